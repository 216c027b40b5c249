// layout_check.c of cubind's binding of the NVML, API version 13.5.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/nvml.yaml.
// Header: nvml.h
// clang-format off

#include <cuda.h>
#include <nvml.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 13050.
_Static_assert((long long)NVML_PROCESS_MODE_COMPUTE == 0LL, "value of NVML_PROCESS_MODE_COMPUTE");
_Static_assert((long long)NVML_PROCESS_MODE_GRAPHICS == 1LL, "value of NVML_PROCESS_MODE_GRAPHICS");
_Static_assert((long long)NVML_PROCESS_MODE_MPS == 2LL, "value of NVML_PROCESS_MODE_MPS");
_Static_assert((long long)NVML_PROCESS_MODE_ALL == 3LL, "value of NVML_PROCESS_MODE_ALL");
_Static_assert((long long)NVML_PROCESS_MODE_MAX == 4LL, "value of NVML_PROCESS_MODE_MAX");
_Static_assert((long long)NVML_DEVICE_ADDRESSING_MODE_NONE == 0LL,
    "value of NVML_DEVICE_ADDRESSING_MODE_NONE");
_Static_assert((long long)NVML_DEVICE_ADDRESSING_MODE_HMM == 1LL,
    "value of NVML_DEVICE_ADDRESSING_MODE_HMM");
_Static_assert((long long)NVML_DEVICE_ADDRESSING_MODE_ATS == 2LL,
    "value of NVML_DEVICE_ADDRESSING_MODE_ATS");
_Static_assert((long long)NVML_BRIDGE_CHIP_PLX == 0LL, "value of NVML_BRIDGE_CHIP_PLX");
_Static_assert((long long)NVML_BRIDGE_CHIP_BRO4 == 1LL, "value of NVML_BRIDGE_CHIP_BRO4");
_Static_assert((long long)NVML_NVLINK_COUNTER_UNIT_CYCLES == 0LL,
    "value of NVML_NVLINK_COUNTER_UNIT_CYCLES");
_Static_assert((long long)NVML_NVLINK_COUNTER_UNIT_PACKETS == 1LL,
    "value of NVML_NVLINK_COUNTER_UNIT_PACKETS");
_Static_assert((long long)NVML_NVLINK_COUNTER_UNIT_BYTES == 2LL,
    "value of NVML_NVLINK_COUNTER_UNIT_BYTES");
_Static_assert((long long)NVML_NVLINK_COUNTER_UNIT_RESERVED == 3LL,
    "value of NVML_NVLINK_COUNTER_UNIT_RESERVED");
_Static_assert((long long)NVML_NVLINK_COUNTER_UNIT_COUNT == 4LL,
    "value of NVML_NVLINK_COUNTER_UNIT_COUNT");
_Static_assert((long long)NVML_NVLINK_COUNTER_PKTFILTER_NOP == 1LL,
    "value of NVML_NVLINK_COUNTER_PKTFILTER_NOP");
_Static_assert((long long)NVML_NVLINK_COUNTER_PKTFILTER_READ == 2LL,
    "value of NVML_NVLINK_COUNTER_PKTFILTER_READ");
_Static_assert((long long)NVML_NVLINK_COUNTER_PKTFILTER_WRITE == 4LL,
    "value of NVML_NVLINK_COUNTER_PKTFILTER_WRITE");
_Static_assert((long long)NVML_NVLINK_COUNTER_PKTFILTER_RATOM == 8LL,
    "value of NVML_NVLINK_COUNTER_PKTFILTER_RATOM");
_Static_assert((long long)NVML_NVLINK_COUNTER_PKTFILTER_NRATOM == 16LL,
    "value of NVML_NVLINK_COUNTER_PKTFILTER_NRATOM");
_Static_assert((long long)NVML_NVLINK_COUNTER_PKTFILTER_FLUSH == 32LL,
    "value of NVML_NVLINK_COUNTER_PKTFILTER_FLUSH");
_Static_assert((long long)NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA == 64LL,
    "value of NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA");
_Static_assert((long long)NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA == 128LL,
    "value of NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA");
_Static_assert((long long)NVML_NVLINK_COUNTER_PKTFILTER_ALL == 255LL,
    "value of NVML_NVLINK_COUNTER_PKTFILTER_ALL");
_Static_assert((long long)NVML_NVLINK_CAP_P2P_SUPPORTED == 0LL,
    "value of NVML_NVLINK_CAP_P2P_SUPPORTED");
_Static_assert((long long)NVML_NVLINK_CAP_SYSMEM_ACCESS == 1LL,
    "value of NVML_NVLINK_CAP_SYSMEM_ACCESS");
_Static_assert((long long)NVML_NVLINK_CAP_P2P_ATOMICS == 2LL,
    "value of NVML_NVLINK_CAP_P2P_ATOMICS");
_Static_assert((long long)NVML_NVLINK_CAP_SYSMEM_ATOMICS == 3LL,
    "value of NVML_NVLINK_CAP_SYSMEM_ATOMICS");
_Static_assert((long long)NVML_NVLINK_CAP_SLI_BRIDGE == 4LL, "value of NVML_NVLINK_CAP_SLI_BRIDGE");
_Static_assert((long long)NVML_NVLINK_CAP_VALID == 5LL, "value of NVML_NVLINK_CAP_VALID");
_Static_assert((long long)NVML_NVLINK_CAP_COUNT == 6LL, "value of NVML_NVLINK_CAP_COUNT");
_Static_assert((long long)NVML_NVLINK_ERROR_DL_REPLAY == 0LL,
    "value of NVML_NVLINK_ERROR_DL_REPLAY");
_Static_assert((long long)NVML_NVLINK_ERROR_DL_RECOVERY == 1LL,
    "value of NVML_NVLINK_ERROR_DL_RECOVERY");
_Static_assert((long long)NVML_NVLINK_ERROR_DL_CRC_FLIT == 2LL,
    "value of NVML_NVLINK_ERROR_DL_CRC_FLIT");
_Static_assert((long long)NVML_NVLINK_ERROR_DL_CRC_DATA == 3LL,
    "value of NVML_NVLINK_ERROR_DL_CRC_DATA");
_Static_assert((long long)NVML_NVLINK_ERROR_DL_ECC_DATA == 4LL,
    "value of NVML_NVLINK_ERROR_DL_ECC_DATA");
_Static_assert((long long)NVML_NVLINK_ERROR_COUNT == 5LL, "value of NVML_NVLINK_ERROR_COUNT");
_Static_assert((long long)NVML_NVLINK_DEVICE_TYPE_GPU == 0LL,
    "value of NVML_NVLINK_DEVICE_TYPE_GPU");
_Static_assert((long long)NVML_NVLINK_DEVICE_TYPE_IBMNPU == 1LL,
    "value of NVML_NVLINK_DEVICE_TYPE_IBMNPU");
_Static_assert((long long)NVML_NVLINK_DEVICE_TYPE_SWITCH == 2LL,
    "value of NVML_NVLINK_DEVICE_TYPE_SWITCH");
_Static_assert((long long)NVML_NVLINK_DEVICE_TYPE_UNKNOWN == 255LL,
    "value of NVML_NVLINK_DEVICE_TYPE_UNKNOWN");
_Static_assert((long long)NVML_TOPOLOGY_INTERNAL == 0LL, "value of NVML_TOPOLOGY_INTERNAL");
_Static_assert((long long)NVML_TOPOLOGY_SINGLE == 10LL, "value of NVML_TOPOLOGY_SINGLE");
_Static_assert((long long)NVML_TOPOLOGY_MULTIPLE == 20LL, "value of NVML_TOPOLOGY_MULTIPLE");
_Static_assert((long long)NVML_TOPOLOGY_HOSTBRIDGE == 30LL, "value of NVML_TOPOLOGY_HOSTBRIDGE");
_Static_assert((long long)NVML_TOPOLOGY_NODE == 40LL, "value of NVML_TOPOLOGY_NODE");
_Static_assert((long long)NVML_TOPOLOGY_SYSTEM == 50LL, "value of NVML_TOPOLOGY_SYSTEM");
_Static_assert((long long)NVML_P2P_STATUS_OK == 0LL, "value of NVML_P2P_STATUS_OK");
_Static_assert((long long)NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED == 1LL,
    "value of NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED");
_Static_assert((long long)NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED == 1LL,
    "value of NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED");
_Static_assert((long long)NVML_P2P_STATUS_GPU_NOT_SUPPORTED == 2LL,
    "value of NVML_P2P_STATUS_GPU_NOT_SUPPORTED");
_Static_assert((long long)NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED == 3LL,
    "value of NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED");
_Static_assert((long long)NVML_P2P_STATUS_DISABLED_BY_REGKEY == 4LL,
    "value of NVML_P2P_STATUS_DISABLED_BY_REGKEY");
_Static_assert((long long)NVML_P2P_STATUS_NOT_SUPPORTED == 5LL,
    "value of NVML_P2P_STATUS_NOT_SUPPORTED");
_Static_assert((long long)NVML_P2P_STATUS_UNKNOWN == 6LL, "value of NVML_P2P_STATUS_UNKNOWN");
_Static_assert((long long)NVML_P2P_CAPS_INDEX_READ == 0LL, "value of NVML_P2P_CAPS_INDEX_READ");
_Static_assert((long long)NVML_P2P_CAPS_INDEX_WRITE == 1LL, "value of NVML_P2P_CAPS_INDEX_WRITE");
_Static_assert((long long)NVML_P2P_CAPS_INDEX_NVLINK == 2LL, "value of NVML_P2P_CAPS_INDEX_NVLINK");
_Static_assert((long long)NVML_P2P_CAPS_INDEX_ATOMICS == 3LL,
    "value of NVML_P2P_CAPS_INDEX_ATOMICS");
_Static_assert((long long)NVML_P2P_CAPS_INDEX_PCI == 4LL, "value of NVML_P2P_CAPS_INDEX_PCI");
_Static_assert((long long)NVML_P2P_CAPS_INDEX_PROP == 4LL, "value of NVML_P2P_CAPS_INDEX_PROP");
_Static_assert((long long)NVML_P2P_CAPS_INDEX_UNKNOWN == 5LL,
    "value of NVML_P2P_CAPS_INDEX_UNKNOWN");
_Static_assert((long long)NVML_TOTAL_POWER_SAMPLES == 0LL, "value of NVML_TOTAL_POWER_SAMPLES");
_Static_assert((long long)NVML_GPU_UTILIZATION_SAMPLES == 1LL,
    "value of NVML_GPU_UTILIZATION_SAMPLES");
_Static_assert((long long)NVML_MEMORY_UTILIZATION_SAMPLES == 2LL,
    "value of NVML_MEMORY_UTILIZATION_SAMPLES");
_Static_assert((long long)NVML_ENC_UTILIZATION_SAMPLES == 3LL,
    "value of NVML_ENC_UTILIZATION_SAMPLES");
_Static_assert((long long)NVML_DEC_UTILIZATION_SAMPLES == 4LL,
    "value of NVML_DEC_UTILIZATION_SAMPLES");
_Static_assert((long long)NVML_PROCESSOR_CLK_SAMPLES == 5LL, "value of NVML_PROCESSOR_CLK_SAMPLES");
_Static_assert((long long)NVML_MEMORY_CLK_SAMPLES == 6LL, "value of NVML_MEMORY_CLK_SAMPLES");
_Static_assert((long long)NVML_MODULE_POWER_SAMPLES == 7LL, "value of NVML_MODULE_POWER_SAMPLES");
_Static_assert((long long)NVML_JPG_UTILIZATION_SAMPLES == 8LL,
    "value of NVML_JPG_UTILIZATION_SAMPLES");
_Static_assert((long long)NVML_OFA_UTILIZATION_SAMPLES == 9LL,
    "value of NVML_OFA_UTILIZATION_SAMPLES");
_Static_assert((long long)NVML_SAMPLINGTYPE_COUNT == 10LL, "value of NVML_SAMPLINGTYPE_COUNT");
_Static_assert((long long)NVML_PCIE_UTIL_TX_BYTES == 0LL, "value of NVML_PCIE_UTIL_TX_BYTES");
_Static_assert((long long)NVML_PCIE_UTIL_RX_BYTES == 1LL, "value of NVML_PCIE_UTIL_RX_BYTES");
_Static_assert((long long)NVML_PCIE_UTIL_COUNT == 2LL, "value of NVML_PCIE_UTIL_COUNT");
_Static_assert((long long)NVML_VALUE_TYPE_DOUBLE == 0LL, "value of NVML_VALUE_TYPE_DOUBLE");
_Static_assert((long long)NVML_VALUE_TYPE_UNSIGNED_INT == 1LL,
    "value of NVML_VALUE_TYPE_UNSIGNED_INT");
_Static_assert((long long)NVML_VALUE_TYPE_UNSIGNED_LONG == 2LL,
    "value of NVML_VALUE_TYPE_UNSIGNED_LONG");
_Static_assert((long long)NVML_VALUE_TYPE_UNSIGNED_LONG_LONG == 3LL,
    "value of NVML_VALUE_TYPE_UNSIGNED_LONG_LONG");
_Static_assert((long long)NVML_VALUE_TYPE_SIGNED_LONG_LONG == 4LL,
    "value of NVML_VALUE_TYPE_SIGNED_LONG_LONG");
_Static_assert((long long)NVML_VALUE_TYPE_SIGNED_INT == 5LL, "value of NVML_VALUE_TYPE_SIGNED_INT");
_Static_assert((long long)NVML_VALUE_TYPE_UNSIGNED_SHORT == 6LL,
    "value of NVML_VALUE_TYPE_UNSIGNED_SHORT");
_Static_assert((long long)NVML_VALUE_TYPE_COUNT == 7LL, "value of NVML_VALUE_TYPE_COUNT");
_Static_assert((long long)NVML_PERF_POLICY_POWER == 0LL, "value of NVML_PERF_POLICY_POWER");
_Static_assert((long long)NVML_PERF_POLICY_THERMAL == 1LL, "value of NVML_PERF_POLICY_THERMAL");
_Static_assert((long long)NVML_PERF_POLICY_SYNC_BOOST == 2LL,
    "value of NVML_PERF_POLICY_SYNC_BOOST");
_Static_assert((long long)NVML_PERF_POLICY_BOARD_LIMIT == 3LL,
    "value of NVML_PERF_POLICY_BOARD_LIMIT");
_Static_assert((long long)NVML_PERF_POLICY_LOW_UTILIZATION == 4LL,
    "value of NVML_PERF_POLICY_LOW_UTILIZATION");
_Static_assert((long long)NVML_PERF_POLICY_RELIABILITY == 5LL,
    "value of NVML_PERF_POLICY_RELIABILITY");
_Static_assert((long long)NVML_PERF_POLICY_TOTAL_APP_CLOCKS == 10LL,
    "value of NVML_PERF_POLICY_TOTAL_APP_CLOCKS");
_Static_assert((long long)NVML_PERF_POLICY_TOTAL_BASE_CLOCKS == 11LL,
    "value of NVML_PERF_POLICY_TOTAL_BASE_CLOCKS");
_Static_assert((long long)NVML_PERF_POLICY_COUNT == 12LL, "value of NVML_PERF_POLICY_COUNT");
_Static_assert((long long)NVML_THERMAL_TARGET_NONE == 0LL, "value of NVML_THERMAL_TARGET_NONE");
_Static_assert((long long)NVML_THERMAL_TARGET_GPU == 1LL, "value of NVML_THERMAL_TARGET_GPU");
_Static_assert((long long)NVML_THERMAL_TARGET_MEMORY == 2LL, "value of NVML_THERMAL_TARGET_MEMORY");
_Static_assert((long long)NVML_THERMAL_TARGET_POWER_SUPPLY == 4LL,
    "value of NVML_THERMAL_TARGET_POWER_SUPPLY");
_Static_assert((long long)NVML_THERMAL_TARGET_BOARD == 8LL, "value of NVML_THERMAL_TARGET_BOARD");
_Static_assert((long long)NVML_THERMAL_TARGET_VCD_BOARD == 9LL,
    "value of NVML_THERMAL_TARGET_VCD_BOARD");
_Static_assert((long long)NVML_THERMAL_TARGET_VCD_INLET == 10LL,
    "value of NVML_THERMAL_TARGET_VCD_INLET");
_Static_assert((long long)NVML_THERMAL_TARGET_VCD_OUTLET == 11LL,
    "value of NVML_THERMAL_TARGET_VCD_OUTLET");
_Static_assert((long long)NVML_THERMAL_TARGET_ALL == 15LL, "value of NVML_THERMAL_TARGET_ALL");
_Static_assert((long long)NVML_THERMAL_TARGET_UNKNOWN == -1LL,
    "value of NVML_THERMAL_TARGET_UNKNOWN");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_NONE == 0LL,
    "value of NVML_THERMAL_CONTROLLER_NONE");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_GPU_INTERNAL == 1LL,
    "value of NVML_THERMAL_CONTROLLER_GPU_INTERNAL");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_ADM1032 == 2LL,
    "value of NVML_THERMAL_CONTROLLER_ADM1032");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_ADT7461 == 3LL,
    "value of NVML_THERMAL_CONTROLLER_ADT7461");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_MAX6649 == 4LL,
    "value of NVML_THERMAL_CONTROLLER_MAX6649");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_MAX1617 == 5LL,
    "value of NVML_THERMAL_CONTROLLER_MAX1617");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_LM99 == 6LL,
    "value of NVML_THERMAL_CONTROLLER_LM99");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_LM89 == 7LL,
    "value of NVML_THERMAL_CONTROLLER_LM89");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_LM64 == 8LL,
    "value of NVML_THERMAL_CONTROLLER_LM64");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_G781 == 9LL,
    "value of NVML_THERMAL_CONTROLLER_G781");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_ADT7473 == 10LL,
    "value of NVML_THERMAL_CONTROLLER_ADT7473");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_SBMAX6649 == 11LL,
    "value of NVML_THERMAL_CONTROLLER_SBMAX6649");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_VBIOSEVT == 12LL,
    "value of NVML_THERMAL_CONTROLLER_VBIOSEVT");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_OS == 13LL,
    "value of NVML_THERMAL_CONTROLLER_OS");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS == 14LL,
    "value of NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_NVSYSCON_E551 == 15LL,
    "value of NVML_THERMAL_CONTROLLER_NVSYSCON_E551");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_MAX6649R == 16LL,
    "value of NVML_THERMAL_CONTROLLER_MAX6649R");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_ADT7473S == 17LL,
    "value of NVML_THERMAL_CONTROLLER_ADT7473S");
_Static_assert((long long)NVML_THERMAL_CONTROLLER_UNKNOWN == -1LL,
    "value of NVML_THERMAL_CONTROLLER_UNKNOWN");
_Static_assert((long long)NVML_THERMAL_COOLER_SIGNAL_NONE == 0LL,
    "value of NVML_THERMAL_COOLER_SIGNAL_NONE");
_Static_assert((long long)NVML_THERMAL_COOLER_SIGNAL_TOGGLE == 1LL,
    "value of NVML_THERMAL_COOLER_SIGNAL_TOGGLE");
_Static_assert((long long)NVML_THERMAL_COOLER_SIGNAL_VARIABLE == 2LL,
    "value of NVML_THERMAL_COOLER_SIGNAL_VARIABLE");
_Static_assert((long long)NVML_THERMAL_COOLER_SIGNAL_COUNT == 3LL,
    "value of NVML_THERMAL_COOLER_SIGNAL_COUNT");
_Static_assert((long long)NVML_THERMAL_COOLER_TARGET_NONE == 1LL,
    "value of NVML_THERMAL_COOLER_TARGET_NONE");
_Static_assert((long long)NVML_THERMAL_COOLER_TARGET_GPU == 2LL,
    "value of NVML_THERMAL_COOLER_TARGET_GPU");
_Static_assert((long long)NVML_THERMAL_COOLER_TARGET_MEMORY == 4LL,
    "value of NVML_THERMAL_COOLER_TARGET_MEMORY");
_Static_assert((long long)NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY == 8LL,
    "value of NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY");
_Static_assert((long long)NVML_THERMAL_COOLER_TARGET_GPU_RELATED == 14LL,
    "value of NVML_THERMAL_COOLER_TARGET_GPU_RELATED");
_Static_assert((long long)NVML_UUID_TYPE_NONE == 0LL, "value of NVML_UUID_TYPE_NONE");
_Static_assert((long long)NVML_UUID_TYPE_ASCII == 1LL, "value of NVML_UUID_TYPE_ASCII");
_Static_assert((long long)NVML_UUID_TYPE_BINARY == 2LL, "value of NVML_UUID_TYPE_BINARY");
_Static_assert((long long)NVML_FEATURE_DISABLED == 0LL, "value of NVML_FEATURE_DISABLED");
_Static_assert((long long)NVML_FEATURE_ENABLED == 1LL, "value of NVML_FEATURE_ENABLED");
_Static_assert((long long)NVML_BRAND_UNKNOWN == 0LL, "value of NVML_BRAND_UNKNOWN");
_Static_assert((long long)NVML_BRAND_QUADRO == 1LL, "value of NVML_BRAND_QUADRO");
_Static_assert((long long)NVML_BRAND_TESLA == 2LL, "value of NVML_BRAND_TESLA");
_Static_assert((long long)NVML_BRAND_NVS == 3LL, "value of NVML_BRAND_NVS");
_Static_assert((long long)NVML_BRAND_GRID == 4LL, "value of NVML_BRAND_GRID");
_Static_assert((long long)NVML_BRAND_GEFORCE == 5LL, "value of NVML_BRAND_GEFORCE");
_Static_assert((long long)NVML_BRAND_TITAN == 6LL, "value of NVML_BRAND_TITAN");
_Static_assert((long long)NVML_BRAND_NVIDIA_VAPPS == 7LL, "value of NVML_BRAND_NVIDIA_VAPPS");
_Static_assert((long long)NVML_BRAND_NVIDIA_VPC == 8LL, "value of NVML_BRAND_NVIDIA_VPC");
_Static_assert((long long)NVML_BRAND_NVIDIA_VCS == 9LL, "value of NVML_BRAND_NVIDIA_VCS");
_Static_assert((long long)NVML_BRAND_NVIDIA_VWS == 10LL, "value of NVML_BRAND_NVIDIA_VWS");
_Static_assert((long long)NVML_BRAND_NVIDIA_CLOUD_GAMING == 11LL,
    "value of NVML_BRAND_NVIDIA_CLOUD_GAMING");
_Static_assert((long long)NVML_BRAND_NVIDIA_VGAMING == 11LL, "value of NVML_BRAND_NVIDIA_VGAMING");
_Static_assert((long long)NVML_BRAND_QUADRO_RTX == 12LL, "value of NVML_BRAND_QUADRO_RTX");
_Static_assert((long long)NVML_BRAND_NVIDIA_RTX == 13LL, "value of NVML_BRAND_NVIDIA_RTX");
_Static_assert((long long)NVML_BRAND_NVIDIA == 14LL, "value of NVML_BRAND_NVIDIA");
_Static_assert((long long)NVML_BRAND_GEFORCE_RTX == 15LL, "value of NVML_BRAND_GEFORCE_RTX");
_Static_assert((long long)NVML_BRAND_TITAN_RTX == 16LL, "value of NVML_BRAND_TITAN_RTX");
_Static_assert((long long)NVML_BRAND_NVIDIA_DLA == 17LL, "value of NVML_BRAND_NVIDIA_DLA");
_Static_assert((long long)NVML_BRAND_NVIDIA_NPU == 19LL, "value of NVML_BRAND_NVIDIA_NPU");
_Static_assert((long long)NVML_BRAND_NVIDIA_VGAMEDEV == 18LL,
    "value of NVML_BRAND_NVIDIA_VGAMEDEV");
_Static_assert((long long)NVML_BRAND_COUNT == 20LL, "value of NVML_BRAND_COUNT");
_Static_assert((long long)NVML_TEMPERATURE_THRESHOLD_SHUTDOWN == 0LL,
    "value of NVML_TEMPERATURE_THRESHOLD_SHUTDOWN");
_Static_assert((long long)NVML_TEMPERATURE_THRESHOLD_SLOWDOWN == 1LL,
    "value of NVML_TEMPERATURE_THRESHOLD_SLOWDOWN");
_Static_assert((long long)NVML_TEMPERATURE_THRESHOLD_MEM_MAX == 2LL,
    "value of NVML_TEMPERATURE_THRESHOLD_MEM_MAX");
_Static_assert((long long)NVML_TEMPERATURE_THRESHOLD_GPU_MAX == 3LL,
    "value of NVML_TEMPERATURE_THRESHOLD_GPU_MAX");
_Static_assert((long long)NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN == 4LL,
    "value of NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN");
_Static_assert((long long)NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR == 5LL,
    "value of NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR");
_Static_assert((long long)NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX == 6LL,
    "value of NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX");
_Static_assert((long long)NVML_TEMPERATURE_THRESHOLD_GPS_CURR == 7LL,
    "value of NVML_TEMPERATURE_THRESHOLD_GPS_CURR");
_Static_assert((long long)NVML_TEMPERATURE_THRESHOLD_COUNT == 8LL,
    "value of NVML_TEMPERATURE_THRESHOLD_COUNT");
_Static_assert((long long)NVML_TEMPERATURE_GPU == 0LL, "value of NVML_TEMPERATURE_GPU");
_Static_assert((long long)NVML_TEMPERATURE_GPU_MAX == 1LL, "value of NVML_TEMPERATURE_GPU_MAX");
_Static_assert((long long)NVML_TEMPERATURE_COUNT == 2LL, "value of NVML_TEMPERATURE_COUNT");
_Static_assert((long long)NVML_COMPUTEMODE_DEFAULT == 0LL, "value of NVML_COMPUTEMODE_DEFAULT");
_Static_assert((long long)NVML_COMPUTEMODE_EXCLUSIVE_THREAD == 1LL,
    "value of NVML_COMPUTEMODE_EXCLUSIVE_THREAD");
_Static_assert((long long)NVML_COMPUTEMODE_PROHIBITED == 2LL,
    "value of NVML_COMPUTEMODE_PROHIBITED");
_Static_assert((long long)NVML_COMPUTEMODE_EXCLUSIVE_PROCESS == 3LL,
    "value of NVML_COMPUTEMODE_EXCLUSIVE_PROCESS");
_Static_assert((long long)NVML_COMPUTEMODE_COUNT == 4LL, "value of NVML_COMPUTEMODE_COUNT");
_Static_assert((long long)NVML_MEMORY_ERROR_TYPE_CORRECTED == 0LL,
    "value of NVML_MEMORY_ERROR_TYPE_CORRECTED");
_Static_assert((long long)NVML_MEMORY_ERROR_TYPE_UNCORRECTED == 1LL,
    "value of NVML_MEMORY_ERROR_TYPE_UNCORRECTED");
_Static_assert((long long)NVML_MEMORY_ERROR_TYPE_COUNT == 2LL,
    "value of NVML_MEMORY_ERROR_TYPE_COUNT");
_Static_assert((long long)NVML_VOLATILE_ECC == 0LL, "value of NVML_VOLATILE_ECC");
_Static_assert((long long)NVML_AGGREGATE_ECC == 1LL, "value of NVML_AGGREGATE_ECC");
_Static_assert((long long)NVML_ECC_COUNTER_TYPE_COUNT == 2LL,
    "value of NVML_ECC_COUNTER_TYPE_COUNT");
_Static_assert((long long)NVML_CLOCK_GRAPHICS == 0LL, "value of NVML_CLOCK_GRAPHICS");
_Static_assert((long long)NVML_CLOCK_SM == 1LL, "value of NVML_CLOCK_SM");
_Static_assert((long long)NVML_CLOCK_MEM == 2LL, "value of NVML_CLOCK_MEM");
_Static_assert((long long)NVML_CLOCK_VIDEO == 3LL, "value of NVML_CLOCK_VIDEO");
_Static_assert((long long)NVML_CLOCK_COUNT == 4LL, "value of NVML_CLOCK_COUNT");
_Static_assert((long long)NVML_CLOCK_ID_CURRENT == 0LL, "value of NVML_CLOCK_ID_CURRENT");
_Static_assert((long long)NVML_CLOCK_ID_APP_CLOCK_TARGET == 1LL,
    "value of NVML_CLOCK_ID_APP_CLOCK_TARGET");
_Static_assert((long long)NVML_CLOCK_ID_APP_CLOCK_DEFAULT == 2LL,
    "value of NVML_CLOCK_ID_APP_CLOCK_DEFAULT");
_Static_assert((long long)NVML_CLOCK_ID_CUSTOMER_BOOST_MAX == 3LL,
    "value of NVML_CLOCK_ID_CUSTOMER_BOOST_MAX");
_Static_assert((long long)NVML_CLOCK_ID_COUNT == 4LL, "value of NVML_CLOCK_ID_COUNT");
_Static_assert((long long)NVML_DRIVER_WDDM == 0LL, "value of NVML_DRIVER_WDDM");
_Static_assert((long long)NVML_DRIVER_WDM == 1LL, "value of NVML_DRIVER_WDM");
_Static_assert((long long)NVML_DRIVER_MCDM == 2LL, "value of NVML_DRIVER_MCDM");
_Static_assert((long long)NVML_PSTATE_0 == 0LL, "value of NVML_PSTATE_0");
_Static_assert((long long)NVML_PSTATE_1 == 1LL, "value of NVML_PSTATE_1");
_Static_assert((long long)NVML_PSTATE_2 == 2LL, "value of NVML_PSTATE_2");
_Static_assert((long long)NVML_PSTATE_3 == 3LL, "value of NVML_PSTATE_3");
_Static_assert((long long)NVML_PSTATE_4 == 4LL, "value of NVML_PSTATE_4");
_Static_assert((long long)NVML_PSTATE_5 == 5LL, "value of NVML_PSTATE_5");
_Static_assert((long long)NVML_PSTATE_6 == 6LL, "value of NVML_PSTATE_6");
_Static_assert((long long)NVML_PSTATE_7 == 7LL, "value of NVML_PSTATE_7");
_Static_assert((long long)NVML_PSTATE_8 == 8LL, "value of NVML_PSTATE_8");
_Static_assert((long long)NVML_PSTATE_9 == 9LL, "value of NVML_PSTATE_9");
_Static_assert((long long)NVML_PSTATE_10 == 10LL, "value of NVML_PSTATE_10");
_Static_assert((long long)NVML_PSTATE_11 == 11LL, "value of NVML_PSTATE_11");
_Static_assert((long long)NVML_PSTATE_12 == 12LL, "value of NVML_PSTATE_12");
_Static_assert((long long)NVML_PSTATE_13 == 13LL, "value of NVML_PSTATE_13");
_Static_assert((long long)NVML_PSTATE_14 == 14LL, "value of NVML_PSTATE_14");
_Static_assert((long long)NVML_PSTATE_15 == 15LL, "value of NVML_PSTATE_15");
_Static_assert((long long)NVML_PSTATE_UNKNOWN == 32LL, "value of NVML_PSTATE_UNKNOWN");
_Static_assert((long long)NVML_GOM_ALL_ON == 0LL, "value of NVML_GOM_ALL_ON");
_Static_assert((long long)NVML_GOM_COMPUTE == 1LL, "value of NVML_GOM_COMPUTE");
_Static_assert((long long)NVML_GOM_LOW_DP == 2LL, "value of NVML_GOM_LOW_DP");
_Static_assert((long long)NVML_INFOROM_OEM == 0LL, "value of NVML_INFOROM_OEM");
_Static_assert((long long)NVML_INFOROM_ECC == 1LL, "value of NVML_INFOROM_ECC");
_Static_assert((long long)NVML_INFOROM_POWER == 2LL, "value of NVML_INFOROM_POWER");
_Static_assert((long long)NVML_INFOROM_DEN == 3LL, "value of NVML_INFOROM_DEN");
_Static_assert((long long)NVML_INFOROM_COUNT == 4LL, "value of NVML_INFOROM_COUNT");
_Static_assert((long long)NVML_SUCCESS == 0LL, "value of NVML_SUCCESS");
_Static_assert((long long)NVML_ERROR_UNINITIALIZED == 1LL, "value of NVML_ERROR_UNINITIALIZED");
_Static_assert((long long)NVML_ERROR_INVALID_ARGUMENT == 2LL,
    "value of NVML_ERROR_INVALID_ARGUMENT");
_Static_assert((long long)NVML_ERROR_NOT_SUPPORTED == 3LL, "value of NVML_ERROR_NOT_SUPPORTED");
_Static_assert((long long)NVML_ERROR_NO_PERMISSION == 4LL, "value of NVML_ERROR_NO_PERMISSION");
_Static_assert((long long)NVML_ERROR_ALREADY_INITIALIZED == 5LL,
    "value of NVML_ERROR_ALREADY_INITIALIZED");
_Static_assert((long long)NVML_ERROR_NOT_FOUND == 6LL, "value of NVML_ERROR_NOT_FOUND");
_Static_assert((long long)NVML_ERROR_INSUFFICIENT_SIZE == 7LL,
    "value of NVML_ERROR_INSUFFICIENT_SIZE");
_Static_assert((long long)NVML_ERROR_INSUFFICIENT_POWER == 8LL,
    "value of NVML_ERROR_INSUFFICIENT_POWER");
_Static_assert((long long)NVML_ERROR_DRIVER_NOT_LOADED == 9LL,
    "value of NVML_ERROR_DRIVER_NOT_LOADED");
_Static_assert((long long)NVML_ERROR_TIMEOUT == 10LL, "value of NVML_ERROR_TIMEOUT");
_Static_assert((long long)NVML_ERROR_IRQ_ISSUE == 11LL, "value of NVML_ERROR_IRQ_ISSUE");
_Static_assert((long long)NVML_ERROR_LIBRARY_NOT_FOUND == 12LL,
    "value of NVML_ERROR_LIBRARY_NOT_FOUND");
_Static_assert((long long)NVML_ERROR_FUNCTION_NOT_FOUND == 13LL,
    "value of NVML_ERROR_FUNCTION_NOT_FOUND");
_Static_assert((long long)NVML_ERROR_CORRUPTED_INFOROM == 14LL,
    "value of NVML_ERROR_CORRUPTED_INFOROM");
_Static_assert((long long)NVML_ERROR_GPU_IS_LOST == 15LL, "value of NVML_ERROR_GPU_IS_LOST");
_Static_assert((long long)NVML_ERROR_RESET_REQUIRED == 16LL, "value of NVML_ERROR_RESET_REQUIRED");
_Static_assert((long long)NVML_ERROR_OPERATING_SYSTEM == 17LL,
    "value of NVML_ERROR_OPERATING_SYSTEM");
_Static_assert((long long)NVML_ERROR_LIB_RM_VERSION_MISMATCH == 18LL,
    "value of NVML_ERROR_LIB_RM_VERSION_MISMATCH");
_Static_assert((long long)NVML_ERROR_IN_USE == 19LL, "value of NVML_ERROR_IN_USE");
_Static_assert((long long)NVML_ERROR_MEMORY == 20LL, "value of NVML_ERROR_MEMORY");
_Static_assert((long long)NVML_ERROR_NO_DATA == 21LL, "value of NVML_ERROR_NO_DATA");
_Static_assert((long long)NVML_ERROR_VGPU_ECC_NOT_SUPPORTED == 22LL,
    "value of NVML_ERROR_VGPU_ECC_NOT_SUPPORTED");
_Static_assert((long long)NVML_ERROR_INSUFFICIENT_RESOURCES == 23LL,
    "value of NVML_ERROR_INSUFFICIENT_RESOURCES");
_Static_assert((long long)NVML_ERROR_FREQ_NOT_SUPPORTED == 24LL,
    "value of NVML_ERROR_FREQ_NOT_SUPPORTED");
_Static_assert((long long)NVML_ERROR_ARGUMENT_VERSION_MISMATCH == 25LL,
    "value of NVML_ERROR_ARGUMENT_VERSION_MISMATCH");
_Static_assert((long long)NVML_ERROR_DEPRECATED == 26LL, "value of NVML_ERROR_DEPRECATED");
_Static_assert((long long)NVML_ERROR_NOT_READY == 27LL, "value of NVML_ERROR_NOT_READY");
_Static_assert((long long)NVML_ERROR_GPU_NOT_FOUND == 28LL, "value of NVML_ERROR_GPU_NOT_FOUND");
_Static_assert((long long)NVML_ERROR_INVALID_STATE == 29LL, "value of NVML_ERROR_INVALID_STATE");
_Static_assert((long long)NVML_ERROR_RESET_TYPE_NOT_SUPPORTED == 30LL,
    "value of NVML_ERROR_RESET_TYPE_NOT_SUPPORTED");
_Static_assert((long long)NVML_ERROR_UNKNOWN == 999LL, "value of NVML_ERROR_UNKNOWN");
_Static_assert((long long)NVML_MEMORY_LOCATION_L1_CACHE == 0LL,
    "value of NVML_MEMORY_LOCATION_L1_CACHE");
_Static_assert((long long)NVML_MEMORY_LOCATION_L2_CACHE == 1LL,
    "value of NVML_MEMORY_LOCATION_L2_CACHE");
_Static_assert((long long)NVML_MEMORY_LOCATION_DRAM == 2LL, "value of NVML_MEMORY_LOCATION_DRAM");
_Static_assert((long long)NVML_MEMORY_LOCATION_DEVICE_MEMORY == 2LL,
    "value of NVML_MEMORY_LOCATION_DEVICE_MEMORY");
_Static_assert((long long)NVML_MEMORY_LOCATION_REGISTER_FILE == 3LL,
    "value of NVML_MEMORY_LOCATION_REGISTER_FILE");
_Static_assert((long long)NVML_MEMORY_LOCATION_TEXTURE_MEMORY == 4LL,
    "value of NVML_MEMORY_LOCATION_TEXTURE_MEMORY");
_Static_assert((long long)NVML_MEMORY_LOCATION_TEXTURE_SHM == 5LL,
    "value of NVML_MEMORY_LOCATION_TEXTURE_SHM");
_Static_assert((long long)NVML_MEMORY_LOCATION_CBU == 6LL, "value of NVML_MEMORY_LOCATION_CBU");
_Static_assert((long long)NVML_MEMORY_LOCATION_SRAM == 7LL, "value of NVML_MEMORY_LOCATION_SRAM");
_Static_assert((long long)NVML_MEMORY_LOCATION_COUNT == 8LL, "value of NVML_MEMORY_LOCATION_COUNT");
_Static_assert((long long)NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS == 0LL,
    "value of NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS");
_Static_assert((long long)NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR == 1LL,
    "value of NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR");
_Static_assert((long long)NVML_PAGE_RETIREMENT_CAUSE_COUNT == 2LL,
    "value of NVML_PAGE_RETIREMENT_CAUSE_COUNT");
_Static_assert((long long)NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS == 0LL,
    "value of NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS");
_Static_assert((long long)NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS == 1LL,
    "value of NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS");
_Static_assert((long long)NVML_RESTRICTED_API_COUNT == 2LL, "value of NVML_RESTRICTED_API_COUNT");
_Static_assert((long long)NVML_GPU_UTILIZATION_DOMAIN_GPU == 0LL,
    "value of NVML_GPU_UTILIZATION_DOMAIN_GPU");
_Static_assert((long long)NVML_GPU_UTILIZATION_DOMAIN_FB == 1LL,
    "value of NVML_GPU_UTILIZATION_DOMAIN_FB");
_Static_assert((long long)NVML_GPU_UTILIZATION_DOMAIN_VID == 2LL,
    "value of NVML_GPU_UTILIZATION_DOMAIN_VID");
_Static_assert((long long)NVML_GPU_UTILIZATION_DOMAIN_BUS == 3LL,
    "value of NVML_GPU_UTILIZATION_DOMAIN_BUS");
_Static_assert((long long)NVML_GPU_VIRTUALIZATION_MODE_NONE == 0LL,
    "value of NVML_GPU_VIRTUALIZATION_MODE_NONE");
_Static_assert((long long)NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH == 1LL,
    "value of NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH");
_Static_assert((long long)NVML_GPU_VIRTUALIZATION_MODE_VGPU == 2LL,
    "value of NVML_GPU_VIRTUALIZATION_MODE_VGPU");
_Static_assert((long long)NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU == 3LL,
    "value of NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU");
_Static_assert((long long)NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA == 4LL,
    "value of NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA");
_Static_assert((long long)NVML_HOST_VGPU_MODE_NON_SRIOV == 0LL,
    "value of NVML_HOST_VGPU_MODE_NON_SRIOV");
_Static_assert((long long)NVML_HOST_VGPU_MODE_SRIOV == 1LL, "value of NVML_HOST_VGPU_MODE_SRIOV");
_Static_assert((long long)NVML_VGPU_VM_ID_DOMAIN_ID == 0LL, "value of NVML_VGPU_VM_ID_DOMAIN_ID");
_Static_assert((long long)NVML_VGPU_VM_ID_UUID == 1LL, "value of NVML_VGPU_VM_ID_UUID");
_Static_assert((long long)NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED == 0LL,
    "value of NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED");
_Static_assert((long long)NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED == 1LL,
    "value of NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED");
_Static_assert((long long)NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN == 0LL,
    "value of NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN");
_Static_assert((long long)NVML_GRID_LICENSE_FEATURE_CODE_VGPU == 1LL,
    "value of NVML_GRID_LICENSE_FEATURE_CODE_VGPU");
_Static_assert((long long)NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX == 2LL,
    "value of NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX");
_Static_assert((long long)NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION == 2LL,
    "value of NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION");
_Static_assert((long long)NVML_GRID_LICENSE_FEATURE_CODE_GAMING == 3LL,
    "value of NVML_GRID_LICENSE_FEATURE_CODE_GAMING");
_Static_assert((long long)NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE == 4LL,
    "value of NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE");
_Static_assert((long long)NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV == 5LL,
    "value of NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV");
_Static_assert((long long)NVML_VGPU_CAP_NVLINK_P2P == 0LL, "value of NVML_VGPU_CAP_NVLINK_P2P");
_Static_assert((long long)NVML_VGPU_CAP_GPUDIRECT == 1LL, "value of NVML_VGPU_CAP_GPUDIRECT");
_Static_assert((long long)NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE == 2LL,
    "value of NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE");
_Static_assert((long long)NVML_VGPU_CAP_EXCLUSIVE_TYPE == 3LL,
    "value of NVML_VGPU_CAP_EXCLUSIVE_TYPE");
_Static_assert((long long)NVML_VGPU_CAP_EXCLUSIVE_SIZE == 4LL,
    "value of NVML_VGPU_CAP_EXCLUSIVE_SIZE");
_Static_assert((long long)NVML_VGPU_CAP_COUNT == 5LL, "value of NVML_VGPU_CAP_COUNT");
_Static_assert((long long)NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU == 0LL,
    "value of NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU");
_Static_assert((long long)NVML_VGPU_DRIVER_CAP_WARM_UPDATE == 1LL,
    "value of NVML_VGPU_DRIVER_CAP_WARM_UPDATE");
_Static_assert((long long)NVML_VGPU_DRIVER_CAP_COUNT == 2LL, "value of NVML_VGPU_DRIVER_CAP_COUNT");
_Static_assert((long long)NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU == 0LL,
    "value of NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU");
_Static_assert((long long)NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES == 1LL,
    "value of NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES");
_Static_assert((long long)NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES == 2LL,
    "value of NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES");
_Static_assert((long long)NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW == 3LL,
    "value of NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW");
_Static_assert((long long)NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW == 4LL,
    "value of NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW");
_Static_assert((long long)NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING == 5LL,
    "value of NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING");
_Static_assert((long long)NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU == 6LL,
    "value of NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU");
_Static_assert((long long)NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU == 7LL,
    "value of NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU");
_Static_assert((long long)NVML_DEVICE_VGPU_CAP_WARM_UPDATE == 8LL,
    "value of NVML_DEVICE_VGPU_CAP_WARM_UPDATE");
_Static_assert((long long)NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS == 9LL,
    "value of NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS");
_Static_assert((long long)NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED == 10LL,
    "value of NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED");
_Static_assert((long long)NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED == 11LL,
    "value of NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED");
_Static_assert((long long)NVML_DEVICE_VGPU_CAP_UVM_STUN == 12LL,
    "value of NVML_DEVICE_VGPU_CAP_UVM_STUN");
_Static_assert((long long)NVML_DEVICE_VGPU_CAP_COUNT == 13LL,
    "value of NVML_DEVICE_VGPU_CAP_COUNT");
_Static_assert((long long)NVML_GPU_RECOVERY_ACTION_NONE == 0LL,
    "value of NVML_GPU_RECOVERY_ACTION_NONE");
_Static_assert((long long)NVML_GPU_RECOVERY_ACTION_GPU_RESET == 1LL,
    "value of NVML_GPU_RECOVERY_ACTION_GPU_RESET");
_Static_assert((long long)NVML_GPU_RECOVERY_ACTION_NODE_REBOOT == 2LL,
    "value of NVML_GPU_RECOVERY_ACTION_NODE_REBOOT");
_Static_assert((long long)NVML_GPU_RECOVERY_ACTION_DRAIN_P2P == 3LL,
    "value of NVML_GPU_RECOVERY_ACTION_DRAIN_P2P");
_Static_assert((long long)NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET == 4LL,
    "value of NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET");
_Static_assert((long long)NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN == 5LL,
    "value of NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN");
_Static_assert((long long)NVML_GPU_RECOVERY_ACTION_BUS_RESET == 6LL,
    "value of NVML_GPU_RECOVERY_ACTION_BUS_RESET");
_Static_assert((long long)NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT == 7LL,
    "value of NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT");
_Static_assert((long long)NVML_FAN_NORMAL == 0LL, "value of NVML_FAN_NORMAL");
_Static_assert((long long)NVML_FAN_FAILED == 1LL, "value of NVML_FAN_FAILED");
_Static_assert((long long)NVML_LED_COLOR_GREEN == 0LL, "value of NVML_LED_COLOR_GREEN");
_Static_assert((long long)NVML_LED_COLOR_AMBER == 1LL, "value of NVML_LED_COLOR_AMBER");
_Static_assert((long long)NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL == 0LL,
    "value of NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL");
_Static_assert((long long)NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY == 10LL,
    "value of NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY");
_Static_assert((long long)NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG == 20LL,
    "value of NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG");
_Static_assert((long long)NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE == 30LL,
    "value of NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE");
_Static_assert((long long)NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING == 40LL,
    "value of NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING");
_Static_assert((long long)NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR == 50LL,
    "value of NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR");
_Static_assert((long long)NVML_OPERATIONAL_EVENT_SEVERITY_ALL == 0LL,
    "value of NVML_OPERATIONAL_EVENT_SEVERITY_ALL");
_Static_assert((long long)NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL == 10LL,
    "value of NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL");
_Static_assert((long long)NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED == 20LL,
    "value of NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED");
_Static_assert((long long)NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE == 30LL,
    "value of NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE");
_Static_assert((long long)NVML_OPERATIONAL_EVENT_SEVERITY_FATAL == 40LL,
    "value of NVML_OPERATIONAL_EVENT_SEVERITY_FATAL");
_Static_assert((long long)NVML_EVENT_DATA_TYPE_NVML_EVENT == 0LL,
    "value of NVML_EVENT_DATA_TYPE_NVML_EVENT");
_Static_assert((long long)NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT == 1LL,
    "value of NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT");
_Static_assert((long long)NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN == 0LL,
    "value of NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN");
_Static_assert((long long)NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID == 1LL,
    "value of NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID");
_Static_assert((long long)NVML_ENCODER_QUERY_H264 == 0LL, "value of NVML_ENCODER_QUERY_H264");
_Static_assert((long long)NVML_ENCODER_QUERY_HEVC == 1LL, "value of NVML_ENCODER_QUERY_HEVC");
_Static_assert((long long)NVML_ENCODER_QUERY_AV1 == 2LL, "value of NVML_ENCODER_QUERY_AV1");
_Static_assert((long long)NVML_ENCODER_QUERY_UNKNOWN == 255LL,
    "value of NVML_ENCODER_QUERY_UNKNOWN");
_Static_assert((long long)NVML_FBC_SESSION_TYPE_UNKNOWN == 0LL,
    "value of NVML_FBC_SESSION_TYPE_UNKNOWN");
_Static_assert((long long)NVML_FBC_SESSION_TYPE_TOSYS == 1LL,
    "value of NVML_FBC_SESSION_TYPE_TOSYS");
_Static_assert((long long)NVML_FBC_SESSION_TYPE_CUDA == 2LL, "value of NVML_FBC_SESSION_TYPE_CUDA");
_Static_assert((long long)NVML_FBC_SESSION_TYPE_VID == 3LL, "value of NVML_FBC_SESSION_TYPE_VID");
_Static_assert((long long)NVML_FBC_SESSION_TYPE_HWENC == 4LL,
    "value of NVML_FBC_SESSION_TYPE_HWENC");
_Static_assert((long long)NVML_DETACH_GPU_KEEP == 0LL, "value of NVML_DETACH_GPU_KEEP");
_Static_assert((long long)NVML_DETACH_GPU_REMOVE == 1LL, "value of NVML_DETACH_GPU_REMOVE");
_Static_assert((long long)NVML_PCIE_LINK_KEEP == 0LL, "value of NVML_PCIE_LINK_KEEP");
_Static_assert((long long)NVML_PCIE_LINK_SHUT_DOWN == 1LL, "value of NVML_PCIE_LINK_SHUT_DOWN");
_Static_assert((long long)NVML_CPER_ACCESS_TYPE_GPU == 1LL, "value of NVML_CPER_ACCESS_TYPE_GPU");
_Static_assert((long long)NVML_CLOCK_LIMIT_ID_RANGE_START == 4294967040LL,
    "value of NVML_CLOCK_LIMIT_ID_RANGE_START");
_Static_assert((long long)NVML_CLOCK_LIMIT_ID_TDP == 4294967041LL,
    "value of NVML_CLOCK_LIMIT_ID_TDP");
_Static_assert((long long)NVML_CLOCK_LIMIT_ID_UNLIMITED == 4294967042LL,
    "value of NVML_CLOCK_LIMIT_ID_UNLIMITED");
_Static_assert((long long)NVML_NVLINK_VERSION_INVALID == 0LL,
    "value of NVML_NVLINK_VERSION_INVALID");
_Static_assert((long long)NVML_NVLINK_VERSION_1_0 == 1LL, "value of NVML_NVLINK_VERSION_1_0");
_Static_assert((long long)NVML_NVLINK_VERSION_2_0 == 2LL, "value of NVML_NVLINK_VERSION_2_0");
_Static_assert((long long)NVML_NVLINK_VERSION_2_2 == 3LL, "value of NVML_NVLINK_VERSION_2_2");
_Static_assert((long long)NVML_NVLINK_VERSION_3_0 == 4LL, "value of NVML_NVLINK_VERSION_3_0");
_Static_assert((long long)NVML_NVLINK_VERSION_3_1 == 5LL, "value of NVML_NVLINK_VERSION_3_1");
_Static_assert((long long)NVML_NVLINK_VERSION_4_0 == 6LL, "value of NVML_NVLINK_VERSION_4_0");
_Static_assert((long long)NVML_NVLINK_VERSION_5_0 == 7LL, "value of NVML_NVLINK_VERSION_5_0");
_Static_assert((long long)NVML_NVLINK_VERSION_6_0 == 8LL, "value of NVML_NVLINK_VERSION_6_0");
_Static_assert((long long)NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX == 0LL,
    "value of NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX");
_Static_assert((long long)NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX == 1LL,
    "value of NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX");
_Static_assert((long long)NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT == 2LL,
    "value of NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT");
_Static_assert((long long)NVML_VGPU_VM_COMPATIBILITY_NONE == 0LL,
    "value of NVML_VGPU_VM_COMPATIBILITY_NONE");
_Static_assert((long long)NVML_VGPU_VM_COMPATIBILITY_COLD == 1LL,
    "value of NVML_VGPU_VM_COMPATIBILITY_COLD");
_Static_assert((long long)NVML_VGPU_VM_COMPATIBILITY_HIBERNATE == 2LL,
    "value of NVML_VGPU_VM_COMPATIBILITY_HIBERNATE");
_Static_assert((long long)NVML_VGPU_VM_COMPATIBILITY_SLEEP == 4LL,
    "value of NVML_VGPU_VM_COMPATIBILITY_SLEEP");
_Static_assert((long long)NVML_VGPU_VM_COMPATIBILITY_LIVE == 8LL,
    "value of NVML_VGPU_VM_COMPATIBILITY_LIVE");
_Static_assert((long long)NVML_VGPU_COMPATIBILITY_LIMIT_NONE == 0LL,
    "value of NVML_VGPU_COMPATIBILITY_LIMIT_NONE");
_Static_assert((long long)NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER == 1LL,
    "value of NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER");
_Static_assert((long long)NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER == 2LL,
    "value of NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER");
_Static_assert((long long)NVML_VGPU_COMPATIBILITY_LIMIT_GPU == 4LL,
    "value of NVML_VGPU_COMPATIBILITY_LIMIT_GPU");
_Static_assert((long long)NVML_VGPU_COMPATIBILITY_LIMIT_OTHER == 2147483648LL,
    "value of NVML_VGPU_COMPATIBILITY_LIMIT_OTHER");
_Static_assert((long long)NVML_PRM_COUNTER_ID_NONE == 0LL, "value of NVML_PRM_COUNTER_ID_NONE");
_Static_assert((long long)NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS == 1LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS");
_Static_assert(
    (long long)NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS == 2LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS");
_Static_assert(
    (long long)NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS == 101LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS");
_Static_assert((long long)NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY ==
    102LL, "value of NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY");
_Static_assert(
    (long long)NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES == 103LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES");
_Static_assert(
    (long long)NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY ==
    104LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY");
_Static_assert(
    (long long)NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY ==
    105LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY");
_Static_assert(
    (long long)NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT ==
    106LL, "value of NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT");
_Static_assert(
    (
    long
    long)NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT ==
    107LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT");
_Static_assert(
    (long long)NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT ==
    108LL, "value of NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT");
_Static_assert(
    (long long)NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS ==
    109LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS");
_Static_assert((long long)NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME ==
    110LL, "value of NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME");
_Static_assert((long long)NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME ==
    111LL, "value of NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME");
_Static_assert((long long)NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT == 201LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT");
_Static_assert((long long)NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES == 301LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES");
_Static_assert((long long)NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR == 302LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR");
_Static_assert((long long)NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE == 303LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE");
_Static_assert((long long)NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES == 304LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES");
_Static_assert((long long)NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES == 305LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES");
_Static_assert((long long)NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS == 306LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS");
_Static_assert((long long)NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS == 307LL,
    "value of NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS");
_Static_assert((long long)NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY == 1001LL,
    "value of NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY");
_Static_assert((long long)NVML_GPM_METRIC_GRAPHICS_UTIL == 1LL,
    "value of NVML_GPM_METRIC_GRAPHICS_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_SM_UTIL == 2LL, "value of NVML_GPM_METRIC_SM_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_SM_OCCUPANCY == 3LL,
    "value of NVML_GPM_METRIC_SM_OCCUPANCY");
_Static_assert((long long)NVML_GPM_METRIC_INTEGER_UTIL == 4LL,
    "value of NVML_GPM_METRIC_INTEGER_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_ANY_TENSOR_UTIL == 5LL,
    "value of NVML_GPM_METRIC_ANY_TENSOR_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_DFMA_TENSOR_UTIL == 6LL,
    "value of NVML_GPM_METRIC_DFMA_TENSOR_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_HMMA_TENSOR_UTIL == 7LL,
    "value of NVML_GPM_METRIC_HMMA_TENSOR_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_DMMA_TENSOR_UTIL == 8LL,
    "value of NVML_GPM_METRIC_DMMA_TENSOR_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_IMMA_TENSOR_UTIL == 9LL,
    "value of NVML_GPM_METRIC_IMMA_TENSOR_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_DRAM_BW_UTIL == 10LL,
    "value of NVML_GPM_METRIC_DRAM_BW_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_FP64_UTIL == 11LL, "value of NVML_GPM_METRIC_FP64_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_FP32_UTIL == 12LL, "value of NVML_GPM_METRIC_FP32_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_FP16_UTIL == 13LL, "value of NVML_GPM_METRIC_FP16_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_PCIE_TX_PER_SEC == 20LL,
    "value of NVML_GPM_METRIC_PCIE_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_PCIE_RX_PER_SEC == 21LL,
    "value of NVML_GPM_METRIC_PCIE_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVDEC_0_UTIL == 30LL,
    "value of NVML_GPM_METRIC_NVDEC_0_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVDEC_1_UTIL == 31LL,
    "value of NVML_GPM_METRIC_NVDEC_1_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVDEC_2_UTIL == 32LL,
    "value of NVML_GPM_METRIC_NVDEC_2_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVDEC_3_UTIL == 33LL,
    "value of NVML_GPM_METRIC_NVDEC_3_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVDEC_4_UTIL == 34LL,
    "value of NVML_GPM_METRIC_NVDEC_4_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVDEC_5_UTIL == 35LL,
    "value of NVML_GPM_METRIC_NVDEC_5_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVDEC_6_UTIL == 36LL,
    "value of NVML_GPM_METRIC_NVDEC_6_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVDEC_7_UTIL == 37LL,
    "value of NVML_GPM_METRIC_NVDEC_7_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVJPG_0_UTIL == 40LL,
    "value of NVML_GPM_METRIC_NVJPG_0_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVJPG_1_UTIL == 41LL,
    "value of NVML_GPM_METRIC_NVJPG_1_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVJPG_2_UTIL == 42LL,
    "value of NVML_GPM_METRIC_NVJPG_2_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVJPG_3_UTIL == 43LL,
    "value of NVML_GPM_METRIC_NVJPG_3_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVJPG_4_UTIL == 44LL,
    "value of NVML_GPM_METRIC_NVJPG_4_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVJPG_5_UTIL == 45LL,
    "value of NVML_GPM_METRIC_NVJPG_5_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVJPG_6_UTIL == 46LL,
    "value of NVML_GPM_METRIC_NVJPG_6_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVJPG_7_UTIL == 47LL,
    "value of NVML_GPM_METRIC_NVJPG_7_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVOFA_0_UTIL == 50LL,
    "value of NVML_GPM_METRIC_NVOFA_0_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVOFA_1_UTIL == 51LL,
    "value of NVML_GPM_METRIC_NVOFA_1_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC == 60LL,
    "value of NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC == 61LL,
    "value of NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC == 62LL,
    "value of NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC == 63LL,
    "value of NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC == 64LL,
    "value of NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC == 65LL,
    "value of NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC == 66LL,
    "value of NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC == 67LL,
    "value of NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC == 68LL,
    "value of NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC == 69LL,
    "value of NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC == 70LL,
    "value of NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC == 71LL,
    "value of NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC == 72LL,
    "value of NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC == 73LL,
    "value of NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC == 74LL,
    "value of NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC == 75LL,
    "value of NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC == 76LL,
    "value of NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC == 77LL,
    "value of NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC == 78LL,
    "value of NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC == 79LL,
    "value of NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC == 80LL,
    "value of NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC == 81LL,
    "value of NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC == 82LL,
    "value of NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC == 83LL,
    "value of NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC == 84LL,
    "value of NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC == 85LL,
    "value of NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC == 86LL,
    "value of NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC == 87LL,
    "value of NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC == 88LL,
    "value of NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC == 89LL,
    "value of NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC == 90LL,
    "value of NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC == 91LL,
    "value of NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC == 92LL,
    "value of NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC == 93LL,
    "value of NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC == 94LL,
    "value of NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC == 95LL,
    "value of NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC == 96LL,
    "value of NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC == 97LL,
    "value of NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC == 100LL,
    "value of NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC == 101LL,
    "value of NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC == 102LL,
    "value of NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC == 103LL,
    "value of NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC == 104LL,
    "value of NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC == 105LL,
    "value of NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC == 106LL,
    "value of NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC == 107LL,
    "value of NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC == 108LL,
    "value of NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC == 109LL,
    "value of NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC == 110LL,
    "value of NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC == 111LL,
    "value of NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC == 112LL,
    "value of NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC == 113LL,
    "value of NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC == 114LL,
    "value of NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC == 115LL,
    "value of NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC == 116LL,
    "value of NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC == 117LL,
    "value of NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC == 118LL,
    "value of NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC == 119LL,
    "value of NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC == 120LL,
    "value of NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC == 121LL,
    "value of NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC == 122LL,
    "value of NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC == 123LL,
    "value of NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC == 124LL,
    "value of NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC == 125LL,
    "value of NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC == 126LL,
    "value of NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC == 127LL,
    "value of NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC == 128LL,
    "value of NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC == 129LL,
    "value of NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC == 130LL,
    "value of NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC == 131LL,
    "value of NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC == 132LL,
    "value of NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC == 133LL,
    "value of NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC == 134LL,
    "value of NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC == 135LL,
    "value of NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC == 136LL,
    "value of NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC == 137LL,
    "value of NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC == 138LL,
    "value of NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC == 139LL,
    "value of NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC == 140LL,
    "value of NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC == 141LL,
    "value of NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC == 142LL,
    "value of NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC == 143LL,
    "value of NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC == 144LL,
    "value of NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC == 145LL,
    "value of NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC == 146LL,
    "value of NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC == 147LL,
    "value of NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC == 148LL,
    "value of NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC == 149LL,
    "value of NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC == 150LL,
    "value of NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC == 151LL,
    "value of NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC == 152LL,
    "value of NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC == 153LL,
    "value of NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC == 154LL,
    "value of NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC == 155LL,
    "value of NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC == 156LL,
    "value of NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC == 157LL,
    "value of NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC == 158LL,
    "value of NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC == 159LL,
    "value of NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_HOSTMEM_CACHE_HIT == 160LL,
    "value of NVML_GPM_METRIC_HOSTMEM_CACHE_HIT");
_Static_assert((long long)NVML_GPM_METRIC_HOSTMEM_CACHE_MISS == 161LL,
    "value of NVML_GPM_METRIC_HOSTMEM_CACHE_MISS");
_Static_assert((long long)NVML_GPM_METRIC_PEERMEM_CACHE_HIT == 162LL,
    "value of NVML_GPM_METRIC_PEERMEM_CACHE_HIT");
_Static_assert((long long)NVML_GPM_METRIC_PEERMEM_CACHE_MISS == 163LL,
    "value of NVML_GPM_METRIC_PEERMEM_CACHE_MISS");
_Static_assert((long long)NVML_GPM_METRIC_DRAM_CACHE_HIT == 164LL,
    "value of NVML_GPM_METRIC_DRAM_CACHE_HIT");
_Static_assert((long long)NVML_GPM_METRIC_DRAM_CACHE_MISS == 165LL,
    "value of NVML_GPM_METRIC_DRAM_CACHE_MISS");
_Static_assert((long long)NVML_GPM_METRIC_NVENC_0_UTIL == 166LL,
    "value of NVML_GPM_METRIC_NVENC_0_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVENC_1_UTIL == 167LL,
    "value of NVML_GPM_METRIC_NVENC_1_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVENC_2_UTIL == 168LL,
    "value of NVML_GPM_METRIC_NVENC_2_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_NVENC_3_UTIL == 169LL,
    "value of NVML_GPM_METRIC_NVENC_3_UTIL");
_Static_assert((long long)NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED == 170LL,
    "value of NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED");
_Static_assert((long long)NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE == 171LL,
    "value of NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_GR0_CTXSW_REQUESTS == 172LL,
    "value of NVML_GPM_METRIC_GR0_CTXSW_REQUESTS");
_Static_assert((long long)NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ == 173LL,
    "value of NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ");
_Static_assert((long long)NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT == 174LL,
    "value of NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT");
_Static_assert((long long)NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED == 175LL,
    "value of NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED");
_Static_assert((long long)NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE == 176LL,
    "value of NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_GR1_CTXSW_REQUESTS == 177LL,
    "value of NVML_GPM_METRIC_GR1_CTXSW_REQUESTS");
_Static_assert((long long)NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ == 178LL,
    "value of NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ");
_Static_assert((long long)NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT == 179LL,
    "value of NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT");
_Static_assert((long long)NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED == 180LL,
    "value of NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED");
_Static_assert((long long)NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE == 181LL,
    "value of NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_GR2_CTXSW_REQUESTS == 182LL,
    "value of NVML_GPM_METRIC_GR2_CTXSW_REQUESTS");
_Static_assert((long long)NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ == 183LL,
    "value of NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ");
_Static_assert((long long)NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT == 184LL,
    "value of NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT");
_Static_assert((long long)NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED == 185LL,
    "value of NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED");
_Static_assert((long long)NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE == 186LL,
    "value of NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_GR3_CTXSW_REQUESTS == 187LL,
    "value of NVML_GPM_METRIC_GR3_CTXSW_REQUESTS");
_Static_assert((long long)NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ == 188LL,
    "value of NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ");
_Static_assert((long long)NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT == 189LL,
    "value of NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT");
_Static_assert((long long)NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED == 190LL,
    "value of NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED");
_Static_assert((long long)NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE == 191LL,
    "value of NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_GR4_CTXSW_REQUESTS == 192LL,
    "value of NVML_GPM_METRIC_GR4_CTXSW_REQUESTS");
_Static_assert((long long)NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ == 193LL,
    "value of NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ");
_Static_assert((long long)NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT == 194LL,
    "value of NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT");
_Static_assert((long long)NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED == 195LL,
    "value of NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED");
_Static_assert((long long)NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE == 196LL,
    "value of NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_GR5_CTXSW_REQUESTS == 197LL,
    "value of NVML_GPM_METRIC_GR5_CTXSW_REQUESTS");
_Static_assert((long long)NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ == 198LL,
    "value of NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ");
_Static_assert((long long)NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT == 199LL,
    "value of NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT");
_Static_assert((long long)NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED == 200LL,
    "value of NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED");
_Static_assert((long long)NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE == 201LL,
    "value of NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_GR6_CTXSW_REQUESTS == 202LL,
    "value of NVML_GPM_METRIC_GR6_CTXSW_REQUESTS");
_Static_assert((long long)NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ == 203LL,
    "value of NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ");
_Static_assert((long long)NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT == 204LL,
    "value of NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT");
_Static_assert((long long)NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED == 205LL,
    "value of NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED");
_Static_assert((long long)NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE == 206LL,
    "value of NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_GR7_CTXSW_REQUESTS == 207LL,
    "value of NVML_GPM_METRIC_GR7_CTXSW_REQUESTS");
_Static_assert((long long)NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ == 208LL,
    "value of NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ");
_Static_assert((long long)NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT == 209LL,
    "value of NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC == 212LL,
    "value of NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC == 213LL,
    "value of NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC == 214LL,
    "value of NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC == 215LL,
    "value of NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC == 216LL,
    "value of NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC == 217LL,
    "value of NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC == 218LL,
    "value of NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC == 219LL,
    "value of NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC == 220LL,
    "value of NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC == 221LL,
    "value of NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC == 222LL,
    "value of NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC == 223LL,
    "value of NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC == 224LL,
    "value of NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC == 225LL,
    "value of NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC == 226LL,
    "value of NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC == 227LL,
    "value of NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC == 228LL,
    "value of NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC == 229LL,
    "value of NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC == 230LL,
    "value of NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC == 231LL,
    "value of NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC == 232LL,
    "value of NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC == 233LL,
    "value of NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC == 234LL,
    "value of NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC == 235LL,
    "value of NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC == 236LL,
    "value of NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC == 237LL,
    "value of NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC == 238LL,
    "value of NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC == 239LL,
    "value of NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC == 240LL,
    "value of NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC == 241LL,
    "value of NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC == 242LL,
    "value of NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC == 243LL,
    "value of NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC == 244LL,
    "value of NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC == 245LL,
    "value of NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC == 246LL,
    "value of NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC == 247LL,
    "value of NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_SM_CYCLES_ELAPSED == 248LL,
    "value of NVML_GPM_METRIC_SM_CYCLES_ELAPSED");
_Static_assert((long long)NVML_GPM_METRIC_SM_CYCLES_ACTIVE == 249LL,
    "value of NVML_GPM_METRIC_SM_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_MMA_CYCLES_ACTIVE == 250LL,
    "value of NVML_GPM_METRIC_MMA_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE == 251LL,
    "value of NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE == 252LL,
    "value of NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE == 253LL,
    "value of NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE == 254LL,
    "value of NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_PCIE_TX == 255LL, "value of NVML_GPM_METRIC_PCIE_TX");
_Static_assert((long long)NVML_GPM_METRIC_PCIE_RX == 256LL, "value of NVML_GPM_METRIC_PCIE_RX");
_Static_assert((long long)NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE == 257LL,
    "value of NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_FP64_CYCLES_ACTIVE == 258LL,
    "value of NVML_GPM_METRIC_FP64_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_FP32_CYCLES_ACTIVE == 259LL,
    "value of NVML_GPM_METRIC_FP32_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_FP16_CYCLES_ACTIVE == 260LL,
    "value of NVML_GPM_METRIC_FP16_CYCLES_ACTIVE");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L0_RX == 261LL,
    "value of NVML_GPM_METRIC_NVLINK_L0_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L0_TX == 262LL,
    "value of NVML_GPM_METRIC_NVLINK_L0_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L1_RX == 263LL,
    "value of NVML_GPM_METRIC_NVLINK_L1_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L1_TX == 264LL,
    "value of NVML_GPM_METRIC_NVLINK_L1_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L2_RX == 265LL,
    "value of NVML_GPM_METRIC_NVLINK_L2_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L2_TX == 266LL,
    "value of NVML_GPM_METRIC_NVLINK_L2_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L3_RX == 267LL,
    "value of NVML_GPM_METRIC_NVLINK_L3_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L3_TX == 268LL,
    "value of NVML_GPM_METRIC_NVLINK_L3_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L4_RX == 269LL,
    "value of NVML_GPM_METRIC_NVLINK_L4_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L4_TX == 270LL,
    "value of NVML_GPM_METRIC_NVLINK_L4_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L5_RX == 271LL,
    "value of NVML_GPM_METRIC_NVLINK_L5_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L5_TX == 272LL,
    "value of NVML_GPM_METRIC_NVLINK_L5_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L6_RX == 273LL,
    "value of NVML_GPM_METRIC_NVLINK_L6_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L6_TX == 274LL,
    "value of NVML_GPM_METRIC_NVLINK_L6_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L7_RX == 275LL,
    "value of NVML_GPM_METRIC_NVLINK_L7_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L7_TX == 276LL,
    "value of NVML_GPM_METRIC_NVLINK_L7_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L8_RX == 277LL,
    "value of NVML_GPM_METRIC_NVLINK_L8_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L8_TX == 278LL,
    "value of NVML_GPM_METRIC_NVLINK_L8_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L9_RX == 279LL,
    "value of NVML_GPM_METRIC_NVLINK_L9_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L9_TX == 280LL,
    "value of NVML_GPM_METRIC_NVLINK_L9_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L10_RX == 281LL,
    "value of NVML_GPM_METRIC_NVLINK_L10_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L10_TX == 282LL,
    "value of NVML_GPM_METRIC_NVLINK_L10_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L11_RX == 283LL,
    "value of NVML_GPM_METRIC_NVLINK_L11_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L11_TX == 284LL,
    "value of NVML_GPM_METRIC_NVLINK_L11_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L12_RX == 285LL,
    "value of NVML_GPM_METRIC_NVLINK_L12_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L12_TX == 286LL,
    "value of NVML_GPM_METRIC_NVLINK_L12_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L13_RX == 287LL,
    "value of NVML_GPM_METRIC_NVLINK_L13_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L13_TX == 288LL,
    "value of NVML_GPM_METRIC_NVLINK_L13_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L14_RX == 289LL,
    "value of NVML_GPM_METRIC_NVLINK_L14_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L14_TX == 290LL,
    "value of NVML_GPM_METRIC_NVLINK_L14_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L15_RX == 291LL,
    "value of NVML_GPM_METRIC_NVLINK_L15_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L15_TX == 292LL,
    "value of NVML_GPM_METRIC_NVLINK_L15_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L16_RX == 293LL,
    "value of NVML_GPM_METRIC_NVLINK_L16_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L16_TX == 294LL,
    "value of NVML_GPM_METRIC_NVLINK_L16_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L17_RX == 295LL,
    "value of NVML_GPM_METRIC_NVLINK_L17_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L17_TX == 296LL,
    "value of NVML_GPM_METRIC_NVLINK_L17_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L18_RX == 297LL,
    "value of NVML_GPM_METRIC_NVLINK_L18_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L18_TX == 298LL,
    "value of NVML_GPM_METRIC_NVLINK_L18_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L19_RX == 299LL,
    "value of NVML_GPM_METRIC_NVLINK_L19_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L19_TX == 300LL,
    "value of NVML_GPM_METRIC_NVLINK_L19_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L20_RX == 301LL,
    "value of NVML_GPM_METRIC_NVLINK_L20_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L20_TX == 302LL,
    "value of NVML_GPM_METRIC_NVLINK_L20_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L21_RX == 303LL,
    "value of NVML_GPM_METRIC_NVLINK_L21_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L21_TX == 304LL,
    "value of NVML_GPM_METRIC_NVLINK_L21_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L22_RX == 305LL,
    "value of NVML_GPM_METRIC_NVLINK_L22_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L22_TX == 306LL,
    "value of NVML_GPM_METRIC_NVLINK_L22_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L23_RX == 307LL,
    "value of NVML_GPM_METRIC_NVLINK_L23_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L23_TX == 308LL,
    "value of NVML_GPM_METRIC_NVLINK_L23_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L24_RX == 309LL,
    "value of NVML_GPM_METRIC_NVLINK_L24_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L24_TX == 310LL,
    "value of NVML_GPM_METRIC_NVLINK_L24_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L25_RX == 311LL,
    "value of NVML_GPM_METRIC_NVLINK_L25_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L25_TX == 312LL,
    "value of NVML_GPM_METRIC_NVLINK_L25_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L26_RX == 313LL,
    "value of NVML_GPM_METRIC_NVLINK_L26_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L26_TX == 314LL,
    "value of NVML_GPM_METRIC_NVLINK_L26_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L27_RX == 315LL,
    "value of NVML_GPM_METRIC_NVLINK_L27_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L27_TX == 316LL,
    "value of NVML_GPM_METRIC_NVLINK_L27_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L28_RX == 317LL,
    "value of NVML_GPM_METRIC_NVLINK_L28_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L28_TX == 318LL,
    "value of NVML_GPM_METRIC_NVLINK_L28_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L29_RX == 319LL,
    "value of NVML_GPM_METRIC_NVLINK_L29_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L29_TX == 320LL,
    "value of NVML_GPM_METRIC_NVLINK_L29_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L30_RX == 321LL,
    "value of NVML_GPM_METRIC_NVLINK_L30_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L30_TX == 322LL,
    "value of NVML_GPM_METRIC_NVLINK_L30_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L31_RX == 323LL,
    "value of NVML_GPM_METRIC_NVLINK_L31_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L31_TX == 324LL,
    "value of NVML_GPM_METRIC_NVLINK_L31_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L32_RX == 325LL,
    "value of NVML_GPM_METRIC_NVLINK_L32_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L32_TX == 326LL,
    "value of NVML_GPM_METRIC_NVLINK_L32_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L33_RX == 327LL,
    "value of NVML_GPM_METRIC_NVLINK_L33_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L33_TX == 328LL,
    "value of NVML_GPM_METRIC_NVLINK_L33_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L34_RX == 329LL,
    "value of NVML_GPM_METRIC_NVLINK_L34_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L34_TX == 330LL,
    "value of NVML_GPM_METRIC_NVLINK_L34_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L35_RX == 331LL,
    "value of NVML_GPM_METRIC_NVLINK_L35_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L35_TX == 332LL,
    "value of NVML_GPM_METRIC_NVLINK_L35_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L36_RX == 333LL,
    "value of NVML_GPM_METRIC_NVLINK_L36_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L36_TX == 334LL,
    "value of NVML_GPM_METRIC_NVLINK_L36_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L37_RX == 335LL,
    "value of NVML_GPM_METRIC_NVLINK_L37_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L37_TX == 336LL,
    "value of NVML_GPM_METRIC_NVLINK_L37_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L38_RX == 337LL,
    "value of NVML_GPM_METRIC_NVLINK_L38_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L38_TX == 338LL,
    "value of NVML_GPM_METRIC_NVLINK_L38_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L39_RX == 339LL,
    "value of NVML_GPM_METRIC_NVLINK_L39_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L39_TX == 340LL,
    "value of NVML_GPM_METRIC_NVLINK_L39_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L40_RX == 341LL,
    "value of NVML_GPM_METRIC_NVLINK_L40_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L40_TX == 342LL,
    "value of NVML_GPM_METRIC_NVLINK_L40_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L41_RX == 343LL,
    "value of NVML_GPM_METRIC_NVLINK_L41_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L41_TX == 344LL,
    "value of NVML_GPM_METRIC_NVLINK_L41_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L42_RX == 345LL,
    "value of NVML_GPM_METRIC_NVLINK_L42_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L42_TX == 346LL,
    "value of NVML_GPM_METRIC_NVLINK_L42_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L43_RX == 347LL,
    "value of NVML_GPM_METRIC_NVLINK_L43_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L43_TX == 348LL,
    "value of NVML_GPM_METRIC_NVLINK_L43_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L44_RX == 349LL,
    "value of NVML_GPM_METRIC_NVLINK_L44_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L44_TX == 350LL,
    "value of NVML_GPM_METRIC_NVLINK_L44_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L45_RX == 351LL,
    "value of NVML_GPM_METRIC_NVLINK_L45_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L45_TX == 352LL,
    "value of NVML_GPM_METRIC_NVLINK_L45_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L46_RX == 353LL,
    "value of NVML_GPM_METRIC_NVLINK_L46_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L46_TX == 354LL,
    "value of NVML_GPM_METRIC_NVLINK_L46_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L47_RX == 355LL,
    "value of NVML_GPM_METRIC_NVLINK_L47_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L47_TX == 356LL,
    "value of NVML_GPM_METRIC_NVLINK_L47_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L48_RX == 357LL,
    "value of NVML_GPM_METRIC_NVLINK_L48_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L48_TX == 358LL,
    "value of NVML_GPM_METRIC_NVLINK_L48_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L49_RX == 359LL,
    "value of NVML_GPM_METRIC_NVLINK_L49_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L49_TX == 360LL,
    "value of NVML_GPM_METRIC_NVLINK_L49_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L50_RX == 361LL,
    "value of NVML_GPM_METRIC_NVLINK_L50_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L50_TX == 362LL,
    "value of NVML_GPM_METRIC_NVLINK_L50_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L51_RX == 363LL,
    "value of NVML_GPM_METRIC_NVLINK_L51_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L51_TX == 364LL,
    "value of NVML_GPM_METRIC_NVLINK_L51_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L52_RX == 365LL,
    "value of NVML_GPM_METRIC_NVLINK_L52_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L52_TX == 366LL,
    "value of NVML_GPM_METRIC_NVLINK_L52_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L53_RX == 367LL,
    "value of NVML_GPM_METRIC_NVLINK_L53_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L53_TX == 368LL,
    "value of NVML_GPM_METRIC_NVLINK_L53_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L54_RX == 369LL,
    "value of NVML_GPM_METRIC_NVLINK_L54_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L54_TX == 370LL,
    "value of NVML_GPM_METRIC_NVLINK_L54_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L55_RX == 371LL,
    "value of NVML_GPM_METRIC_NVLINK_L55_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L55_TX == 372LL,
    "value of NVML_GPM_METRIC_NVLINK_L55_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L56_RX == 373LL,
    "value of NVML_GPM_METRIC_NVLINK_L56_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L56_TX == 374LL,
    "value of NVML_GPM_METRIC_NVLINK_L56_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L57_RX == 375LL,
    "value of NVML_GPM_METRIC_NVLINK_L57_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L57_TX == 376LL,
    "value of NVML_GPM_METRIC_NVLINK_L57_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L58_RX == 377LL,
    "value of NVML_GPM_METRIC_NVLINK_L58_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L58_TX == 378LL,
    "value of NVML_GPM_METRIC_NVLINK_L58_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L59_RX == 379LL,
    "value of NVML_GPM_METRIC_NVLINK_L59_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L59_TX == 380LL,
    "value of NVML_GPM_METRIC_NVLINK_L59_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L60_RX == 381LL,
    "value of NVML_GPM_METRIC_NVLINK_L60_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L60_TX == 382LL,
    "value of NVML_GPM_METRIC_NVLINK_L60_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L61_RX == 383LL,
    "value of NVML_GPM_METRIC_NVLINK_L61_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L61_TX == 384LL,
    "value of NVML_GPM_METRIC_NVLINK_L61_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L62_RX == 385LL,
    "value of NVML_GPM_METRIC_NVLINK_L62_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L62_TX == 386LL,
    "value of NVML_GPM_METRIC_NVLINK_L62_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L63_RX == 387LL,
    "value of NVML_GPM_METRIC_NVLINK_L63_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L63_TX == 388LL,
    "value of NVML_GPM_METRIC_NVLINK_L63_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L64_RX == 389LL,
    "value of NVML_GPM_METRIC_NVLINK_L64_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L64_TX == 390LL,
    "value of NVML_GPM_METRIC_NVLINK_L64_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L65_RX == 391LL,
    "value of NVML_GPM_METRIC_NVLINK_L65_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L65_TX == 392LL,
    "value of NVML_GPM_METRIC_NVLINK_L65_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L66_RX == 393LL,
    "value of NVML_GPM_METRIC_NVLINK_L66_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L66_TX == 394LL,
    "value of NVML_GPM_METRIC_NVLINK_L66_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L67_RX == 395LL,
    "value of NVML_GPM_METRIC_NVLINK_L67_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L67_TX == 396LL,
    "value of NVML_GPM_METRIC_NVLINK_L67_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L68_RX == 397LL,
    "value of NVML_GPM_METRIC_NVLINK_L68_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L68_TX == 398LL,
    "value of NVML_GPM_METRIC_NVLINK_L68_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L69_RX == 399LL,
    "value of NVML_GPM_METRIC_NVLINK_L69_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L69_TX == 400LL,
    "value of NVML_GPM_METRIC_NVLINK_L69_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L70_RX == 401LL,
    "value of NVML_GPM_METRIC_NVLINK_L70_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L70_TX == 402LL,
    "value of NVML_GPM_METRIC_NVLINK_L70_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L71_RX == 403LL,
    "value of NVML_GPM_METRIC_NVLINK_L71_RX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L71_TX == 404LL,
    "value of NVML_GPM_METRIC_NVLINK_L71_TX");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC == 405LL,
    "value of NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC == 406LL,
    "value of NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC == 407LL,
    "value of NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC == 408LL,
    "value of NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC == 409LL,
    "value of NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC == 410LL,
    "value of NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC == 411LL,
    "value of NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC == 412LL,
    "value of NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC == 413LL,
    "value of NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC == 414LL,
    "value of NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC == 415LL,
    "value of NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC == 416LL,
    "value of NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC == 417LL,
    "value of NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC == 418LL,
    "value of NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC == 419LL,
    "value of NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC == 420LL,
    "value of NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC == 421LL,
    "value of NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC == 422LL,
    "value of NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC == 423LL,
    "value of NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC == 424LL,
    "value of NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC == 425LL,
    "value of NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC == 426LL,
    "value of NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC == 427LL,
    "value of NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC == 428LL,
    "value of NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC == 429LL,
    "value of NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC == 430LL,
    "value of NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC == 431LL,
    "value of NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC == 432LL,
    "value of NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC == 433LL,
    "value of NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC == 434LL,
    "value of NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC == 435LL,
    "value of NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC == 436LL,
    "value of NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC == 437LL,
    "value of NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC == 438LL,
    "value of NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC == 439LL,
    "value of NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC == 440LL,
    "value of NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC == 441LL,
    "value of NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC == 442LL,
    "value of NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC == 443LL,
    "value of NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC == 444LL,
    "value of NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC == 445LL,
    "value of NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC == 446LL,
    "value of NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC == 447LL,
    "value of NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC == 448LL,
    "value of NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC == 449LL,
    "value of NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC == 450LL,
    "value of NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC == 451LL,
    "value of NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC == 452LL,
    "value of NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC == 453LL,
    "value of NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC == 454LL,
    "value of NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC == 455LL,
    "value of NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC == 456LL,
    "value of NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC == 457LL,
    "value of NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC == 458LL,
    "value of NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC == 459LL,
    "value of NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC == 460LL,
    "value of NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC == 461LL,
    "value of NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC == 462LL,
    "value of NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC == 463LL,
    "value of NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC == 464LL,
    "value of NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC == 465LL,
    "value of NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC == 466LL,
    "value of NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC == 467LL,
    "value of NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC == 468LL,
    "value of NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC == 469LL,
    "value of NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC == 470LL,
    "value of NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC == 471LL,
    "value of NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC == 472LL,
    "value of NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC == 473LL,
    "value of NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC == 474LL,
    "value of NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC == 475LL,
    "value of NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC == 476LL,
    "value of NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC");
_Static_assert((long long)NVML_GPM_METRIC_MAX == 477LL, "value of NVML_GPM_METRIC_MAX");
_Static_assert((long long)NVML_POWER_PROFILE_MAX_P == 0LL, "value of NVML_POWER_PROFILE_MAX_P");
_Static_assert((long long)NVML_POWER_PROFILE_MAX_Q == 1LL, "value of NVML_POWER_PROFILE_MAX_Q");
_Static_assert((long long)NVML_POWER_PROFILE_COMPUTE == 2LL, "value of NVML_POWER_PROFILE_COMPUTE");
_Static_assert((long long)NVML_POWER_PROFILE_MEMORY_BOUND == 3LL,
    "value of NVML_POWER_PROFILE_MEMORY_BOUND");
_Static_assert((long long)NVML_POWER_PROFILE_NETWORK == 4LL, "value of NVML_POWER_PROFILE_NETWORK");
_Static_assert((long long)NVML_POWER_PROFILE_BALANCED == 5LL,
    "value of NVML_POWER_PROFILE_BALANCED");
_Static_assert((long long)NVML_POWER_PROFILE_LLM_INFERENCE == 6LL,
    "value of NVML_POWER_PROFILE_LLM_INFERENCE");
_Static_assert((long long)NVML_POWER_PROFILE_LLM_TRAINING == 7LL,
    "value of NVML_POWER_PROFILE_LLM_TRAINING");
_Static_assert((long long)NVML_POWER_PROFILE_RBM == 8LL, "value of NVML_POWER_PROFILE_RBM");
_Static_assert((long long)NVML_POWER_PROFILE_DCPCIE == 9LL, "value of NVML_POWER_PROFILE_DCPCIE");
_Static_assert((long long)NVML_POWER_PROFILE_HMMA_SPARSE == 10LL,
    "value of NVML_POWER_PROFILE_HMMA_SPARSE");
_Static_assert((long long)NVML_POWER_PROFILE_HMMA_DENSE == 11LL,
    "value of NVML_POWER_PROFILE_HMMA_DENSE");
_Static_assert((long long)NVML_POWER_PROFILE_SYNC_BALANCED == 12LL,
    "value of NVML_POWER_PROFILE_SYNC_BALANCED");
_Static_assert((long long)NVML_POWER_PROFILE_HPC == 13LL, "value of NVML_POWER_PROFILE_HPC");
_Static_assert((long long)NVML_POWER_PROFILE_MIG == 14LL, "value of NVML_POWER_PROFILE_MIG");
_Static_assert((long long)NVML_POWER_PROFILE_MAX_Q_1 == 15LL,
    "value of NVML_POWER_PROFILE_MAX_Q_1");
_Static_assert((long long)NVML_POWER_PROFILE_NETWORK_BOUND == 16LL,
    "value of NVML_POWER_PROFILE_NETWORK_BOUND");
_Static_assert((long long)NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE == 17LL,
    "value of NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE");
_Static_assert((long long)NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE == 18LL,
    "value of NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE");
_Static_assert((long long)NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE == 19LL,
    "value of NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE");
_Static_assert((long long)NVML_POWER_PROFILE_TRAINING == 20LL,
    "value of NVML_POWER_PROFILE_TRAINING");
_Static_assert((long long)NVML_POWER_PROFILE_INFERENCE == 21LL,
    "value of NVML_POWER_PROFILE_INFERENCE");
_Static_assert((long long)NVML_POWER_PROFILE_MAX_Q_2 == 22LL,
    "value of NVML_POWER_PROFILE_MAX_Q_2");
_Static_assert((long long)NVML_POWER_PROFILE_MAX_Q_3 == 23LL,
    "value of NVML_POWER_PROFILE_MAX_Q_3");
_Static_assert((long long)NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND == 24LL,
    "value of NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND");
_Static_assert((long long)NVML_POWER_PROFILE_MAX == 25LL, "value of NVML_POWER_PROFILE_MAX");
_Static_assert((long long)NVML_POWER_PROFILE_OPERATION_CLEAR == 0LL,
    "value of NVML_POWER_PROFILE_OPERATION_CLEAR");
_Static_assert((long long)NVML_POWER_PROFILE_OPERATION_SET == 1LL,
    "value of NVML_POWER_PROFILE_OPERATION_SET");
_Static_assert((long long)NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE == 2LL,
    "value of NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE");
_Static_assert((long long)NVML_POWER_PROFILE_OPERATION_MAX == 3LL,
    "value of NVML_POWER_PROFILE_OPERATION_MAX");
_Static_assert(sizeof(nvmlPciInfoExt_t) == 64, "size of nvmlPciInfoExt_t");
_Static_assert(_Alignof(nvmlPciInfoExt_t) == 4, "alignment of nvmlPciInfoExt_t");
_Static_assert(__builtin_offsetof(nvmlPciInfoExt_t, version) == 0,
    "offset of nvmlPciInfoExt_t.version");
_Static_assert(__builtin_offsetof(nvmlPciInfoExt_t, domain) == 4,
    "offset of nvmlPciInfoExt_t.domain");
_Static_assert(__builtin_offsetof(nvmlPciInfoExt_t, bus) == 8, "offset of nvmlPciInfoExt_t.bus");
_Static_assert(__builtin_offsetof(nvmlPciInfoExt_t, device) == 12,
    "offset of nvmlPciInfoExt_t.device");
_Static_assert(__builtin_offsetof(nvmlPciInfoExt_t, pciDeviceId) == 16,
    "offset of nvmlPciInfoExt_t.pciDeviceId");
_Static_assert(__builtin_offsetof(nvmlPciInfoExt_t, pciSubSystemId) == 20,
    "offset of nvmlPciInfoExt_t.pciSubSystemId");
_Static_assert(__builtin_offsetof(nvmlPciInfoExt_t, baseClass) == 24,
    "offset of nvmlPciInfoExt_t.baseClass");
_Static_assert(__builtin_offsetof(nvmlPciInfoExt_t, subClass) == 28,
    "offset of nvmlPciInfoExt_t.subClass");
_Static_assert(__builtin_offsetof(nvmlPciInfoExt_t, busId) == 32,
    "offset of nvmlPciInfoExt_t.busId");
_Static_assert(sizeof(nvmlPciInfo_t) == 68, "size of nvmlPciInfo_t");
_Static_assert(_Alignof(nvmlPciInfo_t) == 4, "alignment of nvmlPciInfo_t");
_Static_assert(__builtin_offsetof(nvmlPciInfo_t, busIdLegacy) == 0,
    "offset of nvmlPciInfo_t.busIdLegacy");
_Static_assert(__builtin_offsetof(nvmlPciInfo_t, domain) == 16, "offset of nvmlPciInfo_t.domain");
_Static_assert(__builtin_offsetof(nvmlPciInfo_t, bus) == 20, "offset of nvmlPciInfo_t.bus");
_Static_assert(__builtin_offsetof(nvmlPciInfo_t, device) == 24, "offset of nvmlPciInfo_t.device");
_Static_assert(__builtin_offsetof(nvmlPciInfo_t, pciDeviceId) == 28,
    "offset of nvmlPciInfo_t.pciDeviceId");
_Static_assert(__builtin_offsetof(nvmlPciInfo_t, pciSubSystemId) == 32,
    "offset of nvmlPciInfo_t.pciSubSystemId");
_Static_assert(__builtin_offsetof(nvmlPciInfo_t, busId) == 36, "offset of nvmlPciInfo_t.busId");
_Static_assert(sizeof(nvmlEccErrorCounts_t) == 32, "size of nvmlEccErrorCounts_t");
_Static_assert(_Alignof(nvmlEccErrorCounts_t) == 8, "alignment of nvmlEccErrorCounts_t");
_Static_assert(__builtin_offsetof(nvmlEccErrorCounts_t, l1Cache) == 0,
    "offset of nvmlEccErrorCounts_t.l1Cache");
_Static_assert(__builtin_offsetof(nvmlEccErrorCounts_t, l2Cache) == 8,
    "offset of nvmlEccErrorCounts_t.l2Cache");
_Static_assert(__builtin_offsetof(nvmlEccErrorCounts_t, deviceMemory) == 16,
    "offset of nvmlEccErrorCounts_t.deviceMemory");
_Static_assert(__builtin_offsetof(nvmlEccErrorCounts_t, registerFile) == 24,
    "offset of nvmlEccErrorCounts_t.registerFile");
_Static_assert(sizeof(nvmlUtilization_t) == 8, "size of nvmlUtilization_t");
_Static_assert(_Alignof(nvmlUtilization_t) == 4, "alignment of nvmlUtilization_t");
_Static_assert(__builtin_offsetof(nvmlUtilization_t, gpu) == 0, "offset of nvmlUtilization_t.gpu");
_Static_assert(__builtin_offsetof(nvmlUtilization_t, memory) == 4,
    "offset of nvmlUtilization_t.memory");
_Static_assert(sizeof(nvmlMemory_t) == 24, "size of nvmlMemory_t");
_Static_assert(_Alignof(nvmlMemory_t) == 8, "alignment of nvmlMemory_t");
_Static_assert(__builtin_offsetof(nvmlMemory_t, total) == 0, "offset of nvmlMemory_t.total");
_Static_assert(__builtin_offsetof(nvmlMemory_t, free) == 8, "offset of nvmlMemory_t.free");
_Static_assert(__builtin_offsetof(nvmlMemory_t, used) == 16, "offset of nvmlMemory_t.used");
_Static_assert(sizeof(nvmlMemory_v2_t) == 40, "size of nvmlMemory_v2_t");
_Static_assert(_Alignof(nvmlMemory_v2_t) == 8, "alignment of nvmlMemory_v2_t");
_Static_assert(__builtin_offsetof(nvmlMemory_v2_t, version) == 0,
    "offset of nvmlMemory_v2_t.version");
_Static_assert(__builtin_offsetof(nvmlMemory_v2_t, total) == 8, "offset of nvmlMemory_v2_t.total");
_Static_assert(__builtin_offsetof(nvmlMemory_v2_t, reserved) == 16,
    "offset of nvmlMemory_v2_t.reserved");
_Static_assert(__builtin_offsetof(nvmlMemory_v2_t, free) == 24, "offset of nvmlMemory_v2_t.free");
_Static_assert(__builtin_offsetof(nvmlMemory_v2_t, used) == 32, "offset of nvmlMemory_v2_t.used");
_Static_assert(sizeof(nvmlSetMemoryLimits_v1_t) == 24, "size of nvmlSetMemoryLimits_v1_t");
_Static_assert(_Alignof(nvmlSetMemoryLimits_v1_t) == 8, "alignment of nvmlSetMemoryLimits_v1_t");
_Static_assert(__builtin_offsetof(nvmlSetMemoryLimits_v1_t, nameSpace) == 0,
    "offset of nvmlSetMemoryLimits_v1_t.nameSpace");
_Static_assert(__builtin_offsetof(nvmlSetMemoryLimits_v1_t, softLimit) == 8,
    "offset of nvmlSetMemoryLimits_v1_t.softLimit");
_Static_assert(__builtin_offsetof(nvmlSetMemoryLimits_v1_t, hardLimit) == 16,
    "offset of nvmlSetMemoryLimits_v1_t.hardLimit");
_Static_assert(sizeof(nvmlGetMemoryLimits_v1_t) == 32, "size of nvmlGetMemoryLimits_v1_t");
_Static_assert(_Alignof(nvmlGetMemoryLimits_v1_t) == 8, "alignment of nvmlGetMemoryLimits_v1_t");
_Static_assert(__builtin_offsetof(nvmlGetMemoryLimits_v1_t, nameSpace) == 0,
    "offset of nvmlGetMemoryLimits_v1_t.nameSpace");
_Static_assert(__builtin_offsetof(nvmlGetMemoryLimits_v1_t, softLimit) == 8,
    "offset of nvmlGetMemoryLimits_v1_t.softLimit");
_Static_assert(__builtin_offsetof(nvmlGetMemoryLimits_v1_t, hardLimit) == 16,
    "offset of nvmlGetMemoryLimits_v1_t.hardLimit");
_Static_assert(__builtin_offsetof(nvmlGetMemoryLimits_v1_t, currentUsed) == 24,
    "offset of nvmlGetMemoryLimits_v1_t.currentUsed");
_Static_assert(sizeof(nvmlBAR1Memory_t) == 24, "size of nvmlBAR1Memory_t");
_Static_assert(_Alignof(nvmlBAR1Memory_t) == 8, "alignment of nvmlBAR1Memory_t");
_Static_assert(__builtin_offsetof(nvmlBAR1Memory_t, bar1Total) == 0,
    "offset of nvmlBAR1Memory_t.bar1Total");
_Static_assert(__builtin_offsetof(nvmlBAR1Memory_t, bar1Free) == 8,
    "offset of nvmlBAR1Memory_t.bar1Free");
_Static_assert(__builtin_offsetof(nvmlBAR1Memory_t, bar1Used) == 16,
    "offset of nvmlBAR1Memory_t.bar1Used");
_Static_assert(sizeof(nvmlProcessInfo_v1_t) == 16, "size of nvmlProcessInfo_v1_t");
_Static_assert(_Alignof(nvmlProcessInfo_v1_t) == 8, "alignment of nvmlProcessInfo_v1_t");
_Static_assert(__builtin_offsetof(nvmlProcessInfo_v1_t, pid) == 0,
    "offset of nvmlProcessInfo_v1_t.pid");
_Static_assert(__builtin_offsetof(nvmlProcessInfo_v1_t, usedGpuMemory) == 8,
    "offset of nvmlProcessInfo_v1_t.usedGpuMemory");
_Static_assert(sizeof(nvmlProcessInfo_t) == 24, "size of nvmlProcessInfo_t");
_Static_assert(_Alignof(nvmlProcessInfo_t) == 8, "alignment of nvmlProcessInfo_t");
_Static_assert(__builtin_offsetof(nvmlProcessInfo_t, pid) == 0, "offset of nvmlProcessInfo_t.pid");
_Static_assert(__builtin_offsetof(nvmlProcessInfo_t, usedGpuMemory) == 8,
    "offset of nvmlProcessInfo_t.usedGpuMemory");
_Static_assert(__builtin_offsetof(nvmlProcessInfo_t, gpuInstanceId) == 16,
    "offset of nvmlProcessInfo_t.gpuInstanceId");
_Static_assert(__builtin_offsetof(nvmlProcessInfo_t, computeInstanceId) == 20,
    "offset of nvmlProcessInfo_t.computeInstanceId");
_Static_assert(sizeof(nvmlProcessDetail_v1_t) == 32, "size of nvmlProcessDetail_v1_t");
_Static_assert(_Alignof(nvmlProcessDetail_v1_t) == 8, "alignment of nvmlProcessDetail_v1_t");
_Static_assert(__builtin_offsetof(nvmlProcessDetail_v1_t, pid) == 0,
    "offset of nvmlProcessDetail_v1_t.pid");
_Static_assert(__builtin_offsetof(nvmlProcessDetail_v1_t, usedGpuMemory) == 8,
    "offset of nvmlProcessDetail_v1_t.usedGpuMemory");
_Static_assert(__builtin_offsetof(nvmlProcessDetail_v1_t, gpuInstanceId) == 16,
    "offset of nvmlProcessDetail_v1_t.gpuInstanceId");
_Static_assert(__builtin_offsetof(nvmlProcessDetail_v1_t, computeInstanceId) == 20,
    "offset of nvmlProcessDetail_v1_t.computeInstanceId");
_Static_assert(__builtin_offsetof(nvmlProcessDetail_v1_t, usedGpuCcProtectedMemory) == 24,
    "offset of nvmlProcessDetail_v1_t.usedGpuCcProtectedMemory");
_Static_assert(sizeof(nvmlProcessDetailList_t) == 24, "size of nvmlProcessDetailList_t");
_Static_assert(_Alignof(nvmlProcessDetailList_t) == 8, "alignment of nvmlProcessDetailList_t");
_Static_assert(__builtin_offsetof(nvmlProcessDetailList_t, version) == 0,
    "offset of nvmlProcessDetailList_t.version");
_Static_assert(__builtin_offsetof(nvmlProcessDetailList_t, mode) == 4,
    "offset of nvmlProcessDetailList_t.mode");
_Static_assert(__builtin_offsetof(nvmlProcessDetailList_t, numProcArrayEntries) == 8,
    "offset of nvmlProcessDetailList_t.numProcArrayEntries");
_Static_assert(__builtin_offsetof(nvmlProcessDetailList_t, procArray) == 16,
    "offset of nvmlProcessDetailList_t.procArray");
_Static_assert(sizeof(nvmlDeviceAttributes_t) == 40, "size of nvmlDeviceAttributes_t");
_Static_assert(_Alignof(nvmlDeviceAttributes_t) == 8, "alignment of nvmlDeviceAttributes_t");
_Static_assert(__builtin_offsetof(nvmlDeviceAttributes_t, multiprocessorCount) == 0,
    "offset of nvmlDeviceAttributes_t.multiprocessorCount");
_Static_assert(__builtin_offsetof(nvmlDeviceAttributes_t, sharedCopyEngineCount) == 4,
    "offset of nvmlDeviceAttributes_t.sharedCopyEngineCount");
_Static_assert(__builtin_offsetof(nvmlDeviceAttributes_t, sharedDecoderCount) == 8,
    "offset of nvmlDeviceAttributes_t.sharedDecoderCount");
_Static_assert(__builtin_offsetof(nvmlDeviceAttributes_t, sharedEncoderCount) == 12,
    "offset of nvmlDeviceAttributes_t.sharedEncoderCount");
_Static_assert(__builtin_offsetof(nvmlDeviceAttributes_t, sharedJpegCount) == 16,
    "offset of nvmlDeviceAttributes_t.sharedJpegCount");
_Static_assert(__builtin_offsetof(nvmlDeviceAttributes_t, sharedOfaCount) == 20,
    "offset of nvmlDeviceAttributes_t.sharedOfaCount");
_Static_assert(__builtin_offsetof(nvmlDeviceAttributes_t, gpuInstanceSliceCount) == 24,
    "offset of nvmlDeviceAttributes_t.gpuInstanceSliceCount");
_Static_assert(__builtin_offsetof(nvmlDeviceAttributes_t, computeInstanceSliceCount) == 28,
    "offset of nvmlDeviceAttributes_t.computeInstanceSliceCount");
_Static_assert(__builtin_offsetof(nvmlDeviceAttributes_t, memorySizeMB) == 32,
    "offset of nvmlDeviceAttributes_t.memorySizeMB");
_Static_assert(sizeof(nvmlC2cModeInfo_v1_t) == 4, "size of nvmlC2cModeInfo_v1_t");
_Static_assert(_Alignof(nvmlC2cModeInfo_v1_t) == 4, "alignment of nvmlC2cModeInfo_v1_t");
_Static_assert(__builtin_offsetof(nvmlC2cModeInfo_v1_t, isC2cEnabled) == 0,
    "offset of nvmlC2cModeInfo_v1_t.isC2cEnabled");
_Static_assert(sizeof(nvmlDeviceAddressingMode_t) == 8, "size of nvmlDeviceAddressingMode_t");
_Static_assert(_Alignof(nvmlDeviceAddressingMode_t) == 4,
    "alignment of nvmlDeviceAddressingMode_t");
_Static_assert(__builtin_offsetof(nvmlDeviceAddressingMode_t, version) == 0,
    "offset of nvmlDeviceAddressingMode_t.version");
_Static_assert(__builtin_offsetof(nvmlDeviceAddressingMode_t, value) == 4,
    "offset of nvmlDeviceAddressingMode_t.value");
_Static_assert(sizeof(nvmlRepairStatus_t) == 12, "size of nvmlRepairStatus_t");
_Static_assert(_Alignof(nvmlRepairStatus_t) == 4, "alignment of nvmlRepairStatus_t");
_Static_assert(__builtin_offsetof(nvmlRepairStatus_t, version) == 0,
    "offset of nvmlRepairStatus_t.version");
_Static_assert(__builtin_offsetof(nvmlRepairStatus_t, bChannelRepairPending) == 4,
    "offset of nvmlRepairStatus_t.bChannelRepairPending");
_Static_assert(__builtin_offsetof(nvmlRepairStatus_t, bTpcRepairPending) == 8,
    "offset of nvmlRepairStatus_t.bTpcRepairPending");
_Static_assert(sizeof(nvmlUnrepairableMemoryStatus_v1_t) == 4,
    "size of nvmlUnrepairableMemoryStatus_v1_t");
_Static_assert(_Alignof(nvmlUnrepairableMemoryStatus_v1_t) == 4,
    "alignment of nvmlUnrepairableMemoryStatus_v1_t");
_Static_assert(__builtin_offsetof(nvmlUnrepairableMemoryStatus_v1_t, bUnrepairableMemory) == 0,
    "offset of nvmlUnrepairableMemoryStatus_v1_t.bUnrepairableMemory");
_Static_assert(sizeof(nvmlRowRemapperHistogramValues_t) == 20,
    "size of nvmlRowRemapperHistogramValues_t");
_Static_assert(_Alignof(nvmlRowRemapperHistogramValues_t) == 4,
    "alignment of nvmlRowRemapperHistogramValues_t");
_Static_assert(__builtin_offsetof(nvmlRowRemapperHistogramValues_t, max) == 0,
    "offset of nvmlRowRemapperHistogramValues_t.max");
_Static_assert(__builtin_offsetof(nvmlRowRemapperHistogramValues_t, high) == 4,
    "offset of nvmlRowRemapperHistogramValues_t.high");
_Static_assert(__builtin_offsetof(nvmlRowRemapperHistogramValues_t, partial) == 8,
    "offset of nvmlRowRemapperHistogramValues_t.partial");
_Static_assert(__builtin_offsetof(nvmlRowRemapperHistogramValues_t, low) == 12,
    "offset of nvmlRowRemapperHistogramValues_t.low");
_Static_assert(__builtin_offsetof(nvmlRowRemapperHistogramValues_t, none) == 16,
    "offset of nvmlRowRemapperHistogramValues_t.none");
_Static_assert(sizeof(nvmlNvLinkUtilizationControl_t) == 8,
    "size of nvmlNvLinkUtilizationControl_t");
_Static_assert(_Alignof(nvmlNvLinkUtilizationControl_t) == 4,
    "alignment of nvmlNvLinkUtilizationControl_t");
_Static_assert(__builtin_offsetof(nvmlNvLinkUtilizationControl_t, units) == 0,
    "offset of nvmlNvLinkUtilizationControl_t.units");
_Static_assert(__builtin_offsetof(nvmlNvLinkUtilizationControl_t, pktfilter) == 4,
    "offset of nvmlNvLinkUtilizationControl_t.pktfilter");
_Static_assert(sizeof(nvmlBridgeChipInfo_t) == 8, "size of nvmlBridgeChipInfo_t");
_Static_assert(_Alignof(nvmlBridgeChipInfo_t) == 4, "alignment of nvmlBridgeChipInfo_t");
_Static_assert(__builtin_offsetof(nvmlBridgeChipInfo_t, type) == 0,
    "offset of nvmlBridgeChipInfo_t.type");
_Static_assert(__builtin_offsetof(nvmlBridgeChipInfo_t, fwVersion) == 4,
    "offset of nvmlBridgeChipInfo_t.fwVersion");
_Static_assert(sizeof(nvmlBridgeChipHierarchy_t) == 1028, "size of nvmlBridgeChipHierarchy_t");
_Static_assert(_Alignof(nvmlBridgeChipHierarchy_t) == 4, "alignment of nvmlBridgeChipHierarchy_t");
_Static_assert(__builtin_offsetof(nvmlBridgeChipHierarchy_t, bridgeCount) == 0,
    "offset of nvmlBridgeChipHierarchy_t.bridgeCount");
_Static_assert(__builtin_offsetof(nvmlBridgeChipHierarchy_t, bridgeChipInfo) == 4,
    "offset of nvmlBridgeChipHierarchy_t.bridgeChipInfo");
_Static_assert(sizeof(nvmlValue_t) == 8, "size of nvmlValue_t");
_Static_assert(_Alignof(nvmlValue_t) == 8, "alignment of nvmlValue_t");
_Static_assert(__builtin_offsetof(nvmlValue_t, dVal) == 0, "offset of nvmlValue_t.dVal");
_Static_assert(__builtin_offsetof(nvmlValue_t, siVal) == 0, "offset of nvmlValue_t.siVal");
_Static_assert(__builtin_offsetof(nvmlValue_t, uiVal) == 0, "offset of nvmlValue_t.uiVal");
_Static_assert(__builtin_offsetof(nvmlValue_t, ulVal) == 0, "offset of nvmlValue_t.ulVal");
_Static_assert(__builtin_offsetof(nvmlValue_t, ullVal) == 0, "offset of nvmlValue_t.ullVal");
_Static_assert(__builtin_offsetof(nvmlValue_t, sllVal) == 0, "offset of nvmlValue_t.sllVal");
_Static_assert(__builtin_offsetof(nvmlValue_t, usVal) == 0, "offset of nvmlValue_t.usVal");
_Static_assert(sizeof(nvmlSample_t) == 16, "size of nvmlSample_t");
_Static_assert(_Alignof(nvmlSample_t) == 8, "alignment of nvmlSample_t");
_Static_assert(__builtin_offsetof(nvmlSample_t, timeStamp) == 0,
    "offset of nvmlSample_t.timeStamp");
_Static_assert(__builtin_offsetof(nvmlSample_t, sampleValue) == 8,
    "offset of nvmlSample_t.sampleValue");
_Static_assert(sizeof(nvmlViolationTime_t) == 16, "size of nvmlViolationTime_t");
_Static_assert(_Alignof(nvmlViolationTime_t) == 8, "alignment of nvmlViolationTime_t");
_Static_assert(__builtin_offsetof(nvmlViolationTime_t, referenceTime) == 0,
    "offset of nvmlViolationTime_t.referenceTime");
_Static_assert(__builtin_offsetof(nvmlViolationTime_t, violationTime) == 8,
    "offset of nvmlViolationTime_t.violationTime");
_Static_assert(sizeof(nvmlGpuThermalSettings_t) == 64, "size of nvmlGpuThermalSettings_t");
_Static_assert(_Alignof(nvmlGpuThermalSettings_t) == 4, "alignment of nvmlGpuThermalSettings_t");
_Static_assert(__builtin_offsetof(nvmlGpuThermalSettings_t, count) == 0,
    "offset of nvmlGpuThermalSettings_t.count");
_Static_assert(__builtin_offsetof(nvmlGpuThermalSettings_t, sensor) == 4,
    "offset of nvmlGpuThermalSettings_t.sensor");
_Static_assert(sizeof(nvmlCoolerInfo_t) == 16, "size of nvmlCoolerInfo_t");
_Static_assert(_Alignof(nvmlCoolerInfo_t) == 4, "alignment of nvmlCoolerInfo_t");
_Static_assert(__builtin_offsetof(nvmlCoolerInfo_t, version) == 0,
    "offset of nvmlCoolerInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlCoolerInfo_t, index) == 4,
    "offset of nvmlCoolerInfo_t.index");
_Static_assert(__builtin_offsetof(nvmlCoolerInfo_t, signalType) == 8,
    "offset of nvmlCoolerInfo_t.signalType");
_Static_assert(__builtin_offsetof(nvmlCoolerInfo_t, target) == 12,
    "offset of nvmlCoolerInfo_t.target");
_Static_assert(sizeof(nvmlUUIDValue_t) == 41, "size of nvmlUUIDValue_t");
_Static_assert(_Alignof(nvmlUUIDValue_t) == 1, "alignment of nvmlUUIDValue_t");
_Static_assert(__builtin_offsetof(nvmlUUIDValue_t, str) == 0, "offset of nvmlUUIDValue_t.str");
_Static_assert(__builtin_offsetof(nvmlUUIDValue_t, bytes) == 0, "offset of nvmlUUIDValue_t.bytes");
_Static_assert(sizeof(nvmlUUID_t) == 52, "size of nvmlUUID_t");
_Static_assert(_Alignof(nvmlUUID_t) == 4, "alignment of nvmlUUID_t");
_Static_assert(__builtin_offsetof(nvmlUUID_t, version) == 0, "offset of nvmlUUID_t.version");
_Static_assert(__builtin_offsetof(nvmlUUID_t, type) == 4, "offset of nvmlUUID_t.type");
_Static_assert(__builtin_offsetof(nvmlUUID_t, value) == 8, "offset of nvmlUUID_t.value");
_Static_assert(sizeof(nvmlPdi_t) == 16, "size of nvmlPdi_t");
_Static_assert(_Alignof(nvmlPdi_t) == 8, "alignment of nvmlPdi_t");
_Static_assert(__builtin_offsetof(nvmlPdi_t, version) == 0, "offset of nvmlPdi_t.version");
_Static_assert(__builtin_offsetof(nvmlPdi_t, value) == 8, "offset of nvmlPdi_t.value");
_Static_assert(sizeof(nvmlPmgrPwrTuple_t) == 4, "size of nvmlPmgrPwrTuple_t");
_Static_assert(_Alignof(nvmlPmgrPwrTuple_t) == 4, "alignment of nvmlPmgrPwrTuple_t");
_Static_assert(__builtin_offsetof(nvmlPmgrPwrTuple_t, pwrmW) == 0,
    "offset of nvmlPmgrPwrTuple_t.pwrmW");
_Static_assert(sizeof(nvmlRailMetrics_t) == 16, "size of nvmlRailMetrics_t");
_Static_assert(_Alignof(nvmlRailMetrics_t) == 8, "alignment of nvmlRailMetrics_t");
_Static_assert(__builtin_offsetof(nvmlRailMetrics_t, freqkHz) == 0,
    "offset of nvmlRailMetrics_t.freqkHz");
_Static_assert(__builtin_offsetof(nvmlRailMetrics_t, utilPct) == 8,
    "offset of nvmlRailMetrics_t.utilPct");
_Static_assert(sizeof(nvmlCoreRailMetrics_t) == 32, "size of nvmlCoreRailMetrics_t");
_Static_assert(_Alignof(nvmlCoreRailMetrics_t) == 8, "alignment of nvmlCoreRailMetrics_t");
_Static_assert(__builtin_offsetof(nvmlCoreRailMetrics_t, rails) == 0,
    "offset of nvmlCoreRailMetrics_t.rails");
_Static_assert(sizeof(nvmlPwrModelMetricsDlppm1xPerf_t) == 4,
    "size of nvmlPwrModelMetricsDlppm1xPerf_t");
_Static_assert(_Alignof(nvmlPwrModelMetricsDlppm1xPerf_t) == 4,
    "alignment of nvmlPwrModelMetricsDlppm1xPerf_t");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsDlppm1xPerf_t, perfms) == 0,
    "offset of nvmlPwrModelMetricsDlppm1xPerf_t.perfms");
_Static_assert(sizeof(nvmlPwrModelMetricsDlppm1x_t) == 64, "size of nvmlPwrModelMetricsDlppm1x_t");
_Static_assert(_Alignof(nvmlPwrModelMetricsDlppm1x_t) == 8,
    "alignment of nvmlPwrModelMetricsDlppm1x_t");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsDlppm1x_t, bValid) == 0,
    "offset of nvmlPwrModelMetricsDlppm1x_t.bValid");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsDlppm1x_t, coreRail) == 8,
    "offset of nvmlPwrModelMetricsDlppm1x_t.coreRail");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsDlppm1x_t, fbRail) == 40,
    "offset of nvmlPwrModelMetricsDlppm1x_t.fbRail");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsDlppm1x_t, tgpPwrTuple) == 56,
    "offset of nvmlPwrModelMetricsDlppm1x_t.tgpPwrTuple");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsDlppm1x_t, perfMetrics) == 60,
    "offset of nvmlPwrModelMetricsDlppm1x_t.perfMetrics");
_Static_assert(sizeof(nvmlPwrModelMetricsDlppm1xDramclkEstimates_t) == 520,
    "size of nvmlPwrModelMetricsDlppm1xDramclkEstimates_t");
_Static_assert(_Alignof(nvmlPwrModelMetricsDlppm1xDramclkEstimates_t) == 8,
    "alignment of nvmlPwrModelMetricsDlppm1xDramclkEstimates_t");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsDlppm1xDramclkEstimates_t,
    estimatedMetrics) == 0,
    "offset of nvmlPwrModelMetricsDlppm1xDramclkEstimates_t.estimatedMetrics");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsDlppm1xDramclkEstimates_t,
    numEstimatedMetrics) == 512,
    "offset of nvmlPwrModelMetricsDlppm1xDramclkEstimates_t.numEstimatedMetrics");
_Static_assert(sizeof(nvmlObservedMetrics_t) == 1624, "size of nvmlObservedMetrics_t");
_Static_assert(_Alignof(nvmlObservedMetrics_t) == 8, "alignment of nvmlObservedMetrics_t");
_Static_assert(__builtin_offsetof(nvmlObservedMetrics_t, initialDramclkEst) == 0,
    "offset of nvmlObservedMetrics_t.initialDramclkEst");
_Static_assert(__builtin_offsetof(nvmlObservedMetrics_t, bValid) == 1560,
    "offset of nvmlObservedMetrics_t.bValid");
_Static_assert(__builtin_offsetof(nvmlObservedMetrics_t, coreRail) == 1568,
    "offset of nvmlObservedMetrics_t.coreRail");
_Static_assert(__builtin_offsetof(nvmlObservedMetrics_t, fbRail) == 1600,
    "offset of nvmlObservedMetrics_t.fbRail");
_Static_assert(__builtin_offsetof(nvmlObservedMetrics_t, tgpPwrTuple) == 1616,
    "offset of nvmlObservedMetrics_t.tgpPwrTuple");
_Static_assert(__builtin_offsetof(nvmlObservedMetrics_t, perfMetrics) == 1620,
    "offset of nvmlObservedMetrics_t.perfMetrics");
_Static_assert(sizeof(nvmlPerfMetricsDlppc2xSample_t) == 1624,
    "size of nvmlPerfMetricsDlppc2xSample_t");
_Static_assert(_Alignof(nvmlPerfMetricsDlppc2xSample_t) == 8,
    "alignment of nvmlPerfMetricsDlppc2xSample_t");
_Static_assert(__builtin_offsetof(nvmlPerfMetricsDlppc2xSample_t, observedMetrics) == 0,
    "offset of nvmlPerfMetricsDlppc2xSample_t.observedMetrics");
_Static_assert(sizeof(nvmlPwrModelMetricsSamplePfpp1x_t) == 68,
    "size of nvmlPwrModelMetricsSamplePfpp1x_t");
_Static_assert(_Alignof(nvmlPwrModelMetricsSamplePfpp1x_t) == 4,
    "alignment of nvmlPwrModelMetricsSamplePfpp1x_t");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsSamplePfpp1x_t, freqkHz) == 0,
    "offset of nvmlPwrModelMetricsSamplePfpp1x_t.freqkHz");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsSamplePfpp1x_t, estTgpPwrmW) == 64,
    "offset of nvmlPwrModelMetricsSamplePfpp1x_t.estTgpPwrmW");
_Static_assert(sizeof(nvmlPwrModelOperatingPointPfpp1x_t) == 8,
    "size of nvmlPwrModelOperatingPointPfpp1x_t");
_Static_assert(_Alignof(nvmlPwrModelOperatingPointPfpp1x_t) == 4,
    "alignment of nvmlPwrModelOperatingPointPfpp1x_t");
_Static_assert(__builtin_offsetof(nvmlPwrModelOperatingPointPfpp1x_t, freqkHz) == 0,
    "offset of nvmlPwrModelOperatingPointPfpp1x_t.freqkHz");
_Static_assert(__builtin_offsetof(nvmlPwrModelOperatingPointPfpp1x_t, pwrmW) == 4,
    "offset of nvmlPwrModelOperatingPointPfpp1x_t.pwrmW");
_Static_assert(sizeof(nvmlPwrModelMetricsPfpp1x_t) == 2204, "size of nvmlPwrModelMetricsPfpp1x_t");
_Static_assert(_Alignof(nvmlPwrModelMetricsPfpp1x_t) == 4,
    "alignment of nvmlPwrModelMetricsPfpp1x_t");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsPfpp1x_t, numVfPoints) == 0,
    "offset of nvmlPwrModelMetricsPfpp1x_t.numVfPoints");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsPfpp1x_t, estimatedMetrics) == 4,
    "offset of nvmlPwrModelMetricsPfpp1x_t.estimatedMetrics");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsPfpp1x_t, bValid) == 2180,
    "offset of nvmlPwrModelMetricsPfpp1x_t.bValid");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsPfpp1x_t, maxPerfPerWattPoint) == 2184,
    "offset of nvmlPwrModelMetricsPfpp1x_t.maxPerfPerWattPoint");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsPfpp1x_t, fmaxAtVmaxPoint) == 2192,
    "offset of nvmlPwrModelMetricsPfpp1x_t.fmaxAtVmaxPoint");
_Static_assert(__builtin_offsetof(nvmlPwrModelMetricsPfpp1x_t, tgpHeadroommW) == 2200,
    "offset of nvmlPwrModelMetricsPfpp1x_t.tgpHeadroommW");
_Static_assert(sizeof(nvmlPerfMetricsPfpp1xSample_t) == 2204,
    "size of nvmlPerfMetricsPfpp1xSample_t");
_Static_assert(_Alignof(nvmlPerfMetricsPfpp1xSample_t) == 4,
    "alignment of nvmlPerfMetricsPfpp1xSample_t");
_Static_assert(__builtin_offsetof(nvmlPerfMetricsPfpp1xSample_t, estimatedMetrics) == 0,
    "offset of nvmlPerfMetricsPfpp1xSample_t.estimatedMetrics");
_Static_assert(sizeof(nvmlPerfMetricControllerSample_t) == 2216,
    "size of nvmlPerfMetricControllerSample_t");
_Static_assert(_Alignof(nvmlPerfMetricControllerSample_t) == 8,
    "alignment of nvmlPerfMetricControllerSample_t");
_Static_assert(__builtin_offsetof(nvmlPerfMetricControllerSample_t, controllerType) == 0,
    "offset of nvmlPerfMetricControllerSample_t.controllerType");
_Static_assert(__builtin_offsetof(nvmlPerfMetricControllerSample_t, data) == 8,
    "offset of nvmlPerfMetricControllerSample_t.data");
_Static_assert(sizeof(nvmlPerfMetricsSample_t) == 8872, "size of nvmlPerfMetricsSample_t");
_Static_assert(_Alignof(nvmlPerfMetricsSample_t) == 8, "alignment of nvmlPerfMetricsSample_t");
_Static_assert(__builtin_offsetof(nvmlPerfMetricsSample_t, numControllerData) == 0,
    "offset of nvmlPerfMetricsSample_t.numControllerData");
_Static_assert(__builtin_offsetof(nvmlPerfMetricsSample_t, controllerData) == 8,
    "offset of nvmlPerfMetricsSample_t.controllerData");
_Static_assert(sizeof(nvmlPerfMetricsSamples_v1_t) == 115344,
    "size of nvmlPerfMetricsSamples_v1_t");
_Static_assert(_Alignof(nvmlPerfMetricsSamples_v1_t) == 8,
    "alignment of nvmlPerfMetricsSamples_v1_t");
_Static_assert(__builtin_offsetof(nvmlPerfMetricsSamples_v1_t, numSamples) == 0,
    "offset of nvmlPerfMetricsSamples_v1_t.numSamples");
_Static_assert(__builtin_offsetof(nvmlPerfMetricsSamples_v1_t, samples) == 8,
    "offset of nvmlPerfMetricsSamples_v1_t.samples");
_Static_assert(sizeof(nvmlBBXTimeData_v1_t) == 4, "size of nvmlBBXTimeData_v1_t");
_Static_assert(_Alignof(nvmlBBXTimeData_v1_t) == 4, "alignment of nvmlBBXTimeData_v1_t");
_Static_assert(__builtin_offsetof(nvmlBBXTimeData_v1_t, timeRun) == 0,
    "offset of nvmlBBXTimeData_v1_t.timeRun");
_Static_assert(sizeof(nvmlGpuUptime_v1_t) == 4, "size of nvmlGpuUptime_v1_t");
_Static_assert(_Alignof(nvmlGpuUptime_v1_t) == 4, "alignment of nvmlGpuUptime_v1_t");
_Static_assert(__builtin_offsetof(nvmlGpuUptime_v1_t, uptime) == 0,
    "offset of nvmlGpuUptime_v1_t.uptime");
_Static_assert(sizeof(nvmlDramEncryptionInfo_t) == 8, "size of nvmlDramEncryptionInfo_t");
_Static_assert(_Alignof(nvmlDramEncryptionInfo_t) == 4, "alignment of nvmlDramEncryptionInfo_t");
_Static_assert(__builtin_offsetof(nvmlDramEncryptionInfo_t, version) == 0,
    "offset of nvmlDramEncryptionInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlDramEncryptionInfo_t, encryptionState) == 4,
    "offset of nvmlDramEncryptionInfo_t.encryptionState");
_Static_assert(sizeof(nvmlMarginTemperature_t) == 8, "size of nvmlMarginTemperature_t");
_Static_assert(_Alignof(nvmlMarginTemperature_t) == 4, "alignment of nvmlMarginTemperature_t");
_Static_assert(__builtin_offsetof(nvmlMarginTemperature_t, version) == 0,
    "offset of nvmlMarginTemperature_t.version");
_Static_assert(__builtin_offsetof(nvmlMarginTemperature_t, marginTemperature) == 4,
    "offset of nvmlMarginTemperature_t.marginTemperature");
_Static_assert(sizeof(nvmlClkMonFaultInfo_t) == 8, "size of nvmlClkMonFaultInfo_t");
_Static_assert(_Alignof(nvmlClkMonFaultInfo_t) == 4, "alignment of nvmlClkMonFaultInfo_t");
_Static_assert(__builtin_offsetof(nvmlClkMonFaultInfo_t, clkApiDomain) == 0,
    "offset of nvmlClkMonFaultInfo_t.clkApiDomain");
_Static_assert(__builtin_offsetof(nvmlClkMonFaultInfo_t, clkDomainFaultMask) == 4,
    "offset of nvmlClkMonFaultInfo_t.clkDomainFaultMask");
_Static_assert(sizeof(nvmlClkMonStatus_t) == 264, "size of nvmlClkMonStatus_t");
_Static_assert(_Alignof(nvmlClkMonStatus_t) == 4, "alignment of nvmlClkMonStatus_t");
_Static_assert(__builtin_offsetof(nvmlClkMonStatus_t, bGlobalStatus) == 0,
    "offset of nvmlClkMonStatus_t.bGlobalStatus");
_Static_assert(__builtin_offsetof(nvmlClkMonStatus_t, clkMonListSize) == 4,
    "offset of nvmlClkMonStatus_t.clkMonListSize");
_Static_assert(__builtin_offsetof(nvmlClkMonStatus_t, clkMonList) == 8,
    "offset of nvmlClkMonStatus_t.clkMonList");
_Static_assert(sizeof(nvmlClockOffset_t) == 24, "size of nvmlClockOffset_t");
_Static_assert(_Alignof(nvmlClockOffset_t) == 4, "alignment of nvmlClockOffset_t");
_Static_assert(__builtin_offsetof(nvmlClockOffset_t, version) == 0,
    "offset of nvmlClockOffset_t.version");
_Static_assert(__builtin_offsetof(nvmlClockOffset_t, type) == 4,
    "offset of nvmlClockOffset_t.type");
_Static_assert(__builtin_offsetof(nvmlClockOffset_t, pstate) == 8,
    "offset of nvmlClockOffset_t.pstate");
_Static_assert(__builtin_offsetof(nvmlClockOffset_t, clockOffsetMHz) == 12,
    "offset of nvmlClockOffset_t.clockOffsetMHz");
_Static_assert(__builtin_offsetof(nvmlClockOffset_t, minClockOffsetMHz) == 16,
    "offset of nvmlClockOffset_t.minClockOffsetMHz");
_Static_assert(__builtin_offsetof(nvmlClockOffset_t, maxClockOffsetMHz) == 20,
    "offset of nvmlClockOffset_t.maxClockOffsetMHz");
_Static_assert(sizeof(nvmlFanSpeedInfo_t) == 12, "size of nvmlFanSpeedInfo_t");
_Static_assert(_Alignof(nvmlFanSpeedInfo_t) == 4, "alignment of nvmlFanSpeedInfo_t");
_Static_assert(__builtin_offsetof(nvmlFanSpeedInfo_t, version) == 0,
    "offset of nvmlFanSpeedInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlFanSpeedInfo_t, fan) == 4,
    "offset of nvmlFanSpeedInfo_t.fan");
_Static_assert(__builtin_offsetof(nvmlFanSpeedInfo_t, speed) == 8,
    "offset of nvmlFanSpeedInfo_t.speed");
_Static_assert(sizeof(nvmlDevicePerfModes_t) == 2052, "size of nvmlDevicePerfModes_t");
_Static_assert(_Alignof(nvmlDevicePerfModes_t) == 4, "alignment of nvmlDevicePerfModes_t");
_Static_assert(__builtin_offsetof(nvmlDevicePerfModes_t, version) == 0,
    "offset of nvmlDevicePerfModes_t.version");
_Static_assert(__builtin_offsetof(nvmlDevicePerfModes_t, str) == 4,
    "offset of nvmlDevicePerfModes_t.str");
_Static_assert(sizeof(nvmlDeviceCurrentClockFreqs_t) == 2052,
    "size of nvmlDeviceCurrentClockFreqs_t");
_Static_assert(_Alignof(nvmlDeviceCurrentClockFreqs_t) == 4,
    "alignment of nvmlDeviceCurrentClockFreqs_t");
_Static_assert(__builtin_offsetof(nvmlDeviceCurrentClockFreqs_t, version) == 0,
    "offset of nvmlDeviceCurrentClockFreqs_t.version");
_Static_assert(__builtin_offsetof(nvmlDeviceCurrentClockFreqs_t, str) == 4,
    "offset of nvmlDeviceCurrentClockFreqs_t.str");
_Static_assert(sizeof(nvmlDevicePowerMizerModes_v1_t) == 12,
    "size of nvmlDevicePowerMizerModes_v1_t");
_Static_assert(_Alignof(nvmlDevicePowerMizerModes_v1_t) == 4,
    "alignment of nvmlDevicePowerMizerModes_v1_t");
_Static_assert(__builtin_offsetof(nvmlDevicePowerMizerModes_v1_t, currentMode) == 0,
    "offset of nvmlDevicePowerMizerModes_v1_t.currentMode");
_Static_assert(__builtin_offsetof(nvmlDevicePowerMizerModes_v1_t, mode) == 4,
    "offset of nvmlDevicePowerMizerModes_v1_t.mode");
_Static_assert(__builtin_offsetof(nvmlDevicePowerMizerModes_v1_t, supportedPowerMizerModes) == 8,
    "offset of nvmlDevicePowerMizerModes_v1_t.supportedPowerMizerModes");
_Static_assert(sizeof(nvmlProcessUtilizationSample_t) == 32,
    "size of nvmlProcessUtilizationSample_t");
_Static_assert(_Alignof(nvmlProcessUtilizationSample_t) == 8,
    "alignment of nvmlProcessUtilizationSample_t");
_Static_assert(__builtin_offsetof(nvmlProcessUtilizationSample_t, pid) == 0,
    "offset of nvmlProcessUtilizationSample_t.pid");
_Static_assert(__builtin_offsetof(nvmlProcessUtilizationSample_t, timeStamp) == 8,
    "offset of nvmlProcessUtilizationSample_t.timeStamp");
_Static_assert(__builtin_offsetof(nvmlProcessUtilizationSample_t, smUtil) == 16,
    "offset of nvmlProcessUtilizationSample_t.smUtil");
_Static_assert(__builtin_offsetof(nvmlProcessUtilizationSample_t, memUtil) == 20,
    "offset of nvmlProcessUtilizationSample_t.memUtil");
_Static_assert(__builtin_offsetof(nvmlProcessUtilizationSample_t, encUtil) == 24,
    "offset of nvmlProcessUtilizationSample_t.encUtil");
_Static_assert(__builtin_offsetof(nvmlProcessUtilizationSample_t, decUtil) == 28,
    "offset of nvmlProcessUtilizationSample_t.decUtil");
_Static_assert(sizeof(nvmlProcessUtilizationInfo_v1_t) == 40,
    "size of nvmlProcessUtilizationInfo_v1_t");
_Static_assert(_Alignof(nvmlProcessUtilizationInfo_v1_t) == 8,
    "alignment of nvmlProcessUtilizationInfo_v1_t");
_Static_assert(__builtin_offsetof(nvmlProcessUtilizationInfo_v1_t, timeStamp) == 0,
    "offset of nvmlProcessUtilizationInfo_v1_t.timeStamp");
_Static_assert(__builtin_offsetof(nvmlProcessUtilizationInfo_v1_t, pid) == 8,
    "offset of nvmlProcessUtilizationInfo_v1_t.pid");
_Static_assert(__builtin_offsetof(nvmlProcessUtilizationInfo_v1_t, smUtil) == 12,
    "offset of nvmlProcessUtilizationInfo_v1_t.smUtil");
_Static_assert(__builtin_offsetof(nvmlProcessUtilizationInfo_v1_t, memUtil) == 16,
    "offset of nvmlProcessUtilizationInfo_v1_t.memUtil");
_Static_assert(__builtin_offsetof(nvmlProcessUtilizationInfo_v1_t, encUtil) == 20,
    "offset of nvmlProcessUtilizationInfo_v1_t.encUtil");
_Static_assert(__builtin_offsetof(nvmlProcessUtilizationInfo_v1_t, decUtil) == 24,
    "offset of nvmlProcessUtilizationInfo_v1_t.decUtil");
_Static_assert(__builtin_offsetof(nvmlProcessUtilizationInfo_v1_t, jpgUtil) == 28,
    "offset of nvmlProcessUtilizationInfo_v1_t.jpgUtil");
_Static_assert(__builtin_offsetof(nvmlProcessUtilizationInfo_v1_t, ofaUtil) == 32,
    "offset of nvmlProcessUtilizationInfo_v1_t.ofaUtil");
_Static_assert(sizeof(nvmlProcessesUtilizationInfo_t) == 24,
    "size of nvmlProcessesUtilizationInfo_t");
_Static_assert(_Alignof(nvmlProcessesUtilizationInfo_t) == 8,
    "alignment of nvmlProcessesUtilizationInfo_t");
_Static_assert(__builtin_offsetof(nvmlProcessesUtilizationInfo_t, version) == 0,
    "offset of nvmlProcessesUtilizationInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlProcessesUtilizationInfo_t, processSamplesCount) == 4,
    "offset of nvmlProcessesUtilizationInfo_t.processSamplesCount");
_Static_assert(__builtin_offsetof(nvmlProcessesUtilizationInfo_t, lastSeenTimeStamp) == 8,
    "offset of nvmlProcessesUtilizationInfo_t.lastSeenTimeStamp");
_Static_assert(__builtin_offsetof(nvmlProcessesUtilizationInfo_t, procUtilArray) == 16,
    "offset of nvmlProcessesUtilizationInfo_t.procUtilArray");
_Static_assert(sizeof(nvmlEccSramErrorStatus_t) == 104, "size of nvmlEccSramErrorStatus_t");
_Static_assert(_Alignof(nvmlEccSramErrorStatus_t) == 8, "alignment of nvmlEccSramErrorStatus_t");
_Static_assert(__builtin_offsetof(nvmlEccSramErrorStatus_t, version) == 0,
    "offset of nvmlEccSramErrorStatus_t.version");
_Static_assert(__builtin_offsetof(nvmlEccSramErrorStatus_t, aggregateUncParity) == 8,
    "offset of nvmlEccSramErrorStatus_t.aggregateUncParity");
_Static_assert(__builtin_offsetof(nvmlEccSramErrorStatus_t, aggregateUncSecDed) == 16,
    "offset of nvmlEccSramErrorStatus_t.aggregateUncSecDed");
_Static_assert(__builtin_offsetof(nvmlEccSramErrorStatus_t, aggregateCor) == 24,
    "offset of nvmlEccSramErrorStatus_t.aggregateCor");
_Static_assert(__builtin_offsetof(nvmlEccSramErrorStatus_t, volatileUncParity) == 32,
    "offset of nvmlEccSramErrorStatus_t.volatileUncParity");
_Static_assert(__builtin_offsetof(nvmlEccSramErrorStatus_t, volatileUncSecDed) == 40,
    "offset of nvmlEccSramErrorStatus_t.volatileUncSecDed");
_Static_assert(__builtin_offsetof(nvmlEccSramErrorStatus_t, volatileCor) == 48,
    "offset of nvmlEccSramErrorStatus_t.volatileCor");
_Static_assert(__builtin_offsetof(nvmlEccSramErrorStatus_t, aggregateUncBucketL2) == 56,
    "offset of nvmlEccSramErrorStatus_t.aggregateUncBucketL2");
_Static_assert(__builtin_offsetof(nvmlEccSramErrorStatus_t, aggregateUncBucketSm) == 64,
    "offset of nvmlEccSramErrorStatus_t.aggregateUncBucketSm");
_Static_assert(__builtin_offsetof(nvmlEccSramErrorStatus_t, aggregateUncBucketPcie) == 72,
    "offset of nvmlEccSramErrorStatus_t.aggregateUncBucketPcie");
_Static_assert(__builtin_offsetof(nvmlEccSramErrorStatus_t, aggregateUncBucketMcu) == 80,
    "offset of nvmlEccSramErrorStatus_t.aggregateUncBucketMcu");
_Static_assert(__builtin_offsetof(nvmlEccSramErrorStatus_t, aggregateUncBucketOther) == 88,
    "offset of nvmlEccSramErrorStatus_t.aggregateUncBucketOther");
_Static_assert(__builtin_offsetof(nvmlEccSramErrorStatus_t, bThresholdExceeded) == 96,
    "offset of nvmlEccSramErrorStatus_t.bThresholdExceeded");
_Static_assert(sizeof(nvmlPlatformInfo_v1_t) == 44, "size of nvmlPlatformInfo_v1_t");
_Static_assert(_Alignof(nvmlPlatformInfo_v1_t) == 4, "alignment of nvmlPlatformInfo_v1_t");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_v1_t, version) == 0,
    "offset of nvmlPlatformInfo_v1_t.version");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_v1_t, ibGuid) == 4,
    "offset of nvmlPlatformInfo_v1_t.ibGuid");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_v1_t, rackGuid) == 20,
    "offset of nvmlPlatformInfo_v1_t.rackGuid");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_v1_t, chassisPhysicalSlotNumber) == 36,
    "offset of nvmlPlatformInfo_v1_t.chassisPhysicalSlotNumber");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_v1_t, computeSlotIndex) == 37,
    "offset of nvmlPlatformInfo_v1_t.computeSlotIndex");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_v1_t, nodeIndex) == 38,
    "offset of nvmlPlatformInfo_v1_t.nodeIndex");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_v1_t, peerType) == 39,
    "offset of nvmlPlatformInfo_v1_t.peerType");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_v1_t, moduleId) == 40,
    "offset of nvmlPlatformInfo_v1_t.moduleId");
_Static_assert(sizeof(nvmlPlatformInfo_t) == 44, "size of nvmlPlatformInfo_t");
_Static_assert(_Alignof(nvmlPlatformInfo_t) == 4, "alignment of nvmlPlatformInfo_t");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_t, version) == 0,
    "offset of nvmlPlatformInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_t, ibGuid) == 4,
    "offset of nvmlPlatformInfo_t.ibGuid");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_t, chassisSerialNumber) == 20,
    "offset of nvmlPlatformInfo_t.chassisSerialNumber");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_t, slotNumber) == 36,
    "offset of nvmlPlatformInfo_t.slotNumber");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_t, trayIndex) == 37,
    "offset of nvmlPlatformInfo_t.trayIndex");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_t, hostId) == 38,
    "offset of nvmlPlatformInfo_t.hostId");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_t, peerType) == 39,
    "offset of nvmlPlatformInfo_t.peerType");
_Static_assert(__builtin_offsetof(nvmlPlatformInfo_t, moduleId) == 40,
    "offset of nvmlPlatformInfo_t.moduleId");
_Static_assert(sizeof(nvmlHostname_v1_t) == 64, "size of nvmlHostname_v1_t");
_Static_assert(_Alignof(nvmlHostname_v1_t) == 1, "alignment of nvmlHostname_v1_t");
_Static_assert(__builtin_offsetof(nvmlHostname_v1_t, value) == 0,
    "offset of nvmlHostname_v1_t.value");
_Static_assert(sizeof(nvmlEccSramUniqueUncorrectedErrorEntry_v1_t) == 28,
    "size of nvmlEccSramUniqueUncorrectedErrorEntry_v1_t");
_Static_assert(_Alignof(nvmlEccSramUniqueUncorrectedErrorEntry_v1_t) == 4,
    "alignment of nvmlEccSramUniqueUncorrectedErrorEntry_v1_t");
_Static_assert(__builtin_offsetof(nvmlEccSramUniqueUncorrectedErrorEntry_v1_t, unit) == 0,
    "offset of nvmlEccSramUniqueUncorrectedErrorEntry_v1_t.unit");
_Static_assert(__builtin_offsetof(nvmlEccSramUniqueUncorrectedErrorEntry_v1_t, location) == 4,
    "offset of nvmlEccSramUniqueUncorrectedErrorEntry_v1_t.location");
_Static_assert(__builtin_offsetof(nvmlEccSramUniqueUncorrectedErrorEntry_v1_t, sublocation) == 8,
    "offset of nvmlEccSramUniqueUncorrectedErrorEntry_v1_t.sublocation");
_Static_assert(__builtin_offsetof(nvmlEccSramUniqueUncorrectedErrorEntry_v1_t, extlocation) == 12,
    "offset of nvmlEccSramUniqueUncorrectedErrorEntry_v1_t.extlocation");
_Static_assert(__builtin_offsetof(nvmlEccSramUniqueUncorrectedErrorEntry_v1_t, address) == 16,
    "offset of nvmlEccSramUniqueUncorrectedErrorEntry_v1_t.address");
_Static_assert(__builtin_offsetof(nvmlEccSramUniqueUncorrectedErrorEntry_v1_t, isParity) == 20,
    "offset of nvmlEccSramUniqueUncorrectedErrorEntry_v1_t.isParity");
_Static_assert(__builtin_offsetof(nvmlEccSramUniqueUncorrectedErrorEntry_v1_t, count) == 24,
    "offset of nvmlEccSramUniqueUncorrectedErrorEntry_v1_t.count");
_Static_assert(sizeof(nvmlEccSramUniqueUncorrectedErrorCounts_t) == 16,
    "size of nvmlEccSramUniqueUncorrectedErrorCounts_t");
_Static_assert(_Alignof(nvmlEccSramUniqueUncorrectedErrorCounts_t) == 8,
    "alignment of nvmlEccSramUniqueUncorrectedErrorCounts_t");
_Static_assert(__builtin_offsetof(nvmlEccSramUniqueUncorrectedErrorCounts_t, version) == 0,
    "offset of nvmlEccSramUniqueUncorrectedErrorCounts_t.version");
_Static_assert(__builtin_offsetof(nvmlEccSramUniqueUncorrectedErrorCounts_t, entryCount) == 4,
    "offset of nvmlEccSramUniqueUncorrectedErrorCounts_t.entryCount");
_Static_assert(__builtin_offsetof(nvmlEccSramUniqueUncorrectedErrorCounts_t, entries) == 8,
    "offset of nvmlEccSramUniqueUncorrectedErrorCounts_t.entries");
_Static_assert(sizeof(struct nvmlRemappedRowsInfo_v2_t) == 24,
    "size of struct nvmlRemappedRowsInfo_v2_t");
_Static_assert(_Alignof(struct nvmlRemappedRowsInfo_v2_t) == 4,
    "alignment of struct nvmlRemappedRowsInfo_v2_t");
_Static_assert(__builtin_offsetof(struct nvmlRemappedRowsInfo_v2_t, corrActiveRemaps) == 0,
    "offset of struct nvmlRemappedRowsInfo_v2_t.corrActiveRemaps");
_Static_assert(__builtin_offsetof(struct nvmlRemappedRowsInfo_v2_t, corrInactiveRemaps) == 4,
    "offset of struct nvmlRemappedRowsInfo_v2_t.corrInactiveRemaps");
_Static_assert(__builtin_offsetof(struct nvmlRemappedRowsInfo_v2_t, uncActiveRemaps) == 8,
    "offset of struct nvmlRemappedRowsInfo_v2_t.uncActiveRemaps");
_Static_assert(__builtin_offsetof(struct nvmlRemappedRowsInfo_v2_t, uncInactiveRemaps) == 12,
    "offset of struct nvmlRemappedRowsInfo_v2_t.uncInactiveRemaps");
_Static_assert(__builtin_offsetof(struct nvmlRemappedRowsInfo_v2_t, bPending) == 16,
    "offset of struct nvmlRemappedRowsInfo_v2_t.bPending");
_Static_assert(__builtin_offsetof(struct nvmlRemappedRowsInfo_v2_t, bFailureOccurred) == 20,
    "offset of struct nvmlRemappedRowsInfo_v2_t.bFailureOccurred");
_Static_assert(sizeof(nvmlRusdSettings_v1_t) == 16, "size of nvmlRusdSettings_v1_t");
_Static_assert(_Alignof(nvmlRusdSettings_v1_t) == 8, "alignment of nvmlRusdSettings_v1_t");
_Static_assert(__builtin_offsetof(nvmlRusdSettings_v1_t, version) == 0,
    "offset of nvmlRusdSettings_v1_t.version");
_Static_assert(__builtin_offsetof(nvmlRusdSettings_v1_t, pollMask) == 8,
    "offset of nvmlRusdSettings_v1_t.pollMask");
_Static_assert(sizeof(nvmlGpuDynamicPstatesInfo_t) == 132, "size of nvmlGpuDynamicPstatesInfo_t");
_Static_assert(_Alignof(nvmlGpuDynamicPstatesInfo_t) == 4,
    "alignment of nvmlGpuDynamicPstatesInfo_t");
_Static_assert(__builtin_offsetof(nvmlGpuDynamicPstatesInfo_t, flags) == 0,
    "offset of nvmlGpuDynamicPstatesInfo_t.flags");
_Static_assert(__builtin_offsetof(nvmlGpuDynamicPstatesInfo_t, utilization) == 4,
    "offset of nvmlGpuDynamicPstatesInfo_t.utilization");
_Static_assert(sizeof(nvmlPowerValue_v2_t) == 12, "size of nvmlPowerValue_v2_t");
_Static_assert(_Alignof(nvmlPowerValue_v2_t) == 4, "alignment of nvmlPowerValue_v2_t");
_Static_assert(__builtin_offsetof(nvmlPowerValue_v2_t, version) == 0,
    "offset of nvmlPowerValue_v2_t.version");
_Static_assert(__builtin_offsetof(nvmlPowerValue_v2_t, powerScope) == 4,
    "offset of nvmlPowerValue_v2_t.powerScope");
_Static_assert(__builtin_offsetof(nvmlPowerValue_v2_t, powerValueMw) == 8,
    "offset of nvmlPowerValue_v2_t.powerValueMw");
_Static_assert(sizeof(nvmlAdaptiveTgpModeInfo_v1_t) == 20, "size of nvmlAdaptiveTgpModeInfo_v1_t");
_Static_assert(_Alignof(nvmlAdaptiveTgpModeInfo_v1_t) == 4,
    "alignment of nvmlAdaptiveTgpModeInfo_v1_t");
_Static_assert(__builtin_offsetof(nvmlAdaptiveTgpModeInfo_v1_t, inBandEnableRequest) == 0,
    "offset of nvmlAdaptiveTgpModeInfo_v1_t.inBandEnableRequest");
_Static_assert(__builtin_offsetof(nvmlAdaptiveTgpModeInfo_v1_t, featureAllowedByAdmin) == 4,
    "offset of nvmlAdaptiveTgpModeInfo_v1_t.featureAllowedByAdmin");
_Static_assert(__builtin_offsetof(nvmlAdaptiveTgpModeInfo_v1_t, adminOverrideEnabled) == 8,
    "offset of nvmlAdaptiveTgpModeInfo_v1_t.adminOverrideEnabled");
_Static_assert(__builtin_offsetof(nvmlAdaptiveTgpModeInfo_v1_t, enablementStatus) == 12,
    "offset of nvmlAdaptiveTgpModeInfo_v1_t.enablementStatus");
_Static_assert(__builtin_offsetof(nvmlAdaptiveTgpModeInfo_v1_t, adjustedLimitMw) == 16,
    "offset of nvmlAdaptiveTgpModeInfo_v1_t.adjustedLimitMw");
_Static_assert(sizeof(nvmlVgpuHeterogeneousMode_t) == 8, "size of nvmlVgpuHeterogeneousMode_t");
_Static_assert(_Alignof(nvmlVgpuHeterogeneousMode_t) == 4,
    "alignment of nvmlVgpuHeterogeneousMode_t");
_Static_assert(__builtin_offsetof(nvmlVgpuHeterogeneousMode_t, version) == 0,
    "offset of nvmlVgpuHeterogeneousMode_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuHeterogeneousMode_t, mode) == 4,
    "offset of nvmlVgpuHeterogeneousMode_t.mode");
_Static_assert(sizeof(nvmlVgpuPlacementId_t) == 8, "size of nvmlVgpuPlacementId_t");
_Static_assert(_Alignof(nvmlVgpuPlacementId_t) == 4, "alignment of nvmlVgpuPlacementId_t");
_Static_assert(__builtin_offsetof(nvmlVgpuPlacementId_t, version) == 0,
    "offset of nvmlVgpuPlacementId_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuPlacementId_t, placementId) == 4,
    "offset of nvmlVgpuPlacementId_t.placementId");
_Static_assert(sizeof(nvmlVgpuPlacementList_v1_t) == 24, "size of nvmlVgpuPlacementList_v1_t");
_Static_assert(_Alignof(nvmlVgpuPlacementList_v1_t) == 8,
    "alignment of nvmlVgpuPlacementList_v1_t");
_Static_assert(__builtin_offsetof(nvmlVgpuPlacementList_v1_t, version) == 0,
    "offset of nvmlVgpuPlacementList_v1_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuPlacementList_v1_t, placementSize) == 4,
    "offset of nvmlVgpuPlacementList_v1_t.placementSize");
_Static_assert(__builtin_offsetof(nvmlVgpuPlacementList_v1_t, count) == 8,
    "offset of nvmlVgpuPlacementList_v1_t.count");
_Static_assert(__builtin_offsetof(nvmlVgpuPlacementList_v1_t, placementIds) == 16,
    "offset of nvmlVgpuPlacementList_v1_t.placementIds");
_Static_assert(sizeof(nvmlVgpuPlacementList_t) == 32, "size of nvmlVgpuPlacementList_t");
_Static_assert(_Alignof(nvmlVgpuPlacementList_t) == 8, "alignment of nvmlVgpuPlacementList_t");
_Static_assert(__builtin_offsetof(nvmlVgpuPlacementList_t, version) == 0,
    "offset of nvmlVgpuPlacementList_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuPlacementList_t, placementSize) == 4,
    "offset of nvmlVgpuPlacementList_t.placementSize");
_Static_assert(__builtin_offsetof(nvmlVgpuPlacementList_t, count) == 8,
    "offset of nvmlVgpuPlacementList_t.count");
_Static_assert(__builtin_offsetof(nvmlVgpuPlacementList_t, placementIds) == 16,
    "offset of nvmlVgpuPlacementList_t.placementIds");
_Static_assert(__builtin_offsetof(nvmlVgpuPlacementList_t, mode) == 24,
    "offset of nvmlVgpuPlacementList_t.mode");
_Static_assert(sizeof(nvmlVgpuTypeBar1Info_t) == 16, "size of nvmlVgpuTypeBar1Info_t");
_Static_assert(_Alignof(nvmlVgpuTypeBar1Info_t) == 8, "alignment of nvmlVgpuTypeBar1Info_t");
_Static_assert(__builtin_offsetof(nvmlVgpuTypeBar1Info_t, version) == 0,
    "offset of nvmlVgpuTypeBar1Info_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuTypeBar1Info_t, bar1Size) == 8,
    "offset of nvmlVgpuTypeBar1Info_t.bar1Size");
_Static_assert(sizeof(nvmlVgpuInstanceUtilizationSample_t) == 48,
    "size of nvmlVgpuInstanceUtilizationSample_t");
_Static_assert(_Alignof(nvmlVgpuInstanceUtilizationSample_t) == 8,
    "alignment of nvmlVgpuInstanceUtilizationSample_t");
_Static_assert(__builtin_offsetof(nvmlVgpuInstanceUtilizationSample_t, vgpuInstance) == 0,
    "offset of nvmlVgpuInstanceUtilizationSample_t.vgpuInstance");
_Static_assert(__builtin_offsetof(nvmlVgpuInstanceUtilizationSample_t, timeStamp) == 8,
    "offset of nvmlVgpuInstanceUtilizationSample_t.timeStamp");
_Static_assert(__builtin_offsetof(nvmlVgpuInstanceUtilizationSample_t, smUtil) == 16,
    "offset of nvmlVgpuInstanceUtilizationSample_t.smUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuInstanceUtilizationSample_t, memUtil) == 24,
    "offset of nvmlVgpuInstanceUtilizationSample_t.memUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuInstanceUtilizationSample_t, encUtil) == 32,
    "offset of nvmlVgpuInstanceUtilizationSample_t.encUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuInstanceUtilizationSample_t, decUtil) == 40,
    "offset of nvmlVgpuInstanceUtilizationSample_t.decUtil");
_Static_assert(sizeof(nvmlVgpuInstanceUtilizationInfo_v1_t) == 64,
    "size of nvmlVgpuInstanceUtilizationInfo_v1_t");
_Static_assert(_Alignof(nvmlVgpuInstanceUtilizationInfo_v1_t) == 8,
    "alignment of nvmlVgpuInstanceUtilizationInfo_v1_t");
_Static_assert(__builtin_offsetof(nvmlVgpuInstanceUtilizationInfo_v1_t, timeStamp) == 0,
    "offset of nvmlVgpuInstanceUtilizationInfo_v1_t.timeStamp");
_Static_assert(__builtin_offsetof(nvmlVgpuInstanceUtilizationInfo_v1_t, vgpuInstance) == 8,
    "offset of nvmlVgpuInstanceUtilizationInfo_v1_t.vgpuInstance");
_Static_assert(__builtin_offsetof(nvmlVgpuInstanceUtilizationInfo_v1_t, smUtil) == 16,
    "offset of nvmlVgpuInstanceUtilizationInfo_v1_t.smUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuInstanceUtilizationInfo_v1_t, memUtil) == 24,
    "offset of nvmlVgpuInstanceUtilizationInfo_v1_t.memUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuInstanceUtilizationInfo_v1_t, encUtil) == 32,
    "offset of nvmlVgpuInstanceUtilizationInfo_v1_t.encUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuInstanceUtilizationInfo_v1_t, decUtil) == 40,
    "offset of nvmlVgpuInstanceUtilizationInfo_v1_t.decUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuInstanceUtilizationInfo_v1_t, jpgUtil) == 48,
    "offset of nvmlVgpuInstanceUtilizationInfo_v1_t.jpgUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuInstanceUtilizationInfo_v1_t, ofaUtil) == 56,
    "offset of nvmlVgpuInstanceUtilizationInfo_v1_t.ofaUtil");
_Static_assert(sizeof(nvmlVgpuInstancesUtilizationInfo_t) == 32,
    "size of nvmlVgpuInstancesUtilizationInfo_t");
_Static_assert(_Alignof(nvmlVgpuInstancesUtilizationInfo_t) == 8,
    "alignment of nvmlVgpuInstancesUtilizationInfo_t");
_Static_assert(__builtin_offsetof(nvmlVgpuInstancesUtilizationInfo_t, version) == 0,
    "offset of nvmlVgpuInstancesUtilizationInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuInstancesUtilizationInfo_t, sampleValType) == 4,
    "offset of nvmlVgpuInstancesUtilizationInfo_t.sampleValType");
_Static_assert(__builtin_offsetof(nvmlVgpuInstancesUtilizationInfo_t, vgpuInstanceCount) == 8,
    "offset of nvmlVgpuInstancesUtilizationInfo_t.vgpuInstanceCount");
_Static_assert(__builtin_offsetof(nvmlVgpuInstancesUtilizationInfo_t, lastSeenTimeStamp) == 16,
    "offset of nvmlVgpuInstancesUtilizationInfo_t.lastSeenTimeStamp");
_Static_assert(__builtin_offsetof(nvmlVgpuInstancesUtilizationInfo_t, vgpuUtilArray) == 24,
    "offset of nvmlVgpuInstancesUtilizationInfo_t.vgpuUtilArray");
_Static_assert(sizeof(nvmlVgpuProcessUtilizationSample_t) == 96,
    "size of nvmlVgpuProcessUtilizationSample_t");
_Static_assert(_Alignof(nvmlVgpuProcessUtilizationSample_t) == 8,
    "alignment of nvmlVgpuProcessUtilizationSample_t");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationSample_t, vgpuInstance) == 0,
    "offset of nvmlVgpuProcessUtilizationSample_t.vgpuInstance");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationSample_t, pid) == 4,
    "offset of nvmlVgpuProcessUtilizationSample_t.pid");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationSample_t, processName) == 8,
    "offset of nvmlVgpuProcessUtilizationSample_t.processName");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationSample_t, timeStamp) == 72,
    "offset of nvmlVgpuProcessUtilizationSample_t.timeStamp");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationSample_t, smUtil) == 80,
    "offset of nvmlVgpuProcessUtilizationSample_t.smUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationSample_t, memUtil) == 84,
    "offset of nvmlVgpuProcessUtilizationSample_t.memUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationSample_t, encUtil) == 88,
    "offset of nvmlVgpuProcessUtilizationSample_t.encUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationSample_t, decUtil) == 92,
    "offset of nvmlVgpuProcessUtilizationSample_t.decUtil");
_Static_assert(sizeof(nvmlVgpuProcessUtilizationInfo_v1_t) == 104,
    "size of nvmlVgpuProcessUtilizationInfo_v1_t");
_Static_assert(_Alignof(nvmlVgpuProcessUtilizationInfo_v1_t) == 8,
    "alignment of nvmlVgpuProcessUtilizationInfo_v1_t");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationInfo_v1_t, processName) == 0,
    "offset of nvmlVgpuProcessUtilizationInfo_v1_t.processName");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationInfo_v1_t, timeStamp) == 64,
    "offset of nvmlVgpuProcessUtilizationInfo_v1_t.timeStamp");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationInfo_v1_t, vgpuInstance) == 72,
    "offset of nvmlVgpuProcessUtilizationInfo_v1_t.vgpuInstance");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationInfo_v1_t, pid) == 76,
    "offset of nvmlVgpuProcessUtilizationInfo_v1_t.pid");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationInfo_v1_t, smUtil) == 80,
    "offset of nvmlVgpuProcessUtilizationInfo_v1_t.smUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationInfo_v1_t, memUtil) == 84,
    "offset of nvmlVgpuProcessUtilizationInfo_v1_t.memUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationInfo_v1_t, encUtil) == 88,
    "offset of nvmlVgpuProcessUtilizationInfo_v1_t.encUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationInfo_v1_t, decUtil) == 92,
    "offset of nvmlVgpuProcessUtilizationInfo_v1_t.decUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationInfo_v1_t, jpgUtil) == 96,
    "offset of nvmlVgpuProcessUtilizationInfo_v1_t.jpgUtil");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessUtilizationInfo_v1_t, ofaUtil) == 100,
    "offset of nvmlVgpuProcessUtilizationInfo_v1_t.ofaUtil");
_Static_assert(sizeof(nvmlVgpuProcessesUtilizationInfo_t) == 24,
    "size of nvmlVgpuProcessesUtilizationInfo_t");
_Static_assert(_Alignof(nvmlVgpuProcessesUtilizationInfo_t) == 8,
    "alignment of nvmlVgpuProcessesUtilizationInfo_t");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessesUtilizationInfo_t, version) == 0,
    "offset of nvmlVgpuProcessesUtilizationInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessesUtilizationInfo_t, vgpuProcessCount) == 4,
    "offset of nvmlVgpuProcessesUtilizationInfo_t.vgpuProcessCount");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessesUtilizationInfo_t, lastSeenTimeStamp) == 8,
    "offset of nvmlVgpuProcessesUtilizationInfo_t.lastSeenTimeStamp");
_Static_assert(__builtin_offsetof(nvmlVgpuProcessesUtilizationInfo_t, vgpuProcUtilArray) == 16,
    "offset of nvmlVgpuProcessesUtilizationInfo_t.vgpuProcUtilArray");
_Static_assert(sizeof(nvmlVgpuRuntimeState_t) == 16, "size of nvmlVgpuRuntimeState_t");
_Static_assert(_Alignof(nvmlVgpuRuntimeState_t) == 8, "alignment of nvmlVgpuRuntimeState_t");
_Static_assert(__builtin_offsetof(nvmlVgpuRuntimeState_t, version) == 0,
    "offset of nvmlVgpuRuntimeState_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuRuntimeState_t, size) == 8,
    "offset of nvmlVgpuRuntimeState_t.size");
_Static_assert(sizeof(nvmlVgpuSchedulerParams_t) == 8, "size of nvmlVgpuSchedulerParams_t");
_Static_assert(_Alignof(nvmlVgpuSchedulerParams_t) == 4, "alignment of nvmlVgpuSchedulerParams_t");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerParams_t, vgpuSchedDataWithARR) == 0,
    "offset of nvmlVgpuSchedulerParams_t.vgpuSchedDataWithARR");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerParams_t, vgpuSchedData) == 0,
    "offset of nvmlVgpuSchedulerParams_t.vgpuSchedData");
_Static_assert(sizeof(nvmlVgpuSchedulerLogEntry_t) == 48, "size of nvmlVgpuSchedulerLogEntry_t");
_Static_assert(_Alignof(nvmlVgpuSchedulerLogEntry_t) == 8,
    "alignment of nvmlVgpuSchedulerLogEntry_t");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogEntry_t, timestamp) == 0,
    "offset of nvmlVgpuSchedulerLogEntry_t.timestamp");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogEntry_t, timeRunTotal) == 8,
    "offset of nvmlVgpuSchedulerLogEntry_t.timeRunTotal");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogEntry_t, timeRun) == 16,
    "offset of nvmlVgpuSchedulerLogEntry_t.timeRun");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogEntry_t, swRunlistId) == 24,
    "offset of nvmlVgpuSchedulerLogEntry_t.swRunlistId");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogEntry_t, targetTimeSlice) == 32,
    "offset of nvmlVgpuSchedulerLogEntry_t.targetTimeSlice");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogEntry_t, cumulativePreemptionTime) == 40,
    "offset of nvmlVgpuSchedulerLogEntry_t.cumulativePreemptionTime");
_Static_assert(sizeof(nvmlVgpuSchedulerLog_t) == 9624, "size of nvmlVgpuSchedulerLog_t");
_Static_assert(_Alignof(nvmlVgpuSchedulerLog_t) == 8, "alignment of nvmlVgpuSchedulerLog_t");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLog_t, engineId) == 0,
    "offset of nvmlVgpuSchedulerLog_t.engineId");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLog_t, schedulerPolicy) == 4,
    "offset of nvmlVgpuSchedulerLog_t.schedulerPolicy");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLog_t, arrMode) == 8,
    "offset of nvmlVgpuSchedulerLog_t.arrMode");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLog_t, schedulerParams) == 12,
    "offset of nvmlVgpuSchedulerLog_t.schedulerParams");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLog_t, entriesCount) == 20,
    "offset of nvmlVgpuSchedulerLog_t.entriesCount");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLog_t, logEntries) == 24,
    "offset of nvmlVgpuSchedulerLog_t.logEntries");
_Static_assert(sizeof(nvmlVgpuSchedulerGetState_t) == 16, "size of nvmlVgpuSchedulerGetState_t");
_Static_assert(_Alignof(nvmlVgpuSchedulerGetState_t) == 4,
    "alignment of nvmlVgpuSchedulerGetState_t");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerGetState_t, schedulerPolicy) == 0,
    "offset of nvmlVgpuSchedulerGetState_t.schedulerPolicy");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerGetState_t, arrMode) == 4,
    "offset of nvmlVgpuSchedulerGetState_t.arrMode");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerGetState_t, schedulerParams) == 8,
    "offset of nvmlVgpuSchedulerGetState_t.schedulerParams");
_Static_assert(sizeof(nvmlVgpuSchedulerSetParams_t) == 8, "size of nvmlVgpuSchedulerSetParams_t");
_Static_assert(_Alignof(nvmlVgpuSchedulerSetParams_t) == 4,
    "alignment of nvmlVgpuSchedulerSetParams_t");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerSetParams_t, vgpuSchedDataWithARR) == 0,
    "offset of nvmlVgpuSchedulerSetParams_t.vgpuSchedDataWithARR");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerSetParams_t, vgpuSchedData) == 0,
    "offset of nvmlVgpuSchedulerSetParams_t.vgpuSchedData");
_Static_assert(sizeof(nvmlVgpuSchedulerSetState_t) == 16, "size of nvmlVgpuSchedulerSetState_t");
_Static_assert(_Alignof(nvmlVgpuSchedulerSetState_t) == 4,
    "alignment of nvmlVgpuSchedulerSetState_t");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerSetState_t, schedulerPolicy) == 0,
    "offset of nvmlVgpuSchedulerSetState_t.schedulerPolicy");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerSetState_t, enableARRMode) == 4,
    "offset of nvmlVgpuSchedulerSetState_t.enableARRMode");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerSetState_t, schedulerParams) == 8,
    "offset of nvmlVgpuSchedulerSetState_t.schedulerParams");
_Static_assert(sizeof(nvmlVgpuSchedulerCapabilities_t) == 40,
    "size of nvmlVgpuSchedulerCapabilities_t");
_Static_assert(_Alignof(nvmlVgpuSchedulerCapabilities_t) == 4,
    "alignment of nvmlVgpuSchedulerCapabilities_t");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerCapabilities_t, supportedSchedulers) == 0,
    "offset of nvmlVgpuSchedulerCapabilities_t.supportedSchedulers");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerCapabilities_t, maxTimeslice) == 12,
    "offset of nvmlVgpuSchedulerCapabilities_t.maxTimeslice");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerCapabilities_t, minTimeslice) == 16,
    "offset of nvmlVgpuSchedulerCapabilities_t.minTimeslice");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerCapabilities_t, isArrModeSupported) == 20,
    "offset of nvmlVgpuSchedulerCapabilities_t.isArrModeSupported");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerCapabilities_t, maxFrequencyForARR) == 24,
    "offset of nvmlVgpuSchedulerCapabilities_t.maxFrequencyForARR");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerCapabilities_t, minFrequencyForARR) == 28,
    "offset of nvmlVgpuSchedulerCapabilities_t.minFrequencyForARR");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerCapabilities_t, maxAvgFactorForARR) == 32,
    "offset of nvmlVgpuSchedulerCapabilities_t.maxAvgFactorForARR");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerCapabilities_t, minAvgFactorForARR) == 36,
    "offset of nvmlVgpuSchedulerCapabilities_t.minAvgFactorForARR");
_Static_assert(sizeof(nvmlVgpuLicenseExpiry_t) == 16, "size of nvmlVgpuLicenseExpiry_t");
_Static_assert(_Alignof(nvmlVgpuLicenseExpiry_t) == 4, "alignment of nvmlVgpuLicenseExpiry_t");
_Static_assert(__builtin_offsetof(nvmlVgpuLicenseExpiry_t, year) == 0,
    "offset of nvmlVgpuLicenseExpiry_t.year");
_Static_assert(__builtin_offsetof(nvmlVgpuLicenseExpiry_t, month) == 4,
    "offset of nvmlVgpuLicenseExpiry_t.month");
_Static_assert(__builtin_offsetof(nvmlVgpuLicenseExpiry_t, day) == 6,
    "offset of nvmlVgpuLicenseExpiry_t.day");
_Static_assert(__builtin_offsetof(nvmlVgpuLicenseExpiry_t, hour) == 8,
    "offset of nvmlVgpuLicenseExpiry_t.hour");
_Static_assert(__builtin_offsetof(nvmlVgpuLicenseExpiry_t, min) == 10,
    "offset of nvmlVgpuLicenseExpiry_t.min");
_Static_assert(__builtin_offsetof(nvmlVgpuLicenseExpiry_t, sec) == 12,
    "offset of nvmlVgpuLicenseExpiry_t.sec");
_Static_assert(__builtin_offsetof(nvmlVgpuLicenseExpiry_t, status) == 14,
    "offset of nvmlVgpuLicenseExpiry_t.status");
_Static_assert(sizeof(nvmlVgpuLicenseInfo_t) == 24, "size of nvmlVgpuLicenseInfo_t");
_Static_assert(_Alignof(nvmlVgpuLicenseInfo_t) == 4, "alignment of nvmlVgpuLicenseInfo_t");
_Static_assert(__builtin_offsetof(nvmlVgpuLicenseInfo_t, isLicensed) == 0,
    "offset of nvmlVgpuLicenseInfo_t.isLicensed");
_Static_assert(__builtin_offsetof(nvmlVgpuLicenseInfo_t, licenseExpiry) == 4,
    "offset of nvmlVgpuLicenseInfo_t.licenseExpiry");
_Static_assert(__builtin_offsetof(nvmlVgpuLicenseInfo_t, currentState) == 20,
    "offset of nvmlVgpuLicenseInfo_t.currentState");
_Static_assert(sizeof(nvmlGridLicenseExpiry_t) == 16, "size of nvmlGridLicenseExpiry_t");
_Static_assert(_Alignof(nvmlGridLicenseExpiry_t) == 4, "alignment of nvmlGridLicenseExpiry_t");
_Static_assert(__builtin_offsetof(nvmlGridLicenseExpiry_t, year) == 0,
    "offset of nvmlGridLicenseExpiry_t.year");
_Static_assert(__builtin_offsetof(nvmlGridLicenseExpiry_t, month) == 4,
    "offset of nvmlGridLicenseExpiry_t.month");
_Static_assert(__builtin_offsetof(nvmlGridLicenseExpiry_t, day) == 6,
    "offset of nvmlGridLicenseExpiry_t.day");
_Static_assert(__builtin_offsetof(nvmlGridLicenseExpiry_t, hour) == 8,
    "offset of nvmlGridLicenseExpiry_t.hour");
_Static_assert(__builtin_offsetof(nvmlGridLicenseExpiry_t, min) == 10,
    "offset of nvmlGridLicenseExpiry_t.min");
_Static_assert(__builtin_offsetof(nvmlGridLicenseExpiry_t, sec) == 12,
    "offset of nvmlGridLicenseExpiry_t.sec");
_Static_assert(__builtin_offsetof(nvmlGridLicenseExpiry_t, status) == 14,
    "offset of nvmlGridLicenseExpiry_t.status");
_Static_assert(sizeof(nvmlGridLicensableFeature_t) == 284, "size of nvmlGridLicensableFeature_t");
_Static_assert(_Alignof(nvmlGridLicensableFeature_t) == 4,
    "alignment of nvmlGridLicensableFeature_t");
_Static_assert(__builtin_offsetof(nvmlGridLicensableFeature_t, featureCode) == 0,
    "offset of nvmlGridLicensableFeature_t.featureCode");
_Static_assert(__builtin_offsetof(nvmlGridLicensableFeature_t, featureState) == 4,
    "offset of nvmlGridLicensableFeature_t.featureState");
_Static_assert(__builtin_offsetof(nvmlGridLicensableFeature_t, licenseInfo) == 8,
    "offset of nvmlGridLicensableFeature_t.licenseInfo");
_Static_assert(__builtin_offsetof(nvmlGridLicensableFeature_t, productName) == 136,
    "offset of nvmlGridLicensableFeature_t.productName");
_Static_assert(__builtin_offsetof(nvmlGridLicensableFeature_t, featureEnabled) == 264,
    "offset of nvmlGridLicensableFeature_t.featureEnabled");
_Static_assert(__builtin_offsetof(nvmlGridLicensableFeature_t, licenseExpiry) == 268,
    "offset of nvmlGridLicensableFeature_t.licenseExpiry");
_Static_assert(sizeof(nvmlGridLicensableFeatures_t) == 860, "size of nvmlGridLicensableFeatures_t");
_Static_assert(_Alignof(nvmlGridLicensableFeatures_t) == 4,
    "alignment of nvmlGridLicensableFeatures_t");
_Static_assert(__builtin_offsetof(nvmlGridLicensableFeatures_t, isGridLicenseSupported) == 0,
    "offset of nvmlGridLicensableFeatures_t.isGridLicenseSupported");
_Static_assert(__builtin_offsetof(nvmlGridLicensableFeatures_t, licensableFeaturesCount) == 4,
    "offset of nvmlGridLicensableFeatures_t.licensableFeaturesCount");
_Static_assert(__builtin_offsetof(nvmlGridLicensableFeatures_t, gridLicensableFeatures) == 8,
    "offset of nvmlGridLicensableFeatures_t.gridLicensableFeatures");
_Static_assert(sizeof(nvmlVgpuTypeIdInfo_t) == 16, "size of nvmlVgpuTypeIdInfo_t");
_Static_assert(_Alignof(nvmlVgpuTypeIdInfo_t) == 8, "alignment of nvmlVgpuTypeIdInfo_t");
_Static_assert(__builtin_offsetof(nvmlVgpuTypeIdInfo_t, version) == 0,
    "offset of nvmlVgpuTypeIdInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuTypeIdInfo_t, vgpuCount) == 4,
    "offset of nvmlVgpuTypeIdInfo_t.vgpuCount");
_Static_assert(__builtin_offsetof(nvmlVgpuTypeIdInfo_t, vgpuTypeIds) == 8,
    "offset of nvmlVgpuTypeIdInfo_t.vgpuTypeIds");
_Static_assert(sizeof(nvmlVgpuTypeMaxInstance_t) == 12, "size of nvmlVgpuTypeMaxInstance_t");
_Static_assert(_Alignof(nvmlVgpuTypeMaxInstance_t) == 4, "alignment of nvmlVgpuTypeMaxInstance_t");
_Static_assert(__builtin_offsetof(nvmlVgpuTypeMaxInstance_t, version) == 0,
    "offset of nvmlVgpuTypeMaxInstance_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuTypeMaxInstance_t, vgpuTypeId) == 4,
    "offset of nvmlVgpuTypeMaxInstance_t.vgpuTypeId");
_Static_assert(__builtin_offsetof(nvmlVgpuTypeMaxInstance_t, maxInstancePerGI) == 8,
    "offset of nvmlVgpuTypeMaxInstance_t.maxInstancePerGI");
_Static_assert(sizeof(nvmlActiveVgpuInstanceInfo_t) == 16, "size of nvmlActiveVgpuInstanceInfo_t");
_Static_assert(_Alignof(nvmlActiveVgpuInstanceInfo_t) == 8,
    "alignment of nvmlActiveVgpuInstanceInfo_t");
_Static_assert(__builtin_offsetof(nvmlActiveVgpuInstanceInfo_t, version) == 0,
    "offset of nvmlActiveVgpuInstanceInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlActiveVgpuInstanceInfo_t, vgpuCount) == 4,
    "offset of nvmlActiveVgpuInstanceInfo_t.vgpuCount");
_Static_assert(__builtin_offsetof(nvmlActiveVgpuInstanceInfo_t, vgpuInstances) == 8,
    "offset of nvmlActiveVgpuInstanceInfo_t.vgpuInstances");
_Static_assert(sizeof(nvmlVgpuSchedulerState_t) == 24, "size of nvmlVgpuSchedulerState_t");
_Static_assert(_Alignof(nvmlVgpuSchedulerState_t) == 4, "alignment of nvmlVgpuSchedulerState_t");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerState_t, version) == 0,
    "offset of nvmlVgpuSchedulerState_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerState_t, engineId) == 4,
    "offset of nvmlVgpuSchedulerState_t.engineId");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerState_t, schedulerPolicy) == 8,
    "offset of nvmlVgpuSchedulerState_t.schedulerPolicy");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerState_t, enableARRMode) == 12,
    "offset of nvmlVgpuSchedulerState_t.enableARRMode");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerState_t, schedulerParams) == 16,
    "offset of nvmlVgpuSchedulerState_t.schedulerParams");
_Static_assert(sizeof(nvmlVgpuSchedulerStateInfo_t) == 24, "size of nvmlVgpuSchedulerStateInfo_t");
_Static_assert(_Alignof(nvmlVgpuSchedulerStateInfo_t) == 4,
    "alignment of nvmlVgpuSchedulerStateInfo_t");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerStateInfo_t, version) == 0,
    "offset of nvmlVgpuSchedulerStateInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerStateInfo_t, engineId) == 4,
    "offset of nvmlVgpuSchedulerStateInfo_t.engineId");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerStateInfo_t, schedulerPolicy) == 8,
    "offset of nvmlVgpuSchedulerStateInfo_t.schedulerPolicy");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerStateInfo_t, arrMode) == 12,
    "offset of nvmlVgpuSchedulerStateInfo_t.arrMode");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerStateInfo_t, schedulerParams) == 16,
    "offset of nvmlVgpuSchedulerStateInfo_t.schedulerParams");
_Static_assert(sizeof(nvmlVgpuSchedulerLogInfo_t) == 9632, "size of nvmlVgpuSchedulerLogInfo_t");
_Static_assert(_Alignof(nvmlVgpuSchedulerLogInfo_t) == 8,
    "alignment of nvmlVgpuSchedulerLogInfo_t");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogInfo_t, version) == 0,
    "offset of nvmlVgpuSchedulerLogInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogInfo_t, engineId) == 4,
    "offset of nvmlVgpuSchedulerLogInfo_t.engineId");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogInfo_t, schedulerPolicy) == 8,
    "offset of nvmlVgpuSchedulerLogInfo_t.schedulerPolicy");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogInfo_t, arrMode) == 12,
    "offset of nvmlVgpuSchedulerLogInfo_t.arrMode");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogInfo_t, schedulerParams) == 16,
    "offset of nvmlVgpuSchedulerLogInfo_t.schedulerParams");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogInfo_t, entriesCount) == 24,
    "offset of nvmlVgpuSchedulerLogInfo_t.entriesCount");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogInfo_t, logEntries) == 32,
    "offset of nvmlVgpuSchedulerLogInfo_t.logEntries");
_Static_assert(sizeof(nvmlVgpuCreatablePlacementInfo_t) == 32,
    "size of nvmlVgpuCreatablePlacementInfo_t");
_Static_assert(_Alignof(nvmlVgpuCreatablePlacementInfo_t) == 8,
    "alignment of nvmlVgpuCreatablePlacementInfo_t");
_Static_assert(__builtin_offsetof(nvmlVgpuCreatablePlacementInfo_t, version) == 0,
    "offset of nvmlVgpuCreatablePlacementInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuCreatablePlacementInfo_t, vgpuTypeId) == 4,
    "offset of nvmlVgpuCreatablePlacementInfo_t.vgpuTypeId");
_Static_assert(__builtin_offsetof(nvmlVgpuCreatablePlacementInfo_t, count) == 8,
    "offset of nvmlVgpuCreatablePlacementInfo_t.count");
_Static_assert(__builtin_offsetof(nvmlVgpuCreatablePlacementInfo_t, placementIds) == 16,
    "offset of nvmlVgpuCreatablePlacementInfo_t.placementIds");
_Static_assert(__builtin_offsetof(nvmlVgpuCreatablePlacementInfo_t, placementSize) == 24,
    "offset of nvmlVgpuCreatablePlacementInfo_t.placementSize");
_Static_assert(sizeof(nvmlVgpuSchedulerStateInfo_v2_t) == 16,
    "size of nvmlVgpuSchedulerStateInfo_v2_t");
_Static_assert(_Alignof(nvmlVgpuSchedulerStateInfo_v2_t) == 4,
    "alignment of nvmlVgpuSchedulerStateInfo_v2_t");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerStateInfo_v2_t, engineId) == 0,
    "offset of nvmlVgpuSchedulerStateInfo_v2_t.engineId");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerStateInfo_v2_t, schedulerPolicy) == 4,
    "offset of nvmlVgpuSchedulerStateInfo_v2_t.schedulerPolicy");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerStateInfo_v2_t, avgFactor) == 8,
    "offset of nvmlVgpuSchedulerStateInfo_v2_t.avgFactor");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerStateInfo_v2_t, timeslice) == 12,
    "offset of nvmlVgpuSchedulerStateInfo_v2_t.timeslice");
_Static_assert(sizeof(nvmlVgpuSchedulerLogEntry_v2_t) == 56,
    "size of nvmlVgpuSchedulerLogEntry_v2_t");
_Static_assert(_Alignof(nvmlVgpuSchedulerLogEntry_v2_t) == 8,
    "alignment of nvmlVgpuSchedulerLogEntry_v2_t");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogEntry_v2_t, timestamp) == 0,
    "offset of nvmlVgpuSchedulerLogEntry_v2_t.timestamp");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogEntry_v2_t, timeRunTotal) == 8,
    "offset of nvmlVgpuSchedulerLogEntry_v2_t.timeRunTotal");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogEntry_v2_t, timeRun) == 16,
    "offset of nvmlVgpuSchedulerLogEntry_v2_t.timeRun");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogEntry_v2_t, swRunlistId) == 24,
    "offset of nvmlVgpuSchedulerLogEntry_v2_t.swRunlistId");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogEntry_v2_t, targetTimeSlice) == 32,
    "offset of nvmlVgpuSchedulerLogEntry_v2_t.targetTimeSlice");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogEntry_v2_t, cumulativePreemptionTime) == 40,
    "offset of nvmlVgpuSchedulerLogEntry_v2_t.cumulativePreemptionTime");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogEntry_v2_t, weight) == 48,
    "offset of nvmlVgpuSchedulerLogEntry_v2_t.weight");
_Static_assert(sizeof(nvmlVgpuSchedulerLogInfo_v2_t) == 11224,
    "size of nvmlVgpuSchedulerLogInfo_v2_t");
_Static_assert(_Alignof(nvmlVgpuSchedulerLogInfo_v2_t) == 8,
    "alignment of nvmlVgpuSchedulerLogInfo_v2_t");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogInfo_v2_t, engineId) == 0,
    "offset of nvmlVgpuSchedulerLogInfo_v2_t.engineId");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogInfo_v2_t, schedulerPolicy) == 4,
    "offset of nvmlVgpuSchedulerLogInfo_v2_t.schedulerPolicy");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogInfo_v2_t, avgFactor) == 8,
    "offset of nvmlVgpuSchedulerLogInfo_v2_t.avgFactor");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogInfo_v2_t, timeslice) == 12,
    "offset of nvmlVgpuSchedulerLogInfo_v2_t.timeslice");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogInfo_v2_t, entriesCount) == 16,
    "offset of nvmlVgpuSchedulerLogInfo_v2_t.entriesCount");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerLogInfo_v2_t, logEntries) == 24,
    "offset of nvmlVgpuSchedulerLogInfo_v2_t.logEntries");
_Static_assert(sizeof(nvmlVgpuSchedulerState_v2_t) == 16, "size of nvmlVgpuSchedulerState_v2_t");
_Static_assert(_Alignof(nvmlVgpuSchedulerState_v2_t) == 4,
    "alignment of nvmlVgpuSchedulerState_v2_t");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerState_v2_t, engineId) == 0,
    "offset of nvmlVgpuSchedulerState_v2_t.engineId");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerState_v2_t, schedulerPolicy) == 4,
    "offset of nvmlVgpuSchedulerState_v2_t.schedulerPolicy");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerState_v2_t, avgFactor) == 8,
    "offset of nvmlVgpuSchedulerState_v2_t.avgFactor");
_Static_assert(__builtin_offsetof(nvmlVgpuSchedulerState_v2_t, frequency) == 12,
    "offset of nvmlVgpuSchedulerState_v2_t.frequency");
_Static_assert(sizeof(nvmlNvLinkPowerThres_t) == 4, "size of nvmlNvLinkPowerThres_t");
_Static_assert(_Alignof(nvmlNvLinkPowerThres_t) == 4, "alignment of nvmlNvLinkPowerThres_t");
_Static_assert(__builtin_offsetof(nvmlNvLinkPowerThres_t, lowPwrThreshold) == 0,
    "offset of nvmlNvLinkPowerThres_t.lowPwrThreshold");
_Static_assert(sizeof(nvmlFieldValue_t) == 40, "size of nvmlFieldValue_t");
_Static_assert(_Alignof(nvmlFieldValue_t) == 8, "alignment of nvmlFieldValue_t");
_Static_assert(__builtin_offsetof(nvmlFieldValue_t, fieldId) == 0,
    "offset of nvmlFieldValue_t.fieldId");
_Static_assert(__builtin_offsetof(nvmlFieldValue_t, scopeId) == 4,
    "offset of nvmlFieldValue_t.scopeId");
_Static_assert(__builtin_offsetof(nvmlFieldValue_t, timestamp) == 8,
    "offset of nvmlFieldValue_t.timestamp");
_Static_assert(__builtin_offsetof(nvmlFieldValue_t, latencyUsec) == 16,
    "offset of nvmlFieldValue_t.latencyUsec");
_Static_assert(__builtin_offsetof(nvmlFieldValue_t, valueType) == 24,
    "offset of nvmlFieldValue_t.valueType");
_Static_assert(__builtin_offsetof(nvmlFieldValue_t, nvmlReturn) == 28,
    "offset of nvmlFieldValue_t.nvmlReturn");
_Static_assert(__builtin_offsetof(nvmlFieldValue_t, value) == 32,
    "offset of nvmlFieldValue_t.value");
_Static_assert(sizeof(nvmlHwbcEntry_t) == 36, "size of nvmlHwbcEntry_t");
_Static_assert(_Alignof(nvmlHwbcEntry_t) == 4, "alignment of nvmlHwbcEntry_t");
_Static_assert(__builtin_offsetof(nvmlHwbcEntry_t, hwbcId) == 0,
    "offset of nvmlHwbcEntry_t.hwbcId");
_Static_assert(__builtin_offsetof(nvmlHwbcEntry_t, firmwareVersion) == 4,
    "offset of nvmlHwbcEntry_t.firmwareVersion");
_Static_assert(sizeof(nvmlLedState_t) == 260, "size of nvmlLedState_t");
_Static_assert(_Alignof(nvmlLedState_t) == 4, "alignment of nvmlLedState_t");
_Static_assert(__builtin_offsetof(nvmlLedState_t, cause) == 0, "offset of nvmlLedState_t.cause");
_Static_assert(__builtin_offsetof(nvmlLedState_t, color) == 256, "offset of nvmlLedState_t.color");
_Static_assert(sizeof(nvmlUnitInfo_t) == 384, "size of nvmlUnitInfo_t");
_Static_assert(_Alignof(nvmlUnitInfo_t) == 1, "alignment of nvmlUnitInfo_t");
_Static_assert(__builtin_offsetof(nvmlUnitInfo_t, name) == 0, "offset of nvmlUnitInfo_t.name");
_Static_assert(__builtin_offsetof(nvmlUnitInfo_t, id) == 96, "offset of nvmlUnitInfo_t.id");
_Static_assert(__builtin_offsetof(nvmlUnitInfo_t, serial) == 192,
    "offset of nvmlUnitInfo_t.serial");
_Static_assert(__builtin_offsetof(nvmlUnitInfo_t, firmwareVersion) == 288,
    "offset of nvmlUnitInfo_t.firmwareVersion");
_Static_assert(sizeof(nvmlPSUInfo_t) == 268, "size of nvmlPSUInfo_t");
_Static_assert(_Alignof(nvmlPSUInfo_t) == 4, "alignment of nvmlPSUInfo_t");
_Static_assert(__builtin_offsetof(nvmlPSUInfo_t, state) == 0, "offset of nvmlPSUInfo_t.state");
_Static_assert(__builtin_offsetof(nvmlPSUInfo_t, current) == 256,
    "offset of nvmlPSUInfo_t.current");
_Static_assert(__builtin_offsetof(nvmlPSUInfo_t, voltage) == 260,
    "offset of nvmlPSUInfo_t.voltage");
_Static_assert(__builtin_offsetof(nvmlPSUInfo_t, power) == 264, "offset of nvmlPSUInfo_t.power");
_Static_assert(sizeof(nvmlUnitFanInfo_t) == 8, "size of nvmlUnitFanInfo_t");
_Static_assert(_Alignof(nvmlUnitFanInfo_t) == 4, "alignment of nvmlUnitFanInfo_t");
_Static_assert(__builtin_offsetof(nvmlUnitFanInfo_t, speed) == 0,
    "offset of nvmlUnitFanInfo_t.speed");
_Static_assert(__builtin_offsetof(nvmlUnitFanInfo_t, state) == 4,
    "offset of nvmlUnitFanInfo_t.state");
_Static_assert(sizeof(nvmlUnitFanSpeeds_t) == 196, "size of nvmlUnitFanSpeeds_t");
_Static_assert(_Alignof(nvmlUnitFanSpeeds_t) == 4, "alignment of nvmlUnitFanSpeeds_t");
_Static_assert(__builtin_offsetof(nvmlUnitFanSpeeds_t, fans) == 0,
    "offset of nvmlUnitFanSpeeds_t.fans");
_Static_assert(__builtin_offsetof(nvmlUnitFanSpeeds_t, count) == 192,
    "offset of nvmlUnitFanSpeeds_t.count");
_Static_assert(sizeof(nvmlEventData_t) == 32, "size of nvmlEventData_t");
_Static_assert(_Alignof(nvmlEventData_t) == 8, "alignment of nvmlEventData_t");
_Static_assert(__builtin_offsetof(nvmlEventData_t, device) == 0,
    "offset of nvmlEventData_t.device");
_Static_assert(__builtin_offsetof(nvmlEventData_t, eventType) == 8,
    "offset of nvmlEventData_t.eventType");
_Static_assert(__builtin_offsetof(nvmlEventData_t, eventData) == 16,
    "offset of nvmlEventData_t.eventData");
_Static_assert(__builtin_offsetof(nvmlEventData_t, gpuInstanceId) == 24,
    "offset of nvmlEventData_t.gpuInstanceId");
_Static_assert(__builtin_offsetof(nvmlEventData_t, computeInstanceId) == 28,
    "offset of nvmlEventData_t.computeInstanceId");
_Static_assert(sizeof(nvmlEventSetGetContextCount_v1_t) == 4,
    "size of nvmlEventSetGetContextCount_v1_t");
_Static_assert(_Alignof(nvmlEventSetGetContextCount_v1_t) == 4,
    "alignment of nvmlEventSetGetContextCount_v1_t");
_Static_assert(__builtin_offsetof(nvmlEventSetGetContextCount_v1_t, count) == 0,
    "offset of nvmlEventSetGetContextCount_v1_t.count");
_Static_assert(sizeof(nvmlEventSetGetContextInfo_v1_t) == 20,
    "size of nvmlEventSetGetContextInfo_v1_t");
_Static_assert(_Alignof(nvmlEventSetGetContextInfo_v1_t) == 4,
    "alignment of nvmlEventSetGetContextInfo_v1_t");
_Static_assert(__builtin_offsetof(nvmlEventSetGetContextInfo_v1_t, index) == 0,
    "offset of nvmlEventSetGetContextInfo_v1_t.index");
_Static_assert(__builtin_offsetof(nvmlEventSetGetContextInfo_v1_t,
    nvmlGpuOperationalEventContextType) == 4,
    "offset of nvmlEventSetGetContextInfo_v1_t.nvmlGpuOperationalEventContextType");
_Static_assert(__builtin_offsetof(nvmlEventSetGetContextInfo_v1_t, sourceEventContextType) == 8,
    "offset of nvmlEventSetGetContextInfo_v1_t.sourceEventContextType");
_Static_assert(__builtin_offsetof(nvmlEventSetGetContextInfo_v1_t, dataSize) == 12,
    "offset of nvmlEventSetGetContextInfo_v1_t.dataSize");
_Static_assert(__builtin_offsetof(nvmlEventSetGetContextInfo_v1_t, dataFormatVersion) == 16,
    "offset of nvmlEventSetGetContextInfo_v1_t.dataFormatVersion");
_Static_assert(sizeof(nvmlEventSetGetContextData_v1_t) == 16,
    "size of nvmlEventSetGetContextData_v1_t");
_Static_assert(_Alignof(nvmlEventSetGetContextData_v1_t) == 8,
    "alignment of nvmlEventSetGetContextData_v1_t");
_Static_assert(__builtin_offsetof(nvmlEventSetGetContextData_v1_t, data) == 0,
    "offset of nvmlEventSetGetContextData_v1_t.data");
_Static_assert(__builtin_offsetof(nvmlEventSetGetContextData_v1_t, index) == 8,
    "offset of nvmlEventSetGetContextData_v1_t.index");
_Static_assert(__builtin_offsetof(nvmlEventSetGetContextData_v1_t, dataSize) == 12,
    "offset of nvmlEventSetGetContextData_v1_t.dataSize");
_Static_assert(sizeof(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t) == 8,
    "size of nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t");
_Static_assert(_Alignof(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t) == 4,
    "alignment of nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t");
_Static_assert(__builtin_offsetof(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t,
    index) == 0, "offset of nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t.index");
_Static_assert(__builtin_offsetof(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t,
    xidCode) == 4, "offset of nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t.xidCode");
_Static_assert(sizeof(nvmlSystemEventSetCreateRequest_t) == 16,
    "size of nvmlSystemEventSetCreateRequest_t");
_Static_assert(_Alignof(nvmlSystemEventSetCreateRequest_t) == 8,
    "alignment of nvmlSystemEventSetCreateRequest_t");
_Static_assert(__builtin_offsetof(nvmlSystemEventSetCreateRequest_t, version) == 0,
    "offset of nvmlSystemEventSetCreateRequest_t.version");
_Static_assert(__builtin_offsetof(nvmlSystemEventSetCreateRequest_t, set) == 8,
    "offset of nvmlSystemEventSetCreateRequest_t.set");
_Static_assert(sizeof(nvmlSystemEventSetFreeRequest_t) == 16,
    "size of nvmlSystemEventSetFreeRequest_t");
_Static_assert(_Alignof(nvmlSystemEventSetFreeRequest_t) == 8,
    "alignment of nvmlSystemEventSetFreeRequest_t");
_Static_assert(__builtin_offsetof(nvmlSystemEventSetFreeRequest_t, version) == 0,
    "offset of nvmlSystemEventSetFreeRequest_t.version");
_Static_assert(__builtin_offsetof(nvmlSystemEventSetFreeRequest_t, set) == 8,
    "offset of nvmlSystemEventSetFreeRequest_t.set");
_Static_assert(sizeof(nvmlSystemRegisterEventRequest_t) == 24,
    "size of nvmlSystemRegisterEventRequest_t");
_Static_assert(_Alignof(nvmlSystemRegisterEventRequest_t) == 8,
    "alignment of nvmlSystemRegisterEventRequest_t");
_Static_assert(__builtin_offsetof(nvmlSystemRegisterEventRequest_t, version) == 0,
    "offset of nvmlSystemRegisterEventRequest_t.version");
_Static_assert(__builtin_offsetof(nvmlSystemRegisterEventRequest_t, eventTypes) == 8,
    "offset of nvmlSystemRegisterEventRequest_t.eventTypes");
_Static_assert(__builtin_offsetof(nvmlSystemRegisterEventRequest_t, set) == 16,
    "offset of nvmlSystemRegisterEventRequest_t.set");
_Static_assert(sizeof(nvmlSystemEventData_v1_t) == 16, "size of nvmlSystemEventData_v1_t");
_Static_assert(_Alignof(nvmlSystemEventData_v1_t) == 8, "alignment of nvmlSystemEventData_v1_t");
_Static_assert(__builtin_offsetof(nvmlSystemEventData_v1_t, eventType) == 0,
    "offset of nvmlSystemEventData_v1_t.eventType");
_Static_assert(__builtin_offsetof(nvmlSystemEventData_v1_t, gpuId) == 8,
    "offset of nvmlSystemEventData_v1_t.gpuId");
_Static_assert(sizeof(nvmlSystemEventSetWaitRequest_t) == 32,
    "size of nvmlSystemEventSetWaitRequest_t");
_Static_assert(_Alignof(nvmlSystemEventSetWaitRequest_t) == 8,
    "alignment of nvmlSystemEventSetWaitRequest_t");
_Static_assert(__builtin_offsetof(nvmlSystemEventSetWaitRequest_t, version) == 0,
    "offset of nvmlSystemEventSetWaitRequest_t.version");
_Static_assert(__builtin_offsetof(nvmlSystemEventSetWaitRequest_t, timeoutms) == 4,
    "offset of nvmlSystemEventSetWaitRequest_t.timeoutms");
_Static_assert(__builtin_offsetof(nvmlSystemEventSetWaitRequest_t, set) == 8,
    "offset of nvmlSystemEventSetWaitRequest_t.set");
_Static_assert(__builtin_offsetof(nvmlSystemEventSetWaitRequest_t, data) == 16,
    "offset of nvmlSystemEventSetWaitRequest_t.data");
_Static_assert(__builtin_offsetof(nvmlSystemEventSetWaitRequest_t, dataSize) == 24,
    "offset of nvmlSystemEventSetWaitRequest_t.dataSize");
_Static_assert(__builtin_offsetof(nvmlSystemEventSetWaitRequest_t, numEvent) == 28,
    "offset of nvmlSystemEventSetWaitRequest_t.numEvent");
_Static_assert(sizeof(nvmlAccountingStats_t) == 56, "size of nvmlAccountingStats_t");
_Static_assert(_Alignof(nvmlAccountingStats_t) == 8, "alignment of nvmlAccountingStats_t");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_t, gpuUtilization) == 0,
    "offset of nvmlAccountingStats_t.gpuUtilization");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_t, memoryUtilization) == 4,
    "offset of nvmlAccountingStats_t.memoryUtilization");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_t, maxMemoryUsage) == 8,
    "offset of nvmlAccountingStats_t.maxMemoryUsage");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_t, time) == 16,
    "offset of nvmlAccountingStats_t.time");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_t, startTime) == 24,
    "offset of nvmlAccountingStats_t.startTime");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_t, isRunning) == 32,
    "offset of nvmlAccountingStats_t.isRunning");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_t, reserved) == 36,
    "offset of nvmlAccountingStats_t.reserved");
_Static_assert(sizeof(nvmlAccountingStats_v2_t) == 64, "size of nvmlAccountingStats_v2_t");
_Static_assert(_Alignof(nvmlAccountingStats_v2_t) == 8, "alignment of nvmlAccountingStats_v2_t");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_v2_t, pid) == 0,
    "offset of nvmlAccountingStats_v2_t.pid");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_v2_t, isRunning) == 4,
    "offset of nvmlAccountingStats_v2_t.isRunning");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_v2_t, gpuUtilization) == 8,
    "offset of nvmlAccountingStats_v2_t.gpuUtilization");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_v2_t, memoryUtilization) == 12,
    "offset of nvmlAccountingStats_v2_t.memoryUtilization");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_v2_t, maxMemoryUsage) == 16,
    "offset of nvmlAccountingStats_v2_t.maxMemoryUsage");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_v2_t, sampleCount) == 24,
    "offset of nvmlAccountingStats_v2_t.sampleCount");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_v2_t, sumGpuUtil) == 32,
    "offset of nvmlAccountingStats_v2_t.sumGpuUtil");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_v2_t, sumFbUtil) == 40,
    "offset of nvmlAccountingStats_v2_t.sumFbUtil");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_v2_t, time) == 48,
    "offset of nvmlAccountingStats_v2_t.time");
_Static_assert(__builtin_offsetof(nvmlAccountingStats_v2_t, startTime) == 56,
    "offset of nvmlAccountingStats_v2_t.startTime");
_Static_assert(sizeof(nvmlEncoderSessionInfo_t) == 32, "size of nvmlEncoderSessionInfo_t");
_Static_assert(_Alignof(nvmlEncoderSessionInfo_t) == 4, "alignment of nvmlEncoderSessionInfo_t");
_Static_assert(__builtin_offsetof(nvmlEncoderSessionInfo_t, sessionId) == 0,
    "offset of nvmlEncoderSessionInfo_t.sessionId");
_Static_assert(__builtin_offsetof(nvmlEncoderSessionInfo_t, pid) == 4,
    "offset of nvmlEncoderSessionInfo_t.pid");
_Static_assert(__builtin_offsetof(nvmlEncoderSessionInfo_t, vgpuInstance) == 8,
    "offset of nvmlEncoderSessionInfo_t.vgpuInstance");
_Static_assert(__builtin_offsetof(nvmlEncoderSessionInfo_t, codecType) == 12,
    "offset of nvmlEncoderSessionInfo_t.codecType");
_Static_assert(__builtin_offsetof(nvmlEncoderSessionInfo_t, hResolution) == 16,
    "offset of nvmlEncoderSessionInfo_t.hResolution");
_Static_assert(__builtin_offsetof(nvmlEncoderSessionInfo_t, vResolution) == 20,
    "offset of nvmlEncoderSessionInfo_t.vResolution");
_Static_assert(__builtin_offsetof(nvmlEncoderSessionInfo_t, averageFps) == 24,
    "offset of nvmlEncoderSessionInfo_t.averageFps");
_Static_assert(__builtin_offsetof(nvmlEncoderSessionInfo_t, averageLatency) == 28,
    "offset of nvmlEncoderSessionInfo_t.averageLatency");
_Static_assert(sizeof(nvmlFBCStats_t) == 12, "size of nvmlFBCStats_t");
_Static_assert(_Alignof(nvmlFBCStats_t) == 4, "alignment of nvmlFBCStats_t");
_Static_assert(__builtin_offsetof(nvmlFBCStats_t, sessionsCount) == 0,
    "offset of nvmlFBCStats_t.sessionsCount");
_Static_assert(__builtin_offsetof(nvmlFBCStats_t, averageFPS) == 4,
    "offset of nvmlFBCStats_t.averageFPS");
_Static_assert(__builtin_offsetof(nvmlFBCStats_t, averageLatency) == 8,
    "offset of nvmlFBCStats_t.averageLatency");
_Static_assert(sizeof(nvmlFBCSessionInfo_t) == 48, "size of nvmlFBCSessionInfo_t");
_Static_assert(_Alignof(nvmlFBCSessionInfo_t) == 4, "alignment of nvmlFBCSessionInfo_t");
_Static_assert(__builtin_offsetof(nvmlFBCSessionInfo_t, sessionId) == 0,
    "offset of nvmlFBCSessionInfo_t.sessionId");
_Static_assert(__builtin_offsetof(nvmlFBCSessionInfo_t, pid) == 4,
    "offset of nvmlFBCSessionInfo_t.pid");
_Static_assert(__builtin_offsetof(nvmlFBCSessionInfo_t, vgpuInstance) == 8,
    "offset of nvmlFBCSessionInfo_t.vgpuInstance");
_Static_assert(__builtin_offsetof(nvmlFBCSessionInfo_t, displayOrdinal) == 12,
    "offset of nvmlFBCSessionInfo_t.displayOrdinal");
_Static_assert(__builtin_offsetof(nvmlFBCSessionInfo_t, sessionType) == 16,
    "offset of nvmlFBCSessionInfo_t.sessionType");
_Static_assert(__builtin_offsetof(nvmlFBCSessionInfo_t, sessionFlags) == 20,
    "offset of nvmlFBCSessionInfo_t.sessionFlags");
_Static_assert(__builtin_offsetof(nvmlFBCSessionInfo_t, hMaxResolution) == 24,
    "offset of nvmlFBCSessionInfo_t.hMaxResolution");
_Static_assert(__builtin_offsetof(nvmlFBCSessionInfo_t, vMaxResolution) == 28,
    "offset of nvmlFBCSessionInfo_t.vMaxResolution");
_Static_assert(__builtin_offsetof(nvmlFBCSessionInfo_t, hResolution) == 32,
    "offset of nvmlFBCSessionInfo_t.hResolution");
_Static_assert(__builtin_offsetof(nvmlFBCSessionInfo_t, vResolution) == 36,
    "offset of nvmlFBCSessionInfo_t.vResolution");
_Static_assert(__builtin_offsetof(nvmlFBCSessionInfo_t, averageFPS) == 40,
    "offset of nvmlFBCSessionInfo_t.averageFPS");
_Static_assert(__builtin_offsetof(nvmlFBCSessionInfo_t, averageLatency) == 44,
    "offset of nvmlFBCSessionInfo_t.averageLatency");
_Static_assert(sizeof(nvmlConfComputeSystemCaps_t) == 8, "size of nvmlConfComputeSystemCaps_t");
_Static_assert(_Alignof(nvmlConfComputeSystemCaps_t) == 4,
    "alignment of nvmlConfComputeSystemCaps_t");
_Static_assert(__builtin_offsetof(nvmlConfComputeSystemCaps_t, cpuCaps) == 0,
    "offset of nvmlConfComputeSystemCaps_t.cpuCaps");
_Static_assert(__builtin_offsetof(nvmlConfComputeSystemCaps_t, gpusCaps) == 4,
    "offset of nvmlConfComputeSystemCaps_t.gpusCaps");
_Static_assert(sizeof(nvmlConfComputeSystemState_t) == 12, "size of nvmlConfComputeSystemState_t");
_Static_assert(_Alignof(nvmlConfComputeSystemState_t) == 4,
    "alignment of nvmlConfComputeSystemState_t");
_Static_assert(__builtin_offsetof(nvmlConfComputeSystemState_t, environment) == 0,
    "offset of nvmlConfComputeSystemState_t.environment");
_Static_assert(__builtin_offsetof(nvmlConfComputeSystemState_t, ccFeature) == 4,
    "offset of nvmlConfComputeSystemState_t.ccFeature");
_Static_assert(__builtin_offsetof(nvmlConfComputeSystemState_t, devToolsMode) == 8,
    "offset of nvmlConfComputeSystemState_t.devToolsMode");
_Static_assert(sizeof(nvmlSystemConfComputeSettings_t) == 20,
    "size of nvmlSystemConfComputeSettings_t");
_Static_assert(_Alignof(nvmlSystemConfComputeSettings_t) == 4,
    "alignment of nvmlSystemConfComputeSettings_t");
_Static_assert(__builtin_offsetof(nvmlSystemConfComputeSettings_t, version) == 0,
    "offset of nvmlSystemConfComputeSettings_t.version");
_Static_assert(__builtin_offsetof(nvmlSystemConfComputeSettings_t, environment) == 4,
    "offset of nvmlSystemConfComputeSettings_t.environment");
_Static_assert(__builtin_offsetof(nvmlSystemConfComputeSettings_t, ccFeature) == 8,
    "offset of nvmlSystemConfComputeSettings_t.ccFeature");
_Static_assert(__builtin_offsetof(nvmlSystemConfComputeSettings_t, devToolsMode) == 12,
    "offset of nvmlSystemConfComputeSettings_t.devToolsMode");
_Static_assert(__builtin_offsetof(nvmlSystemConfComputeSettings_t, multiGpuMode) == 16,
    "offset of nvmlSystemConfComputeSettings_t.multiGpuMode");
_Static_assert(sizeof(nvmlSystemConfComputeSettings_v2_t) == 24,
    "size of nvmlSystemConfComputeSettings_v2_t");
_Static_assert(_Alignof(nvmlSystemConfComputeSettings_v2_t) == 4,
    "alignment of nvmlSystemConfComputeSettings_v2_t");
_Static_assert(__builtin_offsetof(nvmlSystemConfComputeSettings_v2_t, version) == 0,
    "offset of nvmlSystemConfComputeSettings_v2_t.version");
_Static_assert(__builtin_offsetof(nvmlSystemConfComputeSettings_v2_t, environment) == 4,
    "offset of nvmlSystemConfComputeSettings_v2_t.environment");
_Static_assert(__builtin_offsetof(nvmlSystemConfComputeSettings_v2_t, ccFeature) == 8,
    "offset of nvmlSystemConfComputeSettings_v2_t.ccFeature");
_Static_assert(__builtin_offsetof(nvmlSystemConfComputeSettings_v2_t, devToolsMode) == 12,
    "offset of nvmlSystemConfComputeSettings_v2_t.devToolsMode");
_Static_assert(__builtin_offsetof(nvmlSystemConfComputeSettings_v2_t, multiGpuMode) == 16,
    "offset of nvmlSystemConfComputeSettings_v2_t.multiGpuMode");
_Static_assert(__builtin_offsetof(nvmlSystemConfComputeSettings_v2_t, tdispState) == 20,
    "offset of nvmlSystemConfComputeSettings_v2_t.tdispState");
_Static_assert(sizeof(nvmlConfComputeMemSizeInfo_t) == 16, "size of nvmlConfComputeMemSizeInfo_t");
_Static_assert(_Alignof(nvmlConfComputeMemSizeInfo_t) == 8,
    "alignment of nvmlConfComputeMemSizeInfo_t");
_Static_assert(__builtin_offsetof(nvmlConfComputeMemSizeInfo_t, protectedMemSizeKib) == 0,
    "offset of nvmlConfComputeMemSizeInfo_t.protectedMemSizeKib");
_Static_assert(__builtin_offsetof(nvmlConfComputeMemSizeInfo_t, unprotectedMemSizeKib) == 8,
    "offset of nvmlConfComputeMemSizeInfo_t.unprotectedMemSizeKib");
_Static_assert(sizeof(nvmlConfComputeGpuCertificate_t) == 9224,
    "size of nvmlConfComputeGpuCertificate_t");
_Static_assert(_Alignof(nvmlConfComputeGpuCertificate_t) == 4,
    "alignment of nvmlConfComputeGpuCertificate_t");
_Static_assert(__builtin_offsetof(nvmlConfComputeGpuCertificate_t, certChainSize) == 0,
    "offset of nvmlConfComputeGpuCertificate_t.certChainSize");
_Static_assert(__builtin_offsetof(nvmlConfComputeGpuCertificate_t, attestationCertChainSize) == 4,
    "offset of nvmlConfComputeGpuCertificate_t.attestationCertChainSize");
_Static_assert(__builtin_offsetof(nvmlConfComputeGpuCertificate_t, certChain) == 8,
    "offset of nvmlConfComputeGpuCertificate_t.certChain");
_Static_assert(__builtin_offsetof(nvmlConfComputeGpuCertificate_t, attestationCertChain) == 4104,
    "offset of nvmlConfComputeGpuCertificate_t.attestationCertChain");
_Static_assert(sizeof(nvmlConfComputeGpuAttestationReport_t) == 12332,
    "size of nvmlConfComputeGpuAttestationReport_t");
_Static_assert(_Alignof(nvmlConfComputeGpuAttestationReport_t) == 4,
    "alignment of nvmlConfComputeGpuAttestationReport_t");
_Static_assert(__builtin_offsetof(nvmlConfComputeGpuAttestationReport_t,
    isCecAttestationReportPresent) == 0,
    "offset of nvmlConfComputeGpuAttestationReport_t.isCecAttestationReportPresent");
_Static_assert(__builtin_offsetof(nvmlConfComputeGpuAttestationReport_t,
    attestationReportSize) == 4,
    "offset of nvmlConfComputeGpuAttestationReport_t.attestationReportSize");
_Static_assert(__builtin_offsetof(nvmlConfComputeGpuAttestationReport_t,
    cecAttestationReportSize) == 8,
    "offset of nvmlConfComputeGpuAttestationReport_t.cecAttestationReportSize");
_Static_assert(__builtin_offsetof(nvmlConfComputeGpuAttestationReport_t, nonce) == 12,
    "offset of nvmlConfComputeGpuAttestationReport_t.nonce");
_Static_assert(__builtin_offsetof(nvmlConfComputeGpuAttestationReport_t, attestationReport) == 44,
    "offset of nvmlConfComputeGpuAttestationReport_t.attestationReport");
_Static_assert(__builtin_offsetof(nvmlConfComputeGpuAttestationReport_t,
    cecAttestationReport) == 8236,
    "offset of nvmlConfComputeGpuAttestationReport_t.cecAttestationReport");
_Static_assert(sizeof(nvmlConfComputeSetKeyRotationThresholdInfo_t) == 16,
    "size of nvmlConfComputeSetKeyRotationThresholdInfo_t");
_Static_assert(_Alignof(nvmlConfComputeSetKeyRotationThresholdInfo_t) == 8,
    "alignment of nvmlConfComputeSetKeyRotationThresholdInfo_t");
_Static_assert(__builtin_offsetof(nvmlConfComputeSetKeyRotationThresholdInfo_t, version) == 0,
    "offset of nvmlConfComputeSetKeyRotationThresholdInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlConfComputeSetKeyRotationThresholdInfo_t,
    maxAttackerAdvantage) == 8,
    "offset of nvmlConfComputeSetKeyRotationThresholdInfo_t.maxAttackerAdvantage");
_Static_assert(sizeof(nvmlConfComputeGetKeyRotationThresholdInfo_t) == 16,
    "size of nvmlConfComputeGetKeyRotationThresholdInfo_t");
_Static_assert(_Alignof(nvmlConfComputeGetKeyRotationThresholdInfo_t) == 8,
    "alignment of nvmlConfComputeGetKeyRotationThresholdInfo_t");
_Static_assert(__builtin_offsetof(nvmlConfComputeGetKeyRotationThresholdInfo_t, version) == 0,
    "offset of nvmlConfComputeGetKeyRotationThresholdInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlConfComputeGetKeyRotationThresholdInfo_t,
    attackerAdvantage) == 8,
    "offset of nvmlConfComputeGetKeyRotationThresholdInfo_t.attackerAdvantage");
_Static_assert(sizeof(nvmlGpuFabricInfo_t) == 28, "size of nvmlGpuFabricInfo_t");
_Static_assert(_Alignof(nvmlGpuFabricInfo_t) == 4, "alignment of nvmlGpuFabricInfo_t");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_t, clusterUuid) == 0,
    "offset of nvmlGpuFabricInfo_t.clusterUuid");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_t, status) == 16,
    "offset of nvmlGpuFabricInfo_t.status");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_t, cliqueId) == 20,
    "offset of nvmlGpuFabricInfo_t.cliqueId");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_t, state) == 24,
    "offset of nvmlGpuFabricInfo_t.state");
_Static_assert(sizeof(nvmlGpuFabricInfo_v2_t) == 36, "size of nvmlGpuFabricInfo_v2_t");
_Static_assert(_Alignof(nvmlGpuFabricInfo_v2_t) == 4, "alignment of nvmlGpuFabricInfo_v2_t");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_v2_t, version) == 0,
    "offset of nvmlGpuFabricInfo_v2_t.version");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_v2_t, clusterUuid) == 4,
    "offset of nvmlGpuFabricInfo_v2_t.clusterUuid");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_v2_t, status) == 20,
    "offset of nvmlGpuFabricInfo_v2_t.status");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_v2_t, cliqueId) == 24,
    "offset of nvmlGpuFabricInfo_v2_t.cliqueId");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_v2_t, state) == 28,
    "offset of nvmlGpuFabricInfo_v2_t.state");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_v2_t, healthMask) == 32,
    "offset of nvmlGpuFabricInfo_v2_t.healthMask");
_Static_assert(sizeof(nvmlGpuFabricInfoV_t) == 40, "size of nvmlGpuFabricInfoV_t");
_Static_assert(_Alignof(nvmlGpuFabricInfoV_t) == 4, "alignment of nvmlGpuFabricInfoV_t");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfoV_t, version) == 0,
    "offset of nvmlGpuFabricInfoV_t.version");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfoV_t, clusterUuid) == 4,
    "offset of nvmlGpuFabricInfoV_t.clusterUuid");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfoV_t, status) == 20,
    "offset of nvmlGpuFabricInfoV_t.status");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfoV_t, cliqueId) == 24,
    "offset of nvmlGpuFabricInfoV_t.cliqueId");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfoV_t, state) == 28,
    "offset of nvmlGpuFabricInfoV_t.state");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfoV_t, healthMask) == 32,
    "offset of nvmlGpuFabricInfoV_t.healthMask");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfoV_t, healthSummary) == 36,
    "offset of nvmlGpuFabricInfoV_t.healthSummary");
_Static_assert(sizeof(nvmlGpuFabricClique_v1_t) == 8, "size of nvmlGpuFabricClique_v1_t");
_Static_assert(_Alignof(nvmlGpuFabricClique_v1_t) == 4, "alignment of nvmlGpuFabricClique_v1_t");
_Static_assert(__builtin_offsetof(nvmlGpuFabricClique_v1_t, type) == 0,
    "offset of nvmlGpuFabricClique_v1_t.type");
_Static_assert(__builtin_offsetof(nvmlGpuFabricClique_v1_t, id) == 4,
    "offset of nvmlGpuFabricClique_v1_t.id");
_Static_assert(sizeof(nvmlGpuFabricInfo_v4_t) == 548, "size of nvmlGpuFabricInfo_v4_t");
_Static_assert(_Alignof(nvmlGpuFabricInfo_v4_t) == 4, "alignment of nvmlGpuFabricInfo_v4_t");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_v4_t, clusterUuid) == 0,
    "offset of nvmlGpuFabricInfo_v4_t.clusterUuid");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_v4_t, status) == 16,
    "offset of nvmlGpuFabricInfo_v4_t.status");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_v4_t, cliques) == 20,
    "offset of nvmlGpuFabricInfo_v4_t.cliques");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_v4_t, numCliques) == 532,
    "offset of nvmlGpuFabricInfo_v4_t.numCliques");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_v4_t, state) == 536,
    "offset of nvmlGpuFabricInfo_v4_t.state");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_v4_t, healthMask) == 540,
    "offset of nvmlGpuFabricInfo_v4_t.healthMask");
_Static_assert(__builtin_offsetof(nvmlGpuFabricInfo_v4_t, healthSummary) == 544,
    "offset of nvmlGpuFabricInfo_v4_t.healthSummary");
_Static_assert(sizeof(nvmlGpuOperationalEventConfig_v1_t) == 104,
    "size of nvmlGpuOperationalEventConfig_v1_t");
_Static_assert(_Alignof(nvmlGpuOperationalEventConfig_v1_t) == 4,
    "alignment of nvmlGpuOperationalEventConfig_v1_t");
_Static_assert(__builtin_offsetof(nvmlGpuOperationalEventConfig_v1_t, uuid) == 0,
    "offset of nvmlGpuOperationalEventConfig_v1_t.uuid");
_Static_assert(__builtin_offsetof(nvmlGpuOperationalEventConfig_v1_t, minLogLevel) == 96,
    "offset of nvmlGpuOperationalEventConfig_v1_t.minLogLevel");
_Static_assert(__builtin_offsetof(nvmlGpuOperationalEventConfig_v1_t, minSeverity) == 100,
    "offset of nvmlGpuOperationalEventConfig_v1_t.minSeverity");
_Static_assert(sizeof(nvmlEventSetWait_v3_t) == 224, "size of nvmlEventSetWait_v3_t");
_Static_assert(_Alignof(nvmlEventSetWait_v3_t) == 8, "alignment of nvmlEventSetWait_v3_t");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, timeoutMs) == 0,
    "offset of nvmlEventSetWait_v3_t.timeoutMs");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, dataType) == 4,
    "offset of nvmlEventSetWait_v3_t.dataType");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, uuid) == 8,
    "offset of nvmlEventSetWait_v3_t.uuid");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, sourceModule) == 104,
    "offset of nvmlEventSetWait_v3_t.sourceModule");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, eventType) == 120,
    "offset of nvmlEventSetWait_v3_t.eventType");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, eventData) == 128,
    "offset of nvmlEventSetWait_v3_t.eventData");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, groupCursor) == 136,
    "offset of nvmlEventSetWait_v3_t.groupCursor");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, instanceId) == 144,
    "offset of nvmlEventSetWait_v3_t.instanceId");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, timestampUsec) == 152,
    "offset of nvmlEventSetWait_v3_t.timestampUsec");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, traceId) == 160,
    "offset of nvmlEventSetWait_v3_t.traceId");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, gpuInstanceId) == 168,
    "offset of nvmlEventSetWait_v3_t.gpuInstanceId");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, computeInstanceId) == 172,
    "offset of nvmlEventSetWait_v3_t.computeInstanceId");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, severity) == 176,
    "offset of nvmlEventSetWait_v3_t.severity");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, categoryId) == 180,
    "offset of nvmlEventSetWait_v3_t.categoryId");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, moduleEventCode) == 184,
    "offset of nvmlEventSetWait_v3_t.moduleEventCode");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, scope) == 188,
    "offset of nvmlEventSetWait_v3_t.scope");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, originator) == 192,
    "offset of nvmlEventSetWait_v3_t.originator");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, moduleInstance) == 196,
    "offset of nvmlEventSetWait_v3_t.moduleInstance");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, chipletId) == 200,
    "offset of nvmlEventSetWait_v3_t.chipletId");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, logLevel) == 204,
    "offset of nvmlEventSetWait_v3_t.logLevel");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, attributes) == 208,
    "offset of nvmlEventSetWait_v3_t.attributes");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, groupCperSize) == 212,
    "offset of nvmlEventSetWait_v3_t.groupCperSize");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, groupAttributes) == 216,
    "offset of nvmlEventSetWait_v3_t.groupAttributes");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, groupSize) == 220,
    "offset of nvmlEventSetWait_v3_t.groupSize");
_Static_assert(__builtin_offsetof(nvmlEventSetWait_v3_t, groupIndex) == 221,
    "offset of nvmlEventSetWait_v3_t.groupIndex");
_Static_assert(sizeof(nvmlCPERCursor_v1_t) == 96, "size of nvmlCPERCursor_v1_t");
_Static_assert(_Alignof(nvmlCPERCursor_v1_t) == 8, "alignment of nvmlCPERCursor_v1_t");
_Static_assert(__builtin_offsetof(nvmlCPERCursor_v1_t, cperTypeMask) == 0,
    "offset of nvmlCPERCursor_v1_t.cperTypeMask");
_Static_assert(__builtin_offsetof(nvmlCPERCursor_v1_t, uuid) == 4,
    "offset of nvmlCPERCursor_v1_t.uuid");
_Static_assert(__builtin_offsetof(nvmlCPERCursor_v1_t, handle) == 88,
    "offset of nvmlCPERCursor_v1_t.handle");
_Static_assert(sizeof(nvmlGetCPER_v1_t) == 112, "size of nvmlGetCPER_v1_t");
_Static_assert(_Alignof(nvmlGetCPER_v1_t) == 8, "alignment of nvmlGetCPER_v1_t");
_Static_assert(__builtin_offsetof(nvmlGetCPER_v1_t, cursor) == 0,
    "offset of nvmlGetCPER_v1_t.cursor");
_Static_assert(__builtin_offsetof(nvmlGetCPER_v1_t, buffer) == 96,
    "offset of nvmlGetCPER_v1_t.buffer");
_Static_assert(__builtin_offsetof(nvmlGetCPER_v1_t, bufferSize) == 104,
    "offset of nvmlGetCPER_v1_t.bufferSize");
_Static_assert(sizeof(nvmlSystemDriverBranchInfo_t) == 84, "size of nvmlSystemDriverBranchInfo_t");
_Static_assert(_Alignof(nvmlSystemDriverBranchInfo_t) == 4,
    "alignment of nvmlSystemDriverBranchInfo_t");
_Static_assert(__builtin_offsetof(nvmlSystemDriverBranchInfo_t, version) == 0,
    "offset of nvmlSystemDriverBranchInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlSystemDriverBranchInfo_t, branch) == 4,
    "offset of nvmlSystemDriverBranchInfo_t.branch");
_Static_assert(sizeof(nvmlTemperature_t) == 12, "size of nvmlTemperature_t");
_Static_assert(_Alignof(nvmlTemperature_t) == 4, "alignment of nvmlTemperature_t");
_Static_assert(__builtin_offsetof(nvmlTemperature_t, version) == 0,
    "offset of nvmlTemperature_t.version");
_Static_assert(__builtin_offsetof(nvmlTemperature_t, sensorType) == 4,
    "offset of nvmlTemperature_t.sensorType");
_Static_assert(__builtin_offsetof(nvmlTemperature_t, temperature) == 8,
    "offset of nvmlTemperature_t.temperature");
_Static_assert(sizeof(nvmlNvlinkSupportedBwModes_t) == 28, "size of nvmlNvlinkSupportedBwModes_t");
_Static_assert(_Alignof(nvmlNvlinkSupportedBwModes_t) == 4,
    "alignment of nvmlNvlinkSupportedBwModes_t");
_Static_assert(__builtin_offsetof(nvmlNvlinkSupportedBwModes_t, version) == 0,
    "offset of nvmlNvlinkSupportedBwModes_t.version");
_Static_assert(__builtin_offsetof(nvmlNvlinkSupportedBwModes_t, bwModes) == 4,
    "offset of nvmlNvlinkSupportedBwModes_t.bwModes");
_Static_assert(__builtin_offsetof(nvmlNvlinkSupportedBwModes_t, totalBwModes) == 27,
    "offset of nvmlNvlinkSupportedBwModes_t.totalBwModes");
_Static_assert(sizeof(nvmlNvlinkGetBwMode_t) == 12, "size of nvmlNvlinkGetBwMode_t");
_Static_assert(_Alignof(nvmlNvlinkGetBwMode_t) == 4, "alignment of nvmlNvlinkGetBwMode_t");
_Static_assert(__builtin_offsetof(nvmlNvlinkGetBwMode_t, version) == 0,
    "offset of nvmlNvlinkGetBwMode_t.version");
_Static_assert(__builtin_offsetof(nvmlNvlinkGetBwMode_t, bIsBest) == 4,
    "offset of nvmlNvlinkGetBwMode_t.bIsBest");
_Static_assert(__builtin_offsetof(nvmlNvlinkGetBwMode_t, bwMode) == 8,
    "offset of nvmlNvlinkGetBwMode_t.bwMode");
_Static_assert(sizeof(nvmlNvlinkSetBwMode_t) == 12, "size of nvmlNvlinkSetBwMode_t");
_Static_assert(_Alignof(nvmlNvlinkSetBwMode_t) == 4, "alignment of nvmlNvlinkSetBwMode_t");
_Static_assert(__builtin_offsetof(nvmlNvlinkSetBwMode_t, version) == 0,
    "offset of nvmlNvlinkSetBwMode_t.version");
_Static_assert(__builtin_offsetof(nvmlNvlinkSetBwMode_t, bSetBest) == 4,
    "offset of nvmlNvlinkSetBwMode_t.bSetBest");
_Static_assert(__builtin_offsetof(nvmlNvlinkSetBwMode_t, bwMode) == 8,
    "offset of nvmlNvlinkSetBwMode_t.bwMode");
_Static_assert(sizeof(nvmlNvlinkSetBwModeAsync_v1_t) == 12,
    "size of nvmlNvlinkSetBwModeAsync_v1_t");
_Static_assert(_Alignof(nvmlNvlinkSetBwModeAsync_v1_t) == 4,
    "alignment of nvmlNvlinkSetBwModeAsync_v1_t");
_Static_assert(__builtin_offsetof(nvmlNvlinkSetBwModeAsync_v1_t, bSetBest) == 0,
    "offset of nvmlNvlinkSetBwModeAsync_v1_t.bSetBest");
_Static_assert(__builtin_offsetof(nvmlNvlinkSetBwModeAsync_v1_t, bwMode) == 4,
    "offset of nvmlNvlinkSetBwModeAsync_v1_t.bwMode");
_Static_assert(__builtin_offsetof(nvmlNvlinkSetBwModeAsync_v1_t, asyncPollTimeoutMs) == 8,
    "offset of nvmlNvlinkSetBwModeAsync_v1_t.asyncPollTimeoutMs");
_Static_assert(sizeof(nvmlNvLinkInfo_v1_t) == 8, "size of nvmlNvLinkInfo_v1_t");
_Static_assert(_Alignof(nvmlNvLinkInfo_v1_t) == 4, "alignment of nvmlNvLinkInfo_v1_t");
_Static_assert(__builtin_offsetof(nvmlNvLinkInfo_v1_t, version) == 0,
    "offset of nvmlNvLinkInfo_v1_t.version");
_Static_assert(__builtin_offsetof(nvmlNvLinkInfo_v1_t, isNvleEnabled) == 4,
    "offset of nvmlNvLinkInfo_v1_t.isNvleEnabled");
_Static_assert(sizeof(nvmlNvlinkFirmwareVersion_t) == 16, "size of nvmlNvlinkFirmwareVersion_t");
_Static_assert(_Alignof(nvmlNvlinkFirmwareVersion_t) == 4,
    "alignment of nvmlNvlinkFirmwareVersion_t");
_Static_assert(__builtin_offsetof(nvmlNvlinkFirmwareVersion_t, ucodeType) == 0,
    "offset of nvmlNvlinkFirmwareVersion_t.ucodeType");
_Static_assert(__builtin_offsetof(nvmlNvlinkFirmwareVersion_t, major) == 4,
    "offset of nvmlNvlinkFirmwareVersion_t.major");
_Static_assert(__builtin_offsetof(nvmlNvlinkFirmwareVersion_t, minor) == 8,
    "offset of nvmlNvlinkFirmwareVersion_t.minor");
_Static_assert(__builtin_offsetof(nvmlNvlinkFirmwareVersion_t, subMinor) == 12,
    "offset of nvmlNvlinkFirmwareVersion_t.subMinor");
_Static_assert(sizeof(nvmlNvlinkFirmwareInfo_t) == 1604, "size of nvmlNvlinkFirmwareInfo_t");
_Static_assert(_Alignof(nvmlNvlinkFirmwareInfo_t) == 4, "alignment of nvmlNvlinkFirmwareInfo_t");
_Static_assert(__builtin_offsetof(nvmlNvlinkFirmwareInfo_t, firmwareVersion) == 0,
    "offset of nvmlNvlinkFirmwareInfo_t.firmwareVersion");
_Static_assert(__builtin_offsetof(nvmlNvlinkFirmwareInfo_t, numValidEntries) == 1600,
    "offset of nvmlNvlinkFirmwareInfo_t.numValidEntries");
_Static_assert(sizeof(nvmlNvLinkInfo_t) == 1612, "size of nvmlNvLinkInfo_t");
_Static_assert(_Alignof(nvmlNvLinkInfo_t) == 4, "alignment of nvmlNvLinkInfo_t");
_Static_assert(__builtin_offsetof(nvmlNvLinkInfo_t, version) == 0,
    "offset of nvmlNvLinkInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlNvLinkInfo_t, isNvleEnabled) == 4,
    "offset of nvmlNvLinkInfo_t.isNvleEnabled");
_Static_assert(__builtin_offsetof(nvmlNvLinkInfo_t, firmwareInfo) == 8,
    "offset of nvmlNvLinkInfo_t.firmwareInfo");
_Static_assert(sizeof(nvmlNvLinkInfo_v3_t) == 1612, "size of nvmlNvLinkInfo_v3_t");
_Static_assert(_Alignof(nvmlNvLinkInfo_v3_t) == 4, "alignment of nvmlNvLinkInfo_v3_t");
_Static_assert(__builtin_offsetof(nvmlNvLinkInfo_v3_t, isNvleEnabled) == 0,
    "offset of nvmlNvLinkInfo_v3_t.isNvleEnabled");
_Static_assert(__builtin_offsetof(nvmlNvLinkInfo_v3_t, firmwareInfo) == 4,
    "offset of nvmlNvLinkInfo_v3_t.firmwareInfo");
_Static_assert(__builtin_offsetof(nvmlNvLinkInfo_v3_t, isNvleReady) == 1608,
    "offset of nvmlNvLinkInfo_v3_t.isNvleReady");
_Static_assert(sizeof(nvmlNvlinkTelemetrySample_v1_t) == 32,
    "size of nvmlNvlinkTelemetrySample_v1_t");
_Static_assert(_Alignof(nvmlNvlinkTelemetrySample_v1_t) == 8,
    "alignment of nvmlNvlinkTelemetrySample_v1_t");
_Static_assert(__builtin_offsetof(nvmlNvlinkTelemetrySample_v1_t, linkId) == 0,
    "offset of nvmlNvlinkTelemetrySample_v1_t.linkId");
_Static_assert(__builtin_offsetof(nvmlNvlinkTelemetrySample_v1_t, sampleType) == 4,
    "offset of nvmlNvlinkTelemetrySample_v1_t.sampleType");
_Static_assert(__builtin_offsetof(nvmlNvlinkTelemetrySample_v1_t, sampleCount) == 8,
    "offset of nvmlNvlinkTelemetrySample_v1_t.sampleCount");
_Static_assert(__builtin_offsetof(nvmlNvlinkTelemetrySample_v1_t, samples) == 16,
    "offset of nvmlNvlinkTelemetrySample_v1_t.samples");
_Static_assert(__builtin_offsetof(nvmlNvlinkTelemetrySample_v1_t, nvmlReturn) == 24,
    "offset of nvmlNvlinkTelemetrySample_v1_t.nvmlReturn");
_Static_assert(sizeof(nvmlNvlinkTelemetrySamples_v1_t) == 16,
    "size of nvmlNvlinkTelemetrySamples_v1_t");
_Static_assert(_Alignof(nvmlNvlinkTelemetrySamples_v1_t) == 8,
    "alignment of nvmlNvlinkTelemetrySamples_v1_t");
_Static_assert(__builtin_offsetof(nvmlNvlinkTelemetrySamples_v1_t, telemetryCount) == 0,
    "offset of nvmlNvlinkTelemetrySamples_v1_t.telemetryCount");
_Static_assert(__builtin_offsetof(nvmlNvlinkTelemetrySamples_v1_t, telemetrySamples) == 8,
    "offset of nvmlNvlinkTelemetrySamples_v1_t.telemetrySamples");
_Static_assert(sizeof(nvmlNvlinkGetRemapTableInfo_v1_t) == 32776,
    "size of nvmlNvlinkGetRemapTableInfo_v1_t");
_Static_assert(_Alignof(nvmlNvlinkGetRemapTableInfo_v1_t) == 4,
    "alignment of nvmlNvlinkGetRemapTableInfo_v1_t");
_Static_assert(__builtin_offsetof(nvmlNvlinkGetRemapTableInfo_v1_t, alid) == 0,
    "offset of nvmlNvlinkGetRemapTableInfo_v1_t.alid");
_Static_assert(__builtin_offsetof(nvmlNvlinkGetRemapTableInfo_v1_t, flaRemapTabAddr) == 4,
    "offset of nvmlNvlinkGetRemapTableInfo_v1_t.flaRemapTabAddr");
_Static_assert(__builtin_offsetof(nvmlNvlinkGetRemapTableInfo_v1_t, gpaRemapTabAddr) == 16388,
    "offset of nvmlNvlinkGetRemapTableInfo_v1_t.gpaRemapTabAddr");
_Static_assert(__builtin_offsetof(nvmlNvlinkGetRemapTableInfo_v1_t, remapTabSize) == 32772,
    "offset of nvmlNvlinkGetRemapTableInfo_v1_t.remapTabSize");
_Static_assert(sizeof(nvmlNvlinkSetNvleReady_v1_t) == 1, "size of nvmlNvlinkSetNvleReady_v1_t");
_Static_assert(_Alignof(nvmlNvlinkSetNvleReady_v1_t) == 1,
    "alignment of nvmlNvlinkSetNvleReady_v1_t");
_Static_assert(__builtin_offsetof(nvmlNvlinkSetNvleReady_v1_t, bNvleReady) == 0,
    "offset of nvmlNvlinkSetNvleReady_v1_t.bNvleReady");
_Static_assert(sizeof(nvmlNvlinkLockRemapTable_v1_t) == 2, "size of nvmlNvlinkLockRemapTable_v1_t");
_Static_assert(_Alignof(nvmlNvlinkLockRemapTable_v1_t) == 1,
    "alignment of nvmlNvlinkLockRemapTable_v1_t");
_Static_assert(__builtin_offsetof(nvmlNvlinkLockRemapTable_v1_t, bRemapTableLocked) == 0,
    "offset of nvmlNvlinkLockRemapTable_v1_t.bRemapTableLocked");
_Static_assert(__builtin_offsetof(nvmlNvlinkLockRemapTable_v1_t, bRemapTableLockDisabled) == 1,
    "offset of nvmlNvlinkLockRemapTable_v1_t.bRemapTableLockDisabled");
_Static_assert(sizeof(nvmlNvlinkNvlePrivateInfo_v1_t) == 260,
    "size of nvmlNvlinkNvlePrivateInfo_v1_t");
_Static_assert(_Alignof(nvmlNvlinkNvlePrivateInfo_v1_t) == 4,
    "alignment of nvmlNvlinkNvlePrivateInfo_v1_t");
_Static_assert(__builtin_offsetof(nvmlNvlinkNvlePrivateInfo_v1_t, data) == 0,
    "offset of nvmlNvlinkNvlePrivateInfo_v1_t.data");
_Static_assert(__builtin_offsetof(nvmlNvlinkNvlePrivateInfo_v1_t, size) == 256,
    "offset of nvmlNvlinkNvlePrivateInfo_v1_t.size");
_Static_assert(sizeof(nvmlNvlinkSetupNvleEncryptionKey_v1_t) == 560,
    "size of nvmlNvlinkSetupNvleEncryptionKey_v1_t");
_Static_assert(_Alignof(nvmlNvlinkSetupNvleEncryptionKey_v1_t) == 4,
    "alignment of nvmlNvlinkSetupNvleEncryptionKey_v1_t");
_Static_assert(__builtin_offsetof(nvmlNvlinkSetupNvleEncryptionKey_v1_t, nvleKey) == 0,
    "offset of nvmlNvlinkSetupNvleEncryptionKey_v1_t.nvleKey");
_Static_assert(__builtin_offsetof(nvmlNvlinkSetupNvleEncryptionKey_v1_t, localGpuAlid) == 32,
    "offset of nvmlNvlinkSetupNvleEncryptionKey_v1_t.localGpuAlid");
_Static_assert(__builtin_offsetof(nvmlNvlinkSetupNvleEncryptionKey_v1_t, remoteGpuAlid) == 36,
    "offset of nvmlNvlinkSetupNvleEncryptionKey_v1_t.remoteGpuAlid");
_Static_assert(__builtin_offsetof(nvmlNvlinkSetupNvleEncryptionKey_v1_t,
    localGpuNvlePrivateInfo) == 40,
    "offset of nvmlNvlinkSetupNvleEncryptionKey_v1_t.localGpuNvlePrivateInfo");
_Static_assert(__builtin_offsetof(nvmlNvlinkSetupNvleEncryptionKey_v1_t,
    remoteGpuNvlePrivateInfo) == 300,
    "offset of nvmlNvlinkSetupNvleEncryptionKey_v1_t.remoteGpuNvlePrivateInfo");
_Static_assert(sizeof(nvmlVgpuVersion_t) == 8, "size of nvmlVgpuVersion_t");
_Static_assert(_Alignof(nvmlVgpuVersion_t) == 4, "alignment of nvmlVgpuVersion_t");
_Static_assert(__builtin_offsetof(nvmlVgpuVersion_t, minVersion) == 0,
    "offset of nvmlVgpuVersion_t.minVersion");
_Static_assert(__builtin_offsetof(nvmlVgpuVersion_t, maxVersion) == 4,
    "offset of nvmlVgpuVersion_t.maxVersion");
_Static_assert(sizeof(nvmlVgpuMetadata_t) == 212, "size of nvmlVgpuMetadata_t");
_Static_assert(_Alignof(nvmlVgpuMetadata_t) == 4, "alignment of nvmlVgpuMetadata_t");
_Static_assert(__builtin_offsetof(nvmlVgpuMetadata_t, version) == 0,
    "offset of nvmlVgpuMetadata_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuMetadata_t, revision) == 4,
    "offset of nvmlVgpuMetadata_t.revision");
_Static_assert(__builtin_offsetof(nvmlVgpuMetadata_t, guestInfoState) == 8,
    "offset of nvmlVgpuMetadata_t.guestInfoState");
_Static_assert(__builtin_offsetof(nvmlVgpuMetadata_t, guestDriverVersion) == 12,
    "offset of nvmlVgpuMetadata_t.guestDriverVersion");
_Static_assert(__builtin_offsetof(nvmlVgpuMetadata_t, hostDriverVersion) == 92,
    "offset of nvmlVgpuMetadata_t.hostDriverVersion");
_Static_assert(__builtin_offsetof(nvmlVgpuMetadata_t, reserved) == 172,
    "offset of nvmlVgpuMetadata_t.reserved");
_Static_assert(__builtin_offsetof(nvmlVgpuMetadata_t, vgpuVirtualizationCaps) == 196,
    "offset of nvmlVgpuMetadata_t.vgpuVirtualizationCaps");
_Static_assert(__builtin_offsetof(nvmlVgpuMetadata_t, guestVgpuVersion) == 200,
    "offset of nvmlVgpuMetadata_t.guestVgpuVersion");
_Static_assert(__builtin_offsetof(nvmlVgpuMetadata_t, opaqueDataSize) == 204,
    "offset of nvmlVgpuMetadata_t.opaqueDataSize");
_Static_assert(__builtin_offsetof(nvmlVgpuMetadata_t, opaqueData) == 208,
    "offset of nvmlVgpuMetadata_t.opaqueData");
_Static_assert(sizeof(nvmlVgpuPgpuMetadata_t) == 128, "size of nvmlVgpuPgpuMetadata_t");
_Static_assert(_Alignof(nvmlVgpuPgpuMetadata_t) == 4, "alignment of nvmlVgpuPgpuMetadata_t");
_Static_assert(__builtin_offsetof(nvmlVgpuPgpuMetadata_t, version) == 0,
    "offset of nvmlVgpuPgpuMetadata_t.version");
_Static_assert(__builtin_offsetof(nvmlVgpuPgpuMetadata_t, revision) == 4,
    "offset of nvmlVgpuPgpuMetadata_t.revision");
_Static_assert(__builtin_offsetof(nvmlVgpuPgpuMetadata_t, hostDriverVersion) == 8,
    "offset of nvmlVgpuPgpuMetadata_t.hostDriverVersion");
_Static_assert(__builtin_offsetof(nvmlVgpuPgpuMetadata_t, pgpuVirtualizationCaps) == 88,
    "offset of nvmlVgpuPgpuMetadata_t.pgpuVirtualizationCaps");
_Static_assert(__builtin_offsetof(nvmlVgpuPgpuMetadata_t, reserved) == 92,
    "offset of nvmlVgpuPgpuMetadata_t.reserved");
_Static_assert(__builtin_offsetof(nvmlVgpuPgpuMetadata_t, hostSupportedVgpuRange) == 112,
    "offset of nvmlVgpuPgpuMetadata_t.hostSupportedVgpuRange");
_Static_assert(__builtin_offsetof(nvmlVgpuPgpuMetadata_t, opaqueDataSize) == 120,
    "offset of nvmlVgpuPgpuMetadata_t.opaqueDataSize");
_Static_assert(__builtin_offsetof(nvmlVgpuPgpuMetadata_t, opaqueData) == 124,
    "offset of nvmlVgpuPgpuMetadata_t.opaqueData");
_Static_assert(sizeof(nvmlVgpuPgpuCompatibility_t) == 8, "size of nvmlVgpuPgpuCompatibility_t");
_Static_assert(_Alignof(nvmlVgpuPgpuCompatibility_t) == 4,
    "alignment of nvmlVgpuPgpuCompatibility_t");
_Static_assert(__builtin_offsetof(nvmlVgpuPgpuCompatibility_t, vgpuVmCompatibility) == 0,
    "offset of nvmlVgpuPgpuCompatibility_t.vgpuVmCompatibility");
_Static_assert(__builtin_offsetof(nvmlVgpuPgpuCompatibility_t, compatibilityLimitCode) == 4,
    "offset of nvmlVgpuPgpuCompatibility_t.compatibilityLimitCode");
_Static_assert(sizeof(nvmlBlacklistDeviceInfo_t) == 148, "size of nvmlBlacklistDeviceInfo_t");
_Static_assert(_Alignof(nvmlBlacklistDeviceInfo_t) == 4, "alignment of nvmlBlacklistDeviceInfo_t");
_Static_assert(__builtin_offsetof(nvmlBlacklistDeviceInfo_t, pciInfo) == 0,
    "offset of nvmlBlacklistDeviceInfo_t.pciInfo");
_Static_assert(__builtin_offsetof(nvmlBlacklistDeviceInfo_t, uuid) == 68,
    "offset of nvmlBlacklistDeviceInfo_t.uuid");
_Static_assert(sizeof(nvmlPRMTLV_v1_t) == 504, "size of nvmlPRMTLV_v1_t");
_Static_assert(_Alignof(nvmlPRMTLV_v1_t) == 4, "alignment of nvmlPRMTLV_v1_t");
_Static_assert(__builtin_offsetof(nvmlPRMTLV_v1_t, dataSize) == 0,
    "offset of nvmlPRMTLV_v1_t.dataSize");
_Static_assert(__builtin_offsetof(nvmlPRMTLV_v1_t, status) == 4,
    "offset of nvmlPRMTLV_v1_t.status");
_Static_assert(sizeof(nvmlPRMCounterInput_v1_t) == 4, "size of nvmlPRMCounterInput_v1_t");
_Static_assert(_Alignof(nvmlPRMCounterInput_v1_t) == 4, "alignment of nvmlPRMCounterInput_v1_t");
_Static_assert(__builtin_offsetof(nvmlPRMCounterInput_v1_t, localPort) == 0,
    "offset of nvmlPRMCounterInput_v1_t.localPort");
_Static_assert(sizeof(nvmlPRMCounterValue_v1_t) == 16, "size of nvmlPRMCounterValue_v1_t");
_Static_assert(_Alignof(nvmlPRMCounterValue_v1_t) == 8, "alignment of nvmlPRMCounterValue_v1_t");
_Static_assert(__builtin_offsetof(nvmlPRMCounterValue_v1_t, status) == 0,
    "offset of nvmlPRMCounterValue_v1_t.status");
_Static_assert(__builtin_offsetof(nvmlPRMCounterValue_v1_t, outputType) == 4,
    "offset of nvmlPRMCounterValue_v1_t.outputType");
_Static_assert(__builtin_offsetof(nvmlPRMCounterValue_v1_t, outputValue) == 8,
    "offset of nvmlPRMCounterValue_v1_t.outputValue");
_Static_assert(sizeof(nvmlPRMCounter_v1_t) == 24, "size of nvmlPRMCounter_v1_t");
_Static_assert(_Alignof(nvmlPRMCounter_v1_t) == 8, "alignment of nvmlPRMCounter_v1_t");
_Static_assert(__builtin_offsetof(nvmlPRMCounter_v1_t, counterId) == 0,
    "offset of nvmlPRMCounter_v1_t.counterId");
_Static_assert(__builtin_offsetof(nvmlPRMCounter_v1_t, inData) == 4,
    "offset of nvmlPRMCounter_v1_t.inData");
_Static_assert(__builtin_offsetof(nvmlPRMCounter_v1_t, counterValue) == 8,
    "offset of nvmlPRMCounter_v1_t.counterValue");
_Static_assert(sizeof(nvmlPRMCounterList_v1_t) == 16, "size of nvmlPRMCounterList_v1_t");
_Static_assert(_Alignof(nvmlPRMCounterList_v1_t) == 8, "alignment of nvmlPRMCounterList_v1_t");
_Static_assert(__builtin_offsetof(nvmlPRMCounterList_v1_t, numCounters) == 0,
    "offset of nvmlPRMCounterList_v1_t.numCounters");
_Static_assert(__builtin_offsetof(nvmlPRMCounterList_v1_t, counters) == 8,
    "offset of nvmlPRMCounterList_v1_t.counters");
_Static_assert(sizeof(nvmlGpuInstancePlacement_t) == 8, "size of nvmlGpuInstancePlacement_t");
_Static_assert(_Alignof(nvmlGpuInstancePlacement_t) == 4,
    "alignment of nvmlGpuInstancePlacement_t");
_Static_assert(__builtin_offsetof(nvmlGpuInstancePlacement_t, start) == 0,
    "offset of nvmlGpuInstancePlacement_t.start");
_Static_assert(__builtin_offsetof(nvmlGpuInstancePlacement_t, size) == 4,
    "offset of nvmlGpuInstancePlacement_t.size");
_Static_assert(sizeof(nvmlGpuInstanceProfileInfo_t) == 48, "size of nvmlGpuInstanceProfileInfo_t");
_Static_assert(_Alignof(nvmlGpuInstanceProfileInfo_t) == 8,
    "alignment of nvmlGpuInstanceProfileInfo_t");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_t, id) == 0,
    "offset of nvmlGpuInstanceProfileInfo_t.id");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_t, isP2pSupported) == 4,
    "offset of nvmlGpuInstanceProfileInfo_t.isP2pSupported");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_t, sliceCount) == 8,
    "offset of nvmlGpuInstanceProfileInfo_t.sliceCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_t, instanceCount) == 12,
    "offset of nvmlGpuInstanceProfileInfo_t.instanceCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_t, multiprocessorCount) == 16,
    "offset of nvmlGpuInstanceProfileInfo_t.multiprocessorCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_t, copyEngineCount) == 20,
    "offset of nvmlGpuInstanceProfileInfo_t.copyEngineCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_t, decoderCount) == 24,
    "offset of nvmlGpuInstanceProfileInfo_t.decoderCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_t, encoderCount) == 28,
    "offset of nvmlGpuInstanceProfileInfo_t.encoderCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_t, jpegCount) == 32,
    "offset of nvmlGpuInstanceProfileInfo_t.jpegCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_t, ofaCount) == 36,
    "offset of nvmlGpuInstanceProfileInfo_t.ofaCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_t, memorySizeMB) == 40,
    "offset of nvmlGpuInstanceProfileInfo_t.memorySizeMB");
_Static_assert(sizeof(nvmlGpuInstanceProfileInfo_v2_t) == 152,
    "size of nvmlGpuInstanceProfileInfo_v2_t");
_Static_assert(_Alignof(nvmlGpuInstanceProfileInfo_v2_t) == 8,
    "alignment of nvmlGpuInstanceProfileInfo_v2_t");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v2_t, version) == 0,
    "offset of nvmlGpuInstanceProfileInfo_v2_t.version");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v2_t, id) == 4,
    "offset of nvmlGpuInstanceProfileInfo_v2_t.id");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v2_t, isP2pSupported) == 8,
    "offset of nvmlGpuInstanceProfileInfo_v2_t.isP2pSupported");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v2_t, sliceCount) == 12,
    "offset of nvmlGpuInstanceProfileInfo_v2_t.sliceCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v2_t, instanceCount) == 16,
    "offset of nvmlGpuInstanceProfileInfo_v2_t.instanceCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v2_t, multiprocessorCount) == 20,
    "offset of nvmlGpuInstanceProfileInfo_v2_t.multiprocessorCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v2_t, copyEngineCount) == 24,
    "offset of nvmlGpuInstanceProfileInfo_v2_t.copyEngineCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v2_t, decoderCount) == 28,
    "offset of nvmlGpuInstanceProfileInfo_v2_t.decoderCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v2_t, encoderCount) == 32,
    "offset of nvmlGpuInstanceProfileInfo_v2_t.encoderCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v2_t, jpegCount) == 36,
    "offset of nvmlGpuInstanceProfileInfo_v2_t.jpegCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v2_t, ofaCount) == 40,
    "offset of nvmlGpuInstanceProfileInfo_v2_t.ofaCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v2_t, memorySizeMB) == 48,
    "offset of nvmlGpuInstanceProfileInfo_v2_t.memorySizeMB");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v2_t, name) == 56,
    "offset of nvmlGpuInstanceProfileInfo_v2_t.name");
_Static_assert(sizeof(nvmlGpuInstanceProfileInfo_v3_t) == 152,
    "size of nvmlGpuInstanceProfileInfo_v3_t");
_Static_assert(_Alignof(nvmlGpuInstanceProfileInfo_v3_t) == 8,
    "alignment of nvmlGpuInstanceProfileInfo_v3_t");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v3_t, version) == 0,
    "offset of nvmlGpuInstanceProfileInfo_v3_t.version");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v3_t, id) == 4,
    "offset of nvmlGpuInstanceProfileInfo_v3_t.id");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v3_t, sliceCount) == 8,
    "offset of nvmlGpuInstanceProfileInfo_v3_t.sliceCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v3_t, instanceCount) == 12,
    "offset of nvmlGpuInstanceProfileInfo_v3_t.instanceCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v3_t, multiprocessorCount) == 16,
    "offset of nvmlGpuInstanceProfileInfo_v3_t.multiprocessorCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v3_t, copyEngineCount) == 20,
    "offset of nvmlGpuInstanceProfileInfo_v3_t.copyEngineCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v3_t, decoderCount) == 24,
    "offset of nvmlGpuInstanceProfileInfo_v3_t.decoderCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v3_t, encoderCount) == 28,
    "offset of nvmlGpuInstanceProfileInfo_v3_t.encoderCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v3_t, jpegCount) == 32,
    "offset of nvmlGpuInstanceProfileInfo_v3_t.jpegCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v3_t, ofaCount) == 36,
    "offset of nvmlGpuInstanceProfileInfo_v3_t.ofaCount");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v3_t, memorySizeMB) == 40,
    "offset of nvmlGpuInstanceProfileInfo_v3_t.memorySizeMB");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v3_t, name) == 48,
    "offset of nvmlGpuInstanceProfileInfo_v3_t.name");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceProfileInfo_v3_t, capabilities) == 144,
    "offset of nvmlGpuInstanceProfileInfo_v3_t.capabilities");
_Static_assert(sizeof(nvmlGpuInstanceInfo_t) == 24, "size of nvmlGpuInstanceInfo_t");
_Static_assert(_Alignof(nvmlGpuInstanceInfo_t) == 8, "alignment of nvmlGpuInstanceInfo_t");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceInfo_t, device) == 0,
    "offset of nvmlGpuInstanceInfo_t.device");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceInfo_t, id) == 8,
    "offset of nvmlGpuInstanceInfo_t.id");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceInfo_t, profileId) == 12,
    "offset of nvmlGpuInstanceInfo_t.profileId");
_Static_assert(__builtin_offsetof(nvmlGpuInstanceInfo_t, placement) == 16,
    "offset of nvmlGpuInstanceInfo_t.placement");
_Static_assert(sizeof(nvmlComputeInstancePlacement_t) == 8,
    "size of nvmlComputeInstancePlacement_t");
_Static_assert(_Alignof(nvmlComputeInstancePlacement_t) == 4,
    "alignment of nvmlComputeInstancePlacement_t");
_Static_assert(__builtin_offsetof(nvmlComputeInstancePlacement_t, start) == 0,
    "offset of nvmlComputeInstancePlacement_t.start");
_Static_assert(__builtin_offsetof(nvmlComputeInstancePlacement_t, size) == 4,
    "offset of nvmlComputeInstancePlacement_t.size");
_Static_assert(sizeof(nvmlComputeInstanceProfileInfo_t) == 36,
    "size of nvmlComputeInstanceProfileInfo_t");
_Static_assert(_Alignof(nvmlComputeInstanceProfileInfo_t) == 4,
    "alignment of nvmlComputeInstanceProfileInfo_t");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_t, id) == 0,
    "offset of nvmlComputeInstanceProfileInfo_t.id");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_t, sliceCount) == 4,
    "offset of nvmlComputeInstanceProfileInfo_t.sliceCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_t, instanceCount) == 8,
    "offset of nvmlComputeInstanceProfileInfo_t.instanceCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_t, multiprocessorCount) == 12,
    "offset of nvmlComputeInstanceProfileInfo_t.multiprocessorCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_t, sharedCopyEngineCount) == 16,
    "offset of nvmlComputeInstanceProfileInfo_t.sharedCopyEngineCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_t, sharedDecoderCount) == 20,
    "offset of nvmlComputeInstanceProfileInfo_t.sharedDecoderCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_t, sharedEncoderCount) == 24,
    "offset of nvmlComputeInstanceProfileInfo_t.sharedEncoderCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_t, sharedJpegCount) == 28,
    "offset of nvmlComputeInstanceProfileInfo_t.sharedJpegCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_t, sharedOfaCount) == 32,
    "offset of nvmlComputeInstanceProfileInfo_t.sharedOfaCount");
_Static_assert(sizeof(nvmlComputeInstanceProfileInfo_v2_t) == 136,
    "size of nvmlComputeInstanceProfileInfo_v2_t");
_Static_assert(_Alignof(nvmlComputeInstanceProfileInfo_v2_t) == 4,
    "alignment of nvmlComputeInstanceProfileInfo_v2_t");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v2_t, version) == 0,
    "offset of nvmlComputeInstanceProfileInfo_v2_t.version");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v2_t, id) == 4,
    "offset of nvmlComputeInstanceProfileInfo_v2_t.id");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v2_t, sliceCount) == 8,
    "offset of nvmlComputeInstanceProfileInfo_v2_t.sliceCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v2_t, instanceCount) == 12,
    "offset of nvmlComputeInstanceProfileInfo_v2_t.instanceCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v2_t, multiprocessorCount) == 16,
    "offset of nvmlComputeInstanceProfileInfo_v2_t.multiprocessorCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v2_t,
    sharedCopyEngineCount) == 20,
    "offset of nvmlComputeInstanceProfileInfo_v2_t.sharedCopyEngineCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v2_t, sharedDecoderCount) == 24,
    "offset of nvmlComputeInstanceProfileInfo_v2_t.sharedDecoderCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v2_t, sharedEncoderCount) == 28,
    "offset of nvmlComputeInstanceProfileInfo_v2_t.sharedEncoderCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v2_t, sharedJpegCount) == 32,
    "offset of nvmlComputeInstanceProfileInfo_v2_t.sharedJpegCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v2_t, sharedOfaCount) == 36,
    "offset of nvmlComputeInstanceProfileInfo_v2_t.sharedOfaCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v2_t, name) == 40,
    "offset of nvmlComputeInstanceProfileInfo_v2_t.name");
_Static_assert(sizeof(nvmlComputeInstanceProfileInfo_v3_t) == 140,
    "size of nvmlComputeInstanceProfileInfo_v3_t");
_Static_assert(_Alignof(nvmlComputeInstanceProfileInfo_v3_t) == 4,
    "alignment of nvmlComputeInstanceProfileInfo_v3_t");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v3_t, version) == 0,
    "offset of nvmlComputeInstanceProfileInfo_v3_t.version");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v3_t, id) == 4,
    "offset of nvmlComputeInstanceProfileInfo_v3_t.id");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v3_t, sliceCount) == 8,
    "offset of nvmlComputeInstanceProfileInfo_v3_t.sliceCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v3_t, instanceCount) == 12,
    "offset of nvmlComputeInstanceProfileInfo_v3_t.instanceCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v3_t, multiprocessorCount) == 16,
    "offset of nvmlComputeInstanceProfileInfo_v3_t.multiprocessorCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v3_t,
    sharedCopyEngineCount) == 20,
    "offset of nvmlComputeInstanceProfileInfo_v3_t.sharedCopyEngineCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v3_t, sharedDecoderCount) == 24,
    "offset of nvmlComputeInstanceProfileInfo_v3_t.sharedDecoderCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v3_t, sharedEncoderCount) == 28,
    "offset of nvmlComputeInstanceProfileInfo_v3_t.sharedEncoderCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v3_t, sharedJpegCount) == 32,
    "offset of nvmlComputeInstanceProfileInfo_v3_t.sharedJpegCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v3_t, sharedOfaCount) == 36,
    "offset of nvmlComputeInstanceProfileInfo_v3_t.sharedOfaCount");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v3_t, name) == 40,
    "offset of nvmlComputeInstanceProfileInfo_v3_t.name");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceProfileInfo_v3_t, capabilities) == 136,
    "offset of nvmlComputeInstanceProfileInfo_v3_t.capabilities");
_Static_assert(sizeof(nvmlComputeInstanceInfo_t) == 32, "size of nvmlComputeInstanceInfo_t");
_Static_assert(_Alignof(nvmlComputeInstanceInfo_t) == 8, "alignment of nvmlComputeInstanceInfo_t");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceInfo_t, device) == 0,
    "offset of nvmlComputeInstanceInfo_t.device");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceInfo_t, gpuInstance) == 8,
    "offset of nvmlComputeInstanceInfo_t.gpuInstance");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceInfo_t, id) == 16,
    "offset of nvmlComputeInstanceInfo_t.id");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceInfo_t, profileId) == 20,
    "offset of nvmlComputeInstanceInfo_t.profileId");
_Static_assert(__builtin_offsetof(nvmlComputeInstanceInfo_t, placement) == 24,
    "offset of nvmlComputeInstanceInfo_t.placement");
_Static_assert(sizeof(nvmlGpmMetric_t) == 40, "size of nvmlGpmMetric_t");
_Static_assert(_Alignof(nvmlGpmMetric_t) == 8, "alignment of nvmlGpmMetric_t");
_Static_assert(__builtin_offsetof(nvmlGpmMetric_t, metricId) == 0,
    "offset of nvmlGpmMetric_t.metricId");
_Static_assert(__builtin_offsetof(nvmlGpmMetric_t, nvmlReturn) == 4,
    "offset of nvmlGpmMetric_t.nvmlReturn");
_Static_assert(__builtin_offsetof(nvmlGpmMetric_t, value) == 8, "offset of nvmlGpmMetric_t.value");
_Static_assert(__builtin_offsetof(nvmlGpmMetric_t, metricInfo) == 16,
    "offset of nvmlGpmMetric_t.metricInfo");
_Static_assert(sizeof(nvmlGpmMetricsGet_t) == 19104, "size of nvmlGpmMetricsGet_t");
_Static_assert(_Alignof(nvmlGpmMetricsGet_t) == 8, "alignment of nvmlGpmMetricsGet_t");
_Static_assert(__builtin_offsetof(nvmlGpmMetricsGet_t, version) == 0,
    "offset of nvmlGpmMetricsGet_t.version");
_Static_assert(__builtin_offsetof(nvmlGpmMetricsGet_t, numMetrics) == 4,
    "offset of nvmlGpmMetricsGet_t.numMetrics");
_Static_assert(__builtin_offsetof(nvmlGpmMetricsGet_t, sample1) == 8,
    "offset of nvmlGpmMetricsGet_t.sample1");
_Static_assert(__builtin_offsetof(nvmlGpmMetricsGet_t, sample2) == 16,
    "offset of nvmlGpmMetricsGet_t.sample2");
_Static_assert(__builtin_offsetof(nvmlGpmMetricsGet_t, metrics) == 24,
    "offset of nvmlGpmMetricsGet_t.metrics");
_Static_assert(sizeof(nvmlGpmSupport_t) == 8, "size of nvmlGpmSupport_t");
_Static_assert(_Alignof(nvmlGpmSupport_t) == 4, "alignment of nvmlGpmSupport_t");
_Static_assert(__builtin_offsetof(nvmlGpmSupport_t, version) == 0,
    "offset of nvmlGpmSupport_t.version");
_Static_assert(__builtin_offsetof(nvmlGpmSupport_t, isSupportedDevice) == 4,
    "offset of nvmlGpmSupport_t.isSupportedDevice");
_Static_assert(sizeof(nvmlDeviceCapabilities_t) == 8, "size of nvmlDeviceCapabilities_t");
_Static_assert(_Alignof(nvmlDeviceCapabilities_t) == 4, "alignment of nvmlDeviceCapabilities_t");
_Static_assert(__builtin_offsetof(nvmlDeviceCapabilities_t, version) == 0,
    "offset of nvmlDeviceCapabilities_t.version");
_Static_assert(__builtin_offsetof(nvmlDeviceCapabilities_t, capMask) == 4,
    "offset of nvmlDeviceCapabilities_t.capMask");
_Static_assert(sizeof(nvmlMask255_t) == 32, "size of nvmlMask255_t");
_Static_assert(_Alignof(nvmlMask255_t) == 4, "alignment of nvmlMask255_t");
_Static_assert(__builtin_offsetof(nvmlMask255_t, mask) == 0, "offset of nvmlMask255_t.mask");
_Static_assert(sizeof(nvmlWorkloadPowerProfileInfo_t) == 44,
    "size of nvmlWorkloadPowerProfileInfo_t");
_Static_assert(_Alignof(nvmlWorkloadPowerProfileInfo_t) == 4,
    "alignment of nvmlWorkloadPowerProfileInfo_t");
_Static_assert(__builtin_offsetof(nvmlWorkloadPowerProfileInfo_t, version) == 0,
    "offset of nvmlWorkloadPowerProfileInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlWorkloadPowerProfileInfo_t, profileId) == 4,
    "offset of nvmlWorkloadPowerProfileInfo_t.profileId");
_Static_assert(__builtin_offsetof(nvmlWorkloadPowerProfileInfo_t, priority) == 8,
    "offset of nvmlWorkloadPowerProfileInfo_t.priority");
_Static_assert(__builtin_offsetof(nvmlWorkloadPowerProfileInfo_t, conflictingMask) == 12,
    "offset of nvmlWorkloadPowerProfileInfo_t.conflictingMask");
_Static_assert(sizeof(nvmlWorkloadPowerProfileProfilesInfo_t) == 11256,
    "size of nvmlWorkloadPowerProfileProfilesInfo_t");
_Static_assert(_Alignof(nvmlWorkloadPowerProfileProfilesInfo_t) == 4,
    "alignment of nvmlWorkloadPowerProfileProfilesInfo_t");
_Static_assert(__builtin_offsetof(nvmlWorkloadPowerProfileProfilesInfo_t, version) == 0,
    "offset of nvmlWorkloadPowerProfileProfilesInfo_t.version");
_Static_assert(__builtin_offsetof(nvmlWorkloadPowerProfileProfilesInfo_t, perfProfilesMask) == 4,
    "offset of nvmlWorkloadPowerProfileProfilesInfo_t.perfProfilesMask");
_Static_assert(__builtin_offsetof(nvmlWorkloadPowerProfileProfilesInfo_t, perfProfile) == 36,
    "offset of nvmlWorkloadPowerProfileProfilesInfo_t.perfProfile");
_Static_assert(sizeof(nvmlWorkloadPowerProfileCurrentProfiles_t) == 100,
    "size of nvmlWorkloadPowerProfileCurrentProfiles_t");
_Static_assert(_Alignof(nvmlWorkloadPowerProfileCurrentProfiles_t) == 4,
    "alignment of nvmlWorkloadPowerProfileCurrentProfiles_t");
_Static_assert(__builtin_offsetof(nvmlWorkloadPowerProfileCurrentProfiles_t, version) == 0,
    "offset of nvmlWorkloadPowerProfileCurrentProfiles_t.version");
_Static_assert(__builtin_offsetof(nvmlWorkloadPowerProfileCurrentProfiles_t,
    perfProfilesMask) == 4, "offset of nvmlWorkloadPowerProfileCurrentProfiles_t.perfProfilesMask");
_Static_assert(__builtin_offsetof(nvmlWorkloadPowerProfileCurrentProfiles_t,
    requestedProfilesMask) == 36,
    "offset of nvmlWorkloadPowerProfileCurrentProfiles_t.requestedProfilesMask");
_Static_assert(__builtin_offsetof(nvmlWorkloadPowerProfileCurrentProfiles_t,
    enforcedProfilesMask) == 68,
    "offset of nvmlWorkloadPowerProfileCurrentProfiles_t.enforcedProfilesMask");
_Static_assert(sizeof(nvmlWorkloadPowerProfileRequestedProfiles_t) == 36,
    "size of nvmlWorkloadPowerProfileRequestedProfiles_t");
_Static_assert(_Alignof(nvmlWorkloadPowerProfileRequestedProfiles_t) == 4,
    "alignment of nvmlWorkloadPowerProfileRequestedProfiles_t");
_Static_assert(__builtin_offsetof(nvmlWorkloadPowerProfileRequestedProfiles_t, version) == 0,
    "offset of nvmlWorkloadPowerProfileRequestedProfiles_t.version");
_Static_assert(__builtin_offsetof(nvmlWorkloadPowerProfileRequestedProfiles_t,
    requestedProfilesMask) == 4,
    "offset of nvmlWorkloadPowerProfileRequestedProfiles_t.requestedProfilesMask");
_Static_assert(sizeof(nvmlWorkloadPowerProfileUpdateProfiles_v1_t) == 36,
    "size of nvmlWorkloadPowerProfileUpdateProfiles_v1_t");
_Static_assert(_Alignof(nvmlWorkloadPowerProfileUpdateProfiles_v1_t) == 4,
    "alignment of nvmlWorkloadPowerProfileUpdateProfiles_v1_t");
_Static_assert(__builtin_offsetof(nvmlWorkloadPowerProfileUpdateProfiles_v1_t, operation) == 0,
    "offset of nvmlWorkloadPowerProfileUpdateProfiles_v1_t.operation");
_Static_assert(__builtin_offsetof(nvmlWorkloadPowerProfileUpdateProfiles_v1_t,
    updateProfilesMask) == 4,
    "offset of nvmlWorkloadPowerProfileUpdateProfiles_v1_t.updateProfilesMask");
_Static_assert(sizeof(nvmlPowerSmoothingProfile_t) == 24, "size of nvmlPowerSmoothingProfile_t");
_Static_assert(_Alignof(nvmlPowerSmoothingProfile_t) == 8,
    "alignment of nvmlPowerSmoothingProfile_t");
_Static_assert(__builtin_offsetof(nvmlPowerSmoothingProfile_t, version) == 0,
    "offset of nvmlPowerSmoothingProfile_t.version");
_Static_assert(__builtin_offsetof(nvmlPowerSmoothingProfile_t, profileId) == 4,
    "offset of nvmlPowerSmoothingProfile_t.profileId");
_Static_assert(__builtin_offsetof(nvmlPowerSmoothingProfile_t, paramId) == 8,
    "offset of nvmlPowerSmoothingProfile_t.paramId");
_Static_assert(__builtin_offsetof(nvmlPowerSmoothingProfile_t, value) == 16,
    "offset of nvmlPowerSmoothingProfile_t.value");
_Static_assert(sizeof(nvmlPowerSmoothingState_t) == 8, "size of nvmlPowerSmoothingState_t");
_Static_assert(_Alignof(nvmlPowerSmoothingState_t) == 4, "alignment of nvmlPowerSmoothingState_t");
_Static_assert(__builtin_offsetof(nvmlPowerSmoothingState_t, version) == 0,
    "offset of nvmlPowerSmoothingState_t.version");
_Static_assert(__builtin_offsetof(nvmlPowerSmoothingState_t, state) == 4,
    "offset of nvmlPowerSmoothingState_t.state");
_Static_assert(sizeof(nvmlEccBankRemapperHistogram_v1_t) == 8,
    "size of nvmlEccBankRemapperHistogram_v1_t");
_Static_assert(_Alignof(nvmlEccBankRemapperHistogram_v1_t) == 4,
    "alignment of nvmlEccBankRemapperHistogram_v1_t");
_Static_assert(__builtin_offsetof(nvmlEccBankRemapperHistogram_v1_t, maxSpareGroupCount) == 0,
    "offset of nvmlEccBankRemapperHistogram_v1_t.maxSpareGroupCount");
_Static_assert(__builtin_offsetof(nvmlEccBankRemapperHistogram_v1_t, noSpareGroupCount) == 4,
    "offset of nvmlEccBankRemapperHistogram_v1_t.noSpareGroupCount");
_Static_assert(sizeof(nvmlEccBankRemapperStatus_v1_t) == 20,
    "size of nvmlEccBankRemapperStatus_v1_t");
_Static_assert(_Alignof(nvmlEccBankRemapperStatus_v1_t) == 4,
    "alignment of nvmlEccBankRemapperStatus_v1_t");
_Static_assert(__builtin_offsetof(nvmlEccBankRemapperStatus_v1_t, activeRemappings) == 0,
    "offset of nvmlEccBankRemapperStatus_v1_t.activeRemappings");
_Static_assert(__builtin_offsetof(nvmlEccBankRemapperStatus_v1_t, inactiveRemappings) == 4,
    "offset of nvmlEccBankRemapperStatus_v1_t.inactiveRemappings");
_Static_assert(__builtin_offsetof(nvmlEccBankRemapperStatus_v1_t, bPending) == 8,
    "offset of nvmlEccBankRemapperStatus_v1_t.bPending");
_Static_assert(__builtin_offsetof(nvmlEccBankRemapperStatus_v1_t, histogram) == 12,
    "offset of nvmlEccBankRemapperStatus_v1_t.histogram");
_Static_assert((unsigned long long)INVALID_GPU_INSTANCE_ID == 4294967295ULL,
    "value of INVALID_GPU_INSTANCE_ID");
_Static_assert((unsigned long long)INVALID_GPU_INSTANCE_PROFILE_ID == 4294967295ULL,
    "value of INVALID_GPU_INSTANCE_PROFILE_ID");
_Static_assert((unsigned long long)MAX_CLK_DOMAINS == 32ULL, "value of MAX_CLK_DOMAINS");
_Static_assert((unsigned long long)NVML_255_MASK_BITS_PER_ELEM == 32ULL,
    "value of NVML_255_MASK_BITS_PER_ELEM");
_Static_assert((unsigned long long)NVML_255_MASK_NUM_ELEMS == 8ULL,
    "value of NVML_255_MASK_NUM_ELEMS");
_Static_assert((unsigned long long)NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED == 0ULL,
    "value of NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED");
_Static_assert((unsigned long long)NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED == 1ULL,
    "value of NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED");
_Static_assert((unsigned long long)NVML_AFFINITY_SCOPE_NODE == 0ULL,
    "value of NVML_AFFINITY_SCOPE_NODE");
_Static_assert((unsigned long long)NVML_AFFINITY_SCOPE_SOCKET == 1ULL,
    "value of NVML_AFFINITY_SCOPE_SOCKET");
_Static_assert((unsigned long long)NVML_API_VERSION == 13ULL, "value of NVML_API_VERSION");
_Static_assert((unsigned long long)NVML_BUS_TYPE_AGP == 4ULL, "value of NVML_BUS_TYPE_AGP");
_Static_assert((unsigned long long)NVML_BUS_TYPE_FPCI == 3ULL, "value of NVML_BUS_TYPE_FPCI");
_Static_assert((unsigned long long)NVML_BUS_TYPE_PCI == 1ULL, "value of NVML_BUS_TYPE_PCI");
_Static_assert((unsigned long long)NVML_BUS_TYPE_PCIE == 2ULL, "value of NVML_BUS_TYPE_PCIE");
_Static_assert((unsigned long long)NVML_BUS_TYPE_UNKNOWN == 0ULL, "value of NVML_BUS_TYPE_UNKNOWN");
_Static_assert((unsigned long long)NVML_C2C_POWER_STATE_FULL_POWER == 0ULL,
    "value of NVML_C2C_POWER_STATE_FULL_POWER");
_Static_assert((unsigned long long)NVML_C2C_POWER_STATE_LOW_POWER == 1ULL,
    "value of NVML_C2C_POWER_STATE_LOW_POWER");
_Static_assert((unsigned long long)NVML_CC_ACCEPTING_CLIENT_REQUESTS_FALSE == 0ULL,
    "value of NVML_CC_ACCEPTING_CLIENT_REQUESTS_FALSE");
_Static_assert((unsigned long long)NVML_CC_ACCEPTING_CLIENT_REQUESTS_TRUE == 1ULL,
    "value of NVML_CC_ACCEPTING_CLIENT_REQUESTS_TRUE");
_Static_assert((unsigned long long)NVML_CC_CEC_ATTESTATION_REPORT_NOT_PRESENT == 0ULL,
    "value of NVML_CC_CEC_ATTESTATION_REPORT_NOT_PRESENT");
_Static_assert((unsigned long long)NVML_CC_CEC_ATTESTATION_REPORT_PRESENT == 1ULL,
    "value of NVML_CC_CEC_ATTESTATION_REPORT_PRESENT");
_Static_assert((unsigned long long)NVML_CC_GPU_ATTESTATION_REPORT_SIZE == 8192ULL,
    "value of NVML_CC_GPU_ATTESTATION_REPORT_SIZE");
_Static_assert((unsigned long long)NVML_CC_GPU_CEC_ATTESTATION_REPORT_SIZE == 4096ULL,
    "value of NVML_CC_GPU_CEC_ATTESTATION_REPORT_SIZE");
_Static_assert((unsigned long long)NVML_CC_GPU_CEC_NONCE_SIZE == 32ULL,
    "value of NVML_CC_GPU_CEC_NONCE_SIZE");
_Static_assert((unsigned long long)NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX == 65ULL,
    "value of NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX");
_Static_assert((unsigned long long)NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN == 50ULL,
    "value of NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV == 1ULL,
    "value of NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_SNP == 3ULL,
    "value of NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_SNP");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_TIO == 7ULL,
    "value of NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_TIO");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM == 4ULL,
    "value of NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_CPU_CAPS_ARM_CCA == 5ULL,
    "value of NVML_CC_SYSTEM_CPU_CAPS_ARM_CCA");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX == 2ULL,
    "value of NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX_CONNECT == 6ULL,
    "value of NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX_CONNECT");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_CPU_CAPS_NONE == 0ULL,
    "value of NVML_CC_SYSTEM_CPU_CAPS_NONE");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF == 0ULL,
    "value of NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_DEVTOOLS_MODE_ON == 1ULL,
    "value of NVML_CC_SYSTEM_DEVTOOLS_MODE_ON");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_ENVIRONMENT_PROD == 2ULL,
    "value of NVML_CC_SYSTEM_ENVIRONMENT_PROD");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_ENVIRONMENT_SIM == 1ULL,
    "value of NVML_CC_SYSTEM_ENVIRONMENT_SIM");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE == 0ULL,
    "value of NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_FEATURE_BMSAI_ENABLED == 2ULL,
    "value of NVML_CC_SYSTEM_FEATURE_BMSAI_ENABLED");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_FEATURE_DISABLED == 0ULL,
    "value of NVML_CC_SYSTEM_FEATURE_DISABLED");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_FEATURE_ENABLED == 1ULL,
    "value of NVML_CC_SYSTEM_FEATURE_ENABLED");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_GPUS_CC_BMSAI_CAPABLE == 2ULL,
    "value of NVML_CC_SYSTEM_GPUS_CC_BMSAI_CAPABLE");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_GPUS_CC_CAPABLE == 1ULL,
    "value of NVML_CC_SYSTEM_GPUS_CC_CAPABLE");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE == 0ULL,
    "value of NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_MULTIGPU_NONE == 0ULL,
    "value of NVML_CC_SYSTEM_MULTIGPU_NONE");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_MULTIGPU_NVLE == 2ULL,
    "value of NVML_CC_SYSTEM_MULTIGPU_NVLE");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE == 1ULL,
    "value of NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_TDISP_STATE_DISABLED == 0ULL,
    "value of NVML_CC_SYSTEM_TDISP_STATE_DISABLED");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_TDISP_STATE_NOT_READY == 1ULL,
    "value of NVML_CC_SYSTEM_TDISP_STATE_NOT_READY");
_Static_assert((unsigned long long)NVML_CC_SYSTEM_TDISP_STATE_READY == 2ULL,
    "value of NVML_CC_SYSTEM_TDISP_STATE_READY");
_Static_assert((unsigned long long)NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT == 1ULL,
    "value of NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT");
_Static_assert((unsigned long long)NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED == 0ULL,
    "value of NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED");
_Static_assert((unsigned long long)NVML_COMPUTE_INSTANCE_ID_ANY == 4294967295ULL,
    "value of NVML_COMPUTE_INSTANCE_ID_ANY");
_Static_assert((unsigned long long)NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE == 0ULL,
    "value of NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE");
_Static_assert((unsigned long long)NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1 == 7ULL,
    "value of NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1");
_Static_assert((unsigned long long)NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE == 1ULL,
    "value of NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE");
_Static_assert((unsigned long long)NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE == 2ULL,
    "value of NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE");
_Static_assert((unsigned long long)NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE == 3ULL,
    "value of NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE");
_Static_assert((unsigned long long)NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE == 6ULL,
    "value of NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE");
_Static_assert((unsigned long long)NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE == 4ULL,
    "value of NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE");
_Static_assert((unsigned long long)NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE_NVL == 8ULL,
    "value of NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE_NVL");
_Static_assert((unsigned long long)NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE == 5ULL,
    "value of NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE");
_Static_assert((unsigned long long)NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX == 1ULL,
    "value of NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX");
_Static_assert((unsigned long long)NVML_COMPUTE_INSTANCE_PROFILE_COUNT == 9ULL,
    "value of NVML_COMPUTE_INSTANCE_PROFILE_COUNT");
_Static_assert((unsigned long long)NVML_CPER_CURSOR_HANDLE_INIT == 0ULL,
    "value of NVML_CPER_CURSOR_HANDLE_INIT");
_Static_assert((unsigned long long)NVML_DEVICE_ARCH_ADA == 8ULL, "value of NVML_DEVICE_ARCH_ADA");
_Static_assert((unsigned long long)NVML_DEVICE_ARCH_AMPERE == 7ULL,
    "value of NVML_DEVICE_ARCH_AMPERE");
_Static_assert((unsigned long long)NVML_DEVICE_ARCH_BLACKWELL == 10ULL,
    "value of NVML_DEVICE_ARCH_BLACKWELL");
_Static_assert((unsigned long long)NVML_DEVICE_ARCH_DLA == 11ULL, "value of NVML_DEVICE_ARCH_DLA");
_Static_assert((unsigned long long)NVML_DEVICE_ARCH_DLA2 == 12ULL,
    "value of NVML_DEVICE_ARCH_DLA2");
_Static_assert((unsigned long long)NVML_DEVICE_ARCH_HOPPER == 9ULL,
    "value of NVML_DEVICE_ARCH_HOPPER");
_Static_assert((unsigned long long)NVML_DEVICE_ARCH_KEPLER == 2ULL,
    "value of NVML_DEVICE_ARCH_KEPLER");
_Static_assert((unsigned long long)NVML_DEVICE_ARCH_MAXWELL == 3ULL,
    "value of NVML_DEVICE_ARCH_MAXWELL");
_Static_assert((unsigned long long)NVML_DEVICE_ARCH_NPU3 == 15ULL,
    "value of NVML_DEVICE_ARCH_NPU3");
_Static_assert((unsigned long long)NVML_DEVICE_ARCH_PASCAL == 4ULL,
    "value of NVML_DEVICE_ARCH_PASCAL");
_Static_assert((unsigned long long)NVML_DEVICE_ARCH_RUBIN == 13ULL,
    "value of NVML_DEVICE_ARCH_RUBIN");
_Static_assert((unsigned long long)NVML_DEVICE_ARCH_TURING == 6ULL,
    "value of NVML_DEVICE_ARCH_TURING");
_Static_assert((unsigned long long)NVML_DEVICE_ARCH_UNKNOWN == 4294967295ULL,
    "value of NVML_DEVICE_ARCH_UNKNOWN");
_Static_assert((unsigned long long)NVML_DEVICE_ARCH_VOLTA == 5ULL,
    "value of NVML_DEVICE_ARCH_VOLTA");
_Static_assert((unsigned long long)NVML_DEVICE_HOSTNAME_BUFFER_SIZE == 64ULL,
    "value of NVML_DEVICE_HOSTNAME_BUFFER_SIZE");
_Static_assert((unsigned long long)NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE == 16ULL,
    "value of NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE");
_Static_assert((unsigned long long)NVML_DEVICE_MEMORY_LIMIT_MAX == 18446744073709551615ULL,
    "value of NVML_DEVICE_MEMORY_LIMIT_MAX");
_Static_assert((unsigned long long)NVML_DEVICE_MIG_DISABLE == 0ULL,
    "value of NVML_DEVICE_MIG_DISABLE");
_Static_assert((unsigned long long)NVML_DEVICE_MIG_ENABLE == 1ULL,
    "value of NVML_DEVICE_MIG_ENABLE");
_Static_assert((unsigned long long)NVML_DEVICE_NAME_BUFFER_SIZE == 64ULL,
    "value of NVML_DEVICE_NAME_BUFFER_SIZE");
_Static_assert((unsigned long long)NVML_DEVICE_NAME_V2_BUFFER_SIZE == 96ULL,
    "value of NVML_DEVICE_NAME_V2_BUFFER_SIZE");
_Static_assert((unsigned long long)NVML_DEVICE_PART_NUMBER_BUFFER_SIZE == 80ULL,
    "value of NVML_DEVICE_PART_NUMBER_BUFFER_SIZE");
_Static_assert((unsigned long long)NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE == 32ULL,
    "value of NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE");
_Static_assert((unsigned long long)NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE == 16ULL,
    "value of NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE");
_Static_assert((unsigned long long)NVML_DEVICE_SERIAL_BUFFER_SIZE == 30ULL,
    "value of NVML_DEVICE_SERIAL_BUFFER_SIZE");
_Static_assert((unsigned long long)NVML_DEVICE_UUID_ASCII_LEN == 41ULL,
    "value of NVML_DEVICE_UUID_ASCII_LEN");
_Static_assert((unsigned long long)NVML_DEVICE_UUID_BINARY_LEN == 16ULL,
    "value of NVML_DEVICE_UUID_BINARY_LEN");
_Static_assert((unsigned long long)NVML_DEVICE_UUID_BUFFER_SIZE == 80ULL,
    "value of NVML_DEVICE_UUID_BUFFER_SIZE");
_Static_assert((unsigned long long)NVML_DEVICE_UUID_V2_BUFFER_SIZE == 96ULL,
    "value of NVML_DEVICE_UUID_V2_BUFFER_SIZE");
_Static_assert((unsigned long long)NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE == 32ULL,
    "value of NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE");
_Static_assert((unsigned long long)NVML_DEV_CAP_EGM == 1ULL, "value of NVML_DEV_CAP_EGM");
_Static_assert((unsigned long long)NVML_DOUBLE_BIT_ECC == 1ULL, "value of NVML_DOUBLE_BIT_ECC");
_Static_assert((unsigned long long)NVML_FAN_POLICY_MANUAL == 1ULL,
    "value of NVML_FAN_POLICY_MANUAL");
_Static_assert((unsigned long long)NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW == 0ULL,
    "value of NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW");
_Static_assert((unsigned long long)NVML_FI_DEV_ACTIVE_BANK_REMAPPINGS == 303ULL,
    "value of NVML_FI_DEV_ACTIVE_BANK_REMAPPINGS");
_Static_assert((unsigned long long)NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_MAX == 305ULL,
    "value of NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_MAX");
_Static_assert((unsigned long long)NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_NONE == 306ULL,
    "value of NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_NONE");
_Static_assert((unsigned long long)NVML_FI_DEV_C2C_LINK_COUNT == 170ULL,
    "value of NVML_FI_DEV_C2C_LINK_COUNT");
_Static_assert((unsigned long long)NVML_FI_DEV_C2C_LINK_ERROR_INTR == 231ULL,
    "value of NVML_FI_DEV_C2C_LINK_ERROR_INTR");
_Static_assert((unsigned long long)NVML_FI_DEV_C2C_LINK_ERROR_REPLAY == 232ULL,
    "value of NVML_FI_DEV_C2C_LINK_ERROR_REPLAY");
_Static_assert((unsigned long long)NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B == 233ULL,
    "value of NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B");
_Static_assert((unsigned long long)NVML_FI_DEV_C2C_LINK_GET_MAX_BW == 172ULL,
    "value of NVML_FI_DEV_C2C_LINK_GET_MAX_BW");
_Static_assert((unsigned long long)NVML_FI_DEV_C2C_LINK_GET_STATUS == 171ULL,
    "value of NVML_FI_DEV_C2C_LINK_GET_STATUS");
_Static_assert((unsigned long long)NVML_FI_DEV_C2C_LINK_POWER_STATE == 234ULL,
    "value of NVML_FI_DEV_C2C_LINK_POWER_STATE");
_Static_assert((unsigned long long)NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN ==
    271ULL, "value of NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN");
_Static_assert((unsigned long long)NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN == 270ULL,
    "value of NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN");
_Static_assert((unsigned long long)NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP == 74ULL,
    "value of NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP");
_Static_assert((unsigned long long)NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN == 269ULL,
    "value of NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN");
_Static_assert((unsigned long long)NVML_FI_DEV_CLOCKS_EVENT_REASON_SYNC_BOOST == 76ULL,
    "value of NVML_FI_DEV_CLOCKS_EVENT_REASON_SYNC_BOOST");
_Static_assert((unsigned long long)NVML_FI_DEV_DRAIN_AND_RESET_STATUS == 227ULL,
    "value of NVML_FI_DEV_DRAIN_AND_RESET_STATUS");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_CURRENT == 1ULL,
    "value of NVML_FI_DEV_ECC_CURRENT");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_DBE_AGG_CBU == 28ULL,
    "value of NVML_FI_DEV_ECC_DBE_AGG_CBU");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_DBE_AGG_DEV == 23ULL,
    "value of NVML_FI_DEV_ECC_DBE_AGG_DEV");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_DBE_AGG_L1 == 19ULL,
    "value of NVML_FI_DEV_ECC_DBE_AGG_L1");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_DBE_AGG_L2 == 21ULL,
    "value of NVML_FI_DEV_ECC_DBE_AGG_L2");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_DBE_AGG_REG == 25ULL,
    "value of NVML_FI_DEV_ECC_DBE_AGG_REG");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_DBE_AGG_TEX == 27ULL,
    "value of NVML_FI_DEV_ECC_DBE_AGG_TEX");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_DBE_AGG_TOTAL == 6ULL,
    "value of NVML_FI_DEV_ECC_DBE_AGG_TOTAL");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_DBE_VOL_CBU == 17ULL,
    "value of NVML_FI_DEV_ECC_DBE_VOL_CBU");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_DBE_VOL_DEV == 12ULL,
    "value of NVML_FI_DEV_ECC_DBE_VOL_DEV");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_DBE_VOL_L1 == 8ULL,
    "value of NVML_FI_DEV_ECC_DBE_VOL_L1");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_DBE_VOL_L2 == 10ULL,
    "value of NVML_FI_DEV_ECC_DBE_VOL_L2");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_DBE_VOL_REG == 14ULL,
    "value of NVML_FI_DEV_ECC_DBE_VOL_REG");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_DBE_VOL_TEX == 16ULL,
    "value of NVML_FI_DEV_ECC_DBE_VOL_TEX");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_DBE_VOL_TOTAL == 4ULL,
    "value of NVML_FI_DEV_ECC_DBE_VOL_TOTAL");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_PENDING == 2ULL,
    "value of NVML_FI_DEV_ECC_PENDING");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_SBE_AGG_DEV == 22ULL,
    "value of NVML_FI_DEV_ECC_SBE_AGG_DEV");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_SBE_AGG_L1 == 18ULL,
    "value of NVML_FI_DEV_ECC_SBE_AGG_L1");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_SBE_AGG_L2 == 20ULL,
    "value of NVML_FI_DEV_ECC_SBE_AGG_L2");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_SBE_AGG_REG == 24ULL,
    "value of NVML_FI_DEV_ECC_SBE_AGG_REG");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_SBE_AGG_TEX == 26ULL,
    "value of NVML_FI_DEV_ECC_SBE_AGG_TEX");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_SBE_AGG_TOTAL == 5ULL,
    "value of NVML_FI_DEV_ECC_SBE_AGG_TOTAL");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_SBE_VOL_DEV == 11ULL,
    "value of NVML_FI_DEV_ECC_SBE_VOL_DEV");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_SBE_VOL_L1 == 7ULL,
    "value of NVML_FI_DEV_ECC_SBE_VOL_L1");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_SBE_VOL_L2 == 9ULL,
    "value of NVML_FI_DEV_ECC_SBE_VOL_L2");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_SBE_VOL_REG == 13ULL,
    "value of NVML_FI_DEV_ECC_SBE_VOL_REG");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_SBE_VOL_TEX == 15ULL,
    "value of NVML_FI_DEV_ECC_SBE_VOL_TEX");
_Static_assert((unsigned long long)NVML_FI_DEV_ECC_SBE_VOL_TOTAL == 3ULL,
    "value of NVML_FI_DEV_ECC_SBE_VOL_TOTAL");
_Static_assert((unsigned long long)NVML_FI_DEV_EDPP_MULTIPLIER == 274ULL,
    "value of NVML_FI_DEV_EDPP_MULTIPLIER");
_Static_assert((unsigned long long)NVML_FI_DEV_ENERGY == 191ULL, "value of NVML_FI_DEV_ENERGY");
_Static_assert((unsigned long long)NVML_FI_DEV_GET_GPU_RECOVERY_ACTION == 230ULL,
    "value of NVML_FI_DEV_GET_GPU_RECOVERY_ACTION");
_Static_assert((unsigned long long)NVML_FI_DEV_GPU_TEMP == 308ULL, "value of NVML_FI_DEV_GPU_TEMP");
_Static_assert((unsigned long long)NVML_FI_DEV_INACTIVE_BANK_REMAPPINGS == 304ULL,
    "value of NVML_FI_DEV_INACTIVE_BANK_REMAPPINGS");
_Static_assert((unsigned long long)NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE == 199ULL,
    "value of NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE");
_Static_assert((unsigned long long)NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED == 184ULL,
    "value of NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED");
_Static_assert((unsigned long long)NVML_FI_DEV_MCLK_MIN_SWITCH_INTERVAL_MILLISECONDS == 299ULL,
    "value of NVML_FI_DEV_MCLK_MIN_SWITCH_INTERVAL_MILLISECONDS");
_Static_assert((unsigned long long)NVML_FI_DEV_MCLK_SWITCH_TYPE == 298ULL,
    "value of NVML_FI_DEV_MCLK_SWITCH_TYPE");
_Static_assert((unsigned long long)NVML_FI_DEV_MEMORY_TEMP == 82ULL,
    "value of NVML_FI_DEV_MEMORY_TEMP");
_Static_assert((unsigned long long)NVML_FI_DEV_MMA_STALL_PERCENT == 297ULL,
    "value of NVML_FI_DEV_MMA_STALL_PERCENT");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L0 == 60ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L0");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L1 == 61ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L1");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L10 == 124ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L10");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L11 == 125ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L11");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L2 == 62ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L2");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L3 == 63ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L3");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L4 == 64ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L4");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L5 == 65ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L5");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L6 == 120ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L6");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L7 == 121ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L7");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L8 == 122ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L8");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L9 == 123ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L9");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C0_TOTAL == 66ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C0_TOTAL");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L0 == 67ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L0");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L1 == 68ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L1");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L10 == 130ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L10");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L11 == 131ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L11");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L2 == 69ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L2");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L3 == 70ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L3");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L4 == 71ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L4");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L5 == 72ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L5");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L6 == 126ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L6");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L7 == 127ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L7");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L8 == 128ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L8");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L9 == 129ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L9");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_BANDWIDTH_C1_TOTAL == 73ULL,
    "value of NVML_FI_DEV_NVLINK_BANDWIDTH_C1_TOTAL");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS == 207ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_BER == 220ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_BER");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_ERRORS == 219ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_ERRORS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_0 == 235ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_0");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_1 == 236ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_1");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_10 == 245ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_10");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_11 == 246ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_11");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_12 == 247ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_12");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_13 == 248ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_13");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_14 == 249ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_14");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_15 == 250ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_15");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_2 == 237ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_2");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_3 == 238ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_3");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_4 == 239ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_4");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_5 == 240ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_5");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_6 == 241ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_6");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_7 == 242ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_7");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_8 == 243ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_8");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_9 == 244ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_9");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS == 215ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS == 214ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS ==
    213ULL, "value of NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS == 211ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS == 206ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_RAW_BER == 218ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_RAW_BER");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0 == 216ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0_V2 == 291ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0_V2");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1 == 217ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1_V2 == 292ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1_V2");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_RAW_BER_V2 == 293ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_RAW_BER_V2");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE0 == 289ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE0");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE1 == 290ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE1");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_RCV_BYTES == 204ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_RCV_BYTES");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_RCV_ERRORS == 208ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_RCV_ERRORS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS == 210ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_RCV_PACKETS == 203ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_RCV_PACKETS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS == 209ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_SYMBOL_BER == 222ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_SYMBOL_BER");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_SYMBOL_ERRORS == 221ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_SYMBOL_ERRORS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_VL15_DROPPED == 205ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_VL15_DROPPED");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_XMIT_BYTES == 202ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_XMIT_BYTES");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_XMIT_DISCARDS == 212ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_XMIT_DISCARDS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_COUNT_XMIT_PACKETS == 201ULL,
    "value of NVML_FI_DEV_NVLINK_COUNT_XMIT_PACKETS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0 == 39ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1 == 40ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10 == 106ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11 == 107ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2 == 41ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3 == 42ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4 == 43ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5 == 44ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6 == 102ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7 == 103ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8 == 104ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9 == 105ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL == 45ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0 == 32ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1 == 33ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10 == 100ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11 == 101ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2 == 34ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3 == 35ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4 == 36ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5 == 37ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6 == 96ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7 == 97ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8 == 98ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9 == 99ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL == 38ULL,
    "value of NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0 == 148ULL,
    "value of NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1 == 149ULL,
    "value of NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10 == 158ULL,
    "value of NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11 == 159ULL,
    "value of NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2 == 150ULL,
    "value of NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3 == 151ULL,
    "value of NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4 == 152ULL,
    "value of NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5 == 153ULL,
    "value of NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6 == 154ULL,
    "value of NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7 == 155ULL,
    "value of NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8 == 156ULL,
    "value of NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9 == 157ULL,
    "value of NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL == 160ULL,
    "value of NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ERROR_DL_CRC == 163ULL,
    "value of NVML_FI_DEV_NVLINK_ERROR_DL_CRC");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ERROR_DL_RECOVERY == 162ULL,
    "value of NVML_FI_DEV_NVLINK_ERROR_DL_RECOVERY");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_ERROR_DL_REPLAY == 161ULL,
    "value of NVML_FI_DEV_NVLINK_ERROR_DL_REPLAY");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_GET_DATA_RATE == 296ULL,
    "value of NVML_FI_DEV_NVLINK_GET_DATA_RATE");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_GET_POWER_STATE == 167ULL,
    "value of NVML_FI_DEV_NVLINK_GET_POWER_STATE");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD == 168ULL,
    "value of NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX == 200ULL,
    "value of NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MIN == 223ULL,
    "value of NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MIN");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED == 225ULL,
    "value of NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_UNITS == 224ULL,
    "value of NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_UNITS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_GET_SPEED == 164ULL,
    "value of NVML_FI_DEV_NVLINK_GET_SPEED");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_GET_STATE == 165ULL,
    "value of NVML_FI_DEV_NVLINK_GET_STATE");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_GET_VERSION == 166ULL,
    "value of NVML_FI_DEV_NVLINK_GET_VERSION");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_LINK_COUNT == 91ULL,
    "value of NVML_FI_DEV_NVLINK_LINK_COUNT");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_PLR_XMIT_BLOCKS == 294ULL,
    "value of NVML_FI_DEV_NVLINK_PLR_XMIT_BLOCKS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_PLR_XMIT_RETRY_BLOCKS == 295ULL,
    "value of NVML_FI_DEV_NVLINK_PLR_XMIT_RETRY_BLOCKS");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L0 == 53ULL,
    "value of NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L0");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L1 == 54ULL,
    "value of NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L1");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L10 == 118ULL,
    "value of NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L10");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L11 == 119ULL,
    "value of NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L11");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L2 == 55ULL,
    "value of NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L2");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L3 == 56ULL,
    "value of NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L3");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L4 == 57ULL,
    "value of NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L4");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L5 == 58ULL,
    "value of NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L5");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L6 == 114ULL,
    "value of NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L6");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L7 == 115ULL,
    "value of NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L7");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L8 == 116ULL,
    "value of NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L8");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L9 == 117ULL,
    "value of NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L9");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL == 59ULL,
    "value of NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_REMOTE_NVLINK_ID == 146ULL,
    "value of NVML_FI_DEV_NVLINK_REMOTE_NVLINK_ID");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L0 == 46ULL,
    "value of NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L0");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L1 == 47ULL,
    "value of NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L1");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L10 == 112ULL,
    "value of NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L10");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L11 == 113ULL,
    "value of NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L11");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L2 == 48ULL,
    "value of NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L2");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L3 == 49ULL,
    "value of NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L3");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L4 == 50ULL,
    "value of NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L4");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L5 == 51ULL,
    "value of NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L5");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L6 == 108ULL,
    "value of NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L6");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L7 == 109ULL,
    "value of NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L7");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L8 == 110ULL,
    "value of NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L8");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L9 == 111ULL,
    "value of NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L9");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL == 52ULL,
    "value of NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_SPEED_MBPS_COMMON == 90ULL,
    "value of NVML_FI_DEV_NVLINK_SPEED_MBPS_COMMON");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_SPEED_MBPS_L0 == 84ULL,
    "value of NVML_FI_DEV_NVLINK_SPEED_MBPS_L0");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_SPEED_MBPS_L1 == 85ULL,
    "value of NVML_FI_DEV_NVLINK_SPEED_MBPS_L1");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_SPEED_MBPS_L10 == 136ULL,
    "value of NVML_FI_DEV_NVLINK_SPEED_MBPS_L10");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_SPEED_MBPS_L11 == 137ULL,
    "value of NVML_FI_DEV_NVLINK_SPEED_MBPS_L11");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_SPEED_MBPS_L2 == 86ULL,
    "value of NVML_FI_DEV_NVLINK_SPEED_MBPS_L2");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_SPEED_MBPS_L3 == 87ULL,
    "value of NVML_FI_DEV_NVLINK_SPEED_MBPS_L3");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_SPEED_MBPS_L4 == 88ULL,
    "value of NVML_FI_DEV_NVLINK_SPEED_MBPS_L4");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_SPEED_MBPS_L5 == 89ULL,
    "value of NVML_FI_DEV_NVLINK_SPEED_MBPS_L5");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_SPEED_MBPS_L6 == 132ULL,
    "value of NVML_FI_DEV_NVLINK_SPEED_MBPS_L6");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_SPEED_MBPS_L7 == 133ULL,
    "value of NVML_FI_DEV_NVLINK_SPEED_MBPS_L7");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_SPEED_MBPS_L8 == 134ULL,
    "value of NVML_FI_DEV_NVLINK_SPEED_MBPS_L8");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_SPEED_MBPS_L9 == 135ULL,
    "value of NVML_FI_DEV_NVLINK_SPEED_MBPS_L9");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX == 139ULL,
    "value of NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX == 138ULL,
    "value of NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_RX == 141ULL,
    "value of NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_RX");
_Static_assert((unsigned long long)NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_TX == 140ULL,
    "value of NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_TX");
_Static_assert((unsigned long long)NVML_FI_DEV_NVSWITCH_CONNECTED_LINK_COUNT == 147ULL,
    "value of NVML_FI_DEV_NVSWITCH_CONNECTED_LINK_COUNT");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_COUNT_BAD_DLLP == 178ULL,
    "value of NVML_FI_DEV_PCIE_COUNT_BAD_DLLP");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_COUNT_BAD_TLP == 176ULL,
    "value of NVML_FI_DEV_PCIE_COUNT_BAD_TLP");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_COUNT_CORRECTABLE_ERRORS == 173ULL,
    "value of NVML_FI_DEV_PCIE_COUNT_CORRECTABLE_ERRORS");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_COUNT_FATAL_ERROR == 180ULL,
    "value of NVML_FI_DEV_PCIE_COUNT_FATAL_ERROR");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_COUNT_LANE_ERROR == 183ULL,
    "value of NVML_FI_DEV_PCIE_COUNT_LANE_ERROR");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_COUNT_LCRC_ERROR == 182ULL,
    "value of NVML_FI_DEV_PCIE_COUNT_LCRC_ERROR");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_COUNT_NAKS_RECEIVED == 174ULL,
    "value of NVML_FI_DEV_PCIE_COUNT_NAKS_RECEIVED");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_COUNT_NAKS_SENT == 177ULL,
    "value of NVML_FI_DEV_PCIE_COUNT_NAKS_SENT");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_COUNT_NON_FATAL_ERROR == 179ULL,
    "value of NVML_FI_DEV_PCIE_COUNT_NON_FATAL_ERROR");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_COUNT_RECEIVER_ERROR == 175ULL,
    "value of NVML_FI_DEV_PCIE_COUNT_RECEIVER_ERROR");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_COUNT_RX_BYTES == 198ULL,
    "value of NVML_FI_DEV_PCIE_COUNT_RX_BYTES");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_COUNT_TX_BYTES == 197ULL,
    "value of NVML_FI_DEV_PCIE_COUNT_TX_BYTES");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_COUNT_UNSUPPORTED_REQ == 181ULL,
    "value of NVML_FI_DEV_PCIE_COUNT_UNSUPPORTED_REQ");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_INBOUND_ATOMICS_MASK == 229ULL,
    "value of NVML_FI_DEV_PCIE_INBOUND_ATOMICS_MASK");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_L0_TO_RECOVERY_COUNTER == 169ULL,
    "value of NVML_FI_DEV_PCIE_L0_TO_RECOVERY_COUNTER");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_OUTBOUND_ATOMICS_MASK == 228ULL,
    "value of NVML_FI_DEV_PCIE_OUTBOUND_ATOMICS_MASK");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_REPLAY_COUNTER == 94ULL,
    "value of NVML_FI_DEV_PCIE_REPLAY_COUNTER");
_Static_assert((unsigned long long)NVML_FI_DEV_PCIE_REPLAY_ROLLOVER_COUNTER == 95ULL,
    "value of NVML_FI_DEV_PCIE_REPLAY_ROLLOVER_COUNTER");
_Static_assert((unsigned long long)NVML_FI_DEV_PENDING_BANK_REMAPPING == 307ULL,
    "value of NVML_FI_DEV_PENDING_BANK_REMAPPING");
_Static_assert((unsigned long long)NVML_FI_DEV_PERF_POLICY_BOARD_LIMIT == 77ULL,
    "value of NVML_FI_DEV_PERF_POLICY_BOARD_LIMIT");
_Static_assert((unsigned long long)NVML_FI_DEV_PERF_POLICY_LOW_UTILIZATION == 78ULL,
    "value of NVML_FI_DEV_PERF_POLICY_LOW_UTILIZATION");
_Static_assert((unsigned long long)NVML_FI_DEV_PERF_POLICY_POWER == 74ULL,
    "value of NVML_FI_DEV_PERF_POLICY_POWER");
_Static_assert((unsigned long long)NVML_FI_DEV_PERF_POLICY_RELIABILITY == 79ULL,
    "value of NVML_FI_DEV_PERF_POLICY_RELIABILITY");
_Static_assert((unsigned long long)NVML_FI_DEV_PERF_POLICY_SYNC_BOOST == 76ULL,
    "value of NVML_FI_DEV_PERF_POLICY_SYNC_BOOST");
_Static_assert((unsigned long long)NVML_FI_DEV_PERF_POLICY_THERMAL == 75ULL,
    "value of NVML_FI_DEV_PERF_POLICY_THERMAL");
_Static_assert((unsigned long long)NVML_FI_DEV_PERF_POLICY_TOTAL_APP_CLOCKS == 80ULL,
    "value of NVML_FI_DEV_PERF_POLICY_TOTAL_APP_CLOCKS");
_Static_assert((unsigned long long)NVML_FI_DEV_PERF_POLICY_TOTAL_BASE_CLOCKS == 81ULL,
    "value of NVML_FI_DEV_PERF_POLICY_TOTAL_BASE_CLOCKS");
_Static_assert((unsigned long long)NVML_FI_DEV_POWER_AVERAGE == 185ULL,
    "value of NVML_FI_DEV_POWER_AVERAGE");
_Static_assert((unsigned long long)NVML_FI_DEV_POWER_CURRENT_LIMIT == 190ULL,
    "value of NVML_FI_DEV_POWER_CURRENT_LIMIT");
_Static_assert((unsigned long long)NVML_FI_DEV_POWER_DEFAULT_LIMIT == 189ULL,
    "value of NVML_FI_DEV_POWER_DEFAULT_LIMIT");
_Static_assert((unsigned long long)NVML_FI_DEV_POWER_INSTANT == 186ULL,
    "value of NVML_FI_DEV_POWER_INSTANT");
_Static_assert((unsigned long long)NVML_FI_DEV_POWER_MAX_LIMIT == 188ULL,
    "value of NVML_FI_DEV_POWER_MAX_LIMIT");
_Static_assert((unsigned long long)NVML_FI_DEV_POWER_MIN_LIMIT == 187ULL,
    "value of NVML_FI_DEV_POWER_MIN_LIMIT");
_Static_assert((unsigned long long)NVML_FI_DEV_POWER_REQUESTED_LIMIT == 192ULL,
    "value of NVML_FI_DEV_POWER_REQUESTED_LIMIT");
_Static_assert((unsigned long long)NVML_FI_DEV_POWER_SYNC_BALANCING_AF == 273ULL,
    "value of NVML_FI_DEV_POWER_SYNC_BALANCING_AF");
_Static_assert((unsigned long long)NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ == 272ULL,
    "value of NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ");
_Static_assert((unsigned long long)NVML_FI_DEV_REMAPPED_COR == 142ULL,
    "value of NVML_FI_DEV_REMAPPED_COR");
_Static_assert((unsigned long long)NVML_FI_DEV_REMAPPED_FAILURE == 145ULL,
    "value of NVML_FI_DEV_REMAPPED_FAILURE");
_Static_assert((unsigned long long)NVML_FI_DEV_REMAPPED_PENDING == 144ULL,
    "value of NVML_FI_DEV_REMAPPED_PENDING");
_Static_assert((unsigned long long)NVML_FI_DEV_REMAPPED_ROWS_COR_INACTIVE == 301ULL,
    "value of NVML_FI_DEV_REMAPPED_ROWS_COR_INACTIVE");
_Static_assert((unsigned long long)NVML_FI_DEV_REMAPPED_ROWS_UNC_INACTIVE == 302ULL,
    "value of NVML_FI_DEV_REMAPPED_ROWS_UNC_INACTIVE");
_Static_assert((unsigned long long)NVML_FI_DEV_REMAPPED_UNC == 143ULL,
    "value of NVML_FI_DEV_REMAPPED_UNC");
_Static_assert((unsigned long long)NVML_FI_DEV_RESET_STATUS == 226ULL,
    "value of NVML_FI_DEV_RESET_STATUS");
_Static_assert((unsigned long long)NVML_FI_DEV_RETIRED_DBE == 30ULL,
    "value of NVML_FI_DEV_RETIRED_DBE");
_Static_assert((unsigned long long)NVML_FI_DEV_RETIRED_PENDING == 31ULL,
    "value of NVML_FI_DEV_RETIRED_PENDING");
_Static_assert((unsigned long long)NVML_FI_DEV_RETIRED_PENDING_DBE == 93ULL,
    "value of NVML_FI_DEV_RETIRED_PENDING_DBE");
_Static_assert((unsigned long long)NVML_FI_DEV_RETIRED_PENDING_SBE == 92ULL,
    "value of NVML_FI_DEV_RETIRED_PENDING_SBE");
_Static_assert((unsigned long long)NVML_FI_DEV_RETIRED_SBE == 29ULL,
    "value of NVML_FI_DEV_RETIRED_SBE");
_Static_assert((unsigned long long)NVML_FI_DEV_TEMPERATURE_GPU_MAX_TLIMIT == 196ULL,
    "value of NVML_FI_DEV_TEMPERATURE_GPU_MAX_TLIMIT");
_Static_assert((unsigned long long)NVML_FI_DEV_TEMPERATURE_MEM_MAX_TLIMIT == 195ULL,
    "value of NVML_FI_DEV_TEMPERATURE_MEM_MAX_TLIMIT");
_Static_assert((unsigned long long)NVML_FI_DEV_TEMPERATURE_SHUTDOWN_TLIMIT == 193ULL,
    "value of NVML_FI_DEV_TEMPERATURE_SHUTDOWN_TLIMIT");
_Static_assert((unsigned long long)NVML_FI_DEV_TEMPERATURE_SLOWDOWN_TLIMIT == 194ULL,
    "value of NVML_FI_DEV_TEMPERATURE_SLOWDOWN_TLIMIT");
_Static_assert((unsigned long long)NVML_FI_DEV_TOTAL_ENERGY_CONSUMPTION == 83ULL,
    "value of NVML_FI_DEV_TOTAL_ENERGY_CONSUMPTION");
_Static_assert((unsigned long long)NVML_FI_MAX == 310ULL, "value of NVML_FI_MAX");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE == 264ULL,
    "value of NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR ==
    265ULL, "value of NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_OFFSET ==
    288ULL, "value of NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_OFFSET");
_Static_assert(
    (unsigned long long)NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_WIN_MULT == 286ULL,
    "value of NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_WIN_MULT");
_Static_assert(
    (unsigned long long)NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_TAR_WIN_MULT == 287ULL,
    "value of NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_TAR_WIN_MULT");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL ==
    268ULL, "value of NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE == 267ULL,
    "value of NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE == 266ULL,
    "value of NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_SECONDARY_POWER_FLOOR ==
    285ULL, "value of NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_SECONDARY_POWER_FLOOR");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL == 254ULL,
    "value of NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR == 255ULL,
    "value of NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_DELAYED_PWR_SMOOTHING_SUPPORTED == 280ULL,
    "value of NVML_FI_PWR_SMOOTHING_DELAYED_PWR_SMOOTHING_SUPPORTED");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_ENABLED == 251ULL,
    "value of NVML_FI_PWR_SMOOTHING_ENABLED");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING ==
    258ULL, "value of NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED == 253ULL,
    "value of NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_LIMITED_TIME == 309ULL,
    "value of NVML_FI_PWR_SMOOTHING_LIMITED_TIME");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES == 259ULL,
    "value of NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING == 256ULL,
    "value of NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING == 257ULL,
    "value of NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_OFFSET == 277ULL,
    "value of NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_OFFSET");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_POINT == 278ULL,
    "value of NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_POINT");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_PRIMARY_POWER_FLOOR == 275ULL,
    "value of NVML_FI_PWR_SMOOTHING_PRIMARY_POWER_FLOOR");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_PRIV_LVL == 252ULL,
    "value of NVML_FI_PWR_SMOOTHING_PRIV_LVL");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR == 260ULL,
    "value of NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_OFFSET ==
    284ULL, "value of NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_OFFSET");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_WIN_MULT ==
    282ULL, "value of NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_WIN_MULT");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_TAR_WIN_MULT ==
    283ULL, "value of NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_TAR_WIN_MULT");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL == 263ULL,
    "value of NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE == 262ULL,
    "value of NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE == 261ULL,
    "value of NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_PROFILE_SECONDARY_POWER_FLOOR == 281ULL,
    "value of NVML_FI_PWR_SMOOTHING_PROFILE_SECONDARY_POWER_FLOOR");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_SECONDARY_POWER_FLOOR == 276ULL,
    "value of NVML_FI_PWR_SMOOTHING_SECONDARY_POWER_FLOOR");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_SOC_POWER_SMOOTHING_ENABLED == 300ULL,
    "value of NVML_FI_PWR_SMOOTHING_SOC_POWER_SMOOTHING_ENABLED");
_Static_assert((unsigned long long)NVML_FI_PWR_SMOOTHING_WINDOW_MULTIPLIER == 279ULL,
    "value of NVML_FI_PWR_SMOOTHING_WINDOW_MULTIPLIER");
_Static_assert((unsigned long long)NVML_GPM_METRICS_GET_VERSION == 1ULL,
    "value of NVML_GPM_METRICS_GET_VERSION");
_Static_assert((unsigned long long)NVML_GPM_SUPPORT_VERSION == 1ULL,
    "value of NVML_GPM_SUPPORT_VERSION");
_Static_assert((unsigned long long)NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE == 5120ULL,
    "value of NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE");
_Static_assert((unsigned long long)NVML_GPU_CERT_CHAIN_SIZE == 4096ULL,
    "value of NVML_GPU_CERT_CHAIN_SIZE");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_CLIQUE_MAX == 64ULL,
    "value of NVML_GPU_FABRIC_CLIQUE_MAX");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT == 3ULL,
    "value of NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_POINTER == 1ULL,
    "value of NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_POINTER");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT == 2ULL,
    "value of NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_POINTER == 0ULL,
    "value of NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_POINTER");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE ==
    2ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE");
_Static_assert(
    (unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED == 0ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE ==
    1ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE == 2ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED == 0ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE == 1ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_CONNECTED == 1ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_CONNECTED");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_DISCONNECTED == 2ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_DISCONNECTED");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_NOT_SUPPORTED == 0ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_NOT_SUPPORTED");
_Static_assert(
    (unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_GPU_STATE_INVALID ==
    8ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_GPU_STATE_INVALID");
_Static_assert(
    (unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCOMPATIBLE_GPU_FW ==
    6ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCOMPATIBLE_GPU_FW");
_Static_assert(
    (unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_CHASSIS_SN ==
    3ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_CHASSIS_SN");
_Static_assert(
    (unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_SYSGUID ==
    2ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_SYSGUID");
_Static_assert(
    (unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INSUFFICIENT_NVLINKS ==
    5ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INSUFFICIENT_NVLINKS");
_Static_assert(
    (unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INVALID_LOCATION ==
    7ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INVALID_LOCATION");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NONE ==
    1ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NONE");
_Static_assert(
    (unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NOT_SUPPORTED == 0ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NOT_SUPPORTED");
_Static_assert(
    (unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NO_PARTITION == 4ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NO_PARTITION");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_FALSE == 2ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_FALSE");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_NOT_SUPPORTED ==
    0ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_NOT_SUPPORTED");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_TRUE == 1ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_TRUE");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE == 2ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED ==
    0ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE == 1ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE == 2ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED ==
    0ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE == 1ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY ==
    6ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW == 0ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_GFM_STATE == 14ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_GFM_STATE");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_INCORRECT_CONFIGURATION ==
    8ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_INCORRECT_CONFIGURATION");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_PARTITION_ASSIGNED == 12ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_PARTITION_ASSIGNED");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY == 2ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY == 4ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY ==
    3ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW == 3ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_GFM_STATE == 3ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_GFM_STATE");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_INCORRECT_CONFIGURATION ==
    15ULL, "value of NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_INCORRECT_CONFIGURATION");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_PARTITION_ASSIGNED == 3ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_PARTITION_ASSIGNED");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY == 3ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY == 3ULL,
    "value of NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_SUMMARY_HEALTHY == 1ULL,
    "value of NVML_GPU_FABRIC_HEALTH_SUMMARY_HEALTHY");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_SUMMARY_LIMITED_CAPACITY == 3ULL,
    "value of NVML_GPU_FABRIC_HEALTH_SUMMARY_LIMITED_CAPACITY");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_SUMMARY_NOT_SUPPORTED == 0ULL,
    "value of NVML_GPU_FABRIC_HEALTH_SUMMARY_NOT_SUPPORTED");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_HEALTH_SUMMARY_UNHEALTHY == 2ULL,
    "value of NVML_GPU_FABRIC_HEALTH_SUMMARY_UNHEALTHY");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_STATE_COMPLETED == 3ULL,
    "value of NVML_GPU_FABRIC_STATE_COMPLETED");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_STATE_IN_PROGRESS == 2ULL,
    "value of NVML_GPU_FABRIC_STATE_IN_PROGRESS");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_STATE_NOT_STARTED == 1ULL,
    "value of NVML_GPU_FABRIC_STATE_NOT_STARTED");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_STATE_NOT_SUPPORTED == 0ULL,
    "value of NVML_GPU_FABRIC_STATE_NOT_SUPPORTED");
_Static_assert((unsigned long long)NVML_GPU_FABRIC_UUID_LEN == 16ULL,
    "value of NVML_GPU_FABRIC_UUID_LEN");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_ID_ANY == 4294967295ULL,
    "value of NVML_GPU_INSTANCE_ID_ANY");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_1_SLICE == 0ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_1_SLICE");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_1_SLICE_ALL_ME == 15ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_1_SLICE_ALL_ME");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_1_SLICE_GFX == 10ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_1_SLICE_GFX");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_1_SLICE_NO_ME == 13ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_1_SLICE_NO_ME");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV1 == 7ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV1");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV2 == 9ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV2");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_2_SLICE == 1ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_2_SLICE");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_2_SLICE_ALL_ME == 16ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_2_SLICE_ALL_ME");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_2_SLICE_GFX == 11ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_2_SLICE_GFX");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_2_SLICE_NO_ME == 14ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_2_SLICE_NO_ME");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_2_SLICE_REV1 == 8ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_2_SLICE_REV1");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_3_SLICE == 2ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_3_SLICE");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_3_SLICE_GFX == 17ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_3_SLICE_GFX");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_4_SLICE == 3ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_4_SLICE");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX == 12ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_6_SLICE == 6ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_6_SLICE");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_7_SLICE == 4ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_7_SLICE");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_8_SLICE == 5ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_8_SLICE");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_CAPS_GFX == 2ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_CAPS_GFX");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_CAPS_P2P == 1ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_CAPS_P2P");
_Static_assert((unsigned long long)NVML_GPU_INSTANCE_PROFILE_COUNT == 18ULL,
    "value of NVML_GPU_INSTANCE_PROFILE_COUNT");
_Static_assert((unsigned long long)NVML_GPU_INTSTANCE_PROFILE_CAPS_P2P == 1ULL,
    "value of NVML_GPU_INTSTANCE_PROFILE_CAPS_P2P");
_Static_assert((unsigned long long)NVML_GRID_LICENSE_BUFFER_SIZE == 128ULL,
    "value of NVML_GRID_LICENSE_BUFFER_SIZE");
_Static_assert((unsigned long long)NVML_GRID_LICENSE_EXPIRY_INVALID == 1ULL,
    "value of NVML_GRID_LICENSE_EXPIRY_INVALID");
_Static_assert((unsigned long long)NVML_GRID_LICENSE_EXPIRY_NOT_APPLICABLE == 3ULL,
    "value of NVML_GRID_LICENSE_EXPIRY_NOT_APPLICABLE");
_Static_assert((unsigned long long)NVML_GRID_LICENSE_EXPIRY_NOT_AVAILABLE == 0ULL,
    "value of NVML_GRID_LICENSE_EXPIRY_NOT_AVAILABLE");
_Static_assert((unsigned long long)NVML_GRID_LICENSE_EXPIRY_PERMANENT == 4ULL,
    "value of NVML_GRID_LICENSE_EXPIRY_PERMANENT");
_Static_assert((unsigned long long)NVML_GRID_LICENSE_EXPIRY_VALID == 2ULL,
    "value of NVML_GRID_LICENSE_EXPIRY_VALID");
_Static_assert((unsigned long long)NVML_GRID_LICENSE_FEATURE_MAX_COUNT == 3ULL,
    "value of NVML_GRID_LICENSE_FEATURE_MAX_COUNT");
_Static_assert((unsigned long long)NVML_GRID_LICENSE_STATE_LICENSED == 5ULL,
    "value of NVML_GRID_LICENSE_STATE_LICENSED");
_Static_assert((unsigned long long)NVML_GRID_LICENSE_STATE_UNINITIALIZED == 1ULL,
    "value of NVML_GRID_LICENSE_STATE_UNINITIALIZED");
_Static_assert((unsigned long long)NVML_GRID_LICENSE_STATE_UNKNOWN == 0ULL,
    "value of NVML_GRID_LICENSE_STATE_UNKNOWN");
_Static_assert((unsigned long long)NVML_GRID_LICENSE_STATE_UNLICENSED == 4ULL,
    "value of NVML_GRID_LICENSE_STATE_UNLICENSED");
_Static_assert((unsigned long long)NVML_GRID_LICENSE_STATE_UNLICENSED_RESTRICTED == 3ULL,
    "value of NVML_GRID_LICENSE_STATE_UNLICENSED_RESTRICTED");
_Static_assert((unsigned long long)NVML_GRID_LICENSE_STATE_UNLICENSED_UNRESTRICTED == 2ULL,
    "value of NVML_GRID_LICENSE_STATE_UNLICENSED_UNRESTRICTED");
_Static_assert((unsigned long long)NVML_GSP_FIRMWARE_VERSION_BUF_SIZE == 64ULL,
    "value of NVML_GSP_FIRMWARE_VERSION_BUF_SIZE");
_Static_assert((unsigned long long)NVML_INIT_FLAG_FORCE_INIT == 4ULL,
    "value of NVML_INIT_FLAG_FORCE_INIT");
_Static_assert((unsigned long long)NVML_INIT_FLAG_NO_ATTACH == 2ULL,
    "value of NVML_INIT_FLAG_NO_ATTACH");
_Static_assert((unsigned long long)NVML_INIT_FLAG_NO_GPUS == 1ULL,
    "value of NVML_INIT_FLAG_NO_GPUS");
_Static_assert((unsigned long long)NVML_INVALID_VGPU_PLACEMENT_ID == 65535ULL,
    "value of NVML_INVALID_VGPU_PLACEMENT_ID");
_Static_assert((unsigned long long)NVML_MAX_GPU_PERF_PSTATES == 16ULL,
    "value of NVML_MAX_GPU_PERF_PSTATES");
_Static_assert((unsigned long long)NVML_MAX_GPU_UTILIZATIONS == 8ULL,
    "value of NVML_MAX_GPU_UTILIZATIONS");
_Static_assert((unsigned long long)NVML_MAX_PHYSICAL_BRIDGE == 128ULL,
    "value of NVML_MAX_PHYSICAL_BRIDGE");
_Static_assert((unsigned long long)NVML_MAX_THERMAL_SENSORS_PER_GPU == 3ULL,
    "value of NVML_MAX_THERMAL_SENSORS_PER_GPU");
_Static_assert((unsigned long long)NVML_MCLK_SWITCH_TYPE_DEFERRED == 1ULL,
    "value of NVML_MCLK_SWITCH_TYPE_DEFERRED");
_Static_assert((unsigned long long)NVML_MCLK_SWITCH_TYPE_NOT_SUPPORTED == 0ULL,
    "value of NVML_MCLK_SWITCH_TYPE_NOT_SUPPORTED");
_Static_assert((unsigned long long)NVML_MCLK_SWITCH_TYPE_RUNTIME == 2ULL,
    "value of NVML_MCLK_SWITCH_TYPE_RUNTIME");
_Static_assert((unsigned long long)NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE == 8ULL,
    "value of NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE");
_Static_assert((unsigned long long)NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT == 4ULL,
    "value of NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT");
_Static_assert((unsigned long long)NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT == 16ULL,
    "value of NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT");
_Static_assert((unsigned long long)NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED == 2ULL,
    "value of NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED");
_Static_assert((unsigned long long)NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED == 1ULL,
    "value of NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED");
_Static_assert((unsigned long long)NVML_NVLINK_BER_EXP_SHIFT == 0ULL,
    "value of NVML_NVLINK_BER_EXP_SHIFT");
_Static_assert((unsigned long long)NVML_NVLINK_BER_EXP_WIDTH == 255ULL,
    "value of NVML_NVLINK_BER_EXP_WIDTH");
_Static_assert((unsigned long long)NVML_NVLINK_BER_MANTISSA_SHIFT == 8ULL,
    "value of NVML_NVLINK_BER_MANTISSA_SHIFT");
_Static_assert((unsigned long long)NVML_NVLINK_BER_MANTISSA_WIDTH == 15ULL,
    "value of NVML_NVLINK_BER_MANTISSA_WIDTH");
_Static_assert((unsigned long long)NVML_NVLINK_FIRMWARE_UCODE_TYPE_MSE == 1ULL,
    "value of NVML_NVLINK_FIRMWARE_UCODE_TYPE_MSE");
_Static_assert((unsigned long long)NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR == 2ULL,
    "value of NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR");
_Static_assert((unsigned long long)NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_CLN == 4ULL,
    "value of NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_CLN");
_Static_assert((unsigned long long)NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_DLN == 5ULL,
    "value of NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_DLN");
_Static_assert((unsigned long long)NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_UPHY == 3ULL,
    "value of NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_UPHY");
_Static_assert((unsigned long long)NVML_NVLINK_FIRMWARE_VERSION_LENGTH == 100ULL,
    "value of NVML_NVLINK_FIRMWARE_VERSION_LENGTH");
_Static_assert((unsigned long long)NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT == 4294967295ULL,
    "value of NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT");
_Static_assert((unsigned long long)NVML_NVLINK_LOW_POWER_THRESHOLD_MAX == 8191ULL,
    "value of NVML_NVLINK_LOW_POWER_THRESHOLD_MAX");
_Static_assert((unsigned long long)NVML_NVLINK_LOW_POWER_THRESHOLD_MIN == 1ULL,
    "value of NVML_NVLINK_LOW_POWER_THRESHOLD_MIN");
_Static_assert((unsigned long long)NVML_NVLINK_LOW_POWER_THRESHOLD_RESET == 4294967295ULL,
    "value of NVML_NVLINK_LOW_POWER_THRESHOLD_RESET");
_Static_assert((unsigned long long)NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US == 0ULL,
    "value of NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US");
_Static_assert((unsigned long long)NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US == 1ULL,
    "value of NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US");
_Static_assert((unsigned long long)NVML_NVLINK_MAX_LINKS == 36ULL,
    "value of NVML_NVLINK_MAX_LINKS");
_Static_assert((unsigned long long)NVML_NVLINK_MAX_REMAP_TABLE_ENTRIES_V2 == 4096ULL,
    "value of NVML_NVLINK_MAX_REMAP_TABLE_ENTRIES_V2");
_Static_assert((unsigned long long)NVML_NVLINK_NVLE_AES_256_GCM_KEY_SIZE_BYTES == 32ULL,
    "value of NVML_NVLINK_NVLE_AES_256_GCM_KEY_SIZE_BYTES");
_Static_assert((unsigned long long)NVML_NVLINK_NVLE_PRIVATE_INFO_SIZE == 256ULL,
    "value of NVML_NVLINK_NVLE_PRIVATE_INFO_SIZE");
_Static_assert((unsigned long long)NVML_NVLINK_POWER_STATE_HIGH_SPEED == 0ULL,
    "value of NVML_NVLINK_POWER_STATE_HIGH_SPEED");
_Static_assert((unsigned long long)NVML_NVLINK_POWER_STATE_LOW == 1ULL,
    "value of NVML_NVLINK_POWER_STATE_LOW");
_Static_assert((unsigned long long)NVML_NVLINK_REMAP_TABLE_ENTRIES_CHUNK == 128ULL,
    "value of NVML_NVLINK_REMAP_TABLE_ENTRIES_CHUNK");
_Static_assert((unsigned long long)NVML_NVLINK_STATE_ACTIVE == 1ULL,
    "value of NVML_NVLINK_STATE_ACTIVE");
_Static_assert((unsigned long long)NVML_NVLINK_STATE_ACTIVE_TRAFFIC_DISABLED == 3ULL,
    "value of NVML_NVLINK_STATE_ACTIVE_TRAFFIC_DISABLED");
_Static_assert((unsigned long long)NVML_NVLINK_STATE_INACTIVE == 0ULL,
    "value of NVML_NVLINK_STATE_INACTIVE");
_Static_assert((unsigned long long)NVML_NVLINK_STATE_SLEEP == 2ULL,
    "value of NVML_NVLINK_STATE_SLEEP");
_Static_assert((unsigned long long)NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES == 23ULL,
    "value of NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES");
_Static_assert((unsigned long long)NVML_OPERATIONAL_EVENT_ATTR_COMPONENT_RESET == 8ULL,
    "value of NVML_OPERATIONAL_EVENT_ATTR_COMPONENT_RESET");
_Static_assert((unsigned long long)NVML_OPERATIONAL_EVENT_ATTR_LATENT == 2ULL,
    "value of NVML_OPERATIONAL_EVENT_ATTR_LATENT");
_Static_assert((unsigned long long)NVML_OPERATIONAL_EVENT_ATTR_OVERFLOW == 64ULL,
    "value of NVML_OPERATIONAL_EVENT_ATTR_OVERFLOW");
_Static_assert((unsigned long long)NVML_OPERATIONAL_EVENT_ATTR_PRIMARY == 32ULL,
    "value of NVML_OPERATIONAL_EVENT_ATTR_PRIMARY");
_Static_assert((unsigned long long)NVML_OPERATIONAL_EVENT_ATTR_PROPAGATED == 4ULL,
    "value of NVML_OPERATIONAL_EVENT_ATTR_PROPAGATED");
_Static_assert((unsigned long long)NVML_OPERATIONAL_EVENT_ATTR_THRESHOLD_EXCEEDED == 16ULL,
    "value of NVML_OPERATIONAL_EVENT_ATTR_THRESHOLD_EXCEEDED");
_Static_assert((unsigned long long)NVML_OPERATIONAL_EVENT_ATTR_UNCONTAINED == 1ULL,
    "value of NVML_OPERATIONAL_EVENT_ATTR_UNCONTAINED");
_Static_assert((unsigned long long)NVML_OPERATIONAL_EVENT_GROUP_ATTR_PREVERR == 2ULL,
    "value of NVML_OPERATIONAL_EVENT_GROUP_ATTR_PREVERR");
_Static_assert((unsigned long long)NVML_OPERATIONAL_EVENT_GROUP_ATTR_RECOVERED == 1ULL,
    "value of NVML_OPERATIONAL_EVENT_GROUP_ATTR_RECOVERED");
_Static_assert((unsigned long long)NVML_OPERATIONAL_EVENT_GROUP_ATTR_SIMULATED == 4ULL,
    "value of NVML_OPERATIONAL_EVENT_GROUP_ATTR_SIMULATED");
_Static_assert((unsigned long long)NVML_PCIE_ATOMICS_CAP_CAS128 == 64ULL,
    "value of NVML_PCIE_ATOMICS_CAP_CAS128");
_Static_assert((unsigned long long)NVML_PCIE_ATOMICS_CAP_CAS32 == 16ULL,
    "value of NVML_PCIE_ATOMICS_CAP_CAS32");
_Static_assert((unsigned long long)NVML_PCIE_ATOMICS_CAP_CAS64 == 32ULL,
    "value of NVML_PCIE_ATOMICS_CAP_CAS64");
_Static_assert((unsigned long long)NVML_PCIE_ATOMICS_CAP_FETCHADD32 == 1ULL,
    "value of NVML_PCIE_ATOMICS_CAP_FETCHADD32");
_Static_assert((unsigned long long)NVML_PCIE_ATOMICS_CAP_FETCHADD64 == 2ULL,
    "value of NVML_PCIE_ATOMICS_CAP_FETCHADD64");
_Static_assert((unsigned long long)NVML_PCIE_ATOMICS_CAP_SWAP32 == 4ULL,
    "value of NVML_PCIE_ATOMICS_CAP_SWAP32");
_Static_assert((unsigned long long)NVML_PCIE_ATOMICS_CAP_SWAP64 == 8ULL,
    "value of NVML_PCIE_ATOMICS_CAP_SWAP64");
_Static_assert((unsigned long long)NVML_PCIE_ATOMICS_OPS_MAX == 7ULL,
    "value of NVML_PCIE_ATOMICS_OPS_MAX");
_Static_assert((unsigned long long)NVML_PCIE_LINK_MAX_SPEED_16000MBPS == 4ULL,
    "value of NVML_PCIE_LINK_MAX_SPEED_16000MBPS");
_Static_assert((unsigned long long)NVML_PCIE_LINK_MAX_SPEED_2500MBPS == 1ULL,
    "value of NVML_PCIE_LINK_MAX_SPEED_2500MBPS");
_Static_assert((unsigned long long)NVML_PCIE_LINK_MAX_SPEED_32000MBPS == 5ULL,
    "value of NVML_PCIE_LINK_MAX_SPEED_32000MBPS");
_Static_assert((unsigned long long)NVML_PCIE_LINK_MAX_SPEED_5000MBPS == 2ULL,
    "value of NVML_PCIE_LINK_MAX_SPEED_5000MBPS");
_Static_assert((unsigned long long)NVML_PCIE_LINK_MAX_SPEED_64000MBPS == 6ULL,
    "value of NVML_PCIE_LINK_MAX_SPEED_64000MBPS");
_Static_assert((unsigned long long)NVML_PCIE_LINK_MAX_SPEED_8000MBPS == 3ULL,
    "value of NVML_PCIE_LINK_MAX_SPEED_8000MBPS");
_Static_assert((unsigned long long)NVML_PCIE_LINK_MAX_SPEED_INVALID == 0ULL,
    "value of NVML_PCIE_LINK_MAX_SPEED_INVALID");
_Static_assert((unsigned long long)NVML_PERF_CF_PM_SENSOR_MAX_SIGNALS == 1024ULL,
    "value of NVML_PERF_CF_PM_SENSOR_MAX_SIGNALS");
_Static_assert(
    (
    unsigned long long)NVML_PERF_METRICS_CONTROLLER_DLPPC_2X_PWR_POLICY_RELATIONSHIP_SET_LIMITS_MAX
    == 4ULL,
    "value of NVML_PERF_METRICS_CONTROLLER_DLPPC_2X_PWR_POLICY_RELATIONSHIP_SET_LIMITS_MAX");
_Static_assert((unsigned long long)NVML_PERF_METRICS_CONTROLLER_SAMPLE_CONTROLLER_MAX_NUM == 4ULL,
    "value of NVML_PERF_METRICS_CONTROLLER_SAMPLE_CONTROLLER_MAX_NUM");
_Static_assert((unsigned long long)NVML_PERF_METRICS_CONTROLLER_STATUS_DLPPC_2X_DRAMCLK_NUM ==
    3ULL, "value of NVML_PERF_METRICS_CONTROLLER_STATUS_DLPPC_2X_DRAMCLK_NUM");
_Static_assert((unsigned long long)NVML_PERF_METRICS_CONTROLLER_TYPE_DLPPC_2X == 0ULL,
    "value of NVML_PERF_METRICS_CONTROLLER_TYPE_DLPPC_2X");
_Static_assert((unsigned long long)NVML_PERF_METRICS_CONTROLLER_TYPE_PFPP_1X == 1ULL,
    "value of NVML_PERF_METRICS_CONTROLLER_TYPE_PFPP_1X");
_Static_assert((unsigned long long)NVML_PERF_METRICS_NNE_DESC_INFERENCE_LOOPS_MAX == 8ULL,
    "value of NVML_PERF_METRICS_NNE_DESC_INFERENCE_LOOPS_MAX");
_Static_assert((unsigned long long)NVML_PERF_METRICS_PWR_MODEL_DLPPM_1X_MAX_CORE_RAILS == 2ULL,
    "value of NVML_PERF_METRICS_PWR_MODEL_DLPPM_1X_MAX_CORE_RAILS");
_Static_assert(
    (
    unsigned long
    long)NVML_PERF_METRICS_PWR_MODEL_METRICS_DLPPM_1X_OBESRVED_INTIAL_DRAMCLK_ESTIMATES_MAX ==
    3ULL,
    "value of NVML_PERF_METRICS_PWR_MODEL_METRICS_DLPPM_1X_OBESRVED_INTIAL_DRAMCLK_ESTIMATES_MAX");
_Static_assert((unsigned long long)NVML_PERF_METRICS_PWR_MODEL_SCALE_LOOPS_MAX_PFPP_1X == 32ULL,
    "value of NVML_PERF_METRICS_PWR_MODEL_SCALE_LOOPS_MAX_PFPP_1X");
_Static_assert((unsigned long long)NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_INPUT_MAX == 16ULL,
    "value of NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_INPUT_MAX");
_Static_assert((unsigned long long)NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_PFPP_1X_GPCCLK_IDX ==
    0ULL, "value of NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_PFPP_1X_GPCCLK_IDX");
_Static_assert((unsigned long long)NVML_PERF_METRICS_SAMPLE_COUNT == 13ULL,
    "value of NVML_PERF_METRICS_SAMPLE_COUNT");
_Static_assert((unsigned long long)NVML_PERF_MODES_BUFFER_SIZE == 2048ULL,
    "value of NVML_PERF_MODES_BUFFER_SIZE");
_Static_assert((unsigned long long)NVML_POWER_MIZER_MODE_ADAPTIVE == 0ULL,
    "value of NVML_POWER_MIZER_MODE_ADAPTIVE");
_Static_assert((unsigned long long)NVML_POWER_MIZER_MODE_AUTO == 2ULL,
    "value of NVML_POWER_MIZER_MODE_AUTO");
_Static_assert((unsigned long long)NVML_POWER_MIZER_MODE_PREFER_CONSISTENT_PERFORMANCE == 3ULL,
    "value of NVML_POWER_MIZER_MODE_PREFER_CONSISTENT_PERFORMANCE");
_Static_assert((unsigned long long)NVML_POWER_MIZER_MODE_PREFER_MAXIMUM_PERFORMANCE == 1ULL,
    "value of NVML_POWER_MIZER_MODE_PREFER_MAXIMUM_PERFORMANCE");
_Static_assert((unsigned long long)NVML_POWER_SCOPE_COUNT == 4ULL,
    "value of NVML_POWER_SCOPE_COUNT");
_Static_assert((unsigned long long)NVML_POWER_SCOPE_GPU == 0ULL, "value of NVML_POWER_SCOPE_GPU");
_Static_assert((unsigned long long)NVML_POWER_SCOPE_GPU_BASE == 3ULL,
    "value of NVML_POWER_SCOPE_GPU_BASE");
_Static_assert((unsigned long long)NVML_POWER_SCOPE_MEMORY == 2ULL,
    "value of NVML_POWER_SCOPE_MEMORY");
_Static_assert((unsigned long long)NVML_POWER_SCOPE_MODULE == 1ULL,
    "value of NVML_POWER_SCOPE_MODULE");
_Static_assert((unsigned long long)NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET == 4294967295ULL,
    "value of NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET");
_Static_assert((unsigned long long)NVML_POWER_SMOOTHING_MAX_NUM_PROFILES == 5ULL,
    "value of NVML_POWER_SMOOTHING_MAX_NUM_PROFILES");
_Static_assert((unsigned long long)NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS == 8ULL,
    "value of NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS");
_Static_assert((unsigned long long)NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR == 0ULL,
    "value of NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR");
_Static_assert((unsigned long long)NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_OFFSET ==
    7ULL, "value of NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_OFFSET");
_Static_assert((unsigned long long)NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_WIN_MULT ==
    5ULL, "value of NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_WIN_MULT");
_Static_assert((unsigned long long)NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_TAR_WIN_MULT ==
    6ULL, "value of NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_TAR_WIN_MULT");
_Static_assert((unsigned long long)NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS == 3ULL,
    "value of NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS");
_Static_assert((unsigned long long)NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE == 2ULL,
    "value of NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE");
_Static_assert((unsigned long long)NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE == 1ULL,
    "value of NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE");
_Static_assert((unsigned long long)NVML_POWER_SMOOTHING_PROFILE_PARAM_SECONDARY_POWER_FLOOR ==
    4ULL, "value of NVML_POWER_SMOOTHING_PROFILE_PARAM_SECONDARY_POWER_FLOOR");
_Static_assert((unsigned long long)NVML_POWER_SOURCE_AC == 0ULL, "value of NVML_POWER_SOURCE_AC");
_Static_assert((unsigned long long)NVML_POWER_SOURCE_BATTERY == 1ULL,
    "value of NVML_POWER_SOURCE_BATTERY");
_Static_assert((unsigned long long)NVML_POWER_SOURCE_UNDERSIZED == 2ULL,
    "value of NVML_POWER_SOURCE_UNDERSIZED");
_Static_assert((unsigned long long)NVML_PRM_DATA_MAX_SIZE == 496ULL,
    "value of NVML_PRM_DATA_MAX_SIZE");
_Static_assert((unsigned long long)NVML_RUSD_POLL_ALL == 18446744073709551615ULL,
    "value of NVML_RUSD_POLL_ALL");
_Static_assert((unsigned long long)NVML_RUSD_POLL_CLOCK == 1ULL, "value of NVML_RUSD_POLL_CLOCK");
_Static_assert((unsigned long long)NVML_RUSD_POLL_FAN == 64ULL, "value of NVML_RUSD_POLL_FAN");
_Static_assert((unsigned long long)NVML_RUSD_POLL_MEMORY == 4ULL, "value of NVML_RUSD_POLL_MEMORY");
_Static_assert((unsigned long long)NVML_RUSD_POLL_NONE == 0ULL, "value of NVML_RUSD_POLL_NONE");
_Static_assert((unsigned long long)NVML_RUSD_POLL_PCI == 32ULL, "value of NVML_RUSD_POLL_PCI");
_Static_assert((unsigned long long)NVML_RUSD_POLL_PERF == 2ULL, "value of NVML_RUSD_POLL_PERF");
_Static_assert((unsigned long long)NVML_RUSD_POLL_POWER == 8ULL, "value of NVML_RUSD_POLL_POWER");
_Static_assert((unsigned long long)NVML_RUSD_POLL_PROC_UTIL == 128ULL,
    "value of NVML_RUSD_POLL_PROC_UTIL");
_Static_assert((unsigned long long)NVML_RUSD_POLL_THERMAL == 16ULL,
    "value of NVML_RUSD_POLL_THERMAL");
_Static_assert((unsigned long long)NVML_SCHEDULER_SW_MAX_LOG_ENTRIES == 200ULL,
    "value of NVML_SCHEDULER_SW_MAX_LOG_ENTRIES");
_Static_assert((unsigned long long)NVML_SINGLE_BIT_ECC == 0ULL, "value of NVML_SINGLE_BIT_ECC");
_Static_assert((unsigned long long)NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT == 3ULL,
    "value of NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT");
_Static_assert((unsigned long long)NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE == 80ULL,
    "value of NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE");
_Static_assert((unsigned long long)NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE == 80ULL,
    "value of NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE");
_Static_assert((unsigned long long)NVML_TOPOLOGY_CPU == 40ULL, "value of NVML_TOPOLOGY_CPU");
_Static_assert((unsigned long long)NVML_VALUE_NOT_AVAILABLE == 18446744073709551615ULL,
    "value of NVML_VALUE_NOT_AVAILABLE");
_Static_assert((unsigned long long)NVML_VGPU_NAME_BUFFER_SIZE == 64ULL,
    "value of NVML_VGPU_NAME_BUFFER_SIZE");
_Static_assert((unsigned long long)NVML_VGPU_PGPU_HETEROGENEOUS_MODE == 0ULL,
    "value of NVML_VGPU_PGPU_HETEROGENEOUS_MODE");
_Static_assert((unsigned long long)NVML_VGPU_PGPU_HOMOGENEOUS_MODE == 1ULL,
    "value of NVML_VGPU_PGPU_HOMOGENEOUS_MODE");
_Static_assert((unsigned long long)NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_NO == 0ULL,
    "value of NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_NO");
_Static_assert((unsigned long long)NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_YES == 1ULL,
    "value of NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_YES");
_Static_assert((unsigned long long)NVML_VGPU_SCHEDULER_ARR_DEFAULT == 0ULL,
    "value of NVML_VGPU_SCHEDULER_ARR_DEFAULT");
_Static_assert((unsigned long long)NVML_VGPU_SCHEDULER_ARR_DISABLE == 1ULL,
    "value of NVML_VGPU_SCHEDULER_ARR_DISABLE");
_Static_assert((unsigned long long)NVML_VGPU_SCHEDULER_ARR_ENABLE == 2ULL,
    "value of NVML_VGPU_SCHEDULER_ARR_ENABLE");
_Static_assert((unsigned long long)NVML_VGPU_SCHEDULER_ENGINE_TYPE_GRAPHICS == 1ULL,
    "value of NVML_VGPU_SCHEDULER_ENGINE_TYPE_GRAPHICS");
_Static_assert((unsigned long long)NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC0 == 3ULL,
    "value of NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC0");
_Static_assert((unsigned long long)NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC1 == 2ULL,
    "value of NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC1");
_Static_assert((unsigned long long)NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT == 1ULL,
    "value of NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT");
_Static_assert((unsigned long long)NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE == 2ULL,
    "value of NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE");
_Static_assert((unsigned long long)NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE == 3ULL,
    "value of NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE");
_Static_assert((unsigned long long)NVML_VGPU_SCHEDULER_POLICY_UNKNOWN == 0ULL,
    "value of NVML_VGPU_SCHEDULER_POLICY_UNKNOWN");
_Static_assert((unsigned long long)NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_NO == 0ULL,
    "value of NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_NO");
_Static_assert((unsigned long long)NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_YES == 1ULL,
    "value of NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_YES");
_Static_assert((unsigned long long)NVML_WORKLOAD_POWER_MAX_PROFILES == 255ULL,
    "value of NVML_WORKLOAD_POWER_MAX_PROFILES");
_Static_assert((unsigned long long)nvmlActiveVgpuInstanceInfo_v1 == 16777232ULL,
    "value of nvmlActiveVgpuInstanceInfo_v1");
_Static_assert((unsigned long long)nvmlC2cModeInfo_v1 == 16777220ULL,
    "value of nvmlC2cModeInfo_v1");
_Static_assert((unsigned long long)nvmlClockOffset_v1 == 16777240ULL,
    "value of nvmlClockOffset_v1");
_Static_assert((unsigned long long)nvmlClocksEventReasonAll == 2047ULL,
    "value of nvmlClocksEventReasonAll");
_Static_assert((unsigned long long)nvmlClocksEventReasonApplicationsClocksSetting == 2ULL,
    "value of nvmlClocksEventReasonApplicationsClocksSetting");
_Static_assert((unsigned long long)nvmlClocksEventReasonBoardLimit == 512ULL,
    "value of nvmlClocksEventReasonBoardLimit");
_Static_assert((unsigned long long)nvmlClocksEventReasonDisplayClockSetting == 256ULL,
    "value of nvmlClocksEventReasonDisplayClockSetting");
_Static_assert((unsigned long long)nvmlClocksEventReasonGpuIdle == 1ULL,
    "value of nvmlClocksEventReasonGpuIdle");
_Static_assert((unsigned long long)nvmlClocksEventReasonNone == 0ULL,
    "value of nvmlClocksEventReasonNone");
_Static_assert((unsigned long long)nvmlClocksEventReasonReliability == 1024ULL,
    "value of nvmlClocksEventReasonReliability");
_Static_assert((unsigned long long)nvmlClocksEventReasonSwPowerCap == 4ULL,
    "value of nvmlClocksEventReasonSwPowerCap");
_Static_assert((unsigned long long)nvmlClocksEventReasonSwThermalSlowdown == 32ULL,
    "value of nvmlClocksEventReasonSwThermalSlowdown");
_Static_assert((unsigned long long)nvmlClocksEventReasonSyncBoost == 16ULL,
    "value of nvmlClocksEventReasonSyncBoost");
_Static_assert((unsigned long long)nvmlClocksThrottleReasonAll == 2047ULL,
    "value of nvmlClocksThrottleReasonAll");
_Static_assert((unsigned long long)nvmlClocksThrottleReasonApplicationsClocksSetting == 2ULL,
    "value of nvmlClocksThrottleReasonApplicationsClocksSetting");
_Static_assert((unsigned long long)nvmlClocksThrottleReasonDisplayClockSetting == 256ULL,
    "value of nvmlClocksThrottleReasonDisplayClockSetting");
_Static_assert((unsigned long long)nvmlClocksThrottleReasonGpuIdle == 1ULL,
    "value of nvmlClocksThrottleReasonGpuIdle");
_Static_assert((unsigned long long)nvmlClocksThrottleReasonHwPowerBrakeSlowdown == 128ULL,
    "value of nvmlClocksThrottleReasonHwPowerBrakeSlowdown");
_Static_assert((unsigned long long)nvmlClocksThrottleReasonHwSlowdown == 8ULL,
    "value of nvmlClocksThrottleReasonHwSlowdown");
_Static_assert((unsigned long long)nvmlClocksThrottleReasonHwThermalSlowdown == 64ULL,
    "value of nvmlClocksThrottleReasonHwThermalSlowdown");
_Static_assert((unsigned long long)nvmlClocksThrottleReasonNone == 0ULL,
    "value of nvmlClocksThrottleReasonNone");
_Static_assert((unsigned long long)nvmlClocksThrottleReasonSwPowerCap == 4ULL,
    "value of nvmlClocksThrottleReasonSwPowerCap");
_Static_assert((unsigned long long)nvmlClocksThrottleReasonSwThermalSlowdown == 32ULL,
    "value of nvmlClocksThrottleReasonSwThermalSlowdown");
_Static_assert((unsigned long long)nvmlClocksThrottleReasonSyncBoost == 16ULL,
    "value of nvmlClocksThrottleReasonSyncBoost");
_Static_assert((unsigned long long)nvmlClocksThrottleReasonUserDefinedClocks == 2ULL,
    "value of nvmlClocksThrottleReasonUserDefinedClocks");
_Static_assert((unsigned long long)nvmlComputeInstanceProfileInfo_v2 == 33554568ULL,
    "value of nvmlComputeInstanceProfileInfo_v2");
_Static_assert((unsigned long long)nvmlComputeInstanceProfileInfo_v3 == 50331788ULL,
    "value of nvmlComputeInstanceProfileInfo_v3");
_Static_assert((unsigned long long)nvmlConfComputeGetKeyRotationThresholdInfo_v1 == 16777232ULL,
    "value of nvmlConfComputeGetKeyRotationThresholdInfo_v1");
_Static_assert((unsigned long long)nvmlConfComputeSetKeyRotationThresholdInfo_v1 == 16777232ULL,
    "value of nvmlConfComputeSetKeyRotationThresholdInfo_v1");
_Static_assert((unsigned long long)nvmlCoolerInfo_v1 == 16777232ULL, "value of nvmlCoolerInfo_v1");
_Static_assert((unsigned long long)nvmlDeviceAddressingMode_v1 == 16777224ULL,
    "value of nvmlDeviceAddressingMode_v1");
_Static_assert((unsigned long long)nvmlDeviceCapabilities_v1 == 16777224ULL,
    "value of nvmlDeviceCapabilities_v1");
_Static_assert((unsigned long long)nvmlDeviceCurrentClockFreqs_v1 == 16779268ULL,
    "value of nvmlDeviceCurrentClockFreqs_v1");
_Static_assert((unsigned long long)nvmlDevicePerfModes_v1 == 16779268ULL,
    "value of nvmlDevicePerfModes_v1");
_Static_assert((unsigned long long)nvmlDramEncryptionInfo_v1 == 16777224ULL,
    "value of nvmlDramEncryptionInfo_v1");
_Static_assert((unsigned long long)nvmlEccSramErrorStatus_v1 == 16777320ULL,
    "value of nvmlEccSramErrorStatus_v1");
_Static_assert((unsigned long long)nvmlEccSramUniqueUncorrectedErrorCounts_v1 == 16777232ULL,
    "value of nvmlEccSramUniqueUncorrectedErrorCounts_v1");
_Static_assert((unsigned long long)nvmlEventMigConfigChange == 256ULL,
    "value of nvmlEventMigConfigChange");
_Static_assert((unsigned long long)nvmlEventTypeAll == 65439ULL, "value of nvmlEventTypeAll");
_Static_assert((unsigned long long)nvmlEventTypeClock == 16ULL, "value of nvmlEventTypeClock");
_Static_assert((unsigned long long)nvmlEventTypeDoubleBitEccError == 2ULL,
    "value of nvmlEventTypeDoubleBitEccError");
_Static_assert((unsigned long long)nvmlEventTypeDramRetirementEvent == 1024ULL,
    "value of nvmlEventTypeDramRetirementEvent");
_Static_assert((unsigned long long)nvmlEventTypeDramRetirementFailure == 2048ULL,
    "value of nvmlEventTypeDramRetirementFailure");
_Static_assert((unsigned long long)nvmlEventTypeFatalPoisonError == 8192ULL,
    "value of nvmlEventTypeFatalPoisonError");
_Static_assert((unsigned long long)nvmlEventTypeGpuRecoveryAction == 32768ULL,
    "value of nvmlEventTypeGpuRecoveryAction");
_Static_assert((unsigned long long)nvmlEventTypeGpuUnavailableError == 16384ULL,
    "value of nvmlEventTypeGpuUnavailableError");
_Static_assert((unsigned long long)nvmlEventTypeNonFatalPoisonError == 4096ULL,
    "value of nvmlEventTypeNonFatalPoisonError");
_Static_assert((unsigned long long)nvmlEventTypeNone == 0ULL, "value of nvmlEventTypeNone");
_Static_assert((unsigned long long)nvmlEventTypePState == 4ULL, "value of nvmlEventTypePState");
_Static_assert((unsigned long long)nvmlEventTypePowerSourceChange == 128ULL,
    "value of nvmlEventTypePowerSourceChange");
_Static_assert((unsigned long long)nvmlEventTypeSingleBitEccError == 1ULL,
    "value of nvmlEventTypeSingleBitEccError");
_Static_assert((unsigned long long)nvmlEventTypeSingleBitEccErrorStorm == 512ULL,
    "value of nvmlEventTypeSingleBitEccErrorStorm");
_Static_assert((unsigned long long)nvmlEventTypeXidCriticalError == 8ULL,
    "value of nvmlEventTypeXidCriticalError");
_Static_assert((unsigned long long)nvmlFanSpeedInfo_v1 == 16777228ULL,
    "value of nvmlFanSpeedInfo_v1");
_Static_assert((unsigned long long)nvmlFlagDefault == 0ULL, "value of nvmlFlagDefault");
_Static_assert((unsigned long long)nvmlFlagForce == 1ULL, "value of nvmlFlagForce");
_Static_assert((unsigned long long)nvmlGpuFabricInfo_v2 == 33554468ULL,
    "value of nvmlGpuFabricInfo_v2");
_Static_assert((unsigned long long)nvmlGpuFabricInfo_v3 == 50331688ULL,
    "value of nvmlGpuFabricInfo_v3");
_Static_assert((unsigned long long)nvmlGpuInstanceProfileInfo_v2 == 33554584ULL,
    "value of nvmlGpuInstanceProfileInfo_v2");
_Static_assert((unsigned long long)nvmlGpuInstanceProfileInfo_v3 == 50331800ULL,
    "value of nvmlGpuInstanceProfileInfo_v3");
_Static_assert((unsigned long long)nvmlMarginTemperature_v1 == 16777224ULL,
    "value of nvmlMarginTemperature_v1");
_Static_assert((unsigned long long)nvmlMemory_v2 == 33554472ULL, "value of nvmlMemory_v2");
_Static_assert((unsigned long long)nvmlNvLinkInfo_v1 == 16777224ULL, "value of nvmlNvLinkInfo_v1");
_Static_assert((unsigned long long)nvmlNvLinkInfo_v2 == 33556044ULL, "value of nvmlNvLinkInfo_v2");
_Static_assert((unsigned long long)nvmlNvlinkGetBwMode_v1 == 16777228ULL,
    "value of nvmlNvlinkGetBwMode_v1");
_Static_assert((unsigned long long)nvmlNvlinkSetBwMode_v1 == 16777228ULL,
    "value of nvmlNvlinkSetBwMode_v1");
_Static_assert((unsigned long long)nvmlNvlinkSupportedBwModes_v1 == 16777244ULL,
    "value of nvmlNvlinkSupportedBwModes_v1");
_Static_assert((unsigned long long)nvmlPciInfoExt_v1 == 16777280ULL, "value of nvmlPciInfoExt_v1");
_Static_assert((unsigned long long)nvmlPdi_v1 == 16777232ULL, "value of nvmlPdi_v1");
_Static_assert((unsigned long long)nvmlPlatformInfo_v1 == 16777260ULL,
    "value of nvmlPlatformInfo_v1");
_Static_assert((unsigned long long)nvmlPlatformInfo_v2 == 33554476ULL,
    "value of nvmlPlatformInfo_v2");
_Static_assert((unsigned long long)nvmlPowerSmoothingProfile_v1 == 16777240ULL,
    "value of nvmlPowerSmoothingProfile_v1");
_Static_assert((unsigned long long)nvmlPowerSmoothingState_v1 == 16777224ULL,
    "value of nvmlPowerSmoothingState_v1");
_Static_assert((unsigned long long)nvmlPowerValue_v2 == 33554444ULL, "value of nvmlPowerValue_v2");
_Static_assert((unsigned long long)nvmlProcessDetailList_v1 == 16777240ULL,
    "value of nvmlProcessDetailList_v1");
_Static_assert((unsigned long long)nvmlProcessesUtilizationInfo_v1 == 16777240ULL,
    "value of nvmlProcessesUtilizationInfo_v1");
_Static_assert((unsigned long long)nvmlRepairStatus_v1 == 16777228ULL,
    "value of nvmlRepairStatus_v1");
_Static_assert((unsigned long long)nvmlRusdSettings_v1 == 16777232ULL,
    "value of nvmlRusdSettings_v1");
_Static_assert((unsigned long long)nvmlSystemConfComputeSettings_v1 == 16777236ULL,
    "value of nvmlSystemConfComputeSettings_v1");
_Static_assert((unsigned long long)nvmlSystemConfComputeSettings_v2 == 33554456ULL,
    "value of nvmlSystemConfComputeSettings_v2");
_Static_assert((unsigned long long)nvmlSystemDriverBranchInfo_v1 == 16777300ULL,
    "value of nvmlSystemDriverBranchInfo_v1");
_Static_assert((unsigned long long)nvmlSystemEventSetCreateRequest_v1 == 16777232ULL,
    "value of nvmlSystemEventSetCreateRequest_v1");
_Static_assert((unsigned long long)nvmlSystemEventSetFreeRequest_v1 == 16777232ULL,
    "value of nvmlSystemEventSetFreeRequest_v1");
_Static_assert((unsigned long long)nvmlSystemEventSetWaitRequest_v1 == 16777248ULL,
    "value of nvmlSystemEventSetWaitRequest_v1");
_Static_assert((unsigned long long)nvmlSystemEventTypeCount == 2ULL,
    "value of nvmlSystemEventTypeCount");
_Static_assert((unsigned long long)nvmlSystemEventTypeGpuDriverBind == 2ULL,
    "value of nvmlSystemEventTypeGpuDriverBind");
_Static_assert((unsigned long long)nvmlSystemEventTypeGpuDriverUnbind == 1ULL,
    "value of nvmlSystemEventTypeGpuDriverUnbind");
_Static_assert((unsigned long long)nvmlSystemRegisterEventRequest_v1 == 16777240ULL,
    "value of nvmlSystemRegisterEventRequest_v1");
_Static_assert((unsigned long long)nvmlTemperature_v1 == 16777228ULL,
    "value of nvmlTemperature_v1");
_Static_assert((unsigned long long)nvmlUUID_v1 == 16777268ULL, "value of nvmlUUID_v1");
_Static_assert((unsigned long long)nvmlVgpuCreatablePlacementInfo_v1 == 16777248ULL,
    "value of nvmlVgpuCreatablePlacementInfo_v1");
_Static_assert((unsigned long long)nvmlVgpuHeterogeneousMode_v1 == 16777224ULL,
    "value of nvmlVgpuHeterogeneousMode_v1");
_Static_assert((unsigned long long)nvmlVgpuInstancesUtilizationInfo_v1 == 16777248ULL,
    "value of nvmlVgpuInstancesUtilizationInfo_v1");
_Static_assert((unsigned long long)nvmlVgpuPlacementId_v1 == 16777224ULL,
    "value of nvmlVgpuPlacementId_v1");
_Static_assert((unsigned long long)nvmlVgpuPlacementList_v1 == 16777240ULL,
    "value of nvmlVgpuPlacementList_v1");
_Static_assert((unsigned long long)nvmlVgpuPlacementList_v2 == 33554464ULL,
    "value of nvmlVgpuPlacementList_v2");
_Static_assert((unsigned long long)nvmlVgpuProcessesUtilizationInfo_v1 == 16777240ULL,
    "value of nvmlVgpuProcessesUtilizationInfo_v1");
_Static_assert((unsigned long long)nvmlVgpuRuntimeState_v1 == 16777232ULL,
    "value of nvmlVgpuRuntimeState_v1");
_Static_assert((unsigned long long)nvmlVgpuSchedulerLogInfo_v1 == 16786848ULL,
    "value of nvmlVgpuSchedulerLogInfo_v1");
_Static_assert((unsigned long long)nvmlVgpuSchedulerStateInfo_v1 == 16777240ULL,
    "value of nvmlVgpuSchedulerStateInfo_v1");
_Static_assert((unsigned long long)nvmlVgpuSchedulerState_v1 == 16777240ULL,
    "value of nvmlVgpuSchedulerState_v1");
_Static_assert((unsigned long long)nvmlVgpuTypeBar1Info_v1 == 16777232ULL,
    "value of nvmlVgpuTypeBar1Info_v1");
_Static_assert((unsigned long long)nvmlVgpuTypeIdInfo_v1 == 16777232ULL,
    "value of nvmlVgpuTypeIdInfo_v1");
_Static_assert((unsigned long long)nvmlVgpuTypeMaxInstance_v1 == 16777228ULL,
    "value of nvmlVgpuTypeMaxInstance_v1");
_Static_assert((unsigned long long)nvmlWorkloadPowerProfileCurrentProfiles_v1 == 16777316ULL,
    "value of nvmlWorkloadPowerProfileCurrentProfiles_v1");
_Static_assert((unsigned long long)nvmlWorkloadPowerProfileInfo_v1 == 16777260ULL,
    "value of nvmlWorkloadPowerProfileInfo_v1");
_Static_assert((unsigned long long)nvmlWorkloadPowerProfileProfilesInfo_v1 == 16788472ULL,
    "value of nvmlWorkloadPowerProfileProfilesInfo_v1");
_Static_assert((unsigned long long)nvmlWorkloadPowerProfileRequestedProfiles_v1 == 16777252ULL,
    "value of nvmlWorkloadPowerProfileRequestedProfiles_v1");
_Static_assert((unsigned long long)nvmlWorkloadPowerProfileUpdateProfiles_v1 == 16777252ULL,
    "value of nvmlWorkloadPowerProfileUpdateProfiles_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlInit_v2), nvmlReturn_t(void)),
    "type of nvmlInit_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlInitWithFlags),
    nvmlReturn_t(unsigned int flags)), "type of nvmlInitWithFlags");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlShutdown), nvmlReturn_t(void)),
    "type of nvmlShutdown");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlErrorString),
    const char *(nvmlReturn_t result)), "type of nvmlErrorString");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemGetDriverVersion),
    nvmlReturn_t(char *version, unsigned int length)), "type of nvmlSystemGetDriverVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemGetNVMLVersion),
    nvmlReturn_t(char *version, unsigned int length)), "type of nvmlSystemGetNVMLVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemGetCudaDriverVersion),
    nvmlReturn_t(int *cudaDriverVersion)), "type of nvmlSystemGetCudaDriverVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemGetCudaDriverVersion_v2),
    nvmlReturn_t(int *cudaDriverVersion)), "type of nvmlSystemGetCudaDriverVersion_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemGetProcessName),
    nvmlReturn_t(unsigned int pid, char *name, unsigned int length)),
    "type of nvmlSystemGetProcessName");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemGetHicVersion),
    nvmlReturn_t(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)),
    "type of nvmlSystemGetHicVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemGetTopologyGpuSet),
    nvmlReturn_t(unsigned int cpuNumber, unsigned int *count, nvmlDevice_t *deviceArray)),
    "type of nvmlSystemGetTopologyGpuSet");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemGetDriverBranch),
    nvmlReturn_t(nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int length)),
    "type of nvmlSystemGetDriverBranch");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemGetCPER_v1),
    nvmlReturn_t(nvmlGetCPER_v1_t *cper)), "type of nvmlSystemGetCPER_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlUnitGetCount),
    nvmlReturn_t(unsigned int *unitCount)), "type of nvmlUnitGetCount");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlUnitGetHandleByIndex),
    nvmlReturn_t(unsigned int index, nvmlUnit_t *unit)), "type of nvmlUnitGetHandleByIndex");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlUnitGetUnitInfo),
    nvmlReturn_t(nvmlUnit_t unit, nvmlUnitInfo_t *info)), "type of nvmlUnitGetUnitInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlUnitGetLedState),
    nvmlReturn_t(nvmlUnit_t unit, nvmlLedState_t *state)), "type of nvmlUnitGetLedState");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlUnitGetPsuInfo),
    nvmlReturn_t(nvmlUnit_t unit, nvmlPSUInfo_t *psu)), "type of nvmlUnitGetPsuInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlUnitGetTemperature),
    nvmlReturn_t(nvmlUnit_t unit, unsigned int type, unsigned int *temp)),
    "type of nvmlUnitGetTemperature");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlUnitGetFanSpeedInfo),
    nvmlReturn_t(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)),
    "type of nvmlUnitGetFanSpeedInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlUnitGetDevices),
    nvmlReturn_t(nvmlUnit_t unit, unsigned int *deviceCount, nvmlDevice_t *devices)),
    "type of nvmlUnitGetDevices");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetCount_v2),
    nvmlReturn_t(unsigned int *deviceCount)), "type of nvmlDeviceGetCount_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetAttributes_v2),
    nvmlReturn_t(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)),
    "type of nvmlDeviceGetAttributes_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetHandleByIndex_v2),
    nvmlReturn_t(unsigned int index, nvmlDevice_t *device)),
    "type of nvmlDeviceGetHandleByIndex_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetHandleBySerial),
    nvmlReturn_t(const char *serial, nvmlDevice_t *device)), "type of nvmlDeviceGetHandleBySerial");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetHandleByUUID),
    nvmlReturn_t(const char *uuid, nvmlDevice_t *device)), "type of nvmlDeviceGetHandleByUUID");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetHandleByUUIDV),
    nvmlReturn_t(const nvmlUUID_t *uuid, nvmlDevice_t *device)),
    "type of nvmlDeviceGetHandleByUUIDV");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetHandleByPciBusId_v2),
    nvmlReturn_t(const char *pciBusId, nvmlDevice_t *device)),
    "type of nvmlDeviceGetHandleByPciBusId_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetName),
    nvmlReturn_t(nvmlDevice_t device, char *name, unsigned int length)),
    "type of nvmlDeviceGetName");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetBrand),
    nvmlReturn_t(nvmlDevice_t device, nvmlBrandType_t *type)), "type of nvmlDeviceGetBrand");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetIndex),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *index)), "type of nvmlDeviceGetIndex");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetSerial),
    nvmlReturn_t(nvmlDevice_t device, char *serial, unsigned int length)),
    "type of nvmlDeviceGetSerial");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetModuleId),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *moduleId)), "type of nvmlDeviceGetModuleId");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetC2cModeInfoV),
    nvmlReturn_t(nvmlDevice_t device, nvmlC2cModeInfo_v1_t *c2cModeInfo)),
    "type of nvmlDeviceGetC2cModeInfoV");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMemoryAffinity),
    nvmlReturn_t(nvmlDevice_t device, unsigned int nodeSetSize, unsigned long *nodeSet,
    nvmlAffinityScope_t scope)), "type of nvmlDeviceGetMemoryAffinity");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetCpuAffinityWithinScope),
    nvmlReturn_t(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet,
    nvmlAffinityScope_t scope)), "type of nvmlDeviceGetCpuAffinityWithinScope");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetCpuAffinity),
    nvmlReturn_t(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet)),
    "type of nvmlDeviceGetCpuAffinity");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetCpuAffinity),
    nvmlReturn_t(nvmlDevice_t device)), "type of nvmlDeviceSetCpuAffinity");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceClearCpuAffinity),
    nvmlReturn_t(nvmlDevice_t device)), "type of nvmlDeviceClearCpuAffinity");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNumaNodeId),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *node)), "type of nvmlDeviceGetNumaNodeId");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetAddressingMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlDeviceAddressingMode_t *mode)),
    "type of nvmlDeviceGetAddressingMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetRepairStatus),
    nvmlReturn_t(nvmlDevice_t device, nvmlRepairStatus_t *repairStatus)),
    "type of nvmlDeviceGetRepairStatus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetUnrepairableMemoryFlag_v1),
    nvmlReturn_t(nvmlDevice_t device,
    nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus)),
    "type of nvmlDeviceGetUnrepairableMemoryFlag_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetTopologyCommonAncestor),
    nvmlReturn_t(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo)),
    "type of nvmlDeviceGetTopologyCommonAncestor");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetTopologyNearestGpus),
    nvmlReturn_t(nvmlDevice_t device, nvmlGpuTopologyLevel_t level, unsigned int *count,
    nvmlDevice_t *deviceArray)), "type of nvmlDeviceGetTopologyNearestGpus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetP2PStatus),
    nvmlReturn_t(nvmlDevice_t device1, nvmlDevice_t device2, nvmlGpuP2PCapsIndex_t p2pIndex,
    nvmlGpuP2PStatus_t *p2pStatus)), "type of nvmlDeviceGetP2PStatus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetUUID),
    nvmlReturn_t(nvmlDevice_t device, char *uuid, unsigned int length)),
    "type of nvmlDeviceGetUUID");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMinorNumber),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *minorNumber)),
    "type of nvmlDeviceGetMinorNumber");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetBoardPartNumber),
    nvmlReturn_t(nvmlDevice_t device, char *partNumber, unsigned int length)),
    "type of nvmlDeviceGetBoardPartNumber");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetInforomVersion),
    nvmlReturn_t(nvmlDevice_t device, nvmlInforomObject_t object, char *version,
    unsigned int length)), "type of nvmlDeviceGetInforomVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetInforomImageVersion),
    nvmlReturn_t(nvmlDevice_t device, char *version, unsigned int length)),
    "type of nvmlDeviceGetInforomImageVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetInforomConfigurationChecksum),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *checksum)),
    "type of nvmlDeviceGetInforomConfigurationChecksum");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceValidateInforom),
    nvmlReturn_t(nvmlDevice_t device)), "type of nvmlDeviceValidateInforom");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetLastBBXFlushTime),
    nvmlReturn_t(nvmlDevice_t device, unsigned long long *timestamp, unsigned long *durationUs)),
    "type of nvmlDeviceGetLastBBXFlushTime");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetBBXTimeData_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlBBXTimeData_v1_t *timeData)),
    "type of nvmlDeviceGetBBXTimeData_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpuUptime_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime)),
    "type of nvmlDeviceGetGpuUptime_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetDisplayMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlEnableState_t *display)),
    "type of nvmlDeviceGetDisplayMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetDisplayActive),
    nvmlReturn_t(nvmlDevice_t device, nvmlEnableState_t *isActive)),
    "type of nvmlDeviceGetDisplayActive");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPersistenceMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlEnableState_t *mode)),
    "type of nvmlDeviceGetPersistenceMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPciInfoExt),
    nvmlReturn_t(nvmlDevice_t device, nvmlPciInfoExt_t *pci)), "type of nvmlDeviceGetPciInfoExt");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPciInfo_v3),
    nvmlReturn_t(nvmlDevice_t device, nvmlPciInfo_t *pci)), "type of nvmlDeviceGetPciInfo_v3");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMaxPcieLinkGeneration),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *maxLinkGen)),
    "type of nvmlDeviceGetMaxPcieLinkGeneration");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpuMaxPcieLinkGeneration),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *maxLinkGenDevice)),
    "type of nvmlDeviceGetGpuMaxPcieLinkGeneration");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMaxPcieLinkWidth),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *maxLinkWidth)),
    "type of nvmlDeviceGetMaxPcieLinkWidth");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetCurrPcieLinkGeneration),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *currLinkGen)),
    "type of nvmlDeviceGetCurrPcieLinkGeneration");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetCurrPcieLinkWidth),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *currLinkWidth)),
    "type of nvmlDeviceGetCurrPcieLinkWidth");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPcieThroughput),
    nvmlReturn_t(nvmlDevice_t device, nvmlPcieUtilCounter_t counter, unsigned int *value)),
    "type of nvmlDeviceGetPcieThroughput");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPcieReplayCounter),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *value)),
    "type of nvmlDeviceGetPcieReplayCounter");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetClockInfo),
    nvmlReturn_t(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)),
    "type of nvmlDeviceGetClockInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMaxClockInfo),
    nvmlReturn_t(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)),
    "type of nvmlDeviceGetMaxClockInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpcClkVfOffset),
    nvmlReturn_t(nvmlDevice_t device, int *offset)), "type of nvmlDeviceGetGpcClkVfOffset");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetApplicationsClock),
    nvmlReturn_t(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)),
    "type of nvmlDeviceGetApplicationsClock");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetDefaultApplicationsClock),
    nvmlReturn_t(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)),
    "type of nvmlDeviceGetDefaultApplicationsClock");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetClock),
    nvmlReturn_t(nvmlDevice_t device, nvmlClockType_t clockType, nvmlClockId_t clockId,
    unsigned int *clockMHz)), "type of nvmlDeviceGetClock");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMaxCustomerBoostClock),
    nvmlReturn_t(nvmlDevice_t device, nvmlClockType_t clockType, unsigned int *clockMHz)),
    "type of nvmlDeviceGetMaxCustomerBoostClock");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetSupportedMemoryClocks),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *count, unsigned int *clocksMHz)),
    "type of nvmlDeviceGetSupportedMemoryClocks");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetSupportedGraphicsClocks),
    nvmlReturn_t(nvmlDevice_t device, unsigned int memoryClockMHz, unsigned int *count,
    unsigned int *clocksMHz)), "type of nvmlDeviceGetSupportedGraphicsClocks");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetAutoBoostedClocksEnabled),
    nvmlReturn_t(nvmlDevice_t device, nvmlEnableState_t *isEnabled,
    nvmlEnableState_t *defaultIsEnabled)), "type of nvmlDeviceGetAutoBoostedClocksEnabled");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetFanSpeed),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *speed)), "type of nvmlDeviceGetFanSpeed");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetFanSpeed_v2),
    nvmlReturn_t(nvmlDevice_t device, unsigned int fan, unsigned int *speed)),
    "type of nvmlDeviceGetFanSpeed_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetFanSpeedRPM),
    nvmlReturn_t(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)),
    "type of nvmlDeviceGetFanSpeedRPM");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetTargetFanSpeed),
    nvmlReturn_t(nvmlDevice_t device, unsigned int fan, unsigned int *targetSpeed)),
    "type of nvmlDeviceGetTargetFanSpeed");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMinMaxFanSpeed),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *minSpeed, unsigned int *maxSpeed)),
    "type of nvmlDeviceGetMinMaxFanSpeed");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetFanControlPolicy_v2),
    nvmlReturn_t(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t *policy)),
    "type of nvmlDeviceGetFanControlPolicy_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNumFans),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *numFans)), "type of nvmlDeviceGetNumFans");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetTemperature),
    nvmlReturn_t(nvmlDevice_t device, nvmlTemperatureSensors_t sensorType, unsigned int *temp)),
    "type of nvmlDeviceGetTemperature");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetCoolerInfo),
    nvmlReturn_t(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)),
    "type of nvmlDeviceGetCoolerInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetTemperatureV),
    nvmlReturn_t(nvmlDevice_t device, nvmlTemperature_t *temperature)),
    "type of nvmlDeviceGetTemperatureV");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetTemperatureThreshold),
    nvmlReturn_t(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType,
    unsigned int *temp)), "type of nvmlDeviceGetTemperatureThreshold");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMarginTemperature),
    nvmlReturn_t(nvmlDevice_t device, nvmlMarginTemperature_t *marginTempInfo)),
    "type of nvmlDeviceGetMarginTemperature");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetThermalSettings),
    nvmlReturn_t(nvmlDevice_t device, unsigned int sensorIndex,
    nvmlGpuThermalSettings_t *pThermalSettings)), "type of nvmlDeviceGetThermalSettings");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPerformanceState),
    nvmlReturn_t(nvmlDevice_t device, nvmlPstates_t *pState)),
    "type of nvmlDeviceGetPerformanceState");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetCurrentClocksEventReasons),
    nvmlReturn_t(nvmlDevice_t device, unsigned long long *clocksEventReasons)),
    "type of nvmlDeviceGetCurrentClocksEventReasons");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetCurrentClocksThrottleReasons),
    nvmlReturn_t(nvmlDevice_t device, unsigned long long *clocksThrottleReasons)),
    "type of nvmlDeviceGetCurrentClocksThrottleReasons");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetSupportedClocksEventReasons),
    nvmlReturn_t(nvmlDevice_t device, unsigned long long *supportedClocksEventReasons)),
    "type of nvmlDeviceGetSupportedClocksEventReasons");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlDeviceGetSupportedClocksThrottleReasons),
    nvmlReturn_t(nvmlDevice_t device, unsigned long long *supportedClocksThrottleReasons)),
    "type of nvmlDeviceGetSupportedClocksThrottleReasons");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPowerState),
    nvmlReturn_t(nvmlDevice_t device, nvmlPstates_t *pState)), "type of nvmlDeviceGetPowerState");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetDynamicPstatesInfo),
    nvmlReturn_t(nvmlDevice_t device, nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)),
    "type of nvmlDeviceGetDynamicPstatesInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMemClkVfOffset),
    nvmlReturn_t(nvmlDevice_t device, int *offset)), "type of nvmlDeviceGetMemClkVfOffset");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMinMaxClockOfPState),
    nvmlReturn_t(nvmlDevice_t device, nvmlClockType_t type, nvmlPstates_t pstate,
    unsigned int *minClockMHz, unsigned int *maxClockMHz)),
    "type of nvmlDeviceGetMinMaxClockOfPState");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetSupportedPerformanceStates),
    nvmlReturn_t(nvmlDevice_t device, nvmlPstates_t *pstates, unsigned int size)),
    "type of nvmlDeviceGetSupportedPerformanceStates");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpcClkMinMaxVfOffset),
    nvmlReturn_t(nvmlDevice_t device, int *minOffset, int *maxOffset)),
    "type of nvmlDeviceGetGpcClkMinMaxVfOffset");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMemClkMinMaxVfOffset),
    nvmlReturn_t(nvmlDevice_t device, int *minOffset, int *maxOffset)),
    "type of nvmlDeviceGetMemClkMinMaxVfOffset");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetClockOffsets),
    nvmlReturn_t(nvmlDevice_t device, nvmlClockOffset_t *info)),
    "type of nvmlDeviceGetClockOffsets");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetClockOffsets),
    nvmlReturn_t(nvmlDevice_t device, nvmlClockOffset_t *info)),
    "type of nvmlDeviceSetClockOffsets");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPerformanceModes),
    nvmlReturn_t(nvmlDevice_t device, nvmlDevicePerfModes_t *perfModes)),
    "type of nvmlDeviceGetPerformanceModes");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetCurrentClockFreqs),
    nvmlReturn_t(nvmlDevice_t device, nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)),
    "type of nvmlDeviceGetCurrentClockFreqs");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPowerManagementMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlEnableState_t *mode)),
    "type of nvmlDeviceGetPowerManagementMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPowerManagementLimit),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *limit)),
    "type of nvmlDeviceGetPowerManagementLimit");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlDeviceGetPowerManagementLimitConstraints),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *minLimit, unsigned int *maxLimit)),
    "type of nvmlDeviceGetPowerManagementLimitConstraints");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPowerManagementDefaultLimit),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *defaultLimit)),
    "type of nvmlDeviceGetPowerManagementDefaultLimit");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPowerUsage),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *power)), "type of nvmlDeviceGetPowerUsage");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPowerMizerMode_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t *powerMizerMode)),
    "type of nvmlDeviceGetPowerMizerMode_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetPowerMizerMode_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlDevicePowerMizerModes_v1_t *powerMizerMode)),
    "type of nvmlDeviceSetPowerMizerMode_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetTotalEnergyConsumption),
    nvmlReturn_t(nvmlDevice_t device, unsigned long long *energy)),
    "type of nvmlDeviceGetTotalEnergyConsumption");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetEnforcedPowerLimit),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *limit)),
    "type of nvmlDeviceGetEnforcedPowerLimit");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetAdaptiveTgpMode_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlEnableState_t mode)),
    "type of nvmlDeviceSetAdaptiveTgpMode_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetAdaptiveTgpModeInfo_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlAdaptiveTgpModeInfo_v1_t *info)),
    "type of nvmlDeviceGetAdaptiveTgpModeInfo_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpuOperationMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlGpuOperationMode_t *current,
    nvmlGpuOperationMode_t *pending)), "type of nvmlDeviceGetGpuOperationMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMemoryInfo),
    nvmlReturn_t(nvmlDevice_t device, nvmlMemory_t *memory)), "type of nvmlDeviceGetMemoryInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMemoryInfo_v2),
    nvmlReturn_t(nvmlDevice_t device, nvmlMemory_v2_t *memory)),
    "type of nvmlDeviceGetMemoryInfo_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetMemoryLimits_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlSetMemoryLimits_v1_t *limits)),
    "type of nvmlDeviceSetMemoryLimits_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMemoryLimits_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlGetMemoryLimits_v1_t *limits)),
    "type of nvmlDeviceGetMemoryLimits_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetComputeMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlComputeMode_t *mode)),
    "type of nvmlDeviceGetComputeMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetCudaComputeCapability),
    nvmlReturn_t(nvmlDevice_t device, int *major, int *minor)),
    "type of nvmlDeviceGetCudaComputeCapability");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetDramEncryptionMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlDramEncryptionInfo_t *current,
    nvmlDramEncryptionInfo_t *pending)), "type of nvmlDeviceGetDramEncryptionMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetDramEncryptionMode),
    nvmlReturn_t(nvmlDevice_t device, const nvmlDramEncryptionInfo_t *dramEncryption)),
    "type of nvmlDeviceSetDramEncryptionMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetEccMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlEnableState_t *current, nvmlEnableState_t *pending)),
    "type of nvmlDeviceGetEccMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetDefaultEccMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlEnableState_t *defaultMode)),
    "type of nvmlDeviceGetDefaultEccMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetBoardId),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *boardId)), "type of nvmlDeviceGetBoardId");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMultiGpuBoard),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *multiGpuBool)),
    "type of nvmlDeviceGetMultiGpuBoard");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetTotalEccErrors),
    nvmlReturn_t(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
    nvmlEccCounterType_t counterType, unsigned long long *eccCounts)),
    "type of nvmlDeviceGetTotalEccErrors");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetDetailedEccErrors),
    nvmlReturn_t(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
    nvmlEccCounterType_t counterType, nvmlEccErrorCounts_t *eccCounts)),
    "type of nvmlDeviceGetDetailedEccErrors");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMemoryErrorCounter),
    nvmlReturn_t(nvmlDevice_t device, nvmlMemoryErrorType_t errorType,
    nvmlEccCounterType_t counterType, nvmlMemoryLocation_t locationType,
    unsigned long long *count)), "type of nvmlDeviceGetMemoryErrorCounter");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetUtilizationRates),
    nvmlReturn_t(nvmlDevice_t device, nvmlUtilization_t *utilization)),
    "type of nvmlDeviceGetUtilizationRates");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetEncoderUtilization),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)),
    "type of nvmlDeviceGetEncoderUtilization");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetEncoderCapacity),
    nvmlReturn_t(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType,
    unsigned int *encoderCapacity)), "type of nvmlDeviceGetEncoderCapacity");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetEncoderStats),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *sessionCount, unsigned int *averageFps,
    unsigned int *averageLatency)), "type of nvmlDeviceGetEncoderStats");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetEncoderSessions),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *sessionCount,
    nvmlEncoderSessionInfo_t *sessionInfos)), "type of nvmlDeviceGetEncoderSessions");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetDecoderUtilization),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)),
    "type of nvmlDeviceGetDecoderUtilization");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetJpgUtilization),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)),
    "type of nvmlDeviceGetJpgUtilization");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetOfaUtilization),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)),
    "type of nvmlDeviceGetOfaUtilization");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetFBCStats),
    nvmlReturn_t(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)), "type of nvmlDeviceGetFBCStats");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetFBCSessions),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *sessionCount,
    nvmlFBCSessionInfo_t *sessionInfo)), "type of nvmlDeviceGetFBCSessions");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetDriverModel_v2),
    nvmlReturn_t(nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending)),
    "type of nvmlDeviceGetDriverModel_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVbiosVersion),
    nvmlReturn_t(nvmlDevice_t device, char *version, unsigned int length)),
    "type of nvmlDeviceGetVbiosVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetBridgeChipInfo),
    nvmlReturn_t(nvmlDevice_t device, nvmlBridgeChipHierarchy_t *bridgeHierarchy)),
    "type of nvmlDeviceGetBridgeChipInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetComputeRunningProcesses_v3),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)),
    "type of nvmlDeviceGetComputeRunningProcesses_v3");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGraphicsRunningProcesses_v3),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)),
    "type of nvmlDeviceGetGraphicsRunningProcesses_v3");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMPSComputeRunningProcesses_v3),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *infoCount, nvmlProcessInfo_t *infos)),
    "type of nvmlDeviceGetMPSComputeRunningProcesses_v3");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetRunningProcessDetailList),
    nvmlReturn_t(nvmlDevice_t device, nvmlProcessDetailList_t *plist)),
    "type of nvmlDeviceGetRunningProcessDetailList");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceOnSameBoard),
    nvmlReturn_t(nvmlDevice_t device1, nvmlDevice_t device2, int *onSameBoard)),
    "type of nvmlDeviceOnSameBoard");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetAPIRestriction),
    nvmlReturn_t(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
    nvmlEnableState_t *isRestricted)), "type of nvmlDeviceGetAPIRestriction");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetSamples),
    nvmlReturn_t(nvmlDevice_t device, nvmlSamplingType_t type,
    unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
    unsigned int *sampleCount, nvmlSample_t *samples)), "type of nvmlDeviceGetSamples");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetBAR1MemoryInfo),
    nvmlReturn_t(nvmlDevice_t device, nvmlBAR1Memory_t *bar1Memory)),
    "type of nvmlDeviceGetBAR1MemoryInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetViolationStatus),
    nvmlReturn_t(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType,
    nvmlViolationTime_t *violTime)), "type of nvmlDeviceGetViolationStatus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetIrqNum),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *irqNum)), "type of nvmlDeviceGetIrqNum");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNumGpuCores),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *numCores)), "type of nvmlDeviceGetNumGpuCores");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPowerSource),
    nvmlReturn_t(nvmlDevice_t device, nvmlPowerSource_t *powerSource)),
    "type of nvmlDeviceGetPowerSource");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMemoryBusWidth),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *busWidth)),
    "type of nvmlDeviceGetMemoryBusWidth");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPcieLinkMaxSpeed),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *maxSpeed)),
    "type of nvmlDeviceGetPcieLinkMaxSpeed");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPcieSpeed),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *pcieSpeed)), "type of nvmlDeviceGetPcieSpeed");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetAdaptiveClockInfoStatus),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *adaptiveClockStatus)),
    "type of nvmlDeviceGetAdaptiveClockInfoStatus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetBusType),
    nvmlReturn_t(nvmlDevice_t device, nvmlBusType_t *type)), "type of nvmlDeviceGetBusType");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpuFabricInfo),
    nvmlReturn_t(nvmlDevice_t device, nvmlGpuFabricInfo_t *gpuFabricInfo)),
    "type of nvmlDeviceGetGpuFabricInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpuFabricInfoV),
    nvmlReturn_t(nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo)),
    "type of nvmlDeviceGetGpuFabricInfoV");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpuFabricInfo_v4),
    nvmlReturn_t(nvmlDevice_t device, nvmlGpuFabricInfo_v4_t *gpuFabricInfo)),
    "type of nvmlDeviceGetGpuFabricInfo_v4");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemGetConfComputeCapabilities),
    nvmlReturn_t(nvmlConfComputeSystemCaps_t *capabilities)),
    "type of nvmlSystemGetConfComputeCapabilities");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemGetConfComputeState),
    nvmlReturn_t(nvmlConfComputeSystemState_t *state)), "type of nvmlSystemGetConfComputeState");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetConfComputeMemSizeInfo),
    nvmlReturn_t(nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t *memInfo)),
    "type of nvmlDeviceGetConfComputeMemSizeInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemGetConfComputeGpusReadyState),
    nvmlReturn_t(unsigned int *isAcceptingWork)), "type of nvmlSystemGetConfComputeGpusReadyState");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlDeviceGetConfComputeProtectedMemoryUsage),
    nvmlReturn_t(nvmlDevice_t device, nvmlMemory_t *memory)),
    "type of nvmlDeviceGetConfComputeProtectedMemoryUsage");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetConfComputeGpuCertificate),
    nvmlReturn_t(nvmlDevice_t device, nvmlConfComputeGpuCertificate_t *gpuCert)),
    "type of nvmlDeviceGetConfComputeGpuCertificate");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlDeviceGetConfComputeGpuAttestationReport),
    nvmlReturn_t(nvmlDevice_t device, nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)),
    "type of nvmlDeviceGetConfComputeGpuAttestationReport");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlSystemGetConfComputeKeyRotationThresholdInfo),
    nvmlReturn_t(nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)),
    "type of nvmlSystemGetConfComputeKeyRotationThresholdInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetConfComputeUnprotectedMemSize),
    nvmlReturn_t(nvmlDevice_t device, unsigned long long sizeKiB)),
    "type of nvmlDeviceSetConfComputeUnprotectedMemSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemSetConfComputeGpusReadyState),
    nvmlReturn_t(unsigned int isAcceptingWork)), "type of nvmlSystemSetConfComputeGpusReadyState");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlSystemSetConfComputeKeyRotationThresholdInfo),
    nvmlReturn_t(nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)),
    "type of nvmlSystemSetConfComputeKeyRotationThresholdInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemGetConfComputeSettings),
    nvmlReturn_t(nvmlSystemConfComputeSettings_t *settings)),
    "type of nvmlSystemGetConfComputeSettings");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemGetConfComputeSettings_v2),
    nvmlReturn_t(nvmlSystemConfComputeSettings_v2_t *settings)),
    "type of nvmlSystemGetConfComputeSettings_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGspFirmwareVersion),
    nvmlReturn_t(nvmlDevice_t device, char *version)), "type of nvmlDeviceGetGspFirmwareVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGspFirmwareMode),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *isEnabled, unsigned int *defaultMode)),
    "type of nvmlDeviceGetGspFirmwareMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetSramEccErrorStatus),
    nvmlReturn_t(nvmlDevice_t device, nvmlEccSramErrorStatus_t *status)),
    "type of nvmlDeviceGetSramEccErrorStatus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetPowerManagementLimit_v2),
    nvmlReturn_t(nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue)),
    "type of nvmlDeviceSetPowerManagementLimit_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetAccountingMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlEnableState_t *mode)),
    "type of nvmlDeviceGetAccountingMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetAccountingStats),
    nvmlReturn_t(nvmlDevice_t device, unsigned int pid, nvmlAccountingStats_t *stats)),
    "type of nvmlDeviceGetAccountingStats");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetAccountingPids),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *count, unsigned int *pids)),
    "type of nvmlDeviceGetAccountingPids");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetAccountingBufferSize),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *bufferSize)),
    "type of nvmlDeviceGetAccountingBufferSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetAccountingStats_v2),
    nvmlReturn_t(nvmlDevice_t device, nvmlAccountingStats_v2_t *stats)),
    "type of nvmlDeviceGetAccountingStats_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetRetiredPages),
    nvmlReturn_t(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount,
    unsigned long long *addresses)), "type of nvmlDeviceGetRetiredPages");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetRetiredPages_v2),
    nvmlReturn_t(nvmlDevice_t device, nvmlPageRetirementCause_t cause, unsigned int *pageCount,
    unsigned long long *addresses, unsigned long long *timestamps)),
    "type of nvmlDeviceGetRetiredPages_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetRetiredPagesPendingStatus),
    nvmlReturn_t(nvmlDevice_t device, nvmlEnableState_t *isPending)),
    "type of nvmlDeviceGetRetiredPagesPendingStatus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetRemappedRows),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *corrRows, unsigned int *uncRows,
    unsigned int *isPending, unsigned int *failureOccurred)), "type of nvmlDeviceGetRemappedRows");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetRowRemapperHistogram),
    nvmlReturn_t(nvmlDevice_t device, nvmlRowRemapperHistogramValues_t *values)),
    "type of nvmlDeviceGetRowRemapperHistogram");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetArchitecture),
    nvmlReturn_t(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)),
    "type of nvmlDeviceGetArchitecture");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetClkMonStatus),
    nvmlReturn_t(nvmlDevice_t device, nvmlClkMonStatus_t *status)),
    "type of nvmlDeviceGetClkMonStatus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetProcessUtilization),
    nvmlReturn_t(nvmlDevice_t device, nvmlProcessUtilizationSample_t *utilization,
    unsigned int *processSamplesCount, unsigned long long lastSeenTimeStamp)),
    "type of nvmlDeviceGetProcessUtilization");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetProcessesUtilizationInfo),
    nvmlReturn_t(nvmlDevice_t device, nvmlProcessesUtilizationInfo_t *procesesUtilInfo)),
    "type of nvmlDeviceGetProcessesUtilizationInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPlatformInfo),
    nvmlReturn_t(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)),
    "type of nvmlDeviceGetPlatformInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPdi),
    nvmlReturn_t(nvmlDevice_t device, nvmlPdi_t *pdi)), "type of nvmlDeviceGetPdi");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetHostname_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlHostname_v1_t *hostname)),
    "type of nvmlDeviceSetHostname_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetHostname_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlHostname_v1_t *hostname)),
    "type of nvmlDeviceGetHostname_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDevicePerfMetricsGetSamples_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlPerfMetricsSamples_v1_t *samples)),
    "type of nvmlDevicePerfMetricsGetSamples_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlUnitSetLedState),
    nvmlReturn_t(nvmlUnit_t unit, nvmlLedColor_t color)), "type of nvmlUnitSetLedState");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetPersistenceMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlEnableState_t mode)),
    "type of nvmlDeviceSetPersistenceMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetComputeMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlComputeMode_t mode)), "type of nvmlDeviceSetComputeMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetEccMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlEnableState_t ecc)), "type of nvmlDeviceSetEccMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceClearEccErrorCounts),
    nvmlReturn_t(nvmlDevice_t device, nvmlEccCounterType_t counterType)),
    "type of nvmlDeviceClearEccErrorCounts");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetDriverModel),
    nvmlReturn_t(nvmlDevice_t device, nvmlDriverModel_t driverModel, unsigned int flags)),
    "type of nvmlDeviceSetDriverModel");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetGpuLockedClocks),
    nvmlReturn_t(nvmlDevice_t device, unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz)),
    "type of nvmlDeviceSetGpuLockedClocks");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceResetGpuLockedClocks),
    nvmlReturn_t(nvmlDevice_t device)), "type of nvmlDeviceResetGpuLockedClocks");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetMemoryLockedClocks),
    nvmlReturn_t(nvmlDevice_t device, unsigned int minMemClockMHz, unsigned int maxMemClockMHz)),
    "type of nvmlDeviceSetMemoryLockedClocks");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceResetMemoryLockedClocks),
    nvmlReturn_t(nvmlDevice_t device)), "type of nvmlDeviceResetMemoryLockedClocks");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetApplicationsClocks),
    nvmlReturn_t(nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz)),
    "type of nvmlDeviceSetApplicationsClocks");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceResetApplicationsClocks),
    nvmlReturn_t(nvmlDevice_t device)), "type of nvmlDeviceResetApplicationsClocks");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetAutoBoostedClocksEnabled),
    nvmlReturn_t(nvmlDevice_t device, nvmlEnableState_t enabled)),
    "type of nvmlDeviceSetAutoBoostedClocksEnabled");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlDeviceSetDefaultAutoBoostedClocksEnabled),
    nvmlReturn_t(nvmlDevice_t device, nvmlEnableState_t enabled, unsigned int flags)),
    "type of nvmlDeviceSetDefaultAutoBoostedClocksEnabled");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetDefaultFanSpeed_v2),
    nvmlReturn_t(nvmlDevice_t device, unsigned int fan)),
    "type of nvmlDeviceSetDefaultFanSpeed_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetFanControlPolicy),
    nvmlReturn_t(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t policy)),
    "type of nvmlDeviceSetFanControlPolicy");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetTemperatureThreshold),
    nvmlReturn_t(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, int *temp)),
    "type of nvmlDeviceSetTemperatureThreshold");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetPowerManagementLimit),
    nvmlReturn_t(nvmlDevice_t device, unsigned int limit)),
    "type of nvmlDeviceSetPowerManagementLimit");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetGpuOperationMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlGpuOperationMode_t mode)),
    "type of nvmlDeviceSetGpuOperationMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetAPIRestriction),
    nvmlReturn_t(nvmlDevice_t device, nvmlRestrictedAPI_t apiType,
    nvmlEnableState_t isRestricted)), "type of nvmlDeviceSetAPIRestriction");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetFanSpeed_v2),
    nvmlReturn_t(nvmlDevice_t device, unsigned int fan, unsigned int speed)),
    "type of nvmlDeviceSetFanSpeed_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetGpcClkVfOffset),
    nvmlReturn_t(nvmlDevice_t device, int offset)), "type of nvmlDeviceSetGpcClkVfOffset");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetMemClkVfOffset),
    nvmlReturn_t(nvmlDevice_t device, int offset)), "type of nvmlDeviceSetMemClkVfOffset");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetAccountingMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlEnableState_t mode)),
    "type of nvmlDeviceSetAccountingMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceClearAccountingPids),
    nvmlReturn_t(nvmlDevice_t device)), "type of nvmlDeviceClearAccountingPids");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNvLinkState),
    nvmlReturn_t(nvmlDevice_t device, unsigned int link, nvmlEnableState_t *isActive)),
    "type of nvmlDeviceGetNvLinkState");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNvLinkVersion),
    nvmlReturn_t(nvmlDevice_t device, unsigned int link, unsigned int *version)),
    "type of nvmlDeviceGetNvLinkVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNvLinkCapability),
    nvmlReturn_t(nvmlDevice_t device, unsigned int link, nvmlNvLinkCapability_t capability,
    unsigned int *capResult)), "type of nvmlDeviceGetNvLinkCapability");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNvLinkRemotePciInfo_v2),
    nvmlReturn_t(nvmlDevice_t device, unsigned int link, nvmlPciInfo_t *pci)),
    "type of nvmlDeviceGetNvLinkRemotePciInfo_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNvLinkErrorCounter),
    nvmlReturn_t(nvmlDevice_t device, unsigned int link, nvmlNvLinkErrorCounter_t counter,
    unsigned long long *counterValue)), "type of nvmlDeviceGetNvLinkErrorCounter");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceResetNvLinkErrorCounters),
    nvmlReturn_t(nvmlDevice_t device, unsigned int link)),
    "type of nvmlDeviceResetNvLinkErrorCounters");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetNvLinkUtilizationControl),
    nvmlReturn_t(nvmlDevice_t device, unsigned int link, unsigned int counter,
    nvmlNvLinkUtilizationControl_t *control, unsigned int reset)),
    "type of nvmlDeviceSetNvLinkUtilizationControl");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNvLinkUtilizationControl),
    nvmlReturn_t(nvmlDevice_t device, unsigned int link, unsigned int counter,
    nvmlNvLinkUtilizationControl_t *control)), "type of nvmlDeviceGetNvLinkUtilizationControl");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNvLinkUtilizationCounter),
    nvmlReturn_t(nvmlDevice_t device, unsigned int link, unsigned int counter,
    unsigned long long *rxcounter, unsigned long long *txcounter)),
    "type of nvmlDeviceGetNvLinkUtilizationCounter");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceFreezeNvLinkUtilizationCounter),
    nvmlReturn_t(nvmlDevice_t device, unsigned int link, unsigned int counter,
    nvmlEnableState_t freeze)), "type of nvmlDeviceFreezeNvLinkUtilizationCounter");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceResetNvLinkUtilizationCounter),
    nvmlReturn_t(nvmlDevice_t device, unsigned int link, unsigned int counter)),
    "type of nvmlDeviceResetNvLinkUtilizationCounter");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNvLinkRemoteDeviceType),
    nvmlReturn_t(nvmlDevice_t device, unsigned int link,
    nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)), "type of nvmlDeviceGetNvLinkRemoteDeviceType");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetNvLinkDeviceLowPowerThreshold),
    nvmlReturn_t(nvmlDevice_t device, nvmlNvLinkPowerThres_t *info)),
    "type of nvmlDeviceSetNvLinkDeviceLowPowerThreshold");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemSetNvlinkBwMode),
    nvmlReturn_t(unsigned int nvlinkBwMode)), "type of nvmlSystemSetNvlinkBwMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemGetNvlinkBwMode),
    nvmlReturn_t(unsigned int *nvlinkBwMode)), "type of nvmlSystemGetNvlinkBwMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNvlinkSupportedBwModes),
    nvmlReturn_t(nvmlDevice_t device, nvmlNvlinkSupportedBwModes_t *supportedBwMode)),
    "type of nvmlDeviceGetNvlinkSupportedBwModes");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNvlinkBwMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlNvlinkGetBwMode_t *getBwMode)),
    "type of nvmlDeviceGetNvlinkBwMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetNvlinkBwMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)),
    "type of nvmlDeviceSetNvlinkBwMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetNvlinkBwModeAsync_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync)),
    "type of nvmlDeviceSetNvlinkBwModeAsync_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNvLinkInfo),
    nvmlReturn_t(nvmlDevice_t device, nvmlNvLinkInfo_t *info)), "type of nvmlDeviceGetNvLinkInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNvLinkInfo_v3),
    nvmlReturn_t(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info)),
    "type of nvmlDeviceGetNvLinkInfo_v3");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNvLinkTelemetrySamples_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlNvlinkTelemetrySamples_v1_t *samples)),
    "type of nvmlDeviceGetNvLinkTelemetrySamples_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNvlinkRemapTableInfo_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo)),
    "type of nvmlDeviceGetNvlinkRemapTableInfo_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetNvlinkNvleReady_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlNvlinkSetNvleReady_v1_t *setNvleReady)),
    "type of nvmlDeviceSetNvlinkNvleReady_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceLockNvlinkRemapTable_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo)),
    "type of nvmlDeviceLockNvlinkRemapTable_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetupNvlinkNvleEncryptionKey_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey)),
    "type of nvmlDeviceSetupNvlinkNvleEncryptionKey_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetNvlinkNvlePrivateInfo_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo)),
    "type of nvmlDeviceGetNvlinkNvlePrivateInfo_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlEventSetCreate),
    nvmlReturn_t(nvmlEventSet_t *set)), "type of nvmlEventSetCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceRegisterEvents),
    nvmlReturn_t(nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set)),
    "type of nvmlDeviceRegisterEvents");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetSupportedEventTypes),
    nvmlReturn_t(nvmlDevice_t device, unsigned long long *eventTypes)),
    "type of nvmlDeviceGetSupportedEventTypes");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlEventSetWait_v2),
    nvmlReturn_t(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)),
    "type of nvmlEventSetWait_v2");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlEventSetRegisterGpuOperationalEvents_v1),
    nvmlReturn_t(nvmlEventSet_t eventSet, const nvmlGpuOperationalEventConfig_v1_t *config)),
    "type of nvmlEventSetRegisterGpuOperationalEvents_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlEventSetWait_v3),
    nvmlReturn_t(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params)),
    "type of nvmlEventSetWait_v3");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlEventSetGetContextCount_v1),
    nvmlReturn_t(nvmlEventSet_t set, nvmlEventSetGetContextCount_v1_t *params)),
    "type of nvmlEventSetGetContextCount_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlEventSetGetContextInfo_v1),
    nvmlReturn_t(nvmlEventSet_t set, nvmlEventSetGetContextInfo_v1_t *params)),
    "type of nvmlEventSetGetContextInfo_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlEventSetGetContextData_v1),
    nvmlReturn_t(nvmlEventSet_t set, nvmlEventSetGetContextData_v1_t *params)),
    "type of nvmlEventSetGetContextData_v1");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1),
    nvmlReturn_t(nvmlEventSet_t set,
    nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params)),
    "type of nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlEventSetFree),
    nvmlReturn_t(nvmlEventSet_t set)), "type of nvmlEventSetFree");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemEventSetCreate),
    nvmlReturn_t(nvmlSystemEventSetCreateRequest_t *request)), "type of nvmlSystemEventSetCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemEventSetFree),
    nvmlReturn_t(nvmlSystemEventSetFreeRequest_t *request)), "type of nvmlSystemEventSetFree");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemRegisterEvents),
    nvmlReturn_t(nvmlSystemRegisterEventRequest_t *request)), "type of nvmlSystemRegisterEvents");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSystemEventSetWait),
    nvmlReturn_t(nvmlSystemEventSetWaitRequest_t *request)), "type of nvmlSystemEventSetWait");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceModifyDrainState),
    nvmlReturn_t(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)),
    "type of nvmlDeviceModifyDrainState");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceQueryDrainState),
    nvmlReturn_t(nvmlPciInfo_t *pciInfo, nvmlEnableState_t *currentState)),
    "type of nvmlDeviceQueryDrainState");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceRemoveGpu_v2),
    nvmlReturn_t(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState,
    nvmlPcieLinkState_t linkState)), "type of nvmlDeviceRemoveGpu_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceDiscoverGpus),
    nvmlReturn_t(nvmlPciInfo_t *pciInfo)), "type of nvmlDeviceDiscoverGpus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetFieldValues),
    nvmlReturn_t(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)),
    "type of nvmlDeviceGetFieldValues");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceClearFieldValues),
    nvmlReturn_t(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)),
    "type of nvmlDeviceClearFieldValues");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVirtualizationMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlGpuVirtualizationMode_t *pVirtualMode)),
    "type of nvmlDeviceGetVirtualizationMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetHostVgpuMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlHostVgpuMode_t *pHostVgpuMode)),
    "type of nvmlDeviceGetHostVgpuMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetVirtualizationMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlGpuVirtualizationMode_t virtualMode)),
    "type of nvmlDeviceSetVirtualizationMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVgpuHeterogeneousMode),
    nvmlReturn_t(nvmlDevice_t device, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)),
    "type of nvmlDeviceGetVgpuHeterogeneousMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetVgpuHeterogeneousMode),
    nvmlReturn_t(nvmlDevice_t device, const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)),
    "type of nvmlDeviceSetVgpuHeterogeneousMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetPlacementId),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuPlacementId_t *pPlacement)),
    "type of nvmlVgpuInstanceGetPlacementId");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVgpuTypeSupportedPlacements),
    nvmlReturn_t(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
    nvmlVgpuPlacementList_t *pPlacementList)), "type of nvmlDeviceGetVgpuTypeSupportedPlacements");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVgpuTypeCreatablePlacements),
    nvmlReturn_t(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
    nvmlVgpuPlacementList_t *pPlacementList)), "type of nvmlDeviceGetVgpuTypeCreatablePlacements");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetGspHeapSize),
    nvmlReturn_t(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *gspHeapSize)),
    "type of nvmlVgpuTypeGetGspHeapSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetFbReservation),
    nvmlReturn_t(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbReservation)),
    "type of nvmlVgpuTypeGetFbReservation");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetRuntimeStateSize),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuRuntimeState_t *pState)),
    "type of nvmlVgpuInstanceGetRuntimeStateSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetVgpuCapabilities),
    nvmlReturn_t(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability,
    nvmlEnableState_t state)), "type of nvmlDeviceSetVgpuCapabilities");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceVgpuForceGspUnload),
    nvmlReturn_t(nvmlDevice_t device)), "type of nvmlDeviceVgpuForceGspUnload");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGridLicensableFeatures_v4),
    nvmlReturn_t(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)),
    "type of nvmlDeviceGetGridLicensableFeatures_v4");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGetVgpuDriverCapabilities),
    nvmlReturn_t(nvmlVgpuDriverCapability_t capability, unsigned int *capResult)),
    "type of nvmlGetVgpuDriverCapabilities");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVgpuCapabilities),
    nvmlReturn_t(nvmlDevice_t device, nvmlDeviceVgpuCapability_t capability,
    unsigned int *capResult)), "type of nvmlDeviceGetVgpuCapabilities");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetSupportedVgpus),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)),
    "type of nvmlDeviceGetSupportedVgpus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetCreatableVgpus),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuTypeId_t *vgpuTypeIds)),
    "type of nvmlDeviceGetCreatableVgpus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetClass),
    nvmlReturn_t(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size)),
    "type of nvmlVgpuTypeGetClass");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetName),
    nvmlReturn_t(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size)),
    "type of nvmlVgpuTypeGetName");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetGpuInstanceProfileId),
    nvmlReturn_t(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *gpuInstanceProfileId)),
    "type of nvmlVgpuTypeGetGpuInstanceProfileId");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetDeviceID),
    nvmlReturn_t(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID,
    unsigned long long *subsystemID)), "type of nvmlVgpuTypeGetDeviceID");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetFramebufferSize),
    nvmlReturn_t(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize)),
    "type of nvmlVgpuTypeGetFramebufferSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetNumDisplayHeads),
    nvmlReturn_t(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *numDisplayHeads)),
    "type of nvmlVgpuTypeGetNumDisplayHeads");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetResolution),
    nvmlReturn_t(nvmlVgpuTypeId_t vgpuTypeId, unsigned int displayIndex, unsigned int *xdim,
    unsigned int *ydim)), "type of nvmlVgpuTypeGetResolution");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetLicense),
    nvmlReturn_t(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString, unsigned int size)),
    "type of nvmlVgpuTypeGetLicense");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetFrameRateLimit),
    nvmlReturn_t(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *frameRateLimit)),
    "type of nvmlVgpuTypeGetFrameRateLimit");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetMaxInstances),
    nvmlReturn_t(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId,
    unsigned int *vgpuInstanceCount)), "type of nvmlVgpuTypeGetMaxInstances");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetMaxInstancesPerVm),
    nvmlReturn_t(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCountPerVm)),
    "type of nvmlVgpuTypeGetMaxInstancesPerVm");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetBAR1Info),
    nvmlReturn_t(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuTypeBar1Info_t *bar1Info)),
    "type of nvmlVgpuTypeGetBAR1Info");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetActiveVgpus),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *vgpuCount, nvmlVgpuInstance_t *vgpuInstances)),
    "type of nvmlDeviceGetActiveVgpus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetVmID),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size,
    nvmlVgpuVmIdType_t *vmIdType)), "type of nvmlVgpuInstanceGetVmID");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetUUID),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size)),
    "type of nvmlVgpuInstanceGetUUID");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetVmDriverVersion),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, char *version, unsigned int length)),
    "type of nvmlVgpuInstanceGetVmDriverVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetFbUsage),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, unsigned long long *fbUsage)),
    "type of nvmlVgpuInstanceGetFbUsage");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetLicenseStatus),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed)),
    "type of nvmlVgpuInstanceGetLicenseStatus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetType),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId)),
    "type of nvmlVgpuInstanceGetType");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetFrameRateLimit),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, unsigned int *frameRateLimit)),
    "type of nvmlVgpuInstanceGetFrameRateLimit");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetEccMode),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode)),
    "type of nvmlVgpuInstanceGetEccMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetEncoderCapacity),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, unsigned int *encoderCapacity)),
    "type of nvmlVgpuInstanceGetEncoderCapacity");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceSetEncoderCapacity),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, unsigned int encoderCapacity)),
    "type of nvmlVgpuInstanceSetEncoderCapacity");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetEncoderStats),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
    unsigned int *averageFps, unsigned int *averageLatency)),
    "type of nvmlVgpuInstanceGetEncoderStats");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetEncoderSessions),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
    nvmlEncoderSessionInfo_t *sessionInfo)), "type of nvmlVgpuInstanceGetEncoderSessions");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetFBCStats),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, nvmlFBCStats_t *fbcStats)),
    "type of nvmlVgpuInstanceGetFBCStats");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetFBCSessions),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, unsigned int *sessionCount,
    nvmlFBCSessionInfo_t *sessionInfo)), "type of nvmlVgpuInstanceGetFBCSessions");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetGpuInstanceId),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, unsigned int *gpuInstanceId)),
    "type of nvmlVgpuInstanceGetGpuInstanceId");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetGpuPciId),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId, unsigned int *length)),
    "type of nvmlVgpuInstanceGetGpuPciId");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetCapabilities),
    nvmlReturn_t(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability,
    unsigned int *capResult)), "type of nvmlVgpuTypeGetCapabilities");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetMdevUUID),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size)),
    "type of nvmlVgpuInstanceGetMdevUUID");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpuInstanceGetCreatableVgpus),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, nvmlVgpuTypeIdInfo_t *pVgpus)),
    "type of nvmlGpuInstanceGetCreatableVgpus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuTypeGetMaxInstancesPerGpuInstance),
    nvmlReturn_t(nvmlVgpuTypeMaxInstance_t *pMaxInstance)),
    "type of nvmlVgpuTypeGetMaxInstancesPerGpuInstance");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpuInstanceGetActiveVgpus),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)),
    "type of nvmlGpuInstanceGetActiveVgpus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpuInstanceSetVgpuSchedulerState),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_t *pScheduler)),
    "type of nvmlGpuInstanceSetVgpuSchedulerState");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpuInstanceGetVgpuSchedulerState),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)),
    "type of nvmlGpuInstanceGetVgpuSchedulerState");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpuInstanceGetVgpuSchedulerLog),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)),
    "type of nvmlGpuInstanceGetVgpuSchedulerLog");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlGpuInstanceGetVgpuTypeCreatablePlacements),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)),
    "type of nvmlGpuInstanceGetVgpuTypeCreatablePlacements");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpuInstanceGetVgpuHeterogeneousMode),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)),
    "type of nvmlGpuInstanceGetVgpuHeterogeneousMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpuInstanceSetVgpuHeterogeneousMode),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance,
    const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)),
    "type of nvmlGpuInstanceSetVgpuHeterogeneousMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVgpuSchedulerState_v2),
    nvmlReturn_t(nvmlDevice_t device, nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)),
    "type of nvmlDeviceGetVgpuSchedulerState_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpuInstanceGetVgpuSchedulerState_v2),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance,
    nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)),
    "type of nvmlGpuInstanceGetVgpuSchedulerState_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVgpuSchedulerLog_v2),
    nvmlReturn_t(nvmlDevice_t device, nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)),
    "type of nvmlDeviceGetVgpuSchedulerLog_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpuInstanceGetVgpuSchedulerLog_v2),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)),
    "type of nvmlGpuInstanceGetVgpuSchedulerLog_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetVgpuSchedulerState_v2),
    nvmlReturn_t(nvmlDevice_t device, nvmlVgpuSchedulerState_v2_t *pSchedulerState)),
    "type of nvmlDeviceSetVgpuSchedulerState_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpuInstanceSetVgpuSchedulerState_v2),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, nvmlVgpuSchedulerState_v2_t *pSchedulerState)),
    "type of nvmlGpuInstanceSetVgpuSchedulerState_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetMetadata),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuMetadata_t *vgpuMetadata,
    unsigned int *bufferSize)), "type of nvmlVgpuInstanceGetMetadata");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVgpuMetadata),
    nvmlReturn_t(nvmlDevice_t device, nvmlVgpuPgpuMetadata_t *pgpuMetadata,
    unsigned int *bufferSize)), "type of nvmlDeviceGetVgpuMetadata");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGetVgpuCompatibility),
    nvmlReturn_t(nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t *pgpuMetadata,
    nvmlVgpuPgpuCompatibility_t *compatibilityInfo)), "type of nvmlGetVgpuCompatibility");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetPgpuMetadataString),
    nvmlReturn_t(nvmlDevice_t device, char *pgpuMetadata, unsigned int *bufferSize)),
    "type of nvmlDeviceGetPgpuMetadataString");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVgpuSchedulerLog),
    nvmlReturn_t(nvmlDevice_t device, nvmlVgpuSchedulerLog_t *pSchedulerLog)),
    "type of nvmlDeviceGetVgpuSchedulerLog");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVgpuSchedulerState),
    nvmlReturn_t(nvmlDevice_t device, nvmlVgpuSchedulerGetState_t *pSchedulerState)),
    "type of nvmlDeviceGetVgpuSchedulerState");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetVgpuSchedulerState),
    nvmlReturn_t(nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState)),
    "type of nvmlDeviceSetVgpuSchedulerState");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVgpuSchedulerCapabilities),
    nvmlReturn_t(nvmlDevice_t device, nvmlVgpuSchedulerCapabilities_t *pCapabilities)),
    "type of nvmlDeviceGetVgpuSchedulerCapabilities");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGetVgpuVersion),
    nvmlReturn_t(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)),
    "type of nvmlGetVgpuVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlSetVgpuVersion),
    nvmlReturn_t(nvmlVgpuVersion_t *vgpuVersion)), "type of nvmlSetVgpuVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVgpuUtilization),
    nvmlReturn_t(nvmlDevice_t device, unsigned long long lastSeenTimeStamp,
    nvmlValueType_t *sampleValType, unsigned int *vgpuInstanceSamplesCount,
    nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)),
    "type of nvmlDeviceGetVgpuUtilization");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVgpuInstancesUtilizationInfo),
    nvmlReturn_t(nvmlDevice_t device, nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)),
    "type of nvmlDeviceGetVgpuInstancesUtilizationInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVgpuProcessUtilization),
    nvmlReturn_t(nvmlDevice_t device, unsigned long long lastSeenTimeStamp,
    unsigned int *vgpuProcessSamplesCount,
    nvmlVgpuProcessUtilizationSample_t *utilizationSamples)),
    "type of nvmlDeviceGetVgpuProcessUtilization");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetVgpuProcessesUtilizationInfo),
    nvmlReturn_t(nvmlDevice_t device, nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)),
    "type of nvmlDeviceGetVgpuProcessesUtilizationInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetAccountingMode),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *mode)),
    "type of nvmlVgpuInstanceGetAccountingMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetAccountingPids),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, unsigned int *count, unsigned int *pids)),
    "type of nvmlVgpuInstanceGetAccountingPids");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetAccountingStats),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, unsigned int pid, nvmlAccountingStats_t *stats)),
    "type of nvmlVgpuInstanceGetAccountingStats");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceClearAccountingPids),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance)), "type of nvmlVgpuInstanceClearAccountingPids");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlVgpuInstanceGetLicenseInfo_v2),
    nvmlReturn_t(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t *licenseInfo)),
    "type of nvmlVgpuInstanceGetLicenseInfo_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGetExcludedDeviceCount),
    nvmlReturn_t(unsigned int *deviceCount)), "type of nvmlGetExcludedDeviceCount");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGetExcludedDeviceInfoByIndex),
    nvmlReturn_t(unsigned int index, nvmlExcludedDeviceInfo_t *info)),
    "type of nvmlGetExcludedDeviceInfoByIndex");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceReadWritePRM_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer)),
    "type of nvmlDeviceReadWritePRM_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceReadPRMCounters_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlPRMCounterList_v1_t *counterList)),
    "type of nvmlDeviceReadPRMCounters_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetMigMode),
    nvmlReturn_t(nvmlDevice_t device, unsigned int mode, nvmlReturn_t *activationStatus)),
    "type of nvmlDeviceSetMigMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMigMode),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *currentMode, unsigned int *pendingMode)),
    "type of nvmlDeviceGetMigMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpuInstanceProfileInfo),
    nvmlReturn_t(nvmlDevice_t device, unsigned int profile, nvmlGpuInstanceProfileInfo_t *info)),
    "type of nvmlDeviceGetGpuInstanceProfileInfo");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpuInstanceProfileInfoV),
    nvmlReturn_t(nvmlDevice_t device, unsigned int profile,
    nvmlGpuInstanceProfileInfo_v2_t *info)), "type of nvmlDeviceGetGpuInstanceProfileInfoV");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpuInstanceProfileInfoByIdV),
    nvmlReturn_t(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstanceProfileInfo_v2_t *info)), "type of nvmlDeviceGetGpuInstanceProfileInfoByIdV");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpuInstancePossiblePlacements_v2),
    nvmlReturn_t(nvmlDevice_t device, unsigned int profileId,
    nvmlGpuInstancePlacement_t *placements, unsigned int *count)),
    "type of nvmlDeviceGetGpuInstancePossiblePlacements_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpuInstanceRemainingCapacity),
    nvmlReturn_t(nvmlDevice_t device, unsigned int profileId, unsigned int *count)),
    "type of nvmlDeviceGetGpuInstanceRemainingCapacity");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceCreateGpuInstance),
    nvmlReturn_t(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstance)),
    "type of nvmlDeviceCreateGpuInstance");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceCreateGpuInstanceWithPlacement),
    nvmlReturn_t(nvmlDevice_t device, unsigned int profileId,
    const nvmlGpuInstancePlacement_t *placement, nvmlGpuInstance_t *gpuInstance)),
    "type of nvmlDeviceCreateGpuInstanceWithPlacement");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpuInstanceDestroy),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance)), "type of nvmlGpuInstanceDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpuInstances),
    nvmlReturn_t(nvmlDevice_t device, unsigned int profileId, nvmlGpuInstance_t *gpuInstances,
    unsigned int *count)), "type of nvmlDeviceGetGpuInstances");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpuInstanceById),
    nvmlReturn_t(nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t *gpuInstance)),
    "type of nvmlDeviceGetGpuInstanceById");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpuInstanceGetInfo),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, nvmlGpuInstanceInfo_t *info)),
    "type of nvmlGpuInstanceGetInfo");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlGpuInstanceGetComputeInstanceProfileInfo),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile,
    nvmlComputeInstanceProfileInfo_t *info)),
    "type of nvmlGpuInstanceGetComputeInstanceProfileInfo");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlGpuInstanceGetComputeInstanceProfileInfoV),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile,
    nvmlComputeInstanceProfileInfo_v2_t *info)),
    "type of nvmlGpuInstanceGetComputeInstanceProfileInfoV");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlGpuInstanceGetComputeInstanceRemainingCapacity),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int *count)),
    "type of nvmlGpuInstanceGetComputeInstanceRemainingCapacity");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlGpuInstanceGetComputeInstancePossiblePlacements),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    nvmlComputeInstancePlacement_t *placements, unsigned int *count)),
    "type of nvmlGpuInstanceGetComputeInstancePossiblePlacements");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpuInstanceCreateComputeInstance),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    nvmlComputeInstance_t *computeInstance)), "type of nvmlGpuInstanceCreateComputeInstance");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlGpuInstanceCreateComputeInstanceWithPlacement),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    const nvmlComputeInstancePlacement_t *placement, nvmlComputeInstance_t *computeInstance)),
    "type of nvmlGpuInstanceCreateComputeInstanceWithPlacement");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlComputeInstanceDestroy),
    nvmlReturn_t(nvmlComputeInstance_t computeInstance)), "type of nvmlComputeInstanceDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpuInstanceGetComputeInstances),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, unsigned int profileId,
    nvmlComputeInstance_t *computeInstances, unsigned int *count)),
    "type of nvmlGpuInstanceGetComputeInstances");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpuInstanceGetComputeInstanceById),
    nvmlReturn_t(nvmlGpuInstance_t gpuInstance, unsigned int id,
    nvmlComputeInstance_t *computeInstance)), "type of nvmlGpuInstanceGetComputeInstanceById");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlComputeInstanceGetInfo_v2),
    nvmlReturn_t(nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info)),
    "type of nvmlComputeInstanceGetInfo_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceIsMigDeviceHandle),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *isMigDevice)),
    "type of nvmlDeviceIsMigDeviceHandle");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetGpuInstanceId),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *id)), "type of nvmlDeviceGetGpuInstanceId");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetComputeInstanceId),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *id)), "type of nvmlDeviceGetComputeInstanceId");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMaxMigDeviceCount),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *count)),
    "type of nvmlDeviceGetMaxMigDeviceCount");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetMigDeviceHandleByIndex),
    nvmlReturn_t(nvmlDevice_t device, unsigned int index, nvmlDevice_t *migDevice)),
    "type of nvmlDeviceGetMigDeviceHandleByIndex");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlDeviceGetDeviceHandleFromMigDeviceHandle),
    nvmlReturn_t(nvmlDevice_t migDevice, nvmlDevice_t *device)),
    "type of nvmlDeviceGetDeviceHandleFromMigDeviceHandle");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpmMetricsGet),
    nvmlReturn_t(nvmlGpmMetricsGet_t *metricsGet)), "type of nvmlGpmMetricsGet");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpmSampleFree),
    nvmlReturn_t(nvmlGpmSample_t gpmSample)), "type of nvmlGpmSampleFree");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpmSampleAlloc),
    nvmlReturn_t(nvmlGpmSample_t *gpmSample)), "type of nvmlGpmSampleAlloc");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpmSampleGet),
    nvmlReturn_t(nvmlDevice_t device, nvmlGpmSample_t gpmSample)), "type of nvmlGpmSampleGet");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpmMigSampleGet),
    nvmlReturn_t(nvmlDevice_t device, unsigned int gpuInstanceId, nvmlGpmSample_t gpmSample)),
    "type of nvmlGpmMigSampleGet");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpmQueryDeviceSupport),
    nvmlReturn_t(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)),
    "type of nvmlGpmQueryDeviceSupport");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpmQueryIfStreamingEnabled),
    nvmlReturn_t(nvmlDevice_t device, unsigned int *state)),
    "type of nvmlGpmQueryIfStreamingEnabled");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlGpmSetStreamingEnabled),
    nvmlReturn_t(nvmlDevice_t device, unsigned int state)), "type of nvmlGpmSetStreamingEnabled");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetCapabilities),
    nvmlReturn_t(nvmlDevice_t device, nvmlDeviceCapabilities_t *caps)),
    "type of nvmlDeviceGetCapabilities");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlDeviceWorkloadPowerProfileGetProfilesInfo),
    nvmlReturn_t(nvmlDevice_t device, nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)),
    "type of nvmlDeviceWorkloadPowerProfileGetProfilesInfo");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlDeviceWorkloadPowerProfileGetCurrentProfiles),
    nvmlReturn_t(nvmlDevice_t device, nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)),
    "type of nvmlDeviceWorkloadPowerProfileGetCurrentProfiles");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlDeviceWorkloadPowerProfileSetRequestedProfiles),
    nvmlReturn_t(nvmlDevice_t device,
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)),
    "type of nvmlDeviceWorkloadPowerProfileSetRequestedProfiles");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlDeviceWorkloadPowerProfileClearRequestedProfiles),
    nvmlReturn_t(nvmlDevice_t device,
    nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)),
    "type of nvmlDeviceWorkloadPowerProfileClearRequestedProfiles");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1),
    nvmlReturn_t(nvmlDevice_t device,
    nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles)),
    "type of nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlDevicePowerSmoothingActivatePresetProfile),
    nvmlReturn_t(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)),
    "type of nvmlDevicePowerSmoothingActivatePresetProfile");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlDevicePowerSmoothingUpdatePresetProfileParam),
    nvmlReturn_t(nvmlDevice_t device, nvmlPowerSmoothingProfile_t *profile)),
    "type of nvmlDevicePowerSmoothingUpdatePresetProfileParam");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDevicePowerSmoothingSetState),
    nvmlReturn_t(nvmlDevice_t device, nvmlPowerSmoothingState_t *state)),
    "type of nvmlDevicePowerSmoothingSetState");
_Static_assert(
    __builtin_types_compatible_p(__typeof__(nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts),
    nvmlReturn_t(nvmlDevice_t device, nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts)),
    "type of nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetRemappedRows_v2),
    nvmlReturn_t(nvmlDevice_t device, nvmlRemappedRowsInfo_v2_t *info)),
    "type of nvmlDeviceGetRemappedRows_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceSetRusdSettings_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlRusdSettings_v1_t *settings)),
    "type of nvmlDeviceSetRusdSettings_v1");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvmlDeviceGetBankRemapperStatus_v1),
    nvmlReturn_t(nvmlDevice_t device, nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus)),
    "type of nvmlDeviceGetBankRemapperStatus_v1");
