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
    size3_st,
    size3,
    pitched_st,
    pitched,
    desc_st,
    desc,
    VERSION,
)

__all__ = [
    "sizeof",
    "status",
    "color",
    "size3_st",
    "size3",
    "pitched_st",
    "pitched",
    "desc_st",
    "desc",
    "VERSION",
    "sampleDescInit",
    "sampleMakeSize",
    "sampleMakePitched",
    "sampleLastError",
    "sampleVersion",
    "sampleReset",
    "newSize",
    "peekError",
]


def sampleDescInit(d: desc | None, c: color | int) -> None: ...
def sampleMakeSize(x: _Int, y: _Int, z: _Int) -> size3: ...
def sampleMakePitched(at: _Address, pitch: _Int) -> pitched: ...
def sampleLastError() -> status: ...
def sampleVersion() -> int: ...
def sampleReset() -> None: ...
def newSize(x: _Int, y: _Int, z: _Int) -> size3: ...
def peekError() -> status: ...
