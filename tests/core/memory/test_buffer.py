"""Test Buffer: creation, ownership, slices, close, comparison, facts about memory, frees."""

import contextlib
import ctypes
import gc
import pickle
import threading
import weakref

import pytest
from support import libraries
from support.child import in_child

needs_stub = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")

DEFAULT_STREAM_TEXT = (
    "Cannot record a default deallocation stream when no CUDA context is current. Call Device.set_current() first, "
    "or pass stream= with a non-default Stream."
)
NONE_TEXT = "stream is required and must not be None; pass device.default_stream explicitly to use the default stream."


@pytest.fixture
def core():
    from cubind import core

    return core


@pytest.fixture
def recorder(core):
    """Return a class of resources that record their deallocations; their memory is fictitious."""

    class Recorder(core.MemoryResource):
        def __init__(self, on_device=True):
            self.freed = []
            self.on_device = on_device

        def allocate(self, size, *, stream):
            return core.Buffer.from_handle(0x1000, size, mr=self, stream=stream)

        def deallocate(self, ptr, size, *, stream):
            self.freed.append((ptr, size, stream))

        @property
        def is_device_accessible(self):
            return self.on_device

        is_host_accessible = True
        device_id = 3

    return Recorder


@contextlib.contextmanager
def no_context():
    """Run with no context current on this thread."""
    from cubind.checked import driver

    before = driver.cuCtxGetCurrent()
    driver.cuCtxSetCurrent(0)
    try:
        yield
    finally:
        driver.cuCtxSetCurrent(before)


# --- making ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Buffer", "ManagedBuffer"])
def test_cannot_be_called(core, name):
    text = "Buffer objects cannot be instantiated directly. Please use MemoryResource APIs."
    with pytest.raises(RuntimeError) as caught:
        getattr(core, name)()
    assert str(caught.value) == text


def test_allocated(device, stream):
    buffer = device.allocate(64, stream=stream)
    assert type(buffer.handle) is int and buffer.handle != 0
    assert (buffer.size, len(buffer), buffer.device_id) == (64, 64, 0)
    assert buffer.memory_resource is device.memory_resource and buffer.owner is None
    assert (buffer.is_device_accessible, buffer.is_host_accessible, buffer.is_managed) == (True, False, False)
    assert not buffer.is_mapped and not buffer.is_closed
    assert repr(buffer) == f"<Buffer ptr={buffer.handle:#x} size=64>"
    buffer.close()


def test_borrowed(core):
    buffer = core.Buffer.from_handle(0x1000, 16)
    assert (buffer.handle, buffer.size, buffer.memory_resource, buffer.owner) == (0x1000, 16, None, None)


def test_owner_is_kept(core):
    class Owner:
        pass

    owner = Owner()
    gone = weakref.ref(owner)
    buffer = core.Buffer.from_handle(ptr=0x1000, size=16, owner=owner)
    del owner
    assert buffer.owner is gone()
    part = buffer[4:8]
    buffer.close()
    assert gone() is not None and buffer.owner is None
    del part
    assert gone() is None


class Index:
    def __index__(self):
        return 0x2000


def test_addresses(core):
    from cubind import driver

    for address, expected in [(0, 0), (2**64 - 1, 2**64 - 1), (driver.CUdeviceptr(0x40), 0x40), (Index(), 0x2000)]:
        assert core.Buffer.from_handle(address, 4).handle == expected


BAD_HANDLES = {
    "owner and mr": (
        {"mr": True, "owner": 1},
        ValueError,
        "owner and memory resource cannot be both specified together",
    ),
    "stream alone": ({"stream": True}, ValueError, "stream requires a memory resource (mr)"),
    "stream and owner": ({"stream": True, "owner": 1}, ValueError, "stream requires a memory resource (mr)"),
    "no resource": ({"mr": 3}, TypeError, "mr must be a MemoryResource or None, got int"),
    "negative address": ({"ptr": -1}, OverflowError, "ptr: can't convert negative value to size_t"),
    "large address": ({"ptr": 2**64}, OverflowError, None),
    "float address": ({"ptr": 1.5}, TypeError, "ptr: an integer is required, got float"),
    "text": ({"ptr": "1"}, TypeError, "ptr: an integer is required, got str"),
    "no address": ({"ptr": None}, TypeError, "ptr: an integer is required, got NoneType"),
    "negative size": ({"size": -1}, OverflowError, "size: can't convert negative value to size_t"),
    "large size": ({"size": 2**63}, OverflowError, "size must be at most 9223372036854775807, got 9223372036854775808"),
    "closed stream": ({"mr": True, "stream": False}, RuntimeError, "Stream has been closed"),
    "float size": ({"size": 1.0}, TypeError, "size: an integer is required, got float"),
    "bad stream": ({"mr": True, "stream": 3}, TypeError, "Stream or GraphBuilder expected, got int"),
    "unknown name": ({"nothing": 3}, TypeError, "from_handle() got an unexpected keyword argument 'nothing'"),
}


