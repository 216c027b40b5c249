# nvml.pyi of cubind's binding of the NVML, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvml.yaml.

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsFloat, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

_Int: TypeAlias = SupportsInt | SupportsIndex
_Address: TypeAlias = _Int | Buffer | None
_Text: TypeAlias = bytes | bytearray | str
_KernelParams: TypeAlias = tuple[tuple[Any, ...], tuple[Any, ...]] | int | Buffer | None
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

class nvmlDevice_t(_Handle): ...
class nvmlGpuInstance_t(_Handle): ...
class nvmlUnit_t(_Handle): ...
class nvmlEventSet_t(_Handle): ...
class nvmlSystemEventSet_t(_Handle): ...
class nvmlComputeInstance_t(_Handle): ...
class nvmlGpmSample_t(_Handle): ...
class nvmlDeviceArchitecture_t(_Cell): ...
class nvmlBusType_t(_Cell): ...
class nvmlFanControlPolicy_t(_Cell): ...
class nvmlPowerSource_t(_Cell): ...
class nvmlPowerScopeType_t(_Cell): ...
class nvmlVgpuTypeId_t(_Cell): ...
class nvmlVgpuInstance_t(_Cell): ...
class nvmlGpuFabricState_t(_Cell): ...
class nvmlAffinityScope_t(_Cell): ...

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
class nvmlPciInfoExt_t(nvmlPciInfoExt_v1_t): ...

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
class nvmlPciInfo_t(nvmlPciInfo_st): ...

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
class nvmlEccErrorCounts_t(nvmlEccErrorCounts_st): ...

class nvmlUtilization_st(_Record):
    @property
    def gpu(self) -> int: ...
    @gpu.setter
    def gpu(self, value: _Int) -> None: ...
    @property
    def memory(self) -> int: ...
    @memory.setter
    def memory(self, value: _Int) -> None: ...
class nvmlUtilization_t(nvmlUtilization_st): ...

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
class nvmlMemory_t(nvmlMemory_st): ...

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
    def free(self) -> int: ...
    @free.setter
    def free(self, value: _Int) -> None: ...
    @property
    def used(self) -> int: ...
    @used.setter
    def used(self, value: _Int) -> None: ...
class nvmlMemory_v2_t(nvmlMemory_v2_st): ...

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
class nvmlBAR1Memory_t(nvmlBAR1Memory_st): ...

class nvmlProcessInfo_v1_st(_Record):
    @property
    def pid(self) -> int: ...
    @pid.setter
    def pid(self, value: _Int) -> None: ...
    @property
    def usedGpuMemory(self) -> int: ...
    @usedGpuMemory.setter
    def usedGpuMemory(self, value: _Int) -> None: ...
class nvmlProcessInfo_v1_t(nvmlProcessInfo_v1_st): ...

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
class nvmlProcessInfo_v2_t(nvmlProcessInfo_v2_st): ...
class nvmlProcessInfo_t(nvmlProcessInfo_v2_st): ...

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
class nvmlProcessDetailList_t(nvmlProcessDetailList_v1_t): ...

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
class nvmlDeviceAttributes_t(nvmlDeviceAttributes_st): ...

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
class nvmlRowRemapperHistogramValues_t(nvmlRowRemapperHistogramValues_st): ...

class nvmlNvLinkUtilizationControl_st(_Record):
    @property
    def units(self) -> nvmlNvLinkUtilizationCountUnits_t: ...
    @units.setter
    def units(self, value: nvmlNvLinkUtilizationCountUnits_t | int) -> None: ...
    @property
    def pktfilter(self) -> nvmlNvLinkUtilizationCountPktTypes_t: ...
    @pktfilter.setter
    def pktfilter(self, value: nvmlNvLinkUtilizationCountPktTypes_t | int) -> None: ...
class nvmlNvLinkUtilizationControl_t(nvmlNvLinkUtilizationControl_st): ...

class nvmlBridgeChipInfo_st(_Record):
    @property
    def type(self) -> nvmlBridgeChipType_t: ...
    @type.setter
    def type(self, value: nvmlBridgeChipType_t | int) -> None: ...
    @property
    def fwVersion(self) -> int: ...
    @fwVersion.setter
    def fwVersion(self, value: _Int) -> None: ...
class nvmlBridgeChipInfo_t(nvmlBridgeChipInfo_st): ...

class nvmlBridgeChipHierarchy_st(_Record):
    @property
    def bridgeCount(self) -> int: ...
    @bridgeCount.setter
    def bridgeCount(self, value: _Int) -> None: ...
    @property
    def bridgeChipInfo(self) -> list[nvmlBridgeChipInfo_t]: ...
    @bridgeChipInfo.setter
    def bridgeChipInfo(self, value: Sequence[nvmlBridgeChipInfo_t]) -> None: ...
class nvmlBridgeChipHierarchy_t(nvmlBridgeChipHierarchy_st): ...

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
class nvmlValue_t(nvmlValue_st): ...

class nvmlSample_st(_Record):
    @property
    def timeStamp(self) -> int: ...
    @timeStamp.setter
    def timeStamp(self, value: _Int) -> None: ...
    @property
    def sampleValue(self) -> nvmlValue_t: ...
    @sampleValue.setter
    def sampleValue(self, value: nvmlValue_t) -> None: ...
class nvmlSample_t(nvmlSample_st): ...

class nvmlViolationTime_st(_Record):
    @property
    def referenceTime(self) -> int: ...
    @referenceTime.setter
    def referenceTime(self, value: _Int) -> None: ...
    @property
    def violationTime(self) -> int: ...
    @violationTime.setter
    def violationTime(self, value: _Int) -> None: ...
class nvmlViolationTime_t(nvmlViolationTime_st): ...

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
class nvmlCoolerInfo_t(nvmlCoolerInfo_v1_t): ...

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
class nvmlUUID_t(nvmlUUID_v1_t): ...

class nvmlDramEncryptionInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def encryptionState(self) -> nvmlEnableState_t: ...
    @encryptionState.setter
    def encryptionState(self, value: nvmlEnableState_t | int) -> None: ...
class nvmlDramEncryptionInfo_t(nvmlDramEncryptionInfo_v1_t): ...

class nvmlMarginTemperature_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def marginTemperature(self) -> int: ...
    @marginTemperature.setter
    def marginTemperature(self, value: _Int) -> None: ...
class nvmlMarginTemperature_t(nvmlMarginTemperature_v1_t): ...

class nvmlClkMonFaultInfo_struct(_Record):
    @property
    def clkApiDomain(self) -> int: ...
    @clkApiDomain.setter
    def clkApiDomain(self, value: _Int) -> None: ...
    @property
    def clkDomainFaultMask(self) -> int: ...
    @clkDomainFaultMask.setter
    def clkDomainFaultMask(self, value: _Int) -> None: ...
class nvmlClkMonFaultInfo_t(nvmlClkMonFaultInfo_struct): ...

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
class nvmlClkMonStatus_t(nvmlClkMonStatus_status): ...

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
class nvmlClockOffset_t(nvmlClockOffset_v1_t): ...

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
class nvmlFanSpeedInfo_t(nvmlFanSpeedInfo_v1_t): ...

class nvmlDevicePerfModes_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def str(self) -> _bytes: ...
    @str.setter
    def str(self, value: _bytes) -> None: ...
