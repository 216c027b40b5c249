"""CachingMemoryResource: what is handed out again, when and to whom; what the upstream gets back, and when."""

import gc
import os
import random
import threading
import warnings
import weakref

import hypothesis
import hypothesis.strategies as some
import libraries
import pytest
from child import in_child
from everything import Foreign, resource_class

pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")

KIB, MIB, GIB = 1 << 10, 1 << 20, 1 << 30
OUT_OF_MEMORY, NOT_READY = 2, 600
RECORD = 1
CAPTURE_TEXT = "CachingMemoryResource gives no memory to a capturing stream: allocate before the capture begins"
FIXTURES = [hypothesis.HealthCheck.function_scoped_fixture]


@pytest.fixture
def core():
    from cubind import core

    return core


@pytest.fixture(autouse=True)
def nothing_is_left():
    """Whatever a test does: the upstream gets all memory back, streams and events are destroyed."""
    stub = libraries.load_stub("driver")
    before = stub.live()
    yield
    gc.collect()
    for kind in ("allocations", "streams", "events"):
        assert stub.live()[kind] == before[kind], kind


@pytest.fixture
def other(device):
    with device.create_stream() as stream:
        yield stream


@pytest.fixture
def mr(core, device):
    resource = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    yield resource
    resource.close()


def freed(mr, size, stream):
    """The address of memory that was allocated and freed on a stream."""
    buffer = mr.allocate(size, stream=stream)
    address = buffer.handle
    buffer.close()
    return address


class Spy:
    """The driver's answers to what a look at another stream asks, and what was asked: names with their first arguments."""

    NAMES = ("cuStreamIsCapturing", "cuEventRecord", "cuEventQuery", "cuStreamSynchronize")

    def __init__(self, stub, *names):
        self.stub, self.names = stub, names or self.NAMES
        for name in self.names:
            stub.set_mode(RECORD, name)
        stub.output("cuStreamIsCapturing", 1, bytes(4))

    def asked(self, function):
        """What a call gives, and what it asks of the driver in order."""
        self.stub.clear_log()
        result = function()
        known = {self.stub.find(name): name for name in self.names}
        return result, [
            (known[call.function], *(int.from_bytes(call.argument(i), "little") for i in range(1 + (i_of(call, known)))))
            for call in self.stub.calls()
            if call.function in known
        ]


def i_of(call, known):
    """The place of the last argument that counts: of cuEventRecord the stream, too."""
    return 1 if known[call.function] == "cuEventRecord" else 0


def counted(stub, function):
    """What a call gives, and how many calls of the driver it takes."""
    before = stub.counted_calls
    result = function()
    return result, stub.counted_calls - before


# --- sizes -----------------------------------------------------------------------------------------------------------


def rounded(mr, size, stream):
    """Without keeping it."""
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


# --- on one stream ---------------------------------------------------------------------------------------------------


def test_reuse(mr, stream, driver_stub):
    first = freed(mr, 1000, stream)
    buffer, calls = counted(driver_stub, lambda: mr.allocate(900, stream=stream))
    assert buffer.handle == first and buffer.size == 900
    assert calls == 1, "whether the stream is capturing"
    assert counted(driver_stub, buffer.close) == (None, 0)
    assert freed(mr, 2000, stream) != first
    assert mr.statistics == (0, 0, 3072, 2, 2048, 1, 1, 2)


def test_work_goes_on(mr, stream, driver_stub):
    """The stream's own order is all that there need be."""
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


# --- on several streams ----------------------------------------------------------------------------------------------


def test_to_another_stream(mr, stream, other, driver_stub):
    """An event is recorded behind the free, and has to have happened."""
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
    """It is recorded once, and asked again by the next who looks."""
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
    """The stream of the free counts, not that of the allocation."""
    buffer = mr.allocate(64, stream=stream)
    address = buffer.handle
    driver_stub.hold(other.handle)
    buffer.close(other)
    assert mr.allocate(64, stream=stream).handle != address
    assert mr.allocate(64, stream=other).handle == address
    driver_stub.release(other.handle)