def closed_stream(device):
    stream = device.create_stream()
    stream.close()
    return stream


@pytest.mark.parametrize("row", BAD_HANDLES)
def test_from_handle_refuses(core, recorder, device, stream, row):
    """If from_handle() fails, the memory stays the caller's."""
    arguments, error, text = BAD_HANDLES[row]
    arguments = {"ptr": 0x1000, "size": 4, **arguments}
    mr = recorder()
    if arguments.get("mr") is True:
        arguments["mr"] = mr
    if "stream" in arguments and arguments["stream"] in (True, False):
        arguments["stream"] = stream if arguments["stream"] else closed_stream(device)
    with pytest.raises(error) as caught:
        core.Buffer.from_handle(**arguments)
    assert text is None or str(caught.value) == text
    assert mr.freed == []


def test_from_handle_wants_both(core):
    with pytest.raises(TypeError, match="missing required argument 'size'"):
        core.Buffer.from_handle(1)


def test_from_handle_of_subclasses(core):
    class Special(core.Buffer):
        pass

    special = Special.from_handle(16, 16)
    special.note = 1
    assert type(special) is Special and type(special[2:4]) is core.Buffer
    managed = core.ManagedBuffer.from_handle(16, 16)
    assert type(managed) is core.ManagedBuffer and type(managed[2:4]) is core.ManagedBuffer
    assert managed == core.Buffer.from_handle(16, 16)


# --- owning ---------------------------------------------------------------------------------------


def test_resource_gets_it_back_once(recorder, core, stream):
    mr = recorder()
    buffer = core.Buffer.from_handle(0x1000, 64, mr=mr, stream=stream)
    assert buffer.memory_resource is mr and mr.freed == []
    buffer.close()
    buffer.close()
    del buffer
    assert mr.freed == [(0x1000, 64, stream)]
    assert type(mr.freed[0][2]) is core.Stream


def test_also_of_nothing(recorder, core, stream):
    mr = recorder()
    core.Buffer.from_handle(0, 0, mr=mr, stream=stream).close()
    assert mr.freed == [(0, 0, stream)]


def test_default_stream_is_recorded(recorder, core, device):
    mr = recorder()
    core.Buffer.from_handle(0x1000, 64, mr=mr).close()
    assert mr.freed == [(0x1000, 64, device.default_stream)]


def test_close_on_another_stream(recorder, core, device, stream):
    other = device.create_stream()
    mr = recorder()
    mr.allocate(8, stream=stream).close(other)
    mr.allocate(8, stream=stream).close(stream=other)
    mr.allocate(8, stream=stream).close(None)
    assert [entry[2] for entry in mr.freed] == [other, other, stream]


def test_set_deallocation_stream(recorder, core, device, stream):
    other = device.create_stream()
    mr = recorder()
    buffer = mr.allocate(8, stream=stream)
    assert buffer.set_deallocation_stream(other) is None
    other.close()  # it lives until the buffer is gone
    del buffer
    assert mr.freed[0][2].handle != 0
    core.Buffer.from_handle(8, 8).set_deallocation_stream(stream)  # nothing to order, and no error


BAD_STREAMS = {
    "nothing": (None, TypeError, NONE_TEXT),
    "an int": (3, TypeError, "Stream or GraphBuilder expected, got int"),
}


@pytest.mark.parametrize("row", BAD_STREAMS)
def test_set_deallocation_stream_refuses(device, stream, row):
    value, error, text = BAD_STREAMS[row]
    with device.allocate(8, stream=stream) as buffer:
        with pytest.raises(error) as caught:
            buffer.set_deallocation_stream(value)
        assert str(caught.value) == text
        assert buffer.__cuda_array_interface__["stream"] == int(stream.handle)


