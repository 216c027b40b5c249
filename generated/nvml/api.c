// api.c of cubind's binding of the NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvml.yaml.
// Header: nvml.h
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

static nvmlReturn_t
api_nvmlInit(void)
{
    fn_nvmlInit *function_ = find(S_nvmlInit);
    return function_ != NULL ? function_() : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlInitWithFlags(unsigned int flags)
{
    fn_nvmlInitWithFlags *function_ = find(S_nvmlInitWithFlags);
    return function_ != NULL ? function_(flags) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlShutdown(void)
{
    fn_nvmlShutdown *function_ = find(S_nvmlShutdown);
    return function_ != NULL ? function_() : NVML_ERROR_NOT_FOUND;
}

static const char *
api_nvmlErrorString(nvmlReturn_t result)
{
    fn_nvmlErrorString *function_ = find(S_nvmlErrorString);
    return function_ != NULL ? function_(result) : NULL;
}

static nvmlReturn_t
api_nvmlSystemGetDriverVersion(char *version, unsigned int length)
{
    fn_nvmlSystemGetDriverVersion *function_ = find(S_nvmlSystemGetDriverVersion);
    return function_ != NULL ? function_(version, length) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemGetNVMLVersion(char *version, unsigned int length)
{
    fn_nvmlSystemGetNVMLVersion *function_ = find(S_nvmlSystemGetNVMLVersion);
    return function_ != NULL ? function_(version, length) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)
{
    fn_nvmlSystemGetCudaDriverVersion *function_ = find(S_nvmlSystemGetCudaDriverVersion);
    return function_ != NULL ? function_(cudaDriverVersion) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)
{
    fn_nvmlSystemGetCudaDriverVersion_v2 *function_ = find(S_nvmlSystemGetCudaDriverVersion_v2);
    return function_ != NULL ? function_(cudaDriverVersion) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)
{
    fn_nvmlSystemGetProcessName *function_ = find(S_nvmlSystemGetProcessName);
    return function_ != NULL ? function_(pid, name, length) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)
{
    fn_nvmlSystemGetHicVersion *function_ = find(S_nvmlSystemGetHicVersion);
    return function_ != NULL ? function_(hwbcCount, hwbcEntries) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count,
    nvmlDevice_t *deviceArray)
{
    fn_nvmlSystemGetTopologyGpuSet *function_ = find(S_nvmlSystemGetTopologyGpuSet);
    return function_ != NULL ? function_(cpuNumber, count, deviceArray) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int length)
{
    fn_nvmlSystemGetDriverBranch *function_ = find(S_nvmlSystemGetDriverBranch);
    return function_ != NULL ? function_(branchInfo, length) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemGetCPER_v1(nvmlGetCPER_v1_t *cper)
{
    fn_nvmlSystemGetCPER_v1 *function_ = find(S_nvmlSystemGetCPER_v1);
    return function_ != NULL ? function_(cper) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlUnitGetCount(unsigned int *unitCount)
{
    fn_nvmlUnitGetCount *function_ = find(S_nvmlUnitGetCount);
    return function_ != NULL ? function_(unitCount) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)
{
    fn_nvmlUnitGetHandleByIndex *function_ = find(S_nvmlUnitGetHandleByIndex);
    return function_ != NULL ? function_(index, unit) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)
{
    fn_nvmlUnitGetUnitInfo *function_ = find(S_nvmlUnitGetUnitInfo);
    return function_ != NULL ? function_(unit, info) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)
{
    fn_nvmlUnitGetLedState *function_ = find(S_nvmlUnitGetLedState);
    return function_ != NULL ? function_(unit, state) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)
{
    fn_nvmlUnitGetPsuInfo *function_ = find(S_nvmlUnitGetPsuInfo);
    return function_ != NULL ? function_(unit, psu) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)
{
    fn_nvmlUnitGetTemperature *function_ = find(S_nvmlUnitGetTemperature);
    return function_ != NULL ? function_(unit, type, temp) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)
{
    fn_nvmlUnitGetFanSpeedInfo *function_ = find(S_nvmlUnitGetFanSpeedInfo);
    return function_ != NULL ? function_(unit, fanSpeeds) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices)
{
    fn_nvmlUnitGetDevices *function_ = find(S_nvmlUnitGetDevices);
    return function_ != NULL ? function_(unit, deviceCount, devices) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetCount(unsigned int *deviceCount)
{
    fn_nvmlDeviceGetCount *function_ = find(S_nvmlDeviceGetCount);
    return function_ != NULL ? function_(deviceCount) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetAttributes(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)
{
    fn_nvmlDeviceGetAttributes *function_ = find(S_nvmlDeviceGetAttributes);
    return function_ != NULL ? function_(device, attributes) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetHandleByIndex(unsigned int index, nvmlDevice_t *device)
{
    fn_nvmlDeviceGetHandleByIndex *function_ = find(S_nvmlDeviceGetHandleByIndex);
    return function_ != NULL ? function_(index, device) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)
{
    fn_nvmlDeviceGetHandleBySerial *function_ = find(S_nvmlDeviceGetHandleBySerial);
    return function_ != NULL ? function_(serial, device) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)
{
    fn_nvmlDeviceGetHandleByUUID *function_ = find(S_nvmlDeviceGetHandleByUUID);
    return function_ != NULL ? function_(uuid, device) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)
{
    fn_nvmlDeviceGetHandleByUUIDV *function_ = find(S_nvmlDeviceGetHandleByUUIDV);
    return function_ != NULL ? function_(uuid, device) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetHandleByPciBusId(const char *pciBusId, nvmlDevice_t *device)
{
    fn_nvmlDeviceGetHandleByPciBusId *function_ = find(S_nvmlDeviceGetHandleByPciBusId);
    return function_ != NULL ? function_(pciBusId, device) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)
{
    fn_nvmlDeviceGetName *function_ = find(S_nvmlDeviceGetName);
    return function_ != NULL ? function_(device, name, length) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)
{
    fn_nvmlDeviceGetBrand *function_ = find(S_nvmlDeviceGetBrand);
    return function_ != NULL ? function_(device, type) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)
{
    fn_nvmlDeviceGetIndex *function_ = find(S_nvmlDeviceGetIndex);
    return function_ != NULL ? function_(device, index) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)
{
    fn_nvmlDeviceGetSerial *function_ = find(S_nvmlDeviceGetSerial);
    return function_ != NULL ? function_(device, serial, length) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)
{
    fn_nvmlDeviceGetModuleId *function_ = find(S_nvmlDeviceGetModuleId);
    return function_ != NULL ? function_(device, moduleId) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo)
{
    fn_nvmlDeviceGetC2cModeInfoV *function_ = find(S_nvmlDeviceGetC2cModeInfoV);
    return function_ != NULL ? function_(device, c2cModeInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize,
    unsigned long *nodeSet, nvmlAffinityScope_t scope)
{
    fn_nvmlDeviceGetMemoryAffinity *function_ = find(S_nvmlDeviceGetMemoryAffinity);
    return function_ != NULL ? function_(device, nodeSetSize, nodeSet, scope)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize,
    unsigned long *cpuSet, nvmlAffinityScope_t scope)
{
    fn_nvmlDeviceGetCpuAffinityWithinScope *function_ = find(S_nvmlDeviceGetCpuAffinityWithinScope);
    return function_ != NULL ? function_(device, cpuSetSize, cpuSet, scope) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet)
{
    fn_nvmlDeviceGetCpuAffinity *function_ = find(S_nvmlDeviceGetCpuAffinity);
    return function_ != NULL ? function_(device, cpuSetSize, cpuSet) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetCpuAffinity(nvmlDevice_t device)
{
    fn_nvmlDeviceSetCpuAffinity *function_ = find(S_nvmlDeviceSetCpuAffinity);
    return function_ != NULL ? function_(device) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceClearCpuAffinity(nvmlDevice_t device)
{
    fn_nvmlDeviceClearCpuAffinity *function_ = find(S_nvmlDeviceClearCpuAffinity);
    return function_ != NULL ? function_(device) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)
{
    fn_nvmlDeviceGetNumaNodeId *function_ = find(S_nvmlDeviceGetNumaNodeId);
    return function_ != NULL ? function_(device, node) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetAddressingMode(nvmlDevice_t device, nvmlDeviceAddressingMode_t *mode)
{
    fn_nvmlDeviceGetAddressingMode *function_ = find(S_nvmlDeviceGetAddressingMode);
    return function_ != NULL ? function_(device, mode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetRepairStatus(nvmlDevice_t device, nvmlRepairStatus_t *repairStatus)
{
    fn_nvmlDeviceGetRepairStatus *function_ = find(S_nvmlDeviceGetRepairStatus);
    return function_ != NULL ? function_(device, repairStatus) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetUnrepairableMemoryFlag_v1(nvmlDevice_t device,
    nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus)
{
    fn_nvmlDeviceGetUnrepairableMemoryFlag_v1 *function_ =
        find(S_nvmlDeviceGetUnrepairableMemoryFlag_v1);
    return function_ != NULL ? function_(device, unrepairableMemoryStatus) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2,
    nvmlGpuTopologyLevel_t *pathInfo)
{
    fn_nvmlDeviceGetTopologyCommonAncestor *function_ = find(S_nvmlDeviceGetTopologyCommonAncestor);
    return function_ != NULL ? function_(device1, device2, pathInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level,
    unsigned int *count, nvmlDevice_t *deviceArray)
{
    fn_nvmlDeviceGetTopologyNearestGpus *function_ = find(S_nvmlDeviceGetTopologyNearestGpus);
    return function_ != NULL ? function_(device, level, count, deviceArray) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2,
    nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)
{
    fn_nvmlDeviceGetP2PStatus *function_ = find(S_nvmlDeviceGetP2PStatus);
    return function_ != NULL ? function_(device1, device2, p2pIndex, p2pStatus)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)
{
    fn_nvmlDeviceGetUUID *function_ = find(S_nvmlDeviceGetUUID);
    return function_ != NULL ? function_(device, uuid, length) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)
{
    fn_nvmlDeviceGetMinorNumber *function_ = find(S_nvmlDeviceGetMinorNumber);
    return function_ != NULL ? function_(device, minorNumber) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber, unsigned int length)
{
    fn_nvmlDeviceGetBoardPartNumber *function_ = find(S_nvmlDeviceGetBoardPartNumber);
    return function_ != NULL ? function_(device, partNumber, length) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object, char *version,
    unsigned int length)
{
    fn_nvmlDeviceGetInforomVersion *function_ = find(S_nvmlDeviceGetInforomVersion);
    return function_ != NULL ? function_(device, object, version, length) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version, unsigned int length)
{
    fn_nvmlDeviceGetInforomImageVersion *function_ = find(S_nvmlDeviceGetInforomImageVersion);
    return function_ != NULL ? function_(device, version, length) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int *checksum)
{
    fn_nvmlDeviceGetInforomConfigurationChecksum *function_ =
        find(S_nvmlDeviceGetInforomConfigurationChecksum);
    return function_ != NULL ? function_(device, checksum) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceValidateInforom(nvmlDevice_t device)
{
    fn_nvmlDeviceValidateInforom *function_ = find(S_nvmlDeviceValidateInforom);
    return function_ != NULL ? function_(device) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp,
    unsigned long *durationUs)
{
    fn_nvmlDeviceGetLastBBXFlushTime *function_ = find(S_nvmlDeviceGetLastBBXFlushTime);
    return function_ != NULL ? function_(device, timestamp, durationUs) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetBBXTimeData_v1(nvmlDevice_t device, nvmlBBXTimeData_v1_t *timeData)
{
    fn_nvmlDeviceGetBBXTimeData_v1 *function_ = find(S_nvmlDeviceGetBBXTimeData_v1);
    return function_ != NULL ? function_(device, timeData) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpuUptime_v1(nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime)
{
    fn_nvmlDeviceGetGpuUptime_v1 *function_ = find(S_nvmlDeviceGetGpuUptime_v1);
    return function_ != NULL ? function_(device, uptime) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)
{
    fn_nvmlDeviceGetDisplayMode *function_ = find(S_nvmlDeviceGetDisplayMode);
    return function_ != NULL ? function_(device, display) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive)
{
    fn_nvmlDeviceGetDisplayActive *function_ = find(S_nvmlDeviceGetDisplayActive);
    return function_ != NULL ? function_(device, isActive) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
    fn_nvmlDeviceGetPersistenceMode *function_ = find(S_nvmlDeviceGetPersistenceMode);
    return function_ != NULL ? function_(device, mode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)
{
    fn_nvmlDeviceGetPciInfoExt *function_ = find(S_nvmlDeviceGetPciInfoExt);
    return function_ != NULL ? function_(device, pci) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPciInfo(nvmlDevice_t device, nvmlPciInfo_t *pci)
{
    fn_nvmlDeviceGetPciInfo *function_ = find(S_nvmlDeviceGetPciInfo);
    return function_ != NULL ? function_(device, pci) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)
{
    fn_nvmlDeviceGetMaxPcieLinkGeneration *function_ = find(S_nvmlDeviceGetMaxPcieLinkGeneration);
    return function_ != NULL ? function_(device, maxLinkGen) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGenDevice)
{
    fn_nvmlDeviceGetGpuMaxPcieLinkGeneration *function_ =
        find(S_nvmlDeviceGetGpuMaxPcieLinkGeneration);
    return function_ != NULL ? function_(device, maxLinkGenDevice) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth)
{
    fn_nvmlDeviceGetMaxPcieLinkWidth *function_ = find(S_nvmlDeviceGetMaxPcieLinkWidth);
    return function_ != NULL ? function_(device, maxLinkWidth) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen)
{
    fn_nvmlDeviceGetCurrPcieLinkGeneration *function_ = find(S_nvmlDeviceGetCurrPcieLinkGeneration);
    return function_ != NULL ? function_(device, currLinkGen) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int *currLinkWidth)
{
    fn_nvmlDeviceGetCurrPcieLinkWidth *function_ = find(S_nvmlDeviceGetCurrPcieLinkWidth);
    return function_ != NULL ? function_(device, currLinkWidth) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter,
    unsigned int *value)
{
    fn_nvmlDeviceGetPcieThroughput *function_ = find(S_nvmlDeviceGetPcieThroughput);
    return function_ != NULL ? function_(device, counter, value) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)
{
    fn_nvmlDeviceGetPcieReplayCounter *function_ = find(S_nvmlDeviceGetPcieReplayCounter);
    return function_ != NULL ? function_(device, value) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)
{
    fn_nvmlDeviceGetClockInfo *function_ = find(S_nvmlDeviceGetClockInfo);
    return function_ != NULL ? function_(device, type, clock) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)
{
    fn_nvmlDeviceGetMaxClockInfo *function_ = find(S_nvmlDeviceGetMaxClockInfo);
    return function_ != NULL ? function_(device, type, clock) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)
{
    fn_nvmlDeviceGetGpcClkVfOffset *function_ = find(S_nvmlDeviceGetGpcClkVfOffset);
    return function_ != NULL ? function_(device, offset) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType,
    unsigned int *clockMHz)
{
    fn_nvmlDeviceGetApplicationsClock *function_ = find(S_nvmlDeviceGetApplicationsClock);
    return function_ != NULL ? function_(device, clockType, clockMHz) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType,
    unsigned int *clockMHz)
{
    fn_nvmlDeviceGetDefaultApplicationsClock *function_ =
        find(S_nvmlDeviceGetDefaultApplicationsClock);
    return function_ != NULL ? function_(device, clockType, clockMHz) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId,
    unsigned int *clockMHz)
{
    fn_nvmlDeviceGetClock *function_ = find(S_nvmlDeviceGetClock);
    return function_ != NULL ? function_(device, clockType, clockId, clockMHz)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType,
    unsigned int *clockMHz)
{
    fn_nvmlDeviceGetMaxCustomerBoostClock *function_ = find(S_nvmlDeviceGetMaxCustomerBoostClock);
    return function_ != NULL ? function_(device, clockType, clockMHz) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int *count,
    unsigned int *clocksMHz)
{
    fn_nvmlDeviceGetSupportedMemoryClocks *function_ = find(S_nvmlDeviceGetSupportedMemoryClocks);
    return function_ != NULL ? function_(device, count, clocksMHz) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int memoryClockMHz,
    unsigned int *count, unsigned int *clocksMHz)
{
    fn_nvmlDeviceGetSupportedGraphicsClocks *function_ =
        find(S_nvmlDeviceGetSupportedGraphicsClocks);
    return function_ != NULL ? function_(device, memoryClockMHz, count, clocksMHz)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t *isEnabled,
    nvmlEnableState_t *defaultIsEnabled)
{
    fn_nvmlDeviceGetAutoBoostedClocksEnabled *function_ =
        find(S_nvmlDeviceGetAutoBoostedClocksEnabled);
    return function_ != NULL ? function_(device, isEnabled, defaultIsEnabled)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)
{
    fn_nvmlDeviceGetFanSpeed *function_ = find(S_nvmlDeviceGetFanSpeed);
    return function_ != NULL ? function_(device, speed) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed)
{
    fn_nvmlDeviceGetFanSpeed_v2 *function_ = find(S_nvmlDeviceGetFanSpeed_v2);
    return function_ != NULL ? function_(device, fan, speed) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)
{
    fn_nvmlDeviceGetFanSpeedRPM *function_ = find(S_nvmlDeviceGetFanSpeedRPM);
    return function_ != NULL ? function_(device, fanSpeed) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan, unsigned int *targetSpeed)
{
    fn_nvmlDeviceGetTargetFanSpeed *function_ = find(S_nvmlDeviceGetTargetFanSpeed);
    return function_ != NULL ? function_(device, fan, targetSpeed) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed, unsigned int *maxSpeed)
{
    fn_nvmlDeviceGetMinMaxFanSpeed *function_ = find(S_nvmlDeviceGetMinMaxFanSpeed);
    return function_ != NULL ? function_(device, minSpeed, maxSpeed) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan,
    nvmlFanControlPolicy_t *policy)
{
    fn_nvmlDeviceGetFanControlPolicy_v2 *function_ = find(S_nvmlDeviceGetFanControlPolicy_v2);
    return function_ != NULL ? function_(device, fan, policy) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)
{
    fn_nvmlDeviceGetNumFans *function_ = find(S_nvmlDeviceGetNumFans);
    return function_ != NULL ? function_(device, numFans) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType,
    unsigned int *temp)
{
    fn_nvmlDeviceGetTemperature *function_ = find(S_nvmlDeviceGetTemperature);
    return function_ != NULL ? function_(device, sensorType, temp) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)
{
    fn_nvmlDeviceGetCoolerInfo *function_ = find(S_nvmlDeviceGetCoolerInfo);
    return function_ != NULL ? function_(device, coolerInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t *temperature)
{
    fn_nvmlDeviceGetTemperatureV *function_ = find(S_nvmlDeviceGetTemperatureV);
    return function_ != NULL ? function_(device, temperature) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device,
    nvmlTemperatureThresholds_t thresholdType, unsigned int *temp)
{
    fn_nvmlDeviceGetTemperatureThreshold *function_ = find(S_nvmlDeviceGetTemperatureThreshold);
    return function_ != NULL ? function_(device, thresholdType, temp) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMarginTemperature(nvmlDevice_t device, nvmlMarginTemperature_t *marginTempInfo)
{
    fn_nvmlDeviceGetMarginTemperature *function_ = find(S_nvmlDeviceGetMarginTemperature);
    return function_ != NULL ? function_(device, marginTempInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex,
    nvmlGpuThermalSettings_t *pThermalSettings)
{
    fn_nvmlDeviceGetThermalSettings *function_ = find(S_nvmlDeviceGetThermalSettings);
    return function_ != NULL ? function_(device, sensorIndex, pThermalSettings)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)
{
    fn_nvmlDeviceGetPerformanceState *function_ = find(S_nvmlDeviceGetPerformanceState);
    return function_ != NULL ? function_(device, pState) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device,
    unsigned long long *clocksEventReasons)
{
    fn_nvmlDeviceGetCurrentClocksEventReasons *function_ =
        find(S_nvmlDeviceGetCurrentClocksEventReasons);
    return function_ != NULL ? function_(device, clocksEventReasons) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device,
    unsigned long long *clocksThrottleReasons)
{
    fn_nvmlDeviceGetCurrentClocksThrottleReasons *function_ =
        find(S_nvmlDeviceGetCurrentClocksThrottleReasons);
    return function_ != NULL ? function_(device, clocksThrottleReasons) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device,
    unsigned long long *supportedClocksEventReasons)
{
    fn_nvmlDeviceGetSupportedClocksEventReasons *function_ =
        find(S_nvmlDeviceGetSupportedClocksEventReasons);
    return function_ != NULL ? function_(device, supportedClocksEventReasons)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device,
    unsigned long long *supportedClocksThrottleReasons)
{
    fn_nvmlDeviceGetSupportedClocksThrottleReasons *function_ =
        find(S_nvmlDeviceGetSupportedClocksThrottleReasons);
    return function_ != NULL ? function_(device, supportedClocksThrottleReasons)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)
{
    fn_nvmlDeviceGetPowerState *function_ = find(S_nvmlDeviceGetPowerState);
    return function_ != NULL ? function_(device, pState) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device,
    nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)
{
    fn_nvmlDeviceGetDynamicPstatesInfo *function_ = find(S_nvmlDeviceGetDynamicPstatesInfo);
    return function_ != NULL ? function_(device, pDynamicPstatesInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)
{
    fn_nvmlDeviceGetMemClkVfOffset *function_ = find(S_nvmlDeviceGetMemClkVfOffset);
    return function_ != NULL ? function_(device, offset) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type,
    nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)
{
    fn_nvmlDeviceGetMinMaxClockOfPState *function_ = find(S_nvmlDeviceGetMinMaxClockOfPState);
    return function_ != NULL ? function_(device, type, pstate, minClockMHz, maxClockMHz)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t *pstates,
    unsigned int size)
{
    fn_nvmlDeviceGetSupportedPerformanceStates *function_ =
        find(S_nvmlDeviceGetSupportedPerformanceStates);
    return function_ != NULL ? function_(device, pstates, size) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)
{
    fn_nvmlDeviceGetGpcClkMinMaxVfOffset *function_ = find(S_nvmlDeviceGetGpcClkMinMaxVfOffset);
    return function_ != NULL ? function_(device, minOffset, maxOffset) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)
{
    fn_nvmlDeviceGetMemClkMinMaxVfOffset *function_ = find(S_nvmlDeviceGetMemClkMinMaxVfOffset);
    return function_ != NULL ? function_(device, minOffset, maxOffset) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
{
    fn_nvmlDeviceGetClockOffsets *function_ = find(S_nvmlDeviceGetClockOffsets);
    return function_ != NULL ? function_(device, info) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)
{
    fn_nvmlDeviceSetClockOffsets *function_ = find(S_nvmlDeviceSetClockOffsets);
    return function_ != NULL ? function_(device, info) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)
{
    fn_nvmlDeviceGetPerformanceModes *function_ = find(S_nvmlDeviceGetPerformanceModes);
    return function_ != NULL ? function_(device, perfModes) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device,
    nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)
{
    fn_nvmlDeviceGetCurrentClockFreqs *function_ = find(S_nvmlDeviceGetCurrentClockFreqs);
    return function_ != NULL ? function_(device, currentClockFreqs) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
    fn_nvmlDeviceGetPowerManagementMode *function_ = find(S_nvmlDeviceGetPowerManagementMode);
    return function_ != NULL ? function_(device, mode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)
{
    fn_nvmlDeviceGetPowerManagementLimit *function_ = find(S_nvmlDeviceGetPowerManagementLimit);
    return function_ != NULL ? function_(device, limit) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device, unsigned int *minLimit,
    unsigned int *maxLimit)
{
    fn_nvmlDeviceGetPowerManagementLimitConstraints *function_ =
        find(S_nvmlDeviceGetPowerManagementLimitConstraints);
    return function_ != NULL ? function_(device, minLimit, maxLimit) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device, unsigned int *defaultLimit)
{
    fn_nvmlDeviceGetPowerManagementDefaultLimit *function_ =
        find(S_nvmlDeviceGetPowerManagementDefaultLimit);
    return function_ != NULL ? function_(device, defaultLimit) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)
{
    fn_nvmlDeviceGetPowerUsage *function_ = find(S_nvmlDeviceGetPowerUsage);
    return function_ != NULL ? function_(device, power) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPowerMizerMode_v1(nvmlDevice_t device,
    nvmlDevicePowerMizerModes_v1_t *powerMizerMode)
{
    fn_nvmlDeviceGetPowerMizerMode_v1 *function_ = find(S_nvmlDeviceGetPowerMizerMode_v1);
    return function_ != NULL ? function_(device, powerMizerMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetPowerMizerMode_v1(nvmlDevice_t device,
    nvmlDevicePowerMizerModes_v1_t *powerMizerMode)
{
    fn_nvmlDeviceSetPowerMizerMode_v1 *function_ = find(S_nvmlDeviceSetPowerMizerMode_v1);
    return function_ != NULL ? function_(device, powerMizerMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)
{
    fn_nvmlDeviceGetTotalEnergyConsumption *function_ = find(S_nvmlDeviceGetTotalEnergyConsumption);
    return function_ != NULL ? function_(device, energy) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)
{
    fn_nvmlDeviceGetEnforcedPowerLimit *function_ = find(S_nvmlDeviceGetEnforcedPowerLimit);
    return function_ != NULL ? function_(device, limit) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetAdaptiveTgpMode_v1(nvmlDevice_t device, nvmlEnableState_t mode)
{
    fn_nvmlDeviceSetAdaptiveTgpMode_v1 *function_ = find(S_nvmlDeviceSetAdaptiveTgpMode_v1);
    return function_ != NULL ? function_(device, mode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetAdaptiveTgpModeInfo_v1(nvmlDevice_t device, nvmlAdaptiveTgpModeInfo_v1_t *info)
{
    fn_nvmlDeviceGetAdaptiveTgpModeInfo_v1 *function_ = find(S_nvmlDeviceGetAdaptiveTgpModeInfo_v1);
    return function_ != NULL ? function_(device, info) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current,
    nvmlGpuOperationMode_t *pending)
{
    fn_nvmlDeviceGetGpuOperationMode *function_ = find(S_nvmlDeviceGetGpuOperationMode);
    return function_ != NULL ? function_(device, current, pending) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)
{
    fn_nvmlDeviceGetMemoryInfo *function_ = find(S_nvmlDeviceGetMemoryInfo);
    return function_ != NULL ? function_(device, memory) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)
{
    fn_nvmlDeviceGetMemoryInfo_v2 *function_ = find(S_nvmlDeviceGetMemoryInfo_v2);
    return function_ != NULL ? function_(device, memory) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetMemoryLimits_v1(nvmlDevice_t device, nvmlSetMemoryLimits_v1_t *limits)
{
    fn_nvmlDeviceSetMemoryLimits_v1 *function_ = find(S_nvmlDeviceSetMemoryLimits_v1);
    return function_ != NULL ? function_(device, limits) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMemoryLimits_v1(nvmlDevice_t device, nvmlGetMemoryLimits_v1_t *limits)
{
    fn_nvmlDeviceGetMemoryLimits_v1 *function_ = find(S_nvmlDeviceGetMemoryLimits_v1);
    return function_ != NULL ? function_(device, limits) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)
{
    fn_nvmlDeviceGetComputeMode *function_ = find(S_nvmlDeviceGetComputeMode);
    return function_ != NULL ? function_(device, mode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor)
{
    fn_nvmlDeviceGetCudaComputeCapability *function_ = find(S_nvmlDeviceGetCudaComputeCapability);
    return function_ != NULL ? function_(device, major, minor) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device, nvmlDramEncryptionInfo_t *current,
    nvmlDramEncryptionInfo_t *pending)
{
    fn_nvmlDeviceGetDramEncryptionMode *function_ = find(S_nvmlDeviceGetDramEncryptionMode);
    return function_ != NULL ? function_(device, current, pending) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device,
    const nvmlDramEncryptionInfo_t *dramEncryption)
{
    fn_nvmlDeviceSetDramEncryptionMode *function_ = find(S_nvmlDeviceSetDramEncryptionMode);
    return function_ != NULL ? function_(device, dramEncryption) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current,
    nvmlEnableState_t *pending)
{
    fn_nvmlDeviceGetEccMode *function_ = find(S_nvmlDeviceGetEccMode);
    return function_ != NULL ? function_(device, current, pending) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)
{
    fn_nvmlDeviceGetDefaultEccMode *function_ = find(S_nvmlDeviceGetDefaultEccMode);
    return function_ != NULL ? function_(device, defaultMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)
{
    fn_nvmlDeviceGetBoardId *function_ = find(S_nvmlDeviceGetBoardId);
    return function_ != NULL ? function_(device, boardId) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)
{
    fn_nvmlDeviceGetMultiGpuBoard *function_ = find(S_nvmlDeviceGetMultiGpuBoard);
    return function_ != NULL ? function_(device, multiGpuBool) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
    nvmlEccCounterType_t counterType, unsigned long long *eccCounts)
{
    fn_nvmlDeviceGetTotalEccErrors *function_ = find(S_nvmlDeviceGetTotalEccErrors);
    return function_ != NULL ? function_(device, errorType, counterType, eccCounts)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
    nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)
{
    fn_nvmlDeviceGetDetailedEccErrors *function_ = find(S_nvmlDeviceGetDetailedEccErrors);
    return function_ != NULL ? function_(device, errorType, counterType, eccCounts)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
    nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType, unsigned long long *count)
{
    fn_nvmlDeviceGetMemoryErrorCounter *function_ = find(S_nvmlDeviceGetMemoryErrorCounter);
    return function_ != NULL ? function_(device, errorType, counterType, locationType, count)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)
{
    fn_nvmlDeviceGetUtilizationRates *function_ = find(S_nvmlDeviceGetUtilizationRates);
    return function_ != NULL ? function_(device, utilization) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization,
    unsigned int *samplingPeriodUs)
{
    fn_nvmlDeviceGetEncoderUtilization *function_ = find(S_nvmlDeviceGetEncoderUtilization);
    return function_ != NULL ? function_(device, utilization, samplingPeriodUs)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType,
    unsigned int *encoderCapacity)
{
    fn_nvmlDeviceGetEncoderCapacity *function_ = find(S_nvmlDeviceGetEncoderCapacity);
    return function_ != NULL ? function_(device, encoderQueryType, encoderCapacity)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount,
    unsigned int *averageFps, unsigned int *averageLatency)
{
    fn_nvmlDeviceGetEncoderStats *function_ = find(S_nvmlDeviceGetEncoderStats);
    return function_ != NULL ? function_(device, sessionCount, averageFps, averageLatency)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount,
    nvmlEncoderSessionInfo_t *sessionInfos)
{
    fn_nvmlDeviceGetEncoderSessions *function_ = find(S_nvmlDeviceGetEncoderSessions);
    return function_ != NULL ? function_(device, sessionCount, sessionInfos) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization,
    unsigned int *samplingPeriodUs)
{
    fn_nvmlDeviceGetDecoderUtilization *function_ = find(S_nvmlDeviceGetDecoderUtilization);
    return function_ != NULL ? function_(device, utilization, samplingPeriodUs)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization,
    unsigned int *samplingPeriodUs)
{
    fn_nvmlDeviceGetJpgUtilization *function_ = find(S_nvmlDeviceGetJpgUtilization);
    return function_ != NULL ? function_(device, utilization, samplingPeriodUs)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization,
    unsigned int *samplingPeriodUs)
{
    fn_nvmlDeviceGetOfaUtilization *function_ = find(S_nvmlDeviceGetOfaUtilization);
    return function_ != NULL ? function_(device, utilization, samplingPeriodUs)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)
{
    fn_nvmlDeviceGetFBCStats *function_ = find(S_nvmlDeviceGetFBCStats);
    return function_ != NULL ? function_(device, fbcStats) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount,
    nvmlFBCSessionInfo_t *sessionInfo)
{
    fn_nvmlDeviceGetFBCSessions *function_ = find(S_nvmlDeviceGetFBCSessions);
    return function_ != NULL ? function_(device, sessionCount, sessionInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetDriverModel(nvmlDevice_t device, nvmlDriverModel_t *current,
    nvmlDriverModel_t *pending)
{
    fn_nvmlDeviceGetDriverModel *function_ = find(S_nvmlDeviceGetDriverModel);
    return function_ != NULL ? function_(device, current, pending) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)
{
    fn_nvmlDeviceGetVbiosVersion *function_ = find(S_nvmlDeviceGetVbiosVersion);
    return function_ != NULL ? function_(device, version, length) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device, nvmlBridgeChipHierarchy_t *bridgeHierarchy)
{
    fn_nvmlDeviceGetBridgeChipInfo *function_ = find(S_nvmlDeviceGetBridgeChipInfo);
    return function_ != NULL ? function_(device, bridgeHierarchy) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetComputeRunningProcesses(nvmlDevice_t device, unsigned int *infoCount,
    nvmlProcessInfo_t *infos)
{
    fn_nvmlDeviceGetComputeRunningProcesses *function_ =
        find(S_nvmlDeviceGetComputeRunningProcesses);
    return function_ != NULL ? function_(device, infoCount, infos) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGraphicsRunningProcesses(nvmlDevice_t device, unsigned int *infoCount,
    nvmlProcessInfo_t *infos)
{
    fn_nvmlDeviceGetGraphicsRunningProcesses *function_ =
        find(S_nvmlDeviceGetGraphicsRunningProcesses);
    return function_ != NULL ? function_(device, infoCount, infos) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMPSComputeRunningProcesses(nvmlDevice_t device, unsigned int *infoCount,
    nvmlProcessInfo_t *infos)
{
    fn_nvmlDeviceGetMPSComputeRunningProcesses *function_ =
        find(S_nvmlDeviceGetMPSComputeRunningProcesses);
    return function_ != NULL ? function_(device, infoCount, infos) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device, nvmlProcessDetailList_t *plist)
{
    fn_nvmlDeviceGetRunningProcessDetailList *function_ =
        find(S_nvmlDeviceGetRunningProcessDetailList);
    return function_ != NULL ? function_(device, plist) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)
{
    fn_nvmlDeviceOnSameBoard *function_ = find(S_nvmlDeviceOnSameBoard);
    return function_ != NULL ? function_(device1, device2, onSameBoard) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
    nvmlEnableState_t *isRestricted)
{
    fn_nvmlDeviceGetAPIRestriction *function_ = find(S_nvmlDeviceGetAPIRestriction);
    return function_ != NULL ? function_(device, apiType, isRestricted) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type,
    unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
    unsigned int *sampleCount, nvmlSample_t *samples)
{
    fn_nvmlDeviceGetSamples *function_ = find(S_nvmlDeviceGetSamples);
    return function_ != NULL
        ? function_(device, type, lastSeenTimeStamp, sampleValType, sampleCount, samples)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)
{
    fn_nvmlDeviceGetBAR1MemoryInfo *function_ = find(S_nvmlDeviceGetBAR1MemoryInfo);
    return function_ != NULL ? function_(device, bar1Memory) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType,
    nvmlViolationTime_t *violTime)
{
    fn_nvmlDeviceGetViolationStatus *function_ = find(S_nvmlDeviceGetViolationStatus);
    return function_ != NULL ? function_(device, perfPolicyType, violTime) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)
{
    fn_nvmlDeviceGetIrqNum *function_ = find(S_nvmlDeviceGetIrqNum);
    return function_ != NULL ? function_(device, irqNum) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)
{
    fn_nvmlDeviceGetNumGpuCores *function_ = find(S_nvmlDeviceGetNumGpuCores);
    return function_ != NULL ? function_(device, numCores) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)
{
    fn_nvmlDeviceGetPowerSource *function_ = find(S_nvmlDeviceGetPowerSource);
    return function_ != NULL ? function_(device, powerSource) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)
{
    fn_nvmlDeviceGetMemoryBusWidth *function_ = find(S_nvmlDeviceGetMemoryBusWidth);
    return function_ != NULL ? function_(device, busWidth) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)
{
    fn_nvmlDeviceGetPcieLinkMaxSpeed *function_ = find(S_nvmlDeviceGetPcieLinkMaxSpeed);
    return function_ != NULL ? function_(device, maxSpeed) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)
{
    fn_nvmlDeviceGetPcieSpeed *function_ = find(S_nvmlDeviceGetPcieSpeed);
    return function_ != NULL ? function_(device, pcieSpeed) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device, unsigned int *adaptiveClockStatus)
{
    fn_nvmlDeviceGetAdaptiveClockInfoStatus *function_ =
        find(S_nvmlDeviceGetAdaptiveClockInfoStatus);
    return function_ != NULL ? function_(device, adaptiveClockStatus) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)
{
    fn_nvmlDeviceGetBusType *function_ = find(S_nvmlDeviceGetBusType);
    return function_ != NULL ? function_(device, type) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)
{
    fn_nvmlDeviceGetGpuFabricInfo *function_ = find(S_nvmlDeviceGetGpuFabricInfo);
    return function_ != NULL ? function_(device, gpuFabricInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo)
{
    fn_nvmlDeviceGetGpuFabricInfoV *function_ = find(S_nvmlDeviceGetGpuFabricInfoV);
    return function_ != NULL ? function_(device, gpuFabricInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpuFabricInfo_v4(nvmlDevice_t device, nvmlGpuFabricInfo_v4_t *gpuFabricInfo)
{
    fn_nvmlDeviceGetGpuFabricInfo_v4 *function_ = find(S_nvmlDeviceGetGpuFabricInfo_v4);
    return function_ != NULL ? function_(device, gpuFabricInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)
{
    fn_nvmlSystemGetConfComputeCapabilities *function_ =
        find(S_nvmlSystemGetConfComputeCapabilities);
    return function_ != NULL ? function_(capabilities) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)
{
    fn_nvmlSystemGetConfComputeState *function_ = find(S_nvmlSystemGetConfComputeState);
    return function_ != NULL ? function_(state) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t *memInfo)
{
    fn_nvmlDeviceGetConfComputeMemSizeInfo *function_ = find(S_nvmlDeviceGetConfComputeMemSizeInfo);
    return function_ != NULL ? function_(device, memInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)
{
    fn_nvmlSystemGetConfComputeGpusReadyState *function_ =
        find(S_nvmlSystemGetConfComputeGpusReadyState);
    return function_ != NULL ? function_(isAcceptingWork) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device, nvmlMemory_t *memory)
{
    fn_nvmlDeviceGetConfComputeProtectedMemoryUsage *function_ =
        find(S_nvmlDeviceGetConfComputeProtectedMemoryUsage);
    return function_ != NULL ? function_(device, memory) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device,
    nvmlConfComputeGpuCertificate_t *gpuCert)
{
    fn_nvmlDeviceGetConfComputeGpuCertificate *function_ =
        find(S_nvmlDeviceGetConfComputeGpuCertificate);
    return function_ != NULL ? function_(device, gpuCert) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device,
    nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)
{
    fn_nvmlDeviceGetConfComputeGpuAttestationReport *function_ =
        find(S_nvmlDeviceGetConfComputeGpuAttestationReport);
    return function_ != NULL ? function_(device, gpuAtstReport) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemGetConfComputeKeyRotationThresholdInfo(
    nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
{
    fn_nvmlSystemGetConfComputeKeyRotationThresholdInfo *function_ =
        find(S_nvmlSystemGetConfComputeKeyRotationThresholdInfo);
    return function_ != NULL ? function_(pKeyRotationThrInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device, unsigned long long sizeKiB)
{
    fn_nvmlDeviceSetConfComputeUnprotectedMemSize *function_ =
        find(S_nvmlDeviceSetConfComputeUnprotectedMemSize);
    return function_ != NULL ? function_(device, sizeKiB) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)
{
    fn_nvmlSystemSetConfComputeGpusReadyState *function_ =
        find(S_nvmlSystemSetConfComputeGpusReadyState);
    return function_ != NULL ? function_(isAcceptingWork) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemSetConfComputeKeyRotationThresholdInfo(
    nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)
{
    fn_nvmlSystemSetConfComputeKeyRotationThresholdInfo *function_ =
        find(S_nvmlSystemSetConfComputeKeyRotationThresholdInfo);
    return function_ != NULL ? function_(pKeyRotationThrInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)
{
    fn_nvmlSystemGetConfComputeSettings *function_ = find(S_nvmlSystemGetConfComputeSettings);
    return function_ != NULL ? function_(settings) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemGetConfComputeSettings_v2(nvmlSystemConfComputeSettings_v2_t *settings)
{
    fn_nvmlSystemGetConfComputeSettings_v2 *function_ = find(S_nvmlSystemGetConfComputeSettings_v2);
    return function_ != NULL ? function_(settings) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)
{
    fn_nvmlDeviceGetGspFirmwareVersion *function_ = find(S_nvmlDeviceGetGspFirmwareVersion);
    return function_ != NULL ? function_(device, version) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled,
    unsigned int *defaultMode)
{
    fn_nvmlDeviceGetGspFirmwareMode *function_ = find(S_nvmlDeviceGetGspFirmwareMode);
    return function_ != NULL ? function_(device, isEnabled, defaultMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t *status)
{
    fn_nvmlDeviceGetSramEccErrorStatus *function_ = find(S_nvmlDeviceGetSramEccErrorStatus);
    return function_ != NULL ? function_(device, status) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue)
{
    fn_nvmlDeviceSetPowerManagementLimit_v2 *function_ =
        find(S_nvmlDeviceSetPowerManagementLimit_v2);
    return function_ != NULL ? function_(device, powerValue) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)
{
    fn_nvmlDeviceGetAccountingMode *function_ = find(S_nvmlDeviceGetAccountingMode);
    return function_ != NULL ? function_(device, mode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid,
    nvmlAccountingStats_t *stats)
{
    fn_nvmlDeviceGetAccountingStats *function_ = find(S_nvmlDeviceGetAccountingStats);
    return function_ != NULL ? function_(device, pid, stats) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count, unsigned int *pids)
{
    fn_nvmlDeviceGetAccountingPids *function_ = find(S_nvmlDeviceGetAccountingPids);
    return function_ != NULL ? function_(device, count, pids) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize)
{
    fn_nvmlDeviceGetAccountingBufferSize *function_ = find(S_nvmlDeviceGetAccountingBufferSize);
    return function_ != NULL ? function_(device, bufferSize) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetAccountingStats_v2(nvmlDevice_t device, nvmlAccountingStats_v2_t *stats)
{
    fn_nvmlDeviceGetAccountingStats_v2 *function_ = find(S_nvmlDeviceGetAccountingStats_v2);
    return function_ != NULL ? function_(device, stats) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
    unsigned int *pageCount, unsigned long long *addresses)
{
    fn_nvmlDeviceGetRetiredPages *function_ = find(S_nvmlDeviceGetRetiredPages);
    return function_ != NULL ? function_(device, cause, pageCount, addresses)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause,
    unsigned int *pageCount, unsigned long long *addresses, unsigned long long *timestamps)
{
    fn_nvmlDeviceGetRetiredPages_v2 *function_ = find(S_nvmlDeviceGetRetiredPages_v2);
    return function_ != NULL ? function_(device, cause, pageCount, addresses, timestamps)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device, nvmlEnableState_t *isPending)
{
    fn_nvmlDeviceGetRetiredPagesPendingStatus *function_ =
        find(S_nvmlDeviceGetRetiredPagesPendingStatus);
    return function_ != NULL ? function_(device, isPending) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows, unsigned int *uncRows,
    unsigned int *isPending, unsigned int *failureOccurred)
{
    fn_nvmlDeviceGetRemappedRows *function_ = find(S_nvmlDeviceGetRemappedRows);
    return function_ != NULL ? function_(device, corrRows, uncRows, isPending, failureOccurred)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device, nvmlRowRemapperHistogramValues_t *values)
{
    fn_nvmlDeviceGetRowRemapperHistogram *function_ = find(S_nvmlDeviceGetRowRemapperHistogram);
    return function_ != NULL ? function_(device, values) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)
{
    fn_nvmlDeviceGetArchitecture *function_ = find(S_nvmlDeviceGetArchitecture);
    return function_ != NULL ? function_(device, arch) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)
{
    fn_nvmlDeviceGetClkMonStatus *function_ = find(S_nvmlDeviceGetClkMonStatus);
    return function_ != NULL ? function_(device, status) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetProcessUtilization(nvmlDevice_t device,
    nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
    unsigned long long lastSeenTimeStamp)
{
    fn_nvmlDeviceGetProcessUtilization *function_ = find(S_nvmlDeviceGetProcessUtilization);
    return function_ != NULL
        ? function_(device, utilization, processSamplesCount, lastSeenTimeStamp)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device,
    nvmlProcessesUtilizationInfo_t *procesesUtilInfo)
{
    fn_nvmlDeviceGetProcessesUtilizationInfo *function_ =
        find(S_nvmlDeviceGetProcessesUtilizationInfo);
    return function_ != NULL ? function_(device, procesesUtilInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)
{
    fn_nvmlDeviceGetPlatformInfo *function_ = find(S_nvmlDeviceGetPlatformInfo);
    return function_ != NULL ? function_(device, platformInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPdi(nvmlDevice_t device, nvmlPdi_t *pdi)
{
    fn_nvmlDeviceGetPdi *function_ = find(S_nvmlDeviceGetPdi);
    return function_ != NULL ? function_(device, pdi) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)
{
    fn_nvmlDeviceSetHostname_v1 *function_ = find(S_nvmlDeviceSetHostname_v1);
    return function_ != NULL ? function_(device, hostname) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)
{
    fn_nvmlDeviceGetHostname_v1 *function_ = find(S_nvmlDeviceGetHostname_v1);
    return function_ != NULL ? function_(device, hostname) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDevicePerfMetricsGetSamples_v1(nvmlDevice_t device, nvmlPerfMetricsSamples_v1_t *samples)
{
    fn_nvmlDevicePerfMetricsGetSamples_v1 *function_ = find(S_nvmlDevicePerfMetricsGetSamples_v1);
    return function_ != NULL ? function_(device, samples) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)
{
    fn_nvmlUnitSetLedState *function_ = find(S_nvmlUnitSetLedState);
    return function_ != NULL ? function_(unit, color) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)
{
    fn_nvmlDeviceSetPersistenceMode *function_ = find(S_nvmlDeviceSetPersistenceMode);
    return function_ != NULL ? function_(device, mode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)
{
    fn_nvmlDeviceSetComputeMode *function_ = find(S_nvmlDeviceSetComputeMode);
    return function_ != NULL ? function_(device, mode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)
{
    fn_nvmlDeviceSetEccMode *function_ = find(S_nvmlDeviceSetEccMode);
    return function_ != NULL ? function_(device, ecc) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType)
{
    fn_nvmlDeviceClearEccErrorCounts *function_ = find(S_nvmlDeviceClearEccErrorCounts);
    return function_ != NULL ? function_(device, counterType) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags)
{
    fn_nvmlDeviceSetDriverModel *function_ = find(S_nvmlDeviceSetDriverModel);
    return function_ != NULL ? function_(device, driverModel, flags) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz,
    unsigned int maxGpuClockMHz)
{
    fn_nvmlDeviceSetGpuLockedClocks *function_ = find(S_nvmlDeviceSetGpuLockedClocks);
    return function_ != NULL ? function_(device, minGpuClockMHz, maxGpuClockMHz)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)
{
    fn_nvmlDeviceResetGpuLockedClocks *function_ = find(S_nvmlDeviceResetGpuLockedClocks);
    return function_ != NULL ? function_(device) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz,
    unsigned int maxMemClockMHz)
{
    fn_nvmlDeviceSetMemoryLockedClocks *function_ = find(S_nvmlDeviceSetMemoryLockedClocks);
    return function_ != NULL ? function_(device, minMemClockMHz, maxMemClockMHz)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)
{
    fn_nvmlDeviceResetMemoryLockedClocks *function_ = find(S_nvmlDeviceResetMemoryLockedClocks);
    return function_ != NULL ? function_(device) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz,
    unsigned int graphicsClockMHz)
{
    fn_nvmlDeviceSetApplicationsClocks *function_ = find(S_nvmlDeviceSetApplicationsClocks);
    return function_ != NULL ? function_(device, memClockMHz, graphicsClockMHz)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)
{
    fn_nvmlDeviceResetApplicationsClocks *function_ = find(S_nvmlDeviceResetApplicationsClocks);
    return function_ != NULL ? function_(device) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled)
{
    fn_nvmlDeviceSetAutoBoostedClocksEnabled *function_ =
        find(S_nvmlDeviceSetAutoBoostedClocksEnabled);
    return function_ != NULL ? function_(device, enabled) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled,
    unsigned int flags)
{
    fn_nvmlDeviceSetDefaultAutoBoostedClocksEnabled *function_ =
        find(S_nvmlDeviceSetDefaultAutoBoostedClocksEnabled);
    return function_ != NULL ? function_(device, enabled, flags) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)
{
    fn_nvmlDeviceSetDefaultFanSpeed_v2 *function_ = find(S_nvmlDeviceSetDefaultFanSpeed_v2);
    return function_ != NULL ? function_(device, fan) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan,
    nvmlFanControlPolicy_t policy)
{
    fn_nvmlDeviceSetFanControlPolicy *function_ = find(S_nvmlDeviceSetFanControlPolicy);
    return function_ != NULL ? function_(device, fan, policy) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device,
    nvmlTemperatureThresholds_t thresholdType, int *temp)
{
    fn_nvmlDeviceSetTemperatureThreshold *function_ = find(S_nvmlDeviceSetTemperatureThreshold);
    return function_ != NULL ? function_(device, thresholdType, temp) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)
{
    fn_nvmlDeviceSetPowerManagementLimit *function_ = find(S_nvmlDeviceSetPowerManagementLimit);
    return function_ != NULL ? function_(device, limit) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)
{
    fn_nvmlDeviceSetGpuOperationMode *function_ = find(S_nvmlDeviceSetGpuOperationMode);
    return function_ != NULL ? function_(device, mode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
    nvmlEnableState_t isRestricted)
{
    fn_nvmlDeviceSetAPIRestriction *function_ = find(S_nvmlDeviceSetAPIRestriction);
    return function_ != NULL ? function_(device, apiType, isRestricted) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)
{
    fn_nvmlDeviceSetFanSpeed_v2 *function_ = find(S_nvmlDeviceSetFanSpeed_v2);
    return function_ != NULL ? function_(device, fan, speed) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)
{
    fn_nvmlDeviceSetGpcClkVfOffset *function_ = find(S_nvmlDeviceSetGpcClkVfOffset);
    return function_ != NULL ? function_(device, offset) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)
{
    fn_nvmlDeviceSetMemClkVfOffset *function_ = find(S_nvmlDeviceSetMemClkVfOffset);
    return function_ != NULL ? function_(device, offset) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)
{
    fn_nvmlDeviceSetAccountingMode *function_ = find(S_nvmlDeviceSetAccountingMode);
    return function_ != NULL ? function_(device, mode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceClearAccountingPids(nvmlDevice_t device)
{
    fn_nvmlDeviceClearAccountingPids *function_ = find(S_nvmlDeviceClearAccountingPids);
    return function_ != NULL ? function_(device) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link, nvmlEnableState_t *isActive)
{
    fn_nvmlDeviceGetNvLinkState *function_ = find(S_nvmlDeviceGetNvLinkState);
    return function_ != NULL ? function_(device, link, isActive) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link, unsigned int *version)
{
    fn_nvmlDeviceGetNvLinkVersion *function_ = find(S_nvmlDeviceGetNvLinkVersion);
    return function_ != NULL ? function_(device, link, version) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link,
    nvmlNvLinkCapability_t capability, unsigned int *capResult)
{
    fn_nvmlDeviceGetNvLinkCapability *function_ = find(S_nvmlDeviceGetNvLinkCapability);
    return function_ != NULL ? function_(device, link, capability, capResult)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNvLinkRemotePciInfo(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci)
{
    fn_nvmlDeviceGetNvLinkRemotePciInfo *function_ = find(S_nvmlDeviceGetNvLinkRemotePciInfo);
    return function_ != NULL ? function_(device, link, pci) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link,
    nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)
{
    fn_nvmlDeviceGetNvLinkErrorCounter *function_ = find(S_nvmlDeviceGetNvLinkErrorCounter);
    return function_ != NULL ? function_(device, link, counter, counterValue)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)
{
    fn_nvmlDeviceResetNvLinkErrorCounters *function_ = find(S_nvmlDeviceResetNvLinkErrorCounters);
    return function_ != NULL ? function_(device, link) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link,
    unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset)
{
    fn_nvmlDeviceSetNvLinkUtilizationControl *function_ =
        find(S_nvmlDeviceSetNvLinkUtilizationControl);
    return function_ != NULL ? function_(device, link, counter, control, reset)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link,
    unsigned int counter, nvmlNvLinkUtilizationControl_t *control)
{
    fn_nvmlDeviceGetNvLinkUtilizationControl *function_ =
        find(S_nvmlDeviceGetNvLinkUtilizationControl);
    return function_ != NULL ? function_(device, link, counter, control) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
    unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter)
{
    fn_nvmlDeviceGetNvLinkUtilizationCounter *function_ =
        find(S_nvmlDeviceGetNvLinkUtilizationCounter);
    return function_ != NULL ? function_(device, link, counter, rxcounter, txcounter)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
    unsigned int counter, nvmlEnableState_t freeze)
{
    fn_nvmlDeviceFreezeNvLinkUtilizationCounter *function_ =
        find(S_nvmlDeviceFreezeNvLinkUtilizationCounter);
    return function_ != NULL ? function_(device, link, counter, freeze) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link,
    unsigned int counter)
{
    fn_nvmlDeviceResetNvLinkUtilizationCounter *function_ =
        find(S_nvmlDeviceResetNvLinkUtilizationCounter);
    return function_ != NULL ? function_(device, link, counter) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link,
    nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)
{
    fn_nvmlDeviceGetNvLinkRemoteDeviceType *function_ = find(S_nvmlDeviceGetNvLinkRemoteDeviceType);
    return function_ != NULL ? function_(device, link, pNvLinkDeviceType) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device, nvmlNvLinkPowerThres_t *info)
{
    fn_nvmlDeviceSetNvLinkDeviceLowPowerThreshold *function_ =
        find(S_nvmlDeviceSetNvLinkDeviceLowPowerThreshold);
    return function_ != NULL ? function_(device, info) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)
{
    fn_nvmlSystemSetNvlinkBwMode *function_ = find(S_nvmlSystemSetNvlinkBwMode);
    return function_ != NULL ? function_(nvlinkBwMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)
{
    fn_nvmlSystemGetNvlinkBwMode *function_ = find(S_nvmlSystemGetNvlinkBwMode);
    return function_ != NULL ? function_(nvlinkBwMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,
    nvmlNvlinkSupportedBwModes_t *supportedBwMode)
{
    fn_nvmlDeviceGetNvlinkSupportedBwModes *function_ = find(S_nvmlDeviceGetNvlinkSupportedBwModes);
    return function_ != NULL ? function_(device, supportedBwMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)
{
    fn_nvmlDeviceGetNvlinkBwMode *function_ = find(S_nvmlDeviceGetNvlinkBwMode);
    return function_ != NULL ? function_(device, getBwMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)
{
    fn_nvmlDeviceSetNvlinkBwMode *function_ = find(S_nvmlDeviceSetNvlinkBwMode);
    return function_ != NULL ? function_(device, setBwMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetNvlinkBwModeAsync_v1(nvmlDevice_t device,
    nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync)
{
    fn_nvmlDeviceSetNvlinkBwModeAsync_v1 *function_ = find(S_nvmlDeviceSetNvlinkBwModeAsync_v1);
    return function_ != NULL ? function_(device, setBwModeAsync) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNvLinkInfo(nvmlDevice_t device, nvmlNvLinkInfo_t *info)
{
    fn_nvmlDeviceGetNvLinkInfo *function_ = find(S_nvmlDeviceGetNvLinkInfo);
    return function_ != NULL ? function_(device, info) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNvLinkInfo_v3(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info)
{
    fn_nvmlDeviceGetNvLinkInfo_v3 *function_ = find(S_nvmlDeviceGetNvLinkInfo_v3);
    return function_ != NULL ? function_(device, info) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNvLinkTelemetrySamples_v1(nvmlDevice_t device,
    nvmlNvlinkTelemetrySamples_v1_t *samples)
{
    fn_nvmlDeviceGetNvLinkTelemetrySamples_v1 *function_ =
        find(S_nvmlDeviceGetNvLinkTelemetrySamples_v1);
    return function_ != NULL ? function_(device, samples) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNvlinkRemapTableInfo_v1(nvmlDevice_t device,
    nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo)
{
    fn_nvmlDeviceGetNvlinkRemapTableInfo_v1 *function_ =
        find(S_nvmlDeviceGetNvlinkRemapTableInfo_v1);
    return function_ != NULL ? function_(device, remapTableInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetNvlinkNvleReady_v1(nvmlDevice_t device, nvmlNvlinkSetNvleReady_v1_t *setNvleReady)
{
    fn_nvmlDeviceSetNvlinkNvleReady_v1 *function_ = find(S_nvmlDeviceSetNvlinkNvleReady_v1);
    return function_ != NULL ? function_(device, setNvleReady) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceLockNvlinkRemapTable_v1(nvmlDevice_t device,
    nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo)
{
    fn_nvmlDeviceLockNvlinkRemapTable_v1 *function_ = find(S_nvmlDeviceLockNvlinkRemapTable_v1);
    return function_ != NULL ? function_(device, remapTableLockInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(nvmlDevice_t device,
    nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey)
{
    fn_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1 *function_ =
        find(S_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1);
    return function_ != NULL ? function_(device, encryptionKey) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetNvlinkNvlePrivateInfo_v1(nvmlDevice_t device,
    nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo)
{
    fn_nvmlDeviceGetNvlinkNvlePrivateInfo_v1 *function_ =
        find(S_nvmlDeviceGetNvlinkNvlePrivateInfo_v1);
    return function_ != NULL ? function_(device, privateInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlEventSetCreate(nvmlEventSet_t *set)
{
    fn_nvmlEventSetCreate *function_ = find(S_nvmlEventSetCreate);
    return function_ != NULL ? function_(set) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set)
{
    fn_nvmlDeviceRegisterEvents *function_ = find(S_nvmlDeviceRegisterEvents);
    return function_ != NULL ? function_(device, eventTypes, set) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long *eventTypes)
{
    fn_nvmlDeviceGetSupportedEventTypes *function_ = find(S_nvmlDeviceGetSupportedEventTypes);
    return function_ != NULL ? function_(device, eventTypes) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlEventSetWait(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)
{
    fn_nvmlEventSetWait *function_ = find(S_nvmlEventSetWait);
    return function_ != NULL ? function_(set, data, timeoutms) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlEventSetRegisterGpuOperationalEvents_v1(nvmlEventSet_t eventSet,
    const nvmlGpuOperationalEventConfig_v1_t *config)
{
    fn_nvmlEventSetRegisterGpuOperationalEvents_v1 *function_ =
        find(S_nvmlEventSetRegisterGpuOperationalEvents_v1);
    return function_ != NULL ? function_(eventSet, config) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlEventSetWait_v3(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params)
{
    fn_nvmlEventSetWait_v3 *function_ = find(S_nvmlEventSetWait_v3);
    return function_ != NULL ? function_(set, params) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlEventSetGetContextCount_v1(nvmlEventSet_t set, nvmlEventSetGetContextCount_v1_t *params)
{
    fn_nvmlEventSetGetContextCount_v1 *function_ = find(S_nvmlEventSetGetContextCount_v1);
    return function_ != NULL ? function_(set, params) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlEventSetGetContextInfo_v1(nvmlEventSet_t set, nvmlEventSetGetContextInfo_v1_t *params)
{
    fn_nvmlEventSetGetContextInfo_v1 *function_ = find(S_nvmlEventSetGetContextInfo_v1);
    return function_ != NULL ? function_(set, params) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlEventSetGetContextData_v1(nvmlEventSet_t set, nvmlEventSetGetContextData_v1_t *params)
{
    fn_nvmlEventSetGetContextData_v1 *function_ = find(S_nvmlEventSetGetContextData_v1);
    return function_ != NULL ? function_(set, params) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(nvmlEventSet_t set,
    nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params)
{
    fn_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1 *function_ =
        find(S_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1);
    return function_ != NULL ? function_(set, params) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlEventSetFree(nvmlEventSet_t set)
{
    fn_nvmlEventSetFree *function_ = find(S_nvmlEventSetFree);
    return function_ != NULL ? function_(set) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)
{
    fn_nvmlSystemEventSetCreate *function_ = find(S_nvmlSystemEventSetCreate);
    return function_ != NULL ? function_(request) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)
{
    fn_nvmlSystemEventSetFree *function_ = find(S_nvmlSystemEventSetFree);
    return function_ != NULL ? function_(request) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)
{
    fn_nvmlSystemRegisterEvents *function_ = find(S_nvmlSystemRegisterEvents);
    return function_ != NULL ? function_(request) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)
{
    fn_nvmlSystemEventSetWait *function_ = find(S_nvmlSystemEventSetWait);
    return function_ != NULL ? function_(request) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)
{
    fn_nvmlDeviceModifyDrainState *function_ = find(S_nvmlDeviceModifyDrainState);
    return function_ != NULL ? function_(pciInfo, newState) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState)
{
    fn_nvmlDeviceQueryDrainState *function_ = find(S_nvmlDeviceQueryDrainState);
    return function_ != NULL ? function_(pciInfo, currentState) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceRemoveGpu(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState,
    nvmlPcieLinkState_t linkState)
{
    fn_nvmlDeviceRemoveGpu *function_ = find(S_nvmlDeviceRemoveGpu);
    return function_ != NULL ? function_(pciInfo, gpuState, linkState) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)
{
    fn_nvmlDeviceDiscoverGpus *function_ = find(S_nvmlDeviceDiscoverGpus);
    return function_ != NULL ? function_(pciInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)
{
    fn_nvmlDeviceGetFieldValues *function_ = find(S_nvmlDeviceGetFieldValues);
    return function_ != NULL ? function_(device, valuesCount, values) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)
{
    fn_nvmlDeviceClearFieldValues *function_ = find(S_nvmlDeviceClearFieldValues);
    return function_ != NULL ? function_(device, valuesCount, values) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t *pVirtualMode)
{
    fn_nvmlDeviceGetVirtualizationMode *function_ = find(S_nvmlDeviceGetVirtualizationMode);
    return function_ != NULL ? function_(device, pVirtualMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)
{
    fn_nvmlDeviceGetHostVgpuMode *function_ = find(S_nvmlDeviceGetHostVgpuMode);
    return function_ != NULL ? function_(device, pHostVgpuMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode)
{
    fn_nvmlDeviceSetVirtualizationMode *function_ = find(S_nvmlDeviceSetVirtualizationMode);
    return function_ != NULL ? function_(device, virtualMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device,
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
    fn_nvmlDeviceGetVgpuHeterogeneousMode *function_ = find(S_nvmlDeviceGetVgpuHeterogeneousMode);
    return function_ != NULL ? function_(device, pHeterogeneousMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device,
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
    fn_nvmlDeviceSetVgpuHeterogeneousMode *function_ = find(S_nvmlDeviceSetVgpuHeterogeneousMode);
    return function_ != NULL ? function_(device, pHeterogeneousMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuPlacementId_t *pPlacement)
{
    fn_nvmlVgpuInstanceGetPlacementId *function_ = find(S_nvmlVgpuInstanceGetPlacementId);
    return function_ != NULL ? function_(vgpuInstance, pPlacement) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
    nvmlVgpuPlacementList_t *pPlacementList)
{
    fn_nvmlDeviceGetVgpuTypeSupportedPlacements *function_ =
        find(S_nvmlDeviceGetVgpuTypeSupportedPlacements);
    return function_ != NULL ? function_(device, vgpuTypeId, pPlacementList) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
    nvmlVgpuPlacementList_t *pPlacementList)
{
    fn_nvmlDeviceGetVgpuTypeCreatablePlacements *function_ =
        find(S_nvmlDeviceGetVgpuTypeCreatablePlacements);
    return function_ != NULL ? function_(device, vgpuTypeId, pPlacementList) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *gspHeapSize)
{
    fn_nvmlVgpuTypeGetGspHeapSize *function_ = find(S_nvmlVgpuTypeGetGspHeapSize);
    return function_ != NULL ? function_(vgpuTypeId, gspHeapSize) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbReservation)
{
    fn_nvmlVgpuTypeGetFbReservation *function_ = find(S_nvmlVgpuTypeGetFbReservation);
    return function_ != NULL ? function_(vgpuTypeId, fbReservation) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuRuntimeState_t *pState)
{
    fn_nvmlVgpuInstanceGetRuntimeStateSize *function_ = find(S_nvmlVgpuInstanceGetRuntimeStateSize);
    return function_ != NULL ? function_(vgpuInstance, pState) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability,
    nvmlEnableState_t state)
{
    fn_nvmlDeviceSetVgpuCapabilities *function_ = find(S_nvmlDeviceSetVgpuCapabilities);
    return function_ != NULL ? function_(device, capability, state) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceVgpuForceGspUnload(nvmlDevice_t device)
{
    fn_nvmlDeviceVgpuForceGspUnload *function_ = find(S_nvmlDeviceVgpuForceGspUnload);
    return function_ != NULL ? function_(device) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGridLicensableFeatures(nvmlDevice_t device,
    nvmlGridLicensableFeatures_t *pGridLicensableFeatures)
{
    fn_nvmlDeviceGetGridLicensableFeatures *function_ = find(S_nvmlDeviceGetGridLicensableFeatures);
    return function_ != NULL ? function_(device, pGridLicensableFeatures) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability, unsigned int *capResult)
{
    fn_nvmlGetVgpuDriverCapabilities *function_ = find(S_nvmlGetVgpuDriverCapabilities);
    return function_ != NULL ? function_(capability, capResult) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability,
    unsigned int *capResult)
{
    fn_nvmlDeviceGetVgpuCapabilities *function_ = find(S_nvmlDeviceGetVgpuCapabilities);
    return function_ != NULL ? function_(device, capability, capResult) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
    nvmlVgpuTypeId_t *vgpuTypeIds)
{
    fn_nvmlDeviceGetSupportedVgpus *function_ = find(S_nvmlDeviceGetSupportedVgpus);
    return function_ != NULL ? function_(device, vgpuCount, vgpuTypeIds) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
    nvmlVgpuTypeId_t *vgpuTypeIds)
{
    fn_nvmlDeviceGetCreatableVgpus *function_ = find(S_nvmlDeviceGetCreatableVgpus);
    return function_ != NULL ? function_(device, vgpuCount, vgpuTypeIds) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size)
{
    fn_nvmlVgpuTypeGetClass *function_ = find(S_nvmlVgpuTypeGetClass);
    return function_ != NULL ? function_(vgpuTypeId, vgpuTypeClass, size) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size)
{
    fn_nvmlVgpuTypeGetName *function_ = find(S_nvmlVgpuTypeGetName);
    return function_ != NULL ? function_(vgpuTypeId, vgpuTypeName, size) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *gpuInstanceProfileId)
{
    fn_nvmlVgpuTypeGetGpuInstanceProfileId *function_ = find(S_nvmlVgpuTypeGetGpuInstanceProfileId);
    return function_ != NULL ? function_(vgpuTypeId, gpuInstanceProfileId) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID,
    unsigned long long *subsystemID)
{
    fn_nvmlVgpuTypeGetDeviceID *function_ = find(S_nvmlVgpuTypeGetDeviceID);
    return function_ != NULL ? function_(vgpuTypeId, deviceID, subsystemID) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize)
{
    fn_nvmlVgpuTypeGetFramebufferSize *function_ = find(S_nvmlVgpuTypeGetFramebufferSize);
    return function_ != NULL ? function_(vgpuTypeId, fbSize) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *numDisplayHeads)
{
    fn_nvmlVgpuTypeGetNumDisplayHeads *function_ = find(S_nvmlVgpuTypeGetNumDisplayHeads);
    return function_ != NULL ? function_(vgpuTypeId, numDisplayHeads) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex,
    unsigned int *xdim, unsigned int *ydim)
{
    fn_nvmlVgpuTypeGetResolution *function_ = find(S_nvmlVgpuTypeGetResolution);
    return function_ != NULL ? function_(vgpuTypeId, displayIndex, xdim, ydim)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString,
    unsigned int size)
{
    fn_nvmlVgpuTypeGetLicense *function_ = find(S_nvmlVgpuTypeGetLicense);
    return function_ != NULL ? function_(vgpuTypeId, vgpuTypeLicenseString, size)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *frameRateLimit)
{
    fn_nvmlVgpuTypeGetFrameRateLimit *function_ = find(S_nvmlVgpuTypeGetFrameRateLimit);
    return function_ != NULL ? function_(vgpuTypeId, frameRateLimit) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *vgpuInstanceCount)
{
    fn_nvmlVgpuTypeGetMaxInstances *function_ = find(S_nvmlVgpuTypeGetMaxInstances);
    return function_ != NULL ? function_(device, vgpuTypeId, vgpuInstanceCount)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *vgpuInstanceCountPerVm)
{
    fn_nvmlVgpuTypeGetMaxInstancesPerVm *function_ = find(S_nvmlVgpuTypeGetMaxInstancesPerVm);
    return function_ != NULL ? function_(vgpuTypeId, vgpuInstanceCountPerVm) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info)
{
    fn_nvmlVgpuTypeGetBAR1Info *function_ = find(S_nvmlVgpuTypeGetBAR1Info);
    return function_ != NULL ? function_(vgpuTypeId, bar1Info) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
    nvmlVgpuInstance_t *vgpuInstances)
{
    fn_nvmlDeviceGetActiveVgpus *function_ = find(S_nvmlDeviceGetActiveVgpus);
    return function_ != NULL ? function_(device, vgpuCount, vgpuInstances) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size,
    nvmlVgpuVmIdType_t *vmIdType)
{
    fn_nvmlVgpuInstanceGetVmID *function_ = find(S_nvmlVgpuInstanceGetVmID);
    return function_ != NULL ? function_(vgpuInstance, vmId, size, vmIdType) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size)
{
    fn_nvmlVgpuInstanceGetUUID *function_ = find(S_nvmlVgpuInstanceGetUUID);
    return function_ != NULL ? function_(vgpuInstance, uuid, size) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version,
    unsigned int length)
{
    fn_nvmlVgpuInstanceGetVmDriverVersion *function_ = find(S_nvmlVgpuInstanceGetVmDriverVersion);
    return function_ != NULL ? function_(vgpuInstance, version, length) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance, unsigned long long *fbUsage)
{
    fn_nvmlVgpuInstanceGetFbUsage *function_ = find(S_nvmlVgpuInstanceGetFbUsage);
    return function_ != NULL ? function_(vgpuInstance, fbUsage) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed)
{
    fn_nvmlVgpuInstanceGetLicenseStatus *function_ = find(S_nvmlVgpuInstanceGetLicenseStatus);
    return function_ != NULL ? function_(vgpuInstance, licensed) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId)
{
    fn_nvmlVgpuInstanceGetType *function_ = find(S_nvmlVgpuInstanceGetType);
    return function_ != NULL ? function_(vgpuInstance, vgpuTypeId) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance, unsigned int *frameRateLimit)
{
    fn_nvmlVgpuInstanceGetFrameRateLimit *function_ = find(S_nvmlVgpuInstanceGetFrameRateLimit);
    return function_ != NULL ? function_(vgpuInstance, frameRateLimit) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode)
{
    fn_nvmlVgpuInstanceGetEccMode *function_ = find(S_nvmlVgpuInstanceGetEccMode);
    return function_ != NULL ? function_(vgpuInstance, eccMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
    unsigned int *encoderCapacity)
{
    fn_nvmlVgpuInstanceGetEncoderCapacity *function_ = find(S_nvmlVgpuInstanceGetEncoderCapacity);
    return function_ != NULL ? function_(vgpuInstance, encoderCapacity) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
    unsigned int encoderCapacity)
{
    fn_nvmlVgpuInstanceSetEncoderCapacity *function_ = find(S_nvmlVgpuInstanceSetEncoderCapacity);
    return function_ != NULL ? function_(vgpuInstance, encoderCapacity) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
    unsigned int *averageFps, unsigned int *averageLatency)
{
    fn_nvmlVgpuInstanceGetEncoderStats *function_ = find(S_nvmlVgpuInstanceGetEncoderStats);
    return function_ != NULL ? function_(vgpuInstance, sessionCount, averageFps, averageLatency)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
    nvmlEncoderSessionInfo_t *sessionInfo)
{
    fn_nvmlVgpuInstanceGetEncoderSessions *function_ = find(S_nvmlVgpuInstanceGetEncoderSessions);
    return function_ != NULL ? function_(vgpuInstance, sessionCount, sessionInfo)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats)
{
    fn_nvmlVgpuInstanceGetFBCStats *function_ = find(S_nvmlVgpuInstanceGetFBCStats);
    return function_ != NULL ? function_(vgpuInstance, fbcStats) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
    nvmlFBCSessionInfo_t *sessionInfo)
{
    fn_nvmlVgpuInstanceGetFBCSessions *function_ = find(S_nvmlVgpuInstanceGetFBCSessions);
    return function_ != NULL ? function_(vgpuInstance, sessionCount, sessionInfo)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance, unsigned int *gpuInstanceId)
{
    fn_nvmlVgpuInstanceGetGpuInstanceId *function_ = find(S_nvmlVgpuInstanceGetGpuInstanceId);
    return function_ != NULL ? function_(vgpuInstance, gpuInstanceId) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId,
    unsigned int *length)
{
    fn_nvmlVgpuInstanceGetGpuPciId *function_ = find(S_nvmlVgpuInstanceGetGpuPciId);
    return function_ != NULL ? function_(vgpuInstance, vgpuPciId, length) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability,
    unsigned int *capResult)
{
    fn_nvmlVgpuTypeGetCapabilities *function_ = find(S_nvmlVgpuTypeGetCapabilities);
    return function_ != NULL ? function_(vgpuTypeId, capability, capResult) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size)
{
    fn_nvmlVgpuInstanceGetMdevUUID *function_ = find(S_nvmlVgpuInstanceGetMdevUUID);
    return function_ != NULL ? function_(vgpuInstance, mdevUuid, size) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance, nvmlVgpuTypeIdInfo_t *pVgpus)
{
    fn_nvmlGpuInstanceGetCreatableVgpus *function_ = find(S_nvmlGpuInstanceGetCreatableVgpus);
    return function_ != NULL ? function_(gpuInstance, pVgpus) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)
{
    fn_nvmlVgpuTypeGetMaxInstancesPerGpuInstance *function_ =
        find(S_nvmlVgpuTypeGetMaxInstancesPerGpuInstance);
    return function_ != NULL ? function_(pMaxInstance) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance,
    nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)
{
    fn_nvmlGpuInstanceGetActiveVgpus *function_ = find(S_nvmlGpuInstanceGetActiveVgpus);
    return function_ != NULL ? function_(gpuInstance, pVgpuInstanceInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerState_t *pScheduler)
{
    fn_nvmlGpuInstanceSetVgpuSchedulerState *function_ =
        find(S_nvmlGpuInstanceSetVgpuSchedulerState);
    return function_ != NULL ? function_(gpuInstance, pScheduler) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)
{
    fn_nvmlGpuInstanceGetVgpuSchedulerState *function_ =
        find(S_nvmlGpuInstanceGetVgpuSchedulerState);
    return function_ != NULL ? function_(gpuInstance, pSchedulerStateInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)
{
    fn_nvmlGpuInstanceGetVgpuSchedulerLog *function_ = find(S_nvmlGpuInstanceGetVgpuSchedulerLog);
    return function_ != NULL ? function_(gpuInstance, pSchedulerLogInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)
{
    fn_nvmlGpuInstanceGetVgpuTypeCreatablePlacements *function_ =
        find(S_nvmlGpuInstanceGetVgpuTypeCreatablePlacements);
    return function_ != NULL ? function_(gpuInstance, pCreatablePlacementInfo)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
    fn_nvmlGpuInstanceGetVgpuHeterogeneousMode *function_ =
        find(S_nvmlGpuInstanceGetVgpuHeterogeneousMode);
    return function_ != NULL ? function_(gpuInstance, pHeterogeneousMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)
{
    fn_nvmlGpuInstanceSetVgpuHeterogeneousMode *function_ =
        find(S_nvmlGpuInstanceSetVgpuHeterogeneousMode);
    return function_ != NULL ? function_(gpuInstance, pHeterogeneousMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVgpuSchedulerState_v2(nvmlDevice_t device,
    nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)
{
    fn_nvmlDeviceGetVgpuSchedulerState_v2 *function_ = find(S_nvmlDeviceGetVgpuSchedulerState_v2);
    return function_ != NULL ? function_(device, pSchedulerStateInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceGetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)
{
    fn_nvmlGpuInstanceGetVgpuSchedulerState_v2 *function_ =
        find(S_nvmlGpuInstanceGetVgpuSchedulerState_v2);
    return function_ != NULL ? function_(gpuInstance, pSchedulerStateInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVgpuSchedulerLog_v2(nvmlDevice_t device,
    nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)
{
    fn_nvmlDeviceGetVgpuSchedulerLog_v2 *function_ = find(S_nvmlDeviceGetVgpuSchedulerLog_v2);
    return function_ != NULL ? function_(device, pSchedulerLogInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceGetVgpuSchedulerLog_v2(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)
{
    fn_nvmlGpuInstanceGetVgpuSchedulerLog_v2 *function_ =
        find(S_nvmlGpuInstanceGetVgpuSchedulerLog_v2);
    return function_ != NULL ? function_(gpuInstance, pSchedulerLogInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetVgpuSchedulerState_v2(nvmlDevice_t device,
    nvmlVgpuSchedulerState_v2_t *pSchedulerState)
{
    fn_nvmlDeviceSetVgpuSchedulerState_v2 *function_ = find(S_nvmlDeviceSetVgpuSchedulerState_v2);
    return function_ != NULL ? function_(device, pSchedulerState) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceSetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerState_v2_t *pSchedulerState)
{
    fn_nvmlGpuInstanceSetVgpuSchedulerState_v2 *function_ =
        find(S_nvmlGpuInstanceSetVgpuSchedulerState_v2);
    return function_ != NULL ? function_(gpuInstance, pSchedulerState) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t *vgpuMetadata,
    unsigned int *bufferSize)
{
    fn_nvmlVgpuInstanceGetMetadata *function_ = find(S_nvmlVgpuInstanceGetMetadata);
    return function_ != NULL ? function_(vgpuInstance, vgpuMetadata, bufferSize)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata,
    unsigned int *bufferSize)
{
    fn_nvmlDeviceGetVgpuMetadata *function_ = find(S_nvmlDeviceGetVgpuMetadata);
    return function_ != NULL ? function_(device, pgpuMetadata, bufferSize) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata,
    nvmlVgpuPgpuMetadata_t *pgpuMetadata, nvmlVgpuPgpuCompatibility_t *compatibilityInfo)
{
    fn_nvmlGetVgpuCompatibility *function_ = find(S_nvmlGetVgpuCompatibility);
    return function_ != NULL ? function_(vgpuMetadata, pgpuMetadata, compatibilityInfo)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata,
    unsigned int *bufferSize)
{
    fn_nvmlDeviceGetPgpuMetadataString *function_ = find(S_nvmlDeviceGetPgpuMetadataString);
    return function_ != NULL ? function_(device, pgpuMetadata, bufferSize) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device, nvmlVgpuSchedulerLog_t *pSchedulerLog)
{
    fn_nvmlDeviceGetVgpuSchedulerLog *function_ = find(S_nvmlDeviceGetVgpuSchedulerLog);
    return function_ != NULL ? function_(device, pSchedulerLog) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device,
    nvmlVgpuSchedulerGetState_t *pSchedulerState)
{
    fn_nvmlDeviceGetVgpuSchedulerState *function_ = find(S_nvmlDeviceGetVgpuSchedulerState);
    return function_ != NULL ? function_(device, pSchedulerState) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device,
    nvmlVgpuSchedulerSetState_t *pSchedulerState)
{
    fn_nvmlDeviceSetVgpuSchedulerState *function_ = find(S_nvmlDeviceSetVgpuSchedulerState);
    return function_ != NULL ? function_(device, pSchedulerState) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device,
    nvmlVgpuSchedulerCapabilities_t *pCapabilities)
{
    fn_nvmlDeviceGetVgpuSchedulerCapabilities *function_ =
        find(S_nvmlDeviceGetVgpuSchedulerCapabilities);
    return function_ != NULL ? function_(device, pCapabilities) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)
{
    fn_nvmlGetVgpuVersion *function_ = find(S_nvmlGetVgpuVersion);
    return function_ != NULL ? function_(supported, current) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)
{
    fn_nvmlSetVgpuVersion *function_ = find(S_nvmlSetVgpuVersion);
    return function_ != NULL ? function_(vgpuVersion) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp,
    nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount,
    nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)
{
    fn_nvmlDeviceGetVgpuUtilization *function_ = find(S_nvmlDeviceGetVgpuUtilization);
    return function_ != NULL
        ? function_(device, lastSeenTimeStamp, sampleValType, vgpuInstanceSamplesCount,
        utilizationSamples) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,
    nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)
{
    fn_nvmlDeviceGetVgpuInstancesUtilizationInfo *function_ =
        find(S_nvmlDeviceGetVgpuInstancesUtilizationInfo);
    return function_ != NULL ? function_(device, vgpuUtilInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp,
    unsigned int *vgpuProcessSamplesCount, nvmlVgpuProcessUtilizationSample_t *utilizationSamples)
{
    fn_nvmlDeviceGetVgpuProcessUtilization *function_ = find(S_nvmlDeviceGetVgpuProcessUtilization);
    return function_ != NULL
        ? function_(device, lastSeenTimeStamp, vgpuProcessSamplesCount, utilizationSamples)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device,
    nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)
{
    fn_nvmlDeviceGetVgpuProcessesUtilizationInfo *function_ =
        find(S_nvmlDeviceGetVgpuProcessesUtilizationInfo);
    return function_ != NULL ? function_(device, vgpuProcUtilInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *mode)
{
    fn_nvmlVgpuInstanceGetAccountingMode *function_ = find(S_nvmlVgpuInstanceGetAccountingMode);
    return function_ != NULL ? function_(vgpuInstance, mode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int *count,
    unsigned int *pids)
{
    fn_nvmlVgpuInstanceGetAccountingPids *function_ = find(S_nvmlVgpuInstanceGetAccountingPids);
    return function_ != NULL ? function_(vgpuInstance, count, pids) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int pid,
    nvmlAccountingStats_t *stats)
{
    fn_nvmlVgpuInstanceGetAccountingStats *function_ = find(S_nvmlVgpuInstanceGetAccountingStats);
    return function_ != NULL ? function_(vgpuInstance, pid, stats) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)
{
    fn_nvmlVgpuInstanceClearAccountingPids *function_ = find(S_nvmlVgpuInstanceClearAccountingPids);
    return function_ != NULL ? function_(vgpuInstance) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlVgpuInstanceGetLicenseInfo(nvmlVgpuInstance_t vgpuInstance,
    nvmlVgpuLicenseInfo_t *licenseInfo)
{
    fn_nvmlVgpuInstanceGetLicenseInfo *function_ = find(S_nvmlVgpuInstanceGetLicenseInfo);
    return function_ != NULL ? function_(vgpuInstance, licenseInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGetExcludedDeviceCount(unsigned int *deviceCount)
{
    fn_nvmlGetExcludedDeviceCount *function_ = find(S_nvmlGetExcludedDeviceCount);
    return function_ != NULL ? function_(deviceCount) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)
{
    fn_nvmlGetExcludedDeviceInfoByIndex *function_ = find(S_nvmlGetExcludedDeviceInfoByIndex);
    return function_ != NULL ? function_(index, info) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceReadWritePRM_v1(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer)
{
    fn_nvmlDeviceReadWritePRM_v1 *function_ = find(S_nvmlDeviceReadWritePRM_v1);
    return function_ != NULL ? function_(device, buffer) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceReadPRMCounters_v1(nvmlDevice_t device, nvmlPRMCounterList_v1_t *counterList)
{
    fn_nvmlDeviceReadPRMCounters_v1 *function_ = find(S_nvmlDeviceReadPRMCounters_v1);
    return function_ != NULL ? function_(device, counterList) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode, nvmlReturn_t *activationStatus)
{
    fn_nvmlDeviceSetMigMode *function_ = find(S_nvmlDeviceSetMigMode);
    return function_ != NULL ? function_(device, mode, activationStatus) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode, unsigned int *pendingMode)
{
    fn_nvmlDeviceGetMigMode *function_ = find(S_nvmlDeviceGetMigMode);
    return function_ != NULL ? function_(device, currentMode, pendingMode) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile,
    nvmlGpuInstanceProfileInfo_t *info)
{
    fn_nvmlDeviceGetGpuInstanceProfileInfo *function_ = find(S_nvmlDeviceGetGpuInstanceProfileInfo);
    return function_ != NULL ? function_(device, profile, info) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile,
    nvmlGpuInstanceProfileInfo_v2_t *info)
{
    fn_nvmlDeviceGetGpuInstanceProfileInfoV *function_ =
        find(S_nvmlDeviceGetGpuInstanceProfileInfoV);
    return function_ != NULL ? function_(device, profile, info) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpuInstanceProfileInfoByIdV(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstanceProfileInfo_v2_t *info)
{
    fn_nvmlDeviceGetGpuInstanceProfileInfoByIdV *function_ =
        find(S_nvmlDeviceGetGpuInstanceProfileInfoByIdV);
    return function_ != NULL ? function_(device, profileId, info) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpuInstancePossiblePlacements(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstancePlacement_t *placements, unsigned int *count)
{
    fn_nvmlDeviceGetGpuInstancePossiblePlacements *function_ =
        find(S_nvmlDeviceGetGpuInstancePossiblePlacements);
    return function_ != NULL ? function_(device, profileId, placements, count)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int profileId,
    unsigned int *count)
{
    fn_nvmlDeviceGetGpuInstanceRemainingCapacity *function_ =
        find(S_nvmlDeviceGetGpuInstanceRemainingCapacity);
    return function_ != NULL ? function_(device, profileId, count) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstance_t *gpuInstance)
{
    fn_nvmlDeviceCreateGpuInstance *function_ = find(S_nvmlDeviceCreateGpuInstance);
    return function_ != NULL ? function_(device, profileId, gpuInstance) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int profileId,
    const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance)
{
    fn_nvmlDeviceCreateGpuInstanceWithPlacement *function_ =
        find(S_nvmlDeviceCreateGpuInstanceWithPlacement);
    return function_ != NULL ? function_(device, profileId, placement, gpuInstance)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)
{
    fn_nvmlGpuInstanceDestroy *function_ = find(S_nvmlGpuInstanceDestroy);
    return function_ != NULL ? function_(gpuInstance) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstance_t *gpuInstances, unsigned int *count)
{
    fn_nvmlDeviceGetGpuInstances *function_ = find(S_nvmlDeviceGetGpuInstances);
    return function_ != NULL ? function_(device, profileId, gpuInstances, count)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id,
    nvmlGpuInstance_t *gpuInstance)
{
    fn_nvmlDeviceGetGpuInstanceById *function_ = find(S_nvmlDeviceGetGpuInstanceById);
    return function_ != NULL ? function_(device, id, gpuInstance) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)
{
    fn_nvmlGpuInstanceGetInfo *function_ = find(S_nvmlGpuInstanceGetInfo);
    return function_ != NULL ? function_(gpuInstance, info) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance,
    unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_t *info)
{
    fn_nvmlGpuInstanceGetComputeInstanceProfileInfo *function_ =
        find(S_nvmlGpuInstanceGetComputeInstanceProfileInfo);
    return function_ != NULL ? function_(gpuInstance, profile, engProfile, info)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance,
    unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_v2_t *info)
{
    fn_nvmlGpuInstanceGetComputeInstanceProfileInfoV *function_ =
        find(S_nvmlGpuInstanceGetComputeInstanceProfileInfoV);
    return function_ != NULL ? function_(gpuInstance, profile, engProfile, info)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance,
    unsigned int profileId, unsigned int *count)
{
    fn_nvmlGpuInstanceGetComputeInstanceRemainingCapacity *function_ =
        find(S_nvmlGpuInstanceGetComputeInstanceRemainingCapacity);
    return function_ != NULL ? function_(gpuInstance, profileId, count) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance,
    unsigned int profileId, nvmlComputeInstancePlacement_t *placements, unsigned int *count)
{
    fn_nvmlGpuInstanceGetComputeInstancePossiblePlacements *function_ =
        find(S_nvmlGpuInstanceGetComputeInstancePossiblePlacements);
    return function_ != NULL ? function_(gpuInstance, profileId, placements, count)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    nvmlComputeInstance_t *computeInstance)
{
    fn_nvmlGpuInstanceCreateComputeInstance *function_ =
        find(S_nvmlGpuInstanceCreateComputeInstance);
    return function_ != NULL ? function_(gpuInstance, profileId, computeInstance)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance,
    unsigned int profileId, const nvmlComputeInstancePlacement_t *placement,
    nvmlComputeInstance_t *computeInstance)
{
    fn_nvmlGpuInstanceCreateComputeInstanceWithPlacement *function_ =
        find(S_nvmlGpuInstanceCreateComputeInstanceWithPlacement);
    return function_ != NULL ? function_(gpuInstance, profileId, placement, computeInstance)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)
{
    fn_nvmlComputeInstanceDestroy *function_ = find(S_nvmlComputeInstanceDestroy);
    return function_ != NULL ? function_(computeInstance) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    nvmlComputeInstance_t *computeInstances, unsigned int *count)
{
    fn_nvmlGpuInstanceGetComputeInstances *function_ = find(S_nvmlGpuInstanceGetComputeInstances);
    return function_ != NULL ? function_(gpuInstance, profileId, computeInstances, count)
        : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int id,
    nvmlComputeInstance_t *computeInstance)
{
    fn_nvmlGpuInstanceGetComputeInstanceById *function_ =
        find(S_nvmlGpuInstanceGetComputeInstanceById);
    return function_ != NULL ? function_(gpuInstance, id, computeInstance) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlComputeInstanceGetInfo(nvmlComputeInstance_t computeInstance,
    nvmlComputeInstanceInfo_t *info)
{
    fn_nvmlComputeInstanceGetInfo *function_ = find(S_nvmlComputeInstanceGetInfo);
    return function_ != NULL ? function_(computeInstance, info) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)
{
    fn_nvmlDeviceIsMigDeviceHandle *function_ = find(S_nvmlDeviceIsMigDeviceHandle);
    return function_ != NULL ? function_(device, isMigDevice) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)
{
    fn_nvmlDeviceGetGpuInstanceId *function_ = find(S_nvmlDeviceGetGpuInstanceId);
    return function_ != NULL ? function_(device, id) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)
{
    fn_nvmlDeviceGetComputeInstanceId *function_ = find(S_nvmlDeviceGetComputeInstanceId);
    return function_ != NULL ? function_(device, id) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)
{
    fn_nvmlDeviceGetMaxMigDeviceCount *function_ = find(S_nvmlDeviceGetMaxMigDeviceCount);
    return function_ != NULL ? function_(device, count) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index,
    nvmlDevice_t *migDevice)
{
    fn_nvmlDeviceGetMigDeviceHandleByIndex *function_ = find(S_nvmlDeviceGetMigDeviceHandleByIndex);
    return function_ != NULL ? function_(device, index, migDevice) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice, nvmlDevice_t *device)
{
    fn_nvmlDeviceGetDeviceHandleFromMigDeviceHandle *function_ =
        find(S_nvmlDeviceGetDeviceHandleFromMigDeviceHandle);
    return function_ != NULL ? function_(migDevice, device) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)
{
    fn_nvmlGpmMetricsGet *function_ = find(S_nvmlGpmMetricsGet);
    return function_ != NULL ? function_(metricsGet) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)
{
    fn_nvmlGpmSampleFree *function_ = find(S_nvmlGpmSampleFree);
    return function_ != NULL ? function_(gpmSample) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)
{
    fn_nvmlGpmSampleAlloc *function_ = find(S_nvmlGpmSampleAlloc);
    return function_ != NULL ? function_(gpmSample) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)
{
    fn_nvmlGpmSampleGet *function_ = find(S_nvmlGpmSampleGet);
    return function_ != NULL ? function_(device, gpmSample) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample)
{
    fn_nvmlGpmMigSampleGet *function_ = find(S_nvmlGpmMigSampleGet);
    return function_ != NULL ? function_(device, gpuInstanceId, gpmSample) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)
{
    fn_nvmlGpmQueryDeviceSupport *function_ = find(S_nvmlGpmQueryDeviceSupport);
    return function_ != NULL ? function_(device, gpmSupport) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)
{
    fn_nvmlGpmQueryIfStreamingEnabled *function_ = find(S_nvmlGpmQueryIfStreamingEnabled);
    return function_ != NULL ? function_(device, state) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)
{
    fn_nvmlGpmSetStreamingEnabled *function_ = find(S_nvmlGpmSetStreamingEnabled);
    return function_ != NULL ? function_(device, state) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)
{
    fn_nvmlDeviceGetCapabilities *function_ = find(S_nvmlDeviceGetCapabilities);
    return function_ != NULL ? function_(device, caps) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device,
    nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)
{
    fn_nvmlDeviceWorkloadPowerProfileGetProfilesInfo *function_ =
        find(S_nvmlDeviceWorkloadPowerProfileGetProfilesInfo);
    return function_ != NULL ? function_(device, profilesInfo) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device,
    nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)
{
    fn_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles *function_ =
        find(S_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles);
    return function_ != NULL ? function_(device, currentProfiles) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device,
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
{
    fn_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles *function_ =
        find(S_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles);
    return function_ != NULL ? function_(device, requestedProfiles) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device,
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)
{
    fn_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles *function_ =
        find(S_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles);
    return function_ != NULL ? function_(device, requestedProfiles) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(nvmlDevice_t device,
    nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles)
{
    fn_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1 *function_ =
        find(S_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1);
    return function_ != NULL ? function_(device, updateProfiles) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device,
    nvmlPowerSmoothingProfile_t *profile)
{
    fn_nvmlDevicePowerSmoothingActivatePresetProfile *function_ =
        find(S_nvmlDevicePowerSmoothingActivatePresetProfile);
    return function_ != NULL ? function_(device, profile) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device,
    nvmlPowerSmoothingProfile_t *profile)
{
    fn_nvmlDevicePowerSmoothingUpdatePresetProfileParam *function_ =
        find(S_nvmlDevicePowerSmoothingUpdatePresetProfileParam);
    return function_ != NULL ? function_(device, profile) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDevicePowerSmoothingSetState(nvmlDevice_t device, nvmlPowerSmoothingState_t *state)
{
    fn_nvmlDevicePowerSmoothingSetState *function_ = find(S_nvmlDevicePowerSmoothingSetState);
    return function_ != NULL ? function_(device, state) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(nvmlDevice_t device,
    nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts)
{
    fn_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts *function_ =
        find(S_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts);
    return function_ != NULL ? function_(device, errorCounts) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetRemappedRows_v2(nvmlDevice_t device, nvmlRemappedRowsInfo_v2_t *info)
{
    fn_nvmlDeviceGetRemappedRows_v2 *function_ = find(S_nvmlDeviceGetRemappedRows_v2);
    return function_ != NULL ? function_(device, info) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceSetRusdSettings_v1(nvmlDevice_t device, nvmlRusdSettings_v1_t *settings)
{
    fn_nvmlDeviceSetRusdSettings_v1 *function_ = find(S_nvmlDeviceSetRusdSettings_v1);
    return function_ != NULL ? function_(device, settings) : NVML_ERROR_NOT_FOUND;
}

static nvmlReturn_t
api_nvmlDeviceGetBankRemapperStatus_v1(nvmlDevice_t device,
    nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus)
{
    fn_nvmlDeviceGetBankRemapperStatus_v1 *function_ = find(S_nvmlDeviceGetBankRemapperStatus_v1);
    return function_ != NULL ? function_(device, pBankRemapperStatus) : NVML_ERROR_NOT_FOUND;
}

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&nvml_api_table, symbols, SYMBOL_COUNT, &last, function,
        symbol);
}

const cubind_nvml_api nvml_api_table = {
    .layout = CUBIND_NVML_API_LAYOUT,
    .api_version = 13050,
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