def test_streams_that_end(core, device, mr, driver_stub):
    """The next stream gets what they leave, and they are destroyed."""
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
    # What another one has kept can be theirs.
    address = freed(mr, 64, other)
    assert mr.allocate(64, stream=bare).handle == address
    # A bare handle does not have what is kept for the stream of that handle.
    address = freed(mr, 64, stream)
    assert mr.allocate(64, stream=stream).handle == address


def test_streams_of_others(core, mr, stream):
    """They are known again by their handle, and kept alive."""
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
    """A miss asks a bounded number of them."""
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


# --- capture ---------------------------------------------------------------------------------------------------------


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
    # What is freed meanwhile is kept. No event is recorded there, and nothing given back.
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
    """What was marked before the capture begins is told by its event."""
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


# --- what goes back --------------------------------------------------------------------------------------------------


def test_trim(mr, stream, other, driver_stub):
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
    assert mr.statistics[:4] == (0, 0, 0, 0) and driver_stub.live()["allocations"] == 0
    assert mr.trim() == 0


@pytest.mark.parametrize("keep, error", [("a", TypeError), (1.5, TypeError), (None, TypeError), (-1, OverflowError)])
def test_trim_refuses(mr, keep, error):
    with pytest.raises(error):
        mr.trim(keep)


def test_trim_goes_in_order(mr, stream, driver_stub):
    """On the stream of the free, behind its work."""
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
    """The upstream gets back what is kept, once it is free, and is asked again."""
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


def test_out_of_memory_once(core, mr, stream, driver_stub):
    """Given back in order, waited for, asked again."""
    freed(mr, 64, stream)
    spy = Spy(driver_stub, "cuStreamSynchronize")
    driver_stub.fail_call(3, OUT_OF_MEMORY)  # behind the two questions about capture
    buffer, seen = spy.asked(lambda: mr.allocate(5000, stream=stream))
    assert buffer.size == 5000 and driver_stub.fault_left == 0
    assert seen == [("cuStreamSynchronize", int(stream.handle))]
    assert mr.statistics.kept == 0 and driver_stub.live()["allocations"] == 1


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


def test_close(core, device, stream, driver_stub):
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    freed(mr, 2000, stream)
    buffer = mr.allocate(64, stream=stream)
    buffer.fill(1, stream=stream)
    mr.close()
    assert mr.is_closed and mr.statistics[:4] == (512, 1, 0, 0)
    assert buffer.is_device_accessible and buffer.device_id == 0
    with pytest.raises(RuntimeError, match="^CachingMemoryResource has been closed$"):
        mr.allocate(64, stream=stream)
    assert driver_stub.live()["allocations"] == 1
    buffer.close()
    assert driver_stub.live()["allocations"] == 0 and mr.statistics[:4] == (0, 0, 0, 0)
    mr.close()
    assert mr.trim() == 0


def test_dropped(core, device, stream, driver_stub):
    """A buffer keeps its resource; with the last one what is kept goes back."""
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    freed(mr, 2000, stream)
    buffer = mr.allocate(64, stream=stream)
    gone = weakref.ref(mr)
    del mr
    gc.collect()
    assert gone() is buffer.memory_resource
    del buffer
    gc.collect()
    assert gone() is None and driver_stub.live()["allocations"] == 0


# --- deallocate ------------------------------------------------------------------------------------------------------


def test_deallocate(core, mr, stream, other):
    buffer = mr.allocate(64, stream=stream)
    with core.Buffer.from_handle(buffer.handle, 64, mr=mr, stream=stream) as same:
        address = same.handle
    text = rf"^{address:#x} is not in use: it is no address of this CachingMemoryResource, or was given back before$"
    with pytest.raises(ValueError, match=text):
        mr.deallocate(address, 64, stream=stream)
    with pytest.raises(ValueError, match="^0x10 is not in use"):
        mr.deallocate(16, 64, stream=stream)
    with pytest.raises(TypeError):
        mr.deallocate(address, 64, stream=None)
    with pytest.warns(core.CUDAWarning, match=f"CachingMemoryResource was given {address:#x}, which is not in use"):
        buffer.close()
    assert mr.statistics[:4] == (0, 0, 512, 1)
    again = mr.allocate(64, stream=stream)
    mr.deallocate(again.handle, 64, stream=other)
    with pytest.warns(core.CUDAWarning):
        again.close()
    assert mr.allocate(64, stream=other).handle == address