def test_close_refuses_and_stays_open(device, stream):
    buffer = device.allocate(8, stream=stream)
    with pytest.raises(TypeError, match=r"Stream or GraphBuilder expected, got int"):
        buffer.close(3)
    closed = device.create_stream()
    closed.close()
    with pytest.raises(RuntimeError, match="^Stream has been closed$"):
        buffer.close(closed)
    assert not buffer.is_closed
    with pytest.raises(TypeError, match="at most 1 positional argument"):
        buffer.close(stream, stream)
    buffer.close()
    buffer.close(3)  # a closed buffer ignores arguments


# --- default streams and contexts -----------------------------------------------------------------


def test_no_context_gives_the_memory_back(recorder, core, device):
    mr = recorder()
    with no_context():
        with pytest.raises(RuntimeError) as caught:
            core.Buffer.from_handle(0x1000, 64, mr=mr)
        assert str(caught.value) == DEFAULT_STREAM_TEXT
        assert [entry[:2] for entry in mr.freed] == [(0x1000, 64)]
        with pytest.raises(RuntimeError) as caught:
            core.Buffer.from_handle(0x1000, 64, mr=mr, stream=device.default_stream)
    assert str(caught.value) == DEFAULT_STREAM_TEXT and len(mr.freed) == 2


def test_no_context_is_no_matter(recorder, core, device, stream):
    host, mr = recorder(on_device=False), recorder()
    with no_context():
        core.Buffer.from_handle(0x1000, 64, mr=host).close()
        core.Buffer.from_handle(0x1000, 64, mr=host, stream=stream).close()
        core.Buffer.from_handle(0x1000, 64, mr=mr, stream=stream).close()
        core.Buffer.from_handle(0x1000, 64).close()
        for default in (core.LEGACY_DEFAULT_STREAM, core.PER_THREAD_DEFAULT_STREAM):
            core.Buffer.from_handle(0x1000, 64, mr=host, stream=default).close()
            core.Buffer.from_handle(0x1000, 64, mr=host).close(default)
            assert host.freed[-1][2] == default
    assert len(host.freed) == 6 and len(mr.freed) == 1
    assert all(type(entry[2]) is core.Stream for entry in host.freed)


@in_child(hardware=False)
def test_memory_of_the_host_wants_no_driver():
    from cubind import core

    class Host(core.MemoryResource):
        is_device_accessible, is_host_accessible = False, True
        freed = 0

        def deallocate(self, ptr, size, *, stream):
            self.freed += 1

    memory = ctypes.create_string_buffer(8)
    mr = Host()
    with core.Buffer.from_handle(ctypes.addressof(memory), 8, mr=mr, stream=core.LEGACY_DEFAULT_STREAM) as buffer:
        memoryview(buffer)[0] = 1
        assert buffer.__dlpack_device__() == (1, 0)
    assert mr.freed == 1 and memory[0] == b"\1"
    assert libraries.load_stub("driver").counted_calls == 0


def test_set_deallocation_stream_without_context(device, stream):
    buffer = device.allocate(8, stream=stream)
    with no_context():
        with pytest.raises(RuntimeError) as caught:
            buffer.set_deallocation_stream(device.default_stream)
        with pytest.raises(RuntimeError):
            buffer.close(device.default_stream)
    assert str(caught.value) == DEFAULT_STREAM_TEXT and not buffer.is_closed
    buffer.close()


def close_on_a_new_thread(*buffers):
    """Close buffers on a new thread; return its context afterwards in a list, empty on failure."""
    from cubind.checked import driver

    after = []

    def close():
        for buffer in buffers:
            buffer.close()
        after.append(int(driver.cuCtxGetCurrent()))

    thread = threading.Thread(target=close)
    thread.start()
    thread.join()
    return after


def test_freed_without_context(device, stream):
    """A thread that never saw a device can free: on a stream and on a default stream."""
    used = device.memory_resource.attributes.used_mem_current
    buffers = [device.allocate(1 << 16, stream=s) for s in (stream, device.default_stream)]
    after = close_on_a_new_thread(*buffers)
    device.sync()
    assert device.memory_resource.attributes.used_mem_current == used
    assert after == [0], "the thread has no context afterwards either"


