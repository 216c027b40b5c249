# nvvm_checked.pyi of cubind for libNVVM, API version 13.5.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvvm.yaml.

from collections.abc import Sequence

from cubind import CUDAError
from cubind.nvvm import (
    _Int,
    _Address,
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
    "nvvmLLVMVersion",
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
    """Gives what a status means, in English.

    const char *nvvmGetErrorString(nvvmResult result)

    Parameters
        result : nvvmResult or int

    Returns
        (nvvmResult.NVVM_SUCCESS, bytes | None); cubind.checked.nvvm returns str | None

    Keeps the GIL.
    """
def nvvmVersion() -> tuple[int, int]:
    """Gives the version of libNVVM.

    nvvmResult nvvmVersion(int *major, int *minor)

    Returns
        (nvvmResult, major, minor); cubind.checked.nvvm returns (major, minor), or raises
            NvvmError
        major, minor : int

    Keeps the GIL.
    """
def nvvmIRVersion() -> tuple[int, int, int, int]:
    """Gives the versions of NVVM IR and of its debug metadata that libNVVM reads.

    nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)

    Returns
        (nvvmResult, majorIR, minorIR, majorDbg, minorDbg); cubind.checked.nvvm returns
            (majorIR, minorIR, majorDbg, minorDbg), or raises NvvmError
        majorIR, minorIR, majorDbg, minorDbg : int

    Keeps the GIL.
    """
def nvvmLLVMVersion(arch: _Text) -> int:
    """Tells which LLVM an architecture is compiled with, whose dialect of bitcode and text it
    takes.

    nvvmResult nvvmLLVMVersion(const char *arch, int *major)

    Parameters
        arch : str or bytes; such as compute_90

    Returns
        (nvvmResult, major); cubind.checked.nvvm returns major, or raises NvvmError
        major : int

    Fails with
        NVVM_ERROR_INVALID_INPUT

    Keeps the GIL. Since CUDA 13.1.
    """
def nvvmCreateProgram() -> nvvmProgram:
    """Makes an empty program, to which modules of NVVM IR are added.

    nvvmResult nvvmCreateProgram(nvvmProgram *prog)

    Returns
        (nvvmResult, prog); cubind.checked.nvvm returns prog, or raises NvvmError
        prog : nvvmProgram

    Fails with
        NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_INVALID_PROGRAM

    Releases the GIL.
    """
def nvvmDestroyProgram(prog: nvvmProgram | _Int | None) -> None:
    """Destroys a program, and sets the caller's handle to 0.

    nvvmResult nvvmDestroyProgram(nvvmProgram *prog)

    Parameters
        prog : nvvmProgram, int (address) or None; in and out

    Returns
        (nvvmResult,); cubind.checked.nvvm returns None, or raises NvvmError

    Fails with
        NVVM_ERROR_INVALID_PROGRAM

    Releases the GIL.
    """
def nvvmAddModuleToProgram(
    prog: nvvmProgram | _Int | None,
    buffer: _Address,
    size: _Int,
    name: _Text | None = ...,
) -> None:
    """Adds a module of NVVM IR, as bitcode or text, to a program, and reads it at once.

    nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,
        const char *name)

    Parameters
        prog : nvvmProgram, int or None
        buffer : int (address), buffer or None; at least size bytes long
        size : int; bytes
        name : str, bytes or None; shown in messages

    Returns
        None, or raises NvvmError; cubind.nvvm returns (nvvmResult,)

    Fails with
        NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_INVALID_INPUT, NVVM_ERROR_INVALID_PROGRAM

    Releases the GIL.
    """
def nvvmLazyAddModuleToProgram(
    prog: nvvmProgram | _Int | None,
    buffer: _Address,
    size: _Int,
    name: _Text | None = ...,
) -> None:
    """Adds a module as bitcode, of which only what other modules use is read; made for
    libdevice.

    nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size,
        const char *name)

    Parameters
        prog : nvvmProgram, int or None
        buffer : int (address), buffer or None; at least size bytes long
        size : int; bytes
        name : str, bytes or None; shown in messages

    Returns
        None, or raises NvvmError; cubind.nvvm returns (nvvmResult,)

    Fails with
        NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_INVALID_INPUT, NVVM_ERROR_INVALID_PROGRAM

    Releases the GIL.
    """
def nvvmCompileProgram(
    prog: nvvmProgram | _Int | None,
    options: Sequence[_Text] | None = ...,
) -> None:
    """Compiles the modules of a program together to PTX, or to LTO IR with -gen-lto; errors
    are in the log.

    nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)

    Parameters
        prog : nvvmProgram, int or None
        options : sequence of str or bytes, or None; one text each, such as -arch=compute_90

    Returns
        None, or raises NvvmError; cubind.nvvm returns (nvvmResult,)

    Fails with
        NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_IR_VERSION_MISMATCH,
        NVVM_ERROR_INVALID_PROGRAM, NVVM_ERROR_INVALID_OPTION,
        NVVM_ERROR_NO_MODULE_IN_PROGRAM, NVVM_ERROR_COMPILATION

    Releases the GIL.
    """
def nvvmVerifyProgram(
    prog: nvvmProgram | _Int | None,
    options: Sequence[_Text] | None = ...,
) -> None:
    """Checks the modules of a program without compiling them; errors are in the log.

    nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)

    Parameters
        prog : nvvmProgram, int or None
        options : sequence of str or bytes, or None; one text each, such as -arch=compute_90

    Returns
        None, or raises NvvmError; cubind.nvvm returns (nvvmResult,)

    Fails with
        NVVM_ERROR_OUT_OF_MEMORY, NVVM_ERROR_IR_VERSION_MISMATCH,
        NVVM_ERROR_INVALID_PROGRAM, NVVM_ERROR_INVALID_IR, NVVM_ERROR_INVALID_OPTION,
        NVVM_ERROR_NO_MODULE_IN_PROGRAM

    Releases the GIL.
    """
def nvvmGetCompiledResultSize(prog: nvvmProgram | _Int | None) -> int:
    """Tells how large the result of nvvmCompileProgram is.

    nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet)

    Parameters
        prog : nvvmProgram, int or None

    Returns
        (nvvmResult, bufferSizeRet); cubind.checked.nvvm returns bufferSizeRet, or raises
            NvvmError
        bufferSizeRet : int; bytes, with the zero at the end of a text

    Fails with
        NVVM_ERROR_INVALID_PROGRAM

    Keeps the GIL.
    """
def nvvmGetCompiledResult(prog: nvvmProgram | _Int | None) -> bytes:
    """Gives the PTX or LTO IR that nvvmCompileProgram made.

    nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer)

    Parameters
        prog : nvvmProgram, int or None

    Returns
        buffer, or raises NvvmError; cubind.nvvm returns (nvvmResult,)
        buffer : bytes

    Fails with
        NVVM_ERROR_INVALID_PROGRAM

    Keeps the GIL.
    """
def nvvmGetProgramLogSize(prog: nvvmProgram | _Int | None) -> int:
    """Tells how large the log of the latest compilation or check is.

    nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet)

    Parameters
        prog : nvvmProgram, int or None

    Returns
        (nvvmResult, bufferSizeRet); cubind.checked.nvvm returns bufferSizeRet, or raises
            NvvmError
        bufferSizeRet : int; bytes, with the zero at the end of a text

    Fails with
        NVVM_ERROR_INVALID_PROGRAM

    Keeps the GIL.
    """
def nvvmGetProgramLog(prog: nvvmProgram | _Int | None) -> bytes:
    """Gives errors and warnings of the latest compilation or check as text.

    nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer)

    Parameters
        prog : nvvmProgram, int or None

    Returns
        buffer, or raises NvvmError; cubind.nvvm returns (nvvmResult,)
        buffer : bytes

    Fails with
        NVVM_ERROR_INVALID_PROGRAM

    Keeps the GIL.
    """
