# sample.pyi of cubind for , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsFloat, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

_Int: TypeAlias = SupportsInt | SupportsIndex
_Address: TypeAlias = _Int | Buffer | None
_Text: TypeAlias = bytes | bytearray | str
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
    """enum status_enum.

    Members
        OK = 0, BAD = 1
    """
    OK: ClassVar[status]
    BAD: ClassVar[status]

class color(_Enum):
    """enum color_enum.

    Members
        RED = 0, GREEN = 1, ALSO_GREEN = 1, BLUE = -3

    Taken by
        sampleSet
    """
    RED: ClassVar[color]
    GREEN: ClassVar[color]
    ALSO_GREEN: ClassVar[color]
    BLUE: ClassVar[color]

class handle(_Handle):
    """struct handle_st *"""
class devptr(_Cell):
    """unsigned long long

    Taken by
        sampleSet
    """

class point_st(_Record):
    """The struct of point, which derives from it."""
    @property
    def x(self) -> int: ...
    @x.setter
    def x(self, value: _Int) -> None: ...
    @property
    def tag(self) -> _bytes: ...
    @tag.setter
    def tag(self, value: _bytes | Sequence[int]) -> None: ...
    @property
    def owner(self) -> handle: ...
    @owner.setter
    def owner(self, value: handle | _Int | None) -> None: ...
    @property
    def u(self) -> point_anon0: ...
    @u.setter
    def u(self, value: point_anon0) -> None: ...
class point_v1(point_st):
    """The struct of point, which derives from it."""
class point(point_v1):
    """struct point_st, 24 bytes.

    Fields
        x : int
        tag : bytes or sequence of int (unsigned char [4])
        owner : handle, int or None
        u : point_anon0

    Taken by
        sampleSet
    """

class point_anon0(_Record):
    """union inside point, 4 bytes.

    Fields
        f : float
        i : int

    Field of
        point.u
    """
    @property
    def f(self) -> float: ...
    @f.setter
    def f(self, value: SupportsFloat) -> None: ...
    @property
    def i(self) -> int: ...
    @i.setter
    def i(self, value: _Int) -> None: ...

SAMPLE_FLAG: Final[int]
SAMPLE_NEGATIVE: Final[int]
VERSION: Final[int]

def sampleSet(
    h: handle | _Int | None,
    p: devptr | _Int | None,
    flags: _Int,
    wide: _Int,
    ratio: SupportsFloat,
    exact: SupportsFloat,
    c: color | int,
    by_value: point,
    by_pointer: point | None,
    name: _Text | None,
    data: _Address,
    m: _Int,
) -> tuple[status]:
    """status sampleSet(handle h, devptr p, unsigned int flags, unsigned long long wide,
        float ratio, double exact, color c, point by_value, const point *by_pointer,
        const char *name, const void *data, signed char m)

    Parameters
        h : handle, int or None
        p : devptr, int or None
        flags, wide : int
        ratio, exact : float
        c : color or int
        by_value : point
        by_pointer : point or None
        name : str, bytes or None
        data : int (address), buffer or None
        m : int

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    """
def samplePing() -> tuple[status]:
    """status samplePing(void)

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    """
