"""StridedMemoryView.copy_from and copy_to copy equal layouts without gaps, and refuse others."""

import gc
import weakref

import numpy as np
import pytest
from cubind.core import PinnedMemoryResource
from cubind.core.utils import StridedMemoryView
from support import libraries
from support.stub import RECORD

needs_stub = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")

HOST = np.arange(24, dtype="f4").reshape(4, 6)


def on_device(device, stream, shape=(4, 6), dtype="f4", strides=None):
    buffer = device.allocate(4096, stream=stream)
    buffer.fill(0, stream=stream)
    return StridedMemoryView.from_buffer(buffer, shape, strides, dtype=np.dtype(dtype))


def of_host(array):
    return StridedMemoryView.from_dlpack(array, -1)


def read(view, stream):
    out = np.zeros(view.shape, "f4")
    view.copy_to(of_host(out), stream)
    return out


def test_there_and_back(device, stream):
    view, other = on_device(device, stream), on_device(device, stream)
    assert view.copy_from(of_host(HOST), stream) is None
    view.copy_to(other, stream)
    assert np.array_equal(read(other, stream), HOST)
    other.copy_from(other=of_host(HOST * 2), stream=stream, allocator=None, blocking=True)
    assert np.array_equal(read(other, stream), HOST * 2)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_any_order_without_gaps(device, stream, order):
    """Views without gaps copy in any order of dimensions if both have the same layout."""
    array = np.ascontiguousarray(np.arange(24, dtype="f4").reshape(2, 3, 4)).transpose(order)
    strides = tuple(step // 4 for step in array.strides)
    view = on_device(device, stream, array.shape, strides=strides)
    view.copy_from(of_host(array), stream)
    out = np.zeros((2, 3, 4), "f4").transpose(order)
    view.copy_to(of_host(out), stream)
    assert np.array_equal(out, array)


def test_nothing_and_one(device, stream):
    """Strides of one-element dimensions do not count."""
    on_device(device, stream, (0, 6)).copy_from(of_host(np.zeros((0, 6), "f4")), stream)
    view = on_device(device, stream, (1, 5), strides=(99, 1))
    view.copy_from(of_host(np.full((1, 5), 3, "f4")), stream)
    out = np.zeros((1, 5), "f4")
    view.copy_to(of_host(out), stream)
    assert out.tolist() == [[3] * 5]


REFUSED = {
    "another shape": (HOST.reshape(6, 4), "of different shapes, strides or item sizes"),
    "fewer dimensions": (HOST.ravel(), "of different shapes, strides or item sizes"),
    "another order": (np.asfortranarray(HOST), "of different shapes, strides or item sizes"),
    "another item size": (HOST.astype("f8"), "of different shapes, strides or item sizes"),
    "another type": (HOST.astype("i4"), "of different types"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_another_layout(device, stream, what):
    array, text = REFUSED[what]
    view = on_device(device, stream)
    for method in ("copy_from", "copy_to"):
        with pytest.raises(NotImplementedError) as info:
            getattr(view, method)(of_host(array), stream)
        assert str(info.value) == f"Sorry, not supported: {method} between views {text}"


def test_gaps_and_overlaps(device, stream):
    for strides in ((8, 1), (0, 1), (1, 1)):
        view, other = (on_device(device, stream, strides=strides) for _ in range(2))
        with pytest.raises(NotImplementedError, match="with gaps between their elements"):
            view.copy_from(other, stream)


def test_other_refusals(device, stream):
    view, host = on_device(device, stream), of_host(HOST.copy())
    with pytest.raises(NotImplementedError, match="both in host memory"):
        host.copy_from(of_host(HOST.copy()), stream)
    fixed = HOST.copy()
    fixed.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        view.copy_to(StridedMemoryView.from_array_interface(fixed), stream)
    with pytest.raises(TypeError, match=r"copy_from\(\) takes a StridedMemoryView, not cubind.core.Buffer"):
        view.copy_from(view.exporting_obj, stream)
    with pytest.raises(TypeError, match="stream is required and must not be None"):
        view.copy_to(host)
    with pytest.raises(TypeError, match="Stream or GraphBuilder expected, got int"):
        view.copy_from(host, 5)
    view.exporting_obj.close()
    with pytest.raises(RuntimeError, match="Buffer has been closed"):
        view.copy_from(host, stream)


@needs_stub
def test_waiting(device, stream, driver_stub):
    """Copies wait, except on the device; with blocking=False host memory lives until the end."""
    view, other = on_device(device, stream), on_device(device, stream)
    pinned = PinnedMemoryResource().allocate(HOST.nbytes, stream=stream)
    of_pinned = StridedMemoryView.from_buffer(pinned, HOST.shape, dtype=HOST.dtype)
    stream.sync()
    driver_stub.hold(stream.handle)
    view.copy_to(other, stream)
    of_pinned.copy_from(view, stream, blocking=False)
    alive = weakref.ref(of_pinned)
    del of_pinned
    gc.collect()
    assert alive() is not None and not stream.is_done
    driver_stub.release(stream.handle)
    stream.sync()
    gc.collect()
    assert alive() is None
    of_pinned = StridedMemoryView.from_buffer(pinned, HOST.shape, dtype=HOST.dtype)
    of_pinned.copy_from(view, stream)
    assert stream.is_done


def test_while_capturing(device, stream):
    """A graph keeps the memory that it copies; pure host memory is refused."""
    view, other = on_device(device, stream), on_device(device, stream)
    view.copy_from(of_host(HOST), stream)
    builder = device.create_graph_builder().begin_building()
    view.copy_to(other, builder)
    with pytest.raises(TypeError, match="of host memory cannot be captured"):
        view.copy_from(of_host(HOST), builder, blocking=False)
    graph = builder.end_building().complete()
    view.exporting_obj.close()
    graph.launch(stream)
    stream.sync()
    assert np.array_equal(read(other, stream), HOST)


@needs_stub
def test_a_failing_copy(device, stream, driver_stub):
    view = on_device(device, stream)
    driver_stub.set_mode(RECORD, "cuMemcpyAsync")
    driver_stub.result("cuMemcpyAsync", 1)
    with pytest.raises(Exception, match=r"CUDA_ERROR_INVALID_VALUE: .* \(in cuMemcpyAsync\)"):
        view.copy_from(of_host(HOST), stream)
