# nvjitlink_checked.pyi of cubind for nvJitLink, API version 13.5.
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
    """Begins a link, whose options have to name an architecture; nvJitLinkDestroy ends it.

    nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions,
        const char **options)

    Parameters
        options : sequence of str or bytes, or None; one text each, such as -arch=sm_90 or
            -lto

    Returns
        handle, or raises NvJitLinkError; cubind.nvjitlink returns (nvJitLinkResult, handle)
        handle : nvJitLinkHandle

    Fails with
        NVJITLINK_ERROR_UNRECOGNIZED_OPTION, NVJITLINK_ERROR_MISSING_ARCH,
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Releases the GIL.
    In cubind.core: Linker.
    """
def nvJitLinkDestroy(handle: nvJitLinkHandle | _Int | None) -> None:
    """Ends a link with all that it made, and sets the caller's handle to 0.

    nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle)

    Parameters
        handle : nvJitLinkHandle, int (address) or None; in and out

    Returns
        (nvJitLinkResult,); cubind.checked.nvjitlink returns None, or raises NvJitLinkError

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Releases the GIL.
    In cubind.core: Linker.close.
    """
def nvJitLinkAddData(
    handle: nvJitLinkHandle | _Int | None,
    inputType: nvJitLinkInputType | int,
    data: _Address,
    size: _Int,
    name: _Text | None = ...,
) -> None:
    """Adds code from host memory to a link; inputType has to be what it is, or
    NVJITLINK_INPUT_ANY.

    nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType,
        const void *data, size_t size, const char *name)

    Parameters
        handle : nvJitLinkHandle, int or None
        inputType : nvJitLinkInputType or int
        data : int (address), buffer or None; at least size bytes long
        size : int; bytes
        name : str, bytes or None; shown in log messages

    Returns
        None, or raises NvJitLinkError; cubind.nvjitlink returns (nvJitLinkResult,)

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Releases the GIL.
    In cubind.core: Linker.
    """
def nvJitLinkAddFile(
    handle: nvJitLinkHandle | _Int | None,
    inputType: nvJitLinkInputType | int,
    fileName: _Text,
) -> None:
    """Adds the code in a file to a link.

    nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType,
        const char *fileName)

    Parameters
        handle : nvJitLinkHandle, int or None
        inputType : nvJitLinkInputType or int
        fileName : str or bytes

    Returns
        (nvJitLinkResult,); cubind.checked.nvjitlink returns None, or raises NvJitLinkError

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Releases the GIL.
    In cubind.core: Linker.
    """
def nvJitLinkComplete(handle: nvJitLinkHandle | _Int | None) -> None:
    """Links what was added, once; errors are in nvJitLinkGetErrorLog.

    nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        (nvJitLinkResult,); cubind.checked.nvjitlink returns None, or raises NvJitLinkError

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Releases the GIL.
    In cubind.core: Linker.link.
    """
def nvJitLinkGetLinkedCubinSize(handle: nvJitLinkHandle | _Int | None) -> int:
    """Tells how large the cubin is that nvJitLinkComplete made.

    nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        (nvJitLinkResult, size); cubind.checked.nvjitlink returns size, or raises
            NvJitLinkError
        size : int; bytes

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.link.
    """
def nvJitLinkGetLinkedCubin(handle: nvJitLinkHandle | _Int | None) -> bytes:
    """Gives a copy of the cubin that nvJitLinkComplete made.

    nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        cubin, or raises NvJitLinkError; cubind.nvjitlink returns (nvJitLinkResult,)
        cubin : bytes

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.link.
    """
def nvJitLinkGetLinkedPtxSize(handle: nvJitLinkHandle | _Int | None) -> int:
    """Tells how large the PTX is that a link with -lto and -ptx made.

    nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        (nvJitLinkResult, size); cubind.checked.nvjitlink returns size, or raises
            NvJitLinkError
        size : int; bytes

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.link.
    """
def nvJitLinkGetLinkedPtx(handle: nvJitLinkHandle | _Int | None) -> bytes:
    """Gives the PTX that a link with -lto and -ptx made.

    nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        ptx, or raises NvJitLinkError; cubind.nvjitlink returns (nvJitLinkResult,)
        ptx : bytes

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.link.
    """
def nvJitLinkGetLinkedLTOIRSize(handle: nvJitLinkHandle | _Int | None) -> int:
    """Tells how large the LTO IR is that a link with -lto made.

    nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t *size)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        (nvJitLinkResult, size); cubind.checked.nvjitlink returns size, or raises
            NvJitLinkError
        size : int; bytes

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL. Since CUDA 13.3.
    """
def nvJitLinkGetLinkedLTOIR(handle: nvJitLinkHandle | _Int | None) -> bytes:
    """Gives the LTO IR that a link with -lto made, in its container.

    nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        ltoir, or raises NvJitLinkError; cubind.nvjitlink returns (nvJitLinkResult,)
        ltoir : bytes

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL. Since CUDA 13.3.
    """
def nvJitLinkGetErrorLogSize(handle: nvJitLinkHandle | _Int | None) -> int:
    """Tells how large the log of errors is.

    nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        (nvJitLinkResult, size); cubind.checked.nvjitlink returns size, or raises
            NvJitLinkError
        size : int; bytes

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.get_error_log.
    """
def nvJitLinkGetErrorLog(handle: nvJitLinkHandle | _Int | None) -> bytes:
    """Gives the errors of a link as text.

    nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        log, or raises NvJitLinkError; cubind.nvjitlink returns (nvJitLinkResult,)
        log : bytes

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.get_error_log.
    """
def nvJitLinkGetInfoLogSize(handle: nvJitLinkHandle | _Int | None) -> int:
    """Tells how large the log of warnings and remarks is.

    nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        (nvJitLinkResult, size); cubind.checked.nvjitlink returns size, or raises
            NvJitLinkError
        size : int; bytes

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.get_info_log.
    """
def nvJitLinkGetInfoLog(handle: nvJitLinkHandle | _Int | None) -> bytes:
    """Gives warnings, and what -verbose and -time have to say, as text.

    nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)

    Parameters
        handle : nvJitLinkHandle, int or None

    Returns
        log, or raises NvJitLinkError; cubind.nvjitlink returns (nvJitLinkResult,)
        log : bytes

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL.
    In cubind.core: Linker.get_info_log.
    """
def nvJitLinkVersion() -> tuple[int, int]:
    """Tells of which release of CUDA the library is, which must not be older than the compiler
    of what it links.

    nvJitLinkResult nvJitLinkVersion(unsigned int *major, unsigned int *minor)

    Returns
        (nvJitLinkResult, major, minor); cubind.checked.nvjitlink returns (major, minor), or
            raises NvJitLinkError
        major, minor : int

    Fails with
        NVJITLINK_ERROR_INVALID_INPUT, NVJITLINK_ERROR_INTERNAL

    Keeps the GIL. Since CUDA 12.3.
    """