class nvmlDevicePerfModes_t(nvmlDevicePerfModes_v1_t): ...

class nvmlDeviceCurrentClockFreqs_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def str(self) -> _bytes: ...
    @str.setter
    def str(self, value: _bytes) -> None: ...
class nvmlDeviceCurrentClockFreqs_t(nvmlDeviceCurrentClockFreqs_v1_t): ...

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
class nvmlProcessUtilizationSample_t(nvmlProcessUtilizationSample_st): ...

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
class nvmlProcessesUtilizationInfo_t(nvmlProcessesUtilizationInfo_v1_t): ...

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
class nvmlEccSramErrorStatus_t(nvmlEccSramErrorStatus_v1_t): ...

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
class nvmlPlatformInfo_t(nvmlPlatformInfo_v2_t): ...

class nvmlGpuDynamicPstatesInfo_st(_Record):
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def utilization(self) -> list[nvmlGpuDynamicPstatesInfo_t_anon0]: ...
    @utilization.setter
    def utilization(self, value: Sequence[nvmlGpuDynamicPstatesInfo_t_anon0]) -> None: ...
class nvmlGpuDynamicPstatesInfo_t(nvmlGpuDynamicPstatesInfo_st): ...

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
class nvmlVgpuHeterogeneousMode_t(nvmlVgpuHeterogeneousMode_v1_t): ...

class nvmlVgpuPlacementId_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def placementId(self) -> int: ...
    @placementId.setter
    def placementId(self, value: _Int) -> None: ...
class nvmlVgpuPlacementId_t(nvmlVgpuPlacementId_v1_t): ...

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
class nvmlVgpuPlacementList_t(nvmlVgpuPlacementList_v2_t): ...

class nvmlVgpuTypeBar1Info_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def bar1Size(self) -> int: ...
    @bar1Size.setter
    def bar1Size(self, value: _Int) -> None: ...
class nvmlVgpuTypeBar1Info_t(nvmlVgpuTypeBar1Info_v1_t): ...

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
class nvmlVgpuInstanceUtilizationSample_t(nvmlVgpuInstanceUtilizationSample_st): ...

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
class nvmlVgpuInstancesUtilizationInfo_t(nvmlVgpuInstancesUtilizationInfo_v1_t): ...

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
class nvmlVgpuProcessUtilizationSample_t(nvmlVgpuProcessUtilizationSample_st): ...

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
class nvmlVgpuProcessesUtilizationInfo_t(nvmlVgpuProcessesUtilizationInfo_v1_t): ...

class nvmlVgpuRuntimeState_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
class nvmlVgpuRuntimeState_t(nvmlVgpuRuntimeState_v1_t): ...

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
class nvmlVgpuSchedulerLogEntry_t(nvmlVgpuSchedulerLogEntries_st): ...

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
class nvmlVgpuSchedulerLog_t(nvmlVgpuSchedulerLog_st): ...

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
class nvmlVgpuSchedulerGetState_t(nvmlVgpuSchedulerGetState_st): ...

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
class nvmlVgpuSchedulerSetState_t(nvmlVgpuSchedulerSetState_st): ...

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
class nvmlVgpuSchedulerCapabilities_t(nvmlVgpuSchedulerCapabilities_st): ...

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
class nvmlVgpuLicenseExpiry_t(nvmlVgpuLicenseExpiry_st): ...

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
class nvmlVgpuLicenseInfo_t(nvmlVgpuLicenseInfo_st): ...

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
class nvmlGridLicenseExpiry_t(nvmlGridLicenseExpiry_st): ...

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
class nvmlGridLicensableFeature_t(nvmlGridLicensableFeature_st): ...

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
class nvmlGridLicensableFeatures_t(nvmlGridLicensableFeatures_st): ...

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
class nvmlVgpuTypeIdInfo_t(nvmlVgpuTypeIdInfo_v1_t): ...

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
class nvmlVgpuTypeMaxInstance_t(nvmlVgpuTypeMaxInstance_v1_t): ...

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
class nvmlActiveVgpuInstanceInfo_t(nvmlActiveVgpuInstanceInfo_v1_t): ...

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
class nvmlVgpuSchedulerState_t(nvmlVgpuSchedulerState_v1_t): ...

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
class nvmlVgpuSchedulerStateInfo_t(nvmlVgpuSchedulerStateInfo_v1_t): ...

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
class nvmlVgpuSchedulerLogInfo_t(nvmlVgpuSchedulerLogInfo_v1_t): ...

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
class nvmlVgpuCreatablePlacementInfo_t(nvmlVgpuCreatablePlacementInfo_v1_t): ...

class nvmlNvLinkPowerThres_st(_Record):
    @property
    def lowPwrThreshold(self) -> int: ...
    @lowPwrThreshold.setter
    def lowPwrThreshold(self, value: _Int) -> None: ...
class nvmlNvLinkPowerThres_t(nvmlNvLinkPowerThres_st): ...

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
class nvmlFieldValue_t(nvmlFieldValue_st): ...

class nvmlHwbcEntry_st(_Record):
    @property
    def hwbcId(self) -> int: ...
    @hwbcId.setter
    def hwbcId(self, value: _Int) -> None: ...
    @property
    def firmwareVersion(self) -> _bytes: ...
    @firmwareVersion.setter
    def firmwareVersion(self, value: _bytes) -> None: ...
class nvmlHwbcEntry_t(nvmlHwbcEntry_st): ...

class nvmlLedState_st(_Record):
    @property
    def cause(self) -> _bytes: ...
    @cause.setter
    def cause(self, value: _bytes) -> None: ...
    @property
    def color(self) -> nvmlLedColor_t: ...
    @color.setter
    def color(self, value: nvmlLedColor_t | int) -> None: ...
class nvmlLedState_t(nvmlLedState_st): ...

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
class nvmlUnitInfo_t(nvmlUnitInfo_st): ...

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
class nvmlPSUInfo_t(nvmlPSUInfo_st): ...

class nvmlUnitFanInfo_st(_Record):
    @property
    def speed(self) -> int: ...
    @speed.setter
    def speed(self, value: _Int) -> None: ...
    @property
    def state(self) -> nvmlFanState_t: ...
    @state.setter
    def state(self, value: nvmlFanState_t | int) -> None: ...
class nvmlUnitFanInfo_t(nvmlUnitFanInfo_st): ...

class nvmlUnitFanSpeeds_st(_Record):
    @property
    def fans(self) -> list[nvmlUnitFanInfo_t]: ...
    @fans.setter
    def fans(self, value: Sequence[nvmlUnitFanInfo_t]) -> None: ...
    @property
    def count(self) -> int: ...
    @count.setter
    def count(self, value: _Int) -> None: ...
class nvmlUnitFanSpeeds_t(nvmlUnitFanSpeeds_st): ...

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
class nvmlEventData_t(nvmlEventData_st): ...

class nvmlSystemEventSetCreateRequest_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def set(self) -> nvmlSystemEventSet_t: ...
    @set.setter
    def set(self, value: nvmlSystemEventSet_t | _Int | None) -> None: ...
class nvmlSystemEventSetCreateRequest_t(nvmlSystemEventSetCreateRequest_v1_t): ...

