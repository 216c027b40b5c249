# sample_checked.pyi of cubind's binding of the , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from collections.abc import Callable, Sequence
from typing import Any, SupportsFloat

from cubind import CUDAError
from cubind.sample import (
    _Address,
    _Int,
    _KernelParams,
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
) -> None: ...
def samplePing() -> None: ...