@in_child(env={"CUBIND_STUB_DEVICES": "2"}, hardware=False)
def test_default_stream_is_that_of_its_context():
    """A default stream is that of the recorded context, whichever is current at the free."""
    from cubind.core import Device

    stub = libraries.load_stub("driver")
    first, second = Device.get_all_devices()
    first.set_current()
    buffer = first.allocate(64, stream=first.default_stream)
    before = stub.live()["allocations"]
    stub.hold(1)  # the legacy stream of the current context
    second.set_current()
    buffer.close()
    assert stub.live()["allocations"] == before
    first.set_current()
    stub.release(1)
    assert stub.live()["allocations"] == before - 1


def test_deallocate_in_the_recorded_context(core, device):
    """Python code on a thread without a context also frees in the recorded context."""
    from cubind.checked import driver

    class Counting(core.DeviceMemoryResource):
        contexts = []

        def deallocate(self, ptr, size, *, stream):
            self.contexts.append(int(driver.cuCtxGetCurrent()))
            super().deallocate(ptr, size, stream=stream)

    mr = Counting(0)
    used = mr.attributes.used_mem_current
    buffer = mr.allocate(64, stream=core.LEGACY_DEFAULT_STREAM)
    after = close_on_a_new_thread(buffer)
    device.sync()
    assert mr.contexts == [int(device.context.handle)] and after == [0]
    assert mr.attributes.used_mem_current == used


# --- the order of frees ---------------------------------------------------------------------------


@needs_stub
@pytest.mark.parametrize("how", ["close", "del", "other stream", "set"])
def test_freed_when_the_stream_comes_to_it(driver_stub, device, stream, how):
    other = device.create_stream()
    buffer = device.allocate(64, stream=stream)
    before = driver_stub.live()["allocations"]
    awaited = other if how in ("other stream", "set") else stream
    driver_stub.hold(awaited.handle)
    if how == "set":
        buffer.set_deallocation_stream(other)
    if how == "other stream":
        buffer.close(other)
    elif how == "close":
        buffer.close()
    del buffer
    assert driver_stub.live()["allocations"] == before
    driver_stub.release(awaited.handle)
    assert driver_stub.live()["allocations"] == before - 1


@needs_stub
def test_stream_outlives_its_close(driver_stub, device):
    stream = device.create_stream()
    buffer = device.allocate(64, stream=stream)
    before = driver_stub.live()
    stream.close()
    assert driver_stub.live()["streams"] == before["streams"]
    del buffer
    after = driver_stub.live()
    assert after["streams"] == before["streams"] - 1 and after["allocations"] == before["allocations"] - 1


@needs_stub
def test_failed_free_is_a_warning(core, driver_stub, device, stream):
    buffer = device.allocate(64, stream=stream)
    driver_stub.set_mode(1, "cuMemFreeAsync")
    driver_stub.result("cuMemFreeAsync", 700)
    with pytest.warns(core.CUDAWarning, match="cuMemFreeAsync failed.*CUDA_ERROR_ILLEGAL_ADDRESS"):
        buffer.close()
    assert buffer.is_closed


@needs_stub
def test_free_wants_a_context(core, driver_stub, device, stream):
    """If a driver demands a context, the free happens in the stream's context."""
    buffer = device.allocate(64, stream=stream)
    driver_stub.set_mode(1, "cuMemFreeAsync")
    driver_stub.result("cuMemFreeAsync", 201)
    with pytest.warns(core.CUDAWarning, match="CUDA_ERROR_INVALID_CONTEXT"):
        buffer.close()
    assert len(driver_stub.calls("cuMemFreeAsync")) == 2


# --- closing --------------------------------------------------------------------------------------


def test_closed(core, device, stream):
    buffer = device.allocate(64, stream=stream)
    buffer.close()
    assert buffer.is_closed and (buffer.handle, buffer.size, len(buffer)) == (0, 0, 0)
    assert buffer.memory_resource is None and buffer.owner is None
    assert repr(buffer) == "<Buffer ptr=0x0 size=0>" and not buffer.is_mapped
    assert buffer == buffer and isinstance(hash(buffer), int)