def test_deallocate_after_close(core, device, stream, driver_stub):
    from cubind import driver

    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    buffer = mr.allocate(64, stream=stream)
    mr.close()
    mr.deallocate(driver.CUdeviceptr(buffer.handle), 64, stream=stream)
    assert driver_stub.live()["allocations"] == 0
    with pytest.warns(core.CUDAWarning):
        buffer.close()


# --- upstreams -------------------------------------------------------------------------------------------------------

FACTS = {
    "device": (lambda core: core.DeviceMemoryResource(0), (0, True, False, False)),
    "pinned": (lambda core: core.PinnedMemoryResource(), (-1, True, True, False)),
    "managed": (lambda core: core.ManagedMemoryResource(), (-1, True, True, True)),
    "legacy": (lambda core: core.LegacyPinnedMemoryResource(), (-1, True, True, False)),
    "cache": (lambda core: core.CachingMemoryResource(core.DeviceMemoryResource(0)), (0, True, False, False)),
    "python": (lambda core: resource_class()(core.DeviceMemoryResource(0)), (0, True, False, False)),
}


@pytest.mark.parametrize("kind", FACTS)
def test_upstream(core, device, stream, driver_stub, kind):
    make, facts = FACTS[kind]
    upstream = make(core)
    mr = core.CachingMemoryResource(upstream)
    assert mr.upstream is upstream
    buffer = mr.allocate(1000, stream=stream)
    for item in (mr, buffer):
        assert (item.device_id, item.is_device_accessible, item.is_host_accessible, item.is_managed) == facts
    assert isinstance(buffer, core.ManagedBuffer) == isinstance(mr.allocate(0, stream=stream), core.ManagedBuffer)
    assert isinstance(buffer, core.ManagedBuffer) == facts[3]
    if facts[2]:
        memoryview(buffer)[:4] = b"abcd"
    address = buffer.handle
    buffer.close()
    with mr.allocate(1000, stream=stream) as again:
        assert again.handle == address and isinstance(again, core.ManagedBuffer) == facts[3]
    assert mr.trim() == 1024
    if kind == "cache":
        assert upstream.statistics.kept == 1024 and upstream.trim() == 1024
    assert driver_stub.live()["allocations"] == 0


def test_legacy_memory_waits_for_its_stream(core, device, stream, driver_stub):
    """The upstream's free takes effect at once: it waits for the stream of the last free."""
    mr = core.CachingMemoryResource(core.LegacyPinnedMemoryResource())
    freed(mr, 64, stream)
    _, seen = Spy(driver_stub, "cuStreamSynchronize").asked(mr.trim)
    assert seen == [("cuStreamSynchronize", int(stream.handle))]


def test_subclass(core, device, stream):
    class Counting(core.CachingMemoryResource):
        given = 0

        def deallocate(self, ptr, size, *, stream):
            self.given += 1
            super().deallocate(ptr, size, stream=stream)

    mr = Counting(core.DeviceMemoryResource(0))
    address = freed(mr, 64, stream)
    assert freed(mr, 64, stream) == address and mr.given == 2


class Awkward:
    """Makes resources in Python that do what an upstream should not."""

    def __new__(cls, core, allocate):
        class Upstream(core.MemoryResource):
            is_device_accessible, is_host_accessible, device_id = True, False, 0
            taken = []

            def deallocate(self, ptr, size, *, stream):
                self.taken.append(ptr)

        Upstream.allocate = lambda self, size, *, stream: allocate(self, size, stream)
        return Upstream()


