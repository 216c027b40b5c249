# nvjitlink_checked.pyi of cubind's binding of the nvJitLink, API version 13.5.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvjitlink.yaml.

from collections.abc import Callable, Sequence
from typing import Any, SupportsFloat

from cubind import CUDAError
from cubind.nvjitlink import (
    _Address,
    _Int,
    _KernelParams,
    _Text,
    sizeof,
    nvJitLinkResult,
    nvJitLinkInputType,
    nvJitLinkHandle,
)

__all__ = [
    "sizeof",
    "nvJitLinkResult",
    "nvJitLinkInputType",
    "nvJitLinkHandle",
    "nvJitLinkCreate",
    "nvJitLinkDestroy",
    "nvJitLinkAddData",
    "nvJitLinkAddFile",
    "nvJitLinkComplete",
    "nvJitLinkGetLinkedCubinSize",
    "nvJitLinkGetLinkedCubin",
    "nvJitLinkGetLinkedPtxSize",
    "nvJitLinkGetLinkedPtx",
    "nvJitLinkGetLinkedLTOIRSize",
    "nvJitLinkGetLinkedLTOIR",
    "nvJitLinkGetErrorLogSize",
    "nvJitLinkGetErrorLog",
    "nvJitLinkGetInfoLogSize",
    "nvJitLinkGetInfoLog",
    "nvJitLinkVersion",
    "NvJitLinkError",
    "UnrecognizedOptionError",
    "MissingArchError",
    "InvalidInputError",
    "PtxCompileError",
    "NvvmCompileError",
    "InternalError",
    "ThreadpoolError",
    "UnrecognizedInputError",
    "FinalizeError",
    "NullInputError",
    "IncompatibleOptionsError",
    "IncorrectInputTypeError",
    "ArchMismatchError",
    "OutdatedLibraryError",
    "MissingFatbinError",
    "UnrecognizedArchError",
    "UnsupportedArchError",
    "LtoNotEnabledError",
]


class NvJitLinkError(CUDAError): ...
class UnrecognizedOptionError(NvJitLinkError): ...
class MissingArchError(NvJitLinkError): ...
class InvalidInputError(NvJitLinkError): ...
class PtxCompileError(NvJitLinkError): ...
class NvvmCompileError(NvJitLinkError): ...
class InternalError(NvJitLinkError): ...
class ThreadpoolError(NvJitLinkError): ...
class UnrecognizedInputError(NvJitLinkError): ...
class FinalizeError(NvJitLinkError): ...
class NullInputError(NvJitLinkError): ...
class IncompatibleOptionsError(NvJitLinkError): ...
class IncorrectInputTypeError(NvJitLinkError): ...
class ArchMismatchError(NvJitLinkError): ...
class OutdatedLibraryError(NvJitLinkError): ...
class MissingFatbinError(NvJitLinkError): ...
class UnrecognizedArchError(NvJitLinkError): ...
class UnsupportedArchError(NvJitLinkError): ...
class LtoNotEnabledError(NvJitLinkError): ...

def nvJitLinkCreate(options: Sequence[_Text] | None) -> nvJitLinkHandle:
    """nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions, const char **options)

    Parameters
        options : sequence of str or bytes, or None
    Returns
        nvJitLinkResult (the checked form raises instead)
        handle : nvJitLinkHandle
    Fails with
        NVJITLINK_ERROR_UNRECOGNIZED_OPTION, NVJITLINK_ERROR_MISSING_ARCH,
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Gives up the GIL.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
def nvJitLinkDestroy(handle: nvJitLinkHandle | _Int | None) -> None:
    """nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle)

    Parameters
        handle : nvJitLinkHandle, int (address) or None; in and out
    Returns
        nvJitLinkResult (the checked form raises instead)
    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Gives up the GIL.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
