# nvrtc.pyi of cubind for NVRTC, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvrtc.yaml.

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self, SupportsIndex, SupportsInt, TypeAlias

_Int: TypeAlias = SupportsInt | SupportsIndex
_Text: TypeAlias = bytes | bytearray | str

class _EnumMeta(type):
    def __iter__(cls) -> Iterator[Any]: ...
    def __len__(cls) -> int: ...
    def __contains__(cls, value: object) -> bool: ...

class _Enum(int, metaclass=_EnumMeta):
    __members__: ClassVar[Mapping[str, Any]]
    def __new__(cls, value: object, /) -> Self: ...
    @property
    def name(self) -> str: ...
    @property
    def value(self) -> int: ...

class _Cell:
    def __init__(self, init_value: _Int = ..., _ptr: int = ...) -> None: ...
    def __int__(self) -> int: ...
    def getPtr(self) -> int: ...

class _Handle(_Cell):
    def __index__(self) -> int: ...

class _Record:
    def __init__(self, _ptr: int = ...) -> None: ...
    def getPtr(self) -> int: ...

def sizeof(objType: type[_Cell] | type[_Record]) -> int: ...

class nvrtcResult(_Enum):
    NVRTC_SUCCESS: ClassVar[nvrtcResult]
    NVRTC_ERROR_OUT_OF_MEMORY: ClassVar[nvrtcResult]
    NVRTC_ERROR_PROGRAM_CREATION_FAILURE: ClassVar[nvrtcResult]
    NVRTC_ERROR_INVALID_INPUT: ClassVar[nvrtcResult]
    NVRTC_ERROR_INVALID_PROGRAM: ClassVar[nvrtcResult]
    NVRTC_ERROR_INVALID_OPTION: ClassVar[nvrtcResult]
    NVRTC_ERROR_COMPILATION: ClassVar[nvrtcResult]
    NVRTC_ERROR_BUILTIN_OPERATION_FAILURE: ClassVar[nvrtcResult]
    NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION: ClassVar[nvrtcResult]
    NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION: ClassVar[nvrtcResult]
    NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID: ClassVar[nvrtcResult]
    NVRTC_ERROR_INTERNAL_ERROR: ClassVar[nvrtcResult]
    NVRTC_ERROR_TIME_FILE_WRITE_FAILED: ClassVar[nvrtcResult]
    NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED: ClassVar[nvrtcResult]
    NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED: ClassVar[nvrtcResult]
    NVRTC_ERROR_PCH_CREATE: ClassVar[nvrtcResult]
    NVRTC_ERROR_CANCELLED: ClassVar[nvrtcResult]

class nvrtcProgram(_Handle):
    ...

def nvrtcGetErrorString(result: nvrtcResult | int) -> tuple[nvrtcResult, bytes | None]:
    ...
def nvrtcVersion() -> tuple[nvrtcResult, int, int]:
    ...
def nvrtcGetNumSupportedArchs() -> tuple[nvrtcResult, int]:
    ...
def nvrtcGetSupportedArchs() -> tuple[nvrtcResult, list[int]]:
    ...
def nvrtcCreateProgram(
    src: _Text,
    name: _Text | None,
    numHeaders: _Int,
    headers: Sequence[_Text] | None,
    includeNames: Sequence[_Text] | None,
) -> tuple[nvrtcResult, nvrtcProgram]:
    ...
def nvrtcDestroyProgram(prog: nvrtcProgram | _Int | None) -> tuple[nvrtcResult]:
    ...
def nvrtcCompileProgram(
    prog: nvrtcProgram | _Int | None,
    numOptions: _Int,
    options: Sequence[_Text] | None,
) -> tuple[nvrtcResult]:
    ...
def nvrtcGetPTXSize(prog: nvrtcProgram | _Int | None) -> tuple[nvrtcResult, int]:
    ...
def nvrtcGetPTX(prog: nvrtcProgram | _Int | None, ptx: bytes | bytearray) -> tuple[nvrtcResult]:
    ...
def nvrtcGetCUBINSize(prog: nvrtcProgram | _Int | None) -> tuple[nvrtcResult, int]:
    ...
def nvrtcGetCUBIN(prog: nvrtcProgram | _Int | None, cubin: bytes | bytearray) -> tuple[nvrtcResult]:
    ...
def nvrtcGetNVVMSize(prog: nvrtcProgram | _Int | None) -> tuple[nvrtcResult, int]:
    ...
def nvrtcGetNVVM(prog: nvrtcProgram | _Int | None, nvvm: bytes | bytearray) -> tuple[nvrtcResult]:
    ...
def nvrtcGetLTOIRSize(prog: nvrtcProgram | _Int | None) -> tuple[nvrtcResult, int]:
    ...
def nvrtcGetLTOIR(prog: nvrtcProgram | _Int | None, LTOIR: bytes | bytearray) -> tuple[nvrtcResult]:
    ...
def nvrtcGetOptiXIRSize(prog: nvrtcProgram | _Int | None) -> tuple[nvrtcResult, int]:
    ...
def nvrtcGetOptiXIR(
    prog: nvrtcProgram | _Int | None,
    optixir: bytes | bytearray,
) -> tuple[nvrtcResult]:
    ...
def nvrtcGetProgramLogSize(prog: nvrtcProgram | _Int | None) -> tuple[nvrtcResult, int]:
    ...
def nvrtcGetProgramLog(
    prog: nvrtcProgram | _Int | None,
    log: bytes | bytearray,
) -> tuple[nvrtcResult]:
    ...
def nvrtcAddNameExpression(
    prog: nvrtcProgram | _Int | None,
    name_expression: _Text,
) -> tuple[nvrtcResult]:
    ...
def nvrtcGetLoweredName(
    prog: nvrtcProgram | _Int | None,
    name_expression: _Text,
) -> tuple[nvrtcResult, bytes | None]:
    ...
def nvrtcGetPCHHeapSize() -> tuple[nvrtcResult, int]:
    ...
def nvrtcSetPCHHeapSize(size: _Int) -> tuple[nvrtcResult]:
    ...
def nvrtcGetPCHCreateStatus(prog: nvrtcProgram | _Int | None) -> tuple[nvrtcResult]:
    ...
def nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram | _Int | None) -> tuple[nvrtcResult, int]:
    ...
def nvrtcSetFlowCallback(
    prog: nvrtcProgram | _Int | None,
    callback: _Int | Callable[..., object] | None,
    payload: object,
) -> tuple[nvrtcResult]:
    ...
