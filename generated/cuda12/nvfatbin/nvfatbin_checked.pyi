# nvfatbin_checked.pyi of cubind for nvFatbin, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvfatbin.yaml.

from collections.abc import Sequence

from cubind import CUDAError
from cubind.nvfatbin import (
    _Int,
    _Address,
    _Text,
    sizeof,
    nvFatbinResult,
    nvFatbinHandle,
)

__all__ = [
    "sizeof",
    "nvFatbinResult",
    "nvFatbinHandle",
    "nvFatbinGetErrorString",
    "nvFatbinCreate",
    "nvFatbinDestroy",
    "nvFatbinAddPTX",
    "nvFatbinAddCubin",
    "nvFatbinAddLTOIR",
    "nvFatbinAddIndex",
    "nvFatbinAddReloc",
    "nvFatbinSize",
    "nvFatbinGet",
    "nvFatbinVersion",
    "NvFatbinError",
    "InternalError",
    "ElfArchMismatchError",
    "ElfSizeMismatchError",
    "MissingPtxVersionError",
    "NullPointerError",
    "CompressionFailedError",
    "CompressedSizeExceededError",
    "UnrecognizedOptionError",
    "InvalidArchError",
    "InvalidNvvmError",
    "EmptyInputError",
    "MissingPtxArchError",
    "PtxArchMismatchError",
    "MissingFatbinError",
    "InvalidIndexError",
    "IdentifierReuseError",
    "InternalPtxOptionError",
]

class NvFatbinError(CUDAError): ...
class InternalError(NvFatbinError): ...
class ElfArchMismatchError(NvFatbinError): ...
class ElfSizeMismatchError(NvFatbinError): ...
class MissingPtxVersionError(NvFatbinError): ...
class NullPointerError(NvFatbinError): ...
class CompressionFailedError(NvFatbinError): ...
class CompressedSizeExceededError(NvFatbinError): ...
class UnrecognizedOptionError(NvFatbinError): ...
class InvalidArchError(NvFatbinError): ...
class InvalidNvvmError(NvFatbinError): ...
class EmptyInputError(NvFatbinError): ...
class MissingPtxArchError(NvFatbinError): ...
class PtxArchMismatchError(NvFatbinError): ...
class MissingFatbinError(NvFatbinError): ...
class InvalidIndexError(NvFatbinError): ...
class IdentifierReuseError(NvFatbinError): ...
class InternalPtxOptionError(NvFatbinError): ...

def nvFatbinGetErrorString(result: nvFatbinResult | int) -> str | None:
    ...
def nvFatbinCreate(options: Sequence[_Text] | None = ...) -> nvFatbinHandle:
    ...
def nvFatbinDestroy(handle_indirect: nvFatbinHandle | _Int | None) -> None:
    ...
def nvFatbinAddPTX(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    arch: _Text,
    identifier: _Text | None = ...,
    optionsCmdLine: _Text | None = ...,
) -> None:
    ...
def nvFatbinAddCubin(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    arch: _Text,
    identifier: _Text | None = ...,
) -> None:
    ...
def nvFatbinAddLTOIR(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    arch: _Text,
    identifier: _Text | None = ...,
    optionsCmdLine: _Text | None = ...,
) -> None:
    ...
def nvFatbinAddIndex(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    identifier: _Text | None = ...,
) -> None:
    ...
def nvFatbinAddReloc(handle: nvFatbinHandle | _Int | None, code: _Address, size: _Int) -> None:
    ...
def nvFatbinSize(handle: nvFatbinHandle | _Int | None) -> int:
    ...
def nvFatbinGet(handle: nvFatbinHandle | _Int | None) -> bytes:
    ...
def nvFatbinVersion() -> tuple[int, int]:
    ...