USES = {
    "device_id": lambda b, s: b.device_id,
    "is_device_accessible": lambda b, s: b.is_device_accessible,
    "is_host_accessible": lambda b, s: b.is_host_accessible,
    "is_managed": lambda b, s: b.is_managed,
    "copy_to": lambda b, s: b.copy_to(stream=s),
    "copy_from": lambda b, s: b.copy_from(b"", stream=s),
    "fill": lambda b, s: b.fill(0, stream=s),
    "set_deallocation_stream": lambda b, s: b.set_deallocation_stream(s),
    "with": lambda b, s: b.__enter__(),
    "slice": lambda b, s: b[1:2],
    "view": lambda b, s: b.view((1,), "uint8"),
    "memoryview": lambda b, s: memoryview(b),
    "__dlpack__": lambda b, s: b.__dlpack__(),
    "__dlpack_device__": lambda b, s: b.__dlpack_device__(),
    "__cuda_array_interface__": lambda b, s: b.__cuda_array_interface__,
}


@pytest.mark.parametrize("use", USES)
def test_use_after_close(device, stream, use):
    buffer = device.allocate(64, stream=stream)
    buffer.close()
    with pytest.raises(RuntimeError) as caught:
        USES[use](buffer, stream)
    assert str(caught.value) == "Buffer has been closed"


def test_with(device, stream):
    with device.allocate(64, stream=stream) as buffer:
        assert not buffer.is_closed
    assert buffer.is_closed
    with pytest.raises(ZeroDivisionError), device.allocate(64, stream=stream) as buffer:
        1 / 0  # noqa: B018
    assert buffer.is_closed


def test_closed_by_other_code_meanwhile(core, device, stream):
    """A Buffer that other code closes during a call is reported as closed.

    That code is a property of a Python resource, or an argument that runs Python code.
    """

    class Closing(core.MemoryResource):
        buffer = None

        def deallocate(self, ptr, size, *, stream):
            pass

        @property
        def is_device_accessible(self):
            if self.buffer is not None:
                self.buffer.close()
            return True

        @property
        def is_host_accessible(self):
            return self.is_device_accessible

        device_id = 0

    class Index:
        def __init__(self, buffer):
            self.buffer = buffer

        def __index__(self):
            self.buffer.close()
            return 0

    mr = Closing()
    for use in (memoryview, lambda b: b.__dlpack__(), lambda b: b.__cuda_array_interface__, lambda b: b[Index(b) :]):
        mr.buffer = None
        buffer = core.Buffer.from_handle(0x1000, 8, mr=mr, stream=stream)
        mr.buffer = buffer
        with pytest.raises(RuntimeError, match="Buffer has been closed"):
            use(buffer)


# --- life -----------------------------------------------------------------------------------------


def test_weakref_goes_before_the_memory(core, stream):
    order = []

    class Noting(core.MemoryResource):
        def deallocate(self, ptr, size, *, stream):
            order.append("memory")

        is_device_accessible = True

    buffer = core.Buffer.from_handle(0x1000, 8, mr=Noting(), stream=stream)
    reference = weakref.ref(buffer, lambda _: order.append("weakref"))
    del buffer
    assert order == ["weakref", "memory"] and reference() is None


def test_resource_lives_as_long_as_its_buffers(recorder, stream):
    mr = recorder()
    freed, gone = mr.freed, weakref.ref(mr)
    buffer = mr.allocate(8, stream=stream)
    part = buffer[:4]
    del mr, buffer
    gc.collect()
    assert gone() is not None and freed == []
    del part
    assert gone() is None and len(freed) == 1


def test_cycles_are_collected(recorder, core, stream):
    """A collected resource frees its buffers while intact; an owner with its buffer goes, too."""

    class Keeping(recorder):
        def __init__(self):
            super().__init__()
            self.kept = []

        def allocate(self, size, *, stream):
            self.kept.append(super().allocate(size, stream=stream))
            return self.kept[-1]

    class Owner:
        pass

    gc.collect()
    mr, owner = Keeping(), Owner()
    mr.allocate(8, stream=stream)
    owner.buffer = core.Buffer.from_handle(0x1000, 8, owner=owner)
    freed, gone = mr.freed, [weakref.ref(mr), weakref.ref(owner)]
    del mr, owner
    gc.collect()
    assert len(freed) == 1 and [reference() for reference in gone] == [None, None]


