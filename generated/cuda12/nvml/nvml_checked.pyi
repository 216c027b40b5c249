# nvml_checked.pyi of cubind's binding of the NVML, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvml.yaml.

from collections.abc import Callable, Sequence
from typing import Any, SupportsFloat

from cubind import CUDAError
from cubind.nvml import (
    _Address,
    _Int,
    _KernelParams,
    _Text,
    sizeof,
    nvmlBridgeChipType_t,
    nvmlNvLinkUtilizationCountUnits_t,
    nvmlNvLinkUtilizationCountPktTypes_t,
    nvmlNvLinkCapability_t,
    nvmlNvLinkErrorCounter_t,
    nvmlIntNvLinkDeviceType_t,
    nvmlGpuTopologyLevel_t,
    nvmlGpuP2PStatus_t,
    nvmlGpuP2PCapsIndex_t,
    nvmlSamplingType_t,
    nvmlPcieUtilCounter_t,
    nvmlValueType_t,
    nvmlPerfPolicyType_t,
    nvmlThermalTarget_t,
    nvmlThermalController_t,
    nvmlCoolerControl_t,
    nvmlCoolerTarget_t,
    nvmlUUIDType_t,
    nvmlEnableState_t,
    nvmlBrandType_t,
    nvmlTemperatureThresholds_t,
    nvmlTemperatureSensors_t,
    nvmlComputeMode_t,
    nvmlMemoryErrorType_t,
    nvmlEccBitType_t,
    nvmlNvlinkVersion_t,
    nvmlEccCounterType_t,
    nvmlClockType_t,
    nvmlClockId_t,
    nvmlDriverModel_t,
    nvmlPstates_t,
    nvmlGpuOperationMode_t,
    nvmlInforomObject_t,
    nvmlReturn_t,
    nvmlMemoryLocation_t,
    nvmlPageRetirementCause_t,
    nvmlRestrictedAPI_t,
    nvmlGpuUtilizationDomainId_t,
    nvmlGpuVirtualizationMode_t,
    nvmlHostVgpuMode_t,
    nvmlVgpuVmIdType_t,
    nvmlVgpuGuestInfoState_t,
    nvmlGridLicenseFeatureCode_t,
    nvmlVgpuCapability_t,
    nvmlVgpuDriverCapability_t,
    nvmlDeviceVgpuCapability_t,
    nvmlDeviceGpuRecoveryAction_t,
    nvmlFanState_t,
    nvmlLedColor_t,
    nvmlEncoderType_t,
    nvmlFBCSessionType_t,
    nvmlDetachGpuState_t,
    nvmlPcieLinkState_t,
    nvmlClockLimitId_t,
    nvmlVgpuVmCompatibility_t,
    nvmlVgpuPgpuCompatibilityLimitCode_t,
    nvmlGpmMetricId_t,
    nvmlPowerProfileType_t,
    nvmlDevice_t,
    nvmlGpuInstance_t,
    nvmlUnit_t,
    nvmlEventSet_t,
    nvmlSystemEventSet_t,
    nvmlComputeInstance_t,
    nvmlGpmSample_t,
    nvmlDeviceArchitecture_t,
    nvmlBusType_t,
    nvmlFanControlPolicy_t,
    nvmlPowerSource_t,
    nvmlPowerScopeType_t,
    nvmlVgpuTypeId_t,
    nvmlVgpuInstance_t,
    nvmlGpuFabricState_t,
    nvmlAffinityScope_t,
    nvmlPciInfoExt_v1_t,
    nvmlPciInfoExt_t,
    nvmlPciInfo_st,
    nvmlPciInfo_t,
    nvmlEccErrorCounts_st,
    nvmlEccErrorCounts_t,
    nvmlUtilization_st,
    nvmlUtilization_t,
    nvmlMemory_st,
    nvmlMemory_t,
    nvmlMemory_v2_st,
    nvmlMemory_v2_t,
    nvmlBAR1Memory_st,
    nvmlBAR1Memory_t,
    nvmlProcessInfo_v1_st,
    nvmlProcessInfo_v1_t,
    nvmlProcessInfo_v2_st,
    nvmlProcessInfo_v2_t,
    nvmlProcessInfo_t,
    nvmlProcessDetail_v1_t,
    nvmlProcessDetailList_v1_t,
    nvmlProcessDetailList_t,
    nvmlDeviceAttributes_st,
    nvmlDeviceAttributes_t,
    nvmlC2cModeInfo_v1_t,
    nvmlRowRemapperHistogramValues_st,
    nvmlRowRemapperHistogramValues_t,
    nvmlNvLinkUtilizationControl_st,
    nvmlNvLinkUtilizationControl_t,
    nvmlBridgeChipInfo_st,
    nvmlBridgeChipInfo_t,
    nvmlBridgeChipHierarchy_st,
    nvmlBridgeChipHierarchy_t,
    nvmlValue_st,
    nvmlValue_t,
    nvmlSample_st,
    nvmlSample_t,
    nvmlViolationTime_st,
    nvmlViolationTime_t,
    nvmlGpuThermalSettings_t,
    nvmlGpuThermalSettings_t_anon0,
    nvmlCoolerInfo_v1_t,
    nvmlCoolerInfo_t,
    nvmlUUIDValue_t,
    nvmlUUID_v1_t,
    nvmlUUID_t,
    nvmlDramEncryptionInfo_v1_t,
    nvmlDramEncryptionInfo_t,
    nvmlMarginTemperature_v1_t,
    nvmlMarginTemperature_t,
    nvmlClkMonFaultInfo_struct,
    nvmlClkMonFaultInfo_t,
    nvmlClkMonStatus_status,
    nvmlClkMonStatus_t,
    nvmlClockOffset_v1_t,
    nvmlClockOffset_t,
    nvmlFanSpeedInfo_v1_t,
    nvmlFanSpeedInfo_t,
    nvmlDevicePerfModes_v1_t,
    nvmlDevicePerfModes_t,
    nvmlDeviceCurrentClockFreqs_v1_t,
    nvmlDeviceCurrentClockFreqs_t,
    nvmlProcessUtilizationSample_st,
    nvmlProcessUtilizationSample_t,
    nvmlProcessUtilizationInfo_v1_t,
    nvmlProcessesUtilizationInfo_v1_t,
    nvmlProcessesUtilizationInfo_t,
    nvmlEccSramErrorStatus_v1_t,
    nvmlEccSramErrorStatus_t,
    nvmlPlatformInfo_v1_t,
    nvmlPlatformInfo_v2_t,
    nvmlPlatformInfo_t,
    nvmlGpuDynamicPstatesInfo_st,
    nvmlGpuDynamicPstatesInfo_t,
    nvmlGpuDynamicPstatesInfo_t_anon0,
    nvmlPowerValue_v2_t,
    nvmlVgpuHeterogeneousMode_v1_t,
    nvmlVgpuHeterogeneousMode_t,
    nvmlVgpuPlacementId_v1_t,
    nvmlVgpuPlacementId_t,
    nvmlVgpuPlacementList_v1_t,
    nvmlVgpuPlacementList_v2_t,
    nvmlVgpuPlacementList_t,
    nvmlVgpuTypeBar1Info_v1_t,
    nvmlVgpuTypeBar1Info_t,
    nvmlVgpuInstanceUtilizationSample_st,
    nvmlVgpuInstanceUtilizationSample_t,
    nvmlVgpuInstanceUtilizationInfo_v1_t,
    nvmlVgpuInstancesUtilizationInfo_v1_t,
    nvmlVgpuInstancesUtilizationInfo_t,
    nvmlVgpuProcessUtilizationSample_st,
    nvmlVgpuProcessUtilizationSample_t,
    nvmlVgpuProcessUtilizationInfo_v1_t,
    nvmlVgpuProcessesUtilizationInfo_v1_t,
    nvmlVgpuProcessesUtilizationInfo_t,
    nvmlVgpuRuntimeState_v1_t,
    nvmlVgpuRuntimeState_t,
    nvmlVgpuSchedulerParams_t,
    nvmlVgpuSchedulerParams_t_anon0,
    nvmlVgpuSchedulerParams_t_anon1,
    nvmlVgpuSchedulerLogEntries_st,
    nvmlVgpuSchedulerLogEntry_t,
    nvmlVgpuSchedulerLog_st,
    nvmlVgpuSchedulerLog_t,
    nvmlVgpuSchedulerGetState_st,
    nvmlVgpuSchedulerGetState_t,
    nvmlVgpuSchedulerSetParams_t,
    nvmlVgpuSchedulerSetParams_t_anon0,
    nvmlVgpuSchedulerSetParams_t_anon1,
    nvmlVgpuSchedulerSetState_st,
    nvmlVgpuSchedulerSetState_t,
    nvmlVgpuSchedulerCapabilities_st,
    nvmlVgpuSchedulerCapabilities_t,
    nvmlVgpuLicenseExpiry_st,
    nvmlVgpuLicenseExpiry_t,
    nvmlVgpuLicenseInfo_st,
    nvmlVgpuLicenseInfo_t,
    nvmlGridLicenseExpiry_st,
    nvmlGridLicenseExpiry_t,
    nvmlGridLicensableFeature_st,
    nvmlGridLicensableFeature_t,
    nvmlGridLicensableFeatures_st,
    nvmlGridLicensableFeatures_t,
    nvmlVgpuTypeIdInfo_v1_t,
    nvmlVgpuTypeIdInfo_t,
    nvmlVgpuTypeMaxInstance_v1_t,
    nvmlVgpuTypeMaxInstance_t,
    nvmlActiveVgpuInstanceInfo_v1_t,
    nvmlActiveVgpuInstanceInfo_t,
    nvmlVgpuSchedulerState_v1_t,
    nvmlVgpuSchedulerState_t,
    nvmlVgpuSchedulerStateInfo_v1_t,
    nvmlVgpuSchedulerStateInfo_t,
    nvmlVgpuSchedulerLogInfo_v1_t,
    nvmlVgpuSchedulerLogInfo_t,
    nvmlVgpuCreatablePlacementInfo_v1_t,
    nvmlVgpuCreatablePlacementInfo_t,
    nvmlNvLinkPowerThres_st,
    nvmlNvLinkPowerThres_t,
    nvmlFieldValue_st,
    nvmlFieldValue_t,
    nvmlHwbcEntry_st,
    nvmlHwbcEntry_t,
    nvmlLedState_st,
    nvmlLedState_t,
    nvmlUnitInfo_st,
    nvmlUnitInfo_t,
    nvmlPSUInfo_st,
    nvmlPSUInfo_t,
    nvmlUnitFanInfo_st,
    nvmlUnitFanInfo_t,
    nvmlUnitFanSpeeds_st,
    nvmlUnitFanSpeeds_t,
    nvmlEventData_st,
    nvmlEventData_t,
    nvmlSystemEventSetCreateRequest_v1_t,
    nvmlSystemEventSetCreateRequest_t,
    nvmlSystemEventSetFreeRequest_v1_t,
    nvmlSystemEventSetFreeRequest_t,
    nvmlSystemRegisterEventRequest_v1_t,
    nvmlSystemRegisterEventRequest_t,
    nvmlSystemEventData_v1_t,
    nvmlSystemEventSetWaitRequest_v1_t,
    nvmlSystemEventSetWaitRequest_t,
    nvmlAccountingStats_st,
    nvmlAccountingStats_t,
    nvmlEncoderSessionInfo_st,
    nvmlEncoderSessionInfo_t,
    nvmlFBCStats_st,
    nvmlFBCStats_t,
    nvmlFBCSessionInfo_st,
    nvmlFBCSessionInfo_t,
    nvmlConfComputeSystemCaps_st,
    nvmlConfComputeSystemCaps_t,
    nvmlConfComputeSystemState_st,
    nvmlConfComputeSystemState_t,
    nvmlSystemConfComputeSettings_v1_t,
    nvmlSystemConfComputeSettings_t,
    nvmlConfComputeMemSizeInfo_st,
    nvmlConfComputeMemSizeInfo_t,
    nvmlConfComputeGpuCertificate_st,
    nvmlConfComputeGpuCertificate_t,
    nvmlConfComputeGpuAttestationReport_st,
    nvmlConfComputeGpuAttestationReport_t,
    nvmlConfComputeSetKeyRotationThresholdInfo_st,
    nvmlConfComputeSetKeyRotationThresholdInfo_v1_t,
    nvmlConfComputeSetKeyRotationThresholdInfo_t,
    nvmlConfComputeGetKeyRotationThresholdInfo_st,
    nvmlConfComputeGetKeyRotationThresholdInfo_v1_t,
    nvmlConfComputeGetKeyRotationThresholdInfo_t,
    nvmlGpuFabricInfo_t,
    nvmlGpuFabricInfo_v2_t,
    nvmlGpuFabricInfoV_t,
    nvmlSystemDriverBranchInfo_v1_t,
    nvmlSystemDriverBranchInfo_t,
    nvmlTemperature_v1_t,
    nvmlTemperature_t,
    nvmlNvlinkSupportedBwModes_v1_t,
    nvmlNvlinkSupportedBwModes_t,
    nvmlNvlinkGetBwMode_v1_t,
    nvmlNvlinkGetBwMode_t,
    nvmlNvlinkSetBwMode_v1_t,
    nvmlNvlinkSetBwMode_t,
    nvmlVgpuVersion_st,
    nvmlVgpuVersion_t,
    nvmlVgpuMetadata_st,
    nvmlVgpuMetadata_t,
    nvmlVgpuPgpuMetadata_st,
    nvmlVgpuPgpuMetadata_t,
    nvmlVgpuPgpuCompatibility_st,
    nvmlVgpuPgpuCompatibility_t,
    nvmlExcludedDeviceInfo_st,
    nvmlExcludedDeviceInfo_t,
    nvmlBlacklistDeviceInfo_t,
    nvmlGpuInstancePlacement_st,
    nvmlGpuInstancePlacement_t,
    nvmlGpuInstanceProfileInfo_st,
    nvmlGpuInstanceProfileInfo_t,
    nvmlGpuInstanceProfileInfo_v2_st,
    nvmlGpuInstanceProfileInfo_v2_t,
    nvmlGpuInstanceProfileInfo_v3_st,
    nvmlGpuInstanceProfileInfo_v3_t,
    nvmlGpuInstanceInfo_st,
    nvmlGpuInstanceInfo_t,
    nvmlComputeInstancePlacement_st,
    nvmlComputeInstancePlacement_t,
    nvmlComputeInstanceProfileInfo_st,
    nvmlComputeInstanceProfileInfo_t,
    nvmlComputeInstanceProfileInfo_v2_st,
    nvmlComputeInstanceProfileInfo_v2_t,
    nvmlComputeInstanceProfileInfo_v3_st,
    nvmlComputeInstanceProfileInfo_v3_t,
    nvmlComputeInstanceInfo_st,
    nvmlComputeInstanceInfo_t,
    nvmlGpmMetric_t,
    nvmlGpmMetric_t_anon0,
    nvmlGpmMetricsGet_t,
    nvmlGpmSupport_t,
    nvmlDeviceCapabilities_v1_t,
    nvmlDeviceCapabilities_t,
    nvmlMask255_t,
    nvmlWorkloadPowerProfileInfo_v1_t,
    nvmlWorkloadPowerProfileInfo_t,
    nvmlWorkloadPowerProfileProfilesInfo_v1_t,
    nvmlWorkloadPowerProfileProfilesInfo_t,
    nvmlWorkloadPowerProfileCurrentProfiles_v1_t,
    nvmlWorkloadPowerProfileCurrentProfiles_t,
    nvmlWorkloadPowerProfileRequestedProfiles_v1_t,
    nvmlWorkloadPowerProfileRequestedProfiles_t,
    nvmlPowerSmoothingProfile_v1_t,
    nvmlPowerSmoothingProfile_t,
    nvmlPowerSmoothingState_v1_t,
    nvmlPowerSmoothingState_t,
    INVALID_GPU_INSTANCE_ID,
    INVALID_GPU_INSTANCE_PROFILE_ID,
    MAX_CLK_DOMAINS,
    NVML_255_MASK_BITS_PER_ELEM,
    NVML_255_MASK_NUM_ELEMS,
    NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED,
    NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED,
    NVML_AFFINITY_SCOPE_NODE,
    NVML_AFFINITY_SCOPE_SOCKET,
    NVML_API_VERSION,
    NVML_API_VERSION_STR,
    NVML_BUS_TYPE_AGP,
    NVML_BUS_TYPE_FPCI,
    NVML_BUS_TYPE_PCI,
    NVML_BUS_TYPE_PCIE,
    NVML_BUS_TYPE_UNKNOWN,
    NVML_C2C_POWER_STATE_FULL_POWER,
    NVML_C2C_POWER_STATE_LOW_POWER,
    NVML_CC_ACCEPTING_CLIENT_REQUESTS_FALSE,
    NVML_CC_ACCEPTING_CLIENT_REQUESTS_TRUE,
    NVML_CC_CEC_ATTESTATION_REPORT_NOT_PRESENT,
    NVML_CC_CEC_ATTESTATION_REPORT_PRESENT,
    NVML_CC_GPU_ATTESTATION_REPORT_SIZE,
    NVML_CC_GPU_CEC_ATTESTATION_REPORT_SIZE,
    NVML_CC_GPU_CEC_NONCE_SIZE,
    NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX,
    NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN,
    NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV,
    NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_SNP,
    NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM,
    NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX,
    NVML_CC_SYSTEM_CPU_CAPS_NONE,
    NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF,
    NVML_CC_SYSTEM_DEVTOOLS_MODE_ON,
    NVML_CC_SYSTEM_ENVIRONMENT_PROD,
    NVML_CC_SYSTEM_ENVIRONMENT_SIM,
    NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE,
    NVML_CC_SYSTEM_FEATURE_DISABLED,
    NVML_CC_SYSTEM_FEATURE_ENABLED,
    NVML_CC_SYSTEM_GPUS_CC_CAPABLE,
    NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE,
    NVML_CC_SYSTEM_MULTIGPU_NONE,
    NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE,
    NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT,
    NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED,
    NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE,
    NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1,
    NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE,
    NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE,
    NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE,
    NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE,
    NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE,
    NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE,
    NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX,
    NVML_COMPUTE_INSTANCE_PROFILE_COUNT,
    NVML_DEVICE_ARCH_ADA,
    NVML_DEVICE_ARCH_AMPERE,
    NVML_DEVICE_ARCH_BLACKWELL,
    NVML_DEVICE_ARCH_HOPPER,
    NVML_DEVICE_ARCH_KEPLER,
    NVML_DEVICE_ARCH_MAXWELL,
    NVML_DEVICE_ARCH_PASCAL,
    NVML_DEVICE_ARCH_T23X,
    NVML_DEVICE_ARCH_TURING,
    NVML_DEVICE_ARCH_UNKNOWN,
    NVML_DEVICE_ARCH_VOLTA,
    NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE,
    NVML_DEVICE_MIG_DISABLE,
    NVML_DEVICE_MIG_ENABLE,
    NVML_DEVICE_NAME_BUFFER_SIZE,
    NVML_DEVICE_NAME_V2_BUFFER_SIZE,
    NVML_DEVICE_PART_NUMBER_BUFFER_SIZE,
    NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE,
    NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE,
    NVML_DEVICE_PCI_BUS_ID_FMT,
    NVML_DEVICE_PCI_BUS_ID_LEGACY_FMT,
    NVML_DEVICE_SERIAL_BUFFER_SIZE,
    NVML_DEVICE_UUID_ASCII_LEN,
    NVML_DEVICE_UUID_BINARY_LEN,
    NVML_DEVICE_UUID_BUFFER_SIZE,
    NVML_DEVICE_UUID_V2_BUFFER_SIZE,
    NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE,
    NVML_DEV_CAP_EGM,
    NVML_DOUBLE_BIT_ECC,
    NVML_FAN_POLICY_MANUAL,
    NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW,
    NVML_FI_DEV_C2C_LINK_COUNT,
    NVML_FI_DEV_C2C_LINK_ERROR_INTR,
    NVML_FI_DEV_C2C_LINK_ERROR_REPLAY,
    NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B,
    NVML_FI_DEV_C2C_LINK_GET_MAX_BW,
    NVML_FI_DEV_C2C_LINK_GET_STATUS,
    NVML_FI_DEV_C2C_LINK_POWER_STATE,
    NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN,
    NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN,
    NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP,
    NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN,
    NVML_FI_DEV_CLOCKS_EVENT_REASON_SYNC_BOOST,
    NVML_FI_DEV_DRAIN_AND_RESET_STATUS,
    NVML_FI_DEV_ECC_CURRENT,
    NVML_FI_DEV_ECC_DBE_AGG_CBU,
    NVML_FI_DEV_ECC_DBE_AGG_DEV,
    NVML_FI_DEV_ECC_DBE_AGG_L1,
    NVML_FI_DEV_ECC_DBE_AGG_L2,
    NVML_FI_DEV_ECC_DBE_AGG_REG,
    NVML_FI_DEV_ECC_DBE_AGG_TEX,
    NVML_FI_DEV_ECC_DBE_AGG_TOTAL,
    NVML_FI_DEV_ECC_DBE_VOL_CBU,
    NVML_FI_DEV_ECC_DBE_VOL_DEV,
    NVML_FI_DEV_ECC_DBE_VOL_L1,
    NVML_FI_DEV_ECC_DBE_VOL_L2,
    NVML_FI_DEV_ECC_DBE_VOL_REG,
    NVML_FI_DEV_ECC_DBE_VOL_TEX,
    NVML_FI_DEV_ECC_DBE_VOL_TOTAL,
    NVML_FI_DEV_ECC_PENDING,
    NVML_FI_DEV_ECC_SBE_AGG_DEV,
    NVML_FI_DEV_ECC_SBE_AGG_L1,
    NVML_FI_DEV_ECC_SBE_AGG_L2,
    NVML_FI_DEV_ECC_SBE_AGG_REG,
    NVML_FI_DEV_ECC_SBE_AGG_TEX,
    NVML_FI_DEV_ECC_SBE_AGG_TOTAL,
    NVML_FI_DEV_ECC_SBE_VOL_DEV,
    NVML_FI_DEV_ECC_SBE_VOL_L1,
    NVML_FI_DEV_ECC_SBE_VOL_L2,
    NVML_FI_DEV_ECC_SBE_VOL_REG,
    NVML_FI_DEV_ECC_SBE_VOL_TEX,
    NVML_FI_DEV_ECC_SBE_VOL_TOTAL,
    NVML_FI_DEV_ENERGY,
    NVML_FI_DEV_GET_GPU_RECOVERY_ACTION,
    NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE,
    NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED,
    NVML_FI_DEV_MEMORY_TEMP,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L0,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L1,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L10,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L11,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L2,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L3,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L4,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L5,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L6,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L7,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L8,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L9,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C0_TOTAL,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L0,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L1,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L10,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L11,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L2,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L3,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L4,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L5,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L6,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L7,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L8,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L9,
    NVML_FI_DEV_NVLINK_BANDWIDTH_C1_TOTAL,
    NVML_FI_DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS,
    NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_BER,
    NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_ERRORS,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_0,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_1,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_10,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_11,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_12,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_13,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_14,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_15,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_2,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_3,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_4,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_5,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_6,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_7,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_8,
    NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_9,
    NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS,
    NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS,
    NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS,
    NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS,
    NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS,
    NVML_FI_DEV_NVLINK_COUNT_RAW_BER,
    NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0,
    NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1,
    NVML_FI_DEV_NVLINK_COUNT_RCV_BYTES,
    NVML_FI_DEV_NVLINK_COUNT_RCV_ERRORS,
    NVML_FI_DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS,
    NVML_FI_DEV_NVLINK_COUNT_RCV_PACKETS,
    NVML_FI_DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS,
    NVML_FI_DEV_NVLINK_COUNT_SYMBOL_BER,
    NVML_FI_DEV_NVLINK_COUNT_SYMBOL_ERRORS,
    NVML_FI_DEV_NVLINK_COUNT_VL15_DROPPED,
    NVML_FI_DEV_NVLINK_COUNT_XMIT_BYTES,
    NVML_FI_DEV_NVLINK_COUNT_XMIT_DISCARDS,
    NVML_FI_DEV_NVLINK_COUNT_XMIT_PACKETS,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9,
    NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9,
    NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9,
    NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL,
    NVML_FI_DEV_NVLINK_ERROR_DL_CRC,
    NVML_FI_DEV_NVLINK_ERROR_DL_RECOVERY,
    NVML_FI_DEV_NVLINK_ERROR_DL_REPLAY,
    NVML_FI_DEV_NVLINK_GET_POWER_STATE,
    NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD,
    NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX,
    NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MIN,
    NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED,
    NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_UNITS,
    NVML_FI_DEV_NVLINK_GET_SPEED,
    NVML_FI_DEV_NVLINK_GET_STATE,
    NVML_FI_DEV_NVLINK_GET_VERSION,
    NVML_FI_DEV_NVLINK_LINK_COUNT,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L0,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L1,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L10,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L11,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L2,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L3,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L4,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L5,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L6,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L7,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L8,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L9,
    NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL,
    NVML_FI_DEV_NVLINK_REMOTE_NVLINK_ID,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L0,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L1,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L10,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L11,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L2,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L3,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L4,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L5,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L6,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L7,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L8,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L9,
    NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_COMMON,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L0,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L1,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L10,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L11,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L2,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L3,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L4,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L5,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L6,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L7,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L8,
    NVML_FI_DEV_NVLINK_SPEED_MBPS_L9,
    NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX,
    NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX,
    NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_RX,
    NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_TX,
    NVML_FI_DEV_NVSWITCH_CONNECTED_LINK_COUNT,
    NVML_FI_DEV_PCIE_COUNT_BAD_DLLP,
    NVML_FI_DEV_PCIE_COUNT_BAD_TLP,
    NVML_FI_DEV_PCIE_COUNT_CORRECTABLE_ERRORS,
    NVML_FI_DEV_PCIE_COUNT_FATAL_ERROR,
    NVML_FI_DEV_PCIE_COUNT_LANE_ERROR,
    NVML_FI_DEV_PCIE_COUNT_LCRC_ERROR,
    NVML_FI_DEV_PCIE_COUNT_NAKS_RECEIVED,
    NVML_FI_DEV_PCIE_COUNT_NAKS_SENT,
    NVML_FI_DEV_PCIE_COUNT_NON_FATAL_ERROR,
    NVML_FI_DEV_PCIE_COUNT_RECEIVER_ERROR,
    NVML_FI_DEV_PCIE_COUNT_RX_BYTES,
    NVML_FI_DEV_PCIE_COUNT_TX_BYTES,
    NVML_FI_DEV_PCIE_COUNT_UNSUPPORTED_REQ,
    NVML_FI_DEV_PCIE_INBOUND_ATOMICS_MASK,
    NVML_FI_DEV_PCIE_L0_TO_RECOVERY_COUNTER,
    NVML_FI_DEV_PCIE_OUTBOUND_ATOMICS_MASK,
    NVML_FI_DEV_PCIE_REPLAY_COUNTER,
    NVML_FI_DEV_PCIE_REPLAY_ROLLOVER_COUNTER,
    NVML_FI_DEV_PERF_POLICY_BOARD_LIMIT,
    NVML_FI_DEV_PERF_POLICY_LOW_UTILIZATION,
    NVML_FI_DEV_PERF_POLICY_POWER,
    NVML_FI_DEV_PERF_POLICY_RELIABILITY,
    NVML_FI_DEV_PERF_POLICY_SYNC_BOOST,
    NVML_FI_DEV_PERF_POLICY_THERMAL,
    NVML_FI_DEV_PERF_POLICY_TOTAL_APP_CLOCKS,
    NVML_FI_DEV_PERF_POLICY_TOTAL_BASE_CLOCKS,
    NVML_FI_DEV_POWER_AVERAGE,
    NVML_FI_DEV_POWER_CURRENT_LIMIT,
    NVML_FI_DEV_POWER_DEFAULT_LIMIT,
    NVML_FI_DEV_POWER_INSTANT,
    NVML_FI_DEV_POWER_MAX_LIMIT,
    NVML_FI_DEV_POWER_MIN_LIMIT,
    NVML_FI_DEV_POWER_REQUESTED_LIMIT,
    NVML_FI_DEV_POWER_SYNC_BALANCING_AF,
    NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ,
    NVML_FI_DEV_REMAPPED_COR,
    NVML_FI_DEV_REMAPPED_FAILURE,
    NVML_FI_DEV_REMAPPED_PENDING,
    NVML_FI_DEV_REMAPPED_UNC,
    NVML_FI_DEV_RESET_STATUS,
    NVML_FI_DEV_RETIRED_DBE,
    NVML_FI_DEV_RETIRED_PENDING,
    NVML_FI_DEV_RETIRED_PENDING_DBE,
    NVML_FI_DEV_RETIRED_PENDING_SBE,
    NVML_FI_DEV_RETIRED_SBE,
    NVML_FI_DEV_TEMPERATURE_GPU_MAX_TLIMIT,
    NVML_FI_DEV_TEMPERATURE_MEM_MAX_TLIMIT,
    NVML_FI_DEV_TEMPERATURE_SHUTDOWN_TLIMIT,
    NVML_FI_DEV_TEMPERATURE_SLOWDOWN_TLIMIT,
    NVML_FI_DEV_TOTAL_ENERGY_CONSUMPTION,
    NVML_FI_MAX,
    NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE,
    NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE,
    NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL,
    NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR,
    NVML_FI_PWR_SMOOTHING_ENABLED,
    NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING,
    NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED,
    NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES,
    NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING,
    NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING,
    NVML_FI_PWR_SMOOTHING_PRIV_LVL,
    NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR,
    NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL,
    NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE,
    NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE,
    NVML_GPM_METRICS_GET_VERSION,
    NVML_GPM_SUPPORT_VERSION,
    NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE,
    NVML_GPU_CERT_CHAIN_SIZE,
    NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE,
    NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED,
    NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE,
    NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE,
    NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED,
    NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE,
    NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE,
    NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED,
    NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE,
    NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE,
    NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED,
    NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE,
    NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY,
    NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW,
    NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY,
    NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY,
    NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY,
    NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW,
    NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY,
    NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY,
    NVML_GPU_FABRIC_STATE_COMPLETED,
    NVML_GPU_FABRIC_STATE_IN_PROGRESS,
    NVML_GPU_FABRIC_STATE_NOT_STARTED,
    NVML_GPU_FABRIC_STATE_NOT_SUPPORTED,
    NVML_GPU_FABRIC_UUID_LEN,
    NVML_GPU_INSTANCE_PROFILE_1_SLICE,
    NVML_GPU_INSTANCE_PROFILE_1_SLICE_ALL_ME,
    NVML_GPU_INSTANCE_PROFILE_1_SLICE_GFX,
    NVML_GPU_INSTANCE_PROFILE_1_SLICE_NO_ME,
    NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV1,
    NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV2,
    NVML_GPU_INSTANCE_PROFILE_2_SLICE,
    NVML_GPU_INSTANCE_PROFILE_2_SLICE_ALL_ME,
    NVML_GPU_INSTANCE_PROFILE_2_SLICE_GFX,
    NVML_GPU_INSTANCE_PROFILE_2_SLICE_NO_ME,
    NVML_GPU_INSTANCE_PROFILE_2_SLICE_REV1,
    NVML_GPU_INSTANCE_PROFILE_3_SLICE,
    NVML_GPU_INSTANCE_PROFILE_4_SLICE,
    NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX,
    NVML_GPU_INSTANCE_PROFILE_6_SLICE,
    NVML_GPU_INSTANCE_PROFILE_7_SLICE,
    NVML_GPU_INSTANCE_PROFILE_8_SLICE,
    NVML_GPU_INSTANCE_PROFILE_CAPS_GFX,
    NVML_GPU_INSTANCE_PROFILE_CAPS_P2P,
    NVML_GPU_INSTANCE_PROFILE_COUNT,
    NVML_GPU_INTSTANCE_PROFILE_CAPS_P2P,
    NVML_GRID_LICENSE_BUFFER_SIZE,
    NVML_GRID_LICENSE_EXPIRY_INVALID,
    NVML_GRID_LICENSE_EXPIRY_NOT_APPLICABLE,
    NVML_GRID_LICENSE_EXPIRY_NOT_AVAILABLE,
    NVML_GRID_LICENSE_EXPIRY_PERMANENT,
    NVML_GRID_LICENSE_EXPIRY_VALID,
    NVML_GRID_LICENSE_FEATURE_MAX_COUNT,
    NVML_GRID_LICENSE_STATE_LICENSED,
    NVML_GRID_LICENSE_STATE_UNINITIALIZED,
    NVML_GRID_LICENSE_STATE_UNKNOWN,
    NVML_GRID_LICENSE_STATE_UNLICENSED,
    NVML_GRID_LICENSE_STATE_UNLICENSED_RESTRICTED,
    NVML_GRID_LICENSE_STATE_UNLICENSED_UNRESTRICTED,
    NVML_GSP_FIRMWARE_VERSION_BUF_SIZE,
    NVML_INIT_FLAG_NO_ATTACH,
    NVML_INIT_FLAG_NO_GPUS,
    NVML_INVALID_VGPU_PLACEMENT_ID,
    NVML_MAX_GPU_PERF_PSTATES,
    NVML_MAX_GPU_UTILIZATIONS,
    NVML_MAX_PHYSICAL_BRIDGE,
    NVML_MAX_THERMAL_SENSORS_PER_GPU,
    NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE,
    NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT,
    NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT,
    NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED,
    NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED,
    NVML_NVLINK_BER_EXP_SHIFT,
    NVML_NVLINK_BER_EXP_WIDTH,
    NVML_NVLINK_BER_MANTISSA_SHIFT,
    NVML_NVLINK_BER_MANTISSA_WIDTH,
    NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT,
    NVML_NVLINK_LOW_POWER_THRESHOLD_MAX,
    NVML_NVLINK_LOW_POWER_THRESHOLD_MIN,
    NVML_NVLINK_LOW_POWER_THRESHOLD_RESET,
    NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US,
    NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US,
    NVML_NVLINK_MAX_LINKS,
    NVML_NVLINK_POWER_STATE_HIGH_SPEED,
    NVML_NVLINK_POWER_STATE_LOW,
    NVML_NVLINK_STATE_ACTIVE,
    NVML_NVLINK_STATE_INACTIVE,
    NVML_NVLINK_STATE_SLEEP,
    NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES,
    NVML_PCIE_ATOMICS_CAP_CAS128,
    NVML_PCIE_ATOMICS_CAP_CAS32,
    NVML_PCIE_ATOMICS_CAP_CAS64,
    NVML_PCIE_ATOMICS_CAP_FETCHADD32,
    NVML_PCIE_ATOMICS_CAP_FETCHADD64,
    NVML_PCIE_ATOMICS_CAP_SWAP32,
    NVML_PCIE_ATOMICS_CAP_SWAP64,
    NVML_PCIE_ATOMICS_OPS_MAX,
    NVML_PCIE_LINK_MAX_SPEED_16000MBPS,
    NVML_PCIE_LINK_MAX_SPEED_2500MBPS,
    NVML_PCIE_LINK_MAX_SPEED_32000MBPS,
    NVML_PCIE_LINK_MAX_SPEED_5000MBPS,
    NVML_PCIE_LINK_MAX_SPEED_64000MBPS,
    NVML_PCIE_LINK_MAX_SPEED_8000MBPS,
    NVML_PCIE_LINK_MAX_SPEED_INVALID,
    NVML_PERF_MODES_BUFFER_SIZE,
    NVML_POWER_SCOPE_GPU,
    NVML_POWER_SCOPE_MEMORY,
    NVML_POWER_SCOPE_MODULE,
    NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET,
    NVML_POWER_SMOOTHING_MAX_NUM_PROFILES,
    NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS,
    NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR,
    NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS,
    NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE,
    NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE,
    NVML_POWER_SOURCE_AC,
    NVML_POWER_SOURCE_BATTERY,
    NVML_POWER_SOURCE_UNDERSIZED,
    NVML_SCHEDULER_SW_MAX_LOG_ENTRIES,
    NVML_SINGLE_BIT_ECC,
    NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT,
    NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE,
    NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE,
    NVML_TOPOLOGY_CPU,
    NVML_VALUE_NOT_AVAILABLE,
    NVML_VGPU_NAME_BUFFER_SIZE,
    NVML_VGPU_PGPU_HETEROGENEOUS_MODE,
    NVML_VGPU_PGPU_HOMOGENEOUS_MODE,
    NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_NO,
    NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_YES,
    NVML_VGPU_SCHEDULER_ARR_DEFAULT,
    NVML_VGPU_SCHEDULER_ARR_DISABLE,
    NVML_VGPU_SCHEDULER_ARR_ENABLE,
    NVML_VGPU_SCHEDULER_ENGINE_TYPE_GRAPHICS,
    NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT,
    NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE,
    NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE,
    NVML_VGPU_SCHEDULER_POLICY_UNKNOWN,
    NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_NO,
    NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_YES,
    NVML_WORKLOAD_POWER_MAX_PROFILES,
    nvmlActiveVgpuInstanceInfo_v1,
    nvmlC2cModeInfo_v1,
    nvmlClockOffset_v1,
    nvmlClocksEventReasonAll,
    nvmlClocksEventReasonApplicationsClocksSetting,
    nvmlClocksEventReasonDisplayClockSetting,
    nvmlClocksEventReasonGpuIdle,
    nvmlClocksEventReasonNone,
    nvmlClocksEventReasonSwPowerCap,
    nvmlClocksEventReasonSwThermalSlowdown,
    nvmlClocksEventReasonSyncBoost,
    nvmlClocksThrottleReasonAll,
    nvmlClocksThrottleReasonApplicationsClocksSetting,
    nvmlClocksThrottleReasonDisplayClockSetting,
    nvmlClocksThrottleReasonGpuIdle,
    nvmlClocksThrottleReasonHwPowerBrakeSlowdown,
    nvmlClocksThrottleReasonHwSlowdown,
    nvmlClocksThrottleReasonHwThermalSlowdown,
    nvmlClocksThrottleReasonNone,
    nvmlClocksThrottleReasonSwPowerCap,
    nvmlClocksThrottleReasonSwThermalSlowdown,
    nvmlClocksThrottleReasonSyncBoost,
    nvmlClocksThrottleReasonUserDefinedClocks,
    nvmlComputeInstanceProfileInfo_v2,
    nvmlComputeInstanceProfileInfo_v3,
    nvmlConfComputeGetKeyRotationThresholdInfo_v1,
    nvmlConfComputeSetKeyRotationThresholdInfo_v1,
    nvmlCoolerInfo_v1,
    nvmlDeviceCapabilities_v1,
    nvmlDeviceCurrentClockFreqs_v1,
    nvmlDevicePerfModes_v1,
    nvmlDramEncryptionInfo_v1,
    nvmlEccSramErrorStatus_v1,
    nvmlEventMigConfigChange,
    nvmlEventTypeAll,
    nvmlEventTypeClock,
    nvmlEventTypeDoubleBitEccError,
    nvmlEventTypeDramRetirementEvent,
    nvmlEventTypeDramRetirementFailure,
    nvmlEventTypeFatalPoisonError,
    nvmlEventTypeGpuRecoveryAction,
    nvmlEventTypeGpuUnavailableError,
    nvmlEventTypeNonFatalPoisonError,
    nvmlEventTypeNone,
    nvmlEventTypePState,
    nvmlEventTypePowerSourceChange,
    nvmlEventTypeSingleBitEccError,
    nvmlEventTypeSingleBitEccErrorStorm,
    nvmlEventTypeXidCriticalError,
    nvmlFanSpeedInfo_v1,
    nvmlFlagDefault,
    nvmlFlagForce,
    nvmlGpuFabricInfo_v2,
    nvmlGpuInstanceProfileInfo_v2,
    nvmlGpuInstanceProfileInfo_v3,
    nvmlMarginTemperature_v1,
    nvmlMemory_v2,
    nvmlNvlinkGetBwMode_v1,
    nvmlNvlinkSetBwMode_v1,
    nvmlNvlinkSupportedBwModes_v1,
    nvmlPciInfoExt_v1,
    nvmlPlatformInfo_v1,
    nvmlPlatformInfo_v2,
    nvmlPowerSmoothingProfile_v1,
    nvmlPowerSmoothingState_v1,
    nvmlPowerValue_v2,
    nvmlProcessDetailList_v1,
    nvmlProcessesUtilizationInfo_v1,
    nvmlSystemConfComputeSettings_v1,
    nvmlSystemDriverBranchInfo_v1,
    nvmlSystemEventSetCreateRequest_v1,
    nvmlSystemEventSetFreeRequest_v1,
    nvmlSystemEventSetWaitRequest_v1,
    nvmlSystemEventTypeCount,
    nvmlSystemEventTypeGpuDriverBind,
    nvmlSystemEventTypeGpuDriverUnbind,
    nvmlSystemRegisterEventRequest_v1,
    nvmlTemperature_v1,
    nvmlUUID_v1,
    nvmlVgpuCreatablePlacementInfo_v1,
    nvmlVgpuHeterogeneousMode_v1,
    nvmlVgpuInstancesUtilizationInfo_v1,
    nvmlVgpuPlacementId_v1,
    nvmlVgpuPlacementList_v1,
    nvmlVgpuPlacementList_v2,
    nvmlVgpuProcessesUtilizationInfo_v1,
    nvmlVgpuRuntimeState_v1,
    nvmlVgpuSchedulerLogInfo_v1,
    nvmlVgpuSchedulerStateInfo_v1,
    nvmlVgpuSchedulerState_v1,
    nvmlVgpuTypeBar1Info_v1,
    nvmlVgpuTypeIdInfo_v1,
    nvmlVgpuTypeMaxInstance_v1,
    nvmlWorkloadPowerProfileCurrentProfiles_v1,
    nvmlWorkloadPowerProfileInfo_v1,
    nvmlWorkloadPowerProfileProfilesInfo_v1,
    nvmlWorkloadPowerProfileRequestedProfiles_v1,
)