def nvJitLinkAddData(
    handle: nvJitLinkHandle | _Int | None,
    inputType: nvJitLinkInputType | int,
    data: _Address,
    size: _Int,
    name: _Text | None = ...,
) -> None:
    """nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data, size_t size, const char *name)

    Parameters
        handle : nvJitLinkHandle, int or None
        inputType : nvJitLinkInputType or int
        data : int (address), buffer or None; at least size bytes are read
        size : int
        name : str, bytes or None
    Returns
        nvJitLinkResult (the checked form raises instead)
    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Gives up the GIL.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
def nvJitLinkAddFile(
    handle: nvJitLinkHandle | _Int | None,
    inputType: nvJitLinkInputType | int,
    fileName: _Text,
) -> None:
    """nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName)

    Parameters
        handle : nvJitLinkHandle, int or None
        inputType : nvJitLinkInputType or int
        fileName : str or bytes
    Returns
        nvJitLinkResult (the checked form raises instead)
    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Gives up the GIL.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
def nvJitLinkComplete(handle: nvJitLinkHandle | _Int | None) -> None:
    """nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle)

    Parameters
        handle : nvJitLinkHandle, int or None
    Returns
        nvJitLinkResult (the checked form raises instead)
    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Gives up the GIL.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
def nvJitLinkGetLinkedCubinSize(handle: nvJitLinkHandle | _Int | None) -> int:
    """nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)

    Parameters
        handle : nvJitLinkHandle, int or None
    Returns
        nvJitLinkResult (the checked form raises instead)
        size : int
    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Keeps the GIL.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
def nvJitLinkGetLinkedCubin(handle: nvJitLinkHandle | _Int | None) -> bytes:
    """nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)

    Parameters
        handle : nvJitLinkHandle, int or None
    Returns
        nvJitLinkResult (the checked form raises instead)
        cubin : bytes
    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Keeps the GIL.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
def nvJitLinkGetLinkedPtxSize(handle: nvJitLinkHandle | _Int | None) -> int:
    """nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size)

    Parameters
        handle : nvJitLinkHandle, int or None
    Returns
        nvJitLinkResult (the checked form raises instead)
        size : int
    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Keeps the GIL.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
def nvJitLinkGetLinkedPtx(handle: nvJitLinkHandle | _Int | None) -> bytes:
    """nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)

    Parameters
        handle : nvJitLinkHandle, int or None
    Returns
        nvJitLinkResult (the checked form raises instead)
        ptx : bytes
    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Keeps the GIL.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
def nvJitLinkGetLinkedLTOIRSize(handle: nvJitLinkHandle | _Int | None) -> int:
    """nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t *size)

    Parameters
        handle : nvJitLinkHandle, int or None
    Returns
        nvJitLinkResult (the checked form raises instead)
        size : int
    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Keeps the GIL. Since release 13.3.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
def nvJitLinkGetLinkedLTOIR(handle: nvJitLinkHandle | _Int | None) -> bytes:
    """nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir)

    Parameters
        handle : nvJitLinkHandle, int or None
    Returns
        nvJitLinkResult (the checked form raises instead)
        ltoir : bytes
    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Keeps the GIL. Since release 13.3.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
def nvJitLinkGetErrorLogSize(handle: nvJitLinkHandle | _Int | None) -> int:
    """nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size)

    Parameters
        handle : nvJitLinkHandle, int or None
    Returns
        nvJitLinkResult (the checked form raises instead)
        size : int
    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Keeps the GIL.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
def nvJitLinkGetErrorLog(handle: nvJitLinkHandle | _Int | None) -> bytes:
    """nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)

    Parameters
        handle : nvJitLinkHandle, int or None
    Returns
        nvJitLinkResult (the checked form raises instead)
        log : bytes
    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Keeps the GIL.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
def nvJitLinkGetInfoLogSize(handle: nvJitLinkHandle | _Int | None) -> int:
    """nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size)

    Parameters
        handle : nvJitLinkHandle, int or None
    Returns
        nvJitLinkResult (the checked form raises instead)
        size : int
    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Keeps the GIL.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
def nvJitLinkGetInfoLog(handle: nvJitLinkHandle | _Int | None) -> bytes:
    """nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)

    Parameters
        handle : nvJitLinkHandle, int or None
    Returns
        nvJitLinkResult (the checked form raises instead)
        log : bytes
    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Keeps the GIL.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
def nvJitLinkVersion() -> tuple[int, int]:
    """nvJitLinkResult nvJitLinkVersion(unsigned int *major, unsigned int *minor)

    Returns
        nvJitLinkResult (the checked form raises instead)
        major, minor : int
    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL
    Keeps the GIL.
    https://docs.nvidia.com/cuda/nvjitlink/
    """
