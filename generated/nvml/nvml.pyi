# nvml.pyi of cubind for NVML, API version 13.5.
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

class nvmlProcessMode_t(_Enum):
    """Whether processes compute, draw or use MPS.

    enum nvmlProcessMode_enum. Since CUDA 13.3.

    Members
        NVML_PROCESS_MODE_COMPUTE = 0, NVML_PROCESS_MODE_GRAPHICS = 1,
        NVML_PROCESS_MODE_MPS = 2, NVML_PROCESS_MODE_ALL = 3, NVML_PROCESS_MODE_MAX = 4
    """
    NVML_PROCESS_MODE_COMPUTE: ClassVar[nvmlProcessMode_t]
    NVML_PROCESS_MODE_GRAPHICS: ClassVar[nvmlProcessMode_t]
    NVML_PROCESS_MODE_MPS: ClassVar[nvmlProcessMode_t]
    NVML_PROCESS_MODE_ALL: ClassVar[nvmlProcessMode_t]
    NVML_PROCESS_MODE_MAX: ClassVar[nvmlProcessMode_t]

class nvmlDeviceAddressingModeType_t(_Enum):
    """By whose page tables a GPU reaches host memory.

    enum nvmlDeviceAddressingModeType_t. Since CUDA 13.0.

    Members
        NVML_DEVICE_ADDRESSING_MODE_NONE = 0, NVML_DEVICE_ADDRESSING_MODE_HMM = 1,
        NVML_DEVICE_ADDRESSING_MODE_ATS = 2
    """
    NVML_DEVICE_ADDRESSING_MODE_NONE: ClassVar[nvmlDeviceAddressingModeType_t]
    NVML_DEVICE_ADDRESSING_MODE_HMM: ClassVar[nvmlDeviceAddressingModeType_t]
    NVML_DEVICE_ADDRESSING_MODE_ATS: ClassVar[nvmlDeviceAddressingModeType_t]

class nvmlBridgeChipType_t(_Enum):
    """Which bridge GPUs of a board hang on.

    enum nvmlBridgeChipType_enum.

    Members
        NVML_BRIDGE_CHIP_PLX = 0, NVML_BRIDGE_CHIP_BRO4 = 1

    Field of
        nvmlBridgeChipInfo_t.type
    """
    NVML_BRIDGE_CHIP_PLX: ClassVar[nvmlBridgeChipType_t]
    NVML_BRIDGE_CHIP_BRO4: ClassVar[nvmlBridgeChipType_t]

class nvmlNvLinkUtilizationCountUnits_t(_Enum):
    """In which unit a counter of a link counts.

    enum nvmlNvLinkUtilizationCountUnits_enum.

    Members
        NVML_NVLINK_COUNTER_UNIT_CYCLES = 0, NVML_NVLINK_COUNTER_UNIT_PACKETS = 1,
        NVML_NVLINK_COUNTER_UNIT_BYTES = 2, NVML_NVLINK_COUNTER_UNIT_RESERVED = 3,
        NVML_NVLINK_COUNTER_UNIT_COUNT = 4

    Field of
        nvmlNvLinkUtilizationControl_t.units
    """
    NVML_NVLINK_COUNTER_UNIT_CYCLES: ClassVar[nvmlNvLinkUtilizationCountUnits_t]
    NVML_NVLINK_COUNTER_UNIT_PACKETS: ClassVar[nvmlNvLinkUtilizationCountUnits_t]
    NVML_NVLINK_COUNTER_UNIT_BYTES: ClassVar[nvmlNvLinkUtilizationCountUnits_t]
    NVML_NVLINK_COUNTER_UNIT_RESERVED: ClassVar[nvmlNvLinkUtilizationCountUnits_t]
    NVML_NVLINK_COUNTER_UNIT_COUNT: ClassVar[nvmlNvLinkUtilizationCountUnits_t]

class nvmlNvLinkUtilizationCountPktTypes_t(_Enum):
    """Which packets a counter of a link counts, as bits.

    enum nvmlNvLinkUtilizationCountPktTypes_enum.

    Members
        NVML_NVLINK_COUNTER_PKTFILTER_NOP = 1, NVML_NVLINK_COUNTER_PKTFILTER_READ = 2,
        NVML_NVLINK_COUNTER_PKTFILTER_WRITE = 4, NVML_NVLINK_COUNTER_PKTFILTER_RATOM = 8,
        NVML_NVLINK_COUNTER_PKTFILTER_NRATOM = 16, NVML_NVLINK_COUNTER_PKTFILTER_FLUSH = 32,
        NVML_NVLINK_COUNTER_PKTFILTER_RESPDATA = 64,
        NVML_NVLINK_COUNTER_PKTFILTER_RESPNODATA = 128,
        NVML_NVLINK_COUNTER_PKTFILTER_ALL = 255

    Field of
        nvmlNvLinkUtilizationControl_t.pktfilter
    """
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
    """What a link may be able to do.

    enum nvmlNvLinkCapability_enum.

    Members
        NVML_NVLINK_CAP_P2P_SUPPORTED = 0, NVML_NVLINK_CAP_SYSMEM_ACCESS = 1,
        NVML_NVLINK_CAP_P2P_ATOMICS = 2, NVML_NVLINK_CAP_SYSMEM_ATOMICS = 3,
        NVML_NVLINK_CAP_SLI_BRIDGE = 4, NVML_NVLINK_CAP_VALID = 5, NVML_NVLINK_CAP_COUNT = 6

    Taken by
        nvmlDeviceGetNvLinkCapability
    """
    NVML_NVLINK_CAP_P2P_SUPPORTED: ClassVar[nvmlNvLinkCapability_t]
    NVML_NVLINK_CAP_SYSMEM_ACCESS: ClassVar[nvmlNvLinkCapability_t]
    NVML_NVLINK_CAP_P2P_ATOMICS: ClassVar[nvmlNvLinkCapability_t]
    NVML_NVLINK_CAP_SYSMEM_ATOMICS: ClassVar[nvmlNvLinkCapability_t]
    NVML_NVLINK_CAP_SLI_BRIDGE: ClassVar[nvmlNvLinkCapability_t]
    NVML_NVLINK_CAP_VALID: ClassVar[nvmlNvLinkCapability_t]
    NVML_NVLINK_CAP_COUNT: ClassVar[nvmlNvLinkCapability_t]

class nvmlNvLinkErrorCounter_t(_Enum):
    """Kinds of errors on a link.

    enum nvmlNvLinkErrorCounter_enum.

    Members
        NVML_NVLINK_ERROR_DL_REPLAY = 0, NVML_NVLINK_ERROR_DL_RECOVERY = 1,
        NVML_NVLINK_ERROR_DL_CRC_FLIT = 2, NVML_NVLINK_ERROR_DL_CRC_DATA = 3,
        NVML_NVLINK_ERROR_DL_ECC_DATA = 4, NVML_NVLINK_ERROR_COUNT = 5

    Taken by
        nvmlDeviceGetNvLinkErrorCounter
    """
    NVML_NVLINK_ERROR_DL_REPLAY: ClassVar[nvmlNvLinkErrorCounter_t]
    NVML_NVLINK_ERROR_DL_RECOVERY: ClassVar[nvmlNvLinkErrorCounter_t]
    NVML_NVLINK_ERROR_DL_CRC_FLIT: ClassVar[nvmlNvLinkErrorCounter_t]
    NVML_NVLINK_ERROR_DL_CRC_DATA: ClassVar[nvmlNvLinkErrorCounter_t]
    NVML_NVLINK_ERROR_DL_ECC_DATA: ClassVar[nvmlNvLinkErrorCounter_t]
    NVML_NVLINK_ERROR_COUNT: ClassVar[nvmlNvLinkErrorCounter_t]

class nvmlIntNvLinkDeviceType_t(_Enum):
    """What a link leads to.

    enum nvmlIntNvLinkDeviceType_enum.

    Members
        NVML_NVLINK_DEVICE_TYPE_GPU = 0, NVML_NVLINK_DEVICE_TYPE_IBMNPU = 1,
        NVML_NVLINK_DEVICE_TYPE_SWITCH = 2, NVML_NVLINK_DEVICE_TYPE_UNKNOWN = 255

    Given by
        nvmlDeviceGetNvLinkRemoteDeviceType
    """
    NVML_NVLINK_DEVICE_TYPE_GPU: ClassVar[nvmlIntNvLinkDeviceType_t]
    NVML_NVLINK_DEVICE_TYPE_IBMNPU: ClassVar[nvmlIntNvLinkDeviceType_t]
    NVML_NVLINK_DEVICE_TYPE_SWITCH: ClassVar[nvmlIntNvLinkDeviceType_t]
    NVML_NVLINK_DEVICE_TYPE_UNKNOWN: ClassVar[nvmlIntNvLinkDeviceType_t]

class nvmlGpuTopologyLevel_t(_Enum):
    """The part of the machine that joins two GPUs, nearest first.

    enum nvmlGpuLevel_enum.

    Members
        NVML_TOPOLOGY_INTERNAL = 0, NVML_TOPOLOGY_SINGLE = 10, NVML_TOPOLOGY_MULTIPLE = 20,
        NVML_TOPOLOGY_HOSTBRIDGE = 30, NVML_TOPOLOGY_NODE = 40, NVML_TOPOLOGY_SYSTEM = 50

    Taken by
        nvmlDeviceGetTopologyNearestGpus

    Given by
        nvmlDeviceGetTopologyCommonAncestor
    """
    NVML_TOPOLOGY_INTERNAL: ClassVar[nvmlGpuTopologyLevel_t]
    NVML_TOPOLOGY_SINGLE: ClassVar[nvmlGpuTopologyLevel_t]
    NVML_TOPOLOGY_MULTIPLE: ClassVar[nvmlGpuTopologyLevel_t]
    NVML_TOPOLOGY_HOSTBRIDGE: ClassVar[nvmlGpuTopologyLevel_t]
    NVML_TOPOLOGY_NODE: ClassVar[nvmlGpuTopologyLevel_t]
    NVML_TOPOLOGY_SYSTEM: ClassVar[nvmlGpuTopologyLevel_t]

class nvmlGpuP2PStatus_t(_Enum):
    """Whether GPUs reach each other's memory, or why not.

    enum nvmlGpuP2PStatus_enum.

    Members
        NVML_P2P_STATUS_OK = 0, NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED = 1,
        NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED = 1, NVML_P2P_STATUS_GPU_NOT_SUPPORTED = 2,
        NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED = 3,
        NVML_P2P_STATUS_DISABLED_BY_REGKEY = 4, NVML_P2P_STATUS_NOT_SUPPORTED = 5,
        NVML_P2P_STATUS_UNKNOWN = 6

    Given by
        nvmlDeviceGetP2PStatus
    """
    NVML_P2P_STATUS_OK: ClassVar[nvmlGpuP2PStatus_t]
    NVML_P2P_STATUS_CHIPSET_NOT_SUPPORED: ClassVar[nvmlGpuP2PStatus_t]
    NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED: ClassVar[nvmlGpuP2PStatus_t]
    NVML_P2P_STATUS_GPU_NOT_SUPPORTED: ClassVar[nvmlGpuP2PStatus_t]
    NVML_P2P_STATUS_IOH_TOPOLOGY_NOT_SUPPORTED: ClassVar[nvmlGpuP2PStatus_t]
    NVML_P2P_STATUS_DISABLED_BY_REGKEY: ClassVar[nvmlGpuP2PStatus_t]
    NVML_P2P_STATUS_NOT_SUPPORTED: ClassVar[nvmlGpuP2PStatus_t]
    NVML_P2P_STATUS_UNKNOWN: ClassVar[nvmlGpuP2PStatus_t]

class nvmlGpuP2PCapsIndex_t(_Enum):
    """In which way GPUs may reach each other's memory.

    enum nvmlGpuP2PCapsIndex_enum.

    Members
        NVML_P2P_CAPS_INDEX_READ = 0, NVML_P2P_CAPS_INDEX_WRITE = 1,
        NVML_P2P_CAPS_INDEX_NVLINK = 2, NVML_P2P_CAPS_INDEX_ATOMICS = 3,
        NVML_P2P_CAPS_INDEX_PCI = 4, NVML_P2P_CAPS_INDEX_PROP = 4,
        NVML_P2P_CAPS_INDEX_UNKNOWN = 5

    Taken by
        nvmlDeviceGetP2PStatus
    """
    NVML_P2P_CAPS_INDEX_READ: ClassVar[nvmlGpuP2PCapsIndex_t]
    NVML_P2P_CAPS_INDEX_WRITE: ClassVar[nvmlGpuP2PCapsIndex_t]
    NVML_P2P_CAPS_INDEX_NVLINK: ClassVar[nvmlGpuP2PCapsIndex_t]
    NVML_P2P_CAPS_INDEX_ATOMICS: ClassVar[nvmlGpuP2PCapsIndex_t]
    NVML_P2P_CAPS_INDEX_PCI: ClassVar[nvmlGpuP2PCapsIndex_t]
    NVML_P2P_CAPS_INDEX_PROP: ClassVar[nvmlGpuP2PCapsIndex_t]
    NVML_P2P_CAPS_INDEX_UNKNOWN: ClassVar[nvmlGpuP2PCapsIndex_t]

class nvmlSamplingType_t(_Enum):
    """Which quantity is sampled.

    enum nvmlSamplingType_enum.

    Members
        NVML_TOTAL_POWER_SAMPLES = 0, NVML_GPU_UTILIZATION_SAMPLES = 1,
        NVML_MEMORY_UTILIZATION_SAMPLES = 2, NVML_ENC_UTILIZATION_SAMPLES = 3,
        NVML_DEC_UTILIZATION_SAMPLES = 4, NVML_PROCESSOR_CLK_SAMPLES = 5,
        NVML_MEMORY_CLK_SAMPLES = 6, NVML_MODULE_POWER_SAMPLES = 7,
        NVML_JPG_UTILIZATION_SAMPLES = 8, NVML_OFA_UTILIZATION_SAMPLES = 9,
        NVML_SAMPLINGTYPE_COUNT = 10

    Taken by
        nvmlDeviceGetSamples
    """
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
    """In which direction bytes are counted.

    enum nvmlPcieUtilCounter_enum.

    Members
        NVML_PCIE_UTIL_TX_BYTES = 0, NVML_PCIE_UTIL_RX_BYTES = 1, NVML_PCIE_UTIL_COUNT = 2

    Taken by
        nvmlDeviceGetPcieThroughput
    """
    NVML_PCIE_UTIL_TX_BYTES: ClassVar[nvmlPcieUtilCounter_t]
    NVML_PCIE_UTIL_RX_BYTES: ClassVar[nvmlPcieUtilCounter_t]
    NVML_PCIE_UTIL_COUNT: ClassVar[nvmlPcieUtilCounter_t]

class nvmlValueType_t(_Enum):
    """Of which type a number is.

    enum nvmlValueType_enum.

    Members
        NVML_VALUE_TYPE_DOUBLE = 0, NVML_VALUE_TYPE_UNSIGNED_INT = 1,
        NVML_VALUE_TYPE_UNSIGNED_LONG = 2, NVML_VALUE_TYPE_UNSIGNED_LONG_LONG = 3,
        NVML_VALUE_TYPE_SIGNED_LONG_LONG = 4, NVML_VALUE_TYPE_SIGNED_INT = 5,
        NVML_VALUE_TYPE_UNSIGNED_SHORT = 6, NVML_VALUE_TYPE_COUNT = 7

    Given by
        nvmlDeviceGetSamples, nvmlDeviceGetVgpuUtilization

    Field of
        nvmlVgpuInstancesUtilizationInfo_v1_t.sampleValType, nvmlFieldValue_t.valueType,
        nvmlPRMCounterValue_v1_t.outputType
    """
    NVML_VALUE_TYPE_DOUBLE: ClassVar[nvmlValueType_t]
    NVML_VALUE_TYPE_UNSIGNED_INT: ClassVar[nvmlValueType_t]
    NVML_VALUE_TYPE_UNSIGNED_LONG: ClassVar[nvmlValueType_t]
    NVML_VALUE_TYPE_UNSIGNED_LONG_LONG: ClassVar[nvmlValueType_t]
    NVML_VALUE_TYPE_SIGNED_LONG_LONG: ClassVar[nvmlValueType_t]
    NVML_VALUE_TYPE_SIGNED_INT: ClassVar[nvmlValueType_t]
    NVML_VALUE_TYPE_UNSIGNED_SHORT: ClassVar[nvmlValueType_t]
    NVML_VALUE_TYPE_COUNT: ClassVar[nvmlValueType_t]

class nvmlPerfPolicyType_t(_Enum):
    """Limits that slow a GPU down.

    enum nvmlPerfPolicyType_enum.

    Members
        NVML_PERF_POLICY_POWER = 0, NVML_PERF_POLICY_THERMAL = 1,
        NVML_PERF_POLICY_SYNC_BOOST = 2, NVML_PERF_POLICY_BOARD_LIMIT = 3,
        NVML_PERF_POLICY_LOW_UTILIZATION = 4, NVML_PERF_POLICY_RELIABILITY = 5,
        NVML_PERF_POLICY_TOTAL_APP_CLOCKS = 10, NVML_PERF_POLICY_TOTAL_BASE_CLOCKS = 11,
        NVML_PERF_POLICY_COUNT = 12

    Taken by
        nvmlDeviceGetViolationStatus
    """
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
    """What a temperature is of.

    enum nvmlThermalTarget_t.

    Members
        NVML_THERMAL_TARGET_NONE = 0, NVML_THERMAL_TARGET_GPU = 1,
        NVML_THERMAL_TARGET_MEMORY = 2, NVML_THERMAL_TARGET_POWER_SUPPLY = 4,
        NVML_THERMAL_TARGET_BOARD = 8, NVML_THERMAL_TARGET_VCD_BOARD = 9,
        NVML_THERMAL_TARGET_VCD_INLET = 10, NVML_THERMAL_TARGET_VCD_OUTLET = 11,
        NVML_THERMAL_TARGET_ALL = 15, NVML_THERMAL_TARGET_UNKNOWN = -1
    """
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
    """Which chip measures a temperature.

    enum nvmlThermalController_t.

    Members
        NVML_THERMAL_CONTROLLER_NONE = 0, NVML_THERMAL_CONTROLLER_GPU_INTERNAL = 1,
        NVML_THERMAL_CONTROLLER_ADM1032 = 2, NVML_THERMAL_CONTROLLER_ADT7461 = 3,
        NVML_THERMAL_CONTROLLER_MAX6649 = 4, NVML_THERMAL_CONTROLLER_MAX1617 = 5,
        NVML_THERMAL_CONTROLLER_LM99 = 6, NVML_THERMAL_CONTROLLER_LM89 = 7,
        NVML_THERMAL_CONTROLLER_LM64 = 8, NVML_THERMAL_CONTROLLER_G781 = 9,
        NVML_THERMAL_CONTROLLER_ADT7473 = 10, NVML_THERMAL_CONTROLLER_SBMAX6649 = 11,
        NVML_THERMAL_CONTROLLER_VBIOSEVT = 12, NVML_THERMAL_CONTROLLER_OS = 13,
        NVML_THERMAL_CONTROLLER_NVSYSCON_CANOAS = 14,
        NVML_THERMAL_CONTROLLER_NVSYSCON_E551 = 15, NVML_THERMAL_CONTROLLER_MAX6649R = 16,
        NVML_THERMAL_CONTROLLER_ADT7473S = 17, NVML_THERMAL_CONTROLLER_UNKNOWN = -1
    """
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
    """How a cooler is controlled.

    enum nvmlCoolerControl_enum. Since CUDA 12.8.

    Members
        NVML_THERMAL_COOLER_SIGNAL_NONE = 0, NVML_THERMAL_COOLER_SIGNAL_TOGGLE = 1,
        NVML_THERMAL_COOLER_SIGNAL_VARIABLE = 2, NVML_THERMAL_COOLER_SIGNAL_COUNT = 3

    Field of
        nvmlCoolerInfo_v1_t.signalType
    """
    NVML_THERMAL_COOLER_SIGNAL_NONE: ClassVar[nvmlCoolerControl_t]
    NVML_THERMAL_COOLER_SIGNAL_TOGGLE: ClassVar[nvmlCoolerControl_t]
    NVML_THERMAL_COOLER_SIGNAL_VARIABLE: ClassVar[nvmlCoolerControl_t]
    NVML_THERMAL_COOLER_SIGNAL_COUNT: ClassVar[nvmlCoolerControl_t]

class nvmlCoolerTarget_t(_Enum):
    """What a cooler cools, as bits.

    enum nvmlCoolerTarget_enum. Since CUDA 12.8.

    Members
        NVML_THERMAL_COOLER_TARGET_NONE = 1, NVML_THERMAL_COOLER_TARGET_GPU = 2,
        NVML_THERMAL_COOLER_TARGET_MEMORY = 4, NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY = 8,
        NVML_THERMAL_COOLER_TARGET_GPU_RELATED = 14

    Field of
        nvmlCoolerInfo_v1_t.target
    """
    NVML_THERMAL_COOLER_TARGET_NONE: ClassVar[nvmlCoolerTarget_t]
    NVML_THERMAL_COOLER_TARGET_GPU: ClassVar[nvmlCoolerTarget_t]
    NVML_THERMAL_COOLER_TARGET_MEMORY: ClassVar[nvmlCoolerTarget_t]
    NVML_THERMAL_COOLER_TARGET_POWER_SUPPLY: ClassVar[nvmlCoolerTarget_t]
    NVML_THERMAL_COOLER_TARGET_GPU_RELATED: ClassVar[nvmlCoolerTarget_t]

class nvmlUUIDType_t(_Enum):
    """Whether an id is text or bytes.

    enum nvmlUUIDType_t. Since CUDA 12.9.

    Members
        NVML_UUID_TYPE_NONE = 0, NVML_UUID_TYPE_ASCII = 1, NVML_UUID_TYPE_BINARY = 2
    """
    NVML_UUID_TYPE_NONE: ClassVar[nvmlUUIDType_t]
    NVML_UUID_TYPE_ASCII: ClassVar[nvmlUUIDType_t]
    NVML_UUID_TYPE_BINARY: ClassVar[nvmlUUIDType_t]

class nvmlEnableState_t(_Enum):
    """Off or on.

    enum nvmlEnableState_enum.

    Members
        NVML_FEATURE_DISABLED = 0, NVML_FEATURE_ENABLED = 1

    Taken by
        nvmlDeviceSetAdaptiveTgpMode_v1, nvmlDeviceSetPersistenceMode, nvmlDeviceSetEccMode,
        nvmlDeviceSetAutoBoostedClocksEnabled, nvmlDeviceSetDefaultAutoBoostedClocksEnabled,
        nvmlDeviceSetAPIRestriction, nvmlDeviceSetAccountingMode,
        nvmlDeviceFreezeNvLinkUtilizationCounter, nvmlDeviceModifyDrainState,
        nvmlDeviceSetVgpuCapabilities

    Given by
        nvmlDeviceGetDisplayMode, nvmlDeviceGetDisplayActive, nvmlDeviceGetPersistenceMode,
        nvmlDeviceGetAutoBoostedClocksEnabled, nvmlDeviceGetPowerManagementMode,
        nvmlDeviceGetEccMode, nvmlDeviceGetDefaultEccMode, nvmlDeviceGetAPIRestriction,
        nvmlDeviceGetAccountingMode, nvmlDeviceGetRetiredPagesPendingStatus,
        nvmlDeviceGetNvLinkState, nvmlDeviceQueryDrainState and 2 more

    Field of
        nvmlDramEncryptionInfo_v1_t.encryptionState,
        nvmlAdaptiveTgpModeInfo_v1_t.inBandEnableRequest,
        nvmlAdaptiveTgpModeInfo_v1_t.featureAllowedByAdmin,
        nvmlAdaptiveTgpModeInfo_v1_t.adminOverrideEnabled,
        nvmlAdaptiveTgpModeInfo_v1_t.enablementStatus, nvmlPowerSmoothingState_v1_t.state
    """
    NVML_FEATURE_DISABLED: ClassVar[nvmlEnableState_t]
    NVML_FEATURE_ENABLED: ClassVar[nvmlEnableState_t]

class nvmlBrandType_t(_Enum):
    """Lines of products.

    enum nvmlBrandType_enum.

    Members
        NVML_BRAND_UNKNOWN = 0, NVML_BRAND_QUADRO = 1, NVML_BRAND_TESLA = 2,
        NVML_BRAND_NVS = 3, NVML_BRAND_GRID = 4, NVML_BRAND_GEFORCE = 5,
        NVML_BRAND_TITAN = 6, NVML_BRAND_NVIDIA_VAPPS = 7, NVML_BRAND_NVIDIA_VPC = 8,
        NVML_BRAND_NVIDIA_VCS = 9, NVML_BRAND_NVIDIA_VWS = 10,
        NVML_BRAND_NVIDIA_CLOUD_GAMING = 11, NVML_BRAND_NVIDIA_VGAMING = 11,
        NVML_BRAND_QUADRO_RTX = 12, NVML_BRAND_NVIDIA_RTX = 13, NVML_BRAND_NVIDIA = 14,
        NVML_BRAND_GEFORCE_RTX = 15, NVML_BRAND_TITAN_RTX = 16, NVML_BRAND_NVIDIA_DLA = 17,
        NVML_BRAND_NVIDIA_NPU = 19, NVML_BRAND_NVIDIA_VGAMEDEV = 18, NVML_BRAND_COUNT = 20

    Given by
        nvmlDeviceGetBrand
    """
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
    NVML_BRAND_NVIDIA_DLA: ClassVar[nvmlBrandType_t]
    NVML_BRAND_NVIDIA_NPU: ClassVar[nvmlBrandType_t]
    NVML_BRAND_NVIDIA_VGAMEDEV: ClassVar[nvmlBrandType_t]
    NVML_BRAND_COUNT: ClassVar[nvmlBrandType_t]

class nvmlTemperatureThresholds_t(_Enum):
    """What happens at a temperature.

    enum nvmlTemperatureThresholds_enum.

    Members
        NVML_TEMPERATURE_THRESHOLD_SHUTDOWN = 0, NVML_TEMPERATURE_THRESHOLD_SLOWDOWN = 1,
        NVML_TEMPERATURE_THRESHOLD_MEM_MAX = 2, NVML_TEMPERATURE_THRESHOLD_GPU_MAX = 3,
        NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MIN = 4,
        NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_CURR = 5,
        NVML_TEMPERATURE_THRESHOLD_ACOUSTIC_MAX = 6,
        NVML_TEMPERATURE_THRESHOLD_GPS_CURR = 7, NVML_TEMPERATURE_THRESHOLD_COUNT = 8

    Taken by
        nvmlDeviceGetTemperatureThreshold, nvmlDeviceSetTemperatureThreshold
    """
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
    """Where a temperature is measured.

    enum nvmlTemperatureSensors_enum.

    Members
        NVML_TEMPERATURE_GPU = 0, NVML_TEMPERATURE_GPU_MAX = 1, NVML_TEMPERATURE_COUNT = 2

    Taken by
        nvmlDeviceGetTemperature

    Field of
        nvmlTemperature_v1_t.sensorType
    """
    NVML_TEMPERATURE_GPU: ClassVar[nvmlTemperatureSensors_t]
    NVML_TEMPERATURE_GPU_MAX: ClassVar[nvmlTemperatureSensors_t]
    NVML_TEMPERATURE_COUNT: ClassVar[nvmlTemperatureSensors_t]

class nvmlComputeMode_t(_Enum):
    """Whether processes may use a GPU, and how many.

    enum nvmlComputeMode_enum.

    Members
        NVML_COMPUTEMODE_DEFAULT = 0, NVML_COMPUTEMODE_EXCLUSIVE_THREAD = 1,
        NVML_COMPUTEMODE_PROHIBITED = 2, NVML_COMPUTEMODE_EXCLUSIVE_PROCESS = 3,
        NVML_COMPUTEMODE_COUNT = 4

    Taken by
        nvmlDeviceSetComputeMode

    Given by
        nvmlDeviceGetComputeMode
    """
    NVML_COMPUTEMODE_DEFAULT: ClassVar[nvmlComputeMode_t]
    NVML_COMPUTEMODE_EXCLUSIVE_THREAD: ClassVar[nvmlComputeMode_t]
    NVML_COMPUTEMODE_PROHIBITED: ClassVar[nvmlComputeMode_t]
    NVML_COMPUTEMODE_EXCLUSIVE_PROCESS: ClassVar[nvmlComputeMode_t]
    NVML_COMPUTEMODE_COUNT: ClassVar[nvmlComputeMode_t]

class nvmlMemoryErrorType_t(_Enum):
    """Whether an error of memory was corrected.

    enum nvmlMemoryErrorType_enum.

    Members
        NVML_MEMORY_ERROR_TYPE_CORRECTED = 0, NVML_MEMORY_ERROR_TYPE_UNCORRECTED = 1,
        NVML_MEMORY_ERROR_TYPE_COUNT = 2

    Taken by
        nvmlDeviceGetTotalEccErrors, nvmlDeviceGetDetailedEccErrors,
        nvmlDeviceGetMemoryErrorCounter
    """
    NVML_MEMORY_ERROR_TYPE_CORRECTED: ClassVar[nvmlMemoryErrorType_t]
    NVML_MEMORY_ERROR_TYPE_UNCORRECTED: ClassVar[nvmlMemoryErrorType_t]
    NVML_MEMORY_ERROR_TYPE_COUNT: ClassVar[nvmlMemoryErrorType_t]

class nvmlEccBitType_t(_Enum):
    """Whether an error of memory was corrected.

    enum nvmlMemoryErrorType_enum.

    Members
        NVML_MEMORY_ERROR_TYPE_CORRECTED = 0, NVML_MEMORY_ERROR_TYPE_UNCORRECTED = 1,
        NVML_MEMORY_ERROR_TYPE_COUNT = 2

    Taken by
        nvmlDeviceGetTotalEccErrors, nvmlDeviceGetDetailedEccErrors,
        nvmlDeviceGetMemoryErrorCounter
    """
    NVML_MEMORY_ERROR_TYPE_CORRECTED: ClassVar[nvmlEccBitType_t]
    NVML_MEMORY_ERROR_TYPE_UNCORRECTED: ClassVar[nvmlEccBitType_t]
    NVML_MEMORY_ERROR_TYPE_COUNT: ClassVar[nvmlEccBitType_t]

class nvmlEccCounterType_t(_Enum):
    """Whether errors are counted since the driver was loaded, or ever.

    enum nvmlEccCounterType_enum.

    Members
        NVML_VOLATILE_ECC = 0, NVML_AGGREGATE_ECC = 1, NVML_ECC_COUNTER_TYPE_COUNT = 2

    Taken by
        nvmlDeviceGetTotalEccErrors, nvmlDeviceGetDetailedEccErrors,
        nvmlDeviceGetMemoryErrorCounter, nvmlDeviceClearEccErrorCounts
    """
    NVML_VOLATILE_ECC: ClassVar[nvmlEccCounterType_t]
    NVML_AGGREGATE_ECC: ClassVar[nvmlEccCounterType_t]
    NVML_ECC_COUNTER_TYPE_COUNT: ClassVar[nvmlEccCounterType_t]

class nvmlClockType_t(_Enum):
    """Which clock is meant.

    enum nvmlClockType_enum.

    Members
        NVML_CLOCK_GRAPHICS = 0, NVML_CLOCK_SM = 1, NVML_CLOCK_MEM = 2,
        NVML_CLOCK_VIDEO = 3, NVML_CLOCK_COUNT = 4

    Taken by
        nvmlDeviceGetClockInfo, nvmlDeviceGetMaxClockInfo, nvmlDeviceGetApplicationsClock,
        nvmlDeviceGetDefaultApplicationsClock, nvmlDeviceGetClock,
        nvmlDeviceGetMaxCustomerBoostClock, nvmlDeviceGetMinMaxClockOfPState

    Field of
        nvmlClockOffset_v1_t.type
    """
    NVML_CLOCK_GRAPHICS: ClassVar[nvmlClockType_t]
    NVML_CLOCK_SM: ClassVar[nvmlClockType_t]
    NVML_CLOCK_MEM: ClassVar[nvmlClockType_t]
    NVML_CLOCK_VIDEO: ClassVar[nvmlClockType_t]
    NVML_CLOCK_COUNT: ClassVar[nvmlClockType_t]

class nvmlClockId_t(_Enum):
    """Whether a clock is meant as it runs, as it was set, or at most.

    enum nvmlClockId_enum.

    Members
        NVML_CLOCK_ID_CURRENT = 0, NVML_CLOCK_ID_APP_CLOCK_TARGET = 1,
        NVML_CLOCK_ID_APP_CLOCK_DEFAULT = 2, NVML_CLOCK_ID_CUSTOMER_BOOST_MAX = 3,
        NVML_CLOCK_ID_COUNT = 4

    Taken by
        nvmlDeviceGetClock
    """
    NVML_CLOCK_ID_CURRENT: ClassVar[nvmlClockId_t]
    NVML_CLOCK_ID_APP_CLOCK_TARGET: ClassVar[nvmlClockId_t]
    NVML_CLOCK_ID_APP_CLOCK_DEFAULT: ClassVar[nvmlClockId_t]
    NVML_CLOCK_ID_CUSTOMER_BOOST_MAX: ClassVar[nvmlClockId_t]
    NVML_CLOCK_ID_COUNT: ClassVar[nvmlClockId_t]

class nvmlDriverModel_t(_Enum):
    """Whether a GPU is driven as a display or for computing alone.

    enum nvmlDriverModel_enum.

    Members
        NVML_DRIVER_WDDM = 0, NVML_DRIVER_WDM = 1, NVML_DRIVER_MCDM = 2

    Taken by
        nvmlDeviceSetDriverModel

    Given by
        nvmlDeviceGetDriverModel
    """
    NVML_DRIVER_WDDM: ClassVar[nvmlDriverModel_t]
    NVML_DRIVER_WDM: ClassVar[nvmlDriverModel_t]
    NVML_DRIVER_MCDM: ClassVar[nvmlDriverModel_t]

class nvmlPstates_t(_Enum):
    """Performance states, P0 for the highest.

    enum nvmlPStates_enum.

    Members
        NVML_PSTATE_0 = 0, NVML_PSTATE_1 = 1, NVML_PSTATE_2 = 2, NVML_PSTATE_3 = 3,
        NVML_PSTATE_4 = 4, NVML_PSTATE_5 = 5, NVML_PSTATE_6 = 6, NVML_PSTATE_7 = 7,
        NVML_PSTATE_8 = 8, NVML_PSTATE_9 = 9, NVML_PSTATE_10 = 10, NVML_PSTATE_11 = 11,
        NVML_PSTATE_12 = 12, NVML_PSTATE_13 = 13, NVML_PSTATE_14 = 14, NVML_PSTATE_15 = 15,
        NVML_PSTATE_UNKNOWN = 32

    Taken by
        nvmlDeviceGetMinMaxClockOfPState, nvmlDeviceGetSupportedPerformanceStates

    Given by
        nvmlDeviceGetPerformanceState, nvmlDeviceGetPowerState

    Field of
        nvmlClockOffset_v1_t.pstate
    """
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
    """Which parts of a GPU are on.

    enum nvmlGom_enum.

    Members
        NVML_GOM_ALL_ON = 0, NVML_GOM_COMPUTE = 1, NVML_GOM_LOW_DP = 2

    Taken by
        nvmlDeviceSetGpuOperationMode

    Given by
        nvmlDeviceGetGpuOperationMode
    """
    NVML_GOM_ALL_ON: ClassVar[nvmlGpuOperationMode_t]
    NVML_GOM_COMPUTE: ClassVar[nvmlGpuOperationMode_t]
    NVML_GOM_LOW_DP: ClassVar[nvmlGpuOperationMode_t]

class nvmlInforomObject_t(_Enum):
    """Parts of the InfoROM.

    enum nvmlInforomObject_enum.

    Members
        NVML_INFOROM_OEM = 0, NVML_INFOROM_ECC = 1, NVML_INFOROM_POWER = 2,
        NVML_INFOROM_DEN = 3, NVML_INFOROM_COUNT = 4

    Taken by
        nvmlDeviceGetInforomVersion
    """
    NVML_INFOROM_OEM: ClassVar[nvmlInforomObject_t]
    NVML_INFOROM_ECC: ClassVar[nvmlInforomObject_t]
    NVML_INFOROM_POWER: ClassVar[nvmlInforomObject_t]
    NVML_INFOROM_DEN: ClassVar[nvmlInforomObject_t]
    NVML_INFOROM_COUNT: ClassVar[nvmlInforomObject_t]

class nvmlReturn_t(_Enum):
    """What functions of NVML return; NVML_ERROR_NOT_SUPPORTED is common, as GPUs differ.

    enum nvmlReturn_enum.

    Members
        NVML_SUCCESS = 0, NVML_ERROR_UNINITIALIZED = 1, NVML_ERROR_INVALID_ARGUMENT = 2,
        NVML_ERROR_NOT_SUPPORTED = 3, NVML_ERROR_NO_PERMISSION = 4,
        NVML_ERROR_ALREADY_INITIALIZED = 5, NVML_ERROR_NOT_FOUND = 6,
        NVML_ERROR_INSUFFICIENT_SIZE = 7, NVML_ERROR_INSUFFICIENT_POWER = 8,
        NVML_ERROR_DRIVER_NOT_LOADED = 9, NVML_ERROR_TIMEOUT = 10,
        NVML_ERROR_IRQ_ISSUE = 11, NVML_ERROR_LIBRARY_NOT_FOUND = 12,
        NVML_ERROR_FUNCTION_NOT_FOUND = 13, NVML_ERROR_CORRUPTED_INFOROM = 14,
        NVML_ERROR_GPU_IS_LOST = 15, NVML_ERROR_RESET_REQUIRED = 16,
        NVML_ERROR_OPERATING_SYSTEM = 17, NVML_ERROR_LIB_RM_VERSION_MISMATCH = 18,
        NVML_ERROR_IN_USE = 19, NVML_ERROR_MEMORY = 20, NVML_ERROR_NO_DATA = 21,
        NVML_ERROR_VGPU_ECC_NOT_SUPPORTED = 22, NVML_ERROR_INSUFFICIENT_RESOURCES = 23,
        NVML_ERROR_FREQ_NOT_SUPPORTED = 24, NVML_ERROR_ARGUMENT_VERSION_MISMATCH = 25,
        NVML_ERROR_DEPRECATED = 26, NVML_ERROR_NOT_READY = 27,
        NVML_ERROR_GPU_NOT_FOUND = 28, NVML_ERROR_INVALID_STATE = 29,
        NVML_ERROR_RESET_TYPE_NOT_SUPPORTED = 30, NVML_ERROR_UNKNOWN = 999

    Taken by
        nvmlErrorString

    Given by
        nvmlDeviceSetMigMode

    Field of
        nvmlFieldValue_t.nvmlReturn, nvmlGpuFabricInfo_t.status,
        nvmlGpuFabricInfo_v2_t.status, nvmlGpuFabricInfo_v3_t.status,
        nvmlGpuFabricInfo_v4_t.status, nvmlNvlinkTelemetrySample_v1_t.nvmlReturn,
        nvmlPRMCounterValue_v1_t.status, nvmlGpmMetric_t.nvmlReturn
    """
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
    NVML_ERROR_RESET_TYPE_NOT_SUPPORTED: ClassVar[nvmlReturn_t]
    NVML_ERROR_UNKNOWN: ClassVar[nvmlReturn_t]

class nvmlMemoryLocation_t(_Enum):
    """In which of a GPU's memories an error was.

    enum nvmlMemoryLocation_enum.

    Members
        NVML_MEMORY_LOCATION_L1_CACHE = 0, NVML_MEMORY_LOCATION_L2_CACHE = 1,
        NVML_MEMORY_LOCATION_DRAM = 2, NVML_MEMORY_LOCATION_DEVICE_MEMORY = 2,
        NVML_MEMORY_LOCATION_REGISTER_FILE = 3, NVML_MEMORY_LOCATION_TEXTURE_MEMORY = 4,
        NVML_MEMORY_LOCATION_TEXTURE_SHM = 5, NVML_MEMORY_LOCATION_CBU = 6,
        NVML_MEMORY_LOCATION_SRAM = 7, NVML_MEMORY_LOCATION_COUNT = 8

    Taken by
        nvmlDeviceGetMemoryErrorCounter
    """
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
    """Why a page is no longer used.

    enum nvmlPageRetirementCause_enum.

    Members
        NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS = 0,
        NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR = 1,
        NVML_PAGE_RETIREMENT_CAUSE_COUNT = 2

    Taken by
        nvmlDeviceGetRetiredPages, nvmlDeviceGetRetiredPages_v2
    """
    NVML_PAGE_RETIREMENT_CAUSE_MULTIPLE_SINGLE_BIT_ECC_ERRORS: ClassVar[nvmlPageRetirementCause_t]
    NVML_PAGE_RETIREMENT_CAUSE_DOUBLE_BIT_ECC_ERROR: ClassVar[nvmlPageRetirementCause_t]
    NVML_PAGE_RETIREMENT_CAUSE_COUNT: ClassVar[nvmlPageRetirementCause_t]

class nvmlRestrictedAPI_t(_Enum):
    """Groups of functions that may be for root alone.

    enum nvmlRestrictedAPI_enum.

    Members
        NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS = 0,
        NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS = 1, NVML_RESTRICTED_API_COUNT = 2

    Taken by
        nvmlDeviceGetAPIRestriction, nvmlDeviceSetAPIRestriction
    """
    NVML_RESTRICTED_API_SET_APPLICATION_CLOCKS: ClassVar[nvmlRestrictedAPI_t]
    NVML_RESTRICTED_API_SET_AUTO_BOOSTED_CLOCKS: ClassVar[nvmlRestrictedAPI_t]
    NVML_RESTRICTED_API_COUNT: ClassVar[nvmlRestrictedAPI_t]

class nvmlGpuUtilizationDomainId_t(_Enum):
    """Parts of a GPU that are busy or not.

    enum nvmlGpuUtilizationDomainId_t.

    Members
        NVML_GPU_UTILIZATION_DOMAIN_GPU = 0, NVML_GPU_UTILIZATION_DOMAIN_FB = 1,
        NVML_GPU_UTILIZATION_DOMAIN_VID = 2, NVML_GPU_UTILIZATION_DOMAIN_BUS = 3
    """
    NVML_GPU_UTILIZATION_DOMAIN_GPU: ClassVar[nvmlGpuUtilizationDomainId_t]
    NVML_GPU_UTILIZATION_DOMAIN_FB: ClassVar[nvmlGpuUtilizationDomainId_t]
    NVML_GPU_UTILIZATION_DOMAIN_VID: ClassVar[nvmlGpuUtilizationDomainId_t]
    NVML_GPU_UTILIZATION_DOMAIN_BUS: ClassVar[nvmlGpuUtilizationDomainId_t]

class nvmlGpuVirtualizationMode_t(_Enum):
    """In which way a GPU serves virtual machines.

    enum nvmlGpuVirtualizationMode.

    Members
        NVML_GPU_VIRTUALIZATION_MODE_NONE = 0, NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH = 1,
        NVML_GPU_VIRTUALIZATION_MODE_VGPU = 2, NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU = 3,
        NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA = 4

    Taken by
        nvmlDeviceSetVirtualizationMode

    Given by
        nvmlDeviceGetVirtualizationMode
    """
    NVML_GPU_VIRTUALIZATION_MODE_NONE: ClassVar[nvmlGpuVirtualizationMode_t]
    NVML_GPU_VIRTUALIZATION_MODE_PASSTHROUGH: ClassVar[nvmlGpuVirtualizationMode_t]
    NVML_GPU_VIRTUALIZATION_MODE_VGPU: ClassVar[nvmlGpuVirtualizationMode_t]
    NVML_GPU_VIRTUALIZATION_MODE_HOST_VGPU: ClassVar[nvmlGpuVirtualizationMode_t]
    NVML_GPU_VIRTUALIZATION_MODE_HOST_VSGA: ClassVar[nvmlGpuVirtualizationMode_t]

class nvmlHostVgpuMode_t(_Enum):
    """Whether virtual GPUs use SR-IOV.

    enum nvmlHostVgpuMode_enum.

    Members
        NVML_HOST_VGPU_MODE_NON_SRIOV = 0, NVML_HOST_VGPU_MODE_SRIOV = 1

    Given by
        nvmlDeviceGetHostVgpuMode
    """
    NVML_HOST_VGPU_MODE_NON_SRIOV: ClassVar[nvmlHostVgpuMode_t]
    NVML_HOST_VGPU_MODE_SRIOV: ClassVar[nvmlHostVgpuMode_t]

class nvmlVgpuVmIdType_t(_Enum):
    """Whether a virtual machine is known by a name or a UUID.

    enum nvmlVgpuVmIdType.

    Members
        NVML_VGPU_VM_ID_DOMAIN_ID = 0, NVML_VGPU_VM_ID_UUID = 1

    Given by
        nvmlVgpuInstanceGetVmID
    """
    NVML_VGPU_VM_ID_DOMAIN_ID: ClassVar[nvmlVgpuVmIdType_t]
    NVML_VGPU_VM_ID_UUID: ClassVar[nvmlVgpuVmIdType_t]

class nvmlVgpuGuestInfoState_t(_Enum):
    """Whether the guest has told of itself yet.

    enum nvmlVgpuGuestInfoState_enum.

    Members
        NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED = 0,
        NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED = 1

    Field of
        nvmlVgpuMetadata_t.guestInfoState
    """
    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_UNINITIALIZED: ClassVar[nvmlVgpuGuestInfoState_t]
    NVML_VGPU_INSTANCE_GUEST_INFO_STATE_INITIALIZED: ClassVar[nvmlVgpuGuestInfoState_t]

class nvmlGridLicenseFeatureCode_t(_Enum):
    """Features that need a licence.

    enum nvmlGridLicenseFeatureCode_t.

    Members
        NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN = 0, NVML_GRID_LICENSE_FEATURE_CODE_VGPU = 1,
        NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX = 2,
        NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION = 2,
        NVML_GRID_LICENSE_FEATURE_CODE_GAMING = 3,
        NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE = 4,
        NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV = 5

    Field of
        nvmlGridLicensableFeature_t.featureCode
    """
    NVML_GRID_LICENSE_FEATURE_CODE_UNKNOWN: ClassVar[nvmlGridLicenseFeatureCode_t]
    NVML_GRID_LICENSE_FEATURE_CODE_VGPU: ClassVar[nvmlGridLicenseFeatureCode_t]
    NVML_GRID_LICENSE_FEATURE_CODE_NVIDIA_RTX: ClassVar[nvmlGridLicenseFeatureCode_t]
    NVML_GRID_LICENSE_FEATURE_CODE_VWORKSTATION: ClassVar[nvmlGridLicenseFeatureCode_t]
    NVML_GRID_LICENSE_FEATURE_CODE_GAMING: ClassVar[nvmlGridLicenseFeatureCode_t]
    NVML_GRID_LICENSE_FEATURE_CODE_COMPUTE: ClassVar[nvmlGridLicenseFeatureCode_t]
    NVML_GRID_LICENSE_FEATURE_CODE_VGAMEDEV: ClassVar[nvmlGridLicenseFeatureCode_t]

class nvmlVgpuCapability_t(_Enum):
    """What a type of virtual GPU may be able to do.

    enum nvmlVgpuCapability_enum.

    Members
        NVML_VGPU_CAP_NVLINK_P2P = 0, NVML_VGPU_CAP_GPUDIRECT = 1,
        NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE = 2, NVML_VGPU_CAP_EXCLUSIVE_TYPE = 3,
        NVML_VGPU_CAP_EXCLUSIVE_SIZE = 4, NVML_VGPU_CAP_COUNT = 5

    Taken by
        nvmlVgpuTypeGetCapabilities
    """
    NVML_VGPU_CAP_NVLINK_P2P: ClassVar[nvmlVgpuCapability_t]
    NVML_VGPU_CAP_GPUDIRECT: ClassVar[nvmlVgpuCapability_t]
    NVML_VGPU_CAP_MULTI_VGPU_EXCLUSIVE: ClassVar[nvmlVgpuCapability_t]
    NVML_VGPU_CAP_EXCLUSIVE_TYPE: ClassVar[nvmlVgpuCapability_t]
    NVML_VGPU_CAP_EXCLUSIVE_SIZE: ClassVar[nvmlVgpuCapability_t]
    NVML_VGPU_CAP_COUNT: ClassVar[nvmlVgpuCapability_t]

class nvmlVgpuDriverCapability_t(_Enum):
    """What the host's driver may be able to do for virtual GPUs.

    enum nvmlVgpuDriverCapability_enum. Since CUDA 12.0.

    Members
        NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU = 0,
        NVML_VGPU_DRIVER_CAP_WARM_UPDATE = 1, NVML_VGPU_DRIVER_CAP_COUNT = 2

    Taken by
        nvmlGetVgpuDriverCapabilities
    """
    NVML_VGPU_DRIVER_CAP_HETEROGENEOUS_MULTI_VGPU: ClassVar[nvmlVgpuDriverCapability_t]
    NVML_VGPU_DRIVER_CAP_WARM_UPDATE: ClassVar[nvmlVgpuDriverCapability_t]
    NVML_VGPU_DRIVER_CAP_COUNT: ClassVar[nvmlVgpuDriverCapability_t]

class nvmlDeviceVgpuCapability_t(_Enum):
    """What a GPU may be able to do for virtual GPUs.

    enum nvmlDeviceVgpuCapability_enum. Since CUDA 12.0.

    Members
        NVML_DEVICE_VGPU_CAP_FRACTIONAL_MULTI_VGPU = 0,
        NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_PROFILES = 1,
        NVML_DEVICE_VGPU_CAP_HETEROGENEOUS_TIMESLICE_SIZES = 2,
        NVML_DEVICE_VGPU_CAP_READ_DEVICE_BUFFER_BW = 3,
        NVML_DEVICE_VGPU_CAP_WRITE_DEVICE_BUFFER_BW = 4,
        NVML_DEVICE_VGPU_CAP_DEVICE_STREAMING = 5,
        NVML_DEVICE_VGPU_CAP_MINI_QUARTER_GPU = 6,
        NVML_DEVICE_VGPU_CAP_COMPUTE_MEDIA_ENGINE_GPU = 7,
        NVML_DEVICE_VGPU_CAP_WARM_UPDATE = 8,
        NVML_DEVICE_VGPU_CAP_HOMOGENEOUS_PLACEMENTS = 9,
        NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_SUPPORTED = 10,
        NVML_DEVICE_VGPU_CAP_MIG_TIMESLICING_ENABLED = 11,
        NVML_DEVICE_VGPU_CAP_UVM_STUN = 12, NVML_DEVICE_VGPU_CAP_COUNT = 13

    Taken by
        nvmlDeviceSetVgpuCapabilities, nvmlDeviceGetVgpuCapabilities
    """
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
    NVML_DEVICE_VGPU_CAP_UVM_STUN: ClassVar[nvmlDeviceVgpuCapability_t]
    NVML_DEVICE_VGPU_CAP_COUNT: ClassVar[nvmlDeviceVgpuCapability_t]

class nvmlDeviceGpuRecoveryAction_t(_Enum):
    """What would bring a GPU back after an error.

    enum nvmlDeviceGpuRecoveryAction_s. Since CUDA 12.8.

    Members
        NVML_GPU_RECOVERY_ACTION_NONE = 0, NVML_GPU_RECOVERY_ACTION_GPU_RESET = 1,
        NVML_GPU_RECOVERY_ACTION_NODE_REBOOT = 2, NVML_GPU_RECOVERY_ACTION_DRAIN_P2P = 3,
        NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET = 4,
        NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN = 5,
        NVML_GPU_RECOVERY_ACTION_BUS_RESET = 6, NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT = 7
    """
    NVML_GPU_RECOVERY_ACTION_NONE: ClassVar[nvmlDeviceGpuRecoveryAction_t]
    NVML_GPU_RECOVERY_ACTION_GPU_RESET: ClassVar[nvmlDeviceGpuRecoveryAction_t]
    NVML_GPU_RECOVERY_ACTION_NODE_REBOOT: ClassVar[nvmlDeviceGpuRecoveryAction_t]
    NVML_GPU_RECOVERY_ACTION_DRAIN_P2P: ClassVar[nvmlDeviceGpuRecoveryAction_t]
    NVML_GPU_RECOVERY_ACTION_DRAIN_AND_RESET: ClassVar[nvmlDeviceGpuRecoveryAction_t]
    NVML_GPU_RECOVERY_ACTION_RECOVER_IMEX_DOMAIN: ClassVar[nvmlDeviceGpuRecoveryAction_t]
    NVML_GPU_RECOVERY_ACTION_BUS_RESET: ClassVar[nvmlDeviceGpuRecoveryAction_t]
    NVML_GPU_RECOVERY_ACTION_SYSTEM_REBOOT: ClassVar[nvmlDeviceGpuRecoveryAction_t]

class nvmlFanState_t(_Enum):
    """Whether a fan works.

    enum nvmlFanState_enum.

    Members
        NVML_FAN_NORMAL = 0, NVML_FAN_FAILED = 1

    Field of
        nvmlUnitFanInfo_t.state
    """
    NVML_FAN_NORMAL: ClassVar[nvmlFanState_t]
    NVML_FAN_FAILED: ClassVar[nvmlFanState_t]

class nvmlLedColor_t(_Enum):
    """The colour of a chassis's lamp.

    enum nvmlLedColor_enum.

    Members
        NVML_LED_COLOR_GREEN = 0, NVML_LED_COLOR_AMBER = 1

    Taken by
        nvmlUnitSetLedState

    Field of
        nvmlLedState_t.color
    """
    NVML_LED_COLOR_GREEN: ClassVar[nvmlLedColor_t]
    NVML_LED_COLOR_AMBER: ClassVar[nvmlLedColor_t]

class nvmlGpuOperationalEventLogLevel_t(_Enum):
    """How important an event has to be.

    enum nvmlGpuOperationalEventLogLevel_t. Since CUDA 13.4.

    Members
        NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL = 0,
        NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY = 10,
        NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG = 20,
        NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE = 30,
        NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING = 40,
        NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR = 50
    """
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ALL: ClassVar[nvmlGpuOperationalEventLogLevel_t]
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_TELEMETRY: ClassVar[nvmlGpuOperationalEventLogLevel_t]
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_DIAG: ClassVar[nvmlGpuOperationalEventLogLevel_t]
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_NOTICE: ClassVar[nvmlGpuOperationalEventLogLevel_t]
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_WARNING: ClassVar[nvmlGpuOperationalEventLogLevel_t]
    NVML_GPU_OPERATIONAL_EVENT_LOG_LEVEL_ERROR: ClassVar[nvmlGpuOperationalEventLogLevel_t]

class nvmlOperationalEventSeverity_t(_Enum):
    """How important an event is.

    enum nvmlOperationalEventSeverity_t. Since CUDA 13.4.

    Members
        NVML_OPERATIONAL_EVENT_SEVERITY_ALL = 0,
        NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL = 10,
        NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED = 20,
        NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE = 30,
        NVML_OPERATIONAL_EVENT_SEVERITY_FATAL = 40
    """
    NVML_OPERATIONAL_EVENT_SEVERITY_ALL: ClassVar[nvmlOperationalEventSeverity_t]
    NVML_OPERATIONAL_EVENT_SEVERITY_INFORMATIONAL: ClassVar[nvmlOperationalEventSeverity_t]
    NVML_OPERATIONAL_EVENT_SEVERITY_CORRECTED: ClassVar[nvmlOperationalEventSeverity_t]
    NVML_OPERATIONAL_EVENT_SEVERITY_RECOVERABLE: ClassVar[nvmlOperationalEventSeverity_t]
    NVML_OPERATIONAL_EVENT_SEVERITY_FATAL: ClassVar[nvmlOperationalEventSeverity_t]

class nvmlEventDataType_t(_Enum):
    """What came with an event.

    enum nvmlEventDataType_t. Since CUDA 13.4.

    Members
        NVML_EVENT_DATA_TYPE_NVML_EVENT = 0, NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT = 1
    """
    NVML_EVENT_DATA_TYPE_NVML_EVENT: ClassVar[nvmlEventDataType_t]
    NVML_EVENT_DATA_TYPE_GPU_OPERATIONAL_EVENT: ClassVar[nvmlEventDataType_t]

class nvmlGpuOperationalEventContextType_t(_Enum):
    """What a piece of context of an event is.

    enum nvmlGpuOperationalEventContextType_t. Since CUDA 13.4.

    Members
        NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN = 0,
        NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID = 1
    """
    NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_UNKNOWN: ClassVar[nvmlGpuOperationalEventContextType_t]
    NVML_GPU_OPERATIONAL_EVENT_CONTEXT_TYPE_LEGACY_XID: ClassVar[
        nvmlGpuOperationalEventContextType_t
    ]

class nvmlEncoderType_t(_Enum):
    """Which video format is encoded.

    enum nvmlEncoderQueryType_enum.

    Members
        NVML_ENCODER_QUERY_H264 = 0, NVML_ENCODER_QUERY_HEVC = 1,
        NVML_ENCODER_QUERY_AV1 = 2, NVML_ENCODER_QUERY_UNKNOWN = 255

    Taken by
        nvmlDeviceGetEncoderCapacity

    Field of
        nvmlEncoderSessionInfo_t.codecType
    """
    NVML_ENCODER_QUERY_H264: ClassVar[nvmlEncoderType_t]
    NVML_ENCODER_QUERY_HEVC: ClassVar[nvmlEncoderType_t]
    NVML_ENCODER_QUERY_AV1: ClassVar[nvmlEncoderType_t]
    NVML_ENCODER_QUERY_UNKNOWN: ClassVar[nvmlEncoderType_t]

class nvmlFBCSessionType_t(_Enum):
    """By which interface a frame buffer is captured.

    enum nvmlFBCSessionType_enum.

    Members
        NVML_FBC_SESSION_TYPE_UNKNOWN = 0, NVML_FBC_SESSION_TYPE_TOSYS = 1,
        NVML_FBC_SESSION_TYPE_CUDA = 2, NVML_FBC_SESSION_TYPE_VID = 3,
        NVML_FBC_SESSION_TYPE_HWENC = 4

    Field of
        nvmlFBCSessionInfo_t.sessionType
    """
    NVML_FBC_SESSION_TYPE_UNKNOWN: ClassVar[nvmlFBCSessionType_t]
    NVML_FBC_SESSION_TYPE_TOSYS: ClassVar[nvmlFBCSessionType_t]
    NVML_FBC_SESSION_TYPE_CUDA: ClassVar[nvmlFBCSessionType_t]
    NVML_FBC_SESSION_TYPE_VID: ClassVar[nvmlFBCSessionType_t]
    NVML_FBC_SESSION_TYPE_HWENC: ClassVar[nvmlFBCSessionType_t]

class nvmlDetachGpuState_t(_Enum):
    """Whether a GPU that is removed stays known to the system.

    enum nvmlDetachGpuState_enum.

    Members
        NVML_DETACH_GPU_KEEP = 0, NVML_DETACH_GPU_REMOVE = 1

    Taken by
        nvmlDeviceRemoveGpu
    """
    NVML_DETACH_GPU_KEEP: ClassVar[nvmlDetachGpuState_t]
    NVML_DETACH_GPU_REMOVE: ClassVar[nvmlDetachGpuState_t]

class nvmlPcieLinkState_t(_Enum):
    """In which state the PCIe link is.

    enum nvmlPcieLinkState_enum.

    Members
        NVML_PCIE_LINK_KEEP = 0, NVML_PCIE_LINK_SHUT_DOWN = 1

    Taken by
        nvmlDeviceRemoveGpu
    """
    NVML_PCIE_LINK_KEEP: ClassVar[nvmlPcieLinkState_t]
    NVML_PCIE_LINK_SHUT_DOWN: ClassVar[nvmlPcieLinkState_t]

class nvmlCPERType_t(_Enum):
    """Which records of hardware errors are meant.

    enum nvmlCPERType_t. Since CUDA 13.3.

    Members
        NVML_CPER_ACCESS_TYPE_GPU = 1
    """
    NVML_CPER_ACCESS_TYPE_GPU: ClassVar[nvmlCPERType_t]

class nvmlClockLimitId_t(_Enum):
    """Clocks that stand for limits.

    enum nvmlClockLimitId_enum.

    Members
        NVML_CLOCK_LIMIT_ID_RANGE_START = 4294967040, NVML_CLOCK_LIMIT_ID_TDP = 4294967041,
        NVML_CLOCK_LIMIT_ID_UNLIMITED = 4294967042
    """
    NVML_CLOCK_LIMIT_ID_RANGE_START: ClassVar[nvmlClockLimitId_t]
    NVML_CLOCK_LIMIT_ID_TDP: ClassVar[nvmlClockLimitId_t]
    NVML_CLOCK_LIMIT_ID_UNLIMITED: ClassVar[nvmlClockLimitId_t]

class nvmlNvlinkVersion_t(_Enum):
    """Versions of NVLink.

    enum nvmlNvlinkVersion_enum. Since CUDA 12.8.

    Members
        NVML_NVLINK_VERSION_INVALID = 0, NVML_NVLINK_VERSION_1_0 = 1,
        NVML_NVLINK_VERSION_2_0 = 2, NVML_NVLINK_VERSION_2_2 = 3,
        NVML_NVLINK_VERSION_3_0 = 4, NVML_NVLINK_VERSION_3_1 = 5,
        NVML_NVLINK_VERSION_4_0 = 6, NVML_NVLINK_VERSION_5_0 = 7,
        NVML_NVLINK_VERSION_6_0 = 8
    """
    NVML_NVLINK_VERSION_INVALID: ClassVar[nvmlNvlinkVersion_t]
    NVML_NVLINK_VERSION_1_0: ClassVar[nvmlNvlinkVersion_t]
    NVML_NVLINK_VERSION_2_0: ClassVar[nvmlNvlinkVersion_t]
    NVML_NVLINK_VERSION_2_2: ClassVar[nvmlNvlinkVersion_t]
    NVML_NVLINK_VERSION_3_0: ClassVar[nvmlNvlinkVersion_t]
    NVML_NVLINK_VERSION_3_1: ClassVar[nvmlNvlinkVersion_t]
    NVML_NVLINK_VERSION_4_0: ClassVar[nvmlNvlinkVersion_t]
    NVML_NVLINK_VERSION_5_0: ClassVar[nvmlNvlinkVersion_t]
    NVML_NVLINK_VERSION_6_0: ClassVar[nvmlNvlinkVersion_t]

class nvmlNvlinkTelemetrySampleType_t(_Enum):
    """Which quantity of a link is sampled.

    enum nvmlNvlinkTelemetrySampleType_t. Since CUDA 13.4.

    Members
        NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX = 0,
        NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX = 1,
        NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT = 2
    """
    NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_TX: ClassVar[nvmlNvlinkTelemetrySampleType_t]
    NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_THROUGHPUT_RAW_RX: ClassVar[nvmlNvlinkTelemetrySampleType_t]
    NVML_NVLINK_TELEMETRY_SAMPLE_TYPE_COUNT: ClassVar[nvmlNvlinkTelemetrySampleType_t]

class nvmlVgpuVmCompatibility_t(_Enum):
    """In which states a virtual GPU can move, as bits.

    enum nvmlVgpuVmCompatibility_enum.

    Members
        NVML_VGPU_VM_COMPATIBILITY_NONE = 0, NVML_VGPU_VM_COMPATIBILITY_COLD = 1,
        NVML_VGPU_VM_COMPATIBILITY_HIBERNATE = 2, NVML_VGPU_VM_COMPATIBILITY_SLEEP = 4,
        NVML_VGPU_VM_COMPATIBILITY_LIVE = 8

    Field of
        nvmlVgpuPgpuCompatibility_t.vgpuVmCompatibility
    """
    NVML_VGPU_VM_COMPATIBILITY_NONE: ClassVar[nvmlVgpuVmCompatibility_t]
    NVML_VGPU_VM_COMPATIBILITY_COLD: ClassVar[nvmlVgpuVmCompatibility_t]
    NVML_VGPU_VM_COMPATIBILITY_HIBERNATE: ClassVar[nvmlVgpuVmCompatibility_t]
    NVML_VGPU_VM_COMPATIBILITY_SLEEP: ClassVar[nvmlVgpuVmCompatibility_t]
    NVML_VGPU_VM_COMPATIBILITY_LIVE: ClassVar[nvmlVgpuVmCompatibility_t]

class nvmlVgpuPgpuCompatibilityLimitCode_t(_Enum):
    """What is in the way of a move, as bits.

    enum nvmlVgpuPgpuCompatibilityLimitCode_enum.

    Members
        NVML_VGPU_COMPATIBILITY_LIMIT_NONE = 0,
        NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER = 1,
        NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER = 2,
        NVML_VGPU_COMPATIBILITY_LIMIT_GPU = 4,
        NVML_VGPU_COMPATIBILITY_LIMIT_OTHER = 2147483648

    Field of
        nvmlVgpuPgpuCompatibility_t.compatibilityLimitCode
    """
    NVML_VGPU_COMPATIBILITY_LIMIT_NONE: ClassVar[nvmlVgpuPgpuCompatibilityLimitCode_t]
    NVML_VGPU_COMPATIBILITY_LIMIT_HOST_DRIVER: ClassVar[nvmlVgpuPgpuCompatibilityLimitCode_t]
    NVML_VGPU_COMPATIBILITY_LIMIT_GUEST_DRIVER: ClassVar[nvmlVgpuPgpuCompatibilityLimitCode_t]
    NVML_VGPU_COMPATIBILITY_LIMIT_GPU: ClassVar[nvmlVgpuPgpuCompatibilityLimitCode_t]
    NVML_VGPU_COMPATIBILITY_LIMIT_OTHER: ClassVar[nvmlVgpuPgpuCompatibilityLimitCode_t]

class nvmlPRMCounterId_t(_Enum):
    """Counters of a GPU's ports.

    enum nvmlPRMCounterId_t. Since CUDA 13.1.

    Members
        NVML_PRM_COUNTER_ID_NONE = 0,
        NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS = 1,
        NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS = 2,
        NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS = 101,
        NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY = 102,
        NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES = 103,
        NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY = 104,
        NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY = 105,
        NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT = 106,
        NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT = 107,
        NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT = 108,
        NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS = 109,
        NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME = 110,
        NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME = 111,
        NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT = 201,
        NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES = 301,
        NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR = 302,
        NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE = 303,
        NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES = 304,
        NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES = 305,
        NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS = 306,
        NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS = 307,
        NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY = 1001
    """
    NVML_PRM_COUNTER_ID_NONE: ClassVar[nvmlPRMCounterId_t]
    NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_LINK_DOWN_EVENTS: ClassVar[nvmlPRMCounterId_t]
    NVML_PRM_COUNTER_ID_PPCNT_PHYSICAL_LAYER_CTRS_SUCCESSFUL_RECOVERY_EVENTS: ClassVar[
        nvmlPRMCounterId_t
    ]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_EVENTS: ClassVar[
        nvmlPRMCounterId_t
    ]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_SINCE_LAST_RECOVERY: ClassVar[nvmlPRMCounterId_t]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_BETWEEN_LAST_TWO_RECOVERIES: ClassVar[
        nvmlPRMCounterId_t
    ]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TIME_IN_LAST_HOST_SERDES_FEQ_RECOVERY: ClassVar[
        nvmlPRMCounterId_t
    ]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_TIME_IN_HOST_SERDES_FEQ_RECOVERY: ClassVar[
        nvmlPRMCounterId_t
    ]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_RECOVERY_COUNT: ClassVar[
        nvmlPRMCounterId_t
    ]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_HOST_SERDES_FEQ_SUCCESSFUL_RECOVERY_COUNT: ClassVar[
        nvmlPRMCounterId_t
    ]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_HOST_SERDES_FEQ_ATTEMPTS_COUNT: ClassVar[
        nvmlPRMCounterId_t
    ]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_STEP_ATTEMPTS: ClassVar[
        nvmlPRMCounterId_t
    ]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_LAST_SUCCESSFUL_RECOVERY_TIME: ClassVar[
        nvmlPRMCounterId_t
    ]
    NVML_PRM_COUNTER_ID_PPCNT_RECOVERY_CTRS_TOTAL_SUCCESSFUL_RECOVERY_TIME: ClassVar[
        nvmlPRMCounterId_t
    ]
    NVML_PRM_COUNTER_ID_PPCNT_PORTCOUNTERS_PORT_XMIT_WAIT: ClassVar[nvmlPRMCounterId_t]
    NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODES: ClassVar[nvmlPRMCounterId_t]
    NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_CODE_ERR: ClassVar[nvmlPRMCounterId_t]
    NVML_PRM_COUNTER_ID_PPCNT_PLR_RCV_UNCORRECTABLE_CODE: ClassVar[nvmlPRMCounterId_t]
    NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_CODES: ClassVar[nvmlPRMCounterId_t]
    NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_CODES: ClassVar[nvmlPRMCounterId_t]
    NVML_PRM_COUNTER_ID_PPCNT_PLR_XMIT_RETRY_EVENTS: ClassVar[nvmlPRMCounterId_t]
    NVML_PRM_COUNTER_ID_PPCNT_PLR_SYNC_EVENTS: ClassVar[nvmlPRMCounterId_t]
    NVML_PRM_COUNTER_ID_PPRM_OPER_RECOVERY: ClassVar[nvmlPRMCounterId_t]

class nvmlGpmMetricId_t(_Enum):
    """Metrics between two samples.

    enum nvmlGpmMetricId_t.

    Members
        NVML_GPM_METRIC_GRAPHICS_UTIL = 1, NVML_GPM_METRIC_SM_UTIL = 2,
        NVML_GPM_METRIC_SM_OCCUPANCY = 3, NVML_GPM_METRIC_INTEGER_UTIL = 4,
        NVML_GPM_METRIC_ANY_TENSOR_UTIL = 5, NVML_GPM_METRIC_DFMA_TENSOR_UTIL = 6,
        NVML_GPM_METRIC_HMMA_TENSOR_UTIL = 7, NVML_GPM_METRIC_DMMA_TENSOR_UTIL = 8,
        NVML_GPM_METRIC_IMMA_TENSOR_UTIL = 9, NVML_GPM_METRIC_DRAM_BW_UTIL = 10,
        NVML_GPM_METRIC_FP64_UTIL = 11, NVML_GPM_METRIC_FP32_UTIL = 12,
        NVML_GPM_METRIC_FP16_UTIL = 13, NVML_GPM_METRIC_PCIE_TX_PER_SEC = 20,
        NVML_GPM_METRIC_PCIE_RX_PER_SEC = 21, NVML_GPM_METRIC_NVDEC_0_UTIL = 30,
        NVML_GPM_METRIC_NVDEC_1_UTIL = 31, NVML_GPM_METRIC_NVDEC_2_UTIL = 32,
        NVML_GPM_METRIC_NVDEC_3_UTIL = 33, NVML_GPM_METRIC_NVDEC_4_UTIL = 34,
        NVML_GPM_METRIC_NVDEC_5_UTIL = 35, NVML_GPM_METRIC_NVDEC_6_UTIL = 36,
        NVML_GPM_METRIC_NVDEC_7_UTIL = 37, NVML_GPM_METRIC_NVJPG_0_UTIL = 40,
        NVML_GPM_METRIC_NVJPG_1_UTIL = 41, NVML_GPM_METRIC_NVJPG_2_UTIL = 42,
        NVML_GPM_METRIC_NVJPG_3_UTIL = 43, NVML_GPM_METRIC_NVJPG_4_UTIL = 44,
        NVML_GPM_METRIC_NVJPG_5_UTIL = 45, NVML_GPM_METRIC_NVJPG_6_UTIL = 46,
        NVML_GPM_METRIC_NVJPG_7_UTIL = 47, NVML_GPM_METRIC_NVOFA_0_UTIL = 50,
        NVML_GPM_METRIC_NVOFA_1_UTIL = 51, NVML_GPM_METRIC_NVLINK_TOTAL_RX_PER_SEC = 60,
        NVML_GPM_METRIC_NVLINK_TOTAL_TX_PER_SEC = 61,
        NVML_GPM_METRIC_NVLINK_L0_RX_PER_SEC = 62,
        NVML_GPM_METRIC_NVLINK_L0_TX_PER_SEC = 63,
        NVML_GPM_METRIC_NVLINK_L1_RX_PER_SEC = 64,
        NVML_GPM_METRIC_NVLINK_L1_TX_PER_SEC = 65,
        NVML_GPM_METRIC_NVLINK_L2_RX_PER_SEC = 66,
        NVML_GPM_METRIC_NVLINK_L2_TX_PER_SEC = 67,
        NVML_GPM_METRIC_NVLINK_L3_RX_PER_SEC = 68,
        NVML_GPM_METRIC_NVLINK_L3_TX_PER_SEC = 69,
        NVML_GPM_METRIC_NVLINK_L4_RX_PER_SEC = 70,
        NVML_GPM_METRIC_NVLINK_L4_TX_PER_SEC = 71,
        NVML_GPM_METRIC_NVLINK_L5_RX_PER_SEC = 72,
        NVML_GPM_METRIC_NVLINK_L5_TX_PER_SEC = 73,
        NVML_GPM_METRIC_NVLINK_L6_RX_PER_SEC = 74,
        NVML_GPM_METRIC_NVLINK_L6_TX_PER_SEC = 75,
        NVML_GPM_METRIC_NVLINK_L7_RX_PER_SEC = 76,
        NVML_GPM_METRIC_NVLINK_L7_TX_PER_SEC = 77,
        NVML_GPM_METRIC_NVLINK_L8_RX_PER_SEC = 78,
        NVML_GPM_METRIC_NVLINK_L8_TX_PER_SEC = 79,
        NVML_GPM_METRIC_NVLINK_L9_RX_PER_SEC = 80,
        NVML_GPM_METRIC_NVLINK_L9_TX_PER_SEC = 81,
        NVML_GPM_METRIC_NVLINK_L10_RX_PER_SEC = 82,
        NVML_GPM_METRIC_NVLINK_L10_TX_PER_SEC = 83,
        NVML_GPM_METRIC_NVLINK_L11_RX_PER_SEC = 84,
        NVML_GPM_METRIC_NVLINK_L11_TX_PER_SEC = 85,
        NVML_GPM_METRIC_NVLINK_L12_RX_PER_SEC = 86,
        NVML_GPM_METRIC_NVLINK_L12_TX_PER_SEC = 87,
        NVML_GPM_METRIC_NVLINK_L13_RX_PER_SEC = 88,
        NVML_GPM_METRIC_NVLINK_L13_TX_PER_SEC = 89,
        NVML_GPM_METRIC_NVLINK_L14_RX_PER_SEC = 90,
        NVML_GPM_METRIC_NVLINK_L14_TX_PER_SEC = 91,
        NVML_GPM_METRIC_NVLINK_L15_RX_PER_SEC = 92,
        NVML_GPM_METRIC_NVLINK_L15_TX_PER_SEC = 93,
        NVML_GPM_METRIC_NVLINK_L16_RX_PER_SEC = 94,
        NVML_GPM_METRIC_NVLINK_L16_TX_PER_SEC = 95,
        NVML_GPM_METRIC_NVLINK_L17_RX_PER_SEC = 96,
        NVML_GPM_METRIC_NVLINK_L17_TX_PER_SEC = 97,
        NVML_GPM_METRIC_C2C_TOTAL_TX_PER_SEC = 100,
        NVML_GPM_METRIC_C2C_TOTAL_RX_PER_SEC = 101,
        NVML_GPM_METRIC_C2C_DATA_TX_PER_SEC = 102,
        NVML_GPM_METRIC_C2C_DATA_RX_PER_SEC = 103,
        NVML_GPM_METRIC_C2C_LINK0_TOTAL_TX_PER_SEC = 104,
        NVML_GPM_METRIC_C2C_LINK0_TOTAL_RX_PER_SEC = 105,
        NVML_GPM_METRIC_C2C_LINK0_DATA_TX_PER_SEC = 106,
        NVML_GPM_METRIC_C2C_LINK0_DATA_RX_PER_SEC = 107,
        NVML_GPM_METRIC_C2C_LINK1_TOTAL_TX_PER_SEC = 108,
        NVML_GPM_METRIC_C2C_LINK1_TOTAL_RX_PER_SEC = 109,
        NVML_GPM_METRIC_C2C_LINK1_DATA_TX_PER_SEC = 110,
        NVML_GPM_METRIC_C2C_LINK1_DATA_RX_PER_SEC = 111,
        NVML_GPM_METRIC_C2C_LINK2_TOTAL_TX_PER_SEC = 112,
        NVML_GPM_METRIC_C2C_LINK2_TOTAL_RX_PER_SEC = 113,
        NVML_GPM_METRIC_C2C_LINK2_DATA_TX_PER_SEC = 114,
        NVML_GPM_METRIC_C2C_LINK2_DATA_RX_PER_SEC = 115,
        NVML_GPM_METRIC_C2C_LINK3_TOTAL_TX_PER_SEC = 116,
        NVML_GPM_METRIC_C2C_LINK3_TOTAL_RX_PER_SEC = 117,
        NVML_GPM_METRIC_C2C_LINK3_DATA_TX_PER_SEC = 118,
        NVML_GPM_METRIC_C2C_LINK3_DATA_RX_PER_SEC = 119,
        NVML_GPM_METRIC_C2C_LINK4_TOTAL_TX_PER_SEC = 120,
        NVML_GPM_METRIC_C2C_LINK4_TOTAL_RX_PER_SEC = 121,
        NVML_GPM_METRIC_C2C_LINK4_DATA_TX_PER_SEC = 122,
        NVML_GPM_METRIC_C2C_LINK4_DATA_RX_PER_SEC = 123,
        NVML_GPM_METRIC_C2C_LINK5_TOTAL_TX_PER_SEC = 124,
        NVML_GPM_METRIC_C2C_LINK5_TOTAL_RX_PER_SEC = 125,
        NVML_GPM_METRIC_C2C_LINK5_DATA_TX_PER_SEC = 126,
        NVML_GPM_METRIC_C2C_LINK5_DATA_RX_PER_SEC = 127,
        NVML_GPM_METRIC_C2C_LINK6_TOTAL_TX_PER_SEC = 128,
        NVML_GPM_METRIC_C2C_LINK6_TOTAL_RX_PER_SEC = 129,
        NVML_GPM_METRIC_C2C_LINK6_DATA_TX_PER_SEC = 130,
        NVML_GPM_METRIC_C2C_LINK6_DATA_RX_PER_SEC = 131,
        NVML_GPM_METRIC_C2C_LINK7_TOTAL_TX_PER_SEC = 132,
        NVML_GPM_METRIC_C2C_LINK7_TOTAL_RX_PER_SEC = 133,
        NVML_GPM_METRIC_C2C_LINK7_DATA_TX_PER_SEC = 134,
        NVML_GPM_METRIC_C2C_LINK7_DATA_RX_PER_SEC = 135,
        NVML_GPM_METRIC_C2C_LINK8_TOTAL_TX_PER_SEC = 136,
        NVML_GPM_METRIC_C2C_LINK8_TOTAL_RX_PER_SEC = 137,
        NVML_GPM_METRIC_C2C_LINK8_DATA_TX_PER_SEC = 138,
        NVML_GPM_METRIC_C2C_LINK8_DATA_RX_PER_SEC = 139,
        NVML_GPM_METRIC_C2C_LINK9_TOTAL_TX_PER_SEC = 140,
        NVML_GPM_METRIC_C2C_LINK9_TOTAL_RX_PER_SEC = 141,
        NVML_GPM_METRIC_C2C_LINK9_DATA_TX_PER_SEC = 142,
        NVML_GPM_METRIC_C2C_LINK9_DATA_RX_PER_SEC = 143,
        NVML_GPM_METRIC_C2C_LINK10_TOTAL_TX_PER_SEC = 144,
        NVML_GPM_METRIC_C2C_LINK10_TOTAL_RX_PER_SEC = 145,
        NVML_GPM_METRIC_C2C_LINK10_DATA_TX_PER_SEC = 146,
        NVML_GPM_METRIC_C2C_LINK10_DATA_RX_PER_SEC = 147,
        NVML_GPM_METRIC_C2C_LINK11_TOTAL_TX_PER_SEC = 148,
        NVML_GPM_METRIC_C2C_LINK11_TOTAL_RX_PER_SEC = 149,
        NVML_GPM_METRIC_C2C_LINK11_DATA_TX_PER_SEC = 150,
        NVML_GPM_METRIC_C2C_LINK11_DATA_RX_PER_SEC = 151,
        NVML_GPM_METRIC_C2C_LINK12_TOTAL_TX_PER_SEC = 152,
        NVML_GPM_METRIC_C2C_LINK12_TOTAL_RX_PER_SEC = 153,
        NVML_GPM_METRIC_C2C_LINK12_DATA_TX_PER_SEC = 154,
        NVML_GPM_METRIC_C2C_LINK12_DATA_RX_PER_SEC = 155,
        NVML_GPM_METRIC_C2C_LINK13_TOTAL_TX_PER_SEC = 156,
        NVML_GPM_METRIC_C2C_LINK13_TOTAL_RX_PER_SEC = 157,
        NVML_GPM_METRIC_C2C_LINK13_DATA_TX_PER_SEC = 158,
        NVML_GPM_METRIC_C2C_LINK13_DATA_RX_PER_SEC = 159,
        NVML_GPM_METRIC_HOSTMEM_CACHE_HIT = 160, NVML_GPM_METRIC_HOSTMEM_CACHE_MISS = 161,
        NVML_GPM_METRIC_PEERMEM_CACHE_HIT = 162, NVML_GPM_METRIC_PEERMEM_CACHE_MISS = 163,
        NVML_GPM_METRIC_DRAM_CACHE_HIT = 164, NVML_GPM_METRIC_DRAM_CACHE_MISS = 165,
        NVML_GPM_METRIC_NVENC_0_UTIL = 166, NVML_GPM_METRIC_NVENC_1_UTIL = 167,
        NVML_GPM_METRIC_NVENC_2_UTIL = 168, NVML_GPM_METRIC_NVENC_3_UTIL = 169,
        NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ELAPSED = 170,
        NVML_GPM_METRIC_GR0_CTXSW_CYCLES_ACTIVE = 171,
        NVML_GPM_METRIC_GR0_CTXSW_REQUESTS = 172,
        NVML_GPM_METRIC_GR0_CTXSW_CYCLES_PER_REQ = 173,
        NVML_GPM_METRIC_GR0_CTXSW_ACTIVE_PCT = 174,
        NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ELAPSED = 175,
        NVML_GPM_METRIC_GR1_CTXSW_CYCLES_ACTIVE = 176,
        NVML_GPM_METRIC_GR1_CTXSW_REQUESTS = 177,
        NVML_GPM_METRIC_GR1_CTXSW_CYCLES_PER_REQ = 178,
        NVML_GPM_METRIC_GR1_CTXSW_ACTIVE_PCT = 179,
        NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ELAPSED = 180,
        NVML_GPM_METRIC_GR2_CTXSW_CYCLES_ACTIVE = 181,
        NVML_GPM_METRIC_GR2_CTXSW_REQUESTS = 182,
        NVML_GPM_METRIC_GR2_CTXSW_CYCLES_PER_REQ = 183,
        NVML_GPM_METRIC_GR2_CTXSW_ACTIVE_PCT = 184,
        NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ELAPSED = 185,
        NVML_GPM_METRIC_GR3_CTXSW_CYCLES_ACTIVE = 186,
        NVML_GPM_METRIC_GR3_CTXSW_REQUESTS = 187,
        NVML_GPM_METRIC_GR3_CTXSW_CYCLES_PER_REQ = 188,
        NVML_GPM_METRIC_GR3_CTXSW_ACTIVE_PCT = 189,
        NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ELAPSED = 190,
        NVML_GPM_METRIC_GR4_CTXSW_CYCLES_ACTIVE = 191,
        NVML_GPM_METRIC_GR4_CTXSW_REQUESTS = 192,
        NVML_GPM_METRIC_GR4_CTXSW_CYCLES_PER_REQ = 193,
        NVML_GPM_METRIC_GR4_CTXSW_ACTIVE_PCT = 194,
        NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ELAPSED = 195,
        NVML_GPM_METRIC_GR5_CTXSW_CYCLES_ACTIVE = 196,
        NVML_GPM_METRIC_GR5_CTXSW_REQUESTS = 197,
        NVML_GPM_METRIC_GR5_CTXSW_CYCLES_PER_REQ = 198,
        NVML_GPM_METRIC_GR5_CTXSW_ACTIVE_PCT = 199,
        NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ELAPSED = 200,
        NVML_GPM_METRIC_GR6_CTXSW_CYCLES_ACTIVE = 201,
        NVML_GPM_METRIC_GR6_CTXSW_REQUESTS = 202,
        NVML_GPM_METRIC_GR6_CTXSW_CYCLES_PER_REQ = 203,
        NVML_GPM_METRIC_GR6_CTXSW_ACTIVE_PCT = 204,
        NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ELAPSED = 205,
        NVML_GPM_METRIC_GR7_CTXSW_CYCLES_ACTIVE = 206,
        NVML_GPM_METRIC_GR7_CTXSW_REQUESTS = 207,
        NVML_GPM_METRIC_GR7_CTXSW_CYCLES_PER_REQ = 208,
        NVML_GPM_METRIC_GR7_CTXSW_ACTIVE_PCT = 209,
        NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC = 212,
        NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC = 213,
        NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC = 214,
        NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC = 215,
        NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC = 216,
        NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC = 217,
        NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC = 218,
        NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC = 219,
        NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC = 220,
        NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC = 221,
        NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC = 222,
        NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC = 223,
        NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC = 224,
        NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC = 225,
        NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC = 226,
        NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC = 227,
        NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC = 228,
        NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC = 229,
        NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC = 230,
        NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC = 231,
        NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC = 232,
        NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC = 233,
        NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC = 234,
        NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC = 235,
        NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC = 236,
        NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC = 237,
        NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC = 238,
        NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC = 239,
        NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC = 240,
        NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC = 241,
        NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC = 242,
        NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC = 243,
        NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC = 244,
        NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC = 245,
        NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC = 246,
        NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC = 247,
        NVML_GPM_METRIC_SM_CYCLES_ELAPSED = 248, NVML_GPM_METRIC_SM_CYCLES_ACTIVE = 249,
        NVML_GPM_METRIC_MMA_CYCLES_ACTIVE = 250, NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE = 251,
        NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE = 252, NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE = 253,
        NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE = 254, NVML_GPM_METRIC_PCIE_TX = 255,
        NVML_GPM_METRIC_PCIE_RX = 256, NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE = 257,
        NVML_GPM_METRIC_FP64_CYCLES_ACTIVE = 258, NVML_GPM_METRIC_FP32_CYCLES_ACTIVE = 259,
        NVML_GPM_METRIC_FP16_CYCLES_ACTIVE = 260, NVML_GPM_METRIC_NVLINK_L0_RX = 261,
        NVML_GPM_METRIC_NVLINK_L0_TX = 262, NVML_GPM_METRIC_NVLINK_L1_RX = 263,
        NVML_GPM_METRIC_NVLINK_L1_TX = 264, NVML_GPM_METRIC_NVLINK_L2_RX = 265,
        NVML_GPM_METRIC_NVLINK_L2_TX = 266, NVML_GPM_METRIC_NVLINK_L3_RX = 267,
        NVML_GPM_METRIC_NVLINK_L3_TX = 268, NVML_GPM_METRIC_NVLINK_L4_RX = 269,
        NVML_GPM_METRIC_NVLINK_L4_TX = 270, NVML_GPM_METRIC_NVLINK_L5_RX = 271,
        NVML_GPM_METRIC_NVLINK_L5_TX = 272, NVML_GPM_METRIC_NVLINK_L6_RX = 273,
        NVML_GPM_METRIC_NVLINK_L6_TX = 274, NVML_GPM_METRIC_NVLINK_L7_RX = 275,
        NVML_GPM_METRIC_NVLINK_L7_TX = 276, NVML_GPM_METRIC_NVLINK_L8_RX = 277,
        NVML_GPM_METRIC_NVLINK_L8_TX = 278, NVML_GPM_METRIC_NVLINK_L9_RX = 279,
        NVML_GPM_METRIC_NVLINK_L9_TX = 280, NVML_GPM_METRIC_NVLINK_L10_RX = 281,
        NVML_GPM_METRIC_NVLINK_L10_TX = 282, NVML_GPM_METRIC_NVLINK_L11_RX = 283,
        NVML_GPM_METRIC_NVLINK_L11_TX = 284, NVML_GPM_METRIC_NVLINK_L12_RX = 285,
        NVML_GPM_METRIC_NVLINK_L12_TX = 286, NVML_GPM_METRIC_NVLINK_L13_RX = 287,
        NVML_GPM_METRIC_NVLINK_L13_TX = 288, NVML_GPM_METRIC_NVLINK_L14_RX = 289,
        NVML_GPM_METRIC_NVLINK_L14_TX = 290, NVML_GPM_METRIC_NVLINK_L15_RX = 291,
        NVML_GPM_METRIC_NVLINK_L15_TX = 292, NVML_GPM_METRIC_NVLINK_L16_RX = 293,
        NVML_GPM_METRIC_NVLINK_L16_TX = 294, NVML_GPM_METRIC_NVLINK_L17_RX = 295,
        NVML_GPM_METRIC_NVLINK_L17_TX = 296, NVML_GPM_METRIC_NVLINK_L18_RX = 297,
        NVML_GPM_METRIC_NVLINK_L18_TX = 298, NVML_GPM_METRIC_NVLINK_L19_RX = 299,
        NVML_GPM_METRIC_NVLINK_L19_TX = 300, NVML_GPM_METRIC_NVLINK_L20_RX = 301,
        NVML_GPM_METRIC_NVLINK_L20_TX = 302, NVML_GPM_METRIC_NVLINK_L21_RX = 303,
        NVML_GPM_METRIC_NVLINK_L21_TX = 304, NVML_GPM_METRIC_NVLINK_L22_RX = 305,
        NVML_GPM_METRIC_NVLINK_L22_TX = 306, NVML_GPM_METRIC_NVLINK_L23_RX = 307,
        NVML_GPM_METRIC_NVLINK_L23_TX = 308, NVML_GPM_METRIC_NVLINK_L24_RX = 309,
        NVML_GPM_METRIC_NVLINK_L24_TX = 310, NVML_GPM_METRIC_NVLINK_L25_RX = 311,
        NVML_GPM_METRIC_NVLINK_L25_TX = 312, NVML_GPM_METRIC_NVLINK_L26_RX = 313,
        NVML_GPM_METRIC_NVLINK_L26_TX = 314, NVML_GPM_METRIC_NVLINK_L27_RX = 315,
        NVML_GPM_METRIC_NVLINK_L27_TX = 316, NVML_GPM_METRIC_NVLINK_L28_RX = 317,
        NVML_GPM_METRIC_NVLINK_L28_TX = 318, NVML_GPM_METRIC_NVLINK_L29_RX = 319,
        NVML_GPM_METRIC_NVLINK_L29_TX = 320, NVML_GPM_METRIC_NVLINK_L30_RX = 321,
        NVML_GPM_METRIC_NVLINK_L30_TX = 322, NVML_GPM_METRIC_NVLINK_L31_RX = 323,
        NVML_GPM_METRIC_NVLINK_L31_TX = 324, NVML_GPM_METRIC_NVLINK_L32_RX = 325,
        NVML_GPM_METRIC_NVLINK_L32_TX = 326, NVML_GPM_METRIC_NVLINK_L33_RX = 327,
        NVML_GPM_METRIC_NVLINK_L33_TX = 328, NVML_GPM_METRIC_NVLINK_L34_RX = 329,
        NVML_GPM_METRIC_NVLINK_L34_TX = 330, NVML_GPM_METRIC_NVLINK_L35_RX = 331,
        NVML_GPM_METRIC_NVLINK_L35_TX = 332, NVML_GPM_METRIC_NVLINK_L36_RX = 333,
        NVML_GPM_METRIC_NVLINK_L36_TX = 334, NVML_GPM_METRIC_NVLINK_L37_RX = 335,
        NVML_GPM_METRIC_NVLINK_L37_TX = 336, NVML_GPM_METRIC_NVLINK_L38_RX = 337,
        NVML_GPM_METRIC_NVLINK_L38_TX = 338, NVML_GPM_METRIC_NVLINK_L39_RX = 339,
        NVML_GPM_METRIC_NVLINK_L39_TX = 340, NVML_GPM_METRIC_NVLINK_L40_RX = 341,
        NVML_GPM_METRIC_NVLINK_L40_TX = 342, NVML_GPM_METRIC_NVLINK_L41_RX = 343,
        NVML_GPM_METRIC_NVLINK_L41_TX = 344, NVML_GPM_METRIC_NVLINK_L42_RX = 345,
        NVML_GPM_METRIC_NVLINK_L42_TX = 346, NVML_GPM_METRIC_NVLINK_L43_RX = 347,
        NVML_GPM_METRIC_NVLINK_L43_TX = 348, NVML_GPM_METRIC_NVLINK_L44_RX = 349,
        NVML_GPM_METRIC_NVLINK_L44_TX = 350, NVML_GPM_METRIC_NVLINK_L45_RX = 351,
        NVML_GPM_METRIC_NVLINK_L45_TX = 352, NVML_GPM_METRIC_NVLINK_L46_RX = 353,
        NVML_GPM_METRIC_NVLINK_L46_TX = 354, NVML_GPM_METRIC_NVLINK_L47_RX = 355,
        NVML_GPM_METRIC_NVLINK_L47_TX = 356, NVML_GPM_METRIC_NVLINK_L48_RX = 357,
        NVML_GPM_METRIC_NVLINK_L48_TX = 358, NVML_GPM_METRIC_NVLINK_L49_RX = 359,
        NVML_GPM_METRIC_NVLINK_L49_TX = 360, NVML_GPM_METRIC_NVLINK_L50_RX = 361,
        NVML_GPM_METRIC_NVLINK_L50_TX = 362, NVML_GPM_METRIC_NVLINK_L51_RX = 363,
        NVML_GPM_METRIC_NVLINK_L51_TX = 364, NVML_GPM_METRIC_NVLINK_L52_RX = 365,
        NVML_GPM_METRIC_NVLINK_L52_TX = 366, NVML_GPM_METRIC_NVLINK_L53_RX = 367,
        NVML_GPM_METRIC_NVLINK_L53_TX = 368, NVML_GPM_METRIC_NVLINK_L54_RX = 369,
        NVML_GPM_METRIC_NVLINK_L54_TX = 370, NVML_GPM_METRIC_NVLINK_L55_RX = 371,
        NVML_GPM_METRIC_NVLINK_L55_TX = 372, NVML_GPM_METRIC_NVLINK_L56_RX = 373,
        NVML_GPM_METRIC_NVLINK_L56_TX = 374, NVML_GPM_METRIC_NVLINK_L57_RX = 375,
        NVML_GPM_METRIC_NVLINK_L57_TX = 376, NVML_GPM_METRIC_NVLINK_L58_RX = 377,
        NVML_GPM_METRIC_NVLINK_L58_TX = 378, NVML_GPM_METRIC_NVLINK_L59_RX = 379,
        NVML_GPM_METRIC_NVLINK_L59_TX = 380, NVML_GPM_METRIC_NVLINK_L60_RX = 381,
        NVML_GPM_METRIC_NVLINK_L60_TX = 382, NVML_GPM_METRIC_NVLINK_L61_RX = 383,
        NVML_GPM_METRIC_NVLINK_L61_TX = 384, NVML_GPM_METRIC_NVLINK_L62_RX = 385,
        NVML_GPM_METRIC_NVLINK_L62_TX = 386, NVML_GPM_METRIC_NVLINK_L63_RX = 387,
        NVML_GPM_METRIC_NVLINK_L63_TX = 388, NVML_GPM_METRIC_NVLINK_L64_RX = 389,
        NVML_GPM_METRIC_NVLINK_L64_TX = 390, NVML_GPM_METRIC_NVLINK_L65_RX = 391,
        NVML_GPM_METRIC_NVLINK_L65_TX = 392, NVML_GPM_METRIC_NVLINK_L66_RX = 393,
        NVML_GPM_METRIC_NVLINK_L66_TX = 394, NVML_GPM_METRIC_NVLINK_L67_RX = 395,
        NVML_GPM_METRIC_NVLINK_L67_TX = 396, NVML_GPM_METRIC_NVLINK_L68_RX = 397,
        NVML_GPM_METRIC_NVLINK_L68_TX = 398, NVML_GPM_METRIC_NVLINK_L69_RX = 399,
        NVML_GPM_METRIC_NVLINK_L69_TX = 400, NVML_GPM_METRIC_NVLINK_L70_RX = 401,
        NVML_GPM_METRIC_NVLINK_L70_TX = 402, NVML_GPM_METRIC_NVLINK_L71_RX = 403,
        NVML_GPM_METRIC_NVLINK_L71_TX = 404, NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC = 405,
        NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC = 406,
        NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC = 407,
        NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC = 408,
        NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC = 409,
        NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC = 410,
        NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC = 411,
        NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC = 412,
        NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC = 413,
        NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC = 414,
        NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC = 415,
        NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC = 416,
        NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC = 417,
        NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC = 418,
        NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC = 419,
        NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC = 420,
        NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC = 421,
        NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC = 422,
        NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC = 423,
        NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC = 424,
        NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC = 425,
        NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC = 426,
        NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC = 427,
        NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC = 428,
        NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC = 429,
        NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC = 430,
        NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC = 431,
        NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC = 432,
        NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC = 433,
        NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC = 434,
        NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC = 435,
        NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC = 436,
        NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC = 437,
        NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC = 438,
        NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC = 439,
        NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC = 440,
        NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC = 441,
        NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC = 442,
        NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC = 443,
        NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC = 444,
        NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC = 445,
        NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC = 446,
        NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC = 447,
        NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC = 448,
        NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC = 449,
        NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC = 450,
        NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC = 451,
        NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC = 452,
        NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC = 453,
        NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC = 454,
        NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC = 455,
        NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC = 456,
        NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC = 457,
        NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC = 458,
        NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC = 459,
        NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC = 460,
        NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC = 461,
        NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC = 462,
        NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC = 463,
        NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC = 464,
        NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC = 465,
        NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC = 466,
        NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC = 467,
        NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC = 468,
        NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC = 469,
        NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC = 470,
        NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC = 471,
        NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC = 472,
        NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC = 473,
        NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC = 474,
        NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC = 475,
        NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC = 476, NVML_GPM_METRIC_MAX = 477
    """
    NVML_GPM_METRIC_GRAPHICS_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_SM_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_SM_OCCUPANCY: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_INTEGER_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_ANY_TENSOR_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_DFMA_TENSOR_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_HMMA_TENSOR_UTIL: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_DMMA_TENSOR_UTIL: ClassVar[nvmlGpmMetricId_t]
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
    NVML_GPM_METRIC_NVLINK_L18_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L18_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L19_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L19_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L20_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L20_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L21_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L21_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L22_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L22_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L23_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L23_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L24_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L24_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L25_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L25_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L26_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L26_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L27_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L27_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L28_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L28_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L29_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L29_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L30_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L30_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L31_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L31_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L32_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L32_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L33_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L33_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L34_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L34_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L35_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L35_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_SM_CYCLES_ELAPSED: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_SM_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_MMA_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_DMMA_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_HMMA_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_IMMA_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_DFMA_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_PCIE_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_PCIE_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_INTEGER_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_FP64_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_FP32_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_FP16_CYCLES_ACTIVE: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L0_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L0_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L1_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L1_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L2_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L2_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L3_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L3_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L4_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L4_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L5_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L5_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L6_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L6_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L7_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L7_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L8_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L8_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L9_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L9_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L10_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L10_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L11_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L11_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L12_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L12_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L13_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L13_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L14_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L14_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L15_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L15_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L16_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L16_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L17_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L17_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L18_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L18_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L19_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L19_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L20_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L20_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L21_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L21_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L22_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L22_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L23_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L23_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L24_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L24_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L25_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L25_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L26_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L26_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L27_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L27_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L28_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L28_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L29_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L29_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L30_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L30_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L31_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L31_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L32_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L32_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L33_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L33_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L34_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L34_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L35_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L35_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L36_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L36_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L37_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L37_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L38_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L38_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L39_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L39_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L40_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L40_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L41_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L41_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L42_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L42_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L43_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L43_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L44_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L44_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L45_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L45_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L46_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L46_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L47_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L47_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L48_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L48_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L49_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L49_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L50_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L50_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L51_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L51_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L52_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L52_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L53_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L53_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L54_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L54_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L55_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L55_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L56_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L56_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L57_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L57_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L58_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L58_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L59_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L59_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L60_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L60_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L61_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L61_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L62_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L62_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L63_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L63_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L64_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L64_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L65_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L65_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L66_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L66_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L67_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L67_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L68_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L68_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L69_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L69_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L70_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L70_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L71_RX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L71_TX: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L36_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L36_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L37_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L37_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L38_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L38_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L39_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L39_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L40_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L40_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L41_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L41_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L42_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L42_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L43_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L43_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L44_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L44_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L45_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L45_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L46_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L46_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L47_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L47_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L48_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L48_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L49_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L49_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L50_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L50_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L51_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L51_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L52_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L52_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L53_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L53_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L54_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L54_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L55_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L55_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L56_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L56_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L57_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L57_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L58_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L58_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L59_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L59_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L60_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L60_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L61_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L61_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L62_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L62_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L63_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L63_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L64_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L64_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L65_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L65_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L66_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L66_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L67_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L67_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L68_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L68_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L69_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L69_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L70_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L70_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L71_RX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_NVLINK_L71_TX_PER_SEC: ClassVar[nvmlGpmMetricId_t]
    NVML_GPM_METRIC_MAX: ClassVar[nvmlGpmMetricId_t]

class nvmlPowerProfileType_t(_Enum):
    """Kinds of work that a GPU is tuned for.

    enum nvmlPowerProfileType_t. Since CUDA 12.8.

    Members
        NVML_POWER_PROFILE_MAX_P = 0, NVML_POWER_PROFILE_MAX_Q = 1,
        NVML_POWER_PROFILE_COMPUTE = 2, NVML_POWER_PROFILE_MEMORY_BOUND = 3,
        NVML_POWER_PROFILE_NETWORK = 4, NVML_POWER_PROFILE_BALANCED = 5,
        NVML_POWER_PROFILE_LLM_INFERENCE = 6, NVML_POWER_PROFILE_LLM_TRAINING = 7,
        NVML_POWER_PROFILE_RBM = 8, NVML_POWER_PROFILE_DCPCIE = 9,
        NVML_POWER_PROFILE_HMMA_SPARSE = 10, NVML_POWER_PROFILE_HMMA_DENSE = 11,
        NVML_POWER_PROFILE_SYNC_BALANCED = 12, NVML_POWER_PROFILE_HPC = 13,
        NVML_POWER_PROFILE_MIG = 14, NVML_POWER_PROFILE_MAX_Q_1 = 15,
        NVML_POWER_PROFILE_NETWORK_BOUND = 16,
        NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE = 17,
        NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE = 18,
        NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE = 19, NVML_POWER_PROFILE_TRAINING = 20,
        NVML_POWER_PROFILE_INFERENCE = 21, NVML_POWER_PROFILE_MAX_Q_2 = 22,
        NVML_POWER_PROFILE_MAX_Q_3 = 23, NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND = 24,
        NVML_POWER_PROFILE_MAX = 25
    """
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
    NVML_POWER_PROFILE_MAX_Q_1: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_NETWORK_BOUND: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_HIGH_THROUGHPUT_INFERENCE: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_MEDIUM_THROUGHPUT_INFERENCE: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_LOW_LATENCY_INFERENCE: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_TRAINING: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_INFERENCE: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_MAX_Q_2: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_MAX_Q_3: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_LOW_PRIORITY_BACKGROUND: ClassVar[nvmlPowerProfileType_t]
    NVML_POWER_PROFILE_MAX: ClassVar[nvmlPowerProfileType_t]

class nvmlPowerProfileOperation_t(_Enum):
    """Whether tuning profiles are set, cleared or replaced.

    enum nvmlPowerProfileOperation_t. Since CUDA 13.1.

    Members
        NVML_POWER_PROFILE_OPERATION_CLEAR = 0, NVML_POWER_PROFILE_OPERATION_SET = 1,
        NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE = 2,
        NVML_POWER_PROFILE_OPERATION_MAX = 3

    Field of
        nvmlWorkloadPowerProfileUpdateProfiles_v1_t.operation
    """
    NVML_POWER_PROFILE_OPERATION_CLEAR: ClassVar[nvmlPowerProfileOperation_t]
    NVML_POWER_PROFILE_OPERATION_SET: ClassVar[nvmlPowerProfileOperation_t]
    NVML_POWER_PROFILE_OPERATION_SET_AND_OVERWRITE: ClassVar[nvmlPowerProfileOperation_t]
    NVML_POWER_PROFILE_OPERATION_MAX: ClassVar[nvmlPowerProfileOperation_t]

class nvmlDevice_t(_Handle):
    """A GPU or MIG device, until nvmlShutdown; it is never freed.

    struct nvmlDevice_st *
    """
class nvmlGpuInstance_t(_Handle):
    """A part of a GPU's memory and multiprocessors, under MIG.

    struct nvmlGpuInstance_st *

    Made by
        nvmlDeviceCreateGpuInstance, nvmlDeviceCreateGpuInstanceWithPlacement

    Ended by
        nvmlGpuInstanceDestroy
    """
class nvmlUnit_t(_Handle):
    """A chassis with GPUs of old.

    struct nvmlUnit_st *
    """
class nvmlEventSet_t(_Handle):
    """Events to wait for, from nvmlEventSetCreate to nvmlEventSetFree.

    struct nvmlEventSet_st *

    Made by
        nvmlEventSetCreate

    Ended by
        nvmlEventSetFree
    """
class nvmlSystemEventSet_t(_Handle):
    """Events of the system to wait for, until nvmlSystemEventSetFree.

    struct nvmlSystemEventSet_st *
    """
class nvmlComputeInstance_t(_Handle):
    """A part of a GPU instance's multiprocessors, under MIG.

    struct nvmlComputeInstance_st *

    Made by
        nvmlGpuInstanceCreateComputeInstance,
        nvmlGpuInstanceCreateComputeInstanceWithPlacement

    Ended by
        nvmlComputeInstanceDestroy
    """
class nvmlGpmSample_t(_Handle):
    """A sample of performance counters, from nvmlGpmSampleAlloc to nvmlGpmSampleFree.

    struct nvmlGpmSample_st *

    Made by
        nvmlGpmSampleAlloc

    Ended by
        nvmlGpmSampleFree
    """
class nvmlDeviceArchitecture_t(_Cell):
    """An architecture, one of NVML_DEVICE_ARCH_*.

    unsigned int

    Given by
        nvmlDeviceGetArchitecture
    """
class nvmlBusType_t(_Cell):
    """By which kind of bus a GPU is attached.

    unsigned int

    Given by
        nvmlDeviceGetBusType
    """
class nvmlFanControlPolicy_t(_Cell):
    """Whether a fan follows the temperature or what was set.

    unsigned int

    Taken by
        nvmlDeviceSetFanControlPolicy

    Given by
        nvmlDeviceGetFanControlPolicy_v2
    """
class nvmlPowerSource_t(_Cell):
    """What a GPU is powered from.

    unsigned int

    Given by
        nvmlDeviceGetPowerSource
    """
class nvmlPowerScopeType_t(_Cell):
    """Of what the power is meant, GPU, module or memory.

    unsigned char
    """
class nvmlVgpuTypeId_t(_Cell):
    """The number of a type of virtual GPU.

    unsigned int

    Taken by
        nvmlDeviceGetVgpuTypeSupportedPlacements, nvmlDeviceGetVgpuTypeCreatablePlacements,
        nvmlVgpuTypeGetGspHeapSize, nvmlVgpuTypeGetFbReservation, nvmlVgpuTypeGetClass,
        nvmlVgpuTypeGetName, nvmlVgpuTypeGetGpuInstanceProfileId, nvmlVgpuTypeGetDeviceID,
        nvmlVgpuTypeGetFramebufferSize, nvmlVgpuTypeGetNumDisplayHeads,
        nvmlVgpuTypeGetResolution, nvmlVgpuTypeGetLicense and 5 more

    Given by
        nvmlDeviceGetSupportedVgpus, nvmlDeviceGetCreatableVgpus, nvmlVgpuInstanceGetType
    """
class nvmlVgpuInstance_t(_Cell):
    """The number of a virtual GPU that runs.

    unsigned int

    Taken by
        nvmlVgpuInstanceGetPlacementId, nvmlVgpuInstanceGetRuntimeStateSize,
        nvmlVgpuInstanceGetVmID, nvmlVgpuInstanceGetUUID,
        nvmlVgpuInstanceGetVmDriverVersion, nvmlVgpuInstanceGetFbUsage,
        nvmlVgpuInstanceGetLicenseStatus, nvmlVgpuInstanceGetType,
        nvmlVgpuInstanceGetFrameRateLimit, nvmlVgpuInstanceGetEccMode,
        nvmlVgpuInstanceGetEncoderCapacity, nvmlVgpuInstanceSetEncoderCapacity and 13 more

    Given by
        nvmlDeviceGetActiveVgpus
    """
class nvmlGpuFabricState_t(_Cell):
    """Whether a GPU has joined its cluster of NVLink switches.

    unsigned char
    """
class nvmlCPERCursorHandle_t(_Cell):
    """How far the records of hardware errors have been read.

    unsigned long long
    """
class nvmlAffinityScope_t(_Cell):
    """Whether near means the NUMA node or the socket.

    unsigned int

    Taken by
        nvmlDeviceGetMemoryAffinity, nvmlDeviceGetCpuAffinityWithinScope
    """

class nvmlPciInfoExt_v1_t(_Record):
    """struct nvmlPciInfoExt_v1_t, 64 bytes. Since CUDA 12.4.

    Fields
        version, domain, bus, device, pciDeviceId, pciSubSystemId, baseClass : int (unsigned
            int)
        subClass : int (unsigned int)
        busId : bytes (char [32])

    Taken by
        nvmlDeviceGetPciInfoExt
    """
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
    """The struct of nvmlPciInfoExt_v1_t, which it derives from."""

class nvmlPciInfo_st(_Record):
    """The struct of nvmlPciInfo_t, which derives from it."""
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
    """Place and ids of a GPU on the PCI bus.

    struct nvmlPciInfo_st, 68 bytes.

    Fields
        busIdLegacy : bytes (char [16])
        domain, bus, device, pciDeviceId, pciSubSystemId : int (unsigned int)
        busId : bytes (char [32]); domain:bus:device.function in hexadecimal

    Taken by
        nvmlDeviceModifyDrainState, nvmlDeviceQueryDrainState, nvmlDeviceRemoveGpu,
        nvmlDeviceDiscoverGpus

    Given by
        nvmlDeviceGetPciInfo, nvmlDeviceGetNvLinkRemotePciInfo

    Field of
        nvmlExcludedDeviceInfo_t.pciInfo
    """

class nvmlEccErrorCounts_st(_Record):
    """The struct of nvmlEccErrorCounts_t, which derives from it."""
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
    """struct nvmlEccErrorCounts_st, 32 bytes.

    Fields
        l1Cache, l2Cache, deviceMemory, registerFile : int (unsigned long long)

    Given by
        nvmlDeviceGetDetailedEccErrors
    """

class nvmlUtilization_st(_Record):
    """The struct of nvmlUtilization_t, which derives from it."""
    @property
    def gpu(self) -> int: ...
    @gpu.setter
    def gpu(self, value: _Int) -> None: ...
    @property
    def memory(self) -> int: ...
    @memory.setter
    def memory(self, value: _Int) -> None: ...
class nvmlUtilization_t(nvmlUtilization_st):
    """How busy a GPU was.

    struct nvmlUtilization_st, 8 bytes.

    Fields
        gpu : int (unsigned int); percent of the time in which a kernel ran
        memory : int (unsigned int); percent of the time in which memory was used

    Given by
        nvmlDeviceGetUtilizationRates
    """

class nvmlMemory_st(_Record):
    """The struct of nvmlMemory_t, which derives from it."""
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
    """A GPU's memory.

    struct nvmlMemory_st, 24 bytes.

    Fields
        total, free : int (unsigned long long); bytes
        used : int (unsigned long long); bytes, with what the driver keeps for itself

    Given by
        nvmlDeviceGetMemoryInfo, nvmlDeviceGetConfComputeProtectedMemoryUsage
    """

class nvmlMemory_v2_st(_Record):
    """The struct of nvmlMemory_v2_t, which derives from it."""
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
    """A GPU's memory.

    struct nvmlMemory_v2_st, 40 bytes.

    Fields
        version : int (unsigned int)
        total, reserved, free, used : int (unsigned long long); bytes

    Taken by
        nvmlDeviceGetMemoryInfo_v2
    """

class nvmlSetMemoryLimits_v1_t(_Record):
    """struct nvmlSetMemoryLimits_v1_t, 24 bytes. Since CUDA 13.4.

    Fields
        nameSpace : bytes, str or None, kept (const char *)
        softLimit, hardLimit : int (unsigned long long)

    Taken by
        nvmlDeviceSetMemoryLimits_v1
    """
    @property
    def nameSpace(self) -> _bytes | None: ...
    @nameSpace.setter
    def nameSpace(self, value: _Text | None) -> None: ...
    @property
    def softLimit(self) -> int: ...
    @softLimit.setter
    def softLimit(self, value: _Int) -> None: ...
    @property
    def hardLimit(self) -> int: ...
    @hardLimit.setter
    def hardLimit(self, value: _Int) -> None: ...

class nvmlGetMemoryLimits_v1_t(_Record):
    """struct nvmlGetMemoryLimits_v1_t, 32 bytes. Since CUDA 13.4.

    Fields
        nameSpace : bytes, str or None, kept (const char *)
        softLimit, hardLimit, currentUsed : int (unsigned long long)

    Taken by
        nvmlDeviceGetMemoryLimits_v1
    """
    @property
    def nameSpace(self) -> _bytes | None: ...
    @nameSpace.setter
    def nameSpace(self, value: _Text | None) -> None: ...
    @property
    def softLimit(self) -> int: ...
    @softLimit.setter
    def softLimit(self, value: _Int) -> None: ...
    @property
    def hardLimit(self) -> int: ...
    @hardLimit.setter
    def hardLimit(self, value: _Int) -> None: ...
    @property
    def currentUsed(self) -> int: ...
    @currentUsed.setter
    def currentUsed(self, value: _Int) -> None: ...

class nvmlBAR1Memory_st(_Record):
    """The struct of nvmlBAR1Memory_t, which derives from it."""
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
    """The window through which other devices reach a GPU's memory.

    struct nvmlBAR1Memory_st, 24 bytes.

    Fields
        bar1Total, bar1Free, bar1Used : int (unsigned long long); bytes

    Given by
        nvmlDeviceGetBAR1MemoryInfo
    """

class nvmlProcessInfo_v1_st(_Record):
    """The struct of nvmlProcessInfo_v1_t, which derives from it."""
    @property
    def pid(self) -> int: ...
    @pid.setter
    def pid(self, value: _Int) -> None: ...
    @property
    def usedGpuMemory(self) -> int: ...
    @usedGpuMemory.setter
    def usedGpuMemory(self, value: _Int) -> None: ...
class nvmlProcessInfo_v1_t(nvmlProcessInfo_v1_st):
    """struct nvmlProcessInfo_v1_st, 16 bytes.

    Fields
        pid : int (unsigned int)
        usedGpuMemory : int (unsigned long long)
    """

class nvmlProcessInfo_v2_st(_Record):
    """The struct of nvmlProcessInfo_v2_t, which derives from it."""
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
    """A process on a GPU.

    struct nvmlProcessInfo_v2_st, 24 bytes.

    Fields
        pid : int (unsigned int)
        usedGpuMemory : int (unsigned long long); bytes
        gpuInstanceId, computeInstanceId : int (unsigned int); 0xFFFFFFFF without MIG

    Given by
        nvmlDeviceGetComputeRunningProcesses, nvmlDeviceGetGraphicsRunningProcesses,
        nvmlDeviceGetMPSComputeRunningProcesses
    """
class nvmlProcessInfo_t(nvmlProcessInfo_v2_st):
    """The struct of nvmlProcessInfo_v2_t."""

class nvmlProcessDetail_v1_t(_Record):
    """struct nvmlProcessDetail_v1_t, 32 bytes. Since CUDA 12.2.

    Fields
        pid : int (unsigned int)
        usedGpuMemory : int (unsigned long long)
        gpuInstanceId, computeInstanceId : int (unsigned int)
        usedGpuCcProtectedMemory : int (unsigned long long)

    Field of
        nvmlProcessDetailList_v1_t.procArray
    """
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
    """struct nvmlProcessDetailList_v1_t, 24 bytes. Since CUDA 12.2.

    Fields
        version, mode, numProcArrayEntries : int (unsigned int)
        procArray : int (address), buffer or None, kept

    Taken by
        nvmlDeviceGetRunningProcessDetailList
    """
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
    """The struct of nvmlProcessDetailList_v1_t, which it derives from."""

class nvmlDeviceAttributes_st(_Record):
    """The struct of nvmlDeviceAttributes_t, which derives from it."""
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
    """What a MIG device has.

    struct nvmlDeviceAttributes_st, 40 bytes.

    Fields
        multiprocessorCount, sharedCopyEngineCount, sharedDecoderCount : int (unsigned int)
        sharedEncoderCount, sharedJpegCount, sharedOfaCount : int (unsigned int)
        gpuInstanceSliceCount, computeInstanceSliceCount : int (unsigned int)
        memorySizeMB : int (unsigned long long); MB

    Given by
        nvmlDeviceGetAttributes
    """

class nvmlC2cModeInfo_v1_t(_Record):
    """struct nvmlC2cModeInfo_v1_t, 4 bytes. Since CUDA 12.3.

    Fields
        isC2cEnabled : int (unsigned int)

    Given by
        nvmlDeviceGetC2cModeInfoV
    """
    @property
    def isC2cEnabled(self) -> int: ...
    @isC2cEnabled.setter
    def isC2cEnabled(self, value: _Int) -> None: ...

class nvmlDeviceAddressingMode_v1_t(_Record):
    """struct nvmlDeviceAddressingMode_v1_t, 8 bytes. Since CUDA 13.0.

    Fields
        version, value : int (unsigned int)

    Taken by
        nvmlDeviceGetAddressingMode
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: _Int) -> None: ...
class nvmlDeviceAddressingMode_t(nvmlDeviceAddressingMode_v1_t):
    """The struct of nvmlDeviceAddressingMode_v1_t, which it derives from."""

class nvmlRepairStatus_v1_t(_Record):
    """struct nvmlRepairStatus_v1_t, 12 bytes. Since CUDA 13.0.

    Fields
        version, bChannelRepairPending, bTpcRepairPending : int (unsigned int)

    Taken by
        nvmlDeviceGetRepairStatus
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def bChannelRepairPending(self) -> int: ...
    @bChannelRepairPending.setter
    def bChannelRepairPending(self, value: _Int) -> None: ...
    @property
    def bTpcRepairPending(self) -> int: ...
    @bTpcRepairPending.setter
    def bTpcRepairPending(self, value: _Int) -> None: ...
class nvmlRepairStatus_t(nvmlRepairStatus_v1_t):
    """The struct of nvmlRepairStatus_v1_t, which it derives from."""

class nvmlUnrepairableMemoryStatus_v1_t(_Record):
    """struct nvmlUnrepairableMemoryStatus_v1_t, 4 bytes. Since CUDA 13.1.

    Fields
        bUnrepairableMemory : int (unsigned int)

    Taken by
        nvmlDeviceGetUnrepairableMemoryFlag_v1
    """
    @property
    def bUnrepairableMemory(self) -> int: ...
    @bUnrepairableMemory.setter
    def bUnrepairableMemory(self, value: _Int) -> None: ...

class nvmlRowRemapperHistogramValues_st(_Record):
    """The struct of nvmlRowRemapperHistogramValues_t, which derives from it."""
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
    """struct nvmlRowRemapperHistogramValues_st, 20 bytes.

    Fields
        max, high, partial, low, none : int (unsigned int)

    Given by
        nvmlDeviceGetRowRemapperHistogram
    """

class nvmlNvLinkUtilizationControl_st(_Record):
    """The struct of nvmlNvLinkUtilizationControl_t, which derives from it."""
    @property
    def units(self) -> nvmlNvLinkUtilizationCountUnits_t: ...
    @units.setter
    def units(self, value: nvmlNvLinkUtilizationCountUnits_t | int) -> None: ...
    @property
    def pktfilter(self) -> nvmlNvLinkUtilizationCountPktTypes_t: ...
    @pktfilter.setter
    def pktfilter(self, value: nvmlNvLinkUtilizationCountPktTypes_t | int) -> None: ...
class nvmlNvLinkUtilizationControl_t(nvmlNvLinkUtilizationControl_st):
    """struct nvmlNvLinkUtilizationControl_st, 8 bytes.

    Fields
        units : nvmlNvLinkUtilizationCountUnits_t or int
        pktfilter : nvmlNvLinkUtilizationCountPktTypes_t or int

    Taken by
        nvmlDeviceSetNvLinkUtilizationControl

    Given by
        nvmlDeviceGetNvLinkUtilizationControl
    """

class nvmlBridgeChipInfo_st(_Record):
    """The struct of nvmlBridgeChipInfo_t, which derives from it."""
    @property
    def type(self) -> nvmlBridgeChipType_t: ...
    @type.setter
    def type(self, value: nvmlBridgeChipType_t | int) -> None: ...
    @property
    def fwVersion(self) -> int: ...
    @fwVersion.setter
    def fwVersion(self, value: _Int) -> None: ...
class nvmlBridgeChipInfo_t(nvmlBridgeChipInfo_st):
    """struct nvmlBridgeChipInfo_st, 8 bytes.

    Fields
        type : nvmlBridgeChipType_t or int
        fwVersion : int (unsigned int)

    Field of
        nvmlBridgeChipHierarchy_t.bridgeChipInfo
    """

class nvmlBridgeChipHierarchy_st(_Record):
    """The struct of nvmlBridgeChipHierarchy_t, which derives from it."""
    @property
    def bridgeCount(self) -> int: ...
    @bridgeCount.setter
    def bridgeCount(self, value: _Int) -> None: ...
    @property
    def bridgeChipInfo(self) -> list[nvmlBridgeChipInfo_t]: ...
    @bridgeChipInfo.setter
    def bridgeChipInfo(self, value: Sequence[nvmlBridgeChipInfo_t]) -> None: ...
class nvmlBridgeChipHierarchy_t(nvmlBridgeChipHierarchy_st):
    """struct nvmlBridgeChipHierarchy_st, 1028 bytes.

    Fields
        bridgeCount : int (unsigned char)
        bridgeChipInfo : sequence of nvmlBridgeChipInfo_t (128)

    Given by
        nvmlDeviceGetBridgeChipInfo
    """

class nvmlValue_st(_Record):
    """The union of nvmlValue_t, which derives from it."""
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
    """A number, of which valueType says the member.

    union nvmlValue_st, 8 bytes. Other fields before CUDA 12.6.

    Fields
        dVal : float (double)
        siVal : int
        uiVal : int (unsigned int)
        ulVal : int (unsigned long)
        ullVal : int (unsigned long long)
        sllVal : int (long long)
        usVal : int (unsigned short)

    Field of
        nvmlSample_t.sampleValue, nvmlVgpuInstanceUtilizationSample_t.smUtil,
        nvmlVgpuInstanceUtilizationSample_t.memUtil,
        nvmlVgpuInstanceUtilizationSample_t.encUtil,
        nvmlVgpuInstanceUtilizationSample_t.decUtil,
        nvmlVgpuInstanceUtilizationInfo_v1_t.smUtil,
        nvmlVgpuInstanceUtilizationInfo_v1_t.memUtil,
        nvmlVgpuInstanceUtilizationInfo_v1_t.encUtil,
        nvmlVgpuInstanceUtilizationInfo_v1_t.decUtil,
        nvmlVgpuInstanceUtilizationInfo_v1_t.jpgUtil,
        nvmlVgpuInstanceUtilizationInfo_v1_t.ofaUtil, nvmlFieldValue_t.value and 1 more
    """

class nvmlSample_st(_Record):
    """The struct of nvmlSample_t, which derives from it."""
    @property
    def timeStamp(self) -> int: ...
    @timeStamp.setter
    def timeStamp(self, value: _Int) -> None: ...
    @property
    def sampleValue(self) -> nvmlValue_t: ...
    @sampleValue.setter
    def sampleValue(self, value: nvmlValue_t) -> None: ...
class nvmlSample_t(nvmlSample_st):
    """One sample of a quantity.

    struct nvmlSample_st, 16 bytes.

    Fields
        timeStamp : int (unsigned long long); microseconds
        sampleValue : nvmlValue_t

    Given by
        nvmlDeviceGetSamples
    """

class nvmlViolationTime_st(_Record):
    """The struct of nvmlViolationTime_t, which derives from it."""
    @property
    def referenceTime(self) -> int: ...
    @referenceTime.setter
    def referenceTime(self, value: _Int) -> None: ...
    @property
    def violationTime(self) -> int: ...
    @violationTime.setter
    def violationTime(self, value: _Int) -> None: ...
class nvmlViolationTime_t(nvmlViolationTime_st):
    """How long a limit has slowed a GPU down.

    struct nvmlViolationTime_st, 16 bytes.

    Fields
        referenceTime : int (unsigned long long); microseconds
        violationTime : int (unsigned long long); nanoseconds

    Given by
        nvmlDeviceGetViolationStatus
    """

class nvmlGpuThermalSettings_t(_Record):
    """struct nvmlGpuThermalSettings_t, 64 bytes.

    Fields
        count : int (unsigned int)
        sensor : sequence of nvmlGpuThermalSettings_t_anon0 (3)

    Given by
        nvmlDeviceGetThermalSettings
    """
    @property
    def count(self) -> int: ...
    @count.setter
    def count(self, value: _Int) -> None: ...
    @property
    def sensor(self) -> list[nvmlGpuThermalSettings_t_anon0]: ...
    @sensor.setter
    def sensor(self, value: Sequence[nvmlGpuThermalSettings_t_anon0]) -> None: ...

class nvmlGpuThermalSettings_t_anon0(_Record):
    """struct inside nvmlGpuThermalSettings_t, 20 bytes.

    Fields
        controller : nvmlThermalController_t or int
        defaultMinTemp, defaultMaxTemp, currentTemp : int
        target : nvmlThermalTarget_t or int

    Field of
        nvmlGpuThermalSettings_t.sensor
    """
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
    """struct nvmlCoolerInfo_v1_t, 16 bytes. Since CUDA 12.8.

    Fields
        version, index : int (unsigned int)
        signalType : nvmlCoolerControl_t or int
        target : nvmlCoolerTarget_t or int

    Taken by
        nvmlDeviceGetCoolerInfo
    """
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
    """The struct of nvmlCoolerInfo_v1_t, which it derives from."""

class nvmlUUIDValue_t(_Record):
    """union nvmlUUIDValue_t, 41 bytes. Since CUDA 12.9.

    Fields
        str : bytes (char [41])
        bytes : bytes or sequence of int (unsigned char [16])

    Field of
        nvmlUUID_v1_t.value
    """
    @property
    def str(self) -> _bytes: ...
    @str.setter
    def str(self, value: _bytes) -> None: ...
    @property
    def bytes(self) -> _bytes: ...
    @bytes.setter
    def bytes(self, value: _bytes | Sequence[int]) -> None: ...

class nvmlUUID_v1_t(_Record):
    """struct nvmlUUID_v1_t, 52 bytes. Since CUDA 12.9.

    Fields
        version, type : int (unsigned int)
        value : nvmlUUIDValue_t

    Taken by
        nvmlDeviceGetHandleByUUIDV
    """
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
    """The struct of nvmlUUID_v1_t, which it derives from."""

class nvmlPdi_v1_t(_Record):
    """struct nvmlPdi_v1_t, 16 bytes. Since CUDA 13.0.

    Fields
        version : int (unsigned int)
        value : int (unsigned long long)

    Taken by
        nvmlDeviceGetPdi
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def value(self) -> int: ...
    @value.setter
    def value(self, value: _Int) -> None: ...
class nvmlPdi_t(nvmlPdi_v1_t):
    """The struct of nvmlPdi_v1_t, which it derives from."""

class nvmlPmgrPwrTuple_t(_Record):
    """struct nvmlPmgrPwrTuple_t, 4 bytes. Since CUDA 13.4.

    Fields
        pwrmW : int (unsigned int)

    Field of
        nvmlPwrModelMetricsDlppm1x_t.tgpPwrTuple, nvmlObservedMetrics_t.tgpPwrTuple
    """
    @property
    def pwrmW(self) -> int: ...
    @pwrmW.setter
    def pwrmW(self, value: _Int) -> None: ...

class nvmlRailMetrics_t(_Record):
    """struct nvmlRailMetrics_t, 16 bytes. Since CUDA 13.4.

    Fields
        freqkHz : int (unsigned int)
        utilPct : int (unsigned long long)

    Field of
        nvmlCoreRailMetrics_t.rails, nvmlPwrModelMetricsDlppm1x_t.fbRail,
        nvmlObservedMetrics_t.fbRail
    """
    @property
    def freqkHz(self) -> int: ...
    @freqkHz.setter
    def freqkHz(self, value: _Int) -> None: ...
    @property
    def utilPct(self) -> int: ...
    @utilPct.setter
    def utilPct(self, value: _Int) -> None: ...

class nvmlCoreRailMetrics_t(_Record):
    """struct nvmlCoreRailMetrics_t, 32 bytes. Since CUDA 13.4.

    Fields
        rails : sequence of nvmlRailMetrics_t (2)

    Field of
        nvmlPwrModelMetricsDlppm1x_t.coreRail, nvmlObservedMetrics_t.coreRail
    """
    @property
    def rails(self) -> list[nvmlRailMetrics_t]: ...
    @rails.setter
    def rails(self, value: Sequence[nvmlRailMetrics_t]) -> None: ...

class nvmlPwrModelMetricsDlppm1xPerf_t(_Record):
    """struct nvmlPwrModelMetricsDlppm1xPerf_t, 4 bytes. Since CUDA 13.4.

    Fields
        perfms : int (unsigned int)

    Field of
        nvmlPwrModelMetricsDlppm1x_t.perfMetrics, nvmlObservedMetrics_t.perfMetrics
    """
    @property
    def perfms(self) -> int: ...
    @perfms.setter
    def perfms(self, value: _Int) -> None: ...

class nvmlPwrModelMetricsDlppm1x_t(_Record):
    """struct nvmlPwrModelMetricsDlppm1x_t, 64 bytes. Since CUDA 13.4.

    Fields
        bValid : int (unsigned char)
        coreRail : nvmlCoreRailMetrics_t
        fbRail : nvmlRailMetrics_t
        tgpPwrTuple : nvmlPmgrPwrTuple_t
        perfMetrics : nvmlPwrModelMetricsDlppm1xPerf_t

    Field of
        nvmlPwrModelMetricsDlppm1xDramclkEstimates_t.estimatedMetrics
    """
    @property
    def bValid(self) -> int: ...
    @bValid.setter
    def bValid(self, value: _Int) -> None: ...
    @property
    def coreRail(self) -> nvmlCoreRailMetrics_t: ...
    @coreRail.setter
    def coreRail(self, value: nvmlCoreRailMetrics_t) -> None: ...
    @property
    def fbRail(self) -> nvmlRailMetrics_t: ...
    @fbRail.setter
    def fbRail(self, value: nvmlRailMetrics_t) -> None: ...
    @property
    def tgpPwrTuple(self) -> nvmlPmgrPwrTuple_t: ...
    @tgpPwrTuple.setter
    def tgpPwrTuple(self, value: nvmlPmgrPwrTuple_t) -> None: ...
    @property
    def perfMetrics(self) -> nvmlPwrModelMetricsDlppm1xPerf_t: ...
    @perfMetrics.setter
    def perfMetrics(self, value: nvmlPwrModelMetricsDlppm1xPerf_t) -> None: ...

class nvmlPwrModelMetricsDlppm1xDramclkEstimates_t(_Record):
    """struct nvmlPwrModelMetricsDlppm1xDramclkEstimates_t, 520 bytes. Since CUDA 13.4.

    Fields
        estimatedMetrics : sequence of nvmlPwrModelMetricsDlppm1x_t (8)
        numEstimatedMetrics : int (unsigned char)

    Field of
        nvmlObservedMetrics_t.initialDramclkEst
    """
    @property
    def estimatedMetrics(self) -> list[nvmlPwrModelMetricsDlppm1x_t]: ...
    @estimatedMetrics.setter
    def estimatedMetrics(self, value: Sequence[nvmlPwrModelMetricsDlppm1x_t]) -> None: ...
    @property
    def numEstimatedMetrics(self) -> int: ...
    @numEstimatedMetrics.setter
    def numEstimatedMetrics(self, value: _Int) -> None: ...

class nvmlObservedMetrics_t(_Record):
    """struct nvmlObservedMetrics_t, 1624 bytes. Since CUDA 13.4.

    Fields
        initialDramclkEst : sequence of nvmlPwrModelMetricsDlppm1xDramclkEstimates_t (3)
        bValid : int (unsigned char)
        coreRail : nvmlCoreRailMetrics_t
        fbRail : nvmlRailMetrics_t
        tgpPwrTuple : nvmlPmgrPwrTuple_t
        perfMetrics : nvmlPwrModelMetricsDlppm1xPerf_t

    Field of
        nvmlPerfMetricsDlppc2xSample_t.observedMetrics
    """
    @property
    def initialDramclkEst(self) -> list[nvmlPwrModelMetricsDlppm1xDramclkEstimates_t]: ...
    @initialDramclkEst.setter
    def initialDramclkEst(self, value: Sequence[nvmlPwrModelMetricsDlppm1xDramclkEstimates_t]) -> None: ...
    @property
    def bValid(self) -> int: ...
    @bValid.setter
    def bValid(self, value: _Int) -> None: ...
    @property
    def coreRail(self) -> nvmlCoreRailMetrics_t: ...
    @coreRail.setter
    def coreRail(self, value: nvmlCoreRailMetrics_t) -> None: ...
    @property
    def fbRail(self) -> nvmlRailMetrics_t: ...
    @fbRail.setter
    def fbRail(self, value: nvmlRailMetrics_t) -> None: ...
    @property
    def tgpPwrTuple(self) -> nvmlPmgrPwrTuple_t: ...
    @tgpPwrTuple.setter
    def tgpPwrTuple(self, value: nvmlPmgrPwrTuple_t) -> None: ...
    @property
    def perfMetrics(self) -> nvmlPwrModelMetricsDlppm1xPerf_t: ...
    @perfMetrics.setter
    def perfMetrics(self, value: nvmlPwrModelMetricsDlppm1xPerf_t) -> None: ...

class nvmlPerfMetricsDlppc2xSample_t(_Record):
    """struct nvmlPerfMetricsDlppc2xSample_t, 1624 bytes. Since CUDA 13.4.

    Fields
        observedMetrics : nvmlObservedMetrics_t
    """
    @property
    def observedMetrics(self) -> nvmlObservedMetrics_t: ...
    @observedMetrics.setter
    def observedMetrics(self, value: nvmlObservedMetrics_t) -> None: ...

class nvmlPwrModelMetricsSamplePfpp1x_t(_Record):
    """struct nvmlPwrModelMetricsSamplePfpp1x_t, 68 bytes. Since CUDA 13.4.

    Fields
        freqkHz : sequence of int (unsigned int [16])
        estTgpPwrmW : int (unsigned int)

    Field of
        nvmlPwrModelMetricsPfpp1x_t.estimatedMetrics
    """
    @property
    def freqkHz(self) -> list[int]: ...
    @freqkHz.setter
    def freqkHz(self, value: Sequence[int]) -> None: ...
    @property
    def estTgpPwrmW(self) -> int: ...
    @estTgpPwrmW.setter
    def estTgpPwrmW(self, value: _Int) -> None: ...

class nvmlPwrModelOperatingPointPfpp1x_t(_Record):
    """struct nvmlPwrModelOperatingPointPfpp1x_t, 8 bytes. Since CUDA 13.4.

    Fields
        freqkHz, pwrmW : int (unsigned int)

    Field of
        nvmlPwrModelMetricsPfpp1x_t.maxPerfPerWattPoint,
        nvmlPwrModelMetricsPfpp1x_t.fmaxAtVmaxPoint
    """
    @property
    def freqkHz(self) -> int: ...
    @freqkHz.setter
    def freqkHz(self, value: _Int) -> None: ...
    @property
    def pwrmW(self) -> int: ...
    @pwrmW.setter
    def pwrmW(self, value: _Int) -> None: ...

class nvmlPwrModelMetricsPfpp1x_t(_Record):
    """struct nvmlPwrModelMetricsPfpp1x_t, 2204 bytes. Since CUDA 13.4.

    Fields
        numVfPoints : int (unsigned char)
        estimatedMetrics : sequence of nvmlPwrModelMetricsSamplePfpp1x_t (32)
        bValid : int (unsigned char)
        maxPerfPerWattPoint, fmaxAtVmaxPoint : nvmlPwrModelOperatingPointPfpp1x_t
        tgpHeadroommW : int (unsigned int)

    Field of
        nvmlPerfMetricsPfpp1xSample_t.estimatedMetrics
    """
    @property
    def numVfPoints(self) -> int: ...
    @numVfPoints.setter
    def numVfPoints(self, value: _Int) -> None: ...
    @property
    def estimatedMetrics(self) -> list[nvmlPwrModelMetricsSamplePfpp1x_t]: ...
    @estimatedMetrics.setter
    def estimatedMetrics(self, value: Sequence[nvmlPwrModelMetricsSamplePfpp1x_t]) -> None: ...
    @property
    def bValid(self) -> int: ...
    @bValid.setter
    def bValid(self, value: _Int) -> None: ...
    @property
    def maxPerfPerWattPoint(self) -> nvmlPwrModelOperatingPointPfpp1x_t: ...
    @maxPerfPerWattPoint.setter
    def maxPerfPerWattPoint(self, value: nvmlPwrModelOperatingPointPfpp1x_t) -> None: ...
    @property
    def fmaxAtVmaxPoint(self) -> nvmlPwrModelOperatingPointPfpp1x_t: ...
    @fmaxAtVmaxPoint.setter
    def fmaxAtVmaxPoint(self, value: nvmlPwrModelOperatingPointPfpp1x_t) -> None: ...
    @property
    def tgpHeadroommW(self) -> int: ...
    @tgpHeadroommW.setter
    def tgpHeadroommW(self, value: _Int) -> None: ...

class nvmlPerfMetricsPfpp1xSample_t(_Record):
    """struct nvmlPerfMetricsPfpp1xSample_t, 2204 bytes. Since CUDA 13.4.

    Fields
        estimatedMetrics : nvmlPwrModelMetricsPfpp1x_t
    """
    @property
    def estimatedMetrics(self) -> nvmlPwrModelMetricsPfpp1x_t: ...
    @estimatedMetrics.setter
    def estimatedMetrics(self, value: nvmlPwrModelMetricsPfpp1x_t) -> None: ...

class nvmlPerfMetricControllerSample_t(_Record):
    """struct nvmlPerfMetricControllerSample_t, 2216 bytes. Since CUDA 13.4.

    Fields
        controllerType : int (unsigned int)
        data : nvmlPerfMetricControllerSample_t_anon0

    Field of
        nvmlPerfMetricsSample_t.controllerData
    """
    @property
    def controllerType(self) -> int: ...
    @controllerType.setter
    def controllerType(self, value: _Int) -> None: ...
    @property
    def data(self) -> nvmlPerfMetricControllerSample_t_anon0: ...
    @data.setter
    def data(self, value: nvmlPerfMetricControllerSample_t_anon0) -> None: ...

class nvmlPerfMetricControllerSample_t_anon0(_Record):
    """union inside nvmlPerfMetricControllerSample_t, 2208 bytes.

    Fields
        dlppc2x : nvmlPerfMetricsDlppc2xSample_t
        pfpp1x : nvmlPerfMetricsPfpp1xSample_t

    Field of
        nvmlPerfMetricControllerSample_t.data
    """
    @property
    def dlppc2x(self) -> nvmlPerfMetricsDlppc2xSample_t: ...
    @dlppc2x.setter
    def dlppc2x(self, value: nvmlPerfMetricsDlppc2xSample_t) -> None: ...
    @property
    def pfpp1x(self) -> nvmlPerfMetricsPfpp1xSample_t: ...
    @pfpp1x.setter
    def pfpp1x(self, value: nvmlPerfMetricsPfpp1xSample_t) -> None: ...

class nvmlPerfMetricsSample_t(_Record):
    """struct nvmlPerfMetricsSample_t, 8872 bytes. Since CUDA 13.4.

    Fields
        numControllerData : int (unsigned char)
        controllerData : sequence of nvmlPerfMetricControllerSample_t (4)

    Field of
        nvmlPerfMetricsSamples_v1_t.samples
    """
    @property
    def numControllerData(self) -> int: ...
    @numControllerData.setter
    def numControllerData(self, value: _Int) -> None: ...
    @property
    def controllerData(self) -> list[nvmlPerfMetricControllerSample_t]: ...
    @controllerData.setter
    def controllerData(self, value: Sequence[nvmlPerfMetricControllerSample_t]) -> None: ...

class nvmlPerfMetricsSamples_v1_t(_Record):
    """struct nvmlPerfMetricsSamples_v1_t, 115344 bytes. Since CUDA 13.4.

    Fields
        numSamples : int (unsigned int)
        samples : sequence of nvmlPerfMetricsSample_t (13)

    Taken by
        nvmlDevicePerfMetricsGetSamples_v1
    """
    @property
    def numSamples(self) -> int: ...
    @numSamples.setter
    def numSamples(self, value: _Int) -> None: ...
    @property
    def samples(self) -> list[nvmlPerfMetricsSample_t]: ...
    @samples.setter
    def samples(self, value: Sequence[nvmlPerfMetricsSample_t]) -> None: ...

class nvmlBBXTimeData_v1_t(_Record):
    """struct nvmlBBXTimeData_v1_t, 4 bytes. Since CUDA 13.3.

    Fields
        timeRun : int (unsigned int)

    Taken by
        nvmlDeviceGetBBXTimeData_v1
    """
    @property
    def timeRun(self) -> int: ...
    @timeRun.setter
    def timeRun(self, value: _Int) -> None: ...

class nvmlGpuUptime_v1_t(_Record):
    """How long a GPU has been running.

    struct nvmlGpuUptime_v1_t, 4 bytes. Since CUDA 13.5.

    Fields
        uptime : int (unsigned int); seconds

    Taken by
        nvmlDeviceGetGpuUptime_v1
    """
    @property
    def uptime(self) -> int: ...
    @uptime.setter
    def uptime(self, value: _Int) -> None: ...

class nvmlDramEncryptionInfo_v1_t(_Record):
    """struct nvmlDramEncryptionInfo_v1_t, 8 bytes. Since CUDA 12.8.

    Fields
        version : int (unsigned int)
        encryptionState : nvmlEnableState_t or int

    Taken by
        nvmlDeviceGetDramEncryptionMode, nvmlDeviceSetDramEncryptionMode
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def encryptionState(self) -> nvmlEnableState_t: ...
    @encryptionState.setter
    def encryptionState(self, value: nvmlEnableState_t | int) -> None: ...
class nvmlDramEncryptionInfo_t(nvmlDramEncryptionInfo_v1_t):
    """The struct of nvmlDramEncryptionInfo_v1_t, which it derives from."""

class nvmlMarginTemperature_v1_t(_Record):
    """struct nvmlMarginTemperature_v1_t, 8 bytes. Since CUDA 12.8.

    Fields
        version : int (unsigned int)
        marginTemperature : int

    Taken by
        nvmlDeviceGetMarginTemperature
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def marginTemperature(self) -> int: ...
    @marginTemperature.setter
    def marginTemperature(self, value: _Int) -> None: ...
class nvmlMarginTemperature_t(nvmlMarginTemperature_v1_t):
    """The struct of nvmlMarginTemperature_v1_t, which it derives from."""

class nvmlClkMonFaultInfo_struct(_Record):
    """The struct of nvmlClkMonFaultInfo_t, which derives from it."""
    @property
    def clkApiDomain(self) -> int: ...
    @clkApiDomain.setter
    def clkApiDomain(self, value: _Int) -> None: ...
    @property
    def clkDomainFaultMask(self) -> int: ...
    @clkDomainFaultMask.setter
    def clkDomainFaultMask(self, value: _Int) -> None: ...
class nvmlClkMonFaultInfo_t(nvmlClkMonFaultInfo_struct):
    """struct nvmlClkMonFaultInfo_struct, 8 bytes.

    Fields
        clkApiDomain, clkDomainFaultMask : int (unsigned int)

    Field of
        nvmlClkMonStatus_t.clkMonList
    """

class nvmlClkMonStatus_status(_Record):
    """The struct of nvmlClkMonStatus_t, which derives from it."""
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
    """struct nvmlClkMonStatus_status, 264 bytes.

    Fields
        bGlobalStatus, clkMonListSize : int (unsigned int)
        clkMonList : sequence of nvmlClkMonFaultInfo_t (32)

    Given by
        nvmlDeviceGetClkMonStatus
    """

class nvmlClockOffset_v1_t(_Record):
    """struct nvmlClockOffset_v1_t, 24 bytes. Since CUDA 12.5.

    Fields
        version : int (unsigned int)
        type : nvmlClockType_t or int
        pstate : nvmlPstates_t or int
        clockOffsetMHz, minClockOffsetMHz, maxClockOffsetMHz : int

    Taken by
        nvmlDeviceGetClockOffsets, nvmlDeviceSetClockOffsets
    """
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
    """The struct of nvmlClockOffset_v1_t, which it derives from."""

class nvmlFanSpeedInfo_v1_t(_Record):
    """struct nvmlFanSpeedInfo_v1_t, 12 bytes. Since CUDA 12.8.

    Fields
        version, fan, speed : int (unsigned int)

    Taken by
        nvmlDeviceGetFanSpeedRPM
    """
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
    """The struct of nvmlFanSpeedInfo_v1_t, which it derives from."""

class nvmlDevicePerfModes_v1_t(_Record):
    """struct nvmlDevicePerfModes_v1_t, 2052 bytes. Since CUDA 12.8.

    Fields
        version : int (unsigned int)
        str : bytes (char [2048])

    Taken by
        nvmlDeviceGetPerformanceModes
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def str(self) -> _bytes: ...
    @str.setter
    def str(self, value: _bytes) -> None: ...
class nvmlDevicePerfModes_t(nvmlDevicePerfModes_v1_t):
    """The struct of nvmlDevicePerfModes_v1_t, which it derives from."""

class nvmlDeviceCurrentClockFreqs_v1_t(_Record):
    """struct nvmlDeviceCurrentClockFreqs_v1_t, 2052 bytes. Since CUDA 12.8.

    Fields
        version : int (unsigned int)
        str : bytes (char [2048])

    Taken by
        nvmlDeviceGetCurrentClockFreqs
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def str(self) -> _bytes: ...
    @str.setter
    def str(self, value: _bytes) -> None: ...
class nvmlDeviceCurrentClockFreqs_t(nvmlDeviceCurrentClockFreqs_v1_t):
    """The struct of nvmlDeviceCurrentClockFreqs_v1_t, which it derives from."""

class nvmlDevicePowerMizerModes_v1_t(_Record):
    """struct nvmlDevicePowerMizerModes_v1_t, 12 bytes. Since CUDA 13.0.

    Fields
        currentMode, mode, supportedPowerMizerModes : int (unsigned int)

    Taken by
        nvmlDeviceGetPowerMizerMode_v1, nvmlDeviceSetPowerMizerMode_v1
    """
    @property
    def currentMode(self) -> int: ...
    @currentMode.setter
    def currentMode(self, value: _Int) -> None: ...
    @property
    def mode(self) -> int: ...
    @mode.setter
    def mode(self, value: _Int) -> None: ...
    @property
    def supportedPowerMizerModes(self) -> int: ...
    @supportedPowerMizerModes.setter
    def supportedPowerMizerModes(self, value: _Int) -> None: ...

class nvmlProcessUtilizationSample_st(_Record):
    """The struct of nvmlProcessUtilizationSample_t, which derives from it."""
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
    """How busy a process kept a GPU.

    struct nvmlProcessUtilizationSample_st, 32 bytes.

    Fields
        pid : int (unsigned int)
        timeStamp : int (unsigned long long); microseconds
        smUtil, memUtil, encUtil, decUtil : int (unsigned int); percent

    Given by
        nvmlDeviceGetProcessUtilization
    """

class nvmlProcessUtilizationInfo_v1_t(_Record):
    """struct nvmlProcessUtilizationInfo_v1_t, 40 bytes. Since CUDA 12.4.

    Fields
        timeStamp : int (unsigned long long)
        pid, smUtil, memUtil, encUtil, decUtil, jpgUtil, ofaUtil : int (unsigned int)

    Field of
        nvmlProcessesUtilizationInfo_v1_t.procUtilArray
    """
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
    """struct nvmlProcessesUtilizationInfo_v1_t, 24 bytes. Since CUDA 12.4.

    Fields
        version, processSamplesCount : int (unsigned int)
        lastSeenTimeStamp : int (unsigned long long)
        procUtilArray : int (address), buffer or None, kept

    Taken by
        nvmlDeviceGetProcessesUtilizationInfo
    """
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
    """The struct of nvmlProcessesUtilizationInfo_v1_t, which it derives from."""

class nvmlEccSramErrorStatus_v1_t(_Record):
    """struct nvmlEccSramErrorStatus_v1_t, 104 bytes. Since CUDA 12.4.

    Fields
        version : int (unsigned int)
        aggregateUncParity, aggregateUncSecDed, aggregateCor : int (unsigned long long)
        volatileUncParity, volatileUncSecDed, volatileCor : int (unsigned long long)
        aggregateUncBucketL2, aggregateUncBucketSm : int (unsigned long long)
        aggregateUncBucketPcie, aggregateUncBucketMcu : int (unsigned long long)
        aggregateUncBucketOther : int (unsigned long long)
        bThresholdExceeded : int (unsigned int)

    Taken by
        nvmlDeviceGetSramEccErrorStatus
    """
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
    """The struct of nvmlEccSramErrorStatus_v1_t, which it derives from."""

class nvmlPlatformInfo_v1_t(_Record):
    """struct nvmlPlatformInfo_v1_t, 44 bytes. Since CUDA 12.8.

    Fields
        version : int (unsigned int)
        ibGuid, rackGuid : bytes or sequence of int (unsigned char [16])
        chassisPhysicalSlotNumber, computeSlotIndex, nodeIndex, peerType : int (unsigned
            char)
        moduleId : int (unsigned char)
    """
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
    """struct nvmlPlatformInfo_v2_t, 44 bytes. Since CUDA 12.8.

    Fields
        version : int (unsigned int)
        ibGuid, chassisSerialNumber : bytes or sequence of int (unsigned char [16])
        slotNumber, trayIndex, hostId, peerType, moduleId : int (unsigned char)

    Taken by
        nvmlDeviceGetPlatformInfo
    """
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
    """The struct of nvmlPlatformInfo_v2_t, which it derives from."""

class nvmlHostname_v1_t(_Record):
    """struct nvmlHostname_v1_t, 64 bytes. Since CUDA 13.0.

    Fields
        value : bytes (char [64])

    Taken by
        nvmlDeviceSetHostname_v1, nvmlDeviceGetHostname_v1
    """
    @property
    def value(self) -> _bytes: ...
    @value.setter
    def value(self, value: _bytes) -> None: ...

class nvmlEccSramUniqueUncorrectedErrorEntry_v1_t(_Record):
    """struct nvmlEccSramUniqueUncorrectedErrorEntry_v1_t, 28 bytes. Since CUDA 13.0.

    Fields
        unit, location, sublocation, extlocation, address, isParity, count : int (unsigned
            int)

    Field of
        nvmlEccSramUniqueUncorrectedErrorCounts_v1_t.entries
    """
    @property
    def unit(self) -> int: ...
    @unit.setter
    def unit(self, value: _Int) -> None: ...
    @property
    def location(self) -> int: ...
    @location.setter
    def location(self, value: _Int) -> None: ...
    @property
    def sublocation(self) -> int: ...
    @sublocation.setter
    def sublocation(self, value: _Int) -> None: ...
    @property
    def extlocation(self) -> int: ...
    @extlocation.setter
    def extlocation(self, value: _Int) -> None: ...
    @property
    def address(self) -> int: ...
    @address.setter
    def address(self, value: _Int) -> None: ...
    @property
    def isParity(self) -> int: ...
    @isParity.setter
    def isParity(self, value: _Int) -> None: ...
    @property
    def count(self) -> int: ...
    @count.setter
    def count(self, value: _Int) -> None: ...

class nvmlEccSramUniqueUncorrectedErrorCounts_v1_t(_Record):
    """struct nvmlEccSramUniqueUncorrectedErrorCounts_v1_t, 16 bytes. Since CUDA 13.0.

    Fields
        version, entryCount : int (unsigned int)
        entries : int (address), buffer or None, kept

    Taken by
        nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def entryCount(self) -> int: ...
    @entryCount.setter
    def entryCount(self, value: _Int) -> None: ...
    @property
    def entries(self) -> int: ...
    @entries.setter
    def entries(self, value: _Address) -> None: ...
class nvmlEccSramUniqueUncorrectedErrorCounts_t(nvmlEccSramUniqueUncorrectedErrorCounts_v1_t):
    """The struct of nvmlEccSramUniqueUncorrectedErrorCounts_v1_t, which it derives from."""

class nvmlRemappedRowsInfo_v2_t(_Record):
    """struct nvmlRemappedRowsInfo_v2_t, 24 bytes. Since CUDA 13.2.

    Fields
        corrActiveRemaps, corrInactiveRemaps, uncActiveRemaps : int (unsigned int)
        uncInactiveRemaps, bPending, bFailureOccurred : int (unsigned int)

    Taken by
        nvmlDeviceGetRemappedRows_v2
    """
    @property
    def corrActiveRemaps(self) -> int: ...
    @corrActiveRemaps.setter
    def corrActiveRemaps(self, value: _Int) -> None: ...
    @property
    def corrInactiveRemaps(self) -> int: ...
    @corrInactiveRemaps.setter
    def corrInactiveRemaps(self, value: _Int) -> None: ...
    @property
    def uncActiveRemaps(self) -> int: ...
    @uncActiveRemaps.setter
    def uncActiveRemaps(self, value: _Int) -> None: ...
    @property
    def uncInactiveRemaps(self) -> int: ...
    @uncInactiveRemaps.setter
    def uncInactiveRemaps(self, value: _Int) -> None: ...
    @property
    def bPending(self) -> int: ...
    @bPending.setter
    def bPending(self, value: _Int) -> None: ...
    @property
    def bFailureOccurred(self) -> int: ...
    @bFailureOccurred.setter
    def bFailureOccurred(self, value: _Int) -> None: ...

class nvmlRusdSettings_v1_t(_Record):
    """struct nvmlRusdSettings_v1_t, 16 bytes. Since CUDA 13.1.

    Fields
        version : int (unsigned int)
        pollMask : int (unsigned long long)

    Taken by
        nvmlDeviceSetRusdSettings_v1
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def pollMask(self) -> int: ...
    @pollMask.setter
    def pollMask(self, value: _Int) -> None: ...

class nvmlGpuDynamicPstatesInfo_st(_Record):
    """The struct of nvmlGpuDynamicPstatesInfo_t, which derives from it."""
    @property
    def flags(self) -> int: ...
    @flags.setter
    def flags(self, value: _Int) -> None: ...
    @property
    def utilization(self) -> list[nvmlGpuDynamicPstatesInfo_t_anon0]: ...
    @utilization.setter
    def utilization(self, value: Sequence[nvmlGpuDynamicPstatesInfo_t_anon0]) -> None: ...
class nvmlGpuDynamicPstatesInfo_t(nvmlGpuDynamicPstatesInfo_st):
    """struct nvmlGpuDynamicPstatesInfo_st, 132 bytes.

    Fields
        flags : int (unsigned int)
        utilization : sequence of nvmlGpuDynamicPstatesInfo_t_anon0 (8)

    Given by
        nvmlDeviceGetDynamicPstatesInfo
    """

class nvmlGpuDynamicPstatesInfo_t_anon0(_Record):
    """struct inside nvmlGpuDynamicPstatesInfo_t, 16 bytes.

    Fields
        bIsPresent, percentage, incThreshold, decThreshold : int (unsigned int)

    Field of
        nvmlGpuDynamicPstatesInfo_t.utilization
    """
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
    """struct nvmlPowerValue_v2_t, 12 bytes. Since CUDA 12.2.

    Fields
        version : int (unsigned int)
        powerScope : nvmlPowerScopeType_t, int or None
        powerValueMw : int (unsigned int)

    Taken by
        nvmlDeviceSetPowerManagementLimit_v2
    """
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

class nvmlAdaptiveTgpModeInfo_v1_t(_Record):
    """struct nvmlAdaptiveTgpModeInfo_v1_t, 20 bytes. Since CUDA 13.4.

    Fields
        inBandEnableRequest, featureAllowedByAdmin : nvmlEnableState_t or int
        adminOverrideEnabled, enablementStatus : nvmlEnableState_t or int
        adjustedLimitMw : int (unsigned int)

    Taken by
        nvmlDeviceGetAdaptiveTgpModeInfo_v1
    """
    @property
    def inBandEnableRequest(self) -> nvmlEnableState_t: ...
    @inBandEnableRequest.setter
    def inBandEnableRequest(self, value: nvmlEnableState_t | int) -> None: ...
    @property
    def featureAllowedByAdmin(self) -> nvmlEnableState_t: ...
    @featureAllowedByAdmin.setter
    def featureAllowedByAdmin(self, value: nvmlEnableState_t | int) -> None: ...
    @property
    def adminOverrideEnabled(self) -> nvmlEnableState_t: ...
    @adminOverrideEnabled.setter
    def adminOverrideEnabled(self, value: nvmlEnableState_t | int) -> None: ...
    @property
    def enablementStatus(self) -> nvmlEnableState_t: ...
    @enablementStatus.setter
    def enablementStatus(self, value: nvmlEnableState_t | int) -> None: ...
    @property
    def adjustedLimitMw(self) -> int: ...
    @adjustedLimitMw.setter
    def adjustedLimitMw(self, value: _Int) -> None: ...

class nvmlVgpuHeterogeneousMode_v1_t(_Record):
    """struct nvmlVgpuHeterogeneousMode_v1_t, 8 bytes. Since CUDA 12.4.

    Fields
        version, mode : int (unsigned int)

    Taken by
        nvmlDeviceGetVgpuHeterogeneousMode, nvmlDeviceSetVgpuHeterogeneousMode,
        nvmlGpuInstanceGetVgpuHeterogeneousMode, nvmlGpuInstanceSetVgpuHeterogeneousMode
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def mode(self) -> int: ...
    @mode.setter
    def mode(self, value: _Int) -> None: ...
class nvmlVgpuHeterogeneousMode_t(nvmlVgpuHeterogeneousMode_v1_t):
    """The struct of nvmlVgpuHeterogeneousMode_v1_t, which it derives from."""

class nvmlVgpuPlacementId_v1_t(_Record):
    """struct nvmlVgpuPlacementId_v1_t, 8 bytes. Since CUDA 12.4.

    Fields
        version, placementId : int (unsigned int)

    Taken by
        nvmlVgpuInstanceGetPlacementId
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def placementId(self) -> int: ...
    @placementId.setter
    def placementId(self, value: _Int) -> None: ...
class nvmlVgpuPlacementId_t(nvmlVgpuPlacementId_v1_t):
    """The struct of nvmlVgpuPlacementId_v1_t, which it derives from."""

class nvmlVgpuPlacementList_v1_t(_Record):
    """struct nvmlVgpuPlacementList_v1_t, 24 bytes. Since CUDA 12.4.

    Fields
        version, placementSize, count : int (unsigned int)
        placementIds : int (address), buffer or None, kept (unsigned int *)
    """
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
    """struct nvmlVgpuPlacementList_v2_t, 32 bytes. Since CUDA 12.8.

    Fields
        version, placementSize, count : int (unsigned int)
        placementIds : int (address), buffer or None, kept (unsigned int *)
        mode : int (unsigned int)

    Taken by
        nvmlDeviceGetVgpuTypeSupportedPlacements, nvmlDeviceGetVgpuTypeCreatablePlacements
    """
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
    """The struct of nvmlVgpuPlacementList_v2_t, which it derives from."""

class nvmlVgpuTypeBar1Info_v1_t(_Record):
    """struct nvmlVgpuTypeBar1Info_v1_t, 16 bytes. Since CUDA 12.6.

    Fields
        version : int (unsigned int)
        bar1Size : int (unsigned long long)

    Taken by
        nvmlVgpuTypeGetBAR1Info
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def bar1Size(self) -> int: ...
    @bar1Size.setter
    def bar1Size(self, value: _Int) -> None: ...
class nvmlVgpuTypeBar1Info_t(nvmlVgpuTypeBar1Info_v1_t):
    """The struct of nvmlVgpuTypeBar1Info_v1_t, which it derives from."""

class nvmlVgpuInstanceUtilizationSample_st(_Record):
    """The struct of nvmlVgpuInstanceUtilizationSample_t, which derives from it."""
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
    """struct nvmlVgpuInstanceUtilizationSample_st, 48 bytes.

    Fields
        vgpuInstance : nvmlVgpuInstance_t, int or None
        timeStamp : int (unsigned long long)
        smUtil, memUtil, encUtil, decUtil : nvmlValue_t

    Given by
        nvmlDeviceGetVgpuUtilization
    """

class nvmlVgpuInstanceUtilizationInfo_v1_t(_Record):
    """struct nvmlVgpuInstanceUtilizationInfo_v1_t, 64 bytes. Since CUDA 12.4.

    Fields
        timeStamp : int (unsigned long long)
        vgpuInstance : nvmlVgpuInstance_t, int or None
        smUtil, memUtil, encUtil, decUtil, jpgUtil, ofaUtil : nvmlValue_t

    Field of
        nvmlVgpuInstancesUtilizationInfo_v1_t.vgpuUtilArray
    """
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
    """struct nvmlVgpuInstancesUtilizationInfo_v1_t, 32 bytes. Since CUDA 12.4.

    Fields
        version : int (unsigned int)
        sampleValType : nvmlValueType_t or int
        vgpuInstanceCount : int (unsigned int)
        lastSeenTimeStamp : int (unsigned long long)
        vgpuUtilArray : int (address), buffer or None, kept

    Taken by
        nvmlDeviceGetVgpuInstancesUtilizationInfo
    """
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
    """The struct of nvmlVgpuInstancesUtilizationInfo_v1_t, which it derives from."""

class nvmlVgpuProcessUtilizationSample_st(_Record):
    """The struct of nvmlVgpuProcessUtilizationSample_t, which derives from it."""
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
    """struct nvmlVgpuProcessUtilizationSample_st, 96 bytes.

    Fields
        vgpuInstance : nvmlVgpuInstance_t, int or None
        pid : int (unsigned int)
        processName : bytes (char [64])
        timeStamp : int (unsigned long long)
        smUtil, memUtil, encUtil, decUtil : int (unsigned int)

    Given by
        nvmlDeviceGetVgpuProcessUtilization
    """

class nvmlVgpuProcessUtilizationInfo_v1_t(_Record):
    """struct nvmlVgpuProcessUtilizationInfo_v1_t, 104 bytes. Since CUDA 12.4.

    Fields
        processName : bytes (char [64])
        timeStamp : int (unsigned long long)
        vgpuInstance : nvmlVgpuInstance_t, int or None
        pid, smUtil, memUtil, encUtil, decUtil, jpgUtil, ofaUtil : int (unsigned int)

    Field of
        nvmlVgpuProcessesUtilizationInfo_v1_t.vgpuProcUtilArray
    """
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
    """struct nvmlVgpuProcessesUtilizationInfo_v1_t, 24 bytes. Since CUDA 12.4.

    Fields
        version, vgpuProcessCount : int (unsigned int)
        lastSeenTimeStamp : int (unsigned long long)
        vgpuProcUtilArray : int (address), buffer or None, kept

    Taken by
        nvmlDeviceGetVgpuProcessesUtilizationInfo
    """
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
    """The struct of nvmlVgpuProcessesUtilizationInfo_v1_t, which it derives from."""

class nvmlVgpuRuntimeState_v1_t(_Record):
    """struct nvmlVgpuRuntimeState_v1_t, 16 bytes. Since CUDA 12.8.

    Fields
        version : int (unsigned int)
        size : int (unsigned long long)

    Taken by
        nvmlVgpuInstanceGetRuntimeStateSize
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
class nvmlVgpuRuntimeState_t(nvmlVgpuRuntimeState_v1_t):
    """The struct of nvmlVgpuRuntimeState_v1_t, which it derives from."""

class nvmlVgpuSchedulerParams_t(_Record):
    """union nvmlVgpuSchedulerParams_t, 8 bytes. Since CUDA 12.0.

    Fields
        vgpuSchedDataWithARR : nvmlVgpuSchedulerParams_t_anon0
        vgpuSchedData : nvmlVgpuSchedulerParams_t_anon1

    Field of
        nvmlVgpuSchedulerLog_t.schedulerParams, nvmlVgpuSchedulerGetState_t.schedulerParams,
        nvmlVgpuSchedulerStateInfo_v1_t.schedulerParams,
        nvmlVgpuSchedulerLogInfo_v1_t.schedulerParams
    """
    @property
    def vgpuSchedDataWithARR(self) -> nvmlVgpuSchedulerParams_t_anon0: ...
    @vgpuSchedDataWithARR.setter
    def vgpuSchedDataWithARR(self, value: nvmlVgpuSchedulerParams_t_anon0) -> None: ...
    @property
    def vgpuSchedData(self) -> nvmlVgpuSchedulerParams_t_anon1: ...
    @vgpuSchedData.setter
    def vgpuSchedData(self, value: nvmlVgpuSchedulerParams_t_anon1) -> None: ...

class nvmlVgpuSchedulerParams_t_anon0(_Record):
    """struct inside nvmlVgpuSchedulerParams_t, 8 bytes.

    Fields
        avgFactor, timeslice : int (unsigned int)

    Field of
        nvmlVgpuSchedulerParams_t.vgpuSchedDataWithARR
    """
    @property
    def avgFactor(self) -> int: ...
    @avgFactor.setter
    def avgFactor(self, value: _Int) -> None: ...
    @property
    def timeslice(self) -> int: ...
    @timeslice.setter
    def timeslice(self, value: _Int) -> None: ...

class nvmlVgpuSchedulerParams_t_anon1(_Record):
    """struct inside nvmlVgpuSchedulerParams_t, 4 bytes.

    Fields
        timeslice : int (unsigned int)

    Field of
        nvmlVgpuSchedulerParams_t.vgpuSchedData
    """
    @property
    def timeslice(self) -> int: ...
    @timeslice.setter
    def timeslice(self, value: _Int) -> None: ...

class nvmlVgpuSchedulerLogEntries_st(_Record):
    """The struct of nvmlVgpuSchedulerLogEntry_t, which derives from it."""
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
    """struct nvmlVgpuSchedulerLogEntries_st, 48 bytes. Since CUDA 12.0.

    Fields
        timestamp, timeRunTotal, timeRun : int (unsigned long long)
        swRunlistId : int (unsigned int)
        targetTimeSlice, cumulativePreemptionTime : int (unsigned long long)

    Field of
        nvmlVgpuSchedulerLog_t.logEntries, nvmlVgpuSchedulerLogInfo_v1_t.logEntries
    """

class nvmlVgpuSchedulerLog_st(_Record):
    """The struct of nvmlVgpuSchedulerLog_t, which derives from it."""
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
    """struct nvmlVgpuSchedulerLog_st, 9624 bytes. Since CUDA 12.0; other fields before 12.2.

    Fields
        engineId, schedulerPolicy, arrMode : int (unsigned int)
        schedulerParams : nvmlVgpuSchedulerParams_t
        entriesCount : int (unsigned int)
        logEntries : sequence of nvmlVgpuSchedulerLogEntry_t (200)

    Given by
        nvmlDeviceGetVgpuSchedulerLog
    """

class nvmlVgpuSchedulerGetState_st(_Record):
    """The struct of nvmlVgpuSchedulerGetState_t, which derives from it."""
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
    """struct nvmlVgpuSchedulerGetState_st, 16 bytes. Since CUDA 12.0; other fields before
    12.2.

    Fields
        schedulerPolicy, arrMode : int (unsigned int)
        schedulerParams : nvmlVgpuSchedulerParams_t

    Given by
        nvmlDeviceGetVgpuSchedulerState
    """

class nvmlVgpuSchedulerSetParams_t(_Record):
    """union nvmlVgpuSchedulerSetParams_t, 8 bytes. Since CUDA 12.2.

    Fields
        vgpuSchedDataWithARR : nvmlVgpuSchedulerSetParams_t_anon0
        vgpuSchedData : nvmlVgpuSchedulerSetParams_t_anon1

    Field of
        nvmlVgpuSchedulerSetState_t.schedulerParams,
        nvmlVgpuSchedulerState_v1_t.schedulerParams
    """
    @property
    def vgpuSchedDataWithARR(self) -> nvmlVgpuSchedulerSetParams_t_anon0: ...
    @vgpuSchedDataWithARR.setter
    def vgpuSchedDataWithARR(self, value: nvmlVgpuSchedulerSetParams_t_anon0) -> None: ...
    @property
    def vgpuSchedData(self) -> nvmlVgpuSchedulerSetParams_t_anon1: ...
    @vgpuSchedData.setter
    def vgpuSchedData(self, value: nvmlVgpuSchedulerSetParams_t_anon1) -> None: ...

class nvmlVgpuSchedulerSetParams_t_anon0(_Record):
    """struct inside nvmlVgpuSchedulerSetParams_t, 8 bytes.

    Fields
        avgFactor, frequency : int (unsigned int)

    Field of
        nvmlVgpuSchedulerSetParams_t.vgpuSchedDataWithARR
    """
    @property
    def avgFactor(self) -> int: ...
    @avgFactor.setter
    def avgFactor(self, value: _Int) -> None: ...
    @property
    def frequency(self) -> int: ...
    @frequency.setter
    def frequency(self, value: _Int) -> None: ...

class nvmlVgpuSchedulerSetParams_t_anon1(_Record):
    """struct inside nvmlVgpuSchedulerSetParams_t, 4 bytes.

    Fields
        timeslice : int (unsigned int)

    Field of
        nvmlVgpuSchedulerSetParams_t.vgpuSchedData
    """
    @property
    def timeslice(self) -> int: ...
    @timeslice.setter
    def timeslice(self, value: _Int) -> None: ...

class nvmlVgpuSchedulerSetState_st(_Record):
    """The struct of nvmlVgpuSchedulerSetState_t, which derives from it."""
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
    """struct nvmlVgpuSchedulerSetState_st, 16 bytes. Since CUDA 12.2.

    Fields
        schedulerPolicy, enableARRMode : int (unsigned int)
        schedulerParams : nvmlVgpuSchedulerSetParams_t

    Taken by
        nvmlDeviceSetVgpuSchedulerState
    """

class nvmlVgpuSchedulerCapabilities_st(_Record):
    """The struct of nvmlVgpuSchedulerCapabilities_t, which derives from it."""
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
    """struct nvmlVgpuSchedulerCapabilities_st, 40 bytes. Since CUDA 12.0.

    Fields
        supportedSchedulers : sequence of int (unsigned int [3])
        maxTimeslice, minTimeslice, isArrModeSupported, maxFrequencyForARR : int (unsigned
            int)
        minFrequencyForARR, maxAvgFactorForARR, minAvgFactorForARR : int (unsigned int)

    Given by
        nvmlDeviceGetVgpuSchedulerCapabilities
    """

class nvmlVgpuLicenseExpiry_st(_Record):
    """The struct of nvmlVgpuLicenseExpiry_t, which derives from it."""
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
    """struct nvmlVgpuLicenseExpiry_st, 16 bytes.

    Fields
        year : int (unsigned int)
        month, day, hour, min, sec : int (unsigned short)
        status : int (unsigned char)

    Field of
        nvmlVgpuLicenseInfo_t.licenseExpiry
    """

class nvmlVgpuLicenseInfo_st(_Record):
    """The struct of nvmlVgpuLicenseInfo_t, which derives from it."""
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
    """struct nvmlVgpuLicenseInfo_st, 24 bytes.

    Fields
        isLicensed : int (unsigned char)
        licenseExpiry : nvmlVgpuLicenseExpiry_t
        currentState : int (unsigned int)

    Given by
        nvmlVgpuInstanceGetLicenseInfo
    """

class nvmlGridLicenseExpiry_st(_Record):
    """The struct of nvmlGridLicenseExpiry_t, which derives from it."""
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
    """struct nvmlGridLicenseExpiry_st, 16 bytes.

    Fields
        year : int (unsigned int)
        month, day, hour, min, sec : int (unsigned short)
        status : int (unsigned char)

    Field of
        nvmlGridLicensableFeature_t.licenseExpiry
    """

class nvmlGridLicensableFeature_st(_Record):
    """The struct of nvmlGridLicensableFeature_t, which derives from it."""
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
    """struct nvmlGridLicensableFeature_st, 284 bytes.

    Fields
        featureCode : nvmlGridLicenseFeatureCode_t or int
        featureState : int (unsigned int)
        licenseInfo, productName : bytes (char [128])
        featureEnabled : int (unsigned int)
        licenseExpiry : nvmlGridLicenseExpiry_t

    Field of
        nvmlGridLicensableFeatures_t.gridLicensableFeatures
    """

class nvmlGridLicensableFeatures_st(_Record):
    """The struct of nvmlGridLicensableFeatures_t, which derives from it."""
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
    """struct nvmlGridLicensableFeatures_st, 860 bytes.

    Fields
        isGridLicenseSupported : int
        licensableFeaturesCount : int (unsigned int)
        gridLicensableFeatures : sequence of nvmlGridLicensableFeature_t (3)

    Given by
        nvmlDeviceGetGridLicensableFeatures
    """

class nvmlVgpuTypeIdInfo_v1_t(_Record):
    """struct nvmlVgpuTypeIdInfo_v1_t, 16 bytes. Since CUDA 12.9.

    Fields
        version, vgpuCount : int (unsigned int)
        vgpuTypeIds : int (address), buffer or None, kept

    Taken by
        nvmlGpuInstanceGetCreatableVgpus
    """
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
    """The struct of nvmlVgpuTypeIdInfo_v1_t, which it derives from."""

class nvmlVgpuTypeMaxInstance_v1_t(_Record):
    """struct nvmlVgpuTypeMaxInstance_v1_t, 12 bytes. Since CUDA 12.9.

    Fields
        version : int (unsigned int)
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        maxInstancePerGI : int (unsigned int)

    Taken by
        nvmlVgpuTypeGetMaxInstancesPerGpuInstance
    """
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
    """The struct of nvmlVgpuTypeMaxInstance_v1_t, which it derives from."""

class nvmlActiveVgpuInstanceInfo_v1_t(_Record):
    """struct nvmlActiveVgpuInstanceInfo_v1_t, 16 bytes. Since CUDA 12.9.

    Fields
        version, vgpuCount : int (unsigned int)
        vgpuInstances : int (address), buffer or None, kept

    Taken by
        nvmlGpuInstanceGetActiveVgpus
    """
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
    """The struct of nvmlActiveVgpuInstanceInfo_v1_t, which it derives from."""

class nvmlVgpuSchedulerState_v1_t(_Record):
    """struct nvmlVgpuSchedulerState_v1_t, 24 bytes. Since CUDA 12.9.

    Fields
        version, engineId, schedulerPolicy, enableARRMode : int (unsigned int)
        schedulerParams : nvmlVgpuSchedulerSetParams_t

    Taken by
        nvmlGpuInstanceSetVgpuSchedulerState
    """
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
    """The struct of nvmlVgpuSchedulerState_v1_t, which it derives from."""

class nvmlVgpuSchedulerStateInfo_v1_t(_Record):
    """struct nvmlVgpuSchedulerStateInfo_v1_t, 24 bytes. Since CUDA 12.9.

    Fields
        version, engineId, schedulerPolicy, arrMode : int (unsigned int)
        schedulerParams : nvmlVgpuSchedulerParams_t

    Taken by
        nvmlGpuInstanceGetVgpuSchedulerState
    """
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
    """The struct of nvmlVgpuSchedulerStateInfo_v1_t, which it derives from."""

class nvmlVgpuSchedulerLogInfo_v1_t(_Record):
    """struct nvmlVgpuSchedulerLogInfo_v1_t, 9632 bytes. Since CUDA 12.9.

    Fields
        version, engineId, schedulerPolicy, arrMode : int (unsigned int)
        schedulerParams : nvmlVgpuSchedulerParams_t
        entriesCount : int (unsigned int)
        logEntries : sequence of nvmlVgpuSchedulerLogEntry_t (200)

    Taken by
        nvmlGpuInstanceGetVgpuSchedulerLog
    """
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
    """The struct of nvmlVgpuSchedulerLogInfo_v1_t, which it derives from."""

class nvmlVgpuCreatablePlacementInfo_v1_t(_Record):
    """struct nvmlVgpuCreatablePlacementInfo_v1_t, 32 bytes. Since CUDA 12.9.

    Fields
        version : int (unsigned int)
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        count : int (unsigned int)
        placementIds : int (address), buffer or None, kept (unsigned int *)
        placementSize : int (unsigned int)

    Taken by
        nvmlGpuInstanceGetVgpuTypeCreatablePlacements
    """
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
    """The struct of nvmlVgpuCreatablePlacementInfo_v1_t, which it derives from."""

class nvmlVgpuSchedulerStateInfo_v2_t(_Record):
    """struct nvmlVgpuSchedulerStateInfo_v2_t, 16 bytes. Since CUDA 13.2.

    Fields
        engineId, schedulerPolicy, avgFactor, timeslice : int (unsigned int)

    Taken by
        nvmlDeviceGetVgpuSchedulerState_v2, nvmlGpuInstanceGetVgpuSchedulerState_v2
    """
    @property
    def engineId(self) -> int: ...
    @engineId.setter
    def engineId(self, value: _Int) -> None: ...
    @property
    def schedulerPolicy(self) -> int: ...
    @schedulerPolicy.setter
    def schedulerPolicy(self, value: _Int) -> None: ...
    @property
    def avgFactor(self) -> int: ...
    @avgFactor.setter
    def avgFactor(self, value: _Int) -> None: ...
    @property
    def timeslice(self) -> int: ...
    @timeslice.setter
    def timeslice(self, value: _Int) -> None: ...

class nvmlVgpuSchedulerLogEntry_v2_t(_Record):
    """struct nvmlVgpuSchedulerLogEntry_v2_t, 56 bytes. Since CUDA 13.2.

    Fields
        timestamp, timeRunTotal, timeRun : int (unsigned long long)
        swRunlistId : int (unsigned int)
        targetTimeSlice, cumulativePreemptionTime : int (unsigned long long)
        weight : int (unsigned int)

    Field of
        nvmlVgpuSchedulerLogInfo_v2_t.logEntries
    """
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
    @property
    def weight(self) -> int: ...
    @weight.setter
    def weight(self, value: _Int) -> None: ...

class nvmlVgpuSchedulerLogInfo_v2_t(_Record):
    """struct nvmlVgpuSchedulerLogInfo_v2_t, 11224 bytes. Since CUDA 13.2.

    Fields
        engineId, schedulerPolicy, avgFactor, timeslice, entriesCount : int (unsigned int)
        logEntries : sequence of nvmlVgpuSchedulerLogEntry_v2_t (200)

    Taken by
        nvmlDeviceGetVgpuSchedulerLog_v2, nvmlGpuInstanceGetVgpuSchedulerLog_v2
    """
    @property
    def engineId(self) -> int: ...
    @engineId.setter
    def engineId(self, value: _Int) -> None: ...
    @property
    def schedulerPolicy(self) -> int: ...
    @schedulerPolicy.setter
    def schedulerPolicy(self, value: _Int) -> None: ...
    @property
    def avgFactor(self) -> int: ...
    @avgFactor.setter
    def avgFactor(self, value: _Int) -> None: ...
    @property
    def timeslice(self) -> int: ...
    @timeslice.setter
    def timeslice(self, value: _Int) -> None: ...
    @property
    def entriesCount(self) -> int: ...
    @entriesCount.setter
    def entriesCount(self, value: _Int) -> None: ...
    @property
    def logEntries(self) -> list[nvmlVgpuSchedulerLogEntry_v2_t]: ...
    @logEntries.setter
    def logEntries(self, value: Sequence[nvmlVgpuSchedulerLogEntry_v2_t]) -> None: ...

class nvmlVgpuSchedulerState_v2_t(_Record):
    """struct nvmlVgpuSchedulerState_v2_t, 16 bytes. Since CUDA 13.2.

    Fields
        engineId, schedulerPolicy, avgFactor, frequency : int (unsigned int)

    Taken by
        nvmlDeviceSetVgpuSchedulerState_v2, nvmlGpuInstanceSetVgpuSchedulerState_v2
    """
    @property
    def engineId(self) -> int: ...
    @engineId.setter
    def engineId(self, value: _Int) -> None: ...
    @property
    def schedulerPolicy(self) -> int: ...
    @schedulerPolicy.setter
    def schedulerPolicy(self, value: _Int) -> None: ...
    @property
    def avgFactor(self) -> int: ...
    @avgFactor.setter
    def avgFactor(self, value: _Int) -> None: ...
    @property
    def frequency(self) -> int: ...
    @frequency.setter
    def frequency(self, value: _Int) -> None: ...

class nvmlNvLinkPowerThres_st(_Record):
    """The struct of nvmlNvLinkPowerThres_t, which derives from it."""
    @property
    def lowPwrThreshold(self) -> int: ...
    @lowPwrThreshold.setter
    def lowPwrThreshold(self, value: _Int) -> None: ...
class nvmlNvLinkPowerThres_t(nvmlNvLinkPowerThres_st):
    """struct nvmlNvLinkPowerThres_st, 4 bytes. Since CUDA 12.0.

    Fields
        lowPwrThreshold : int (unsigned int)

    Taken by
        nvmlDeviceSetNvLinkDeviceLowPowerThreshold
    """

class nvmlFieldValue_st(_Record):
    """The struct of nvmlFieldValue_t, which derives from it."""
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
    """One quantity to ask for, and its answer.

    struct nvmlFieldValue_st, 40 bytes.

    Fields
        fieldId : int (unsigned int); NVML_FI_*
        scopeId : int (unsigned int)
        timestamp : int (long long); microseconds since 1970
        latencyUsec : int (long long); microseconds
        valueType : nvmlValueType_t or int
        nvmlReturn : nvmlReturn_t or int; whether value counts
        value : nvmlValue_t

    Taken by
        nvmlDeviceGetFieldValues, nvmlDeviceClearFieldValues
    """

class nvmlHwbcEntry_st(_Record):
    """The struct of nvmlHwbcEntry_t, which derives from it."""
    @property
    def hwbcId(self) -> int: ...
    @hwbcId.setter
    def hwbcId(self, value: _Int) -> None: ...
    @property
    def firmwareVersion(self) -> _bytes: ...
    @firmwareVersion.setter
    def firmwareVersion(self, value: _bytes) -> None: ...
class nvmlHwbcEntry_t(nvmlHwbcEntry_st):
    """struct nvmlHwbcEntry_st, 36 bytes.

    Fields
        hwbcId : int (unsigned int)
        firmwareVersion : bytes (char [32])

    Given by
        nvmlSystemGetHicVersion
    """

class nvmlLedState_st(_Record):
    """The struct of nvmlLedState_t, which derives from it."""
    @property
    def cause(self) -> _bytes: ...
    @cause.setter
    def cause(self, value: _bytes) -> None: ...
    @property
    def color(self) -> nvmlLedColor_t: ...
    @color.setter
    def color(self, value: nvmlLedColor_t | int) -> None: ...
class nvmlLedState_t(nvmlLedState_st):
    """struct nvmlLedState_st, 260 bytes.

    Fields
        cause : bytes (char [256])
        color : nvmlLedColor_t or int

    Given by
        nvmlUnitGetLedState
    """

class nvmlUnitInfo_st(_Record):
    """The struct of nvmlUnitInfo_t, which derives from it."""
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
    """struct nvmlUnitInfo_st, 384 bytes.

    Fields
        name, id, serial, firmwareVersion : bytes (char [96])

    Given by
        nvmlUnitGetUnitInfo
    """

class nvmlPSUInfo_st(_Record):
    """The struct of nvmlPSUInfo_t, which derives from it."""
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
    """struct nvmlPSUInfo_st, 268 bytes.

    Fields
        state : bytes (char [256])
        current : int (unsigned int); amperes
        voltage : int (unsigned int); volts
        power : int (unsigned int); watts

    Given by
        nvmlUnitGetPsuInfo
    """

class nvmlUnitFanInfo_st(_Record):
    """The struct of nvmlUnitFanInfo_t, which derives from it."""
    @property
    def speed(self) -> int: ...
    @speed.setter
    def speed(self, value: _Int) -> None: ...
    @property
    def state(self) -> nvmlFanState_t: ...
    @state.setter
    def state(self, value: nvmlFanState_t | int) -> None: ...
class nvmlUnitFanInfo_t(nvmlUnitFanInfo_st):
    """struct nvmlUnitFanInfo_st, 8 bytes.

    Fields
        speed : int (unsigned int)
        state : nvmlFanState_t or int

    Field of
        nvmlUnitFanSpeeds_t.fans
    """

class nvmlUnitFanSpeeds_st(_Record):
    """The struct of nvmlUnitFanSpeeds_t, which derives from it."""
    @property
    def fans(self) -> list[nvmlUnitFanInfo_t]: ...
    @fans.setter
    def fans(self, value: Sequence[nvmlUnitFanInfo_t]) -> None: ...
    @property
    def count(self) -> int: ...
    @count.setter
    def count(self, value: _Int) -> None: ...
class nvmlUnitFanSpeeds_t(nvmlUnitFanSpeeds_st):
    """struct nvmlUnitFanSpeeds_st, 196 bytes.

    Fields
        fans : sequence of nvmlUnitFanInfo_t (24)
        count : int (unsigned int)

    Given by
        nvmlUnitGetFanSpeedInfo
    """

class nvmlEventData_st(_Record):
    """The struct of nvmlEventData_t, which derives from it."""
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
    """An event that happened.

    struct nvmlEventData_st, 32 bytes.

    Fields
        device : nvmlDevice_t, int or None
        eventType : int (unsigned long long)
        eventData : int (unsigned long long); number of the error for
            nvmlEventTypeXidCriticalError
        gpuInstanceId, computeInstanceId : int (unsigned int)

    Given by
        nvmlEventSetWait
    """

class nvmlEventSetGetContextCount_v1_t(_Record):
    """struct nvmlEventSetGetContextCount_v1_t, 4 bytes. Since CUDA 13.4.

    Fields
        count : int (unsigned int)

    Taken by
        nvmlEventSetGetContextCount_v1
    """
    @property
    def count(self) -> int: ...
    @count.setter
    def count(self, value: _Int) -> None: ...

class nvmlEventSetGetContextInfo_v1_t(_Record):
    """struct nvmlEventSetGetContextInfo_v1_t, 20 bytes. Since CUDA 13.4.

    Fields
        index, nvmlGpuOperationalEventContextType, sourceEventContextType : int (unsigned
            int)
        dataSize : int (unsigned int)
        dataFormatVersion : int (unsigned short)

    Taken by
        nvmlEventSetGetContextInfo_v1
    """
    @property
    def index(self) -> int: ...
    @index.setter
    def index(self, value: _Int) -> None: ...
    @property
    def nvmlGpuOperationalEventContextType(self) -> int: ...
    @nvmlGpuOperationalEventContextType.setter
    def nvmlGpuOperationalEventContextType(self, value: _Int) -> None: ...
    @property
    def sourceEventContextType(self) -> int: ...
    @sourceEventContextType.setter
    def sourceEventContextType(self, value: _Int) -> None: ...
    @property
    def dataSize(self) -> int: ...
    @dataSize.setter
    def dataSize(self, value: _Int) -> None: ...
    @property
    def dataFormatVersion(self) -> int: ...
    @dataFormatVersion.setter
    def dataFormatVersion(self, value: _Int) -> None: ...

class nvmlEventSetGetContextData_v1_t(_Record):
    """struct nvmlEventSetGetContextData_v1_t, 16 bytes. Since CUDA 13.4.

    Fields
        data : int (address), buffer or None, kept (void *)
        index, dataSize : int (unsigned int)

    Taken by
        nvmlEventSetGetContextData_v1
    """
    @property
    def data(self) -> int: ...
    @data.setter
    def data(self, value: _Address) -> None: ...
    @property
    def index(self) -> int: ...
    @index.setter
    def index(self, value: _Int) -> None: ...
    @property
    def dataSize(self) -> int: ...
    @dataSize.setter
    def dataSize(self, value: _Int) -> None: ...

class nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t(_Record):
    """struct nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t, 8 bytes. Since CUDA
    13.4.

    Fields
        index, xidCode : int (unsigned int)

    Taken by
        nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1
    """
    @property
    def index(self) -> int: ...
    @index.setter
    def index(self, value: _Int) -> None: ...
    @property
    def xidCode(self) -> int: ...
    @xidCode.setter
    def xidCode(self, value: _Int) -> None: ...

class nvmlSystemEventSetCreateRequest_v1_t(_Record):
    """struct nvmlSystemEventSetCreateRequest_v1_t, 16 bytes. Since CUDA 12.9.

    Fields
        version : int (unsigned int)
        set : nvmlSystemEventSet_t, int or None

    Taken by
        nvmlSystemEventSetCreate
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def set(self) -> nvmlSystemEventSet_t: ...
    @set.setter
    def set(self, value: nvmlSystemEventSet_t | _Int | None) -> None: ...
class nvmlSystemEventSetCreateRequest_t(nvmlSystemEventSetCreateRequest_v1_t):
    """The struct of nvmlSystemEventSetCreateRequest_v1_t, which it derives from."""

class nvmlSystemEventSetFreeRequest_v1_t(_Record):
    """struct nvmlSystemEventSetFreeRequest_v1_t, 16 bytes. Since CUDA 12.9.

    Fields
        version : int (unsigned int)
        set : nvmlSystemEventSet_t, int or None

    Taken by
        nvmlSystemEventSetFree
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def set(self) -> nvmlSystemEventSet_t: ...
    @set.setter
    def set(self, value: nvmlSystemEventSet_t | _Int | None) -> None: ...
class nvmlSystemEventSetFreeRequest_t(nvmlSystemEventSetFreeRequest_v1_t):
    """The struct of nvmlSystemEventSetFreeRequest_v1_t, which it derives from."""

class nvmlSystemRegisterEventRequest_v1_t(_Record):
    """struct nvmlSystemRegisterEventRequest_v1_t, 24 bytes. Since CUDA 12.9.

    Fields
        version : int (unsigned int)
        eventTypes : int (unsigned long long)
        set : nvmlSystemEventSet_t, int or None

    Taken by
        nvmlSystemRegisterEvents
    """
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
    """The struct of nvmlSystemRegisterEventRequest_v1_t, which it derives from."""

class nvmlSystemEventData_v1_t(_Record):
    """struct nvmlSystemEventData_v1_t, 16 bytes. Since CUDA 12.9.

    Fields
        eventType : int (unsigned long long)
        gpuId : int (unsigned int)

    Field of
        nvmlSystemEventSetWaitRequest_v1_t.data
    """
    @property
    def eventType(self) -> int: ...
    @eventType.setter
    def eventType(self, value: _Int) -> None: ...
    @property
    def gpuId(self) -> int: ...
    @gpuId.setter
    def gpuId(self, value: _Int) -> None: ...

class nvmlSystemEventSetWaitRequest_v1_t(_Record):
    """struct nvmlSystemEventSetWaitRequest_v1_t, 32 bytes. Since CUDA 12.9.

    Fields
        version, timeoutms : int (unsigned int)
        set : nvmlSystemEventSet_t, int or None
        data : int (address), buffer or None, kept
        dataSize, numEvent : int (unsigned int)

    Taken by
        nvmlSystemEventSetWait
    """
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
    """The struct of nvmlSystemEventSetWaitRequest_v1_t, which it derives from."""

class nvmlAccountingStats_st(_Record):
    """The struct of nvmlAccountingStats_t, which derives from it."""
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
    """What a process has used of a GPU.

    struct nvmlAccountingStats_st, 56 bytes.

    Fields
        gpuUtilization, memoryUtilization : int (unsigned int); percent of its life
        maxMemoryUsage : int (unsigned long long); bytes
        time : int (unsigned long long); milliseconds, 0 while it runs
        startTime : int (unsigned long long); microseconds
        isRunning : int (unsigned int)

    Given by
        nvmlDeviceGetAccountingStats, nvmlVgpuInstanceGetAccountingStats
    """

class nvmlAccountingStats_v2_t(_Record):
    """struct nvmlAccountingStats_v2_t, 64 bytes. Since CUDA 13.3.

    Fields
        pid, isRunning, gpuUtilization, memoryUtilization : int (unsigned int)
        maxMemoryUsage : int (unsigned long long)
        sampleCount : int (unsigned int)
        sumGpuUtil, sumFbUtil, time, startTime : int (unsigned long long)

    Taken by
        nvmlDeviceGetAccountingStats_v2
    """
    @property
    def pid(self) -> int: ...
    @pid.setter
    def pid(self, value: _Int) -> None: ...
    @property
    def isRunning(self) -> int: ...
    @isRunning.setter
    def isRunning(self, value: _Int) -> None: ...
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
    def sampleCount(self) -> int: ...
    @sampleCount.setter
    def sampleCount(self, value: _Int) -> None: ...
    @property
    def sumGpuUtil(self) -> int: ...
    @sumGpuUtil.setter
    def sumGpuUtil(self, value: _Int) -> None: ...
    @property
    def sumFbUtil(self) -> int: ...
    @sumFbUtil.setter
    def sumFbUtil(self, value: _Int) -> None: ...
    @property
    def time(self) -> int: ...
    @time.setter
    def time(self, value: _Int) -> None: ...
    @property
    def startTime(self) -> int: ...
    @startTime.setter
    def startTime(self, value: _Int) -> None: ...

class nvmlEncoderSessionInfo_st(_Record):
    """The struct of nvmlEncoderSessionInfo_t, which derives from it."""
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
    """One use of a GPU's video encoder.

    struct nvmlEncoderSessionInfo_st, 32 bytes.

    Fields
        sessionId, pid : int (unsigned int)
        vgpuInstance : nvmlVgpuInstance_t, int or None
        codecType : nvmlEncoderType_t or int
        hResolution, vResolution, averageFps : int (unsigned int)
        averageLatency : int (unsigned int); microseconds

    Given by
        nvmlDeviceGetEncoderSessions, nvmlVgpuInstanceGetEncoderSessions
    """

class nvmlFBCStats_st(_Record):
    """The struct of nvmlFBCStats_t, which derives from it."""
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
    """struct nvmlFBCStats_st, 12 bytes.

    Fields
        sessionsCount, averageFPS, averageLatency : int (unsigned int)

    Given by
        nvmlDeviceGetFBCStats, nvmlVgpuInstanceGetFBCStats
    """

class nvmlFBCSessionInfo_st(_Record):
    """The struct of nvmlFBCSessionInfo_t, which derives from it."""
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
    """struct nvmlFBCSessionInfo_st, 48 bytes.

    Fields
        sessionId, pid : int (unsigned int)
        vgpuInstance : nvmlVgpuInstance_t, int or None
        displayOrdinal : int (unsigned int)
        sessionType : nvmlFBCSessionType_t or int
        sessionFlags, hMaxResolution, vMaxResolution, hResolution : int (unsigned int)
        vResolution, averageFPS, averageLatency : int (unsigned int)

    Given by
        nvmlDeviceGetFBCSessions, nvmlVgpuInstanceGetFBCSessions
    """

class nvmlConfComputeSystemCaps_st(_Record):
    """The struct of nvmlConfComputeSystemCaps_t, which derives from it."""
    @property
    def cpuCaps(self) -> int: ...
    @cpuCaps.setter
    def cpuCaps(self, value: _Int) -> None: ...
    @property
    def gpusCaps(self) -> int: ...
    @gpusCaps.setter
    def gpusCaps(self, value: _Int) -> None: ...
class nvmlConfComputeSystemCaps_t(nvmlConfComputeSystemCaps_st):
    """struct nvmlConfComputeSystemCaps_st, 8 bytes. Since CUDA 12.2.

    Fields
        cpuCaps, gpusCaps : int (unsigned int)

    Given by
        nvmlSystemGetConfComputeCapabilities
    """

class nvmlConfComputeSystemState_st(_Record):
    """The struct of nvmlConfComputeSystemState_t, which derives from it."""
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
    """struct nvmlConfComputeSystemState_st, 12 bytes. Since CUDA 12.2.

    Fields
        environment, ccFeature, devToolsMode : int (unsigned int)

    Given by
        nvmlSystemGetConfComputeState
    """

class nvmlSystemConfComputeSettings_v1_t(_Record):
    """struct nvmlSystemConfComputeSettings_v1_t, 20 bytes. Since CUDA 12.4.

    Fields
        version, environment, ccFeature, devToolsMode, multiGpuMode : int (unsigned int)

    Taken by
        nvmlSystemGetConfComputeSettings
    """
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
    """The struct of nvmlSystemConfComputeSettings_v1_t, which it derives from."""

class nvmlSystemConfComputeSettings_v2_t(_Record):
    """struct nvmlSystemConfComputeSettings_v2_t, 24 bytes. Since CUDA 13.5.

    Fields
        version, environment, ccFeature, devToolsMode, multiGpuMode : int (unsigned int)
        tdispState : int (unsigned int)

    Taken by
        nvmlSystemGetConfComputeSettings_v2
    """
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
    @property
    def tdispState(self) -> int: ...
    @tdispState.setter
    def tdispState(self, value: _Int) -> None: ...

class nvmlConfComputeMemSizeInfo_st(_Record):
    """The struct of nvmlConfComputeMemSizeInfo_t, which derives from it."""
    @property
    def protectedMemSizeKib(self) -> int: ...
    @protectedMemSizeKib.setter
    def protectedMemSizeKib(self, value: _Int) -> None: ...
    @property
    def unprotectedMemSizeKib(self) -> int: ...
    @unprotectedMemSizeKib.setter
    def unprotectedMemSizeKib(self, value: _Int) -> None: ...
class nvmlConfComputeMemSizeInfo_t(nvmlConfComputeMemSizeInfo_st):
    """struct nvmlConfComputeMemSizeInfo_st, 16 bytes. Since CUDA 12.2.

    Fields
        protectedMemSizeKib, unprotectedMemSizeKib : int (unsigned long long); KiB

    Given by
        nvmlDeviceGetConfComputeMemSizeInfo
    """

class nvmlConfComputeGpuCertificate_st(_Record):
    """The struct of nvmlConfComputeGpuCertificate_t, which derives from it."""
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
    """struct nvmlConfComputeGpuCertificate_st, 9224 bytes. Since CUDA 12.2.

    Fields
        certChainSize, attestationCertChainSize : int (unsigned int)
        certChain : bytes or sequence of int (unsigned char [4096])
        attestationCertChain : bytes or sequence of int (unsigned char [5120])

    Given by
        nvmlDeviceGetConfComputeGpuCertificate
    """

class nvmlConfComputeGpuAttestationReport_st(_Record):
    """The struct of nvmlConfComputeGpuAttestationReport_t, which derives from it."""
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
    """struct nvmlConfComputeGpuAttestationReport_st, 12332 bytes. Since CUDA 12.2.

    Fields
        isCecAttestationReportPresent, attestationReportSize : int (unsigned int)
        cecAttestationReportSize : int (unsigned int)
        nonce : bytes or sequence of int (unsigned char [32])
        attestationReport : bytes or sequence of int (unsigned char [8192])
        cecAttestationReport : bytes or sequence of int (unsigned char [4096])

    Given by
        nvmlDeviceGetConfComputeGpuAttestationReport
    """

class nvmlConfComputeSetKeyRotationThresholdInfo_st(_Record):
    """The struct of nvmlConfComputeSetKeyRotationThresholdInfo_v1_t, which derives from it."""
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
    """struct nvmlConfComputeSetKeyRotationThresholdInfo_st, 16 bytes. Since CUDA 12.4.

    Fields
        version : int (unsigned int)
        maxAttackerAdvantage : int (unsigned long long)

    Taken by
        nvmlSystemSetConfComputeKeyRotationThresholdInfo
    """
class nvmlConfComputeSetKeyRotationThresholdInfo_t(nvmlConfComputeSetKeyRotationThresholdInfo_v1_t):
    """The struct of nvmlConfComputeSetKeyRotationThresholdInfo_v1_t, which it derives from."""

class nvmlConfComputeGetKeyRotationThresholdInfo_st(_Record):
    """The struct of nvmlConfComputeGetKeyRotationThresholdInfo_v1_t, which derives from it."""
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
    """struct nvmlConfComputeGetKeyRotationThresholdInfo_st, 16 bytes. Since CUDA 12.4.

    Fields
        version : int (unsigned int)
        attackerAdvantage : int (unsigned long long)

    Taken by
        nvmlSystemGetConfComputeKeyRotationThresholdInfo
    """
class nvmlConfComputeGetKeyRotationThresholdInfo_t(nvmlConfComputeGetKeyRotationThresholdInfo_v1_t):
    """The struct of nvmlConfComputeGetKeyRotationThresholdInfo_v1_t, which it derives from."""

class nvmlGpuFabricInfo_t(_Record):
    """struct nvmlGpuFabricInfo_t, 28 bytes. Since CUDA 12.0; other fields before 12.3.

    Fields
        clusterUuid : bytes or sequence of int (unsigned char [16])
        status : nvmlReturn_t or int
        cliqueId : int (unsigned int)
        state : nvmlGpuFabricState_t, int or None

    Given by
        nvmlDeviceGetGpuFabricInfo
    """
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
    """struct nvmlGpuFabricInfo_v2_t, 36 bytes. Since CUDA 12.4.

    Fields
        version : int (unsigned int)
        clusterUuid : bytes or sequence of int (unsigned char [16])
        status : nvmlReturn_t or int
        cliqueId : int (unsigned int)
        state : nvmlGpuFabricState_t, int or None
        healthMask : int (unsigned int)
    """
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

class nvmlGpuFabricInfo_v3_t(_Record):
    """struct nvmlGpuFabricInfo_v3_t, 40 bytes. Since CUDA 13.0.

    Fields
        version : int (unsigned int)
        clusterUuid : bytes or sequence of int (unsigned char [16])
        status : nvmlReturn_t or int
        cliqueId : int (unsigned int)
        state : nvmlGpuFabricState_t, int or None
        healthMask : int (unsigned int)
        healthSummary : int (unsigned char)

    Taken by
        nvmlDeviceGetGpuFabricInfoV
    """
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
    @property
    def healthSummary(self) -> int: ...
    @healthSummary.setter
    def healthSummary(self, value: _Int) -> None: ...
class nvmlGpuFabricInfoV_t(nvmlGpuFabricInfo_v3_t):
    """The struct of nvmlGpuFabricInfo_v3_t, which it derives from."""

class nvmlGpuFabricClique_v1_t(_Record):
    """struct nvmlGpuFabricClique_v1_t, 8 bytes. Since CUDA 13.4.

    Fields
        type : int (unsigned char)
        id : int (unsigned int)

    Field of
        nvmlGpuFabricInfo_v4_t.cliques
    """
    @property
    def type(self) -> int: ...
    @type.setter
    def type(self, value: _Int) -> None: ...
    @property
    def id(self) -> int: ...
    @id.setter
    def id(self, value: _Int) -> None: ...

class nvmlGpuFabricInfo_v4_t(_Record):
    """struct nvmlGpuFabricInfo_v4_t, 548 bytes. Since CUDA 13.4.

    Fields
        clusterUuid : bytes or sequence of int (unsigned char [16])
        status : nvmlReturn_t or int
        cliques : sequence of nvmlGpuFabricClique_v1_t (64)
        numCliques : int (unsigned int)
        state : nvmlGpuFabricState_t, int or None
        healthMask : int (unsigned int)
        healthSummary : int (unsigned char)

    Taken by
        nvmlDeviceGetGpuFabricInfo_v4
    """
    @property
    def clusterUuid(self) -> _bytes: ...
    @clusterUuid.setter
    def clusterUuid(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def status(self) -> nvmlReturn_t: ...
    @status.setter
    def status(self, value: nvmlReturn_t | int) -> None: ...
    @property
    def cliques(self) -> list[nvmlGpuFabricClique_v1_t]: ...
    @cliques.setter
    def cliques(self, value: Sequence[nvmlGpuFabricClique_v1_t]) -> None: ...
    @property
    def numCliques(self) -> int: ...
    @numCliques.setter
    def numCliques(self, value: _Int) -> None: ...
    @property
    def state(self) -> nvmlGpuFabricState_t: ...
    @state.setter
    def state(self, value: nvmlGpuFabricState_t | _Int | None) -> None: ...
    @property
    def healthMask(self) -> int: ...
    @healthMask.setter
    def healthMask(self, value: _Int) -> None: ...
    @property
    def healthSummary(self) -> int: ...
    @healthSummary.setter
    def healthSummary(self, value: _Int) -> None: ...

class nvmlGpuOperationalEventConfig_v1_st(_Record):
    """The struct of nvmlGpuOperationalEventConfig_v1_t, which derives from it."""
    @property
    def uuid(self) -> _bytes: ...
    @uuid.setter
    def uuid(self, value: _bytes) -> None: ...
    @property
    def minLogLevel(self) -> int: ...
    @minLogLevel.setter
    def minLogLevel(self, value: _Int) -> None: ...
    @property
    def minSeverity(self) -> int: ...
    @minSeverity.setter
    def minSeverity(self, value: _Int) -> None: ...
class nvmlGpuOperationalEventConfig_v1_t(nvmlGpuOperationalEventConfig_v1_st):
    """struct nvmlGpuOperationalEventConfig_v1_st, 104 bytes. Since CUDA 13.4.

    Fields
        uuid : bytes (char [96])
        minLogLevel, minSeverity : int (unsigned int)

    Taken by
        nvmlEventSetRegisterGpuOperationalEvents_v1
    """

class nvmlEventSetWait_v3_t(_Record):
    """struct nvmlEventSetWait_v3_t, 224 bytes. Since CUDA 13.4.

    Fields
        timeoutMs, dataType : int (unsigned int)
        uuid : bytes (char [96])
        sourceModule : bytes (char [16])
        eventType, eventData, groupCursor, instanceId, timestampUsec : int (unsigned long
            long)
        traceId : int (unsigned long long)
        gpuInstanceId, computeInstanceId, severity, categoryId : int (unsigned int)
        moduleEventCode, scope, originator, moduleInstance, chipletId : int (unsigned int)
        logLevel, attributes, groupCperSize, groupAttributes : int (unsigned int)
        groupSize, groupIndex : int (unsigned char)

    Taken by
        nvmlEventSetWait_v3
    """
    @property
    def timeoutMs(self) -> int: ...
    @timeoutMs.setter
    def timeoutMs(self, value: _Int) -> None: ...
    @property
    def dataType(self) -> int: ...
    @dataType.setter
    def dataType(self, value: _Int) -> None: ...
    @property
    def uuid(self) -> _bytes: ...
    @uuid.setter
    def uuid(self, value: _bytes) -> None: ...
    @property
    def sourceModule(self) -> _bytes: ...
    @sourceModule.setter
    def sourceModule(self, value: _bytes) -> None: ...
    @property
    def eventType(self) -> int: ...
    @eventType.setter
    def eventType(self, value: _Int) -> None: ...
    @property
    def eventData(self) -> int: ...
    @eventData.setter
    def eventData(self, value: _Int) -> None: ...
    @property
    def groupCursor(self) -> int: ...
    @groupCursor.setter
    def groupCursor(self, value: _Int) -> None: ...
    @property
    def instanceId(self) -> int: ...
    @instanceId.setter
    def instanceId(self, value: _Int) -> None: ...
    @property
    def timestampUsec(self) -> int: ...
    @timestampUsec.setter
    def timestampUsec(self, value: _Int) -> None: ...
    @property
    def traceId(self) -> int: ...
    @traceId.setter
    def traceId(self, value: _Int) -> None: ...
    @property
    def gpuInstanceId(self) -> int: ...
    @gpuInstanceId.setter
    def gpuInstanceId(self, value: _Int) -> None: ...
    @property
    def computeInstanceId(self) -> int: ...
    @computeInstanceId.setter
    def computeInstanceId(self, value: _Int) -> None: ...
    @property
    def severity(self) -> int: ...
    @severity.setter
    def severity(self, value: _Int) -> None: ...
    @property
    def categoryId(self) -> int: ...
    @categoryId.setter
    def categoryId(self, value: _Int) -> None: ...
    @property
    def moduleEventCode(self) -> int: ...
    @moduleEventCode.setter
    def moduleEventCode(self, value: _Int) -> None: ...
    @property
    def scope(self) -> int: ...
    @scope.setter
    def scope(self, value: _Int) -> None: ...
    @property
    def originator(self) -> int: ...
    @originator.setter
    def originator(self, value: _Int) -> None: ...
    @property
    def moduleInstance(self) -> int: ...
    @moduleInstance.setter
    def moduleInstance(self, value: _Int) -> None: ...
    @property
    def chipletId(self) -> int: ...
    @chipletId.setter
    def chipletId(self, value: _Int) -> None: ...
    @property
    def logLevel(self) -> int: ...
    @logLevel.setter
    def logLevel(self, value: _Int) -> None: ...
    @property
    def attributes(self) -> int: ...
    @attributes.setter
    def attributes(self, value: _Int) -> None: ...
    @property
    def groupCperSize(self) -> int: ...
    @groupCperSize.setter
    def groupCperSize(self, value: _Int) -> None: ...
    @property
    def groupAttributes(self) -> int: ...
    @groupAttributes.setter
    def groupAttributes(self, value: _Int) -> None: ...
    @property
    def groupSize(self) -> int: ...
    @groupSize.setter
    def groupSize(self, value: _Int) -> None: ...
    @property
    def groupIndex(self) -> int: ...
    @groupIndex.setter
    def groupIndex(self, value: _Int) -> None: ...

class nvmlCPERCursor_v1_t(_Record):
    """struct nvmlCPERCursor_v1_t, 96 bytes. Since CUDA 13.3.

    Fields
        cperTypeMask : int (unsigned int)
        uuid : bytes (char [80])
        handle : nvmlCPERCursorHandle_t, int or None

    Field of
        nvmlGetCPER_v1_t.cursor
    """
    @property
    def cperTypeMask(self) -> int: ...
    @cperTypeMask.setter
    def cperTypeMask(self, value: _Int) -> None: ...
    @property
    def uuid(self) -> _bytes: ...
    @uuid.setter
    def uuid(self, value: _bytes) -> None: ...
    @property
    def handle(self) -> nvmlCPERCursorHandle_t: ...
    @handle.setter
    def handle(self, value: nvmlCPERCursorHandle_t | _Int | None) -> None: ...

class nvmlGetCPER_v1_t(_Record):
    """struct nvmlGetCPER_v1_t, 112 bytes. Since CUDA 13.3.

    Fields
        cursor : nvmlCPERCursor_v1_t
        buffer : int (address), buffer or None, kept (unsigned char *)
        bufferSize : int (unsigned int)

    Taken by
        nvmlSystemGetCPER_v1
    """
    @property
    def cursor(self) -> nvmlCPERCursor_v1_t: ...
    @cursor.setter
    def cursor(self, value: nvmlCPERCursor_v1_t) -> None: ...
    @property
    def buffer(self) -> int: ...
    @buffer.setter
    def buffer(self, value: _Address) -> None: ...
    @property
    def bufferSize(self) -> int: ...
    @bufferSize.setter
    def bufferSize(self, value: _Int) -> None: ...

class nvmlSystemDriverBranchInfo_v1_t(_Record):
    """struct nvmlSystemDriverBranchInfo_v1_t, 84 bytes. Since CUDA 12.6.

    Fields
        version : int (unsigned int)
        branch : bytes (char [80])

    Taken by
        nvmlSystemGetDriverBranch
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def branch(self) -> _bytes: ...
    @branch.setter
    def branch(self, value: _bytes) -> None: ...
class nvmlSystemDriverBranchInfo_t(nvmlSystemDriverBranchInfo_v1_t):
    """The struct of nvmlSystemDriverBranchInfo_v1_t, which it derives from."""

class nvmlTemperature_v1_t(_Record):
    """struct nvmlTemperature_v1_t, 12 bytes. Since CUDA 12.8.

    Fields
        version : int (unsigned int)
        sensorType : nvmlTemperatureSensors_t or int
        temperature : int

    Taken by
        nvmlDeviceGetTemperatureV
    """
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
    """The struct of nvmlTemperature_v1_t, which it derives from."""

class nvmlNvlinkSupportedBwModes_v1_t(_Record):
    """struct nvmlNvlinkSupportedBwModes_v1_t, 28 bytes. Since CUDA 12.8.

    Fields
        version : int (unsigned int)
        bwModes : bytes or sequence of int (unsigned char [23])
        totalBwModes : int (unsigned char)

    Taken by
        nvmlDeviceGetNvlinkSupportedBwModes
    """
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
    """The struct of nvmlNvlinkSupportedBwModes_v1_t, which it derives from."""

class nvmlNvlinkGetBwMode_v1_t(_Record):
    """struct nvmlNvlinkGetBwMode_v1_t, 12 bytes. Since CUDA 12.8.

    Fields
        version, bIsBest : int (unsigned int)
        bwMode : int (unsigned char)

    Taken by
        nvmlDeviceGetNvlinkBwMode
    """
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
    """The struct of nvmlNvlinkGetBwMode_v1_t, which it derives from."""

class nvmlNvlinkSetBwMode_v1_t(_Record):
    """struct nvmlNvlinkSetBwMode_v1_t, 12 bytes. Since CUDA 12.8.

    Fields
        version, bSetBest : int (unsigned int)
        bwMode : int (unsigned char)

    Taken by
        nvmlDeviceSetNvlinkBwMode
    """
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
    """The struct of nvmlNvlinkSetBwMode_v1_t, which it derives from."""

class nvmlNvlinkSetBwModeAsync_v1_t(_Record):
    """struct nvmlNvlinkSetBwModeAsync_v1_t, 12 bytes. Since CUDA 13.4.

    Fields
        bSetBest, bwMode, asyncPollTimeoutMs : int (unsigned int)

    Taken by
        nvmlDeviceSetNvlinkBwModeAsync_v1
    """
    @property
    def bSetBest(self) -> int: ...
    @bSetBest.setter
    def bSetBest(self, value: _Int) -> None: ...
    @property
    def bwMode(self) -> int: ...
    @bwMode.setter
    def bwMode(self, value: _Int) -> None: ...
    @property
    def asyncPollTimeoutMs(self) -> int: ...
    @asyncPollTimeoutMs.setter
    def asyncPollTimeoutMs(self, value: _Int) -> None: ...

class nvmlNvLinkInfo_v1_t(_Record):
    """struct nvmlNvLinkInfo_v1_t, 8 bytes. Since CUDA 13.0.

    Fields
        version, isNvleEnabled : int (unsigned int)
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def isNvleEnabled(self) -> int: ...
    @isNvleEnabled.setter
    def isNvleEnabled(self, value: _Int) -> None: ...

class nvmlNvlinkFirmwareVersion_t(_Record):
    """struct nvmlNvlinkFirmwareVersion_t, 16 bytes. Since CUDA 13.0.

    Fields
        ucodeType : int (unsigned char)
        major, minor, subMinor : int (unsigned int)

    Field of
        nvmlNvlinkFirmwareInfo_t.firmwareVersion
    """
    @property
    def ucodeType(self) -> int: ...
    @ucodeType.setter
    def ucodeType(self, value: _Int) -> None: ...
    @property
    def major(self) -> int: ...
    @major.setter
    def major(self, value: _Int) -> None: ...
    @property
    def minor(self) -> int: ...
    @minor.setter
    def minor(self, value: _Int) -> None: ...
    @property
    def subMinor(self) -> int: ...
    @subMinor.setter
    def subMinor(self, value: _Int) -> None: ...

class nvmlNvlinkFirmwareInfo_t(_Record):
    """struct nvmlNvlinkFirmwareInfo_t, 1604 bytes. Since CUDA 13.0.

    Fields
        firmwareVersion : sequence of nvmlNvlinkFirmwareVersion_t (100)
        numValidEntries : int (unsigned int)

    Field of
        nvmlNvLinkInfo_v2_t.firmwareInfo, nvmlNvLinkInfo_v3_t.firmwareInfo
    """
    @property
    def firmwareVersion(self) -> list[nvmlNvlinkFirmwareVersion_t]: ...
    @firmwareVersion.setter
    def firmwareVersion(self, value: Sequence[nvmlNvlinkFirmwareVersion_t]) -> None: ...
    @property
    def numValidEntries(self) -> int: ...
    @numValidEntries.setter
    def numValidEntries(self, value: _Int) -> None: ...

class nvmlNvLinkInfo_v2_t(_Record):
    """struct nvmlNvLinkInfo_v2_t, 1612 bytes. Since CUDA 13.0.

    Fields
        version, isNvleEnabled : int (unsigned int)
        firmwareInfo : nvmlNvlinkFirmwareInfo_t

    Taken by
        nvmlDeviceGetNvLinkInfo
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def isNvleEnabled(self) -> int: ...
    @isNvleEnabled.setter
    def isNvleEnabled(self, value: _Int) -> None: ...
    @property
    def firmwareInfo(self) -> nvmlNvlinkFirmwareInfo_t: ...
    @firmwareInfo.setter
    def firmwareInfo(self, value: nvmlNvlinkFirmwareInfo_t) -> None: ...
class nvmlNvLinkInfo_t(nvmlNvLinkInfo_v2_t):
    """The struct of nvmlNvLinkInfo_v2_t, which it derives from."""

class nvmlNvLinkInfo_v3_t(_Record):
    """struct nvmlNvLinkInfo_v3_t, 1612 bytes. Since CUDA 13.5.

    Fields
        isNvleEnabled : int (unsigned int)
        firmwareInfo : nvmlNvlinkFirmwareInfo_t
        isNvleReady : int (unsigned int)

    Taken by
        nvmlDeviceGetNvLinkInfo_v3
    """
    @property
    def isNvleEnabled(self) -> int: ...
    @isNvleEnabled.setter
    def isNvleEnabled(self, value: _Int) -> None: ...
    @property
    def firmwareInfo(self) -> nvmlNvlinkFirmwareInfo_t: ...
    @firmwareInfo.setter
    def firmwareInfo(self, value: nvmlNvlinkFirmwareInfo_t) -> None: ...
    @property
    def isNvleReady(self) -> int: ...
    @isNvleReady.setter
    def isNvleReady(self, value: _Int) -> None: ...

class nvmlNvlinkTelemetrySample_v1_t(_Record):
    """struct nvmlNvlinkTelemetrySample_v1_t, 32 bytes. Since CUDA 13.4.

    Fields
        linkId, sampleType, sampleCount : int (unsigned int)
        samples : int (address), buffer or None, kept (unsigned long long *)
        nvmlReturn : nvmlReturn_t or int

    Field of
        nvmlNvlinkTelemetrySamples_v1_t.telemetrySamples
    """
    @property
    def linkId(self) -> int: ...
    @linkId.setter
    def linkId(self, value: _Int) -> None: ...
    @property
    def sampleType(self) -> int: ...
    @sampleType.setter
    def sampleType(self, value: _Int) -> None: ...
    @property
    def sampleCount(self) -> int: ...
    @sampleCount.setter
    def sampleCount(self, value: _Int) -> None: ...
    @property
    def samples(self) -> int: ...
    @samples.setter
    def samples(self, value: _Address) -> None: ...
    @property
    def nvmlReturn(self) -> nvmlReturn_t: ...
    @nvmlReturn.setter
    def nvmlReturn(self, value: nvmlReturn_t | int) -> None: ...

class nvmlNvlinkTelemetrySamples_v1_t(_Record):
    """struct nvmlNvlinkTelemetrySamples_v1_t, 16 bytes. Since CUDA 13.4.

    Fields
        telemetryCount : int (unsigned int)
        telemetrySamples : int (address), buffer or None, kept

    Taken by
        nvmlDeviceGetNvLinkTelemetrySamples_v1
    """
    @property
    def telemetryCount(self) -> int: ...
    @telemetryCount.setter
    def telemetryCount(self, value: _Int) -> None: ...
    @property
    def telemetrySamples(self) -> int: ...
    @telemetrySamples.setter
    def telemetrySamples(self, value: _Address) -> None: ...

class nvmlNvlinkGetRemapTableInfo_v1_t(_Record):
    """struct nvmlNvlinkGetRemapTableInfo_v1_t, 32776 bytes. Since CUDA 13.5.

    Fields
        alid : int (unsigned int)
        flaRemapTabAddr, gpaRemapTabAddr : sequence of int (unsigned int [4096])
        remapTabSize : int (unsigned int)

    Taken by
        nvmlDeviceGetNvlinkRemapTableInfo_v1
    """
    @property
    def alid(self) -> int: ...
    @alid.setter
    def alid(self, value: _Int) -> None: ...
    @property
    def flaRemapTabAddr(self) -> list[int]: ...
    @flaRemapTabAddr.setter
    def flaRemapTabAddr(self, value: Sequence[int]) -> None: ...
    @property
    def gpaRemapTabAddr(self) -> list[int]: ...
    @gpaRemapTabAddr.setter
    def gpaRemapTabAddr(self, value: Sequence[int]) -> None: ...
    @property
    def remapTabSize(self) -> int: ...
    @remapTabSize.setter
    def remapTabSize(self, value: _Int) -> None: ...

class nvmlNvlinkSetNvleReady_v1_t(_Record):
    """struct nvmlNvlinkSetNvleReady_v1_t, 1 bytes. Since CUDA 13.5.

    Fields
        bNvleReady : int (unsigned char)

    Taken by
        nvmlDeviceSetNvlinkNvleReady_v1
    """
    @property
    def bNvleReady(self) -> int: ...
    @bNvleReady.setter
    def bNvleReady(self, value: _Int) -> None: ...

class nvmlNvlinkLockRemapTable_v1_t(_Record):
    """struct nvmlNvlinkLockRemapTable_v1_t, 2 bytes. Since CUDA 13.5.

    Fields
        bRemapTableLocked, bRemapTableLockDisabled : int (unsigned char)

    Taken by
        nvmlDeviceLockNvlinkRemapTable_v1
    """
    @property
    def bRemapTableLocked(self) -> int: ...
    @bRemapTableLocked.setter
    def bRemapTableLocked(self, value: _Int) -> None: ...
    @property
    def bRemapTableLockDisabled(self) -> int: ...
    @bRemapTableLockDisabled.setter
    def bRemapTableLockDisabled(self, value: _Int) -> None: ...

class nvmlNvlinkNvlePrivateInfo_v1_t(_Record):
    """struct nvmlNvlinkNvlePrivateInfo_v1_t, 260 bytes. Since CUDA 13.5.

    Fields
        data : bytes or sequence of int (unsigned char [256])
        size : int (unsigned int)

    Taken by
        nvmlDeviceGetNvlinkNvlePrivateInfo_v1

    Field of
        nvmlNvlinkSetupNvleEncryptionKey_v1_t.localGpuNvlePrivateInfo,
        nvmlNvlinkSetupNvleEncryptionKey_v1_t.remoteGpuNvlePrivateInfo
    """
    @property
    def data(self) -> _bytes: ...
    @data.setter
    def data(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...

class nvmlNvlinkSetupNvleEncryptionKey_v1_t(_Record):
    """struct nvmlNvlinkSetupNvleEncryptionKey_v1_t, 560 bytes. Since CUDA 13.5.

    Fields
        nvleKey : bytes or sequence of int (unsigned char [32])
        localGpuAlid, remoteGpuAlid : int (unsigned int)
        localGpuNvlePrivateInfo, remoteGpuNvlePrivateInfo : nvmlNvlinkNvlePrivateInfo_v1_t

    Taken by
        nvmlDeviceSetupNvlinkNvleEncryptionKey_v1
    """
    @property
    def nvleKey(self) -> _bytes: ...
    @nvleKey.setter
    def nvleKey(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def localGpuAlid(self) -> int: ...
    @localGpuAlid.setter
    def localGpuAlid(self, value: _Int) -> None: ...
    @property
    def remoteGpuAlid(self) -> int: ...
    @remoteGpuAlid.setter
    def remoteGpuAlid(self, value: _Int) -> None: ...
    @property
    def localGpuNvlePrivateInfo(self) -> nvmlNvlinkNvlePrivateInfo_v1_t: ...
    @localGpuNvlePrivateInfo.setter
    def localGpuNvlePrivateInfo(self, value: nvmlNvlinkNvlePrivateInfo_v1_t) -> None: ...
    @property
    def remoteGpuNvlePrivateInfo(self) -> nvmlNvlinkNvlePrivateInfo_v1_t: ...
    @remoteGpuNvlePrivateInfo.setter
    def remoteGpuNvlePrivateInfo(self, value: nvmlNvlinkNvlePrivateInfo_v1_t) -> None: ...

class nvmlVgpuVersion_st(_Record):
    """The struct of nvmlVgpuVersion_t, which derives from it."""
    @property
    def minVersion(self) -> int: ...
    @minVersion.setter
    def minVersion(self, value: _Int) -> None: ...
    @property
    def maxVersion(self) -> int: ...
    @maxVersion.setter
    def maxVersion(self, value: _Int) -> None: ...
class nvmlVgpuVersion_t(nvmlVgpuVersion_st):
    """struct nvmlVgpuVersion_st, 8 bytes.

    Fields
        minVersion, maxVersion : int (unsigned int)

    Taken by
        nvmlSetVgpuVersion

    Given by
        nvmlGetVgpuVersion

    Field of
        nvmlVgpuPgpuMetadata_t.hostSupportedVgpuRange
    """

class nvmlVgpuMetadata_st(_Record):
    """The struct of nvmlVgpuMetadata_t, which derives from it."""
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
    """struct nvmlVgpuMetadata_st, 212 bytes.

    Fields
        version, revision : int (unsigned int)
        guestInfoState : nvmlVgpuGuestInfoState_t or int
        guestDriverVersion, hostDriverVersion : bytes (char [80])
        vgpuVirtualizationCaps, guestVgpuVersion, opaqueDataSize : int (unsigned int)
        opaqueData : bytes or sequence of int (char [4])

    Taken by
        nvmlVgpuInstanceGetMetadata, nvmlGetVgpuCompatibility
    """

class nvmlVgpuPgpuMetadata_st(_Record):
    """The struct of nvmlVgpuPgpuMetadata_t, which derives from it."""
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
    """struct nvmlVgpuPgpuMetadata_st, 128 bytes.

    Fields
        version, revision : int (unsigned int)
        hostDriverVersion : bytes (char [80])
        pgpuVirtualizationCaps : int (unsigned int)
        hostSupportedVgpuRange : nvmlVgpuVersion_t
        opaqueDataSize : int (unsigned int)
        opaqueData : bytes or sequence of int (char [4])

    Taken by
        nvmlDeviceGetVgpuMetadata, nvmlGetVgpuCompatibility
    """

class nvmlVgpuPgpuCompatibility_st(_Record):
    """The struct of nvmlVgpuPgpuCompatibility_t, which derives from it."""
    @property
    def vgpuVmCompatibility(self) -> nvmlVgpuVmCompatibility_t: ...
    @vgpuVmCompatibility.setter
    def vgpuVmCompatibility(self, value: nvmlVgpuVmCompatibility_t | int) -> None: ...
    @property
    def compatibilityLimitCode(self) -> nvmlVgpuPgpuCompatibilityLimitCode_t: ...
    @compatibilityLimitCode.setter
    def compatibilityLimitCode(self, value: nvmlVgpuPgpuCompatibilityLimitCode_t | int) -> None: ...
class nvmlVgpuPgpuCompatibility_t(nvmlVgpuPgpuCompatibility_st):
    """struct nvmlVgpuPgpuCompatibility_st, 8 bytes.

    Fields
        vgpuVmCompatibility : nvmlVgpuVmCompatibility_t or int
        compatibilityLimitCode : nvmlVgpuPgpuCompatibilityLimitCode_t or int

    Given by
        nvmlGetVgpuCompatibility
    """

class nvmlExcludedDeviceInfo_st(_Record):
    """The struct of nvmlExcludedDeviceInfo_t, which derives from it."""
    @property
    def pciInfo(self) -> nvmlPciInfo_t: ...
    @pciInfo.setter
    def pciInfo(self, value: nvmlPciInfo_t) -> None: ...
    @property
    def uuid(self) -> _bytes: ...
    @uuid.setter
    def uuid(self, value: _bytes) -> None: ...
class nvmlExcludedDeviceInfo_t(nvmlExcludedDeviceInfo_st):
    """struct nvmlExcludedDeviceInfo_st, 148 bytes.

    Fields
        pciInfo : nvmlPciInfo_t
        uuid : bytes (char [80])

    Given by
        nvmlGetExcludedDeviceInfoByIndex
    """
class nvmlBlacklistDeviceInfo_t(nvmlExcludedDeviceInfo_st):
    """The struct of nvmlExcludedDeviceInfo_t."""

class nvmlPRMTLV_v1_t(_Record):
    """struct nvmlPRMTLV_v1_t, 504 bytes. Since CUDA 13.0.

    Fields
        dataSize, status : int (unsigned int)
        inData, outData : bytes or sequence of int (unsigned char [496])

    Taken by
        nvmlDeviceReadWritePRM_v1
    """
    @property
    def dataSize(self) -> int: ...
    @dataSize.setter
    def dataSize(self, value: _Int) -> None: ...
    @property
    def status(self) -> int: ...
    @status.setter
    def status(self, value: _Int) -> None: ...
    @property
    def inData(self) -> _bytes: ...
    @inData.setter
    def inData(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def outData(self) -> _bytes: ...
    @outData.setter
    def outData(self, value: _bytes | Sequence[int]) -> None: ...

class nvmlPRMTLV_v1_t_anon0(_Record):
    """union inside nvmlPRMTLV_v1_t, 496 bytes.

    Fields
        inData, outData : bytes or sequence of int (unsigned char [496])
    """
    @property
    def inData(self) -> _bytes: ...
    @inData.setter
    def inData(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def outData(self) -> _bytes: ...
    @outData.setter
    def outData(self, value: _bytes | Sequence[int]) -> None: ...

class nvmlPRMCounterInput_v1_t(_Record):
    """struct nvmlPRMCounterInput_v1_t, 4 bytes. Since CUDA 13.1.

    Fields
        localPort : int (unsigned int)

    Field of
        nvmlPRMCounter_v1_t.inData
    """
    @property
    def localPort(self) -> int: ...
    @localPort.setter
    def localPort(self, value: _Int) -> None: ...

class nvmlPRMCounterValue_v1_t(_Record):
    """struct nvmlPRMCounterValue_v1_t, 16 bytes. Since CUDA 13.1.

    Fields
        status : nvmlReturn_t or int
        outputType : nvmlValueType_t or int
        outputValue : nvmlValue_t

    Field of
        nvmlPRMCounter_v1_t.counterValue
    """
    @property
    def status(self) -> nvmlReturn_t: ...
    @status.setter
    def status(self, value: nvmlReturn_t | int) -> None: ...
    @property
    def outputType(self) -> nvmlValueType_t: ...
    @outputType.setter
    def outputType(self, value: nvmlValueType_t | int) -> None: ...
    @property
    def outputValue(self) -> nvmlValue_t: ...
    @outputValue.setter
    def outputValue(self, value: nvmlValue_t) -> None: ...

class nvmlPRMCounter_v1_t(_Record):
    """struct nvmlPRMCounter_v1_t, 24 bytes. Since CUDA 13.1.

    Fields
        counterId : int (unsigned int)
        inData : nvmlPRMCounterInput_v1_t
        counterValue : nvmlPRMCounterValue_v1_t

    Field of
        nvmlPRMCounterList_v1_t.counters
    """
    @property
    def counterId(self) -> int: ...
    @counterId.setter
    def counterId(self, value: _Int) -> None: ...
    @property
    def inData(self) -> nvmlPRMCounterInput_v1_t: ...
    @inData.setter
    def inData(self, value: nvmlPRMCounterInput_v1_t) -> None: ...
    @property
    def counterValue(self) -> nvmlPRMCounterValue_v1_t: ...
    @counterValue.setter
    def counterValue(self, value: nvmlPRMCounterValue_v1_t) -> None: ...

class nvmlPRMCounterList_v1_t(_Record):
    """struct nvmlPRMCounterList_v1_t, 16 bytes. Since CUDA 13.1.

    Fields
        numCounters : int (unsigned int)
        counters : int (address), buffer or None, kept

    Taken by
        nvmlDeviceReadPRMCounters_v1
    """
    @property
    def numCounters(self) -> int: ...
    @numCounters.setter
    def numCounters(self, value: _Int) -> None: ...
    @property
    def counters(self) -> int: ...
    @counters.setter
    def counters(self, value: _Address) -> None: ...

class nvmlGpuInstancePlacement_st(_Record):
    """The struct of nvmlGpuInstancePlacement_t, which derives from it."""
    @property
    def start(self) -> int: ...
    @start.setter
    def start(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
class nvmlGpuInstancePlacement_t(nvmlGpuInstancePlacement_st):
    """struct nvmlGpuInstancePlacement_st, 8 bytes.

    Fields
        start, size : int (unsigned int)

    Taken by
        nvmlDeviceCreateGpuInstanceWithPlacement

    Given by
        nvmlDeviceGetGpuInstancePossiblePlacements

    Field of
        nvmlGpuInstanceInfo_t.placement
    """

class nvmlGpuInstanceProfileInfo_st(_Record):
    """The struct of nvmlGpuInstanceProfileInfo_t, which derives from it."""
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
    """What a kind of GPU instance has.

    struct nvmlGpuInstanceProfileInfo_st, 48 bytes.

    Fields
        id, isP2pSupported, sliceCount, instanceCount, multiprocessorCount : int (unsigned
            int)
        copyEngineCount, decoderCount, encoderCount, jpegCount, ofaCount : int (unsigned
            int)
        memorySizeMB : int (unsigned long long); MB

    Given by
        nvmlDeviceGetGpuInstanceProfileInfo
    """

class nvmlGpuInstanceProfileInfo_v2_st(_Record):
    """The struct of nvmlGpuInstanceProfileInfo_v2_t, which derives from it."""
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
    """struct nvmlGpuInstanceProfileInfo_v2_st, 152 bytes.

    Fields
        version, id, isP2pSupported, sliceCount, instanceCount : int (unsigned int)
        multiprocessorCount, copyEngineCount, decoderCount, encoderCount : int (unsigned
            int)
        jpegCount, ofaCount : int (unsigned int)
        memorySizeMB : int (unsigned long long)
        name : bytes (char [96])

    Taken by
        nvmlDeviceGetGpuInstanceProfileInfoV, nvmlDeviceGetGpuInstanceProfileInfoByIdV
    """

class nvmlGpuInstanceProfileInfo_v3_st(_Record):
    """The struct of nvmlGpuInstanceProfileInfo_v3_t, which derives from it."""
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
    """struct nvmlGpuInstanceProfileInfo_v3_st, 152 bytes. Since CUDA 12.3.

    Fields
        version, id, sliceCount, instanceCount, multiprocessorCount : int (unsigned int)
        copyEngineCount, decoderCount, encoderCount, jpegCount, ofaCount : int (unsigned
            int)
        memorySizeMB : int (unsigned long long)
        name : bytes (char [96])
        capabilities : int (unsigned int)
    """

class nvmlGpuInstanceInfo_st(_Record):
    """The struct of nvmlGpuInstanceInfo_t, which derives from it."""
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
    """struct nvmlGpuInstanceInfo_st, 24 bytes.

    Fields
        device : nvmlDevice_t, int or None
        id, profileId : int (unsigned int)
        placement : nvmlGpuInstancePlacement_t

    Given by
        nvmlGpuInstanceGetInfo
    """

class nvmlComputeInstancePlacement_st(_Record):
    """The struct of nvmlComputeInstancePlacement_t, which derives from it."""
    @property
    def start(self) -> int: ...
    @start.setter
    def start(self, value: _Int) -> None: ...
    @property
    def size(self) -> int: ...
    @size.setter
    def size(self, value: _Int) -> None: ...
class nvmlComputeInstancePlacement_t(nvmlComputeInstancePlacement_st):
    """struct nvmlComputeInstancePlacement_st, 8 bytes.

    Fields
        start, size : int (unsigned int)

    Taken by
        nvmlGpuInstanceCreateComputeInstanceWithPlacement

    Given by
        nvmlGpuInstanceGetComputeInstancePossiblePlacements

    Field of
        nvmlComputeInstanceInfo_t.placement
    """

class nvmlComputeInstanceProfileInfo_st(_Record):
    """The struct of nvmlComputeInstanceProfileInfo_t, which derives from it."""
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
    """struct nvmlComputeInstanceProfileInfo_st, 36 bytes.

    Fields
        id, sliceCount, instanceCount, multiprocessorCount : int (unsigned int)
        sharedCopyEngineCount, sharedDecoderCount, sharedEncoderCount : int (unsigned int)
        sharedJpegCount, sharedOfaCount : int (unsigned int)

    Given by
        nvmlGpuInstanceGetComputeInstanceProfileInfo
    """

class nvmlComputeInstanceProfileInfo_v2_st(_Record):
    """The struct of nvmlComputeInstanceProfileInfo_v2_t, which derives from it."""
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
    """struct nvmlComputeInstanceProfileInfo_v2_st, 136 bytes.

    Fields
        version, id, sliceCount, instanceCount, multiprocessorCount : int (unsigned int)
        sharedCopyEngineCount, sharedDecoderCount, sharedEncoderCount : int (unsigned int)
        sharedJpegCount, sharedOfaCount : int (unsigned int)
        name : bytes (char [96])

    Taken by
        nvmlGpuInstanceGetComputeInstanceProfileInfoV
    """

class nvmlComputeInstanceProfileInfo_v3_st(_Record):
    """The struct of nvmlComputeInstanceProfileInfo_v3_t, which derives from it."""
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
    """struct nvmlComputeInstanceProfileInfo_v3_st, 140 bytes. Since CUDA 12.3.

    Fields
        version, id, sliceCount, instanceCount, multiprocessorCount : int (unsigned int)
        sharedCopyEngineCount, sharedDecoderCount, sharedEncoderCount : int (unsigned int)
        sharedJpegCount, sharedOfaCount : int (unsigned int)
        name : bytes (char [96])
        capabilities : int (unsigned int)
    """

class nvmlComputeInstanceInfo_st(_Record):
    """The struct of nvmlComputeInstanceInfo_t, which derives from it."""
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
    """struct nvmlComputeInstanceInfo_st, 32 bytes.

    Fields
        device : nvmlDevice_t, int or None
        gpuInstance : nvmlGpuInstance_t, int or None
        id, profileId : int (unsigned int)
        placement : nvmlComputeInstancePlacement_t

    Given by
        nvmlComputeInstanceGetInfo
    """

class nvmlGpmMetric_t(_Record):
    """struct nvmlGpmMetric_t, 40 bytes.

    Fields
        metricId : int (unsigned int)
        nvmlReturn : nvmlReturn_t or int
        value : float (double)
        metricInfo : nvmlGpmMetric_t_anon0

    Field of
        nvmlGpmMetricsGet_t.metrics
    """
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
    """struct inside nvmlGpmMetric_t, 24 bytes.

    Fields
        shortName, longName, unit : bytes, str or None, kept (char *)

    Field of
        nvmlGpmMetric_t.metricInfo
    """
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
    """struct nvmlGpmMetricsGet_t, 19104 bytes. Other fields before CUDA 13.4.

    Fields
        version, numMetrics : int (unsigned int)
        sample1, sample2 : nvmlGpmSample_t, int or None
        metrics : sequence of nvmlGpmMetric_t (477)

    Taken by
        nvmlGpmMetricsGet
    """
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
    """struct nvmlGpmSupport_t, 8 bytes.

    Fields
        version, isSupportedDevice : int (unsigned int)

    Taken by
        nvmlGpmQueryDeviceSupport
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def isSupportedDevice(self) -> int: ...
    @isSupportedDevice.setter
    def isSupportedDevice(self, value: _Int) -> None: ...

class nvmlDeviceCapabilities_v1_t(_Record):
    """struct nvmlDeviceCapabilities_v1_t, 8 bytes. Since CUDA 12.5.

    Fields
        version, capMask : int (unsigned int)

    Taken by
        nvmlDeviceGetCapabilities
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def capMask(self) -> int: ...
    @capMask.setter
    def capMask(self, value: _Int) -> None: ...
class nvmlDeviceCapabilities_t(nvmlDeviceCapabilities_v1_t):
    """The struct of nvmlDeviceCapabilities_v1_t, which it derives from."""

class nvmlMask255_t(_Record):
    """struct nvmlMask255_t, 32 bytes. Since CUDA 12.8.

    Fields
        mask : sequence of int (unsigned int [8])

    Field of
        nvmlWorkloadPowerProfileInfo_v1_t.conflictingMask,
        nvmlWorkloadPowerProfileProfilesInfo_v1_t.perfProfilesMask,
        nvmlWorkloadPowerProfileCurrentProfiles_v1_t.perfProfilesMask,
        nvmlWorkloadPowerProfileCurrentProfiles_v1_t.requestedProfilesMask,
        nvmlWorkloadPowerProfileCurrentProfiles_v1_t.enforcedProfilesMask,
        nvmlWorkloadPowerProfileRequestedProfiles_v1_t.requestedProfilesMask,
        nvmlWorkloadPowerProfileUpdateProfiles_v1_t.updateProfilesMask
    """
    @property
    def mask(self) -> list[int]: ...
    @mask.setter
    def mask(self, value: Sequence[int]) -> None: ...

class nvmlWorkloadPowerProfileInfo_v1_t(_Record):
    """struct nvmlWorkloadPowerProfileInfo_v1_t, 44 bytes. Since CUDA 12.8.

    Fields
        version, profileId, priority : int (unsigned int)
        conflictingMask : nvmlMask255_t

    Field of
        nvmlWorkloadPowerProfileProfilesInfo_v1_t.perfProfile
    """
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
    """The struct of nvmlWorkloadPowerProfileInfo_v1_t, which it derives from."""

class nvmlWorkloadPowerProfileProfilesInfo_v1_t(_Record):
    """struct nvmlWorkloadPowerProfileProfilesInfo_v1_t, 11256 bytes. Since CUDA 12.8.

    Fields
        version : int (unsigned int)
        perfProfilesMask : nvmlMask255_t
        perfProfile : sequence of nvmlWorkloadPowerProfileInfo_t (255)

    Taken by
        nvmlDeviceWorkloadPowerProfileGetProfilesInfo
    """
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
    """The struct of nvmlWorkloadPowerProfileProfilesInfo_v1_t, which it derives from."""

class nvmlWorkloadPowerProfileCurrentProfiles_v1_t(_Record):
    """struct nvmlWorkloadPowerProfileCurrentProfiles_v1_t, 100 bytes. Since CUDA 12.8.

    Fields
        version : int (unsigned int)
        perfProfilesMask, requestedProfilesMask, enforcedProfilesMask : nvmlMask255_t

    Taken by
        nvmlDeviceWorkloadPowerProfileGetCurrentProfiles
    """
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
    """The struct of nvmlWorkloadPowerProfileCurrentProfiles_v1_t, which it derives from."""

class nvmlWorkloadPowerProfileRequestedProfiles_v1_t(_Record):
    """struct nvmlWorkloadPowerProfileRequestedProfiles_v1_t, 36 bytes. Since CUDA 12.8.

    Fields
        version : int (unsigned int)
        requestedProfilesMask : nvmlMask255_t

    Taken by
        nvmlDeviceWorkloadPowerProfileSetRequestedProfiles,
        nvmlDeviceWorkloadPowerProfileClearRequestedProfiles
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def requestedProfilesMask(self) -> nvmlMask255_t: ...
    @requestedProfilesMask.setter
    def requestedProfilesMask(self, value: nvmlMask255_t) -> None: ...
class nvmlWorkloadPowerProfileRequestedProfiles_t(nvmlWorkloadPowerProfileRequestedProfiles_v1_t):
    """The struct of nvmlWorkloadPowerProfileRequestedProfiles_v1_t, which it derives from."""

class nvmlWorkloadPowerProfileUpdateProfiles_v1_t(_Record):
    """struct nvmlWorkloadPowerProfileUpdateProfiles_v1_t, 36 bytes. Since CUDA 13.1.

    Fields
        operation : nvmlPowerProfileOperation_t or int
        updateProfilesMask : nvmlMask255_t

    Taken by
        nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1
    """
    @property
    def operation(self) -> nvmlPowerProfileOperation_t: ...
    @operation.setter
    def operation(self, value: nvmlPowerProfileOperation_t | int) -> None: ...
    @property
    def updateProfilesMask(self) -> nvmlMask255_t: ...
    @updateProfilesMask.setter
    def updateProfilesMask(self, value: nvmlMask255_t) -> None: ...

class nvmlPowerSmoothingProfile_v1_t(_Record):
    """struct nvmlPowerSmoothingProfile_v1_t, 24 bytes. Since CUDA 12.8.

    Fields
        version, profileId, paramId : int (unsigned int)
        value : float (double)

    Taken by
        nvmlDevicePowerSmoothingActivatePresetProfile,
        nvmlDevicePowerSmoothingUpdatePresetProfileParam
    """
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
    """The struct of nvmlPowerSmoothingProfile_v1_t, which it derives from."""

class nvmlPowerSmoothingState_v1_t(_Record):
    """struct nvmlPowerSmoothingState_v1_t, 8 bytes. Since CUDA 12.8.

    Fields
        version : int (unsigned int)
        state : nvmlEnableState_t or int

    Taken by
        nvmlDevicePowerSmoothingSetState
    """
    @property
    def version(self) -> int: ...
    @version.setter
    def version(self, value: _Int) -> None: ...
    @property
    def state(self) -> nvmlEnableState_t: ...
    @state.setter
    def state(self, value: nvmlEnableState_t | int) -> None: ...
class nvmlPowerSmoothingState_t(nvmlPowerSmoothingState_v1_t):
    """The struct of nvmlPowerSmoothingState_v1_t, which it derives from."""

class nvmlEccBankRemapperHistogram_v1_t(_Record):
    """struct nvmlEccBankRemapperHistogram_v1_t, 8 bytes. Since CUDA 13.4.

    Fields
        maxSpareGroupCount, noSpareGroupCount : int (unsigned int)

    Field of
        nvmlEccBankRemapperStatus_v1_t.histogram
    """
    @property
    def maxSpareGroupCount(self) -> int: ...
    @maxSpareGroupCount.setter
    def maxSpareGroupCount(self, value: _Int) -> None: ...
    @property
    def noSpareGroupCount(self) -> int: ...
    @noSpareGroupCount.setter
    def noSpareGroupCount(self, value: _Int) -> None: ...

class nvmlEccBankRemapperStatus_v1_t(_Record):
    """struct nvmlEccBankRemapperStatus_v1_t, 20 bytes. Since CUDA 13.4.

    Fields
        activeRemappings, inactiveRemappings, bPending : int (unsigned int)
        histogram : nvmlEccBankRemapperHistogram_v1_t

    Taken by
        nvmlDeviceGetBankRemapperStatus_v1
    """
    @property
    def activeRemappings(self) -> int: ...
    @activeRemappings.setter
    def activeRemappings(self, value: _Int) -> None: ...
    @property
    def inactiveRemappings(self) -> int: ...
    @inactiveRemappings.setter
    def inactiveRemappings(self, value: _Int) -> None: ...
    @property
    def bPending(self) -> int: ...
    @bPending.setter
    def bPending(self, value: _Int) -> None: ...
    @property
    def histogram(self) -> nvmlEccBankRemapperHistogram_v1_t: ...
    @histogram.setter
    def histogram(self, value: nvmlEccBankRemapperHistogram_v1_t) -> None: ...

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
NVML_CC_SYSTEM_CPU_CAPS_AMD_SEV_TIO: Final[int]
NVML_CC_SYSTEM_CPU_CAPS_AMD_SNP_VTOM: Final[int]
NVML_CC_SYSTEM_CPU_CAPS_ARM_CCA: Final[int]
NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX: Final[int]
NVML_CC_SYSTEM_CPU_CAPS_INTEL_TDX_CONNECT: Final[int]
NVML_CC_SYSTEM_CPU_CAPS_NONE: Final[int]
NVML_CC_SYSTEM_DEVTOOLS_MODE_OFF: Final[int]
NVML_CC_SYSTEM_DEVTOOLS_MODE_ON: Final[int]
NVML_CC_SYSTEM_ENVIRONMENT_PROD: Final[int]
NVML_CC_SYSTEM_ENVIRONMENT_SIM: Final[int]
NVML_CC_SYSTEM_ENVIRONMENT_UNAVAILABLE: Final[int]
NVML_CC_SYSTEM_FEATURE_BMSAI_ENABLED: Final[int]
NVML_CC_SYSTEM_FEATURE_DISABLED: Final[int]
NVML_CC_SYSTEM_FEATURE_ENABLED: Final[int]
NVML_CC_SYSTEM_GPUS_CC_BMSAI_CAPABLE: Final[int]
NVML_CC_SYSTEM_GPUS_CC_CAPABLE: Final[int]
NVML_CC_SYSTEM_GPUS_CC_NOT_CAPABLE: Final[int]
NVML_CC_SYSTEM_MULTIGPU_NONE: Final[int]
NVML_CC_SYSTEM_MULTIGPU_NVLE: Final[int]
NVML_CC_SYSTEM_MULTIGPU_PROTECTED_PCIE: Final[int]
NVML_CC_SYSTEM_TDISP_STATE_DISABLED: Final[int]
NVML_CC_SYSTEM_TDISP_STATE_NOT_READY: Final[int]
NVML_CC_SYSTEM_TDISP_STATE_READY: Final[int]
NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_COUNT: Final[int]
NVML_COMPUTE_INSTANCE_ENGINE_PROFILE_SHARED: Final[int]
NVML_COMPUTE_INSTANCE_ID_ANY: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_1_SLICE_REV1: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_2_SLICE: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_3_SLICE: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_4_SLICE: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_6_SLICE: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_7_SLICE_NVL: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_8_SLICE: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_CAPS_GFX: Final[int]
NVML_COMPUTE_INSTANCE_PROFILE_COUNT: Final[int]
NVML_CPER_CURSOR_HANDLE_INIT: Final[int]
NVML_DEVICE_ARCH_ADA: Final[int]
NVML_DEVICE_ARCH_AMPERE: Final[int]
NVML_DEVICE_ARCH_BLACKWELL: Final[int]
NVML_DEVICE_ARCH_DLA: Final[int]
NVML_DEVICE_ARCH_DLA2: Final[int]
NVML_DEVICE_ARCH_HOPPER: Final[int]
NVML_DEVICE_ARCH_KEPLER: Final[int]
NVML_DEVICE_ARCH_MAXWELL: Final[int]
NVML_DEVICE_ARCH_NPU3: Final[int]
NVML_DEVICE_ARCH_PASCAL: Final[int]
NVML_DEVICE_ARCH_RUBIN: Final[int]
NVML_DEVICE_ARCH_TURING: Final[int]
NVML_DEVICE_ARCH_UNKNOWN: Final[int]
NVML_DEVICE_ARCH_VOLTA: Final[int]
NVML_DEVICE_HOSTNAME_BUFFER_SIZE: Final[int]
NVML_DEVICE_INFOROM_VERSION_BUFFER_SIZE: Final[int]
NVML_DEVICE_MEMORY_LIMIT_MAX: Final[int]
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
NVML_FI_DEV_ACTIVE_BANK_REMAPPINGS: Final[int]
NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_MAX: Final[int]
NVML_FI_DEV_BANK_REMAPPER_HISTOGRAM_NONE: Final[int]
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
NVML_FI_DEV_EDPP_MULTIPLIER: Final[int]
NVML_FI_DEV_ENERGY: Final[int]
NVML_FI_DEV_GET_GPU_RECOVERY_ACTION: Final[int]
NVML_FI_DEV_GPU_TEMP: Final[int]
NVML_FI_DEV_INACTIVE_BANK_REMAPPINGS: Final[int]
NVML_FI_DEV_IS_MIG_MODE_INDEPENDENT_MIG_QUERY_CAPABLE: Final[int]
NVML_FI_DEV_IS_RESETLESS_MIG_SUPPORTED: Final[int]
NVML_FI_DEV_MCLK_MIN_SWITCH_INTERVAL_MILLISECONDS: Final[int]
NVML_FI_DEV_MCLK_SWITCH_TYPE: Final[int]
NVML_FI_DEV_MEMORY_TEMP: Final[int]
NVML_FI_DEV_MMA_STALL_PERCENT: Final[int]
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
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE0_V2: Final[int]
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1: Final[int]
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_LANE1_V2: Final[int]
NVML_FI_DEV_NVLINK_COUNT_RAW_BER_V2: Final[int]
NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE0: Final[int]
NVML_FI_DEV_NVLINK_COUNT_RAW_ERRORS_LANE1: Final[int]
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
NVML_FI_DEV_NVLINK_GET_DATA_RATE: Final[int]
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
NVML_FI_DEV_NVLINK_PLR_XMIT_BLOCKS: Final[int]
NVML_FI_DEV_NVLINK_PLR_XMIT_RETRY_BLOCKS: Final[int]
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
NVML_FI_DEV_PENDING_BANK_REMAPPING: Final[int]
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
NVML_FI_DEV_REMAPPED_ROWS_COR_INACTIVE: Final[int]
NVML_FI_DEV_REMAPPED_ROWS_UNC_INACTIVE: Final[int]
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
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_OFFSET: Final[int]
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_ACT_WIN_MULT: Final[int]
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_PRIMARY_FLOOR_TAR_WIN_MULT: Final[int]
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_HYST_VAL: Final[int]
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_DOWN_RATE: Final[int]
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_RAMP_UP_RATE: Final[int]
NVML_FI_PWR_SMOOTHING_ADMIN_OVERRIDE_SECONDARY_POWER_FLOOR: Final[int]
NVML_FI_PWR_SMOOTHING_APPLIED_TMP_CEIL: Final[int]
NVML_FI_PWR_SMOOTHING_APPLIED_TMP_FLOOR: Final[int]
NVML_FI_PWR_SMOOTHING_DELAYED_PWR_SMOOTHING_SUPPORTED: Final[int]
NVML_FI_PWR_SMOOTHING_ENABLED: Final[int]
NVML_FI_PWR_SMOOTHING_HW_CIRCUITRY_PERCENT_LIFETIME_REMAINING: Final[int]
NVML_FI_PWR_SMOOTHING_IMM_RAMP_DOWN_ENABLED: Final[int]
NVML_FI_PWR_SMOOTHING_LIMITED_TIME: Final[int]
NVML_FI_PWR_SMOOTHING_MAX_NUM_PRESET_PROFILES: Final[int]
NVML_FI_PWR_SMOOTHING_MAX_PERCENT_TMP_FLOOR_SETTING: Final[int]
NVML_FI_PWR_SMOOTHING_MIN_PERCENT_TMP_FLOOR_SETTING: Final[int]
NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_OFFSET: Final[int]
NVML_FI_PWR_SMOOTHING_MIN_PRIMARY_FLOOR_ACT_POINT: Final[int]
NVML_FI_PWR_SMOOTHING_PRIMARY_POWER_FLOOR: Final[int]
NVML_FI_PWR_SMOOTHING_PRIV_LVL: Final[int]
NVML_FI_PWR_SMOOTHING_PROFILE_PERCENT_TMP_FLOOR: Final[int]
NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_OFFSET: Final[int]
NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_ACT_WIN_MULT: Final[int]
NVML_FI_PWR_SMOOTHING_PROFILE_PRIMARY_FLOOR_TAR_WIN_MULT: Final[int]
NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_HYST_VAL: Final[int]
NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_DOWN_RATE: Final[int]
NVML_FI_PWR_SMOOTHING_PROFILE_RAMP_UP_RATE: Final[int]
NVML_FI_PWR_SMOOTHING_PROFILE_SECONDARY_POWER_FLOOR: Final[int]
NVML_FI_PWR_SMOOTHING_SECONDARY_POWER_FLOOR: Final[int]
NVML_FI_PWR_SMOOTHING_SOC_POWER_SMOOTHING_ENABLED: Final[int]
NVML_FI_PWR_SMOOTHING_WINDOW_MULTIPLIER: Final[int]
NVML_GPM_METRICS_GET_VERSION: Final[int]
NVML_GPM_SUPPORT_VERSION: Final[int]
NVML_GPU_ATTESTATION_CERT_CHAIN_SIZE: Final[int]
NVML_GPU_CERT_CHAIN_SIZE: Final[int]
NVML_GPU_FABRIC_CLIQUE_MAX: Final[int]
NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT: Final[int]
NVML_GPU_FABRIC_CLIQUE_TYPE_MULTICAST_POINTER: Final[int]
NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT: Final[int]
NVML_GPU_FABRIC_CLIQUE_TYPE_UNICAST_POINTER: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_FALSE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_NOT_SUPPORTED: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ACCESS_TIMEOUT_RECOVERY_TRUE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_FALSE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_NOT_SUPPORTED: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_DEGRADED_BW_TRUE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_CONNECTED: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_DISCONNECTED: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_GFM_STATE_NOT_SUPPORTED: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_GPU_STATE_INVALID: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCOMPATIBLE_GPU_FW: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_CHASSIS_SN: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INCORRECT_SYSGUID: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INSUFFICIENT_NVLINKS: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_INVALID_LOCATION: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NONE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NOT_SUPPORTED: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_INCORRECT_CONFIGURATION_NO_PARTITION: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_FALSE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_NOT_SUPPORTED: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_PARTITION_ASSIGNED_TRUE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_FALSE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_NOT_SUPPORTED: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_RECOVERY_TRUE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_FALSE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_NOT_SUPPORTED: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_ROUTE_UNHEALTHY_TRUE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ACCESS_TIMEOUT_RECOVERY: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_DEGRADED_BW: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_GFM_STATE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_INCORRECT_CONFIGURATION: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_PARTITION_ASSIGNED: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_RECOVERY: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_SHIFT_ROUTE_UNHEALTHY: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ACCESS_TIMEOUT_RECOVERY: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_DEGRADED_BW: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_GFM_STATE: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_INCORRECT_CONFIGURATION: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_PARTITION_ASSIGNED: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_RECOVERY: Final[int]
NVML_GPU_FABRIC_HEALTH_MASK_WIDTH_ROUTE_UNHEALTHY: Final[int]
NVML_GPU_FABRIC_HEALTH_SUMMARY_HEALTHY: Final[int]
NVML_GPU_FABRIC_HEALTH_SUMMARY_LIMITED_CAPACITY: Final[int]
NVML_GPU_FABRIC_HEALTH_SUMMARY_NOT_SUPPORTED: Final[int]
NVML_GPU_FABRIC_HEALTH_SUMMARY_UNHEALTHY: Final[int]
NVML_GPU_FABRIC_STATE_COMPLETED: Final[int]
NVML_GPU_FABRIC_STATE_IN_PROGRESS: Final[int]
NVML_GPU_FABRIC_STATE_NOT_STARTED: Final[int]
NVML_GPU_FABRIC_STATE_NOT_SUPPORTED: Final[int]
NVML_GPU_FABRIC_UUID_LEN: Final[int]
NVML_GPU_INSTANCE_ID_ANY: Final[int]
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
NVML_GPU_INSTANCE_PROFILE_3_SLICE_GFX: Final[int]
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
NVML_INIT_FLAG_FORCE_INIT: Final[int]
NVML_INIT_FLAG_NO_ATTACH: Final[int]
NVML_INIT_FLAG_NO_GPUS: Final[int]
NVML_INVALID_VGPU_PLACEMENT_ID: Final[int]
NVML_MAX_GPU_PERF_PSTATES: Final[int]
NVML_MAX_GPU_UTILIZATIONS: Final[int]
NVML_MAX_PHYSICAL_BRIDGE: Final[int]
NVML_MAX_THERMAL_SENSORS_PER_GPU: Final[int]
NVML_MCLK_SWITCH_TYPE_DEFERRED: Final[int]
NVML_MCLK_SWITCH_TYPE_NOT_SUPPORTED: Final[int]
NVML_MCLK_SWITCH_TYPE_RUNTIME: Final[int]
NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_INFINITE: Final[int]
NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_NO_WAIT: Final[int]
NVML_NVFBC_SESSION_FLAG_CAPTURE_WITH_WAIT_TIMEOUT: Final[int]
NVML_NVFBC_SESSION_FLAG_CLASSIFICATIONMAP_ENABLED: Final[int]
NVML_NVFBC_SESSION_FLAG_DIFFMAP_ENABLED: Final[int]
NVML_NVLINK_BER_EXP_SHIFT: Final[int]
NVML_NVLINK_BER_EXP_WIDTH: Final[int]
NVML_NVLINK_BER_MANTISSA_SHIFT: Final[int]
NVML_NVLINK_BER_MANTISSA_WIDTH: Final[int]
NVML_NVLINK_FIRMWARE_UCODE_TYPE_MSE: Final[int]
NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR: Final[int]
NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_CLN: Final[int]
NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_DLN: Final[int]
NVML_NVLINK_FIRMWARE_UCODE_TYPE_NETIR_UPHY: Final[int]
NVML_NVLINK_FIRMWARE_VERSION_LENGTH: Final[int]
NVML_NVLINK_LOW_POWER_THRESHOLD_DEFAULT: Final[int]
NVML_NVLINK_LOW_POWER_THRESHOLD_MAX: Final[int]
NVML_NVLINK_LOW_POWER_THRESHOLD_MIN: Final[int]
NVML_NVLINK_LOW_POWER_THRESHOLD_RESET: Final[int]
NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_100US: Final[int]
NVML_NVLINK_LOW_POWER_THRESHOLD_UNIT_50US: Final[int]
NVML_NVLINK_MAX_LINKS: Final[int]
NVML_NVLINK_MAX_REMAP_TABLE_ENTRIES_V2: Final[int]
NVML_NVLINK_NVLE_AES_256_GCM_KEY_SIZE_BYTES: Final[int]
NVML_NVLINK_NVLE_PRIVATE_INFO_SIZE: Final[int]
NVML_NVLINK_POWER_STATE_HIGH_SPEED: Final[int]
NVML_NVLINK_POWER_STATE_LOW: Final[int]
NVML_NVLINK_REMAP_TABLE_ENTRIES_CHUNK: Final[int]
NVML_NVLINK_STATE_ACTIVE: Final[int]
NVML_NVLINK_STATE_ACTIVE_TRAFFIC_DISABLED: Final[int]
NVML_NVLINK_STATE_INACTIVE: Final[int]
NVML_NVLINK_STATE_SLEEP: Final[int]
NVML_NVLINK_TOTAL_SUPPORTED_BW_MODES: Final[int]
NVML_OPERATIONAL_EVENT_ATTR_COMPONENT_RESET: Final[int]
NVML_OPERATIONAL_EVENT_ATTR_LATENT: Final[int]
NVML_OPERATIONAL_EVENT_ATTR_OVERFLOW: Final[int]
NVML_OPERATIONAL_EVENT_ATTR_PRIMARY: Final[int]
NVML_OPERATIONAL_EVENT_ATTR_PROPAGATED: Final[int]
NVML_OPERATIONAL_EVENT_ATTR_THRESHOLD_EXCEEDED: Final[int]
NVML_OPERATIONAL_EVENT_ATTR_UNCONTAINED: Final[int]
NVML_OPERATIONAL_EVENT_GROUP_ATTR_PREVERR: Final[int]
NVML_OPERATIONAL_EVENT_GROUP_ATTR_RECOVERED: Final[int]
NVML_OPERATIONAL_EVENT_GROUP_ATTR_SIMULATED: Final[int]
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
NVML_PERF_CF_PM_SENSOR_MAX_SIGNALS: Final[int]
NVML_PERF_METRICS_CONTROLLER_DLPPC_2X_PWR_POLICY_RELATIONSHIP_SET_LIMITS_MAX: Final[int]
NVML_PERF_METRICS_CONTROLLER_SAMPLE_CONTROLLER_MAX_NUM: Final[int]
NVML_PERF_METRICS_CONTROLLER_STATUS_DLPPC_2X_DRAMCLK_NUM: Final[int]
NVML_PERF_METRICS_CONTROLLER_TYPE_DLPPC_2X: Final[int]
NVML_PERF_METRICS_CONTROLLER_TYPE_PFPP_1X: Final[int]
NVML_PERF_METRICS_NNE_DESC_INFERENCE_LOOPS_MAX: Final[int]
NVML_PERF_METRICS_PWR_MODEL_DLPPM_1X_MAX_CORE_RAILS: Final[int]
NVML_PERF_METRICS_PWR_MODEL_METRICS_DLPPM_1X_OBESRVED_INTIAL_DRAMCLK_ESTIMATES_MAX: Final[int]
NVML_PERF_METRICS_PWR_MODEL_SCALE_LOOPS_MAX_PFPP_1X: Final[int]
NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_INPUT_MAX: Final[int]
NVML_PERF_METRICS_PWR_MODEL_SCALE_METRICS_PFPP_1X_GPCCLK_IDX: Final[int]
NVML_PERF_METRICS_SAMPLE_COUNT: Final[int]
NVML_PERF_MODES_BUFFER_SIZE: Final[int]
NVML_POWER_MIZER_MODE_ADAPTIVE: Final[int]
NVML_POWER_MIZER_MODE_AUTO: Final[int]
NVML_POWER_MIZER_MODE_PREFER_CONSISTENT_PERFORMANCE: Final[int]
NVML_POWER_MIZER_MODE_PREFER_MAXIMUM_PERFORMANCE: Final[int]
NVML_POWER_SCOPE_COUNT: Final[int]
NVML_POWER_SCOPE_GPU: Final[int]
NVML_POWER_SCOPE_GPU_BASE: Final[int]
NVML_POWER_SCOPE_MEMORY: Final[int]
NVML_POWER_SCOPE_MODULE: Final[int]
NVML_POWER_SMOOTHING_ADMIN_OVERRIDE_NOT_SET: Final[int]
NVML_POWER_SMOOTHING_MAX_NUM_PROFILES: Final[int]
NVML_POWER_SMOOTHING_NUM_PROFILE_PARAMS: Final[int]
NVML_POWER_SMOOTHING_PROFILE_PARAM_PERCENT_TMP_FLOOR: Final[int]
NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_OFFSET: Final[int]
NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_ACT_WIN_MULT: Final[int]
NVML_POWER_SMOOTHING_PROFILE_PARAM_PRIMARY_FLOOR_TAR_WIN_MULT: Final[int]
NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_HYSTERESIS: Final[int]
NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_DOWN_RATE: Final[int]
NVML_POWER_SMOOTHING_PROFILE_PARAM_RAMP_UP_RATE: Final[int]
NVML_POWER_SMOOTHING_PROFILE_PARAM_SECONDARY_POWER_FLOOR: Final[int]
NVML_POWER_SOURCE_AC: Final[int]
NVML_POWER_SOURCE_BATTERY: Final[int]
NVML_POWER_SOURCE_UNDERSIZED: Final[int]
NVML_PRM_DATA_MAX_SIZE: Final[int]
NVML_RUSD_POLL_ALL: Final[int]
NVML_RUSD_POLL_CLOCK: Final[int]
NVML_RUSD_POLL_FAN: Final[int]
NVML_RUSD_POLL_MEMORY: Final[int]
NVML_RUSD_POLL_NONE: Final[int]
NVML_RUSD_POLL_PCI: Final[int]
NVML_RUSD_POLL_PERF: Final[int]
NVML_RUSD_POLL_POWER: Final[int]
NVML_RUSD_POLL_PROC_UTIL: Final[int]
NVML_RUSD_POLL_THERMAL: Final[int]
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
NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC0: Final[int]
NVML_VGPU_SCHEDULER_ENGINE_TYPE_NVENC1: Final[int]
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
nvmlClocksEventReasonBoardLimit: Final[int]
nvmlClocksEventReasonDisplayClockSetting: Final[int]
nvmlClocksEventReasonGpuIdle: Final[int]
nvmlClocksEventReasonNone: Final[int]
nvmlClocksEventReasonReliability: Final[int]
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
nvmlDeviceAddressingMode_v1: Final[int]
nvmlDeviceCapabilities_v1: Final[int]
nvmlDeviceCurrentClockFreqs_v1: Final[int]
nvmlDevicePerfModes_v1: Final[int]
nvmlDramEncryptionInfo_v1: Final[int]
nvmlEccSramErrorStatus_v1: Final[int]
nvmlEccSramUniqueUncorrectedErrorCounts_v1: Final[int]
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
nvmlGpuFabricInfo_v3: Final[int]
nvmlGpuInstanceProfileInfo_v2: Final[int]
nvmlGpuInstanceProfileInfo_v3: Final[int]
nvmlMarginTemperature_v1: Final[int]
nvmlMemory_v2: Final[int]
nvmlNvLinkInfo_v1: Final[int]
nvmlNvLinkInfo_v2: Final[int]
nvmlNvlinkGetBwMode_v1: Final[int]
nvmlNvlinkSetBwMode_v1: Final[int]
nvmlNvlinkSupportedBwModes_v1: Final[int]
nvmlPciInfoExt_v1: Final[int]
nvmlPdi_v1: Final[int]
nvmlPlatformInfo_v1: Final[int]
nvmlPlatformInfo_v2: Final[int]
nvmlPowerSmoothingProfile_v1: Final[int]
nvmlPowerSmoothingState_v1: Final[int]
nvmlPowerValue_v2: Final[int]
nvmlProcessDetailList_v1: Final[int]
nvmlProcessesUtilizationInfo_v1: Final[int]
nvmlRepairStatus_v1: Final[int]
nvmlRusdSettings_v1: Final[int]
nvmlSystemConfComputeSettings_v1: Final[int]
nvmlSystemConfComputeSettings_v2: Final[int]
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
nvmlWorkloadPowerProfileUpdateProfiles_v1: Final[int]

def nvmlInit() -> tuple[nvmlReturn_t]:
    """Starts the library, before any other call; each call takes an nvmlShutdown of its own.

    nvmlReturn_t nvmlInit_v2(void)

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_DRIVER_NOT_LOADED, NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlInitializationAndCleanup.html
    """
def nvmlInitWithFlags(flags: _Int) -> tuple[nvmlReturn_t]:
    """Starts the library as nvmlInit does, also where there are no GPUs if flags allow it.

    nvmlReturn_t nvmlInitWithFlags(unsigned int flags)

    Parameters
        flags : int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_DRIVER_NOT_LOADED, NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlInitializationAndCleanup.html
    """
def nvmlShutdown() -> tuple[nvmlReturn_t]:
    """Takes back one nvmlInit; with the last one the library ends and handles are invalid.

    nvmlReturn_t nvmlShutdown(void)

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlInitializationAndCleanup.html
    """
def nvmlErrorString(result: nvmlReturn_t | int) -> tuple[nvmlReturn_t, bytes | None]:
    """Gives what a status means, in English.

    const char *nvmlErrorString(nvmlReturn_t result)

    Parameters
        result : nvmlReturn_t or int

    Returns
        (nvmlReturn_t.NVML_SUCCESS, bytes | None); cubind.checked.nvml returns str | None

    Keeps the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlErrorReporting.html
    """
def nvmlSystemGetDriverVersion(length: _Int) -> tuple[nvmlReturn_t, bytes]:
    """Gives the version of the display driver as text, such as 580.65.06.

    nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned int length)

    Parameters
        length : int

    Returns
        (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError
        version : bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html
    """
def nvmlSystemGetNVMLVersion(length: _Int) -> tuple[nvmlReturn_t, bytes]:
    """Gives the version of NVML as text.

    nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned int length)

    Parameters
        length : int

    Returns
        (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError
        version : bytes

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html
    """
def nvmlSystemGetCudaDriverVersion() -> tuple[nvmlReturn_t, int]:
    """Tells which release of CUDA the installed driver knows.

    nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *cudaDriverVersion)

    Returns
        (nvmlReturn_t, cudaDriverVersion); cubind.checked.nvml returns cudaDriverVersion, or
            raises NvmlError
        cudaDriverVersion : int; 1000 * major + 10 * minor, such as 13050

    Fails with
        NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html
    """
def nvmlSystemGetCudaDriverVersion_v2() -> tuple[nvmlReturn_t, int]:
    """Tells which release of CUDA the installed driver knows.

    nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *cudaDriverVersion)

    Returns
        (nvmlReturn_t, cudaDriverVersion); cubind.checked.nvml returns cudaDriverVersion, or
            raises NvmlError
        cudaDriverVersion : int; 1000 * major + 10 * minor, such as 13050

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_LIBRARY_NOT_FOUND,
        NVML_ERROR_FUNCTION_NOT_FOUND

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html
    """
def nvmlSystemGetProcessName(pid: _Int, length: _Int) -> tuple[nvmlReturn_t, bytes]:
    """Gives the name of a process as text.

    nvmlReturn_t nvmlSystemGetProcessName(unsigned int pid, char *name, unsigned int length)

    Parameters
        pid, length : int

    Returns
        (nvmlReturn_t, name); cubind.checked.nvml returns name, or raises NvmlError
        name : bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html
    """
def nvmlSystemGetHicVersion(hwbcCount: _Int) -> tuple[nvmlReturn_t, int, list[nvmlHwbcEntry_t]]:
    """Lists the host interface cards of S-class units with the versions of their firmware.

    nvmlReturn_t nvmlSystemGetHicVersion(unsigned int *hwbcCount,
        nvmlHwbcEntry_t *hwbcEntries)

    Parameters
        hwbcCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, hwbcCount, hwbcEntries); cubind.checked.nvml returns (hwbcCount,
            hwbcEntries), or raises NvmlError
        hwbcCount : int
        hwbcEntries : list[nvmlHwbcEntry_t]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html
    """
def nvmlSystemGetTopologyGpuSet(
    cpuNumber: _Int,
    count: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlDevice_t]]:
    """Lists the GPUs that are near a processor of the host.

    nvmlReturn_t nvmlSystemGetTopologyGpuSet(unsigned int cpuNumber, unsigned int *count,
        nvmlDevice_t *deviceArray)

    Parameters
        cpuNumber : int
        count : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, count, deviceArray); cubind.checked.nvml returns (count,
            deviceArray), or raises NvmlError
        count : int
        deviceArray : list[nvmlDevice_t]

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html
    """
def nvmlSystemGetDriverBranch(
    branchInfo: nvmlSystemDriverBranchInfo_t | None,
    length: _Int,
) -> tuple[nvmlReturn_t]:
    """Gives the name of the driver's branch of releases, such as r580_00.

    nvmlReturn_t nvmlSystemGetDriverBranch(nvmlSystemDriverBranchInfo_t *branchInfo,
        unsigned int length)

    Parameters
        branchInfo : nvmlSystemDriverBranchInfo_t or None; in and out
        length : int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.6.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html
    """
def nvmlSystemGetCPER_v1(cper: nvmlGetCPER_v1_t | None) -> tuple[nvmlReturn_t]:
    """Reads the system's records of hardware errors, in the format that UEFI defines for them.

    nvmlReturn_t nvmlSystemGetCPER_v1(nvmlGetCPER_v1_t *cper)

    Parameters
        cper : nvmlGetCPER_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlSystemQueries.html
    """
def nvmlUnitGetCount() -> tuple[nvmlReturn_t, int]:
    """Counts the S-class chassis of the machine.

    nvmlReturn_t nvmlUnitGetCount(unsigned int *unitCount)

    Returns
        (nvmlReturn_t, unitCount); cubind.checked.nvml returns unitCount, or raises
            NvmlError
        unitCount : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html
    """
def nvmlUnitGetHandleByIndex(index: _Int) -> tuple[nvmlReturn_t, nvmlUnit_t]:
    """Gives the S-class chassis of an index below nvmlUnitGetCount.

    nvmlReturn_t nvmlUnitGetHandleByIndex(unsigned int index, nvmlUnit_t *unit)

    Parameters
        index : int

    Returns
        (nvmlReturn_t, unit); cubind.checked.nvml returns unit, or raises NvmlError
        unit : nvmlUnit_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html
    """
def nvmlUnitGetUnitInfo(unit: nvmlUnit_t | _Int | None) -> tuple[nvmlReturn_t, nvmlUnitInfo_t]:
    """Gives name, id, serial number and firmware version of a chassis.

    nvmlReturn_t nvmlUnitGetUnitInfo(nvmlUnit_t unit, nvmlUnitInfo_t *info)

    Parameters
        unit : nvmlUnit_t, int or None

    Returns
        (nvmlReturn_t, info); cubind.checked.nvml returns info, or raises NvmlError
        info : nvmlUnitInfo_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html
    """
def nvmlUnitGetLedState(unit: nvmlUnit_t | _Int | None) -> tuple[nvmlReturn_t, nvmlLedState_t]:
    """Tells the colour of a chassis's lamp, and why it is amber.

    nvmlReturn_t nvmlUnitGetLedState(nvmlUnit_t unit, nvmlLedState_t *state)

    Parameters
        unit : nvmlUnit_t, int or None

    Returns
        (nvmlReturn_t, state); cubind.checked.nvml returns state, or raises NvmlError
        state : nvmlLedState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html
    """
def nvmlUnitGetPsuInfo(unit: nvmlUnit_t | _Int | None) -> tuple[nvmlReturn_t, nvmlPSUInfo_t]:
    """Gives state, current, voltage and power of a chassis's power supply.

    nvmlReturn_t nvmlUnitGetPsuInfo(nvmlUnit_t unit, nvmlPSUInfo_t *psu)

    Parameters
        unit : nvmlUnit_t, int or None

    Returns
        (nvmlReturn_t, psu); cubind.checked.nvml returns psu, or raises NvmlError
        psu : nvmlPSUInfo_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html
    """
def nvmlUnitGetTemperature(unit: nvmlUnit_t | _Int | None, type: _Int) -> tuple[nvmlReturn_t, int]:
    """Tells how hot a chassis is, at its intake, exhaust or board.

    nvmlReturn_t nvmlUnitGetTemperature(nvmlUnit_t unit, unsigned int type,
        unsigned int *temp)

    Parameters
        unit : nvmlUnit_t, int or None
        type : int

    Returns
        (nvmlReturn_t, temp); cubind.checked.nvml returns temp, or raises NvmlError
        temp : int; degrees Celsius

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html
    """
def nvmlUnitGetFanSpeedInfo(
    unit: nvmlUnit_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlUnitFanSpeeds_t]:
    """Gives speed and health of each fan of a chassis.

    nvmlReturn_t nvmlUnitGetFanSpeedInfo(nvmlUnit_t unit, nvmlUnitFanSpeeds_t *fanSpeeds)

    Parameters
        unit : nvmlUnit_t, int or None

    Returns
        (nvmlReturn_t, fanSpeeds); cubind.checked.nvml returns fanSpeeds, or raises
            NvmlError
        fanSpeeds : nvmlUnitFanSpeeds_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html
    """
def nvmlUnitGetDevices(
    unit: nvmlUnit_t | _Int | None,
    deviceCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlDevice_t]]:
    """Lists the GPUs that sit in a chassis.

    nvmlReturn_t nvmlUnitGetDevices(nvmlUnit_t unit, unsigned int *deviceCount,
        nvmlDevice_t *devices)

    Parameters
        unit : nvmlUnit_t, int or None
        deviceCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, deviceCount, devices); cubind.checked.nvml returns (deviceCount,
            devices), or raises NvmlError
        deviceCount : int
        devices : list[nvmlDevice_t]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitQueries.html
    """
def nvmlDeviceGetCount() -> tuple[nvmlReturn_t, int]:
    """Counts all GPUs of the machine; CUDA_VISIBLE_DEVICES does not matter here.

    nvmlReturn_t nvmlDeviceGetCount_v2(unsigned int *deviceCount)

    Returns
        (nvmlReturn_t, deviceCount); cubind.checked.nvml returns deviceCount, or raises
            NvmlError
        deviceCount : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetAttributes(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlDeviceAttributes_t]:
    """Tells what a MIG device has, such as multiprocessors, engines and memory.

    nvmlReturn_t nvmlDeviceGetAttributes_v2(nvmlDevice_t device,
        nvmlDeviceAttributes_t *attributes)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, attributes); cubind.checked.nvml returns attributes, or raises
            NvmlError
        attributes : nvmlDeviceAttributes_t

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNINITIALIZED, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetHandleByIndex(index: _Int) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    """Gives the GPU of an index below nvmlDeviceGetCount; CUDA may number GPUs otherwise.

    nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned int index, nvmlDevice_t *device)

    Parameters
        index : int

    Returns
        (nvmlReturn_t, device); cubind.checked.nvml returns device, or raises NvmlError
        device : nvmlDevice_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_INSUFFICIENT_POWER, NVML_ERROR_NO_PERMISSION, NVML_ERROR_IRQ_ISSUE,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetHandleBySerial(serial: _Text) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    """Finds a GPU by the serial number of its board.

    nvmlReturn_t nvmlDeviceGetHandleBySerial(const char *serial, nvmlDevice_t *device)

    Parameters
        serial : str or bytes

    Returns
        (nvmlReturn_t, device); cubind.checked.nvml returns device, or raises NvmlError
        device : nvmlDevice_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_INSUFFICIENT_POWER, NVML_ERROR_IRQ_ISSUE, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetHandleByUUID(uuid: _Text) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    """Finds a GPU or MIG device by its id, as nvidia-smi -L writes it.

    nvmlReturn_t nvmlDeviceGetHandleByUUID(const char *uuid, nvmlDevice_t *device)

    Parameters
        uuid : str or bytes

    Returns
        (nvmlReturn_t, device); cubind.checked.nvml returns device, or raises NvmlError
        device : nvmlDevice_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_INSUFFICIENT_POWER, NVML_ERROR_IRQ_ISSUE, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetHandleByUUIDV(uuid: nvmlUUID_t | None) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    """Finds a GPU by its id, as text or as 16 bytes.

    nvmlReturn_t nvmlDeviceGetHandleByUUIDV(const nvmlUUID_t *uuid, nvmlDevice_t *device)

    Parameters
        uuid : nvmlUUID_t or None

    Returns
        (nvmlReturn_t, device); cubind.checked.nvml returns device, or raises NvmlError
        device : nvmlDevice_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_FOUND, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetHandleByPciBusId(pciBusId: _Text) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    """Finds a GPU by its place on the PCI bus, which leads from a CUDA device to NVML.

    nvmlReturn_t nvmlDeviceGetHandleByPciBusId_v2(const char *pciBusId,
        nvmlDevice_t *device)

    Parameters
        pciBusId : str or bytes

    Returns
        (nvmlReturn_t, device); cubind.checked.nvml returns device, or raises NvmlError
        device : nvmlDevice_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_INSUFFICIENT_POWER, NVML_ERROR_NO_PERMISSION, NVML_ERROR_IRQ_ISSUE,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetName(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """Gives the product name of a GPU.

    nvmlReturn_t nvmlDeviceGetName(nvmlDevice_t device, char *name, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
        length : int

    Returns
        (nvmlReturn_t, name); cubind.checked.nvml returns name, or raises NvmlError
        name : bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetBrand(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, nvmlBrandType_t]:
    """Tells which line of products a GPU is of.

    nvmlReturn_t nvmlDeviceGetBrand(nvmlDevice_t device, nvmlBrandType_t *type)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, type); cubind.checked.nvml returns type, or raises NvmlError
        type : nvmlBrandType_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetIndex(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Gives the index of a GPU, which may change when the machine starts again.

    nvmlReturn_t nvmlDeviceGetIndex(nvmlDevice_t device, unsigned int *index)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, index); cubind.checked.nvml returns index, or raises NvmlError
        index : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetSerial(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """Gives the serial number that is printed on the board.

    nvmlReturn_t nvmlDeviceGetSerial(nvmlDevice_t device, char *serial, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
        length : int

    Returns
        (nvmlReturn_t, serial); cubind.checked.nvml returns serial, or raises NvmlError
        serial : bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetModuleId(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Gives the number of the socket on the baseboard that holds a GPU.

    nvmlReturn_t nvmlDeviceGetModuleId(nvmlDevice_t device, unsigned int *moduleId)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, moduleId); cubind.checked.nvml returns moduleId, or raises NvmlError
        moduleId : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetC2cModeInfoV(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlC2cModeInfo_v1_t]:
    """Tells whether the link between GPU and processor chips is on.

    nvmlReturn_t nvmlDeviceGetC2cModeInfoV(nvmlDevice_t device,
        nvmlC2cModeInfo_v1_t *c2cModeInfo)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, c2cModeInfo); cubind.checked.nvml returns c2cModeInfo, or raises
            NvmlError
        c2cModeInfo : nvmlC2cModeInfo_v1_t

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.3.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMemoryAffinity(
    device: nvmlDevice_t | _Int | None,
    nodeSetSize: _Int,
    scope: nvmlAffinityScope_t | _Int | None,
) -> tuple[nvmlReturn_t, list[int]]:
    """Tells which NUMA nodes are close to a GPU, as bits.

    nvmlReturn_t nvmlDeviceGetMemoryAffinity(nvmlDevice_t device, unsigned int nodeSetSize,
        unsigned long *nodeSet, nvmlAffinityScope_t scope)

    Parameters
        device : nvmlDevice_t, int or None
        nodeSetSize : int; words of 64 bits
        scope : nvmlAffinityScope_t, int or None

    Returns
        (nvmlReturn_t, nodeSet); cubind.checked.nvml returns nodeSet, or raises NvmlError
        nodeSet : list[int]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html
    """
def nvmlDeviceGetCpuAffinityWithinScope(
    device: nvmlDevice_t | _Int | None,
    cpuSetSize: _Int,
    scope: nvmlAffinityScope_t | _Int | None,
) -> tuple[nvmlReturn_t, list[int]]:
    """Tells which processors are close to a GPU, by NUMA node or by socket, as bits.

    nvmlReturn_t nvmlDeviceGetCpuAffinityWithinScope(nvmlDevice_t device,
        unsigned int cpuSetSize, unsigned long *cpuSet, nvmlAffinityScope_t scope)

    Parameters
        device : nvmlDevice_t, int or None
        cpuSetSize : int; words of 64 bits
        scope : nvmlAffinityScope_t, int or None

    Returns
        (nvmlReturn_t, cpuSet); cubind.checked.nvml returns cpuSet, or raises NvmlError
        cpuSet : list[int]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html
    """
def nvmlDeviceGetCpuAffinity(
    device: nvmlDevice_t | _Int | None,
    cpuSetSize: _Int,
) -> tuple[nvmlReturn_t, list[int]]:
    """Tells which processors are close to a GPU, as bits.

    nvmlReturn_t nvmlDeviceGetCpuAffinity(nvmlDevice_t device, unsigned int cpuSetSize,
        unsigned long *cpuSet)

    Parameters
        device : nvmlDevice_t, int or None
        cpuSetSize : int; words of 64 bits

    Returns
        (nvmlReturn_t, cpuSet); cubind.checked.nvml returns cpuSet, or raises NvmlError
        cpuSet : list[int]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html
    """
def nvmlDeviceSetCpuAffinity(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    """Binds the calling thread to the processors that are close to a GPU.

    nvmlReturn_t nvmlDeviceSetCpuAffinity(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html
    """
def nvmlDeviceClearCpuAffinity(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    """Takes the binding of nvmlDeviceSetCpuAffinity back from the calling thread.

    nvmlReturn_t nvmlDeviceClearCpuAffinity(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNINITIALIZED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html
    """
def nvmlDeviceGetNumaNodeId(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Gives the NUMA node that a GPU's memory is.

    nvmlReturn_t nvmlDeviceGetNumaNodeId(nvmlDevice_t device, unsigned int *node)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, node); cubind.checked.nvml returns node, or raises NvmlError
        node : int

    Fails with
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html
    """
def nvmlDeviceGetAddressingMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlDeviceAddressingMode_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells whether a GPU reaches host memory by the host's own page tables.

    nvmlReturn_t nvmlDeviceGetAddressingMode(nvmlDevice_t device,
        nvmlDeviceAddressingMode_t *mode)

    Parameters
        device : nvmlDevice_t, int or None
        mode : nvmlDeviceAddressingMode_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html
    """
def nvmlDeviceGetRepairStatus(
    device: nvmlDevice_t | _Int | None,
    repairStatus: nvmlRepairStatus_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells whether channels or banks of memory wait for a restart to be repaired.

    nvmlReturn_t nvmlDeviceGetRepairStatus(nvmlDevice_t device,
        nvmlRepairStatus_t *repairStatus)

    Parameters
        device : nvmlDevice_t, int or None
        repairStatus : nvmlRepairStatus_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNINITIALIZED,
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html
    """
def nvmlDeviceGetUnrepairableMemoryFlag_v1(
    device: nvmlDevice_t | _Int | None,
    unrepairableMemoryStatus: nvmlUnrepairableMemoryStatus_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells whether a GPU has faults of memory that no repair is left for.

    nvmlReturn_t nvmlDeviceGetUnrepairableMemoryFlag_v1(nvmlDevice_t device,
        nvmlUnrepairableMemoryStatus_v1_t *unrepairableMemoryStatus)

    Parameters
        device : nvmlDevice_t, int or None
        unrepairableMemoryStatus : nvmlUnrepairableMemoryStatus_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNINITIALIZED,
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAffinity.html
    """
def nvmlDeviceGetTopologyCommonAncestor(
    device1: nvmlDevice_t | _Int | None,
    device2: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGpuTopologyLevel_t]:
    """Tells how far apart two GPUs are, as the part of the machine that joins them.

    nvmlReturn_t nvmlDeviceGetTopologyCommonAncestor(nvmlDevice_t device1,
        nvmlDevice_t device2, nvmlGpuTopologyLevel_t *pathInfo)

    Parameters
        device1, device2 : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, pathInfo); cubind.checked.nvml returns pathInfo, or raises NvmlError
        pathInfo : nvmlGpuTopologyLevel_t

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetTopologyNearestGpus(
    device: nvmlDevice_t | _Int | None,
    level: nvmlGpuTopologyLevel_t | int,
    count: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlDevice_t]]:
    """Lists the GPUs that are at most so far away.

    nvmlReturn_t nvmlDeviceGetTopologyNearestGpus(nvmlDevice_t device,
        nvmlGpuTopologyLevel_t level, unsigned int *count, nvmlDevice_t *deviceArray)

    Parameters
        device : nvmlDevice_t, int or None
        level : nvmlGpuTopologyLevel_t or int
        count : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, count, deviceArray); cubind.checked.nvml returns (count,
            deviceArray), or raises NvmlError
        count : int
        deviceArray : list[nvmlDevice_t]

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetP2PStatus(
    device1: nvmlDevice_t | _Int | None,
    device2: nvmlDevice_t | _Int | None,
    p2pIndex: nvmlGpuP2PCapsIndex_t | int,
) -> tuple[nvmlReturn_t, nvmlGpuP2PStatus_t]:
    """Tells whether two GPUs can reach each other's memory in a way, or why not.

    nvmlReturn_t nvmlDeviceGetP2PStatus(nvmlDevice_t device1, nvmlDevice_t device2,
        nvmlGpuP2PCapsIndex_t p2pIndex, nvmlGpuP2PStatus_t *p2pStatus)

    Parameters
        device1, device2 : nvmlDevice_t, int or None
        p2pIndex : nvmlGpuP2PCapsIndex_t or int

    Returns
        (nvmlReturn_t, p2pStatus); cubind.checked.nvml returns p2pStatus, or raises
            NvmlError
        p2pStatus : nvmlGpuP2PStatus_t

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetUUID(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """Gives the id of a GPU or MIG device as text, which stays the same.

    nvmlReturn_t nvmlDeviceGetUUID(nvmlDevice_t device, char *uuid, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
        length : int

    Returns
        (nvmlReturn_t, uuid); cubind.checked.nvml returns uuid, or raises NvmlError
        uuid : bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMinorNumber(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Gives the N of the GPU's device file, /dev/nvidiaN.

    nvmlReturn_t nvmlDeviceGetMinorNumber(nvmlDevice_t device, unsigned int *minorNumber)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, minorNumber); cubind.checked.nvml returns minorNumber, or raises
            NvmlError
        minorNumber : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetBoardPartNumber(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """Gives the part number of a board as text.

    nvmlReturn_t nvmlDeviceGetBoardPartNumber(nvmlDevice_t device, char *partNumber,
        unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
        length : int

    Returns
        (nvmlReturn_t, partNumber); cubind.checked.nvml returns partNumber, or raises
            NvmlError
        partNumber : bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetInforomVersion(
    device: nvmlDevice_t | _Int | None,
    object: nvmlInforomObject_t | int,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """Gives the version of one part of a GPU's InfoROM as text.

    nvmlReturn_t nvmlDeviceGetInforomVersion(nvmlDevice_t device,
        nvmlInforomObject_t object, char *version, unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
        object : nvmlInforomObject_t or int
        length : int

    Returns
        (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError
        version : bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetInforomImageVersion(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """Gives the version of a GPU's whole InfoROM image as text.

    nvmlReturn_t nvmlDeviceGetInforomImageVersion(nvmlDevice_t device, char *version,
        unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
        length : int

    Returns
        (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError
        version : bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetInforomConfigurationChecksum(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Gives a checksum over a GPU's settings, to compare two GPUs by.

    nvmlReturn_t nvmlDeviceGetInforomConfigurationChecksum(nvmlDevice_t device,
        unsigned int *checksum)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, checksum); cubind.checked.nvml returns checksum, or raises NvmlError
        checksum : int

    Fails with
        NVML_ERROR_CORRUPTED_INFOROM, NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceValidateInforom(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    """Checks the InfoROM of a GPU by its checksums.

    nvmlReturn_t nvmlDeviceValidateInforom(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_CORRUPTED_INFOROM, NVML_ERROR_UNINITIALIZED, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetLastBBXFlushTime(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """Tells when a GPU last wrote its black box of diagnostics, and how long that took.

    nvmlReturn_t nvmlDeviceGetLastBBXFlushTime(nvmlDevice_t device,
        unsigned long long *timestamp, unsigned long *durationUs)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, timestamp, durationUs); cubind.checked.nvml returns (timestamp,
            durationUs), or raises NvmlError
        timestamp, durationUs : int

    Fails with
        NVML_ERROR_NOT_READY, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.3.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetBBXTimeData_v1(
    device: nvmlDevice_t | _Int | None,
    timeData: nvmlBBXTimeData_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells how long a GPU has been running in its life, from its black box.

    nvmlReturn_t nvmlDeviceGetBBXTimeData_v1(nvmlDevice_t device,
        nvmlBBXTimeData_v1_t *timeData)

    Parameters
        device : nvmlDevice_t, int or None
        timeData : nvmlBBXTimeData_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetGpuUptime_v1(
    device: nvmlDevice_t | _Int | None,
    uptime: nvmlGpuUptime_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells how long a GPU has been running.

    nvmlReturn_t nvmlDeviceGetGpuUptime_v1(nvmlDevice_t device, nvmlGpuUptime_v1_t *uptime)

    Parameters
        device : nvmlDevice_t, int or None
        uptime : nvmlGpuUptime_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.5.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetDisplayMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """Tells whether a screen is attached to a GPU.

    nvmlReturn_t nvmlDeviceGetDisplayMode(nvmlDevice_t device, nvmlEnableState_t *display)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, display); cubind.checked.nvml returns display, or raises NvmlError
        display : nvmlEnableState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetDisplayActive(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """Tells whether a GPU shows something, such as an X server, with a screen or without.

    nvmlReturn_t nvmlDeviceGetDisplayActive(nvmlDevice_t device,
        nvmlEnableState_t *isActive)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, isActive); cubind.checked.nvml returns isActive, or raises NvmlError
        isActive : nvmlEnableState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPersistenceMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """Tells whether the driver stays loaded while nothing uses a GPU.

    nvmlReturn_t nvmlDeviceGetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t *mode)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, mode); cubind.checked.nvml returns mode, or raises NvmlError
        mode : nvmlEnableState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPciInfoExt(
    device: nvmlDevice_t | _Int | None,
    pci: nvmlPciInfoExt_t | None,
) -> tuple[nvmlReturn_t]:
    """Gives place and ids of a GPU on the PCI bus, with its class of device.

    nvmlReturn_t nvmlDeviceGetPciInfoExt(nvmlDevice_t device, nvmlPciInfoExt_t *pci)

    Parameters
        device : nvmlDevice_t, int or None
        pci : nvmlPciInfoExt_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPciInfo(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, nvmlPciInfo_t]:
    """Gives place and ids of a GPU on the PCI bus.

    nvmlReturn_t nvmlDeviceGetPciInfo_v3(nvmlDevice_t device, nvmlPciInfo_t *pci)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, pci); cubind.checked.nvml returns pci, or raises NvmlError
        pci : nvmlPciInfo_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMaxPcieLinkGeneration(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells which generation of PCI Express a GPU can use in its slot.

    nvmlReturn_t nvmlDeviceGetMaxPcieLinkGeneration(nvmlDevice_t device,
        unsigned int *maxLinkGen)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, maxLinkGen); cubind.checked.nvml returns maxLinkGen, or raises
            NvmlError
        maxLinkGen : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetGpuMaxPcieLinkGeneration(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells the newest PCIe generation that a GPU knows, whatever the slot does.

    nvmlReturn_t nvmlDeviceGetGpuMaxPcieLinkGeneration(nvmlDevice_t device,
        unsigned int *maxLinkGenDevice)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, maxLinkGenDevice); cubind.checked.nvml returns maxLinkGenDevice, or
            raises NvmlError
        maxLinkGenDevice : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMaxPcieLinkWidth(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Tells how many lanes of PCI Express a GPU can use in its slot.

    nvmlReturn_t nvmlDeviceGetMaxPcieLinkWidth(nvmlDevice_t device,
        unsigned int *maxLinkWidth)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, maxLinkWidth); cubind.checked.nvml returns maxLinkWidth, or raises
            NvmlError
        maxLinkWidth : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetCurrPcieLinkGeneration(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells which generation of PCI Express a GPU uses now.

    nvmlReturn_t nvmlDeviceGetCurrPcieLinkGeneration(nvmlDevice_t device,
        unsigned int *currLinkGen)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, currLinkGen); cubind.checked.nvml returns currLinkGen, or raises
            NvmlError
        currLinkGen : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetCurrPcieLinkWidth(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Tells how many lanes of PCI Express a GPU uses now.

    nvmlReturn_t nvmlDeviceGetCurrPcieLinkWidth(nvmlDevice_t device,
        unsigned int *currLinkWidth)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, currLinkWidth); cubind.checked.nvml returns currLinkWidth, or raises
            NvmlError
        currLinkWidth : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPcieThroughput(
    device: nvmlDevice_t | _Int | None,
    counter: nvmlPcieUtilCounter_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Measures for 20 milliseconds how much goes over the PCI bus, and takes as long.

    nvmlReturn_t nvmlDeviceGetPcieThroughput(nvmlDevice_t device,
        nvmlPcieUtilCounter_t counter, unsigned int *value)

    Parameters
        device : nvmlDevice_t, int or None
        counter : nvmlPcieUtilCounter_t or int

    Returns
        (nvmlReturn_t, value); cubind.checked.nvml returns value, or raises NvmlError
        value : int; KB per second

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPcieReplayCounter(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Counts the packets that had to be sent again over the PCI bus.

    nvmlReturn_t nvmlDeviceGetPcieReplayCounter(nvmlDevice_t device, unsigned int *value)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, value); cubind.checked.nvml returns value, or raises NvmlError
        value : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetClockInfo(
    device: nvmlDevice_t | _Int | None,
    type: nvmlClockType_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Tells how fast a clock of a GPU runs now.

    nvmlReturn_t nvmlDeviceGetClockInfo(nvmlDevice_t device, nvmlClockType_t type,
        unsigned int *clock)

    Parameters
        device : nvmlDevice_t, int or None
        type : nvmlClockType_t or int

    Returns
        (nvmlReturn_t, clock); cubind.checked.nvml returns clock, or raises NvmlError
        clock : int; MHz

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMaxClockInfo(
    device: nvmlDevice_t | _Int | None,
    type: nvmlClockType_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Tells how fast a clock of a GPU can run.

    nvmlReturn_t nvmlDeviceGetMaxClockInfo(nvmlDevice_t device, nvmlClockType_t type,
        unsigned int *clock)

    Parameters
        device : nvmlDevice_t, int or None
        type : nvmlClockType_t or int

    Returns
        (nvmlReturn_t, clock); cubind.checked.nvml returns clock, or raises NvmlError
        clock : int; MHz

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetGpcClkVfOffset(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Tells by how much a clock is moved against its curve of voltages.

    nvmlReturn_t nvmlDeviceGetGpcClkVfOffset(nvmlDevice_t device, int *offset)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, offset); cubind.checked.nvml returns offset, or raises NvmlError
        offset : int; MHz

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetApplicationsClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Tells the speed at which a clock of a GPU is kept while applications run.

    nvmlReturn_t nvmlDeviceGetApplicationsClock(nvmlDevice_t device,
        nvmlClockType_t clockType, unsigned int *clockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        clockType : nvmlClockType_t or int

    Returns
        (nvmlReturn_t, clockMHz); cubind.checked.nvml returns clockMHz, or raises NvmlError
        clockMHz : int; MHz

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetDefaultApplicationsClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Tells the speed at which a clock of a GPU is kept by default while applications run.

    nvmlReturn_t nvmlDeviceGetDefaultApplicationsClock(nvmlDevice_t device,
        nvmlClockType_t clockType, unsigned int *clockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        clockType : nvmlClockType_t or int

    Returns
        (nvmlReturn_t, clockMHz); cubind.checked.nvml returns clockMHz, or raises NvmlError
        clockMHz : int; MHz

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
    clockId: nvmlClockId_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Tells the speed of a clock, as it runs, as it was set, or as it can be at most.

    nvmlReturn_t nvmlDeviceGetClock(nvmlDevice_t device, nvmlClockType_t clockType,
        nvmlClockId_t clockId, unsigned int *clockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        clockType : nvmlClockType_t or int
        clockId : nvmlClockId_t or int

    Returns
        (nvmlReturn_t, clockMHz); cubind.checked.nvml returns clockMHz, or raises NvmlError
        clockMHz : int; MHz

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMaxCustomerBoostClock(
    device: nvmlDevice_t | _Int | None,
    clockType: nvmlClockType_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Tells the greatest boost that the maker of the board allows for a clock.

    nvmlReturn_t nvmlDeviceGetMaxCustomerBoostClock(nvmlDevice_t device,
        nvmlClockType_t clockType, unsigned int *clockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        clockType : nvmlClockType_t or int

    Returns
        (nvmlReturn_t, clockMHz); cubind.checked.nvml returns clockMHz, or raises NvmlError
        clockMHz : int; MHz

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetSupportedMemoryClocks(
    device: nvmlDevice_t | _Int | None,
    count: _Int,
) -> tuple[nvmlReturn_t, int, list[int]]:
    """Lists the speeds that a GPU's memory can be set to.

    nvmlReturn_t nvmlDeviceGetSupportedMemoryClocks(nvmlDevice_t device,
        unsigned int *count, unsigned int *clocksMHz)

    Parameters
        device : nvmlDevice_t, int or None
        count : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, count, clocksMHz); cubind.checked.nvml returns (count, clocksMHz), or
            raises NvmlError
        count : int
        clocksMHz : list[int]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetSupportedGraphicsClocks(
    device: nvmlDevice_t | _Int | None,
    memoryClockMHz: _Int,
    count: _Int,
) -> tuple[nvmlReturn_t, int, list[int]]:
    """Lists the speeds that a GPU can be set to with a speed of its memory.

    nvmlReturn_t nvmlDeviceGetSupportedGraphicsClocks(nvmlDevice_t device,
        unsigned int memoryClockMHz, unsigned int *count, unsigned int *clocksMHz)

    Parameters
        device : nvmlDevice_t, int or None
        memoryClockMHz : int
        count : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, count, clocksMHz); cubind.checked.nvml returns (count, clocksMHz), or
            raises NvmlError
        count : int
        clocksMHz : list[int]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_NOT_FOUND, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetAutoBoostedClocksEnabled(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t, nvmlEnableState_t]:
    """Tells whether a GPU raises its clocks by itself where power and heat allow it.

    nvmlReturn_t nvmlDeviceGetAutoBoostedClocksEnabled(nvmlDevice_t device,
        nvmlEnableState_t *isEnabled, nvmlEnableState_t *defaultIsEnabled)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, isEnabled, defaultIsEnabled); cubind.checked.nvml returns (isEnabled,
            defaultIsEnabled), or raises NvmlError
        isEnabled, defaultIsEnabled : nvmlEnableState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetFanSpeed(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Tells how fast the fan is meant to turn; a blocked one may stand still all the same.

    nvmlReturn_t nvmlDeviceGetFanSpeed(nvmlDevice_t device, unsigned int *speed)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, speed); cubind.checked.nvml returns speed, or raises NvmlError
        speed : int; percent of the greatest speed

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetFanSpeed_v2(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
) -> tuple[nvmlReturn_t, int]:
    """Tells how fast the fan is meant to turn; a blocked one may stand still all the same.

    nvmlReturn_t nvmlDeviceGetFanSpeed_v2(nvmlDevice_t device, unsigned int fan,
        unsigned int *speed)

    Parameters
        device : nvmlDevice_t, int or None
        fan : int

    Returns
        (nvmlReturn_t, speed); cubind.checked.nvml returns speed, or raises NvmlError
        speed : int; percent of the greatest speed

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetFanSpeedRPM(
    device: nvmlDevice_t | _Int | None,
    fanSpeed: nvmlFanSpeedInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells how fast a fan turns.

    nvmlReturn_t nvmlDeviceGetFanSpeedRPM(nvmlDevice_t device, nvmlFanSpeedInfo_t *fanSpeed)

    Parameters
        device : nvmlDevice_t, int or None
        fanSpeed : nvmlFanSpeedInfo_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetTargetFanSpeed(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
) -> tuple[nvmlReturn_t, int]:
    """Tells how fast a fan is meant to turn, by whoever controls it.

    nvmlReturn_t nvmlDeviceGetTargetFanSpeed(nvmlDevice_t device, unsigned int fan,
        unsigned int *targetSpeed)

    Parameters
        device : nvmlDevice_t, int or None
        fan : int

    Returns
        (nvmlReturn_t, targetSpeed); cubind.checked.nvml returns targetSpeed, or raises
            NvmlError
        targetSpeed : int; percent of the greatest speed

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMinMaxFanSpeed(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """Tells between which speeds the fans can be set.

    nvmlReturn_t nvmlDeviceGetMinMaxFanSpeed(nvmlDevice_t device, unsigned int *minSpeed,
        unsigned int *maxSpeed)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, minSpeed, maxSpeed); cubind.checked.nvml returns (minSpeed,
            maxSpeed), or raises NvmlError
        minSpeed, maxSpeed : int; percent of the greatest speed

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetFanControlPolicy_v2(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
) -> tuple[nvmlReturn_t, nvmlFanControlPolicy_t]:
    """Tells whether a fan follows the temperature or what was set.

    nvmlReturn_t nvmlDeviceGetFanControlPolicy_v2(nvmlDevice_t device, unsigned int fan,
        nvmlFanControlPolicy_t *policy)

    Parameters
        device : nvmlDevice_t, int or None
        fan : int

    Returns
        (nvmlReturn_t, policy); cubind.checked.nvml returns policy, or raises NvmlError
        policy : nvmlFanControlPolicy_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetNumFans(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Counts the fans of a GPU.

    nvmlReturn_t nvmlDeviceGetNumFans(nvmlDevice_t device, unsigned int *numFans)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, numFans); cubind.checked.nvml returns numFans, or raises NvmlError
        numFans : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetTemperature(
    device: nvmlDevice_t | _Int | None,
    sensorType: nvmlTemperatureSensors_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Tells how hot a GPU is.

    nvmlReturn_t nvmlDeviceGetTemperature(nvmlDevice_t device,
        nvmlTemperatureSensors_t sensorType, unsigned int *temp)

    Parameters
        device : nvmlDevice_t, int or None
        sensorType : nvmlTemperatureSensors_t or int

    Returns
        (nvmlReturn_t, temp); cubind.checked.nvml returns temp, or raises NvmlError
        temp : int; degrees Celsius

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetCoolerInfo(
    device: nvmlDevice_t | _Int | None,
    coolerInfo: nvmlCoolerInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells what cools a GPU, and how that is controlled.

    nvmlReturn_t nvmlDeviceGetCoolerInfo(nvmlDevice_t device, nvmlCoolerInfo_t *coolerInfo)

    Parameters
        device : nvmlDevice_t, int or None
        coolerInfo : nvmlCoolerInfo_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetTemperatureV(
    device: nvmlDevice_t | _Int | None,
    temperature: nvmlTemperature_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells how hot a sensor of a GPU is.

    nvmlReturn_t nvmlDeviceGetTemperatureV(nvmlDevice_t device,
        nvmlTemperature_t *temperature)

    Parameters
        device : nvmlDevice_t, int or None
        temperature : nvmlTemperature_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetTemperatureThreshold(
    device: nvmlDevice_t | _Int | None,
    thresholdType: nvmlTemperatureThresholds_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Tells at which temperature a GPU slows down, or stops.

    nvmlReturn_t nvmlDeviceGetTemperatureThreshold(nvmlDevice_t device,
        nvmlTemperatureThresholds_t thresholdType, unsigned int *temp)

    Parameters
        device : nvmlDevice_t, int or None
        thresholdType : nvmlTemperatureThresholds_t or int

    Returns
        (nvmlReturn_t, temp); cubind.checked.nvml returns temp, or raises NvmlError
        temp : int; degrees Celsius

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMarginTemperature(
    device: nvmlDevice_t | _Int | None,
    marginTempInfo: nvmlMarginTemperature_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells how many degrees are left before a GPU slows down.

    nvmlReturn_t nvmlDeviceGetMarginTemperature(nvmlDevice_t device,
        nvmlMarginTemperature_t *marginTempInfo)

    Parameters
        device : nvmlDevice_t, int or None
        marginTempInfo : nvmlMarginTemperature_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetThermalSettings(
    device: nvmlDevice_t | _Int | None,
    sensorIndex: _Int,
) -> tuple[nvmlReturn_t, nvmlGpuThermalSettings_t]:
    """Lists the sensors of a GPU, with where each is and how hot.

    nvmlReturn_t nvmlDeviceGetThermalSettings(nvmlDevice_t device, unsigned int sensorIndex,
        nvmlGpuThermalSettings_t *pThermalSettings)

    Parameters
        device : nvmlDevice_t, int or None
        sensorIndex : int

    Returns
        (nvmlReturn_t, pThermalSettings); cubind.checked.nvml returns pThermalSettings, or
            raises NvmlError
        pThermalSettings : nvmlGpuThermalSettings_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPerformanceState(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlPstates_t]:
    """Tells the performance state of a GPU, P0 for the highest.

    nvmlReturn_t nvmlDeviceGetPerformanceState(nvmlDevice_t device, nvmlPstates_t *pState)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, pState); cubind.checked.nvml returns pState, or raises NvmlError
        pState : nvmlPstates_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetCurrentClocksEventReasons(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells why a GPU runs no faster than it does, as bits nvmlClocksEventReason*.

    nvmlReturn_t nvmlDeviceGetCurrentClocksEventReasons(nvmlDevice_t device,
        unsigned long long *clocksEventReasons)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, clocksEventReasons); cubind.checked.nvml returns clocksEventReasons,
            or raises NvmlError
        clocksEventReasons : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetCurrentClocksThrottleReasons(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells why a GPU runs no faster; former name of nvmlDeviceGetCurrentClocksEventReasons.

    nvmlReturn_t nvmlDeviceGetCurrentClocksThrottleReasons(nvmlDevice_t device,
        unsigned long long *clocksThrottleReasons)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, clocksThrottleReasons); cubind.checked.nvml returns
            clocksThrottleReasons, or raises NvmlError
        clocksThrottleReasons : int

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetSupportedClocksEventReasons(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells which reasons for slow clocks a GPU can report, as bits.

    nvmlReturn_t nvmlDeviceGetSupportedClocksEventReasons(nvmlDevice_t device,
        unsigned long long *supportedClocksEventReasons)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, supportedClocksEventReasons); cubind.checked.nvml returns
            supportedClocksEventReasons, or raises NvmlError
        supportedClocksEventReasons : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetSupportedClocksThrottleReasons(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells which reasons a GPU can report; former name of
    nvmlDeviceGetSupportedClocksEventReasons.

    nvmlReturn_t nvmlDeviceGetSupportedClocksThrottleReasons(nvmlDevice_t device,
        unsigned long long *supportedClocksThrottleReasons)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, supportedClocksThrottleReasons); cubind.checked.nvml returns
            supportedClocksThrottleReasons, or raises NvmlError
        supportedClocksThrottleReasons : int

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPowerState(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlPstates_t]:
    """Tells the performance state of a GPU, as nvmlDeviceGetPerformanceState does; for older
    programs.

    nvmlReturn_t nvmlDeviceGetPowerState(nvmlDevice_t device, nvmlPstates_t *pState)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, pState); cubind.checked.nvml returns pState, or raises NvmlError
        pState : nvmlPstates_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetDynamicPstatesInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGpuDynamicPstatesInfo_t]:
    """Tells how busy graphics, memory, video and bus of a GPU are, on the scale of performance
    states.

    nvmlReturn_t nvmlDeviceGetDynamicPstatesInfo(nvmlDevice_t device,
        nvmlGpuDynamicPstatesInfo_t *pDynamicPstatesInfo)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, pDynamicPstatesInfo); cubind.checked.nvml returns
            pDynamicPstatesInfo, or raises NvmlError
        pDynamicPstatesInfo : nvmlGpuDynamicPstatesInfo_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMemClkVfOffset(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Tells by how much a clock is moved against its curve of voltages.

    nvmlReturn_t nvmlDeviceGetMemClkVfOffset(nvmlDevice_t device, int *offset)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, offset); cubind.checked.nvml returns offset, or raises NvmlError
        offset : int; MHz

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMinMaxClockOfPState(
    device: nvmlDevice_t | _Int | None,
    type: nvmlClockType_t | int,
    pstate: nvmlPstates_t | int,
) -> tuple[nvmlReturn_t, int, int]:
    """Tells between which speeds a clock runs in a performance state.

    nvmlReturn_t nvmlDeviceGetMinMaxClockOfPState(nvmlDevice_t device, nvmlClockType_t type,
        nvmlPstates_t pstate, unsigned int *minClockMHz, unsigned int *maxClockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        type : nvmlClockType_t or int
        pstate : nvmlPstates_t or int

    Returns
        (nvmlReturn_t, minClockMHz, maxClockMHz); cubind.checked.nvml returns (minClockMHz,
            maxClockMHz), or raises NvmlError
        minClockMHz, maxClockMHz : int; MHz

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetSupportedPerformanceStates(
    device: nvmlDevice_t | _Int | None,
    pstates: _Address,
    size: _Int,
) -> tuple[nvmlReturn_t]:
    """Lists the performance states that a GPU can be in, into the caller's array.

    nvmlReturn_t nvmlDeviceGetSupportedPerformanceStates(nvmlDevice_t device,
        nvmlPstates_t *pstates, unsigned int size)

    Parameters
        device : nvmlDevice_t, int or None
        pstates : int (address), buffer or None; written to
        size : int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetGpcClkMinMaxVfOffset(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """Tells how far a clock may be moved against its curve of voltages.

    nvmlReturn_t nvmlDeviceGetGpcClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset,
        int *maxOffset)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, minOffset, maxOffset); cubind.checked.nvml returns (minOffset,
            maxOffset), or raises NvmlError
        minOffset, maxOffset : int; MHz

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMemClkMinMaxVfOffset(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """Tells how far a clock may be moved against its curve of voltages.

    nvmlReturn_t nvmlDeviceGetMemClkMinMaxVfOffset(nvmlDevice_t device, int *minOffset,
        int *maxOffset)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, minOffset, maxOffset); cubind.checked.nvml returns (minOffset,
            maxOffset), or raises NvmlError
        minOffset, maxOffset : int; MHz

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetClockOffsets(
    device: nvmlDevice_t | _Int | None,
    info: nvmlClockOffset_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells by how much a clock is moved in a performance state, and how far it may be.

    nvmlReturn_t nvmlDeviceGetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        info : nvmlClockOffset_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL. Since CUDA 12.5.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceSetClockOffsets(
    device: nvmlDevice_t | _Int | None,
    info: nvmlClockOffset_t | None,
) -> tuple[nvmlReturn_t]:
    """Moves a clock of a performance state by some MHz; for root alone.

    nvmlReturn_t nvmlDeviceSetClockOffsets(nvmlDevice_t device, nvmlClockOffset_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        info : nvmlClockOffset_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_NO_PERMISSION, NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL. Since CUDA 12.5.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPerformanceModes(
    device: nvmlDevice_t | _Int | None,
    perfModes: nvmlDevicePerfModes_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists the performance modes of a GPU as text.

    nvmlReturn_t nvmlDeviceGetPerformanceModes(nvmlDevice_t device,
        nvmlDevicePerfModes_t *perfModes)

    Parameters
        device : nvmlDevice_t, int or None
        perfModes : nvmlDevicePerfModes_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetCurrentClockFreqs(
    device: nvmlDevice_t | _Int | None,
    currentClockFreqs: nvmlDeviceCurrentClockFreqs_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells how fast all clocks of a GPU run now, as text.

    nvmlReturn_t nvmlDeviceGetCurrentClockFreqs(nvmlDevice_t device,
        nvmlDeviceCurrentClockFreqs_t *currentClockFreqs)

    Parameters
        device : nvmlDevice_t, int or None
        currentClockFreqs : nvmlDeviceCurrentClockFreqs_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPowerManagementMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """Tells whether a GPU manages its power; it need not be so for a limit to be read.

    nvmlReturn_t nvmlDeviceGetPowerManagementMode(nvmlDevice_t device,
        nvmlEnableState_t *mode)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, mode); cubind.checked.nvml returns mode, or raises NvmlError
        mode : nvmlEnableState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPowerManagementLimit(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells how much power a GPU is set to take at most.

    nvmlReturn_t nvmlDeviceGetPowerManagementLimit(nvmlDevice_t device, unsigned int *limit)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, limit); cubind.checked.nvml returns limit, or raises NvmlError
        limit : int; milliwatts

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPowerManagementLimitConstraints(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """Tells between which values the limit of power can be set.

    nvmlReturn_t nvmlDeviceGetPowerManagementLimitConstraints(nvmlDevice_t device,
        unsigned int *minLimit, unsigned int *maxLimit)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, minLimit, maxLimit); cubind.checked.nvml returns (minLimit,
            maxLimit), or raises NvmlError
        minLimit, maxLimit : int; milliwatts

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPowerManagementDefaultLimit(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells how much power a GPU may take unless it is set otherwise.

    nvmlReturn_t nvmlDeviceGetPowerManagementDefaultLimit(nvmlDevice_t device,
        unsigned int *defaultLimit)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, defaultLimit); cubind.checked.nvml returns defaultLimit, or raises
            NvmlError
        defaultLimit : int; milliwatts

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPowerUsage(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Tells how much power a GPU with its memory takes, on newer ones as the mean of a second.

    nvmlReturn_t nvmlDeviceGetPowerUsage(nvmlDevice_t device, unsigned int *power)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, power); cubind.checked.nvml returns power, or raises NvmlError
        power : int; milliwatts

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPowerMizerMode_v1(
    device: nvmlDevice_t | _Int | None,
    powerMizerMode: nvmlDevicePowerMizerModes_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells whether a GPU prefers speed, economy or its own choice.

    nvmlReturn_t nvmlDeviceGetPowerMizerMode_v1(nvmlDevice_t device,
        nvmlDevicePowerMizerModes_v1_t *powerMizerMode)

    Parameters
        device : nvmlDevice_t, int or None
        powerMizerMode : nvmlDevicePowerMizerModes_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceSetPowerMizerMode_v1(
    device: nvmlDevice_t | _Int | None,
    powerMizerMode: nvmlDevicePowerMizerModes_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Says whether a GPU is to prefer speed, economy or its own choice.

    nvmlReturn_t nvmlDeviceSetPowerMizerMode_v1(nvmlDevice_t device,
        nvmlDevicePowerMizerModes_v1_t *powerMizerMode)

    Parameters
        device : nvmlDevice_t, int or None
        powerMizerMode : nvmlDevicePowerMizerModes_v1_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetTotalEnergyConsumption(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells how much energy a GPU has taken since the driver was loaded; differences measure a
    program.

    nvmlReturn_t nvmlDeviceGetTotalEnergyConsumption(nvmlDevice_t device,
        unsigned long long *energy)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, energy); cubind.checked.nvml returns energy, or raises NvmlError
        energy : int; millijoules

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetEnforcedPowerLimit(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Tells which limit of power is in force, the least of all that there are.

    nvmlReturn_t nvmlDeviceGetEnforcedPowerLimit(nvmlDevice_t device, unsigned int *limit)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, limit); cubind.checked.nvml returns limit, or raises NvmlError
        limit : int; milliwatts

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceSetAdaptiveTgpMode_v1(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    """Says whether a GPU's limit of power adapts to the system; for root alone.

    nvmlReturn_t nvmlDeviceSetAdaptiveTgpMode_v1(nvmlDevice_t device,
        nvmlEnableState_t mode)

    Parameters
        device : nvmlDevice_t, int or None
        mode : nvmlEnableState_t or int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetAdaptiveTgpModeInfo_v1(
    device: nvmlDevice_t | _Int | None,
    info: nvmlAdaptiveTgpModeInfo_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells whether a GPU's limit of power adapts to the system.

    nvmlReturn_t nvmlDeviceGetAdaptiveTgpModeInfo_v1(nvmlDevice_t device,
        nvmlAdaptiveTgpModeInfo_v1_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        info : nvmlAdaptiveTgpModeInfo_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetGpuOperationMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGpuOperationMode_t, nvmlGpuOperationMode_t]:
    """Tells which parts of a GPU are switched on, for computing or for graphics.

    nvmlReturn_t nvmlDeviceGetGpuOperationMode(nvmlDevice_t device,
        nvmlGpuOperationMode_t *current, nvmlGpuOperationMode_t *pending)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, current, pending); cubind.checked.nvml returns (current, pending), or
            raises NvmlError
        current, pending : nvmlGpuOperationMode_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMemoryInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlMemory_t]:
    """Tells how much memory a GPU has, free and used by all processes and the driver.

    nvmlReturn_t nvmlDeviceGetMemoryInfo(nvmlDevice_t device, nvmlMemory_t *memory)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, memory); cubind.checked.nvml returns memory, or raises NvmlError
        memory : nvmlMemory_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_NO_PERMISSION, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMemoryInfo_v2(
    device: nvmlDevice_t | _Int | None,
    memory: nvmlMemory_v2_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells how much memory a GPU has, with what the driver keeps for itself apart.

    nvmlReturn_t nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t device, nvmlMemory_v2_t *memory)

    Parameters
        device : nvmlDevice_t, int or None
        memory : nvmlMemory_v2_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_NO_PERMISSION, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceSetMemoryLimits_v1(
    device: nvmlDevice_t | _Int | None,
    limits: nvmlSetMemoryLimits_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Sets how much memory processes may take of a GPU; for root alone.

    nvmlReturn_t nvmlDeviceSetMemoryLimits_v1(nvmlDevice_t device,
        nvmlSetMemoryLimits_v1_t *limits)

    Parameters
        device : nvmlDevice_t, int or None
        limits : nvmlSetMemoryLimits_v1_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_NO_PERMISSION, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_OPERATING_SYSTEM, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMemoryLimits_v1(
    device: nvmlDevice_t | _Int | None,
    limits: nvmlGetMemoryLimits_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells how much memory processes may take of a GPU.

    nvmlReturn_t nvmlDeviceGetMemoryLimits_v1(nvmlDevice_t device,
        nvmlGetMemoryLimits_v1_t *limits)

    Parameters
        device : nvmlDevice_t, int or None
        limits : nvmlGetMemoryLimits_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NOT_FOUND, NVML_ERROR_OPERATING_SYSTEM, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetComputeMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlComputeMode_t]:
    """Tells whether processes may use a GPU, and how many.

    nvmlReturn_t nvmlDeviceGetComputeMode(nvmlDevice_t device, nvmlComputeMode_t *mode)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, mode); cubind.checked.nvml returns mode, or raises NvmlError
        mode : nvmlComputeMode_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetCudaComputeCapability(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """Gives the compute capability of a GPU.

    nvmlReturn_t nvmlDeviceGetCudaComputeCapability(nvmlDevice_t device, int *major,
        int *minor)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, major, minor); cubind.checked.nvml returns (major, minor), or raises
            NvmlError
        major, minor : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetDramEncryptionMode(
    device: nvmlDevice_t | _Int | None,
    current: nvmlDramEncryptionInfo_t | None,
    pending: nvmlDramEncryptionInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells whether a GPU encrypts its memory, now and after a restart.

    nvmlReturn_t nvmlDeviceGetDramEncryptionMode(nvmlDevice_t device,
        nvmlDramEncryptionInfo_t *current, nvmlDramEncryptionInfo_t *pending)

    Parameters
        device : nvmlDevice_t, int or None
        current, pending : nvmlDramEncryptionInfo_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceSetDramEncryptionMode(
    device: nvmlDevice_t | _Int | None,
    dramEncryption: nvmlDramEncryptionInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Says whether a GPU encrypts its memory after the next restart; for root alone.

    nvmlReturn_t nvmlDeviceSetDramEncryptionMode(nvmlDevice_t device,
        const nvmlDramEncryptionInfo_t *dramEncryption)

    Parameters
        device : nvmlDevice_t, int or None
        dramEncryption : nvmlDramEncryptionInfo_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetEccMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t, nvmlEnableState_t]:
    """Tells whether a GPU corrects memory errors, now and after it starts again.

    nvmlReturn_t nvmlDeviceGetEccMode(nvmlDevice_t device, nvmlEnableState_t *current,
        nvmlEnableState_t *pending)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, current, pending); cubind.checked.nvml returns (current, pending), or
            raises NvmlError
        current, pending : nvmlEnableState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetDefaultEccMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """Tells whether a GPU corrects memory errors as it was delivered.

    nvmlReturn_t nvmlDeviceGetDefaultEccMode(nvmlDevice_t device,
        nvmlEnableState_t *defaultMode)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, defaultMode); cubind.checked.nvml returns defaultMode, or raises
            NvmlError
        defaultMode : nvmlEnableState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetBoardId(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Gives the number of a board, which GPUs have in common that share it.

    nvmlReturn_t nvmlDeviceGetBoardId(nvmlDevice_t device, unsigned int *boardId)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, boardId); cubind.checked.nvml returns boardId, or raises NvmlError
        boardId : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMultiGpuBoard(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Tells whether a GPU shares its board with another one.

    nvmlReturn_t nvmlDeviceGetMultiGpuBoard(nvmlDevice_t device, unsigned int *multiGpuBool)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, multiGpuBool); cubind.checked.nvml returns multiGpuBool, or raises
            NvmlError
        multiGpuBool : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetTotalEccErrors(
    device: nvmlDevice_t | _Int | None,
    errorType: nvmlMemoryErrorType_t | int,
    counterType: nvmlEccCounterType_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Counts the memory errors of a GPU, since the driver was loaded or ever.

    nvmlReturn_t nvmlDeviceGetTotalEccErrors(nvmlDevice_t device,
        nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
        unsigned long long *eccCounts)

    Parameters
        device : nvmlDevice_t, int or None
        errorType : nvmlMemoryErrorType_t or int
        counterType : nvmlEccCounterType_t or int

    Returns
        (nvmlReturn_t, eccCounts); cubind.checked.nvml returns eccCounts, or raises
            NvmlError
        eccCounts : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetDetailedEccErrors(
    device: nvmlDevice_t | _Int | None,
    errorType: nvmlMemoryErrorType_t | int,
    counterType: nvmlEccCounterType_t | int,
) -> tuple[nvmlReturn_t, nvmlEccErrorCounts_t]:
    """Counts the memory errors of a GPU for each of its memories; for older programs.

    nvmlReturn_t nvmlDeviceGetDetailedEccErrors(nvmlDevice_t device,
        nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
        nvmlEccErrorCounts_t *eccCounts)

    Parameters
        device : nvmlDevice_t, int or None
        errorType : nvmlMemoryErrorType_t or int
        counterType : nvmlEccCounterType_t or int

    Returns
        (nvmlReturn_t, eccCounts); cubind.checked.nvml returns eccCounts, or raises
            NvmlError
        eccCounts : nvmlEccErrorCounts_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMemoryErrorCounter(
    device: nvmlDevice_t | _Int | None,
    errorType: nvmlMemoryErrorType_t | int,
    counterType: nvmlEccCounterType_t | int,
    locationType: nvmlMemoryLocation_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Counts the memory errors of one kind in one of a GPU's memories.

    nvmlReturn_t nvmlDeviceGetMemoryErrorCounter(nvmlDevice_t device,
        nvmlMemoryErrorType_t errorType, nvmlEccCounterType_t counterType,
        nvmlMemoryLocation_t locationType, unsigned long long *count)

    Parameters
        device : nvmlDevice_t, int or None
        errorType : nvmlMemoryErrorType_t or int
        counterType : nvmlEccCounterType_t or int
        locationType : nvmlMemoryLocation_t or int

    Returns
        (nvmlReturn_t, count); cubind.checked.nvml returns count, or raises NvmlError
        count : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetUtilizationRates(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlUtilization_t]:
    """Tells how busy a GPU was during the last sampling period, up to about a second.

    nvmlReturn_t nvmlDeviceGetUtilizationRates(nvmlDevice_t device,
        nvmlUtilization_t *utilization)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, utilization); cubind.checked.nvml returns utilization, or raises
            NvmlError
        utilization : nvmlUtilization_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetEncoderUtilization(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """Tells how busy the video encoder of a GPU was.

    nvmlReturn_t nvmlDeviceGetEncoderUtilization(nvmlDevice_t device,
        unsigned int *utilization, unsigned int *samplingPeriodUs)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, utilization, samplingPeriodUs); cubind.checked.nvml returns
            (utilization, samplingPeriodUs), or raises NvmlError
        utilization : int; percent
        samplingPeriodUs : int; microseconds

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetEncoderCapacity(
    device: nvmlDevice_t | _Int | None,
    encoderQueryType: nvmlEncoderType_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Tells how much more a GPU's video encoder can do.

    nvmlReturn_t nvmlDeviceGetEncoderCapacity(nvmlDevice_t device,
        nvmlEncoderType_t encoderQueryType, unsigned int *encoderCapacity)

    Parameters
        device : nvmlDevice_t, int or None
        encoderQueryType : nvmlEncoderType_t or int

    Returns
        (nvmlReturn_t, encoderCapacity); cubind.checked.nvml returns encoderCapacity, or
            raises NvmlError
        encoderCapacity : int; percent, 0 for none

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetEncoderStats(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int, int]:
    """Gives the number of encoder sessions of a GPU, their mean frame rate and delay.

    nvmlReturn_t nvmlDeviceGetEncoderStats(nvmlDevice_t device, unsigned int *sessionCount,
        unsigned int *averageFps, unsigned int *averageLatency)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, sessionCount, averageFps, averageLatency); cubind.checked.nvml
            returns (sessionCount, averageFps, averageLatency), or raises NvmlError
        sessionCount, averageFps, averageLatency : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetEncoderSessions(
    device: nvmlDevice_t | _Int | None,
    sessionCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlEncoderSessionInfo_t]]:
    """Lists the sessions in which a GPU encodes video.

    nvmlReturn_t nvmlDeviceGetEncoderSessions(nvmlDevice_t device,
        unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfos)

    Parameters
        device : nvmlDevice_t, int or None
        sessionCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, sessionCount, sessionInfos); cubind.checked.nvml returns
            (sessionCount, sessionInfos), or raises NvmlError
        sessionCount : int
        sessionInfos : list[nvmlEncoderSessionInfo_t]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetDecoderUtilization(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """Tells how busy the video decoder of a GPU was.

    nvmlReturn_t nvmlDeviceGetDecoderUtilization(nvmlDevice_t device,
        unsigned int *utilization, unsigned int *samplingPeriodUs)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, utilization, samplingPeriodUs); cubind.checked.nvml returns
            (utilization, samplingPeriodUs), or raises NvmlError
        utilization : int; percent
        samplingPeriodUs : int; microseconds

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetJpgUtilization(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """Tells how busy the JPEG engine of a GPU was.

    nvmlReturn_t nvmlDeviceGetJpgUtilization(nvmlDevice_t device, unsigned int *utilization,
        unsigned int *samplingPeriodUs)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, utilization, samplingPeriodUs); cubind.checked.nvml returns
            (utilization, samplingPeriodUs), or raises NvmlError
        utilization : int; percent
        samplingPeriodUs : int; microseconds

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetOfaUtilization(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """Tells how busy the optical flow engine of a GPU was.

    nvmlReturn_t nvmlDeviceGetOfaUtilization(nvmlDevice_t device, unsigned int *utilization,
        unsigned int *samplingPeriodUs)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, utilization, samplingPeriodUs); cubind.checked.nvml returns
            (utilization, samplingPeriodUs), or raises NvmlError
        utilization : int; percent
        samplingPeriodUs : int; microseconds

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetFBCStats(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlFBCStats_t]:
    """Gives the number of frame buffer captures of a GPU, their mean frame rate and delay.

    nvmlReturn_t nvmlDeviceGetFBCStats(nvmlDevice_t device, nvmlFBCStats_t *fbcStats)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, fbcStats); cubind.checked.nvml returns fbcStats, or raises NvmlError
        fbcStats : nvmlFBCStats_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetFBCSessions(
    device: nvmlDevice_t | _Int | None,
    sessionCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlFBCSessionInfo_t]]:
    """Lists the sessions in which a GPU's frame buffer is captured.

    nvmlReturn_t nvmlDeviceGetFBCSessions(nvmlDevice_t device, unsigned int *sessionCount,
        nvmlFBCSessionInfo_t *sessionInfo)

    Parameters
        device : nvmlDevice_t, int or None
        sessionCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, sessionCount, sessionInfo); cubind.checked.nvml returns
            (sessionCount, sessionInfo), or raises NvmlError
        sessionCount : int
        sessionInfo : list[nvmlFBCSessionInfo_t]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetDriverModel(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlDriverModel_t, nvmlDriverModel_t]:
    """Tells whether a GPU is driven as a display or for computing alone, on Windows.

    nvmlReturn_t nvmlDeviceGetDriverModel_v2(nvmlDevice_t device,
        nvmlDriverModel_t *current, nvmlDriverModel_t *pending)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, current, pending); cubind.checked.nvml returns (current, pending), or
            raises NvmlError
        current, pending : nvmlDriverModel_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetVbiosVersion(
    device: nvmlDevice_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """Gives the version of a GPU's VBIOS as text.

    nvmlReturn_t nvmlDeviceGetVbiosVersion(nvmlDevice_t device, char *version,
        unsigned int length)

    Parameters
        device : nvmlDevice_t, int or None
        length : int

    Returns
        (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError
        version : bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetBridgeChipInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlBridgeChipHierarchy_t]:
    """Gives type and firmware version of the bridges that GPUs of one board hang on.

    nvmlReturn_t nvmlDeviceGetBridgeChipInfo(nvmlDevice_t device,
        nvmlBridgeChipHierarchy_t *bridgeHierarchy)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, bridgeHierarchy); cubind.checked.nvml returns bridgeHierarchy, or
            raises NvmlError
        bridgeHierarchy : nvmlBridgeChipHierarchy_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetComputeRunningProcesses(
    device: nvmlDevice_t | _Int | None,
    infoCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlProcessInfo_t]]:
    """Lists the processes that have a CUDA context on a GPU, with their memory.

    nvmlReturn_t nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t device,
        unsigned int *infoCount, nvmlProcessInfo_t *infos)

    Parameters
        device : nvmlDevice_t, int or None
        infoCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, infoCount, infos); cubind.checked.nvml returns (infoCount, infos), or
            raises NvmlError
        infoCount : int
        infos : list[nvmlProcessInfo_t]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetGraphicsRunningProcesses(
    device: nvmlDevice_t | _Int | None,
    infoCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlProcessInfo_t]]:
    """Lists the processes that draw on a GPU, with their memory.

    nvmlReturn_t nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t device,
        unsigned int *infoCount, nvmlProcessInfo_t *infos)

    Parameters
        device : nvmlDevice_t, int or None
        infoCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, infoCount, infos); cubind.checked.nvml returns (infoCount, infos), or
            raises NvmlError
        infoCount : int
        infos : list[nvmlProcessInfo_t]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMPSComputeRunningProcesses(
    device: nvmlDevice_t | _Int | None,
    infoCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlProcessInfo_t]]:
    """Lists the processes that compute on a GPU through MPS, with their memory.

    nvmlReturn_t nvmlDeviceGetMPSComputeRunningProcesses_v3(nvmlDevice_t device,
        unsigned int *infoCount, nvmlProcessInfo_t *infos)

    Parameters
        device : nvmlDevice_t, int or None
        infoCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, infoCount, infos); cubind.checked.nvml returns (infoCount, infos), or
            raises NvmlError
        infoCount : int
        infos : list[nvmlProcessInfo_t]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetRunningProcessDetailList(
    device: nvmlDevice_t | _Int | None,
    plist: nvmlProcessDetailList_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists the processes of one mode on a GPU, with memory and MIG instance, into the
    caller's array.

    nvmlReturn_t nvmlDeviceGetRunningProcessDetailList(nvmlDevice_t device,
        nvmlProcessDetailList_t *plist)

    Parameters
        device : nvmlDevice_t, int or None
        plist : nvmlProcessDetailList_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceOnSameBoard(
    device1: nvmlDevice_t | _Int | None,
    device2: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells whether two GPUs share one board.

    nvmlReturn_t nvmlDeviceOnSameBoard(nvmlDevice_t device1, nvmlDevice_t device2,
        int *onSameBoard)

    Parameters
        device1, device2 : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, onSameBoard); cubind.checked.nvml returns onSameBoard, or raises
            NvmlError
        onSameBoard : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetAPIRestriction(
    device: nvmlDevice_t | _Int | None,
    apiType: nvmlRestrictedAPI_t | int,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """Tells whether only root may call a group of functions for a GPU.

    nvmlReturn_t nvmlDeviceGetAPIRestriction(nvmlDevice_t device,
        nvmlRestrictedAPI_t apiType, nvmlEnableState_t *isRestricted)

    Parameters
        device : nvmlDevice_t, int or None
        apiType : nvmlRestrictedAPI_t or int

    Returns
        (nvmlReturn_t, isRestricted); cubind.checked.nvml returns isRestricted, or raises
            NvmlError
        isRestricted : nvmlEnableState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetSamples(
    device: nvmlDevice_t | _Int | None,
    type: nvmlSamplingType_t | int,
    lastSeenTimeStamp: _Int,
    sampleCount: _Int,
) -> tuple[nvmlReturn_t, nvmlValueType_t, int, list[nvmlSample_t]]:
    """Lists the samples that the driver has taken of a quantity since a time stamp.

    nvmlReturn_t nvmlDeviceGetSamples(nvmlDevice_t device, nvmlSamplingType_t type,
        unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
        unsigned int *sampleCount, nvmlSample_t *samples)

    Parameters
        device : nvmlDevice_t, int or None
        type : nvmlSamplingType_t or int
        lastSeenTimeStamp : int; microseconds; 0 for all that is known
        sampleCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, sampleValType, sampleCount, samples); cubind.checked.nvml returns
            (sampleValType, sampleCount, samples), or raises NvmlError
        sampleValType : nvmlValueType_t
        sampleCount : int
        samples : list[nvmlSample_t]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_FOUND, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetBAR1MemoryInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlBAR1Memory_t]:
    """Tells how much of the window through which other devices reach the GPU's memory is used.

    nvmlReturn_t nvmlDeviceGetBAR1MemoryInfo(nvmlDevice_t device,
        nvmlBAR1Memory_t *bar1Memory)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, bar1Memory); cubind.checked.nvml returns bar1Memory, or raises
            NvmlError
        bar1Memory : nvmlBAR1Memory_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetViolationStatus(
    device: nvmlDevice_t | _Int | None,
    perfPolicyType: nvmlPerfPolicyType_t | int,
) -> tuple[nvmlReturn_t, nvmlViolationTime_t]:
    """Tells how long a limit, such as power or heat, has slowed a GPU down.

    nvmlReturn_t nvmlDeviceGetViolationStatus(nvmlDevice_t device,
        nvmlPerfPolicyType_t perfPolicyType, nvmlViolationTime_t *violTime)

    Parameters
        device : nvmlDevice_t, int or None
        perfPolicyType : nvmlPerfPolicyType_t or int

    Returns
        (nvmlReturn_t, violTime); cubind.checked.nvml returns violTime, or raises NvmlError
        violTime : nvmlViolationTime_t

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetIrqNum(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Gives the number of the interrupt that a GPU raises.

    nvmlReturn_t nvmlDeviceGetIrqNum(nvmlDevice_t device, unsigned int *irqNum)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, irqNum); cubind.checked.nvml returns irqNum, or raises NvmlError
        irqNum : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetNumGpuCores(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Counts the cores of a GPU.

    nvmlReturn_t nvmlDeviceGetNumGpuCores(nvmlDevice_t device, unsigned int *numCores)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, numCores); cubind.checked.nvml returns numCores, or raises NvmlError
        numCores : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPowerSource(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlPowerSource_t]:
    """Tells whether a GPU runs from the mains, a battery or with too little power.

    nvmlReturn_t nvmlDeviceGetPowerSource(nvmlDevice_t device,
        nvmlPowerSource_t *powerSource)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, powerSource); cubind.checked.nvml returns powerSource, or raises
            NvmlError
        powerSource : nvmlPowerSource_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetMemoryBusWidth(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Tells how wide the bus to the GPU's memory is.

    nvmlReturn_t nvmlDeviceGetMemoryBusWidth(nvmlDevice_t device, unsigned int *busWidth)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, busWidth); cubind.checked.nvml returns busWidth, or raises NvmlError
        busWidth : int; bits

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPcieLinkMaxSpeed(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Tells how fast the PCIe link of a GPU can get, as one of NVML_PCIE_LINK_MAX_SPEED_*.

    nvmlReturn_t nvmlDeviceGetPcieLinkMaxSpeed(nvmlDevice_t device, unsigned int *maxSpeed)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, maxSpeed); cubind.checked.nvml returns maxSpeed, or raises NvmlError
        maxSpeed : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPcieSpeed(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Tells the rate at which the PCIe link of a GPU runs now.

    nvmlReturn_t nvmlDeviceGetPcieSpeed(nvmlDevice_t device, unsigned int *pcieSpeed)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, pcieSpeed); cubind.checked.nvml returns pcieSpeed, or raises
            NvmlError
        pcieSpeed : int; MB per second and lane

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetAdaptiveClockInfoStatus(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells whether a GPU adapts its clock to swings of the voltage.

    nvmlReturn_t nvmlDeviceGetAdaptiveClockInfoStatus(nvmlDevice_t device,
        unsigned int *adaptiveClockStatus)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, adaptiveClockStatus); cubind.checked.nvml returns
            adaptiveClockStatus, or raises NvmlError
        adaptiveClockStatus : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetBusType(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, nvmlBusType_t]:
    """Tells by which kind of bus a GPU is attached.

    nvmlReturn_t nvmlDeviceGetBusType(nvmlDevice_t device, nvmlBusType_t *type)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, type); cubind.checked.nvml returns type, or raises NvmlError
        type : nvmlBusType_t

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetGpuFabricInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGpuFabricInfo_t]:
    """Tells to which cluster of NVLink switches a GPU belongs, and whether it has joined.

    nvmlReturn_t nvmlDeviceGetGpuFabricInfo(nvmlDevice_t device,
        nvmlGpuFabricInfo_t *gpuFabricInfo)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, gpuFabricInfo); cubind.checked.nvml returns gpuFabricInfo, or raises
            NvmlError
        gpuFabricInfo : nvmlGpuFabricInfo_t

    Fails with
        NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.0. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetGpuFabricInfoV(
    device: nvmlDevice_t | _Int | None,
    gpuFabricInfo: nvmlGpuFabricInfoV_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells to which cluster of NVLink switches a GPU belongs, and whether it has joined.

    nvmlReturn_t nvmlDeviceGetGpuFabricInfoV(nvmlDevice_t device,
        nvmlGpuFabricInfoV_t *gpuFabricInfo)

    Parameters
        device : nvmlDevice_t, int or None
        gpuFabricInfo : nvmlGpuFabricInfoV_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetGpuFabricInfo_v4(
    device: nvmlDevice_t | _Int | None,
    gpuFabricInfo: nvmlGpuFabricInfo_v4_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells to which cluster of NVLink switches a GPU belongs, and whether it has joined.

    nvmlReturn_t nvmlDeviceGetGpuFabricInfo_v4(nvmlDevice_t device,
        nvmlGpuFabricInfo_v4_t *gpuFabricInfo)

    Parameters
        device : nvmlDevice_t, int or None
        gpuFabricInfo : nvmlGpuFabricInfo_v4_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlSystemGetConfComputeCapabilities() -> tuple[nvmlReturn_t, nvmlConfComputeSystemCaps_t]:
    """Tells which kinds of confidential computing processors and GPUs are able to do.

    nvmlReturn_t nvmlSystemGetConfComputeCapabilities(
        nvmlConfComputeSystemCaps_t *capabilities)

    Returns
        (nvmlReturn_t, capabilities); cubind.checked.nvml returns capabilities, or raises
            NvmlError
        capabilities : nvmlConfComputeSystemCaps_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlSystemGetConfComputeState() -> tuple[nvmlReturn_t, nvmlConfComputeSystemState_t]:
    """Tells whether confidential computing and its development mode are on.

    nvmlReturn_t nvmlSystemGetConfComputeState(nvmlConfComputeSystemState_t *state)

    Returns
        (nvmlReturn_t, state); cubind.checked.nvml returns state, or raises NvmlError
        state : nvmlConfComputeSystemState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetConfComputeMemSizeInfo(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlConfComputeMemSizeInfo_t]:
    """Tells how much of a GPU's memory is protected, and how much is not.

    nvmlReturn_t nvmlDeviceGetConfComputeMemSizeInfo(nvmlDevice_t device,
        nvmlConfComputeMemSizeInfo_t *memInfo)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, memInfo); cubind.checked.nvml returns memInfo, or raises NvmlError
        memInfo : nvmlConfComputeMemSizeInfo_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlSystemGetConfComputeGpusReadyState() -> tuple[nvmlReturn_t, int]:
    """Tells whether GPUs take work under confidential computing.

    nvmlReturn_t nvmlSystemGetConfComputeGpusReadyState(unsigned int *isAcceptingWork)

    Returns
        (nvmlReturn_t, isAcceptingWork); cubind.checked.nvml returns isAcceptingWork, or
            raises NvmlError
        isAcceptingWork : int

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetConfComputeProtectedMemoryUsage(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlMemory_t]:
    """Tells how much of a GPU's protected memory is used and free.

    nvmlReturn_t nvmlDeviceGetConfComputeProtectedMemoryUsage(nvmlDevice_t device,
        nvmlMemory_t *memory)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, memory); cubind.checked.nvml returns memory, or raises NvmlError
        memory : nvmlMemory_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetConfComputeGpuCertificate(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlConfComputeGpuCertificate_t]:
    """Gives the chain of certificates with which a GPU proves what it is.

    nvmlReturn_t nvmlDeviceGetConfComputeGpuCertificate(nvmlDevice_t device,
        nvmlConfComputeGpuCertificate_t *gpuCert)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, gpuCert); cubind.checked.nvml returns gpuCert, or raises NvmlError
        gpuCert : nvmlConfComputeGpuCertificate_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetConfComputeGpuAttestationReport(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlConfComputeGpuAttestationReport_t]:
    """Has a GPU sign its measured state, over a number that the caller makes up.

    nvmlReturn_t nvmlDeviceGetConfComputeGpuAttestationReport(nvmlDevice_t device,
        nvmlConfComputeGpuAttestationReport_t *gpuAtstReport)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, gpuAtstReport); cubind.checked.nvml returns gpuAtstReport, or raises
            NvmlError
        gpuAtstReport : nvmlConfComputeGpuAttestationReport_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlSystemGetConfComputeKeyRotationThresholdInfo(
    pKeyRotationThrInfo: nvmlConfComputeGetKeyRotationThresholdInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells after how much use an attacker's advantage calls for new keys.

    nvmlReturn_t nvmlSystemGetConfComputeKeyRotationThresholdInfo(
        nvmlConfComputeGetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)

    Parameters
        pKeyRotationThrInfo : nvmlConfComputeGetKeyRotationThresholdInfo_t or None; in and
            out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceSetConfComputeUnprotectedMemSize(
    device: nvmlDevice_t | _Int | None,
    sizeKiB: _Int,
) -> tuple[nvmlReturn_t]:
    """Sets how much of a GPU's memory stays unprotected; for root alone.

    nvmlReturn_t nvmlDeviceSetConfComputeUnprotectedMemSize(nvmlDevice_t device,
        unsigned long long sizeKiB)

    Parameters
        device : nvmlDevice_t, int or None
        sizeKiB : int; KiB

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlSystemSetConfComputeGpusReadyState(isAcceptingWork: _Int) -> tuple[nvmlReturn_t]:
    """Says whether GPUs take work under confidential computing; for root alone.

    nvmlReturn_t nvmlSystemSetConfComputeGpusReadyState(unsigned int isAcceptingWork)

    Parameters
        isAcceptingWork : int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlSystemSetConfComputeKeyRotationThresholdInfo(
    pKeyRotationThrInfo: nvmlConfComputeSetKeyRotationThresholdInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Sets after how much use keys are replaced, before the GPUs are ready.

    nvmlReturn_t nvmlSystemSetConfComputeKeyRotationThresholdInfo(
        nvmlConfComputeSetKeyRotationThresholdInfo_t *pKeyRotationThrInfo)

    Parameters
        pKeyRotationThrInfo : nvmlConfComputeSetKeyRotationThresholdInfo_t or None; in and
            out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INVALID_STATE,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlSystemGetConfComputeSettings(
    settings: nvmlSystemConfComputeSettings_t | None,
) -> tuple[nvmlReturn_t]:
    """Gives all settings of confidential computing at once.

    nvmlReturn_t nvmlSystemGetConfComputeSettings(nvmlSystemConfComputeSettings_t *settings)

    Parameters
        settings : nvmlSystemConfComputeSettings_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlSystemGetConfComputeSettings_v2(
    settings: nvmlSystemConfComputeSettings_v2_t | None,
) -> tuple[nvmlReturn_t]:
    """Gives all settings of confidential computing at once.

    nvmlReturn_t nvmlSystemGetConfComputeSettings_v2(
        nvmlSystemConfComputeSettings_v2_t *settings)

    Parameters
        settings : nvmlSystemConfComputeSettings_v2_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.5.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetGspFirmwareVersion(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, bytes]:
    """Gives the version of the firmware that runs on the GPU's own processor.

    nvmlReturn_t nvmlDeviceGetGspFirmwareVersion(nvmlDevice_t device, char *version)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError
        version : bytes

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetGspFirmwareMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """Tells whether a GPU runs firmware on a processor of its own, and whether that is the
    default.

    nvmlReturn_t nvmlDeviceGetGspFirmwareMode(nvmlDevice_t device, unsigned int *isEnabled,
        unsigned int *defaultMode)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, isEnabled, defaultMode); cubind.checked.nvml returns (isEnabled,
            defaultMode), or raises NvmlError
        isEnabled, defaultMode : int

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetSramEccErrorStatus(
    device: nvmlDevice_t | _Int | None,
    status: nvmlEccSramErrorStatus_t | None,
) -> tuple[nvmlReturn_t]:
    """Counts the errors in a GPU's caches and register files, and tells whether there were too
    many.

    nvmlReturn_t nvmlDeviceGetSramEccErrorStatus(nvmlDevice_t device,
        nvmlEccSramErrorStatus_t *status)

    Parameters
        device : nvmlDevice_t, int or None
        status : nvmlEccSramErrorStatus_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceSetPowerManagementLimit_v2(
    device: nvmlDevice_t | _Int | None,
    powerValue: nvmlPowerValue_v2_t | None,
) -> tuple[nvmlReturn_t]:
    """Sets how much power a GPU takes at most, until the driver is loaded again; for root
    alone.

    nvmlReturn_t nvmlDeviceSetPowerManagementLimit_v2(nvmlDevice_t device,
        nvmlPowerValue_v2_t *powerValue)

    Parameters
        device : nvmlDevice_t, int or None
        powerValue : nvmlPowerValue_v2_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetAccountingMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """Tells whether the use of a GPU is recorded for each process.

    nvmlReturn_t nvmlDeviceGetAccountingMode(nvmlDevice_t device, nvmlEnableState_t *mode)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, mode); cubind.checked.nvml returns mode, or raises NvmlError
        mode : nvmlEnableState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html
    """
def nvmlDeviceGetAccountingStats(
    device: nvmlDevice_t | _Int | None,
    pid: _Int,
) -> tuple[nvmlReturn_t, nvmlAccountingStats_t]:
    """Tells what a process has used of a GPU, where accounting is on; also after its end.

    nvmlReturn_t nvmlDeviceGetAccountingStats(nvmlDevice_t device, unsigned int pid,
        nvmlAccountingStats_t *stats)

    Parameters
        device : nvmlDevice_t, int or None
        pid : int

    Returns
        (nvmlReturn_t, stats); cubind.checked.nvml returns stats, or raises NvmlError
        stats : nvmlAccountingStats_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html
    """
def nvmlDeviceGetAccountingPids(
    device: nvmlDevice_t | _Int | None,
    count: _Int,
) -> tuple[nvmlReturn_t, int, list[int]]:
    """Lists the processes for which there are records of a GPU's use.

    nvmlReturn_t nvmlDeviceGetAccountingPids(nvmlDevice_t device, unsigned int *count,
        unsigned int *pids)

    Parameters
        device : nvmlDevice_t, int or None
        count : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, count, pids); cubind.checked.nvml returns (count, pids), or raises
            NvmlError
        count : int
        pids : list[int]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html
    """
def nvmlDeviceGetAccountingBufferSize(
    device: nvmlDevice_t | _Int | None,
    bufferSize: _Int,
) -> tuple[nvmlReturn_t, int]:
    """Tells for how many processes records are kept.

    nvmlReturn_t nvmlDeviceGetAccountingBufferSize(nvmlDevice_t device,
        unsigned int *bufferSize)

    Parameters
        device : nvmlDevice_t, int or None
        bufferSize : int; in and out

    Returns
        (nvmlReturn_t, bufferSize); cubind.checked.nvml returns bufferSize, or raises
            NvmlError
        bufferSize : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html
    """
def nvmlDeviceGetAccountingStats_v2(
    device: nvmlDevice_t | _Int | None,
    stats: nvmlAccountingStats_v2_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells what a process has used of a GPU, where accounting is on; also after its end.

    nvmlReturn_t nvmlDeviceGetAccountingStats_v2(nvmlDevice_t device,
        nvmlAccountingStats_v2_t *stats)

    Parameters
        device : nvmlDevice_t, int or None
        stats : nvmlAccountingStats_v2_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.3.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html
    """
def nvmlDeviceGetRetiredPages(
    device: nvmlDevice_t | _Int | None,
    cause: nvmlPageRetirementCause_t | int,
    pageCount: _Int,
) -> tuple[nvmlReturn_t, int, list[int]]:
    """Lists the pages of memory that are no longer used after errors of one cause.

    nvmlReturn_t nvmlDeviceGetRetiredPages(nvmlDevice_t device,
        nvmlPageRetirementCause_t cause, unsigned int *pageCount,
        unsigned long long *addresses)

    Parameters
        device : nvmlDevice_t, int or None
        cause : nvmlPageRetirementCause_t or int
        pageCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, pageCount, addresses); cubind.checked.nvml returns (pageCount,
            addresses), or raises NvmlError
        pageCount : int
        addresses : list[int]

    Fails with
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetRetiredPages_v2(
    device: nvmlDevice_t | _Int | None,
    cause: nvmlPageRetirementCause_t | int,
    pageCount: _Int,
) -> tuple[nvmlReturn_t, int, list[int], list[int]]:
    """Lists the pages of memory that are no longer used after errors of one cause, with the
    times.

    nvmlReturn_t nvmlDeviceGetRetiredPages_v2(nvmlDevice_t device,
        nvmlPageRetirementCause_t cause, unsigned int *pageCount,
        unsigned long long *addresses, unsigned long long *timestamps)

    Parameters
        device : nvmlDevice_t, int or None
        cause : nvmlPageRetirementCause_t or int
        pageCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, pageCount, addresses, timestamps); cubind.checked.nvml returns
            (pageCount, addresses, timestamps), or raises NvmlError
        pageCount : int
        addresses, timestamps : list[int]

    Fails with
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetRetiredPagesPendingStatus(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """Tells whether pages wait for a restart to be retired.

    nvmlReturn_t nvmlDeviceGetRetiredPagesPendingStatus(nvmlDevice_t device,
        nvmlEnableState_t *isPending)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, isPending); cubind.checked.nvml returns isPending, or raises
            NvmlError
        isPending : nvmlEnableState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetRemappedRows(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int, int, int]:
    """Counts the rows of memory that were replaced after errors.

    nvmlReturn_t nvmlDeviceGetRemappedRows(nvmlDevice_t device, unsigned int *corrRows,
        unsigned int *uncRows, unsigned int *isPending, unsigned int *failureOccurred)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, corrRows, uncRows, isPending, failureOccurred); cubind.checked.nvml
            returns (corrRows, uncRows, isPending, failureOccurred), or raises NvmlError
        corrRows, uncRows, isPending, failureOccurred : int

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetRowRemapperHistogram(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlRowRemapperHistogramValues_t]:
    """Tells how many banks of memory have how many spare rows left.

    nvmlReturn_t nvmlDeviceGetRowRemapperHistogram(nvmlDevice_t device,
        nvmlRowRemapperHistogramValues_t *values)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, values); cubind.checked.nvml returns values, or raises NvmlError
        values : nvmlRowRemapperHistogramValues_t

    Fails with
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetArchitecture(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlDeviceArchitecture_t]:
    """Gives the architecture of a GPU, one of NVML_DEVICE_ARCH_*.

    nvmlReturn_t nvmlDeviceGetArchitecture(nvmlDevice_t device,
        nvmlDeviceArchitecture_t *arch)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, arch); cubind.checked.nvml returns arch, or raises NvmlError
        arch : nvmlDeviceArchitecture_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetClkMonStatus(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlClkMonStatus_t]:
    """Tells which clocks of a GPU were found outside their range.

    nvmlReturn_t nvmlDeviceGetClkMonStatus(nvmlDevice_t device, nvmlClkMonStatus_t *status)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, status); cubind.checked.nvml returns status, or raises NvmlError
        status : nvmlClkMonStatus_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetProcessUtilization(
    device: nvmlDevice_t | _Int | None,
    processSamplesCount: _Int,
    lastSeenTimeStamp: _Int,
) -> tuple[nvmlReturn_t, list[nvmlProcessUtilizationSample_t], int]:
    """Lists how busy each process has kept a GPU since a time stamp.

    nvmlReturn_t nvmlDeviceGetProcessUtilization(nvmlDevice_t device,
        nvmlProcessUtilizationSample_t *utilization, unsigned int *processSamplesCount,
        unsigned long long lastSeenTimeStamp)

    Parameters
        device : nvmlDevice_t, int or None
        processSamplesCount : int; how many there is room for, then how many there are
        lastSeenTimeStamp : int; microseconds; 0 for all that is known

    Returns
        (nvmlReturn_t, utilization, processSamplesCount); cubind.checked.nvml returns
            (utilization, processSamplesCount), or raises NvmlError
        utilization : list[nvmlProcessUtilizationSample_t]
        processSamplesCount : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NOT_FOUND, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetProcessesUtilizationInfo(
    device: nvmlDevice_t | _Int | None,
    procesesUtilInfo: nvmlProcessesUtilizationInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists how busy each process has kept a GPU since a time stamp, engine by engine.

    nvmlReturn_t nvmlDeviceGetProcessesUtilizationInfo(nvmlDevice_t device,
        nvmlProcessesUtilizationInfo_t *procesesUtilInfo)

    Parameters
        device : nvmlDevice_t, int or None
        procesesUtilInfo : nvmlProcessesUtilizationInfo_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NOT_FOUND, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH,
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPlatformInfo(
    device: nvmlDevice_t | _Int | None,
    platformInfo: nvmlPlatformInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells in which chassis, slot and tray of a rack a GPU is.

    nvmlReturn_t nvmlDeviceGetPlatformInfo(nvmlDevice_t device,
        nvmlPlatformInfo_t *platformInfo)

    Parameters
        device : nvmlDevice_t, int or None
        platformInfo : nvmlPlatformInfo_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_MEMORY,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetPdi(
    device: nvmlDevice_t | _Int | None,
    pdi: nvmlPdi_t | None,
) -> tuple[nvmlReturn_t]:
    """Gives a number of 64 bits that each GPU has for its own, and keeps.

    nvmlReturn_t nvmlDeviceGetPdi(nvmlDevice_t device, nvmlPdi_t *pdi)

    Parameters
        device : nvmlDevice_t, int or None
        pdi : nvmlPdi_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceSetHostname_v1(
    device: nvmlDevice_t | _Int | None,
    hostname: nvmlHostname_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Sets the name by which an operator knows a GPU; for root alone.

    nvmlReturn_t nvmlDeviceSetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)

    Parameters
        device : nvmlDevice_t, int or None
        hostname : nvmlHostname_v1_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetHostname_v1(
    device: nvmlDevice_t | _Int | None,
    hostname: nvmlHostname_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Gives the name that was set for a GPU, as an operator calls it.

    nvmlReturn_t nvmlDeviceGetHostname_v1(nvmlDevice_t device, nvmlHostname_v1_t *hostname)

    Parameters
        device : nvmlDevice_t, int or None
        hostname : nvmlHostname_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDevicePerfMetricsGetSamples_v1(
    device: nvmlDevice_t | _Int | None,
    samples: nvmlPerfMetricsSamples_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Reads samples of a GPU's performance counters that were taken over time.

    nvmlReturn_t nvmlDevicePerfMetricsGetSamples_v1(nvmlDevice_t device,
        nvmlPerfMetricsSamples_v1_t *samples)

    Parameters
        device : nvmlDevice_t, int or None
        samples : nvmlPerfMetricsSamples_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlUnitSetLedState(
    unit: nvmlUnit_t | _Int | None,
    color: nvmlLedColor_t | int,
) -> tuple[nvmlReturn_t]:
    """Makes the lamp of a chassis green or amber; for root alone.

    nvmlReturn_t nvmlUnitSetLedState(nvmlUnit_t unit, nvmlLedColor_t color)

    Parameters
        unit : nvmlUnit_t, int or None
        color : nvmlLedColor_t or int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUnitCommands.html
    """
def nvmlDeviceSetPersistenceMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    """Says whether the driver stays loaded while nothing uses a GPU; for root alone.

    nvmlReturn_t nvmlDeviceSetPersistenceMode(nvmlDevice_t device, nvmlEnableState_t mode)

    Parameters
        device : nvmlDevice_t, int or None
        mode : nvmlEnableState_t or int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetComputeMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlComputeMode_t | int,
) -> tuple[nvmlReturn_t]:
    """Says whether processes may use a GPU, and how many; for root alone.

    nvmlReturn_t nvmlDeviceSetComputeMode(nvmlDevice_t device, nvmlComputeMode_t mode)

    Parameters
        device : nvmlDevice_t, int or None
        mode : nvmlComputeMode_t or int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetEccMode(
    device: nvmlDevice_t | _Int | None,
    ecc: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    """Says whether a GPU corrects memory errors after it starts again; for root alone.

    nvmlReturn_t nvmlDeviceSetEccMode(nvmlDevice_t device, nvmlEnableState_t ecc)

    Parameters
        device : nvmlDevice_t, int or None
        ecc : nvmlEnableState_t or int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceClearEccErrorCounts(
    device: nvmlDevice_t | _Int | None,
    counterType: nvmlEccCounterType_t | int,
) -> tuple[nvmlReturn_t]:
    """Sets the counts of memory errors of a GPU back to 0; for root alone.

    nvmlReturn_t nvmlDeviceClearEccErrorCounts(nvmlDevice_t device,
        nvmlEccCounterType_t counterType)

    Parameters
        device : nvmlDevice_t, int or None
        counterType : nvmlEccCounterType_t or int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetDriverModel(
    device: nvmlDevice_t | _Int | None,
    driverModel: nvmlDriverModel_t | int,
    flags: _Int,
) -> tuple[nvmlReturn_t]:
    """Sets whether a GPU is driven as a display or for computing alone, on Windows.

    nvmlReturn_t nvmlDeviceSetDriverModel(nvmlDevice_t device,
        nvmlDriverModel_t driverModel, unsigned int flags)

    Parameters
        device : nvmlDevice_t, int or None
        driverModel : nvmlDriverModel_t or int
        flags : int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetGpuLockedClocks(
    device: nvmlDevice_t | _Int | None,
    minGpuClockMHz: _Int,
    maxGpuClockMHz: _Int,
) -> tuple[nvmlReturn_t]:
    """Keeps a GPU between two speeds, as for measurements; for root alone.

    nvmlReturn_t nvmlDeviceSetGpuLockedClocks(nvmlDevice_t device,
        unsigned int minGpuClockMHz, unsigned int maxGpuClockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        minGpuClockMHz, maxGpuClockMHz : int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceResetGpuLockedClocks(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    """Lets a GPU choose its speed again; for root alone.

    nvmlReturn_t nvmlDeviceResetGpuLockedClocks(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetMemoryLockedClocks(
    device: nvmlDevice_t | _Int | None,
    minMemClockMHz: _Int,
    maxMemClockMHz: _Int,
) -> tuple[nvmlReturn_t]:
    """Keeps a GPU's memory between two speeds; for root alone.

    nvmlReturn_t nvmlDeviceSetMemoryLockedClocks(nvmlDevice_t device,
        unsigned int minMemClockMHz, unsigned int maxMemClockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        minMemClockMHz, maxMemClockMHz : int; MHz

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceResetMemoryLockedClocks(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    """Lets a GPU choose the speed of its memory again; for root alone.

    nvmlReturn_t nvmlDeviceResetMemoryLockedClocks(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetApplicationsClocks(
    device: nvmlDevice_t | _Int | None,
    memClockMHz: _Int,
    graphicsClockMHz: _Int,
) -> tuple[nvmlReturn_t]:
    """Sets the speeds at which a GPU and its memory are kept while applications run.

    nvmlReturn_t nvmlDeviceSetApplicationsClocks(nvmlDevice_t device,
        unsigned int memClockMHz, unsigned int graphicsClockMHz)

    Parameters
        device : nvmlDevice_t, int or None
        memClockMHz, graphicsClockMHz : int; MHz

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceResetApplicationsClocks(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    """Takes the speeds of nvmlDeviceSetApplicationsClocks back.

    nvmlReturn_t nvmlDeviceResetApplicationsClocks(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetAutoBoostedClocksEnabled(
    device: nvmlDevice_t | _Int | None,
    enabled: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    """Says whether a GPU raises its clocks by itself.

    nvmlReturn_t nvmlDeviceSetAutoBoostedClocksEnabled(nvmlDevice_t device,
        nvmlEnableState_t enabled)

    Parameters
        device : nvmlDevice_t, int or None
        enabled : nvmlEnableState_t or int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetDefaultAutoBoostedClocksEnabled(
    device: nvmlDevice_t | _Int | None,
    enabled: nvmlEnableState_t | int,
    flags: _Int,
) -> tuple[nvmlReturn_t]:
    """Says whether a GPU raises its clocks by itself once no program has a say; for root
    alone.

    nvmlReturn_t nvmlDeviceSetDefaultAutoBoostedClocksEnabled(nvmlDevice_t device,
        nvmlEnableState_t enabled, unsigned int flags)

    Parameters
        device : nvmlDevice_t, int or None
        enabled : nvmlEnableState_t or int
        flags : int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_NO_PERMISSION, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetDefaultFanSpeed_v2(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
) -> tuple[nvmlReturn_t]:
    """Lets the driver control a fan again; for root alone.

    nvmlReturn_t nvmlDeviceSetDefaultFanSpeed_v2(nvmlDevice_t device, unsigned int fan)

    Parameters
        device : nvmlDevice_t, int or None
        fan : int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetFanControlPolicy(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
    policy: nvmlFanControlPolicy_t | _Int | None,
) -> tuple[nvmlReturn_t]:
    """Says whether a fan follows the temperature or what is set; for root alone.

    nvmlReturn_t nvmlDeviceSetFanControlPolicy(nvmlDevice_t device, unsigned int fan,
        nvmlFanControlPolicy_t policy)

    Parameters
        device : nvmlDevice_t, int or None
        fan : int
        policy : nvmlFanControlPolicy_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetTemperatureThreshold(
    device: nvmlDevice_t | _Int | None,
    thresholdType: nvmlTemperatureThresholds_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Sets the temperature that a GPU is to keep to; for root alone.

    nvmlReturn_t nvmlDeviceSetTemperatureThreshold(nvmlDevice_t device,
        nvmlTemperatureThresholds_t thresholdType, int *temp)

    Parameters
        device : nvmlDevice_t, int or None
        thresholdType : nvmlTemperatureThresholds_t or int

    Returns
        (nvmlReturn_t, temp); cubind.checked.nvml returns temp, or raises NvmlError
        temp : int; degrees Celsius

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetPowerManagementLimit(
    device: nvmlDevice_t | _Int | None,
    limit: _Int,
) -> tuple[nvmlReturn_t]:
    """Sets how much power a GPU takes at most, until the driver is loaded again; for root
    alone.

    nvmlReturn_t nvmlDeviceSetPowerManagementLimit(nvmlDevice_t device, unsigned int limit)

    Parameters
        device : nvmlDevice_t, int or None
        limit : int; milliwatts

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetGpuOperationMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlGpuOperationMode_t | int,
) -> tuple[nvmlReturn_t]:
    """Sets which parts of a GPU are on after the next restart; for root alone.

    nvmlReturn_t nvmlDeviceSetGpuOperationMode(nvmlDevice_t device,
        nvmlGpuOperationMode_t mode)

    Parameters
        device : nvmlDevice_t, int or None
        mode : nvmlGpuOperationMode_t or int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetAPIRestriction(
    device: nvmlDevice_t | _Int | None,
    apiType: nvmlRestrictedAPI_t | int,
    isRestricted: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    """Says whether only root may call a group of functions for a GPU; for root alone.

    nvmlReturn_t nvmlDeviceSetAPIRestriction(nvmlDevice_t device,
        nvmlRestrictedAPI_t apiType, nvmlEnableState_t isRestricted)

    Parameters
        device : nvmlDevice_t, int or None
        apiType : nvmlRestrictedAPI_t or int
        isRestricted : nvmlEnableState_t or int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetFanSpeed_v2(
    device: nvmlDevice_t | _Int | None,
    fan: _Int,
    speed: _Int,
) -> tuple[nvmlReturn_t]:
    """Sets the speed of a fan and takes it from the driver's control; for root alone.

    nvmlReturn_t nvmlDeviceSetFanSpeed_v2(nvmlDevice_t device, unsigned int fan,
        unsigned int speed)

    Parameters
        device : nvmlDevice_t, int or None
        fan : int
        speed : int; percent of the greatest speed

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetGpcClkVfOffset(
    device: nvmlDevice_t | _Int | None,
    offset: _Int,
) -> tuple[nvmlReturn_t]:
    """Moves a clock against its curve of voltages; for root alone.

    nvmlReturn_t nvmlDeviceSetGpcClkVfOffset(nvmlDevice_t device, int offset)

    Parameters
        device : nvmlDevice_t, int or None
        offset : int; MHz

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetMemClkVfOffset(
    device: nvmlDevice_t | _Int | None,
    offset: _Int,
) -> tuple[nvmlReturn_t]:
    """Moves a clock against its curve of voltages; for root alone.

    nvmlReturn_t nvmlDeviceSetMemClkVfOffset(nvmlDevice_t device, int offset)

    Parameters
        device : nvmlDevice_t, int or None
        offset : int; MHz

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceSetAccountingMode(
    device: nvmlDevice_t | _Int | None,
    mode: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    """Says whether the use of a GPU is recorded for each process; for root alone.

    nvmlReturn_t nvmlDeviceSetAccountingMode(nvmlDevice_t device, nvmlEnableState_t mode)

    Parameters
        device : nvmlDevice_t, int or None
        mode : nvmlEnableState_t or int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html
    """
def nvmlDeviceClearAccountingPids(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    """Forgets the records of processes that have ended; for root alone.

    nvmlReturn_t nvmlDeviceClearAccountingPids(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlAccountingStats.html
    """
def nvmlDeviceGetNvLinkState(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """Tells whether one of a GPU's NVLinks is up.

    nvmlReturn_t nvmlDeviceGetNvLinkState(nvmlDevice_t device, unsigned int link,
        nvmlEnableState_t *isActive)

    Parameters
        device : nvmlDevice_t, int or None
        link : int

    Returns
        (nvmlReturn_t, isActive); cubind.checked.nvml returns isActive, or raises NvmlError
        isActive : nvmlEnableState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceGetNvLinkVersion(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> tuple[nvmlReturn_t, int]:
    """Tells which version of NVLink one of a GPU's links has.

    nvmlReturn_t nvmlDeviceGetNvLinkVersion(nvmlDevice_t device, unsigned int link,
        unsigned int *version)

    Parameters
        device : nvmlDevice_t, int or None
        link : int

    Returns
        (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError
        version : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceGetNvLinkCapability(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    capability: nvmlNvLinkCapability_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Tells whether a link can do something, such as atomics or access to host memory.

    nvmlReturn_t nvmlDeviceGetNvLinkCapability(nvmlDevice_t device, unsigned int link,
        nvmlNvLinkCapability_t capability, unsigned int *capResult)

    Parameters
        device : nvmlDevice_t, int or None
        link : int
        capability : nvmlNvLinkCapability_t or int

    Returns
        (nvmlReturn_t, capResult); cubind.checked.nvml returns capResult, or raises
            NvmlError
        capResult : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceGetNvLinkRemotePciInfo(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> tuple[nvmlReturn_t, nvmlPciInfo_t]:
    """Gives the PCI place of what a link leads to.

    nvmlReturn_t nvmlDeviceGetNvLinkRemotePciInfo_v2(nvmlDevice_t device, unsigned int link,
        nvmlPciInfo_t *pci)

    Parameters
        device : nvmlDevice_t, int or None
        link : int

    Returns
        (nvmlReturn_t, pci); cubind.checked.nvml returns pci, or raises NvmlError
        pci : nvmlPciInfo_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceGetNvLinkErrorCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: nvmlNvLinkErrorCounter_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Counts the errors of one kind on a link.

    nvmlReturn_t nvmlDeviceGetNvLinkErrorCounter(nvmlDevice_t device, unsigned int link,
        nvmlNvLinkErrorCounter_t counter, unsigned long long *counterValue)

    Parameters
        device : nvmlDevice_t, int or None
        link : int
        counter : nvmlNvLinkErrorCounter_t or int

    Returns
        (nvmlReturn_t, counterValue); cubind.checked.nvml returns counterValue, or raises
            NvmlError
        counterValue : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceResetNvLinkErrorCounters(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> tuple[nvmlReturn_t]:
    """Sets all counters of errors on a link back to 0.

    nvmlReturn_t nvmlDeviceResetNvLinkErrorCounters(nvmlDevice_t device, unsigned int link)

    Parameters
        device : nvmlDevice_t, int or None
        link : int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceSetNvLinkUtilizationControl(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
    control: nvmlNvLinkUtilizationControl_t | None,
    reset: _Int,
) -> tuple[nvmlReturn_t]:
    """Chooses what a counter of a link counts, packets or bytes of some kinds.

    nvmlReturn_t nvmlDeviceSetNvLinkUtilizationControl(nvmlDevice_t device,
        unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control,
        unsigned int reset)

    Parameters
        device : nvmlDevice_t, int or None
        link, counter : int
        control : nvmlNvLinkUtilizationControl_t or None
        reset : int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceGetNvLinkUtilizationControl(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
) -> tuple[nvmlReturn_t, nvmlNvLinkUtilizationControl_t]:
    """Tells what a counter of a link counts.

    nvmlReturn_t nvmlDeviceGetNvLinkUtilizationControl(nvmlDevice_t device,
        unsigned int link, unsigned int counter, nvmlNvLinkUtilizationControl_t *control)

    Parameters
        device : nvmlDevice_t, int or None
        link, counter : int

    Returns
        (nvmlReturn_t, control); cubind.checked.nvml returns control, or raises NvmlError
        control : nvmlNvLinkUtilizationControl_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceGetNvLinkUtilizationCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
) -> tuple[nvmlReturn_t, int, int]:
    """Reads a counter of a link, for both directions.

    nvmlReturn_t nvmlDeviceGetNvLinkUtilizationCounter(nvmlDevice_t device,
        unsigned int link, unsigned int counter, unsigned long long *rxcounter,
        unsigned long long *txcounter)

    Parameters
        device : nvmlDevice_t, int or None
        link, counter : int

    Returns
        (nvmlReturn_t, rxcounter, txcounter); cubind.checked.nvml returns (rxcounter,
            txcounter), or raises NvmlError
        rxcounter, txcounter : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceFreezeNvLinkUtilizationCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
    freeze: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    """Stops a counter of a link, or lets it run again.

    nvmlReturn_t nvmlDeviceFreezeNvLinkUtilizationCounter(nvmlDevice_t device,
        unsigned int link, unsigned int counter, nvmlEnableState_t freeze)

    Parameters
        device : nvmlDevice_t, int or None
        link, counter : int
        freeze : nvmlEnableState_t or int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceResetNvLinkUtilizationCounter(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
    counter: _Int,
) -> tuple[nvmlReturn_t]:
    """Sets a counter of a link back to 0.

    nvmlReturn_t nvmlDeviceResetNvLinkUtilizationCounter(nvmlDevice_t device,
        unsigned int link, unsigned int counter)

    Parameters
        device : nvmlDevice_t, int or None
        link, counter : int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceGetNvLinkRemoteDeviceType(
    device: nvmlDevice_t | _Int | None,
    link: _Int,
) -> tuple[nvmlReturn_t, nvmlIntNvLinkDeviceType_t]:
    """Tells whether a link leads to a GPU, a switch or a processor.

    nvmlReturn_t nvmlDeviceGetNvLinkRemoteDeviceType(nvmlDevice_t device, unsigned int link,
        nvmlIntNvLinkDeviceType_t *pNvLinkDeviceType)

    Parameters
        device : nvmlDevice_t, int or None
        link : int

    Returns
        (nvmlReturn_t, pNvLinkDeviceType); cubind.checked.nvml returns pNvLinkDeviceType, or
            raises NvmlError
        pNvLinkDeviceType : nvmlIntNvLinkDeviceType_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceSetNvLinkDeviceLowPowerThreshold(
    device: nvmlDevice_t | _Int | None,
    info: nvmlNvLinkPowerThres_t | None,
) -> tuple[nvmlReturn_t]:
    """Sets after how long idle links go into their state of low power.

    nvmlReturn_t nvmlDeviceSetNvLinkDeviceLowPowerThreshold(nvmlDevice_t device,
        nvmlNvLinkPowerThres_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        info : nvmlNvLinkPowerThres_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_READY,
        NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlSystemSetNvlinkBwMode(nvlinkBwMode: _Int) -> tuple[nvmlReturn_t]:
    """Sets the bandwidth of NVLink over the whole system, which saves power; for root alone.

    nvmlReturn_t nvmlSystemSetNvlinkBwMode(unsigned int nvlinkBwMode)

    Parameters
        nvlinkBwMode : int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_IN_USE, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlSystemGetNvlinkBwMode() -> tuple[nvmlReturn_t, int]:
    """Tells which bandwidth NVLink has over the whole system.

    nvmlReturn_t nvmlSystemGetNvlinkBwMode(unsigned int *nvlinkBwMode)

    Returns
        (nvmlReturn_t, nvlinkBwMode); cubind.checked.nvml returns nvlinkBwMode, or raises
            NvmlError
        nvlinkBwMode : int

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_NO_PERMISSION

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceGetNvlinkSupportedBwModes(
    device: nvmlDevice_t | _Int | None,
    supportedBwMode: nvmlNvlinkSupportedBwModes_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists the modes of bandwidth that a GPU's links can have.

    nvmlReturn_t nvmlDeviceGetNvlinkSupportedBwModes(nvmlDevice_t device,
        nvmlNvlinkSupportedBwModes_t *supportedBwMode)

    Parameters
        device : nvmlDevice_t, int or None
        supportedBwMode : nvmlNvlinkSupportedBwModes_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceGetNvlinkBwMode(
    device: nvmlDevice_t | _Int | None,
    getBwMode: nvmlNvlinkGetBwMode_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells which mode of bandwidth a GPU's links have.

    nvmlReturn_t nvmlDeviceGetNvlinkBwMode(nvmlDevice_t device,
        nvmlNvlinkGetBwMode_t *getBwMode)

    Parameters
        device : nvmlDevice_t, int or None
        getBwMode : nvmlNvlinkGetBwMode_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceSetNvlinkBwMode(
    device: nvmlDevice_t | _Int | None,
    setBwMode: nvmlNvlinkSetBwMode_t | None,
) -> tuple[nvmlReturn_t]:
    """Sets the mode of bandwidth of a GPU's links; for root alone.

    nvmlReturn_t nvmlDeviceSetNvlinkBwMode(nvmlDevice_t device,
        nvmlNvlinkSetBwMode_t *setBwMode)

    Parameters
        device : nvmlDevice_t, int or None
        setBwMode : nvmlNvlinkSetBwMode_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceSetNvlinkBwModeAsync_v1(
    device: nvmlDevice_t | _Int | None,
    setBwModeAsync: nvmlNvlinkSetBwModeAsync_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Has the mode of bandwidth of a GPU's links changed without waiting for it; for root
    alone.

    nvmlReturn_t nvmlDeviceSetNvlinkBwModeAsync_v1(nvmlDevice_t device,
        nvmlNvlinkSetBwModeAsync_v1_t *setBwModeAsync)

    Parameters
        device : nvmlDevice_t, int or None
        setBwModeAsync : nvmlNvlinkSetBwModeAsync_v1_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceGetNvLinkInfo(
    device: nvmlDevice_t | _Int | None,
    info: nvmlNvLinkInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Gives state, firmware and abilities of a GPU's links together.

    nvmlReturn_t nvmlDeviceGetNvLinkInfo(nvmlDevice_t device, nvmlNvLinkInfo_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        info : nvmlNvLinkInfo_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceGetNvLinkInfo_v3(
    device: nvmlDevice_t | _Int | None,
    info: nvmlNvLinkInfo_v3_t | None,
) -> tuple[nvmlReturn_t]:
    """Gives state, firmware and abilities of a GPU's links together.

    nvmlReturn_t nvmlDeviceGetNvLinkInfo_v3(nvmlDevice_t device, nvmlNvLinkInfo_v3_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        info : nvmlNvLinkInfo_v3_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.5.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceGetNvLinkTelemetrySamples_v1(
    device: nvmlDevice_t | _Int | None,
    samples: nvmlNvlinkTelemetrySamples_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Reads samples of the traffic on links that were taken over time.

    nvmlReturn_t nvmlDeviceGetNvLinkTelemetrySamples_v1(nvmlDevice_t device,
        nvmlNvlinkTelemetrySamples_v1_t *samples)

    Parameters
        device : nvmlDevice_t, int or None
        samples : nvmlNvlinkTelemetrySamples_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceGetNvlinkRemapTableInfo_v1(
    device: nvmlDevice_t | _Int | None,
    remapTableInfo: nvmlNvlinkGetRemapTableInfo_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Gives the table by which a GPU renumbers its links.

    nvmlReturn_t nvmlDeviceGetNvlinkRemapTableInfo_v1(nvmlDevice_t device,
        nvmlNvlinkGetRemapTableInfo_v1_t *remapTableInfo)

    Parameters
        device : nvmlDevice_t, int or None
        remapTableInfo : nvmlNvlinkGetRemapTableInfo_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_NO_PERMISSION,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.5.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceSetNvlinkNvleReady_v1(
    device: nvmlDevice_t | _Int | None,
    setNvleReady: nvmlNvlinkSetNvleReady_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Says that keys are in place, so that encrypted links may carry data.

    nvmlReturn_t nvmlDeviceSetNvlinkNvleReady_v1(nvmlDevice_t device,
        nvmlNvlinkSetNvleReady_v1_t *setNvleReady)

    Parameters
        device : nvmlDevice_t, int or None
        setNvleReady : nvmlNvlinkSetNvleReady_v1_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_NO_PERMISSION,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.5.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceLockNvlinkRemapTable_v1(
    device: nvmlDevice_t | _Int | None,
    remapTableLockInfo: nvmlNvlinkLockRemapTable_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Keeps the table by which a GPU renumbers its links from changes; for root alone.

    nvmlReturn_t nvmlDeviceLockNvlinkRemapTable_v1(nvmlDevice_t device,
        nvmlNvlinkLockRemapTable_v1_t *remapTableLockInfo)

    Parameters
        device : nvmlDevice_t, int or None
        remapTableLockInfo : nvmlNvlinkLockRemapTable_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_NO_PERMISSION,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.5.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(
    device: nvmlDevice_t | _Int | None,
    encryptionKey: nvmlNvlinkSetupNvleEncryptionKey_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Gives a GPU the key by which links are encrypted.

    nvmlReturn_t nvmlDeviceSetupNvlinkNvleEncryptionKey_v1(nvmlDevice_t device,
        nvmlNvlinkSetupNvleEncryptionKey_v1_t *encryptionKey)

    Parameters
        device : nvmlDevice_t, int or None
        encryptionKey : nvmlNvlinkSetupNvleEncryptionKey_v1_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_NO_PERMISSION,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.5.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlDeviceGetNvlinkNvlePrivateInfo_v1(
    device: nvmlDevice_t | _Int | None,
    privateInfo: nvmlNvlinkNvlePrivateInfo_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Gives what two GPUs need to know of each other before a link is encrypted.

    nvmlReturn_t nvmlDeviceGetNvlinkNvlePrivateInfo_v1(nvmlDevice_t device,
        nvmlNvlinkNvlePrivateInfo_v1_t *privateInfo)

    Parameters
        device : nvmlDevice_t, int or None
        privateInfo : nvmlNvlinkNvlePrivateInfo_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_NO_PERMISSION,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.5.
    https://docs.nvidia.com/deploy/nvml-api/group__NvLink.html
    """
def nvmlEventSetCreate() -> tuple[nvmlReturn_t, nvmlEventSet_t]:
    """Makes a set of events to wait for; nvmlEventSetFree frees it.

    nvmlReturn_t nvmlEventSetCreate(nvmlEventSet_t *set)

    Returns
        (nvmlReturn_t, set); cubind.checked.nvml returns set, or raises NvmlError
        set : nvmlEventSet_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html
    """
def nvmlDeviceRegisterEvents(
    device: nvmlDevice_t | _Int | None,
    eventTypes: _Int,
    set: nvmlEventSet_t | _Int | None,
) -> tuple[nvmlReturn_t]:
    """Adds events of a GPU to a set.

    nvmlReturn_t nvmlDeviceRegisterEvents(nvmlDevice_t device,
        unsigned long long eventTypes, nvmlEventSet_t set)

    Parameters
        device : nvmlDevice_t, int or None
        eventTypes : int; nvmlEventType*, or-ed
        set : nvmlEventSet_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html
    """
def nvmlDeviceGetSupportedEventTypes(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells which events can be waited for on a GPU, as bits.

    nvmlReturn_t nvmlDeviceGetSupportedEventTypes(nvmlDevice_t device,
        unsigned long long *eventTypes)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, eventTypes); cubind.checked.nvml returns eventTypes, or raises
            NvmlError
        eventTypes : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html
    """
def nvmlEventSetWait(
    set: nvmlEventSet_t | _Int | None,
    timeoutms: _Int,
) -> tuple[nvmlReturn_t, nvmlEventData_t]:
    """Waits until an event of a set happens, or for a time; after that it is
    NVML_ERROR_TIMEOUT.

    nvmlReturn_t nvmlEventSetWait_v2(nvmlEventSet_t set, nvmlEventData_t *data,
        unsigned int timeoutms)

    Parameters
        set : nvmlEventSet_t, int or None
        timeoutms : int; milliseconds

    Returns
        (nvmlReturn_t, data); cubind.checked.nvml returns data, or raises NvmlError
        data : nvmlEventData_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_TIMEOUT,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html
    """
def nvmlEventSetRegisterGpuOperationalEvents_v1(
    eventSet: nvmlEventSet_t | _Int | None,
    config: nvmlGpuOperationalEventConfig_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Adds events about the operation of GPUs to a set.

    nvmlReturn_t nvmlEventSetRegisterGpuOperationalEvents_v1(nvmlEventSet_t eventSet,
        const nvmlGpuOperationalEventConfig_v1_t *config)

    Parameters
        eventSet : nvmlEventSet_t, int or None
        config : nvmlGpuOperationalEventConfig_v1_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_INSUFFICIENT_RESOURCES, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html
    """
def nvmlEventSetWait_v3(
    set: nvmlEventSet_t | _Int | None,
    params: nvmlEventSetWait_v3_t | None,
) -> tuple[nvmlReturn_t]:
    """Waits until an event of a set happens, or for a time; after that it is
    NVML_ERROR_TIMEOUT.

    nvmlReturn_t nvmlEventSetWait_v3(nvmlEventSet_t set, nvmlEventSetWait_v3_t *params)

    Parameters
        set : nvmlEventSet_t, int or None
        params : nvmlEventSetWait_v3_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_TIMEOUT,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_MEMORY, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html
    """
def nvmlEventSetGetContextCount_v1(
    set: nvmlEventSet_t | _Int | None,
    params: nvmlEventSetGetContextCount_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Counts the pieces of context that came with the last event of a set.

    nvmlReturn_t nvmlEventSetGetContextCount_v1(nvmlEventSet_t set,
        nvmlEventSetGetContextCount_v1_t *params)

    Parameters
        set : nvmlEventSet_t, int or None
        params : nvmlEventSetGetContextCount_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NOT_FOUND, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html
    """
def nvmlEventSetGetContextInfo_v1(
    set: nvmlEventSet_t | _Int | None,
    params: nvmlEventSetGetContextInfo_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells of which type and how large a piece of context of an event is.

    nvmlReturn_t nvmlEventSetGetContextInfo_v1(nvmlEventSet_t set,
        nvmlEventSetGetContextInfo_v1_t *params)

    Parameters
        set : nvmlEventSet_t, int or None
        params : nvmlEventSetGetContextInfo_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html
    """
def nvmlEventSetGetContextData_v1(
    set: nvmlEventSet_t | _Int | None,
    params: nvmlEventSetGetContextData_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Gives a piece of context of an event as bytes.

    nvmlReturn_t nvmlEventSetGetContextData_v1(nvmlEventSet_t set,
        nvmlEventSetGetContextData_v1_t *params)

    Parameters
        set : nvmlEventSet_t, int or None
        params : nvmlEventSetGetContextData_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html
    """
def nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(
    set: nvmlEventSet_t | _Int | None,
    params: nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Gives the Xid number of the error that an event is about.

    nvmlReturn_t nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1(nvmlEventSet_t set,
        nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t *params)

    Parameters
        set : nvmlEventSet_t, int or None
        params : nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html
    """
def nvmlEventSetFree(set: nvmlEventSet_t | _Int | None) -> tuple[nvmlReturn_t]:
    """Frees a set of events.

    nvmlReturn_t nvmlEventSetFree(nvmlEventSet_t set)

    Parameters
        set : nvmlEventSet_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html
    """
def nvmlSystemEventSetCreate(
    request: nvmlSystemEventSetCreateRequest_t | None,
) -> tuple[nvmlReturn_t]:
    """Makes a set of events of the system; nvmlSystemEventSetFree frees it.

    nvmlReturn_t nvmlSystemEventSetCreate(nvmlSystemEventSetCreateRequest_t *request)

    Parameters
        request : nvmlSystemEventSetCreateRequest_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html
    """
def nvmlSystemEventSetFree(request: nvmlSystemEventSetFreeRequest_t | None) -> tuple[nvmlReturn_t]:
    """Frees a set of events of the system.

    nvmlReturn_t nvmlSystemEventSetFree(nvmlSystemEventSetFreeRequest_t *request)

    Parameters
        request : nvmlSystemEventSetFreeRequest_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html
    """
def nvmlSystemRegisterEvents(
    request: nvmlSystemRegisterEventRequest_t | None,
) -> tuple[nvmlReturn_t]:
    """Adds events of the system, such as GPUs that come and go, to a set.

    nvmlReturn_t nvmlSystemRegisterEvents(nvmlSystemRegisterEventRequest_t *request)

    Parameters
        request : nvmlSystemRegisterEventRequest_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html
    """
def nvmlSystemEventSetWait(request: nvmlSystemEventSetWaitRequest_t | None) -> tuple[nvmlReturn_t]:
    """Waits until an event of the system happens, or the time is over.

    nvmlReturn_t nvmlSystemEventSetWait(nvmlSystemEventSetWaitRequest_t *request)

    Parameters
        request : nvmlSystemEventSetWaitRequest_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_TIMEOUT, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlEvents.html
    """
def nvmlDeviceModifyDrainState(
    pciInfo: nvmlPciInfo_t | None,
    newState: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    """Says whether a GPU drains, which lets no new work begin on it; for root alone.

    nvmlReturn_t nvmlDeviceModifyDrainState(nvmlPciInfo_t *pciInfo,
        nvmlEnableState_t newState)

    Parameters
        pciInfo : nvmlPciInfo_t or None
        newState : nvmlEnableState_t or int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_IN_USE, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlZPI.html
    """
def nvmlDeviceQueryDrainState(
    pciInfo: nvmlPciInfo_t | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """Tells whether a GPU drains, which lets no new work begin on it.

    nvmlReturn_t nvmlDeviceQueryDrainState(nvmlPciInfo_t *pciInfo,
        nvmlEnableState_t *currentState)

    Parameters
        pciInfo : nvmlPciInfo_t or None

    Returns
        (nvmlReturn_t, currentState); cubind.checked.nvml returns currentState, or raises
            NvmlError
        currentState : nvmlEnableState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlZPI.html
    """
def nvmlDeviceRemoveGpu(
    pciInfo: nvmlPciInfo_t | None,
    gpuState: nvmlDetachGpuState_t | int,
    linkState: nvmlPcieLinkState_t | int,
) -> tuple[nvmlReturn_t]:
    """Takes a drained GPU away from the driver, so that it can be unplugged; for root alone.

    nvmlReturn_t nvmlDeviceRemoveGpu_v2(nvmlPciInfo_t *pciInfo,
        nvmlDetachGpuState_t gpuState, nvmlPcieLinkState_t linkState)

    Parameters
        pciInfo : nvmlPciInfo_t or None
        gpuState : nvmlDetachGpuState_t or int
        linkState : nvmlPcieLinkState_t or int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_IN_USE

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlZPI.html
    """
def nvmlDeviceDiscoverGpus(pciInfo: nvmlPciInfo_t | None) -> tuple[nvmlReturn_t]:
    """Has the driver look below a PCI address for a GPU that was plugged in; for root alone.

    nvmlReturn_t nvmlDeviceDiscoverGpus(nvmlPciInfo_t *pciInfo)

    Parameters
        pciInfo : nvmlPciInfo_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_OPERATING_SYSTEM, NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlZPI.html
    """
def nvmlDeviceGetFieldValues(
    device: nvmlDevice_t | _Int | None,
    valuesCount: _Int,
    values: nvmlFieldValue_t | Sequence[nvmlFieldValue_t] | None,
) -> tuple[nvmlReturn_t]:
    """Asks for several quantities of a GPU by their numbers; each value has a status of its
    own.

    nvmlReturn_t nvmlDeviceGetFieldValues(nvmlDevice_t device, int valuesCount,
        nvmlFieldValue_t *values)

    Parameters
        device : nvmlDevice_t, int or None
        valuesCount : int
        values : nvmlFieldValue_t, or a sequence of them; as many as valuesCount; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlFieldValueQueries.html
    """
def nvmlDeviceClearFieldValues(
    device: nvmlDevice_t | _Int | None,
    valuesCount: _Int,
    values: nvmlFieldValue_t | Sequence[nvmlFieldValue_t] | None,
) -> tuple[nvmlReturn_t]:
    """Sets the counters of several quantities of a GPU back to 0.

    nvmlReturn_t nvmlDeviceClearFieldValues(nvmlDevice_t device, int valuesCount,
        nvmlFieldValue_t *values)

    Parameters
        device : nvmlDevice_t, int or None
        valuesCount : int
        values : nvmlFieldValue_t, or a sequence of them; as many as valuesCount; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlFieldValueQueries.html
    """
def nvmlDeviceGetVirtualizationMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGpuVirtualizationMode_t]:
    """Tells whether a GPU is passed through to a guest, shared by several, or neither.

    nvmlReturn_t nvmlDeviceGetVirtualizationMode(nvmlDevice_t device,
        nvmlGpuVirtualizationMode_t *pVirtualMode)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, pVirtualMode); cubind.checked.nvml returns pVirtualMode, or raises
            NvmlError
        pVirtualMode : nvmlGpuVirtualizationMode_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html
    """
def nvmlDeviceGetHostVgpuMode(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlHostVgpuMode_t]:
    """Tells whether virtual GPUs of this host use SR-IOV.

    nvmlReturn_t nvmlDeviceGetHostVgpuMode(nvmlDevice_t device,
        nvmlHostVgpuMode_t *pHostVgpuMode)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, pHostVgpuMode); cubind.checked.nvml returns pHostVgpuMode, or raises
            NvmlError
        pHostVgpuMode : nvmlHostVgpuMode_t

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html
    """
def nvmlDeviceSetVirtualizationMode(
    device: nvmlDevice_t | _Int | None,
    virtualMode: nvmlGpuVirtualizationMode_t | int,
) -> tuple[nvmlReturn_t]:
    """Says in which way a GPU serves virtual machines; for root alone.

    nvmlReturn_t nvmlDeviceSetVirtualizationMode(nvmlDevice_t device,
        nvmlGpuVirtualizationMode_t virtualMode)

    Parameters
        device : nvmlDevice_t, int or None
        virtualMode : nvmlGpuVirtualizationMode_t or int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_NO_PERMISSION

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html
    """
def nvmlDeviceGetVgpuHeterogeneousMode(
    device: nvmlDevice_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells whether virtual GPUs of different sizes may run side by side.

    nvmlReturn_t nvmlDeviceGetVgpuHeterogeneousMode(nvmlDevice_t device,
        nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)

    Parameters
        device : nvmlDevice_t, int or None
        pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html
    """
def nvmlDeviceSetVgpuHeterogeneousMode(
    device: nvmlDevice_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> tuple[nvmlReturn_t]:
    """Says whether virtual GPUs of different sizes may run side by side; for root alone.

    nvmlReturn_t nvmlDeviceSetVgpuHeterogeneousMode(nvmlDevice_t device,
        const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)

    Parameters
        device : nvmlDevice_t, int or None
        pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_IN_USE,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html
    """
def nvmlVgpuInstanceGetPlacementId(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    pPlacement: nvmlVgpuPlacementId_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells where in the GPU's memory a virtual GPU is.

    nvmlReturn_t nvmlVgpuInstanceGetPlacementId(nvmlVgpuInstance_t vgpuInstance,
        nvmlVgpuPlacementId_t *pPlacement)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        pPlacement : nvmlVgpuPlacementId_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_NOT_FOUND, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html
    """
def nvmlDeviceGetVgpuTypeSupportedPlacements(
    device: nvmlDevice_t | _Int | None,
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    pPlacementList: nvmlVgpuPlacementList_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists the places in a GPU's memory where virtual GPUs of a type can be.

    nvmlReturn_t nvmlDeviceGetVgpuTypeSupportedPlacements(nvmlDevice_t device,
        nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        pPlacementList : nvmlVgpuPlacementList_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_ARGUMENT_VERSION_MISMATCH,
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html
    """
def nvmlDeviceGetVgpuTypeCreatablePlacements(
    device: nvmlDevice_t | _Int | None,
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    pPlacementList: nvmlVgpuPlacementList_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists the places where another virtual GPU of a type fits now.

    nvmlReturn_t nvmlDeviceGetVgpuTypeCreatablePlacements(nvmlDevice_t device,
        nvmlVgpuTypeId_t vgpuTypeId, nvmlVgpuPlacementList_t *pPlacementList)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        pPlacementList : nvmlVgpuPlacementList_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html
    """
def nvmlVgpuTypeGetGspHeapSize(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells how much memory the firmware takes for a virtual GPU of a type.

    nvmlReturn_t nvmlVgpuTypeGetGspHeapSize(nvmlVgpuTypeId_t vgpuTypeId,
        unsigned long long *gspHeapSize)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None

    Returns
        (nvmlReturn_t, gspHeapSize); cubind.checked.nvml returns gspHeapSize, or raises
            NvmlError
        gspHeapSize : int; bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html
    """
def nvmlVgpuTypeGetFbReservation(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells how much memory is set aside for a virtual GPU of a type beside its own.

    nvmlReturn_t nvmlVgpuTypeGetFbReservation(nvmlVgpuTypeId_t vgpuTypeId,
        unsigned long long *fbReservation)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None

    Returns
        (nvmlReturn_t, fbReservation); cubind.checked.nvml returns fbReservation, or raises
            NvmlError
        fbReservation : int; bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html
    """
def nvmlVgpuInstanceGetRuntimeStateSize(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    pState: nvmlVgpuRuntimeState_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells how much state there is to move with a running virtual GPU.

    nvmlReturn_t nvmlVgpuInstanceGetRuntimeStateSize(nvmlVgpuInstance_t vgpuInstance,
        nvmlVgpuRuntimeState_t *pState)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        pState : nvmlVgpuRuntimeState_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html
    """
def nvmlDeviceSetVgpuCapabilities(
    device: nvmlDevice_t | _Int | None,
    capability: nvmlDeviceVgpuCapability_t | int,
    state: nvmlEnableState_t | int,
) -> tuple[nvmlReturn_t]:
    """Switches an ability of a GPU for virtual GPUs on or off; for root alone.

    nvmlReturn_t nvmlDeviceSetVgpuCapabilities(nvmlDevice_t device,
        nvmlDeviceVgpuCapability_t capability, nvmlEnableState_t state)

    Parameters
        device : nvmlDevice_t, int or None
        capability : nvmlDeviceVgpuCapability_t or int
        state : nvmlEnableState_t or int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html
    """
def nvmlDeviceVgpuForceGspUnload(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t]:
    """Has the firmware for virtual GPUs unloaded from a GPU, whatever still uses it; for root
    alone.

    nvmlReturn_t nvmlDeviceVgpuForceGspUnload(nvmlDevice_t device)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html
    """
def nvmlDeviceGetGridLicensableFeatures(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGridLicensableFeatures_t]:
    """Lists the features of a GPU that need a licence, with their states.

    nvmlReturn_t nvmlDeviceGetGridLicensableFeatures_v4(nvmlDevice_t device,
        nvmlGridLicensableFeatures_t *pGridLicensableFeatures)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, pGridLicensableFeatures); cubind.checked.nvml returns
            pGridLicensableFeatures, or raises NvmlError
        pGridLicensableFeatures : nvmlGridLicensableFeatures_t

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVirtualGpuQueries.html
    """
def nvmlGetVgpuDriverCapabilities(
    capability: nvmlVgpuDriverCapability_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Tells whether the host's driver can do something for virtual GPUs.

    nvmlReturn_t nvmlGetVgpuDriverCapabilities(nvmlVgpuDriverCapability_t capability,
        unsigned int *capResult)

    Parameters
        capability : nvmlVgpuDriverCapability_t or int

    Returns
        (nvmlReturn_t, capResult); cubind.checked.nvml returns capResult, or raises
            NvmlError
        capResult : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlDeviceGetVgpuCapabilities(
    device: nvmlDevice_t | _Int | None,
    capability: nvmlDeviceVgpuCapability_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Tells whether a GPU can do something for virtual GPUs, such as time slices of mixed
    sizes.

    nvmlReturn_t nvmlDeviceGetVgpuCapabilities(nvmlDevice_t device,
        nvmlDeviceVgpuCapability_t capability, unsigned int *capResult)

    Parameters
        device : nvmlDevice_t, int or None
        capability : nvmlDeviceVgpuCapability_t or int

    Returns
        (nvmlReturn_t, capResult); cubind.checked.nvml returns capResult, or raises
            NvmlError
        capResult : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlDeviceGetSupportedVgpus(
    device: nvmlDevice_t | _Int | None,
    vgpuCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlVgpuTypeId_t]]:
    """Lists the types of virtual GPUs that a GPU can be divided into.

    nvmlReturn_t nvmlDeviceGetSupportedVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
        nvmlVgpuTypeId_t *vgpuTypeIds)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, vgpuCount, vgpuTypeIds); cubind.checked.nvml returns (vgpuCount,
            vgpuTypeIds), or raises NvmlError
        vgpuCount : int
        vgpuTypeIds : list[nvmlVgpuTypeId_t]

    Fails with
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlDeviceGetCreatableVgpus(
    device: nvmlDevice_t | _Int | None,
    vgpuCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlVgpuTypeId_t]]:
    """Lists the types of virtual GPUs that still fit beside those that run.

    nvmlReturn_t nvmlDeviceGetCreatableVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
        nvmlVgpuTypeId_t *vgpuTypeIds)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, vgpuCount, vgpuTypeIds); cubind.checked.nvml returns (vgpuCount,
            vgpuTypeIds), or raises NvmlError
        vgpuCount : int
        vgpuTypeIds : list[nvmlVgpuTypeId_t]

    Fails with
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuTypeGetClass(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    vgpuTypeClass: bytes | bytearray,
    size: _Int,
) -> tuple[nvmlReturn_t, int]:
    """Gives the class of a type of virtual GPU, such as Quadro.

    nvmlReturn_t nvmlVgpuTypeGetClass(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeClass,
        unsigned int *size)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        vgpuTypeClass : bytearray or bytes to write to
        size : int; in and out

    Returns
        (nvmlReturn_t, size); cubind.checked.nvml returns vgpuTypeClass, or raises NvmlError
        size : int

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuTypeGetName(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    vgpuTypeName: bytes | bytearray,
    size: _Int,
) -> tuple[nvmlReturn_t, int]:
    """Gives the name of a type of virtual GPU, such as GRID A100-10C.

    nvmlReturn_t nvmlVgpuTypeGetName(nvmlVgpuTypeId_t vgpuTypeId, char *vgpuTypeName,
        unsigned int *size)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        vgpuTypeName : bytearray or bytes to write to
        size : int; in and out

    Returns
        (nvmlReturn_t, size); cubind.checked.nvml returns vgpuTypeName, or raises NvmlError
        size : int

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuTypeGetGpuInstanceProfileId(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Gives the profile of GPU instances that a type of virtual GPU needs.

    nvmlReturn_t nvmlVgpuTypeGetGpuInstanceProfileId(nvmlVgpuTypeId_t vgpuTypeId,
        unsigned int *gpuInstanceProfileId)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None

    Returns
        (nvmlReturn_t, gpuInstanceProfileId); cubind.checked.nvml returns
            gpuInstanceProfileId, or raises NvmlError
        gpuInstanceProfileId : int

    Fails with
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuTypeGetDeviceID(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int]:
    """Gives the PCI ids that guests see of a type of virtual GPU.

    nvmlReturn_t nvmlVgpuTypeGetDeviceID(nvmlVgpuTypeId_t vgpuTypeId,
        unsigned long long *deviceID, unsigned long long *subsystemID)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None

    Returns
        (nvmlReturn_t, deviceID, subsystemID); cubind.checked.nvml returns (deviceID,
            subsystemID), or raises NvmlError
        deviceID, subsystemID : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuTypeGetFramebufferSize(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells how much memory a virtual GPU of a type has.

    nvmlReturn_t nvmlVgpuTypeGetFramebufferSize(nvmlVgpuTypeId_t vgpuTypeId,
        unsigned long long *fbSize)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None

    Returns
        (nvmlReturn_t, fbSize); cubind.checked.nvml returns fbSize, or raises NvmlError
        fbSize : int; bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuTypeGetNumDisplayHeads(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Counts the screens that a virtual GPU of a type can have.

    nvmlReturn_t nvmlVgpuTypeGetNumDisplayHeads(nvmlVgpuTypeId_t vgpuTypeId,
        unsigned int *numDisplayHeads)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None

    Returns
        (nvmlReturn_t, numDisplayHeads); cubind.checked.nvml returns numDisplayHeads, or
            raises NvmlError
        numDisplayHeads : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuTypeGetResolution(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    displayIndex: _Int,
) -> tuple[nvmlReturn_t, int, int]:
    """Tells how many pixels a screen of a virtual GPU can have.

    nvmlReturn_t nvmlVgpuTypeGetResolution(nvmlVgpuTypeId_t vgpuTypeId,
        unsigned int displayIndex, unsigned int *xdim, unsigned int *ydim)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        displayIndex : int

    Returns
        (nvmlReturn_t, xdim, ydim); cubind.checked.nvml returns (xdim, ydim), or raises
            NvmlError
        xdim, ydim : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuTypeGetLicense(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    size: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """Gives the licence that a type of virtual GPU takes, as text.

    nvmlReturn_t nvmlVgpuTypeGetLicense(nvmlVgpuTypeId_t vgpuTypeId,
        char *vgpuTypeLicenseString, unsigned int size)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        size : int

    Returns
        (nvmlReturn_t, vgpuTypeLicenseString); cubind.checked.nvml returns
            vgpuTypeLicenseString, or raises NvmlError
        vgpuTypeLicenseString : bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuTypeGetFrameRateLimit(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells to how many frames a second a type of virtual GPU is limited.

    nvmlReturn_t nvmlVgpuTypeGetFrameRateLimit(nvmlVgpuTypeId_t vgpuTypeId,
        unsigned int *frameRateLimit)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None

    Returns
        (nvmlReturn_t, frameRateLimit); cubind.checked.nvml returns frameRateLimit, or
            raises NvmlError
        frameRateLimit : int

    Fails with
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuTypeGetMaxInstances(
    device: nvmlDevice_t | _Int | None,
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Counts the virtual GPUs of a type that one GPU can have.

    nvmlReturn_t nvmlVgpuTypeGetMaxInstances(nvmlDevice_t device,
        nvmlVgpuTypeId_t vgpuTypeId, unsigned int *vgpuInstanceCount)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuTypeId : nvmlVgpuTypeId_t, int or None

    Returns
        (nvmlReturn_t, vgpuInstanceCount); cubind.checked.nvml returns vgpuInstanceCount, or
            raises NvmlError
        vgpuInstanceCount : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuTypeGetMaxInstancesPerVm(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Counts the virtual GPUs of a type that one virtual machine can have.

    nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerVm(nvmlVgpuTypeId_t vgpuTypeId,
        unsigned int *vgpuInstanceCountPerVm)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None

    Returns
        (nvmlReturn_t, vgpuInstanceCountPerVm); cubind.checked.nvml returns
            vgpuInstanceCountPerVm, or raises NvmlError
        vgpuInstanceCountPerVm : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuTypeGetBAR1Info(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    bar1Info: nvmlVgpuTypeBar1Info_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells how large the BAR1 window of a virtual GPU of a type is.

    nvmlReturn_t nvmlVgpuTypeGetBAR1Info(nvmlVgpuTypeId_t vgpuTypeId,
        nvmlVgpuTypeBar1Info_t *bar1Info)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        bar1Info : nvmlVgpuTypeBar1Info_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.6.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlDeviceGetActiveVgpus(
    device: nvmlDevice_t | _Int | None,
    vgpuCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlVgpuInstance_t]]:
    """Lists the virtual GPUs that run.

    nvmlReturn_t nvmlDeviceGetActiveVgpus(nvmlDevice_t device, unsigned int *vgpuCount,
        nvmlVgpuInstance_t *vgpuInstances)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, vgpuCount, vgpuInstances); cubind.checked.nvml returns (vgpuCount,
            vgpuInstances), or raises NvmlError
        vgpuCount : int
        vgpuInstances : list[nvmlVgpuInstance_t]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetVmID(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    size: _Int,
) -> tuple[nvmlReturn_t, bytes, nvmlVgpuVmIdType_t]:
    """Gives the id of the virtual machine that a virtual GPU is in, as text.

    nvmlReturn_t nvmlVgpuInstanceGetVmID(nvmlVgpuInstance_t vgpuInstance, char *vmId,
        unsigned int size, nvmlVgpuVmIdType_t *vmIdType)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        size : int

    Returns
        (nvmlReturn_t, vmId, vmIdType); cubind.checked.nvml returns (vmId, vmIdType), or
            raises NvmlError
        vmId : bytes
        vmIdType : nvmlVgpuVmIdType_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetUUID(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    size: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """Gives the id of a virtual GPU as text.

    nvmlReturn_t nvmlVgpuInstanceGetUUID(nvmlVgpuInstance_t vgpuInstance, char *uuid,
        unsigned int size)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        size : int

    Returns
        (nvmlReturn_t, uuid); cubind.checked.nvml returns uuid, or raises NvmlError
        uuid : bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetVmDriverVersion(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    length: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """Gives the version of the driver inside the guest, once that is loaded.

    nvmlReturn_t nvmlVgpuInstanceGetVmDriverVersion(nvmlVgpuInstance_t vgpuInstance,
        char *version, unsigned int length)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        length : int

    Returns
        (nvmlReturn_t, version); cubind.checked.nvml returns version, or raises NvmlError
        version : bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetFbUsage(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells how much memory a virtual GPU uses.

    nvmlReturn_t nvmlVgpuInstanceGetFbUsage(nvmlVgpuInstance_t vgpuInstance,
        unsigned long long *fbUsage)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None

    Returns
        (nvmlReturn_t, fbUsage); cubind.checked.nvml returns fbUsage, or raises NvmlError
        fbUsage : int; bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetLicenseStatus(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells whether a virtual GPU has its licence.

    nvmlReturn_t nvmlVgpuInstanceGetLicenseStatus(nvmlVgpuInstance_t vgpuInstance,
        unsigned int *licensed)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None

    Returns
        (nvmlReturn_t, licensed); cubind.checked.nvml returns licensed, or raises NvmlError
        licensed : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetType(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlVgpuTypeId_t]:
    """Gives the type of a virtual GPU.

    nvmlReturn_t nvmlVgpuInstanceGetType(nvmlVgpuInstance_t vgpuInstance,
        nvmlVgpuTypeId_t *vgpuTypeId)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None

    Returns
        (nvmlReturn_t, vgpuTypeId); cubind.checked.nvml returns vgpuTypeId, or raises
            NvmlError
        vgpuTypeId : nvmlVgpuTypeId_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetFrameRateLimit(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells to how many frames a second a virtual GPU is limited.

    nvmlReturn_t nvmlVgpuInstanceGetFrameRateLimit(nvmlVgpuInstance_t vgpuInstance,
        unsigned int *frameRateLimit)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None

    Returns
        (nvmlReturn_t, frameRateLimit); cubind.checked.nvml returns frameRateLimit, or
            raises NvmlError
        frameRateLimit : int

    Fails with
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_NOT_FOUND, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetEccMode(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """Tells whether memory errors are corrected for a virtual GPU.

    nvmlReturn_t nvmlVgpuInstanceGetEccMode(nvmlVgpuInstance_t vgpuInstance,
        nvmlEnableState_t *eccMode)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None

    Returns
        (nvmlReturn_t, eccMode); cubind.checked.nvml returns eccMode, or raises NvmlError
        eccMode : nvmlEnableState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetEncoderCapacity(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Tells which part of the video encoder a virtual GPU may use.

    nvmlReturn_t nvmlVgpuInstanceGetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
        unsigned int *encoderCapacity)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None

    Returns
        (nvmlReturn_t, encoderCapacity); cubind.checked.nvml returns encoderCapacity, or
            raises NvmlError
        encoderCapacity : int; percent

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceSetEncoderCapacity(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    encoderCapacity: _Int,
) -> tuple[nvmlReturn_t]:
    """Sets which part of the video encoder a virtual GPU may use.

    nvmlReturn_t nvmlVgpuInstanceSetEncoderCapacity(nvmlVgpuInstance_t vgpuInstance,
        unsigned int encoderCapacity)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        encoderCapacity : int; percent

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetEncoderStats(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int, int, int]:
    """Gives the number of encoder sessions of a virtual GPU, their mean frame rate and delay.

    nvmlReturn_t nvmlVgpuInstanceGetEncoderStats(nvmlVgpuInstance_t vgpuInstance,
        unsigned int *sessionCount, unsigned int *averageFps, unsigned int *averageLatency)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None

    Returns
        (nvmlReturn_t, sessionCount, averageFps, averageLatency); cubind.checked.nvml
            returns (sessionCount, averageFps, averageLatency), or raises NvmlError
        sessionCount, averageFps, averageLatency : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetEncoderSessions(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    sessionCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlEncoderSessionInfo_t]]:
    """Lists the sessions in which a virtual GPU encodes video.

    nvmlReturn_t nvmlVgpuInstanceGetEncoderSessions(nvmlVgpuInstance_t vgpuInstance,
        unsigned int *sessionCount, nvmlEncoderSessionInfo_t *sessionInfo)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        sessionCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, sessionCount, sessionInfo); cubind.checked.nvml returns
            (sessionCount, sessionInfo), or raises NvmlError
        sessionCount : int
        sessionInfo : list[nvmlEncoderSessionInfo_t]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_NOT_FOUND, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetFBCStats(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlFBCStats_t]:
    """Gives the number of frame buffer captures of a virtual GPU, their mean frame rate and
    delay.

    nvmlReturn_t nvmlVgpuInstanceGetFBCStats(nvmlVgpuInstance_t vgpuInstance,
        nvmlFBCStats_t *fbcStats)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None

    Returns
        (nvmlReturn_t, fbcStats); cubind.checked.nvml returns fbcStats, or raises NvmlError
        fbcStats : nvmlFBCStats_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetFBCSessions(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    sessionCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlFBCSessionInfo_t]]:
    """Lists the sessions in which a virtual GPU's frame buffer is captured.

    nvmlReturn_t nvmlVgpuInstanceGetFBCSessions(nvmlVgpuInstance_t vgpuInstance,
        unsigned int *sessionCount, nvmlFBCSessionInfo_t *sessionInfo)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        sessionCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, sessionCount, sessionInfo); cubind.checked.nvml returns
            (sessionCount, sessionInfo), or raises NvmlError
        sessionCount : int
        sessionInfo : list[nvmlFBCSessionInfo_t]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetGpuInstanceId(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, int]:
    """Gives the number of the GPU instance that a virtual GPU is in.

    nvmlReturn_t nvmlVgpuInstanceGetGpuInstanceId(nvmlVgpuInstance_t vgpuInstance,
        unsigned int *gpuInstanceId)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None

    Returns
        (nvmlReturn_t, gpuInstanceId); cubind.checked.nvml returns gpuInstanceId, or raises
            NvmlError
        gpuInstanceId : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetGpuPciId(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    vgpuPciId: bytes | bytearray,
    length: _Int,
) -> tuple[nvmlReturn_t, int]:
    """Gives the PCI place at which a guest sees its virtual GPU, as text.

    nvmlReturn_t nvmlVgpuInstanceGetGpuPciId(nvmlVgpuInstance_t vgpuInstance,
        char *vgpuPciId, unsigned int *length)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        vgpuPciId : bytearray or bytes to write to
        length : int; in and out

    Returns
        (nvmlReturn_t, length); cubind.checked.nvml returns vgpuPciId, or raises NvmlError
        length : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_DRIVER_NOT_LOADED, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuTypeGetCapabilities(
    vgpuTypeId: nvmlVgpuTypeId_t | _Int | None,
    capability: nvmlVgpuCapability_t | int,
) -> tuple[nvmlReturn_t, int]:
    """Tells whether a type of virtual GPU can do something.

    nvmlReturn_t nvmlVgpuTypeGetCapabilities(nvmlVgpuTypeId_t vgpuTypeId,
        nvmlVgpuCapability_t capability, unsigned int *capResult)

    Parameters
        vgpuTypeId : nvmlVgpuTypeId_t, int or None
        capability : nvmlVgpuCapability_t or int

    Returns
        (nvmlReturn_t, capResult); cubind.checked.nvml returns capResult, or raises
            NvmlError
        capResult : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetMdevUUID(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    size: _Int,
) -> tuple[nvmlReturn_t, bytes]:
    """Gives the id of the mediated device that a virtual GPU is for Linux, as text.

    nvmlReturn_t nvmlVgpuInstanceGetMdevUUID(nvmlVgpuInstance_t vgpuInstance,
        char *mdevUuid, unsigned int size)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        size : int

    Returns
        (nvmlReturn_t, mdevUuid); cubind.checked.nvml returns mdevUuid, or raises NvmlError
        mdevUuid : bytes

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_NOT_FOUND, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlGpuInstanceGetCreatableVgpus(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pVgpus: nvmlVgpuTypeIdInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists the types of virtual GPUs that still fit beside those that run.

    nvmlReturn_t nvmlGpuInstanceGetCreatableVgpus(nvmlGpuInstance_t gpuInstance,
        nvmlVgpuTypeIdInfo_t *pVgpus)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pVgpus : nvmlVgpuTypeIdInfo_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_ARGUMENT_VERSION_MISMATCH,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuTypeGetMaxInstancesPerGpuInstance(
    pMaxInstance: nvmlVgpuTypeMaxInstance_t | None,
) -> tuple[nvmlReturn_t]:
    """Counts the virtual GPUs of a type that one GPU instance can have.

    nvmlReturn_t nvmlVgpuTypeGetMaxInstancesPerGpuInstance(
        nvmlVgpuTypeMaxInstance_t *pMaxInstance)

    Parameters
        pMaxInstance : nvmlVgpuTypeMaxInstance_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlGpuInstanceGetActiveVgpus(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pVgpuInstanceInfo: nvmlActiveVgpuInstanceInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists the virtual GPUs that run.

    nvmlReturn_t nvmlGpuInstanceGetActiveVgpus(nvmlGpuInstance_t gpuInstance,
        nvmlActiveVgpuInstanceInfo_t *pVgpuInstanceInfo)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pVgpuInstanceInfo : nvmlActiveVgpuInstanceInfo_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlGpuInstanceSetVgpuSchedulerState(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pScheduler: nvmlVgpuSchedulerState_t | None,
) -> tuple[nvmlReturn_t]:
    """Says by which policy virtual GPUs take turns; for root alone.

    nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
        nvmlVgpuSchedulerState_t *pScheduler)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pScheduler : nvmlVgpuSchedulerState_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_RESET_REQUIRED, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.9. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlGpuInstanceGetVgpuSchedulerState(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pSchedulerStateInfo: nvmlVgpuSchedulerStateInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells by which policy virtual GPUs take turns.

    nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState(nvmlGpuInstance_t gpuInstance,
        nvmlVgpuSchedulerStateInfo_t *pSchedulerStateInfo)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pSchedulerStateInfo : nvmlVgpuSchedulerStateInfo_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.9. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlGpuInstanceGetVgpuSchedulerLog(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pSchedulerLogInfo: nvmlVgpuSchedulerLogInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists what the scheduler of virtual GPUs did lately.

    nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog(nvmlGpuInstance_t gpuInstance,
        nvmlVgpuSchedulerLogInfo_t *pSchedulerLogInfo)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pSchedulerLogInfo : nvmlVgpuSchedulerLogInfo_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.9. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlGpuInstanceGetVgpuTypeCreatablePlacements(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pCreatablePlacementInfo: nvmlVgpuCreatablePlacementInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists the places where another virtual GPU of a type fits now.

    nvmlReturn_t nvmlGpuInstanceGetVgpuTypeCreatablePlacements(
        nvmlGpuInstance_t gpuInstance,
        nvmlVgpuCreatablePlacementInfo_t *pCreatablePlacementInfo)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pCreatablePlacementInfo : nvmlVgpuCreatablePlacementInfo_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlGpuInstanceGetVgpuHeterogeneousMode(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells whether virtual GPUs of different sizes may run side by side.

    nvmlReturn_t nvmlGpuInstanceGetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
        nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlGpuInstanceSetVgpuHeterogeneousMode(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pHeterogeneousMode: nvmlVgpuHeterogeneousMode_t | None,
) -> tuple[nvmlReturn_t]:
    """Says whether virtual GPUs of different sizes may run side by side; for root alone.

    nvmlReturn_t nvmlGpuInstanceSetVgpuHeterogeneousMode(nvmlGpuInstance_t gpuInstance,
        const nvmlVgpuHeterogeneousMode_t *pHeterogeneousMode)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pHeterogeneousMode : nvmlVgpuHeterogeneousMode_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_IN_USE,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.9.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlDeviceGetVgpuSchedulerState_v2(
    device: nvmlDevice_t | _Int | None,
    pSchedulerStateInfo: nvmlVgpuSchedulerStateInfo_v2_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells by which policy virtual GPUs take turns.

    nvmlReturn_t nvmlDeviceGetVgpuSchedulerState_v2(nvmlDevice_t device,
        nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)

    Parameters
        device : nvmlDevice_t, int or None
        pSchedulerStateInfo : nvmlVgpuSchedulerStateInfo_v2_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlGpuInstanceGetVgpuSchedulerState_v2(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pSchedulerStateInfo: nvmlVgpuSchedulerStateInfo_v2_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells by which policy virtual GPUs take turns.

    nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
        nvmlVgpuSchedulerStateInfo_v2_t *pSchedulerStateInfo)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pSchedulerStateInfo : nvmlVgpuSchedulerStateInfo_v2_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlDeviceGetVgpuSchedulerLog_v2(
    device: nvmlDevice_t | _Int | None,
    pSchedulerLogInfo: nvmlVgpuSchedulerLogInfo_v2_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists what the scheduler of virtual GPUs did lately.

    nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog_v2(nvmlDevice_t device,
        nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)

    Parameters
        device : nvmlDevice_t, int or None
        pSchedulerLogInfo : nvmlVgpuSchedulerLogInfo_v2_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlGpuInstanceGetVgpuSchedulerLog_v2(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pSchedulerLogInfo: nvmlVgpuSchedulerLogInfo_v2_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists what the scheduler of virtual GPUs did lately.

    nvmlReturn_t nvmlGpuInstanceGetVgpuSchedulerLog_v2(nvmlGpuInstance_t gpuInstance,
        nvmlVgpuSchedulerLogInfo_v2_t *pSchedulerLogInfo)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pSchedulerLogInfo : nvmlVgpuSchedulerLogInfo_v2_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlDeviceSetVgpuSchedulerState_v2(
    device: nvmlDevice_t | _Int | None,
    pSchedulerState: nvmlVgpuSchedulerState_v2_t | None,
) -> tuple[nvmlReturn_t]:
    """Says by which policy virtual GPUs take turns; for root alone.

    nvmlReturn_t nvmlDeviceSetVgpuSchedulerState_v2(nvmlDevice_t device,
        nvmlVgpuSchedulerState_v2_t *pSchedulerState)

    Parameters
        device : nvmlDevice_t, int or None
        pSchedulerState : nvmlVgpuSchedulerState_v2_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_RESET_REQUIRED, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlGpuInstanceSetVgpuSchedulerState_v2(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    pSchedulerState: nvmlVgpuSchedulerState_v2_t | None,
) -> tuple[nvmlReturn_t]:
    """Says by which policy virtual GPUs take turns; for root alone.

    nvmlReturn_t nvmlGpuInstanceSetVgpuSchedulerState_v2(nvmlGpuInstance_t gpuInstance,
        nvmlVgpuSchedulerState_v2_t *pSchedulerState)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        pSchedulerState : nvmlVgpuSchedulerState_v2_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_RESET_REQUIRED, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpu.html
    """
def nvmlVgpuInstanceGetMetadata(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    vgpuMetadata: _Address,
    bufferSize: _Int,
) -> tuple[nvmlReturn_t, int]:
    """Writes what a virtual GPU tells of itself before it moves, to the caller's memory.

    nvmlReturn_t nvmlVgpuInstanceGetMetadata(nvmlVgpuInstance_t vgpuInstance,
        nvmlVgpuMetadata_t *vgpuMetadata, unsigned int *bufferSize)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        vgpuMetadata : int (address), buffer or None; written to
        bufferSize : int; in and out

    Returns
        (nvmlReturn_t, bufferSize); cubind.checked.nvml returns bufferSize, or raises
            NvmlError
        bufferSize : int

    Fails with
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html
    """
def nvmlDeviceGetVgpuMetadata(
    device: nvmlDevice_t | _Int | None,
    pgpuMetadata: _Address,
    bufferSize: _Int,
) -> tuple[nvmlReturn_t, int]:
    """Writes what the host tells of a GPU before a virtual one moves there, to the caller's
    memory.

    nvmlReturn_t nvmlDeviceGetVgpuMetadata(nvmlDevice_t device,
        nvmlVgpuPgpuMetadata_t *pgpuMetadata, unsigned int *bufferSize)

    Parameters
        device : nvmlDevice_t, int or None
        pgpuMetadata : int (address), buffer or None; written to
        bufferSize : int; in and out

    Returns
        (nvmlReturn_t, bufferSize); cubind.checked.nvml returns bufferSize, or raises
            NvmlError
        bufferSize : int

    Fails with
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html
    """
def nvmlGetVgpuCompatibility(
    vgpuMetadata: nvmlVgpuMetadata_t | None,
    pgpuMetadata: nvmlVgpuPgpuMetadata_t | None,
) -> tuple[nvmlReturn_t, nvmlVgpuPgpuCompatibility_t]:
    """Tells whether a virtual GPU can move to a GPU, and what is in its way, from the metadata
    of both.

    nvmlReturn_t nvmlGetVgpuCompatibility(nvmlVgpuMetadata_t *vgpuMetadata,
        nvmlVgpuPgpuMetadata_t *pgpuMetadata,
        nvmlVgpuPgpuCompatibility_t *compatibilityInfo)

    Parameters
        vgpuMetadata : nvmlVgpuMetadata_t or None
        pgpuMetadata : nvmlVgpuPgpuMetadata_t or None

    Returns
        (nvmlReturn_t, compatibilityInfo); cubind.checked.nvml returns compatibilityInfo, or
            raises NvmlError
        compatibilityInfo : nvmlVgpuPgpuCompatibility_t

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html
    """
def nvmlDeviceGetPgpuMetadataString(
    device: nvmlDevice_t | _Int | None,
    pgpuMetadata: bytes | bytearray,
    bufferSize: _Int,
) -> tuple[nvmlReturn_t, int]:
    """Gives what the host tells of a GPU before a virtual one moves there, as text without
    meaning to readers.

    nvmlReturn_t nvmlDeviceGetPgpuMetadataString(nvmlDevice_t device, char *pgpuMetadata,
        unsigned int *bufferSize)

    Parameters
        device : nvmlDevice_t, int or None
        pgpuMetadata : bytearray or bytes to write to
        bufferSize : int; in and out

    Returns
        (nvmlReturn_t, bufferSize); cubind.checked.nvml returns pgpuMetadata, or raises
            NvmlError
        bufferSize : int

    Fails with
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html
    """
def nvmlDeviceGetVgpuSchedulerLog(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlVgpuSchedulerLog_t]:
    """Lists what the scheduler of virtual GPUs did lately.

    nvmlReturn_t nvmlDeviceGetVgpuSchedulerLog(nvmlDevice_t device,
        nvmlVgpuSchedulerLog_t *pSchedulerLog)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, pSchedulerLog); cubind.checked.nvml returns pSchedulerLog, or raises
            NvmlError
        pSchedulerLog : nvmlVgpuSchedulerLog_t

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.0. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html
    """
def nvmlDeviceGetVgpuSchedulerState(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlVgpuSchedulerGetState_t]:
    """Tells by which policy virtual GPUs take turns.

    nvmlReturn_t nvmlDeviceGetVgpuSchedulerState(nvmlDevice_t device,
        nvmlVgpuSchedulerGetState_t *pSchedulerState)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, pSchedulerState); cubind.checked.nvml returns pSchedulerState, or
            raises NvmlError
        pSchedulerState : nvmlVgpuSchedulerGetState_t

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.0. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html
    """
def nvmlDeviceSetVgpuSchedulerState(
    device: nvmlDevice_t | _Int | None,
    pSchedulerState: nvmlVgpuSchedulerSetState_t | None,
) -> tuple[nvmlReturn_t]:
    """Says by which policy virtual GPUs take turns; for root alone.

    nvmlReturn_t nvmlDeviceSetVgpuSchedulerState(nvmlDevice_t device,
        nvmlVgpuSchedulerSetState_t *pSchedulerState)

    Parameters
        device : nvmlDevice_t, int or None
        pSchedulerState : nvmlVgpuSchedulerSetState_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_RESET_REQUIRED, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.2. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html
    """
def nvmlDeviceGetVgpuSchedulerCapabilities(
    device: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlVgpuSchedulerCapabilities_t]:
    """Tells which schedulers for virtual GPUs there are, with the limits of their settings.

    nvmlReturn_t nvmlDeviceGetVgpuSchedulerCapabilities(nvmlDevice_t device,
        nvmlVgpuSchedulerCapabilities_t *pCapabilities)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, pCapabilities); cubind.checked.nvml returns pCapabilities, or raises
            NvmlError
        pCapabilities : nvmlVgpuSchedulerCapabilities_t

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html
    """
def nvmlGetVgpuVersion() -> tuple[nvmlReturn_t, nvmlVgpuVersion_t, nvmlVgpuVersion_t]:
    """Gives the ranges of versions for virtual GPUs that the host knows and that it is set to
    use.

    nvmlReturn_t nvmlGetVgpuVersion(nvmlVgpuVersion_t *supported,
        nvmlVgpuVersion_t *current)

    Returns
        (nvmlReturn_t, supported, current); cubind.checked.nvml returns (supported,
            current), or raises NvmlError
        supported, current : nvmlVgpuVersion_t

    Fails with
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html
    """
def nvmlSetVgpuVersion(vgpuVersion: nvmlVgpuVersion_t | None) -> tuple[nvmlReturn_t]:
    """Narrows the range of versions for virtual GPUs that the host uses; for root alone.

    nvmlReturn_t nvmlSetVgpuVersion(nvmlVgpuVersion_t *vgpuVersion)

    Parameters
        vgpuVersion : nvmlVgpuVersion_t or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_IN_USE, NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlVgpuMigration.html
    """
def nvmlDeviceGetVgpuUtilization(
    device: nvmlDevice_t | _Int | None,
    lastSeenTimeStamp: _Int,
    vgpuInstanceSamplesCount: _Int,
) -> tuple[nvmlReturn_t, nvmlValueType_t, int, list[nvmlVgpuInstanceUtilizationSample_t]]:
    """Lists how busy each virtual GPU has kept a GPU since a time stamp.

    nvmlReturn_t nvmlDeviceGetVgpuUtilization(nvmlDevice_t device,
        unsigned long long lastSeenTimeStamp, nvmlValueType_t *sampleValType,
        unsigned int *vgpuInstanceSamplesCount,
        nvmlVgpuInstanceUtilizationSample_t *utilizationSamples)

    Parameters
        device : nvmlDevice_t, int or None
        lastSeenTimeStamp : int; microseconds; 0 for all that is known
        vgpuInstanceSamplesCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, sampleValType, vgpuInstanceSamplesCount, utilizationSamples);
            cubind.checked.nvml returns (sampleValType, vgpuInstanceSamplesCount,
            utilizationSamples), or raises NvmlError
        sampleValType : nvmlValueType_t
        vgpuInstanceSamplesCount : int
        utilizationSamples : list[nvmlVgpuInstanceUtilizationSample_t]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html
    """
def nvmlDeviceGetVgpuInstancesUtilizationInfo(
    device: nvmlDevice_t | _Int | None,
    vgpuUtilInfo: nvmlVgpuInstancesUtilizationInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists how busy each virtual GPU has kept each engine since a time stamp.

    nvmlReturn_t nvmlDeviceGetVgpuInstancesUtilizationInfo(nvmlDevice_t device,
        nvmlVgpuInstancesUtilizationInfo_t *vgpuUtilInfo)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuUtilInfo : nvmlVgpuInstancesUtilizationInfo_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH,
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_NOT_FOUND, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html
    """
def nvmlDeviceGetVgpuProcessUtilization(
    device: nvmlDevice_t | _Int | None,
    lastSeenTimeStamp: _Int,
    vgpuProcessSamplesCount: _Int,
) -> tuple[nvmlReturn_t, int, list[nvmlVgpuProcessUtilizationSample_t]]:
    """Lists how busy processes in virtual GPUs have kept a GPU since a time stamp.

    nvmlReturn_t nvmlDeviceGetVgpuProcessUtilization(nvmlDevice_t device,
        unsigned long long lastSeenTimeStamp, unsigned int *vgpuProcessSamplesCount,
        nvmlVgpuProcessUtilizationSample_t *utilizationSamples)

    Parameters
        device : nvmlDevice_t, int or None
        lastSeenTimeStamp : int; microseconds; 0 for all that is known
        vgpuProcessSamplesCount : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, vgpuProcessSamplesCount, utilizationSamples); cubind.checked.nvml
            returns (vgpuProcessSamplesCount, utilizationSamples), or raises NvmlError
        vgpuProcessSamplesCount : int
        utilizationSamples : list[nvmlVgpuProcessUtilizationSample_t]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html
    """
def nvmlDeviceGetVgpuProcessesUtilizationInfo(
    device: nvmlDevice_t | _Int | None,
    vgpuProcUtilInfo: nvmlVgpuProcessesUtilizationInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists how busy processes in virtual GPUs have kept each engine since a time stamp.

    nvmlReturn_t nvmlDeviceGetVgpuProcessesUtilizationInfo(nvmlDevice_t device,
        nvmlVgpuProcessesUtilizationInfo_t *vgpuProcUtilInfo)

    Parameters
        device : nvmlDevice_t, int or None
        vgpuProcUtilInfo : nvmlVgpuProcessesUtilizationInfo_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_INSUFFICIENT_SIZE,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html
    """
def nvmlVgpuInstanceGetAccountingMode(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlEnableState_t]:
    """Tells whether the use of a virtual GPU is recorded for each process.

    nvmlReturn_t nvmlVgpuInstanceGetAccountingMode(nvmlVgpuInstance_t vgpuInstance,
        nvmlEnableState_t *mode)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None

    Returns
        (nvmlReturn_t, mode); cubind.checked.nvml returns mode, or raises NvmlError
        mode : nvmlEnableState_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_DRIVER_NOT_LOADED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html
    """
def nvmlVgpuInstanceGetAccountingPids(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    count: _Int,
) -> tuple[nvmlReturn_t, int, list[int]]:
    """Lists the processes for which there are records of a virtual GPU's use.

    nvmlReturn_t nvmlVgpuInstanceGetAccountingPids(nvmlVgpuInstance_t vgpuInstance,
        unsigned int *count, unsigned int *pids)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        count : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, count, pids); cubind.checked.nvml returns (count, pids), or raises
            NvmlError
        count : int
        pids : list[int]

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html
    """
def nvmlVgpuInstanceGetAccountingStats(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
    pid: _Int,
) -> tuple[nvmlReturn_t, nvmlAccountingStats_t]:
    """Tells what a process has used of a virtual GPU, where accounting is on.

    nvmlReturn_t nvmlVgpuInstanceGetAccountingStats(nvmlVgpuInstance_t vgpuInstance,
        unsigned int pid, nvmlAccountingStats_t *stats)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None
        pid : int

    Returns
        (nvmlReturn_t, stats); cubind.checked.nvml returns stats, or raises NvmlError
        stats : nvmlAccountingStats_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html
    """
def nvmlVgpuInstanceClearAccountingPids(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t]:
    """Forgets the records of a virtual GPU's processes that have ended; for root alone.

    nvmlReturn_t nvmlVgpuInstanceClearAccountingPids(nvmlVgpuInstance_t vgpuInstance)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html
    """
def nvmlVgpuInstanceGetLicenseInfo(
    vgpuInstance: nvmlVgpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlVgpuLicenseInfo_t]:
    """Tells whether a virtual GPU has its licence, and until when.

    nvmlReturn_t nvmlVgpuInstanceGetLicenseInfo_v2(nvmlVgpuInstance_t vgpuInstance,
        nvmlVgpuLicenseInfo_t *licenseInfo)

    Parameters
        vgpuInstance : nvmlVgpuInstance_t, int or None

    Returns
        (nvmlReturn_t, licenseInfo); cubind.checked.nvml returns licenseInfo, or raises
            NvmlError
        licenseInfo : nvmlVgpuLicenseInfo_t

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_FOUND, NVML_ERROR_DRIVER_NOT_LOADED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlUtil.html
    """
def nvmlGetExcludedDeviceCount() -> tuple[nvmlReturn_t, int]:
    """Counts the GPUs that the driver was told to leave alone.

    nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)

    Returns
        (nvmlReturn_t, deviceCount); cubind.checked.nvml returns deviceCount, or raises
            NvmlError
        deviceCount : int

    Fails with
        NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlExcludedGpuQueries.html
    """
def nvmlGetExcludedDeviceInfoByIndex(index: _Int) -> tuple[nvmlReturn_t, nvmlExcludedDeviceInfo_t]:
    """Gives place and id of a GPU that the driver leaves alone.

    nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index,
        nvmlExcludedDeviceInfo_t *info)

    Parameters
        index : int

    Returns
        (nvmlReturn_t, info); cubind.checked.nvml returns info, or raises NvmlError
        info : nvmlExcludedDeviceInfo_t

    Fails with
        NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlExcludedGpuQueries.html
    """
def nvmlDeviceReadWritePRM_v1(
    device: nvmlDevice_t | _Int | None,
    buffer: nvmlPRMTLV_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Reads or writes a register of a GPU's ports, in the format of network adapters; for root
    alone.

    nvmlReturn_t nvmlDeviceReadWritePRM_v1(nvmlDevice_t device, nvmlPRMTLV_v1_t *buffer)

    Parameters
        device : nvmlDevice_t, int or None
        buffer : nvmlPRMTLV_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGPUPRMAccess.html
    """
def nvmlDeviceReadPRMCounters_v1(
    device: nvmlDevice_t | _Int | None,
    counterList: nvmlPRMCounterList_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Reads several counters of a GPU's ports at once.

    nvmlReturn_t nvmlDeviceReadPRMCounters_v1(nvmlDevice_t device,
        nvmlPRMCounterList_v1_t *counterList)

    Parameters
        device : nvmlDevice_t, int or None
        counterList : nvmlPRMCounterList_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGPUPRMAccess.html
    """
def nvmlDeviceSetMigMode(
    device: nvmlDevice_t | _Int | None,
    mode: _Int,
) -> tuple[nvmlReturn_t, nvmlReturn_t]:
    """Says whether a GPU is divided into MIG devices; for root alone, and it may have to be
    idle.

    nvmlReturn_t nvmlDeviceSetMigMode(nvmlDevice_t device, unsigned int mode,
        nvmlReturn_t *activationStatus)

    Parameters
        device : nvmlDevice_t, int or None
        mode : int

    Returns
        (nvmlReturn_t, activationStatus); cubind.checked.nvml returns activationStatus, or
            raises NvmlError
        activationStatus : nvmlReturn_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION,
        NVML_ERROR_NOT_SUPPORTED

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceGetMigMode(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int, int]:
    """Tells whether a GPU is divided into MIG devices, now and after it starts again.

    nvmlReturn_t nvmlDeviceGetMigMode(nvmlDevice_t device, unsigned int *currentMode,
        unsigned int *pendingMode)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, currentMode, pendingMode); cubind.checked.nvml returns (currentMode,
            pendingMode), or raises NvmlError
        currentMode, pendingMode : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceGetGpuInstanceProfileInfo(
    device: nvmlDevice_t | _Int | None,
    profile: _Int,
) -> tuple[nvmlReturn_t, nvmlGpuInstanceProfileInfo_t]:
    """Tells what GPU instances of a profile have, such as memory, multiprocessors and engines.

    nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfo(nvmlDevice_t device,
        unsigned int profile, nvmlGpuInstanceProfileInfo_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        profile : int

    Returns
        (nvmlReturn_t, info); cubind.checked.nvml returns info, or raises NvmlError
        info : nvmlGpuInstanceProfileInfo_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceGetGpuInstanceProfileInfoV(
    device: nvmlDevice_t | _Int | None,
    profile: _Int,
    info: nvmlGpuInstanceProfileInfo_v2_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells what GPU instances of a profile have, such as memory, multiprocessors and engines.

    nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoV(nvmlDevice_t device,
        unsigned int profile, nvmlGpuInstanceProfileInfo_v2_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        profile : int
        info : nvmlGpuInstanceProfileInfo_v2_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceGetGpuInstanceProfileInfoByIdV(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
    info: nvmlGpuInstanceProfileInfo_v2_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells what GPU instances of a profile have, such as memory, multiprocessors and engines.

    nvmlReturn_t nvmlDeviceGetGpuInstanceProfileInfoByIdV(nvmlDevice_t device,
        unsigned int profileId, nvmlGpuInstanceProfileInfo_v2_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        profileId : int
        info : nvmlGpuInstanceProfileInfo_v2_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceGetGpuInstancePossiblePlacements(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[nvmlReturn_t, list[nvmlGpuInstancePlacement_t], int]:
    """Lists the places in a GPU where instances of a profile can be.

    nvmlReturn_t nvmlDeviceGetGpuInstancePossiblePlacements_v2(nvmlDevice_t device,
        unsigned int profileId, nvmlGpuInstancePlacement_t *placements, unsigned int *count)

    Parameters
        device : nvmlDevice_t, int or None
        profileId : int
        count : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, placements, count); cubind.checked.nvml returns (placements, count),
            or raises NvmlError
        placements : list[nvmlGpuInstancePlacement_t]
        count : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceGetGpuInstanceRemainingCapacity(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
) -> tuple[nvmlReturn_t, int]:
    """Tells how many more GPU instances of a profile fit.

    nvmlReturn_t nvmlDeviceGetGpuInstanceRemainingCapacity(nvmlDevice_t device,
        unsigned int profileId, unsigned int *count)

    Parameters
        device : nvmlDevice_t, int or None
        profileId : int

    Returns
        (nvmlReturn_t, count); cubind.checked.nvml returns count, or raises NvmlError
        count : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceCreateGpuInstance(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
) -> tuple[nvmlReturn_t, nvmlGpuInstance_t]:
    """Makes a GPU instance of a profile, wherever there is room; for root alone.

    nvmlReturn_t nvmlDeviceCreateGpuInstance(nvmlDevice_t device, unsigned int profileId,
        nvmlGpuInstance_t *gpuInstance)

    Parameters
        device : nvmlDevice_t, int or None
        profileId : int

    Returns
        (nvmlReturn_t, gpuInstance); cubind.checked.nvml returns gpuInstance, or raises
            NvmlError
        gpuInstance : nvmlGpuInstance_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_INSUFFICIENT_RESOURCES

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceCreateGpuInstanceWithPlacement(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
    placement: nvmlGpuInstancePlacement_t | None,
) -> tuple[nvmlReturn_t, nvmlGpuInstance_t]:
    """Makes a GPU instance of a profile in the given place; for root alone.

    nvmlReturn_t nvmlDeviceCreateGpuInstanceWithPlacement(nvmlDevice_t device,
        unsigned int profileId, const nvmlGpuInstancePlacement_t *placement,
        nvmlGpuInstance_t *gpuInstance)

    Parameters
        device : nvmlDevice_t, int or None
        profileId : int
        placement : nvmlGpuInstancePlacement_t or None

    Returns
        (nvmlReturn_t, gpuInstance); cubind.checked.nvml returns gpuInstance, or raises
            NvmlError
        gpuInstance : nvmlGpuInstance_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_INSUFFICIENT_RESOURCES

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlGpuInstanceDestroy(gpuInstance: nvmlGpuInstance_t | _Int | None) -> tuple[nvmlReturn_t]:
    """Ends a GPU instance without compute instances; for root alone.

    nvmlReturn_t nvmlGpuInstanceDestroy(nvmlGpuInstance_t gpuInstance)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_IN_USE

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceGetGpuInstances(
    device: nvmlDevice_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[nvmlReturn_t, list[nvmlGpuInstance_t], int]:
    """Lists the GPU instances of a profile.

    nvmlReturn_t nvmlDeviceGetGpuInstances(nvmlDevice_t device, unsigned int profileId,
        nvmlGpuInstance_t *gpuInstances, unsigned int *count)

    Parameters
        device : nvmlDevice_t, int or None
        profileId : int
        count : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, gpuInstances, count); cubind.checked.nvml returns (gpuInstances,
            count), or raises NvmlError
        gpuInstances : list[nvmlGpuInstance_t]
        count : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceGetGpuInstanceById(
    device: nvmlDevice_t | _Int | None,
    id: _Int,
) -> tuple[nvmlReturn_t, nvmlGpuInstance_t]:
    """Gives the GPU instance with a number.

    nvmlReturn_t nvmlDeviceGetGpuInstanceById(nvmlDevice_t device, unsigned int id,
        nvmlGpuInstance_t *gpuInstance)

    Parameters
        device : nvmlDevice_t, int or None
        id : int

    Returns
        (nvmlReturn_t, gpuInstance); cubind.checked.nvml returns gpuInstance, or raises
            NvmlError
        gpuInstance : nvmlGpuInstance_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_FOUND

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlGpuInstanceGetInfo(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlGpuInstanceInfo_t]:
    """Gives device, number, profile and place of a GPU instance.

    nvmlReturn_t nvmlGpuInstanceGetInfo(nvmlGpuInstance_t gpuInstance,
        nvmlGpuInstanceInfo_t *info)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None

    Returns
        (nvmlReturn_t, info); cubind.checked.nvml returns info, or raises NvmlError
        info : nvmlGpuInstanceInfo_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlGpuInstanceGetComputeInstanceProfileInfo(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profile: _Int,
    engProfile: _Int,
) -> tuple[nvmlReturn_t, nvmlComputeInstanceProfileInfo_t]:
    """Tells what compute instances of a profile have, such as multiprocessors and engines.

    nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfo(nvmlGpuInstance_t gpuInstance,
        unsigned int profile, unsigned int engProfile,
        nvmlComputeInstanceProfileInfo_t *info)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        profile, engProfile : int

    Returns
        (nvmlReturn_t, info); cubind.checked.nvml returns info, or raises NvmlError
        info : nvmlComputeInstanceProfileInfo_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlGpuInstanceGetComputeInstanceProfileInfoV(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profile: _Int,
    engProfile: _Int,
    info: nvmlComputeInstanceProfileInfo_v2_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells what compute instances of a profile have, such as multiprocessors and engines.

    nvmlReturn_t nvmlGpuInstanceGetComputeInstanceProfileInfoV(
        nvmlGpuInstance_t gpuInstance, unsigned int profile, unsigned int engProfile,
        nvmlComputeInstanceProfileInfo_v2_t *info)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        profile, engProfile : int
        info : nvmlComputeInstanceProfileInfo_v2_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlGpuInstanceGetComputeInstanceRemainingCapacity(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
) -> tuple[nvmlReturn_t, int]:
    """Tells how many more compute instances of a profile fit.

    nvmlReturn_t nvmlGpuInstanceGetComputeInstanceRemainingCapacity(
        nvmlGpuInstance_t gpuInstance, unsigned int profileId, unsigned int *count)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        profileId : int

    Returns
        (nvmlReturn_t, count); cubind.checked.nvml returns count, or raises NvmlError
        count : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlGpuInstanceGetComputeInstancePossiblePlacements(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[nvmlReturn_t, list[nvmlComputeInstancePlacement_t], int]:
    """Lists the places in a GPU instance where compute instances of a profile can be.

    nvmlReturn_t nvmlGpuInstanceGetComputeInstancePossiblePlacements(
        nvmlGpuInstance_t gpuInstance, unsigned int profileId,
        nvmlComputeInstancePlacement_t *placements, unsigned int *count)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        profileId : int
        count : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, placements, count); cubind.checked.nvml returns (placements, count),
            or raises NvmlError
        placements : list[nvmlComputeInstancePlacement_t]
        count : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlGpuInstanceCreateComputeInstance(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
) -> tuple[nvmlReturn_t, nvmlComputeInstance_t]:
    """Makes a compute instance of a profile, wherever there is room; for root alone.

    nvmlReturn_t nvmlGpuInstanceCreateComputeInstance(nvmlGpuInstance_t gpuInstance,
        unsigned int profileId, nvmlComputeInstance_t *computeInstance)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        profileId : int

    Returns
        (nvmlReturn_t, computeInstance); cubind.checked.nvml returns computeInstance, or
            raises NvmlError
        computeInstance : nvmlComputeInstance_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_INSUFFICIENT_RESOURCES

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlGpuInstanceCreateComputeInstanceWithPlacement(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
    placement: nvmlComputeInstancePlacement_t | None,
) -> tuple[nvmlReturn_t, nvmlComputeInstance_t]:
    """Makes a compute instance of a profile in the given place; for root alone.

    nvmlReturn_t nvmlGpuInstanceCreateComputeInstanceWithPlacement(
        nvmlGpuInstance_t gpuInstance, unsigned int profileId,
        const nvmlComputeInstancePlacement_t *placement,
        nvmlComputeInstance_t *computeInstance)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        profileId : int
        placement : nvmlComputeInstancePlacement_t or None

    Returns
        (nvmlReturn_t, computeInstance); cubind.checked.nvml returns computeInstance, or
            raises NvmlError
        computeInstance : nvmlComputeInstance_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_INSUFFICIENT_RESOURCES

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlComputeInstanceDestroy(
    computeInstance: nvmlComputeInstance_t | _Int | None,
) -> tuple[nvmlReturn_t]:
    """Ends a compute instance that nothing uses; for root alone.

    nvmlReturn_t nvmlComputeInstanceDestroy(nvmlComputeInstance_t computeInstance)

    Parameters
        computeInstance : nvmlComputeInstance_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION,
        NVML_ERROR_IN_USE

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlGpuInstanceGetComputeInstances(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    profileId: _Int,
    count: _Int,
) -> tuple[nvmlReturn_t, list[nvmlComputeInstance_t], int]:
    """Lists the compute instances of a profile.

    nvmlReturn_t nvmlGpuInstanceGetComputeInstances(nvmlGpuInstance_t gpuInstance,
        unsigned int profileId, nvmlComputeInstance_t *computeInstances,
        unsigned int *count)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        profileId : int
        count : int; how many there is room for, then how many there are

    Returns
        (nvmlReturn_t, computeInstances, count); cubind.checked.nvml returns
            (computeInstances, count), or raises NvmlError
        computeInstances : list[nvmlComputeInstance_t]
        count : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlGpuInstanceGetComputeInstanceById(
    gpuInstance: nvmlGpuInstance_t | _Int | None,
    id: _Int,
) -> tuple[nvmlReturn_t, nvmlComputeInstance_t]:
    """Gives the compute instance with a number.

    nvmlReturn_t nvmlGpuInstanceGetComputeInstanceById(nvmlGpuInstance_t gpuInstance,
        unsigned int id, nvmlComputeInstance_t *computeInstance)

    Parameters
        gpuInstance : nvmlGpuInstance_t, int or None
        id : int

    Returns
        (nvmlReturn_t, computeInstance); cubind.checked.nvml returns computeInstance, or
            raises NvmlError
        computeInstance : nvmlComputeInstance_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_FOUND

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlComputeInstanceGetInfo(
    computeInstance: nvmlComputeInstance_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlComputeInstanceInfo_t]:
    """Gives device, GPU instance, number and profile of a compute instance.

    nvmlReturn_t nvmlComputeInstanceGetInfo_v2(nvmlComputeInstance_t computeInstance,
        nvmlComputeInstanceInfo_t *info)

    Parameters
        computeInstance : nvmlComputeInstance_t, int or None

    Returns
        (nvmlReturn_t, info); cubind.checked.nvml returns info, or raises NvmlError
        info : nvmlComputeInstanceInfo_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceIsMigDeviceHandle(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Tells whether a handle is a MIG device, not a whole GPU.

    nvmlReturn_t nvmlDeviceIsMigDeviceHandle(nvmlDevice_t device, unsigned int *isMigDevice)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, isMigDevice); cubind.checked.nvml returns isMigDevice, or raises
            NvmlError
        isMigDevice : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceGetGpuInstanceId(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Gives the number of the GPU instance that a MIG device is in.

    nvmlReturn_t nvmlDeviceGetGpuInstanceId(nvmlDevice_t device, unsigned int *id)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, id); cubind.checked.nvml returns id, or raises NvmlError
        id : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceGetComputeInstanceId(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Gives the number of the compute instance that a MIG device is.

    nvmlReturn_t nvmlDeviceGetComputeInstanceId(nvmlDevice_t device, unsigned int *id)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, id); cubind.checked.nvml returns id, or raises NvmlError
        id : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceGetMaxMigDeviceCount(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Tells how many MIG devices a GPU can have.

    nvmlReturn_t nvmlDeviceGetMaxMigDeviceCount(nvmlDevice_t device, unsigned int *count)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, count); cubind.checked.nvml returns count, or raises NvmlError
        count : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceGetMigDeviceHandleByIndex(
    device: nvmlDevice_t | _Int | None,
    index: _Int,
) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    """Gives a MIG device of a GPU, or NVML_ERROR_NOT_FOUND for an index without one.

    nvmlReturn_t nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t device,
        unsigned int index, nvmlDevice_t *migDevice)

    Parameters
        device : nvmlDevice_t, int or None
        index : int

    Returns
        (nvmlReturn_t, migDevice); cubind.checked.nvml returns migDevice, or raises
            NvmlError
        migDevice : nvmlDevice_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_NOT_FOUND, NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlDeviceGetDeviceHandleFromMigDeviceHandle(
    migDevice: nvmlDevice_t | _Int | None,
) -> tuple[nvmlReturn_t, nvmlDevice_t]:
    """Gives the GPU that a MIG device is a part of.

    nvmlReturn_t nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t migDevice,
        nvmlDevice_t *device)

    Parameters
        migDevice : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, device); cubind.checked.nvml returns device, or raises NvmlError
        device : nvmlDevice_t

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_UNKNOWN

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlMultiInstanceGPU.html
    """
def nvmlGpmMetricsGet(metricsGet: nvmlGpmMetricsGet_t | None) -> tuple[nvmlReturn_t]:
    """Gives metrics for the time between two samples.

    nvmlReturn_t nvmlGpmMetricsGet(nvmlGpmMetricsGet_t *metricsGet)

    Parameters
        metricsGet : nvmlGpmMetricsGet_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html
    """
def nvmlGpmSampleFree(gpmSample: nvmlGpmSample_t | _Int | None) -> tuple[nvmlReturn_t]:
    """Frees the room of a sample.

    nvmlReturn_t nvmlGpmSampleFree(nvmlGpmSample_t gpmSample)

    Parameters
        gpmSample : nvmlGpmSample_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html
    """
def nvmlGpmSampleAlloc() -> tuple[nvmlReturn_t, nvmlGpmSample_t]:
    """Makes room for one sample of a GPU's performance counters.

    nvmlReturn_t nvmlGpmSampleAlloc(nvmlGpmSample_t *gpmSample)

    Returns
        (nvmlReturn_t, gpmSample); cubind.checked.nvml returns gpmSample, or raises
            NvmlError
        gpmSample : nvmlGpmSample_t

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_MEMORY

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html
    """
def nvmlGpmSampleGet(
    device: nvmlDevice_t | _Int | None,
    gpmSample: nvmlGpmSample_t | _Int | None,
) -> tuple[nvmlReturn_t]:
    """Takes a sample of a GPU's performance counters.

    nvmlReturn_t nvmlGpmSampleGet(nvmlDevice_t device, nvmlGpmSample_t gpmSample)

    Parameters
        device : nvmlDevice_t, int or None
        gpmSample : nvmlGpmSample_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html
    """
def nvmlGpmMigSampleGet(
    device: nvmlDevice_t | _Int | None,
    gpuInstanceId: _Int,
    gpmSample: nvmlGpmSample_t | _Int | None,
) -> tuple[nvmlReturn_t]:
    """Takes a sample of the performance counters of one GPU instance.

    nvmlReturn_t nvmlGpmMigSampleGet(nvmlDevice_t device, unsigned int gpuInstanceId,
        nvmlGpmSample_t gpmSample)

    Parameters
        device : nvmlDevice_t, int or None
        gpuInstanceId : int
        gpmSample : nvmlGpmSample_t, int or None

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Releases the GIL. Since CUDA 12.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html
    """
def nvmlGpmQueryDeviceSupport(
    device: nvmlDevice_t | _Int | None,
    gpmSupport: nvmlGpmSupport_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells whether a GPU has such performance counters.

    nvmlReturn_t nvmlGpmQueryDeviceSupport(nvmlDevice_t device,
        nvmlGpmSupport_t *gpmSupport)

    Parameters
        device : nvmlDevice_t, int or None
        gpmSupport : nvmlGpmSupport_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html
    """
def nvmlGpmQueryIfStreamingEnabled(device: nvmlDevice_t | _Int | None) -> tuple[nvmlReturn_t, int]:
    """Tells whether a GPU collects its performance counters all the time.

    nvmlReturn_t nvmlGpmQueryIfStreamingEnabled(nvmlDevice_t device, unsigned int *state)

    Parameters
        device : nvmlDevice_t, int or None

    Returns
        (nvmlReturn_t, state); cubind.checked.nvml returns state, or raises NvmlError
        state : int

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html
    """
def nvmlGpmSetStreamingEnabled(
    device: nvmlDevice_t | _Int | None,
    state: _Int,
) -> tuple[nvmlReturn_t]:
    """Says whether a GPU collects its performance counters all the time.

    nvmlReturn_t nvmlGpmSetStreamingEnabled(nvmlDevice_t device, unsigned int state)

    Parameters
        device : nvmlDevice_t, int or None
        state : int

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlGpmFunctions.html
    """
def nvmlDeviceGetCapabilities(
    device: nvmlDevice_t | _Int | None,
    caps: nvmlDeviceCapabilities_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells what a GPU can do, as bits NVML_DEV_CAP_*.

    nvmlReturn_t nvmlDeviceGetCapabilities(nvmlDevice_t device,
        nvmlDeviceCapabilities_t *caps)

    Parameters
        device : nvmlDevice_t, int or None
        caps : nvmlDeviceCapabilities_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.5.
    https://docs.nvidia.com/deploy/nvml-api/
    """
def nvmlDeviceWorkloadPowerProfileGetProfilesInfo(
    device: nvmlDevice_t | _Int | None,
    profilesInfo: nvmlWorkloadPowerProfileProfilesInfo_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists the profiles by which a GPU can be tuned for kinds of work.

    nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetProfilesInfo(nvmlDevice_t device,
        nvmlWorkloadPowerProfileProfilesInfo_t *profilesInfo)

    Parameters
        device : nvmlDevice_t, int or None
        profilesInfo : nvmlWorkloadPowerProfileProfilesInfo_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT,
        NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_GPU_IS_LOST,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerProfiles.html
    """
def nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(
    device: nvmlDevice_t | _Int | None,
    currentProfiles: nvmlWorkloadPowerProfileCurrentProfiles_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells which tuning profiles are wanted for a GPU, and which are in force.

    nvmlReturn_t nvmlDeviceWorkloadPowerProfileGetCurrentProfiles(nvmlDevice_t device,
        nvmlWorkloadPowerProfileCurrentProfiles_t *currentProfiles)

    Parameters
        device : nvmlDevice_t, int or None
        currentProfiles : nvmlWorkloadPowerProfileCurrentProfiles_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerProfiles.html
    """
def nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(
    device: nvmlDevice_t | _Int | None,
    requestedProfiles: nvmlWorkloadPowerProfileRequestedProfiles_t | None,
) -> tuple[nvmlReturn_t]:
    """Adds tuning profiles to those wanted for a GPU; for root alone.

    nvmlReturn_t nvmlDeviceWorkloadPowerProfileSetRequestedProfiles(nvmlDevice_t device,
        nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)

    Parameters
        device : nvmlDevice_t, int or None
        requestedProfiles : nvmlWorkloadPowerProfileRequestedProfiles_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.8. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerProfiles.html
    """
def nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(
    device: nvmlDevice_t | _Int | None,
    requestedProfiles: nvmlWorkloadPowerProfileRequestedProfiles_t | None,
) -> tuple[nvmlReturn_t]:
    """Takes tuning profiles from those wanted for a GPU; for root alone.

    nvmlReturn_t nvmlDeviceWorkloadPowerProfileClearRequestedProfiles(nvmlDevice_t device,
        nvmlWorkloadPowerProfileRequestedProfiles_t *requestedProfiles)

    Parameters
        device : nvmlDevice_t, int or None
        requestedProfiles : nvmlWorkloadPowerProfileRequestedProfiles_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_ARGUMENT_VERSION_MISMATCH, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 12.8. Deprecated.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerProfiles.html
    """
def nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(
    device: nvmlDevice_t | _Int | None,
    updateProfiles: nvmlWorkloadPowerProfileUpdateProfiles_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Sets, clears or replaces the tuning profiles wanted for a GPU; for root alone.

    nvmlReturn_t nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1(nvmlDevice_t device,
        nvmlWorkloadPowerProfileUpdateProfiles_v1_t *updateProfiles)

    Parameters
        device : nvmlDevice_t, int or None
        updateProfiles : nvmlWorkloadPowerProfileUpdateProfiles_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerProfiles.html
    """
def nvmlDevicePowerSmoothingActivatePresetProfile(
    device: nvmlDevice_t | _Int | None,
    profile: nvmlPowerSmoothingProfile_t | None,
) -> tuple[nvmlReturn_t]:
    """Chooses by which profile a GPU ramps its power; for root alone.

    nvmlReturn_t nvmlDevicePowerSmoothingActivatePresetProfile(nvmlDevice_t device,
        nvmlPowerSmoothingProfile_t *profile)

    Parameters
        device : nvmlDevice_t, int or None
        profile : nvmlPowerSmoothingProfile_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerSmoothing.html
    """
def nvmlDevicePowerSmoothingUpdatePresetProfileParam(
    device: nvmlDevice_t | _Int | None,
    profile: nvmlPowerSmoothingProfile_t | None,
) -> tuple[nvmlReturn_t]:
    """Changes one number of a profile for ramps of power; for root alone.

    nvmlReturn_t nvmlDevicePowerSmoothingUpdatePresetProfileParam(nvmlDevice_t device,
        nvmlPowerSmoothingProfile_t *profile)

    Parameters
        device : nvmlDevice_t, int or None
        profile : nvmlPowerSmoothingProfile_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerSmoothing.html
    """
def nvmlDevicePowerSmoothingSetState(
    device: nvmlDevice_t | _Int | None,
    state: nvmlPowerSmoothingState_t | None,
) -> tuple[nvmlReturn_t]:
    """Says whether a GPU ramps its power up and down softly; for root alone.

    nvmlReturn_t nvmlDevicePowerSmoothingSetState(nvmlDevice_t device,
        nvmlPowerSmoothingState_t *state)

    Parameters
        device : nvmlDevice_t, int or None
        state : nvmlPowerSmoothingState_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED

    Releases the GIL. Since CUDA 12.8.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlPowerSmoothing.html
    """
def nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(
    device: nvmlDevice_t | _Int | None,
    errorCounts: nvmlEccSramUniqueUncorrectedErrorCounts_t | None,
) -> tuple[nvmlReturn_t]:
    """Lists where in a GPU's caches errors were that it could not correct.

    nvmlReturn_t nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts(nvmlDevice_t device,
        nvmlEccSramUniqueUncorrectedErrorCounts_t *errorCounts)

    Parameters
        device : nvmlDevice_t, int or None
        errorCounts : nvmlEccSramUniqueUncorrectedErrorCounts_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_INSUFFICIENT_SIZE, NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.0.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceGetRemappedRows_v2(
    device: nvmlDevice_t | _Int | None,
    info: nvmlRemappedRowsInfo_v2_t | None,
) -> tuple[nvmlReturn_t]:
    """Counts the rows of memory that were replaced after errors.

    nvmlReturn_t nvmlDeviceGetRemappedRows_v2(nvmlDevice_t device,
        nvmlRemappedRowsInfo_v2_t *info)

    Parameters
        device : nvmlDevice_t, int or None
        info : nvmlRemappedRowsInfo_v2_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.2.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlDeviceSetRusdSettings_v1(
    device: nvmlDevice_t | _Int | None,
    settings: nvmlRusdSettings_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Says which data the driver shares with user programs, and how often it renews them.

    nvmlReturn_t nvmlDeviceSetRusdSettings_v1(nvmlDevice_t device,
        nvmlRusdSettings_v1_t *settings)

    Parameters
        device : nvmlDevice_t, int or None
        settings : nvmlRusdSettings_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NO_PERMISSION, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_ARGUMENT_VERSION_MISMATCH

    Releases the GIL. Since CUDA 13.1.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceCommands.html
    """
def nvmlDeviceGetBankRemapperStatus_v1(
    device: nvmlDevice_t | _Int | None,
    pBankRemapperStatus: nvmlEccBankRemapperStatus_v1_t | None,
) -> tuple[nvmlReturn_t]:
    """Tells which banks of memory were replaced, and whether more can be.

    nvmlReturn_t nvmlDeviceGetBankRemapperStatus_v1(nvmlDevice_t device,
        nvmlEccBankRemapperStatus_v1_t *pBankRemapperStatus)

    Parameters
        device : nvmlDevice_t, int or None
        pBankRemapperStatus : nvmlEccBankRemapperStatus_v1_t or None; in and out

    Returns
        (nvmlReturn_t,); cubind.checked.nvml returns None, or raises NvmlError

    Fails with
        NVML_ERROR_UNINITIALIZED, NVML_ERROR_INVALID_ARGUMENT, NVML_ERROR_NOT_SUPPORTED,
        NVML_ERROR_GPU_IS_LOST, NVML_ERROR_UNKNOWN

    Releases the GIL. Since CUDA 13.4.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlDeviceQueries.html
    """
def nvmlGetBlacklistDeviceCount() -> tuple[nvmlReturn_t, int]:
    """Counts the GPUs that the driver was told to leave alone.

    nvmlReturn_t nvmlGetExcludedDeviceCount(unsigned int *deviceCount)

    Returns
        (nvmlReturn_t, deviceCount); cubind.checked.nvml returns deviceCount, or raises
            NvmlError
        deviceCount : int

    Fails with
        NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlExcludedGpuQueries.html
    """
def nvmlGetBlacklistDeviceInfoByIndex(index: _Int) -> tuple[nvmlReturn_t, nvmlExcludedDeviceInfo_t]:
    """Gives place and id of a GPU that the driver leaves alone.

    nvmlReturn_t nvmlGetExcludedDeviceInfoByIndex(unsigned int index,
        nvmlExcludedDeviceInfo_t *info)

    Parameters
        index : int

    Returns
        (nvmlReturn_t, info); cubind.checked.nvml returns info, or raises NvmlError
        info : nvmlExcludedDeviceInfo_t

    Fails with
        NVML_ERROR_INVALID_ARGUMENT

    Releases the GIL.
    https://docs.nvidia.com/deploy/nvml-api/group__nvmlExcludedGpuQueries.html
    """
