// stub_library.c of cubind for NVML, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/nvml.yaml.
// clang-format off

#define STUB_STATUS nvmlReturn_t
#define STUB_SUCCESS NVML_SUCCESS

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvml";
const int stub_api_version = 12090;

// An entry point does not use all that it is called with.
#pragma GCC diagnostic ignored "-Wunused-parameter"

STUB(0, nvmlComputeInstanceDestroy, (nvmlComputeInstance_t computeInstance), (computeInstance))

STUB_FILLS(1, nvmlComputeInstanceGetInfo_v2,
    (nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info),
    (computeInstance, info))
{
    stub_output(recorded, 1, (void *)info, sizeof(nvmlComputeInstanceInfo_t));
}

STUB(2, nvmlDeviceClearAccountingPids, (nvmlDevice_t device), (device))
STUB(3, nvmlDeviceClearCpuAffinity, (nvmlDevice_t device), (device))
STUB(4, nvmlDeviceClearEccErrorCounts, (nvmlDevice_t device, nvmlEccCounterType_t counterType),
    (device, counterType))

STUB_FILLS(5, nvmlDeviceClearFieldValues,
    (nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values), (device, valuesCount, values))
{
    stub_input(recorded, 2, values, stub_items((size_t)valuesCount) * sizeof(nvmlFieldValue_t));
    stub_output_open(recorded, 2, (void *)values, 0);
}

STUB_FILLS(6, nvmlDeviceCreateGpuInstance,
    (nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstance),
    (device, profileId, gpuInstance))
{
    stub_output(recorded, 2, (void *)gpuInstance, sizeof(nvmlGpuInstance_t));
}

STUB_FILLS(7, nvmlDeviceCreateGpuInstanceWithPlacement,
    (nvmlDevice_t device, unsigned int profileId, const nvmlGpuInstancePlacement_t *placement,
        nvmlGpuInstance_t *gpuInstance),
    (device, profileId, placement, gpuInstance))
{
    stub_input(recorded, 2, placement, sizeof(nvmlGpuInstancePlacement_t));
    stub_output(recorded, 3, (void *)gpuInstance, sizeof(nvmlGpuInstance_t));
}

STUB_FILLS(8, nvmlDeviceDiscoverGpus, (nvmlPciInfo_t *pciInfo), (pciInfo))
{
    stub_input(recorded, 0, pciInfo, sizeof(nvmlPciInfo_t));
}

STUB(9, nvmlDeviceFreezeNvLinkUtilizationCounter,
    (nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlEnableState_t freeze),
    (device, link, counter, freeze))

STUB_FILLS(10, nvmlDeviceGetAPIRestriction,
    (nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted),
    (device, apiType, isRestricted))
{
    stub_output(recorded, 2, (void *)isRestricted, sizeof(nvmlEnableState_t));
}

STUB_FILLS(11, nvmlDeviceGetAccountingBufferSize, (nvmlDevice_t device, unsigned int *bufferSize),
    (device, bufferSize))
{
    stub_input(recorded, 1, bufferSize, sizeof(unsigned int));
    stub_output(recorded, 1, (void *)bufferSize, sizeof(unsigned int));
}

STUB_FILLS(12, nvmlDeviceGetAccountingMode, (nvmlDevice_t device, nvmlEnableState_t *mode),
    (device, mode))
{
    stub_output(recorded, 1, (void *)mode, sizeof(nvmlEnableState_t));
}

STUB_FILLS(13, nvmlDeviceGetAccountingPids,
    (nvmlDevice_t device, unsigned int *count, unsigned int *pids), (device, count, pids))
{
    stub_input(recorded, 1, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 1, count, sizeof *count,
        count != NULL && pids != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)pids, count_written * sizeof(unsigned int));
}

STUB_FILLS(14, nvmlDeviceGetAccountingStats,
    (nvmlDevice_t device, unsigned int pid, nvmlAccountingStats_t *stats), (device, pid, stats))
{
    stub_output(recorded, 2, (void *)stats, sizeof(nvmlAccountingStats_t));
}

STUB_FILLS(15, nvmlDeviceGetActiveVgpus,
    (nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuInstance_t *vgpuInstances),
    (device, vgpuCount, vgpuInstances))
{
    stub_input(recorded, 1, vgpuCount, sizeof(unsigned int));
    size_t vgpuCount_written = stub_output_count(recorded, 1, vgpuCount, sizeof *vgpuCount,
        vgpuCount != NULL && vgpuInstances != NULL ? stub_items((size_t)*vgpuCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)vgpuInstances, vgpuCount_written * sizeof(nvmlVgpuInstance_t));
}

STUB_FILLS(16, nvmlDeviceGetAdaptiveClockInfoStatus,
    (nvmlDevice_t device, unsigned int *adaptiveClockStatus), (device, adaptiveClockStatus))
{
    stub_output(recorded, 1, (void *)adaptiveClockStatus, sizeof(unsigned int));
}

STUB_FILLS(17, nvmlDeviceGetApplicationsClock,
    (nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz),
    (device, clockType, clockMHz))
{
    stub_output(recorded, 2, (void *)clockMHz, sizeof(unsigned int));
}

STUB_FILLS(18, nvmlDeviceGetArchitecture, (nvmlDevice_t device, nvmlDeviceArchitecture_t *arch),
    (device, arch))
{
    stub_output(recorded, 1, (void *)arch, sizeof(nvmlDeviceArchitecture_t));
}

STUB_FILLS(19, nvmlDeviceGetAttributes_v2,
    (nvmlDevice_t device, nvmlDeviceAttributes_t *attributes), (device, attributes))
{
    stub_output(recorded, 1, (void *)attributes, sizeof(nvmlDeviceAttributes_t));
}

STUB_FILLS(20, nvmlDeviceGetAutoBoostedClocksEnabled,
    (nvmlDevice_t device, nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled),
    (device, isEnabled, defaultIsEnabled))
{
    stub_output(recorded, 1, (void *)isEnabled, sizeof(nvmlEnableState_t));
    stub_output(recorded, 2, (void *)defaultIsEnabled, sizeof(nvmlEnableState_t));
}

STUB_FILLS(21, nvmlDeviceGetBAR1MemoryInfo, (nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory),
    (device, bar1Memory))
{
    stub_output(recorded, 1, (void *)bar1Memory, sizeof(nvmlBAR1Memory_t));
}

STUB_FILLS(22, nvmlDeviceGetBoardId, (nvmlDevice_t device, unsigned int *boardId),
    (device, boardId))
{
    stub_output(recorded, 1, (void *)boardId, sizeof(unsigned int));
}

STUB_FILLS(23, nvmlDeviceGetBoardPartNumber,
    (nvmlDevice_t device, char *partNumber, unsigned int length), (device, partNumber, length))
{
    stub_output(recorded, 1, (void *)partNumber, stub_items((size_t)length) * sizeof(char));
}

STUB_FILLS(24, nvmlDeviceGetBrand, (nvmlDevice_t device, nvmlBrandType_t *type), (device, type))
{
    stub_output(recorded, 1, (void *)type, sizeof(nvmlBrandType_t));
}

STUB_FILLS(25, nvmlDeviceGetBridgeChipInfo,
    (nvmlDevice_t device, nvmlBridgeChipHierarchy_t *bridgeHierarchy), (device, bridgeHierarchy))
{
    stub_output(recorded, 1, (void *)bridgeHierarchy, sizeof(nvmlBridgeChipHierarchy_t));
}

STUB_FILLS(26, nvmlDeviceGetBusType, (nvmlDevice_t device, nvmlBusType_t *type), (device, type))
{
    stub_output(recorded, 1, (void *)type, sizeof(nvmlBusType_t));
}

STUB_FILLS(27, nvmlDeviceGetC2cModeInfoV, (nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo),
    (device, c2cModeInfo))
{
    stub_output(recorded, 1, (void *)c2cModeInfo, sizeof(nvmlC2cModeInfo_v1_t));
}

STUB_FILLS(28, nvmlDeviceGetCapabilities, (nvmlDevice_t device, nvmlDeviceCapabilities_t *caps),
    (device, caps))
{
    stub_input(recorded, 1, caps, sizeof(nvmlDeviceCapabilities_t));
    stub_output_open(recorded, 1, (void *)caps, 0);
}

STUB_FILLS(29, nvmlDeviceGetClkMonStatus, (nvmlDevice_t device, nvmlClkMonStatus_t *status),
    (device, status))
{
    stub_output(recorded, 1, (void *)status, sizeof(nvmlClkMonStatus_t));
}

STUB_FILLS(30, nvmlDeviceGetClock,
    (nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId,
        unsigned int *clockMHz),
    (device, clockType, clockId, clockMHz))
{
    stub_output(recorded, 3, (void *)clockMHz, sizeof(unsigned int));
}

STUB_FILLS(31, nvmlDeviceGetClockInfo,
    (nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock), (device, type, clock))
{
    stub_output(recorded, 2, (void *)clock, sizeof(unsigned int));
}

STUB_FILLS(32, nvmlDeviceGetClockOffsets, (nvmlDevice_t device, nvmlClockOffset_t *info),
    (device, info))
{
    stub_input(recorded, 1, info, sizeof(nvmlClockOffset_t));
    stub_output_open(recorded, 1, (void *)info, 0);
}

STUB_FILLS(33, nvmlDeviceGetComputeInstanceId, (nvmlDevice_t device, unsigned int *id),
    (device, id))
{
    stub_output(recorded, 1, (void *)id, sizeof(unsigned int));
}

STUB_FILLS(34, nvmlDeviceGetComputeMode, (nvmlDevice_t device, nvmlComputeMode_t *mode),
    (device, mode))
{
    stub_output(recorded, 1, (void *)mode, sizeof(nvmlComputeMode_t));
}

STUB_FILLS(35, nvmlDeviceGetComputeRunningProcesses_v3,
    (nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos),
    (device, infoCount, infos))
{
    stub_input(recorded, 1, infoCount, sizeof(unsigned int));
    size_t infoCount_written = stub_output_count(recorded, 1, infoCount, sizeof *infoCount,
        infoCount != NULL && infos != NULL ? stub_items((size_t)*infoCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)infos, infoCount_written * sizeof(nvmlProcessInfo_t));
}

STUB_FILLS(36, nvmlDeviceGetConfComputeGpuAttestationReport,
    (nvmlDevice_t device, nvmlConfComputeGpuAttestationReport_t *gpuAtstReport),
    (device, gpuAtstReport))
{
    stub_output(recorded, 1, (void *)gpuAtstReport, sizeof(nvmlConfComputeGpuAttestationReport_t));
}

STUB_FILLS(37, nvmlDeviceGetConfComputeGpuCertificate,
    (nvmlDevice_t device, nvmlConfComputeGpuCertificate_t *gpuCert), (device, gpuCert))
{
    stub_output(recorded, 1, (void *)gpuCert, sizeof(nvmlConfComputeGpuCertificate_t));
}

STUB_FILLS(38, nvmlDeviceGetConfComputeMemSizeInfo,
    (nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t *memInfo), (device, memInfo))
{
    stub_output(recorded, 1, (void *)memInfo, sizeof(nvmlConfComputeMemSizeInfo_t));
}

STUB_FILLS(39, nvmlDeviceGetConfComputeProtectedMemoryUsage,
    (nvmlDevice_t device, nvmlMemory_t *memory), (device, memory))
{
    stub_output(recorded, 1, (void *)memory, sizeof(nvmlMemory_t));
}

STUB_FILLS(40, nvmlDeviceGetCoolerInfo, (nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo),
    (device, coolerInfo))
{
    stub_input(recorded, 1, coolerInfo, sizeof(nvmlCoolerInfo_t));
    stub_output_open(recorded, 1, (void *)coolerInfo, 0);
}

STUB_FILLS(41, nvmlDeviceGetCount_v2, (unsigned int *deviceCount), (deviceCount))
{
    stub_output(recorded, 0, (void *)deviceCount, sizeof(unsigned int));
}

STUB_FILLS(42, nvmlDeviceGetCpuAffinity,
    (nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet),
    (device, cpuSetSize, cpuSet))
{
    stub_output(recorded, 2, (void *)cpuSet,
        stub_items((size_t)cpuSetSize) * sizeof(unsigned long));
}

STUB_FILLS(43, nvmlDeviceGetCpuAffinityWithinScope,
    (nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet,
        nvmlAffinityScope_t scope),
    (device, cpuSetSize, cpuSet, scope))
{
    stub_output(recorded, 2, (void *)cpuSet,
        stub_items((size_t)cpuSetSize) * sizeof(unsigned long));
}

STUB_FILLS(44, nvmlDeviceGetCreatableVgpus,
    (nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds),
    (device, vgpuCount, vgpuTypeIds))
{
    stub_input(recorded, 1, vgpuCount, sizeof(unsigned int));
    size_t vgpuCount_written = stub_output_count(recorded, 1, vgpuCount, sizeof *vgpuCount,
        vgpuCount != NULL && vgpuTypeIds != NULL ? stub_items((size_t)*vgpuCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)vgpuTypeIds, vgpuCount_written * sizeof(nvmlVgpuTypeId_t));
}

STUB_FILLS(45, nvmlDeviceGetCudaComputeCapability, (nvmlDevice_t device, int *major, int *minor),
    (device, major, minor))
{
    stub_output(recorded, 1, (void *)major, sizeof(int));
    stub_output(recorded, 2, (void *)minor, sizeof(int));
}

STUB_FILLS(46, nvmlDeviceGetCurrPcieLinkGeneration,
    (nvmlDevice_t device, unsigned int *currLinkGen), (device, currLinkGen))
{
    stub_output(recorded, 1, (void *)currLinkGen, sizeof(unsigned int));
}

STUB_FILLS(47, nvmlDeviceGetCurrPcieLinkWidth, (nvmlDevice_t device, unsigned int *currLinkWidth),
    (device, currLinkWidth))
{
    stub_output(recorded, 1, (void *)currLinkWidth, sizeof(unsigned int));
}

STUB_FILLS(48, nvmlDeviceGetCurrentClockFreqs,
    (nvmlDevice_t device, nvmlDeviceCurrentClockFreqs_t *currentClockFreqs),
    (device, currentClockFreqs))
{
    stub_input(recorded, 1, currentClockFreqs, sizeof(nvmlDeviceCurrentClockFreqs_t));
    stub_output_open(recorded, 1, (void *)currentClockFreqs, 0);
}

STUB_FILLS(49, nvmlDeviceGetCurrentClocksEventReasons,
    (nvmlDevice_t device, unsigned long long *clocksEventReasons), (device, clocksEventReasons))
{
    stub_output(recorded, 1, (void *)clocksEventReasons, sizeof(unsigned long long));
}

STUB_FILLS(50, nvmlDeviceGetCurrentClocksThrottleReasons,
    (nvmlDevice_t device, unsigned long long *clocksThrottleReasons),
    (device, clocksThrottleReasons))
{
    stub_output(recorded, 1, (void *)clocksThrottleReasons, sizeof(unsigned long long));
}

STUB_FILLS(51, nvmlDeviceGetDecoderUtilization,
    (nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs),
    (device, utilization, samplingPeriodUs))
{
    stub_output(recorded, 1, (void *)utilization, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)samplingPeriodUs, sizeof(unsigned int));
}

STUB_FILLS(52, nvmlDeviceGetDefaultApplicationsClock,
    (nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz),
    (device, clockType, clockMHz))
{
    stub_output(recorded, 2, (void *)clockMHz, sizeof(unsigned int));
}

STUB_FILLS(53, nvmlDeviceGetDefaultEccMode, (nvmlDevice_t device, nvmlEnableState_t *defaultMode),
    (device, defaultMode))
{
    stub_output(recorded, 1, (void *)defaultMode, sizeof(nvmlEnableState_t));
}

STUB_FILLS(54, nvmlDeviceGetDetailedEccErrors,
    (nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
        nvmlEccErrorCounts_t *eccCounts),
    (device, errorType, counterType, eccCounts))
{
    stub_output(recorded, 3, (void *)eccCounts, sizeof(nvmlEccErrorCounts_t));
}

STUB_FILLS(55, nvmlDeviceGetDeviceHandleFromMigDeviceHandle,
    (nvmlDevice_t migDevice, nvmlDevice_t *device), (migDevice, device))
{
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
}

STUB_FILLS(56, nvmlDeviceGetDisplayActive, (nvmlDevice_t device, nvmlEnableState_t *isActive),
    (device, isActive))
{
    stub_output(recorded, 1, (void *)isActive, sizeof(nvmlEnableState_t));
}

STUB_FILLS(57, nvmlDeviceGetDisplayMode, (nvmlDevice_t device, nvmlEnableState_t *display),
    (device, display))
{
    stub_output(recorded, 1, (void *)display, sizeof(nvmlEnableState_t));
}

STUB_FILLS(58, nvmlDeviceGetDramEncryptionMode,
    (nvmlDevice_t device, nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending),
    (device, current, pending))
{
    stub_input(recorded, 1, current, sizeof(nvmlDramEncryptionInfo_t));
    stub_input(recorded, 2, pending, sizeof(nvmlDramEncryptionInfo_t));
    stub_output_open(recorded, 1, (void *)current, 0);
    stub_output_open(recorded, 2, (void *)pending, 0);
}

STUB_FILLS(59, nvmlDeviceGetDriverModel_v2,
    (nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending),
    (device, current, pending))
{
    stub_output(recorded, 1, (void *)current, sizeof(nvmlDriverModel_t));
    stub_output(recorded, 2, (void *)pending, sizeof(nvmlDriverModel_t));
}

