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
    handle,
    edge_st,
    edge,
    VERSION,
)

__all__ = [
    "sizeof",
    "status",
    "handle",
    "edge_st",
    "edge",
    "VERSION",
    "sampleGetEdges",
    "sampleGetInfo",
    "sampleGetCount",
    "sampleGetArchs",
]


def sampleGetEdges(graph: handle | _Int | None) -> tuple[list[handle], list[edge]]: ...
def sampleGetInfo(stream: handle | _Int | None) -> tuple[int, list[handle]]: ...
def sampleGetCount() -> int: ...
def sampleGetArchs() -> list[int]: ...