def test_upstream_gives_too_little(core, stream):
    upstream = Awkward(core, lambda self, size, s: core.Buffer.from_handle(4096, size - 1, mr=self, stream=s))
    mr = core.CachingMemoryResource(upstream)
    with pytest.raises(ValueError, match=r"Upstream.allocate\(512\) gave a Buffer of 511 bytes$"):
        mr.allocate(64, stream=stream)
    assert upstream.taken == [4096] and mr.statistics == (0,) * 8


def test_upstream_gives_nothing(core, stream):
    closed = Awkward(core, lambda self, size, s: core.Buffer.from_handle(0, size, mr=self, stream=s))
    with pytest.raises(ValueError, match="gave a Buffer of 0 bytes$"):
        core.CachingMemoryResource(closed).allocate(64, stream=stream)

    def close(self, size, s):
        buffer = core.Buffer.from_handle(4096, size, mr=self, stream=s)
        buffer.close()
        return buffer

    with pytest.raises(RuntimeError, match="^Buffer has been closed$"):
        core.CachingMemoryResource(Awkward(core, close)).allocate(64, stream=stream)
    with pytest.raises(TypeError, match="must return a Buffer, not int"):
        core.CachingMemoryResource(Awkward(core, lambda self, size, s: 1)).allocate(64, stream=stream)


def test_memory_error_of_python(core, stream):
    """It is out of memory, too."""
    left = [1]

    def allocate(self, size, s):
        if not left:
            raise MemoryError("no more")
        return core.Buffer.from_handle(4096 * left.pop(), size, mr=self, stream=s)

    upstream = Awkward(core, allocate)
    upstream.taken = left
    mr = core.CachingMemoryResource(upstream)
    with mr.allocate(64, stream=stream) as buffer:
        assert buffer.handle == 4096
        with pytest.raises(MemoryError, match="^no more$"):
            mr.allocate(64, stream=stream)
    with mr.allocate(9000, stream=stream) as buffer:
        assert buffer.handle == 4096 * 4096, "made of the address that was given back"


def test_reentrant_upstream(core, device, stream):
    """It may use the cache that asks it."""
    inner = core.DeviceMemoryResource(0)
    state = {}

    def allocate(self, size, s):
        mr = state["mr"]
        if size < MIB:
            mr.allocate(2 * MIB, stream=s).close()
            mr.trim()
            assert len(mr.holders()) == state["holders"]
        buffer = inner.allocate(size, stream=s)
        state[buffer.handle] = buffer
        return core.Buffer.from_handle(buffer.handle, size, mr=self, stream=s)

    upstream = Awkward(core, allocate)
    type(upstream).deallocate = lambda self, ptr, size, *, stream: state.pop(ptr).close(stream)
    mr = state["mr"] = core.CachingMemoryResource(upstream)
    held = []
    for state["holders"] in range(5):
        held.append(mr.allocate(64, stream=stream))
    state["close"] = True
    type(upstream).allocate = lambda self, size, *, stream: (mr.close(), allocate(self, 2 * MIB, stream))[1]
    late = mr.allocate(MIB, stream=stream)
    assert mr.is_closed and late.size == MIB
    del held, late
    assert mr.statistics[:4] == (0, 0, 0, 0)
    assert set(state) == {"mr", "holders", "close"}


def test_refused_upstreams(core, device):
    make = core.CachingMemoryResource
    for given in (None, 3, core.DeviceMemoryResource):
        with pytest.raises(TypeError, match="^upstream must be a MemoryResource, got "):
            make(given)
    for call in (lambda: make(), lambda: make(core.MemoryResource(), True)):
        with pytest.raises(TypeError):
            call()
    first, second = make.__new__(make), make.__new__(make)
    with pytest.raises(ValueError, match="cannot be its own upstream"):
        first.__init__(first)
    second.__init__(first)
    with pytest.raises(ValueError, match="cannot be its own upstream"):
        first.__init__(second)
    with pytest.raises(RuntimeError, match="has its upstream already"):
        second.__init__(core.DeviceMemoryResource(0))