STUB_FILLS(60, nvmlDeviceGetDynamicPstatesInfo,
    (nvmlDevice_t device, nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo),
    (device, pDynamicPstatesInfo))
{
    stub_output(recorded, 1, (void *)pDynamicPstatesInfo, sizeof(nvmlGpuDynamicPstatesInfo_t));
}

STUB_FILLS(61, nvmlDeviceGetEccMode,
    (nvmlDevice_t device, nvmlEnableState_t *current, nvmlEnableState_t *pending),
    (device, current, pending))
{
    stub_output(recorded, 1, (void *)current, sizeof(nvmlEnableState_t));
    stub_output(recorded, 2, (void *)pending, sizeof(nvmlEnableState_t));
}

STUB_FILLS(62, nvmlDeviceGetEncoderCapacity,
    (nvmlDevice_t device, nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity),
    (device, encoderQueryType, encoderCapacity))
{
    stub_output(recorded, 2, (void *)encoderCapacity, sizeof(unsigned int));
}

STUB_FILLS(63, nvmlDeviceGetEncoderSessions,
    (nvmlDevice_t device, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos),
    (device, sessionCount, sessionInfos))
{
    stub_input(recorded, 1, sessionCount, sizeof(unsigned int));
    size_t sessionCount_written = stub_output_count(recorded, 1, sessionCount,
        sizeof *sessionCount,
        sessionCount != NULL && sessionInfos != NULL ? stub_items((size_t)*sessionCount)
            : SIZE_MAX);
    stub_output(recorded, 2, (void *)sessionInfos,
        sessionCount_written * sizeof(nvmlEncoderSessionInfo_t));
}

STUB_FILLS(64, nvmlDeviceGetEncoderStats,
    (nvmlDevice_t device, unsigned int *sessionCount, unsigned int *averageFps,
        unsigned int *averageLatency),
    (device, sessionCount, averageFps, averageLatency))
{
    stub_output(recorded, 1, (void *)sessionCount, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)averageFps, sizeof(unsigned int));
    stub_output(recorded, 3, (void *)averageLatency, sizeof(unsigned int));
}

STUB_FILLS(65, nvmlDeviceGetEncoderUtilization,
    (nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs),
    (device, utilization, samplingPeriodUs))
{
    stub_output(recorded, 1, (void *)utilization, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)samplingPeriodUs, sizeof(unsigned int));
}

STUB_FILLS(66, nvmlDeviceGetEnforcedPowerLimit, (nvmlDevice_t device, unsigned int *limit),
    (device, limit))
{
    stub_output(recorded, 1, (void *)limit, sizeof(unsigned int));
}

STUB_FILLS(67, nvmlDeviceGetFBCSessions,
    (nvmlDevice_t device, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo),
    (device, sessionCount, sessionInfo))
{
    stub_input(recorded, 1, sessionCount, sizeof(unsigned int));
    size_t sessionCount_written = stub_output_count(recorded, 1, sessionCount,
        sizeof *sessionCount,
        sessionCount != NULL && sessionInfo != NULL ? stub_items((size_t)*sessionCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)sessionInfo,
        sessionCount_written * sizeof(nvmlFBCSessionInfo_t));
}

STUB_FILLS(68, nvmlDeviceGetFBCStats, (nvmlDevice_t device, nvmlFBCStats_t *fbcStats),
    (device, fbcStats))
{
    stub_output(recorded, 1, (void *)fbcStats, sizeof(nvmlFBCStats_t));
}

STUB_FILLS(69, nvmlDeviceGetFanControlPolicy_v2,
    (nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t *policy), (device, fan, policy))
{
    stub_output(recorded, 2, (void *)policy, sizeof(nvmlFanControlPolicy_t));
}

STUB_FILLS(70, nvmlDeviceGetFanSpeed, (nvmlDevice_t device, unsigned int *speed), (device, speed))
{
    stub_output(recorded, 1, (void *)speed, sizeof(unsigned int));
}

STUB_FILLS(71, nvmlDeviceGetFanSpeedRPM, (nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed),
    (device, fanSpeed))
{
    stub_input(recorded, 1, fanSpeed, sizeof(nvmlFanSpeedInfo_t));
    stub_output_open(recorded, 1, (void *)fanSpeed, 0);
}

STUB_FILLS(72, nvmlDeviceGetFanSpeed_v2,
    (nvmlDevice_t device, unsigned int fan, unsigned int *speed), (device, fan, speed))
{
    stub_output(recorded, 2, (void *)speed, sizeof(unsigned int));
}

STUB_FILLS(73, nvmlDeviceGetFieldValues,
    (nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values), (device, valuesCount, values))
{
    stub_input(recorded, 2, values, stub_items((size_t)valuesCount) * sizeof(nvmlFieldValue_t));
    stub_output_open(recorded, 2, (void *)values, 0);
}

STUB_FILLS(74, nvmlDeviceGetGpcClkMinMaxVfOffset,
    (nvmlDevice_t device, int *minOffset, int *maxOffset), (device, minOffset, maxOffset))
{
    stub_output(recorded, 1, (void *)minOffset, sizeof(int));
    stub_output(recorded, 2, (void *)maxOffset, sizeof(int));
}

STUB_FILLS(75, nvmlDeviceGetGpcClkVfOffset, (nvmlDevice_t device, int *offset), (device, offset))
{
    stub_output(recorded, 1, (void *)offset, sizeof(int));
}

STUB_FILLS(76, nvmlDeviceGetGpuFabricInfo,
    (nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo), (device, gpuFabricInfo))
{
    stub_output(recorded, 1, (void *)gpuFabricInfo, sizeof(nvmlGpuFabricInfo_t));
}

STUB_FILLS(77, nvmlDeviceGetGpuFabricInfoV,
    (nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo), (device, gpuFabricInfo))
{
    stub_input(recorded, 1, gpuFabricInfo, sizeof(nvmlGpuFabricInfoV_t));
    stub_output_open(recorded, 1, (void *)gpuFabricInfo, 0);
}

STUB_FILLS(78, nvmlDeviceGetGpuInstanceById,
    (nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t *gpuInstance),
    (device, id, gpuInstance))
{
    stub_output(recorded, 2, (void *)gpuInstance, sizeof(nvmlGpuInstance_t));
}

STUB_FILLS(79, nvmlDeviceGetGpuInstanceId, (nvmlDevice_t device, unsigned int *id), (device, id))
{
    stub_output(recorded, 1, (void *)id, sizeof(unsigned int));
}

STUB_FILLS(80, nvmlDeviceGetGpuInstancePossiblePlacements_v2,
    (nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t *placements,
        unsigned int *count),
    (device, profileId, placements, count))
{
    stub_input(recorded, 3, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 3, count, sizeof *count,
        count != NULL && placements != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)placements,
        count_written * sizeof(nvmlGpuInstancePlacement_t));
}

STUB_FILLS(81, nvmlDeviceGetGpuInstanceProfileInfo,
    (nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_t *info),
    (device, profile, info))
{
    stub_output(recorded, 2, (void *)info, sizeof(nvmlGpuInstanceProfileInfo_t));
}

STUB_FILLS(82, nvmlDeviceGetGpuInstanceProfileInfoV,
    (nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info),
    (device, profile, info))
{
    stub_input(recorded, 2, info, sizeof(nvmlGpuInstanceProfileInfo_v2_t));
    stub_output_open(recorded, 2, (void *)info, 0);
}

STUB_FILLS(83, nvmlDeviceGetGpuInstanceRemainingCapacity,
    (nvmlDevice_t device, unsigned int profileId, unsigned int *count), (device, profileId, count))
{
    stub_output(recorded, 2, (void *)count, sizeof(unsigned int));
}

STUB_FILLS(84, nvmlDeviceGetGpuInstances,
    (nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstances,
        unsigned int *count),
    (device, profileId, gpuInstances, count))
{
    stub_input(recorded, 3, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 3, count, sizeof *count,
        count != NULL && gpuInstances != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)gpuInstances, count_written * sizeof(nvmlGpuInstance_t));
}

STUB_FILLS(85, nvmlDeviceGetGpuMaxPcieLinkGeneration,
    (nvmlDevice_t device, unsigned int *maxLinkGenDevice), (device, maxLinkGenDevice))
{
    stub_output(recorded, 1, (void *)maxLinkGenDevice, sizeof(unsigned int));
}

STUB_FILLS(86, nvmlDeviceGetGpuOperationMode,
    (nvmlDevice_t device, nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending),
    (device, current, pending))
{
    stub_output(recorded, 1, (void *)current, sizeof(nvmlGpuOperationMode_t));
    stub_output(recorded, 2, (void *)pending, sizeof(nvmlGpuOperationMode_t));
}

STUB_FILLS(87, nvmlDeviceGetGraphicsRunningProcesses_v3,
    (nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos),
    (device, infoCount, infos))
{
    stub_input(recorded, 1, infoCount, sizeof(unsigned int));
    size_t infoCount_written = stub_output_count(recorded, 1, infoCount, sizeof *infoCount,
        infoCount != NULL && infos != NULL ? stub_items((size_t)*infoCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)infos, infoCount_written * sizeof(nvmlProcessInfo_t));
}

STUB_FILLS(88, nvmlDeviceGetGridLicensableFeatures_v4,
    (nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures),
    (device, pGridLicensableFeatures))
{
    stub_output(recorded, 1, (void *)pGridLicensableFeatures, sizeof(nvmlGridLicensableFeatures_t));
}

STUB_FILLS(89, nvmlDeviceGetGspFirmwareMode,
    (nvmlDevice_t device, unsigned int *isEnabled, unsigned int *defaultMode),
    (device, isEnabled, defaultMode))
{
    stub_output(recorded, 1, (void *)isEnabled, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)defaultMode, sizeof(unsigned int));
}

STUB_FILLS(90, nvmlDeviceGetGspFirmwareVersion, (nvmlDevice_t device, char *version),
    (device, version))
{
    stub_output(recorded, 1, (void *)version, 64 * sizeof(char));
}

STUB_FILLS(91, nvmlDeviceGetHandleByIndex_v2, (unsigned int index, nvmlDevice_t *device),
    (index, device))
{
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
}

STUB_FILLS(92, nvmlDeviceGetHandleByPciBusId_v2, (const char *pciBusId, nvmlDevice_t *device),
    (pciBusId, device))
{
    stub_input_string(recorded, 0, pciBusId);
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
}

STUB_FILLS(93, nvmlDeviceGetHandleBySerial, (const char *serial, nvmlDevice_t *device),
    (serial, device))
{
    stub_input_string(recorded, 0, serial);
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
}

STUB_FILLS(94, nvmlDeviceGetHandleByUUID, (const char *uuid, nvmlDevice_t *device), (uuid, device))
{
    stub_input_string(recorded, 0, uuid);
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
}

STUB_FILLS(95, nvmlDeviceGetHandleByUUIDV, (const nvmlUUID_t *uuid, nvmlDevice_t *device),
    (uuid, device))
{
    stub_input(recorded, 0, uuid, sizeof(nvmlUUID_t));
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
}

STUB_FILLS(96, nvmlDeviceGetHostVgpuMode, (nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode),
    (device, pHostVgpuMode))
{
    stub_output(recorded, 1, (void *)pHostVgpuMode, sizeof(nvmlHostVgpuMode_t));
}

STUB_FILLS(97, nvmlDeviceGetIndex, (nvmlDevice_t device, unsigned int *index), (device, index))
{
    stub_output(recorded, 1, (void *)index, sizeof(unsigned int));
}

STUB_FILLS(98, nvmlDeviceGetInforomConfigurationChecksum,
    (nvmlDevice_t device, unsigned int *checksum), (device, checksum))
{
    stub_output(recorded, 1, (void *)checksum, sizeof(unsigned int));
}

STUB_FILLS(99, nvmlDeviceGetInforomImageVersion,
    (nvmlDevice_t device, char *version, unsigned int length), (device, version, length))
{
    stub_output(recorded, 1, (void *)version, stub_items((size_t)length) * sizeof(char));
}

STUB_FILLS(100, nvmlDeviceGetInforomVersion,
    (nvmlDevice_t device, nvmlInforomObject_t object, char *version, unsigned int length),
    (device, object, version, length))
{
    stub_output(recorded, 2, (void *)version, stub_items((size_t)length) * sizeof(char));
}

STUB_FILLS(101, nvmlDeviceGetIrqNum, (nvmlDevice_t device, unsigned int *irqNum), (device, irqNum))
{
    stub_output(recorded, 1, (void *)irqNum, sizeof(unsigned int));
}

STUB_FILLS(102, nvmlDeviceGetJpgUtilization,
    (nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs),
    (device, utilization, samplingPeriodUs))
{
    stub_output(recorded, 1, (void *)utilization, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)samplingPeriodUs, sizeof(unsigned int));
}

STUB_FILLS(103, nvmlDeviceGetLastBBXFlushTime,
    (nvmlDevice_t device, unsigned long long *timestamp, unsigned long *durationUs),
    (device, timestamp, durationUs))
{
    stub_output(recorded, 1, (void *)timestamp, sizeof(unsigned long long));
    stub_output(recorded, 2, (void *)durationUs, sizeof(unsigned long));
}

STUB_FILLS(104, nvmlDeviceGetMPSComputeRunningProcesses_v3,
    (nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos),
    (device, infoCount, infos))
{
    stub_input(recorded, 1, infoCount, sizeof(unsigned int));
    size_t infoCount_written = stub_output_count(recorded, 1, infoCount, sizeof *infoCount,
        infoCount != NULL && infos != NULL ? stub_items((size_t)*infoCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)infos, infoCount_written * sizeof(nvmlProcessInfo_t));
}

STUB_FILLS(105, nvmlDeviceGetMarginTemperature,
    (nvmlDevice_t device, nvmlMarginTemperature_t *marginTempInfo), (device, marginTempInfo))
{
    stub_input(recorded, 1, marginTempInfo, sizeof(nvmlMarginTemperature_t));
    stub_output_open(recorded, 1, (void *)marginTempInfo, 0);
}

STUB_FILLS(106, nvmlDeviceGetMaxClockInfo,
    (nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock), (device, type, clock))
{
    stub_output(recorded, 2, (void *)clock, sizeof(unsigned int));
}

STUB_FILLS(107, nvmlDeviceGetMaxCustomerBoostClock,
    (nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz),
    (device, clockType, clockMHz))
{
    stub_output(recorded, 2, (void *)clockMHz, sizeof(unsigned int));
}

STUB_FILLS(108, nvmlDeviceGetMaxMigDeviceCount, (nvmlDevice_t device, unsigned int *count),
    (device, count))
{
    stub_output(recorded, 1, (void *)count, sizeof(unsigned int));
}

STUB_FILLS(109, nvmlDeviceGetMaxPcieLinkGeneration,
    (nvmlDevice_t device, unsigned int *maxLinkGen), (device, maxLinkGen))
{
    stub_output(recorded, 1, (void *)maxLinkGen, sizeof(unsigned int));
}

STUB_FILLS(110, nvmlDeviceGetMaxPcieLinkWidth, (nvmlDevice_t device, unsigned int *maxLinkWidth),
    (device, maxLinkWidth))
{
    stub_output(recorded, 1, (void *)maxLinkWidth, sizeof(unsigned int));
}

STUB_FILLS(111, nvmlDeviceGetMemClkMinMaxVfOffset,
    (nvmlDevice_t device, int *minOffset, int *maxOffset), (device, minOffset, maxOffset))
{
    stub_output(recorded, 1, (void *)minOffset, sizeof(int));
    stub_output(recorded, 2, (void *)maxOffset, sizeof(int));
}

STUB_FILLS(112, nvmlDeviceGetMemClkVfOffset, (nvmlDevice_t device, int *offset), (device, offset))
{
    stub_output(recorded, 1, (void *)offset, sizeof(int));
}

STUB_FILLS(113, nvmlDeviceGetMemoryAffinity,
    (nvmlDevice_t device, unsigned int nodeSetSize, unsigned long *nodeSet,
        nvmlAffinityScope_t scope),
    (device, nodeSetSize, nodeSet, scope))
{
    stub_output(recorded, 2, (void *)nodeSet,
        stub_items((size_t)nodeSetSize) * sizeof(unsigned long));
}

STUB_FILLS(114, nvmlDeviceGetMemoryBusWidth, (nvmlDevice_t device, unsigned int *busWidth),
    (device, busWidth))
{
    stub_output(recorded, 1, (void *)busWidth, sizeof(unsigned int));
}

STUB_FILLS(115, nvmlDeviceGetMemoryErrorCounter,
    (nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
        nvmlMemoryLocation_t locationType, unsigned long long *count),
    (device, errorType, counterType, locationType, count))
{
    stub_output(recorded, 4, (void *)count, sizeof(unsigned long long));
}

STUB_FILLS(116, nvmlDeviceGetMemoryInfo, (nvmlDevice_t device, nvmlMemory_t *memory),
    (device, memory))
{
    stub_output(recorded, 1, (void *)memory, sizeof(nvmlMemory_t));
}

STUB_FILLS(117, nvmlDeviceGetMemoryInfo_v2, (nvmlDevice_t device, nvmlMemory_v2_t *memory),
    (device, memory))
{
    stub_input(recorded, 1, memory, sizeof(nvmlMemory_v2_t));
    stub_output_open(recorded, 1, (void *)memory, 0);
}

STUB_FILLS(118, nvmlDeviceGetMigDeviceHandleByIndex,
    (nvmlDevice_t device, unsigned int index, nvmlDevice_t *migDevice), (device, index, migDevice))
{
    stub_output(recorded, 2, (void *)migDevice, sizeof(nvmlDevice_t));
}

