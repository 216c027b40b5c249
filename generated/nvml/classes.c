// classes.c of cubind for NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvml.yaml.
// clang-format off

#include "classes.h"
#include "types.h"

static const cb_enumerator items_nvmlProcessMode_t[] = {
    {.name = "NVML_PROCESS_MODE_COMPUTE", .value = 0},
    {.name = "NVML_PROCESS_MODE_GRAPHICS", .value = 1},
    {.name = "NVML_PROCESS_MODE_MPS", .value = 2},
    {.name = "NVML_PROCESS_MODE_ALL", .value = 3},
    {.name = "NVML_PROCESS_MODE_MAX", .value = 4},
};
CB_ENUM_TABLE(nvmlProcessMode_t, .c_name = "nvmlProcessMode_enum");

static const cb_enumerator items_nvmlDeviceAddressingModeType_t[] = {
    {.name = "NVML_DEVICE_ADDRESSING_MODE_NONE", .value = 0},
    {.name = "NVML_DEVICE_ADDRESSING_MODE_HMM", .value = 1},
    {.name = "NVML_DEVICE_ADDRESSING_MODE_ATS", .value = 2},
};
CB_ENUM_TABLE(nvmlDeviceAddressingModeType_t, .c_name = "nvmlDeviceAddressingModeType_t");

static const cb_enumerator items_nvmlBridgeChipType_t[] = {
    {.name = "NVML_BRIDGE_CHIP_PLX", .value = 0},
    {.name = "NVML_BRIDGE_CHIP_BRO4", .value = 1},
};
CB_ENUM_TABLE(nvmlBridgeChipType_t, .c_name = "nvmlBridgeChipType_enum");

static const cb_enumerator items_nvmlNvLinkUtilizationCountUnits_t[] = {
    {.name = "NVML_NVLINK_COUNTER_UNIT_CYCLES", .value = 0},
    {.name = "NVML_NVLINK_COUNTER_UNIT_PACKETS", .value = 1},
    {.name = "NVML_NVLINK_COUNTER_UNIT_BYTES", .value = 2},
    {.name = "NVML_NVLINK_COUNTER_UNIT_RESERVED", .value = 3},
    {.name = "NVML_NVLINK_COUNTER_UNIT_COUNT", .value = 4},
};
CB_ENUM_TABLE(nvmlNvLinkUtilizationCountUnits_t, .c_name = "nvmlNvLinkUtilizationCountUnits_enum");

static const cb_enumerator items_nvmlNvLinkUtilizationCountPktTypes_t[] = {
    {.name = "NVML_NVLINK_COUNTER_PKTFILTER_NOP", .value = 1},
    {.name = "NVML_NVLINK_COUNTER_PKTFILTER_READ", .value = 2},
    {.name = "NVML_NVLINK_COUNTER_PKTFILTER_WRITE", .value = 4},
    {.name = "NVML_NVLINK_COUNTER_PKTFILTER_RATOM", .value = 8},
    {.name = "NVML_NVLINK_COUNTER_PKTFILTER_NRATOM", .value = 16},
    {.name = "NVML_NVLINK_COUNTER_PKTFILTER_FLUSH", .value = 32},
    {.name = "NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA", .value = 64},
    {.name = "NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA", .value = 128},
    {.name = "NVML_NVLINK_COUNTER_PKTFILTER_ALL", .value = 255},
};
CB_ENUM_TABLE(nvmlNvLinkUtilizationCountPktTypes_t,
    .c_name = "nvmlNvLinkUtilizationCountPktTypes_enum");

static const cb_enumerator items_nvmlNvLinkCapability_t[] = {
    {.name = "NVML_NVLINK_CAP_P2P_SUPPORTED", .value = 0},
    {.name = "NVML_NVLINK_CAP_SYSMEM_ACCESS", .value = 1},
    {.name = "NVML_NVLINK_CAP_P2P_ATOMICS", .value = 2},
    {.name = "NVML_NVLINK_CAP_SYSMEM_ATOMICS", .value = 3},
    {.name = "NVML_NVLINK_CAP_SLI_BRIDGE", .value = 4},
    {.name = "NVML_NVLINK_CAP_VALID", .value = 5},
    {.name = "NVML_NVLINK_CAP_COUNT", .value = 6},
};
CB_ENUM_TABLE(nvmlNvLinkCapability_t, .c_name = "nvmlNvLinkCapability_enum");

static const cb_enumerator items_nvmlNvLinkErrorCounter_t[] = {
    {.name = "NVML_NVLINK_ERROR_DL_REPLAY", .value = 0},
    {.name = "NVML_NVLINK_ERROR_DL_RECOVERY", .value = 1},
    {.name = "NVML_NVLINK_ERROR_DL_CRC_FLIT", .value = 2},
    {.name = "NVML_NVLINK_ERROR_DL_CRC_DATA", .value = 3},
    {.name = "NVML_NVLINK_ERROR_DL_ECC_DATA", .value = 4},
    {.name = "NVML_NVLINK_ERROR_COUNT", .value = 5},
};
CB_ENUM_TABLE(nvmlNvLinkErrorCounter_t, .c_name = "nvmlNvLinkErrorCounter_enum");

static const cb_enumerator items_nvmlIntNvLinkDeviceType_t[] = {
    {.name = "NVML_NVLINK_DEVICE_TYPE_GPU", .value = 0},
    {.name = "NVML_NVLINK_DEVICE_TYPE_IBMNPU", .value = 1},
    {.name = "NVML_NVLINK_DEVICE_TYPE_SWITCH", .value = 2},
    {.name = "NVML_NVLINK_DEVICE_TYPE_UNKNOWN", .value = 255},
};
CB_ENUM_TABLE(nvmlIntNvLinkDeviceType_t, .c_name = "nvmlIntNvLinkDeviceType_enum");

static const cb_enumerator items_nvmlGpuTopologyLevel_t[] = {
    {.name = "NVML_TOPOLOGY_INTERNAL", .value = 0},
    {.name = "NVML_TOPOLOGY_SINGLE", .value = 10},
    {.name = "NVML_TOPOLOGY_MULTIPLE", .value = 20},
    {.name = "NVML_TOPOLOGY_HOSTBRIDGE", .value = 30},
    {.name = "NVML_TOPOLOGY_NODE", .value = 40},
    {.name = "NVML_TOPOLOGY_SYSTEM", .value = 50},
};
CB_ENUM_TABLE(nvmlGpuTopologyLevel_t, .c_name = "nvmlGpuLevel_enum");

static const cb_enumerator items_nvmlGpuP2PStatus_t[] = {
    {.name = "NVML_P2P_STATUS_OK", .value = 0},
    {.name = "NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED", .value = 1},
    {.name = "NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED", .value = 1},
    {.name = "NVML_P2P_STATUS_GPU_NOT_SUPPORTED", .value = 2},
    {.name = "NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED", .value = 3},
    {.name = "NVML_P2P_STATUS_DISABLED_BY_REGKEY", .value = 4},
    {.name = "NVML_P2P_STATUS_NOT_SUPPORTED", .value = 5},
    {.name = "NVML_P2P_STATUS_UNKNOWN", .value = 6},
};
CB_ENUM_TABLE(nvmlGpuP2PStatus_t, .c_name = "nvmlGpuP2PStatus_enum");

static const cb_enumerator items_nvmlGpuP2PCapsIndex_t[] = {
    {.name = "NVML_P2P_CAPS_INDEX_READ", .value = 0},
    {.name = "NVML_P2P_CAPS_INDEX_WRITE", .value = 1},
    {.name = "NVML_P2P_CAPS_INDEX_NVLINK", .value = 2},
    {.name = "NVML_P2P_CAPS_INDEX_ATOMICS", .value = 3},
    {.name = "NVML_P2P_CAPS_INDEX_PCI", .value = 4},
    {.name = "NVML_P2P_CAPS_INDEX_PROP", .value = 4},
    {.name = "NVML_P2P_CAPS_INDEX_UNKNOWN", .value = 5},
};
CB_ENUM_TABLE(nvmlGpuP2PCapsIndex_t, .c_name = "nvmlGpuP2PCapsIndex_enum");

static const cb_enumerator items_nvmlSamplingType_t[] = {
    {.name = "NVML_TOTAL_POWER_SAMPLES", .value = 0},
    {.name = "NVML_GPU_UTILIZATION_SAMPLES", .value = 1},
    {.name = "NVML_MEMORY_UTILIZATION_SAMPLES", .value = 2},
    {.name = "NVML_ENC_UTILIZATION_SAMPLES", .value = 3},
    {.name = "NVML_DEC_UTILIZATION_SAMPLES", .value = 4},
    {.name = "NVML_PROCESSOR_CLK_SAMPLES", .value = 5},
    {.name = "NVML_MEMORY_CLK_SAMPLES", .value = 6},
    {.name = "NVML_MODULE_POWER_SAMPLES", .value = 7},
    {.name = "NVML_JPG_UTILIZATION_SAMPLES", .value = 8},
    {.name = "NVML_OFA_UTILIZATION_SAMPLES", .value = 9},
    {.name = "NVML_SAMPLINGTYPE_COUNT", .value = 10},
};
CB_ENUM_TABLE(nvmlSamplingType_t, .c_name = "nvmlSamplingType_enum");

static const cb_enumerator items_nvmlPcieUtilCounter_t[] = {
    {.name = "NVML_PCIE_UTIL_TX_BYTES", .value = 0},
    {.name = "NVML_PCIE_UTIL_RX_BYTES", .value = 1},
    {.name = "NVML_PCIE_UTIL_COUNT", .value = 2},
};
CB_ENUM_TABLE(nvmlPcieUtilCounter_t, .c_name = "nvmlPcieUtilCounter_enum");

static const cb_enumerator items_nvmlValueType_t[] = {
    {.name = "NVML_VALUE_TYPE_DOUBLE", .value = 0},
    {.name = "NVML_VALUE_TYPE_UNSIGNED_INT", .value = 1},
    {.name = "NVML_VALUE_TYPE_UNSIGNED_LONG", .value = 2},
    {.name = "NVML_VALUE_TYPE_UNSIGNED_LONG_LONG", .value = 3},
    {.name = "NVML_VALUE_TYPE_SIGNED_LONG_LONG", .value = 4},
    {.name = "NVML_VALUE_TYPE_SIGNED_INT", .value = 5},
    {.name = "NVML_VALUE_TYPE_UNSIGNED_SHORT", .value = 6},
    {.name = "NVML_VALUE_TYPE_COUNT", .value = 7},
};
CB_ENUM_TABLE(nvmlValueType_t, .c_name = "nvmlValueType_enum");

static const cb_enumerator items_nvmlPerfPolicyType_t[] = {
    {.name = "NVML_PERF_POLICY_POWER", .value = 0},
    {.name = "NVML_PERF_POLICY_THERMAL", .value = 1},
    {.name = "NVML_PERF_POLICY_SYNC_BOOST", .value = 2},
    {.name = "NVML_PERF_POLICY_BOARD_LIMIT", .value = 3},
    {.name = "NVML_PERF_POLICY_LOW_UTILIZATION", .value = 4},
    {.name = "NVML_PERF_POLICY_RELIABILITY", .value = 5},
    {.name = "NVML_PERF_POLICY_TOTAL_APP_CLOCKS", .value = 10},
    {.name = "NVML_PERF_POLICY_TOTAL_BASE_CLOCKS", .value = 11},
    {.name = "NVML_PERF_POLICY_COUNT", .value = 12},
};
CB_ENUM_TABLE(nvmlPerfPolicyType_t, .c_name = "nvmlPerfPolicyType_enum");

static const cb_enumerator items_nvmlThermalTarget_t[] = {
    {.name = "NVML_THERMAL_TARGET_NONE", .value = 0},
    {.name = "NVML_THERMAL_TARGET_GPU", .value = 1},
    {.name = "NVML_THERMAL_TARGET_MEMORY", .value = 2},
    {.name = "NVML_THERMAL_TARGET_POWER_SUPPLY", .value = 4},
    {.name = "NVML_THERMAL_TARGET_BOARD", .value = 8},
    {.name = "NVML_THERMAL_TARGET_VCD_BOARD", .value = 9},
    {.name = "NVML_THERMAL_TARGET_VCD_INLET", .value = 10},
    {.name = "NVML_THERMAL_TARGET_VCD_OUTLET", .value = 11},
    {.name = "NVML_THERMAL_TARGET_ALL", .value = 15},
    {.name = "NVML_THERMAL_TARGET_UNKNOWN", .value = -1},
};
CB_ENUM_TABLE(nvmlThermalTarget_t, .c_name = "nvmlThermalTarget_t", .is_signed = true);

static const cb_enumerator items_nvmlThermalController_t[] = {
    {.name = "NVML_THERMAL_CONTROLLER_NONE", .value = 0},
    {.name = "NVML_THERMAL_CONTROLLER_GPU_INTERNAL", .value = 1},
    {.name = "NVML_THERMAL_CONTROLLER_ADM1032", .value = 2},
    {.name = "NVML_THERMAL_CONTROLLER_ADT7461", .value = 3},
    {.name = "NVML_THERMAL_CONTROLLER_MAX6649", .value = 4},
    {.name = "NVML_THERMAL_CONTROLLER_MAX1617", .value = 5},
    {.name = "NVML_THERMAL_CONTROLLER_LM99", .value = 6},
    {.name = "NVML_THERMAL_CONTROLLER_LM89", .value = 7},
    {.name = "NVML_THERMAL_CONTROLLER_LM64", .value = 8},
    {.name = "NVML_THERMAL_CONTROLLER_G781", .value = 9},
    {.name = "NVML_THERMAL_CONTROLLER_ADT7473", .value = 10},
    {.name = "NVML_THERMAL_CONTROLLER_SBMAX6649", .value = 11},
    {.name = "NVML_THERMAL_CONTROLLER_VBIOSEVT", .value = 12},
    {.name = "NVML_THERMAL_CONTROLLER_OS", .value = 13},
    {.name = "NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS", .value = 14},
    {.name = "NVML_THERMAL_CONTROLLER_NVSYSCON_E551", .value = 15},
    {.name = "NVML_THERMAL_CONTROLLER_MAX6649R", .value = 16},
    {.name = "NVML_THERMAL_CONTROLLER_ADT7473S", .value = 17},
    {.name = "NVML_THERMAL_CONTROLLER_UNKNOWN", .value = -1},
};
CB_ENUM_TABLE(nvmlThermalController_t, .c_name = "nvmlThermalController_t", .is_signed = true);

static const cb_enumerator items_nvmlCoolerControl_t[] = {
    {.name = "NVML_THERMAL_COOLER_SIGNAL_NONE", .value = 0},
    {.name = "NVML_THERMAL_COOLER_SIGNAL_TOGGLE", .value = 1},
    {.name = "NVML_THERMAL_COOLER_SIGNAL_VARIABLE", .value = 2},
    {.name = "NVML_THERMAL_COOLER_SIGNAL_COUNT", .value = 3},
};
CB_ENUM_TABLE(nvmlCoolerControl_t, .c_name = "nvmlCoolerControl_enum");

static const cb_enumerator items_nvmlCoolerTarget_t[] = {
    {.name = "NVML_THERMAL_COOLER_TARGET_NONE", .value = 1},
    {.name = "NVML_THERMAL_COOLER_TARGET_GPU", .value = 2},
    {.name = "NVML_THERMAL_COOLER_TARGET_MEMORY", .value = 4},
    {.name = "NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY", .value = 8},
    {.name = "NVML_THERMAL_COOLER_TARGET_GPU_RELATED", .value = 14},
};
CB_ENUM_TABLE(nvmlCoolerTarget_t, .c_name = "nvmlCoolerTarget_enum");

static const cb_enumerator items_nvmlUUIDType_t[] = {
    {.name = "NVML_UUID_TYPE_NONE", .value = 0},
    {.name = "NVML_UUID_TYPE_ASCII", .value = 1},
    {.name = "NVML_UUID_TYPE_BINARY", .value = 2},
};
CB_ENUM_TABLE(nvmlUUIDType_t, .c_name = "nvmlUUIDType_t");

static const cb_enumerator items_nvmlEnableState_t[] = {
    {.name = "NVML_FEATURE_DISABLED", .value = 0},
    {.name = "NVML_FEATURE_ENABLED", .value = 1},
};
CB_ENUM_TABLE(nvmlEnableState_t, .c_name = "nvmlEnableState_enum");

static const cb_enumerator items_nvmlBrandType_t[] = {
    {.name = "NVML_BRAND_UNKNOWN", .value = 0},
    {.name = "NVML_BRAND_QUADRO", .value = 1},
    {.name = "NVML_BRAND_TESLA", .value = 2},
    {.name = "NVML_BRAND_NVS", .value = 3},
    {.name = "NVML_BRAND_GRID", .value = 4},
    {.name = "NVML_BRAND_GEFORCE", .value = 5},
    {.name = "NVML_BRAND_TITAN", .value = 6},
    {.name = "NVML_BRAND_NVIDIA_VAPPS", .value = 7},
    {.name = "NVML_BRAND_NVIDIA_VPC", .value = 8},
    {.name = "NVML_BRAND_NVIDIA_VCS", .value = 9},
    {.name = "NVML_BRAND_NVIDIA_VWS", .value = 10},
    {.name = "NVML_BRAND_NVIDIA_CLOUD_GAMING", .value = 11},
    {.name = "NVML_BRAND_NVIDIA_VGAMING", .value = 11},
    {.name = "NVML_BRAND_QUADRO_RTX", .value = 12},
    {.name = "NVML_BRAND_NVIDIA_RTX", .value = 13},
    {.name = "NVML_BRAND_NVIDIA", .value = 14},
    {.name = "NVML_BRAND_GEFORCE_RTX", .value = 15},
    {.name = "NVML_BRAND_TITAN_RTX", .value = 16},
    {.name = "NVML_BRAND_NVIDIA_DLA", .value = 17},
    {.name = "NVML_BRAND_NVIDIA_NPU", .value = 19},
    {.name = "NVML_BRAND_NVIDIA_VGAMEDEV", .value = 18},
    {.name = "NVML_BRAND_COUNT", .value = 20},
};
CB_ENUM_TABLE(nvmlBrandType_t, .c_name = "nvmlBrandType_enum");

static const cb_enumerator items_nvmlTemperatureThresholds_t[] = {
    {.name = "NVML_TEMPERATURE_THRESHOLD_SHUTDOWN", .value = 0},
    {.name = "NVML_TEMPERATURE_THRESHOLD_SLOWDOWN", .value = 1},
    {.name = "NVML_TEMPERATURE_THRESHOLD_MEM_MAX", .value = 2},
    {.name = "NVML_TEMPERATURE_THRESHOLD_GPU_MAX", .value = 3},
    {.name = "NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN", .value = 4},
    {.name = "NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR", .value = 5},
    {.name = "NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX", .value = 6},
    {.name = "NVML_TEMPERATURE_THRESHOLD_GPS_CURR", .value = 7},
    {.name = "NVML_TEMPERATURE_THRESHOLD_COUNT", .value = 8},
};
CB_ENUM_TABLE(nvmlTemperatureThresholds_t, .c_name = "nvmlTemperatureThresholds_enum");

static const cb_enumerator items_nvmlTemperatureSensors_t[] = {
    {.name = "NVML_TEMPERATURE_GPU", .value = 0},
    {.name = "NVML_TEMPERATURE_GPU_MAX", .value = 1},
    {.name = "NVML_TEMPERATURE_COUNT", .value = 2},
};
CB_ENUM_TABLE(nvmlTemperatureSensors_t, .c_name = "nvmlTemperatureSensors_enum");

static const cb_enumerator items_nvmlComputeMode_t[] = {
    {.name = "NVML_COMPUTEMODE_DEFAULT", .value = 0},
    {.name = "NVML_COMPUTEMODE_EXCLUSIVE_THREAD", .value = 1},
    {.name = "NVML_COMPUTEMODE_PROHIBITED", .value = 2},
    {.name = "NVML_COMPUTEMODE_EXCLUSIVE_PROCESS", .value = 3},
    {.name = "NVML_COMPUTEMODE_COUNT", .value = 4},
};
CB_ENUM_TABLE(nvmlComputeMode_t, .c_name = "nvmlComputeMode_enum");

static const cb_enumerator items_nvmlMemoryErrorType_t[] = {
    {.name = "NVML_MEMORY_ERROR_TYPE_CORRECTED", .value = 0},
    {.name = "NVML_MEMORY_ERROR_TYPE_UNCORRECTED", .value = 1},
    {.name = "NVML_MEMORY_ERROR_TYPE_COUNT", .value = 2},
};
CB_ENUM_TABLE(nvmlMemoryErrorType_t, .c_name = "nvmlMemoryErrorType_enum");

static const cb_enumerator items_nvmlEccCounterType_t[] = {
    {.name = "NVML_VOLATILE_ECC", .value = 0},
    {.name = "NVML_AGGREGATE_ECC", .value = 1},
    {.name = "NVML_ECC_COUNTER_TYPE_COUNT", .value = 2},
};
CB_ENUM_TABLE(nvmlEccCounterType_t, .c_name = "nvmlEccCounterType_enum");

static const cb_enumerator items_nvmlClockType_t[] = {
    {.name = "NVML_CLOCK_GRAPHICS", .value = 0},
    {.name = "NVML_CLOCK_SM", .value = 1},
    {.name = "NVML_CLOCK_MEM", .value = 2},
    {.name = "NVML_CLOCK_VIDEO", .value = 3},
    {.name = "NVML_CLOCK_COUNT", .value = 4},
};
CB_ENUM_TABLE(nvmlClockType_t, .c_name = "nvmlClockType_enum");

static const cb_enumerator items_nvmlClockId_t[] = {
    {.name = "NVML_CLOCK_ID_CURRENT", .value = 0},
    {.name = "NVML_CLOCK_ID_APP_CLOCK_TARGET", .value = 1},
    {.name = "NVML_CLOCK_ID_APP_CLOCK_DEFAULT", .value = 2},
    {.name = "NVML_CLOCK_ID_CUSTOMER_BOOST_MAX", .value = 3},
    {.name = "NVML_CLOCK_ID_COUNT", .value = 4},
};
CB_ENUM_TABLE(nvmlClockId_t, .c_name = "nvmlClockId_enum");

static const cb_enumerator items_nvmlDriverModel_t[] = {
    {.name = "NVML_DRIVER_WDDM", .value = 0},
    {.name = "NVML_DRIVER_WDM", .value = 1},
    {.name = "NVML_DRIVER_MCDM", .value = 2},
};
CB_ENUM_TABLE(nvmlDriverModel_t, .c_name = "nvmlDriverModel_enum");

static const cb_enumerator items_nvmlPstates_t[] = {
    {.name = "NVML_PSTATE_0", .value = 0},
    {.name = "NVML_PSTATE_1", .value = 1},
    {.name = "NVML_PSTATE_2", .value = 2},
    {.name = "NVML_PSTATE_3", .value = 3},
    {.name = "NVML_PSTATE_4", .value = 4},
    {.name = "NVML_PSTATE_5", .value = 5},
    {.name = "NVML_PSTATE_6", .value = 6},
    {.name = "NVML_PSTATE_7", .value = 7},
    {.name = "NVML_PSTATE_8", .value = 8},
    {.name = "NVML_PSTATE_9", .value = 9},
    {.name = "NVML_PSTATE_10", .value = 10},
    {.name = "NVML_PSTATE_11", .value = 11},
    {.name = "NVML_PSTATE_12", .value = 12},
    {.name = "NVML_PSTATE_13", .value = 13},
    {.name = "NVML_PSTATE_14", .value = 14},
    {.name = "NVML_PSTATE_15", .value = 15},
    {.name = "NVML_PSTATE_UNKNOWN", .value = 32},
};
CB_ENUM_TABLE(nvmlPstates_t, .c_name = "nvmlPStates_enum");

static const cb_enumerator items_nvmlGpuOperationMode_t[] = {
    {.name = "NVML_GOM_ALL_ON", .value = 0},
    {.name = "NVML_GOM_COMPUTE", .value = 1},
    {.name = "NVML_GOM_LOW_DP", .value = 2},
};
CB_ENUM_TABLE(nvmlGpuOperationMode_t, .c_name = "nvmlGom_enum");

static const cb_enumerator items_nvmlInforomObject_t[] = {
    {.name = "NVML_INFOROM_OEM", .value = 0},
    {.name = "NVML_INFOROM_ECC", .value = 1},
    {.name = "NVML_INFOROM_POWER", .value = 2},
    {.name = "NVML_INFOROM_DEN", .value = 3},
    {.name = "NVML_INFOROM_COUNT", .value = 4},
};
CB_ENUM_TABLE(nvmlInforomObject_t, .c_name = "nvmlInforomObject_enum");

static const cb_enumerator items_nvmlReturn_t[] = {
    {.name = "NVML_SUCCESS", .value = 0},
    {.name = "NVML_ERROR_UNINITIALIZED", .value = 1},
    {.name = "NVML_ERROR_INVALID_ARGUMENT", .value = 2},
    {.name = "NVML_ERROR_NOT_SUPPORTED", .value = 3},
    {.name = "NVML_ERROR_NO_PERMISSION", .value = 4},
    {.name = "NVML_ERROR_ALREADY_INITIALIZED", .value = 5},
    {.name = "NVML_ERROR_NOT_FOUND", .value = 6},
    {.name = "NVML_ERROR_INSUFFICIENT_SIZE", .value = 7},
    {.name = "NVML_ERROR_INSUFFICIENT_POWER", .value = 8},
    {.name = "NVML_ERROR_DRIVER_NOT_LOADED", .value = 9},
    {.name = "NVML_ERROR_TIMEOUT", .value = 10},
    {.name = "NVML_ERROR_IRQ_ISSUE", .value = 11},
    {.name = "NVML_ERROR_LIBRARY_NOT_FOUND", .value = 12},
    {.name = "NVML_ERROR_FUNCTION_NOT_FOUND", .value = 13},
    {.name = "NVML_ERROR_CORRUPTED_INFOROM", .value = 14},
    {.name = "NVML_ERROR_GPU_IS_LOST", .value = 15},
    {.name = "NVML_ERROR_RESET_REQUIRED", .value = 16},
    {.name = "NVML_ERROR_OPERATING_SYSTEM", .value = 17},
    {.name = "NVML_ERROR_LIB_RM_VERSION_MISMATCH", .value = 18},
    {.name = "NVML_ERROR_IN_USE", .value = 19},
    {.name = "NVML_ERROR_MEMORY", .value = 20},
    {.name = "NVML_ERROR_NO_DATA", .value = 21},
    {.name = "NVML_ERROR_VGPU_ECC_NOT_SUPPORTED", .value = 22},
    {.name = "NVML_ERROR_INSUFFICIENT_RESOURCES", .value = 23},
    {.name = "NVML_ERROR_FREQ_NOT_SUPPORTED", .value = 24},
    {.name = "NVML_ERROR_ARGUMENT_VERSION_MISMATCH", .value = 25},
    {.name = "NVML_ERROR_DEPRECATED", .value = 26},
    {.name = "NVML_ERROR_NOT_READY", .value = 27},
    {.name = "NVML_ERROR_GPU_NOT_FOUND", .value = 28},
    {.name = "NVML_ERROR_INVALID_STATE", .value = 29},
    {.name = "NVML_ERROR_RESET_TYPE_NOT_SUPPORTED", .value = 30},
    {.name = "NVML_ERROR_UNKNOWN", .value = 999},
};
CB_ENUM_TABLE(nvmlReturn_t, .c_name = "nvmlReturn_enum");

static const cb_enumerator items_nvmlMemoryLocation_t[] = {
    {.name = "NVML_MEMORY_LOCATION_L1_CACHE", .value = 0},
    {.name = "NVML_MEMORY_LOCATION_L2_CACHE", .value = 1},
    {.name = "NVML_MEMORY_LOCATION_DRAM", .value = 2},
    {.name = "NVML_MEMORY_LOCATION_DEVICE_MEMORY", .value = 2},
    {.name = "NVML_MEMORY_LOCATION_REGISTER_FILE", .value = 3},
    {.name = "NVML_MEMORY_LOCATION_TEXTURE_MEMORY", .value = 4},
    {.name = "NVML_MEMORY_LOCATION_TEXTURE_SHM", .value = 5},
    {.name = "NVML_MEMORY_LOCATION_CBU", .value = 6},
    {.name = "NVML_MEMORY_LOCATION_SRAM", .value = 7},
    {.name = "NVML_MEMORY_LOCATION_COUNT", .value = 8},
};
CB_ENUM_TABLE(nvmlMemoryLocation_t, .c_name = "nvmlMemoryLocation_enum");

static const cb_enumerator items_nvmlPageRetirementCause_t[] = {
    {.name = "NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS", .value = 0},
    {.name = "NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR", .value = 1},
    {.name = "NVML_PAGE_RETIREMENT_CAUSE_COUNT", .value = 2},
};
CB_ENUM_TABLE(nvmlPageRetirementCause_t, .c_name = "nvmlPageRetirementCause_enum");

static const cb_enumerator items_nvmlRestrictedAPI_t[] = {
    {.name = "NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS", .value = 0},
    {.name = "NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS", .value = 1},
    {.name = "NVML_RESTRICTED_API_COUNT", .value = 2},
};
CB_ENUM_TABLE(nvmlRestrictedAPI_t, .c_name = "nvmlRestrictedAPI_enum");

static const cb_enumerator items_nvmlGpuUtilizationDomainId_t[] = {
    {.name = "NVML_GPU_UTILIZATION_DOMAIN_GPU", .value = 0},
    {.name = "NVML_GPU_UTILIZATION_DOMAIN_FB", .value = 1},
    {.name = "NVML_GPU_UTILIZATION_DOMAIN_VID", .value = 2},
    {.name = "NVML_GPU_UTILIZATION_DOMAIN_BUS", .value = 3},
};
CB_ENUM_TABLE(nvmlGpuUtilizationDomainId_t, .c_name = "enum nvmlGpuUtilizationDomainId_t");

static const cb_enumerator items_nvmlGpuVirtualizationMode_t[] = {
    {.name = "NVML_GPU_VIRTUALIZATION_MODE_NONE", .value = 0},
    {.name = "NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH", .value = 1},
    {.name = "NVML_GPU_VIRTUALIZATION_MODE_VGPU", .value = 2},
    {.name = "NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU", .value = 3},
    {.name = "NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA", .value = 4},
};
CB_ENUM_TABLE(nvmlGpuVirtualizationMode_t, .c_name = "enum nvmlGpuVirtualizationMode");

static const cb_enumerator items_nvmlHostVgpuMode_t[] = {
    {.name = "NVML_HOST_VGPU_MODE_NON_SRIOV", .value = 0},
    {.name = "NVML_HOST_VGPU_MODE_SRIOV", .value = 1},
};
CB_ENUM_TABLE(nvmlHostVgpuMode_t, .c_name = "nvmlHostVgpuMode_enum");

static const cb_enumerator items_nvmlVgpuVmIdType_t[] = {
    {.name = "NVML_VGPU_VM_ID_DOMAIN_ID", .value = 0},
    {.name = "NVML_VGPU_VM_ID_UUID", .value = 1},
};
CB_ENUM_TABLE(nvmlVgpuVmIdType_t, .c_name = "enum nvmlVgpuVmIdType");

static const cb_enumerator items_nvmlVgpuGuestInfoState_t[] = {
    {.name = "NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED", .value = 0},
    {.name = "NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED", .value = 1},
};
CB_ENUM_TABLE(nvmlVgpuGuestInfoState_t, .c_name = "nvmlVgpuGuestInfoState_enum");

static const cb_enumerator items_nvmlGridLicenseFeatureCode_t[] = {
    {.name = "NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN", .value = 0},
    {.name = "NVML_GRID_LICENSE_FEATURE_CODE_VGPU", .value = 1},
    {.name = "NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX", .value = 2},
    {.name = "NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION", .value = 2},
    {.name = "NVML_GRID_LICENSE_FEATURE_CODE_GAMING", .value = 3},
    {.name = "NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE", .value = 4},
    {.name = "NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV", .value = 5},
};
CB_ENUM_TABLE(nvmlGridLicenseFeatureCode_t, .c_name = "nvmlGridLicenseFeatureCode_t");

static const cb_enumerator items_nvmlVgpuCapability_t[] = {
    {.name = "NVML_VGPU_CAP_NVLINK_P2P", .value = 0},
    {.name = "NVML_VGPU_CAP_GPUDIRECT", .value = 1},
    {.name = "NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE", .value = 2},
    {.name = "NVML_VGPU_CAP_EXCLUSIVE_TYPE", .value = 3},
    {.name = "NVML_VGPU_CAP_EXCLUSIVE_SIZE", .value = 4},
    {.name = "NVML_VGPU_CAP_COUNT", .value = 5},
};
CB_ENUM_TABLE(nvmlVgpuCapability_t, .c_name = "nvmlVgpuCapability_enum");

static const cb_enumerator items_nvmlVgpuDriverCapability_t[] = {
    {.name = "NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU", .value = 0},
    {.name = "NVML_VGPU_DRIVER_CAP_WARM_UPDATE", .value = 1},
    {.name = "NVML_VGPU_DRIVER_CAP_COUNT", .value = 2},
};
CB_ENUM_TABLE(nvmlVgpuDriverCapability_t, .c_name = "nvmlVgpuDriverCapability_enum");

static const cb_enumerator items_nvmlDeviceVgpuCapability_t[] = {
    {.name = "NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU", .value = 0},
    {.name = "NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES", .value = 1},
    {.name = "NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES", .value = 2},
    {.name = "NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW", .value = 3},
    {.name = "NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW", .value = 4},
    {.name = "NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING", .value = 5},
    {.name = "NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU", .value = 6},
    {.name = "NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU", .value = 7},
    {.name = "NVML_DEVICE_VGPU_CAP_WARM_UPDATE", .value = 8},
    {.name = "NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS", .value = 9},
    {.name = "NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED", .value = 10},
    {.name = "NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED", .value = 11},
    {.name = "NVML_DEVICE_VGPU_CAP_UVM_STUN", .value = 12},
    {.name = "NVML_DEVICE_VGPU_CAP_COUNT", .value = 13},
};
CB_ENUM_TABLE(nvmlDeviceVgpuCapability_t, .c_name = "nvmlDeviceVgpuCapability_enum");

static const cb_enumerator items_nvmlDeviceGpuRecoveryAction_t[] = {
    {.name = "NVML_GPU_RECOVERY_ACTION_NONE", .value = 0},
    {.name = "NVML_GPU_RECOVERY_ACTION_GPU_RESET", .value = 1},
    {.name = "NVML_GPU_RECOVERY_ACTION_NODE_REBOOT", .value = 2},
    {.name = "NVML_GPU_RECOVERY_ACTION_DRAIN_P2P", .value = 3},
    {.name = "NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET", .value = 4},
    {.name = "NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN", .value = 5},
    {.name = "NVML_GPU_RECOVERY_ACTION_BUS_RESET", .value = 6},
    {.name = "NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT", .value = 7},
};
CB_ENUM_TABLE(nvmlDeviceGpuRecoveryAction_t, .c_name = "enum nvmlDeviceGpuRecoveryAction_s");

static const cb_enumerator items_nvmlFanState_t[] = {
    {.name = "NVML_FAN_NORMAL", .value = 0},
    {.name = "NVML_FAN_FAILED", .value = 1},
};
CB_ENUM_TABLE(nvmlFanState_t, .c_name = "nvmlFanState_enum");

static const cb_enumerator items_nvmlLedColor_t[] = {
    {.name = "NVML_LED_COLOR_GREEN", .value = 0},
    {.name = "NVML_LED_COLOR_AMBER", .value = 1},
};
CB_ENUM_TABLE(nvmlLedColor_t, .c_name = "nvmlLedColor_enum");

static const cb_enumerator items_nvmlGpuOperationalEventLogLevel_t[] = {
    {.name = "NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL", .value = 0},
    {.name = "NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY", .value = 10},
    {.name = "NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG", .value = 20},
    {.name = "NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE", .value = 30},
    {.name = "NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING", .value = 40},
    {.name = "NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR", .value = 50},
};
CB_ENUM_TABLE(nvmlGpuOperationalEventLogLevel_t, .c_name = "nvmlGpuOperationalEventLogLevel_t");

static const cb_enumerator items_nvmlOperationalEventSeverity_t[] = {
    {.name = "NVML_OPERATIONAL_EVENT_SEVERITY_ALL", .value = 0},
    {.name = "NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL", .value = 10},
    {.name = "NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED", .value = 20},
    {.name = "NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE", .value = 30},
    {.name = "NVML_OPERATIONAL_EVENT_SEVERITY_FATAL", .value = 40},
};
CB_ENUM_TABLE(nvmlOperationalEventSeverity_t, .c_name = "nvmlOperationalEventSeverity_t");

static const cb_enumerator items_nvmlEventDataType_t[] = {
    {.name = "NVML_EVENT_DATA_TYPE_NVML_EVENT", .value = 0},
    {.name = "NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT", .value = 1},
};
CB_ENUM_TABLE(nvmlEventDataType_t, .c_name = "nvmlEventDataType_t");

static const cb_enumerator items_nvmlGpuOperationalEventContextType_t[] = {
    {.name = "NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN", .value = 0},
    {.name = "NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID", .value = 1},
};
CB_ENUM_TABLE(nvmlGpuOperationalEventContextType_t,
    .c_name = "nvmlGpuOperationalEventContextType_t");

static const cb_enumerator items_nvmlEncoderType_t[] = {
    {.name = "NVML_ENCODER_QUERY_H264", .value = 0},
    {.name = "NVML_ENCODER_QUERY_HEVC", .value = 1},
    {.name = "NVML_ENCODER_QUERY_AV1", .value = 2},
    {.name = "NVML_ENCODER_QUERY_UNKNOWN", .value = 255},
};
CB_ENUM_TABLE(nvmlEncoderType_t, .c_name = "nvmlEncoderQueryType_enum");

static const cb_enumerator items_nvmlFBCSessionType_t[] = {
    {.name = "NVML_FBC_SESSION_TYPE_UNKNOWN", .value = 0},
    {.name = "NVML_FBC_SESSION_TYPE_TOSYS", .value = 1},
    {.name = "NVML_FBC_SESSION_TYPE_CUDA", .value = 2},
    {.name = "NVML_FBC_SESSION_TYPE_VID", .value = 3},
    {.name = "NVML_FBC_SESSION_TYPE_HWENC", .value = 4},
};
CB_ENUM_TABLE(nvmlFBCSessionType_t, .c_name = "nvmlFBCSessionType_enum");

static const cb_enumerator items_nvmlDetachGpuState_t[] = {
    {.name = "NVML_DETACH_GPU_KEEP", .value = 0},
    {.name = "NVML_DETACH_GPU_REMOVE", .value = 1},
};
CB_ENUM_TABLE(nvmlDetachGpuState_t, .c_name = "nvmlDetachGpuState_enum");

static const cb_enumerator items_nvmlPcieLinkState_t[] = {
    {.name = "NVML_PCIE_LINK_KEEP", .value = 0},
    {.name = "NVML_PCIE_LINK_SHUT_DOWN", .value = 1},
};
CB_ENUM_TABLE(nvmlPcieLinkState_t, .c_name = "nvmlPcieLinkState_enum");

static const cb_enumerator items_nvmlCPERType_t[] = {
    {.name = "NVML_CPER_ACCESS_TYPE_GPU", .value = 1},
};
CB_ENUM_TABLE(nvmlCPERType_t, .c_name = "nvmlCPERType_t");

static const cb_enumerator items_nvmlClockLimitId_t[] = {
    {.name = "NVML_CLOCK_LIMIT_ID_RANGE_START", .value = 4294967040},
    {.name = "NVML_CLOCK_LIMIT_ID_TDP", .value = 4294967041},
    {.name = "NVML_CLOCK_LIMIT_ID_UNLIMITED", .value = 4294967042},
};
CB_ENUM_TABLE(nvmlClockLimitId_t, .c_name = "nvmlClockLimitId_enum");

static const cb_enumerator items_nvmlNvlinkVersion_t[] = {
    {.name = "NVML_NVLINK_VERSION_INVALID", .value = 0},
    {.name = "NVML_NVLINK_VERSION_1_0", .value = 1},
    {.name = "NVML_NVLINK_VERSION_2_0", .value = 2},
    {.name = "NVML_NVLINK_VERSION_2_2", .value = 3},
    {.name = "NVML_NVLINK_VERSION_3_0", .value = 4},
    {.name = "NVML_NVLINK_VERSION_3_1", .value = 5},
    {.name = "NVML_NVLINK_VERSION_4_0", .value = 6},
    {.name = "NVML_NVLINK_VERSION_5_0", .value = 7},
    {.name = "NVML_NVLINK_VERSION_6_0", .value = 8},
};
CB_ENUM_TABLE(nvmlNvlinkVersion_t, .c_name = "nvmlNvlinkVersion_enum");

static const cb_enumerator items_nvmlNvlinkTelemetrySampleType_t[] = {
    {.name = "NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX", .value = 0},
    {.name = "NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX", .value = 1},
    {.name = "NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT", .value = 2},
};
CB_ENUM_TABLE(nvmlNvlinkTelemetrySampleType_t, .c_name = "nvmlNvlinkTelemetrySampleType_t");

static const cb_enumerator items_nvmlVgpuVmCompatibility_t[] = {
    {.name = "NVML_VGPU_VM_COMPATIBILITY_NONE", .value = 0},
    {.name = "NVML_VGPU_VM_COMPATIBILITY_COLD", .value = 1},
    {.name = "NVML_VGPU_VM_COMPATIBILITY_HIBERNATE", .value = 2},
    {.name = "NVML_VGPU_VM_COMPATIBILITY_SLEEP", .value = 4},
    {.name = "NVML_VGPU_VM_COMPATIBILITY_LIVE", .value = 8},
};
CB_ENUM_TABLE(nvmlVgpuVmCompatibility_t, .c_name = "nvmlVgpuVmCompatibility_enum");

static const cb_enumerator items_nvmlVgpuPgpuCompatibilityLimitCode_t[] = {
    {.name = "NVML_VGPU_COMPATIBILITY_LIMIT_NONE", .value = 0},
    {.name = "NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER", .value = 1},
    {.name = "NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER", .value = 2},
    {.name = "NVML_VGPU_COMPATIBILITY_LIMIT_GPU", .value = 4},
    {.name = "NVML_VGPU_COMPATIBILITY_LIMIT_OTHER", .value = 2147483648},
};
CB_ENUM_TABLE(nvmlVgpuPgpuCompatibilityLimitCode_t,
    .c_name = "nvmlVgpuPgpuCompatibilityLimitCode_enum");

static const cb_enumerator items_nvmlPRMCounterId_t[] = {
    {.name = "NVML_PRM_COUNTER_ID_NONE", .value = 0},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS", .value = 1},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS",
        .value = 2},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS",
        .value = 101},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY", .value = 102},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES",
        .value = 103},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY",
        .value = 104},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY",
        .value = 105},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT",
        .value = 106},
    {.name =
        "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT",
        .value = 107},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT",
        .value = 108},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS",
        .value = 109},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME", .value = 110},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME",
        .value = 111},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT", .value = 201},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES", .value = 301},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR", .value = 302},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE", .value = 303},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES", .value = 304},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES", .value = 305},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS", .value = 306},
    {.name = "NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS", .value = 307},
    {.name = "NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY", .value = 1001},
};
CB_ENUM_TABLE(nvmlPRMCounterId_t, .c_name = "nvmlPRMCounterId_t");

static const cb_enumerator items_nvmlGpmMetricId_t[] = {
    {.name = "NVML_GPM_METRIC_GRAPHICS_UTIL", .value = 1},
    {.name = "NVML_GPM_METRIC_SM_UTIL", .value = 2},
    {.name = "NVML_GPM_METRIC_SM_OCCUPANCY", .value = 3},
    {.name = "NVML_GPM_METRIC_INTEGER_UTIL", .value = 4},
    {.name = "NVML_GPM_METRIC_ANY_TENSOR_UTIL", .value = 5},
    {.name = "NVML_GPM_METRIC_DFMA_TENSOR_UTIL", .value = 6},
    {.name = "NVML_GPM_METRIC_HMMA_TENSOR_UTIL", .value = 7},
    {.name = "NVML_GPM_METRIC_DMMA_TENSOR_UTIL", .value = 8},
    {.name = "NVML_GPM_METRIC_IMMA_TENSOR_UTIL", .value = 9},
    {.name = "NVML_GPM_METRIC_DRAM_BW_UTIL", .value = 10},
    {.name = "NVML_GPM_METRIC_FP64_UTIL", .value = 11},
    {.name = "NVML_GPM_METRIC_FP32_UTIL", .value = 12},
    {.name = "NVML_GPM_METRIC_FP16_UTIL", .value = 13},
    {.name = "NVML_GPM_METRIC_PCIE_TX_PER_SEC", .value = 20},
    {.name = "NVML_GPM_METRIC_PCIE_RX_PER_SEC", .value = 21},
    {.name = "NVML_GPM_METRIC_NVDEC_0_UTIL", .value = 30},
    {.name = "NVML_GPM_METRIC_NVDEC_1_UTIL", .value = 31},
    {.name = "NVML_GPM_METRIC_NVDEC_2_UTIL", .value = 32},
    {.name = "NVML_GPM_METRIC_NVDEC_3_UTIL", .value = 33},
    {.name = "NVML_GPM_METRIC_NVDEC_4_UTIL", .value = 34},
    {.name = "NVML_GPM_METRIC_NVDEC_5_UTIL", .value = 35},
    {.name = "NVML_GPM_METRIC_NVDEC_6_UTIL", .value = 36},
    {.name = "NVML_GPM_METRIC_NVDEC_7_UTIL", .value = 37},
    {.name = "NVML_GPM_METRIC_NVJPG_0_UTIL", .value = 40},
    {.name = "NVML_GPM_METRIC_NVJPG_1_UTIL", .value = 41},
    {.name = "NVML_GPM_METRIC_NVJPG_2_UTIL", .value = 42},
    {.name = "NVML_GPM_METRIC_NVJPG_3_UTIL", .value = 43},
    {.name = "NVML_GPM_METRIC_NVJPG_4_UTIL", .value = 44},
    {.name = "NVML_GPM_METRIC_NVJPG_5_UTIL", .value = 45},
    {.name = "NVML_GPM_METRIC_NVJPG_6_UTIL", .value = 46},
    {.name = "NVML_GPM_METRIC_NVJPG_7_UTIL", .value = 47},
    {.name = "NVML_GPM_METRIC_NVOFA_0_UTIL", .value = 50},
    {.name = "NVML_GPM_METRIC_NVOFA_1_UTIL", .value = 51},
    {.name = "NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC", .value = 60},
    {.name = "NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC", .value = 61},
    {.name = "NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC", .value = 62},
    {.name = "NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC", .value = 63},
    {.name = "NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC", .value = 64},
    {.name = "NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC", .value = 65},
    {.name = "NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC", .value = 66},
    {.name = "NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC", .value = 67},
    {.name = "NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC", .value = 68},
    {.name = "NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC", .value = 69},
    {.name = "NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC", .value = 70},
    {.name = "NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC", .value = 71},
    {.name = "NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC", .value = 72},
    {.name = "NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC", .value = 73},
    {.name = "NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC", .value = 74},
    {.name = "NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC", .value = 75},
    {.name = "NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC", .value = 76},
    {.name = "NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC", .value = 77},
    {.name = "NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC", .value = 78},
    {.name = "NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC", .value = 79},
    {.name = "NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC", .value = 80},
    {.name = "NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC", .value = 81},
    {.name = "NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC", .value = 82},
    {.name = "NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC", .value = 83},
    {.name = "NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC", .value = 84},
    {.name = "NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC", .value = 85},
    {.name = "NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC", .value = 86},
    {.name = "NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC", .value = 87},
    {.name = "NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC", .value = 88},
    {.name = "NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC", .value = 89},
    {.name = "NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC", .value = 90},
    {.name = "NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC", .value = 91},
    {.name = "NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC", .value = 92},
    {.name = "NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC", .value = 93},
    {.name = "NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC", .value = 94},
    {.name = "NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC", .value = 95},
    {.name = "NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC", .value = 96},
    {.name = "NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC", .value = 97},
    {.name = "NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC", .value = 100},
    {.name = "NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC", .value = 101},
    {.name = "NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC", .value = 102},
    {.name = "NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC", .value = 103},
    {.name = "NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC", .value = 104},
    {.name = "NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC", .value = 105},
    {.name = "NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC", .value = 106},
    {.name = "NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC", .value = 107},
    {.name = "NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC", .value = 108},
    {.name = "NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC", .value = 109},
    {.name = "NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC", .value = 110},
    {.name = "NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC", .value = 111},
    {.name = "NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC", .value = 112},
    {.name = "NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC", .value = 113},
    {.name = "NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC", .value = 114},
    {.name = "NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC", .value = 115},
    {.name = "NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC", .value = 116},
    {.name = "NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC", .value = 117},
    {.name = "NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC", .value = 118},
    {.name = "NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC", .value = 119},
    {.name = "NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC", .value = 120},
    {.name = "NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC", .value = 121},
    {.name = "NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC", .value = 122},
    {.name = "NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC", .value = 123},
    {.name = "NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC", .value = 124},
    {.name = "NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC", .value = 125},
    {.name = "NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC", .value = 126},
    {.name = "NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC", .value = 127},
    {.name = "NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC", .value = 128},
    {.name = "NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC", .value = 129},
    {.name = "NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC", .value = 130},
    {.name = "NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC", .value = 131},
    {.name = "NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC", .value = 132},
    {.name = "NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC", .value = 133},
    {.name = "NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC", .value = 134},
    {.name = "NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC", .value = 135},
    {.name = "NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC", .value = 136},
    {.name = "NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC", .value = 137},
    {.name = "NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC", .value = 138},
    {.name = "NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC", .value = 139},
    {.name = "NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC", .value = 140},
    {.name = "NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC", .value = 141},
    {.name = "NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC", .value = 142},
    {.name = "NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC", .value = 143},
    {.name = "NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC", .value = 144},
    {.name = "NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC", .value = 145},
    {.name = "NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC", .value = 146},
    {.name = "NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC", .value = 147},
    {.name = "NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC", .value = 148},
    {.name = "NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC", .value = 149},
    {.name = "NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC", .value = 150},
    {.name = "NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC", .value = 151},
    {.name = "NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC", .value = 152},
    {.name = "NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC", .value = 153},
    {.name = "NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC", .value = 154},
    {.name = "NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC", .value = 155},
    {.name = "NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC", .value = 156},
    {.name = "NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC", .value = 157},
    {.name = "NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC", .value = 158},
    {.name = "NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC", .value = 159},
    {.name = "NVML_GPM_METRIC_HOSTMEM_CACHE_HIT", .value = 160},
    {.name = "NVML_GPM_METRIC_HOSTMEM_CACHE_MISS", .value = 161},
    {.name = "NVML_GPM_METRIC_PEERMEM_CACHE_HIT", .value = 162},
    {.name = "NVML_GPM_METRIC_PEERMEM_CACHE_MISS", .value = 163},
    {.name = "NVML_GPM_METRIC_DRAM_CACHE_HIT", .value = 164},
    {.name = "NVML_GPM_METRIC_DRAM_CACHE_MISS", .value = 165},
    {.name = "NVML_GPM_METRIC_NVENC_0_UTIL", .value = 166},
    {.name = "NVML_GPM_METRIC_NVENC_1_UTIL", .value = 167},
    {.name = "NVML_GPM_METRIC_NVENC_2_UTIL", .value = 168},
    {.name = "NVML_GPM_METRIC_NVENC_3_UTIL", .value = 169},
    {.name = "NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED", .value = 170},
    {.name = "NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE", .value = 171},
    {.name = "NVML_GPM_METRIC_GR0_CTXSW_REQUESTS", .value = 172},
    {.name = "NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ", .value = 173},
    {.name = "NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT", .value = 174},
    {.name = "NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED", .value = 175},
    {.name = "NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE", .value = 176},
    {.name = "NVML_GPM_METRIC_GR1_CTXSW_REQUESTS", .value = 177},
    {.name = "NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ", .value = 178},
    {.name = "NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT", .value = 179},
    {.name = "NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED", .value = 180},
    {.name = "NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE", .value = 181},
    {.name = "NVML_GPM_METRIC_GR2_CTXSW_REQUESTS", .value = 182},
    {.name = "NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ", .value = 183},
    {.name = "NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT", .value = 184},
    {.name = "NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED", .value = 185},
    {.name = "NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE", .value = 186},
    {.name = "NVML_GPM_METRIC_GR3_CTXSW_REQUESTS", .value = 187},
    {.name = "NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ", .value = 188},
    {.name = "NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT", .value = 189},
    {.name = "NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED", .value = 190},
    {.name = "NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE", .value = 191},
    {.name = "NVML_GPM_METRIC_GR4_CTXSW_REQUESTS", .value = 192},
    {.name = "NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ", .value = 193},
    {.name = "NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT", .value = 194},
    {.name = "NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED", .value = 195},
    {.name = "NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE", .value = 196},
    {.name = "NVML_GPM_METRIC_GR5_CTXSW_REQUESTS", .value = 197},
    {.name = "NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ", .value = 198},
    {.name = "NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT", .value = 199},
    {.name = "NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED", .value = 200},
    {.name = "NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE", .value = 201},
    {.name = "NVML_GPM_METRIC_GR6_CTXSW_REQUESTS", .value = 202},
    {.name = "NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ", .value = 203},
    {.name = "NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT", .value = 204},
    {.name = "NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED", .value = 205},
    {.name = "NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE", .value = 206},
    {.name = "NVML_GPM_METRIC_GR7_CTXSW_REQUESTS", .value = 207},
    {.name = "NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ", .value = 208},
    {.name = "NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT", .value = 209},
    {.name = "NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC", .value = 212},
    {.name = "NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC", .value = 213},
    {.name = "NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC", .value = 214},
    {.name = "NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC", .value = 215},
    {.name = "NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC", .value = 216},
    {.name = "NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC", .value = 217},
    {.name = "NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC", .value = 218},
    {.name = "NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC", .value = 219},
    {.name = "NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC", .value = 220},
    {.name = "NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC", .value = 221},
    {.name = "NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC", .value = 222},
    {.name = "NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC", .value = 223},
    {.name = "NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC", .value = 224},
    {.name = "NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC", .value = 225},
    {.name = "NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC", .value = 226},
    {.name = "NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC", .value = 227},
    {.name = "NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC", .value = 228},
    {.name = "NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC", .value = 229},
    {.name = "NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC", .value = 230},
    {.name = "NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC", .value = 231},
    {.name = "NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC", .value = 232},
    {.name = "NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC", .value = 233},
    {.name = "NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC", .value = 234},
    {.name = "NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC", .value = 235},
    {.name = "NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC", .value = 236},
    {.name = "NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC", .value = 237},
    {.name = "NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC", .value = 238},
    {.name = "NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC", .value = 239},
    {.name = "NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC", .value = 240},
    {.name = "NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC", .value = 241},
    {.name = "NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC", .value = 242},
    {.name = "NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC", .value = 243},
    {.name = "NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC", .value = 244},
    {.name = "NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC", .value = 245},
    {.name = "NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC", .value = 246},
    {.name = "NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC", .value = 247},
    {.name = "NVML_GPM_METRIC_SM_CYCLES_ELAPSED", .value = 248},
    {.name = "NVML_GPM_METRIC_SM_CYCLES_ACTIVE", .value = 249},
    {.name = "NVML_GPM_METRIC_MMA_CYCLES_ACTIVE", .value = 250},
    {.name = "NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE", .value = 251},
    {.name = "NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE", .value = 252},
    {.name = "NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE", .value = 253},
    {.name = "NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE", .value = 254},
    {.name = "NVML_GPM_METRIC_PCIE_TX", .value = 255},
    {.name = "NVML_GPM_METRIC_PCIE_RX", .value = 256},
    {.name = "NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE", .value = 257},
    {.name = "NVML_GPM_METRIC_FP64_CYCLES_ACTIVE", .value = 258},
    {.name = "NVML_GPM_METRIC_FP32_CYCLES_ACTIVE", .value = 259},
    {.name = "NVML_GPM_METRIC_FP16_CYCLES_ACTIVE", .value = 260},
    {.name = "NVML_GPM_METRIC_NVLINK_L0_RX", .value = 261},
    {.name = "NVML_GPM_METRIC_NVLINK_L0_TX", .value = 262},
    {.name = "NVML_GPM_METRIC_NVLINK_L1_RX", .value = 263},
    {.name = "NVML_GPM_METRIC_NVLINK_L1_TX", .value = 264},
    {.name = "NVML_GPM_METRIC_NVLINK_L2_RX", .value = 265},
    {.name = "NVML_GPM_METRIC_NVLINK_L2_TX", .value = 266},
    {.name = "NVML_GPM_METRIC_NVLINK_L3_RX", .value = 267},
    {.name = "NVML_GPM_METRIC_NVLINK_L3_TX", .value = 268},
    {.name = "NVML_GPM_METRIC_NVLINK_L4_RX", .value = 269},
    {.name = "NVML_GPM_METRIC_NVLINK_L4_TX", .value = 270},
    {.name = "NVML_GPM_METRIC_NVLINK_L5_RX", .value = 271},
    {.name = "NVML_GPM_METRIC_NVLINK_L5_TX", .value = 272},
    {.name = "NVML_GPM_METRIC_NVLINK_L6_RX", .value = 273},
    {.name = "NVML_GPM_METRIC_NVLINK_L6_TX", .value = 274},
    {.name = "NVML_GPM_METRIC_NVLINK_L7_RX", .value = 275},
    {.name = "NVML_GPM_METRIC_NVLINK_L7_TX", .value = 276},
    {.name = "NVML_GPM_METRIC_NVLINK_L8_RX", .value = 277},
    {.name = "NVML_GPM_METRIC_NVLINK_L8_TX", .value = 278},
    {.name = "NVML_GPM_METRIC_NVLINK_L9_RX", .value = 279},
    {.name = "NVML_GPM_METRIC_NVLINK_L9_TX", .value = 280},
    {.name = "NVML_GPM_METRIC_NVLINK_L10_RX", .value = 281},
    {.name = "NVML_GPM_METRIC_NVLINK_L10_TX", .value = 282},
    {.name = "NVML_GPM_METRIC_NVLINK_L11_RX", .value = 283},
    {.name = "NVML_GPM_METRIC_NVLINK_L11_TX", .value = 284},
    {.name = "NVML_GPM_METRIC_NVLINK_L12_RX", .value = 285},
    {.name = "NVML_GPM_METRIC_NVLINK_L12_TX", .value = 286},
    {.name = "NVML_GPM_METRIC_NVLINK_L13_RX", .value = 287},
    {.name = "NVML_GPM_METRIC_NVLINK_L13_TX", .value = 288},
    {.name = "NVML_GPM_METRIC_NVLINK_L14_RX", .value = 289},
    {.name = "NVML_GPM_METRIC_NVLINK_L14_TX", .value = 290},
    {.name = "NVML_GPM_METRIC_NVLINK_L15_RX", .value = 291},
    {.name = "NVML_GPM_METRIC_NVLINK_L15_TX", .value = 292},
    {.name = "NVML_GPM_METRIC_NVLINK_L16_RX", .value = 293},
    {.name = "NVML_GPM_METRIC_NVLINK_L16_TX", .value = 294},
    {.name = "NVML_GPM_METRIC_NVLINK_L17_RX", .value = 295},
    {.name = "NVML_GPM_METRIC_NVLINK_L17_TX", .value = 296},
    {.name = "NVML_GPM_METRIC_NVLINK_L18_RX", .value = 297},
    {.name = "NVML_GPM_METRIC_NVLINK_L18_TX", .value = 298},
    {.name = "NVML_GPM_METRIC_NVLINK_L19_RX", .value = 299},
    {.name = "NVML_GPM_METRIC_NVLINK_L19_TX", .value = 300},
    {.name = "NVML_GPM_METRIC_NVLINK_L20_RX", .value = 301},
    {.name = "NVML_GPM_METRIC_NVLINK_L20_TX", .value = 302},
    {.name = "NVML_GPM_METRIC_NVLINK_L21_RX", .value = 303},
    {.name = "NVML_GPM_METRIC_NVLINK_L21_TX", .value = 304},
    {.name = "NVML_GPM_METRIC_NVLINK_L22_RX", .value = 305},
    {.name = "NVML_GPM_METRIC_NVLINK_L22_TX", .value = 306},
    {.name = "NVML_GPM_METRIC_NVLINK_L23_RX", .value = 307},
    {.name = "NVML_GPM_METRIC_NVLINK_L23_TX", .value = 308},
    {.name = "NVML_GPM_METRIC_NVLINK_L24_RX", .value = 309},
    {.name = "NVML_GPM_METRIC_NVLINK_L24_TX", .value = 310},
    {.name = "NVML_GPM_METRIC_NVLINK_L25_RX", .value = 311},
    {.name = "NVML_GPM_METRIC_NVLINK_L25_TX", .value = 312},
    {.name = "NVML_GPM_METRIC_NVLINK_L26_RX", .value = 313},
    {.name = "NVML_GPM_METRIC_NVLINK_L26_TX", .value = 314},
    {.name = "NVML_GPM_METRIC_NVLINK_L27_RX", .value = 315},
    {.name = "NVML_GPM_METRIC_NVLINK_L27_TX", .value = 316},
    {.name = "NVML_GPM_METRIC_NVLINK_L28_RX", .value = 317},
    {.name = "NVML_GPM_METRIC_NVLINK_L28_TX", .value = 318},
    {.name = "NVML_GPM_METRIC_NVLINK_L29_RX", .value = 319},
    {.name = "NVML_GPM_METRIC_NVLINK_L29_TX", .value = 320},
    {.name = "NVML_GPM_METRIC_NVLINK_L30_RX", .value = 321},
    {.name = "NVML_GPM_METRIC_NVLINK_L30_TX", .value = 322},
    {.name = "NVML_GPM_METRIC_NVLINK_L31_RX", .value = 323},
    {.name = "NVML_GPM_METRIC_NVLINK_L31_TX", .value = 324},
    {.name = "NVML_GPM_METRIC_NVLINK_L32_RX", .value = 325},
    {.name = "NVML_GPM_METRIC_NVLINK_L32_TX", .value = 326},
    {.name = "NVML_GPM_METRIC_NVLINK_L33_RX", .value = 327},
    {.name = "NVML_GPM_METRIC_NVLINK_L33_TX", .value = 328},
    {.name = "NVML_GPM_METRIC_NVLINK_L34_RX", .value = 329},
    {.name = "NVML_GPM_METRIC_NVLINK_L34_TX", .value = 330},
    {.name = "NVML_GPM_METRIC_NVLINK_L35_RX", .value = 331},
    {.name = "NVML_GPM_METRIC_NVLINK_L35_TX", .value = 332},
    {.name = "NVML_GPM_METRIC_NVLINK_L36_RX", .value = 333},
    {.name = "NVML_GPM_METRIC_NVLINK_L36_TX", .value = 334},
    {.name = "NVML_GPM_METRIC_NVLINK_L37_RX", .value = 335},
    {.name = "NVML_GPM_METRIC_NVLINK_L37_TX", .value = 336},
    {.name = "NVML_GPM_METRIC_NVLINK_L38_RX", .value = 337},
    {.name = "NVML_GPM_METRIC_NVLINK_L38_TX", .value = 338},
    {.name = "NVML_GPM_METRIC_NVLINK_L39_RX", .value = 339},
    {.name = "NVML_GPM_METRIC_NVLINK_L39_TX", .value = 340},
    {.name = "NVML_GPM_METRIC_NVLINK_L40_RX", .value = 341},
    {.name = "NVML_GPM_METRIC_NVLINK_L40_TX", .value = 342},
    {.name = "NVML_GPM_METRIC_NVLINK_L41_RX", .value = 343},
    {.name = "NVML_GPM_METRIC_NVLINK_L41_TX", .value = 344},
    {.name = "NVML_GPM_METRIC_NVLINK_L42_RX", .value = 345},
    {.name = "NVML_GPM_METRIC_NVLINK_L42_TX", .value = 346},
    {.name = "NVML_GPM_METRIC_NVLINK_L43_RX", .value = 347},
    {.name = "NVML_GPM_METRIC_NVLINK_L43_TX", .value = 348},
    {.name = "NVML_GPM_METRIC_NVLINK_L44_RX", .value = 349},
    {.name = "NVML_GPM_METRIC_NVLINK_L44_TX", .value = 350},
    {.name = "NVML_GPM_METRIC_NVLINK_L45_RX", .value = 351},
    {.name = "NVML_GPM_METRIC_NVLINK_L45_TX", .value = 352},
    {.name = "NVML_GPM_METRIC_NVLINK_L46_RX", .value = 353},
    {.name = "NVML_GPM_METRIC_NVLINK_L46_TX", .value = 354},
    {.name = "NVML_GPM_METRIC_NVLINK_L47_RX", .value = 355},
    {.name = "NVML_GPM_METRIC_NVLINK_L47_TX", .value = 356},
    {.name = "NVML_GPM_METRIC_NVLINK_L48_RX", .value = 357},
    {.name = "NVML_GPM_METRIC_NVLINK_L48_TX", .value = 358},
    {.name = "NVML_GPM_METRIC_NVLINK_L49_RX", .value = 359},
    {.name = "NVML_GPM_METRIC_NVLINK_L49_TX", .value = 360},
    {.name = "NVML_GPM_METRIC_NVLINK_L50_RX", .value = 361},
    {.name = "NVML_GPM_METRIC_NVLINK_L50_TX", .value = 362},
    {.name = "NVML_GPM_METRIC_NVLINK_L51_RX", .value = 363},
    {.name = "NVML_GPM_METRIC_NVLINK_L51_TX", .value = 364},
    {.name = "NVML_GPM_METRIC_NVLINK_L52_RX", .value = 365},
    {.name = "NVML_GPM_METRIC_NVLINK_L52_TX", .value = 366},
    {.name = "NVML_GPM_METRIC_NVLINK_L53_RX", .value = 367},
    {.name = "NVML_GPM_METRIC_NVLINK_L53_TX", .value = 368},
    {.name = "NVML_GPM_METRIC_NVLINK_L54_RX", .value = 369},
    {.name = "NVML_GPM_METRIC_NVLINK_L54_TX", .value = 370},
    {.name = "NVML_GPM_METRIC_NVLINK_L55_RX", .value = 371},
    {.name = "NVML_GPM_METRIC_NVLINK_L55_TX", .value = 372},
    {.name = "NVML_GPM_METRIC_NVLINK_L56_RX", .value = 373},
    {.name = "NVML_GPM_METRIC_NVLINK_L56_TX", .value = 374},
    {.name = "NVML_GPM_METRIC_NVLINK_L57_RX", .value = 375},
    {.name = "NVML_GPM_METRIC_NVLINK_L57_TX", .value = 376},
    {.name = "NVML_GPM_METRIC_NVLINK_L58_RX", .value = 377},
    {.name = "NVML_GPM_METRIC_NVLINK_L58_TX", .value = 378},
    {.name = "NVML_GPM_METRIC_NVLINK_L59_RX", .value = 379},
    {.name = "NVML_GPM_METRIC_NVLINK_L59_TX", .value = 380},
    {.name = "NVML_GPM_METRIC_NVLINK_L60_RX", .value = 381},
    {.name = "NVML_GPM_METRIC_NVLINK_L60_TX", .value = 382},
    {.name = "NVML_GPM_METRIC_NVLINK_L61_RX", .value = 383},
    {.name = "NVML_GPM_METRIC_NVLINK_L61_TX", .value = 384},
    {.name = "NVML_GPM_METRIC_NVLINK_L62_RX", .value = 385},
    {.name = "NVML_GPM_METRIC_NVLINK_L62_TX", .value = 386},
    {.name = "NVML_GPM_METRIC_NVLINK_L63_RX", .value = 387},
    {.name = "NVML_GPM_METRIC_NVLINK_L63_TX", .value = 388},
    {.name = "NVML_GPM_METRIC_NVLINK_L64_RX", .value = 389},
    {.name = "NVML_GPM_METRIC_NVLINK_L64_TX", .value = 390},
    {.name = "NVML_GPM_METRIC_NVLINK_L65_RX", .value = 391},
    {.name = "NVML_GPM_METRIC_NVLINK_L65_TX", .value = 392},
    {.name = "NVML_GPM_METRIC_NVLINK_L66_RX", .value = 393},
    {.name = "NVML_GPM_METRIC_NVLINK_L66_TX", .value = 394},
    {.name = "NVML_GPM_METRIC_NVLINK_L67_RX", .value = 395},
    {.name = "NVML_GPM_METRIC_NVLINK_L67_TX", .value = 396},
    {.name = "NVML_GPM_METRIC_NVLINK_L68_RX", .value = 397},
    {.name = "NVML_GPM_METRIC_NVLINK_L68_TX", .value = 398},
    {.name = "NVML_GPM_METRIC_NVLINK_L69_RX", .value = 399},
    {.name = "NVML_GPM_METRIC_NVLINK_L69_TX", .value = 400},
    {.name = "NVML_GPM_METRIC_NVLINK_L70_RX", .value = 401},
    {.name = "NVML_GPM_METRIC_NVLINK_L70_TX", .value = 402},
    {.name = "NVML_GPM_METRIC_NVLINK_L71_RX", .value = 403},
    {.name = "NVML_GPM_METRIC_NVLINK_L71_TX", .value = 404},
    {.name = "NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC", .value = 405},
    {.name = "NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC", .value = 406},
    {.name = "NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC", .value = 407},
    {.name = "NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC", .value = 408},
    {.name = "NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC", .value = 409},
    {.name = "NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC", .value = 410},
    {.name = "NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC", .value = 411},
    {.name = "NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC", .value = 412},
    {.name = "NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC", .value = 413},
    {.name = "NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC", .value = 414},
    {.name = "NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC", .value = 415},
    {.name = "NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC", .value = 416},
    {.name = "NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC", .value = 417},
    {.name = "NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC", .value = 418},
    {.name = "NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC", .value = 419},
    {.name = "NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC", .value = 420},
    {.name = "NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC", .value = 421},
    {.name = "NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC", .value = 422},
    {.name = "NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC", .value = 423},
    {.name = "NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC", .value = 424},
    {.name = "NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC", .value = 425},
    {.name = "NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC", .value = 426},
    {.name = "NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC", .value = 427},
    {.name = "NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC", .value = 428},
    {.name = "NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC", .value = 429},
    {.name = "NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC", .value = 430},
    {.name = "NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC", .value = 431},
    {.name = "NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC", .value = 432},
    {.name = "NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC", .value = 433},
    {.name = "NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC", .value = 434},
    {.name = "NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC", .value = 435},
    {.name = "NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC", .value = 436},
    {.name = "NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC", .value = 437},
    {.name = "NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC", .value = 438},
    {.name = "NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC", .value = 439},
    {.name = "NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC", .value = 440},
    {.name = "NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC", .value = 441},
    {.name = "NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC", .value = 442},
    {.name = "NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC", .value = 443},
    {.name = "NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC", .value = 444},
    {.name = "NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC", .value = 445},
    {.name = "NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC", .value = 446},
    {.name = "NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC", .value = 447},
    {.name = "NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC", .value = 448},
    {.name = "NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC", .value = 449},
    {.name = "NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC", .value = 450},
    {.name = "NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC", .value = 451},
    {.name = "NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC", .value = 452},
    {.name = "NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC", .value = 453},
    {.name = "NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC", .value = 454},
    {.name = "NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC", .value = 455},
    {.name = "NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC", .value = 456},
    {.name = "NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC", .value = 457},
    {.name = "NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC", .value = 458},
    {.name = "NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC", .value = 459},
    {.name = "NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC", .value = 460},
    {.name = "NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC", .value = 461},
    {.name = "NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC", .value = 462},
    {.name = "NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC", .value = 463},
    {.name = "NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC", .value = 464},
    {.name = "NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC", .value = 465},
    {.name = "NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC", .value = 466},
    {.name = "NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC", .value = 467},
    {.name = "NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC", .value = 468},
    {.name = "NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC", .value = 469},
    {.name = "NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC", .value = 470},
    {.name = "NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC", .value = 471},
    {.name = "NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC", .value = 472},
    {.name = "NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC", .value = 473},
    {.name = "NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC", .value = 474},
    {.name = "NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC", .value = 475},
    {.name = "NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC", .value = 476},
    {.name = "NVML_GPM_METRIC_MAX", .value = 477},
};
CB_ENUM_TABLE(nvmlGpmMetricId_t, .c_name = "nvmlGpmMetricId_t");

static const cb_enumerator items_nvmlPowerProfileType_t[] = {
    {.name = "NVML_POWER_PROFILE_MAX_P", .value = 0},
    {.name = "NVML_POWER_PROFILE_MAX_Q", .value = 1},
    {.name = "NVML_POWER_PROFILE_COMPUTE", .value = 2},
    {.name = "NVML_POWER_PROFILE_MEMORY_BOUND", .value = 3},
    {.name = "NVML_POWER_PROFILE_NETWORK", .value = 4},
    {.name = "NVML_POWER_PROFILE_BALANCED", .value = 5},
    {.name = "NVML_POWER_PROFILE_LLM_INFERENCE", .value = 6},
    {.name = "NVML_POWER_PROFILE_LLM_TRAINING", .value = 7},
    {.name = "NVML_POWER_PROFILE_RBM", .value = 8},
    {.name = "NVML_POWER_PROFILE_DCPCIE", .value = 9},
    {.name = "NVML_POWER_PROFILE_HMMA_SPARSE", .value = 10},
    {.name = "NVML_POWER_PROFILE_HMMA_DENSE", .value = 11},
    {.name = "NVML_POWER_PROFILE_SYNC_BALANCED", .value = 12},
    {.name = "NVML_POWER_PROFILE_HPC", .value = 13},
    {.name = "NVML_POWER_PROFILE_MIG", .value = 14},
    {.name = "NVML_POWER_PROFILE_MAX_Q_1", .value = 15},
    {.name = "NVML_POWER_PROFILE_NETWORK_BOUND", .value = 16},
    {.name = "NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE", .value = 17},
    {.name = "NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE", .value = 18},
    {.name = "NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE", .value = 19},
    {.name = "NVML_POWER_PROFILE_TRAINING", .value = 20},
    {.name = "NVML_POWER_PROFILE_INFERENCE", .value = 21},
    {.name = "NVML_POWER_PROFILE_MAX_Q_2", .value = 22},
    {.name = "NVML_POWER_PROFILE_MAX_Q_3", .value = 23},
    {.name = "NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND", .value = 24},
    {.name = "NVML_POWER_PROFILE_MAX", .value = 25},
};
CB_ENUM_TABLE(nvmlPowerProfileType_t, .c_name = "nvmlPowerProfileType_t");

static const cb_enumerator items_nvmlPowerProfileOperation_t[] = {
    {.name = "NVML_POWER_PROFILE_OPERATION_CLEAR", .value = 0},
    {.name = "NVML_POWER_PROFILE_OPERATION_SET", .value = 1},
    {.name = "NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE", .value = 2},
    {.name = "NVML_POWER_PROFILE_OPERATION_MAX", .value = 3},
};
CB_ENUM_TABLE(nvmlPowerProfileOperation_t, .c_name = "nvmlPowerProfileOperation_t");

static const nvmlPciInfoExt_t initial_nvmlPciInfoExt_v1_t = {.version = nvmlPciInfoExt_v1};
static const cb_field fields_nvmlPciInfoExt_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("domain", INT, 4, 4, "unsigned int"),
    CB_NUMBER("bus", INT, 8, 4, "unsigned int"),
    CB_NUMBER("device", INT, 12, 4, "unsigned int"),
    CB_NUMBER("pciDeviceId", INT, 16, 4, "unsigned int"),
    CB_NUMBER("pciSubSystemId", INT, 20, 4, "unsigned int"),
    CB_NUMBER("baseClass", INT, 24, 4, "unsigned int"),
    CB_NUMBER("subClass", INT, 28, 4, "unsigned int"),
    CB_ITEMS("busId", CHARS, 32, 1, 32, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(nvmlPciInfoExt_v1_t, .size = 64, .initial = &initial_nvmlPciInfoExt_v1_t);

static const cb_field fields_nvmlPciInfo_t[] = {
    CB_ITEMS("busIdLegacy", CHARS, 0, 1, 16, CB_NO_CLASS, true, "char"),
    CB_NUMBER("domain", INT, 16, 4, "unsigned int"),
    CB_NUMBER("bus", INT, 20, 4, "unsigned int"),
    CB_NUMBER("device", INT, 24, 4, "unsigned int"),
    CB_NUMBER("pciDeviceId", INT, 28, 4, "unsigned int"),
    CB_NUMBER("pciSubSystemId", INT, 32, 4, "unsigned int"),
    CB_ITEMS("busId", CHARS, 36, 1, 32, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(nvmlPciInfo_t, .size = 68);

static const cb_field fields_nvmlEccErrorCounts_t[] = {
    CB_NUMBER("l1Cache", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("l2Cache", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("deviceMemory", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("registerFile", INT, 24, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlEccErrorCounts_t, .size = 32);

static const cb_field fields_nvmlUtilization_t[] = {
    CB_NUMBER("gpu", INT, 0, 4, "unsigned int"),
    CB_NUMBER("memory", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlUtilization_t, .size = 8);

static const cb_field fields_nvmlMemory_t[] = {
    CB_NUMBER("total", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("free", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("used", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlMemory_t, .size = 24);

static const nvmlMemory_v2_t initial_nvmlMemory_v2_t = {.version = nvmlMemory_v2};
static const cb_field fields_nvmlMemory_v2_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("total", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("reserved", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("free", INT, 24, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("used", INT, 32, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlMemory_v2_t, .size = 40, .initial = &initial_nvmlMemory_v2_t);

static const cb_field fields_nvmlSetMemoryLimits_v1_t[] = {
    CB_KEPT("nameSpace", STRING, 0, 8, CB_NO_CLASS, 0, "const char *"),
    CB_NUMBER("softLimit", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("hardLimit", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlSetMemoryLimits_v1_t, .size = 24, .slot_count = 1);

static const cb_field fields_nvmlGetMemoryLimits_v1_t[] = {
    CB_KEPT("nameSpace", STRING, 0, 8, CB_NO_CLASS, 0, "const char *"),
    CB_NUMBER("softLimit", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("hardLimit", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("currentUsed", INT, 24, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlGetMemoryLimits_v1_t, .size = 32, .slot_count = 1);

static const cb_field fields_nvmlBAR1Memory_t[] = {
    CB_NUMBER("bar1Total", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("bar1Free", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("bar1Used", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlBAR1Memory_t, .size = 24);

static const cb_field fields_nvmlProcessInfo_v1_t[] = {
    CB_NUMBER("pid", INT, 0, 4, "unsigned int"),
    CB_NUMBER("usedGpuMemory", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlProcessInfo_v1_t, .size = 16);

static const cb_field fields_nvmlProcessInfo_v2_t[] = {
    CB_NUMBER("pid", INT, 0, 4, "unsigned int"),
    CB_NUMBER("usedGpuMemory", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("gpuInstanceId", INT, 16, 4, "unsigned int"),
    CB_NUMBER("computeInstanceId", INT, 20, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlProcessInfo_v2_t, .size = 24);

static const cb_field fields_nvmlProcessDetail_v1_t[] = {
    CB_NUMBER("pid", INT, 0, 4, "unsigned int"),
    CB_NUMBER("usedGpuMemory", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("gpuInstanceId", INT, 16, 4, "unsigned int"),
    CB_NUMBER("computeInstanceId", INT, 20, 4, "unsigned int"),
    CB_NUMBER("usedGpuCcProtectedMemory", INT, 24, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlProcessDetail_v1_t, .size = 32);

static const nvmlProcessDetailList_t initial_nvmlProcessDetailList_v1_t = {
    .version = nvmlProcessDetailList_v1};
static const cb_field fields_nvmlProcessDetailList_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("mode", INT, 4, 4, "unsigned int"),
    CB_NUMBER("numProcArrayEntries", INT, 8, 4, "unsigned int"),
    CB_KEPT("procArray", ARRAY_ADDRESS, 16, 8, T_nvmlProcessDetail_v1_t, 0,
        "nvmlProcessDetail_v1_t *"),
};
CB_RECORD_TABLE(nvmlProcessDetailList_v1_t, .size = 24, .slot_count = 1,
    .initial = &initial_nvmlProcessDetailList_v1_t);

static const cb_field fields_nvmlDeviceAttributes_t[] = {
    CB_NUMBER("multiprocessorCount", INT, 0, 4, "unsigned int"),
    CB_NUMBER("sharedCopyEngineCount", INT, 4, 4, "unsigned int"),
    CB_NUMBER("sharedDecoderCount", INT, 8, 4, "unsigned int"),
    CB_NUMBER("sharedEncoderCount", INT, 12, 4, "unsigned int"),
    CB_NUMBER("sharedJpegCount", INT, 16, 4, "unsigned int"),
    CB_NUMBER("sharedOfaCount", INT, 20, 4, "unsigned int"),
    CB_NUMBER("gpuInstanceSliceCount", INT, 24, 4, "unsigned int"),
    CB_NUMBER("computeInstanceSliceCount", INT, 28, 4, "unsigned int"),
    CB_NUMBER("memorySizeMB", INT, 32, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlDeviceAttributes_t, .size = 40);

static const cb_field fields_nvmlC2cModeInfo_v1_t[] = {
    CB_NUMBER("isC2cEnabled", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlC2cModeInfo_v1_t, .size = 4);

static const nvmlDeviceAddressingMode_t initial_nvmlDeviceAddressingMode_v1_t = {
    .version = nvmlDeviceAddressingMode_v1};
static const cb_field fields_nvmlDeviceAddressingMode_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("value", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlDeviceAddressingMode_v1_t, .size = 8,
    .initial = &initial_nvmlDeviceAddressingMode_v1_t);

static const nvmlRepairStatus_t initial_nvmlRepairStatus_v1_t = {.version = nvmlRepairStatus_v1};
static const cb_field fields_nvmlRepairStatus_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("bChannelRepairPending", INT, 4, 4, "unsigned int"),
    CB_NUMBER("bTpcRepairPending", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlRepairStatus_v1_t, .size = 12, .initial = &initial_nvmlRepairStatus_v1_t);

static const cb_field fields_nvmlUnrepairableMemoryStatus_v1_t[] = {
    CB_NUMBER("bUnrepairableMemory", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlUnrepairableMemoryStatus_v1_t, .size = 4);

static const cb_field fields_nvmlRowRemapperHistogramValues_t[] = {
    CB_NUMBER("max", INT, 0, 4, "unsigned int"),
    CB_NUMBER("high", INT, 4, 4, "unsigned int"),
    CB_NUMBER("partial", INT, 8, 4, "unsigned int"),
    CB_NUMBER("low", INT, 12, 4, "unsigned int"),
    CB_NUMBER("none", INT, 16, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlRowRemapperHistogramValues_t, .size = 20);

static const cb_field fields_nvmlNvLinkUtilizationControl_t[] = {
    CB_VALUE("units", ENUM, 0, 4, T_nvmlNvLinkUtilizationCountUnits_t,
        "nvmlNvLinkUtilizationCountUnits_t"),
    CB_VALUE("pktfilter", ENUM, 4, 4, T_nvmlNvLinkUtilizationCountPktTypes_t,
        "nvmlNvLinkUtilizationCountPktTypes_t"),
};
CB_RECORD_TABLE(nvmlNvLinkUtilizationControl_t, .size = 8);

static const cb_field fields_nvmlBridgeChipInfo_t[] = {
    CB_VALUE("type", ENUM, 0, 4, T_nvmlBridgeChipType_t, "nvmlBridgeChipType_t"),
    CB_NUMBER("fwVersion", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlBridgeChipInfo_t, .size = 8);

static const cb_field fields_nvmlBridgeChipHierarchy_t[] = {
    CB_NUMBER("bridgeCount", INT, 0, 1, "unsigned char"),
    CB_ITEMS("bridgeChipInfo", LIST_RECORD, 4, 8, 128, T_nvmlBridgeChipInfo_t, false,
        "nvmlBridgeChipInfo_t"),
};
CB_RECORD_TABLE(nvmlBridgeChipHierarchy_t, .size = 1028);

static const cb_field fields_nvmlValue_t[] = {
    CB_NUMBER("dVal", FLOAT, 0, 8, "double"),
    CB_SIGNED("siVal", INT, 0, 4, "int"),
    CB_NUMBER("uiVal", INT, 0, 4, "unsigned int"),
    CB_NUMBER("ulVal", INT, 0, 8, "unsigned long"),
    CB_NUMBER("ullVal", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_SIGNED("sllVal", INT, 0, 8, CB_LONG_LONG),
    CB_NUMBER("usVal", INT, 0, 2, "unsigned short"),
};
CB_RECORD_TABLE(nvmlValue_t, .size = 8);

static const cb_field fields_nvmlSample_t[] = {
    CB_NUMBER("timeStamp", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("sampleValue", RECORD, 8, 8, T_nvmlValue_t, 0, "nvmlValue_t"),
};
CB_RECORD_TABLE(nvmlSample_t, .size = 16, .slot_count = 1);

static const cb_field fields_nvmlViolationTime_t[] = {
    CB_NUMBER("referenceTime", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("violationTime", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlViolationTime_t, .size = 16);

static const cb_field fields_nvmlGpuThermalSettings_t[] = {
    CB_NUMBER("count", INT, 0, 4, "unsigned int"),
    CB_ITEMS("sensor", LIST_RECORD, 4, 20, 3, T_nvmlGpuThermalSettings_t_anon0, false,
        "nvmlGpuThermalSettings_t_anon0"),
};
CB_RECORD_TABLE(nvmlGpuThermalSettings_t, .size = 64);

static const cb_field fields_nvmlGpuThermalSettings_t_anon0[] = {
    CB_ITEMS("controller", ENUM, 0, 4, 1, T_nvmlThermalController_t, true,
        "nvmlThermalController_t"),
    CB_SIGNED("defaultMinTemp", INT, 4, 4, "int"),
    CB_SIGNED("defaultMaxTemp", INT, 8, 4, "int"),
    CB_SIGNED("currentTemp", INT, 12, 4, "int"),
    CB_ITEMS("target", ENUM, 16, 4, 1, T_nvmlThermalTarget_t, true, "nvmlThermalTarget_t"),
};
CB_RECORD_TABLE(nvmlGpuThermalSettings_t_anon0, .size = 20, .is_anonymous = true,
    .anonymous_offset = 4);

static const nvmlCoolerInfo_t initial_nvmlCoolerInfo_v1_t = {.version = nvmlCoolerInfo_v1};
static const cb_field fields_nvmlCoolerInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("index", INT, 4, 4, "unsigned int"),
    CB_VALUE("signalType", ENUM, 8, 4, T_nvmlCoolerControl_t, "nvmlCoolerControl_t"),
    CB_VALUE("target", ENUM, 12, 4, T_nvmlCoolerTarget_t, "nvmlCoolerTarget_t"),
};
CB_RECORD_TABLE(nvmlCoolerInfo_v1_t, .size = 16, .initial = &initial_nvmlCoolerInfo_v1_t);

static const cb_field fields_nvmlUUIDValue_t[] = {
    CB_ITEMS("str", CHARS, 0, 1, 41, CB_NO_CLASS, true, "char"),
    CB_ITEMS("bytes", BLOB, 0, 1, 16, CB_NO_CLASS, false, "unsigned char"),
};
CB_RECORD_TABLE(nvmlUUIDValue_t, .size = 41);

static const nvmlUUID_t initial_nvmlUUID_v1_t = {.version = nvmlUUID_v1};
static const cb_field fields_nvmlUUID_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("type", INT, 4, 4, "unsigned int"),
    CB_KEPT("value", RECORD, 8, 41, T_nvmlUUIDValue_t, 0, "nvmlUUIDValue_t"),
};
CB_RECORD_TABLE(nvmlUUID_v1_t, .size = 52, .slot_count = 1, .initial = &initial_nvmlUUID_v1_t);

static const nvmlPdi_t initial_nvmlPdi_v1_t = {.version = nvmlPdi_v1};
static const cb_field fields_nvmlPdi_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("value", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlPdi_v1_t, .size = 16, .initial = &initial_nvmlPdi_v1_t);

static const cb_field fields_nvmlPmgrPwrTuple_t[] = {
    CB_NUMBER("pwrmW", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlPmgrPwrTuple_t, .size = 4);

static const cb_field fields_nvmlRailMetrics_t[] = {
    CB_NUMBER("freqkHz", INT, 0, 4, "unsigned int"),
    CB_NUMBER("utilPct", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlRailMetrics_t, .size = 16);

static const cb_field fields_nvmlCoreRailMetrics_t[] = {
    CB_ITEMS("rails", LIST_RECORD, 0, 16, 2, T_nvmlRailMetrics_t, false, "nvmlRailMetrics_t"),
};
CB_RECORD_TABLE(nvmlCoreRailMetrics_t, .size = 32);

static const cb_field fields_nvmlPwrModelMetricsDlppm1xPerf_t[] = {
    CB_NUMBER("perfms", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlPwrModelMetricsDlppm1xPerf_t, .size = 4);

static const cb_field fields_nvmlPwrModelMetricsDlppm1x_t[] = {
    CB_NUMBER("bValid", INT, 0, 1, "unsigned char"),
    CB_KEPT("coreRail", RECORD, 8, 32, T_nvmlCoreRailMetrics_t, 0, "nvmlCoreRailMetrics_t"),
    CB_KEPT("fbRail", RECORD, 40, 16, T_nvmlRailMetrics_t, 1, "nvmlRailMetrics_t"),
    CB_KEPT("tgpPwrTuple", RECORD, 56, 4, T_nvmlPmgrPwrTuple_t, 2, "nvmlPmgrPwrTuple_t"),
    CB_KEPT("perfMetrics", RECORD, 60, 4, T_nvmlPwrModelMetricsDlppm1xPerf_t, 3,
        "nvmlPwrModelMetricsDlppm1xPerf_t"),
};
CB_RECORD_TABLE(nvmlPwrModelMetricsDlppm1x_t, .size = 64, .slot_count = 4);

static const cb_field fields_nvmlPwrModelMetricsDlppm1xDramclkEstimates_t[] = {
    CB_ITEMS("estimatedMetrics", LIST_RECORD, 0, 64, 8, T_nvmlPwrModelMetricsDlppm1x_t, false,
        "nvmlPwrModelMetricsDlppm1x_t"),
    CB_NUMBER("numEstimatedMetrics", INT, 512, 1, "unsigned char"),
};
CB_RECORD_TABLE(nvmlPwrModelMetricsDlppm1xDramclkEstimates_t, .size = 520);

static const cb_field fields_nvmlObservedMetrics_t[] = {
    CB_ITEMS("initialDramclkEst", LIST_RECORD, 0, 520, 3,
        T_nvmlPwrModelMetricsDlppm1xDramclkEstimates_t, false,
        "nvmlPwrModelMetricsDlppm1xDramclkEstimates_t"),
    CB_NUMBER("bValid", INT, 1560, 1, "unsigned char"),
    CB_KEPT("coreRail", RECORD, 1568, 32, T_nvmlCoreRailMetrics_t, 0, "nvmlCoreRailMetrics_t"),
    CB_KEPT("fbRail", RECORD, 1600, 16, T_nvmlRailMetrics_t, 1, "nvmlRailMetrics_t"),
    CB_KEPT("tgpPwrTuple", RECORD, 1616, 4, T_nvmlPmgrPwrTuple_t, 2, "nvmlPmgrPwrTuple_t"),
    CB_KEPT("perfMetrics", RECORD, 1620, 4, T_nvmlPwrModelMetricsDlppm1xPerf_t, 3,
        "nvmlPwrModelMetricsDlppm1xPerf_t"),
};
CB_RECORD_TABLE(nvmlObservedMetrics_t, .size = 1624, .slot_count = 4);

static const cb_field fields_nvmlPerfMetricsDlppc2xSample_t[] = {
    CB_KEPT("observedMetrics", RECORD, 0, 1624, T_nvmlObservedMetrics_t, 0,
        "nvmlObservedMetrics_t"),
};
CB_RECORD_TABLE(nvmlPerfMetricsDlppc2xSample_t, .size = 1624, .slot_count = 1);

static const cb_field fields_nvmlPwrModelMetricsSamplePfpp1x_t[] = {
    CB_ITEMS("freqkHz", LIST_INT, 0, 4, 16, CB_NO_CLASS, false, "unsigned int"),
    CB_NUMBER("estTgpPwrmW", INT, 64, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlPwrModelMetricsSamplePfpp1x_t, .size = 68);

static const cb_field fields_nvmlPwrModelOperatingPointPfpp1x_t[] = {
    CB_NUMBER("freqkHz", INT, 0, 4, "unsigned int"),
    CB_NUMBER("pwrmW", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlPwrModelOperatingPointPfpp1x_t, .size = 8);

static const cb_field fields_nvmlPwrModelMetricsPfpp1x_t[] = {
    CB_NUMBER("numVfPoints", INT, 0, 1, "unsigned char"),
    CB_ITEMS("estimatedMetrics", LIST_RECORD, 4, 68, 32, T_nvmlPwrModelMetricsSamplePfpp1x_t,
        false, "nvmlPwrModelMetricsSamplePfpp1x_t"),
    CB_NUMBER("bValid", INT, 2180, 1, "unsigned char"),
    CB_KEPT("maxPerfPerWattPoint", RECORD, 2184, 8, T_nvmlPwrModelOperatingPointPfpp1x_t, 0,
        "nvmlPwrModelOperatingPointPfpp1x_t"),
    CB_KEPT("fmaxAtVmaxPoint", RECORD, 2192, 8, T_nvmlPwrModelOperatingPointPfpp1x_t, 1,
        "nvmlPwrModelOperatingPointPfpp1x_t"),
    CB_NUMBER("tgpHeadroommW", INT, 2200, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlPwrModelMetricsPfpp1x_t, .size = 2204, .slot_count = 2);

static const cb_field fields_nvmlPerfMetricsPfpp1xSample_t[] = {
    CB_KEPT("estimatedMetrics", RECORD, 0, 2204, T_nvmlPwrModelMetricsPfpp1x_t, 0,
        "nvmlPwrModelMetricsPfpp1x_t"),
};
CB_RECORD_TABLE(nvmlPerfMetricsPfpp1xSample_t, .size = 2204, .slot_count = 1);

static const cb_field fields_nvmlPerfMetricControllerSample_t[] = {
    CB_NUMBER("controllerType", INT, 0, 4, "unsigned int"),
    CB_KEPT("data", RECORD, 8, 2208, T_nvmlPerfMetricControllerSample_t_anon0, 0,
        "nvmlPerfMetricControllerSample_t_anon0"),
};
CB_RECORD_TABLE(nvmlPerfMetricControllerSample_t, .size = 2216, .slot_count = 1);

static const cb_field fields_nvmlPerfMetricControllerSample_t_anon0[] = {
    CB_KEPT("dlppc2x", RECORD, 0, 1624, T_nvmlPerfMetricsDlppc2xSample_t, 0,
        "nvmlPerfMetricsDlppc2xSample_t"),
    CB_KEPT("pfpp1x", RECORD, 0, 2204, T_nvmlPerfMetricsPfpp1xSample_t, 1,
        "nvmlPerfMetricsPfpp1xSample_t"),
};
CB_RECORD_TABLE(nvmlPerfMetricControllerSample_t_anon0, .size = 2208, .slot_count = 2,
    .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_nvmlPerfMetricsSample_t[] = {
    CB_NUMBER("numControllerData", INT, 0, 1, "unsigned char"),
    CB_ITEMS("controllerData", LIST_RECORD, 8, 2216, 4, T_nvmlPerfMetricControllerSample_t, false,
        "nvmlPerfMetricControllerSample_t"),
};
CB_RECORD_TABLE(nvmlPerfMetricsSample_t, .size = 8872);

static const cb_field fields_nvmlPerfMetricsSamples_v1_t[] = {
    CB_NUMBER("numSamples", INT, 0, 4, "unsigned int"),
    CB_ITEMS("samples", LIST_RECORD, 8, 8872, 13, T_nvmlPerfMetricsSample_t, false,
        "nvmlPerfMetricsSample_t"),
};
CB_RECORD_TABLE(nvmlPerfMetricsSamples_v1_t, .size = 115344);

static const cb_field fields_nvmlBBXTimeData_v1_t[] = {
    CB_NUMBER("timeRun", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlBBXTimeData_v1_t, .size = 4);

static const cb_field fields_nvmlGpuUptime_v1_t[] = {
    CB_NUMBER("uptime", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlGpuUptime_v1_t, .size = 4);

static const nvmlDramEncryptionInfo_t initial_nvmlDramEncryptionInfo_v1_t = {
    .version = nvmlDramEncryptionInfo_v1};
static const cb_field fields_nvmlDramEncryptionInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_VALUE("encryptionState", ENUM, 4, 4, T_nvmlEnableState_t, "nvmlEnableState_t"),
};
CB_RECORD_TABLE(nvmlDramEncryptionInfo_v1_t, .size = 8,
    .initial = &initial_nvmlDramEncryptionInfo_v1_t);

static const nvmlMarginTemperature_t initial_nvmlMarginTemperature_v1_t = {
    .version = nvmlMarginTemperature_v1};
static const cb_field fields_nvmlMarginTemperature_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_SIGNED("marginTemperature", INT, 4, 4, "int"),
};
CB_RECORD_TABLE(nvmlMarginTemperature_v1_t, .size = 8,
    .initial = &initial_nvmlMarginTemperature_v1_t);

static const cb_field fields_nvmlClkMonFaultInfo_t[] = {
    CB_NUMBER("clkApiDomain", INT, 0, 4, "unsigned int"),
    CB_NUMBER("clkDomainFaultMask", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlClkMonFaultInfo_t, .size = 8);

static const cb_field fields_nvmlClkMonStatus_t[] = {
    CB_NUMBER("bGlobalStatus", INT, 0, 4, "unsigned int"),
    CB_NUMBER("clkMonListSize", INT, 4, 4, "unsigned int"),
    CB_ITEMS("clkMonList", LIST_RECORD, 8, 8, 32, T_nvmlClkMonFaultInfo_t, false,
        "nvmlClkMonFaultInfo_t"),
};
CB_RECORD_TABLE(nvmlClkMonStatus_t, .size = 264);

static const nvmlClockOffset_t initial_nvmlClockOffset_v1_t = {.version = nvmlClockOffset_v1};
static const cb_field fields_nvmlClockOffset_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_VALUE("type", ENUM, 4, 4, T_nvmlClockType_t, "nvmlClockType_t"),
    CB_VALUE("pstate", ENUM, 8, 4, T_nvmlPstates_t, "nvmlPstates_t"),
    CB_SIGNED("clockOffsetMHz", INT, 12, 4, "int"),
    CB_SIGNED("minClockOffsetMHz", INT, 16, 4, "int"),
    CB_SIGNED("maxClockOffsetMHz", INT, 20, 4, "int"),
};
CB_RECORD_TABLE(nvmlClockOffset_v1_t, .size = 24, .initial = &initial_nvmlClockOffset_v1_t);

static const nvmlFanSpeedInfo_t initial_nvmlFanSpeedInfo_v1_t = {.version = nvmlFanSpeedInfo_v1};
static const cb_field fields_nvmlFanSpeedInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("fan", INT, 4, 4, "unsigned int"),
    CB_NUMBER("speed", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlFanSpeedInfo_v1_t, .size = 12, .initial = &initial_nvmlFanSpeedInfo_v1_t);

static const nvmlDevicePerfModes_t initial_nvmlDevicePerfModes_v1_t = {
    .version = nvmlDevicePerfModes_v1};
static const cb_field fields_nvmlDevicePerfModes_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_ITEMS("str", CHARS, 4, 1, 2048, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(nvmlDevicePerfModes_v1_t, .size = 2052,
    .initial = &initial_nvmlDevicePerfModes_v1_t);

static const nvmlDeviceCurrentClockFreqs_t initial_nvmlDeviceCurrentClockFreqs_v1_t = {
    .version = nvmlDeviceCurrentClockFreqs_v1};
static const cb_field fields_nvmlDeviceCurrentClockFreqs_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_ITEMS("str", CHARS, 4, 1, 2048, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(nvmlDeviceCurrentClockFreqs_v1_t, .size = 2052,
    .initial = &initial_nvmlDeviceCurrentClockFreqs_v1_t);

static const cb_field fields_nvmlDevicePowerMizerModes_v1_t[] = {
    CB_NUMBER("currentMode", INT, 0, 4, "unsigned int"),
    CB_NUMBER("mode", INT, 4, 4, "unsigned int"),
    CB_NUMBER("supportedPowerMizerModes", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlDevicePowerMizerModes_v1_t, .size = 12);

static const cb_field fields_nvmlProcessUtilizationSample_t[] = {
    CB_NUMBER("pid", INT, 0, 4, "unsigned int"),
    CB_NUMBER("timeStamp", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("smUtil", INT, 16, 4, "unsigned int"),
    CB_NUMBER("memUtil", INT, 20, 4, "unsigned int"),
    CB_NUMBER("encUtil", INT, 24, 4, "unsigned int"),
    CB_NUMBER("decUtil", INT, 28, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlProcessUtilizationSample_t, .size = 32);

static const cb_field fields_nvmlProcessUtilizationInfo_v1_t[] = {
    CB_NUMBER("timeStamp", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("pid", INT, 8, 4, "unsigned int"),
    CB_NUMBER("smUtil", INT, 12, 4, "unsigned int"),
    CB_NUMBER("memUtil", INT, 16, 4, "unsigned int"),
    CB_NUMBER("encUtil", INT, 20, 4, "unsigned int"),
    CB_NUMBER("decUtil", INT, 24, 4, "unsigned int"),
    CB_NUMBER("jpgUtil", INT, 28, 4, "unsigned int"),
    CB_NUMBER("ofaUtil", INT, 32, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlProcessUtilizationInfo_v1_t, .size = 40);

static const nvmlProcessesUtilizationInfo_t initial_nvmlProcessesUtilizationInfo_v1_t = {
    .version = nvmlProcessesUtilizationInfo_v1};
static const cb_field fields_nvmlProcessesUtilizationInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("processSamplesCount", INT, 4, 4, "unsigned int"),
    CB_NUMBER("lastSeenTimeStamp", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("procUtilArray", ARRAY_ADDRESS, 16, 8, T_nvmlProcessUtilizationInfo_v1_t, 0,
        "nvmlProcessUtilizationInfo_v1_t *"),
};
CB_RECORD_TABLE(nvmlProcessesUtilizationInfo_v1_t, .size = 24, .slot_count = 1,
    .initial = &initial_nvmlProcessesUtilizationInfo_v1_t);

static const nvmlEccSramErrorStatus_t initial_nvmlEccSramErrorStatus_v1_t = {
    .version = nvmlEccSramErrorStatus_v1};
static const cb_field fields_nvmlEccSramErrorStatus_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("aggregateUncParity", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("aggregateUncSecDed", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("aggregateCor", INT, 24, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("volatileUncParity", INT, 32, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("volatileUncSecDed", INT, 40, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("volatileCor", INT, 48, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("aggregateUncBucketL2", INT, 56, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("aggregateUncBucketSm", INT, 64, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("aggregateUncBucketPcie", INT, 72, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("aggregateUncBucketMcu", INT, 80, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("aggregateUncBucketOther", INT, 88, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("bThresholdExceeded", INT, 96, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlEccSramErrorStatus_v1_t, .size = 104,
    .initial = &initial_nvmlEccSramErrorStatus_v1_t);

static const nvmlPlatformInfo_v1_t initial_nvmlPlatformInfo_v1_t = {.version = nvmlPlatformInfo_v1};
static const cb_field fields_nvmlPlatformInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_ITEMS("ibGuid", BLOB, 4, 1, 16, CB_NO_CLASS, false, "unsigned char"),
    CB_ITEMS("rackGuid", BLOB, 20, 1, 16, CB_NO_CLASS, false, "unsigned char"),
    CB_NUMBER("chassisPhysicalSlotNumber", INT, 36, 1, "unsigned char"),
    CB_NUMBER("computeSlotIndex", INT, 37, 1, "unsigned char"),
    CB_NUMBER("nodeIndex", INT, 38, 1, "unsigned char"),
    CB_NUMBER("peerType", INT, 39, 1, "unsigned char"),
    CB_NUMBER("moduleId", INT, 40, 1, "unsigned char"),
};
CB_RECORD_TABLE(nvmlPlatformInfo_v1_t, .size = 44, .initial = &initial_nvmlPlatformInfo_v1_t);

static const nvmlPlatformInfo_t initial_nvmlPlatformInfo_v2_t = {.version = nvmlPlatformInfo_v2};
static const cb_field fields_nvmlPlatformInfo_v2_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_ITEMS("ibGuid", BLOB, 4, 1, 16, CB_NO_CLASS, false, "unsigned char"),
    CB_ITEMS("chassisSerialNumber", BLOB, 20, 1, 16, CB_NO_CLASS, false, "unsigned char"),
    CB_NUMBER("slotNumber", INT, 36, 1, "unsigned char"),
    CB_NUMBER("trayIndex", INT, 37, 1, "unsigned char"),
    CB_NUMBER("hostId", INT, 38, 1, "unsigned char"),
    CB_NUMBER("peerType", INT, 39, 1, "unsigned char"),
    CB_NUMBER("moduleId", INT, 40, 1, "unsigned char"),
};
CB_RECORD_TABLE(nvmlPlatformInfo_v2_t, .size = 44, .initial = &initial_nvmlPlatformInfo_v2_t);

static const cb_field fields_nvmlHostname_v1_t[] = {
    CB_ITEMS("value", CHARS, 0, 1, 64, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(nvmlHostname_v1_t, .size = 64);

static const cb_field fields_nvmlEccSramUniqueUncorrectedErrorEntry_v1_t[] = {
    CB_NUMBER("unit", INT, 0, 4, "unsigned int"),
    CB_NUMBER("location", INT, 4, 4, "unsigned int"),
    CB_NUMBER("sublocation", INT, 8, 4, "unsigned int"),
    CB_NUMBER("extlocation", INT, 12, 4, "unsigned int"),
    CB_NUMBER("address", INT, 16, 4, "unsigned int"),
    CB_NUMBER("isParity", INT, 20, 4, "unsigned int"),
    CB_NUMBER("count", INT, 24, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlEccSramUniqueUncorrectedErrorEntry_v1_t, .size = 28);

static const nvmlEccSramUniqueUncorrectedErrorCounts_t
    initial_nvmlEccSramUniqueUncorrectedErrorCounts_v1_t = {
        .version = nvmlEccSramUniqueUncorrectedErrorCounts_v1};
static const cb_field fields_nvmlEccSramUniqueUncorrectedErrorCounts_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("entryCount", INT, 4, 4, "unsigned int"),
    CB_KEPT("entries", ARRAY_ADDRESS, 8, 8, T_nvmlEccSramUniqueUncorrectedErrorEntry_v1_t, 0,
        "nvmlEccSramUniqueUncorrectedErrorEntry_v1_t *"),
};
CB_RECORD_TABLE(nvmlEccSramUniqueUncorrectedErrorCounts_v1_t, .size = 16, .slot_count = 1,
    .initial = &initial_nvmlEccSramUniqueUncorrectedErrorCounts_v1_t);

static const cb_field fields_nvmlRemappedRowsInfo_v2_t[] = {
    CB_NUMBER("corrActiveRemaps", INT, 0, 4, "unsigned int"),
    CB_NUMBER("corrInactiveRemaps", INT, 4, 4, "unsigned int"),
    CB_NUMBER("uncActiveRemaps", INT, 8, 4, "unsigned int"),
    CB_NUMBER("uncInactiveRemaps", INT, 12, 4, "unsigned int"),
    CB_NUMBER("bPending", INT, 16, 4, "unsigned int"),
    CB_NUMBER("bFailureOccurred", INT, 20, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlRemappedRowsInfo_v2_t, .size = 24);

static const nvmlRusdSettings_v1_t initial_nvmlRusdSettings_v1_t = {.version = nvmlRusdSettings_v1};
static const cb_field fields_nvmlRusdSettings_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("pollMask", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlRusdSettings_v1_t, .size = 16, .initial = &initial_nvmlRusdSettings_v1_t);

static const cb_field fields_nvmlGpuDynamicPstatesInfo_t[] = {
    CB_NUMBER("flags", INT, 0, 4, "unsigned int"),
    CB_ITEMS("utilization", LIST_RECORD, 4, 16, 8, T_nvmlGpuDynamicPstatesInfo_t_anon0, false,
        "nvmlGpuDynamicPstatesInfo_t_anon0"),
};
CB_RECORD_TABLE(nvmlGpuDynamicPstatesInfo_t, .size = 132);

static const cb_field fields_nvmlGpuDynamicPstatesInfo_t_anon0[] = {
    CB_NUMBER("bIsPresent", INT, 0, 4, "unsigned int"),
    CB_NUMBER("percentage", INT, 4, 4, "unsigned int"),
    CB_NUMBER("incThreshold", INT, 8, 4, "unsigned int"),
    CB_NUMBER("decThreshold", INT, 12, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlGpuDynamicPstatesInfo_t_anon0, .size = 16, .is_anonymous = true,
    .anonymous_offset = 4);

static const nvmlPowerValue_v2_t initial_nvmlPowerValue_v2_t = {.version = nvmlPowerValue_v2};
static const cb_field fields_nvmlPowerValue_v2_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_KEPT("powerScope", SCALAR, 4, 1, T_nvmlPowerScopeType_t, 0, "unsigned char"),
    CB_NUMBER("powerValueMw", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlPowerValue_v2_t, .size = 12, .slot_count = 1,
    .initial = &initial_nvmlPowerValue_v2_t);

static const cb_field fields_nvmlAdaptiveTgpModeInfo_v1_t[] = {
    CB_VALUE("inBandEnableRequest", ENUM, 0, 4, T_nvmlEnableState_t, "nvmlEnableState_t"),
    CB_VALUE("featureAllowedByAdmin", ENUM, 4, 4, T_nvmlEnableState_t, "nvmlEnableState_t"),
    CB_VALUE("adminOverrideEnabled", ENUM, 8, 4, T_nvmlEnableState_t, "nvmlEnableState_t"),
    CB_VALUE("enablementStatus", ENUM, 12, 4, T_nvmlEnableState_t, "nvmlEnableState_t"),
    CB_NUMBER("adjustedLimitMw", INT, 16, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlAdaptiveTgpModeInfo_v1_t, .size = 20);

static const nvmlVgpuHeterogeneousMode_t initial_nvmlVgpuHeterogeneousMode_v1_t = {
    .version = nvmlVgpuHeterogeneousMode_v1};
static const cb_field fields_nvmlVgpuHeterogeneousMode_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("mode", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuHeterogeneousMode_v1_t, .size = 8,
    .initial = &initial_nvmlVgpuHeterogeneousMode_v1_t);

static const nvmlVgpuPlacementId_t initial_nvmlVgpuPlacementId_v1_t = {
    .version = nvmlVgpuPlacementId_v1};
static const cb_field fields_nvmlVgpuPlacementId_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("placementId", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuPlacementId_v1_t, .size = 8, .initial = &initial_nvmlVgpuPlacementId_v1_t);

static const nvmlVgpuPlacementList_v1_t initial_nvmlVgpuPlacementList_v1_t = {
    .version = nvmlVgpuPlacementList_v1};
static const cb_field fields_nvmlVgpuPlacementList_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("placementSize", INT, 4, 4, "unsigned int"),
    CB_NUMBER("count", INT, 8, 4, "unsigned int"),
    CB_KEPT("placementIds", ARRAY_ADDRESS, 16, 8, CB_NO_CLASS, 0, "unsigned int *"),
};
CB_RECORD_TABLE(nvmlVgpuPlacementList_v1_t, .size = 24, .slot_count = 1,
    .initial = &initial_nvmlVgpuPlacementList_v1_t);

static const nvmlVgpuPlacementList_t initial_nvmlVgpuPlacementList_v2_t = {
    .version = nvmlVgpuPlacementList_v2};
static const cb_field fields_nvmlVgpuPlacementList_v2_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("placementSize", INT, 4, 4, "unsigned int"),
    CB_NUMBER("count", INT, 8, 4, "unsigned int"),
    CB_KEPT("placementIds", ARRAY_ADDRESS, 16, 8, CB_NO_CLASS, 0, "unsigned int *"),
    CB_NUMBER("mode", INT, 24, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuPlacementList_v2_t, .size = 32, .slot_count = 1,
    .initial = &initial_nvmlVgpuPlacementList_v2_t);

static const nvmlVgpuTypeBar1Info_t initial_nvmlVgpuTypeBar1Info_v1_t = {
    .version = nvmlVgpuTypeBar1Info_v1};
static const cb_field fields_nvmlVgpuTypeBar1Info_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("bar1Size", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlVgpuTypeBar1Info_v1_t, .size = 16,
    .initial = &initial_nvmlVgpuTypeBar1Info_v1_t);

static const cb_field fields_nvmlVgpuInstanceUtilizationSample_t[] = {
    CB_KEPT("vgpuInstance", SCALAR, 0, 4, T_nvmlVgpuInstance_t, 0, "unsigned int"),
    CB_NUMBER("timeStamp", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("smUtil", RECORD, 16, 8, T_nvmlValue_t, 1, "nvmlValue_t"),
    CB_KEPT("memUtil", RECORD, 24, 8, T_nvmlValue_t, 2, "nvmlValue_t"),
    CB_KEPT("encUtil", RECORD, 32, 8, T_nvmlValue_t, 3, "nvmlValue_t"),
    CB_KEPT("decUtil", RECORD, 40, 8, T_nvmlValue_t, 4, "nvmlValue_t"),
};
CB_RECORD_TABLE(nvmlVgpuInstanceUtilizationSample_t, .size = 48, .slot_count = 5);

static const cb_field fields_nvmlVgpuInstanceUtilizationInfo_v1_t[] = {
    CB_NUMBER("timeStamp", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("vgpuInstance", SCALAR, 8, 4, T_nvmlVgpuInstance_t, 0, "unsigned int"),
    CB_KEPT("smUtil", RECORD, 16, 8, T_nvmlValue_t, 1, "nvmlValue_t"),
    CB_KEPT("memUtil", RECORD, 24, 8, T_nvmlValue_t, 2, "nvmlValue_t"),
    CB_KEPT("encUtil", RECORD, 32, 8, T_nvmlValue_t, 3, "nvmlValue_t"),
    CB_KEPT("decUtil", RECORD, 40, 8, T_nvmlValue_t, 4, "nvmlValue_t"),
    CB_KEPT("jpgUtil", RECORD, 48, 8, T_nvmlValue_t, 5, "nvmlValue_t"),
    CB_KEPT("ofaUtil", RECORD, 56, 8, T_nvmlValue_t, 6, "nvmlValue_t"),
};
CB_RECORD_TABLE(nvmlVgpuInstanceUtilizationInfo_v1_t, .size = 64, .slot_count = 7);

static const nvmlVgpuInstancesUtilizationInfo_t initial_nvmlVgpuInstancesUtilizationInfo_v1_t = {
    .version = nvmlVgpuInstancesUtilizationInfo_v1};
static const cb_field fields_nvmlVgpuInstancesUtilizationInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_VALUE("sampleValType", ENUM, 4, 4, T_nvmlValueType_t, "nvmlValueType_t"),
    CB_NUMBER("vgpuInstanceCount", INT, 8, 4, "unsigned int"),
    CB_NUMBER("lastSeenTimeStamp", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("vgpuUtilArray", ARRAY_ADDRESS, 24, 8, T_nvmlVgpuInstanceUtilizationInfo_v1_t, 0,
        "nvmlVgpuInstanceUtilizationInfo_v1_t *"),
};
CB_RECORD_TABLE(nvmlVgpuInstancesUtilizationInfo_v1_t, .size = 32, .slot_count = 1,
    .initial = &initial_nvmlVgpuInstancesUtilizationInfo_v1_t);

static const cb_field fields_nvmlVgpuProcessUtilizationSample_t[] = {
    CB_KEPT("vgpuInstance", SCALAR, 0, 4, T_nvmlVgpuInstance_t, 0, "unsigned int"),
    CB_NUMBER("pid", INT, 4, 4, "unsigned int"),
    CB_ITEMS("processName", CHARS, 8, 1, 64, CB_NO_CLASS, true, "char"),
    CB_NUMBER("timeStamp", INT, 72, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("smUtil", INT, 80, 4, "unsigned int"),
    CB_NUMBER("memUtil", INT, 84, 4, "unsigned int"),
    CB_NUMBER("encUtil", INT, 88, 4, "unsigned int"),
    CB_NUMBER("decUtil", INT, 92, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuProcessUtilizationSample_t, .size = 96, .slot_count = 1);

static const cb_field fields_nvmlVgpuProcessUtilizationInfo_v1_t[] = {
    CB_ITEMS("processName", CHARS, 0, 1, 64, CB_NO_CLASS, true, "char"),
    CB_NUMBER("timeStamp", INT, 64, 8, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("vgpuInstance", SCALAR, 72, 4, T_nvmlVgpuInstance_t, 0, "unsigned int"),
    CB_NUMBER("pid", INT, 76, 4, "unsigned int"),
    CB_NUMBER("smUtil", INT, 80, 4, "unsigned int"),
    CB_NUMBER("memUtil", INT, 84, 4, "unsigned int"),
    CB_NUMBER("encUtil", INT, 88, 4, "unsigned int"),
    CB_NUMBER("decUtil", INT, 92, 4, "unsigned int"),
    CB_NUMBER("jpgUtil", INT, 96, 4, "unsigned int"),
    CB_NUMBER("ofaUtil", INT, 100, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuProcessUtilizationInfo_v1_t, .size = 104, .slot_count = 1);

static const nvmlVgpuProcessesUtilizationInfo_t initial_nvmlVgpuProcessesUtilizationInfo_v1_t = {
    .version = nvmlVgpuProcessesUtilizationInfo_v1};
static const cb_field fields_nvmlVgpuProcessesUtilizationInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("vgpuProcessCount", INT, 4, 4, "unsigned int"),
    CB_NUMBER("lastSeenTimeStamp", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("vgpuProcUtilArray", ARRAY_ADDRESS, 16, 8, T_nvmlVgpuProcessUtilizationInfo_v1_t, 0,
        "nvmlVgpuProcessUtilizationInfo_v1_t *"),
};
CB_RECORD_TABLE(nvmlVgpuProcessesUtilizationInfo_v1_t, .size = 24, .slot_count = 1,
    .initial = &initial_nvmlVgpuProcessesUtilizationInfo_v1_t);

static const nvmlVgpuRuntimeState_t initial_nvmlVgpuRuntimeState_v1_t = {
    .version = nvmlVgpuRuntimeState_v1};
static const cb_field fields_nvmlVgpuRuntimeState_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("size", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlVgpuRuntimeState_v1_t, .size = 16,
    .initial = &initial_nvmlVgpuRuntimeState_v1_t);

static const cb_field fields_nvmlVgpuSchedulerParams_t[] = {
    CB_KEPT("vgpuSchedDataWithARR", RECORD, 0, 8, T_nvmlVgpuSchedulerParams_t_anon0, 0,
        "nvmlVgpuSchedulerParams_t_anon0"),
    CB_KEPT("vgpuSchedData", RECORD, 0, 4, T_nvmlVgpuSchedulerParams_t_anon1, 1,
        "nvmlVgpuSchedulerParams_t_anon1"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerParams_t, .size = 8, .slot_count = 2);

static const cb_field fields_nvmlVgpuSchedulerParams_t_anon0[] = {
    CB_NUMBER("avgFactor", INT, 0, 4, "unsigned int"),
    CB_NUMBER("timeslice", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerParams_t_anon0, .size = 8, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_nvmlVgpuSchedulerParams_t_anon1[] = {
    CB_NUMBER("timeslice", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerParams_t_anon1, .size = 4, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_nvmlVgpuSchedulerLogEntry_t[] = {
    CB_NUMBER("timestamp", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("timeRunTotal", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("timeRun", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("swRunlistId", INT, 24, 4, "unsigned int"),
    CB_NUMBER("targetTimeSlice", INT, 32, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("cumulativePreemptionTime", INT, 40, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerLogEntry_t, .size = 48);

static const cb_field fields_nvmlVgpuSchedulerLog_t[] = {
    CB_NUMBER("engineId", INT, 0, 4, "unsigned int"),
    CB_NUMBER("schedulerPolicy", INT, 4, 4, "unsigned int"),
    CB_NUMBER("arrMode", INT, 8, 4, "unsigned int"),
    CB_KEPT("schedulerParams", RECORD, 12, 8, T_nvmlVgpuSchedulerParams_t, 0,
        "nvmlVgpuSchedulerParams_t"),
    CB_NUMBER("entriesCount", INT, 20, 4, "unsigned int"),
    CB_ITEMS("logEntries", LIST_RECORD, 24, 48, 200, T_nvmlVgpuSchedulerLogEntry_t, false,
        "nvmlVgpuSchedulerLogEntry_t"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerLog_t, .size = 9624, .slot_count = 1);

static const cb_field fields_nvmlVgpuSchedulerGetState_t[] = {
    CB_NUMBER("schedulerPolicy", INT, 0, 4, "unsigned int"),
    CB_NUMBER("arrMode", INT, 4, 4, "unsigned int"),
    CB_KEPT("schedulerParams", RECORD, 8, 8, T_nvmlVgpuSchedulerParams_t, 0,
        "nvmlVgpuSchedulerParams_t"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerGetState_t, .size = 16, .slot_count = 1);

static const cb_field fields_nvmlVgpuSchedulerSetParams_t[] = {
    CB_KEPT("vgpuSchedDataWithARR", RECORD, 0, 8, T_nvmlVgpuSchedulerSetParams_t_anon0, 0,
        "nvmlVgpuSchedulerSetParams_t_anon0"),
    CB_KEPT("vgpuSchedData", RECORD, 0, 4, T_nvmlVgpuSchedulerSetParams_t_anon1, 1,
        "nvmlVgpuSchedulerSetParams_t_anon1"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerSetParams_t, .size = 8, .slot_count = 2);

static const cb_field fields_nvmlVgpuSchedulerSetParams_t_anon0[] = {
    CB_NUMBER("avgFactor", INT, 0, 4, "unsigned int"),
    CB_NUMBER("frequency", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerSetParams_t_anon0, .size = 8, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_nvmlVgpuSchedulerSetParams_t_anon1[] = {
    CB_NUMBER("timeslice", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerSetParams_t_anon1, .size = 4, .is_anonymous = true,
    .anonymous_offset = 0);

static const cb_field fields_nvmlVgpuSchedulerSetState_t[] = {
    CB_NUMBER("schedulerPolicy", INT, 0, 4, "unsigned int"),
    CB_NUMBER("enableARRMode", INT, 4, 4, "unsigned int"),
    CB_KEPT("schedulerParams", RECORD, 8, 8, T_nvmlVgpuSchedulerSetParams_t, 0,
        "nvmlVgpuSchedulerSetParams_t"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerSetState_t, .size = 16, .slot_count = 1);

static const cb_field fields_nvmlVgpuSchedulerCapabilities_t[] = {
    CB_ITEMS("supportedSchedulers", LIST_INT, 0, 4, 3, CB_NO_CLASS, false, "unsigned int"),
    CB_NUMBER("maxTimeslice", INT, 12, 4, "unsigned int"),
    CB_NUMBER("minTimeslice", INT, 16, 4, "unsigned int"),
    CB_NUMBER("isArrModeSupported", INT, 20, 4, "unsigned int"),
    CB_NUMBER("maxFrequencyForARR", INT, 24, 4, "unsigned int"),
    CB_NUMBER("minFrequencyForARR", INT, 28, 4, "unsigned int"),
    CB_NUMBER("maxAvgFactorForARR", INT, 32, 4, "unsigned int"),
    CB_NUMBER("minAvgFactorForARR", INT, 36, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerCapabilities_t, .size = 40);

static const cb_field fields_nvmlVgpuLicenseExpiry_t[] = {
    CB_NUMBER("year", INT, 0, 4, "unsigned int"),
    CB_NUMBER("month", INT, 4, 2, "unsigned short"),
    CB_NUMBER("day", INT, 6, 2, "unsigned short"),
    CB_NUMBER("hour", INT, 8, 2, "unsigned short"),
    CB_NUMBER("min", INT, 10, 2, "unsigned short"),
    CB_NUMBER("sec", INT, 12, 2, "unsigned short"),
    CB_NUMBER("status", INT, 14, 1, "unsigned char"),
};
CB_RECORD_TABLE(nvmlVgpuLicenseExpiry_t, .size = 16);

static const cb_field fields_nvmlVgpuLicenseInfo_t[] = {
    CB_NUMBER("isLicensed", INT, 0, 1, "unsigned char"),
    CB_KEPT("licenseExpiry", RECORD, 4, 16, T_nvmlVgpuLicenseExpiry_t, 0,
        "nvmlVgpuLicenseExpiry_t"),
    CB_NUMBER("currentState", INT, 20, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuLicenseInfo_t, .size = 24, .slot_count = 1);

static const cb_field fields_nvmlGridLicenseExpiry_t[] = {
    CB_NUMBER("year", INT, 0, 4, "unsigned int"),
    CB_NUMBER("month", INT, 4, 2, "unsigned short"),
    CB_NUMBER("day", INT, 6, 2, "unsigned short"),
    CB_NUMBER("hour", INT, 8, 2, "unsigned short"),
    CB_NUMBER("min", INT, 10, 2, "unsigned short"),
    CB_NUMBER("sec", INT, 12, 2, "unsigned short"),
    CB_NUMBER("status", INT, 14, 1, "unsigned char"),
};
CB_RECORD_TABLE(nvmlGridLicenseExpiry_t, .size = 16);

static const cb_field fields_nvmlGridLicensableFeature_t[] = {
    CB_VALUE("featureCode", ENUM, 0, 4, T_nvmlGridLicenseFeatureCode_t,
        "nvmlGridLicenseFeatureCode_t"),
    CB_NUMBER("featureState", INT, 4, 4, "unsigned int"),
    CB_ITEMS("licenseInfo", CHARS, 8, 1, 128, CB_NO_CLASS, true, "char"),
    CB_ITEMS("productName", CHARS, 136, 1, 128, CB_NO_CLASS, true, "char"),
    CB_NUMBER("featureEnabled", INT, 264, 4, "unsigned int"),
    CB_KEPT("licenseExpiry", RECORD, 268, 16, T_nvmlGridLicenseExpiry_t, 0,
        "nvmlGridLicenseExpiry_t"),
};
CB_RECORD_TABLE(nvmlGridLicensableFeature_t, .size = 284, .slot_count = 1);

static const cb_field fields_nvmlGridLicensableFeatures_t[] = {
    CB_SIGNED("isGridLicenseSupported", INT, 0, 4, "int"),
    CB_NUMBER("licensableFeaturesCount", INT, 4, 4, "unsigned int"),
    CB_ITEMS("gridLicensableFeatures", LIST_RECORD, 8, 284, 3, T_nvmlGridLicensableFeature_t,
        false, "nvmlGridLicensableFeature_t"),
};
CB_RECORD_TABLE(nvmlGridLicensableFeatures_t, .size = 860);

static const nvmlVgpuTypeIdInfo_t initial_nvmlVgpuTypeIdInfo_v1_t = {
    .version = nvmlVgpuTypeIdInfo_v1};
static const cb_field fields_nvmlVgpuTypeIdInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("vgpuCount", INT, 4, 4, "unsigned int"),
    CB_KEPT("vgpuTypeIds", ARRAY_ADDRESS, 8, 8, T_nvmlVgpuTypeId_t, 0, "nvmlVgpuTypeId_t *"),
};
CB_RECORD_TABLE(nvmlVgpuTypeIdInfo_v1_t, .size = 16, .slot_count = 1,
    .initial = &initial_nvmlVgpuTypeIdInfo_v1_t);

static const nvmlVgpuTypeMaxInstance_t initial_nvmlVgpuTypeMaxInstance_v1_t = {
    .version = nvmlVgpuTypeMaxInstance_v1};
static const cb_field fields_nvmlVgpuTypeMaxInstance_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_KEPT("vgpuTypeId", SCALAR, 4, 4, T_nvmlVgpuTypeId_t, 0, "unsigned int"),
    CB_NUMBER("maxInstancePerGI", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuTypeMaxInstance_v1_t, .size = 12, .slot_count = 1,
    .initial = &initial_nvmlVgpuTypeMaxInstance_v1_t);

static const nvmlActiveVgpuInstanceInfo_t initial_nvmlActiveVgpuInstanceInfo_v1_t = {
    .version = nvmlActiveVgpuInstanceInfo_v1};
static const cb_field fields_nvmlActiveVgpuInstanceInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("vgpuCount", INT, 4, 4, "unsigned int"),
    CB_KEPT("vgpuInstances", ARRAY_ADDRESS, 8, 8, T_nvmlVgpuInstance_t, 0, "nvmlVgpuInstance_t *"),
};
CB_RECORD_TABLE(nvmlActiveVgpuInstanceInfo_v1_t, .size = 16, .slot_count = 1,
    .initial = &initial_nvmlActiveVgpuInstanceInfo_v1_t);

static const nvmlVgpuSchedulerState_t initial_nvmlVgpuSchedulerState_v1_t = {
    .version = nvmlVgpuSchedulerState_v1};
static const cb_field fields_nvmlVgpuSchedulerState_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("engineId", INT, 4, 4, "unsigned int"),
    CB_NUMBER("schedulerPolicy", INT, 8, 4, "unsigned int"),
    CB_NUMBER("enableARRMode", INT, 12, 4, "unsigned int"),
    CB_KEPT("schedulerParams", RECORD, 16, 8, T_nvmlVgpuSchedulerSetParams_t, 0,
        "nvmlVgpuSchedulerSetParams_t"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerState_v1_t, .size = 24, .slot_count = 1,
    .initial = &initial_nvmlVgpuSchedulerState_v1_t);

static const nvmlVgpuSchedulerStateInfo_t initial_nvmlVgpuSchedulerStateInfo_v1_t = {
    .version = nvmlVgpuSchedulerStateInfo_v1};
static const cb_field fields_nvmlVgpuSchedulerStateInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("engineId", INT, 4, 4, "unsigned int"),
    CB_NUMBER("schedulerPolicy", INT, 8, 4, "unsigned int"),
    CB_NUMBER("arrMode", INT, 12, 4, "unsigned int"),
    CB_KEPT("schedulerParams", RECORD, 16, 8, T_nvmlVgpuSchedulerParams_t, 0,
        "nvmlVgpuSchedulerParams_t"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerStateInfo_v1_t, .size = 24, .slot_count = 1,
    .initial = &initial_nvmlVgpuSchedulerStateInfo_v1_t);

static const nvmlVgpuSchedulerLogInfo_t initial_nvmlVgpuSchedulerLogInfo_v1_t = {
    .version = nvmlVgpuSchedulerLogInfo_v1};
static const cb_field fields_nvmlVgpuSchedulerLogInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("engineId", INT, 4, 4, "unsigned int"),
    CB_NUMBER("schedulerPolicy", INT, 8, 4, "unsigned int"),
    CB_NUMBER("arrMode", INT, 12, 4, "unsigned int"),
    CB_KEPT("schedulerParams", RECORD, 16, 8, T_nvmlVgpuSchedulerParams_t, 0,
        "nvmlVgpuSchedulerParams_t"),
    CB_NUMBER("entriesCount", INT, 24, 4, "unsigned int"),
    CB_ITEMS("logEntries", LIST_RECORD, 32, 48, 200, T_nvmlVgpuSchedulerLogEntry_t, false,
        "nvmlVgpuSchedulerLogEntry_t"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerLogInfo_v1_t, .size = 9632, .slot_count = 1,
    .initial = &initial_nvmlVgpuSchedulerLogInfo_v1_t);

static const nvmlVgpuCreatablePlacementInfo_t initial_nvmlVgpuCreatablePlacementInfo_v1_t = {
    .version = nvmlVgpuCreatablePlacementInfo_v1};
static const cb_field fields_nvmlVgpuCreatablePlacementInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_KEPT("vgpuTypeId", SCALAR, 4, 4, T_nvmlVgpuTypeId_t, 0, "unsigned int"),
    CB_NUMBER("count", INT, 8, 4, "unsigned int"),
    CB_KEPT("placementIds", ARRAY_ADDRESS, 16, 8, CB_NO_CLASS, 1, "unsigned int *"),
    CB_NUMBER("placementSize", INT, 24, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuCreatablePlacementInfo_v1_t, .size = 32, .slot_count = 2,
    .initial = &initial_nvmlVgpuCreatablePlacementInfo_v1_t);

static const cb_field fields_nvmlVgpuSchedulerStateInfo_v2_t[] = {
    CB_NUMBER("engineId", INT, 0, 4, "unsigned int"),
    CB_NUMBER("schedulerPolicy", INT, 4, 4, "unsigned int"),
    CB_NUMBER("avgFactor", INT, 8, 4, "unsigned int"),
    CB_NUMBER("timeslice", INT, 12, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerStateInfo_v2_t, .size = 16);

static const cb_field fields_nvmlVgpuSchedulerLogEntry_v2_t[] = {
    CB_NUMBER("timestamp", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("timeRunTotal", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("timeRun", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("swRunlistId", INT, 24, 4, "unsigned int"),
    CB_NUMBER("targetTimeSlice", INT, 32, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("cumulativePreemptionTime", INT, 40, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("weight", INT, 48, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerLogEntry_v2_t, .size = 56);

static const cb_field fields_nvmlVgpuSchedulerLogInfo_v2_t[] = {
    CB_NUMBER("engineId", INT, 0, 4, "unsigned int"),
    CB_NUMBER("schedulerPolicy", INT, 4, 4, "unsigned int"),
    CB_NUMBER("avgFactor", INT, 8, 4, "unsigned int"),
    CB_NUMBER("timeslice", INT, 12, 4, "unsigned int"),
    CB_NUMBER("entriesCount", INT, 16, 4, "unsigned int"),
    CB_ITEMS("logEntries", LIST_RECORD, 24, 56, 200, T_nvmlVgpuSchedulerLogEntry_v2_t, false,
        "nvmlVgpuSchedulerLogEntry_v2_t"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerLogInfo_v2_t, .size = 11224);

static const cb_field fields_nvmlVgpuSchedulerState_v2_t[] = {
    CB_NUMBER("engineId", INT, 0, 4, "unsigned int"),
    CB_NUMBER("schedulerPolicy", INT, 4, 4, "unsigned int"),
    CB_NUMBER("avgFactor", INT, 8, 4, "unsigned int"),
    CB_NUMBER("frequency", INT, 12, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuSchedulerState_v2_t, .size = 16);

static const cb_field fields_nvmlNvLinkPowerThres_t[] = {
    CB_NUMBER("lowPwrThreshold", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlNvLinkPowerThres_t, .size = 4);

static const cb_field fields_nvmlFieldValue_t[] = {
    CB_NUMBER("fieldId", INT, 0, 4, "unsigned int"),
    CB_NUMBER("scopeId", INT, 4, 4, "unsigned int"),
    CB_SIGNED("timestamp", INT, 8, 8, CB_LONG_LONG),
    CB_SIGNED("latencyUsec", INT, 16, 8, CB_LONG_LONG),
    CB_VALUE("valueType", ENUM, 24, 4, T_nvmlValueType_t, "nvmlValueType_t"),
    CB_VALUE("nvmlReturn", ENUM, 28, 4, T_nvmlReturn_t, "nvmlReturn_t"),
    CB_KEPT("value", RECORD, 32, 8, T_nvmlValue_t, 0, "nvmlValue_t"),
};
CB_RECORD_TABLE(nvmlFieldValue_t, .size = 40, .slot_count = 1);

static const cb_field fields_nvmlHwbcEntry_t[] = {
    CB_NUMBER("hwbcId", INT, 0, 4, "unsigned int"),
    CB_ITEMS("firmwareVersion", CHARS, 4, 1, 32, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(nvmlHwbcEntry_t, .size = 36);

static const cb_field fields_nvmlLedState_t[] = {
    CB_ITEMS("cause", CHARS, 0, 1, 256, CB_NO_CLASS, true, "char"),
    CB_VALUE("color", ENUM, 256, 4, T_nvmlLedColor_t, "nvmlLedColor_t"),
};
CB_RECORD_TABLE(nvmlLedState_t, .size = 260);

static const cb_field fields_nvmlUnitInfo_t[] = {
    CB_ITEMS("name", CHARS, 0, 1, 96, CB_NO_CLASS, true, "char"),
    CB_ITEMS("id", CHARS, 96, 1, 96, CB_NO_CLASS, true, "char"),
    CB_ITEMS("serial", CHARS, 192, 1, 96, CB_NO_CLASS, true, "char"),
    CB_ITEMS("firmwareVersion", CHARS, 288, 1, 96, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(nvmlUnitInfo_t, .size = 384);

static const cb_field fields_nvmlPSUInfo_t[] = {
    CB_ITEMS("state", CHARS, 0, 1, 256, CB_NO_CLASS, true, "char"),
    CB_NUMBER("current", INT, 256, 4, "unsigned int"),
    CB_NUMBER("voltage", INT, 260, 4, "unsigned int"),
    CB_NUMBER("power", INT, 264, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlPSUInfo_t, .size = 268);

static const cb_field fields_nvmlUnitFanInfo_t[] = {
    CB_NUMBER("speed", INT, 0, 4, "unsigned int"),
    CB_VALUE("state", ENUM, 4, 4, T_nvmlFanState_t, "nvmlFanState_t"),
};
CB_RECORD_TABLE(nvmlUnitFanInfo_t, .size = 8);

static const cb_field fields_nvmlUnitFanSpeeds_t[] = {
    CB_ITEMS("fans", LIST_RECORD, 0, 8, 24, T_nvmlUnitFanInfo_t, false, "nvmlUnitFanInfo_t"),
    CB_NUMBER("count", INT, 192, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlUnitFanSpeeds_t, .size = 196);

static const cb_field fields_nvmlEventData_t[] = {
    CB_KEPT("device", HANDLE, 0, 8, T_nvmlDevice_t, 0, "nvmlDevice_t"),
    CB_NUMBER("eventType", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("eventData", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("gpuInstanceId", INT, 24, 4, "unsigned int"),
    CB_NUMBER("computeInstanceId", INT, 28, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlEventData_t, .size = 32, .slot_count = 1);

static const cb_field fields_nvmlEventSetGetContextCount_v1_t[] = {
    CB_NUMBER("count", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlEventSetGetContextCount_v1_t, .size = 4);

static const cb_field fields_nvmlEventSetGetContextInfo_v1_t[] = {
    CB_NUMBER("index", INT, 0, 4, "unsigned int"),
    CB_NUMBER("nvmlGpuOperationalEventContextType", INT, 4, 4, "unsigned int"),
    CB_NUMBER("sourceEventContextType", INT, 8, 4, "unsigned int"),
    CB_NUMBER("dataSize", INT, 12, 4, "unsigned int"),
    CB_NUMBER("dataFormatVersion", INT, 16, 2, "unsigned short"),
};
CB_RECORD_TABLE(nvmlEventSetGetContextInfo_v1_t, .size = 20);

static const cb_field fields_nvmlEventSetGetContextData_v1_t[] = {
    CB_KEPT("data", ADDRESS, 0, 8, CB_NO_CLASS, 0, "void *"),
    CB_NUMBER("index", INT, 8, 4, "unsigned int"),
    CB_NUMBER("dataSize", INT, 12, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlEventSetGetContextData_v1_t, .size = 16, .slot_count = 1);

static const cb_field fields_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t[] = {
    CB_NUMBER("index", INT, 0, 4, "unsigned int"),
    CB_NUMBER("xidCode", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t, .size = 8);

static const nvmlSystemEventSetCreateRequest_t initial_nvmlSystemEventSetCreateRequest_v1_t = {
    .version = nvmlSystemEventSetCreateRequest_v1};
static const cb_field fields_nvmlSystemEventSetCreateRequest_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_KEPT("set", HANDLE, 8, 8, T_nvmlSystemEventSet_t, 0, "nvmlSystemEventSet_t"),
};
CB_RECORD_TABLE(nvmlSystemEventSetCreateRequest_v1_t, .size = 16, .slot_count = 1,
    .initial = &initial_nvmlSystemEventSetCreateRequest_v1_t);

static const nvmlSystemEventSetFreeRequest_t initial_nvmlSystemEventSetFreeRequest_v1_t = {
    .version = nvmlSystemEventSetFreeRequest_v1};
static const cb_field fields_nvmlSystemEventSetFreeRequest_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_KEPT("set", HANDLE, 8, 8, T_nvmlSystemEventSet_t, 0, "nvmlSystemEventSet_t"),
};
CB_RECORD_TABLE(nvmlSystemEventSetFreeRequest_v1_t, .size = 16, .slot_count = 1,
    .initial = &initial_nvmlSystemEventSetFreeRequest_v1_t);

static const nvmlSystemRegisterEventRequest_t initial_nvmlSystemRegisterEventRequest_v1_t = {
    .version = nvmlSystemRegisterEventRequest_v1};
static const cb_field fields_nvmlSystemRegisterEventRequest_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("eventTypes", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_KEPT("set", HANDLE, 16, 8, T_nvmlSystemEventSet_t, 0, "nvmlSystemEventSet_t"),
};
CB_RECORD_TABLE(nvmlSystemRegisterEventRequest_v1_t, .size = 24, .slot_count = 1,
    .initial = &initial_nvmlSystemRegisterEventRequest_v1_t);

static const cb_field fields_nvmlSystemEventData_v1_t[] = {
    CB_NUMBER("eventType", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("gpuId", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlSystemEventData_v1_t, .size = 16);

static const nvmlSystemEventSetWaitRequest_t initial_nvmlSystemEventSetWaitRequest_v1_t = {
    .version = nvmlSystemEventSetWaitRequest_v1};
static const cb_field fields_nvmlSystemEventSetWaitRequest_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("timeoutms", INT, 4, 4, "unsigned int"),
    CB_KEPT("set", HANDLE, 8, 8, T_nvmlSystemEventSet_t, 0, "nvmlSystemEventSet_t"),
    CB_KEPT("data", ARRAY_ADDRESS, 16, 8, T_nvmlSystemEventData_v1_t, 1,
        "nvmlSystemEventData_v1_t *"),
    CB_NUMBER("dataSize", INT, 24, 4, "unsigned int"),
    CB_NUMBER("numEvent", INT, 28, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlSystemEventSetWaitRequest_v1_t, .size = 32, .slot_count = 2,
    .initial = &initial_nvmlSystemEventSetWaitRequest_v1_t);

static const cb_field fields_nvmlAccountingStats_t[] = {
    CB_NUMBER("gpuUtilization", INT, 0, 4, "unsigned int"),
    CB_NUMBER("memoryUtilization", INT, 4, 4, "unsigned int"),
    CB_NUMBER("maxMemoryUsage", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("time", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("startTime", INT, 24, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("isRunning", INT, 32, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlAccountingStats_t, .size = 56);

static const cb_field fields_nvmlAccountingStats_v2_t[] = {
    CB_NUMBER("pid", INT, 0, 4, "unsigned int"),
    CB_NUMBER("isRunning", INT, 4, 4, "unsigned int"),
    CB_NUMBER("gpuUtilization", INT, 8, 4, "unsigned int"),
    CB_NUMBER("memoryUtilization", INT, 12, 4, "unsigned int"),
    CB_NUMBER("maxMemoryUsage", INT, 16, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("sampleCount", INT, 24, 4, "unsigned int"),
    CB_NUMBER("sumGpuUtil", INT, 32, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("sumFbUtil", INT, 40, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("time", INT, 48, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("startTime", INT, 56, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlAccountingStats_v2_t, .size = 64);

static const cb_field fields_nvmlEncoderSessionInfo_t[] = {
    CB_NUMBER("sessionId", INT, 0, 4, "unsigned int"),
    CB_NUMBER("pid", INT, 4, 4, "unsigned int"),
    CB_KEPT("vgpuInstance", SCALAR, 8, 4, T_nvmlVgpuInstance_t, 0, "unsigned int"),
    CB_VALUE("codecType", ENUM, 12, 4, T_nvmlEncoderType_t, "nvmlEncoderType_t"),
    CB_NUMBER("hResolution", INT, 16, 4, "unsigned int"),
    CB_NUMBER("vResolution", INT, 20, 4, "unsigned int"),
    CB_NUMBER("averageFps", INT, 24, 4, "unsigned int"),
    CB_NUMBER("averageLatency", INT, 28, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlEncoderSessionInfo_t, .size = 32, .slot_count = 1);

static const cb_field fields_nvmlFBCStats_t[] = {
    CB_NUMBER("sessionsCount", INT, 0, 4, "unsigned int"),
    CB_NUMBER("averageFPS", INT, 4, 4, "unsigned int"),
    CB_NUMBER("averageLatency", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlFBCStats_t, .size = 12);

static const cb_field fields_nvmlFBCSessionInfo_t[] = {
    CB_NUMBER("sessionId", INT, 0, 4, "unsigned int"),
    CB_NUMBER("pid", INT, 4, 4, "unsigned int"),
    CB_KEPT("vgpuInstance", SCALAR, 8, 4, T_nvmlVgpuInstance_t, 0, "unsigned int"),
    CB_NUMBER("displayOrdinal", INT, 12, 4, "unsigned int"),
    CB_VALUE("sessionType", ENUM, 16, 4, T_nvmlFBCSessionType_t, "nvmlFBCSessionType_t"),
    CB_NUMBER("sessionFlags", INT, 20, 4, "unsigned int"),
    CB_NUMBER("hMaxResolution", INT, 24, 4, "unsigned int"),
    CB_NUMBER("vMaxResolution", INT, 28, 4, "unsigned int"),
    CB_NUMBER("hResolution", INT, 32, 4, "unsigned int"),
    CB_NUMBER("vResolution", INT, 36, 4, "unsigned int"),
    CB_NUMBER("averageFPS", INT, 40, 4, "unsigned int"),
    CB_NUMBER("averageLatency", INT, 44, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlFBCSessionInfo_t, .size = 48, .slot_count = 1);

static const cb_field fields_nvmlConfComputeSystemCaps_t[] = {
    CB_NUMBER("cpuCaps", INT, 0, 4, "unsigned int"),
    CB_NUMBER("gpusCaps", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlConfComputeSystemCaps_t, .size = 8);

static const cb_field fields_nvmlConfComputeSystemState_t[] = {
    CB_NUMBER("environment", INT, 0, 4, "unsigned int"),
    CB_NUMBER("ccFeature", INT, 4, 4, "unsigned int"),
    CB_NUMBER("devToolsMode", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlConfComputeSystemState_t, .size = 12);

static const nvmlSystemConfComputeSettings_t initial_nvmlSystemConfComputeSettings_v1_t = {
    .version = nvmlSystemConfComputeSettings_v1};
static const cb_field fields_nvmlSystemConfComputeSettings_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("environment", INT, 4, 4, "unsigned int"),
    CB_NUMBER("ccFeature", INT, 8, 4, "unsigned int"),
    CB_NUMBER("devToolsMode", INT, 12, 4, "unsigned int"),
    CB_NUMBER("multiGpuMode", INT, 16, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlSystemConfComputeSettings_v1_t, .size = 20,
    .initial = &initial_nvmlSystemConfComputeSettings_v1_t);

static const nvmlSystemConfComputeSettings_v2_t initial_nvmlSystemConfComputeSettings_v2_t = {
    .version = nvmlSystemConfComputeSettings_v2};
static const cb_field fields_nvmlSystemConfComputeSettings_v2_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("environment", INT, 4, 4, "unsigned int"),
    CB_NUMBER("ccFeature", INT, 8, 4, "unsigned int"),
    CB_NUMBER("devToolsMode", INT, 12, 4, "unsigned int"),
    CB_NUMBER("multiGpuMode", INT, 16, 4, "unsigned int"),
    CB_NUMBER("tdispState", INT, 20, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlSystemConfComputeSettings_v2_t, .size = 24,
    .initial = &initial_nvmlSystemConfComputeSettings_v2_t);

static const cb_field fields_nvmlConfComputeMemSizeInfo_t[] = {
    CB_NUMBER("protectedMemSizeKib", INT, 0, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("unprotectedMemSizeKib", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlConfComputeMemSizeInfo_t, .size = 16);

static const cb_field fields_nvmlConfComputeGpuCertificate_t[] = {
    CB_NUMBER("certChainSize", INT, 0, 4, "unsigned int"),
    CB_NUMBER("attestationCertChainSize", INT, 4, 4, "unsigned int"),
    CB_ITEMS("certChain", BLOB, 8, 1, 4096, CB_NO_CLASS, false, "unsigned char"),
    CB_ITEMS("attestationCertChain", BLOB, 4104, 1, 5120, CB_NO_CLASS, false, "unsigned char"),
};
CB_RECORD_TABLE(nvmlConfComputeGpuCertificate_t, .size = 9224);

static const cb_field fields_nvmlConfComputeGpuAttestationReport_t[] = {
    CB_NUMBER("isCecAttestationReportPresent", INT, 0, 4, "unsigned int"),
    CB_NUMBER("attestationReportSize", INT, 4, 4, "unsigned int"),
    CB_NUMBER("cecAttestationReportSize", INT, 8, 4, "unsigned int"),
    CB_ITEMS("nonce", BLOB, 12, 1, 32, CB_NO_CLASS, false, "unsigned char"),
    CB_ITEMS("attestationReport", BLOB, 44, 1, 8192, CB_NO_CLASS, false, "unsigned char"),
    CB_ITEMS("cecAttestationReport", BLOB, 8236, 1, 4096, CB_NO_CLASS, false, "unsigned char"),
};
CB_RECORD_TABLE(nvmlConfComputeGpuAttestationReport_t, .size = 12332);

static const nvmlConfComputeSetKeyRotationThresholdInfo_t
    initial_nvmlConfComputeSetKeyRotationThresholdInfo_v1_t = {
        .version = nvmlConfComputeSetKeyRotationThresholdInfo_v1};
static const cb_field fields_nvmlConfComputeSetKeyRotationThresholdInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("maxAttackerAdvantage", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlConfComputeSetKeyRotationThresholdInfo_v1_t, .size = 16,
    .initial = &initial_nvmlConfComputeSetKeyRotationThresholdInfo_v1_t);

static const nvmlConfComputeGetKeyRotationThresholdInfo_t
    initial_nvmlConfComputeGetKeyRotationThresholdInfo_v1_t = {
        .version = nvmlConfComputeGetKeyRotationThresholdInfo_v1};
static const cb_field fields_nvmlConfComputeGetKeyRotationThresholdInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("attackerAdvantage", INT, 8, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlConfComputeGetKeyRotationThresholdInfo_v1_t, .size = 16,
    .initial = &initial_nvmlConfComputeGetKeyRotationThresholdInfo_v1_t);

static const cb_field fields_nvmlGpuFabricInfo_t[] = {
    CB_ITEMS("clusterUuid", BLOB, 0, 1, 16, CB_NO_CLASS, false, "unsigned char"),
    CB_VALUE("status", ENUM, 16, 4, T_nvmlReturn_t, "nvmlReturn_t"),
    CB_NUMBER("cliqueId", INT, 20, 4, "unsigned int"),
    CB_KEPT("state", SCALAR, 24, 1, T_nvmlGpuFabricState_t, 0, "unsigned char"),
};
CB_RECORD_TABLE(nvmlGpuFabricInfo_t, .size = 28, .slot_count = 1);

static const nvmlGpuFabricInfo_v2_t initial_nvmlGpuFabricInfo_v2_t = {
    .version = nvmlGpuFabricInfo_v2};
static const cb_field fields_nvmlGpuFabricInfo_v2_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_ITEMS("clusterUuid", BLOB, 4, 1, 16, CB_NO_CLASS, false, "unsigned char"),
    CB_VALUE("status", ENUM, 20, 4, T_nvmlReturn_t, "nvmlReturn_t"),
    CB_NUMBER("cliqueId", INT, 24, 4, "unsigned int"),
    CB_KEPT("state", SCALAR, 28, 1, T_nvmlGpuFabricState_t, 0, "unsigned char"),
    CB_NUMBER("healthMask", INT, 32, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlGpuFabricInfo_v2_t, .size = 36, .slot_count = 1,
    .initial = &initial_nvmlGpuFabricInfo_v2_t);

static const nvmlGpuFabricInfoV_t initial_nvmlGpuFabricInfo_v3_t = {
    .version = nvmlGpuFabricInfo_v3};
static const cb_field fields_nvmlGpuFabricInfo_v3_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_ITEMS("clusterUuid", BLOB, 4, 1, 16, CB_NO_CLASS, false, "unsigned char"),
    CB_VALUE("status", ENUM, 20, 4, T_nvmlReturn_t, "nvmlReturn_t"),
    CB_NUMBER("cliqueId", INT, 24, 4, "unsigned int"),
    CB_KEPT("state", SCALAR, 28, 1, T_nvmlGpuFabricState_t, 0, "unsigned char"),
    CB_NUMBER("healthMask", INT, 32, 4, "unsigned int"),
    CB_NUMBER("healthSummary", INT, 36, 1, "unsigned char"),
};
CB_RECORD_TABLE(nvmlGpuFabricInfo_v3_t, .size = 40, .slot_count = 1,
    .initial = &initial_nvmlGpuFabricInfo_v3_t);

static const cb_field fields_nvmlGpuFabricClique_v1_t[] = {
    CB_NUMBER("type", INT, 0, 1, "unsigned char"),
    CB_NUMBER("id", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlGpuFabricClique_v1_t, .size = 8);

static const cb_field fields_nvmlGpuFabricInfo_v4_t[] = {
    CB_ITEMS("clusterUuid", BLOB, 0, 1, 16, CB_NO_CLASS, false, "unsigned char"),
    CB_VALUE("status", ENUM, 16, 4, T_nvmlReturn_t, "nvmlReturn_t"),
    CB_ITEMS("cliques", LIST_RECORD, 20, 8, 64, T_nvmlGpuFabricClique_v1_t, false,
        "nvmlGpuFabricClique_v1_t"),
    CB_NUMBER("numCliques", INT, 532, 4, "unsigned int"),
    CB_KEPT("state", SCALAR, 536, 1, T_nvmlGpuFabricState_t, 0, "unsigned char"),
    CB_NUMBER("healthMask", INT, 540, 4, "unsigned int"),
    CB_NUMBER("healthSummary", INT, 544, 1, "unsigned char"),
};
CB_RECORD_TABLE(nvmlGpuFabricInfo_v4_t, .size = 548, .slot_count = 1);

static const cb_field fields_nvmlGpuOperationalEventConfig_v1_t[] = {
    CB_ITEMS("uuid", CHARS, 0, 1, 96, CB_NO_CLASS, true, "char"),
    CB_NUMBER("minLogLevel", INT, 96, 4, "unsigned int"),
    CB_NUMBER("minSeverity", INT, 100, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlGpuOperationalEventConfig_v1_t, .size = 104);

static const cb_field fields_nvmlEventSetWait_v3_t[] = {
    CB_NUMBER("timeoutMs", INT, 0, 4, "unsigned int"),
    CB_NUMBER("dataType", INT, 4, 4, "unsigned int"),
    CB_ITEMS("uuid", CHARS, 8, 1, 96, CB_NO_CLASS, true, "char"),
    CB_ITEMS("sourceModule", CHARS, 104, 1, 16, CB_NO_CLASS, true, "char"),
    CB_NUMBER("eventType", INT, 120, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("eventData", INT, 128, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("groupCursor", INT, 136, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("instanceId", INT, 144, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("timestampUsec", INT, 152, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("traceId", INT, 160, 8, CB_UNSIGNED_LONG_LONG),
    CB_NUMBER("gpuInstanceId", INT, 168, 4, "unsigned int"),
    CB_NUMBER("computeInstanceId", INT, 172, 4, "unsigned int"),
    CB_NUMBER("severity", INT, 176, 4, "unsigned int"),
    CB_NUMBER("categoryId", INT, 180, 4, "unsigned int"),
    CB_NUMBER("moduleEventCode", INT, 184, 4, "unsigned int"),
    CB_NUMBER("scope", INT, 188, 4, "unsigned int"),
    CB_NUMBER("originator", INT, 192, 4, "unsigned int"),
    CB_NUMBER("moduleInstance", INT, 196, 4, "unsigned int"),
    CB_NUMBER("chipletId", INT, 200, 4, "unsigned int"),
    CB_NUMBER("logLevel", INT, 204, 4, "unsigned int"),
    CB_NUMBER("attributes", INT, 208, 4, "unsigned int"),
    CB_NUMBER("groupCperSize", INT, 212, 4, "unsigned int"),
    CB_NUMBER("groupAttributes", INT, 216, 4, "unsigned int"),
    CB_NUMBER("groupSize", INT, 220, 1, "unsigned char"),
    CB_NUMBER("groupIndex", INT, 221, 1, "unsigned char"),
};
CB_RECORD_TABLE(nvmlEventSetWait_v3_t, .size = 224);

static const cb_field fields_nvmlCPERCursor_v1_t[] = {
    CB_NUMBER("cperTypeMask", INT, 0, 4, "unsigned int"),
    CB_ITEMS("uuid", CHARS, 4, 1, 80, CB_NO_CLASS, true, "char"),
    CB_KEPT("handle", SCALAR, 88, 8, T_nvmlCPERCursorHandle_t, 0, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlCPERCursor_v1_t, .size = 96, .slot_count = 1);

static const cb_field fields_nvmlGetCPER_v1_t[] = {
    CB_KEPT("cursor", RECORD, 0, 96, T_nvmlCPERCursor_v1_t, 0, "nvmlCPERCursor_v1_t"),
    CB_KEPT("buffer", ARRAY_ADDRESS, 96, 8, CB_NO_CLASS, 1, "unsigned char *"),
    CB_NUMBER("bufferSize", INT, 104, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlGetCPER_v1_t, .size = 112, .slot_count = 2);

static const nvmlSystemDriverBranchInfo_t initial_nvmlSystemDriverBranchInfo_v1_t = {
    .version = nvmlSystemDriverBranchInfo_v1};
static const cb_field fields_nvmlSystemDriverBranchInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_ITEMS("branch", CHARS, 4, 1, 80, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(nvmlSystemDriverBranchInfo_v1_t, .size = 84,
    .initial = &initial_nvmlSystemDriverBranchInfo_v1_t);

static const nvmlTemperature_t initial_nvmlTemperature_v1_t = {.version = nvmlTemperature_v1};
static const cb_field fields_nvmlTemperature_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_VALUE("sensorType", ENUM, 4, 4, T_nvmlTemperatureSensors_t, "nvmlTemperatureSensors_t"),
    CB_SIGNED("temperature", INT, 8, 4, "int"),
};
CB_RECORD_TABLE(nvmlTemperature_v1_t, .size = 12, .initial = &initial_nvmlTemperature_v1_t);

static const nvmlNvlinkSupportedBwModes_t initial_nvmlNvlinkSupportedBwModes_v1_t = {
    .version = nvmlNvlinkSupportedBwModes_v1};
static const cb_field fields_nvmlNvlinkSupportedBwModes_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_ITEMS("bwModes", BLOB, 4, 1, 23, CB_NO_CLASS, false, "unsigned char"),
    CB_NUMBER("totalBwModes", INT, 27, 1, "unsigned char"),
};
CB_RECORD_TABLE(nvmlNvlinkSupportedBwModes_v1_t, .size = 28,
    .initial = &initial_nvmlNvlinkSupportedBwModes_v1_t);

static const nvmlNvlinkGetBwMode_t initial_nvmlNvlinkGetBwMode_v1_t = {
    .version = nvmlNvlinkGetBwMode_v1};
static const cb_field fields_nvmlNvlinkGetBwMode_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("bIsBest", INT, 4, 4, "unsigned int"),
    CB_NUMBER("bwMode", INT, 8, 1, "unsigned char"),
};
CB_RECORD_TABLE(nvmlNvlinkGetBwMode_v1_t, .size = 12, .initial = &initial_nvmlNvlinkGetBwMode_v1_t);

static const nvmlNvlinkSetBwMode_t initial_nvmlNvlinkSetBwMode_v1_t = {
    .version = nvmlNvlinkSetBwMode_v1};
static const cb_field fields_nvmlNvlinkSetBwMode_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("bSetBest", INT, 4, 4, "unsigned int"),
    CB_NUMBER("bwMode", INT, 8, 1, "unsigned char"),
};
CB_RECORD_TABLE(nvmlNvlinkSetBwMode_v1_t, .size = 12, .initial = &initial_nvmlNvlinkSetBwMode_v1_t);

static const cb_field fields_nvmlNvlinkSetBwModeAsync_v1_t[] = {
    CB_NUMBER("bSetBest", INT, 0, 4, "unsigned int"),
    CB_NUMBER("bwMode", INT, 4, 4, "unsigned int"),
    CB_NUMBER("asyncPollTimeoutMs", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlNvlinkSetBwModeAsync_v1_t, .size = 12);

static const nvmlNvLinkInfo_v1_t initial_nvmlNvLinkInfo_v1_t = {.version = nvmlNvLinkInfo_v1};
static const cb_field fields_nvmlNvLinkInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("isNvleEnabled", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlNvLinkInfo_v1_t, .size = 8, .initial = &initial_nvmlNvLinkInfo_v1_t);

static const cb_field fields_nvmlNvlinkFirmwareVersion_t[] = {
    CB_NUMBER("ucodeType", INT, 0, 1, "unsigned char"),
    CB_NUMBER("major", INT, 4, 4, "unsigned int"),
    CB_NUMBER("minor", INT, 8, 4, "unsigned int"),
    CB_NUMBER("subMinor", INT, 12, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlNvlinkFirmwareVersion_t, .size = 16);

static const cb_field fields_nvmlNvlinkFirmwareInfo_t[] = {
    CB_ITEMS("firmwareVersion", LIST_RECORD, 0, 16, 100, T_nvmlNvlinkFirmwareVersion_t, false,
        "nvmlNvlinkFirmwareVersion_t"),
    CB_NUMBER("numValidEntries", INT, 1600, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlNvlinkFirmwareInfo_t, .size = 1604);

static const nvmlNvLinkInfo_t initial_nvmlNvLinkInfo_v2_t = {.version = nvmlNvLinkInfo_v2};
static const cb_field fields_nvmlNvLinkInfo_v2_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("isNvleEnabled", INT, 4, 4, "unsigned int"),
    CB_KEPT("firmwareInfo", RECORD, 8, 1604, T_nvmlNvlinkFirmwareInfo_t, 0,
        "nvmlNvlinkFirmwareInfo_t"),
};
CB_RECORD_TABLE(nvmlNvLinkInfo_v2_t, .size = 1612, .slot_count = 1,
    .initial = &initial_nvmlNvLinkInfo_v2_t);

static const cb_field fields_nvmlNvLinkInfo_v3_t[] = {
    CB_NUMBER("isNvleEnabled", INT, 0, 4, "unsigned int"),
    CB_KEPT("firmwareInfo", RECORD, 4, 1604, T_nvmlNvlinkFirmwareInfo_t, 0,
        "nvmlNvlinkFirmwareInfo_t"),
    CB_NUMBER("isNvleReady", INT, 1608, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlNvLinkInfo_v3_t, .size = 1612, .slot_count = 1);

static const cb_field fields_nvmlNvlinkTelemetrySample_v1_t[] = {
    CB_NUMBER("linkId", INT, 0, 4, "unsigned int"),
    CB_NUMBER("sampleType", INT, 4, 4, "unsigned int"),
    CB_NUMBER("sampleCount", INT, 8, 4, "unsigned int"),
    CB_KEPT("samples", ARRAY_ADDRESS, 16, 8, CB_NO_CLASS, 0, "unsigned long long *"),
    CB_VALUE("nvmlReturn", ENUM, 24, 4, T_nvmlReturn_t, "nvmlReturn_t"),
};
CB_RECORD_TABLE(nvmlNvlinkTelemetrySample_v1_t, .size = 32, .slot_count = 1);

static const cb_field fields_nvmlNvlinkTelemetrySamples_v1_t[] = {
    CB_NUMBER("telemetryCount", INT, 0, 4, "unsigned int"),
    CB_KEPT("telemetrySamples", ARRAY_ADDRESS, 8, 8, T_nvmlNvlinkTelemetrySample_v1_t, 0,
        "nvmlNvlinkTelemetrySample_v1_t *"),
};
CB_RECORD_TABLE(nvmlNvlinkTelemetrySamples_v1_t, .size = 16, .slot_count = 1);

static const cb_field fields_nvmlNvlinkGetRemapTableInfo_v1_t[] = {
    CB_NUMBER("alid", INT, 0, 4, "unsigned int"),
    CB_ITEMS("flaRemapTabAddr", LIST_INT, 4, 4, 4096, CB_NO_CLASS, false, "unsigned int"),
    CB_ITEMS("gpaRemapTabAddr", LIST_INT, 16388, 4, 4096, CB_NO_CLASS, false, "unsigned int"),
    CB_NUMBER("remapTabSize", INT, 32772, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlNvlinkGetRemapTableInfo_v1_t, .size = 32776);

static const cb_field fields_nvmlNvlinkSetNvleReady_v1_t[] = {
    CB_NUMBER("bNvleReady", INT, 0, 1, "unsigned char"),
};
CB_RECORD_TABLE(nvmlNvlinkSetNvleReady_v1_t, .size = 1);

static const cb_field fields_nvmlNvlinkLockRemapTable_v1_t[] = {
    CB_NUMBER("bRemapTableLocked", INT, 0, 1, "unsigned char"),
    CB_NUMBER("bRemapTableLockDisabled", INT, 1, 1, "unsigned char"),
};
CB_RECORD_TABLE(nvmlNvlinkLockRemapTable_v1_t, .size = 2);

static const cb_field fields_nvmlNvlinkNvlePrivateInfo_v1_t[] = {
    CB_ITEMS("data", BLOB, 0, 1, 256, CB_NO_CLASS, false, "unsigned char"),
    CB_NUMBER("size", INT, 256, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlNvlinkNvlePrivateInfo_v1_t, .size = 260);

static const cb_field fields_nvmlNvlinkSetupNvleEncryptionKey_v1_t[] = {
    CB_ITEMS("nvleKey", BLOB, 0, 1, 32, CB_NO_CLASS, false, "unsigned char"),
    CB_NUMBER("localGpuAlid", INT, 32, 4, "unsigned int"),
    CB_NUMBER("remoteGpuAlid", INT, 36, 4, "unsigned int"),
    CB_KEPT("localGpuNvlePrivateInfo", RECORD, 40, 260, T_nvmlNvlinkNvlePrivateInfo_v1_t, 0,
        "nvmlNvlinkNvlePrivateInfo_v1_t"),
    CB_KEPT("remoteGpuNvlePrivateInfo", RECORD, 300, 260, T_nvmlNvlinkNvlePrivateInfo_v1_t, 1,
        "nvmlNvlinkNvlePrivateInfo_v1_t"),
};
CB_RECORD_TABLE(nvmlNvlinkSetupNvleEncryptionKey_v1_t, .size = 560, .slot_count = 2);

static const cb_field fields_nvmlVgpuVersion_t[] = {
    CB_NUMBER("minVersion", INT, 0, 4, "unsigned int"),
    CB_NUMBER("maxVersion", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlVgpuVersion_t, .size = 8);

static const cb_field fields_nvmlVgpuMetadata_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("revision", INT, 4, 4, "unsigned int"),
    CB_VALUE("guestInfoState", ENUM, 8, 4, T_nvmlVgpuGuestInfoState_t, "nvmlVgpuGuestInfoState_t"),
    CB_ITEMS("guestDriverVersion", CHARS, 12, 1, 80, CB_NO_CLASS, true, "char"),
    CB_ITEMS("hostDriverVersion", CHARS, 92, 1, 80, CB_NO_CLASS, true, "char"),
    CB_NUMBER("vgpuVirtualizationCaps", INT, 196, 4, "unsigned int"),
    CB_NUMBER("guestVgpuVersion", INT, 200, 4, "unsigned int"),
    CB_NUMBER("opaqueDataSize", INT, 204, 4, "unsigned int"),
    CB_ITEMS("opaqueData", BLOB, 208, 1, 4, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(nvmlVgpuMetadata_t, .size = 212);

static const cb_field fields_nvmlVgpuPgpuMetadata_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("revision", INT, 4, 4, "unsigned int"),
    CB_ITEMS("hostDriverVersion", CHARS, 8, 1, 80, CB_NO_CLASS, true, "char"),
    CB_NUMBER("pgpuVirtualizationCaps", INT, 88, 4, "unsigned int"),
    CB_KEPT("hostSupportedVgpuRange", RECORD, 112, 8, T_nvmlVgpuVersion_t, 0, "nvmlVgpuVersion_t"),
    CB_NUMBER("opaqueDataSize", INT, 120, 4, "unsigned int"),
    CB_ITEMS("opaqueData", BLOB, 124, 1, 4, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(nvmlVgpuPgpuMetadata_t, .size = 128, .slot_count = 1);

static const cb_field fields_nvmlVgpuPgpuCompatibility_t[] = {
    CB_VALUE("vgpuVmCompatibility", ENUM, 0, 4, T_nvmlVgpuVmCompatibility_t,
        "nvmlVgpuVmCompatibility_t"),
    CB_VALUE("compatibilityLimitCode", ENUM, 4, 4, T_nvmlVgpuPgpuCompatibilityLimitCode_t,
        "nvmlVgpuPgpuCompatibilityLimitCode_t"),
};
CB_RECORD_TABLE(nvmlVgpuPgpuCompatibility_t, .size = 8);

static const cb_field fields_nvmlExcludedDeviceInfo_t[] = {
    CB_KEPT("pciInfo", RECORD, 0, 68, T_nvmlPciInfo_t, 0, "nvmlPciInfo_t"),
    CB_ITEMS("uuid", CHARS, 68, 1, 80, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(nvmlExcludedDeviceInfo_t, .size = 148, .slot_count = 1);

static const cb_field fields_nvmlPRMTLV_v1_t[] = {
    CB_NUMBER("dataSize", INT, 0, 4, "unsigned int"),
    CB_NUMBER("status", INT, 4, 4, "unsigned int"),
    CB_ITEMS("inData", BLOB, 8, 1, 496, CB_NO_CLASS, false, "unsigned char"),
    CB_ITEMS("outData", BLOB, 8, 1, 496, CB_NO_CLASS, false, "unsigned char"),
};
CB_RECORD_TABLE(nvmlPRMTLV_v1_t, .size = 504);

static const cb_field fields_nvmlPRMTLV_v1_t_anon0[] = {
    CB_ITEMS("inData", BLOB, 0, 1, 496, CB_NO_CLASS, false, "unsigned char"),
    CB_ITEMS("outData", BLOB, 0, 1, 496, CB_NO_CLASS, false, "unsigned char"),
};
CB_RECORD_TABLE(nvmlPRMTLV_v1_t_anon0, .size = 496, .is_anonymous = true, .anonymous_offset = 8);

static const cb_field fields_nvmlPRMCounterInput_v1_t[] = {
    CB_NUMBER("localPort", INT, 0, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlPRMCounterInput_v1_t, .size = 4);

static const cb_field fields_nvmlPRMCounterValue_v1_t[] = {
    CB_VALUE("status", ENUM, 0, 4, T_nvmlReturn_t, "nvmlReturn_t"),
    CB_VALUE("outputType", ENUM, 4, 4, T_nvmlValueType_t, "nvmlValueType_t"),
    CB_KEPT("outputValue", RECORD, 8, 8, T_nvmlValue_t, 0, "nvmlValue_t"),
};
CB_RECORD_TABLE(nvmlPRMCounterValue_v1_t, .size = 16, .slot_count = 1);

static const cb_field fields_nvmlPRMCounter_v1_t[] = {
    CB_NUMBER("counterId", INT, 0, 4, "unsigned int"),
    CB_KEPT("inData", RECORD, 4, 4, T_nvmlPRMCounterInput_v1_t, 0, "nvmlPRMCounterInput_v1_t"),
    CB_KEPT("counterValue", RECORD, 8, 16, T_nvmlPRMCounterValue_v1_t, 1,
        "nvmlPRMCounterValue_v1_t"),
};
CB_RECORD_TABLE(nvmlPRMCounter_v1_t, .size = 24, .slot_count = 2);

static const cb_field fields_nvmlPRMCounterList_v1_t[] = {
    CB_NUMBER("numCounters", INT, 0, 4, "unsigned int"),
    CB_KEPT("counters", ARRAY_ADDRESS, 8, 8, T_nvmlPRMCounter_v1_t, 0, "nvmlPRMCounter_v1_t *"),
};
CB_RECORD_TABLE(nvmlPRMCounterList_v1_t, .size = 16, .slot_count = 1);

static const cb_field fields_nvmlGpuInstancePlacement_t[] = {
    CB_NUMBER("start", INT, 0, 4, "unsigned int"),
    CB_NUMBER("size", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlGpuInstancePlacement_t, .size = 8);

static const cb_field fields_nvmlGpuInstanceProfileInfo_t[] = {
    CB_NUMBER("id", INT, 0, 4, "unsigned int"),
    CB_NUMBER("isP2pSupported", INT, 4, 4, "unsigned int"),
    CB_NUMBER("sliceCount", INT, 8, 4, "unsigned int"),
    CB_NUMBER("instanceCount", INT, 12, 4, "unsigned int"),
    CB_NUMBER("multiprocessorCount", INT, 16, 4, "unsigned int"),
    CB_NUMBER("copyEngineCount", INT, 20, 4, "unsigned int"),
    CB_NUMBER("decoderCount", INT, 24, 4, "unsigned int"),
    CB_NUMBER("encoderCount", INT, 28, 4, "unsigned int"),
    CB_NUMBER("jpegCount", INT, 32, 4, "unsigned int"),
    CB_NUMBER("ofaCount", INT, 36, 4, "unsigned int"),
    CB_NUMBER("memorySizeMB", INT, 40, 8, CB_UNSIGNED_LONG_LONG),
};
CB_RECORD_TABLE(nvmlGpuInstanceProfileInfo_t, .size = 48);

static const nvmlGpuInstanceProfileInfo_v2_t initial_nvmlGpuInstanceProfileInfo_v2_t = {
    .version = nvmlGpuInstanceProfileInfo_v2};
static const cb_field fields_nvmlGpuInstanceProfileInfo_v2_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("id", INT, 4, 4, "unsigned int"),
    CB_NUMBER("isP2pSupported", INT, 8, 4, "unsigned int"),
    CB_NUMBER("sliceCount", INT, 12, 4, "unsigned int"),
    CB_NUMBER("instanceCount", INT, 16, 4, "unsigned int"),
    CB_NUMBER("multiprocessorCount", INT, 20, 4, "unsigned int"),
    CB_NUMBER("copyEngineCount", INT, 24, 4, "unsigned int"),
    CB_NUMBER("decoderCount", INT, 28, 4, "unsigned int"),
    CB_NUMBER("encoderCount", INT, 32, 4, "unsigned int"),
    CB_NUMBER("jpegCount", INT, 36, 4, "unsigned int"),
    CB_NUMBER("ofaCount", INT, 40, 4, "unsigned int"),
    CB_NUMBER("memorySizeMB", INT, 48, 8, CB_UNSIGNED_LONG_LONG),
    CB_ITEMS("name", CHARS, 56, 1, 96, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(nvmlGpuInstanceProfileInfo_v2_t, .size = 152,
    .initial = &initial_nvmlGpuInstanceProfileInfo_v2_t);

static const nvmlGpuInstanceProfileInfo_v3_t initial_nvmlGpuInstanceProfileInfo_v3_t = {
    .version = nvmlGpuInstanceProfileInfo_v3};
static const cb_field fields_nvmlGpuInstanceProfileInfo_v3_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("id", INT, 4, 4, "unsigned int"),
    CB_NUMBER("sliceCount", INT, 8, 4, "unsigned int"),
    CB_NUMBER("instanceCount", INT, 12, 4, "unsigned int"),
    CB_NUMBER("multiprocessorCount", INT, 16, 4, "unsigned int"),
    CB_NUMBER("copyEngineCount", INT, 20, 4, "unsigned int"),
    CB_NUMBER("decoderCount", INT, 24, 4, "unsigned int"),
    CB_NUMBER("encoderCount", INT, 28, 4, "unsigned int"),
    CB_NUMBER("jpegCount", INT, 32, 4, "unsigned int"),
    CB_NUMBER("ofaCount", INT, 36, 4, "unsigned int"),
    CB_NUMBER("memorySizeMB", INT, 40, 8, CB_UNSIGNED_LONG_LONG),
    CB_ITEMS("name", CHARS, 48, 1, 96, CB_NO_CLASS, true, "char"),
    CB_NUMBER("capabilities", INT, 144, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlGpuInstanceProfileInfo_v3_t, .size = 152,
    .initial = &initial_nvmlGpuInstanceProfileInfo_v3_t);

static const cb_field fields_nvmlGpuInstanceInfo_t[] = {
    CB_KEPT("device", HANDLE, 0, 8, T_nvmlDevice_t, 0, "nvmlDevice_t"),
    CB_NUMBER("id", INT, 8, 4, "unsigned int"),
    CB_NUMBER("profileId", INT, 12, 4, "unsigned int"),
    CB_KEPT("placement", RECORD, 16, 8, T_nvmlGpuInstancePlacement_t, 1,
        "nvmlGpuInstancePlacement_t"),
};
CB_RECORD_TABLE(nvmlGpuInstanceInfo_t, .size = 24, .slot_count = 2);

static const cb_field fields_nvmlComputeInstancePlacement_t[] = {
    CB_NUMBER("start", INT, 0, 4, "unsigned int"),
    CB_NUMBER("size", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlComputeInstancePlacement_t, .size = 8);

static const cb_field fields_nvmlComputeInstanceProfileInfo_t[] = {
    CB_NUMBER("id", INT, 0, 4, "unsigned int"),
    CB_NUMBER("sliceCount", INT, 4, 4, "unsigned int"),
    CB_NUMBER("instanceCount", INT, 8, 4, "unsigned int"),
    CB_NUMBER("multiprocessorCount", INT, 12, 4, "unsigned int"),
    CB_NUMBER("sharedCopyEngineCount", INT, 16, 4, "unsigned int"),
    CB_NUMBER("sharedDecoderCount", INT, 20, 4, "unsigned int"),
    CB_NUMBER("sharedEncoderCount", INT, 24, 4, "unsigned int"),
    CB_NUMBER("sharedJpegCount", INT, 28, 4, "unsigned int"),
    CB_NUMBER("sharedOfaCount", INT, 32, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlComputeInstanceProfileInfo_t, .size = 36);

static const nvmlComputeInstanceProfileInfo_v2_t initial_nvmlComputeInstanceProfileInfo_v2_t = {
    .version = nvmlComputeInstanceProfileInfo_v2};
static const cb_field fields_nvmlComputeInstanceProfileInfo_v2_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("id", INT, 4, 4, "unsigned int"),
    CB_NUMBER("sliceCount", INT, 8, 4, "unsigned int"),
    CB_NUMBER("instanceCount", INT, 12, 4, "unsigned int"),
    CB_NUMBER("multiprocessorCount", INT, 16, 4, "unsigned int"),
    CB_NUMBER("sharedCopyEngineCount", INT, 20, 4, "unsigned int"),
    CB_NUMBER("sharedDecoderCount", INT, 24, 4, "unsigned int"),
    CB_NUMBER("sharedEncoderCount", INT, 28, 4, "unsigned int"),
    CB_NUMBER("sharedJpegCount", INT, 32, 4, "unsigned int"),
    CB_NUMBER("sharedOfaCount", INT, 36, 4, "unsigned int"),
    CB_ITEMS("name", CHARS, 40, 1, 96, CB_NO_CLASS, true, "char"),
};
CB_RECORD_TABLE(nvmlComputeInstanceProfileInfo_v2_t, .size = 136,
    .initial = &initial_nvmlComputeInstanceProfileInfo_v2_t);

static const nvmlComputeInstanceProfileInfo_v3_t initial_nvmlComputeInstanceProfileInfo_v3_t = {
    .version = nvmlComputeInstanceProfileInfo_v3};
static const cb_field fields_nvmlComputeInstanceProfileInfo_v3_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("id", INT, 4, 4, "unsigned int"),
    CB_NUMBER("sliceCount", INT, 8, 4, "unsigned int"),
    CB_NUMBER("instanceCount", INT, 12, 4, "unsigned int"),
    CB_NUMBER("multiprocessorCount", INT, 16, 4, "unsigned int"),
    CB_NUMBER("sharedCopyEngineCount", INT, 20, 4, "unsigned int"),
    CB_NUMBER("sharedDecoderCount", INT, 24, 4, "unsigned int"),
    CB_NUMBER("sharedEncoderCount", INT, 28, 4, "unsigned int"),
    CB_NUMBER("sharedJpegCount", INT, 32, 4, "unsigned int"),
    CB_NUMBER("sharedOfaCount", INT, 36, 4, "unsigned int"),
    CB_ITEMS("name", CHARS, 40, 1, 96, CB_NO_CLASS, true, "char"),
    CB_NUMBER("capabilities", INT, 136, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlComputeInstanceProfileInfo_v3_t, .size = 140,
    .initial = &initial_nvmlComputeInstanceProfileInfo_v3_t);

static const cb_field fields_nvmlComputeInstanceInfo_t[] = {
    CB_KEPT("device", HANDLE, 0, 8, T_nvmlDevice_t, 0, "nvmlDevice_t"),
    CB_KEPT("gpuInstance", HANDLE, 8, 8, T_nvmlGpuInstance_t, 1, "nvmlGpuInstance_t"),
    CB_NUMBER("id", INT, 16, 4, "unsigned int"),
    CB_NUMBER("profileId", INT, 20, 4, "unsigned int"),
    CB_KEPT("placement", RECORD, 24, 8, T_nvmlComputeInstancePlacement_t, 2,
        "nvmlComputeInstancePlacement_t"),
};
CB_RECORD_TABLE(nvmlComputeInstanceInfo_t, .size = 32, .slot_count = 3);

static const cb_field fields_nvmlGpmMetric_t[] = {
    CB_NUMBER("metricId", INT, 0, 4, "unsigned int"),
    CB_VALUE("nvmlReturn", ENUM, 4, 4, T_nvmlReturn_t, "nvmlReturn_t"),
    CB_NUMBER("value", FLOAT, 8, 8, "double"),
    CB_KEPT("metricInfo", RECORD, 16, 24, T_nvmlGpmMetric_t_anon0, 0, "nvmlGpmMetric_t_anon0"),
};
CB_RECORD_TABLE(nvmlGpmMetric_t, .size = 40, .slot_count = 1);

static const cb_field fields_nvmlGpmMetric_t_anon0[] = {
    CB_KEPT("shortName", STRING, 0, 8, CB_NO_CLASS, 0, "char *"),
    CB_KEPT("longName", STRING, 8, 8, CB_NO_CLASS, 1, "char *"),
    CB_KEPT("unit", STRING, 16, 8, CB_NO_CLASS, 2, "char *"),
};
CB_RECORD_TABLE(nvmlGpmMetric_t_anon0, .size = 24, .slot_count = 3, .is_anonymous = true,
    .anonymous_offset = 16);

static const nvmlGpmMetricsGet_t initial_nvmlGpmMetricsGet_t = {
    .version = NVML_GPM_METRICS_GET_VERSION};
static const cb_field fields_nvmlGpmMetricsGet_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("numMetrics", INT, 4, 4, "unsigned int"),
    CB_KEPT("sample1", HANDLE, 8, 8, T_nvmlGpmSample_t, 0, "nvmlGpmSample_t"),
    CB_KEPT("sample2", HANDLE, 16, 8, T_nvmlGpmSample_t, 1, "nvmlGpmSample_t"),
    CB_ITEMS("metrics", LIST_RECORD, 24, 40, 477, T_nvmlGpmMetric_t, false, "nvmlGpmMetric_t"),
};
CB_RECORD_TABLE(nvmlGpmMetricsGet_t, .size = 19104, .slot_count = 2,
    .initial = &initial_nvmlGpmMetricsGet_t);

static const nvmlGpmSupport_t initial_nvmlGpmSupport_t = {.version = NVML_GPM_SUPPORT_VERSION};
static const cb_field fields_nvmlGpmSupport_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("isSupportedDevice", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlGpmSupport_t, .size = 8, .initial = &initial_nvmlGpmSupport_t);

static const nvmlDeviceCapabilities_t initial_nvmlDeviceCapabilities_v1_t = {
    .version = nvmlDeviceCapabilities_v1};
static const cb_field fields_nvmlDeviceCapabilities_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("capMask", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlDeviceCapabilities_v1_t, .size = 8,
    .initial = &initial_nvmlDeviceCapabilities_v1_t);

static const cb_field fields_nvmlMask255_t[] = {
    CB_ITEMS("mask", LIST_INT, 0, 4, 8, CB_NO_CLASS, false, "unsigned int"),
};
CB_RECORD_TABLE(nvmlMask255_t, .size = 32);

static const nvmlWorkloadPowerProfileInfo_t initial_nvmlWorkloadPowerProfileInfo_v1_t = {
    .version = nvmlWorkloadPowerProfileInfo_v1};
static const cb_field fields_nvmlWorkloadPowerProfileInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("profileId", INT, 4, 4, "unsigned int"),
    CB_NUMBER("priority", INT, 8, 4, "unsigned int"),
    CB_KEPT("conflictingMask", RECORD, 12, 32, T_nvmlMask255_t, 0, "nvmlMask255_t"),
};
CB_RECORD_TABLE(nvmlWorkloadPowerProfileInfo_v1_t, .size = 44, .slot_count = 1,
    .initial = &initial_nvmlWorkloadPowerProfileInfo_v1_t);

static const nvmlWorkloadPowerProfileProfilesInfo_t
    initial_nvmlWorkloadPowerProfileProfilesInfo_v1_t = {
        .version = nvmlWorkloadPowerProfileProfilesInfo_v1};
static const cb_field fields_nvmlWorkloadPowerProfileProfilesInfo_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_KEPT("perfProfilesMask", RECORD, 4, 32, T_nvmlMask255_t, 0, "nvmlMask255_t"),
    CB_ITEMS("perfProfile", LIST_RECORD, 36, 44, 255, T_nvmlWorkloadPowerProfileInfo_t, false,
        "nvmlWorkloadPowerProfileInfo_t"),
};
CB_RECORD_TABLE(nvmlWorkloadPowerProfileProfilesInfo_v1_t, .size = 11256, .slot_count = 1,
    .initial = &initial_nvmlWorkloadPowerProfileProfilesInfo_v1_t);

static const nvmlWorkloadPowerProfileCurrentProfiles_t
    initial_nvmlWorkloadPowerProfileCurrentProfiles_v1_t = {
        .version = nvmlWorkloadPowerProfileCurrentProfiles_v1};
static const cb_field fields_nvmlWorkloadPowerProfileCurrentProfiles_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_KEPT("perfProfilesMask", RECORD, 4, 32, T_nvmlMask255_t, 0, "nvmlMask255_t"),
    CB_KEPT("requestedProfilesMask", RECORD, 36, 32, T_nvmlMask255_t, 1, "nvmlMask255_t"),
    CB_KEPT("enforcedProfilesMask", RECORD, 68, 32, T_nvmlMask255_t, 2, "nvmlMask255_t"),
};
CB_RECORD_TABLE(nvmlWorkloadPowerProfileCurrentProfiles_v1_t, .size = 100, .slot_count = 3,
    .initial = &initial_nvmlWorkloadPowerProfileCurrentProfiles_v1_t);

static const nvmlWorkloadPowerProfileRequestedProfiles_t
    initial_nvmlWorkloadPowerProfileRequestedProfiles_v1_t = {
        .version = nvmlWorkloadPowerProfileRequestedProfiles_v1};
static const cb_field fields_nvmlWorkloadPowerProfileRequestedProfiles_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_KEPT("requestedProfilesMask", RECORD, 4, 32, T_nvmlMask255_t, 0, "nvmlMask255_t"),
};
CB_RECORD_TABLE(nvmlWorkloadPowerProfileRequestedProfiles_v1_t, .size = 36, .slot_count = 1,
    .initial = &initial_nvmlWorkloadPowerProfileRequestedProfiles_v1_t);

static const cb_field fields_nvmlWorkloadPowerProfileUpdateProfiles_v1_t[] = {
    CB_VALUE("operation", ENUM, 0, 4, T_nvmlPowerProfileOperation_t, "nvmlPowerProfileOperation_t"),
    CB_KEPT("updateProfilesMask", RECORD, 4, 32, T_nvmlMask255_t, 0, "nvmlMask255_t"),
};
CB_RECORD_TABLE(nvmlWorkloadPowerProfileUpdateProfiles_v1_t, .size = 36, .slot_count = 1);

static const nvmlPowerSmoothingProfile_t initial_nvmlPowerSmoothingProfile_v1_t = {
    .version = nvmlPowerSmoothingProfile_v1};
static const cb_field fields_nvmlPowerSmoothingProfile_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_NUMBER("profileId", INT, 4, 4, "unsigned int"),
    CB_NUMBER("paramId", INT, 8, 4, "unsigned int"),
    CB_NUMBER("value", FLOAT, 16, 8, "double"),
};
CB_RECORD_TABLE(nvmlPowerSmoothingProfile_v1_t, .size = 24,
    .initial = &initial_nvmlPowerSmoothingProfile_v1_t);

static const nvmlPowerSmoothingState_t initial_nvmlPowerSmoothingState_v1_t = {
    .version = nvmlPowerSmoothingState_v1};
static const cb_field fields_nvmlPowerSmoothingState_v1_t[] = {
    CB_NUMBER("version", INT, 0, 4, "unsigned int"),
    CB_VALUE("state", ENUM, 4, 4, T_nvmlEnableState_t, "nvmlEnableState_t"),
};
CB_RECORD_TABLE(nvmlPowerSmoothingState_v1_t, .size = 8,
    .initial = &initial_nvmlPowerSmoothingState_v1_t);

static const cb_field fields_nvmlEccBankRemapperHistogram_v1_t[] = {
    CB_NUMBER("maxSpareGroupCount", INT, 0, 4, "unsigned int"),
    CB_NUMBER("noSpareGroupCount", INT, 4, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvmlEccBankRemapperHistogram_v1_t, .size = 8);

static const cb_field fields_nvmlEccBankRemapperStatus_v1_t[] = {
    CB_NUMBER("activeRemappings", INT, 0, 4, "unsigned int"),
    CB_NUMBER("inactiveRemappings", INT, 4, 4, "unsigned int"),
    CB_NUMBER("bPending", INT, 8, 4, "unsigned int"),
    CB_KEPT("histogram", RECORD, 12, 8, T_nvmlEccBankRemapperHistogram_v1_t, 0,
        "nvmlEccBankRemapperHistogram_v1_t"),
};
CB_RECORD_TABLE(nvmlEccBankRemapperStatus_v1_t, .size = 20, .slot_count = 1);

static const char doc_nvmlProcessMode_t[] =
    "Modes of processes, which compute, draw or use MPS.\n\n"
    "enum nvmlProcessMode_enum. Since CUDA 13.3.\n\n"
    "Members\n"
    "    NVML_PROCESS_MODE_COMPUTE = 0, NVML_PROCESS_MODE_GRAPHICS = 1,\n"
    "    NVML_PROCESS_MODE_MPS = 2, NVML_PROCESS_MODE_ALL = 3, NVML_PROCESS_MODE_MAX = 4\n";
static const char doc_nvmlDeviceAddressingModeType_t[] =
    "Page tables by which a GPU accesses host memory.\n\n"
    "enum nvmlDeviceAddressingModeType_t. Since CUDA 13.0.\n\n"
    "Members\n"
    "    NVML_DEVICE_ADDRESSING_MODE_NONE = 0, NVML_DEVICE_ADDRESSING_MODE_HMM = 1,\n"
    "    NVML_DEVICE_ADDRESSING_MODE_ATS = 2\n";
static const char doc_nvmlBridgeChipType_t[] =
    "Types of the bridge to which the GPUs of a board are attached.\n\n"
    "enum nvmlBridgeChipType_enum.\n\n"
    "Members\n"
    "    NVML_BRIDGE_CHIP_PLX = 0, NVML_BRIDGE_CHIP_BRO4 = 1\n\n"
    "Field of\n"
    "    nvmlBridgeChipInfo_t.type\n";
static const char doc_nvmlNvLinkUtilizationCountUnits_t[] =
    "Units in which a counter of a link counts.\n\n"
    "enum nvmlNvLinkUtilizationCountUnits_enum.\n\n"
    "Members\n"
    "    NVML_NVLINK_COUNTER_UNIT_CYCLES = 0, NVML_NVLINK_COUNTER_UNIT_PACKETS = 1,\n"
    "    NVML_NVLINK_COUNTER_UNIT_BYTES = 2, NVML_NVLINK_COUNTER_UNIT_RESERVED = 3,\n"
    "    NVML_NVLINK_COUNTER_UNIT_COUNT = 4\n\n"
    "Field of\n"
    "    nvmlNvLinkUtilizationControl_t.units\n";
static const char doc_nvmlNvLinkUtilizationCountPktTypes_t[] =
    "Packets that a counter of a link counts, as bits.\n\n"
    "enum nvmlNvLinkUtilizationCountPktTypes_enum.\n\n"
    "Members\n"
    "    NVML_NVLINK_COUNTER_PKTFILTER_NOP = 1, NVML_NVLINK_COUNTER_PKTFILTER_READ = 2,\n"
    "    NVML_NVLINK_COUNTER_PKTFILTER_WRITE = 4, NVML_NVLINK_COUNTER_PKTFILTER_RATOM = 8,\n"
    "    NVML_NVLINK_COUNTER_PKTFILTER_NRATOM = 16, NVML_NVLINK_COUNTER_PKTFILTER_FLUSH = 32,\n"
    "    NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA = 64,\n"
    "    NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA = 128,\n"
    "    NVML_NVLINK_COUNTER_PKTFILTER_ALL = 255\n\n"
    "Field of\n"
    "    nvmlNvLinkUtilizationControl_t.pktfilter\n";
static const char doc_nvmlNvLinkCapability_t[] =
    "Capabilities of a link.\n\n"
    "enum nvmlNvLinkCapability_enum.\n\n"
    "Members\n"
    "    NVML_NVLINK_CAP_P2P_SUPPORTED = 0, NVML_NVLINK_CAP_SYSMEM_ACCESS = 1,\n"
    "    NVML_NVLINK_CAP_P2P_ATOMICS = 2, NVML_NVLINK_CAP_SYSMEM_ATOMICS = 3,\n"
    "    NVML_NVLINK_CAP_SLI_BRIDGE = 4, NVML_NVLINK_CAP_VALID = 5, NVML_NVLINK_CAP_COUNT = 6\n\n"
    "Taken by\n"
    "    nvmlDeviceGetNvLinkCapability\n";
static const char doc_nvmlNvLinkErrorCounter_t[] =
    "Kinds of errors on a link.\n\n"
    "enum nvmlNvLinkErrorCounter_enum.\n\n"
    "Members\n"
    "    NVML_NVLINK_ERROR_DL_REPLAY = 0, NVML_NVLINK_ERROR_DL_RECOVERY = 1,\n"
    "    NVML_NVLINK_ERROR_DL_CRC_FLIT = 2, NVML_NVLINK_ERROR_DL_CRC_DATA = 3,\n"
    "    NVML_NVLINK_ERROR_DL_ECC_DATA = 4, NVML_NVLINK_ERROR_COUNT = 5\n\n"
    "Taken by\n"
    "    nvmlDeviceGetNvLinkErrorCounter\n";
static const char doc_nvmlIntNvLinkDeviceType_t[] =
    "Kinds of devices that a link leads to.\n\n"
    "enum nvmlIntNvLinkDeviceType_enum.\n\n"
    "Members\n"
    "    NVML_NVLINK_DEVICE_TYPE_GPU = 0, NVML_NVLINK_DEVICE_TYPE_IBMNPU = 1,\n"
    "    NVML_NVLINK_DEVICE_TYPE_SWITCH = 2, NVML_NVLINK_DEVICE_TYPE_UNKNOWN = 255\n\n"
    "Given by\n"
    "    nvmlDeviceGetNvLinkRemoteDeviceType\n";
static const char doc_nvmlGpuTopologyLevel_t[] =
    "The part of the machine that joins two GPUs, nearest first.\n\n"
    "enum nvmlGpuLevel_enum.\n\n"
    "Members\n"
    "    NVML_TOPOLOGY_INTERNAL = 0, NVML_TOPOLOGY_SINGLE = 10, NVML_TOPOLOGY_MULTIPLE = 20,\n"
    "    NVML_TOPOLOGY_HOSTBRIDGE = 30, NVML_TOPOLOGY_NODE = 40, NVML_TOPOLOGY_SYSTEM = 50\n\n"
    "Taken by\n"
    "    nvmlDeviceGetTopologyNearestGpus\n\n"
    "Given by\n"
    "    nvmlDeviceGetTopologyCommonAncestor\n";
static const char doc_nvmlGpuP2PStatus_t[] =
    "Access of GPUs to each other's memory, or the reason why there is none.\n\n"
    "enum nvmlGpuP2PStatus_enum.\n\n"
    "Members\n"
    "    NVML_P2P_STATUS_OK = 0, NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED = 1,\n"
    "    NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED = 1, NVML_P2P_STATUS_GPU_NOT_SUPPORTED = 2,\n"
    "    NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED = 3,\n"
    "    NVML_P2P_STATUS_DISABLED_BY_REGKEY = 4, NVML_P2P_STATUS_NOT_SUPPORTED = 5,\n"
    "    NVML_P2P_STATUS_UNKNOWN = 6\n\n"
    "Given by\n"
    "    nvmlDeviceGetP2PStatus\n";
static const char doc_nvmlGpuP2PCapsIndex_t[] =
    "Ways in which GPUs may access each other's memory.\n\n"
    "enum nvmlGpuP2PCapsIndex_enum.\n\n"
    "Members\n"
    "    NVML_P2P_CAPS_INDEX_READ = 0, NVML_P2P_CAPS_INDEX_WRITE = 1,\n"
    "    NVML_P2P_CAPS_INDEX_NVLINK = 2, NVML_P2P_CAPS_INDEX_ATOMICS = 3,\n"
    "    NVML_P2P_CAPS_INDEX_PCI = 4, NVML_P2P_CAPS_INDEX_PROP = 4,\n"
    "    NVML_P2P_CAPS_INDEX_UNKNOWN = 5\n\n"
    "Taken by\n"
    "    nvmlDeviceGetP2PStatus\n";
static const char doc_nvmlSamplingType_t[] =
    "Quantities that are sampled.\n\n"
    "enum nvmlSamplingType_enum.\n\n"
    "Members\n"
    "    NVML_TOTAL_POWER_SAMPLES = 0, NVML_GPU_UTILIZATION_SAMPLES = 1,\n"
    "    NVML_MEMORY_UTILIZATION_SAMPLES = 2, NVML_ENC_UTILIZATION_SAMPLES = 3,\n"
    "    NVML_DEC_UTILIZATION_SAMPLES = 4, NVML_PROCESSOR_CLK_SAMPLES = 5,\n"
    "    NVML_MEMORY_CLK_SAMPLES = 6, NVML_MODULE_POWER_SAMPLES = 7,\n"
    "    NVML_JPG_UTILIZATION_SAMPLES = 8, NVML_OFA_UTILIZATION_SAMPLES = 9,\n"
    "    NVML_SAMPLINGTYPE_COUNT = 10\n\n"
    "Taken by\n"
    "    nvmlDeviceGetSamples\n";
static const char doc_nvmlPcieUtilCounter_t[] =
    "Directions in which bytes are counted.\n\n"
    "enum nvmlPcieUtilCounter_enum.\n\n"
    "Members\n"
    "    NVML_PCIE_UTIL_TX_BYTES = 0, NVML_PCIE_UTIL_RX_BYTES = 1, NVML_PCIE_UTIL_COUNT = 2\n\n"
    "Taken by\n"
    "    nvmlDeviceGetPcieThroughput\n";
static const char doc_nvmlValueType_t[] =
    "Types of a number.\n\n"
    "enum nvmlValueType_enum.\n\n"
    "Members\n"
    "    NVML_VALUE_TYPE_DOUBLE = 0, NVML_VALUE_TYPE_UNSIGNED_INT = 1,\n"
    "    NVML_VALUE_TYPE_UNSIGNED_LONG = 2, NVML_VALUE_TYPE_UNSIGNED_LONG_LONG = 3,\n"
    "    NVML_VALUE_TYPE_SIGNED_LONG_LONG = 4, NVML_VALUE_TYPE_SIGNED_INT = 5,\n"
    "    NVML_VALUE_TYPE_UNSIGNED_SHORT = 6, NVML_VALUE_TYPE_COUNT = 7\n\n"
    "Given by\n"
    "    nvmlDeviceGetSamples, nvmlDeviceGetVgpuUtilization\n\n"
    "Field of\n"
    "    nvmlVgpuInstancesUtilizationInfo_v1_t.sampleValType, nvmlFieldValue_t.valueType,\n"
    "    nvmlPRMCounterValue_v1_t.outputType\n";
static const char doc_nvmlPerfPolicyType_t[] =
    "Limits that slow a GPU down.\n\n"
    "enum nvmlPerfPolicyType_enum.\n\n"
    "Members\n"
    "    NVML_PERF_POLICY_POWER = 0, NVML_PERF_POLICY_THERMAL = 1,\n"
    "    NVML_PERF_POLICY_SYNC_BOOST = 2, NVML_PERF_POLICY_BOARD_LIMIT = 3,\n"
    "    NVML_PERF_POLICY_LOW_UTILIZATION = 4, NVML_PERF_POLICY_RELIABILITY = 5,\n"
    "    NVML_PERF_POLICY_TOTAL_APP_CLOCKS = 10, NVML_PERF_POLICY_TOTAL_BASE_CLOCKS = 11,\n"
    "    NVML_PERF_POLICY_COUNT = 12\n\n"
    "Taken by\n"
    "    nvmlDeviceGetViolationStatus\n";
static const char doc_nvmlThermalTarget_t[] =
    "Parts whose temperature is measured.\n\n"
    "enum nvmlThermalTarget_t.\n\n"
    "Members\n"
    "    NVML_THERMAL_TARGET_NONE = 0, NVML_THERMAL_TARGET_GPU = 1,\n"
    "    NVML_THERMAL_TARGET_MEMORY = 2, NVML_THERMAL_TARGET_POWER_SUPPLY = 4,\n"
    "    NVML_THERMAL_TARGET_BOARD = 8, NVML_THERMAL_TARGET_VCD_BOARD = 9,\n"
    "    NVML_THERMAL_TARGET_VCD_INLET = 10, NVML_THERMAL_TARGET_VCD_OUTLET = 11,\n"
    "    NVML_THERMAL_TARGET_ALL = 15, NVML_THERMAL_TARGET_UNKNOWN = -1\n";
static const char doc_nvmlThermalController_t[] =
    "Chips that measure a temperature.\n\n"
    "enum nvmlThermalController_t.\n\n"
    "Members\n"
    "    NVML_THERMAL_CONTROLLER_NONE = 0, NVML_THERMAL_CONTROLLER_GPU_INTERNAL = 1,\n"
    "    NVML_THERMAL_CONTROLLER_ADM1032 = 2, NVML_THERMAL_CONTROLLER_ADT7461 = 3,\n"
    "    NVML_THERMAL_CONTROLLER_MAX6649 = 4, NVML_THERMAL_CONTROLLER_MAX1617 = 5,\n"
    "    NVML_THERMAL_CONTROLLER_LM99 = 6, NVML_THERMAL_CONTROLLER_LM89 = 7,\n"
    "    NVML_THERMAL_CONTROLLER_LM64 = 8, NVML_THERMAL_CONTROLLER_G781 = 9,\n"
    "    NVML_THERMAL_CONTROLLER_ADT7473 = 10, NVML_THERMAL_CONTROLLER_SBMAX6649 = 11,\n"
    "    NVML_THERMAL_CONTROLLER_VBIOSEVT = 12, NVML_THERMAL_CONTROLLER_OS = 13,\n"
    "    NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS = 14,\n"
    "    NVML_THERMAL_CONTROLLER_NVSYSCON_E551 = 15, NVML_THERMAL_CONTROLLER_MAX6649R = 16,\n"
    "    NVML_THERMAL_CONTROLLER_ADT7473S = 17, NVML_THERMAL_CONTROLLER_UNKNOWN = -1\n";
static const char doc_nvmlCoolerControl_t[] =
    "Ways to control a cooler.\n\n"
    "enum nvmlCoolerControl_enum. Since CUDA 12.8.\n\n"
    "Members\n"
    "    NVML_THERMAL_COOLER_SIGNAL_NONE = 0, NVML_THERMAL_COOLER_SIGNAL_TOGGLE = 1,\n"
    "    NVML_THERMAL_COOLER_SIGNAL_VARIABLE = 2, NVML_THERMAL_COOLER_SIGNAL_COUNT = 3\n\n"
    "Field of\n"
    "    nvmlCoolerInfo_v1_t.signalType\n";
static const char doc_nvmlCoolerTarget_t[] =
    "Targets of a cooler, as bits.\n\n"
    "enum nvmlCoolerTarget_enum. Since CUDA 12.8.\n\n"
    "Members\n"
    "    NVML_THERMAL_COOLER_TARGET_NONE = 1, NVML_THERMAL_COOLER_TARGET_GPU = 2,\n"
    "    NVML_THERMAL_COOLER_TARGET_MEMORY = 4, NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY = 8,\n"
    "    NVML_THERMAL_COOLER_TARGET_GPU_RELATED = 14\n\n"
    "Field of\n"
    "    nvmlCoolerInfo_v1_t.target\n";
static const char doc_nvmlUUIDType_t[] =
    "Forms of an id, text or bytes.\n\n"
    "enum nvmlUUIDType_t. Since CUDA 12.9.\n\n"
    "Members\n"
    "    NVML_UUID_TYPE_NONE = 0, NVML_UUID_TYPE_ASCII = 1, NVML_UUID_TYPE_BINARY = 2\n";
static const char doc_nvmlEnableState_t[] =
    "Off or on.\n\n"
    "enum nvmlEnableState_enum.\n\n"
    "Members\n"
    "    NVML_FEATURE_DISABLED = 0, NVML_FEATURE_ENABLED = 1\n\n"
    "Taken by\n"
    "    nvmlDeviceSetAdaptiveTgpMode_v1, nvmlDeviceSetPersistenceMode, nvmlDeviceSetEccMode,\n"
    "    nvmlDeviceSetAutoBoostedClocksEnabled, nvmlDeviceSetDefaultAutoBoostedClocksEnabled,\n"
    "    nvmlDeviceSetAPIRestriction, nvmlDeviceSetAccountingMode,\n"
    "    nvmlDeviceFreezeNvLinkUtilizationCounter, nvmlDeviceModifyDrainState,\n"
    "    nvmlDeviceSetVgpuCapabilities\n\n"
    "Given by\n"
    "    nvmlDeviceGetDisplayMode, nvmlDeviceGetDisplayActive, nvmlDeviceGetPersistenceMode,\n"
    "    nvmlDeviceGetAutoBoostedClocksEnabled, nvmlDeviceGetPowerManagementMode,\n"
    "    nvmlDeviceGetEccMode, nvmlDeviceGetDefaultEccMode, nvmlDeviceGetAPIRestriction,\n"
    "    nvmlDeviceGetAccountingMode, nvmlDeviceGetRetiredPagesPendingStatus,\n"
    "    nvmlDeviceGetNvLinkState, nvmlDeviceQueryDrainState and 2 more\n\n"
    "Field of\n"
    "    nvmlDramEncryptionInfo_v1_t.encryptionState,\n"
    "    nvmlAdaptiveTgpModeInfo_v1_t.inBandEnableRequest,\n"
    "    nvmlAdaptiveTgpModeInfo_v1_t.featureAllowedByAdmin,\n"
    "    nvmlAdaptiveTgpModeInfo_v1_t.adminOverrideEnabled,\n"
    "    nvmlAdaptiveTgpModeInfo_v1_t.enablementStatus, nvmlPowerSmoothingState_v1_t.state\n";
static const char doc_nvmlBrandType_t[] =
    "Lines of products.\n\n"
    "enum nvmlBrandType_enum.\n\n"
    "Members\n"
    "    NVML_BRAND_UNKNOWN = 0, NVML_BRAND_QUADRO = 1, NVML_BRAND_TESLA = 2,\n"
    "    NVML_BRAND_NVS = 3, NVML_BRAND_GRID = 4, NVML_BRAND_GEFORCE = 5,\n"
    "    NVML_BRAND_TITAN = 6, NVML_BRAND_NVIDIA_VAPPS = 7, NVML_BRAND_NVIDIA_VPC = 8,\n"
    "    NVML_BRAND_NVIDIA_VCS = 9, NVML_BRAND_NVIDIA_VWS = 10,\n"
    "    NVML_BRAND_NVIDIA_CLOUD_GAMING = 11, NVML_BRAND_NVIDIA_VGAMING = 11,\n"
    "    NVML_BRAND_QUADRO_RTX = 12, NVML_BRAND_NVIDIA_RTX = 13, NVML_BRAND_NVIDIA = 14,\n"
    "    NVML_BRAND_GEFORCE_RTX = 15, NVML_BRAND_TITAN_RTX = 16, NVML_BRAND_NVIDIA_DLA = 17,\n"
    "    NVML_BRAND_NVIDIA_NPU = 19, NVML_BRAND_NVIDIA_VGAMEDEV = 18, NVML_BRAND_COUNT = 20\n\n"
    "Given by\n"
    "    nvmlDeviceGetBrand\n";
static const char doc_nvmlTemperatureThresholds_t[] =
    "Events that happen at a temperature.\n\n"
    "enum nvmlTemperatureThresholds_enum.\n\n"
    "Members\n"
    "    NVML_TEMPERATURE_THRESHOLD_SHUTDOWN = 0, NVML_TEMPERATURE_THRESHOLD_SLOWDOWN = 1,\n"
    "    NVML_TEMPERATURE_THRESHOLD_MEM_MAX = 2, NVML_TEMPERATURE_THRESHOLD_GPU_MAX = 3,\n"
    "    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN = 4,\n"
    "    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR = 5,\n"
    "    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX = 6,\n"
    "    NVML_TEMPERATURE_THRESHOLD_GPS_CURR = 7, NVML_TEMPERATURE_THRESHOLD_COUNT = 8\n\n"
    "Taken by\n"
    "    nvmlDeviceGetTemperatureThreshold, nvmlDeviceSetTemperatureThreshold\n";
static const char doc_nvmlTemperatureSensors_t[] =
    "Places where a temperature is measured.\n\n"
    "enum nvmlTemperatureSensors_enum.\n\n"
    "Members\n"
    "    NVML_TEMPERATURE_GPU = 0, NVML_TEMPERATURE_GPU_MAX = 1, NVML_TEMPERATURE_COUNT = 2\n\n"
    "Taken by\n"
    "    nvmlDeviceGetTemperature\n\n"
    "Field of\n"
    "    nvmlTemperature_v1_t.sensorType\n";
static const char doc_nvmlComputeMode_t[] =
    "Limits on whether and how many processes may use a GPU.\n\n"
    "enum nvmlComputeMode_enum.\n\n"
    "Members\n"
    "    NVML_COMPUTEMODE_DEFAULT = 0, NVML_COMPUTEMODE_EXCLUSIVE_THREAD = 1,\n"
    "    NVML_COMPUTEMODE_PROHIBITED = 2, NVML_COMPUTEMODE_EXCLUSIVE_PROCESS = 3,\n"
    "    NVML_COMPUTEMODE_COUNT = 4\n\n"
    "Taken by\n"
    "    nvmlDeviceSetComputeMode\n\n"
    "Given by\n"
    "    nvmlDeviceGetComputeMode\n";
static const char doc_nvmlMemoryErrorType_t[] =
    "Kinds of memory errors, corrected or not.\n\n"
    "enum nvmlMemoryErrorType_enum.\n\n"
    "Members\n"
    "    NVML_MEMORY_ERROR_TYPE_CORRECTED = 0, NVML_MEMORY_ERROR_TYPE_UNCORRECTED = 1,\n"
    "    NVML_MEMORY_ERROR_TYPE_COUNT = 2\n\n"
    "Taken by\n"
    "    nvmlDeviceGetTotalEccErrors, nvmlDeviceGetDetailedEccErrors,\n"
    "    nvmlDeviceGetMemoryErrorCounter\n";
static const char doc_nvmlEccCounterType_t[] =
    "Periods for which errors are counted, since the driver was loaded or ever.\n\n"
    "enum nvmlEccCounterType_enum.\n\n"
    "Members\n"
    "    NVML_VOLATILE_ECC = 0, NVML_AGGREGATE_ECC = 1, NVML_ECC_COUNTER_TYPE_COUNT = 2\n\n"
    "Taken by\n"
    "    nvmlDeviceGetTotalEccErrors, nvmlDeviceGetDetailedEccErrors,\n"
    "    nvmlDeviceGetMemoryErrorCounter, nvmlDeviceClearEccErrorCounts\n";
static const char doc_nvmlClockType_t[] =
    "Clocks of a GPU.\n\n"
    "enum nvmlClockType_enum.\n\n"
    "Members\n"
    "    NVML_CLOCK_GRAPHICS = 0, NVML_CLOCK_SM = 1, NVML_CLOCK_MEM = 2,\n"
    "    NVML_CLOCK_VIDEO = 3, NVML_CLOCK_COUNT = 4\n\n"
    "Taken by\n"
    "    nvmlDeviceGetClockInfo, nvmlDeviceGetMaxClockInfo, nvmlDeviceGetApplicationsClock,\n"
    "    nvmlDeviceGetDefaultApplicationsClock, nvmlDeviceGetClock,\n"
    "    nvmlDeviceGetMaxCustomerBoostClock, nvmlDeviceGetMinMaxClockOfPState\n\n"
    "Field of\n"
    "    nvmlClockOffset_v1_t.type\n";
static const char doc_nvmlClockId_t[] =
    "Values of a clock, the present one, the one that was set, or the maximum.\n\n"
    "enum nvmlClockId_enum.\n\n"
    "Members\n"
    "    NVML_CLOCK_ID_CURRENT = 0, NVML_CLOCK_ID_APP_CLOCK_TARGET = 1,\n"
    "    NVML_CLOCK_ID_APP_CLOCK_DEFAULT = 2, NVML_CLOCK_ID_CUSTOMER_BOOST_MAX = 3,\n"
    "    NVML_CLOCK_ID_COUNT = 4\n\n"
    "Taken by\n"
    "    nvmlDeviceGetClock\n";
static const char doc_nvmlDriverModel_t[] =
    "Choice of whether a GPU is driven as a display or only for computing.\n\n"
    "enum nvmlDriverModel_enum.\n\n"
    "Members\n"
    "    NVML_DRIVER_WDDM = 0, NVML_DRIVER_WDM = 1, NVML_DRIVER_MCDM = 2\n\n"
    "Taken by\n"
    "    nvmlDeviceSetDriverModel\n\n"
    "Given by\n"
    "    nvmlDeviceGetDriverModel\n";
static const char doc_nvmlPstates_t[] =
    "Performance states, P0 for the highest.\n\n"
    "enum nvmlPStates_enum.\n\n"
    "Members\n"
    "    NVML_PSTATE_0 = 0, NVML_PSTATE_1 = 1, NVML_PSTATE_2 = 2, NVML_PSTATE_3 = 3,\n"
    "    NVML_PSTATE_4 = 4, NVML_PSTATE_5 = 5, NVML_PSTATE_6 = 6, NVML_PSTATE_7 = 7,\n"
    "    NVML_PSTATE_8 = 8, NVML_PSTATE_9 = 9, NVML_PSTATE_10 = 10, NVML_PSTATE_11 = 11,\n"
    "    NVML_PSTATE_12 = 12, NVML_PSTATE_13 = 13, NVML_PSTATE_14 = 14, NVML_PSTATE_15 = 15,\n"
    "    NVML_PSTATE_UNKNOWN = 32\n\n"
    "Taken by\n"
    "    nvmlDeviceGetMinMaxClockOfPState, nvmlDeviceGetSupportedPerformanceStates\n\n"
    "Given by\n"
    "    nvmlDeviceGetPerformanceState, nvmlDeviceGetPowerState\n\n"
    "Field of\n"
    "    nvmlClockOffset_v1_t.pstate\n";
static const char doc_nvmlGpuOperationMode_t[] =
    "Parts of a GPU that are on.\n\n"
    "enum nvmlGom_enum.\n\n"
    "Members\n"
    "    NVML_GOM_ALL_ON = 0, NVML_GOM_COMPUTE = 1, NVML_GOM_LOW_DP = 2\n\n"
    "Taken by\n"
    "    nvmlDeviceSetGpuOperationMode\n\n"
    "Given by\n"
    "    nvmlDeviceGetGpuOperationMode\n";
static const char doc_nvmlInforomObject_t[] =
    "Parts of the InfoROM.\n\n"
    "enum nvmlInforomObject_enum.\n\n"
    "Members\n"
    "    NVML_INFOROM_OEM = 0, NVML_INFOROM_ECC = 1, NVML_INFOROM_POWER = 2,\n"
    "    NVML_INFOROM_DEN = 3, NVML_INFOROM_COUNT = 4\n\n"
    "Taken by\n"
    "    nvmlDeviceGetInforomVersion\n";
static const char doc_nvmlReturn_t[] =
    "Statuses that functions of NVML return; NVML_ERROR_NOT_SUPPORTED is common, as GPUs\n"
    "differ.\n\n"
    "enum nvmlReturn_enum.\n\n"
    "Members\n"
    "    NVML_SUCCESS = 0, NVML_ERROR_UNINITIALIZED = 1, NVML_ERROR_INVALID_ARGUMENT = 2,\n"
    "    NVML_ERROR_NOT_SUPPORTED = 3, NVML_ERROR_NO_PERMISSION = 4,\n"
    "    NVML_ERROR_ALREADY_INITIALIZED = 5, NVML_ERROR_NOT_FOUND = 6,\n"
    "    NVML_ERROR_INSUFFICIENT_SIZE = 7, NVML_ERROR_INSUFFICIENT_POWER = 8,\n"
    "    NVML_ERROR_DRIVER_NOT_LOADED = 9, NVML_ERROR_TIMEOUT = 10,\n"
    "    NVML_ERROR_IRQ_ISSUE = 11, NVML_ERROR_LIBRARY_NOT_FOUND = 12,\n"
    "    NVML_ERROR_FUNCTION_NOT_FOUND = 13, NVML_ERROR_CORRUPTED_INFOROM = 14,\n"
    "    NVML_ERROR_GPU_IS_LOST = 15, NVML_ERROR_RESET_REQUIRED = 16,\n"
    "    NVML_ERROR_OPERATING_SYSTEM = 17, NVML_ERROR_LIB_RM_VERSION_MISMATCH = 18,\n"
    "    NVML_ERROR_IN_USE = 19, NVML_ERROR_MEMORY = 20, NVML_ERROR_NO_DATA = 21,\n"
    "    NVML_ERROR_VGPU_ECC_NOT_SUPPORTED = 22, NVML_ERROR_INSUFFICIENT_RESOURCES = 23,\n"
    "    NVML_ERROR_FREQ_NOT_SUPPORTED = 24, NVML_ERROR_ARGUMENT_VERSION_MISMATCH = 25,\n"
    "    NVML_ERROR_DEPRECATED = 26, NVML_ERROR_NOT_READY = 27,\n"
    "    NVML_ERROR_GPU_NOT_FOUND = 28, NVML_ERROR_INVALID_STATE = 29,\n"
    "    NVML_ERROR_RESET_TYPE_NOT_SUPPORTED = 30, NVML_ERROR_UNKNOWN = 999\n\n"
    "Taken by\n"
    "    nvmlErrorString\n\n"
    "Given by\n"
    "    nvmlDeviceSetMigMode\n\n"
    "Field of\n"
    "    nvmlFieldValue_t.nvmlReturn, nvmlGpuFabricInfo_t.status,\n"
    "    nvmlGpuFabricInfo_v2_t.status, nvmlGpuFabricInfo_v3_t.status,\n"
    "    nvmlGpuFabricInfo_v4_t.status, nvmlNvlinkTelemetrySample_v1_t.nvmlReturn,\n"
    "    nvmlPRMCounterValue_v1_t.status, nvmlGpmMetric_t.nvmlReturn\n";
static const char doc_nvmlMemoryLocation_t[] =
    "Memories of a GPU in which an error can be.\n\n"
    "enum nvmlMemoryLocation_enum.\n\n"
    "Members\n"
    "    NVML_MEMORY_LOCATION_L1_CACHE = 0, NVML_MEMORY_LOCATION_L2_CACHE = 1,\n"
    "    NVML_MEMORY_LOCATION_DRAM = 2, NVML_MEMORY_LOCATION_DEVICE_MEMORY = 2,\n"
    "    NVML_MEMORY_LOCATION_REGISTER_FILE = 3, NVML_MEMORY_LOCATION_TEXTURE_MEMORY = 4,\n"
    "    NVML_MEMORY_LOCATION_TEXTURE_SHM = 5, NVML_MEMORY_LOCATION_CBU = 6,\n"
    "    NVML_MEMORY_LOCATION_SRAM = 7, NVML_MEMORY_LOCATION_COUNT = 8\n\n"
    "Taken by\n"
    "    nvmlDeviceGetMemoryErrorCounter\n";
static const char doc_nvmlPageRetirementCause_t[] =
    "Reasons why a page is no longer used.\n\n"
    "enum nvmlPageRetirementCause_enum.\n\n"
    "Members\n"
    "    NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS = 0,\n"
    "    NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR = 1,\n"
    "    NVML_PAGE_RETIREMENT_CAUSE_COUNT = 2\n\n"
    "Taken by\n"
    "    nvmlDeviceGetRetiredPages, nvmlDeviceGetRetiredPages_v2\n";
static const char doc_nvmlRestrictedAPI_t[] =
    "Groups of functions that may be for root alone.\n\n"
    "enum nvmlRestrictedAPI_enum.\n\n"
    "Members\n"
    "    NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS = 0,\n"
    "    NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS = 1, NVML_RESTRICTED_API_COUNT = 2\n\n"
    "Taken by\n"
    "    nvmlDeviceGetAPIRestriction, nvmlDeviceSetAPIRestriction\n";
static const char doc_nvmlGpuUtilizationDomainId_t[] =
    "Parts of a GPU that are busy or not.\n\n"
    "enum nvmlGpuUtilizationDomainId_t.\n\n"
    "Members\n"
    "    NVML_GPU_UTILIZATION_DOMAIN_GPU = 0, NVML_GPU_UTILIZATION_DOMAIN_FB = 1,\n"
    "    NVML_GPU_UTILIZATION_DOMAIN_VID = 2, NVML_GPU_UTILIZATION_DOMAIN_BUS = 3\n";
static const char doc_nvmlGpuVirtualizationMode_t[] =
    "Ways in which a GPU serves virtual machines.\n\n"
    "enum nvmlGpuVirtualizationMode.\n\n"
    "Members\n"
    "    NVML_GPU_VIRTUALIZATION_MODE_NONE = 0, NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH = 1,\n"
    "    NVML_GPU_VIRTUALIZATION_MODE_VGPU = 2, NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU = 3,\n"
    "    NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA = 4\n\n"
    "Taken by\n"
    "    nvmlDeviceSetVirtualizationMode\n\n"
    "Given by\n"
    "    nvmlDeviceGetVirtualizationMode\n";
static const char doc_nvmlHostVgpuMode_t[] =
    "Choice of whether virtual GPUs use SR-IOV.\n\n"
    "enum nvmlHostVgpuMode_enum.\n\n"
    "Members\n"
    "    NVML_HOST_VGPU_MODE_NON_SRIOV = 0, NVML_HOST_VGPU_MODE_SRIOV = 1\n\n"
    "Given by\n"
    "    nvmlDeviceGetHostVgpuMode\n";
static const char doc_nvmlVgpuVmIdType_t[] =
    "Forms of a virtual machine's id, a name or a UUID.\n\n"
    "enum nvmlVgpuVmIdType.\n\n"
    "Members\n"
    "    NVML_VGPU_VM_ID_DOMAIN_ID = 0, NVML_VGPU_VM_ID_UUID = 1\n\n"
    "Given by\n"
    "    nvmlVgpuInstanceGetVmID\n";
static const char doc_nvmlVgpuGuestInfoState_t[] =
    "State of whether the guest has reported about itself yet.\n\n"
    "enum nvmlVgpuGuestInfoState_enum.\n\n"
    "Members\n"
    "    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED = 0,\n"
    "    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED = 1\n\n"
    "Field of\n"
    "    nvmlVgpuMetadata_t.guestInfoState\n";
static const char doc_nvmlGridLicenseFeatureCode_t[] =
    "Features that need a licence.\n\n"
    "enum nvmlGridLicenseFeatureCode_t.\n\n"
    "Members\n"
    "    NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN = 0, NVML_GRID_LICENSE_FEATURE_CODE_VGPU = 1,\n"
    "    NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX = 2,\n"
    "    NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION = 2,\n"
    "    NVML_GRID_LICENSE_FEATURE_CODE_GAMING = 3,\n"
    "    NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE = 4,\n"
    "    NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV = 5\n\n"
    "Field of\n"
    "    nvmlGridLicensableFeature_t.featureCode\n";
static const char doc_nvmlVgpuCapability_t[] =
    "Capabilities of a virtual GPU type.\n\n"
    "enum nvmlVgpuCapability_enum.\n\n"
    "Members\n"
    "    NVML_VGPU_CAP_NVLINK_P2P = 0, NVML_VGPU_CAP_GPUDIRECT = 1,\n"
    "    NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE = 2, NVML_VGPU_CAP_EXCLUSIVE_TYPE = 3,\n"
    "    NVML_VGPU_CAP_EXCLUSIVE_SIZE = 4, NVML_VGPU_CAP_COUNT = 5\n\n"
    "Taken by\n"
    "    nvmlVgpuTypeGetCapabilities\n";
static const char doc_nvmlVgpuDriverCapability_t[] =
    "Capabilities of the host's driver for virtual GPUs.\n\n"
    "enum nvmlVgpuDriverCapability_enum. Since CUDA 12.0.\n\n"
    "Members\n"
    "    NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU = 0,\n"
    "    NVML_VGPU_DRIVER_CAP_WARM_UPDATE = 1, NVML_VGPU_DRIVER_CAP_COUNT = 2\n\n"
    "Taken by\n"
    "    nvmlGetVgpuDriverCapabilities\n";
static const char doc_nvmlDeviceVgpuCapability_t[] =
    "Capabilities of a GPU for virtual GPUs.\n\n"
    "enum nvmlDeviceVgpuCapability_enum. Since CUDA 12.0.\n\n"
    "Members\n"
    "    NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU = 0,\n"
    "    NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES = 1,\n"
    "    NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES = 2,\n"
    "    NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW = 3,\n"
    "    NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW = 4,\n"
    "    NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING = 5,\n"
    "    NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU = 6,\n"
    "    NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU = 7,\n"
    "    NVML_DEVICE_VGPU_CAP_WARM_UPDATE = 8,\n"
    "    NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS = 9,\n"
    "    NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED = 10,\n"
    "    NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED = 11,\n"
    "    NVML_DEVICE_VGPU_CAP_UVM_STUN = 12, NVML_DEVICE_VGPU_CAP_COUNT = 13\n\n"
    "Taken by\n"
    "    nvmlDeviceSetVgpuCapabilities, nvmlDeviceGetVgpuCapabilities\n";
static const char doc_nvmlDeviceGpuRecoveryAction_t[] =
    "Actions that would recover a GPU after an error.\n\n"
    "enum nvmlDeviceGpuRecoveryAction_s. Since CUDA 12.8.\n\n"
    "Members\n"
    "    NVML_GPU_RECOVERY_ACTION_NONE = 0, NVML_GPU_RECOVERY_ACTION_GPU_RESET = 1,\n"
    "    NVML_GPU_RECOVERY_ACTION_NODE_REBOOT = 2, NVML_GPU_RECOVERY_ACTION_DRAIN_P2P = 3,\n"
    "    NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET = 4,\n"
    "    NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN = 5,\n"
    "    NVML_GPU_RECOVERY_ACTION_BUS_RESET = 6, NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT = 7\n";
static const char doc_nvmlFanState_t[] =
    "Health of a fan.\n\n"
    "enum nvmlFanState_enum.\n\n"
    "Members\n"
    "    NVML_FAN_NORMAL = 0, NVML_FAN_FAILED = 1\n\n"
    "Field of\n"
    "    nvmlUnitFanInfo_t.state\n";
static const char doc_nvmlLedColor_t[] =
    "The colour of a chassis's lamp.\n\n"
    "enum nvmlLedColor_enum.\n\n"
    "Members\n"
    "    NVML_LED_COLOR_GREEN = 0, NVML_LED_COLOR_AMBER = 1\n\n"
    "Taken by\n"
    "    nvmlUnitSetLedState\n\n"
    "Field of\n"
    "    nvmlLedState_t.color\n";
static const char doc_nvmlGpuOperationalEventLogLevel_t[] =
    "Least importance that an event must have.\n\n"
    "enum nvmlGpuOperationalEventLogLevel_t. Since CUDA 13.4.\n\n"
    "Members\n"
    "    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL = 0,\n"
    "    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY = 10,\n"
    "    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG = 20,\n"
    "    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE = 30,\n"
    "    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING = 40,\n"
    "    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR = 50\n";
static const char doc_nvmlOperationalEventSeverity_t[] =
    "Importance of an event.\n\n"
    "enum nvmlOperationalEventSeverity_t. Since CUDA 13.4.\n\n"
    "Members\n"
    "    NVML_OPERATIONAL_EVENT_SEVERITY_ALL = 0,\n"
    "    NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL = 10,\n"
    "    NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED = 20,\n"
    "    NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE = 30,\n"
    "    NVML_OPERATIONAL_EVENT_SEVERITY_FATAL = 40\n";
static const char doc_nvmlEventDataType_t[] =
    "Kinds of data that come with an event.\n\n"
    "enum nvmlEventDataType_t. Since CUDA 13.4.\n\n"
    "Members\n"
    "    NVML_EVENT_DATA_TYPE_NVML_EVENT = 0, NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT = 1\n";
static const char doc_nvmlGpuOperationalEventContextType_t[] =
    "Kinds of context items of an event.\n\n"
    "enum nvmlGpuOperationalEventContextType_t. Since CUDA 13.4.\n\n"
    "Members\n"
    "    NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN = 0,\n"
    "    NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID = 1\n";
static const char doc_nvmlEncoderType_t[] =
    "Video formats of an encoder.\n\n"
    "enum nvmlEncoderQueryType_enum.\n\n"
    "Members\n"
    "    NVML_ENCODER_QUERY_H264 = 0, NVML_ENCODER_QUERY_HEVC = 1,\n"
    "    NVML_ENCODER_QUERY_AV1 = 2, NVML_ENCODER_QUERY_UNKNOWN = 255\n\n"
    "Taken by\n"
    "    nvmlDeviceGetEncoderCapacity\n\n"
    "Field of\n"
    "    nvmlEncoderSessionInfo_t.codecType\n";
static const char doc_nvmlFBCSessionType_t[] =
    "Interfaces by which a frame buffer is captured.\n\n"
    "enum nvmlFBCSessionType_enum.\n\n"
    "Members\n"
    "    NVML_FBC_SESSION_TYPE_UNKNOWN = 0, NVML_FBC_SESSION_TYPE_TOSYS = 1,\n"
    "    NVML_FBC_SESSION_TYPE_CUDA = 2, NVML_FBC_SESSION_TYPE_VID = 3,\n"
    "    NVML_FBC_SESSION_TYPE_HWENC = 4\n\n"
    "Field of\n"
    "    nvmlFBCSessionInfo_t.sessionType\n";
static const char doc_nvmlDetachGpuState_t[] =
    "Choice of whether a GPU that is removed stays known to the system.\n\n"
    "enum nvmlDetachGpuState_enum.\n\n"
    "Members\n"
    "    NVML_DETACH_GPU_KEEP = 0, NVML_DETACH_GPU_REMOVE = 1\n\n"
    "Taken by\n"
    "    nvmlDeviceRemoveGpu\n";
static const char doc_nvmlPcieLinkState_t[] =
    "States of the PCIe link.\n\n"
    "enum nvmlPcieLinkState_enum.\n\n"
    "Members\n"
    "    NVML_PCIE_LINK_KEEP = 0, NVML_PCIE_LINK_SHUT_DOWN = 1\n\n"
    "Taken by\n"
    "    nvmlDeviceRemoveGpu\n";
static const char doc_nvmlCPERType_t[] =
    "Kinds of records of hardware errors.\n\n"
    "enum nvmlCPERType_t. Since CUDA 13.3.\n\n"
    "Members\n"
    "    NVML_CPER_ACCESS_TYPE_GPU = 1\n";
static const char doc_nvmlClockLimitId_t[] =
    "Clocks that stand for limits.\n\n"
    "enum nvmlClockLimitId_enum.\n\n"
    "Members\n"
    "    NVML_CLOCK_LIMIT_ID_RANGE_START = 4294967040, NVML_CLOCK_LIMIT_ID_TDP = 4294967041,\n"
    "    NVML_CLOCK_LIMIT_ID_UNLIMITED = 4294967042\n";
static const char doc_nvmlNvlinkVersion_t[] =
    "Versions of NVLink.\n\n"
    "enum nvmlNvlinkVersion_enum. Since CUDA 12.8.\n\n"
    "Members\n"
    "    NVML_NVLINK_VERSION_INVALID = 0, NVML_NVLINK_VERSION_1_0 = 1,\n"
    "    NVML_NVLINK_VERSION_2_0 = 2, NVML_NVLINK_VERSION_2_2 = 3,\n"
    "    NVML_NVLINK_VERSION_3_0 = 4, NVML_NVLINK_VERSION_3_1 = 5,\n"
    "    NVML_NVLINK_VERSION_4_0 = 6, NVML_NVLINK_VERSION_5_0 = 7,\n"
    "    NVML_NVLINK_VERSION_6_0 = 8\n";
static const char doc_nvmlNvlinkTelemetrySampleType_t[] =
    "Quantities of a link that are sampled.\n\n"
    "enum nvmlNvlinkTelemetrySampleType_t. Since CUDA 13.4.\n\n"
    "Members\n"
    "    NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX = 0,\n"
    "    NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX = 1,\n"
    "    NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT = 2\n";
static const char doc_nvmlVgpuVmCompatibility_t[] =
    "States in which a virtual GPU can move, as bits.\n\n"
    "enum nvmlVgpuVmCompatibility_enum.\n\n"
    "Members\n"
    "    NVML_VGPU_VM_COMPATIBILITY_NONE = 0, NVML_VGPU_VM_COMPATIBILITY_COLD = 1,\n"
    "    NVML_VGPU_VM_COMPATIBILITY_HIBERNATE = 2, NVML_VGPU_VM_COMPATIBILITY_SLEEP = 4,\n"
    "    NVML_VGPU_VM_COMPATIBILITY_LIVE = 8\n\n"
    "Field of\n"
    "    nvmlVgpuPgpuCompatibility_t.vgpuVmCompatibility\n";
static const char doc_nvmlVgpuPgpuCompatibilityLimitCode_t[] =
    "Reasons that prevent a move, as bits.\n\n"
    "enum nvmlVgpuPgpuCompatibilityLimitCode_enum.\n\n"
    "Members\n"
    "    NVML_VGPU_COMPATIBILITY_LIMIT_NONE = 0,\n"
    "    NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER = 1,\n"
    "    NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER = 2,\n"
    "    NVML_VGPU_COMPATIBILITY_LIMIT_GPU = 4,\n"
    "    NVML_VGPU_COMPATIBILITY_LIMIT_OTHER = 2147483648\n\n"
    "Field of\n"
    "    nvmlVgpuPgpuCompatibility_t.compatibilityLimitCode\n";
static const char doc_nvmlPRMCounterId_t[] =
    "Counters of a GPU's ports.\n\n"
    "enum nvmlPRMCounterId_t. Since CUDA 13.1.\n\n"
    "Members\n"
    "    NVML_PRM_COUNTER_ID_NONE = 0,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS = 1,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS = 2,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS = 101,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY = 102,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES = 103,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY = 104,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY = 105,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT = 106,\n"
    "    "
    "NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT = "
    "107,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT = 108,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS = 109,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME = 110,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME = 111,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT = 201,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES = 301,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR = 302,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE = 303,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES = 304,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES = 305,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS = 306,\n"
    "    NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS = 307,\n"
    "    NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY = 1001\n";
static const char doc_nvmlGpmMetricId_t[] =
    "Metrics between two samples.\n\n"
    "enum nvmlGpmMetricId_t.\n\n"
    "Members\n"
    "    NVML_GPM_METRIC_GRAPHICS_UTIL = 1, NVML_GPM_METRIC_SM_UTIL = 2,\n"
    "    NVML_GPM_METRIC_SM_OCCUPANCY = 3, NVML_GPM_METRIC_INTEGER_UTIL = 4,\n"
    "    NVML_GPM_METRIC_ANY_TENSOR_UTIL = 5, NVML_GPM_METRIC_DFMA_TENSOR_UTIL = 6,\n"
    "    NVML_GPM_METRIC_HMMA_TENSOR_UTIL = 7, NVML_GPM_METRIC_DMMA_TENSOR_UTIL = 8,\n"
    "    NVML_GPM_METRIC_IMMA_TENSOR_UTIL = 9, NVML_GPM_METRIC_DRAM_BW_UTIL = 10,\n"
    "    NVML_GPM_METRIC_FP64_UTIL = 11, NVML_GPM_METRIC_FP32_UTIL = 12,\n"
    "    NVML_GPM_METRIC_FP16_UTIL = 13, NVML_GPM_METRIC_PCIE_TX_PER_SEC = 20,\n"
    "    NVML_GPM_METRIC_PCIE_RX_PER_SEC = 21, NVML_GPM_METRIC_NVDEC_0_UTIL = 30,\n"
    "    NVML_GPM_METRIC_NVDEC_1_UTIL = 31, NVML_GPM_METRIC_NVDEC_2_UTIL = 32,\n"
    "    NVML_GPM_METRIC_NVDEC_3_UTIL = 33, NVML_GPM_METRIC_NVDEC_4_UTIL = 34,\n"
    "    NVML_GPM_METRIC_NVDEC_5_UTIL = 35, NVML_GPM_METRIC_NVDEC_6_UTIL = 36,\n"
    "    NVML_GPM_METRIC_NVDEC_7_UTIL = 37, NVML_GPM_METRIC_NVJPG_0_UTIL = 40,\n"
    "    NVML_GPM_METRIC_NVJPG_1_UTIL = 41, NVML_GPM_METRIC_NVJPG_2_UTIL = 42,\n"
    "    NVML_GPM_METRIC_NVJPG_3_UTIL = 43, NVML_GPM_METRIC_NVJPG_4_UTIL = 44,\n"
    "    NVML_GPM_METRIC_NVJPG_5_UTIL = 45, NVML_GPM_METRIC_NVJPG_6_UTIL = 46,\n"
    "    NVML_GPM_METRIC_NVJPG_7_UTIL = 47, NVML_GPM_METRIC_NVOFA_0_UTIL = 50,\n"
    "    NVML_GPM_METRIC_NVOFA_1_UTIL = 51, NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC = 60,\n"
    "    NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC = 61,\n"
    "    NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC = 62,\n"
    "    NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC = 63,\n"
    "    NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC = 64,\n"
    "    NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC = 65,\n"
    "    NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC = 66,\n"
    "    NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC = 67,\n"
    "    NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC = 68,\n"
    "    NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC = 69,\n"
    "    NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC = 70,\n"
    "    NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC = 71,\n"
    "    NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC = 72,\n"
    "    NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC = 73,\n"
    "    NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC = 74,\n"
    "    NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC = 75,\n"
    "    NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC = 76,\n"
    "    NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC = 77,\n"
    "    NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC = 78,\n"
    "    NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC = 79,\n"
    "    NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC = 80,\n"
    "    NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC = 81,\n"
    "    NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC = 82,\n"
    "    NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC = 83,\n"
    "    NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC = 84,\n"
    "    NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC = 85,\n"
    "    NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC = 86,\n"
    "    NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC = 87,\n"
    "    NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC = 88,\n"
    "    NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC = 89,\n"
    "    NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC = 90,\n"
    "    NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC = 91,\n"
    "    NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC = 92,\n"
    "    NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC = 93,\n"
    "    NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC = 94,\n"
    "    NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC = 95,\n"
    "    NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC = 96,\n"
    "    NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC = 97,\n"
    "    NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC = 100,\n"
    "    NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC = 101,\n"
    "    NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC = 102,\n"
    "    NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC = 103,\n"
    "    NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC = 104,\n"
    "    NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC = 105,\n"
    "    NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC = 106,\n"
    "    NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC = 107,\n"
    "    NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC = 108,\n"
    "    NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC = 109,\n"
    "    NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC = 110,\n"
    "    NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC = 111,\n"
    "    NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC = 112,\n"
    "    NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC = 113,\n"
    "    NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC = 114,\n"
    "    NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC = 115,\n"
    "    NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC = 116,\n"
    "    NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC = 117,\n"
    "    NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC = 118,\n"
    "    NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC = 119,\n"
    "    NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC = 120,\n"
    "    NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC = 121,\n"
    "    NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC = 122,\n"
    "    NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC = 123,\n"
    "    NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC = 124,\n"
    "    NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC = 125,\n"
    "    NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC = 126,\n"
    "    NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC = 127,\n"
    "    NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC = 128,\n"
    "    NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC = 129,\n"
    "    NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC = 130,\n"
    "    NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC = 131,\n"
    "    NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC = 132,\n"
    "    NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC = 133,\n"
    "    NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC = 134,\n"
    "    NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC = 135,\n"
    "    NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC = 136,\n"
    "    NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC = 137,\n"
    "    NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC = 138,\n"
    "    NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC = 139,\n"
    "    NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC = 140,\n"
    "    NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC = 141,\n"
    "    NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC = 142,\n"
    "    NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC = 143,\n"
    "    NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC = 144,\n"
    "    NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC = 145,\n"
    "    NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC = 146,\n"
    "    NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC = 147,\n"
    "    NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC = 148,\n"
    "    NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC = 149,\n"
    "    NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC = 150,\n"
    "    NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC = 151,\n"
    "    NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC = 152,\n"
    "    NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC = 153,\n"
    "    NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC = 154,\n"
    "    NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC = 155,\n"
    "    NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC = 156,\n"
    "    NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC = 157,\n"
    "    NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC = 158,\n"
    "    NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC = 159,\n"
    "    NVML_GPM_METRIC_HOSTMEM_CACHE_HIT = 160, NVML_GPM_METRIC_HOSTMEM_CACHE_MISS = 161,\n"
    "    NVML_GPM_METRIC_PEERMEM_CACHE_HIT = 162, NVML_GPM_METRIC_PEERMEM_CACHE_MISS = 163,\n"
    "    NVML_GPM_METRIC_DRAM_CACHE_HIT = 164, NVML_GPM_METRIC_DRAM_CACHE_MISS = 165,\n"
    "    NVML_GPM_METRIC_NVENC_0_UTIL = 166, NVML_GPM_METRIC_NVENC_1_UTIL = 167,\n"
    "    NVML_GPM_METRIC_NVENC_2_UTIL = 168, NVML_GPM_METRIC_NVENC_3_UTIL = 169,\n"
    "    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED = 170,\n"
    "    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE = 171,\n"
    "    NVML_GPM_METRIC_GR0_CTXSW_REQUESTS = 172,\n"
    "    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ = 173,\n"
    "    NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT = 174,\n"
    "    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED = 175,\n"
    "    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE = 176,\n"
    "    NVML_GPM_METRIC_GR1_CTXSW_REQUESTS = 177,\n"
    "    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ = 178,\n"
    "    NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT = 179,\n"
    "    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED = 180,\n"
    "    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE = 181,\n"
    "    NVML_GPM_METRIC_GR2_CTXSW_REQUESTS = 182,\n"
    "    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ = 183,\n"
    "    NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT = 184,\n"
    "    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED = 185,\n"
    "    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE = 186,\n"
    "    NVML_GPM_METRIC_GR3_CTXSW_REQUESTS = 187,\n"
    "    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ = 188,\n"
    "    NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT = 189,\n"
    "    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED = 190,\n"
    "    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE = 191,\n"
    "    NVML_GPM_METRIC_GR4_CTXSW_REQUESTS = 192,\n"
    "    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ = 193,\n"
    "    NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT = 194,\n"
    "    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED = 195,\n"
    "    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE = 196,\n"
    "    NVML_GPM_METRIC_GR5_CTXSW_REQUESTS = 197,\n"
    "    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ = 198,\n"
    "    NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT = 199,\n"
    "    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED = 200,\n"
    "    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE = 201,\n"
    "    NVML_GPM_METRIC_GR6_CTXSW_REQUESTS = 202,\n"
    "    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ = 203,\n"
    "    NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT = 204,\n"
    "    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED = 205,\n"
    "    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE = 206,\n"
    "    NVML_GPM_METRIC_GR7_CTXSW_REQUESTS = 207,\n"
    "    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ = 208,\n"
    "    NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT = 209,\n"
    "    NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC = 212,\n"
    "    NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC = 213,\n"
    "    NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC = 214,\n"
    "    NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC = 215,\n"
    "    NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC = 216,\n"
    "    NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC = 217,\n"
    "    NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC = 218,\n"
    "    NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC = 219,\n"
    "    NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC = 220,\n"
    "    NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC = 221,\n"
    "    NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC = 222,\n"
    "    NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC = 223,\n"
    "    NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC = 224,\n"
    "    NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC = 225,\n"
    "    NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC = 226,\n"
    "    NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC = 227,\n"
    "    NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC = 228,\n"
    "    NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC = 229,\n"
    "    NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC = 230,\n"
    "    NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC = 231,\n"
    "    NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC = 232,\n"
    "    NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC = 233,\n"
    "    NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC = 234,\n"
    "    NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC = 235,\n"
    "    NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC = 236,\n"
    "    NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC = 237,\n"
    "    NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC = 238,\n"
    "    NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC = 239,\n"
    "    NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC = 240,\n"
    "    NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC = 241,\n"
    "    NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC = 242,\n"
    "    NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC = 243,\n"
    "    NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC = 244,\n"
    "    NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC = 245,\n"
    "    NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC = 246,\n"
    "    NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC = 247,\n"
    "    NVML_GPM_METRIC_SM_CYCLES_ELAPSED = 248, NVML_GPM_METRIC_SM_CYCLES_ACTIVE = 249,\n"
    "    NVML_GPM_METRIC_MMA_CYCLES_ACTIVE = 250, NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE = 251,\n"
    "    NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE = 252, NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE = 253,\n"
    "    NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE = 254, NVML_GPM_METRIC_PCIE_TX = 255,\n"
    "    NVML_GPM_METRIC_PCIE_RX = 256, NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE = 257,\n"
    "    NVML_GPM_METRIC_FP64_CYCLES_ACTIVE = 258, NVML_GPM_METRIC_FP32_CYCLES_ACTIVE = 259,\n"
    "    NVML_GPM_METRIC_FP16_CYCLES_ACTIVE = 260, NVML_GPM_METRIC_NVLINK_L0_RX = 261,\n"
    "    NVML_GPM_METRIC_NVLINK_L0_TX = 262, NVML_GPM_METRIC_NVLINK_L1_RX = 263,\n"
    "    NVML_GPM_METRIC_NVLINK_L1_TX = 264, NVML_GPM_METRIC_NVLINK_L2_RX = 265,\n"
    "    NVML_GPM_METRIC_NVLINK_L2_TX = 266, NVML_GPM_METRIC_NVLINK_L3_RX = 267,\n"
    "    NVML_GPM_METRIC_NVLINK_L3_TX = 268, NVML_GPM_METRIC_NVLINK_L4_RX = 269,\n"
    "    NVML_GPM_METRIC_NVLINK_L4_TX = 270, NVML_GPM_METRIC_NVLINK_L5_RX = 271,\n"
    "    NVML_GPM_METRIC_NVLINK_L5_TX = 272, NVML_GPM_METRIC_NVLINK_L6_RX = 273,\n"
    "    NVML_GPM_METRIC_NVLINK_L6_TX = 274, NVML_GPM_METRIC_NVLINK_L7_RX = 275,\n"
    "    NVML_GPM_METRIC_NVLINK_L7_TX = 276, NVML_GPM_METRIC_NVLINK_L8_RX = 277,\n"
    "    NVML_GPM_METRIC_NVLINK_L8_TX = 278, NVML_GPM_METRIC_NVLINK_L9_RX = 279,\n"
    "    NVML_GPM_METRIC_NVLINK_L9_TX = 280, NVML_GPM_METRIC_NVLINK_L10_RX = 281,\n"
    "    NVML_GPM_METRIC_NVLINK_L10_TX = 282, NVML_GPM_METRIC_NVLINK_L11_RX = 283,\n"
    "    NVML_GPM_METRIC_NVLINK_L11_TX = 284, NVML_GPM_METRIC_NVLINK_L12_RX = 285,\n"
    "    NVML_GPM_METRIC_NVLINK_L12_TX = 286, NVML_GPM_METRIC_NVLINK_L13_RX = 287,\n"
    "    NVML_GPM_METRIC_NVLINK_L13_TX = 288, NVML_GPM_METRIC_NVLINK_L14_RX = 289,\n"
    "    NVML_GPM_METRIC_NVLINK_L14_TX = 290, NVML_GPM_METRIC_NVLINK_L15_RX = 291,\n"
    "    NVML_GPM_METRIC_NVLINK_L15_TX = 292, NVML_GPM_METRIC_NVLINK_L16_RX = 293,\n"
    "    NVML_GPM_METRIC_NVLINK_L16_TX = 294, NVML_GPM_METRIC_NVLINK_L17_RX = 295,\n"
    "    NVML_GPM_METRIC_NVLINK_L17_TX = 296, NVML_GPM_METRIC_NVLINK_L18_RX = 297,\n"
    "    NVML_GPM_METRIC_NVLINK_L18_TX = 298, NVML_GPM_METRIC_NVLINK_L19_RX = 299,\n"
    "    NVML_GPM_METRIC_NVLINK_L19_TX = 300, NVML_GPM_METRIC_NVLINK_L20_RX = 301,\n"
    "    NVML_GPM_METRIC_NVLINK_L20_TX = 302, NVML_GPM_METRIC_NVLINK_L21_RX = 303,\n"
    "    NVML_GPM_METRIC_NVLINK_L21_TX = 304, NVML_GPM_METRIC_NVLINK_L22_RX = 305,\n"
    "    NVML_GPM_METRIC_NVLINK_L22_TX = 306, NVML_GPM_METRIC_NVLINK_L23_RX = 307,\n"
    "    NVML_GPM_METRIC_NVLINK_L23_TX = 308, NVML_GPM_METRIC_NVLINK_L24_RX = 309,\n"
    "    NVML_GPM_METRIC_NVLINK_L24_TX = 310, NVML_GPM_METRIC_NVLINK_L25_RX = 311,\n"
    "    NVML_GPM_METRIC_NVLINK_L25_TX = 312, NVML_GPM_METRIC_NVLINK_L26_RX = 313,\n"
    "    NVML_GPM_METRIC_NVLINK_L26_TX = 314, NVML_GPM_METRIC_NVLINK_L27_RX = 315,\n"
    "    NVML_GPM_METRIC_NVLINK_L27_TX = 316, NVML_GPM_METRIC_NVLINK_L28_RX = 317,\n"
    "    NVML_GPM_METRIC_NVLINK_L28_TX = 318, NVML_GPM_METRIC_NVLINK_L29_RX = 319,\n"
    "    NVML_GPM_METRIC_NVLINK_L29_TX = 320, NVML_GPM_METRIC_NVLINK_L30_RX = 321,\n"
    "    NVML_GPM_METRIC_NVLINK_L30_TX = 322, NVML_GPM_METRIC_NVLINK_L31_RX = 323,\n"
    "    NVML_GPM_METRIC_NVLINK_L31_TX = 324, NVML_GPM_METRIC_NVLINK_L32_RX = 325,\n"
    "    NVML_GPM_METRIC_NVLINK_L32_TX = 326, NVML_GPM_METRIC_NVLINK_L33_RX = 327,\n"
    "    NVML_GPM_METRIC_NVLINK_L33_TX = 328, NVML_GPM_METRIC_NVLINK_L34_RX = 329,\n"
    "    NVML_GPM_METRIC_NVLINK_L34_TX = 330, NVML_GPM_METRIC_NVLINK_L35_RX = 331,\n"
    "    NVML_GPM_METRIC_NVLINK_L35_TX = 332, NVML_GPM_METRIC_NVLINK_L36_RX = 333,\n"
    "    NVML_GPM_METRIC_NVLINK_L36_TX = 334, NVML_GPM_METRIC_NVLINK_L37_RX = 335,\n"
    "    NVML_GPM_METRIC_NVLINK_L37_TX = 336, NVML_GPM_METRIC_NVLINK_L38_RX = 337,\n"
    "    NVML_GPM_METRIC_NVLINK_L38_TX = 338, NVML_GPM_METRIC_NVLINK_L39_RX = 339,\n"
    "    NVML_GPM_METRIC_NVLINK_L39_TX = 340, NVML_GPM_METRIC_NVLINK_L40_RX = 341,\n"
    "    NVML_GPM_METRIC_NVLINK_L40_TX = 342, NVML_GPM_METRIC_NVLINK_L41_RX = 343,\n"
    "    NVML_GPM_METRIC_NVLINK_L41_TX = 344, NVML_GPM_METRIC_NVLINK_L42_RX = 345,\n"
    "    NVML_GPM_METRIC_NVLINK_L42_TX = 346, NVML_GPM_METRIC_NVLINK_L43_RX = 347,\n"
    "    NVML_GPM_METRIC_NVLINK_L43_TX = 348, NVML_GPM_METRIC_NVLINK_L44_RX = 349,\n"
    "    NVML_GPM_METRIC_NVLINK_L44_TX = 350, NVML_GPM_METRIC_NVLINK_L45_RX = 351,\n"
    "    NVML_GPM_METRIC_NVLINK_L45_TX = 352, NVML_GPM_METRIC_NVLINK_L46_RX = 353,\n"
    "    NVML_GPM_METRIC_NVLINK_L46_TX = 354, NVML_GPM_METRIC_NVLINK_L47_RX = 355,\n"
    "    NVML_GPM_METRIC_NVLINK_L47_TX = 356, NVML_GPM_METRIC_NVLINK_L48_RX = 357,\n"
    "    NVML_GPM_METRIC_NVLINK_L48_TX = 358, NVML_GPM_METRIC_NVLINK_L49_RX = 359,\n"
    "    NVML_GPM_METRIC_NVLINK_L49_TX = 360, NVML_GPM_METRIC_NVLINK_L50_RX = 361,\n"
    "    NVML_GPM_METRIC_NVLINK_L50_TX = 362, NVML_GPM_METRIC_NVLINK_L51_RX = 363,\n"
    "    NVML_GPM_METRIC_NVLINK_L51_TX = 364, NVML_GPM_METRIC_NVLINK_L52_RX = 365,\n"
    "    NVML_GPM_METRIC_NVLINK_L52_TX = 366, NVML_GPM_METRIC_NVLINK_L53_RX = 367,\n"
    "    NVML_GPM_METRIC_NVLINK_L53_TX = 368, NVML_GPM_METRIC_NVLINK_L54_RX = 369,\n"
    "    NVML_GPM_METRIC_NVLINK_L54_TX = 370, NVML_GPM_METRIC_NVLINK_L55_RX = 371,\n"
    "    NVML_GPM_METRIC_NVLINK_L55_TX = 372, NVML_GPM_METRIC_NVLINK_L56_RX = 373,\n"
    "    NVML_GPM_METRIC_NVLINK_L56_TX = 374, NVML_GPM_METRIC_NVLINK_L57_RX = 375,\n"
    "    NVML_GPM_METRIC_NVLINK_L57_TX = 376, NVML_GPM_METRIC_NVLINK_L58_RX = 377,\n"
    "    NVML_GPM_METRIC_NVLINK_L58_TX = 378, NVML_GPM_METRIC_NVLINK_L59_RX = 379,\n"
    "    NVML_GPM_METRIC_NVLINK_L59_TX = 380, NVML_GPM_METRIC_NVLINK_L60_RX = 381,\n"
    "    NVML_GPM_METRIC_NVLINK_L60_TX = 382, NVML_GPM_METRIC_NVLINK_L61_RX = 383,\n"
    "    NVML_GPM_METRIC_NVLINK_L61_TX = 384, NVML_GPM_METRIC_NVLINK_L62_RX = 385,\n"
    "    NVML_GPM_METRIC_NVLINK_L62_TX = 386, NVML_GPM_METRIC_NVLINK_L63_RX = 387,\n"
    "    NVML_GPM_METRIC_NVLINK_L63_TX = 388, NVML_GPM_METRIC_NVLINK_L64_RX = 389,\n"
    "    NVML_GPM_METRIC_NVLINK_L64_TX = 390, NVML_GPM_METRIC_NVLINK_L65_RX = 391,\n"
    "    NVML_GPM_METRIC_NVLINK_L65_TX = 392, NVML_GPM_METRIC_NVLINK_L66_RX = 393,\n"
    "    NVML_GPM_METRIC_NVLINK_L66_TX = 394, NVML_GPM_METRIC_NVLINK_L67_RX = 395,\n"
    "    NVML_GPM_METRIC_NVLINK_L67_TX = 396, NVML_GPM_METRIC_NVLINK_L68_RX = 397,\n"
    "    NVML_GPM_METRIC_NVLINK_L68_TX = 398, NVML_GPM_METRIC_NVLINK_L69_RX = 399,\n"
    "    NVML_GPM_METRIC_NVLINK_L69_TX = 400, NVML_GPM_METRIC_NVLINK_L70_RX = 401,\n"
    "    NVML_GPM_METRIC_NVLINK_L70_TX = 402, NVML_GPM_METRIC_NVLINK_L71_RX = 403,\n"
    "    NVML_GPM_METRIC_NVLINK_L71_TX = 404, NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC = 405,\n"
    "    NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC = 406,\n"
    "    NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC = 407,\n"
    "    NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC = 408,\n"
    "    NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC = 409,\n"
    "    NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC = 410,\n"
    "    NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC = 411,\n"
    "    NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC = 412,\n"
    "    NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC = 413,\n"
    "    NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC = 414,\n"
    "    NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC = 415,\n"
    "    NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC = 416,\n"
    "    NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC = 417,\n"
    "    NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC = 418,\n"
    "    NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC = 419,\n"
    "    NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC = 420,\n"
    "    NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC = 421,\n"
    "    NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC = 422,\n"
    "    NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC = 423,\n"
    "    NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC = 424,\n"
    "    NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC = 425,\n"
    "    NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC = 426,\n"
    "    NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC = 427,\n"
    "    NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC = 428,\n"
    "    NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC = 429,\n"
    "    NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC = 430,\n"
    "    NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC = 431,\n"
    "    NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC = 432,\n"
    "    NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC = 433,\n"
    "    NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC = 434,\n"
    "    NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC = 435,\n"
    "    NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC = 436,\n"
    "    NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC = 437,\n"
    "    NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC = 438,\n"
    "    NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC = 439,\n"
    "    NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC = 440,\n"
    "    NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC = 441,\n"
    "    NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC = 442,\n"
    "    NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC = 443,\n"
    "    NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC = 444,\n"
    "    NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC = 445,\n"
    "    NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC = 446,\n"
    "    NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC = 447,\n"
    "    NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC = 448,\n"
    "    NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC = 449,\n"
    "    NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC = 450,\n"
    "    NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC = 451,\n"
    "    NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC = 452,\n"
    "    NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC = 453,\n"
    "    NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC = 454,\n"
    "    NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC = 455,\n"
    "    NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC = 456,\n"
    "    NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC = 457,\n"
    "    NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC = 458,\n"
    "    NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC = 459,\n"
    "    NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC = 460,\n"
    "    NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC = 461,\n"
    "    NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC = 462,\n"
    "    NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC = 463,\n"
    "    NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC = 464,\n"
    "    NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC = 465,\n"
    "    NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC = 466,\n"
    "    NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC = 467,\n"
    "    NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC = 468,\n"
    "    NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC = 469,\n"
    "    NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC = 470,\n"
    "    NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC = 471,\n"
    "    NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC = 472,\n"
    "    NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC = 473,\n"
    "    NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC = 474,\n"
    "    NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC = 475,\n"
    "    NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC = 476, NVML_GPM_METRIC_MAX = 477\n";
static const char doc_nvmlPowerProfileType_t[] =
    "Kinds of work that a GPU is tuned for.\n\n"
    "enum nvmlPowerProfileType_t. Since CUDA 12.8.\n\n"
    "Members\n"
    "    NVML_POWER_PROFILE_MAX_P = 0, NVML_POWER_PROFILE_MAX_Q = 1,\n"
    "    NVML_POWER_PROFILE_COMPUTE = 2, NVML_POWER_PROFILE_MEMORY_BOUND = 3,\n"
    "    NVML_POWER_PROFILE_NETWORK = 4, NVML_POWER_PROFILE_BALANCED = 5,\n"
    "    NVML_POWER_PROFILE_LLM_INFERENCE = 6, NVML_POWER_PROFILE_LLM_TRAINING = 7,\n"
    "    NVML_POWER_PROFILE_RBM = 8, NVML_POWER_PROFILE_DCPCIE = 9,\n"
    "    NVML_POWER_PROFILE_HMMA_SPARSE = 10, NVML_POWER_PROFILE_HMMA_DENSE = 11,\n"
    "    NVML_POWER_PROFILE_SYNC_BALANCED = 12, NVML_POWER_PROFILE_HPC = 13,\n"
    "    NVML_POWER_PROFILE_MIG = 14, NVML_POWER_PROFILE_MAX_Q_1 = 15,\n"
    "    NVML_POWER_PROFILE_NETWORK_BOUND = 16,\n"
    "    NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE = 17,\n"
    "    NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE = 18,\n"
    "    NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE = 19, NVML_POWER_PROFILE_TRAINING = 20,\n"
    "    NVML_POWER_PROFILE_INFERENCE = 21, NVML_POWER_PROFILE_MAX_Q_2 = 22,\n"
    "    NVML_POWER_PROFILE_MAX_Q_3 = 23, NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND = 24,\n"
    "    NVML_POWER_PROFILE_MAX = 25\n";
static const char doc_nvmlPowerProfileOperation_t[] =
    "Operations on tuning profiles, which are set, cleared or replaced.\n\n"
    "enum nvmlPowerProfileOperation_t. Since CUDA 13.1.\n\n"
    "Members\n"
    "    NVML_POWER_PROFILE_OPERATION_CLEAR = 0, NVML_POWER_PROFILE_OPERATION_SET = 1,\n"
    "    NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE = 2,\n"
    "    NVML_POWER_PROFILE_OPERATION_MAX = 3\n\n"
    "Field of\n"
    "    nvmlWorkloadPowerProfileUpdateProfiles_v1_t.operation\n";
static const char doc_nvmlDevice_t[] =
    "A GPU or MIG device, until nvmlShutdown; it is never freed.\n\n"
    "struct nvmlDevice_st *\n";
static const char doc_nvmlGpuInstance_t[] =
    "A part of a GPU's memory and multiprocessors, under MIG.\n\n"
    "struct nvmlGpuInstance_st *\n\n"
    "Made by\n"
    "    nvmlDeviceCreateGpuInstance, nvmlDeviceCreateGpuInstanceWithPlacement\n\n"
    "Ended by\n"
    "    nvmlGpuInstanceDestroy\n";
static const char doc_nvmlUnit_t[] =
    "A chassis with GPUs of former generations.\n\n"
    "struct nvmlUnit_st *\n";
static const char doc_nvmlEventSet_t[] =
    "Events to wait for, from nvmlEventSetCreate to nvmlEventSetFree.\n\n"
    "struct nvmlEventSet_st *\n\n"
    "Made by\n"
    "    nvmlEventSetCreate\n\n"
    "Ended by\n"
    "    nvmlEventSetFree\n";
static const char doc_nvmlSystemEventSet_t[] =
    "Events of the system to wait for, until nvmlSystemEventSetFree.\n\n"
    "struct nvmlSystemEventSet_st *\n";
static const char doc_nvmlComputeInstance_t[] =
    "A part of a GPU instance's multiprocessors, under MIG.\n\n"
    "struct nvmlComputeInstance_st *\n\n"
    "Made by\n"
    "    nvmlGpuInstanceCreateComputeInstance,\n"
    "    nvmlGpuInstanceCreateComputeInstanceWithPlacement\n\n"
    "Ended by\n"
    "    nvmlComputeInstanceDestroy\n";
static const char doc_nvmlGpmSample_t[] =
    "A sample of performance counters, from nvmlGpmSampleAlloc to nvmlGpmSampleFree.\n\n"
    "struct nvmlGpmSample_st *\n\n"
    "Made by\n"
    "    nvmlGpmSampleAlloc\n\n"
    "Ended by\n"
    "    nvmlGpmSampleFree\n";
static const char doc_nvmlDeviceArchitecture_t[] =
    "An architecture, one of NVML_DEVICE_ARCH_*.\n\n"
    "unsigned int\n\n"
    "Given by\n"
    "    nvmlDeviceGetArchitecture\n";
static const char doc_nvmlBusType_t[] =
    "Kind of bus to which a GPU is attached.\n\n"
    "unsigned int\n\n"
    "Given by\n"
    "    nvmlDeviceGetBusType\n";
static const char doc_nvmlFanControlPolicy_t[] =
    "Choice of whether a fan follows the temperature or its setting.\n\n"
    "unsigned int\n\n"
    "Taken by\n"
    "    nvmlDeviceSetFanControlPolicy\n\n"
    "Given by\n"
    "    nvmlDeviceGetFanControlPolicy_v2\n";
static const char doc_nvmlPowerSource_t[] =
    "Power source of a GPU.\n\n"
    "unsigned int\n\n"
    "Given by\n"
    "    nvmlDeviceGetPowerSource\n";
static const char doc_nvmlPowerScopeType_t[] =
    "Part whose power is meant, GPU, module or memory.\n\n"
    "unsigned char\n";
static const char doc_nvmlVgpuTypeId_t[] =
    "The number of a type of virtual GPU.\n\n"
    "unsigned int\n\n"
    "Taken by\n"
    "    nvmlDeviceGetVgpuTypeSupportedPlacements, nvmlDeviceGetVgpuTypeCreatablePlacements,\n"
    "    nvmlVgpuTypeGetGspHeapSize, nvmlVgpuTypeGetFbReservation, nvmlVgpuTypeGetClass,\n"
    "    nvmlVgpuTypeGetName, nvmlVgpuTypeGetGpuInstanceProfileId, nvmlVgpuTypeGetDeviceID,\n"
    "    nvmlVgpuTypeGetFramebufferSize, nvmlVgpuTypeGetNumDisplayHeads,\n"
    "    nvmlVgpuTypeGetResolution, nvmlVgpuTypeGetLicense and 5 more\n\n"
    "Given by\n"
    "    nvmlDeviceGetSupportedVgpus, nvmlDeviceGetCreatableVgpus, nvmlVgpuInstanceGetType\n";
static const char doc_nvmlVgpuInstance_t[] =
    "The number of a virtual GPU that runs.\n\n"
    "unsigned int\n\n"
    "Taken by\n"
    "    nvmlVgpuInstanceGetPlacementId, nvmlVgpuInstanceGetRuntimeStateSize,\n"
    "    nvmlVgpuInstanceGetVmID, nvmlVgpuInstanceGetUUID,\n"
    "    nvmlVgpuInstanceGetVmDriverVersion, nvmlVgpuInstanceGetFbUsage,\n"
    "    nvmlVgpuInstanceGetLicenseStatus, nvmlVgpuInstanceGetType,\n"
    "    nvmlVgpuInstanceGetFrameRateLimit, nvmlVgpuInstanceGetEccMode,\n"
    "    nvmlVgpuInstanceGetEncoderCapacity, nvmlVgpuInstanceSetEncoderCapacity and 13 more\n\n"
    "Given by\n"
    "    nvmlDeviceGetActiveVgpus\n";
static const char doc_nvmlGpuFabricState_t[] =
    "State of a GPU's joining its cluster of NVLink switches.\n\n"
    "unsigned char\n";
static const char doc_nvmlCPERCursorHandle_t[] =
    "Position in the records of hardware errors.\n\n"
    "unsigned long long\n";
static const char doc_nvmlAffinityScope_t[] =
    "Scope of affinity, the NUMA node or the socket.\n\n"
    "unsigned int\n\n"
    "Taken by\n"
    "    nvmlDeviceGetMemoryAffinity, nvmlDeviceGetCpuAffinityWithinScope\n";
static const char doc_nvmlPciInfoExt_v1_t[] =
    "struct nvmlPciInfoExt_v1_t, 64 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    version, domain, bus, device, pciDeviceId, pciSubSystemId, baseClass : int (unsigned\n"
    "        int)\n"
    "    subClass : int (unsigned int)\n"
    "    busId : bytes (char [32])\n\n"
    "Taken by\n"
    "    nvmlDeviceGetPciInfoExt\n";
static const char doc_nvmlPciInfoExt_t[] =
    "The struct of nvmlPciInfoExt_v1_t, which it derives from.\n";
static const char doc_nvmlPciInfo_st[] =
    "The struct of nvmlPciInfo_t, which derives from it.\n";
static const char doc_nvmlPciInfo_t[] =
    "Place and ids of a GPU on the PCI bus.\n\n"
    "struct nvmlPciInfo_st, 68 bytes.\n\n"
    "Fields\n"
    "    busIdLegacy : bytes (char [16])\n"
    "    domain, bus, device, pciDeviceId, pciSubSystemId : int (unsigned int)\n"
    "    busId : bytes (char [32]); domain:bus:device.function in hexadecimal\n\n"
    "Taken by\n"
    "    nvmlDeviceModifyDrainState, nvmlDeviceQueryDrainState, nvmlDeviceRemoveGpu,\n"
    "    nvmlDeviceDiscoverGpus\n\n"
    "Given by\n"
    "    nvmlDeviceGetPciInfo, nvmlDeviceGetNvLinkRemotePciInfo\n\n"
    "Field of\n"
    "    nvmlExcludedDeviceInfo_t.pciInfo\n";
static const char doc_nvmlEccErrorCounts_st[] =
    "The struct of nvmlEccErrorCounts_t, which derives from it.\n";
static const char doc_nvmlEccErrorCounts_t[] =
    "struct nvmlEccErrorCounts_st, 32 bytes.\n\n"
    "Fields\n"
    "    l1Cache, l2Cache, deviceMemory, registerFile : int (unsigned long long)\n\n"
    "Given by\n"
    "    nvmlDeviceGetDetailedEccErrors\n";
static const char doc_nvmlUtilization_st[] =
    "The struct of nvmlUtilization_t, which derives from it.\n";
static const char doc_nvmlUtilization_t[] =
    "Load of a GPU.\n\n"
    "struct nvmlUtilization_st, 8 bytes.\n\n"
    "Fields\n"
    "    gpu : int (unsigned int); percent of the time in which a kernel ran\n"
    "    memory : int (unsigned int); percent of the time in which memory was used\n\n"
    "Given by\n"
    "    nvmlDeviceGetUtilizationRates\n";
static const char doc_nvmlMemory_st[] =
    "The struct of nvmlMemory_t, which derives from it.\n";
static const char doc_nvmlMemory_t[] =
    "A GPU's memory.\n\n"
    "struct nvmlMemory_st, 24 bytes.\n\n"
    "Fields\n"
    "    total, free : int (unsigned long long); bytes\n"
    "    used : int (unsigned long long); bytes, with what the driver keeps for itself\n\n"
    "Given by\n"
    "    nvmlDeviceGetMemoryInfo, nvmlDeviceGetConfComputeProtectedMemoryUsage\n";
static const char doc_nvmlMemory_v2_st[] =
    "The struct of nvmlMemory_v2_t, which derives from it.\n";
static const char doc_nvmlMemory_v2_t[] =
    "A GPU's memory.\n\n"
    "struct nvmlMemory_v2_st, 40 bytes.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    total, reserved, free, used : int (unsigned long long); bytes\n\n"
    "Taken by\n"
    "    nvmlDeviceGetMemoryInfo_v2\n";
static const char doc_nvmlSetMemoryLimits_v1_t[] =
    "struct nvmlSetMemoryLimits_v1_t, 24 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    nameSpace : bytes, str or None, kept (const char *)\n"
    "    softLimit, hardLimit : int (unsigned long long)\n\n"
    "Taken by\n"
    "    nvmlDeviceSetMemoryLimits_v1\n";
static const char doc_nvmlGetMemoryLimits_v1_t[] =
    "struct nvmlGetMemoryLimits_v1_t, 32 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    nameSpace : bytes, str or None, kept (const char *)\n"
    "    softLimit, hardLimit, currentUsed : int (unsigned long long)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetMemoryLimits_v1\n";
static const char doc_nvmlBAR1Memory_st[] =
    "The struct of nvmlBAR1Memory_t, which derives from it.\n";
static const char doc_nvmlBAR1Memory_t[] =
    "The window through which other devices reach a GPU's memory.\n\n"
    "struct nvmlBAR1Memory_st, 24 bytes.\n\n"
    "Fields\n"
    "    bar1Total, bar1Free, bar1Used : int (unsigned long long); bytes\n\n"
    "Given by\n"
    "    nvmlDeviceGetBAR1MemoryInfo\n";
static const char doc_nvmlProcessInfo_v1_st[] =
    "The struct of nvmlProcessInfo_v1_t, which derives from it.\n";
static const char doc_nvmlProcessInfo_v1_t[] =
    "struct nvmlProcessInfo_v1_st, 16 bytes.\n\n"
    "Fields\n"
    "    pid : int (unsigned int)\n"
    "    usedGpuMemory : int (unsigned long long)\n";
static const char doc_nvmlProcessInfo_v2_st[] =
    "The struct of nvmlProcessInfo_v2_t, which derives from it.\n";
static const char doc_nvmlProcessInfo_v2_t[] =
    "A process on a GPU.\n\n"
    "struct nvmlProcessInfo_v2_st, 24 bytes.\n\n"
    "Fields\n"
    "    pid : int (unsigned int)\n"
    "    usedGpuMemory : int (unsigned long long); bytes\n"
    "    gpuInstanceId, computeInstanceId : int (unsigned int); 0xFFFFFFFF without MIG\n\n"
    "Given by\n"
    "    nvmlDeviceGetComputeRunningProcesses, nvmlDeviceGetGraphicsRunningProcesses,\n"
    "    nvmlDeviceGetMPSComputeRunningProcesses\n";
static const char doc_nvmlProcessInfo_t[] =
    "The struct of nvmlProcessInfo_v2_t.\n";
static const char doc_nvmlProcessDetail_v1_t[] =
    "struct nvmlProcessDetail_v1_t, 32 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    pid : int (unsigned int)\n"
    "    usedGpuMemory : int (unsigned long long)\n"
    "    gpuInstanceId, computeInstanceId : int (unsigned int)\n"
    "    usedGpuCcProtectedMemory : int (unsigned long long)\n\n"
    "Field of\n"
    "    nvmlProcessDetailList_v1_t.procArray\n";
static const char doc_nvmlProcessDetailList_v1_t[] =
    "struct nvmlProcessDetailList_v1_t, 24 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    version, mode, numProcArrayEntries : int (unsigned int)\n"
    "    procArray : int (address), buffer or None, kept\n\n"
    "Taken by\n"
    "    nvmlDeviceGetRunningProcessDetailList\n";
static const char doc_nvmlProcessDetailList_t[] =
    "The struct of nvmlProcessDetailList_v1_t, which it derives from.\n";
static const char doc_nvmlDeviceAttributes_st[] =
    "The struct of nvmlDeviceAttributes_t, which derives from it.\n";
static const char doc_nvmlDeviceAttributes_t[] =
    "Resources of a MIG device.\n\n"
    "struct nvmlDeviceAttributes_st, 40 bytes.\n\n"
    "Fields\n"
    "    multiprocessorCount, sharedCopyEngineCount, sharedDecoderCount : int (unsigned int)\n"
    "    sharedEncoderCount, sharedJpegCount, sharedOfaCount : int (unsigned int)\n"
    "    gpuInstanceSliceCount, computeInstanceSliceCount : int (unsigned int)\n"
    "    memorySizeMB : int (unsigned long long); MB\n\n"
    "Given by\n"
    "    nvmlDeviceGetAttributes\n";
static const char doc_nvmlC2cModeInfo_v1_t[] =
    "struct nvmlC2cModeInfo_v1_t, 4 bytes. Since CUDA 12.3.\n\n"
    "Fields\n"
    "    isC2cEnabled : int (unsigned int)\n\n"
    "Given by\n"
    "    nvmlDeviceGetC2cModeInfoV\n";
static const char doc_nvmlDeviceAddressingMode_v1_t[] =
    "struct nvmlDeviceAddressingMode_v1_t, 8 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    version, value : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetAddressingMode\n";
static const char doc_nvmlDeviceAddressingMode_t[] =
    "The struct of nvmlDeviceAddressingMode_v1_t, which it derives from.\n";
static const char doc_nvmlRepairStatus_v1_t[] =
    "struct nvmlRepairStatus_v1_t, 12 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    version, bChannelRepairPending, bTpcRepairPending : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetRepairStatus\n";
static const char doc_nvmlRepairStatus_t[] =
    "The struct of nvmlRepairStatus_v1_t, which it derives from.\n";
static const char doc_nvmlUnrepairableMemoryStatus_v1_t[] =
    "struct nvmlUnrepairableMemoryStatus_v1_t, 4 bytes. Since CUDA 13.1.\n\n"
    "Fields\n"
    "    bUnrepairableMemory : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetUnrepairableMemoryFlag_v1\n";
static const char doc_nvmlRowRemapperHistogramValues_st[] =
    "The struct of nvmlRowRemapperHistogramValues_t, which derives from it.\n";
static const char doc_nvmlRowRemapperHistogramValues_t[] =
    "struct nvmlRowRemapperHistogramValues_st, 20 bytes.\n\n"
    "Fields\n"
    "    max, high, partial, low, none : int (unsigned int)\n\n"
    "Given by\n"
    "    nvmlDeviceGetRowRemapperHistogram\n";
static const char doc_nvmlNvLinkUtilizationControl_st[] =
    "The struct of nvmlNvLinkUtilizationControl_t, which derives from it.\n";
static const char doc_nvmlNvLinkUtilizationControl_t[] =
    "struct nvmlNvLinkUtilizationControl_st, 8 bytes.\n\n"
    "Fields\n"
    "    units : nvmlNvLinkUtilizationCountUnits_t or int\n"
    "    pktfilter : nvmlNvLinkUtilizationCountPktTypes_t or int\n\n"
    "Taken by\n"
    "    nvmlDeviceSetNvLinkUtilizationControl\n\n"
    "Given by\n"
    "    nvmlDeviceGetNvLinkUtilizationControl\n";
static const char doc_nvmlBridgeChipInfo_st[] =
    "The struct of nvmlBridgeChipInfo_t, which derives from it.\n";
static const char doc_nvmlBridgeChipInfo_t[] =
    "struct nvmlBridgeChipInfo_st, 8 bytes.\n\n"
    "Fields\n"
    "    type : nvmlBridgeChipType_t or int\n"
    "    fwVersion : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlBridgeChipHierarchy_t.bridgeChipInfo\n";
static const char doc_nvmlBridgeChipHierarchy_st[] =
    "The struct of nvmlBridgeChipHierarchy_t, which derives from it.\n";
static const char doc_nvmlBridgeChipHierarchy_t[] =
    "struct nvmlBridgeChipHierarchy_st, 1028 bytes.\n\n"
    "Fields\n"
    "    bridgeCount : int (unsigned char)\n"
    "    bridgeChipInfo : sequence of nvmlBridgeChipInfo_t (128)\n\n"
    "Given by\n"
    "    nvmlDeviceGetBridgeChipInfo\n";
static const char doc_nvmlValue_st[] =
    "The union of nvmlValue_t, which derives from it.\n";
static const char doc_nvmlValue_t[] =
    "A number; valueType says which member counts.\n\n"
    "union nvmlValue_st, 8 bytes. Other fields before CUDA 12.6.\n\n"
    "Fields\n"
    "    dVal : float (double)\n"
    "    siVal : int\n"
    "    uiVal : int (unsigned int)\n"
    "    ulVal : int (unsigned long)\n"
    "    ullVal : int (unsigned long long)\n"
    "    sllVal : int (long long)\n"
    "    usVal : int (unsigned short)\n\n"
    "Field of\n"
    "    nvmlSample_t.sampleValue, nvmlVgpuInstanceUtilizationSample_t.smUtil,\n"
    "    nvmlVgpuInstanceUtilizationSample_t.memUtil,\n"
    "    nvmlVgpuInstanceUtilizationSample_t.encUtil,\n"
    "    nvmlVgpuInstanceUtilizationSample_t.decUtil,\n"
    "    nvmlVgpuInstanceUtilizationInfo_v1_t.smUtil,\n"
    "    nvmlVgpuInstanceUtilizationInfo_v1_t.memUtil,\n"
    "    nvmlVgpuInstanceUtilizationInfo_v1_t.encUtil,\n"
    "    nvmlVgpuInstanceUtilizationInfo_v1_t.decUtil,\n"
    "    nvmlVgpuInstanceUtilizationInfo_v1_t.jpgUtil,\n"
    "    nvmlVgpuInstanceUtilizationInfo_v1_t.ofaUtil, nvmlFieldValue_t.value and 1 more\n";
static const char doc_nvmlSample_st[] =
    "The struct of nvmlSample_t, which derives from it.\n";
static const char doc_nvmlSample_t[] =
    "One sample of a quantity.\n\n"
    "struct nvmlSample_st, 16 bytes.\n\n"
    "Fields\n"
    "    timeStamp : int (unsigned long long); microseconds\n"
    "    sampleValue : nvmlValue_t\n\n"
    "Given by\n"
    "    nvmlDeviceGetSamples\n";
static const char doc_nvmlViolationTime_st[] =
    "The struct of nvmlViolationTime_t, which derives from it.\n";
static const char doc_nvmlViolationTime_t[] =
    "Time for which a limit has slowed a GPU down.\n\n"
    "struct nvmlViolationTime_st, 16 bytes.\n\n"
    "Fields\n"
    "    referenceTime : int (unsigned long long); microseconds\n"
    "    violationTime : int (unsigned long long); nanoseconds\n\n"
    "Given by\n"
    "    nvmlDeviceGetViolationStatus\n";
static const char doc_nvmlGpuThermalSettings_t[] =
    "struct nvmlGpuThermalSettings_t, 64 bytes.\n\n"
    "Fields\n"
    "    count : int (unsigned int)\n"
    "    sensor : sequence of nvmlGpuThermalSettings_t_anon0 (3)\n\n"
    "Given by\n"
    "    nvmlDeviceGetThermalSettings\n";
static const char doc_nvmlGpuThermalSettings_t_anon0[] =
    "struct inside nvmlGpuThermalSettings_t, 20 bytes.\n\n"
    "Fields\n"
    "    controller : nvmlThermalController_t or int\n"
    "    defaultMinTemp, defaultMaxTemp, currentTemp : int\n"
    "    target : nvmlThermalTarget_t or int\n\n"
    "Field of\n"
    "    nvmlGpuThermalSettings_t.sensor\n";
static const char doc_nvmlCoolerInfo_v1_t[] =
    "struct nvmlCoolerInfo_v1_t, 16 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version, index : int (unsigned int)\n"
    "    signalType : nvmlCoolerControl_t or int\n"
    "    target : nvmlCoolerTarget_t or int\n\n"
    "Taken by\n"
    "    nvmlDeviceGetCoolerInfo\n";
static const char doc_nvmlCoolerInfo_t[] =
    "The struct of nvmlCoolerInfo_v1_t, which it derives from.\n";
static const char doc_nvmlUUIDValue_t[] =
    "union nvmlUUIDValue_t, 41 bytes. Since CUDA 12.9.\n\n"
    "Fields\n"
    "    str : bytes (char [41])\n"
    "    bytes : bytes or sequence of int (unsigned char [16])\n\n"
    "Field of\n"
    "    nvmlUUID_v1_t.value\n";
static const char doc_nvmlUUID_v1_t[] =
    "struct nvmlUUID_v1_t, 52 bytes. Since CUDA 12.9.\n\n"
    "Fields\n"
    "    version, type : int (unsigned int)\n"
    "    value : nvmlUUIDValue_t\n\n"
    "Taken by\n"
    "    nvmlDeviceGetHandleByUUIDV\n";
static const char doc_nvmlUUID_t[] =
    "The struct of nvmlUUID_v1_t, which it derives from.\n";
static const char doc_nvmlPdi_v1_t[] =
    "struct nvmlPdi_v1_t, 16 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    value : int (unsigned long long)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetPdi\n";
static const char doc_nvmlPdi_t[] =
    "The struct of nvmlPdi_v1_t, which it derives from.\n";
static const char doc_nvmlPmgrPwrTuple_t[] =
    "struct nvmlPmgrPwrTuple_t, 4 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    pwrmW : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlPwrModelMetricsDlppm1x_t.tgpPwrTuple, nvmlObservedMetrics_t.tgpPwrTuple\n";
static const char doc_nvmlRailMetrics_t[] =
    "struct nvmlRailMetrics_t, 16 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    freqkHz : int (unsigned int)\n"
    "    utilPct : int (unsigned long long)\n\n"
    "Field of\n"
    "    nvmlCoreRailMetrics_t.rails, nvmlPwrModelMetricsDlppm1x_t.fbRail,\n"
    "    nvmlObservedMetrics_t.fbRail\n";
static const char doc_nvmlCoreRailMetrics_t[] =
    "struct nvmlCoreRailMetrics_t, 32 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    rails : sequence of nvmlRailMetrics_t (2)\n\n"
    "Field of\n"
    "    nvmlPwrModelMetricsDlppm1x_t.coreRail, nvmlObservedMetrics_t.coreRail\n";
static const char doc_nvmlPwrModelMetricsDlppm1xPerf_t[] =
    "struct nvmlPwrModelMetricsDlppm1xPerf_t, 4 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    perfms : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlPwrModelMetricsDlppm1x_t.perfMetrics, nvmlObservedMetrics_t.perfMetrics\n";
static const char doc_nvmlPwrModelMetricsDlppm1x_t[] =
    "struct nvmlPwrModelMetricsDlppm1x_t, 64 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    bValid : int (unsigned char)\n"
    "    coreRail : nvmlCoreRailMetrics_t\n"
    "    fbRail : nvmlRailMetrics_t\n"
    "    tgpPwrTuple : nvmlPmgrPwrTuple_t\n"
    "    perfMetrics : nvmlPwrModelMetricsDlppm1xPerf_t\n\n"
    "Field of\n"
    "    nvmlPwrModelMetricsDlppm1xDramclkEstimates_t.estimatedMetrics\n";
static const char doc_nvmlPwrModelMetricsDlppm1xDramclkEstimates_t[] =
    "struct nvmlPwrModelMetricsDlppm1xDramclkEstimates_t, 520 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    estimatedMetrics : sequence of nvmlPwrModelMetricsDlppm1x_t (8)\n"
    "    numEstimatedMetrics : int (unsigned char)\n\n"
    "Field of\n"
    "    nvmlObservedMetrics_t.initialDramclkEst\n";
static const char doc_nvmlObservedMetrics_t[] =
    "struct nvmlObservedMetrics_t, 1624 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    initialDramclkEst : sequence of nvmlPwrModelMetricsDlppm1xDramclkEstimates_t (3)\n"
    "    bValid : int (unsigned char)\n"
    "    coreRail : nvmlCoreRailMetrics_t\n"
    "    fbRail : nvmlRailMetrics_t\n"
    "    tgpPwrTuple : nvmlPmgrPwrTuple_t\n"
    "    perfMetrics : nvmlPwrModelMetricsDlppm1xPerf_t\n\n"
    "Field of\n"
    "    nvmlPerfMetricsDlppc2xSample_t.observedMetrics\n";
static const char doc_nvmlPerfMetricsDlppc2xSample_t[] =
    "struct nvmlPerfMetricsDlppc2xSample_t, 1624 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    observedMetrics : nvmlObservedMetrics_t\n";
static const char doc_nvmlPwrModelMetricsSamplePfpp1x_t[] =
    "struct nvmlPwrModelMetricsSamplePfpp1x_t, 68 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    freqkHz : sequence of int (unsigned int [16])\n"
    "    estTgpPwrmW : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlPwrModelMetricsPfpp1x_t.estimatedMetrics\n";
static const char doc_nvmlPwrModelOperatingPointPfpp1x_t[] =
    "struct nvmlPwrModelOperatingPointPfpp1x_t, 8 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    freqkHz, pwrmW : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlPwrModelMetricsPfpp1x_t.maxPerfPerWattPoint,\n"
    "    nvmlPwrModelMetricsPfpp1x_t.fmaxAtVmaxPoint\n";
static const char doc_nvmlPwrModelMetricsPfpp1x_t[] =
    "struct nvmlPwrModelMetricsPfpp1x_t, 2204 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    numVfPoints : int (unsigned char)\n"
    "    estimatedMetrics : sequence of nvmlPwrModelMetricsSamplePfpp1x_t (32)\n"
    "    bValid : int (unsigned char)\n"
    "    maxPerfPerWattPoint, fmaxAtVmaxPoint : nvmlPwrModelOperatingPointPfpp1x_t\n"
    "    tgpHeadroommW : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlPerfMetricsPfpp1xSample_t.estimatedMetrics\n";
static const char doc_nvmlPerfMetricsPfpp1xSample_t[] =
    "struct nvmlPerfMetricsPfpp1xSample_t, 2204 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    estimatedMetrics : nvmlPwrModelMetricsPfpp1x_t\n";
static const char doc_nvmlPerfMetricControllerSample_t[] =
    "struct nvmlPerfMetricControllerSample_t, 2216 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    controllerType : int (unsigned int)\n"
    "    data : nvmlPerfMetricControllerSample_t_anon0\n\n"
    "Field of\n"
    "    nvmlPerfMetricsSample_t.controllerData\n";
static const char doc_nvmlPerfMetricControllerSample_t_anon0[] =
    "union inside nvmlPerfMetricControllerSample_t, 2208 bytes.\n\n"
    "Fields\n"
    "    dlppc2x : nvmlPerfMetricsDlppc2xSample_t\n"
    "    pfpp1x : nvmlPerfMetricsPfpp1xSample_t\n\n"
    "Field of\n"
    "    nvmlPerfMetricControllerSample_t.data\n";
static const char doc_nvmlPerfMetricsSample_t[] =
    "struct nvmlPerfMetricsSample_t, 8872 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    numControllerData : int (unsigned char)\n"
    "    controllerData : sequence of nvmlPerfMetricControllerSample_t (4)\n\n"
    "Field of\n"
    "    nvmlPerfMetricsSamples_v1_t.samples\n";
static const char doc_nvmlPerfMetricsSamples_v1_t[] =
    "struct nvmlPerfMetricsSamples_v1_t, 115344 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    numSamples : int (unsigned int)\n"
    "    samples : sequence of nvmlPerfMetricsSample_t (13)\n\n"
    "Taken by\n"
    "    nvmlDevicePerfMetricsGetSamples_v1\n";
static const char doc_nvmlBBXTimeData_v1_t[] =
    "struct nvmlBBXTimeData_v1_t, 4 bytes. Since CUDA 13.3.\n\n"
    "Fields\n"
    "    timeRun : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetBBXTimeData_v1\n";
static const char doc_nvmlGpuUptime_v1_t[] =
    "Time for which a GPU has been running.\n\n"
    "struct nvmlGpuUptime_v1_t, 4 bytes. Since CUDA 13.5.\n\n"
    "Fields\n"
    "    uptime : int (unsigned int); seconds\n\n"
    "Taken by\n"
    "    nvmlDeviceGetGpuUptime_v1\n";
static const char doc_nvmlDramEncryptionInfo_v1_t[] =
    "struct nvmlDramEncryptionInfo_v1_t, 8 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    encryptionState : nvmlEnableState_t or int\n\n"
    "Taken by\n"
    "    nvmlDeviceGetDramEncryptionMode, nvmlDeviceSetDramEncryptionMode\n";
static const char doc_nvmlDramEncryptionInfo_t[] =
    "The struct of nvmlDramEncryptionInfo_v1_t, which it derives from.\n";
static const char doc_nvmlMarginTemperature_v1_t[] =
    "struct nvmlMarginTemperature_v1_t, 8 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    marginTemperature : int\n\n"
    "Taken by\n"
    "    nvmlDeviceGetMarginTemperature\n";
static const char doc_nvmlMarginTemperature_t[] =
    "The struct of nvmlMarginTemperature_v1_t, which it derives from.\n";
static const char doc_nvmlClkMonFaultInfo_struct[] =
    "The struct of nvmlClkMonFaultInfo_t, which derives from it.\n";
static const char doc_nvmlClkMonFaultInfo_t[] =
    "struct nvmlClkMonFaultInfo_struct, 8 bytes.\n\n"
    "Fields\n"
    "    clkApiDomain, clkDomainFaultMask : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlClkMonStatus_t.clkMonList\n";
static const char doc_nvmlClkMonStatus_status[] =
    "The struct of nvmlClkMonStatus_t, which derives from it.\n";
static const char doc_nvmlClkMonStatus_t[] =
    "struct nvmlClkMonStatus_status, 264 bytes.\n\n"
    "Fields\n"
    "    bGlobalStatus, clkMonListSize : int (unsigned int)\n"
    "    clkMonList : sequence of nvmlClkMonFaultInfo_t (32)\n\n"
    "Given by\n"
    "    nvmlDeviceGetClkMonStatus\n";
static const char doc_nvmlClockOffset_v1_t[] =
    "struct nvmlClockOffset_v1_t, 24 bytes. Since CUDA 12.5.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    type : nvmlClockType_t or int\n"
    "    pstate : nvmlPstates_t or int\n"
    "    clockOffsetMHz, minClockOffsetMHz, maxClockOffsetMHz : int\n\n"
    "Taken by\n"
    "    nvmlDeviceGetClockOffsets, nvmlDeviceSetClockOffsets\n";
static const char doc_nvmlClockOffset_t[] =
    "The struct of nvmlClockOffset_v1_t, which it derives from.\n";
static const char doc_nvmlFanSpeedInfo_v1_t[] =
    "struct nvmlFanSpeedInfo_v1_t, 12 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version, fan, speed : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetFanSpeedRPM\n";
static const char doc_nvmlFanSpeedInfo_t[] =
    "The struct of nvmlFanSpeedInfo_v1_t, which it derives from.\n";
static const char doc_nvmlDevicePerfModes_v1_t[] =
    "struct nvmlDevicePerfModes_v1_t, 2052 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    str : bytes (char [2048])\n\n"
    "Taken by\n"
    "    nvmlDeviceGetPerformanceModes\n";
static const char doc_nvmlDevicePerfModes_t[] =
    "The struct of nvmlDevicePerfModes_v1_t, which it derives from.\n";
static const char doc_nvmlDeviceCurrentClockFreqs_v1_t[] =
    "struct nvmlDeviceCurrentClockFreqs_v1_t, 2052 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    str : bytes (char [2048])\n\n"
    "Taken by\n"
    "    nvmlDeviceGetCurrentClockFreqs\n";
static const char doc_nvmlDeviceCurrentClockFreqs_t[] =
    "The struct of nvmlDeviceCurrentClockFreqs_v1_t, which it derives from.\n";
static const char doc_nvmlDevicePowerMizerModes_v1_t[] =
    "struct nvmlDevicePowerMizerModes_v1_t, 12 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    currentMode, mode, supportedPowerMizerModes : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetPowerMizerMode_v1, nvmlDeviceSetPowerMizerMode_v1\n";
static const char doc_nvmlProcessUtilizationSample_st[] =
    "The struct of nvmlProcessUtilizationSample_t, which derives from it.\n";
static const char doc_nvmlProcessUtilizationSample_t[] =
    "Load of a GPU by a process.\n\n"
    "struct nvmlProcessUtilizationSample_st, 32 bytes.\n\n"
    "Fields\n"
    "    pid : int (unsigned int)\n"
    "    timeStamp : int (unsigned long long); microseconds\n"
    "    smUtil, memUtil, encUtil, decUtil : int (unsigned int); percent\n\n"
    "Given by\n"
    "    nvmlDeviceGetProcessUtilization\n";
static const char doc_nvmlProcessUtilizationInfo_v1_t[] =
    "struct nvmlProcessUtilizationInfo_v1_t, 40 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    timeStamp : int (unsigned long long)\n"
    "    pid, smUtil, memUtil, encUtil, decUtil, jpgUtil, ofaUtil : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlProcessesUtilizationInfo_v1_t.procUtilArray\n";
static const char doc_nvmlProcessesUtilizationInfo_v1_t[] =
    "struct nvmlProcessesUtilizationInfo_v1_t, 24 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    version, processSamplesCount : int (unsigned int)\n"
    "    lastSeenTimeStamp : int (unsigned long long)\n"
    "    procUtilArray : int (address), buffer or None, kept\n\n"
    "Taken by\n"
    "    nvmlDeviceGetProcessesUtilizationInfo\n";
static const char doc_nvmlProcessesUtilizationInfo_t[] =
    "The struct of nvmlProcessesUtilizationInfo_v1_t, which it derives from.\n";
static const char doc_nvmlEccSramErrorStatus_v1_t[] =
    "struct nvmlEccSramErrorStatus_v1_t, 104 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    aggregateUncParity, aggregateUncSecDed, aggregateCor : int (unsigned long long)\n"
    "    volatileUncParity, volatileUncSecDed, volatileCor : int (unsigned long long)\n"
    "    aggregateUncBucketL2, aggregateUncBucketSm : int (unsigned long long)\n"
    "    aggregateUncBucketPcie, aggregateUncBucketMcu : int (unsigned long long)\n"
    "    aggregateUncBucketOther : int (unsigned long long)\n"
    "    bThresholdExceeded : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetSramEccErrorStatus\n";
static const char doc_nvmlEccSramErrorStatus_t[] =
    "The struct of nvmlEccSramErrorStatus_v1_t, which it derives from.\n";
static const char doc_nvmlPlatformInfo_v1_t[] =
    "struct nvmlPlatformInfo_v1_t, 44 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    ibGuid, rackGuid : bytes or sequence of int (unsigned char [16])\n"
    "    chassisPhysicalSlotNumber, computeSlotIndex, nodeIndex, peerType : int (unsigned\n"
    "        char)\n"
    "    moduleId : int (unsigned char)\n";
static const char doc_nvmlPlatformInfo_v2_t[] =
    "struct nvmlPlatformInfo_v2_t, 44 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    ibGuid, chassisSerialNumber : bytes or sequence of int (unsigned char [16])\n"
    "    slotNumber, trayIndex, hostId, peerType, moduleId : int (unsigned char)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetPlatformInfo\n";
static const char doc_nvmlPlatformInfo_t[] =
    "The struct of nvmlPlatformInfo_v2_t, which it derives from.\n";
static const char doc_nvmlHostname_v1_t[] =
    "struct nvmlHostname_v1_t, 64 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    value : bytes (char [64])\n\n"
    "Taken by\n"
    "    nvmlDeviceSetHostname_v1, nvmlDeviceGetHostname_v1\n";
static const char doc_nvmlEccSramUniqueUncorrectedErrorEntry_v1_t[] =
    "struct nvmlEccSramUniqueUncorrectedErrorEntry_v1_t, 28 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    unit, location, sublocation, extlocation, address, isParity, count : int (unsigned\n"
    "        int)\n\n"
    "Field of\n"
    "    nvmlEccSramUniqueUncorrectedErrorCounts_v1_t.entries\n";
static const char doc_nvmlEccSramUniqueUncorrectedErrorCounts_v1_t[] =
    "struct nvmlEccSramUniqueUncorrectedErrorCounts_v1_t, 16 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    version, entryCount : int (unsigned int)\n"
    "    entries : int (address), buffer or None, kept\n\n"
    "Taken by\n"
    "    nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts\n";
static const char doc_nvmlEccSramUniqueUncorrectedErrorCounts_t[] =
    "The struct of nvmlEccSramUniqueUncorrectedErrorCounts_v1_t, which it derives from.\n";
static const char doc_nvmlRemappedRowsInfo_v2_t[] =
    "struct nvmlRemappedRowsInfo_v2_t, 24 bytes. Since CUDA 13.2.\n\n"
    "Fields\n"
    "    corrActiveRemaps, corrInactiveRemaps, uncActiveRemaps : int (unsigned int)\n"
    "    uncInactiveRemaps, bPending, bFailureOccurred : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetRemappedRows_v2\n";
static const char doc_nvmlRusdSettings_v1_t[] =
    "struct nvmlRusdSettings_v1_t, 16 bytes. Since CUDA 13.1.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    pollMask : int (unsigned long long)\n\n"
    "Taken by\n"
    "    nvmlDeviceSetRusdSettings_v1\n";
static const char doc_nvmlGpuDynamicPstatesInfo_st[] =
    "The struct of nvmlGpuDynamicPstatesInfo_t, which derives from it.\n";
static const char doc_nvmlGpuDynamicPstatesInfo_t[] =
    "struct nvmlGpuDynamicPstatesInfo_st, 132 bytes.\n\n"
    "Fields\n"
    "    flags : int (unsigned int)\n"
    "    utilization : sequence of nvmlGpuDynamicPstatesInfo_t_anon0 (8)\n\n"
    "Given by\n"
    "    nvmlDeviceGetDynamicPstatesInfo\n";
static const char doc_nvmlGpuDynamicPstatesInfo_t_anon0[] =
    "struct inside nvmlGpuDynamicPstatesInfo_t, 16 bytes.\n\n"
    "Fields\n"
    "    bIsPresent, percentage, incThreshold, decThreshold : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlGpuDynamicPstatesInfo_t.utilization\n";
static const char doc_nvmlPowerValue_v2_t[] =
    "struct nvmlPowerValue_v2_t, 12 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    powerScope : nvmlPowerScopeType_t, int or None\n"
    "    powerValueMw : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceSetPowerManagementLimit_v2\n";
static const char doc_nvmlAdaptiveTgpModeInfo_v1_t[] =
    "struct nvmlAdaptiveTgpModeInfo_v1_t, 20 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    inBandEnableRequest, featureAllowedByAdmin : nvmlEnableState_t or int\n"
    "    adminOverrideEnabled, enablementStatus : nvmlEnableState_t or int\n"
    "    adjustedLimitMw : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetAdaptiveTgpModeInfo_v1\n";
static const char doc_nvmlVgpuHeterogeneousMode_v1_t[] =
    "struct nvmlVgpuHeterogeneousMode_v1_t, 8 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    version, mode : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetVgpuHeterogeneousMode, nvmlDeviceSetVgpuHeterogeneousMode,\n"
    "    nvmlGpuInstanceGetVgpuHeterogeneousMode, nvmlGpuInstanceSetVgpuHeterogeneousMode\n";
static const char doc_nvmlVgpuHeterogeneousMode_t[] =
    "The struct of nvmlVgpuHeterogeneousMode_v1_t, which it derives from.\n";
static const char doc_nvmlVgpuPlacementId_v1_t[] =
    "struct nvmlVgpuPlacementId_v1_t, 8 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    version, placementId : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlVgpuInstanceGetPlacementId\n";
static const char doc_nvmlVgpuPlacementId_t[] =
    "The struct of nvmlVgpuPlacementId_v1_t, which it derives from.\n";
static const char doc_nvmlVgpuPlacementList_v1_t[] =
    "struct nvmlVgpuPlacementList_v1_t, 24 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    version, placementSize, count : int (unsigned int)\n"
    "    placementIds : int (address), buffer or None, kept (unsigned int *)\n";
static const char doc_nvmlVgpuPlacementList_v2_t[] =
    "struct nvmlVgpuPlacementList_v2_t, 32 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version, placementSize, count : int (unsigned int)\n"
    "    placementIds : int (address), buffer or None, kept (unsigned int *)\n"
    "    mode : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetVgpuTypeSupportedPlacements, nvmlDeviceGetVgpuTypeCreatablePlacements\n";
static const char doc_nvmlVgpuPlacementList_t[] =
    "The struct of nvmlVgpuPlacementList_v2_t, which it derives from.\n";
static const char doc_nvmlVgpuTypeBar1Info_v1_t[] =
    "struct nvmlVgpuTypeBar1Info_v1_t, 16 bytes. Since CUDA 12.6.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    bar1Size : int (unsigned long long)\n\n"
    "Taken by\n"
    "    nvmlVgpuTypeGetBAR1Info\n";
static const char doc_nvmlVgpuTypeBar1Info_t[] =
    "The struct of nvmlVgpuTypeBar1Info_v1_t, which it derives from.\n";
static const char doc_nvmlVgpuInstanceUtilizationSample_st[] =
    "The struct of nvmlVgpuInstanceUtilizationSample_t, which derives from it.\n";
static const char doc_nvmlVgpuInstanceUtilizationSample_t[] =
    "struct nvmlVgpuInstanceUtilizationSample_st, 48 bytes.\n\n"
    "Fields\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    timeStamp : int (unsigned long long)\n"
    "    smUtil, memUtil, encUtil, decUtil : nvmlValue_t\n\n"
    "Given by\n"
    "    nvmlDeviceGetVgpuUtilization\n";
static const char doc_nvmlVgpuInstanceUtilizationInfo_v1_t[] =
    "struct nvmlVgpuInstanceUtilizationInfo_v1_t, 64 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    timeStamp : int (unsigned long long)\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    smUtil, memUtil, encUtil, decUtil, jpgUtil, ofaUtil : nvmlValue_t\n\n"
    "Field of\n"
    "    nvmlVgpuInstancesUtilizationInfo_v1_t.vgpuUtilArray\n";
static const char doc_nvmlVgpuInstancesUtilizationInfo_v1_t[] =
    "struct nvmlVgpuInstancesUtilizationInfo_v1_t, 32 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    sampleValType : nvmlValueType_t or int\n"
    "    vgpuInstanceCount : int (unsigned int)\n"
    "    lastSeenTimeStamp : int (unsigned long long)\n"
    "    vgpuUtilArray : int (address), buffer or None, kept\n\n"
    "Taken by\n"
    "    nvmlDeviceGetVgpuInstancesUtilizationInfo\n";
static const char doc_nvmlVgpuInstancesUtilizationInfo_t[] =
    "The struct of nvmlVgpuInstancesUtilizationInfo_v1_t, which it derives from.\n";
static const char doc_nvmlVgpuProcessUtilizationSample_st[] =
    "The struct of nvmlVgpuProcessUtilizationSample_t, which derives from it.\n";
static const char doc_nvmlVgpuProcessUtilizationSample_t[] =
    "struct nvmlVgpuProcessUtilizationSample_st, 96 bytes.\n\n"
    "Fields\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    pid : int (unsigned int)\n"
    "    processName : bytes (char [64])\n"
    "    timeStamp : int (unsigned long long)\n"
    "    smUtil, memUtil, encUtil, decUtil : int (unsigned int)\n\n"
    "Given by\n"
    "    nvmlDeviceGetVgpuProcessUtilization\n";
static const char doc_nvmlVgpuProcessUtilizationInfo_v1_t[] =
    "struct nvmlVgpuProcessUtilizationInfo_v1_t, 104 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    processName : bytes (char [64])\n"
    "    timeStamp : int (unsigned long long)\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    pid, smUtil, memUtil, encUtil, decUtil, jpgUtil, ofaUtil : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlVgpuProcessesUtilizationInfo_v1_t.vgpuProcUtilArray\n";
static const char doc_nvmlVgpuProcessesUtilizationInfo_v1_t[] =
    "struct nvmlVgpuProcessesUtilizationInfo_v1_t, 24 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    version, vgpuProcessCount : int (unsigned int)\n"
    "    lastSeenTimeStamp : int (unsigned long long)\n"
    "    vgpuProcUtilArray : int (address), buffer or None, kept\n\n"
    "Taken by\n"
    "    nvmlDeviceGetVgpuProcessesUtilizationInfo\n";
static const char doc_nvmlVgpuProcessesUtilizationInfo_t[] =
    "The struct of nvmlVgpuProcessesUtilizationInfo_v1_t, which it derives from.\n";
static const char doc_nvmlVgpuRuntimeState_v1_t[] =
    "struct nvmlVgpuRuntimeState_v1_t, 16 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    size : int (unsigned long long)\n\n"
    "Taken by\n"
    "    nvmlVgpuInstanceGetRuntimeStateSize\n";
static const char doc_nvmlVgpuRuntimeState_t[] =
    "The struct of nvmlVgpuRuntimeState_v1_t, which it derives from.\n";
static const char doc_nvmlVgpuSchedulerParams_t[] =
    "union nvmlVgpuSchedulerParams_t, 8 bytes. Since CUDA 12.0.\n\n"
    "Fields\n"
    "    vgpuSchedDataWithARR : nvmlVgpuSchedulerParams_t_anon0\n"
    "    vgpuSchedData : nvmlVgpuSchedulerParams_t_anon1\n\n"
    "Field of\n"
    "    nvmlVgpuSchedulerLog_t.schedulerParams, nvmlVgpuSchedulerGetState_t.schedulerParams,\n"
    "    nvmlVgpuSchedulerStateInfo_v1_t.schedulerParams,\n"
    "    nvmlVgpuSchedulerLogInfo_v1_t.schedulerParams\n";
static const char doc_nvmlVgpuSchedulerParams_t_anon0[] =
    "struct inside nvmlVgpuSchedulerParams_t, 8 bytes.\n\n"
    "Fields\n"
    "    avgFactor, timeslice : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlVgpuSchedulerParams_t.vgpuSchedDataWithARR\n";
static const char doc_nvmlVgpuSchedulerParams_t_anon1[] =
    "struct inside nvmlVgpuSchedulerParams_t, 4 bytes.\n\n"
    "Fields\n"
    "    timeslice : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlVgpuSchedulerParams_t.vgpuSchedData\n";
static const char doc_nvmlVgpuSchedulerLogEntries_st[] =
    "The struct of nvmlVgpuSchedulerLogEntry_t, which derives from it.\n";
static const char doc_nvmlVgpuSchedulerLogEntry_t[] =
    "struct nvmlVgpuSchedulerLogEntries_st, 48 bytes. Since CUDA 12.0.\n\n"
    "Fields\n"
    "    timestamp, timeRunTotal, timeRun : int (unsigned long long)\n"
    "    swRunlistId : int (unsigned int)\n"
    "    targetTimeSlice, cumulativePreemptionTime : int (unsigned long long)\n\n"
    "Field of\n"
    "    nvmlVgpuSchedulerLog_t.logEntries, nvmlVgpuSchedulerLogInfo_v1_t.logEntries\n";
static const char doc_nvmlVgpuSchedulerLog_st[] =
    "The struct of nvmlVgpuSchedulerLog_t, which derives from it.\n";
static const char doc_nvmlVgpuSchedulerLog_t[] =
    "struct nvmlVgpuSchedulerLog_st, 9624 bytes. Since CUDA 12.0; other fields before 12.2.\n\n"
    "Fields\n"
    "    engineId, schedulerPolicy, arrMode : int (unsigned int)\n"
    "    schedulerParams : nvmlVgpuSchedulerParams_t\n"
    "    entriesCount : int (unsigned int)\n"
    "    logEntries : sequence of nvmlVgpuSchedulerLogEntry_t (200)\n\n"
    "Given by\n"
    "    nvmlDeviceGetVgpuSchedulerLog\n";
static const char doc_nvmlVgpuSchedulerGetState_st[] =
    "The struct of nvmlVgpuSchedulerGetState_t, which derives from it.\n";
static const char doc_nvmlVgpuSchedulerGetState_t[] =
    "struct nvmlVgpuSchedulerGetState_st, 16 bytes. Since CUDA 12.0; other fields before\n"
    "12.2.\n\n"
    "Fields\n"
    "    schedulerPolicy, arrMode : int (unsigned int)\n"
    "    schedulerParams : nvmlVgpuSchedulerParams_t\n\n"
    "Given by\n"
    "    nvmlDeviceGetVgpuSchedulerState\n";
static const char doc_nvmlVgpuSchedulerSetParams_t[] =
    "union nvmlVgpuSchedulerSetParams_t, 8 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    vgpuSchedDataWithARR : nvmlVgpuSchedulerSetParams_t_anon0\n"
    "    vgpuSchedData : nvmlVgpuSchedulerSetParams_t_anon1\n\n"
    "Field of\n"
    "    nvmlVgpuSchedulerSetState_t.schedulerParams,\n"
    "    nvmlVgpuSchedulerState_v1_t.schedulerParams\n";
static const char doc_nvmlVgpuSchedulerSetParams_t_anon0[] =
    "struct inside nvmlVgpuSchedulerSetParams_t, 8 bytes.\n\n"
    "Fields\n"
    "    avgFactor, frequency : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlVgpuSchedulerSetParams_t.vgpuSchedDataWithARR\n";
static const char doc_nvmlVgpuSchedulerSetParams_t_anon1[] =
    "struct inside nvmlVgpuSchedulerSetParams_t, 4 bytes.\n\n"
    "Fields\n"
    "    timeslice : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlVgpuSchedulerSetParams_t.vgpuSchedData\n";
static const char doc_nvmlVgpuSchedulerSetState_st[] =
    "The struct of nvmlVgpuSchedulerSetState_t, which derives from it.\n";
static const char doc_nvmlVgpuSchedulerSetState_t[] =
    "struct nvmlVgpuSchedulerSetState_st, 16 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    schedulerPolicy, enableARRMode : int (unsigned int)\n"
    "    schedulerParams : nvmlVgpuSchedulerSetParams_t\n\n"
    "Taken by\n"
    "    nvmlDeviceSetVgpuSchedulerState\n";
static const char doc_nvmlVgpuSchedulerCapabilities_st[] =
    "The struct of nvmlVgpuSchedulerCapabilities_t, which derives from it.\n";
static const char doc_nvmlVgpuSchedulerCapabilities_t[] =
    "struct nvmlVgpuSchedulerCapabilities_st, 40 bytes. Since CUDA 12.0.\n\n"
    "Fields\n"
    "    supportedSchedulers : sequence of int (unsigned int [3])\n"
    "    maxTimeslice, minTimeslice, isArrModeSupported, maxFrequencyForARR : int (unsigned\n"
    "        int)\n"
    "    minFrequencyForARR, maxAvgFactorForARR, minAvgFactorForARR : int (unsigned int)\n\n"
    "Given by\n"
    "    nvmlDeviceGetVgpuSchedulerCapabilities\n";
static const char doc_nvmlVgpuLicenseExpiry_st[] =
    "The struct of nvmlVgpuLicenseExpiry_t, which derives from it.\n";
static const char doc_nvmlVgpuLicenseExpiry_t[] =
    "struct nvmlVgpuLicenseExpiry_st, 16 bytes.\n\n"
    "Fields\n"
    "    year : int (unsigned int)\n"
    "    month, day, hour, min, sec : int (unsigned short)\n"
    "    status : int (unsigned char)\n\n"
    "Field of\n"
    "    nvmlVgpuLicenseInfo_t.licenseExpiry\n";
static const char doc_nvmlVgpuLicenseInfo_st[] =
    "The struct of nvmlVgpuLicenseInfo_t, which derives from it.\n";
static const char doc_nvmlVgpuLicenseInfo_t[] =
    "struct nvmlVgpuLicenseInfo_st, 24 bytes.\n\n"
    "Fields\n"
    "    isLicensed : int (unsigned char)\n"
    "    licenseExpiry : nvmlVgpuLicenseExpiry_t\n"
    "    currentState : int (unsigned int)\n\n"
    "Given by\n"
    "    nvmlVgpuInstanceGetLicenseInfo\n";
static const char doc_nvmlGridLicenseExpiry_st[] =
    "The struct of nvmlGridLicenseExpiry_t, which derives from it.\n";
static const char doc_nvmlGridLicenseExpiry_t[] =
    "struct nvmlGridLicenseExpiry_st, 16 bytes.\n\n"
    "Fields\n"
    "    year : int (unsigned int)\n"
    "    month, day, hour, min, sec : int (unsigned short)\n"
    "    status : int (unsigned char)\n\n"
    "Field of\n"
    "    nvmlGridLicensableFeature_t.licenseExpiry\n";
static const char doc_nvmlGridLicensableFeature_st[] =
    "The struct of nvmlGridLicensableFeature_t, which derives from it.\n";
static const char doc_nvmlGridLicensableFeature_t[] =
    "struct nvmlGridLicensableFeature_st, 284 bytes.\n\n"
    "Fields\n"
    "    featureCode : nvmlGridLicenseFeatureCode_t or int\n"
    "    featureState : int (unsigned int)\n"
    "    licenseInfo, productName : bytes (char [128])\n"
    "    featureEnabled : int (unsigned int)\n"
    "    licenseExpiry : nvmlGridLicenseExpiry_t\n\n"
    "Field of\n"
    "    nvmlGridLicensableFeatures_t.gridLicensableFeatures\n";
static const char doc_nvmlGridLicensableFeatures_st[] =
    "The struct of nvmlGridLicensableFeatures_t, which derives from it.\n";
static const char doc_nvmlGridLicensableFeatures_t[] =
    "struct nvmlGridLicensableFeatures_st, 860 bytes.\n\n"
    "Fields\n"
    "    isGridLicenseSupported : int\n"
    "    licensableFeaturesCount : int (unsigned int)\n"
    "    gridLicensableFeatures : sequence of nvmlGridLicensableFeature_t (3)\n\n"
    "Given by\n"
    "    nvmlDeviceGetGridLicensableFeatures\n";
static const char doc_nvmlVgpuTypeIdInfo_v1_t[] =
    "struct nvmlVgpuTypeIdInfo_v1_t, 16 bytes. Since CUDA 12.9.\n\n"
    "Fields\n"
    "    version, vgpuCount : int (unsigned int)\n"
    "    vgpuTypeIds : int (address), buffer or None, kept\n\n"
    "Taken by\n"
    "    nvmlGpuInstanceGetCreatableVgpus\n";
static const char doc_nvmlVgpuTypeIdInfo_t[] =
    "The struct of nvmlVgpuTypeIdInfo_v1_t, which it derives from.\n";
static const char doc_nvmlVgpuTypeMaxInstance_v1_t[] =
    "struct nvmlVgpuTypeMaxInstance_v1_t, 12 bytes. Since CUDA 12.9.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n"
    "    maxInstancePerGI : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlVgpuTypeGetMaxInstancesPerGpuInstance\n";
static const char doc_nvmlVgpuTypeMaxInstance_t[] =
    "The struct of nvmlVgpuTypeMaxInstance_v1_t, which it derives from.\n";
static const char doc_nvmlActiveVgpuInstanceInfo_v1_t[] =
    "struct nvmlActiveVgpuInstanceInfo_v1_t, 16 bytes. Since CUDA 12.9.\n\n"
    "Fields\n"
    "    version, vgpuCount : int (unsigned int)\n"
    "    vgpuInstances : int (address), buffer or None, kept\n\n"
    "Taken by\n"
    "    nvmlGpuInstanceGetActiveVgpus\n";
static const char doc_nvmlActiveVgpuInstanceInfo_t[] =
    "The struct of nvmlActiveVgpuInstanceInfo_v1_t, which it derives from.\n";
static const char doc_nvmlVgpuSchedulerState_v1_t[] =
    "struct nvmlVgpuSchedulerState_v1_t, 24 bytes. Since CUDA 12.9.\n\n"
    "Fields\n"
    "    version, engineId, schedulerPolicy, enableARRMode : int (unsigned int)\n"
    "    schedulerParams : nvmlVgpuSchedulerSetParams_t\n\n"
    "Taken by\n"
    "    nvmlGpuInstanceSetVgpuSchedulerState\n";
static const char doc_nvmlVgpuSchedulerState_t[] =
    "The struct of nvmlVgpuSchedulerState_v1_t, which it derives from.\n";
static const char doc_nvmlVgpuSchedulerStateInfo_v1_t[] =
    "struct nvmlVgpuSchedulerStateInfo_v1_t, 24 bytes. Since CUDA 12.9.\n\n"
    "Fields\n"
    "    version, engineId, schedulerPolicy, arrMode : int (unsigned int)\n"
    "    schedulerParams : nvmlVgpuSchedulerParams_t\n\n"
    "Taken by\n"
    "    nvmlGpuInstanceGetVgpuSchedulerState\n";
static const char doc_nvmlVgpuSchedulerStateInfo_t[] =
    "The struct of nvmlVgpuSchedulerStateInfo_v1_t, which it derives from.\n";
static const char doc_nvmlVgpuSchedulerLogInfo_v1_t[] =
    "struct nvmlVgpuSchedulerLogInfo_v1_t, 9632 bytes. Since CUDA 12.9.\n\n"
    "Fields\n"
    "    version, engineId, schedulerPolicy, arrMode : int (unsigned int)\n"
    "    schedulerParams : nvmlVgpuSchedulerParams_t\n"
    "    entriesCount : int (unsigned int)\n"
    "    logEntries : sequence of nvmlVgpuSchedulerLogEntry_t (200)\n\n"
    "Taken by\n"
    "    nvmlGpuInstanceGetVgpuSchedulerLog\n";
static const char doc_nvmlVgpuSchedulerLogInfo_t[] =
    "The struct of nvmlVgpuSchedulerLogInfo_v1_t, which it derives from.\n";
static const char doc_nvmlVgpuCreatablePlacementInfo_v1_t[] =
    "struct nvmlVgpuCreatablePlacementInfo_v1_t, 32 bytes. Since CUDA 12.9.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    vgpuTypeId : nvmlVgpuTypeId_t, int or None\n"
    "    count : int (unsigned int)\n"
    "    placementIds : int (address), buffer or None, kept (unsigned int *)\n"
    "    placementSize : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlGpuInstanceGetVgpuTypeCreatablePlacements\n";
static const char doc_nvmlVgpuCreatablePlacementInfo_t[] =
    "The struct of nvmlVgpuCreatablePlacementInfo_v1_t, which it derives from.\n";
static const char doc_nvmlVgpuSchedulerStateInfo_v2_t[] =
    "struct nvmlVgpuSchedulerStateInfo_v2_t, 16 bytes. Since CUDA 13.2.\n\n"
    "Fields\n"
    "    engineId, schedulerPolicy, avgFactor, timeslice : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetVgpuSchedulerState_v2, nvmlGpuInstanceGetVgpuSchedulerState_v2\n";
static const char doc_nvmlVgpuSchedulerLogEntry_v2_t[] =
    "struct nvmlVgpuSchedulerLogEntry_v2_t, 56 bytes. Since CUDA 13.2.\n\n"
    "Fields\n"
    "    timestamp, timeRunTotal, timeRun : int (unsigned long long)\n"
    "    swRunlistId : int (unsigned int)\n"
    "    targetTimeSlice, cumulativePreemptionTime : int (unsigned long long)\n"
    "    weight : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlVgpuSchedulerLogInfo_v2_t.logEntries\n";
static const char doc_nvmlVgpuSchedulerLogInfo_v2_t[] =
    "struct nvmlVgpuSchedulerLogInfo_v2_t, 11224 bytes. Since CUDA 13.2.\n\n"
    "Fields\n"
    "    engineId, schedulerPolicy, avgFactor, timeslice, entriesCount : int (unsigned int)\n"
    "    logEntries : sequence of nvmlVgpuSchedulerLogEntry_v2_t (200)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetVgpuSchedulerLog_v2, nvmlGpuInstanceGetVgpuSchedulerLog_v2\n";
static const char doc_nvmlVgpuSchedulerState_v2_t[] =
    "struct nvmlVgpuSchedulerState_v2_t, 16 bytes. Since CUDA 13.2.\n\n"
    "Fields\n"
    "    engineId, schedulerPolicy, avgFactor, frequency : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceSetVgpuSchedulerState_v2, nvmlGpuInstanceSetVgpuSchedulerState_v2\n";
static const char doc_nvmlNvLinkPowerThres_st[] =
    "The struct of nvmlNvLinkPowerThres_t, which derives from it.\n";
static const char doc_nvmlNvLinkPowerThres_t[] =
    "struct nvmlNvLinkPowerThres_st, 4 bytes. Since CUDA 12.0.\n\n"
    "Fields\n"
    "    lowPwrThreshold : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceSetNvLinkDeviceLowPowerThreshold\n";
static const char doc_nvmlFieldValue_st[] =
    "The struct of nvmlFieldValue_t, which derives from it.\n";
static const char doc_nvmlFieldValue_t[] =
    "One quantity to query, and its answer.\n\n"
    "struct nvmlFieldValue_st, 40 bytes.\n\n"
    "Fields\n"
    "    fieldId : int (unsigned int); NVML_FI_*\n"
    "    scopeId : int (unsigned int)\n"
    "    timestamp : int (long long); microseconds since 1970\n"
    "    latencyUsec : int (long long); microseconds\n"
    "    valueType : nvmlValueType_t or int\n"
    "    nvmlReturn : nvmlReturn_t or int; whether value counts\n"
    "    value : nvmlValue_t\n\n"
    "Taken by\n"
    "    nvmlDeviceGetFieldValues, nvmlDeviceClearFieldValues\n";
static const char doc_nvmlHwbcEntry_st[] =
    "The struct of nvmlHwbcEntry_t, which derives from it.\n";
static const char doc_nvmlHwbcEntry_t[] =
    "struct nvmlHwbcEntry_st, 36 bytes.\n\n"
    "Fields\n"
    "    hwbcId : int (unsigned int)\n"
    "    firmwareVersion : bytes (char [32])\n\n"
    "Given by\n"
    "    nvmlSystemGetHicVersion\n";
static const char doc_nvmlLedState_st[] =
    "The struct of nvmlLedState_t, which derives from it.\n";
static const char doc_nvmlLedState_t[] =
    "struct nvmlLedState_st, 260 bytes.\n\n"
    "Fields\n"
    "    cause : bytes (char [256])\n"
    "    color : nvmlLedColor_t or int\n\n"
    "Given by\n"
    "    nvmlUnitGetLedState\n";
static const char doc_nvmlUnitInfo_st[] =
    "The struct of nvmlUnitInfo_t, which derives from it.\n";
static const char doc_nvmlUnitInfo_t[] =
    "struct nvmlUnitInfo_st, 384 bytes.\n\n"
    "Fields\n"
    "    name, id, serial, firmwareVersion : bytes (char [96])\n\n"
    "Given by\n"
    "    nvmlUnitGetUnitInfo\n";
static const char doc_nvmlPSUInfo_st[] =
    "The struct of nvmlPSUInfo_t, which derives from it.\n";
static const char doc_nvmlPSUInfo_t[] =
    "struct nvmlPSUInfo_st, 268 bytes.\n\n"
    "Fields\n"
    "    state : bytes (char [256])\n"
    "    current : int (unsigned int); amperes\n"
    "    voltage : int (unsigned int); volts\n"
    "    power : int (unsigned int); watts\n\n"
    "Given by\n"
    "    nvmlUnitGetPsuInfo\n";
static const char doc_nvmlUnitFanInfo_st[] =
    "The struct of nvmlUnitFanInfo_t, which derives from it.\n";
static const char doc_nvmlUnitFanInfo_t[] =
    "struct nvmlUnitFanInfo_st, 8 bytes.\n\n"
    "Fields\n"
    "    speed : int (unsigned int)\n"
    "    state : nvmlFanState_t or int\n\n"
    "Field of\n"
    "    nvmlUnitFanSpeeds_t.fans\n";
static const char doc_nvmlUnitFanSpeeds_st[] =
    "The struct of nvmlUnitFanSpeeds_t, which derives from it.\n";
static const char doc_nvmlUnitFanSpeeds_t[] =
    "struct nvmlUnitFanSpeeds_st, 196 bytes.\n\n"
    "Fields\n"
    "    fans : sequence of nvmlUnitFanInfo_t (24)\n"
    "    count : int (unsigned int)\n\n"
    "Given by\n"
    "    nvmlUnitGetFanSpeedInfo\n";
static const char doc_nvmlEventData_st[] =
    "The struct of nvmlEventData_t, which derives from it.\n";
static const char doc_nvmlEventData_t[] =
    "An event that happened.\n\n"
    "struct nvmlEventData_st, 32 bytes.\n\n"
    "Fields\n"
    "    device : nvmlDevice_t, int or None\n"
    "    eventType : int (unsigned long long)\n"
    "    eventData : int (unsigned long long); number of the error for\n"
    "        nvmlEventTypeXidCriticalError\n"
    "    gpuInstanceId, computeInstanceId : int (unsigned int)\n\n"
    "Given by\n"
    "    nvmlEventSetWait\n";
static const char doc_nvmlEventSetGetContextCount_v1_t[] =
    "struct nvmlEventSetGetContextCount_v1_t, 4 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    count : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlEventSetGetContextCount_v1\n";
static const char doc_nvmlEventSetGetContextInfo_v1_t[] =
    "struct nvmlEventSetGetContextInfo_v1_t, 20 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    index, nvmlGpuOperationalEventContextType, sourceEventContextType : int (unsigned\n"
    "        int)\n"
    "    dataSize : int (unsigned int)\n"
    "    dataFormatVersion : int (unsigned short)\n\n"
    "Taken by\n"
    "    nvmlEventSetGetContextInfo_v1\n";
static const char doc_nvmlEventSetGetContextData_v1_t[] =
    "struct nvmlEventSetGetContextData_v1_t, 16 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    data : int (address), buffer or None, kept (void *)\n"
    "    index, dataSize : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlEventSetGetContextData_v1\n";
static const char doc_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t[] =
    "struct nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t, 8 bytes. Since CUDA\n"
    "13.4.\n\n"
    "Fields\n"
    "    index, xidCode : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1\n";
static const char doc_nvmlSystemEventSetCreateRequest_v1_t[] =
    "struct nvmlSystemEventSetCreateRequest_v1_t, 16 bytes. Since CUDA 12.9.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    set : nvmlSystemEventSet_t, int or None\n\n"
    "Taken by\n"
    "    nvmlSystemEventSetCreate\n";
static const char doc_nvmlSystemEventSetCreateRequest_t[] =
    "The struct of nvmlSystemEventSetCreateRequest_v1_t, which it derives from.\n";
static const char doc_nvmlSystemEventSetFreeRequest_v1_t[] =
    "struct nvmlSystemEventSetFreeRequest_v1_t, 16 bytes. Since CUDA 12.9.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    set : nvmlSystemEventSet_t, int or None\n\n"
    "Taken by\n"
    "    nvmlSystemEventSetFree\n";
static const char doc_nvmlSystemEventSetFreeRequest_t[] =
    "The struct of nvmlSystemEventSetFreeRequest_v1_t, which it derives from.\n";
static const char doc_nvmlSystemRegisterEventRequest_v1_t[] =
    "struct nvmlSystemRegisterEventRequest_v1_t, 24 bytes. Since CUDA 12.9.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    eventTypes : int (unsigned long long)\n"
    "    set : nvmlSystemEventSet_t, int or None\n\n"
    "Taken by\n"
    "    nvmlSystemRegisterEvents\n";
static const char doc_nvmlSystemRegisterEventRequest_t[] =
    "The struct of nvmlSystemRegisterEventRequest_v1_t, which it derives from.\n";
static const char doc_nvmlSystemEventData_v1_t[] =
    "struct nvmlSystemEventData_v1_t, 16 bytes. Since CUDA 12.9.\n\n"
    "Fields\n"
    "    eventType : int (unsigned long long)\n"
    "    gpuId : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlSystemEventSetWaitRequest_v1_t.data\n";
static const char doc_nvmlSystemEventSetWaitRequest_v1_t[] =
    "struct nvmlSystemEventSetWaitRequest_v1_t, 32 bytes. Since CUDA 12.9.\n\n"
    "Fields\n"
    "    version, timeoutms : int (unsigned int)\n"
    "    set : nvmlSystemEventSet_t, int or None\n"
    "    data : int (address), buffer or None, kept\n"
    "    dataSize, numEvent : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlSystemEventSetWait\n";
static const char doc_nvmlSystemEventSetWaitRequest_t[] =
    "The struct of nvmlSystemEventSetWaitRequest_v1_t, which it derives from.\n";
static const char doc_nvmlAccountingStats_st[] =
    "The struct of nvmlAccountingStats_t, which derives from it.\n";
static const char doc_nvmlAccountingStats_t[] =
    "GPU use of a process.\n\n"
    "struct nvmlAccountingStats_st, 56 bytes.\n\n"
    "Fields\n"
    "    gpuUtilization, memoryUtilization : int (unsigned int); percent of its life\n"
    "    maxMemoryUsage : int (unsigned long long); bytes\n"
    "    time : int (unsigned long long); milliseconds, 0 while it runs\n"
    "    startTime : int (unsigned long long); microseconds\n"
    "    isRunning : int (unsigned int)\n\n"
    "Given by\n"
    "    nvmlDeviceGetAccountingStats, nvmlVgpuInstanceGetAccountingStats\n";
static const char doc_nvmlAccountingStats_v2_t[] =
    "struct nvmlAccountingStats_v2_t, 64 bytes. Since CUDA 13.3.\n\n"
    "Fields\n"
    "    pid, isRunning, gpuUtilization, memoryUtilization : int (unsigned int)\n"
    "    maxMemoryUsage : int (unsigned long long)\n"
    "    sampleCount : int (unsigned int)\n"
    "    sumGpuUtil, sumFbUtil, time, startTime : int (unsigned long long)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetAccountingStats_v2\n";
static const char doc_nvmlEncoderSessionInfo_st[] =
    "The struct of nvmlEncoderSessionInfo_t, which derives from it.\n";
static const char doc_nvmlEncoderSessionInfo_t[] =
    "One use of a GPU's video encoder.\n\n"
    "struct nvmlEncoderSessionInfo_st, 32 bytes.\n\n"
    "Fields\n"
    "    sessionId, pid : int (unsigned int)\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    codecType : nvmlEncoderType_t or int\n"
    "    hResolution, vResolution, averageFps : int (unsigned int)\n"
    "    averageLatency : int (unsigned int); microseconds\n\n"
    "Given by\n"
    "    nvmlDeviceGetEncoderSessions, nvmlVgpuInstanceGetEncoderSessions\n";
static const char doc_nvmlFBCStats_st[] =
    "The struct of nvmlFBCStats_t, which derives from it.\n";
static const char doc_nvmlFBCStats_t[] =
    "struct nvmlFBCStats_st, 12 bytes.\n\n"
    "Fields\n"
    "    sessionsCount, averageFPS, averageLatency : int (unsigned int)\n\n"
    "Given by\n"
    "    nvmlDeviceGetFBCStats, nvmlVgpuInstanceGetFBCStats\n";
static const char doc_nvmlFBCSessionInfo_st[] =
    "The struct of nvmlFBCSessionInfo_t, which derives from it.\n";
static const char doc_nvmlFBCSessionInfo_t[] =
    "struct nvmlFBCSessionInfo_st, 48 bytes.\n\n"
    "Fields\n"
    "    sessionId, pid : int (unsigned int)\n"
    "    vgpuInstance : nvmlVgpuInstance_t, int or None\n"
    "    displayOrdinal : int (unsigned int)\n"
    "    sessionType : nvmlFBCSessionType_t or int\n"
    "    sessionFlags, hMaxResolution, vMaxResolution, hResolution : int (unsigned int)\n"
    "    vResolution, averageFPS, averageLatency : int (unsigned int)\n\n"
    "Given by\n"
    "    nvmlDeviceGetFBCSessions, nvmlVgpuInstanceGetFBCSessions\n";
static const char doc_nvmlConfComputeSystemCaps_st[] =
    "The struct of nvmlConfComputeSystemCaps_t, which derives from it.\n";
static const char doc_nvmlConfComputeSystemCaps_t[] =
    "struct nvmlConfComputeSystemCaps_st, 8 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    cpuCaps, gpusCaps : int (unsigned int)\n\n"
    "Given by\n"
    "    nvmlSystemGetConfComputeCapabilities\n";
static const char doc_nvmlConfComputeSystemState_st[] =
    "The struct of nvmlConfComputeSystemState_t, which derives from it.\n";
static const char doc_nvmlConfComputeSystemState_t[] =
    "struct nvmlConfComputeSystemState_st, 12 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    environment, ccFeature, devToolsMode : int (unsigned int)\n\n"
    "Given by\n"
    "    nvmlSystemGetConfComputeState\n";
static const char doc_nvmlSystemConfComputeSettings_v1_t[] =
    "struct nvmlSystemConfComputeSettings_v1_t, 20 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    version, environment, ccFeature, devToolsMode, multiGpuMode : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlSystemGetConfComputeSettings\n";
static const char doc_nvmlSystemConfComputeSettings_t[] =
    "The struct of nvmlSystemConfComputeSettings_v1_t, which it derives from.\n";
static const char doc_nvmlSystemConfComputeSettings_v2_t[] =
    "struct nvmlSystemConfComputeSettings_v2_t, 24 bytes. Since CUDA 13.5.\n\n"
    "Fields\n"
    "    version, environment, ccFeature, devToolsMode, multiGpuMode : int (unsigned int)\n"
    "    tdispState : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlSystemGetConfComputeSettings_v2\n";
static const char doc_nvmlConfComputeMemSizeInfo_st[] =
    "The struct of nvmlConfComputeMemSizeInfo_t, which derives from it.\n";
static const char doc_nvmlConfComputeMemSizeInfo_t[] =
    "struct nvmlConfComputeMemSizeInfo_st, 16 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    protectedMemSizeKib, unprotectedMemSizeKib : int (unsigned long long); KiB\n\n"
    "Given by\n"
    "    nvmlDeviceGetConfComputeMemSizeInfo\n";
static const char doc_nvmlConfComputeGpuCertificate_st[] =
    "The struct of nvmlConfComputeGpuCertificate_t, which derives from it.\n";
static const char doc_nvmlConfComputeGpuCertificate_t[] =
    "struct nvmlConfComputeGpuCertificate_st, 9224 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    certChainSize, attestationCertChainSize : int (unsigned int)\n"
    "    certChain : bytes or sequence of int (unsigned char [4096])\n"
    "    attestationCertChain : bytes or sequence of int (unsigned char [5120])\n\n"
    "Given by\n"
    "    nvmlDeviceGetConfComputeGpuCertificate\n";
static const char doc_nvmlConfComputeGpuAttestationReport_st[] =
    "The struct of nvmlConfComputeGpuAttestationReport_t, which derives from it.\n";
static const char doc_nvmlConfComputeGpuAttestationReport_t[] =
    "struct nvmlConfComputeGpuAttestationReport_st, 12332 bytes. Since CUDA 12.2.\n\n"
    "Fields\n"
    "    isCecAttestationReportPresent, attestationReportSize : int (unsigned int)\n"
    "    cecAttestationReportSize : int (unsigned int)\n"
    "    nonce : bytes or sequence of int (unsigned char [32])\n"
    "    attestationReport : bytes or sequence of int (unsigned char [8192])\n"
    "    cecAttestationReport : bytes or sequence of int (unsigned char [4096])\n\n"
    "Given by\n"
    "    nvmlDeviceGetConfComputeGpuAttestationReport\n";
static const char doc_nvmlConfComputeSetKeyRotationThresholdInfo_st[] =
    "The struct of nvmlConfComputeSetKeyRotationThresholdInfo_v1_t, which derives from it.\n";
static const char doc_nvmlConfComputeSetKeyRotationThresholdInfo_v1_t[] =
    "struct nvmlConfComputeSetKeyRotationThresholdInfo_st, 16 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    maxAttackerAdvantage : int (unsigned long long)\n\n"
    "Taken by\n"
    "    nvmlSystemSetConfComputeKeyRotationThresholdInfo\n";
static const char doc_nvmlConfComputeSetKeyRotationThresholdInfo_t[] =
    "The struct of nvmlConfComputeSetKeyRotationThresholdInfo_v1_t, which it derives from.\n";
static const char doc_nvmlConfComputeGetKeyRotationThresholdInfo_st[] =
    "The struct of nvmlConfComputeGetKeyRotationThresholdInfo_v1_t, which derives from it.\n";
static const char doc_nvmlConfComputeGetKeyRotationThresholdInfo_v1_t[] =
    "struct nvmlConfComputeGetKeyRotationThresholdInfo_st, 16 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    attackerAdvantage : int (unsigned long long)\n\n"
    "Taken by\n"
    "    nvmlSystemGetConfComputeKeyRotationThresholdInfo\n";
static const char doc_nvmlConfComputeGetKeyRotationThresholdInfo_t[] =
    "The struct of nvmlConfComputeGetKeyRotationThresholdInfo_v1_t, which it derives from.\n";
static const char doc_nvmlGpuFabricInfo_t[] =
    "struct nvmlGpuFabricInfo_t, 28 bytes. Since CUDA 12.0; other fields before 12.3.\n\n"
    "Fields\n"
    "    clusterUuid : bytes or sequence of int (unsigned char [16])\n"
    "    status : nvmlReturn_t or int\n"
    "    cliqueId : int (unsigned int)\n"
    "    state : nvmlGpuFabricState_t, int or None\n\n"
    "Given by\n"
    "    nvmlDeviceGetGpuFabricInfo\n";
static const char doc_nvmlGpuFabricInfo_v2_t[] =
    "struct nvmlGpuFabricInfo_v2_t, 36 bytes. Since CUDA 12.4.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    clusterUuid : bytes or sequence of int (unsigned char [16])\n"
    "    status : nvmlReturn_t or int\n"
    "    cliqueId : int (unsigned int)\n"
    "    state : nvmlGpuFabricState_t, int or None\n"
    "    healthMask : int (unsigned int)\n";
static const char doc_nvmlGpuFabricInfo_v3_t[] =
    "struct nvmlGpuFabricInfo_v3_t, 40 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    clusterUuid : bytes or sequence of int (unsigned char [16])\n"
    "    status : nvmlReturn_t or int\n"
    "    cliqueId : int (unsigned int)\n"
    "    state : nvmlGpuFabricState_t, int or None\n"
    "    healthMask : int (unsigned int)\n"
    "    healthSummary : int (unsigned char)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetGpuFabricInfoV\n";
static const char doc_nvmlGpuFabricInfoV_t[] =
    "The struct of nvmlGpuFabricInfo_v3_t, which it derives from.\n";
static const char doc_nvmlGpuFabricClique_v1_t[] =
    "struct nvmlGpuFabricClique_v1_t, 8 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    type : int (unsigned char)\n"
    "    id : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlGpuFabricInfo_v4_t.cliques\n";
static const char doc_nvmlGpuFabricInfo_v4_t[] =
    "struct nvmlGpuFabricInfo_v4_t, 548 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    clusterUuid : bytes or sequence of int (unsigned char [16])\n"
    "    status : nvmlReturn_t or int\n"
    "    cliques : sequence of nvmlGpuFabricClique_v1_t (64)\n"
    "    numCliques : int (unsigned int)\n"
    "    state : nvmlGpuFabricState_t, int or None\n"
    "    healthMask : int (unsigned int)\n"
    "    healthSummary : int (unsigned char)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetGpuFabricInfo_v4\n";
static const char doc_nvmlGpuOperationalEventConfig_v1_st[] =
    "The struct of nvmlGpuOperationalEventConfig_v1_t, which derives from it.\n";
static const char doc_nvmlGpuOperationalEventConfig_v1_t[] =
    "struct nvmlGpuOperationalEventConfig_v1_st, 104 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    uuid : bytes (char [96])\n"
    "    minLogLevel, minSeverity : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlEventSetRegisterGpuOperationalEvents_v1\n";
static const char doc_nvmlEventSetWait_v3_t[] =
    "struct nvmlEventSetWait_v3_t, 224 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    timeoutMs, dataType : int (unsigned int)\n"
    "    uuid : bytes (char [96])\n"
    "    sourceModule : bytes (char [16])\n"
    "    eventType, eventData, groupCursor, instanceId, timestampUsec : int (unsigned long\n"
    "        long)\n"
    "    traceId : int (unsigned long long)\n"
    "    gpuInstanceId, computeInstanceId, severity, categoryId : int (unsigned int)\n"
    "    moduleEventCode, scope, originator, moduleInstance, chipletId : int (unsigned int)\n"
    "    logLevel, attributes, groupCperSize, groupAttributes : int (unsigned int)\n"
    "    groupSize, groupIndex : int (unsigned char)\n\n"
    "Taken by\n"
    "    nvmlEventSetWait_v3\n";
static const char doc_nvmlCPERCursor_v1_t[] =
    "struct nvmlCPERCursor_v1_t, 96 bytes. Since CUDA 13.3.\n\n"
    "Fields\n"
    "    cperTypeMask : int (unsigned int)\n"
    "    uuid : bytes (char [80])\n"
    "    handle : nvmlCPERCursorHandle_t, int or None\n\n"
    "Field of\n"
    "    nvmlGetCPER_v1_t.cursor\n";
static const char doc_nvmlGetCPER_v1_t[] =
    "struct nvmlGetCPER_v1_t, 112 bytes. Since CUDA 13.3.\n\n"
    "Fields\n"
    "    cursor : nvmlCPERCursor_v1_t\n"
    "    buffer : int (address), buffer or None, kept (unsigned char *)\n"
    "    bufferSize : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlSystemGetCPER_v1\n";
static const char doc_nvmlSystemDriverBranchInfo_v1_t[] =
    "struct nvmlSystemDriverBranchInfo_v1_t, 84 bytes. Since CUDA 12.6.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    branch : bytes (char [80])\n\n"
    "Taken by\n"
    "    nvmlSystemGetDriverBranch\n";
static const char doc_nvmlSystemDriverBranchInfo_t[] =
    "The struct of nvmlSystemDriverBranchInfo_v1_t, which it derives from.\n";
static const char doc_nvmlTemperature_v1_t[] =
    "struct nvmlTemperature_v1_t, 12 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    sensorType : nvmlTemperatureSensors_t or int\n"
    "    temperature : int\n\n"
    "Taken by\n"
    "    nvmlDeviceGetTemperatureV\n";
static const char doc_nvmlTemperature_t[] =
    "The struct of nvmlTemperature_v1_t, which it derives from.\n";
static const char doc_nvmlNvlinkSupportedBwModes_v1_t[] =
    "struct nvmlNvlinkSupportedBwModes_v1_t, 28 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    bwModes : bytes or sequence of int (unsigned char [23])\n"
    "    totalBwModes : int (unsigned char)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetNvlinkSupportedBwModes\n";
static const char doc_nvmlNvlinkSupportedBwModes_t[] =
    "The struct of nvmlNvlinkSupportedBwModes_v1_t, which it derives from.\n";
static const char doc_nvmlNvlinkGetBwMode_v1_t[] =
    "struct nvmlNvlinkGetBwMode_v1_t, 12 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version, bIsBest : int (unsigned int)\n"
    "    bwMode : int (unsigned char)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetNvlinkBwMode\n";
static const char doc_nvmlNvlinkGetBwMode_t[] =
    "The struct of nvmlNvlinkGetBwMode_v1_t, which it derives from.\n";
static const char doc_nvmlNvlinkSetBwMode_v1_t[] =
    "struct nvmlNvlinkSetBwMode_v1_t, 12 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version, bSetBest : int (unsigned int)\n"
    "    bwMode : int (unsigned char)\n\n"
    "Taken by\n"
    "    nvmlDeviceSetNvlinkBwMode\n";
static const char doc_nvmlNvlinkSetBwMode_t[] =
    "The struct of nvmlNvlinkSetBwMode_v1_t, which it derives from.\n";
static const char doc_nvmlNvlinkSetBwModeAsync_v1_t[] =
    "struct nvmlNvlinkSetBwModeAsync_v1_t, 12 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    bSetBest, bwMode, asyncPollTimeoutMs : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceSetNvlinkBwModeAsync_v1\n";
static const char doc_nvmlNvLinkInfo_v1_t[] =
    "struct nvmlNvLinkInfo_v1_t, 8 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    version, isNvleEnabled : int (unsigned int)\n";
static const char doc_nvmlNvlinkFirmwareVersion_t[] =
    "struct nvmlNvlinkFirmwareVersion_t, 16 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    ucodeType : int (unsigned char)\n"
    "    major, minor, subMinor : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlNvlinkFirmwareInfo_t.firmwareVersion\n";
static const char doc_nvmlNvlinkFirmwareInfo_t[] =
    "struct nvmlNvlinkFirmwareInfo_t, 1604 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    firmwareVersion : sequence of nvmlNvlinkFirmwareVersion_t (100)\n"
    "    numValidEntries : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlNvLinkInfo_v2_t.firmwareInfo, nvmlNvLinkInfo_v3_t.firmwareInfo\n";
static const char doc_nvmlNvLinkInfo_v2_t[] =
    "struct nvmlNvLinkInfo_v2_t, 1612 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    version, isNvleEnabled : int (unsigned int)\n"
    "    firmwareInfo : nvmlNvlinkFirmwareInfo_t\n\n"
    "Taken by\n"
    "    nvmlDeviceGetNvLinkInfo\n";
static const char doc_nvmlNvLinkInfo_t[] =
    "The struct of nvmlNvLinkInfo_v2_t, which it derives from.\n";
static const char doc_nvmlNvLinkInfo_v3_t[] =
    "struct nvmlNvLinkInfo_v3_t, 1612 bytes. Since CUDA 13.5.\n\n"
    "Fields\n"
    "    isNvleEnabled : int (unsigned int)\n"
    "    firmwareInfo : nvmlNvlinkFirmwareInfo_t\n"
    "    isNvleReady : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetNvLinkInfo_v3\n";
static const char doc_nvmlNvlinkTelemetrySample_v1_t[] =
    "struct nvmlNvlinkTelemetrySample_v1_t, 32 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    linkId, sampleType, sampleCount : int (unsigned int)\n"
    "    samples : int (address), buffer or None, kept (unsigned long long *)\n"
    "    nvmlReturn : nvmlReturn_t or int\n\n"
    "Field of\n"
    "    nvmlNvlinkTelemetrySamples_v1_t.telemetrySamples\n";
static const char doc_nvmlNvlinkTelemetrySamples_v1_t[] =
    "struct nvmlNvlinkTelemetrySamples_v1_t, 16 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    telemetryCount : int (unsigned int)\n"
    "    telemetrySamples : int (address), buffer or None, kept\n\n"
    "Taken by\n"
    "    nvmlDeviceGetNvLinkTelemetrySamples_v1\n";
static const char doc_nvmlNvlinkGetRemapTableInfo_v1_t[] =
    "struct nvmlNvlinkGetRemapTableInfo_v1_t, 32776 bytes. Since CUDA 13.5.\n\n"
    "Fields\n"
    "    alid : int (unsigned int)\n"
    "    flaRemapTabAddr, gpaRemapTabAddr : sequence of int (unsigned int [4096])\n"
    "    remapTabSize : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetNvlinkRemapTableInfo_v1\n";
static const char doc_nvmlNvlinkSetNvleReady_v1_t[] =
    "struct nvmlNvlinkSetNvleReady_v1_t, 1 bytes. Since CUDA 13.5.\n\n"
    "Fields\n"
    "    bNvleReady : int (unsigned char)\n\n"
    "Taken by\n"
    "    nvmlDeviceSetNvlinkNvleReady_v1\n";
static const char doc_nvmlNvlinkLockRemapTable_v1_t[] =
    "struct nvmlNvlinkLockRemapTable_v1_t, 2 bytes. Since CUDA 13.5.\n\n"
    "Fields\n"
    "    bRemapTableLocked, bRemapTableLockDisabled : int (unsigned char)\n\n"
    "Taken by\n"
    "    nvmlDeviceLockNvlinkRemapTable_v1\n";
static const char doc_nvmlNvlinkNvlePrivateInfo_v1_t[] =
    "struct nvmlNvlinkNvlePrivateInfo_v1_t, 260 bytes. Since CUDA 13.5.\n\n"
    "Fields\n"
    "    data : bytes or sequence of int (unsigned char [256])\n"
    "    size : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetNvlinkNvlePrivateInfo_v1\n\n"
    "Field of\n"
    "    nvmlNvlinkSetupNvleEncryptionKey_v1_t.localGpuNvlePrivateInfo,\n"
    "    nvmlNvlinkSetupNvleEncryptionKey_v1_t.remoteGpuNvlePrivateInfo\n";
static const char doc_nvmlNvlinkSetupNvleEncryptionKey_v1_t[] =
    "struct nvmlNvlinkSetupNvleEncryptionKey_v1_t, 560 bytes. Since CUDA 13.5.\n\n"
    "Fields\n"
    "    nvleKey : bytes or sequence of int (unsigned char [32])\n"
    "    localGpuAlid, remoteGpuAlid : int (unsigned int)\n"
    "    localGpuNvlePrivateInfo, remoteGpuNvlePrivateInfo : nvmlNvlinkNvlePrivateInfo_v1_t\n\n"
    "Taken by\n"
    "    nvmlDeviceSetupNvlinkNvleEncryptionKey_v1\n";
static const char doc_nvmlVgpuVersion_st[] =
    "The struct of nvmlVgpuVersion_t, which derives from it.\n";
static const char doc_nvmlVgpuVersion_t[] =
    "struct nvmlVgpuVersion_st, 8 bytes.\n\n"
    "Fields\n"
    "    minVersion, maxVersion : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlSetVgpuVersion\n\n"
    "Given by\n"
    "    nvmlGetVgpuVersion\n\n"
    "Field of\n"
    "    nvmlVgpuPgpuMetadata_t.hostSupportedVgpuRange\n";
static const char doc_nvmlVgpuMetadata_st[] =
    "The struct of nvmlVgpuMetadata_t, which derives from it.\n";
static const char doc_nvmlVgpuMetadata_t[] =
    "struct nvmlVgpuMetadata_st, 212 bytes.\n\n"
    "Fields\n"
    "    version, revision : int (unsigned int)\n"
    "    guestInfoState : nvmlVgpuGuestInfoState_t or int\n"
    "    guestDriverVersion, hostDriverVersion : bytes (char [80])\n"
    "    vgpuVirtualizationCaps, guestVgpuVersion, opaqueDataSize : int (unsigned int)\n"
    "    opaqueData : bytes or sequence of int (char [4])\n\n"
    "Taken by\n"
    "    nvmlVgpuInstanceGetMetadata, nvmlGetVgpuCompatibility\n";
static const char doc_nvmlVgpuPgpuMetadata_st[] =
    "The struct of nvmlVgpuPgpuMetadata_t, which derives from it.\n";
static const char doc_nvmlVgpuPgpuMetadata_t[] =
    "struct nvmlVgpuPgpuMetadata_st, 128 bytes.\n\n"
    "Fields\n"
    "    version, revision : int (unsigned int)\n"
    "    hostDriverVersion : bytes (char [80])\n"
    "    pgpuVirtualizationCaps : int (unsigned int)\n"
    "    hostSupportedVgpuRange : nvmlVgpuVersion_t\n"
    "    opaqueDataSize : int (unsigned int)\n"
    "    opaqueData : bytes or sequence of int (char [4])\n\n"
    "Taken by\n"
    "    nvmlDeviceGetVgpuMetadata, nvmlGetVgpuCompatibility\n";
static const char doc_nvmlVgpuPgpuCompatibility_st[] =
    "The struct of nvmlVgpuPgpuCompatibility_t, which derives from it.\n";
static const char doc_nvmlVgpuPgpuCompatibility_t[] =
    "struct nvmlVgpuPgpuCompatibility_st, 8 bytes.\n\n"
    "Fields\n"
    "    vgpuVmCompatibility : nvmlVgpuVmCompatibility_t or int\n"
    "    compatibilityLimitCode : nvmlVgpuPgpuCompatibilityLimitCode_t or int\n\n"
    "Given by\n"
    "    nvmlGetVgpuCompatibility\n";
static const char doc_nvmlExcludedDeviceInfo_st[] =
    "The struct of nvmlExcludedDeviceInfo_t, which derives from it.\n";
static const char doc_nvmlExcludedDeviceInfo_t[] =
    "struct nvmlExcludedDeviceInfo_st, 148 bytes.\n\n"
    "Fields\n"
    "    pciInfo : nvmlPciInfo_t\n"
    "    uuid : bytes (char [80])\n\n"
    "Given by\n"
    "    nvmlGetExcludedDeviceInfoByIndex\n";
static const char doc_nvmlBlacklistDeviceInfo_t[] =
    "The struct of nvmlExcludedDeviceInfo_t.\n";
static const char doc_nvmlPRMTLV_v1_t[] =
    "struct nvmlPRMTLV_v1_t, 504 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    dataSize, status : int (unsigned int)\n"
    "    inData, outData : bytes or sequence of int (unsigned char [496])\n\n"
    "Taken by\n"
    "    nvmlDeviceReadWritePRM_v1\n";
static const char doc_nvmlPRMTLV_v1_t_anon0[] =
    "union inside nvmlPRMTLV_v1_t, 496 bytes.\n\n"
    "Fields\n"
    "    inData, outData : bytes or sequence of int (unsigned char [496])\n";
static const char doc_nvmlPRMCounterInput_v1_t[] =
    "struct nvmlPRMCounterInput_v1_t, 4 bytes. Since CUDA 13.1.\n\n"
    "Fields\n"
    "    localPort : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlPRMCounter_v1_t.inData\n";
static const char doc_nvmlPRMCounterValue_v1_t[] =
    "struct nvmlPRMCounterValue_v1_t, 16 bytes. Since CUDA 13.1.\n\n"
    "Fields\n"
    "    status : nvmlReturn_t or int\n"
    "    outputType : nvmlValueType_t or int\n"
    "    outputValue : nvmlValue_t\n\n"
    "Field of\n"
    "    nvmlPRMCounter_v1_t.counterValue\n";
static const char doc_nvmlPRMCounter_v1_t[] =
    "struct nvmlPRMCounter_v1_t, 24 bytes. Since CUDA 13.1.\n\n"
    "Fields\n"
    "    counterId : int (unsigned int)\n"
    "    inData : nvmlPRMCounterInput_v1_t\n"
    "    counterValue : nvmlPRMCounterValue_v1_t\n\n"
    "Field of\n"
    "    nvmlPRMCounterList_v1_t.counters\n";
static const char doc_nvmlPRMCounterList_v1_t[] =
    "struct nvmlPRMCounterList_v1_t, 16 bytes. Since CUDA 13.1.\n\n"
    "Fields\n"
    "    numCounters : int (unsigned int)\n"
    "    counters : int (address), buffer or None, kept\n\n"
    "Taken by\n"
    "    nvmlDeviceReadPRMCounters_v1\n";
static const char doc_nvmlGpuInstancePlacement_st[] =
    "The struct of nvmlGpuInstancePlacement_t, which derives from it.\n";
static const char doc_nvmlGpuInstancePlacement_t[] =
    "struct nvmlGpuInstancePlacement_st, 8 bytes.\n\n"
    "Fields\n"
    "    start, size : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceCreateGpuInstanceWithPlacement\n\n"
    "Given by\n"
    "    nvmlDeviceGetGpuInstancePossiblePlacements\n\n"
    "Field of\n"
    "    nvmlGpuInstanceInfo_t.placement\n";
static const char doc_nvmlGpuInstanceProfileInfo_st[] =
    "The struct of nvmlGpuInstanceProfileInfo_t, which derives from it.\n";
static const char doc_nvmlGpuInstanceProfileInfo_t[] =
    "Resources of a kind of GPU instance.\n\n"
    "struct nvmlGpuInstanceProfileInfo_st, 48 bytes.\n\n"
    "Fields\n"
    "    id, isP2pSupported, sliceCount, instanceCount, multiprocessorCount : int (unsigned\n"
    "        int)\n"
    "    copyEngineCount, decoderCount, encoderCount, jpegCount, ofaCount : int (unsigned\n"
    "        int)\n"
    "    memorySizeMB : int (unsigned long long); MB\n\n"
    "Given by\n"
    "    nvmlDeviceGetGpuInstanceProfileInfo\n";
static const char doc_nvmlGpuInstanceProfileInfo_v2_st[] =
    "The struct of nvmlGpuInstanceProfileInfo_v2_t, which derives from it.\n";
static const char doc_nvmlGpuInstanceProfileInfo_v2_t[] =
    "struct nvmlGpuInstanceProfileInfo_v2_st, 152 bytes.\n\n"
    "Fields\n"
    "    version, id, isP2pSupported, sliceCount, instanceCount : int (unsigned int)\n"
    "    multiprocessorCount, copyEngineCount, decoderCount, encoderCount : int (unsigned\n"
    "        int)\n"
    "    jpegCount, ofaCount : int (unsigned int)\n"
    "    memorySizeMB : int (unsigned long long)\n"
    "    name : bytes (char [96])\n\n"
    "Taken by\n"
    "    nvmlDeviceGetGpuInstanceProfileInfoV, nvmlDeviceGetGpuInstanceProfileInfoByIdV\n";
static const char doc_nvmlGpuInstanceProfileInfo_v3_st[] =
    "The struct of nvmlGpuInstanceProfileInfo_v3_t, which derives from it.\n";
static const char doc_nvmlGpuInstanceProfileInfo_v3_t[] =
    "struct nvmlGpuInstanceProfileInfo_v3_st, 152 bytes. Since CUDA 12.3.\n\n"
    "Fields\n"
    "    version, id, sliceCount, instanceCount, multiprocessorCount : int (unsigned int)\n"
    "    copyEngineCount, decoderCount, encoderCount, jpegCount, ofaCount : int (unsigned\n"
    "        int)\n"
    "    memorySizeMB : int (unsigned long long)\n"
    "    name : bytes (char [96])\n"
    "    capabilities : int (unsigned int)\n";
static const char doc_nvmlGpuInstanceInfo_st[] =
    "The struct of nvmlGpuInstanceInfo_t, which derives from it.\n";
static const char doc_nvmlGpuInstanceInfo_t[] =
    "struct nvmlGpuInstanceInfo_st, 24 bytes.\n\n"
    "Fields\n"
    "    device : nvmlDevice_t, int or None\n"
    "    id, profileId : int (unsigned int)\n"
    "    placement : nvmlGpuInstancePlacement_t\n\n"
    "Given by\n"
    "    nvmlGpuInstanceGetInfo\n";
static const char doc_nvmlComputeInstancePlacement_st[] =
    "The struct of nvmlComputeInstancePlacement_t, which derives from it.\n";
static const char doc_nvmlComputeInstancePlacement_t[] =
    "struct nvmlComputeInstancePlacement_st, 8 bytes.\n\n"
    "Fields\n"
    "    start, size : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlGpuInstanceCreateComputeInstanceWithPlacement\n\n"
    "Given by\n"
    "    nvmlGpuInstanceGetComputeInstancePossiblePlacements\n\n"
    "Field of\n"
    "    nvmlComputeInstanceInfo_t.placement\n";
static const char doc_nvmlComputeInstanceProfileInfo_st[] =
    "The struct of nvmlComputeInstanceProfileInfo_t, which derives from it.\n";
static const char doc_nvmlComputeInstanceProfileInfo_t[] =
    "struct nvmlComputeInstanceProfileInfo_st, 36 bytes.\n\n"
    "Fields\n"
    "    id, sliceCount, instanceCount, multiprocessorCount : int (unsigned int)\n"
    "    sharedCopyEngineCount, sharedDecoderCount, sharedEncoderCount : int (unsigned int)\n"
    "    sharedJpegCount, sharedOfaCount : int (unsigned int)\n\n"
    "Given by\n"
    "    nvmlGpuInstanceGetComputeInstanceProfileInfo\n";
static const char doc_nvmlComputeInstanceProfileInfo_v2_st[] =
    "The struct of nvmlComputeInstanceProfileInfo_v2_t, which derives from it.\n";
static const char doc_nvmlComputeInstanceProfileInfo_v2_t[] =
    "struct nvmlComputeInstanceProfileInfo_v2_st, 136 bytes.\n\n"
    "Fields\n"
    "    version, id, sliceCount, instanceCount, multiprocessorCount : int (unsigned int)\n"
    "    sharedCopyEngineCount, sharedDecoderCount, sharedEncoderCount : int (unsigned int)\n"
    "    sharedJpegCount, sharedOfaCount : int (unsigned int)\n"
    "    name : bytes (char [96])\n\n"
    "Taken by\n"
    "    nvmlGpuInstanceGetComputeInstanceProfileInfoV\n";
static const char doc_nvmlComputeInstanceProfileInfo_v3_st[] =
    "The struct of nvmlComputeInstanceProfileInfo_v3_t, which derives from it.\n";
static const char doc_nvmlComputeInstanceProfileInfo_v3_t[] =
    "struct nvmlComputeInstanceProfileInfo_v3_st, 140 bytes. Since CUDA 12.3.\n\n"
    "Fields\n"
    "    version, id, sliceCount, instanceCount, multiprocessorCount : int (unsigned int)\n"
    "    sharedCopyEngineCount, sharedDecoderCount, sharedEncoderCount : int (unsigned int)\n"
    "    sharedJpegCount, sharedOfaCount : int (unsigned int)\n"
    "    name : bytes (char [96])\n"
    "    capabilities : int (unsigned int)\n";
static const char doc_nvmlComputeInstanceInfo_st[] =
    "The struct of nvmlComputeInstanceInfo_t, which derives from it.\n";
static const char doc_nvmlComputeInstanceInfo_t[] =
    "struct nvmlComputeInstanceInfo_st, 32 bytes.\n\n"
    "Fields\n"
    "    device : nvmlDevice_t, int or None\n"
    "    gpuInstance : nvmlGpuInstance_t, int or None\n"
    "    id, profileId : int (unsigned int)\n"
    "    placement : nvmlComputeInstancePlacement_t\n\n"
    "Given by\n"
    "    nvmlComputeInstanceGetInfo\n";
static const char doc_nvmlGpmMetric_t[] =
    "struct nvmlGpmMetric_t, 40 bytes.\n\n"
    "Fields\n"
    "    metricId : int (unsigned int)\n"
    "    nvmlReturn : nvmlReturn_t or int\n"
    "    value : float (double)\n"
    "    metricInfo : nvmlGpmMetric_t_anon0\n\n"
    "Field of\n"
    "    nvmlGpmMetricsGet_t.metrics\n";
static const char doc_nvmlGpmMetric_t_anon0[] =
    "struct inside nvmlGpmMetric_t, 24 bytes.\n\n"
    "Fields\n"
    "    shortName, longName, unit : bytes, str or None, kept (char *)\n\n"
    "Field of\n"
    "    nvmlGpmMetric_t.metricInfo\n";
static const char doc_nvmlGpmMetricsGet_t[] =
    "struct nvmlGpmMetricsGet_t, 19104 bytes. Other fields before CUDA 13.4.\n\n"
    "Fields\n"
    "    version, numMetrics : int (unsigned int)\n"
    "    sample1, sample2 : nvmlGpmSample_t, int or None\n"
    "    metrics : sequence of nvmlGpmMetric_t (477)\n\n"
    "Taken by\n"
    "    nvmlGpmMetricsGet\n";
static const char doc_nvmlGpmSupport_t[] =
    "struct nvmlGpmSupport_t, 8 bytes.\n\n"
    "Fields\n"
    "    version, isSupportedDevice : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlGpmQueryDeviceSupport\n";
static const char doc_nvmlDeviceCapabilities_v1_t[] =
    "struct nvmlDeviceCapabilities_v1_t, 8 bytes. Since CUDA 12.5.\n\n"
    "Fields\n"
    "    version, capMask : int (unsigned int)\n\n"
    "Taken by\n"
    "    nvmlDeviceGetCapabilities\n";
static const char doc_nvmlDeviceCapabilities_t[] =
    "The struct of nvmlDeviceCapabilities_v1_t, which it derives from.\n";
static const char doc_nvmlMask255_t[] =
    "struct nvmlMask255_t, 32 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    mask : sequence of int (unsigned int [8])\n\n"
    "Field of\n"
    "    nvmlWorkloadPowerProfileInfo_v1_t.conflictingMask,\n"
    "    nvmlWorkloadPowerProfileProfilesInfo_v1_t.perfProfilesMask,\n"
    "    nvmlWorkloadPowerProfileCurrentProfiles_v1_t.perfProfilesMask,\n"
    "    nvmlWorkloadPowerProfileCurrentProfiles_v1_t.requestedProfilesMask,\n"
    "    nvmlWorkloadPowerProfileCurrentProfiles_v1_t.enforcedProfilesMask,\n"
    "    nvmlWorkloadPowerProfileRequestedProfiles_v1_t.requestedProfilesMask,\n"
    "    nvmlWorkloadPowerProfileUpdateProfiles_v1_t.updateProfilesMask\n";
static const char doc_nvmlWorkloadPowerProfileInfo_v1_t[] =
    "struct nvmlWorkloadPowerProfileInfo_v1_t, 44 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version, profileId, priority : int (unsigned int)\n"
    "    conflictingMask : nvmlMask255_t\n\n"
    "Field of\n"
    "    nvmlWorkloadPowerProfileProfilesInfo_v1_t.perfProfile\n";
static const char doc_nvmlWorkloadPowerProfileInfo_t[] =
    "The struct of nvmlWorkloadPowerProfileInfo_v1_t, which it derives from.\n";
static const char doc_nvmlWorkloadPowerProfileProfilesInfo_v1_t[] =
    "struct nvmlWorkloadPowerProfileProfilesInfo_v1_t, 11256 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    perfProfilesMask : nvmlMask255_t\n"
    "    perfProfile : sequence of nvmlWorkloadPowerProfileInfo_t (255)\n\n"
    "Taken by\n"
    "    nvmlDeviceWorkloadPowerProfileGetProfilesInfo\n";
static const char doc_nvmlWorkloadPowerProfileProfilesInfo_t[] =
    "The struct of nvmlWorkloadPowerProfileProfilesInfo_v1_t, which it derives from.\n";
static const char doc_nvmlWorkloadPowerProfileCurrentProfiles_v1_t[] =
    "struct nvmlWorkloadPowerProfileCurrentProfiles_v1_t, 100 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    perfProfilesMask, requestedProfilesMask, enforcedProfilesMask : nvmlMask255_t\n\n"
    "Taken by\n"
    "    nvmlDeviceWorkloadPowerProfileGetCurrentProfiles\n";
static const char doc_nvmlWorkloadPowerProfileCurrentProfiles_t[] =
    "The struct of nvmlWorkloadPowerProfileCurrentProfiles_v1_t, which it derives from.\n";
static const char doc_nvmlWorkloadPowerProfileRequestedProfiles_v1_t[] =
    "struct nvmlWorkloadPowerProfileRequestedProfiles_v1_t, 36 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    requestedProfilesMask : nvmlMask255_t\n\n"
    "Taken by\n"
    "    nvmlDeviceWorkloadPowerProfileSetRequestedProfiles,\n"
    "    nvmlDeviceWorkloadPowerProfileClearRequestedProfiles\n";
static const char doc_nvmlWorkloadPowerProfileRequestedProfiles_t[] =
    "The struct of nvmlWorkloadPowerProfileRequestedProfiles_v1_t, which it derives from.\n";
static const char doc_nvmlWorkloadPowerProfileUpdateProfiles_v1_t[] =
    "struct nvmlWorkloadPowerProfileUpdateProfiles_v1_t, 36 bytes. Since CUDA 13.1.\n\n"
    "Fields\n"
    "    operation : nvmlPowerProfileOperation_t or int\n"
    "    updateProfilesMask : nvmlMask255_t\n\n"
    "Taken by\n"
    "    nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1\n";
static const char doc_nvmlPowerSmoothingProfile_v1_t[] =
    "struct nvmlPowerSmoothingProfile_v1_t, 24 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version, profileId, paramId : int (unsigned int)\n"
    "    value : float (double)\n\n"
    "Taken by\n"
    "    nvmlDevicePowerSmoothingActivatePresetProfile,\n"
    "    nvmlDevicePowerSmoothingUpdatePresetProfileParam\n";
static const char doc_nvmlPowerSmoothingProfile_t[] =
    "The struct of nvmlPowerSmoothingProfile_v1_t, which it derives from.\n";
static const char doc_nvmlPowerSmoothingState_v1_t[] =
    "struct nvmlPowerSmoothingState_v1_t, 8 bytes. Since CUDA 12.8.\n\n"
    "Fields\n"
    "    version : int (unsigned int)\n"
    "    state : nvmlEnableState_t or int\n\n"
    "Taken by\n"
    "    nvmlDevicePowerSmoothingSetState\n";
static const char doc_nvmlPowerSmoothingState_t[] =
    "The struct of nvmlPowerSmoothingState_v1_t, which it derives from.\n";
static const char doc_nvmlEccBankRemapperHistogram_v1_t[] =
    "struct nvmlEccBankRemapperHistogram_v1_t, 8 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    maxSpareGroupCount, noSpareGroupCount : int (unsigned int)\n\n"
    "Field of\n"
    "    nvmlEccBankRemapperStatus_v1_t.histogram\n";
static const char doc_nvmlEccBankRemapperStatus_v1_t[] =
    "struct nvmlEccBankRemapperStatus_v1_t, 20 bytes. Since CUDA 13.4.\n\n"
    "Fields\n"
    "    activeRemappings, inactiveRemappings, bPending : int (unsigned int)\n"
    "    histogram : nvmlEccBankRemapperHistogram_v1_t\n\n"
    "Taken by\n"
    "    nvmlDeviceGetBankRemapperStatus_v1\n";

const cb_class nvml_classes[] = {
    [T_nvmlProcessMode_t] = CB_CLASS("nvmlProcessMode_t", ENUM,
        .enumeration = &enum_nvmlProcessMode_t, .doc = doc_nvmlProcessMode_t),
    [T_nvmlDeviceAddressingModeType_t] = CB_CLASS("nvmlDeviceAddressingModeType_t", ENUM,
        .enumeration = &enum_nvmlDeviceAddressingModeType_t,
        .doc = doc_nvmlDeviceAddressingModeType_t),
    [T_nvmlBridgeChipType_t] = CB_CLASS("nvmlBridgeChipType_t", ENUM,
        .enumeration = &enum_nvmlBridgeChipType_t, .doc = doc_nvmlBridgeChipType_t),
    [T_nvmlNvLinkUtilizationCountUnits_t] = CB_CLASS("nvmlNvLinkUtilizationCountUnits_t", ENUM,
        .enumeration = &enum_nvmlNvLinkUtilizationCountUnits_t,
        .doc = doc_nvmlNvLinkUtilizationCountUnits_t),
    [T_nvmlNvLinkUtilizationCountPktTypes_t] = CB_CLASS("nvmlNvLinkUtilizationCountPktTypes_t",
        ENUM, .enumeration = &enum_nvmlNvLinkUtilizationCountPktTypes_t,
        .doc = doc_nvmlNvLinkUtilizationCountPktTypes_t),
    [T_nvmlNvLinkCapability_t] = CB_CLASS("nvmlNvLinkCapability_t", ENUM,
        .enumeration = &enum_nvmlNvLinkCapability_t, .doc = doc_nvmlNvLinkCapability_t),
    [T_nvmlNvLinkErrorCounter_t] = CB_CLASS("nvmlNvLinkErrorCounter_t", ENUM,
        .enumeration = &enum_nvmlNvLinkErrorCounter_t, .doc = doc_nvmlNvLinkErrorCounter_t),
    [T_nvmlIntNvLinkDeviceType_t] = CB_CLASS("nvmlIntNvLinkDeviceType_t", ENUM,
        .enumeration = &enum_nvmlIntNvLinkDeviceType_t, .doc = doc_nvmlIntNvLinkDeviceType_t),
    [T_nvmlGpuTopologyLevel_t] = CB_CLASS("nvmlGpuTopologyLevel_t", ENUM,
        .enumeration = &enum_nvmlGpuTopologyLevel_t, .doc = doc_nvmlGpuTopologyLevel_t),
    [T_nvmlGpuP2PStatus_t] = CB_CLASS("nvmlGpuP2PStatus_t", ENUM,
        .enumeration = &enum_nvmlGpuP2PStatus_t, .doc = doc_nvmlGpuP2PStatus_t),
    [T_nvmlGpuP2PCapsIndex_t] = CB_CLASS("nvmlGpuP2PCapsIndex_t", ENUM,
        .enumeration = &enum_nvmlGpuP2PCapsIndex_t, .doc = doc_nvmlGpuP2PCapsIndex_t),
    [T_nvmlSamplingType_t] = CB_CLASS("nvmlSamplingType_t", ENUM,
        .enumeration = &enum_nvmlSamplingType_t, .doc = doc_nvmlSamplingType_t),
    [T_nvmlPcieUtilCounter_t] = CB_CLASS("nvmlPcieUtilCounter_t", ENUM,
        .enumeration = &enum_nvmlPcieUtilCounter_t, .doc = doc_nvmlPcieUtilCounter_t),
    [T_nvmlValueType_t] = CB_CLASS("nvmlValueType_t", ENUM, .enumeration = &enum_nvmlValueType_t,
        .doc = doc_nvmlValueType_t),
    [T_nvmlPerfPolicyType_t] = CB_CLASS("nvmlPerfPolicyType_t", ENUM,
        .enumeration = &enum_nvmlPerfPolicyType_t, .doc = doc_nvmlPerfPolicyType_t),
    [T_nvmlThermalTarget_t] = CB_CLASS("nvmlThermalTarget_t", ENUM,
        .enumeration = &enum_nvmlThermalTarget_t, .doc = doc_nvmlThermalTarget_t),
    [T_nvmlThermalController_t] = CB_CLASS("nvmlThermalController_t", ENUM,
        .enumeration = &enum_nvmlThermalController_t, .doc = doc_nvmlThermalController_t),
    [T_nvmlCoolerControl_t] = CB_CLASS("nvmlCoolerControl_t", ENUM,
        .enumeration = &enum_nvmlCoolerControl_t, .doc = doc_nvmlCoolerControl_t),
    [T_nvmlCoolerTarget_t] = CB_CLASS("nvmlCoolerTarget_t", ENUM,
        .enumeration = &enum_nvmlCoolerTarget_t, .doc = doc_nvmlCoolerTarget_t),
    [T_nvmlUUIDType_t] = CB_CLASS("nvmlUUIDType_t", ENUM, .enumeration = &enum_nvmlUUIDType_t,
        .doc = doc_nvmlUUIDType_t),
    [T_nvmlEnableState_t] = CB_CLASS("nvmlEnableState_t", ENUM,
        .enumeration = &enum_nvmlEnableState_t, .doc = doc_nvmlEnableState_t),
    [T_nvmlBrandType_t] = CB_CLASS("nvmlBrandType_t", ENUM, .enumeration = &enum_nvmlBrandType_t,
        .doc = doc_nvmlBrandType_t),
    [T_nvmlTemperatureThresholds_t] = CB_CLASS("nvmlTemperatureThresholds_t", ENUM,
        .enumeration = &enum_nvmlTemperatureThresholds_t, .doc = doc_nvmlTemperatureThresholds_t),
    [T_nvmlTemperatureSensors_t] = CB_CLASS("nvmlTemperatureSensors_t", ENUM,
        .enumeration = &enum_nvmlTemperatureSensors_t, .doc = doc_nvmlTemperatureSensors_t),
    [T_nvmlComputeMode_t] = CB_CLASS("nvmlComputeMode_t", ENUM,
        .enumeration = &enum_nvmlComputeMode_t, .doc = doc_nvmlComputeMode_t),
    [T_nvmlMemoryErrorType_t] = CB_CLASS("nvmlMemoryErrorType_t", ENUM,
        .enumeration = &enum_nvmlMemoryErrorType_t, .doc = doc_nvmlMemoryErrorType_t),
    [T_nvmlEccBitType_t] = CB_CLASS_LIKE("nvmlEccBitType_t", ENUM, CB_NO_CLASS,
        T_nvmlMemoryErrorType_t, .enumeration = &enum_nvmlMemoryErrorType_t,
        .doc = doc_nvmlMemoryErrorType_t),
    [T_nvmlEccCounterType_t] = CB_CLASS("nvmlEccCounterType_t", ENUM,
        .enumeration = &enum_nvmlEccCounterType_t, .doc = doc_nvmlEccCounterType_t),
    [T_nvmlClockType_t] = CB_CLASS("nvmlClockType_t", ENUM, .enumeration = &enum_nvmlClockType_t,
        .doc = doc_nvmlClockType_t),
    [T_nvmlClockId_t] = CB_CLASS("nvmlClockId_t", ENUM, .enumeration = &enum_nvmlClockId_t,
        .doc = doc_nvmlClockId_t),
    [T_nvmlDriverModel_t] = CB_CLASS("nvmlDriverModel_t", ENUM,
        .enumeration = &enum_nvmlDriverModel_t, .doc = doc_nvmlDriverModel_t),
    [T_nvmlPstates_t] = CB_CLASS("nvmlPstates_t", ENUM, .enumeration = &enum_nvmlPstates_t,
        .doc = doc_nvmlPstates_t),
    [T_nvmlGpuOperationMode_t] = CB_CLASS("nvmlGpuOperationMode_t", ENUM,
        .enumeration = &enum_nvmlGpuOperationMode_t, .doc = doc_nvmlGpuOperationMode_t),
    [T_nvmlInforomObject_t] = CB_CLASS("nvmlInforomObject_t", ENUM,
        .enumeration = &enum_nvmlInforomObject_t, .doc = doc_nvmlInforomObject_t),
    [T_nvmlReturn_t] = CB_CLASS("nvmlReturn_t", ENUM, .enumeration = &enum_nvmlReturn_t,
        .doc = doc_nvmlReturn_t),
    [T_nvmlMemoryLocation_t] = CB_CLASS("nvmlMemoryLocation_t", ENUM,
        .enumeration = &enum_nvmlMemoryLocation_t, .doc = doc_nvmlMemoryLocation_t),
    [T_nvmlPageRetirementCause_t] = CB_CLASS("nvmlPageRetirementCause_t", ENUM,
        .enumeration = &enum_nvmlPageRetirementCause_t, .doc = doc_nvmlPageRetirementCause_t),
    [T_nvmlRestrictedAPI_t] = CB_CLASS("nvmlRestrictedAPI_t", ENUM,
        .enumeration = &enum_nvmlRestrictedAPI_t, .doc = doc_nvmlRestrictedAPI_t),
    [T_nvmlGpuUtilizationDomainId_t] = CB_CLASS("nvmlGpuUtilizationDomainId_t", ENUM,
        .enumeration = &enum_nvmlGpuUtilizationDomainId_t, .doc = doc_nvmlGpuUtilizationDomainId_t),
    [T_nvmlGpuVirtualizationMode_t] = CB_CLASS("nvmlGpuVirtualizationMode_t", ENUM,
        .enumeration = &enum_nvmlGpuVirtualizationMode_t, .doc = doc_nvmlGpuVirtualizationMode_t),
    [T_nvmlHostVgpuMode_t] = CB_CLASS("nvmlHostVgpuMode_t", ENUM,
        .enumeration = &enum_nvmlHostVgpuMode_t, .doc = doc_nvmlHostVgpuMode_t),
    [T_nvmlVgpuVmIdType_t] = CB_CLASS("nvmlVgpuVmIdType_t", ENUM,
        .enumeration = &enum_nvmlVgpuVmIdType_t, .doc = doc_nvmlVgpuVmIdType_t),
    [T_nvmlVgpuGuestInfoState_t] = CB_CLASS("nvmlVgpuGuestInfoState_t", ENUM,
        .enumeration = &enum_nvmlVgpuGuestInfoState_t, .doc = doc_nvmlVgpuGuestInfoState_t),
    [T_nvmlGridLicenseFeatureCode_t] = CB_CLASS("nvmlGridLicenseFeatureCode_t", ENUM,
        .enumeration = &enum_nvmlGridLicenseFeatureCode_t, .doc = doc_nvmlGridLicenseFeatureCode_t),
    [T_nvmlVgpuCapability_t] = CB_CLASS("nvmlVgpuCapability_t", ENUM,
        .enumeration = &enum_nvmlVgpuCapability_t, .doc = doc_nvmlVgpuCapability_t),
    [T_nvmlVgpuDriverCapability_t] = CB_CLASS("nvmlVgpuDriverCapability_t", ENUM,
        .enumeration = &enum_nvmlVgpuDriverCapability_t, .doc = doc_nvmlVgpuDriverCapability_t),
    [T_nvmlDeviceVgpuCapability_t] = CB_CLASS("nvmlDeviceVgpuCapability_t", ENUM,
        .enumeration = &enum_nvmlDeviceVgpuCapability_t, .doc = doc_nvmlDeviceVgpuCapability_t),
    [T_nvmlDeviceGpuRecoveryAction_t] = CB_CLASS("nvmlDeviceGpuRecoveryAction_t", ENUM,
        .enumeration = &enum_nvmlDeviceGpuRecoveryAction_t,
        .doc = doc_nvmlDeviceGpuRecoveryAction_t),
    [T_nvmlFanState_t] = CB_CLASS("nvmlFanState_t", ENUM, .enumeration = &enum_nvmlFanState_t,
        .doc = doc_nvmlFanState_t),
    [T_nvmlLedColor_t] = CB_CLASS("nvmlLedColor_t", ENUM, .enumeration = &enum_nvmlLedColor_t,
        .doc = doc_nvmlLedColor_t),
    [T_nvmlGpuOperationalEventLogLevel_t] = CB_CLASS("nvmlGpuOperationalEventLogLevel_t", ENUM,
        .enumeration = &enum_nvmlGpuOperationalEventLogLevel_t,
        .doc = doc_nvmlGpuOperationalEventLogLevel_t),
    [T_nvmlOperationalEventSeverity_t] = CB_CLASS("nvmlOperationalEventSeverity_t", ENUM,
        .enumeration = &enum_nvmlOperationalEventSeverity_t,
        .doc = doc_nvmlOperationalEventSeverity_t),
    [T_nvmlEventDataType_t] = CB_CLASS("nvmlEventDataType_t", ENUM,
        .enumeration = &enum_nvmlEventDataType_t, .doc = doc_nvmlEventDataType_t),
    [T_nvmlGpuOperationalEventContextType_t] = CB_CLASS("nvmlGpuOperationalEventContextType_t",
        ENUM, .enumeration = &enum_nvmlGpuOperationalEventContextType_t,
        .doc = doc_nvmlGpuOperationalEventContextType_t),
    [T_nvmlEncoderType_t] = CB_CLASS("nvmlEncoderType_t", ENUM,
        .enumeration = &enum_nvmlEncoderType_t, .doc = doc_nvmlEncoderType_t),
    [T_nvmlFBCSessionType_t] = CB_CLASS("nvmlFBCSessionType_t", ENUM,
        .enumeration = &enum_nvmlFBCSessionType_t, .doc = doc_nvmlFBCSessionType_t),
    [T_nvmlDetachGpuState_t] = CB_CLASS("nvmlDetachGpuState_t", ENUM,
        .enumeration = &enum_nvmlDetachGpuState_t, .doc = doc_nvmlDetachGpuState_t),
    [T_nvmlPcieLinkState_t] = CB_CLASS("nvmlPcieLinkState_t", ENUM,
        .enumeration = &enum_nvmlPcieLinkState_t, .doc = doc_nvmlPcieLinkState_t),
    [T_nvmlCPERType_t] = CB_CLASS("nvmlCPERType_t", ENUM, .enumeration = &enum_nvmlCPERType_t,
        .doc = doc_nvmlCPERType_t),
    [T_nvmlClockLimitId_t] = CB_CLASS("nvmlClockLimitId_t", ENUM,
        .enumeration = &enum_nvmlClockLimitId_t, .doc = doc_nvmlClockLimitId_t),
    [T_nvmlNvlinkVersion_t] = CB_CLASS("nvmlNvlinkVersion_t", ENUM,
        .enumeration = &enum_nvmlNvlinkVersion_t, .doc = doc_nvmlNvlinkVersion_t),
    [T_nvmlNvlinkTelemetrySampleType_t] = CB_CLASS("nvmlNvlinkTelemetrySampleType_t", ENUM,
        .enumeration = &enum_nvmlNvlinkTelemetrySampleType_t,
        .doc = doc_nvmlNvlinkTelemetrySampleType_t),
    [T_nvmlVgpuVmCompatibility_t] = CB_CLASS("nvmlVgpuVmCompatibility_t", ENUM,
        .enumeration = &enum_nvmlVgpuVmCompatibility_t, .doc = doc_nvmlVgpuVmCompatibility_t),
    [T_nvmlVgpuPgpuCompatibilityLimitCode_t] = CB_CLASS("nvmlVgpuPgpuCompatibilityLimitCode_t",
        ENUM, .enumeration = &enum_nvmlVgpuPgpuCompatibilityLimitCode_t,
        .doc = doc_nvmlVgpuPgpuCompatibilityLimitCode_t),
    [T_nvmlPRMCounterId_t] = CB_CLASS("nvmlPRMCounterId_t", ENUM,
        .enumeration = &enum_nvmlPRMCounterId_t, .doc = doc_nvmlPRMCounterId_t),
    [T_nvmlGpmMetricId_t] = CB_CLASS("nvmlGpmMetricId_t", ENUM,
        .enumeration = &enum_nvmlGpmMetricId_t, .doc = doc_nvmlGpmMetricId_t),
    [T_nvmlPowerProfileType_t] = CB_CLASS("nvmlPowerProfileType_t", ENUM,
        .enumeration = &enum_nvmlPowerProfileType_t, .doc = doc_nvmlPowerProfileType_t),
    [T_nvmlPowerProfileOperation_t] = CB_CLASS("nvmlPowerProfileOperation_t", ENUM,
        .enumeration = &enum_nvmlPowerProfileOperation_t, .doc = doc_nvmlPowerProfileOperation_t),
    [T_nvmlDevice_t] = CB_CLASS("nvmlDevice_t", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_nvmlDevice_t),
    [T_nvmlGpuInstance_t] = CB_CLASS("nvmlGpuInstance_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_nvmlGpuInstance_t),
    [T_nvmlUnit_t] = CB_CLASS("nvmlUnit_t", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_nvmlUnit_t),
    [T_nvmlEventSet_t] = CB_CLASS("nvmlEventSet_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_nvmlEventSet_t),
    [T_nvmlSystemEventSet_t] = CB_CLASS("nvmlSystemEventSet_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_nvmlSystemEventSet_t),
    [T_nvmlComputeInstance_t] = CB_CLASS("nvmlComputeInstance_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_nvmlComputeInstance_t),
    [T_nvmlGpmSample_t] = CB_CLASS("nvmlGpmSample_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_nvmlGpmSample_t),
    [T_nvmlDeviceArchitecture_t] = CB_CLASS("nvmlDeviceArchitecture_t", SCALAR, .size = 4,
        .c_type = "unsigned int", .doc = doc_nvmlDeviceArchitecture_t),
    [T_nvmlBusType_t] = CB_CLASS("nvmlBusType_t", SCALAR, .size = 4, .c_type = "unsigned int",
        .doc = doc_nvmlBusType_t),
    [T_nvmlFanControlPolicy_t] = CB_CLASS("nvmlFanControlPolicy_t", SCALAR, .size = 4,
        .c_type = "unsigned int", .doc = doc_nvmlFanControlPolicy_t),
    [T_nvmlPowerSource_t] = CB_CLASS("nvmlPowerSource_t", SCALAR, .size = 4,
        .c_type = "unsigned int", .doc = doc_nvmlPowerSource_t),
    [T_nvmlPowerScopeType_t] = CB_CLASS("nvmlPowerScopeType_t", SCALAR, .size = 1,
        .c_type = "unsigned char", .doc = doc_nvmlPowerScopeType_t),
    [T_nvmlVgpuTypeId_t] = CB_CLASS("nvmlVgpuTypeId_t", SCALAR, .size = 4,
        .c_type = "unsigned int", .doc = doc_nvmlVgpuTypeId_t),
    [T_nvmlVgpuInstance_t] = CB_CLASS("nvmlVgpuInstance_t", SCALAR, .size = 4,
        .c_type = "unsigned int", .doc = doc_nvmlVgpuInstance_t),
    [T_nvmlGpuFabricState_t] = CB_CLASS("nvmlGpuFabricState_t", SCALAR, .size = 1,
        .c_type = "unsigned char", .doc = doc_nvmlGpuFabricState_t),
    [T_nvmlCPERCursorHandle_t] = CB_CLASS("nvmlCPERCursorHandle_t", SCALAR, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_nvmlCPERCursorHandle_t),
    [T_nvmlAffinityScope_t] = CB_CLASS("nvmlAffinityScope_t", SCALAR, .size = 4,
        .c_type = "unsigned int", .doc = doc_nvmlAffinityScope_t),
    [T_nvmlPciInfoExt_v1_t] = CB_CLASS("nvmlPciInfoExt_v1_t", RECORD,
        .record = &record_nvmlPciInfoExt_v1_t, .doc = doc_nvmlPciInfoExt_v1_t),
    [T_nvmlPciInfoExt_t] = CB_CLASS_LIKE("nvmlPciInfoExt_t", RECORD, T_nvmlPciInfoExt_v1_t,
        CB_NO_CLASS, .record = &record_nvmlPciInfoExt_v1_t, .doc = doc_nvmlPciInfoExt_t),
    [T_nvmlPciInfo_st] = CB_CLASS("nvmlPciInfo_st", RECORD, .record = &record_nvmlPciInfo_t,
        .doc = doc_nvmlPciInfo_st),
    [T_nvmlPciInfo_t] = CB_CLASS_LIKE("nvmlPciInfo_t", RECORD, T_nvmlPciInfo_st, CB_NO_CLASS,
        .record = &record_nvmlPciInfo_t, .doc = doc_nvmlPciInfo_t),
    [T_nvmlEccErrorCounts_st] = CB_CLASS("nvmlEccErrorCounts_st", RECORD,
        .record = &record_nvmlEccErrorCounts_t, .doc = doc_nvmlEccErrorCounts_st),
    [T_nvmlEccErrorCounts_t] = CB_CLASS_LIKE("nvmlEccErrorCounts_t", RECORD,
        T_nvmlEccErrorCounts_st, CB_NO_CLASS, .record = &record_nvmlEccErrorCounts_t,
        .doc = doc_nvmlEccErrorCounts_t),
    [T_nvmlUtilization_st] = CB_CLASS("nvmlUtilization_st", RECORD,
        .record = &record_nvmlUtilization_t, .doc = doc_nvmlUtilization_st),
    [T_nvmlUtilization_t] = CB_CLASS_LIKE("nvmlUtilization_t", RECORD, T_nvmlUtilization_st,
        CB_NO_CLASS, .record = &record_nvmlUtilization_t, .doc = doc_nvmlUtilization_t),
    [T_nvmlMemory_st] = CB_CLASS("nvmlMemory_st", RECORD, .record = &record_nvmlMemory_t,
        .doc = doc_nvmlMemory_st),
    [T_nvmlMemory_t] = CB_CLASS_LIKE("nvmlMemory_t", RECORD, T_nvmlMemory_st, CB_NO_CLASS,
        .record = &record_nvmlMemory_t, .doc = doc_nvmlMemory_t),
    [T_nvmlMemory_v2_st] = CB_CLASS("nvmlMemory_v2_st", RECORD, .record = &record_nvmlMemory_v2_t,
        .doc = doc_nvmlMemory_v2_st),
    [T_nvmlMemory_v2_t] = CB_CLASS_LIKE("nvmlMemory_v2_t", RECORD, T_nvmlMemory_v2_st, CB_NO_CLASS,
        .record = &record_nvmlMemory_v2_t, .doc = doc_nvmlMemory_v2_t),
    [T_nvmlSetMemoryLimits_v1_t] = CB_CLASS("nvmlSetMemoryLimits_v1_t", RECORD,
        .record = &record_nvmlSetMemoryLimits_v1_t, .doc = doc_nvmlSetMemoryLimits_v1_t),
    [T_nvmlGetMemoryLimits_v1_t] = CB_CLASS("nvmlGetMemoryLimits_v1_t", RECORD,
        .record = &record_nvmlGetMemoryLimits_v1_t, .doc = doc_nvmlGetMemoryLimits_v1_t),
    [T_nvmlBAR1Memory_st] = CB_CLASS("nvmlBAR1Memory_st", RECORD,
        .record = &record_nvmlBAR1Memory_t, .doc = doc_nvmlBAR1Memory_st),
    [T_nvmlBAR1Memory_t] = CB_CLASS_LIKE("nvmlBAR1Memory_t", RECORD, T_nvmlBAR1Memory_st,
        CB_NO_CLASS, .record = &record_nvmlBAR1Memory_t, .doc = doc_nvmlBAR1Memory_t),
    [T_nvmlProcessInfo_v1_st] = CB_CLASS("nvmlProcessInfo_v1_st", RECORD,
        .record = &record_nvmlProcessInfo_v1_t, .doc = doc_nvmlProcessInfo_v1_st),
    [T_nvmlProcessInfo_v1_t] = CB_CLASS_LIKE("nvmlProcessInfo_v1_t", RECORD,
        T_nvmlProcessInfo_v1_st, CB_NO_CLASS, .record = &record_nvmlProcessInfo_v1_t,
        .doc = doc_nvmlProcessInfo_v1_t),
    [T_nvmlProcessInfo_v2_st] = CB_CLASS("nvmlProcessInfo_v2_st", RECORD,
        .record = &record_nvmlProcessInfo_v2_t, .doc = doc_nvmlProcessInfo_v2_st),
    [T_nvmlProcessInfo_v2_t] = CB_CLASS_LIKE("nvmlProcessInfo_v2_t", RECORD,
        T_nvmlProcessInfo_v2_st, CB_NO_CLASS, .record = &record_nvmlProcessInfo_v2_t,
        .doc = doc_nvmlProcessInfo_v2_t),
    [T_nvmlProcessInfo_t] = CB_CLASS_LIKE("nvmlProcessInfo_t", RECORD, T_nvmlProcessInfo_v2_st,
        CB_NO_CLASS, .record = &record_nvmlProcessInfo_v2_t, .doc = doc_nvmlProcessInfo_t),
    [T_nvmlProcessDetail_v1_t] = CB_CLASS("nvmlProcessDetail_v1_t", RECORD,
        .record = &record_nvmlProcessDetail_v1_t, .doc = doc_nvmlProcessDetail_v1_t),
    [T_nvmlProcessDetailList_v1_t] = CB_CLASS("nvmlProcessDetailList_v1_t", RECORD,
        .record = &record_nvmlProcessDetailList_v1_t, .doc = doc_nvmlProcessDetailList_v1_t),
    [T_nvmlProcessDetailList_t] = CB_CLASS_LIKE("nvmlProcessDetailList_t", RECORD,
        T_nvmlProcessDetailList_v1_t, CB_NO_CLASS, .record = &record_nvmlProcessDetailList_v1_t,
        .doc = doc_nvmlProcessDetailList_t),
    [T_nvmlDeviceAttributes_st] = CB_CLASS("nvmlDeviceAttributes_st", RECORD,
        .record = &record_nvmlDeviceAttributes_t, .doc = doc_nvmlDeviceAttributes_st),
    [T_nvmlDeviceAttributes_t] = CB_CLASS_LIKE("nvmlDeviceAttributes_t", RECORD,
        T_nvmlDeviceAttributes_st, CB_NO_CLASS, .record = &record_nvmlDeviceAttributes_t,
        .doc = doc_nvmlDeviceAttributes_t),
    [T_nvmlC2cModeInfo_v1_t] = CB_CLASS("nvmlC2cModeInfo_v1_t", RECORD,
        .record = &record_nvmlC2cModeInfo_v1_t, .doc = doc_nvmlC2cModeInfo_v1_t),
    [T_nvmlDeviceAddressingMode_v1_t] = CB_CLASS("nvmlDeviceAddressingMode_v1_t", RECORD,
        .record = &record_nvmlDeviceAddressingMode_v1_t, .doc = doc_nvmlDeviceAddressingMode_v1_t),
    [T_nvmlDeviceAddressingMode_t] = CB_CLASS_LIKE("nvmlDeviceAddressingMode_t", RECORD,
        T_nvmlDeviceAddressingMode_v1_t, CB_NO_CLASS,
        .record = &record_nvmlDeviceAddressingMode_v1_t, .doc = doc_nvmlDeviceAddressingMode_t),
    [T_nvmlRepairStatus_v1_t] = CB_CLASS("nvmlRepairStatus_v1_t", RECORD,
        .record = &record_nvmlRepairStatus_v1_t, .doc = doc_nvmlRepairStatus_v1_t),
    [T_nvmlRepairStatus_t] = CB_CLASS_LIKE("nvmlRepairStatus_t", RECORD, T_nvmlRepairStatus_v1_t,
        CB_NO_CLASS, .record = &record_nvmlRepairStatus_v1_t, .doc = doc_nvmlRepairStatus_t),
    [T_nvmlUnrepairableMemoryStatus_v1_t] = CB_CLASS("nvmlUnrepairableMemoryStatus_v1_t", RECORD,
        .record = &record_nvmlUnrepairableMemoryStatus_v1_t,
        .doc = doc_nvmlUnrepairableMemoryStatus_v1_t),
    [T_nvmlRowRemapperHistogramValues_st] = CB_CLASS("nvmlRowRemapperHistogramValues_st", RECORD,
        .record = &record_nvmlRowRemapperHistogramValues_t,
        .doc = doc_nvmlRowRemapperHistogramValues_st),
    [T_nvmlRowRemapperHistogramValues_t] = CB_CLASS_LIKE("nvmlRowRemapperHistogramValues_t",
        RECORD, T_nvmlRowRemapperHistogramValues_st, CB_NO_CLASS,
        .record = &record_nvmlRowRemapperHistogramValues_t,
        .doc = doc_nvmlRowRemapperHistogramValues_t),
    [T_nvmlNvLinkUtilizationControl_st] = CB_CLASS("nvmlNvLinkUtilizationControl_st", RECORD,
        .record = &record_nvmlNvLinkUtilizationControl_t,
        .doc = doc_nvmlNvLinkUtilizationControl_st),
    [T_nvmlNvLinkUtilizationControl_t] = CB_CLASS_LIKE("nvmlNvLinkUtilizationControl_t", RECORD,
        T_nvmlNvLinkUtilizationControl_st, CB_NO_CLASS,
        .record = &record_nvmlNvLinkUtilizationControl_t,
        .doc = doc_nvmlNvLinkUtilizationControl_t),
    [T_nvmlBridgeChipInfo_st] = CB_CLASS("nvmlBridgeChipInfo_st", RECORD,
        .record = &record_nvmlBridgeChipInfo_t, .doc = doc_nvmlBridgeChipInfo_st),
    [T_nvmlBridgeChipInfo_t] = CB_CLASS_LIKE("nvmlBridgeChipInfo_t", RECORD,
        T_nvmlBridgeChipInfo_st, CB_NO_CLASS, .record = &record_nvmlBridgeChipInfo_t,
        .doc = doc_nvmlBridgeChipInfo_t),
    [T_nvmlBridgeChipHierarchy_st] = CB_CLASS("nvmlBridgeChipHierarchy_st", RECORD,
        .record = &record_nvmlBridgeChipHierarchy_t, .doc = doc_nvmlBridgeChipHierarchy_st),
    [T_nvmlBridgeChipHierarchy_t] = CB_CLASS_LIKE("nvmlBridgeChipHierarchy_t", RECORD,
        T_nvmlBridgeChipHierarchy_st, CB_NO_CLASS, .record = &record_nvmlBridgeChipHierarchy_t,
        .doc = doc_nvmlBridgeChipHierarchy_t),
    [T_nvmlValue_st] = CB_CLASS("nvmlValue_st", RECORD, .record = &record_nvmlValue_t,
        .doc = doc_nvmlValue_st),
    [T_nvmlValue_t] = CB_CLASS_LIKE("nvmlValue_t", RECORD, T_nvmlValue_st, CB_NO_CLASS,
        .record = &record_nvmlValue_t, .doc = doc_nvmlValue_t),
    [T_nvmlSample_st] = CB_CLASS("nvmlSample_st", RECORD, .record = &record_nvmlSample_t,
        .doc = doc_nvmlSample_st),
    [T_nvmlSample_t] = CB_CLASS_LIKE("nvmlSample_t", RECORD, T_nvmlSample_st, CB_NO_CLASS,
        .record = &record_nvmlSample_t, .doc = doc_nvmlSample_t),
    [T_nvmlViolationTime_st] = CB_CLASS("nvmlViolationTime_st", RECORD,
        .record = &record_nvmlViolationTime_t, .doc = doc_nvmlViolationTime_st),
    [T_nvmlViolationTime_t] = CB_CLASS_LIKE("nvmlViolationTime_t", RECORD, T_nvmlViolationTime_st,
        CB_NO_CLASS, .record = &record_nvmlViolationTime_t, .doc = doc_nvmlViolationTime_t),
    [T_nvmlGpuThermalSettings_t] = CB_CLASS("nvmlGpuThermalSettings_t", RECORD,
        .record = &record_nvmlGpuThermalSettings_t, .doc = doc_nvmlGpuThermalSettings_t),
    [T_nvmlGpuThermalSettings_t_anon0] = CB_CLASS("nvmlGpuThermalSettings_t_anon0", RECORD,
        .record = &record_nvmlGpuThermalSettings_t_anon0,
        .doc = doc_nvmlGpuThermalSettings_t_anon0),
    [T_nvmlCoolerInfo_v1_t] = CB_CLASS("nvmlCoolerInfo_v1_t", RECORD,
        .record = &record_nvmlCoolerInfo_v1_t, .doc = doc_nvmlCoolerInfo_v1_t),
    [T_nvmlCoolerInfo_t] = CB_CLASS_LIKE("nvmlCoolerInfo_t", RECORD, T_nvmlCoolerInfo_v1_t,
        CB_NO_CLASS, .record = &record_nvmlCoolerInfo_v1_t, .doc = doc_nvmlCoolerInfo_t),
    [T_nvmlUUIDValue_t] = CB_CLASS("nvmlUUIDValue_t", RECORD, .record = &record_nvmlUUIDValue_t,
        .doc = doc_nvmlUUIDValue_t),
    [T_nvmlUUID_v1_t] = CB_CLASS("nvmlUUID_v1_t", RECORD, .record = &record_nvmlUUID_v1_t,
        .doc = doc_nvmlUUID_v1_t),
    [T_nvmlUUID_t] = CB_CLASS_LIKE("nvmlUUID_t", RECORD, T_nvmlUUID_v1_t, CB_NO_CLASS,
        .record = &record_nvmlUUID_v1_t, .doc = doc_nvmlUUID_t),
    [T_nvmlPdi_v1_t] = CB_CLASS("nvmlPdi_v1_t", RECORD, .record = &record_nvmlPdi_v1_t,
        .doc = doc_nvmlPdi_v1_t),
    [T_nvmlPdi_t] = CB_CLASS_LIKE("nvmlPdi_t", RECORD, T_nvmlPdi_v1_t, CB_NO_CLASS,
        .record = &record_nvmlPdi_v1_t, .doc = doc_nvmlPdi_t),
    [T_nvmlPmgrPwrTuple_t] = CB_CLASS("nvmlPmgrPwrTuple_t", RECORD,
        .record = &record_nvmlPmgrPwrTuple_t, .doc = doc_nvmlPmgrPwrTuple_t),
    [T_nvmlRailMetrics_t] = CB_CLASS("nvmlRailMetrics_t", RECORD,
        .record = &record_nvmlRailMetrics_t, .doc = doc_nvmlRailMetrics_t),
    [T_nvmlCoreRailMetrics_t] = CB_CLASS("nvmlCoreRailMetrics_t", RECORD,
        .record = &record_nvmlCoreRailMetrics_t, .doc = doc_nvmlCoreRailMetrics_t),
    [T_nvmlPwrModelMetricsDlppm1xPerf_t] = CB_CLASS("nvmlPwrModelMetricsDlppm1xPerf_t", RECORD,
        .record = &record_nvmlPwrModelMetricsDlppm1xPerf_t,
        .doc = doc_nvmlPwrModelMetricsDlppm1xPerf_t),
    [T_nvmlPwrModelMetricsDlppm1x_t] = CB_CLASS("nvmlPwrModelMetricsDlppm1x_t", RECORD,
        .record = &record_nvmlPwrModelMetricsDlppm1x_t, .doc = doc_nvmlPwrModelMetricsDlppm1x_t),
    [T_nvmlPwrModelMetricsDlppm1xDramclkEstimates_t] =
        CB_CLASS("nvmlPwrModelMetricsDlppm1xDramclkEstimates_t", RECORD,
            .record = &record_nvmlPwrModelMetricsDlppm1xDramclkEstimates_t,
            .doc = doc_nvmlPwrModelMetricsDlppm1xDramclkEstimates_t),
    [T_nvmlObservedMetrics_t] = CB_CLASS("nvmlObservedMetrics_t", RECORD,
        .record = &record_nvmlObservedMetrics_t, .doc = doc_nvmlObservedMetrics_t),
    [T_nvmlPerfMetricsDlppc2xSample_t] = CB_CLASS("nvmlPerfMetricsDlppc2xSample_t", RECORD,
        .record = &record_nvmlPerfMetricsDlppc2xSample_t,
        .doc = doc_nvmlPerfMetricsDlppc2xSample_t),
    [T_nvmlPwrModelMetricsSamplePfpp1x_t] = CB_CLASS("nvmlPwrModelMetricsSamplePfpp1x_t", RECORD,
        .record = &record_nvmlPwrModelMetricsSamplePfpp1x_t,
        .doc = doc_nvmlPwrModelMetricsSamplePfpp1x_t),
    [T_nvmlPwrModelOperatingPointPfpp1x_t] = CB_CLASS("nvmlPwrModelOperatingPointPfpp1x_t", RECORD,
        .record = &record_nvmlPwrModelOperatingPointPfpp1x_t,
        .doc = doc_nvmlPwrModelOperatingPointPfpp1x_t),
    [T_nvmlPwrModelMetricsPfpp1x_t] = CB_CLASS("nvmlPwrModelMetricsPfpp1x_t", RECORD,
        .record = &record_nvmlPwrModelMetricsPfpp1x_t, .doc = doc_nvmlPwrModelMetricsPfpp1x_t),
    [T_nvmlPerfMetricsPfpp1xSample_t] = CB_CLASS("nvmlPerfMetricsPfpp1xSample_t", RECORD,
        .record = &record_nvmlPerfMetricsPfpp1xSample_t, .doc = doc_nvmlPerfMetricsPfpp1xSample_t),
    [T_nvmlPerfMetricControllerSample_t] = CB_CLASS("nvmlPerfMetricControllerSample_t", RECORD,
        .record = &record_nvmlPerfMetricControllerSample_t,
        .doc = doc_nvmlPerfMetricControllerSample_t),
    [T_nvmlPerfMetricControllerSample_t_anon0] = CB_CLASS("nvmlPerfMetricControllerSample_t_anon0",
        RECORD, .record = &record_nvmlPerfMetricControllerSample_t_anon0,
        .doc = doc_nvmlPerfMetricControllerSample_t_anon0),
    [T_nvmlPerfMetricsSample_t] = CB_CLASS("nvmlPerfMetricsSample_t", RECORD,
        .record = &record_nvmlPerfMetricsSample_t, .doc = doc_nvmlPerfMetricsSample_t),
    [T_nvmlPerfMetricsSamples_v1_t] = CB_CLASS("nvmlPerfMetricsSamples_v1_t", RECORD,
        .record = &record_nvmlPerfMetricsSamples_v1_t, .doc = doc_nvmlPerfMetricsSamples_v1_t),
    [T_nvmlBBXTimeData_v1_t] = CB_CLASS("nvmlBBXTimeData_v1_t", RECORD,
        .record = &record_nvmlBBXTimeData_v1_t, .doc = doc_nvmlBBXTimeData_v1_t),
    [T_nvmlGpuUptime_v1_t] = CB_CLASS("nvmlGpuUptime_v1_t", RECORD,
        .record = &record_nvmlGpuUptime_v1_t, .doc = doc_nvmlGpuUptime_v1_t),
    [T_nvmlDramEncryptionInfo_v1_t] = CB_CLASS("nvmlDramEncryptionInfo_v1_t", RECORD,
        .record = &record_nvmlDramEncryptionInfo_v1_t, .doc = doc_nvmlDramEncryptionInfo_v1_t),
    [T_nvmlDramEncryptionInfo_t] = CB_CLASS_LIKE("nvmlDramEncryptionInfo_t", RECORD,
        T_nvmlDramEncryptionInfo_v1_t, CB_NO_CLASS, .record = &record_nvmlDramEncryptionInfo_v1_t,
        .doc = doc_nvmlDramEncryptionInfo_t),
    [T_nvmlMarginTemperature_v1_t] = CB_CLASS("nvmlMarginTemperature_v1_t", RECORD,
        .record = &record_nvmlMarginTemperature_v1_t, .doc = doc_nvmlMarginTemperature_v1_t),
    [T_nvmlMarginTemperature_t] = CB_CLASS_LIKE("nvmlMarginTemperature_t", RECORD,
        T_nvmlMarginTemperature_v1_t, CB_NO_CLASS, .record = &record_nvmlMarginTemperature_v1_t,
        .doc = doc_nvmlMarginTemperature_t),
    [T_nvmlClkMonFaultInfo_struct] = CB_CLASS("nvmlClkMonFaultInfo_struct", RECORD,
        .record = &record_nvmlClkMonFaultInfo_t, .doc = doc_nvmlClkMonFaultInfo_struct),
    [T_nvmlClkMonFaultInfo_t] = CB_CLASS_LIKE("nvmlClkMonFaultInfo_t", RECORD,
        T_nvmlClkMonFaultInfo_struct, CB_NO_CLASS, .record = &record_nvmlClkMonFaultInfo_t,
        .doc = doc_nvmlClkMonFaultInfo_t),
    [T_nvmlClkMonStatus_status] = CB_CLASS("nvmlClkMonStatus_status", RECORD,
        .record = &record_nvmlClkMonStatus_t, .doc = doc_nvmlClkMonStatus_status),
    [T_nvmlClkMonStatus_t] = CB_CLASS_LIKE("nvmlClkMonStatus_t", RECORD, T_nvmlClkMonStatus_status,
        CB_NO_CLASS, .record = &record_nvmlClkMonStatus_t, .doc = doc_nvmlClkMonStatus_t),
    [T_nvmlClockOffset_v1_t] = CB_CLASS("nvmlClockOffset_v1_t", RECORD,
        .record = &record_nvmlClockOffset_v1_t, .doc = doc_nvmlClockOffset_v1_t),
    [T_nvmlClockOffset_t] = CB_CLASS_LIKE("nvmlClockOffset_t", RECORD, T_nvmlClockOffset_v1_t,
        CB_NO_CLASS, .record = &record_nvmlClockOffset_v1_t, .doc = doc_nvmlClockOffset_t),
    [T_nvmlFanSpeedInfo_v1_t] = CB_CLASS("nvmlFanSpeedInfo_v1_t", RECORD,
        .record = &record_nvmlFanSpeedInfo_v1_t, .doc = doc_nvmlFanSpeedInfo_v1_t),
    [T_nvmlFanSpeedInfo_t] = CB_CLASS_LIKE("nvmlFanSpeedInfo_t", RECORD, T_nvmlFanSpeedInfo_v1_t,
        CB_NO_CLASS, .record = &record_nvmlFanSpeedInfo_v1_t, .doc = doc_nvmlFanSpeedInfo_t),
    [T_nvmlDevicePerfModes_v1_t] = CB_CLASS("nvmlDevicePerfModes_v1_t", RECORD,
        .record = &record_nvmlDevicePerfModes_v1_t, .doc = doc_nvmlDevicePerfModes_v1_t),
    [T_nvmlDevicePerfModes_t] = CB_CLASS_LIKE("nvmlDevicePerfModes_t", RECORD,
        T_nvmlDevicePerfModes_v1_t, CB_NO_CLASS, .record = &record_nvmlDevicePerfModes_v1_t,
        .doc = doc_nvmlDevicePerfModes_t),
    [T_nvmlDeviceCurrentClockFreqs_v1_t] = CB_CLASS("nvmlDeviceCurrentClockFreqs_v1_t", RECORD,
        .record = &record_nvmlDeviceCurrentClockFreqs_v1_t,
        .doc = doc_nvmlDeviceCurrentClockFreqs_v1_t),
    [T_nvmlDeviceCurrentClockFreqs_t] = CB_CLASS_LIKE("nvmlDeviceCurrentClockFreqs_t", RECORD,
        T_nvmlDeviceCurrentClockFreqs_v1_t, CB_NO_CLASS,
        .record = &record_nvmlDeviceCurrentClockFreqs_v1_t,
        .doc = doc_nvmlDeviceCurrentClockFreqs_t),
    [T_nvmlDevicePowerMizerModes_v1_t] = CB_CLASS("nvmlDevicePowerMizerModes_v1_t", RECORD,
        .record = &record_nvmlDevicePowerMizerModes_v1_t,
        .doc = doc_nvmlDevicePowerMizerModes_v1_t),
    [T_nvmlProcessUtilizationSample_st] = CB_CLASS("nvmlProcessUtilizationSample_st", RECORD,
        .record = &record_nvmlProcessUtilizationSample_t,
        .doc = doc_nvmlProcessUtilizationSample_st),
    [T_nvmlProcessUtilizationSample_t] = CB_CLASS_LIKE("nvmlProcessUtilizationSample_t", RECORD,
        T_nvmlProcessUtilizationSample_st, CB_NO_CLASS,
        .record = &record_nvmlProcessUtilizationSample_t,
        .doc = doc_nvmlProcessUtilizationSample_t),
    [T_nvmlProcessUtilizationInfo_v1_t] = CB_CLASS("nvmlProcessUtilizationInfo_v1_t", RECORD,
        .record = &record_nvmlProcessUtilizationInfo_v1_t,
        .doc = doc_nvmlProcessUtilizationInfo_v1_t),
    [T_nvmlProcessesUtilizationInfo_v1_t] = CB_CLASS("nvmlProcessesUtilizationInfo_v1_t", RECORD,
        .record = &record_nvmlProcessesUtilizationInfo_v1_t,
        .doc = doc_nvmlProcessesUtilizationInfo_v1_t),
    [T_nvmlProcessesUtilizationInfo_t] = CB_CLASS_LIKE("nvmlProcessesUtilizationInfo_t", RECORD,
        T_nvmlProcessesUtilizationInfo_v1_t, CB_NO_CLASS,
        .record = &record_nvmlProcessesUtilizationInfo_v1_t,
        .doc = doc_nvmlProcessesUtilizationInfo_t),
    [T_nvmlEccSramErrorStatus_v1_t] = CB_CLASS("nvmlEccSramErrorStatus_v1_t", RECORD,
        .record = &record_nvmlEccSramErrorStatus_v1_t, .doc = doc_nvmlEccSramErrorStatus_v1_t),
    [T_nvmlEccSramErrorStatus_t] = CB_CLASS_LIKE("nvmlEccSramErrorStatus_t", RECORD,
        T_nvmlEccSramErrorStatus_v1_t, CB_NO_CLASS, .record = &record_nvmlEccSramErrorStatus_v1_t,
        .doc = doc_nvmlEccSramErrorStatus_t),
    [T_nvmlPlatformInfo_v1_t] = CB_CLASS("nvmlPlatformInfo_v1_t", RECORD,
        .record = &record_nvmlPlatformInfo_v1_t, .doc = doc_nvmlPlatformInfo_v1_t),
    [T_nvmlPlatformInfo_v2_t] = CB_CLASS("nvmlPlatformInfo_v2_t", RECORD,
        .record = &record_nvmlPlatformInfo_v2_t, .doc = doc_nvmlPlatformInfo_v2_t),
    [T_nvmlPlatformInfo_t] = CB_CLASS_LIKE("nvmlPlatformInfo_t", RECORD, T_nvmlPlatformInfo_v2_t,
        CB_NO_CLASS, .record = &record_nvmlPlatformInfo_v2_t, .doc = doc_nvmlPlatformInfo_t),
    [T_nvmlHostname_v1_t] = CB_CLASS("nvmlHostname_v1_t", RECORD,
        .record = &record_nvmlHostname_v1_t, .doc = doc_nvmlHostname_v1_t),
    [T_nvmlEccSramUniqueUncorrectedErrorEntry_v1_t] =
        CB_CLASS("nvmlEccSramUniqueUncorrectedErrorEntry_v1_t", RECORD,
            .record = &record_nvmlEccSramUniqueUncorrectedErrorEntry_v1_t,
            .doc = doc_nvmlEccSramUniqueUncorrectedErrorEntry_v1_t),
    [T_nvmlEccSramUniqueUncorrectedErrorCounts_v1_t] =
        CB_CLASS("nvmlEccSramUniqueUncorrectedErrorCounts_v1_t", RECORD,
            .record = &record_nvmlEccSramUniqueUncorrectedErrorCounts_v1_t,
            .doc = doc_nvmlEccSramUniqueUncorrectedErrorCounts_v1_t),
    [T_nvmlEccSramUniqueUncorrectedErrorCounts_t] =
        CB_CLASS_LIKE("nvmlEccSramUniqueUncorrectedErrorCounts_t", RECORD,
            T_nvmlEccSramUniqueUncorrectedErrorCounts_v1_t, CB_NO_CLASS,
            .record = &record_nvmlEccSramUniqueUncorrectedErrorCounts_v1_t,
            .doc = doc_nvmlEccSramUniqueUncorrectedErrorCounts_t),
    [T_nvmlRemappedRowsInfo_v2_t] = CB_CLASS("nvmlRemappedRowsInfo_v2_t", RECORD,
        .record = &record_nvmlRemappedRowsInfo_v2_t, .doc = doc_nvmlRemappedRowsInfo_v2_t),
    [T_nvmlRusdSettings_v1_t] = CB_CLASS("nvmlRusdSettings_v1_t", RECORD,
        .record = &record_nvmlRusdSettings_v1_t, .doc = doc_nvmlRusdSettings_v1_t),
    [T_nvmlGpuDynamicPstatesInfo_st] = CB_CLASS("nvmlGpuDynamicPstatesInfo_st", RECORD,
        .record = &record_nvmlGpuDynamicPstatesInfo_t, .doc = doc_nvmlGpuDynamicPstatesInfo_st),
    [T_nvmlGpuDynamicPstatesInfo_t] = CB_CLASS_LIKE("nvmlGpuDynamicPstatesInfo_t", RECORD,
        T_nvmlGpuDynamicPstatesInfo_st, CB_NO_CLASS, .record = &record_nvmlGpuDynamicPstatesInfo_t,
        .doc = doc_nvmlGpuDynamicPstatesInfo_t),
    [T_nvmlGpuDynamicPstatesInfo_t_anon0] = CB_CLASS("nvmlGpuDynamicPstatesInfo_t_anon0", RECORD,
        .record = &record_nvmlGpuDynamicPstatesInfo_t_anon0,
        .doc = doc_nvmlGpuDynamicPstatesInfo_t_anon0),
    [T_nvmlPowerValue_v2_t] = CB_CLASS("nvmlPowerValue_v2_t", RECORD,
        .record = &record_nvmlPowerValue_v2_t, .doc = doc_nvmlPowerValue_v2_t),
    [T_nvmlAdaptiveTgpModeInfo_v1_t] = CB_CLASS("nvmlAdaptiveTgpModeInfo_v1_t", RECORD,
        .record = &record_nvmlAdaptiveTgpModeInfo_v1_t, .doc = doc_nvmlAdaptiveTgpModeInfo_v1_t),
    [T_nvmlVgpuHeterogeneousMode_v1_t] = CB_CLASS("nvmlVgpuHeterogeneousMode_v1_t", RECORD,
        .record = &record_nvmlVgpuHeterogeneousMode_v1_t,
        .doc = doc_nvmlVgpuHeterogeneousMode_v1_t),
    [T_nvmlVgpuHeterogeneousMode_t] = CB_CLASS_LIKE("nvmlVgpuHeterogeneousMode_t", RECORD,
        T_nvmlVgpuHeterogeneousMode_v1_t, CB_NO_CLASS,
        .record = &record_nvmlVgpuHeterogeneousMode_v1_t, .doc = doc_nvmlVgpuHeterogeneousMode_t),
    [T_nvmlVgpuPlacementId_v1_t] = CB_CLASS("nvmlVgpuPlacementId_v1_t", RECORD,
        .record = &record_nvmlVgpuPlacementId_v1_t, .doc = doc_nvmlVgpuPlacementId_v1_t),
    [T_nvmlVgpuPlacementId_t] = CB_CLASS_LIKE("nvmlVgpuPlacementId_t", RECORD,
        T_nvmlVgpuPlacementId_v1_t, CB_NO_CLASS, .record = &record_nvmlVgpuPlacementId_v1_t,
        .doc = doc_nvmlVgpuPlacementId_t),
    [T_nvmlVgpuPlacementList_v1_t] = CB_CLASS("nvmlVgpuPlacementList_v1_t", RECORD,
        .record = &record_nvmlVgpuPlacementList_v1_t, .doc = doc_nvmlVgpuPlacementList_v1_t),
    [T_nvmlVgpuPlacementList_v2_t] = CB_CLASS("nvmlVgpuPlacementList_v2_t", RECORD,
        .record = &record_nvmlVgpuPlacementList_v2_t, .doc = doc_nvmlVgpuPlacementList_v2_t),
    [T_nvmlVgpuPlacementList_t] = CB_CLASS_LIKE("nvmlVgpuPlacementList_t", RECORD,
        T_nvmlVgpuPlacementList_v2_t, CB_NO_CLASS, .record = &record_nvmlVgpuPlacementList_v2_t,
        .doc = doc_nvmlVgpuPlacementList_t),
    [T_nvmlVgpuTypeBar1Info_v1_t] = CB_CLASS("nvmlVgpuTypeBar1Info_v1_t", RECORD,
        .record = &record_nvmlVgpuTypeBar1Info_v1_t, .doc = doc_nvmlVgpuTypeBar1Info_v1_t),
    [T_nvmlVgpuTypeBar1Info_t] = CB_CLASS_LIKE("nvmlVgpuTypeBar1Info_t", RECORD,
        T_nvmlVgpuTypeBar1Info_v1_t, CB_NO_CLASS, .record = &record_nvmlVgpuTypeBar1Info_v1_t,
        .doc = doc_nvmlVgpuTypeBar1Info_t),
    [T_nvmlVgpuInstanceUtilizationSample_st] = CB_CLASS("nvmlVgpuInstanceUtilizationSample_st",
        RECORD, .record = &record_nvmlVgpuInstanceUtilizationSample_t,
        .doc = doc_nvmlVgpuInstanceUtilizationSample_st),
    [T_nvmlVgpuInstanceUtilizationSample_t] = CB_CLASS_LIKE("nvmlVgpuInstanceUtilizationSample_t",
        RECORD, T_nvmlVgpuInstanceUtilizationSample_st, CB_NO_CLASS,
        .record = &record_nvmlVgpuInstanceUtilizationSample_t,
        .doc = doc_nvmlVgpuInstanceUtilizationSample_t),
    [T_nvmlVgpuInstanceUtilizationInfo_v1_t] = CB_CLASS("nvmlVgpuInstanceUtilizationInfo_v1_t",
        RECORD, .record = &record_nvmlVgpuInstanceUtilizationInfo_v1_t,
        .doc = doc_nvmlVgpuInstanceUtilizationInfo_v1_t),
    [T_nvmlVgpuInstancesUtilizationInfo_v1_t] = CB_CLASS("nvmlVgpuInstancesUtilizationInfo_v1_t",
        RECORD, .record = &record_nvmlVgpuInstancesUtilizationInfo_v1_t,
        .doc = doc_nvmlVgpuInstancesUtilizationInfo_v1_t),
    [T_nvmlVgpuInstancesUtilizationInfo_t] = CB_CLASS_LIKE("nvmlVgpuInstancesUtilizationInfo_t",
        RECORD, T_nvmlVgpuInstancesUtilizationInfo_v1_t, CB_NO_CLASS,
        .record = &record_nvmlVgpuInstancesUtilizationInfo_v1_t,
        .doc = doc_nvmlVgpuInstancesUtilizationInfo_t),
    [T_nvmlVgpuProcessUtilizationSample_st] = CB_CLASS("nvmlVgpuProcessUtilizationSample_st",
        RECORD, .record = &record_nvmlVgpuProcessUtilizationSample_t,
        .doc = doc_nvmlVgpuProcessUtilizationSample_st),
    [T_nvmlVgpuProcessUtilizationSample_t] = CB_CLASS_LIKE("nvmlVgpuProcessUtilizationSample_t",
        RECORD, T_nvmlVgpuProcessUtilizationSample_st, CB_NO_CLASS,
        .record = &record_nvmlVgpuProcessUtilizationSample_t,
        .doc = doc_nvmlVgpuProcessUtilizationSample_t),
    [T_nvmlVgpuProcessUtilizationInfo_v1_t] = CB_CLASS("nvmlVgpuProcessUtilizationInfo_v1_t",
        RECORD, .record = &record_nvmlVgpuProcessUtilizationInfo_v1_t,
        .doc = doc_nvmlVgpuProcessUtilizationInfo_v1_t),
    [T_nvmlVgpuProcessesUtilizationInfo_v1_t] = CB_CLASS("nvmlVgpuProcessesUtilizationInfo_v1_t",
        RECORD, .record = &record_nvmlVgpuProcessesUtilizationInfo_v1_t,
        .doc = doc_nvmlVgpuProcessesUtilizationInfo_v1_t),
    [T_nvmlVgpuProcessesUtilizationInfo_t] = CB_CLASS_LIKE("nvmlVgpuProcessesUtilizationInfo_t",
        RECORD, T_nvmlVgpuProcessesUtilizationInfo_v1_t, CB_NO_CLASS,
        .record = &record_nvmlVgpuProcessesUtilizationInfo_v1_t,
        .doc = doc_nvmlVgpuProcessesUtilizationInfo_t),
    [T_nvmlVgpuRuntimeState_v1_t] = CB_CLASS("nvmlVgpuRuntimeState_v1_t", RECORD,
        .record = &record_nvmlVgpuRuntimeState_v1_t, .doc = doc_nvmlVgpuRuntimeState_v1_t),
    [T_nvmlVgpuRuntimeState_t] = CB_CLASS_LIKE("nvmlVgpuRuntimeState_t", RECORD,
        T_nvmlVgpuRuntimeState_v1_t, CB_NO_CLASS, .record = &record_nvmlVgpuRuntimeState_v1_t,
        .doc = doc_nvmlVgpuRuntimeState_t),
    [T_nvmlVgpuSchedulerParams_t] = CB_CLASS("nvmlVgpuSchedulerParams_t", RECORD,
        .record = &record_nvmlVgpuSchedulerParams_t, .doc = doc_nvmlVgpuSchedulerParams_t),
    [T_nvmlVgpuSchedulerParams_t_anon0] = CB_CLASS("nvmlVgpuSchedulerParams_t_anon0", RECORD,
        .record = &record_nvmlVgpuSchedulerParams_t_anon0,
        .doc = doc_nvmlVgpuSchedulerParams_t_anon0),
    [T_nvmlVgpuSchedulerParams_t_anon1] = CB_CLASS("nvmlVgpuSchedulerParams_t_anon1", RECORD,
        .record = &record_nvmlVgpuSchedulerParams_t_anon1,
        .doc = doc_nvmlVgpuSchedulerParams_t_anon1),
    [T_nvmlVgpuSchedulerLogEntries_st] = CB_CLASS("nvmlVgpuSchedulerLogEntries_st", RECORD,
        .record = &record_nvmlVgpuSchedulerLogEntry_t, .doc = doc_nvmlVgpuSchedulerLogEntries_st),
    [T_nvmlVgpuSchedulerLogEntry_t] = CB_CLASS_LIKE("nvmlVgpuSchedulerLogEntry_t", RECORD,
        T_nvmlVgpuSchedulerLogEntries_st, CB_NO_CLASS,
        .record = &record_nvmlVgpuSchedulerLogEntry_t, .doc = doc_nvmlVgpuSchedulerLogEntry_t),
    [T_nvmlVgpuSchedulerLog_st] = CB_CLASS("nvmlVgpuSchedulerLog_st", RECORD,
        .record = &record_nvmlVgpuSchedulerLog_t, .doc = doc_nvmlVgpuSchedulerLog_st),
    [T_nvmlVgpuSchedulerLog_t] = CB_CLASS_LIKE("nvmlVgpuSchedulerLog_t", RECORD,
        T_nvmlVgpuSchedulerLog_st, CB_NO_CLASS, .record = &record_nvmlVgpuSchedulerLog_t,
        .doc = doc_nvmlVgpuSchedulerLog_t),
    [T_nvmlVgpuSchedulerGetState_st] = CB_CLASS("nvmlVgpuSchedulerGetState_st", RECORD,
        .record = &record_nvmlVgpuSchedulerGetState_t, .doc = doc_nvmlVgpuSchedulerGetState_st),
    [T_nvmlVgpuSchedulerGetState_t] = CB_CLASS_LIKE("nvmlVgpuSchedulerGetState_t", RECORD,
        T_nvmlVgpuSchedulerGetState_st, CB_NO_CLASS, .record = &record_nvmlVgpuSchedulerGetState_t,
        .doc = doc_nvmlVgpuSchedulerGetState_t),
    [T_nvmlVgpuSchedulerSetParams_t] = CB_CLASS("nvmlVgpuSchedulerSetParams_t", RECORD,
        .record = &record_nvmlVgpuSchedulerSetParams_t, .doc = doc_nvmlVgpuSchedulerSetParams_t),
    [T_nvmlVgpuSchedulerSetParams_t_anon0] = CB_CLASS("nvmlVgpuSchedulerSetParams_t_anon0", RECORD,
        .record = &record_nvmlVgpuSchedulerSetParams_t_anon0,
        .doc = doc_nvmlVgpuSchedulerSetParams_t_anon0),
    [T_nvmlVgpuSchedulerSetParams_t_anon1] = CB_CLASS("nvmlVgpuSchedulerSetParams_t_anon1", RECORD,
        .record = &record_nvmlVgpuSchedulerSetParams_t_anon1,
        .doc = doc_nvmlVgpuSchedulerSetParams_t_anon1),
    [T_nvmlVgpuSchedulerSetState_st] = CB_CLASS("nvmlVgpuSchedulerSetState_st", RECORD,
        .record = &record_nvmlVgpuSchedulerSetState_t, .doc = doc_nvmlVgpuSchedulerSetState_st),
    [T_nvmlVgpuSchedulerSetState_t] = CB_CLASS_LIKE("nvmlVgpuSchedulerSetState_t", RECORD,
        T_nvmlVgpuSchedulerSetState_st, CB_NO_CLASS, .record = &record_nvmlVgpuSchedulerSetState_t,
        .doc = doc_nvmlVgpuSchedulerSetState_t),
    [T_nvmlVgpuSchedulerCapabilities_st] = CB_CLASS("nvmlVgpuSchedulerCapabilities_st", RECORD,
        .record = &record_nvmlVgpuSchedulerCapabilities_t,
        .doc = doc_nvmlVgpuSchedulerCapabilities_st),
    [T_nvmlVgpuSchedulerCapabilities_t] = CB_CLASS_LIKE("nvmlVgpuSchedulerCapabilities_t", RECORD,
        T_nvmlVgpuSchedulerCapabilities_st, CB_NO_CLASS,
        .record = &record_nvmlVgpuSchedulerCapabilities_t,
        .doc = doc_nvmlVgpuSchedulerCapabilities_t),
    [T_nvmlVgpuLicenseExpiry_st] = CB_CLASS("nvmlVgpuLicenseExpiry_st", RECORD,
        .record = &record_nvmlVgpuLicenseExpiry_t, .doc = doc_nvmlVgpuLicenseExpiry_st),
    [T_nvmlVgpuLicenseExpiry_t] = CB_CLASS_LIKE("nvmlVgpuLicenseExpiry_t", RECORD,
        T_nvmlVgpuLicenseExpiry_st, CB_NO_CLASS, .record = &record_nvmlVgpuLicenseExpiry_t,
        .doc = doc_nvmlVgpuLicenseExpiry_t),
    [T_nvmlVgpuLicenseInfo_st] = CB_CLASS("nvmlVgpuLicenseInfo_st", RECORD,
        .record = &record_nvmlVgpuLicenseInfo_t, .doc = doc_nvmlVgpuLicenseInfo_st),
    [T_nvmlVgpuLicenseInfo_t] = CB_CLASS_LIKE("nvmlVgpuLicenseInfo_t", RECORD,
        T_nvmlVgpuLicenseInfo_st, CB_NO_CLASS, .record = &record_nvmlVgpuLicenseInfo_t,
        .doc = doc_nvmlVgpuLicenseInfo_t),
    [T_nvmlGridLicenseExpiry_st] = CB_CLASS("nvmlGridLicenseExpiry_st", RECORD,
        .record = &record_nvmlGridLicenseExpiry_t, .doc = doc_nvmlGridLicenseExpiry_st),
    [T_nvmlGridLicenseExpiry_t] = CB_CLASS_LIKE("nvmlGridLicenseExpiry_t", RECORD,
        T_nvmlGridLicenseExpiry_st, CB_NO_CLASS, .record = &record_nvmlGridLicenseExpiry_t,
        .doc = doc_nvmlGridLicenseExpiry_t),
    [T_nvmlGridLicensableFeature_st] = CB_CLASS("nvmlGridLicensableFeature_st", RECORD,
        .record = &record_nvmlGridLicensableFeature_t, .doc = doc_nvmlGridLicensableFeature_st),
    [T_nvmlGridLicensableFeature_t] = CB_CLASS_LIKE("nvmlGridLicensableFeature_t", RECORD,
        T_nvmlGridLicensableFeature_st, CB_NO_CLASS, .record = &record_nvmlGridLicensableFeature_t,
        .doc = doc_nvmlGridLicensableFeature_t),
    [T_nvmlGridLicensableFeatures_st] = CB_CLASS("nvmlGridLicensableFeatures_st", RECORD,
        .record = &record_nvmlGridLicensableFeatures_t, .doc = doc_nvmlGridLicensableFeatures_st),
    [T_nvmlGridLicensableFeatures_t] = CB_CLASS_LIKE("nvmlGridLicensableFeatures_t", RECORD,
        T_nvmlGridLicensableFeatures_st, CB_NO_CLASS,
        .record = &record_nvmlGridLicensableFeatures_t, .doc = doc_nvmlGridLicensableFeatures_t),
    [T_nvmlVgpuTypeIdInfo_v1_t] = CB_CLASS("nvmlVgpuTypeIdInfo_v1_t", RECORD,
        .record = &record_nvmlVgpuTypeIdInfo_v1_t, .doc = doc_nvmlVgpuTypeIdInfo_v1_t),
    [T_nvmlVgpuTypeIdInfo_t] = CB_CLASS_LIKE("nvmlVgpuTypeIdInfo_t", RECORD,
        T_nvmlVgpuTypeIdInfo_v1_t, CB_NO_CLASS, .record = &record_nvmlVgpuTypeIdInfo_v1_t,
        .doc = doc_nvmlVgpuTypeIdInfo_t),
    [T_nvmlVgpuTypeMaxInstance_v1_t] = CB_CLASS("nvmlVgpuTypeMaxInstance_v1_t", RECORD,
        .record = &record_nvmlVgpuTypeMaxInstance_v1_t, .doc = doc_nvmlVgpuTypeMaxInstance_v1_t),
    [T_nvmlVgpuTypeMaxInstance_t] = CB_CLASS_LIKE("nvmlVgpuTypeMaxInstance_t", RECORD,
        T_nvmlVgpuTypeMaxInstance_v1_t, CB_NO_CLASS,
        .record = &record_nvmlVgpuTypeMaxInstance_v1_t, .doc = doc_nvmlVgpuTypeMaxInstance_t),
    [T_nvmlActiveVgpuInstanceInfo_v1_t] = CB_CLASS("nvmlActiveVgpuInstanceInfo_v1_t", RECORD,
        .record = &record_nvmlActiveVgpuInstanceInfo_v1_t,
        .doc = doc_nvmlActiveVgpuInstanceInfo_v1_t),
    [T_nvmlActiveVgpuInstanceInfo_t] = CB_CLASS_LIKE("nvmlActiveVgpuInstanceInfo_t", RECORD,
        T_nvmlActiveVgpuInstanceInfo_v1_t, CB_NO_CLASS,
        .record = &record_nvmlActiveVgpuInstanceInfo_v1_t, .doc = doc_nvmlActiveVgpuInstanceInfo_t),
    [T_nvmlVgpuSchedulerState_v1_t] = CB_CLASS("nvmlVgpuSchedulerState_v1_t", RECORD,
        .record = &record_nvmlVgpuSchedulerState_v1_t, .doc = doc_nvmlVgpuSchedulerState_v1_t),
    [T_nvmlVgpuSchedulerState_t] = CB_CLASS_LIKE("nvmlVgpuSchedulerState_t", RECORD,
        T_nvmlVgpuSchedulerState_v1_t, CB_NO_CLASS, .record = &record_nvmlVgpuSchedulerState_v1_t,
        .doc = doc_nvmlVgpuSchedulerState_t),
    [T_nvmlVgpuSchedulerStateInfo_v1_t] = CB_CLASS("nvmlVgpuSchedulerStateInfo_v1_t", RECORD,
        .record = &record_nvmlVgpuSchedulerStateInfo_v1_t,
        .doc = doc_nvmlVgpuSchedulerStateInfo_v1_t),
    [T_nvmlVgpuSchedulerStateInfo_t] = CB_CLASS_LIKE("nvmlVgpuSchedulerStateInfo_t", RECORD,
        T_nvmlVgpuSchedulerStateInfo_v1_t, CB_NO_CLASS,
        .record = &record_nvmlVgpuSchedulerStateInfo_v1_t, .doc = doc_nvmlVgpuSchedulerStateInfo_t),
    [T_nvmlVgpuSchedulerLogInfo_v1_t] = CB_CLASS("nvmlVgpuSchedulerLogInfo_v1_t", RECORD,
        .record = &record_nvmlVgpuSchedulerLogInfo_v1_t, .doc = doc_nvmlVgpuSchedulerLogInfo_v1_t),
    [T_nvmlVgpuSchedulerLogInfo_t] = CB_CLASS_LIKE("nvmlVgpuSchedulerLogInfo_t", RECORD,
        T_nvmlVgpuSchedulerLogInfo_v1_t, CB_NO_CLASS,
        .record = &record_nvmlVgpuSchedulerLogInfo_v1_t, .doc = doc_nvmlVgpuSchedulerLogInfo_t),
    [T_nvmlVgpuCreatablePlacementInfo_v1_t] = CB_CLASS("nvmlVgpuCreatablePlacementInfo_v1_t",
        RECORD, .record = &record_nvmlVgpuCreatablePlacementInfo_v1_t,
        .doc = doc_nvmlVgpuCreatablePlacementInfo_v1_t),
    [T_nvmlVgpuCreatablePlacementInfo_t] = CB_CLASS_LIKE("nvmlVgpuCreatablePlacementInfo_t",
        RECORD, T_nvmlVgpuCreatablePlacementInfo_v1_t, CB_NO_CLASS,
        .record = &record_nvmlVgpuCreatablePlacementInfo_v1_t,
        .doc = doc_nvmlVgpuCreatablePlacementInfo_t),
    [T_nvmlVgpuSchedulerStateInfo_v2_t] = CB_CLASS("nvmlVgpuSchedulerStateInfo_v2_t", RECORD,
        .record = &record_nvmlVgpuSchedulerStateInfo_v2_t,
        .doc = doc_nvmlVgpuSchedulerStateInfo_v2_t),
    [T_nvmlVgpuSchedulerLogEntry_v2_t] = CB_CLASS("nvmlVgpuSchedulerLogEntry_v2_t", RECORD,
        .record = &record_nvmlVgpuSchedulerLogEntry_v2_t,
        .doc = doc_nvmlVgpuSchedulerLogEntry_v2_t),
    [T_nvmlVgpuSchedulerLogInfo_v2_t] = CB_CLASS("nvmlVgpuSchedulerLogInfo_v2_t", RECORD,
        .record = &record_nvmlVgpuSchedulerLogInfo_v2_t, .doc = doc_nvmlVgpuSchedulerLogInfo_v2_t),
    [T_nvmlVgpuSchedulerState_v2_t] = CB_CLASS("nvmlVgpuSchedulerState_v2_t", RECORD,
        .record = &record_nvmlVgpuSchedulerState_v2_t, .doc = doc_nvmlVgpuSchedulerState_v2_t),
    [T_nvmlNvLinkPowerThres_st] = CB_CLASS("nvmlNvLinkPowerThres_st", RECORD,
        .record = &record_nvmlNvLinkPowerThres_t, .doc = doc_nvmlNvLinkPowerThres_st),
    [T_nvmlNvLinkPowerThres_t] = CB_CLASS_LIKE("nvmlNvLinkPowerThres_t", RECORD,
        T_nvmlNvLinkPowerThres_st, CB_NO_CLASS, .record = &record_nvmlNvLinkPowerThres_t,
        .doc = doc_nvmlNvLinkPowerThres_t),
    [T_nvmlFieldValue_st] = CB_CLASS("nvmlFieldValue_st", RECORD,
        .record = &record_nvmlFieldValue_t, .doc = doc_nvmlFieldValue_st),
    [T_nvmlFieldValue_t] = CB_CLASS_LIKE("nvmlFieldValue_t", RECORD, T_nvmlFieldValue_st,
        CB_NO_CLASS, .record = &record_nvmlFieldValue_t, .doc = doc_nvmlFieldValue_t),
    [T_nvmlHwbcEntry_st] = CB_CLASS("nvmlHwbcEntry_st", RECORD, .record = &record_nvmlHwbcEntry_t,
        .doc = doc_nvmlHwbcEntry_st),
    [T_nvmlHwbcEntry_t] = CB_CLASS_LIKE("nvmlHwbcEntry_t", RECORD, T_nvmlHwbcEntry_st, CB_NO_CLASS,
        .record = &record_nvmlHwbcEntry_t, .doc = doc_nvmlHwbcEntry_t),
    [T_nvmlLedState_st] = CB_CLASS("nvmlLedState_st", RECORD, .record = &record_nvmlLedState_t,
        .doc = doc_nvmlLedState_st),
    [T_nvmlLedState_t] = CB_CLASS_LIKE("nvmlLedState_t", RECORD, T_nvmlLedState_st, CB_NO_CLASS,
        .record = &record_nvmlLedState_t, .doc = doc_nvmlLedState_t),
    [T_nvmlUnitInfo_st] = CB_CLASS("nvmlUnitInfo_st", RECORD, .record = &record_nvmlUnitInfo_t,
        .doc = doc_nvmlUnitInfo_st),
    [T_nvmlUnitInfo_t] = CB_CLASS_LIKE("nvmlUnitInfo_t", RECORD, T_nvmlUnitInfo_st, CB_NO_CLASS,
        .record = &record_nvmlUnitInfo_t, .doc = doc_nvmlUnitInfo_t),
    [T_nvmlPSUInfo_st] = CB_CLASS("nvmlPSUInfo_st", RECORD, .record = &record_nvmlPSUInfo_t,
        .doc = doc_nvmlPSUInfo_st),
    [T_nvmlPSUInfo_t] = CB_CLASS_LIKE("nvmlPSUInfo_t", RECORD, T_nvmlPSUInfo_st, CB_NO_CLASS,
        .record = &record_nvmlPSUInfo_t, .doc = doc_nvmlPSUInfo_t),
    [T_nvmlUnitFanInfo_st] = CB_CLASS("nvmlUnitFanInfo_st", RECORD,
        .record = &record_nvmlUnitFanInfo_t, .doc = doc_nvmlUnitFanInfo_st),
    [T_nvmlUnitFanInfo_t] = CB_CLASS_LIKE("nvmlUnitFanInfo_t", RECORD, T_nvmlUnitFanInfo_st,
        CB_NO_CLASS, .record = &record_nvmlUnitFanInfo_t, .doc = doc_nvmlUnitFanInfo_t),
    [T_nvmlUnitFanSpeeds_st] = CB_CLASS("nvmlUnitFanSpeeds_st", RECORD,
        .record = &record_nvmlUnitFanSpeeds_t, .doc = doc_nvmlUnitFanSpeeds_st),
    [T_nvmlUnitFanSpeeds_t] = CB_CLASS_LIKE("nvmlUnitFanSpeeds_t", RECORD, T_nvmlUnitFanSpeeds_st,
        CB_NO_CLASS, .record = &record_nvmlUnitFanSpeeds_t, .doc = doc_nvmlUnitFanSpeeds_t),
    [T_nvmlEventData_st] = CB_CLASS("nvmlEventData_st", RECORD, .record = &record_nvmlEventData_t,
        .doc = doc_nvmlEventData_st),
    [T_nvmlEventData_t] = CB_CLASS_LIKE("nvmlEventData_t", RECORD, T_nvmlEventData_st, CB_NO_CLASS,
        .record = &record_nvmlEventData_t, .doc = doc_nvmlEventData_t),
    [T_nvmlEventSetGetContextCount_v1_t] = CB_CLASS("nvmlEventSetGetContextCount_v1_t", RECORD,
        .record = &record_nvmlEventSetGetContextCount_v1_t,
        .doc = doc_nvmlEventSetGetContextCount_v1_t),
    [T_nvmlEventSetGetContextInfo_v1_t] = CB_CLASS("nvmlEventSetGetContextInfo_v1_t", RECORD,
        .record = &record_nvmlEventSetGetContextInfo_v1_t,
        .doc = doc_nvmlEventSetGetContextInfo_v1_t),
    [T_nvmlEventSetGetContextData_v1_t] = CB_CLASS("nvmlEventSetGetContextData_v1_t", RECORD,
        .record = &record_nvmlEventSetGetContextData_v1_t,
        .doc = doc_nvmlEventSetGetContextData_v1_t),
    [T_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t] =
        CB_CLASS("nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t", RECORD,
            .record = &record_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t,
            .doc = doc_nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t),
    [T_nvmlSystemEventSetCreateRequest_v1_t] = CB_CLASS("nvmlSystemEventSetCreateRequest_v1_t",
        RECORD, .record = &record_nvmlSystemEventSetCreateRequest_v1_t,
        .doc = doc_nvmlSystemEventSetCreateRequest_v1_t),
    [T_nvmlSystemEventSetCreateRequest_t] = CB_CLASS_LIKE("nvmlSystemEventSetCreateRequest_t",
        RECORD, T_nvmlSystemEventSetCreateRequest_v1_t, CB_NO_CLASS,
        .record = &record_nvmlSystemEventSetCreateRequest_v1_t,
        .doc = doc_nvmlSystemEventSetCreateRequest_t),
    [T_nvmlSystemEventSetFreeRequest_v1_t] = CB_CLASS("nvmlSystemEventSetFreeRequest_v1_t", RECORD,
        .record = &record_nvmlSystemEventSetFreeRequest_v1_t,
        .doc = doc_nvmlSystemEventSetFreeRequest_v1_t),
    [T_nvmlSystemEventSetFreeRequest_t] = CB_CLASS_LIKE("nvmlSystemEventSetFreeRequest_t", RECORD,
        T_nvmlSystemEventSetFreeRequest_v1_t, CB_NO_CLASS,
        .record = &record_nvmlSystemEventSetFreeRequest_v1_t,
        .doc = doc_nvmlSystemEventSetFreeRequest_t),
    [T_nvmlSystemRegisterEventRequest_v1_t] = CB_CLASS("nvmlSystemRegisterEventRequest_v1_t",
        RECORD, .record = &record_nvmlSystemRegisterEventRequest_v1_t,
        .doc = doc_nvmlSystemRegisterEventRequest_v1_t),
    [T_nvmlSystemRegisterEventRequest_t] = CB_CLASS_LIKE("nvmlSystemRegisterEventRequest_t",
        RECORD, T_nvmlSystemRegisterEventRequest_v1_t, CB_NO_CLASS,
        .record = &record_nvmlSystemRegisterEventRequest_v1_t,
        .doc = doc_nvmlSystemRegisterEventRequest_t),
    [T_nvmlSystemEventData_v1_t] = CB_CLASS("nvmlSystemEventData_v1_t", RECORD,
        .record = &record_nvmlSystemEventData_v1_t, .doc = doc_nvmlSystemEventData_v1_t),
    [T_nvmlSystemEventSetWaitRequest_v1_t] = CB_CLASS("nvmlSystemEventSetWaitRequest_v1_t", RECORD,
        .record = &record_nvmlSystemEventSetWaitRequest_v1_t,
        .doc = doc_nvmlSystemEventSetWaitRequest_v1_t),
    [T_nvmlSystemEventSetWaitRequest_t] = CB_CLASS_LIKE("nvmlSystemEventSetWaitRequest_t", RECORD,
        T_nvmlSystemEventSetWaitRequest_v1_t, CB_NO_CLASS,
        .record = &record_nvmlSystemEventSetWaitRequest_v1_t,
        .doc = doc_nvmlSystemEventSetWaitRequest_t),
    [T_nvmlAccountingStats_st] = CB_CLASS("nvmlAccountingStats_st", RECORD,
        .record = &record_nvmlAccountingStats_t, .doc = doc_nvmlAccountingStats_st),
    [T_nvmlAccountingStats_t] = CB_CLASS_LIKE("nvmlAccountingStats_t", RECORD,
        T_nvmlAccountingStats_st, CB_NO_CLASS, .record = &record_nvmlAccountingStats_t,
        .doc = doc_nvmlAccountingStats_t),
    [T_nvmlAccountingStats_v2_t] = CB_CLASS("nvmlAccountingStats_v2_t", RECORD,
        .record = &record_nvmlAccountingStats_v2_t, .doc = doc_nvmlAccountingStats_v2_t),
    [T_nvmlEncoderSessionInfo_st] = CB_CLASS("nvmlEncoderSessionInfo_st", RECORD,
        .record = &record_nvmlEncoderSessionInfo_t, .doc = doc_nvmlEncoderSessionInfo_st),
    [T_nvmlEncoderSessionInfo_t] = CB_CLASS_LIKE("nvmlEncoderSessionInfo_t", RECORD,
        T_nvmlEncoderSessionInfo_st, CB_NO_CLASS, .record = &record_nvmlEncoderSessionInfo_t,
        .doc = doc_nvmlEncoderSessionInfo_t),
    [T_nvmlFBCStats_st] = CB_CLASS("nvmlFBCStats_st", RECORD, .record = &record_nvmlFBCStats_t,
        .doc = doc_nvmlFBCStats_st),
    [T_nvmlFBCStats_t] = CB_CLASS_LIKE("nvmlFBCStats_t", RECORD, T_nvmlFBCStats_st, CB_NO_CLASS,
        .record = &record_nvmlFBCStats_t, .doc = doc_nvmlFBCStats_t),
    [T_nvmlFBCSessionInfo_st] = CB_CLASS("nvmlFBCSessionInfo_st", RECORD,
        .record = &record_nvmlFBCSessionInfo_t, .doc = doc_nvmlFBCSessionInfo_st),
    [T_nvmlFBCSessionInfo_t] = CB_CLASS_LIKE("nvmlFBCSessionInfo_t", RECORD,
        T_nvmlFBCSessionInfo_st, CB_NO_CLASS, .record = &record_nvmlFBCSessionInfo_t,
        .doc = doc_nvmlFBCSessionInfo_t),
    [T_nvmlConfComputeSystemCaps_st] = CB_CLASS("nvmlConfComputeSystemCaps_st", RECORD,
        .record = &record_nvmlConfComputeSystemCaps_t, .doc = doc_nvmlConfComputeSystemCaps_st),
    [T_nvmlConfComputeSystemCaps_t] = CB_CLASS_LIKE("nvmlConfComputeSystemCaps_t", RECORD,
        T_nvmlConfComputeSystemCaps_st, CB_NO_CLASS, .record = &record_nvmlConfComputeSystemCaps_t,
        .doc = doc_nvmlConfComputeSystemCaps_t),
    [T_nvmlConfComputeSystemState_st] = CB_CLASS("nvmlConfComputeSystemState_st", RECORD,
        .record = &record_nvmlConfComputeSystemState_t, .doc = doc_nvmlConfComputeSystemState_st),
    [T_nvmlConfComputeSystemState_t] = CB_CLASS_LIKE("nvmlConfComputeSystemState_t", RECORD,
        T_nvmlConfComputeSystemState_st, CB_NO_CLASS,
        .record = &record_nvmlConfComputeSystemState_t, .doc = doc_nvmlConfComputeSystemState_t),
    [T_nvmlSystemConfComputeSettings_v1_t] = CB_CLASS("nvmlSystemConfComputeSettings_v1_t", RECORD,
        .record = &record_nvmlSystemConfComputeSettings_v1_t,
        .doc = doc_nvmlSystemConfComputeSettings_v1_t),
    [T_nvmlSystemConfComputeSettings_t] = CB_CLASS_LIKE("nvmlSystemConfComputeSettings_t", RECORD,
        T_nvmlSystemConfComputeSettings_v1_t, CB_NO_CLASS,
        .record = &record_nvmlSystemConfComputeSettings_v1_t,
        .doc = doc_nvmlSystemConfComputeSettings_t),
    [T_nvmlSystemConfComputeSettings_v2_t] = CB_CLASS("nvmlSystemConfComputeSettings_v2_t", RECORD,
        .record = &record_nvmlSystemConfComputeSettings_v2_t,
        .doc = doc_nvmlSystemConfComputeSettings_v2_t),
    [T_nvmlConfComputeMemSizeInfo_st] = CB_CLASS("nvmlConfComputeMemSizeInfo_st", RECORD,
        .record = &record_nvmlConfComputeMemSizeInfo_t, .doc = doc_nvmlConfComputeMemSizeInfo_st),
    [T_nvmlConfComputeMemSizeInfo_t] = CB_CLASS_LIKE("nvmlConfComputeMemSizeInfo_t", RECORD,
        T_nvmlConfComputeMemSizeInfo_st, CB_NO_CLASS,
        .record = &record_nvmlConfComputeMemSizeInfo_t, .doc = doc_nvmlConfComputeMemSizeInfo_t),
    [T_nvmlConfComputeGpuCertificate_st] = CB_CLASS("nvmlConfComputeGpuCertificate_st", RECORD,
        .record = &record_nvmlConfComputeGpuCertificate_t,
        .doc = doc_nvmlConfComputeGpuCertificate_st),
    [T_nvmlConfComputeGpuCertificate_t] = CB_CLASS_LIKE("nvmlConfComputeGpuCertificate_t", RECORD,
        T_nvmlConfComputeGpuCertificate_st, CB_NO_CLASS,
        .record = &record_nvmlConfComputeGpuCertificate_t,
        .doc = doc_nvmlConfComputeGpuCertificate_t),
    [T_nvmlConfComputeGpuAttestationReport_st] = CB_CLASS("nvmlConfComputeGpuAttestationReport_st",
        RECORD, .record = &record_nvmlConfComputeGpuAttestationReport_t,
        .doc = doc_nvmlConfComputeGpuAttestationReport_st),
    [T_nvmlConfComputeGpuAttestationReport_t] =
        CB_CLASS_LIKE("nvmlConfComputeGpuAttestationReport_t", RECORD,
            T_nvmlConfComputeGpuAttestationReport_st, CB_NO_CLASS,
            .record = &record_nvmlConfComputeGpuAttestationReport_t,
            .doc = doc_nvmlConfComputeGpuAttestationReport_t),
    [T_nvmlConfComputeSetKeyRotationThresholdInfo_st] =
        CB_CLASS("nvmlConfComputeSetKeyRotationThresholdInfo_st", RECORD,
            .record = &record_nvmlConfComputeSetKeyRotationThresholdInfo_v1_t,
            .doc = doc_nvmlConfComputeSetKeyRotationThresholdInfo_st),
    [T_nvmlConfComputeSetKeyRotationThresholdInfo_v1_t] =
        CB_CLASS_LIKE("nvmlConfComputeSetKeyRotationThresholdInfo_v1_t", RECORD,
            T_nvmlConfComputeSetKeyRotationThresholdInfo_st, CB_NO_CLASS,
            .record = &record_nvmlConfComputeSetKeyRotationThresholdInfo_v1_t,
            .doc = doc_nvmlConfComputeSetKeyRotationThresholdInfo_v1_t),
    [T_nvmlConfComputeSetKeyRotationThresholdInfo_t] =
        CB_CLASS_LIKE("nvmlConfComputeSetKeyRotationThresholdInfo_t", RECORD,
            T_nvmlConfComputeSetKeyRotationThresholdInfo_v1_t, CB_NO_CLASS,
            .record = &record_nvmlConfComputeSetKeyRotationThresholdInfo_v1_t,
            .doc = doc_nvmlConfComputeSetKeyRotationThresholdInfo_t),
    [T_nvmlConfComputeGetKeyRotationThresholdInfo_st] =
        CB_CLASS("nvmlConfComputeGetKeyRotationThresholdInfo_st", RECORD,
            .record = &record_nvmlConfComputeGetKeyRotationThresholdInfo_v1_t,
            .doc = doc_nvmlConfComputeGetKeyRotationThresholdInfo_st),
    [T_nvmlConfComputeGetKeyRotationThresholdInfo_v1_t] =
        CB_CLASS_LIKE("nvmlConfComputeGetKeyRotationThresholdInfo_v1_t", RECORD,
            T_nvmlConfComputeGetKeyRotationThresholdInfo_st, CB_NO_CLASS,
            .record = &record_nvmlConfComputeGetKeyRotationThresholdInfo_v1_t,
            .doc = doc_nvmlConfComputeGetKeyRotationThresholdInfo_v1_t),
    [T_nvmlConfComputeGetKeyRotationThresholdInfo_t] =
        CB_CLASS_LIKE("nvmlConfComputeGetKeyRotationThresholdInfo_t", RECORD,
            T_nvmlConfComputeGetKeyRotationThresholdInfo_v1_t, CB_NO_CLASS,
            .record = &record_nvmlConfComputeGetKeyRotationThresholdInfo_v1_t,
            .doc = doc_nvmlConfComputeGetKeyRotationThresholdInfo_t),
    [T_nvmlGpuFabricInfo_t] = CB_CLASS("nvmlGpuFabricInfo_t", RECORD,
        .record = &record_nvmlGpuFabricInfo_t, .doc = doc_nvmlGpuFabricInfo_t),
    [T_nvmlGpuFabricInfo_v2_t] = CB_CLASS("nvmlGpuFabricInfo_v2_t", RECORD,
        .record = &record_nvmlGpuFabricInfo_v2_t, .doc = doc_nvmlGpuFabricInfo_v2_t),
    [T_nvmlGpuFabricInfo_v3_t] = CB_CLASS("nvmlGpuFabricInfo_v3_t", RECORD,
        .record = &record_nvmlGpuFabricInfo_v3_t, .doc = doc_nvmlGpuFabricInfo_v3_t),
    [T_nvmlGpuFabricInfoV_t] = CB_CLASS_LIKE("nvmlGpuFabricInfoV_t", RECORD,
        T_nvmlGpuFabricInfo_v3_t, CB_NO_CLASS, .record = &record_nvmlGpuFabricInfo_v3_t,
        .doc = doc_nvmlGpuFabricInfoV_t),
    [T_nvmlGpuFabricClique_v1_t] = CB_CLASS("nvmlGpuFabricClique_v1_t", RECORD,
        .record = &record_nvmlGpuFabricClique_v1_t, .doc = doc_nvmlGpuFabricClique_v1_t),
    [T_nvmlGpuFabricInfo_v4_t] = CB_CLASS("nvmlGpuFabricInfo_v4_t", RECORD,
        .record = &record_nvmlGpuFabricInfo_v4_t, .doc = doc_nvmlGpuFabricInfo_v4_t),
    [T_nvmlGpuOperationalEventConfig_v1_st] = CB_CLASS("nvmlGpuOperationalEventConfig_v1_st",
        RECORD, .record = &record_nvmlGpuOperationalEventConfig_v1_t,
        .doc = doc_nvmlGpuOperationalEventConfig_v1_st),
    [T_nvmlGpuOperationalEventConfig_v1_t] = CB_CLASS_LIKE("nvmlGpuOperationalEventConfig_v1_t",
        RECORD, T_nvmlGpuOperationalEventConfig_v1_st, CB_NO_CLASS,
        .record = &record_nvmlGpuOperationalEventConfig_v1_t,
        .doc = doc_nvmlGpuOperationalEventConfig_v1_t),
    [T_nvmlEventSetWait_v3_t] = CB_CLASS("nvmlEventSetWait_v3_t", RECORD,
        .record = &record_nvmlEventSetWait_v3_t, .doc = doc_nvmlEventSetWait_v3_t),
    [T_nvmlCPERCursor_v1_t] = CB_CLASS("nvmlCPERCursor_v1_t", RECORD,
        .record = &record_nvmlCPERCursor_v1_t, .doc = doc_nvmlCPERCursor_v1_t),
    [T_nvmlGetCPER_v1_t] = CB_CLASS("nvmlGetCPER_v1_t", RECORD, .record = &record_nvmlGetCPER_v1_t,
        .doc = doc_nvmlGetCPER_v1_t),
    [T_nvmlSystemDriverBranchInfo_v1_t] = CB_CLASS("nvmlSystemDriverBranchInfo_v1_t", RECORD,
        .record = &record_nvmlSystemDriverBranchInfo_v1_t,
        .doc = doc_nvmlSystemDriverBranchInfo_v1_t),
    [T_nvmlSystemDriverBranchInfo_t] = CB_CLASS_LIKE("nvmlSystemDriverBranchInfo_t", RECORD,
        T_nvmlSystemDriverBranchInfo_v1_t, CB_NO_CLASS,
        .record = &record_nvmlSystemDriverBranchInfo_v1_t, .doc = doc_nvmlSystemDriverBranchInfo_t),
    [T_nvmlTemperature_v1_t] = CB_CLASS("nvmlTemperature_v1_t", RECORD,
        .record = &record_nvmlTemperature_v1_t, .doc = doc_nvmlTemperature_v1_t),
    [T_nvmlTemperature_t] = CB_CLASS_LIKE("nvmlTemperature_t", RECORD, T_nvmlTemperature_v1_t,
        CB_NO_CLASS, .record = &record_nvmlTemperature_v1_t, .doc = doc_nvmlTemperature_t),
    [T_nvmlNvlinkSupportedBwModes_v1_t] = CB_CLASS("nvmlNvlinkSupportedBwModes_v1_t", RECORD,
        .record = &record_nvmlNvlinkSupportedBwModes_v1_t,
        .doc = doc_nvmlNvlinkSupportedBwModes_v1_t),
    [T_nvmlNvlinkSupportedBwModes_t] = CB_CLASS_LIKE("nvmlNvlinkSupportedBwModes_t", RECORD,
        T_nvmlNvlinkSupportedBwModes_v1_t, CB_NO_CLASS,
        .record = &record_nvmlNvlinkSupportedBwModes_v1_t, .doc = doc_nvmlNvlinkSupportedBwModes_t),
    [T_nvmlNvlinkGetBwMode_v1_t] = CB_CLASS("nvmlNvlinkGetBwMode_v1_t", RECORD,
        .record = &record_nvmlNvlinkGetBwMode_v1_t, .doc = doc_nvmlNvlinkGetBwMode_v1_t),
    [T_nvmlNvlinkGetBwMode_t] = CB_CLASS_LIKE("nvmlNvlinkGetBwMode_t", RECORD,
        T_nvmlNvlinkGetBwMode_v1_t, CB_NO_CLASS, .record = &record_nvmlNvlinkGetBwMode_v1_t,
        .doc = doc_nvmlNvlinkGetBwMode_t),
    [T_nvmlNvlinkSetBwMode_v1_t] = CB_CLASS("nvmlNvlinkSetBwMode_v1_t", RECORD,
        .record = &record_nvmlNvlinkSetBwMode_v1_t, .doc = doc_nvmlNvlinkSetBwMode_v1_t),
    [T_nvmlNvlinkSetBwMode_t] = CB_CLASS_LIKE("nvmlNvlinkSetBwMode_t", RECORD,
        T_nvmlNvlinkSetBwMode_v1_t, CB_NO_CLASS, .record = &record_nvmlNvlinkSetBwMode_v1_t,
        .doc = doc_nvmlNvlinkSetBwMode_t),
    [T_nvmlNvlinkSetBwModeAsync_v1_t] = CB_CLASS("nvmlNvlinkSetBwModeAsync_v1_t", RECORD,
        .record = &record_nvmlNvlinkSetBwModeAsync_v1_t, .doc = doc_nvmlNvlinkSetBwModeAsync_v1_t),
    [T_nvmlNvLinkInfo_v1_t] = CB_CLASS("nvmlNvLinkInfo_v1_t", RECORD,
        .record = &record_nvmlNvLinkInfo_v1_t, .doc = doc_nvmlNvLinkInfo_v1_t),
    [T_nvmlNvlinkFirmwareVersion_t] = CB_CLASS("nvmlNvlinkFirmwareVersion_t", RECORD,
        .record = &record_nvmlNvlinkFirmwareVersion_t, .doc = doc_nvmlNvlinkFirmwareVersion_t),
    [T_nvmlNvlinkFirmwareInfo_t] = CB_CLASS("nvmlNvlinkFirmwareInfo_t", RECORD,
        .record = &record_nvmlNvlinkFirmwareInfo_t, .doc = doc_nvmlNvlinkFirmwareInfo_t),
    [T_nvmlNvLinkInfo_v2_t] = CB_CLASS("nvmlNvLinkInfo_v2_t", RECORD,
        .record = &record_nvmlNvLinkInfo_v2_t, .doc = doc_nvmlNvLinkInfo_v2_t),
    [T_nvmlNvLinkInfo_t] = CB_CLASS_LIKE("nvmlNvLinkInfo_t", RECORD, T_nvmlNvLinkInfo_v2_t,
        CB_NO_CLASS, .record = &record_nvmlNvLinkInfo_v2_t, .doc = doc_nvmlNvLinkInfo_t),
    [T_nvmlNvLinkInfo_v3_t] = CB_CLASS("nvmlNvLinkInfo_v3_t", RECORD,
        .record = &record_nvmlNvLinkInfo_v3_t, .doc = doc_nvmlNvLinkInfo_v3_t),
    [T_nvmlNvlinkTelemetrySample_v1_t] = CB_CLASS("nvmlNvlinkTelemetrySample_v1_t", RECORD,
        .record = &record_nvmlNvlinkTelemetrySample_v1_t,
        .doc = doc_nvmlNvlinkTelemetrySample_v1_t),
    [T_nvmlNvlinkTelemetrySamples_v1_t] = CB_CLASS("nvmlNvlinkTelemetrySamples_v1_t", RECORD,
        .record = &record_nvmlNvlinkTelemetrySamples_v1_t,
        .doc = doc_nvmlNvlinkTelemetrySamples_v1_t),
    [T_nvmlNvlinkGetRemapTableInfo_v1_t] = CB_CLASS("nvmlNvlinkGetRemapTableInfo_v1_t", RECORD,
        .record = &record_nvmlNvlinkGetRemapTableInfo_v1_t,
        .doc = doc_nvmlNvlinkGetRemapTableInfo_v1_t),
    [T_nvmlNvlinkSetNvleReady_v1_t] = CB_CLASS("nvmlNvlinkSetNvleReady_v1_t", RECORD,
        .record = &record_nvmlNvlinkSetNvleReady_v1_t, .doc = doc_nvmlNvlinkSetNvleReady_v1_t),
    [T_nvmlNvlinkLockRemapTable_v1_t] = CB_CLASS("nvmlNvlinkLockRemapTable_v1_t", RECORD,
        .record = &record_nvmlNvlinkLockRemapTable_v1_t, .doc = doc_nvmlNvlinkLockRemapTable_v1_t),
    [T_nvmlNvlinkNvlePrivateInfo_v1_t] = CB_CLASS("nvmlNvlinkNvlePrivateInfo_v1_t", RECORD,
        .record = &record_nvmlNvlinkNvlePrivateInfo_v1_t,
        .doc = doc_nvmlNvlinkNvlePrivateInfo_v1_t),
    [T_nvmlNvlinkSetupNvleEncryptionKey_v1_t] = CB_CLASS("nvmlNvlinkSetupNvleEncryptionKey_v1_t",
        RECORD, .record = &record_nvmlNvlinkSetupNvleEncryptionKey_v1_t,
        .doc = doc_nvmlNvlinkSetupNvleEncryptionKey_v1_t),
    [T_nvmlVgpuVersion_st] = CB_CLASS("nvmlVgpuVersion_st", RECORD,
        .record = &record_nvmlVgpuVersion_t, .doc = doc_nvmlVgpuVersion_st),
    [T_nvmlVgpuVersion_t] = CB_CLASS_LIKE("nvmlVgpuVersion_t", RECORD, T_nvmlVgpuVersion_st,
        CB_NO_CLASS, .record = &record_nvmlVgpuVersion_t, .doc = doc_nvmlVgpuVersion_t),
    [T_nvmlVgpuMetadata_st] = CB_CLASS("nvmlVgpuMetadata_st", RECORD,
        .record = &record_nvmlVgpuMetadata_t, .doc = doc_nvmlVgpuMetadata_st),
    [T_nvmlVgpuMetadata_t] = CB_CLASS_LIKE("nvmlVgpuMetadata_t", RECORD, T_nvmlVgpuMetadata_st,
        CB_NO_CLASS, .record = &record_nvmlVgpuMetadata_t, .doc = doc_nvmlVgpuMetadata_t),
    [T_nvmlVgpuPgpuMetadata_st] = CB_CLASS("nvmlVgpuPgpuMetadata_st", RECORD,
        .record = &record_nvmlVgpuPgpuMetadata_t, .doc = doc_nvmlVgpuPgpuMetadata_st),
    [T_nvmlVgpuPgpuMetadata_t] = CB_CLASS_LIKE("nvmlVgpuPgpuMetadata_t", RECORD,
        T_nvmlVgpuPgpuMetadata_st, CB_NO_CLASS, .record = &record_nvmlVgpuPgpuMetadata_t,
        .doc = doc_nvmlVgpuPgpuMetadata_t),
    [T_nvmlVgpuPgpuCompatibility_st] = CB_CLASS("nvmlVgpuPgpuCompatibility_st", RECORD,
        .record = &record_nvmlVgpuPgpuCompatibility_t, .doc = doc_nvmlVgpuPgpuCompatibility_st),
    [T_nvmlVgpuPgpuCompatibility_t] = CB_CLASS_LIKE("nvmlVgpuPgpuCompatibility_t", RECORD,
        T_nvmlVgpuPgpuCompatibility_st, CB_NO_CLASS, .record = &record_nvmlVgpuPgpuCompatibility_t,
        .doc = doc_nvmlVgpuPgpuCompatibility_t),
    [T_nvmlExcludedDeviceInfo_st] = CB_CLASS("nvmlExcludedDeviceInfo_st", RECORD,
        .record = &record_nvmlExcludedDeviceInfo_t, .doc = doc_nvmlExcludedDeviceInfo_st),
    [T_nvmlExcludedDeviceInfo_t] = CB_CLASS_LIKE("nvmlExcludedDeviceInfo_t", RECORD,
        T_nvmlExcludedDeviceInfo_st, CB_NO_CLASS, .record = &record_nvmlExcludedDeviceInfo_t,
        .doc = doc_nvmlExcludedDeviceInfo_t),
    [T_nvmlBlacklistDeviceInfo_t] = CB_CLASS_LIKE("nvmlBlacklistDeviceInfo_t", RECORD,
        T_nvmlExcludedDeviceInfo_st, CB_NO_CLASS, .record = &record_nvmlExcludedDeviceInfo_t,
        .doc = doc_nvmlBlacklistDeviceInfo_t),
    [T_nvmlPRMTLV_v1_t] = CB_CLASS("nvmlPRMTLV_v1_t", RECORD, .record = &record_nvmlPRMTLV_v1_t,
        .doc = doc_nvmlPRMTLV_v1_t),
    [T_nvmlPRMTLV_v1_t_anon0] = CB_CLASS("nvmlPRMTLV_v1_t_anon0", RECORD,
        .record = &record_nvmlPRMTLV_v1_t_anon0, .doc = doc_nvmlPRMTLV_v1_t_anon0),
    [T_nvmlPRMCounterInput_v1_t] = CB_CLASS("nvmlPRMCounterInput_v1_t", RECORD,
        .record = &record_nvmlPRMCounterInput_v1_t, .doc = doc_nvmlPRMCounterInput_v1_t),
    [T_nvmlPRMCounterValue_v1_t] = CB_CLASS("nvmlPRMCounterValue_v1_t", RECORD,
        .record = &record_nvmlPRMCounterValue_v1_t, .doc = doc_nvmlPRMCounterValue_v1_t),
    [T_nvmlPRMCounter_v1_t] = CB_CLASS("nvmlPRMCounter_v1_t", RECORD,
        .record = &record_nvmlPRMCounter_v1_t, .doc = doc_nvmlPRMCounter_v1_t),
    [T_nvmlPRMCounterList_v1_t] = CB_CLASS("nvmlPRMCounterList_v1_t", RECORD,
        .record = &record_nvmlPRMCounterList_v1_t, .doc = doc_nvmlPRMCounterList_v1_t),
    [T_nvmlGpuInstancePlacement_st] = CB_CLASS("nvmlGpuInstancePlacement_st", RECORD,
        .record = &record_nvmlGpuInstancePlacement_t, .doc = doc_nvmlGpuInstancePlacement_st),
    [T_nvmlGpuInstancePlacement_t] = CB_CLASS_LIKE("nvmlGpuInstancePlacement_t", RECORD,
        T_nvmlGpuInstancePlacement_st, CB_NO_CLASS, .record = &record_nvmlGpuInstancePlacement_t,
        .doc = doc_nvmlGpuInstancePlacement_t),
    [T_nvmlGpuInstanceProfileInfo_st] = CB_CLASS("nvmlGpuInstanceProfileInfo_st", RECORD,
        .record = &record_nvmlGpuInstanceProfileInfo_t, .doc = doc_nvmlGpuInstanceProfileInfo_st),
    [T_nvmlGpuInstanceProfileInfo_t] = CB_CLASS_LIKE("nvmlGpuInstanceProfileInfo_t", RECORD,
        T_nvmlGpuInstanceProfileInfo_st, CB_NO_CLASS,
        .record = &record_nvmlGpuInstanceProfileInfo_t, .doc = doc_nvmlGpuInstanceProfileInfo_t),
    [T_nvmlGpuInstanceProfileInfo_v2_st] = CB_CLASS("nvmlGpuInstanceProfileInfo_v2_st", RECORD,
        .record = &record_nvmlGpuInstanceProfileInfo_v2_t,
        .doc = doc_nvmlGpuInstanceProfileInfo_v2_st),
    [T_nvmlGpuInstanceProfileInfo_v2_t] = CB_CLASS_LIKE("nvmlGpuInstanceProfileInfo_v2_t", RECORD,
        T_nvmlGpuInstanceProfileInfo_v2_st, CB_NO_CLASS,
        .record = &record_nvmlGpuInstanceProfileInfo_v2_t,
        .doc = doc_nvmlGpuInstanceProfileInfo_v2_t),
    [T_nvmlGpuInstanceProfileInfo_v3_st] = CB_CLASS("nvmlGpuInstanceProfileInfo_v3_st", RECORD,
        .record = &record_nvmlGpuInstanceProfileInfo_v3_t,
        .doc = doc_nvmlGpuInstanceProfileInfo_v3_st),
    [T_nvmlGpuInstanceProfileInfo_v3_t] = CB_CLASS_LIKE("nvmlGpuInstanceProfileInfo_v3_t", RECORD,
        T_nvmlGpuInstanceProfileInfo_v3_st, CB_NO_CLASS,
        .record = &record_nvmlGpuInstanceProfileInfo_v3_t,
        .doc = doc_nvmlGpuInstanceProfileInfo_v3_t),
    [T_nvmlGpuInstanceInfo_st] = CB_CLASS("nvmlGpuInstanceInfo_st", RECORD,
        .record = &record_nvmlGpuInstanceInfo_t, .doc = doc_nvmlGpuInstanceInfo_st),
    [T_nvmlGpuInstanceInfo_t] = CB_CLASS_LIKE("nvmlGpuInstanceInfo_t", RECORD,
        T_nvmlGpuInstanceInfo_st, CB_NO_CLASS, .record = &record_nvmlGpuInstanceInfo_t,
        .doc = doc_nvmlGpuInstanceInfo_t),
    [T_nvmlComputeInstancePlacement_st] = CB_CLASS("nvmlComputeInstancePlacement_st", RECORD,
        .record = &record_nvmlComputeInstancePlacement_t,
        .doc = doc_nvmlComputeInstancePlacement_st),
    [T_nvmlComputeInstancePlacement_t] = CB_CLASS_LIKE("nvmlComputeInstancePlacement_t", RECORD,
        T_nvmlComputeInstancePlacement_st, CB_NO_CLASS,
        .record = &record_nvmlComputeInstancePlacement_t,
        .doc = doc_nvmlComputeInstancePlacement_t),
    [T_nvmlComputeInstanceProfileInfo_st] = CB_CLASS("nvmlComputeInstanceProfileInfo_st", RECORD,
        .record = &record_nvmlComputeInstanceProfileInfo_t,
        .doc = doc_nvmlComputeInstanceProfileInfo_st),
    [T_nvmlComputeInstanceProfileInfo_t] = CB_CLASS_LIKE("nvmlComputeInstanceProfileInfo_t",
        RECORD, T_nvmlComputeInstanceProfileInfo_st, CB_NO_CLASS,
        .record = &record_nvmlComputeInstanceProfileInfo_t,
        .doc = doc_nvmlComputeInstanceProfileInfo_t),
    [T_nvmlComputeInstanceProfileInfo_v2_st] = CB_CLASS("nvmlComputeInstanceProfileInfo_v2_st",
        RECORD, .record = &record_nvmlComputeInstanceProfileInfo_v2_t,
        .doc = doc_nvmlComputeInstanceProfileInfo_v2_st),
    [T_nvmlComputeInstanceProfileInfo_v2_t] = CB_CLASS_LIKE("nvmlComputeInstanceProfileInfo_v2_t",
        RECORD, T_nvmlComputeInstanceProfileInfo_v2_st, CB_NO_CLASS,
        .record = &record_nvmlComputeInstanceProfileInfo_v2_t,
        .doc = doc_nvmlComputeInstanceProfileInfo_v2_t),
    [T_nvmlComputeInstanceProfileInfo_v3_st] = CB_CLASS("nvmlComputeInstanceProfileInfo_v3_st",
        RECORD, .record = &record_nvmlComputeInstanceProfileInfo_v3_t,
        .doc = doc_nvmlComputeInstanceProfileInfo_v3_st),
    [T_nvmlComputeInstanceProfileInfo_v3_t] = CB_CLASS_LIKE("nvmlComputeInstanceProfileInfo_v3_t",
        RECORD, T_nvmlComputeInstanceProfileInfo_v3_st, CB_NO_CLASS,
        .record = &record_nvmlComputeInstanceProfileInfo_v3_t,
        .doc = doc_nvmlComputeInstanceProfileInfo_v3_t),
    [T_nvmlComputeInstanceInfo_st] = CB_CLASS("nvmlComputeInstanceInfo_st", RECORD,
        .record = &record_nvmlComputeInstanceInfo_t, .doc = doc_nvmlComputeInstanceInfo_st),
    [T_nvmlComputeInstanceInfo_t] = CB_CLASS_LIKE("nvmlComputeInstanceInfo_t", RECORD,
        T_nvmlComputeInstanceInfo_st, CB_NO_CLASS, .record = &record_nvmlComputeInstanceInfo_t,
        .doc = doc_nvmlComputeInstanceInfo_t),
    [T_nvmlGpmMetric_t] = CB_CLASS("nvmlGpmMetric_t", RECORD, .record = &record_nvmlGpmMetric_t,
        .doc = doc_nvmlGpmMetric_t),
    [T_nvmlGpmMetric_t_anon0] = CB_CLASS("nvmlGpmMetric_t_anon0", RECORD,
        .record = &record_nvmlGpmMetric_t_anon0, .doc = doc_nvmlGpmMetric_t_anon0),
    [T_nvmlGpmMetricsGet_t] = CB_CLASS("nvmlGpmMetricsGet_t", RECORD,
        .record = &record_nvmlGpmMetricsGet_t, .doc = doc_nvmlGpmMetricsGet_t),
    [T_nvmlGpmSupport_t] = CB_CLASS("nvmlGpmSupport_t", RECORD, .record = &record_nvmlGpmSupport_t,
        .doc = doc_nvmlGpmSupport_t),
    [T_nvmlDeviceCapabilities_v1_t] = CB_CLASS("nvmlDeviceCapabilities_v1_t", RECORD,
        .record = &record_nvmlDeviceCapabilities_v1_t, .doc = doc_nvmlDeviceCapabilities_v1_t),
    [T_nvmlDeviceCapabilities_t] = CB_CLASS_LIKE("nvmlDeviceCapabilities_t", RECORD,
        T_nvmlDeviceCapabilities_v1_t, CB_NO_CLASS, .record = &record_nvmlDeviceCapabilities_v1_t,
        .doc = doc_nvmlDeviceCapabilities_t),
    [T_nvmlMask255_t] = CB_CLASS("nvmlMask255_t", RECORD, .record = &record_nvmlMask255_t,
        .doc = doc_nvmlMask255_t),
    [T_nvmlWorkloadPowerProfileInfo_v1_t] = CB_CLASS("nvmlWorkloadPowerProfileInfo_v1_t", RECORD,
        .record = &record_nvmlWorkloadPowerProfileInfo_v1_t,
        .doc = doc_nvmlWorkloadPowerProfileInfo_v1_t),
    [T_nvmlWorkloadPowerProfileInfo_t] = CB_CLASS_LIKE("nvmlWorkloadPowerProfileInfo_t", RECORD,
        T_nvmlWorkloadPowerProfileInfo_v1_t, CB_NO_CLASS,
        .record = &record_nvmlWorkloadPowerProfileInfo_v1_t,
        .doc = doc_nvmlWorkloadPowerProfileInfo_t),
    [T_nvmlWorkloadPowerProfileProfilesInfo_v1_t] =
        CB_CLASS("nvmlWorkloadPowerProfileProfilesInfo_v1_t", RECORD,
            .record = &record_nvmlWorkloadPowerProfileProfilesInfo_v1_t,
            .doc = doc_nvmlWorkloadPowerProfileProfilesInfo_v1_t),
    [T_nvmlWorkloadPowerProfileProfilesInfo_t] =
        CB_CLASS_LIKE("nvmlWorkloadPowerProfileProfilesInfo_t", RECORD,
            T_nvmlWorkloadPowerProfileProfilesInfo_v1_t, CB_NO_CLASS,
            .record = &record_nvmlWorkloadPowerProfileProfilesInfo_v1_t,
            .doc = doc_nvmlWorkloadPowerProfileProfilesInfo_t),
    [T_nvmlWorkloadPowerProfileCurrentProfiles_v1_t] =
        CB_CLASS("nvmlWorkloadPowerProfileCurrentProfiles_v1_t", RECORD,
            .record = &record_nvmlWorkloadPowerProfileCurrentProfiles_v1_t,
            .doc = doc_nvmlWorkloadPowerProfileCurrentProfiles_v1_t),
    [T_nvmlWorkloadPowerProfileCurrentProfiles_t] =
        CB_CLASS_LIKE("nvmlWorkloadPowerProfileCurrentProfiles_t", RECORD,
            T_nvmlWorkloadPowerProfileCurrentProfiles_v1_t, CB_NO_CLASS,
            .record = &record_nvmlWorkloadPowerProfileCurrentProfiles_v1_t,
            .doc = doc_nvmlWorkloadPowerProfileCurrentProfiles_t),
    [T_nvmlWorkloadPowerProfileRequestedProfiles_v1_t] =
        CB_CLASS("nvmlWorkloadPowerProfileRequestedProfiles_v1_t", RECORD,
            .record = &record_nvmlWorkloadPowerProfileRequestedProfiles_v1_t,
            .doc = doc_nvmlWorkloadPowerProfileRequestedProfiles_v1_t),
    [T_nvmlWorkloadPowerProfileRequestedProfiles_t] =
        CB_CLASS_LIKE("nvmlWorkloadPowerProfileRequestedProfiles_t", RECORD,
            T_nvmlWorkloadPowerProfileRequestedProfiles_v1_t, CB_NO_CLASS,
            .record = &record_nvmlWorkloadPowerProfileRequestedProfiles_v1_t,
            .doc = doc_nvmlWorkloadPowerProfileRequestedProfiles_t),
    [T_nvmlWorkloadPowerProfileUpdateProfiles_v1_t] =
        CB_CLASS("nvmlWorkloadPowerProfileUpdateProfiles_v1_t", RECORD,
            .record = &record_nvmlWorkloadPowerProfileUpdateProfiles_v1_t,
            .doc = doc_nvmlWorkloadPowerProfileUpdateProfiles_v1_t),
    [T_nvmlPowerSmoothingProfile_v1_t] = CB_CLASS("nvmlPowerSmoothingProfile_v1_t", RECORD,
        .record = &record_nvmlPowerSmoothingProfile_v1_t,
        .doc = doc_nvmlPowerSmoothingProfile_v1_t),
    [T_nvmlPowerSmoothingProfile_t] = CB_CLASS_LIKE("nvmlPowerSmoothingProfile_t", RECORD,
        T_nvmlPowerSmoothingProfile_v1_t, CB_NO_CLASS,
        .record = &record_nvmlPowerSmoothingProfile_v1_t, .doc = doc_nvmlPowerSmoothingProfile_t),
    [T_nvmlPowerSmoothingState_v1_t] = CB_CLASS("nvmlPowerSmoothingState_v1_t", RECORD,
        .record = &record_nvmlPowerSmoothingState_v1_t, .doc = doc_nvmlPowerSmoothingState_v1_t),
    [T_nvmlPowerSmoothingState_t] = CB_CLASS_LIKE("nvmlPowerSmoothingState_t", RECORD,
        T_nvmlPowerSmoothingState_v1_t, CB_NO_CLASS,
        .record = &record_nvmlPowerSmoothingState_v1_t, .doc = doc_nvmlPowerSmoothingState_t),
    [T_nvmlEccBankRemapperHistogram_v1_t] = CB_CLASS("nvmlEccBankRemapperHistogram_v1_t", RECORD,
        .record = &record_nvmlEccBankRemapperHistogram_v1_t,
        .doc = doc_nvmlEccBankRemapperHistogram_v1_t),
    [T_nvmlEccBankRemapperStatus_v1_t] = CB_CLASS("nvmlEccBankRemapperStatus_v1_t", RECORD,
        .record = &record_nvmlEccBankRemapperStatus_v1_t,
        .doc = doc_nvmlEccBankRemapperStatus_v1_t),
};
