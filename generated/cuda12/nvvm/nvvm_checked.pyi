# nvvm_checked.pyi of cubind's binding of the libNVVM, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvvm.yaml.

from collections.abc import Callable, Sequence
from typing import Any, SupportsFloat

from cubind import CUDAError
from cubind.nvvm import (
    _Address,
    _Int,
    _KernelParams,
    _Text,
    sizeof,
    nvvmResult,
    nvvmProgram,
)

__all__ = [
    "sizeof",
    "nvvmResult",
    "nvvmProgram",
    "nvvmGetErrorString",
    "nvvmVersion",
    "nvvmIRVersion",
    "nvvmCreateProgram",
    "nvvmDestroyProgram",
    "nvvmAddModuleToProgram",
    "nvvmLazyAddModuleToProgram",
    "nvvmCompileProgram",
    "nvvmVerifyProgram",
    "nvvmGetCompiledResultSize",
    "nvvmGetCompiledResult",
    "nvvmGetProgramLogSize",
    "nvvmGetProgramLog",
    "NvvmError",
    "OutOfMemoryError",
    "ProgramCreationFailureError",
    "IrVersionMismatchError",
    "InvalidInputError",
    "InvalidProgramError",
    "InvalidIrError",
    "InvalidOptionError",
    "NoModuleInProgramError",
    "CompilationError",
    "CancelledError",
]


class NvvmError(CUDAError): ...
class OutOfMemoryError(NvvmError): ...
class ProgramCreationFailureError(NvvmError): ...
class IrVersionMismatchError(NvvmError): ...
class InvalidInputError(NvvmError): ...
class InvalidProgramError(NvvmError): ...
class InvalidIrError(NvvmError): ...
class InvalidOptionError(NvvmError): ...
class NoModuleInProgramError(NvvmError): ...
class CompilationError(NvvmError): ...
class CancelledError(NvvmError): ...

def nvvmGetErrorString(result: nvvmResult | int) -> str | None:
    """const char *nvvmGetErrorString(nvvmResult result)

    Parameters
        result : nvvmResult or int
    Returns
        nvvmResult (always NVVM_SUCCESS; the checked form leaves it out)
        str | None
    Keeps the GIL. https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmVersion() -> tuple[int, int]:
    """nvvmResult nvvmVersion(int *major, int *minor)

    Returns
        nvvmResult (the checked form raises instead)
        major : int
        minor : int
    Keeps the GIL. https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmIRVersion() -> tuple[int, int, int, int]:
    """nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)

    Returns
        nvvmResult (the checked form raises instead)
        majorIR : int
        minorIR : int
        majorDbg : int
        minorDbg : int
    Keeps the GIL. https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmCreateProgram() -> nvvmProgram:
    """nvvmResult nvvmCreateProgram(nvvmProgram *prog)

    Returns
        nvvmResult (the checked form raises instead)
        prog : nvvmProgram
    Gives up the GIL. https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmDestroyProgram(prog: nvvmProgram | _Int | None) -> None:
    """nvvmResult nvvmDestroyProgram(nvvmProgram *prog)

    Parameters
        prog : nvvmProgram, int (address) or None; in and out
    Returns
        nvvmResult (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmAddModuleToProgram(
    prog: nvvmProgram | _Int | None,
    buffer: _Address,
    size: _Int,
    name: _Text | None = ...,
) -> None:
    """nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)

    Parameters
        prog : nvvmProgram, int or None
        buffer : int (address), buffer or None; at least size bytes are read
        size : int
        name : str, bytes or None
    Returns
        nvvmResult (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmLazyAddModuleToProgram(
    prog: nvvmProgram | _Int | None,
    buffer: _Address,
    size: _Int,
    name: _Text | None = ...,
) -> None:
    """nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)

    Parameters
        prog : nvvmProgram, int or None
        buffer : int (address), buffer or None; at least size bytes are read
        size : int
        name : str, bytes or None
    Returns
        nvvmResult (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmCompileProgram(
    prog: nvvmProgram | _Int | None,
    options: Sequence[_Text] | None = ...,
) -> None:
    """nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)

    Parameters
        prog : nvvmProgram, int or None
        options : sequence of str or bytes, or None
    Returns
        nvvmResult (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmVerifyProgram(
    prog: nvvmProgram | _Int | None,
    options: Sequence[_Text] | None = ...,
) -> None:
    """nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)

    Parameters
        prog : nvvmProgram, int or None
        options : sequence of str or bytes, or None
    Returns
        nvvmResult (the checked form raises instead)
    Gives up the GIL. https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmGetCompiledResultSize(prog: nvvmProgram | _Int | None) -> int:
    """nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet)

    Parameters
        prog : nvvmProgram, int or None
    Returns
        nvvmResult (the checked form raises instead)
        bufferSizeRet : int
    Keeps the GIL. https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmGetCompiledResult(prog: nvvmProgram | _Int | None) -> bytes:
    """nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer)

    Parameters
        prog : nvvmProgram, int or None
    Returns
        nvvmResult (the checked form raises instead)
        buffer : bytes
    Keeps the GIL. https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmGetProgramLogSize(prog: nvvmProgram | _Int | None) -> int:
    """nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet)

    Parameters
        prog : nvvmProgram, int or None
    Returns
        nvvmResult (the checked form raises instead)
        bufferSizeRet : int
    Keeps the GIL. https://docs.nvidia.com/cuda/libnvvm-api/
    """
def nvvmGetProgramLog(prog: nvvmProgram | _Int | None) -> bytes:
    """nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer)

    Parameters
        prog : nvvmProgram, int or None
    Returns
        nvvmResult (the checked form raises instead)
        buffer : bytes
    Keeps the GIL. https://docs.nvidia.com/cuda/libnvvm-api/
    """
