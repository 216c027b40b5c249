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
    other_color,
    shade,
    other_stream,
    other_size_st,
    other_size,
    box_st,
    box,
    VERSION,
)

__all__ = [
    "sizeof",
    "status",
    "other_color",
    "shade",
    "other_stream",
    "other_size_st",
    "other_size",
    "box_st",
    "box",
    "VERSION",
    "samplePaint",
    "sampleMeasure",
]


def samplePaint(
    s: other_stream | _Int | None,
    what: box | None,
    color: other_color | int,
) -> other_color: ...
def sampleMeasure(what: box | None) -> other_size: ...