class nvmlSystemEventSetFreeRequest_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def set(self) -> nvmlSystemEventSet_t: ...
    @set.setter
    def set(self, value: nvmlSystemEventSet_t | _Int | None) -> None: ...
class nvmlSystemEventSetFreeRequest_t(nvmlSystemEventSetFreeRequest_v1_t): ...

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
class nvmlSystemRegisterEventRequest_t(nvmlSystemRegisterEventRequest_v1_t): ...

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
class nvmlSystemEventSetWaitRequest_t(nvmlSystemEventSetWaitRequest_v1_t): ...

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
class nvmlAccountingStats_t(nvmlAccountingStats_st): ...

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
class nvmlEncoderSessionInfo_t(nvmlEncoderSessionInfo_st): ...

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
class nvmlFBCStats_t(nvmlFBCStats_st): ...

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
class nvmlFBCSessionInfo_t(nvmlFBCSessionInfo_st): ...

class nvmlConfComputeSystemCaps_st(_Record):
    @property
    def cpuCaps(self) -> int: ...
    @cpuCaps.setter
    def cpuCaps(self, value: _Int) -> None: ...
    @property
    def gpusCaps(self) -> int: ...
    @gpusCaps.setter
    def gpusCaps(self, value: _Int) -> None: ...
class nvmlConfComputeSystemCaps_t(nvmlConfComputeSystemCaps_st): ...

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
class nvmlConfComputeSystemState_t(nvmlConfComputeSystemState_st): ...

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
class nvmlSystemConfComputeSettings_t(nvmlSystemConfComputeSettings_v1_t): ...

class nvmlConfComputeMemSizeInfo_st(_Record):
    @property
    def protectedMemSizeKib(self) -> int: ...
    @protectedMemSizeKib.setter
    def protectedMemSizeKib(self, value: _Int) -> None: ...
    @property
    def unprotectedMemSizeKib(self) -> int: ...
    @unprotectedMemSizeKib.setter
    def unprotectedMemSizeKib(self, value: _Int) -> None: ...
class nvmlConfComputeMemSizeInfo_t(nvmlConfComputeMemSizeInfo_st): ...

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
class nvmlConfComputeGpuCertificate_t(nvmlConfComputeGpuCertificate_st): ...

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
class nvmlConfComputeGpuAttestationReport_t(nvmlConfComputeGpuAttestationReport_st): ...

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
): ...
class nvmlConfComputeSetKeyRotationThresholdInfo_t(
    nvmlConfComputeSetKeyRotationThresholdInfo_v1_t,
): ...

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
): ...
class nvmlConfComputeGetKeyRotationThresholdInfo_t(
    nvmlConfComputeGetKeyRotationThresholdInfo_v1_t,
): ...

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
class nvmlGpuFabricInfoV_t(nvmlGpuFabricInfo_v2_t): ...

class nvmlSystemDriverBranchInfo_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def branch(self) -> _bytes: ...
    @branch.setter
    def branch(self, value: _bytes) -> None: ...
class nvmlSystemDriverBranchInfo_t(nvmlSystemDriverBranchInfo_v1_t): ...

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
class nvmlTemperature_t(nvmlTemperature_v1_t): ...

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
class nvmlNvlinkSupportedBwModes_t(nvmlNvlinkSupportedBwModes_v1_t): ...

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
class nvmlNvlinkGetBwMode_t(nvmlNvlinkGetBwMode_v1_t): ...

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
class nvmlNvlinkSetBwMode_t(nvmlNvlinkSetBwMode_v1_t): ...

class nvmlVgpuVersion_st(_Record):
    @property
    def minVersion(self) -> int: ...
    @minVersion.setter
    def minVersion(self, value: _Int) -> None: ...
    @property
    def maxVersion(self) -> int: ...
    @maxVersion.setter
    def maxVersion(self, value: _Int) -> None: ...
class nvmlVgpuVersion_t(nvmlVgpuVersion_st): ...

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
class nvmlVgpuMetadata_t(nvmlVgpuMetadata_st): ...

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
class nvmlVgpuPgpuMetadata_t(nvmlVgpuPgpuMetadata_st): ...

class nvmlVgpuPgpuCompatibility_st(_Record):
    @property
    def vgpuVmCompatibility(self) -> nvmlVgpuVmCompatibility_t: ...
    @vgpuVmCompatibility.setter
    def vgpuVmCompatibility(self, value: nvmlVgpuVmCompatibility_t | int) -> None: ...
    @property
    def compatibilityLimitCode(self) -> nvmlVgpuPgpuCompatibilityLimitCode_t: ...
    @compatibilityLimitCode.setter
    def compatibilityLimitCode(self, value: nvmlVgpuPgpuCompatibilityLimitCode_t | int) -> None: ...
class nvmlVgpuPgpuCompatibility_t(nvmlVgpuPgpuCompatibility_st): ...

class nvmlExcludedDeviceInfo_st(_Record):
    @property
    def pciInfo(self) -> nvmlPciInfo_t: ...
    @pciInfo.setter
    def pciInfo(self, value: nvmlPciInfo_t) -> None: ...
    @property
    def uuid(self) -> _bytes: ...
    @uuid.setter
    def uuid(self, value: _bytes) -> None: ...
class nvmlExcludedDeviceInfo_t(nvmlExcludedDeviceInfo_st): ...
class nvmlBlacklistDeviceInfo_t(nvmlExcludedDeviceInfo_st): ...