def test_not_set_up(core, stream):
    mr = core.CachingMemoryResource.__new__(core.CachingMemoryResource)
    for use in (lambda: mr.allocate(8, stream=stream), lambda: mr.device_id, lambda: mr.is_managed):
        with pytest.raises(RuntimeError, match="has been closed"):
            use()
    with pytest.raises((ValueError, RuntimeError)):
        mr.deallocate(8, 8, stream=stream)
    assert mr.upstream is None and mr.statistics == (0,) * 8
    mr.close()


def test_long_chains_end(core, device, stream):
    mr = core.MemoryResource()
    for _ in range(20000):
        mr = core.CachingMemoryResource(mr)
    with pytest.raises((RecursionError, TypeError)):
        mr.allocate(64, stream=stream)
    with pytest.raises((RecursionError, TypeError)):
        mr.device_id  # noqa: B018
    del mr
    gc.collect()


def test_cycle_through_the_upstream(core, device, stream, driver_stub):
    """What is kept goes back while the upstream is whole."""
    Resource = resource_class()
    for held in (False, True):
        upstream = Resource(core.DeviceMemoryResource(0))
        upstream.cache = mr = core.CachingMemoryResource(upstream)
        freed(mr, 64, stream)
        if held:
            upstream.buffer = mr.allocate(2000, stream=stream)
        gone = weakref.ref(mr)
        del mr, upstream
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            gc.collect()
            gc.collect()
        assert gone() is None and driver_stub.live()["allocations"] == 0


# --- statistics ------------------------------------------------------------------------------------------------------


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


# --- sequences against a model ---------------------------------------------------------------------------------------

STEPS = some.one_of(
    some.tuples(some.just("allocate"), some.integers(0, 2), some.sampled_from([1, 600, 4000, 3 * MIB])),
    some.tuples(some.just("free"), some.integers(0, 2), some.integers(0, 99)),
    some.tuples(some.just("hold"), some.integers(0, 2)),
    some.tuples(some.just("release"), some.integers(0, 2)),
    some.tuples(some.just("trim"), some.sampled_from([0, 2000, 4 * MIB])),
)


class Model:
    """Which blocks are in use and kept; which stream's held work a kept block may still be used by."""

    def __init__(self, mr, streams, stub):
        self.mr, self.streams, self.stub = mr, streams, stub
        self.used, self.kept, self.held = [], {}, set()

    def allocate(self, i, size):
        buffer = self.mr.allocate(size, stream=self.streams[i])
        assert buffer.handle not in {b.handle for b, _ in self.used}
        last = self.kept.pop(buffer.handle, None)
        assert last is None or last == i or last not in self.held, "another stream may still use it"
        self.used.append((buffer, i))
        buffer.fill(1, stream=self.streams[i])

    def free(self, i, which):
        if not self.used:
            return
        buffer, stream = self.used.pop(which % len(self.used))
        self.kept[buffer.handle] = i if i not in self.held and stream not in self.held else stream
        i = self.kept[buffer.handle]
        buffer.close(self.streams[i])

    def hold(self, i):
        if i not in self.held:
            self.stub.hold(self.streams[i].handle)
            self.held.add(i)

    def release(self, i):
        if i in self.held:
            self.stub.release(self.streams[i].handle)
            self.held.discard(i)

    def trim(self, keep):
        before = self.mr.statistics.kept
        given = self.mr.trim(keep)
        after = self.mr.statistics.kept
        assert before - after == given and after <= max(keep, 0) or before <= keep

    def check(self):
        s = self.mr.statistics
        assert s.in_use_count == len(self.used) == len(self.mr.holders())
        assert s.in_use <= s.peak and s.kept_count <= len(self.kept)


