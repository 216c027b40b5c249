# sample_checked.pyi of cubind for , API version 2.0.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/sample.yaml.

from cubind.sample import (
    _Int,
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
        (source, data), or raises CUDAError; cubind.sample returns (status, source, data,
            count)
        source : list[handle]
        data : list[edge]

    Releases the GIL.
    """
def sampleGetInfo(stream: handle | _Int | None) -> tuple[int, list[handle]]:
    """status sampleGetInfo(handle stream, int *state, const handle **deps, size_t *numDeps)

    Parameters
        stream : handle, int or None

    Returns
        (state, deps), or raises CUDAError; cubind.sample returns (status, state, deps,
            numDeps)
        state : int
        deps : list[handle]

    Keeps the GIL.
    """
def sampleGetCount() -> int:
    """status sampleGetCount(int *count)

    Returns
        (status, count); cubind.checked.sample returns count, or raises CUDAError
        count : int

    Keeps the GIL.
    """
def sampleGetArchs() -> list[int]:
    """status sampleGetArchs(int *archs)

    Returns
        (status, archs); cubind.checked.sample returns archs, or raises CUDAError
        archs : list[int]

    Keeps the GIL.
    """