def test_not_picklable(device, stream):
    with device.allocate(8, stream=stream) as buffer, pytest.raises(RuntimeError, match="is not IPC-enabled"):
        pickle.dumps(buffer)


def test_type(core):
    assert core.Buffer.__module__ == "cubind.core" and core.Buffer.__name__ == "Buffer"
    with pytest.raises(TypeError, match="immutable"):
        core.Buffer.size = 3
    assert core.Buffer.close.__text_signature__ == "($self, /, stream=None)"
    assert all(member.__doc__ for name, member in vars(core.Buffer).items() if not name.startswith("__"))


# --- comparing ------------------------------------------------------------------------------------


def test_equality(core):
    make = core.Buffer.from_handle
    assert make(16, 8) == make(16, 8) and hash(make(16, 8)) == hash(make(16, 8))
    assert make(16, 8) != make(16, 9) and make(16, 8) != make(24, 8)
    assert make(16, 8) != 16 and make(16, 8).__eq__(16) is NotImplemented
    with pytest.raises(TypeError):
        make(16, 8) < make(16, 9)  # noqa: B015
    assert len({hash(make(address, 256)) for address in range(0, 1 << 16, 256)}) == 256


# --- slices ---------------------------------------------------------------------------------------

SLICES = [
    slice(None),
    slice(10),
    slice(10, None),
    slice(10, 20),
    slice(-10, None),
    slice(None, -10),
    slice(-10, -5),
    slice(20, 10),
    slice(100, 200),
    slice(-1000, 5),
    slice(3, 9, 1),
    slice(3, 9, None),
]


@pytest.mark.parametrize("part", SLICES, ids=str)
def test_slice(core, part):
    buffer = core.Buffer.from_handle(0x1000, 64)
    expected = range(0x1000, 0x1040)[part]
    piece = buffer[part]
    assert (piece.handle, piece.size, len(piece)) == (expected.start, len(expected), len(expected))


NO_SLICES = {
    "index": (0, TypeError, "Buffer indices must be slices, not int; buf[i:i + 1] is the Buffer of one byte"),
    "text": ("a", TypeError, "Buffer indices must be slices, not str; buf[i:i + 1] is the Buffer of one byte"),
    "step": (slice(0, 4, 2), ValueError, "Buffer slices must have step 1, got 2"),
    "backwards": (slice(None, None, -1), ValueError, "Buffer slices must have step 1, got -1"),
    "no step": (slice(0, 4, 0), ValueError, "slice step cannot be zero"),
    "no number": (slice("a", None), TypeError, None),
}


@pytest.mark.parametrize("row", NO_SLICES)
def test_no_slice(core, row):
    index, error, text = NO_SLICES[row]
    buffer = core.Buffer.from_handle(0x1000, 64)
    with pytest.raises(error) as caught:
        buffer[index]
    assert text is None or str(caught.value) == text
    with pytest.raises(TypeError):
        iter(buffer)


def test_slices_share(recorder, device, stream):
    other = device.create_stream()
    mr = recorder()
    buffer = mr.allocate(64, stream=stream)
    first, second = buffer[:32], buffer[32:]
    of_second = second[8:16]
    assert first.memory_resource is mr and of_second.handle == 0x1000 + 40 and of_second.device_id == 3
    buffer.close()
    second.close(other)  # the stream given last counts
    first.close()
    assert mr.freed == [] and not of_second.is_closed
    of_second.close()
    assert mr.freed == [(0x1000, 64, other)]


def test_true_when_empty(core):
    assert core.Buffer.from_handle(0, 0) and bool(core.Buffer.from_handle(16, 16)[4:4])


# --- facts about memory ---------------------------------------------------------------------------


@pytest.fixture
def foreign(device):
    """Return addresses of memory that cubind.core did not allocate, by kind."""
    from cubind.checked import driver

    host = ctypes.create_string_buffer(4096)
    on_device, managed = driver.cuMemAlloc(4096), driver.cuMemAllocManaged(4096, 1)
    pinned = driver.cuMemAllocHost(4096)
    yield {
        "device": int(on_device),
        "pinned": int(pinned),
        "managed": int(managed),
        "host": ctypes.addressof(host),
    }
    driver.cuMemFree(on_device)
    driver.cuMemFree(managed)
    driver.cuMemFreeHost(pinned)


