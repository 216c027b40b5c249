"""CachingMemoryResource: reuse of blocks, by time and stream; release of blocks; statistics."""

import gc
import random
import weakref

import hypothesis
import hypothesis.strategies as some
import pytest
from support import libraries
from support.core.caching import Spy, allocations, core, counted, freed, mr, nothing_is_left, other  # noqa: F401 (fixtures)
from support.core.everything import Foreign

# ruff: noqa: F811 (arguments have the names of fixtures)
pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")

MIB, GIB = 1 << 20, 1 << 30
OUT_OF_MEMORY, NOT_READY = 2, 600
RECORD = 1
CAPTURE_TEXT = "CachingMemoryResource cannot allocate on a capturing stream: allocate before the capture begins"
FIXTURES = [hypothesis.HealthCheck.function_scoped_fixture]


# --- sizes ----------------------------------------------------------------------------------------


def rounded(mr, size, stream):
    """Return the rounded size of an allocation, which is freed."""
    with mr.allocate(size, stream=stream) as buffer:
        assert buffer.size == size
        result = mr.statistics.in_use
    mr.trim()
    return result


@pytest.mark.parametrize(
    "size, expected",
    [
        (1, 512),
        (512, 512),
        (513, 640),
        (640, 640),
        (641, 768),
        (1024, 1024),
        (1025, 1280),
        (MIB - 1, MIB),
        (MIB, MIB),
        (MIB + 1, 2 * MIB),
        (2 * MIB + 1, 4 * MIB),
        (31 * MIB, 32 * MIB),
        (32 * MIB, 32 * MIB),
        (32 * MIB + 1, 34 * MIB),
        (64 * MIB + 1, 68 * MIB),
        (5 * GIB, 5 * GIB),
        (5 * GIB + 1, 5 * GIB + 256 * MIB),
    ],
)
def test_size_classes(mr, stream, size, expected):
    assert rounded(mr, size, stream) == expected


