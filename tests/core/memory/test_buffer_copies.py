"""Test Buffer.copy_to, copy_from and fill: buffers and host objects, blocking or not, refusals."""

import array
import contextlib
import ctypes
import gc
import threading

import pytest
from cubind import driver
from support import libraries
from support.case_names import case_name

np = pytest.importorskip("numpy")

needs_stub = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")

NONE_TEXT = (
    "stream is required and must not be None; pass device.default_stream explicitly to use the default stream."
)
DATA = bytes(range(64))


@pytest.fixture
def core():
    from cubind import core

    return core


@pytest.fixture
def buffer(device, stream):
    with device.allocate(64, stream=stream) as buffer:
        buffer.copy_from(DATA, stream=stream)
        yield buffer


@pytest.fixture
def pinned(core, stream):
    with core.LegacyPinnedMemoryResource().allocate(64, stream=stream) as pinned:
        yield pinned


@pytest.fixture
def held(driver_stub, stream):
    """The stream, which does nothing until the test releases it."""
    driver_stub.hold(stream.handle)
    return stream


def content(buffer, stream):
    out = bytearray(buffer.size)
    buffer.copy_to(out, stream=stream)
    return bytes(out)


# --- between buffers ------------------------------------------------------------------------------


def test_buffer_to_buffer(device, stream, buffer):
    with device.allocate(64, stream=stream) as other:
        assert buffer.copy_to(other, stream=stream) is other
        assert content(other, stream) == DATA
        other.fill(7, stream=stream)
        assert buffer.copy_from(other, stream=stream) is None
        assert content(buffer, stream) == bytes([7]) * 64


def test_slices(buffer, stream):
    buffer[:8].copy_from(buffer[8:16], stream=stream)
    buffer[60:64].copy_from(b"abcd", stream=stream)
    assert content(buffer, stream) == DATA[8:16] + DATA[8:60] + b"abcd"
    assert content(buffer[10:20], stream) == (DATA[8:16] + DATA[8:])[10:20]


@pytest.mark.parametrize("arguments", [(), (None,)])
def test_destination_of_the_same_resource(core, device, stream, buffer, arguments):
    made = buffer.copy_to(*arguments, stream=stream)
    assert type(made) is core.Buffer and made != buffer
    assert made.memory_resource is buffer.memory_resource and content(made, stream) == DATA


def test_destination_of_a_python_resource(core, device, stream):
    class Resource(core.MemoryResource):
        def allocate(self, size, *, stream):
            return device.allocate(size, stream=stream) if size else "nothing"

        def deallocate(self, ptr, size, *, stream):
            pass

        is_device_accessible = True

    source = device.allocate(64, stream=stream)
    mine = core.Buffer.from_handle(source.handle, 64, mr=Resource(), stream=stream)
    assert mine.copy_to(stream=stream).size == 64
    with pytest.raises(TypeError, match=r"Resource.allocate\(\) must return a Buffer, not str"):
        mine[:0].copy_to(stream=stream)


def test_nothing_to_copy(core, device, stream):
    empty = core.Buffer.from_handle(0, 0)
    assert empty.copy_to(empty, stream=stream) is empty
    empty.copy_from(b"", stream=stream)
    assert empty.copy_to(bytearray(), stream=stream) == b""


def test_subclasses_are_buffers(core, buffer, stream):
    class Special(core.Buffer):
        pass

    copy = buffer.copy_to(stream=stream)
    special = Special.from_handle(copy.handle, 64, owner=copy)
    special.copy_from(buffer, stream=stream)
    assert buffer.copy_to(special, stream=stream) is special


# --- host objects ---------------------------------------------------------------------------------

SOURCES = {
    "bytes": lambda: DATA,
    "bytearray": lambda: bytearray(DATA),
    "memoryview": lambda: memoryview(DATA),
    "part of a memoryview": lambda: memoryview(b"x" + DATA)[1:],
    "array": lambda: array.array("I", DATA),
    "ctypes": lambda: (ctypes.c_char * 64).from_buffer_copy(DATA),
    "numpy": lambda: np.frombuffer(DATA, np.float32),
    "numpy 2-d": lambda: np.frombuffer(DATA, np.int16).reshape(4, 8),
}


