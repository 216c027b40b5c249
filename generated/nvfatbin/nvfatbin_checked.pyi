# nvfatbin_checked.pyi of cubind for nvFatbin, API version 13.5.
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
    "nvFatbinAddTileIR",
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
    """Gives what a status means, in English.

    const char *nvFatbinGetErrorString(nvFatbinResult result)

    Parameters
        result : nvFatbinResult or int

    Returns
        (nvFatbinResult.NVFATBIN_SUCCESS, bytes | None); cubind.checked.nvfatbin returns str
            | None

    Keeps the GIL.
    """
def nvFatbinCreate(options: Sequence[_Text] | None = ...) -> nvFatbinHandle:
    """Begins a fatbin, to which code for several architectures is added; nvFatbinDestroy ends
    it.

    nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options,
        size_t optionsCount)

    Parameters
        options : sequence of str or bytes, or None; one text each, such as -64 or
            -compress=true

    Returns
        handle_indirect, or raises NvFatbinError; cubind.nvfatbin returns (nvFatbinResult,
            handle_indirect)
        handle_indirect : nvFatbinHandle

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_UNRECOGNIZED_OPTION,
        NVFATBIN_ERROR_INTERNAL

    Releases the GIL.
    """
def nvFatbinDestroy(handle_indirect: nvFatbinHandle | _Int | None) -> None:
    """Ends a fatbin, and sets the caller's handle to 0.

    nvFatbinResult nvFatbinDestroy(nvFatbinHandle *handle_indirect)

    Parameters
        handle_indirect : nvFatbinHandle, int (address) or None; in and out

    Returns
        (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL

    Releases the GIL.
    """
def nvFatbinAddPTX(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    arch: _Text,
    identifier: _Text | None = ...,
    optionsCmdLine: _Text | None = ...,
) -> None:
    """Adds PTX, which the driver can compile for newer architectures, too.

    nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size,
        const char *arch, const char *identifier, const char *optionsCmdLine)

    Parameters
        handle : nvFatbinHandle, int or None
        code : int (address), buffer or None; at least size bytes long
        size : int; bytes
        arch : str or bytes; digits alone, such as 90
        identifier : str, bytes or None; name by which tools list it
        optionsCmdLine : str, bytes or None; options for a later compilation, as one text

    Returns
        None, or raises NvFatbinError; cubind.nvfatbin returns (nvFatbinResult,)

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,
        NVFATBIN_ERROR_PTX_ARCH_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,
        NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,
        NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_MISSING_PTX_VERSION,
        NVFATBIN_ERROR_MISSING_PTX_ARCH, NVFATBIN_ERROR_INTERNAL

    Releases the GIL.
    """
def nvFatbinAddCubin(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    arch: _Text,
    identifier: _Text | None = ...,
) -> None:
    """Adds a cubin for one architecture.

    nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size,
        const char *arch, const char *identifier)

    Parameters
        handle : nvFatbinHandle, int or None
        code : int (address), buffer or None; at least size bytes long
        size : int; bytes
        arch : str or bytes; digits alone, such as 90
        identifier : str, bytes or None; name by which tools list it

    Returns
        None, or raises NvFatbinError; cubind.nvfatbin returns (nvFatbinResult,)

    Fails with
        NVFATBIN_ERROR_INVALID_ARCH, NVFATBIN_ERROR_ELF_ARCH_MISMATCH,
        NVFATBIN_ERROR_ELF_SIZE_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,
        NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,
        NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL

    Releases the GIL.
    """
def nvFatbinAddLTOIR(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    arch: _Text,
    identifier: _Text | None = ...,
    optionsCmdLine: _Text | None = ...,
) -> None:
    """Adds LTO IR for one architecture, to be linked with other code.

    nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size,
        const char *arch, const char *identifier, const char *optionsCmdLine)

    Parameters
        handle : nvFatbinHandle, int or None
        code : int (address), buffer or None; at least size bytes long
        size : int; bytes
        arch : str or bytes; digits alone, such as 90
        identifier : str, bytes or None; name by which tools list it
        optionsCmdLine : str, bytes or None; options for a later compilation, as one text

    Returns
        None, or raises NvFatbinError; cubind.nvfatbin returns (nvFatbinResult,)

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,
        NVFATBIN_ERROR_COMPRESSION_FAILED, NVFATBIN_ERROR_UNRECOGNIZED_OPTION,
        NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED, NVFATBIN_ERROR_EMPTY_INPUT,
        NVFATBIN_ERROR_INTERNAL

    Releases the GIL.
    """
