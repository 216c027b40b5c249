// stub_library.c of cubind's binding of the NVML, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/nvml.yaml.
// Header: nvml.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvml";
const int stub_api_version = 12090;

extern nvmlReturn_t functional_nvmlComputeInstanceDestroy(
    nvmlComputeInstance_t computeInstance) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance);
extern nvmlReturn_t functional_nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance,
    nvmlComputeInstanceInfo_t *info) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance,
    nvmlComputeInstanceInfo_t *info);
extern nvmlReturn_t functional_nvmlDeviceClearAccountingPids(nvmlDevice_t device) __attribute__(
    (weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device);
extern nvmlReturn_t functional_nvmlDeviceClearCpuAffinity(nvmlDevice_t device) __attribute__(
    (weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device);
extern nvmlReturn_t functional_nvmlDeviceClearEccErrorCounts(nvmlDevice_t device,
    nvmlEccCounterType_t counterType) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device,
    nvmlEccCounterType_t counterType);
extern nvmlReturn_t functional_nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount,
    nvmlFieldValue_t *values) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount,
    nvmlFieldValue_t *values);
extern nvmlReturn_t functional_nvmlDeviceCreateGpuInstance(nvmlDevice_t device,
    unsigned int profileId, nvmlGpuInstance_t *gpuInstance) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstance_t *gpuInstance);
extern nvmlReturn_t functional_nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device,
    unsigned int profileId, const nvmlGpuInstancePlacement_t *placement,
    nvmlGpuInstance_t *gpuInstance) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device,
    unsigned int profileId, const nvmlGpuInstancePlacement_t *placement,
    nvmlGpuInstance_t *gpuInstance);
extern nvmlReturn_t functional_nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo);
extern nvmlReturn_t functional_nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device,
    unsigned int link, unsigned int counter, nvmlEnableState_t freeze) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device,
    unsigned int link, unsigned int counter, nvmlEnableState_t freeze);
extern nvmlReturn_t functional_nvmlDeviceGetAPIRestriction(nvmlDevice_t device,
    nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device,
    nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted);
extern nvmlReturn_t functional_nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device,
    unsigned int *bufferSize) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device,
    unsigned int *bufferSize);
extern nvmlReturn_t functional_nvmlDeviceGetAccountingMode(nvmlDevice_t device,
    nvmlEnableState_t *mode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode);
extern nvmlReturn_t functional_nvmlDeviceGetAccountingPids(nvmlDevice_t device,
    unsigned int *count, unsigned int *pids) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count,
    unsigned int *pids);
extern nvmlReturn_t functional_nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid,
    nvmlAccountingStats_t *stats) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid,
    nvmlAccountingStats_t *stats);
extern nvmlReturn_t functional_nvmlDeviceGetActiveVgpus(nvmlDevice_t device,
    unsigned int *vgpuCount, nvmlVgpuInstance_t *vgpuInstances) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
    nvmlVgpuInstance_t *vgpuInstances);
extern nvmlReturn_t functional_nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device,
    unsigned int *adaptiveClockStatus) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device,
    unsigned int *adaptiveClockStatus);
extern nvmlReturn_t functional_nvmlDeviceGetApplicationsClock(nvmlDevice_t device,
    nvmlClockType_t clockType, unsigned int *clockMHz) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device,
    nvmlClockType_t clockType, unsigned int *clockMHz);
extern nvmlReturn_t functional_nvmlDeviceGetArchitecture(nvmlDevice_t device,
    nvmlDeviceArchitecture_t *arch) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device,
    nvmlDeviceArchitecture_t *arch);
extern nvmlReturn_t functional_nvmlDeviceGetAttributes_v2(nvmlDevice_t device,
    nvmlDeviceAttributes_t *attributes) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device,
    nvmlDeviceAttributes_t *attributes);
extern nvmlReturn_t functional_nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device,
    nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device,
    nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled);
extern nvmlReturn_t functional_nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device,
    nvmlBAR1Memory_t *bar1Memory) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device,
    nvmlBAR1Memory_t *bar1Memory);
extern nvmlReturn_t functional_nvmlDeviceGetBoardId(nvmlDevice_t device,
    unsigned int *boardId) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId);
extern nvmlReturn_t functional_nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber,
    unsigned int length) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber,
    unsigned int length);
extern nvmlReturn_t functional_nvmlDeviceGetBrand(nvmlDevice_t device,
    nvmlBrandType_t *type) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type);
extern nvmlReturn_t functional_nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device,
    nvmlBridgeChipHierarchy_t *bridgeHierarchy) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device,
    nvmlBridgeChipHierarchy_t *bridgeHierarchy);
extern nvmlReturn_t functional_nvmlDeviceGetBusType(nvmlDevice_t device,
    nvmlBusType_t *type) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type);
extern nvmlReturn_t functional_nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device,
    nvmlC2cModeInfo_v1_t *c2cModeInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device,
    nvmlC2cModeInfo_v1_t *c2cModeInfo);
extern nvmlReturn_t functional_nvmlDeviceGetCapabilities(nvmlDevice_t device,
    nvmlDeviceCapabilities_t *caps) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device,
    nvmlDeviceCapabilities_t *caps);
extern nvmlReturn_t functional_nvmlDeviceGetClkMonStatus(nvmlDevice_t device,
    nvmlClkMonStatus_t *status) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status);
extern nvmlReturn_t functional_nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType,
    nvmlClockId_t clockId, unsigned int *clockMHz) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType,
    nvmlClockId_t clockId, unsigned int *clockMHz);
extern nvmlReturn_t functional_nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type,
    unsigned int *clock) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type,
    unsigned int *clock);
extern nvmlReturn_t functional_nvmlDeviceGetClockOffsets(nvmlDevice_t device,
    nvmlClockOffset_t *info) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info);
extern nvmlReturn_t functional_nvmlDeviceGetComputeInstanceId(nvmlDevice_t device,
    unsigned int *id) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id);
extern nvmlReturn_t functional_nvmlDeviceGetComputeMode(nvmlDevice_t device,
    nvmlComputeMode_t *mode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode);
extern nvmlReturn_t functional_nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device,
    unsigned int *infoCount, nvmlProcessInfo_t *infos) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device,
    unsigned int *infoCount, nvmlProcessInfo_t *infos);
extern nvmlReturn_t functional_nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device,
    nvmlConfComputeGpuAttestationReport_t *gpuAtstReport) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device,
    nvmlConfComputeGpuAttestationReport_t *gpuAtstReport);
extern nvmlReturn_t functional_nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device,
    nvmlConfComputeGpuCertificate_t *gpuCert) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device,
    nvmlConfComputeGpuCertificate_t *gpuCert);
extern nvmlReturn_t functional_nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device,
    nvmlConfComputeMemSizeInfo_t *memInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device,
    nvmlConfComputeMemSizeInfo_t *memInfo);
extern nvmlReturn_t functional_nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device,
    nvmlMemory_t *memory) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device,
    nvmlMemory_t *memory);
extern nvmlReturn_t functional_nvmlDeviceGetCoolerInfo(nvmlDevice_t device,
    nvmlCoolerInfo_t *coolerInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo);
extern nvmlReturn_t functional_nvmlDeviceGetCount_v2(unsigned int *deviceCount) __attribute__(
    (weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount);
extern nvmlReturn_t functional_nvmlDeviceGetCpuAffinity(nvmlDevice_t device,
    unsigned int cpuSetSize, unsigned long *cpuSet) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize,
    unsigned long *cpuSet);
extern nvmlReturn_t functional_nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device,
    unsigned int cpuSetSize, unsigned long *cpuSet,
    nvmlAffinityScope_t scope) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device,
    unsigned int cpuSetSize, unsigned long *cpuSet, nvmlAffinityScope_t scope);
extern nvmlReturn_t functional_nvmlDeviceGetCreatableVgpus(nvmlDevice_t device,
    unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
    nvmlVgpuTypeId_t *vgpuTypeIds);
extern nvmlReturn_t functional_nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major,
    int *minor) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major,
    int *minor);
extern nvmlReturn_t functional_nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device,
    unsigned int *currLinkGen) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device,
    unsigned int *currLinkGen);
extern nvmlReturn_t functional_nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device,
    unsigned int *currLinkWidth) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device,
    unsigned int *currLinkWidth);
extern nvmlReturn_t functional_nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device,
    nvmlDeviceCurrentClockFreqs_t *currentClockFreqs) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device,
    nvmlDeviceCurrentClockFreqs_t *currentClockFreqs);
extern nvmlReturn_t functional_nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device,
    unsigned long long *clocksEventReasons) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device,
    unsigned long long *clocksEventReasons);
extern nvmlReturn_t functional_nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device,
    unsigned long long *clocksThrottleReasons) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device,
    unsigned long long *clocksThrottleReasons);
extern nvmlReturn_t functional_nvmlDeviceGetDecoderUtilization(nvmlDevice_t device,
    unsigned int *utilization, unsigned int *samplingPeriodUs) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device,
    unsigned int *utilization, unsigned int *samplingPeriodUs);
extern nvmlReturn_t functional_nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device,
    nvmlClockType_t clockType, unsigned int *clockMHz) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device,
    nvmlClockType_t clockType, unsigned int *clockMHz);
extern nvmlReturn_t functional_nvmlDeviceGetDefaultEccMode(nvmlDevice_t device,
    nvmlEnableState_t *defaultMode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device,
    nvmlEnableState_t *defaultMode);
extern nvmlReturn_t functional_nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device,
    nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
    nvmlEccErrorCounts_t *eccCounts) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device,
    nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
    nvmlEccErrorCounts_t *eccCounts);
extern nvmlReturn_t functional_nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice,
    nvmlDevice_t *device) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice,
    nvmlDevice_t *device);
extern nvmlReturn_t functional_nvmlDeviceGetDisplayActive(nvmlDevice_t device,
    nvmlEnableState_t *isActive) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device,
    nvmlEnableState_t *isActive);
extern nvmlReturn_t functional_nvmlDeviceGetDisplayMode(nvmlDevice_t device,
    nvmlEnableState_t *display) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display);
extern nvmlReturn_t functional_nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device,
    nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device,
    nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending);
extern nvmlReturn_t functional_nvmlDeviceGetDriverModel_v2(nvmlDevice_t device,
    nvmlDriverModel_t *current, nvmlDriverModel_t *pending) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device,
    nvmlDriverModel_t *current, nvmlDriverModel_t *pending);
extern nvmlReturn_t functional_nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device,
    nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device,
    nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo);
extern nvmlReturn_t functional_nvmlDeviceGetEccMode(nvmlDevice_t device,
    nvmlEnableState_t *current, nvmlEnableState_t *pending) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current,
    nvmlEnableState_t *pending);
extern nvmlReturn_t functional_nvmlDeviceGetEncoderCapacity(nvmlDevice_t device,
    nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device,
    nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity);
extern nvmlReturn_t functional_nvmlDeviceGetEncoderSessions(nvmlDevice_t device,
    unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device,
    unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos);
extern nvmlReturn_t functional_nvmlDeviceGetEncoderStats(nvmlDevice_t device,
    unsigned int *sessionCount, unsigned int *averageFps,
    unsigned int *averageLatency) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount,
    unsigned int *averageFps, unsigned int *averageLatency);
extern nvmlReturn_t functional_nvmlDeviceGetEncoderUtilization(nvmlDevice_t device,
    unsigned int *utilization, unsigned int *samplingPeriodUs) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device,
    unsigned int *utilization, unsigned int *samplingPeriodUs);
extern nvmlReturn_t functional_nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device,
    unsigned int *limit) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit);
extern nvmlReturn_t functional_nvmlDeviceGetFBCSessions(nvmlDevice_t device,
    unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount,
    nvmlFBCSessionInfo_t *sessionInfo);
extern nvmlReturn_t functional_nvmlDeviceGetFBCStats(nvmlDevice_t device,
    nvmlFBCStats_t *fbcStats) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats);
extern nvmlReturn_t functional_nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device,
    unsigned int fan, nvmlFanControlPolicy_t *policy) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan,
    nvmlFanControlPolicy_t *policy);
extern nvmlReturn_t functional_nvmlDeviceGetFanSpeed(nvmlDevice_t device,
    unsigned int *speed) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed);
extern nvmlReturn_t functional_nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device,
    nvmlFanSpeedInfo_t *fanSpeed) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device,
    nvmlFanSpeedInfo_t *fanSpeed);
extern nvmlReturn_t functional_nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan,
    unsigned int *speed) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan,
    unsigned int *speed);
extern nvmlReturn_t functional_nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount,
    nvmlFieldValue_t *values) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount,
    nvmlFieldValue_t *values);
extern nvmlReturn_t functional_nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device,
    int *minOffset, int *maxOffset) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset,
    int *maxOffset);
extern nvmlReturn_t functional_nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device,
    int *offset) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset);
extern nvmlReturn_t functional_nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device,
    nvmlGpuFabricInfo_t *gpuFabricInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device,
    nvmlGpuFabricInfo_t *gpuFabricInfo);
extern nvmlReturn_t functional_nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device,
    nvmlGpuFabricInfoV_t *gpuFabricInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device,
    nvmlGpuFabricInfoV_t *gpuFabricInfo);
extern nvmlReturn_t functional_nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id,
    nvmlGpuInstance_t *gpuInstance) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id,
    nvmlGpuInstance_t *gpuInstance);
extern nvmlReturn_t functional_nvmlDeviceGetGpuInstanceId(nvmlDevice_t device,
    unsigned int *id) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id);
extern nvmlReturn_t functional_nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device,
    unsigned int profileId, nvmlGpuInstancePlacement_t *placements,
    unsigned int *count) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device,
    unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count);
extern nvmlReturn_t functional_nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device,
    unsigned int profile, nvmlGpuInstanceProfileInfo_t *info) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device,
    unsigned int profile, nvmlGpuInstanceProfileInfo_t *info);
extern nvmlReturn_t functional_nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device,
    unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device,
    unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info);
extern nvmlReturn_t functional_nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device,
    unsigned int profileId, unsigned int *count) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device,
    unsigned int profileId, unsigned int *count);
extern nvmlReturn_t functional_nvmlDeviceGetGpuInstances(nvmlDevice_t device,
    unsigned int profileId, nvmlGpuInstance_t *gpuInstances,
    unsigned int *count) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstance_t *gpuInstances, unsigned int *count);
extern nvmlReturn_t functional_nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device,
    unsigned int *maxLinkGenDevice) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device,
    unsigned int *maxLinkGenDevice);
extern nvmlReturn_t functional_nvmlDeviceGetGpuOperationMode(nvmlDevice_t device,
    nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device,
    nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending);
extern nvmlReturn_t functional_nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device,
    unsigned int *infoCount, nvmlProcessInfo_t *infos) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device,
    unsigned int *infoCount, nvmlProcessInfo_t *infos);
extern nvmlReturn_t functional_nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device,
    nvmlGridLicensableFeatures_t *pGridLicensableFeatures) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device,
    nvmlGridLicensableFeatures_t *pGridLicensableFeatures);
extern nvmlReturn_t functional_nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device,
    unsigned int *isEnabled, unsigned int *defaultMode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled,
    unsigned int *defaultMode);
extern nvmlReturn_t functional_nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device,
    char *version) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version);
extern nvmlReturn_t functional_nvmlDeviceGetHandleByIndex_v2(unsigned int index,
    nvmlDevice_t *device) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device);
extern nvmlReturn_t functional_nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId,
    nvmlDevice_t *device) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId,
    nvmlDevice_t *device);
extern nvmlReturn_t functional_nvmlDeviceGetHandleBySerial(const char *serial,
    nvmlDevice_t *device) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device);
extern nvmlReturn_t functional_nvmlDeviceGetHandleByUUID(const char *uuid,
    nvmlDevice_t *device) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device);
extern nvmlReturn_t functional_nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid,
    nvmlDevice_t *device) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device);
extern nvmlReturn_t functional_nvmlDeviceGetHostVgpuMode(nvmlDevice_t device,
    nvmlHostVgpuMode_t *pHostVgpuMode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device,
    nvmlHostVgpuMode_t *pHostVgpuMode);
extern nvmlReturn_t functional_nvmlDeviceGetIndex(nvmlDevice_t device,
    unsigned int *index) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index);
extern nvmlReturn_t functional_nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device,
    unsigned int *checksum) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device,
    unsigned int *checksum);
extern nvmlReturn_t functional_nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version,
    unsigned int length) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version,
    unsigned int length);
extern nvmlReturn_t functional_nvmlDeviceGetInforomVersion(nvmlDevice_t device,
    nvmlInforomObject_t object, char *version, unsigned int length) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device,
    nvmlInforomObject_t object, char *version, unsigned int length);
extern nvmlReturn_t functional_nvmlDeviceGetIrqNum(nvmlDevice_t device,
    unsigned int *irqNum) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum);
extern nvmlReturn_t functional_nvmlDeviceGetJpgUtilization(nvmlDevice_t device,
    unsigned int *utilization, unsigned int *samplingPeriodUs) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device,
    unsigned int *utilization, unsigned int *samplingPeriodUs);
extern nvmlReturn_t functional_nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device,
    unsigned long long *timestamp, unsigned long *durationUs) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device,
    unsigned long long *timestamp, unsigned long *durationUs);
extern nvmlReturn_t functional_nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device,
    unsigned int *infoCount, nvmlProcessInfo_t *infos) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device,
    unsigned int *infoCount, nvmlProcessInfo_t *infos);
extern nvmlReturn_t functional_nvmlDeviceGetMarginTemperature(nvmlDevice_t device,
    nvmlMarginTemperature_t *marginTempInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device,
    nvmlMarginTemperature_t *marginTempInfo);
extern nvmlReturn_t functional_nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type,
    unsigned int *clock) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type,
    unsigned int *clock);
extern nvmlReturn_t functional_nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device,
    nvmlClockType_t clockType, unsigned int *clockMHz) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device,
    nvmlClockType_t clockType, unsigned int *clockMHz);
extern nvmlReturn_t functional_nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device,
    unsigned int *count) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count);
extern nvmlReturn_t functional_nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device,
    unsigned int *maxLinkGen) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device,
    unsigned int *maxLinkGen);
extern nvmlReturn_t functional_nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device,
    unsigned int *maxLinkWidth) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device,
    unsigned int *maxLinkWidth);
extern nvmlReturn_t functional_nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device,
    int *minOffset, int *maxOffset) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset,
    int *maxOffset);
extern nvmlReturn_t functional_nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device,
    int *offset) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset);
extern nvmlReturn_t functional_nvmlDeviceGetMemoryAffinity(nvmlDevice_t device,
    unsigned int nodeSetSize, unsigned long *nodeSet,
    nvmlAffinityScope_t scope) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize,
    unsigned long *nodeSet, nvmlAffinityScope_t scope);
extern nvmlReturn_t functional_nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device,
    unsigned int *busWidth) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth);
extern nvmlReturn_t functional_nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device,
    nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
    nvmlMemoryLocation_t locationType, unsigned long long *count) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device,
    nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
    nvmlMemoryLocation_t locationType, unsigned long long *count);
extern nvmlReturn_t functional_nvmlDeviceGetMemoryInfo(nvmlDevice_t device,
    nvmlMemory_t *memory) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory);
extern nvmlReturn_t functional_nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device,
    nvmlMemory_v2_t *memory) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory);
extern nvmlReturn_t functional_nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device,
    unsigned int index, nvmlDevice_t *migDevice) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device,
    unsigned int index, nvmlDevice_t *migDevice);
extern nvmlReturn_t functional_nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode,
    unsigned int *pendingMode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode,
    unsigned int *pendingMode);
extern nvmlReturn_t functional_nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device,
    nvmlClockType_t type, nvmlPstates_t pstate, unsigned int *minClockMHz,
    unsigned int *maxClockMHz) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device,
    nvmlClockType_t type, nvmlPstates_t pstate, unsigned int *minClockMHz,
    unsigned int *maxClockMHz);
extern nvmlReturn_t functional_nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device,
    unsigned int *minSpeed, unsigned int *maxSpeed) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed,
    unsigned int *maxSpeed);
extern nvmlReturn_t functional_nvmlDeviceGetMinorNumber(nvmlDevice_t device,
    unsigned int *minorNumber) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber);
extern nvmlReturn_t functional_nvmlDeviceGetModuleId(nvmlDevice_t device,
    unsigned int *moduleId) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId);
extern nvmlReturn_t functional_nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device,
    unsigned int *multiGpuBool) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device,
    unsigned int *multiGpuBool);
extern nvmlReturn_t functional_nvmlDeviceGetName(nvmlDevice_t device, char *name,
    unsigned int length) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length);
extern nvmlReturn_t functional_nvmlDeviceGetNumFans(nvmlDevice_t device,
    unsigned int *numFans) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans);
extern nvmlReturn_t functional_nvmlDeviceGetNumGpuCores(nvmlDevice_t device,
    unsigned int *numCores) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores);
extern nvmlReturn_t functional_nvmlDeviceGetNumaNodeId(nvmlDevice_t device,
    unsigned int *node) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node);
extern nvmlReturn_t functional_nvmlDeviceGetNvLinkCapability(nvmlDevice_t device,
    unsigned int link, nvmlNvLinkCapability_t capability,
    unsigned int *capResult) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link,
    nvmlNvLinkCapability_t capability, unsigned int *capResult);
extern nvmlReturn_t functional_nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device,
    unsigned int link, nvmlNvLinkErrorCounter_t counter,
    unsigned long long *counterValue) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link,
    nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue);
extern nvmlReturn_t functional_nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device,
    unsigned int link, nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device,
    unsigned int link, nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType);
extern nvmlReturn_t functional_nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device,
    unsigned int link, nvmlPciInfo_t *pci) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device,
    unsigned int link, nvmlPciInfo_t *pci);
extern nvmlReturn_t functional_nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link,
    nvmlEnableState_t *isActive) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link,
    nvmlEnableState_t *isActive);
extern nvmlReturn_t functional_nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device,
    unsigned int link, unsigned int counter,
    nvmlNvLinkUtilizationControl_t *control) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device,
    unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control);
extern nvmlReturn_t functional_nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device,
    unsigned int link, unsigned int counter, unsigned long long *rxcounter,
    unsigned long long *txcounter) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device,
    unsigned int link, unsigned int counter, unsigned long long *rxcounter,
    unsigned long long *txcounter);
extern nvmlReturn_t functional_nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link,
    unsigned int *version) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link,
    unsigned int *version);
extern nvmlReturn_t functional_nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device,
    nvmlNvlinkGetBwMode_t *getBwMode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device,
    nvmlNvlinkGetBwMode_t *getBwMode);
extern nvmlReturn_t functional_nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,
    nvmlNvlinkSupportedBwModes_t *supportedBwMode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,
    nvmlNvlinkSupportedBwModes_t *supportedBwMode);
extern nvmlReturn_t functional_nvmlDeviceGetOfaUtilization(nvmlDevice_t device,
    unsigned int *utilization, unsigned int *samplingPeriodUs) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device,
    unsigned int *utilization, unsigned int *samplingPeriodUs);
extern nvmlReturn_t functional_nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2,
    nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2,
    nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus);
extern nvmlReturn_t functional_nvmlDeviceGetPciInfoExt(nvmlDevice_t device,
    nvmlPciInfoExt_t *pci) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci);
extern nvmlReturn_t functional_nvmlDeviceGetPciInfo_v3(nvmlDevice_t device,
    nvmlPciInfo_t *pci) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci);
extern nvmlReturn_t functional_nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device,
    unsigned int *maxSpeed) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed);
extern nvmlReturn_t functional_nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device,
    unsigned int *value) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value);
extern nvmlReturn_t functional_nvmlDeviceGetPcieSpeed(nvmlDevice_t device,
    unsigned int *pcieSpeed) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed);
extern nvmlReturn_t functional_nvmlDeviceGetPcieThroughput(nvmlDevice_t device,
    nvmlPcieUtilCounter_t counter, unsigned int *value) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device,
    nvmlPcieUtilCounter_t counter, unsigned int *value);
extern nvmlReturn_t functional_nvmlDeviceGetPerformanceModes(nvmlDevice_t device,
    nvmlDevicePerfModes_t *perfModes) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device,
    nvmlDevicePerfModes_t *perfModes);
extern nvmlReturn_t functional_nvmlDeviceGetPerformanceState(nvmlDevice_t device,
    nvmlPstates_t *pState) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState);
extern nvmlReturn_t functional_nvmlDeviceGetPersistenceMode(nvmlDevice_t device,
    nvmlEnableState_t *mode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode);
extern nvmlReturn_t functional_nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device,
    char *pgpuMetadata, unsigned int *bufferSize) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata,
    unsigned int *bufferSize);
extern nvmlReturn_t functional_nvmlDeviceGetPlatformInfo(nvmlDevice_t device,
    nvmlPlatformInfo_t *platformInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device,
    nvmlPlatformInfo_t *platformInfo);
extern nvmlReturn_t functional_nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device,
    unsigned int *defaultLimit) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device,
    unsigned int *defaultLimit);
extern nvmlReturn_t functional_nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device,
    unsigned int *limit) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device,
    unsigned int *limit);
extern nvmlReturn_t functional_nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device,
    unsigned int *minLimit, unsigned int *maxLimit) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device,
    unsigned int *minLimit, unsigned int *maxLimit);
extern nvmlReturn_t functional_nvmlDeviceGetPowerManagementMode(nvmlDevice_t device,
    nvmlEnableState_t *mode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device,
    nvmlEnableState_t *mode);
extern nvmlReturn_t functional_nvmlDeviceGetPowerSource(nvmlDevice_t device,
    nvmlPowerSource_t *powerSource) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device,
    nvmlPowerSource_t *powerSource);
extern nvmlReturn_t functional_nvmlDeviceGetPowerState(nvmlDevice_t device,
    nvmlPstates_t *pState) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState);
extern nvmlReturn_t functional_nvmlDeviceGetPowerUsage(nvmlDevice_t device,
    unsigned int *power) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power);
extern nvmlReturn_t functional_nvmlDeviceGetProcessUtilization(nvmlDevice_t device,
    nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
    unsigned long long lastSeenTimeStamp) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device,
    nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
    unsigned long long lastSeenTimeStamp);
extern nvmlReturn_t functional_nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device,
    nvmlProcessesUtilizationInfo_t *procesesUtilInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device,
    nvmlProcessesUtilizationInfo_t *procesesUtilInfo);
extern nvmlReturn_t functional_nvmlDeviceGetRemappedRows(nvmlDevice_t device,
    unsigned int *corrRows, unsigned int *uncRows, unsigned int *isPending,
    unsigned int *failureOccurred) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows,
    unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred);
extern nvmlReturn_t functional_nvmlDeviceGetRetiredPages(nvmlDevice_t device,
    nvmlPageRetirementCause_t cause, unsigned int *pageCount,
    unsigned long long *addresses) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device,
    nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses);
extern nvmlReturn_t functional_nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device,
    nvmlEnableState_t *isPending) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device,
    nvmlEnableState_t *isPending);
extern nvmlReturn_t functional_nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device,
    nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses,
    unsigned long long *timestamps) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device,
    nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses,
    unsigned long long *timestamps);
extern nvmlReturn_t functional_nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device,
    nvmlRowRemapperHistogramValues_t *values) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device,
    nvmlRowRemapperHistogramValues_t *values);
extern nvmlReturn_t functional_nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device,
    nvmlProcessDetailList_t *plist) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device,
    nvmlProcessDetailList_t *plist);
extern nvmlReturn_t functional_nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type,
    unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
    unsigned int *sampleCount, nvmlSample_t *samples) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type,
    unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
    unsigned int *sampleCount, nvmlSample_t *samples);
extern nvmlReturn_t functional_nvmlDeviceGetSerial(nvmlDevice_t device, char *serial,
    unsigned int length) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial,
    unsigned int length);
extern nvmlReturn_t functional_nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device,
    nvmlEccSramErrorStatus_t *status) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device,
    nvmlEccSramErrorStatus_t *status);
extern nvmlReturn_t functional_nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device,
    unsigned long long *supportedClocksEventReasons) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device,
    unsigned long long *supportedClocksEventReasons);
extern nvmlReturn_t functional_nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device,
    unsigned long long *supportedClocksThrottleReasons) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device,
    unsigned long long *supportedClocksThrottleReasons);
extern nvmlReturn_t functional_nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device,
    unsigned long long *eventTypes) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device,
    unsigned long long *eventTypes);
extern nvmlReturn_t functional_nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device,
    unsigned int memoryClockMHz, unsigned int *count,
    unsigned int *clocksMHz) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device,
    unsigned int memoryClockMHz, unsigned int *count, unsigned int *clocksMHz);
extern nvmlReturn_t functional_nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device,
    unsigned int *count, unsigned int *clocksMHz) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device,
    unsigned int *count, unsigned int *clocksMHz);
extern nvmlReturn_t functional_nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device,
    nvmlPstates_t *pstates, unsigned int size) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device,
    nvmlPstates_t *pstates, unsigned int size);
extern nvmlReturn_t functional_nvmlDeviceGetSupportedVgpus(nvmlDevice_t device,
    unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
    nvmlVgpuTypeId_t *vgpuTypeIds);
extern nvmlReturn_t functional_nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan,
    unsigned int *targetSpeed) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan,
    unsigned int *targetSpeed);
extern nvmlReturn_t functional_nvmlDeviceGetTemperature(nvmlDevice_t device,
    nvmlTemperatureSensors_t sensorType, unsigned int *temp) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device,
    nvmlTemperatureSensors_t sensorType, unsigned int *temp);
extern nvmlReturn_t functional_nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device,
    nvmlTemperatureThresholds_t thresholdType, unsigned int *temp) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device,
    nvmlTemperatureThresholds_t thresholdType, unsigned int *temp);
extern nvmlReturn_t functional_nvmlDeviceGetTemperatureV(nvmlDevice_t device,
    nvmlTemperature_t *temperature) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device,
    nvmlTemperature_t *temperature);
extern nvmlReturn_t functional_nvmlDeviceGetThermalSettings(nvmlDevice_t device,
    unsigned int sensorIndex, nvmlGpuThermalSettings_t *pThermalSettings) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device,
    unsigned int sensorIndex, nvmlGpuThermalSettings_t *pThermalSettings);
extern nvmlReturn_t functional_nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1,
    nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1,
    nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo);
extern nvmlReturn_t functional_nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device,
    nvmlGpuTopologyLevel_t level, unsigned int *count,
    nvmlDevice_t *deviceArray) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device,
    nvmlGpuTopologyLevel_t level, unsigned int *count, nvmlDevice_t *deviceArray);
extern nvmlReturn_t functional_nvmlDeviceGetTotalEccErrors(nvmlDevice_t device,
    nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
    unsigned long long *eccCounts) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device,
    nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
    unsigned long long *eccCounts);
extern nvmlReturn_t functional_nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device,
    unsigned long long *energy) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device,
    unsigned long long *energy);
extern nvmlReturn_t functional_nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid,
    unsigned int length) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length);
extern nvmlReturn_t functional_nvmlDeviceGetUtilizationRates(nvmlDevice_t device,
    nvmlUtilization_t *utilization) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device,
    nvmlUtilization_t *utilization);
extern nvmlReturn_t functional_nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version,
    unsigned int length) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version,
    unsigned int length);
extern nvmlReturn_t functional_nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device,
    nvmlDeviceVgpuCapability_t capability, unsigned int *capResult) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device,
    nvmlDeviceVgpuCapability_t capability, unsigned int *capResult);
extern nvmlReturn_t functional_nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device,
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device,
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode);
extern nvmlReturn_t functional_nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,
    nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,
    nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo);
extern nvmlReturn_t functional_nvmlDeviceGetVgpuMetadata(nvmlDevice_t device,
    nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device,
    nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize);
extern nvmlReturn_t functional_nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device,
    unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount,
    nvmlVgpuProcessUtilizationSample_t *utilizationSamples) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device,
    unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount,
    nvmlVgpuProcessUtilizationSample_t *utilizationSamples);
extern nvmlReturn_t functional_nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device,
    nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device,
    nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo);
extern nvmlReturn_t functional_nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device,
    nvmlVgpuSchedulerCapabilities_t *pCapabilities) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device,
    nvmlVgpuSchedulerCapabilities_t *pCapabilities);
extern nvmlReturn_t functional_nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device,
    nvmlVgpuSchedulerLog_t *pSchedulerLog) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device,
    nvmlVgpuSchedulerLog_t *pSchedulerLog);
extern nvmlReturn_t functional_nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device,
    nvmlVgpuSchedulerGetState_t *pSchedulerState) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device,
    nvmlVgpuSchedulerGetState_t *pSchedulerState);
extern nvmlReturn_t functional_nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device,
    nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device,
    nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList);
extern nvmlReturn_t functional_nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device,
    nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device,
    nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList);
extern nvmlReturn_t functional_nvmlDeviceGetVgpuUtilization(nvmlDevice_t device,
    unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
    unsigned int *vgpuInstanceSamplesCount,
    nvmlVgpuInstanceUtilizationSample_t *utilizationSamples) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device,
    unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
    unsigned int *vgpuInstanceSamplesCount,
    nvmlVgpuInstanceUtilizationSample_t *utilizationSamples);
extern nvmlReturn_t functional_nvmlDeviceGetViolationStatus(nvmlDevice_t device,
    nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device,
    nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime);
extern nvmlReturn_t functional_nvmlDeviceGetVirtualizationMode(nvmlDevice_t device,
    nvmlGpuVirtualizationMode_t *pVirtualMode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device,
    nvmlGpuVirtualizationMode_t *pVirtualMode);
extern nvmlReturn_t functional_nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device,
    unsigned int *isMigDevice) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device,
    unsigned int *isMigDevice);
extern nvmlReturn_t functional_nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo,
    nvmlEnableState_t newState) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo,
    nvmlEnableState_t newState);
extern nvmlReturn_t functional_nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2,
    int *onSameBoard) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2,
    int *onSameBoard);
extern nvmlReturn_t functional_nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device,
    nvmlPowerSmoothingProfile_t *profile) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device,
    nvmlPowerSmoothingProfile_t *profile);
extern nvmlReturn_t functional_nvmlDevicePowerSmoothingSetState(nvmlDevice_t device,
    nvmlPowerSmoothingState_t *state) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device,
    nvmlPowerSmoothingState_t *state);
extern nvmlReturn_t functional_nvmlDevicePowerSmoothingUpdatePresetProfileParam(
    nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device,
    nvmlPowerSmoothingProfile_t *profile);
extern nvmlReturn_t functional_nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo,
    nvmlEnableState_t *currentState) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo,
    nvmlEnableState_t *currentState);
extern nvmlReturn_t functional_nvmlDeviceRegisterEvents(nvmlDevice_t device,
    unsigned long long eventTypes, nvmlEventSet_t set) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device,
    unsigned long long eventTypes, nvmlEventSet_t set);
extern nvmlReturn_t functional_nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo,
    nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo,
    nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState);
extern nvmlReturn_t functional_nvmlDeviceResetApplicationsClocks(nvmlDevice_t device) __attribute__(
    (weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device);
extern nvmlReturn_t functional_nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device) __attribute__(
    (weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device);
extern nvmlReturn_t functional_nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device) __attribute__(
    (weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device);
extern nvmlReturn_t functional_nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device,
    unsigned int link) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link);
extern nvmlReturn_t functional_nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device,
    unsigned int link, unsigned int counter) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device,
    unsigned int link, unsigned int counter);
extern nvmlReturn_t functional_nvmlDeviceSetAPIRestriction(nvmlDevice_t device,
    nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device,
    nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted);
extern nvmlReturn_t functional_nvmlDeviceSetAccountingMode(nvmlDevice_t device,
    nvmlEnableState_t mode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode);
extern nvmlReturn_t functional_nvmlDeviceSetApplicationsClocks(nvmlDevice_t device,
    unsigned int memClockMHz, unsigned int graphicsClockMHz) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device,
    unsigned int memClockMHz, unsigned int graphicsClockMHz);
extern nvmlReturn_t functional_nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device,
    nvmlEnableState_t enabled) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device,
    nvmlEnableState_t enabled);
extern nvmlReturn_t functional_nvmlDeviceSetClockOffsets(nvmlDevice_t device,
    nvmlClockOffset_t *info) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info);
extern nvmlReturn_t functional_nvmlDeviceSetComputeMode(nvmlDevice_t device,
    nvmlComputeMode_t mode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode);
extern nvmlReturn_t functional_nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device,
    unsigned long long sizeKiB) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device,
    unsigned long long sizeKiB);
extern nvmlReturn_t functional_nvmlDeviceSetCpuAffinity(nvmlDevice_t device) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device);
extern nvmlReturn_t functional_nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device,
    nvmlEnableState_t enabled, unsigned int flags) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device,
    nvmlEnableState_t enabled, unsigned int flags);
extern nvmlReturn_t functional_nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device,
    unsigned int fan) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan);
extern nvmlReturn_t functional_nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device,
    const nvmlDramEncryptionInfo_t *dramEncryption) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device,
    const nvmlDramEncryptionInfo_t *dramEncryption);
extern nvmlReturn_t functional_nvmlDeviceSetDriverModel(nvmlDevice_t device,
    nvmlDriverModel_t driverModel, unsigned int flags) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device,
    nvmlDriverModel_t driverModel, unsigned int flags);
extern nvmlReturn_t functional_nvmlDeviceSetEccMode(nvmlDevice_t device,
    nvmlEnableState_t ecc) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc);
extern nvmlReturn_t functional_nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan,
    nvmlFanControlPolicy_t policy) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan,
    nvmlFanControlPolicy_t policy);
extern nvmlReturn_t functional_nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan,
    unsigned int speed) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan,
    unsigned int speed);
extern nvmlReturn_t functional_nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device,
    int offset) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset);
extern nvmlReturn_t functional_nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device,
    unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device,
    unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz);
extern nvmlReturn_t functional_nvmlDeviceSetGpuOperationMode(nvmlDevice_t device,
    nvmlGpuOperationMode_t mode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device,
    nvmlGpuOperationMode_t mode);
extern nvmlReturn_t functional_nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device,
    int offset) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset);
extern nvmlReturn_t functional_nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device,
    unsigned int minMemClockMHz, unsigned int maxMemClockMHz) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device,
    unsigned int minMemClockMHz, unsigned int maxMemClockMHz);
extern nvmlReturn_t functional_nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode,
    nvmlReturn_t *activationStatus) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode,
    nvmlReturn_t *activationStatus);
extern nvmlReturn_t functional_nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device,
    nvmlNvLinkPowerThres_t *info) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device,
    nvmlNvLinkPowerThres_t *info);
extern nvmlReturn_t functional_nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device,
    unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control,
    unsigned int reset) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device,
    unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control,
    unsigned int reset);
extern nvmlReturn_t functional_nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device,
    nvmlNvlinkSetBwMode_t *setBwMode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device,
    nvmlNvlinkSetBwMode_t *setBwMode);
extern nvmlReturn_t functional_nvmlDeviceSetPersistenceMode(nvmlDevice_t device,
    nvmlEnableState_t mode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode);
extern nvmlReturn_t functional_nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device,
    unsigned int limit) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit);
extern nvmlReturn_t functional_nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device,
    nvmlPowerValue_v2_t *powerValue) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device,
    nvmlPowerValue_v2_t *powerValue);
extern nvmlReturn_t functional_nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device,
    nvmlTemperatureThresholds_t thresholdType, int *temp) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device,
    nvmlTemperatureThresholds_t thresholdType, int *temp);
extern nvmlReturn_t functional_nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device,
    nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device,
    nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state);
extern nvmlReturn_t functional_nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device,
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device,
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode);
extern nvmlReturn_t functional_nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device,
    nvmlVgpuSchedulerSetState_t *pSchedulerState) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device,
    nvmlVgpuSchedulerSetState_t *pSchedulerState);
extern nvmlReturn_t functional_nvmlDeviceSetVirtualizationMode(nvmlDevice_t device,
    nvmlGpuVirtualizationMode_t virtualMode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device,
    nvmlGpuVirtualizationMode_t virtualMode);
extern nvmlReturn_t functional_nvmlDeviceValidateInforom(nvmlDevice_t device) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device);
extern nvmlReturn_t functional_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
    nvmlDevice_t device,
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device,
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles);
extern nvmlReturn_t functional_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(
    nvmlDevice_t device,
    nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device,
    nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles);
extern nvmlReturn_t functional_nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device,
    nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device,
    nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo);
extern nvmlReturn_t functional_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
    nvmlDevice_t device,
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device,
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles);
extern const char * functional_nvmlErrorString(nvmlReturn_t result) __attribute__((weak));
STUB_EXPORT const char * nvmlErrorString(nvmlReturn_t result);
extern nvmlReturn_t functional_nvmlEventSetCreate(nvmlEventSet_t *set) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set);
extern nvmlReturn_t functional_nvmlEventSetFree(nvmlEventSet_t set) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set);
extern nvmlReturn_t functional_nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data,
    unsigned int timeoutms) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data,
    unsigned int timeoutms);
extern nvmlReturn_t functional_nvmlGetExcludedDeviceCount(unsigned int *deviceCount) __attribute__(
    (weak));
STUB_EXPORT nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount);
extern nvmlReturn_t functional_nvmlGetExcludedDeviceInfoByIndex(unsigned int index,
    nvmlExcludedDeviceInfo_t *info) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index,
    nvmlExcludedDeviceInfo_t *info);
extern nvmlReturn_t functional_nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata,
    nvmlVgpuPgpuMetadata_t *pgpuMetadata,
    nvmlVgpuPgpuCompatibility_t *compatibilityInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata,
    nvmlVgpuPgpuMetadata_t *pgpuMetadata, nvmlVgpuPgpuCompatibility_t *compatibilityInfo);
extern nvmlReturn_t functional_nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability,
    unsigned int *capResult) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability,
    unsigned int *capResult);
extern nvmlReturn_t functional_nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported,
    nvmlVgpuVersion_t *current) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported,
    nvmlVgpuVersion_t *current);
extern nvmlReturn_t functional_nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet) __attribute__(
    (weak));
STUB_EXPORT nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet);
extern nvmlReturn_t functional_nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId,
    nvmlGpmSample_t gpmSample) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId,
    nvmlGpmSample_t gpmSample);
extern nvmlReturn_t functional_nvmlGpmQueryDeviceSupport(nvmlDevice_t device,
    nvmlGpmSupport_t *gpmSupport) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device,
    nvmlGpmSupport_t *gpmSupport);
extern nvmlReturn_t functional_nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device,
    unsigned int *state) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state);
extern nvmlReturn_t functional_nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample);
extern nvmlReturn_t functional_nvmlGpmSampleFree(nvmlGpmSample_t gpmSample) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample);
extern nvmlReturn_t functional_nvmlGpmSampleGet(nvmlDevice_t device,
    nvmlGpmSample_t gpmSample) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample);
extern nvmlReturn_t functional_nvmlGpmSetStreamingEnabled(nvmlDevice_t device,
    unsigned int state) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state);
extern nvmlReturn_t functional_nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance,
    unsigned int profileId, nvmlComputeInstance_t *computeInstance) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance,
    unsigned int profileId, nvmlComputeInstance_t *computeInstance);
extern nvmlReturn_t functional_nvmlGpuInstanceCreateComputeInstanceWithPlacement(
    nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    const nvmlComputeInstancePlacement_t *placement,
    nvmlComputeInstance_t *computeInstance) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(
    nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    const nvmlComputeInstancePlacement_t *placement, nvmlComputeInstance_t *computeInstance);
extern nvmlReturn_t functional_nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance) __attribute__(
    (weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance);
extern nvmlReturn_t functional_nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance,
    nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance,
    nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo);
extern nvmlReturn_t functional_nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance,
    unsigned int id, nvmlComputeInstance_t *computeInstance) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance,
    unsigned int id, nvmlComputeInstance_t *computeInstance);
extern nvmlReturn_t functional_nvmlGpuInstanceGetComputeInstancePossiblePlacements(
    nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    nvmlComputeInstancePlacement_t *placements, unsigned int *count) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(
    nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    nvmlComputeInstancePlacement_t *placements, unsigned int *count);
extern nvmlReturn_t functional_nvmlGpuInstanceGetComputeInstanceProfileInfo(
    nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile,
    nvmlComputeInstanceProfileInfo_t *info) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(
    nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile,
    nvmlComputeInstanceProfileInfo_t *info);
extern nvmlReturn_t functional_nvmlGpuInstanceGetComputeInstanceProfileInfoV(
    nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile,
    nvmlComputeInstanceProfileInfo_v2_t *info) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(
    nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile,
    nvmlComputeInstanceProfileInfo_v2_t *info);
extern nvmlReturn_t functional_nvmlGpuInstanceGetComputeInstanceRemainingCapacity(
    nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    unsigned int *count) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(
    nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int *count);
extern nvmlReturn_t functional_nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance,
    unsigned int profileId, nvmlComputeInstance_t *computeInstances,
    unsigned int *count) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance,
    unsigned int profileId, nvmlComputeInstance_t *computeInstances, unsigned int *count);
extern nvmlReturn_t functional_nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuTypeIdInfo_t *pVgpus) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuTypeIdInfo_t *pVgpus);
extern nvmlReturn_t functional_nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance,
    nvmlGpuInstanceInfo_t *info) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance,
    nvmlGpuInstanceInfo_t *info);
extern nvmlReturn_t functional_nvmlGpuInstanceGetVgpuHeterogeneousMode(
    nvmlGpuInstance_t gpuInstance,
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode);
extern nvmlReturn_t functional_nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo);
extern nvmlReturn_t functional_nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo);
extern nvmlReturn_t functional_nvmlGpuInstanceGetVgpuTypeCreatablePlacements(
    nvmlGpuInstance_t gpuInstance,
    nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(
    nvmlGpuInstance_t gpuInstance, nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo);
extern nvmlReturn_t functional_nvmlGpuInstanceSetVgpuHeterogeneousMode(
    nvmlGpuInstance_t gpuInstance,
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode);
extern nvmlReturn_t functional_nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerState_t *pScheduler) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerState_t *pScheduler);
extern nvmlReturn_t functional_nvmlInitWithFlags(unsigned int flags) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlInitWithFlags(unsigned int flags);
extern nvmlReturn_t functional_nvmlInit_v2(void) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlInit_v2(void);
extern nvmlReturn_t functional_nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion) __attribute__(
    (weak));
STUB_EXPORT nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion);
extern nvmlReturn_t functional_nvmlShutdown(void) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlShutdown(void);
extern nvmlReturn_t functional_nvmlSystemEventSetCreate(
    nvmlSystemEventSetCreateRequest_t *request) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request);
extern nvmlReturn_t functional_nvmlSystemEventSetFree(
    nvmlSystemEventSetFreeRequest_t *request) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request);
extern nvmlReturn_t functional_nvmlSystemEventSetWait(
    nvmlSystemEventSetWaitRequest_t *request) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request);
extern nvmlReturn_t functional_nvmlSystemGetConfComputeCapabilities(
    nvmlConfComputeSystemCaps_t *capabilities) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemGetConfComputeCapabilities(
    nvmlConfComputeSystemCaps_t *capabilities);
extern nvmlReturn_t functional_nvmlSystemGetConfComputeGpusReadyState(
    unsigned int *isAcceptingWork) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork);
extern nvmlReturn_t functional_nvmlSystemGetConfComputeKeyRotationThresholdInfo(
    nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(
    nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo);
extern nvmlReturn_t functional_nvmlSystemGetConfComputeSettings(
    nvmlSystemConfComputeSettings_t *settings) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemGetConfComputeSettings(
    nvmlSystemConfComputeSettings_t *settings);
extern nvmlReturn_t functional_nvmlSystemGetConfComputeState(
    nvmlConfComputeSystemState_t *state) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state);
extern nvmlReturn_t functional_nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion) __attribute__(
    (weak));
STUB_EXPORT nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion);
extern nvmlReturn_t functional_nvmlSystemGetCudaDriverVersion_v2(
    int *cudaDriverVersion) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion);
extern nvmlReturn_t functional_nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo,
    unsigned int length) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo,
    unsigned int length);
extern nvmlReturn_t functional_nvmlSystemGetDriverVersion(char *version,
    unsigned int length) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length);
extern nvmlReturn_t functional_nvmlSystemGetHicVersion(unsigned int *hwbcCount,
    nvmlHwbcEntry_t *hwbcEntries) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount,
    nvmlHwbcEntry_t *hwbcEntries);
extern nvmlReturn_t functional_nvmlSystemGetNVMLVersion(char *version,
    unsigned int length) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length);
extern nvmlReturn_t functional_nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode) __attribute__(
    (weak));
STUB_EXPORT nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode);
extern nvmlReturn_t functional_nvmlSystemGetProcessName(unsigned int pid, char *name,
    unsigned int length) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name,
    unsigned int length);
extern nvmlReturn_t functional_nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber,
    unsigned int *count, nvmlDevice_t *deviceArray) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count,
    nvmlDevice_t *deviceArray);
extern nvmlReturn_t functional_nvmlSystemRegisterEvents(
    nvmlSystemRegisterEventRequest_t *request) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request);
extern nvmlReturn_t functional_nvmlSystemSetConfComputeGpusReadyState(
    unsigned int isAcceptingWork) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork);
extern nvmlReturn_t functional_nvmlSystemSetConfComputeKeyRotationThresholdInfo(
    nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(
    nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo);
extern nvmlReturn_t functional_nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode) __attribute__(
    (weak));
STUB_EXPORT nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode);
extern nvmlReturn_t functional_nvmlUnitGetCount(unsigned int *unitCount) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount);
extern nvmlReturn_t functional_nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount,
    nvmlDevice_t *devices) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount,
    nvmlDevice_t *devices);
extern nvmlReturn_t functional_nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit,
    nvmlUnitFanSpeeds_t *fanSpeeds) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds);
extern nvmlReturn_t functional_nvmlUnitGetHandleByIndex(unsigned int index,
    nvmlUnit_t *unit) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit);
extern nvmlReturn_t functional_nvmlUnitGetLedState(nvmlUnit_t unit,
    nvmlLedState_t *state) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state);
extern nvmlReturn_t functional_nvmlUnitGetPsuInfo(nvmlUnit_t unit,
    nvmlPSUInfo_t *psu) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu);
extern nvmlReturn_t functional_nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type,
    unsigned int *temp) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type,
    unsigned int *temp);
extern nvmlReturn_t functional_nvmlUnitGetUnitInfo(nvmlUnit_t unit,
    nvmlUnitInfo_t *info) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info);
extern nvmlReturn_t functional_nvmlUnitSetLedState(nvmlUnit_t unit,
    nvmlLedColor_t color) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color);
extern nvmlReturn_t functional_nvmlVgpuInstanceClearAccountingPids(
    nvmlVgpuInstance_t vgpuInstance) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance,
    nvmlEnableState_t *mode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance,
    nvmlEnableState_t *mode);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *count, unsigned int *pids) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *count, unsigned int *pids);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance,
    unsigned int pid, nvmlAccountingStats_t *stats) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance,
    unsigned int pid, nvmlAccountingStats_t *stats);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance,
    nvmlEnableState_t *eccMode) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance,
    nvmlEnableState_t *eccMode);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *encoderCapacity) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *encoderCapacity);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *sessionCount, unsigned int *averageFps,
    unsigned int *averageLatency) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance,
    nvmlFBCStats_t *fbcStats) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance,
    nvmlFBCStats_t *fbcStats);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance,
    unsigned long long *fbUsage) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance,
    unsigned long long *fbUsage);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *frameRateLimit) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *frameRateLimit);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *gpuInstanceId) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *gpuInstanceId);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance,
    char *vgpuPciId, unsigned int *length) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance,
    char *vgpuPciId, unsigned int *length);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuLicenseInfo_t *licenseInfo) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuLicenseInfo_t *licenseInfo);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *licensed) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *licensed);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance,
    char *mdevUuid, unsigned int size) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance,
    char *mdevUuid, unsigned int size);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuPlacementId_t *pPlacement) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuPlacementId_t *pPlacement);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuRuntimeState_t *pState) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuRuntimeState_t *pState);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuTypeId_t *vgpuTypeId) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuTypeId_t *vgpuTypeId);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid,
    unsigned int size) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid,
    unsigned int size);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance,
    char *version, unsigned int length) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance,
    char *version, unsigned int length);
extern nvmlReturn_t functional_nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId,
    unsigned int size, nvmlVgpuVmIdType_t *vmIdType) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId,
    unsigned int size, nvmlVgpuVmIdType_t *vmIdType);
extern nvmlReturn_t functional_nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
    unsigned int encoderCapacity) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
    unsigned int encoderCapacity);
extern nvmlReturn_t functional_nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId,
    nvmlVgpuTypeBar1Info_t *bar1Info) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId,
    nvmlVgpuTypeBar1Info_t *bar1Info);
extern nvmlReturn_t functional_nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId,
    nvmlVgpuCapability_t capability, unsigned int *capResult) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId,
    nvmlVgpuCapability_t capability, unsigned int *capResult);
extern nvmlReturn_t functional_nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId,
    char *vgpuTypeClass, unsigned int *size) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass,
    unsigned int *size);
extern nvmlReturn_t functional_nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned long long *deviceID, unsigned long long *subsystemID) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned long long *deviceID, unsigned long long *subsystemID);
extern nvmlReturn_t functional_nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned long long *fbReservation) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned long long *fbReservation);
extern nvmlReturn_t functional_nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *frameRateLimit) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *frameRateLimit);
extern nvmlReturn_t functional_nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned long long *fbSize) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned long long *fbSize);
extern nvmlReturn_t functional_nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *gpuInstanceProfileId) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *gpuInstanceProfileId);
extern nvmlReturn_t functional_nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned long long *gspHeapSize) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned long long *gspHeapSize);
extern nvmlReturn_t functional_nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId,
    char *vgpuTypeLicenseString, unsigned int size) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId,
    char *vgpuTypeLicenseString, unsigned int size);
extern nvmlReturn_t functional_nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device,
    nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device,
    nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount);
extern nvmlReturn_t functional_nvmlVgpuTypeGetMaxInstancesPerGpuInstance(
    nvmlVgpuTypeMaxInstance_t *pMaxInstance) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(
    nvmlVgpuTypeMaxInstance_t *pMaxInstance);
extern nvmlReturn_t functional_nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *vgpuInstanceCountPerVm) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *vgpuInstanceCountPerVm);
extern nvmlReturn_t functional_nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName,
    unsigned int *size) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName,
    unsigned int *size);
extern nvmlReturn_t functional_nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *numDisplayHeads) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *numDisplayHeads);
extern nvmlReturn_t functional_nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int displayIndex, unsigned int *xdim, unsigned int *ydim) __attribute__((weak));
STUB_EXPORT nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int displayIndex, unsigned int *xdim, unsigned int *ydim);

STUB_EXPORT nvmlReturn_t
nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_nvmlComputeInstanceDestroy != NULL)
        return functional_nvmlComputeInstanceDestroy(computeInstance);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &computeInstance, sizeof computeInstance);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance,
    nvmlComputeInstanceInfo_t *info)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_nvmlComputeInstanceGetInfo_v2 != NULL)
        return functional_nvmlComputeInstanceGetInfo_v2(computeInstance, info);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &computeInstance, sizeof computeInstance);
    stub_argument(recorded, &info, sizeof info);
    stub_output(recorded, 1, (void *)info, sizeof(nvmlComputeInstanceInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceClearAccountingPids(nvmlDevice_t device)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_nvmlDeviceClearAccountingPids != NULL)
        return functional_nvmlDeviceClearAccountingPids(device);
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &device, sizeof device);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceClearCpuAffinity(nvmlDevice_t device)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_nvmlDeviceClearCpuAffinity != NULL)
        return functional_nvmlDeviceClearCpuAffinity(device);
    stub_call *recorded = stub_begin(3);
    stub_argument(recorded, &device, sizeof device);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType)
{
    if (STUB_LIKELY(stub_modes[4] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[4] == STUB_FUNCTIONAL && functional_nvmlDeviceClearEccErrorCounts != NULL)
        return functional_nvmlDeviceClearEccErrorCounts(device, counterType);
    stub_call *recorded = stub_begin(4);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &counterType, sizeof counterType);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)
{
    if (STUB_LIKELY(stub_modes[5] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[5] == STUB_FUNCTIONAL && functional_nvmlDeviceClearFieldValues != NULL)
        return functional_nvmlDeviceClearFieldValues(device, valuesCount, values);
    stub_call *recorded = stub_begin(5);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &valuesCount, sizeof valuesCount);
    stub_argument(recorded, &values, sizeof values);
    stub_input(recorded, 2, values, stub_items((size_t)valuesCount) * sizeof(nvmlFieldValue_t));
    stub_output_open(recorded, 2, (void *)values, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstance_t *gpuInstance)
{
    if (STUB_LIKELY(stub_modes[6] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[6] == STUB_FUNCTIONAL && functional_nvmlDeviceCreateGpuInstance != NULL)
        return functional_nvmlDeviceCreateGpuInstance(device, profileId, gpuInstance);
    stub_call *recorded = stub_begin(6);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &profileId, sizeof profileId);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_output(recorded, 2, (void *)gpuInstance, sizeof(nvmlGpuInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int profileId,
    const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance)
{
    if (STUB_LIKELY(stub_modes[7] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[7] == STUB_FUNCTIONAL
        && functional_nvmlDeviceCreateGpuInstanceWithPlacement != NULL)
        return functional_nvmlDeviceCreateGpuInstanceWithPlacement(device, profileId, placement,
            gpuInstance);
    stub_call *recorded = stub_begin(7);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &profileId, sizeof profileId);
    stub_argument(recorded, &placement, sizeof placement);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_input(recorded, 2, placement, sizeof(nvmlGpuInstancePlacement_t));
    stub_output(recorded, 3, (void *)gpuInstance, sizeof(nvmlGpuInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)
{
    if (STUB_LIKELY(stub_modes[8] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[8] == STUB_FUNCTIONAL && functional_nvmlDeviceDiscoverGpus != NULL)
        return functional_nvmlDeviceDiscoverGpus(pciInfo);
    stub_call *recorded = stub_begin(8);
    stub_argument(recorded, &pciInfo, sizeof pciInfo);
    stub_input(recorded, 0, pciInfo, sizeof(nvmlPciInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
    unsigned int counter, nvmlEnableState_t freeze)
{
    if (STUB_LIKELY(stub_modes[9] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[9] == STUB_FUNCTIONAL
        && functional_nvmlDeviceFreezeNvLinkUtilizationCounter != NULL)
        return functional_nvmlDeviceFreezeNvLinkUtilizationCounter(device, link, counter, freeze);
    stub_call *recorded = stub_begin(9);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &link, sizeof link);
    stub_argument(recorded, &counter, sizeof counter);
    stub_argument(recorded, &freeze, sizeof freeze);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
    nvmlEnableState_t *isRestricted)
{
    if (STUB_LIKELY(stub_modes[10] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[10] == STUB_FUNCTIONAL && functional_nvmlDeviceGetAPIRestriction != NULL)
        return functional_nvmlDeviceGetAPIRestriction(device, apiType, isRestricted);
    stub_call *recorded = stub_begin(10);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &apiType, sizeof apiType);
    stub_argument(recorded, &isRestricted, sizeof isRestricted);
    stub_output(recorded, 2, (void *)isRestricted, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize)
{
    if (STUB_LIKELY(stub_modes[11] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[11] == STUB_FUNCTIONAL && functional_nvmlDeviceGetAccountingBufferSize != NULL)
        return functional_nvmlDeviceGetAccountingBufferSize(device, bufferSize);
    stub_call *recorded = stub_begin(11);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &bufferSize, sizeof bufferSize);
    stub_input(recorded, 1, bufferSize, sizeof(unsigned int));
    stub_output(recorded, 1, (void *)bufferSize, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
    if (STUB_LIKELY(stub_modes[12] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[12] == STUB_FUNCTIONAL && functional_nvmlDeviceGetAccountingMode != NULL)
        return functional_nvmlDeviceGetAccountingMode(device, mode);
    stub_call *recorded = stub_begin(12);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &mode, sizeof mode);
    stub_output(recorded, 1, (void *)mode, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count, unsigned int *pids)
{
    if (STUB_LIKELY(stub_modes[13] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[13] == STUB_FUNCTIONAL && functional_nvmlDeviceGetAccountingPids != NULL)
        return functional_nvmlDeviceGetAccountingPids(device, count, pids);
    stub_call *recorded = stub_begin(13);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &pids, sizeof pids);
    stub_input(recorded, 1, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 1, count, sizeof *count,
        count != NULL && pids != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)pids, count_written * sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid, nvmlAccountingStats_t *stats)
{
    if (STUB_LIKELY(stub_modes[14] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[14] == STUB_FUNCTIONAL && functional_nvmlDeviceGetAccountingStats != NULL)
        return functional_nvmlDeviceGetAccountingStats(device, pid, stats);
    stub_call *recorded = stub_begin(14);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pid, sizeof pid);
    stub_argument(recorded, &stats, sizeof stats);
    stub_output(recorded, 2, (void *)stats, sizeof(nvmlAccountingStats_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
    nvmlVgpuInstance_t *vgpuInstances)
{
    if (STUB_LIKELY(stub_modes[15] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[15] == STUB_FUNCTIONAL && functional_nvmlDeviceGetActiveVgpus != NULL)
        return functional_nvmlDeviceGetActiveVgpus(device, vgpuCount, vgpuInstances);
    stub_call *recorded = stub_begin(15);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &vgpuCount, sizeof vgpuCount);
    stub_argument(recorded, &vgpuInstances, sizeof vgpuInstances);
    stub_input(recorded, 1, vgpuCount, sizeof(unsigned int));
    size_t vgpuCount_written = stub_output_count(recorded, 1, vgpuCount, sizeof *vgpuCount,
        vgpuCount != NULL && vgpuInstances != NULL ? stub_items((size_t)*vgpuCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)vgpuInstances, vgpuCount_written * sizeof(nvmlVgpuInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device, unsigned int *adaptiveClockStatus)
{
    if (STUB_LIKELY(stub_modes[16] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[16] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetAdaptiveClockInfoStatus != NULL)
        return functional_nvmlDeviceGetAdaptiveClockInfoStatus(device, adaptiveClockStatus);
    stub_call *recorded = stub_begin(16);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &adaptiveClockStatus, sizeof adaptiveClockStatus);
    stub_output(recorded, 1, (void *)adaptiveClockStatus, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType,
    unsigned int *clockMHz)
{
    if (STUB_LIKELY(stub_modes[17] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[17] == STUB_FUNCTIONAL && functional_nvmlDeviceGetApplicationsClock != NULL)
        return functional_nvmlDeviceGetApplicationsClock(device, clockType, clockMHz);
    stub_call *recorded = stub_begin(17);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &clockType, sizeof clockType);
    stub_argument(recorded, &clockMHz, sizeof clockMHz);
    stub_output(recorded, 2, (void *)clockMHz, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)
{
    if (STUB_LIKELY(stub_modes[18] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[18] == STUB_FUNCTIONAL && functional_nvmlDeviceGetArchitecture != NULL)
        return functional_nvmlDeviceGetArchitecture(device, arch);
    stub_call *recorded = stub_begin(18);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &arch, sizeof arch);
    stub_output(recorded, 1, (void *)arch, sizeof(nvmlDeviceArchitecture_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)
{
    if (STUB_LIKELY(stub_modes[19] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[19] == STUB_FUNCTIONAL && functional_nvmlDeviceGetAttributes_v2 != NULL)
        return functional_nvmlDeviceGetAttributes_v2(device, attributes);
    stub_call *recorded = stub_begin(19);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &attributes, sizeof attributes);
    stub_output(recorded, 1, (void *)attributes, sizeof(nvmlDeviceAttributes_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t *isEnabled,
    nvmlEnableState_t *defaultIsEnabled)
{
    if (STUB_LIKELY(stub_modes[20] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[20] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetAutoBoostedClocksEnabled != NULL)
        return functional_nvmlDeviceGetAutoBoostedClocksEnabled(device, isEnabled,
            defaultIsEnabled);
    stub_call *recorded = stub_begin(20);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &isEnabled, sizeof isEnabled);
    stub_argument(recorded, &defaultIsEnabled, sizeof defaultIsEnabled);
    stub_output(recorded, 1, (void *)isEnabled, sizeof(nvmlEnableState_t));
    stub_output(recorded, 2, (void *)defaultIsEnabled, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)
{
    if (STUB_LIKELY(stub_modes[21] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[21] == STUB_FUNCTIONAL && functional_nvmlDeviceGetBAR1MemoryInfo != NULL)
        return functional_nvmlDeviceGetBAR1MemoryInfo(device, bar1Memory);
    stub_call *recorded = stub_begin(21);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &bar1Memory, sizeof bar1Memory);
    stub_output(recorded, 1, (void *)bar1Memory, sizeof(nvmlBAR1Memory_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)
{
    if (STUB_LIKELY(stub_modes[22] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[22] == STUB_FUNCTIONAL && functional_nvmlDeviceGetBoardId != NULL)
        return functional_nvmlDeviceGetBoardId(device, boardId);
    stub_call *recorded = stub_begin(22);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &boardId, sizeof boardId);
    stub_output(recorded, 1, (void *)boardId, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber, unsigned int length)
{
    if (STUB_LIKELY(stub_modes[23] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[23] == STUB_FUNCTIONAL && functional_nvmlDeviceGetBoardPartNumber != NULL)
        return functional_nvmlDeviceGetBoardPartNumber(device, partNumber, length);
    stub_call *recorded = stub_begin(23);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &partNumber, sizeof partNumber);
    stub_argument(recorded, &length, sizeof length);
    stub_output(recorded, 1, (void *)partNumber, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)
{
    if (STUB_LIKELY(stub_modes[24] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[24] == STUB_FUNCTIONAL && functional_nvmlDeviceGetBrand != NULL)
        return functional_nvmlDeviceGetBrand(device, type);
    stub_call *recorded = stub_begin(24);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &type, sizeof type);
    stub_output(recorded, 1, (void *)type, sizeof(nvmlBrandType_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device, nvmlBridgeChipHierarchy_t *bridgeHierarchy)
{
    if (STUB_LIKELY(stub_modes[25] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[25] == STUB_FUNCTIONAL && functional_nvmlDeviceGetBridgeChipInfo != NULL)
        return functional_nvmlDeviceGetBridgeChipInfo(device, bridgeHierarchy);
    stub_call *recorded = stub_begin(25);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &bridgeHierarchy, sizeof bridgeHierarchy);
    stub_output(recorded, 1, (void *)bridgeHierarchy, sizeof(nvmlBridgeChipHierarchy_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)
{
    if (STUB_LIKELY(stub_modes[26] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[26] == STUB_FUNCTIONAL && functional_nvmlDeviceGetBusType != NULL)
        return functional_nvmlDeviceGetBusType(device, type);
    stub_call *recorded = stub_begin(26);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &type, sizeof type);
    stub_output(recorded, 1, (void *)type, sizeof(nvmlBusType_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo)
{
    if (STUB_LIKELY(stub_modes[27] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[27] == STUB_FUNCTIONAL && functional_nvmlDeviceGetC2cModeInfoV != NULL)
        return functional_nvmlDeviceGetC2cModeInfoV(device, c2cModeInfo);
    stub_call *recorded = stub_begin(27);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &c2cModeInfo, sizeof c2cModeInfo);
    stub_output(recorded, 1, (void *)c2cModeInfo, sizeof(nvmlC2cModeInfo_v1_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)
{
    if (STUB_LIKELY(stub_modes[28] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[28] == STUB_FUNCTIONAL && functional_nvmlDeviceGetCapabilities != NULL)
        return functional_nvmlDeviceGetCapabilities(device, caps);
    stub_call *recorded = stub_begin(28);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &caps, sizeof caps);
    stub_input(recorded, 1, caps, sizeof(nvmlDeviceCapabilities_t));
    stub_output_open(recorded, 1, (void *)caps, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)
{
    if (STUB_LIKELY(stub_modes[29] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[29] == STUB_FUNCTIONAL && functional_nvmlDeviceGetClkMonStatus != NULL)
        return functional_nvmlDeviceGetClkMonStatus(device, status);
    stub_call *recorded = stub_begin(29);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &status, sizeof status);
    stub_output(recorded, 1, (void *)status, sizeof(nvmlClkMonStatus_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId,
    unsigned int *clockMHz)
{
    if (STUB_LIKELY(stub_modes[30] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[30] == STUB_FUNCTIONAL && functional_nvmlDeviceGetClock != NULL)
        return functional_nvmlDeviceGetClock(device, clockType, clockId, clockMHz);
    stub_call *recorded = stub_begin(30);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &clockType, sizeof clockType);
    stub_argument(recorded, &clockId, sizeof clockId);
    stub_argument(recorded, &clockMHz, sizeof clockMHz);
    stub_output(recorded, 3, (void *)clockMHz, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)
{
    if (STUB_LIKELY(stub_modes[31] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[31] == STUB_FUNCTIONAL && functional_nvmlDeviceGetClockInfo != NULL)
        return functional_nvmlDeviceGetClockInfo(device, type, clock);
    stub_call *recorded = stub_begin(31);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &clock, sizeof clock);
    stub_output(recorded, 2, (void *)clock, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
{
    if (STUB_LIKELY(stub_modes[32] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[32] == STUB_FUNCTIONAL && functional_nvmlDeviceGetClockOffsets != NULL)
        return functional_nvmlDeviceGetClockOffsets(device, info);
    stub_call *recorded = stub_begin(32);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &info, sizeof info);
    stub_input(recorded, 1, info, sizeof(nvmlClockOffset_t));
    stub_output_open(recorded, 1, (void *)info, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)
{
    if (STUB_LIKELY(stub_modes[33] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[33] == STUB_FUNCTIONAL && functional_nvmlDeviceGetComputeInstanceId != NULL)
        return functional_nvmlDeviceGetComputeInstanceId(device, id);
    stub_call *recorded = stub_begin(33);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &id, sizeof id);
    stub_output(recorded, 1, (void *)id, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)
{
    if (STUB_LIKELY(stub_modes[34] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[34] == STUB_FUNCTIONAL && functional_nvmlDeviceGetComputeMode != NULL)
        return functional_nvmlDeviceGetComputeMode(device, mode);
    stub_call *recorded = stub_begin(34);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &mode, sizeof mode);
    stub_output(recorded, 1, (void *)mode, sizeof(nvmlComputeMode_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount,
    nvmlProcessInfo_t *infos)
{
    if (STUB_LIKELY(stub_modes[35] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[35] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetComputeRunningProcesses_v3 != NULL)
        return functional_nvmlDeviceGetComputeRunningProcesses_v3(device, infoCount, infos);
    stub_call *recorded = stub_begin(35);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &infoCount, sizeof infoCount);
    stub_argument(recorded, &infos, sizeof infos);
    stub_input(recorded, 1, infoCount, sizeof(unsigned int));
    size_t infoCount_written = stub_output_count(recorded, 1, infoCount, sizeof *infoCount,
        infoCount != NULL && infos != NULL ? stub_items((size_t)*infoCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)infos, infoCount_written * sizeof(nvmlProcessInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device,
    nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)
{
    if (STUB_LIKELY(stub_modes[36] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[36] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetConfComputeGpuAttestationReport != NULL)
        return functional_nvmlDeviceGetConfComputeGpuAttestationReport(device, gpuAtstReport);
    stub_call *recorded = stub_begin(36);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &gpuAtstReport, sizeof gpuAtstReport);
    stub_output(recorded, 1, (void *)gpuAtstReport, sizeof(nvmlConfComputeGpuAttestationReport_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device,
    nvmlConfComputeGpuCertificate_t *gpuCert)
{
    if (STUB_LIKELY(stub_modes[37] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[37] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetConfComputeGpuCertificate != NULL)
        return functional_nvmlDeviceGetConfComputeGpuCertificate(device, gpuCert);
    stub_call *recorded = stub_begin(37);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &gpuCert, sizeof gpuCert);
    stub_output(recorded, 1, (void *)gpuCert, sizeof(nvmlConfComputeGpuCertificate_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t *memInfo)
{
    if (STUB_LIKELY(stub_modes[38] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[38] == STUB_FUNCTIONAL && functional_nvmlDeviceGetConfComputeMemSizeInfo != NULL)
        return functional_nvmlDeviceGetConfComputeMemSizeInfo(device, memInfo);
    stub_call *recorded = stub_begin(38);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &memInfo, sizeof memInfo);
    stub_output(recorded, 1, (void *)memInfo, sizeof(nvmlConfComputeMemSizeInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device, nvmlMemory_t *memory)
{
    if (STUB_LIKELY(stub_modes[39] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[39] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetConfComputeProtectedMemoryUsage != NULL)
        return functional_nvmlDeviceGetConfComputeProtectedMemoryUsage(device, memory);
    stub_call *recorded = stub_begin(39);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &memory, sizeof memory);
    stub_output(recorded, 1, (void *)memory, sizeof(nvmlMemory_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)
{
    if (STUB_LIKELY(stub_modes[40] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[40] == STUB_FUNCTIONAL && functional_nvmlDeviceGetCoolerInfo != NULL)
        return functional_nvmlDeviceGetCoolerInfo(device, coolerInfo);
    stub_call *recorded = stub_begin(40);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &coolerInfo, sizeof coolerInfo);
    stub_input(recorded, 1, coolerInfo, sizeof(nvmlCoolerInfo_t));
    stub_output_open(recorded, 1, (void *)coolerInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCount_v2(unsigned int *deviceCount)
{
    if (STUB_LIKELY(stub_modes[41] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[41] == STUB_FUNCTIONAL && functional_nvmlDeviceGetCount_v2 != NULL)
        return functional_nvmlDeviceGetCount_v2(deviceCount);
    stub_call *recorded = stub_begin(41);
    stub_argument(recorded, &deviceCount, sizeof deviceCount);
    stub_output(recorded, 0, (void *)deviceCount, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet)
{
    if (STUB_LIKELY(stub_modes[42] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[42] == STUB_FUNCTIONAL && functional_nvmlDeviceGetCpuAffinity != NULL)
        return functional_nvmlDeviceGetCpuAffinity(device, cpuSetSize, cpuSet);
    stub_call *recorded = stub_begin(42);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &cpuSetSize, sizeof cpuSetSize);
    stub_argument(recorded, &cpuSet, sizeof cpuSet);
    stub_output(recorded, 2, (void *)cpuSet,
        stub_items((size_t)cpuSetSize) * sizeof(unsigned long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize,
    unsigned long *cpuSet, nvmlAffinityScope_t scope)
{
    if (STUB_LIKELY(stub_modes[43] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[43] == STUB_FUNCTIONAL && functional_nvmlDeviceGetCpuAffinityWithinScope != NULL)
        return functional_nvmlDeviceGetCpuAffinityWithinScope(device, cpuSetSize, cpuSet, scope);
    stub_call *recorded = stub_begin(43);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &cpuSetSize, sizeof cpuSetSize);
    stub_argument(recorded, &cpuSet, sizeof cpuSet);
    stub_argument(recorded, &scope, sizeof scope);
    stub_output(recorded, 2, (void *)cpuSet,
        stub_items((size_t)cpuSetSize) * sizeof(unsigned long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
    nvmlVgpuTypeId_t *vgpuTypeIds)
{
    if (STUB_LIKELY(stub_modes[44] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[44] == STUB_FUNCTIONAL && functional_nvmlDeviceGetCreatableVgpus != NULL)
        return functional_nvmlDeviceGetCreatableVgpus(device, vgpuCount, vgpuTypeIds);
    stub_call *recorded = stub_begin(44);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &vgpuCount, sizeof vgpuCount);
    stub_argument(recorded, &vgpuTypeIds, sizeof vgpuTypeIds);
    stub_input(recorded, 1, vgpuCount, sizeof(unsigned int));
    size_t vgpuCount_written = stub_output_count(recorded, 1, vgpuCount, sizeof *vgpuCount,
        vgpuCount != NULL && vgpuTypeIds != NULL ? stub_items((size_t)*vgpuCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)vgpuTypeIds, vgpuCount_written * sizeof(nvmlVgpuTypeId_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor)
{
    if (STUB_LIKELY(stub_modes[45] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[45] == STUB_FUNCTIONAL && functional_nvmlDeviceGetCudaComputeCapability != NULL)
        return functional_nvmlDeviceGetCudaComputeCapability(device, major, minor);
    stub_call *recorded = stub_begin(45);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &major, sizeof major);
    stub_argument(recorded, &minor, sizeof minor);
    stub_output(recorded, 1, (void *)major, sizeof(int));
    stub_output(recorded, 2, (void *)minor, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen)
{
    if (STUB_LIKELY(stub_modes[46] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[46] == STUB_FUNCTIONAL && functional_nvmlDeviceGetCurrPcieLinkGeneration != NULL)
        return functional_nvmlDeviceGetCurrPcieLinkGeneration(device, currLinkGen);
    stub_call *recorded = stub_begin(46);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &currLinkGen, sizeof currLinkGen);
    stub_output(recorded, 1, (void *)currLinkGen, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int *currLinkWidth)
{
    if (STUB_LIKELY(stub_modes[47] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[47] == STUB_FUNCTIONAL && functional_nvmlDeviceGetCurrPcieLinkWidth != NULL)
        return functional_nvmlDeviceGetCurrPcieLinkWidth(device, currLinkWidth);
    stub_call *recorded = stub_begin(47);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &currLinkWidth, sizeof currLinkWidth);
    stub_output(recorded, 1, (void *)currLinkWidth, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device,
    nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)
{
    if (STUB_LIKELY(stub_modes[48] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[48] == STUB_FUNCTIONAL && functional_nvmlDeviceGetCurrentClockFreqs != NULL)
        return functional_nvmlDeviceGetCurrentClockFreqs(device, currentClockFreqs);
    stub_call *recorded = stub_begin(48);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &currentClockFreqs, sizeof currentClockFreqs);
    stub_input(recorded, 1, currentClockFreqs, sizeof(nvmlDeviceCurrentClockFreqs_t));
    stub_output_open(recorded, 1, (void *)currentClockFreqs, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device, unsigned long long *clocksEventReasons)
{
    if (STUB_LIKELY(stub_modes[49] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[49] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetCurrentClocksEventReasons != NULL)
        return functional_nvmlDeviceGetCurrentClocksEventReasons(device, clocksEventReasons);
    stub_call *recorded = stub_begin(49);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &clocksEventReasons, sizeof clocksEventReasons);
    stub_output(recorded, 1, (void *)clocksEventReasons, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device,
    unsigned long long *clocksThrottleReasons)
{
    if (STUB_LIKELY(stub_modes[50] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[50] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetCurrentClocksThrottleReasons != NULL)
        return functional_nvmlDeviceGetCurrentClocksThrottleReasons(device, clocksThrottleReasons);
    stub_call *recorded = stub_begin(50);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &clocksThrottleReasons, sizeof clocksThrottleReasons);
    stub_output(recorded, 1, (void *)clocksThrottleReasons, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization,
    unsigned int *samplingPeriodUs)
{
    if (STUB_LIKELY(stub_modes[51] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[51] == STUB_FUNCTIONAL && functional_nvmlDeviceGetDecoderUtilization != NULL)
        return functional_nvmlDeviceGetDecoderUtilization(device, utilization, samplingPeriodUs);
    stub_call *recorded = stub_begin(51);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &utilization, sizeof utilization);
    stub_argument(recorded, &samplingPeriodUs, sizeof samplingPeriodUs);
    stub_output(recorded, 1, (void *)utilization, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)samplingPeriodUs, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType,
    unsigned int *clockMHz)
{
    if (STUB_LIKELY(stub_modes[52] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[52] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetDefaultApplicationsClock != NULL)
        return functional_nvmlDeviceGetDefaultApplicationsClock(device, clockType, clockMHz);
    stub_call *recorded = stub_begin(52);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &clockType, sizeof clockType);
    stub_argument(recorded, &clockMHz, sizeof clockMHz);
    stub_output(recorded, 2, (void *)clockMHz, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)
{
    if (STUB_LIKELY(stub_modes[53] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[53] == STUB_FUNCTIONAL && functional_nvmlDeviceGetDefaultEccMode != NULL)
        return functional_nvmlDeviceGetDefaultEccMode(device, defaultMode);
    stub_call *recorded = stub_begin(53);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &defaultMode, sizeof defaultMode);
    stub_output(recorded, 1, (void *)defaultMode, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
    nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)
{
    if (STUB_LIKELY(stub_modes[54] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[54] == STUB_FUNCTIONAL && functional_nvmlDeviceGetDetailedEccErrors != NULL)
        return functional_nvmlDeviceGetDetailedEccErrors(device, errorType, counterType, eccCounts);
    stub_call *recorded = stub_begin(54);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &errorType, sizeof errorType);
    stub_argument(recorded, &counterType, sizeof counterType);
    stub_argument(recorded, &eccCounts, sizeof eccCounts);
    stub_output(recorded, 3, (void *)eccCounts, sizeof(nvmlEccErrorCounts_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice, nvmlDevice_t *device)
{
    if (STUB_LIKELY(stub_modes[55] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[55] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetDeviceHandleFromMigDeviceHandle != NULL)
        return functional_nvmlDeviceGetDeviceHandleFromMigDeviceHandle(migDevice, device);
    stub_call *recorded = stub_begin(55);
    stub_argument(recorded, &migDevice, sizeof migDevice);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive)
{
    if (STUB_LIKELY(stub_modes[56] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[56] == STUB_FUNCTIONAL && functional_nvmlDeviceGetDisplayActive != NULL)
        return functional_nvmlDeviceGetDisplayActive(device, isActive);
    stub_call *recorded = stub_begin(56);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &isActive, sizeof isActive);
    stub_output(recorded, 1, (void *)isActive, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)
{
    if (STUB_LIKELY(stub_modes[57] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[57] == STUB_FUNCTIONAL && functional_nvmlDeviceGetDisplayMode != NULL)
        return functional_nvmlDeviceGetDisplayMode(device, display);
    stub_call *recorded = stub_begin(57);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &display, sizeof display);
    stub_output(recorded, 1, (void *)display, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device, nvmlDramEncryptionInfo_t *current,
    nvmlDramEncryptionInfo_t *pending)
{
    if (STUB_LIKELY(stub_modes[58] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[58] == STUB_FUNCTIONAL && functional_nvmlDeviceGetDramEncryptionMode != NULL)
        return functional_nvmlDeviceGetDramEncryptionMode(device, current, pending);
    stub_call *recorded = stub_begin(58);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &current, sizeof current);
    stub_argument(recorded, &pending, sizeof pending);
    stub_input(recorded, 1, current, sizeof(nvmlDramEncryptionInfo_t));
    stub_input(recorded, 2, pending, sizeof(nvmlDramEncryptionInfo_t));
    stub_output_open(recorded, 1, (void *)current, 0);
    stub_output_open(recorded, 2, (void *)pending, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current,
    nvmlDriverModel_t *pending)
{
    if (STUB_LIKELY(stub_modes[59] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[59] == STUB_FUNCTIONAL && functional_nvmlDeviceGetDriverModel_v2 != NULL)
        return functional_nvmlDeviceGetDriverModel_v2(device, current, pending);
    stub_call *recorded = stub_begin(59);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &current, sizeof current);
    stub_argument(recorded, &pending, sizeof pending);
    stub_output(recorded, 1, (void *)current, sizeof(nvmlDriverModel_t));
    stub_output(recorded, 2, (void *)pending, sizeof(nvmlDriverModel_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device,
    nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)
{
    if (STUB_LIKELY(stub_modes[60] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[60] == STUB_FUNCTIONAL && functional_nvmlDeviceGetDynamicPstatesInfo != NULL)
        return functional_nvmlDeviceGetDynamicPstatesInfo(device, pDynamicPstatesInfo);
    stub_call *recorded = stub_begin(60);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pDynamicPstatesInfo, sizeof pDynamicPstatesInfo);
    stub_output(recorded, 1, (void *)pDynamicPstatesInfo, sizeof(nvmlGpuDynamicPstatesInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current, nvmlEnableState_t *pending)
{
    if (STUB_LIKELY(stub_modes[61] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[61] == STUB_FUNCTIONAL && functional_nvmlDeviceGetEccMode != NULL)
        return functional_nvmlDeviceGetEccMode(device, current, pending);
    stub_call *recorded = stub_begin(61);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &current, sizeof current);
    stub_argument(recorded, &pending, sizeof pending);
    stub_output(recorded, 1, (void *)current, sizeof(nvmlEnableState_t));
    stub_output(recorded, 2, (void *)pending, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType,
    unsigned int *encoderCapacity)
{
    if (STUB_LIKELY(stub_modes[62] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[62] == STUB_FUNCTIONAL && functional_nvmlDeviceGetEncoderCapacity != NULL)
        return functional_nvmlDeviceGetEncoderCapacity(device, encoderQueryType, encoderCapacity);
    stub_call *recorded = stub_begin(62);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &encoderQueryType, sizeof encoderQueryType);
    stub_argument(recorded, &encoderCapacity, sizeof encoderCapacity);
    stub_output(recorded, 2, (void *)encoderCapacity, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount,
    nvmlEncoderSessionInfo_t *sessionInfos)
{
    if (STUB_LIKELY(stub_modes[63] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[63] == STUB_FUNCTIONAL && functional_nvmlDeviceGetEncoderSessions != NULL)
        return functional_nvmlDeviceGetEncoderSessions(device, sessionCount, sessionInfos);
    stub_call *recorded = stub_begin(63);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &sessionCount, sizeof sessionCount);
    stub_argument(recorded, &sessionInfos, sizeof sessionInfos);
    stub_input(recorded, 1, sessionCount, sizeof(unsigned int));
    size_t sessionCount_written = stub_output_count(recorded, 1, sessionCount,
        sizeof *sessionCount,
        sessionCount != NULL && sessionInfos != NULL ? stub_items((size_t)*sessionCount)
        : SIZE_MAX);
    stub_output(recorded, 2, (void *)sessionInfos,
        sessionCount_written * sizeof(nvmlEncoderSessionInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount,
    unsigned int *averageFps, unsigned int *averageLatency)
{
    if (STUB_LIKELY(stub_modes[64] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[64] == STUB_FUNCTIONAL && functional_nvmlDeviceGetEncoderStats != NULL)
        return functional_nvmlDeviceGetEncoderStats(device, sessionCount, averageFps,
            averageLatency);
    stub_call *recorded = stub_begin(64);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &sessionCount, sizeof sessionCount);
    stub_argument(recorded, &averageFps, sizeof averageFps);
    stub_argument(recorded, &averageLatency, sizeof averageLatency);
    stub_output(recorded, 1, (void *)sessionCount, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)averageFps, sizeof(unsigned int));
    stub_output(recorded, 3, (void *)averageLatency, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization,
    unsigned int *samplingPeriodUs)
{
    if (STUB_LIKELY(stub_modes[65] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[65] == STUB_FUNCTIONAL && functional_nvmlDeviceGetEncoderUtilization != NULL)
        return functional_nvmlDeviceGetEncoderUtilization(device, utilization, samplingPeriodUs);
    stub_call *recorded = stub_begin(65);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &utilization, sizeof utilization);
    stub_argument(recorded, &samplingPeriodUs, sizeof samplingPeriodUs);
    stub_output(recorded, 1, (void *)utilization, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)samplingPeriodUs, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)
{
    if (STUB_LIKELY(stub_modes[66] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[66] == STUB_FUNCTIONAL && functional_nvmlDeviceGetEnforcedPowerLimit != NULL)
        return functional_nvmlDeviceGetEnforcedPowerLimit(device, limit);
    stub_call *recorded = stub_begin(66);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &limit, sizeof limit);
    stub_output(recorded, 1, (void *)limit, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount,
    nvmlFBCSessionInfo_t *sessionInfo)
{
    if (STUB_LIKELY(stub_modes[67] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[67] == STUB_FUNCTIONAL && functional_nvmlDeviceGetFBCSessions != NULL)
        return functional_nvmlDeviceGetFBCSessions(device, sessionCount, sessionInfo);
    stub_call *recorded = stub_begin(67);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &sessionCount, sizeof sessionCount);
    stub_argument(recorded, &sessionInfo, sizeof sessionInfo);
    stub_input(recorded, 1, sessionCount, sizeof(unsigned int));
    size_t sessionCount_written = stub_output_count(recorded, 1, sessionCount,
        sizeof *sessionCount,
        sessionCount != NULL && sessionInfo != NULL ? stub_items((size_t)*sessionCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)sessionInfo,
        sessionCount_written * sizeof(nvmlFBCSessionInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)
{
    if (STUB_LIKELY(stub_modes[68] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[68] == STUB_FUNCTIONAL && functional_nvmlDeviceGetFBCStats != NULL)
        return functional_nvmlDeviceGetFBCStats(device, fbcStats);
    stub_call *recorded = stub_begin(68);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &fbcStats, sizeof fbcStats);
    stub_output(recorded, 1, (void *)fbcStats, sizeof(nvmlFBCStats_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan,
    nvmlFanControlPolicy_t *policy)
{
    if (STUB_LIKELY(stub_modes[69] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[69] == STUB_FUNCTIONAL && functional_nvmlDeviceGetFanControlPolicy_v2 != NULL)
        return functional_nvmlDeviceGetFanControlPolicy_v2(device, fan, policy);
    stub_call *recorded = stub_begin(69);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &fan, sizeof fan);
    stub_argument(recorded, &policy, sizeof policy);
    stub_output(recorded, 2, (void *)policy, sizeof(nvmlFanControlPolicy_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)
{
    if (STUB_LIKELY(stub_modes[70] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[70] == STUB_FUNCTIONAL && functional_nvmlDeviceGetFanSpeed != NULL)
        return functional_nvmlDeviceGetFanSpeed(device, speed);
    stub_call *recorded = stub_begin(70);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &speed, sizeof speed);
    stub_output(recorded, 1, (void *)speed, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)
{
    if (STUB_LIKELY(stub_modes[71] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[71] == STUB_FUNCTIONAL && functional_nvmlDeviceGetFanSpeedRPM != NULL)
        return functional_nvmlDeviceGetFanSpeedRPM(device, fanSpeed);
    stub_call *recorded = stub_begin(71);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &fanSpeed, sizeof fanSpeed);
    stub_input(recorded, 1, fanSpeed, sizeof(nvmlFanSpeedInfo_t));
    stub_output_open(recorded, 1, (void *)fanSpeed, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed)
{
    if (STUB_LIKELY(stub_modes[72] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[72] == STUB_FUNCTIONAL && functional_nvmlDeviceGetFanSpeed_v2 != NULL)
        return functional_nvmlDeviceGetFanSpeed_v2(device, fan, speed);
    stub_call *recorded = stub_begin(72);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &fan, sizeof fan);
    stub_argument(recorded, &speed, sizeof speed);
    stub_output(recorded, 2, (void *)speed, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)
{
    if (STUB_LIKELY(stub_modes[73] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[73] == STUB_FUNCTIONAL && functional_nvmlDeviceGetFieldValues != NULL)
        return functional_nvmlDeviceGetFieldValues(device, valuesCount, values);
    stub_call *recorded = stub_begin(73);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &valuesCount, sizeof valuesCount);
    stub_argument(recorded, &values, sizeof values);
    stub_input(recorded, 2, values, stub_items((size_t)valuesCount) * sizeof(nvmlFieldValue_t));
    stub_output_open(recorded, 2, (void *)values, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)
{
    if (STUB_LIKELY(stub_modes[74] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[74] == STUB_FUNCTIONAL && functional_nvmlDeviceGetGpcClkMinMaxVfOffset != NULL)
        return functional_nvmlDeviceGetGpcClkMinMaxVfOffset(device, minOffset, maxOffset);
    stub_call *recorded = stub_begin(74);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &minOffset, sizeof minOffset);
    stub_argument(recorded, &maxOffset, sizeof maxOffset);
    stub_output(recorded, 1, (void *)minOffset, sizeof(int));
    stub_output(recorded, 2, (void *)maxOffset, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)
{
    if (STUB_LIKELY(stub_modes[75] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[75] == STUB_FUNCTIONAL && functional_nvmlDeviceGetGpcClkVfOffset != NULL)
        return functional_nvmlDeviceGetGpcClkVfOffset(device, offset);
    stub_call *recorded = stub_begin(75);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &offset, sizeof offset);
    stub_output(recorded, 1, (void *)offset, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)
{
    if (STUB_LIKELY(stub_modes[76] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[76] == STUB_FUNCTIONAL && functional_nvmlDeviceGetGpuFabricInfo != NULL)
        return functional_nvmlDeviceGetGpuFabricInfo(device, gpuFabricInfo);
    stub_call *recorded = stub_begin(76);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &gpuFabricInfo, sizeof gpuFabricInfo);
    stub_output(recorded, 1, (void *)gpuFabricInfo, sizeof(nvmlGpuFabricInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo)
{
    if (STUB_LIKELY(stub_modes[77] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[77] == STUB_FUNCTIONAL && functional_nvmlDeviceGetGpuFabricInfoV != NULL)
        return functional_nvmlDeviceGetGpuFabricInfoV(device, gpuFabricInfo);
    stub_call *recorded = stub_begin(77);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &gpuFabricInfo, sizeof gpuFabricInfo);
    stub_input(recorded, 1, gpuFabricInfo, sizeof(nvmlGpuFabricInfoV_t));
    stub_output_open(recorded, 1, (void *)gpuFabricInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t *gpuInstance)
{
    if (STUB_LIKELY(stub_modes[78] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[78] == STUB_FUNCTIONAL && functional_nvmlDeviceGetGpuInstanceById != NULL)
        return functional_nvmlDeviceGetGpuInstanceById(device, id, gpuInstance);
    stub_call *recorded = stub_begin(78);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &id, sizeof id);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_output(recorded, 2, (void *)gpuInstance, sizeof(nvmlGpuInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)
{
    if (STUB_LIKELY(stub_modes[79] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[79] == STUB_FUNCTIONAL && functional_nvmlDeviceGetGpuInstanceId != NULL)
        return functional_nvmlDeviceGetGpuInstanceId(device, id);
    stub_call *recorded = stub_begin(79);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &id, sizeof id);
    stub_output(recorded, 1, (void *)id, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstancePlacement_t *placements, unsigned int *count)
{
    if (STUB_LIKELY(stub_modes[80] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[80] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetGpuInstancePossiblePlacements_v2 != NULL)
        return functional_nvmlDeviceGetGpuInstancePossiblePlacements_v2(device, profileId,
            placements, count);
    stub_call *recorded = stub_begin(80);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &profileId, sizeof profileId);
    stub_argument(recorded, &placements, sizeof placements);
    stub_argument(recorded, &count, sizeof count);
    stub_input(recorded, 3, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 3, count, sizeof *count,
        count != NULL && placements != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)placements,
        count_written * sizeof(nvmlGpuInstancePlacement_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile,
    nvmlGpuInstanceProfileInfo_t *info)
{
    if (STUB_LIKELY(stub_modes[81] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[81] == STUB_FUNCTIONAL && functional_nvmlDeviceGetGpuInstanceProfileInfo != NULL)
        return functional_nvmlDeviceGetGpuInstanceProfileInfo(device, profile, info);
    stub_call *recorded = stub_begin(81);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &profile, sizeof profile);
    stub_argument(recorded, &info, sizeof info);
    stub_output(recorded, 2, (void *)info, sizeof(nvmlGpuInstanceProfileInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile,
    nvmlGpuInstanceProfileInfo_v2_t *info)
{
    if (STUB_LIKELY(stub_modes[82] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[82] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetGpuInstanceProfileInfoV != NULL)
        return functional_nvmlDeviceGetGpuInstanceProfileInfoV(device, profile, info);
    stub_call *recorded = stub_begin(82);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &profile, sizeof profile);
    stub_argument(recorded, &info, sizeof info);
    stub_input(recorded, 2, info, sizeof(nvmlGpuInstanceProfileInfo_v2_t));
    stub_output_open(recorded, 2, (void *)info, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int profileId,
    unsigned int *count)
{
    if (STUB_LIKELY(stub_modes[83] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[83] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetGpuInstanceRemainingCapacity != NULL)
        return functional_nvmlDeviceGetGpuInstanceRemainingCapacity(device, profileId, count);
    stub_call *recorded = stub_begin(83);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &profileId, sizeof profileId);
    stub_argument(recorded, &count, sizeof count);
    stub_output(recorded, 2, (void *)count, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstance_t *gpuInstances, unsigned int *count)
{
    if (STUB_LIKELY(stub_modes[84] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[84] == STUB_FUNCTIONAL && functional_nvmlDeviceGetGpuInstances != NULL)
        return functional_nvmlDeviceGetGpuInstances(device, profileId, gpuInstances, count);
    stub_call *recorded = stub_begin(84);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &profileId, sizeof profileId);
    stub_argument(recorded, &gpuInstances, sizeof gpuInstances);
    stub_argument(recorded, &count, sizeof count);
    stub_input(recorded, 3, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 3, count, sizeof *count,
        count != NULL && gpuInstances != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)gpuInstances, count_written * sizeof(nvmlGpuInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGenDevice)
{
    if (STUB_LIKELY(stub_modes[85] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[85] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetGpuMaxPcieLinkGeneration != NULL)
        return functional_nvmlDeviceGetGpuMaxPcieLinkGeneration(device, maxLinkGenDevice);
    stub_call *recorded = stub_begin(85);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &maxLinkGenDevice, sizeof maxLinkGenDevice);
    stub_output(recorded, 1, (void *)maxLinkGenDevice, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current,
    nvmlGpuOperationMode_t *pending)
{
    if (STUB_LIKELY(stub_modes[86] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[86] == STUB_FUNCTIONAL && functional_nvmlDeviceGetGpuOperationMode != NULL)
        return functional_nvmlDeviceGetGpuOperationMode(device, current, pending);
    stub_call *recorded = stub_begin(86);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &current, sizeof current);
    stub_argument(recorded, &pending, sizeof pending);
    stub_output(recorded, 1, (void *)current, sizeof(nvmlGpuOperationMode_t));
    stub_output(recorded, 2, (void *)pending, sizeof(nvmlGpuOperationMode_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount,
    nvmlProcessInfo_t *infos)
{
    if (STUB_LIKELY(stub_modes[87] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[87] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetGraphicsRunningProcesses_v3 != NULL)
        return functional_nvmlDeviceGetGraphicsRunningProcesses_v3(device, infoCount, infos);
    stub_call *recorded = stub_begin(87);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &infoCount, sizeof infoCount);
    stub_argument(recorded, &infos, sizeof infos);
    stub_input(recorded, 1, infoCount, sizeof(unsigned int));
    size_t infoCount_written = stub_output_count(recorded, 1, infoCount, sizeof *infoCount,
        infoCount != NULL && infos != NULL ? stub_items((size_t)*infoCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)infos, infoCount_written * sizeof(nvmlProcessInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device,
    nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
{
    if (STUB_LIKELY(stub_modes[88] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[88] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetGridLicensableFeatures_v4 != NULL)
        return functional_nvmlDeviceGetGridLicensableFeatures_v4(device, pGridLicensableFeatures);
    stub_call *recorded = stub_begin(88);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pGridLicensableFeatures, sizeof pGridLicensableFeatures);
    stub_output(recorded, 1, (void *)pGridLicensableFeatures, sizeof(nvmlGridLicensableFeatures_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled,
    unsigned int *defaultMode)
{
    if (STUB_LIKELY(stub_modes[89] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[89] == STUB_FUNCTIONAL && functional_nvmlDeviceGetGspFirmwareMode != NULL)
        return functional_nvmlDeviceGetGspFirmwareMode(device, isEnabled, defaultMode);
    stub_call *recorded = stub_begin(89);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &isEnabled, sizeof isEnabled);
    stub_argument(recorded, &defaultMode, sizeof defaultMode);
    stub_output(recorded, 1, (void *)isEnabled, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)defaultMode, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)
{
    if (STUB_LIKELY(stub_modes[90] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[90] == STUB_FUNCTIONAL && functional_nvmlDeviceGetGspFirmwareVersion != NULL)
        return functional_nvmlDeviceGetGspFirmwareVersion(device, version);
    stub_call *recorded = stub_begin(90);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &version, sizeof version);
    stub_output(recorded, 1, (void *)version, 64 * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)
{
    if (STUB_LIKELY(stub_modes[91] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[91] == STUB_FUNCTIONAL && functional_nvmlDeviceGetHandleByIndex_v2 != NULL)
        return functional_nvmlDeviceGetHandleByIndex_v2(index, device);
    stub_call *recorded = stub_begin(91);
    stub_argument(recorded, &index, sizeof index);
    stub_argument(recorded, &device, sizeof device);
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)
{
    if (STUB_LIKELY(stub_modes[92] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[92] == STUB_FUNCTIONAL && functional_nvmlDeviceGetHandleByPciBusId_v2 != NULL)
        return functional_nvmlDeviceGetHandleByPciBusId_v2(pciBusId, device);
    stub_call *recorded = stub_begin(92);
    stub_argument(recorded, &pciBusId, sizeof pciBusId);
    stub_argument(recorded, &device, sizeof device);
    stub_input_string(recorded, 0, pciBusId);
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)
{
    if (STUB_LIKELY(stub_modes[93] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[93] == STUB_FUNCTIONAL && functional_nvmlDeviceGetHandleBySerial != NULL)
        return functional_nvmlDeviceGetHandleBySerial(serial, device);
    stub_call *recorded = stub_begin(93);
    stub_argument(recorded, &serial, sizeof serial);
    stub_argument(recorded, &device, sizeof device);
    stub_input_string(recorded, 0, serial);
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)
{
    if (STUB_LIKELY(stub_modes[94] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[94] == STUB_FUNCTIONAL && functional_nvmlDeviceGetHandleByUUID != NULL)
        return functional_nvmlDeviceGetHandleByUUID(uuid, device);
    stub_call *recorded = stub_begin(94);
    stub_argument(recorded, &uuid, sizeof uuid);
    stub_argument(recorded, &device, sizeof device);
    stub_input_string(recorded, 0, uuid);
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)
{
    if (STUB_LIKELY(stub_modes[95] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[95] == STUB_FUNCTIONAL && functional_nvmlDeviceGetHandleByUUIDV != NULL)
        return functional_nvmlDeviceGetHandleByUUIDV(uuid, device);
    stub_call *recorded = stub_begin(95);
    stub_argument(recorded, &uuid, sizeof uuid);
    stub_argument(recorded, &device, sizeof device);
    stub_input(recorded, 0, uuid, sizeof(nvmlUUID_t));
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)
{
    if (STUB_LIKELY(stub_modes[96] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[96] == STUB_FUNCTIONAL && functional_nvmlDeviceGetHostVgpuMode != NULL)
        return functional_nvmlDeviceGetHostVgpuMode(device, pHostVgpuMode);
    stub_call *recorded = stub_begin(96);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pHostVgpuMode, sizeof pHostVgpuMode);
    stub_output(recorded, 1, (void *)pHostVgpuMode, sizeof(nvmlHostVgpuMode_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)
{
    if (STUB_LIKELY(stub_modes[97] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[97] == STUB_FUNCTIONAL && functional_nvmlDeviceGetIndex != NULL)
        return functional_nvmlDeviceGetIndex(device, index);
    stub_call *recorded = stub_begin(97);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &index, sizeof index);
    stub_output(recorded, 1, (void *)index, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int *checksum)
{
    if (STUB_LIKELY(stub_modes[98] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[98] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetInforomConfigurationChecksum != NULL)
        return functional_nvmlDeviceGetInforomConfigurationChecksum(device, checksum);
    stub_call *recorded = stub_begin(98);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &checksum, sizeof checksum);
    stub_output(recorded, 1, (void *)checksum, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version, unsigned int length)
{
    if (STUB_LIKELY(stub_modes[99] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[99] == STUB_FUNCTIONAL && functional_nvmlDeviceGetInforomImageVersion != NULL)
        return functional_nvmlDeviceGetInforomImageVersion(device, version, length);
    stub_call *recorded = stub_begin(99);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &version, sizeof version);
    stub_argument(recorded, &length, sizeof length);
    stub_output(recorded, 1, (void *)version, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object, char *version,
    unsigned int length)
{
    if (STUB_LIKELY(stub_modes[100] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[100] == STUB_FUNCTIONAL && functional_nvmlDeviceGetInforomVersion != NULL)
        return functional_nvmlDeviceGetInforomVersion(device, object, version, length);
    stub_call *recorded = stub_begin(100);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &object, sizeof object);
    stub_argument(recorded, &version, sizeof version);
    stub_argument(recorded, &length, sizeof length);
    stub_output(recorded, 2, (void *)version, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)
{
    if (STUB_LIKELY(stub_modes[101] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[101] == STUB_FUNCTIONAL && functional_nvmlDeviceGetIrqNum != NULL)
        return functional_nvmlDeviceGetIrqNum(device, irqNum);
    stub_call *recorded = stub_begin(101);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &irqNum, sizeof irqNum);
    stub_output(recorded, 1, (void *)irqNum, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization,
    unsigned int *samplingPeriodUs)
{
    if (STUB_LIKELY(stub_modes[102] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[102] == STUB_FUNCTIONAL && functional_nvmlDeviceGetJpgUtilization != NULL)
        return functional_nvmlDeviceGetJpgUtilization(device, utilization, samplingPeriodUs);
    stub_call *recorded = stub_begin(102);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &utilization, sizeof utilization);
    stub_argument(recorded, &samplingPeriodUs, sizeof samplingPeriodUs);
    stub_output(recorded, 1, (void *)utilization, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)samplingPeriodUs, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp,
    unsigned long *durationUs)
{
    if (STUB_LIKELY(stub_modes[103] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[103] == STUB_FUNCTIONAL && functional_nvmlDeviceGetLastBBXFlushTime != NULL)
        return functional_nvmlDeviceGetLastBBXFlushTime(device, timestamp, durationUs);
    stub_call *recorded = stub_begin(103);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &timestamp, sizeof timestamp);
    stub_argument(recorded, &durationUs, sizeof durationUs);
    stub_output(recorded, 1, (void *)timestamp, sizeof(unsigned long long));
    stub_output(recorded, 2, (void *)durationUs, sizeof(unsigned long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount,
    nvmlProcessInfo_t *infos)
{
    if (STUB_LIKELY(stub_modes[104] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[104] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetMPSComputeRunningProcesses_v3 != NULL)
        return functional_nvmlDeviceGetMPSComputeRunningProcesses_v3(device, infoCount, infos);
    stub_call *recorded = stub_begin(104);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &infoCount, sizeof infoCount);
    stub_argument(recorded, &infos, sizeof infos);
    stub_input(recorded, 1, infoCount, sizeof(unsigned int));
    size_t infoCount_written = stub_output_count(recorded, 1, infoCount, sizeof *infoCount,
        infoCount != NULL && infos != NULL ? stub_items((size_t)*infoCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)infos, infoCount_written * sizeof(nvmlProcessInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMarginTemperature(nvmlDevice_t device, nvmlMarginTemperature_t *marginTempInfo)
{
    if (STUB_LIKELY(stub_modes[105] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[105] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMarginTemperature != NULL)
        return functional_nvmlDeviceGetMarginTemperature(device, marginTempInfo);
    stub_call *recorded = stub_begin(105);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &marginTempInfo, sizeof marginTempInfo);
    stub_input(recorded, 1, marginTempInfo, sizeof(nvmlMarginTemperature_t));
    stub_output_open(recorded, 1, (void *)marginTempInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)
{
    if (STUB_LIKELY(stub_modes[106] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[106] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMaxClockInfo != NULL)
        return functional_nvmlDeviceGetMaxClockInfo(device, type, clock);
    stub_call *recorded = stub_begin(106);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &clock, sizeof clock);
    stub_output(recorded, 2, (void *)clock, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType,
    unsigned int *clockMHz)
{
    if (STUB_LIKELY(stub_modes[107] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[107] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMaxCustomerBoostClock != NULL)
        return functional_nvmlDeviceGetMaxCustomerBoostClock(device, clockType, clockMHz);
    stub_call *recorded = stub_begin(107);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &clockType, sizeof clockType);
    stub_argument(recorded, &clockMHz, sizeof clockMHz);
    stub_output(recorded, 2, (void *)clockMHz, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)
{
    if (STUB_LIKELY(stub_modes[108] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[108] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMaxMigDeviceCount != NULL)
        return functional_nvmlDeviceGetMaxMigDeviceCount(device, count);
    stub_call *recorded = stub_begin(108);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &count, sizeof count);
    stub_output(recorded, 1, (void *)count, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)
{
    if (STUB_LIKELY(stub_modes[109] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[109] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMaxPcieLinkGeneration != NULL)
        return functional_nvmlDeviceGetMaxPcieLinkGeneration(device, maxLinkGen);
    stub_call *recorded = stub_begin(109);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &maxLinkGen, sizeof maxLinkGen);
    stub_output(recorded, 1, (void *)maxLinkGen, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth)
{
    if (STUB_LIKELY(stub_modes[110] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[110] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMaxPcieLinkWidth != NULL)
        return functional_nvmlDeviceGetMaxPcieLinkWidth(device, maxLinkWidth);
    stub_call *recorded = stub_begin(110);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &maxLinkWidth, sizeof maxLinkWidth);
    stub_output(recorded, 1, (void *)maxLinkWidth, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)
{
    if (STUB_LIKELY(stub_modes[111] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[111] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMemClkMinMaxVfOffset != NULL)
        return functional_nvmlDeviceGetMemClkMinMaxVfOffset(device, minOffset, maxOffset);
    stub_call *recorded = stub_begin(111);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &minOffset, sizeof minOffset);
    stub_argument(recorded, &maxOffset, sizeof maxOffset);
    stub_output(recorded, 1, (void *)minOffset, sizeof(int));
    stub_output(recorded, 2, (void *)maxOffset, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)
{
    if (STUB_LIKELY(stub_modes[112] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[112] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMemClkVfOffset != NULL)
        return functional_nvmlDeviceGetMemClkVfOffset(device, offset);
    stub_call *recorded = stub_begin(112);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &offset, sizeof offset);
    stub_output(recorded, 1, (void *)offset, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize, unsigned long *nodeSet,
    nvmlAffinityScope_t scope)
{
    if (STUB_LIKELY(stub_modes[113] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[113] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMemoryAffinity != NULL)
        return functional_nvmlDeviceGetMemoryAffinity(device, nodeSetSize, nodeSet, scope);
    stub_call *recorded = stub_begin(113);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &nodeSetSize, sizeof nodeSetSize);
    stub_argument(recorded, &nodeSet, sizeof nodeSet);
    stub_argument(recorded, &scope, sizeof scope);
    stub_output(recorded, 2, (void *)nodeSet,
        stub_items((size_t)nodeSetSize) * sizeof(unsigned long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)
{
    if (STUB_LIKELY(stub_modes[114] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[114] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMemoryBusWidth != NULL)
        return functional_nvmlDeviceGetMemoryBusWidth(device, busWidth);
    stub_call *recorded = stub_begin(114);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &busWidth, sizeof busWidth);
    stub_output(recorded, 1, (void *)busWidth, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
    nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType, unsigned long long *count)
{
    if (STUB_LIKELY(stub_modes[115] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[115] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMemoryErrorCounter != NULL)
        return functional_nvmlDeviceGetMemoryErrorCounter(device, errorType, counterType,
            locationType, count);
    stub_call *recorded = stub_begin(115);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &errorType, sizeof errorType);
    stub_argument(recorded, &counterType, sizeof counterType);
    stub_argument(recorded, &locationType, sizeof locationType);
    stub_argument(recorded, &count, sizeof count);
    stub_output(recorded, 4, (void *)count, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)
{
    if (STUB_LIKELY(stub_modes[116] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[116] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMemoryInfo != NULL)
        return functional_nvmlDeviceGetMemoryInfo(device, memory);
    stub_call *recorded = stub_begin(116);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &memory, sizeof memory);
    stub_output(recorded, 1, (void *)memory, sizeof(nvmlMemory_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)
{
    if (STUB_LIKELY(stub_modes[117] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[117] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMemoryInfo_v2 != NULL)
        return functional_nvmlDeviceGetMemoryInfo_v2(device, memory);
    stub_call *recorded = stub_begin(117);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &memory, sizeof memory);
    stub_input(recorded, 1, memory, sizeof(nvmlMemory_v2_t));
    stub_output_open(recorded, 1, (void *)memory, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index,
    nvmlDevice_t *migDevice)
{
    if (STUB_LIKELY(stub_modes[118] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[118] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetMigDeviceHandleByIndex != NULL)
        return functional_nvmlDeviceGetMigDeviceHandleByIndex(device, index, migDevice);
    stub_call *recorded = stub_begin(118);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &index, sizeof index);
    stub_argument(recorded, &migDevice, sizeof migDevice);
    stub_output(recorded, 2, (void *)migDevice, sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode, unsigned int *pendingMode)
{
    if (STUB_LIKELY(stub_modes[119] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[119] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMigMode != NULL)
        return functional_nvmlDeviceGetMigMode(device, currentMode, pendingMode);
    stub_call *recorded = stub_begin(119);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &currentMode, sizeof currentMode);
    stub_argument(recorded, &pendingMode, sizeof pendingMode);
    stub_output(recorded, 1, (void *)currentMode, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)pendingMode, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate,
    unsigned int *minClockMHz, unsigned int *maxClockMHz)
{
    if (STUB_LIKELY(stub_modes[120] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[120] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMinMaxClockOfPState != NULL)
        return functional_nvmlDeviceGetMinMaxClockOfPState(device, type, pstate, minClockMHz,
            maxClockMHz);
    stub_call *recorded = stub_begin(120);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &pstate, sizeof pstate);
    stub_argument(recorded, &minClockMHz, sizeof minClockMHz);
    stub_argument(recorded, &maxClockMHz, sizeof maxClockMHz);
    stub_output(recorded, 3, (void *)minClockMHz, sizeof(unsigned int));
    stub_output(recorded, 4, (void *)maxClockMHz, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed, unsigned int *maxSpeed)
{
    if (STUB_LIKELY(stub_modes[121] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[121] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMinMaxFanSpeed != NULL)
        return functional_nvmlDeviceGetMinMaxFanSpeed(device, minSpeed, maxSpeed);
    stub_call *recorded = stub_begin(121);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &minSpeed, sizeof minSpeed);
    stub_argument(recorded, &maxSpeed, sizeof maxSpeed);
    stub_output(recorded, 1, (void *)minSpeed, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)maxSpeed, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)
{
    if (STUB_LIKELY(stub_modes[122] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[122] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMinorNumber != NULL)
        return functional_nvmlDeviceGetMinorNumber(device, minorNumber);
    stub_call *recorded = stub_begin(122);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &minorNumber, sizeof minorNumber);
    stub_output(recorded, 1, (void *)minorNumber, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)
{
    if (STUB_LIKELY(stub_modes[123] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[123] == STUB_FUNCTIONAL && functional_nvmlDeviceGetModuleId != NULL)
        return functional_nvmlDeviceGetModuleId(device, moduleId);
    stub_call *recorded = stub_begin(123);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &moduleId, sizeof moduleId);
    stub_output(recorded, 1, (void *)moduleId, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)
{
    if (STUB_LIKELY(stub_modes[124] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[124] == STUB_FUNCTIONAL && functional_nvmlDeviceGetMultiGpuBoard != NULL)
        return functional_nvmlDeviceGetMultiGpuBoard(device, multiGpuBool);
    stub_call *recorded = stub_begin(124);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &multiGpuBool, sizeof multiGpuBool);
    stub_output(recorded, 1, (void *)multiGpuBool, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)
{
    if (STUB_LIKELY(stub_modes[125] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[125] == STUB_FUNCTIONAL && functional_nvmlDeviceGetName != NULL)
        return functional_nvmlDeviceGetName(device, name, length);
    stub_call *recorded = stub_begin(125);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &name, sizeof name);
    stub_argument(recorded, &length, sizeof length);
    stub_output(recorded, 1, (void *)name, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)
{
    if (STUB_LIKELY(stub_modes[126] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[126] == STUB_FUNCTIONAL && functional_nvmlDeviceGetNumFans != NULL)
        return functional_nvmlDeviceGetNumFans(device, numFans);
    stub_call *recorded = stub_begin(126);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &numFans, sizeof numFans);
    stub_output(recorded, 1, (void *)numFans, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)
{
    if (STUB_LIKELY(stub_modes[127] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[127] == STUB_FUNCTIONAL && functional_nvmlDeviceGetNumGpuCores != NULL)
        return functional_nvmlDeviceGetNumGpuCores(device, numCores);
    stub_call *recorded = stub_begin(127);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &numCores, sizeof numCores);
    stub_output(recorded, 1, (void *)numCores, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)
{
    if (STUB_LIKELY(stub_modes[128] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[128] == STUB_FUNCTIONAL && functional_nvmlDeviceGetNumaNodeId != NULL)
        return functional_nvmlDeviceGetNumaNodeId(device, node);
    stub_call *recorded = stub_begin(128);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &node, sizeof node);
    stub_output(recorded, 1, (void *)node, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link,
    nvmlNvLinkCapability_t capability, unsigned int *capResult)
{
    if (STUB_LIKELY(stub_modes[129] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[129] == STUB_FUNCTIONAL && functional_nvmlDeviceGetNvLinkCapability != NULL)
        return functional_nvmlDeviceGetNvLinkCapability(device, link, capability, capResult);
    stub_call *recorded = stub_begin(129);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &link, sizeof link);
    stub_argument(recorded, &capability, sizeof capability);
    stub_argument(recorded, &capResult, sizeof capResult);
    stub_output(recorded, 3, (void *)capResult, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link,
    nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)
{
    if (STUB_LIKELY(stub_modes[130] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[130] == STUB_FUNCTIONAL && functional_nvmlDeviceGetNvLinkErrorCounter != NULL)
        return functional_nvmlDeviceGetNvLinkErrorCounter(device, link, counter, counterValue);
    stub_call *recorded = stub_begin(130);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &link, sizeof link);
    stub_argument(recorded, &counter, sizeof counter);
    stub_argument(recorded, &counterValue, sizeof counterValue);
    stub_output(recorded, 3, (void *)counterValue, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link,
    nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)
{
    if (STUB_LIKELY(stub_modes[131] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[131] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetNvLinkRemoteDeviceType != NULL)
        return functional_nvmlDeviceGetNvLinkRemoteDeviceType(device, link, pNvLinkDeviceType);
    stub_call *recorded = stub_begin(131);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &link, sizeof link);
    stub_argument(recorded, &pNvLinkDeviceType, sizeof pNvLinkDeviceType);
    stub_output(recorded, 2, (void *)pNvLinkDeviceType, sizeof(nvmlIntNvLinkDeviceType_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci)
{
    if (STUB_LIKELY(stub_modes[132] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[132] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetNvLinkRemotePciInfo_v2 != NULL)
        return functional_nvmlDeviceGetNvLinkRemotePciInfo_v2(device, link, pci);
    stub_call *recorded = stub_begin(132);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &link, sizeof link);
    stub_argument(recorded, &pci, sizeof pci);
    stub_output(recorded, 2, (void *)pci, sizeof(nvmlPciInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link, nvmlEnableState_t *isActive)
{
    if (STUB_LIKELY(stub_modes[133] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[133] == STUB_FUNCTIONAL && functional_nvmlDeviceGetNvLinkState != NULL)
        return functional_nvmlDeviceGetNvLinkState(device, link, isActive);
    stub_call *recorded = stub_begin(133);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &link, sizeof link);
    stub_argument(recorded, &isActive, sizeof isActive);
    stub_output(recorded, 2, (void *)isActive, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter,
    nvmlNvLinkUtilizationControl_t *control)
{
    if (STUB_LIKELY(stub_modes[134] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[134] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetNvLinkUtilizationControl != NULL)
        return functional_nvmlDeviceGetNvLinkUtilizationControl(device, link, counter, control);
    stub_call *recorded = stub_begin(134);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &link, sizeof link);
    stub_argument(recorded, &counter, sizeof counter);
    stub_argument(recorded, &control, sizeof control);
    stub_output(recorded, 3, (void *)control, sizeof(nvmlNvLinkUtilizationControl_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter,
    unsigned long long *rxcounter, unsigned long long *txcounter)
{
    if (STUB_LIKELY(stub_modes[135] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[135] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetNvLinkUtilizationCounter != NULL)
        return functional_nvmlDeviceGetNvLinkUtilizationCounter(device, link, counter, rxcounter,
            txcounter);
    stub_call *recorded = stub_begin(135);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &link, sizeof link);
    stub_argument(recorded, &counter, sizeof counter);
    stub_argument(recorded, &rxcounter, sizeof rxcounter);
    stub_argument(recorded, &txcounter, sizeof txcounter);
    stub_output(recorded, 3, (void *)rxcounter, sizeof(unsigned long long));
    stub_output(recorded, 4, (void *)txcounter, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link, unsigned int *version)
{
    if (STUB_LIKELY(stub_modes[136] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[136] == STUB_FUNCTIONAL && functional_nvmlDeviceGetNvLinkVersion != NULL)
        return functional_nvmlDeviceGetNvLinkVersion(device, link, version);
    stub_call *recorded = stub_begin(136);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &link, sizeof link);
    stub_argument(recorded, &version, sizeof version);
    stub_output(recorded, 2, (void *)version, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)
{
    if (STUB_LIKELY(stub_modes[137] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[137] == STUB_FUNCTIONAL && functional_nvmlDeviceGetNvlinkBwMode != NULL)
        return functional_nvmlDeviceGetNvlinkBwMode(device, getBwMode);
    stub_call *recorded = stub_begin(137);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &getBwMode, sizeof getBwMode);
    stub_input(recorded, 1, getBwMode, sizeof(nvmlNvlinkGetBwMode_t));
    stub_output_open(recorded, 1, (void *)getBwMode, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,
    nvmlNvlinkSupportedBwModes_t *supportedBwMode)
{
    if (STUB_LIKELY(stub_modes[138] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[138] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetNvlinkSupportedBwModes != NULL)
        return functional_nvmlDeviceGetNvlinkSupportedBwModes(device, supportedBwMode);
    stub_call *recorded = stub_begin(138);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &supportedBwMode, sizeof supportedBwMode);
    stub_input(recorded, 1, supportedBwMode, sizeof(nvmlNvlinkSupportedBwModes_t));
    stub_output_open(recorded, 1, (void *)supportedBwMode, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization,
    unsigned int *samplingPeriodUs)
{
    if (STUB_LIKELY(stub_modes[139] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[139] == STUB_FUNCTIONAL && functional_nvmlDeviceGetOfaUtilization != NULL)
        return functional_nvmlDeviceGetOfaUtilization(device, utilization, samplingPeriodUs);
    stub_call *recorded = stub_begin(139);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &utilization, sizeof utilization);
    stub_argument(recorded, &samplingPeriodUs, sizeof samplingPeriodUs);
    stub_output(recorded, 1, (void *)utilization, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)samplingPeriodUs, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuP2PCapsIndex_t p2pIndex,
    nvmlGpuP2PStatus_t *p2pStatus)
{
    if (STUB_LIKELY(stub_modes[140] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[140] == STUB_FUNCTIONAL && functional_nvmlDeviceGetP2PStatus != NULL)
        return functional_nvmlDeviceGetP2PStatus(device1, device2, p2pIndex, p2pStatus);
    stub_call *recorded = stub_begin(140);
    stub_argument(recorded, &device1, sizeof device1);
    stub_argument(recorded, &device2, sizeof device2);
    stub_argument(recorded, &p2pIndex, sizeof p2pIndex);
    stub_argument(recorded, &p2pStatus, sizeof p2pStatus);
    stub_output(recorded, 3, (void *)p2pStatus, sizeof(nvmlGpuP2PStatus_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)
{
    if (STUB_LIKELY(stub_modes[141] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[141] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPciInfoExt != NULL)
        return functional_nvmlDeviceGetPciInfoExt(device, pci);
    stub_call *recorded = stub_begin(141);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pci, sizeof pci);
    stub_input(recorded, 1, pci, sizeof(nvmlPciInfoExt_t));
    stub_output_open(recorded, 1, (void *)pci, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)
{
    if (STUB_LIKELY(stub_modes[142] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[142] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPciInfo_v3 != NULL)
        return functional_nvmlDeviceGetPciInfo_v3(device, pci);
    stub_call *recorded = stub_begin(142);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pci, sizeof pci);
    stub_output(recorded, 1, (void *)pci, sizeof(nvmlPciInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)
{
    if (STUB_LIKELY(stub_modes[143] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[143] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPcieLinkMaxSpeed != NULL)
        return functional_nvmlDeviceGetPcieLinkMaxSpeed(device, maxSpeed);
    stub_call *recorded = stub_begin(143);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &maxSpeed, sizeof maxSpeed);
    stub_output(recorded, 1, (void *)maxSpeed, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)
{
    if (STUB_LIKELY(stub_modes[144] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[144] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPcieReplayCounter != NULL)
        return functional_nvmlDeviceGetPcieReplayCounter(device, value);
    stub_call *recorded = stub_begin(144);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &value, sizeof value);
    stub_output(recorded, 1, (void *)value, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)
{
    if (STUB_LIKELY(stub_modes[145] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[145] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPcieSpeed != NULL)
        return functional_nvmlDeviceGetPcieSpeed(device, pcieSpeed);
    stub_call *recorded = stub_begin(145);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pcieSpeed, sizeof pcieSpeed);
    stub_output(recorded, 1, (void *)pcieSpeed, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter, unsigned int *value)
{
    if (STUB_LIKELY(stub_modes[146] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[146] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPcieThroughput != NULL)
        return functional_nvmlDeviceGetPcieThroughput(device, counter, value);
    stub_call *recorded = stub_begin(146);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &counter, sizeof counter);
    stub_argument(recorded, &value, sizeof value);
    stub_output(recorded, 2, (void *)value, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)
{
    if (STUB_LIKELY(stub_modes[147] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[147] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPerformanceModes != NULL)
        return functional_nvmlDeviceGetPerformanceModes(device, perfModes);
    stub_call *recorded = stub_begin(147);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &perfModes, sizeof perfModes);
    stub_input(recorded, 1, perfModes, sizeof(nvmlDevicePerfModes_t));
    stub_output_open(recorded, 1, (void *)perfModes, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)
{
    if (STUB_LIKELY(stub_modes[148] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[148] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPerformanceState != NULL)
        return functional_nvmlDeviceGetPerformanceState(device, pState);
    stub_call *recorded = stub_begin(148);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pState, sizeof pState);
    stub_output(recorded, 1, (void *)pState, sizeof(nvmlPstates_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
    if (STUB_LIKELY(stub_modes[149] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[149] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPersistenceMode != NULL)
        return functional_nvmlDeviceGetPersistenceMode(device, mode);
    stub_call *recorded = stub_begin(149);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &mode, sizeof mode);
    stub_output(recorded, 1, (void *)mode, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata, unsigned int *bufferSize)
{
    if (STUB_LIKELY(stub_modes[150] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[150] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPgpuMetadataString != NULL)
        return functional_nvmlDeviceGetPgpuMetadataString(device, pgpuMetadata, bufferSize);
    stub_call *recorded = stub_begin(150);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pgpuMetadata, sizeof pgpuMetadata);
    stub_argument(recorded, &bufferSize, sizeof bufferSize);
    stub_input(recorded, 2, bufferSize, sizeof(unsigned int));
    size_t bufferSize_written = stub_output_count(recorded, 2, bufferSize, sizeof *bufferSize,
        bufferSize != NULL && pgpuMetadata != NULL ? stub_items((size_t)*bufferSize) : SIZE_MAX);
    stub_output(recorded, 1, (void *)pgpuMetadata, bufferSize_written * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)
{
    if (STUB_LIKELY(stub_modes[151] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[151] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPlatformInfo != NULL)
        return functional_nvmlDeviceGetPlatformInfo(device, platformInfo);
    stub_call *recorded = stub_begin(151);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &platformInfo, sizeof platformInfo);
    stub_input(recorded, 1, platformInfo, sizeof(nvmlPlatformInfo_t));
    stub_output_open(recorded, 1, (void *)platformInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device, unsigned int *defaultLimit)
{
    if (STUB_LIKELY(stub_modes[152] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[152] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetPowerManagementDefaultLimit != NULL)
        return functional_nvmlDeviceGetPowerManagementDefaultLimit(device, defaultLimit);
    stub_call *recorded = stub_begin(152);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &defaultLimit, sizeof defaultLimit);
    stub_output(recorded, 1, (void *)defaultLimit, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)
{
    if (STUB_LIKELY(stub_modes[153] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[153] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPowerManagementLimit != NULL)
        return functional_nvmlDeviceGetPowerManagementLimit(device, limit);
    stub_call *recorded = stub_begin(153);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &limit, sizeof limit);
    stub_output(recorded, 1, (void *)limit, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device, unsigned int *minLimit,
    unsigned int *maxLimit)
{
    if (STUB_LIKELY(stub_modes[154] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[154] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetPowerManagementLimitConstraints != NULL)
        return functional_nvmlDeviceGetPowerManagementLimitConstraints(device, minLimit, maxLimit);
    stub_call *recorded = stub_begin(154);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &minLimit, sizeof minLimit);
    stub_argument(recorded, &maxLimit, sizeof maxLimit);
    stub_output(recorded, 1, (void *)minLimit, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)maxLimit, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
    if (STUB_LIKELY(stub_modes[155] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[155] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPowerManagementMode != NULL)
        return functional_nvmlDeviceGetPowerManagementMode(device, mode);
    stub_call *recorded = stub_begin(155);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &mode, sizeof mode);
    stub_output(recorded, 1, (void *)mode, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)
{
    if (STUB_LIKELY(stub_modes[156] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[156] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPowerSource != NULL)
        return functional_nvmlDeviceGetPowerSource(device, powerSource);
    stub_call *recorded = stub_begin(156);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &powerSource, sizeof powerSource);
    stub_output(recorded, 1, (void *)powerSource, sizeof(nvmlPowerSource_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)
{
    if (STUB_LIKELY(stub_modes[157] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[157] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPowerState != NULL)
        return functional_nvmlDeviceGetPowerState(device, pState);
    stub_call *recorded = stub_begin(157);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pState, sizeof pState);
    stub_output(recorded, 1, (void *)pState, sizeof(nvmlPstates_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)
{
    if (STUB_LIKELY(stub_modes[158] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[158] == STUB_FUNCTIONAL && functional_nvmlDeviceGetPowerUsage != NULL)
        return functional_nvmlDeviceGetPowerUsage(device, power);
    stub_call *recorded = stub_begin(158);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &power, sizeof power);
    stub_output(recorded, 1, (void *)power, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetProcessUtilization(nvmlDevice_t device, nvmlProcessUtilizationSample_t *utilization,
    unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp)
{
    if (STUB_LIKELY(stub_modes[159] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[159] == STUB_FUNCTIONAL && functional_nvmlDeviceGetProcessUtilization != NULL)
        return functional_nvmlDeviceGetProcessUtilization(device, utilization, processSamplesCount,
            lastSeenTimeStamp);
    stub_call *recorded = stub_begin(159);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &utilization, sizeof utilization);
    stub_argument(recorded, &processSamplesCount, sizeof processSamplesCount);
    stub_argument(recorded, &lastSeenTimeStamp, sizeof lastSeenTimeStamp);
    stub_input(recorded, 2, processSamplesCount, sizeof(unsigned int));
    size_t processSamplesCount_written = stub_output_count(recorded, 2, processSamplesCount,
        sizeof *processSamplesCount,
        processSamplesCount != NULL && utilization != NULL
        ? stub_items((size_t)*processSamplesCount) : SIZE_MAX);
    stub_output(recorded, 1, (void *)utilization,
        processSamplesCount_written * sizeof(nvmlProcessUtilizationSample_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device,
    nvmlProcessesUtilizationInfo_t *procesesUtilInfo)
{
    if (STUB_LIKELY(stub_modes[160] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[160] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetProcessesUtilizationInfo != NULL)
        return functional_nvmlDeviceGetProcessesUtilizationInfo(device, procesesUtilInfo);
    stub_call *recorded = stub_begin(160);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &procesesUtilInfo, sizeof procesesUtilInfo);
    stub_input(recorded, 1, procesesUtilInfo, sizeof(nvmlProcessesUtilizationInfo_t));
    stub_output_open(recorded, 1, (void *)procesesUtilInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows, unsigned int *uncRows,
    unsigned int *isPending, unsigned int *failureOccurred)
{
    if (STUB_LIKELY(stub_modes[161] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[161] == STUB_FUNCTIONAL && functional_nvmlDeviceGetRemappedRows != NULL)
        return functional_nvmlDeviceGetRemappedRows(device, corrRows, uncRows, isPending,
            failureOccurred);
    stub_call *recorded = stub_begin(161);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &corrRows, sizeof corrRows);
    stub_argument(recorded, &uncRows, sizeof uncRows);
    stub_argument(recorded, &isPending, sizeof isPending);
    stub_argument(recorded, &failureOccurred, sizeof failureOccurred);
    stub_output(recorded, 1, (void *)corrRows, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)uncRows, sizeof(unsigned int));
    stub_output(recorded, 3, (void *)isPending, sizeof(unsigned int));
    stub_output(recorded, 4, (void *)failureOccurred, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
    unsigned int *pageCount, unsigned long long *addresses)
{
    if (STUB_LIKELY(stub_modes[162] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[162] == STUB_FUNCTIONAL && functional_nvmlDeviceGetRetiredPages != NULL)
        return functional_nvmlDeviceGetRetiredPages(device, cause, pageCount, addresses);
    stub_call *recorded = stub_begin(162);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &cause, sizeof cause);
    stub_argument(recorded, &pageCount, sizeof pageCount);
    stub_argument(recorded, &addresses, sizeof addresses);
    stub_input(recorded, 2, pageCount, sizeof(unsigned int));
    size_t pageCount_written = stub_output_count(recorded, 2, pageCount, sizeof *pageCount,
        pageCount != NULL && addresses != NULL ? stub_items((size_t)*pageCount) : SIZE_MAX);
    stub_output(recorded, 3, (void *)addresses, pageCount_written * sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device, nvmlEnableState_t *isPending)
{
    if (STUB_LIKELY(stub_modes[163] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[163] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetRetiredPagesPendingStatus != NULL)
        return functional_nvmlDeviceGetRetiredPagesPendingStatus(device, isPending);
    stub_call *recorded = stub_begin(163);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &isPending, sizeof isPending);
    stub_output(recorded, 1, (void *)isPending, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
    unsigned int *pageCount, unsigned long long *addresses, unsigned long long *timestamps)
{
    if (STUB_LIKELY(stub_modes[164] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[164] == STUB_FUNCTIONAL && functional_nvmlDeviceGetRetiredPages_v2 != NULL)
        return functional_nvmlDeviceGetRetiredPages_v2(device, cause, pageCount, addresses,
            timestamps);
    stub_call *recorded = stub_begin(164);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &cause, sizeof cause);
    stub_argument(recorded, &pageCount, sizeof pageCount);
    stub_argument(recorded, &addresses, sizeof addresses);
    stub_argument(recorded, &timestamps, sizeof timestamps);
    stub_input(recorded, 2, pageCount, sizeof(unsigned int));
    size_t pageCount_written = stub_output_count(recorded, 2, pageCount, sizeof *pageCount,
        pageCount != NULL && addresses != NULL ? stub_items((size_t)*pageCount) : SIZE_MAX);
    stub_output(recorded, 3, (void *)addresses, pageCount_written * sizeof(unsigned long long));
    stub_output(recorded, 4, (void *)timestamps, pageCount_written * sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device, nvmlRowRemapperHistogramValues_t *values)
{
    if (STUB_LIKELY(stub_modes[165] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[165] == STUB_FUNCTIONAL && functional_nvmlDeviceGetRowRemapperHistogram != NULL)
        return functional_nvmlDeviceGetRowRemapperHistogram(device, values);
    stub_call *recorded = stub_begin(165);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &values, sizeof values);
    stub_output(recorded, 1, (void *)values, sizeof(nvmlRowRemapperHistogramValues_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device, nvmlProcessDetailList_t *plist)
{
    if (STUB_LIKELY(stub_modes[166] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[166] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetRunningProcessDetailList != NULL)
        return functional_nvmlDeviceGetRunningProcessDetailList(device, plist);
    stub_call *recorded = stub_begin(166);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &plist, sizeof plist);
    stub_input(recorded, 1, plist, sizeof(nvmlProcessDetailList_t));
    stub_output_open(recorded, 1, (void *)plist, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type,
    unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
    unsigned int *sampleCount, nvmlSample_t *samples)
{
    if (STUB_LIKELY(stub_modes[167] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[167] == STUB_FUNCTIONAL && functional_nvmlDeviceGetSamples != NULL)
        return functional_nvmlDeviceGetSamples(device, type, lastSeenTimeStamp, sampleValType,
            sampleCount, samples);
    stub_call *recorded = stub_begin(167);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &lastSeenTimeStamp, sizeof lastSeenTimeStamp);
    stub_argument(recorded, &sampleValType, sizeof sampleValType);
    stub_argument(recorded, &sampleCount, sizeof sampleCount);
    stub_argument(recorded, &samples, sizeof samples);
    stub_input(recorded, 4, sampleCount, sizeof(unsigned int));
    size_t sampleCount_written = stub_output_count(recorded, 4, sampleCount, sizeof *sampleCount,
        sampleCount != NULL && samples != NULL ? stub_items((size_t)*sampleCount) : SIZE_MAX);
    stub_output(recorded, 3, (void *)sampleValType, sizeof(nvmlValueType_t));
    stub_output(recorded, 5, (void *)samples, sampleCount_written * sizeof(nvmlSample_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)
{
    if (STUB_LIKELY(stub_modes[168] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[168] == STUB_FUNCTIONAL && functional_nvmlDeviceGetSerial != NULL)
        return functional_nvmlDeviceGetSerial(device, serial, length);
    stub_call *recorded = stub_begin(168);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &serial, sizeof serial);
    stub_argument(recorded, &length, sizeof length);
    stub_output(recorded, 1, (void *)serial, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t *status)
{
    if (STUB_LIKELY(stub_modes[169] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[169] == STUB_FUNCTIONAL && functional_nvmlDeviceGetSramEccErrorStatus != NULL)
        return functional_nvmlDeviceGetSramEccErrorStatus(device, status);
    stub_call *recorded = stub_begin(169);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &status, sizeof status);
    stub_input(recorded, 1, status, sizeof(nvmlEccSramErrorStatus_t));
    stub_output_open(recorded, 1, (void *)status, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device,
    unsigned long long *supportedClocksEventReasons)
{
    if (STUB_LIKELY(stub_modes[170] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[170] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetSupportedClocksEventReasons != NULL)
        return functional_nvmlDeviceGetSupportedClocksEventReasons(device,
            supportedClocksEventReasons);
    stub_call *recorded = stub_begin(170);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &supportedClocksEventReasons, sizeof supportedClocksEventReasons);
    stub_output(recorded, 1, (void *)supportedClocksEventReasons, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device,
    unsigned long long *supportedClocksThrottleReasons)
{
    if (STUB_LIKELY(stub_modes[171] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[171] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetSupportedClocksThrottleReasons != NULL)
        return functional_nvmlDeviceGetSupportedClocksThrottleReasons(device,
            supportedClocksThrottleReasons);
    stub_call *recorded = stub_begin(171);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &supportedClocksThrottleReasons, sizeof supportedClocksThrottleReasons);
    stub_output(recorded, 1, (void *)supportedClocksThrottleReasons, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long *eventTypes)
{
    if (STUB_LIKELY(stub_modes[172] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[172] == STUB_FUNCTIONAL && functional_nvmlDeviceGetSupportedEventTypes != NULL)
        return functional_nvmlDeviceGetSupportedEventTypes(device, eventTypes);
    stub_call *recorded = stub_begin(172);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &eventTypes, sizeof eventTypes);
    stub_output(recorded, 1, (void *)eventTypes, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int memoryClockMHz,
    unsigned int *count, unsigned int *clocksMHz)
{
    if (STUB_LIKELY(stub_modes[173] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[173] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetSupportedGraphicsClocks != NULL)
        return functional_nvmlDeviceGetSupportedGraphicsClocks(device, memoryClockMHz, count,
            clocksMHz);
    stub_call *recorded = stub_begin(173);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &memoryClockMHz, sizeof memoryClockMHz);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &clocksMHz, sizeof clocksMHz);
    stub_input(recorded, 2, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 2, count, sizeof *count,
        count != NULL && clocksMHz != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 3, (void *)clocksMHz, count_written * sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int *count,
    unsigned int *clocksMHz)
{
    if (STUB_LIKELY(stub_modes[174] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[174] == STUB_FUNCTIONAL && functional_nvmlDeviceGetSupportedMemoryClocks != NULL)
        return functional_nvmlDeviceGetSupportedMemoryClocks(device, count, clocksMHz);
    stub_call *recorded = stub_begin(174);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &clocksMHz, sizeof clocksMHz);
    stub_input(recorded, 1, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 1, count, sizeof *count,
        count != NULL && clocksMHz != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)clocksMHz, count_written * sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t *pstates,
    unsigned int size)
{
    if (STUB_LIKELY(stub_modes[175] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[175] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetSupportedPerformanceStates != NULL)
        return functional_nvmlDeviceGetSupportedPerformanceStates(device, pstates, size);
    stub_call *recorded = stub_begin(175);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pstates, sizeof pstates);
    stub_argument(recorded, &size, sizeof size);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
    nvmlVgpuTypeId_t *vgpuTypeIds)
{
    if (STUB_LIKELY(stub_modes[176] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[176] == STUB_FUNCTIONAL && functional_nvmlDeviceGetSupportedVgpus != NULL)
        return functional_nvmlDeviceGetSupportedVgpus(device, vgpuCount, vgpuTypeIds);
    stub_call *recorded = stub_begin(176);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &vgpuCount, sizeof vgpuCount);
    stub_argument(recorded, &vgpuTypeIds, sizeof vgpuTypeIds);
    stub_input(recorded, 1, vgpuCount, sizeof(unsigned int));
    size_t vgpuCount_written = stub_output_count(recorded, 1, vgpuCount, sizeof *vgpuCount,
        vgpuCount != NULL && vgpuTypeIds != NULL ? stub_items((size_t)*vgpuCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)vgpuTypeIds, vgpuCount_written * sizeof(nvmlVgpuTypeId_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan, unsigned int *targetSpeed)
{
    if (STUB_LIKELY(stub_modes[177] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[177] == STUB_FUNCTIONAL && functional_nvmlDeviceGetTargetFanSpeed != NULL)
        return functional_nvmlDeviceGetTargetFanSpeed(device, fan, targetSpeed);
    stub_call *recorded = stub_begin(177);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &fan, sizeof fan);
    stub_argument(recorded, &targetSpeed, sizeof targetSpeed);
    stub_output(recorded, 2, (void *)targetSpeed, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType,
    unsigned int *temp)
{
    if (STUB_LIKELY(stub_modes[178] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[178] == STUB_FUNCTIONAL && functional_nvmlDeviceGetTemperature != NULL)
        return functional_nvmlDeviceGetTemperature(device, sensorType, temp);
    stub_call *recorded = stub_begin(178);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &sensorType, sizeof sensorType);
    stub_argument(recorded, &temp, sizeof temp);
    stub_output(recorded, 2, (void *)temp, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType,
    unsigned int *temp)
{
    if (STUB_LIKELY(stub_modes[179] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[179] == STUB_FUNCTIONAL && functional_nvmlDeviceGetTemperatureThreshold != NULL)
        return functional_nvmlDeviceGetTemperatureThreshold(device, thresholdType, temp);
    stub_call *recorded = stub_begin(179);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &thresholdType, sizeof thresholdType);
    stub_argument(recorded, &temp, sizeof temp);
    stub_output(recorded, 2, (void *)temp, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t *temperature)
{
    if (STUB_LIKELY(stub_modes[180] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[180] == STUB_FUNCTIONAL && functional_nvmlDeviceGetTemperatureV != NULL)
        return functional_nvmlDeviceGetTemperatureV(device, temperature);
    stub_call *recorded = stub_begin(180);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &temperature, sizeof temperature);
    stub_input(recorded, 1, temperature, sizeof(nvmlTemperature_t));
    stub_output_open(recorded, 1, (void *)temperature, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex,
    nvmlGpuThermalSettings_t *pThermalSettings)
{
    if (STUB_LIKELY(stub_modes[181] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[181] == STUB_FUNCTIONAL && functional_nvmlDeviceGetThermalSettings != NULL)
        return functional_nvmlDeviceGetThermalSettings(device, sensorIndex, pThermalSettings);
    stub_call *recorded = stub_begin(181);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &sensorIndex, sizeof sensorIndex);
    stub_argument(recorded, &pThermalSettings, sizeof pThermalSettings);
    stub_output(recorded, 2, (void *)pThermalSettings, sizeof(nvmlGpuThermalSettings_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2,
    nvmlGpuTopologyLevel_t *pathInfo)
{
    if (STUB_LIKELY(stub_modes[182] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[182] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetTopologyCommonAncestor != NULL)
        return functional_nvmlDeviceGetTopologyCommonAncestor(device1, device2, pathInfo);
    stub_call *recorded = stub_begin(182);
    stub_argument(recorded, &device1, sizeof device1);
    stub_argument(recorded, &device2, sizeof device2);
    stub_argument(recorded, &pathInfo, sizeof pathInfo);
    stub_output(recorded, 2, (void *)pathInfo, sizeof(nvmlGpuTopologyLevel_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level,
    unsigned int *count, nvmlDevice_t *deviceArray)
{
    if (STUB_LIKELY(stub_modes[183] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[183] == STUB_FUNCTIONAL && functional_nvmlDeviceGetTopologyNearestGpus != NULL)
        return functional_nvmlDeviceGetTopologyNearestGpus(device, level, count, deviceArray);
    stub_call *recorded = stub_begin(183);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &level, sizeof level);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &deviceArray, sizeof deviceArray);
    stub_input(recorded, 2, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 2, count, sizeof *count,
        count != NULL && deviceArray != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 3, (void *)deviceArray, count_written * sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
    nvmlEccCounterType_t counterType, unsigned long long *eccCounts)
{
    if (STUB_LIKELY(stub_modes[184] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[184] == STUB_FUNCTIONAL && functional_nvmlDeviceGetTotalEccErrors != NULL)
        return functional_nvmlDeviceGetTotalEccErrors(device, errorType, counterType, eccCounts);
    stub_call *recorded = stub_begin(184);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &errorType, sizeof errorType);
    stub_argument(recorded, &counterType, sizeof counterType);
    stub_argument(recorded, &eccCounts, sizeof eccCounts);
    stub_output(recorded, 3, (void *)eccCounts, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)
{
    if (STUB_LIKELY(stub_modes[185] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[185] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetTotalEnergyConsumption != NULL)
        return functional_nvmlDeviceGetTotalEnergyConsumption(device, energy);
    stub_call *recorded = stub_begin(185);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &energy, sizeof energy);
    stub_output(recorded, 1, (void *)energy, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)
{
    if (STUB_LIKELY(stub_modes[186] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[186] == STUB_FUNCTIONAL && functional_nvmlDeviceGetUUID != NULL)
        return functional_nvmlDeviceGetUUID(device, uuid, length);
    stub_call *recorded = stub_begin(186);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &uuid, sizeof uuid);
    stub_argument(recorded, &length, sizeof length);
    stub_output(recorded, 1, (void *)uuid, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)
{
    if (STUB_LIKELY(stub_modes[187] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[187] == STUB_FUNCTIONAL && functional_nvmlDeviceGetUtilizationRates != NULL)
        return functional_nvmlDeviceGetUtilizationRates(device, utilization);
    stub_call *recorded = stub_begin(187);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &utilization, sizeof utilization);
    stub_output(recorded, 1, (void *)utilization, sizeof(nvmlUtilization_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)
{
    if (STUB_LIKELY(stub_modes[188] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[188] == STUB_FUNCTIONAL && functional_nvmlDeviceGetVbiosVersion != NULL)
        return functional_nvmlDeviceGetVbiosVersion(device, version, length);
    stub_call *recorded = stub_begin(188);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &version, sizeof version);
    stub_argument(recorded, &length, sizeof length);
    stub_output(recorded, 1, (void *)version, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability,
    unsigned int *capResult)
{
    if (STUB_LIKELY(stub_modes[189] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[189] == STUB_FUNCTIONAL && functional_nvmlDeviceGetVgpuCapabilities != NULL)
        return functional_nvmlDeviceGetVgpuCapabilities(device, capability, capResult);
    stub_call *recorded = stub_begin(189);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &capability, sizeof capability);
    stub_argument(recorded, &capResult, sizeof capResult);
    stub_output(recorded, 2, (void *)capResult, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device,
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
    if (STUB_LIKELY(stub_modes[190] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[190] == STUB_FUNCTIONAL && functional_nvmlDeviceGetVgpuHeterogeneousMode != NULL)
        return functional_nvmlDeviceGetVgpuHeterogeneousMode(device, pHeterogeneousMode);
    stub_call *recorded = stub_begin(190);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pHeterogeneousMode, sizeof pHeterogeneousMode);
    stub_input(recorded, 1, pHeterogeneousMode, sizeof(nvmlVgpuHeterogeneousMode_t));
    stub_output_open(recorded, 1, (void *)pHeterogeneousMode, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,
    nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)
{
    if (STUB_LIKELY(stub_modes[191] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[191] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetVgpuInstancesUtilizationInfo != NULL)
        return functional_nvmlDeviceGetVgpuInstancesUtilizationInfo(device, vgpuUtilInfo);
    stub_call *recorded = stub_begin(191);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &vgpuUtilInfo, sizeof vgpuUtilInfo);
    stub_input(recorded, 1, vgpuUtilInfo, sizeof(nvmlVgpuInstancesUtilizationInfo_t));
    stub_output_open(recorded, 1, (void *)vgpuUtilInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata,
    unsigned int *bufferSize)
{
    if (STUB_LIKELY(stub_modes[192] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[192] == STUB_FUNCTIONAL && functional_nvmlDeviceGetVgpuMetadata != NULL)
        return functional_nvmlDeviceGetVgpuMetadata(device, pgpuMetadata, bufferSize);
    stub_call *recorded = stub_begin(192);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pgpuMetadata, sizeof pgpuMetadata);
    stub_argument(recorded, &bufferSize, sizeof bufferSize);
    stub_input(recorded, 2, bufferSize, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)bufferSize, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp,
    unsigned int *vgpuProcessSamplesCount, nvmlVgpuProcessUtilizationSample_t *utilizationSamples)
{
    if (STUB_LIKELY(stub_modes[193] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[193] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetVgpuProcessUtilization != NULL)
        return functional_nvmlDeviceGetVgpuProcessUtilization(device, lastSeenTimeStamp,
            vgpuProcessSamplesCount, utilizationSamples);
    stub_call *recorded = stub_begin(193);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &lastSeenTimeStamp, sizeof lastSeenTimeStamp);
    stub_argument(recorded, &vgpuProcessSamplesCount, sizeof vgpuProcessSamplesCount);
    stub_argument(recorded, &utilizationSamples, sizeof utilizationSamples);
    stub_input(recorded, 2, vgpuProcessSamplesCount, sizeof(unsigned int));
    size_t vgpuProcessSamplesCount_written = stub_output_count(recorded, 2,
        vgpuProcessSamplesCount, sizeof *vgpuProcessSamplesCount,
        vgpuProcessSamplesCount != NULL && utilizationSamples != NULL
        ? stub_items((size_t)*vgpuProcessSamplesCount) : SIZE_MAX);
    stub_output(recorded, 3, (void *)utilizationSamples,
        vgpuProcessSamplesCount_written * sizeof(nvmlVgpuProcessUtilizationSample_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device,
    nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)
{
    if (STUB_LIKELY(stub_modes[194] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[194] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetVgpuProcessesUtilizationInfo != NULL)
        return functional_nvmlDeviceGetVgpuProcessesUtilizationInfo(device, vgpuProcUtilInfo);
    stub_call *recorded = stub_begin(194);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &vgpuProcUtilInfo, sizeof vgpuProcUtilInfo);
    stub_input(recorded, 1, vgpuProcUtilInfo, sizeof(nvmlVgpuProcessesUtilizationInfo_t));
    stub_output_open(recorded, 1, (void *)vgpuProcUtilInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device,
    nvmlVgpuSchedulerCapabilities_t *pCapabilities)
{
    if (STUB_LIKELY(stub_modes[195] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[195] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetVgpuSchedulerCapabilities != NULL)
        return functional_nvmlDeviceGetVgpuSchedulerCapabilities(device, pCapabilities);
    stub_call *recorded = stub_begin(195);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pCapabilities, sizeof pCapabilities);
    stub_output(recorded, 1, (void *)pCapabilities, sizeof(nvmlVgpuSchedulerCapabilities_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device, nvmlVgpuSchedulerLog_t *pSchedulerLog)
{
    if (STUB_LIKELY(stub_modes[196] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[196] == STUB_FUNCTIONAL && functional_nvmlDeviceGetVgpuSchedulerLog != NULL)
        return functional_nvmlDeviceGetVgpuSchedulerLog(device, pSchedulerLog);
    stub_call *recorded = stub_begin(196);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pSchedulerLog, sizeof pSchedulerLog);
    stub_output(recorded, 1, (void *)pSchedulerLog, sizeof(nvmlVgpuSchedulerLog_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerGetState_t *pSchedulerState)
{
    if (STUB_LIKELY(stub_modes[197] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[197] == STUB_FUNCTIONAL && functional_nvmlDeviceGetVgpuSchedulerState != NULL)
        return functional_nvmlDeviceGetVgpuSchedulerState(device, pSchedulerState);
    stub_call *recorded = stub_begin(197);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pSchedulerState, sizeof pSchedulerState);
    stub_output(recorded, 1, (void *)pSchedulerState, sizeof(nvmlVgpuSchedulerGetState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
    nvmlVgpuPlacementList_t *pPlacementList)
{
    if (STUB_LIKELY(stub_modes[198] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[198] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetVgpuTypeCreatablePlacements != NULL)
        return functional_nvmlDeviceGetVgpuTypeCreatablePlacements(device, vgpuTypeId,
            pPlacementList);
    stub_call *recorded = stub_begin(198);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &pPlacementList, sizeof pPlacementList);
    stub_input(recorded, 2, pPlacementList, sizeof(nvmlVgpuPlacementList_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
    nvmlVgpuPlacementList_t *pPlacementList)
{
    if (STUB_LIKELY(stub_modes[199] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[199] == STUB_FUNCTIONAL
        && functional_nvmlDeviceGetVgpuTypeSupportedPlacements != NULL)
        return functional_nvmlDeviceGetVgpuTypeSupportedPlacements(device, vgpuTypeId,
            pPlacementList);
    stub_call *recorded = stub_begin(199);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &pPlacementList, sizeof pPlacementList);
    stub_input(recorded, 2, pPlacementList, sizeof(nvmlVgpuPlacementList_t));
    stub_output_open(recorded, 2, (void *)pPlacementList, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp,
    nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount,
    nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)
{
    if (STUB_LIKELY(stub_modes[200] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[200] == STUB_FUNCTIONAL && functional_nvmlDeviceGetVgpuUtilization != NULL)
        return functional_nvmlDeviceGetVgpuUtilization(device, lastSeenTimeStamp, sampleValType,
            vgpuInstanceSamplesCount, utilizationSamples);
    stub_call *recorded = stub_begin(200);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &lastSeenTimeStamp, sizeof lastSeenTimeStamp);
    stub_argument(recorded, &sampleValType, sizeof sampleValType);
    stub_argument(recorded, &vgpuInstanceSamplesCount, sizeof vgpuInstanceSamplesCount);
    stub_argument(recorded, &utilizationSamples, sizeof utilizationSamples);
    stub_input(recorded, 3, vgpuInstanceSamplesCount, sizeof(unsigned int));
    size_t vgpuInstanceSamplesCount_written = stub_output_count(recorded, 3,
        vgpuInstanceSamplesCount, sizeof *vgpuInstanceSamplesCount,
        vgpuInstanceSamplesCount != NULL && utilizationSamples != NULL
        ? stub_items((size_t)*vgpuInstanceSamplesCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)sampleValType, sizeof(nvmlValueType_t));
    stub_output(recorded, 4, (void *)utilizationSamples,
        vgpuInstanceSamplesCount_written * sizeof(nvmlVgpuInstanceUtilizationSample_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType,
    nvmlViolationTime_t *violTime)
{
    if (STUB_LIKELY(stub_modes[201] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[201] == STUB_FUNCTIONAL && functional_nvmlDeviceGetViolationStatus != NULL)
        return functional_nvmlDeviceGetViolationStatus(device, perfPolicyType, violTime);
    stub_call *recorded = stub_begin(201);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &perfPolicyType, sizeof perfPolicyType);
    stub_argument(recorded, &violTime, sizeof violTime);
    stub_output(recorded, 2, (void *)violTime, sizeof(nvmlViolationTime_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t *pVirtualMode)
{
    if (STUB_LIKELY(stub_modes[202] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[202] == STUB_FUNCTIONAL && functional_nvmlDeviceGetVirtualizationMode != NULL)
        return functional_nvmlDeviceGetVirtualizationMode(device, pVirtualMode);
    stub_call *recorded = stub_begin(202);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pVirtualMode, sizeof pVirtualMode);
    stub_output(recorded, 1, (void *)pVirtualMode, sizeof(nvmlGpuVirtualizationMode_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)
{
    if (STUB_LIKELY(stub_modes[203] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[203] == STUB_FUNCTIONAL && functional_nvmlDeviceIsMigDeviceHandle != NULL)
        return functional_nvmlDeviceIsMigDeviceHandle(device, isMigDevice);
    stub_call *recorded = stub_begin(203);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &isMigDevice, sizeof isMigDevice);
    stub_output(recorded, 1, (void *)isMigDevice, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)
{
    if (STUB_LIKELY(stub_modes[204] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[204] == STUB_FUNCTIONAL && functional_nvmlDeviceModifyDrainState != NULL)
        return functional_nvmlDeviceModifyDrainState(pciInfo, newState);
    stub_call *recorded = stub_begin(204);
    stub_argument(recorded, &pciInfo, sizeof pciInfo);
    stub_argument(recorded, &newState, sizeof newState);
    stub_input(recorded, 0, pciInfo, sizeof(nvmlPciInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)
{
    if (STUB_LIKELY(stub_modes[205] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[205] == STUB_FUNCTIONAL && functional_nvmlDeviceOnSameBoard != NULL)
        return functional_nvmlDeviceOnSameBoard(device1, device2, onSameBoard);
    stub_call *recorded = stub_begin(205);
    stub_argument(recorded, &device1, sizeof device1);
    stub_argument(recorded, &device2, sizeof device2);
    stub_argument(recorded, &onSameBoard, sizeof onSameBoard);
    stub_output(recorded, 2, (void *)onSameBoard, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device,
    nvmlPowerSmoothingProfile_t *profile)
{
    if (STUB_LIKELY(stub_modes[206] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[206] == STUB_FUNCTIONAL
        && functional_nvmlDevicePowerSmoothingActivatePresetProfile != NULL)
        return functional_nvmlDevicePowerSmoothingActivatePresetProfile(device, profile);
    stub_call *recorded = stub_begin(206);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &profile, sizeof profile);
    stub_input(recorded, 1, profile, sizeof(nvmlPowerSmoothingProfile_t));
    stub_output_open(recorded, 1, (void *)profile, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDevicePowerSmoothingSetState(nvmlDevice_t device, nvmlPowerSmoothingState_t *state)
{
    if (STUB_LIKELY(stub_modes[207] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[207] == STUB_FUNCTIONAL && functional_nvmlDevicePowerSmoothingSetState != NULL)
        return functional_nvmlDevicePowerSmoothingSetState(device, state);
    stub_call *recorded = stub_begin(207);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &state, sizeof state);
    stub_input(recorded, 1, state, sizeof(nvmlPowerSmoothingState_t));
    stub_output_open(recorded, 1, (void *)state, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device,
    nvmlPowerSmoothingProfile_t *profile)
{
    if (STUB_LIKELY(stub_modes[208] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[208] == STUB_FUNCTIONAL
        && functional_nvmlDevicePowerSmoothingUpdatePresetProfileParam != NULL)
        return functional_nvmlDevicePowerSmoothingUpdatePresetProfileParam(device, profile);
    stub_call *recorded = stub_begin(208);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &profile, sizeof profile);
    stub_input(recorded, 1, profile, sizeof(nvmlPowerSmoothingProfile_t));
    stub_output_open(recorded, 1, (void *)profile, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState)
{
    if (STUB_LIKELY(stub_modes[209] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[209] == STUB_FUNCTIONAL && functional_nvmlDeviceQueryDrainState != NULL)
        return functional_nvmlDeviceQueryDrainState(pciInfo, currentState);
    stub_call *recorded = stub_begin(209);
    stub_argument(recorded, &pciInfo, sizeof pciInfo);
    stub_argument(recorded, &currentState, sizeof currentState);
    stub_input(recorded, 0, pciInfo, sizeof(nvmlPciInfo_t));
    stub_output(recorded, 1, (void *)currentState, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set)
{
    if (STUB_LIKELY(stub_modes[210] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[210] == STUB_FUNCTIONAL && functional_nvmlDeviceRegisterEvents != NULL)
        return functional_nvmlDeviceRegisterEvents(device, eventTypes, set);
    stub_call *recorded = stub_begin(210);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &eventTypes, sizeof eventTypes);
    stub_argument(recorded, &set, sizeof set);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState,
    nvmlPcieLinkState_t linkState)
{
    if (STUB_LIKELY(stub_modes[211] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[211] == STUB_FUNCTIONAL && functional_nvmlDeviceRemoveGpu_v2 != NULL)
        return functional_nvmlDeviceRemoveGpu_v2(pciInfo, gpuState, linkState);
    stub_call *recorded = stub_begin(211);
    stub_argument(recorded, &pciInfo, sizeof pciInfo);
    stub_argument(recorded, &gpuState, sizeof gpuState);
    stub_argument(recorded, &linkState, sizeof linkState);
    stub_input(recorded, 0, pciInfo, sizeof(nvmlPciInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)
{
    if (STUB_LIKELY(stub_modes[212] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[212] == STUB_FUNCTIONAL && functional_nvmlDeviceResetApplicationsClocks != NULL)
        return functional_nvmlDeviceResetApplicationsClocks(device);
    stub_call *recorded = stub_begin(212);
    stub_argument(recorded, &device, sizeof device);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)
{
    if (STUB_LIKELY(stub_modes[213] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[213] == STUB_FUNCTIONAL && functional_nvmlDeviceResetGpuLockedClocks != NULL)
        return functional_nvmlDeviceResetGpuLockedClocks(device);
    stub_call *recorded = stub_begin(213);
    stub_argument(recorded, &device, sizeof device);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)
{
    if (STUB_LIKELY(stub_modes[214] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[214] == STUB_FUNCTIONAL && functional_nvmlDeviceResetMemoryLockedClocks != NULL)
        return functional_nvmlDeviceResetMemoryLockedClocks(device);
    stub_call *recorded = stub_begin(214);
    stub_argument(recorded, &device, sizeof device);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)
{
    if (STUB_LIKELY(stub_modes[215] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[215] == STUB_FUNCTIONAL && functional_nvmlDeviceResetNvLinkErrorCounters != NULL)
        return functional_nvmlDeviceResetNvLinkErrorCounters(device, link);
    stub_call *recorded = stub_begin(215);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &link, sizeof link);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
    unsigned int counter)
{
    if (STUB_LIKELY(stub_modes[216] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[216] == STUB_FUNCTIONAL
        && functional_nvmlDeviceResetNvLinkUtilizationCounter != NULL)
        return functional_nvmlDeviceResetNvLinkUtilizationCounter(device, link, counter);
    stub_call *recorded = stub_begin(216);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &link, sizeof link);
    stub_argument(recorded, &counter, sizeof counter);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
    nvmlEnableState_t isRestricted)
{
    if (STUB_LIKELY(stub_modes[217] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[217] == STUB_FUNCTIONAL && functional_nvmlDeviceSetAPIRestriction != NULL)
        return functional_nvmlDeviceSetAPIRestriction(device, apiType, isRestricted);
    stub_call *recorded = stub_begin(217);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &apiType, sizeof apiType);
    stub_argument(recorded, &isRestricted, sizeof isRestricted);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)
{
    if (STUB_LIKELY(stub_modes[218] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[218] == STUB_FUNCTIONAL && functional_nvmlDeviceSetAccountingMode != NULL)
        return functional_nvmlDeviceSetAccountingMode(device, mode);
    stub_call *recorded = stub_begin(218);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &mode, sizeof mode);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz,
    unsigned int graphicsClockMHz)
{
    if (STUB_LIKELY(stub_modes[219] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[219] == STUB_FUNCTIONAL && functional_nvmlDeviceSetApplicationsClocks != NULL)
        return functional_nvmlDeviceSetApplicationsClocks(device, memClockMHz, graphicsClockMHz);
    stub_call *recorded = stub_begin(219);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &memClockMHz, sizeof memClockMHz);
    stub_argument(recorded, &graphicsClockMHz, sizeof graphicsClockMHz);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled)
{
    if (STUB_LIKELY(stub_modes[220] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[220] == STUB_FUNCTIONAL
        && functional_nvmlDeviceSetAutoBoostedClocksEnabled != NULL)
        return functional_nvmlDeviceSetAutoBoostedClocksEnabled(device, enabled);
    stub_call *recorded = stub_begin(220);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &enabled, sizeof enabled);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
{
    if (STUB_LIKELY(stub_modes[221] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[221] == STUB_FUNCTIONAL && functional_nvmlDeviceSetClockOffsets != NULL)
        return functional_nvmlDeviceSetClockOffsets(device, info);
    stub_call *recorded = stub_begin(221);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &info, sizeof info);
    stub_input(recorded, 1, info, sizeof(nvmlClockOffset_t));
    stub_output_open(recorded, 1, (void *)info, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)
{
    if (STUB_LIKELY(stub_modes[222] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[222] == STUB_FUNCTIONAL && functional_nvmlDeviceSetComputeMode != NULL)
        return functional_nvmlDeviceSetComputeMode(device, mode);
    stub_call *recorded = stub_begin(222);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &mode, sizeof mode);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device, unsigned long long sizeKiB)
{
    if (STUB_LIKELY(stub_modes[223] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[223] == STUB_FUNCTIONAL
        && functional_nvmlDeviceSetConfComputeUnprotectedMemSize != NULL)
        return functional_nvmlDeviceSetConfComputeUnprotectedMemSize(device, sizeKiB);
    stub_call *recorded = stub_begin(223);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &sizeKiB, sizeof sizeKiB);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetCpuAffinity(nvmlDevice_t device)
{
    if (STUB_LIKELY(stub_modes[224] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[224] == STUB_FUNCTIONAL && functional_nvmlDeviceSetCpuAffinity != NULL)
        return functional_nvmlDeviceSetCpuAffinity(device);
    stub_call *recorded = stub_begin(224);
    stub_argument(recorded, &device, sizeof device);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled,
    unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[225] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[225] == STUB_FUNCTIONAL
        && functional_nvmlDeviceSetDefaultAutoBoostedClocksEnabled != NULL)
        return functional_nvmlDeviceSetDefaultAutoBoostedClocksEnabled(device, enabled, flags);
    stub_call *recorded = stub_begin(225);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &enabled, sizeof enabled);
    stub_argument(recorded, &flags, sizeof flags);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)
{
    if (STUB_LIKELY(stub_modes[226] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[226] == STUB_FUNCTIONAL && functional_nvmlDeviceSetDefaultFanSpeed_v2 != NULL)
        return functional_nvmlDeviceSetDefaultFanSpeed_v2(device, fan);
    stub_call *recorded = stub_begin(226);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &fan, sizeof fan);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device, const nvmlDramEncryptionInfo_t *dramEncryption)
{
    if (STUB_LIKELY(stub_modes[227] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[227] == STUB_FUNCTIONAL && functional_nvmlDeviceSetDramEncryptionMode != NULL)
        return functional_nvmlDeviceSetDramEncryptionMode(device, dramEncryption);
    stub_call *recorded = stub_begin(227);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &dramEncryption, sizeof dramEncryption);
    stub_input(recorded, 1, dramEncryption, sizeof(nvmlDramEncryptionInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[228] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[228] == STUB_FUNCTIONAL && functional_nvmlDeviceSetDriverModel != NULL)
        return functional_nvmlDeviceSetDriverModel(device, driverModel, flags);
    stub_call *recorded = stub_begin(228);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &driverModel, sizeof driverModel);
    stub_argument(recorded, &flags, sizeof flags);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)
{
    if (STUB_LIKELY(stub_modes[229] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[229] == STUB_FUNCTIONAL && functional_nvmlDeviceSetEccMode != NULL)
        return functional_nvmlDeviceSetEccMode(device, ecc);
    stub_call *recorded = stub_begin(229);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &ecc, sizeof ecc);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy)
{
    if (STUB_LIKELY(stub_modes[230] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[230] == STUB_FUNCTIONAL && functional_nvmlDeviceSetFanControlPolicy != NULL)
        return functional_nvmlDeviceSetFanControlPolicy(device, fan, policy);
    stub_call *recorded = stub_begin(230);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &fan, sizeof fan);
    stub_argument(recorded, &policy, sizeof policy);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)
{
    if (STUB_LIKELY(stub_modes[231] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[231] == STUB_FUNCTIONAL && functional_nvmlDeviceSetFanSpeed_v2 != NULL)
        return functional_nvmlDeviceSetFanSpeed_v2(device, fan, speed);
    stub_call *recorded = stub_begin(231);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &fan, sizeof fan);
    stub_argument(recorded, &speed, sizeof speed);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)
{
    if (STUB_LIKELY(stub_modes[232] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[232] == STUB_FUNCTIONAL && functional_nvmlDeviceSetGpcClkVfOffset != NULL)
        return functional_nvmlDeviceSetGpcClkVfOffset(device, offset);
    stub_call *recorded = stub_begin(232);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &offset, sizeof offset);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz,
    unsigned int maxGpuClockMHz)
{
    if (STUB_LIKELY(stub_modes[233] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[233] == STUB_FUNCTIONAL && functional_nvmlDeviceSetGpuLockedClocks != NULL)
        return functional_nvmlDeviceSetGpuLockedClocks(device, minGpuClockMHz, maxGpuClockMHz);
    stub_call *recorded = stub_begin(233);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &minGpuClockMHz, sizeof minGpuClockMHz);
    stub_argument(recorded, &maxGpuClockMHz, sizeof maxGpuClockMHz);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)
{
    if (STUB_LIKELY(stub_modes[234] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[234] == STUB_FUNCTIONAL && functional_nvmlDeviceSetGpuOperationMode != NULL)
        return functional_nvmlDeviceSetGpuOperationMode(device, mode);
    stub_call *recorded = stub_begin(234);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &mode, sizeof mode);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)
{
    if (STUB_LIKELY(stub_modes[235] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[235] == STUB_FUNCTIONAL && functional_nvmlDeviceSetMemClkVfOffset != NULL)
        return functional_nvmlDeviceSetMemClkVfOffset(device, offset);
    stub_call *recorded = stub_begin(235);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &offset, sizeof offset);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz,
    unsigned int maxMemClockMHz)
{
    if (STUB_LIKELY(stub_modes[236] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[236] == STUB_FUNCTIONAL && functional_nvmlDeviceSetMemoryLockedClocks != NULL)
        return functional_nvmlDeviceSetMemoryLockedClocks(device, minMemClockMHz, maxMemClockMHz);
    stub_call *recorded = stub_begin(236);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &minMemClockMHz, sizeof minMemClockMHz);
    stub_argument(recorded, &maxMemClockMHz, sizeof maxMemClockMHz);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode, nvmlReturn_t *activationStatus)
{
    if (STUB_LIKELY(stub_modes[237] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[237] == STUB_FUNCTIONAL && functional_nvmlDeviceSetMigMode != NULL)
        return functional_nvmlDeviceSetMigMode(device, mode, activationStatus);
    stub_call *recorded = stub_begin(237);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &mode, sizeof mode);
    stub_argument(recorded, &activationStatus, sizeof activationStatus);
    stub_output(recorded, 2, (void *)activationStatus, sizeof(nvmlReturn_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device, nvmlNvLinkPowerThres_t *info)
{
    if (STUB_LIKELY(stub_modes[238] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[238] == STUB_FUNCTIONAL
        && functional_nvmlDeviceSetNvLinkDeviceLowPowerThreshold != NULL)
        return functional_nvmlDeviceSetNvLinkDeviceLowPowerThreshold(device, info);
    stub_call *recorded = stub_begin(238);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &info, sizeof info);
    stub_input(recorded, 1, info, sizeof(nvmlNvLinkPowerThres_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter,
    nvmlNvLinkUtilizationControl_t *control, unsigned int reset)
{
    if (STUB_LIKELY(stub_modes[239] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[239] == STUB_FUNCTIONAL
        && functional_nvmlDeviceSetNvLinkUtilizationControl != NULL)
        return functional_nvmlDeviceSetNvLinkUtilizationControl(device, link, counter, control,
            reset);
    stub_call *recorded = stub_begin(239);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &link, sizeof link);
    stub_argument(recorded, &counter, sizeof counter);
    stub_argument(recorded, &control, sizeof control);
    stub_argument(recorded, &reset, sizeof reset);
    stub_input(recorded, 3, control, sizeof(nvmlNvLinkUtilizationControl_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)
{
    if (STUB_LIKELY(stub_modes[240] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[240] == STUB_FUNCTIONAL && functional_nvmlDeviceSetNvlinkBwMode != NULL)
        return functional_nvmlDeviceSetNvlinkBwMode(device, setBwMode);
    stub_call *recorded = stub_begin(240);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &setBwMode, sizeof setBwMode);
    stub_input(recorded, 1, setBwMode, sizeof(nvmlNvlinkSetBwMode_t));
    stub_output_open(recorded, 1, (void *)setBwMode, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)
{
    if (STUB_LIKELY(stub_modes[241] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[241] == STUB_FUNCTIONAL && functional_nvmlDeviceSetPersistenceMode != NULL)
        return functional_nvmlDeviceSetPersistenceMode(device, mode);
    stub_call *recorded = stub_begin(241);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &mode, sizeof mode);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)
{
    if (STUB_LIKELY(stub_modes[242] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[242] == STUB_FUNCTIONAL && functional_nvmlDeviceSetPowerManagementLimit != NULL)
        return functional_nvmlDeviceSetPowerManagementLimit(device, limit);
    stub_call *recorded = stub_begin(242);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &limit, sizeof limit);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue)
{
    if (STUB_LIKELY(stub_modes[243] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[243] == STUB_FUNCTIONAL
        && functional_nvmlDeviceSetPowerManagementLimit_v2 != NULL)
        return functional_nvmlDeviceSetPowerManagementLimit_v2(device, powerValue);
    stub_call *recorded = stub_begin(243);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &powerValue, sizeof powerValue);
    stub_input(recorded, 1, powerValue, sizeof(nvmlPowerValue_v2_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType,
    int *temp)
{
    if (STUB_LIKELY(stub_modes[244] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[244] == STUB_FUNCTIONAL && functional_nvmlDeviceSetTemperatureThreshold != NULL)
        return functional_nvmlDeviceSetTemperatureThreshold(device, thresholdType, temp);
    stub_call *recorded = stub_begin(244);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &thresholdType, sizeof thresholdType);
    stub_argument(recorded, &temp, sizeof temp);
    stub_output(recorded, 2, (void *)temp, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability,
    nvmlEnableState_t state)
{
    if (STUB_LIKELY(stub_modes[245] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[245] == STUB_FUNCTIONAL && functional_nvmlDeviceSetVgpuCapabilities != NULL)
        return functional_nvmlDeviceSetVgpuCapabilities(device, capability, state);
    stub_call *recorded = stub_begin(245);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &capability, sizeof capability);
    stub_argument(recorded, &state, sizeof state);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device,
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
    if (STUB_LIKELY(stub_modes[246] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[246] == STUB_FUNCTIONAL && functional_nvmlDeviceSetVgpuHeterogeneousMode != NULL)
        return functional_nvmlDeviceSetVgpuHeterogeneousMode(device, pHeterogeneousMode);
    stub_call *recorded = stub_begin(246);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pHeterogeneousMode, sizeof pHeterogeneousMode);
    stub_input(recorded, 1, pHeterogeneousMode, sizeof(nvmlVgpuHeterogeneousMode_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState)
{
    if (STUB_LIKELY(stub_modes[247] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[247] == STUB_FUNCTIONAL && functional_nvmlDeviceSetVgpuSchedulerState != NULL)
        return functional_nvmlDeviceSetVgpuSchedulerState(device, pSchedulerState);
    stub_call *recorded = stub_begin(247);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &pSchedulerState, sizeof pSchedulerState);
    stub_input(recorded, 1, pSchedulerState, sizeof(nvmlVgpuSchedulerSetState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode)
{
    if (STUB_LIKELY(stub_modes[248] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[248] == STUB_FUNCTIONAL && functional_nvmlDeviceSetVirtualizationMode != NULL)
        return functional_nvmlDeviceSetVirtualizationMode(device, virtualMode);
    stub_call *recorded = stub_begin(248);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &virtualMode, sizeof virtualMode);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceValidateInforom(nvmlDevice_t device)
{
    if (STUB_LIKELY(stub_modes[249] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[249] == STUB_FUNCTIONAL && functional_nvmlDeviceValidateInforom != NULL)
        return functional_nvmlDeviceValidateInforom(device);
    stub_call *recorded = stub_begin(249);
    stub_argument(recorded, &device, sizeof device);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device,
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
{
    if (STUB_LIKELY(stub_modes[250] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[250] == STUB_FUNCTIONAL
        && functional_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles != NULL)
        return functional_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(device,
            requestedProfiles);
    stub_call *recorded = stub_begin(250);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &requestedProfiles, sizeof requestedProfiles);
    stub_input(recorded, 1, requestedProfiles, sizeof(nvmlWorkloadPowerProfileRequestedProfiles_t));
    stub_output_open(recorded, 1, (void *)requestedProfiles, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device,
    nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)
{
    if (STUB_LIKELY(stub_modes[251] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[251] == STUB_FUNCTIONAL
        && functional_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles != NULL)
        return functional_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(device, currentProfiles);
    stub_call *recorded = stub_begin(251);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &currentProfiles, sizeof currentProfiles);
    stub_input(recorded, 1, currentProfiles, sizeof(nvmlWorkloadPowerProfileCurrentProfiles_t));
    stub_output_open(recorded, 1, (void *)currentProfiles, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device,
    nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)
{
    if (STUB_LIKELY(stub_modes[252] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[252] == STUB_FUNCTIONAL
        && functional_nvmlDeviceWorkloadPowerProfileGetProfilesInfo != NULL)
        return functional_nvmlDeviceWorkloadPowerProfileGetProfilesInfo(device, profilesInfo);
    stub_call *recorded = stub_begin(252);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &profilesInfo, sizeof profilesInfo);
    stub_input(recorded, 1, profilesInfo, sizeof(nvmlWorkloadPowerProfileProfilesInfo_t));
    stub_output_open(recorded, 1, (void *)profilesInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device,
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
{
    if (STUB_LIKELY(stub_modes[253] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[253] == STUB_FUNCTIONAL
        && functional_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles != NULL)
        return functional_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(device,
            requestedProfiles);
    stub_call *recorded = stub_begin(253);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &requestedProfiles, sizeof requestedProfiles);
    stub_input(recorded, 1, requestedProfiles, sizeof(nvmlWorkloadPowerProfileRequestedProfiles_t));
    stub_output_open(recorded, 1, (void *)requestedProfiles, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT const char *
nvmlErrorString(nvmlReturn_t result)
{
    if (STUB_LIKELY(stub_modes[254] == STUB_FREE))
        return 0;
    if (stub_modes[254] == STUB_FUNCTIONAL && functional_nvmlErrorString != NULL)
        return functional_nvmlErrorString(result);
    stub_call *recorded = stub_begin(254);
    stub_argument(recorded, &result, sizeof result);
    return stub_finish_string(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlEventSetCreate(nvmlEventSet_t *set)
{
    if (STUB_LIKELY(stub_modes[255] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[255] == STUB_FUNCTIONAL && functional_nvmlEventSetCreate != NULL)
        return functional_nvmlEventSetCreate(set);
    stub_call *recorded = stub_begin(255);
    stub_argument(recorded, &set, sizeof set);
    stub_output(recorded, 0, (void *)set, sizeof(nvmlEventSet_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlEventSetFree(nvmlEventSet_t set)
{
    if (STUB_LIKELY(stub_modes[256] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[256] == STUB_FUNCTIONAL && functional_nvmlEventSetFree != NULL)
        return functional_nvmlEventSetFree(set);
    stub_call *recorded = stub_begin(256);
    stub_argument(recorded, &set, sizeof set);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)
{
    if (STUB_LIKELY(stub_modes[257] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[257] == STUB_FUNCTIONAL && functional_nvmlEventSetWait_v2 != NULL)
        return functional_nvmlEventSetWait_v2(set, data, timeoutms);
    stub_call *recorded = stub_begin(257);
    stub_argument(recorded, &set, sizeof set);
    stub_argument(recorded, &data, sizeof data);
    stub_argument(recorded, &timeoutms, sizeof timeoutms);
    stub_output(recorded, 1, (void *)data, sizeof(nvmlEventData_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGetExcludedDeviceCount(unsigned int *deviceCount)
{
    if (STUB_LIKELY(stub_modes[258] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[258] == STUB_FUNCTIONAL && functional_nvmlGetExcludedDeviceCount != NULL)
        return functional_nvmlGetExcludedDeviceCount(deviceCount);
    stub_call *recorded = stub_begin(258);
    stub_argument(recorded, &deviceCount, sizeof deviceCount);
    stub_output(recorded, 0, (void *)deviceCount, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)
{
    if (STUB_LIKELY(stub_modes[259] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[259] == STUB_FUNCTIONAL && functional_nvmlGetExcludedDeviceInfoByIndex != NULL)
        return functional_nvmlGetExcludedDeviceInfoByIndex(index, info);
    stub_call *recorded = stub_begin(259);
    stub_argument(recorded, &index, sizeof index);
    stub_argument(recorded, &info, sizeof info);
    stub_output(recorded, 1, (void *)info, sizeof(nvmlExcludedDeviceInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t *pgpuMetadata,
    nvmlVgpuPgpuCompatibility_t *compatibilityInfo)
{
    if (STUB_LIKELY(stub_modes[260] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[260] == STUB_FUNCTIONAL && functional_nvmlGetVgpuCompatibility != NULL)
        return functional_nvmlGetVgpuCompatibility(vgpuMetadata, pgpuMetadata, compatibilityInfo);
    stub_call *recorded = stub_begin(260);
    stub_argument(recorded, &vgpuMetadata, sizeof vgpuMetadata);
    stub_argument(recorded, &pgpuMetadata, sizeof pgpuMetadata);
    stub_argument(recorded, &compatibilityInfo, sizeof compatibilityInfo);
    stub_input(recorded, 0, vgpuMetadata, sizeof(nvmlVgpuMetadata_t));
    stub_input(recorded, 1, pgpuMetadata, sizeof(nvmlVgpuPgpuMetadata_t));
    stub_output(recorded, 2, (void *)compatibilityInfo, sizeof(nvmlVgpuPgpuCompatibility_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability, unsigned int *capResult)
{
    if (STUB_LIKELY(stub_modes[261] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[261] == STUB_FUNCTIONAL && functional_nvmlGetVgpuDriverCapabilities != NULL)
        return functional_nvmlGetVgpuDriverCapabilities(capability, capResult);
    stub_call *recorded = stub_begin(261);
    stub_argument(recorded, &capability, sizeof capability);
    stub_argument(recorded, &capResult, sizeof capResult);
    stub_output(recorded, 1, (void *)capResult, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)
{
    if (STUB_LIKELY(stub_modes[262] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[262] == STUB_FUNCTIONAL && functional_nvmlGetVgpuVersion != NULL)
        return functional_nvmlGetVgpuVersion(supported, current);
    stub_call *recorded = stub_begin(262);
    stub_argument(recorded, &supported, sizeof supported);
    stub_argument(recorded, &current, sizeof current);
    stub_output(recorded, 0, (void *)supported, sizeof(nvmlVgpuVersion_t));
    stub_output(recorded, 1, (void *)current, sizeof(nvmlVgpuVersion_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)
{
    if (STUB_LIKELY(stub_modes[263] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[263] == STUB_FUNCTIONAL && functional_nvmlGpmMetricsGet != NULL)
        return functional_nvmlGpmMetricsGet(metricsGet);
    stub_call *recorded = stub_begin(263);
    stub_argument(recorded, &metricsGet, sizeof metricsGet);
    stub_input(recorded, 0, metricsGet, sizeof(nvmlGpmMetricsGet_t));
    stub_output_open(recorded, 0, (void *)metricsGet, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample)
{
    if (STUB_LIKELY(stub_modes[264] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[264] == STUB_FUNCTIONAL && functional_nvmlGpmMigSampleGet != NULL)
        return functional_nvmlGpmMigSampleGet(device, gpuInstanceId, gpmSample);
    stub_call *recorded = stub_begin(264);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &gpuInstanceId, sizeof gpuInstanceId);
    stub_argument(recorded, &gpmSample, sizeof gpmSample);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)
{
    if (STUB_LIKELY(stub_modes[265] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[265] == STUB_FUNCTIONAL && functional_nvmlGpmQueryDeviceSupport != NULL)
        return functional_nvmlGpmQueryDeviceSupport(device, gpmSupport);
    stub_call *recorded = stub_begin(265);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &gpmSupport, sizeof gpmSupport);
    stub_input(recorded, 1, gpmSupport, sizeof(nvmlGpmSupport_t));
    stub_output_open(recorded, 1, (void *)gpmSupport, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)
{
    if (STUB_LIKELY(stub_modes[266] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[266] == STUB_FUNCTIONAL && functional_nvmlGpmQueryIfStreamingEnabled != NULL)
        return functional_nvmlGpmQueryIfStreamingEnabled(device, state);
    stub_call *recorded = stub_begin(266);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &state, sizeof state);
    stub_output(recorded, 1, (void *)state, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)
{
    if (STUB_LIKELY(stub_modes[267] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[267] == STUB_FUNCTIONAL && functional_nvmlGpmSampleAlloc != NULL)
        return functional_nvmlGpmSampleAlloc(gpmSample);
    stub_call *recorded = stub_begin(267);
    stub_argument(recorded, &gpmSample, sizeof gpmSample);
    stub_output(recorded, 0, (void *)gpmSample, sizeof(nvmlGpmSample_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)
{
    if (STUB_LIKELY(stub_modes[268] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[268] == STUB_FUNCTIONAL && functional_nvmlGpmSampleFree != NULL)
        return functional_nvmlGpmSampleFree(gpmSample);
    stub_call *recorded = stub_begin(268);
    stub_argument(recorded, &gpmSample, sizeof gpmSample);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)
{
    if (STUB_LIKELY(stub_modes[269] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[269] == STUB_FUNCTIONAL && functional_nvmlGpmSampleGet != NULL)
        return functional_nvmlGpmSampleGet(device, gpmSample);
    stub_call *recorded = stub_begin(269);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &gpmSample, sizeof gpmSample);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)
{
    if (STUB_LIKELY(stub_modes[270] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[270] == STUB_FUNCTIONAL && functional_nvmlGpmSetStreamingEnabled != NULL)
        return functional_nvmlGpmSetStreamingEnabled(device, state);
    stub_call *recorded = stub_begin(270);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &state, sizeof state);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    nvmlComputeInstance_t *computeInstance)
{
    if (STUB_LIKELY(stub_modes[271] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[271] == STUB_FUNCTIONAL
        && functional_nvmlGpuInstanceCreateComputeInstance != NULL)
        return functional_nvmlGpuInstanceCreateComputeInstance(gpuInstance, profileId,
            computeInstance);
    stub_call *recorded = stub_begin(271);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &profileId, sizeof profileId);
    stub_argument(recorded, &computeInstance, sizeof computeInstance);
    stub_output(recorded, 2, (void *)computeInstance, sizeof(nvmlComputeInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance,
    unsigned int profileId, const nvmlComputeInstancePlacement_t *placement,
    nvmlComputeInstance_t *computeInstance)
{
    if (STUB_LIKELY(stub_modes[272] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[272] == STUB_FUNCTIONAL
        && functional_nvmlGpuInstanceCreateComputeInstanceWithPlacement != NULL)
        return functional_nvmlGpuInstanceCreateComputeInstanceWithPlacement(gpuInstance, profileId,
            placement, computeInstance);
    stub_call *recorded = stub_begin(272);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &profileId, sizeof profileId);
    stub_argument(recorded, &placement, sizeof placement);
    stub_argument(recorded, &computeInstance, sizeof computeInstance);
    stub_input(recorded, 2, placement, sizeof(nvmlComputeInstancePlacement_t));
    stub_output(recorded, 3, (void *)computeInstance, sizeof(nvmlComputeInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)
{
    if (STUB_LIKELY(stub_modes[273] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[273] == STUB_FUNCTIONAL && functional_nvmlGpuInstanceDestroy != NULL)
        return functional_nvmlGpuInstanceDestroy(gpuInstance);
    stub_call *recorded = stub_begin(273);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance,
    nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)
{
    if (STUB_LIKELY(stub_modes[274] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[274] == STUB_FUNCTIONAL && functional_nvmlGpuInstanceGetActiveVgpus != NULL)
        return functional_nvmlGpuInstanceGetActiveVgpus(gpuInstance, pVgpuInstanceInfo);
    stub_call *recorded = stub_begin(274);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &pVgpuInstanceInfo, sizeof pVgpuInstanceInfo);
    stub_input(recorded, 1, pVgpuInstanceInfo, sizeof(nvmlActiveVgpuInstanceInfo_t));
    stub_output_open(recorded, 1, (void *)pVgpuInstanceInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int id,
    nvmlComputeInstance_t *computeInstance)
{
    if (STUB_LIKELY(stub_modes[275] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[275] == STUB_FUNCTIONAL
        && functional_nvmlGpuInstanceGetComputeInstanceById != NULL)
        return functional_nvmlGpuInstanceGetComputeInstanceById(gpuInstance, id, computeInstance);
    stub_call *recorded = stub_begin(275);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &id, sizeof id);
    stub_argument(recorded, &computeInstance, sizeof computeInstance);
    stub_output(recorded, 2, (void *)computeInstance, sizeof(nvmlComputeInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance,
    unsigned int profileId, nvmlComputeInstancePlacement_t *placements, unsigned int *count)
{
    if (STUB_LIKELY(stub_modes[276] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[276] == STUB_FUNCTIONAL
        && functional_nvmlGpuInstanceGetComputeInstancePossiblePlacements != NULL)
        return functional_nvmlGpuInstanceGetComputeInstancePossiblePlacements(gpuInstance,
            profileId, placements, count);
    stub_call *recorded = stub_begin(276);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &profileId, sizeof profileId);
    stub_argument(recorded, &placements, sizeof placements);
    stub_argument(recorded, &count, sizeof count);
    stub_input(recorded, 3, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 3, count, sizeof *count,
        count != NULL && placements != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)placements,
        count_written * sizeof(nvmlComputeInstancePlacement_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance, unsigned int profile,
    unsigned int engProfile, nvmlComputeInstanceProfileInfo_t *info)
{
    if (STUB_LIKELY(stub_modes[277] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[277] == STUB_FUNCTIONAL
        && functional_nvmlGpuInstanceGetComputeInstanceProfileInfo != NULL)
        return functional_nvmlGpuInstanceGetComputeInstanceProfileInfo(gpuInstance, profile,
            engProfile, info);
    stub_call *recorded = stub_begin(277);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &profile, sizeof profile);
    stub_argument(recorded, &engProfile, sizeof engProfile);
    stub_argument(recorded, &info, sizeof info);
    stub_output(recorded, 3, (void *)info, sizeof(nvmlComputeInstanceProfileInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance, unsigned int profile,
    unsigned int engProfile, nvmlComputeInstanceProfileInfo_v2_t *info)
{
    if (STUB_LIKELY(stub_modes[278] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[278] == STUB_FUNCTIONAL
        && functional_nvmlGpuInstanceGetComputeInstanceProfileInfoV != NULL)
        return functional_nvmlGpuInstanceGetComputeInstanceProfileInfoV(gpuInstance, profile,
            engProfile, info);
    stub_call *recorded = stub_begin(278);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &profile, sizeof profile);
    stub_argument(recorded, &engProfile, sizeof engProfile);
    stub_argument(recorded, &info, sizeof info);
    stub_input(recorded, 3, info, sizeof(nvmlComputeInstanceProfileInfo_v2_t));
    stub_output_open(recorded, 3, (void *)info, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance,
    unsigned int profileId, unsigned int *count)
{
    if (STUB_LIKELY(stub_modes[279] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[279] == STUB_FUNCTIONAL
        && functional_nvmlGpuInstanceGetComputeInstanceRemainingCapacity != NULL)
        return functional_nvmlGpuInstanceGetComputeInstanceRemainingCapacity(gpuInstance,
            profileId, count);
    stub_call *recorded = stub_begin(279);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &profileId, sizeof profileId);
    stub_argument(recorded, &count, sizeof count);
    stub_output(recorded, 2, (void *)count, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    nvmlComputeInstance_t *computeInstances, unsigned int *count)
{
    if (STUB_LIKELY(stub_modes[280] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[280] == STUB_FUNCTIONAL && functional_nvmlGpuInstanceGetComputeInstances != NULL)
        return functional_nvmlGpuInstanceGetComputeInstances(gpuInstance, profileId,
            computeInstances, count);
    stub_call *recorded = stub_begin(280);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &profileId, sizeof profileId);
    stub_argument(recorded, &computeInstances, sizeof computeInstances);
    stub_argument(recorded, &count, sizeof count);
    stub_input(recorded, 3, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 3, count, sizeof *count,
        count != NULL && computeInstances != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)computeInstances,
        count_written * sizeof(nvmlComputeInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance, nvmlVgpuTypeIdInfo_t *pVgpus)
{
    if (STUB_LIKELY(stub_modes[281] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[281] == STUB_FUNCTIONAL && functional_nvmlGpuInstanceGetCreatableVgpus != NULL)
        return functional_nvmlGpuInstanceGetCreatableVgpus(gpuInstance, pVgpus);
    stub_call *recorded = stub_begin(281);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &pVgpus, sizeof pVgpus);
    stub_input(recorded, 1, pVgpus, sizeof(nvmlVgpuTypeIdInfo_t));
    stub_output_open(recorded, 1, (void *)pVgpus, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)
{
    if (STUB_LIKELY(stub_modes[282] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[282] == STUB_FUNCTIONAL && functional_nvmlGpuInstanceGetInfo != NULL)
        return functional_nvmlGpuInstanceGetInfo(gpuInstance, info);
    stub_call *recorded = stub_begin(282);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &info, sizeof info);
    stub_output(recorded, 1, (void *)info, sizeof(nvmlGpuInstanceInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
    if (STUB_LIKELY(stub_modes[283] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[283] == STUB_FUNCTIONAL
        && functional_nvmlGpuInstanceGetVgpuHeterogeneousMode != NULL)
        return functional_nvmlGpuInstanceGetVgpuHeterogeneousMode(gpuInstance, pHeterogeneousMode);
    stub_call *recorded = stub_begin(283);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &pHeterogeneousMode, sizeof pHeterogeneousMode);
    stub_input(recorded, 1, pHeterogeneousMode, sizeof(nvmlVgpuHeterogeneousMode_t));
    stub_output_open(recorded, 1, (void *)pHeterogeneousMode, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)
{
    if (STUB_LIKELY(stub_modes[284] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[284] == STUB_FUNCTIONAL && functional_nvmlGpuInstanceGetVgpuSchedulerLog != NULL)
        return functional_nvmlGpuInstanceGetVgpuSchedulerLog(gpuInstance, pSchedulerLogInfo);
    stub_call *recorded = stub_begin(284);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &pSchedulerLogInfo, sizeof pSchedulerLogInfo);
    stub_input(recorded, 1, pSchedulerLogInfo, sizeof(nvmlVgpuSchedulerLogInfo_t));
    stub_output_open(recorded, 1, (void *)pSchedulerLogInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)
{
    if (STUB_LIKELY(stub_modes[285] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[285] == STUB_FUNCTIONAL
        && functional_nvmlGpuInstanceGetVgpuSchedulerState != NULL)
        return functional_nvmlGpuInstanceGetVgpuSchedulerState(gpuInstance, pSchedulerStateInfo);
    stub_call *recorded = stub_begin(285);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &pSchedulerStateInfo, sizeof pSchedulerStateInfo);
    stub_input(recorded, 1, pSchedulerStateInfo, sizeof(nvmlVgpuSchedulerStateInfo_t));
    stub_output_open(recorded, 1, (void *)pSchedulerStateInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)
{
    if (STUB_LIKELY(stub_modes[286] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[286] == STUB_FUNCTIONAL
        && functional_nvmlGpuInstanceGetVgpuTypeCreatablePlacements != NULL)
        return functional_nvmlGpuInstanceGetVgpuTypeCreatablePlacements(gpuInstance,
            pCreatablePlacementInfo);
    stub_call *recorded = stub_begin(286);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &pCreatablePlacementInfo, sizeof pCreatablePlacementInfo);
    stub_input(recorded, 1, pCreatablePlacementInfo, sizeof(nvmlVgpuCreatablePlacementInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
    if (STUB_LIKELY(stub_modes[287] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[287] == STUB_FUNCTIONAL
        && functional_nvmlGpuInstanceSetVgpuHeterogeneousMode != NULL)
        return functional_nvmlGpuInstanceSetVgpuHeterogeneousMode(gpuInstance, pHeterogeneousMode);
    stub_call *recorded = stub_begin(287);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &pHeterogeneousMode, sizeof pHeterogeneousMode);
    stub_input(recorded, 1, pHeterogeneousMode, sizeof(nvmlVgpuHeterogeneousMode_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerState_t *pScheduler)
{
    if (STUB_LIKELY(stub_modes[288] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[288] == STUB_FUNCTIONAL
        && functional_nvmlGpuInstanceSetVgpuSchedulerState != NULL)
        return functional_nvmlGpuInstanceSetVgpuSchedulerState(gpuInstance, pScheduler);
    stub_call *recorded = stub_begin(288);
    stub_argument(recorded, &gpuInstance, sizeof gpuInstance);
    stub_argument(recorded, &pScheduler, sizeof pScheduler);
    stub_input(recorded, 1, pScheduler, sizeof(nvmlVgpuSchedulerState_t));
    stub_output_open(recorded, 1, (void *)pScheduler, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlInitWithFlags(unsigned int flags)
{
    if (STUB_LIKELY(stub_modes[289] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[289] == STUB_FUNCTIONAL && functional_nvmlInitWithFlags != NULL)
        return functional_nvmlInitWithFlags(flags);
    stub_call *recorded = stub_begin(289);
    stub_argument(recorded, &flags, sizeof flags);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlInit_v2(void)
{
    if (STUB_LIKELY(stub_modes[290] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[290] == STUB_FUNCTIONAL && functional_nvmlInit_v2 != NULL)
        return functional_nvmlInit_v2();
    stub_call *recorded = stub_begin(290);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)
{
    if (STUB_LIKELY(stub_modes[291] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[291] == STUB_FUNCTIONAL && functional_nvmlSetVgpuVersion != NULL)
        return functional_nvmlSetVgpuVersion(vgpuVersion);
    stub_call *recorded = stub_begin(291);
    stub_argument(recorded, &vgpuVersion, sizeof vgpuVersion);
    stub_input(recorded, 0, vgpuVersion, sizeof(nvmlVgpuVersion_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlShutdown(void)
{
    if (STUB_LIKELY(stub_modes[292] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[292] == STUB_FUNCTIONAL && functional_nvmlShutdown != NULL)
        return functional_nvmlShutdown();
    stub_call *recorded = stub_begin(292);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)
{
    if (STUB_LIKELY(stub_modes[293] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[293] == STUB_FUNCTIONAL && functional_nvmlSystemEventSetCreate != NULL)
        return functional_nvmlSystemEventSetCreate(request);
    stub_call *recorded = stub_begin(293);
    stub_argument(recorded, &request, sizeof request);
    stub_input(recorded, 0, request, sizeof(nvmlSystemEventSetCreateRequest_t));
    stub_output_open(recorded, 0, (void *)request, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)
{
    if (STUB_LIKELY(stub_modes[294] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[294] == STUB_FUNCTIONAL && functional_nvmlSystemEventSetFree != NULL)
        return functional_nvmlSystemEventSetFree(request);
    stub_call *recorded = stub_begin(294);
    stub_argument(recorded, &request, sizeof request);
    stub_input(recorded, 0, request, sizeof(nvmlSystemEventSetFreeRequest_t));
    stub_output_open(recorded, 0, (void *)request, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)
{
    if (STUB_LIKELY(stub_modes[295] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[295] == STUB_FUNCTIONAL && functional_nvmlSystemEventSetWait != NULL)
        return functional_nvmlSystemEventSetWait(request);
    stub_call *recorded = stub_begin(295);
    stub_argument(recorded, &request, sizeof request);
    stub_input(recorded, 0, request, sizeof(nvmlSystemEventSetWaitRequest_t));
    stub_output_open(recorded, 0, (void *)request, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)
{
    if (STUB_LIKELY(stub_modes[296] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[296] == STUB_FUNCTIONAL
        && functional_nvmlSystemGetConfComputeCapabilities != NULL)
        return functional_nvmlSystemGetConfComputeCapabilities(capabilities);
    stub_call *recorded = stub_begin(296);
    stub_argument(recorded, &capabilities, sizeof capabilities);
    stub_output(recorded, 0, (void *)capabilities, sizeof(nvmlConfComputeSystemCaps_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)
{
    if (STUB_LIKELY(stub_modes[297] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[297] == STUB_FUNCTIONAL
        && functional_nvmlSystemGetConfComputeGpusReadyState != NULL)
        return functional_nvmlSystemGetConfComputeGpusReadyState(isAcceptingWork);
    stub_call *recorded = stub_begin(297);
    stub_argument(recorded, &isAcceptingWork, sizeof isAcceptingWork);
    stub_output(recorded, 0, (void *)isAcceptingWork, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetConfComputeKeyRotationThresholdInfo(
    nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
{
    if (STUB_LIKELY(stub_modes[298] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[298] == STUB_FUNCTIONAL
        && functional_nvmlSystemGetConfComputeKeyRotationThresholdInfo != NULL)
        return functional_nvmlSystemGetConfComputeKeyRotationThresholdInfo(pKeyRotationThrInfo);
    stub_call *recorded = stub_begin(298);
    stub_argument(recorded, &pKeyRotationThrInfo, sizeof pKeyRotationThrInfo);
    stub_input(recorded, 0, pKeyRotationThrInfo,
        sizeof(nvmlConfComputeGetKeyRotationThresholdInfo_t));
    stub_output_open(recorded, 0, (void *)pKeyRotationThrInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)
{
    if (STUB_LIKELY(stub_modes[299] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[299] == STUB_FUNCTIONAL && functional_nvmlSystemGetConfComputeSettings != NULL)
        return functional_nvmlSystemGetConfComputeSettings(settings);
    stub_call *recorded = stub_begin(299);
    stub_argument(recorded, &settings, sizeof settings);
    stub_input(recorded, 0, settings, sizeof(nvmlSystemConfComputeSettings_t));
    stub_output_open(recorded, 0, (void *)settings, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)
{
    if (STUB_LIKELY(stub_modes[300] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[300] == STUB_FUNCTIONAL && functional_nvmlSystemGetConfComputeState != NULL)
        return functional_nvmlSystemGetConfComputeState(state);
    stub_call *recorded = stub_begin(300);
    stub_argument(recorded, &state, sizeof state);
    stub_output(recorded, 0, (void *)state, sizeof(nvmlConfComputeSystemState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)
{
    if (STUB_LIKELY(stub_modes[301] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[301] == STUB_FUNCTIONAL && functional_nvmlSystemGetCudaDriverVersion != NULL)
        return functional_nvmlSystemGetCudaDriverVersion(cudaDriverVersion);
    stub_call *recorded = stub_begin(301);
    stub_argument(recorded, &cudaDriverVersion, sizeof cudaDriverVersion);
    stub_output(recorded, 0, (void *)cudaDriverVersion, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)
{
    if (STUB_LIKELY(stub_modes[302] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[302] == STUB_FUNCTIONAL && functional_nvmlSystemGetCudaDriverVersion_v2 != NULL)
        return functional_nvmlSystemGetCudaDriverVersion_v2(cudaDriverVersion);
    stub_call *recorded = stub_begin(302);
    stub_argument(recorded, &cudaDriverVersion, sizeof cudaDriverVersion);
    stub_output(recorded, 0, (void *)cudaDriverVersion, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int length)
{
    if (STUB_LIKELY(stub_modes[303] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[303] == STUB_FUNCTIONAL && functional_nvmlSystemGetDriverBranch != NULL)
        return functional_nvmlSystemGetDriverBranch(branchInfo, length);
    stub_call *recorded = stub_begin(303);
    stub_argument(recorded, &branchInfo, sizeof branchInfo);
    stub_argument(recorded, &length, sizeof length);
    stub_input(recorded, 0, branchInfo, sizeof(nvmlSystemDriverBranchInfo_t));
    stub_output_open(recorded, 0, (void *)branchInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetDriverVersion(char *version, unsigned int length)
{
    if (STUB_LIKELY(stub_modes[304] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[304] == STUB_FUNCTIONAL && functional_nvmlSystemGetDriverVersion != NULL)
        return functional_nvmlSystemGetDriverVersion(version, length);
    stub_call *recorded = stub_begin(304);
    stub_argument(recorded, &version, sizeof version);
    stub_argument(recorded, &length, sizeof length);
    stub_output(recorded, 0, (void *)version, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)
{
    if (STUB_LIKELY(stub_modes[305] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[305] == STUB_FUNCTIONAL && functional_nvmlSystemGetHicVersion != NULL)
        return functional_nvmlSystemGetHicVersion(hwbcCount, hwbcEntries);
    stub_call *recorded = stub_begin(305);
    stub_argument(recorded, &hwbcCount, sizeof hwbcCount);
    stub_argument(recorded, &hwbcEntries, sizeof hwbcEntries);
    stub_input(recorded, 0, hwbcCount, sizeof(unsigned int));
    size_t hwbcCount_written = stub_output_count(recorded, 0, hwbcCount, sizeof *hwbcCount,
        hwbcCount != NULL && hwbcEntries != NULL ? stub_items((size_t)*hwbcCount) : SIZE_MAX);
    stub_output(recorded, 1, (void *)hwbcEntries, hwbcCount_written * sizeof(nvmlHwbcEntry_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetNVMLVersion(char *version, unsigned int length)
{
    if (STUB_LIKELY(stub_modes[306] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[306] == STUB_FUNCTIONAL && functional_nvmlSystemGetNVMLVersion != NULL)
        return functional_nvmlSystemGetNVMLVersion(version, length);
    stub_call *recorded = stub_begin(306);
    stub_argument(recorded, &version, sizeof version);
    stub_argument(recorded, &length, sizeof length);
    stub_output(recorded, 0, (void *)version, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)
{
    if (STUB_LIKELY(stub_modes[307] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[307] == STUB_FUNCTIONAL && functional_nvmlSystemGetNvlinkBwMode != NULL)
        return functional_nvmlSystemGetNvlinkBwMode(nvlinkBwMode);
    stub_call *recorded = stub_begin(307);
    stub_argument(recorded, &nvlinkBwMode, sizeof nvlinkBwMode);
    stub_output(recorded, 0, (void *)nvlinkBwMode, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)
{
    if (STUB_LIKELY(stub_modes[308] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[308] == STUB_FUNCTIONAL && functional_nvmlSystemGetProcessName != NULL)
        return functional_nvmlSystemGetProcessName(pid, name, length);
    stub_call *recorded = stub_begin(308);
    stub_argument(recorded, &pid, sizeof pid);
    stub_argument(recorded, &name, sizeof name);
    stub_argument(recorded, &length, sizeof length);
    stub_output(recorded, 1, (void *)name, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count, nvmlDevice_t *deviceArray)
{
    if (STUB_LIKELY(stub_modes[309] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[309] == STUB_FUNCTIONAL && functional_nvmlSystemGetTopologyGpuSet != NULL)
        return functional_nvmlSystemGetTopologyGpuSet(cpuNumber, count, deviceArray);
    stub_call *recorded = stub_begin(309);
    stub_argument(recorded, &cpuNumber, sizeof cpuNumber);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &deviceArray, sizeof deviceArray);
    stub_input(recorded, 1, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 1, count, sizeof *count,
        count != NULL && deviceArray != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)deviceArray, count_written * sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)
{
    if (STUB_LIKELY(stub_modes[310] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[310] == STUB_FUNCTIONAL && functional_nvmlSystemRegisterEvents != NULL)
        return functional_nvmlSystemRegisterEvents(request);
    stub_call *recorded = stub_begin(310);
    stub_argument(recorded, &request, sizeof request);
    stub_input(recorded, 0, request, sizeof(nvmlSystemRegisterEventRequest_t));
    stub_output_open(recorded, 0, (void *)request, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)
{
    if (STUB_LIKELY(stub_modes[311] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[311] == STUB_FUNCTIONAL
        && functional_nvmlSystemSetConfComputeGpusReadyState != NULL)
        return functional_nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork);
    stub_call *recorded = stub_begin(311);
    stub_argument(recorded, &isAcceptingWork, sizeof isAcceptingWork);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemSetConfComputeKeyRotationThresholdInfo(
    nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
{
    if (STUB_LIKELY(stub_modes[312] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[312] == STUB_FUNCTIONAL
        && functional_nvmlSystemSetConfComputeKeyRotationThresholdInfo != NULL)
        return functional_nvmlSystemSetConfComputeKeyRotationThresholdInfo(pKeyRotationThrInfo);
    stub_call *recorded = stub_begin(312);
    stub_argument(recorded, &pKeyRotationThrInfo, sizeof pKeyRotationThrInfo);
    stub_input(recorded, 0, pKeyRotationThrInfo,
        sizeof(nvmlConfComputeSetKeyRotationThresholdInfo_t));
    stub_output_open(recorded, 0, (void *)pKeyRotationThrInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)
{
    if (STUB_LIKELY(stub_modes[313] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[313] == STUB_FUNCTIONAL && functional_nvmlSystemSetNvlinkBwMode != NULL)
        return functional_nvmlSystemSetNvlinkBwMode(nvlinkBwMode);
    stub_call *recorded = stub_begin(313);
    stub_argument(recorded, &nvlinkBwMode, sizeof nvlinkBwMode);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetCount(unsigned int *unitCount)
{
    if (STUB_LIKELY(stub_modes[314] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[314] == STUB_FUNCTIONAL && functional_nvmlUnitGetCount != NULL)
        return functional_nvmlUnitGetCount(unitCount);
    stub_call *recorded = stub_begin(314);
    stub_argument(recorded, &unitCount, sizeof unitCount);
    stub_output(recorded, 0, (void *)unitCount, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices)
{
    if (STUB_LIKELY(stub_modes[315] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[315] == STUB_FUNCTIONAL && functional_nvmlUnitGetDevices != NULL)
        return functional_nvmlUnitGetDevices(unit, deviceCount, devices);
    stub_call *recorded = stub_begin(315);
    stub_argument(recorded, &unit, sizeof unit);
    stub_argument(recorded, &deviceCount, sizeof deviceCount);
    stub_argument(recorded, &devices, sizeof devices);
    stub_input(recorded, 1, deviceCount, sizeof(unsigned int));
    size_t deviceCount_written = stub_output_count(recorded, 1, deviceCount, sizeof *deviceCount,
        deviceCount != NULL && devices != NULL ? stub_items((size_t)*deviceCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)devices, deviceCount_written * sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)
{
    if (STUB_LIKELY(stub_modes[316] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[316] == STUB_FUNCTIONAL && functional_nvmlUnitGetFanSpeedInfo != NULL)
        return functional_nvmlUnitGetFanSpeedInfo(unit, fanSpeeds);
    stub_call *recorded = stub_begin(316);
    stub_argument(recorded, &unit, sizeof unit);
    stub_argument(recorded, &fanSpeeds, sizeof fanSpeeds);
    stub_output(recorded, 1, (void *)fanSpeeds, sizeof(nvmlUnitFanSpeeds_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)
{
    if (STUB_LIKELY(stub_modes[317] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[317] == STUB_FUNCTIONAL && functional_nvmlUnitGetHandleByIndex != NULL)
        return functional_nvmlUnitGetHandleByIndex(index, unit);
    stub_call *recorded = stub_begin(317);
    stub_argument(recorded, &index, sizeof index);
    stub_argument(recorded, &unit, sizeof unit);
    stub_output(recorded, 1, (void *)unit, sizeof(nvmlUnit_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)
{
    if (STUB_LIKELY(stub_modes[318] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[318] == STUB_FUNCTIONAL && functional_nvmlUnitGetLedState != NULL)
        return functional_nvmlUnitGetLedState(unit, state);
    stub_call *recorded = stub_begin(318);
    stub_argument(recorded, &unit, sizeof unit);
    stub_argument(recorded, &state, sizeof state);
    stub_output(recorded, 1, (void *)state, sizeof(nvmlLedState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)
{
    if (STUB_LIKELY(stub_modes[319] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[319] == STUB_FUNCTIONAL && functional_nvmlUnitGetPsuInfo != NULL)
        return functional_nvmlUnitGetPsuInfo(unit, psu);
    stub_call *recorded = stub_begin(319);
    stub_argument(recorded, &unit, sizeof unit);
    stub_argument(recorded, &psu, sizeof psu);
    stub_output(recorded, 1, (void *)psu, sizeof(nvmlPSUInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)
{
    if (STUB_LIKELY(stub_modes[320] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[320] == STUB_FUNCTIONAL && functional_nvmlUnitGetTemperature != NULL)
        return functional_nvmlUnitGetTemperature(unit, type, temp);
    stub_call *recorded = stub_begin(320);
    stub_argument(recorded, &unit, sizeof unit);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &temp, sizeof temp);
    stub_output(recorded, 2, (void *)temp, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)
{
    if (STUB_LIKELY(stub_modes[321] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[321] == STUB_FUNCTIONAL && functional_nvmlUnitGetUnitInfo != NULL)
        return functional_nvmlUnitGetUnitInfo(unit, info);
    stub_call *recorded = stub_begin(321);
    stub_argument(recorded, &unit, sizeof unit);
    stub_argument(recorded, &info, sizeof info);
    stub_output(recorded, 1, (void *)info, sizeof(nvmlUnitInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)
{
    if (STUB_LIKELY(stub_modes[322] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[322] == STUB_FUNCTIONAL && functional_nvmlUnitSetLedState != NULL)
        return functional_nvmlUnitSetLedState(unit, color);
    stub_call *recorded = stub_begin(322);
    stub_argument(recorded, &unit, sizeof unit);
    stub_argument(recorded, &color, sizeof color);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)
{
    if (STUB_LIKELY(stub_modes[323] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[323] == STUB_FUNCTIONAL
        && functional_nvmlVgpuInstanceClearAccountingPids != NULL)
        return functional_nvmlVgpuInstanceClearAccountingPids(vgpuInstance);
    stub_call *recorded = stub_begin(323);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *mode)
{
    if (STUB_LIKELY(stub_modes[324] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[324] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetAccountingMode != NULL)
        return functional_nvmlVgpuInstanceGetAccountingMode(vgpuInstance, mode);
    stub_call *recorded = stub_begin(324);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &mode, sizeof mode);
    stub_output(recorded, 1, (void *)mode, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int *count,
    unsigned int *pids)
{
    if (STUB_LIKELY(stub_modes[325] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[325] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetAccountingPids != NULL)
        return functional_nvmlVgpuInstanceGetAccountingPids(vgpuInstance, count, pids);
    stub_call *recorded = stub_begin(325);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &count, sizeof count);
    stub_argument(recorded, &pids, sizeof pids);
    stub_input(recorded, 1, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 1, count, sizeof *count,
        count != NULL && pids != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)pids, count_written * sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int pid,
    nvmlAccountingStats_t *stats)
{
    if (STUB_LIKELY(stub_modes[326] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[326] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetAccountingStats != NULL)
        return functional_nvmlVgpuInstanceGetAccountingStats(vgpuInstance, pid, stats);
    stub_call *recorded = stub_begin(326);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &pid, sizeof pid);
    stub_argument(recorded, &stats, sizeof stats);
    stub_output(recorded, 2, (void *)stats, sizeof(nvmlAccountingStats_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode)
{
    if (STUB_LIKELY(stub_modes[327] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[327] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetEccMode != NULL)
        return functional_nvmlVgpuInstanceGetEccMode(vgpuInstance, eccMode);
    stub_call *recorded = stub_begin(327);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &eccMode, sizeof eccMode);
    stub_output(recorded, 1, (void *)eccMode, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int *encoderCapacity)
{
    if (STUB_LIKELY(stub_modes[328] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[328] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetEncoderCapacity != NULL)
        return functional_nvmlVgpuInstanceGetEncoderCapacity(vgpuInstance, encoderCapacity);
    stub_call *recorded = stub_begin(328);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &encoderCapacity, sizeof encoderCapacity);
    stub_output(recorded, 1, (void *)encoderCapacity, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
    nvmlEncoderSessionInfo_t *sessionInfo)
{
    if (STUB_LIKELY(stub_modes[329] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[329] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetEncoderSessions != NULL)
        return functional_nvmlVgpuInstanceGetEncoderSessions(vgpuInstance, sessionCount,
            sessionInfo);
    stub_call *recorded = stub_begin(329);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &sessionCount, sizeof sessionCount);
    stub_argument(recorded, &sessionInfo, sizeof sessionInfo);
    stub_input(recorded, 1, sessionCount, sizeof(unsigned int));
    size_t sessionCount_written = stub_output_count(recorded, 1, sessionCount,
        sizeof *sessionCount,
        sessionCount != NULL && sessionInfo != NULL ? stub_items((size_t)*sessionCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)sessionInfo,
        sessionCount_written * sizeof(nvmlEncoderSessionInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
    unsigned int *averageFps, unsigned int *averageLatency)
{
    if (STUB_LIKELY(stub_modes[330] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[330] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetEncoderStats != NULL)
        return functional_nvmlVgpuInstanceGetEncoderStats(vgpuInstance, sessionCount, averageFps,
            averageLatency);
    stub_call *recorded = stub_begin(330);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &sessionCount, sizeof sessionCount);
    stub_argument(recorded, &averageFps, sizeof averageFps);
    stub_argument(recorded, &averageLatency, sizeof averageLatency);
    stub_output(recorded, 1, (void *)sessionCount, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)averageFps, sizeof(unsigned int));
    stub_output(recorded, 3, (void *)averageLatency, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
    nvmlFBCSessionInfo_t *sessionInfo)
{
    if (STUB_LIKELY(stub_modes[331] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[331] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetFBCSessions != NULL)
        return functional_nvmlVgpuInstanceGetFBCSessions(vgpuInstance, sessionCount, sessionInfo);
    stub_call *recorded = stub_begin(331);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &sessionCount, sizeof sessionCount);
    stub_argument(recorded, &sessionInfo, sizeof sessionInfo);
    stub_input(recorded, 1, sessionCount, sizeof(unsigned int));
    size_t sessionCount_written = stub_output_count(recorded, 1, sessionCount,
        sizeof *sessionCount,
        sessionCount != NULL && sessionInfo != NULL ? stub_items((size_t)*sessionCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)sessionInfo,
        sessionCount_written * sizeof(nvmlFBCSessionInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats)
{
    if (STUB_LIKELY(stub_modes[332] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[332] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetFBCStats != NULL)
        return functional_nvmlVgpuInstanceGetFBCStats(vgpuInstance, fbcStats);
    stub_call *recorded = stub_begin(332);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &fbcStats, sizeof fbcStats);
    stub_output(recorded, 1, (void *)fbcStats, sizeof(nvmlFBCStats_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance, unsigned long long *fbUsage)
{
    if (STUB_LIKELY(stub_modes[333] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[333] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetFbUsage != NULL)
        return functional_nvmlVgpuInstanceGetFbUsage(vgpuInstance, fbUsage);
    stub_call *recorded = stub_begin(333);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &fbUsage, sizeof fbUsage);
    stub_output(recorded, 1, (void *)fbUsage, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance, unsigned int *frameRateLimit)
{
    if (STUB_LIKELY(stub_modes[334] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[334] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetFrameRateLimit != NULL)
        return functional_nvmlVgpuInstanceGetFrameRateLimit(vgpuInstance, frameRateLimit);
    stub_call *recorded = stub_begin(334);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &frameRateLimit, sizeof frameRateLimit);
    stub_output(recorded, 1, (void *)frameRateLimit, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance, unsigned int *gpuInstanceId)
{
    if (STUB_LIKELY(stub_modes[335] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[335] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetGpuInstanceId != NULL)
        return functional_nvmlVgpuInstanceGetGpuInstanceId(vgpuInstance, gpuInstanceId);
    stub_call *recorded = stub_begin(335);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &gpuInstanceId, sizeof gpuInstanceId);
    stub_output(recorded, 1, (void *)gpuInstanceId, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId, unsigned int *length)
{
    if (STUB_LIKELY(stub_modes[336] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[336] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetGpuPciId != NULL)
        return functional_nvmlVgpuInstanceGetGpuPciId(vgpuInstance, vgpuPciId, length);
    stub_call *recorded = stub_begin(336);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &vgpuPciId, sizeof vgpuPciId);
    stub_argument(recorded, &length, sizeof length);
    stub_input(recorded, 2, length, sizeof(unsigned int));
    size_t length_written = stub_output_count(recorded, 2, length, sizeof *length,
        length != NULL && vgpuPciId != NULL ? stub_items((size_t)*length) : SIZE_MAX);
    stub_output(recorded, 1, (void *)vgpuPciId, length_written * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuLicenseInfo_t *licenseInfo)
{
    if (STUB_LIKELY(stub_modes[337] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[337] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetLicenseInfo_v2 != NULL)
        return functional_nvmlVgpuInstanceGetLicenseInfo_v2(vgpuInstance, licenseInfo);
    stub_call *recorded = stub_begin(337);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &licenseInfo, sizeof licenseInfo);
    stub_output(recorded, 1, (void *)licenseInfo, sizeof(nvmlVgpuLicenseInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed)
{
    if (STUB_LIKELY(stub_modes[338] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[338] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetLicenseStatus != NULL)
        return functional_nvmlVgpuInstanceGetLicenseStatus(vgpuInstance, licensed);
    stub_call *recorded = stub_begin(338);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &licensed, sizeof licensed);
    stub_output(recorded, 1, (void *)licensed, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size)
{
    if (STUB_LIKELY(stub_modes[339] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[339] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetMdevUUID != NULL)
        return functional_nvmlVgpuInstanceGetMdevUUID(vgpuInstance, mdevUuid, size);
    stub_call *recorded = stub_begin(339);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &mdevUuid, sizeof mdevUuid);
    stub_argument(recorded, &size, sizeof size);
    stub_output(recorded, 1, (void *)mdevUuid, stub_items((size_t)size) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t *vgpuMetadata,
    unsigned int *bufferSize)
{
    if (STUB_LIKELY(stub_modes[340] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[340] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetMetadata != NULL)
        return functional_nvmlVgpuInstanceGetMetadata(vgpuInstance, vgpuMetadata, bufferSize);
    stub_call *recorded = stub_begin(340);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &vgpuMetadata, sizeof vgpuMetadata);
    stub_argument(recorded, &bufferSize, sizeof bufferSize);
    stub_input(recorded, 2, bufferSize, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)bufferSize, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuPlacementId_t *pPlacement)
{
    if (STUB_LIKELY(stub_modes[341] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[341] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetPlacementId != NULL)
        return functional_nvmlVgpuInstanceGetPlacementId(vgpuInstance, pPlacement);
    stub_call *recorded = stub_begin(341);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &pPlacement, sizeof pPlacement);
    stub_input(recorded, 1, pPlacement, sizeof(nvmlVgpuPlacementId_t));
    stub_output_open(recorded, 1, (void *)pPlacement, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuRuntimeState_t *pState)
{
    if (STUB_LIKELY(stub_modes[342] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[342] == STUB_FUNCTIONAL
        && functional_nvmlVgpuInstanceGetRuntimeStateSize != NULL)
        return functional_nvmlVgpuInstanceGetRuntimeStateSize(vgpuInstance, pState);
    stub_call *recorded = stub_begin(342);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &pState, sizeof pState);
    stub_input(recorded, 1, pState, sizeof(nvmlVgpuRuntimeState_t));
    stub_output_open(recorded, 1, (void *)pState, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId)
{
    if (STUB_LIKELY(stub_modes[343] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[343] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetType != NULL)
        return functional_nvmlVgpuInstanceGetType(vgpuInstance, vgpuTypeId);
    stub_call *recorded = stub_begin(343);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_output(recorded, 1, (void *)vgpuTypeId, sizeof(nvmlVgpuTypeId_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size)
{
    if (STUB_LIKELY(stub_modes[344] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[344] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetUUID != NULL)
        return functional_nvmlVgpuInstanceGetUUID(vgpuInstance, uuid, size);
    stub_call *recorded = stub_begin(344);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &uuid, sizeof uuid);
    stub_argument(recorded, &size, sizeof size);
    stub_output(recorded, 1, (void *)uuid, stub_items((size_t)size) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version,
    unsigned int length)
{
    if (STUB_LIKELY(stub_modes[345] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[345] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetVmDriverVersion != NULL)
        return functional_nvmlVgpuInstanceGetVmDriverVersion(vgpuInstance, version, length);
    stub_call *recorded = stub_begin(345);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &version, sizeof version);
    stub_argument(recorded, &length, sizeof length);
    stub_output(recorded, 1, (void *)version, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size,
    nvmlVgpuVmIdType_t *vmIdType)
{
    if (STUB_LIKELY(stub_modes[346] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[346] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceGetVmID != NULL)
        return functional_nvmlVgpuInstanceGetVmID(vgpuInstance, vmId, size, vmIdType);
    stub_call *recorded = stub_begin(346);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &vmId, sizeof vmId);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &vmIdType, sizeof vmIdType);
    stub_output(recorded, 1, (void *)vmId, stub_items((size_t)size) * sizeof(char));
    stub_output(recorded, 3, (void *)vmIdType, sizeof(nvmlVgpuVmIdType_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int encoderCapacity)
{
    if (STUB_LIKELY(stub_modes[347] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[347] == STUB_FUNCTIONAL && functional_nvmlVgpuInstanceSetEncoderCapacity != NULL)
        return functional_nvmlVgpuInstanceSetEncoderCapacity(vgpuInstance, encoderCapacity);
    stub_call *recorded = stub_begin(347);
    stub_argument(recorded, &vgpuInstance, sizeof vgpuInstance);
    stub_argument(recorded, &encoderCapacity, sizeof encoderCapacity);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info)
{
    if (STUB_LIKELY(stub_modes[348] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[348] == STUB_FUNCTIONAL && functional_nvmlVgpuTypeGetBAR1Info != NULL)
        return functional_nvmlVgpuTypeGetBAR1Info(vgpuTypeId, bar1Info);
    stub_call *recorded = stub_begin(348);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &bar1Info, sizeof bar1Info);
    stub_input(recorded, 1, bar1Info, sizeof(nvmlVgpuTypeBar1Info_t));
    stub_output_open(recorded, 1, (void *)bar1Info, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability,
    unsigned int *capResult)
{
    if (STUB_LIKELY(stub_modes[349] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[349] == STUB_FUNCTIONAL && functional_nvmlVgpuTypeGetCapabilities != NULL)
        return functional_nvmlVgpuTypeGetCapabilities(vgpuTypeId, capability, capResult);
    stub_call *recorded = stub_begin(349);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &capability, sizeof capability);
    stub_argument(recorded, &capResult, sizeof capResult);
    stub_output(recorded, 2, (void *)capResult, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size)
{
    if (STUB_LIKELY(stub_modes[350] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[350] == STUB_FUNCTIONAL && functional_nvmlVgpuTypeGetClass != NULL)
        return functional_nvmlVgpuTypeGetClass(vgpuTypeId, vgpuTypeClass, size);
    stub_call *recorded = stub_begin(350);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &vgpuTypeClass, sizeof vgpuTypeClass);
    stub_argument(recorded, &size, sizeof size);
    stub_input(recorded, 2, size, sizeof(unsigned int));
    size_t size_written = stub_output_count(recorded, 2, size, sizeof *size,
        size != NULL && vgpuTypeClass != NULL ? stub_items((size_t)*size) : SIZE_MAX);
    stub_output(recorded, 1, (void *)vgpuTypeClass, size_written * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID,
    unsigned long long *subsystemID)
{
    if (STUB_LIKELY(stub_modes[351] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[351] == STUB_FUNCTIONAL && functional_nvmlVgpuTypeGetDeviceID != NULL)
        return functional_nvmlVgpuTypeGetDeviceID(vgpuTypeId, deviceID, subsystemID);
    stub_call *recorded = stub_begin(351);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &deviceID, sizeof deviceID);
    stub_argument(recorded, &subsystemID, sizeof subsystemID);
    stub_output(recorded, 1, (void *)deviceID, sizeof(unsigned long long));
    stub_output(recorded, 2, (void *)subsystemID, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbReservation)
{
    if (STUB_LIKELY(stub_modes[352] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[352] == STUB_FUNCTIONAL && functional_nvmlVgpuTypeGetFbReservation != NULL)
        return functional_nvmlVgpuTypeGetFbReservation(vgpuTypeId, fbReservation);
    stub_call *recorded = stub_begin(352);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &fbReservation, sizeof fbReservation);
    stub_output(recorded, 1, (void *)fbReservation, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *frameRateLimit)
{
    if (STUB_LIKELY(stub_modes[353] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[353] == STUB_FUNCTIONAL && functional_nvmlVgpuTypeGetFrameRateLimit != NULL)
        return functional_nvmlVgpuTypeGetFrameRateLimit(vgpuTypeId, frameRateLimit);
    stub_call *recorded = stub_begin(353);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &frameRateLimit, sizeof frameRateLimit);
    stub_output(recorded, 1, (void *)frameRateLimit, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize)
{
    if (STUB_LIKELY(stub_modes[354] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[354] == STUB_FUNCTIONAL && functional_nvmlVgpuTypeGetFramebufferSize != NULL)
        return functional_nvmlVgpuTypeGetFramebufferSize(vgpuTypeId, fbSize);
    stub_call *recorded = stub_begin(354);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &fbSize, sizeof fbSize);
    stub_output(recorded, 1, (void *)fbSize, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *gpuInstanceProfileId)
{
    if (STUB_LIKELY(stub_modes[355] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[355] == STUB_FUNCTIONAL
        && functional_nvmlVgpuTypeGetGpuInstanceProfileId != NULL)
        return functional_nvmlVgpuTypeGetGpuInstanceProfileId(vgpuTypeId, gpuInstanceProfileId);
    stub_call *recorded = stub_begin(355);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &gpuInstanceProfileId, sizeof gpuInstanceProfileId);
    stub_output(recorded, 1, (void *)gpuInstanceProfileId, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *gspHeapSize)
{
    if (STUB_LIKELY(stub_modes[356] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[356] == STUB_FUNCTIONAL && functional_nvmlVgpuTypeGetGspHeapSize != NULL)
        return functional_nvmlVgpuTypeGetGspHeapSize(vgpuTypeId, gspHeapSize);
    stub_call *recorded = stub_begin(356);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &gspHeapSize, sizeof gspHeapSize);
    stub_output(recorded, 1, (void *)gspHeapSize, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString, unsigned int size)
{
    if (STUB_LIKELY(stub_modes[357] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[357] == STUB_FUNCTIONAL && functional_nvmlVgpuTypeGetLicense != NULL)
        return functional_nvmlVgpuTypeGetLicense(vgpuTypeId, vgpuTypeLicenseString, size);
    stub_call *recorded = stub_begin(357);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &vgpuTypeLicenseString, sizeof vgpuTypeLicenseString);
    stub_argument(recorded, &size, sizeof size);
    stub_output(recorded, 1, (void *)vgpuTypeLicenseString,
        stub_items((size_t)size) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *vgpuInstanceCount)
{
    if (STUB_LIKELY(stub_modes[358] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[358] == STUB_FUNCTIONAL && functional_nvmlVgpuTypeGetMaxInstances != NULL)
        return functional_nvmlVgpuTypeGetMaxInstances(device, vgpuTypeId, vgpuInstanceCount);
    stub_call *recorded = stub_begin(358);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &vgpuInstanceCount, sizeof vgpuInstanceCount);
    stub_output(recorded, 2, (void *)vgpuInstanceCount, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)
{
    if (STUB_LIKELY(stub_modes[359] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[359] == STUB_FUNCTIONAL
        && functional_nvmlVgpuTypeGetMaxInstancesPerGpuInstance != NULL)
        return functional_nvmlVgpuTypeGetMaxInstancesPerGpuInstance(pMaxInstance);
    stub_call *recorded = stub_begin(359);
    stub_argument(recorded, &pMaxInstance, sizeof pMaxInstance);
    stub_input(recorded, 0, pMaxInstance, sizeof(nvmlVgpuTypeMaxInstance_t));
    stub_output_open(recorded, 0, (void *)pMaxInstance, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCountPerVm)
{
    if (STUB_LIKELY(stub_modes[360] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[360] == STUB_FUNCTIONAL && functional_nvmlVgpuTypeGetMaxInstancesPerVm != NULL)
        return functional_nvmlVgpuTypeGetMaxInstancesPerVm(vgpuTypeId, vgpuInstanceCountPerVm);
    stub_call *recorded = stub_begin(360);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &vgpuInstanceCountPerVm, sizeof vgpuInstanceCountPerVm);
    stub_output(recorded, 1, (void *)vgpuInstanceCountPerVm, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size)
{
    if (STUB_LIKELY(stub_modes[361] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[361] == STUB_FUNCTIONAL && functional_nvmlVgpuTypeGetName != NULL)
        return functional_nvmlVgpuTypeGetName(vgpuTypeId, vgpuTypeName, size);
    stub_call *recorded = stub_begin(361);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &vgpuTypeName, sizeof vgpuTypeName);
    stub_argument(recorded, &size, sizeof size);
    stub_input(recorded, 2, size, sizeof(unsigned int));
    size_t size_written = stub_output_count(recorded, 2, size, sizeof *size,
        size != NULL && vgpuTypeName != NULL ? stub_items((size_t)*size) : SIZE_MAX);
    stub_output(recorded, 1, (void *)vgpuTypeName, size_written * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *numDisplayHeads)
{
    if (STUB_LIKELY(stub_modes[362] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[362] == STUB_FUNCTIONAL && functional_nvmlVgpuTypeGetNumDisplayHeads != NULL)
        return functional_nvmlVgpuTypeGetNumDisplayHeads(vgpuTypeId, numDisplayHeads);
    stub_call *recorded = stub_begin(362);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &numDisplayHeads, sizeof numDisplayHeads);
    stub_output(recorded, 1, (void *)numDisplayHeads, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex,
    unsigned int *xdim, unsigned int *ydim)
{
    if (STUB_LIKELY(stub_modes[363] == STUB_FREE))
        return NVML_SUCCESS;
    if (stub_modes[363] == STUB_FUNCTIONAL && functional_nvmlVgpuTypeGetResolution != NULL)
        return functional_nvmlVgpuTypeGetResolution(vgpuTypeId, displayIndex, xdim, ydim);
    stub_call *recorded = stub_begin(363);
    stub_argument(recorded, &vgpuTypeId, sizeof vgpuTypeId);
    stub_argument(recorded, &displayIndex, sizeof displayIndex);
    stub_argument(recorded, &xdim, sizeof xdim);
    stub_argument(recorded, &ydim, sizeof ydim);
    stub_output(recorded, 2, (void *)xdim, sizeof(unsigned int));
    stub_output(recorded, 3, (void *)ydim, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

static const stub_param params_nvmlInitWithFlags[] = {
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlErrorString[] = {
    {"result", "nvmlReturn_t", sizeof(nvmlReturn_t), false},
};
static const stub_param params_nvmlSystemGetDriverVersion[] = {
    {"version", "char *", sizeof(char *), true},
    {"length", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlSystemGetNVMLVersion[] = {
    {"version", "char *", sizeof(char *), true},
    {"length", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlSystemGetCudaDriverVersion[] = {
    {"cudaDriverVersion", "int *", sizeof(int *), true},
};
static const stub_param params_nvmlSystemGetCudaDriverVersion_v2[] = {
    {"cudaDriverVersion", "int *", sizeof(int *), true},
};
static const stub_param params_nvmlSystemGetProcessName[] = {
    {"pid", "unsigned int", sizeof(unsigned int), false},
    {"name", "char *", sizeof(char *), true},
    {"length", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlSystemGetHicVersion[] = {
    {"hwbcCount", "unsigned int *", sizeof(unsigned int *), true},
    {"hwbcEntries", "nvmlHwbcEntry_t *", sizeof(nvmlHwbcEntry_t *), true},
};
static const stub_param params_nvmlSystemGetTopologyGpuSet[] = {
    {"cpuNumber", "unsigned int", sizeof(unsigned int), false},
    {"count", "unsigned int *", sizeof(unsigned int *), true},
    {"deviceArray", "nvmlDevice_t *", sizeof(nvmlDevice_t *), true},
};
static const stub_param params_nvmlSystemGetDriverBranch[] = {
    {"branchInfo", "nvmlSystemDriverBranchInfo_t *", sizeof(nvmlSystemDriverBranchInfo_t *), true},
    {"length", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlUnitGetCount[] = {
    {"unitCount", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlUnitGetHandleByIndex[] = {
    {"index", "unsigned int", sizeof(unsigned int), false},
    {"unit", "nvmlUnit_t *", sizeof(nvmlUnit_t *), true},
};
static const stub_param params_nvmlUnitGetUnitInfo[] = {
    {"unit", "nvmlUnit_t", sizeof(nvmlUnit_t), false},
    {"info", "nvmlUnitInfo_t *", sizeof(nvmlUnitInfo_t *), true},
};
static const stub_param params_nvmlUnitGetLedState[] = {
    {"unit", "nvmlUnit_t", sizeof(nvmlUnit_t), false},
    {"state", "nvmlLedState_t *", sizeof(nvmlLedState_t *), true},
};
static const stub_param params_nvmlUnitGetPsuInfo[] = {
    {"unit", "nvmlUnit_t", sizeof(nvmlUnit_t), false},
    {"psu", "nvmlPSUInfo_t *", sizeof(nvmlPSUInfo_t *), true},
};
static const stub_param params_nvmlUnitGetTemperature[] = {
    {"unit", "nvmlUnit_t", sizeof(nvmlUnit_t), false},
    {"type", "unsigned int", sizeof(unsigned int), false},
    {"temp", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlUnitGetFanSpeedInfo[] = {
    {"unit", "nvmlUnit_t", sizeof(nvmlUnit_t), false},
    {"fanSpeeds", "nvmlUnitFanSpeeds_t *", sizeof(nvmlUnitFanSpeeds_t *), true},
};
static const stub_param params_nvmlUnitGetDevices[] = {
    {"unit", "nvmlUnit_t", sizeof(nvmlUnit_t), false},
    {"deviceCount", "unsigned int *", sizeof(unsigned int *), true},
    {"devices", "nvmlDevice_t *", sizeof(nvmlDevice_t *), true},
};
static const stub_param params_nvmlDeviceGetCount_v2[] = {
    {"deviceCount", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetAttributes_v2[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"attributes", "nvmlDeviceAttributes_t *", sizeof(nvmlDeviceAttributes_t *), true},
};
static const stub_param params_nvmlDeviceGetHandleByIndex_v2[] = {
    {"index", "unsigned int", sizeof(unsigned int), false},
    {"device", "nvmlDevice_t *", sizeof(nvmlDevice_t *), true},
};
static const stub_param params_nvmlDeviceGetHandleBySerial[] = {
    {"serial", "const char *", sizeof(const char *), false},
    {"device", "nvmlDevice_t *", sizeof(nvmlDevice_t *), true},
};
static const stub_param params_nvmlDeviceGetHandleByUUID[] = {
    {"uuid", "const char *", sizeof(const char *), false},
    {"device", "nvmlDevice_t *", sizeof(nvmlDevice_t *), true},
};
static const stub_param params_nvmlDeviceGetHandleByUUIDV[] = {
    {"uuid", "const nvmlUUID_t *", sizeof(const nvmlUUID_t *), false},
    {"device", "nvmlDevice_t *", sizeof(nvmlDevice_t *), true},
};
static const stub_param params_nvmlDeviceGetHandleByPciBusId_v2[] = {
    {"pciBusId", "const char *", sizeof(const char *), false},
    {"device", "nvmlDevice_t *", sizeof(nvmlDevice_t *), true},
};
static const stub_param params_nvmlDeviceGetName[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"name", "char *", sizeof(char *), true},
    {"length", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceGetBrand[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"type", "nvmlBrandType_t *", sizeof(nvmlBrandType_t *), true},
};
static const stub_param params_nvmlDeviceGetIndex[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"index", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetSerial[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"serial", "char *", sizeof(char *), true},
    {"length", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceGetModuleId[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"moduleId", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetC2cModeInfoV[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"c2cModeInfo", "nvmlC2cModeInfo_v1_t *", sizeof(nvmlC2cModeInfo_v1_t *), true},
};
static const stub_param params_nvmlDeviceGetMemoryAffinity[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"nodeSetSize", "unsigned int", sizeof(unsigned int), false},
    {"nodeSet", "unsigned long *", sizeof(unsigned long *), true},
    {"scope", "nvmlAffinityScope_t", sizeof(nvmlAffinityScope_t), false},
};
static const stub_param params_nvmlDeviceGetCpuAffinityWithinScope[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"cpuSetSize", "unsigned int", sizeof(unsigned int), false},
    {"cpuSet", "unsigned long *", sizeof(unsigned long *), true},
    {"scope", "nvmlAffinityScope_t", sizeof(nvmlAffinityScope_t), false},
};
static const stub_param params_nvmlDeviceGetCpuAffinity[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"cpuSetSize", "unsigned int", sizeof(unsigned int), false},
    {"cpuSet", "unsigned long *", sizeof(unsigned long *), true},
};
static const stub_param params_nvmlDeviceSetCpuAffinity[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
};
static const stub_param params_nvmlDeviceClearCpuAffinity[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
};
static const stub_param params_nvmlDeviceGetNumaNodeId[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"node", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetTopologyCommonAncestor[] = {
    {"device1", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"device2", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pathInfo", "nvmlGpuTopologyLevel_t *", sizeof(nvmlGpuTopologyLevel_t *), true},
};
static const stub_param params_nvmlDeviceGetTopologyNearestGpus[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"level", "nvmlGpuTopologyLevel_t", sizeof(nvmlGpuTopologyLevel_t), false},
    {"count", "unsigned int *", sizeof(unsigned int *), true},
    {"deviceArray", "nvmlDevice_t *", sizeof(nvmlDevice_t *), true},
};
static const stub_param params_nvmlDeviceGetP2PStatus[] = {
    {"device1", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"device2", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"p2pIndex", "nvmlGpuP2PCapsIndex_t", sizeof(nvmlGpuP2PCapsIndex_t), false},
    {"p2pStatus", "nvmlGpuP2PStatus_t *", sizeof(nvmlGpuP2PStatus_t *), true},
};
static const stub_param params_nvmlDeviceGetUUID[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"uuid", "char *", sizeof(char *), true},
    {"length", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceGetMinorNumber[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"minorNumber", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetBoardPartNumber[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"partNumber", "char *", sizeof(char *), true},
    {"length", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceGetInforomVersion[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"object", "nvmlInforomObject_t", sizeof(nvmlInforomObject_t), false},
    {"version", "char *", sizeof(char *), true},
    {"length", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceGetInforomImageVersion[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"version", "char *", sizeof(char *), true},
    {"length", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceGetInforomConfigurationChecksum[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"checksum", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceValidateInforom[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
};
static const stub_param params_nvmlDeviceGetLastBBXFlushTime[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"timestamp", "unsigned long long *", sizeof(unsigned long long *), true},
    {"durationUs", "unsigned long *", sizeof(unsigned long *), true},
};
static const stub_param params_nvmlDeviceGetDisplayMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"display", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
};
static const stub_param params_nvmlDeviceGetDisplayActive[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"isActive", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
};
static const stub_param params_nvmlDeviceGetPersistenceMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"mode", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
};
static const stub_param params_nvmlDeviceGetPciInfoExt[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pci", "nvmlPciInfoExt_t *", sizeof(nvmlPciInfoExt_t *), true},
};
static const stub_param params_nvmlDeviceGetPciInfo_v3[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pci", "nvmlPciInfo_t *", sizeof(nvmlPciInfo_t *), true},
};
static const stub_param params_nvmlDeviceGetMaxPcieLinkGeneration[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"maxLinkGen", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetGpuMaxPcieLinkGeneration[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"maxLinkGenDevice", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetMaxPcieLinkWidth[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"maxLinkWidth", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetCurrPcieLinkGeneration[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"currLinkGen", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetCurrPcieLinkWidth[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"currLinkWidth", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetPcieThroughput[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"counter", "nvmlPcieUtilCounter_t", sizeof(nvmlPcieUtilCounter_t), false},
    {"value", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetPcieReplayCounter[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"value", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetClockInfo[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"type", "nvmlClockType_t", sizeof(nvmlClockType_t), false},
    {"clock", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetMaxClockInfo[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"type", "nvmlClockType_t", sizeof(nvmlClockType_t), false},
    {"clock", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetGpcClkVfOffset[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"offset", "int *", sizeof(int *), true},
};
static const stub_param params_nvmlDeviceGetApplicationsClock[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"clockType", "nvmlClockType_t", sizeof(nvmlClockType_t), false},
    {"clockMHz", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetDefaultApplicationsClock[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"clockType", "nvmlClockType_t", sizeof(nvmlClockType_t), false},
    {"clockMHz", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetClock[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"clockType", "nvmlClockType_t", sizeof(nvmlClockType_t), false},
    {"clockId", "nvmlClockId_t", sizeof(nvmlClockId_t), false},
    {"clockMHz", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetMaxCustomerBoostClock[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"clockType", "nvmlClockType_t", sizeof(nvmlClockType_t), false},
    {"clockMHz", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetSupportedMemoryClocks[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"count", "unsigned int *", sizeof(unsigned int *), true},
    {"clocksMHz", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetSupportedGraphicsClocks[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"memoryClockMHz", "unsigned int", sizeof(unsigned int), false},
    {"count", "unsigned int *", sizeof(unsigned int *), true},
    {"clocksMHz", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetAutoBoostedClocksEnabled[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"isEnabled", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
    {"defaultIsEnabled", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
};
static const stub_param params_nvmlDeviceGetFanSpeed[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"speed", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetFanSpeed_v2[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"fan", "unsigned int", sizeof(unsigned int), false},
    {"speed", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetFanSpeedRPM[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"fanSpeed", "nvmlFanSpeedInfo_t *", sizeof(nvmlFanSpeedInfo_t *), true},
};
static const stub_param params_nvmlDeviceGetTargetFanSpeed[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"fan", "unsigned int", sizeof(unsigned int), false},
    {"targetSpeed", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetMinMaxFanSpeed[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"minSpeed", "unsigned int *", sizeof(unsigned int *), true},
    {"maxSpeed", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetFanControlPolicy_v2[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"fan", "unsigned int", sizeof(unsigned int), false},
    {"policy", "nvmlFanControlPolicy_t *", sizeof(nvmlFanControlPolicy_t *), true},
};
static const stub_param params_nvmlDeviceGetNumFans[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"numFans", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetTemperature[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"sensorType", "nvmlTemperatureSensors_t", sizeof(nvmlTemperatureSensors_t), false},
    {"temp", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetCoolerInfo[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"coolerInfo", "nvmlCoolerInfo_t *", sizeof(nvmlCoolerInfo_t *), true},
};
static const stub_param params_nvmlDeviceGetTemperatureV[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"temperature", "nvmlTemperature_t *", sizeof(nvmlTemperature_t *), true},
};
static const stub_param params_nvmlDeviceGetTemperatureThreshold[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"thresholdType", "nvmlTemperatureThresholds_t", sizeof(nvmlTemperatureThresholds_t), false},
    {"temp", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetMarginTemperature[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"marginTempInfo", "nvmlMarginTemperature_t *", sizeof(nvmlMarginTemperature_t *), true},
};
static const stub_param params_nvmlDeviceGetThermalSettings[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"sensorIndex", "unsigned int", sizeof(unsigned int), false},
    {"pThermalSettings", "nvmlGpuThermalSettings_t *", sizeof(nvmlGpuThermalSettings_t *), true},
};
static const stub_param params_nvmlDeviceGetPerformanceState[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pState", "nvmlPstates_t *", sizeof(nvmlPstates_t *), true},
};
static const stub_param params_nvmlDeviceGetCurrentClocksEventReasons[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"clocksEventReasons", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlDeviceGetCurrentClocksThrottleReasons[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"clocksThrottleReasons", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlDeviceGetSupportedClocksEventReasons[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"supportedClocksEventReasons", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlDeviceGetSupportedClocksThrottleReasons[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"supportedClocksThrottleReasons", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlDeviceGetPowerState[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pState", "nvmlPstates_t *", sizeof(nvmlPstates_t *), true},
};
static const stub_param params_nvmlDeviceGetDynamicPstatesInfo[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pDynamicPstatesInfo", "nvmlGpuDynamicPstatesInfo_t *", sizeof(nvmlGpuDynamicPstatesInfo_t *),
        true},
};
static const stub_param params_nvmlDeviceGetMemClkVfOffset[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"offset", "int *", sizeof(int *), true},
};
static const stub_param params_nvmlDeviceGetMinMaxClockOfPState[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"type", "nvmlClockType_t", sizeof(nvmlClockType_t), false},
    {"pstate", "nvmlPstates_t", sizeof(nvmlPstates_t), false},
    {"minClockMHz", "unsigned int *", sizeof(unsigned int *), true},
    {"maxClockMHz", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetSupportedPerformanceStates[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pstates", "nvmlPstates_t *", sizeof(nvmlPstates_t *), false},
    {"size", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceGetGpcClkMinMaxVfOffset[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"minOffset", "int *", sizeof(int *), true},
    {"maxOffset", "int *", sizeof(int *), true},
};
static const stub_param params_nvmlDeviceGetMemClkMinMaxVfOffset[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"minOffset", "int *", sizeof(int *), true},
    {"maxOffset", "int *", sizeof(int *), true},
};
static const stub_param params_nvmlDeviceGetClockOffsets[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"info", "nvmlClockOffset_t *", sizeof(nvmlClockOffset_t *), true},
};
static const stub_param params_nvmlDeviceSetClockOffsets[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"info", "nvmlClockOffset_t *", sizeof(nvmlClockOffset_t *), true},
};
static const stub_param params_nvmlDeviceGetPerformanceModes[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"perfModes", "nvmlDevicePerfModes_t *", sizeof(nvmlDevicePerfModes_t *), true},
};
static const stub_param params_nvmlDeviceGetCurrentClockFreqs[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"currentClockFreqs", "nvmlDeviceCurrentClockFreqs_t *",
        sizeof(nvmlDeviceCurrentClockFreqs_t *), true},
};
static const stub_param params_nvmlDeviceGetPowerManagementMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"mode", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
};
static const stub_param params_nvmlDeviceGetPowerManagementLimit[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"limit", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetPowerManagementLimitConstraints[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"minLimit", "unsigned int *", sizeof(unsigned int *), true},
    {"maxLimit", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetPowerManagementDefaultLimit[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"defaultLimit", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetPowerUsage[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"power", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetTotalEnergyConsumption[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"energy", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlDeviceGetEnforcedPowerLimit[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"limit", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetGpuOperationMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"current", "nvmlGpuOperationMode_t *", sizeof(nvmlGpuOperationMode_t *), true},
    {"pending", "nvmlGpuOperationMode_t *", sizeof(nvmlGpuOperationMode_t *), true},
};
static const stub_param params_nvmlDeviceGetMemoryInfo[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"memory", "nvmlMemory_t *", sizeof(nvmlMemory_t *), true},
};
static const stub_param params_nvmlDeviceGetMemoryInfo_v2[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"memory", "nvmlMemory_v2_t *", sizeof(nvmlMemory_v2_t *), true},
};
static const stub_param params_nvmlDeviceGetComputeMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"mode", "nvmlComputeMode_t *", sizeof(nvmlComputeMode_t *), true},
};
static const stub_param params_nvmlDeviceGetCudaComputeCapability[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"major", "int *", sizeof(int *), true},
    {"minor", "int *", sizeof(int *), true},
};
static const stub_param params_nvmlDeviceGetDramEncryptionMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"current", "nvmlDramEncryptionInfo_t *", sizeof(nvmlDramEncryptionInfo_t *), true},
    {"pending", "nvmlDramEncryptionInfo_t *", sizeof(nvmlDramEncryptionInfo_t *), true},
};
static const stub_param params_nvmlDeviceSetDramEncryptionMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"dramEncryption", "const nvmlDramEncryptionInfo_t *",
        sizeof(const nvmlDramEncryptionInfo_t *), false},
};
static const stub_param params_nvmlDeviceGetEccMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"current", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
    {"pending", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
};
static const stub_param params_nvmlDeviceGetDefaultEccMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"defaultMode", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
};
static const stub_param params_nvmlDeviceGetBoardId[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"boardId", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetMultiGpuBoard[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"multiGpuBool", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetTotalEccErrors[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"errorType", "nvmlMemoryErrorType_t", sizeof(nvmlMemoryErrorType_t), false},
    {"counterType", "nvmlEccCounterType_t", sizeof(nvmlEccCounterType_t), false},
    {"eccCounts", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlDeviceGetDetailedEccErrors[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"errorType", "nvmlMemoryErrorType_t", sizeof(nvmlMemoryErrorType_t), false},
    {"counterType", "nvmlEccCounterType_t", sizeof(nvmlEccCounterType_t), false},
    {"eccCounts", "nvmlEccErrorCounts_t *", sizeof(nvmlEccErrorCounts_t *), true},
};
static const stub_param params_nvmlDeviceGetMemoryErrorCounter[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"errorType", "nvmlMemoryErrorType_t", sizeof(nvmlMemoryErrorType_t), false},
    {"counterType", "nvmlEccCounterType_t", sizeof(nvmlEccCounterType_t), false},
    {"locationType", "nvmlMemoryLocation_t", sizeof(nvmlMemoryLocation_t), false},
    {"count", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlDeviceGetUtilizationRates[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"utilization", "nvmlUtilization_t *", sizeof(nvmlUtilization_t *), true},
};
static const stub_param params_nvmlDeviceGetEncoderUtilization[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"utilization", "unsigned int *", sizeof(unsigned int *), true},
    {"samplingPeriodUs", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetEncoderCapacity[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"encoderQueryType", "nvmlEncoderType_t", sizeof(nvmlEncoderType_t), false},
    {"encoderCapacity", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetEncoderStats[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"sessionCount", "unsigned int *", sizeof(unsigned int *), true},
    {"averageFps", "unsigned int *", sizeof(unsigned int *), true},
    {"averageLatency", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetEncoderSessions[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"sessionCount", "unsigned int *", sizeof(unsigned int *), true},
    {"sessionInfos", "nvmlEncoderSessionInfo_t *", sizeof(nvmlEncoderSessionInfo_t *), true},
};
static const stub_param params_nvmlDeviceGetDecoderUtilization[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"utilization", "unsigned int *", sizeof(unsigned int *), true},
    {"samplingPeriodUs", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetJpgUtilization[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"utilization", "unsigned int *", sizeof(unsigned int *), true},
    {"samplingPeriodUs", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetOfaUtilization[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"utilization", "unsigned int *", sizeof(unsigned int *), true},
    {"samplingPeriodUs", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetFBCStats[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"fbcStats", "nvmlFBCStats_t *", sizeof(nvmlFBCStats_t *), true},
};
static const stub_param params_nvmlDeviceGetFBCSessions[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"sessionCount", "unsigned int *", sizeof(unsigned int *), true},
    {"sessionInfo", "nvmlFBCSessionInfo_t *", sizeof(nvmlFBCSessionInfo_t *), true},
};
static const stub_param params_nvmlDeviceGetDriverModel_v2[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"current", "nvmlDriverModel_t *", sizeof(nvmlDriverModel_t *), true},
    {"pending", "nvmlDriverModel_t *", sizeof(nvmlDriverModel_t *), true},
};
static const stub_param params_nvmlDeviceGetVbiosVersion[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"version", "char *", sizeof(char *), true},
    {"length", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceGetBridgeChipInfo[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"bridgeHierarchy", "nvmlBridgeChipHierarchy_t *", sizeof(nvmlBridgeChipHierarchy_t *), true},
};
static const stub_param params_nvmlDeviceGetComputeRunningProcesses_v3[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"infoCount", "unsigned int *", sizeof(unsigned int *), true},
    {"infos", "nvmlProcessInfo_t *", sizeof(nvmlProcessInfo_t *), true},
};
static const stub_param params_nvmlDeviceGetGraphicsRunningProcesses_v3[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"infoCount", "unsigned int *", sizeof(unsigned int *), true},
    {"infos", "nvmlProcessInfo_t *", sizeof(nvmlProcessInfo_t *), true},
};
static const stub_param params_nvmlDeviceGetMPSComputeRunningProcesses_v3[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"infoCount", "unsigned int *", sizeof(unsigned int *), true},
    {"infos", "nvmlProcessInfo_t *", sizeof(nvmlProcessInfo_t *), true},
};
static const stub_param params_nvmlDeviceGetRunningProcessDetailList[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"plist", "nvmlProcessDetailList_t *", sizeof(nvmlProcessDetailList_t *), true},
};
static const stub_param params_nvmlDeviceOnSameBoard[] = {
    {"device1", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"device2", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"onSameBoard", "int *", sizeof(int *), true},
};
static const stub_param params_nvmlDeviceGetAPIRestriction[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"apiType", "nvmlRestrictedAPI_t", sizeof(nvmlRestrictedAPI_t), false},
    {"isRestricted", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
};
static const stub_param params_nvmlDeviceGetSamples[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"type", "nvmlSamplingType_t", sizeof(nvmlSamplingType_t), false},
    {"lastSeenTimeStamp", "unsigned long long", sizeof(unsigned long long), false},
    {"sampleValType", "nvmlValueType_t *", sizeof(nvmlValueType_t *), true},
    {"sampleCount", "unsigned int *", sizeof(unsigned int *), true},
    {"samples", "nvmlSample_t *", sizeof(nvmlSample_t *), true},
};
static const stub_param params_nvmlDeviceGetBAR1MemoryInfo[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"bar1Memory", "nvmlBAR1Memory_t *", sizeof(nvmlBAR1Memory_t *), true},
};
static const stub_param params_nvmlDeviceGetViolationStatus[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"perfPolicyType", "nvmlPerfPolicyType_t", sizeof(nvmlPerfPolicyType_t), false},
    {"violTime", "nvmlViolationTime_t *", sizeof(nvmlViolationTime_t *), true},
};
static const stub_param params_nvmlDeviceGetIrqNum[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"irqNum", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetNumGpuCores[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"numCores", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetPowerSource[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"powerSource", "nvmlPowerSource_t *", sizeof(nvmlPowerSource_t *), true},
};
static const stub_param params_nvmlDeviceGetMemoryBusWidth[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"busWidth", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetPcieLinkMaxSpeed[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"maxSpeed", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetPcieSpeed[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pcieSpeed", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetAdaptiveClockInfoStatus[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"adaptiveClockStatus", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetBusType[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"type", "nvmlBusType_t *", sizeof(nvmlBusType_t *), true},
};
static const stub_param params_nvmlDeviceGetGpuFabricInfo[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"gpuFabricInfo", "nvmlGpuFabricInfo_t *", sizeof(nvmlGpuFabricInfo_t *), true},
};
static const stub_param params_nvmlDeviceGetGpuFabricInfoV[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"gpuFabricInfo", "nvmlGpuFabricInfoV_t *", sizeof(nvmlGpuFabricInfoV_t *), true},
};
static const stub_param params_nvmlSystemGetConfComputeCapabilities[] = {
    {"capabilities", "nvmlConfComputeSystemCaps_t *", sizeof(nvmlConfComputeSystemCaps_t *), true},
};
static const stub_param params_nvmlSystemGetConfComputeState[] = {
    {"state", "nvmlConfComputeSystemState_t *", sizeof(nvmlConfComputeSystemState_t *), true},
};
static const stub_param params_nvmlDeviceGetConfComputeMemSizeInfo[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"memInfo", "nvmlConfComputeMemSizeInfo_t *", sizeof(nvmlConfComputeMemSizeInfo_t *), true},
};
static const stub_param params_nvmlSystemGetConfComputeGpusReadyState[] = {
    {"isAcceptingWork", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetConfComputeProtectedMemoryUsage[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"memory", "nvmlMemory_t *", sizeof(nvmlMemory_t *), true},
};
static const stub_param params_nvmlDeviceGetConfComputeGpuCertificate[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"gpuCert", "nvmlConfComputeGpuCertificate_t *", sizeof(nvmlConfComputeGpuCertificate_t *),
        true},
};
static const stub_param params_nvmlDeviceGetConfComputeGpuAttestationReport[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"gpuAtstReport", "nvmlConfComputeGpuAttestationReport_t *",
        sizeof(nvmlConfComputeGpuAttestationReport_t *), true},
};
static const stub_param params_nvmlSystemGetConfComputeKeyRotationThresholdInfo[] = {
    {"pKeyRotationThrInfo", "nvmlConfComputeGetKeyRotationThresholdInfo_t *",
        sizeof(nvmlConfComputeGetKeyRotationThresholdInfo_t *), true},
};
static const stub_param params_nvmlDeviceSetConfComputeUnprotectedMemSize[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"sizeKiB", "unsigned long long", sizeof(unsigned long long), false},
};
static const stub_param params_nvmlSystemSetConfComputeGpusReadyState[] = {
    {"isAcceptingWork", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlSystemSetConfComputeKeyRotationThresholdInfo[] = {
    {"pKeyRotationThrInfo", "nvmlConfComputeSetKeyRotationThresholdInfo_t *",
        sizeof(nvmlConfComputeSetKeyRotationThresholdInfo_t *), true},
};
static const stub_param params_nvmlSystemGetConfComputeSettings[] = {
    {"settings", "nvmlSystemConfComputeSettings_t *", sizeof(nvmlSystemConfComputeSettings_t *),
        true},
};
static const stub_param params_nvmlDeviceGetGspFirmwareVersion[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"version", "char *", sizeof(char *), true},
};
static const stub_param params_nvmlDeviceGetGspFirmwareMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"isEnabled", "unsigned int *", sizeof(unsigned int *), true},
    {"defaultMode", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetSramEccErrorStatus[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"status", "nvmlEccSramErrorStatus_t *", sizeof(nvmlEccSramErrorStatus_t *), true},
};
static const stub_param params_nvmlDeviceGetAccountingMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"mode", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
};
static const stub_param params_nvmlDeviceGetAccountingStats[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pid", "unsigned int", sizeof(unsigned int), false},
    {"stats", "nvmlAccountingStats_t *", sizeof(nvmlAccountingStats_t *), true},
};
static const stub_param params_nvmlDeviceGetAccountingPids[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"count", "unsigned int *", sizeof(unsigned int *), true},
    {"pids", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetAccountingBufferSize[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"bufferSize", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetRetiredPages[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"cause", "nvmlPageRetirementCause_t", sizeof(nvmlPageRetirementCause_t), false},
    {"pageCount", "unsigned int *", sizeof(unsigned int *), true},
    {"addresses", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlDeviceGetRetiredPages_v2[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"cause", "nvmlPageRetirementCause_t", sizeof(nvmlPageRetirementCause_t), false},
    {"pageCount", "unsigned int *", sizeof(unsigned int *), true},
    {"addresses", "unsigned long long *", sizeof(unsigned long long *), true},
    {"timestamps", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlDeviceGetRetiredPagesPendingStatus[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"isPending", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
};
static const stub_param params_nvmlDeviceGetRemappedRows[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"corrRows", "unsigned int *", sizeof(unsigned int *), true},
    {"uncRows", "unsigned int *", sizeof(unsigned int *), true},
    {"isPending", "unsigned int *", sizeof(unsigned int *), true},
    {"failureOccurred", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetRowRemapperHistogram[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"values", "nvmlRowRemapperHistogramValues_t *", sizeof(nvmlRowRemapperHistogramValues_t *),
        true},
};
static const stub_param params_nvmlDeviceGetArchitecture[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"arch", "nvmlDeviceArchitecture_t *", sizeof(nvmlDeviceArchitecture_t *), true},
};
static const stub_param params_nvmlDeviceGetClkMonStatus[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"status", "nvmlClkMonStatus_t *", sizeof(nvmlClkMonStatus_t *), true},
};
static const stub_param params_nvmlDeviceGetProcessUtilization[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"utilization", "nvmlProcessUtilizationSample_t *", sizeof(nvmlProcessUtilizationSample_t *),
        true},
    {"processSamplesCount", "unsigned int *", sizeof(unsigned int *), true},
    {"lastSeenTimeStamp", "unsigned long long", sizeof(unsigned long long), false},
};
static const stub_param params_nvmlDeviceGetProcessesUtilizationInfo[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"procesesUtilInfo", "nvmlProcessesUtilizationInfo_t *",
        sizeof(nvmlProcessesUtilizationInfo_t *), true},
};
static const stub_param params_nvmlDeviceGetPlatformInfo[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"platformInfo", "nvmlPlatformInfo_t *", sizeof(nvmlPlatformInfo_t *), true},
};
static const stub_param params_nvmlUnitSetLedState[] = {
    {"unit", "nvmlUnit_t", sizeof(nvmlUnit_t), false},
    {"color", "nvmlLedColor_t", sizeof(nvmlLedColor_t), false},
};
static const stub_param params_nvmlDeviceSetPersistenceMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"mode", "nvmlEnableState_t", sizeof(nvmlEnableState_t), false},
};
static const stub_param params_nvmlDeviceSetComputeMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"mode", "nvmlComputeMode_t", sizeof(nvmlComputeMode_t), false},
};
static const stub_param params_nvmlDeviceSetEccMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"ecc", "nvmlEnableState_t", sizeof(nvmlEnableState_t), false},
};
static const stub_param params_nvmlDeviceClearEccErrorCounts[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"counterType", "nvmlEccCounterType_t", sizeof(nvmlEccCounterType_t), false},
};
static const stub_param params_nvmlDeviceSetDriverModel[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"driverModel", "nvmlDriverModel_t", sizeof(nvmlDriverModel_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceSetGpuLockedClocks[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"minGpuClockMHz", "unsigned int", sizeof(unsigned int), false},
    {"maxGpuClockMHz", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceResetGpuLockedClocks[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
};
static const stub_param params_nvmlDeviceSetMemoryLockedClocks[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"minMemClockMHz", "unsigned int", sizeof(unsigned int), false},
    {"maxMemClockMHz", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceResetMemoryLockedClocks[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
};
static const stub_param params_nvmlDeviceSetApplicationsClocks[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"memClockMHz", "unsigned int", sizeof(unsigned int), false},
    {"graphicsClockMHz", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceResetApplicationsClocks[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
};
static const stub_param params_nvmlDeviceSetAutoBoostedClocksEnabled[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"enabled", "nvmlEnableState_t", sizeof(nvmlEnableState_t), false},
};
static const stub_param params_nvmlDeviceSetDefaultAutoBoostedClocksEnabled[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"enabled", "nvmlEnableState_t", sizeof(nvmlEnableState_t), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceSetDefaultFanSpeed_v2[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"fan", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceSetFanControlPolicy[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"fan", "unsigned int", sizeof(unsigned int), false},
    {"policy", "nvmlFanControlPolicy_t", sizeof(nvmlFanControlPolicy_t), false},
};
static const stub_param params_nvmlDeviceSetTemperatureThreshold[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"thresholdType", "nvmlTemperatureThresholds_t", sizeof(nvmlTemperatureThresholds_t), false},
    {"temp", "int *", sizeof(int *), true},
};
static const stub_param params_nvmlDeviceSetPowerManagementLimit[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"limit", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceSetGpuOperationMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"mode", "nvmlGpuOperationMode_t", sizeof(nvmlGpuOperationMode_t), false},
};
static const stub_param params_nvmlDeviceSetAPIRestriction[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"apiType", "nvmlRestrictedAPI_t", sizeof(nvmlRestrictedAPI_t), false},
    {"isRestricted", "nvmlEnableState_t", sizeof(nvmlEnableState_t), false},
};
static const stub_param params_nvmlDeviceSetFanSpeed_v2[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"fan", "unsigned int", sizeof(unsigned int), false},
    {"speed", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceSetGpcClkVfOffset[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"offset", "int", sizeof(int), false},
};
static const stub_param params_nvmlDeviceSetMemClkVfOffset[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"offset", "int", sizeof(int), false},
};
static const stub_param params_nvmlDeviceSetAccountingMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"mode", "nvmlEnableState_t", sizeof(nvmlEnableState_t), false},
};
static const stub_param params_nvmlDeviceClearAccountingPids[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
};
static const stub_param params_nvmlDeviceSetPowerManagementLimit_v2[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"powerValue", "nvmlPowerValue_v2_t *", sizeof(nvmlPowerValue_v2_t *), false},
};
static const stub_param params_nvmlDeviceGetNvLinkState[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"link", "unsigned int", sizeof(unsigned int), false},
    {"isActive", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
};
static const stub_param params_nvmlDeviceGetNvLinkVersion[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"link", "unsigned int", sizeof(unsigned int), false},
    {"version", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetNvLinkCapability[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"link", "unsigned int", sizeof(unsigned int), false},
    {"capability", "nvmlNvLinkCapability_t", sizeof(nvmlNvLinkCapability_t), false},
    {"capResult", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetNvLinkRemotePciInfo_v2[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"link", "unsigned int", sizeof(unsigned int), false},
    {"pci", "nvmlPciInfo_t *", sizeof(nvmlPciInfo_t *), true},
};
static const stub_param params_nvmlDeviceGetNvLinkErrorCounter[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"link", "unsigned int", sizeof(unsigned int), false},
    {"counter", "nvmlNvLinkErrorCounter_t", sizeof(nvmlNvLinkErrorCounter_t), false},
    {"counterValue", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlDeviceResetNvLinkErrorCounters[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"link", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceSetNvLinkUtilizationControl[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"link", "unsigned int", sizeof(unsigned int), false},
    {"counter", "unsigned int", sizeof(unsigned int), false},
    {"control", "nvmlNvLinkUtilizationControl_t *", sizeof(nvmlNvLinkUtilizationControl_t *),
        false},
    {"reset", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceGetNvLinkUtilizationControl[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"link", "unsigned int", sizeof(unsigned int), false},
    {"counter", "unsigned int", sizeof(unsigned int), false},
    {"control", "nvmlNvLinkUtilizationControl_t *", sizeof(nvmlNvLinkUtilizationControl_t *), true},
};
static const stub_param params_nvmlDeviceGetNvLinkUtilizationCounter[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"link", "unsigned int", sizeof(unsigned int), false},
    {"counter", "unsigned int", sizeof(unsigned int), false},
    {"rxcounter", "unsigned long long *", sizeof(unsigned long long *), true},
    {"txcounter", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlDeviceFreezeNvLinkUtilizationCounter[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"link", "unsigned int", sizeof(unsigned int), false},
    {"counter", "unsigned int", sizeof(unsigned int), false},
    {"freeze", "nvmlEnableState_t", sizeof(nvmlEnableState_t), false},
};
static const stub_param params_nvmlDeviceResetNvLinkUtilizationCounter[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"link", "unsigned int", sizeof(unsigned int), false},
    {"counter", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceGetNvLinkRemoteDeviceType[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"link", "unsigned int", sizeof(unsigned int), false},
    {"pNvLinkDeviceType", "nvmlIntNvLinkDeviceType_t *", sizeof(nvmlIntNvLinkDeviceType_t *), true},
};
static const stub_param params_nvmlDeviceSetNvLinkDeviceLowPowerThreshold[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"info", "nvmlNvLinkPowerThres_t *", sizeof(nvmlNvLinkPowerThres_t *), false},
};
static const stub_param params_nvmlSystemSetNvlinkBwMode[] = {
    {"nvlinkBwMode", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlSystemGetNvlinkBwMode[] = {
    {"nvlinkBwMode", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetNvlinkSupportedBwModes[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"supportedBwMode", "nvmlNvlinkSupportedBwModes_t *", sizeof(nvmlNvlinkSupportedBwModes_t *),
        true},
};
static const stub_param params_nvmlDeviceGetNvlinkBwMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"getBwMode", "nvmlNvlinkGetBwMode_t *", sizeof(nvmlNvlinkGetBwMode_t *), true},
};
static const stub_param params_nvmlDeviceSetNvlinkBwMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"setBwMode", "nvmlNvlinkSetBwMode_t *", sizeof(nvmlNvlinkSetBwMode_t *), true},
};
static const stub_param params_nvmlEventSetCreate[] = {
    {"set", "nvmlEventSet_t *", sizeof(nvmlEventSet_t *), true},
};
static const stub_param params_nvmlDeviceRegisterEvents[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"eventTypes", "unsigned long long", sizeof(unsigned long long), false},
    {"set", "nvmlEventSet_t", sizeof(nvmlEventSet_t), false},
};
static const stub_param params_nvmlDeviceGetSupportedEventTypes[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"eventTypes", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlEventSetWait_v2[] = {
    {"set", "nvmlEventSet_t", sizeof(nvmlEventSet_t), false},
    {"data", "nvmlEventData_t *", sizeof(nvmlEventData_t *), true},
    {"timeoutms", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlEventSetFree[] = {
    {"set", "nvmlEventSet_t", sizeof(nvmlEventSet_t), false},
};
static const stub_param params_nvmlSystemEventSetCreate[] = {
    {"request", "nvmlSystemEventSetCreateRequest_t *", sizeof(nvmlSystemEventSetCreateRequest_t *),
        true},
};
static const stub_param params_nvmlSystemEventSetFree[] = {
    {"request", "nvmlSystemEventSetFreeRequest_t *", sizeof(nvmlSystemEventSetFreeRequest_t *),
        true},
};
static const stub_param params_nvmlSystemRegisterEvents[] = {
    {"request", "nvmlSystemRegisterEventRequest_t *", sizeof(nvmlSystemRegisterEventRequest_t *),
        true},
};
static const stub_param params_nvmlSystemEventSetWait[] = {
    {"request", "nvmlSystemEventSetWaitRequest_t *", sizeof(nvmlSystemEventSetWaitRequest_t *),
        true},
};
static const stub_param params_nvmlDeviceModifyDrainState[] = {
    {"pciInfo", "nvmlPciInfo_t *", sizeof(nvmlPciInfo_t *), false},
    {"newState", "nvmlEnableState_t", sizeof(nvmlEnableState_t), false},
};
static const stub_param params_nvmlDeviceQueryDrainState[] = {
    {"pciInfo", "nvmlPciInfo_t *", sizeof(nvmlPciInfo_t *), false},
    {"currentState", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
};
static const stub_param params_nvmlDeviceRemoveGpu_v2[] = {
    {"pciInfo", "nvmlPciInfo_t *", sizeof(nvmlPciInfo_t *), false},
    {"gpuState", "nvmlDetachGpuState_t", sizeof(nvmlDetachGpuState_t), false},
    {"linkState", "nvmlPcieLinkState_t", sizeof(nvmlPcieLinkState_t), false},
};
static const stub_param params_nvmlDeviceDiscoverGpus[] = {
    {"pciInfo", "nvmlPciInfo_t *", sizeof(nvmlPciInfo_t *), false},
};
static const stub_param params_nvmlDeviceGetFieldValues[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"valuesCount", "int", sizeof(int), false},
    {"values", "nvmlFieldValue_t *", sizeof(nvmlFieldValue_t *), true},
};
static const stub_param params_nvmlDeviceClearFieldValues[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"valuesCount", "int", sizeof(int), false},
    {"values", "nvmlFieldValue_t *", sizeof(nvmlFieldValue_t *), true},
};
static const stub_param params_nvmlDeviceGetVirtualizationMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pVirtualMode", "nvmlGpuVirtualizationMode_t *", sizeof(nvmlGpuVirtualizationMode_t *), true},
};
static const stub_param params_nvmlDeviceGetHostVgpuMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pHostVgpuMode", "nvmlHostVgpuMode_t *", sizeof(nvmlHostVgpuMode_t *), true},
};
static const stub_param params_nvmlDeviceSetVirtualizationMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"virtualMode", "nvmlGpuVirtualizationMode_t", sizeof(nvmlGpuVirtualizationMode_t), false},
};
static const stub_param params_nvmlDeviceGetVgpuHeterogeneousMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pHeterogeneousMode", "nvmlVgpuHeterogeneousMode_t *", sizeof(nvmlVgpuHeterogeneousMode_t *),
        true},
};
static const stub_param params_nvmlDeviceSetVgpuHeterogeneousMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pHeterogeneousMode", "const nvmlVgpuHeterogeneousMode_t *",
        sizeof(const nvmlVgpuHeterogeneousMode_t *), false},
};
static const stub_param params_nvmlVgpuInstanceGetPlacementId[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"pPlacement", "nvmlVgpuPlacementId_t *", sizeof(nvmlVgpuPlacementId_t *), true},
};
static const stub_param params_nvmlDeviceGetVgpuTypeSupportedPlacements[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"pPlacementList", "nvmlVgpuPlacementList_t *", sizeof(nvmlVgpuPlacementList_t *), true},
};
static const stub_param params_nvmlDeviceGetVgpuTypeCreatablePlacements[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"pPlacementList", "nvmlVgpuPlacementList_t *", sizeof(nvmlVgpuPlacementList_t *), false},
};
static const stub_param params_nvmlVgpuTypeGetGspHeapSize[] = {
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"gspHeapSize", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlVgpuTypeGetFbReservation[] = {
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"fbReservation", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlVgpuInstanceGetRuntimeStateSize[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"pState", "nvmlVgpuRuntimeState_t *", sizeof(nvmlVgpuRuntimeState_t *), true},
};
static const stub_param params_nvmlDeviceSetVgpuCapabilities[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"capability", "nvmlDeviceVgpuCapability_t", sizeof(nvmlDeviceVgpuCapability_t), false},
    {"state", "nvmlEnableState_t", sizeof(nvmlEnableState_t), false},
};
static const stub_param params_nvmlDeviceGetGridLicensableFeatures_v4[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pGridLicensableFeatures", "nvmlGridLicensableFeatures_t *",
        sizeof(nvmlGridLicensableFeatures_t *), true},
};
static const stub_param params_nvmlGetVgpuDriverCapabilities[] = {
    {"capability", "nvmlVgpuDriverCapability_t", sizeof(nvmlVgpuDriverCapability_t), false},
    {"capResult", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetVgpuCapabilities[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"capability", "nvmlDeviceVgpuCapability_t", sizeof(nvmlDeviceVgpuCapability_t), false},
    {"capResult", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetSupportedVgpus[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"vgpuCount", "unsigned int *", sizeof(unsigned int *), true},
    {"vgpuTypeIds", "nvmlVgpuTypeId_t *", sizeof(nvmlVgpuTypeId_t *), true},
};
static const stub_param params_nvmlDeviceGetCreatableVgpus[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"vgpuCount", "unsigned int *", sizeof(unsigned int *), true},
    {"vgpuTypeIds", "nvmlVgpuTypeId_t *", sizeof(nvmlVgpuTypeId_t *), true},
};
static const stub_param params_nvmlVgpuTypeGetClass[] = {
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"vgpuTypeClass", "char *", sizeof(char *), true},
    {"size", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuTypeGetName[] = {
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"vgpuTypeName", "char *", sizeof(char *), true},
    {"size", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuTypeGetGpuInstanceProfileId[] = {
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"gpuInstanceProfileId", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuTypeGetDeviceID[] = {
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"deviceID", "unsigned long long *", sizeof(unsigned long long *), true},
    {"subsystemID", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlVgpuTypeGetFramebufferSize[] = {
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"fbSize", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlVgpuTypeGetNumDisplayHeads[] = {
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"numDisplayHeads", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuTypeGetResolution[] = {
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"displayIndex", "unsigned int", sizeof(unsigned int), false},
    {"xdim", "unsigned int *", sizeof(unsigned int *), true},
    {"ydim", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuTypeGetLicense[] = {
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"vgpuTypeLicenseString", "char *", sizeof(char *), true},
    {"size", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlVgpuTypeGetFrameRateLimit[] = {
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"frameRateLimit", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuTypeGetMaxInstances[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"vgpuInstanceCount", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuTypeGetMaxInstancesPerVm[] = {
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"vgpuInstanceCountPerVm", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuTypeGetBAR1Info[] = {
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"bar1Info", "nvmlVgpuTypeBar1Info_t *", sizeof(nvmlVgpuTypeBar1Info_t *), true},
};
static const stub_param params_nvmlDeviceGetActiveVgpus[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"vgpuCount", "unsigned int *", sizeof(unsigned int *), true},
    {"vgpuInstances", "nvmlVgpuInstance_t *", sizeof(nvmlVgpuInstance_t *), true},
};
static const stub_param params_nvmlVgpuInstanceGetVmID[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"vmId", "char *", sizeof(char *), true},
    {"size", "unsigned int", sizeof(unsigned int), false},
    {"vmIdType", "nvmlVgpuVmIdType_t *", sizeof(nvmlVgpuVmIdType_t *), true},
};
static const stub_param params_nvmlVgpuInstanceGetUUID[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"uuid", "char *", sizeof(char *), true},
    {"size", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlVgpuInstanceGetVmDriverVersion[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"version", "char *", sizeof(char *), true},
    {"length", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlVgpuInstanceGetFbUsage[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"fbUsage", "unsigned long long *", sizeof(unsigned long long *), true},
};
static const stub_param params_nvmlVgpuInstanceGetLicenseStatus[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"licensed", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuInstanceGetType[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"vgpuTypeId", "nvmlVgpuTypeId_t *", sizeof(nvmlVgpuTypeId_t *), true},
};
static const stub_param params_nvmlVgpuInstanceGetFrameRateLimit[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"frameRateLimit", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuInstanceGetEccMode[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"eccMode", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
};
static const stub_param params_nvmlVgpuInstanceGetEncoderCapacity[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"encoderCapacity", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuInstanceSetEncoderCapacity[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"encoderCapacity", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlVgpuInstanceGetEncoderStats[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"sessionCount", "unsigned int *", sizeof(unsigned int *), true},
    {"averageFps", "unsigned int *", sizeof(unsigned int *), true},
    {"averageLatency", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuInstanceGetEncoderSessions[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"sessionCount", "unsigned int *", sizeof(unsigned int *), true},
    {"sessionInfo", "nvmlEncoderSessionInfo_t *", sizeof(nvmlEncoderSessionInfo_t *), true},
};
static const stub_param params_nvmlVgpuInstanceGetFBCStats[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"fbcStats", "nvmlFBCStats_t *", sizeof(nvmlFBCStats_t *), true},
};
static const stub_param params_nvmlVgpuInstanceGetFBCSessions[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"sessionCount", "unsigned int *", sizeof(unsigned int *), true},
    {"sessionInfo", "nvmlFBCSessionInfo_t *", sizeof(nvmlFBCSessionInfo_t *), true},
};
static const stub_param params_nvmlVgpuInstanceGetGpuInstanceId[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"gpuInstanceId", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuInstanceGetGpuPciId[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"vgpuPciId", "char *", sizeof(char *), true},
    {"length", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuTypeGetCapabilities[] = {
    {"vgpuTypeId", "nvmlVgpuTypeId_t", sizeof(nvmlVgpuTypeId_t), false},
    {"capability", "nvmlVgpuCapability_t", sizeof(nvmlVgpuCapability_t), false},
    {"capResult", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuInstanceGetMdevUUID[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"mdevUuid", "char *", sizeof(char *), true},
    {"size", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlGpuInstanceGetCreatableVgpus[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"pVgpus", "nvmlVgpuTypeIdInfo_t *", sizeof(nvmlVgpuTypeIdInfo_t *), true},
};
static const stub_param params_nvmlVgpuTypeGetMaxInstancesPerGpuInstance[] = {
    {"pMaxInstance", "nvmlVgpuTypeMaxInstance_t *", sizeof(nvmlVgpuTypeMaxInstance_t *), true},
};
static const stub_param params_nvmlGpuInstanceGetActiveVgpus[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"pVgpuInstanceInfo", "nvmlActiveVgpuInstanceInfo_t *", sizeof(nvmlActiveVgpuInstanceInfo_t *),
        true},
};
static const stub_param params_nvmlGpuInstanceSetVgpuSchedulerState[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"pScheduler", "nvmlVgpuSchedulerState_t *", sizeof(nvmlVgpuSchedulerState_t *), true},
};
static const stub_param params_nvmlGpuInstanceGetVgpuSchedulerState[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"pSchedulerStateInfo", "nvmlVgpuSchedulerStateInfo_t *",
        sizeof(nvmlVgpuSchedulerStateInfo_t *), true},
};
static const stub_param params_nvmlGpuInstanceGetVgpuSchedulerLog[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"pSchedulerLogInfo", "nvmlVgpuSchedulerLogInfo_t *", sizeof(nvmlVgpuSchedulerLogInfo_t *),
        true},
};
static const stub_param params_nvmlGpuInstanceGetVgpuTypeCreatablePlacements[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"pCreatablePlacementInfo", "nvmlVgpuCreatablePlacementInfo_t *",
        sizeof(nvmlVgpuCreatablePlacementInfo_t *), false},
};
static const stub_param params_nvmlGpuInstanceGetVgpuHeterogeneousMode[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"pHeterogeneousMode", "nvmlVgpuHeterogeneousMode_t *", sizeof(nvmlVgpuHeterogeneousMode_t *),
        true},
};
static const stub_param params_nvmlGpuInstanceSetVgpuHeterogeneousMode[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"pHeterogeneousMode", "const nvmlVgpuHeterogeneousMode_t *",
        sizeof(const nvmlVgpuHeterogeneousMode_t *), false},
};
static const stub_param params_nvmlVgpuInstanceGetMetadata[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"vgpuMetadata", "nvmlVgpuMetadata_t *", sizeof(nvmlVgpuMetadata_t *), false},
    {"bufferSize", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetVgpuMetadata[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pgpuMetadata", "nvmlVgpuPgpuMetadata_t *", sizeof(nvmlVgpuPgpuMetadata_t *), false},
    {"bufferSize", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlGetVgpuCompatibility[] = {
    {"vgpuMetadata", "nvmlVgpuMetadata_t *", sizeof(nvmlVgpuMetadata_t *), false},
    {"pgpuMetadata", "nvmlVgpuPgpuMetadata_t *", sizeof(nvmlVgpuPgpuMetadata_t *), false},
    {"compatibilityInfo", "nvmlVgpuPgpuCompatibility_t *", sizeof(nvmlVgpuPgpuCompatibility_t *),
        true},
};
static const stub_param params_nvmlDeviceGetPgpuMetadataString[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pgpuMetadata", "char *", sizeof(char *), true},
    {"bufferSize", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetVgpuSchedulerLog[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pSchedulerLog", "nvmlVgpuSchedulerLog_t *", sizeof(nvmlVgpuSchedulerLog_t *), true},
};
static const stub_param params_nvmlDeviceGetVgpuSchedulerState[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pSchedulerState", "nvmlVgpuSchedulerGetState_t *", sizeof(nvmlVgpuSchedulerGetState_t *),
        true},
};
static const stub_param params_nvmlDeviceGetVgpuSchedulerCapabilities[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pCapabilities", "nvmlVgpuSchedulerCapabilities_t *",
        sizeof(nvmlVgpuSchedulerCapabilities_t *), true},
};
static const stub_param params_nvmlDeviceSetVgpuSchedulerState[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"pSchedulerState", "nvmlVgpuSchedulerSetState_t *", sizeof(nvmlVgpuSchedulerSetState_t *),
        false},
};
static const stub_param params_nvmlGetVgpuVersion[] = {
    {"supported", "nvmlVgpuVersion_t *", sizeof(nvmlVgpuVersion_t *), true},
    {"current", "nvmlVgpuVersion_t *", sizeof(nvmlVgpuVersion_t *), true},
};
static const stub_param params_nvmlSetVgpuVersion[] = {
    {"vgpuVersion", "nvmlVgpuVersion_t *", sizeof(nvmlVgpuVersion_t *), false},
};
static const stub_param params_nvmlDeviceGetVgpuUtilization[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"lastSeenTimeStamp", "unsigned long long", sizeof(unsigned long long), false},
    {"sampleValType", "nvmlValueType_t *", sizeof(nvmlValueType_t *), true},
    {"vgpuInstanceSamplesCount", "unsigned int *", sizeof(unsigned int *), true},
    {"utilizationSamples", "nvmlVgpuInstanceUtilizationSample_t *",
        sizeof(nvmlVgpuInstanceUtilizationSample_t *), true},
};
static const stub_param params_nvmlDeviceGetVgpuInstancesUtilizationInfo[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"vgpuUtilInfo", "nvmlVgpuInstancesUtilizationInfo_t *",
        sizeof(nvmlVgpuInstancesUtilizationInfo_t *), true},
};
static const stub_param params_nvmlDeviceGetVgpuProcessUtilization[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"lastSeenTimeStamp", "unsigned long long", sizeof(unsigned long long), false},
    {"vgpuProcessSamplesCount", "unsigned int *", sizeof(unsigned int *), true},
    {"utilizationSamples", "nvmlVgpuProcessUtilizationSample_t *",
        sizeof(nvmlVgpuProcessUtilizationSample_t *), true},
};
static const stub_param params_nvmlDeviceGetVgpuProcessesUtilizationInfo[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"vgpuProcUtilInfo", "nvmlVgpuProcessesUtilizationInfo_t *",
        sizeof(nvmlVgpuProcessesUtilizationInfo_t *), true},
};
static const stub_param params_nvmlVgpuInstanceGetAccountingMode[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"mode", "nvmlEnableState_t *", sizeof(nvmlEnableState_t *), true},
};
static const stub_param params_nvmlVgpuInstanceGetAccountingPids[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"count", "unsigned int *", sizeof(unsigned int *), true},
    {"pids", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlVgpuInstanceGetAccountingStats[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"pid", "unsigned int", sizeof(unsigned int), false},
    {"stats", "nvmlAccountingStats_t *", sizeof(nvmlAccountingStats_t *), true},
};
static const stub_param params_nvmlVgpuInstanceClearAccountingPids[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
};
static const stub_param params_nvmlVgpuInstanceGetLicenseInfo_v2[] = {
    {"vgpuInstance", "nvmlVgpuInstance_t", sizeof(nvmlVgpuInstance_t), false},
    {"licenseInfo", "nvmlVgpuLicenseInfo_t *", sizeof(nvmlVgpuLicenseInfo_t *), true},
};
static const stub_param params_nvmlGetExcludedDeviceCount[] = {
    {"deviceCount", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlGetExcludedDeviceInfoByIndex[] = {
    {"index", "unsigned int", sizeof(unsigned int), false},
    {"info", "nvmlExcludedDeviceInfo_t *", sizeof(nvmlExcludedDeviceInfo_t *), true},
};
static const stub_param params_nvmlDeviceSetMigMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"mode", "unsigned int", sizeof(unsigned int), false},
    {"activationStatus", "nvmlReturn_t *", sizeof(nvmlReturn_t *), true},
};
static const stub_param params_nvmlDeviceGetMigMode[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"currentMode", "unsigned int *", sizeof(unsigned int *), true},
    {"pendingMode", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetGpuInstanceProfileInfo[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"profile", "unsigned int", sizeof(unsigned int), false},
    {"info", "nvmlGpuInstanceProfileInfo_t *", sizeof(nvmlGpuInstanceProfileInfo_t *), true},
};
static const stub_param params_nvmlDeviceGetGpuInstanceProfileInfoV[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"profile", "unsigned int", sizeof(unsigned int), false},
    {"info", "nvmlGpuInstanceProfileInfo_v2_t *", sizeof(nvmlGpuInstanceProfileInfo_v2_t *), true},
};
static const stub_param params_nvmlDeviceGetGpuInstancePossiblePlacements_v2[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"profileId", "unsigned int", sizeof(unsigned int), false},
    {"placements", "nvmlGpuInstancePlacement_t *", sizeof(nvmlGpuInstancePlacement_t *), true},
    {"count", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetGpuInstanceRemainingCapacity[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"profileId", "unsigned int", sizeof(unsigned int), false},
    {"count", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceCreateGpuInstance[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"profileId", "unsigned int", sizeof(unsigned int), false},
    {"gpuInstance", "nvmlGpuInstance_t *", sizeof(nvmlGpuInstance_t *), true},
};
static const stub_param params_nvmlDeviceCreateGpuInstanceWithPlacement[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"profileId", "unsigned int", sizeof(unsigned int), false},
    {"placement", "const nvmlGpuInstancePlacement_t *", sizeof(const nvmlGpuInstancePlacement_t *),
        false},
    {"gpuInstance", "nvmlGpuInstance_t *", sizeof(nvmlGpuInstance_t *), true},
};
static const stub_param params_nvmlGpuInstanceDestroy[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
};
static const stub_param params_nvmlDeviceGetGpuInstances[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"profileId", "unsigned int", sizeof(unsigned int), false},
    {"gpuInstances", "nvmlGpuInstance_t *", sizeof(nvmlGpuInstance_t *), true},
    {"count", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetGpuInstanceById[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"id", "unsigned int", sizeof(unsigned int), false},
    {"gpuInstance", "nvmlGpuInstance_t *", sizeof(nvmlGpuInstance_t *), true},
};
static const stub_param params_nvmlGpuInstanceGetInfo[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"info", "nvmlGpuInstanceInfo_t *", sizeof(nvmlGpuInstanceInfo_t *), true},
};
static const stub_param params_nvmlGpuInstanceGetComputeInstanceProfileInfo[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"profile", "unsigned int", sizeof(unsigned int), false},
    {"engProfile", "unsigned int", sizeof(unsigned int), false},
    {"info", "nvmlComputeInstanceProfileInfo_t *", sizeof(nvmlComputeInstanceProfileInfo_t *),
        true},
};
static const stub_param params_nvmlGpuInstanceGetComputeInstanceProfileInfoV[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"profile", "unsigned int", sizeof(unsigned int), false},
    {"engProfile", "unsigned int", sizeof(unsigned int), false},
    {"info", "nvmlComputeInstanceProfileInfo_v2_t *",
        sizeof(nvmlComputeInstanceProfileInfo_v2_t *), true},
};
static const stub_param params_nvmlGpuInstanceGetComputeInstanceRemainingCapacity[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"profileId", "unsigned int", sizeof(unsigned int), false},
    {"count", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlGpuInstanceGetComputeInstancePossiblePlacements[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"profileId", "unsigned int", sizeof(unsigned int), false},
    {"placements", "nvmlComputeInstancePlacement_t *", sizeof(nvmlComputeInstancePlacement_t *),
        true},
    {"count", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlGpuInstanceCreateComputeInstance[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"profileId", "unsigned int", sizeof(unsigned int), false},
    {"computeInstance", "nvmlComputeInstance_t *", sizeof(nvmlComputeInstance_t *), true},
};
static const stub_param params_nvmlGpuInstanceCreateComputeInstanceWithPlacement[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"profileId", "unsigned int", sizeof(unsigned int), false},
    {"placement", "const nvmlComputeInstancePlacement_t *",
        sizeof(const nvmlComputeInstancePlacement_t *), false},
    {"computeInstance", "nvmlComputeInstance_t *", sizeof(nvmlComputeInstance_t *), true},
};
static const stub_param params_nvmlComputeInstanceDestroy[] = {
    {"computeInstance", "nvmlComputeInstance_t", sizeof(nvmlComputeInstance_t), false},
};
static const stub_param params_nvmlGpuInstanceGetComputeInstances[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"profileId", "unsigned int", sizeof(unsigned int), false},
    {"computeInstances", "nvmlComputeInstance_t *", sizeof(nvmlComputeInstance_t *), true},
    {"count", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlGpuInstanceGetComputeInstanceById[] = {
    {"gpuInstance", "nvmlGpuInstance_t", sizeof(nvmlGpuInstance_t), false},
    {"id", "unsigned int", sizeof(unsigned int), false},
    {"computeInstance", "nvmlComputeInstance_t *", sizeof(nvmlComputeInstance_t *), true},
};
static const stub_param params_nvmlComputeInstanceGetInfo_v2[] = {
    {"computeInstance", "nvmlComputeInstance_t", sizeof(nvmlComputeInstance_t), false},
    {"info", "nvmlComputeInstanceInfo_t *", sizeof(nvmlComputeInstanceInfo_t *), true},
};
static const stub_param params_nvmlDeviceIsMigDeviceHandle[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"isMigDevice", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetGpuInstanceId[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"id", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetComputeInstanceId[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"id", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetMaxMigDeviceCount[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"count", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlDeviceGetMigDeviceHandleByIndex[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"index", "unsigned int", sizeof(unsigned int), false},
    {"migDevice", "nvmlDevice_t *", sizeof(nvmlDevice_t *), true},
};
static const stub_param params_nvmlDeviceGetDeviceHandleFromMigDeviceHandle[] = {
    {"migDevice", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"device", "nvmlDevice_t *", sizeof(nvmlDevice_t *), true},
};
static const stub_param params_nvmlGpmMetricsGet[] = {
    {"metricsGet", "nvmlGpmMetricsGet_t *", sizeof(nvmlGpmMetricsGet_t *), true},
};
static const stub_param params_nvmlGpmSampleFree[] = {
    {"gpmSample", "nvmlGpmSample_t", sizeof(nvmlGpmSample_t), false},
};
static const stub_param params_nvmlGpmSampleAlloc[] = {
    {"gpmSample", "nvmlGpmSample_t *", sizeof(nvmlGpmSample_t *), true},
};
static const stub_param params_nvmlGpmSampleGet[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"gpmSample", "nvmlGpmSample_t", sizeof(nvmlGpmSample_t), false},
};
static const stub_param params_nvmlGpmMigSampleGet[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"gpuInstanceId", "unsigned int", sizeof(unsigned int), false},
    {"gpmSample", "nvmlGpmSample_t", sizeof(nvmlGpmSample_t), false},
};
static const stub_param params_nvmlGpmQueryDeviceSupport[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"gpmSupport", "nvmlGpmSupport_t *", sizeof(nvmlGpmSupport_t *), true},
};
static const stub_param params_nvmlGpmQueryIfStreamingEnabled[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"state", "unsigned int *", sizeof(unsigned int *), true},
};
static const stub_param params_nvmlGpmSetStreamingEnabled[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"state", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_nvmlDeviceGetCapabilities[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"caps", "nvmlDeviceCapabilities_t *", sizeof(nvmlDeviceCapabilities_t *), true},
};
static const stub_param params_nvmlDeviceWorkloadPowerProfileGetProfilesInfo[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"profilesInfo", "nvmlWorkloadPowerProfileProfilesInfo_t *",
        sizeof(nvmlWorkloadPowerProfileProfilesInfo_t *), true},
};
static const stub_param params_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"currentProfiles", "nvmlWorkloadPowerProfileCurrentProfiles_t *",
        sizeof(nvmlWorkloadPowerProfileCurrentProfiles_t *), true},
};
static const stub_param params_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"requestedProfiles", "nvmlWorkloadPowerProfileRequestedProfiles_t *",
        sizeof(nvmlWorkloadPowerProfileRequestedProfiles_t *), true},
};
static const stub_param params_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"requestedProfiles", "nvmlWorkloadPowerProfileRequestedProfiles_t *",
        sizeof(nvmlWorkloadPowerProfileRequestedProfiles_t *), true},
};
static const stub_param params_nvmlDevicePowerSmoothingActivatePresetProfile[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"profile", "nvmlPowerSmoothingProfile_t *", sizeof(nvmlPowerSmoothingProfile_t *), true},
};
static const stub_param params_nvmlDevicePowerSmoothingUpdatePresetProfileParam[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"profile", "nvmlPowerSmoothingProfile_t *", sizeof(nvmlPowerSmoothingProfile_t *), true},
};
static const stub_param params_nvmlDevicePowerSmoothingSetState[] = {
    {"device", "nvmlDevice_t", sizeof(nvmlDevice_t), false},
    {"state", "nvmlPowerSmoothingState_t *", sizeof(nvmlPowerSmoothingState_t *), true},
};

const stub_function stub_functions[] = {
    {"nvmlComputeInstanceDestroy", "nvmlComputeInstanceDestroy", "nvmlComputeInstanceDestroy", 0,
        false, (void (*)(void))nvmlComputeInstanceDestroy, STUB_RESULT_STATUS,
        params_nvmlComputeInstanceDestroy, 1},
    {"nvmlComputeInstanceGetInfo", "nvmlComputeInstanceGetInfo_v2",
        "nvmlComputeInstanceGetInfo_v2", 0, false, (void (*)(void))nvmlComputeInstanceGetInfo_v2,
        STUB_RESULT_STATUS, params_nvmlComputeInstanceGetInfo_v2, 2},
    {"nvmlDeviceClearAccountingPids", "nvmlDeviceClearAccountingPids",
        "nvmlDeviceClearAccountingPids", 0, false, (void (*)(void))nvmlDeviceClearAccountingPids,
        STUB_RESULT_STATUS, params_nvmlDeviceClearAccountingPids, 1},
    {"nvmlDeviceClearCpuAffinity", "nvmlDeviceClearCpuAffinity", "nvmlDeviceClearCpuAffinity", 0,
        false, (void (*)(void))nvmlDeviceClearCpuAffinity, STUB_RESULT_STATUS,
        params_nvmlDeviceClearCpuAffinity, 1},
    {"nvmlDeviceClearEccErrorCounts", "nvmlDeviceClearEccErrorCounts",
        "nvmlDeviceClearEccErrorCounts", 0, false, (void (*)(void))nvmlDeviceClearEccErrorCounts,
        STUB_RESULT_STATUS, params_nvmlDeviceClearEccErrorCounts, 2},
    {"nvmlDeviceClearFieldValues", "nvmlDeviceClearFieldValues", "nvmlDeviceClearFieldValues", 0,
        false, (void (*)(void))nvmlDeviceClearFieldValues, STUB_RESULT_STATUS,
        params_nvmlDeviceClearFieldValues, 3},
    {"nvmlDeviceCreateGpuInstance", "nvmlDeviceCreateGpuInstance", "nvmlDeviceCreateGpuInstance",
        0, false, (void (*)(void))nvmlDeviceCreateGpuInstance, STUB_RESULT_STATUS,
        params_nvmlDeviceCreateGpuInstance, 3},
    {"nvmlDeviceCreateGpuInstanceWithPlacement", "nvmlDeviceCreateGpuInstanceWithPlacement",
        "nvmlDeviceCreateGpuInstanceWithPlacement", 0, false,
        (void (*)(void))nvmlDeviceCreateGpuInstanceWithPlacement, STUB_RESULT_STATUS,
        params_nvmlDeviceCreateGpuInstanceWithPlacement, 4},
    {"nvmlDeviceDiscoverGpus", "nvmlDeviceDiscoverGpus", "nvmlDeviceDiscoverGpus", 0, false,
        (void (*)(void))nvmlDeviceDiscoverGpus, STUB_RESULT_STATUS, params_nvmlDeviceDiscoverGpus,
        1},
    {"nvmlDeviceFreezeNvLinkUtilizationCounter", "nvmlDeviceFreezeNvLinkUtilizationCounter",
        "nvmlDeviceFreezeNvLinkUtilizationCounter", 0, false,
        (void (*)(void))nvmlDeviceFreezeNvLinkUtilizationCounter, STUB_RESULT_STATUS,
        params_nvmlDeviceFreezeNvLinkUtilizationCounter, 4},
    {"nvmlDeviceGetAPIRestriction", "nvmlDeviceGetAPIRestriction", "nvmlDeviceGetAPIRestriction",
        0, false, (void (*)(void))nvmlDeviceGetAPIRestriction, STUB_RESULT_STATUS,
        params_nvmlDeviceGetAPIRestriction, 3},
    {"nvmlDeviceGetAccountingBufferSize", "nvmlDeviceGetAccountingBufferSize",
        "nvmlDeviceGetAccountingBufferSize", 0, false,
        (void (*)(void))nvmlDeviceGetAccountingBufferSize, STUB_RESULT_STATUS,
        params_nvmlDeviceGetAccountingBufferSize, 2},
    {"nvmlDeviceGetAccountingMode", "nvmlDeviceGetAccountingMode", "nvmlDeviceGetAccountingMode",
        0, false, (void (*)(void))nvmlDeviceGetAccountingMode, STUB_RESULT_STATUS,
        params_nvmlDeviceGetAccountingMode, 2},
    {"nvmlDeviceGetAccountingPids", "nvmlDeviceGetAccountingPids", "nvmlDeviceGetAccountingPids",
        0, false, (void (*)(void))nvmlDeviceGetAccountingPids, STUB_RESULT_STATUS,
        params_nvmlDeviceGetAccountingPids, 3},
    {"nvmlDeviceGetAccountingStats", "nvmlDeviceGetAccountingStats",
        "nvmlDeviceGetAccountingStats", 0, false, (void (*)(void))nvmlDeviceGetAccountingStats,
        STUB_RESULT_STATUS, params_nvmlDeviceGetAccountingStats, 3},
    {"nvmlDeviceGetActiveVgpus", "nvmlDeviceGetActiveVgpus", "nvmlDeviceGetActiveVgpus", 0, false,
        (void (*)(void))nvmlDeviceGetActiveVgpus, STUB_RESULT_STATUS,
        params_nvmlDeviceGetActiveVgpus, 3},
    {"nvmlDeviceGetAdaptiveClockInfoStatus", "nvmlDeviceGetAdaptiveClockInfoStatus",
        "nvmlDeviceGetAdaptiveClockInfoStatus", 0, false,
        (void (*)(void))nvmlDeviceGetAdaptiveClockInfoStatus, STUB_RESULT_STATUS,
        params_nvmlDeviceGetAdaptiveClockInfoStatus, 2},
    {"nvmlDeviceGetApplicationsClock", "nvmlDeviceGetApplicationsClock",
        "nvmlDeviceGetApplicationsClock", 0, false, (void (*)(void))nvmlDeviceGetApplicationsClock,
        STUB_RESULT_STATUS, params_nvmlDeviceGetApplicationsClock, 3},
    {"nvmlDeviceGetArchitecture", "nvmlDeviceGetArchitecture", "nvmlDeviceGetArchitecture", 0,
        false, (void (*)(void))nvmlDeviceGetArchitecture, STUB_RESULT_STATUS,
        params_nvmlDeviceGetArchitecture, 2},
    {"nvmlDeviceGetAttributes", "nvmlDeviceGetAttributes_v2", "nvmlDeviceGetAttributes_v2", 0,
        false, (void (*)(void))nvmlDeviceGetAttributes_v2, STUB_RESULT_STATUS,
        params_nvmlDeviceGetAttributes_v2, 2},
    {"nvmlDeviceGetAutoBoostedClocksEnabled", "nvmlDeviceGetAutoBoostedClocksEnabled",
        "nvmlDeviceGetAutoBoostedClocksEnabled", 0, false,
        (void (*)(void))nvmlDeviceGetAutoBoostedClocksEnabled, STUB_RESULT_STATUS,
        params_nvmlDeviceGetAutoBoostedClocksEnabled, 3},
    {"nvmlDeviceGetBAR1MemoryInfo", "nvmlDeviceGetBAR1MemoryInfo", "nvmlDeviceGetBAR1MemoryInfo",
        0, false, (void (*)(void))nvmlDeviceGetBAR1MemoryInfo, STUB_RESULT_STATUS,
        params_nvmlDeviceGetBAR1MemoryInfo, 2},
    {"nvmlDeviceGetBoardId", "nvmlDeviceGetBoardId", "nvmlDeviceGetBoardId", 0, false,
        (void (*)(void))nvmlDeviceGetBoardId, STUB_RESULT_STATUS, params_nvmlDeviceGetBoardId, 2},
    {"nvmlDeviceGetBoardPartNumber", "nvmlDeviceGetBoardPartNumber",
        "nvmlDeviceGetBoardPartNumber", 0, false, (void (*)(void))nvmlDeviceGetBoardPartNumber,
        STUB_RESULT_STATUS, params_nvmlDeviceGetBoardPartNumber, 3},
    {"nvmlDeviceGetBrand", "nvmlDeviceGetBrand", "nvmlDeviceGetBrand", 0, false,
        (void (*)(void))nvmlDeviceGetBrand, STUB_RESULT_STATUS, params_nvmlDeviceGetBrand, 2},
    {"nvmlDeviceGetBridgeChipInfo", "nvmlDeviceGetBridgeChipInfo", "nvmlDeviceGetBridgeChipInfo",
        0, false, (void (*)(void))nvmlDeviceGetBridgeChipInfo, STUB_RESULT_STATUS,
        params_nvmlDeviceGetBridgeChipInfo, 2},
    {"nvmlDeviceGetBusType", "nvmlDeviceGetBusType", "nvmlDeviceGetBusType", 0, false,
        (void (*)(void))nvmlDeviceGetBusType, STUB_RESULT_STATUS, params_nvmlDeviceGetBusType, 2},
    {"nvmlDeviceGetC2cModeInfoV", "nvmlDeviceGetC2cModeInfoV", "nvmlDeviceGetC2cModeInfoV", 0,
        false, (void (*)(void))nvmlDeviceGetC2cModeInfoV, STUB_RESULT_STATUS,
        params_nvmlDeviceGetC2cModeInfoV, 2},
    {"nvmlDeviceGetCapabilities", "nvmlDeviceGetCapabilities", "nvmlDeviceGetCapabilities", 0,
        false, (void (*)(void))nvmlDeviceGetCapabilities, STUB_RESULT_STATUS,
        params_nvmlDeviceGetCapabilities, 2},
    {"nvmlDeviceGetClkMonStatus", "nvmlDeviceGetClkMonStatus", "nvmlDeviceGetClkMonStatus", 0,
        false, (void (*)(void))nvmlDeviceGetClkMonStatus, STUB_RESULT_STATUS,
        params_nvmlDeviceGetClkMonStatus, 2},
    {"nvmlDeviceGetClock", "nvmlDeviceGetClock", "nvmlDeviceGetClock", 0, false,
        (void (*)(void))nvmlDeviceGetClock, STUB_RESULT_STATUS, params_nvmlDeviceGetClock, 4},
    {"nvmlDeviceGetClockInfo", "nvmlDeviceGetClockInfo", "nvmlDeviceGetClockInfo", 0, false,
        (void (*)(void))nvmlDeviceGetClockInfo, STUB_RESULT_STATUS, params_nvmlDeviceGetClockInfo,
        3},
    {"nvmlDeviceGetClockOffsets", "nvmlDeviceGetClockOffsets", "nvmlDeviceGetClockOffsets", 0,
        false, (void (*)(void))nvmlDeviceGetClockOffsets, STUB_RESULT_STATUS,
        params_nvmlDeviceGetClockOffsets, 2},
    {"nvmlDeviceGetComputeInstanceId", "nvmlDeviceGetComputeInstanceId",
        "nvmlDeviceGetComputeInstanceId", 0, false, (void (*)(void))nvmlDeviceGetComputeInstanceId,
        STUB_RESULT_STATUS, params_nvmlDeviceGetComputeInstanceId, 2},
    {"nvmlDeviceGetComputeMode", "nvmlDeviceGetComputeMode", "nvmlDeviceGetComputeMode", 0, false,
        (void (*)(void))nvmlDeviceGetComputeMode, STUB_RESULT_STATUS,
        params_nvmlDeviceGetComputeMode, 2},
    {"nvmlDeviceGetComputeRunningProcesses", "nvmlDeviceGetComputeRunningProcesses_v3",
        "nvmlDeviceGetComputeRunningProcesses_v3", 0, false,
        (void (*)(void))nvmlDeviceGetComputeRunningProcesses_v3, STUB_RESULT_STATUS,
        params_nvmlDeviceGetComputeRunningProcesses_v3, 3},
    {"nvmlDeviceGetConfComputeGpuAttestationReport",
        "nvmlDeviceGetConfComputeGpuAttestationReport",
        "nvmlDeviceGetConfComputeGpuAttestationReport", 0, false,
        (void (*)(void))nvmlDeviceGetConfComputeGpuAttestationReport, STUB_RESULT_STATUS,
        params_nvmlDeviceGetConfComputeGpuAttestationReport, 2},
    {"nvmlDeviceGetConfComputeGpuCertificate", "nvmlDeviceGetConfComputeGpuCertificate",
        "nvmlDeviceGetConfComputeGpuCertificate", 0, false,
        (void (*)(void))nvmlDeviceGetConfComputeGpuCertificate, STUB_RESULT_STATUS,
        params_nvmlDeviceGetConfComputeGpuCertificate, 2},
    {"nvmlDeviceGetConfComputeMemSizeInfo", "nvmlDeviceGetConfComputeMemSizeInfo",
        "nvmlDeviceGetConfComputeMemSizeInfo", 0, false,
        (void (*)(void))nvmlDeviceGetConfComputeMemSizeInfo, STUB_RESULT_STATUS,
        params_nvmlDeviceGetConfComputeMemSizeInfo, 2},
    {"nvmlDeviceGetConfComputeProtectedMemoryUsage",
        "nvmlDeviceGetConfComputeProtectedMemoryUsage",
        "nvmlDeviceGetConfComputeProtectedMemoryUsage", 0, false,
        (void (*)(void))nvmlDeviceGetConfComputeProtectedMemoryUsage, STUB_RESULT_STATUS,
        params_nvmlDeviceGetConfComputeProtectedMemoryUsage, 2},
    {"nvmlDeviceGetCoolerInfo", "nvmlDeviceGetCoolerInfo", "nvmlDeviceGetCoolerInfo", 0, false,
        (void (*)(void))nvmlDeviceGetCoolerInfo, STUB_RESULT_STATUS,
        params_nvmlDeviceGetCoolerInfo, 2},
    {"nvmlDeviceGetCount", "nvmlDeviceGetCount_v2", "nvmlDeviceGetCount_v2", 0, false,
        (void (*)(void))nvmlDeviceGetCount_v2, STUB_RESULT_STATUS, params_nvmlDeviceGetCount_v2, 1},
    {"nvmlDeviceGetCpuAffinity", "nvmlDeviceGetCpuAffinity", "nvmlDeviceGetCpuAffinity", 0, false,
        (void (*)(void))nvmlDeviceGetCpuAffinity, STUB_RESULT_STATUS,
        params_nvmlDeviceGetCpuAffinity, 3},
    {"nvmlDeviceGetCpuAffinityWithinScope", "nvmlDeviceGetCpuAffinityWithinScope",
        "nvmlDeviceGetCpuAffinityWithinScope", 0, false,
        (void (*)(void))nvmlDeviceGetCpuAffinityWithinScope, STUB_RESULT_STATUS,
        params_nvmlDeviceGetCpuAffinityWithinScope, 4},
    {"nvmlDeviceGetCreatableVgpus", "nvmlDeviceGetCreatableVgpus", "nvmlDeviceGetCreatableVgpus",
        0, false, (void (*)(void))nvmlDeviceGetCreatableVgpus, STUB_RESULT_STATUS,
        params_nvmlDeviceGetCreatableVgpus, 3},
    {"nvmlDeviceGetCudaComputeCapability", "nvmlDeviceGetCudaComputeCapability",
        "nvmlDeviceGetCudaComputeCapability", 0, false,
        (void (*)(void))nvmlDeviceGetCudaComputeCapability, STUB_RESULT_STATUS,
        params_nvmlDeviceGetCudaComputeCapability, 3},
    {"nvmlDeviceGetCurrPcieLinkGeneration", "nvmlDeviceGetCurrPcieLinkGeneration",
        "nvmlDeviceGetCurrPcieLinkGeneration", 0, false,
        (void (*)(void))nvmlDeviceGetCurrPcieLinkGeneration, STUB_RESULT_STATUS,
        params_nvmlDeviceGetCurrPcieLinkGeneration, 2},
    {"nvmlDeviceGetCurrPcieLinkWidth", "nvmlDeviceGetCurrPcieLinkWidth",
        "nvmlDeviceGetCurrPcieLinkWidth", 0, false, (void (*)(void))nvmlDeviceGetCurrPcieLinkWidth,
        STUB_RESULT_STATUS, params_nvmlDeviceGetCurrPcieLinkWidth, 2},
    {"nvmlDeviceGetCurrentClockFreqs", "nvmlDeviceGetCurrentClockFreqs",
        "nvmlDeviceGetCurrentClockFreqs", 0, false, (void (*)(void))nvmlDeviceGetCurrentClockFreqs,
        STUB_RESULT_STATUS, params_nvmlDeviceGetCurrentClockFreqs, 2},
    {"nvmlDeviceGetCurrentClocksEventReasons", "nvmlDeviceGetCurrentClocksEventReasons",
        "nvmlDeviceGetCurrentClocksEventReasons", 0, false,
        (void (*)(void))nvmlDeviceGetCurrentClocksEventReasons, STUB_RESULT_STATUS,
        params_nvmlDeviceGetCurrentClocksEventReasons, 2},
    {"nvmlDeviceGetCurrentClocksThrottleReasons", "nvmlDeviceGetCurrentClocksThrottleReasons",
        "nvmlDeviceGetCurrentClocksThrottleReasons", 0, false,
        (void (*)(void))nvmlDeviceGetCurrentClocksThrottleReasons, STUB_RESULT_STATUS,
        params_nvmlDeviceGetCurrentClocksThrottleReasons, 2},
    {"nvmlDeviceGetDecoderUtilization", "nvmlDeviceGetDecoderUtilization",
        "nvmlDeviceGetDecoderUtilization", 0, false,
        (void (*)(void))nvmlDeviceGetDecoderUtilization, STUB_RESULT_STATUS,
        params_nvmlDeviceGetDecoderUtilization, 3},
    {"nvmlDeviceGetDefaultApplicationsClock", "nvmlDeviceGetDefaultApplicationsClock",
        "nvmlDeviceGetDefaultApplicationsClock", 0, false,
        (void (*)(void))nvmlDeviceGetDefaultApplicationsClock, STUB_RESULT_STATUS,
        params_nvmlDeviceGetDefaultApplicationsClock, 3},
    {"nvmlDeviceGetDefaultEccMode", "nvmlDeviceGetDefaultEccMode", "nvmlDeviceGetDefaultEccMode",
        0, false, (void (*)(void))nvmlDeviceGetDefaultEccMode, STUB_RESULT_STATUS,
        params_nvmlDeviceGetDefaultEccMode, 2},
    {"nvmlDeviceGetDetailedEccErrors", "nvmlDeviceGetDetailedEccErrors",
        "nvmlDeviceGetDetailedEccErrors", 0, false, (void (*)(void))nvmlDeviceGetDetailedEccErrors,
        STUB_RESULT_STATUS, params_nvmlDeviceGetDetailedEccErrors, 4},
    {"nvmlDeviceGetDeviceHandleFromMigDeviceHandle",
        "nvmlDeviceGetDeviceHandleFromMigDeviceHandle",
        "nvmlDeviceGetDeviceHandleFromMigDeviceHandle", 0, false,
        (void (*)(void))nvmlDeviceGetDeviceHandleFromMigDeviceHandle, STUB_RESULT_STATUS,
        params_nvmlDeviceGetDeviceHandleFromMigDeviceHandle, 2},
    {"nvmlDeviceGetDisplayActive", "nvmlDeviceGetDisplayActive", "nvmlDeviceGetDisplayActive", 0,
        false, (void (*)(void))nvmlDeviceGetDisplayActive, STUB_RESULT_STATUS,
        params_nvmlDeviceGetDisplayActive, 2},
    {"nvmlDeviceGetDisplayMode", "nvmlDeviceGetDisplayMode", "nvmlDeviceGetDisplayMode", 0, false,
        (void (*)(void))nvmlDeviceGetDisplayMode, STUB_RESULT_STATUS,
        params_nvmlDeviceGetDisplayMode, 2},
    {"nvmlDeviceGetDramEncryptionMode", "nvmlDeviceGetDramEncryptionMode",
        "nvmlDeviceGetDramEncryptionMode", 0, false,
        (void (*)(void))nvmlDeviceGetDramEncryptionMode, STUB_RESULT_STATUS,
        params_nvmlDeviceGetDramEncryptionMode, 3},
    {"nvmlDeviceGetDriverModel", "nvmlDeviceGetDriverModel_v2", "nvmlDeviceGetDriverModel_v2", 0,
        false, (void (*)(void))nvmlDeviceGetDriverModel_v2, STUB_RESULT_STATUS,
        params_nvmlDeviceGetDriverModel_v2, 3},
    {"nvmlDeviceGetDynamicPstatesInfo", "nvmlDeviceGetDynamicPstatesInfo",
        "nvmlDeviceGetDynamicPstatesInfo", 0, false,
        (void (*)(void))nvmlDeviceGetDynamicPstatesInfo, STUB_RESULT_STATUS,
        params_nvmlDeviceGetDynamicPstatesInfo, 2},
    {"nvmlDeviceGetEccMode", "nvmlDeviceGetEccMode", "nvmlDeviceGetEccMode", 0, false,
        (void (*)(void))nvmlDeviceGetEccMode, STUB_RESULT_STATUS, params_nvmlDeviceGetEccMode, 3},
    {"nvmlDeviceGetEncoderCapacity", "nvmlDeviceGetEncoderCapacity",
        "nvmlDeviceGetEncoderCapacity", 0, false, (void (*)(void))nvmlDeviceGetEncoderCapacity,
        STUB_RESULT_STATUS, params_nvmlDeviceGetEncoderCapacity, 3},
    {"nvmlDeviceGetEncoderSessions", "nvmlDeviceGetEncoderSessions",
        "nvmlDeviceGetEncoderSessions", 0, false, (void (*)(void))nvmlDeviceGetEncoderSessions,
        STUB_RESULT_STATUS, params_nvmlDeviceGetEncoderSessions, 3},
    {"nvmlDeviceGetEncoderStats", "nvmlDeviceGetEncoderStats", "nvmlDeviceGetEncoderStats", 0,
        false, (void (*)(void))nvmlDeviceGetEncoderStats, STUB_RESULT_STATUS,
        params_nvmlDeviceGetEncoderStats, 4},
    {"nvmlDeviceGetEncoderUtilization", "nvmlDeviceGetEncoderUtilization",
        "nvmlDeviceGetEncoderUtilization", 0, false,
        (void (*)(void))nvmlDeviceGetEncoderUtilization, STUB_RESULT_STATUS,
        params_nvmlDeviceGetEncoderUtilization, 3},
    {"nvmlDeviceGetEnforcedPowerLimit", "nvmlDeviceGetEnforcedPowerLimit",
        "nvmlDeviceGetEnforcedPowerLimit", 0, false,
        (void (*)(void))nvmlDeviceGetEnforcedPowerLimit, STUB_RESULT_STATUS,
        params_nvmlDeviceGetEnforcedPowerLimit, 2},
    {"nvmlDeviceGetFBCSessions", "nvmlDeviceGetFBCSessions", "nvmlDeviceGetFBCSessions", 0, false,
        (void (*)(void))nvmlDeviceGetFBCSessions, STUB_RESULT_STATUS,
        params_nvmlDeviceGetFBCSessions, 3},
    {"nvmlDeviceGetFBCStats", "nvmlDeviceGetFBCStats", "nvmlDeviceGetFBCStats", 0, false,
        (void (*)(void))nvmlDeviceGetFBCStats, STUB_RESULT_STATUS, params_nvmlDeviceGetFBCStats, 2},
    {"nvmlDeviceGetFanControlPolicy_v2", "nvmlDeviceGetFanControlPolicy_v2",
        "nvmlDeviceGetFanControlPolicy_v2", 0, false,
        (void (*)(void))nvmlDeviceGetFanControlPolicy_v2, STUB_RESULT_STATUS,
        params_nvmlDeviceGetFanControlPolicy_v2, 3},
    {"nvmlDeviceGetFanSpeed", "nvmlDeviceGetFanSpeed", "nvmlDeviceGetFanSpeed", 0, false,
        (void (*)(void))nvmlDeviceGetFanSpeed, STUB_RESULT_STATUS, params_nvmlDeviceGetFanSpeed, 2},
    {"nvmlDeviceGetFanSpeedRPM", "nvmlDeviceGetFanSpeedRPM", "nvmlDeviceGetFanSpeedRPM", 0, false,
        (void (*)(void))nvmlDeviceGetFanSpeedRPM, STUB_RESULT_STATUS,
        params_nvmlDeviceGetFanSpeedRPM, 2},
    {"nvmlDeviceGetFanSpeed_v2", "nvmlDeviceGetFanSpeed_v2", "nvmlDeviceGetFanSpeed_v2", 0, false,
        (void (*)(void))nvmlDeviceGetFanSpeed_v2, STUB_RESULT_STATUS,
        params_nvmlDeviceGetFanSpeed_v2, 3},
    {"nvmlDeviceGetFieldValues", "nvmlDeviceGetFieldValues", "nvmlDeviceGetFieldValues", 0, false,
        (void (*)(void))nvmlDeviceGetFieldValues, STUB_RESULT_STATUS,
        params_nvmlDeviceGetFieldValues, 3},
    {"nvmlDeviceGetGpcClkMinMaxVfOffset", "nvmlDeviceGetGpcClkMinMaxVfOffset",
        "nvmlDeviceGetGpcClkMinMaxVfOffset", 0, false,
        (void (*)(void))nvmlDeviceGetGpcClkMinMaxVfOffset, STUB_RESULT_STATUS,
        params_nvmlDeviceGetGpcClkMinMaxVfOffset, 3},
    {"nvmlDeviceGetGpcClkVfOffset", "nvmlDeviceGetGpcClkVfOffset", "nvmlDeviceGetGpcClkVfOffset",
        0, false, (void (*)(void))nvmlDeviceGetGpcClkVfOffset, STUB_RESULT_STATUS,
        params_nvmlDeviceGetGpcClkVfOffset, 2},
    {"nvmlDeviceGetGpuFabricInfo", "nvmlDeviceGetGpuFabricInfo", "nvmlDeviceGetGpuFabricInfo", 0,
        false, (void (*)(void))nvmlDeviceGetGpuFabricInfo, STUB_RESULT_STATUS,
        params_nvmlDeviceGetGpuFabricInfo, 2},
    {"nvmlDeviceGetGpuFabricInfoV", "nvmlDeviceGetGpuFabricInfoV", "nvmlDeviceGetGpuFabricInfoV",
        0, false, (void (*)(void))nvmlDeviceGetGpuFabricInfoV, STUB_RESULT_STATUS,
        params_nvmlDeviceGetGpuFabricInfoV, 2},
    {"nvmlDeviceGetGpuInstanceById", "nvmlDeviceGetGpuInstanceById",
        "nvmlDeviceGetGpuInstanceById", 0, false, (void (*)(void))nvmlDeviceGetGpuInstanceById,
        STUB_RESULT_STATUS, params_nvmlDeviceGetGpuInstanceById, 3},
    {"nvmlDeviceGetGpuInstanceId", "nvmlDeviceGetGpuInstanceId", "nvmlDeviceGetGpuInstanceId", 0,
        false, (void (*)(void))nvmlDeviceGetGpuInstanceId, STUB_RESULT_STATUS,
        params_nvmlDeviceGetGpuInstanceId, 2},
    {"nvmlDeviceGetGpuInstancePossiblePlacements", "nvmlDeviceGetGpuInstancePossiblePlacements_v2",
        "nvmlDeviceGetGpuInstancePossiblePlacements_v2", 0, false,
        (void (*)(void))nvmlDeviceGetGpuInstancePossiblePlacements_v2, STUB_RESULT_STATUS,
        params_nvmlDeviceGetGpuInstancePossiblePlacements_v2, 4},
    {"nvmlDeviceGetGpuInstanceProfileInfo", "nvmlDeviceGetGpuInstanceProfileInfo",
        "nvmlDeviceGetGpuInstanceProfileInfo", 0, false,
        (void (*)(void))nvmlDeviceGetGpuInstanceProfileInfo, STUB_RESULT_STATUS,
        params_nvmlDeviceGetGpuInstanceProfileInfo, 3},
    {"nvmlDeviceGetGpuInstanceProfileInfoV", "nvmlDeviceGetGpuInstanceProfileInfoV",
        "nvmlDeviceGetGpuInstanceProfileInfoV", 0, false,
        (void (*)(void))nvmlDeviceGetGpuInstanceProfileInfoV, STUB_RESULT_STATUS,
        params_nvmlDeviceGetGpuInstanceProfileInfoV, 3},
    {"nvmlDeviceGetGpuInstanceRemainingCapacity", "nvmlDeviceGetGpuInstanceRemainingCapacity",
        "nvmlDeviceGetGpuInstanceRemainingCapacity", 0, false,
        (void (*)(void))nvmlDeviceGetGpuInstanceRemainingCapacity, STUB_RESULT_STATUS,
        params_nvmlDeviceGetGpuInstanceRemainingCapacity, 3},
    {"nvmlDeviceGetGpuInstances", "nvmlDeviceGetGpuInstances", "nvmlDeviceGetGpuInstances", 0,
        false, (void (*)(void))nvmlDeviceGetGpuInstances, STUB_RESULT_STATUS,
        params_nvmlDeviceGetGpuInstances, 4},
    {"nvmlDeviceGetGpuMaxPcieLinkGeneration", "nvmlDeviceGetGpuMaxPcieLinkGeneration",
        "nvmlDeviceGetGpuMaxPcieLinkGeneration", 0, false,
        (void (*)(void))nvmlDeviceGetGpuMaxPcieLinkGeneration, STUB_RESULT_STATUS,
        params_nvmlDeviceGetGpuMaxPcieLinkGeneration, 2},
    {"nvmlDeviceGetGpuOperationMode", "nvmlDeviceGetGpuOperationMode",
        "nvmlDeviceGetGpuOperationMode", 0, false, (void (*)(void))nvmlDeviceGetGpuOperationMode,
        STUB_RESULT_STATUS, params_nvmlDeviceGetGpuOperationMode, 3},
    {"nvmlDeviceGetGraphicsRunningProcesses", "nvmlDeviceGetGraphicsRunningProcesses_v3",
        "nvmlDeviceGetGraphicsRunningProcesses_v3", 0, false,
        (void (*)(void))nvmlDeviceGetGraphicsRunningProcesses_v3, STUB_RESULT_STATUS,
        params_nvmlDeviceGetGraphicsRunningProcesses_v3, 3},
    {"nvmlDeviceGetGridLicensableFeatures", "nvmlDeviceGetGridLicensableFeatures_v4",
        "nvmlDeviceGetGridLicensableFeatures_v4", 0, false,
        (void (*)(void))nvmlDeviceGetGridLicensableFeatures_v4, STUB_RESULT_STATUS,
        params_nvmlDeviceGetGridLicensableFeatures_v4, 2},
    {"nvmlDeviceGetGspFirmwareMode", "nvmlDeviceGetGspFirmwareMode",
        "nvmlDeviceGetGspFirmwareMode", 0, false, (void (*)(void))nvmlDeviceGetGspFirmwareMode,
        STUB_RESULT_STATUS, params_nvmlDeviceGetGspFirmwareMode, 3},
    {"nvmlDeviceGetGspFirmwareVersion", "nvmlDeviceGetGspFirmwareVersion",
        "nvmlDeviceGetGspFirmwareVersion", 0, false,
        (void (*)(void))nvmlDeviceGetGspFirmwareVersion, STUB_RESULT_STATUS,
        params_nvmlDeviceGetGspFirmwareVersion, 2},
    {"nvmlDeviceGetHandleByIndex", "nvmlDeviceGetHandleByIndex_v2",
        "nvmlDeviceGetHandleByIndex_v2", 0, false, (void (*)(void))nvmlDeviceGetHandleByIndex_v2,
        STUB_RESULT_STATUS, params_nvmlDeviceGetHandleByIndex_v2, 2},
    {"nvmlDeviceGetHandleByPciBusId", "nvmlDeviceGetHandleByPciBusId_v2",
        "nvmlDeviceGetHandleByPciBusId_v2", 0, false,
        (void (*)(void))nvmlDeviceGetHandleByPciBusId_v2, STUB_RESULT_STATUS,
        params_nvmlDeviceGetHandleByPciBusId_v2, 2},
    {"nvmlDeviceGetHandleBySerial", "nvmlDeviceGetHandleBySerial", "nvmlDeviceGetHandleBySerial",
        0, false, (void (*)(void))nvmlDeviceGetHandleBySerial, STUB_RESULT_STATUS,
        params_nvmlDeviceGetHandleBySerial, 2},
    {"nvmlDeviceGetHandleByUUID", "nvmlDeviceGetHandleByUUID", "nvmlDeviceGetHandleByUUID", 0,
        false, (void (*)(void))nvmlDeviceGetHandleByUUID, STUB_RESULT_STATUS,
        params_nvmlDeviceGetHandleByUUID, 2},
    {"nvmlDeviceGetHandleByUUIDV", "nvmlDeviceGetHandleByUUIDV", "nvmlDeviceGetHandleByUUIDV", 0,
        false, (void (*)(void))nvmlDeviceGetHandleByUUIDV, STUB_RESULT_STATUS,
        params_nvmlDeviceGetHandleByUUIDV, 2},
    {"nvmlDeviceGetHostVgpuMode", "nvmlDeviceGetHostVgpuMode", "nvmlDeviceGetHostVgpuMode", 0,
        false, (void (*)(void))nvmlDeviceGetHostVgpuMode, STUB_RESULT_STATUS,
        params_nvmlDeviceGetHostVgpuMode, 2},
    {"nvmlDeviceGetIndex", "nvmlDeviceGetIndex", "nvmlDeviceGetIndex", 0, false,
        (void (*)(void))nvmlDeviceGetIndex, STUB_RESULT_STATUS, params_nvmlDeviceGetIndex, 2},
    {"nvmlDeviceGetInforomConfigurationChecksum", "nvmlDeviceGetInforomConfigurationChecksum",
        "nvmlDeviceGetInforomConfigurationChecksum", 0, false,
        (void (*)(void))nvmlDeviceGetInforomConfigurationChecksum, STUB_RESULT_STATUS,
        params_nvmlDeviceGetInforomConfigurationChecksum, 2},
    {"nvmlDeviceGetInforomImageVersion", "nvmlDeviceGetInforomImageVersion",
        "nvmlDeviceGetInforomImageVersion", 0, false,
        (void (*)(void))nvmlDeviceGetInforomImageVersion, STUB_RESULT_STATUS,
        params_nvmlDeviceGetInforomImageVersion, 3},
    {"nvmlDeviceGetInforomVersion", "nvmlDeviceGetInforomVersion", "nvmlDeviceGetInforomVersion",
        0, false, (void (*)(void))nvmlDeviceGetInforomVersion, STUB_RESULT_STATUS,
        params_nvmlDeviceGetInforomVersion, 4},
    {"nvmlDeviceGetIrqNum", "nvmlDeviceGetIrqNum", "nvmlDeviceGetIrqNum", 0, false,
        (void (*)(void))nvmlDeviceGetIrqNum, STUB_RESULT_STATUS, params_nvmlDeviceGetIrqNum, 2},
    {"nvmlDeviceGetJpgUtilization", "nvmlDeviceGetJpgUtilization", "nvmlDeviceGetJpgUtilization",
        0, false, (void (*)(void))nvmlDeviceGetJpgUtilization, STUB_RESULT_STATUS,
        params_nvmlDeviceGetJpgUtilization, 3},
    {"nvmlDeviceGetLastBBXFlushTime", "nvmlDeviceGetLastBBXFlushTime",
        "nvmlDeviceGetLastBBXFlushTime", 0, false, (void (*)(void))nvmlDeviceGetLastBBXFlushTime,
        STUB_RESULT_STATUS, params_nvmlDeviceGetLastBBXFlushTime, 3},
    {"nvmlDeviceGetMPSComputeRunningProcesses", "nvmlDeviceGetMPSComputeRunningProcesses_v3",
        "nvmlDeviceGetMPSComputeRunningProcesses_v3", 0, false,
        (void (*)(void))nvmlDeviceGetMPSComputeRunningProcesses_v3, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMPSComputeRunningProcesses_v3, 3},
    {"nvmlDeviceGetMarginTemperature", "nvmlDeviceGetMarginTemperature",
        "nvmlDeviceGetMarginTemperature", 0, false, (void (*)(void))nvmlDeviceGetMarginTemperature,
        STUB_RESULT_STATUS, params_nvmlDeviceGetMarginTemperature, 2},
    {"nvmlDeviceGetMaxClockInfo", "nvmlDeviceGetMaxClockInfo", "nvmlDeviceGetMaxClockInfo", 0,
        false, (void (*)(void))nvmlDeviceGetMaxClockInfo, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMaxClockInfo, 3},
    {"nvmlDeviceGetMaxCustomerBoostClock", "nvmlDeviceGetMaxCustomerBoostClock",
        "nvmlDeviceGetMaxCustomerBoostClock", 0, false,
        (void (*)(void))nvmlDeviceGetMaxCustomerBoostClock, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMaxCustomerBoostClock, 3},
    {"nvmlDeviceGetMaxMigDeviceCount", "nvmlDeviceGetMaxMigDeviceCount",
        "nvmlDeviceGetMaxMigDeviceCount", 0, false, (void (*)(void))nvmlDeviceGetMaxMigDeviceCount,
        STUB_RESULT_STATUS, params_nvmlDeviceGetMaxMigDeviceCount, 2},
    {"nvmlDeviceGetMaxPcieLinkGeneration", "nvmlDeviceGetMaxPcieLinkGeneration",
        "nvmlDeviceGetMaxPcieLinkGeneration", 0, false,
        (void (*)(void))nvmlDeviceGetMaxPcieLinkGeneration, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMaxPcieLinkGeneration, 2},
    {"nvmlDeviceGetMaxPcieLinkWidth", "nvmlDeviceGetMaxPcieLinkWidth",
        "nvmlDeviceGetMaxPcieLinkWidth", 0, false, (void (*)(void))nvmlDeviceGetMaxPcieLinkWidth,
        STUB_RESULT_STATUS, params_nvmlDeviceGetMaxPcieLinkWidth, 2},
    {"nvmlDeviceGetMemClkMinMaxVfOffset", "nvmlDeviceGetMemClkMinMaxVfOffset",
        "nvmlDeviceGetMemClkMinMaxVfOffset", 0, false,
        (void (*)(void))nvmlDeviceGetMemClkMinMaxVfOffset, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMemClkMinMaxVfOffset, 3},
    {"nvmlDeviceGetMemClkVfOffset", "nvmlDeviceGetMemClkVfOffset", "nvmlDeviceGetMemClkVfOffset",
        0, false, (void (*)(void))nvmlDeviceGetMemClkVfOffset, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMemClkVfOffset, 2},
    {"nvmlDeviceGetMemoryAffinity", "nvmlDeviceGetMemoryAffinity", "nvmlDeviceGetMemoryAffinity",
        0, false, (void (*)(void))nvmlDeviceGetMemoryAffinity, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMemoryAffinity, 4},
    {"nvmlDeviceGetMemoryBusWidth", "nvmlDeviceGetMemoryBusWidth", "nvmlDeviceGetMemoryBusWidth",
        0, false, (void (*)(void))nvmlDeviceGetMemoryBusWidth, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMemoryBusWidth, 2},
    {"nvmlDeviceGetMemoryErrorCounter", "nvmlDeviceGetMemoryErrorCounter",
        "nvmlDeviceGetMemoryErrorCounter", 0, false,
        (void (*)(void))nvmlDeviceGetMemoryErrorCounter, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMemoryErrorCounter, 5},
    {"nvmlDeviceGetMemoryInfo", "nvmlDeviceGetMemoryInfo", "nvmlDeviceGetMemoryInfo", 0, false,
        (void (*)(void))nvmlDeviceGetMemoryInfo, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMemoryInfo, 2},
    {"nvmlDeviceGetMemoryInfo_v2", "nvmlDeviceGetMemoryInfo_v2", "nvmlDeviceGetMemoryInfo_v2", 0,
        false, (void (*)(void))nvmlDeviceGetMemoryInfo_v2, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMemoryInfo_v2, 2},
    {"nvmlDeviceGetMigDeviceHandleByIndex", "nvmlDeviceGetMigDeviceHandleByIndex",
        "nvmlDeviceGetMigDeviceHandleByIndex", 0, false,
        (void (*)(void))nvmlDeviceGetMigDeviceHandleByIndex, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMigDeviceHandleByIndex, 3},
    {"nvmlDeviceGetMigMode", "nvmlDeviceGetMigMode", "nvmlDeviceGetMigMode", 0, false,
        (void (*)(void))nvmlDeviceGetMigMode, STUB_RESULT_STATUS, params_nvmlDeviceGetMigMode, 3},
    {"nvmlDeviceGetMinMaxClockOfPState", "nvmlDeviceGetMinMaxClockOfPState",
        "nvmlDeviceGetMinMaxClockOfPState", 0, false,
        (void (*)(void))nvmlDeviceGetMinMaxClockOfPState, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMinMaxClockOfPState, 5},
    {"nvmlDeviceGetMinMaxFanSpeed", "nvmlDeviceGetMinMaxFanSpeed", "nvmlDeviceGetMinMaxFanSpeed",
        0, false, (void (*)(void))nvmlDeviceGetMinMaxFanSpeed, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMinMaxFanSpeed, 3},
    {"nvmlDeviceGetMinorNumber", "nvmlDeviceGetMinorNumber", "nvmlDeviceGetMinorNumber", 0, false,
        (void (*)(void))nvmlDeviceGetMinorNumber, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMinorNumber, 2},
    {"nvmlDeviceGetModuleId", "nvmlDeviceGetModuleId", "nvmlDeviceGetModuleId", 0, false,
        (void (*)(void))nvmlDeviceGetModuleId, STUB_RESULT_STATUS, params_nvmlDeviceGetModuleId, 2},
    {"nvmlDeviceGetMultiGpuBoard", "nvmlDeviceGetMultiGpuBoard", "nvmlDeviceGetMultiGpuBoard", 0,
        false, (void (*)(void))nvmlDeviceGetMultiGpuBoard, STUB_RESULT_STATUS,
        params_nvmlDeviceGetMultiGpuBoard, 2},
    {"nvmlDeviceGetName", "nvmlDeviceGetName", "nvmlDeviceGetName", 0, false,
        (void (*)(void))nvmlDeviceGetName, STUB_RESULT_STATUS, params_nvmlDeviceGetName, 3},
    {"nvmlDeviceGetNumFans", "nvmlDeviceGetNumFans", "nvmlDeviceGetNumFans", 0, false,
        (void (*)(void))nvmlDeviceGetNumFans, STUB_RESULT_STATUS, params_nvmlDeviceGetNumFans, 2},
    {"nvmlDeviceGetNumGpuCores", "nvmlDeviceGetNumGpuCores", "nvmlDeviceGetNumGpuCores", 0, false,
        (void (*)(void))nvmlDeviceGetNumGpuCores, STUB_RESULT_STATUS,
        params_nvmlDeviceGetNumGpuCores, 2},
    {"nvmlDeviceGetNumaNodeId", "nvmlDeviceGetNumaNodeId", "nvmlDeviceGetNumaNodeId", 0, false,
        (void (*)(void))nvmlDeviceGetNumaNodeId, STUB_RESULT_STATUS,
        params_nvmlDeviceGetNumaNodeId, 2},
    {"nvmlDeviceGetNvLinkCapability", "nvmlDeviceGetNvLinkCapability",
        "nvmlDeviceGetNvLinkCapability", 0, false, (void (*)(void))nvmlDeviceGetNvLinkCapability,
        STUB_RESULT_STATUS, params_nvmlDeviceGetNvLinkCapability, 4},
    {"nvmlDeviceGetNvLinkErrorCounter", "nvmlDeviceGetNvLinkErrorCounter",
        "nvmlDeviceGetNvLinkErrorCounter", 0, false,
        (void (*)(void))nvmlDeviceGetNvLinkErrorCounter, STUB_RESULT_STATUS,
        params_nvmlDeviceGetNvLinkErrorCounter, 4},
    {"nvmlDeviceGetNvLinkRemoteDeviceType", "nvmlDeviceGetNvLinkRemoteDeviceType",
        "nvmlDeviceGetNvLinkRemoteDeviceType", 0, false,
        (void (*)(void))nvmlDeviceGetNvLinkRemoteDeviceType, STUB_RESULT_STATUS,
        params_nvmlDeviceGetNvLinkRemoteDeviceType, 3},
    {"nvmlDeviceGetNvLinkRemotePciInfo", "nvmlDeviceGetNvLinkRemotePciInfo_v2",
        "nvmlDeviceGetNvLinkRemotePciInfo_v2", 0, false,
        (void (*)(void))nvmlDeviceGetNvLinkRemotePciInfo_v2, STUB_RESULT_STATUS,
        params_nvmlDeviceGetNvLinkRemotePciInfo_v2, 3},
    {"nvmlDeviceGetNvLinkState", "nvmlDeviceGetNvLinkState", "nvmlDeviceGetNvLinkState", 0, false,
        (void (*)(void))nvmlDeviceGetNvLinkState, STUB_RESULT_STATUS,
        params_nvmlDeviceGetNvLinkState, 3},
    {"nvmlDeviceGetNvLinkUtilizationControl", "nvmlDeviceGetNvLinkUtilizationControl",
        "nvmlDeviceGetNvLinkUtilizationControl", 0, false,
        (void (*)(void))nvmlDeviceGetNvLinkUtilizationControl, STUB_RESULT_STATUS,
        params_nvmlDeviceGetNvLinkUtilizationControl, 4},
    {"nvmlDeviceGetNvLinkUtilizationCounter", "nvmlDeviceGetNvLinkUtilizationCounter",
        "nvmlDeviceGetNvLinkUtilizationCounter", 0, false,
        (void (*)(void))nvmlDeviceGetNvLinkUtilizationCounter, STUB_RESULT_STATUS,
        params_nvmlDeviceGetNvLinkUtilizationCounter, 5},
    {"nvmlDeviceGetNvLinkVersion", "nvmlDeviceGetNvLinkVersion", "nvmlDeviceGetNvLinkVersion", 0,
        false, (void (*)(void))nvmlDeviceGetNvLinkVersion, STUB_RESULT_STATUS,
        params_nvmlDeviceGetNvLinkVersion, 3},
    {"nvmlDeviceGetNvlinkBwMode", "nvmlDeviceGetNvlinkBwMode", "nvmlDeviceGetNvlinkBwMode", 0,
        false, (void (*)(void))nvmlDeviceGetNvlinkBwMode, STUB_RESULT_STATUS,
        params_nvmlDeviceGetNvlinkBwMode, 2},
    {"nvmlDeviceGetNvlinkSupportedBwModes", "nvmlDeviceGetNvlinkSupportedBwModes",
        "nvmlDeviceGetNvlinkSupportedBwModes", 0, false,
        (void (*)(void))nvmlDeviceGetNvlinkSupportedBwModes, STUB_RESULT_STATUS,
        params_nvmlDeviceGetNvlinkSupportedBwModes, 2},
    {"nvmlDeviceGetOfaUtilization", "nvmlDeviceGetOfaUtilization", "nvmlDeviceGetOfaUtilization",
        0, false, (void (*)(void))nvmlDeviceGetOfaUtilization, STUB_RESULT_STATUS,
        params_nvmlDeviceGetOfaUtilization, 3},
    {"nvmlDeviceGetP2PStatus", "nvmlDeviceGetP2PStatus", "nvmlDeviceGetP2PStatus", 0, false,
        (void (*)(void))nvmlDeviceGetP2PStatus, STUB_RESULT_STATUS, params_nvmlDeviceGetP2PStatus,
        4},
    {"nvmlDeviceGetPciInfoExt", "nvmlDeviceGetPciInfoExt", "nvmlDeviceGetPciInfoExt", 0, false,
        (void (*)(void))nvmlDeviceGetPciInfoExt, STUB_RESULT_STATUS,
        params_nvmlDeviceGetPciInfoExt, 2},
    {"nvmlDeviceGetPciInfo", "nvmlDeviceGetPciInfo_v3", "nvmlDeviceGetPciInfo_v3", 0, false,
        (void (*)(void))nvmlDeviceGetPciInfo_v3, STUB_RESULT_STATUS,
        params_nvmlDeviceGetPciInfo_v3, 2},
    {"nvmlDeviceGetPcieLinkMaxSpeed", "nvmlDeviceGetPcieLinkMaxSpeed",
        "nvmlDeviceGetPcieLinkMaxSpeed", 0, false, (void (*)(void))nvmlDeviceGetPcieLinkMaxSpeed,
        STUB_RESULT_STATUS, params_nvmlDeviceGetPcieLinkMaxSpeed, 2},
    {"nvmlDeviceGetPcieReplayCounter", "nvmlDeviceGetPcieReplayCounter",
        "nvmlDeviceGetPcieReplayCounter", 0, false, (void (*)(void))nvmlDeviceGetPcieReplayCounter,
        STUB_RESULT_STATUS, params_nvmlDeviceGetPcieReplayCounter, 2},
    {"nvmlDeviceGetPcieSpeed", "nvmlDeviceGetPcieSpeed", "nvmlDeviceGetPcieSpeed", 0, false,
        (void (*)(void))nvmlDeviceGetPcieSpeed, STUB_RESULT_STATUS, params_nvmlDeviceGetPcieSpeed,
        2},
    {"nvmlDeviceGetPcieThroughput", "nvmlDeviceGetPcieThroughput", "nvmlDeviceGetPcieThroughput",
        0, false, (void (*)(void))nvmlDeviceGetPcieThroughput, STUB_RESULT_STATUS,
        params_nvmlDeviceGetPcieThroughput, 3},
    {"nvmlDeviceGetPerformanceModes", "nvmlDeviceGetPerformanceModes",
        "nvmlDeviceGetPerformanceModes", 0, false, (void (*)(void))nvmlDeviceGetPerformanceModes,
        STUB_RESULT_STATUS, params_nvmlDeviceGetPerformanceModes, 2},
    {"nvmlDeviceGetPerformanceState", "nvmlDeviceGetPerformanceState",
        "nvmlDeviceGetPerformanceState", 0, false, (void (*)(void))nvmlDeviceGetPerformanceState,
        STUB_RESULT_STATUS, params_nvmlDeviceGetPerformanceState, 2},
    {"nvmlDeviceGetPersistenceMode", "nvmlDeviceGetPersistenceMode",
        "nvmlDeviceGetPersistenceMode", 0, false, (void (*)(void))nvmlDeviceGetPersistenceMode,
        STUB_RESULT_STATUS, params_nvmlDeviceGetPersistenceMode, 2},
    {"nvmlDeviceGetPgpuMetadataString", "nvmlDeviceGetPgpuMetadataString",
        "nvmlDeviceGetPgpuMetadataString", 0, false,
        (void (*)(void))nvmlDeviceGetPgpuMetadataString, STUB_RESULT_STATUS,
        params_nvmlDeviceGetPgpuMetadataString, 3},
    {"nvmlDeviceGetPlatformInfo", "nvmlDeviceGetPlatformInfo", "nvmlDeviceGetPlatformInfo", 0,
        false, (void (*)(void))nvmlDeviceGetPlatformInfo, STUB_RESULT_STATUS,
        params_nvmlDeviceGetPlatformInfo, 2},
    {"nvmlDeviceGetPowerManagementDefaultLimit", "nvmlDeviceGetPowerManagementDefaultLimit",
        "nvmlDeviceGetPowerManagementDefaultLimit", 0, false,
        (void (*)(void))nvmlDeviceGetPowerManagementDefaultLimit, STUB_RESULT_STATUS,
        params_nvmlDeviceGetPowerManagementDefaultLimit, 2},
    {"nvmlDeviceGetPowerManagementLimit", "nvmlDeviceGetPowerManagementLimit",
        "nvmlDeviceGetPowerManagementLimit", 0, false,
        (void (*)(void))nvmlDeviceGetPowerManagementLimit, STUB_RESULT_STATUS,
        params_nvmlDeviceGetPowerManagementLimit, 2},
    {"nvmlDeviceGetPowerManagementLimitConstraints",
        "nvmlDeviceGetPowerManagementLimitConstraints",
        "nvmlDeviceGetPowerManagementLimitConstraints", 0, false,
        (void (*)(void))nvmlDeviceGetPowerManagementLimitConstraints, STUB_RESULT_STATUS,
        params_nvmlDeviceGetPowerManagementLimitConstraints, 3},
    {"nvmlDeviceGetPowerManagementMode", "nvmlDeviceGetPowerManagementMode",
        "nvmlDeviceGetPowerManagementMode", 0, false,
        (void (*)(void))nvmlDeviceGetPowerManagementMode, STUB_RESULT_STATUS,
        params_nvmlDeviceGetPowerManagementMode, 2},
    {"nvmlDeviceGetPowerSource", "nvmlDeviceGetPowerSource", "nvmlDeviceGetPowerSource", 0, false,
        (void (*)(void))nvmlDeviceGetPowerSource, STUB_RESULT_STATUS,
        params_nvmlDeviceGetPowerSource, 2},
    {"nvmlDeviceGetPowerState", "nvmlDeviceGetPowerState", "nvmlDeviceGetPowerState", 0, false,
        (void (*)(void))nvmlDeviceGetPowerState, STUB_RESULT_STATUS,
        params_nvmlDeviceGetPowerState, 2},
    {"nvmlDeviceGetPowerUsage", "nvmlDeviceGetPowerUsage", "nvmlDeviceGetPowerUsage", 0, false,
        (void (*)(void))nvmlDeviceGetPowerUsage, STUB_RESULT_STATUS,
        params_nvmlDeviceGetPowerUsage, 2},
    {"nvmlDeviceGetProcessUtilization", "nvmlDeviceGetProcessUtilization",
        "nvmlDeviceGetProcessUtilization", 0, false,
        (void (*)(void))nvmlDeviceGetProcessUtilization, STUB_RESULT_STATUS,
        params_nvmlDeviceGetProcessUtilization, 4},
    {"nvmlDeviceGetProcessesUtilizationInfo", "nvmlDeviceGetProcessesUtilizationInfo",
        "nvmlDeviceGetProcessesUtilizationInfo", 0, false,
        (void (*)(void))nvmlDeviceGetProcessesUtilizationInfo, STUB_RESULT_STATUS,
        params_nvmlDeviceGetProcessesUtilizationInfo, 2},
    {"nvmlDeviceGetRemappedRows", "nvmlDeviceGetRemappedRows", "nvmlDeviceGetRemappedRows", 0,
        false, (void (*)(void))nvmlDeviceGetRemappedRows, STUB_RESULT_STATUS,
        params_nvmlDeviceGetRemappedRows, 5},
    {"nvmlDeviceGetRetiredPages", "nvmlDeviceGetRetiredPages", "nvmlDeviceGetRetiredPages", 0,
        false, (void (*)(void))nvmlDeviceGetRetiredPages, STUB_RESULT_STATUS,
        params_nvmlDeviceGetRetiredPages, 4},
    {"nvmlDeviceGetRetiredPagesPendingStatus", "nvmlDeviceGetRetiredPagesPendingStatus",
        "nvmlDeviceGetRetiredPagesPendingStatus", 0, false,
        (void (*)(void))nvmlDeviceGetRetiredPagesPendingStatus, STUB_RESULT_STATUS,
        params_nvmlDeviceGetRetiredPagesPendingStatus, 2},
    {"nvmlDeviceGetRetiredPages_v2", "nvmlDeviceGetRetiredPages_v2",
        "nvmlDeviceGetRetiredPages_v2", 0, false, (void (*)(void))nvmlDeviceGetRetiredPages_v2,
        STUB_RESULT_STATUS, params_nvmlDeviceGetRetiredPages_v2, 5},
    {"nvmlDeviceGetRowRemapperHistogram", "nvmlDeviceGetRowRemapperHistogram",
        "nvmlDeviceGetRowRemapperHistogram", 0, false,
        (void (*)(void))nvmlDeviceGetRowRemapperHistogram, STUB_RESULT_STATUS,
        params_nvmlDeviceGetRowRemapperHistogram, 2},
    {"nvmlDeviceGetRunningProcessDetailList", "nvmlDeviceGetRunningProcessDetailList",
        "nvmlDeviceGetRunningProcessDetailList", 0, false,
        (void (*)(void))nvmlDeviceGetRunningProcessDetailList, STUB_RESULT_STATUS,
        params_nvmlDeviceGetRunningProcessDetailList, 2},
    {"nvmlDeviceGetSamples", "nvmlDeviceGetSamples", "nvmlDeviceGetSamples", 0, false,
        (void (*)(void))nvmlDeviceGetSamples, STUB_RESULT_STATUS, params_nvmlDeviceGetSamples, 6},
    {"nvmlDeviceGetSerial", "nvmlDeviceGetSerial", "nvmlDeviceGetSerial", 0, false,
        (void (*)(void))nvmlDeviceGetSerial, STUB_RESULT_STATUS, params_nvmlDeviceGetSerial, 3},
    {"nvmlDeviceGetSramEccErrorStatus", "nvmlDeviceGetSramEccErrorStatus",
        "nvmlDeviceGetSramEccErrorStatus", 0, false,
        (void (*)(void))nvmlDeviceGetSramEccErrorStatus, STUB_RESULT_STATUS,
        params_nvmlDeviceGetSramEccErrorStatus, 2},
    {"nvmlDeviceGetSupportedClocksEventReasons", "nvmlDeviceGetSupportedClocksEventReasons",
        "nvmlDeviceGetSupportedClocksEventReasons", 0, false,
        (void (*)(void))nvmlDeviceGetSupportedClocksEventReasons, STUB_RESULT_STATUS,
        params_nvmlDeviceGetSupportedClocksEventReasons, 2},
    {"nvmlDeviceGetSupportedClocksThrottleReasons", "nvmlDeviceGetSupportedClocksThrottleReasons",
        "nvmlDeviceGetSupportedClocksThrottleReasons", 0, false,
        (void (*)(void))nvmlDeviceGetSupportedClocksThrottleReasons, STUB_RESULT_STATUS,
        params_nvmlDeviceGetSupportedClocksThrottleReasons, 2},
    {"nvmlDeviceGetSupportedEventTypes", "nvmlDeviceGetSupportedEventTypes",
        "nvmlDeviceGetSupportedEventTypes", 0, false,
        (void (*)(void))nvmlDeviceGetSupportedEventTypes, STUB_RESULT_STATUS,
        params_nvmlDeviceGetSupportedEventTypes, 2},
    {"nvmlDeviceGetSupportedGraphicsClocks", "nvmlDeviceGetSupportedGraphicsClocks",
        "nvmlDeviceGetSupportedGraphicsClocks", 0, false,
        (void (*)(void))nvmlDeviceGetSupportedGraphicsClocks, STUB_RESULT_STATUS,
        params_nvmlDeviceGetSupportedGraphicsClocks, 4},
    {"nvmlDeviceGetSupportedMemoryClocks", "nvmlDeviceGetSupportedMemoryClocks",
        "nvmlDeviceGetSupportedMemoryClocks", 0, false,
        (void (*)(void))nvmlDeviceGetSupportedMemoryClocks, STUB_RESULT_STATUS,
        params_nvmlDeviceGetSupportedMemoryClocks, 3},
    {"nvmlDeviceGetSupportedPerformanceStates", "nvmlDeviceGetSupportedPerformanceStates",
        "nvmlDeviceGetSupportedPerformanceStates", 0, false,
        (void (*)(void))nvmlDeviceGetSupportedPerformanceStates, STUB_RESULT_STATUS,
        params_nvmlDeviceGetSupportedPerformanceStates, 3},
    {"nvmlDeviceGetSupportedVgpus", "nvmlDeviceGetSupportedVgpus", "nvmlDeviceGetSupportedVgpus",
        0, false, (void (*)(void))nvmlDeviceGetSupportedVgpus, STUB_RESULT_STATUS,
        params_nvmlDeviceGetSupportedVgpus, 3},
    {"nvmlDeviceGetTargetFanSpeed", "nvmlDeviceGetTargetFanSpeed", "nvmlDeviceGetTargetFanSpeed",
        0, false, (void (*)(void))nvmlDeviceGetTargetFanSpeed, STUB_RESULT_STATUS,
        params_nvmlDeviceGetTargetFanSpeed, 3},
    {"nvmlDeviceGetTemperature", "nvmlDeviceGetTemperature", "nvmlDeviceGetTemperature", 0, false,
        (void (*)(void))nvmlDeviceGetTemperature, STUB_RESULT_STATUS,
        params_nvmlDeviceGetTemperature, 3},
    {"nvmlDeviceGetTemperatureThreshold", "nvmlDeviceGetTemperatureThreshold",
        "nvmlDeviceGetTemperatureThreshold", 0, false,
        (void (*)(void))nvmlDeviceGetTemperatureThreshold, STUB_RESULT_STATUS,
        params_nvmlDeviceGetTemperatureThreshold, 3},
    {"nvmlDeviceGetTemperatureV", "nvmlDeviceGetTemperatureV", "nvmlDeviceGetTemperatureV", 0,
        false, (void (*)(void))nvmlDeviceGetTemperatureV, STUB_RESULT_STATUS,
        params_nvmlDeviceGetTemperatureV, 2},
    {"nvmlDeviceGetThermalSettings", "nvmlDeviceGetThermalSettings",
        "nvmlDeviceGetThermalSettings", 0, false, (void (*)(void))nvmlDeviceGetThermalSettings,
        STUB_RESULT_STATUS, params_nvmlDeviceGetThermalSettings, 3},
    {"nvmlDeviceGetTopologyCommonAncestor", "nvmlDeviceGetTopologyCommonAncestor",
        "nvmlDeviceGetTopologyCommonAncestor", 0, false,
        (void (*)(void))nvmlDeviceGetTopologyCommonAncestor, STUB_RESULT_STATUS,
        params_nvmlDeviceGetTopologyCommonAncestor, 3},
    {"nvmlDeviceGetTopologyNearestGpus", "nvmlDeviceGetTopologyNearestGpus",
        "nvmlDeviceGetTopologyNearestGpus", 0, false,
        (void (*)(void))nvmlDeviceGetTopologyNearestGpus, STUB_RESULT_STATUS,
        params_nvmlDeviceGetTopologyNearestGpus, 4},
    {"nvmlDeviceGetTotalEccErrors", "nvmlDeviceGetTotalEccErrors", "nvmlDeviceGetTotalEccErrors",
        0, false, (void (*)(void))nvmlDeviceGetTotalEccErrors, STUB_RESULT_STATUS,
        params_nvmlDeviceGetTotalEccErrors, 4},
    {"nvmlDeviceGetTotalEnergyConsumption", "nvmlDeviceGetTotalEnergyConsumption",
        "nvmlDeviceGetTotalEnergyConsumption", 0, false,
        (void (*)(void))nvmlDeviceGetTotalEnergyConsumption, STUB_RESULT_STATUS,
        params_nvmlDeviceGetTotalEnergyConsumption, 2},
    {"nvmlDeviceGetUUID", "nvmlDeviceGetUUID", "nvmlDeviceGetUUID", 0, false,
        (void (*)(void))nvmlDeviceGetUUID, STUB_RESULT_STATUS, params_nvmlDeviceGetUUID, 3},
    {"nvmlDeviceGetUtilizationRates", "nvmlDeviceGetUtilizationRates",
        "nvmlDeviceGetUtilizationRates", 0, false, (void (*)(void))nvmlDeviceGetUtilizationRates,
        STUB_RESULT_STATUS, params_nvmlDeviceGetUtilizationRates, 2},
    {"nvmlDeviceGetVbiosVersion", "nvmlDeviceGetVbiosVersion", "nvmlDeviceGetVbiosVersion", 0,
        false, (void (*)(void))nvmlDeviceGetVbiosVersion, STUB_RESULT_STATUS,
        params_nvmlDeviceGetVbiosVersion, 3},
    {"nvmlDeviceGetVgpuCapabilities", "nvmlDeviceGetVgpuCapabilities",
        "nvmlDeviceGetVgpuCapabilities", 0, false, (void (*)(void))nvmlDeviceGetVgpuCapabilities,
        STUB_RESULT_STATUS, params_nvmlDeviceGetVgpuCapabilities, 3},
    {"nvmlDeviceGetVgpuHeterogeneousMode", "nvmlDeviceGetVgpuHeterogeneousMode",
        "nvmlDeviceGetVgpuHeterogeneousMode", 0, false,
        (void (*)(void))nvmlDeviceGetVgpuHeterogeneousMode, STUB_RESULT_STATUS,
        params_nvmlDeviceGetVgpuHeterogeneousMode, 2},
    {"nvmlDeviceGetVgpuInstancesUtilizationInfo", "nvmlDeviceGetVgpuInstancesUtilizationInfo",
        "nvmlDeviceGetVgpuInstancesUtilizationInfo", 0, false,
        (void (*)(void))nvmlDeviceGetVgpuInstancesUtilizationInfo, STUB_RESULT_STATUS,
        params_nvmlDeviceGetVgpuInstancesUtilizationInfo, 2},
    {"nvmlDeviceGetVgpuMetadata", "nvmlDeviceGetVgpuMetadata", "nvmlDeviceGetVgpuMetadata", 0,
        false, (void (*)(void))nvmlDeviceGetVgpuMetadata, STUB_RESULT_STATUS,
        params_nvmlDeviceGetVgpuMetadata, 3},
    {"nvmlDeviceGetVgpuProcessUtilization", "nvmlDeviceGetVgpuProcessUtilization",
        "nvmlDeviceGetVgpuProcessUtilization", 0, false,
        (void (*)(void))nvmlDeviceGetVgpuProcessUtilization, STUB_RESULT_STATUS,
        params_nvmlDeviceGetVgpuProcessUtilization, 4},
    {"nvmlDeviceGetVgpuProcessesUtilizationInfo", "nvmlDeviceGetVgpuProcessesUtilizationInfo",
        "nvmlDeviceGetVgpuProcessesUtilizationInfo", 0, false,
        (void (*)(void))nvmlDeviceGetVgpuProcessesUtilizationInfo, STUB_RESULT_STATUS,
        params_nvmlDeviceGetVgpuProcessesUtilizationInfo, 2},
    {"nvmlDeviceGetVgpuSchedulerCapabilities", "nvmlDeviceGetVgpuSchedulerCapabilities",
        "nvmlDeviceGetVgpuSchedulerCapabilities", 0, false,
        (void (*)(void))nvmlDeviceGetVgpuSchedulerCapabilities, STUB_RESULT_STATUS,
        params_nvmlDeviceGetVgpuSchedulerCapabilities, 2},
    {"nvmlDeviceGetVgpuSchedulerLog", "nvmlDeviceGetVgpuSchedulerLog",
        "nvmlDeviceGetVgpuSchedulerLog", 0, false, (void (*)(void))nvmlDeviceGetVgpuSchedulerLog,
        STUB_RESULT_STATUS, params_nvmlDeviceGetVgpuSchedulerLog, 2},
    {"nvmlDeviceGetVgpuSchedulerState", "nvmlDeviceGetVgpuSchedulerState",
        "nvmlDeviceGetVgpuSchedulerState", 0, false,
        (void (*)(void))nvmlDeviceGetVgpuSchedulerState, STUB_RESULT_STATUS,
        params_nvmlDeviceGetVgpuSchedulerState, 2},
    {"nvmlDeviceGetVgpuTypeCreatablePlacements", "nvmlDeviceGetVgpuTypeCreatablePlacements",
        "nvmlDeviceGetVgpuTypeCreatablePlacements", 0, false,
        (void (*)(void))nvmlDeviceGetVgpuTypeCreatablePlacements, STUB_RESULT_STATUS,
        params_nvmlDeviceGetVgpuTypeCreatablePlacements, 3},
    {"nvmlDeviceGetVgpuTypeSupportedPlacements", "nvmlDeviceGetVgpuTypeSupportedPlacements",
        "nvmlDeviceGetVgpuTypeSupportedPlacements", 0, false,
        (void (*)(void))nvmlDeviceGetVgpuTypeSupportedPlacements, STUB_RESULT_STATUS,
        params_nvmlDeviceGetVgpuTypeSupportedPlacements, 3},
    {"nvmlDeviceGetVgpuUtilization", "nvmlDeviceGetVgpuUtilization",
        "nvmlDeviceGetVgpuUtilization", 0, false, (void (*)(void))nvmlDeviceGetVgpuUtilization,
        STUB_RESULT_STATUS, params_nvmlDeviceGetVgpuUtilization, 5},
    {"nvmlDeviceGetViolationStatus", "nvmlDeviceGetViolationStatus",
        "nvmlDeviceGetViolationStatus", 0, false, (void (*)(void))nvmlDeviceGetViolationStatus,
        STUB_RESULT_STATUS, params_nvmlDeviceGetViolationStatus, 3},
    {"nvmlDeviceGetVirtualizationMode", "nvmlDeviceGetVirtualizationMode",
        "nvmlDeviceGetVirtualizationMode", 0, false,
        (void (*)(void))nvmlDeviceGetVirtualizationMode, STUB_RESULT_STATUS,
        params_nvmlDeviceGetVirtualizationMode, 2},
    {"nvmlDeviceIsMigDeviceHandle", "nvmlDeviceIsMigDeviceHandle", "nvmlDeviceIsMigDeviceHandle",
        0, false, (void (*)(void))nvmlDeviceIsMigDeviceHandle, STUB_RESULT_STATUS,
        params_nvmlDeviceIsMigDeviceHandle, 2},
    {"nvmlDeviceModifyDrainState", "nvmlDeviceModifyDrainState", "nvmlDeviceModifyDrainState", 0,
        false, (void (*)(void))nvmlDeviceModifyDrainState, STUB_RESULT_STATUS,
        params_nvmlDeviceModifyDrainState, 2},
    {"nvmlDeviceOnSameBoard", "nvmlDeviceOnSameBoard", "nvmlDeviceOnSameBoard", 0, false,
        (void (*)(void))nvmlDeviceOnSameBoard, STUB_RESULT_STATUS, params_nvmlDeviceOnSameBoard, 3},
    {"nvmlDevicePowerSmoothingActivatePresetProfile",
        "nvmlDevicePowerSmoothingActivatePresetProfile",
        "nvmlDevicePowerSmoothingActivatePresetProfile", 0, false,
        (void (*)(void))nvmlDevicePowerSmoothingActivatePresetProfile, STUB_RESULT_STATUS,
        params_nvmlDevicePowerSmoothingActivatePresetProfile, 2},
    {"nvmlDevicePowerSmoothingSetState", "nvmlDevicePowerSmoothingSetState",
        "nvmlDevicePowerSmoothingSetState", 0, false,
        (void (*)(void))nvmlDevicePowerSmoothingSetState, STUB_RESULT_STATUS,
        params_nvmlDevicePowerSmoothingSetState, 2},
    {"nvmlDevicePowerSmoothingUpdatePresetProfileParam",
        "nvmlDevicePowerSmoothingUpdatePresetProfileParam",
        "nvmlDevicePowerSmoothingUpdatePresetProfileParam", 0, false,
        (void (*)(void))nvmlDevicePowerSmoothingUpdatePresetProfileParam, STUB_RESULT_STATUS,
        params_nvmlDevicePowerSmoothingUpdatePresetProfileParam, 2},
    {"nvmlDeviceQueryDrainState", "nvmlDeviceQueryDrainState", "nvmlDeviceQueryDrainState", 0,
        false, (void (*)(void))nvmlDeviceQueryDrainState, STUB_RESULT_STATUS,
        params_nvmlDeviceQueryDrainState, 2},
    {"nvmlDeviceRegisterEvents", "nvmlDeviceRegisterEvents", "nvmlDeviceRegisterEvents", 0, false,
        (void (*)(void))nvmlDeviceRegisterEvents, STUB_RESULT_STATUS,
        params_nvmlDeviceRegisterEvents, 3},
    {"nvmlDeviceRemoveGpu", "nvmlDeviceRemoveGpu_v2", "nvmlDeviceRemoveGpu_v2", 0, false,
        (void (*)(void))nvmlDeviceRemoveGpu_v2, STUB_RESULT_STATUS, params_nvmlDeviceRemoveGpu_v2,
        3},
    {"nvmlDeviceResetApplicationsClocks", "nvmlDeviceResetApplicationsClocks",
        "nvmlDeviceResetApplicationsClocks", 0, false,
        (void (*)(void))nvmlDeviceResetApplicationsClocks, STUB_RESULT_STATUS,
        params_nvmlDeviceResetApplicationsClocks, 1},
    {"nvmlDeviceResetGpuLockedClocks", "nvmlDeviceResetGpuLockedClocks",
        "nvmlDeviceResetGpuLockedClocks", 0, false, (void (*)(void))nvmlDeviceResetGpuLockedClocks,
        STUB_RESULT_STATUS, params_nvmlDeviceResetGpuLockedClocks, 1},
    {"nvmlDeviceResetMemoryLockedClocks", "nvmlDeviceResetMemoryLockedClocks",
        "nvmlDeviceResetMemoryLockedClocks", 0, false,
        (void (*)(void))nvmlDeviceResetMemoryLockedClocks, STUB_RESULT_STATUS,
        params_nvmlDeviceResetMemoryLockedClocks, 1},
    {"nvmlDeviceResetNvLinkErrorCounters", "nvmlDeviceResetNvLinkErrorCounters",
        "nvmlDeviceResetNvLinkErrorCounters", 0, false,
        (void (*)(void))nvmlDeviceResetNvLinkErrorCounters, STUB_RESULT_STATUS,
        params_nvmlDeviceResetNvLinkErrorCounters, 2},
    {"nvmlDeviceResetNvLinkUtilizationCounter", "nvmlDeviceResetNvLinkUtilizationCounter",
        "nvmlDeviceResetNvLinkUtilizationCounter", 0, false,
        (void (*)(void))nvmlDeviceResetNvLinkUtilizationCounter, STUB_RESULT_STATUS,
        params_nvmlDeviceResetNvLinkUtilizationCounter, 3},
    {"nvmlDeviceSetAPIRestriction", "nvmlDeviceSetAPIRestriction", "nvmlDeviceSetAPIRestriction",
        0, false, (void (*)(void))nvmlDeviceSetAPIRestriction, STUB_RESULT_STATUS,
        params_nvmlDeviceSetAPIRestriction, 3},
    {"nvmlDeviceSetAccountingMode", "nvmlDeviceSetAccountingMode", "nvmlDeviceSetAccountingMode",
        0, false, (void (*)(void))nvmlDeviceSetAccountingMode, STUB_RESULT_STATUS,
        params_nvmlDeviceSetAccountingMode, 2},
    {"nvmlDeviceSetApplicationsClocks", "nvmlDeviceSetApplicationsClocks",
        "nvmlDeviceSetApplicationsClocks", 0, false,
        (void (*)(void))nvmlDeviceSetApplicationsClocks, STUB_RESULT_STATUS,
        params_nvmlDeviceSetApplicationsClocks, 3},
    {"nvmlDeviceSetAutoBoostedClocksEnabled", "nvmlDeviceSetAutoBoostedClocksEnabled",
        "nvmlDeviceSetAutoBoostedClocksEnabled", 0, false,
        (void (*)(void))nvmlDeviceSetAutoBoostedClocksEnabled, STUB_RESULT_STATUS,
        params_nvmlDeviceSetAutoBoostedClocksEnabled, 2},
    {"nvmlDeviceSetClockOffsets", "nvmlDeviceSetClockOffsets", "nvmlDeviceSetClockOffsets", 0,
        false, (void (*)(void))nvmlDeviceSetClockOffsets, STUB_RESULT_STATUS,
        params_nvmlDeviceSetClockOffsets, 2},
    {"nvmlDeviceSetComputeMode", "nvmlDeviceSetComputeMode", "nvmlDeviceSetComputeMode", 0, false,
        (void (*)(void))nvmlDeviceSetComputeMode, STUB_RESULT_STATUS,
        params_nvmlDeviceSetComputeMode, 2},
    {"nvmlDeviceSetConfComputeUnprotectedMemSize", "nvmlDeviceSetConfComputeUnprotectedMemSize",
        "nvmlDeviceSetConfComputeUnprotectedMemSize", 0, false,
        (void (*)(void))nvmlDeviceSetConfComputeUnprotectedMemSize, STUB_RESULT_STATUS,
        params_nvmlDeviceSetConfComputeUnprotectedMemSize, 2},
    {"nvmlDeviceSetCpuAffinity", "nvmlDeviceSetCpuAffinity", "nvmlDeviceSetCpuAffinity", 0, false,
        (void (*)(void))nvmlDeviceSetCpuAffinity, STUB_RESULT_STATUS,
        params_nvmlDeviceSetCpuAffinity, 1},
    {"nvmlDeviceSetDefaultAutoBoostedClocksEnabled",
        "nvmlDeviceSetDefaultAutoBoostedClocksEnabled",
        "nvmlDeviceSetDefaultAutoBoostedClocksEnabled", 0, false,
        (void (*)(void))nvmlDeviceSetDefaultAutoBoostedClocksEnabled, STUB_RESULT_STATUS,
        params_nvmlDeviceSetDefaultAutoBoostedClocksEnabled, 3},
    {"nvmlDeviceSetDefaultFanSpeed_v2", "nvmlDeviceSetDefaultFanSpeed_v2",
        "nvmlDeviceSetDefaultFanSpeed_v2", 0, false,
        (void (*)(void))nvmlDeviceSetDefaultFanSpeed_v2, STUB_RESULT_STATUS,
        params_nvmlDeviceSetDefaultFanSpeed_v2, 2},
    {"nvmlDeviceSetDramEncryptionMode", "nvmlDeviceSetDramEncryptionMode",
        "nvmlDeviceSetDramEncryptionMode", 0, false,
        (void (*)(void))nvmlDeviceSetDramEncryptionMode, STUB_RESULT_STATUS,
        params_nvmlDeviceSetDramEncryptionMode, 2},
    {"nvmlDeviceSetDriverModel", "nvmlDeviceSetDriverModel", "nvmlDeviceSetDriverModel", 0, false,
        (void (*)(void))nvmlDeviceSetDriverModel, STUB_RESULT_STATUS,
        params_nvmlDeviceSetDriverModel, 3},
    {"nvmlDeviceSetEccMode", "nvmlDeviceSetEccMode", "nvmlDeviceSetEccMode", 0, false,
        (void (*)(void))nvmlDeviceSetEccMode, STUB_RESULT_STATUS, params_nvmlDeviceSetEccMode, 2},
    {"nvmlDeviceSetFanControlPolicy", "nvmlDeviceSetFanControlPolicy",
        "nvmlDeviceSetFanControlPolicy", 0, false, (void (*)(void))nvmlDeviceSetFanControlPolicy,
        STUB_RESULT_STATUS, params_nvmlDeviceSetFanControlPolicy, 3},
    {"nvmlDeviceSetFanSpeed_v2", "nvmlDeviceSetFanSpeed_v2", "nvmlDeviceSetFanSpeed_v2", 0, false,
        (void (*)(void))nvmlDeviceSetFanSpeed_v2, STUB_RESULT_STATUS,
        params_nvmlDeviceSetFanSpeed_v2, 3},
    {"nvmlDeviceSetGpcClkVfOffset", "nvmlDeviceSetGpcClkVfOffset", "nvmlDeviceSetGpcClkVfOffset",
        0, false, (void (*)(void))nvmlDeviceSetGpcClkVfOffset, STUB_RESULT_STATUS,
        params_nvmlDeviceSetGpcClkVfOffset, 2},
    {"nvmlDeviceSetGpuLockedClocks", "nvmlDeviceSetGpuLockedClocks",
        "nvmlDeviceSetGpuLockedClocks", 0, false, (void (*)(void))nvmlDeviceSetGpuLockedClocks,
        STUB_RESULT_STATUS, params_nvmlDeviceSetGpuLockedClocks, 3},
    {"nvmlDeviceSetGpuOperationMode", "nvmlDeviceSetGpuOperationMode",
        "nvmlDeviceSetGpuOperationMode", 0, false, (void (*)(void))nvmlDeviceSetGpuOperationMode,
        STUB_RESULT_STATUS, params_nvmlDeviceSetGpuOperationMode, 2},
    {"nvmlDeviceSetMemClkVfOffset", "nvmlDeviceSetMemClkVfOffset", "nvmlDeviceSetMemClkVfOffset",
        0, false, (void (*)(void))nvmlDeviceSetMemClkVfOffset, STUB_RESULT_STATUS,
        params_nvmlDeviceSetMemClkVfOffset, 2},
    {"nvmlDeviceSetMemoryLockedClocks", "nvmlDeviceSetMemoryLockedClocks",
        "nvmlDeviceSetMemoryLockedClocks", 0, false,
        (void (*)(void))nvmlDeviceSetMemoryLockedClocks, STUB_RESULT_STATUS,
        params_nvmlDeviceSetMemoryLockedClocks, 3},
    {"nvmlDeviceSetMigMode", "nvmlDeviceSetMigMode", "nvmlDeviceSetMigMode", 0, false,
        (void (*)(void))nvmlDeviceSetMigMode, STUB_RESULT_STATUS, params_nvmlDeviceSetMigMode, 3},
    {"nvmlDeviceSetNvLinkDeviceLowPowerThreshold", "nvmlDeviceSetNvLinkDeviceLowPowerThreshold",
        "nvmlDeviceSetNvLinkDeviceLowPowerThreshold", 0, false,
        (void (*)(void))nvmlDeviceSetNvLinkDeviceLowPowerThreshold, STUB_RESULT_STATUS,
        params_nvmlDeviceSetNvLinkDeviceLowPowerThreshold, 2},
    {"nvmlDeviceSetNvLinkUtilizationControl", "nvmlDeviceSetNvLinkUtilizationControl",
        "nvmlDeviceSetNvLinkUtilizationControl", 0, false,
        (void (*)(void))nvmlDeviceSetNvLinkUtilizationControl, STUB_RESULT_STATUS,
        params_nvmlDeviceSetNvLinkUtilizationControl, 5},
    {"nvmlDeviceSetNvlinkBwMode", "nvmlDeviceSetNvlinkBwMode", "nvmlDeviceSetNvlinkBwMode", 0,
        false, (void (*)(void))nvmlDeviceSetNvlinkBwMode, STUB_RESULT_STATUS,
        params_nvmlDeviceSetNvlinkBwMode, 2},
    {"nvmlDeviceSetPersistenceMode", "nvmlDeviceSetPersistenceMode",
        "nvmlDeviceSetPersistenceMode", 0, false, (void (*)(void))nvmlDeviceSetPersistenceMode,
        STUB_RESULT_STATUS, params_nvmlDeviceSetPersistenceMode, 2},
    {"nvmlDeviceSetPowerManagementLimit", "nvmlDeviceSetPowerManagementLimit",
        "nvmlDeviceSetPowerManagementLimit", 0, false,
        (void (*)(void))nvmlDeviceSetPowerManagementLimit, STUB_RESULT_STATUS,
        params_nvmlDeviceSetPowerManagementLimit, 2},
    {"nvmlDeviceSetPowerManagementLimit_v2", "nvmlDeviceSetPowerManagementLimit_v2",
        "nvmlDeviceSetPowerManagementLimit_v2", 0, false,
        (void (*)(void))nvmlDeviceSetPowerManagementLimit_v2, STUB_RESULT_STATUS,
        params_nvmlDeviceSetPowerManagementLimit_v2, 2},
    {"nvmlDeviceSetTemperatureThreshold", "nvmlDeviceSetTemperatureThreshold",
        "nvmlDeviceSetTemperatureThreshold", 0, false,
        (void (*)(void))nvmlDeviceSetTemperatureThreshold, STUB_RESULT_STATUS,
        params_nvmlDeviceSetTemperatureThreshold, 3},
    {"nvmlDeviceSetVgpuCapabilities", "nvmlDeviceSetVgpuCapabilities",
        "nvmlDeviceSetVgpuCapabilities", 0, false, (void (*)(void))nvmlDeviceSetVgpuCapabilities,
        STUB_RESULT_STATUS, params_nvmlDeviceSetVgpuCapabilities, 3},
    {"nvmlDeviceSetVgpuHeterogeneousMode", "nvmlDeviceSetVgpuHeterogeneousMode",
        "nvmlDeviceSetVgpuHeterogeneousMode", 0, false,
        (void (*)(void))nvmlDeviceSetVgpuHeterogeneousMode, STUB_RESULT_STATUS,
        params_nvmlDeviceSetVgpuHeterogeneousMode, 2},
    {"nvmlDeviceSetVgpuSchedulerState", "nvmlDeviceSetVgpuSchedulerState",
        "nvmlDeviceSetVgpuSchedulerState", 0, false,
        (void (*)(void))nvmlDeviceSetVgpuSchedulerState, STUB_RESULT_STATUS,
        params_nvmlDeviceSetVgpuSchedulerState, 2},
    {"nvmlDeviceSetVirtualizationMode", "nvmlDeviceSetVirtualizationMode",
        "nvmlDeviceSetVirtualizationMode", 0, false,
        (void (*)(void))nvmlDeviceSetVirtualizationMode, STUB_RESULT_STATUS,
        params_nvmlDeviceSetVirtualizationMode, 2},
    {"nvmlDeviceValidateInforom", "nvmlDeviceValidateInforom", "nvmlDeviceValidateInforom", 0,
        false, (void (*)(void))nvmlDeviceValidateInforom, STUB_RESULT_STATUS,
        params_nvmlDeviceValidateInforom, 1},
    {"nvmlDeviceWorkloadPowerProfileClearRequestedProfiles",
        "nvmlDeviceWorkloadPowerProfileClearRequestedProfiles",
        "nvmlDeviceWorkloadPowerProfileClearRequestedProfiles", 0, false,
        (void (*)(void))nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, STUB_RESULT_STATUS,
        params_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, 2},
    {"nvmlDeviceWorkloadPowerProfileGetCurrentProfiles",
        "nvmlDeviceWorkloadPowerProfileGetCurrentProfiles",
        "nvmlDeviceWorkloadPowerProfileGetCurrentProfiles", 0, false,
        (void (*)(void))nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, STUB_RESULT_STATUS,
        params_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, 2},
    {"nvmlDeviceWorkloadPowerProfileGetProfilesInfo",
        "nvmlDeviceWorkloadPowerProfileGetProfilesInfo",
        "nvmlDeviceWorkloadPowerProfileGetProfilesInfo", 0, false,
        (void (*)(void))nvmlDeviceWorkloadPowerProfileGetProfilesInfo, STUB_RESULT_STATUS,
        params_nvmlDeviceWorkloadPowerProfileGetProfilesInfo, 2},
    {"nvmlDeviceWorkloadPowerProfileSetRequestedProfiles",
        "nvmlDeviceWorkloadPowerProfileSetRequestedProfiles",
        "nvmlDeviceWorkloadPowerProfileSetRequestedProfiles", 0, false,
        (void (*)(void))nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, STUB_RESULT_STATUS,
        params_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, 2},
    {"nvmlErrorString", "nvmlErrorString", "nvmlErrorString", 0, false,
        (void (*)(void))nvmlErrorString, STUB_RESULT_STRING, params_nvmlErrorString, 1},
    {"nvmlEventSetCreate", "nvmlEventSetCreate", "nvmlEventSetCreate", 0, false,
        (void (*)(void))nvmlEventSetCreate, STUB_RESULT_STATUS, params_nvmlEventSetCreate, 1},
    {"nvmlEventSetFree", "nvmlEventSetFree", "nvmlEventSetFree", 0, false,
        (void (*)(void))nvmlEventSetFree, STUB_RESULT_STATUS, params_nvmlEventSetFree, 1},
    {"nvmlEventSetWait", "nvmlEventSetWait_v2", "nvmlEventSetWait_v2", 0, false,
        (void (*)(void))nvmlEventSetWait_v2, STUB_RESULT_STATUS, params_nvmlEventSetWait_v2, 3},
    {"nvmlGetExcludedDeviceCount", "nvmlGetExcludedDeviceCount", "nvmlGetExcludedDeviceCount", 0,
        false, (void (*)(void))nvmlGetExcludedDeviceCount, STUB_RESULT_STATUS,
        params_nvmlGetExcludedDeviceCount, 1},
    {"nvmlGetExcludedDeviceInfoByIndex", "nvmlGetExcludedDeviceInfoByIndex",
        "nvmlGetExcludedDeviceInfoByIndex", 0, false,
        (void (*)(void))nvmlGetExcludedDeviceInfoByIndex, STUB_RESULT_STATUS,
        params_nvmlGetExcludedDeviceInfoByIndex, 2},
    {"nvmlGetVgpuCompatibility", "nvmlGetVgpuCompatibility", "nvmlGetVgpuCompatibility", 0, false,
        (void (*)(void))nvmlGetVgpuCompatibility, STUB_RESULT_STATUS,
        params_nvmlGetVgpuCompatibility, 3},
    {"nvmlGetVgpuDriverCapabilities", "nvmlGetVgpuDriverCapabilities",
        "nvmlGetVgpuDriverCapabilities", 0, false, (void (*)(void))nvmlGetVgpuDriverCapabilities,
        STUB_RESULT_STATUS, params_nvmlGetVgpuDriverCapabilities, 2},
    {"nvmlGetVgpuVersion", "nvmlGetVgpuVersion", "nvmlGetVgpuVersion", 0, false,
        (void (*)(void))nvmlGetVgpuVersion, STUB_RESULT_STATUS, params_nvmlGetVgpuVersion, 2},
    {"nvmlGpmMetricsGet", "nvmlGpmMetricsGet", "nvmlGpmMetricsGet", 0, false,
        (void (*)(void))nvmlGpmMetricsGet, STUB_RESULT_STATUS, params_nvmlGpmMetricsGet, 1},
    {"nvmlGpmMigSampleGet", "nvmlGpmMigSampleGet", "nvmlGpmMigSampleGet", 0, false,
        (void (*)(void))nvmlGpmMigSampleGet, STUB_RESULT_STATUS, params_nvmlGpmMigSampleGet, 3},
    {"nvmlGpmQueryDeviceSupport", "nvmlGpmQueryDeviceSupport", "nvmlGpmQueryDeviceSupport", 0,
        false, (void (*)(void))nvmlGpmQueryDeviceSupport, STUB_RESULT_STATUS,
        params_nvmlGpmQueryDeviceSupport, 2},
    {"nvmlGpmQueryIfStreamingEnabled", "nvmlGpmQueryIfStreamingEnabled",
        "nvmlGpmQueryIfStreamingEnabled", 0, false, (void (*)(void))nvmlGpmQueryIfStreamingEnabled,
        STUB_RESULT_STATUS, params_nvmlGpmQueryIfStreamingEnabled, 2},
    {"nvmlGpmSampleAlloc", "nvmlGpmSampleAlloc", "nvmlGpmSampleAlloc", 0, false,
        (void (*)(void))nvmlGpmSampleAlloc, STUB_RESULT_STATUS, params_nvmlGpmSampleAlloc, 1},
    {"nvmlGpmSampleFree", "nvmlGpmSampleFree", "nvmlGpmSampleFree", 0, false,
        (void (*)(void))nvmlGpmSampleFree, STUB_RESULT_STATUS, params_nvmlGpmSampleFree, 1},
    {"nvmlGpmSampleGet", "nvmlGpmSampleGet", "nvmlGpmSampleGet", 0, false,
        (void (*)(void))nvmlGpmSampleGet, STUB_RESULT_STATUS, params_nvmlGpmSampleGet, 2},
    {"nvmlGpmSetStreamingEnabled", "nvmlGpmSetStreamingEnabled", "nvmlGpmSetStreamingEnabled", 0,
        false, (void (*)(void))nvmlGpmSetStreamingEnabled, STUB_RESULT_STATUS,
        params_nvmlGpmSetStreamingEnabled, 2},
    {"nvmlGpuInstanceCreateComputeInstance", "nvmlGpuInstanceCreateComputeInstance",
        "nvmlGpuInstanceCreateComputeInstance", 0, false,
        (void (*)(void))nvmlGpuInstanceCreateComputeInstance, STUB_RESULT_STATUS,
        params_nvmlGpuInstanceCreateComputeInstance, 3},
    {"nvmlGpuInstanceCreateComputeInstanceWithPlacement",
        "nvmlGpuInstanceCreateComputeInstanceWithPlacement",
        "nvmlGpuInstanceCreateComputeInstanceWithPlacement", 0, false,
        (void (*)(void))nvmlGpuInstanceCreateComputeInstanceWithPlacement, STUB_RESULT_STATUS,
        params_nvmlGpuInstanceCreateComputeInstanceWithPlacement, 4},
    {"nvmlGpuInstanceDestroy", "nvmlGpuInstanceDestroy", "nvmlGpuInstanceDestroy", 0, false,
        (void (*)(void))nvmlGpuInstanceDestroy, STUB_RESULT_STATUS, params_nvmlGpuInstanceDestroy,
        1},
    {"nvmlGpuInstanceGetActiveVgpus", "nvmlGpuInstanceGetActiveVgpus",
        "nvmlGpuInstanceGetActiveVgpus", 0, false, (void (*)(void))nvmlGpuInstanceGetActiveVgpus,
        STUB_RESULT_STATUS, params_nvmlGpuInstanceGetActiveVgpus, 2},
    {"nvmlGpuInstanceGetComputeInstanceById", "nvmlGpuInstanceGetComputeInstanceById",
        "nvmlGpuInstanceGetComputeInstanceById", 0, false,
        (void (*)(void))nvmlGpuInstanceGetComputeInstanceById, STUB_RESULT_STATUS,
        params_nvmlGpuInstanceGetComputeInstanceById, 3},
    {"nvmlGpuInstanceGetComputeInstancePossiblePlacements",
        "nvmlGpuInstanceGetComputeInstancePossiblePlacements",
        "nvmlGpuInstanceGetComputeInstancePossiblePlacements", 0, false,
        (void (*)(void))nvmlGpuInstanceGetComputeInstancePossiblePlacements, STUB_RESULT_STATUS,
        params_nvmlGpuInstanceGetComputeInstancePossiblePlacements, 4},
    {"nvmlGpuInstanceGetComputeInstanceProfileInfo",
        "nvmlGpuInstanceGetComputeInstanceProfileInfo",
        "nvmlGpuInstanceGetComputeInstanceProfileInfo", 0, false,
        (void (*)(void))nvmlGpuInstanceGetComputeInstanceProfileInfo, STUB_RESULT_STATUS,
        params_nvmlGpuInstanceGetComputeInstanceProfileInfo, 4},
    {"nvmlGpuInstanceGetComputeInstanceProfileInfoV",
        "nvmlGpuInstanceGetComputeInstanceProfileInfoV",
        "nvmlGpuInstanceGetComputeInstanceProfileInfoV", 0, false,
        (void (*)(void))nvmlGpuInstanceGetComputeInstanceProfileInfoV, STUB_RESULT_STATUS,
        params_nvmlGpuInstanceGetComputeInstanceProfileInfoV, 4},
    {"nvmlGpuInstanceGetComputeInstanceRemainingCapacity",
        "nvmlGpuInstanceGetComputeInstanceRemainingCapacity",
        "nvmlGpuInstanceGetComputeInstanceRemainingCapacity", 0, false,
        (void (*)(void))nvmlGpuInstanceGetComputeInstanceRemainingCapacity, STUB_RESULT_STATUS,
        params_nvmlGpuInstanceGetComputeInstanceRemainingCapacity, 3},
    {"nvmlGpuInstanceGetComputeInstances", "nvmlGpuInstanceGetComputeInstances",
        "nvmlGpuInstanceGetComputeInstances", 0, false,
        (void (*)(void))nvmlGpuInstanceGetComputeInstances, STUB_RESULT_STATUS,
        params_nvmlGpuInstanceGetComputeInstances, 4},
    {"nvmlGpuInstanceGetCreatableVgpus", "nvmlGpuInstanceGetCreatableVgpus",
        "nvmlGpuInstanceGetCreatableVgpus", 0, false,
        (void (*)(void))nvmlGpuInstanceGetCreatableVgpus, STUB_RESULT_STATUS,
        params_nvmlGpuInstanceGetCreatableVgpus, 2},
    {"nvmlGpuInstanceGetInfo", "nvmlGpuInstanceGetInfo", "nvmlGpuInstanceGetInfo", 0, false,
        (void (*)(void))nvmlGpuInstanceGetInfo, STUB_RESULT_STATUS, params_nvmlGpuInstanceGetInfo,
        2},
    {"nvmlGpuInstanceGetVgpuHeterogeneousMode", "nvmlGpuInstanceGetVgpuHeterogeneousMode",
        "nvmlGpuInstanceGetVgpuHeterogeneousMode", 0, false,
        (void (*)(void))nvmlGpuInstanceGetVgpuHeterogeneousMode, STUB_RESULT_STATUS,
        params_nvmlGpuInstanceGetVgpuHeterogeneousMode, 2},
    {"nvmlGpuInstanceGetVgpuSchedulerLog", "nvmlGpuInstanceGetVgpuSchedulerLog",
        "nvmlGpuInstanceGetVgpuSchedulerLog", 0, false,
        (void (*)(void))nvmlGpuInstanceGetVgpuSchedulerLog, STUB_RESULT_STATUS,
        params_nvmlGpuInstanceGetVgpuSchedulerLog, 2},
    {"nvmlGpuInstanceGetVgpuSchedulerState", "nvmlGpuInstanceGetVgpuSchedulerState",
        "nvmlGpuInstanceGetVgpuSchedulerState", 0, false,
        (void (*)(void))nvmlGpuInstanceGetVgpuSchedulerState, STUB_RESULT_STATUS,
        params_nvmlGpuInstanceGetVgpuSchedulerState, 2},
    {"nvmlGpuInstanceGetVgpuTypeCreatablePlacements",
        "nvmlGpuInstanceGetVgpuTypeCreatablePlacements",
        "nvmlGpuInstanceGetVgpuTypeCreatablePlacements", 0, false,
        (void (*)(void))nvmlGpuInstanceGetVgpuTypeCreatablePlacements, STUB_RESULT_STATUS,
        params_nvmlGpuInstanceGetVgpuTypeCreatablePlacements, 2},
    {"nvmlGpuInstanceSetVgpuHeterogeneousMode", "nvmlGpuInstanceSetVgpuHeterogeneousMode",
        "nvmlGpuInstanceSetVgpuHeterogeneousMode", 0, false,
        (void (*)(void))nvmlGpuInstanceSetVgpuHeterogeneousMode, STUB_RESULT_STATUS,
        params_nvmlGpuInstanceSetVgpuHeterogeneousMode, 2},
    {"nvmlGpuInstanceSetVgpuSchedulerState", "nvmlGpuInstanceSetVgpuSchedulerState",
        "nvmlGpuInstanceSetVgpuSchedulerState", 0, false,
        (void (*)(void))nvmlGpuInstanceSetVgpuSchedulerState, STUB_RESULT_STATUS,
        params_nvmlGpuInstanceSetVgpuSchedulerState, 2},
    {"nvmlInitWithFlags", "nvmlInitWithFlags", "nvmlInitWithFlags", 0, false,
        (void (*)(void))nvmlInitWithFlags, STUB_RESULT_STATUS, params_nvmlInitWithFlags, 1},
    {"nvmlInit", "nvmlInit_v2", "nvmlInit_v2", 0, false, (void (*)(void))nvmlInit_v2,
        STUB_RESULT_STATUS, NULL, 0},
    {"nvmlSetVgpuVersion", "nvmlSetVgpuVersion", "nvmlSetVgpuVersion", 0, false,
        (void (*)(void))nvmlSetVgpuVersion, STUB_RESULT_STATUS, params_nvmlSetVgpuVersion, 1},
    {"nvmlShutdown", "nvmlShutdown", "nvmlShutdown", 0, false, (void (*)(void))nvmlShutdown,
        STUB_RESULT_STATUS, NULL, 0},
    {"nvmlSystemEventSetCreate", "nvmlSystemEventSetCreate", "nvmlSystemEventSetCreate", 0, false,
        (void (*)(void))nvmlSystemEventSetCreate, STUB_RESULT_STATUS,
        params_nvmlSystemEventSetCreate, 1},
    {"nvmlSystemEventSetFree", "nvmlSystemEventSetFree", "nvmlSystemEventSetFree", 0, false,
        (void (*)(void))nvmlSystemEventSetFree, STUB_RESULT_STATUS, params_nvmlSystemEventSetFree,
        1},
    {"nvmlSystemEventSetWait", "nvmlSystemEventSetWait", "nvmlSystemEventSetWait", 0, false,
        (void (*)(void))nvmlSystemEventSetWait, STUB_RESULT_STATUS, params_nvmlSystemEventSetWait,
        1},
    {"nvmlSystemGetConfComputeCapabilities", "nvmlSystemGetConfComputeCapabilities",
        "nvmlSystemGetConfComputeCapabilities", 0, false,
        (void (*)(void))nvmlSystemGetConfComputeCapabilities, STUB_RESULT_STATUS,
        params_nvmlSystemGetConfComputeCapabilities, 1},
    {"nvmlSystemGetConfComputeGpusReadyState", "nvmlSystemGetConfComputeGpusReadyState",
        "nvmlSystemGetConfComputeGpusReadyState", 0, false,
        (void (*)(void))nvmlSystemGetConfComputeGpusReadyState, STUB_RESULT_STATUS,
        params_nvmlSystemGetConfComputeGpusReadyState, 1},
    {"nvmlSystemGetConfComputeKeyRotationThresholdInfo",
        "nvmlSystemGetConfComputeKeyRotationThresholdInfo",
        "nvmlSystemGetConfComputeKeyRotationThresholdInfo", 0, false,
        (void (*)(void))nvmlSystemGetConfComputeKeyRotationThresholdInfo, STUB_RESULT_STATUS,
        params_nvmlSystemGetConfComputeKeyRotationThresholdInfo, 1},
    {"nvmlSystemGetConfComputeSettings", "nvmlSystemGetConfComputeSettings",
        "nvmlSystemGetConfComputeSettings", 0, false,
        (void (*)(void))nvmlSystemGetConfComputeSettings, STUB_RESULT_STATUS,
        params_nvmlSystemGetConfComputeSettings, 1},
    {"nvmlSystemGetConfComputeState", "nvmlSystemGetConfComputeState",
        "nvmlSystemGetConfComputeState", 0, false, (void (*)(void))nvmlSystemGetConfComputeState,
        STUB_RESULT_STATUS, params_nvmlSystemGetConfComputeState, 1},
    {"nvmlSystemGetCudaDriverVersion", "nvmlSystemGetCudaDriverVersion",
        "nvmlSystemGetCudaDriverVersion", 0, false, (void (*)(void))nvmlSystemGetCudaDriverVersion,
        STUB_RESULT_STATUS, params_nvmlSystemGetCudaDriverVersion, 1},
    {"nvmlSystemGetCudaDriverVersion_v2", "nvmlSystemGetCudaDriverVersion_v2",
        "nvmlSystemGetCudaDriverVersion_v2", 0, false,
        (void (*)(void))nvmlSystemGetCudaDriverVersion_v2, STUB_RESULT_STATUS,
        params_nvmlSystemGetCudaDriverVersion_v2, 1},
    {"nvmlSystemGetDriverBranch", "nvmlSystemGetDriverBranch", "nvmlSystemGetDriverBranch", 0,
        false, (void (*)(void))nvmlSystemGetDriverBranch, STUB_RESULT_STATUS,
        params_nvmlSystemGetDriverBranch, 2},
    {"nvmlSystemGetDriverVersion", "nvmlSystemGetDriverVersion", "nvmlSystemGetDriverVersion", 0,
        false, (void (*)(void))nvmlSystemGetDriverVersion, STUB_RESULT_STATUS,
        params_nvmlSystemGetDriverVersion, 2},
    {"nvmlSystemGetHicVersion", "nvmlSystemGetHicVersion", "nvmlSystemGetHicVersion", 0, false,
        (void (*)(void))nvmlSystemGetHicVersion, STUB_RESULT_STATUS,
        params_nvmlSystemGetHicVersion, 2},
    {"nvmlSystemGetNVMLVersion", "nvmlSystemGetNVMLVersion", "nvmlSystemGetNVMLVersion", 0, false,
        (void (*)(void))nvmlSystemGetNVMLVersion, STUB_RESULT_STATUS,
        params_nvmlSystemGetNVMLVersion, 2},
    {"nvmlSystemGetNvlinkBwMode", "nvmlSystemGetNvlinkBwMode", "nvmlSystemGetNvlinkBwMode", 0,
        false, (void (*)(void))nvmlSystemGetNvlinkBwMode, STUB_RESULT_STATUS,
        params_nvmlSystemGetNvlinkBwMode, 1},
    {"nvmlSystemGetProcessName", "nvmlSystemGetProcessName", "nvmlSystemGetProcessName", 0, false,
        (void (*)(void))nvmlSystemGetProcessName, STUB_RESULT_STATUS,
        params_nvmlSystemGetProcessName, 3},
    {"nvmlSystemGetTopologyGpuSet", "nvmlSystemGetTopologyGpuSet", "nvmlSystemGetTopologyGpuSet",
        0, false, (void (*)(void))nvmlSystemGetTopologyGpuSet, STUB_RESULT_STATUS,
        params_nvmlSystemGetTopologyGpuSet, 3},
    {"nvmlSystemRegisterEvents", "nvmlSystemRegisterEvents", "nvmlSystemRegisterEvents", 0, false,
        (void (*)(void))nvmlSystemRegisterEvents, STUB_RESULT_STATUS,
        params_nvmlSystemRegisterEvents, 1},
    {"nvmlSystemSetConfComputeGpusReadyState", "nvmlSystemSetConfComputeGpusReadyState",
        "nvmlSystemSetConfComputeGpusReadyState", 0, false,
        (void (*)(void))nvmlSystemSetConfComputeGpusReadyState, STUB_RESULT_STATUS,
        params_nvmlSystemSetConfComputeGpusReadyState, 1},
    {"nvmlSystemSetConfComputeKeyRotationThresholdInfo",
        "nvmlSystemSetConfComputeKeyRotationThresholdInfo",
        "nvmlSystemSetConfComputeKeyRotationThresholdInfo", 0, false,
        (void (*)(void))nvmlSystemSetConfComputeKeyRotationThresholdInfo, STUB_RESULT_STATUS,
        params_nvmlSystemSetConfComputeKeyRotationThresholdInfo, 1},
    {"nvmlSystemSetNvlinkBwMode", "nvmlSystemSetNvlinkBwMode", "nvmlSystemSetNvlinkBwMode", 0,
        false, (void (*)(void))nvmlSystemSetNvlinkBwMode, STUB_RESULT_STATUS,
        params_nvmlSystemSetNvlinkBwMode, 1},
    {"nvmlUnitGetCount", "nvmlUnitGetCount", "nvmlUnitGetCount", 0, false,
        (void (*)(void))nvmlUnitGetCount, STUB_RESULT_STATUS, params_nvmlUnitGetCount, 1},
    {"nvmlUnitGetDevices", "nvmlUnitGetDevices", "nvmlUnitGetDevices", 0, false,
        (void (*)(void))nvmlUnitGetDevices, STUB_RESULT_STATUS, params_nvmlUnitGetDevices, 3},
    {"nvmlUnitGetFanSpeedInfo", "nvmlUnitGetFanSpeedInfo", "nvmlUnitGetFanSpeedInfo", 0, false,
        (void (*)(void))nvmlUnitGetFanSpeedInfo, STUB_RESULT_STATUS,
        params_nvmlUnitGetFanSpeedInfo, 2},
    {"nvmlUnitGetHandleByIndex", "nvmlUnitGetHandleByIndex", "nvmlUnitGetHandleByIndex", 0, false,
        (void (*)(void))nvmlUnitGetHandleByIndex, STUB_RESULT_STATUS,
        params_nvmlUnitGetHandleByIndex, 2},
    {"nvmlUnitGetLedState", "nvmlUnitGetLedState", "nvmlUnitGetLedState", 0, false,
        (void (*)(void))nvmlUnitGetLedState, STUB_RESULT_STATUS, params_nvmlUnitGetLedState, 2},
    {"nvmlUnitGetPsuInfo", "nvmlUnitGetPsuInfo", "nvmlUnitGetPsuInfo", 0, false,
        (void (*)(void))nvmlUnitGetPsuInfo, STUB_RESULT_STATUS, params_nvmlUnitGetPsuInfo, 2},
    {"nvmlUnitGetTemperature", "nvmlUnitGetTemperature", "nvmlUnitGetTemperature", 0, false,
        (void (*)(void))nvmlUnitGetTemperature, STUB_RESULT_STATUS, params_nvmlUnitGetTemperature,
        3},
    {"nvmlUnitGetUnitInfo", "nvmlUnitGetUnitInfo", "nvmlUnitGetUnitInfo", 0, false,
        (void (*)(void))nvmlUnitGetUnitInfo, STUB_RESULT_STATUS, params_nvmlUnitGetUnitInfo, 2},
    {"nvmlUnitSetLedState", "nvmlUnitSetLedState", "nvmlUnitSetLedState", 0, false,
        (void (*)(void))nvmlUnitSetLedState, STUB_RESULT_STATUS, params_nvmlUnitSetLedState, 2},
    {"nvmlVgpuInstanceClearAccountingPids", "nvmlVgpuInstanceClearAccountingPids",
        "nvmlVgpuInstanceClearAccountingPids", 0, false,
        (void (*)(void))nvmlVgpuInstanceClearAccountingPids, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceClearAccountingPids, 1},
    {"nvmlVgpuInstanceGetAccountingMode", "nvmlVgpuInstanceGetAccountingMode",
        "nvmlVgpuInstanceGetAccountingMode", 0, false,
        (void (*)(void))nvmlVgpuInstanceGetAccountingMode, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetAccountingMode, 2},
    {"nvmlVgpuInstanceGetAccountingPids", "nvmlVgpuInstanceGetAccountingPids",
        "nvmlVgpuInstanceGetAccountingPids", 0, false,
        (void (*)(void))nvmlVgpuInstanceGetAccountingPids, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetAccountingPids, 3},
    {"nvmlVgpuInstanceGetAccountingStats", "nvmlVgpuInstanceGetAccountingStats",
        "nvmlVgpuInstanceGetAccountingStats", 0, false,
        (void (*)(void))nvmlVgpuInstanceGetAccountingStats, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetAccountingStats, 3},
    {"nvmlVgpuInstanceGetEccMode", "nvmlVgpuInstanceGetEccMode", "nvmlVgpuInstanceGetEccMode", 0,
        false, (void (*)(void))nvmlVgpuInstanceGetEccMode, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetEccMode, 2},
    {"nvmlVgpuInstanceGetEncoderCapacity", "nvmlVgpuInstanceGetEncoderCapacity",
        "nvmlVgpuInstanceGetEncoderCapacity", 0, false,
        (void (*)(void))nvmlVgpuInstanceGetEncoderCapacity, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetEncoderCapacity, 2},
    {"nvmlVgpuInstanceGetEncoderSessions", "nvmlVgpuInstanceGetEncoderSessions",
        "nvmlVgpuInstanceGetEncoderSessions", 0, false,
        (void (*)(void))nvmlVgpuInstanceGetEncoderSessions, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetEncoderSessions, 3},
    {"nvmlVgpuInstanceGetEncoderStats", "nvmlVgpuInstanceGetEncoderStats",
        "nvmlVgpuInstanceGetEncoderStats", 0, false,
        (void (*)(void))nvmlVgpuInstanceGetEncoderStats, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetEncoderStats, 4},
    {"nvmlVgpuInstanceGetFBCSessions", "nvmlVgpuInstanceGetFBCSessions",
        "nvmlVgpuInstanceGetFBCSessions", 0, false, (void (*)(void))nvmlVgpuInstanceGetFBCSessions,
        STUB_RESULT_STATUS, params_nvmlVgpuInstanceGetFBCSessions, 3},
    {"nvmlVgpuInstanceGetFBCStats", "nvmlVgpuInstanceGetFBCStats", "nvmlVgpuInstanceGetFBCStats",
        0, false, (void (*)(void))nvmlVgpuInstanceGetFBCStats, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetFBCStats, 2},
    {"nvmlVgpuInstanceGetFbUsage", "nvmlVgpuInstanceGetFbUsage", "nvmlVgpuInstanceGetFbUsage", 0,
        false, (void (*)(void))nvmlVgpuInstanceGetFbUsage, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetFbUsage, 2},
    {"nvmlVgpuInstanceGetFrameRateLimit", "nvmlVgpuInstanceGetFrameRateLimit",
        "nvmlVgpuInstanceGetFrameRateLimit", 0, false,
        (void (*)(void))nvmlVgpuInstanceGetFrameRateLimit, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetFrameRateLimit, 2},
    {"nvmlVgpuInstanceGetGpuInstanceId", "nvmlVgpuInstanceGetGpuInstanceId",
        "nvmlVgpuInstanceGetGpuInstanceId", 0, false,
        (void (*)(void))nvmlVgpuInstanceGetGpuInstanceId, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetGpuInstanceId, 2},
    {"nvmlVgpuInstanceGetGpuPciId", "nvmlVgpuInstanceGetGpuPciId", "nvmlVgpuInstanceGetGpuPciId",
        0, false, (void (*)(void))nvmlVgpuInstanceGetGpuPciId, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetGpuPciId, 3},
    {"nvmlVgpuInstanceGetLicenseInfo", "nvmlVgpuInstanceGetLicenseInfo_v2",
        "nvmlVgpuInstanceGetLicenseInfo_v2", 0, false,
        (void (*)(void))nvmlVgpuInstanceGetLicenseInfo_v2, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetLicenseInfo_v2, 2},
    {"nvmlVgpuInstanceGetLicenseStatus", "nvmlVgpuInstanceGetLicenseStatus",
        "nvmlVgpuInstanceGetLicenseStatus", 0, false,
        (void (*)(void))nvmlVgpuInstanceGetLicenseStatus, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetLicenseStatus, 2},
    {"nvmlVgpuInstanceGetMdevUUID", "nvmlVgpuInstanceGetMdevUUID", "nvmlVgpuInstanceGetMdevUUID",
        0, false, (void (*)(void))nvmlVgpuInstanceGetMdevUUID, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetMdevUUID, 3},
    {"nvmlVgpuInstanceGetMetadata", "nvmlVgpuInstanceGetMetadata", "nvmlVgpuInstanceGetMetadata",
        0, false, (void (*)(void))nvmlVgpuInstanceGetMetadata, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetMetadata, 3},
    {"nvmlVgpuInstanceGetPlacementId", "nvmlVgpuInstanceGetPlacementId",
        "nvmlVgpuInstanceGetPlacementId", 0, false, (void (*)(void))nvmlVgpuInstanceGetPlacementId,
        STUB_RESULT_STATUS, params_nvmlVgpuInstanceGetPlacementId, 2},
    {"nvmlVgpuInstanceGetRuntimeStateSize", "nvmlVgpuInstanceGetRuntimeStateSize",
        "nvmlVgpuInstanceGetRuntimeStateSize", 0, false,
        (void (*)(void))nvmlVgpuInstanceGetRuntimeStateSize, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetRuntimeStateSize, 2},
    {"nvmlVgpuInstanceGetType", "nvmlVgpuInstanceGetType", "nvmlVgpuInstanceGetType", 0, false,
        (void (*)(void))nvmlVgpuInstanceGetType, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetType, 2},
    {"nvmlVgpuInstanceGetUUID", "nvmlVgpuInstanceGetUUID", "nvmlVgpuInstanceGetUUID", 0, false,
        (void (*)(void))nvmlVgpuInstanceGetUUID, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetUUID, 3},
    {"nvmlVgpuInstanceGetVmDriverVersion", "nvmlVgpuInstanceGetVmDriverVersion",
        "nvmlVgpuInstanceGetVmDriverVersion", 0, false,
        (void (*)(void))nvmlVgpuInstanceGetVmDriverVersion, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetVmDriverVersion, 3},
    {"nvmlVgpuInstanceGetVmID", "nvmlVgpuInstanceGetVmID", "nvmlVgpuInstanceGetVmID", 0, false,
        (void (*)(void))nvmlVgpuInstanceGetVmID, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceGetVmID, 4},
    {"nvmlVgpuInstanceSetEncoderCapacity", "nvmlVgpuInstanceSetEncoderCapacity",
        "nvmlVgpuInstanceSetEncoderCapacity", 0, false,
        (void (*)(void))nvmlVgpuInstanceSetEncoderCapacity, STUB_RESULT_STATUS,
        params_nvmlVgpuInstanceSetEncoderCapacity, 2},
    {"nvmlVgpuTypeGetBAR1Info", "nvmlVgpuTypeGetBAR1Info", "nvmlVgpuTypeGetBAR1Info", 0, false,
        (void (*)(void))nvmlVgpuTypeGetBAR1Info, STUB_RESULT_STATUS,
        params_nvmlVgpuTypeGetBAR1Info, 2},
    {"nvmlVgpuTypeGetCapabilities", "nvmlVgpuTypeGetCapabilities", "nvmlVgpuTypeGetCapabilities",
        0, false, (void (*)(void))nvmlVgpuTypeGetCapabilities, STUB_RESULT_STATUS,
        params_nvmlVgpuTypeGetCapabilities, 3},
    {"nvmlVgpuTypeGetClass", "nvmlVgpuTypeGetClass", "nvmlVgpuTypeGetClass", 0, false,
        (void (*)(void))nvmlVgpuTypeGetClass, STUB_RESULT_STATUS, params_nvmlVgpuTypeGetClass, 3},
    {"nvmlVgpuTypeGetDeviceID", "nvmlVgpuTypeGetDeviceID", "nvmlVgpuTypeGetDeviceID", 0, false,
        (void (*)(void))nvmlVgpuTypeGetDeviceID, STUB_RESULT_STATUS,
        params_nvmlVgpuTypeGetDeviceID, 3},
    {"nvmlVgpuTypeGetFbReservation", "nvmlVgpuTypeGetFbReservation",
        "nvmlVgpuTypeGetFbReservation", 0, false, (void (*)(void))nvmlVgpuTypeGetFbReservation,
        STUB_RESULT_STATUS, params_nvmlVgpuTypeGetFbReservation, 2},
    {"nvmlVgpuTypeGetFrameRateLimit", "nvmlVgpuTypeGetFrameRateLimit",
        "nvmlVgpuTypeGetFrameRateLimit", 0, false, (void (*)(void))nvmlVgpuTypeGetFrameRateLimit,
        STUB_RESULT_STATUS, params_nvmlVgpuTypeGetFrameRateLimit, 2},
    {"nvmlVgpuTypeGetFramebufferSize", "nvmlVgpuTypeGetFramebufferSize",
        "nvmlVgpuTypeGetFramebufferSize", 0, false, (void (*)(void))nvmlVgpuTypeGetFramebufferSize,
        STUB_RESULT_STATUS, params_nvmlVgpuTypeGetFramebufferSize, 2},
    {"nvmlVgpuTypeGetGpuInstanceProfileId", "nvmlVgpuTypeGetGpuInstanceProfileId",
        "nvmlVgpuTypeGetGpuInstanceProfileId", 0, false,
        (void (*)(void))nvmlVgpuTypeGetGpuInstanceProfileId, STUB_RESULT_STATUS,
        params_nvmlVgpuTypeGetGpuInstanceProfileId, 2},
    {"nvmlVgpuTypeGetGspHeapSize", "nvmlVgpuTypeGetGspHeapSize", "nvmlVgpuTypeGetGspHeapSize", 0,
        false, (void (*)(void))nvmlVgpuTypeGetGspHeapSize, STUB_RESULT_STATUS,
        params_nvmlVgpuTypeGetGspHeapSize, 2},
    {"nvmlVgpuTypeGetLicense", "nvmlVgpuTypeGetLicense", "nvmlVgpuTypeGetLicense", 0, false,
        (void (*)(void))nvmlVgpuTypeGetLicense, STUB_RESULT_STATUS, params_nvmlVgpuTypeGetLicense,
        3},
    {"nvmlVgpuTypeGetMaxInstances", "nvmlVgpuTypeGetMaxInstances", "nvmlVgpuTypeGetMaxInstances",
        0, false, (void (*)(void))nvmlVgpuTypeGetMaxInstances, STUB_RESULT_STATUS,
        params_nvmlVgpuTypeGetMaxInstances, 3},
    {"nvmlVgpuTypeGetMaxInstancesPerGpuInstance", "nvmlVgpuTypeGetMaxInstancesPerGpuInstance",
        "nvmlVgpuTypeGetMaxInstancesPerGpuInstance", 0, false,
        (void (*)(void))nvmlVgpuTypeGetMaxInstancesPerGpuInstance, STUB_RESULT_STATUS,
        params_nvmlVgpuTypeGetMaxInstancesPerGpuInstance, 1},
    {"nvmlVgpuTypeGetMaxInstancesPerVm", "nvmlVgpuTypeGetMaxInstancesPerVm",
        "nvmlVgpuTypeGetMaxInstancesPerVm", 0, false,
        (void (*)(void))nvmlVgpuTypeGetMaxInstancesPerVm, STUB_RESULT_STATUS,
        params_nvmlVgpuTypeGetMaxInstancesPerVm, 2},
    {"nvmlVgpuTypeGetName", "nvmlVgpuTypeGetName", "nvmlVgpuTypeGetName", 0, false,
        (void (*)(void))nvmlVgpuTypeGetName, STUB_RESULT_STATUS, params_nvmlVgpuTypeGetName, 3},
    {"nvmlVgpuTypeGetNumDisplayHeads", "nvmlVgpuTypeGetNumDisplayHeads",
        "nvmlVgpuTypeGetNumDisplayHeads", 0, false, (void (*)(void))nvmlVgpuTypeGetNumDisplayHeads,
        STUB_RESULT_STATUS, params_nvmlVgpuTypeGetNumDisplayHeads, 2},
    {"nvmlVgpuTypeGetResolution", "nvmlVgpuTypeGetResolution", "nvmlVgpuTypeGetResolution", 0,
        false, (void (*)(void))nvmlVgpuTypeGetResolution, STUB_RESULT_STATUS,
        params_nvmlVgpuTypeGetResolution, 4},
};
const int stub_function_count = 364;
unsigned char stub_modes[364];