@pytest.mark.parametrize("blocking", [None, True, False])
@pytest.mark.parametrize("kind", SOURCES)
def test_from_host(device, stream, kind, blocking):
    source = SOURCES[kind]()
    with device.allocate(64, stream=stream) as buffer:
        assert buffer.copy_from(source, stream=stream, blocking=blocking) is None
        assert content(buffer, stream) == DATA


@pytest.mark.parametrize("kind", [kind for kind in SOURCES if "memoryview" not in kind and kind != "bytes"])
def test_to_host(buffer, stream, kind):
    destination = SOURCES[kind]()
    destination = destination.copy() if isinstance(destination, np.ndarray) else destination
    view = memoryview(destination).cast("B")
    view[:] = bytes(64)
    assert buffer.copy_to(destination, stream=stream) is destination
    assert bytes(view) == DATA
    view[:] = bytes(64)
    buffer.copy_to(destination, stream=stream, blocking=True)
    assert bytes(view) == DATA


REFUSED = {
    "too short": ("copy_from", b"abc", ValueError,
                  "buffer sizes mismatch between src and dst (sizes are: src=3, dst=64)"),
    "too long": ("copy_to", bytearray(65), ValueError,
                 "buffer sizes mismatch between src and dst (sizes are: src=64, dst=65)"),
    "int": ("copy_from", 3, TypeError,
            "copy_from() takes a Buffer or a host object with the buffer protocol, not int"),
    "text": ("copy_to", "abc", TypeError,
             "copy_to() takes a Buffer or a host object with the buffer protocol, not str"),
    "none": ("copy_from", None, TypeError,
             "copy_from() takes a Buffer or a host object with the buffer protocol, not NoneType"),
    "read-only": ("copy_to", DATA, BufferError, None),
    "strided": ("copy_from", np.zeros(128, np.uint8)[::2], ValueError, None),
}


@pytest.mark.parametrize("row", REFUSED)
def test_refused(buffer, stream, row):
    method, other, error, text = REFUSED[row]
    with pytest.raises((error, BufferError)) as caught:
        getattr(buffer, method)(other, stream=stream)
    assert text is None or str(caught.value) == text
    assert content(buffer, stream) == DATA


def test_refused_buffers(core, device, stream, buffer):
    small = buffer[:32]
    with pytest.raises(ValueError) as caught:
        buffer.copy_to(small, stream=stream)
    assert str(caught.value) == "buffer sizes mismatch between src and dst (sizes are: src=64, dst=32)"
    with pytest.raises(ValueError) as caught:
        buffer.copy_from(small, stream=stream)
    assert str(caught.value) == "buffer sizes mismatch between src and dst (sizes are: src=32, dst=64)"
    with pytest.raises(ValueError) as caught:
        core.Buffer.from_handle(buffer.handle, 64).copy_to(stream=stream)
    assert str(caught.value) == "a destination buffer must be provided (this buffer does not have a memory_resource)"
    small.close()
    for method in (buffer.copy_to, buffer.copy_from):
        with pytest.raises(RuntimeError, match="^Buffer has been closed$"):
            method(small, stream=stream)


@pytest.mark.parametrize("method", ["copy_to", "copy_from", "fill"])
def test_stream_is_needed(buffer, stream, method):
    call = getattr(buffer, method)
    argument = {"copy_to": bytearray(64), "copy_from": DATA, "fill": 0}[method]
    with pytest.raises(TypeError, match=f"^{method}\\(\\) missing required keyword-only argument 'stream'$"):
        call(argument)
    with pytest.raises(TypeError, match="positional"):
        call(argument, stream)
    with pytest.raises(TypeError) as caught:
        call(argument, stream=None)
    assert str(caught.value) == NONE_TEXT
    with pytest.raises(TypeError, match=r"^Stream or GraphBuilder expected, got int$"):
        call(argument, stream=5)


class Odd:
    def __bool__(self):
        raise ZeroDivisionError


def test_blocking_is_a_truth(buffer, stream):
    for method in (buffer.copy_to, buffer.copy_from):
        with pytest.raises(ZeroDivisionError):
            method(bytearray(64), stream=stream, blocking=Odd())


def test_any_stream(buffer, stream):
    class Foreign:
        def __cuda_stream__(self):
            return stream.__cuda_stream__()

    assert content(buffer, Foreign()) == DATA