@hypothesis.settings(deadline=None, max_examples=200, suppress_health_check=FIXTURES)
@hypothesis.given(some.integers(1, 1 << 33), some.integers(1, 64))
def test_waste_is_bounded(mr, stream, size, more):
    block = rounded(mr, size, stream)
    assert size <= block <= max(512, size * 5 // 4 if size <= MIB else max(size + 2 * MIB, size * 17 // 16))
    assert block % 128 == 0 and (size <= MIB or block % (2 * MIB) == 0)
    assert rounded(mr, block, stream) == block, "a class holds its own size"
    assert rounded(mr, size + more, stream) >= block


def test_no_class(mr, core, stream):
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_OUT_OF_MEMORY"):
        mr.allocate((1 << 48) + 1, stream=stream)
    assert mr.statistics == (0,) * 8


def test_empty(mr, stream):
    with mr.allocate(0, stream=stream) as buffer:
        assert (buffer.handle, buffer.size, buffer.memory_resource) == (0, 0, mr)
    assert mr.statistics == (0,) * 8
    mr.deallocate(0, 0, stream=stream)


# --- on one stream --------------------------------------------------------------------------------


def test_reuse(mr, stream, driver_stub):
    first = freed(mr, 1000, stream)
    buffer, calls = counted(driver_stub, lambda: mr.allocate(900, stream=stream))
    assert buffer.handle == first and buffer.size == 900
    assert calls == 1, "whether the stream is capturing"
    assert counted(driver_stub, buffer.close) == (None, 0)
    assert freed(mr, 2000, stream) != first
    assert mr.statistics == (0, 0, 3072, 2, 2048, 1, 1, 2)


def test_work_goes_on(mr, stream, driver_stub):
    """The stream's own order is enough to reuse memory while work is pending."""
    driver_stub.hold(stream.handle)
    buffer = mr.allocate(64, stream=stream)
    buffer.fill(1, stream=stream)
    address = buffer.handle
    buffer.close()
    again = mr.allocate(64, stream=stream)
    assert again.handle == address
    stale = driver_stub.stale_count
    driver_stub.release(stream.handle)
    stream.sync()
    assert driver_stub.stale_count == stale


def test_last_in_first_out(mr, stream):
    buffers = [mr.allocate(64, stream=stream) for _ in range(3)]
    addresses = [buffer.handle for buffer in buffers]
    for buffer in buffers:
        buffer.close()
    assert [mr.allocate(64, stream=stream).handle for _ in range(1)] == addresses[2:]


def test_slices_and_exports_hold_it(mr, stream):
    buffer = mr.allocate(1024, stream=stream)
    part = buffer[512:]
    buffer.close()
    assert mr.statistics.in_use_count == 1
    part.close()
    assert mr.statistics.in_use_count == 0


def test_default_stream(mr, device, stream, driver_stub):
    default = device.default_stream
    address = freed(mr, 64, default)
    assert freed(mr, 64, default) == address
    assert mr.statistics.upstream_count == 1


def test_device_uses_it(core, device, stream):
    before = device.memory_resource
    device.memory_resource = mr = core.CachingMemoryResource(before)
    try:
        address = device.allocate(64, stream=stream).handle
        with device.allocate(64, stream=stream) as buffer:
            assert buffer.handle == address and buffer.memory_resource is mr
    finally:
        device.memory_resource = before


# --- on several streams ---------------------------------------------------------------------------


def test_to_another_stream(mr, stream, other, driver_stub):
    """Another stream gets memory once an event recorded after the free has happened."""
    first = freed(mr, 64, stream)
    spy = Spy(driver_stub)
    buffer, seen = spy.asked(lambda: mr.allocate(64, stream=other))
    event = seen[-1][1]
    assert buffer.handle == first
    assert seen == [
        ("cuStreamIsCapturing", int(other.handle)),
        ("cuStreamIsCapturing", int(stream.handle)),
        ("cuEventRecord", event, int(stream.handle)),
        ("cuEventQuery", event),
    ]
    buffer.close()
    again, seen = spy.asked(lambda: mr.allocate(64, stream=other))
    assert again.handle == first, "it is kept for the stream of the free"
    assert seen == [("cuStreamIsCapturing", int(other.handle))]


def test_event_that_has_not_happened(mr, stream, other, driver_stub):
    """The event is recorded once, and the next allocation that checks queries it again."""
    first = freed(mr, 64, stream)
    spy = Spy(driver_stub)
    driver_stub.result("cuEventQuery", NOT_READY)
    waiting = []
    for expected in ([("cuStreamIsCapturing", int(stream.handle)), "cuEventRecord", "cuEventQuery"], ["cuEventQuery"]):
        buffer, seen = spy.asked(lambda: mr.allocate(64, stream=other))
        waiting.append(buffer)
        look = [step for step in seen if step != ("cuStreamIsCapturing", int(other.handle))]
        assert buffer.handle != first
        assert [step[0] for step in look] == [e if isinstance(e, str) else e[0] for e in expected]
    driver_stub.result("cuEventQuery", 0)
    assert mr.allocate(64, stream=other).handle == first


def test_not_before_the_work_is_over(mr, stream, other, driver_stub):
    driver_stub.hold(stream.handle)
    first = freed(mr, 64, stream)
    waiting = [mr.allocate(64, stream=other) for _ in range(2)]
    assert first not in {buffer.handle for buffer in waiting}
    driver_stub.release(stream.handle)
    assert mr.allocate(64, stream=other).handle == first


def test_an_event_answers_for_the_frees_before_it(mr, stream, other, driver_stub):
    buffers = [mr.allocate(64, stream=stream) for _ in range(4)]
    addresses = {buffer.handle for buffer in buffers[:3]}
    late = buffers[3].handle
    for buffer in buffers[:3]:
        buffer.close()
    taken = [mr.allocate(64, stream=other)]
    driver_stub.hold(stream.handle)
    buffers[3].close()
    taken += [mr.allocate(64, stream=other) for _ in range(3)]
    assert {buffer.handle for buffer in taken[:3]} == addresses
    assert late != taken[3].handle, "that was freed behind the event"
    driver_stub.release(stream.handle)
    assert mr.allocate(64, stream=other).handle == late


def test_set_deallocation_stream(mr, stream, other, driver_stub):
    """The stream of the free counts, not the stream of the allocation."""
    buffer = mr.allocate(64, stream=stream)
    address = buffer.handle
    driver_stub.hold(other.handle)
    buffer.close(other)
    assert mr.allocate(64, stream=stream).handle != address
    assert mr.allocate(64, stream=other).handle == address
    driver_stub.release(other.handle)


def test_streams_that_end(core, device, mr, driver_stub):
    """The next stream gets the memory of streams that ended, and these are destroyed."""
    streams = driver_stub.live()["streams"]
    addresses = set()
    for _ in range(10):
        stream = device.create_stream()
        addresses.add(freed(mr, 64, stream))
        stream.close()
    assert len(addresses) == 1
    assert driver_stub.live()["streams"] == streams + 1, "the last one's memory is still kept"
    mr.trim()
    assert driver_stub.live()["streams"] == streams


def test_stream_that_ends_with_work(device, mr, other, driver_stub):
    stream = device.create_stream()
    handle = stream.handle
    driver_stub.hold(handle)
    address = freed(mr, 64, stream)
    stream.close()
    waiting = mr.allocate(64, stream=other)
    assert waiting.handle != address
    driver_stub.release(handle)
    assert mr.allocate(64, stream=other).handle == address


def test_bare_handles_and_threads_keep_nothing(core, device, mr, stream, other):
    bare = core.Stream.from_handle(int(stream.handle))
    for short in (bare, core.PER_THREAD_DEFAULT_STREAM):
        address = freed(mr, 64, short)
        assert mr.statistics.kept == 0
        buffer = mr.allocate(64, stream=short)
        assert [(h.handle, h.stream.handle) for h in mr.holders()] == [(buffer.handle, short.handle)]
        buffer.close(other)
        assert mr.statistics.kept == 512, address
        mr.trim()
    # A bare handle may get memory that another stream kept.
    address = freed(mr, 64, other)
    assert mr.allocate(64, stream=bare).handle == address
    # A bare handle does not own what is kept for the stream of that handle.
    address = freed(mr, 64, stream)
    assert mr.allocate(64, stream=stream).handle == address


def test_streams_of_others(core, mr, stream):
    """Another library's stream is recognized by its handle, and kept alive."""
    foreign = Foreign(stream)
    alive = weakref.ref(foreign)
    address = freed(mr, 64, foreign)
    assert freed(mr, 64, foreign) == address
    del foreign
    gc.collect()
    assert alive() is not None
    mr.trim()
    gc.collect()
    assert alive() is None


def test_many_streams(device, mr, driver_stub):
    """A cache miss checks a bounded number of streams."""
    streams = [device.create_stream() for _ in range(40)]
    for stream, buffer in zip(streams, [mr.allocate(64, stream=stream) for stream in streams], strict=True):
        buffer.close(stream)
    fresh = device.create_stream()
    spy = Spy(driver_stub)
    driver_stub.result("cuEventQuery", NOT_READY)
    held, seen = spy.asked(lambda: [mr.allocate(64, stream=fresh)])
    assert [name for name, *_ in seen].count("cuEventQuery") == 16
    driver_stub.result("cuEventQuery", 0)
    held += [mr.allocate(64, stream=fresh) for _ in streams]
    assert mr.statistics.upstream_count == 41 and len(held) == 41


# --- capture --------------------------------------------------------------------------------------


def capture(stream, mode=0):
    from cubind import driver

    assert driver.cuStreamBeginCapture(stream.handle, mode) == (0,)


def end_capture(stream):
    from cubind import driver

    status, graph = driver.cuStreamEndCapture(stream.handle)
    assert status == 0
    assert driver.cuGraphDestroy(graph) == (0,)


@pytest.mark.parametrize("mode", [0, 1, 2])
def test_capturing_stream(mr, stream, other, driver_stub, mode):
    first = freed(mr, 64, stream)
    late = mr.allocate(2000, stream=stream)
    capture(stream, mode)
    for size in (64, 0, 1 << 20):
        with pytest.raises(RuntimeError) as caught:
            mr.allocate(size, stream=stream)
        assert str(caught.value) == CAPTURE_TEXT
    # Memory freed meanwhile is kept. No event is recorded there, and nothing is given back.
    late.close()
    buffer, seen = Spy(driver_stub, "cuEventRecord").asked(lambda: mr.allocate(64, stream=other))
    assert buffer.handle != first and seen == []
    assert mr.trim() == 0 and mr.statistics.kept_count == 2
    end_capture(stream)
    driver_stub.set_mode(0, "cuEventRecord")
    again = mr.allocate(64, stream=other)
    assert again.handle == first
    assert mr.trim() == 2048


def test_capture_with_an_event(mr, stream, other, driver_stub):
    """An event that was recorded before the capture still shows that the memory is free."""
    driver_stub.hold(stream.handle)
    first = freed(mr, 64, stream)
    waiting = mr.allocate(64, stream=other)
    driver_stub.release(stream.handle)
    capture(stream)
    assert mr.allocate(64, stream=other).handle == first != waiting.handle
    end_capture(stream)


def test_close_while_capturing(core, device, stream, driver_stub):
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    freed(mr, 64, stream)
    capture(stream)
    mr.close()
    assert mr.statistics.kept_count == 1
    end_capture(stream)
    mr.close()
    assert mr.statistics.kept_count == 0


# --- memory that goes back ------------------------------------------------------------------------


def test_trim(mr, stream, other, allocations):
    sizes = [512, 1024, 2 * MIB, 4 * MIB]
    buffers = [mr.allocate(size, stream=s) for size in sizes for s in (stream, other)]
    for buffer in buffers:
        buffer.close()
    kept = 2 * sum(sizes)
    del buffers
    assert mr.statistics[:4] == (0, 0, kept, 8)
    assert mr.trim(kept) == 0
    assert mr.trim(kept - 1) == 4 * MIB, "the largest first"
    assert mr.trim(keep=10 * MIB) <= 4 * MIB
    assert mr.statistics.kept <= 10 * MIB
    before = mr.statistics.kept
    assert mr.trim() == before
    assert mr.statistics[:4] == (0, 0, 0, 0) and allocations() == 0
    assert mr.trim() == 0


@pytest.mark.parametrize("keep, error", [("a", TypeError), (1.5, TypeError), (None, TypeError), (-1, OverflowError)])
def test_trim_refuses(mr, keep, error):
    with pytest.raises(error):
        mr.trim(keep)


def test_trim_goes_in_order(mr, stream, driver_stub):
    """trim() frees on the stream of the free, after its work."""
    driver_stub.hold(stream.handle)
    buffer = mr.allocate(64, stream=stream)
    buffer.fill(1, stream=stream)
    buffer.close()
    stale = driver_stub.stale_count
    assert mr.trim() == 512
    driver_stub.release(stream.handle)
    stream.sync()
    assert driver_stub.stale_count == stale


def test_out_of_memory(core, device, stream, other):
    """Out of memory, the cache returns kept memory once it is idle, and asks the upstream again."""
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    for s in (stream, other):
        freed(mr, 6 * GIB, s)
    buffer = mr.allocate(15 * GIB, stream=stream)
    assert buffer.size == 15 * GIB and mr.statistics[:4] == (15 * GIB, 1, 0, 0)
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_OUT_OF_MEMORY"):
        mr.allocate(15 * GIB, stream=stream)
    buffer.close()
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_OUT_OF_MEMORY"):
        mr.allocate(100 * GIB, stream=stream)
    assert mr.statistics[:4] == (0, 0, 0, 0)


def test_out_of_memory_once(core, mr, stream, driver_stub, allocations):
    """The cache gives back in stream order, waits, and asks again."""
    freed(mr, 64, stream)
    spy = Spy(driver_stub, "cuStreamSynchronize")
    driver_stub.fail_call(3, OUT_OF_MEMORY)  # after the two queries about capture
    buffer, seen = spy.asked(lambda: mr.allocate(5000, stream=stream))
    assert buffer.size == 5000 and driver_stub.fault_left == 0
    assert seen == [("cuStreamSynchronize", int(stream.handle))]
    assert mr.statistics.kept == 0 and allocations() == 1


def test_nothing_to_give_back(core, mr, stream, driver_stub):
    driver_stub.result("cuMemAllocFromPoolAsync", OUT_OF_MEMORY)
    driver_stub.set_mode(1, "cuMemAllocFromPoolAsync")
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_OUT_OF_MEMORY"):
        mr.allocate(64, stream=stream)


def test_other_failures_give_nothing_back(core, mr, stream, driver_stub):
    freed(mr, 64, stream)
    driver_stub.result("cuMemAllocFromPoolAsync", 1)
    driver_stub.set_mode(1, "cuMemAllocFromPoolAsync")
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_INVALID_VALUE"):
        mr.allocate(5000, stream=stream)
    assert mr.statistics.kept_count == 1


def test_close(core, device, stream, allocations):
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    freed(mr, 2000, stream)
    buffer = mr.allocate(64, stream=stream)
    buffer.fill(1, stream=stream)
    mr.close()
    assert mr.is_closed and mr.statistics[:4] == (512, 1, 0, 0)
    assert buffer.is_device_accessible and buffer.device_id == 0
    with pytest.raises(RuntimeError, match="^CachingMemoryResource has been closed$"):
        mr.allocate(64, stream=stream)
    assert allocations() == 1
    buffer.close()
    assert allocations() == 0 and mr.statistics[:4] == (0, 0, 0, 0)
    mr.close()
    assert mr.trim() == 0


def test_dropped(core, device, stream, allocations):
    """A buffer keeps its resource alive; the kept memory goes back with the last buffer."""
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    freed(mr, 2000, stream)
    buffer = mr.allocate(64, stream=stream)
    gone = weakref.ref(mr)
    del mr
    gc.collect()
    assert gone() is buffer.memory_resource
    del buffer
    gc.collect()
    assert gone() is None and allocations() == 0


# --- deallocate -----------------------------------------------------------------------------------


def test_deallocate(core, mr, stream, other):
    buffer = mr.allocate(64, stream=stream)
    with core.Buffer.from_handle(buffer.handle, 64, mr=mr, stream=stream) as same:
        address = same.handle
    text = rf"^{address:#x} is not in use: it is not an address of this CachingMemoryResource, or was freed before$"
    with pytest.raises(ValueError, match=text):
        mr.deallocate(address, 64, stream=stream)
    with pytest.raises(ValueError, match="^0x10 is not in use"):
        mr.deallocate(16, 64, stream=stream)
    with pytest.raises(TypeError):
        mr.deallocate(address, 64, stream=None)
    with pytest.warns(core.CUDAWarning, match=f"CachingMemoryResource was asked to free {address:#x}, which is not in use"):
        buffer.close()
    assert mr.statistics[:4] == (0, 0, 512, 1)
    again = mr.allocate(64, stream=stream)
    mr.deallocate(again.handle, 64, stream=other)
    with pytest.warns(core.CUDAWarning):
        again.close()
    assert mr.allocate(64, stream=other).handle == address


def test_deallocate_after_close(core, device, stream, allocations):
    from cubind import driver

    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    buffer = mr.allocate(64, stream=stream)
    mr.close()
    mr.deallocate(driver.CUdeviceptr(buffer.handle), 64, stream=stream)
    assert allocations() == 0
    with pytest.warns(core.CUDAWarning):
        buffer.close()


# --- statistics -----------------------------------------------------------------------------------


def test_statistics(mr, stream):
    one, two = (mr.allocate(1000, stream=stream) for _ in range(2))
    assert mr.statistics._asdict() == {
        "in_use": 2048,
        "in_use_count": 2,
        "kept": 0,
        "kept_count": 0,
        "peak": 2048,
        "peak_count": 2,
        "reused_count": 0,
        "upstream_count": 2,
    }
    one.close()
    three = mr.allocate(1000, stream=stream)
    assert mr.statistics == (2048, 2, 0, 0, 2048, 2, 1, 2)
    two.close()
    three.close()
    assert mr.statistics == (0, 0, 2048, 2, 2048, 2, 1, 2)


@pytest.mark.parametrize("records", [False, True])
def test_holders(core, device, stream, other, records):
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0), record_lines=records)
    assert mr.holders() == []
    line = test_holders.__code__.co_firstlineno + 5
    buffers = [mr.allocate(1000, stream=s) for s in (stream, other)]
    found = sorted(mr.holders())
    assert {h.handle for h in found} == {b.handle for b in buffers}
    assert {h.size for h in found} == {1000} and {h.stream for h in found} == {stream, other}
    lines = {h.line for h in found}
    assert lines == ({f"{__file__}:{line}"} if records else {None})
    buffers.pop().close()
    assert len(mr.holders()) == 1


def test_many_in_use(mr, stream):
    held = [mr.allocate(512, stream=stream) for _ in range(1000)]
    assert {h.handle for h in mr.holders()} == {b.handle for b in held}
    random.Random(7).shuffle(held)
    while held:
        held.pop().close()
    assert mr.statistics[:4] == (0, 0, 512000, 1000) and mr.trim() == 512000
