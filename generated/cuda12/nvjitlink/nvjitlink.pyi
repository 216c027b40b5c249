# nvjitlink.pyi of cubind for nvJitLink, API version 12.9.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvjitlink.yaml.

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsIndex, SupportsInt, TypeAlias

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

class nvJitLinkResult(_Enum):
    NVJITLINK_SUCCESS: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_UNRECOGNIZED_OPTION: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_MISSING_ARCH: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_INVALID_INPUT: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_PTX_COMPILE: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_NVVM_COMPILE: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_INTERNAL: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_THREADPOOL: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_UNRECOGNIZED_INPUT: ClassVar[nvJitLinkResult]
    NVJITLINK_ERROR_FINALIZE: ClassVar[nvJitLinkResult]

class nvJitLinkInputType(_Enum):
    NVJITLINK_INPUT_NONE: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_CUBIN: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_PTX: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_LTOIR: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_FATBIN: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_OBJECT: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_LIBRARY: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_INDEX: ClassVar[nvJitLinkInputType]
    NVJITLINK_INPUT_ANY: ClassVar[nvJitLinkInputType]

class nvJitLinkHandle(_Handle):
    ...

NVJITLINK_ERROR_ARCH_MISMATCH: Final[int]
NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS: Final[int]
NVJITLINK_ERROR_INCORRECT_INPUT_TYPE: Final[int]
NVJITLINK_ERROR_MISSING_FATBIN: Final[int]
NVJITLINK_ERROR_NULL_INPUT: Final[int]
NVJITLINK_ERROR_OUTDATED_LIBRARY: Final[int]

def nvJitLinkCreate(
    numOptions: _Int,
    options: Sequence[_Text] | None,
) -> tuple[nvJitLinkResult, nvJitLinkHandle]:
    ...
def nvJitLinkDestroy(handle: nvJitLinkHandle | _Int | None) -> tuple[nvJitLinkResult]:
    ...
def nvJitLinkAddData(
    handle: nvJitLinkHandle | _Int | None,
    inputType: nvJitLinkInputType | int,
    data: _Address,
    size: _Int,
    name: _Text | None,
) -> tuple[nvJitLinkResult]:
    ...
def nvJitLinkAddFile(
    handle: nvJitLinkHandle | _Int | None,
    inputType: nvJitLinkInputType | int,
    fileName: _Text,
) -> tuple[nvJitLinkResult]:
    ...
def nvJitLinkComplete(handle: nvJitLinkHandle | _Int | None) -> tuple[nvJitLinkResult]:
    ...
def nvJitLinkGetLinkedCubinSize(
    handle: nvJitLinkHandle | _Int | None,
) -> tuple[nvJitLinkResult, int]:
    ...
def nvJitLinkGetLinkedCubin(
    handle: nvJitLinkHandle | _Int | None,
    cubin: bytes | bytearray,
) -> tuple[nvJitLinkResult]:
    ...
def nvJitLinkGetLinkedPtxSize(handle: nvJitLinkHandle | _Int | None) -> tuple[nvJitLinkResult, int]:
    ...
def nvJitLinkGetLinkedPtx(
    handle: nvJitLinkHandle | _Int | None,
    ptx: bytes | bytearray,
) -> tuple[nvJitLinkResult]:
    ...
def nvJitLinkGetErrorLogSize(handle: nvJitLinkHandle | _Int | None) -> tuple[nvJitLinkResult, int]:
    ...
def nvJitLinkGetErrorLog(
    handle: nvJitLinkHandle | _Int | None,
    log: bytes | bytearray,
) -> tuple[nvJitLinkResult]:
    ...
def nvJitLinkGetInfoLogSize(handle: nvJitLinkHandle | _Int | None) -> tuple[nvJitLinkResult, int]:
    ...
def nvJitLinkGetInfoLog(
    handle: nvJitLinkHandle | _Int | None,
    log: bytes | bytearray,
) -> tuple[nvJitLinkResult]:
    ...
def nvJitLinkVersion() -> tuple[nvJitLinkResult, int, int]:
    ...