# --- blocking -------------------------------------------------------------------------------------


@needs_stub
def test_pageable_memory_is_waited_for(driver_stub, buffer, stream):
    """Copies of pageable memory wait by default and on request, by the number of waits."""
    driver_stub.set_mode(1, "cuStreamSynchronize")
    waits = []
    for blocking in (None, True, False):
        for method in (buffer.copy_from, buffer.copy_to):
            method(bytearray(64), stream=stream, blocking=blocking)
            waits.append(len(driver_stub.calls("cuStreamSynchronize")))
    assert waits == [1, 2, 3, 4, 4, 4]


@needs_stub
def test_pinned_memory_is_not_waited_for(driver_stub, core, buffer, pinned, held):
    host = memoryview(pinned)
    host[:] = b"p" * 64
    buffer.copy_from(host, stream=held)
    target = memoryview(core.LegacyPinnedMemoryResource().allocate(64))
    target[:] = bytes(64)
    buffer.copy_to(target, stream=held)
    assert target == bytes(64)
    driver_stub.release(held.handle)
    assert target == b"p" * 64


@contextlib.contextmanager
def registered(host):
    """Register host memory, so that copies of it return at once.

    The driver returns from copies of pageable memory only once they are done.
    """
    address = ctypes.addressof(ctypes.c_char.from_buffer(host))
    assert driver.cuMemHostRegister(address, len(host), 0) == (0,)
    yield
    assert driver.cuMemHostUnregister(address) == (0,)


@needs_stub
@pytest.mark.parametrize("method", ["copy_from", "copy_to"])
def test_export_is_held_until_the_copy_is_done(driver_stub, core, buffer, held, method):
    host = bytearray(64)
    with registered(host):
        getattr(buffer, method)(host, stream=held, blocking=False)
        with pytest.raises(BufferError):
            host.append(1)
        # Checking for completed copies does not release one that is pending.
        buffer.copy_to(stream=held)
        with pytest.raises(BufferError):
            host.append(1)
        driver_stub.release(held.handle)
        buffer.copy_to(stream=held)
    host.append(1)


@needs_stub
def test_held_export_keeps_its_object(driver_stub, buffer, held):
    import weakref

    class Data(bytearray):
        pass

    data = Data(b"z" * 64)
    gone = weakref.ref(data)
    buffer.copy_from(data, stream=held, blocking=False)
    del data
    gc.collect()
    assert gone() is not None
    driver_stub.release(held.handle)
    held.sync()
    assert content(buffer, held) == b"z" * 64 and gone() is None


def pending_calls(driver_stub, buffer, streams, count):
    """Return the driver calls of `count` pending copies, and of as many that are done."""
    hosts = [bytearray(64) for _ in range(count)]
    for stream in streams:
        driver_stub.hold(stream.handle)
    before = driver_stub.counted_calls
    for i, host in enumerate(hosts):
        buffer.copy_from(host, stream=streams[i % len(streams)], blocking=False)
    pending = driver_stub.counted_calls - before
    for stream in streams:
        driver_stub.release(stream.handle)
    before = driver_stub.counted_calls
    for _ in hosts:
        buffer.copy_to(buffer, stream=streams[0])
    for host in hosts:
        host.append(1)  # none is held
    return pending, driver_stub.counted_calls - before


@needs_stub
@pytest.mark.parametrize("streams", [1, 7, 400], ids="{} streams".format)
def test_pending_copies_cost_the_same_each(device, driver_stub, buffer, streams):
    """The driver calls of pending copies grow with their number, not with its square."""
    made = [device.create_stream() for _ in range(streams)]
    few, many = (pending_calls(driver_stub, buffer, made, count) for count in (500, 2000))
    assert many[0] <= 4.5 * few[0] and many[0] <= 24 * 2000
    assert many[1] <= 4.5 * few[1] and many[1] <= 24 * 2000


