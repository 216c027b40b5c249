# nvvm_checked.pyi of cubind for libNVVM, API version 12.9.
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
    ...
def nvvmVersion() -> tuple[int, int]:
    ...
def nvvmIRVersion() -> tuple[int, int, int, int]:
    ...
def nvvmCreateProgram() -> nvvmProgram:
    ...
def nvvmDestroyProgram(prog: nvvmProgram | _Int | None) -> None:
    ...
def nvvmAddModuleToProgram(
    prog: nvvmProgram | _Int | None,
    buffer: _Address,
    size: _Int,
    name: _Text | None = ...,
) -> None:
    ...
def nvvmLazyAddModuleToProgram(
    prog: nvvmProgram | _Int | None,
    buffer: _Address,
    size: _Int,
    name: _Text | None = ...,
) -> None:
    ...
def nvvmCompileProgram(
    prog: nvvmProgram | _Int | None,
    options: Sequence[_Text] | None = ...,
) -> None:
    ...
def nvvmVerifyProgram(
    prog: nvvmProgram | _Int | None,
    options: Sequence[_Text] | None = ...,
) -> None:
    ...
def nvvmGetCompiledResultSize(prog: nvvmProgram | _Int | None) -> int:
    ...
def nvvmGetCompiledResult(prog: nvvmProgram | _Int | None) -> bytes:
    ...
def nvvmGetProgramLogSize(prog: nvvmProgram | _Int | None) -> int:
    ...
def nvvmGetProgramLog(prog: nvvmProgram | _Int | None) -> bytes:
    ...