class nvmlGpuInstancePlacement_st(_Record):
    @property
    def start(self) -> int: ...
    @start.setter
    def start(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
class nvmlGpuInstancePlacement_t(nvmlGpuInstancePlacement_st): ...

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
class nvmlGpuInstanceProfileInfo_t(nvmlGpuInstanceProfileInfo_st): ...

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
class nvmlGpuInstanceProfileInfo_v2_t(nvmlGpuInstanceProfileInfo_v2_st): ...

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
class nvmlGpuInstanceProfileInfo_v3_t(nvmlGpuInstanceProfileInfo_v3_st): ...

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
class nvmlGpuInstanceInfo_t(nvmlGpuInstanceInfo_st): ...

class nvmlComputeInstancePlacement_st(_Record):
    @property
    def start(self) -> int: ...
    @start.setter
    def start(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
class nvmlComputeInstancePlacement_t(nvmlComputeInstancePlacement_st): ...

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
class nvmlComputeInstanceProfileInfo_t(nvmlComputeInstanceProfileInfo_st): ...

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
class nvmlComputeInstanceProfileInfo_v2_t(nvmlComputeInstanceProfileInfo_v2_st): ...

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
class nvmlComputeInstanceProfileInfo_v3_t(nvmlComputeInstanceProfileInfo_v3_st): ...

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
class nvmlComputeInstanceInfo_t(nvmlComputeInstanceInfo_st): ...

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
class nvmlDeviceCapabilities_t(nvmlDeviceCapabilities_v1_t): ...

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
class nvmlWorkloadPowerProfileInfo_t(nvmlWorkloadPowerProfileInfo_v1_t): ...

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
class nvmlWorkloadPowerProfileProfilesInfo_t(nvmlWorkloadPowerProfileProfilesInfo_v1_t): ...

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
class nvmlWorkloadPowerProfileCurrentProfiles_t(nvmlWorkloadPowerProfileCurrentProfiles_v1_t): ...

class nvmlWorkloadPowerProfileRequestedProfiles_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def requestedProfilesMask(self) -> nvmlMask255_t: ...
    @requestedProfilesMask.setter
    def requestedProfilesMask(self, value: nvmlMask255_t) -> None: ...
class nvmlWorkloadPowerProfileRequestedProfiles_t(
    nvmlWorkloadPowerProfileRequestedProfiles_v1_t,
): ...

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
class nvmlPowerSmoothingProfile_t(nvmlPowerSmoothingProfile_v1_t): ...

class nvmlPowerSmoothingState_v1_t(_Record):
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def state(self) -> nvmlEnableState_t: ...
    @state.setter
    def state(self, value: nvmlEnableState_t | int) -> None: ...
class nvmlPowerSmoothingState_t(nvmlPowerSmoothingState_v1_t): ...

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
    """nvmlReturn_t nvmlInit_v2(void)

    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlInitWithFlags(flags: _Int) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlInitWithFlags(unsigned int flags)

    Parameters
        flags : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlShutdown() -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlShutdown(void)

    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlErrorString(result: nvmlReturn_t | int) -> tuple[nvmlReturn_t, bytes | None]:
    """const char *nvmlErrorString(nvmlReturn_t result)

    Parameters
        result : nvmlReturn_t or int
    Returns
        nvmlReturn_t (always NVML_SUCCESS; the checked form leaves it out)
        bytes | None
    Keeps the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetDriverVersion(length: _Int) -> tuple[nvmlReturn_t, bytes]:
    """nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)

    Parameters
        length : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        version : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetNVMLVersion(length: _Int) -> tuple[nvmlReturn_t, bytes]:
    """nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)

    Parameters
        length : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        version : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetCudaDriverVersion() -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)

    Returns
        nvmlReturn_t (the checked form raises instead)
        cudaDriverVersion : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetCudaDriverVersion_v2() -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)

    Returns
        nvmlReturn_t (the checked form raises instead)
        cudaDriverVersion : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetProcessName(pid: _Int, length: _Int) -> tuple[nvmlReturn_t, bytes]:
    """nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)

    Parameters
        pid : int
        length : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        name : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetHicVersion(hwbcCount: _Int) -> tuple[nvmlReturn_t, int, list[nvmlHwbcEntry_t]]:
    """nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount, nvmlHwbcEntry_t *hwbcEntries)

    Parameters
        hwbcCount : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        hwbcCount : int
        hwbcEntries : list[nvmlHwbcEntry_t]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetTopologyGpuSet(
    cpuNumber: _Int,
    count: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlDevice_t]]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo, unsigned int length)

    Parameters
        branchInfo : nvmlSystemDriverBranchInfo_t or None; in and out
        length : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitGetCount() -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)

    Returns
        nvmlReturn_t (the checked form raises instead)
        unitCount : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitGetHandleByIndex(index: _Int) -> tuple[nvmlReturn_t, nvmlUnit_t]:
    """nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)

    Parameters
        index : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        unit : nvmlUnit_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitGetUnitInfo(unit: nvmlUnit_t | _Int | None) -> tuple[nvmlReturn_t, nvmlUnitInfo_t]:
    """nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)

    Parameters
        unit : nvmlUnit_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        info : nvmlUnitInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitGetLedState(unit: nvmlUnit_t | _Int | None) -> tuple[nvmlReturn_t, nvmlLedState_t]:
    """nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)

    Parameters
        unit : nvmlUnit_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        state : nvmlLedState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitGetPsuInfo(unit: nvmlUnit_t | _Int | None) -> tuple[nvmlReturn_t, nvmlPSUInfo_t]:
    """nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)

    Parameters
        unit : nvmlUnit_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        psu : nvmlPSUInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitGetTemperature(unit: nvmlUnit_t | _Int | None, type: _Int) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type, unsigned int *temp)

    Parameters
        unit : nvmlUnit_t, int or None
        type : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        temp : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitGetFanSpeedInfo(
    unit: nvmlUnit_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlUnitFanSpeeds_t]:
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
) -> tuple[nvmlReturn_t, int, list[nvmlDevice_t]]:
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
def nvmlDeviceGetCount() -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)

    Returns
        nvmlReturn_t (the checked form raises instead)
        deviceCount : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetAttributes(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlDeviceAttributes_t]:
    """nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device, nvmlDeviceAttributes_t *attributes)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        attributes : nvmlDeviceAttributes_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetHandleByIndex(index: _Int) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    """nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)

    Parameters
        index : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        device : nvmlDevice_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetHandleBySerial(serial: _Text) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    """nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)

    Parameters
        serial : str or bytes
    Returns
        nvmlReturn_t (the checked form raises instead)
        device : nvmlDevice_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetHandleByUUID(uuid: _Text) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    """nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)

    Parameters
        uuid : str or bytes
    Returns
        nvmlReturn_t (the checked form raises instead)
        device : nvmlDevice_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetHandleByUUIDV(uuid: nvmlUUID_t | None) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    """nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)

    Parameters
        uuid : nvmlUUID_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        device : nvmlDevice_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetHandleByPciBusId(pciBusId: _Text) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    """nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId, nvmlDevice_t *device)

    Parameters
        pciBusId : str or bytes
    Returns
        nvmlReturn_t (the checked form raises instead)
        device : nvmlDevice_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetName(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
        length : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        name : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetBrand(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, nvmlBrandType_t]:
    """nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        type : nvmlBrandType_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetIndex(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        index : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetSerial(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
        length : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        serial : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetModuleId(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        moduleId : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetC2cModeInfoV(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlC2cModeInfo_v1_t]:
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
) -> tuple[nvmlReturn_t, list[int]]:
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
) -> tuple[nvmlReturn_t, list[int]]:
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
def nvmlDeviceGetCpuAffinity(
    device: nvmlDevice_t | _Int | None,
    cpuSetSize: _Int,
) -> tuple[nvmlReturn_t, list[int]]:
    """nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize, unsigned long *cpuSet)

    Parameters
        device : nvmlDevice_t, int or None
        cpuSetSize : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        cpuSet : list[int]
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetCpuAffinity(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceClearCpuAffinity(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNumaNodeId(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, nvmlGpuTopologyLevel_t]:
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
) -> tuple[nvmlReturn_t, int, list[nvmlDevice_t]]:
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
) -> tuple[nvmlReturn_t, nvmlGpuP2PStatus_t]:
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
def nvmlDeviceGetUUID(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
        length : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        uuid : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMinorNumber(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        minorNumber : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetBoardPartNumber(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
        length : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        partNumber : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetInforomVersion(
    device: nvmlDevice_t | _Int | None,
    object: nvmlInforomObject_t | int,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device, nvmlInforomObject_t object, char *version, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
        object : nvmlInforomObject_t or int
        length : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        version : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetInforomImageVersion(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
        length : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        version : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetInforomConfigurationChecksum(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device, unsigned int *checksum)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        checksum : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceValidateInforom(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetLastBBXFlushTime(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device, unsigned long long *timestamp, unsigned long *durationUs)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        timestamp : int
        durationUs : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetDisplayMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        display : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetDisplayActive(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device, nvmlEnableState_t *isActive)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        isActive : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPersistenceMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)

    Parameters
        device : nvmlDevice_t, int or None
        pci : nvmlPciInfoExt_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPciInfo(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, nvmlPciInfo_t]:
    """nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pci : nvmlPciInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMaxPcieLinkGeneration(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGen)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        maxLinkGen : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpuMaxPcieLinkGeneration(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device, unsigned int *maxLinkGenDevice)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        maxLinkGenDevice : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMaxPcieLinkWidth(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device, unsigned int *maxLinkWidth)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        maxLinkWidth : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCurrPcieLinkGeneration(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device, unsigned int *currLinkGen)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        currLinkGen : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCurrPcieLinkWidth(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device, nvmlPcieUtilCounter_t counter, unsigned int *value)

    Parameters
        device : nvmlDevice_t, int or None
        counter : nvmlPcieUtilCounter_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        value : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPcieReplayCounter(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        value : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetClockInfo(
    device: nvmlDevice_t | _Int | None,
    type: nvmlClockType_t | int,
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type, unsigned int *clock)

    Parameters
        device : nvmlDevice_t, int or None
        type : nvmlClockType_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        clock : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpcClkVfOffset(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int, list[int]]:
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
) -> tuple[nvmlReturn_t, int, list[int]]:
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
) -> tuple[nvmlReturn_t, nvmlEnableState_t, nvmlEnableState_t]:
    """nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        isEnabled : nvmlEnableState_t
        defaultIsEnabled : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetFanSpeed(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        speed : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetFanSpeed_v2(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)

    Parameters
        device : nvmlDevice_t, int or None
        fanSpeed : nvmlFanSpeedInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetTargetFanSpeed(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan, unsigned int *targetSpeed)

    Parameters
        device : nvmlDevice_t, int or None
        fan : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        targetSpeed : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMinMaxFanSpeed(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
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
) -> tuple[nvmlReturn_t, nvmlFanControlPolicy_t]:
    """nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan, nvmlFanControlPolicy_t *policy)

    Parameters
        device : nvmlDevice_t, int or None
        fan : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        policy : nvmlFanControlPolicy_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNumFans(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, nvmlGpuThermalSettings_t]:
    """nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex, nvmlGpuThermalSettings_t *pThermalSettings)

    Parameters
        device : nvmlDevice_t, int or None
        sensorIndex : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        pThermalSettings : nvmlGpuThermalSettings_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPerformanceState(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlPstates_t]:
    """nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pState : nvmlPstates_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCurrentClocksEventReasons(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device, unsigned long long *clocksEventReasons)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        clocksEventReasons : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCurrentClocksThrottleReasons(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device, unsigned long long *clocksThrottleReasons)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        clocksThrottleReasons : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetSupportedClocksEventReasons(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device, unsigned long long *supportedClocksEventReasons)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        supportedClocksEventReasons : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetSupportedClocksThrottleReasons(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device, unsigned long long *supportedClocksThrottleReasons)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        supportedClocksThrottleReasons : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPowerState(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlPstates_t]:
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
) -> tuple[nvmlReturn_t, nvmlGpuDynamicPstatesInfo_t]:
    """nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device, nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pDynamicPstatesInfo : nvmlGpuDynamicPstatesInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMemClkVfOffset(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int, int]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device, nvmlPstates_t *pstates, unsigned int size)

    Parameters
        device : nvmlDevice_t, int or None
        pstates : int (address), buffer or None; at least size bytes are written
        size : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpcClkMinMaxVfOffset(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset, int *maxOffset)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        minOffset : int
        maxOffset : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMemClkMinMaxVfOffset(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device, nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)

    Parameters
        device : nvmlDevice_t, int or None
        currentClockFreqs : nvmlDeviceCurrentClockFreqs_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPowerManagementMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device, nvmlEnableState_t *mode)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        mode : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPowerManagementLimit(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int, int]:
    """nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device, unsigned int *minLimit, unsigned int *maxLimit)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        minLimit : int
        maxLimit : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPowerManagementDefaultLimit(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device, unsigned int *defaultLimit)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        defaultLimit : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPowerUsage(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        power : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetTotalEnergyConsumption(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device, unsigned long long *energy)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        energy : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetEnforcedPowerLimit(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, nvmlGpuOperationMode_t, nvmlGpuOperationMode_t]:
    """nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device, nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        current : nvmlGpuOperationMode_t
        pending : nvmlGpuOperationMode_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMemoryInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlMemory_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)

    Parameters
        device : nvmlDevice_t, int or None
        memory : nvmlMemory_v2_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetComputeMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlComputeMode_t]:
    """nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        mode : nvmlComputeMode_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetCudaComputeCapability(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, nvmlEnableState_t, nvmlEnableState_t]:
    """nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current, nvmlEnableState_t *pending)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        current : nvmlEnableState_t
        pending : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetDefaultEccMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device, nvmlEnableState_t *defaultMode)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        defaultMode : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetBoardId(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        boardId : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMultiGpuBoard(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, nvmlEccErrorCounts_t]:
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
) -> tuple[nvmlReturn_t, int]:
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
def nvmlDeviceGetUtilizationRates(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlUtilization_t]:
    """nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device, nvmlUtilization_t *utilization)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        utilization : nvmlUtilization_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetEncoderUtilization(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
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
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device, nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity)

    Parameters
        device : nvmlDevice_t, int or None
        encoderQueryType : nvmlEncoderType_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        encoderCapacity : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetEncoderStats(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int, int]:
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
) -> tuple[nvmlReturn_t, int, list[nvmlEncoderSessionInfo_t]]:
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
def nvmlDeviceGetDecoderUtilization(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        utilization : int
        samplingPeriodUs : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetJpgUtilization(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        utilization : int
        samplingPeriodUs : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetOfaUtilization(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization, unsigned int *samplingPeriodUs)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        utilization : int
        samplingPeriodUs : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetFBCStats(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlFBCStats_t]:
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
) -> tuple[nvmlReturn_t, int, list[nvmlFBCSessionInfo_t]]:
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
) -> tuple[nvmlReturn_t, nvmlDriverModel_t, nvmlDriverModel_t]:
    """nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device, nvmlDriverModel_t *current, nvmlDriverModel_t *pending)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        current : nvmlDriverModel_t
        pending : nvmlDriverModel_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVbiosVersion(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
        length : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        version : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetBridgeChipInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlBridgeChipHierarchy_t]:
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
) -> tuple[nvmlReturn_t, int, list[nvmlProcessInfo_t]]:
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
) -> tuple[nvmlReturn_t, int, list[nvmlProcessInfo_t]]:
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
) -> tuple[nvmlReturn_t, int, list[nvmlProcessInfo_t]]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
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
) -> tuple[nvmlReturn_t, nvmlValueType_t, int, list[nvmlSample_t]]:
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
def nvmlDeviceGetBAR1MemoryInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlBAR1Memory_t]:
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
) -> tuple[nvmlReturn_t, nvmlViolationTime_t]:
    """nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device, nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime)

    Parameters
        device : nvmlDevice_t, int or None
        perfPolicyType : nvmlPerfPolicyType_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        violTime : nvmlViolationTime_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetIrqNum(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        irqNum : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNumGpuCores(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        numCores : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPowerSource(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlPowerSource_t]:
    """nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device, nvmlPowerSource_t *powerSource)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        powerSource : nvmlPowerSource_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMemoryBusWidth(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        busWidth : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPcieLinkMaxSpeed(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        maxSpeed : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPcieSpeed(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pcieSpeed : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetAdaptiveClockInfoStatus(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device, unsigned int *adaptiveClockStatus)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        adaptiveClockStatus : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetBusType(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, nvmlBusType_t]:
    """nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        type : nvmlBusType_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpuFabricInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGpuFabricInfo_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device, nvmlGpuFabricInfoV_t *gpuFabricInfo)

    Parameters
        device : nvmlDevice_t, int or None
        gpuFabricInfo : nvmlGpuFabricInfoV_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetConfComputeCapabilities() -> tuple[nvmlReturn_t, nvmlConfComputeSystemCaps_t]:
    """nvmlReturn_t nvmlSystemGetConfComputeCapabilities(nvmlConfComputeSystemCaps_t *capabilities)

    Returns
        nvmlReturn_t (the checked form raises instead)
        capabilities : nvmlConfComputeSystemCaps_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetConfComputeState() -> tuple[nvmlReturn_t, nvmlConfComputeSystemState_t]:
    """nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)

    Returns
        nvmlReturn_t (the checked form raises instead)
        state : nvmlConfComputeSystemState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetConfComputeMemSizeInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlConfComputeMemSizeInfo_t]:
    """nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device, nvmlConfComputeMemSizeInfo_t *memInfo)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        memInfo : nvmlConfComputeMemSizeInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetConfComputeGpusReadyState() -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)

    Returns
        nvmlReturn_t (the checked form raises instead)
        isAcceptingWork : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetConfComputeProtectedMemoryUsage(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlMemory_t]:
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
) -> tuple[nvmlReturn_t, nvmlConfComputeGpuCertificate_t]:
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
) -> tuple[nvmlReturn_t, nvmlConfComputeGpuAttestationReport_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device, unsigned long long sizeKiB)

    Parameters
        device : nvmlDevice_t, int or None
        sizeKiB : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork: _Int) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)

    Parameters
        isAcceptingWork : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemSetConfComputeKeyRotationThresholdInfo(
    pKeyRotationThrInfo: nvmlConfComputeSetKeyRotationThresholdInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)

    Parameters
        pKeyRotationThrInfo : nvmlConfComputeSetKeyRotationThresholdInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetConfComputeSettings(
    settings: nvmlSystemConfComputeSettings_t | None,
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)

    Parameters
        settings : nvmlSystemConfComputeSettings_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGspFirmwareVersion(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, bytes]:
    """nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        version : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGspFirmwareMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device, nvmlEccSramErrorStatus_t *status)

    Parameters
        device : nvmlDevice_t, int or None
        status : nvmlEccSramErrorStatus_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetAccountingMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
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
) -> tuple[nvmlReturn_t, nvmlAccountingStats_t]:
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
) -> tuple[nvmlReturn_t, int, list[int]]:
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
def nvmlDeviceGetAccountingBufferSize(
    device: nvmlDevice_t | _Int | None,
    bufferSize: _Int,
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int, list[int]]:
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
) -> tuple[nvmlReturn_t, int, list[int], list[int]]:
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
def nvmlDeviceGetRetiredPagesPendingStatus(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device, nvmlEnableState_t *isPending)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        isPending : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetRemappedRows(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int, int, int]:
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
) -> tuple[nvmlReturn_t, nvmlRowRemapperHistogramValues_t]:
    """nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device, nvmlRowRemapperHistogramValues_t *values)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        values : nvmlRowRemapperHistogramValues_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetArchitecture(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlDeviceArchitecture_t]:
    """nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device, nvmlDeviceArchitecture_t *arch)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        arch : nvmlDeviceArchitecture_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetClkMonStatus(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlClkMonStatus_t]:
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
) -> tuple[nvmlReturn_t, list[nvmlProcessUtilizationSample_t], int]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device, nvmlPlatformInfo_t *platformInfo)

    Parameters
        device : nvmlDevice_t, int or None
        platformInfo : nvmlPlatformInfo_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlUnitSetLedState(
    unit: nvmlUnit_t | _Int | None,
    color: nvmlLedColor_t | int,
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)

    Parameters
        device : nvmlDevice_t, int or None
        mode : nvmlComputeMode_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetEccMode(
    device: nvmlDevice_t | _Int | None,
    ecc: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device, unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        minGpuClockMHz : int
        maxGpuClockMHz : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceResetGpuLockedClocks(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device, unsigned int minMemClockMHz, unsigned int maxMemClockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        minMemClockMHz : int
        maxMemClockMHz : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceResetMemoryLockedClocks(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device, unsigned int memClockMHz, unsigned int graphicsClockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        memClockMHz : int
        graphicsClockMHz : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device, nvmlEnableState_t enabled, unsigned int flags)

    Parameters
        device : nvmlDevice_t, int or None
        enabled : nvmlEnableState_t or int
        flags : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetDefaultFanSpeed_v2(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device, nvmlTemperatureThresholds_t thresholdType, int *temp)

    Parameters
        device : nvmlDevice_t, int or None
        thresholdType : nvmlTemperatureThresholds_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        temp : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetPowerManagementLimit(
    device: nvmlDevice_t | _Int | None,
    limit: _Int,
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device, nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted)

    Parameters
        device : nvmlDevice_t, int or None
        apiType : nvmlRestrictedAPI_t or int
        isRestricted : nvmlEnableState_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetFanSpeed_v2(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
    speed: _Int,
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan, unsigned int speed)

    Parameters
        device : nvmlDevice_t, int or None
        fan : int
        speed : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetGpcClkVfOffset(
    device: nvmlDevice_t | _Int | None,
    offset: _Int,
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)

    Parameters
        device : nvmlDevice_t, int or None
        offset : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetMemClkVfOffset(
    device: nvmlDevice_t | _Int | None,
    offset: _Int,
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)

    Parameters
        device : nvmlDevice_t, int or None
        mode : nvmlEnableState_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceClearAccountingPids(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device, nvmlPowerValue_v2_t *powerValue)

    Parameters
        device : nvmlDevice_t, int or None
        powerValue : nvmlPowerValue_v2_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNvLinkState(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link, nvmlEnableState_t *isActive)

    Parameters
        device : nvmlDevice_t, int or None
        link : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        isActive : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNvLinkVersion(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, nvmlPciInfo_t]:
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
) -> tuple[nvmlReturn_t, int]:
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
def nvmlDeviceResetNvLinkErrorCounters(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, nvmlNvLinkUtilizationControl_t]:
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
) -> tuple[nvmlReturn_t, int, int]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, nvmlIntNvLinkDeviceType_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device, nvmlNvLinkPowerThres_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        info : nvmlNvLinkPowerThres_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemSetNvlinkBwMode(nvlinkBwMode: _Int) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)

    Parameters
        nvlinkBwMode : int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemGetNvlinkBwMode() -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)

    Returns
        nvmlReturn_t (the checked form raises instead)
        nvlinkBwMode : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetNvlinkSupportedBwModes(
    device: nvmlDevice_t | _Int | None,
    supportedBwMode: nvmlNvlinkSupportedBwModes_t | None,
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device, nvmlNvlinkSetBwMode_t *setBwMode)

    Parameters
        device : nvmlDevice_t, int or None
        setBwMode : nvmlNvlinkSetBwMode_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlEventSetCreate() -> tuple[nvmlReturn_t, nvmlEventSet_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device, unsigned long long eventTypes, nvmlEventSet_t set)

    Parameters
        device : nvmlDevice_t, int or None
        eventTypes : int
        set : nvmlEventSet_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetSupportedEventTypes(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device, unsigned long long *eventTypes)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        eventTypes : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlEventSetWait(
    set: nvmlEventSet_t | _Int | None,
    timeoutms: _Int,
) -> tuple[nvmlReturn_t, nvmlEventData_t]:
    """nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data, unsigned int timeoutms)

    Parameters
        set : nvmlEventSet_t, int or None
        timeoutms : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        data : nvmlEventData_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlEventSetFree(set: nvmlEventSet_t | _Int | None) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)

    Parameters
        set : nvmlEventSet_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemEventSetCreate(
    request: nvmlSystemEventSetCreateRequest_t | None,
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)

    Parameters
        request : nvmlSystemEventSetCreateRequest_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemEventSetFree(request: nvmlSystemEventSetFreeRequest_t | None) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)

    Parameters
        request : nvmlSystemEventSetFreeRequest_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemRegisterEvents(
    request: nvmlSystemRegisterEventRequest_t | None,
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)

    Parameters
        request : nvmlSystemRegisterEventRequest_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSystemEventSetWait(request: nvmlSystemEventSetWaitRequest_t | None) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo, nvmlEnableState_t newState)

    Parameters
        pciInfo : nvmlPciInfo_t or None
        newState : nvmlEnableState_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceQueryDrainState(
    pciInfo: nvmlPciInfo_t | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo, nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState)

    Parameters
        pciInfo : nvmlPciInfo_t or None
        gpuState : nvmlDetachGpuState_t or int
        linkState : nvmlPcieLinkState_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceDiscoverGpus(pciInfo: nvmlPciInfo_t | None) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)

    Parameters
        pciInfo : nvmlPciInfo_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetFieldValues(
    device: nvmlDevice_t | _Int | None,
    valuesCount: _Int,
    values: nvmlFieldValue_t | Sequence[nvmlFieldValue_t] | None,
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)

    Parameters
        device : nvmlDevice_t, int or None
        valuesCount : int
        values : nvmlFieldValue_t, or a sequence of them; as many as valuesCount; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceClearFieldValues(
    device: nvmlDevice_t | _Int | None,
    valuesCount: _Int,
    values: nvmlFieldValue_t | Sequence[nvmlFieldValue_t] | None,
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount, nvmlFieldValue_t *values)

    Parameters
        device : nvmlDevice_t, int or None
        valuesCount : int
        values : nvmlFieldValue_t, or a sequence of them; as many as valuesCount; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVirtualizationMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGpuVirtualizationMode_t]:
    """nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device, nvmlGpuVirtualizationMode_t *pVirtualMode)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pVirtualMode : nvmlGpuVirtualizationMode_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetHostVgpuMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlHostVgpuMode_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        pPlacementList : nvmlVgpuPlacementList_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetGspHeapSize(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *gspHeapSize)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        gspHeapSize : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetFbReservation(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, nvmlGridLicensableFeatures_t]:
    """nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device, nvmlGridLicensableFeatures_t *pGridLicensableFeatures)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        pGridLicensableFeatures : nvmlGridLicensableFeatures_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGetVgpuDriverCapabilities(
    capability: nvmlVgpuDriverCapability_t | int,
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int, list[nvmlVgpuTypeId_t]]:
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
) -> tuple[nvmlReturn_t, int, list[nvmlVgpuTypeId_t]]:
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
def nvmlVgpuTypeGetClass(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    vgpuTypeClass: bytes | bytearray | None,
    size: _Int,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass, unsigned int *size)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        vgpuTypeClass : bytearray or bytes to write to
        size : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        size : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetName(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    vgpuTypeName: bytes | bytearray | None,
    size: _Int,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName, unsigned int *size)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        vgpuTypeName : bytearray or bytes to write to
        size : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        size : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetGpuInstanceProfileId(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId, unsigned int *gpuInstanceProfileId)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        gpuInstanceProfileId : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetDeviceID(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *deviceID, unsigned long long *subsystemID)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        deviceID : int
        subsystemID : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetFramebufferSize(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId, unsigned long long *fbSize)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        fbSize : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetNumDisplayHeads(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int, int]:
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
def nvmlVgpuTypeGetLicense(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    size: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeLicenseString, unsigned int size)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        size : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        vgpuTypeLicenseString : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetFrameRateLimit(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device, nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        vgpuInstanceCount : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetMaxInstancesPerVm(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, int, list[nvmlVgpuInstance_t]]:
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
    size: _Int,
) -> tuple[nvmlReturn_t, bytes, nvmlVgpuVmIdType_t]:
    """nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId, unsigned int size, nvmlVgpuVmIdType_t *vmIdType)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        size : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        vmId : bytes
        vmIdType : nvmlVgpuVmIdType_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetUUID(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    size: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid, unsigned int size)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        size : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        uuid : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetVmDriverVersion(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance, char *version, unsigned int length)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        length : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        version : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetFbUsage(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance, unsigned long long *fbUsage)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        fbUsage : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetLicenseStatus(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance, unsigned int *licensed)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        licensed : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetType(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlVgpuTypeId_t]:
    """nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuTypeId_t *vgpuTypeId)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        vgpuTypeId : nvmlVgpuTypeId_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetFrameRateLimit(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance, unsigned int *frameRateLimit)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        frameRateLimit : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetEccMode(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance, nvmlEnableState_t *eccMode)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        eccMode : nvmlEnableState_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetEncoderCapacity(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, int, int, int]:
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
) -> tuple[nvmlReturn_t, int, list[nvmlEncoderSessionInfo_t]]:
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
def nvmlVgpuInstanceGetFBCStats(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlFBCStats_t]:
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
) -> tuple[nvmlReturn_t, int, list[nvmlFBCSessionInfo_t]]:
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
def nvmlVgpuInstanceGetGpuInstanceId(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance, unsigned int *gpuInstanceId)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        gpuInstanceId : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetGpuPciId(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    vgpuPciId: bytes | bytearray | None,
    length: _Int,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance, char *vgpuPciId, unsigned int *length)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        vgpuPciId : bytearray or bytes to write to
        length : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        length : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuTypeGetCapabilities(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    capability: nvmlVgpuCapability_t | int,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuCapability_t capability, unsigned int *capResult)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        capability : nvmlVgpuCapability_t or int
    Returns
        nvmlReturn_t (the checked form raises instead)
        capResult : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetMdevUUID(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    size: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance, char *mdevUuid, unsigned int size)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        size : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        mdevUuid : bytes
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceGetCreatableVgpus(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pVgpus: nvmlVgpuTypeIdInfo_t | None,
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, nvmlVgpuPgpuCompatibility_t]:
    """nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata, nvmlVgpuPgpuMetadata_t *pgpuMetadata, nvmlVgpuPgpuCompatibility_t *compatibilityInfo)

    Parameters
        vgpuMetadata : nvmlVgpuMetadata_t or None
        pgpuMetadata : nvmlVgpuPgpuMetadata_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        compatibilityInfo : nvmlVgpuPgpuCompatibility_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetPgpuMetadataString(
    device: nvmlDevice_t | _Int | None,
    pgpuMetadata: bytes | bytearray | None,
    bufferSize: _Int,
) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata, unsigned int *bufferSize)

    Parameters
        device : nvmlDevice_t, int or None
        pgpuMetadata : bytearray or bytes to write to
        bufferSize : int; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
        bufferSize : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetVgpuSchedulerLog(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlVgpuSchedulerLog_t]:
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
) -> tuple[nvmlReturn_t, nvmlVgpuSchedulerGetState_t]:
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
) -> tuple[nvmlReturn_t, nvmlVgpuSchedulerCapabilities_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device, nvmlVgpuSchedulerSetState_t *pSchedulerState)

    Parameters
        device : nvmlDevice_t, int or None
        pSchedulerState : nvmlVgpuSchedulerSetState_t or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGetVgpuVersion() -> tuple[nvmlReturn_t, nvmlVgpuVersion_t, nvmlVgpuVersion_t]:
    """nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported, nvmlVgpuVersion_t *current)

    Returns
        nvmlReturn_t (the checked form raises instead)
        supported : nvmlVgpuVersion_t
        current : nvmlVgpuVersion_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlSetVgpuVersion(vgpuVersion: nvmlVgpuVersion_t | None) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, nvmlValueType_t, int, list[nvmlVgpuInstanceUtilizationSample_t]]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, int, list[nvmlVgpuProcessUtilizationSample_t]]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
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
) -> tuple[nvmlReturn_t, int, list[int]]:
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
) -> tuple[nvmlReturn_t, nvmlAccountingStats_t]:
    """nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance, unsigned int pid, nvmlAccountingStats_t *stats)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        pid : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        stats : nvmlAccountingStats_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceClearAccountingPids(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlVgpuInstanceGetLicenseInfo(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlVgpuLicenseInfo_t]:
    """nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance, nvmlVgpuLicenseInfo_t *licenseInfo)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        licenseInfo : nvmlVgpuLicenseInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGetExcludedDeviceCount() -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)

    Returns
        nvmlReturn_t (the checked form raises instead)
        deviceCount : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGetExcludedDeviceInfoByIndex(index: _Int) -> tuple[nvmlReturn_t, nvmlExcludedDeviceInfo_t]:
    """nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)

    Parameters
        index : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        info : nvmlExcludedDeviceInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceSetMigMode(
    device: nvmlDevice_t | _Int | None,
    mode: _Int,
) -> tuple[nvmlReturn_t, nvmlReturn_t]:
    """nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode, nvmlReturn_t *activationStatus)

    Parameters
        device : nvmlDevice_t, int or None
        mode : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        activationStatus : nvmlReturn_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMigMode(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int, int]:
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
) -> tuple[nvmlReturn_t, nvmlGpuInstanceProfileInfo_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, list[nvmlGpuInstancePlacement_t], int]:
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
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, nvmlGpuInstance_t]:
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
) -> tuple[nvmlReturn_t, nvmlGpuInstance_t]:
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
def nvmlGpuInstanceDestroy(gpuInstance: nvmlGpuInstance_t | _Int | None) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, list[nvmlGpuInstance_t], int]:
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
def nvmlDeviceGetGpuInstanceById(
    device: nvmlDevice_t | _Int | None,
    id: _Int,
) -> tuple[nvmlReturn_t, nvmlGpuInstance_t]:
    """nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id, nvmlGpuInstance_t *gpuInstance)

    Parameters
        device : nvmlDevice_t, int or None
        id : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        gpuInstance : nvmlGpuInstance_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpuInstanceGetInfo(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGpuInstanceInfo_t]:
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
) -> tuple[nvmlReturn_t, nvmlComputeInstanceProfileInfo_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, list[nvmlComputeInstancePlacement_t], int]:
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
) -> tuple[nvmlReturn_t, nvmlComputeInstance_t]:
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
) -> tuple[nvmlReturn_t, nvmlComputeInstance_t]:
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
def nvmlComputeInstanceDestroy(
    computeInstance: nvmlComputeInstance_t | _Int | None,
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t, list[nvmlComputeInstance_t], int]:
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
) -> tuple[nvmlReturn_t, nvmlComputeInstance_t]:
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
) -> tuple[nvmlReturn_t, nvmlComputeInstanceInfo_t]:
    """nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance, nvmlComputeInstanceInfo_t *info)

    Parameters
        computeInstance : nvmlComputeInstance_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        info : nvmlComputeInstanceInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceIsMigDeviceHandle(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        isMigDevice : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetGpuInstanceId(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        id : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetComputeInstanceId(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        id : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceGetMaxMigDeviceCount(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
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
) -> tuple[nvmlReturn_t, nvmlDevice_t]:
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
) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    """nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice, nvmlDevice_t *device)

    Parameters
        migDevice : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        device : nvmlDevice_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpmMetricsGet(metricsGet: nvmlGpmMetricsGet_t | None) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)

    Parameters
        metricsGet : nvmlGpmMetricsGet_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpmSampleFree(gpmSample: nvmlGpmSample_t | _Int | None) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)

    Parameters
        gpmSample : nvmlGpmSample_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpmSampleAlloc() -> tuple[nvmlReturn_t, nvmlGpmSample_t]:
    """nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)

    Returns
        nvmlReturn_t (the checked form raises instead)
        gpmSample : nvmlGpmSample_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpmSampleGet(
    device: nvmlDevice_t | _Int | None,
    gpmSample: nvmlGpmSample_t | _Int | None,
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device, nvmlGpmSupport_t *gpmSupport)

    Parameters
        device : nvmlDevice_t, int or None
        gpmSupport : nvmlGpmSupport_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpmQueryIfStreamingEnabled(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)

    Parameters
        device : nvmlDevice_t, int or None
    Returns
        nvmlReturn_t (the checked form raises instead)
        state : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGpmSetStreamingEnabled(
    device: nvmlDevice_t | _Int | None,
    state: _Int,
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
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
) -> tuple[nvmlReturn_t]:
    """nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device, nvmlPowerSmoothingState_t *state)

    Parameters
        device : nvmlDevice_t, int or None
        state : nvmlPowerSmoothingState_t or None; in and out
    Returns
        nvmlReturn_t (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGetBlacklistDeviceCount() -> tuple[nvmlReturn_t, int]:
    """nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)

    Returns
        nvmlReturn_t (the checked form raises instead)
        deviceCount : int
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlGetBlacklistDeviceInfoByIndex(index: _Int) -> tuple[nvmlReturn_t, nvmlExcludedDeviceInfo_t]:
    """nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index, nvmlExcludedDeviceInfo_t *info)

    Parameters
        index : int
    Returns
        nvmlReturn_t (the checked form raises instead)
        info : nvmlExcludedDeviceInfo_t
    Gives up the GIL. https://docs.nvidia.com/deploy/nvml-api/
    """