@needs_stub
def test_a_stream_that_waits_holds_no_other_back(device, driver_stub, buffer, held):
    """A stream that waits does not delay the release of copies on other streams, in any order."""
    others = [device.create_stream() for _ in range(40)]
    stuck = bytearray(64)
    buffer.copy_from(stuck, stream=held, blocking=False)
    hosts = [bytearray(64) for _ in others]
    for stream, host in zip(others, hosts, strict=True):
        driver_stub.hold(stream.handle)
        buffer.copy_from(host, stream=stream, blocking=False)
    for i in (3, 39, 0, 20):
        driver_stub.release(others[i].handle)
        for _ in range(3):
            others[i].sync()
        hosts[i].append(1)
    for stream in others:
        driver_stub.release(stream.handle)
    for _ in range(3):
        others[0].record().sync()
    for host in hosts:
        host.append(1)
    with pytest.raises(BufferError):
        stuck.append(1)
    driver_stub.release(held.handle)
    device.sync()
    stuck.append(1)


@needs_stub
def test_copies_that_run_python_code_when_they_are_let_go(device, driver_stub, buffer, held):
    """An exporter may copy and synchronise while core releases it."""
    let_go = []

    class Exporter(bytearray):
        def __del__(self):
            let_go.append(len(self))
            buffer.copy_from(bytearray(64), stream=held, blocking=False)
            held.sync()
            device.sync()

    for _ in range(20):
        buffer.copy_from(Exporter(64), stream=held, blocking=False)
    driver_stub.release(held.handle)
    held.sync()
    device.sync()
    assert let_go == [64] * 20


