"""Provide fixtures and helpers for tests of graphs of nodes."""

import pytest
from cubind import core
from cubind.core import graph as graphs

from support import kernels, libraries

STUB = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")


@pytest.fixture
def g(device):
    return graphs.GraphDefinition()


@pytest.fixture
def code():
    return core.ObjectCode.from_ptx(kernels.SAXPY_PTX)


@pytest.fixture
def config():
    return core.LaunchConfig(grid=1, block=32)


@pytest.fixture
def bytes_of(stream):
    def bytes_of(buffer):
        host = bytearray(buffer.size)
        buffer.copy_to(host, stream=stream)
        stream.sync()
        return bytes(host)

    return bytes_of


@pytest.fixture
def buffers(device, stream):
    """Two buffers of 64 zero bytes."""
    made = [device.allocate(64, stream=stream) for _ in range(2)]
    for buffer in made:
        buffer.fill(0, stream=stream)
    stream.sync()
    return made


def run(g, stream, times=1):
    executable = g.instantiate()
    for _ in range(times):
        executable.launch(stream)
    stream.sync()
    return executable


def embed(g, child):
    return "cuGraphAddChildGraphNode", lambda: g.embed(child)


def instantiate(g, child):
    return "cuGraphInstantiateWithParams", child.instantiate
