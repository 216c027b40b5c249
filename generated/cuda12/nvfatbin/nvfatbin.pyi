# nvfatbin.pyi of cubind for nvFatbin, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvfatbin.yaml.

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

class nvFatbinResult(_Enum):
    NVFATBIN_SUCCESS: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_INTERNAL: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_ELF_ARCH_MISMATCH: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_ELF_SIZE_MISMATCH: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_MISSING_PTX_VERSION: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_NULL_POINTER: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_COMPRESSION_FAILED: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_UNRECOGNIZED_OPTION: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_INVALID_ARCH: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_INVALID_NVVM: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_EMPTY_INPUT: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_MISSING_PTX_ARCH: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_PTX_ARCH_MISMATCH: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_MISSING_FATBIN: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_INVALID_INDEX: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_IDENTIFIER_REUSE: ClassVar[nvFatbinResult]
    NVFATBIN_ERROR_INTERNAL_PTX_OPTION: ClassVar[nvFatbinResult]

class nvFatbinHandle(_Handle):
    ...

def nvFatbinGetErrorString(result: nvFatbinResult | int) -> tuple[nvFatbinResult, bytes | None]:
    ...
def nvFatbinCreate(
    options: Sequence[_Text] | None,
    optionsCount: _Int,
) -> tuple[nvFatbinResult, nvFatbinHandle]:
    ...
def nvFatbinDestroy(handle_indirect: nvFatbinHandle | _Int | None) -> tuple[nvFatbinResult]:
    ...
def nvFatbinAddPTX(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    arch: _Text,
    identifier: _Text | None,
    optionsCmdLine: _Text | None,
) -> tuple[nvFatbinResult]:
    ...
def nvFatbinAddCubin(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    arch: _Text,
    identifier: _Text | None,
) -> tuple[nvFatbinResult]:
    ...
def nvFatbinAddLTOIR(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    arch: _Text,
    identifier: _Text | None,
    optionsCmdLine: _Text | None,
) -> tuple[nvFatbinResult]:
    ...
def nvFatbinAddIndex(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
    identifier: _Text | None,
) -> tuple[nvFatbinResult]:
    ...
def nvFatbinAddReloc(
    handle: nvFatbinHandle | _Int | None,
    code: _Address,
    size: _Int,
) -> tuple[nvFatbinResult]:
    ...
def nvFatbinSize(handle: nvFatbinHandle | _Int | None) -> tuple[nvFatbinResult, int]:
    ...
def nvFatbinGet(
    handle: nvFatbinHandle | _Int | None,
    buffer: bytes | bytearray,
) -> tuple[nvFatbinResult]:
    ...
def nvFatbinVersion() -> tuple[nvFatbinResult, int, int]:
    ...
