# sample.pyi of cubind for , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

_Int: TypeAlias = SupportsInt | SupportsIndex
_Address: TypeAlias = _Int | Buffer | None

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
    """enum status_enum.

    Members
        OK = 0, BAD = 1
    """
    OK: ClassVar[status]
    BAD: ClassVar[status]

class color(_Enum):
    """enum color_enum.

    Members
        RED = 0, GREEN = 1

    Taken by
        sampleDescInit
    """
    RED: ClassVar[color]
    GREEN: ClassVar[color]


class size3_st(_Record):
    """The struct of size3, which derives from it."""
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def y(self) -> int: ...
    @y.setter
    def y(self, value: _Int) -> None: ...
    @property
    def z(self) -> int: ...
    @z.setter
    def z(self, value: _Int) -> None: ...
class size3(size3_st):
    """struct size3_st, 24 bytes.

    Fields
        x, y, z : int (size_t)
    """

class pitched_st(_Record):
    """The struct of pitched, which derives from it."""
    @property
    def at(self) -> int: ...
    @at.setter
    def at(self, value: _Address) -> None: ...
    @property
    def pitch(self) -> int: ...
    @pitch.setter
    def pitch(self, value: _Int) -> None: ...
class pitched(pitched_st):
    """struct pitched_st, 16 bytes.

    Fields
        at : int (address), buffer or None, kept (void *)
        pitch : int (size_t)
    """

class desc_st(_Record):
    """The struct of desc, which derives from it."""
    @property
    def data(self) -> list[int]: ...
    @data.setter
    def data(self, value: Sequence[int]) -> None: ...
class desc(desc_st):
    """struct desc_st, 32 bytes.

    Fields
        data : sequence of int (unsigned long long [4])

    Taken by
        sampleDescInit
    """

VERSION: Final[int]

def sampleDescInit(d: desc | None, c: color | int) -> tuple[status]:
    """status sampleDescInit(desc *d, color c)

    Parameters
        d : desc or None; in and out
        c : color or int

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    """
def sampleMakeSize(x: _Int, y: _Int, z: _Int) -> size3:
    """size3 sampleMakeSize(size_t x, size_t y, size_t z)

    Parameters
        x, y, z : int

    Returns
        size3

    Keeps the GIL.
    """
def sampleMakePitched(at: _Address, pitch: _Int) -> pitched:
    """pitched sampleMakePitched(void *at, size_t pitch)

    Parameters
        at : int (address), buffer or None
        pitch : int

    Returns
        pitched

    Keeps the GIL.
    """
def sampleLastError() -> tuple[status]:
    """status sampleLastError(void)

    Returns
        (status,); cubind.checked.sample returns status and raises nothing

    Keeps the GIL.
    """
def sampleVersion() -> int:
    """size_t sampleVersion(void)

    Returns
        int

    Keeps the GIL.
    """
def sampleReset() -> tuple[status]:
    """void sampleReset(void)

    Returns
        (status.OK,); cubind.checked.sample returns None

    Keeps the GIL.
    """
def newSize(x: _Int, y: _Int, z: _Int) -> size3:
    """size3 sampleMakeSize(size_t x, size_t y, size_t z)

    Parameters
        x, y, z : int

    Returns
        size3

    Keeps the GIL.
    """
def peekError() -> tuple[status]:
    """status sampleLastError(void)

    Returns
        (status,); cubind.checked.sample returns status and raises nothing

    Keeps the GIL.
    """
