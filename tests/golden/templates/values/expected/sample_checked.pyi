# sample_checked.pyi of cubind for , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from typing import SupportsFloat

from cubind.sample import (
    _Int,
    _Address,
    _Text,
    sizeof,
    status,
    color,
    handle,
    devptr,
    point_st,
    point_v1,
    point,
    point_anon0,
    SAMPLE_FLAG,
    SAMPLE_NEGATIVE,
    VERSION,
)

__all__ = [
    "sizeof",
    "status",
    "color",
    "handle",
    "devptr",
    "point_st",
    "point_v1",
    "point",
    "point_anon0",
    "SAMPLE_FLAG",
    "SAMPLE_NEGATIVE",
    "VERSION",
    "sampleSet",
    "samplePing",
]

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
    name: _Text | None = ...,
    data: _Address | None = ...,
    m: _Int | None = ...,
) -> None:
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
        m : int or None

    Returns
        None, or raises CUDAError; cubind.sample returns (status,)

    Keeps the GIL.
    """
def samplePing() -> None:
    """status samplePing(void)

    Returns
        (status,); cubind.checked.sample returns None, or raises CUDAError

    Keeps the GIL.
    """
