from cubind.core.system import exceptions as exceptions
from cubind.core.system import typing as typing
from cubind.core.system._device import Device as Device
from cubind.core.system._device import NvlinkInfo as NvlinkInfo
from cubind.core.system._device import get_p2p_status as get_p2p_status
from cubind.core.system._device import get_topology_common_ancestor as get_topology_common_ancestor
from cubind.core.system._system import CUDA_BINDINGS_NVML_IS_COMPATIBLE as CUDA_BINDINGS_NVML_IS_COMPATIBLE
from cubind.core.system._system import get_driver_branch as get_driver_branch
from cubind.core.system._system import get_kernel_mode_driver_version as get_kernel_mode_driver_version
from cubind.core.system._system import get_num_devices as get_num_devices
from cubind.core.system._system import get_nvml_version as get_nvml_version
from cubind.core.system._system import get_process_name as get_process_name
from cubind.core.system._system import get_user_mode_driver_version as get_user_mode_driver_version
from cubind.core.system._system_events import register_events as register_events
from cubind.core.system.exceptions import AlreadyInitializedError as AlreadyInitializedError
from cubind.core.system.exceptions import ArgumentVersionMismatchError as ArgumentVersionMismatchError
from cubind.core.system.exceptions import CorruptedInforomError as CorruptedInforomError
from cubind.core.system.exceptions import DeprecatedError as DeprecatedError
from cubind.core.system.exceptions import DriverNotLoadedError as DriverNotLoadedError
from cubind.core.system.exceptions import FreqNotSupportedError as FreqNotSupportedError
from cubind.core.system.exceptions import FunctionNotFoundError as FunctionNotFoundError
from cubind.core.system.exceptions import GpuIsLostError as GpuIsLostError
from cubind.core.system.exceptions import GpuNotFoundError as GpuNotFoundError
from cubind.core.system.exceptions import InUseError as InUseError
from cubind.core.system.exceptions import InsufficientPowerError as InsufficientPowerError
from cubind.core.system.exceptions import InsufficientResourcesError as InsufficientResourcesError
from cubind.core.system.exceptions import InsufficientSizeError as InsufficientSizeError
from cubind.core.system.exceptions import InvalidArgumentError as InvalidArgumentError
from cubind.core.system.exceptions import InvalidStateError as InvalidStateError
from cubind.core.system.exceptions import IrqIssueError as IrqIssueError
from cubind.core.system.exceptions import LibRmVersionMismatchError as LibRmVersionMismatchError
from cubind.core.system.exceptions import LibraryNotFoundError as LibraryNotFoundError
from cubind.core.system.exceptions import MemoryError as MemoryError
from cubind.core.system.exceptions import NoDataError as NoDataError
from cubind.core.system.exceptions import NoPermissionError as NoPermissionError
from cubind.core.system.exceptions import NotFoundError as NotFoundError
from cubind.core.system.exceptions import NotReadyError as NotReadyError
from cubind.core.system.exceptions import NotSupportedError as NotSupportedError
from cubind.core.system.exceptions import NvmlError as NvmlError
from cubind.core.system.exceptions import OperatingSystemError as OperatingSystemError
from cubind.core.system.exceptions import ResetRequiredError as ResetRequiredError
from cubind.core.system.exceptions import ResetTypeNotSupportedError as ResetTypeNotSupportedError
from cubind.core.system.exceptions import TimeoutError as TimeoutError
from cubind.core.system.exceptions import UninitializedError as UninitializedError
from cubind.core.system.exceptions import UnknownError as UnknownError
from cubind.core.system.exceptions import VgpuEccNotSupportedError as VgpuEccNotSupportedError

__all__ = [
    "CUDA_BINDINGS_NVML_IS_COMPATIBLE",
    "get_driver_branch",
    "get_kernel_mode_driver_version",
    "get_num_devices",
    "get_nvml_version",
    "get_process_name",
    "get_user_mode_driver_version",
    "Device",
    "NvlinkInfo",
    "get_p2p_status",
    "get_topology_common_ancestor",
    "register_events",
    "AlreadyInitializedError",
    "ArgumentVersionMismatchError",
    "CorruptedInforomError",
    "DeprecatedError",
    "DriverNotLoadedError",
    "FreqNotSupportedError",
    "FunctionNotFoundError",
    "GpuIsLostError",
    "GpuNotFoundError",
    "InUseError",
    "InsufficientPowerError",
    "InsufficientResourcesError",
    "InsufficientSizeError",
    "InvalidArgumentError",
    "InvalidStateError",
    "IrqIssueError",
    "LibRmVersionMismatchError",
    "LibraryNotFoundError",
    "MemoryError",
    "NoDataError",
    "NoPermissionError",
    "NotFoundError",
    "NotReadyError",
    "NotSupportedError",
    "NvmlError",
    "OperatingSystemError",
    "ResetRequiredError",
    "ResetTypeNotSupportedError",
    "TimeoutError",
    "UninitializedError",
    "UnknownError",
    "VgpuEccNotSupportedError",
]