__all__ = [
    "sizeof",
    "nvmlBridgeChipType_t",
    "nvmlNvLinkUtilizationCountUnits_t",
    "nvmlNvLinkUtilizationCountPktTypes_t",
    "nvmlNvLinkCapability_t",
    "nvmlNvLinkErrorCounter_t",
    "nvmlIntNvLinkDeviceType_t",
    "nvmlGpuTopologyLevel_t",
    "nvmlGpuP2PStatus_t",
    "nvmlGpuP2PCapsIndex_t",
    "nvmlSamplingType_t",
    "nvmlPcieUtilCounter_t",
    "nvmlValueType_t",
    "nvmlPerfPolicyType_t",
    "nvmlThermalTarget_t",
    "nvmlThermalController_t",
    "nvmlCoolerControl_t",
    "nvmlCoolerTarget_t",
    "nvmlUUIDType_t",
    "nvmlEnableState_t",
    "nvmlBrandType_t",
    "nvmlTemperatureThresholds_t",
    "nvmlTemperatureSensors_t",
    "nvmlComputeMode_t",
    "nvmlMemoryErrorType_t",
    "nvmlEccBitType_t",
    "nvmlNvlinkVersion_t",
    "nvmlEccCounterType_t",
    "nvmlClockType_t",
    "nvmlClockId_t",
    "nvmlDriverModel_t",
    "nvmlPstates_t",
    "nvmlGpuOperationMode_t",
    "nvmlInforomObject_t",
    "nvmlReturn_t",
    "nvmlMemoryLocation_t",
    "nvmlPageRetirementCause_t",
    "nvmlRestrictedAPI_t",
    "nvmlGpuUtilizationDomainId_t",
    "nvmlGpuVirtualizationMode_t",
    "nvmlHostVgpuMode_t",
    "nvmlVgpuVmIdType_t",
    "nvmlVgpuGuestInfoState_t",
    "nvmlGridLicenseFeatureCode_t",
    "nvmlVgpuCapability_t",
    "nvmlVgpuDriverCapability_t",
    "nvmlDeviceVgpuCapability_t",
    "nvmlDeviceGpuRecoveryAction_t",
    "nvmlFanState_t",
    "nvmlLedColor_t",
    "nvmlEncoderType_t",
    "nvmlFBCSessionType_t",
    "nvmlDetachGpuState_t",
    "nvmlPcieLinkState_t",
    "nvmlClockLimitId_t",
    "nvmlVgpuVmCompatibility_t",
    "nvmlVgpuPgpuCompatibilityLimitCode_t",
    "nvmlGpmMetricId_t",
    "nvmlPowerProfileType_t",
    "nvmlDevice_t",
    "nvmlGpuInstance_t",
    "nvmlUnit_t",
    "nvmlEventSet_t",
    "nvmlSystemEventSet_t",
    "nvmlComputeInstance_t",
    "nvmlGpmSample_t",
    "nvmlDeviceArchitecture_t",
    "nvmlBusType_t",
    "nvmlFanControlPolicy_t",
    "nvmlPowerSource_t",
    "nvmlPowerScopeType_t",
    "nvmlVgpuTypeId_t",
    "nvmlVgpuInstance_t",
    "nvmlGpuFabricState_t",
    "nvmlAffinityScope_t",
    "nvmlPciInfoExt_v1_t",
    "nvmlPciInfoExt_t",
    "nvmlPciInfo_st",
    "nvmlPciInfo_t",
    "nvmlEccErrorCounts_st",
    "nvmlEccErrorCounts_t",
    "nvmlUtilization_st",
    "nvmlUtilization_t",
    "nvmlMemory_st",
    "nvmlMemory_t",
    "nvmlMemory_v2_st",
    "nvmlMemory_v2_t",
    "nvmlBAR1Memory_st",
    "nvmlBAR1Memory_t",
    "nvmlProcessInfo_v1_st",
    "nvmlProcessInfo_v1_t",
    "nvmlProcessInfo_v2_st",
    "nvmlProcessInfo_v2_t",
    "nvmlProcessInfo_t",
    "nvmlProcessDetail_v1_t",
    "nvmlProcessDetailList_v1_t",
    "nvmlProcessDetailList_t",
    "nvmlDeviceAttributes_st",
    "nvmlDeviceAttributes_t",
    "nvmlC2cModeInfo_v1_t",
    "nvmlRowRemapperHistogramValues_st",
    "nvmlRowRemapperHistogramValues_t",
    "nvmlNvLinkUtilizationControl_st",
    "nvmlNvLinkUtilizationControl_t",
    "nvmlBridgeChipInfo_st",
    "nvmlBridgeChipInfo_t",
    "nvmlBridgeChipHierarchy_st",
    "nvmlBridgeChipHierarchy_t",
    "nvmlValue_st",
    "nvmlValue_t",
    "nvmlSample_st",
    "nvmlSample_t",
    "nvmlViolationTime_st",
    "nvmlViolationTime_t",
    "nvmlGpuThermalSettings_t",
    "nvmlGpuThermalSettings_t_anon0",
    "nvmlCoolerInfo_v1_t",
    "nvmlCoolerInfo_t",
    "nvmlUUIDValue_t",
    "nvmlUUID_v1_t",
    "nvmlUUID_t",
    "nvmlDramEncryptionInfo_v1_t",
    "nvmlDramEncryptionInfo_t",
    "nvmlMarginTemperature_v1_t",
    "nvmlMarginTemperature_t",
    "nvmlClkMonFaultInfo_struct",
    "nvmlClkMonFaultInfo_t",
    "nvmlClkMonStatus_status",
    "nvmlClkMonStatus_t",
    "nvmlClockOffset_v1_t",
    "nvmlClockOffset_t",
    "nvmlFanSpeedInfo_v1_t",
    "nvmlFanSpeedInfo_t",
    "nvmlDevicePerfModes_v1_t",
    "nvmlDevicePerfModes_t",
    "nvmlDeviceCurrentClockFreqs_v1_t",
    "nvmlDeviceCurrentClockFreqs_t",
    "nvmlProcessUtilizationSample_st",
    "nvmlProcessUtilizationSample_t",
    "nvmlProcessUtilizationInfo_v1_t",
    "nvmlProcessesUtilizationInfo_v1_t",
    "nvmlProcessesUtilizationInfo_t",
    "nvmlEccSramErrorStatus_v1_t",
    "nvmlEccSramErrorStatus_t",
    "nvmlPlatformInfo_v1_t",
    "nvmlPlatformInfo_v2_t",
    "nvmlPlatformInfo_t",
    "nvmlGpuDynamicPstatesInfo_st",
    "nvmlGpuDynamicPstatesInfo_t",
    "nvmlGpuDynamicPstatesInfo_t_anon0",
    "nvmlPowerValue_v2_t",
    "nvmlVgpuHeterogeneousMode_v1_t",
    "nvmlVgpuHeterogeneousMode_t",
    "nvmlVgpuPlacementId_v1_t",
    "nvmlVgpuPlacementId_t",
    "nvmlVgpuPlacementList_v1_t",
    "nvmlVgpuPlacementList_v2_t",
    "nvmlVgpuPlacementList_t",
    "nvmlVgpuTypeBar1Info_v1_t",
    "nvmlVgpuTypeBar1Info_t",
    "nvmlVgpuInstanceUtilizationSample_st",
    "nvmlVgpuInstanceUtilizationSample_t",
    "nvmlVgpuInstanceUtilizationInfo_v1_t",
    "nvmlVgpuInstancesUtilizationInfo_v1_t",
    "nvmlVgpuInstancesUtilizationInfo_t",
    "nvmlVgpuProcessUtilizationSample_st",
    "nvmlVgpuProcessUtilizationSample_t",
    "nvmlVgpuProcessUtilizationInfo_v1_t",
    "nvmlVgpuProcessesUtilizationInfo_v1_t",
    "nvmlVgpuProcessesUtilizationInfo_t",
    "nvmlVgpuRuntimeState_v1_t",
    "nvmlVgpuRuntimeState_t",
    "nvmlVgpuSchedulerParams_t",
    "nvmlVgpuSchedulerParams_t_anon0",
    "nvmlVgpuSchedulerParams_t_anon1",
    "nvmlVgpuSchedulerLogEntries_st",
    "nvmlVgpuSchedulerLogEntry_t",
    "nvmlVgpuSchedulerLog_st",
    "nvmlVgpuSchedulerLog_t",
    "nvmlVgpuSchedulerGetState_st",
    "nvmlVgpuSchedulerGetState_t",
    "nvmlVgpuSchedulerSetParams_t",
    "nvmlVgpuSchedulerSetParams_t_anon0",
    "nvmlVgpuSchedulerSetParams_t_anon1",
    "nvmlVgpuSchedulerSetState_st",
    "nvmlVgpuSchedulerSetState_t",
    "nvmlVgpuSchedulerCapabilities_st",
    "nvmlVgpuSchedulerCapabilities_t",
    "nvmlVgpuLicenseExpiry_st",
    "nvmlVgpuLicenseExpiry_t",
    "nvmlVgpuLicenseInfo_st",
    "nvmlVgpuLicenseInfo_t",
    "nvmlGridLicenseExpiry_st",
    "nvmlGridLicenseExpiry_t",
    "nvmlGridLicensableFeature_st",
    "nvmlGridLicensableFeature_t",
    "nvmlGridLicensableFeatures_st",
    "nvmlGridLicensableFeatures_t",
    "nvmlVgpuTypeIdInfo_v1_t",
    "nvmlVgpuTypeIdInfo_t",
    "nvmlVgpuTypeMaxInstance_v1_t",
    "nvmlVgpuTypeMaxInstance_t",
    "nvmlActiveVgpuInstanceInfo_v1_t",
    "nvmlActiveVgpuInstanceInfo_t",
    "nvmlVgpuSchedulerState_v1_t",
    "nvmlVgpuSchedulerState_t",
    "nvmlVgpuSchedulerStateInfo_v1_t",
    "nvmlVgpuSchedulerStateInfo_t",
    "nvmlVgpuSchedulerLogInfo_v1_t",
    "nvmlVgpuSchedulerLogInfo_t",
    "nvmlVgpuCreatablePlacementInfo_v1_t",
    "nvmlVgpuCreatablePlacementInfo_t",
    "nvmlNvLinkPowerThres_st",
    "nvmlNvLinkPowerThres_t",
    "nvmlFieldValue_st",
    "nvmlFieldValue_t",
    "nvmlHwbcEntry_st",
    "nvmlHwbcEntry_t",
    "nvmlLedState_st",
    "nvmlLedState_t",
    "nvmlUnitInfo_st",
    "nvmlUnitInfo_t",
    "nvmlPSUInfo_st",
    "nvmlPSUInfo_t",
    "nvmlUnitFanInfo_st",
    "nvmlUnitFanInfo_t",
    "nvmlUnitFanSpeeds_st",
    "nvmlUnitFanSpeeds_t",
    "nvmlEventData_st",
    "nvmlEventData_t",
    "nvmlSystemEventSetCreateRequest_v1_t",
    "nvmlSystemEventSetCreateRequest_t",
    "nvmlSystemEventSetFreeRequest_v1_t",
    "nvmlSystemEventSetFreeRequest_t",
    "nvmlSystemRegisterEventRequest_v1_t",
    "nvmlSystemRegisterEventRequest_t",
    "nvmlSystemEventData_v1_t",
    "nvmlSystemEventSetWaitRequest_v1_t",
    "nvmlSystemEventSetWaitRequest_t",
    "nvmlAccountingStats_st",
    "nvmlAccountingStats_t",
    "nvmlEncoderSessionInfo_st",
    "nvmlEncoderSessionInfo_t",
    "nvmlFBCStats_st",
    "nvmlFBCStats_t",
    "nvmlFBCSessionInfo_st",
    "nvmlFBCSessionInfo_t",
    "nvmlConfComputeSystemCaps_st",
    "nvmlConfComputeSystemCaps_t",
    "nvmlConfComputeSystemState_st",
    "nvmlConfComputeSystemState_t",
    "nvmlSystemConfComputeSettings_v1_t",
    "nvmlSystemConfComputeSettings_t",
    "nvmlConfComputeMemSizeInfo_st",
    "nvmlConfComputeMemSizeInfo_t",
    "nvmlConfComputeGpuCertificate_st",
    "nvmlConfComputeGpuCertificate_t",
    "nvmlConfComputeGpuAttestationReport_st",
    "nvmlConfComputeGpuAttestationReport_t",
    "nvmlConfComputeSetKeyRotationThresholdInfo_st",
    "nvmlConfComputeSetKeyRotationThresholdInfo_v1_t",
    "nvmlConfComputeSetKeyRotationThresholdInfo_t",
    "nvmlConfComputeGetKeyRotationThresholdInfo_st",
    "nvmlConfComputeGetKeyRotationThresholdInfo_v1_t",
    "nvmlConfComputeGetKeyRotationThresholdInfo_t",
    "nvmlGpuFabricInfo_t",
    "nvmlGpuFabricInfo_v2_t",
    "nvmlGpuFabricInfoV_t",
    "nvmlSystemDriverBranchInfo_v1_t",
    "nvmlSystemDriverBranchInfo_t",
    "nvmlTemperature_v1_t",
    "nvmlTemperature_t",
    "nvmlNvlinkSupportedBwModes_v1_t",
    "nvmlNvlinkSupportedBwModes_t",
    "nvmlNvlinkGetBwMode_v1_t",
    "nvmlNvlinkGetBwMode_t",
    "nvmlNvlinkSetBwMode_v1_t",
    "nvmlNvlinkSetBwMode_t",
    "nvmlVgpuVersion_st",
    "nvmlVgpuVersion_t",
    "nvmlVgpuMetadata_st",
    "nvmlVgpuMetadata_t",
    "nvmlVgpuPgpuMetadata_st",
    "nvmlVgpuPgpuMetadata_t",
    "nvmlVgpuPgpuCompatibility_st",
    "nvmlVgpuPgpuCompatibility_t",
    "nvmlExcludedDeviceInfo_st",
    "nvmlExcludedDeviceInfo_t",
    "nvmlBlacklistDeviceInfo_t",
    "nvmlGpuInstancePlacement_st",
    "nvmlGpuInstancePlacement_t",
    "nvmlGpuInstanceProfileInfo_st",
    "nvmlGpuInstanceProfileInfo_t",
    "nvmlGpuInstanceProfileInfo_v2_st",
    "nvmlGpuInstanceProfileInfo_v2_t",
    "nvmlGpuInstanceProfileInfo_v3_st",
    "nvmlGpuInstanceProfileInfo_v3_t",
    "nvmlGpuInstanceInfo_st",
    "nvmlGpuInstanceInfo_t",
    "nvmlComputeInstancePlacement_st",
    "nvmlComputeInstancePlacement_t",
    "nvmlComputeInstanceProfileInfo_st",
    "nvmlComputeInstanceProfileInfo_t",
    "nvmlComputeInstanceProfileInfo_v2_st",
    "nvmlComputeInstanceProfileInfo_v2_t",
    "nvmlComputeInstanceProfileInfo_v3_st",
    "nvmlComputeInstanceProfileInfo_v3_t",
    "nvmlComputeInstanceInfo_st",
    "nvmlComputeInstanceInfo_t",
    "nvmlGpmMetric_t",
    "nvmlGpmMetric_t_anon0",
    "nvmlGpmMetricsGet_t",
    "nvmlGpmSupport_t",
    "nvmlDeviceCapabilities_v1_t",
    "nvmlDeviceCapabilities_t",
    "nvmlMask255_t",
    "nvmlWorkloadPowerProfileInfo_v1_t",
    "nvmlWorkloadPowerProfileInfo_t",
    "nvmlWorkloadPowerProfileProfilesInfo_v1_t",
    "nvmlWorkloadPowerProfileProfilesInfo_t",
    "nvmlWorkloadPowerProfileCurrentProfiles_v1_t",
    "nvmlWorkloadPowerProfileCurrentProfiles_t",
    "nvmlWorkloadPowerProfileRequestedProfiles_v1_t",
    "nvmlWorkloadPowerProfileRequestedProfiles_t",
    "nvmlPowerSmoothingProfile_v1_t",
    "nvmlPowerSmoothingProfile_t",
    "nvmlPowerSmoothingState_v1_t",
    "nvmlPowerSmoothingState_t",
    "INVALID_GPU_INSTANCE_ID",
    "INVALID_GPU_INSTANCE_PROFILE_ID",
    "MAX_CLK_DOMAINS",
    "NVML_255_MASK_BITS_PER_ELEM",
    "NVML_255_MASK_NUM_ELEMS",
    "NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED",
    "NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED",
    "NVML_AFFINITY_SCOPE_NODE",
    "NVML_AFFINITY_SCOPE_SOCKET",
    "NVML_API_VERSION",
    "NVML_API_VERSION_STR",
    "NVML_BUS_TYPE_AGP",
    "NVML_BUS_TYPE_FPCI",
    "NVML_BUS_TYPE_PCI",
    "NVML_BUS_TYPE_PCIE",
    "NVML_BUS_TYPE_UNKNOWN",
    "NVML_C2C_POWER_STATE_FULL_POWER",
    "NVML_C2C_POWER_STATE_LOW_POWER",
    "NVML_CC_ACCEPTING_CLIENT_REQUESTS_FALSE",
    "NVML_CC_ACCEPTING_CLIENT_REQUESTS_TRUE",
    "NVML_CC_CEC_ATTESTATION_REPORT_NOT_PRESENT",
    "NVML_CC_CEC_ATTESTATION_REPORT_PRESENT",
    "NVML_CC_GPU_ATTESTATION_REPORT_SIZE",
    "NVML_CC_GPU_CEC_ATTESTATION_REPORT_SIZE",
    "NVML_CC_GPU_CEC_NONCE_SIZE",
    "NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX",
    "NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN",
    "NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV",
    "NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_SNP",
    "NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM",
    "NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX",
    "NVML_CC_SYSTEM_CPU_CAPS_NONE",
    "NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF",
    "NVML_CC_SYSTEM_DEVTOOLS_MODE_ON",
    "NVML_CC_SYSTEM_ENVIRONMENT_PROD",
    "NVML_CC_SYSTEM_ENVIRONMENT_SIM",
    "NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE",
    "NVML_CC_SYSTEM_FEATURE_DISABLED",
    "NVML_CC_SYSTEM_FEATURE_ENABLED",
    "NVML_CC_SYSTEM_GPUS_CC_CAPABLE",
    "NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE",
    "NVML_CC_SYSTEM_MULTIGPU_NONE",
    "NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE",
    "NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT",
    "NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED",
    "NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE",
    "NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1",
    "NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE",
    "NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE",
    "NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE",
    "NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE",
    "NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE",
    "NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE",
    "NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX",
    "NVML_COMPUTE_INSTANCE_PROFILE_COUNT",
    "NVML_DEVICE_ARCH_ADA",
    "NVML_DEVICE_ARCH_AMPERE",
    "NVML_DEVICE_ARCH_BLACKWELL",
    "NVML_DEVICE_ARCH_HOPPER",
    "NVML_DEVICE_ARCH_KEPLER",
    "NVML_DEVICE_ARCH_MAXWELL",
    "NVML_DEVICE_ARCH_PASCAL",
    "NVML_DEVICE_ARCH_T23X",
    "NVML_DEVICE_ARCH_TURING",
    "NVML_DEVICE_ARCH_UNKNOWN",
    "NVML_DEVICE_ARCH_VOLTA",
    "NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE",
    "NVML_DEVICE_MIG_DISABLE",
    "NVML_DEVICE_MIG_ENABLE",
    "NVML_DEVICE_NAME_BUFFER_SIZE",
    "NVML_DEVICE_NAME_V2_BUFFER_SIZE",
    "NVML_DEVICE_PART_NUMBER_BUFFER_SIZE",
    "NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE",
    "NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE",
    "NVML_DEVICE_PCI_BUS_ID_FMT",
    "NVML_DEVICE_PCI_BUS_ID_LEGACY_FMT",
    "NVML_DEVICE_SERIAL_BUFFER_SIZE",
    "NVML_DEVICE_UUID_ASCII_LEN",
    "NVML_DEVICE_UUID_BINARY_LEN",
    "NVML_DEVICE_UUID_BUFFER_SIZE",
    "NVML_DEVICE_UUID_V2_BUFFER_SIZE",
    "NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE",
    "NVML_DEV_CAP_EGM",
    "NVML_DOUBLE_BIT_ECC",
    "NVML_FAN_POLICY_MANUAL",
    "NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW",
    "NVML_FI_DEV_C2C_LINK_COUNT",
    "NVML_FI_DEV_C2C_LINK_ERROR_INTR",
    "NVML_FI_DEV_C2C_LINK_ERROR_REPLAY",
    "NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B",
    "NVML_FI_DEV_C2C_LINK_GET_MAX_BW",
    "NVML_FI_DEV_C2C_LINK_GET_STATUS",
    "NVML_FI_DEV_C2C_LINK_POWER_STATE",
    "NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN",
    "NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN",
    "NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP",
    "NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN",
    "NVML_FI_DEV_CLOCKS_EVENT_REASON_SYNC_BOOST",
    "NVML_FI_DEV_DRAIN_AND_RESET_STATUS",
    "NVML_FI_DEV_ECC_CURRENT",
    "NVML_FI_DEV_ECC_DBE_AGG_CBU",
    "NVML_FI_DEV_ECC_DBE_AGG_DEV",
    "NVML_FI_DEV_ECC_DBE_AGG_L1",
    "NVML_FI_DEV_ECC_DBE_AGG_L2",
    "NVML_FI_DEV_ECC_DBE_AGG_REG",
    "NVML_FI_DEV_ECC_DBE_AGG_TEX",
    "NVML_FI_DEV_ECC_DBE_AGG_TOTAL",
    "NVML_FI_DEV_ECC_DBE_VOL_CBU",
    "NVML_FI_DEV_ECC_DBE_VOL_DEV",
    "NVML_FI_DEV_ECC_DBE_VOL_L1",
    "NVML_FI_DEV_ECC_DBE_VOL_L2",
    "NVML_FI_DEV_ECC_DBE_VOL_REG",
    "NVML_FI_DEV_ECC_DBE_VOL_TEX",
    "NVML_FI_DEV_ECC_DBE_VOL_TOTAL",
    "NVML_FI_DEV_ECC_PENDING",
    "NVML_FI_DEV_ECC_SBE_AGG_DEV",
    "NVML_FI_DEV_ECC_SBE_AGG_L1",
    "NVML_FI_DEV_ECC_SBE_AGG_L2",
    "NVML_FI_DEV_ECC_SBE_AGG_REG",
    "NVML_FI_DEV_ECC_SBE_AGG_TEX",
    "NVML_FI_DEV_ECC_SBE_AGG_TOTAL",
    "NVML_FI_DEV_ECC_SBE_VOL_DEV",
    "NVML_FI_DEV_ECC_SBE_VOL_L1",
    "NVML_FI_DEV_ECC_SBE_VOL_L2",
    "NVML_FI_DEV_ECC_SBE_VOL_REG",
    "NVML_FI_DEV_ECC_SBE_VOL_TEX",
    "NVML_FI_DEV_ECC_SBE_VOL_TOTAL",
    "NVML_FI_DEV_ENERGY",
    "NVML_FI_DEV_GET_GPU_RECOVERY_ACTION",
    "NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE",
    "NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED",
    "NVML_FI_DEV_MEMORY_TEMP",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L0",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L1",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L10",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L11",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L2",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L3",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L4",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L5",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L6",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L7",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L8",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L9",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C0_TOTAL",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L0",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L1",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L10",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L11",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L2",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L3",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L4",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L5",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L6",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L7",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L8",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L9",
    "NVML_FI_DEV_NVLINK_BANDWIDTH_C1_TOTAL",
    "NVML_FI_DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS",
    "NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_BER",
    "NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_ERRORS",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_0",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_1",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_10",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_11",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_12",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_13",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_14",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_15",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_2",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_3",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_4",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_5",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_6",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_7",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_8",
    "NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_9",
    "NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS",
    "NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS",
    "NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS",
    "NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS",
    "NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS",
    "NVML_FI_DEV_NVLINK_COUNT_RAW_BER",
    "NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0",
    "NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1",
    "NVML_FI_DEV_NVLINK_COUNT_RCV_BYTES",
    "NVML_FI_DEV_NVLINK_COUNT_RCV_ERRORS",
    "NVML_FI_DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS",
    "NVML_FI_DEV_NVLINK_COUNT_RCV_PACKETS",
    "NVML_FI_DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS",
    "NVML_FI_DEV_NVLINK_COUNT_SYMBOL_BER",
    "NVML_FI_DEV_NVLINK_COUNT_SYMBOL_ERRORS",
    "NVML_FI_DEV_NVLINK_COUNT_VL15_DROPPED",
    "NVML_FI_DEV_NVLINK_COUNT_XMIT_BYTES",
    "NVML_FI_DEV_NVLINK_COUNT_XMIT_DISCARDS",
    "NVML_FI_DEV_NVLINK_COUNT_XMIT_PACKETS",
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0",
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1",
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10",
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11",
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2",
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3",
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4",
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5",
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6",
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7",
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8",
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9",
    "NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL",
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0",
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1",
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10",
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11",
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2",
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3",
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4",
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5",
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6",
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7",
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8",
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9",
    "NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL",
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0",
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1",
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10",
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11",
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2",
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3",
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4",
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5",
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6",
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7",
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8",
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9",
    "NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL",
    "NVML_FI_DEV_NVLINK_ERROR_DL_CRC",
    "NVML_FI_DEV_NVLINK_ERROR_DL_RECOVERY",
    "NVML_FI_DEV_NVLINK_ERROR_DL_REPLAY",
    "NVML_FI_DEV_NVLINK_GET_POWER_STATE",
    "NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD",
    "NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX",
    "NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MIN",
    "NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED",
    "NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_UNITS",
    "NVML_FI_DEV_NVLINK_GET_SPEED",
    "NVML_FI_DEV_NVLINK_GET_STATE",
    "NVML_FI_DEV_NVLINK_GET_VERSION",
    "NVML_FI_DEV_NVLINK_LINK_COUNT",
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L0",
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L1",
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L10",
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L11",
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L2",
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L3",
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L4",
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L5",
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L6",
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L7",
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L8",
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L9",
    "NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL",
    "NVML_FI_DEV_NVLINK_REMOTE_NVLINK_ID",
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L0",
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L1",
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L10",
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L11",
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L2",
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L3",
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L4",
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L5",
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L6",
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L7",
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L8",
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L9",
    "NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL",
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_COMMON",
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L0",
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L1",
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L10",
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L11",
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L2",
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L3",
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L4",
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L5",
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L6",
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L7",
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L8",
    "NVML_FI_DEV_NVLINK_SPEED_MBPS_L9",
    "NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX",
    "NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX",
    "NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_RX",
    "NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_TX",
    "NVML_FI_DEV_NVSWITCH_CONNECTED_LINK_COUNT",
    "NVML_FI_DEV_PCIE_COUNT_BAD_DLLP",
    "NVML_FI_DEV_PCIE_COUNT_BAD_TLP",
    "NVML_FI_DEV_PCIE_COUNT_CORRECTABLE_ERRORS",
    "NVML_FI_DEV_PCIE_COUNT_FATAL_ERROR",
    "NVML_FI_DEV_PCIE_COUNT_LANE_ERROR",
    "NVML_FI_DEV_PCIE_COUNT_LCRC_ERROR",
    "NVML_FI_DEV_PCIE_COUNT_NAKS_RECEIVED",
    "NVML_FI_DEV_PCIE_COUNT_NAKS_SENT",
    "NVML_FI_DEV_PCIE_COUNT_NON_FATAL_ERROR",
    "NVML_FI_DEV_PCIE_COUNT_RECEIVER_ERROR",
    "NVML_FI_DEV_PCIE_COUNT_RX_BYTES",
    "NVML_FI_DEV_PCIE_COUNT_TX_BYTES",
    "NVML_FI_DEV_PCIE_COUNT_UNSUPPORTED_REQ",
    "NVML_FI_DEV_PCIE_INBOUND_ATOMICS_MASK",
    "NVML_FI_DEV_PCIE_L0_TO_RECOVERY_COUNTER",
    "NVML_FI_DEV_PCIE_OUTBOUND_ATOMICS_MASK",
    "NVML_FI_DEV_PCIE_REPLAY_COUNTER",
    "NVML_FI_DEV_PCIE_REPLAY_ROLLOVER_COUNTER",
    "NVML_FI_DEV_PERF_POLICY_BOARD_LIMIT",
    "NVML_FI_DEV_PERF_POLICY_LOW_UTILIZATION",
    "NVML_FI_DEV_PERF_POLICY_POWER",
    "NVML_FI_DEV_PERF_POLICY_RELIABILITY",
    "NVML_FI_DEV_PERF_POLICY_SYNC_BOOST",
    "NVML_FI_DEV_PERF_POLICY_THERMAL",
    "NVML_FI_DEV_PERF_POLICY_TOTAL_APP_CLOCKS",
    "NVML_FI_DEV_PERF_POLICY_TOTAL_BASE_CLOCKS",
    "NVML_FI_DEV_POWER_AVERAGE",
    "NVML_FI_DEV_POWER_CURRENT_LIMIT",
    "NVML_FI_DEV_POWER_DEFAULT_LIMIT",
    "NVML_FI_DEV_POWER_INSTANT",
    "NVML_FI_DEV_POWER_MAX_LIMIT",
    "NVML_FI_DEV_POWER_MIN_LIMIT",
    "NVML_FI_DEV_POWER_REQUESTED_LIMIT",
    "NVML_FI_DEV_POWER_SYNC_BALANCING_AF",
    "NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ",
    "NVML_FI_DEV_REMAPPED_COR",
    "NVML_FI_DEV_REMAPPED_FAILURE",
    "NVML_FI_DEV_REMAPPED_PENDING",
    "NVML_FI_DEV_REMAPPED_UNC",
    "NVML_FI_DEV_RESET_STATUS",
    "NVML_FI_DEV_RETIRED_DBE",
    "NVML_FI_DEV_RETIRED_PENDING",
    "NVML_FI_DEV_RETIRED_PENDING_DBE",
    "NVML_FI_DEV_RETIRED_PENDING_SBE",
    "NVML_FI_DEV_RETIRED_SBE",
    "NVML_FI_DEV_TEMPERATURE_GPU_MAX_TLIMIT",
    "NVML_FI_DEV_TEMPERATURE_MEM_MAX_TLIMIT",
    "NVML_FI_DEV_TEMPERATURE_SHUTDOWN_TLIMIT",
    "NVML_FI_DEV_TEMPERATURE_SLOWDOWN_TLIMIT",
    "NVML_FI_DEV_TOTAL_ENERGY_CONSUMPTION",
    "NVML_FI_MAX",
    "NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE",
    "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR",
    "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL",
    "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE",
    "NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE",
    "NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL",
    "NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR",
    "NVML_FI_PWR_SMOOTHING_ENABLED",
    "NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING",
    "NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED",
    "NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES",
    "NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING",
    "NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING",
    "NVML_FI_PWR_SMOOTHING_PRIV_LVL",
    "NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR",
    "NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL",
    "NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE",
    "NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE",
    "NVML_GPM_METRICS_GET_VERSION",
    "NVML_GPM_SUPPORT_VERSION",
    "NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE",
    "NVML_GPU_CERT_CHAIN_SIZE",
    "NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE",
    "NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED",
    "NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE",
    "NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE",
    "NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED",
    "NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE",
    "NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE",
    "NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED",
    "NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE",
    "NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE",
    "NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED",
    "NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE",
    "NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY",
    "NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW",
    "NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY",
    "NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY",
    "NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY",
    "NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW",
    "NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY",
    "NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY",
    "NVML_GPU_FABRIC_STATE_COMPLETED",
    "NVML_GPU_FABRIC_STATE_IN_PROGRESS",
    "NVML_GPU_FABRIC_STATE_NOT_STARTED",
    "NVML_GPU_FABRIC_STATE_NOT_SUPPORTED",
    "NVML_GPU_FABRIC_UUID_LEN",
    "NVML_GPU_INSTANCE_PROFILE_1_SLICE",
    "NVML_GPU_INSTANCE_PROFILE_1_SLICE_ALL_ME",
    "NVML_GPU_INSTANCE_PROFILE_1_SLICE_GFX",
    "NVML_GPU_INSTANCE_PROFILE_1_SLICE_NO_ME",
    "NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV1",
    "NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV2",
    "NVML_GPU_INSTANCE_PROFILE_2_SLICE",
    "NVML_GPU_INSTANCE_PROFILE_2_SLICE_ALL_ME",
    "NVML_GPU_INSTANCE_PROFILE_2_SLICE_GFX",
    "NVML_GPU_INSTANCE_PROFILE_2_SLICE_NO_ME",
    "NVML_GPU_INSTANCE_PROFILE_2_SLICE_REV1",
    "NVML_GPU_INSTANCE_PROFILE_3_SLICE",
    "NVML_GPU_INSTANCE_PROFILE_4_SLICE",
    "NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX",
    "NVML_GPU_INSTANCE_PROFILE_6_SLICE",
    "NVML_GPU_INSTANCE_PROFILE_7_SLICE",
    "NVML_GPU_INSTANCE_PROFILE_8_SLICE",
    "NVML_GPU_INSTANCE_PROFILE_CAPS_GFX",
    "NVML_GPU_INSTANCE_PROFILE_CAPS_P2P",
    "NVML_GPU_INSTANCE_PROFILE_COUNT",
    "NVML_GPU_INTSTANCE_PROFILE_CAPS_P2P",
    "NVML_GRID_LICENSE_BUFFER_SIZE",
    "NVML_GRID_LICENSE_EXPIRY_INVALID",
    "NVML_GRID_LICENSE_EXPIRY_NOT_APPLICABLE",
    "NVML_GRID_LICENSE_EXPIRY_NOT_AVAILABLE",
    "NVML_GRID_LICENSE_EXPIRY_PERMANENT",
    "NVML_GRID_LICENSE_EXPIRY_VALID",
    "NVML_GRID_LICENSE_FEATURE_MAX_COUNT",
    "NVML_GRID_LICENSE_STATE_LICENSED",
    "NVML_GRID_LICENSE_STATE_UNINITIALIZED",
    "NVML_GRID_LICENSE_STATE_UNKNOWN",
    "NVML_GRID_LICENSE_STATE_UNLICENSED",
    "NVML_GRID_LICENSE_STATE_UNLICENSED_RESTRICTED",
    "NVML_GRID_LICENSE_STATE_UNLICENSED_UNRESTRICTED",
    "NVML_GSP_FIRMWARE_VERSION_BUF_SIZE",
    "NVML_INIT_FLAG_NO_ATTACH",
    "NVML_INIT_FLAG_NO_GPUS",
    "NVML_INVALID_VGPU_PLACEMENT_ID",
    "NVML_MAX_GPU_PERF_PSTATES",
    "NVML_MAX_GPU_UTILIZATIONS",
    "NVML_MAX_PHYSICAL_BRIDGE",
    "NVML_MAX_THERMAL_SENSORS_PER_GPU",
    "NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE",
    "NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT",
    "NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT",
    "NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED",
    "NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED",
    "NVML_NVLINK_BER_EXP_SHIFT",
    "NVML_NVLINK_BER_EXP_WIDTH",
    "NVML_NVLINK_BER_MANTISSA_SHIFT",
    "NVML_NVLINK_BER_MANTISSA_WIDTH",
    "NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT",
    "NVML_NVLINK_LOW_POWER_THRESHOLD_MAX",
    "NVML_NVLINK_LOW_POWER_THRESHOLD_MIN",
    "NVML_NVLINK_LOW_POWER_THRESHOLD_RESET",
    "NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US",
    "NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US",
    "NVML_NVLINK_MAX_LINKS",
    "NVML_NVLINK_POWER_STATE_HIGH_SPEED",
    "NVML_NVLINK_POWER_STATE_LOW",
    "NVML_NVLINK_STATE_ACTIVE",
    "NVML_NVLINK_STATE_INACTIVE",
    "NVML_NVLINK_STATE_SLEEP",
    "NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES",
    "NVML_PCIE_ATOMICS_CAP_CAS128",
    "NVML_PCIE_ATOMICS_CAP_CAS32",
    "NVML_PCIE_ATOMICS_CAP_CAS64",
    "NVML_PCIE_ATOMICS_CAP_FETCHADD32",
    "NVML_PCIE_ATOMICS_CAP_FETCHADD64",
    "NVML_PCIE_ATOMICS_CAP_SWAP32",
    "NVML_PCIE_ATOMICS_CAP_SWAP64",
    "NVML_PCIE_ATOMICS_OPS_MAX",
    "NVML_PCIE_LINK_MAX_SPEED_16000MBPS",
    "NVML_PCIE_LINK_MAX_SPEED_2500MBPS",
    "NVML_PCIE_LINK_MAX_SPEED_32000MBPS",
    "NVML_PCIE_LINK_MAX_SPEED_5000MBPS",
    "NVML_PCIE_LINK_MAX_SPEED_64000MBPS",
    "NVML_PCIE_LINK_MAX_SPEED_8000MBPS",
    "NVML_PCIE_LINK_MAX_SPEED_INVALID",
    "NVML_PERF_MODES_BUFFER_SIZE",
    "NVML_POWER_SCOPE_GPU",
    "NVML_POWER_SCOPE_MEMORY",
    "NVML_POWER_SCOPE_MODULE",
    "NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET",
    "NVML_POWER_SMOOTHING_MAX_NUM_PROFILES",
    "NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS",
    "NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR",
    "NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS",
    "NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE",
    "NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE",
    "NVML_POWER_SOURCE_AC",
    "NVML_POWER_SOURCE_BATTERY",
    "NVML_POWER_SOURCE_UNDERSIZED",
    "NVML_SCHEDULER_SW_MAX_LOG_ENTRIES",
    "NVML_SINGLE_BIT_ECC",
    "NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT",
    "NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE",
    "NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE",
    "NVML_TOPOLOGY_CPU",
    "NVML_VALUE_NOT_AVAILABLE",
    "NVML_VGPU_NAME_BUFFER_SIZE",
    "NVML_VGPU_PGPU_HETEROGENEOUS_MODE",
    "NVML_VGPU_PGPU_HOMOGENEOUS_MODE",
    "NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_NO",
    "NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_YES",
    "NVML_VGPU_SCHEDULER_ARR_DEFAULT",
    "NVML_VGPU_SCHEDULER_ARR_DISABLE",
    "NVML_VGPU_SCHEDULER_ARR_ENABLE",
    "NVML_VGPU_SCHEDULER_ENGINE_TYPE_GRAPHICS",
    "NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT",
    "NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE",
    "NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE",
    "NVML_VGPU_SCHEDULER_POLICY_UNKNOWN",
    "NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_NO",
    "NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_YES",
    "NVML_WORKLOAD_POWER_MAX_PROFILES",
    "nvmlActiveVgpuInstanceInfo_v1",
    "nvmlC2cModeInfo_v1",
    "nvmlClockOffset_v1",
    "nvmlClocksEventReasonAll",
    "nvmlClocksEventReasonApplicationsClocksSetting",
    "nvmlClocksEventReasonDisplayClockSetting",
    "nvmlClocksEventReasonGpuIdle",
    "nvmlClocksEventReasonNone",
    "nvmlClocksEventReasonSwPowerCap",
    "nvmlClocksEventReasonSwThermalSlowdown",
    "nvmlClocksEventReasonSyncBoost",
    "nvmlClocksThrottleReasonAll",
    "nvmlClocksThrottleReasonApplicationsClocksSetting",
    "nvmlClocksThrottleReasonDisplayClockSetting",
    "nvmlClocksThrottleReasonGpuIdle",
    "nvmlClocksThrottleReasonHwPowerBrakeSlowdown",
    "nvmlClocksThrottleReasonHwSlowdown",
    "nvmlClocksThrottleReasonHwThermalSlowdown",
    "nvmlClocksThrottleReasonNone",
    "nvmlClocksThrottleReasonSwPowerCap",
    "nvmlClocksThrottleReasonSwThermalSlowdown",
    "nvmlClocksThrottleReasonSyncBoost",
    "nvmlClocksThrottleReasonUserDefinedClocks",
    "nvmlComputeInstanceProfileInfo_v2",
    "nvmlComputeInstanceProfileInfo_v3",
    "nvmlConfComputeGetKeyRotationThresholdInfo_v1",
    "nvmlConfComputeSetKeyRotationThresholdInfo_v1",
    "nvmlCoolerInfo_v1",
    "nvmlDeviceCapabilities_v1",
    "nvmlDeviceCurrentClockFreqs_v1",
    "nvmlDevicePerfModes_v1",
    "nvmlDramEncryptionInfo_v1",
    "nvmlEccSramErrorStatus_v1",
    "nvmlEventMigConfigChange",
    "nvmlEventTypeAll",
    "nvmlEventTypeClock",
    "nvmlEventTypeDoubleBitEccError",
    "nvmlEventTypeDramRetirementEvent",
    "nvmlEventTypeDramRetirementFailure",
    "nvmlEventTypeFatalPoisonError",
    "nvmlEventTypeGpuRecoveryAction",
    "nvmlEventTypeGpuUnavailableError",
    "nvmlEventTypeNonFatalPoisonError",
    "nvmlEventTypeNone",
    "nvmlEventTypePState",
    "nvmlEventTypePowerSourceChange",
    "nvmlEventTypeSingleBitEccError",
    "nvmlEventTypeSingleBitEccErrorStorm",
    "nvmlEventTypeXidCriticalError",
    "nvmlFanSpeedInfo_v1",
    "nvmlFlagDefault",
    "nvmlFlagForce",
    "nvmlGpuFabricInfo_v2",
    "nvmlGpuInstanceProfileInfo_v2",
    "nvmlGpuInstanceProfileInfo_v3",
    "nvmlMarginTemperature_v1",
    "nvmlMemory_v2",
    "nvmlNvlinkGetBwMode_v1",
    "nvmlNvlinkSetBwMode_v1",
    "nvmlNvlinkSupportedBwModes_v1",
    "nvmlPciInfoExt_v1",
    "nvmlPlatformInfo_v1",
    "nvmlPlatformInfo_v2",
    "nvmlPowerSmoothingProfile_v1",
    "nvmlPowerSmoothingState_v1",
    "nvmlPowerValue_v2",
    "nvmlProcessDetailList_v1",
    "nvmlProcessesUtilizationInfo_v1",
    "nvmlSystemConfComputeSettings_v1",
    "nvmlSystemDriverBranchInfo_v1",
    "nvmlSystemEventSetCreateRequest_v1",
    "nvmlSystemEventSetFreeRequest_v1",
    "nvmlSystemEventSetWaitRequest_v1",
    "nvmlSystemEventTypeCount",
    "nvmlSystemEventTypeGpuDriverBind",
    "nvmlSystemEventTypeGpuDriverUnbind",
    "nvmlSystemRegisterEventRequest_v1",
    "nvmlTemperature_v1",
    "nvmlUUID_v1",
    "nvmlVgpuCreatablePlacementInfo_v1",
    "nvmlVgpuHeterogeneousMode_v1",
    "nvmlVgpuInstancesUtilizationInfo_v1",
    "nvmlVgpuPlacementId_v1",
    "nvmlVgpuPlacementList_v1",
    "nvmlVgpuPlacementList_v2",
    "nvmlVgpuProcessesUtilizationInfo_v1",
    "nvmlVgpuRuntimeState_v1",
    "nvmlVgpuSchedulerLogInfo_v1",
    "nvmlVgpuSchedulerStateInfo_v1",
    "nvmlVgpuSchedulerState_v1",
    "nvmlVgpuTypeBar1Info_v1",
    "nvmlVgpuTypeIdInfo_v1",
    "nvmlVgpuTypeMaxInstance_v1",
    "nvmlWorkloadPowerProfileCurrentProfiles_v1",
    "nvmlWorkloadPowerProfileInfo_v1",
    "nvmlWorkloadPowerProfileProfilesInfo_v1",
    "nvmlWorkloadPowerProfileRequestedProfiles_v1",
    "nvmlInit",
    "nvmlInitWithFlags",
    "nvmlShutdown",
    "nvmlErrorString",
    "nvmlSystemGetDriverVersion",
    "nvmlSystemGetNVMLVersion",
    "nvmlSystemGetCudaDriverVersion",
    "nvmlSystemGetCudaDriverVersion_v2",
    "nvmlSystemGetProcessName",
    "nvmlSystemGetHicVersion",
    "nvmlSystemGetTopologyGpuSet",
    "nvmlSystemGetDriverBranch",
    "nvmlUnitGetCount",
    "nvmlUnitGetHandleByIndex",
    "nvmlUnitGetUnitInfo",
    "nvmlUnitGetLedState",
    "nvmlUnitGetPsuInfo",
    "nvmlUnitGetTemperature",
    "nvmlUnitGetFanSpeedInfo",
    "nvmlUnitGetDevices",
    "nvmlDeviceGetCount",
    "nvmlDeviceGetAttributes",
    "nvmlDeviceGetHandleByIndex",
    "nvmlDeviceGetHandleBySerial",
    "nvmlDeviceGetHandleByUUID",
    "nvmlDeviceGetHandleByUUIDV",
    "nvmlDeviceGetHandleByPciBusId",
    "nvmlDeviceGetName",
    "nvmlDeviceGetBrand",
    "nvmlDeviceGetIndex",
    "nvmlDeviceGetSerial",
    "nvmlDeviceGetModuleId",
    "nvmlDeviceGetC2cModeInfoV",
    "nvmlDeviceGetMemoryAffinity",
    "nvmlDeviceGetCpuAffinityWithinScope",
    "nvmlDeviceGetCpuAffinity",
    "nvmlDeviceSetCpuAffinity",
    "nvmlDeviceClearCpuAffinity",
    "nvmlDeviceGetNumaNodeId",
    "nvmlDeviceGetTopologyCommonAncestor",
    "nvmlDeviceGetTopologyNearestGpus",
    "nvmlDeviceGetP2PStatus",
    "nvmlDeviceGetUUID",
    "nvmlDeviceGetMinorNumber",
    "nvmlDeviceGetBoardPartNumber",
    "nvmlDeviceGetInforomVersion",
    "nvmlDeviceGetInforomImageVersion",
    "nvmlDeviceGetInforomConfigurationChecksum",
    "nvmlDeviceValidateInforom",
    "nvmlDeviceGetLastBBXFlushTime",
    "nvmlDeviceGetDisplayMode",
    "nvmlDeviceGetDisplayActive",
    "nvmlDeviceGetPersistenceMode",
    "nvmlDeviceGetPciInfoExt",
    "nvmlDeviceGetPciInfo",
    "nvmlDeviceGetMaxPcieLinkGeneration",
    "nvmlDeviceGetGpuMaxPcieLinkGeneration",
    "nvmlDeviceGetMaxPcieLinkWidth",
    "nvmlDeviceGetCurrPcieLinkGeneration",
    "nvmlDeviceGetCurrPcieLinkWidth",
    "nvmlDeviceGetPcieThroughput",
    "nvmlDeviceGetPcieReplayCounter",
    "nvmlDeviceGetClockInfo",
    "nvmlDeviceGetMaxClockInfo",
    "nvmlDeviceGetGpcClkVfOffset",
    "nvmlDeviceGetApplicationsClock",
    "nvmlDeviceGetDefaultApplicationsClock",
    "nvmlDeviceGetClock",
    "nvmlDeviceGetMaxCustomerBoostClock",
    "nvmlDeviceGetSupportedMemoryClocks",
    "nvmlDeviceGetSupportedGraphicsClocks",
    "nvmlDeviceGetAutoBoostedClocksEnabled",
    "nvmlDeviceGetFanSpeed",
    "nvmlDeviceGetFanSpeed_v2",
    "nvmlDeviceGetFanSpeedRPM",
    "nvmlDeviceGetTargetFanSpeed",
    "nvmlDeviceGetMinMaxFanSpeed",
    "nvmlDeviceGetFanControlPolicy_v2",
    "nvmlDeviceGetNumFans",
    "nvmlDeviceGetTemperature",
    "nvmlDeviceGetCoolerInfo",
    "nvmlDeviceGetTemperatureV",
    "nvmlDeviceGetTemperatureThreshold",
    "nvmlDeviceGetMarginTemperature",
    "nvmlDeviceGetThermalSettings",
    "nvmlDeviceGetPerformanceState",
    "nvmlDeviceGetCurrentClocksEventReasons",
    "nvmlDeviceGetCurrentClocksThrottleReasons",
    "nvmlDeviceGetSupportedClocksEventReasons",
    "nvmlDeviceGetSupportedClocksThrottleReasons",
    "nvmlDeviceGetPowerState",
    "nvmlDeviceGetDynamicPstatesInfo",
    "nvmlDeviceGetMemClkVfOffset",
    "nvmlDeviceGetMinMaxClockOfPState",
    "nvmlDeviceGetSupportedPerformanceStates",
    "nvmlDeviceGetGpcClkMinMaxVfOffset",
    "nvmlDeviceGetMemClkMinMaxVfOffset",
    "nvmlDeviceGetClockOffsets",
    "nvmlDeviceSetClockOffsets",
    "nvmlDeviceGetPerformanceModes",
    "nvmlDeviceGetCurrentClockFreqs",
    "nvmlDeviceGetPowerManagementMode",
    "nvmlDeviceGetPowerManagementLimit",
    "nvmlDeviceGetPowerManagementLimitConstraints",
    "nvmlDeviceGetPowerManagementDefaultLimit",
    "nvmlDeviceGetPowerUsage",
    "nvmlDeviceGetTotalEnergyConsumption",
    "nvmlDeviceGetEnforcedPowerLimit",
    "nvmlDeviceGetGpuOperationMode",
    "nvmlDeviceGetMemoryInfo",
    "nvmlDeviceGetMemoryInfo_v2",
    "nvmlDeviceGetComputeMode",
    "nvmlDeviceGetCudaComputeCapability",
    "nvmlDeviceGetDramEncryptionMode",
    "nvmlDeviceSetDramEncryptionMode",
    "nvmlDeviceGetEccMode",
    "nvmlDeviceGetDefaultEccMode",
    "nvmlDeviceGetBoardId",
    "nvmlDeviceGetMultiGpuBoard",
    "nvmlDeviceGetTotalEccErrors",
    "nvmlDeviceGetDetailedEccErrors",
    "nvmlDeviceGetMemoryErrorCounter",
    "nvmlDeviceGetUtilizationRates",
    "nvmlDeviceGetEncoderUtilization",
    "nvmlDeviceGetEncoderCapacity",
    "nvmlDeviceGetEncoderStats",
    "nvmlDeviceGetEncoderSessions",
    "nvmlDeviceGetDecoderUtilization",
    "nvmlDeviceGetJpgUtilization",
    "nvmlDeviceGetOfaUtilization",
    "nvmlDeviceGetFBCStats",
    "nvmlDeviceGetFBCSessions",
    "nvmlDeviceGetDriverModel",
    "nvmlDeviceGetVbiosVersion",
    "nvmlDeviceGetBridgeChipInfo",
    "nvmlDeviceGetComputeRunningProcesses",
    "nvmlDeviceGetGraphicsRunningProcesses",
    "nvmlDeviceGetMPSComputeRunningProcesses",
    "nvmlDeviceGetRunningProcessDetailList",
    "nvmlDeviceOnSameBoard",
    "nvmlDeviceGetAPIRestriction",
    "nvmlDeviceGetSamples",
    "nvmlDeviceGetBAR1MemoryInfo",
    "nvmlDeviceGetViolationStatus",
    "nvmlDeviceGetIrqNum",
    "nvmlDeviceGetNumGpuCores",
    "nvmlDeviceGetPowerSource",
    "nvmlDeviceGetMemoryBusWidth",
    "nvmlDeviceGetPcieLinkMaxSpeed",
    "nvmlDeviceGetPcieSpeed",
    "nvmlDeviceGetAdaptiveClockInfoStatus",
    "nvmlDeviceGetBusType",
    "nvmlDeviceGetGpuFabricInfo",
    "nvmlDeviceGetGpuFabricInfoV",
    "nvmlSystemGetConfComputeCapabilities",
    "nvmlSystemGetConfComputeState",
    "nvmlDeviceGetConfComputeMemSizeInfo",
    "nvmlSystemGetConfComputeGpusReadyState",
    "nvmlDeviceGetConfComputeProtectedMemoryUsage",
    "nvmlDeviceGetConfComputeGpuCertificate",
    "nvmlDeviceGetConfComputeGpuAttestationReport",
    "nvmlSystemGetConfComputeKeyRotationThresholdInfo",
    "nvmlDeviceSetConfComputeUnprotectedMemSize",
    "nvmlSystemSetConfComputeGpusReadyState",
    "nvmlSystemSetConfComputeKeyRotationThresholdInfo",
    "nvmlSystemGetConfComputeSettings",
    "nvmlDeviceGetGspFirmwareVersion",
    "nvmlDeviceGetGspFirmwareMode",
    "nvmlDeviceGetSramEccErrorStatus",
    "nvmlDeviceGetAccountingMode",
    "nvmlDeviceGetAccountingStats",
    "nvmlDeviceGetAccountingPids",
    "nvmlDeviceGetAccountingBufferSize",
    "nvmlDeviceGetRetiredPages",
    "nvmlDeviceGetRetiredPages_v2",
    "nvmlDeviceGetRetiredPagesPendingStatus",
    "nvmlDeviceGetRemappedRows",
    "nvmlDeviceGetRowRemapperHistogram",
    "nvmlDeviceGetArchitecture",
    "nvmlDeviceGetClkMonStatus",
    "nvmlDeviceGetProcessUtilization",
    "nvmlDeviceGetProcessesUtilizationInfo",
    "nvmlDeviceGetPlatformInfo",
    "nvmlUnitSetLedState",
    "nvmlDeviceSetPersistenceMode",
    "nvmlDeviceSetComputeMode",
    "nvmlDeviceSetEccMode",
    "nvmlDeviceClearEccErrorCounts",
    "nvmlDeviceSetDriverModel",
    "nvmlDeviceSetGpuLockedClocks",
    "nvmlDeviceResetGpuLockedClocks",
    "nvmlDeviceSetMemoryLockedClocks",
    "nvmlDeviceResetMemoryLockedClocks",
    "nvmlDeviceSetApplicationsClocks",
    "nvmlDeviceResetApplicationsClocks",
    "nvmlDeviceSetAutoBoostedClocksEnabled",
    "nvmlDeviceSetDefaultAutoBoostedClocksEnabled",
    "nvmlDeviceSetDefaultFanSpeed_v2",
    "nvmlDeviceSetFanControlPolicy",
    "nvmlDeviceSetTemperatureThreshold",
    "nvmlDeviceSetPowerManagementLimit",
    "nvmlDeviceSetGpuOperationMode",
    "nvmlDeviceSetAPIRestriction",
    "nvmlDeviceSetFanSpeed_v2",
    "nvmlDeviceSetGpcClkVfOffset",
    "nvmlDeviceSetMemClkVfOffset",
    "nvmlDeviceSetAccountingMode",
    "nvmlDeviceClearAccountingPids",
    "nvmlDeviceSetPowerManagementLimit_v2",
    "nvmlDeviceGetNvLinkState",
    "nvmlDeviceGetNvLinkVersion",
    "nvmlDeviceGetNvLinkCapability",
    "nvmlDeviceGetNvLinkRemotePciInfo",
    "nvmlDeviceGetNvLinkErrorCounter",
    "nvmlDeviceResetNvLinkErrorCounters",
    "nvmlDeviceSetNvLinkUtilizationControl",
    "nvmlDeviceGetNvLinkUtilizationControl",
    "nvmlDeviceGetNvLinkUtilizationCounter",
    "nvmlDeviceFreezeNvLinkUtilizationCounter",
    "nvmlDeviceResetNvLinkUtilizationCounter",
    "nvmlDeviceGetNvLinkRemoteDeviceType",
    "nvmlDeviceSetNvLinkDeviceLowPowerThreshold",
    "nvmlSystemSetNvlinkBwMode",
    "nvmlSystemGetNvlinkBwMode",
    "nvmlDeviceGetNvlinkSupportedBwModes",
    "nvmlDeviceGetNvlinkBwMode",
    "nvmlDeviceSetNvlinkBwMode",
    "nvmlEventSetCreate",
    "nvmlDeviceRegisterEvents",
    "nvmlDeviceGetSupportedEventTypes",
    "nvmlEventSetWait",
    "nvmlEventSetFree",
    "nvmlSystemEventSetCreate",
    "nvmlSystemEventSetFree",
    "nvmlSystemRegisterEvents",
    "nvmlSystemEventSetWait",
    "nvmlDeviceModifyDrainState",
    "nvmlDeviceQueryDrainState",
    "nvmlDeviceRemoveGpu",
    "nvmlDeviceDiscoverGpus",
    "nvmlDeviceGetFieldValues",
    "nvmlDeviceClearFieldValues",
    "nvmlDeviceGetVirtualizationMode",
    "nvmlDeviceGetHostVgpuMode",
    "nvmlDeviceSetVirtualizationMode",
    "nvmlDeviceGetVgpuHeterogeneousMode",
    "nvmlDeviceSetVgpuHeterogeneousMode",
    "nvmlVgpuInstanceGetPlacementId",
    "nvmlDeviceGetVgpuTypeSupportedPlacements",
    "nvmlDeviceGetVgpuTypeCreatablePlacements",
    "nvmlVgpuTypeGetGspHeapSize",
    "nvmlVgpuTypeGetFbReservation",
    "nvmlVgpuInstanceGetRuntimeStateSize",
    "nvmlDeviceSetVgpuCapabilities",
    "nvmlDeviceGetGridLicensableFeatures",
    "nvmlGetVgpuDriverCapabilities",
    "nvmlDeviceGetVgpuCapabilities",
    "nvmlDeviceGetSupportedVgpus",
    "nvmlDeviceGetCreatableVgpus",
    "nvmlVgpuTypeGetClass",
    "nvmlVgpuTypeGetName",
    "nvmlVgpuTypeGetGpuInstanceProfileId",
    "nvmlVgpuTypeGetDeviceID",
    "nvmlVgpuTypeGetFramebufferSize",
    "nvmlVgpuTypeGetNumDisplayHeads",
    "nvmlVgpuTypeGetResolution",
    "nvmlVgpuTypeGetLicense",
    "nvmlVgpuTypeGetFrameRateLimit",
    "nvmlVgpuTypeGetMaxInstances",
    "nvmlVgpuTypeGetMaxInstancesPerVm",
    "nvmlVgpuTypeGetBAR1Info",
    "nvmlDeviceGetActiveVgpus",
    "nvmlVgpuInstanceGetVmID",
    "nvmlVgpuInstanceGetUUID",
    "nvmlVgpuInstanceGetVmDriverVersion",
    "nvmlVgpuInstanceGetFbUsage",
    "nvmlVgpuInstanceGetLicenseStatus",
    "nvmlVgpuInstanceGetType",
    "nvmlVgpuInstanceGetFrameRateLimit",
    "nvmlVgpuInstanceGetEccMode",
    "nvmlVgpuInstanceGetEncoderCapacity",
    "nvmlVgpuInstanceSetEncoderCapacity",
    "nvmlVgpuInstanceGetEncoderStats",
    "nvmlVgpuInstanceGetEncoderSessions",
    "nvmlVgpuInstanceGetFBCStats",
    "nvmlVgpuInstanceGetFBCSessions",
    "nvmlVgpuInstanceGetGpuInstanceId",
    "nvmlVgpuInstanceGetGpuPciId",
    "nvmlVgpuTypeGetCapabilities",
    "nvmlVgpuInstanceGetMdevUUID",
    "nvmlGpuInstanceGetCreatableVgpus",
    "nvmlVgpuTypeGetMaxInstancesPerGpuInstance",
    "nvmlGpuInstanceGetActiveVgpus",
    "nvmlGpuInstanceSetVgpuSchedulerState",
    "nvmlGpuInstanceGetVgpuSchedulerState",
    "nvmlGpuInstanceGetVgpuSchedulerLog",
    "nvmlGpuInstanceGetVgpuTypeCreatablePlacements",
    "nvmlGpuInstanceGetVgpuHeterogeneousMode",
    "nvmlGpuInstanceSetVgpuHeterogeneousMode",
    "nvmlVgpuInstanceGetMetadata",
    "nvmlDeviceGetVgpuMetadata",
    "nvmlGetVgpuCompatibility",
    "nvmlDeviceGetPgpuMetadataString",
    "nvmlDeviceGetVgpuSchedulerLog",
    "nvmlDeviceGetVgpuSchedulerState",
    "nvmlDeviceGetVgpuSchedulerCapabilities",
    "nvmlDeviceSetVgpuSchedulerState",
    "nvmlGetVgpuVersion",
    "nvmlSetVgpuVersion",
    "nvmlDeviceGetVgpuUtilization",
    "nvmlDeviceGetVgpuInstancesUtilizationInfo",
    "nvmlDeviceGetVgpuProcessUtilization",
    "nvmlDeviceGetVgpuProcessesUtilizationInfo",
    "nvmlVgpuInstanceGetAccountingMode",
    "nvmlVgpuInstanceGetAccountingPids",
    "nvmlVgpuInstanceGetAccountingStats",
    "nvmlVgpuInstanceClearAccountingPids",
    "nvmlVgpuInstanceGetLicenseInfo",
    "nvmlGetExcludedDeviceCount",
    "nvmlGetExcludedDeviceInfoByIndex",
    "nvmlDeviceSetMigMode",
    "nvmlDeviceGetMigMode",
    "nvmlDeviceGetGpuInstanceProfileInfo",
    "nvmlDeviceGetGpuInstanceProfileInfoV",
    "nvmlDeviceGetGpuInstancePossiblePlacements",
    "nvmlDeviceGetGpuInstanceRemainingCapacity",
    "nvmlDeviceCreateGpuInstance",
    "nvmlDeviceCreateGpuInstanceWithPlacement",
    "nvmlGpuInstanceDestroy",
    "nvmlDeviceGetGpuInstances",
    "nvmlDeviceGetGpuInstanceById",
    "nvmlGpuInstanceGetInfo",
    "nvmlGpuInstanceGetComputeInstanceProfileInfo",
    "nvmlGpuInstanceGetComputeInstanceProfileInfoV",
    "nvmlGpuInstanceGetComputeInstanceRemainingCapacity",
    "nvmlGpuInstanceGetComputeInstancePossiblePlacements",
    "nvmlGpuInstanceCreateComputeInstance",
    "nvmlGpuInstanceCreateComputeInstanceWithPlacement",
    "nvmlComputeInstanceDestroy",
    "nvmlGpuInstanceGetComputeInstances",
    "nvmlGpuInstanceGetComputeInstanceById",
    "nvmlComputeInstanceGetInfo",
    "nvmlDeviceIsMigDeviceHandle",
    "nvmlDeviceGetGpuInstanceId",
    "nvmlDeviceGetComputeInstanceId",
    "nvmlDeviceGetMaxMigDeviceCount",
    "nvmlDeviceGetMigDeviceHandleByIndex",
    "nvmlDeviceGetDeviceHandleFromMigDeviceHandle",
    "nvmlGpmMetricsGet",
    "nvmlGpmSampleFree",
    "nvmlGpmSampleAlloc",
    "nvmlGpmSampleGet",
    "nvmlGpmMigSampleGet",
    "nvmlGpmQueryDeviceSupport",
    "nvmlGpmQueryIfStreamingEnabled",
    "nvmlGpmSetStreamingEnabled",
    "nvmlDeviceGetCapabilities",
    "nvmlDeviceWorkloadPowerProfileGetProfilesInfo",
    "nvmlDeviceWorkloadPowerProfileGetCurrentProfiles",
    "nvmlDeviceWorkloadPowerProfileSetRequestedProfiles",
    "nvmlDeviceWorkloadPowerProfileClearRequestedProfiles",
    "nvmlDevicePowerSmoothingActivatePresetProfile",
    "nvmlDevicePowerSmoothingUpdatePresetProfileParam",
    "nvmlDevicePowerSmoothingSetState",
    "nvmlGetBlacklistDeviceCount",
    "nvmlGetBlacklistDeviceInfoByIndex",
    "NvmlError",
    "UninitializedError",
    "InvalidArgumentError",
    "NotSupportedError",
    "NoPermissionError",
    "AlreadyInitializedError",
    "NotFoundError",
    "InsufficientSizeError",
    "InsufficientPowerError",
    "DriverNotLoadedError",
    "NvmlTimeoutError",
    "IrqIssueError",
    "LibraryNotFoundError",
    "FunctionNotFoundError",
    "CorruptedInforomError",
    "GpuIsLostError",
    "ResetRequiredError",
    "OperatingSystemError",
    "LibRmVersionMismatchError",
    "InUseError",
    "NvmlMemoryError",
    "NoDataError",
    "VgpuEccNotSupportedError",
    "InsufficientResourcesError",
    "FreqNotSupportedError",
    "ArgumentVersionMismatchError",
    "DeprecatedError",
    "NotReadyError",
    "GpuNotFoundError",
    "InvalidStateError",
    "UnknownError",
]


