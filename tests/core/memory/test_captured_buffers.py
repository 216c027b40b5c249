"""Test Buffers that end while an operation on them, or a capture of their stream, goes on.

A capture keeps objects of its own. Making one may start a collection, which may run any code.
"""

import threading
import time
import warnings

import pytest
from cubind import _core, core
from support import kernels
from support.core.everything import managed_memory
from support.core.meddling import during_collections

SIZE = 64


class Captured:
    """A stream that is captured, and the objects of the operations."""

    def __init__(self, device, stream):
        another = device.create_stream()  # or the frees would be captured
        self.one, self.other, *viewed = (device.allocate(SIZE, stream=another) for _ in range(4))
        another.sync()
        self.managed = [managed_memory(core, SIZE) for _ in range(2)]
        self.views = [core.utils.StridedMemoryView.from_buffer(each, (SIZE,), dtype="int8") for each in viewed]
        code = core.ObjectCode.from_ptx(kernels.SAXPY_PTX)
        self.kernel, self.config = code.get_kernel("saxpy"), core.LaunchConfig(grid=1, block=1)
        self.builder = stream.create_graph_builder()

    def close(self):
        for each in (self.one, self.other, *self.managed):
            each.close()


OPERATIONS = {
    "fill": lambda c: c.one.fill(0, stream=c.builder),
    "copy_to": lambda c: c.one.copy_to(c.other, stream=c.builder),
    "copy_from": lambda c: c.one.copy_from(c.other, stream=c.builder),
    "view": lambda c: c.views[0].copy_from(c.views[1], stream=c.builder),
    "prefetch": lambda c: c.managed[0].prefetch(core.Host(), stream=c.builder),
    "prefetch_batch": lambda c: core.utils.prefetch_batch(c.builder, c.managed, core.Host()),
    "discard_batch": lambda c: core.utils.discard_batch(c.builder, c.managed),
    "launch": lambda c: core.launch(c.builder, c.config, c.kernel, 2.0, c.one, c.one, c.other, 0),
}


@pytest.mark.parametrize("ends", [False, True], ids=["", "the capture ends, too"])
@pytest.mark.parametrize("name", OPERATIONS)
def test_closed_while_it_is_captured(device, stream, name, ends):
    """The call raises, or the graph keeps the memory: the simulated device refuses freed memory."""
    c = Captured(device, stream)
    c.builder.begin_building("relaxed")
    done = []

    def meddle():
        c.close()
        if ends and not done:
            done.append(1)
            c.builder.close()

    result = during_collections(lambda: OPERATIONS[name](c), meddle)
    assert result is None or isinstance(result, (core.Buffer, RuntimeError, core.CUDAError)), result
    if isinstance(result, core.CUDAError):  # the driver captures no prefetch and no discard
        with pytest.raises(core.CUDAError, match="CUDA_ERROR_STREAM_CAPTURE_INVALIDATED"):
            c.builder.end_building()
    elif not done:
        c.builder.end_building().complete().launch(stream)
    stream.sync()


@pytest.mark.parametrize("name", ["LegacyPinnedMemoryResource", "_SynchronousMemoryResource"])
def test_dropped_while_its_stream_is_captured(device, stream, name):
    """The capture goes on: the free waits for the device without the stream."""
    resource = core.LegacyPinnedMemoryResource() if name[0] == "L" else _core._SynchronousMemoryResource(0)
    buffer = resource.allocate(64, stream=stream)
    builder = stream.create_graph_builder().begin_building("relaxed")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        buffer.close()
    builder.callback(int)
    builder.end_building().complete().launch(stream)
    stream.sync()


def test_closed_by_another_thread_during_a_copy(device, stream):
    """The copy is done, or the Buffer was closed; address 0 would be CUDA_ERROR_INVALID_VALUE."""
    host, shared, ended = bytearray(4096), {}, time.monotonic() + 1

    def close():
        while time.monotonic() < ended:
            buffer = shared.pop("buffer", None)
            if buffer is not None:
                buffer.close()

    thread = threading.Thread(target=close)
    thread.start()
    while time.monotonic() < ended:
        buffer = shared["buffer"] = device.allocate(4096, stream=stream)
        try:
            buffer.copy_to(host, stream=stream)
            buffer.copy_from(host, stream=stream)
        except RuntimeError as error:
            assert type(error) is RuntimeError and str(error) == "Buffer has been closed", error
    thread.join()
    stream.sync()