STUB_FILLS(119, nvmlDeviceGetMigMode,
    (nvmlDevice_t device, unsigned int *currentMode, unsigned int *pendingMode),
    (device, currentMode, pendingMode))
{
    stub_output(recorded, 1, (void *)currentMode, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)pendingMode, sizeof(unsigned int));
}

STUB_FILLS(120, nvmlDeviceGetMinMaxClockOfPState,
    (nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate, unsigned int *minClockMHz,
        unsigned int *maxClockMHz),
    (device, type, pstate, minClockMHz, maxClockMHz))
{
    stub_output(recorded, 3, (void *)minClockMHz, sizeof(unsigned int));
    stub_output(recorded, 4, (void *)maxClockMHz, sizeof(unsigned int));
}

STUB_FILLS(121, nvmlDeviceGetMinMaxFanSpeed,
    (nvmlDevice_t device, unsigned int *minSpeed, unsigned int *maxSpeed),
    (device, minSpeed, maxSpeed))
{
    stub_output(recorded, 1, (void *)minSpeed, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)maxSpeed, sizeof(unsigned int));
}

STUB_FILLS(122, nvmlDeviceGetMinorNumber, (nvmlDevice_t device, unsigned int *minorNumber),
    (device, minorNumber))
{
    stub_output(recorded, 1, (void *)minorNumber, sizeof(unsigned int));
}

STUB_FILLS(123, nvmlDeviceGetModuleId, (nvmlDevice_t device, unsigned int *moduleId),
    (device, moduleId))
{
    stub_output(recorded, 1, (void *)moduleId, sizeof(unsigned int));
}

STUB_FILLS(124, nvmlDeviceGetMultiGpuBoard, (nvmlDevice_t device, unsigned int *multiGpuBool),
    (device, multiGpuBool))
{
    stub_output(recorded, 1, (void *)multiGpuBool, sizeof(unsigned int));
}

STUB_FILLS(125, nvmlDeviceGetName, (nvmlDevice_t device, char *name, unsigned int length),
    (device, name, length))
{
    stub_output(recorded, 1, (void *)name, stub_items((size_t)length) * sizeof(char));
}

STUB_FILLS(126, nvmlDeviceGetNumFans, (nvmlDevice_t device, unsigned int *numFans),
    (device, numFans))
{
    stub_output(recorded, 1, (void *)numFans, sizeof(unsigned int));
}

STUB_FILLS(127, nvmlDeviceGetNumGpuCores, (nvmlDevice_t device, unsigned int *numCores),
    (device, numCores))
{
    stub_output(recorded, 1, (void *)numCores, sizeof(unsigned int));
}

STUB_FILLS(128, nvmlDeviceGetNumaNodeId, (nvmlDevice_t device, unsigned int *node), (device, node))
{
    stub_output(recorded, 1, (void *)node, sizeof(unsigned int));
}

STUB_FILLS(129, nvmlDeviceGetNvLinkCapability,
    (nvmlDevice_t device, unsigned int link, nvmlNvLinkCapability_t capability,
        unsigned int *capResult),
    (device, link, capability, capResult))
{
    stub_output(recorded, 3, (void *)capResult, sizeof(unsigned int));
}

STUB_FILLS(130, nvmlDeviceGetNvLinkErrorCounter,
    (nvmlDevice_t device, unsigned int link, nvmlNvLinkErrorCounter_t counter,
        unsigned long long *counterValue),
    (device, link, counter, counterValue))
{
    stub_output(recorded, 3, (void *)counterValue, sizeof(unsigned long long));
}

STUB_FILLS(131, nvmlDeviceGetNvLinkRemoteDeviceType,
    (nvmlDevice_t device, unsigned int link, nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType),
    (device, link, pNvLinkDeviceType))
{
    stub_output(recorded, 2, (void *)pNvLinkDeviceType, sizeof(nvmlIntNvLinkDeviceType_t));
}

STUB_FILLS(132, nvmlDeviceGetNvLinkRemotePciInfo_v2,
    (nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci), (device, link, pci))
{
    stub_output(recorded, 2, (void *)pci, sizeof(nvmlPciInfo_t));
}

STUB_FILLS(133, nvmlDeviceGetNvLinkState,
    (nvmlDevice_t device, unsigned int link, nvmlEnableState_t *isActive), (device, link, isActive))
{
    stub_output(recorded, 2, (void *)isActive, sizeof(nvmlEnableState_t));
}

STUB_FILLS(134, nvmlDeviceGetNvLinkUtilizationControl,
    (nvmlDevice_t device, unsigned int link, unsigned int counter,
        nvmlNvLinkUtilizationControl_t *control),
    (device, link, counter, control))
{
    stub_output(recorded, 3, (void *)control, sizeof(nvmlNvLinkUtilizationControl_t));
}

STUB_FILLS(135, nvmlDeviceGetNvLinkUtilizationCounter,
    (nvmlDevice_t device, unsigned int link, unsigned int counter, unsigned long long *rxcounter,
        unsigned long long *txcounter),
    (device, link, counter, rxcounter, txcounter))
{
    stub_output(recorded, 3, (void *)rxcounter, sizeof(unsigned long long));
    stub_output(recorded, 4, (void *)txcounter, sizeof(unsigned long long));
}

STUB_FILLS(136, nvmlDeviceGetNvLinkVersion,
    (nvmlDevice_t device, unsigned int link, unsigned int *version), (device, link, version))
{
    stub_output(recorded, 2, (void *)version, sizeof(unsigned int));
}

STUB_FILLS(137, nvmlDeviceGetNvlinkBwMode, (nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode),
    (device, getBwMode))
{
    stub_input(recorded, 1, getBwMode, sizeof(nvmlNvlinkGetBwMode_t));
    stub_output_open(recorded, 1, (void *)getBwMode, 0);
}

STUB_FILLS(138, nvmlDeviceGetNvlinkSupportedBwModes,
    (nvmlDevice_t device, nvmlNvlinkSupportedBwModes_t *supportedBwMode), (device, supportedBwMode))
{
    stub_input(recorded, 1, supportedBwMode, sizeof(nvmlNvlinkSupportedBwModes_t));
    stub_output_open(recorded, 1, (void *)supportedBwMode, 0);
}

STUB_FILLS(139, nvmlDeviceGetOfaUtilization,
    (nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs),
    (device, utilization, samplingPeriodUs))
{
    stub_output(recorded, 1, (void *)utilization, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)samplingPeriodUs, sizeof(unsigned int));
}

STUB_FILLS(140, nvmlDeviceGetP2PStatus,
    (nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuP2PCapsIndex_t p2pIndex,
        nvmlGpuP2PStatus_t *p2pStatus),
    (device1, device2, p2pIndex, p2pStatus))
{
    stub_output(recorded, 3, (void *)p2pStatus, sizeof(nvmlGpuP2PStatus_t));
}

STUB_FILLS(141, nvmlDeviceGetPciInfoExt, (nvmlDevice_t device, nvmlPciInfoExt_t *pci),
    (device, pci))
{
    stub_input(recorded, 1, pci, sizeof(nvmlPciInfoExt_t));
    stub_output_open(recorded, 1, (void *)pci, 0);
}

STUB_FILLS(142, nvmlDeviceGetPciInfo_v3, (nvmlDevice_t device, nvmlPciInfo_t *pci), (device, pci))
{
    stub_output(recorded, 1, (void *)pci, sizeof(nvmlPciInfo_t));
}

STUB_FILLS(143, nvmlDeviceGetPcieLinkMaxSpeed, (nvmlDevice_t device, unsigned int *maxSpeed),
    (device, maxSpeed))
{
    stub_output(recorded, 1, (void *)maxSpeed, sizeof(unsigned int));
}

STUB_FILLS(144, nvmlDeviceGetPcieReplayCounter, (nvmlDevice_t device, unsigned int *value),
    (device, value))
{
    stub_output(recorded, 1, (void *)value, sizeof(unsigned int));
}

STUB_FILLS(145, nvmlDeviceGetPcieSpeed, (nvmlDevice_t device, unsigned int *pcieSpeed),
    (device, pcieSpeed))
{
    stub_output(recorded, 1, (void *)pcieSpeed, sizeof(unsigned int));
}

STUB_FILLS(146, nvmlDeviceGetPcieThroughput,
    (nvmlDevice_t device, nvmlPcieUtilCounter_t counter, unsigned int *value),
    (device, counter, value))
{
    stub_output(recorded, 2, (void *)value, sizeof(unsigned int));
}

STUB_FILLS(147, nvmlDeviceGetPerformanceModes,
    (nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes), (device, perfModes))
{
    stub_input(recorded, 1, perfModes, sizeof(nvmlDevicePerfModes_t));
    stub_output_open(recorded, 1, (void *)perfModes, 0);
}

STUB_FILLS(148, nvmlDeviceGetPerformanceState, (nvmlDevice_t device, nvmlPstates_t *pState),
    (device, pState))
{
    stub_output(recorded, 1, (void *)pState, sizeof(nvmlPstates_t));
}

STUB_FILLS(149, nvmlDeviceGetPersistenceMode, (nvmlDevice_t device, nvmlEnableState_t *mode),
    (device, mode))
{
    stub_output(recorded, 1, (void *)mode, sizeof(nvmlEnableState_t));
}

STUB_FILLS(150, nvmlDeviceGetPgpuMetadataString,
    (nvmlDevice_t device, char *pgpuMetadata, unsigned int *bufferSize),
    (device, pgpuMetadata, bufferSize))
{
    stub_input(recorded, 2, bufferSize, sizeof(unsigned int));
    size_t bufferSize_written = stub_output_count(recorded, 2, bufferSize, sizeof *bufferSize,
        bufferSize != NULL && pgpuMetadata != NULL ? stub_items((size_t)*bufferSize) : SIZE_MAX);
    stub_output(recorded, 1, (void *)pgpuMetadata, bufferSize_written * sizeof(char));
}

STUB_FILLS(151, nvmlDeviceGetPlatformInfo, (nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo),
    (device, platformInfo))
{
    stub_input(recorded, 1, platformInfo, sizeof(nvmlPlatformInfo_t));
    stub_output_open(recorded, 1, (void *)platformInfo, 0);
}

STUB_FILLS(152, nvmlDeviceGetPowerManagementDefaultLimit,
    (nvmlDevice_t device, unsigned int *defaultLimit), (device, defaultLimit))
{
    stub_output(recorded, 1, (void *)defaultLimit, sizeof(unsigned int));
}

STUB_FILLS(153, nvmlDeviceGetPowerManagementLimit, (nvmlDevice_t device, unsigned int *limit),
    (device, limit))
{
    stub_output(recorded, 1, (void *)limit, sizeof(unsigned int));
}

STUB_FILLS(154, nvmlDeviceGetPowerManagementLimitConstraints,
    (nvmlDevice_t device, unsigned int *minLimit, unsigned int *maxLimit),
    (device, minLimit, maxLimit))
{
    stub_output(recorded, 1, (void *)minLimit, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)maxLimit, sizeof(unsigned int));
}

STUB_FILLS(155, nvmlDeviceGetPowerManagementMode, (nvmlDevice_t device, nvmlEnableState_t *mode),
    (device, mode))
{
    stub_output(recorded, 1, (void *)mode, sizeof(nvmlEnableState_t));
}

STUB_FILLS(156, nvmlDeviceGetPowerSource, (nvmlDevice_t device, nvmlPowerSource_t *powerSource),
    (device, powerSource))
{
    stub_output(recorded, 1, (void *)powerSource, sizeof(nvmlPowerSource_t));
}

STUB_FILLS(157, nvmlDeviceGetPowerState, (nvmlDevice_t device, nvmlPstates_t *pState),
    (device, pState))
{
    stub_output(recorded, 1, (void *)pState, sizeof(nvmlPstates_t));
}

STUB_FILLS(158, nvmlDeviceGetPowerUsage, (nvmlDevice_t device, unsigned int *power),
    (device, power))
{
    stub_output(recorded, 1, (void *)power, sizeof(unsigned int));
}

STUB_FILLS(159, nvmlDeviceGetProcessUtilization,
    (nvmlDevice_t device, nvmlProcessUtilizationSample_t *utilization,
        unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp),
    (device, utilization, processSamplesCount, lastSeenTimeStamp))
{
    stub_input(recorded, 2, processSamplesCount, sizeof(unsigned int));
    size_t processSamplesCount_written = stub_output_count(recorded, 2, processSamplesCount,
        sizeof *processSamplesCount,
        processSamplesCount != NULL && utilization != NULL
            ? stub_items((size_t)*processSamplesCount) : SIZE_MAX);
    stub_output(recorded, 1, (void *)utilization,
        processSamplesCount_written * sizeof(nvmlProcessUtilizationSample_t));
}

STUB_FILLS(160, nvmlDeviceGetProcessesUtilizationInfo,
    (nvmlDevice_t device, nvmlProcessesUtilizationInfo_t *procesesUtilInfo),
    (device, procesesUtilInfo))
{
    stub_input(recorded, 1, procesesUtilInfo, sizeof(nvmlProcessesUtilizationInfo_t));
    stub_output_open(recorded, 1, (void *)procesesUtilInfo, 0);
}

STUB_FILLS(161, nvmlDeviceGetRemappedRows,
    (nvmlDevice_t device, unsigned int *corrRows, unsigned int *uncRows, unsigned int *isPending,
        unsigned int *failureOccurred),
    (device, corrRows, uncRows, isPending, failureOccurred))
{
    stub_output(recorded, 1, (void *)corrRows, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)uncRows, sizeof(unsigned int));
    stub_output(recorded, 3, (void *)isPending, sizeof(unsigned int));
    stub_output(recorded, 4, (void *)failureOccurred, sizeof(unsigned int));
}

STUB_FILLS(162, nvmlDeviceGetRetiredPages,
    (nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount,
        unsigned long long *addresses),
    (device, cause, pageCount, addresses))
{
    stub_input(recorded, 2, pageCount, sizeof(unsigned int));
    size_t pageCount_written = stub_output_count(recorded, 2, pageCount, sizeof *pageCount,
        pageCount != NULL && addresses != NULL ? stub_items((size_t)*pageCount) : SIZE_MAX);
    stub_output(recorded, 3, (void *)addresses, pageCount_written * sizeof(unsigned long long));
}

STUB_FILLS(163, nvmlDeviceGetRetiredPagesPendingStatus,
    (nvmlDevice_t device, nvmlEnableState_t *isPending), (device, isPending))
{
    stub_output(recorded, 1, (void *)isPending, sizeof(nvmlEnableState_t));
}

STUB_FILLS(164, nvmlDeviceGetRetiredPages_v2,
    (nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount,
        unsigned long long *addresses, unsigned long long *timestamps),
    (device, cause, pageCount, addresses, timestamps))
{
    stub_input(recorded, 2, pageCount, sizeof(unsigned int));
    size_t pageCount_written = stub_output_count(recorded, 2, pageCount, sizeof *pageCount,
        pageCount != NULL && addresses != NULL ? stub_items((size_t)*pageCount) : SIZE_MAX);
    stub_output(recorded, 3, (void *)addresses, pageCount_written * sizeof(unsigned long long));
    stub_output(recorded, 4, (void *)timestamps, pageCount_written * sizeof(unsigned long long));
}

STUB_FILLS(165, nvmlDeviceGetRowRemapperHistogram,
    (nvmlDevice_t device, nvmlRowRemapperHistogramValues_t *values), (device, values))
{
    stub_output(recorded, 1, (void *)values, sizeof(nvmlRowRemapperHistogramValues_t));
}

STUB_FILLS(166, nvmlDeviceGetRunningProcessDetailList,
    (nvmlDevice_t device, nvmlProcessDetailList_t *plist), (device, plist))
{
    stub_input(recorded, 1, plist, sizeof(nvmlProcessDetailList_t));
    stub_output_open(recorded, 1, (void *)plist, 0);
}

STUB_FILLS(167, nvmlDeviceGetSamples,
    (nvmlDevice_t device, nvmlSamplingType_t type, unsigned long long lastSeenTimeStamp,
        nvmlValueType_t *sampleValType, unsigned int *sampleCount, nvmlSample_t *samples),
    (device, type, lastSeenTimeStamp, sampleValType, sampleCount, samples))
{
    stub_input(recorded, 4, sampleCount, sizeof(unsigned int));
    size_t sampleCount_written = stub_output_count(recorded, 4, sampleCount, sizeof *sampleCount,
        sampleCount != NULL && samples != NULL ? stub_items((size_t)*sampleCount) : SIZE_MAX);
    stub_output(recorded, 3, (void *)sampleValType, sizeof(nvmlValueType_t));
    stub_output(recorded, 5, (void *)samples, sampleCount_written * sizeof(nvmlSample_t));
}

STUB_FILLS(168, nvmlDeviceGetSerial, (nvmlDevice_t device, char *serial, unsigned int length),
    (device, serial, length))
{
    stub_output(recorded, 1, (void *)serial, stub_items((size_t)length) * sizeof(char));
}

STUB_FILLS(169, nvmlDeviceGetSramEccErrorStatus,
    (nvmlDevice_t device, nvmlEccSramErrorStatus_t *status), (device, status))
{
    stub_input(recorded, 1, status, sizeof(nvmlEccSramErrorStatus_t));
    stub_output_open(recorded, 1, (void *)status, 0);
}

STUB_FILLS(170, nvmlDeviceGetSupportedClocksEventReasons,
    (nvmlDevice_t device, unsigned long long *supportedClocksEventReasons),
    (device, supportedClocksEventReasons))
{
    stub_output(recorded, 1, (void *)supportedClocksEventReasons, sizeof(unsigned long long));
}