@hypothesis.settings(deadline=None, max_examples=60, suppress_health_check=FIXTURES)
@hypothesis.given(some.lists(STEPS, max_size=40))
def test_sequences(core, device, driver_stub, steps):
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    model = Model(mr, [device.create_stream() for _ in range(3)], driver_stub)
    stale = driver_stub.stale_count
    try:
        for name, *arguments in steps:
            getattr(model, name)(*arguments)
            model.check()
    finally:
        for i in range(3):
            model.release(i)
    device.sync()
    assert driver_stub.stale_count == stale
    for buffer, _ in model.used:
        buffer.close()
    model.used.clear()
    mr.close()
    assert mr.statistics[:4] == (0, 0, 0, 0) and driver_stub.live()["allocations"] == 0


# --- threads, forks, leaks, faults -----------------------------------------------------------------------------------


def test_threads(core, device, driver_stub):
    """Nothing is handed out twice, whoever looks, trims and closes."""
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    shared = [device.create_stream() for _ in range(3)]
    failures = []

    def work(seed):
        choose = random.Random(seed)
        device.__class__(0).set_current()
        held = []
        try:
            for _ in range(400):
                if held and choose.random() < 0.5:
                    held.pop(choose.randrange(len(held))).close(choose.choice(shared))
                else:
                    held.append(mr.allocate(choose.choice([64, 700, 5000]), stream=choose.choice(shared)))
                if choose.random() < 0.02:
                    mr.trim(choose.choice([0, 1000]))
                    mr.holders()
        except BaseException as error:
            failures.append(error)
        finally:
            for buffer in held:
                buffer.close()

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert mr.statistics[:2] == (0, 0)
    kept = mr.statistics.kept
    assert mr.trim() == kept > 0
    mr.close()
    assert driver_stub.live()["allocations"] == 0


@in_child()
def test_fork():
    from test_core_process import FORKED, in_fork

    from cubind import core

    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    freed(mr, 64, stream)
    buffer = mr.allocate(2000, stream=stream)
    text = FORKED.format(name="cubind.core.CachingMemoryResource")
    assert in_fork(lambda: mr.allocate(64, stream=stream)) in (
        f"RuntimeError: {text}",
        f"RuntimeError: {FORKED.format(name='cubind.core.Stream')}",
    )
    assert " fork" in in_fork(lambda: mr.allocate(64, stream=core.LEGACY_DEFAULT_STREAM))
    assert in_fork(mr.trim) == in_fork(mr.holders) == f"RuntimeError: {text}"

    def end():
        nonlocal mr, buffer
        buffer.close()
        mr.close()
        said = (mr.is_closed, mr.statistics[:4])
        buffer = mr = None
        gc.collect()
        return said

    assert in_fork(end) == repr((True, (2048, 1, 512, 1)))
    assert mr.statistics[:4] == (2048, 1, 512, 1)
    buffer.close()
    assert mr.trim() == 2560


def test_exit_with_kept_memory():
    import subprocess
    import sys

    source = (
        "import sys; sys.path.insert(0, sys.argv[1]); import libraries; libraries.use_build(); "
        "libraries.load_stub('driver'); from cubind import core; d = core.Device(0); d.set_current(); "
        "s = d.create_stream(); mr = core.CachingMemoryResource(d.memory_resource); "
        "mr.allocate(64, stream=s).close(); b = mr.allocate(2000, stream=s)"
    )
    folder = os.path.dirname(libraries.__file__)
    result = subprocess.run([sys.executable, "-c", source, folder], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


@pytest.mark.parametrize("n", range(1, 10))  # the tenth destroys the event
def test_faults_in_a_look(core, device, driver_stub, n):
    """Whatever fails while another stream's memory is looked at: the memory comes from upstream, or is told about."""
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    one, two = device.create_stream(), device.create_stream()
    freed(mr, 64, one)
    before = device.context
    driver_stub.fail_call(n, 1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            buffer = mr.allocate(64, stream=two)
        except core.CUDAError:
            buffer = None
    driver_stub.fail_call(0, 0)
    device.set_current()
    assert device.context == before
    if buffer is not None:
        buffer.close()
    assert mr.allocate(64, stream=two) is not None
    del buffer
    mr.close()