class NvmlError(CUDAError): ...
class UninitializedError(NvmlError): ...
class InvalidArgumentError(NvmlError): ...
class NotSupportedError(NvmlError): ...
class NoPermissionError(NvmlError): ...
class AlreadyInitializedError(NvmlError): ...
class NotFoundError(NvmlError): ...
class InsufficientSizeError(NvmlError): ...
class InsufficientPowerError(NvmlError): ...
class DriverNotLoadedError(NvmlError): ...
class NvmlTimeoutError(NvmlError): ...
class IrqIssueError(NvmlError): ...
class LibraryNotFoundError(NvmlError): ...
class FunctionNotFoundError(NvmlError): ...
class CorruptedInforomError(NvmlError): ...
class GpuIsLostError(NvmlError): ...
class ResetRequiredError(NvmlError): ...
class OperatingSystemError(NvmlError): ...
class LibRmVersionMismatchError(NvmlError): ...
class InUseError(NvmlError): ...
class NvmlMemoryError(NvmlError): ...
class NoDataError(NvmlError): ...
class VgpuEccNotSupportedError(NvmlError): ...
class InsufficientResourcesError(NvmlError): ...
class FreqNotSupportedError(NvmlError): ...
class ArgumentVersionMismatchError(NvmlError): ...
class DeprecatedError(NvmlError): ...
class NotReadyError(NvmlError): ...
class GpuNotFoundError(NvmlError): ...
class InvalidStateError(NvmlError): ...
class UnknownError(NvmlError): ...