STUB_FILLS(171, nvmlDeviceGetSupportedClocksThrottleReasons,
    (nvmlDevice_t device, unsigned long long *supportedClocksThrottleReasons),
    (device, supportedClocksThrottleReasons))
{
    stub_output(recorded, 1, (void *)supportedClocksThrottleReasons, sizeof(unsigned long long));
}

STUB_FILLS(172, nvmlDeviceGetSupportedEventTypes,
    (nvmlDevice_t device, unsigned long long *eventTypes), (device, eventTypes))
{
    stub_output(recorded, 1, (void *)eventTypes, sizeof(unsigned long long));
}

STUB_FILLS(173, nvmlDeviceGetSupportedGraphicsClocks,
    (nvmlDevice_t device, unsigned int memoryClockMHz, unsigned int *count,
        unsigned int *clocksMHz),
    (device, memoryClockMHz, count, clocksMHz))
{
    stub_input(recorded, 2, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 2, count, sizeof *count,
        count != NULL && clocksMHz != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 3, (void *)clocksMHz, count_written * sizeof(unsigned int));
}

STUB_FILLS(174, nvmlDeviceGetSupportedMemoryClocks,
    (nvmlDevice_t device, unsigned int *count, unsigned int *clocksMHz), (device, count, clocksMHz))
{
    stub_input(recorded, 1, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 1, count, sizeof *count,
        count != NULL && clocksMHz != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)clocksMHz, count_written * sizeof(unsigned int));
}

STUB(175, nvmlDeviceGetSupportedPerformanceStates,
    (nvmlDevice_t device, nvmlPstates_t *pstates, unsigned int size), (device, pstates, size))

STUB_FILLS(176, nvmlDeviceGetSupportedVgpus,
    (nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds),
    (device, vgpuCount, vgpuTypeIds))
{
    stub_input(recorded, 1, vgpuCount, sizeof(unsigned int));
    size_t vgpuCount_written = stub_output_count(recorded, 1, vgpuCount, sizeof *vgpuCount,
        vgpuCount != NULL && vgpuTypeIds != NULL ? stub_items((size_t)*vgpuCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)vgpuTypeIds, vgpuCount_written * sizeof(nvmlVgpuTypeId_t));
}

STUB_FILLS(177, nvmlDeviceGetTargetFanSpeed,
    (nvmlDevice_t device, unsigned int fan, unsigned int *targetSpeed), (device, fan, targetSpeed))
{
    stub_output(recorded, 2, (void *)targetSpeed, sizeof(unsigned int));
}

STUB_FILLS(178, nvmlDeviceGetTemperature,
    (nvmlDevice_t device, nvmlTemperatureSensors_t sensorType, unsigned int *temp),
    (device, sensorType, temp))
{
    stub_output(recorded, 2, (void *)temp, sizeof(unsigned int));
}

STUB_FILLS(179, nvmlDeviceGetTemperatureThreshold,
    (nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, unsigned int *temp),
    (device, thresholdType, temp))
{
    stub_output(recorded, 2, (void *)temp, sizeof(unsigned int));
}

STUB_FILLS(180, nvmlDeviceGetTemperatureV, (nvmlDevice_t device, nvmlTemperature_t *temperature),
    (device, temperature))
{
    stub_input(recorded, 1, temperature, sizeof(nvmlTemperature_t));
    stub_output_open(recorded, 1, (void *)temperature, 0);
}

STUB_FILLS(181, nvmlDeviceGetThermalSettings,
    (nvmlDevice_t device, unsigned int sensorIndex, nvmlGpuThermalSettings_t *pThermalSettings),
    (device, sensorIndex, pThermalSettings))
{
    stub_output(recorded, 2, (void *)pThermalSettings, sizeof(nvmlGpuThermalSettings_t));
}

STUB_FILLS(182, nvmlDeviceGetTopologyCommonAncestor,
    (nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo),
    (device1, device2, pathInfo))
{
    stub_output(recorded, 2, (void *)pathInfo, sizeof(nvmlGpuTopologyLevel_t));
}

STUB_FILLS(183, nvmlDeviceGetTopologyNearestGpus,
    (nvmlDevice_t device, nvmlGpuTopologyLevel_t level, unsigned int *count,
        nvmlDevice_t *deviceArray),
    (device, level, count, deviceArray))
{
    stub_input(recorded, 2, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 2, count, sizeof *count,
        count != NULL && deviceArray != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 3, (void *)deviceArray, count_written * sizeof(nvmlDevice_t));
}

STUB_FILLS(184, nvmlDeviceGetTotalEccErrors,
    (nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
        unsigned long long *eccCounts),
    (device, errorType, counterType, eccCounts))
{
    stub_output(recorded, 3, (void *)eccCounts, sizeof(unsigned long long));
}

STUB_FILLS(185, nvmlDeviceGetTotalEnergyConsumption,
    (nvmlDevice_t device, unsigned long long *energy), (device, energy))
{
    stub_output(recorded, 1, (void *)energy, sizeof(unsigned long long));
}

STUB_FILLS(186, nvmlDeviceGetUUID, (nvmlDevice_t device, char *uuid, unsigned int length),
    (device, uuid, length))
{
    stub_output(recorded, 1, (void *)uuid, stub_items((size_t)length) * sizeof(char));
}

STUB_FILLS(187, nvmlDeviceGetUtilizationRates,
    (nvmlDevice_t device, nvmlUtilization_t *utilization), (device, utilization))
{
    stub_output(recorded, 1, (void *)utilization, sizeof(nvmlUtilization_t));
}

STUB_FILLS(188, nvmlDeviceGetVbiosVersion,
    (nvmlDevice_t device, char *version, unsigned int length), (device, version, length))
{
    stub_output(recorded, 1, (void *)version, stub_items((size_t)length) * sizeof(char));
}

STUB_FILLS(189, nvmlDeviceGetVgpuCapabilities,
    (nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, unsigned int *capResult),
    (device, capability, capResult))
{
    stub_output(recorded, 2, (void *)capResult, sizeof(unsigned int));
}

STUB_FILLS(190, nvmlDeviceGetVgpuHeterogeneousMode,
    (nvmlDevice_t device, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode),
    (device, pHeterogeneousMode))
{
    stub_input(recorded, 1, pHeterogeneousMode, sizeof(nvmlVgpuHeterogeneousMode_t));
    stub_output_open(recorded, 1, (void *)pHeterogeneousMode, 0);
}

STUB_FILLS(191, nvmlDeviceGetVgpuInstancesUtilizationInfo,
    (nvmlDevice_t device, nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo), (device, vgpuUtilInfo))
{
    stub_input(recorded, 1, vgpuUtilInfo, sizeof(nvmlVgpuInstancesUtilizationInfo_t));
    stub_output_open(recorded, 1, (void *)vgpuUtilInfo, 0);
}

STUB_FILLS(192, nvmlDeviceGetVgpuMetadata,
    (nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize),
    (device, pgpuMetadata, bufferSize))
{
    stub_input(recorded, 2, bufferSize, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)bufferSize, sizeof(unsigned int));
}

STUB_FILLS(193, nvmlDeviceGetVgpuProcessUtilization,
    (nvmlDevice_t device, unsigned long long lastSeenTimeStamp,
        unsigned int *vgpuProcessSamplesCount,
        nvmlVgpuProcessUtilizationSample_t *utilizationSamples),
    (device, lastSeenTimeStamp, vgpuProcessSamplesCount, utilizationSamples))
{
    stub_input(recorded, 2, vgpuProcessSamplesCount, sizeof(unsigned int));
    size_t vgpuProcessSamplesCount_written = stub_output_count(recorded, 2,
        vgpuProcessSamplesCount, sizeof *vgpuProcessSamplesCount,
        vgpuProcessSamplesCount != NULL && utilizationSamples != NULL
            ? stub_items((size_t)*vgpuProcessSamplesCount) : SIZE_MAX);
    stub_output(recorded, 3, (void *)utilizationSamples,
        vgpuProcessSamplesCount_written * sizeof(nvmlVgpuProcessUtilizationSample_t));
}

STUB_FILLS(194, nvmlDeviceGetVgpuProcessesUtilizationInfo,
    (nvmlDevice_t device, nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo),
    (device, vgpuProcUtilInfo))
{
    stub_input(recorded, 1, vgpuProcUtilInfo, sizeof(nvmlVgpuProcessesUtilizationInfo_t));
    stub_output_open(recorded, 1, (void *)vgpuProcUtilInfo, 0);
}

STUB_FILLS(195, nvmlDeviceGetVgpuSchedulerCapabilities,
    (nvmlDevice_t device, nvmlVgpuSchedulerCapabilities_t *pCapabilities), (device, pCapabilities))
{
    stub_output(recorded, 1, (void *)pCapabilities, sizeof(nvmlVgpuSchedulerCapabilities_t));
}

STUB_FILLS(196, nvmlDeviceGetVgpuSchedulerLog,
    (nvmlDevice_t device, nvmlVgpuSchedulerLog_t *pSchedulerLog), (device, pSchedulerLog))
{
    stub_output(recorded, 1, (void *)pSchedulerLog, sizeof(nvmlVgpuSchedulerLog_t));
}

STUB_FILLS(197, nvmlDeviceGetVgpuSchedulerState,
    (nvmlDevice_t device, nvmlVgpuSchedulerGetState_t *pSchedulerState), (device, pSchedulerState))
{
    stub_output(recorded, 1, (void *)pSchedulerState, sizeof(nvmlVgpuSchedulerGetState_t));
}

STUB_FILLS(198, nvmlDeviceGetVgpuTypeCreatablePlacements,
    (nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList),
    (device, vgpuTypeId, pPlacementList))
{
    stub_input(recorded, 2, pPlacementList, sizeof(nvmlVgpuPlacementList_t));
}

STUB_FILLS(199, nvmlDeviceGetVgpuTypeSupportedPlacements,
    (nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList),
    (device, vgpuTypeId, pPlacementList))
{
    stub_input(recorded, 2, pPlacementList, sizeof(nvmlVgpuPlacementList_t));
    stub_output_open(recorded, 2, (void *)pPlacementList, 0);
}

STUB_FILLS(200, nvmlDeviceGetVgpuUtilization,
    (nvmlDevice_t device, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
        unsigned int *vgpuInstanceSamplesCount,
        nvmlVgpuInstanceUtilizationSample_t *utilizationSamples),
    (device, lastSeenTimeStamp, sampleValType, vgpuInstanceSamplesCount, utilizationSamples))
{
    stub_input(recorded, 3, vgpuInstanceSamplesCount, sizeof(unsigned int));
    size_t vgpuInstanceSamplesCount_written = stub_output_count(recorded, 3,
        vgpuInstanceSamplesCount, sizeof *vgpuInstanceSamplesCount,
        vgpuInstanceSamplesCount != NULL && utilizationSamples != NULL
            ? stub_items((size_t)*vgpuInstanceSamplesCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)sampleValType, sizeof(nvmlValueType_t));
    stub_output(recorded, 4, (void *)utilizationSamples,
        vgpuInstanceSamplesCount_written * sizeof(nvmlVgpuInstanceUtilizationSample_t));
}

STUB_FILLS(201, nvmlDeviceGetViolationStatus,
    (nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime),
    (device, perfPolicyType, violTime))
{
    stub_output(recorded, 2, (void *)violTime, sizeof(nvmlViolationTime_t));
}

STUB_FILLS(202, nvmlDeviceGetVirtualizationMode,
    (nvmlDevice_t device, nvmlGpuVirtualizationMode_t *pVirtualMode), (device, pVirtualMode))
{
    stub_output(recorded, 1, (void *)pVirtualMode, sizeof(nvmlGpuVirtualizationMode_t));
}

STUB_FILLS(203, nvmlDeviceIsMigDeviceHandle, (nvmlDevice_t device, unsigned int *isMigDevice),
    (device, isMigDevice))
{
    stub_output(recorded, 1, (void *)isMigDevice, sizeof(unsigned int));
}

STUB_FILLS(204, nvmlDeviceModifyDrainState, (nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState),
    (pciInfo, newState))
{
    stub_input(recorded, 0, pciInfo, sizeof(nvmlPciInfo_t));
}

STUB_FILLS(205, nvmlDeviceOnSameBoard,
    (nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard), (device1, device2, onSameBoard))
{
    stub_output(recorded, 2, (void *)onSameBoard, sizeof(int));
}

STUB_FILLS(206, nvmlDevicePowerSmoothingActivatePresetProfile,
    (nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile), (device, profile))
{
    stub_input(recorded, 1, profile, sizeof(nvmlPowerSmoothingProfile_t));
    stub_output_open(recorded, 1, (void *)profile, 0);
}

STUB_FILLS(207, nvmlDevicePowerSmoothingSetState,
    (nvmlDevice_t device, nvmlPowerSmoothingState_t *state), (device, state))
{
    stub_input(recorded, 1, state, sizeof(nvmlPowerSmoothingState_t));
    stub_output_open(recorded, 1, (void *)state, 0);
}

STUB_FILLS(208, nvmlDevicePowerSmoothingUpdatePresetProfileParam,
    (nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile), (device, profile))
{
    stub_input(recorded, 1, profile, sizeof(nvmlPowerSmoothingProfile_t));
    stub_output_open(recorded, 1, (void *)profile, 0);
}

STUB_FILLS(209, nvmlDeviceQueryDrainState,
    (nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState), (pciInfo, currentState))
{
    stub_input(recorded, 0, pciInfo, sizeof(nvmlPciInfo_t));
    stub_output(recorded, 1, (void *)currentState, sizeof(nvmlEnableState_t));
}

STUB(210, nvmlDeviceRegisterEvents,
    (nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set),
    (device, eventTypes, set))

STUB_FILLS(211, nvmlDeviceRemoveGpu_v2,
    (nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState),
    (pciInfo, gpuState, linkState))
{
    stub_input(recorded, 0, pciInfo, sizeof(nvmlPciInfo_t));
}

STUB(212, nvmlDeviceResetApplicationsClocks, (nvmlDevice_t device), (device))
STUB(213, nvmlDeviceResetGpuLockedClocks, (nvmlDevice_t device), (device))
STUB(214, nvmlDeviceResetMemoryLockedClocks, (nvmlDevice_t device), (device))
STUB(215, nvmlDeviceResetNvLinkErrorCounters, (nvmlDevice_t device, unsigned int link),
    (device, link))
STUB(216, nvmlDeviceResetNvLinkUtilizationCounter,
    (nvmlDevice_t device, unsigned int link, unsigned int counter), (device, link, counter))
STUB(217, nvmlDeviceSetAPIRestriction,
    (nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted),
    (device, apiType, isRestricted))
STUB(218, nvmlDeviceSetAccountingMode, (nvmlDevice_t device, nvmlEnableState_t mode),
    (device, mode))
STUB(219, nvmlDeviceSetApplicationsClocks,
    (nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz),
    (device, memClockMHz, graphicsClockMHz))
STUB(220, nvmlDeviceSetAutoBoostedClocksEnabled, (nvmlDevice_t device, nvmlEnableState_t enabled),
    (device, enabled))

STUB_FILLS(221, nvmlDeviceSetClockOffsets, (nvmlDevice_t device, nvmlClockOffset_t *info),
    (device, info))
{
    stub_input(recorded, 1, info, sizeof(nvmlClockOffset_t));
    stub_output_open(recorded, 1, (void *)info, 0);
}

STUB(222, nvmlDeviceSetComputeMode, (nvmlDevice_t device, nvmlComputeMode_t mode), (device, mode))
STUB(223, nvmlDeviceSetConfComputeUnprotectedMemSize,
    (nvmlDevice_t device, unsigned long long sizeKiB), (device, sizeKiB))
STUB(224, nvmlDeviceSetCpuAffinity, (nvmlDevice_t device), (device))
STUB(225, nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
    (nvmlDevice_t device, nvmlEnableState_t enabled, unsigned int flags), (device, enabled, flags))
STUB(226, nvmlDeviceSetDefaultFanSpeed_v2, (nvmlDevice_t device, unsigned int fan), (device, fan))

STUB_FILLS(227, nvmlDeviceSetDramEncryptionMode,
    (nvmlDevice_t device, const nvmlDramEncryptionInfo_t *dramEncryption), (device, dramEncryption))
{
    stub_input(recorded, 1, dramEncryption, sizeof(nvmlDramEncryptionInfo_t));
}

STUB(228, nvmlDeviceSetDriverModel,
    (nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags),
    (device, driverModel, flags))
STUB(229, nvmlDeviceSetEccMode, (nvmlDevice_t device, nvmlEnableState_t ecc), (device, ecc))
STUB(230, nvmlDeviceSetFanControlPolicy,
    (nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy), (device, fan, policy))
STUB(231, nvmlDeviceSetFanSpeed_v2, (nvmlDevice_t device, unsigned int fan, unsigned int speed),
    (device, fan, speed))
STUB(232, nvmlDeviceSetGpcClkVfOffset, (nvmlDevice_t device, int offset), (device, offset))
STUB(233, nvmlDeviceSetGpuLockedClocks,
    (nvmlDevice_t device, unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz),
    (device, minGpuClockMHz, maxGpuClockMHz))
STUB(234, nvmlDeviceSetGpuOperationMode, (nvmlDevice_t device, nvmlGpuOperationMode_t mode),
    (device, mode))
STUB(235, nvmlDeviceSetMemClkVfOffset, (nvmlDevice_t device, int offset), (device, offset))
STUB(236, nvmlDeviceSetMemoryLockedClocks,
    (nvmlDevice_t device, unsigned int minMemClockMHz, unsigned int maxMemClockMHz),
    (device, minMemClockMHz, maxMemClockMHz))

