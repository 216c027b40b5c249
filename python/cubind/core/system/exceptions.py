"""Provide the exceptions for NVML's statuses.

They are the classes of ``cubind.checked.nvml``, under the names of ``cuda.core.system``.
"""

from cubind.checked.nvml import AlreadyInitializedError as AlreadyInitializedError
from cubind.checked.nvml import ArgumentVersionMismatchError as ArgumentVersionMismatchError
from cubind.checked.nvml import CorruptedInforomError as CorruptedInforomError
from cubind.checked.nvml import DeprecatedError as DeprecatedError
from cubind.checked.nvml import DriverNotLoadedError as DriverNotLoadedError
from cubind.checked.nvml import FreqNotSupportedError as FreqNotSupportedError
from cubind.checked.nvml import FunctionNotFoundError as FunctionNotFoundError
from cubind.checked.nvml import GpuIsLostError as GpuIsLostError
from cubind.checked.nvml import GpuNotFoundError as GpuNotFoundError
from cubind.checked.nvml import InsufficientPowerError as InsufficientPowerError
from cubind.checked.nvml import InsufficientResourcesError as InsufficientResourcesError
from cubind.checked.nvml import InsufficientSizeError as InsufficientSizeError
from cubind.checked.nvml import InUseError as InUseError
from cubind.checked.nvml import InvalidArgumentError as InvalidArgumentError
from cubind.checked.nvml import InvalidStateError as InvalidStateError
from cubind.checked.nvml import IrqIssueError as IrqIssueError
from cubind.checked.nvml import LibraryNotFoundError as LibraryNotFoundError
from cubind.checked.nvml import LibRmVersionMismatchError as LibRmVersionMismatchError
from cubind.checked.nvml import NoDataError as NoDataError
from cubind.checked.nvml import NoPermissionError as NoPermissionError
from cubind.checked.nvml import NotFoundError as NotFoundError
from cubind.checked.nvml import NotReadyError as NotReadyError
from cubind.checked.nvml import NotSupportedError as NotSupportedError
from cubind.checked.nvml import NvmlError as NvmlError
from cubind.checked.nvml import NvmlMemoryError as MemoryError
from cubind.checked.nvml import NvmlTimeoutError as TimeoutError
from cubind.checked.nvml import OperatingSystemError as OperatingSystemError
from cubind.checked.nvml import ResetRequiredError as ResetRequiredError
from cubind.checked.nvml import UninitializedError as UninitializedError
from cubind.checked.nvml import UnknownError as UnknownError
from cubind.checked.nvml import VgpuEccNotSupportedError as VgpuEccNotSupportedError

try:
    from cubind.checked.nvml import ResetTypeNotSupportedError as ResetTypeNotSupportedError
except ImportError:

    class ResetTypeNotSupportedError(NvmlError):  # type: ignore[no-redef]
        """Never raised here, because CUDA 12 has no such status."""


__all__ = [
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
