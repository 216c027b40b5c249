# nvml.pyi of cubind for NVML, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvml.yaml.

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsFloat, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

_Int: TypeAlias = SupportsInt | SupportsIndex
_Address: TypeAlias = _Int | Buffer | None
_Text: TypeAlias = bytes | bytearray | str
_bytes: TypeAlias = bytes  # some structs have a field of that name

class _EnumMeta(type):
    def __iter__(cls) -> Iterator[Any]: ...
    def __len__(cls) -> int: ...
    def __contains__(cls, value: object) -> bool: ...

class _Enum(int, metaclass=_EnumMeta):
    __members__: ClassVar[Mapping[str, Any]]
    def __new__(cls, value: object, /) -> Self: ...
    @property
    def name(self) -> str: ...
    @property
    def value(self) -> int: ...

class _Cell:
    def __init__(self, init_value: _Int = ..., _ptr: int = ...) -> None: ...
    def __int__(self) -> int: ...
    def getPtr(self) -> int: ...

class _Handle(_Cell):
    def __index__(self) -> int: ...

class _Record:
    def __init__(self, _ptr: int = ...) -> None: ...
    def getPtr(self) -> int: ...

def sizeof(objType: type[_Cell] | type[_Record]) -> int: ...

class nvmlBridgeChipType_t(_Enum):
    NVML_BRIDGE_CHIP_PLX: ClassVar[nvmlBridgeChipType_t]
    NVML_BRIDGE_CHIP_BRO4: ClassVar[nvmlBridgeChipType_t]

class nvmlNvLinkUtilizationCountUnits_t(_Enum):
    NVML_NVLINK_COUNTER_UNIT_CYCLES: ClassVar[nvmlNvLinkUtilizationCountUnits_t]
    NVML_NVLINK_COUNTER_UNIT_PACKETS: ClassVar[nvmlNvLinkUtilizationCountUnits_t]
    NVML_NVLINK_COUNTER_UNIT_BYTES: ClassVar[nvmlNvLinkUtilizationCountUnits_t]
    NVML_NVLINK_COUNTER_UNIT_RESERVED: ClassVar[nvmlNvLinkUtilizationCountUnits_t]
    NVML_NVLINK_COUNTER_UNIT_COUNT: ClassVar[nvmlNvLinkUtilizationCountUnits_t]

class nvmlNvLinkUtilizationCountPktTypes_t(_Enum):
    NVML_NVLINK_COUNTER_PKTFILTER_NOP: ClassVar[nvmlNvLinkUtilizationCountPktTypes_t]
    NVML_NVLINK_COUNTER_PKTFILTER_READ: ClassVar[nvmlNvLinkUtilizationCountPktTypes_t]
    NVML_NVLINK_COUNTER_PKTFILTER_WRITE: ClassVar[nvmlNvLinkUtilizationCountPktTypes_t]
    NVML_NVLINK_COUNTER_PKTFILTER_RATOM: ClassVar[nvmlNvLinkUtilizationCountPktTypes_t]
    NVML_NVLINK_COUNTER_PKTFILTER_NRATOM: ClassVar[nvmlNvLinkUtilizationCountPktTypes_t]
    NVML_NVLINK_COUNTER_PKTFILTER_FLUSH: ClassVar[nvmlNvLinkUtilizationCountPktTypes_t]
    NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA: ClassVar[nvmlNvLinkUtilizationCountPktTypes_t]
    NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA: ClassVar[nvmlNvLinkUtilizationCountPktTypes_t]
    NVML_NVLINK_COUNTER_PKTFILTER_ALL: ClassVar[nvmlNvLinkUtilizationCountPktTypes_t]

class nvmlNvLinkCapability_t(_Enum):
    NVML_NVLINK_CAP_P2P_SUPPORTED: ClassVar[nvmlNvLinkCapability_t]
    NVML_NVLINK_CAP_SYSMEM_ACCESS: ClassVar[nvmlNvLinkCapability_t]
    NVML_NVLINK_CAP_P2P_ATOMICS: ClassVar[nvmlNvLinkCapability_t]
    NVML_NVLINK_CAP_SYSMEM_ATOMICS: ClassVar[nvmlNvLinkCapability_t]
    NVML_NVLINK_CAP_SLI_BRIDGE: ClassVar[nvmlNvLinkCapability_t]
    NVML_NVLINK_CAP_VALID: ClassVar[nvmlNvLinkCapability_t]
    NVML_NVLINK_CAP_COUNT: ClassVar[nvmlNvLinkCapability_t]

class nvmlNvLinkErrorCounter_t(_Enum):
    NVML_NVLINK_ERROR_DL_REPLAY: ClassVar[nvmlNvLinkErrorCounter_t]
    NVML_NVLINK_ERROR_DL_RECOVERY: ClassVar[nvmlNvLinkErrorCounter_t]
    NVML_NVLINK_ERROR_DL_CRC_FLIT: ClassVar[nvmlNvLinkErrorCounter_t]
    NVML_NVLINK_ERROR_DL_CRC_DATA: ClassVar[nvmlNvLinkErrorCounter_t]
    NVML_NVLINK_ERROR_DL_ECC_DATA: ClassVar[nvmlNvLinkErrorCounter_t]
    NVML_NVLINK_ERROR_COUNT: ClassVar[nvmlNvLinkErrorCounter_t]

class nvmlIntNvLinkDeviceType_t(_Enum):
    NVML_NVLINK_DEVICE_TYPE_GPU: ClassVar[nvmlIntNvLinkDeviceType_t]
    NVML_NVLINK_DEVICE_TYPE_IBMNPU: ClassVar[nvmlIntNvLinkDeviceType_t]
    NVML_NVLINK_DEVICE_TYPE_SWITCH: ClassVar[nvmlIntNvLinkDeviceType_t]
    NVML_NVLINK_DEVICE_TYPE_UNKNOWN: ClassVar[nvmlIntNvLinkDeviceType_t]

class nvmlGpuTopologyLevel_t(_Enum):
    NVML_TOPOLOGY_INTERNAL: ClassVar[nvmlGpuTopologyLevel_t]
    NVML_TOPOLOGY_SINGLE: ClassVar[nvmlGpuTopologyLevel_t]
    NVML_TOPOLOGY_MULTIPLE: ClassVar[nvmlGpuTopologyLevel_t]
    NVML_TOPOLOGY_HOSTBRIDGE: ClassVar[nvmlGpuTopologyLevel_t]
    NVML_TOPOLOGY_NODE: ClassVar[nvmlGpuTopologyLevel_t]
    NVML_TOPOLOGY_SYSTEM: ClassVar[nvmlGpuTopologyLevel_t]

class nvmlGpuP2PStatus_t(_Enum):
    NVML_P2P_STATUS_OK: ClassVar[nvmlGpuP2PStatus_t]
    NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED: ClassVar[nvmlGpuP2PStatus_t]
    NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED: ClassVar[nvmlGpuP2PStatus_t]
    NVML_P2P_STATUS_GPU_NOT_SUPPORTED: ClassVar[nvmlGpuP2PStatus_t]
    NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED: ClassVar[nvmlGpuP2PStatus_t]
    NVML_P2P_STATUS_DISABLED_BY_REGKEY: ClassVar[nvmlGpuP2PStatus_t]
    NVML_P2P_STATUS_NOT_SUPPORTED: ClassVar[nvmlGpuP2PStatus_t]
    NVML_P2P_STATUS_UNKNOWN: ClassVar[nvmlGpuP2PStatus_t]

class nvmlGpuP2PCapsIndex_t(_Enum):
    NVML_P2P_CAPS_INDEX_READ: ClassVar[nvmlGpuP2PCapsIndex_t]
    NVML_P2P_CAPS_INDEX_WRITE: ClassVar[nvmlGpuP2PCapsIndex_t]
    NVML_P2P_CAPS_INDEX_NVLINK: ClassVar[nvmlGpuP2PCapsIndex_t]
    NVML_P2P_CAPS_INDEX_ATOMICS: ClassVar[nvmlGpuP2PCapsIndex_t]
    NVML_P2P_CAPS_INDEX_PCI: ClassVar[nvmlGpuP2PCapsIndex_t]
    NVML_P2P_CAPS_INDEX_PROP: ClassVar[nvmlGpuP2PCapsIndex_t]
    NVML_P2P_CAPS_INDEX_UNKNOWN: ClassVar[nvmlGpuP2PCapsIndex_t]

class nvmlSamplingType_t(_Enum):
    NVML_TOTAL_POWER_SAMPLES: ClassVar[nvmlSamplingType_t]
    NVML_GPU_UTILIZATION_SAMPLES: ClassVar[nvmlSamplingType_t]
    NVML_MEMORY_UTILIZATION_SAMPLES: ClassVar[nvmlSamplingType_t]
    NVML_ENC_UTILIZATION_SAMPLES: ClassVar[nvmlSamplingType_t]
    NVML_DEC_UTILIZATION_SAMPLES: ClassVar[nvmlSamplingType_t]
    NVML_PROCESSOR_CLK_SAMPLES: ClassVar[nvmlSamplingType_t]
    NVML_MEMORY_CLK_SAMPLES: ClassVar[nvmlSamplingType_t]
    NVML_MODULE_POWER_SAMPLES: ClassVar[nvmlSamplingType_t]
    NVML_JPG_UTILIZATION_SAMPLES: ClassVar[nvmlSamplingType_t]
    NVML_OFA_UTILIZATION_SAMPLES: ClassVar[nvmlSamplingType_t]
    NVML_SAMPLINGTYPE_COUNT: ClassVar[nvmlSamplingType_t]

class nvmlPcieUtilCounter_t(_Enum):
    NVML_PCIE_UTIL_TX_BYTES: ClassVar[nvmlPcieUtilCounter_t]
    NVML_PCIE_UTIL_RX_BYTES: ClassVar[nvmlPcieUtilCounter_t]
    NVML_PCIE_UTIL_COUNT: ClassVar[nvmlPcieUtilCounter_t]

class nvmlValueType_t(_Enum):
    NVML_VALUE_TYPE_DOUBLE: ClassVar[nvmlValueType_t]
    NVML_VALUE_TYPE_UNSIGNED_INT: ClassVar[nvmlValueType_t]
    NVML_VALUE_TYPE_UNSIGNED_LONG: ClassVar[nvmlValueType_t]
    NVML_VALUE_TYPE_UNSIGNED_LONG_LONG: ClassVar[nvmlValueType_t]
    NVML_VALUE_TYPE_SIGNED_LONG_LONG: ClassVar[nvmlValueType_t]
    NVML_VALUE_TYPE_SIGNED_INT: ClassVar[nvmlValueType_t]
    NVML_VALUE_TYPE_UNSIGNED_SHORT: ClassVar[nvmlValueType_t]
    NVML_VALUE_TYPE_COUNT: ClassVar[nvmlValueType_t]

class nvmlPerfPolicyType_t(_Enum):
    NVML_PERF_POLICY_POWER: ClassVar[nvmlPerfPolicyType_t]
    NVML_PERF_POLICY_THERMAL: ClassVar[nvmlPerfPolicyType_t]
    NVML_PERF_POLICY_SYNC_BOOST: ClassVar[nvmlPerfPolicyType_t]
    NVML_PERF_POLICY_BOARD_LIMIT: ClassVar[nvmlPerfPolicyType_t]
    NVML_PERF_POLICY_LOW_UTILIZATION: ClassVar[nvmlPerfPolicyType_t]
    NVML_PERF_POLICY_RELIABILITY: ClassVar[nvmlPerfPolicyType_t]
    NVML_PERF_POLICY_TOTAL_APP_CLOCKS: ClassVar[nvmlPerfPolicyType_t]
    NVML_PERF_POLICY_TOTAL_BASE_CLOCKS: ClassVar[nvmlPerfPolicyType_t]
    NVML_PERF_POLICY_COUNT: ClassVar[nvmlPerfPolicyType_t]

class nvmlThermalTarget_t(_Enum):
    NVML_THERMAL_TARGET_NONE: ClassVar[nvmlThermalTarget_t]
    NVML_THERMAL_TARGET_GPU: ClassVar[nvmlThermalTarget_t]
    NVML_THERMAL_TARGET_MEMORY: ClassVar[nvmlThermalTarget_t]
    NVML_THERMAL_TARGET_POWER_SUPPLY: ClassVar[nvmlThermalTarget_t]
    NVML_THERMAL_TARGET_BOARD: ClassVar[nvmlThermalTarget_t]
    NVML_THERMAL_TARGET_VCD_BOARD: ClassVar[nvmlThermalTarget_t]
    NVML_THERMAL_TARGET_VCD_INLET: ClassVar[nvmlThermalTarget_t]
    NVML_THERMAL_TARGET_VCD_OUTLET: ClassVar[nvmlThermalTarget_t]
    NVML_THERMAL_TARGET_ALL: ClassVar[nvmlThermalTarget_t]
    NVML_THERMAL_TARGET_UNKNOWN: ClassVar[nvmlThermalTarget_t]

class nvmlThermalController_t(_Enum):
    NVML_THERMAL_CONTROLLER_NONE: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_GPU_INTERNAL: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_ADM1032: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_ADT7461: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_MAX6649: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_MAX1617: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_LM99: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_LM89: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_LM64: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_G781: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_ADT7473: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_SBMAX6649: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_VBIOSEVT: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_OS: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_NVSYSCON_E551: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_MAX6649R: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_ADT7473S: ClassVar[nvmlThermalController_t]
    NVML_THERMAL_CONTROLLER_UNKNOWN: ClassVar[nvmlThermalController_t]

class nvmlCoolerControl_t(_Enum):
    NVML_THERMAL_COOLER_SIGNAL_NONE: ClassVar[nvmlCoolerControl_t]
    NVML_THERMAL_COOLER_SIGNAL_TOGGLE: ClassVar[nvmlCoolerControl_t]
    NVML_THERMAL_COOLER_SIGNAL_VARIABLE: ClassVar[nvmlCoolerControl_t]
    NVML_THERMAL_COOLER_SIGNAL_COUNT: ClassVar[nvmlCoolerControl_t]

class nvmlCoolerTarget_t(_Enum):
    NVML_THERMAL_COOLER_TARGET_NONE: ClassVar[nvmlCoolerTarget_t]
    NVML_THERMAL_COOLER_TARGET_GPU: ClassVar[nvmlCoolerTarget_t]
    NVML_THERMAL_COOLER_TARGET_MEMORY: ClassVar[nvmlCoolerTarget_t]
    NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY: ClassVar[nvmlCoolerTarget_t]
    NVML_THERMAL_COOLER_TARGET_GPU_RELATED: ClassVar[nvmlCoolerTarget_t]

class nvmlUUIDType_t(_Enum):
    NVML_UUID_TYPE_NONE: ClassVar[nvmlUUIDType_t]
    NVML_UUID_TYPE_ASCII: ClassVar[nvmlUUIDType_t]
    NVML_UUID_TYPE_BINARY: ClassVar[nvmlUUIDType_t]

class nvmlEnableState_t(_Enum):
    NVML_FEATURE_DISABLED: ClassVar[nvmlEnableState_t]
    NVML_FEATURE_ENABLED: ClassVar[nvmlEnableState_t]

class nvmlBrandType_t(_Enum):
    NVML_BRAND_UNKNOWN: ClassVar[nvmlBrandType_t]
    NVML_BRAND_QUADRO: ClassVar[nvmlBrandType_t]
    NVML_BRAND_TESLA: ClassVar[nvmlBrandType_t]
    NVML_BRAND_NVS: ClassVar[nvmlBrandType_t]
    NVML_BRAND_GRID: ClassVar[nvmlBrandType_t]
    NVML_BRAND_GEFORCE: ClassVar[nvmlBrandType_t]
    NVML_BRAND_TITAN: ClassVar[nvmlBrandType_t]
    NVML_BRAND_NVIDIA_VAPPS: ClassVar[nvmlBrandType_t]
    NVML_BRAND_NVIDIA_VPC: ClassVar[nvmlBrandType_t]
    NVML_BRAND_NVIDIA_VCS: ClassVar[nvmlBrandType_t]
    NVML_BRAND_NVIDIA_VWS: ClassVar[nvmlBrandType_t]
    NVML_BRAND_NVIDIA_CLOUD_GAMING: ClassVar[nvmlBrandType_t]
    NVML_BRAND_NVIDIA_VGAMING: ClassVar[nvmlBrandType_t]
    NVML_BRAND_QUADRO_RTX: ClassVar[nvmlBrandType_t]
    NVML_BRAND_NVIDIA_RTX: ClassVar[nvmlBrandType_t]
    NVML_BRAND_NVIDIA: ClassVar[nvmlBrandType_t]
    NVML_BRAND_GEFORCE_RTX: ClassVar[nvmlBrandType_t]
    NVML_BRAND_TITAN_RTX: ClassVar[nvmlBrandType_t]
    NVML_BRAND_COUNT: ClassVar[nvmlBrandType_t]

class nvmlTemperatureThresholds_t(_Enum):
    NVML_TEMPERATURE_THRESHOLD_SHUTDOWN: ClassVar[nvmlTemperatureThresholds_t]
    NVML_TEMPERATURE_THRESHOLD_SLOWDOWN: ClassVar[nvmlTemperatureThresholds_t]
    NVML_TEMPERATURE_THRESHOLD_MEM_MAX: ClassVar[nvmlTemperatureThresholds_t]
    NVML_TEMPERATURE_THRESHOLD_GPU_MAX: ClassVar[nvmlTemperatureThresholds_t]
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN: ClassVar[nvmlTemperatureThresholds_t]
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR: ClassVar[nvmlTemperatureThresholds_t]
    NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX: ClassVar[nvmlTemperatureThresholds_t]
    NVML_TEMPERATURE_THRESHOLD_GPS_CURR: ClassVar[nvmlTemperatureThresholds_t]
    NVML_TEMPERATURE_THRESHOLD_COUNT: ClassVar[nvmlTemperatureThresholds_t]

class nvmlTemperatureSensors_t(_Enum):
    NVML_TEMPERATURE_GPU: ClassVar[nvmlTemperatureSensors_t]
    NVML_TEMPERATURE_COUNT: ClassVar[nvmlTemperatureSensors_t]

class nvmlComputeMode_t(_Enum):
    NVML_COMPUTEMODE_DEFAULT: ClassVar[nvmlComputeMode_t]
    NVML_COMPUTEMODE_EXCLUSIVE_THREAD: ClassVar[nvmlComputeMode_t]
    NVML_COMPUTEMODE_PROHIBITED: ClassVar[nvmlComputeMode_t]
    NVML_COMPUTEMODE_EXCLUSIVE_PROCESS: ClassVar[nvmlComputeMode_t]
    NVML_COMPUTEMODE_COUNT: ClassVar[nvmlComputeMode_t]

class nvmlMemoryErrorType_t(_Enum):
    NVML_MEMORY_ERROR_TYPE_CORRECTED: ClassVar[nvmlMemoryErrorType_t]
    NVML_MEMORY_ERROR_TYPE_UNCORRECTED: ClassVar[nvmlMemoryErrorType_t]
    NVML_MEMORY_ERROR_TYPE_COUNT: ClassVar[nvmlMemoryErrorType_t]

class nvmlEccBitType_t(_Enum):
    NVML_MEMORY_ERROR_TYPE_CORRECTED: ClassVar[nvmlEccBitType_t]
    NVML_MEMORY_ERROR_TYPE_UNCORRECTED: ClassVar[nvmlEccBitType_t]
    NVML_MEMORY_ERROR_TYPE_COUNT: ClassVar[nvmlEccBitType_t]

class nvmlNvlinkVersion_t(_Enum):
    NVML_NVLINK_VERSION_INVALID: ClassVar[nvmlNvlinkVersion_t]
    NVML_NVLINK_VERSION_1_0: ClassVar[nvmlNvlinkVersion_t]
    NVML_NVLINK_VERSION_2_0: ClassVar[nvmlNvlinkVersion_t]
    NVML_NVLINK_VERSION_2_2: ClassVar[nvmlNvlinkVersion_t]
    NVML_NVLINK_VERSION_3_0: ClassVar[nvmlNvlinkVersion_t]
    NVML_NVLINK_VERSION_3_1: ClassVar[nvmlNvlinkVersion_t]
    NVML_NVLINK_VERSION_4_0: ClassVar[nvmlNvlinkVersion_t]
    NVML_NVLINK_VERSION_5_0: ClassVar[nvmlNvlinkVersion_t]

class nvmlEccCounterType_t(_Enum):
    NVML_VOLATILE_ECC: ClassVar[nvmlEccCounterType_t]
    NVML_AGGREGATE_ECC: ClassVar[nvmlEccCounterType_t]
    NVML_ECC_COUNTER_TYPE_COUNT: ClassVar[nvmlEccCounterType_t]

class nvmlClockType_t(_Enum):
    NVML_CLOCK_GRAPHICS: ClassVar[nvmlClockType_t]
    NVML_CLOCK_SM: ClassVar[nvmlClockType_t]
    NVML_CLOCK_MEM: ClassVar[nvmlClockType_t]
    NVML_CLOCK_VIDEO: ClassVar[nvmlClockType_t]
    NVML_CLOCK_COUNT: ClassVar[nvmlClockType_t]

class nvmlClockId_t(_Enum):
    NVML_CLOCK_ID_CURRENT: ClassVar[nvmlClockId_t]
    NVML_CLOCK_ID_APP_CLOCK_TARGET: ClassVar[nvmlClockId_t]
    NVML_CLOCK_ID_APP_CLOCK_DEFAULT: ClassVar[nvmlClockId_t]
    NVML_CLOCK_ID_CUSTOMER_BOOST_MAX: ClassVar[nvmlClockId_t]
    NVML_CLOCK_ID_COUNT: ClassVar[nvmlClockId_t]

class nvmlDriverModel_t(_Enum):
    NVML_DRIVER_WDDM: ClassVar[nvmlDriverModel_t]
    NVML_DRIVER_WDM: ClassVar[nvmlDriverModel_t]
    NVML_DRIVER_MCDM: ClassVar[nvmlDriverModel_t]

class nvmlPstates_t(_Enum):
    NVML_PSTATE_0: ClassVar[nvmlPstates_t]
    NVML_PSTATE_1: ClassVar[nvmlPstates_t]
    NVML_PSTATE_2: ClassVar[nvmlPstates_t]
    NVML_PSTATE_3: ClassVar[nvmlPstates_t]
    NVML_PSTATE_4: ClassVar[nvmlPstates_t]
    NVML_PSTATE_5: ClassVar[nvmlPstates_t]
    NVML_PSTATE_6: ClassVar[nvmlPstates_t]
    NVML_PSTATE_7: ClassVar[nvmlPstates_t]
    NVML_PSTATE_8: ClassVar[nvmlPstates_t]
    NVML_PSTATE_9: ClassVar[nvmlPstates_t]
    NVML_PSTATE_10: ClassVar[nvmlPstates_t]
    NVML_PSTATE_11: ClassVar[nvmlPstates_t]
    NVML_PSTATE_12: ClassVar[nvmlPstates_t]
    NVML_PSTATE_13: ClassVar[nvmlPstates_t]
    NVML_PSTATE_14: ClassVar[nvmlPstates_t]
    NVML_PSTATE_15: ClassVar[nvmlPstates_t]
    NVML_PSTATE_UNKNOWN: ClassVar[nvmlPstates_t]

class nvmlGpuOperationMode_t(_Enum):
    NVML_GOM_ALL_ON: ClassVar[nvmlGpuOperationMode_t]
    NVML_GOM_COMPUTE: ClassVar[nvmlGpuOperationMode_t]
    NVML_GOM_LOW_DP: ClassVar[nvmlGpuOperationMode_t]

class nvmlInforomObject_t(_Enum):
    NVML_INFOROM_OEM: ClassVar[nvmlInforomObject_t]
    NVML_INFOROM_ECC: ClassVar[nvmlInforomObject_t]
    NVML_INFOROM_POWER: ClassVar[nvmlInforomObject_t]
    NVML_INFOROM_DEN: ClassVar[nvmlInforomObject_t]
    NVML_INFOROM_COUNT: ClassVar[nvmlInforomObject_t]

class nvmlReturn_t(_Enum):
    NVML_SUCCESS: ClassVar[nvmlReturn_t]
    NVML_ERROR_UNINITIALIZED: ClassVar[nvmlReturn_t]
    NVML_ERROR_INVALID_ARGUMENT: ClassVar[nvmlReturn_t]
    NVML_ERROR_NOT_SUPPORTED: ClassVar[nvmlReturn_t]
    NVML_ERROR_NO_PERMISSION: ClassVar[nvmlReturn_t]
    NVML_ERROR_ALREADY_INITIALIZED: ClassVar[nvmlReturn_t]
    NVML_ERROR_NOT_FOUND: ClassVar[nvmlReturn_t]
    NVML_ERROR_INSUFFICIENT_SIZE: ClassVar[nvmlReturn_t]
    NVML_ERROR_INSUFFICIENT_POWER: ClassVar[nvmlReturn_t]
    NVML_ERROR_DRIVER_NOT_LOADED: ClassVar[nvmlReturn_t]
    NVML_ERROR_TIMEOUT: ClassVar[nvmlReturn_t]
    NVML_ERROR_IRQ_ISSUE: ClassVar[nvmlReturn_t]
    NVML_ERROR_LIBRARY_NOT_FOUND: ClassVar[nvmlReturn_t]
    NVML_ERROR_FUNCTION_NOT_FOUND: ClassVar[nvmlReturn_t]
    NVML_ERROR_CORRUPTED_INFOROM: ClassVar[nvmlReturn_t]
    NVML_ERROR_GPU_IS_LOST: ClassVar[nvmlReturn_t]
    NVML_ERROR_RESET_REQUIRED: ClassVar[nvmlReturn_t]
    NVML_ERROR_OPERATING_SYSTEM: ClassVar[nvmlReturn_t]
    NVML_ERROR_LIB_RM_VERSION_MISMATCH: ClassVar[nvmlReturn_t]
    NVML_ERROR_IN_USE: ClassVar[nvmlReturn_t]
    NVML_ERROR_MEMORY: ClassVar[nvmlReturn_t]
    NVML_ERROR_NO_DATA: ClassVar[nvmlReturn_t]
    NVML_ERROR_VGPU_ECC_NOT_SUPPORTED: ClassVar[nvmlReturn_t]
    NVML_ERROR_INSUFFICIENT_RESOURCES: ClassVar[nvmlReturn_t]
    NVML_ERROR_FREQ_NOT_SUPPORTED: ClassVar[nvmlReturn_t]
    NVML_ERROR_ARGUMENT_VERSION_MISMATCH: ClassVar[nvmlReturn_t]
    NVML_ERROR_DEPRECATED: ClassVar[nvmlReturn_t]
    NVML_ERROR_NOT_READY: ClassVar[nvmlReturn_t]
    NVML_ERROR_GPU_NOT_FOUND: ClassVar[nvmlReturn_t]
    NVML_ERROR_INVALID_STATE: ClassVar[nvmlReturn_t]
    NVML_ERROR_UNKNOWN: ClassVar[nvmlReturn_t]