STUB_FILLS(237, nvmlDeviceSetMigMode,
    (nvmlDevice_t device, unsigned int mode, nvmlReturn_t *activationStatus),
    (device, mode, activationStatus))
{
    stub_output(recorded, 2, (void *)activationStatus, sizeof(nvmlReturn_t));
}

STUB_FILLS(238, nvmlDeviceSetNvLinkDeviceLowPowerThreshold,
    (nvmlDevice_t device, nvmlNvLinkPowerThres_t *info), (device, info))
{
    stub_input(recorded, 1, info, sizeof(nvmlNvLinkPowerThres_t));
}

STUB_FILLS(239, nvmlDeviceSetNvLinkUtilizationControl,
    (nvmlDevice_t device, unsigned int link, unsigned int counter,
        nvmlNvLinkUtilizationControl_t *control, unsigned int reset),
    (device, link, counter, control, reset))
{
    stub_input(recorded, 3, control, sizeof(nvmlNvLinkUtilizationControl_t));
}

STUB_FILLS(240, nvmlDeviceSetNvlinkBwMode, (nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode),
    (device, setBwMode))
{
    stub_input(recorded, 1, setBwMode, sizeof(nvmlNvlinkSetBwMode_t));
    stub_output_open(recorded, 1, (void *)setBwMode, 0);
}

STUB(241, nvmlDeviceSetPersistenceMode, (nvmlDevice_t device, nvmlEnableState_t mode),
    (device, mode))
STUB(242, nvmlDeviceSetPowerManagementLimit, (nvmlDevice_t device, unsigned int limit),
    (device, limit))

STUB_FILLS(243, nvmlDeviceSetPowerManagementLimit_v2,
    (nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue), (device, powerValue))
{
    stub_input(recorded, 1, powerValue, sizeof(nvmlPowerValue_v2_t));
}

STUB_FILLS(244, nvmlDeviceSetTemperatureThreshold,
    (nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, int *temp),
    (device, thresholdType, temp))
{
    stub_output(recorded, 2, (void *)temp, sizeof(int));
}

STUB(245, nvmlDeviceSetVgpuCapabilities,
    (nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state),
    (device, capability, state))

STUB_FILLS(246, nvmlDeviceSetVgpuHeterogeneousMode,
    (nvmlDevice_t device, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode),
    (device, pHeterogeneousMode))
{
    stub_input(recorded, 1, pHeterogeneousMode, sizeof(nvmlVgpuHeterogeneousMode_t));
}

STUB_FILLS(247, nvmlDeviceSetVgpuSchedulerState,
    (nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState), (device, pSchedulerState))
{
    stub_input(recorded, 1, pSchedulerState, sizeof(nvmlVgpuSchedulerSetState_t));
}

STUB(248, nvmlDeviceSetVirtualizationMode,
    (nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode), (device, virtualMode))
STUB(249, nvmlDeviceValidateInforom, (nvmlDevice_t device), (device))

STUB_FILLS(250, nvmlDeviceWorkloadPowerProfileClearRequestedProfiles,
    (nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles),
    (device, requestedProfiles))
{
    stub_input(recorded, 1, requestedProfiles, sizeof(nvmlWorkloadPowerProfileRequestedProfiles_t));
    stub_output_open(recorded, 1, (void *)requestedProfiles, 0);
}

STUB_FILLS(251, nvmlDeviceWorkloadPowerProfileGetCurrentProfiles,
    (nvmlDevice_t device, nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles),
    (device, currentProfiles))
{
    stub_input(recorded, 1, currentProfiles, sizeof(nvmlWorkloadPowerProfileCurrentProfiles_t));
    stub_output_open(recorded, 1, (void *)currentProfiles, 0);
}

STUB_FILLS(252, nvmlDeviceWorkloadPowerProfileGetProfilesInfo,
    (nvmlDevice_t device, nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo),
    (device, profilesInfo))
{
    stub_input(recorded, 1, profilesInfo, sizeof(nvmlWorkloadPowerProfileProfilesInfo_t));
    stub_output_open(recorded, 1, (void *)profilesInfo, 0);
}

STUB_FILLS(253, nvmlDeviceWorkloadPowerProfileSetRequestedProfiles,
    (nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles),
    (device, requestedProfiles))
{
    stub_input(recorded, 1, requestedProfiles, sizeof(nvmlWorkloadPowerProfileRequestedProfiles_t));
    stub_output_open(recorded, 1, (void *)requestedProfiles, 0);
}

STUB_EXPORT const char *
nvmlErrorString(nvmlReturn_t result)
{
    STUB_BEGIN(254, nvmlErrorString, 0, (result));
    STUB_ARGUMENTS(result);
    return stub_finish_string(recorded);
}

STUB_FILLS(255, nvmlEventSetCreate, (nvmlEventSet_t *set), (set))
{
    stub_output(recorded, 0, (void *)set, sizeof(nvmlEventSet_t));
}

STUB(256, nvmlEventSetFree, (nvmlEventSet_t set), (set))

STUB_FILLS(257, nvmlEventSetWait_v2,
    (nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms), (set, data, timeoutms))
{
    stub_output(recorded, 1, (void *)data, sizeof(nvmlEventData_t));
}

STUB_FILLS(258, nvmlGetExcludedDeviceCount, (unsigned int *deviceCount), (deviceCount))
{
    stub_output(recorded, 0, (void *)deviceCount, sizeof(unsigned int));
}

STUB_FILLS(259, nvmlGetExcludedDeviceInfoByIndex,
    (unsigned int index, nvmlExcludedDeviceInfo_t *info), (index, info))
{
    stub_output(recorded, 1, (void *)info, sizeof(nvmlExcludedDeviceInfo_t));
}

STUB_FILLS(260, nvmlGetVgpuCompatibility,
    (nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t *pgpuMetadata,
        nvmlVgpuPgpuCompatibility_t *compatibilityInfo),
    (vgpuMetadata, pgpuMetadata, compatibilityInfo))
{
    stub_input(recorded, 0, vgpuMetadata, sizeof(nvmlVgpuMetadata_t));
    stub_input(recorded, 1, pgpuMetadata, sizeof(nvmlVgpuPgpuMetadata_t));
    stub_output(recorded, 2, (void *)compatibilityInfo, sizeof(nvmlVgpuPgpuCompatibility_t));
}

STUB_FILLS(261, nvmlGetVgpuDriverCapabilities,
    (nvmlVgpuDriverCapability_t capability, unsigned int *capResult), (capability, capResult))
{
    stub_output(recorded, 1, (void *)capResult, sizeof(unsigned int));
}

STUB_FILLS(262, nvmlGetVgpuVersion, (nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current),
    (supported, current))
{
    stub_output(recorded, 0, (void *)supported, sizeof(nvmlVgpuVersion_t));
    stub_output(recorded, 1, (void *)current, sizeof(nvmlVgpuVersion_t));
}

STUB_FILLS(263, nvmlGpmMetricsGet, (nvmlGpmMetricsGet_t *metricsGet), (metricsGet))
{
    stub_input(recorded, 0, metricsGet, sizeof(nvmlGpmMetricsGet_t));
    stub_output_open(recorded, 0, (void *)metricsGet, 0);
}

STUB(264, nvmlGpmMigSampleGet,
    (nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample),
    (device, gpuInstanceId, gpmSample))

STUB_FILLS(265, nvmlGpmQueryDeviceSupport, (nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport),
    (device, gpmSupport))
{
    stub_input(recorded, 1, gpmSupport, sizeof(nvmlGpmSupport_t));
    stub_output_open(recorded, 1, (void *)gpmSupport, 0);
}

STUB_FILLS(266, nvmlGpmQueryIfStreamingEnabled, (nvmlDevice_t device, unsigned int *state),
    (device, state))
{
    stub_output(recorded, 1, (void *)state, sizeof(unsigned int));
}

STUB_FILLS(267, nvmlGpmSampleAlloc, (nvmlGpmSample_t *gpmSample), (gpmSample))
{
    stub_output(recorded, 0, (void *)gpmSample, sizeof(nvmlGpmSample_t));
}

STUB(268, nvmlGpmSampleFree, (nvmlGpmSample_t gpmSample), (gpmSample))
STUB(269, nvmlGpmSampleGet, (nvmlDevice_t device, nvmlGpmSample_t gpmSample), (device, gpmSample))
STUB(270, nvmlGpmSetStreamingEnabled, (nvmlDevice_t device, unsigned int state), (device, state))

STUB_FILLS(271, nvmlGpuInstanceCreateComputeInstance,
    (nvmlGpuInstance_t gpuInstance, unsigned int profileId,
        nvmlComputeInstance_t *computeInstance),
    (gpuInstance, profileId, computeInstance))
{
    stub_output(recorded, 2, (void *)computeInstance, sizeof(nvmlComputeInstance_t));
}

STUB_FILLS(272, nvmlGpuInstanceCreateComputeInstanceWithPlacement,
    (nvmlGpuInstance_t gpuInstance, unsigned int profileId,
        const nvmlComputeInstancePlacement_t *placement, nvmlComputeInstance_t *computeInstance),
    (gpuInstance, profileId, placement, computeInstance))
{
    stub_input(recorded, 2, placement, sizeof(nvmlComputeInstancePlacement_t));
    stub_output(recorded, 3, (void *)computeInstance, sizeof(nvmlComputeInstance_t));
}

STUB(273, nvmlGpuInstanceDestroy, (nvmlGpuInstance_t gpuInstance), (gpuInstance))

STUB_FILLS(274, nvmlGpuInstanceGetActiveVgpus,
    (nvmlGpuInstance_t gpuInstance, nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo),
    (gpuInstance, pVgpuInstanceInfo))
{
    stub_input(recorded, 1, pVgpuInstanceInfo, sizeof(nvmlActiveVgpuInstanceInfo_t));
    stub_output_open(recorded, 1, (void *)pVgpuInstanceInfo, 0);
}

STUB_FILLS(275, nvmlGpuInstanceGetComputeInstanceById,
    (nvmlGpuInstance_t gpuInstance, unsigned int id, nvmlComputeInstance_t *computeInstance),
    (gpuInstance, id, computeInstance))
{
    stub_output(recorded, 2, (void *)computeInstance, sizeof(nvmlComputeInstance_t));
}

STUB_FILLS(276, nvmlGpuInstanceGetComputeInstancePossiblePlacements,
    (nvmlGpuInstance_t gpuInstance, unsigned int profileId,
        nvmlComputeInstancePlacement_t *placements, unsigned int *count),
    (gpuInstance, profileId, placements, count))
{
    stub_input(recorded, 3, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 3, count, sizeof *count,
        count != NULL && placements != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)placements,
        count_written * sizeof(nvmlComputeInstancePlacement_t));
}

STUB_FILLS(277, nvmlGpuInstanceGetComputeInstanceProfileInfo,
    (nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile,
        nvmlComputeInstanceProfileInfo_t *info),
    (gpuInstance, profile, engProfile, info))
{
    stub_output(recorded, 3, (void *)info, sizeof(nvmlComputeInstanceProfileInfo_t));
}

STUB_FILLS(278, nvmlGpuInstanceGetComputeInstanceProfileInfoV,
    (nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile,
        nvmlComputeInstanceProfileInfo_v2_t *info),
    (gpuInstance, profile, engProfile, info))
{
    stub_input(recorded, 3, info, sizeof(nvmlComputeInstanceProfileInfo_v2_t));
    stub_output_open(recorded, 3, (void *)info, 0);
}

STUB_FILLS(279, nvmlGpuInstanceGetComputeInstanceRemainingCapacity,
    (nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int *count),
    (gpuInstance, profileId, count))
{
    stub_output(recorded, 2, (void *)count, sizeof(unsigned int));
}

STUB_FILLS(280, nvmlGpuInstanceGetComputeInstances,
    (nvmlGpuInstance_t gpuInstance, unsigned int profileId,
        nvmlComputeInstance_t *computeInstances, unsigned int *count),
    (gpuInstance, profileId, computeInstances, count))
{
    stub_input(recorded, 3, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 3, count, sizeof *count,
        count != NULL && computeInstances != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)computeInstances,
        count_written * sizeof(nvmlComputeInstance_t));
}

STUB_FILLS(281, nvmlGpuInstanceGetCreatableVgpus,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuTypeIdInfo_t *pVgpus), (gpuInstance, pVgpus))
{
    stub_input(recorded, 1, pVgpus, sizeof(nvmlVgpuTypeIdInfo_t));
    stub_output_open(recorded, 1, (void *)pVgpus, 0);
}

STUB_FILLS(282, nvmlGpuInstanceGetInfo,
    (nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info), (gpuInstance, info))
{
    stub_output(recorded, 1, (void *)info, sizeof(nvmlGpuInstanceInfo_t));
}

STUB_FILLS(283, nvmlGpuInstanceGetVgpuHeterogeneousMode,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode),
    (gpuInstance, pHeterogeneousMode))
{
    stub_input(recorded, 1, pHeterogeneousMode, sizeof(nvmlVgpuHeterogeneousMode_t));
    stub_output_open(recorded, 1, (void *)pHeterogeneousMode, 0);
}

STUB_FILLS(284, nvmlGpuInstanceGetVgpuSchedulerLog,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo),
    (gpuInstance, pSchedulerLogInfo))
{
    stub_input(recorded, 1, pSchedulerLogInfo, sizeof(nvmlVgpuSchedulerLogInfo_t));
    stub_output_open(recorded, 1, (void *)pSchedulerLogInfo, 0);
}

STUB_FILLS(285, nvmlGpuInstanceGetVgpuSchedulerState,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo),
    (gpuInstance, pSchedulerStateInfo))
{
    stub_input(recorded, 1, pSchedulerStateInfo, sizeof(nvmlVgpuSchedulerStateInfo_t));
    stub_output_open(recorded, 1, (void *)pSchedulerStateInfo, 0);
}

STUB_FILLS(286, nvmlGpuInstanceGetVgpuTypeCreatablePlacements,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo),
    (gpuInstance, pCreatablePlacementInfo))
{
    stub_input(recorded, 1, pCreatablePlacementInfo, sizeof(nvmlVgpuCreatablePlacementInfo_t));
}

STUB_FILLS(287, nvmlGpuInstanceSetVgpuHeterogeneousMode,
    (nvmlGpuInstance_t gpuInstance, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode),
    (gpuInstance, pHeterogeneousMode))
{
    stub_input(recorded, 1, pHeterogeneousMode, sizeof(nvmlVgpuHeterogeneousMode_t));
}

STUB_FILLS(288, nvmlGpuInstanceSetVgpuSchedulerState,
    (nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_t *pScheduler),
    (gpuInstance, pScheduler))
{
    stub_input(recorded, 1, pScheduler, sizeof(nvmlVgpuSchedulerState_t));
    stub_output_open(recorded, 1, (void *)pScheduler, 0);
}

STUB(289, nvmlInitWithFlags, (unsigned int flags), (flags))

