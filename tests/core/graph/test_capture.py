"""Test `with stream.capture() as graph`: capture launches, and again with other arguments."""

import gc
import struct

import pytest
from cubind import core
from cubind.core import LaunchConfig, ObjectCode, launch
from support import libraries
from support.core import graph_kernels

ONE = LaunchConfig(grid=1, block=1)
PTX = graph_kernels.PTX if not libraries.ON_GPU else graph_kernels.WITHOUT_CONDITIONS
pytestmark = pytest.mark.usefixtures("computing")


@pytest.fixture
def add(computing, device):
    return ObjectCode.from_ptx(PTX).get_kernel("add")


@pytest.fixture
def cell(device):
    """A word that kernels add to and the host reads."""
    buffer = core.LegacyPinnedMemoryResource().allocate(4)
    memoryview(buffer)[:] = bytes(4)
    return buffer


def value(cell):
    return struct.unpack("I", bytes(memoryview(cell)))[0]


def test_a_loop_of_launches(stream, add, cell):
    with stream.capture() as graph:
        assert stream.is_capturing
        for i in range(100):
            launch(stream, ONE, add, cell, i)
        assert not graph.is_closed and int(graph.handle) == 0
        with pytest.raises(RuntimeError, match="^Graph is not instantiated yet"):
            graph.launch(stream)
    assert not stream.is_capturing and value(cell) == 0
    graph.launch(stream)
    graph.launch(stream)
    stream.sync()
    assert value(cell) == 2 * 4950


def test_equality(device, stream, add, cell):
    """A Graph equals only itself, before it has a handle, with one, and after."""
    with stream.capture() as graph, device.create_stream().capture() as other:
        assert graph != other and len({graph, other}) == 2
        known = {graph: 1}
    assert graph in known and other not in known
    with stream.capture(graph, options={"use_node_priority": True}) as graph:
        launch(stream, ONE, add, cell, 1)
    assert graph in known
    graph.close()
    other.close()
    assert graph in known and graph != other


def test_closed_in_its_block(stream, add, cell):
    with stream.capture() as graph:
        launch(stream, ONE, add, cell, 1)
        graph.close()
    assert graph.is_closed and not stream.is_capturing
    with stream.capture() as graph:
        launch(stream, ONE, add, cell, 1)
    with stream.capture(graph):
        launch(stream, ONE, add, cell, 1)
        graph.close()
    assert graph.is_closed and not stream.is_capturing

    class Closing:
        def __cuda_stream__(self):
            graph.close()
            return 0, int(stream.handle)

    with stream.capture(options={"upload_stream": Closing()}) as graph:
        launch(stream, ONE, add, cell, 1)
    assert graph.is_closed and int(graph.handle) == 0


def test_captured_again_it_is_updated(stream, add, cell):
    """If only arguments differ, the executable graph stays the same."""
    graph = None
    for step in (1, 10, 100):
        with stream.capture(graph) as graph:
            for _ in range(3):
                launch(stream, ONE, add, cell, step)
        handle = graph.handle if step == 1 else handle
        assert graph.handle == handle
        graph.launch(stream)
    stream.sync()
    assert value(cell) == 333


def test_another_shape_makes_it_anew(stream, add, cell):
    with stream.capture() as graph:
        launch(stream, ONE, add, cell, 1)
    with stream.capture(graph, options={"use_node_priority": True}) as same:
        launch(stream, ONE, add, cell, 1)
        launch(stream, ONE, add, cell, 1)
    assert same is graph
    graph.launch(stream)
    stream.sync()
    assert value(cell) == 2


def test_bound_launchers_and_buffers(device, stream, add, cell):
    """A graph keeps what its block used, even if nothing else does."""
    bound = add[ONE, stream]
    with stream.capture() as graph:
        for i in range(4):
            bound(cell, i)
        other = core.LegacyPinnedMemoryResource().allocate(4)
        cell.copy_to(other, stream=stream)
        other.close()
    del bound
    graph.launch(stream)
    stream.sync()
    assert value(cell) == 6


