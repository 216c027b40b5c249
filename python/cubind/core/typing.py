"""Types for annotations, and the enumerations that arguments of ``cubind.core`` take beside plain strings."""

from enum import StrEnum
from typing import Protocol, TypeAlias

from cubind.driver import CUdeviceptr

__all__ = [
    "CompilerBackendType",
    "DevicePointerType",
    "IsStreamType",
    "ManagedMemoryLocationType",
    "ObjectCodeFormatType",
    "PCHStatusType",
    "SourceCodeType",
]

#: What a pointer to device memory may be where one is passed on.
DevicePointerType: TypeAlias = CUdeviceptr | int | None


class IsStreamType(Protocol):
    """Any object with a CUDA stream."""

    def __cuda_stream__(self) -> tuple[int, int]:
        """(0, address of the CUDA stream); 0 is the version of the protocol."""
        ...


class SourceCodeType(StrEnum):
    """The language of a Program's source."""

    CXX = "c++"
    PTX = "ptx"
    NVVM = "nvvm"


class ObjectCodeFormatType(StrEnum):
    """What compiling and linking make, and ObjectCode holds."""

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
    """What became of a precompiled header."""

    CREATED = "created"
    NOT_ATTEMPTED = "not_attempted"
    FAILED = "failed"


class ManagedMemoryLocationType(StrEnum):
    """Where managed memory lives."""

    DEVICE = "device"
    HOST = "host"
    HOST_NUMA = "host_numa"
