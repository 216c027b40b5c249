# sample.pyi of cubind for , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final, Self, SupportsFloat, SupportsIndex, SupportsInt, TypeAlias

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

def sizeof(objType: type[_Cell] | type[_Record]) -> int: ...

class status(_Enum):
    """What became of a call.

    enum status_enum.

    Members
        OK = 0, BAD = 1
    """
    OK: ClassVar[status]
    BAD: ClassVar[status]

class engine(_Handle):
    """What moves.

    struct engine_st *

    Made by
        sampleEngineCreate

    Ended by
        sampleEngineDestroy
    """

class speed_st(_Record):
    """The struct of speed, which derives from it."""
    @property
    def first(self) -> int: ...
    @first.setter
    def first(self, value: _Int) -> None: ...
    @property
    def second(self) -> int: ...
    @second.setter
    def second(self, value: _Int) -> None: ...
    @property
    def third(self) -> float: ...
    @third.setter
    def third(self, value: SupportsFloat) -> None: ...
class speed(speed_st):
    """How fast an engine is, in steps of time.

    struct speed_st, 12 bytes.

    Fields
        first, second : int; metres
        third : float

    Taken by
        sampleEngineCreate
    """

VERSION: Final[int]

def sampleEngineCreate(s: speed | None) -> tuple[status, engine]:
    """Makes an engine that stands still.

    status sampleEngineCreate(engine *e, const speed *s)

    Parameters
        s : speed or None

    Returns
        (status, e); cubind.checked.sample returns e, or raises CUDAError
        e : engine

    Fails with
        BAD

    Keeps the GIL.
    In cubind.core: Device.create_engine.
    https://example.org/sample/group__SAMPLE__ENGINES.html
    """
def sampleEngineDestroy(e: engine | _Int | None) -> tuple[status]:
    """status sampleEngineDestroy(engine e)

    Parameters
        e : engine, int or None

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Fails with
        BAD

    Keeps the GIL.
    https://example.org/sample/group__SAMPLE__ENGINES.html
    """
def sampleEngineGetSpeed(e: engine | _Int | None, a: _Int, b: _Int) -> tuple[status, float]:
    """Tells how fast an engine is.

    status sampleEngineGetSpeed(engine e, float *metres, int a, int b)

    Parameters
        e : engine, int or None
        a : int; steps
        b : int

    Returns
        (status, metres); cubind.checked.sample returns metres, or raises CUDAError
        metres : float; per second

    Keeps the GIL.
    https://example.org/sample/group__SAMPLE__INNER.html
    """
def sampleEngineStop(e: engine | _Int | None) -> tuple[status]:
    """status sampleEngineStop(engine e)

    Parameters
        e : engine, int or None

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    https://example.org/sample/group__SAMPLE__ENGINES.html
    """
def sampleReset() -> tuple[status]:
    """Sets a * b_c, <d> & [e] | f to `0`, as with -x=1; see sampleEngineStop.

    status sampleReset(void)

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    https://example.org/sample/group__elsewhere.html
    """
