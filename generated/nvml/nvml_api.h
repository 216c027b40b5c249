// nvml_api.h of cubind for NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvml.yaml.
// clang-format off

// For C programs on top of the module: once, with the GIL held,
//
//     const cubind_nvml_api *api = cubind_nvml_import();
//
// then api->function(...) from any thread. If a function or its library is missing, the call
// returns NVML_ERROR_FUNCTION_NOT_FOUND if it returns a status, else NULL.
//
// The library is searched among those that the process has loaded and by its soname, but not in
// wheels. If it is in a wheel, call a function of the module from Python first, which opens it.
#ifndef CUBIND_NVML_API_H
#define CUBIND_NVML_API_H

#include <Python.h>

#include "prototypes.h"

#define CUBIND_NVML_API_NAME "cubind.nvml._C_API"
#define CUBIND_NVML_API_LAYOUT 3
#define CUBIND_NVML_API_VERSION 13050 // CUDA 13.5

// Functions stand in the order of the releases of this major that introduced them, so a later
// release appends its own. A release that drops a function or changes its parameters has another
// `layout`.
typedef struct cubind_nvml_api {
    int layout;      // CUBIND_NVML_API_LAYOUT
    int api_version; // CUBIND_NVML_API_VERSION
    size_t size;     // bytes of the table
    // Returns a member by its name here, by the library's symbol, or by both; either may be NULL.
    // Returns NULL if there is none. For programs that work with tables of several releases.
    void *(*find)(const char *function, const char *symbol);
    fn_nvmlInit *nvmlInit;
    fn_nvmlInitWithFlags *nvmlInitWithFlags;
    fn_nvmlShutdown *nvmlShutdown;
    fn_nvmlErrorString *nvmlErrorString;
    fn_nvmlSystemGetDriverVersion *nvmlSystemGetDriverVersion;
    fn_nvmlSystemGetNVMLVersion *nvmlSystemGetNVMLVersion;
    fn_nvmlSystemGetCudaDriverVersion *nvmlSystemGetCudaDriverVersion;
    fn_nvmlSystemGetCudaDriverVersion_v2 *nvmlSystemGetCudaDriverVersion_v2;
    fn_nvmlSystemGetProcessName *nvmlSystemGetProcessName;
    fn_nvmlSystemGetHicVersion *nvmlSystemGetHicVersion;
    fn_nvmlSystemGetTopologyGpuSet *nvmlSystemGetTopologyGpuSet;
    fn_nvmlSystemGetDriverBranch *nvmlSystemGetDriverBranch;
    fn_nvmlUnitGetCount *nvmlUnitGetCount;
    fn_nvmlUnitGetHandleByIndex *nvmlUnitGetHandleByIndex;
    fn_nvmlUnitGetUnitInfo *nvmlUnitGetUnitInfo;
    fn_nvmlUnitGetLedState *nvmlUnitGetLedState;
    fn_nvmlUnitGetPsuInfo *nvmlUnitGetPsuInfo;
    fn_nvmlUnitGetTemperature *nvmlUnitGetTemperature;
    fn_nvmlUnitGetFanSpeedInfo *nvmlUnitGetFanSpeedInfo;
    fn_nvmlUnitGetDevices *nvmlUnitGetDevices;
    fn_nvmlDeviceGetCount *nvmlDeviceGetCount;
    fn_nvmlDeviceGetAttributes *nvmlDeviceGetAttributes;
    fn_nvmlDeviceGetHandleByIndex *nvmlDeviceGetHandleByIndex;
    fn_nvmlDeviceGetHandleBySerial *nvmlDeviceGetHandleBySerial;
    fn_nvmlDeviceGetHandleByUUID *nvmlDeviceGetHandleByUUID;
    fn_nvmlDeviceGetHandleByUUIDV *nvmlDeviceGetHandleByUUIDV;
    fn_nvmlDeviceGetHandleByPciBusId *nvmlDeviceGetHandleByPciBusId;
    fn_nvmlDeviceGetName *nvmlDeviceGetName;
    fn_nvmlDeviceGetBrand *nvmlDeviceGetBrand;
    fn_nvmlDeviceGetIndex *nvmlDeviceGetIndex;
    fn_nvmlDeviceGetSerial *nvmlDeviceGetSerial;
    fn_nvmlDeviceGetModuleId *nvmlDeviceGetModuleId;
    fn_nvmlDeviceGetC2cModeInfoV *nvmlDeviceGetC2cModeInfoV;
    fn_nvmlDeviceGetMemoryAffinity *nvmlDeviceGetMemoryAffinity;
    fn_nvmlDeviceGetCpuAffinityWithinScope *nvmlDeviceGetCpuAffinityWithinScope;
    fn_nvmlDeviceGetCpuAffinity *nvmlDeviceGetCpuAffinity;
    fn_nvmlDeviceSetCpuAffinity *nvmlDeviceSetCpuAffinity;
    fn_nvmlDeviceClearCpuAffinity *nvmlDeviceClearCpuAffinity;
    fn_nvmlDeviceGetNumaNodeId *nvmlDeviceGetNumaNodeId;
    fn_nvmlDeviceGetAddressingMode *nvmlDeviceGetAddressingMode;
    fn_nvmlDeviceGetRepairStatus *nvmlDeviceGetRepairStatus;
    fn_nvmlDeviceGetTopologyCommonAncestor *nvmlDeviceGetTopologyCommonAncestor;
    fn_nvmlDeviceGetTopologyNearestGpus *nvmlDeviceGetTopologyNearestGpus;
    fn_nvmlDeviceGetP2PStatus *nvmlDeviceGetP2PStatus;
    fn_nvmlDeviceGetUUID *nvmlDeviceGetUUID;
    fn_nvmlDeviceGetMinorNumber *nvmlDeviceGetMinorNumber;
    fn_nvmlDeviceGetBoardPartNumber *nvmlDeviceGetBoardPartNumber;
    fn_nvmlDeviceGetInforomVersion *nvmlDeviceGetInforomVersion;
    fn_nvmlDeviceGetInforomImageVersion *nvmlDeviceGetInforomImageVersion;
    fn_nvmlDeviceGetInforomConfigurationChecksum *nvmlDeviceGetInforomConfigurationChecksum;
    fn_nvmlDeviceValidateInforom *nvmlDeviceValidateInforom;
    fn_nvmlDeviceGetLastBBXFlushTime *nvmlDeviceGetLastBBXFlushTime;
    fn_nvmlDeviceGetDisplayMode *nvmlDeviceGetDisplayMode;
    fn_nvmlDeviceGetDisplayActive *nvmlDeviceGetDisplayActive;
    fn_nvmlDeviceGetPersistenceMode *nvmlDeviceGetPersistenceMode;
    fn_nvmlDeviceGetPciInfoExt *nvmlDeviceGetPciInfoExt;
    fn_nvmlDeviceGetPciInfo *nvmlDeviceGetPciInfo;
    fn_nvmlDeviceGetMaxPcieLinkGeneration *nvmlDeviceGetMaxPcieLinkGeneration;
    fn_nvmlDeviceGetGpuMaxPcieLinkGeneration *nvmlDeviceGetGpuMaxPcieLinkGeneration;
    fn_nvmlDeviceGetMaxPcieLinkWidth *nvmlDeviceGetMaxPcieLinkWidth;
    fn_nvmlDeviceGetCurrPcieLinkGeneration *nvmlDeviceGetCurrPcieLinkGeneration;
    fn_nvmlDeviceGetCurrPcieLinkWidth *nvmlDeviceGetCurrPcieLinkWidth;
    fn_nvmlDeviceGetPcieThroughput *nvmlDeviceGetPcieThroughput;
    fn_nvmlDeviceGetPcieReplayCounter *nvmlDeviceGetPcieReplayCounter;
    fn_nvmlDeviceGetClockInfo *nvmlDeviceGetClockInfo;
    fn_nvmlDeviceGetMaxClockInfo *nvmlDeviceGetMaxClockInfo;
    fn_nvmlDeviceGetGpcClkVfOffset *nvmlDeviceGetGpcClkVfOffset;
    fn_nvmlDeviceGetApplicationsClock *nvmlDeviceGetApplicationsClock;
    fn_nvmlDeviceGetDefaultApplicationsClock *nvmlDeviceGetDefaultApplicationsClock;
    fn_nvmlDeviceGetClock *nvmlDeviceGetClock;
    fn_nvmlDeviceGetMaxCustomerBoostClock *nvmlDeviceGetMaxCustomerBoostClock;
    fn_nvmlDeviceGetSupportedMemoryClocks *nvmlDeviceGetSupportedMemoryClocks;
    fn_nvmlDeviceGetSupportedGraphicsClocks *nvmlDeviceGetSupportedGraphicsClocks;
    fn_nvmlDeviceGetAutoBoostedClocksEnabled *nvmlDeviceGetAutoBoostedClocksEnabled;
    fn_nvmlDeviceGetFanSpeed *nvmlDeviceGetFanSpeed;
    fn_nvmlDeviceGetFanSpeed_v2 *nvmlDeviceGetFanSpeed_v2;
    fn_nvmlDeviceGetFanSpeedRPM *nvmlDeviceGetFanSpeedRPM;
    fn_nvmlDeviceGetTargetFanSpeed *nvmlDeviceGetTargetFanSpeed;
    fn_nvmlDeviceGetMinMaxFanSpeed *nvmlDeviceGetMinMaxFanSpeed;
    fn_nvmlDeviceGetFanControlPolicy_v2 *nvmlDeviceGetFanControlPolicy_v2;
    fn_nvmlDeviceGetNumFans *nvmlDeviceGetNumFans;
    fn_nvmlDeviceGetTemperature *nvmlDeviceGetTemperature;
    fn_nvmlDeviceGetCoolerInfo *nvmlDeviceGetCoolerInfo;
    fn_nvmlDeviceGetTemperatureV *nvmlDeviceGetTemperatureV;
    fn_nvmlDeviceGetTemperatureThreshold *nvmlDeviceGetTemperatureThreshold;
    fn_nvmlDeviceGetMarginTemperature *nvmlDeviceGetMarginTemperature;
    fn_nvmlDeviceGetThermalSettings *nvmlDeviceGetThermalSettings;
    fn_nvmlDeviceGetPerformanceState *nvmlDeviceGetPerformanceState;
    fn_nvmlDeviceGetCurrentClocksEventReasons *nvmlDeviceGetCurrentClocksEventReasons;
    fn_nvmlDeviceGetCurrentClocksThrottleReasons *nvmlDeviceGetCurrentClocksThrottleReasons;
    fn_nvmlDeviceGetSupportedClocksEventReasons *nvmlDeviceGetSupportedClocksEventReasons;
    fn_nvmlDeviceGetSupportedClocksThrottleReasons *nvmlDeviceGetSupportedClocksThrottleReasons;
    fn_nvmlDeviceGetPowerState *nvmlDeviceGetPowerState;
    fn_nvmlDeviceGetDynamicPstatesInfo *nvmlDeviceGetDynamicPstatesInfo;
    fn_nvmlDeviceGetMemClkVfOffset *nvmlDeviceGetMemClkVfOffset;
    fn_nvmlDeviceGetMinMaxClockOfPState *nvmlDeviceGetMinMaxClockOfPState;
    fn_nvmlDeviceGetSupportedPerformanceStates *nvmlDeviceGetSupportedPerformanceStates;
    fn_nvmlDeviceGetGpcClkMinMaxVfOffset *nvmlDeviceGetGpcClkMinMaxVfOffset;
    fn_nvmlDeviceGetMemClkMinMaxVfOffset *nvmlDeviceGetMemClkMinMaxVfOffset;
    fn_nvmlDeviceGetClockOffsets *nvmlDeviceGetClockOffsets;
    fn_nvmlDeviceSetClockOffsets *nvmlDeviceSetClockOffsets;
    fn_nvmlDeviceGetPerformanceModes *nvmlDeviceGetPerformanceModes;
    fn_nvmlDeviceGetCurrentClockFreqs *nvmlDeviceGetCurrentClockFreqs;
    fn_nvmlDeviceGetPowerManagementMode *nvmlDeviceGetPowerManagementMode;
    fn_nvmlDeviceGetPowerManagementLimit *nvmlDeviceGetPowerManagementLimit;
    fn_nvmlDeviceGetPowerManagementLimitConstraints *nvmlDeviceGetPowerManagementLimitConstraints;
    fn_nvmlDeviceGetPowerManagementDefaultLimit *nvmlDeviceGetPowerManagementDefaultLimit;
    fn_nvmlDeviceGetPowerUsage *nvmlDeviceGetPowerUsage;
    fn_nvmlDeviceGetPowerMizerMode_v1 *nvmlDeviceGetPowerMizerMode_v1;
    fn_nvmlDeviceSetPowerMizerMode_v1 *nvmlDeviceSetPowerMizerMode_v1;
    fn_nvmlDeviceGetTotalEnergyConsumption *nvmlDeviceGetTotalEnergyConsumption;
    fn_nvmlDeviceGetEnforcedPowerLimit *nvmlDeviceGetEnforcedPowerLimit;
    fn_nvmlDeviceGetGpuOperationMode *nvmlDeviceGetGpuOperationMode;
    fn_nvmlDeviceGetMemoryInfo *nvmlDeviceGetMemoryInfo;
    fn_nvmlDeviceGetMemoryInfo_v2 *nvmlDeviceGetMemoryInfo_v2;
    fn_nvmlDeviceGetComputeMode *nvmlDeviceGetComputeMode;
    fn_nvmlDeviceGetCudaComputeCapability *nvmlDeviceGetCudaComputeCapability;
    fn_nvmlDeviceGetDramEncryptionMode *nvmlDeviceGetDramEncryptionMode;
    fn_nvmlDeviceSetDramEncryptionMode *nvmlDeviceSetDramEncryptionMode;
    fn_nvmlDeviceGetEccMode *nvmlDeviceGetEccMode;
    fn_nvmlDeviceGetDefaultEccMode *nvmlDeviceGetDefaultEccMode;
    fn_nvmlDeviceGetBoardId *nvmlDeviceGetBoardId;
    fn_nvmlDeviceGetMultiGpuBoard *nvmlDeviceGetMultiGpuBoard;
    fn_nvmlDeviceGetTotalEccErrors *nvmlDeviceGetTotalEccErrors;
    fn_nvmlDeviceGetDetailedEccErrors *nvmlDeviceGetDetailedEccErrors;
    fn_nvmlDeviceGetMemoryErrorCounter *nvmlDeviceGetMemoryErrorCounter;
    fn_nvmlDeviceGetUtilizationRates *nvmlDeviceGetUtilizationRates;
    fn_nvmlDeviceGetEncoderUtilization *nvmlDeviceGetEncoderUtilization;
    fn_nvmlDeviceGetEncoderCapacity *nvmlDeviceGetEncoderCapacity;
    fn_nvmlDeviceGetEncoderStats *nvmlDeviceGetEncoderStats;
    fn_nvmlDeviceGetEncoderSessions *nvmlDeviceGetEncoderSessions;
    fn_nvmlDeviceGetDecoderUtilization *nvmlDeviceGetDecoderUtilization;
    fn_nvmlDeviceGetJpgUtilization *nvmlDeviceGetJpgUtilization;
    fn_nvmlDeviceGetOfaUtilization *nvmlDeviceGetOfaUtilization;
    fn_nvmlDeviceGetFBCStats *nvmlDeviceGetFBCStats;
    fn_nvmlDeviceGetFBCSessions *nvmlDeviceGetFBCSessions;
    fn_nvmlDeviceGetDriverModel *nvmlDeviceGetDriverModel;
    fn_nvmlDeviceGetVbiosVersion *nvmlDeviceGetVbiosVersion;
    fn_nvmlDeviceGetBridgeChipInfo *nvmlDeviceGetBridgeChipInfo;
    fn_nvmlDeviceGetComputeRunningProcesses *nvmlDeviceGetComputeRunningProcesses;
    fn_nvmlDeviceGetGraphicsRunningProcesses *nvmlDeviceGetGraphicsRunningProcesses;
    fn_nvmlDeviceGetMPSComputeRunningProcesses *nvmlDeviceGetMPSComputeRunningProcesses;
    fn_nvmlDeviceGetRunningProcessDetailList *nvmlDeviceGetRunningProcessDetailList;
    fn_nvmlDeviceOnSameBoard *nvmlDeviceOnSameBoard;
    fn_nvmlDeviceGetAPIRestriction *nvmlDeviceGetAPIRestriction;
    fn_nvmlDeviceGetSamples *nvmlDeviceGetSamples;
    fn_nvmlDeviceGetBAR1MemoryInfo *nvmlDeviceGetBAR1MemoryInfo;
    fn_nvmlDeviceGetViolationStatus *nvmlDeviceGetViolationStatus;
    fn_nvmlDeviceGetIrqNum *nvmlDeviceGetIrqNum;
    fn_nvmlDeviceGetNumGpuCores *nvmlDeviceGetNumGpuCores;
    fn_nvmlDeviceGetPowerSource *nvmlDeviceGetPowerSource;
    fn_nvmlDeviceGetMemoryBusWidth *nvmlDeviceGetMemoryBusWidth;
    fn_nvmlDeviceGetPcieLinkMaxSpeed *nvmlDeviceGetPcieLinkMaxSpeed;
    fn_nvmlDeviceGetPcieSpeed *nvmlDeviceGetPcieSpeed;
    fn_nvmlDeviceGetAdaptiveClockInfoStatus *nvmlDeviceGetAdaptiveClockInfoStatus;
    fn_nvmlDeviceGetBusType *nvmlDeviceGetBusType;
    fn_nvmlDeviceGetGpuFabricInfo *nvmlDeviceGetGpuFabricInfo;
    fn_nvmlDeviceGetGpuFabricInfoV *nvmlDeviceGetGpuFabricInfoV;
    fn_nvmlSystemGetConfComputeCapabilities *nvmlSystemGetConfComputeCapabilities;
    fn_nvmlSystemGetConfComputeState *nvmlSystemGetConfComputeState;
    fn_nvmlDeviceGetConfComputeMemSizeInfo *nvmlDeviceGetConfComputeMemSizeInfo;
    fn_nvmlSystemGetConfComputeGpusReadyState *nvmlSystemGetConfComputeGpusReadyState;
    fn_nvmlDeviceGetConfComputeProtectedMemoryUsage *nvmlDeviceGetConfComputeProtectedMemoryUsage;
    fn_nvmlDeviceGetConfComputeGpuCertificate *nvmlDeviceGetConfComputeGpuCertificate;
    fn_nvmlDeviceGetConfComputeGpuAttestationReport *nvmlDeviceGetConfComputeGpuAttestationReport;
    fn_nvmlSystemGetConfComputeKeyRotationThresholdInfo
        *nvmlSystemGetConfComputeKeyRotationThresholdInfo;
    fn_nvmlDeviceSetConfComputeUnprotectedMemSize *nvmlDeviceSetConfComputeUnprotectedMemSize;
    fn_nvmlSystemSetConfComputeGpusReadyState *nvmlSystemSetConfComputeGpusReadyState;
    fn_nvmlSystemSetConfComputeKeyRotationThresholdInfo
        *nvmlSystemSetConfComputeKeyRotationThresholdInfo;
    fn_nvmlSystemGetConfComputeSettings *nvmlSystemGetConfComputeSettings;
    fn_nvmlDeviceGetGspFirmwareVersion *nvmlDeviceGetGspFirmwareVersion;
    fn_nvmlDeviceGetGspFirmwareMode *nvmlDeviceGetGspFirmwareMode;
    fn_nvmlDeviceGetSramEccErrorStatus *nvmlDeviceGetSramEccErrorStatus;
    fn_nvmlDeviceSetPowerManagementLimit_v2 *nvmlDeviceSetPowerManagementLimit_v2;
    fn_nvmlDeviceGetAccountingMode *nvmlDeviceGetAccountingMode;
    fn_nvmlDeviceGetAccountingStats *nvmlDeviceGetAccountingStats;
    fn_nvmlDeviceGetAccountingPids *nvmlDeviceGetAccountingPids;
    fn_nvmlDeviceGetAccountingBufferSize *nvmlDeviceGetAccountingBufferSize;
    fn_nvmlDeviceGetRetiredPages *nvmlDeviceGetRetiredPages;
    fn_nvmlDeviceGetRetiredPages_v2 *nvmlDeviceGetRetiredPages_v2;
    fn_nvmlDeviceGetRetiredPagesPendingStatus *nvmlDeviceGetRetiredPagesPendingStatus;
    fn_nvmlDeviceGetRemappedRows *nvmlDeviceGetRemappedRows;
    fn_nvmlDeviceGetRowRemapperHistogram *nvmlDeviceGetRowRemapperHistogram;
    fn_nvmlDeviceGetArchitecture *nvmlDeviceGetArchitecture;
    fn_nvmlDeviceGetClkMonStatus *nvmlDeviceGetClkMonStatus;
    fn_nvmlDeviceGetProcessUtilization *nvmlDeviceGetProcessUtilization;
    fn_nvmlDeviceGetProcessesUtilizationInfo *nvmlDeviceGetProcessesUtilizationInfo;
    fn_nvmlDeviceGetPlatformInfo *nvmlDeviceGetPlatformInfo;
    fn_nvmlDeviceGetPdi *nvmlDeviceGetPdi;
    fn_nvmlDeviceSetHostname_v1 *nvmlDeviceSetHostname_v1;
    fn_nvmlDeviceGetHostname_v1 *nvmlDeviceGetHostname_v1;
    fn_nvmlUnitSetLedState *nvmlUnitSetLedState;
    fn_nvmlDeviceSetPersistenceMode *nvmlDeviceSetPersistenceMode;
    fn_nvmlDeviceSetComputeMode *nvmlDeviceSetComputeMode;
    fn_nvmlDeviceSetEccMode *nvmlDeviceSetEccMode;
    fn_nvmlDeviceClearEccErrorCounts *nvmlDeviceClearEccErrorCounts;
    fn_nvmlDeviceSetDriverModel *nvmlDeviceSetDriverModel;
    fn_nvmlDeviceSetGpuLockedClocks *nvmlDeviceSetGpuLockedClocks;
    fn_nvmlDeviceResetGpuLockedClocks *nvmlDeviceResetGpuLockedClocks;
    fn_nvmlDeviceSetMemoryLockedClocks *nvmlDeviceSetMemoryLockedClocks;
    fn_nvmlDeviceResetMemoryLockedClocks *nvmlDeviceResetMemoryLockedClocks;
    fn_nvmlDeviceSetApplicationsClocks *nvmlDeviceSetApplicationsClocks;
    fn_nvmlDeviceResetApplicationsClocks *nvmlDeviceResetApplicationsClocks;
    fn_nvmlDeviceSetAutoBoostedClocksEnabled *nvmlDeviceSetAutoBoostedClocksEnabled;
    fn_nvmlDeviceSetDefaultAutoBoostedClocksEnabled *nvmlDeviceSetDefaultAutoBoostedClocksEnabled;
    fn_nvmlDeviceSetDefaultFanSpeed_v2 *nvmlDeviceSetDefaultFanSpeed_v2;
    fn_nvmlDeviceSetFanControlPolicy *nvmlDeviceSetFanControlPolicy;
    fn_nvmlDeviceSetTemperatureThreshold *nvmlDeviceSetTemperatureThreshold;
    fn_nvmlDeviceSetPowerManagementLimit *nvmlDeviceSetPowerManagementLimit;
    fn_nvmlDeviceSetGpuOperationMode *nvmlDeviceSetGpuOperationMode;
    fn_nvmlDeviceSetAPIRestriction *nvmlDeviceSetAPIRestriction;
    fn_nvmlDeviceSetFanSpeed_v2 *nvmlDeviceSetFanSpeed_v2;
    fn_nvmlDeviceSetGpcClkVfOffset *nvmlDeviceSetGpcClkVfOffset;
    fn_nvmlDeviceSetMemClkVfOffset *nvmlDeviceSetMemClkVfOffset;
    fn_nvmlDeviceSetAccountingMode *nvmlDeviceSetAccountingMode;
    fn_nvmlDeviceClearAccountingPids *nvmlDeviceClearAccountingPids;
    fn_nvmlDeviceGetNvLinkState *nvmlDeviceGetNvLinkState;
    fn_nvmlDeviceGetNvLinkVersion *nvmlDeviceGetNvLinkVersion;
    fn_nvmlDeviceGetNvLinkCapability *nvmlDeviceGetNvLinkCapability;
    fn_nvmlDeviceGetNvLinkRemotePciInfo *nvmlDeviceGetNvLinkRemotePciInfo;
    fn_nvmlDeviceGetNvLinkErrorCounter *nvmlDeviceGetNvLinkErrorCounter;
    fn_nvmlDeviceResetNvLinkErrorCounters *nvmlDeviceResetNvLinkErrorCounters;
    fn_nvmlDeviceSetNvLinkUtilizationControl *nvmlDeviceSetNvLinkUtilizationControl;
    fn_nvmlDeviceGetNvLinkUtilizationControl *nvmlDeviceGetNvLinkUtilizationControl;
    fn_nvmlDeviceGetNvLinkUtilizationCounter *nvmlDeviceGetNvLinkUtilizationCounter;
    fn_nvmlDeviceFreezeNvLinkUtilizationCounter *nvmlDeviceFreezeNvLinkUtilizationCounter;
    fn_nvmlDeviceResetNvLinkUtilizationCounter *nvmlDeviceResetNvLinkUtilizationCounter;
    fn_nvmlDeviceGetNvLinkRemoteDeviceType *nvmlDeviceGetNvLinkRemoteDeviceType;
    fn_nvmlDeviceSetNvLinkDeviceLowPowerThreshold *nvmlDeviceSetNvLinkDeviceLowPowerThreshold;
    fn_nvmlSystemSetNvlinkBwMode *nvmlSystemSetNvlinkBwMode;
    fn_nvmlSystemGetNvlinkBwMode *nvmlSystemGetNvlinkBwMode;
    fn_nvmlDeviceGetNvlinkSupportedBwModes *nvmlDeviceGetNvlinkSupportedBwModes;
    fn_nvmlDeviceGetNvlinkBwMode *nvmlDeviceGetNvlinkBwMode;
    fn_nvmlDeviceSetNvlinkBwMode *nvmlDeviceSetNvlinkBwMode;
    fn_nvmlDeviceGetNvLinkInfo *nvmlDeviceGetNvLinkInfo;
    fn_nvmlEventSetCreate *nvmlEventSetCreate;
    fn_nvmlDeviceRegisterEvents *nvmlDeviceRegisterEvents;
    fn_nvmlDeviceGetSupportedEventTypes *nvmlDeviceGetSupportedEventTypes;
    fn_nvmlEventSetWait *nvmlEventSetWait;
    fn_nvmlEventSetFree *nvmlEventSetFree;
    fn_nvmlSystemEventSetCreate *nvmlSystemEventSetCreate;
    fn_nvmlSystemEventSetFree *nvmlSystemEventSetFree;
    fn_nvmlSystemRegisterEvents *nvmlSystemRegisterEvents;
    fn_nvmlSystemEventSetWait *nvmlSystemEventSetWait;
    fn_nvmlDeviceModifyDrainState *nvmlDeviceModifyDrainState;
    fn_nvmlDeviceQueryDrainState *nvmlDeviceQueryDrainState;
    fn_nvmlDeviceRemoveGpu *nvmlDeviceRemoveGpu;
    fn_nvmlDeviceDiscoverGpus *nvmlDeviceDiscoverGpus;
    fn_nvmlDeviceGetFieldValues *nvmlDeviceGetFieldValues;
    fn_nvmlDeviceClearFieldValues *nvmlDeviceClearFieldValues;
    fn_nvmlDeviceGetVirtualizationMode *nvmlDeviceGetVirtualizationMode;
    fn_nvmlDeviceGetHostVgpuMode *nvmlDeviceGetHostVgpuMode;
    fn_nvmlDeviceSetVirtualizationMode *nvmlDeviceSetVirtualizationMode;
    fn_nvmlDeviceGetVgpuHeterogeneousMode *nvmlDeviceGetVgpuHeterogeneousMode;
    fn_nvmlDeviceSetVgpuHeterogeneousMode *nvmlDeviceSetVgpuHeterogeneousMode;
    fn_nvmlVgpuInstanceGetPlacementId *nvmlVgpuInstanceGetPlacementId;
    fn_nvmlDeviceGetVgpuTypeSupportedPlacements *nvmlDeviceGetVgpuTypeSupportedPlacements;
    fn_nvmlDeviceGetVgpuTypeCreatablePlacements *nvmlDeviceGetVgpuTypeCreatablePlacements;
    fn_nvmlVgpuTypeGetGspHeapSize *nvmlVgpuTypeGetGspHeapSize;
    fn_nvmlVgpuTypeGetFbReservation *nvmlVgpuTypeGetFbReservation;
    fn_nvmlVgpuInstanceGetRuntimeStateSize *nvmlVgpuInstanceGetRuntimeStateSize;
    fn_nvmlDeviceSetVgpuCapabilities *nvmlDeviceSetVgpuCapabilities;
    fn_nvmlDeviceGetGridLicensableFeatures *nvmlDeviceGetGridLicensableFeatures;
    fn_nvmlGetVgpuDriverCapabilities *nvmlGetVgpuDriverCapabilities;
    fn_nvmlDeviceGetVgpuCapabilities *nvmlDeviceGetVgpuCapabilities;
    fn_nvmlDeviceGetSupportedVgpus *nvmlDeviceGetSupportedVgpus;
    fn_nvmlDeviceGetCreatableVgpus *nvmlDeviceGetCreatableVgpus;
    fn_nvmlVgpuTypeGetClass *nvmlVgpuTypeGetClass;
    fn_nvmlVgpuTypeGetName *nvmlVgpuTypeGetName;
    fn_nvmlVgpuTypeGetGpuInstanceProfileId *nvmlVgpuTypeGetGpuInstanceProfileId;
    fn_nvmlVgpuTypeGetDeviceID *nvmlVgpuTypeGetDeviceID;
    fn_nvmlVgpuTypeGetFramebufferSize *nvmlVgpuTypeGetFramebufferSize;
    fn_nvmlVgpuTypeGetNumDisplayHeads *nvmlVgpuTypeGetNumDisplayHeads;
    fn_nvmlVgpuTypeGetResolution *nvmlVgpuTypeGetResolution;
    fn_nvmlVgpuTypeGetLicense *nvmlVgpuTypeGetLicense;
    fn_nvmlVgpuTypeGetFrameRateLimit *nvmlVgpuTypeGetFrameRateLimit;
    fn_nvmlVgpuTypeGetMaxInstances *nvmlVgpuTypeGetMaxInstances;
    fn_nvmlVgpuTypeGetMaxInstancesPerVm *nvmlVgpuTypeGetMaxInstancesPerVm;
    fn_nvmlVgpuTypeGetBAR1Info *nvmlVgpuTypeGetBAR1Info;
    fn_nvmlDeviceGetActiveVgpus *nvmlDeviceGetActiveVgpus;
    fn_nvmlVgpuInstanceGetVmID *nvmlVgpuInstanceGetVmID;
    fn_nvmlVgpuInstanceGetUUID *nvmlVgpuInstanceGetUUID;
    fn_nvmlVgpuInstanceGetVmDriverVersion *nvmlVgpuInstanceGetVmDriverVersion;
    fn_nvmlVgpuInstanceGetFbUsage *nvmlVgpuInstanceGetFbUsage;
    fn_nvmlVgpuInstanceGetLicenseStatus *nvmlVgpuInstanceGetLicenseStatus;
    fn_nvmlVgpuInstanceGetType *nvmlVgpuInstanceGetType;
    fn_nvmlVgpuInstanceGetFrameRateLimit *nvmlVgpuInstanceGetFrameRateLimit;
    fn_nvmlVgpuInstanceGetEccMode *nvmlVgpuInstanceGetEccMode;
    fn_nvmlVgpuInstanceGetEncoderCapacity *nvmlVgpuInstanceGetEncoderCapacity;
    fn_nvmlVgpuInstanceSetEncoderCapacity *nvmlVgpuInstanceSetEncoderCapacity;
    fn_nvmlVgpuInstanceGetEncoderStats *nvmlVgpuInstanceGetEncoderStats;
    fn_nvmlVgpuInstanceGetEncoderSessions *nvmlVgpuInstanceGetEncoderSessions;
    fn_nvmlVgpuInstanceGetFBCStats *nvmlVgpuInstanceGetFBCStats;
    fn_nvmlVgpuInstanceGetFBCSessions *nvmlVgpuInstanceGetFBCSessions;
    fn_nvmlVgpuInstanceGetGpuInstanceId *nvmlVgpuInstanceGetGpuInstanceId;
    fn_nvmlVgpuInstanceGetGpuPciId *nvmlVgpuInstanceGetGpuPciId;
    fn_nvmlVgpuTypeGetCapabilities *nvmlVgpuTypeGetCapabilities;
    fn_nvmlVgpuInstanceGetMdevUUID *nvmlVgpuInstanceGetMdevUUID;
    fn_nvmlGpuInstanceGetCreatableVgpus *nvmlGpuInstanceGetCreatableVgpus;
    fn_nvmlVgpuTypeGetMaxInstancesPerGpuInstance *nvmlVgpuTypeGetMaxInstancesPerGpuInstance;
    fn_nvmlGpuInstanceGetActiveVgpus *nvmlGpuInstanceGetActiveVgpus;
    fn_nvmlGpuInstanceSetVgpuSchedulerState *nvmlGpuInstanceSetVgpuSchedulerState;
    fn_nvmlGpuInstanceGetVgpuSchedulerState *nvmlGpuInstanceGetVgpuSchedulerState;
    fn_nvmlGpuInstanceGetVgpuSchedulerLog *nvmlGpuInstanceGetVgpuSchedulerLog;
    fn_nvmlGpuInstanceGetVgpuTypeCreatablePlacements *nvmlGpuInstanceGetVgpuTypeCreatablePlacements;
    fn_nvmlGpuInstanceGetVgpuHeterogeneousMode *nvmlGpuInstanceGetVgpuHeterogeneousMode;
    fn_nvmlGpuInstanceSetVgpuHeterogeneousMode *nvmlGpuInstanceSetVgpuHeterogeneousMode;
    fn_nvmlVgpuInstanceGetMetadata *nvmlVgpuInstanceGetMetadata;
    fn_nvmlDeviceGetVgpuMetadata *nvmlDeviceGetVgpuMetadata;
    fn_nvmlGetVgpuCompatibility *nvmlGetVgpuCompatibility;
    fn_nvmlDeviceGetPgpuMetadataString *nvmlDeviceGetPgpuMetadataString;
    fn_nvmlDeviceGetVgpuSchedulerLog *nvmlDeviceGetVgpuSchedulerLog;
    fn_nvmlDeviceGetVgpuSchedulerState *nvmlDeviceGetVgpuSchedulerState;
    fn_nvmlDeviceGetVgpuSchedulerCapabilities *nvmlDeviceGetVgpuSchedulerCapabilities;
    fn_nvmlDeviceSetVgpuSchedulerState *nvmlDeviceSetVgpuSchedulerState;
    fn_nvmlGetVgpuVersion *nvmlGetVgpuVersion;
    fn_nvmlSetVgpuVersion *nvmlSetVgpuVersion;
    fn_nvmlDeviceGetVgpuUtilization *nvmlDeviceGetVgpuUtilization;
    fn_nvmlDeviceGetVgpuInstancesUtilizationInfo *nvmlDeviceGetVgpuInstancesUtilizationInfo;
    fn_nvmlDeviceGetVgpuProcessUtilization *nvmlDeviceGetVgpuProcessUtilization;
    fn_nvmlDeviceGetVgpuProcessesUtilizationInfo *nvmlDeviceGetVgpuProcessesUtilizationInfo;
    fn_nvmlVgpuInstanceGetAccountingMode *nvmlVgpuInstanceGetAccountingMode;
    fn_nvmlVgpuInstanceGetAccountingPids *nvmlVgpuInstanceGetAccountingPids;
    fn_nvmlVgpuInstanceGetAccountingStats *nvmlVgpuInstanceGetAccountingStats;
    fn_nvmlVgpuInstanceClearAccountingPids *nvmlVgpuInstanceClearAccountingPids;
    fn_nvmlVgpuInstanceGetLicenseInfo *nvmlVgpuInstanceGetLicenseInfo;
    fn_nvmlGetExcludedDeviceCount *nvmlGetExcludedDeviceCount;
    fn_nvmlGetExcludedDeviceInfoByIndex *nvmlGetExcludedDeviceInfoByIndex;
    fn_nvmlDeviceReadWritePRM_v1 *nvmlDeviceReadWritePRM_v1;
    fn_nvmlDeviceSetMigMode *nvmlDeviceSetMigMode;
    fn_nvmlDeviceGetMigMode *nvmlDeviceGetMigMode;
    fn_nvmlDeviceGetGpuInstanceProfileInfo *nvmlDeviceGetGpuInstanceProfileInfo;
    fn_nvmlDeviceGetGpuInstanceProfileInfoV *nvmlDeviceGetGpuInstanceProfileInfoV;
    fn_nvmlDeviceGetGpuInstanceProfileInfoByIdV *nvmlDeviceGetGpuInstanceProfileInfoByIdV;
    fn_nvmlDeviceGetGpuInstancePossiblePlacements *nvmlDeviceGetGpuInstancePossiblePlacements;
    fn_nvmlDeviceGetGpuInstanceRemainingCapacity *nvmlDeviceGetGpuInstanceRemainingCapacity;
    fn_nvmlDeviceCreateGpuInstance *nvmlDeviceCreateGpuInstance;
    fn_nvmlDeviceCreateGpuInstanceWithPlacement *nvmlDeviceCreateGpuInstanceWithPlacement;
    fn_nvmlGpuInstanceDestroy *nvmlGpuInstanceDestroy;
    fn_nvmlDeviceGetGpuInstances *nvmlDeviceGetGpuInstances;
    fn_nvmlDeviceGetGpuInstanceById *nvmlDeviceGetGpuInstanceById;
    fn_nvmlGpuInstanceGetInfo *nvmlGpuInstanceGetInfo;
    fn_nvmlGpuInstanceGetComputeInstanceProfileInfo *nvmlGpuInstanceGetComputeInstanceProfileInfo;
    fn_nvmlGpuInstanceGetComputeInstanceProfileInfoV *nvmlGpuInstanceGetComputeInstanceProfileInfoV;
    fn_nvmlGpuInstanceGetComputeInstanceRemainingCapacity
        *nvmlGpuInstanceGetComputeInstanceRemainingCapacity;
    fn_nvmlGpuInstanceGetComputeInstancePossiblePlacements
        *nvmlGpuInstanceGetComputeInstancePossiblePlacements;
    fn_nvmlGpuInstanceCreateComputeInstance *nvmlGpuInstanceCreateComputeInstance;
    fn_nvmlGpuInstanceCreateComputeInstanceWithPlacement
        *nvmlGpuInstanceCreateComputeInstanceWithPlacement;
    fn_nvmlComputeInstanceDestroy *nvmlComputeInstanceDestroy;
    fn_nvmlGpuInstanceGetComputeInstances *nvmlGpuInstanceGetComputeInstances;
    fn_nvmlGpuInstanceGetComputeInstanceById *nvmlGpuInstanceGetComputeInstanceById;
    fn_nvmlComputeInstanceGetInfo *nvmlComputeInstanceGetInfo;
    fn_nvmlDeviceIsMigDeviceHandle *nvmlDeviceIsMigDeviceHandle;
    fn_nvmlDeviceGetGpuInstanceId *nvmlDeviceGetGpuInstanceId;
    fn_nvmlDeviceGetComputeInstanceId *nvmlDeviceGetComputeInstanceId;
    fn_nvmlDeviceGetMaxMigDeviceCount *nvmlDeviceGetMaxMigDeviceCount;
    fn_nvmlDeviceGetMigDeviceHandleByIndex *nvmlDeviceGetMigDeviceHandleByIndex;
    fn_nvmlDeviceGetDeviceHandleFromMigDeviceHandle *nvmlDeviceGetDeviceHandleFromMigDeviceHandle;
    fn_nvmlGpmMetricsGet *nvmlGpmMetricsGet;
    fn_nvmlGpmSampleFree *nvmlGpmSampleFree;
    fn_nvmlGpmSampleAlloc *nvmlGpmSampleAlloc;
    fn_nvmlGpmSampleGet *nvmlGpmSampleGet;
    fn_nvmlGpmMigSampleGet *nvmlGpmMigSampleGet;
    fn_nvmlGpmQueryDeviceSupport *nvmlGpmQueryDeviceSupport;
    fn_nvmlGpmQueryIfStreamingEnabled *nvmlGpmQueryIfStreamingEnabled;
    fn_nvmlGpmSetStreamingEnabled *nvmlGpmSetStreamingEnabled;
    fn_nvmlDeviceGetCapabilities *nvmlDeviceGetCapabilities;
    fn_nvmlDeviceWorkloadPowerProfileGetProfilesInfo *nvmlDeviceWorkloadPowerProfileGetProfilesInfo;
    fn_nvmlDeviceWorkloadPowerProfileGetCurrentProfiles
        *nvmlDeviceWorkloadPowerProfileGetCurrentProfiles;
    fn_nvmlDeviceWorkloadPowerProfileSetRequestedProfiles
        *nvmlDeviceWorkloadPowerProfileSetRequestedProfiles;
    fn_nvmlDeviceWorkloadPowerProfileClearRequestedProfiles
        *nvmlDeviceWorkloadPowerProfileClearRequestedProfiles;
    fn_nvmlDevicePowerSmoothingActivatePresetProfile *nvmlDevicePowerSmoothingActivatePresetProfile;
    fn_nvmlDevicePowerSmoothingUpdatePresetProfileParam
        *nvmlDevicePowerSmoothingUpdatePresetProfileParam;
    fn_nvmlDevicePowerSmoothingSetState *nvmlDevicePowerSmoothingSetState;
    fn_nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts
        *nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts;
    fn_nvmlDeviceGetUnrepairableMemoryFlag_v1 *nvmlDeviceGetUnrepairableMemoryFlag_v1;
    fn_nvmlDeviceReadPRMCounters_v1 *nvmlDeviceReadPRMCounters_v1;
    fn_nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1
        *nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1;
    fn_nvmlDeviceSetRusdSettings_v1 *nvmlDeviceSetRusdSettings_v1;
    fn_nvmlDeviceVgpuForceGspUnload *nvmlDeviceVgpuForceGspUnload;
    fn_nvmlDeviceGetVgpuSchedulerState_v2 *nvmlDeviceGetVgpuSchedulerState_v2;
    fn_nvmlGpuInstanceGetVgpuSchedulerState_v2 *nvmlGpuInstanceGetVgpuSchedulerState_v2;
    fn_nvmlDeviceGetVgpuSchedulerLog_v2 *nvmlDeviceGetVgpuSchedulerLog_v2;
    fn_nvmlGpuInstanceGetVgpuSchedulerLog_v2 *nvmlGpuInstanceGetVgpuSchedulerLog_v2;
    fn_nvmlDeviceSetVgpuSchedulerState_v2 *nvmlDeviceSetVgpuSchedulerState_v2;
    fn_nvmlGpuInstanceSetVgpuSchedulerState_v2 *nvmlGpuInstanceSetVgpuSchedulerState_v2;
    fn_nvmlDeviceGetRemappedRows_v2 *nvmlDeviceGetRemappedRows_v2;
    fn_nvmlSystemGetCPER_v1 *nvmlSystemGetCPER_v1;
    fn_nvmlDeviceGetBBXTimeData_v1 *nvmlDeviceGetBBXTimeData_v1;
    fn_nvmlDeviceGetAccountingStats_v2 *nvmlDeviceGetAccountingStats_v2;
    fn_nvmlDeviceSetAdaptiveTgpMode_v1 *nvmlDeviceSetAdaptiveTgpMode_v1;
    fn_nvmlDeviceGetAdaptiveTgpModeInfo_v1 *nvmlDeviceGetAdaptiveTgpModeInfo_v1;
    fn_nvmlDeviceSetMemoryLimits_v1 *nvmlDeviceSetMemoryLimits_v1;
    fn_nvmlDeviceGetMemoryLimits_v1 *nvmlDeviceGetMemoryLimits_v1;
    fn_nvmlDeviceGetGpuFabricInfo_v4 *nvmlDeviceGetGpuFabricInfo_v4;
    fn_nvmlDevicePerfMetricsGetSamples_v1 *nvmlDevicePerfMetricsGetSamples_v1;
    fn_nvmlDeviceSetNvlinkBwModeAsync_v1 *nvmlDeviceSetNvlinkBwModeAsync_v1;
    fn_nvmlDeviceGetNvLinkTelemetrySamples_v1 *nvmlDeviceGetNvLinkTelemetrySamples_v1;
    fn_nvmlEventSetRegisterGpuOperationalEvents_v1 *nvmlEventSetRegisterGpuOperationalEvents_v1;
    fn_nvmlEventSetWait_v3 *nvmlEventSetWait_v3;
    fn_nvmlEventSetGetContextCount_v1 *nvmlEventSetGetContextCount_v1;
    fn_nvmlEventSetGetContextInfo_v1 *nvmlEventSetGetContextInfo_v1;
    fn_nvmlEventSetGetContextData_v1 *nvmlEventSetGetContextData_v1;
    fn_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1
        *nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1;
    fn_nvmlDeviceGetBankRemapperStatus_v1 *nvmlDeviceGetBankRemapperStatus_v1;
    fn_nvmlDeviceGetGpuUptime_v1 *nvmlDeviceGetGpuUptime_v1;
    fn_nvmlSystemGetConfComputeSettings_v2 *nvmlSystemGetConfComputeSettings_v2;
    fn_nvmlDeviceGetNvLinkInfo_v3 *nvmlDeviceGetNvLinkInfo_v3;
    fn_nvmlDeviceGetNvlinkRemapTableInfo_v1 *nvmlDeviceGetNvlinkRemapTableInfo_v1;
    fn_nvmlDeviceSetNvlinkNvleReady_v1 *nvmlDeviceSetNvlinkNvleReady_v1;
    fn_nvmlDeviceLockNvlinkRemapTable_v1 *nvmlDeviceLockNvlinkRemapTable_v1;
    fn_nvmlDeviceSetupNvlinkNvleEncryptionKey_v1 *nvmlDeviceSetupNvlinkNvleEncryptionKey_v1;
    fn_nvmlDeviceGetNvlinkNvlePrivateInfo_v1 *nvmlDeviceGetNvlinkNvlePrivateInfo_v1;
} cubind_nvml_api;

// Returns the table; NULL with ImportError if it has another layout or major. A table may be
// shorter than the struct: members beyond its `size` do not exist. PyCapsule_Import alone finds
// only modules that have been imported before.
static inline const cubind_nvml_api *
cubind_nvml_import(void)
{
    PyObject *module = PyImport_ImportModule("cubind.nvml");
    if (module == NULL)
        return NULL;
    void *table = PyCapsule_Import(CUBIND_NVML_API_NAME, 0);
    Py_DECREF(module);
    if (table == NULL)
        return NULL;
    const cubind_nvml_api *api = (const cubind_nvml_api *)table;
    if (api->layout != CUBIND_NVML_API_LAYOUT) {
        PyErr_Format(PyExc_ImportError, "%s has another layout: rebuild against this cubind",
            CUBIND_NVML_API_NAME);
        return NULL;
    }
    if (api->api_version / 1000 != CUBIND_NVML_API_VERSION / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, not %d: choose that one (CUBIND_CUDA) or rebuild",
            CUBIND_NVML_API_NAME, api->api_version, CUBIND_NVML_API_VERSION);
        return NULL;
    }
    return api;
}

#endif
