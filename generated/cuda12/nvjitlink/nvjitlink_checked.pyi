# nvjitlink_checked.pyi of cubind for nvJitLink, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvjitlink.yaml.

from collections.abc import Sequence

from cubind import CUDAError
from cubind.nvjitlink import (
    _Int,
    _Address,
    _Text,
    sizeof,
    nvJitLinkResult,
    nvJitLinkInputType,
    nvJitLinkHandle,
    NVJITLINK_ERROR_ARCH_MISMATCH,
    NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS,
    NVJITLINK_ERROR_INCORRECT_INPUT_TYPE,
    NVJITLINK_ERROR_MISSING_FATBIN,
    NVJITLINK_ERROR_NULL_INPUT,
    NVJITLINK_ERROR_OUTDATED_LIBRARY,
)

__all__ = [
    "sizeof",
    "nvJitLinkResult",
    "nvJitLinkInputType",
    "nvJitLinkHandle",
    "NVJITLINK_ERROR_ARCH_MISMATCH",
    "NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS",
    "NVJITLINK_ERROR_INCORRECT_INPUT_TYPE",
    "NVJITLINK_ERROR_MISSING_FATBIN",
    "NVJITLINK_ERROR_NULL_INPUT",
    "NVJITLINK_ERROR_OUTDATED_LIBRARY",
    "nvJitLinkCreate",
    "nvJitLinkDestroy",
    "nvJitLinkAddData",
    "nvJitLinkAddFile",
    "nvJitLinkComplete",
    "nvJitLinkGetLinkedCubinSize",
    "nvJitLinkGetLinkedCubin",
    "nvJitLinkGetLinkedPtxSize",
    "nvJitLinkGetLinkedPtx",
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

def nvJitLinkCreate(options: Sequence[_Text] | None) -> nvJitLinkHandle:
    ...
def nvJitLinkDestroy(handle: nvJitLinkHandle | _Int | None) -> None:
    ...
def nvJitLinkAddData(
    handle: nvJitLinkHandle | _Int | None,
    inputType: nvJitLinkInputType | int,
    data: _Address,
    size: _Int,
    name: _Text | None = ...,
) -> None:
    ...
def nvJitLinkAddFile(
    handle: nvJitLinkHandle | _Int | None,
    inputType: nvJitLinkInputType | int,
    fileName: _Text,
) -> None:
    ...
def nvJitLinkComplete(handle: nvJitLinkHandle | _Int | None) -> None:
    ...
def nvJitLinkGetLinkedCubinSize(handle: nvJitLinkHandle | _Int | None) -> int:
    ...
def nvJitLinkGetLinkedCubin(handle: nvJitLinkHandle | _Int | None) -> bytes:
    ...
def nvJitLinkGetLinkedPtxSize(handle: nvJitLinkHandle | _Int | None) -> int:
    ...
def nvJitLinkGetLinkedPtx(handle: nvJitLinkHandle | _Int | None) -> bytes:
    ...
def nvJitLinkGetErrorLogSize(handle: nvJitLinkHandle | _Int | None) -> int:
    ...
def nvJitLinkGetErrorLog(handle: nvJitLinkHandle | _Int | None) -> bytes:
    ...
def nvJitLinkGetInfoLogSize(handle: nvJitLinkHandle | _Int | None) -> int:
    ...
def nvJitLinkGetInfoLog(handle: nvJitLinkHandle | _Int | None) -> bytes:
    ...
def nvJitLinkVersion() -> tuple[int, int]:
    ...
