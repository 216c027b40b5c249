# sample.pyi of cubind for , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, SupportsFloat, SupportsIndex, SupportsInt, TypeAlias

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

class mode(_Enum):
    """enum mode_enum.

    Members
        ON_HOST = 0, ON_DEVICE = 1, FIRST_ON_DEVICE = 2

    Given by
        sampleGetMode
    """
    ON_HOST: ClassVar[mode]
    ON_DEVICE: ClassVar[mode]
    FIRST_ON_DEVICE: ClassVar[mode]

class kind(_Enum):
    """enum kind_enum.

    Members
        REAL = 1, LONG = 2, COMPLEX = 3

    Taken by
        sampleScaleAny
    """
    REAL: ClassVar[kind]
    LONG: ClassVar[kind]
    COMPLEX: ClassVar[kind]

class context(_Handle):
    """struct context_st *"""

class pair_st(_Record):
    """The struct of pair, which derives from it."""
    @property
    def x(self) -> float: ...
    @x.setter
    def x(self, value: SupportsFloat) -> None: ...
    @property
    def y(self) -> float: ...
    @y.setter
    def y(self, value: SupportsFloat) -> None: ...
class pair(pair_st):
    """struct pair_st, 8 bytes.

    Fields
        x, y : float

    Taken by
        sampleDot
    """

VERSION: Final[int]

def sampleGetMode(c: context | _Int | None) -> tuple[status, mode]:
    """status sampleGetMode(context c, mode *where)

    Parameters
        c : context, int or None

    Returns
        (status, where); cubind.checked.sample returns where, or raises CUDAError
        where : mode

    Keeps the GIL.
    """
def sampleGetSetting(
    c: context | _Int | None,
    setting: _Int,
    value: _Address,
    size: _Int,
) -> tuple[status]:
    """status sampleGetSetting(context c, int setting, void *value, size_t size)

    Parameters
        c : context, int or None
        setting : int
        value : int (address), buffer or None
        size : int

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    """
def sampleScale(
    c: context | _Int | None,
    n: _Int,
    alpha: SupportsFloat | _Int | Buffer,
    x: _Address,
) -> tuple[status]:
    """status sampleScale(context c, int n, const float *alpha, float *x)

    Parameters
        c : context, int or None
        n : int
        alpha : a number (with ON_HOST), else int (address) or buffer
        x : int (address), buffer or None

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    """
def sampleScaleAny(
    c: context | _Int | None,
    of: kind | int,
    data: kind | int,
    alpha: complex | SupportsFloat | _Int | Buffer,
    x: _Address,
) -> tuple[status]:
    """status sampleScaleAny(context c, kind of, kind data, const void *alpha, void *x)

    Parameters
        c : context, int or None
        of, data : kind or int
        alpha : a number (with ON_HOST), else int (address) or buffer
        x : int (address), buffer or None

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    """
def sampleDot(
    c: context | _Int | None,
    x: _Address,
    result: _Address = ...,
) -> tuple[status, complex | None]:
    """status sampleDot(context c, const pair *x, pair *result)

    Parameters
        c : context, int or None
        x : int (address), buffer or None
        result : None (with ON_HOST) or int (address)

    Returns
        (status, result); cubind.checked.sample returns result, or raises CUDAError
        result : complex | None

    Keeps the GIL.
    """
def sampleRotate(
    c: context | _Int | None,
    a: SupportsFloat | _Int | Buffer,
    b: SupportsFloat | _Int | Buffer | None,
    param: _Address = ...,
) -> tuple[status, float | None, list[float] | None]:
    """status sampleRotate(context c, double *a, const double *b, double *param)

    Parameters
        c : context, int or None
        a : a number (with ON_HOST), else int (address) or buffer; in and out
        b : a number, or a buffer that holds one
        param : None (with ON_HOST) or int (address)

    Returns
        (status, a, param); cubind.checked.sample returns (a, param), or raises CUDAError
        a : float | None
        param : list[float] | None

    Keeps the GIL.
    """
def sampleGroups(
    count: _Int,
    sizes: Sequence[int] | None,
    alpha: Sequence[_Int] | _Int | Buffer,
) -> tuple[status]:
    """status sampleGroups(int count, const int *sizes, const long long *alpha)

    Parameters
        count : int
        sizes : sequence of int, or None; as many as count
        alpha : numbers, a buffer that holds them or int (address)

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    """
def sampleAdd(
    c: context | _Int | None,
    alpha: complex | SupportsFloat | _Int | Buffer,
    beta: complex | SupportsFloat | _Int | Buffer,
) -> tuple[status]:
    """status sampleAdd(context c, const void *alpha, const void *beta)

    Parameters
        c : context, int or None
        alpha : a number (with ON_HOST), else int (address) or buffer
        beta : a number (with ON_HOST or FIRST_ON_DEVICE), else int (address) or buffer

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    """
