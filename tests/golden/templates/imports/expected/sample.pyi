# sample.pyi of cubind for , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final, Self, SupportsIndex, SupportsInt, TypeAlias

from cubind.other import (
    other_color as other_color,
    other_stream as other_stream,
    other_size_st as other_size_st,
    other_size as other_size,
)

_Int: TypeAlias = SupportsInt | SupportsIndex

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

class shade(_Enum):
    """enum other_color_enum.

    Members
        OTHER_RED = 0, OTHER_BLUE = 1

    Taken by
        samplePaint

    Field of
        box.color
    """
    OTHER_RED: ClassVar[shade]
    OTHER_BLUE: ClassVar[shade]


class box_st(_Record):
    """The struct of box, which derives from it."""
    @property
    def size(self) -> other_size: ...
    @size.setter
    def size(self, value: other_size) -> None: ...
    @property
    def color(self) -> shade: ...
    @color.setter
    def color(self, value: shade | int) -> None: ...
class box(box_st):
    """struct box_st, 24 bytes.

    Fields
        size : other_size
        color : shade or int

    Taken by
        samplePaint, sampleMeasure
    """

VERSION: Final[int]

def samplePaint(
    s: other_stream | _Int | None,
    what: box | None,
    color: other_color | int,
) -> tuple[status, other_color]:
    """status samplePaint(other_stream s, const box *what, other_color color,
        other_color *before)

    Parameters
        s : other_stream, int or None
        what : box or None
        color : other_color or int

    Returns
        (status, before); cubind.checked.sample returns before, or raises CUDAError
        before : other_color

    Keeps the GIL.
    """
def sampleMeasure(what: box | None) -> tuple[status, other_size]:
    """status sampleMeasure(box *what, other_size *size)

    Parameters
        what : box or None

    Returns
        (status, size); cubind.checked.sample returns size, or raises CUDAError
        size : other_size

    Keeps the GIL.
    """
