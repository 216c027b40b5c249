"""Define types for annotations, and enumerations that ``cubind.core`` accepts in place of strings.
"""

from collections.abc import Sequence
from enum import IntEnum, StrEnum
from typing import Protocol, TypeAlias

from cubind._core import SMResource, WorkqueueResource
from cubind.driver import CUdeviceptr

__all__ = [
    "CompilerBackendType",
    "DevicePointerType",
    "DeviceResourcesType",
    "GraphConditionalType",
    "GraphMemoryType",
    "IsStreamType",
    "ManagedMemoryLocationType",
    "ObjectCodeFormatType",
    "PCHStatusType",
    "SourceCodeType",
    "TensorMapDataType",
    "TensorMapIm2ColWideMode",
    "TensorMapInterleave",
    "TensorMapL2Promotion",
    "TensorMapOOBFill",
    "TensorMapSwizzle",
    "VirtualMemoryAccessType",
    "VirtualMemoryAllocationType",
    "VirtualMemoryGranularityType",
    "VirtualMemoryHandleType",
    "VirtualMemoryLocationType",
    "WorkqueueSharingScopeType",
]

# The types accepted for a pointer to device memory.
DevicePointerType: TypeAlias = CUdeviceptr | int | None

# The resources of a green context.
DeviceResourcesType: TypeAlias = Sequence[SMResource | WorkqueueResource]


class IsStreamType(Protocol):
    """Any object with a CUDA stream."""

    def __cuda_stream__(self) -> tuple[int, int]:
        """Return (0, address of the CUDA stream); 0 is the version of the protocol."""
        ...


class SourceCodeType(StrEnum):
    """The language of a Program's source."""

    CXX = "c++"
    PTX = "ptx"
    NVVM = "nvvm"


class ObjectCodeFormatType(StrEnum):
    """The formats that compiling and linking produce and ObjectCode holds."""

    PTX = "ptx"
    CUBIN = "cubin"
    LTOIR = "ltoir"
    FATBIN = "fatbin"
    OBJECT = "object"
    LIBRARY = "library"


class CompilerBackendType(StrEnum):
    """The library that compiles or links."""

    NVRTC = "NVRTC"
    NVVM = "NVVM"
    NVJITLINK = "nvJitLink"
    DRIVER = "driver"


class PCHStatusType(StrEnum):
    """The outcome of making a precompiled header."""

    CREATED = "created"
    NOT_ATTEMPTED = "not_attempted"
    FAILED = "failed"


class ManagedMemoryLocationType(StrEnum):
    """The location of managed memory."""

    DEVICE = "device"
    HOST = "host"
    HOST_NUMA = "host_numa"


class TensorMapDataType(IntEnum):
    """The element type of a tensor map."""

    UINT8 = 0
    UINT16 = 1
    UINT32 = 2
    INT32 = 3
    UINT64 = 4
    INT64 = 5
    FLOAT16 = 6
    FLOAT32 = 7
    FLOAT64 = 8
    BFLOAT16 = 9
    FLOAT32_FTZ = 10
    TFLOAT32 = 11
    TFLOAT32_FTZ = 12


class TensorMapInterleave(IntEnum):
    """How channels are laid out in memory."""

    NONE = 0
    INTERLEAVE_16B = 1
    INTERLEAVE_32B = 2


class TensorMapSwizzle(IntEnum):
    """How a box is swizzled in shared memory, against bank conflicts."""

    NONE = 0
    SWIZZLE_32B = 1
    SWIZZLE_64B = 2
    SWIZZLE_128B = 3
    SWIZZLE_128B_ATOM_32B = 4
    SWIZZLE_128B_ATOM_32B_FLIP_8B = 5
    SWIZZLE_128B_ATOM_64B = 6


class TensorMapL2Promotion(IntEnum):
    """How much a copy brings into the L2 cache around the data that it needs."""

    NONE = 0
    L2_64B = 1
    L2_128B = 2
    L2_256B = 3


class TensorMapOOBFill(IntEnum):
    """The values for elements outside the tensor.

    These are zeros, or NaNs that multiply to zero.
    """

    NONE = 0
    NAN_REQUEST_ZERO_FMA = 1


class TensorMapIm2ColWideMode(IntEnum):
    """How a tensor map that loads along the width uses its swizzle."""

    W = 0
    W128 = 1


class GraphMemoryType(StrEnum):
    """The kind of memory that a graph allocates."""

    DEVICE = "device"
    HOST = "host"
    MANAGED = "managed"


class GraphConditionalType(StrEnum):
    """How a conditional node's graphs run."""

    IF = "if"
    WHILE = "while"
    SWITCH = "switch"


class VirtualMemoryHandleType(StrEnum):
    """How other processes may import physical memory."""

    POSIX_FD = "posix_fd"
    WIN32_KMT = "win32_kmt"
    FABRIC = "fabric"


class VirtualMemoryLocationType(StrEnum):
    """The location of physical memory."""

    DEVICE = "device"
    HOST = "host"
    HOST_NUMA = "host_numa"
    HOST_NUMA_CURRENT = "host_numa_current"


class VirtualMemoryGranularityType(StrEnum):
    """The driver's granularity to which sizes are rounded up."""

    MINIMUM = "minimum"
    RECOMMENDED = "recommended"


class VirtualMemoryAccessType(StrEnum):
    """The access of a device to mapped memory."""

    READ_WRITE = "rw"
    READ = "r"


class VirtualMemoryAllocationType(StrEnum):
    """The kind of physical memory."""

    PINNED = "pinned"
    MANAGED = "managed"


class WorkqueueSharingScopeType(StrEnum):
    """The scope in which contexts share work queues.

    DEVICE_CTX: all contexts of the device.
    GREEN_CTX_BALANCED: nobody, as far as there are enough queues for all green contexts.
    """

    DEVICE_CTX = "device_ctx"
    GREEN_CTX_BALANCED = "green_ctx_balanced"