def nvFatbinAddIndex(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    identifier: _Text | None = ...,
) -> None:
    """Adds the contents of an index file.

    nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size,
        const char *identifier)

    Parameters
        handle : nvFatbinHandle, int or None
        code : int (address), buffer or None; at least size bytes long
        size : int; bytes
        identifier : str, bytes or None; name by which tools list it

    Returns
        None, or raises NvFatbinError; cubind.nvfatbin returns (nvFatbinResult,)

    Fails with
        NVFATBIN_ERROR_INVALID_INDEX, NVFATBIN_ERROR_COMPRESSION_FAILED,
        NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,
        NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL

    Releases the GIL. Since CUDA 12.5.
    """
def nvFatbinAddReloc(handle: nvFatbinHandle | _Int | None, code: _Address, size: _Int) -> None:
    """Adds the relocatable PTX that a host object has in it.

    nvFatbinResult nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)

    Parameters
        handle : nvFatbinHandle, int or None
        code : int (address), buffer or None; at least size bytes long
        size : int; bytes

    Returns
        (nvFatbinResult,); cubind.checked.nvfatbin returns None, or raises NvFatbinError

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INVALID_ARCH,
        NVFATBIN_ERROR_PTX_ARCH_MISMATCH, NVFATBIN_ERROR_COMPRESSION_FAILED,
        NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,
        NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_MISSING_PTX_VERSION,
        NVFATBIN_ERROR_MISSING_PTX_ARCH, NVFATBIN_ERROR_IDENTIFIER_REUSE,
        NVFATBIN_ERROR_INTERNAL

    Releases the GIL. Since CUDA 12.5.
    """
def nvFatbinAddTileIR(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    identifier: _Text | None = ...,
    optionsCmdLine: _Text | None = ...,
) -> None:
    """Adds Tile IR.

    nvFatbinResult nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size,
        const char *identifier, const char *optionsCmdLine)

    Parameters
        handle : nvFatbinHandle, int or None
        code : int (address), buffer or None; at least size bytes long
        size : int; bytes
        identifier : str, bytes or None; name by which tools list it
        optionsCmdLine : str, bytes or None; options for a later compilation, as one text

    Returns
        None, or raises NvFatbinError; cubind.nvfatbin returns (nvFatbinResult,)

    Fails with
        NVFATBIN_ERROR_INVALID_ARCH, NVFATBIN_ERROR_COMPRESSION_FAILED,
        NVFATBIN_ERROR_UNRECOGNIZED_OPTION, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED,
        NVFATBIN_ERROR_EMPTY_INPUT, NVFATBIN_ERROR_INTERNAL

    Releases the GIL. Since CUDA 13.1.
    """
def nvFatbinSize(handle: nvFatbinHandle | _Int | None) -> int:
    """Puts the fatbin together and tells how large it is; nvFatbinGet needs it.

    nvFatbinResult nvFatbinSize(nvFatbinHandle handle, size_t *size)

    Parameters
        handle : nvFatbinHandle, int or None

    Returns
        (nvFatbinResult, size); cubind.checked.nvfatbin returns size, or raises
            NvFatbinError
        size : int; bytes

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL

    Releases the GIL.
    """
def nvFatbinGet(handle: nvFatbinHandle | _Int | None) -> bytes:
    """Gives the fatbin, which cuLibraryLoadData loads.

    nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)

    Parameters
        handle : nvFatbinHandle, int or None

    Returns
        buffer, or raises NvFatbinError; cubind.nvfatbin returns (nvFatbinResult,)
        buffer : bytes

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL

    Releases the GIL.
    """
def nvFatbinVersion() -> tuple[int, int]:
    """Tells of which release of CUDA the library is.

    nvFatbinResult nvFatbinVersion(unsigned int *major, unsigned int *minor)

    Returns
        (nvFatbinResult, major, minor); cubind.checked.nvfatbin returns (major, minor), or
            raises NvFatbinError
        major, minor : int

    Fails with
        NVFATBIN_ERROR_NULL_POINTER, NVFATBIN_ERROR_INTERNAL

    Keeps the GIL.
    """