STUB_EXPORT nvmlReturn_t
nvmlInit_v2(void)
{
    STUB_BEGIN(290, nvmlInit_v2, NVML_SUCCESS, ());
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_FILLS(291, nvmlSetVgpuVersion, (nvmlVgpuVersion_t *vgpuVersion), (vgpuVersion))
{
    stub_input(recorded, 0, vgpuVersion, sizeof(nvmlVgpuVersion_t));
}

STUB_EXPORT nvmlReturn_t
nvmlShutdown(void)
{
    STUB_BEGIN(292, nvmlShutdown, NVML_SUCCESS, ());
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_FILLS(293, nvmlSystemEventSetCreate, (nvmlSystemEventSetCreateRequest_t *request), (request))
{
    stub_input(recorded, 0, request, sizeof(nvmlSystemEventSetCreateRequest_t));
    stub_output_open(recorded, 0, (void *)request, 0);
}

STUB_FILLS(294, nvmlSystemEventSetFree, (nvmlSystemEventSetFreeRequest_t *request), (request))
{
    stub_input(recorded, 0, request, sizeof(nvmlSystemEventSetFreeRequest_t));
    stub_output_open(recorded, 0, (void *)request, 0);
}

STUB_FILLS(295, nvmlSystemEventSetWait, (nvmlSystemEventSetWaitRequest_t *request), (request))
{
    stub_input(recorded, 0, request, sizeof(nvmlSystemEventSetWaitRequest_t));
    stub_output_open(recorded, 0, (void *)request, 0);
}

STUB_FILLS(296, nvmlSystemGetConfComputeCapabilities, (nvmlConfComputeSystemCaps_t *capabilities),
    (capabilities))
{
    stub_output(recorded, 0, (void *)capabilities, sizeof(nvmlConfComputeSystemCaps_t));
}

STUB_FILLS(297, nvmlSystemGetConfComputeGpusReadyState, (unsigned int *isAcceptingWork),
    (isAcceptingWork))
{
    stub_output(recorded, 0, (void *)isAcceptingWork, sizeof(unsigned int));
}

STUB_FILLS(298, nvmlSystemGetConfComputeKeyRotationThresholdInfo,
    (nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo), (pKeyRotationThrInfo))
{
    stub_input(recorded, 0, pKeyRotationThrInfo,
        sizeof(nvmlConfComputeGetKeyRotationThresholdInfo_t));
    stub_output_open(recorded, 0, (void *)pKeyRotationThrInfo, 0);
}

STUB_FILLS(299, nvmlSystemGetConfComputeSettings, (nvmlSystemConfComputeSettings_t *settings),
    (settings))
{
    stub_input(recorded, 0, settings, sizeof(nvmlSystemConfComputeSettings_t));
    stub_output_open(recorded, 0, (void *)settings, 0);
}

STUB_FILLS(300, nvmlSystemGetConfComputeState, (nvmlConfComputeSystemState_t *state), (state))
{
    stub_output(recorded, 0, (void *)state, sizeof(nvmlConfComputeSystemState_t));
}

STUB_FILLS(301, nvmlSystemGetCudaDriverVersion, (int *cudaDriverVersion), (cudaDriverVersion))
{
    stub_output(recorded, 0, (void *)cudaDriverVersion, sizeof(int));
}

STUB_FILLS(302, nvmlSystemGetCudaDriverVersion_v2, (int *cudaDriverVersion), (cudaDriverVersion))
{
    stub_output(recorded, 0, (void *)cudaDriverVersion, sizeof(int));
}

STUB_FILLS(303, nvmlSystemGetDriverBranch,
    (nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int length), (branchInfo, length))
{
    stub_input(recorded, 0, branchInfo, sizeof(nvmlSystemDriverBranchInfo_t));
    stub_output_open(recorded, 0, (void *)branchInfo, 0);
}

STUB_FILLS(304, nvmlSystemGetDriverVersion, (char *version, unsigned int length), (version, length))
{
    stub_output(recorded, 0, (void *)version, stub_items((size_t)length) * sizeof(char));
}

STUB_FILLS(305, nvmlSystemGetHicVersion, (unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries),
    (hwbcCount, hwbcEntries))
{
    stub_input(recorded, 0, hwbcCount, sizeof(unsigned int));
    size_t hwbcCount_written = stub_output_count(recorded, 0, hwbcCount, sizeof *hwbcCount,
        hwbcCount != NULL && hwbcEntries != NULL ? stub_items((size_t)*hwbcCount) : SIZE_MAX);
    stub_output(recorded, 1, (void *)hwbcEntries, hwbcCount_written * sizeof(nvmlHwbcEntry_t));
}

STUB_FILLS(306, nvmlSystemGetNVMLVersion, (char *version, unsigned int length), (version, length))
{
    stub_output(recorded, 0, (void *)version, stub_items((size_t)length) * sizeof(char));
}

STUB_FILLS(307, nvmlSystemGetNvlinkBwMode, (unsigned int *nvlinkBwMode), (nvlinkBwMode))
{
    stub_output(recorded, 0, (void *)nvlinkBwMode, sizeof(unsigned int));
}

STUB_FILLS(308, nvmlSystemGetProcessName, (unsigned int pid, char *name, unsigned int length),
    (pid, name, length))
{
    stub_output(recorded, 1, (void *)name, stub_items((size_t)length) * sizeof(char));
}

STUB_FILLS(309, nvmlSystemGetTopologyGpuSet,
    (unsigned int cpuNumber, unsigned int *count, nvmlDevice_t *deviceArray),
    (cpuNumber, count, deviceArray))
{
    stub_input(recorded, 1, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 1, count, sizeof *count,
        count != NULL && deviceArray != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)deviceArray, count_written * sizeof(nvmlDevice_t));
}

STUB_FILLS(310, nvmlSystemRegisterEvents, (nvmlSystemRegisterEventRequest_t *request), (request))
{
    stub_input(recorded, 0, request, sizeof(nvmlSystemRegisterEventRequest_t));
    stub_output_open(recorded, 0, (void *)request, 0);
}

STUB(311, nvmlSystemSetConfComputeGpusReadyState, (unsigned int isAcceptingWork), (isAcceptingWork))

STUB_FILLS(312, nvmlSystemSetConfComputeKeyRotationThresholdInfo,
    (nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo), (pKeyRotationThrInfo))
{
    stub_input(recorded, 0, pKeyRotationThrInfo,
        sizeof(nvmlConfComputeSetKeyRotationThresholdInfo_t));
    stub_output_open(recorded, 0, (void *)pKeyRotationThrInfo, 0);
}

STUB(313, nvmlSystemSetNvlinkBwMode, (unsigned int nvlinkBwMode), (nvlinkBwMode))

STUB_FILLS(314, nvmlUnitGetCount, (unsigned int *unitCount), (unitCount))
{
    stub_output(recorded, 0, (void *)unitCount, sizeof(unsigned int));
}

STUB_FILLS(315, nvmlUnitGetDevices,
    (nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices),
    (unit, deviceCount, devices))
{
    stub_input(recorded, 1, deviceCount, sizeof(unsigned int));
    size_t deviceCount_written = stub_output_count(recorded, 1, deviceCount, sizeof *deviceCount,
        deviceCount != NULL && devices != NULL ? stub_items((size_t)*deviceCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)devices, deviceCount_written * sizeof(nvmlDevice_t));
}

STUB_FILLS(316, nvmlUnitGetFanSpeedInfo, (nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds),
    (unit, fanSpeeds))
{
    stub_output(recorded, 1, (void *)fanSpeeds, sizeof(nvmlUnitFanSpeeds_t));
}

STUB_FILLS(317, nvmlUnitGetHandleByIndex, (unsigned int index, nvmlUnit_t *unit), (index, unit))
{
    stub_output(recorded, 1, (void *)unit, sizeof(nvmlUnit_t));
}

STUB_FILLS(318, nvmlUnitGetLedState, (nvmlUnit_t unit, nvmlLedState_t *state), (unit, state))
{
    stub_output(recorded, 1, (void *)state, sizeof(nvmlLedState_t));
}

STUB_FILLS(319, nvmlUnitGetPsuInfo, (nvmlUnit_t unit, nvmlPSUInfo_t *psu), (unit, psu))
{
    stub_output(recorded, 1, (void *)psu, sizeof(nvmlPSUInfo_t));
}

STUB_FILLS(320, nvmlUnitGetTemperature, (nvmlUnit_t unit, unsigned int type, unsigned int *temp),
    (unit, type, temp))
{
    stub_output(recorded, 2, (void *)temp, sizeof(unsigned int));
}

STUB_FILLS(321, nvmlUnitGetUnitInfo, (nvmlUnit_t unit, nvmlUnitInfo_t *info), (unit, info))
{
    stub_output(recorded, 1, (void *)info, sizeof(nvmlUnitInfo_t));
}

STUB(322, nvmlUnitSetLedState, (nvmlUnit_t unit, nvmlLedColor_t color), (unit, color))
STUB(323, nvmlVgpuInstanceClearAccountingPids, (nvmlVgpuInstance_t vgpuInstance), (vgpuInstance))

STUB_FILLS(324, nvmlVgpuInstanceGetAccountingMode,
    (nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *mode), (vgpuInstance, mode))
{
    stub_output(recorded, 1, (void *)mode, sizeof(nvmlEnableState_t));
}

STUB_FILLS(325, nvmlVgpuInstanceGetAccountingPids,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *count, unsigned int *pids),
    (vgpuInstance, count, pids))
{
    stub_input(recorded, 1, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 1, count, sizeof *count,
        count != NULL && pids != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)pids, count_written * sizeof(unsigned int));
}

STUB_FILLS(326, nvmlVgpuInstanceGetAccountingStats,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int pid, nvmlAccountingStats_t *stats),
    (vgpuInstance, pid, stats))
{
    stub_output(recorded, 2, (void *)stats, sizeof(nvmlAccountingStats_t));
}

STUB_FILLS(327, nvmlVgpuInstanceGetEccMode,
    (nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode), (vgpuInstance, eccMode))
{
    stub_output(recorded, 1, (void *)eccMode, sizeof(nvmlEnableState_t));
}

STUB_FILLS(328, nvmlVgpuInstanceGetEncoderCapacity,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *encoderCapacity),
    (vgpuInstance, encoderCapacity))
{
    stub_output(recorded, 1, (void *)encoderCapacity, sizeof(unsigned int));
}

STUB_FILLS(329, nvmlVgpuInstanceGetEncoderSessions,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
        nvmlEncoderSessionInfo_t *sessionInfo),
    (vgpuInstance, sessionCount, sessionInfo))
{
    stub_input(recorded, 1, sessionCount, sizeof(unsigned int));
    size_t sessionCount_written = stub_output_count(recorded, 1, sessionCount,
        sizeof *sessionCount,
        sessionCount != NULL && sessionInfo != NULL ? stub_items((size_t)*sessionCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)sessionInfo,
        sessionCount_written * sizeof(nvmlEncoderSessionInfo_t));
}

STUB_FILLS(330, nvmlVgpuInstanceGetEncoderStats,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, unsigned int *averageFps,
        unsigned int *averageLatency),
    (vgpuInstance, sessionCount, averageFps, averageLatency))
{
    stub_output(recorded, 1, (void *)sessionCount, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)averageFps, sizeof(unsigned int));
    stub_output(recorded, 3, (void *)averageLatency, sizeof(unsigned int));
}

STUB_FILLS(331, nvmlVgpuInstanceGetFBCSessions,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
        nvmlFBCSessionInfo_t *sessionInfo),
    (vgpuInstance, sessionCount, sessionInfo))
{
    stub_input(recorded, 1, sessionCount, sizeof(unsigned int));
    size_t sessionCount_written = stub_output_count(recorded, 1, sessionCount,
        sizeof *sessionCount,
        sessionCount != NULL && sessionInfo != NULL ? stub_items((size_t)*sessionCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)sessionInfo,
        sessionCount_written * sizeof(nvmlFBCSessionInfo_t));
}

STUB_FILLS(332, nvmlVgpuInstanceGetFBCStats,
    (nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats), (vgpuInstance, fbcStats))
{
    stub_output(recorded, 1, (void *)fbcStats, sizeof(nvmlFBCStats_t));
}

STUB_FILLS(333, nvmlVgpuInstanceGetFbUsage,
    (nvmlVgpuInstance_t vgpuInstance, unsigned long long *fbUsage), (vgpuInstance, fbUsage))
{
    stub_output(recorded, 1, (void *)fbUsage, sizeof(unsigned long long));
}

STUB_FILLS(334, nvmlVgpuInstanceGetFrameRateLimit,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *frameRateLimit), (vgpuInstance, frameRateLimit))
{
    stub_output(recorded, 1, (void *)frameRateLimit, sizeof(unsigned int));
}

STUB_FILLS(335, nvmlVgpuInstanceGetGpuInstanceId,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *gpuInstanceId), (vgpuInstance, gpuInstanceId))
{
    stub_output(recorded, 1, (void *)gpuInstanceId, sizeof(unsigned int));
}

STUB_FILLS(336, nvmlVgpuInstanceGetGpuPciId,
    (nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId, unsigned int *length),
    (vgpuInstance, vgpuPciId, length))
{
    stub_input(recorded, 2, length, sizeof(unsigned int));
    size_t length_written = stub_output_count(recorded, 2, length, sizeof *length,
        length != NULL && vgpuPciId != NULL ? stub_items((size_t)*length) : SIZE_MAX);
    stub_output(recorded, 1, (void *)vgpuPciId, length_written * sizeof(char));
}

STUB_FILLS(337, nvmlVgpuInstanceGetLicenseInfo_v2,
    (nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t *licenseInfo),
    (vgpuInstance, licenseInfo))
{
    stub_output(recorded, 1, (void *)licenseInfo, sizeof(nvmlVgpuLicenseInfo_t));
}

STUB_FILLS(338, nvmlVgpuInstanceGetLicenseStatus,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed), (vgpuInstance, licensed))
{
    stub_output(recorded, 1, (void *)licensed, sizeof(unsigned int));
}

STUB_FILLS(339, nvmlVgpuInstanceGetMdevUUID,
    (nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size),
    (vgpuInstance, mdevUuid, size))
{
    stub_output(recorded, 1, (void *)mdevUuid, stub_items((size_t)size) * sizeof(char));
}

STUB_FILLS(340, nvmlVgpuInstanceGetMetadata,
    (nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize),
    (vgpuInstance, vgpuMetadata, bufferSize))
{
    stub_input(recorded, 2, bufferSize, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)bufferSize, sizeof(unsigned int));
}

STUB_FILLS(341, nvmlVgpuInstanceGetPlacementId,
    (nvmlVgpuInstance_t vgpuInstance, nvmlVgpuPlacementId_t *pPlacement),
    (vgpuInstance, pPlacement))
{
    stub_input(recorded, 1, pPlacement, sizeof(nvmlVgpuPlacementId_t));
    stub_output_open(recorded, 1, (void *)pPlacement, 0);
}

STUB_FILLS(342, nvmlVgpuInstanceGetRuntimeStateSize,
    (nvmlVgpuInstance_t vgpuInstance, nvmlVgpuRuntimeState_t *pState), (vgpuInstance, pState))
{
    stub_input(recorded, 1, pState, sizeof(nvmlVgpuRuntimeState_t));
    stub_output_open(recorded, 1, (void *)pState, 0);
}

STUB_FILLS(343, nvmlVgpuInstanceGetType,
    (nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId), (vgpuInstance, vgpuTypeId))
{
    stub_output(recorded, 1, (void *)vgpuTypeId, sizeof(nvmlVgpuTypeId_t));
}

STUB_FILLS(344, nvmlVgpuInstanceGetUUID,
    (nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size), (vgpuInstance, uuid, size))
{
    stub_output(recorded, 1, (void *)uuid, stub_items((size_t)size) * sizeof(char));
}

STUB_FILLS(345, nvmlVgpuInstanceGetVmDriverVersion,
    (nvmlVgpuInstance_t vgpuInstance, char *version, unsigned int length),
    (vgpuInstance, version, length))
{
    stub_output(recorded, 1, (void *)version, stub_items((size_t)length) * sizeof(char));
}

STUB_FILLS(346, nvmlVgpuInstanceGetVmID,
    (nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size, nvmlVgpuVmIdType_t *vmIdType),
    (vgpuInstance, vmId, size, vmIdType))
{
    stub_output(recorded, 1, (void *)vmId, stub_items((size_t)size) * sizeof(char));
    stub_output(recorded, 3, (void *)vmIdType, sizeof(nvmlVgpuVmIdType_t));
}

STUB(347, nvmlVgpuInstanceSetEncoderCapacity,
    (nvmlVgpuInstance_t vgpuInstance, unsigned int encoderCapacity),
    (vgpuInstance, encoderCapacity))

STUB_FILLS(348, nvmlVgpuTypeGetBAR1Info,
    (nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info), (vgpuTypeId, bar1Info))
{
    stub_input(recorded, 1, bar1Info, sizeof(nvmlVgpuTypeBar1Info_t));
    stub_output_open(recorded, 1, (void *)bar1Info, 0);
}

STUB_FILLS(349, nvmlVgpuTypeGetCapabilities,
    (nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability, unsigned int *capResult),
    (vgpuTypeId, capability, capResult))
{
    stub_output(recorded, 2, (void *)capResult, sizeof(unsigned int));
}

STUB_FILLS(350, nvmlVgpuTypeGetClass,
    (nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size),
    (vgpuTypeId, vgpuTypeClass, size))
{
    stub_input(recorded, 2, size, sizeof(unsigned int));
    size_t size_written = stub_output_count(recorded, 2, size, sizeof *size,
        size != NULL && vgpuTypeClass != NULL ? stub_items((size_t)*size) : SIZE_MAX);
    stub_output(recorded, 1, (void *)vgpuTypeClass, size_written * sizeof(char));
}

STUB_FILLS(351, nvmlVgpuTypeGetDeviceID,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID, unsigned long long *subsystemID),
    (vgpuTypeId, deviceID, subsystemID))
{
    stub_output(recorded, 1, (void *)deviceID, sizeof(unsigned long long));
    stub_output(recorded, 2, (void *)subsystemID, sizeof(unsigned long long));
}

STUB_FILLS(352, nvmlVgpuTypeGetFbReservation,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbReservation), (vgpuTypeId, fbReservation))
{
    stub_output(recorded, 1, (void *)fbReservation, sizeof(unsigned long long));
}

STUB_FILLS(353, nvmlVgpuTypeGetFrameRateLimit,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned int *frameRateLimit), (vgpuTypeId, frameRateLimit))
{
    stub_output(recorded, 1, (void *)frameRateLimit, sizeof(unsigned int));
}

STUB_FILLS(354, nvmlVgpuTypeGetFramebufferSize,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize), (vgpuTypeId, fbSize))
{
    stub_output(recorded, 1, (void *)fbSize, sizeof(unsigned long long));
}

STUB_FILLS(355, nvmlVgpuTypeGetGpuInstanceProfileId,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned int *gpuInstanceProfileId),
    (vgpuTypeId, gpuInstanceProfileId))
{
    stub_output(recorded, 1, (void *)gpuInstanceProfileId, sizeof(unsigned int));
}

STUB_FILLS(356, nvmlVgpuTypeGetGspHeapSize,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *gspHeapSize), (vgpuTypeId, gspHeapSize))
{
    stub_output(recorded, 1, (void *)gspHeapSize, sizeof(unsigned long long));
}

STUB_FILLS(357, nvmlVgpuTypeGetLicense,
    (nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString, unsigned int size),
    (vgpuTypeId, vgpuTypeLicenseString, size))
{
    stub_output(recorded, 1, (void *)vgpuTypeLicenseString,
        stub_items((size_t)size) * sizeof(char));
}

STUB_FILLS(358, nvmlVgpuTypeGetMaxInstances,
    (nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount),
    (device, vgpuTypeId, vgpuInstanceCount))
{
    stub_output(recorded, 2, (void *)vgpuInstanceCount, sizeof(unsigned int));
}

STUB_FILLS(359, nvmlVgpuTypeGetMaxInstancesPerGpuInstance,
    (nvmlVgpuTypeMaxInstance_t *pMaxInstance), (pMaxInstance))
{
    stub_input(recorded, 0, pMaxInstance, sizeof(nvmlVgpuTypeMaxInstance_t));
    stub_output_open(recorded, 0, (void *)pMaxInstance, 0);
}

