# sample_checked.pyi of cubind for , API version 2.0.
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


def sampleGetEdges(graph: handle | _Int | None) -> tuple[list[handle], list[edge]]:
    """status sampleGetEdges(handle graph, handle *source, edge *data, size_t *count)

    Parameters
        graph : handle, int or None
    Returns
        status (the checked form raises instead)
        source : list[handle]
        data : list[edge]
    Gives up the GIL.
    """
def sampleGetInfo(stream: handle | _Int | None) -> tuple[int, list[handle]]:
    """status sampleGetInfo(handle stream, int *state, const handle **deps, size_t *numDeps)

    Parameters
        stream : handle, int or None
    Returns
        status (the checked form raises instead)
        state : int
        deps : list[handle]
    Keeps the GIL.
    """
def sampleGetCount() -> int:
    """status sampleGetCount(int *count)

    Returns
        status (the checked form raises instead)
        count : int
    Keeps the GIL.
    """
def sampleGetArchs() -> list[int]:
    """status sampleGetArchs(int *archs)

    Returns
        status (the checked form raises instead)
        archs : list[int]
    Keeps the GIL.
    """
