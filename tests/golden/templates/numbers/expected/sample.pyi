# sample.pyi of cubind's binding of the , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsFloat, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

_Int: TypeAlias = SupportsInt | SupportsIndex
_Address: TypeAlias = _Int | Buffer | None
_Text: TypeAlias = bytes | bytearray | str
_KernelParams: TypeAlias = tuple[tuple[Any, ...], tuple[Any, ...]] | int | Buffer | None
_bytes: TypeAlias = bytes  # some structs have a field of that name

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

class status(_Enum):
    OK: ClassVar[status]
    BAD: ClassVar[status]

class mode(_Enum):
    ON_HOST: ClassVar[mode]
    ON_DEVICE: ClassVar[mode]
    FIRST_ON_DEVICE: ClassVar[mode]

class kind(_Enum):
    REAL: ClassVar[kind]
    LONG: ClassVar[kind]
    COMPLEX: ClassVar[kind]

class context(_Handle): ...

class pair_st(_Record):
    @property
    def x(self) -> float: ...
    @x.setter
    def x(self, value: SupportsFloat) -> None: ...
    @property
    def y(self) -> float: ...
    @y.setter
    def y(self, value: SupportsFloat) -> None: ...
class pair(pair_st): ...

VERSION: Final[int]

def sampleGetMode(c: context | _Int | None) -> tuple[status, mode]: ...
def sampleGetSetting(
    c: context | _Int | None,
    setting: _Int,
    value: _Address,
    size: _Int,
) -> tuple[status]: ...
def sampleScale(
    c: context | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
) -> tuple[status]: ...
def sampleScaleAny(
    c: context | _Int | None,
    of: kind | int,
    data: kind | int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
) -> tuple[status]: ...
def sampleDot(
    c: context | _Int | None,
    x: _Address,
    result: _Address = ...,
) -> tuple[status, complex | None]: ...
def sampleRotate(
    c: context | _Int | None,
    a: SupportsFloat | _Int | Buffer,
    b: SupportsFloat | _Int | Buffer | None,
    param: _Address = ...,
) -> tuple[status, float | None, list[float] | None]: ...
def sampleGroups(
    count: _Int,
    sizes: Sequence[int] | None,
    alpha: Sequence[_Int] | _Int | Buffer,
) -> tuple[status]: ...
def sampleAdd(
    c: context | _Int | None,
    alpha: complex | SupportsFloat | _Int | Buffer,
    beta: complex | SupportsFloat | _Int | Buffer,
) -> tuple[status]: ...
