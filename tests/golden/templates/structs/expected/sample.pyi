# sample.pyi of cubind for , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsIndex, SupportsInt, TypeAlias

from typing_extensions import Buffer

from cubind import other as _other

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

def sizeof(objType: type[Any]) -> int: ...

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
        samplePaint
    """
    RED: ClassVar[color]
    GREEN: ClassVar[color]

class stream(_other.base_stream):
    """struct stream_st *"""

class size3_st(_Record):
    """The struct of size3, which derives from it."""
    @classmethod
    def from_bytes(cls, data: Buffer, /) -> Self: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
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
    """struct size3_st, 12 bytes, without pointers: can be compared, copied, pickled, made by
    from_bytes() and read as a buffer.

    Fields
        x, y, z : int (unsigned int)
    """

class inner_st(_Record):
    """The struct of inner, which derives from it."""
    @property
    def count(self) -> int: ...
    @count.setter
    def count(self, value: _Int) -> None: ...
    @property
    def sizes(self) -> list[int]: ...
    @sizes.setter
    def sizes(self, value: Sequence[int]) -> None: ...
class inner(inner_st):
    """struct inner_st, 40 bytes.

    Fields
        count : int
        sizes : sequence of int (size_t [4])

    Field of
        outer.descriptor
    """

class outer_st(_Record):
    """The struct of outer, which derives from it."""
    @property
    def format(self) -> int: ...
    @format.setter
    def format(self, value: _Int) -> None: ...
    @property
    def descriptor(self) -> inner | None: ...
    @descriptor.setter
    def descriptor(self, value: inner | None) -> None: ...
class outer(outer_st):
    """struct outer_st, 16 bytes.

    Fields
        format : int
        descriptor : inner or None, kept

    Taken by
        sampleFree

    Given by
        sampleMalloc
    """

VERSION: Final[int]

def sampleMalloc(format: _Int) -> tuple[status, outer | None]:
    """status sampleMalloc(outer **descriptor, int format)

    Parameters
        format : int

    Returns
        (status, descriptor); cubind.checked.sample returns descriptor, or raises CUDAError
        descriptor : outer | None

    Keeps the GIL.
    """
def sampleFree(descriptor: outer | None) -> tuple[status]:
    """status sampleFree(outer *descriptor)

    Parameters
        descriptor : outer or None

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    """
def samplePaint(
    s: stream | _Int | None,
    n: _Int,
    sizes: Sequence[int] | Buffer | None,
    weights: Sequence[float] | Buffer | None,
    colors: Sequence[color | int] | Buffer | None,
    areas: Sequence[_Address] | Buffer | None,
) -> tuple[status]:
    """status samplePaint(stream s, int n, const int *sizes, const float *weights,
        const color *colors, void **areas)

    Parameters
        s : stream, int or None
        n : int
        sizes : sequence of int, buffer or None; as many as n
        weights : sequence of float, buffer or None; as many as n
        colors : sequence of color or int, buffer or None; as many as n
        areas : sequence of int (addresses) or buffers, buffer of addresses or None; as many
            as n

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    """
