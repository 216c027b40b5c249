# nvvm.pyi of cubind for libNVVM, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvvm.yaml.

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

_Int: TypeAlias = SupportsInt | SupportsIndex
_Address: TypeAlias = _Int | Buffer | None
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

class nvvmResult(_Enum):
    NVVM_SUCCESS: ClassVar[nvvmResult]
    NVVM_ERROR_OUT_OF_MEMORY: ClassVar[nvvmResult]
    NVVM_ERROR_PROGRAM_CREATION_FAILURE: ClassVar[nvvmResult]
    NVVM_ERROR_IR_VERSION_MISMATCH: ClassVar[nvvmResult]
    NVVM_ERROR_INVALID_INPUT: ClassVar[nvvmResult]
    NVVM_ERROR_INVALID_PROGRAM: ClassVar[nvvmResult]
    NVVM_ERROR_INVALID_IR: ClassVar[nvvmResult]
    NVVM_ERROR_INVALID_OPTION: ClassVar[nvvmResult]
    NVVM_ERROR_NO_MODULE_IN_PROGRAM: ClassVar[nvvmResult]
    NVVM_ERROR_COMPILATION: ClassVar[nvvmResult]
    NVVM_ERROR_CANCELLED: ClassVar[nvvmResult]

class nvvmProgram(_Handle):
    ...

def nvvmGetErrorString(result: nvvmResult | int) -> tuple[nvvmResult, bytes | None]:
    ...
def nvvmVersion() -> tuple[nvvmResult, int, int]:
    ...
def nvvmIRVersion() -> tuple[nvvmResult, int, int, int, int]:
    ...
def nvvmCreateProgram() -> tuple[nvvmResult, nvvmProgram]:
    ...
def nvvmDestroyProgram(prog: nvvmProgram | _Int | None) -> tuple[nvvmResult]:
    ...
def nvvmAddModuleToProgram(
    prog: nvvmProgram | _Int | None,
    buffer: _Address,
    size: _Int,
    name: _Text | None,
) -> tuple[nvvmResult]:
    ...
def nvvmLazyAddModuleToProgram(
    prog: nvvmProgram | _Int | None,
    buffer: _Address,
    size: _Int,
    name: _Text | None,
) -> tuple[nvvmResult]:
    ...
def nvvmCompileProgram(
    prog: nvvmProgram | _Int | None,
    numOptions: _Int,
    options: Sequence[_Text] | None,
) -> tuple[nvvmResult]:
    ...
def nvvmVerifyProgram(
    prog: nvvmProgram | _Int | None,
    numOptions: _Int,
    options: Sequence[_Text] | None,
) -> tuple[nvvmResult]:
    ...
def nvvmGetCompiledResultSize(prog: nvvmProgram | _Int | None) -> tuple[nvvmResult, int]:
    ...
def nvvmGetCompiledResult(
    prog: nvvmProgram | _Int | None,
    buffer: bytes | bytearray,
) -> tuple[nvvmResult]:
    ...
def nvvmGetProgramLogSize(prog: nvvmProgram | _Int | None) -> tuple[nvvmResult, int]:
    ...
def nvvmGetProgramLog(
    prog: nvvmProgram | _Int | None,
    buffer: bytes | bytearray,
) -> tuple[nvvmResult]:
    ...