KINDS = {  # device_id, is_device_accessible, is_host_accessible, is_managed
    "device": (0, True, False, False),
    "pinned": (0, True, True, False),
    "managed": (0, True, True, True),
    "host": (-1, False, True, False),
}


@pytest.mark.parametrize("kind", KINDS)
def test_kind(core, foreign, kind):
    buffer = core.Buffer.from_handle(foreign[kind], 4096)
    for b in (buffer, buffer[64:128], buffer):
        assert (b.device_id, b.is_device_accessible, b.is_host_accessible, b.is_managed) == KINDS[kind]


@needs_stub
def test_kind_is_asked_once_and_late(core, driver_stub, foreign):
    driver_stub.set_mode(1, "cuPointerGetAttributes")
    buffer = core.Buffer.from_handle(foreign["device"], 16)
    assert driver_stub.calls("cuPointerGetAttributes") == []
    driver_stub.set_mode(0, "cuPointerGetAttributes")
    assert buffer.device_id == 0
    driver_stub.set_mode(1, "cuPointerGetAttributes")
    assert buffer.is_device_accessible and buffer[4:8].device_id == 0
    assert driver_stub.calls("cuPointerGetAttributes") == []
    driver_stub.result("cuPointerGetAttributes", 999)
    with pytest.raises(core.CUDAError, match=r"CUDA_ERROR_UNKNOWN.*\(in cuPointerGetAttributes\)"):
        core.Buffer.from_handle(foreign["device"], 16).is_managed  # noqa: B018


@pytest.fixture
def unaware(core):
    """Return a resource whose memory is managed although its class does not say so."""
    from cubind.checked import driver

    class Unaware(core.MemoryResource):
        is_device_accessible = is_host_accessible = True
        device_id = 0

        def allocate(self, size, *, stream):
            return core.Buffer.from_handle(int(driver.cuMemAllocManaged(size, 1)), size, mr=self)

        def deallocate(self, ptr, size, *, stream):
            driver.cuMemFree(ptr)

    return Unaware()


def test_managed_memory_of_a_resource_that_does_not_say_so(core, unaware, stream):
    assert not unaware.is_managed
    for resource in (unaware, core.CachingMemoryResource(unaware)):
        buffer = resource.allocate(64, stream=stream)
        for b in (buffer, buffer[8:16]):
            assert b.__dlpack_device__() == (13, 0)
            assert b.is_managed
            assert core.utils.StridedMemoryView.from_buffer(b, (8,), itemsize=1).__dlpack_device__() == (13, 0)
        buffer.close()


@needs_stub
def test_managed_memory_of_a_resource_is_asked_for_once(unaware, driver_stub, stream):
    buffer = unaware.allocate(64, stream=stream)
    assert buffer.is_managed
    driver_stub.set_mode(1, "cuPointerGetAttributes")
    assert buffer.is_managed and buffer.__dlpack_device__() == buffer[8:].__dlpack_device__() == (13, 0)
    assert driver_stub.calls("cuPointerGetAttributes") == []
    type(unaware).is_managed = True
    assert unaware.allocate(64, stream=stream).is_managed
    type(unaware).is_managed = type(unaware).is_host_accessible = False
    assert unaware.allocate(64, stream=stream).__dlpack_device__() == (2, 0)
    assert driver_stub.calls("cuPointerGetAttributes") == []


def test_resource_tells(core, recorder, stream):
    class Odd(recorder):
        is_managed = True
        device_id = "three"
        is_host_accessible = property(lambda self: 1 / 0)

    buffer = recorder().allocate(8, stream=stream)
    facts = (buffer.device_id, buffer.is_device_accessible, buffer.is_host_accessible, buffer.is_managed)
    assert facts == (3, True, True, False)
    odd = Odd().allocate(8, stream=stream)
    assert odd.is_managed
    assert odd.device_id == "three"
    with pytest.raises(TypeError):
        core.utils.StridedMemoryView.from_buffer(odd, (8,), itemsize=1)
    with pytest.raises(ZeroDivisionError):
        odd.is_host_accessible  # noqa: B018