def nvmlInit() -> None:
    """nvmlReturn_t nvmlInit_v2(void)

    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlInitWithFlags(flags: _Int) -> None:
    """nvmlReturn_t nvmlInitWithFlags(unsigned int flags)

    Parameters
        flags : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlShutdown() -> None:
    """nvmlReturn_t nvmlShutdown(void)

    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlErrorString(result: nvmlReturn_t | int) -> str | None:
    """const char *nvmlErrorString(nvmlReturn_t result)

    Parameters
        result : nvmlReturn_t or int
    Returns
        nvmlReturn_t (always NVML_SUCCESS; the checked form leaves it out)
        str | None
    Keeps the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetDriverVersion() -> str:
    """nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)

    Returns
        nvmlReturn_t (the checked form raises instead)
        version : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetNVMLVersion() -> str:
    """nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)

    Returns
        nvmlReturn_t (the checked form raises instead)
        version : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetCudaDriverVersion() -> int:
    """nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)

    Returns
        nvmlReturn_t (the checked form raises instead)
        cudaDriverVersion : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetCudaDriverVersion_v2() -> int:
    """nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)

    Returns
        nvmlReturn_t (the checked form raises instead)
        cudaDriverVersion : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetProcessName(pid: _Int) -> str:
    """nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)

    Parameters
        pid : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        name : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetHicVersion(hwbcCount: _Int) -> tuple[int, list[nvmlHwbcEntry_t]]:
    """nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)

    Parameters
        hwbcCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        hwbcCount : int
        hwbcEntries : list[nvmlHwbcEntry_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetTopologyGpuSet(cpuNumber: _Int, count: _Int) -> tuple[int, list[nvmlDevice_t]]:
    """nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count, nvmlDevice_t *deviceArray)

    Parameters
        cpuNumber : int
        count : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        count : int
        deviceArray : list[nvmlDevice_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetDriverBranch(
    branchInfo: nvmlSystemDriverBranchInfo_t | None,
    length: _Int,
) -> None:
    """nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int length)

    Parameters
        branchInfo : nvmlSystemDriverBranchInfo_t or None; in and out
        length : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitGetCount() -> int:
    """nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)

    Returns
        nvmlReturn_t (the checked form raises instead)
        unitCount : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitGetHandleByIndex(index: _Int) -> nvmlUnit_t:
    """nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)

    Parameters
        index : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        unit : nvmlUnit_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitGetUnitInfo(unit: nvmlUnit_t | _Int | None) -> nvmlUnitInfo_t:
    """nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)

    Parameters
        unit : nvmlUnit_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        info : nvmlUnitInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitGetLedState(unit: nvmlUnit_t | _Int | None) -> nvmlLedState_t:
    """nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)

    Parameters
        unit : nvmlUnit_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        state : nvmlLedState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitGetPsuInfo(unit: nvmlUnit_t | _Int | None) -> nvmlPSUInfo_t:
    """nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)

    Parameters
        unit : nvmlUnit_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        psu : nvmlPSUInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitGetTemperature(unit: nvmlUnit_t | _Int | None, type: _Int) -> int:
    """nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)

    Parameters
        unit : nvmlUnit_t, int or None
        type : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        temp : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitGetFanSpeedInfo(unit: nvmlUnit_t | _Int | None) -> nvmlUnitFanSpeeds_t:
    """nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)

    Parameters
        unit : nvmlUnit_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        fanSpeeds : nvmlUnitFanSpeeds_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitGetDevices(
    unit: nvmlUnit_t | _Int | None,
    deviceCount: _Int,
) -> tuple[int, list[nvmlDevice_t]]:
    """nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices)

    Parameters
        unit : nvmlUnit_t, int or None
        deviceCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        deviceCount : int
        devices : list[nvmlDevice_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCount() -> int:
    """nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)

    Returns
        nvmlReturn_t (the checked form raises instead)
        deviceCount : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetAttributes(device: nvmlDevice_t | _Int | None) -> nvmlDeviceAttributes_t:
    """nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        attributes : nvmlDeviceAttributes_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetHandleByIndex(index: _Int) -> nvmlDevice_t:
    """nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)

    Parameters
        index : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        device : nvmlDevice_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetHandleBySerial(serial: _Text) -> nvmlDevice_t:
    """nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)

    Parameters
        serial : str or bytes
    Returns
        nvmlReturn_t (the checked form raises instead)
        device : nvmlDevice_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetHandleByUUID(uuid: _Text) -> nvmlDevice_t:
    """nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)

    Parameters
        uuid : str or bytes
    Returns
        nvmlReturn_t (the checked form raises instead)
        device : nvmlDevice_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetHandleByUUIDV(uuid: nvmlUUID_t | None) -> nvmlDevice_t:
    """nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)

    Parameters
        uuid : nvmlUUID_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        device : nvmlDevice_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetHandleByPciBusId(pciBusId: _Text) -> nvmlDevice_t:
    """nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)

    Parameters
        pciBusId : str or bytes
    Returns
        nvmlReturn_t (the checked form raises instead)
        device : nvmlDevice_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetName(device: nvmlDevice_t | _Int | None) -> str:
    """nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        name : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetBrand(device: nvmlDevice_t | _Int | None) -> nvmlBrandType_t:
    """nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        type : nvmlBrandType_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetIndex(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        index : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetSerial(device: nvmlDevice_t | _Int | None) -> str:
    """nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        serial : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetModuleId(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        moduleId : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetC2cModeInfoV(device: nvmlDevice_t | _Int | None) -> nvmlC2cModeInfo_v1_t:
    """nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        c2cModeInfo : nvmlC2cModeInfo_v1_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMemoryAffinity(
    device: nvmlDevice_t | _Int | None,
    nodeSetSize: _Int,
    scope: nvmlAffinityScope_t | _Int | None,
) -> list[int]:
    """nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize, unsigned long *nodeSet, nvmlAffinityScope_t scope)

    Parameters
        device : nvmlDevice_t, int or None
        nodeSetSize : int
        scope : nvmlAffinityScope_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        nodeSet : list[int]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCpuAffinityWithinScope(
    device: nvmlDevice_t | _Int | None,
    cpuSetSize: _Int,
    scope: nvmlAffinityScope_t | _Int | None,
) -> list[int]:
    """nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet, nvmlAffinityScope_t scope)

    Parameters
        device : nvmlDevice_t, int or None
        cpuSetSize : int
        scope : nvmlAffinityScope_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        cpuSet : list[int]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCpuAffinity(device: nvmlDevice_t | _Int | None, cpuSetSize: _Int) -> list[int]:
    """nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet)

    Parameters
        device : nvmlDevice_t, int or None
        cpuSetSize : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        cpuSet : list[int]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetCpuAffinity(device: nvmlDevice_t | _Int | None) -> None:
    """nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceClearCpuAffinity(device: nvmlDevice_t | _Int | None) -> None:
    """nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNumaNodeId(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        node : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetTopologyCommonAncestor(
    device1: nvmlDevice_t | _Int | None,
    device2: nvmlDevice_t | _Int | None,
) -> nvmlGpuTopologyLevel_t:
    """nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo)

    Parameters
        device1 : nvmlDevice_t, int or None
        device2 : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pathInfo : nvmlGpuTopologyLevel_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetTopologyNearestGpus(
    device: nvmlDevice_t | _Int | None,
    level: nvmlGpuTopologyLevel_t | int,
    count: _Int,
) -> tuple[int, list[nvmlDevice_t]]:
    """nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device, nvmlGpuTopologyLevel_t level, unsigned int *count, nvmlDevice_t *deviceArray)

    Parameters
        device : nvmlDevice_t, int or None
        level : nvmlGpuTopologyLevel_t or int
        count : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        count : int
        deviceArray : list[nvmlDevice_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetP2PStatus(
    device1: nvmlDevice_t | _Int | None,
    device2: nvmlDevice_t | _Int | None,
    p2pIndex: nvmlGpuP2PCapsIndex_t | int,
) -> nvmlGpuP2PStatus_t:
    """nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)

    Parameters
        device1 : nvmlDevice_t, int or None
        device2 : nvmlDevice_t, int or None
        p2pIndex : nvmlGpuP2PCapsIndex_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        p2pStatus : nvmlGpuP2PStatus_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetUUID(device: nvmlDevice_t | _Int | None) -> str:
    """nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        uuid : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMinorNumber(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        minorNumber : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetBoardPartNumber(device: nvmlDevice_t | _Int | None) -> str:
    """nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        partNumber : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetInforomVersion(
    device: nvmlDevice_t | _Int | None,
    object: nvmlInforomObject_t | int,
) -> str:
    """nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object, char *version, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
        object : nvmlInforomObject_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        version : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetInforomImageVersion(device: nvmlDevice_t | _Int | None) -> str:
    """nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        version : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetInforomConfigurationChecksum(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int *checksum)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        checksum : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceValidateInforom(device: nvmlDevice_t | _Int | None) -> None:
    """nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetLastBBXFlushTime(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    """nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp, unsigned long *durationUs)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        timestamp : int
        durationUs : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetDisplayMode(device: nvmlDevice_t | _Int | None) -> nvmlEnableState_t:
    """nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        display : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetDisplayActive(device: nvmlDevice_t | _Int | None) -> nvmlEnableState_t:
    """nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        isActive : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPersistenceMode(device: nvmlDevice_t | _Int | None) -> nvmlEnableState_t:
    """nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        mode : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPciInfoExt(
    device: nvmlDevice_t | _Int | None,
    pci: nvmlPciInfoExt_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)

    Parameters
        device : nvmlDevice_t, int or None
        pci : nvmlPciInfoExt_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPciInfo(device: nvmlDevice_t | _Int | None) -> nvmlPciInfo_t:
    """nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pci : nvmlPciInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMaxPcieLinkGeneration(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        maxLinkGen : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpuMaxPcieLinkGeneration(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGenDevice)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        maxLinkGenDevice : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMaxPcieLinkWidth(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        maxLinkWidth : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCurrPcieLinkGeneration(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        currLinkGen : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCurrPcieLinkWidth(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device, unsigned int *currLinkWidth)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        currLinkWidth : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPcieThroughput(
    device: nvmlDevice_t | _Int | None,
    counter: nvmlPcieUtilCounter_t | int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter, unsigned int *value)

    Parameters
        device : nvmlDevice_t, int or None
        counter : nvmlPcieUtilCounter_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        value : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPcieReplayCounter(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        value : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetClockInfo(device: nvmlDevice_t | _Int | None, type: nvmlClockType_t | int) -> int:
    """nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)

    Parameters
        device : nvmlDevice_t, int or None
        type : nvmlClockType_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        clock : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMaxClockInfo(
    device: nvmlDevice_t | _Int | None,
    type: nvmlClockType_t | int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)

    Parameters
        device : nvmlDevice_t, int or None
        type : nvmlClockType_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        clock : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpcClkVfOffset(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        offset : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetApplicationsClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        clockType : nvmlClockType_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        clockMHz : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetDefaultApplicationsClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        clockType : nvmlClockType_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        clockMHz : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
    clockId: nvmlClockId_t | int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId, unsigned int *clockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        clockType : nvmlClockType_t or int
        clockId : nvmlClockId_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        clockMHz : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMaxCustomerBoostClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        clockType : nvmlClockType_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        clockMHz : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetSupportedMemoryClocks(
    device: nvmlDevice_t | _Int | None,
    count: _Int,
) -> tuple[int, list[int]]:
    """nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device, unsigned int *count, unsigned int *clocksMHz)

    Parameters
        device : nvmlDevice_t, int or None
        count : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        count : int
        clocksMHz : list[int]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetSupportedGraphicsClocks(
    device: nvmlDevice_t | _Int | None,
    memoryClockMHz: _Int,
    count: _Int,
) -> tuple[int, list[int]]:
    """nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device, unsigned int memoryClockMHz, unsigned int *count, unsigned int *clocksMHz)

    Parameters
        device : nvmlDevice_t, int or None
        memoryClockMHz : int
        count : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        count : int
        clocksMHz : list[int]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetAutoBoostedClocksEnabled(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlEnableState_t, nvmlEnableState_t]:
    """nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        isEnabled : nvmlEnableState_t
        defaultIsEnabled : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetFanSpeed(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        speed : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetFanSpeed_v2(device: nvmlDevice_t | _Int | None, fan: _Int) -> int:
    """nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int *speed)

    Parameters
        device : nvmlDevice_t, int or None
        fan : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        speed : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetFanSpeedRPM(
    device: nvmlDevice_t | _Int | None,
    fanSpeed: nvmlFanSpeedInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)

    Parameters
        device : nvmlDevice_t, int or None
        fanSpeed : nvmlFanSpeedInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetTargetFanSpeed(device: nvmlDevice_t | _Int | None, fan: _Int) -> int:
    """nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan, unsigned int *targetSpeed)

    Parameters
        device : nvmlDevice_t, int or None
        fan : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        targetSpeed : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMinMaxFanSpeed(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    """nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed, unsigned int *maxSpeed)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        minSpeed : int
        maxSpeed : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetFanControlPolicy_v2(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
) -> nvmlFanControlPolicy_t:
    """nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t *policy)

    Parameters
        device : nvmlDevice_t, int or None
        fan : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        policy : nvmlFanControlPolicy_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNumFans(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        numFans : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetTemperature(
    device: nvmlDevice_t | _Int | None,
    sensorType: nvmlTemperatureSensors_t | int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType, unsigned int *temp)

    Parameters
        device : nvmlDevice_t, int or None
        sensorType : nvmlTemperatureSensors_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        temp : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCoolerInfo(
    device: nvmlDevice_t | _Int | None,
    coolerInfo: nvmlCoolerInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)

    Parameters
        device : nvmlDevice_t, int or None
        coolerInfo : nvmlCoolerInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetTemperatureV(
    device: nvmlDevice_t | _Int | None,
    temperature: nvmlTemperature_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device, nvmlTemperature_t *temperature)

    Parameters
        device : nvmlDevice_t, int or None
        temperature : nvmlTemperature_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetTemperatureThreshold(
    device: nvmlDevice_t | _Int | None,
    thresholdType: nvmlTemperatureThresholds_t | int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, unsigned int *temp)

    Parameters
        device : nvmlDevice_t, int or None
        thresholdType : nvmlTemperatureThresholds_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        temp : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMarginTemperature(
    device: nvmlDevice_t | _Int | None,
    marginTempInfo: nvmlMarginTemperature_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device, nvmlMarginTemperature_t *marginTempInfo)

    Parameters
        device : nvmlDevice_t, int or None
        marginTempInfo : nvmlMarginTemperature_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetThermalSettings(
    device: nvmlDevice_t | _Int | None,
    sensorIndex: _Int,
) -> nvmlGpuThermalSettings_t:
    """nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex, nvmlGpuThermalSettings_t *pThermalSettings)

    Parameters
        device : nvmlDevice_t, int or None
        sensorIndex : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        pThermalSettings : nvmlGpuThermalSettings_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPerformanceState(device: nvmlDevice_t | _Int | None) -> nvmlPstates_t:
    """nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pState : nvmlPstates_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCurrentClocksEventReasons(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device, unsigned long long *clocksEventReasons)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        clocksEventReasons : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCurrentClocksThrottleReasons(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device, unsigned long long *clocksThrottleReasons)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        clocksThrottleReasons : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetSupportedClocksEventReasons(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device, unsigned long long *supportedClocksEventReasons)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        supportedClocksEventReasons : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetSupportedClocksThrottleReasons(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device, unsigned long long *supportedClocksThrottleReasons)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        supportedClocksThrottleReasons : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPowerState(device: nvmlDevice_t | _Int | None) -> nvmlPstates_t:
    """nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pState : nvmlPstates_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetDynamicPstatesInfo(
    device: nvmlDevice_t | _Int | None,
) -> nvmlGpuDynamicPstatesInfo_t:
    """nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device, nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pDynamicPstatesInfo : nvmlGpuDynamicPstatesInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMemClkVfOffset(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        offset : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMinMaxClockOfPState(
    device: nvmlDevice_t | _Int | None,
    type: nvmlClockType_t | int,
    pstate: nvmlPstates_t | int,
) -> tuple[int, int]:
    """nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        type : nvmlClockType_t or int
        pstate : nvmlPstates_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        minClockMHz : int
        maxClockMHz : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetSupportedPerformanceStates(
    device: nvmlDevice_t | _Int | None,
    pstates: _Address,
    size: _Int,
) -> None:
    """nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t *pstates, unsigned int size)

    Parameters
        device : nvmlDevice_t, int or None
        pstates : int (address), buffer or None; at least size bytes are written
        size : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpcClkMinMaxVfOffset(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    """nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        minOffset : int
        maxOffset : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMemClkMinMaxVfOffset(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    """nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        minOffset : int
        maxOffset : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetClockOffsets(
    device: nvmlDevice_t | _Int | None,
    info: nvmlClockOffset_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        info : nvmlClockOffset_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetClockOffsets(
    device: nvmlDevice_t | _Int | None,
    info: nvmlClockOffset_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        info : nvmlClockOffset_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPerformanceModes(
    device: nvmlDevice_t | _Int | None,
    perfModes: nvmlDevicePerfModes_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)

    Parameters
        device : nvmlDevice_t, int or None
        perfModes : nvmlDevicePerfModes_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCurrentClockFreqs(
    device: nvmlDevice_t | _Int | None,
    currentClockFreqs: nvmlDeviceCurrentClockFreqs_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device, nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)

    Parameters
        device : nvmlDevice_t, int or None
        currentClockFreqs : nvmlDeviceCurrentClockFreqs_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPowerManagementMode(device: nvmlDevice_t | _Int | None) -> nvmlEnableState_t:
    """nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        mode : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPowerManagementLimit(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        limit : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPowerManagementLimitConstraints(
    device: nvmlDevice_t | _Int | None,
) -> tuple[int, int]:
    """nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device, unsigned int *minLimit, unsigned int *maxLimit)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        minLimit : int
        maxLimit : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPowerManagementDefaultLimit(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device, unsigned int *defaultLimit)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        defaultLimit : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPowerUsage(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        power : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetTotalEnergyConsumption(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        energy : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetEnforcedPowerLimit(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        limit : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpuOperationMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlGpuOperationMode_t, nvmlGpuOperationMode_t]:
    """nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        current : nvmlGpuOperationMode_t
        pending : nvmlGpuOperationMode_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMemoryInfo(device: nvmlDevice_t | _Int | None) -> nvmlMemory_t:
    """nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        memory : nvmlMemory_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMemoryInfo_v2(
    device: nvmlDevice_t | _Int | None,
    memory: nvmlMemory_v2_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)

    Parameters
        device : nvmlDevice_t, int or None
        memory : nvmlMemory_v2_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetComputeMode(device: nvmlDevice_t | _Int | None) -> nvmlComputeMode_t:
    """nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        mode : nvmlComputeMode_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCudaComputeCapability(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    """nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major, int *minor)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        major : int
        minor : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetDramEncryptionMode(
    device: nvmlDevice_t | _Int | None,
    current: nvmlDramEncryptionInfo_t | None,
    pending: nvmlDramEncryptionInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device, nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending)

    Parameters
        device : nvmlDevice_t, int or None
        current : nvmlDramEncryptionInfo_t or None; in and out
        pending : nvmlDramEncryptionInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetDramEncryptionMode(
    device: nvmlDevice_t | _Int | None,
    dramEncryption: nvmlDramEncryptionInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device, const nvmlDramEncryptionInfo_t *dramEncryption)

    Parameters
        device : nvmlDevice_t, int or None
        dramEncryption : nvmlDramEncryptionInfo_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetEccMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlEnableState_t, nvmlEnableState_t]:
    """nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current, nvmlEnableState_t *pending)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        current : nvmlEnableState_t
        pending : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetDefaultEccMode(device: nvmlDevice_t | _Int | None) -> nvmlEnableState_t:
    """nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        defaultMode : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetBoardId(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        boardId : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMultiGpuBoard(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        multiGpuBool : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetTotalEccErrors(
    device: nvmlDevice_t | _Int | None,
    errorType: nvmlMemoryErrorType_t | int,
    counterType: nvmlEccCounterType_t | int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, unsigned long long *eccCounts)

    Parameters
        device : nvmlDevice_t, int or None
        errorType : nvmlMemoryErrorType_t or int
        counterType : nvmlEccCounterType_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        eccCounts : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetDetailedEccErrors(
    device: nvmlDevice_t | _Int | None,
    errorType: nvmlMemoryErrorType_t | int,
    counterType: nvmlEccCounterType_t | int,
) -> nvmlEccErrorCounts_t:
    """nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)

    Parameters
        device : nvmlDevice_t, int or None
        errorType : nvmlMemoryErrorType_t or int
        counterType : nvmlEccCounterType_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        eccCounts : nvmlEccErrorCounts_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMemoryErrorCounter(
    device: nvmlDevice_t | _Int | None,
    errorType: nvmlMemoryErrorType_t | int,
    counterType: nvmlEccCounterType_t | int,
    locationType: nvmlMemoryLocation_t | int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device, nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType, unsigned long long *count)

    Parameters
        device : nvmlDevice_t, int or None
        errorType : nvmlMemoryErrorType_t or int
        counterType : nvmlEccCounterType_t or int
        locationType : nvmlMemoryLocation_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        count : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetUtilizationRates(device: nvmlDevice_t | _Int | None) -> nvmlUtilization_t:
    """nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        utilization : nvmlUtilization_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetEncoderUtilization(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    """nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        utilization : int
        samplingPeriodUs : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetEncoderCapacity(
    device: nvmlDevice_t | _Int | None,
    encoderQueryType: nvmlEncoderType_t | int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity)

    Parameters
        device : nvmlDevice_t, int or None
        encoderQueryType : nvmlEncoderType_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        encoderCapacity : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetEncoderStats(device: nvmlDevice_t | _Int | None) -> tuple[int, int, int]:
    """nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        sessionCount : int
        averageFps : int
        averageLatency : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetEncoderSessions(
    device: nvmlDevice_t | _Int | None,
    sessionCount: _Int,
) -> tuple[int, list[nvmlEncoderSessionInfo_t]]:
    """nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos)

    Parameters
        device : nvmlDevice_t, int or None
        sessionCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        sessionCount : int
        sessionInfos : list[nvmlEncoderSessionInfo_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetDecoderUtilization(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    """nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        utilization : int
        samplingPeriodUs : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetJpgUtilization(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    """nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        utilization : int
        samplingPeriodUs : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetOfaUtilization(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    """nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        utilization : int
        samplingPeriodUs : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetFBCStats(device: nvmlDevice_t | _Int | None) -> nvmlFBCStats_t:
    """nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        fbcStats : nvmlFBCStats_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetFBCSessions(
    device: nvmlDevice_t | _Int | None,
    sessionCount: _Int,
) -> tuple[int, list[nvmlFBCSessionInfo_t]]:
    """nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)

    Parameters
        device : nvmlDevice_t, int or None
        sessionCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        sessionCount : int
        sessionInfo : list[nvmlFBCSessionInfo_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetDriverModel(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlDriverModel_t, nvmlDriverModel_t]:
    """nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        current : nvmlDriverModel_t
        pending : nvmlDriverModel_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVbiosVersion(device: nvmlDevice_t | _Int | None) -> str:
    """nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        version : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetBridgeChipInfo(device: nvmlDevice_t | _Int | None) -> nvmlBridgeChipHierarchy_t:
    """nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device, nvmlBridgeChipHierarchy_t *bridgeHierarchy)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        bridgeHierarchy : nvmlBridgeChipHierarchy_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetComputeRunningProcesses(
    device: nvmlDevice_t | _Int | None,
    infoCount: _Int,
) -> tuple[int, list[nvmlProcessInfo_t]]:
    """nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)

    Parameters
        device : nvmlDevice_t, int or None
        infoCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        infoCount : int
        infos : list[nvmlProcessInfo_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGraphicsRunningProcesses(
    device: nvmlDevice_t | _Int | None,
    infoCount: _Int,
) -> tuple[int, list[nvmlProcessInfo_t]]:
    """nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)

    Parameters
        device : nvmlDevice_t, int or None
        infoCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        infoCount : int
        infos : list[nvmlProcessInfo_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMPSComputeRunningProcesses(
    device: nvmlDevice_t | _Int | None,
    infoCount: _Int,
) -> tuple[int, list[nvmlProcessInfo_t]]:
    """nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)

    Parameters
        device : nvmlDevice_t, int or None
        infoCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        infoCount : int
        infos : list[nvmlProcessInfo_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetRunningProcessDetailList(
    device: nvmlDevice_t | _Int | None,
    plist: nvmlProcessDetailList_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device, nvmlProcessDetailList_t *plist)

    Parameters
        device : nvmlDevice_t, int or None
        plist : nvmlProcessDetailList_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceOnSameBoard(
    device1: nvmlDevice_t | _Int | None,
    device2: nvmlDevice_t | _Int | None,
) -> int:
    """nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)

    Parameters
        device1 : nvmlDevice_t, int or None
        device2 : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        onSameBoard : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetAPIRestriction(
    device: nvmlDevice_t | _Int | None,
    apiType: nvmlRestrictedAPI_t | int,
) -> nvmlEnableState_t:
    """nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted)

    Parameters
        device : nvmlDevice_t, int or None
        apiType : nvmlRestrictedAPI_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        isRestricted : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetSamples(
    device: nvmlDevice_t | _Int | None,
    type: nvmlSamplingType_t | int,
    lastSeenTimeStamp: _Int,
    sampleCount: _Int,
) -> tuple[nvmlValueType_t, int, list[nvmlSample_t]]:
    """nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *sampleCount, nvmlSample_t *samples)

    Parameters
        device : nvmlDevice_t, int or None
        type : nvmlSamplingType_t or int
        lastSeenTimeStamp : int
        sampleCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        sampleValType : nvmlValueType_t
        sampleCount : int
        samples : list[nvmlSample_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetBAR1MemoryInfo(device: nvmlDevice_t | _Int | None) -> nvmlBAR1Memory_t:
    """nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        bar1Memory : nvmlBAR1Memory_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetViolationStatus(
    device: nvmlDevice_t | _Int | None,
    perfPolicyType: nvmlPerfPolicyType_t | int,
) -> nvmlViolationTime_t:
    """nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime)

    Parameters
        device : nvmlDevice_t, int or None
        perfPolicyType : nvmlPerfPolicyType_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        violTime : nvmlViolationTime_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetIrqNum(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        irqNum : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNumGpuCores(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        numCores : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPowerSource(device: nvmlDevice_t | _Int | None) -> nvmlPowerSource_t:
    """nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        powerSource : nvmlPowerSource_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMemoryBusWidth(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        busWidth : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPcieLinkMaxSpeed(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        maxSpeed : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPcieSpeed(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pcieSpeed : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetAdaptiveClockInfoStatus(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device, unsigned int *adaptiveClockStatus)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        adaptiveClockStatus : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetBusType(device: nvmlDevice_t | _Int | None) -> nvmlBusType_t:
    """nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        type : nvmlBusType_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpuFabricInfo(device: nvmlDevice_t | _Int | None) -> nvmlGpuFabricInfo_t:
    """nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        gpuFabricInfo : nvmlGpuFabricInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpuFabricInfoV(
    device: nvmlDevice_t | _Int | None,
    gpuFabricInfo: nvmlGpuFabricInfoV_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo)

    Parameters
        device : nvmlDevice_t, int or None
        gpuFabricInfo : nvmlGpuFabricInfoV_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetConfComputeCapabilities() -> nvmlConfComputeSystemCaps_t:
    """nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)

    Returns
        nvmlReturn_t (the checked form raises instead)
        capabilities : nvmlConfComputeSystemCaps_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetConfComputeState() -> nvmlConfComputeSystemState_t:
    """nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)

    Returns
        nvmlReturn_t (the checked form raises instead)
        state : nvmlConfComputeSystemState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetConfComputeMemSizeInfo(
    device: nvmlDevice_t | _Int | None,
) -> nvmlConfComputeMemSizeInfo_t:
    """nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t *memInfo)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        memInfo : nvmlConfComputeMemSizeInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetConfComputeGpusReadyState() -> int:
    """nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)

    Returns
        nvmlReturn_t (the checked form raises instead)
        isAcceptingWork : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetConfComputeProtectedMemoryUsage(
    device: nvmlDevice_t | _Int | None,
) -> nvmlMemory_t:
    """nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device, nvmlMemory_t *memory)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        memory : nvmlMemory_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetConfComputeGpuCertificate(
    device: nvmlDevice_t | _Int | None,
) -> nvmlConfComputeGpuCertificate_t:
    """nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device, nvmlConfComputeGpuCertificate_t *gpuCert)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        gpuCert : nvmlConfComputeGpuCertificate_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetConfComputeGpuAttestationReport(
    device: nvmlDevice_t | _Int | None,
) -> nvmlConfComputeGpuAttestationReport_t:
    """nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device, nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        gpuAtstReport : nvmlConfComputeGpuAttestationReport_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetConfComputeKeyRotationThresholdInfo(
    pKeyRotationThrInfo: nvmlConfComputeGetKeyRotationThresholdInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)

    Parameters
        pKeyRotationThrInfo : nvmlConfComputeGetKeyRotationThresholdInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetConfComputeUnprotectedMemSize(
    device: nvmlDevice_t | _Int | None,
    sizeKiB: _Int,
) -> None:
    """nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device, unsigned long long sizeKiB)

    Parameters
        device : nvmlDevice_t, int or None
        sizeKiB : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork: _Int) -> None:
    """nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)

    Parameters
        isAcceptingWork : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemSetConfComputeKeyRotationThresholdInfo(
    pKeyRotationThrInfo: nvmlConfComputeSetKeyRotationThresholdInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)

    Parameters
        pKeyRotationThrInfo : nvmlConfComputeSetKeyRotationThresholdInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetConfComputeSettings(settings: nvmlSystemConfComputeSettings_t | None) -> None:
    """nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)

    Parameters
        settings : nvmlSystemConfComputeSettings_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGspFirmwareVersion(device: nvmlDevice_t | _Int | None) -> bytes:
    """nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        version : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGspFirmwareMode(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    """nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled, unsigned int *defaultMode)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        isEnabled : int
        defaultMode : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetSramEccErrorStatus(
    device: nvmlDevice_t | _Int | None,
    status: nvmlEccSramErrorStatus_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t *status)

    Parameters
        device : nvmlDevice_t, int or None
        status : nvmlEccSramErrorStatus_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetAccountingMode(device: nvmlDevice_t | _Int | None) -> nvmlEnableState_t:
    """nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        mode : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetAccountingStats(
    device: nvmlDevice_t | _Int | None,
    pid: _Int,
) -> nvmlAccountingStats_t:
    """nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid, nvmlAccountingStats_t *stats)

    Parameters
        device : nvmlDevice_t, int or None
        pid : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        stats : nvmlAccountingStats_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetAccountingPids(
    device: nvmlDevice_t | _Int | None,
    count: _Int,
) -> tuple[int, list[int]]:
    """nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count, unsigned int *pids)

    Parameters
        device : nvmlDevice_t, int or None
        count : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        count : int
        pids : list[int]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetAccountingBufferSize(device: nvmlDevice_t | _Int | None, bufferSize: _Int) -> int:
    """nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device, unsigned int *bufferSize)

    Parameters
        device : nvmlDevice_t, int or None
        bufferSize : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        bufferSize : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetRetiredPages(
    device: nvmlDevice_t | _Int | None,
    cause: nvmlPageRetirementCause_t | int,
    pageCount: _Int,
) -> tuple[int, list[int]]:
    """nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses)

    Parameters
        device : nvmlDevice_t, int or None
        cause : nvmlPageRetirementCause_t or int
        pageCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        pageCount : int
        addresses : list[int]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetRetiredPages_v2(
    device: nvmlDevice_t | _Int | None,
    cause: nvmlPageRetirementCause_t | int,
    pageCount: _Int,
) -> tuple[int, list[int], list[int]]:
    """nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount, unsigned long long *addresses, unsigned long long *timestamps)

    Parameters
        device : nvmlDevice_t, int or None
        cause : nvmlPageRetirementCause_t or int
        pageCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        pageCount : int
        addresses : list[int]
        timestamps : list[int]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetRetiredPagesPendingStatus(device: nvmlDevice_t | _Int | None) -> nvmlEnableState_t:
    """nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device, nvmlEnableState_t *isPending)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        isPending : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetRemappedRows(device: nvmlDevice_t | _Int | None) -> tuple[int, int, int, int]:
    """nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows, unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        corrRows : int
        uncRows : int
        isPending : int
        failureOccurred : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetRowRemapperHistogram(
    device: nvmlDevice_t | _Int | None,
) -> nvmlRowRemapperHistogramValues_t:
    """nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device, nvmlRowRemapperHistogramValues_t *values)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        values : nvmlRowRemapperHistogramValues_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetArchitecture(device: nvmlDevice_t | _Int | None) -> nvmlDeviceArchitecture_t:
    """nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        arch : nvmlDeviceArchitecture_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetClkMonStatus(device: nvmlDevice_t | _Int | None) -> nvmlClkMonStatus_t:
    """nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        status : nvmlClkMonStatus_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetProcessUtilization(
    device: nvmlDevice_t | _Int | None,
    processSamplesCount: _Int,
    lastSeenTimeStamp: _Int,
) -> tuple[list[nvmlProcessUtilizationSample_t], int]:
    """nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device, nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp)

    Parameters
        device : nvmlDevice_t, int or None
        processSamplesCount : int; in and out
        lastSeenTimeStamp : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        utilization : list[nvmlProcessUtilizationSample_t]
        processSamplesCount : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetProcessesUtilizationInfo(
    device: nvmlDevice_t | _Int | None,
    procesesUtilInfo: nvmlProcessesUtilizationInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device, nvmlProcessesUtilizationInfo_t *procesesUtilInfo)

    Parameters
        device : nvmlDevice_t, int or None
        procesesUtilInfo : nvmlProcessesUtilizationInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPlatformInfo(
    device: nvmlDevice_t | _Int | None,
    platformInfo: nvmlPlatformInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)

    Parameters
        device : nvmlDevice_t, int or None
        platformInfo : nvmlPlatformInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitSetLedState(unit: nvmlUnit_t | _Int | None, color: nvmlLedColor_t | int) -> None:
    """nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)

    Parameters
        unit : nvmlUnit_t, int or None
        color : nvmlLedColor_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetPersistenceMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlEnableState_t | int,
) -> None:
    """nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)

    Parameters
        device : nvmlDevice_t, int or None
        mode : nvmlEnableState_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetComputeMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlComputeMode_t | int,
) -> None:
    """nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)

    Parameters
        device : nvmlDevice_t, int or None
        mode : nvmlComputeMode_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetEccMode(device: nvmlDevice_t | _Int | None, ecc: nvmlEnableState_t | int) -> None:
    """nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)

    Parameters
        device : nvmlDevice_t, int or None
        ecc : nvmlEnableState_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceClearEccErrorCounts(
    device: nvmlDevice_t | _Int | None,
    counterType: nvmlEccCounterType_t | int,
) -> None:
    """nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device, nvmlEccCounterType_t counterType)

    Parameters
        device : nvmlDevice_t, int or None
        counterType : nvmlEccCounterType_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetDriverModel(
    device: nvmlDevice_t | _Int | None,
    driverModel: nvmlDriverModel_t | int,
    flags: _Int,
) -> None:
    """nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags)

    Parameters
        device : nvmlDevice_t, int or None
        driverModel : nvmlDriverModel_t or int
        flags : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetGpuLockedClocks(
    device: nvmlDevice_t | _Int | None,
    minGpuClockMHz: _Int,
    maxGpuClockMHz: _Int,
) -> None:
    """nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        minGpuClockMHz : int
        maxGpuClockMHz : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceResetGpuLockedClocks(device: nvmlDevice_t | _Int | None) -> None:
    """nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetMemoryLockedClocks(
    device: nvmlDevice_t | _Int | None,
    minMemClockMHz: _Int,
    maxMemClockMHz: _Int,
) -> None:
    """nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz, unsigned int maxMemClockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        minMemClockMHz : int
        maxMemClockMHz : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceResetMemoryLockedClocks(device: nvmlDevice_t | _Int | None) -> None:
    """nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetApplicationsClocks(
    device: nvmlDevice_t | _Int | None,
    memClockMHz: _Int,
    graphicsClockMHz: _Int,
) -> None:
    """nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        memClockMHz : int
        graphicsClockMHz : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t | _Int | None) -> None:
    """nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetAutoBoostedClocksEnabled(
    device: nvmlDevice_t | _Int | None,
    enabled: nvmlEnableState_t | int,
) -> None:
    """nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled)

    Parameters
        device : nvmlDevice_t, int or None
        enabled : nvmlEnableState_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetDefaultAutoBoostedClocksEnabled(
    device: nvmlDevice_t | _Int | None,
    enabled: nvmlEnableState_t | int,
    flags: _Int,
) -> None:
    """nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled, unsigned int flags)

    Parameters
        device : nvmlDevice_t, int or None
        enabled : nvmlEnableState_t or int
        flags : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetDefaultFanSpeed_v2(device: nvmlDevice_t | _Int | None, fan: _Int) -> None:
    """nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)

    Parameters
        device : nvmlDevice_t, int or None
        fan : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetFanControlPolicy(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
    policy: nvmlFanControlPolicy_t | _Int | None,
) -> None:
    """nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy)

    Parameters
        device : nvmlDevice_t, int or None
        fan : int
        policy : nvmlFanControlPolicy_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetTemperatureThreshold(
    device: nvmlDevice_t | _Int | None,
    thresholdType: nvmlTemperatureThresholds_t | int,
) -> int:
    """nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, int *temp)

    Parameters
        device : nvmlDevice_t, int or None
        thresholdType : nvmlTemperatureThresholds_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        temp : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetPowerManagementLimit(device: nvmlDevice_t | _Int | None, limit: _Int) -> None:
    """nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)

    Parameters
        device : nvmlDevice_t, int or None
        limit : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetGpuOperationMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlGpuOperationMode_t | int,
) -> None:
    """nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t mode)

    Parameters
        device : nvmlDevice_t, int or None
        mode : nvmlGpuOperationMode_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetAPIRestriction(
    device: nvmlDevice_t | _Int | None,
    apiType: nvmlRestrictedAPI_t | int,
    isRestricted: nvmlEnableState_t | int,
) -> None:
    """nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted)

    Parameters
        device : nvmlDevice_t, int or None
        apiType : nvmlRestrictedAPI_t or int
        isRestricted : nvmlEnableState_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetFanSpeed_v2(device: nvmlDevice_t | _Int | None, fan: _Int, speed: _Int) -> None:
    """nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)

    Parameters
        device : nvmlDevice_t, int or None
        fan : int
        speed : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetGpcClkVfOffset(device: nvmlDevice_t | _Int | None, offset: _Int) -> None:
    """nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)

    Parameters
        device : nvmlDevice_t, int or None
        offset : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetMemClkVfOffset(device: nvmlDevice_t | _Int | None, offset: _Int) -> None:
    """nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)

    Parameters
        device : nvmlDevice_t, int or None
        offset : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetAccountingMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlEnableState_t | int,
) -> None:
    """nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)

    Parameters
        device : nvmlDevice_t, int or None
        mode : nvmlEnableState_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceClearAccountingPids(device: nvmlDevice_t | _Int | None) -> None:
    """nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetPowerManagementLimit_v2(
    device: nvmlDevice_t | _Int | None,
    powerValue: nvmlPowerValue_v2_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue)

    Parameters
        device : nvmlDevice_t, int or None
        powerValue : nvmlPowerValue_v2_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNvLinkState(device: nvmlDevice_t | _Int | None, link: _Int) -> nvmlEnableState_t:
    """nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link, nvmlEnableState_t *isActive)

    Parameters
        device : nvmlDevice_t, int or None
        link : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        isActive : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNvLinkVersion(device: nvmlDevice_t | _Int | None, link: _Int) -> int:
    """nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link, unsigned int *version)

    Parameters
        device : nvmlDevice_t, int or None
        link : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        version : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNvLinkCapability(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    capability: nvmlNvLinkCapability_t | int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link, nvmlNvLinkCapability_t capability, unsigned int *capResult)

    Parameters
        device : nvmlDevice_t, int or None
        link : int
        capability : nvmlNvLinkCapability_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        capResult : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNvLinkRemotePciInfo(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> nvmlPciInfo_t:
    """nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci)

    Parameters
        device : nvmlDevice_t, int or None
        link : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        pci : nvmlPciInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNvLinkErrorCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: nvmlNvLinkErrorCounter_t | int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link, nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)

    Parameters
        device : nvmlDevice_t, int or None
        link : int
        counter : nvmlNvLinkErrorCounter_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        counterValue : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceResetNvLinkErrorCounters(device: nvmlDevice_t | _Int | None, link: _Int) -> None:
    """nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)

    Parameters
        device : nvmlDevice_t, int or None
        link : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetNvLinkUtilizationControl(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
    control: nvmlNvLinkUtilizationControl_t | None,
    reset: _Int,
) -> None:
    """nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control, unsigned int reset)

    Parameters
        device : nvmlDevice_t, int or None
        link : int
        counter : int
        control : nvmlNvLinkUtilizationControl_t or None
        reset : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNvLinkUtilizationControl(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
) -> nvmlNvLinkUtilizationControl_t:
    """nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control)

    Parameters
        device : nvmlDevice_t, int or None
        link : int
        counter : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        control : nvmlNvLinkUtilizationControl_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNvLinkUtilizationCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
) -> tuple[int, int]:
    """nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, unsigned long long *rxcounter, unsigned long long *txcounter)

    Parameters
        device : nvmlDevice_t, int or None
        link : int
        counter : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        rxcounter : int
        txcounter : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceFreezeNvLinkUtilizationCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
    freeze: nvmlEnableState_t | int,
) -> None:
    """nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter, nvmlEnableState_t freeze)

    Parameters
        device : nvmlDevice_t, int or None
        link : int
        counter : int
        freeze : nvmlEnableState_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceResetNvLinkUtilizationCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
) -> None:
    """nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device, unsigned int link, unsigned int counter)

    Parameters
        device : nvmlDevice_t, int or None
        link : int
        counter : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNvLinkRemoteDeviceType(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> nvmlIntNvLinkDeviceType_t:
    """nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link, nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)

    Parameters
        device : nvmlDevice_t, int or None
        link : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        pNvLinkDeviceType : nvmlIntNvLinkDeviceType_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetNvLinkDeviceLowPowerThreshold(
    device: nvmlDevice_t | _Int | None,
    info: nvmlNvLinkPowerThres_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device, nvmlNvLinkPowerThres_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        info : nvmlNvLinkPowerThres_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemSetNvlinkBwMode(nvlinkBwMode: _Int) -> None:
    """nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)

    Parameters
        nvlinkBwMode : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetNvlinkBwMode() -> int:
    """nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)

    Returns
        nvmlReturn_t (the checked form raises instead)
        nvlinkBwMode : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNvlinkSupportedBwModes(
    device: nvmlDevice_t | _Int | None,
    supportedBwMode: nvmlNvlinkSupportedBwModes_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device, nvmlNvlinkSupportedBwModes_t *supportedBwMode)

    Parameters
        device : nvmlDevice_t, int or None
        supportedBwMode : nvmlNvlinkSupportedBwModes_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNvlinkBwMode(
    device: nvmlDevice_t | _Int | None,
    getBwMode: nvmlNvlinkGetBwMode_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)

    Parameters
        device : nvmlDevice_t, int or None
        getBwMode : nvmlNvlinkGetBwMode_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetNvlinkBwMode(
    device: nvmlDevice_t | _Int | None,
    setBwMode: nvmlNvlinkSetBwMode_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)

    Parameters
        device : nvmlDevice_t, int or None
        setBwMode : nvmlNvlinkSetBwMode_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlEventSetCreate() -> nvmlEventSet_t:
    """nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)

    Returns
        nvmlReturn_t (the checked form raises instead)
        set : nvmlEventSet_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceRegisterEvents(
    device: nvmlDevice_t | _Int | None,
    eventTypes: _Int,
    set: nvmlEventSet_t | _Int | None,
) -> None:
    """nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set)

    Parameters
        device : nvmlDevice_t, int or None
        eventTypes : int
        set : nvmlEventSet_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetSupportedEventTypes(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long *eventTypes)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        eventTypes : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlEventSetWait(set: nvmlEventSet_t | _Int | None, timeoutms: _Int) -> nvmlEventData_t:
    """nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)

    Parameters
        set : nvmlEventSet_t, int or None
        timeoutms : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        data : nvmlEventData_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlEventSetFree(set: nvmlEventSet_t | _Int | None) -> None:
    """nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)

    Parameters
        set : nvmlEventSet_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemEventSetCreate(request: nvmlSystemEventSetCreateRequest_t | None) -> None:
    """nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)

    Parameters
        request : nvmlSystemEventSetCreateRequest_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemEventSetFree(request: nvmlSystemEventSetFreeRequest_t | None) -> None:
    """nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)

    Parameters
        request : nvmlSystemEventSetFreeRequest_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemRegisterEvents(request: nvmlSystemRegisterEventRequest_t | None) -> None:
    """nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)

    Parameters
        request : nvmlSystemRegisterEventRequest_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemEventSetWait(request: nvmlSystemEventSetWaitRequest_t | None) -> None:
    """nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)

    Parameters
        request : nvmlSystemEventSetWaitRequest_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceModifyDrainState(
    pciInfo: nvmlPciInfo_t | None,
    newState: nvmlEnableState_t | int,
) -> None:
    """nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)

    Parameters
        pciInfo : nvmlPciInfo_t or None
        newState : nvmlEnableState_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceQueryDrainState(pciInfo: nvmlPciInfo_t | None) -> nvmlEnableState_t:
    """nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState)

    Parameters
        pciInfo : nvmlPciInfo_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        currentState : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceRemoveGpu(
    pciInfo: nvmlPciInfo_t | None,
    gpuState: nvmlDetachGpuState_t | int,
    linkState: nvmlPcieLinkState_t | int,
) -> None:
    """nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState)

    Parameters
        pciInfo : nvmlPciInfo_t or None
        gpuState : nvmlDetachGpuState_t or int
        linkState : nvmlPcieLinkState_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceDiscoverGpus(pciInfo: nvmlPciInfo_t | None) -> None:
    """nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)

    Parameters
        pciInfo : nvmlPciInfo_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetFieldValues(
    device: nvmlDevice_t | _Int | None,
    values: nvmlFieldValue_t | Sequence[nvmlFieldValue_t] | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)

    Parameters
        device : nvmlDevice_t, int or None
        values : nvmlFieldValue_t, or a sequence of them; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceClearFieldValues(
    device: nvmlDevice_t | _Int | None,
    values: nvmlFieldValue_t | Sequence[nvmlFieldValue_t] | None,
) -> None:
    """nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)

    Parameters
        device : nvmlDevice_t, int or None
        values : nvmlFieldValue_t, or a sequence of them; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVirtualizationMode(
    device: nvmlDevice_t | _Int | None,
) -> nvmlGpuVirtualizationMode_t:
    """nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t *pVirtualMode)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pVirtualMode : nvmlGpuVirtualizationMode_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetHostVgpuMode(device: nvmlDevice_t | _Int | None) -> nvmlHostVgpuMode_t:
    """nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pHostVgpuMode : nvmlHostVgpuMode_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetVirtualizationMode(
    device: nvmlDevice_t | _Int | None,
    virtualMode: nvmlGpuVirtualizationMode_t | int,
) -> None:
    """nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode)

    Parameters
        device : nvmlDevice_t, int or None
        virtualMode : nvmlGpuVirtualizationMode_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVgpuHeterogeneousMode(
    device: nvmlDevice_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)

    Parameters
        device : nvmlDevice_t, int or None
        pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetVgpuHeterogeneousMode(
    device: nvmlDevice_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)

    Parameters
        device : nvmlDevice_t, int or None
        pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetPlacementId(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    pPlacement: nvmlVgpuPlacementId_t | None,
) -> None:
    """nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuPlacementId_t *pPlacement)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        pPlacement : nvmlVgpuPlacementId_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVgpuTypeSupportedPlacements(
    device: nvmlDevice_t | _Int | None,
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    pPlacementList: nvmlVgpuPlacementList_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        pPlacementList : nvmlVgpuPlacementList_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVgpuTypeCreatablePlacements(
    device: nvmlDevice_t | _Int | None,
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    pPlacementList: nvmlVgpuPlacementList_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        pPlacementList : nvmlVgpuPlacementList_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetGspHeapSize(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> int:
    """nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *gspHeapSize)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        gspHeapSize : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetFbReservation(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> int:
    """nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbReservation)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        fbReservation : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetRuntimeStateSize(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    pState: nvmlVgpuRuntimeState_t | None,
) -> None:
    """nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuRuntimeState_t *pState)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        pState : nvmlVgpuRuntimeState_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetVgpuCapabilities(
    device: nvmlDevice_t | _Int | None,
    capability: nvmlDeviceVgpuCapability_t | int,
    state: nvmlEnableState_t | int,
) -> None:
    """nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state)

    Parameters
        device : nvmlDevice_t, int or None
        capability : nvmlDeviceVgpuCapability_t or int
        state : nvmlEnableState_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGridLicensableFeatures(
    device: nvmlDevice_t | _Int | None,
) -> nvmlGridLicensableFeatures_t:
    """nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pGridLicensableFeatures : nvmlGridLicensableFeatures_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGetVgpuDriverCapabilities(capability: nvmlVgpuDriverCapability_t | int) -> int:
    """nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability, unsigned int *capResult)

    Parameters
        capability : nvmlVgpuDriverCapability_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        capResult : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVgpuCapabilities(
    device: nvmlDevice_t | _Int | None,
    capability: nvmlDeviceVgpuCapability_t | int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability, unsigned int *capResult)

    Parameters
        device : nvmlDevice_t, int or None
        capability : nvmlDeviceVgpuCapability_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        capResult : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetSupportedVgpus(
    device: nvmlDevice_t | _Int | None,
    vgpuCount: _Int,
) -> tuple[int, list[nvmlVgpuTypeId_t]]:
    """nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        vgpuCount : int
        vgpuTypeIds : list[nvmlVgpuTypeId_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCreatableVgpus(
    device: nvmlDevice_t | _Int | None,
    vgpuCount: _Int,
) -> tuple[int, list[nvmlVgpuTypeId_t]]:
    """nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        vgpuCount : int
        vgpuTypeIds : list[nvmlVgpuTypeId_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetClass(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> str:
    """nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        vgpuTypeClass : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetName(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> str:
    """nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        vgpuTypeName : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetGpuInstanceProfileId(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> int:
    """nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *gpuInstanceProfileId)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        gpuInstanceProfileId : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetDeviceID(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> tuple[int, int]:
    """nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID, unsigned long long *subsystemID)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        deviceID : int
        subsystemID : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetFramebufferSize(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> int:
    """nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        fbSize : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetNumDisplayHeads(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> int:
    """nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *numDisplayHeads)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        numDisplayHeads : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetResolution(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    displayIndex: _Int,
) -> tuple[int, int]:
    """nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex, unsigned int *xdim, unsigned int *ydim)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        displayIndex : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        xdim : int
        ydim : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetLicense(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> str:
    """nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString, unsigned int size)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        vgpuTypeLicenseString : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetFrameRateLimit(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> int:
    """nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *frameRateLimit)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        frameRateLimit : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetMaxInstances(
    device: nvmlDevice_t | _Int | None,
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> int:
    """nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        vgpuInstanceCount : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetMaxInstancesPerVm(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> int:
    """nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCountPerVm)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        vgpuInstanceCountPerVm : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetBAR1Info(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    bar1Info: nvmlVgpuTypeBar1Info_t | None,
) -> None:
    """nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        bar1Info : nvmlVgpuTypeBar1Info_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetActiveVgpus(
    device: nvmlDevice_t | _Int | None,
    vgpuCount: _Int,
) -> tuple[int, list[nvmlVgpuInstance_t]]:
    """nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuInstance_t *vgpuInstances)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        vgpuCount : int
        vgpuInstances : list[nvmlVgpuInstance_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetVmID(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[str, nvmlVgpuVmIdType_t]:
    """nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size, nvmlVgpuVmIdType_t *vmIdType)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        vmId : str
        vmIdType : nvmlVgpuVmIdType_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetUUID(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> str:
    """nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        uuid : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetVmDriverVersion(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> str:
    """nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version, unsigned int length)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        version : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetFbUsage(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> int:
    """nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance, unsigned long long *fbUsage)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        fbUsage : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetLicenseStatus(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> int:
    """nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        licensed : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetType(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> nvmlVgpuTypeId_t:
    """nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        vgpuTypeId : nvmlVgpuTypeId_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetFrameRateLimit(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> int:
    """nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance, unsigned int *frameRateLimit)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        frameRateLimit : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetEccMode(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> nvmlEnableState_t:
    """nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        eccMode : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetEncoderCapacity(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> int:
    """nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int *encoderCapacity)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        encoderCapacity : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceSetEncoderCapacity(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    encoderCapacity: _Int,
) -> None:
    """nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance, unsigned int encoderCapacity)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        encoderCapacity : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetEncoderStats(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[int, int, int]:
    """nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        sessionCount : int
        averageFps : int
        averageLatency : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetEncoderSessions(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    sessionCount: _Int,
) -> tuple[int, list[nvmlEncoderSessionInfo_t]]:
    """nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        sessionCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        sessionCount : int
        sessionInfo : list[nvmlEncoderSessionInfo_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetFBCStats(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> nvmlFBCStats_t:
    """nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        fbcStats : nvmlFBCStats_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetFBCSessions(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    sessionCount: _Int,
) -> tuple[int, list[nvmlFBCSessionInfo_t]]:
    """nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        sessionCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        sessionCount : int
        sessionInfo : list[nvmlFBCSessionInfo_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetGpuInstanceId(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> int:
    """nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance, unsigned int *gpuInstanceId)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        gpuInstanceId : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetGpuPciId(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> str:
    """nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId, unsigned int *length)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        vgpuPciId : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetCapabilities(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    capability: nvmlVgpuCapability_t | int,
) -> int:
    """nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability, unsigned int *capResult)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        capability : nvmlVgpuCapability_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        capResult : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetMdevUUID(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> str:
    """nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        mdevUuid : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceGetCreatableVgpus(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pVgpus: nvmlVgpuTypeIdInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance, nvmlVgpuTypeIdInfo_t *pVgpus)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pVgpus : nvmlVgpuTypeIdInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetMaxInstancesPerGpuInstance(
    pMaxInstance: nvmlVgpuTypeMaxInstance_t | None,
) -> None:
    """nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(nvmlVgpuTypeMaxInstance_t *pMaxInstance)

    Parameters
        pMaxInstance : nvmlVgpuTypeMaxInstance_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceGetActiveVgpus(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pVgpuInstanceInfo: nvmlActiveVgpuInstanceInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance, nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pVgpuInstanceInfo : nvmlActiveVgpuInstanceInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceSetVgpuSchedulerState(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pScheduler: nvmlVgpuSchedulerState_t | None,
) -> None:
    """nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_t *pScheduler)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pScheduler : nvmlVgpuSchedulerState_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceGetVgpuSchedulerState(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pSchedulerStateInfo: nvmlVgpuSchedulerStateInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pSchedulerStateInfo : nvmlVgpuSchedulerStateInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceGetVgpuSchedulerLog(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pSchedulerLogInfo: nvmlVgpuSchedulerLogInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pSchedulerLogInfo : nvmlVgpuSchedulerLogInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceGetVgpuTypeCreatablePlacements(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pCreatablePlacementInfo: nvmlVgpuCreatablePlacementInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(nvmlGpuInstance_t gpuInstance, nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pCreatablePlacementInfo : nvmlVgpuCreatablePlacementInfo_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceGetVgpuHeterogeneousMode(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> None:
    """nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceSetVgpuHeterogeneousMode(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> None:
    """nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetMetadata(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    vgpuMetadata: _Address,
    bufferSize: _Int,
) -> int:
    """nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        vgpuMetadata : int (address), buffer or None
        bufferSize : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        bufferSize : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVgpuMetadata(
    device: nvmlDevice_t | _Int | None,
    pgpuMetadata: _Address,
    bufferSize: _Int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize)

    Parameters
        device : nvmlDevice_t, int or None
        pgpuMetadata : int (address), buffer or None
        bufferSize : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        bufferSize : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGetVgpuCompatibility(
    vgpuMetadata: nvmlVgpuMetadata_t | None,
    pgpuMetadata: nvmlVgpuPgpuMetadata_t | None,
) -> nvmlVgpuPgpuCompatibility_t:
    """nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t *pgpuMetadata, nvmlVgpuPgpuCompatibility_t *compatibilityInfo)

    Parameters
        vgpuMetadata : nvmlVgpuMetadata_t or None
        pgpuMetadata : nvmlVgpuPgpuMetadata_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        compatibilityInfo : nvmlVgpuPgpuCompatibility_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPgpuMetadataString(device: nvmlDevice_t | _Int | None) -> str:
    """nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata, unsigned int *bufferSize)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pgpuMetadata : str
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVgpuSchedulerLog(device: nvmlDevice_t | _Int | None) -> nvmlVgpuSchedulerLog_t:
    """nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device, nvmlVgpuSchedulerLog_t *pSchedulerLog)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pSchedulerLog : nvmlVgpuSchedulerLog_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVgpuSchedulerState(
    device: nvmlDevice_t | _Int | None,
) -> nvmlVgpuSchedulerGetState_t:
    """nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerGetState_t *pSchedulerState)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pSchedulerState : nvmlVgpuSchedulerGetState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVgpuSchedulerCapabilities(
    device: nvmlDevice_t | _Int | None,
) -> nvmlVgpuSchedulerCapabilities_t:
    """nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device, nvmlVgpuSchedulerCapabilities_t *pCapabilities)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pCapabilities : nvmlVgpuSchedulerCapabilities_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetVgpuSchedulerState(
    device: nvmlDevice_t | _Int | None,
    pSchedulerState: nvmlVgpuSchedulerSetState_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState)

    Parameters
        device : nvmlDevice_t, int or None
        pSchedulerState : nvmlVgpuSchedulerSetState_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGetVgpuVersion() -> tuple[nvmlVgpuVersion_t, nvmlVgpuVersion_t]:
    """nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)

    Returns
        nvmlReturn_t (the checked form raises instead)
        supported : nvmlVgpuVersion_t
        current : nvmlVgpuVersion_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSetVgpuVersion(vgpuVersion: nvmlVgpuVersion_t | None) -> None:
    """nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)

    Parameters
        vgpuVersion : nvmlVgpuVersion_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVgpuUtilization(
    device: nvmlDevice_t | _Int | None,
    lastSeenTimeStamp: _Int,
    vgpuInstanceSamplesCount: _Int,
) -> tuple[nvmlValueType_t, int, list[nvmlVgpuInstanceUtilizationSample_t]]:
    """nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount, nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)

    Parameters
        device : nvmlDevice_t, int or None
        lastSeenTimeStamp : int
        vgpuInstanceSamplesCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        sampleValType : nvmlValueType_t
        vgpuInstanceSamplesCount : int
        utilizationSamples : list[nvmlVgpuInstanceUtilizationSample_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVgpuInstancesUtilizationInfo(
    device: nvmlDevice_t | _Int | None,
    vgpuUtilInfo: nvmlVgpuInstancesUtilizationInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device, nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuUtilInfo : nvmlVgpuInstancesUtilizationInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVgpuProcessUtilization(
    device: nvmlDevice_t | _Int | None,
    lastSeenTimeStamp: _Int,
    vgpuProcessSamplesCount: _Int,
) -> tuple[int, list[nvmlVgpuProcessUtilizationSample_t]]:
    """nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device, unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount, nvmlVgpuProcessUtilizationSample_t *utilizationSamples)

    Parameters
        device : nvmlDevice_t, int or None
        lastSeenTimeStamp : int
        vgpuProcessSamplesCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        vgpuProcessSamplesCount : int
        utilizationSamples : list[nvmlVgpuProcessUtilizationSample_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVgpuProcessesUtilizationInfo(
    device: nvmlDevice_t | _Int | None,
    vgpuProcUtilInfo: nvmlVgpuProcessesUtilizationInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device, nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuProcUtilInfo : nvmlVgpuProcessesUtilizationInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetAccountingMode(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> nvmlEnableState_t:
    """nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *mode)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        mode : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetAccountingPids(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    count: _Int,
) -> tuple[int, list[int]]:
    """nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance, unsigned int *count, unsigned int *pids)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        count : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        count : int
        pids : list[int]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetAccountingStats(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    pid: _Int,
) -> nvmlAccountingStats_t:
    """nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int pid, nvmlAccountingStats_t *stats)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        pid : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        stats : nvmlAccountingStats_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceClearAccountingPids(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> None:
    """nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetLicenseInfo(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> nvmlVgpuLicenseInfo_t:
    """nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t *licenseInfo)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        licenseInfo : nvmlVgpuLicenseInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGetExcludedDeviceCount() -> int:
    """nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)

    Returns
        nvmlReturn_t (the checked form raises instead)
        deviceCount : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGetExcludedDeviceInfoByIndex(index: _Int) -> nvmlExcludedDeviceInfo_t:
    """nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)

    Parameters
        index : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        info : nvmlExcludedDeviceInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetMigMode(device: nvmlDevice_t | _Int | None, mode: _Int) -> nvmlReturn_t:
    """nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode, nvmlReturn_t *activationStatus)

    Parameters
        device : nvmlDevice_t, int or None
        mode : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        activationStatus : nvmlReturn_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMigMode(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    """nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode, unsigned int *pendingMode)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        currentMode : int
        pendingMode : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpuInstanceProfileInfo(
    device: nvmlDevice_t | _Int | None,
    profile: _Int,
) -> nvmlGpuInstanceProfileInfo_t:
    """nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        profile : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        info : nvmlGpuInstanceProfileInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpuInstanceProfileInfoV(
    device: nvmlDevice_t | _Int | None,
    profile: _Int,
    info: nvmlGpuInstanceProfileInfo_v2_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        profile : int
        info : nvmlGpuInstanceProfileInfo_v2_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpuInstancePossiblePlacements(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[list[nvmlGpuInstancePlacement_t], int]:
    """nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)

    Parameters
        device : nvmlDevice_t, int or None
        profileId : int
        count : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        placements : list[nvmlGpuInstancePlacement_t]
        count : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpuInstanceRemainingCapacity(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
) -> int:
    """nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device, unsigned int profileId, unsigned int *count)

    Parameters
        device : nvmlDevice_t, int or None
        profileId : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        count : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceCreateGpuInstance(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
) -> nvmlGpuInstance_t:
    """nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstance)

    Parameters
        device : nvmlDevice_t, int or None
        profileId : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        gpuInstance : nvmlGpuInstance_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceCreateGpuInstanceWithPlacement(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
    placement: nvmlGpuInstancePlacement_t | None,
) -> nvmlGpuInstance_t:
    """nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device, unsigned int profileId, const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance)

    Parameters
        device : nvmlDevice_t, int or None
        profileId : int
        placement : nvmlGpuInstancePlacement_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        gpuInstance : nvmlGpuInstance_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceDestroy(gpuInstance: nvmlGpuInstance_t | _Int | None) -> None:
    """nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpuInstances(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[list[nvmlGpuInstance_t], int]:
    """nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstances, unsigned int *count)

    Parameters
        device : nvmlDevice_t, int or None
        profileId : int
        count : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        gpuInstances : list[nvmlGpuInstance_t]
        count : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpuInstanceById(device: nvmlDevice_t | _Int | None, id: _Int) -> nvmlGpuInstance_t:
    """nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t *gpuInstance)

    Parameters
        device : nvmlDevice_t, int or None
        id : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        gpuInstance : nvmlGpuInstance_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceGetInfo(gpuInstance: nvmlGpuInstance_t | _Int | None) -> nvmlGpuInstanceInfo_t:
    """nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        info : nvmlGpuInstanceInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceGetComputeInstanceProfileInfo(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profile: _Int,
    engProfile: _Int,
) -> nvmlComputeInstanceProfileInfo_t:
    """nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_t *info)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        profile : int
        engProfile : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        info : nvmlComputeInstanceProfileInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceGetComputeInstanceProfileInfoV(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profile: _Int,
    engProfile: _Int,
    info: nvmlComputeInstanceProfileInfo_v2_t | None,
) -> None:
    """nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile, nvmlComputeInstanceProfileInfo_v2_t *info)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        profile : int
        engProfile : int
        info : nvmlComputeInstanceProfileInfo_v2_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceGetComputeInstanceRemainingCapacity(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
) -> int:
    """nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int *count)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        profileId : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        count : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceGetComputeInstancePossiblePlacements(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[list[nvmlComputeInstancePlacement_t], int]:
    """nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstancePlacement_t *placements, unsigned int *count)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        profileId : int
        count : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        placements : list[nvmlComputeInstancePlacement_t]
        count : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceCreateComputeInstance(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
) -> nvmlComputeInstance_t:
    """nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t *computeInstance)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        profileId : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        computeInstance : nvmlComputeInstance_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceCreateComputeInstanceWithPlacement(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
    placement: nvmlComputeInstancePlacement_t | None,
) -> nvmlComputeInstance_t:
    """nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(nvmlGpuInstance_t gpuInstance, unsigned int profileId, const nvmlComputeInstancePlacement_t *placement, nvmlComputeInstance_t *computeInstance)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        profileId : int
        placement : nvmlComputeInstancePlacement_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        computeInstance : nvmlComputeInstance_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlComputeInstanceDestroy(computeInstance: nvmlComputeInstance_t | _Int | None) -> None:
    """nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)

    Parameters
        computeInstance : nvmlComputeInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceGetComputeInstances(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[list[nvmlComputeInstance_t], int]:
    """nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance, unsigned int profileId, nvmlComputeInstance_t *computeInstances, unsigned int *count)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        profileId : int
        count : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        computeInstances : list[nvmlComputeInstance_t]
        count : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceGetComputeInstanceById(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    id: _Int,
) -> nvmlComputeInstance_t:
    """nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance, unsigned int id, nvmlComputeInstance_t *computeInstance)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        id : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        computeInstance : nvmlComputeInstance_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlComputeInstanceGetInfo(
    computeInstance: nvmlComputeInstance_t | _Int | None,
) -> nvmlComputeInstanceInfo_t:
    """nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info)

    Parameters
        computeInstance : nvmlComputeInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        info : nvmlComputeInstanceInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceIsMigDeviceHandle(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        isMigDevice : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpuInstanceId(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        id : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetComputeInstanceId(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        id : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMaxMigDeviceCount(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        count : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMigDeviceHandleByIndex(
    device: nvmlDevice_t | _Int | None,
    index: _Int,
) -> nvmlDevice_t:
    """nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device, unsigned int index, nvmlDevice_t *migDevice)

    Parameters
        device : nvmlDevice_t, int or None
        index : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        migDevice : nvmlDevice_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetDeviceHandleFromMigDeviceHandle(
    migDevice: nvmlDevice_t | _Int | None,
) -> nvmlDevice_t:
    """nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice, nvmlDevice_t *device)

    Parameters
        migDevice : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        device : nvmlDevice_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpmMetricsGet(metricsGet: nvmlGpmMetricsGet_t | None) -> None:
    """nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)

    Parameters
        metricsGet : nvmlGpmMetricsGet_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpmSampleFree(gpmSample: nvmlGpmSample_t | _Int | None) -> None:
    """nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)

    Parameters
        gpmSample : nvmlGpmSample_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpmSampleAlloc() -> nvmlGpmSample_t:
    """nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)

    Returns
        nvmlReturn_t (the checked form raises instead)
        gpmSample : nvmlGpmSample_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpmSampleGet(
    device: nvmlDevice_t | _Int | None,
    gpmSample: nvmlGpmSample_t | _Int | None,
) -> None:
    """nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)

    Parameters
        device : nvmlDevice_t, int or None
        gpmSample : nvmlGpmSample_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpmMigSampleGet(
    device: nvmlDevice_t | _Int | None,
    gpuInstanceId: _Int,
    gpmSample: nvmlGpmSample_t | _Int | None,
) -> None:
    """nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample)

    Parameters
        device : nvmlDevice_t, int or None
        gpuInstanceId : int
        gpmSample : nvmlGpmSample_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpmQueryDeviceSupport(
    device: nvmlDevice_t | _Int | None,
    gpmSupport: nvmlGpmSupport_t | None,
) -> None:
    """nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)

    Parameters
        device : nvmlDevice_t, int or None
        gpmSupport : nvmlGpmSupport_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpmQueryIfStreamingEnabled(device: nvmlDevice_t | _Int | None) -> int:
    """nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        state : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpmSetStreamingEnabled(device: nvmlDevice_t | _Int | None, state: _Int) -> None:
    """nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)

    Parameters
        device : nvmlDevice_t, int or None
        state : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCapabilities(
    device: nvmlDevice_t | _Int | None,
    caps: nvmlDeviceCapabilities_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)

    Parameters
        device : nvmlDevice_t, int or None
        caps : nvmlDeviceCapabilities_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceWorkloadPowerProfileGetProfilesInfo(
    device: nvmlDevice_t | _Int | None,
    profilesInfo: nvmlWorkloadPowerProfileProfilesInfo_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device, nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)

    Parameters
        device : nvmlDevice_t, int or None
        profilesInfo : nvmlWorkloadPowerProfileProfilesInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(
    device: nvmlDevice_t | _Int | None,
    currentProfiles: nvmlWorkloadPowerProfileCurrentProfiles_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)

    Parameters
        device : nvmlDevice_t, int or None
        currentProfiles : nvmlWorkloadPowerProfileCurrentProfiles_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
    device: nvmlDevice_t | _Int | None,
    requestedProfiles: nvmlWorkloadPowerProfileRequestedProfiles_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)

    Parameters
        device : nvmlDevice_t, int or None
        requestedProfiles : nvmlWorkloadPowerProfileRequestedProfiles_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
    device: nvmlDevice_t | _Int | None,
    requestedProfiles: nvmlWorkloadPowerProfileRequestedProfiles_t | None,
) -> None:
    """nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device, nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)

    Parameters
        device : nvmlDevice_t, int or None
        requestedProfiles : nvmlWorkloadPowerProfileRequestedProfiles_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDevicePowerSmoothingActivatePresetProfile(
    device: nvmlDevice_t | _Int | None,
    profile: nvmlPowerSmoothingProfile_t | None,
) -> None:
    """nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)

    Parameters
        device : nvmlDevice_t, int or None
        profile : nvmlPowerSmoothingProfile_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDevicePowerSmoothingUpdatePresetProfileParam(
    device: nvmlDevice_t | _Int | None,
    profile: nvmlPowerSmoothingProfile_t | None,
) -> None:
    """nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)

    Parameters
        device : nvmlDevice_t, int or None
        profile : nvmlPowerSmoothingProfile_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDevicePowerSmoothingSetState(
    device: nvmlDevice_t | _Int | None,
    state: nvmlPowerSmoothingState_t | None,
) -> None:
    """nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device, nvmlPowerSmoothingState_t *state)

    Parameters
        device : nvmlDevice_t, int or None
        state : nvmlPowerSmoothingState_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGetBlacklistDeviceCount() -> int:
    """nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)

    Returns
        nvmlReturn_t (the checked form raises instead)
        deviceCount : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGetBlacklistDeviceInfoByIndex(index: _Int) -> nvmlExcludedDeviceInfo_t:
    """nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)

    Parameters
        index : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        info : nvmlExcludedDeviceInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
