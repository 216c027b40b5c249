// stub_library.c of cubind's binding of the NVML, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvml";
const int stub_api_version = 12090;

STUB_EXPORT nvmlReturn_t
nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)
{
    STUB_BEGIN(0, nvmlComputeInstanceDestroy, NVML_SUCCESS, (computeInstance));
    STUB_ARGUMENTS(&computeInstance);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance,
    nvmlComputeInstanceInfo_t *info)
{
    STUB_BEGIN(1, nvmlComputeInstanceGetInfo_v2, NVML_SUCCESS, (computeInstance, info));
    STUB_ARGUMENTS(&computeInstance, &info);
    stub_output(recorded, 1, (void *)info, sizeof(nvmlComputeInstanceInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceClearAccountingPids(nvmlDevice_t device)
{
    STUB_BEGIN(2, nvmlDeviceClearAccountingPids, NVML_SUCCESS, (device));
    STUB_ARGUMENTS(&device);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceClearCpuAffinity(nvmlDevice_t device)
{
    STUB_BEGIN(3, nvmlDeviceClearCpuAffinity, NVML_SUCCESS, (device));
    STUB_ARGUMENTS(&device);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType)
{
    STUB_BEGIN(4, nvmlDeviceClearEccErrorCounts, NVML_SUCCESS, (device, counterType));
    STUB_ARGUMENTS(&device, &counterType);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)
{
    STUB_BEGIN(5, nvmlDeviceClearFieldValues, NVML_SUCCESS, (device, valuesCount, values));
    STUB_ARGUMENTS(&device, &valuesCount, &values);
    stub_input(recorded, 2, values, stub_items((size_t)valuesCount) * sizeof(nvmlFieldValue_t));
    stub_output_open(recorded, 2, (void *)values, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstance_t *gpuInstance)
{
    STUB_BEGIN(6, nvmlDeviceCreateGpuInstance, NVML_SUCCESS, (device, profileId, gpuInstance));
    STUB_ARGUMENTS(&device, &profileId, &gpuInstance);
    stub_output(recorded, 2, (void *)gpuInstance, sizeof(nvmlGpuInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int profileId,
    const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance)
{
    STUB_BEGIN(7, nvmlDeviceCreateGpuInstanceWithPlacement, NVML_SUCCESS,
        (device, profileId, placement, gpuInstance));
    STUB_ARGUMENTS(&device, &profileId, &placement, &gpuInstance);
    stub_input(recorded, 2, placement, sizeof(nvmlGpuInstancePlacement_t));
    stub_output(recorded, 3, (void *)gpuInstance, sizeof(nvmlGpuInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)
{
    STUB_BEGIN(8, nvmlDeviceDiscoverGpus, NVML_SUCCESS, (pciInfo));
    STUB_ARGUMENTS(&pciInfo);
    stub_input(recorded, 0, pciInfo, sizeof(nvmlPciInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
    unsigned int counter, nvmlEnableState_t freeze)
{
    STUB_BEGIN(9, nvmlDeviceFreezeNvLinkUtilizationCounter, NVML_SUCCESS,
        (device, link, counter, freeze));
    STUB_ARGUMENTS(&device, &link, &counter, &freeze);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
    nvmlEnableState_t *isRestricted)
{
    STUB_BEGIN(10, nvmlDeviceGetAPIRestriction, NVML_SUCCESS, (device, apiType, isRestricted));
    STUB_ARGUMENTS(&device, &apiType, &isRestricted);
    stub_output(recorded, 2, (void *)isRestricted, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize)
{
    STUB_BEGIN(11, nvmlDeviceGetAccountingBufferSize, NVML_SUCCESS, (device, bufferSize));
    STUB_ARGUMENTS(&device, &bufferSize);
    stub_input(recorded, 1, bufferSize, sizeof(unsigned int));
    stub_output(recorded, 1, (void *)bufferSize, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
    STUB_BEGIN(12, nvmlDeviceGetAccountingMode, NVML_SUCCESS, (device, mode));
    STUB_ARGUMENTS(&device, &mode);
    stub_output(recorded, 1, (void *)mode, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count, unsigned int *pids)
{
    STUB_BEGIN(13, nvmlDeviceGetAccountingPids, NVML_SUCCESS, (device, count, pids));
    STUB_ARGUMENTS(&device, &count, &pids);
    stub_input(recorded, 1, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 1, count, sizeof *count,
        count != NULL && pids != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)pids, count_written * sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid, nvmlAccountingStats_t *stats)
{
    STUB_BEGIN(14, nvmlDeviceGetAccountingStats, NVML_SUCCESS, (device, pid, stats));
    STUB_ARGUMENTS(&device, &pid, &stats);
    stub_output(recorded, 2, (void *)stats, sizeof(nvmlAccountingStats_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
    nvmlVgpuInstance_t *vgpuInstances)
{
    STUB_BEGIN(15, nvmlDeviceGetActiveVgpus, NVML_SUCCESS, (device, vgpuCount, vgpuInstances));
    STUB_ARGUMENTS(&device, &vgpuCount, &vgpuInstances);
    stub_input(recorded, 1, vgpuCount, sizeof(unsigned int));
    size_t vgpuCount_written = stub_output_count(recorded, 1, vgpuCount, sizeof *vgpuCount,
        vgpuCount != NULL && vgpuInstances != NULL ? stub_items((size_t)*vgpuCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)vgpuInstances, vgpuCount_written * sizeof(nvmlVgpuInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device, unsigned int *adaptiveClockStatus)
{
    STUB_BEGIN(16, nvmlDeviceGetAdaptiveClockInfoStatus, NVML_SUCCESS,
        (device, adaptiveClockStatus));
    STUB_ARGUMENTS(&device, &adaptiveClockStatus);
    stub_output(recorded, 1, (void *)adaptiveClockStatus, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType,
    unsigned int *clockMHz)
{
    STUB_BEGIN(17, nvmlDeviceGetApplicationsClock, NVML_SUCCESS, (device, clockType, clockMHz));
    STUB_ARGUMENTS(&device, &clockType, &clockMHz);
    stub_output(recorded, 2, (void *)clockMHz, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)
{
    STUB_BEGIN(18, nvmlDeviceGetArchitecture, NVML_SUCCESS, (device, arch));
    STUB_ARGUMENTS(&device, &arch);
    stub_output(recorded, 1, (void *)arch, sizeof(nvmlDeviceArchitecture_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)
{
    STUB_BEGIN(19, nvmlDeviceGetAttributes_v2, NVML_SUCCESS, (device, attributes));
    STUB_ARGUMENTS(&device, &attributes);
    stub_output(recorded, 1, (void *)attributes, sizeof(nvmlDeviceAttributes_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t *isEnabled,
    nvmlEnableState_t *defaultIsEnabled)
{
    STUB_BEGIN(20, nvmlDeviceGetAutoBoostedClocksEnabled, NVML_SUCCESS,
        (device, isEnabled, defaultIsEnabled));
    STUB_ARGUMENTS(&device, &isEnabled, &defaultIsEnabled);
    stub_output(recorded, 1, (void *)isEnabled, sizeof(nvmlEnableState_t));
    stub_output(recorded, 2, (void *)defaultIsEnabled, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)
{
    STUB_BEGIN(21, nvmlDeviceGetBAR1MemoryInfo, NVML_SUCCESS, (device, bar1Memory));
    STUB_ARGUMENTS(&device, &bar1Memory);
    stub_output(recorded, 1, (void *)bar1Memory, sizeof(nvmlBAR1Memory_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)
{
    STUB_BEGIN(22, nvmlDeviceGetBoardId, NVML_SUCCESS, (device, boardId));
    STUB_ARGUMENTS(&device, &boardId);
    stub_output(recorded, 1, (void *)boardId, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber, unsigned int length)
{
    STUB_BEGIN(23, nvmlDeviceGetBoardPartNumber, NVML_SUCCESS, (device, partNumber, length));
    STUB_ARGUMENTS(&device, &partNumber, &length);
    stub_output(recorded, 1, (void *)partNumber, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)
{
    STUB_BEGIN(24, nvmlDeviceGetBrand, NVML_SUCCESS, (device, type));
    STUB_ARGUMENTS(&device, &type);
    stub_output(recorded, 1, (void *)type, sizeof(nvmlBrandType_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device, nvmlBridgeChipHierarchy_t *bridgeHierarchy)
{
    STUB_BEGIN(25, nvmlDeviceGetBridgeChipInfo, NVML_SUCCESS, (device, bridgeHierarchy));
    STUB_ARGUMENTS(&device, &bridgeHierarchy);
    stub_output(recorded, 1, (void *)bridgeHierarchy, sizeof(nvmlBridgeChipHierarchy_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)
{
    STUB_BEGIN(26, nvmlDeviceGetBusType, NVML_SUCCESS, (device, type));
    STUB_ARGUMENTS(&device, &type);
    stub_output(recorded, 1, (void *)type, sizeof(nvmlBusType_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo)
{
    STUB_BEGIN(27, nvmlDeviceGetC2cModeInfoV, NVML_SUCCESS, (device, c2cModeInfo));
    STUB_ARGUMENTS(&device, &c2cModeInfo);
    stub_output(recorded, 1, (void *)c2cModeInfo, sizeof(nvmlC2cModeInfo_v1_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)
{
    STUB_BEGIN(28, nvmlDeviceGetCapabilities, NVML_SUCCESS, (device, caps));
    STUB_ARGUMENTS(&device, &caps);
    stub_input(recorded, 1, caps, sizeof(nvmlDeviceCapabilities_t));
    stub_output_open(recorded, 1, (void *)caps, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)
{
    STUB_BEGIN(29, nvmlDeviceGetClkMonStatus, NVML_SUCCESS, (device, status));
    STUB_ARGUMENTS(&device, &status);
    stub_output(recorded, 1, (void *)status, sizeof(nvmlClkMonStatus_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId,
    unsigned int *clockMHz)
{
    STUB_BEGIN(30, nvmlDeviceGetClock, NVML_SUCCESS, (device, clockType, clockId, clockMHz));
    STUB_ARGUMENTS(&device, &clockType, &clockId, &clockMHz);
    stub_output(recorded, 3, (void *)clockMHz, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)
{
    STUB_BEGIN(31, nvmlDeviceGetClockInfo, NVML_SUCCESS, (device, type, clock));
    STUB_ARGUMENTS(&device, &type, &clock);
    stub_output(recorded, 2, (void *)clock, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
{
    STUB_BEGIN(32, nvmlDeviceGetClockOffsets, NVML_SUCCESS, (device, info));
    STUB_ARGUMENTS(&device, &info);
    stub_input(recorded, 1, info, sizeof(nvmlClockOffset_t));
    stub_output_open(recorded, 1, (void *)info, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)
{
    STUB_BEGIN(33, nvmlDeviceGetComputeInstanceId, NVML_SUCCESS, (device, id));
    STUB_ARGUMENTS(&device, &id);
    stub_output(recorded, 1, (void *)id, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)
{
    STUB_BEGIN(34, nvmlDeviceGetComputeMode, NVML_SUCCESS, (device, mode));
    STUB_ARGUMENTS(&device, &mode);
    stub_output(recorded, 1, (void *)mode, sizeof(nvmlComputeMode_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount,
    nvmlProcessInfo_t *infos)
{
    STUB_BEGIN(35, nvmlDeviceGetComputeRunningProcesses_v3, NVML_SUCCESS,
        (device, infoCount, infos));
    STUB_ARGUMENTS(&device, &infoCount, &infos);
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
    STUB_BEGIN(36, nvmlDeviceGetConfComputeGpuAttestationReport, NVML_SUCCESS,
        (device, gpuAtstReport));
    STUB_ARGUMENTS(&device, &gpuAtstReport);
    stub_output(recorded, 1, (void *)gpuAtstReport, sizeof(nvmlConfComputeGpuAttestationReport_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device,
    nvmlConfComputeGpuCertificate_t *gpuCert)
{
    STUB_BEGIN(37, nvmlDeviceGetConfComputeGpuCertificate, NVML_SUCCESS, (device, gpuCert));
    STUB_ARGUMENTS(&device, &gpuCert);
    stub_output(recorded, 1, (void *)gpuCert, sizeof(nvmlConfComputeGpuCertificate_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t *memInfo)
{
    STUB_BEGIN(38, nvmlDeviceGetConfComputeMemSizeInfo, NVML_SUCCESS, (device, memInfo));
    STUB_ARGUMENTS(&device, &memInfo);
    stub_output(recorded, 1, (void *)memInfo, sizeof(nvmlConfComputeMemSizeInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device, nvmlMemory_t *memory)
{
    STUB_BEGIN(39, nvmlDeviceGetConfComputeProtectedMemoryUsage, NVML_SUCCESS, (device, memory));
    STUB_ARGUMENTS(&device, &memory);
    stub_output(recorded, 1, (void *)memory, sizeof(nvmlMemory_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)
{
    STUB_BEGIN(40, nvmlDeviceGetCoolerInfo, NVML_SUCCESS, (device, coolerInfo));
    STUB_ARGUMENTS(&device, &coolerInfo);
    stub_input(recorded, 1, coolerInfo, sizeof(nvmlCoolerInfo_t));
    stub_output_open(recorded, 1, (void *)coolerInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCount_v2(unsigned int *deviceCount)
{
    STUB_BEGIN(41, nvmlDeviceGetCount_v2, NVML_SUCCESS, (deviceCount));
    STUB_ARGUMENTS(&deviceCount);
    stub_output(recorded, 0, (void *)deviceCount, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet)
{
    STUB_BEGIN(42, nvmlDeviceGetCpuAffinity, NVML_SUCCESS, (device, cpuSetSize, cpuSet));
    STUB_ARGUMENTS(&device, &cpuSetSize, &cpuSet);
    stub_output(recorded, 2, (void *)cpuSet,
        stub_items((size_t)cpuSetSize) * sizeof(unsigned long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize,
    unsigned long *cpuSet, nvmlAffinityScope_t scope)
{
    STUB_BEGIN(43, nvmlDeviceGetCpuAffinityWithinScope, NVML_SUCCESS,
        (device, cpuSetSize, cpuSet, scope));
    STUB_ARGUMENTS(&device, &cpuSetSize, &cpuSet, &scope);
    stub_output(recorded, 2, (void *)cpuSet,
        stub_items((size_t)cpuSetSize) * sizeof(unsigned long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
    nvmlVgpuTypeId_t *vgpuTypeIds)
{
    STUB_BEGIN(44, nvmlDeviceGetCreatableVgpus, NVML_SUCCESS, (device, vgpuCount, vgpuTypeIds));
    STUB_ARGUMENTS(&device, &vgpuCount, &vgpuTypeIds);
    stub_input(recorded, 1, vgpuCount, sizeof(unsigned int));
    size_t vgpuCount_written = stub_output_count(recorded, 1, vgpuCount, sizeof *vgpuCount,
        vgpuCount != NULL && vgpuTypeIds != NULL ? stub_items((size_t)*vgpuCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)vgpuTypeIds, vgpuCount_written * sizeof(nvmlVgpuTypeId_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor)
{
    STUB_BEGIN(45, nvmlDeviceGetCudaComputeCapability, NVML_SUCCESS, (device, major, minor));
    STUB_ARGUMENTS(&device, &major, &minor);
    stub_output(recorded, 1, (void *)major, sizeof(int));
    stub_output(recorded, 2, (void *)minor, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen)
{
    STUB_BEGIN(46, nvmlDeviceGetCurrPcieLinkGeneration, NVML_SUCCESS, (device, currLinkGen));
    STUB_ARGUMENTS(&device, &currLinkGen);
    stub_output(recorded, 1, (void *)currLinkGen, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int *currLinkWidth)
{
    STUB_BEGIN(47, nvmlDeviceGetCurrPcieLinkWidth, NVML_SUCCESS, (device, currLinkWidth));
    STUB_ARGUMENTS(&device, &currLinkWidth);
    stub_output(recorded, 1, (void *)currLinkWidth, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device,
    nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)
{
    STUB_BEGIN(48, nvmlDeviceGetCurrentClockFreqs, NVML_SUCCESS, (device, currentClockFreqs));
    STUB_ARGUMENTS(&device, &currentClockFreqs);
    stub_input(recorded, 1, currentClockFreqs, sizeof(nvmlDeviceCurrentClockFreqs_t));
    stub_output_open(recorded, 1, (void *)currentClockFreqs, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device, unsigned long long *clocksEventReasons)
{
    STUB_BEGIN(49, nvmlDeviceGetCurrentClocksEventReasons, NVML_SUCCESS,
        (device, clocksEventReasons));
    STUB_ARGUMENTS(&device, &clocksEventReasons);
    stub_output(recorded, 1, (void *)clocksEventReasons, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device,
    unsigned long long *clocksThrottleReasons)
{
    STUB_BEGIN(50, nvmlDeviceGetCurrentClocksThrottleReasons, NVML_SUCCESS,
        (device, clocksThrottleReasons));
    STUB_ARGUMENTS(&device, &clocksThrottleReasons);
    stub_output(recorded, 1, (void *)clocksThrottleReasons, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization,
    unsigned int *samplingPeriodUs)
{
    STUB_BEGIN(51, nvmlDeviceGetDecoderUtilization, NVML_SUCCESS,
        (device, utilization, samplingPeriodUs));
    STUB_ARGUMENTS(&device, &utilization, &samplingPeriodUs);
    stub_output(recorded, 1, (void *)utilization, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)samplingPeriodUs, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType,
    unsigned int *clockMHz)
{
    STUB_BEGIN(52, nvmlDeviceGetDefaultApplicationsClock, NVML_SUCCESS,
        (device, clockType, clockMHz));
    STUB_ARGUMENTS(&device, &clockType, &clockMHz);
    stub_output(recorded, 2, (void *)clockMHz, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)
{
    STUB_BEGIN(53, nvmlDeviceGetDefaultEccMode, NVML_SUCCESS, (device, defaultMode));
    STUB_ARGUMENTS(&device, &defaultMode);
    stub_output(recorded, 1, (void *)defaultMode, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
    nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)
{
    STUB_BEGIN(54, nvmlDeviceGetDetailedEccErrors, NVML_SUCCESS,
        (device, errorType, counterType, eccCounts));
    STUB_ARGUMENTS(&device, &errorType, &counterType, &eccCounts);
    stub_output(recorded, 3, (void *)eccCounts, sizeof(nvmlEccErrorCounts_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice, nvmlDevice_t *device)
{
    STUB_BEGIN(55, nvmlDeviceGetDeviceHandleFromMigDeviceHandle, NVML_SUCCESS, (migDevice, device));
    STUB_ARGUMENTS(&migDevice, &device);
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive)
{
    STUB_BEGIN(56, nvmlDeviceGetDisplayActive, NVML_SUCCESS, (device, isActive));
    STUB_ARGUMENTS(&device, &isActive);
    stub_output(recorded, 1, (void *)isActive, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)
{
    STUB_BEGIN(57, nvmlDeviceGetDisplayMode, NVML_SUCCESS, (device, display));
    STUB_ARGUMENTS(&device, &display);
    stub_output(recorded, 1, (void *)display, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device, nvmlDramEncryptionInfo_t *current,
    nvmlDramEncryptionInfo_t *pending)
{
    STUB_BEGIN(58, nvmlDeviceGetDramEncryptionMode, NVML_SUCCESS, (device, current, pending));
    STUB_ARGUMENTS(&device, &current, &pending);
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
    STUB_BEGIN(59, nvmlDeviceGetDriverModel_v2, NVML_SUCCESS, (device, current, pending));
    STUB_ARGUMENTS(&device, &current, &pending);
    stub_output(recorded, 1, (void *)current, sizeof(nvmlDriverModel_t));
    stub_output(recorded, 2, (void *)pending, sizeof(nvmlDriverModel_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device,
    nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)
{
    STUB_BEGIN(60, nvmlDeviceGetDynamicPstatesInfo, NVML_SUCCESS, (device, pDynamicPstatesInfo));
    STUB_ARGUMENTS(&device, &pDynamicPstatesInfo);
    stub_output(recorded, 1, (void *)pDynamicPstatesInfo, sizeof(nvmlGpuDynamicPstatesInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current, nvmlEnableState_t *pending)
{
    STUB_BEGIN(61, nvmlDeviceGetEccMode, NVML_SUCCESS, (device, current, pending));
    STUB_ARGUMENTS(&device, &current, &pending);
    stub_output(recorded, 1, (void *)current, sizeof(nvmlEnableState_t));
    stub_output(recorded, 2, (void *)pending, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType,
    unsigned int *encoderCapacity)
{
    STUB_BEGIN(62, nvmlDeviceGetEncoderCapacity, NVML_SUCCESS,
        (device, encoderQueryType, encoderCapacity));
    STUB_ARGUMENTS(&device, &encoderQueryType, &encoderCapacity);
    stub_output(recorded, 2, (void *)encoderCapacity, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount,
    nvmlEncoderSessionInfo_t *sessionInfos)
{
    STUB_BEGIN(63, nvmlDeviceGetEncoderSessions, NVML_SUCCESS,
        (device, sessionCount, sessionInfos));
    STUB_ARGUMENTS(&device, &sessionCount, &sessionInfos);
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
    STUB_BEGIN(64, nvmlDeviceGetEncoderStats, NVML_SUCCESS,
        (device, sessionCount, averageFps, averageLatency));
    STUB_ARGUMENTS(&device, &sessionCount, &averageFps, &averageLatency);
    stub_output(recorded, 1, (void *)sessionCount, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)averageFps, sizeof(unsigned int));
    stub_output(recorded, 3, (void *)averageLatency, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization,
    unsigned int *samplingPeriodUs)
{
    STUB_BEGIN(65, nvmlDeviceGetEncoderUtilization, NVML_SUCCESS,
        (device, utilization, samplingPeriodUs));
    STUB_ARGUMENTS(&device, &utilization, &samplingPeriodUs);
    stub_output(recorded, 1, (void *)utilization, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)samplingPeriodUs, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)
{
    STUB_BEGIN(66, nvmlDeviceGetEnforcedPowerLimit, NVML_SUCCESS, (device, limit));
    STUB_ARGUMENTS(&device, &limit);
    stub_output(recorded, 1, (void *)limit, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount,
    nvmlFBCSessionInfo_t *sessionInfo)
{
    STUB_BEGIN(67, nvmlDeviceGetFBCSessions, NVML_SUCCESS, (device, sessionCount, sessionInfo));
    STUB_ARGUMENTS(&device, &sessionCount, &sessionInfo);
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
    STUB_BEGIN(68, nvmlDeviceGetFBCStats, NVML_SUCCESS, (device, fbcStats));
    STUB_ARGUMENTS(&device, &fbcStats);
    stub_output(recorded, 1, (void *)fbcStats, sizeof(nvmlFBCStats_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan,
    nvmlFanControlPolicy_t *policy)
{
    STUB_BEGIN(69, nvmlDeviceGetFanControlPolicy_v2, NVML_SUCCESS, (device, fan, policy));
    STUB_ARGUMENTS(&device, &fan, &policy);
    stub_output(recorded, 2, (void *)policy, sizeof(nvmlFanControlPolicy_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)
{
    STUB_BEGIN(70, nvmlDeviceGetFanSpeed, NVML_SUCCESS, (device, speed));
    STUB_ARGUMENTS(&device, &speed);
    stub_output(recorded, 1, (void *)speed, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)
{
    STUB_BEGIN(71, nvmlDeviceGetFanSpeedRPM, NVML_SUCCESS, (device, fanSpeed));
    STUB_ARGUMENTS(&device, &fanSpeed);
    stub_input(recorded, 1, fanSpeed, sizeof(nvmlFanSpeedInfo_t));
    stub_output_open(recorded, 1, (void *)fanSpeed, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed)
{
    STUB_BEGIN(72, nvmlDeviceGetFanSpeed_v2, NVML_SUCCESS, (device, fan, speed));
    STUB_ARGUMENTS(&device, &fan, &speed);
    stub_output(recorded, 2, (void *)speed, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)
{
    STUB_BEGIN(73, nvmlDeviceGetFieldValues, NVML_SUCCESS, (device, valuesCount, values));
    STUB_ARGUMENTS(&device, &valuesCount, &values);
    stub_input(recorded, 2, values, stub_items((size_t)valuesCount) * sizeof(nvmlFieldValue_t));
    stub_output_open(recorded, 2, (void *)values, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)
{
    STUB_BEGIN(74, nvmlDeviceGetGpcClkMinMaxVfOffset, NVML_SUCCESS, (device, minOffset, maxOffset));
    STUB_ARGUMENTS(&device, &minOffset, &maxOffset);
    stub_output(recorded, 1, (void *)minOffset, sizeof(int));
    stub_output(recorded, 2, (void *)maxOffset, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)
{
    STUB_BEGIN(75, nvmlDeviceGetGpcClkVfOffset, NVML_SUCCESS, (device, offset));
    STUB_ARGUMENTS(&device, &offset);
    stub_output(recorded, 1, (void *)offset, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)
{
    STUB_BEGIN(76, nvmlDeviceGetGpuFabricInfo, NVML_SUCCESS, (device, gpuFabricInfo));
    STUB_ARGUMENTS(&device, &gpuFabricInfo);
    stub_output(recorded, 1, (void *)gpuFabricInfo, sizeof(nvmlGpuFabricInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo)
{
    STUB_BEGIN(77, nvmlDeviceGetGpuFabricInfoV, NVML_SUCCESS, (device, gpuFabricInfo));
    STUB_ARGUMENTS(&device, &gpuFabricInfo);
    stub_input(recorded, 1, gpuFabricInfo, sizeof(nvmlGpuFabricInfoV_t));
    stub_output_open(recorded, 1, (void *)gpuFabricInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t *gpuInstance)
{
    STUB_BEGIN(78, nvmlDeviceGetGpuInstanceById, NVML_SUCCESS, (device, id, gpuInstance));
    STUB_ARGUMENTS(&device, &id, &gpuInstance);
    stub_output(recorded, 2, (void *)gpuInstance, sizeof(nvmlGpuInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)
{
    STUB_BEGIN(79, nvmlDeviceGetGpuInstanceId, NVML_SUCCESS, (device, id));
    STUB_ARGUMENTS(&device, &id);
    stub_output(recorded, 1, (void *)id, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstancePlacement_t *placements, unsigned int *count)
{
    STUB_BEGIN(80, nvmlDeviceGetGpuInstancePossiblePlacements_v2, NVML_SUCCESS,
        (device, profileId, placements, count));
    STUB_ARGUMENTS(&device, &profileId, &placements, &count);
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
    STUB_BEGIN(81, nvmlDeviceGetGpuInstanceProfileInfo, NVML_SUCCESS, (device, profile, info));
    STUB_ARGUMENTS(&device, &profile, &info);
    stub_output(recorded, 2, (void *)info, sizeof(nvmlGpuInstanceProfileInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile,
    nvmlGpuInstanceProfileInfo_v2_t *info)
{
    STUB_BEGIN(82, nvmlDeviceGetGpuInstanceProfileInfoV, NVML_SUCCESS, (device, profile, info));
    STUB_ARGUMENTS(&device, &profile, &info);
    stub_input(recorded, 2, info, sizeof(nvmlGpuInstanceProfileInfo_v2_t));
    stub_output_open(recorded, 2, (void *)info, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int profileId,
    unsigned int *count)
{
    STUB_BEGIN(83, nvmlDeviceGetGpuInstanceRemainingCapacity, NVML_SUCCESS,
        (device, profileId, count));
    STUB_ARGUMENTS(&device, &profileId, &count);
    stub_output(recorded, 2, (void *)count, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstance_t *gpuInstances, unsigned int *count)
{
    STUB_BEGIN(84, nvmlDeviceGetGpuInstances, NVML_SUCCESS,
        (device, profileId, gpuInstances, count));
    STUB_ARGUMENTS(&device, &profileId, &gpuInstances, &count);
    stub_input(recorded, 3, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 3, count, sizeof *count,
        count != NULL && gpuInstances != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)gpuInstances, count_written * sizeof(nvmlGpuInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGenDevice)
{
    STUB_BEGIN(85, nvmlDeviceGetGpuMaxPcieLinkGeneration, NVML_SUCCESS, (device, maxLinkGenDevice));
    STUB_ARGUMENTS(&device, &maxLinkGenDevice);
    stub_output(recorded, 1, (void *)maxLinkGenDevice, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current,
    nvmlGpuOperationMode_t *pending)
{
    STUB_BEGIN(86, nvmlDeviceGetGpuOperationMode, NVML_SUCCESS, (device, current, pending));
    STUB_ARGUMENTS(&device, &current, &pending);
    stub_output(recorded, 1, (void *)current, sizeof(nvmlGpuOperationMode_t));
    stub_output(recorded, 2, (void *)pending, sizeof(nvmlGpuOperationMode_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount,
    nvmlProcessInfo_t *infos)
{
    STUB_BEGIN(87, nvmlDeviceGetGraphicsRunningProcesses_v3, NVML_SUCCESS,
        (device, infoCount, infos));
    STUB_ARGUMENTS(&device, &infoCount, &infos);
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
    STUB_BEGIN(88, nvmlDeviceGetGridLicensableFeatures_v4, NVML_SUCCESS,
        (device, pGridLicensableFeatures));
    STUB_ARGUMENTS(&device, &pGridLicensableFeatures);
    stub_output(recorded, 1, (void *)pGridLicensableFeatures, sizeof(nvmlGridLicensableFeatures_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled,
    unsigned int *defaultMode)
{
    STUB_BEGIN(89, nvmlDeviceGetGspFirmwareMode, NVML_SUCCESS, (device, isEnabled, defaultMode));
    STUB_ARGUMENTS(&device, &isEnabled, &defaultMode);
    stub_output(recorded, 1, (void *)isEnabled, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)defaultMode, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)
{
    STUB_BEGIN(90, nvmlDeviceGetGspFirmwareVersion, NVML_SUCCESS, (device, version));
    STUB_ARGUMENTS(&device, &version);
    stub_output(recorded, 1, (void *)version, 64 * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)
{
    STUB_BEGIN(91, nvmlDeviceGetHandleByIndex_v2, NVML_SUCCESS, (index, device));
    STUB_ARGUMENTS(&index, &device);
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)
{
    STUB_BEGIN(92, nvmlDeviceGetHandleByPciBusId_v2, NVML_SUCCESS, (pciBusId, device));
    STUB_ARGUMENTS(&pciBusId, &device);
    stub_input_string(recorded, 0, pciBusId);
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)
{
    STUB_BEGIN(93, nvmlDeviceGetHandleBySerial, NVML_SUCCESS, (serial, device));
    STUB_ARGUMENTS(&serial, &device);
    stub_input_string(recorded, 0, serial);
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)
{
    STUB_BEGIN(94, nvmlDeviceGetHandleByUUID, NVML_SUCCESS, (uuid, device));
    STUB_ARGUMENTS(&uuid, &device);
    stub_input_string(recorded, 0, uuid);
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)
{
    STUB_BEGIN(95, nvmlDeviceGetHandleByUUIDV, NVML_SUCCESS, (uuid, device));
    STUB_ARGUMENTS(&uuid, &device);
    stub_input(recorded, 0, uuid, sizeof(nvmlUUID_t));
    stub_output(recorded, 1, (void *)device, sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)
{
    STUB_BEGIN(96, nvmlDeviceGetHostVgpuMode, NVML_SUCCESS, (device, pHostVgpuMode));
    STUB_ARGUMENTS(&device, &pHostVgpuMode);
    stub_output(recorded, 1, (void *)pHostVgpuMode, sizeof(nvmlHostVgpuMode_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)
{
    STUB_BEGIN(97, nvmlDeviceGetIndex, NVML_SUCCESS, (device, index));
    STUB_ARGUMENTS(&device, &index);
    stub_output(recorded, 1, (void *)index, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int *checksum)
{
    STUB_BEGIN(98, nvmlDeviceGetInforomConfigurationChecksum, NVML_SUCCESS, (device, checksum));
    STUB_ARGUMENTS(&device, &checksum);
    stub_output(recorded, 1, (void *)checksum, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version, unsigned int length)
{
    STUB_BEGIN(99, nvmlDeviceGetInforomImageVersion, NVML_SUCCESS, (device, version, length));
    STUB_ARGUMENTS(&device, &version, &length);
    stub_output(recorded, 1, (void *)version, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object, char *version,
    unsigned int length)
{
    STUB_BEGIN(100, nvmlDeviceGetInforomVersion, NVML_SUCCESS, (device, object, version, length));
    STUB_ARGUMENTS(&device, &object, &version, &length);
    stub_output(recorded, 2, (void *)version, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)
{
    STUB_BEGIN(101, nvmlDeviceGetIrqNum, NVML_SUCCESS, (device, irqNum));
    STUB_ARGUMENTS(&device, &irqNum);
    stub_output(recorded, 1, (void *)irqNum, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization,
    unsigned int *samplingPeriodUs)
{
    STUB_BEGIN(102, nvmlDeviceGetJpgUtilization, NVML_SUCCESS,
        (device, utilization, samplingPeriodUs));
    STUB_ARGUMENTS(&device, &utilization, &samplingPeriodUs);
    stub_output(recorded, 1, (void *)utilization, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)samplingPeriodUs, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp,
    unsigned long *durationUs)
{
    STUB_BEGIN(103, nvmlDeviceGetLastBBXFlushTime, NVML_SUCCESS, (device, timestamp, durationUs));
    STUB_ARGUMENTS(&device, &timestamp, &durationUs);
    stub_output(recorded, 1, (void *)timestamp, sizeof(unsigned long long));
    stub_output(recorded, 2, (void *)durationUs, sizeof(unsigned long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount,
    nvmlProcessInfo_t *infos)
{
    STUB_BEGIN(104, nvmlDeviceGetMPSComputeRunningProcesses_v3, NVML_SUCCESS,
        (device, infoCount, infos));
    STUB_ARGUMENTS(&device, &infoCount, &infos);
    stub_input(recorded, 1, infoCount, sizeof(unsigned int));
    size_t infoCount_written = stub_output_count(recorded, 1, infoCount, sizeof *infoCount,
        infoCount != NULL && infos != NULL ? stub_items((size_t)*infoCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)infos, infoCount_written * sizeof(nvmlProcessInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMarginTemperature(nvmlDevice_t device, nvmlMarginTemperature_t *marginTempInfo)
{
    STUB_BEGIN(105, nvmlDeviceGetMarginTemperature, NVML_SUCCESS, (device, marginTempInfo));
    STUB_ARGUMENTS(&device, &marginTempInfo);
    stub_input(recorded, 1, marginTempInfo, sizeof(nvmlMarginTemperature_t));
    stub_output_open(recorded, 1, (void *)marginTempInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)
{
    STUB_BEGIN(106, nvmlDeviceGetMaxClockInfo, NVML_SUCCESS, (device, type, clock));
    STUB_ARGUMENTS(&device, &type, &clock);
    stub_output(recorded, 2, (void *)clock, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType,
    unsigned int *clockMHz)
{
    STUB_BEGIN(107, nvmlDeviceGetMaxCustomerBoostClock, NVML_SUCCESS,
        (device, clockType, clockMHz));
    STUB_ARGUMENTS(&device, &clockType, &clockMHz);
    stub_output(recorded, 2, (void *)clockMHz, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)
{
    STUB_BEGIN(108, nvmlDeviceGetMaxMigDeviceCount, NVML_SUCCESS, (device, count));
    STUB_ARGUMENTS(&device, &count);
    stub_output(recorded, 1, (void *)count, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)
{
    STUB_BEGIN(109, nvmlDeviceGetMaxPcieLinkGeneration, NVML_SUCCESS, (device, maxLinkGen));
    STUB_ARGUMENTS(&device, &maxLinkGen);
    stub_output(recorded, 1, (void *)maxLinkGen, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth)
{
    STUB_BEGIN(110, nvmlDeviceGetMaxPcieLinkWidth, NVML_SUCCESS, (device, maxLinkWidth));
    STUB_ARGUMENTS(&device, &maxLinkWidth);
    stub_output(recorded, 1, (void *)maxLinkWidth, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)
{
    STUB_BEGIN(111, nvmlDeviceGetMemClkMinMaxVfOffset, NVML_SUCCESS,
        (device, minOffset, maxOffset));
    STUB_ARGUMENTS(&device, &minOffset, &maxOffset);
    stub_output(recorded, 1, (void *)minOffset, sizeof(int));
    stub_output(recorded, 2, (void *)maxOffset, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)
{
    STUB_BEGIN(112, nvmlDeviceGetMemClkVfOffset, NVML_SUCCESS, (device, offset));
    STUB_ARGUMENTS(&device, &offset);
    stub_output(recorded, 1, (void *)offset, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize, unsigned long *nodeSet,
    nvmlAffinityScope_t scope)
{
    STUB_BEGIN(113, nvmlDeviceGetMemoryAffinity, NVML_SUCCESS,
        (device, nodeSetSize, nodeSet, scope));
    STUB_ARGUMENTS(&device, &nodeSetSize, &nodeSet, &scope);
    stub_output(recorded, 2, (void *)nodeSet,
        stub_items((size_t)nodeSetSize) * sizeof(unsigned long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)
{
    STUB_BEGIN(114, nvmlDeviceGetMemoryBusWidth, NVML_SUCCESS, (device, busWidth));
    STUB_ARGUMENTS(&device, &busWidth);
    stub_output(recorded, 1, (void *)busWidth, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
    nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType, unsigned long long *count)
{
    STUB_BEGIN(115, nvmlDeviceGetMemoryErrorCounter, NVML_SUCCESS,
        (device, errorType, counterType, locationType, count));
    STUB_ARGUMENTS(&device, &errorType, &counterType, &locationType, &count);
    stub_output(recorded, 4, (void *)count, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)
{
    STUB_BEGIN(116, nvmlDeviceGetMemoryInfo, NVML_SUCCESS, (device, memory));
    STUB_ARGUMENTS(&device, &memory);
    stub_output(recorded, 1, (void *)memory, sizeof(nvmlMemory_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)
{
    STUB_BEGIN(117, nvmlDeviceGetMemoryInfo_v2, NVML_SUCCESS, (device, memory));
    STUB_ARGUMENTS(&device, &memory);
    stub_input(recorded, 1, memory, sizeof(nvmlMemory_v2_t));
    stub_output_open(recorded, 1, (void *)memory, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index,
    nvmlDevice_t *migDevice)
{
    STUB_BEGIN(118, nvmlDeviceGetMigDeviceHandleByIndex, NVML_SUCCESS, (device, index, migDevice));
    STUB_ARGUMENTS(&device, &index, &migDevice);
    stub_output(recorded, 2, (void *)migDevice, sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode, unsigned int *pendingMode)
{
    STUB_BEGIN(119, nvmlDeviceGetMigMode, NVML_SUCCESS, (device, currentMode, pendingMode));
    STUB_ARGUMENTS(&device, &currentMode, &pendingMode);
    stub_output(recorded, 1, (void *)currentMode, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)pendingMode, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate,
    unsigned int *minClockMHz, unsigned int *maxClockMHz)
{
    STUB_BEGIN(120, nvmlDeviceGetMinMaxClockOfPState, NVML_SUCCESS,
        (device, type, pstate, minClockMHz, maxClockMHz));
    STUB_ARGUMENTS(&device, &type, &pstate, &minClockMHz, &maxClockMHz);
    stub_output(recorded, 3, (void *)minClockMHz, sizeof(unsigned int));
    stub_output(recorded, 4, (void *)maxClockMHz, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed, unsigned int *maxSpeed)
{
    STUB_BEGIN(121, nvmlDeviceGetMinMaxFanSpeed, NVML_SUCCESS, (device, minSpeed, maxSpeed));
    STUB_ARGUMENTS(&device, &minSpeed, &maxSpeed);
    stub_output(recorded, 1, (void *)minSpeed, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)maxSpeed, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)
{
    STUB_BEGIN(122, nvmlDeviceGetMinorNumber, NVML_SUCCESS, (device, minorNumber));
    STUB_ARGUMENTS(&device, &minorNumber);
    stub_output(recorded, 1, (void *)minorNumber, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)
{
    STUB_BEGIN(123, nvmlDeviceGetModuleId, NVML_SUCCESS, (device, moduleId));
    STUB_ARGUMENTS(&device, &moduleId);
    stub_output(recorded, 1, (void *)moduleId, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)
{
    STUB_BEGIN(124, nvmlDeviceGetMultiGpuBoard, NVML_SUCCESS, (device, multiGpuBool));
    STUB_ARGUMENTS(&device, &multiGpuBool);
    stub_output(recorded, 1, (void *)multiGpuBool, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)
{
    STUB_BEGIN(125, nvmlDeviceGetName, NVML_SUCCESS, (device, name, length));
    STUB_ARGUMENTS(&device, &name, &length);
    stub_output(recorded, 1, (void *)name, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)
{
    STUB_BEGIN(126, nvmlDeviceGetNumFans, NVML_SUCCESS, (device, numFans));
    STUB_ARGUMENTS(&device, &numFans);
    stub_output(recorded, 1, (void *)numFans, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)
{
    STUB_BEGIN(127, nvmlDeviceGetNumGpuCores, NVML_SUCCESS, (device, numCores));
    STUB_ARGUMENTS(&device, &numCores);
    stub_output(recorded, 1, (void *)numCores, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)
{
    STUB_BEGIN(128, nvmlDeviceGetNumaNodeId, NVML_SUCCESS, (device, node));
    STUB_ARGUMENTS(&device, &node);
    stub_output(recorded, 1, (void *)node, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link,
    nvmlNvLinkCapability_t capability, unsigned int *capResult)
{
    STUB_BEGIN(129, nvmlDeviceGetNvLinkCapability, NVML_SUCCESS,
        (device, link, capability, capResult));
    STUB_ARGUMENTS(&device, &link, &capability, &capResult);
    stub_output(recorded, 3, (void *)capResult, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link,
    nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)
{
    STUB_BEGIN(130, nvmlDeviceGetNvLinkErrorCounter, NVML_SUCCESS,
        (device, link, counter, counterValue));
    STUB_ARGUMENTS(&device, &link, &counter, &counterValue);
    stub_output(recorded, 3, (void *)counterValue, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link,
    nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)
{
    STUB_BEGIN(131, nvmlDeviceGetNvLinkRemoteDeviceType, NVML_SUCCESS,
        (device, link, pNvLinkDeviceType));
    STUB_ARGUMENTS(&device, &link, &pNvLinkDeviceType);
    stub_output(recorded, 2, (void *)pNvLinkDeviceType, sizeof(nvmlIntNvLinkDeviceType_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci)
{
    STUB_BEGIN(132, nvmlDeviceGetNvLinkRemotePciInfo_v2, NVML_SUCCESS, (device, link, pci));
    STUB_ARGUMENTS(&device, &link, &pci);
    stub_output(recorded, 2, (void *)pci, sizeof(nvmlPciInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link, nvmlEnableState_t *isActive)
{
    STUB_BEGIN(133, nvmlDeviceGetNvLinkState, NVML_SUCCESS, (device, link, isActive));
    STUB_ARGUMENTS(&device, &link, &isActive);
    stub_output(recorded, 2, (void *)isActive, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter,
    nvmlNvLinkUtilizationControl_t *control)
{
    STUB_BEGIN(134, nvmlDeviceGetNvLinkUtilizationControl, NVML_SUCCESS,
        (device, link, counter, control));
    STUB_ARGUMENTS(&device, &link, &counter, &control);
    stub_output(recorded, 3, (void *)control, sizeof(nvmlNvLinkUtilizationControl_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter,
    unsigned long long *rxcounter, unsigned long long *txcounter)
{
    STUB_BEGIN(135, nvmlDeviceGetNvLinkUtilizationCounter, NVML_SUCCESS,
        (device, link, counter, rxcounter, txcounter));
    STUB_ARGUMENTS(&device, &link, &counter, &rxcounter, &txcounter);
    stub_output(recorded, 3, (void *)rxcounter, sizeof(unsigned long long));
    stub_output(recorded, 4, (void *)txcounter, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link, unsigned int *version)
{
    STUB_BEGIN(136, nvmlDeviceGetNvLinkVersion, NVML_SUCCESS, (device, link, version));
    STUB_ARGUMENTS(&device, &link, &version);
    stub_output(recorded, 2, (void *)version, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)
{
    STUB_BEGIN(137, nvmlDeviceGetNvlinkBwMode, NVML_SUCCESS, (device, getBwMode));
    STUB_ARGUMENTS(&device, &getBwMode);
    stub_input(recorded, 1, getBwMode, sizeof(nvmlNvlinkGetBwMode_t));
    stub_output_open(recorded, 1, (void *)getBwMode, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,
    nvmlNvlinkSupportedBwModes_t *supportedBwMode)
{
    STUB_BEGIN(138, nvmlDeviceGetNvlinkSupportedBwModes, NVML_SUCCESS, (device, supportedBwMode));
    STUB_ARGUMENTS(&device, &supportedBwMode);
    stub_input(recorded, 1, supportedBwMode, sizeof(nvmlNvlinkSupportedBwModes_t));
    stub_output_open(recorded, 1, (void *)supportedBwMode, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization,
    unsigned int *samplingPeriodUs)
{
    STUB_BEGIN(139, nvmlDeviceGetOfaUtilization, NVML_SUCCESS,
        (device, utilization, samplingPeriodUs));
    STUB_ARGUMENTS(&device, &utilization, &samplingPeriodUs);
    stub_output(recorded, 1, (void *)utilization, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)samplingPeriodUs, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuP2PCapsIndex_t p2pIndex,
    nvmlGpuP2PStatus_t *p2pStatus)
{
    STUB_BEGIN(140, nvmlDeviceGetP2PStatus, NVML_SUCCESS, (device1, device2, p2pIndex, p2pStatus));
    STUB_ARGUMENTS(&device1, &device2, &p2pIndex, &p2pStatus);
    stub_output(recorded, 3, (void *)p2pStatus, sizeof(nvmlGpuP2PStatus_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)
{
    STUB_BEGIN(141, nvmlDeviceGetPciInfoExt, NVML_SUCCESS, (device, pci));
    STUB_ARGUMENTS(&device, &pci);
    stub_input(recorded, 1, pci, sizeof(nvmlPciInfoExt_t));
    stub_output_open(recorded, 1, (void *)pci, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)
{
    STUB_BEGIN(142, nvmlDeviceGetPciInfo_v3, NVML_SUCCESS, (device, pci));
    STUB_ARGUMENTS(&device, &pci);
    stub_output(recorded, 1, (void *)pci, sizeof(nvmlPciInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)
{
    STUB_BEGIN(143, nvmlDeviceGetPcieLinkMaxSpeed, NVML_SUCCESS, (device, maxSpeed));
    STUB_ARGUMENTS(&device, &maxSpeed);
    stub_output(recorded, 1, (void *)maxSpeed, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)
{
    STUB_BEGIN(144, nvmlDeviceGetPcieReplayCounter, NVML_SUCCESS, (device, value));
    STUB_ARGUMENTS(&device, &value);
    stub_output(recorded, 1, (void *)value, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)
{
    STUB_BEGIN(145, nvmlDeviceGetPcieSpeed, NVML_SUCCESS, (device, pcieSpeed));
    STUB_ARGUMENTS(&device, &pcieSpeed);
    stub_output(recorded, 1, (void *)pcieSpeed, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter, unsigned int *value)
{
    STUB_BEGIN(146, nvmlDeviceGetPcieThroughput, NVML_SUCCESS, (device, counter, value));
    STUB_ARGUMENTS(&device, &counter, &value);
    stub_output(recorded, 2, (void *)value, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)
{
    STUB_BEGIN(147, nvmlDeviceGetPerformanceModes, NVML_SUCCESS, (device, perfModes));
    STUB_ARGUMENTS(&device, &perfModes);
    stub_input(recorded, 1, perfModes, sizeof(nvmlDevicePerfModes_t));
    stub_output_open(recorded, 1, (void *)perfModes, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)
{
    STUB_BEGIN(148, nvmlDeviceGetPerformanceState, NVML_SUCCESS, (device, pState));
    STUB_ARGUMENTS(&device, &pState);
    stub_output(recorded, 1, (void *)pState, sizeof(nvmlPstates_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
    STUB_BEGIN(149, nvmlDeviceGetPersistenceMode, NVML_SUCCESS, (device, mode));
    STUB_ARGUMENTS(&device, &mode);
    stub_output(recorded, 1, (void *)mode, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata, unsigned int *bufferSize)
{
    STUB_BEGIN(150, nvmlDeviceGetPgpuMetadataString, NVML_SUCCESS,
        (device, pgpuMetadata, bufferSize));
    STUB_ARGUMENTS(&device, &pgpuMetadata, &bufferSize);
    stub_input(recorded, 2, bufferSize, sizeof(unsigned int));
    size_t bufferSize_written = stub_output_count(recorded, 2, bufferSize, sizeof *bufferSize,
        bufferSize != NULL && pgpuMetadata != NULL ? stub_items((size_t)*bufferSize) : SIZE_MAX);
    stub_output(recorded, 1, (void *)pgpuMetadata, bufferSize_written * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)
{
    STUB_BEGIN(151, nvmlDeviceGetPlatformInfo, NVML_SUCCESS, (device, platformInfo));
    STUB_ARGUMENTS(&device, &platformInfo);
    stub_input(recorded, 1, platformInfo, sizeof(nvmlPlatformInfo_t));
    stub_output_open(recorded, 1, (void *)platformInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device, unsigned int *defaultLimit)
{
    STUB_BEGIN(152, nvmlDeviceGetPowerManagementDefaultLimit, NVML_SUCCESS, (device, defaultLimit));
    STUB_ARGUMENTS(&device, &defaultLimit);
    stub_output(recorded, 1, (void *)defaultLimit, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)
{
    STUB_BEGIN(153, nvmlDeviceGetPowerManagementLimit, NVML_SUCCESS, (device, limit));
    STUB_ARGUMENTS(&device, &limit);
    stub_output(recorded, 1, (void *)limit, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device, unsigned int *minLimit,
    unsigned int *maxLimit)
{
    STUB_BEGIN(154, nvmlDeviceGetPowerManagementLimitConstraints, NVML_SUCCESS,
        (device, minLimit, maxLimit));
    STUB_ARGUMENTS(&device, &minLimit, &maxLimit);
    stub_output(recorded, 1, (void *)minLimit, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)maxLimit, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
    STUB_BEGIN(155, nvmlDeviceGetPowerManagementMode, NVML_SUCCESS, (device, mode));
    STUB_ARGUMENTS(&device, &mode);
    stub_output(recorded, 1, (void *)mode, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)
{
    STUB_BEGIN(156, nvmlDeviceGetPowerSource, NVML_SUCCESS, (device, powerSource));
    STUB_ARGUMENTS(&device, &powerSource);
    stub_output(recorded, 1, (void *)powerSource, sizeof(nvmlPowerSource_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)
{
    STUB_BEGIN(157, nvmlDeviceGetPowerState, NVML_SUCCESS, (device, pState));
    STUB_ARGUMENTS(&device, &pState);
    stub_output(recorded, 1, (void *)pState, sizeof(nvmlPstates_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)
{
    STUB_BEGIN(158, nvmlDeviceGetPowerUsage, NVML_SUCCESS, (device, power));
    STUB_ARGUMENTS(&device, &power);
    stub_output(recorded, 1, (void *)power, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetProcessUtilization(nvmlDevice_t device, nvmlProcessUtilizationSample_t *utilization,
    unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp)
{
    STUB_BEGIN(159, nvmlDeviceGetProcessUtilization, NVML_SUCCESS,
        (device, utilization, processSamplesCount, lastSeenTimeStamp));
    STUB_ARGUMENTS(&device, &utilization, &processSamplesCount, &lastSeenTimeStamp);
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
    STUB_BEGIN(160, nvmlDeviceGetProcessesUtilizationInfo, NVML_SUCCESS,
        (device, procesesUtilInfo));
    STUB_ARGUMENTS(&device, &procesesUtilInfo);
    stub_input(recorded, 1, procesesUtilInfo, sizeof(nvmlProcessesUtilizationInfo_t));
    stub_output_open(recorded, 1, (void *)procesesUtilInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows, unsigned int *uncRows,
    unsigned int *isPending, unsigned int *failureOccurred)
{
    STUB_BEGIN(161, nvmlDeviceGetRemappedRows, NVML_SUCCESS,
        (device, corrRows, uncRows, isPending, failureOccurred));
    STUB_ARGUMENTS(&device, &corrRows, &uncRows, &isPending, &failureOccurred);
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
    STUB_BEGIN(162, nvmlDeviceGetRetiredPages, NVML_SUCCESS, (device, cause, pageCount, addresses));
    STUB_ARGUMENTS(&device, &cause, &pageCount, &addresses);
    stub_input(recorded, 2, pageCount, sizeof(unsigned int));
    size_t pageCount_written = stub_output_count(recorded, 2, pageCount, sizeof *pageCount,
        pageCount != NULL && addresses != NULL ? stub_items((size_t)*pageCount) : SIZE_MAX);
    stub_output(recorded, 3, (void *)addresses, pageCount_written * sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device, nvmlEnableState_t *isPending)
{
    STUB_BEGIN(163, nvmlDeviceGetRetiredPagesPendingStatus, NVML_SUCCESS, (device, isPending));
    STUB_ARGUMENTS(&device, &isPending);
    stub_output(recorded, 1, (void *)isPending, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
    unsigned int *pageCount, unsigned long long *addresses, unsigned long long *timestamps)
{
    STUB_BEGIN(164, nvmlDeviceGetRetiredPages_v2, NVML_SUCCESS,
        (device, cause, pageCount, addresses, timestamps));
    STUB_ARGUMENTS(&device, &cause, &pageCount, &addresses, &timestamps);
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
    STUB_BEGIN(165, nvmlDeviceGetRowRemapperHistogram, NVML_SUCCESS, (device, values));
    STUB_ARGUMENTS(&device, &values);
    stub_output(recorded, 1, (void *)values, sizeof(nvmlRowRemapperHistogramValues_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device, nvmlProcessDetailList_t *plist)
{
    STUB_BEGIN(166, nvmlDeviceGetRunningProcessDetailList, NVML_SUCCESS, (device, plist));
    STUB_ARGUMENTS(&device, &plist);
    stub_input(recorded, 1, plist, sizeof(nvmlProcessDetailList_t));
    stub_output_open(recorded, 1, (void *)plist, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type,
    unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
    unsigned int *sampleCount, nvmlSample_t *samples)
{
    STUB_BEGIN(167, nvmlDeviceGetSamples, NVML_SUCCESS,
        (device, type, lastSeenTimeStamp, sampleValType, sampleCount, samples));
    STUB_ARGUMENTS(&device, &type, &lastSeenTimeStamp, &sampleValType, &sampleCount, &samples);
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
    STUB_BEGIN(168, nvmlDeviceGetSerial, NVML_SUCCESS, (device, serial, length));
    STUB_ARGUMENTS(&device, &serial, &length);
    stub_output(recorded, 1, (void *)serial, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t *status)
{
    STUB_BEGIN(169, nvmlDeviceGetSramEccErrorStatus, NVML_SUCCESS, (device, status));
    STUB_ARGUMENTS(&device, &status);
    stub_input(recorded, 1, status, sizeof(nvmlEccSramErrorStatus_t));
    stub_output_open(recorded, 1, (void *)status, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device,
    unsigned long long *supportedClocksEventReasons)
{
    STUB_BEGIN(170, nvmlDeviceGetSupportedClocksEventReasons, NVML_SUCCESS,
        (device, supportedClocksEventReasons));
    STUB_ARGUMENTS(&device, &supportedClocksEventReasons);
    stub_output(recorded, 1, (void *)supportedClocksEventReasons, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device,
    unsigned long long *supportedClocksThrottleReasons)
{
    STUB_BEGIN(171, nvmlDeviceGetSupportedClocksThrottleReasons, NVML_SUCCESS,
        (device, supportedClocksThrottleReasons));
    STUB_ARGUMENTS(&device, &supportedClocksThrottleReasons);
    stub_output(recorded, 1, (void *)supportedClocksThrottleReasons, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long *eventTypes)
{
    STUB_BEGIN(172, nvmlDeviceGetSupportedEventTypes, NVML_SUCCESS, (device, eventTypes));
    STUB_ARGUMENTS(&device, &eventTypes);
    stub_output(recorded, 1, (void *)eventTypes, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int memoryClockMHz,
    unsigned int *count, unsigned int *clocksMHz)
{
    STUB_BEGIN(173, nvmlDeviceGetSupportedGraphicsClocks, NVML_SUCCESS,
        (device, memoryClockMHz, count, clocksMHz));
    STUB_ARGUMENTS(&device, &memoryClockMHz, &count, &clocksMHz);
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
    STUB_BEGIN(174, nvmlDeviceGetSupportedMemoryClocks, NVML_SUCCESS, (device, count, clocksMHz));
    STUB_ARGUMENTS(&device, &count, &clocksMHz);
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
    STUB_BEGIN(175, nvmlDeviceGetSupportedPerformanceStates, NVML_SUCCESS, (device, pstates, size));
    STUB_ARGUMENTS(&device, &pstates, &size);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
    nvmlVgpuTypeId_t *vgpuTypeIds)
{
    STUB_BEGIN(176, nvmlDeviceGetSupportedVgpus, NVML_SUCCESS, (device, vgpuCount, vgpuTypeIds));
    STUB_ARGUMENTS(&device, &vgpuCount, &vgpuTypeIds);
    stub_input(recorded, 1, vgpuCount, sizeof(unsigned int));
    size_t vgpuCount_written = stub_output_count(recorded, 1, vgpuCount, sizeof *vgpuCount,
        vgpuCount != NULL && vgpuTypeIds != NULL ? stub_items((size_t)*vgpuCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)vgpuTypeIds, vgpuCount_written * sizeof(nvmlVgpuTypeId_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan, unsigned int *targetSpeed)
{
    STUB_BEGIN(177, nvmlDeviceGetTargetFanSpeed, NVML_SUCCESS, (device, fan, targetSpeed));
    STUB_ARGUMENTS(&device, &fan, &targetSpeed);
    stub_output(recorded, 2, (void *)targetSpeed, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType,
    unsigned int *temp)
{
    STUB_BEGIN(178, nvmlDeviceGetTemperature, NVML_SUCCESS, (device, sensorType, temp));
    STUB_ARGUMENTS(&device, &sensorType, &temp);
    stub_output(recorded, 2, (void *)temp, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType,
    unsigned int *temp)
{
    STUB_BEGIN(179, nvmlDeviceGetTemperatureThreshold, NVML_SUCCESS, (device, thresholdType, temp));
    STUB_ARGUMENTS(&device, &thresholdType, &temp);
    stub_output(recorded, 2, (void *)temp, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t *temperature)
{
    STUB_BEGIN(180, nvmlDeviceGetTemperatureV, NVML_SUCCESS, (device, temperature));
    STUB_ARGUMENTS(&device, &temperature);
    stub_input(recorded, 1, temperature, sizeof(nvmlTemperature_t));
    stub_output_open(recorded, 1, (void *)temperature, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex,
    nvmlGpuThermalSettings_t *pThermalSettings)
{
    STUB_BEGIN(181, nvmlDeviceGetThermalSettings, NVML_SUCCESS,
        (device, sensorIndex, pThermalSettings));
    STUB_ARGUMENTS(&device, &sensorIndex, &pThermalSettings);
    stub_output(recorded, 2, (void *)pThermalSettings, sizeof(nvmlGpuThermalSettings_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2,
    nvmlGpuTopologyLevel_t *pathInfo)
{
    STUB_BEGIN(182, nvmlDeviceGetTopologyCommonAncestor, NVML_SUCCESS,
        (device1, device2, pathInfo));
    STUB_ARGUMENTS(&device1, &device2, &pathInfo);
    stub_output(recorded, 2, (void *)pathInfo, sizeof(nvmlGpuTopologyLevel_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level,
    unsigned int *count, nvmlDevice_t *deviceArray)
{
    STUB_BEGIN(183, nvmlDeviceGetTopologyNearestGpus, NVML_SUCCESS,
        (device, level, count, deviceArray));
    STUB_ARGUMENTS(&device, &level, &count, &deviceArray);
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
    STUB_BEGIN(184, nvmlDeviceGetTotalEccErrors, NVML_SUCCESS,
        (device, errorType, counterType, eccCounts));
    STUB_ARGUMENTS(&device, &errorType, &counterType, &eccCounts);
    stub_output(recorded, 3, (void *)eccCounts, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)
{
    STUB_BEGIN(185, nvmlDeviceGetTotalEnergyConsumption, NVML_SUCCESS, (device, energy));
    STUB_ARGUMENTS(&device, &energy);
    stub_output(recorded, 1, (void *)energy, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)
{
    STUB_BEGIN(186, nvmlDeviceGetUUID, NVML_SUCCESS, (device, uuid, length));
    STUB_ARGUMENTS(&device, &uuid, &length);
    stub_output(recorded, 1, (void *)uuid, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)
{
    STUB_BEGIN(187, nvmlDeviceGetUtilizationRates, NVML_SUCCESS, (device, utilization));
    STUB_ARGUMENTS(&device, &utilization);
    stub_output(recorded, 1, (void *)utilization, sizeof(nvmlUtilization_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)
{
    STUB_BEGIN(188, nvmlDeviceGetVbiosVersion, NVML_SUCCESS, (device, version, length));
    STUB_ARGUMENTS(&device, &version, &length);
    stub_output(recorded, 1, (void *)version, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability,
    unsigned int *capResult)
{
    STUB_BEGIN(189, nvmlDeviceGetVgpuCapabilities, NVML_SUCCESS, (device, capability, capResult));
    STUB_ARGUMENTS(&device, &capability, &capResult);
    stub_output(recorded, 2, (void *)capResult, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device,
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
    STUB_BEGIN(190, nvmlDeviceGetVgpuHeterogeneousMode, NVML_SUCCESS, (device, pHeterogeneousMode));
    STUB_ARGUMENTS(&device, &pHeterogeneousMode);
    stub_input(recorded, 1, pHeterogeneousMode, sizeof(nvmlVgpuHeterogeneousMode_t));
    stub_output_open(recorded, 1, (void *)pHeterogeneousMode, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,
    nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)
{
    STUB_BEGIN(191, nvmlDeviceGetVgpuInstancesUtilizationInfo, NVML_SUCCESS,
        (device, vgpuUtilInfo));
    STUB_ARGUMENTS(&device, &vgpuUtilInfo);
    stub_input(recorded, 1, vgpuUtilInfo, sizeof(nvmlVgpuInstancesUtilizationInfo_t));
    stub_output_open(recorded, 1, (void *)vgpuUtilInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata,
    unsigned int *bufferSize)
{
    STUB_BEGIN(192, nvmlDeviceGetVgpuMetadata, NVML_SUCCESS, (device, pgpuMetadata, bufferSize));
    STUB_ARGUMENTS(&device, &pgpuMetadata, &bufferSize);
    stub_input(recorded, 2, bufferSize, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)bufferSize, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp,
    unsigned int *vgpuProcessSamplesCount, nvmlVgpuProcessUtilizationSample_t *utilizationSamples)
{
    STUB_BEGIN(193, nvmlDeviceGetVgpuProcessUtilization, NVML_SUCCESS,
        (device, lastSeenTimeStamp, vgpuProcessSamplesCount, utilizationSamples));
    STUB_ARGUMENTS(&device, &lastSeenTimeStamp, &vgpuProcessSamplesCount, &utilizationSamples);
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
    STUB_BEGIN(194, nvmlDeviceGetVgpuProcessesUtilizationInfo, NVML_SUCCESS,
        (device, vgpuProcUtilInfo));
    STUB_ARGUMENTS(&device, &vgpuProcUtilInfo);
    stub_input(recorded, 1, vgpuProcUtilInfo, sizeof(nvmlVgpuProcessesUtilizationInfo_t));
    stub_output_open(recorded, 1, (void *)vgpuProcUtilInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device,
    nvmlVgpuSchedulerCapabilities_t *pCapabilities)
{
    STUB_BEGIN(195, nvmlDeviceGetVgpuSchedulerCapabilities, NVML_SUCCESS, (device, pCapabilities));
    STUB_ARGUMENTS(&device, &pCapabilities);
    stub_output(recorded, 1, (void *)pCapabilities, sizeof(nvmlVgpuSchedulerCapabilities_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device, nvmlVgpuSchedulerLog_t *pSchedulerLog)
{
    STUB_BEGIN(196, nvmlDeviceGetVgpuSchedulerLog, NVML_SUCCESS, (device, pSchedulerLog));
    STUB_ARGUMENTS(&device, &pSchedulerLog);
    stub_output(recorded, 1, (void *)pSchedulerLog, sizeof(nvmlVgpuSchedulerLog_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerGetState_t *pSchedulerState)
{
    STUB_BEGIN(197, nvmlDeviceGetVgpuSchedulerState, NVML_SUCCESS, (device, pSchedulerState));
    STUB_ARGUMENTS(&device, &pSchedulerState);
    stub_output(recorded, 1, (void *)pSchedulerState, sizeof(nvmlVgpuSchedulerGetState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
    nvmlVgpuPlacementList_t *pPlacementList)
{
    STUB_BEGIN(198, nvmlDeviceGetVgpuTypeCreatablePlacements, NVML_SUCCESS,
        (device, vgpuTypeId, pPlacementList));
    STUB_ARGUMENTS(&device, &vgpuTypeId, &pPlacementList);
    stub_input(recorded, 2, pPlacementList, sizeof(nvmlVgpuPlacementList_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
    nvmlVgpuPlacementList_t *pPlacementList)
{
    STUB_BEGIN(199, nvmlDeviceGetVgpuTypeSupportedPlacements, NVML_SUCCESS,
        (device, vgpuTypeId, pPlacementList));
    STUB_ARGUMENTS(&device, &vgpuTypeId, &pPlacementList);
    stub_input(recorded, 2, pPlacementList, sizeof(nvmlVgpuPlacementList_t));
    stub_output_open(recorded, 2, (void *)pPlacementList, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp,
    nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount,
    nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)
{
    STUB_BEGIN(200, nvmlDeviceGetVgpuUtilization, NVML_SUCCESS,
        (device, lastSeenTimeStamp, sampleValType, vgpuInstanceSamplesCount, utilizationSamples));
    STUB_ARGUMENTS(&device, &lastSeenTimeStamp, &sampleValType, &vgpuInstanceSamplesCount,
        &utilizationSamples);
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
    STUB_BEGIN(201, nvmlDeviceGetViolationStatus, NVML_SUCCESS, (device, perfPolicyType, violTime));
    STUB_ARGUMENTS(&device, &perfPolicyType, &violTime);
    stub_output(recorded, 2, (void *)violTime, sizeof(nvmlViolationTime_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceGetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t *pVirtualMode)
{
    STUB_BEGIN(202, nvmlDeviceGetVirtualizationMode, NVML_SUCCESS, (device, pVirtualMode));
    STUB_ARGUMENTS(&device, &pVirtualMode);
    stub_output(recorded, 1, (void *)pVirtualMode, sizeof(nvmlGpuVirtualizationMode_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)
{
    STUB_BEGIN(203, nvmlDeviceIsMigDeviceHandle, NVML_SUCCESS, (device, isMigDevice));
    STUB_ARGUMENTS(&device, &isMigDevice);
    stub_output(recorded, 1, (void *)isMigDevice, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)
{
    STUB_BEGIN(204, nvmlDeviceModifyDrainState, NVML_SUCCESS, (pciInfo, newState));
    STUB_ARGUMENTS(&pciInfo, &newState);
    stub_input(recorded, 0, pciInfo, sizeof(nvmlPciInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)
{
    STUB_BEGIN(205, nvmlDeviceOnSameBoard, NVML_SUCCESS, (device1, device2, onSameBoard));
    STUB_ARGUMENTS(&device1, &device2, &onSameBoard);
    stub_output(recorded, 2, (void *)onSameBoard, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device,
    nvmlPowerSmoothingProfile_t *profile)
{
    STUB_BEGIN(206, nvmlDevicePowerSmoothingActivatePresetProfile, NVML_SUCCESS, (device, profile));
    STUB_ARGUMENTS(&device, &profile);
    stub_input(recorded, 1, profile, sizeof(nvmlPowerSmoothingProfile_t));
    stub_output_open(recorded, 1, (void *)profile, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDevicePowerSmoothingSetState(nvmlDevice_t device, nvmlPowerSmoothingState_t *state)
{
    STUB_BEGIN(207, nvmlDevicePowerSmoothingSetState, NVML_SUCCESS, (device, state));
    STUB_ARGUMENTS(&device, &state);
    stub_input(recorded, 1, state, sizeof(nvmlPowerSmoothingState_t));
    stub_output_open(recorded, 1, (void *)state, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device,
    nvmlPowerSmoothingProfile_t *profile)
{
    STUB_BEGIN(208, nvmlDevicePowerSmoothingUpdatePresetProfileParam, NVML_SUCCESS,
        (device, profile));
    STUB_ARGUMENTS(&device, &profile);
    stub_input(recorded, 1, profile, sizeof(nvmlPowerSmoothingProfile_t));
    stub_output_open(recorded, 1, (void *)profile, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState)
{
    STUB_BEGIN(209, nvmlDeviceQueryDrainState, NVML_SUCCESS, (pciInfo, currentState));
    STUB_ARGUMENTS(&pciInfo, &currentState);
    stub_input(recorded, 0, pciInfo, sizeof(nvmlPciInfo_t));
    stub_output(recorded, 1, (void *)currentState, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set)
{
    STUB_BEGIN(210, nvmlDeviceRegisterEvents, NVML_SUCCESS, (device, eventTypes, set));
    STUB_ARGUMENTS(&device, &eventTypes, &set);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState,
    nvmlPcieLinkState_t linkState)
{
    STUB_BEGIN(211, nvmlDeviceRemoveGpu_v2, NVML_SUCCESS, (pciInfo, gpuState, linkState));
    STUB_ARGUMENTS(&pciInfo, &gpuState, &linkState);
    stub_input(recorded, 0, pciInfo, sizeof(nvmlPciInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)
{
    STUB_BEGIN(212, nvmlDeviceResetApplicationsClocks, NVML_SUCCESS, (device));
    STUB_ARGUMENTS(&device);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)
{
    STUB_BEGIN(213, nvmlDeviceResetGpuLockedClocks, NVML_SUCCESS, (device));
    STUB_ARGUMENTS(&device);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)
{
    STUB_BEGIN(214, nvmlDeviceResetMemoryLockedClocks, NVML_SUCCESS, (device));
    STUB_ARGUMENTS(&device);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)
{
    STUB_BEGIN(215, nvmlDeviceResetNvLinkErrorCounters, NVML_SUCCESS, (device, link));
    STUB_ARGUMENTS(&device, &link);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
    unsigned int counter)
{
    STUB_BEGIN(216, nvmlDeviceResetNvLinkUtilizationCounter, NVML_SUCCESS, (device, link, counter));
    STUB_ARGUMENTS(&device, &link, &counter);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
    nvmlEnableState_t isRestricted)
{
    STUB_BEGIN(217, nvmlDeviceSetAPIRestriction, NVML_SUCCESS, (device, apiType, isRestricted));
    STUB_ARGUMENTS(&device, &apiType, &isRestricted);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)
{
    STUB_BEGIN(218, nvmlDeviceSetAccountingMode, NVML_SUCCESS, (device, mode));
    STUB_ARGUMENTS(&device, &mode);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz,
    unsigned int graphicsClockMHz)
{
    STUB_BEGIN(219, nvmlDeviceSetApplicationsClocks, NVML_SUCCESS,
        (device, memClockMHz, graphicsClockMHz));
    STUB_ARGUMENTS(&device, &memClockMHz, &graphicsClockMHz);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled)
{
    STUB_BEGIN(220, nvmlDeviceSetAutoBoostedClocksEnabled, NVML_SUCCESS, (device, enabled));
    STUB_ARGUMENTS(&device, &enabled);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
{
    STUB_BEGIN(221, nvmlDeviceSetClockOffsets, NVML_SUCCESS, (device, info));
    STUB_ARGUMENTS(&device, &info);
    stub_input(recorded, 1, info, sizeof(nvmlClockOffset_t));
    stub_output_open(recorded, 1, (void *)info, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)
{
    STUB_BEGIN(222, nvmlDeviceSetComputeMode, NVML_SUCCESS, (device, mode));
    STUB_ARGUMENTS(&device, &mode);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device, unsigned long long sizeKiB)
{
    STUB_BEGIN(223, nvmlDeviceSetConfComputeUnprotectedMemSize, NVML_SUCCESS, (device, sizeKiB));
    STUB_ARGUMENTS(&device, &sizeKiB);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetCpuAffinity(nvmlDevice_t device)
{
    STUB_BEGIN(224, nvmlDeviceSetCpuAffinity, NVML_SUCCESS, (device));
    STUB_ARGUMENTS(&device);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled,
    unsigned int flags)
{
    STUB_BEGIN(225, nvmlDeviceSetDefaultAutoBoostedClocksEnabled, NVML_SUCCESS,
        (device, enabled, flags));
    STUB_ARGUMENTS(&device, &enabled, &flags);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)
{
    STUB_BEGIN(226, nvmlDeviceSetDefaultFanSpeed_v2, NVML_SUCCESS, (device, fan));
    STUB_ARGUMENTS(&device, &fan);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device, const nvmlDramEncryptionInfo_t *dramEncryption)
{
    STUB_BEGIN(227, nvmlDeviceSetDramEncryptionMode, NVML_SUCCESS, (device, dramEncryption));
    STUB_ARGUMENTS(&device, &dramEncryption);
    stub_input(recorded, 1, dramEncryption, sizeof(nvmlDramEncryptionInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags)
{
    STUB_BEGIN(228, nvmlDeviceSetDriverModel, NVML_SUCCESS, (device, driverModel, flags));
    STUB_ARGUMENTS(&device, &driverModel, &flags);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)
{
    STUB_BEGIN(229, nvmlDeviceSetEccMode, NVML_SUCCESS, (device, ecc));
    STUB_ARGUMENTS(&device, &ecc);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy)
{
    STUB_BEGIN(230, nvmlDeviceSetFanControlPolicy, NVML_SUCCESS, (device, fan, policy));
    STUB_ARGUMENTS(&device, &fan, &policy);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)
{
    STUB_BEGIN(231, nvmlDeviceSetFanSpeed_v2, NVML_SUCCESS, (device, fan, speed));
    STUB_ARGUMENTS(&device, &fan, &speed);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)
{
    STUB_BEGIN(232, nvmlDeviceSetGpcClkVfOffset, NVML_SUCCESS, (device, offset));
    STUB_ARGUMENTS(&device, &offset);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz,
    unsigned int maxGpuClockMHz)
{
    STUB_BEGIN(233, nvmlDeviceSetGpuLockedClocks, NVML_SUCCESS,
        (device, minGpuClockMHz, maxGpuClockMHz));
    STUB_ARGUMENTS(&device, &minGpuClockMHz, &maxGpuClockMHz);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)
{
    STUB_BEGIN(234, nvmlDeviceSetGpuOperationMode, NVML_SUCCESS, (device, mode));
    STUB_ARGUMENTS(&device, &mode);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)
{
    STUB_BEGIN(235, nvmlDeviceSetMemClkVfOffset, NVML_SUCCESS, (device, offset));
    STUB_ARGUMENTS(&device, &offset);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz,
    unsigned int maxMemClockMHz)
{
    STUB_BEGIN(236, nvmlDeviceSetMemoryLockedClocks, NVML_SUCCESS,
        (device, minMemClockMHz, maxMemClockMHz));
    STUB_ARGUMENTS(&device, &minMemClockMHz, &maxMemClockMHz);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode, nvmlReturn_t *activationStatus)
{
    STUB_BEGIN(237, nvmlDeviceSetMigMode, NVML_SUCCESS, (device, mode, activationStatus));
    STUB_ARGUMENTS(&device, &mode, &activationStatus);
    stub_output(recorded, 2, (void *)activationStatus, sizeof(nvmlReturn_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device, nvmlNvLinkPowerThres_t *info)
{
    STUB_BEGIN(238, nvmlDeviceSetNvLinkDeviceLowPowerThreshold, NVML_SUCCESS, (device, info));
    STUB_ARGUMENTS(&device, &info);
    stub_input(recorded, 1, info, sizeof(nvmlNvLinkPowerThres_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter,
    nvmlNvLinkUtilizationControl_t *control, unsigned int reset)
{
    STUB_BEGIN(239, nvmlDeviceSetNvLinkUtilizationControl, NVML_SUCCESS,
        (device, link, counter, control, reset));
    STUB_ARGUMENTS(&device, &link, &counter, &control, &reset);
    stub_input(recorded, 3, control, sizeof(nvmlNvLinkUtilizationControl_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)
{
    STUB_BEGIN(240, nvmlDeviceSetNvlinkBwMode, NVML_SUCCESS, (device, setBwMode));
    STUB_ARGUMENTS(&device, &setBwMode);
    stub_input(recorded, 1, setBwMode, sizeof(nvmlNvlinkSetBwMode_t));
    stub_output_open(recorded, 1, (void *)setBwMode, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)
{
    STUB_BEGIN(241, nvmlDeviceSetPersistenceMode, NVML_SUCCESS, (device, mode));
    STUB_ARGUMENTS(&device, &mode);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)
{
    STUB_BEGIN(242, nvmlDeviceSetPowerManagementLimit, NVML_SUCCESS, (device, limit));
    STUB_ARGUMENTS(&device, &limit);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue)
{
    STUB_BEGIN(243, nvmlDeviceSetPowerManagementLimit_v2, NVML_SUCCESS, (device, powerValue));
    STUB_ARGUMENTS(&device, &powerValue);
    stub_input(recorded, 1, powerValue, sizeof(nvmlPowerValue_v2_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType,
    int *temp)
{
    STUB_BEGIN(244, nvmlDeviceSetTemperatureThreshold, NVML_SUCCESS, (device, thresholdType, temp));
    STUB_ARGUMENTS(&device, &thresholdType, &temp);
    stub_output(recorded, 2, (void *)temp, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability,
    nvmlEnableState_t state)
{
    STUB_BEGIN(245, nvmlDeviceSetVgpuCapabilities, NVML_SUCCESS, (device, capability, state));
    STUB_ARGUMENTS(&device, &capability, &state);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device,
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
    STUB_BEGIN(246, nvmlDeviceSetVgpuHeterogeneousMode, NVML_SUCCESS, (device, pHeterogeneousMode));
    STUB_ARGUMENTS(&device, &pHeterogeneousMode);
    stub_input(recorded, 1, pHeterogeneousMode, sizeof(nvmlVgpuHeterogeneousMode_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState)
{
    STUB_BEGIN(247, nvmlDeviceSetVgpuSchedulerState, NVML_SUCCESS, (device, pSchedulerState));
    STUB_ARGUMENTS(&device, &pSchedulerState);
    stub_input(recorded, 1, pSchedulerState, sizeof(nvmlVgpuSchedulerSetState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceSetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode)
{
    STUB_BEGIN(248, nvmlDeviceSetVirtualizationMode, NVML_SUCCESS, (device, virtualMode));
    STUB_ARGUMENTS(&device, &virtualMode);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceValidateInforom(nvmlDevice_t device)
{
    STUB_BEGIN(249, nvmlDeviceValidateInforom, NVML_SUCCESS, (device));
    STUB_ARGUMENTS(&device);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device,
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
{
    STUB_BEGIN(250, nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, NVML_SUCCESS,
        (device, requestedProfiles));
    STUB_ARGUMENTS(&device, &requestedProfiles);
    stub_input(recorded, 1, requestedProfiles, sizeof(nvmlWorkloadPowerProfileRequestedProfiles_t));
    stub_output_open(recorded, 1, (void *)requestedProfiles, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device,
    nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)
{
    STUB_BEGIN(251, nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, NVML_SUCCESS,
        (device, currentProfiles));
    STUB_ARGUMENTS(&device, &currentProfiles);
    stub_input(recorded, 1, currentProfiles, sizeof(nvmlWorkloadPowerProfileCurrentProfiles_t));
    stub_output_open(recorded, 1, (void *)currentProfiles, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device,
    nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)
{
    STUB_BEGIN(252, nvmlDeviceWorkloadPowerProfileGetProfilesInfo, NVML_SUCCESS,
        (device, profilesInfo));
    STUB_ARGUMENTS(&device, &profilesInfo);
    stub_input(recorded, 1, profilesInfo, sizeof(nvmlWorkloadPowerProfileProfilesInfo_t));
    stub_output_open(recorded, 1, (void *)profilesInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device,
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
{
    STUB_BEGIN(253, nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, NVML_SUCCESS,
        (device, requestedProfiles));
    STUB_ARGUMENTS(&device, &requestedProfiles);
    stub_input(recorded, 1, requestedProfiles, sizeof(nvmlWorkloadPowerProfileRequestedProfiles_t));
    stub_output_open(recorded, 1, (void *)requestedProfiles, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT const char *
nvmlErrorString(nvmlReturn_t result)
{
    STUB_BEGIN(254, nvmlErrorString, 0, (result));
    STUB_ARGUMENTS(&result);
    return stub_finish_string(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlEventSetCreate(nvmlEventSet_t *set)
{
    STUB_BEGIN(255, nvmlEventSetCreate, NVML_SUCCESS, (set));
    STUB_ARGUMENTS(&set);
    stub_output(recorded, 0, (void *)set, sizeof(nvmlEventSet_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlEventSetFree(nvmlEventSet_t set)
{
    STUB_BEGIN(256, nvmlEventSetFree, NVML_SUCCESS, (set));
    STUB_ARGUMENTS(&set);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)
{
    STUB_BEGIN(257, nvmlEventSetWait_v2, NVML_SUCCESS, (set, data, timeoutms));
    STUB_ARGUMENTS(&set, &data, &timeoutms);
    stub_output(recorded, 1, (void *)data, sizeof(nvmlEventData_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGetExcludedDeviceCount(unsigned int *deviceCount)
{
    STUB_BEGIN(258, nvmlGetExcludedDeviceCount, NVML_SUCCESS, (deviceCount));
    STUB_ARGUMENTS(&deviceCount);
    stub_output(recorded, 0, (void *)deviceCount, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)
{
    STUB_BEGIN(259, nvmlGetExcludedDeviceInfoByIndex, NVML_SUCCESS, (index, info));
    STUB_ARGUMENTS(&index, &info);
    stub_output(recorded, 1, (void *)info, sizeof(nvmlExcludedDeviceInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t *pgpuMetadata,
    nvmlVgpuPgpuCompatibility_t *compatibilityInfo)
{
    STUB_BEGIN(260, nvmlGetVgpuCompatibility, NVML_SUCCESS,
        (vgpuMetadata, pgpuMetadata, compatibilityInfo));
    STUB_ARGUMENTS(&vgpuMetadata, &pgpuMetadata, &compatibilityInfo);
    stub_input(recorded, 0, vgpuMetadata, sizeof(nvmlVgpuMetadata_t));
    stub_input(recorded, 1, pgpuMetadata, sizeof(nvmlVgpuPgpuMetadata_t));
    stub_output(recorded, 2, (void *)compatibilityInfo, sizeof(nvmlVgpuPgpuCompatibility_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability, unsigned int *capResult)
{
    STUB_BEGIN(261, nvmlGetVgpuDriverCapabilities, NVML_SUCCESS, (capability, capResult));
    STUB_ARGUMENTS(&capability, &capResult);
    stub_output(recorded, 1, (void *)capResult, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)
{
    STUB_BEGIN(262, nvmlGetVgpuVersion, NVML_SUCCESS, (supported, current));
    STUB_ARGUMENTS(&supported, &current);
    stub_output(recorded, 0, (void *)supported, sizeof(nvmlVgpuVersion_t));
    stub_output(recorded, 1, (void *)current, sizeof(nvmlVgpuVersion_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)
{
    STUB_BEGIN(263, nvmlGpmMetricsGet, NVML_SUCCESS, (metricsGet));
    STUB_ARGUMENTS(&metricsGet);
    stub_input(recorded, 0, metricsGet, sizeof(nvmlGpmMetricsGet_t));
    stub_output_open(recorded, 0, (void *)metricsGet, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample)
{
    STUB_BEGIN(264, nvmlGpmMigSampleGet, NVML_SUCCESS, (device, gpuInstanceId, gpmSample));
    STUB_ARGUMENTS(&device, &gpuInstanceId, &gpmSample);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)
{
    STUB_BEGIN(265, nvmlGpmQueryDeviceSupport, NVML_SUCCESS, (device, gpmSupport));
    STUB_ARGUMENTS(&device, &gpmSupport);
    stub_input(recorded, 1, gpmSupport, sizeof(nvmlGpmSupport_t));
    stub_output_open(recorded, 1, (void *)gpmSupport, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)
{
    STUB_BEGIN(266, nvmlGpmQueryIfStreamingEnabled, NVML_SUCCESS, (device, state));
    STUB_ARGUMENTS(&device, &state);
    stub_output(recorded, 1, (void *)state, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)
{
    STUB_BEGIN(267, nvmlGpmSampleAlloc, NVML_SUCCESS, (gpmSample));
    STUB_ARGUMENTS(&gpmSample);
    stub_output(recorded, 0, (void *)gpmSample, sizeof(nvmlGpmSample_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)
{
    STUB_BEGIN(268, nvmlGpmSampleFree, NVML_SUCCESS, (gpmSample));
    STUB_ARGUMENTS(&gpmSample);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)
{
    STUB_BEGIN(269, nvmlGpmSampleGet, NVML_SUCCESS, (device, gpmSample));
    STUB_ARGUMENTS(&device, &gpmSample);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)
{
    STUB_BEGIN(270, nvmlGpmSetStreamingEnabled, NVML_SUCCESS, (device, state));
    STUB_ARGUMENTS(&device, &state);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    nvmlComputeInstance_t *computeInstance)
{
    STUB_BEGIN(271, nvmlGpuInstanceCreateComputeInstance, NVML_SUCCESS,
        (gpuInstance, profileId, computeInstance));
    STUB_ARGUMENTS(&gpuInstance, &profileId, &computeInstance);
    stub_output(recorded, 2, (void *)computeInstance, sizeof(nvmlComputeInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance,
    unsigned int profileId, const nvmlComputeInstancePlacement_t *placement,
    nvmlComputeInstance_t *computeInstance)
{
    STUB_BEGIN(272, nvmlGpuInstanceCreateComputeInstanceWithPlacement, NVML_SUCCESS,
        (gpuInstance, profileId, placement, computeInstance));
    STUB_ARGUMENTS(&gpuInstance, &profileId, &placement, &computeInstance);
    stub_input(recorded, 2, placement, sizeof(nvmlComputeInstancePlacement_t));
    stub_output(recorded, 3, (void *)computeInstance, sizeof(nvmlComputeInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)
{
    STUB_BEGIN(273, nvmlGpuInstanceDestroy, NVML_SUCCESS, (gpuInstance));
    STUB_ARGUMENTS(&gpuInstance);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance,
    nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)
{
    STUB_BEGIN(274, nvmlGpuInstanceGetActiveVgpus, NVML_SUCCESS, (gpuInstance, pVgpuInstanceInfo));
    STUB_ARGUMENTS(&gpuInstance, &pVgpuInstanceInfo);
    stub_input(recorded, 1, pVgpuInstanceInfo, sizeof(nvmlActiveVgpuInstanceInfo_t));
    stub_output_open(recorded, 1, (void *)pVgpuInstanceInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int id,
    nvmlComputeInstance_t *computeInstance)
{
    STUB_BEGIN(275, nvmlGpuInstanceGetComputeInstanceById, NVML_SUCCESS,
        (gpuInstance, id, computeInstance));
    STUB_ARGUMENTS(&gpuInstance, &id, &computeInstance);
    stub_output(recorded, 2, (void *)computeInstance, sizeof(nvmlComputeInstance_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance,
    unsigned int profileId, nvmlComputeInstancePlacement_t *placements, unsigned int *count)
{
    STUB_BEGIN(276, nvmlGpuInstanceGetComputeInstancePossiblePlacements, NVML_SUCCESS,
        (gpuInstance, profileId, placements, count));
    STUB_ARGUMENTS(&gpuInstance, &profileId, &placements, &count);
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
    STUB_BEGIN(277, nvmlGpuInstanceGetComputeInstanceProfileInfo, NVML_SUCCESS,
        (gpuInstance, profile, engProfile, info));
    STUB_ARGUMENTS(&gpuInstance, &profile, &engProfile, &info);
    stub_output(recorded, 3, (void *)info, sizeof(nvmlComputeInstanceProfileInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance, unsigned int profile,
    unsigned int engProfile, nvmlComputeInstanceProfileInfo_v2_t *info)
{
    STUB_BEGIN(278, nvmlGpuInstanceGetComputeInstanceProfileInfoV, NVML_SUCCESS,
        (gpuInstance, profile, engProfile, info));
    STUB_ARGUMENTS(&gpuInstance, &profile, &engProfile, &info);
    stub_input(recorded, 3, info, sizeof(nvmlComputeInstanceProfileInfo_v2_t));
    stub_output_open(recorded, 3, (void *)info, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance,
    unsigned int profileId, unsigned int *count)
{
    STUB_BEGIN(279, nvmlGpuInstanceGetComputeInstanceRemainingCapacity, NVML_SUCCESS,
        (gpuInstance, profileId, count));
    STUB_ARGUMENTS(&gpuInstance, &profileId, &count);
    stub_output(recorded, 2, (void *)count, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    nvmlComputeInstance_t *computeInstances, unsigned int *count)
{
    STUB_BEGIN(280, nvmlGpuInstanceGetComputeInstances, NVML_SUCCESS,
        (gpuInstance, profileId, computeInstances, count));
    STUB_ARGUMENTS(&gpuInstance, &profileId, &computeInstances, &count);
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
    STUB_BEGIN(281, nvmlGpuInstanceGetCreatableVgpus, NVML_SUCCESS, (gpuInstance, pVgpus));
    STUB_ARGUMENTS(&gpuInstance, &pVgpus);
    stub_input(recorded, 1, pVgpus, sizeof(nvmlVgpuTypeIdInfo_t));
    stub_output_open(recorded, 1, (void *)pVgpus, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)
{
    STUB_BEGIN(282, nvmlGpuInstanceGetInfo, NVML_SUCCESS, (gpuInstance, info));
    STUB_ARGUMENTS(&gpuInstance, &info);
    stub_output(recorded, 1, (void *)info, sizeof(nvmlGpuInstanceInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
    STUB_BEGIN(283, nvmlGpuInstanceGetVgpuHeterogeneousMode, NVML_SUCCESS,
        (gpuInstance, pHeterogeneousMode));
    STUB_ARGUMENTS(&gpuInstance, &pHeterogeneousMode);
    stub_input(recorded, 1, pHeterogeneousMode, sizeof(nvmlVgpuHeterogeneousMode_t));
    stub_output_open(recorded, 1, (void *)pHeterogeneousMode, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)
{
    STUB_BEGIN(284, nvmlGpuInstanceGetVgpuSchedulerLog, NVML_SUCCESS,
        (gpuInstance, pSchedulerLogInfo));
    STUB_ARGUMENTS(&gpuInstance, &pSchedulerLogInfo);
    stub_input(recorded, 1, pSchedulerLogInfo, sizeof(nvmlVgpuSchedulerLogInfo_t));
    stub_output_open(recorded, 1, (void *)pSchedulerLogInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)
{
    STUB_BEGIN(285, nvmlGpuInstanceGetVgpuSchedulerState, NVML_SUCCESS,
        (gpuInstance, pSchedulerStateInfo));
    STUB_ARGUMENTS(&gpuInstance, &pSchedulerStateInfo);
    stub_input(recorded, 1, pSchedulerStateInfo, sizeof(nvmlVgpuSchedulerStateInfo_t));
    stub_output_open(recorded, 1, (void *)pSchedulerStateInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)
{
    STUB_BEGIN(286, nvmlGpuInstanceGetVgpuTypeCreatablePlacements, NVML_SUCCESS,
        (gpuInstance, pCreatablePlacementInfo));
    STUB_ARGUMENTS(&gpuInstance, &pCreatablePlacementInfo);
    stub_input(recorded, 1, pCreatablePlacementInfo, sizeof(nvmlVgpuCreatablePlacementInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
    STUB_BEGIN(287, nvmlGpuInstanceSetVgpuHeterogeneousMode, NVML_SUCCESS,
        (gpuInstance, pHeterogeneousMode));
    STUB_ARGUMENTS(&gpuInstance, &pHeterogeneousMode);
    stub_input(recorded, 1, pHeterogeneousMode, sizeof(nvmlVgpuHeterogeneousMode_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerState_t *pScheduler)
{
    STUB_BEGIN(288, nvmlGpuInstanceSetVgpuSchedulerState, NVML_SUCCESS, (gpuInstance, pScheduler));
    STUB_ARGUMENTS(&gpuInstance, &pScheduler);
    stub_input(recorded, 1, pScheduler, sizeof(nvmlVgpuSchedulerState_t));
    stub_output_open(recorded, 1, (void *)pScheduler, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlInitWithFlags(unsigned int flags)
{
    STUB_BEGIN(289, nvmlInitWithFlags, NVML_SUCCESS, (flags));
    STUB_ARGUMENTS(&flags);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlInit_v2(void)
{
    STUB_BEGIN(290, nvmlInit_v2, NVML_SUCCESS, ());
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)
{
    STUB_BEGIN(291, nvmlSetVgpuVersion, NVML_SUCCESS, (vgpuVersion));
    STUB_ARGUMENTS(&vgpuVersion);
    stub_input(recorded, 0, vgpuVersion, sizeof(nvmlVgpuVersion_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlShutdown(void)
{
    STUB_BEGIN(292, nvmlShutdown, NVML_SUCCESS, ());
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)
{
    STUB_BEGIN(293, nvmlSystemEventSetCreate, NVML_SUCCESS, (request));
    STUB_ARGUMENTS(&request);
    stub_input(recorded, 0, request, sizeof(nvmlSystemEventSetCreateRequest_t));
    stub_output_open(recorded, 0, (void *)request, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)
{
    STUB_BEGIN(294, nvmlSystemEventSetFree, NVML_SUCCESS, (request));
    STUB_ARGUMENTS(&request);
    stub_input(recorded, 0, request, sizeof(nvmlSystemEventSetFreeRequest_t));
    stub_output_open(recorded, 0, (void *)request, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)
{
    STUB_BEGIN(295, nvmlSystemEventSetWait, NVML_SUCCESS, (request));
    STUB_ARGUMENTS(&request);
    stub_input(recorded, 0, request, sizeof(nvmlSystemEventSetWaitRequest_t));
    stub_output_open(recorded, 0, (void *)request, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)
{
    STUB_BEGIN(296, nvmlSystemGetConfComputeCapabilities, NVML_SUCCESS, (capabilities));
    STUB_ARGUMENTS(&capabilities);
    stub_output(recorded, 0, (void *)capabilities, sizeof(nvmlConfComputeSystemCaps_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)
{
    STUB_BEGIN(297, nvmlSystemGetConfComputeGpusReadyState, NVML_SUCCESS, (isAcceptingWork));
    STUB_ARGUMENTS(&isAcceptingWork);
    stub_output(recorded, 0, (void *)isAcceptingWork, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetConfComputeKeyRotationThresholdInfo(
    nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
{
    STUB_BEGIN(298, nvmlSystemGetConfComputeKeyRotationThresholdInfo, NVML_SUCCESS,
        (pKeyRotationThrInfo));
    STUB_ARGUMENTS(&pKeyRotationThrInfo);
    stub_input(recorded, 0, pKeyRotationThrInfo,
        sizeof(nvmlConfComputeGetKeyRotationThresholdInfo_t));
    stub_output_open(recorded, 0, (void *)pKeyRotationThrInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)
{
    STUB_BEGIN(299, nvmlSystemGetConfComputeSettings, NVML_SUCCESS, (settings));
    STUB_ARGUMENTS(&settings);
    stub_input(recorded, 0, settings, sizeof(nvmlSystemConfComputeSettings_t));
    stub_output_open(recorded, 0, (void *)settings, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)
{
    STUB_BEGIN(300, nvmlSystemGetConfComputeState, NVML_SUCCESS, (state));
    STUB_ARGUMENTS(&state);
    stub_output(recorded, 0, (void *)state, sizeof(nvmlConfComputeSystemState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)
{
    STUB_BEGIN(301, nvmlSystemGetCudaDriverVersion, NVML_SUCCESS, (cudaDriverVersion));
    STUB_ARGUMENTS(&cudaDriverVersion);
    stub_output(recorded, 0, (void *)cudaDriverVersion, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)
{
    STUB_BEGIN(302, nvmlSystemGetCudaDriverVersion_v2, NVML_SUCCESS, (cudaDriverVersion));
    STUB_ARGUMENTS(&cudaDriverVersion);
    stub_output(recorded, 0, (void *)cudaDriverVersion, sizeof(int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int length)
{
    STUB_BEGIN(303, nvmlSystemGetDriverBranch, NVML_SUCCESS, (branchInfo, length));
    STUB_ARGUMENTS(&branchInfo, &length);
    stub_input(recorded, 0, branchInfo, sizeof(nvmlSystemDriverBranchInfo_t));
    stub_output_open(recorded, 0, (void *)branchInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetDriverVersion(char *version, unsigned int length)
{
    STUB_BEGIN(304, nvmlSystemGetDriverVersion, NVML_SUCCESS, (version, length));
    STUB_ARGUMENTS(&version, &length);
    stub_output(recorded, 0, (void *)version, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)
{
    STUB_BEGIN(305, nvmlSystemGetHicVersion, NVML_SUCCESS, (hwbcCount, hwbcEntries));
    STUB_ARGUMENTS(&hwbcCount, &hwbcEntries);
    stub_input(recorded, 0, hwbcCount, sizeof(unsigned int));
    size_t hwbcCount_written = stub_output_count(recorded, 0, hwbcCount, sizeof *hwbcCount,
        hwbcCount != NULL && hwbcEntries != NULL ? stub_items((size_t)*hwbcCount) : SIZE_MAX);
    stub_output(recorded, 1, (void *)hwbcEntries, hwbcCount_written * sizeof(nvmlHwbcEntry_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetNVMLVersion(char *version, unsigned int length)
{
    STUB_BEGIN(306, nvmlSystemGetNVMLVersion, NVML_SUCCESS, (version, length));
    STUB_ARGUMENTS(&version, &length);
    stub_output(recorded, 0, (void *)version, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)
{
    STUB_BEGIN(307, nvmlSystemGetNvlinkBwMode, NVML_SUCCESS, (nvlinkBwMode));
    STUB_ARGUMENTS(&nvlinkBwMode);
    stub_output(recorded, 0, (void *)nvlinkBwMode, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)
{
    STUB_BEGIN(308, nvmlSystemGetProcessName, NVML_SUCCESS, (pid, name, length));
    STUB_ARGUMENTS(&pid, &name, &length);
    stub_output(recorded, 1, (void *)name, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count, nvmlDevice_t *deviceArray)
{
    STUB_BEGIN(309, nvmlSystemGetTopologyGpuSet, NVML_SUCCESS, (cpuNumber, count, deviceArray));
    STUB_ARGUMENTS(&cpuNumber, &count, &deviceArray);
    stub_input(recorded, 1, count, sizeof(unsigned int));
    size_t count_written = stub_output_count(recorded, 1, count, sizeof *count,
        count != NULL && deviceArray != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 2, (void *)deviceArray, count_written * sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)
{
    STUB_BEGIN(310, nvmlSystemRegisterEvents, NVML_SUCCESS, (request));
    STUB_ARGUMENTS(&request);
    stub_input(recorded, 0, request, sizeof(nvmlSystemRegisterEventRequest_t));
    stub_output_open(recorded, 0, (void *)request, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)
{
    STUB_BEGIN(311, nvmlSystemSetConfComputeGpusReadyState, NVML_SUCCESS, (isAcceptingWork));
    STUB_ARGUMENTS(&isAcceptingWork);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemSetConfComputeKeyRotationThresholdInfo(
    nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
{
    STUB_BEGIN(312, nvmlSystemSetConfComputeKeyRotationThresholdInfo, NVML_SUCCESS,
        (pKeyRotationThrInfo));
    STUB_ARGUMENTS(&pKeyRotationThrInfo);
    stub_input(recorded, 0, pKeyRotationThrInfo,
        sizeof(nvmlConfComputeSetKeyRotationThresholdInfo_t));
    stub_output_open(recorded, 0, (void *)pKeyRotationThrInfo, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)
{
    STUB_BEGIN(313, nvmlSystemSetNvlinkBwMode, NVML_SUCCESS, (nvlinkBwMode));
    STUB_ARGUMENTS(&nvlinkBwMode);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetCount(unsigned int *unitCount)
{
    STUB_BEGIN(314, nvmlUnitGetCount, NVML_SUCCESS, (unitCount));
    STUB_ARGUMENTS(&unitCount);
    stub_output(recorded, 0, (void *)unitCount, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices)
{
    STUB_BEGIN(315, nvmlUnitGetDevices, NVML_SUCCESS, (unit, deviceCount, devices));
    STUB_ARGUMENTS(&unit, &deviceCount, &devices);
    stub_input(recorded, 1, deviceCount, sizeof(unsigned int));
    size_t deviceCount_written = stub_output_count(recorded, 1, deviceCount, sizeof *deviceCount,
        deviceCount != NULL && devices != NULL ? stub_items((size_t)*deviceCount) : SIZE_MAX);
    stub_output(recorded, 2, (void *)devices, deviceCount_written * sizeof(nvmlDevice_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)
{
    STUB_BEGIN(316, nvmlUnitGetFanSpeedInfo, NVML_SUCCESS, (unit, fanSpeeds));
    STUB_ARGUMENTS(&unit, &fanSpeeds);
    stub_output(recorded, 1, (void *)fanSpeeds, sizeof(nvmlUnitFanSpeeds_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)
{
    STUB_BEGIN(317, nvmlUnitGetHandleByIndex, NVML_SUCCESS, (index, unit));
    STUB_ARGUMENTS(&index, &unit);
    stub_output(recorded, 1, (void *)unit, sizeof(nvmlUnit_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)
{
    STUB_BEGIN(318, nvmlUnitGetLedState, NVML_SUCCESS, (unit, state));
    STUB_ARGUMENTS(&unit, &state);
    stub_output(recorded, 1, (void *)state, sizeof(nvmlLedState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)
{
    STUB_BEGIN(319, nvmlUnitGetPsuInfo, NVML_SUCCESS, (unit, psu));
    STUB_ARGUMENTS(&unit, &psu);
    stub_output(recorded, 1, (void *)psu, sizeof(nvmlPSUInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)
{
    STUB_BEGIN(320, nvmlUnitGetTemperature, NVML_SUCCESS, (unit, type, temp));
    STUB_ARGUMENTS(&unit, &type, &temp);
    stub_output(recorded, 2, (void *)temp, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)
{
    STUB_BEGIN(321, nvmlUnitGetUnitInfo, NVML_SUCCESS, (unit, info));
    STUB_ARGUMENTS(&unit, &info);
    stub_output(recorded, 1, (void *)info, sizeof(nvmlUnitInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)
{
    STUB_BEGIN(322, nvmlUnitSetLedState, NVML_SUCCESS, (unit, color));
    STUB_ARGUMENTS(&unit, &color);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)
{
    STUB_BEGIN(323, nvmlVgpuInstanceClearAccountingPids, NVML_SUCCESS, (vgpuInstance));
    STUB_ARGUMENTS(&vgpuInstance);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *mode)
{
    STUB_BEGIN(324, nvmlVgpuInstanceGetAccountingMode, NVML_SUCCESS, (vgpuInstance, mode));
    STUB_ARGUMENTS(&vgpuInstance, &mode);
    stub_output(recorded, 1, (void *)mode, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int *count,
    unsigned int *pids)
{
    STUB_BEGIN(325, nvmlVgpuInstanceGetAccountingPids, NVML_SUCCESS, (vgpuInstance, count, pids));
    STUB_ARGUMENTS(&vgpuInstance, &count, &pids);
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
    STUB_BEGIN(326, nvmlVgpuInstanceGetAccountingStats, NVML_SUCCESS, (vgpuInstance, pid, stats));
    STUB_ARGUMENTS(&vgpuInstance, &pid, &stats);
    stub_output(recorded, 2, (void *)stats, sizeof(nvmlAccountingStats_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode)
{
    STUB_BEGIN(327, nvmlVgpuInstanceGetEccMode, NVML_SUCCESS, (vgpuInstance, eccMode));
    STUB_ARGUMENTS(&vgpuInstance, &eccMode);
    stub_output(recorded, 1, (void *)eccMode, sizeof(nvmlEnableState_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int *encoderCapacity)
{
    STUB_BEGIN(328, nvmlVgpuInstanceGetEncoderCapacity, NVML_SUCCESS,
        (vgpuInstance, encoderCapacity));
    STUB_ARGUMENTS(&vgpuInstance, &encoderCapacity);
    stub_output(recorded, 1, (void *)encoderCapacity, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
    nvmlEncoderSessionInfo_t *sessionInfo)
{
    STUB_BEGIN(329, nvmlVgpuInstanceGetEncoderSessions, NVML_SUCCESS,
        (vgpuInstance, sessionCount, sessionInfo));
    STUB_ARGUMENTS(&vgpuInstance, &sessionCount, &sessionInfo);
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
    STUB_BEGIN(330, nvmlVgpuInstanceGetEncoderStats, NVML_SUCCESS,
        (vgpuInstance, sessionCount, averageFps, averageLatency));
    STUB_ARGUMENTS(&vgpuInstance, &sessionCount, &averageFps, &averageLatency);
    stub_output(recorded, 1, (void *)sessionCount, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)averageFps, sizeof(unsigned int));
    stub_output(recorded, 3, (void *)averageLatency, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
    nvmlFBCSessionInfo_t *sessionInfo)
{
    STUB_BEGIN(331, nvmlVgpuInstanceGetFBCSessions, NVML_SUCCESS,
        (vgpuInstance, sessionCount, sessionInfo));
    STUB_ARGUMENTS(&vgpuInstance, &sessionCount, &sessionInfo);
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
    STUB_BEGIN(332, nvmlVgpuInstanceGetFBCStats, NVML_SUCCESS, (vgpuInstance, fbcStats));
    STUB_ARGUMENTS(&vgpuInstance, &fbcStats);
    stub_output(recorded, 1, (void *)fbcStats, sizeof(nvmlFBCStats_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance, unsigned long long *fbUsage)
{
    STUB_BEGIN(333, nvmlVgpuInstanceGetFbUsage, NVML_SUCCESS, (vgpuInstance, fbUsage));
    STUB_ARGUMENTS(&vgpuInstance, &fbUsage);
    stub_output(recorded, 1, (void *)fbUsage, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance, unsigned int *frameRateLimit)
{
    STUB_BEGIN(334, nvmlVgpuInstanceGetFrameRateLimit, NVML_SUCCESS,
        (vgpuInstance, frameRateLimit));
    STUB_ARGUMENTS(&vgpuInstance, &frameRateLimit);
    stub_output(recorded, 1, (void *)frameRateLimit, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance, unsigned int *gpuInstanceId)
{
    STUB_BEGIN(335, nvmlVgpuInstanceGetGpuInstanceId, NVML_SUCCESS, (vgpuInstance, gpuInstanceId));
    STUB_ARGUMENTS(&vgpuInstance, &gpuInstanceId);
    stub_output(recorded, 1, (void *)gpuInstanceId, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId, unsigned int *length)
{
    STUB_BEGIN(336, nvmlVgpuInstanceGetGpuPciId, NVML_SUCCESS, (vgpuInstance, vgpuPciId, length));
    STUB_ARGUMENTS(&vgpuInstance, &vgpuPciId, &length);
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
    STUB_BEGIN(337, nvmlVgpuInstanceGetLicenseInfo_v2, NVML_SUCCESS, (vgpuInstance, licenseInfo));
    STUB_ARGUMENTS(&vgpuInstance, &licenseInfo);
    stub_output(recorded, 1, (void *)licenseInfo, sizeof(nvmlVgpuLicenseInfo_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed)
{
    STUB_BEGIN(338, nvmlVgpuInstanceGetLicenseStatus, NVML_SUCCESS, (vgpuInstance, licensed));
    STUB_ARGUMENTS(&vgpuInstance, &licensed);
    stub_output(recorded, 1, (void *)licensed, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size)
{
    STUB_BEGIN(339, nvmlVgpuInstanceGetMdevUUID, NVML_SUCCESS, (vgpuInstance, mdevUuid, size));
    STUB_ARGUMENTS(&vgpuInstance, &mdevUuid, &size);
    stub_output(recorded, 1, (void *)mdevUuid, stub_items((size_t)size) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t *vgpuMetadata,
    unsigned int *bufferSize)
{
    STUB_BEGIN(340, nvmlVgpuInstanceGetMetadata, NVML_SUCCESS,
        (vgpuInstance, vgpuMetadata, bufferSize));
    STUB_ARGUMENTS(&vgpuInstance, &vgpuMetadata, &bufferSize);
    stub_input(recorded, 2, bufferSize, sizeof(unsigned int));
    stub_output(recorded, 2, (void *)bufferSize, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuPlacementId_t *pPlacement)
{
    STUB_BEGIN(341, nvmlVgpuInstanceGetPlacementId, NVML_SUCCESS, (vgpuInstance, pPlacement));
    STUB_ARGUMENTS(&vgpuInstance, &pPlacement);
    stub_input(recorded, 1, pPlacement, sizeof(nvmlVgpuPlacementId_t));
    stub_output_open(recorded, 1, (void *)pPlacement, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuRuntimeState_t *pState)
{
    STUB_BEGIN(342, nvmlVgpuInstanceGetRuntimeStateSize, NVML_SUCCESS, (vgpuInstance, pState));
    STUB_ARGUMENTS(&vgpuInstance, &pState);
    stub_input(recorded, 1, pState, sizeof(nvmlVgpuRuntimeState_t));
    stub_output_open(recorded, 1, (void *)pState, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId)
{
    STUB_BEGIN(343, nvmlVgpuInstanceGetType, NVML_SUCCESS, (vgpuInstance, vgpuTypeId));
    STUB_ARGUMENTS(&vgpuInstance, &vgpuTypeId);
    stub_output(recorded, 1, (void *)vgpuTypeId, sizeof(nvmlVgpuTypeId_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size)
{
    STUB_BEGIN(344, nvmlVgpuInstanceGetUUID, NVML_SUCCESS, (vgpuInstance, uuid, size));
    STUB_ARGUMENTS(&vgpuInstance, &uuid, &size);
    stub_output(recorded, 1, (void *)uuid, stub_items((size_t)size) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version,
    unsigned int length)
{
    STUB_BEGIN(345, nvmlVgpuInstanceGetVmDriverVersion, NVML_SUCCESS,
        (vgpuInstance, version, length));
    STUB_ARGUMENTS(&vgpuInstance, &version, &length);
    stub_output(recorded, 1, (void *)version, stub_items((size_t)length) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size,
    nvmlVgpuVmIdType_t *vmIdType)
{
    STUB_BEGIN(346, nvmlVgpuInstanceGetVmID, NVML_SUCCESS, (vgpuInstance, vmId, size, vmIdType));
    STUB_ARGUMENTS(&vgpuInstance, &vmId, &size, &vmIdType);
    stub_output(recorded, 1, (void *)vmId, stub_items((size_t)size) * sizeof(char));
    stub_output(recorded, 3, (void *)vmIdType, sizeof(nvmlVgpuVmIdType_t));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int encoderCapacity)
{
    STUB_BEGIN(347, nvmlVgpuInstanceSetEncoderCapacity, NVML_SUCCESS,
        (vgpuInstance, encoderCapacity));
    STUB_ARGUMENTS(&vgpuInstance, &encoderCapacity);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info)
{
    STUB_BEGIN(348, nvmlVgpuTypeGetBAR1Info, NVML_SUCCESS, (vgpuTypeId, bar1Info));
    STUB_ARGUMENTS(&vgpuTypeId, &bar1Info);
    stub_input(recorded, 1, bar1Info, sizeof(nvmlVgpuTypeBar1Info_t));
    stub_output_open(recorded, 1, (void *)bar1Info, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability,
    unsigned int *capResult)
{
    STUB_BEGIN(349, nvmlVgpuTypeGetCapabilities, NVML_SUCCESS, (vgpuTypeId, capability, capResult));
    STUB_ARGUMENTS(&vgpuTypeId, &capability, &capResult);
    stub_output(recorded, 2, (void *)capResult, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size)
{
    STUB_BEGIN(350, nvmlVgpuTypeGetClass, NVML_SUCCESS, (vgpuTypeId, vgpuTypeClass, size));
    STUB_ARGUMENTS(&vgpuTypeId, &vgpuTypeClass, &size);
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
    STUB_BEGIN(351, nvmlVgpuTypeGetDeviceID, NVML_SUCCESS, (vgpuTypeId, deviceID, subsystemID));
    STUB_ARGUMENTS(&vgpuTypeId, &deviceID, &subsystemID);
    stub_output(recorded, 1, (void *)deviceID, sizeof(unsigned long long));
    stub_output(recorded, 2, (void *)subsystemID, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbReservation)
{
    STUB_BEGIN(352, nvmlVgpuTypeGetFbReservation, NVML_SUCCESS, (vgpuTypeId, fbReservation));
    STUB_ARGUMENTS(&vgpuTypeId, &fbReservation);
    stub_output(recorded, 1, (void *)fbReservation, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *frameRateLimit)
{
    STUB_BEGIN(353, nvmlVgpuTypeGetFrameRateLimit, NVML_SUCCESS, (vgpuTypeId, frameRateLimit));
    STUB_ARGUMENTS(&vgpuTypeId, &frameRateLimit);
    stub_output(recorded, 1, (void *)frameRateLimit, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize)
{
    STUB_BEGIN(354, nvmlVgpuTypeGetFramebufferSize, NVML_SUCCESS, (vgpuTypeId, fbSize));
    STUB_ARGUMENTS(&vgpuTypeId, &fbSize);
    stub_output(recorded, 1, (void *)fbSize, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *gpuInstanceProfileId)
{
    STUB_BEGIN(355, nvmlVgpuTypeGetGpuInstanceProfileId, NVML_SUCCESS,
        (vgpuTypeId, gpuInstanceProfileId));
    STUB_ARGUMENTS(&vgpuTypeId, &gpuInstanceProfileId);
    stub_output(recorded, 1, (void *)gpuInstanceProfileId, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *gspHeapSize)
{
    STUB_BEGIN(356, nvmlVgpuTypeGetGspHeapSize, NVML_SUCCESS, (vgpuTypeId, gspHeapSize));
    STUB_ARGUMENTS(&vgpuTypeId, &gspHeapSize);
    stub_output(recorded, 1, (void *)gspHeapSize, sizeof(unsigned long long));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString, unsigned int size)
{
    STUB_BEGIN(357, nvmlVgpuTypeGetLicense, NVML_SUCCESS,
        (vgpuTypeId, vgpuTypeLicenseString, size));
    STUB_ARGUMENTS(&vgpuTypeId, &vgpuTypeLicenseString, &size);
    stub_output(recorded, 1, (void *)vgpuTypeLicenseString,
        stub_items((size_t)size) * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *vgpuInstanceCount)
{
    STUB_BEGIN(358, nvmlVgpuTypeGetMaxInstances, NVML_SUCCESS,
        (device, vgpuTypeId, vgpuInstanceCount));
    STUB_ARGUMENTS(&device, &vgpuTypeId, &vgpuInstanceCount);
    stub_output(recorded, 2, (void *)vgpuInstanceCount, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)
{
    STUB_BEGIN(359, nvmlVgpuTypeGetMaxInstancesPerGpuInstance, NVML_SUCCESS, (pMaxInstance));
    STUB_ARGUMENTS(&pMaxInstance);
    stub_input(recorded, 0, pMaxInstance, sizeof(nvmlVgpuTypeMaxInstance_t));
    stub_output_open(recorded, 0, (void *)pMaxInstance, 0);
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCountPerVm)
{
    STUB_BEGIN(360, nvmlVgpuTypeGetMaxInstancesPerVm, NVML_SUCCESS,
        (vgpuTypeId, vgpuInstanceCountPerVm));
    STUB_ARGUMENTS(&vgpuTypeId, &vgpuInstanceCountPerVm);
    stub_output(recorded, 1, (void *)vgpuInstanceCountPerVm, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size)
{
    STUB_BEGIN(361, nvmlVgpuTypeGetName, NVML_SUCCESS, (vgpuTypeId, vgpuTypeName, size));
    STUB_ARGUMENTS(&vgpuTypeId, &vgpuTypeName, &size);
    stub_input(recorded, 2, size, sizeof(unsigned int));
    size_t size_written = stub_output_count(recorded, 2, size, sizeof *size,
        size != NULL && vgpuTypeName != NULL ? stub_items((size_t)*size) : SIZE_MAX);
    stub_output(recorded, 1, (void *)vgpuTypeName, size_written * sizeof(char));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *numDisplayHeads)
{
    STUB_BEGIN(362, nvmlVgpuTypeGetNumDisplayHeads, NVML_SUCCESS, (vgpuTypeId, numDisplayHeads));
    STUB_ARGUMENTS(&vgpuTypeId, &numDisplayHeads);
    stub_output(recorded, 1, (void *)numDisplayHeads, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

STUB_EXPORT nvmlReturn_t
nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex,
    unsigned int *xdim, unsigned int *ydim)
{
    STUB_BEGIN(363, nvmlVgpuTypeGetResolution, NVML_SUCCESS,
        (vgpuTypeId, displayIndex, xdim, ydim));
    STUB_ARGUMENTS(&vgpuTypeId, &displayIndex, &xdim, &ydim);
    stub_output(recorded, 2, (void *)xdim, sizeof(unsigned int));
    stub_output(recorded, 3, (void *)ydim, sizeof(unsigned int));
    return (nvmlReturn_t)stub_finish(recorded);
}

static const stub_param params_nvmlInitWithFlags[] = {STUB_IN(unsigned int, flags)};
static const stub_param params_nvmlErrorString[] = {STUB_IN(nvmlReturn_t, result)};
static const stub_param params_nvmlSystemGetDriverVersion[] = {STUB_OUT(char *, version),
    STUB_IN(unsigned int, length)};
static const stub_param params_nvmlSystemGetNVMLVersion[] = {STUB_OUT(char *, version),
    STUB_IN(unsigned int, length)};
static const stub_param params_nvmlSystemGetCudaDriverVersion[] =
    {STUB_OUT(int *, cudaDriverVersion)};
static const stub_param params_nvmlSystemGetCudaDriverVersion_v2[] =
    {STUB_OUT(int *, cudaDriverVersion)};
static const stub_param params_nvmlSystemGetProcessName[] = {STUB_IN(unsigned int, pid),
    STUB_OUT(char *, name), STUB_IN(unsigned int, length)};
static const stub_param params_nvmlSystemGetHicVersion[] = {STUB_OUT(unsigned int *, hwbcCount),
    STUB_OUT(nvmlHwbcEntry_t *, hwbcEntries)};
static const stub_param params_nvmlSystemGetTopologyGpuSet[] = {STUB_IN(unsigned int, cpuNumber),
    STUB_OUT(unsigned int *, count), STUB_OUT(nvmlDevice_t *, deviceArray)};
static const stub_param params_nvmlSystemGetDriverBranch[] =
    {STUB_OUT(nvmlSystemDriverBranchInfo_t *, branchInfo), STUB_IN(unsigned int, length)};
static const stub_param params_nvmlUnitGetCount[] = {STUB_OUT(unsigned int *, unitCount)};
static const stub_param params_nvmlUnitGetHandleByIndex[] = {STUB_IN(unsigned int, index),
    STUB_OUT(nvmlUnit_t *, unit)};
static const stub_param params_nvmlUnitGetUnitInfo[] = {STUB_IN(nvmlUnit_t, unit),
    STUB_OUT(nvmlUnitInfo_t *, info)};
static const stub_param params_nvmlUnitGetLedState[] = {STUB_IN(nvmlUnit_t, unit),
    STUB_OUT(nvmlLedState_t *, state)};
static const stub_param params_nvmlUnitGetPsuInfo[] = {STUB_IN(nvmlUnit_t, unit),
    STUB_OUT(nvmlPSUInfo_t *, psu)};
static const stub_param params_nvmlUnitGetTemperature[] = {STUB_IN(nvmlUnit_t, unit),
    STUB_IN(unsigned int, type), STUB_OUT(unsigned int *, temp)};
static const stub_param params_nvmlUnitGetFanSpeedInfo[] = {STUB_IN(nvmlUnit_t, unit),
    STUB_OUT(nvmlUnitFanSpeeds_t *, fanSpeeds)};
static const stub_param params_nvmlUnitGetDevices[] = {STUB_IN(nvmlUnit_t, unit),
    STUB_OUT(unsigned int *, deviceCount), STUB_OUT(nvmlDevice_t *, devices)};
static const stub_param params_nvmlDeviceGetCount_v2[] = {STUB_OUT(unsigned int *, deviceCount)};
static const stub_param params_nvmlDeviceGetAttributes_v2[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlDeviceAttributes_t *, attributes)};
static const stub_param params_nvmlDeviceGetHandleByIndex_v2[] = {STUB_IN(unsigned int, index),
    STUB_OUT(nvmlDevice_t *, device)};
static const stub_param params_nvmlDeviceGetHandleBySerial[] = {STUB_IN(const char *, serial),
    STUB_OUT(nvmlDevice_t *, device)};
static const stub_param params_nvmlDeviceGetHandleByUUID[] = {STUB_IN(const char *, uuid),
    STUB_OUT(nvmlDevice_t *, device)};
static const stub_param params_nvmlDeviceGetHandleByUUIDV[] = {STUB_IN(const nvmlUUID_t *, uuid),
    STUB_OUT(nvmlDevice_t *, device)};
static const stub_param params_nvmlDeviceGetHandleByPciBusId_v2[] =
    {STUB_IN(const char *, pciBusId), STUB_OUT(nvmlDevice_t *, device)};
static const stub_param params_nvmlDeviceGetName[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(char *, name), STUB_IN(unsigned int, length)};
static const stub_param params_nvmlDeviceGetBrand[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlBrandType_t *, type)};
static const stub_param params_nvmlDeviceGetIndex[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, index)};
static const stub_param params_nvmlDeviceGetSerial[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(char *, serial), STUB_IN(unsigned int, length)};
static const stub_param params_nvmlDeviceGetModuleId[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, moduleId)};
static const stub_param params_nvmlDeviceGetC2cModeInfoV[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlC2cModeInfo_v1_t *, c2cModeInfo)};
static const stub_param params_nvmlDeviceGetMemoryAffinity[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, nodeSetSize), STUB_OUT(unsigned long *, nodeSet),
    STUB_IN(nvmlAffinityScope_t, scope)};
static const stub_param params_nvmlDeviceGetCpuAffinityWithinScope[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, cpuSetSize),
    STUB_OUT(unsigned long *, cpuSet), STUB_IN(nvmlAffinityScope_t, scope)};
static const stub_param params_nvmlDeviceGetCpuAffinity[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, cpuSetSize), STUB_OUT(unsigned long *, cpuSet)};
static const stub_param params_nvmlDeviceSetCpuAffinity[] = {STUB_IN(nvmlDevice_t, device)};
static const stub_param params_nvmlDeviceClearCpuAffinity[] = {STUB_IN(nvmlDevice_t, device)};
static const stub_param params_nvmlDeviceGetNumaNodeId[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, node)};
static const stub_param params_nvmlDeviceGetTopologyCommonAncestor[] =
    {STUB_IN(nvmlDevice_t, device1), STUB_IN(nvmlDevice_t, device2),
    STUB_OUT(nvmlGpuTopologyLevel_t *, pathInfo)};
static const stub_param params_nvmlDeviceGetTopologyNearestGpus[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlGpuTopologyLevel_t, level), STUB_OUT(unsigned int *, count),
    STUB_OUT(nvmlDevice_t *, deviceArray)};
static const stub_param params_nvmlDeviceGetP2PStatus[] = {STUB_IN(nvmlDevice_t, device1),
    STUB_IN(nvmlDevice_t, device2), STUB_IN(nvmlGpuP2PCapsIndex_t, p2pIndex),
    STUB_OUT(nvmlGpuP2PStatus_t *, p2pStatus)};
static const stub_param params_nvmlDeviceGetUUID[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(char *, uuid), STUB_IN(unsigned int, length)};
static const stub_param params_nvmlDeviceGetMinorNumber[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, minorNumber)};
static const stub_param params_nvmlDeviceGetBoardPartNumber[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(char *, partNumber), STUB_IN(unsigned int, length)};
static const stub_param params_nvmlDeviceGetInforomVersion[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlInforomObject_t, object), STUB_OUT(char *, version), STUB_IN(unsigned int, length)};
static const stub_param params_nvmlDeviceGetInforomImageVersion[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(char *, version), STUB_IN(unsigned int, length)};
static const stub_param params_nvmlDeviceGetInforomConfigurationChecksum[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned int *, checksum)};
static const stub_param params_nvmlDeviceValidateInforom[] = {STUB_IN(nvmlDevice_t, device)};
static const stub_param params_nvmlDeviceGetLastBBXFlushTime[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned long long *, timestamp), STUB_OUT(unsigned long *, durationUs)};
static const stub_param params_nvmlDeviceGetDisplayMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlEnableState_t *, display)};
static const stub_param params_nvmlDeviceGetDisplayActive[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlEnableState_t *, isActive)};
static const stub_param params_nvmlDeviceGetPersistenceMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlEnableState_t *, mode)};
static const stub_param params_nvmlDeviceGetPciInfoExt[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlPciInfoExt_t *, pci)};
static const stub_param params_nvmlDeviceGetPciInfo_v3[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlPciInfo_t *, pci)};
static const stub_param params_nvmlDeviceGetMaxPcieLinkGeneration[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned int *, maxLinkGen)};
static const stub_param params_nvmlDeviceGetGpuMaxPcieLinkGeneration[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned int *, maxLinkGenDevice)};
static const stub_param params_nvmlDeviceGetMaxPcieLinkWidth[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, maxLinkWidth)};
static const stub_param params_nvmlDeviceGetCurrPcieLinkGeneration[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned int *, currLinkGen)};
static const stub_param params_nvmlDeviceGetCurrPcieLinkWidth[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, currLinkWidth)};
static const stub_param params_nvmlDeviceGetPcieThroughput[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlPcieUtilCounter_t, counter), STUB_OUT(unsigned int *, value)};
static const stub_param params_nvmlDeviceGetPcieReplayCounter[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, value)};
static const stub_param params_nvmlDeviceGetClockInfo[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlClockType_t, type), STUB_OUT(unsigned int *, clock)};
static const stub_param params_nvmlDeviceGetMaxClockInfo[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlClockType_t, type), STUB_OUT(unsigned int *, clock)};
static const stub_param params_nvmlDeviceGetGpcClkVfOffset[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(int *, offset)};
static const stub_param params_nvmlDeviceGetApplicationsClock[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlClockType_t, clockType), STUB_OUT(unsigned int *, clockMHz)};
static const stub_param params_nvmlDeviceGetDefaultApplicationsClock[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(nvmlClockType_t, clockType),
    STUB_OUT(unsigned int *, clockMHz)};
static const stub_param params_nvmlDeviceGetClock[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlClockType_t, clockType), STUB_IN(nvmlClockId_t, clockId),
    STUB_OUT(unsigned int *, clockMHz)};
static const stub_param params_nvmlDeviceGetMaxCustomerBoostClock[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(nvmlClockType_t, clockType),
    STUB_OUT(unsigned int *, clockMHz)};
static const stub_param params_nvmlDeviceGetSupportedMemoryClocks[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned int *, count),
    STUB_OUT(unsigned int *, clocksMHz)};
static const stub_param params_nvmlDeviceGetSupportedGraphicsClocks[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, memoryClockMHz),
    STUB_OUT(unsigned int *, count), STUB_OUT(unsigned int *, clocksMHz)};
static const stub_param params_nvmlDeviceGetAutoBoostedClocksEnabled[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(nvmlEnableState_t *, isEnabled),
    STUB_OUT(nvmlEnableState_t *, defaultIsEnabled)};
static const stub_param params_nvmlDeviceGetFanSpeed[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, speed)};
static const stub_param params_nvmlDeviceGetFanSpeed_v2[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, fan), STUB_OUT(unsigned int *, speed)};
static const stub_param params_nvmlDeviceGetFanSpeedRPM[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlFanSpeedInfo_t *, fanSpeed)};
static const stub_param params_nvmlDeviceGetTargetFanSpeed[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, fan), STUB_OUT(unsigned int *, targetSpeed)};
static const stub_param params_nvmlDeviceGetMinMaxFanSpeed[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, minSpeed), STUB_OUT(unsigned int *, maxSpeed)};
static const stub_param params_nvmlDeviceGetFanControlPolicy_v2[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, fan), STUB_OUT(nvmlFanControlPolicy_t *, policy)};
static const stub_param params_nvmlDeviceGetNumFans[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, numFans)};
static const stub_param params_nvmlDeviceGetTemperature[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlTemperatureSensors_t, sensorType), STUB_OUT(unsigned int *, temp)};
static const stub_param params_nvmlDeviceGetCoolerInfo[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlCoolerInfo_t *, coolerInfo)};
static const stub_param params_nvmlDeviceGetTemperatureV[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlTemperature_t *, temperature)};
static const stub_param params_nvmlDeviceGetTemperatureThreshold[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(nvmlTemperatureThresholds_t, thresholdType),
    STUB_OUT(unsigned int *, temp)};
static const stub_param params_nvmlDeviceGetMarginTemperature[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlMarginTemperature_t *, marginTempInfo)};
static const stub_param params_nvmlDeviceGetThermalSettings[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, sensorIndex), STUB_OUT(nvmlGpuThermalSettings_t *, pThermalSettings)};
static const stub_param params_nvmlDeviceGetPerformanceState[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlPstates_t *, pState)};
static const stub_param params_nvmlDeviceGetCurrentClocksEventReasons[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned long long *, clocksEventReasons)};
static const stub_param params_nvmlDeviceGetCurrentClocksThrottleReasons[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned long long *, clocksThrottleReasons)};
static const stub_param params_nvmlDeviceGetSupportedClocksEventReasons[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned long long *, supportedClocksEventReasons)};
static const stub_param params_nvmlDeviceGetSupportedClocksThrottleReasons[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned long long *, supportedClocksThrottleReasons)};
static const stub_param params_nvmlDeviceGetPowerState[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlPstates_t *, pState)};
static const stub_param params_nvmlDeviceGetDynamicPstatesInfo[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlGpuDynamicPstatesInfo_t *, pDynamicPstatesInfo)};
static const stub_param params_nvmlDeviceGetMemClkVfOffset[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(int *, offset)};
static const stub_param params_nvmlDeviceGetMinMaxClockOfPState[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlClockType_t, type), STUB_IN(nvmlPstates_t, pstate),
    STUB_OUT(unsigned int *, minClockMHz), STUB_OUT(unsigned int *, maxClockMHz)};
static const stub_param params_nvmlDeviceGetSupportedPerformanceStates[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(nvmlPstates_t *, pstates), STUB_IN(unsigned int, size)};
static const stub_param params_nvmlDeviceGetGpcClkMinMaxVfOffset[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(int *, minOffset), STUB_OUT(int *, maxOffset)};
static const stub_param params_nvmlDeviceGetMemClkMinMaxVfOffset[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(int *, minOffset), STUB_OUT(int *, maxOffset)};
static const stub_param params_nvmlDeviceGetClockOffsets[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlClockOffset_t *, info)};
static const stub_param params_nvmlDeviceSetClockOffsets[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlClockOffset_t *, info)};
static const stub_param params_nvmlDeviceGetPerformanceModes[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlDevicePerfModes_t *, perfModes)};
static const stub_param params_nvmlDeviceGetCurrentClockFreqs[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlDeviceCurrentClockFreqs_t *, currentClockFreqs)};
static const stub_param params_nvmlDeviceGetPowerManagementMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlEnableState_t *, mode)};
static const stub_param params_nvmlDeviceGetPowerManagementLimit[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned int *, limit)};
static const stub_param params_nvmlDeviceGetPowerManagementLimitConstraints[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned int *, minLimit),
    STUB_OUT(unsigned int *, maxLimit)};
static const stub_param params_nvmlDeviceGetPowerManagementDefaultLimit[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned int *, defaultLimit)};
static const stub_param params_nvmlDeviceGetPowerUsage[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, power)};
static const stub_param params_nvmlDeviceGetTotalEnergyConsumption[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned long long *, energy)};
static const stub_param params_nvmlDeviceGetEnforcedPowerLimit[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, limit)};
static const stub_param params_nvmlDeviceGetGpuOperationMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlGpuOperationMode_t *, current), STUB_OUT(nvmlGpuOperationMode_t *, pending)};
static const stub_param params_nvmlDeviceGetMemoryInfo[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlMemory_t *, memory)};
static const stub_param params_nvmlDeviceGetMemoryInfo_v2[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlMemory_v2_t *, memory)};
static const stub_param params_nvmlDeviceGetComputeMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlComputeMode_t *, mode)};
static const stub_param params_nvmlDeviceGetCudaComputeCapability[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(int *, major), STUB_OUT(int *, minor)};
static const stub_param params_nvmlDeviceGetDramEncryptionMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlDramEncryptionInfo_t *, current), STUB_OUT(nvmlDramEncryptionInfo_t *, pending)};
static const stub_param params_nvmlDeviceSetDramEncryptionMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(const nvmlDramEncryptionInfo_t *, dramEncryption)};
static const stub_param params_nvmlDeviceGetEccMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlEnableState_t *, current), STUB_OUT(nvmlEnableState_t *, pending)};
static const stub_param params_nvmlDeviceGetDefaultEccMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlEnableState_t *, defaultMode)};
static const stub_param params_nvmlDeviceGetBoardId[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, boardId)};
static const stub_param params_nvmlDeviceGetMultiGpuBoard[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, multiGpuBool)};
static const stub_param params_nvmlDeviceGetTotalEccErrors[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlMemoryErrorType_t, errorType), STUB_IN(nvmlEccCounterType_t, counterType),
    STUB_OUT(unsigned long long *, eccCounts)};
static const stub_param params_nvmlDeviceGetDetailedEccErrors[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlMemoryErrorType_t, errorType), STUB_IN(nvmlEccCounterType_t, counterType),
    STUB_OUT(nvmlEccErrorCounts_t *, eccCounts)};
static const stub_param params_nvmlDeviceGetMemoryErrorCounter[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlMemoryErrorType_t, errorType), STUB_IN(nvmlEccCounterType_t, counterType),
    STUB_IN(nvmlMemoryLocation_t, locationType), STUB_OUT(unsigned long long *, count)};
static const stub_param params_nvmlDeviceGetUtilizationRates[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlUtilization_t *, utilization)};
static const stub_param params_nvmlDeviceGetEncoderUtilization[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, utilization), STUB_OUT(unsigned int *, samplingPeriodUs)};
static const stub_param params_nvmlDeviceGetEncoderCapacity[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlEncoderType_t, encoderQueryType), STUB_OUT(unsigned int *, encoderCapacity)};
static const stub_param params_nvmlDeviceGetEncoderStats[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, sessionCount), STUB_OUT(unsigned int *, averageFps),
    STUB_OUT(unsigned int *, averageLatency)};
static const stub_param params_nvmlDeviceGetEncoderSessions[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, sessionCount), STUB_OUT(nvmlEncoderSessionInfo_t *, sessionInfos)};
static const stub_param params_nvmlDeviceGetDecoderUtilization[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, utilization), STUB_OUT(unsigned int *, samplingPeriodUs)};
static const stub_param params_nvmlDeviceGetJpgUtilization[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, utilization), STUB_OUT(unsigned int *, samplingPeriodUs)};
static const stub_param params_nvmlDeviceGetOfaUtilization[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, utilization), STUB_OUT(unsigned int *, samplingPeriodUs)};
static const stub_param params_nvmlDeviceGetFBCStats[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlFBCStats_t *, fbcStats)};
static const stub_param params_nvmlDeviceGetFBCSessions[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, sessionCount), STUB_OUT(nvmlFBCSessionInfo_t *, sessionInfo)};
static const stub_param params_nvmlDeviceGetDriverModel_v2[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlDriverModel_t *, current), STUB_OUT(nvmlDriverModel_t *, pending)};
static const stub_param params_nvmlDeviceGetVbiosVersion[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(char *, version), STUB_IN(unsigned int, length)};
static const stub_param params_nvmlDeviceGetBridgeChipInfo[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlBridgeChipHierarchy_t *, bridgeHierarchy)};
static const stub_param params_nvmlDeviceGetComputeRunningProcesses_v3[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned int *, infoCount),
    STUB_OUT(nvmlProcessInfo_t *, infos)};
static const stub_param params_nvmlDeviceGetGraphicsRunningProcesses_v3[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned int *, infoCount),
    STUB_OUT(nvmlProcessInfo_t *, infos)};
static const stub_param params_nvmlDeviceGetMPSComputeRunningProcesses_v3[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned int *, infoCount),
    STUB_OUT(nvmlProcessInfo_t *, infos)};
static const stub_param params_nvmlDeviceGetRunningProcessDetailList[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(nvmlProcessDetailList_t *, plist)};
static const stub_param params_nvmlDeviceOnSameBoard[] = {STUB_IN(nvmlDevice_t, device1),
    STUB_IN(nvmlDevice_t, device2), STUB_OUT(int *, onSameBoard)};
static const stub_param params_nvmlDeviceGetAPIRestriction[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlRestrictedAPI_t, apiType), STUB_OUT(nvmlEnableState_t *, isRestricted)};
static const stub_param params_nvmlDeviceGetSamples[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlSamplingType_t, type), STUB_IN(unsigned long long, lastSeenTimeStamp),
    STUB_OUT(nvmlValueType_t *, sampleValType), STUB_OUT(unsigned int *, sampleCount),
    STUB_OUT(nvmlSample_t *, samples)};
static const stub_param params_nvmlDeviceGetBAR1MemoryInfo[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlBAR1Memory_t *, bar1Memory)};
static const stub_param params_nvmlDeviceGetViolationStatus[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlPerfPolicyType_t, perfPolicyType), STUB_OUT(nvmlViolationTime_t *, violTime)};
static const stub_param params_nvmlDeviceGetIrqNum[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, irqNum)};
static const stub_param params_nvmlDeviceGetNumGpuCores[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, numCores)};
static const stub_param params_nvmlDeviceGetPowerSource[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlPowerSource_t *, powerSource)};
static const stub_param params_nvmlDeviceGetMemoryBusWidth[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, busWidth)};
static const stub_param params_nvmlDeviceGetPcieLinkMaxSpeed[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, maxSpeed)};
static const stub_param params_nvmlDeviceGetPcieSpeed[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, pcieSpeed)};
static const stub_param params_nvmlDeviceGetAdaptiveClockInfoStatus[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned int *, adaptiveClockStatus)};
static const stub_param params_nvmlDeviceGetBusType[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlBusType_t *, type)};
static const stub_param params_nvmlDeviceGetGpuFabricInfo[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlGpuFabricInfo_t *, gpuFabricInfo)};
static const stub_param params_nvmlDeviceGetGpuFabricInfoV[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlGpuFabricInfoV_t *, gpuFabricInfo)};
static const stub_param params_nvmlSystemGetConfComputeCapabilities[] =
    {STUB_OUT(nvmlConfComputeSystemCaps_t *, capabilities)};
static const stub_param params_nvmlSystemGetConfComputeState[] =
    {STUB_OUT(nvmlConfComputeSystemState_t *, state)};
static const stub_param params_nvmlDeviceGetConfComputeMemSizeInfo[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(nvmlConfComputeMemSizeInfo_t *, memInfo)};
static const stub_param params_nvmlSystemGetConfComputeGpusReadyState[] =
    {STUB_OUT(unsigned int *, isAcceptingWork)};
static const stub_param params_nvmlDeviceGetConfComputeProtectedMemoryUsage[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(nvmlMemory_t *, memory)};
static const stub_param params_nvmlDeviceGetConfComputeGpuCertificate[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(nvmlConfComputeGpuCertificate_t *, gpuCert)};
static const stub_param params_nvmlDeviceGetConfComputeGpuAttestationReport[] =
    {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlConfComputeGpuAttestationReport_t *, gpuAtstReport)};
static const stub_param params_nvmlSystemGetConfComputeKeyRotationThresholdInfo[] =
    {STUB_OUT(nvmlConfComputeGetKeyRotationThresholdInfo_t *, pKeyRotationThrInfo)};
static const stub_param params_nvmlDeviceSetConfComputeUnprotectedMemSize[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned long long, sizeKiB)};
static const stub_param params_nvmlSystemSetConfComputeGpusReadyState[] =
    {STUB_IN(unsigned int, isAcceptingWork)};
static const stub_param params_nvmlSystemSetConfComputeKeyRotationThresholdInfo[] =
    {STUB_OUT(nvmlConfComputeSetKeyRotationThresholdInfo_t *, pKeyRotationThrInfo)};
static const stub_param params_nvmlSystemGetConfComputeSettings[] =
    {STUB_OUT(nvmlSystemConfComputeSettings_t *, settings)};
static const stub_param params_nvmlDeviceGetGspFirmwareVersion[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(char *, version)};
static const stub_param params_nvmlDeviceGetGspFirmwareMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, isEnabled), STUB_OUT(unsigned int *, defaultMode)};
static const stub_param params_nvmlDeviceGetSramEccErrorStatus[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlEccSramErrorStatus_t *, status)};
static const stub_param params_nvmlDeviceGetAccountingMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlEnableState_t *, mode)};
static const stub_param params_nvmlDeviceGetAccountingStats[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, pid), STUB_OUT(nvmlAccountingStats_t *, stats)};
static const stub_param params_nvmlDeviceGetAccountingPids[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, count), STUB_OUT(unsigned int *, pids)};
static const stub_param params_nvmlDeviceGetAccountingBufferSize[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(unsigned int *, bufferSize)};
static const stub_param params_nvmlDeviceGetRetiredPages[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlPageRetirementCause_t, cause), STUB_OUT(unsigned int *, pageCount),
    STUB_OUT(unsigned long long *, addresses)};
static const stub_param params_nvmlDeviceGetRetiredPages_v2[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlPageRetirementCause_t, cause), STUB_OUT(unsigned int *, pageCount),
    STUB_OUT(unsigned long long *, addresses), STUB_OUT(unsigned long long *, timestamps)};
static const stub_param params_nvmlDeviceGetRetiredPagesPendingStatus[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(nvmlEnableState_t *, isPending)};
static const stub_param params_nvmlDeviceGetRemappedRows[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, corrRows), STUB_OUT(unsigned int *, uncRows),
    STUB_OUT(unsigned int *, isPending), STUB_OUT(unsigned int *, failureOccurred)};
static const stub_param params_nvmlDeviceGetRowRemapperHistogram[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(nvmlRowRemapperHistogramValues_t *, values)};
static const stub_param params_nvmlDeviceGetArchitecture[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlDeviceArchitecture_t *, arch)};
static const stub_param params_nvmlDeviceGetClkMonStatus[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlClkMonStatus_t *, status)};
static const stub_param params_nvmlDeviceGetProcessUtilization[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlProcessUtilizationSample_t *, utilization),
    STUB_OUT(unsigned int *, processSamplesCount), STUB_IN(unsigned long long, lastSeenTimeStamp)};
static const stub_param params_nvmlDeviceGetProcessesUtilizationInfo[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(nvmlProcessesUtilizationInfo_t *, procesesUtilInfo)};
static const stub_param params_nvmlDeviceGetPlatformInfo[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlPlatformInfo_t *, platformInfo)};
static const stub_param params_nvmlUnitSetLedState[] = {STUB_IN(nvmlUnit_t, unit),
    STUB_IN(nvmlLedColor_t, color)};
static const stub_param params_nvmlDeviceSetPersistenceMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlEnableState_t, mode)};
static const stub_param params_nvmlDeviceSetComputeMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlComputeMode_t, mode)};
static const stub_param params_nvmlDeviceSetEccMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlEnableState_t, ecc)};
static const stub_param params_nvmlDeviceClearEccErrorCounts[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlEccCounterType_t, counterType)};
static const stub_param params_nvmlDeviceSetDriverModel[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlDriverModel_t, driverModel), STUB_IN(unsigned int, flags)};
static const stub_param params_nvmlDeviceSetGpuLockedClocks[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, minGpuClockMHz), STUB_IN(unsigned int, maxGpuClockMHz)};
static const stub_param params_nvmlDeviceResetGpuLockedClocks[] = {STUB_IN(nvmlDevice_t, device)};
static const stub_param params_nvmlDeviceSetMemoryLockedClocks[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, minMemClockMHz), STUB_IN(unsigned int, maxMemClockMHz)};
static const stub_param params_nvmlDeviceResetMemoryLockedClocks[] =
    {STUB_IN(nvmlDevice_t, device)};
static const stub_param params_nvmlDeviceSetApplicationsClocks[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, memClockMHz), STUB_IN(unsigned int, graphicsClockMHz)};
static const stub_param params_nvmlDeviceResetApplicationsClocks[] =
    {STUB_IN(nvmlDevice_t, device)};
static const stub_param params_nvmlDeviceSetAutoBoostedClocksEnabled[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(nvmlEnableState_t, enabled)};
static const stub_param params_nvmlDeviceSetDefaultAutoBoostedClocksEnabled[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(nvmlEnableState_t, enabled),
    STUB_IN(unsigned int, flags)};
static const stub_param params_nvmlDeviceSetDefaultFanSpeed_v2[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, fan)};
static const stub_param params_nvmlDeviceSetFanControlPolicy[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, fan), STUB_IN(nvmlFanControlPolicy_t, policy)};
static const stub_param params_nvmlDeviceSetTemperatureThreshold[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(nvmlTemperatureThresholds_t, thresholdType),
    STUB_OUT(int *, temp)};
static const stub_param params_nvmlDeviceSetPowerManagementLimit[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, limit)};
static const stub_param params_nvmlDeviceSetGpuOperationMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlGpuOperationMode_t, mode)};
static const stub_param params_nvmlDeviceSetAPIRestriction[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlRestrictedAPI_t, apiType), STUB_IN(nvmlEnableState_t, isRestricted)};
static const stub_param params_nvmlDeviceSetFanSpeed_v2[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, fan), STUB_IN(unsigned int, speed)};
static const stub_param params_nvmlDeviceSetGpcClkVfOffset[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(int, offset)};
static const stub_param params_nvmlDeviceSetMemClkVfOffset[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(int, offset)};
static const stub_param params_nvmlDeviceSetAccountingMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlEnableState_t, mode)};
static const stub_param params_nvmlDeviceClearAccountingPids[] = {STUB_IN(nvmlDevice_t, device)};
static const stub_param params_nvmlDeviceSetPowerManagementLimit_v2[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(nvmlPowerValue_v2_t *, powerValue)};
static const stub_param params_nvmlDeviceGetNvLinkState[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, link), STUB_OUT(nvmlEnableState_t *, isActive)};
static const stub_param params_nvmlDeviceGetNvLinkVersion[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, link), STUB_OUT(unsigned int *, version)};
static const stub_param params_nvmlDeviceGetNvLinkCapability[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, link), STUB_IN(nvmlNvLinkCapability_t, capability),
    STUB_OUT(unsigned int *, capResult)};
static const stub_param params_nvmlDeviceGetNvLinkRemotePciInfo_v2[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, link), STUB_OUT(nvmlPciInfo_t *, pci)};
static const stub_param params_nvmlDeviceGetNvLinkErrorCounter[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, link), STUB_IN(nvmlNvLinkErrorCounter_t, counter),
    STUB_OUT(unsigned long long *, counterValue)};
static const stub_param params_nvmlDeviceResetNvLinkErrorCounters[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, link)};
static const stub_param params_nvmlDeviceSetNvLinkUtilizationControl[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, link), STUB_IN(unsigned int, counter),
    STUB_IN(nvmlNvLinkUtilizationControl_t *, control), STUB_IN(unsigned int, reset)};
static const stub_param params_nvmlDeviceGetNvLinkUtilizationControl[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, link), STUB_IN(unsigned int, counter),
    STUB_OUT(nvmlNvLinkUtilizationControl_t *, control)};
static const stub_param params_nvmlDeviceGetNvLinkUtilizationCounter[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, link), STUB_IN(unsigned int, counter),
    STUB_OUT(unsigned long long *, rxcounter), STUB_OUT(unsigned long long *, txcounter)};
static const stub_param params_nvmlDeviceFreezeNvLinkUtilizationCounter[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, link), STUB_IN(unsigned int, counter),
    STUB_IN(nvmlEnableState_t, freeze)};
static const stub_param params_nvmlDeviceResetNvLinkUtilizationCounter[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, link), STUB_IN(unsigned int, counter)};
static const stub_param params_nvmlDeviceGetNvLinkRemoteDeviceType[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, link),
    STUB_OUT(nvmlIntNvLinkDeviceType_t *, pNvLinkDeviceType)};
static const stub_param params_nvmlDeviceSetNvLinkDeviceLowPowerThreshold[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(nvmlNvLinkPowerThres_t *, info)};
static const stub_param params_nvmlSystemSetNvlinkBwMode[] = {STUB_IN(unsigned int, nvlinkBwMode)};
static const stub_param params_nvmlSystemGetNvlinkBwMode[] =
    {STUB_OUT(unsigned int *, nvlinkBwMode)};
static const stub_param params_nvmlDeviceGetNvlinkSupportedBwModes[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(nvmlNvlinkSupportedBwModes_t *, supportedBwMode)};
static const stub_param params_nvmlDeviceGetNvlinkBwMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlNvlinkGetBwMode_t *, getBwMode)};
static const stub_param params_nvmlDeviceSetNvlinkBwMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlNvlinkSetBwMode_t *, setBwMode)};
static const stub_param params_nvmlEventSetCreate[] = {STUB_OUT(nvmlEventSet_t *, set)};
static const stub_param params_nvmlDeviceRegisterEvents[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned long long, eventTypes), STUB_IN(nvmlEventSet_t, set)};
static const stub_param params_nvmlDeviceGetSupportedEventTypes[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned long long *, eventTypes)};
static const stub_param params_nvmlEventSetWait_v2[] = {STUB_IN(nvmlEventSet_t, set),
    STUB_OUT(nvmlEventData_t *, data), STUB_IN(unsigned int, timeoutms)};
static const stub_param params_nvmlEventSetFree[] = {STUB_IN(nvmlEventSet_t, set)};
static const stub_param params_nvmlSystemEventSetCreate[] =
    {STUB_OUT(nvmlSystemEventSetCreateRequest_t *, request)};
static const stub_param params_nvmlSystemEventSetFree[] =
    {STUB_OUT(nvmlSystemEventSetFreeRequest_t *, request)};
static const stub_param params_nvmlSystemRegisterEvents[] =
    {STUB_OUT(nvmlSystemRegisterEventRequest_t *, request)};
static const stub_param params_nvmlSystemEventSetWait[] =
    {STUB_OUT(nvmlSystemEventSetWaitRequest_t *, request)};
static const stub_param params_nvmlDeviceModifyDrainState[] = {STUB_IN(nvmlPciInfo_t *, pciInfo),
    STUB_IN(nvmlEnableState_t, newState)};
static const stub_param params_nvmlDeviceQueryDrainState[] = {STUB_IN(nvmlPciInfo_t *, pciInfo),
    STUB_OUT(nvmlEnableState_t *, currentState)};
static const stub_param params_nvmlDeviceRemoveGpu_v2[] = {STUB_IN(nvmlPciInfo_t *, pciInfo),
    STUB_IN(nvmlDetachGpuState_t, gpuState), STUB_IN(nvmlPcieLinkState_t, linkState)};
static const stub_param params_nvmlDeviceDiscoverGpus[] = {STUB_IN(nvmlPciInfo_t *, pciInfo)};
static const stub_param params_nvmlDeviceGetFieldValues[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(int, valuesCount), STUB_OUT(nvmlFieldValue_t *, values)};
static const stub_param params_nvmlDeviceClearFieldValues[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(int, valuesCount), STUB_OUT(nvmlFieldValue_t *, values)};
static const stub_param params_nvmlDeviceGetVirtualizationMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlGpuVirtualizationMode_t *, pVirtualMode)};
static const stub_param params_nvmlDeviceGetHostVgpuMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlHostVgpuMode_t *, pHostVgpuMode)};
static const stub_param params_nvmlDeviceSetVirtualizationMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlGpuVirtualizationMode_t, virtualMode)};
static const stub_param params_nvmlDeviceGetVgpuHeterogeneousMode[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(nvmlVgpuHeterogeneousMode_t *, pHeterogeneousMode)};
static const stub_param params_nvmlDeviceSetVgpuHeterogeneousMode[] =
    {STUB_IN(nvmlDevice_t, device),
    STUB_IN(const nvmlVgpuHeterogeneousMode_t *, pHeterogeneousMode)};
static const stub_param params_nvmlVgpuInstanceGetPlacementId[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(nvmlVgpuPlacementId_t *, pPlacement)};
static const stub_param params_nvmlDeviceGetVgpuTypeSupportedPlacements[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId),
    STUB_OUT(nvmlVgpuPlacementList_t *, pPlacementList)};
static const stub_param params_nvmlDeviceGetVgpuTypeCreatablePlacements[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId),
    STUB_IN(nvmlVgpuPlacementList_t *, pPlacementList)};
static const stub_param params_nvmlVgpuTypeGetGspHeapSize[] =
    {STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId), STUB_OUT(unsigned long long *, gspHeapSize)};
static const stub_param params_nvmlVgpuTypeGetFbReservation[] =
    {STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId), STUB_OUT(unsigned long long *, fbReservation)};
static const stub_param params_nvmlVgpuInstanceGetRuntimeStateSize[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(nvmlVgpuRuntimeState_t *, pState)};
static const stub_param params_nvmlDeviceSetVgpuCapabilities[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlDeviceVgpuCapability_t, capability), STUB_IN(nvmlEnableState_t, state)};
static const stub_param params_nvmlDeviceGetGridLicensableFeatures_v4[] =
    {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlGridLicensableFeatures_t *, pGridLicensableFeatures)};
static const stub_param params_nvmlGetVgpuDriverCapabilities[] =
    {STUB_IN(nvmlVgpuDriverCapability_t, capability), STUB_OUT(unsigned int *, capResult)};
static const stub_param params_nvmlDeviceGetVgpuCapabilities[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlDeviceVgpuCapability_t, capability), STUB_OUT(unsigned int *, capResult)};
static const stub_param params_nvmlDeviceGetSupportedVgpus[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, vgpuCount), STUB_OUT(nvmlVgpuTypeId_t *, vgpuTypeIds)};
static const stub_param params_nvmlDeviceGetCreatableVgpus[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, vgpuCount), STUB_OUT(nvmlVgpuTypeId_t *, vgpuTypeIds)};
static const stub_param params_nvmlVgpuTypeGetClass[] = {STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId),
    STUB_OUT(char *, vgpuTypeClass), STUB_OUT(unsigned int *, size)};
static const stub_param params_nvmlVgpuTypeGetName[] = {STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId),
    STUB_OUT(char *, vgpuTypeName), STUB_OUT(unsigned int *, size)};
static const stub_param params_nvmlVgpuTypeGetGpuInstanceProfileId[] =
    {STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId), STUB_OUT(unsigned int *, gpuInstanceProfileId)};
static const stub_param params_nvmlVgpuTypeGetDeviceID[] = {STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId),
    STUB_OUT(unsigned long long *, deviceID), STUB_OUT(unsigned long long *, subsystemID)};
static const stub_param params_nvmlVgpuTypeGetFramebufferSize[] =
    {STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId), STUB_OUT(unsigned long long *, fbSize)};
static const stub_param params_nvmlVgpuTypeGetNumDisplayHeads[] =
    {STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId), STUB_OUT(unsigned int *, numDisplayHeads)};
static const stub_param params_nvmlVgpuTypeGetResolution[] =
    {STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId), STUB_IN(unsigned int, displayIndex),
    STUB_OUT(unsigned int *, xdim), STUB_OUT(unsigned int *, ydim)};
static const stub_param params_nvmlVgpuTypeGetLicense[] = {STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId),
    STUB_OUT(char *, vgpuTypeLicenseString), STUB_IN(unsigned int, size)};
static const stub_param params_nvmlVgpuTypeGetFrameRateLimit[] =
    {STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId), STUB_OUT(unsigned int *, frameRateLimit)};
static const stub_param params_nvmlVgpuTypeGetMaxInstances[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId), STUB_OUT(unsigned int *, vgpuInstanceCount)};
static const stub_param params_nvmlVgpuTypeGetMaxInstancesPerVm[] =
    {STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId), STUB_OUT(unsigned int *, vgpuInstanceCountPerVm)};
static const stub_param params_nvmlVgpuTypeGetBAR1Info[] = {STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId),
    STUB_OUT(nvmlVgpuTypeBar1Info_t *, bar1Info)};
static const stub_param params_nvmlDeviceGetActiveVgpus[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, vgpuCount), STUB_OUT(nvmlVgpuInstance_t *, vgpuInstances)};
static const stub_param params_nvmlVgpuInstanceGetVmID[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(char *, vmId),
    STUB_IN(unsigned int, size), STUB_OUT(nvmlVgpuVmIdType_t *, vmIdType)};
static const stub_param params_nvmlVgpuInstanceGetUUID[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(char *, uuid),
    STUB_IN(unsigned int, size)};
static const stub_param params_nvmlVgpuInstanceGetVmDriverVersion[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(char *, version),
    STUB_IN(unsigned int, length)};
static const stub_param params_nvmlVgpuInstanceGetFbUsage[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(unsigned long long *, fbUsage)};
static const stub_param params_nvmlVgpuInstanceGetLicenseStatus[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(unsigned int *, licensed)};
static const stub_param params_nvmlVgpuInstanceGetType[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(nvmlVgpuTypeId_t *, vgpuTypeId)};
static const stub_param params_nvmlVgpuInstanceGetFrameRateLimit[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(unsigned int *, frameRateLimit)};
static const stub_param params_nvmlVgpuInstanceGetEccMode[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(nvmlEnableState_t *, eccMode)};
static const stub_param params_nvmlVgpuInstanceGetEncoderCapacity[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(unsigned int *, encoderCapacity)};
static const stub_param params_nvmlVgpuInstanceSetEncoderCapacity[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_IN(unsigned int, encoderCapacity)};
static const stub_param params_nvmlVgpuInstanceGetEncoderStats[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(unsigned int *, sessionCount),
    STUB_OUT(unsigned int *, averageFps), STUB_OUT(unsigned int *, averageLatency)};
static const stub_param params_nvmlVgpuInstanceGetEncoderSessions[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(unsigned int *, sessionCount),
    STUB_OUT(nvmlEncoderSessionInfo_t *, sessionInfo)};
static const stub_param params_nvmlVgpuInstanceGetFBCStats[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(nvmlFBCStats_t *, fbcStats)};
static const stub_param params_nvmlVgpuInstanceGetFBCSessions[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(unsigned int *, sessionCount),
    STUB_OUT(nvmlFBCSessionInfo_t *, sessionInfo)};
static const stub_param params_nvmlVgpuInstanceGetGpuInstanceId[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(unsigned int *, gpuInstanceId)};
static const stub_param params_nvmlVgpuInstanceGetGpuPciId[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(char *, vgpuPciId),
    STUB_OUT(unsigned int *, length)};
static const stub_param params_nvmlVgpuTypeGetCapabilities[] =
    {STUB_IN(nvmlVgpuTypeId_t, vgpuTypeId), STUB_IN(nvmlVgpuCapability_t, capability),
    STUB_OUT(unsigned int *, capResult)};
static const stub_param params_nvmlVgpuInstanceGetMdevUUID[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(char *, mdevUuid),
    STUB_IN(unsigned int, size)};
static const stub_param params_nvmlGpuInstanceGetCreatableVgpus[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance), STUB_OUT(nvmlVgpuTypeIdInfo_t *, pVgpus)};
static const stub_param params_nvmlVgpuTypeGetMaxInstancesPerGpuInstance[] =
    {STUB_OUT(nvmlVgpuTypeMaxInstance_t *, pMaxInstance)};
static const stub_param params_nvmlGpuInstanceGetActiveVgpus[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance),
    STUB_OUT(nvmlActiveVgpuInstanceInfo_t *, pVgpuInstanceInfo)};
static const stub_param params_nvmlGpuInstanceSetVgpuSchedulerState[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance), STUB_OUT(nvmlVgpuSchedulerState_t *, pScheduler)};
static const stub_param params_nvmlGpuInstanceGetVgpuSchedulerState[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance),
    STUB_OUT(nvmlVgpuSchedulerStateInfo_t *, pSchedulerStateInfo)};
static const stub_param params_nvmlGpuInstanceGetVgpuSchedulerLog[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance),
    STUB_OUT(nvmlVgpuSchedulerLogInfo_t *, pSchedulerLogInfo)};
static const stub_param params_nvmlGpuInstanceGetVgpuTypeCreatablePlacements[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance),
    STUB_IN(nvmlVgpuCreatablePlacementInfo_t *, pCreatablePlacementInfo)};
static const stub_param params_nvmlGpuInstanceGetVgpuHeterogeneousMode[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance),
    STUB_OUT(nvmlVgpuHeterogeneousMode_t *, pHeterogeneousMode)};
static const stub_param params_nvmlGpuInstanceSetVgpuHeterogeneousMode[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance),
    STUB_IN(const nvmlVgpuHeterogeneousMode_t *, pHeterogeneousMode)};
static const stub_param params_nvmlVgpuInstanceGetMetadata[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_IN(nvmlVgpuMetadata_t *, vgpuMetadata),
    STUB_OUT(unsigned int *, bufferSize)};
static const stub_param params_nvmlDeviceGetVgpuMetadata[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlVgpuPgpuMetadata_t *, pgpuMetadata), STUB_OUT(unsigned int *, bufferSize)};
static const stub_param params_nvmlGetVgpuCompatibility[] =
    {STUB_IN(nvmlVgpuMetadata_t *, vgpuMetadata), STUB_IN(nvmlVgpuPgpuMetadata_t *, pgpuMetadata),
    STUB_OUT(nvmlVgpuPgpuCompatibility_t *, compatibilityInfo)};
static const stub_param params_nvmlDeviceGetPgpuMetadataString[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(char *, pgpuMetadata), STUB_OUT(unsigned int *, bufferSize)};
static const stub_param params_nvmlDeviceGetVgpuSchedulerLog[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlVgpuSchedulerLog_t *, pSchedulerLog)};
static const stub_param params_nvmlDeviceGetVgpuSchedulerState[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlVgpuSchedulerGetState_t *, pSchedulerState)};
static const stub_param params_nvmlDeviceGetVgpuSchedulerCapabilities[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(nvmlVgpuSchedulerCapabilities_t *, pCapabilities)};
static const stub_param params_nvmlDeviceSetVgpuSchedulerState[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlVgpuSchedulerSetState_t *, pSchedulerState)};
static const stub_param params_nvmlGetVgpuVersion[] = {STUB_OUT(nvmlVgpuVersion_t *, supported),
    STUB_OUT(nvmlVgpuVersion_t *, current)};
static const stub_param params_nvmlSetVgpuVersion[] = {STUB_IN(nvmlVgpuVersion_t *, vgpuVersion)};
static const stub_param params_nvmlDeviceGetVgpuUtilization[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned long long, lastSeenTimeStamp), STUB_OUT(nvmlValueType_t *, sampleValType),
    STUB_OUT(unsigned int *, vgpuInstanceSamplesCount),
    STUB_OUT(nvmlVgpuInstanceUtilizationSample_t *, utilizationSamples)};
static const stub_param params_nvmlDeviceGetVgpuInstancesUtilizationInfo[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(nvmlVgpuInstancesUtilizationInfo_t *, vgpuUtilInfo)};
static const stub_param params_nvmlDeviceGetVgpuProcessUtilization[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned long long, lastSeenTimeStamp),
    STUB_OUT(unsigned int *, vgpuProcessSamplesCount),
    STUB_OUT(nvmlVgpuProcessUtilizationSample_t *, utilizationSamples)};
static const stub_param params_nvmlDeviceGetVgpuProcessesUtilizationInfo[] =
    {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlVgpuProcessesUtilizationInfo_t *, vgpuProcUtilInfo)};
static const stub_param params_nvmlVgpuInstanceGetAccountingMode[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(nvmlEnableState_t *, mode)};
static const stub_param params_nvmlVgpuInstanceGetAccountingPids[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(unsigned int *, count),
    STUB_OUT(unsigned int *, pids)};
static const stub_param params_nvmlVgpuInstanceGetAccountingStats[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_IN(unsigned int, pid),
    STUB_OUT(nvmlAccountingStats_t *, stats)};
static const stub_param params_nvmlVgpuInstanceClearAccountingPids[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance)};
static const stub_param params_nvmlVgpuInstanceGetLicenseInfo_v2[] =
    {STUB_IN(nvmlVgpuInstance_t, vgpuInstance), STUB_OUT(nvmlVgpuLicenseInfo_t *, licenseInfo)};
static const stub_param params_nvmlGetExcludedDeviceCount[] =
    {STUB_OUT(unsigned int *, deviceCount)};
static const stub_param params_nvmlGetExcludedDeviceInfoByIndex[] = {STUB_IN(unsigned int, index),
    STUB_OUT(nvmlExcludedDeviceInfo_t *, info)};
static const stub_param params_nvmlDeviceSetMigMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, mode), STUB_OUT(nvmlReturn_t *, activationStatus)};
static const stub_param params_nvmlDeviceGetMigMode[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, currentMode), STUB_OUT(unsigned int *, pendingMode)};
static const stub_param params_nvmlDeviceGetGpuInstanceProfileInfo[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, profile),
    STUB_OUT(nvmlGpuInstanceProfileInfo_t *, info)};
static const stub_param params_nvmlDeviceGetGpuInstanceProfileInfoV[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, profile),
    STUB_OUT(nvmlGpuInstanceProfileInfo_v2_t *, info)};
static const stub_param params_nvmlDeviceGetGpuInstancePossiblePlacements_v2[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, profileId),
    STUB_OUT(nvmlGpuInstancePlacement_t *, placements), STUB_OUT(unsigned int *, count)};
static const stub_param params_nvmlDeviceGetGpuInstanceRemainingCapacity[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, profileId),
    STUB_OUT(unsigned int *, count)};
static const stub_param params_nvmlDeviceCreateGpuInstance[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, profileId), STUB_OUT(nvmlGpuInstance_t *, gpuInstance)};
static const stub_param params_nvmlDeviceCreateGpuInstanceWithPlacement[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, profileId),
    STUB_IN(const nvmlGpuInstancePlacement_t *, placement),
    STUB_OUT(nvmlGpuInstance_t *, gpuInstance)};
static const stub_param params_nvmlGpuInstanceDestroy[] = {STUB_IN(nvmlGpuInstance_t, gpuInstance)};
static const stub_param params_nvmlDeviceGetGpuInstances[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, profileId), STUB_OUT(nvmlGpuInstance_t *, gpuInstances),
    STUB_OUT(unsigned int *, count)};
static const stub_param params_nvmlDeviceGetGpuInstanceById[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, id), STUB_OUT(nvmlGpuInstance_t *, gpuInstance)};
static const stub_param params_nvmlGpuInstanceGetInfo[] = {STUB_IN(nvmlGpuInstance_t, gpuInstance),
    STUB_OUT(nvmlGpuInstanceInfo_t *, info)};
static const stub_param params_nvmlGpuInstanceGetComputeInstanceProfileInfo[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance), STUB_IN(unsigned int, profile),
    STUB_IN(unsigned int, engProfile), STUB_OUT(nvmlComputeInstanceProfileInfo_t *, info)};
static const stub_param params_nvmlGpuInstanceGetComputeInstanceProfileInfoV[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance), STUB_IN(unsigned int, profile),
    STUB_IN(unsigned int, engProfile), STUB_OUT(nvmlComputeInstanceProfileInfo_v2_t *, info)};
static const stub_param params_nvmlGpuInstanceGetComputeInstanceRemainingCapacity[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance), STUB_IN(unsigned int, profileId),
    STUB_OUT(unsigned int *, count)};
static const stub_param params_nvmlGpuInstanceGetComputeInstancePossiblePlacements[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance), STUB_IN(unsigned int, profileId),
    STUB_OUT(nvmlComputeInstancePlacement_t *, placements), STUB_OUT(unsigned int *, count)};
static const stub_param params_nvmlGpuInstanceCreateComputeInstance[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance), STUB_IN(unsigned int, profileId),
    STUB_OUT(nvmlComputeInstance_t *, computeInstance)};
static const stub_param params_nvmlGpuInstanceCreateComputeInstanceWithPlacement[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance), STUB_IN(unsigned int, profileId),
    STUB_IN(const nvmlComputeInstancePlacement_t *, placement),
    STUB_OUT(nvmlComputeInstance_t *, computeInstance)};
static const stub_param params_nvmlComputeInstanceDestroy[] =
    {STUB_IN(nvmlComputeInstance_t, computeInstance)};
static const stub_param params_nvmlGpuInstanceGetComputeInstances[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance), STUB_IN(unsigned int, profileId),
    STUB_OUT(nvmlComputeInstance_t *, computeInstances), STUB_OUT(unsigned int *, count)};
static const stub_param params_nvmlGpuInstanceGetComputeInstanceById[] =
    {STUB_IN(nvmlGpuInstance_t, gpuInstance), STUB_IN(unsigned int, id),
    STUB_OUT(nvmlComputeInstance_t *, computeInstance)};
static const stub_param params_nvmlComputeInstanceGetInfo_v2[] =
    {STUB_IN(nvmlComputeInstance_t, computeInstance), STUB_OUT(nvmlComputeInstanceInfo_t *, info)};
static const stub_param params_nvmlDeviceIsMigDeviceHandle[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, isMigDevice)};
static const stub_param params_nvmlDeviceGetGpuInstanceId[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, id)};
static const stub_param params_nvmlDeviceGetComputeInstanceId[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, id)};
static const stub_param params_nvmlDeviceGetMaxMigDeviceCount[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, count)};
static const stub_param params_nvmlDeviceGetMigDeviceHandleByIndex[] =
    {STUB_IN(nvmlDevice_t, device), STUB_IN(unsigned int, index),
    STUB_OUT(nvmlDevice_t *, migDevice)};
static const stub_param params_nvmlDeviceGetDeviceHandleFromMigDeviceHandle[] =
    {STUB_IN(nvmlDevice_t, migDevice), STUB_OUT(nvmlDevice_t *, device)};
static const stub_param params_nvmlGpmMetricsGet[] = {STUB_OUT(nvmlGpmMetricsGet_t *, metricsGet)};
static const stub_param params_nvmlGpmSampleFree[] = {STUB_IN(nvmlGpmSample_t, gpmSample)};
static const stub_param params_nvmlGpmSampleAlloc[] = {STUB_OUT(nvmlGpmSample_t *, gpmSample)};
static const stub_param params_nvmlGpmSampleGet[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(nvmlGpmSample_t, gpmSample)};
static const stub_param params_nvmlGpmMigSampleGet[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, gpuInstanceId), STUB_IN(nvmlGpmSample_t, gpmSample)};
static const stub_param params_nvmlGpmQueryDeviceSupport[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlGpmSupport_t *, gpmSupport)};
static const stub_param params_nvmlGpmQueryIfStreamingEnabled[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(unsigned int *, state)};
static const stub_param params_nvmlGpmSetStreamingEnabled[] = {STUB_IN(nvmlDevice_t, device),
    STUB_IN(unsigned int, state)};
static const stub_param params_nvmlDeviceGetCapabilities[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlDeviceCapabilities_t *, caps)};
static const stub_param params_nvmlDeviceWorkloadPowerProfileGetProfilesInfo[] =
    {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlWorkloadPowerProfileProfilesInfo_t *, profilesInfo)};
static const stub_param params_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles[] =
    {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlWorkloadPowerProfileCurrentProfiles_t *, currentProfiles)};
static const stub_param params_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles[] =
    {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlWorkloadPowerProfileRequestedProfiles_t *, requestedProfiles)};
static const stub_param params_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles[] =
    {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlWorkloadPowerProfileRequestedProfiles_t *, requestedProfiles)};
static const stub_param params_nvmlDevicePowerSmoothingActivatePresetProfile[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(nvmlPowerSmoothingProfile_t *, profile)};
static const stub_param params_nvmlDevicePowerSmoothingUpdatePresetProfileParam[] =
    {STUB_IN(nvmlDevice_t, device), STUB_OUT(nvmlPowerSmoothingProfile_t *, profile)};
static const stub_param params_nvmlDevicePowerSmoothingSetState[] = {STUB_IN(nvmlDevice_t, device),
    STUB_OUT(nvmlPowerSmoothingState_t *, state)};

const stub_function stub_functions[] = {
    STUB_ENTRY(nvmlComputeInstanceDestroy, nvmlComputeInstanceDestroy, nvmlComputeInstanceDestroy,
        0, false, STATUS, params_nvmlComputeInstanceDestroy, 1),
    STUB_ENTRY(nvmlComputeInstanceGetInfo, nvmlComputeInstanceGetInfo_v2,
        nvmlComputeInstanceGetInfo_v2, 0, false, STATUS, params_nvmlComputeInstanceGetInfo_v2, 2),
    STUB_ENTRY(nvmlDeviceClearAccountingPids, nvmlDeviceClearAccountingPids,
        nvmlDeviceClearAccountingPids, 0, false, STATUS, params_nvmlDeviceClearAccountingPids, 1),
    STUB_ENTRY(nvmlDeviceClearCpuAffinity, nvmlDeviceClearCpuAffinity, nvmlDeviceClearCpuAffinity,
        0, false, STATUS, params_nvmlDeviceClearCpuAffinity, 1),
    STUB_ENTRY(nvmlDeviceClearEccErrorCounts, nvmlDeviceClearEccErrorCounts,
        nvmlDeviceClearEccErrorCounts, 0, false, STATUS, params_nvmlDeviceClearEccErrorCounts, 2),
    STUB_ENTRY(nvmlDeviceClearFieldValues, nvmlDeviceClearFieldValues, nvmlDeviceClearFieldValues,
        0, false, STATUS, params_nvmlDeviceClearFieldValues, 3),
    STUB_ENTRY(nvmlDeviceCreateGpuInstance, nvmlDeviceCreateGpuInstance,
        nvmlDeviceCreateGpuInstance, 0, false, STATUS, params_nvmlDeviceCreateGpuInstance, 3),
    STUB_ENTRY(nvmlDeviceCreateGpuInstanceWithPlacement, nvmlDeviceCreateGpuInstanceWithPlacement,
        nvmlDeviceCreateGpuInstanceWithPlacement, 0, false, STATUS,
        params_nvmlDeviceCreateGpuInstanceWithPlacement, 4),
    STUB_ENTRY(nvmlDeviceDiscoverGpus, nvmlDeviceDiscoverGpus, nvmlDeviceDiscoverGpus, 0, false,
        STATUS, params_nvmlDeviceDiscoverGpus, 1),
    STUB_ENTRY(nvmlDeviceFreezeNvLinkUtilizationCounter, nvmlDeviceFreezeNvLinkUtilizationCounter,
        nvmlDeviceFreezeNvLinkUtilizationCounter, 0, false, STATUS,
        params_nvmlDeviceFreezeNvLinkUtilizationCounter, 4),
    STUB_ENTRY(nvmlDeviceGetAPIRestriction, nvmlDeviceGetAPIRestriction,
        nvmlDeviceGetAPIRestriction, 0, false, STATUS, params_nvmlDeviceGetAPIRestriction, 3),
    STUB_ENTRY(nvmlDeviceGetAccountingBufferSize, nvmlDeviceGetAccountingBufferSize,
        nvmlDeviceGetAccountingBufferSize, 0, false, STATUS,
        params_nvmlDeviceGetAccountingBufferSize, 2),
    STUB_ENTRY(nvmlDeviceGetAccountingMode, nvmlDeviceGetAccountingMode,
        nvmlDeviceGetAccountingMode, 0, false, STATUS, params_nvmlDeviceGetAccountingMode, 2),
    STUB_ENTRY(nvmlDeviceGetAccountingPids, nvmlDeviceGetAccountingPids,
        nvmlDeviceGetAccountingPids, 0, false, STATUS, params_nvmlDeviceGetAccountingPids, 3),
    STUB_ENTRY(nvmlDeviceGetAccountingStats, nvmlDeviceGetAccountingStats,
        nvmlDeviceGetAccountingStats, 0, false, STATUS, params_nvmlDeviceGetAccountingStats, 3),
    STUB_ENTRY(nvmlDeviceGetActiveVgpus, nvmlDeviceGetActiveVgpus, nvmlDeviceGetActiveVgpus, 0,
        false, STATUS, params_nvmlDeviceGetActiveVgpus, 3),
    STUB_ENTRY(nvmlDeviceGetAdaptiveClockInfoStatus, nvmlDeviceGetAdaptiveClockInfoStatus,
        nvmlDeviceGetAdaptiveClockInfoStatus, 0, false, STATUS,
        params_nvmlDeviceGetAdaptiveClockInfoStatus, 2),
    STUB_ENTRY(nvmlDeviceGetApplicationsClock, nvmlDeviceGetApplicationsClock,
        nvmlDeviceGetApplicationsClock, 0, false, STATUS, params_nvmlDeviceGetApplicationsClock, 3),
    STUB_ENTRY(nvmlDeviceGetArchitecture, nvmlDeviceGetArchitecture, nvmlDeviceGetArchitecture, 0,
        false, STATUS, params_nvmlDeviceGetArchitecture, 2),
    STUB_ENTRY(nvmlDeviceGetAttributes, nvmlDeviceGetAttributes_v2, nvmlDeviceGetAttributes_v2, 0,
        false, STATUS, params_nvmlDeviceGetAttributes_v2, 2),
    STUB_ENTRY(nvmlDeviceGetAutoBoostedClocksEnabled, nvmlDeviceGetAutoBoostedClocksEnabled,
        nvmlDeviceGetAutoBoostedClocksEnabled, 0, false, STATUS,
        params_nvmlDeviceGetAutoBoostedClocksEnabled, 3),
    STUB_ENTRY(nvmlDeviceGetBAR1MemoryInfo, nvmlDeviceGetBAR1MemoryInfo,
        nvmlDeviceGetBAR1MemoryInfo, 0, false, STATUS, params_nvmlDeviceGetBAR1MemoryInfo, 2),
    STUB_ENTRY(nvmlDeviceGetBoardId, nvmlDeviceGetBoardId, nvmlDeviceGetBoardId, 0, false, STATUS,
        params_nvmlDeviceGetBoardId, 2),
    STUB_ENTRY(nvmlDeviceGetBoardPartNumber, nvmlDeviceGetBoardPartNumber,
        nvmlDeviceGetBoardPartNumber, 0, false, STATUS, params_nvmlDeviceGetBoardPartNumber, 3),
    STUB_ENTRY(nvmlDeviceGetBrand, nvmlDeviceGetBrand, nvmlDeviceGetBrand, 0, false, STATUS,
        params_nvmlDeviceGetBrand, 2),
    STUB_ENTRY(nvmlDeviceGetBridgeChipInfo, nvmlDeviceGetBridgeChipInfo,
        nvmlDeviceGetBridgeChipInfo, 0, false, STATUS, params_nvmlDeviceGetBridgeChipInfo, 2),
    STUB_ENTRY(nvmlDeviceGetBusType, nvmlDeviceGetBusType, nvmlDeviceGetBusType, 0, false, STATUS,
        params_nvmlDeviceGetBusType, 2),
    STUB_ENTRY(nvmlDeviceGetC2cModeInfoV, nvmlDeviceGetC2cModeInfoV, nvmlDeviceGetC2cModeInfoV, 0,
        false, STATUS, params_nvmlDeviceGetC2cModeInfoV, 2),
    STUB_ENTRY(nvmlDeviceGetCapabilities, nvmlDeviceGetCapabilities, nvmlDeviceGetCapabilities, 0,
        false, STATUS, params_nvmlDeviceGetCapabilities, 2),
    STUB_ENTRY(nvmlDeviceGetClkMonStatus, nvmlDeviceGetClkMonStatus, nvmlDeviceGetClkMonStatus, 0,
        false, STATUS, params_nvmlDeviceGetClkMonStatus, 2),
    STUB_ENTRY(nvmlDeviceGetClock, nvmlDeviceGetClock, nvmlDeviceGetClock, 0, false, STATUS,
        params_nvmlDeviceGetClock, 4),
    STUB_ENTRY(nvmlDeviceGetClockInfo, nvmlDeviceGetClockInfo, nvmlDeviceGetClockInfo, 0, false,
        STATUS, params_nvmlDeviceGetClockInfo, 3),
    STUB_ENTRY(nvmlDeviceGetClockOffsets, nvmlDeviceGetClockOffsets, nvmlDeviceGetClockOffsets, 0,
        false, STATUS, params_nvmlDeviceGetClockOffsets, 2),
    STUB_ENTRY(nvmlDeviceGetComputeInstanceId, nvmlDeviceGetComputeInstanceId,
        nvmlDeviceGetComputeInstanceId, 0, false, STATUS, params_nvmlDeviceGetComputeInstanceId, 2),
    STUB_ENTRY(nvmlDeviceGetComputeMode, nvmlDeviceGetComputeMode, nvmlDeviceGetComputeMode, 0,
        false, STATUS, params_nvmlDeviceGetComputeMode, 2),
    STUB_ENTRY(nvmlDeviceGetComputeRunningProcesses, nvmlDeviceGetComputeRunningProcesses_v3,
        nvmlDeviceGetComputeRunningProcesses_v3, 0, false, STATUS,
        params_nvmlDeviceGetComputeRunningProcesses_v3, 3),
    STUB_ENTRY(nvmlDeviceGetConfComputeGpuAttestationReport,
        nvmlDeviceGetConfComputeGpuAttestationReport, nvmlDeviceGetConfComputeGpuAttestationReport,
        0, false, STATUS, params_nvmlDeviceGetConfComputeGpuAttestationReport, 2),
    STUB_ENTRY(nvmlDeviceGetConfComputeGpuCertificate, nvmlDeviceGetConfComputeGpuCertificate,
        nvmlDeviceGetConfComputeGpuCertificate, 0, false, STATUS,
        params_nvmlDeviceGetConfComputeGpuCertificate, 2),
    STUB_ENTRY(nvmlDeviceGetConfComputeMemSizeInfo, nvmlDeviceGetConfComputeMemSizeInfo,
        nvmlDeviceGetConfComputeMemSizeInfo, 0, false, STATUS,
        params_nvmlDeviceGetConfComputeMemSizeInfo, 2),
    STUB_ENTRY(nvmlDeviceGetConfComputeProtectedMemoryUsage,
        nvmlDeviceGetConfComputeProtectedMemoryUsage, nvmlDeviceGetConfComputeProtectedMemoryUsage,
        0, false, STATUS, params_nvmlDeviceGetConfComputeProtectedMemoryUsage, 2),
    STUB_ENTRY(nvmlDeviceGetCoolerInfo, nvmlDeviceGetCoolerInfo, nvmlDeviceGetCoolerInfo, 0, false,
        STATUS, params_nvmlDeviceGetCoolerInfo, 2),
    STUB_ENTRY(nvmlDeviceGetCount, nvmlDeviceGetCount_v2, nvmlDeviceGetCount_v2, 0, false, STATUS,
        params_nvmlDeviceGetCount_v2, 1),
    STUB_ENTRY(nvmlDeviceGetCpuAffinity, nvmlDeviceGetCpuAffinity, nvmlDeviceGetCpuAffinity, 0,
        false, STATUS, params_nvmlDeviceGetCpuAffinity, 3),
    STUB_ENTRY(nvmlDeviceGetCpuAffinityWithinScope, nvmlDeviceGetCpuAffinityWithinScope,
        nvmlDeviceGetCpuAffinityWithinScope, 0, false, STATUS,
        params_nvmlDeviceGetCpuAffinityWithinScope, 4),
    STUB_ENTRY(nvmlDeviceGetCreatableVgpus, nvmlDeviceGetCreatableVgpus,
        nvmlDeviceGetCreatableVgpus, 0, false, STATUS, params_nvmlDeviceGetCreatableVgpus, 3),
    STUB_ENTRY(nvmlDeviceGetCudaComputeCapability, nvmlDeviceGetCudaComputeCapability,
        nvmlDeviceGetCudaComputeCapability, 0, false, STATUS,
        params_nvmlDeviceGetCudaComputeCapability, 3),
    STUB_ENTRY(nvmlDeviceGetCurrPcieLinkGeneration, nvmlDeviceGetCurrPcieLinkGeneration,
        nvmlDeviceGetCurrPcieLinkGeneration, 0, false, STATUS,
        params_nvmlDeviceGetCurrPcieLinkGeneration, 2),
    STUB_ENTRY(nvmlDeviceGetCurrPcieLinkWidth, nvmlDeviceGetCurrPcieLinkWidth,
        nvmlDeviceGetCurrPcieLinkWidth, 0, false, STATUS, params_nvmlDeviceGetCurrPcieLinkWidth, 2),
    STUB_ENTRY(nvmlDeviceGetCurrentClockFreqs, nvmlDeviceGetCurrentClockFreqs,
        nvmlDeviceGetCurrentClockFreqs, 0, false, STATUS, params_nvmlDeviceGetCurrentClockFreqs, 2),
    STUB_ENTRY(nvmlDeviceGetCurrentClocksEventReasons, nvmlDeviceGetCurrentClocksEventReasons,
        nvmlDeviceGetCurrentClocksEventReasons, 0, false, STATUS,
        params_nvmlDeviceGetCurrentClocksEventReasons, 2),
    STUB_ENTRY(nvmlDeviceGetCurrentClocksThrottleReasons,
        nvmlDeviceGetCurrentClocksThrottleReasons, nvmlDeviceGetCurrentClocksThrottleReasons, 0,
        false, STATUS, params_nvmlDeviceGetCurrentClocksThrottleReasons, 2),
    STUB_ENTRY(nvmlDeviceGetDecoderUtilization, nvmlDeviceGetDecoderUtilization,
        nvmlDeviceGetDecoderUtilization, 0, false, STATUS, params_nvmlDeviceGetDecoderUtilization,
        3),
    STUB_ENTRY(nvmlDeviceGetDefaultApplicationsClock, nvmlDeviceGetDefaultApplicationsClock,
        nvmlDeviceGetDefaultApplicationsClock, 0, false, STATUS,
        params_nvmlDeviceGetDefaultApplicationsClock, 3),
    STUB_ENTRY(nvmlDeviceGetDefaultEccMode, nvmlDeviceGetDefaultEccMode,
        nvmlDeviceGetDefaultEccMode, 0, false, STATUS, params_nvmlDeviceGetDefaultEccMode, 2),
    STUB_ENTRY(nvmlDeviceGetDetailedEccErrors, nvmlDeviceGetDetailedEccErrors,
        nvmlDeviceGetDetailedEccErrors, 0, false, STATUS, params_nvmlDeviceGetDetailedEccErrors, 4),
    STUB_ENTRY(nvmlDeviceGetDeviceHandleFromMigDeviceHandle,
        nvmlDeviceGetDeviceHandleFromMigDeviceHandle, nvmlDeviceGetDeviceHandleFromMigDeviceHandle,
        0, false, STATUS, params_nvmlDeviceGetDeviceHandleFromMigDeviceHandle, 2),
    STUB_ENTRY(nvmlDeviceGetDisplayActive, nvmlDeviceGetDisplayActive, nvmlDeviceGetDisplayActive,
        0, false, STATUS, params_nvmlDeviceGetDisplayActive, 2),
    STUB_ENTRY(nvmlDeviceGetDisplayMode, nvmlDeviceGetDisplayMode, nvmlDeviceGetDisplayMode, 0,
        false, STATUS, params_nvmlDeviceGetDisplayMode, 2),
    STUB_ENTRY(nvmlDeviceGetDramEncryptionMode, nvmlDeviceGetDramEncryptionMode,
        nvmlDeviceGetDramEncryptionMode, 0, false, STATUS, params_nvmlDeviceGetDramEncryptionMode,
        3),
    STUB_ENTRY(nvmlDeviceGetDriverModel, nvmlDeviceGetDriverModel_v2, nvmlDeviceGetDriverModel_v2,
        0, false, STATUS, params_nvmlDeviceGetDriverModel_v2, 3),
    STUB_ENTRY(nvmlDeviceGetDynamicPstatesInfo, nvmlDeviceGetDynamicPstatesInfo,
        nvmlDeviceGetDynamicPstatesInfo, 0, false, STATUS, params_nvmlDeviceGetDynamicPstatesInfo,
        2),
    STUB_ENTRY(nvmlDeviceGetEccMode, nvmlDeviceGetEccMode, nvmlDeviceGetEccMode, 0, false, STATUS,
        params_nvmlDeviceGetEccMode, 3),
    STUB_ENTRY(nvmlDeviceGetEncoderCapacity, nvmlDeviceGetEncoderCapacity,
        nvmlDeviceGetEncoderCapacity, 0, false, STATUS, params_nvmlDeviceGetEncoderCapacity, 3),
    STUB_ENTRY(nvmlDeviceGetEncoderSessions, nvmlDeviceGetEncoderSessions,
        nvmlDeviceGetEncoderSessions, 0, false, STATUS, params_nvmlDeviceGetEncoderSessions, 3),
    STUB_ENTRY(nvmlDeviceGetEncoderStats, nvmlDeviceGetEncoderStats, nvmlDeviceGetEncoderStats, 0,
        false, STATUS, params_nvmlDeviceGetEncoderStats, 4),
    STUB_ENTRY(nvmlDeviceGetEncoderUtilization, nvmlDeviceGetEncoderUtilization,
        nvmlDeviceGetEncoderUtilization, 0, false, STATUS, params_nvmlDeviceGetEncoderUtilization,
        3),
    STUB_ENTRY(nvmlDeviceGetEnforcedPowerLimit, nvmlDeviceGetEnforcedPowerLimit,
        nvmlDeviceGetEnforcedPowerLimit, 0, false, STATUS, params_nvmlDeviceGetEnforcedPowerLimit,
        2),
    STUB_ENTRY(nvmlDeviceGetFBCSessions, nvmlDeviceGetFBCSessions, nvmlDeviceGetFBCSessions, 0,
        false, STATUS, params_nvmlDeviceGetFBCSessions, 3),
    STUB_ENTRY(nvmlDeviceGetFBCStats, nvmlDeviceGetFBCStats, nvmlDeviceGetFBCStats, 0, false,
        STATUS, params_nvmlDeviceGetFBCStats, 2),
    STUB_ENTRY(nvmlDeviceGetFanControlPolicy_v2, nvmlDeviceGetFanControlPolicy_v2,
        nvmlDeviceGetFanControlPolicy_v2, 0, false, STATUS,
        params_nvmlDeviceGetFanControlPolicy_v2, 3),
    STUB_ENTRY(nvmlDeviceGetFanSpeed, nvmlDeviceGetFanSpeed, nvmlDeviceGetFanSpeed, 0, false,
        STATUS, params_nvmlDeviceGetFanSpeed, 2),
    STUB_ENTRY(nvmlDeviceGetFanSpeedRPM, nvmlDeviceGetFanSpeedRPM, nvmlDeviceGetFanSpeedRPM, 0,
        false, STATUS, params_nvmlDeviceGetFanSpeedRPM, 2),
    STUB_ENTRY(nvmlDeviceGetFanSpeed_v2, nvmlDeviceGetFanSpeed_v2, nvmlDeviceGetFanSpeed_v2, 0,
        false, STATUS, params_nvmlDeviceGetFanSpeed_v2, 3),
    STUB_ENTRY(nvmlDeviceGetFieldValues, nvmlDeviceGetFieldValues, nvmlDeviceGetFieldValues, 0,
        false, STATUS, params_nvmlDeviceGetFieldValues, 3),
    STUB_ENTRY(nvmlDeviceGetGpcClkMinMaxVfOffset, nvmlDeviceGetGpcClkMinMaxVfOffset,
        nvmlDeviceGetGpcClkMinMaxVfOffset, 0, false, STATUS,
        params_nvmlDeviceGetGpcClkMinMaxVfOffset, 3),
    STUB_ENTRY(nvmlDeviceGetGpcClkVfOffset, nvmlDeviceGetGpcClkVfOffset,
        nvmlDeviceGetGpcClkVfOffset, 0, false, STATUS, params_nvmlDeviceGetGpcClkVfOffset, 2),
    STUB_ENTRY(nvmlDeviceGetGpuFabricInfo, nvmlDeviceGetGpuFabricInfo, nvmlDeviceGetGpuFabricInfo,
        0, false, STATUS, params_nvmlDeviceGetGpuFabricInfo, 2),
    STUB_ENTRY(nvmlDeviceGetGpuFabricInfoV, nvmlDeviceGetGpuFabricInfoV,
        nvmlDeviceGetGpuFabricInfoV, 0, false, STATUS, params_nvmlDeviceGetGpuFabricInfoV, 2),
    STUB_ENTRY(nvmlDeviceGetGpuInstanceById, nvmlDeviceGetGpuInstanceById,
        nvmlDeviceGetGpuInstanceById, 0, false, STATUS, params_nvmlDeviceGetGpuInstanceById, 3),
    STUB_ENTRY(nvmlDeviceGetGpuInstanceId, nvmlDeviceGetGpuInstanceId, nvmlDeviceGetGpuInstanceId,
        0, false, STATUS, params_nvmlDeviceGetGpuInstanceId, 2),
    STUB_ENTRY(nvmlDeviceGetGpuInstancePossiblePlacements,
        nvmlDeviceGetGpuInstancePossiblePlacements_v2,
        nvmlDeviceGetGpuInstancePossiblePlacements_v2, 0, false, STATUS,
        params_nvmlDeviceGetGpuInstancePossiblePlacements_v2, 4),
    STUB_ENTRY(nvmlDeviceGetGpuInstanceProfileInfo, nvmlDeviceGetGpuInstanceProfileInfo,
        nvmlDeviceGetGpuInstanceProfileInfo, 0, false, STATUS,
        params_nvmlDeviceGetGpuInstanceProfileInfo, 3),
    STUB_ENTRY(nvmlDeviceGetGpuInstanceProfileInfoV, nvmlDeviceGetGpuInstanceProfileInfoV,
        nvmlDeviceGetGpuInstanceProfileInfoV, 0, false, STATUS,
        params_nvmlDeviceGetGpuInstanceProfileInfoV, 3),
    STUB_ENTRY(nvmlDeviceGetGpuInstanceRemainingCapacity,
        nvmlDeviceGetGpuInstanceRemainingCapacity, nvmlDeviceGetGpuInstanceRemainingCapacity, 0,
        false, STATUS, params_nvmlDeviceGetGpuInstanceRemainingCapacity, 3),
    STUB_ENTRY(nvmlDeviceGetGpuInstances, nvmlDeviceGetGpuInstances, nvmlDeviceGetGpuInstances, 0,
        false, STATUS, params_nvmlDeviceGetGpuInstances, 4),
    STUB_ENTRY(nvmlDeviceGetGpuMaxPcieLinkGeneration, nvmlDeviceGetGpuMaxPcieLinkGeneration,
        nvmlDeviceGetGpuMaxPcieLinkGeneration, 0, false, STATUS,
        params_nvmlDeviceGetGpuMaxPcieLinkGeneration, 2),
    STUB_ENTRY(nvmlDeviceGetGpuOperationMode, nvmlDeviceGetGpuOperationMode,
        nvmlDeviceGetGpuOperationMode, 0, false, STATUS, params_nvmlDeviceGetGpuOperationMode, 3),
    STUB_ENTRY(nvmlDeviceGetGraphicsRunningProcesses, nvmlDeviceGetGraphicsRunningProcesses_v3,
        nvmlDeviceGetGraphicsRunningProcesses_v3, 0, false, STATUS,
        params_nvmlDeviceGetGraphicsRunningProcesses_v3, 3),
    STUB_ENTRY(nvmlDeviceGetGridLicensableFeatures, nvmlDeviceGetGridLicensableFeatures_v4,
        nvmlDeviceGetGridLicensableFeatures_v4, 0, false, STATUS,
        params_nvmlDeviceGetGridLicensableFeatures_v4, 2),
    STUB_ENTRY(nvmlDeviceGetGspFirmwareMode, nvmlDeviceGetGspFirmwareMode,
        nvmlDeviceGetGspFirmwareMode, 0, false, STATUS, params_nvmlDeviceGetGspFirmwareMode, 3),
    STUB_ENTRY(nvmlDeviceGetGspFirmwareVersion, nvmlDeviceGetGspFirmwareVersion,
        nvmlDeviceGetGspFirmwareVersion, 0, false, STATUS, params_nvmlDeviceGetGspFirmwareVersion,
        2),
    STUB_ENTRY(nvmlDeviceGetHandleByIndex, nvmlDeviceGetHandleByIndex_v2,
        nvmlDeviceGetHandleByIndex_v2, 0, false, STATUS, params_nvmlDeviceGetHandleByIndex_v2, 2),
    STUB_ENTRY(nvmlDeviceGetHandleByPciBusId, nvmlDeviceGetHandleByPciBusId_v2,
        nvmlDeviceGetHandleByPciBusId_v2, 0, false, STATUS,
        params_nvmlDeviceGetHandleByPciBusId_v2, 2),
    STUB_ENTRY(nvmlDeviceGetHandleBySerial, nvmlDeviceGetHandleBySerial,
        nvmlDeviceGetHandleBySerial, 0, false, STATUS, params_nvmlDeviceGetHandleBySerial, 2),
    STUB_ENTRY(nvmlDeviceGetHandleByUUID, nvmlDeviceGetHandleByUUID, nvmlDeviceGetHandleByUUID, 0,
        false, STATUS, params_nvmlDeviceGetHandleByUUID, 2),
    STUB_ENTRY(nvmlDeviceGetHandleByUUIDV, nvmlDeviceGetHandleByUUIDV, nvmlDeviceGetHandleByUUIDV,
        0, false, STATUS, params_nvmlDeviceGetHandleByUUIDV, 2),
    STUB_ENTRY(nvmlDeviceGetHostVgpuMode, nvmlDeviceGetHostVgpuMode, nvmlDeviceGetHostVgpuMode, 0,
        false, STATUS, params_nvmlDeviceGetHostVgpuMode, 2),
    STUB_ENTRY(nvmlDeviceGetIndex, nvmlDeviceGetIndex, nvmlDeviceGetIndex, 0, false, STATUS,
        params_nvmlDeviceGetIndex, 2),
    STUB_ENTRY(nvmlDeviceGetInforomConfigurationChecksum,
        nvmlDeviceGetInforomConfigurationChecksum, nvmlDeviceGetInforomConfigurationChecksum, 0,
        false, STATUS, params_nvmlDeviceGetInforomConfigurationChecksum, 2),
    STUB_ENTRY(nvmlDeviceGetInforomImageVersion, nvmlDeviceGetInforomImageVersion,
        nvmlDeviceGetInforomImageVersion, 0, false, STATUS,
        params_nvmlDeviceGetInforomImageVersion, 3),
    STUB_ENTRY(nvmlDeviceGetInforomVersion, nvmlDeviceGetInforomVersion,
        nvmlDeviceGetInforomVersion, 0, false, STATUS, params_nvmlDeviceGetInforomVersion, 4),
    STUB_ENTRY(nvmlDeviceGetIrqNum, nvmlDeviceGetIrqNum, nvmlDeviceGetIrqNum, 0, false, STATUS,
        params_nvmlDeviceGetIrqNum, 2),
    STUB_ENTRY(nvmlDeviceGetJpgUtilization, nvmlDeviceGetJpgUtilization,
        nvmlDeviceGetJpgUtilization, 0, false, STATUS, params_nvmlDeviceGetJpgUtilization, 3),
    STUB_ENTRY(nvmlDeviceGetLastBBXFlushTime, nvmlDeviceGetLastBBXFlushTime,
        nvmlDeviceGetLastBBXFlushTime, 0, false, STATUS, params_nvmlDeviceGetLastBBXFlushTime, 3),
    STUB_ENTRY(nvmlDeviceGetMPSComputeRunningProcesses, nvmlDeviceGetMPSComputeRunningProcesses_v3,
        nvmlDeviceGetMPSComputeRunningProcesses_v3, 0, false, STATUS,
        params_nvmlDeviceGetMPSComputeRunningProcesses_v3, 3),
    STUB_ENTRY(nvmlDeviceGetMarginTemperature, nvmlDeviceGetMarginTemperature,
        nvmlDeviceGetMarginTemperature, 0, false, STATUS, params_nvmlDeviceGetMarginTemperature, 2),
    STUB_ENTRY(nvmlDeviceGetMaxClockInfo, nvmlDeviceGetMaxClockInfo, nvmlDeviceGetMaxClockInfo, 0,
        false, STATUS, params_nvmlDeviceGetMaxClockInfo, 3),
    STUB_ENTRY(nvmlDeviceGetMaxCustomerBoostClock, nvmlDeviceGetMaxCustomerBoostClock,
        nvmlDeviceGetMaxCustomerBoostClock, 0, false, STATUS,
        params_nvmlDeviceGetMaxCustomerBoostClock, 3),
    STUB_ENTRY(nvmlDeviceGetMaxMigDeviceCount, nvmlDeviceGetMaxMigDeviceCount,
        nvmlDeviceGetMaxMigDeviceCount, 0, false, STATUS, params_nvmlDeviceGetMaxMigDeviceCount, 2),
    STUB_ENTRY(nvmlDeviceGetMaxPcieLinkGeneration, nvmlDeviceGetMaxPcieLinkGeneration,
        nvmlDeviceGetMaxPcieLinkGeneration, 0, false, STATUS,
        params_nvmlDeviceGetMaxPcieLinkGeneration, 2),
    STUB_ENTRY(nvmlDeviceGetMaxPcieLinkWidth, nvmlDeviceGetMaxPcieLinkWidth,
        nvmlDeviceGetMaxPcieLinkWidth, 0, false, STATUS, params_nvmlDeviceGetMaxPcieLinkWidth, 2),
    STUB_ENTRY(nvmlDeviceGetMemClkMinMaxVfOffset, nvmlDeviceGetMemClkMinMaxVfOffset,
        nvmlDeviceGetMemClkMinMaxVfOffset, 0, false, STATUS,
        params_nvmlDeviceGetMemClkMinMaxVfOffset, 3),
    STUB_ENTRY(nvmlDeviceGetMemClkVfOffset, nvmlDeviceGetMemClkVfOffset,
        nvmlDeviceGetMemClkVfOffset, 0, false, STATUS, params_nvmlDeviceGetMemClkVfOffset, 2),
    STUB_ENTRY(nvmlDeviceGetMemoryAffinity, nvmlDeviceGetMemoryAffinity,
        nvmlDeviceGetMemoryAffinity, 0, false, STATUS, params_nvmlDeviceGetMemoryAffinity, 4),
    STUB_ENTRY(nvmlDeviceGetMemoryBusWidth, nvmlDeviceGetMemoryBusWidth,
        nvmlDeviceGetMemoryBusWidth, 0, false, STATUS, params_nvmlDeviceGetMemoryBusWidth, 2),
    STUB_ENTRY(nvmlDeviceGetMemoryErrorCounter, nvmlDeviceGetMemoryErrorCounter,
        nvmlDeviceGetMemoryErrorCounter, 0, false, STATUS, params_nvmlDeviceGetMemoryErrorCounter,
        5),
    STUB_ENTRY(nvmlDeviceGetMemoryInfo, nvmlDeviceGetMemoryInfo, nvmlDeviceGetMemoryInfo, 0, false,
        STATUS, params_nvmlDeviceGetMemoryInfo, 2),
    STUB_ENTRY(nvmlDeviceGetMemoryInfo_v2, nvmlDeviceGetMemoryInfo_v2, nvmlDeviceGetMemoryInfo_v2,
        0, false, STATUS, params_nvmlDeviceGetMemoryInfo_v2, 2),
    STUB_ENTRY(nvmlDeviceGetMigDeviceHandleByIndex, nvmlDeviceGetMigDeviceHandleByIndex,
        nvmlDeviceGetMigDeviceHandleByIndex, 0, false, STATUS,
        params_nvmlDeviceGetMigDeviceHandleByIndex, 3),
    STUB_ENTRY(nvmlDeviceGetMigMode, nvmlDeviceGetMigMode, nvmlDeviceGetMigMode, 0, false, STATUS,
        params_nvmlDeviceGetMigMode, 3),
    STUB_ENTRY(nvmlDeviceGetMinMaxClockOfPState, nvmlDeviceGetMinMaxClockOfPState,
        nvmlDeviceGetMinMaxClockOfPState, 0, false, STATUS,
        params_nvmlDeviceGetMinMaxClockOfPState, 5),
    STUB_ENTRY(nvmlDeviceGetMinMaxFanSpeed, nvmlDeviceGetMinMaxFanSpeed,
        nvmlDeviceGetMinMaxFanSpeed, 0, false, STATUS, params_nvmlDeviceGetMinMaxFanSpeed, 3),
    STUB_ENTRY(nvmlDeviceGetMinorNumber, nvmlDeviceGetMinorNumber, nvmlDeviceGetMinorNumber, 0,
        false, STATUS, params_nvmlDeviceGetMinorNumber, 2),
    STUB_ENTRY(nvmlDeviceGetModuleId, nvmlDeviceGetModuleId, nvmlDeviceGetModuleId, 0, false,
        STATUS, params_nvmlDeviceGetModuleId, 2),
    STUB_ENTRY(nvmlDeviceGetMultiGpuBoard, nvmlDeviceGetMultiGpuBoard, nvmlDeviceGetMultiGpuBoard,
        0, false, STATUS, params_nvmlDeviceGetMultiGpuBoard, 2),
    STUB_ENTRY(nvmlDeviceGetName, nvmlDeviceGetName, nvmlDeviceGetName, 0, false, STATUS,
        params_nvmlDeviceGetName, 3),
    STUB_ENTRY(nvmlDeviceGetNumFans, nvmlDeviceGetNumFans, nvmlDeviceGetNumFans, 0, false, STATUS,
        params_nvmlDeviceGetNumFans, 2),
    STUB_ENTRY(nvmlDeviceGetNumGpuCores, nvmlDeviceGetNumGpuCores, nvmlDeviceGetNumGpuCores, 0,
        false, STATUS, params_nvmlDeviceGetNumGpuCores, 2),
    STUB_ENTRY(nvmlDeviceGetNumaNodeId, nvmlDeviceGetNumaNodeId, nvmlDeviceGetNumaNodeId, 0, false,
        STATUS, params_nvmlDeviceGetNumaNodeId, 2),
    STUB_ENTRY(nvmlDeviceGetNvLinkCapability, nvmlDeviceGetNvLinkCapability,
        nvmlDeviceGetNvLinkCapability, 0, false, STATUS, params_nvmlDeviceGetNvLinkCapability, 4),
    STUB_ENTRY(nvmlDeviceGetNvLinkErrorCounter, nvmlDeviceGetNvLinkErrorCounter,
        nvmlDeviceGetNvLinkErrorCounter, 0, false, STATUS, params_nvmlDeviceGetNvLinkErrorCounter,
        4),
    STUB_ENTRY(nvmlDeviceGetNvLinkRemoteDeviceType, nvmlDeviceGetNvLinkRemoteDeviceType,
        nvmlDeviceGetNvLinkRemoteDeviceType, 0, false, STATUS,
        params_nvmlDeviceGetNvLinkRemoteDeviceType, 3),
    STUB_ENTRY(nvmlDeviceGetNvLinkRemotePciInfo, nvmlDeviceGetNvLinkRemotePciInfo_v2,
        nvmlDeviceGetNvLinkRemotePciInfo_v2, 0, false, STATUS,
        params_nvmlDeviceGetNvLinkRemotePciInfo_v2, 3),
    STUB_ENTRY(nvmlDeviceGetNvLinkState, nvmlDeviceGetNvLinkState, nvmlDeviceGetNvLinkState, 0,
        false, STATUS, params_nvmlDeviceGetNvLinkState, 3),
    STUB_ENTRY(nvmlDeviceGetNvLinkUtilizationControl, nvmlDeviceGetNvLinkUtilizationControl,
        nvmlDeviceGetNvLinkUtilizationControl, 0, false, STATUS,
        params_nvmlDeviceGetNvLinkUtilizationControl, 4),
    STUB_ENTRY(nvmlDeviceGetNvLinkUtilizationCounter, nvmlDeviceGetNvLinkUtilizationCounter,
        nvmlDeviceGetNvLinkUtilizationCounter, 0, false, STATUS,
        params_nvmlDeviceGetNvLinkUtilizationCounter, 5),
    STUB_ENTRY(nvmlDeviceGetNvLinkVersion, nvmlDeviceGetNvLinkVersion, nvmlDeviceGetNvLinkVersion,
        0, false, STATUS, params_nvmlDeviceGetNvLinkVersion, 3),
    STUB_ENTRY(nvmlDeviceGetNvlinkBwMode, nvmlDeviceGetNvlinkBwMode, nvmlDeviceGetNvlinkBwMode, 0,
        false, STATUS, params_nvmlDeviceGetNvlinkBwMode, 2),
    STUB_ENTRY(nvmlDeviceGetNvlinkSupportedBwModes, nvmlDeviceGetNvlinkSupportedBwModes,
        nvmlDeviceGetNvlinkSupportedBwModes, 0, false, STATUS,
        params_nvmlDeviceGetNvlinkSupportedBwModes, 2),
    STUB_ENTRY(nvmlDeviceGetOfaUtilization, nvmlDeviceGetOfaUtilization,
        nvmlDeviceGetOfaUtilization, 0, false, STATUS, params_nvmlDeviceGetOfaUtilization, 3),
    STUB_ENTRY(nvmlDeviceGetP2PStatus, nvmlDeviceGetP2PStatus, nvmlDeviceGetP2PStatus, 0, false,
        STATUS, params_nvmlDeviceGetP2PStatus, 4),
    STUB_ENTRY(nvmlDeviceGetPciInfoExt, nvmlDeviceGetPciInfoExt, nvmlDeviceGetPciInfoExt, 0, false,
        STATUS, params_nvmlDeviceGetPciInfoExt, 2),
    STUB_ENTRY(nvmlDeviceGetPciInfo, nvmlDeviceGetPciInfo_v3, nvmlDeviceGetPciInfo_v3, 0, false,
        STATUS, params_nvmlDeviceGetPciInfo_v3, 2),
    STUB_ENTRY(nvmlDeviceGetPcieLinkMaxSpeed, nvmlDeviceGetPcieLinkMaxSpeed,
        nvmlDeviceGetPcieLinkMaxSpeed, 0, false, STATUS, params_nvmlDeviceGetPcieLinkMaxSpeed, 2),
    STUB_ENTRY(nvmlDeviceGetPcieReplayCounter, nvmlDeviceGetPcieReplayCounter,
        nvmlDeviceGetPcieReplayCounter, 0, false, STATUS, params_nvmlDeviceGetPcieReplayCounter, 2),
    STUB_ENTRY(nvmlDeviceGetPcieSpeed, nvmlDeviceGetPcieSpeed, nvmlDeviceGetPcieSpeed, 0, false,
        STATUS, params_nvmlDeviceGetPcieSpeed, 2),
    STUB_ENTRY(nvmlDeviceGetPcieThroughput, nvmlDeviceGetPcieThroughput,
        nvmlDeviceGetPcieThroughput, 0, false, STATUS, params_nvmlDeviceGetPcieThroughput, 3),
    STUB_ENTRY(nvmlDeviceGetPerformanceModes, nvmlDeviceGetPerformanceModes,
        nvmlDeviceGetPerformanceModes, 0, false, STATUS, params_nvmlDeviceGetPerformanceModes, 2),
    STUB_ENTRY(nvmlDeviceGetPerformanceState, nvmlDeviceGetPerformanceState,
        nvmlDeviceGetPerformanceState, 0, false, STATUS, params_nvmlDeviceGetPerformanceState, 2),
    STUB_ENTRY(nvmlDeviceGetPersistenceMode, nvmlDeviceGetPersistenceMode,
        nvmlDeviceGetPersistenceMode, 0, false, STATUS, params_nvmlDeviceGetPersistenceMode, 2),
    STUB_ENTRY(nvmlDeviceGetPgpuMetadataString, nvmlDeviceGetPgpuMetadataString,
        nvmlDeviceGetPgpuMetadataString, 0, false, STATUS, params_nvmlDeviceGetPgpuMetadataString,
        3),
    STUB_ENTRY(nvmlDeviceGetPlatformInfo, nvmlDeviceGetPlatformInfo, nvmlDeviceGetPlatformInfo, 0,
        false, STATUS, params_nvmlDeviceGetPlatformInfo, 2),
    STUB_ENTRY(nvmlDeviceGetPowerManagementDefaultLimit, nvmlDeviceGetPowerManagementDefaultLimit,
        nvmlDeviceGetPowerManagementDefaultLimit, 0, false, STATUS,
        params_nvmlDeviceGetPowerManagementDefaultLimit, 2),
    STUB_ENTRY(nvmlDeviceGetPowerManagementLimit, nvmlDeviceGetPowerManagementLimit,
        nvmlDeviceGetPowerManagementLimit, 0, false, STATUS,
        params_nvmlDeviceGetPowerManagementLimit, 2),
    STUB_ENTRY(nvmlDeviceGetPowerManagementLimitConstraints,
        nvmlDeviceGetPowerManagementLimitConstraints, nvmlDeviceGetPowerManagementLimitConstraints,
        0, false, STATUS, params_nvmlDeviceGetPowerManagementLimitConstraints, 3),
    STUB_ENTRY(nvmlDeviceGetPowerManagementMode, nvmlDeviceGetPowerManagementMode,
        nvmlDeviceGetPowerManagementMode, 0, false, STATUS,
        params_nvmlDeviceGetPowerManagementMode, 2),
    STUB_ENTRY(nvmlDeviceGetPowerSource, nvmlDeviceGetPowerSource, nvmlDeviceGetPowerSource, 0,
        false, STATUS, params_nvmlDeviceGetPowerSource, 2),
    STUB_ENTRY(nvmlDeviceGetPowerState, nvmlDeviceGetPowerState, nvmlDeviceGetPowerState, 0, false,
        STATUS, params_nvmlDeviceGetPowerState, 2),
    STUB_ENTRY(nvmlDeviceGetPowerUsage, nvmlDeviceGetPowerUsage, nvmlDeviceGetPowerUsage, 0, false,
        STATUS, params_nvmlDeviceGetPowerUsage, 2),
    STUB_ENTRY(nvmlDeviceGetProcessUtilization, nvmlDeviceGetProcessUtilization,
        nvmlDeviceGetProcessUtilization, 0, false, STATUS, params_nvmlDeviceGetProcessUtilization,
        4),
    STUB_ENTRY(nvmlDeviceGetProcessesUtilizationInfo, nvmlDeviceGetProcessesUtilizationInfo,
        nvmlDeviceGetProcessesUtilizationInfo, 0, false, STATUS,
        params_nvmlDeviceGetProcessesUtilizationInfo, 2),
    STUB_ENTRY(nvmlDeviceGetRemappedRows, nvmlDeviceGetRemappedRows, nvmlDeviceGetRemappedRows, 0,
        false, STATUS, params_nvmlDeviceGetRemappedRows, 5),
    STUB_ENTRY(nvmlDeviceGetRetiredPages, nvmlDeviceGetRetiredPages, nvmlDeviceGetRetiredPages, 0,
        false, STATUS, params_nvmlDeviceGetRetiredPages, 4),
    STUB_ENTRY(nvmlDeviceGetRetiredPagesPendingStatus, nvmlDeviceGetRetiredPagesPendingStatus,
        nvmlDeviceGetRetiredPagesPendingStatus, 0, false, STATUS,
        params_nvmlDeviceGetRetiredPagesPendingStatus, 2),
    STUB_ENTRY(nvmlDeviceGetRetiredPages_v2, nvmlDeviceGetRetiredPages_v2,
        nvmlDeviceGetRetiredPages_v2, 0, false, STATUS, params_nvmlDeviceGetRetiredPages_v2, 5),
    STUB_ENTRY(nvmlDeviceGetRowRemapperHistogram, nvmlDeviceGetRowRemapperHistogram,
        nvmlDeviceGetRowRemapperHistogram, 0, false, STATUS,
        params_nvmlDeviceGetRowRemapperHistogram, 2),
    STUB_ENTRY(nvmlDeviceGetRunningProcessDetailList, nvmlDeviceGetRunningProcessDetailList,
        nvmlDeviceGetRunningProcessDetailList, 0, false, STATUS,
        params_nvmlDeviceGetRunningProcessDetailList, 2),
    STUB_ENTRY(nvmlDeviceGetSamples, nvmlDeviceGetSamples, nvmlDeviceGetSamples, 0, false, STATUS,
        params_nvmlDeviceGetSamples, 6),
    STUB_ENTRY(nvmlDeviceGetSerial, nvmlDeviceGetSerial, nvmlDeviceGetSerial, 0, false, STATUS,
        params_nvmlDeviceGetSerial, 3),
    STUB_ENTRY(nvmlDeviceGetSramEccErrorStatus, nvmlDeviceGetSramEccErrorStatus,
        nvmlDeviceGetSramEccErrorStatus, 0, false, STATUS, params_nvmlDeviceGetSramEccErrorStatus,
        2),
    STUB_ENTRY(nvmlDeviceGetSupportedClocksEventReasons, nvmlDeviceGetSupportedClocksEventReasons,
        nvmlDeviceGetSupportedClocksEventReasons, 0, false, STATUS,
        params_nvmlDeviceGetSupportedClocksEventReasons, 2),
    STUB_ENTRY(nvmlDeviceGetSupportedClocksThrottleReasons,
        nvmlDeviceGetSupportedClocksThrottleReasons, nvmlDeviceGetSupportedClocksThrottleReasons,
        0, false, STATUS, params_nvmlDeviceGetSupportedClocksThrottleReasons, 2),
    STUB_ENTRY(nvmlDeviceGetSupportedEventTypes, nvmlDeviceGetSupportedEventTypes,
        nvmlDeviceGetSupportedEventTypes, 0, false, STATUS,
        params_nvmlDeviceGetSupportedEventTypes, 2),
    STUB_ENTRY(nvmlDeviceGetSupportedGraphicsClocks, nvmlDeviceGetSupportedGraphicsClocks,
        nvmlDeviceGetSupportedGraphicsClocks, 0, false, STATUS,
        params_nvmlDeviceGetSupportedGraphicsClocks, 4),
    STUB_ENTRY(nvmlDeviceGetSupportedMemoryClocks, nvmlDeviceGetSupportedMemoryClocks,
        nvmlDeviceGetSupportedMemoryClocks, 0, false, STATUS,
        params_nvmlDeviceGetSupportedMemoryClocks, 3),
    STUB_ENTRY(nvmlDeviceGetSupportedPerformanceStates, nvmlDeviceGetSupportedPerformanceStates,
        nvmlDeviceGetSupportedPerformanceStates, 0, false, STATUS,
        params_nvmlDeviceGetSupportedPerformanceStates, 3),
    STUB_ENTRY(nvmlDeviceGetSupportedVgpus, nvmlDeviceGetSupportedVgpus,
        nvmlDeviceGetSupportedVgpus, 0, false, STATUS, params_nvmlDeviceGetSupportedVgpus, 3),
    STUB_ENTRY(nvmlDeviceGetTargetFanSpeed, nvmlDeviceGetTargetFanSpeed,
        nvmlDeviceGetTargetFanSpeed, 0, false, STATUS, params_nvmlDeviceGetTargetFanSpeed, 3),
    STUB_ENTRY(nvmlDeviceGetTemperature, nvmlDeviceGetTemperature, nvmlDeviceGetTemperature, 0,
        false, STATUS, params_nvmlDeviceGetTemperature, 3),
    STUB_ENTRY(nvmlDeviceGetTemperatureThreshold, nvmlDeviceGetTemperatureThreshold,
        nvmlDeviceGetTemperatureThreshold, 0, false, STATUS,
        params_nvmlDeviceGetTemperatureThreshold, 3),
    STUB_ENTRY(nvmlDeviceGetTemperatureV, nvmlDeviceGetTemperatureV, nvmlDeviceGetTemperatureV, 0,
        false, STATUS, params_nvmlDeviceGetTemperatureV, 2),
    STUB_ENTRY(nvmlDeviceGetThermalSettings, nvmlDeviceGetThermalSettings,
        nvmlDeviceGetThermalSettings, 0, false, STATUS, params_nvmlDeviceGetThermalSettings, 3),
    STUB_ENTRY(nvmlDeviceGetTopologyCommonAncestor, nvmlDeviceGetTopologyCommonAncestor,
        nvmlDeviceGetTopologyCommonAncestor, 0, false, STATUS,
        params_nvmlDeviceGetTopologyCommonAncestor, 3),
    STUB_ENTRY(nvmlDeviceGetTopologyNearestGpus, nvmlDeviceGetTopologyNearestGpus,
        nvmlDeviceGetTopologyNearestGpus, 0, false, STATUS,
        params_nvmlDeviceGetTopologyNearestGpus, 4),
    STUB_ENTRY(nvmlDeviceGetTotalEccErrors, nvmlDeviceGetTotalEccErrors,
        nvmlDeviceGetTotalEccErrors, 0, false, STATUS, params_nvmlDeviceGetTotalEccErrors, 4),
    STUB_ENTRY(nvmlDeviceGetTotalEnergyConsumption, nvmlDeviceGetTotalEnergyConsumption,
        nvmlDeviceGetTotalEnergyConsumption, 0, false, STATUS,
        params_nvmlDeviceGetTotalEnergyConsumption, 2),
    STUB_ENTRY(nvmlDeviceGetUUID, nvmlDeviceGetUUID, nvmlDeviceGetUUID, 0, false, STATUS,
        params_nvmlDeviceGetUUID, 3),
    STUB_ENTRY(nvmlDeviceGetUtilizationRates, nvmlDeviceGetUtilizationRates,
        nvmlDeviceGetUtilizationRates, 0, false, STATUS, params_nvmlDeviceGetUtilizationRates, 2),
    STUB_ENTRY(nvmlDeviceGetVbiosVersion, nvmlDeviceGetVbiosVersion, nvmlDeviceGetVbiosVersion, 0,
        false, STATUS, params_nvmlDeviceGetVbiosVersion, 3),
    STUB_ENTRY(nvmlDeviceGetVgpuCapabilities, nvmlDeviceGetVgpuCapabilities,
        nvmlDeviceGetVgpuCapabilities, 0, false, STATUS, params_nvmlDeviceGetVgpuCapabilities, 3),
    STUB_ENTRY(nvmlDeviceGetVgpuHeterogeneousMode, nvmlDeviceGetVgpuHeterogeneousMode,
        nvmlDeviceGetVgpuHeterogeneousMode, 0, false, STATUS,
        params_nvmlDeviceGetVgpuHeterogeneousMode, 2),
    STUB_ENTRY(nvmlDeviceGetVgpuInstancesUtilizationInfo,
        nvmlDeviceGetVgpuInstancesUtilizationInfo, nvmlDeviceGetVgpuInstancesUtilizationInfo, 0,
        false, STATUS, params_nvmlDeviceGetVgpuInstancesUtilizationInfo, 2),
    STUB_ENTRY(nvmlDeviceGetVgpuMetadata, nvmlDeviceGetVgpuMetadata, nvmlDeviceGetVgpuMetadata, 0,
        false, STATUS, params_nvmlDeviceGetVgpuMetadata, 3),
    STUB_ENTRY(nvmlDeviceGetVgpuProcessUtilization, nvmlDeviceGetVgpuProcessUtilization,
        nvmlDeviceGetVgpuProcessUtilization, 0, false, STATUS,
        params_nvmlDeviceGetVgpuProcessUtilization, 4),
    STUB_ENTRY(nvmlDeviceGetVgpuProcessesUtilizationInfo,
        nvmlDeviceGetVgpuProcessesUtilizationInfo, nvmlDeviceGetVgpuProcessesUtilizationInfo, 0,
        false, STATUS, params_nvmlDeviceGetVgpuProcessesUtilizationInfo, 2),
    STUB_ENTRY(nvmlDeviceGetVgpuSchedulerCapabilities, nvmlDeviceGetVgpuSchedulerCapabilities,
        nvmlDeviceGetVgpuSchedulerCapabilities, 0, false, STATUS,
        params_nvmlDeviceGetVgpuSchedulerCapabilities, 2),
    STUB_ENTRY(nvmlDeviceGetVgpuSchedulerLog, nvmlDeviceGetVgpuSchedulerLog,
        nvmlDeviceGetVgpuSchedulerLog, 0, false, STATUS, params_nvmlDeviceGetVgpuSchedulerLog, 2),
    STUB_ENTRY(nvmlDeviceGetVgpuSchedulerState, nvmlDeviceGetVgpuSchedulerState,
        nvmlDeviceGetVgpuSchedulerState, 0, false, STATUS, params_nvmlDeviceGetVgpuSchedulerState,
        2),
    STUB_ENTRY(nvmlDeviceGetVgpuTypeCreatablePlacements, nvmlDeviceGetVgpuTypeCreatablePlacements,
        nvmlDeviceGetVgpuTypeCreatablePlacements, 0, false, STATUS,
        params_nvmlDeviceGetVgpuTypeCreatablePlacements, 3),
    STUB_ENTRY(nvmlDeviceGetVgpuTypeSupportedPlacements, nvmlDeviceGetVgpuTypeSupportedPlacements,
        nvmlDeviceGetVgpuTypeSupportedPlacements, 0, false, STATUS,
        params_nvmlDeviceGetVgpuTypeSupportedPlacements, 3),
    STUB_ENTRY(nvmlDeviceGetVgpuUtilization, nvmlDeviceGetVgpuUtilization,
        nvmlDeviceGetVgpuUtilization, 0, false, STATUS, params_nvmlDeviceGetVgpuUtilization, 5),
    STUB_ENTRY(nvmlDeviceGetViolationStatus, nvmlDeviceGetViolationStatus,
        nvmlDeviceGetViolationStatus, 0, false, STATUS, params_nvmlDeviceGetViolationStatus, 3),
    STUB_ENTRY(nvmlDeviceGetVirtualizationMode, nvmlDeviceGetVirtualizationMode,
        nvmlDeviceGetVirtualizationMode, 0, false, STATUS, params_nvmlDeviceGetVirtualizationMode,
        2),
    STUB_ENTRY(nvmlDeviceIsMigDeviceHandle, nvmlDeviceIsMigDeviceHandle,
        nvmlDeviceIsMigDeviceHandle, 0, false, STATUS, params_nvmlDeviceIsMigDeviceHandle, 2),
    STUB_ENTRY(nvmlDeviceModifyDrainState, nvmlDeviceModifyDrainState, nvmlDeviceModifyDrainState,
        0, false, STATUS, params_nvmlDeviceModifyDrainState, 2),
    STUB_ENTRY(nvmlDeviceOnSameBoard, nvmlDeviceOnSameBoard, nvmlDeviceOnSameBoard, 0, false,
        STATUS, params_nvmlDeviceOnSameBoard, 3),
    STUB_ENTRY(nvmlDevicePowerSmoothingActivatePresetProfile,
        nvmlDevicePowerSmoothingActivatePresetProfile,
        nvmlDevicePowerSmoothingActivatePresetProfile, 0, false, STATUS,
        params_nvmlDevicePowerSmoothingActivatePresetProfile, 2),
    STUB_ENTRY(nvmlDevicePowerSmoothingSetState, nvmlDevicePowerSmoothingSetState,
        nvmlDevicePowerSmoothingSetState, 0, false, STATUS,
        params_nvmlDevicePowerSmoothingSetState, 2),
    STUB_ENTRY(nvmlDevicePowerSmoothingUpdatePresetProfileParam,
        nvmlDevicePowerSmoothingUpdatePresetProfileParam,
        nvmlDevicePowerSmoothingUpdatePresetProfileParam, 0, false, STATUS,
        params_nvmlDevicePowerSmoothingUpdatePresetProfileParam, 2),
    STUB_ENTRY(nvmlDeviceQueryDrainState, nvmlDeviceQueryDrainState, nvmlDeviceQueryDrainState, 0,
        false, STATUS, params_nvmlDeviceQueryDrainState, 2),
    STUB_ENTRY(nvmlDeviceRegisterEvents, nvmlDeviceRegisterEvents, nvmlDeviceRegisterEvents, 0,
        false, STATUS, params_nvmlDeviceRegisterEvents, 3),
    STUB_ENTRY(nvmlDeviceRemoveGpu, nvmlDeviceRemoveGpu_v2, nvmlDeviceRemoveGpu_v2, 0, false,
        STATUS, params_nvmlDeviceRemoveGpu_v2, 3),
    STUB_ENTRY(nvmlDeviceResetApplicationsClocks, nvmlDeviceResetApplicationsClocks,
        nvmlDeviceResetApplicationsClocks, 0, false, STATUS,
        params_nvmlDeviceResetApplicationsClocks, 1),
    STUB_ENTRY(nvmlDeviceResetGpuLockedClocks, nvmlDeviceResetGpuLockedClocks,
        nvmlDeviceResetGpuLockedClocks, 0, false, STATUS, params_nvmlDeviceResetGpuLockedClocks, 1),
    STUB_ENTRY(nvmlDeviceResetMemoryLockedClocks, nvmlDeviceResetMemoryLockedClocks,
        nvmlDeviceResetMemoryLockedClocks, 0, false, STATUS,
        params_nvmlDeviceResetMemoryLockedClocks, 1),
    STUB_ENTRY(nvmlDeviceResetNvLinkErrorCounters, nvmlDeviceResetNvLinkErrorCounters,
        nvmlDeviceResetNvLinkErrorCounters, 0, false, STATUS,
        params_nvmlDeviceResetNvLinkErrorCounters, 2),
    STUB_ENTRY(nvmlDeviceResetNvLinkUtilizationCounter, nvmlDeviceResetNvLinkUtilizationCounter,
        nvmlDeviceResetNvLinkUtilizationCounter, 0, false, STATUS,
        params_nvmlDeviceResetNvLinkUtilizationCounter, 3),
    STUB_ENTRY(nvmlDeviceSetAPIRestriction, nvmlDeviceSetAPIRestriction,
        nvmlDeviceSetAPIRestriction, 0, false, STATUS, params_nvmlDeviceSetAPIRestriction, 3),
    STUB_ENTRY(nvmlDeviceSetAccountingMode, nvmlDeviceSetAccountingMode,
        nvmlDeviceSetAccountingMode, 0, false, STATUS, params_nvmlDeviceSetAccountingMode, 2),
    STUB_ENTRY(nvmlDeviceSetApplicationsClocks, nvmlDeviceSetApplicationsClocks,
        nvmlDeviceSetApplicationsClocks, 0, false, STATUS, params_nvmlDeviceSetApplicationsClocks,
        3),
    STUB_ENTRY(nvmlDeviceSetAutoBoostedClocksEnabled, nvmlDeviceSetAutoBoostedClocksEnabled,
        nvmlDeviceSetAutoBoostedClocksEnabled, 0, false, STATUS,
        params_nvmlDeviceSetAutoBoostedClocksEnabled, 2),
    STUB_ENTRY(nvmlDeviceSetClockOffsets, nvmlDeviceSetClockOffsets, nvmlDeviceSetClockOffsets, 0,
        false, STATUS, params_nvmlDeviceSetClockOffsets, 2),
    STUB_ENTRY(nvmlDeviceSetComputeMode, nvmlDeviceSetComputeMode, nvmlDeviceSetComputeMode, 0,
        false, STATUS, params_nvmlDeviceSetComputeMode, 2),
    STUB_ENTRY(nvmlDeviceSetConfComputeUnprotectedMemSize,
        nvmlDeviceSetConfComputeUnprotectedMemSize, nvmlDeviceSetConfComputeUnprotectedMemSize, 0,
        false, STATUS, params_nvmlDeviceSetConfComputeUnprotectedMemSize, 2),
    STUB_ENTRY(nvmlDeviceSetCpuAffinity, nvmlDeviceSetCpuAffinity, nvmlDeviceSetCpuAffinity, 0,
        false, STATUS, params_nvmlDeviceSetCpuAffinity, 1),
    STUB_ENTRY(nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
        nvmlDeviceSetDefaultAutoBoostedClocksEnabled, nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
        0, false, STATUS, params_nvmlDeviceSetDefaultAutoBoostedClocksEnabled, 3),
    STUB_ENTRY(nvmlDeviceSetDefaultFanSpeed_v2, nvmlDeviceSetDefaultFanSpeed_v2,
        nvmlDeviceSetDefaultFanSpeed_v2, 0, false, STATUS, params_nvmlDeviceSetDefaultFanSpeed_v2,
        2),
    STUB_ENTRY(nvmlDeviceSetDramEncryptionMode, nvmlDeviceSetDramEncryptionMode,
        nvmlDeviceSetDramEncryptionMode, 0, false, STATUS, params_nvmlDeviceSetDramEncryptionMode,
        2),
    STUB_ENTRY(nvmlDeviceSetDriverModel, nvmlDeviceSetDriverModel, nvmlDeviceSetDriverModel, 0,
        false, STATUS, params_nvmlDeviceSetDriverModel, 3),
    STUB_ENTRY(nvmlDeviceSetEccMode, nvmlDeviceSetEccMode, nvmlDeviceSetEccMode, 0, false, STATUS,
        params_nvmlDeviceSetEccMode, 2),
    STUB_ENTRY(nvmlDeviceSetFanControlPolicy, nvmlDeviceSetFanControlPolicy,
        nvmlDeviceSetFanControlPolicy, 0, false, STATUS, params_nvmlDeviceSetFanControlPolicy, 3),
    STUB_ENTRY(nvmlDeviceSetFanSpeed_v2, nvmlDeviceSetFanSpeed_v2, nvmlDeviceSetFanSpeed_v2, 0,
        false, STATUS, params_nvmlDeviceSetFanSpeed_v2, 3),
    STUB_ENTRY(nvmlDeviceSetGpcClkVfOffset, nvmlDeviceSetGpcClkVfOffset,
        nvmlDeviceSetGpcClkVfOffset, 0, false, STATUS, params_nvmlDeviceSetGpcClkVfOffset, 2),
    STUB_ENTRY(nvmlDeviceSetGpuLockedClocks, nvmlDeviceSetGpuLockedClocks,
        nvmlDeviceSetGpuLockedClocks, 0, false, STATUS, params_nvmlDeviceSetGpuLockedClocks, 3),
    STUB_ENTRY(nvmlDeviceSetGpuOperationMode, nvmlDeviceSetGpuOperationMode,
        nvmlDeviceSetGpuOperationMode, 0, false, STATUS, params_nvmlDeviceSetGpuOperationMode, 2),
    STUB_ENTRY(nvmlDeviceSetMemClkVfOffset, nvmlDeviceSetMemClkVfOffset,
        nvmlDeviceSetMemClkVfOffset, 0, false, STATUS, params_nvmlDeviceSetMemClkVfOffset, 2),
    STUB_ENTRY(nvmlDeviceSetMemoryLockedClocks, nvmlDeviceSetMemoryLockedClocks,
        nvmlDeviceSetMemoryLockedClocks, 0, false, STATUS, params_nvmlDeviceSetMemoryLockedClocks,
        3),
    STUB_ENTRY(nvmlDeviceSetMigMode, nvmlDeviceSetMigMode, nvmlDeviceSetMigMode, 0, false, STATUS,
        params_nvmlDeviceSetMigMode, 3),
    STUB_ENTRY(nvmlDeviceSetNvLinkDeviceLowPowerThreshold,
        nvmlDeviceSetNvLinkDeviceLowPowerThreshold, nvmlDeviceSetNvLinkDeviceLowPowerThreshold, 0,
        false, STATUS, params_nvmlDeviceSetNvLinkDeviceLowPowerThreshold, 2),
    STUB_ENTRY(nvmlDeviceSetNvLinkUtilizationControl, nvmlDeviceSetNvLinkUtilizationControl,
        nvmlDeviceSetNvLinkUtilizationControl, 0, false, STATUS,
        params_nvmlDeviceSetNvLinkUtilizationControl, 5),
    STUB_ENTRY(nvmlDeviceSetNvlinkBwMode, nvmlDeviceSetNvlinkBwMode, nvmlDeviceSetNvlinkBwMode, 0,
        false, STATUS, params_nvmlDeviceSetNvlinkBwMode, 2),
    STUB_ENTRY(nvmlDeviceSetPersistenceMode, nvmlDeviceSetPersistenceMode,
        nvmlDeviceSetPersistenceMode, 0, false, STATUS, params_nvmlDeviceSetPersistenceMode, 2),
    STUB_ENTRY(nvmlDeviceSetPowerManagementLimit, nvmlDeviceSetPowerManagementLimit,
        nvmlDeviceSetPowerManagementLimit, 0, false, STATUS,
        params_nvmlDeviceSetPowerManagementLimit, 2),
    STUB_ENTRY(nvmlDeviceSetPowerManagementLimit_v2, nvmlDeviceSetPowerManagementLimit_v2,
        nvmlDeviceSetPowerManagementLimit_v2, 0, false, STATUS,
        params_nvmlDeviceSetPowerManagementLimit_v2, 2),
    STUB_ENTRY(nvmlDeviceSetTemperatureThreshold, nvmlDeviceSetTemperatureThreshold,
        nvmlDeviceSetTemperatureThreshold, 0, false, STATUS,
        params_nvmlDeviceSetTemperatureThreshold, 3),
    STUB_ENTRY(nvmlDeviceSetVgpuCapabilities, nvmlDeviceSetVgpuCapabilities,
        nvmlDeviceSetVgpuCapabilities, 0, false, STATUS, params_nvmlDeviceSetVgpuCapabilities, 3),
    STUB_ENTRY(nvmlDeviceSetVgpuHeterogeneousMode, nvmlDeviceSetVgpuHeterogeneousMode,
        nvmlDeviceSetVgpuHeterogeneousMode, 0, false, STATUS,
        params_nvmlDeviceSetVgpuHeterogeneousMode, 2),
    STUB_ENTRY(nvmlDeviceSetVgpuSchedulerState, nvmlDeviceSetVgpuSchedulerState,
        nvmlDeviceSetVgpuSchedulerState, 0, false, STATUS, params_nvmlDeviceSetVgpuSchedulerState,
        2),
    STUB_ENTRY(nvmlDeviceSetVirtualizationMode, nvmlDeviceSetVirtualizationMode,
        nvmlDeviceSetVirtualizationMode, 0, false, STATUS, params_nvmlDeviceSetVirtualizationMode,
        2),
    STUB_ENTRY(nvmlDeviceValidateInforom, nvmlDeviceValidateInforom, nvmlDeviceValidateInforom, 0,
        false, STATUS, params_nvmlDeviceValidateInforom, 1),
    STUB_ENTRY(nvmlDeviceWorkloadPowerProfileClearRequestedProfiles,
        nvmlDeviceWorkloadPowerProfileClearRequestedProfiles,
        nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, 0, false, STATUS,
        params_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles, 2),
    STUB_ENTRY(nvmlDeviceWorkloadPowerProfileGetCurrentProfiles,
        nvmlDeviceWorkloadPowerProfileGetCurrentProfiles,
        nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, 0, false, STATUS,
        params_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles, 2),
    STUB_ENTRY(nvmlDeviceWorkloadPowerProfileGetProfilesInfo,
        nvmlDeviceWorkloadPowerProfileGetProfilesInfo,
        nvmlDeviceWorkloadPowerProfileGetProfilesInfo, 0, false, STATUS,
        params_nvmlDeviceWorkloadPowerProfileGetProfilesInfo, 2),
    STUB_ENTRY(nvmlDeviceWorkloadPowerProfileSetRequestedProfiles,
        nvmlDeviceWorkloadPowerProfileSetRequestedProfiles,
        nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, 0, false, STATUS,
        params_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles, 2),
    STUB_ENTRY(nvmlErrorString, nvmlErrorString, nvmlErrorString, 0, false, STRING,
        params_nvmlErrorString, 1),
    STUB_ENTRY(nvmlEventSetCreate, nvmlEventSetCreate, nvmlEventSetCreate, 0, false, STATUS,
        params_nvmlEventSetCreate, 1),
    STUB_ENTRY(nvmlEventSetFree, nvmlEventSetFree, nvmlEventSetFree, 0, false, STATUS,
        params_nvmlEventSetFree, 1),
    STUB_ENTRY(nvmlEventSetWait, nvmlEventSetWait_v2, nvmlEventSetWait_v2, 0, false, STATUS,
        params_nvmlEventSetWait_v2, 3),
    STUB_ENTRY(nvmlGetExcludedDeviceCount, nvmlGetExcludedDeviceCount, nvmlGetExcludedDeviceCount,
        0, false, STATUS, params_nvmlGetExcludedDeviceCount, 1),
    STUB_ENTRY(nvmlGetExcludedDeviceInfoByIndex, nvmlGetExcludedDeviceInfoByIndex,
        nvmlGetExcludedDeviceInfoByIndex, 0, false, STATUS,
        params_nvmlGetExcludedDeviceInfoByIndex, 2),
    STUB_ENTRY(nvmlGetVgpuCompatibility, nvmlGetVgpuCompatibility, nvmlGetVgpuCompatibility, 0,
        false, STATUS, params_nvmlGetVgpuCompatibility, 3),
    STUB_ENTRY(nvmlGetVgpuDriverCapabilities, nvmlGetVgpuDriverCapabilities,
        nvmlGetVgpuDriverCapabilities, 0, false, STATUS, params_nvmlGetVgpuDriverCapabilities, 2),
    STUB_ENTRY(nvmlGetVgpuVersion, nvmlGetVgpuVersion, nvmlGetVgpuVersion, 0, false, STATUS,
        params_nvmlGetVgpuVersion, 2),
    STUB_ENTRY(nvmlGpmMetricsGet, nvmlGpmMetricsGet, nvmlGpmMetricsGet, 0, false, STATUS,
        params_nvmlGpmMetricsGet, 1),
    STUB_ENTRY(nvmlGpmMigSampleGet, nvmlGpmMigSampleGet, nvmlGpmMigSampleGet, 0, false, STATUS,
        params_nvmlGpmMigSampleGet, 3),
    STUB_ENTRY(nvmlGpmQueryDeviceSupport, nvmlGpmQueryDeviceSupport, nvmlGpmQueryDeviceSupport, 0,
        false, STATUS, params_nvmlGpmQueryDeviceSupport, 2),
    STUB_ENTRY(nvmlGpmQueryIfStreamingEnabled, nvmlGpmQueryIfStreamingEnabled,
        nvmlGpmQueryIfStreamingEnabled, 0, false, STATUS, params_nvmlGpmQueryIfStreamingEnabled, 2),
    STUB_ENTRY(nvmlGpmSampleAlloc, nvmlGpmSampleAlloc, nvmlGpmSampleAlloc, 0, false, STATUS,
        params_nvmlGpmSampleAlloc, 1),
    STUB_ENTRY(nvmlGpmSampleFree, nvmlGpmSampleFree, nvmlGpmSampleFree, 0, false, STATUS,
        params_nvmlGpmSampleFree, 1),
    STUB_ENTRY(nvmlGpmSampleGet, nvmlGpmSampleGet, nvmlGpmSampleGet, 0, false, STATUS,
        params_nvmlGpmSampleGet, 2),
    STUB_ENTRY(nvmlGpmSetStreamingEnabled, nvmlGpmSetStreamingEnabled, nvmlGpmSetStreamingEnabled,
        0, false, STATUS, params_nvmlGpmSetStreamingEnabled, 2),
    STUB_ENTRY(nvmlGpuInstanceCreateComputeInstance, nvmlGpuInstanceCreateComputeInstance,
        nvmlGpuInstanceCreateComputeInstance, 0, false, STATUS,
        params_nvmlGpuInstanceCreateComputeInstance, 3),
    STUB_ENTRY(nvmlGpuInstanceCreateComputeInstanceWithPlacement,
        nvmlGpuInstanceCreateComputeInstanceWithPlacement,
        nvmlGpuInstanceCreateComputeInstanceWithPlacement, 0, false, STATUS,
        params_nvmlGpuInstanceCreateComputeInstanceWithPlacement, 4),
    STUB_ENTRY(nvmlGpuInstanceDestroy, nvmlGpuInstanceDestroy, nvmlGpuInstanceDestroy, 0, false,
        STATUS, params_nvmlGpuInstanceDestroy, 1),
    STUB_ENTRY(nvmlGpuInstanceGetActiveVgpus, nvmlGpuInstanceGetActiveVgpus,
        nvmlGpuInstanceGetActiveVgpus, 0, false, STATUS, params_nvmlGpuInstanceGetActiveVgpus, 2),
    STUB_ENTRY(nvmlGpuInstanceGetComputeInstanceById, nvmlGpuInstanceGetComputeInstanceById,
        nvmlGpuInstanceGetComputeInstanceById, 0, false, STATUS,
        params_nvmlGpuInstanceGetComputeInstanceById, 3),
    STUB_ENTRY(nvmlGpuInstanceGetComputeInstancePossiblePlacements,
        nvmlGpuInstanceGetComputeInstancePossiblePlacements,
        nvmlGpuInstanceGetComputeInstancePossiblePlacements, 0, false, STATUS,
        params_nvmlGpuInstanceGetComputeInstancePossiblePlacements, 4),
    STUB_ENTRY(nvmlGpuInstanceGetComputeInstanceProfileInfo,
        nvmlGpuInstanceGetComputeInstanceProfileInfo, nvmlGpuInstanceGetComputeInstanceProfileInfo,
        0, false, STATUS, params_nvmlGpuInstanceGetComputeInstanceProfileInfo, 4),
    STUB_ENTRY(nvmlGpuInstanceGetComputeInstanceProfileInfoV,
        nvmlGpuInstanceGetComputeInstanceProfileInfoV,
        nvmlGpuInstanceGetComputeInstanceProfileInfoV, 0, false, STATUS,
        params_nvmlGpuInstanceGetComputeInstanceProfileInfoV, 4),
    STUB_ENTRY(nvmlGpuInstanceGetComputeInstanceRemainingCapacity,
        nvmlGpuInstanceGetComputeInstanceRemainingCapacity,
        nvmlGpuInstanceGetComputeInstanceRemainingCapacity, 0, false, STATUS,
        params_nvmlGpuInstanceGetComputeInstanceRemainingCapacity, 3),
    STUB_ENTRY(nvmlGpuInstanceGetComputeInstances, nvmlGpuInstanceGetComputeInstances,
        nvmlGpuInstanceGetComputeInstances, 0, false, STATUS,
        params_nvmlGpuInstanceGetComputeInstances, 4),
    STUB_ENTRY(nvmlGpuInstanceGetCreatableVgpus, nvmlGpuInstanceGetCreatableVgpus,
        nvmlGpuInstanceGetCreatableVgpus, 0, false, STATUS,
        params_nvmlGpuInstanceGetCreatableVgpus, 2),
    STUB_ENTRY(nvmlGpuInstanceGetInfo, nvmlGpuInstanceGetInfo, nvmlGpuInstanceGetInfo, 0, false,
        STATUS, params_nvmlGpuInstanceGetInfo, 2),
    STUB_ENTRY(nvmlGpuInstanceGetVgpuHeterogeneousMode, nvmlGpuInstanceGetVgpuHeterogeneousMode,
        nvmlGpuInstanceGetVgpuHeterogeneousMode, 0, false, STATUS,
        params_nvmlGpuInstanceGetVgpuHeterogeneousMode, 2),
    STUB_ENTRY(nvmlGpuInstanceGetVgpuSchedulerLog, nvmlGpuInstanceGetVgpuSchedulerLog,
        nvmlGpuInstanceGetVgpuSchedulerLog, 0, false, STATUS,
        params_nvmlGpuInstanceGetVgpuSchedulerLog, 2),
    STUB_ENTRY(nvmlGpuInstanceGetVgpuSchedulerState, nvmlGpuInstanceGetVgpuSchedulerState,
        nvmlGpuInstanceGetVgpuSchedulerState, 0, false, STATUS,
        params_nvmlGpuInstanceGetVgpuSchedulerState, 2),
    STUB_ENTRY(nvmlGpuInstanceGetVgpuTypeCreatablePlacements,
        nvmlGpuInstanceGetVgpuTypeCreatablePlacements,
        nvmlGpuInstanceGetVgpuTypeCreatablePlacements, 0, false, STATUS,
        params_nvmlGpuInstanceGetVgpuTypeCreatablePlacements, 2),
    STUB_ENTRY(nvmlGpuInstanceSetVgpuHeterogeneousMode, nvmlGpuInstanceSetVgpuHeterogeneousMode,
        nvmlGpuInstanceSetVgpuHeterogeneousMode, 0, false, STATUS,
        params_nvmlGpuInstanceSetVgpuHeterogeneousMode, 2),
    STUB_ENTRY(nvmlGpuInstanceSetVgpuSchedulerState, nvmlGpuInstanceSetVgpuSchedulerState,
        nvmlGpuInstanceSetVgpuSchedulerState, 0, false, STATUS,
        params_nvmlGpuInstanceSetVgpuSchedulerState, 2),
    STUB_ENTRY(nvmlInitWithFlags, nvmlInitWithFlags, nvmlInitWithFlags, 0, false, STATUS,
        params_nvmlInitWithFlags, 1),
    STUB_ENTRY(nvmlInit, nvmlInit_v2, nvmlInit_v2, 0, false, STATUS, NULL, 0),
    STUB_ENTRY(nvmlSetVgpuVersion, nvmlSetVgpuVersion, nvmlSetVgpuVersion, 0, false, STATUS,
        params_nvmlSetVgpuVersion, 1),
    STUB_ENTRY(nvmlShutdown, nvmlShutdown, nvmlShutdown, 0, false, STATUS, NULL, 0),
    STUB_ENTRY(nvmlSystemEventSetCreate, nvmlSystemEventSetCreate, nvmlSystemEventSetCreate, 0,
        false, STATUS, params_nvmlSystemEventSetCreate, 1),
    STUB_ENTRY(nvmlSystemEventSetFree, nvmlSystemEventSetFree, nvmlSystemEventSetFree, 0, false,
        STATUS, params_nvmlSystemEventSetFree, 1),
    STUB_ENTRY(nvmlSystemEventSetWait, nvmlSystemEventSetWait, nvmlSystemEventSetWait, 0, false,
        STATUS, params_nvmlSystemEventSetWait, 1),
    STUB_ENTRY(nvmlSystemGetConfComputeCapabilities, nvmlSystemGetConfComputeCapabilities,
        nvmlSystemGetConfComputeCapabilities, 0, false, STATUS,
        params_nvmlSystemGetConfComputeCapabilities, 1),
    STUB_ENTRY(nvmlSystemGetConfComputeGpusReadyState, nvmlSystemGetConfComputeGpusReadyState,
        nvmlSystemGetConfComputeGpusReadyState, 0, false, STATUS,
        params_nvmlSystemGetConfComputeGpusReadyState, 1),
    STUB_ENTRY(nvmlSystemGetConfComputeKeyRotationThresholdInfo,
        nvmlSystemGetConfComputeKeyRotationThresholdInfo,
        nvmlSystemGetConfComputeKeyRotationThresholdInfo, 0, false, STATUS,
        params_nvmlSystemGetConfComputeKeyRotationThresholdInfo, 1),
    STUB_ENTRY(nvmlSystemGetConfComputeSettings, nvmlSystemGetConfComputeSettings,
        nvmlSystemGetConfComputeSettings, 0, false, STATUS,
        params_nvmlSystemGetConfComputeSettings, 1),
    STUB_ENTRY(nvmlSystemGetConfComputeState, nvmlSystemGetConfComputeState,
        nvmlSystemGetConfComputeState, 0, false, STATUS, params_nvmlSystemGetConfComputeState, 1),
    STUB_ENTRY(nvmlSystemGetCudaDriverVersion, nvmlSystemGetCudaDriverVersion,
        nvmlSystemGetCudaDriverVersion, 0, false, STATUS, params_nvmlSystemGetCudaDriverVersion, 1),
    STUB_ENTRY(nvmlSystemGetCudaDriverVersion_v2, nvmlSystemGetCudaDriverVersion_v2,
        nvmlSystemGetCudaDriverVersion_v2, 0, false, STATUS,
        params_nvmlSystemGetCudaDriverVersion_v2, 1),
    STUB_ENTRY(nvmlSystemGetDriverBranch, nvmlSystemGetDriverBranch, nvmlSystemGetDriverBranch, 0,
        false, STATUS, params_nvmlSystemGetDriverBranch, 2),
    STUB_ENTRY(nvmlSystemGetDriverVersion, nvmlSystemGetDriverVersion, nvmlSystemGetDriverVersion,
        0, false, STATUS, params_nvmlSystemGetDriverVersion, 2),
    STUB_ENTRY(nvmlSystemGetHicVersion, nvmlSystemGetHicVersion, nvmlSystemGetHicVersion, 0, false,
        STATUS, params_nvmlSystemGetHicVersion, 2),
    STUB_ENTRY(nvmlSystemGetNVMLVersion, nvmlSystemGetNVMLVersion, nvmlSystemGetNVMLVersion, 0,
        false, STATUS, params_nvmlSystemGetNVMLVersion, 2),
    STUB_ENTRY(nvmlSystemGetNvlinkBwMode, nvmlSystemGetNvlinkBwMode, nvmlSystemGetNvlinkBwMode, 0,
        false, STATUS, params_nvmlSystemGetNvlinkBwMode, 1),
    STUB_ENTRY(nvmlSystemGetProcessName, nvmlSystemGetProcessName, nvmlSystemGetProcessName, 0,
        false, STATUS, params_nvmlSystemGetProcessName, 3),
    STUB_ENTRY(nvmlSystemGetTopologyGpuSet, nvmlSystemGetTopologyGpuSet,
        nvmlSystemGetTopologyGpuSet, 0, false, STATUS, params_nvmlSystemGetTopologyGpuSet, 3),
    STUB_ENTRY(nvmlSystemRegisterEvents, nvmlSystemRegisterEvents, nvmlSystemRegisterEvents, 0,
        false, STATUS, params_nvmlSystemRegisterEvents, 1),
    STUB_ENTRY(nvmlSystemSetConfComputeGpusReadyState, nvmlSystemSetConfComputeGpusReadyState,
        nvmlSystemSetConfComputeGpusReadyState, 0, false, STATUS,
        params_nvmlSystemSetConfComputeGpusReadyState, 1),
    STUB_ENTRY(nvmlSystemSetConfComputeKeyRotationThresholdInfo,
        nvmlSystemSetConfComputeKeyRotationThresholdInfo,
        nvmlSystemSetConfComputeKeyRotationThresholdInfo, 0, false, STATUS,
        params_nvmlSystemSetConfComputeKeyRotationThresholdInfo, 1),
    STUB_ENTRY(nvmlSystemSetNvlinkBwMode, nvmlSystemSetNvlinkBwMode, nvmlSystemSetNvlinkBwMode, 0,
        false, STATUS, params_nvmlSystemSetNvlinkBwMode, 1),
    STUB_ENTRY(nvmlUnitGetCount, nvmlUnitGetCount, nvmlUnitGetCount, 0, false, STATUS,
        params_nvmlUnitGetCount, 1),
    STUB_ENTRY(nvmlUnitGetDevices, nvmlUnitGetDevices, nvmlUnitGetDevices, 0, false, STATUS,
        params_nvmlUnitGetDevices, 3),
    STUB_ENTRY(nvmlUnitGetFanSpeedInfo, nvmlUnitGetFanSpeedInfo, nvmlUnitGetFanSpeedInfo, 0, false,
        STATUS, params_nvmlUnitGetFanSpeedInfo, 2),
    STUB_ENTRY(nvmlUnitGetHandleByIndex, nvmlUnitGetHandleByIndex, nvmlUnitGetHandleByIndex, 0,
        false, STATUS, params_nvmlUnitGetHandleByIndex, 2),
    STUB_ENTRY(nvmlUnitGetLedState, nvmlUnitGetLedState, nvmlUnitGetLedState, 0, false, STATUS,
        params_nvmlUnitGetLedState, 2),
    STUB_ENTRY(nvmlUnitGetPsuInfo, nvmlUnitGetPsuInfo, nvmlUnitGetPsuInfo, 0, false, STATUS,
        params_nvmlUnitGetPsuInfo, 2),
    STUB_ENTRY(nvmlUnitGetTemperature, nvmlUnitGetTemperature, nvmlUnitGetTemperature, 0, false,
        STATUS, params_nvmlUnitGetTemperature, 3),
    STUB_ENTRY(nvmlUnitGetUnitInfo, nvmlUnitGetUnitInfo, nvmlUnitGetUnitInfo, 0, false, STATUS,
        params_nvmlUnitGetUnitInfo, 2),
    STUB_ENTRY(nvmlUnitSetLedState, nvmlUnitSetLedState, nvmlUnitSetLedState, 0, false, STATUS,
        params_nvmlUnitSetLedState, 2),
    STUB_ENTRY(nvmlVgpuInstanceClearAccountingPids, nvmlVgpuInstanceClearAccountingPids,
        nvmlVgpuInstanceClearAccountingPids, 0, false, STATUS,
        params_nvmlVgpuInstanceClearAccountingPids, 1),
    STUB_ENTRY(nvmlVgpuInstanceGetAccountingMode, nvmlVgpuInstanceGetAccountingMode,
        nvmlVgpuInstanceGetAccountingMode, 0, false, STATUS,
        params_nvmlVgpuInstanceGetAccountingMode, 2),
    STUB_ENTRY(nvmlVgpuInstanceGetAccountingPids, nvmlVgpuInstanceGetAccountingPids,
        nvmlVgpuInstanceGetAccountingPids, 0, false, STATUS,
        params_nvmlVgpuInstanceGetAccountingPids, 3),
    STUB_ENTRY(nvmlVgpuInstanceGetAccountingStats, nvmlVgpuInstanceGetAccountingStats,
        nvmlVgpuInstanceGetAccountingStats, 0, false, STATUS,
        params_nvmlVgpuInstanceGetAccountingStats, 3),
    STUB_ENTRY(nvmlVgpuInstanceGetEccMode, nvmlVgpuInstanceGetEccMode, nvmlVgpuInstanceGetEccMode,
        0, false, STATUS, params_nvmlVgpuInstanceGetEccMode, 2),
    STUB_ENTRY(nvmlVgpuInstanceGetEncoderCapacity, nvmlVgpuInstanceGetEncoderCapacity,
        nvmlVgpuInstanceGetEncoderCapacity, 0, false, STATUS,
        params_nvmlVgpuInstanceGetEncoderCapacity, 2),
    STUB_ENTRY(nvmlVgpuInstanceGetEncoderSessions, nvmlVgpuInstanceGetEncoderSessions,
        nvmlVgpuInstanceGetEncoderSessions, 0, false, STATUS,
        params_nvmlVgpuInstanceGetEncoderSessions, 3),
    STUB_ENTRY(nvmlVgpuInstanceGetEncoderStats, nvmlVgpuInstanceGetEncoderStats,
        nvmlVgpuInstanceGetEncoderStats, 0, false, STATUS, params_nvmlVgpuInstanceGetEncoderStats,
        4),
    STUB_ENTRY(nvmlVgpuInstanceGetFBCSessions, nvmlVgpuInstanceGetFBCSessions,
        nvmlVgpuInstanceGetFBCSessions, 0, false, STATUS, params_nvmlVgpuInstanceGetFBCSessions, 3),
    STUB_ENTRY(nvmlVgpuInstanceGetFBCStats, nvmlVgpuInstanceGetFBCStats,
        nvmlVgpuInstanceGetFBCStats, 0, false, STATUS, params_nvmlVgpuInstanceGetFBCStats, 2),
    STUB_ENTRY(nvmlVgpuInstanceGetFbUsage, nvmlVgpuInstanceGetFbUsage, nvmlVgpuInstanceGetFbUsage,
        0, false, STATUS, params_nvmlVgpuInstanceGetFbUsage, 2),
    STUB_ENTRY(nvmlVgpuInstanceGetFrameRateLimit, nvmlVgpuInstanceGetFrameRateLimit,
        nvmlVgpuInstanceGetFrameRateLimit, 0, false, STATUS,
        params_nvmlVgpuInstanceGetFrameRateLimit, 2),
    STUB_ENTRY(nvmlVgpuInstanceGetGpuInstanceId, nvmlVgpuInstanceGetGpuInstanceId,
        nvmlVgpuInstanceGetGpuInstanceId, 0, false, STATUS,
        params_nvmlVgpuInstanceGetGpuInstanceId, 2),
    STUB_ENTRY(nvmlVgpuInstanceGetGpuPciId, nvmlVgpuInstanceGetGpuPciId,
        nvmlVgpuInstanceGetGpuPciId, 0, false, STATUS, params_nvmlVgpuInstanceGetGpuPciId, 3),
    STUB_ENTRY(nvmlVgpuInstanceGetLicenseInfo, nvmlVgpuInstanceGetLicenseInfo_v2,
        nvmlVgpuInstanceGetLicenseInfo_v2, 0, false, STATUS,
        params_nvmlVgpuInstanceGetLicenseInfo_v2, 2),
    STUB_ENTRY(nvmlVgpuInstanceGetLicenseStatus, nvmlVgpuInstanceGetLicenseStatus,
        nvmlVgpuInstanceGetLicenseStatus, 0, false, STATUS,
        params_nvmlVgpuInstanceGetLicenseStatus, 2),
    STUB_ENTRY(nvmlVgpuInstanceGetMdevUUID, nvmlVgpuInstanceGetMdevUUID,
        nvmlVgpuInstanceGetMdevUUID, 0, false, STATUS, params_nvmlVgpuInstanceGetMdevUUID, 3),
    STUB_ENTRY(nvmlVgpuInstanceGetMetadata, nvmlVgpuInstanceGetMetadata,
        nvmlVgpuInstanceGetMetadata, 0, false, STATUS, params_nvmlVgpuInstanceGetMetadata, 3),
    STUB_ENTRY(nvmlVgpuInstanceGetPlacementId, nvmlVgpuInstanceGetPlacementId,
        nvmlVgpuInstanceGetPlacementId, 0, false, STATUS, params_nvmlVgpuInstanceGetPlacementId, 2),
    STUB_ENTRY(nvmlVgpuInstanceGetRuntimeStateSize, nvmlVgpuInstanceGetRuntimeStateSize,
        nvmlVgpuInstanceGetRuntimeStateSize, 0, false, STATUS,
        params_nvmlVgpuInstanceGetRuntimeStateSize, 2),
    STUB_ENTRY(nvmlVgpuInstanceGetType, nvmlVgpuInstanceGetType, nvmlVgpuInstanceGetType, 0, false,
        STATUS, params_nvmlVgpuInstanceGetType, 2),
    STUB_ENTRY(nvmlVgpuInstanceGetUUID, nvmlVgpuInstanceGetUUID, nvmlVgpuInstanceGetUUID, 0, false,
        STATUS, params_nvmlVgpuInstanceGetUUID, 3),
    STUB_ENTRY(nvmlVgpuInstanceGetVmDriverVersion, nvmlVgpuInstanceGetVmDriverVersion,
        nvmlVgpuInstanceGetVmDriverVersion, 0, false, STATUS,
        params_nvmlVgpuInstanceGetVmDriverVersion, 3),
    STUB_ENTRY(nvmlVgpuInstanceGetVmID, nvmlVgpuInstanceGetVmID, nvmlVgpuInstanceGetVmID, 0, false,
        STATUS, params_nvmlVgpuInstanceGetVmID, 4),
    STUB_ENTRY(nvmlVgpuInstanceSetEncoderCapacity, nvmlVgpuInstanceSetEncoderCapacity,
        nvmlVgpuInstanceSetEncoderCapacity, 0, false, STATUS,
        params_nvmlVgpuInstanceSetEncoderCapacity, 2),
    STUB_ENTRY(nvmlVgpuTypeGetBAR1Info, nvmlVgpuTypeGetBAR1Info, nvmlVgpuTypeGetBAR1Info, 0, false,
        STATUS, params_nvmlVgpuTypeGetBAR1Info, 2),
    STUB_ENTRY(nvmlVgpuTypeGetCapabilities, nvmlVgpuTypeGetCapabilities,
        nvmlVgpuTypeGetCapabilities, 0, false, STATUS, params_nvmlVgpuTypeGetCapabilities, 3),
    STUB_ENTRY(nvmlVgpuTypeGetClass, nvmlVgpuTypeGetClass, nvmlVgpuTypeGetClass, 0, false, STATUS,
        params_nvmlVgpuTypeGetClass, 3),
    STUB_ENTRY(nvmlVgpuTypeGetDeviceID, nvmlVgpuTypeGetDeviceID, nvmlVgpuTypeGetDeviceID, 0, false,
        STATUS, params_nvmlVgpuTypeGetDeviceID, 3),
    STUB_ENTRY(nvmlVgpuTypeGetFbReservation, nvmlVgpuTypeGetFbReservation,
        nvmlVgpuTypeGetFbReservation, 0, false, STATUS, params_nvmlVgpuTypeGetFbReservation, 2),
    STUB_ENTRY(nvmlVgpuTypeGetFrameRateLimit, nvmlVgpuTypeGetFrameRateLimit,
        nvmlVgpuTypeGetFrameRateLimit, 0, false, STATUS, params_nvmlVgpuTypeGetFrameRateLimit, 2),
    STUB_ENTRY(nvmlVgpuTypeGetFramebufferSize, nvmlVgpuTypeGetFramebufferSize,
        nvmlVgpuTypeGetFramebufferSize, 0, false, STATUS, params_nvmlVgpuTypeGetFramebufferSize, 2),
    STUB_ENTRY(nvmlVgpuTypeGetGpuInstanceProfileId, nvmlVgpuTypeGetGpuInstanceProfileId,
        nvmlVgpuTypeGetGpuInstanceProfileId, 0, false, STATUS,
        params_nvmlVgpuTypeGetGpuInstanceProfileId, 2),
    STUB_ENTRY(nvmlVgpuTypeGetGspHeapSize, nvmlVgpuTypeGetGspHeapSize, nvmlVgpuTypeGetGspHeapSize,
        0, false, STATUS, params_nvmlVgpuTypeGetGspHeapSize, 2),
    STUB_ENTRY(nvmlVgpuTypeGetLicense, nvmlVgpuTypeGetLicense, nvmlVgpuTypeGetLicense, 0, false,
        STATUS, params_nvmlVgpuTypeGetLicense, 3),
    STUB_ENTRY(nvmlVgpuTypeGetMaxInstances, nvmlVgpuTypeGetMaxInstances,
        nvmlVgpuTypeGetMaxInstances, 0, false, STATUS, params_nvmlVgpuTypeGetMaxInstances, 3),
    STUB_ENTRY(nvmlVgpuTypeGetMaxInstancesPerGpuInstance,
        nvmlVgpuTypeGetMaxInstancesPerGpuInstance, nvmlVgpuTypeGetMaxInstancesPerGpuInstance, 0,
        false, STATUS, params_nvmlVgpuTypeGetMaxInstancesPerGpuInstance, 1),
    STUB_ENTRY(nvmlVgpuTypeGetMaxInstancesPerVm, nvmlVgpuTypeGetMaxInstancesPerVm,
        nvmlVgpuTypeGetMaxInstancesPerVm, 0, false, STATUS,
        params_nvmlVgpuTypeGetMaxInstancesPerVm, 2),
    STUB_ENTRY(nvmlVgpuTypeGetName, nvmlVgpuTypeGetName, nvmlVgpuTypeGetName, 0, false, STATUS,
        params_nvmlVgpuTypeGetName, 3),
    STUB_ENTRY(nvmlVgpuTypeGetNumDisplayHeads, nvmlVgpuTypeGetNumDisplayHeads,
        nvmlVgpuTypeGetNumDisplayHeads, 0, false, STATUS, params_nvmlVgpuTypeGetNumDisplayHeads, 2),
    STUB_ENTRY(nvmlVgpuTypeGetResolution, nvmlVgpuTypeGetResolution, nvmlVgpuTypeGetResolution, 0,
        false, STATUS, params_nvmlVgpuTypeGetResolution, 4),
};
const int stub_function_count = 364;
unsigned char stub_modes[364];