@needs_stub
def test_pending_copies_on_default_streams(core, device, driver_stub, buffer):
    """The per-thread default stream of each thread is a different stream."""
    per_thread = core.PER_THREAD_DEFAULT_STREAM
    hosts = [bytearray(64) for _ in range(8)]

    def copy(host):
        device.set_current()
        buffer.copy_from(host, stream=per_thread, blocking=False)

    threads = [threading.Thread(target=copy, args=[host]) for host in hosts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    device.sync()
    for host in hosts:
        host.append(1)


@needs_stub
def test_no_handles_are_left(driver_stub, buffer, stream):
    before = driver_stub.live()
    for _ in range(10):
        buffer.copy_from(bytearray(64), stream=stream, blocking=False)
    content(buffer, stream)
    assert driver_stub.live() == before


@needs_stub
@pytest.mark.parametrize("symbol", ["cuEventCreate", "cuEventRecord"])
def test_waits_where_nothing_can_be_recorded(core, driver_stub, buffer, stream, symbol):
    """If no event can be recorded, the copy waits and then raises, so the object is not held."""
    before = driver_stub.live()
    driver_stub.set_mode(1, symbol)
    driver_stub.result(symbol, 2)
    driver_stub.set_mode(1, "cuStreamSynchronize")
    host = bytearray(b"w" * 64)
    with pytest.raises(core.CUDAError) as caught:
        buffer.copy_from(host, stream=stream, blocking=False)
    assert caught.value.function == symbol and len(driver_stub.calls("cuStreamSynchronize")) == 1
    host.append(1)
    driver_stub.set_mode(0, "cuStreamSynchronize")
    assert driver_stub.live() == before and content(buffer, stream) == b"w" * 64


def test_pinned_buffers_as_host_objects(core, device, stream, pinned, buffer):
    """A copy holds a memoryview of pinned memory; closing the buffer takes nothing away from it."""
    host = memoryview(pinned)
    buffer.copy_to(host, stream=stream)
    pinned.close()
    stream.sync()
    assert bytes(host) == DATA


# --- capture --------------------------------------------------------------------------------------


@pytest.fixture
def capturing(stream):
    from cubind.checked import driver

    handle = int(stream.handle)
    driver.cuStreamBeginCapture(handle, 0)
    yield stream
    driver.cuGraphDestroy(driver.cuStreamEndCapture(handle))


@pytest.mark.parametrize("method", ["copy_to", "copy_from"])
def test_host_objects_cannot_be_captured(buffer, capturing, method):
    host = bytearray(64)
    with pytest.raises(TypeError) as caught:
        getattr(buffer, method)(host, stream=capturing)
    assert str(caught.value) == (
        f"{method}() of a host object cannot be captured, because its memory would have to outlive the graph; copy between "
        "Buffers (PinnedMemoryResource) instead"
    )
    host.append(1)  # it is not held


def test_buffers_can_be_captured(buffer, capturing):
    buffer[:32].copy_from(buffer[32:], stream=capturing)
    buffer.fill(0, stream=capturing)


# --- fill -----------------------------------------------------------------------------------------

VALUES = [
    (0, b"\0"),
    (255, b"\xff"),
    (True, b"\1"),
    (b"ab", b"ab"),
    (b"a", b"a"),
    (bytearray(b"abcd"), b"abcd"),
    (memoryview(b"wxyz"), b"wxyz"),
    (np.uint8(5), b"\5"),
    (np.float32(1), np.float32(1).tobytes()),
    (np.int16(-2), np.int16(-2).tobytes()),
    (np.zeros(2, np.uint8), b"\0\0"),
    (ctypes.c_uint32(7), b"\7\0\0\0"),
]


@pytest.mark.parametrize(("value", "unit"), VALUES, ids=case_name)
def test_fill(buffer, stream, value, unit):
    assert buffer[16:48].fill(value, stream=stream) is None
    assert content(buffer, stream) == DATA[:16] + unit * (32 // len(unit)) + DATA[48:]


BAD_VALUES = [
    (-1, OverflowError, "value must be in the range from 0 to 255, got -1"),
    (256, OverflowError, "value must be in the range from 0 to 255, got 256"),
    (2**70, OverflowError, f"value must be in the range from 0 to 255, got {2**70}"),
    (b"", ValueError, "value must be 1, 2, or 4 bytes, got 0"),
    (b"abc", ValueError, "value must be 1, 2, or 4 bytes, got 3"),
    (np.int64(4), ValueError, "value must be 1, 2, or 4 bytes, got 8"),
    (1.5, TypeError, "value must be an int or an object with the buffer protocol, not float"),
    ("a", TypeError, "value must be an int or an object with the buffer protocol, not str"),
    (None, TypeError, "value must be an int or an object with the buffer protocol, not NoneType"),
]


@pytest.mark.parametrize(("value", "error", "text"), BAD_VALUES, ids=case_name)
def test_fill_refuses(buffer, stream, value, error, text):
    with pytest.raises(error) as caught:
        buffer.fill(value, stream=stream)
    assert str(caught.value) == text and content(buffer, stream) == DATA


FITS = [
    (slice(0, 63), b"ab", "buffer size (63) must be divisible by 2"),
    (slice(0, 62), b"abcd", "buffer size (62) must be divisible by 4"),
    (slice(1, 63), b"ab", "buffer address must be divisible by 2: this slice starts within a value"),
    (slice(2, 6), b"abcd", "buffer address must be divisible by 4: this slice starts within a value"),
]


@pytest.mark.parametrize(("part", "value", "text"), FITS, ids=case_name)
def test_fill_fits(buffer, stream, part, value, text):
    with pytest.raises(ValueError) as caught:
        buffer[part].fill(value, stream=stream)
    assert str(caught.value) == text


def test_fill_of_nothing(buffer, stream):
    buffer[4:4].fill(3, stream=stream)


# --- failures of the driver -----------------------------------------------------------------------

FAILURES = {
    "cuMemcpyAsync": lambda b, s: b.copy_from(DATA, stream=s),
    "cuStreamSynchronize": lambda b, s: b.copy_to(bytearray(64), stream=s),
    "cuStreamIsCapturing": lambda b, s: b.copy_to(bytearray(64), stream=s),
    "cuPointerGetAttributes": lambda b, s: b.copy_to(bytearray(64), stream=s),
    "cuMemsetD8Async": lambda b, s: b.fill(0, stream=s),
    "cuMemsetD16Async": lambda b, s: b.fill(b"ab", stream=s),
    "cuMemsetD32Async": lambda b, s: b.fill(b"abcd", stream=s),
}


@needs_stub
@pytest.mark.parametrize("function", FAILURES)
def test_driver_failures(core, driver_stub, buffer, stream, function):
    symbol = {"cuMemsetD8Async": "cuMemsetD8Async"}.get(function, function)
    driver_stub.set_mode(1, symbol)
    driver_stub.result(symbol, 700)
    with pytest.raises(core.CUDAError) as caught:
        FAILURES[function](buffer, stream)
    assert (caught.value.name, caught.value.function) == ("CUDA_ERROR_ILLEGAL_ADDRESS", function)