class nvmlMemoryLocation_t(_Enum):
    NVML_MEMORY_LOCATION_L1_CACHE: ClassVar[nvmlMemoryLocation_t]
    NVML_MEMORY_LOCATION_L2_CACHE: ClassVar[nvmlMemoryLocation_t]
    NVML_MEMORY_LOCATION_DRAM: ClassVar[nvmlMemoryLocation_t]
    NVML_MEMORY_LOCATION_DEVICE_MEMORY: ClassVar[nvmlMemoryLocation_t]
    NVML_MEMORY_LOCATION_REGISTER_FILE: ClassVar[nvmlMemoryLocation_t]
    NVML_MEMORY_LOCATION_TEXTURE_MEMORY: ClassVar[nvmlMemoryLocation_t]
    NVML_MEMORY_LOCATION_TEXTURE_SHM: ClassVar[nvmlMemoryLocation_t]
    NVML_MEMORY_LOCATION_CBU: ClassVar[nvmlMemoryLocation_t]
    NVML_MEMORY_LOCATION_SRAM: ClassVar[nvmlMemoryLocation_t]
    NVML_MEMORY_LOCATION_COUNT: ClassVar[nvmlMemoryLocation_t]

class nvmlPageRetirementCause_t(_Enum):
    NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS: ClassVar[nvmlPageRetirementCause_t]
    NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR: ClassVar[nvmlPageRetirementCause_t]
    NVML_PAGE_RETIREMENT_CAUSE_COUNT: ClassVar[nvmlPageRetirementCause_t]

class nvmlRestrictedAPI_t(_Enum):
    NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS: ClassVar[nvmlRestrictedAPI_t]
    NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS: ClassVar[nvmlRestrictedAPI_t]
    NVML_RESTRICTED_API_COUNT: ClassVar[nvmlRestrictedAPI_t]

class nvmlGpuUtilizationDomainId_t(_Enum):
    NVML_GPU_UTILIZATION_DOMAIN_GPU: ClassVar[nvmlGpuUtilizationDomainId_t]
    NVML_GPU_UTILIZATION_DOMAIN_FB: ClassVar[nvmlGpuUtilizationDomainId_t]
    NVML_GPU_UTILIZATION_DOMAIN_VID: ClassVar[nvmlGpuUtilizationDomainId_t]
    NVML_GPU_UTILIZATION_DOMAIN_BUS: ClassVar[nvmlGpuUtilizationDomainId_t]

class nvmlGpuVirtualizationMode_t(_Enum):
    NVML_GPU_VIRTUALIZATION_MODE_NONE: ClassVar[nvmlGpuVirtualizationMode_t]
    NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH: ClassVar[nvmlGpuVirtualizationMode_t]
    NVML_GPU_VIRTUALIZATION_MODE_VGPU: ClassVar[nvmlGpuVirtualizationMode_t]
    NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU: ClassVar[nvmlGpuVirtualizationMode_t]
    NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA: ClassVar[nvmlGpuVirtualizationMode_t]

class nvmlHostVgpuMode_t(_Enum):
    NVML_HOST_VGPU_MODE_NON_SRIOV: ClassVar[nvmlHostVgpuMode_t]
    NVML_HOST_VGPU_MODE_SRIOV: ClassVar[nvmlHostVgpuMode_t]

class nvmlVgpuVmIdType_t(_Enum):
    NVML_VGPU_VM_ID_DOMAIN_ID: ClassVar[nvmlVgpuVmIdType_t]
    NVML_VGPU_VM_ID_UUID: ClassVar[nvmlVgpuVmIdType_t]

class nvmlVgpuGuestInfoState_t(_Enum):
    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED: ClassVar[nvmlVgpuGuestInfoState_t]
    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED: ClassVar[nvmlVgpuGuestInfoState_t]

class nvmlGridLicenseFeatureCode_t(_Enum):
    NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN: ClassVar[nvmlGridLicenseFeatureCode_t]
    NVML_GRID_LICENSE_FEATURE_CODE_VGPU: ClassVar[nvmlGridLicenseFeatureCode_t]
    NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX: ClassVar[nvmlGridLicenseFeatureCode_t]
    NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION: ClassVar[nvmlGridLicenseFeatureCode_t]
    NVML_GRID_LICENSE_FEATURE_CODE_GAMING: ClassVar[nvmlGridLicenseFeatureCode_t]
    NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE: ClassVar[nvmlGridLicenseFeatureCode_t]

class nvmlVgpuCapability_t(_Enum):
    NVML_VGPU_CAP_NVLINK_P2P: ClassVar[nvmlVgpuCapability_t]
    NVML_VGPU_CAP_GPUDIRECT: ClassVar[nvmlVgpuCapability_t]
    NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE: ClassVar[nvmlVgpuCapability_t]
    NVML_VGPU_CAP_EXCLUSIVE_TYPE: ClassVar[nvmlVgpuCapability_t]
    NVML_VGPU_CAP_EXCLUSIVE_SIZE: ClassVar[nvmlVgpuCapability_t]
    NVML_VGPU_CAP_COUNT: ClassVar[nvmlVgpuCapability_t]

class nvmlVgpuDriverCapability_t(_Enum):
    NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU: ClassVar[nvmlVgpuDriverCapability_t]
    NVML_VGPU_DRIVER_CAP_WARM_UPDATE: ClassVar[nvmlVgpuDriverCapability_t]
    NVML_VGPU_DRIVER_CAP_COUNT: ClassVar[nvmlVgpuDriverCapability_t]

class nvmlDeviceVgpuCapability_t(_Enum):
    NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU: ClassVar[nvmlDeviceVgpuCapability_t]
    NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES: ClassVar[nvmlDeviceVgpuCapability_t]
    NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES: ClassVar[nvmlDeviceVgpuCapability_t]
    NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW: ClassVar[nvmlDeviceVgpuCapability_t]
    NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW: ClassVar[nvmlDeviceVgpuCapability_t]
    NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING: ClassVar[nvmlDeviceVgpuCapability_t]
    NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU: ClassVar[nvmlDeviceVgpuCapability_t]
    NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU: ClassVar[nvmlDeviceVgpuCapability_t]
    NVML_DEVICE_VGPU_CAP_WARM_UPDATE: ClassVar[nvmlDeviceVgpuCapability_t]
    NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS: ClassVar[nvmlDeviceVgpuCapability_t]
    NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED: ClassVar[nvmlDeviceVgpuCapability_t]
    NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED: ClassVar[nvmlDeviceVgpuCapability_t]
    NVML_DEVICE_VGPU_CAP_COUNT: ClassVar[nvmlDeviceVgpuCapability_t]

class nvmlDeviceGpuRecoveryAction_t(_Enum):
    NVML_GPU_RECOVERY_ACTION_NONE: ClassVar[nvmlDeviceGpuRecoveryAction_t]
    NVML_GPU_RECOVERY_ACTION_GPU_RESET: ClassVar[nvmlDeviceGpuRecoveryAction_t]
    NVML_GPU_RECOVERY_ACTION_NODE_REBOOT: ClassVar[nvmlDeviceGpuRecoveryAction_t]
    NVML_GPU_RECOVERY_ACTION_DRAIN_P2P: ClassVar[nvmlDeviceGpuRecoveryAction_t]
    NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET: ClassVar[nvmlDeviceGpuRecoveryAction_t]

class nvmlFanState_t(_Enum):
    NVML_FAN_NORMAL: ClassVar[nvmlFanState_t]
    NVML_FAN_FAILED: ClassVar[nvmlFanState_t]

class nvmlLedColor_t(_Enum):
    NVML_LED_COLOR_GREEN: ClassVar[nvmlLedColor_t]
    NVML_LED_COLOR_AMBER: ClassVar[nvmlLedColor_t]

class nvmlEncoderType_t(_Enum):
    NVML_ENCODER_QUERY_H264: ClassVar[nvmlEncoderType_t]
    NVML_ENCODER_QUERY_HEVC: ClassVar[nvmlEncoderType_t]
    NVML_ENCODER_QUERY_AV1: ClassVar[nvmlEncoderType_t]
    NVML_ENCODER_QUERY_UNKNOWN: ClassVar[nvmlEncoderType_t]

class nvmlFBCSessionType_t(_Enum):
    NVML_FBC_SESSION_TYPE_UNKNOWN: ClassVar[nvmlFBCSessionType_t]
    NVML_FBC_SESSION_TYPE_TOSYS: ClassVar[nvmlFBCSessionType_t]
    NVML_FBC_SESSION_TYPE_CUDA: ClassVar[nvmlFBCSessionType_t]
    NVML_FBC_SESSION_TYPE_VID: ClassVar[nvmlFBCSessionType_t]
    NVML_FBC_SESSION_TYPE_HWENC: ClassVar[nvmlFBCSessionType_t]

class nvmlDetachGpuState_t(_Enum):
    NVML_DETACH_GPU_KEEP: ClassVar[nvmlDetachGpuState_t]
    NVML_DETACH_GPU_REMOVE: ClassVar[nvmlDetachGpuState_t]

class nvmlPcieLinkState_t(_Enum):
    NVML_PCIE_LINK_KEEP: ClassVar[nvmlPcieLinkState_t]
    NVML_PCIE_LINK_SHUT_DOWN: ClassVar[nvmlPcieLinkState_t]

class nvmlClockLimitId_t(_Enum):
    NVML_CLOCK_LIMIT_ID_RANGE_START: ClassVar[nvmlClockLimitId_t]
    NVML_CLOCK_LIMIT_ID_TDP: ClassVar[nvmlClockLimitId_t]
    NVML_CLOCK_LIMIT_ID_UNLIMITED: ClassVar[nvmlClockLimitId_t]

class nvmlVgpuVmCompatibility_t(_Enum):
    NVML_VGPU_VM_COMPATIBILITY_NONE: ClassVar[nvmlVgpuVmCompatibility_t]
    NVML_VGPU_VM_COMPATIBILITY_COLD: ClassVar[nvmlVgpuVmCompatibility_t]
    NVML_VGPU_VM_COMPATIBILITY_HIBERNATE: ClassVar[nvmlVgpuVmCompatibility_t]
    NVML_VGPU_VM_COMPATIBILITY_SLEEP: ClassVar[nvmlVgpuVmCompatibility_t]
    NVML_VGPU_VM_COMPATIBILITY_LIVE: ClassVar[nvmlVgpuVmCompatibility_t]

class nvmlVgpuPgpuCompatibilityLimitCode_t(_Enum):
    NVML_VGPU_COMPATIBILITY_LIMIT_NONE: ClassVar[nvmlVgpuPgpuCompatibilityLimitCode_t]
    NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER: ClassVar[nvmlVgpuPgpuCompatibilityLimitCode_t]
    NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER: ClassVar[nvmlVgpuPgpuCompatibilityLimitCode_t]
    NVML_VGPU_COMPATIBILITY_LIMIT_GPU: ClassVar[nvmlVgpuPgpuCompatibilityLimitCode_t]
    NVML_VGPU_COMPATIBILITY_LIMIT_OTHER: ClassVar[nvmlVgpuPgpuCompatibilityLimitCode_t]

class nvmlGpmMetricId_t(_Enum):
    NVML_GPM_METRIC_GRAPHICS_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_SM_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_SM_OCCUPANCY: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_INTEGER_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_ANY_TENSOR_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_DFMA_TENSOR_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_HMMA_TENSOR_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_IMMA_TENSOR_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_DRAM_BW_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_FP64_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_FP32_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_FP16_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_PCIE_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_PCIE_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVDEC_0_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVDEC_1_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVDEC_2_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVDEC_3_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVDEC_4_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVDEC_5_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVDEC_6_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVDEC_7_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVJPG_0_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVJPG_1_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVJPG_2_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVJPG_3_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVJPG_4_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVJPG_5_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVJPG_6_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVJPG_7_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVOFA_0_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVOFA_1_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_HOSTMEM_CACHE_HIT: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_HOSTMEM_CACHE_MISS: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_PEERMEM_CACHE_HIT: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_PEERMEM_CACHE_MISS: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_DRAM_CACHE_HIT: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_DRAM_CACHE_MISS: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVENC_0_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVENC_1_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVENC_2_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVENC_3_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR0_CTXSW_REQUESTS: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR1_CTXSW_REQUESTS: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR2_CTXSW_REQUESTS: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR3_CTXSW_REQUESTS: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR4_CTXSW_REQUESTS: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR5_CTXSW_REQUESTS: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR6_CTXSW_REQUESTS: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR7_CTXSW_REQUESTS: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_MAX: ClassVar[nvmlGpmMetricId_t]

class nvmlPowerProfileType_t(_Enum):
    NVML_POWER_PROFILE_MAX_P: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_MAX_Q: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_COMPUTE: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_MEMORY_BOUND: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_NETWORK: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_BALANCED: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_LLM_INFERENCE: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_LLM_TRAINING: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_RBM: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_DCPCIE: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_HMMA_SPARSE: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_HMMA_DENSE: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_SYNC_BALANCED: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_HPC: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_MIG: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_MAX: ClassVar[nvmlPowerProfileType_t]

class nvmlDevice_t(_Handle):
    ...
class nvmlGpuInstance_t(_Handle):
    ...
class nvmlUnit_t(_Handle):
    ...
class nvmlEventSet_t(_Handle):
    ...
class nvmlSystemEventSet_t(_Handle):
    ...
class nvmlComputeInstance_t(_Handle):
    ...
class nvmlGpmSample_t(_Handle):
    ...
class nvmlDeviceArchitecture_t(_Cell):
    ...
class nvmlBusType_t(_Cell):
    ...
class nvmlFanControlPolicy_t(_Cell):
    ...
class nvmlPowerSource_t(_Cell):
    ...
class nvmlPowerScopeType_t(_Cell):
    ...
class nvmlVgpuTypeId_t(_Cell):
    ...
class nvmlVgpuInstance_t(_Cell):
    ...
class nvmlGpuFabricState_t(_Cell):
    ...
class nvmlAffinityScope_t(_Cell):
    ...

class nvmlPciInfoExt_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def domain(self) -> int: ...
    @domain.setter
    def domain(self, value: _Int) -> None: ...
    @property
    def bus(self) -> int: ...
    @bus.setter
    def bus(self, value: _Int) -> None: ...
    @property
    def device(self) -> int: ...
    @device.setter
    def device(self, value: _Int) -> None: ...
    @property
    def pciDeviceId(self) -> int: ...
    @pciDeviceId.setter
    def pciDeviceId(self, value: _Int) -> None: ...
    @property
    def pciSubSystemId(self) -> int: ...
    @pciSubSystemId.setter
    def pciSubSystemId(self, value: _Int) -> None: ...
    @property
    def baseClass(self) -> int: ...
    @baseClass.setter
    def baseClass(self, value: _Int) -> None: ...
    @property
    def subClass(self) -> int: ...
    @subClass.setter
    def subClass(self, value: _Int) -> None: ...
    @property
    def busId(self) -> _bytes: ...
    @busId.setter
    def busId(self, value: _bytes) -> None: ...
class nvmlPciInfoExt_t(nvmlPciInfoExt_v1_t):
    ...

class nvmlPciInfo_st(_Record):
    @property
    def busIdLegacy(self) -> _bytes: ...
    @busIdLegacy.setter
    def busIdLegacy(self, value: _bytes) -> None: ...
    @property
    def domain(self) -> int: ...
    @domain.setter
    def domain(self, value: _Int) -> None: ...
    @property
    def bus(self) -> int: ...
    @bus.setter
    def bus(self, value: _Int) -> None: ...
    @property
    def device(self) -> int: ...
    @device.setter
    def device(self, value: _Int) -> None: ...
    @property
    def pciDeviceId(self) -> int: ...
    @pciDeviceId.setter
    def pciDeviceId(self, value: _Int) -> None: ...
    @property
    def pciSubSystemId(self) -> int: ...
    @pciSubSystemId.setter
    def pciSubSystemId(self, value: _Int) -> None: ...
    @property
    def busId(self) -> _bytes: ...
    @busId.setter
    def busId(self, value: _bytes) -> None: ...
class nvmlPciInfo_t(nvmlPciInfo_st):
    ...

class nvmlEccErrorCounts_st(_Record):
    @property
    def l1Cache(self) -> int: ...
    @l1Cache.setter
    def l1Cache(self, value: _Int) -> None: ...
    @property
    def l2Cache(self) -> int: ...
    @l2Cache.setter
    def l2Cache(self, value: _Int) -> None: ...
    @property
    def deviceMemory(self) -> int: ...
    @deviceMemory.setter
    def deviceMemory(self, value: _Int) -> None: ...
    @property
    def registerFile(self) -> int: ...
    @registerFile.setter
    def registerFile(self, value: _Int) -> None: ...
class nvmlEccErrorCounts_t(nvmlEccErrorCounts_st):
    ...

class nvmlUtilization_st(_Record):
    @property
    def gpu(self) -> int: ...
    @gpu.setter
    def gpu(self, value: _Int) -> None: ...
    @property
    def memory(self) -> int: ...
    @memory.setter
    def memory(self, value: _Int) -> None: ...
class nvmlUtilization_t(nvmlUtilization_st):
    ...

class nvmlMemory_st(_Record):
    @property
    def total(self) -> int: ...
    @total.setter
    def total(self, value: _Int) -> None: ...
    @property
    def free(self) -> int: ...
    @free.setter
    def free(self, value: _Int) -> None: ...
    @property
    def used(self) -> int: ...
    @used.setter
    def used(self, value: _Int) -> None: ...
class nvmlMemory_t(nvmlMemory_st):
    ...