STUB_FILLS(360, nvmlVgpuTypeGetMaxInstancesPerVm,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCountPerVm),
    (vgpuTypeId, vgpuInstanceCountPerVm))
{
    stub_output(recorded, 1, (void *)vgpuInstanceCountPerVm, sizeof(unsigned int));
}

STUB_FILLS(361, nvmlVgpuTypeGetName,
    (nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size),
    (vgpuTypeId, vgpuTypeName, size))
{
    stub_input(recorded, 2, size, sizeof(unsigned int));
    size_t size_written = stub_output_count(recorded, 2, size, sizeof *size,
        size != NULL && vgpuTypeName != NULL ? stub_items((size_t)*size) : SIZE_MAX);
    stub_output(recorded, 1, (void *)vgpuTypeName, size_written * sizeof(char));
}

STUB_FILLS(362, nvmlVgpuTypeGetNumDisplayHeads,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned int *numDisplayHeads), (vgpuTypeId, numDisplayHeads))
{
    stub_output(recorded, 1, (void *)numDisplayHeads, sizeof(unsigned int));
}

STUB_FILLS(363, nvmlVgpuTypeGetResolution,
    (nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex, unsigned int *xdim,
        unsigned int *ydim),
    (vgpuTypeId, displayIndex, xdim, ydim))
{
    stub_output(recorded, 2, (void *)xdim, sizeof(unsigned int));
    stub_output(recorded, 3, (void *)ydim, sizeof(unsigned int));
}