def test_an_exception_ends_the_capture(stream, add, cell):
    with stream.capture() as graph:
        launch(stream, ONE, add, cell, 1)
    with pytest.raises(ZeroDivisionError), stream.capture(graph):
        launch(stream, ONE, add, cell, 100)
        raise ZeroDivisionError
    with pytest.raises(ZeroDivisionError), stream.capture() as lost:
        raise ZeroDivisionError
    assert not stream.is_capturing
    with pytest.raises(RuntimeError, match="^Graph is not instantiated yet"):
        lost.launch(stream)
    lost.close()
    with pytest.raises(RuntimeError, match="^Graph has been closed"):
        lost.launch(stream)
    graph.launch(stream)
    stream.sync()
    assert value(cell) == 1


def test_a_spoilt_capture(stream, add, cell):
    """An error that spoils the capture is also raised at the block's end.

    The stream then works again.
    """
    with pytest.raises(core.CUDAError, match="INVALIDATED"), stream.capture() as graph:
        with pytest.raises(core.CUDAError):
            stream.sync()
    stream.sync()
    with pytest.raises(RuntimeError):
        graph.launch(stream)


def test_blocks(device, stream, add, cell):
    """One capture object is one block at a time, and can be reused."""
    block = stream.capture()
    with block as graph:
        launch(stream, ONE, add, cell, 1)
        with pytest.raises(RuntimeError, match="already"):
            block.__enter__()
    with block as same:
        launch(stream, ONE, add, cell, 2)
    assert same is graph
    graph.launch(stream)
    stream.sync()
    assert value(cell) == 2
    with pytest.raises(RuntimeError, match="is not capturing the stream"):
        block.__exit__(None, None, None)


def test_wrong_arguments(stream, add, cell):
    with pytest.raises(ValueError, match="^Unsupported build mode: fast$"):
        stream.capture(mode="fast")
    with pytest.raises(TypeError, match="^graph must be a Graph or None, not int$"):
        stream.capture(5)
    with stream.capture(mode="thread_local") as graph:
        pass
    graph.close()
    with pytest.raises(RuntimeError, match="^Graph has been closed$"):
        stream.capture(graph)
    with pytest.raises(TypeError, match="graph completion options"), stream.capture(options=5):
        pass
    stream.close()
    with pytest.raises(RuntimeError, match="^Stream has been closed$"):
        stream.capture()


@pytest.mark.parametrize("mode", ["relaxed", "thread_local", "global"])
def test_what_goes_meanwhile(device, stream, add, cell, mode):
    """A thread may release objects that have nothing to do with its capture.

    These are memory, graphs and streams; the capture stays valid.
    """
    other = device.create_stream()
    buffer, event = device.allocate(64, stream=other), other.record()
    with other.capture() as earlier:
        launch(other, ONE, add, cell, 1)
    earlier.launch(other)
    other.sync()
    with stream.capture(mode=mode) as graph:
        launch(stream, ONE, add, cell, 2)
        for item in (buffer, earlier, event, other):
            item.close()
        gc.collect()
    graph.launch(stream)
    stream.sync()
    assert value(cell) == 3


def test_default_streams(device):
    """The driver refuses to capture the legacy default stream."""
    refused = pytest.raises(core.CUDAError, match="STREAM_CAPTURE_UNSUPPORTED")
    with refused as caught, core.LEGACY_DEFAULT_STREAM.capture():
        pass
    assert "the legacy default stream cannot be captured: use a stream of your own" in caught.value.__notes__


def test_what_cannot_be_captured(stream):
    with pytest.raises(core.CUDAError, match="STREAM_CAPTURE_UNSUPPORTED") as caught, stream.capture():
        stream.sync()
    text = "a stream is being captured into a graph, and this call cannot be part of one: make it after the capture has ended"
    assert text in caught.value.__notes__


def test_two_streams(device, stream, add, cell):
    """Another stream takes part from its wait for this stream to this stream's wait for it."""
    other = device.create_stream()
    with stream.capture() as graph:
        launch(stream, ONE, add, cell, 1)
        other.wait(stream)
        launch(other, ONE, add, cell, 10)
        stream.wait(other)
    graph.launch(stream)
    stream.sync()
    assert value(cell) == 11
