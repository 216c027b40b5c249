# nvml_checked.pyi of cubind for NVML, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvml.yaml.

from collections.abc import Sequence

from cubind import CUDAError
from cubind.nvml import (
    _Int,
    _Address,
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
    ...
def nvmlInitWithFlags(flags: _Int) -> None:
    ...
def nvmlShutdown() -> None:
    ...
def nvmlErrorString(result: nvmlReturn_t | int) -> str | None:
    ...
def nvmlSystemGetDriverVersion() -> str:
    ...
def nvmlSystemGetNVMLVersion() -> str:
    ...
def nvmlSystemGetCudaDriverVersion() -> int:
    ...
def nvmlSystemGetCudaDriverVersion_v2() -> int:
    ...
def nvmlSystemGetProcessName(pid: _Int) -> str:
    ...
def nvmlSystemGetHicVersion(hwbcCount: _Int) -> tuple[int, list[nvmlHwbcEntry_t]]:
    ...
def nvmlSystemGetTopologyGpuSet(cpuNumber: _Int, count: _Int) -> tuple[int, list[nvmlDevice_t]]:
    ...
def nvmlSystemGetDriverBranch(
    branchInfo: nvmlSystemDriverBranchInfo_t | None,
    length: _Int,
) -> None:
    ...
def nvmlUnitGetCount() -> int:
    ...
def nvmlUnitGetHandleByIndex(index: _Int) -> nvmlUnit_t:
    ...
def nvmlUnitGetUnitInfo(unit: nvmlUnit_t | _Int | None) -> nvmlUnitInfo_t:
    ...
def nvmlUnitGetLedState(unit: nvmlUnit_t | _Int | None) -> nvmlLedState_t:
    ...
def nvmlUnitGetPsuInfo(unit: nvmlUnit_t | _Int | None) -> nvmlPSUInfo_t:
    ...
def nvmlUnitGetTemperature(unit: nvmlUnit_t | _Int | None, type: _Int) -> int:
    ...
def nvmlUnitGetFanSpeedInfo(unit: nvmlUnit_t | _Int | None) -> nvmlUnitFanSpeeds_t:
    ...
def nvmlUnitGetDevices(
    unit: nvmlUnit_t | _Int | None,
    deviceCount: _Int,
) -> tuple[int, list[nvmlDevice_t]]:
    ...
def nvmlDeviceGetCount() -> int:
    ...
def nvmlDeviceGetAttributes(device: nvmlDevice_t | _Int | None) -> nvmlDeviceAttributes_t:
    ...
def nvmlDeviceGetHandleByIndex(index: _Int) -> nvmlDevice_t:
    ...
def nvmlDeviceGetHandleBySerial(serial: _Text) -> nvmlDevice_t:
    ...
def nvmlDeviceGetHandleByUUID(uuid: _Text) -> nvmlDevice_t:
    ...
def nvmlDeviceGetHandleByUUIDV(uuid: nvmlUUID_t | None) -> nvmlDevice_t:
    ...
def nvmlDeviceGetHandleByPciBusId(pciBusId: _Text) -> nvmlDevice_t:
    ...
def nvmlDeviceGetName(device: nvmlDevice_t | _Int | None) -> str:
    ...
def nvmlDeviceGetBrand(device: nvmlDevice_t | _Int | None) -> nvmlBrandType_t:
    ...
def nvmlDeviceGetIndex(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetSerial(device: nvmlDevice_t | _Int | None) -> str:
    ...
def nvmlDeviceGetModuleId(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetC2cModeInfoV(device: nvmlDevice_t | _Int | None) -> nvmlC2cModeInfo_v1_t:
    ...
def nvmlDeviceGetMemoryAffinity(
    device: nvmlDevice_t | _Int | None,
    nodeSetSize: _Int,
    scope: nvmlAffinityScope_t | _Int | None,
) -> list[int]:
    ...
def nvmlDeviceGetCpuAffinityWithinScope(
    device: nvmlDevice_t | _Int | None,
    cpuSetSize: _Int,
    scope: nvmlAffinityScope_t | _Int | None,
) -> list[int]:
    ...
def nvmlDeviceGetCpuAffinity(device: nvmlDevice_t | _Int | None, cpuSetSize: _Int) -> list[int]:
    ...
def nvmlDeviceSetCpuAffinity(device: nvmlDevice_t | _Int | None) -> None:
    ...
def nvmlDeviceClearCpuAffinity(device: nvmlDevice_t | _Int | None) -> None:
    ...
def nvmlDeviceGetNumaNodeId(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetTopologyCommonAncestor(
    device1: nvmlDevice_t | _Int | None,
    device2: nvmlDevice_t | _Int | None,
) -> nvmlGpuTopologyLevel_t:
    ...
def nvmlDeviceGetTopologyNearestGpus(
    device: nvmlDevice_t | _Int | None,
    level: nvmlGpuTopologyLevel_t | int,
    count: _Int,
) -> tuple[int, list[nvmlDevice_t]]:
    ...
def nvmlDeviceGetP2PStatus(
    device1: nvmlDevice_t | _Int | None,
    device2: nvmlDevice_t | _Int | None,
    p2pIndex: nvmlGpuP2PCapsIndex_t | int,
) -> nvmlGpuP2PStatus_t:
    ...
def nvmlDeviceGetUUID(device: nvmlDevice_t | _Int | None) -> str:
    ...
def nvmlDeviceGetMinorNumber(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetBoardPartNumber(device: nvmlDevice_t | _Int | None) -> str:
    ...
def nvmlDeviceGetInforomVersion(
    device: nvmlDevice_t | _Int | None,
    object: nvmlInforomObject_t | int,
) -> str:
    ...
def nvmlDeviceGetInforomImageVersion(device: nvmlDevice_t | _Int | None) -> str:
    ...
def nvmlDeviceGetInforomConfigurationChecksum(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceValidateInforom(device: nvmlDevice_t | _Int | None) -> None:
    ...
def nvmlDeviceGetLastBBXFlushTime(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    ...
def nvmlDeviceGetDisplayMode(device: nvmlDevice_t | _Int | None) -> nvmlEnableState_t:
    ...
def nvmlDeviceGetDisplayActive(device: nvmlDevice_t | _Int | None) -> nvmlEnableState_t:
    ...
def nvmlDeviceGetPersistenceMode(device: nvmlDevice_t | _Int | None) -> nvmlEnableState_t:
    ...
def nvmlDeviceGetPciInfoExt(
    device: nvmlDevice_t | _Int | None,
    pci: nvmlPciInfoExt_t | None,
) -> None:
    ...
def nvmlDeviceGetPciInfo(device: nvmlDevice_t | _Int | None) -> nvmlPciInfo_t:
    ...
def nvmlDeviceGetMaxPcieLinkGeneration(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetGpuMaxPcieLinkGeneration(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetMaxPcieLinkWidth(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetCurrPcieLinkGeneration(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetCurrPcieLinkWidth(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetPcieThroughput(
    device: nvmlDevice_t | _Int | None,
    counter: nvmlPcieUtilCounter_t | int,
) -> int:
    ...
def nvmlDeviceGetPcieReplayCounter(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetClockInfo(device: nvmlDevice_t | _Int | None, type: nvmlClockType_t | int) -> int:
    ...
def nvmlDeviceGetMaxClockInfo(
    device: nvmlDevice_t | _Int | None,
    type: nvmlClockType_t | int,
) -> int:
    ...
def nvmlDeviceGetGpcClkVfOffset(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetApplicationsClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
) -> int:
    ...
def nvmlDeviceGetDefaultApplicationsClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
) -> int:
    ...
def nvmlDeviceGetClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
    clockId: nvmlClockId_t | int,
) -> int:
    ...
def nvmlDeviceGetMaxCustomerBoostClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
) -> int:
    ...
def nvmlDeviceGetSupportedMemoryClocks(
    device: nvmlDevice_t | _Int | None,
    count: _Int,
) -> tuple[int, list[int]]:
    ...
def nvmlDeviceGetSupportedGraphicsClocks(
    device: nvmlDevice_t | _Int | None,
    memoryClockMHz: _Int,
    count: _Int,
) -> tuple[int, list[int]]:
    ...
def nvmlDeviceGetAutoBoostedClocksEnabled(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlEnableState_t, nvmlEnableState_t]:
    ...
def nvmlDeviceGetFanSpeed(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetFanSpeed_v2(device: nvmlDevice_t | _Int | None, fan: _Int) -> int:
    ...
def nvmlDeviceGetFanSpeedRPM(
    device: nvmlDevice_t | _Int | None,
    fanSpeed: nvmlFanSpeedInfo_t | None,
) -> None:
    ...
def nvmlDeviceGetTargetFanSpeed(device: nvmlDevice_t | _Int | None, fan: _Int) -> int:
    ...
def nvmlDeviceGetMinMaxFanSpeed(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    ...
def nvmlDeviceGetFanControlPolicy_v2(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
) -> nvmlFanControlPolicy_t:
    ...
def nvmlDeviceGetNumFans(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetTemperature(
    device: nvmlDevice_t | _Int | None,
    sensorType: nvmlTemperatureSensors_t | int,
) -> int:
    ...
def nvmlDeviceGetCoolerInfo(
    device: nvmlDevice_t | _Int | None,
    coolerInfo: nvmlCoolerInfo_t | None,
) -> None:
    ...
def nvmlDeviceGetTemperatureV(
    device: nvmlDevice_t | _Int | None,
    temperature: nvmlTemperature_t | None,
) -> None:
    ...
def nvmlDeviceGetTemperatureThreshold(
    device: nvmlDevice_t | _Int | None,
    thresholdType: nvmlTemperatureThresholds_t | int,
) -> int:
    ...
def nvmlDeviceGetMarginTemperature(
    device: nvmlDevice_t | _Int | None,
    marginTempInfo: nvmlMarginTemperature_t | None,
) -> None:
    ...
def nvmlDeviceGetThermalSettings(
    device: nvmlDevice_t | _Int | None,
    sensorIndex: _Int,
) -> nvmlGpuThermalSettings_t:
    ...
def nvmlDeviceGetPerformanceState(device: nvmlDevice_t | _Int | None) -> nvmlPstates_t:
    ...
def nvmlDeviceGetCurrentClocksEventReasons(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetCurrentClocksThrottleReasons(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetSupportedClocksEventReasons(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetSupportedClocksThrottleReasons(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetPowerState(device: nvmlDevice_t | _Int | None) -> nvmlPstates_t:
    ...
def nvmlDeviceGetDynamicPstatesInfo(
    device: nvmlDevice_t | _Int | None,
) -> nvmlGpuDynamicPstatesInfo_t:
    ...
def nvmlDeviceGetMemClkVfOffset(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetMinMaxClockOfPState(
    device: nvmlDevice_t | _Int | None,
    type: nvmlClockType_t | int,
    pstate: nvmlPstates_t | int,
) -> tuple[int, int]:
    ...
def nvmlDeviceGetSupportedPerformanceStates(
    device: nvmlDevice_t | _Int | None,
    pstates: _Address,
    size: _Int,
) -> None:
    ...
def nvmlDeviceGetGpcClkMinMaxVfOffset(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    ...
def nvmlDeviceGetMemClkMinMaxVfOffset(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    ...
def nvmlDeviceGetClockOffsets(
    device: nvmlDevice_t | _Int | None,
    info: nvmlClockOffset_t | None,
) -> None:
    ...
def nvmlDeviceSetClockOffsets(
    device: nvmlDevice_t | _Int | None,
    info: nvmlClockOffset_t | None,
) -> None:
    ...
def nvmlDeviceGetPerformanceModes(
    device: nvmlDevice_t | _Int | None,
    perfModes: nvmlDevicePerfModes_t | None,
) -> None:
    ...
def nvmlDeviceGetCurrentClockFreqs(
    device: nvmlDevice_t | _Int | None,
    currentClockFreqs: nvmlDeviceCurrentClockFreqs_t | None,
) -> None:
    ...
def nvmlDeviceGetPowerManagementMode(device: nvmlDevice_t | _Int | None) -> nvmlEnableState_t:
    ...
def nvmlDeviceGetPowerManagementLimit(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetPowerManagementLimitConstraints(
    device: nvmlDevice_t | _Int | None,
) -> tuple[int, int]:
    ...
def nvmlDeviceGetPowerManagementDefaultLimit(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetPowerUsage(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetTotalEnergyConsumption(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetEnforcedPowerLimit(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetGpuOperationMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlGpuOperationMode_t, nvmlGpuOperationMode_t]:
    ...
def nvmlDeviceGetMemoryInfo(device: nvmlDevice_t | _Int | None) -> nvmlMemory_t:
    ...
def nvmlDeviceGetMemoryInfo_v2(
    device: nvmlDevice_t | _Int | None,
    memory: nvmlMemory_v2_t | None,
) -> None:
    ...
def nvmlDeviceGetComputeMode(device: nvmlDevice_t | _Int | None) -> nvmlComputeMode_t:
    ...
def nvmlDeviceGetCudaComputeCapability(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    ...
def nvmlDeviceGetDramEncryptionMode(
    device: nvmlDevice_t | _Int | None,
    current: nvmlDramEncryptionInfo_t | None,
    pending: nvmlDramEncryptionInfo_t | None,
) -> None:
    ...
def nvmlDeviceSetDramEncryptionMode(
    device: nvmlDevice_t | _Int | None,
    dramEncryption: nvmlDramEncryptionInfo_t | None,
) -> None:
    ...
def nvmlDeviceGetEccMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlEnableState_t, nvmlEnableState_t]:
    ...
def nvmlDeviceGetDefaultEccMode(device: nvmlDevice_t | _Int | None) -> nvmlEnableState_t:
    ...
def nvmlDeviceGetBoardId(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetMultiGpuBoard(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetTotalEccErrors(
    device: nvmlDevice_t | _Int | None,
    errorType: nvmlMemoryErrorType_t | int,
    counterType: nvmlEccCounterType_t | int,
) -> int:
    ...
def nvmlDeviceGetDetailedEccErrors(
    device: nvmlDevice_t | _Int | None,
    errorType: nvmlMemoryErrorType_t | int,
    counterType: nvmlEccCounterType_t | int,
) -> nvmlEccErrorCounts_t:
    ...
def nvmlDeviceGetMemoryErrorCounter(
    device: nvmlDevice_t | _Int | None,
    errorType: nvmlMemoryErrorType_t | int,
    counterType: nvmlEccCounterType_t | int,
    locationType: nvmlMemoryLocation_t | int,
) -> int:
    ...
def nvmlDeviceGetUtilizationRates(device: nvmlDevice_t | _Int | None) -> nvmlUtilization_t:
    ...
def nvmlDeviceGetEncoderUtilization(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    ...
def nvmlDeviceGetEncoderCapacity(
    device: nvmlDevice_t | _Int | None,
    encoderQueryType: nvmlEncoderType_t | int,
) -> int:
    ...
def nvmlDeviceGetEncoderStats(device: nvmlDevice_t | _Int | None) -> tuple[int, int, int]:
    ...
def nvmlDeviceGetEncoderSessions(
    device: nvmlDevice_t | _Int | None,
    sessionCount: _Int,
) -> tuple[int, list[nvmlEncoderSessionInfo_t]]:
    ...
def nvmlDeviceGetDecoderUtilization(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    ...
def nvmlDeviceGetJpgUtilization(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    ...
def nvmlDeviceGetOfaUtilization(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    ...
def nvmlDeviceGetFBCStats(device: nvmlDevice_t | _Int | None) -> nvmlFBCStats_t:
    ...
def nvmlDeviceGetFBCSessions(
    device: nvmlDevice_t | _Int | None,
    sessionCount: _Int,
) -> tuple[int, list[nvmlFBCSessionInfo_t]]:
    ...
def nvmlDeviceGetDriverModel(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlDriverModel_t, nvmlDriverModel_t]:
    ...
def nvmlDeviceGetVbiosVersion(device: nvmlDevice_t | _Int | None) -> str:
    ...
def nvmlDeviceGetBridgeChipInfo(device: nvmlDevice_t | _Int | None) -> nvmlBridgeChipHierarchy_t:
    ...
def nvmlDeviceGetComputeRunningProcesses(
    device: nvmlDevice_t | _Int | None,
    infoCount: _Int,
) -> tuple[int, list[nvmlProcessInfo_t]]:
    ...
def nvmlDeviceGetGraphicsRunningProcesses(
    device: nvmlDevice_t | _Int | None,
    infoCount: _Int,
) -> tuple[int, list[nvmlProcessInfo_t]]:
    ...
def nvmlDeviceGetMPSComputeRunningProcesses(
    device: nvmlDevice_t | _Int | None,
    infoCount: _Int,
) -> tuple[int, list[nvmlProcessInfo_t]]:
    ...
def nvmlDeviceGetRunningProcessDetailList(
    device: nvmlDevice_t | _Int | None,
    plist: nvmlProcessDetailList_t | None,
) -> None:
    ...
def nvmlDeviceOnSameBoard(
    device1: nvmlDevice_t | _Int | None,
    device2: nvmlDevice_t | _Int | None,
) -> int:
    ...
def nvmlDeviceGetAPIRestriction(
    device: nvmlDevice_t | _Int | None,
    apiType: nvmlRestrictedAPI_t | int,
) -> nvmlEnableState_t:
    ...
def nvmlDeviceGetSamples(
    device: nvmlDevice_t | _Int | None,
    type: nvmlSamplingType_t | int,
    lastSeenTimeStamp: _Int,
    sampleCount: _Int,
) -> tuple[nvmlValueType_t, int, list[nvmlSample_t]]:
    ...
def nvmlDeviceGetBAR1MemoryInfo(device: nvmlDevice_t | _Int | None) -> nvmlBAR1Memory_t:
    ...
def nvmlDeviceGetViolationStatus(
    device: nvmlDevice_t | _Int | None,
    perfPolicyType: nvmlPerfPolicyType_t | int,
) -> nvmlViolationTime_t:
    ...
def nvmlDeviceGetIrqNum(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetNumGpuCores(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetPowerSource(device: nvmlDevice_t | _Int | None) -> nvmlPowerSource_t:
    ...
def nvmlDeviceGetMemoryBusWidth(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetPcieLinkMaxSpeed(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetPcieSpeed(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetAdaptiveClockInfoStatus(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetBusType(device: nvmlDevice_t | _Int | None) -> nvmlBusType_t:
    ...
def nvmlDeviceGetGpuFabricInfo(device: nvmlDevice_t | _Int | None) -> nvmlGpuFabricInfo_t:
    ...
def nvmlDeviceGetGpuFabricInfoV(
    device: nvmlDevice_t | _Int | None,
    gpuFabricInfo: nvmlGpuFabricInfoV_t | None,
) -> None:
    ...
def nvmlSystemGetConfComputeCapabilities() -> nvmlConfComputeSystemCaps_t:
    ...
def nvmlSystemGetConfComputeState() -> nvmlConfComputeSystemState_t:
    ...
def nvmlDeviceGetConfComputeMemSizeInfo(
    device: nvmlDevice_t | _Int | None,
) -> nvmlConfComputeMemSizeInfo_t:
    ...
def nvmlSystemGetConfComputeGpusReadyState() -> int:
    ...
def nvmlDeviceGetConfComputeProtectedMemoryUsage(
    device: nvmlDevice_t | _Int | None,
) -> nvmlMemory_t:
    ...
def nvmlDeviceGetConfComputeGpuCertificate(
    device: nvmlDevice_t | _Int | None,
) -> nvmlConfComputeGpuCertificate_t:
    ...
def nvmlDeviceGetConfComputeGpuAttestationReport(
    device: nvmlDevice_t | _Int | None,
) -> nvmlConfComputeGpuAttestationReport_t:
    ...
def nvmlSystemGetConfComputeKeyRotationThresholdInfo(
    pKeyRotationThrInfo: nvmlConfComputeGetKeyRotationThresholdInfo_t | None,
) -> None:
    ...
def nvmlDeviceSetConfComputeUnprotectedMemSize(
    device: nvmlDevice_t | _Int | None,
    sizeKiB: _Int,
) -> None:
    ...
def nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork: _Int) -> None:
    ...
def nvmlSystemSetConfComputeKeyRotationThresholdInfo(
    pKeyRotationThrInfo: nvmlConfComputeSetKeyRotationThresholdInfo_t | None,
) -> None:
    ...
def nvmlSystemGetConfComputeSettings(settings: nvmlSystemConfComputeSettings_t | None) -> None:
    ...
def nvmlDeviceGetGspFirmwareVersion(device: nvmlDevice_t | _Int | None) -> bytes:
    ...
def nvmlDeviceGetGspFirmwareMode(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    ...
def nvmlDeviceGetSramEccErrorStatus(
    device: nvmlDevice_t | _Int | None,
    status: nvmlEccSramErrorStatus_t | None,
) -> None:
    ...
def nvmlDeviceGetAccountingMode(device: nvmlDevice_t | _Int | None) -> nvmlEnableState_t:
    ...
def nvmlDeviceGetAccountingStats(
    device: nvmlDevice_t | _Int | None,
    pid: _Int,
) -> nvmlAccountingStats_t:
    ...
def nvmlDeviceGetAccountingPids(
    device: nvmlDevice_t | _Int | None,
    count: _Int,
) -> tuple[int, list[int]]:
    ...
def nvmlDeviceGetAccountingBufferSize(device: nvmlDevice_t | _Int | None, bufferSize: _Int) -> int:
    ...
def nvmlDeviceGetRetiredPages(
    device: nvmlDevice_t | _Int | None,
    cause: nvmlPageRetirementCause_t | int,
    pageCount: _Int,
) -> tuple[int, list[int]]:
    ...
def nvmlDeviceGetRetiredPages_v2(
    device: nvmlDevice_t | _Int | None,
    cause: nvmlPageRetirementCause_t | int,
    pageCount: _Int,
) -> tuple[int, list[int], list[int]]:
    ...
def nvmlDeviceGetRetiredPagesPendingStatus(device: nvmlDevice_t | _Int | None) -> nvmlEnableState_t:
    ...
def nvmlDeviceGetRemappedRows(device: nvmlDevice_t | _Int | None) -> tuple[int, int, int, int]:
    ...
def nvmlDeviceGetRowRemapperHistogram(
    device: nvmlDevice_t | _Int | None,
) -> nvmlRowRemapperHistogramValues_t:
    ...
def nvmlDeviceGetArchitecture(device: nvmlDevice_t | _Int | None) -> nvmlDeviceArchitecture_t:
    ...
def nvmlDeviceGetClkMonStatus(device: nvmlDevice_t | _Int | None) -> nvmlClkMonStatus_t:
    ...
def nvmlDeviceGetProcessUtilization(
    device: nvmlDevice_t | _Int | None,
    processSamplesCount: _Int,
    lastSeenTimeStamp: _Int,
) -> tuple[list[nvmlProcessUtilizationSample_t], int]:
    ...
def nvmlDeviceGetProcessesUtilizationInfo(
    device: nvmlDevice_t | _Int | None,
    procesesUtilInfo: nvmlProcessesUtilizationInfo_t | None,
) -> None:
    ...
def nvmlDeviceGetPlatformInfo(
    device: nvmlDevice_t | _Int | None,
    platformInfo: nvmlPlatformInfo_t | None,
) -> None:
    ...
def nvmlUnitSetLedState(unit: nvmlUnit_t | _Int | None, color: nvmlLedColor_t | int) -> None:
    ...
def nvmlDeviceSetPersistenceMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlEnableState_t | int,
) -> None:
    ...
def nvmlDeviceSetComputeMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlComputeMode_t | int,
) -> None:
    ...
def nvmlDeviceSetEccMode(device: nvmlDevice_t | _Int | None, ecc: nvmlEnableState_t | int) -> None:
    ...
def nvmlDeviceClearEccErrorCounts(
    device: nvmlDevice_t | _Int | None,
    counterType: nvmlEccCounterType_t | int,
) -> None:
    ...
def nvmlDeviceSetDriverModel(
    device: nvmlDevice_t | _Int | None,
    driverModel: nvmlDriverModel_t | int,
    flags: _Int,
) -> None:
    ...
def nvmlDeviceSetGpuLockedClocks(
    device: nvmlDevice_t | _Int | None,
    minGpuClockMHz: _Int,
    maxGpuClockMHz: _Int,
) -> None:
    ...
def nvmlDeviceResetGpuLockedClocks(device: nvmlDevice_t | _Int | None) -> None:
    ...
def nvmlDeviceSetMemoryLockedClocks(
    device: nvmlDevice_t | _Int | None,
    minMemClockMHz: _Int,
    maxMemClockMHz: _Int,
) -> None:
    ...
def nvmlDeviceResetMemoryLockedClocks(device: nvmlDevice_t | _Int | None) -> None:
    ...
def nvmlDeviceSetApplicationsClocks(
    device: nvmlDevice_t | _Int | None,
    memClockMHz: _Int,
    graphicsClockMHz: _Int,
) -> None:
    ...
def nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t | _Int | None) -> None:
    ...
def nvmlDeviceSetAutoBoostedClocksEnabled(
    device: nvmlDevice_t | _Int | None,
    enabled: nvmlEnableState_t | int,
) -> None:
    ...
def nvmlDeviceSetDefaultAutoBoostedClocksEnabled(
    device: nvmlDevice_t | _Int | None,
    enabled: nvmlEnableState_t | int,
    flags: _Int,
) -> None:
    ...
def nvmlDeviceSetDefaultFanSpeed_v2(device: nvmlDevice_t | _Int | None, fan: _Int) -> None:
    ...
def nvmlDeviceSetFanControlPolicy(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
    policy: nvmlFanControlPolicy_t | _Int | None,
) -> None:
    ...
def nvmlDeviceSetTemperatureThreshold(
    device: nvmlDevice_t | _Int | None,
    thresholdType: nvmlTemperatureThresholds_t | int,
) -> int:
    ...
def nvmlDeviceSetPowerManagementLimit(device: nvmlDevice_t | _Int | None, limit: _Int) -> None:
    ...
def nvmlDeviceSetGpuOperationMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlGpuOperationMode_t | int,
) -> None:
    ...
def nvmlDeviceSetAPIRestriction(
    device: nvmlDevice_t | _Int | None,
    apiType: nvmlRestrictedAPI_t | int,
    isRestricted: nvmlEnableState_t | int,
) -> None:
    ...
def nvmlDeviceSetFanSpeed_v2(device: nvmlDevice_t | _Int | None, fan: _Int, speed: _Int) -> None:
    ...
def nvmlDeviceSetGpcClkVfOffset(device: nvmlDevice_t | _Int | None, offset: _Int) -> None:
    ...
def nvmlDeviceSetMemClkVfOffset(device: nvmlDevice_t | _Int | None, offset: _Int) -> None:
    ...
def nvmlDeviceSetAccountingMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlEnableState_t | int,
) -> None:
    ...
def nvmlDeviceClearAccountingPids(device: nvmlDevice_t | _Int | None) -> None:
    ...
def nvmlDeviceSetPowerManagementLimit_v2(
    device: nvmlDevice_t | _Int | None,
    powerValue: nvmlPowerValue_v2_t | None,
) -> None:
    ...
def nvmlDeviceGetNvLinkState(device: nvmlDevice_t | _Int | None, link: _Int) -> nvmlEnableState_t:
    ...
def nvmlDeviceGetNvLinkVersion(device: nvmlDevice_t | _Int | None, link: _Int) -> int:
    ...
def nvmlDeviceGetNvLinkCapability(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    capability: nvmlNvLinkCapability_t | int,
) -> int:
    ...
def nvmlDeviceGetNvLinkRemotePciInfo(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> nvmlPciInfo_t:
    ...
def nvmlDeviceGetNvLinkErrorCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: nvmlNvLinkErrorCounter_t | int,
) -> int:
    ...
def nvmlDeviceResetNvLinkErrorCounters(device: nvmlDevice_t | _Int | None, link: _Int) -> None:
    ...
def nvmlDeviceSetNvLinkUtilizationControl(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
    control: nvmlNvLinkUtilizationControl_t | None,
    reset: _Int,
) -> None:
    ...
def nvmlDeviceGetNvLinkUtilizationControl(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
) -> nvmlNvLinkUtilizationControl_t:
    ...
def nvmlDeviceGetNvLinkUtilizationCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
) -> tuple[int, int]:
    ...
def nvmlDeviceFreezeNvLinkUtilizationCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
    freeze: nvmlEnableState_t | int,
) -> None:
    ...
def nvmlDeviceResetNvLinkUtilizationCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
) -> None:
    ...
def nvmlDeviceGetNvLinkRemoteDeviceType(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> nvmlIntNvLinkDeviceType_t:
    ...
def nvmlDeviceSetNvLinkDeviceLowPowerThreshold(
    device: nvmlDevice_t | _Int | None,
    info: nvmlNvLinkPowerThres_t | None,
) -> None:
    ...
def nvmlSystemSetNvlinkBwMode(nvlinkBwMode: _Int) -> None:
    ...
def nvmlSystemGetNvlinkBwMode() -> int:
    ...
def nvmlDeviceGetNvlinkSupportedBwModes(
    device: nvmlDevice_t | _Int | None,
    supportedBwMode: nvmlNvlinkSupportedBwModes_t | None,
) -> None:
    ...
def nvmlDeviceGetNvlinkBwMode(
    device: nvmlDevice_t | _Int | None,
    getBwMode: nvmlNvlinkGetBwMode_t | None,
) -> None:
    ...
def nvmlDeviceSetNvlinkBwMode(
    device: nvmlDevice_t | _Int | None,
    setBwMode: nvmlNvlinkSetBwMode_t | None,
) -> None:
    ...
def nvmlEventSetCreate() -> nvmlEventSet_t:
    ...
def nvmlDeviceRegisterEvents(
    device: nvmlDevice_t | _Int | None,
    eventTypes: _Int,
    set: nvmlEventSet_t | _Int | None,
) -> None:
    ...
def nvmlDeviceGetSupportedEventTypes(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlEventSetWait(set: nvmlEventSet_t | _Int | None, timeoutms: _Int) -> nvmlEventData_t:
    ...
def nvmlEventSetFree(set: nvmlEventSet_t | _Int | None) -> None:
    ...
def nvmlSystemEventSetCreate(request: nvmlSystemEventSetCreateRequest_t | None) -> None:
    ...
def nvmlSystemEventSetFree(request: nvmlSystemEventSetFreeRequest_t | None) -> None:
    ...
def nvmlSystemRegisterEvents(request: nvmlSystemRegisterEventRequest_t | None) -> None:
    ...
def nvmlSystemEventSetWait(request: nvmlSystemEventSetWaitRequest_t | None) -> None:
    ...
def nvmlDeviceModifyDrainState(
    pciInfo: nvmlPciInfo_t | None,
    newState: nvmlEnableState_t | int,
) -> None:
    ...
def nvmlDeviceQueryDrainState(pciInfo: nvmlPciInfo_t | None) -> nvmlEnableState_t:
    ...
def nvmlDeviceRemoveGpu(
    pciInfo: nvmlPciInfo_t | None,
    gpuState: nvmlDetachGpuState_t | int,
    linkState: nvmlPcieLinkState_t | int,
) -> None:
    ...
def nvmlDeviceDiscoverGpus(pciInfo: nvmlPciInfo_t | None) -> None:
    ...
def nvmlDeviceGetFieldValues(
    device: nvmlDevice_t | _Int | None,
    values: nvmlFieldValue_t | Sequence[nvmlFieldValue_t] | None,
) -> None:
    ...
def nvmlDeviceClearFieldValues(
    device: nvmlDevice_t | _Int | None,
    values: nvmlFieldValue_t | Sequence[nvmlFieldValue_t] | None,
) -> None:
    ...
def nvmlDeviceGetVirtualizationMode(
    device: nvmlDevice_t | _Int | None,
) -> nvmlGpuVirtualizationMode_t:
    ...
def nvmlDeviceGetHostVgpuMode(device: nvmlDevice_t | _Int | None) -> nvmlHostVgpuMode_t:
    ...
def nvmlDeviceSetVirtualizationMode(
    device: nvmlDevice_t | _Int | None,
    virtualMode: nvmlGpuVirtualizationMode_t | int,
) -> None:
    ...
def nvmlDeviceGetVgpuHeterogeneousMode(
    device: nvmlDevice_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> None:
    ...
def nvmlDeviceSetVgpuHeterogeneousMode(
    device: nvmlDevice_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> None:
    ...
def nvmlVgpuInstanceGetPlacementId(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    pPlacement: nvmlVgpuPlacementId_t | None,
) -> None:
    ...
def nvmlDeviceGetVgpuTypeSupportedPlacements(
    device: nvmlDevice_t | _Int | None,
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    pPlacementList: nvmlVgpuPlacementList_t | None,
) -> None:
    ...
def nvmlDeviceGetVgpuTypeCreatablePlacements(
    device: nvmlDevice_t | _Int | None,
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    pPlacementList: nvmlVgpuPlacementList_t | None,
) -> None:
    ...
def nvmlVgpuTypeGetGspHeapSize(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> int:
    ...
def nvmlVgpuTypeGetFbReservation(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> int:
    ...
def nvmlVgpuInstanceGetRuntimeStateSize(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    pState: nvmlVgpuRuntimeState_t | None,
) -> None:
    ...
def nvmlDeviceSetVgpuCapabilities(
    device: nvmlDevice_t | _Int | None,
    capability: nvmlDeviceVgpuCapability_t | int,
    state: nvmlEnableState_t | int,
) -> None:
    ...
def nvmlDeviceGetGridLicensableFeatures(
    device: nvmlDevice_t | _Int | None,
) -> nvmlGridLicensableFeatures_t:
    ...
def nvmlGetVgpuDriverCapabilities(capability: nvmlVgpuDriverCapability_t | int) -> int:
    ...
def nvmlDeviceGetVgpuCapabilities(
    device: nvmlDevice_t | _Int | None,
    capability: nvmlDeviceVgpuCapability_t | int,
) -> int:
    ...
def nvmlDeviceGetSupportedVgpus(
    device: nvmlDevice_t | _Int | None,
    vgpuCount: _Int,
) -> tuple[int, list[nvmlVgpuTypeId_t]]:
    ...
def nvmlDeviceGetCreatableVgpus(
    device: nvmlDevice_t | _Int | None,
    vgpuCount: _Int,
) -> tuple[int, list[nvmlVgpuTypeId_t]]:
    ...
def nvmlVgpuTypeGetClass(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> str:
    ...
def nvmlVgpuTypeGetName(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> str:
    ...
def nvmlVgpuTypeGetGpuInstanceProfileId(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> int:
    ...
def nvmlVgpuTypeGetDeviceID(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> tuple[int, int]:
    ...
def nvmlVgpuTypeGetFramebufferSize(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> int:
    ...
def nvmlVgpuTypeGetNumDisplayHeads(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> int:
    ...
def nvmlVgpuTypeGetResolution(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    displayIndex: _Int,
) -> tuple[int, int]:
    ...
def nvmlVgpuTypeGetLicense(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> str:
    ...
def nvmlVgpuTypeGetFrameRateLimit(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> int:
    ...
def nvmlVgpuTypeGetMaxInstances(
    device: nvmlDevice_t | _Int | None,
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> int:
    ...
def nvmlVgpuTypeGetMaxInstancesPerVm(vgpuTypeId: nvmlVgpuTypeId_t | _Int | None) -> int:
    ...
def nvmlVgpuTypeGetBAR1Info(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    bar1Info: nvmlVgpuTypeBar1Info_t | None,
) -> None:
    ...
def nvmlDeviceGetActiveVgpus(
    device: nvmlDevice_t | _Int | None,
    vgpuCount: _Int,
) -> tuple[int, list[nvmlVgpuInstance_t]]:
    ...
def nvmlVgpuInstanceGetVmID(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[str, nvmlVgpuVmIdType_t]:
    ...
def nvmlVgpuInstanceGetUUID(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> str:
    ...
def nvmlVgpuInstanceGetVmDriverVersion(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> str:
    ...
def nvmlVgpuInstanceGetFbUsage(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> int:
    ...
def nvmlVgpuInstanceGetLicenseStatus(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> int:
    ...
def nvmlVgpuInstanceGetType(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> nvmlVgpuTypeId_t:
    ...
def nvmlVgpuInstanceGetFrameRateLimit(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> int:
    ...
def nvmlVgpuInstanceGetEccMode(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> nvmlEnableState_t:
    ...
def nvmlVgpuInstanceGetEncoderCapacity(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> int:
    ...
def nvmlVgpuInstanceSetEncoderCapacity(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    encoderCapacity: _Int,
) -> None:
    ...
def nvmlVgpuInstanceGetEncoderStats(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[int, int, int]:
    ...
def nvmlVgpuInstanceGetEncoderSessions(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    sessionCount: _Int,
) -> tuple[int, list[nvmlEncoderSessionInfo_t]]:
    ...
def nvmlVgpuInstanceGetFBCStats(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> nvmlFBCStats_t:
    ...
def nvmlVgpuInstanceGetFBCSessions(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    sessionCount: _Int,
) -> tuple[int, list[nvmlFBCSessionInfo_t]]:
    ...
def nvmlVgpuInstanceGetGpuInstanceId(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> int:
    ...
def nvmlVgpuInstanceGetGpuPciId(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> str:
    ...
def nvmlVgpuTypeGetCapabilities(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    capability: nvmlVgpuCapability_t | int,
) -> int:
    ...
def nvmlVgpuInstanceGetMdevUUID(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> str:
    ...
def nvmlGpuInstanceGetCreatableVgpus(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pVgpus: nvmlVgpuTypeIdInfo_t | None,
) -> None:
    ...
def nvmlVgpuTypeGetMaxInstancesPerGpuInstance(
    pMaxInstance: nvmlVgpuTypeMaxInstance_t | None,
) -> None:
    ...
def nvmlGpuInstanceGetActiveVgpus(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pVgpuInstanceInfo: nvmlActiveVgpuInstanceInfo_t | None,
) -> None:
    ...
def nvmlGpuInstanceSetVgpuSchedulerState(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pScheduler: nvmlVgpuSchedulerState_t | None,
) -> None:
    ...
def nvmlGpuInstanceGetVgpuSchedulerState(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pSchedulerStateInfo: nvmlVgpuSchedulerStateInfo_t | None,
) -> None:
    ...
def nvmlGpuInstanceGetVgpuSchedulerLog(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pSchedulerLogInfo: nvmlVgpuSchedulerLogInfo_t | None,
) -> None:
    ...
def nvmlGpuInstanceGetVgpuTypeCreatablePlacements(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pCreatablePlacementInfo: nvmlVgpuCreatablePlacementInfo_t | None,
) -> None:
    ...
def nvmlGpuInstanceGetVgpuHeterogeneousMode(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> None:
    ...
def nvmlGpuInstanceSetVgpuHeterogeneousMode(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> None:
    ...
def nvmlVgpuInstanceGetMetadata(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    vgpuMetadata: _Address,
    bufferSize: _Int,
) -> int:
    ...
def nvmlDeviceGetVgpuMetadata(
    device: nvmlDevice_t | _Int | None,
    pgpuMetadata: _Address,
    bufferSize: _Int,
) -> int:
    ...
def nvmlGetVgpuCompatibility(
    vgpuMetadata: nvmlVgpuMetadata_t | None,
    pgpuMetadata: nvmlVgpuPgpuMetadata_t | None,
) -> nvmlVgpuPgpuCompatibility_t:
    ...
def nvmlDeviceGetPgpuMetadataString(device: nvmlDevice_t | _Int | None) -> str:
    ...
def nvmlDeviceGetVgpuSchedulerLog(device: nvmlDevice_t | _Int | None) -> nvmlVgpuSchedulerLog_t:
    ...
def nvmlDeviceGetVgpuSchedulerState(
    device: nvmlDevice_t | _Int | None,
) -> nvmlVgpuSchedulerGetState_t:
    ...
def nvmlDeviceGetVgpuSchedulerCapabilities(
    device: nvmlDevice_t | _Int | None,
) -> nvmlVgpuSchedulerCapabilities_t:
    ...
def nvmlDeviceSetVgpuSchedulerState(
    device: nvmlDevice_t | _Int | None,
    pSchedulerState: nvmlVgpuSchedulerSetState_t | None,
) -> None:
    ...
def nvmlGetVgpuVersion() -> tuple[nvmlVgpuVersion_t, nvmlVgpuVersion_t]:
    ...
def nvmlSetVgpuVersion(vgpuVersion: nvmlVgpuVersion_t | None) -> None:
    ...
def nvmlDeviceGetVgpuUtilization(
    device: nvmlDevice_t | _Int | None,
    lastSeenTimeStamp: _Int,
    vgpuInstanceSamplesCount: _Int,
) -> tuple[nvmlValueType_t, int, list[nvmlVgpuInstanceUtilizationSample_t]]:
    ...
def nvmlDeviceGetVgpuInstancesUtilizationInfo(
    device: nvmlDevice_t | _Int | None,
    vgpuUtilInfo: nvmlVgpuInstancesUtilizationInfo_t | None,
) -> None:
    ...
def nvmlDeviceGetVgpuProcessUtilization(
    device: nvmlDevice_t | _Int | None,
    lastSeenTimeStamp: _Int,
    vgpuProcessSamplesCount: _Int,
) -> tuple[int, list[nvmlVgpuProcessUtilizationSample_t]]:
    ...
def nvmlDeviceGetVgpuProcessesUtilizationInfo(
    device: nvmlDevice_t | _Int | None,
    vgpuProcUtilInfo: nvmlVgpuProcessesUtilizationInfo_t | None,
) -> None:
    ...
def nvmlVgpuInstanceGetAccountingMode(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> nvmlEnableState_t:
    ...
def nvmlVgpuInstanceGetAccountingPids(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    count: _Int,
) -> tuple[int, list[int]]:
    ...
def nvmlVgpuInstanceGetAccountingStats(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    pid: _Int,
) -> nvmlAccountingStats_t:
    ...
def nvmlVgpuInstanceClearAccountingPids(vgpuInstance: nvmlVgpuInstance_t | _Int | None) -> None:
    ...
def nvmlVgpuInstanceGetLicenseInfo(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> nvmlVgpuLicenseInfo_t:
    ...
def nvmlGetExcludedDeviceCount() -> int:
    ...
def nvmlGetExcludedDeviceInfoByIndex(index: _Int) -> nvmlExcludedDeviceInfo_t:
    ...
def nvmlDeviceSetMigMode(device: nvmlDevice_t | _Int | None, mode: _Int) -> nvmlReturn_t:
    ...
def nvmlDeviceGetMigMode(device: nvmlDevice_t | _Int | None) -> tuple[int, int]:
    ...
def nvmlDeviceGetGpuInstanceProfileInfo(
    device: nvmlDevice_t | _Int | None,
    profile: _Int,
) -> nvmlGpuInstanceProfileInfo_t:
    ...
def nvmlDeviceGetGpuInstanceProfileInfoV(
    device: nvmlDevice_t | _Int | None,
    profile: _Int,
    info: nvmlGpuInstanceProfileInfo_v2_t | None,
) -> None:
    ...
def nvmlDeviceGetGpuInstancePossiblePlacements(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[list[nvmlGpuInstancePlacement_t], int]:
    ...
def nvmlDeviceGetGpuInstanceRemainingCapacity(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
) -> int:
    ...
def nvmlDeviceCreateGpuInstance(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
) -> nvmlGpuInstance_t:
    ...
def nvmlDeviceCreateGpuInstanceWithPlacement(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
    placement: nvmlGpuInstancePlacement_t | None,
) -> nvmlGpuInstance_t:
    ...
def nvmlGpuInstanceDestroy(gpuInstance: nvmlGpuInstance_t | _Int | None) -> None:
    ...
def nvmlDeviceGetGpuInstances(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[list[nvmlGpuInstance_t], int]:
    ...
def nvmlDeviceGetGpuInstanceById(device: nvmlDevice_t | _Int | None, id: _Int) -> nvmlGpuInstance_t:
    ...
def nvmlGpuInstanceGetInfo(gpuInstance: nvmlGpuInstance_t | _Int | None) -> nvmlGpuInstanceInfo_t:
    ...
def nvmlGpuInstanceGetComputeInstanceProfileInfo(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profile: _Int,
    engProfile: _Int,
) -> nvmlComputeInstanceProfileInfo_t:
    ...
def nvmlGpuInstanceGetComputeInstanceProfileInfoV(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profile: _Int,
    engProfile: _Int,
    info: nvmlComputeInstanceProfileInfo_v2_t | None,
) -> None:
    ...
def nvmlGpuInstanceGetComputeInstanceRemainingCapacity(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
) -> int:
    ...
def nvmlGpuInstanceGetComputeInstancePossiblePlacements(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[list[nvmlComputeInstancePlacement_t], int]:
    ...
def nvmlGpuInstanceCreateComputeInstance(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
) -> nvmlComputeInstance_t:
    ...
def nvmlGpuInstanceCreateComputeInstanceWithPlacement(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
    placement: nvmlComputeInstancePlacement_t | None,
) -> nvmlComputeInstance_t:
    ...
def nvmlComputeInstanceDestroy(computeInstance: nvmlComputeInstance_t | _Int | None) -> None:
    ...
def nvmlGpuInstanceGetComputeInstances(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[list[nvmlComputeInstance_t], int]:
    ...
def nvmlGpuInstanceGetComputeInstanceById(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    id: _Int,
) -> nvmlComputeInstance_t:
    ...
def nvmlComputeInstanceGetInfo(
    computeInstance: nvmlComputeInstance_t | _Int | None,
) -> nvmlComputeInstanceInfo_t:
    ...
def nvmlDeviceIsMigDeviceHandle(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetGpuInstanceId(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetComputeInstanceId(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetMaxMigDeviceCount(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlDeviceGetMigDeviceHandleByIndex(
    device: nvmlDevice_t | _Int | None,
    index: _Int,
) -> nvmlDevice_t:
    ...
def nvmlDeviceGetDeviceHandleFromMigDeviceHandle(
    migDevice: nvmlDevice_t | _Int | None,
) -> nvmlDevice_t:
    ...
def nvmlGpmMetricsGet(metricsGet: nvmlGpmMetricsGet_t | None) -> None:
    ...
def nvmlGpmSampleFree(gpmSample: nvmlGpmSample_t | _Int | None) -> None:
    ...
def nvmlGpmSampleAlloc() -> nvmlGpmSample_t:
    ...
def nvmlGpmSampleGet(
    device: nvmlDevice_t | _Int | None,
    gpmSample: nvmlGpmSample_t | _Int | None,
) -> None:
    ...
def nvmlGpmMigSampleGet(
    device: nvmlDevice_t | _Int | None,
    gpuInstanceId: _Int,
    gpmSample: nvmlGpmSample_t | _Int | None,
) -> None:
    ...
def nvmlGpmQueryDeviceSupport(
    device: nvmlDevice_t | _Int | None,
    gpmSupport: nvmlGpmSupport_t | None,
) -> None:
    ...
def nvmlGpmQueryIfStreamingEnabled(device: nvmlDevice_t | _Int | None) -> int:
    ...
def nvmlGpmSetStreamingEnabled(device: nvmlDevice_t | _Int | None, state: _Int) -> None:
    ...
def nvmlDeviceGetCapabilities(
    device: nvmlDevice_t | _Int | None,
    caps: nvmlDeviceCapabilities_t | None,
) -> None:
    ...
def nvmlDeviceWorkloadPowerProfileGetProfilesInfo(
    device: nvmlDevice_t | _Int | None,
    profilesInfo: nvmlWorkloadPowerProfileProfilesInfo_t | None,
) -> None:
    ...
def nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(
    device: nvmlDevice_t | _Int | None,
    currentProfiles: nvmlWorkloadPowerProfileCurrentProfiles_t | None,
) -> None:
    ...
def nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
    device: nvmlDevice_t | _Int | None,
    requestedProfiles: nvmlWorkloadPowerProfileRequestedProfiles_t | None,
) -> None:
    ...
def nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
    device: nvmlDevice_t | _Int | None,
    requestedProfiles: nvmlWorkloadPowerProfileRequestedProfiles_t | None,
) -> None:
    ...
def nvmlDevicePowerSmoothingActivatePresetProfile(
    device: nvmlDevice_t | _Int | None,
    profile: nvmlPowerSmoothingProfile_t | None,
) -> None:
    ...
def nvmlDevicePowerSmoothingUpdatePresetProfileParam(
    device: nvmlDevice_t | _Int | None,
    profile: nvmlPowerSmoothingProfile_t | None,
) -> None:
    ...
def nvmlDevicePowerSmoothingSetState(
    device: nvmlDevice_t | _Int | None,
    state: nvmlPowerSmoothingState_t | None,
) -> None:
    ...
def nvmlGetBlacklistDeviceCount() -> int:
    ...
def nvmlGetBlacklistDeviceInfoByIndex(index: _Int) -> nvmlExcludedDeviceInfo_t:
    ...