class nvmlMemory_v2_st(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def total(self) -> int: ...
    @total.setter
    def total(self, value: _Int) -> None: ...
    @property
    def reserved(self) -> int: ...
    @reserved.setter
    def reserved(self, value: _Int) -> None: ...
    @property
    def free(self) -> int: ...
    @free.setter
    def free(self, value: _Int) -> None: ...
    @property
    def used(self) -> int: ...
    @used.setter
    def used(self, value: _Int) -> None: ...
class nvmlMemory_v2_t(nvmlMemory_v2_st):
    ...

class nvmlBAR1Memory_st(_Record):
    @property
    def bar1Total(self) -> int: ...
    @bar1Total.setter
    def bar1Total(self, value: _Int) -> None: ...
    @property
    def bar1Free(self) -> int: ...
    @bar1Free.setter
    def bar1Free(self, value: _Int) -> None: ...
    @property
    def bar1Used(self) -> int: ...
    @bar1Used.setter
    def bar1Used(self, value: _Int) -> None: ...
class nvmlBAR1Memory_t(nvmlBAR1Memory_st):
    ...

class nvmlProcessInfo_v1_st(_Record):
    @property
    def pid(self) -> int: ...
    @pid.setter
    def pid(self, value: _Int) -> None: ...
    @property
    def usedGpuMemory(self) -> int: ...
    @usedGpuMemory.setter
    def usedGpuMemory(self, value: _Int) -> None: ...
class nvmlProcessInfo_v1_t(nvmlProcessInfo_v1_st):
    ...

class nvmlProcessInfo_v2_st(_Record):
    @property
    def pid(self) -> int: ...
    @pid.setter
    def pid(self, value: _Int) -> None: ...
    @property
    def usedGpuMemory(self) -> int: ...
    @usedGpuMemory.setter
    def usedGpuMemory(self, value: _Int) -> None: ...
    @property
    def gpuInstanceId(self) -> int: ...
    @gpuInstanceId.setter
    def gpuInstanceId(self, value: _Int) -> None: ...
    @property
    def computeInstanceId(self) -> int: ...
    @computeInstanceId.setter
    def computeInstanceId(self, value: _Int) -> None: ...
class nvmlProcessInfo_v2_t(nvmlProcessInfo_v2_st):
    ...
class nvmlProcessInfo_t(nvmlProcessInfo_v2_st):
    ...

class nvmlProcessDetail_v1_t(_Record):
    @property
    def pid(self) -> int: ...
    @pid.setter
    def pid(self, value: _Int) -> None: ...
    @property
    def usedGpuMemory(self) -> int: ...
    @usedGpuMemory.setter
    def usedGpuMemory(self, value: _Int) -> None: ...
    @property
    def gpuInstanceId(self) -> int: ...
    @gpuInstanceId.setter
    def gpuInstanceId(self, value: _Int) -> None: ...
    @property
    def computeInstanceId(self) -> int: ...
    @computeInstanceId.setter
    def computeInstanceId(self, value: _Int) -> None: ...
    @property
    def usedGpuCcProtectedMemory(self) -> int: ...
    @usedGpuCcProtectedMemory.setter
    def usedGpuCcProtectedMemory(self, value: _Int) -> None: ...

class nvmlProcessDetailList_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def mode(self) -> int: ...
    @mode.setter
    def mode(self, value: _Int) -> None: ...
    @property
    def numProcArrayEntries(self) -> int: ...
    @numProcArrayEntries.setter
    def numProcArrayEntries(self, value: _Int) -> None: ...
    @property
    def procArray(self) -> int: ...
    @procArray.setter
    def procArray(self, value: _Address) -> None: ...
class nvmlProcessDetailList_t(nvmlProcessDetailList_v1_t):
    ...

class nvmlDeviceAttributes_st(_Record):
    @property
    def multiprocessorCount(self) -> int: ...
    @multiprocessorCount.setter
    def multiprocessorCount(self, value: _Int) -> None: ...
    @property
    def sharedCopyEngineCount(self) -> int: ...
    @sharedCopyEngineCount.setter
    def sharedCopyEngineCount(self, value: _Int) -> None: ...
    @property
    def sharedDecoderCount(self) -> int: ...
    @sharedDecoderCount.setter
    def sharedDecoderCount(self, value: _Int) -> None: ...
    @property
    def sharedEncoderCount(self) -> int: ...
    @sharedEncoderCount.setter
    def sharedEncoderCount(self, value: _Int) -> None: ...
    @property
    def sharedJpegCount(self) -> int: ...
    @sharedJpegCount.setter
    def sharedJpegCount(self, value: _Int) -> None: ...
    @property
    def sharedOfaCount(self) -> int: ...
    @sharedOfaCount.setter
    def sharedOfaCount(self, value: _Int) -> None: ...
    @property
    def gpuInstanceSliceCount(self) -> int: ...
    @gpuInstanceSliceCount.setter
    def gpuInstanceSliceCount(self, value: _Int) -> None: ...
    @property
    def computeInstanceSliceCount(self) -> int: ...
    @computeInstanceSliceCount.setter
    def computeInstanceSliceCount(self, value: _Int) -> None: ...
    @property
    def memorySizeMB(self) -> int: ...
    @memorySizeMB.setter
    def memorySizeMB(self, value: _Int) -> None: ...
class nvmlDeviceAttributes_t(nvmlDeviceAttributes_st):
    ...

class nvmlC2cModeInfo_v1_t(_Record):
    @property
    def isC2cEnabled(self) -> int: ...
    @isC2cEnabled.setter
    def isC2cEnabled(self, value: _Int) -> None: ...

class nvmlRowRemapperHistogramValues_st(_Record):
    @property
    def max(self) -> int: ...
    @max.setter
    def max(self, value: _Int) -> None: ...
    @property
    def high(self) -> int: ...
    @high.setter
    def high(self, value: _Int) -> None: ...
    @property
    def partial(self) -> int: ...
    @partial.setter
    def partial(self, value: _Int) -> None: ...
    @property
    def low(self) -> int: ...
    @low.setter
    def low(self, value: _Int) -> None: ...
    @property
    def none(self) -> int: ...
    @none.setter
    def none(self, value: _Int) -> None: ...
class nvmlRowRemapperHistogramValues_t(nvmlRowRemapperHistogramValues_st):
    ...

class nvmlNvLinkUtilizationControl_st(_Record):
    @property
    def units(self) -> nvmlNvLinkUtilizationCountUnits_t: ...
    @units.setter
    def units(self, value: nvmlNvLinkUtilizationCountUnits_t | int) -> None: ...
    @property
    def pktfilter(self) -> nvmlNvLinkUtilizationCountPktTypes_t: ...
    @pktfilter.setter
    def pktfilter(self, value: nvmlNvLinkUtilizationCountPktTypes_t | int) -> None: ...
class nvmlNvLinkUtilizationControl_t(nvmlNvLinkUtilizationControl_st):
    ...

class nvmlBridgeChipInfo_st(_Record):
    @property
    def type(self) -> nvmlBridgeChipType_t: ...
    @type.setter
    def type(self, value: nvmlBridgeChipType_t | int) -> None: ...
    @property
    def fwVersion(self) -> int: ...
    @fwVersion.setter
    def fwVersion(self, value: _Int) -> None: ...
class nvmlBridgeChipInfo_t(nvmlBridgeChipInfo_st):
    ...

class nvmlBridgeChipHierarchy_st(_Record):
    @property
    def bridgeCount(self) -> int: ...
    @bridgeCount.setter
    def bridgeCount(self, value: _Int) -> None: ...
    @property
    def bridgeChipInfo(self) -> list[nvmlBridgeChipInfo_t]: ...
    @bridgeChipInfo.setter
    def bridgeChipInfo(self, value: Sequence[nvmlBridgeChipInfo_t]) -> None: ...
class nvmlBridgeChipHierarchy_t(nvmlBridgeChipHierarchy_st):
    ...

class nvmlValue_st(_Record):
    @property
    def dVal(self) -> float: ...
    @dVal.setter
    def dVal(self, value: SupportsFloat) -> None: ...
    @property
    def siVal(self) -> int: ...
    @siVal.setter
    def siVal(self, value: _Int) -> None: ...
    @property
    def uiVal(self) -> int: ...
    @uiVal.setter
    def uiVal(self, value: _Int) -> None: ...
    @property
    def ulVal(self) -> int: ...
    @ulVal.setter
    def ulVal(self, value: _Int) -> None: ...
    @property
    def ullVal(self) -> int: ...
    @ullVal.setter
    def ullVal(self, value: _Int) -> None: ...
    @property
    def sllVal(self) -> int: ...
    @sllVal.setter
    def sllVal(self, value: _Int) -> None: ...
    @property
    def usVal(self) -> int: ...
    @usVal.setter
    def usVal(self, value: _Int) -> None: ...
class nvmlValue_t(nvmlValue_st):
    ...

class nvmlSample_st(_Record):
    @property
    def timeStamp(self) -> int: ...
    @timeStamp.setter
    def timeStamp(self, value: _Int) -> None: ...
    @property
    def sampleValue(self) -> nvmlValue_t: ...
    @sampleValue.setter
    def sampleValue(self, value: nvmlValue_t) -> None: ...
class nvmlSample_t(nvmlSample_st):
    ...

class nvmlViolationTime_st(_Record):
    @property
    def referenceTime(self) -> int: ...
    @referenceTime.setter
    def referenceTime(self, value: _Int) -> None: ...
    @property
    def violationTime(self) -> int: ...
    @violationTime.setter
    def violationTime(self, value: _Int) -> None: ...
class nvmlViolationTime_t(nvmlViolationTime_st):
    ...

class nvmlGpuThermalSettings_t(_Record):
    @property
    def count(self) -> int: ...
    @count.setter
    def count(self, value: _Int) -> None: ...
    @property
    def sensor(self) -> list[nvmlGpuThermalSettings_t_anon0]: ...
    @sensor.setter
    def sensor(self, value: Sequence[nvmlGpuThermalSettings_t_anon0]) -> None: ...

class nvmlGpuThermalSettings_t_anon0(_Record):
    @property
    def controller(self) -> nvmlThermalController_t: ...
    @controller.setter
    def controller(self, value: nvmlThermalController_t | int) -> None: ...
    @property
    def defaultMinTemp(self) -> int: ...
    @defaultMinTemp.setter
    def defaultMinTemp(self, value: _Int) -> None: ...
    @property
    def defaultMaxTemp(self) -> int: ...
    @defaultMaxTemp.setter
    def defaultMaxTemp(self, value: _Int) -> None: ...
    @property
    def currentTemp(self) -> int: ...
    @currentTemp.setter
    def currentTemp(self, value: _Int) -> None: ...
    @property
    def target(self) -> nvmlThermalTarget_t: ...
    @target.setter
    def target(self, value: nvmlThermalTarget_t | int) -> None: ...

class nvmlCoolerInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def index(self) -> int: ...
    @index.setter
    def index(self, value: _Int) -> None: ...
    @property
    def signalType(self) -> nvmlCoolerControl_t: ...
    @signalType.setter
    def signalType(self, value: nvmlCoolerControl_t | int) -> None: ...
    @property
    def target(self) -> nvmlCoolerTarget_t: ...
    @target.setter
    def target(self, value: nvmlCoolerTarget_t | int) -> None: ...
class nvmlCoolerInfo_t(nvmlCoolerInfo_v1_t):
    ...

class nvmlUUIDValue_t(_Record):
    @property
    def str(self) -> _bytes: ...
    @str.setter
    def str(self, value: _bytes) -> None: ...
    @property
    def bytes(self) -> _bytes: ...
    @bytes.setter
    def bytes(self, value: _bytes | Sequence[int]) -> None: ...

class nvmlUUID_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def type(self) -> int: ...
    @type.setter
    def type(self, value: _Int) -> None: ...
    @property
    def value(self) -> nvmlUUIDValue_t: ...
    @value.setter
    def value(self, value: nvmlUUIDValue_t) -> None: ...
class nvmlUUID_t(nvmlUUID_v1_t):
    ...

class nvmlDramEncryptionInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def encryptionState(self) -> nvmlEnableState_t: ...
    @encryptionState.setter
    def encryptionState(self, value: nvmlEnableState_t | int) -> None: ...
class nvmlDramEncryptionInfo_t(nvmlDramEncryptionInfo_v1_t):
    ...

class nvmlMarginTemperature_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def marginTemperature(self) -> int: ...
    @marginTemperature.setter
    def marginTemperature(self, value: _Int) -> None: ...
class nvmlMarginTemperature_t(nvmlMarginTemperature_v1_t):
    ...

class nvmlClkMonFaultInfo_struct(_Record):
    @property
    def clkApiDomain(self) -> int: ...
    @clkApiDomain.setter
    def clkApiDomain(self, value: _Int) -> None: ...
    @property
    def clkDomainFaultMask(self) -> int: ...
    @clkDomainFaultMask.setter
    def clkDomainFaultMask(self, value: _Int) -> None: ...
class nvmlClkMonFaultInfo_t(nvmlClkMonFaultInfo_struct):
    ...

class nvmlClkMonStatus_status(_Record):
    @property
    def bGlobalStatus(self) -> int: ...
    @bGlobalStatus.setter
    def bGlobalStatus(self, value: _Int) -> None: ...
    @property
    def clkMonListSize(self) -> int: ...
    @clkMonListSize.setter
    def clkMonListSize(self, value: _Int) -> None: ...
    @property
    def clkMonList(self) -> list[nvmlClkMonFaultInfo_t]: ...
    @clkMonList.setter
    def clkMonList(self, value: Sequence[nvmlClkMonFaultInfo_t]) -> None: ...
class nvmlClkMonStatus_t(nvmlClkMonStatus_status):
    ...

class nvmlClockOffset_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def type(self) -> nvmlClockType_t: ...
    @type.setter
    def type(self, value: nvmlClockType_t | int) -> None: ...
    @property
    def pstate(self) -> nvmlPstates_t: ...
    @pstate.setter
    def pstate(self, value: nvmlPstates_t | int) -> None: ...
    @property
    def clockOffsetMHz(self) -> int: ...
    @clockOffsetMHz.setter
    def clockOffsetMHz(self, value: _Int) -> None: ...
    @property
    def minClockOffsetMHz(self) -> int: ...
    @minClockOffsetMHz.setter
    def minClockOffsetMHz(self, value: _Int) -> None: ...
    @property
    def maxClockOffsetMHz(self) -> int: ...
    @maxClockOffsetMHz.setter
    def maxClockOffsetMHz(self, value: _Int) -> None: ...
class nvmlClockOffset_t(nvmlClockOffset_v1_t):
    ...

class nvmlFanSpeedInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def fan(self) -> int: ...
    @fan.setter
    def fan(self, value: _Int) -> None: ...
    @property
    def speed(self) -> int: ...
    @speed.setter
    def speed(self, value: _Int) -> None: ...
class nvmlFanSpeedInfo_t(nvmlFanSpeedInfo_v1_t):
    ...

class nvmlDevicePerfModes_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def str(self) -> _bytes: ...
    @str.setter
    def str(self, value: _bytes) -> None: ...
class nvmlDevicePerfModes_t(nvmlDevicePerfModes_v1_t):
    ...

class nvmlDeviceCurrentClockFreqs_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def str(self) -> _bytes: ...
    @str.setter
    def str(self, value: _bytes) -> None: ...
class nvmlDeviceCurrentClockFreqs_t(nvmlDeviceCurrentClockFreqs_v1_t):
    ...

class nvmlProcessUtilizationSample_st(_Record):
    @property
    def pid(self) -> int: ...
    @pid.setter
    def pid(self, value: _Int) -> None: ...
    @property
    def timeStamp(self) -> int: ...
    @timeStamp.setter
    def timeStamp(self, value: _Int) -> None: ...
    @property
    def smUtil(self) -> int: ...
    @smUtil.setter
    def smUtil(self, value: _Int) -> None: ...
    @property
    def memUtil(self) -> int: ...
    @memUtil.setter
    def memUtil(self, value: _Int) -> None: ...
    @property
    def encUtil(self) -> int: ...
    @encUtil.setter
    def encUtil(self, value: _Int) -> None: ...
    @property
    def decUtil(self) -> int: ...
    @decUtil.setter
    def decUtil(self, value: _Int) -> None: ...
class nvmlProcessUtilizationSample_t(nvmlProcessUtilizationSample_st):
    ...

class nvmlProcessUtilizationInfo_v1_t(_Record):
    @property
    def timeStamp(self) -> int: ...
    @timeStamp.setter
    def timeStamp(self, value: _Int) -> None: ...
    @property
    def pid(self) -> int: ...
    @pid.setter
    def pid(self, value: _Int) -> None: ...
    @property
    def smUtil(self) -> int: ...
    @smUtil.setter
    def smUtil(self, value: _Int) -> None: ...
    @property
    def memUtil(self) -> int: ...
    @memUtil.setter
    def memUtil(self, value: _Int) -> None: ...
    @property
    def encUtil(self) -> int: ...
    @encUtil.setter
    def encUtil(self, value: _Int) -> None: ...
    @property
    def decUtil(self) -> int: ...
    @decUtil.setter
    def decUtil(self, value: _Int) -> None: ...
    @property
    def jpgUtil(self) -> int: ...
    @jpgUtil.setter
    def jpgUtil(self, value: _Int) -> None: ...
    @property
    def ofaUtil(self) -> int: ...
    @ofaUtil.setter
    def ofaUtil(self, value: _Int) -> None: ...

class nvmlProcessesUtilizationInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def processSamplesCount(self) -> int: ...
    @processSamplesCount.setter
    def processSamplesCount(self, value: _Int) -> None: ...
    @property
    def lastSeenTimeStamp(self) -> int: ...
    @lastSeenTimeStamp.setter
    def lastSeenTimeStamp(self, value: _Int) -> None: ...
    @property
    def procUtilArray(self) -> int: ...
    @procUtilArray.setter
    def procUtilArray(self, value: _Address) -> None: ...
class nvmlProcessesUtilizationInfo_t(nvmlProcessesUtilizationInfo_v1_t):
    ...

class nvmlEccSramErrorStatus_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def aggregateUncParity(self) -> int: ...
    @aggregateUncParity.setter
    def aggregateUncParity(self, value: _Int) -> None: ...
    @property
    def aggregateUncSecDed(self) -> int: ...
    @aggregateUncSecDed.setter
    def aggregateUncSecDed(self, value: _Int) -> None: ...
    @property
    def aggregateCor(self) -> int: ...
    @aggregateCor.setter
    def aggregateCor(self, value: _Int) -> None: ...
    @property
    def volatileUncParity(self) -> int: ...
    @volatileUncParity.setter
    def volatileUncParity(self, value: _Int) -> None: ...
    @property
    def volatileUncSecDed(self) -> int: ...
    @volatileUncSecDed.setter
    def volatileUncSecDed(self, value: _Int) -> None: ...
    @property
    def volatileCor(self) -> int: ...
    @volatileCor.setter
    def volatileCor(self, value: _Int) -> None: ...
    @property
    def aggregateUncBucketL2(self) -> int: ...
    @aggregateUncBucketL2.setter
    def aggregateUncBucketL2(self, value: _Int) -> None: ...
    @property
    def aggregateUncBucketSm(self) -> int: ...
    @aggregateUncBucketSm.setter
    def aggregateUncBucketSm(self, value: _Int) -> None: ...
    @property
    def aggregateUncBucketPcie(self) -> int: ...
    @aggregateUncBucketPcie.setter
    def aggregateUncBucketPcie(self, value: _Int) -> None: ...
    @property
    def aggregateUncBucketMcu(self) -> int: ...
    @aggregateUncBucketMcu.setter
    def aggregateUncBucketMcu(self, value: _Int) -> None: ...
    @property
    def aggregateUncBucketOther(self) -> int: ...
    @aggregateUncBucketOther.setter
    def aggregateUncBucketOther(self, value: _Int) -> None: ...
    @property
    def bThresholdExceeded(self) -> int: ...
    @bThresholdExceeded.setter
    def bThresholdExceeded(self, value: _Int) -> None: ...
class nvmlEccSramErrorStatus_t(nvmlEccSramErrorStatus_v1_t):
    ...

class nvmlPlatformInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def ibGuid(self) -> _bytes: ...
    @ibGuid.setter
    def ibGuid(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def rackGuid(self) -> _bytes: ...
    @rackGuid.setter
    def rackGuid(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def chassisPhysicalSlotNumber(self) -> int: ...
    @chassisPhysicalSlotNumber.setter
    def chassisPhysicalSlotNumber(self, value: _Int) -> None: ...
    @property
    def computeSlotIndex(self) -> int: ...
    @computeSlotIndex.setter
    def computeSlotIndex(self, value: _Int) -> None: ...
    @property
    def nodeIndex(self) -> int: ...
    @nodeIndex.setter
    def nodeIndex(self, value: _Int) -> None: ...
    @property
    def peerType(self) -> int: ...
    @peerType.setter
    def peerType(self, value: _Int) -> None: ...
    @property
    def moduleId(self) -> int: ...
    @moduleId.setter
    def moduleId(self, value: _Int) -> None: ...

class nvmlPlatformInfo_v2_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def ibGuid(self) -> _bytes: ...
    @ibGuid.setter
    def ibGuid(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def chassisSerialNumber(self) -> _bytes: ...
    @chassisSerialNumber.setter
    def chassisSerialNumber(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def slotNumber(self) -> int: ...
    @slotNumber.setter
    def slotNumber(self, value: _Int) -> None: ...
    @property
    def trayIndex(self) -> int: ...
    @trayIndex.setter
    def trayIndex(self, value: _Int) -> None: ...
    @property
    def hostId(self) -> int: ...
    @hostId.setter
    def hostId(self, value: _Int) -> None: ...
    @property
    def peerType(self) -> int: ...
    @peerType.setter
    def peerType(self, value: _Int) -> None: ...
    @property
    def moduleId(self) -> int: ...
    @moduleId.setter
    def moduleId(self, value: _Int) -> None: ...
class nvmlPlatformInfo_t(nvmlPlatformInfo_v2_t):
    ...

class nvmlGpuDynamicPstatesInfo_st(_Record):
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def utilization(self) -> list[nvmlGpuDynamicPstatesInfo_t_anon0]: ...
    @utilization.setter
    def utilization(self, value: Sequence[nvmlGpuDynamicPstatesInfo_t_anon0]) -> None: ...
class nvmlGpuDynamicPstatesInfo_t(nvmlGpuDynamicPstatesInfo_st):
    ...

class nvmlGpuDynamicPstatesInfo_t_anon0(_Record):
    @property
    def bIsPresent(self) -> int: ...
    @bIsPresent.setter
    def bIsPresent(self, value: _Int) -> None: ...
    @property
    def percentage(self) -> int: ...
    @percentage.setter
    def percentage(self, value: _Int) -> None: ...
    @property
    def incThreshold(self) -> int: ...
    @incThreshold.setter
    def incThreshold(self, value: _Int) -> None: ...
    @property
    def decThreshold(self) -> int: ...
    @decThreshold.setter
    def decThreshold(self, value: _Int) -> None: ...

class nvmlPowerValue_v2_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def powerScope(self) -> nvmlPowerScopeType_t: ...
    @powerScope.setter
    def powerScope(self, value: nvmlPowerScopeType_t | _Int | None) -> None: ...
    @property
    def powerValueMw(self) -> int: ...
    @powerValueMw.setter
    def powerValueMw(self, value: _Int) -> None: ...

class nvmlVgpuHeterogeneousMode_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def mode(self) -> int: ...
    @mode.setter
    def mode(self, value: _Int) -> None: ...
class nvmlVgpuHeterogeneousMode_t(nvmlVgpuHeterogeneousMode_v1_t):
    ...

class nvmlVgpuPlacementId_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def placementId(self) -> int: ...
    @placementId.setter
    def placementId(self, value: _Int) -> None: ...
class nvmlVgpuPlacementId_t(nvmlVgpuPlacementId_v1_t):
    ...

class nvmlVgpuPlacementList_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def placementSize(self) -> int: ...
    @placementSize.setter
    def placementSize(self, value: _Int) -> None: ...
    @property
    def count(self) -> int: ...
    @count.setter
    def count(self, value: _Int) -> None: ...
    @property
    def placementIds(self) -> int: ...
    @placementIds.setter
    def placementIds(self, value: _Address) -> None: ...

class nvmlVgpuPlacementList_v2_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def placementSize(self) -> int: ...
    @placementSize.setter
    def placementSize(self, value: _Int) -> None: ...
    @property
    def count(self) -> int: ...
    @count.setter
    def count(self, value: _Int) -> None: ...
    @property
    def placementIds(self) -> int: ...
    @placementIds.setter
    def placementIds(self, value: _Address) -> None: ...
    @property
    def mode(self) -> int: ...
    @mode.setter
    def mode(self, value: _Int) -> None: ...
class nvmlVgpuPlacementList_t(nvmlVgpuPlacementList_v2_t):
    ...

class nvmlVgpuTypeBar1Info_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def bar1Size(self) -> int: ...
    @bar1Size.setter
    def bar1Size(self, value: _Int) -> None: ...
class nvmlVgpuTypeBar1Info_t(nvmlVgpuTypeBar1Info_v1_t):
    ...

class nvmlVgpuInstanceUtilizationSample_st(_Record):
    @property
    def vgpuInstance(self) -> nvmlVgpuInstance_t: ...
    @vgpuInstance.setter
    def vgpuInstance(self, value: nvmlVgpuInstance_t | _Int | None) -> None: ...
    @property
    def timeStamp(self) -> int: ...
    @timeStamp.setter
    def timeStamp(self, value: _Int) -> None: ...
    @property
    def smUtil(self) -> nvmlValue_t: ...
    @smUtil.setter
    def smUtil(self, value: nvmlValue_t) -> None: ...
    @property
    def memUtil(self) -> nvmlValue_t: ...
    @memUtil.setter
    def memUtil(self, value: nvmlValue_t) -> None: ...
    @property
    def encUtil(self) -> nvmlValue_t: ...
    @encUtil.setter
    def encUtil(self, value: nvmlValue_t) -> None: ...
    @property
    def decUtil(self) -> nvmlValue_t: ...
    @decUtil.setter
    def decUtil(self, value: nvmlValue_t) -> None: ...
class nvmlVgpuInstanceUtilizationSample_t(nvmlVgpuInstanceUtilizationSample_st):
    ...

class nvmlVgpuInstanceUtilizationInfo_v1_t(_Record):
    @property
    def timeStamp(self) -> int: ...
    @timeStamp.setter
    def timeStamp(self, value: _Int) -> None: ...
    @property
    def vgpuInstance(self) -> nvmlVgpuInstance_t: ...
    @vgpuInstance.setter
    def vgpuInstance(self, value: nvmlVgpuInstance_t | _Int | None) -> None: ...
    @property
    def smUtil(self) -> nvmlValue_t: ...
    @smUtil.setter
    def smUtil(self, value: nvmlValue_t) -> None: ...
    @property
    def memUtil(self) -> nvmlValue_t: ...
    @memUtil.setter
    def memUtil(self, value: nvmlValue_t) -> None: ...
    @property
    def encUtil(self) -> nvmlValue_t: ...
    @encUtil.setter
    def encUtil(self, value: nvmlValue_t) -> None: ...
    @property
    def decUtil(self) -> nvmlValue_t: ...
    @decUtil.setter
    def decUtil(self, value: nvmlValue_t) -> None: ...
    @property
    def jpgUtil(self) -> nvmlValue_t: ...
    @jpgUtil.setter
    def jpgUtil(self, value: nvmlValue_t) -> None: ...
    @property
    def ofaUtil(self) -> nvmlValue_t: ...
    @ofaUtil.setter
    def ofaUtil(self, value: nvmlValue_t) -> None: ...

class nvmlVgpuInstancesUtilizationInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def sampleValType(self) -> nvmlValueType_t: ...
    @sampleValType.setter
    def sampleValType(self, value: nvmlValueType_t | int) -> None: ...
    @property
    def vgpuInstanceCount(self) -> int: ...
    @vgpuInstanceCount.setter
    def vgpuInstanceCount(self, value: _Int) -> None: ...
    @property
    def lastSeenTimeStamp(self) -> int: ...
    @lastSeenTimeStamp.setter
    def lastSeenTimeStamp(self, value: _Int) -> None: ...
    @property
    def vgpuUtilArray(self) -> int: ...
    @vgpuUtilArray.setter
    def vgpuUtilArray(self, value: _Address) -> None: ...
class nvmlVgpuInstancesUtilizationInfo_t(nvmlVgpuInstancesUtilizationInfo_v1_t):
    ...

class nvmlVgpuProcessUtilizationSample_st(_Record):
    @property
    def vgpuInstance(self) -> nvmlVgpuInstance_t: ...
    @vgpuInstance.setter
    def vgpuInstance(self, value: nvmlVgpuInstance_t | _Int | None) -> None: ...
    @property
    def pid(self) -> int: ...
    @pid.setter
    def pid(self, value: _Int) -> None: ...
    @property
    def processName(self) -> _bytes: ...
    @processName.setter
    def processName(self, value: _bytes) -> None: ...
    @property
    def timeStamp(self) -> int: ...
    @timeStamp.setter
    def timeStamp(self, value: _Int) -> None: ...
    @property
    def smUtil(self) -> int: ...
    @smUtil.setter
    def smUtil(self, value: _Int) -> None: ...
    @property
    def memUtil(self) -> int: ...
    @memUtil.setter
    def memUtil(self, value: _Int) -> None: ...
    @property
    def encUtil(self) -> int: ...
    @encUtil.setter
    def encUtil(self, value: _Int) -> None: ...
    @property
    def decUtil(self) -> int: ...
    @decUtil.setter
    def decUtil(self, value: _Int) -> None: ...
class nvmlVgpuProcessUtilizationSample_t(nvmlVgpuProcessUtilizationSample_st):
    ...

class nvmlVgpuProcessUtilizationInfo_v1_t(_Record):
    @property
    def processName(self) -> _bytes: ...
    @processName.setter
    def processName(self, value: _bytes) -> None: ...
    @property
    def timeStamp(self) -> int: ...
    @timeStamp.setter
    def timeStamp(self, value: _Int) -> None: ...
    @property
    def vgpuInstance(self) -> nvmlVgpuInstance_t: ...
    @vgpuInstance.setter
    def vgpuInstance(self, value: nvmlVgpuInstance_t | _Int | None) -> None: ...
    @property
    def pid(self) -> int: ...
    @pid.setter
    def pid(self, value: _Int) -> None: ...
    @property
    def smUtil(self) -> int: ...
    @smUtil.setter
    def smUtil(self, value: _Int) -> None: ...
    @property
    def memUtil(self) -> int: ...
    @memUtil.setter
    def memUtil(self, value: _Int) -> None: ...
    @property
    def encUtil(self) -> int: ...
    @encUtil.setter
    def encUtil(self, value: _Int) -> None: ...
    @property
    def decUtil(self) -> int: ...
    @decUtil.setter
    def decUtil(self, value: _Int) -> None: ...
    @property
    def jpgUtil(self) -> int: ...
    @jpgUtil.setter
    def jpgUtil(self, value: _Int) -> None: ...
    @property
    def ofaUtil(self) -> int: ...
    @ofaUtil.setter
    def ofaUtil(self, value: _Int) -> None: ...

class nvmlVgpuProcessesUtilizationInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def vgpuProcessCount(self) -> int: ...
    @vgpuProcessCount.setter
    def vgpuProcessCount(self, value: _Int) -> None: ...
    @property
    def lastSeenTimeStamp(self) -> int: ...
    @lastSeenTimeStamp.setter
    def lastSeenTimeStamp(self, value: _Int) -> None: ...
    @property
    def vgpuProcUtilArray(self) -> int: ...
    @vgpuProcUtilArray.setter
    def vgpuProcUtilArray(self, value: _Address) -> None: ...
class nvmlVgpuProcessesUtilizationInfo_t(nvmlVgpuProcessesUtilizationInfo_v1_t):
    ...

class nvmlVgpuRuntimeState_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
class nvmlVgpuRuntimeState_t(nvmlVgpuRuntimeState_v1_t):
    ...

class nvmlVgpuSchedulerParams_t(_Record):
    @property
    def vgpuSchedDataWithARR(self) -> nvmlVgpuSchedulerParams_t_anon0: ...
    @vgpuSchedDataWithARR.setter
    def vgpuSchedDataWithARR(self, value: nvmlVgpuSchedulerParams_t_anon0) -> None: ...
    @property
    def vgpuSchedData(self) -> nvmlVgpuSchedulerParams_t_anon1: ...
    @vgpuSchedData.setter
    def vgpuSchedData(self, value: nvmlVgpuSchedulerParams_t_anon1) -> None: ...

class nvmlVgpuSchedulerParams_t_anon0(_Record):
    @property
    def avgFactor(self) -> int: ...
    @avgFactor.setter
    def avgFactor(self, value: _Int) -> None: ...
    @property
    def timeslice(self) -> int: ...
    @timeslice.setter
    def timeslice(self, value: _Int) -> None: ...

class nvmlVgpuSchedulerParams_t_anon1(_Record):
    @property
    def timeslice(self) -> int: ...
    @timeslice.setter
    def timeslice(self, value: _Int) -> None: ...

class nvmlVgpuSchedulerLogEntries_st(_Record):
    @property
    def timestamp(self) -> int: ...
    @timestamp.setter
    def timestamp(self, value: _Int) -> None: ...
    @property
    def timeRunTotal(self) -> int: ...
    @timeRunTotal.setter
    def timeRunTotal(self, value: _Int) -> None: ...
    @property
    def timeRun(self) -> int: ...
    @timeRun.setter
    def timeRun(self, value: _Int) -> None: ...
    @property
    def swRunlistId(self) -> int: ...
    @swRunlistId.setter
    def swRunlistId(self, value: _Int) -> None: ...
    @property
    def targetTimeSlice(self) -> int: ...
    @targetTimeSlice.setter
    def targetTimeSlice(self, value: _Int) -> None: ...
    @property
    def cumulativePreemptionTime(self) -> int: ...
    @cumulativePreemptionTime.setter
    def cumulativePreemptionTime(self, value: _Int) -> None: ...
class nvmlVgpuSchedulerLogEntry_t(nvmlVgpuSchedulerLogEntries_st):
    ...

class nvmlVgpuSchedulerLog_st(_Record):
    @property
    def engineId(self) -> int: ...
    @engineId.setter
    def engineId(self, value: _Int) -> None: ...
    @property
    def schedulerPolicy(self) -> int: ...
    @schedulerPolicy.setter
    def schedulerPolicy(self, value: _Int) -> None: ...
    @property
    def arrMode(self) -> int: ...
    @arrMode.setter
    def arrMode(self, value: _Int) -> None: ...
    @property
    def schedulerParams(self) -> nvmlVgpuSchedulerParams_t: ...
    @schedulerParams.setter
    def schedulerParams(self, value: nvmlVgpuSchedulerParams_t) -> None: ...
    @property
    def entriesCount(self) -> int: ...
    @entriesCount.setter
    def entriesCount(self, value: _Int) -> None: ...
    @property
    def logEntries(self) -> list[nvmlVgpuSchedulerLogEntry_t]: ...
    @logEntries.setter
    def logEntries(self, value: Sequence[nvmlVgpuSchedulerLogEntry_t]) -> None: ...
class nvmlVgpuSchedulerLog_t(nvmlVgpuSchedulerLog_st):
    ...

class nvmlVgpuSchedulerGetState_st(_Record):
    @property
    def schedulerPolicy(self) -> int: ...
    @schedulerPolicy.setter
    def schedulerPolicy(self, value: _Int) -> None: ...
    @property
    def arrMode(self) -> int: ...
    @arrMode.setter
    def arrMode(self, value: _Int) -> None: ...
    @property
    def schedulerParams(self) -> nvmlVgpuSchedulerParams_t: ...
    @schedulerParams.setter
    def schedulerParams(self, value: nvmlVgpuSchedulerParams_t) -> None: ...
class nvmlVgpuSchedulerGetState_t(nvmlVgpuSchedulerGetState_st):
    ...

class nvmlVgpuSchedulerSetParams_t(_Record):
    @property
    def vgpuSchedDataWithARR(self) -> nvmlVgpuSchedulerSetParams_t_anon0: ...
    @vgpuSchedDataWithARR.setter
    def vgpuSchedDataWithARR(self, value: nvmlVgpuSchedulerSetParams_t_anon0) -> None: ...
    @property
    def vgpuSchedData(self) -> nvmlVgpuSchedulerSetParams_t_anon1: ...
    @vgpuSchedData.setter
    def vgpuSchedData(self, value: nvmlVgpuSchedulerSetParams_t_anon1) -> None: ...

class nvmlVgpuSchedulerSetParams_t_anon0(_Record):
    @property
    def avgFactor(self) -> int: ...
    @avgFactor.setter
    def avgFactor(self, value: _Int) -> None: ...
    @property
    def frequency(self) -> int: ...
    @frequency.setter
    def frequency(self, value: _Int) -> None: ...

class nvmlVgpuSchedulerSetParams_t_anon1(_Record):
    @property
    def timeslice(self) -> int: ...
    @timeslice.setter
    def timeslice(self, value: _Int) -> None: ...

class nvmlVgpuSchedulerSetState_st(_Record):
    @property
    def schedulerPolicy(self) -> int: ...
    @schedulerPolicy.setter
    def schedulerPolicy(self, value: _Int) -> None: ...
    @property
    def enableARRMode(self) -> int: ...
    @enableARRMode.setter
    def enableARRMode(self, value: _Int) -> None: ...
    @property
    def schedulerParams(self) -> nvmlVgpuSchedulerSetParams_t: ...
    @schedulerParams.setter
    def schedulerParams(self, value: nvmlVgpuSchedulerSetParams_t) -> None: ...
class nvmlVgpuSchedulerSetState_t(nvmlVgpuSchedulerSetState_st):
    ...

class nvmlVgpuSchedulerCapabilities_st(_Record):
    @property
    def supportedSchedulers(self) -> list[int]: ...
    @supportedSchedulers.setter
    def supportedSchedulers(self, value: Sequence[int]) -> None: ...
    @property
    def maxTimeslice(self) -> int: ...
    @maxTimeslice.setter
    def maxTimeslice(self, value: _Int) -> None: ...
    @property
    def minTimeslice(self) -> int: ...
    @minTimeslice.setter
    def minTimeslice(self, value: _Int) -> None: ...
    @property
    def isArrModeSupported(self) -> int: ...
    @isArrModeSupported.setter
    def isArrModeSupported(self, value: _Int) -> None: ...
    @property
    def maxFrequencyForARR(self) -> int: ...
    @maxFrequencyForARR.setter
    def maxFrequencyForARR(self, value: _Int) -> None: ...
    @property
    def minFrequencyForARR(self) -> int: ...
    @minFrequencyForARR.setter
    def minFrequencyForARR(self, value: _Int) -> None: ...
    @property
    def maxAvgFactorForARR(self) -> int: ...
    @maxAvgFactorForARR.setter
    def maxAvgFactorForARR(self, value: _Int) -> None: ...
    @property
    def minAvgFactorForARR(self) -> int: ...
    @minAvgFactorForARR.setter
    def minAvgFactorForARR(self, value: _Int) -> None: ...
class nvmlVgpuSchedulerCapabilities_t(nvmlVgpuSchedulerCapabilities_st):
    ...

class nvmlVgpuLicenseExpiry_st(_Record):
    @property
    def year(self) -> int: ...
    @year.setter
    def year(self, value: _Int) -> None: ...
    @property
    def month(self) -> int: ...
    @month.setter
    def month(self, value: _Int) -> None: ...
    @property
    def day(self) -> int: ...
    @day.setter
    def day(self, value: _Int) -> None: ...
    @property
    def hour(self) -> int: ...
    @hour.setter
    def hour(self, value: _Int) -> None: ...
    @property
    def min(self) -> int: ...
    @min.setter
    def min(self, value: _Int) -> None: ...
    @property
    def sec(self) -> int: ...
    @sec.setter
    def sec(self, value: _Int) -> None: ...
    @property
    def status(self) -> int: ...
    @status.setter
    def status(self, value: _Int) -> None: ...
class nvmlVgpuLicenseExpiry_t(nvmlVgpuLicenseExpiry_st):
    ...

class nvmlVgpuLicenseInfo_st(_Record):
    @property
    def isLicensed(self) -> int: ...
    @isLicensed.setter
    def isLicensed(self, value: _Int) -> None: ...
    @property
    def licenseExpiry(self) -> nvmlVgpuLicenseExpiry_t: ...
    @licenseExpiry.setter
    def licenseExpiry(self, value: nvmlVgpuLicenseExpiry_t) -> None: ...
    @property
    def currentState(self) -> int: ...
    @currentState.setter
    def currentState(self, value: _Int) -> None: ...
class nvmlVgpuLicenseInfo_t(nvmlVgpuLicenseInfo_st):
    ...

class nvmlGridLicenseExpiry_st(_Record):
    @property
    def year(self) -> int: ...
    @year.setter
    def year(self, value: _Int) -> None: ...
    @property
    def month(self) -> int: ...
    @month.setter
    def month(self, value: _Int) -> None: ...
    @property
    def day(self) -> int: ...
    @day.setter
    def day(self, value: _Int) -> None: ...
    @property
    def hour(self) -> int: ...
    @hour.setter
    def hour(self, value: _Int) -> None: ...
    @property
    def min(self) -> int: ...
    @min.setter
    def min(self, value: _Int) -> None: ...
    @property
    def sec(self) -> int: ...
    @sec.setter
    def sec(self, value: _Int) -> None: ...
    @property
    def status(self) -> int: ...
    @status.setter
    def status(self, value: _Int) -> None: ...
class nvmlGridLicenseExpiry_t(nvmlGridLicenseExpiry_st):
    ...

class nvmlGridLicensableFeature_st(_Record):
    @property
    def featureCode(self) -> nvmlGridLicenseFeatureCode_t: ...
    @featureCode.setter
    def featureCode(self, value: nvmlGridLicenseFeatureCode_t | int) -> None: ...
    @property
    def featureState(self) -> int: ...
    @featureState.setter
    def featureState(self, value: _Int) -> None: ...
    @property
    def licenseInfo(self) -> _bytes: ...
    @licenseInfo.setter
    def licenseInfo(self, value: _bytes) -> None: ...
    @property
    def productName(self) -> _bytes: ...
    @productName.setter
    def productName(self, value: _bytes) -> None: ...
    @property
    def featureEnabled(self) -> int: ...
    @featureEnabled.setter
    def featureEnabled(self, value: _Int) -> None: ...
    @property
    def licenseExpiry(self) -> nvmlGridLicenseExpiry_t: ...
    @licenseExpiry.setter
    def licenseExpiry(self, value: nvmlGridLicenseExpiry_t) -> None: ...
class nvmlGridLicensableFeature_t(nvmlGridLicensableFeature_st):
    ...

class nvmlGridLicensableFeatures_st(_Record):
    @property
    def isGridLicenseSupported(self) -> int: ...
    @isGridLicenseSupported.setter
    def isGridLicenseSupported(self, value: _Int) -> None: ...
    @property
    def licensableFeaturesCount(self) -> int: ...
    @licensableFeaturesCount.setter
    def licensableFeaturesCount(self, value: _Int) -> None: ...
    @property
    def gridLicensableFeatures(self) -> list[nvmlGridLicensableFeature_t]: ...
    @gridLicensableFeatures.setter
    def gridLicensableFeatures(self, value: Sequence[nvmlGridLicensableFeature_t]) -> None: ...
class nvmlGridLicensableFeatures_t(nvmlGridLicensableFeatures_st):
    ...

class nvmlVgpuTypeIdInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def vgpuCount(self) -> int: ...
    @vgpuCount.setter
    def vgpuCount(self, value: _Int) -> None: ...
    @property
    def vgpuTypeIds(self) -> int: ...
    @vgpuTypeIds.setter
    def vgpuTypeIds(self, value: _Address) -> None: ...
class nvmlVgpuTypeIdInfo_t(nvmlVgpuTypeIdInfo_v1_t):
    ...

class nvmlVgpuTypeMaxInstance_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def vgpuTypeId(self) -> nvmlVgpuTypeId_t: ...
    @vgpuTypeId.setter
    def vgpuTypeId(self, value: nvmlVgpuTypeId_t | _Int | None) -> None: ...
    @property
    def maxInstancePerGI(self) -> int: ...
    @maxInstancePerGI.setter
    def maxInstancePerGI(self, value: _Int) -> None: ...
class nvmlVgpuTypeMaxInstance_t(nvmlVgpuTypeMaxInstance_v1_t):
    ...

class nvmlActiveVgpuInstanceInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def vgpuCount(self) -> int: ...
    @vgpuCount.setter
    def vgpuCount(self, value: _Int) -> None: ...
    @property
    def vgpuInstances(self) -> int: ...
    @vgpuInstances.setter
    def vgpuInstances(self, value: _Address) -> None: ...
class nvmlActiveVgpuInstanceInfo_t(nvmlActiveVgpuInstanceInfo_v1_t):
    ...

class nvmlVgpuSchedulerState_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def engineId(self) -> int: ...
    @engineId.setter
    def engineId(self, value: _Int) -> None: ...
    @property
    def schedulerPolicy(self) -> int: ...
    @schedulerPolicy.setter
    def schedulerPolicy(self, value: _Int) -> None: ...
    @property
    def enableARRMode(self) -> int: ...
    @enableARRMode.setter
    def enableARRMode(self, value: _Int) -> None: ...
    @property
    def schedulerParams(self) -> nvmlVgpuSchedulerSetParams_t: ...
    @schedulerParams.setter
    def schedulerParams(self, value: nvmlVgpuSchedulerSetParams_t) -> None: ...
class nvmlVgpuSchedulerState_t(nvmlVgpuSchedulerState_v1_t):
    ...

class nvmlVgpuSchedulerStateInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def engineId(self) -> int: ...
    @engineId.setter
    def engineId(self, value: _Int) -> None: ...
    @property
    def schedulerPolicy(self) -> int: ...
    @schedulerPolicy.setter
    def schedulerPolicy(self, value: _Int) -> None: ...
    @property
    def arrMode(self) -> int: ...
    @arrMode.setter
    def arrMode(self, value: _Int) -> None: ...
    @property
    def schedulerParams(self) -> nvmlVgpuSchedulerParams_t: ...
    @schedulerParams.setter
    def schedulerParams(self, value: nvmlVgpuSchedulerParams_t) -> None: ...
class nvmlVgpuSchedulerStateInfo_t(nvmlVgpuSchedulerStateInfo_v1_t):
    ...

class nvmlVgpuSchedulerLogInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def engineId(self) -> int: ...
    @engineId.setter
    def engineId(self, value: _Int) -> None: ...
    @property
    def schedulerPolicy(self) -> int: ...
    @schedulerPolicy.setter
    def schedulerPolicy(self, value: _Int) -> None: ...
    @property
    def arrMode(self) -> int: ...
    @arrMode.setter
    def arrMode(self, value: _Int) -> None: ...
    @property
    def schedulerParams(self) -> nvmlVgpuSchedulerParams_t: ...
    @schedulerParams.setter
    def schedulerParams(self, value: nvmlVgpuSchedulerParams_t) -> None: ...
    @property
    def entriesCount(self) -> int: ...
    @entriesCount.setter
    def entriesCount(self, value: _Int) -> None: ...
    @property
    def logEntries(self) -> list[nvmlVgpuSchedulerLogEntry_t]: ...
    @logEntries.setter
    def logEntries(self, value: Sequence[nvmlVgpuSchedulerLogEntry_t]) -> None: ...
class nvmlVgpuSchedulerLogInfo_t(nvmlVgpuSchedulerLogInfo_v1_t):
    ...

class nvmlVgpuCreatablePlacementInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def vgpuTypeId(self) -> nvmlVgpuTypeId_t: ...
    @vgpuTypeId.setter
    def vgpuTypeId(self, value: nvmlVgpuTypeId_t | _Int | None) -> None: ...
    @property
    def count(self) -> int: ...
    @count.setter
    def count(self, value: _Int) -> None: ...
    @property
    def placementIds(self) -> int: ...
    @placementIds.setter
    def placementIds(self, value: _Address) -> None: ...
    @property
    def placementSize(self) -> int: ...
    @placementSize.setter
    def placementSize(self, value: _Int) -> None: ...
class nvmlVgpuCreatablePlacementInfo_t(nvmlVgpuCreatablePlacementInfo_v1_t):
    ...

class nvmlNvLinkPowerThres_st(_Record):
    @property
    def lowPwrThreshold(self) -> int: ...
    @lowPwrThreshold.setter
    def lowPwrThreshold(self, value: _Int) -> None: ...
class nvmlNvLinkPowerThres_t(nvmlNvLinkPowerThres_st):
    ...

class nvmlFieldValue_st(_Record):
    @property
    def fieldId(self) -> int: ...
    @fieldId.setter
    def fieldId(self, value: _Int) -> None: ...
    @property
    def scopeId(self) -> int: ...
    @scopeId.setter
    def scopeId(self, value: _Int) -> None: ...
    @property
    def timestamp(self) -> int: ...
    @timestamp.setter
    def timestamp(self, value: _Int) -> None: ...
    @property
    def latencyUsec(self) -> int: ...
    @latencyUsec.setter
    def latencyUsec(self, value: _Int) -> None: ...
    @property
    def valueType(self) -> nvmlValueType_t: ...
    @valueType.setter
    def valueType(self, value: nvmlValueType_t | int) -> None: ...
    @property
    def nvmlReturn(self) -> nvmlReturn_t: ...
    @nvmlReturn.setter
    def nvmlReturn(self, value: nvmlReturn_t | int) -> None: ...
    @property
    def value(self) -> nvmlValue_t: ...
    @value.setter
    def value(self, value: nvmlValue_t) -> None: ...
class nvmlFieldValue_t(nvmlFieldValue_st):
    ...

class nvmlHwbcEntry_st(_Record):
    @property
    def hwbcId(self) -> int: ...
    @hwbcId.setter
    def hwbcId(self, value: _Int) -> None: ...
    @property
    def firmwareVersion(self) -> _bytes: ...
    @firmwareVersion.setter
    def firmwareVersion(self, value: _bytes) -> None: ...
class nvmlHwbcEntry_t(nvmlHwbcEntry_st):
    ...

class nvmlLedState_st(_Record):
    @property
    def cause(self) -> _bytes: ...
    @cause.setter
    def cause(self, value: _bytes) -> None: ...
    @property
    def color(self) -> nvmlLedColor_t: ...
    @color.setter
    def color(self, value: nvmlLedColor_t | int) -> None: ...
class nvmlLedState_t(nvmlLedState_st):
    ...

class nvmlUnitInfo_st(_Record):
    @property
    def name(self) -> _bytes: ...
    @name.setter
    def name(self, value: _bytes) -> None: ...
    @property
    def id(self) -> _bytes: ...
    @id.setter
    def id(self, value: _bytes) -> None: ...
    @property
    def serial(self) -> _bytes: ...
    @serial.setter
    def serial(self, value: _bytes) -> None: ...
    @property
    def firmwareVersion(self) -> _bytes: ...
    @firmwareVersion.setter
    def firmwareVersion(self, value: _bytes) -> None: ...
class nvmlUnitInfo_t(nvmlUnitInfo_st):
    ...

class nvmlPSUInfo_st(_Record):
    @property
    def state(self) -> _bytes: ...
    @state.setter
    def state(self, value: _bytes) -> None: ...
    @property
    def current(self) -> int: ...
    @current.setter
    def current(self, value: _Int) -> None: ...
    @property
    def voltage(self) -> int: ...
    @voltage.setter
    def voltage(self, value: _Int) -> None: ...
    @property
    def power(self) -> int: ...
    @power.setter
    def power(self, value: _Int) -> None: ...
class nvmlPSUInfo_t(nvmlPSUInfo_st):
    ...

class nvmlUnitFanInfo_st(_Record):
    @property
    def speed(self) -> int: ...
    @speed.setter
    def speed(self, value: _Int) -> None: ...
    @property
    def state(self) -> nvmlFanState_t: ...
    @state.setter
    def state(self, value: nvmlFanState_t | int) -> None: ...
class nvmlUnitFanInfo_t(nvmlUnitFanInfo_st):
    ...

class nvmlUnitFanSpeeds_st(_Record):
    @property
    def fans(self) -> list[nvmlUnitFanInfo_t]: ...
    @fans.setter
    def fans(self, value: Sequence[nvmlUnitFanInfo_t]) -> None: ...
    @property
    def count(self) -> int: ...
    @count.setter
    def count(self, value: _Int) -> None: ...
class nvmlUnitFanSpeeds_t(nvmlUnitFanSpeeds_st):
    ...

class nvmlEventData_st(_Record):
    @property
    def device(self) -> nvmlDevice_t: ...
    @device.setter
    def device(self, value: nvmlDevice_t | _Int | None) -> None: ...
    @property
    def eventType(self) -> int: ...
    @eventType.setter
    def eventType(self, value: _Int) -> None: ...
    @property
    def eventData(self) -> int: ...
    @eventData.setter
    def eventData(self, value: _Int) -> None: ...
    @property
    def gpuInstanceId(self) -> int: ...
    @gpuInstanceId.setter
    def gpuInstanceId(self, value: _Int) -> None: ...
    @property
    def computeInstanceId(self) -> int: ...
    @computeInstanceId.setter
    def computeInstanceId(self, value: _Int) -> None: ...
class nvmlEventData_t(nvmlEventData_st):
    ...

class nvmlSystemEventSetCreateRequest_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def set(self) -> nvmlSystemEventSet_t: ...
    @set.setter
    def set(self, value: nvmlSystemEventSet_t | _Int | None) -> None: ...
class nvmlSystemEventSetCreateRequest_t(nvmlSystemEventSetCreateRequest_v1_t):
    ...

class nvmlSystemEventSetFreeRequest_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def set(self) -> nvmlSystemEventSet_t: ...
    @set.setter
    def set(self, value: nvmlSystemEventSet_t | _Int | None) -> None: ...
class nvmlSystemEventSetFreeRequest_t(nvmlSystemEventSetFreeRequest_v1_t):
    ...

class nvmlSystemRegisterEventRequest_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def eventTypes(self) -> int: ...
    @eventTypes.setter
    def eventTypes(self, value: _Int) -> None: ...
    @property
    def set(self) -> nvmlSystemEventSet_t: ...
    @set.setter
    def set(self, value: nvmlSystemEventSet_t | _Int | None) -> None: ...
class nvmlSystemRegisterEventRequest_t(nvmlSystemRegisterEventRequest_v1_t):
    ...

class nvmlSystemEventData_v1_t(_Record):
    @property
    def eventType(self) -> int: ...
    @eventType.setter
    def eventType(self, value: _Int) -> None: ...
    @property
    def gpuId(self) -> int: ...
    @gpuId.setter
    def gpuId(self, value: _Int) -> None: ...

class nvmlSystemEventSetWaitRequest_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def timeoutms(self) -> int: ...
    @timeoutms.setter
    def timeoutms(self, value: _Int) -> None: ...
    @property
    def set(self) -> nvmlSystemEventSet_t: ...
    @set.setter
    def set(self, value: nvmlSystemEventSet_t | _Int | None) -> None: ...
    @property
    def data(self) -> int: ...
    @data.setter
    def data(self, value: _Address) -> None: ...
    @property
    def dataSize(self) -> int: ...
    @dataSize.setter
    def dataSize(self, value: _Int) -> None: ...
    @property
    def numEvent(self) -> int: ...
    @numEvent.setter
    def numEvent(self, value: _Int) -> None: ...
class nvmlSystemEventSetWaitRequest_t(nvmlSystemEventSetWaitRequest_v1_t):
    ...

class nvmlAccountingStats_st(_Record):
    @property
    def gpuUtilization(self) -> int: ...
    @gpuUtilization.setter
    def gpuUtilization(self, value: _Int) -> None: ...
    @property
    def memoryUtilization(self) -> int: ...
    @memoryUtilization.setter
    def memoryUtilization(self, value: _Int) -> None: ...
    @property
    def maxMemoryUsage(self) -> int: ...
    @maxMemoryUsage.setter
    def maxMemoryUsage(self, value: _Int) -> None: ...
    @property
    def time(self) -> int: ...
    @time.setter
    def time(self, value: _Int) -> None: ...
    @property
    def startTime(self) -> int: ...
    @startTime.setter
    def startTime(self, value: _Int) -> None: ...
    @property
    def isRunning(self) -> int: ...
    @isRunning.setter
    def isRunning(self, value: _Int) -> None: ...
class nvmlAccountingStats_t(nvmlAccountingStats_st):
    ...

class nvmlEncoderSessionInfo_st(_Record):
    @property
    def sessionId(self) -> int: ...
    @sessionId.setter
    def sessionId(self, value: _Int) -> None: ...
    @property
    def pid(self) -> int: ...
    @pid.setter
    def pid(self, value: _Int) -> None: ...
    @property
    def vgpuInstance(self) -> nvmlVgpuInstance_t: ...
    @vgpuInstance.setter
    def vgpuInstance(self, value: nvmlVgpuInstance_t | _Int | None) -> None: ...
    @property
    def codecType(self) -> nvmlEncoderType_t: ...
    @codecType.setter
    def codecType(self, value: nvmlEncoderType_t | int) -> None: ...
    @property
    def hResolution(self) -> int: ...
    @hResolution.setter
    def hResolution(self, value: _Int) -> None: ...
    @property
    def vResolution(self) -> int: ...
    @vResolution.setter
    def vResolution(self, value: _Int) -> None: ...
    @property
    def averageFps(self) -> int: ...
    @averageFps.setter
    def averageFps(self, value: _Int) -> None: ...
    @property
    def averageLatency(self) -> int: ...
    @averageLatency.setter
    def averageLatency(self, value: _Int) -> None: ...
class nvmlEncoderSessionInfo_t(nvmlEncoderSessionInfo_st):
    ...

class nvmlFBCStats_st(_Record):
    @property
    def sessionsCount(self) -> int: ...
    @sessionsCount.setter
    def sessionsCount(self, value: _Int) -> None: ...
    @property
    def averageFPS(self) -> int: ...
    @averageFPS.setter
    def averageFPS(self, value: _Int) -> None: ...
    @property
    def averageLatency(self) -> int: ...
    @averageLatency.setter
    def averageLatency(self, value: _Int) -> None: ...
class nvmlFBCStats_t(nvmlFBCStats_st):
    ...

class nvmlFBCSessionInfo_st(_Record):
    @property
    def sessionId(self) -> int: ...
    @sessionId.setter
    def sessionId(self, value: _Int) -> None: ...
    @property
    def pid(self) -> int: ...
    @pid.setter
    def pid(self, value: _Int) -> None: ...
    @property
    def vgpuInstance(self) -> nvmlVgpuInstance_t: ...
    @vgpuInstance.setter
    def vgpuInstance(self, value: nvmlVgpuInstance_t | _Int | None) -> None: ...
    @property
    def displayOrdinal(self) -> int: ...
    @displayOrdinal.setter
    def displayOrdinal(self, value: _Int) -> None: ...
    @property
    def sessionType(self) -> nvmlFBCSessionType_t: ...
    @sessionType.setter
    def sessionType(self, value: nvmlFBCSessionType_t | int) -> None: ...
    @property
    def sessionFlags(self) -> int: ...
    @sessionFlags.setter
    def sessionFlags(self, value: _Int) -> None: ...
    @property
    def hMaxResolution(self) -> int: ...
    @hMaxResolution.setter
    def hMaxResolution(self, value: _Int) -> None: ...
    @property
    def vMaxResolution(self) -> int: ...
    @vMaxResolution.setter
    def vMaxResolution(self, value: _Int) -> None: ...
    @property
    def hResolution(self) -> int: ...
    @hResolution.setter
    def hResolution(self, value: _Int) -> None: ...
    @property
    def vResolution(self) -> int: ...
    @vResolution.setter
    def vResolution(self, value: _Int) -> None: ...
    @property
    def averageFPS(self) -> int: ...
    @averageFPS.setter
    def averageFPS(self, value: _Int) -> None: ...
    @property
    def averageLatency(self) -> int: ...
    @averageLatency.setter
    def averageLatency(self, value: _Int) -> None: ...
class nvmlFBCSessionInfo_t(nvmlFBCSessionInfo_st):
    ...

class nvmlConfComputeSystemCaps_st(_Record):
    @property
    def cpuCaps(self) -> int: ...
    @cpuCaps.setter
    def cpuCaps(self, value: _Int) -> None: ...
    @property
    def gpusCaps(self) -> int: ...
    @gpusCaps.setter
    def gpusCaps(self, value: _Int) -> None: ...
class nvmlConfComputeSystemCaps_t(nvmlConfComputeSystemCaps_st):
    ...

class nvmlConfComputeSystemState_st(_Record):
    @property
    def environment(self) -> int: ...
    @environment.setter
    def environment(self, value: _Int) -> None: ...
    @property
    def ccFeature(self) -> int: ...
    @ccFeature.setter
    def ccFeature(self, value: _Int) -> None: ...
    @property
    def devToolsMode(self) -> int: ...
    @devToolsMode.setter
    def devToolsMode(self, value: _Int) -> None: ...
class nvmlConfComputeSystemState_t(nvmlConfComputeSystemState_st):
    ...

class nvmlSystemConfComputeSettings_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def environment(self) -> int: ...
    @environment.setter
    def environment(self, value: _Int) -> None: ...
    @property
    def ccFeature(self) -> int: ...
    @ccFeature.setter
    def ccFeature(self, value: _Int) -> None: ...
    @property
    def devToolsMode(self) -> int: ...
    @devToolsMode.setter
    def devToolsMode(self, value: _Int) -> None: ...
    @property
    def multiGpuMode(self) -> int: ...
    @multiGpuMode.setter
    def multiGpuMode(self, value: _Int) -> None: ...
class nvmlSystemConfComputeSettings_t(nvmlSystemConfComputeSettings_v1_t):
    ...

class nvmlConfComputeMemSizeInfo_st(_Record):
    @property
    def protectedMemSizeKib(self) -> int: ...
    @protectedMemSizeKib.setter
    def protectedMemSizeKib(self, value: _Int) -> None: ...
    @property
    def unprotectedMemSizeKib(self) -> int: ...
    @unprotectedMemSizeKib.setter
    def unprotectedMemSizeKib(self, value: _Int) -> None: ...
class nvmlConfComputeMemSizeInfo_t(nvmlConfComputeMemSizeInfo_st):
    ...

class nvmlConfComputeGpuCertificate_st(_Record):
    @property
    def certChainSize(self) -> int: ...
    @certChainSize.setter
    def certChainSize(self, value: _Int) -> None: ...
    @property
    def attestationCertChainSize(self) -> int: ...
    @attestationCertChainSize.setter
    def attestationCertChainSize(self, value: _Int) -> None: ...
    @property
    def certChain(self) -> _bytes: ...
    @certChain.setter
    def certChain(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def attestationCertChain(self) -> _bytes: ...
    @attestationCertChain.setter
    def attestationCertChain(self, value: _bytes | Sequence[int]) -> None: ...
class nvmlConfComputeGpuCertificate_t(nvmlConfComputeGpuCertificate_st):
    ...

class nvmlConfComputeGpuAttestationReport_st(_Record):
    @property
    def isCecAttestationReportPresent(self) -> int: ...
    @isCecAttestationReportPresent.setter
    def isCecAttestationReportPresent(self, value: _Int) -> None: ...
    @property
    def attestationReportSize(self) -> int: ...
    @attestationReportSize.setter
    def attestationReportSize(self, value: _Int) -> None: ...
    @property
    def cecAttestationReportSize(self) -> int: ...
    @cecAttestationReportSize.setter
    def cecAttestationReportSize(self, value: _Int) -> None: ...
    @property
    def nonce(self) -> _bytes: ...
    @nonce.setter
    def nonce(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def attestationReport(self) -> _bytes: ...
    @attestationReport.setter
    def attestationReport(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def cecAttestationReport(self) -> _bytes: ...
    @cecAttestationReport.setter
    def cecAttestationReport(self, value: _bytes | Sequence[int]) -> None: ...
class nvmlConfComputeGpuAttestationReport_t(nvmlConfComputeGpuAttestationReport_st):
    ...

class nvmlConfComputeSetKeyRotationThresholdInfo_st(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def maxAttackerAdvantage(self) -> int: ...
    @maxAttackerAdvantage.setter
    def maxAttackerAdvantage(self, value: _Int) -> None: ...
class nvmlConfComputeSetKeyRotationThresholdInfo_v1_t(
    nvmlConfComputeSetKeyRotationThresholdInfo_st,
):
    ...
class nvmlConfComputeSetKeyRotationThresholdInfo_t(nvmlConfComputeSetKeyRotationThresholdInfo_v1_t):
    ...

class nvmlConfComputeGetKeyRotationThresholdInfo_st(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def attackerAdvantage(self) -> int: ...
    @attackerAdvantage.setter
    def attackerAdvantage(self, value: _Int) -> None: ...
class nvmlConfComputeGetKeyRotationThresholdInfo_v1_t(
    nvmlConfComputeGetKeyRotationThresholdInfo_st,
):
    ...
class nvmlConfComputeGetKeyRotationThresholdInfo_t(nvmlConfComputeGetKeyRotationThresholdInfo_v1_t):
    ...

class nvmlGpuFabricInfo_t(_Record):
    @property
    def clusterUuid(self) -> _bytes: ...
    @clusterUuid.setter
    def clusterUuid(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def status(self) -> nvmlReturn_t: ...
    @status.setter
    def status(self, value: nvmlReturn_t | int) -> None: ...
    @property
    def cliqueId(self) -> int: ...
    @cliqueId.setter
    def cliqueId(self, value: _Int) -> None: ...
    @property
    def state(self) -> nvmlGpuFabricState_t: ...
    @state.setter
    def state(self, value: nvmlGpuFabricState_t | _Int | None) -> None: ...

class nvmlGpuFabricInfo_v2_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def clusterUuid(self) -> _bytes: ...
    @clusterUuid.setter
    def clusterUuid(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def status(self) -> nvmlReturn_t: ...
    @status.setter
    def status(self, value: nvmlReturn_t | int) -> None: ...
    @property
    def cliqueId(self) -> int: ...
    @cliqueId.setter
    def cliqueId(self, value: _Int) -> None: ...
    @property
    def state(self) -> nvmlGpuFabricState_t: ...
    @state.setter
    def state(self, value: nvmlGpuFabricState_t | _Int | None) -> None: ...
    @property
    def healthMask(self) -> int: ...
    @healthMask.setter
    def healthMask(self, value: _Int) -> None: ...
class nvmlGpuFabricInfoV_t(nvmlGpuFabricInfo_v2_t):
    ...

class nvmlSystemDriverBranchInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def branch(self) -> _bytes: ...
    @branch.setter
    def branch(self, value: _bytes) -> None: ...
class nvmlSystemDriverBranchInfo_t(nvmlSystemDriverBranchInfo_v1_t):
    ...

class nvmlTemperature_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def sensorType(self) -> nvmlTemperatureSensors_t: ...
    @sensorType.setter
    def sensorType(self, value: nvmlTemperatureSensors_t | int) -> None: ...
    @property
    def temperature(self) -> int: ...
    @temperature.setter
    def temperature(self, value: _Int) -> None: ...
class nvmlTemperature_t(nvmlTemperature_v1_t):
    ...

class nvmlNvlinkSupportedBwModes_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def bwModes(self) -> _bytes: ...
    @bwModes.setter
    def bwModes(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def totalBwModes(self) -> int: ...
    @totalBwModes.setter
    def totalBwModes(self, value: _Int) -> None: ...
class nvmlNvlinkSupportedBwModes_t(nvmlNvlinkSupportedBwModes_v1_t):
    ...

class nvmlNvlinkGetBwMode_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def bIsBest(self) -> int: ...
    @bIsBest.setter
    def bIsBest(self, value: _Int) -> None: ...
    @property
    def bwMode(self) -> int: ...
    @bwMode.setter
    def bwMode(self, value: _Int) -> None: ...
class nvmlNvlinkGetBwMode_t(nvmlNvlinkGetBwMode_v1_t):
    ...

class nvmlNvlinkSetBwMode_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def bSetBest(self) -> int: ...
    @bSetBest.setter
    def bSetBest(self, value: _Int) -> None: ...
    @property
    def bwMode(self) -> int: ...
    @bwMode.setter
    def bwMode(self, value: _Int) -> None: ...
class nvmlNvlinkSetBwMode_t(nvmlNvlinkSetBwMode_v1_t):
    ...

class nvmlVgpuVersion_st(_Record):
    @property
    def minVersion(self) -> int: ...
    @minVersion.setter
    def minVersion(self, value: _Int) -> None: ...
    @property
    def maxVersion(self) -> int: ...
    @maxVersion.setter
    def maxVersion(self, value: _Int) -> None: ...
class nvmlVgpuVersion_t(nvmlVgpuVersion_st):
    ...

class nvmlVgpuMetadata_st(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def revision(self) -> int: ...
    @revision.setter
    def revision(self, value: _Int) -> None: ...
    @property
    def guestInfoState(self) -> nvmlVgpuGuestInfoState_t: ...
    @guestInfoState.setter
    def guestInfoState(self, value: nvmlVgpuGuestInfoState_t | int) -> None: ...
    @property
    def guestDriverVersion(self) -> _bytes: ...
    @guestDriverVersion.setter
    def guestDriverVersion(self, value: _bytes) -> None: ...
    @property
    def hostDriverVersion(self) -> _bytes: ...
    @hostDriverVersion.setter
    def hostDriverVersion(self, value: _bytes) -> None: ...
    @property
    def vgpuVirtualizationCaps(self) -> int: ...
    @vgpuVirtualizationCaps.setter
    def vgpuVirtualizationCaps(self, value: _Int) -> None: ...
    @property
    def guestVgpuVersion(self) -> int: ...
    @guestVgpuVersion.setter
    def guestVgpuVersion(self, value: _Int) -> None: ...
    @property
    def opaqueDataSize(self) -> int: ...
    @opaqueDataSize.setter
    def opaqueDataSize(self, value: _Int) -> None: ...
    @property
    def opaqueData(self) -> _bytes: ...
    @opaqueData.setter
    def opaqueData(self, value: _bytes | Sequence[int]) -> None: ...
class nvmlVgpuMetadata_t(nvmlVgpuMetadata_st):
    ...

class nvmlVgpuPgpuMetadata_st(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def revision(self) -> int: ...
    @revision.setter
    def revision(self, value: _Int) -> None: ...
    @property
    def hostDriverVersion(self) -> _bytes: ...
    @hostDriverVersion.setter
    def hostDriverVersion(self, value: _bytes) -> None: ...
    @property
    def pgpuVirtualizationCaps(self) -> int: ...
    @pgpuVirtualizationCaps.setter
    def pgpuVirtualizationCaps(self, value: _Int) -> None: ...
    @property
    def hostSupportedVgpuRange(self) -> nvmlVgpuVersion_t: ...
    @hostSupportedVgpuRange.setter
    def hostSupportedVgpuRange(self, value: nvmlVgpuVersion_t) -> None: ...
    @property
    def opaqueDataSize(self) -> int: ...
    @opaqueDataSize.setter
    def opaqueDataSize(self, value: _Int) -> None: ...
    @property
    def opaqueData(self) -> _bytes: ...
    @opaqueData.setter
    def opaqueData(self, value: _bytes | Sequence[int]) -> None: ...
class nvmlVgpuPgpuMetadata_t(nvmlVgpuPgpuMetadata_st):
    ...

class nvmlVgpuPgpuCompatibility_st(_Record):
    @property
    def vgpuVmCompatibility(self) -> nvmlVgpuVmCompatibility_t: ...
    @vgpuVmCompatibility.setter
    def vgpuVmCompatibility(self, value: nvmlVgpuVmCompatibility_t | int) -> None: ...
    @property
    def compatibilityLimitCode(self) -> nvmlVgpuPgpuCompatibilityLimitCode_t: ...
    @compatibilityLimitCode.setter
    def compatibilityLimitCode(self, value: nvmlVgpuPgpuCompatibilityLimitCode_t | int) -> None: ...
class nvmlVgpuPgpuCompatibility_t(nvmlVgpuPgpuCompatibility_st):
    ...

class nvmlExcludedDeviceInfo_st(_Record):
    @property
    def pciInfo(self) -> nvmlPciInfo_t: ...
    @pciInfo.setter
    def pciInfo(self, value: nvmlPciInfo_t) -> None: ...
    @property
    def uuid(self) -> _bytes: ...
    @uuid.setter
    def uuid(self, value: _bytes) -> None: ...
class nvmlExcludedDeviceInfo_t(nvmlExcludedDeviceInfo_st):
    ...
class nvmlBlacklistDeviceInfo_t(nvmlExcludedDeviceInfo_st):
    ...

class nvmlGpuInstancePlacement_st(_Record):
    @property
    def start(self) -> int: ...
    @start.setter
    def start(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
class nvmlGpuInstancePlacement_t(nvmlGpuInstancePlacement_st):
    ...

class nvmlGpuInstanceProfileInfo_st(_Record):
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...
    @property
    def isP2pSupported(self) -> int: ...
    @isP2pSupported.setter
    def isP2pSupported(self, value: _Int) -> None: ...
    @property
    def sliceCount(self) -> int: ...
    @sliceCount.setter
    def sliceCount(self, value: _Int) -> None: ...
    @property
    def instanceCount(self) -> int: ...
    @instanceCount.setter
    def instanceCount(self, value: _Int) -> None: ...
    @property
    def multiprocessorCount(self) -> int: ...
    @multiprocessorCount.setter
    def multiprocessorCount(self, value: _Int) -> None: ...
    @property
    def copyEngineCount(self) -> int: ...
    @copyEngineCount.setter
    def copyEngineCount(self, value: _Int) -> None: ...
    @property
    def decoderCount(self) -> int: ...
    @decoderCount.setter
    def decoderCount(self, value: _Int) -> None: ...
    @property
    def encoderCount(self) -> int: ...
    @encoderCount.setter
    def encoderCount(self, value: _Int) -> None: ...
    @property
    def jpegCount(self) -> int: ...
    @jpegCount.setter
    def jpegCount(self, value: _Int) -> None: ...
    @property
    def ofaCount(self) -> int: ...
    @ofaCount.setter
    def ofaCount(self, value: _Int) -> None: ...
    @property
    def memorySizeMB(self) -> int: ...
    @memorySizeMB.setter
    def memorySizeMB(self, value: _Int) -> None: ...
class nvmlGpuInstanceProfileInfo_t(nvmlGpuInstanceProfileInfo_st):
    ...

class nvmlGpuInstanceProfileInfo_v2_st(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...
    @property
    def isP2pSupported(self) -> int: ...
    @isP2pSupported.setter
    def isP2pSupported(self, value: _Int) -> None: ...
    @property
    def sliceCount(self) -> int: ...
    @sliceCount.setter
    def sliceCount(self, value: _Int) -> None: ...
    @property
    def instanceCount(self) -> int: ...
    @instanceCount.setter
    def instanceCount(self, value: _Int) -> None: ...
    @property
    def multiprocessorCount(self) -> int: ...
    @multiprocessorCount.setter
    def multiprocessorCount(self, value: _Int) -> None: ...
    @property
    def copyEngineCount(self) -> int: ...
    @copyEngineCount.setter
    def copyEngineCount(self, value: _Int) -> None: ...
    @property
    def decoderCount(self) -> int: ...
    @decoderCount.setter
    def decoderCount(self, value: _Int) -> None: ...
    @property
    def encoderCount(self) -> int: ...
    @encoderCount.setter
    def encoderCount(self, value: _Int) -> None: ...
    @property
    def jpegCount(self) -> int: ...
    @jpegCount.setter
    def jpegCount(self, value: _Int) -> None: ...
    @property
    def ofaCount(self) -> int: ...
    @ofaCount.setter
    def ofaCount(self, value: _Int) -> None: ...
    @property
    def memorySizeMB(self) -> int: ...
    @memorySizeMB.setter
    def memorySizeMB(self, value: _Int) -> None: ...
    @property
    def name(self) -> _bytes: ...
    @name.setter
    def name(self, value: _bytes) -> None: ...
class nvmlGpuInstanceProfileInfo_v2_t(nvmlGpuInstanceProfileInfo_v2_st):
    ...

class nvmlGpuInstanceProfileInfo_v3_st(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...
    @property
    def sliceCount(self) -> int: ...
    @sliceCount.setter
    def sliceCount(self, value: _Int) -> None: ...
    @property
    def instanceCount(self) -> int: ...
    @instanceCount.setter
    def instanceCount(self, value: _Int) -> None: ...
    @property
    def multiprocessorCount(self) -> int: ...
    @multiprocessorCount.setter
    def multiprocessorCount(self, value: _Int) -> None: ...
    @property
    def copyEngineCount(self) -> int: ...
    @copyEngineCount.setter
    def copyEngineCount(self, value: _Int) -> None: ...
    @property
    def decoderCount(self) -> int: ...
    @decoderCount.setter
    def decoderCount(self, value: _Int) -> None: ...
    @property
    def encoderCount(self) -> int: ...
    @encoderCount.setter
    def encoderCount(self, value: _Int) -> None: ...
    @property
    def jpegCount(self) -> int: ...
    @jpegCount.setter
    def jpegCount(self, value: _Int) -> None: ...
    @property
    def ofaCount(self) -> int: ...
    @ofaCount.setter
    def ofaCount(self, value: _Int) -> None: ...
    @property
    def memorySizeMB(self) -> int: ...
    @memorySizeMB.setter
    def memorySizeMB(self, value: _Int) -> None: ...
    @property
    def name(self) -> _bytes: ...
    @name.setter
    def name(self, value: _bytes) -> None: ...
    @property
    def capabilities(self) -> int: ...
    @capabilities.setter
    def capabilities(self, value: _Int) -> None: ...
class nvmlGpuInstanceProfileInfo_v3_t(nvmlGpuInstanceProfileInfo_v3_st):
    ...

class nvmlGpuInstanceInfo_st(_Record):
    @property
    def device(self) -> nvmlDevice_t: ...
    @device.setter
    def device(self, value: nvmlDevice_t | _Int | None) -> None: ...
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...
    @property
    def profileId(self) -> int: ...
    @profileId.setter
    def profileId(self, value: _Int) -> None: ...
    @property
    def placement(self) -> nvmlGpuInstancePlacement_t: ...
    @placement.setter
    def placement(self, value: nvmlGpuInstancePlacement_t) -> None: ...
class nvmlGpuInstanceInfo_t(nvmlGpuInstanceInfo_st):
    ...

class nvmlComputeInstancePlacement_st(_Record):
    @property
    def start(self) -> int: ...
    @start.setter
    def start(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
class nvmlComputeInstancePlacement_t(nvmlComputeInstancePlacement_st):
    ...

class nvmlComputeInstanceProfileInfo_st(_Record):
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...
    @property
    def sliceCount(self) -> int: ...
    @sliceCount.setter
    def sliceCount(self, value: _Int) -> None: ...
    @property
    def instanceCount(self) -> int: ...
    @instanceCount.setter
    def instanceCount(self, value: _Int) -> None: ...
    @property
    def multiprocessorCount(self) -> int: ...
    @multiprocessorCount.setter
    def multiprocessorCount(self, value: _Int) -> None: ...
    @property
    def sharedCopyEngineCount(self) -> int: ...
    @sharedCopyEngineCount.setter
    def sharedCopyEngineCount(self, value: _Int) -> None: ...
    @property
    def sharedDecoderCount(self) -> int: ...
    @sharedDecoderCount.setter
    def sharedDecoderCount(self, value: _Int) -> None: ...
    @property
    def sharedEncoderCount(self) -> int: ...
    @sharedEncoderCount.setter
    def sharedEncoderCount(self, value: _Int) -> None: ...
    @property
    def sharedJpegCount(self) -> int: ...
    @sharedJpegCount.setter
    def sharedJpegCount(self, value: _Int) -> None: ...
    @property
    def sharedOfaCount(self) -> int: ...
    @sharedOfaCount.setter
    def sharedOfaCount(self, value: _Int) -> None: ...
class nvmlComputeInstanceProfileInfo_t(nvmlComputeInstanceProfileInfo_st):
    ...

class nvmlComputeInstanceProfileInfo_v2_st(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...
    @property
    def sliceCount(self) -> int: ...
    @sliceCount.setter
    def sliceCount(self, value: _Int) -> None: ...
    @property
    def instanceCount(self) -> int: ...
    @instanceCount.setter
    def instanceCount(self, value: _Int) -> None: ...
    @property
    def multiprocessorCount(self) -> int: ...
    @multiprocessorCount.setter
    def multiprocessorCount(self, value: _Int) -> None: ...
    @property
    def sharedCopyEngineCount(self) -> int: ...
    @sharedCopyEngineCount.setter
    def sharedCopyEngineCount(self, value: _Int) -> None: ...
    @property
    def sharedDecoderCount(self) -> int: ...
    @sharedDecoderCount.setter
    def sharedDecoderCount(self, value: _Int) -> None: ...
    @property
    def sharedEncoderCount(self) -> int: ...
    @sharedEncoderCount.setter
    def sharedEncoderCount(self, value: _Int) -> None: ...
    @property
    def sharedJpegCount(self) -> int: ...
    @sharedJpegCount.setter
    def sharedJpegCount(self, value: _Int) -> None: ...
    @property
    def sharedOfaCount(self) -> int: ...
    @sharedOfaCount.setter
    def sharedOfaCount(self, value: _Int) -> None: ...
    @property
    def name(self) -> _bytes: ...
    @name.setter
    def name(self, value: _bytes) -> None: ...
class nvmlComputeInstanceProfileInfo_v2_t(nvmlComputeInstanceProfileInfo_v2_st):
    ...

class nvmlComputeInstanceProfileInfo_v3_st(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...
    @property
    def sliceCount(self) -> int: ...
    @sliceCount.setter
    def sliceCount(self, value: _Int) -> None: ...
    @property
    def instanceCount(self) -> int: ...
    @instanceCount.setter
    def instanceCount(self, value: _Int) -> None: ...
    @property
    def multiprocessorCount(self) -> int: ...
    @multiprocessorCount.setter
    def multiprocessorCount(self, value: _Int) -> None: ...
    @property
    def sharedCopyEngineCount(self) -> int: ...
    @sharedCopyEngineCount.setter
    def sharedCopyEngineCount(self, value: _Int) -> None: ...
    @property
    def sharedDecoderCount(self) -> int: ...
    @sharedDecoderCount.setter
    def sharedDecoderCount(self, value: _Int) -> None: ...
    @property
    def sharedEncoderCount(self) -> int: ...
    @sharedEncoderCount.setter
    def sharedEncoderCount(self, value: _Int) -> None: ...
    @property
    def sharedJpegCount(self) -> int: ...
    @sharedJpegCount.setter
    def sharedJpegCount(self, value: _Int) -> None: ...
    @property
    def sharedOfaCount(self) -> int: ...
    @sharedOfaCount.setter
    def sharedOfaCount(self, value: _Int) -> None: ...
    @property
    def name(self) -> _bytes: ...
    @name.setter
    def name(self, value: _bytes) -> None: ...
    @property
    def capabilities(self) -> int: ...
    @capabilities.setter
    def capabilities(self, value: _Int) -> None: ...
class nvmlComputeInstanceProfileInfo_v3_t(nvmlComputeInstanceProfileInfo_v3_st):
    ...

class nvmlComputeInstanceInfo_st(_Record):
    @property
    def device(self) -> nvmlDevice_t: ...
    @device.setter
    def device(self, value: nvmlDevice_t | _Int | None) -> None: ...
    @property
    def gpuInstance(self) -> nvmlGpuInstance_t: ...
    @gpuInstance.setter
    def gpuInstance(self, value: nvmlGpuInstance_t | _Int | None) -> None: ...
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...
    @property
    def profileId(self) -> int: ...
    @profileId.setter
    def profileId(self, value: _Int) -> None: ...
    @property
    def placement(self) -> nvmlComputeInstancePlacement_t: ...
    @placement.setter
    def placement(self, value: nvmlComputeInstancePlacement_t) -> None: ...
class nvmlComputeInstanceInfo_t(nvmlComputeInstanceInfo_st):
    ...

class nvmlGpmMetric_t(_Record):
    @property
    def metricId(self) -> int: ...
    @metricId.setter
    def metricId(self, value: _Int) -> None: ...
    @property
    def nvmlReturn(self) -> nvmlReturn_t: ...
    @nvmlReturn.setter
    def nvmlReturn(self, value: nvmlReturn_t | int) -> None: ...
    @property
    def value(self) -> float: ...
    @value.setter
    def value(self, value: SupportsFloat) -> None: ...
    @property
    def metricInfo(self) -> nvmlGpmMetric_t_anon0: ...
    @metricInfo.setter
    def metricInfo(self, value: nvmlGpmMetric_t_anon0) -> None: ...

class nvmlGpmMetric_t_anon0(_Record):
    @property
    def shortName(self) -> _bytes | None: ...
    @shortName.setter
    def shortName(self, value: _Text | None) -> None: ...
    @property
    def longName(self) -> _bytes | None: ...
    @longName.setter
    def longName(self, value: _Text | None) -> None: ...
    @property
    def unit(self) -> _bytes | None: ...
    @unit.setter
    def unit(self, value: _Text | None) -> None: ...

class nvmlGpmMetricsGet_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def numMetrics(self) -> int: ...
    @numMetrics.setter
    def numMetrics(self, value: _Int) -> None: ...
    @property
    def sample1(self) -> nvmlGpmSample_t: ...
    @sample1.setter
    def sample1(self, value: nvmlGpmSample_t | _Int | None) -> None: ...
    @property
    def sample2(self) -> nvmlGpmSample_t: ...
    @sample2.setter
    def sample2(self, value: nvmlGpmSample_t | _Int | None) -> None: ...
    @property
    def metrics(self) -> list[nvmlGpmMetric_t]: ...
    @metrics.setter
    def metrics(self, value: Sequence[nvmlGpmMetric_t]) -> None: ...

class nvmlGpmSupport_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def isSupportedDevice(self) -> int: ...
    @isSupportedDevice.setter
    def isSupportedDevice(self, value: _Int) -> None: ...

class nvmlDeviceCapabilities_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def capMask(self) -> int: ...
    @capMask.setter
    def capMask(self, value: _Int) -> None: ...
class nvmlDeviceCapabilities_t(nvmlDeviceCapabilities_v1_t):
    ...

class nvmlMask255_t(_Record):
    @property
    def mask(self) -> list[int]: ...
    @mask.setter
    def mask(self, value: Sequence[int]) -> None: ...

class nvmlWorkloadPowerProfileInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def profileId(self) -> int: ...
    @profileId.setter
    def profileId(self, value: _Int) -> None: ...
    @property
    def priority(self) -> int: ...
    @priority.setter
    def priority(self, value: _Int) -> None: ...
    @property
    def conflictingMask(self) -> nvmlMask255_t: ...
    @conflictingMask.setter
    def conflictingMask(self, value: nvmlMask255_t) -> None: ...
class nvmlWorkloadPowerProfileInfo_t(nvmlWorkloadPowerProfileInfo_v1_t):
    ...

class nvmlWorkloadPowerProfileProfilesInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def perfProfilesMask(self) -> nvmlMask255_t: ...
    @perfProfilesMask.setter
    def perfProfilesMask(self, value: nvmlMask255_t) -> None: ...
    @property
    def perfProfile(self) -> list[nvmlWorkloadPowerProfileInfo_t]: ...
    @perfProfile.setter
    def perfProfile(self, value: Sequence[nvmlWorkloadPowerProfileInfo_t]) -> None: ...
class nvmlWorkloadPowerProfileProfilesInfo_t(nvmlWorkloadPowerProfileProfilesInfo_v1_t):
    ...

class nvmlWorkloadPowerProfileCurrentProfiles_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def perfProfilesMask(self) -> nvmlMask255_t: ...
    @perfProfilesMask.setter
    def perfProfilesMask(self, value: nvmlMask255_t) -> None: ...
    @property
    def requestedProfilesMask(self) -> nvmlMask255_t: ...
    @requestedProfilesMask.setter
    def requestedProfilesMask(self, value: nvmlMask255_t) -> None: ...
    @property
    def enforcedProfilesMask(self) -> nvmlMask255_t: ...
    @enforcedProfilesMask.setter
    def enforcedProfilesMask(self, value: nvmlMask255_t) -> None: ...
class nvmlWorkloadPowerProfileCurrentProfiles_t(nvmlWorkloadPowerProfileCurrentProfiles_v1_t):
    ...

class nvmlWorkloadPowerProfileRequestedProfiles_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def requestedProfilesMask(self) -> nvmlMask255_t: ...
    @requestedProfilesMask.setter
    def requestedProfilesMask(self, value: nvmlMask255_t) -> None: ...
class nvmlWorkloadPowerProfileRequestedProfiles_t(nvmlWorkloadPowerProfileRequestedProfiles_v1_t):
    ...

class nvmlPowerSmoothingProfile_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def profileId(self) -> int: ...
    @profileId.setter
    def profileId(self, value: _Int) -> None: ...
    @property
    def paramId(self) -> int: ...
    @paramId.setter
    def paramId(self, value: _Int) -> None: ...
    @property
    def value(self) -> float: ...
    @value.setter
    def value(self, value: SupportsFloat) -> None: ...
class nvmlPowerSmoothingProfile_t(nvmlPowerSmoothingProfile_v1_t):
    ...

class nvmlPowerSmoothingState_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def state(self) -> nvmlEnableState_t: ...
    @state.setter
    def state(self, value: nvmlEnableState_t | int) -> None: ...
class nvmlPowerSmoothingState_t(nvmlPowerSmoothingState_v1_t):
    ...

INVALID_GPU_INSTANCE_ID: Final[int]
INVALID_GPU_INSTANCE_PROFILE_ID: Final[int]
MAX_CLK_DOMAINS: Final[int]
NVML_255_MASK_BITS_PER_ELEM: Final[int]
NVML_255_MASK_NUM_ELEMS: Final[int]
NVML_ADAPTIVE_CLOCKING_INFO_STATUS_DISABLED: Final[int]
NVML_ADAPTIVE_CLOCKING_INFO_STATUS_ENABLED: Final[int]
NVML_AFFINITY_SCOPE_NODE: Final[int]
NVML_AFFINITY_SCOPE_SOCKET: Final[int]
NVML_API_VERSION: Final[int]
NVML_API_VERSION_STR: Final[str]
NVML_BUS_TYPE_AGP: Final[int]
NVML_BUS_TYPE_FPCI: Final[int]
NVML_BUS_TYPE_PCI: Final[int]
NVML_BUS_TYPE_PCIE: Final[int]
NVML_BUS_TYPE_UNKNOWN: Final[int]
NVML_C2C_POWER_STATE_FULL_POWER: Final[int]
NVML_C2C_POWER_STATE_LOW_POWER: Final[int]
NVML_CC_ACCEPTING_CLIENT_REQUESTS_FALSE: Final[int]
NVML_CC_ACCEPTING_CLIENT_REQUESTS_TRUE: Final[int]
NVML_CC_CEC_ATTESTATION_REPORT_NOT_PRESENT: Final[int]
NVML_CC_CEC_ATTESTATION_REPORT_PRESENT: Final[int]
NVML_CC_GPU_ATTESTATION_REPORT_SIZE: Final[int]
NVML_CC_GPU_CEC_ATTESTATION_REPORT_SIZE: Final[int]
NVML_CC_GPU_CEC_NONCE_SIZE: Final[int]
NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MAX: Final[int]
NVML_CC_KEY_ROTATION_THRESHOLD_ATTACKER_ADVANTAGE_MIN: Final[int]
NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV: Final[int]
NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_SNP: Final[int]
NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM: Final[int]
NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX: Final[int]
NVML_CC_SYSTEM_CPU_CAPS_NONE: Final[int]
NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF: Final[int]
NVML_CC_SYSTEM_DEVTOOLS_MODE_ON: Final[int]
NVML_CC_SYSTEM_ENVIRONMENT_PROD: Final[int]
NVML_CC_SYSTEM_ENVIRONMENT_SIM: Final[int]
NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE: Final[int]
NVML_CC_SYSTEM_FEATURE_DISABLED: Final[int]
NVML_CC_SYSTEM_FEATURE_ENABLED: Final[int]
NVML_CC_SYSTEM_GPUS_CC_CAPABLE: Final[int]
NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE: Final[int]
NVML_CC_SYSTEM_MULTIGPU_NONE: Final[int]
NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE: Final[int]
NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT: Final[int]
NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_COUNT: Final[int]
NVML_DEVICE_ARCH_ADA: Final[int]
NVML_DEVICE_ARCH_AMPERE: Final[int]
NVML_DEVICE_ARCH_BLACKWELL: Final[int]
NVML_DEVICE_ARCH_HOPPER: Final[int]
NVML_DEVICE_ARCH_KEPLER: Final[int]
NVML_DEVICE_ARCH_MAXWELL: Final[int]
NVML_DEVICE_ARCH_PASCAL: Final[int]
NVML_DEVICE_ARCH_T23X: Final[int]
NVML_DEVICE_ARCH_TURING: Final[int]
NVML_DEVICE_ARCH_UNKNOWN: Final[int]
NVML_DEVICE_ARCH_VOLTA: Final[int]
NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE: Final[int]
NVML_DEVICE_MIG_DISABLE: Final[int]
NVML_DEVICE_MIG_ENABLE: Final[int]
NVML_DEVICE_NAME_BUFFER_SIZE: Final[int]
NVML_DEVICE_NAME_V2_BUFFER_SIZE: Final[int]
NVML_DEVICE_PART_NUMBER_BUFFER_SIZE: Final[int]
NVML_DEVICE_PCI_BUS_ID_BUFFER_SIZE: Final[int]
NVML_DEVICE_PCI_BUS_ID_BUFFER_V2_SIZE: Final[int]
NVML_DEVICE_PCI_BUS_ID_FMT: Final[str]
NVML_DEVICE_PCI_BUS_ID_LEGACY_FMT: Final[str]
NVML_DEVICE_SERIAL_BUFFER_SIZE: Final[int]
NVML_DEVICE_UUID_ASCII_LEN: Final[int]
NVML_DEVICE_UUID_BINARY_LEN: Final[int]
NVML_DEVICE_UUID_BUFFER_SIZE: Final[int]
NVML_DEVICE_UUID_V2_BUFFER_SIZE: Final[int]
NVML_DEVICE_VBIOS_VERSION_BUFFER_SIZE: Final[int]
NVML_DEV_CAP_EGM: Final[int]
NVML_DOUBLE_BIT_ECC: Final[int]
NVML_FAN_POLICY_MANUAL: Final[int]
NVML_FAN_POLICY_TEMPERATURE_CONTINOUS_SW: Final[int]
NVML_FI_DEV_C2C_LINK_COUNT: Final[int]
NVML_FI_DEV_C2C_LINK_ERROR_INTR: Final[int]
NVML_FI_DEV_C2C_LINK_ERROR_REPLAY: Final[int]
NVML_FI_DEV_C2C_LINK_ERROR_REPLAY_B2B: Final[int]
NVML_FI_DEV_C2C_LINK_GET_MAX_BW: Final[int]
NVML_FI_DEV_C2C_LINK_GET_STATUS: Final[int]
NVML_FI_DEV_C2C_LINK_POWER_STATE: Final[int]
NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_POWER_BRAKE_SLOWDOWN: Final[int]
NVML_FI_DEV_CLOCKS_EVENT_REASON_HW_THERM_SLOWDOWN: Final[int]
NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_POWER_CAP: Final[int]
NVML_FI_DEV_CLOCKS_EVENT_REASON_SW_THERM_SLOWDOWN: Final[int]
NVML_FI_DEV_CLOCKS_EVENT_REASON_SYNC_BOOST: Final[int]
NVML_FI_DEV_DRAIN_AND_RESET_STATUS: Final[int]
NVML_FI_DEV_ECC_CURRENT: Final[int]
NVML_FI_DEV_ECC_DBE_AGG_CBU: Final[int]
NVML_FI_DEV_ECC_DBE_AGG_DEV: Final[int]
NVML_FI_DEV_ECC_DBE_AGG_L1: Final[int]
NVML_FI_DEV_ECC_DBE_AGG_L2: Final[int]
NVML_FI_DEV_ECC_DBE_AGG_REG: Final[int]
NVML_FI_DEV_ECC_DBE_AGG_TEX: Final[int]
NVML_FI_DEV_ECC_DBE_AGG_TOTAL: Final[int]
NVML_FI_DEV_ECC_DBE_VOL_CBU: Final[int]
NVML_FI_DEV_ECC_DBE_VOL_DEV: Final[int]
NVML_FI_DEV_ECC_DBE_VOL_L1: Final[int]
NVML_FI_DEV_ECC_DBE_VOL_L2: Final[int]
NVML_FI_DEV_ECC_DBE_VOL_REG: Final[int]
NVML_FI_DEV_ECC_DBE_VOL_TEX: Final[int]
NVML_FI_DEV_ECC_DBE_VOL_TOTAL: Final[int]
NVML_FI_DEV_ECC_PENDING: Final[int]
NVML_FI_DEV_ECC_SBE_AGG_DEV: Final[int]
NVML_FI_DEV_ECC_SBE_AGG_L1: Final[int]
NVML_FI_DEV_ECC_SBE_AGG_L2: Final[int]
NVML_FI_DEV_ECC_SBE_AGG_REG: Final[int]
NVML_FI_DEV_ECC_SBE_AGG_TEX: Final[int]
NVML_FI_DEV_ECC_SBE_AGG_TOTAL: Final[int]
NVML_FI_DEV_ECC_SBE_VOL_DEV: Final[int]
NVML_FI_DEV_ECC_SBE_VOL_L1: Final[int]
NVML_FI_DEV_ECC_SBE_VOL_L2: Final[int]
NVML_FI_DEV_ECC_SBE_VOL_REG: Final[int]
NVML_FI_DEV_ECC_SBE_VOL_TEX: Final[int]
NVML_FI_DEV_ECC_SBE_VOL_TOTAL: Final[int]
NVML_FI_DEV_ENERGY: Final[int]
NVML_FI_DEV_GET_GPU_RECOVERY_ACTION: Final[int]
NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE: Final[int]
NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED: Final[int]
NVML_FI_DEV_MEMORY_TEMP: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L0: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L1: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L10: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L11: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L2: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L3: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L4: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L5: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L6: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L7: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L8: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_L9: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C0_TOTAL: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L0: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L1: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L10: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L11: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L2: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L3: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L4: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L5: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L6: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L7: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L8: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_L9: Final[int]
NVML_FI_DEV_NVLINK_BANDWIDTH_C1_TOTAL: Final[int]
NVML_FI_DEV_NVLINK_COUNT_BUFFER_OVERRUN_ERRORS: Final[int]
NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_BER: Final[int]
NVML_FI_DEV_NVLINK_COUNT_EFFECTIVE_ERRORS: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_0: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_1: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_10: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_11: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_12: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_13: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_14: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_15: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_2: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_3: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_4: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_5: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_6: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_7: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_8: Final[int]
NVML_FI_DEV_NVLINK_COUNT_FEC_HISTORY_9: Final[int]
NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_EVENTS: Final[int]
NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_FAILED_EVENTS: Final[int]
NVML_FI_DEV_NVLINK_COUNT_LINK_RECOVERY_SUCCESSFUL_EVENTS: Final[int]
NVML_FI_DEV_NVLINK_COUNT_LOCAL_LINK_INTEGRITY_ERRORS: Final[int]
NVML_FI_DEV_NVLINK_COUNT_MALFORMED_PACKET_ERRORS: Final[int]
NVML_FI_DEV_NVLINK_COUNT_RAW_BER: Final[int]
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0: Final[int]
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1: Final[int]
NVML_FI_DEV_NVLINK_COUNT_RCV_BYTES: Final[int]
NVML_FI_DEV_NVLINK_COUNT_RCV_ERRORS: Final[int]
NVML_FI_DEV_NVLINK_COUNT_RCV_GENERAL_ERRORS: Final[int]
NVML_FI_DEV_NVLINK_COUNT_RCV_PACKETS: Final[int]
NVML_FI_DEV_NVLINK_COUNT_RCV_REMOTE_ERRORS: Final[int]
NVML_FI_DEV_NVLINK_COUNT_SYMBOL_BER: Final[int]
NVML_FI_DEV_NVLINK_COUNT_SYMBOL_ERRORS: Final[int]
NVML_FI_DEV_NVLINK_COUNT_VL15_DROPPED: Final[int]
NVML_FI_DEV_NVLINK_COUNT_XMIT_BYTES: Final[int]
NVML_FI_DEV_NVLINK_COUNT_XMIT_DISCARDS: Final[int]
NVML_FI_DEV_NVLINK_COUNT_XMIT_PACKETS: Final[int]
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L0: Final[int]
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L1: Final[int]
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L10: Final[int]
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L11: Final[int]
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L2: Final[int]
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L3: Final[int]
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L4: Final[int]
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L5: Final[int]
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L6: Final[int]
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L7: Final[int]
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L8: Final[int]
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_L9: Final[int]
NVML_FI_DEV_NVLINK_CRC_DATA_ERROR_COUNT_TOTAL: Final[int]
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L0: Final[int]
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L1: Final[int]
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L10: Final[int]
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L11: Final[int]
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L2: Final[int]
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L3: Final[int]
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L4: Final[int]
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L5: Final[int]
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L6: Final[int]
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L7: Final[int]
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L8: Final[int]
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_L9: Final[int]
NVML_FI_DEV_NVLINK_CRC_FLIT_ERROR_COUNT_TOTAL: Final[int]
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L0: Final[int]
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L1: Final[int]
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L10: Final[int]
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L11: Final[int]
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L2: Final[int]
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L3: Final[int]
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L4: Final[int]
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L5: Final[int]
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L6: Final[int]
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L7: Final[int]
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L8: Final[int]
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_L9: Final[int]
NVML_FI_DEV_NVLINK_ECC_DATA_ERROR_COUNT_TOTAL: Final[int]
NVML_FI_DEV_NVLINK_ERROR_DL_CRC: Final[int]
NVML_FI_DEV_NVLINK_ERROR_DL_RECOVERY: Final[int]
NVML_FI_DEV_NVLINK_ERROR_DL_REPLAY: Final[int]
NVML_FI_DEV_NVLINK_GET_POWER_STATE: Final[int]
NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD: Final[int]
NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MAX: Final[int]
NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_MIN: Final[int]
NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_SUPPORTED: Final[int]
NVML_FI_DEV_NVLINK_GET_POWER_THRESHOLD_UNITS: Final[int]
NVML_FI_DEV_NVLINK_GET_SPEED: Final[int]
NVML_FI_DEV_NVLINK_GET_STATE: Final[int]
NVML_FI_DEV_NVLINK_GET_VERSION: Final[int]
NVML_FI_DEV_NVLINK_LINK_COUNT: Final[int]
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L0: Final[int]
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L1: Final[int]
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L10: Final[int]
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L11: Final[int]
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L2: Final[int]
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L3: Final[int]
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L4: Final[int]
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L5: Final[int]
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L6: Final[int]
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L7: Final[int]
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L8: Final[int]
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_L9: Final[int]
NVML_FI_DEV_NVLINK_RECOVERY_ERROR_COUNT_TOTAL: Final[int]
NVML_FI_DEV_NVLINK_REMOTE_NVLINK_ID: Final[int]
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L0: Final[int]
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L1: Final[int]
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L10: Final[int]
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L11: Final[int]
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L2: Final[int]
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L3: Final[int]
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L4: Final[int]
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L5: Final[int]
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L6: Final[int]
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L7: Final[int]
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L8: Final[int]
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_L9: Final[int]
NVML_FI_DEV_NVLINK_REPLAY_ERROR_COUNT_TOTAL: Final[int]
NVML_FI_DEV_NVLINK_SPEED_MBPS_COMMON: Final[int]
NVML_FI_DEV_NVLINK_SPEED_MBPS_L0: Final[int]
NVML_FI_DEV_NVLINK_SPEED_MBPS_L1: Final[int]
NVML_FI_DEV_NVLINK_SPEED_MBPS_L10: Final[int]
NVML_FI_DEV_NVLINK_SPEED_MBPS_L11: Final[int]
NVML_FI_DEV_NVLINK_SPEED_MBPS_L2: Final[int]
NVML_FI_DEV_NVLINK_SPEED_MBPS_L3: Final[int]
NVML_FI_DEV_NVLINK_SPEED_MBPS_L4: Final[int]
NVML_FI_DEV_NVLINK_SPEED_MBPS_L5: Final[int]
NVML_FI_DEV_NVLINK_SPEED_MBPS_L6: Final[int]
NVML_FI_DEV_NVLINK_SPEED_MBPS_L7: Final[int]
NVML_FI_DEV_NVLINK_SPEED_MBPS_L8: Final[int]
NVML_FI_DEV_NVLINK_SPEED_MBPS_L9: Final[int]
NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX: Final[int]
NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX: Final[int]
NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_RX: Final[int]
NVML_FI_DEV_NVLINK_THROUGHPUT_RAW_TX: Final[int]
NVML_FI_DEV_NVSWITCH_CONNECTED_LINK_COUNT: Final[int]
NVML_FI_DEV_PCIE_COUNT_BAD_DLLP: Final[int]
NVML_FI_DEV_PCIE_COUNT_BAD_TLP: Final[int]
NVML_FI_DEV_PCIE_COUNT_CORRECTABLE_ERRORS: Final[int]
NVML_FI_DEV_PCIE_COUNT_FATAL_ERROR: Final[int]
NVML_FI_DEV_PCIE_COUNT_LANE_ERROR: Final[int]
NVML_FI_DEV_PCIE_COUNT_LCRC_ERROR: Final[int]
NVML_FI_DEV_PCIE_COUNT_NAKS_RECEIVED: Final[int]
NVML_FI_DEV_PCIE_COUNT_NAKS_SENT: Final[int]
NVML_FI_DEV_PCIE_COUNT_NON_FATAL_ERROR: Final[int]
NVML_FI_DEV_PCIE_COUNT_RECEIVER_ERROR: Final[int]
NVML_FI_DEV_PCIE_COUNT_RX_BYTES: Final[int]
NVML_FI_DEV_PCIE_COUNT_TX_BYTES: Final[int]
NVML_FI_DEV_PCIE_COUNT_UNSUPPORTED_REQ: Final[int]
NVML_FI_DEV_PCIE_INBOUND_ATOMICS_MASK: Final[int]
NVML_FI_DEV_PCIE_L0_TO_RECOVERY_COUNTER: Final[int]
NVML_FI_DEV_PCIE_OUTBOUND_ATOMICS_MASK: Final[int]
NVML_FI_DEV_PCIE_REPLAY_COUNTER: Final[int]
NVML_FI_DEV_PCIE_REPLAY_ROLLOVER_COUNTER: Final[int]
NVML_FI_DEV_PERF_POLICY_BOARD_LIMIT: Final[int]
NVML_FI_DEV_PERF_POLICY_LOW_UTILIZATION: Final[int]
NVML_FI_DEV_PERF_POLICY_POWER: Final[int]
NVML_FI_DEV_PERF_POLICY_RELIABILITY: Final[int]
NVML_FI_DEV_PERF_POLICY_SYNC_BOOST: Final[int]
NVML_FI_DEV_PERF_POLICY_THERMAL: Final[int]
NVML_FI_DEV_PERF_POLICY_TOTAL_APP_CLOCKS: Final[int]
NVML_FI_DEV_PERF_POLICY_TOTAL_BASE_CLOCKS: Final[int]
NVML_FI_DEV_POWER_AVERAGE: Final[int]
NVML_FI_DEV_POWER_CURRENT_LIMIT: Final[int]
NVML_FI_DEV_POWER_DEFAULT_LIMIT: Final[int]
NVML_FI_DEV_POWER_INSTANT: Final[int]
NVML_FI_DEV_POWER_MAX_LIMIT: Final[int]
NVML_FI_DEV_POWER_MIN_LIMIT: Final[int]
NVML_FI_DEV_POWER_REQUESTED_LIMIT: Final[int]
NVML_FI_DEV_POWER_SYNC_BALANCING_AF: Final[int]
NVML_FI_DEV_POWER_SYNC_BALANCING_FREQ: Final[int]
NVML_FI_DEV_REMAPPED_COR: Final[int]
NVML_FI_DEV_REMAPPED_FAILURE: Final[int]
NVML_FI_DEV_REMAPPED_PENDING: Final[int]
NVML_FI_DEV_REMAPPED_UNC: Final[int]
NVML_FI_DEV_RESET_STATUS: Final[int]
NVML_FI_DEV_RETIRED_DBE: Final[int]
NVML_FI_DEV_RETIRED_PENDING: Final[int]
NVML_FI_DEV_RETIRED_PENDING_DBE: Final[int]
NVML_FI_DEV_RETIRED_PENDING_SBE: Final[int]
NVML_FI_DEV_RETIRED_SBE: Final[int]
NVML_FI_DEV_TEMPERATURE_GPU_MAX_TLIMIT: Final[int]
NVML_FI_DEV_TEMPERATURE_MEM_MAX_TLIMIT: Final[int]
NVML_FI_DEV_TEMPERATURE_SHUTDOWN_TLIMIT: Final[int]
NVML_FI_DEV_TEMPERATURE_SLOWDOWN_TLIMIT: Final[int]
NVML_FI_DEV_TOTAL_ENERGY_CONSUMPTION: Final[int]
NVML_FI_MAX: Final[int]
NVML_FI_PWR_SMOOTHING_ACTIVE_PRESET_PROFILE: Final[int]
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PERCENT_TMP_FLOOR: Final[int]
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL: Final[int]
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE: Final[int]
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE: Final[int]
NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL: Final[int]
NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR: Final[int]
NVML_FI_PWR_SMOOTHING_ENABLED: Final[int]
NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING: Final[int]
NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED: Final[int]
NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES: Final[int]
NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING: Final[int]
NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING: Final[int]
NVML_FI_PWR_SMOOTHING_PRIV_LVL: Final[int]
NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR: Final[int]
NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL: Final[int]
NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE: Final[int]
NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE: Final[int]
NVML_GPM_METRICS_GET_VERSION: Final[int]
NVML_GPM_SUPPORT_VERSION: Final[int]
NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE: Final[int]
NVML_GPU_CERT_CHAIN_SIZE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY: Final[int]
NVML_GPU_FABRIC_STATE_COMPLETED: Final[int]
NVML_GPU_FABRIC_STATE_IN_PROGRESS: Final[int]
NVML_GPU_FABRIC_STATE_NOT_STARTED: Final[int]
NVML_GPU_FABRIC_STATE_NOT_SUPPORTED: Final[int]
NVML_GPU_FABRIC_UUID_LEN: Final[int]
NVML_GPU_INSTANCE_PROFILE_1_SLICE: Final[int]
NVML_GPU_INSTANCE_PROFILE_1_SLICE_ALL_ME: Final[int]
NVML_GPU_INSTANCE_PROFILE_1_SLICE_GFX: Final[int]
NVML_GPU_INSTANCE_PROFILE_1_SLICE_NO_ME: Final[int]
NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV1: Final[int]
NVML_GPU_INSTANCE_PROFILE_1_SLICE_REV2: Final[int]
NVML_GPU_INSTANCE_PROFILE_2_SLICE: Final[int]
NVML_GPU_INSTANCE_PROFILE_2_SLICE_ALL_ME: Final[int]
NVML_GPU_INSTANCE_PROFILE_2_SLICE_GFX: Final[int]
NVML_GPU_INSTANCE_PROFILE_2_SLICE_NO_ME: Final[int]
NVML_GPU_INSTANCE_PROFILE_2_SLICE_REV1: Final[int]
NVML_GPU_INSTANCE_PROFILE_3_SLICE: Final[int]
NVML_GPU_INSTANCE_PROFILE_4_SLICE: Final[int]
NVML_GPU_INSTANCE_PROFILE_4_SLICE_GFX: Final[int]
NVML_GPU_INSTANCE_PROFILE_6_SLICE: Final[int]
NVML_GPU_INSTANCE_PROFILE_7_SLICE: Final[int]
NVML_GPU_INSTANCE_PROFILE_8_SLICE: Final[int]
NVML_GPU_INSTANCE_PROFILE_CAPS_GFX: Final[int]
NVML_GPU_INSTANCE_PROFILE_CAPS_P2P: Final[int]
NVML_GPU_INSTANCE_PROFILE_COUNT: Final[int]
NVML_GPU_INTSTANCE_PROFILE_CAPS_P2P: Final[int]
NVML_GRID_LICENSE_BUFFER_SIZE: Final[int]
NVML_GRID_LICENSE_EXPIRY_INVALID: Final[int]
NVML_GRID_LICENSE_EXPIRY_NOT_APPLICABLE: Final[int]
NVML_GRID_LICENSE_EXPIRY_NOT_AVAILABLE: Final[int]
NVML_GRID_LICENSE_EXPIRY_PERMANENT: Final[int]
NVML_GRID_LICENSE_EXPIRY_VALID: Final[int]
NVML_GRID_LICENSE_FEATURE_MAX_COUNT: Final[int]
NVML_GRID_LICENSE_STATE_LICENSED: Final[int]
NVML_GRID_LICENSE_STATE_UNINITIALIZED: Final[int]
NVML_GRID_LICENSE_STATE_UNKNOWN: Final[int]
NVML_GRID_LICENSE_STATE_UNLICENSED: Final[int]
NVML_GRID_LICENSE_STATE_UNLICENSED_RESTRICTED: Final[int]
NVML_GRID_LICENSE_STATE_UNLICENSED_UNRESTRICTED: Final[int]
NVML_GSP_FIRMWARE_VERSION_BUF_SIZE: Final[int]
NVML_INIT_FLAG_NO_ATTACH: Final[int]
NVML_INIT_FLAG_NO_GPUS: Final[int]
NVML_INVALID_VGPU_PLACEMENT_ID: Final[int]
NVML_MAX_GPU_PERF_PSTATES: Final[int]
NVML_MAX_GPU_UTILIZATIONS: Final[int]
NVML_MAX_PHYSICAL_BRIDGE: Final[int]
NVML_MAX_THERMAL_SENSORS_PER_GPU: Final[int]
NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE: Final[int]
NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT: Final[int]
NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT: Final[int]
NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED: Final[int]
NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED: Final[int]
NVML_NVLINK_BER_EXP_SHIFT: Final[int]
NVML_NVLINK_BER_EXP_WIDTH: Final[int]
NVML_NVLINK_BER_MANTISSA_SHIFT: Final[int]
NVML_NVLINK_BER_MANTISSA_WIDTH: Final[int]
NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT: Final[int]
NVML_NVLINK_LOW_POWER_THRESHOLD_MAX: Final[int]
NVML_NVLINK_LOW_POWER_THRESHOLD_MIN: Final[int]
NVML_NVLINK_LOW_POWER_THRESHOLD_RESET: Final[int]
NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US: Final[int]
NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US: Final[int]
NVML_NVLINK_MAX_LINKS: Final[int]
NVML_NVLINK_POWER_STATE_HIGH_SPEED: Final[int]
NVML_NVLINK_POWER_STATE_LOW: Final[int]
NVML_NVLINK_STATE_ACTIVE: Final[int]
NVML_NVLINK_STATE_INACTIVE: Final[int]
NVML_NVLINK_STATE_SLEEP: Final[int]
NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES: Final[int]
NVML_PCIE_ATOMICS_CAP_CAS128: Final[int]
NVML_PCIE_ATOMICS_CAP_CAS32: Final[int]
NVML_PCIE_ATOMICS_CAP_CAS64: Final[int]
NVML_PCIE_ATOMICS_CAP_FETCHADD32: Final[int]
NVML_PCIE_ATOMICS_CAP_FETCHADD64: Final[int]
NVML_PCIE_ATOMICS_CAP_SWAP32: Final[int]
NVML_PCIE_ATOMICS_CAP_SWAP64: Final[int]
NVML_PCIE_ATOMICS_OPS_MAX: Final[int]
NVML_PCIE_LINK_MAX_SPEED_16000MBPS: Final[int]
NVML_PCIE_LINK_MAX_SPEED_2500MBPS: Final[int]
NVML_PCIE_LINK_MAX_SPEED_32000MBPS: Final[int]
NVML_PCIE_LINK_MAX_SPEED_5000MBPS: Final[int]
NVML_PCIE_LINK_MAX_SPEED_64000MBPS: Final[int]
NVML_PCIE_LINK_MAX_SPEED_8000MBPS: Final[int]
NVML_PCIE_LINK_MAX_SPEED_INVALID: Final[int]
NVML_PERF_MODES_BUFFER_SIZE: Final[int]
NVML_POWER_SCOPE_GPU: Final[int]
NVML_POWER_SCOPE_MEMORY: Final[int]
NVML_POWER_SCOPE_MODULE: Final[int]
NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET: Final[int]
NVML_POWER_SMOOTHING_MAX_NUM_PROFILES: Final[int]
NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS: Final[int]
NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR: Final[int]
NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS: Final[int]
NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE: Final[int]
NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE: Final[int]
NVML_POWER_SOURCE_AC: Final[int]
NVML_POWER_SOURCE_BATTERY: Final[int]
NVML_POWER_SOURCE_UNDERSIZED: Final[int]
NVML_SCHEDULER_SW_MAX_LOG_ENTRIES: Final[int]
NVML_SINGLE_BIT_ECC: Final[int]
NVML_SUPPORTED_VGPU_SCHEDULER_POLICY_COUNT: Final[int]
NVML_SYSTEM_DRIVER_VERSION_BUFFER_SIZE: Final[int]
NVML_SYSTEM_NVML_VERSION_BUFFER_SIZE: Final[int]
NVML_TOPOLOGY_CPU: Final[int]
NVML_VALUE_NOT_AVAILABLE: Final[int]
NVML_VGPU_NAME_BUFFER_SIZE: Final[int]
NVML_VGPU_PGPU_HETEROGENEOUS_MODE: Final[int]
NVML_VGPU_PGPU_HOMOGENEOUS_MODE: Final[int]
NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_NO: Final[int]
NVML_VGPU_PGPU_VIRTUALIZATION_CAP_MIGRATION_YES: Final[int]
NVML_VGPU_SCHEDULER_ARR_DEFAULT: Final[int]
NVML_VGPU_SCHEDULER_ARR_DISABLE: Final[int]
NVML_VGPU_SCHEDULER_ARR_ENABLE: Final[int]
NVML_VGPU_SCHEDULER_ENGINE_TYPE_GRAPHICS: Final[int]
NVML_VGPU_SCHEDULER_POLICY_BEST_EFFORT: Final[int]
NVML_VGPU_SCHEDULER_POLICY_EQUAL_SHARE: Final[int]
NVML_VGPU_SCHEDULER_POLICY_FIXED_SHARE: Final[int]
NVML_VGPU_SCHEDULER_POLICY_UNKNOWN: Final[int]
NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_NO: Final[int]
NVML_VGPU_VIRTUALIZATION_CAP_MIGRATION_YES: Final[int]
NVML_WORKLOAD_POWER_MAX_PROFILES: Final[int]
nvmlActiveVgpuInstanceInfo_v1: Final[int]
nvmlC2cModeInfo_v1: Final[int]
nvmlClockOffset_v1: Final[int]
nvmlClocksEventReasonAll: Final[int]
nvmlClocksEventReasonApplicationsClocksSetting: Final[int]
nvmlClocksEventReasonDisplayClockSetting: Final[int]
nvmlClocksEventReasonGpuIdle: Final[int]
nvmlClocksEventReasonNone: Final[int]
nvmlClocksEventReasonSwPowerCap: Final[int]
nvmlClocksEventReasonSwThermalSlowdown: Final[int]
nvmlClocksEventReasonSyncBoost: Final[int]
nvmlClocksThrottleReasonAll: Final[int]
nvmlClocksThrottleReasonApplicationsClocksSetting: Final[int]
nvmlClocksThrottleReasonDisplayClockSetting: Final[int]
nvmlClocksThrottleReasonGpuIdle: Final[int]
nvmlClocksThrottleReasonHwPowerBrakeSlowdown: Final[int]
nvmlClocksThrottleReasonHwSlowdown: Final[int]
nvmlClocksThrottleReasonHwThermalSlowdown: Final[int]
nvmlClocksThrottleReasonNone: Final[int]
nvmlClocksThrottleReasonSwPowerCap: Final[int]
nvmlClocksThrottleReasonSwThermalSlowdown: Final[int]
nvmlClocksThrottleReasonSyncBoost: Final[int]
nvmlClocksThrottleReasonUserDefinedClocks: Final[int]
nvmlComputeInstanceProfileInfo_v2: Final[int]
nvmlComputeInstanceProfileInfo_v3: Final[int]
nvmlConfComputeGetKeyRotationThresholdInfo_v1: Final[int]
nvmlConfComputeSetKeyRotationThresholdInfo_v1: Final[int]
nvmlCoolerInfo_v1: Final[int]
nvmlDeviceCapabilities_v1: Final[int]
nvmlDeviceCurrentClockFreqs_v1: Final[int]
nvmlDevicePerfModes_v1: Final[int]
nvmlDramEncryptionInfo_v1: Final[int]
nvmlEccSramErrorStatus_v1: Final[int]
nvmlEventMigConfigChange: Final[int]
nvmlEventTypeAll: Final[int]
nvmlEventTypeClock: Final[int]
nvmlEventTypeDoubleBitEccError: Final[int]
nvmlEventTypeDramRetirementEvent: Final[int]
nvmlEventTypeDramRetirementFailure: Final[int]
nvmlEventTypeFatalPoisonError: Final[int]
nvmlEventTypeGpuRecoveryAction: Final[int]
nvmlEventTypeGpuUnavailableError: Final[int]
nvmlEventTypeNonFatalPoisonError: Final[int]
nvmlEventTypeNone: Final[int]
nvmlEventTypePState: Final[int]
nvmlEventTypePowerSourceChange: Final[int]
nvmlEventTypeSingleBitEccError: Final[int]
nvmlEventTypeSingleBitEccErrorStorm: Final[int]
nvmlEventTypeXidCriticalError: Final[int]
nvmlFanSpeedInfo_v1: Final[int]
nvmlFlagDefault: Final[int]
nvmlFlagForce: Final[int]
nvmlGpuFabricInfo_v2: Final[int]
nvmlGpuInstanceProfileInfo_v2: Final[int]
nvmlGpuInstanceProfileInfo_v3: Final[int]
nvmlMarginTemperature_v1: Final[int]
nvmlMemory_v2: Final[int]
nvmlNvlinkGetBwMode_v1: Final[int]
nvmlNvlinkSetBwMode_v1: Final[int]
nvmlNvlinkSupportedBwModes_v1: Final[int]
nvmlPciInfoExt_v1: Final[int]
nvmlPlatformInfo_v1: Final[int]
nvmlPlatformInfo_v2: Final[int]
nvmlPowerSmoothingProfile_v1: Final[int]
nvmlPowerSmoothingState_v1: Final[int]
nvmlPowerValue_v2: Final[int]
nvmlProcessDetailList_v1: Final[int]
nvmlProcessesUtilizationInfo_v1: Final[int]
nvmlSystemConfComputeSettings_v1: Final[int]
nvmlSystemDriverBranchInfo_v1: Final[int]
nvmlSystemEventSetCreateRequest_v1: Final[int]
nvmlSystemEventSetFreeRequest_v1: Final[int]
nvmlSystemEventSetWaitRequest_v1: Final[int]
nvmlSystemEventTypeCount: Final[int]
nvmlSystemEventTypeGpuDriverBind: Final[int]
nvmlSystemEventTypeGpuDriverUnbind: Final[int]
nvmlSystemRegisterEventRequest_v1: Final[int]
nvmlTemperature_v1: Final[int]
nvmlUUID_v1: Final[int]
nvmlVgpuCreatablePlacementInfo_v1: Final[int]
nvmlVgpuHeterogeneousMode_v1: Final[int]
nvmlVgpuInstancesUtilizationInfo_v1: Final[int]
nvmlVgpuPlacementId_v1: Final[int]
nvmlVgpuPlacementList_v1: Final[int]
nvmlVgpuPlacementList_v2: Final[int]
nvmlVgpuProcessesUtilizationInfo_v1: Final[int]
nvmlVgpuRuntimeState_v1: Final[int]
nvmlVgpuSchedulerLogInfo_v1: Final[int]
nvmlVgpuSchedulerStateInfo_v1: Final[int]
nvmlVgpuSchedulerState_v1: Final[int]
nvmlVgpuTypeBar1Info_v1: Final[int]
nvmlVgpuTypeIdInfo_v1: Final[int]
nvmlVgpuTypeMaxInstance_v1: Final[int]
nvmlWorkloadPowerProfileCurrentProfiles_v1: Final[int]
nvmlWorkloadPowerProfileInfo_v1: Final[int]
nvmlWorkloadPowerProfileProfilesInfo_v1: Final[int]
nvmlWorkloadPowerProfileRequestedProfiles_v1: Final[int]

def nvmlInit() -> tuple[nvmlReturn_t]:
    ...
def nvmlInitWithFlags(flags: _Int) -> tuple[nvmlReturn_t]:
    ...
def nvmlShutdown() -> tuple[nvmlReturn_t]:
    ...
def nvmlErrorString(result: nvmlReturn_t | int) -> tuple[nvmlReturn_t, bytes | None]:
    ...
def nvmlSystemGetDriverVersion(length: _Int) -> tuple[nvmlReturn_t, bytes]:
    ...
def nvmlSystemGetNVMLVersion(length: _Int) -> tuple[nvmlReturn_t, bytes]:
    ...
def nvmlSystemGetCudaDriverVersion() -> tuple[nvmlReturn_t, int]:
    ...
def nvmlSystemGetCudaDriverVersion_v2() -> tuple[nvmlReturn_t, int]:
    ...
def nvmlSystemGetProcessName(pid: _Int, length: _Int) -> tuple[nvmlReturn_t, bytes]:
    ...
def nvmlSystemGetHicVersion(hwbcCount: _Int) -> tuple[nvmlReturn_t, int, list[nvmlHwbcEntry_t]]:
    ...
def nvmlSystemGetTopologyGpuSet(
    cpuNumber: _Int,
    count: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlDevice_t]]:
    ...
def nvmlSystemGetDriverBranch(
    branchInfo: nvmlSystemDriverBranchInfo_t | None,
    length: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlUnitGetCount() -> tuple[nvmlReturn_t, int]:
    ...
def nvmlUnitGetHandleByIndex(index: _Int) -> tuple[nvmlReturn_t, nvmlUnit_t]:
    ...
def nvmlUnitGetUnitInfo(unit: nvmlUnit_t | _Int | None) -> tuple[nvmlReturn_t, nvmlUnitInfo_t]:
    ...
def nvmlUnitGetLedState(unit: nvmlUnit_t | _Int | None) -> tuple[nvmlReturn_t, nvmlLedState_t]:
    ...
def nvmlUnitGetPsuInfo(unit: nvmlUnit_t | _Int | None) -> tuple[nvmlReturn_t, nvmlPSUInfo_t]:
    ...
def nvmlUnitGetTemperature(unit: nvmlUnit_t | _Int | None, type: _Int) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlUnitGetFanSpeedInfo(
    unit: nvmlUnit_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlUnitFanSpeeds_t]:
    ...
def nvmlUnitGetDevices(
    unit: nvmlUnit_t | _Int | None,
    deviceCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlDevice_t]]:
    ...
def nvmlDeviceGetCount() -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetAttributes(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlDeviceAttributes_t]:
    ...
def nvmlDeviceGetHandleByIndex(index: _Int) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    ...
def nvmlDeviceGetHandleBySerial(serial: _Text) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    ...
def nvmlDeviceGetHandleByUUID(uuid: _Text) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    ...
def nvmlDeviceGetHandleByUUIDV(uuid: nvmlUUID_t | None) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    ...
def nvmlDeviceGetHandleByPciBusId(pciBusId: _Text) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    ...
def nvmlDeviceGetName(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    ...
def nvmlDeviceGetBrand(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, nvmlBrandType_t]:
    ...
def nvmlDeviceGetIndex(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetSerial(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    ...
def nvmlDeviceGetModuleId(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetC2cModeInfoV(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlC2cModeInfo_v1_t]:
    ...
def nvmlDeviceGetMemoryAffinity(
    device: nvmlDevice_t | _Int | None,
    nodeSetSize: _Int,
    scope: nvmlAffinityScope_t | _Int | None,
) -> tuple[nvmlReturn_t, list[int]]:
    ...
def nvmlDeviceGetCpuAffinityWithinScope(
    device: nvmlDevice_t | _Int | None,
    cpuSetSize: _Int,
    scope: nvmlAffinityScope_t | _Int | None,
) -> tuple[nvmlReturn_t, list[int]]:
    ...
def nvmlDeviceGetCpuAffinity(
    device: nvmlDevice_t | _Int | None,
    cpuSetSize: _Int,
) -> tuple[nvmlReturn_t, list[int]]:
    ...
def nvmlDeviceSetCpuAffinity(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceClearCpuAffinity(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetNumaNodeId(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetTopologyCommonAncestor(
    device1: nvmlDevice_t | _Int | None,
    device2: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGpuTopologyLevel_t]:
    ...
def nvmlDeviceGetTopologyNearestGpus(
    device: nvmlDevice_t | _Int | None,
    level: nvmlGpuTopologyLevel_t | int,
    count: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlDevice_t]]:
    ...
def nvmlDeviceGetP2PStatus(
    device1: nvmlDevice_t | _Int | None,
    device2: nvmlDevice_t | _Int | None,
    p2pIndex: nvmlGpuP2PCapsIndex_t | int,
) -> tuple[nvmlReturn_t, nvmlGpuP2PStatus_t]:
    ...
def nvmlDeviceGetUUID(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    ...
def nvmlDeviceGetMinorNumber(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetBoardPartNumber(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    ...
def nvmlDeviceGetInforomVersion(
    device: nvmlDevice_t | _Int | None,
    object: nvmlInforomObject_t | int,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    ...
def nvmlDeviceGetInforomImageVersion(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    ...
def nvmlDeviceGetInforomConfigurationChecksum(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceValidateInforom(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetLastBBXFlushTime(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlDeviceGetDisplayMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    ...
def nvmlDeviceGetDisplayActive(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    ...
def nvmlDeviceGetPersistenceMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    ...
def nvmlDeviceGetPciInfoExt(
    device: nvmlDevice_t | _Int | None,
    pci: nvmlPciInfoExt_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetPciInfo(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, nvmlPciInfo_t]:
    ...
def nvmlDeviceGetMaxPcieLinkGeneration(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetGpuMaxPcieLinkGeneration(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetMaxPcieLinkWidth(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetCurrPcieLinkGeneration(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetCurrPcieLinkWidth(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetPcieThroughput(
    device: nvmlDevice_t | _Int | None,
    counter: nvmlPcieUtilCounter_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetPcieReplayCounter(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetClockInfo(
    device: nvmlDevice_t | _Int | None,
    type: nvmlClockType_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetMaxClockInfo(
    device: nvmlDevice_t | _Int | None,
    type: nvmlClockType_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetGpcClkVfOffset(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetApplicationsClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetDefaultApplicationsClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
    clockId: nvmlClockId_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetMaxCustomerBoostClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetSupportedMemoryClocks(
    device: nvmlDevice_t | _Int | None,
    count: _Int,
) -> tuple[nvmlReturn_t, int, list[int]]:
    ...
def nvmlDeviceGetSupportedGraphicsClocks(
    device: nvmlDevice_t | _Int | None,
    memoryClockMHz: _Int,
    count: _Int,
) -> tuple[nvmlReturn_t, int, list[int]]:
    ...
def nvmlDeviceGetAutoBoostedClocksEnabled(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t, nvmlEnableState_t]:
    ...
def nvmlDeviceGetFanSpeed(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetFanSpeed_v2(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetFanSpeedRPM(
    device: nvmlDevice_t | _Int | None,
    fanSpeed: nvmlFanSpeedInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetTargetFanSpeed(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetMinMaxFanSpeed(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlDeviceGetFanControlPolicy_v2(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
) -> tuple[nvmlReturn_t, nvmlFanControlPolicy_t]:
    ...
def nvmlDeviceGetNumFans(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetTemperature(
    device: nvmlDevice_t | _Int | None,
    sensorType: nvmlTemperatureSensors_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetCoolerInfo(
    device: nvmlDevice_t | _Int | None,
    coolerInfo: nvmlCoolerInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetTemperatureV(
    device: nvmlDevice_t | _Int | None,
    temperature: nvmlTemperature_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetTemperatureThreshold(
    device: nvmlDevice_t | _Int | None,
    thresholdType: nvmlTemperatureThresholds_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetMarginTemperature(
    device: nvmlDevice_t | _Int | None,
    marginTempInfo: nvmlMarginTemperature_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetThermalSettings(
    device: nvmlDevice_t | _Int | None,
    sensorIndex: _Int,
) -> tuple[nvmlReturn_t, nvmlGpuThermalSettings_t]:
    ...
def nvmlDeviceGetPerformanceState(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlPstates_t]:
    ...
def nvmlDeviceGetCurrentClocksEventReasons(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetCurrentClocksThrottleReasons(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetSupportedClocksEventReasons(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetSupportedClocksThrottleReasons(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetPowerState(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlPstates_t]:
    ...
def nvmlDeviceGetDynamicPstatesInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGpuDynamicPstatesInfo_t]:
    ...
def nvmlDeviceGetMemClkVfOffset(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetMinMaxClockOfPState(
    device: nvmlDevice_t | _Int | None,
    type: nvmlClockType_t | int,
    pstate: nvmlPstates_t | int,
) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlDeviceGetSupportedPerformanceStates(
    device: nvmlDevice_t | _Int | None,
    pstates: _Address,
    size: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetGpcClkMinMaxVfOffset(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlDeviceGetMemClkMinMaxVfOffset(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlDeviceGetClockOffsets(
    device: nvmlDevice_t | _Int | None,
    info: nvmlClockOffset_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetClockOffsets(
    device: nvmlDevice_t | _Int | None,
    info: nvmlClockOffset_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetPerformanceModes(
    device: nvmlDevice_t | _Int | None,
    perfModes: nvmlDevicePerfModes_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetCurrentClockFreqs(
    device: nvmlDevice_t | _Int | None,
    currentClockFreqs: nvmlDeviceCurrentClockFreqs_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetPowerManagementMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    ...
def nvmlDeviceGetPowerManagementLimit(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetPowerManagementLimitConstraints(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlDeviceGetPowerManagementDefaultLimit(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetPowerUsage(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetTotalEnergyConsumption(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetEnforcedPowerLimit(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetGpuOperationMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGpuOperationMode_t, nvmlGpuOperationMode_t]:
    ...
def nvmlDeviceGetMemoryInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlMemory_t]:
    ...
def nvmlDeviceGetMemoryInfo_v2(
    device: nvmlDevice_t | _Int | None,
    memory: nvmlMemory_v2_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetComputeMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlComputeMode_t]:
    ...
def nvmlDeviceGetCudaComputeCapability(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlDeviceGetDramEncryptionMode(
    device: nvmlDevice_t | _Int | None,
    current: nvmlDramEncryptionInfo_t | None,
    pending: nvmlDramEncryptionInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetDramEncryptionMode(
    device: nvmlDevice_t | _Int | None,
    dramEncryption: nvmlDramEncryptionInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetEccMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t, nvmlEnableState_t]:
    ...
def nvmlDeviceGetDefaultEccMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    ...
def nvmlDeviceGetBoardId(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetMultiGpuBoard(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetTotalEccErrors(
    device: nvmlDevice_t | _Int | None,
    errorType: nvmlMemoryErrorType_t | int,
    counterType: nvmlEccCounterType_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetDetailedEccErrors(
    device: nvmlDevice_t | _Int | None,
    errorType: nvmlMemoryErrorType_t | int,
    counterType: nvmlEccCounterType_t | int,
) -> tuple[nvmlReturn_t, nvmlEccErrorCounts_t]:
    ...
def nvmlDeviceGetMemoryErrorCounter(
    device: nvmlDevice_t | _Int | None,
    errorType: nvmlMemoryErrorType_t | int,
    counterType: nvmlEccCounterType_t | int,
    locationType: nvmlMemoryLocation_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetUtilizationRates(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlUtilization_t]:
    ...
def nvmlDeviceGetEncoderUtilization(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlDeviceGetEncoderCapacity(
    device: nvmlDevice_t | _Int | None,
    encoderQueryType: nvmlEncoderType_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetEncoderStats(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int, int]:
    ...
def nvmlDeviceGetEncoderSessions(
    device: nvmlDevice_t | _Int | None,
    sessionCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlEncoderSessionInfo_t]]:
    ...
def nvmlDeviceGetDecoderUtilization(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlDeviceGetJpgUtilization(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlDeviceGetOfaUtilization(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlDeviceGetFBCStats(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlFBCStats_t]:
    ...
def nvmlDeviceGetFBCSessions(
    device: nvmlDevice_t | _Int | None,
    sessionCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlFBCSessionInfo_t]]:
    ...
def nvmlDeviceGetDriverModel(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlDriverModel_t, nvmlDriverModel_t]:
    ...
def nvmlDeviceGetVbiosVersion(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    ...
def nvmlDeviceGetBridgeChipInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlBridgeChipHierarchy_t]:
    ...
def nvmlDeviceGetComputeRunningProcesses(
    device: nvmlDevice_t | _Int | None,
    infoCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlProcessInfo_t]]:
    ...
def nvmlDeviceGetGraphicsRunningProcesses(
    device: nvmlDevice_t | _Int | None,
    infoCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlProcessInfo_t]]:
    ...
def nvmlDeviceGetMPSComputeRunningProcesses(
    device: nvmlDevice_t | _Int | None,
    infoCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlProcessInfo_t]]:
    ...
def nvmlDeviceGetRunningProcessDetailList(
    device: nvmlDevice_t | _Int | None,
    plist: nvmlProcessDetailList_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceOnSameBoard(
    device1: nvmlDevice_t | _Int | None,
    device2: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetAPIRestriction(
    device: nvmlDevice_t | _Int | None,
    apiType: nvmlRestrictedAPI_t | int,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    ...
def nvmlDeviceGetSamples(
    device: nvmlDevice_t | _Int | None,
    type: nvmlSamplingType_t | int,
    lastSeenTimeStamp: _Int,
    sampleCount: _Int,
) -> tuple[nvmlReturn_t, nvmlValueType_t, int, list[nvmlSample_t]]:
    ...
def nvmlDeviceGetBAR1MemoryInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlBAR1Memory_t]:
    ...
def nvmlDeviceGetViolationStatus(
    device: nvmlDevice_t | _Int | None,
    perfPolicyType: nvmlPerfPolicyType_t | int,
) -> tuple[nvmlReturn_t, nvmlViolationTime_t]:
    ...
def nvmlDeviceGetIrqNum(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetNumGpuCores(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetPowerSource(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlPowerSource_t]:
    ...
def nvmlDeviceGetMemoryBusWidth(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetPcieLinkMaxSpeed(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetPcieSpeed(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetAdaptiveClockInfoStatus(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetBusType(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, nvmlBusType_t]:
    ...
def nvmlDeviceGetGpuFabricInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGpuFabricInfo_t]:
    ...
def nvmlDeviceGetGpuFabricInfoV(
    device: nvmlDevice_t | _Int | None,
    gpuFabricInfo: nvmlGpuFabricInfoV_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlSystemGetConfComputeCapabilities() -> tuple[nvmlReturn_t, nvmlConfComputeSystemCaps_t]:
    ...
def nvmlSystemGetConfComputeState() -> tuple[nvmlReturn_t, nvmlConfComputeSystemState_t]:
    ...
def nvmlDeviceGetConfComputeMemSizeInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlConfComputeMemSizeInfo_t]:
    ...
def nvmlSystemGetConfComputeGpusReadyState() -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetConfComputeProtectedMemoryUsage(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlMemory_t]:
    ...
def nvmlDeviceGetConfComputeGpuCertificate(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlConfComputeGpuCertificate_t]:
    ...
def nvmlDeviceGetConfComputeGpuAttestationReport(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlConfComputeGpuAttestationReport_t]:
    ...
def nvmlSystemGetConfComputeKeyRotationThresholdInfo(
    pKeyRotationThrInfo: nvmlConfComputeGetKeyRotationThresholdInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetConfComputeUnprotectedMemSize(
    device: nvmlDevice_t | _Int | None,
    sizeKiB: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork: _Int) -> tuple[nvmlReturn_t]:
    ...
def nvmlSystemSetConfComputeKeyRotationThresholdInfo(
    pKeyRotationThrInfo: nvmlConfComputeSetKeyRotationThresholdInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlSystemGetConfComputeSettings(
    settings: nvmlSystemConfComputeSettings_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetGspFirmwareVersion(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, bytes]:
    ...
def nvmlDeviceGetGspFirmwareMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlDeviceGetSramEccErrorStatus(
    device: nvmlDevice_t | _Int | None,
    status: nvmlEccSramErrorStatus_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetAccountingMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    ...
def nvmlDeviceGetAccountingStats(
    device: nvmlDevice_t | _Int | None,
    pid: _Int,
) -> tuple[nvmlReturn_t, nvmlAccountingStats_t]:
    ...
def nvmlDeviceGetAccountingPids(
    device: nvmlDevice_t | _Int | None,
    count: _Int,
) -> tuple[nvmlReturn_t, int, list[int]]:
    ...
def nvmlDeviceGetAccountingBufferSize(
    device: nvmlDevice_t | _Int | None,
    bufferSize: _Int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetRetiredPages(
    device: nvmlDevice_t | _Int | None,
    cause: nvmlPageRetirementCause_t | int,
    pageCount: _Int,
) -> tuple[nvmlReturn_t, int, list[int]]:
    ...
def nvmlDeviceGetRetiredPages_v2(
    device: nvmlDevice_t | _Int | None,
    cause: nvmlPageRetirementCause_t | int,
    pageCount: _Int,
) -> tuple[nvmlReturn_t, int, list[int], list[int]]:
    ...
def nvmlDeviceGetRetiredPagesPendingStatus(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    ...
def nvmlDeviceGetRemappedRows(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int, int, int]:
    ...
def nvmlDeviceGetRowRemapperHistogram(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlRowRemapperHistogramValues_t]:
    ...
def nvmlDeviceGetArchitecture(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlDeviceArchitecture_t]:
    ...
def nvmlDeviceGetClkMonStatus(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlClkMonStatus_t]:
    ...
def nvmlDeviceGetProcessUtilization(
    device: nvmlDevice_t | _Int | None,
    processSamplesCount: _Int,
    lastSeenTimeStamp: _Int,
) -> tuple[nvmlReturn_t, list[nvmlProcessUtilizationSample_t], int]:
    ...
def nvmlDeviceGetProcessesUtilizationInfo(
    device: nvmlDevice_t | _Int | None,
    procesesUtilInfo: nvmlProcessesUtilizationInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetPlatformInfo(
    device: nvmlDevice_t | _Int | None,
    platformInfo: nvmlPlatformInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlUnitSetLedState(
    unit: nvmlUnit_t | _Int | None,
    color: nvmlLedColor_t | int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetPersistenceMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetComputeMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlComputeMode_t | int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetEccMode(
    device: nvmlDevice_t | _Int | None,
    ecc: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceClearEccErrorCounts(
    device: nvmlDevice_t | _Int | None,
    counterType: nvmlEccCounterType_t | int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetDriverModel(
    device: nvmlDevice_t | _Int | None,
    driverModel: nvmlDriverModel_t | int,
    flags: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetGpuLockedClocks(
    device: nvmlDevice_t | _Int | None,
    minGpuClockMHz: _Int,
    maxGpuClockMHz: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceResetGpuLockedClocks(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetMemoryLockedClocks(
    device: nvmlDevice_t | _Int | None,
    minMemClockMHz: _Int,
    maxMemClockMHz: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceResetMemoryLockedClocks(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetApplicationsClocks(
    device: nvmlDevice_t | _Int | None,
    memClockMHz: _Int,
    graphicsClockMHz: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetAutoBoostedClocksEnabled(
    device: nvmlDevice_t | _Int | None,
    enabled: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetDefaultAutoBoostedClocksEnabled(
    device: nvmlDevice_t | _Int | None,
    enabled: nvmlEnableState_t | int,
    flags: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetDefaultFanSpeed_v2(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetFanControlPolicy(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
    policy: nvmlFanControlPolicy_t | _Int | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetTemperatureThreshold(
    device: nvmlDevice_t | _Int | None,
    thresholdType: nvmlTemperatureThresholds_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceSetPowerManagementLimit(
    device: nvmlDevice_t | _Int | None,
    limit: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetGpuOperationMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlGpuOperationMode_t | int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetAPIRestriction(
    device: nvmlDevice_t | _Int | None,
    apiType: nvmlRestrictedAPI_t | int,
    isRestricted: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetFanSpeed_v2(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
    speed: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetGpcClkVfOffset(
    device: nvmlDevice_t | _Int | None,
    offset: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetMemClkVfOffset(
    device: nvmlDevice_t | _Int | None,
    offset: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetAccountingMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceClearAccountingPids(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetPowerManagementLimit_v2(
    device: nvmlDevice_t | _Int | None,
    powerValue: nvmlPowerValue_v2_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetNvLinkState(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    ...
def nvmlDeviceGetNvLinkVersion(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetNvLinkCapability(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    capability: nvmlNvLinkCapability_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetNvLinkRemotePciInfo(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> tuple[nvmlReturn_t, nvmlPciInfo_t]:
    ...
def nvmlDeviceGetNvLinkErrorCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: nvmlNvLinkErrorCounter_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceResetNvLinkErrorCounters(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetNvLinkUtilizationControl(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
    control: nvmlNvLinkUtilizationControl_t | None,
    reset: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetNvLinkUtilizationControl(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
) -> tuple[nvmlReturn_t, nvmlNvLinkUtilizationControl_t]:
    ...
def nvmlDeviceGetNvLinkUtilizationCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlDeviceFreezeNvLinkUtilizationCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
    freeze: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceResetNvLinkUtilizationCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetNvLinkRemoteDeviceType(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> tuple[nvmlReturn_t, nvmlIntNvLinkDeviceType_t]:
    ...
def nvmlDeviceSetNvLinkDeviceLowPowerThreshold(
    device: nvmlDevice_t | _Int | None,
    info: nvmlNvLinkPowerThres_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlSystemSetNvlinkBwMode(nvlinkBwMode: _Int) -> tuple[nvmlReturn_t]:
    ...
def nvmlSystemGetNvlinkBwMode() -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetNvlinkSupportedBwModes(
    device: nvmlDevice_t | _Int | None,
    supportedBwMode: nvmlNvlinkSupportedBwModes_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetNvlinkBwMode(
    device: nvmlDevice_t | _Int | None,
    getBwMode: nvmlNvlinkGetBwMode_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetNvlinkBwMode(
    device: nvmlDevice_t | _Int | None,
    setBwMode: nvmlNvlinkSetBwMode_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlEventSetCreate() -> tuple[nvmlReturn_t, nvmlEventSet_t]:
    ...
def nvmlDeviceRegisterEvents(
    device: nvmlDevice_t | _Int | None,
    eventTypes: _Int,
    set: nvmlEventSet_t | _Int | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetSupportedEventTypes(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlEventSetWait(
    set: nvmlEventSet_t | _Int | None,
    timeoutms: _Int,
) -> tuple[nvmlReturn_t, nvmlEventData_t]:
    ...
def nvmlEventSetFree(set: nvmlEventSet_t | _Int | None) -> tuple[nvmlReturn_t]:
    ...
def nvmlSystemEventSetCreate(
    request: nvmlSystemEventSetCreateRequest_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlSystemEventSetFree(request: nvmlSystemEventSetFreeRequest_t | None) -> tuple[nvmlReturn_t]:
    ...
def nvmlSystemRegisterEvents(
    request: nvmlSystemRegisterEventRequest_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlSystemEventSetWait(request: nvmlSystemEventSetWaitRequest_t | None) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceModifyDrainState(
    pciInfo: nvmlPciInfo_t | None,
    newState: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceQueryDrainState(
    pciInfo: nvmlPciInfo_t | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    ...
def nvmlDeviceRemoveGpu(
    pciInfo: nvmlPciInfo_t | None,
    gpuState: nvmlDetachGpuState_t | int,
    linkState: nvmlPcieLinkState_t | int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceDiscoverGpus(pciInfo: nvmlPciInfo_t | None) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetFieldValues(
    device: nvmlDevice_t | _Int | None,
    valuesCount: _Int,
    values: nvmlFieldValue_t | Sequence[nvmlFieldValue_t] | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceClearFieldValues(
    device: nvmlDevice_t | _Int | None,
    valuesCount: _Int,
    values: nvmlFieldValue_t | Sequence[nvmlFieldValue_t] | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetVirtualizationMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGpuVirtualizationMode_t]:
    ...
def nvmlDeviceGetHostVgpuMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlHostVgpuMode_t]:
    ...
def nvmlDeviceSetVirtualizationMode(
    device: nvmlDevice_t | _Int | None,
    virtualMode: nvmlGpuVirtualizationMode_t | int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetVgpuHeterogeneousMode(
    device: nvmlDevice_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetVgpuHeterogeneousMode(
    device: nvmlDevice_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlVgpuInstanceGetPlacementId(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    pPlacement: nvmlVgpuPlacementId_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetVgpuTypeSupportedPlacements(
    device: nvmlDevice_t | _Int | None,
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    pPlacementList: nvmlVgpuPlacementList_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetVgpuTypeCreatablePlacements(
    device: nvmlDevice_t | _Int | None,
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    pPlacementList: nvmlVgpuPlacementList_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlVgpuTypeGetGspHeapSize(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuTypeGetFbReservation(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuInstanceGetRuntimeStateSize(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    pState: nvmlVgpuRuntimeState_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceSetVgpuCapabilities(
    device: nvmlDevice_t | _Int | None,
    capability: nvmlDeviceVgpuCapability_t | int,
    state: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetGridLicensableFeatures(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGridLicensableFeatures_t]:
    ...
def nvmlGetVgpuDriverCapabilities(
    capability: nvmlVgpuDriverCapability_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetVgpuCapabilities(
    device: nvmlDevice_t | _Int | None,
    capability: nvmlDeviceVgpuCapability_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetSupportedVgpus(
    device: nvmlDevice_t | _Int | None,
    vgpuCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlVgpuTypeId_t]]:
    ...
def nvmlDeviceGetCreatableVgpus(
    device: nvmlDevice_t | _Int | None,
    vgpuCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlVgpuTypeId_t]]:
    ...
def nvmlVgpuTypeGetClass(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    vgpuTypeClass: bytes | bytearray,
    size: _Int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuTypeGetName(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    vgpuTypeName: bytes | bytearray,
    size: _Int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuTypeGetGpuInstanceProfileId(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuTypeGetDeviceID(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlVgpuTypeGetFramebufferSize(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuTypeGetNumDisplayHeads(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuTypeGetResolution(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    displayIndex: _Int,
) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlVgpuTypeGetLicense(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    size: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    ...
def nvmlVgpuTypeGetFrameRateLimit(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuTypeGetMaxInstances(
    device: nvmlDevice_t | _Int | None,
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuTypeGetMaxInstancesPerVm(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuTypeGetBAR1Info(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    bar1Info: nvmlVgpuTypeBar1Info_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetActiveVgpus(
    device: nvmlDevice_t | _Int | None,
    vgpuCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlVgpuInstance_t]]:
    ...
def nvmlVgpuInstanceGetVmID(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    size: _Int,
) -> tuple[nvmlReturn_t, bytes, nvmlVgpuVmIdType_t]:
    ...
def nvmlVgpuInstanceGetUUID(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    size: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    ...
def nvmlVgpuInstanceGetVmDriverVersion(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    ...
def nvmlVgpuInstanceGetFbUsage(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuInstanceGetLicenseStatus(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuInstanceGetType(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlVgpuTypeId_t]:
    ...
def nvmlVgpuInstanceGetFrameRateLimit(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuInstanceGetEccMode(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    ...
def nvmlVgpuInstanceGetEncoderCapacity(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuInstanceSetEncoderCapacity(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    encoderCapacity: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlVgpuInstanceGetEncoderStats(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int, int]:
    ...
def nvmlVgpuInstanceGetEncoderSessions(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    sessionCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlEncoderSessionInfo_t]]:
    ...
def nvmlVgpuInstanceGetFBCStats(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlFBCStats_t]:
    ...
def nvmlVgpuInstanceGetFBCSessions(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    sessionCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlFBCSessionInfo_t]]:
    ...
def nvmlVgpuInstanceGetGpuInstanceId(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuInstanceGetGpuPciId(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    vgpuPciId: bytes | bytearray,
    length: _Int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuTypeGetCapabilities(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    capability: nvmlVgpuCapability_t | int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlVgpuInstanceGetMdevUUID(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    size: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    ...
def nvmlGpuInstanceGetCreatableVgpus(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pVgpus: nvmlVgpuTypeIdInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlVgpuTypeGetMaxInstancesPerGpuInstance(
    pMaxInstance: nvmlVgpuTypeMaxInstance_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlGpuInstanceGetActiveVgpus(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pVgpuInstanceInfo: nvmlActiveVgpuInstanceInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlGpuInstanceSetVgpuSchedulerState(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pScheduler: nvmlVgpuSchedulerState_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlGpuInstanceGetVgpuSchedulerState(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pSchedulerStateInfo: nvmlVgpuSchedulerStateInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlGpuInstanceGetVgpuSchedulerLog(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pSchedulerLogInfo: nvmlVgpuSchedulerLogInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlGpuInstanceGetVgpuTypeCreatablePlacements(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pCreatablePlacementInfo: nvmlVgpuCreatablePlacementInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlGpuInstanceGetVgpuHeterogeneousMode(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlGpuInstanceSetVgpuHeterogeneousMode(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlVgpuInstanceGetMetadata(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    vgpuMetadata: _Address,
    bufferSize: _Int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetVgpuMetadata(
    device: nvmlDevice_t | _Int | None,
    pgpuMetadata: _Address,
    bufferSize: _Int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlGetVgpuCompatibility(
    vgpuMetadata: nvmlVgpuMetadata_t | None,
    pgpuMetadata: nvmlVgpuPgpuMetadata_t | None,
) -> tuple[nvmlReturn_t, nvmlVgpuPgpuCompatibility_t]:
    ...
def nvmlDeviceGetPgpuMetadataString(
    device: nvmlDevice_t | _Int | None,
    pgpuMetadata: bytes | bytearray,
    bufferSize: _Int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetVgpuSchedulerLog(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlVgpuSchedulerLog_t]:
    ...
def nvmlDeviceGetVgpuSchedulerState(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlVgpuSchedulerGetState_t]:
    ...
def nvmlDeviceGetVgpuSchedulerCapabilities(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlVgpuSchedulerCapabilities_t]:
    ...
def nvmlDeviceSetVgpuSchedulerState(
    device: nvmlDevice_t | _Int | None,
    pSchedulerState: nvmlVgpuSchedulerSetState_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlGetVgpuVersion() -> tuple[nvmlReturn_t, nvmlVgpuVersion_t, nvmlVgpuVersion_t]:
    ...
def nvmlSetVgpuVersion(vgpuVersion: nvmlVgpuVersion_t | None) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetVgpuUtilization(
    device: nvmlDevice_t | _Int | None,
    lastSeenTimeStamp: _Int,
    vgpuInstanceSamplesCount: _Int,
) -> tuple[nvmlReturn_t, nvmlValueType_t, int, list[nvmlVgpuInstanceUtilizationSample_t]]:
    ...
def nvmlDeviceGetVgpuInstancesUtilizationInfo(
    device: nvmlDevice_t | _Int | None,
    vgpuUtilInfo: nvmlVgpuInstancesUtilizationInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetVgpuProcessUtilization(
    device: nvmlDevice_t | _Int | None,
    lastSeenTimeStamp: _Int,
    vgpuProcessSamplesCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlVgpuProcessUtilizationSample_t]]:
    ...
def nvmlDeviceGetVgpuProcessesUtilizationInfo(
    device: nvmlDevice_t | _Int | None,
    vgpuProcUtilInfo: nvmlVgpuProcessesUtilizationInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlVgpuInstanceGetAccountingMode(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    ...
def nvmlVgpuInstanceGetAccountingPids(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    count: _Int,
) -> tuple[nvmlReturn_t, int, list[int]]:
    ...
def nvmlVgpuInstanceGetAccountingStats(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    pid: _Int,
) -> tuple[nvmlReturn_t, nvmlAccountingStats_t]:
    ...
def nvmlVgpuInstanceClearAccountingPids(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlVgpuInstanceGetLicenseInfo(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlVgpuLicenseInfo_t]:
    ...
def nvmlGetExcludedDeviceCount() -> tuple[nvmlReturn_t, int]:
    ...
def nvmlGetExcludedDeviceInfoByIndex(index: _Int) -> tuple[nvmlReturn_t, nvmlExcludedDeviceInfo_t]:
    ...
def nvmlDeviceSetMigMode(
    device: nvmlDevice_t | _Int | None,
    mode: _Int,
) -> tuple[nvmlReturn_t, nvmlReturn_t]:
    ...
def nvmlDeviceGetMigMode(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int, int]:
    ...
def nvmlDeviceGetGpuInstanceProfileInfo(
    device: nvmlDevice_t | _Int | None,
    profile: _Int,
) -> tuple[nvmlReturn_t, nvmlGpuInstanceProfileInfo_t]:
    ...
def nvmlDeviceGetGpuInstanceProfileInfoV(
    device: nvmlDevice_t | _Int | None,
    profile: _Int,
    info: nvmlGpuInstanceProfileInfo_v2_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetGpuInstancePossiblePlacements(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[nvmlReturn_t, list[nvmlGpuInstancePlacement_t], int]:
    ...
def nvmlDeviceGetGpuInstanceRemainingCapacity(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceCreateGpuInstance(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
) -> tuple[nvmlReturn_t, nvmlGpuInstance_t]:
    ...
def nvmlDeviceCreateGpuInstanceWithPlacement(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
    placement: nvmlGpuInstancePlacement_t | None,
) -> tuple[nvmlReturn_t, nvmlGpuInstance_t]:
    ...
def nvmlGpuInstanceDestroy(gpuInstance: nvmlGpuInstance_t | _Int | None) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetGpuInstances(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[nvmlReturn_t, list[nvmlGpuInstance_t], int]:
    ...
def nvmlDeviceGetGpuInstanceById(
    device: nvmlDevice_t | _Int | None,
    id: _Int,
) -> tuple[nvmlReturn_t, nvmlGpuInstance_t]:
    ...
def nvmlGpuInstanceGetInfo(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGpuInstanceInfo_t]:
    ...
def nvmlGpuInstanceGetComputeInstanceProfileInfo(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profile: _Int,
    engProfile: _Int,
) -> tuple[nvmlReturn_t, nvmlComputeInstanceProfileInfo_t]:
    ...
def nvmlGpuInstanceGetComputeInstanceProfileInfoV(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profile: _Int,
    engProfile: _Int,
    info: nvmlComputeInstanceProfileInfo_v2_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlGpuInstanceGetComputeInstanceRemainingCapacity(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlGpuInstanceGetComputeInstancePossiblePlacements(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[nvmlReturn_t, list[nvmlComputeInstancePlacement_t], int]:
    ...
def nvmlGpuInstanceCreateComputeInstance(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
) -> tuple[nvmlReturn_t, nvmlComputeInstance_t]:
    ...
def nvmlGpuInstanceCreateComputeInstanceWithPlacement(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
    placement: nvmlComputeInstancePlacement_t | None,
) -> tuple[nvmlReturn_t, nvmlComputeInstance_t]:
    ...
def nvmlComputeInstanceDestroy(
    computeInstance: nvmlComputeInstance_t | _Int | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlGpuInstanceGetComputeInstances(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[nvmlReturn_t, list[nvmlComputeInstance_t], int]:
    ...
def nvmlGpuInstanceGetComputeInstanceById(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    id: _Int,
) -> tuple[nvmlReturn_t, nvmlComputeInstance_t]:
    ...
def nvmlComputeInstanceGetInfo(
    computeInstance: nvmlComputeInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlComputeInstanceInfo_t]:
    ...
def nvmlDeviceIsMigDeviceHandle(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetGpuInstanceId(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetComputeInstanceId(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetMaxMigDeviceCount(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlDeviceGetMigDeviceHandleByIndex(
    device: nvmlDevice_t | _Int | None,
    index: _Int,
) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    ...
def nvmlDeviceGetDeviceHandleFromMigDeviceHandle(
    migDevice: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    ...
def nvmlGpmMetricsGet(metricsGet: nvmlGpmMetricsGet_t | None) -> tuple[nvmlReturn_t]:
    ...
def nvmlGpmSampleFree(gpmSample: nvmlGpmSample_t | _Int | None) -> tuple[nvmlReturn_t]:
    ...
def nvmlGpmSampleAlloc() -> tuple[nvmlReturn_t, nvmlGpmSample_t]:
    ...
def nvmlGpmSampleGet(
    device: nvmlDevice_t | _Int | None,
    gpmSample: nvmlGpmSample_t | _Int | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlGpmMigSampleGet(
    device: nvmlDevice_t | _Int | None,
    gpuInstanceId: _Int,
    gpmSample: nvmlGpmSample_t | _Int | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlGpmQueryDeviceSupport(
    device: nvmlDevice_t | _Int | None,
    gpmSupport: nvmlGpmSupport_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlGpmQueryIfStreamingEnabled(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    ...
def nvmlGpmSetStreamingEnabled(
    device: nvmlDevice_t | _Int | None,
    state: _Int,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceGetCapabilities(
    device: nvmlDevice_t | _Int | None,
    caps: nvmlDeviceCapabilities_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceWorkloadPowerProfileGetProfilesInfo(
    device: nvmlDevice_t | _Int | None,
    profilesInfo: nvmlWorkloadPowerProfileProfilesInfo_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(
    device: nvmlDevice_t | _Int | None,
    currentProfiles: nvmlWorkloadPowerProfileCurrentProfiles_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
    device: nvmlDevice_t | _Int | None,
    requestedProfiles: nvmlWorkloadPowerProfileRequestedProfiles_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
    device: nvmlDevice_t | _Int | None,
    requestedProfiles: nvmlWorkloadPowerProfileRequestedProfiles_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDevicePowerSmoothingActivatePresetProfile(
    device: nvmlDevice_t | _Int | None,
    profile: nvmlPowerSmoothingProfile_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDevicePowerSmoothingUpdatePresetProfileParam(
    device: nvmlDevice_t | _Int | None,
    profile: nvmlPowerSmoothingProfile_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlDevicePowerSmoothingSetState(
    device: nvmlDevice_t | _Int | None,
    state: nvmlPowerSmoothingState_t | None,
) -> tuple[nvmlReturn_t]:
    ...
def nvmlGetBlacklistDeviceCount() -> tuple[nvmlReturn_t, int]:
    ...
def nvmlGetBlacklistDeviceInfoByIndex(index: _Int) -> tuple[nvmlReturn_t, nvmlExcludedDeviceInfo_t]:
    ...