const stub_function stub_functions[] = {
    STUB_SAME(nvmlComputeInstanceDestroy, 0, 1),
    STUB_RENAMED(nvmlComputeInstanceGetInfo, nvmlComputeInstanceGetInfo_v2,
        nvmlComputeInstanceGetInfo_v2, 0, 2),
    STUB_SAME(nvmlDeviceClearAccountingPids, 0, 1),
    STUB_SAME(nvmlDeviceClearCpuAffinity, 0, 1),
    STUB_SAME(nvmlDeviceClearEccErrorCounts, 0, 2),
    STUB_SAME(nvmlDeviceClearFieldValues, 0, 3),
    STUB_SAME(nvmlDeviceCreateGpuInstance, 0, 3),
    STUB_SAME(nvmlDeviceCreateGpuInstanceWithPlacement, 0, 4),
    STUB_SAME(nvmlDeviceDiscoverGpus, 0, 1),
    STUB_SAME(nvmlDeviceFreezeNvLinkUtilizationCounter, 0, 4),
    STUB_SAME(nvmlDeviceGetAPIRestriction, 0, 3),
    STUB_SAME(nvmlDeviceGetAccountingBufferSize, 0, 2),
    STUB_SAME(nvmlDeviceGetAccountingMode, 0, 2),
    STUB_SAME(nvmlDeviceGetAccountingPids, 0, 3),
    STUB_SAME(nvmlDeviceGetAccountingStats, 0, 3),
    STUB_SAME(nvmlDeviceGetActiveVgpus, 0, 3),
    STUB_SAME(nvmlDeviceGetAdaptiveClockInfoStatus, 0, 2),
    STUB_SAME(nvmlDeviceGetApplicationsClock, 0, 3),
    STUB_SAME(nvmlDeviceGetArchitecture, 0, 2),
    STUB_RENAMED(nvmlDeviceGetAttributes, nvmlDeviceGetAttributes_v2, nvmlDeviceGetAttributes_v2,
        0, 2),
    STUB_SAME(nvmlDeviceGetAutoBoostedClocksEnabled, 0, 3),
    STUB_SAME(nvmlDeviceGetBAR1MemoryInfo, 0, 2),
    STUB_SAME(nvmlDeviceGetBoardId, 0, 2),
    STUB_SAME(nvmlDeviceGetBoardPartNumber, 0, 3),
    STUB_SAME(nvmlDeviceGetBrand, 0, 2),
    STUB_SAME(nvmlDeviceGetBridgeChipInfo, 0, 2),
    STUB_SAME(nvmlDeviceGetBusType, 0, 2),
    STUB_SAME(nvmlDeviceGetC2cModeInfoV, 0, 2),
    STUB_SAME(nvmlDeviceGetCapabilities, 0, 2),
    STUB_SAME(nvmlDeviceGetClkMonStatus, 0, 2),
    STUB_SAME(nvmlDeviceGetClock, 0, 4),
    STUB_SAME(nvmlDeviceGetClockInfo, 0, 3),
    STUB_SAME(nvmlDeviceGetClockOffsets, 0, 2),
    STUB_SAME(nvmlDeviceGetComputeInstanceId, 0, 2),
    STUB_SAME(nvmlDeviceGetComputeMode, 0, 2),
    STUB_RENAMED(nvmlDeviceGetComputeRunningProcesses, nvmlDeviceGetComputeRunningProcesses_v3,
        nvmlDeviceGetComputeRunningProcesses_v3, 0, 3),
    STUB_SAME(nvmlDeviceGetConfComputeGpuAttestationReport, 0, 2),
    STUB_SAME(nvmlDeviceGetConfComputeGpuCertificate, 0, 2),
    STUB_SAME(nvmlDeviceGetConfComputeMemSizeInfo, 0, 2),
    STUB_SAME(nvmlDeviceGetConfComputeProtectedMemoryUsage, 0, 2),
    STUB_SAME(nvmlDeviceGetCoolerInfo, 0, 2),
    STUB_RENAMED(nvmlDeviceGetCount, nvmlDeviceGetCount_v2, nvmlDeviceGetCount_v2, 0, 1),
    STUB_SAME(nvmlDeviceGetCpuAffinity, 0, 3),
    STUB_SAME(nvmlDeviceGetCpuAffinityWithinScope, 0, 4),
    STUB_SAME(nvmlDeviceGetCreatableVgpus, 0, 3),
    STUB_SAME(nvmlDeviceGetCudaComputeCapability, 0, 3),
    STUB_SAME(nvmlDeviceGetCurrPcieLinkGeneration, 0, 2),
    STUB_SAME(nvmlDeviceGetCurrPcieLinkWidth, 0, 2),
    STUB_SAME(nvmlDeviceGetCurrentClockFreqs, 0, 2),
    STUB_SAME(nvmlDeviceGetCurrentClocksEventReasons, 0, 2),
    STUB_SAME(nvmlDeviceGetCurrentClocksThrottleReasons, 0, 2),
    STUB_SAME(nvmlDeviceGetDecoderUtilization, 0, 3),
    STUB_SAME(nvmlDeviceGetDefaultApplicationsClock, 0, 3),
    STUB_SAME(nvmlDeviceGetDefaultEccMode, 0, 2),
    STUB_SAME(nvmlDeviceGetDetailedEccErrors, 0, 4),
    STUB_SAME(nvmlDeviceGetDeviceHandleFromMigDeviceHandle, 0, 2),
    STUB_SAME(nvmlDeviceGetDisplayActive, 0, 2),
    STUB_SAME(nvmlDeviceGetDisplayMode, 0, 2),
    STUB_SAME(nvmlDeviceGetDramEncryptionMode, 0, 3),
    STUB_RENAMED(nvmlDeviceGetDriverModel, nvmlDeviceGetDriverModel_v2,
        nvmlDeviceGetDriverModel_v2, 0, 3),
    STUB_SAME(nvmlDeviceGetDynamicPstatesInfo, 0, 2),
    STUB_SAME(nvmlDeviceGetEccMode, 0, 3),
    STUB_SAME(nvmlDeviceGetEncoderCapacity, 0, 3),
    STUB_SAME(nvmlDeviceGetEncoderSessions, 0, 3),
    STUB_SAME(nvmlDeviceGetEncoderStats, 0, 4),
    STUB_SAME(nvmlDeviceGetEncoderUtilization, 0, 3),
    STUB_SAME(nvmlDeviceGetEnforcedPowerLimit, 0, 2),
    STUB_SAME(nvmlDeviceGetFBCSessions, 0, 3),
    STUB_SAME(nvmlDeviceGetFBCStats, 0, 2),
    STUB_SAME(nvmlDeviceGetFanControlPolicy_v2, 0, 3),
    STUB_SAME(nvmlDeviceGetFanSpeed, 0, 2),
    STUB_SAME(nvmlDeviceGetFanSpeedRPM, 0, 2),
    STUB_SAME(nvmlDeviceGetFanSpeed_v2, 0, 3),
    STUB_SAME(nvmlDeviceGetFieldValues, 0, 3),
    STUB_SAME(nvmlDeviceGetGpcClkMinMaxVfOffset, 0, 3),
    STUB_SAME(nvmlDeviceGetGpcClkVfOffset, 0, 2),
    STUB_SAME(nvmlDeviceGetGpuFabricInfo, 0, 2),
    STUB_SAME(nvmlDeviceGetGpuFabricInfoV, 0, 2),
    STUB_SAME(nvmlDeviceGetGpuInstanceById, 0, 3),
    STUB_SAME(nvmlDeviceGetGpuInstanceId, 0, 2),
    STUB_RENAMED(nvmlDeviceGetGpuInstancePossiblePlacements,
        nvmlDeviceGetGpuInstancePossiblePlacements_v2,
        nvmlDeviceGetGpuInstancePossiblePlacements_v2, 0, 4),
    STUB_SAME(nvmlDeviceGetGpuInstanceProfileInfo, 0, 3),
    STUB_SAME(nvmlDeviceGetGpuInstanceProfileInfoV, 0, 3),
    STUB_SAME(nvmlDeviceGetGpuInstanceRemainingCapacity, 0, 3),
    STUB_SAME(nvmlDeviceGetGpuInstances, 0, 4),
    STUB_SAME(nvmlDeviceGetGpuMaxPcieLinkGeneration, 0, 2),
    STUB_SAME(nvmlDeviceGetGpuOperationMode, 0, 3),
    STUB_RENAMED(nvmlDeviceGetGraphicsRunningProcesses, nvmlDeviceGetGraphicsRunningProcesses_v3,
        nvmlDeviceGetGraphicsRunningProcesses_v3, 0, 3),
    STUB_RENAMED(nvmlDeviceGetGridLicensableFeatures, nvmlDeviceGetGridLicensableFeatures_v4,
        nvmlDeviceGetGridLicensableFeatures_v4, 0, 2),
    STUB_SAME(nvmlDeviceGetGspFirmwareMode, 0, 3),
    STUB_SAME(nvmlDeviceGetGspFirmwareVersion, 0, 2),
    STUB_RENAMED(nvmlDeviceGetHandleByIndex, nvmlDeviceGetHandleByIndex_v2,
        nvmlDeviceGetHandleByIndex_v2, 0, 2),
    STUB_RENAMED(nvmlDeviceGetHandleByPciBusId, nvmlDeviceGetHandleByPciBusId_v2,
        nvmlDeviceGetHandleByPciBusId_v2, 0, 2),
    STUB_SAME(nvmlDeviceGetHandleBySerial, 0, 2),
    STUB_SAME(nvmlDeviceGetHandleByUUID, 0, 2),
    STUB_SAME(nvmlDeviceGetHandleByUUIDV, 0, 2),
    STUB_SAME(nvmlDeviceGetHostVgpuMode, 0, 2),
    STUB_SAME(nvmlDeviceGetIndex, 0, 2),
    STUB_SAME(nvmlDeviceGetInforomConfigurationChecksum, 0, 2),
    STUB_SAME(nvmlDeviceGetInforomImageVersion, 0, 3),
    STUB_SAME(nvmlDeviceGetInforomVersion, 0, 4),
    STUB_SAME(nvmlDeviceGetIrqNum, 0, 2),
    STUB_SAME(nvmlDeviceGetJpgUtilization, 0, 3),
    STUB_SAME(nvmlDeviceGetLastBBXFlushTime, 0, 3),
    STUB_RENAMED(nvmlDeviceGetMPSComputeRunningProcesses,
        nvmlDeviceGetMPSComputeRunningProcesses_v3, nvmlDeviceGetMPSComputeRunningProcesses_v3, 0,
        3),
    STUB_SAME(nvmlDeviceGetMarginTemperature, 0, 2),
    STUB_SAME(nvmlDeviceGetMaxClockInfo, 0, 3),
    STUB_SAME(nvmlDeviceGetMaxCustomerBoostClock, 0, 3),
    STUB_SAME(nvmlDeviceGetMaxMigDeviceCount, 0, 2),
    STUB_SAME(nvmlDeviceGetMaxPcieLinkGeneration, 0, 2),
    STUB_SAME(nvmlDeviceGetMaxPcieLinkWidth, 0, 2),
    STUB_SAME(nvmlDeviceGetMemClkMinMaxVfOffset, 0, 3),
    STUB_SAME(nvmlDeviceGetMemClkVfOffset, 0, 2),
    STUB_SAME(nvmlDeviceGetMemoryAffinity, 0, 4),
    STUB_SAME(nvmlDeviceGetMemoryBusWidth, 0, 2),
    STUB_SAME(nvmlDeviceGetMemoryErrorCounter, 0, 5),
    STUB_SAME(nvmlDeviceGetMemoryInfo, 0, 2),
    STUB_SAME(nvmlDeviceGetMemoryInfo_v2, 0, 2),
    STUB_SAME(nvmlDeviceGetMigDeviceHandleByIndex, 0, 3),
    STUB_SAME(nvmlDeviceGetMigMode, 0, 3),
    STUB_SAME(nvmlDeviceGetMinMaxClockOfPState, 0, 5),
    STUB_SAME(nvmlDeviceGetMinMaxFanSpeed, 0, 3),
    STUB_SAME(nvmlDeviceGetMinorNumber, 0, 2),
    STUB_SAME(nvmlDeviceGetModuleId, 0, 2),
    STUB_SAME(nvmlDeviceGetMultiGpuBoard, 0, 2),
    STUB_SAME(nvmlDeviceGetName, 0, 3),
    STUB_SAME(nvmlDeviceGetNumFans, 0, 2),
    STUB_SAME(nvmlDeviceGetNumGpuCores, 0, 2),
    STUB_SAME(nvmlDeviceGetNumaNodeId, 0, 2),
    STUB_SAME(nvmlDeviceGetNvLinkCapability, 0, 4),
    STUB_SAME(nvmlDeviceGetNvLinkErrorCounter, 0, 4),
    STUB_SAME(nvmlDeviceGetNvLinkRemoteDeviceType, 0, 3),
    STUB_RENAMED(nvmlDeviceGetNvLinkRemotePciInfo, nvmlDeviceGetNvLinkRemotePciInfo_v2,
        nvmlDeviceGetNvLinkRemotePciInfo_v2, 0, 3),
    STUB_SAME(nvmlDeviceGetNvLinkState, 0, 3),
    STUB_SAME(nvmlDeviceGetNvLinkUtilizationControl, 0, 4),
    STUB_SAME(nvmlDeviceGetNvLinkUtilizationCounter, 0, 5),
    STUB_SAME(nvmlDeviceGetNvLinkVersion, 0, 3),
    STUB_SAME(nvmlDeviceGetNvlinkBwMode, 0, 2),
    STUB_SAME(nvmlDeviceGetNvlinkSupportedBwModes, 0, 2),
    STUB_SAME(nvmlDeviceGetOfaUtilization, 0, 3),
    STUB_SAME(nvmlDeviceGetP2PStatus, 0, 4),
    STUB_SAME(nvmlDeviceGetPciInfoExt, 0, 2),
    STUB_RENAMED(nvmlDeviceGetPciInfo, nvmlDeviceGetPciInfo_v3, nvmlDeviceGetPciInfo_v3, 0, 2),
    STUB_SAME(nvmlDeviceGetPcieLinkMaxSpeed, 0, 2),
    STUB_SAME(nvmlDeviceGetPcieReplayCounter, 0, 2),
    STUB_SAME(nvmlDeviceGetPcieSpeed, 0, 2),
    STUB_SAME(nvmlDeviceGetPcieThroughput, 0, 3),
    STUB_SAME(nvmlDeviceGetPerformanceModes, 0, 2),
    STUB_SAME(nvmlDeviceGetPerformanceState, 0, 2),
    STUB_SAME(nvmlDeviceGetPersistenceMode, 0, 2),
    STUB_SAME(nvmlDeviceGetPgpuMetadataString, 0, 3),
    STUB_SAME(nvmlDeviceGetPlatformInfo, 0, 2),
    STUB_SAME(nvmlDeviceGetPowerManagementDefaultLimit, 0, 2),
    STUB_SAME(nvmlDeviceGetPowerManagementLimit, 0, 2),
    STUB_SAME(nvmlDeviceGetPowerManagementLimitConstraints, 0, 3),
    STUB_SAME(nvmlDeviceGetPowerManagementMode, 0, 2),
    STUB_SAME(nvmlDeviceGetPowerSource, 0, 2),
    STUB_SAME(nvmlDeviceGetPowerState, 0, 2),
    STUB_SAME(nvmlDeviceGetPowerUsage, 0, 2),
    STUB_SAME(nvmlDeviceGetProcessUtilization, 0, 4),
    STUB_SAME(nvmlDeviceGetProcessesUtilizationInfo, 0, 2),
    STUB_SAME(nvmlDeviceGetRemappedRows, 0, 5),
    STUB_SAME(nvmlDeviceGetRetiredPages, 0, 4),
    STUB_SAME(nvmlDeviceGetRetiredPagesPendingStatus, 0, 2),
    STUB_SAME(nvmlDeviceGetRetiredPages_v2, 0, 5),
    STUB_SAME(nvmlDeviceGetRowRemapperHistogram, 0, 2),
    STUB_SAME(nvmlDeviceGetRunningProcessDetailList, 0, 2),
    STUB_SAME(nvmlDeviceGetSamples, 0, 6),
    STUB_SAME(nvmlDeviceGetSerial, 0, 3),
    STUB_SAME(nvmlDeviceGetSramEccErrorStatus, 0, 2),
    STUB_SAME(nvmlDeviceGetSupportedClocksEventReasons, 0, 2),
    STUB_SAME(nvmlDeviceGetSupportedClocksThrottleReasons, 0, 2),
    STUB_SAME(nvmlDeviceGetSupportedEventTypes, 0, 2),
    STUB_SAME(nvmlDeviceGetSupportedGraphicsClocks, 0, 4),
    STUB_SAME(nvmlDeviceGetSupportedMemoryClocks, 0, 3),
    STUB_SAME(nvmlDeviceGetSupportedPerformanceStates, 0, 3),
    STUB_SAME(nvmlDeviceGetSupportedVgpus, 0, 3),
    STUB_SAME(nvmlDeviceGetTargetFanSpeed, 0, 3),
    STUB_SAME(nvmlDeviceGetTemperature, 0, 3),
    STUB_SAME(nvmlDeviceGetTemperatureThreshold, 0, 3),
    STUB_SAME(nvmlDeviceGetTemperatureV, 0, 2),
    STUB_SAME(nvmlDeviceGetThermalSettings, 0, 3),
    STUB_SAME(nvmlDeviceGetTopologyCommonAncestor, 0, 3),
    STUB_SAME(nvmlDeviceGetTopologyNearestGpus, 0, 4),
    STUB_SAME(nvmlDeviceGetTotalEccErrors, 0, 4),
    STUB_SAME(nvmlDeviceGetTotalEnergyConsumption, 0, 2),
    STUB_SAME(nvmlDeviceGetUUID, 0, 3),
    STUB_SAME(nvmlDeviceGetUtilizationRates, 0, 2),
    STUB_SAME(nvmlDeviceGetVbiosVersion, 0, 3),
    STUB_SAME(nvmlDeviceGetVgpuCapabilities, 0, 3),
    STUB_SAME(nvmlDeviceGetVgpuHeterogeneousMode, 0, 2),
    STUB_SAME(nvmlDeviceGetVgpuInstancesUtilizationInfo, 0, 2),
    STUB_SAME(nvmlDeviceGetVgpuMetadata, 0, 3),
    STUB_SAME(nvmlDeviceGetVgpuProcessUtilization, 0, 4),
    STUB_SAME(nvmlDeviceGetVgpuProcessesUtilizationInfo, 0, 2),
    STUB_SAME(nvmlDeviceGetVgpuSchedulerCapabilities, 0, 2),
    STUB_SAME(nvmlDeviceGetVgpuSchedulerLog, 0, 2),
    STUB_SAME(nvmlDeviceGetVgpuSchedulerState, 0, 2),
    STUB_SAME(nvmlDeviceGetVgpuTypeCreatablePlacements, 0, 3),
    STUB_SAME(nvmlDeviceGetVgpuTypeSupportedPlacements, 0, 3),
    STUB_SAME(nvmlDeviceGetVgpuUtilization, 0, 5),
    STUB_SAME(nvmlDeviceGetViolationStatus, 0, 3),
    STUB_SAME(nvmlDeviceGetVirtualizationMode, 0, 2),
    STUB_SAME(nvmlDeviceIsMigDeviceHandle, 0, 2),
    STUB_SAME(nvmlDeviceModifyDrainState, 0, 2),
    STUB_SAME(nvmlDeviceOnSameBoard, 0, 3),
    STUB_SAME(nvmlDevicePowerSmoothingActivatePresetProfile, 0, 2),
    STUB_SAME(nvmlDevicePowerSmoothingSetState, 0, 2),
    STUB_SAME(nvmlDevicePowerSmoothingUpdatePresetProfileParam, 0, 2),
    STUB_SAME(nvmlDeviceQueryDrainState, 0, 2),
    STUB_SAME(nvmlDeviceRegisterEvents, 0, 3),
    STUB_RENAMED(nvmlDeviceRemoveGpu, nvmlDeviceRemoveGpu_v2, nvmlDeviceRemoveGpu_v2, 0, 3),
    STUB_SAME(nvmlDeviceResetApplicationsClocks, 0, 1),
    STUB_SAME(nvmlDeviceResetGpuLockedClocks, 0, 1),
    STUB_SAME(nvmlDeviceResetMemoryLockedClocks, 0, 1),
    STUB_SAME(nvmlDeviceResetNvLinkErrorCounters, 0, 2),
    STUB_SAME(nvmlDeviceResetNvLinkUtilizationCounter, 0, 3),
    STUB_SAME(nvmlDeviceSetAPIRestriction, 0, 3),
    STUB_SAME(nvmlDeviceSetAccountingMode, 0, 2),
    STUB_SAME(nvmlDeviceSetApplicationsClocks, 0, 3),
    STUB_SAME(nvmlDeviceSetAutoBoostedClocksEnabled, 0, 2),
    STUB_SAME(nvmlDeviceSetClockOffsets, 0, 2),
    STUB_SAME(nvmlDeviceSetComputeMode, 0, 2),
    STUB_SAME(nvmlDeviceSetConfComputeUnprotectedMemSize, 0, 2),
    STUB_SAME(nvmlDeviceSetCpuAffinity, 0, 1),
    STUB_SAME(nvmlDeviceSetDefaultAutoBoostedClocksEnabled, 0, 3),
    STUB_SAME(nvmlDeviceSetDefaultFanSpeed_v2, 0, 2),
    STUB_SAME(nvmlDeviceSetDramEncryptionMode, 0, 2),
    STUB_SAME(nvmlDeviceSetDriverModel, 0, 3),
    STUB_SAME(nvmlDeviceSetEccMode, 0, 2),
    STUB_SAME(nvmlDeviceSetFanControlPolicy, 0, 3),
    STUB_SAME(nvmlDeviceSetFanSpeed_v2, 0, 3),
    STUB_SAME(nvmlDeviceSetGpcClkVfOffset, 0, 2),
    STUB_SAME(nvmlDeviceSetGpuLockedClocks, 0, 3),
    STUB_SAME(nvmlDeviceSetGpuOperationMode, 0, 2),
    STUB_SAME(nvmlDeviceSetMemClkVfOffset, 0, 2),
    STUB_SAME(nvmlDeviceSetMemoryLockedClocks, 0, 3),
    STUB_SAME(nvmlDeviceSetMigMode, 0, 3),
    STUB_SAME(nvmlDeviceSetNvLinkDeviceLowPowerThreshold, 0, 2),
    STUB_SAME(nvmlDeviceSetNvLinkUtilizationControl, 0, 5),
    STUB_SAME(nvmlDeviceSetNvlinkBwMode, 0, 2),
    STUB_SAME(nvmlDeviceSetPersistenceMode, 0, 2),
    STUB_SAME(nvmlDeviceSetPowerManagementLimit, 0, 2),
    STUB_SAME(nvmlDeviceSetPowerManagementLimit_v2, 0, 2),
    STUB_SAME(nvmlDeviceSetTemperatureThreshold, 0, 3),
    STUB_SAME(nvmlDeviceSetVgpuCapabilities, 0, 3),
    STUB_SAME(nvmlDeviceSetVgpuHeterogeneousMode, 0, 2),
    STUB_SAME(nvmlDeviceSetVgpuSchedulerState, 0, 2),
    STUB_SAME(nvmlDeviceSetVirtualizationMode, 0, 2),
    STUB_SAME(nvmlDeviceValidateInforom, 0, 1),
    STUB_SAME(nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, 0, 2),
    STUB_SAME(nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, 0, 2),
    STUB_SAME(nvmlDeviceWorkloadPowerProfileGetProfilesInfo, 0, 2),
    STUB_SAME(nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, 0, 2),
    STUB_ENTRY(nvmlErrorString, nvmlErrorString, nvmlErrorString, 0, false, STRING, 1),
    STUB_SAME(nvmlEventSetCreate, 0, 1),
    STUB_SAME(nvmlEventSetFree, 0, 1),
    STUB_RENAMED(nvmlEventSetWait, nvmlEventSetWait_v2, nvmlEventSetWait_v2, 0, 3),
    STUB_SAME(nvmlGetExcludedDeviceCount, 0, 1),
    STUB_SAME(nvmlGetExcludedDeviceInfoByIndex, 0, 2),
    STUB_SAME(nvmlGetVgpuCompatibility, 0, 3),
    STUB_SAME(nvmlGetVgpuDriverCapabilities, 0, 2),
    STUB_SAME(nvmlGetVgpuVersion, 0, 2),
    STUB_SAME(nvmlGpmMetricsGet, 0, 1),
    STUB_SAME(nvmlGpmMigSampleGet, 0, 3),
    STUB_SAME(nvmlGpmQueryDeviceSupport, 0, 2),
    STUB_SAME(nvmlGpmQueryIfStreamingEnabled, 0, 2),
    STUB_SAME(nvmlGpmSampleAlloc, 0, 1),
    STUB_SAME(nvmlGpmSampleFree, 0, 1),
    STUB_SAME(nvmlGpmSampleGet, 0, 2),
    STUB_SAME(nvmlGpmSetStreamingEnabled, 0, 2),
    STUB_SAME(nvmlGpuInstanceCreateComputeInstance, 0, 3),
    STUB_SAME(nvmlGpuInstanceCreateComputeInstanceWithPlacement, 0, 4),
    STUB_SAME(nvmlGpuInstanceDestroy, 0, 1),
    STUB_SAME(nvmlGpuInstanceGetActiveVgpus, 0, 2),
    STUB_SAME(nvmlGpuInstanceGetComputeInstanceById, 0, 3),
    STUB_SAME(nvmlGpuInstanceGetComputeInstancePossiblePlacements, 0, 4),
    STUB_SAME(nvmlGpuInstanceGetComputeInstanceProfileInfo, 0, 4),
    STUB_SAME(nvmlGpuInstanceGetComputeInstanceProfileInfoV, 0, 4),
    STUB_SAME(nvmlGpuInstanceGetComputeInstanceRemainingCapacity, 0, 3),
    STUB_SAME(nvmlGpuInstanceGetComputeInstances, 0, 4),
    STUB_SAME(nvmlGpuInstanceGetCreatableVgpus, 0, 2),
    STUB_SAME(nvmlGpuInstanceGetInfo, 0, 2),
    STUB_SAME(nvmlGpuInstanceGetVgpuHeterogeneousMode, 0, 2),
    STUB_SAME(nvmlGpuInstanceGetVgpuSchedulerLog, 0, 2),
    STUB_SAME(nvmlGpuInstanceGetVgpuSchedulerState, 0, 2),
    STUB_SAME(nvmlGpuInstanceGetVgpuTypeCreatablePlacements, 0, 2),
    STUB_SAME(nvmlGpuInstanceSetVgpuHeterogeneousMode, 0, 2),
    STUB_SAME(nvmlGpuInstanceSetVgpuSchedulerState, 0, 2),
    STUB_SAME(nvmlInitWithFlags, 0, 1),
    STUB_RENAMED(nvmlInit, nvmlInit_v2, nvmlInit_v2, 0, 0),
    STUB_SAME(nvmlSetVgpuVersion, 0, 1),
    STUB_SAME(nvmlShutdown, 0, 0),
    STUB_SAME(nvmlSystemEventSetCreate, 0, 1),
    STUB_SAME(nvmlSystemEventSetFree, 0, 1),
    STUB_SAME(nvmlSystemEventSetWait, 0, 1),
    STUB_SAME(nvmlSystemGetConfComputeCapabilities, 0, 1),
    STUB_SAME(nvmlSystemGetConfComputeGpusReadyState, 0, 1),
    STUB_SAME(nvmlSystemGetConfComputeKeyRotationThresholdInfo, 0, 1),
    STUB_SAME(nvmlSystemGetConfComputeSettings, 0, 1),
    STUB_SAME(nvmlSystemGetConfComputeState, 0, 1),
    STUB_SAME(nvmlSystemGetCudaDriverVersion, 0, 1),
    STUB_SAME(nvmlSystemGetCudaDriverVersion_v2, 0, 1),
    STUB_SAME(nvmlSystemGetDriverBranch, 0, 2),
    STUB_SAME(nvmlSystemGetDriverVersion, 0, 2),
    STUB_SAME(nvmlSystemGetHicVersion, 0, 2),
    STUB_SAME(nvmlSystemGetNVMLVersion, 0, 2),
    STUB_SAME(nvmlSystemGetNvlinkBwMode, 0, 1),
    STUB_SAME(nvmlSystemGetProcessName, 0, 3),
    STUB_SAME(nvmlSystemGetTopologyGpuSet, 0, 3),
    STUB_SAME(nvmlSystemRegisterEvents, 0, 1),
    STUB_SAME(nvmlSystemSetConfComputeGpusReadyState, 0, 1),
    STUB_SAME(nvmlSystemSetConfComputeKeyRotationThresholdInfo, 0, 1),
    STUB_SAME(nvmlSystemSetNvlinkBwMode, 0, 1),
    STUB_SAME(nvmlUnitGetCount, 0, 1),
    STUB_SAME(nvmlUnitGetDevices, 0, 3),
    STUB_SAME(nvmlUnitGetFanSpeedInfo, 0, 2),
    STUB_SAME(nvmlUnitGetHandleByIndex, 0, 2),
    STUB_SAME(nvmlUnitGetLedState, 0, 2),
    STUB_SAME(nvmlUnitGetPsuInfo, 0, 2),
    STUB_SAME(nvmlUnitGetTemperature, 0, 3),
    STUB_SAME(nvmlUnitGetUnitInfo, 0, 2),
    STUB_SAME(nvmlUnitSetLedState, 0, 2),
    STUB_SAME(nvmlVgpuInstanceClearAccountingPids, 0, 1),
    STUB_SAME(nvmlVgpuInstanceGetAccountingMode, 0, 2),
    STUB_SAME(nvmlVgpuInstanceGetAccountingPids, 0, 3),
    STUB_SAME(nvmlVgpuInstanceGetAccountingStats, 0, 3),
    STUB_SAME(nvmlVgpuInstanceGetEccMode, 0, 2),
    STUB_SAME(nvmlVgpuInstanceGetEncoderCapacity, 0, 2),
    STUB_SAME(nvmlVgpuInstanceGetEncoderSessions, 0, 3),
    STUB_SAME(nvmlVgpuInstanceGetEncoderStats, 0, 4),
    STUB_SAME(nvmlVgpuInstanceGetFBCSessions, 0, 3),
    STUB_SAME(nvmlVgpuInstanceGetFBCStats, 0, 2),
    STUB_SAME(nvmlVgpuInstanceGetFbUsage, 0, 2),
    STUB_SAME(nvmlVgpuInstanceGetFrameRateLimit, 0, 2),
    STUB_SAME(nvmlVgpuInstanceGetGpuInstanceId, 0, 2),
    STUB_SAME(nvmlVgpuInstanceGetGpuPciId, 0, 3),
    STUB_RENAMED(nvmlVgpuInstanceGetLicenseInfo, nvmlVgpuInstanceGetLicenseInfo_v2,
        nvmlVgpuInstanceGetLicenseInfo_v2, 0, 2),
    STUB_SAME(nvmlVgpuInstanceGetLicenseStatus, 0, 2),
    STUB_SAME(nvmlVgpuInstanceGetMdevUUID, 0, 3),
    STUB_SAME(nvmlVgpuInstanceGetMetadata, 0, 3),
    STUB_SAME(nvmlVgpuInstanceGetPlacementId, 0, 2),
    STUB_SAME(nvmlVgpuInstanceGetRuntimeStateSize, 0, 2),
    STUB_SAME(nvmlVgpuInstanceGetType, 0, 2),
    STUB_SAME(nvmlVgpuInstanceGetUUID, 0, 3),
    STUB_SAME(nvmlVgpuInstanceGetVmDriverVersion, 0, 3),
    STUB_SAME(nvmlVgpuInstanceGetVmID, 0, 4),
    STUB_SAME(nvmlVgpuInstanceSetEncoderCapacity, 0, 2),
    STUB_SAME(nvmlVgpuTypeGetBAR1Info, 0, 2),
    STUB_SAME(nvmlVgpuTypeGetCapabilities, 0, 3),
    STUB_SAME(nvmlVgpuTypeGetClass, 0, 3),
    STUB_SAME(nvmlVgpuTypeGetDeviceID, 0, 3),
    STUB_SAME(nvmlVgpuTypeGetFbReservation, 0, 2),
    STUB_SAME(nvmlVgpuTypeGetFrameRateLimit, 0, 2),
    STUB_SAME(nvmlVgpuTypeGetFramebufferSize, 0, 2),
    STUB_SAME(nvmlVgpuTypeGetGpuInstanceProfileId, 0, 2),
    STUB_SAME(nvmlVgpuTypeGetGspHeapSize, 0, 2),
    STUB_SAME(nvmlVgpuTypeGetLicense, 0, 3),
    STUB_SAME(nvmlVgpuTypeGetMaxInstances, 0, 3),
    STUB_SAME(nvmlVgpuTypeGetMaxInstancesPerGpuInstance, 0, 1),
    STUB_SAME(nvmlVgpuTypeGetMaxInstancesPerVm, 0, 2),
    STUB_SAME(nvmlVgpuTypeGetName, 0, 3),
    STUB_SAME(nvmlVgpuTypeGetNumDisplayHeads, 0, 2),
    STUB_SAME(nvmlVgpuTypeGetResolution, 0, 4),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
