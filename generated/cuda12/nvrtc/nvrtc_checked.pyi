# nvrtc_checked.pyi of cubind for NVRTC, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvrtc.yaml.

from collections.abc import Callable, Sequence

from cubind import CUDAError
from cubind.nvrtc import (
    _Int,
    _Text,
    sizeof,
    nvrtcResult,
    nvrtcProgram,
)

__all__ = [
    "sizeof",
    "nvrtcResult",
    "nvrtcProgram",
    "nvrtcGetErrorString",
    "nvrtcVersion",
    "nvrtcGetNumSupportedArchs",
    "nvrtcGetSupportedArchs",
    "nvrtcCreateProgram",
    "nvrtcDestroyProgram",
    "nvrtcCompileProgram",
    "nvrtcGetPTXSize",
    "nvrtcGetPTX",
    "nvrtcGetCUBINSize",
    "nvrtcGetCUBIN",
    "nvrtcGetNVVMSize",
    "nvrtcGetNVVM",
    "nvrtcGetLTOIRSize",
    "nvrtcGetLTOIR",
    "nvrtcGetOptiXIRSize",
    "nvrtcGetOptiXIR",
    "nvrtcGetProgramLogSize",
    "nvrtcGetProgramLog",
    "nvrtcAddNameExpression",
    "nvrtcGetLoweredName",
    "nvrtcGetPCHHeapSize",
    "nvrtcSetPCHHeapSize",
    "nvrtcGetPCHCreateStatus",
    "nvrtcGetPCHHeapSizeRequired",
    "nvrtcSetFlowCallback",
    "NvrtcError",
    "OutOfMemoryError",
    "ProgramCreationFailureError",
    "InvalidInputError",
    "InvalidProgramError",
    "InvalidOptionError",
    "CompilationError",
    "BuiltinOperationFailureError",
    "NoNameExpressionsAfterCompilationError",
    "NoLoweredNamesBeforeCompilationError",
    "NameExpressionNotValidError",
    "InternalError",
    "TimeFileWriteFailedError",
    "NoPchCreateAttemptedError",
    "PchCreateHeapExhaustedError",
    "PchCreateError",
    "CancelledError",
]

class NvrtcError(CUDAError): ...
class OutOfMemoryError(NvrtcError): ...
class ProgramCreationFailureError(NvrtcError): ...
class InvalidInputError(NvrtcError): ...
class InvalidProgramError(NvrtcError): ...
class InvalidOptionError(NvrtcError): ...
class CompilationError(NvrtcError): ...
class BuiltinOperationFailureError(NvrtcError): ...
class NoNameExpressionsAfterCompilationError(NvrtcError): ...
class NoLoweredNamesBeforeCompilationError(NvrtcError): ...
class NameExpressionNotValidError(NvrtcError): ...
class InternalError(NvrtcError): ...
class TimeFileWriteFailedError(NvrtcError): ...
class NoPchCreateAttemptedError(NvrtcError): ...
class PchCreateHeapExhaustedError(NvrtcError): ...
class PchCreateError(NvrtcError): ...
class CancelledError(NvrtcError): ...

def nvrtcGetErrorString(result: nvrtcResult | int) -> str | None:
    ...
def nvrtcVersion() -> tuple[int, int]:
    ...
def nvrtcGetNumSupportedArchs() -> int:
    ...
def nvrtcGetSupportedArchs() -> list[int]:
    ...
def nvrtcCreateProgram(
    src: _Text,
    name: _Text | None = ...,
    headers: Sequence[_Text] | None = ...,
    includeNames: Sequence[_Text] | None = ...,
) -> nvrtcProgram:
    ...
def nvrtcDestroyProgram(prog: nvrtcProgram | _Int | None) -> None:
    ...
def nvrtcCompileProgram(
    prog: nvrtcProgram | _Int | None,
    options: Sequence[_Text] | None = ...,
) -> None:
    ...
def nvrtcGetPTXSize(prog: nvrtcProgram | _Int | None) -> int:
    ...
def nvrtcGetPTX(prog: nvrtcProgram | _Int | None) -> bytes:
    ...
def nvrtcGetCUBINSize(prog: nvrtcProgram | _Int | None) -> int:
    ...
def nvrtcGetCUBIN(prog: nvrtcProgram | _Int | None) -> bytes:
    ...
def nvrtcGetNVVMSize(prog: nvrtcProgram | _Int | None) -> int:
    ...
def nvrtcGetNVVM(prog: nvrtcProgram | _Int | None) -> bytes:
    ...
def nvrtcGetLTOIRSize(prog: nvrtcProgram | _Int | None) -> int:
    ...
def nvrtcGetLTOIR(prog: nvrtcProgram | _Int | None) -> bytes:
    ...
def nvrtcGetOptiXIRSize(prog: nvrtcProgram | _Int | None) -> int:
    ...
def nvrtcGetOptiXIR(prog: nvrtcProgram | _Int | None) -> bytes:
    ...
def nvrtcGetProgramLogSize(prog: nvrtcProgram | _Int | None) -> int:
    ...
def nvrtcGetProgramLog(prog: nvrtcProgram | _Int | None) -> bytes:
    ...
def nvrtcAddNameExpression(prog: nvrtcProgram | _Int | None, name_expression: _Text) -> None:
    ...
def nvrtcGetLoweredName(prog: nvrtcProgram | _Int | None, name_expression: _Text) -> str | None:
    ...
def nvrtcGetPCHHeapSize() -> int:
    ...
def nvrtcSetPCHHeapSize(size: _Int) -> None:
    ...
def nvrtcGetPCHCreateStatus(prog: nvrtcProgram | _Int | None) -> None:
    ...
def nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram | _Int | None) -> int:
    ...
def nvrtcSetFlowCallback(
    prog: nvrtcProgram | _Int | None,
    callback: _Int | Callable[..., object] | None,
    payload: object | None = ...,
) -> None:
    ...
