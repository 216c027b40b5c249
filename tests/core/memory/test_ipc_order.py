"""Test when memory that processes share is freed, and when its pool is used again.

One process exports and imports: the driver allows it.
"""

import os
import threading
import time
from contextlib import contextmanager

import pytest
from cubind import core
from cubind.core import Buffer, Device, _ipc
from core.memory.test_ipc_pools import MAKE, bytes_of, files, imported, mr  # noqa: F401 (a fixture)
from support import libraries
from support.child import in_child

SIZE = 1 << 16
LONG = 60  # seconds


@contextmanager
def held(*streams):
    """Hold what is queued on the streams until the block ends."""
    gate = threading.Event()
    for stream in streams:
        stream.callback(lambda: gate.wait(LONG))
    try:
        yield
    finally:
        gate.set()
        for stream in streams:
            stream.sync()


@pytest.fixture
def other(device):
    return device.create_stream()


@pytest.fixture
def own(mr, stream):  # noqa: F811
    buffer = mr.allocate(SIZE, stream=stream)
    buffer.fill(1, stream=stream)
    stream.sync()
    yield buffer
    buffer.close()
    stream.sync()


def take(mr, own, stream):  # noqa: F811
    return Buffer.from_ipc_descriptor(mr, own.ipc_descriptor, stream=stream)


# --- two imports of one Buffer --------------------------------------------------------------------


@pytest.mark.parametrize("how", ["close", "deallocate"])
def test_the_last_free_waits_for_the_other_streams(mr, own, stream, other, how):  # noqa: F811
    theirs = imported(mr)
    first, second = take(theirs, own, other), take(theirs, own, stream)
    with held(other):
        first.fill(5, stream=other)
        if how == "close":
            first.close()
        else:
            theirs.deallocate(first.handle, SIZE, stream=other)
        second.close()
    stream.sync()
    assert bytes_of(own, stream) == b"\5" * SIZE
    if how == "deallocate":
        with pytest.warns(core.CUDAWarning, match="CUDA_ERROR_INVALID_VALUE"):
            first.close()


def test_many_streams(mr, own, device, stream):  # noqa: F811
    theirs = imported(mr)
    streams = [device.create_stream() for _ in range(8)]
    buffers = [take(theirs, own, each) for each in streams]
    with held(*streams):
        for i, (buffer, each) in enumerate(zip(buffers, streams, strict=True)):
            buffer[i * 8 : i * 8 + 8].fill(i, stream=each)
            buffer.close()
    stream.sync()
    assert bytes_of(own, stream)[:64] == bytes(i for i in range(8) for _ in range(8))


def test_a_stream_that_is_captured(mr, own, stream, other):  # noqa: F811
    """The event would be a part of the graph, so that free fails, and the memory stays."""
    theirs = imported(mr)
    first, second = take(theirs, own, other), take(theirs, own, stream)
    builder = other.create_graph_builder().begin_building("relaxed")
    with pytest.warns(core.CUDAWarning, match="CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"):
        first.close()
    builder.end_building()
    builder.close()
    second.fill(6, stream=stream)
    assert bytes_of(own, stream) == b"\6" * SIZE
    second.close()
    theirs.deallocate(take(theirs, own, stream).handle, SIZE, stream=stream)
    stream.sync()


# --- a Buffer that is imported while its free is queued -------------------------------------------


def test_imported_while_its_free_is_queued(mr, own, stream, other):  # noqa: F811
    """The new import is not affected by the free of the earlier one."""
    theirs = imported(mr)
    first = take(theirs, own, other)
    with held(other):
        first.close()
        second = take(theirs, own, stream)
    second.fill(7, stream=stream)
    assert bytes_of(second, stream) == bytes_of(own, stream) == b"\7" * SIZE
    second.close()
    stream.sync()
    third = take(theirs, own, stream)
    assert bytes_of(third, stream) == b"\7" * SIZE
    third.close()


# --- pools that were exported ---------------------------------------------------------------------


@pytest.mark.parametrize("kind", MAKE)
@pytest.mark.parametrize("busy", [False, True], ids=["", "with a queued free"])
@in_child()
def test_an_exported_pool_is_not_used_again(kind, busy):
    """A process that has its descriptor would see what the next resource puts there."""
    device = Device(0)
    device.set_current()
    stream, other = device.create_stream(), device.create_stream()
    mr = MAKE[kind]()  # noqa: F811
    own = mr.allocate(SIZE, stream=stream)
    stream.sync()
    descriptor = os.dup(int(mr.allocation_handle))
    with held(*([other] if busy else [])):
        own.close(stream=other)
        mr.close()
        for _ in range(2):
            again = MAKE[kind]()
            before, now = imported(again, descriptor), imported(again)
            assert before.handle != now.handle
            again.close()
    os.close(descriptor)


@in_child()
def test_a_pool_that_was_not_exported_is_used_again():
    Device(0).set_current()
    mr = MAKE["device"]()  # noqa: F811
    handle = mr.handle
    mr.close()
    assert MAKE["device"]().handle == handle


@pytest.mark.parametrize("kind", MAKE)
@in_child()
def test_exported_pools_leave_no_descriptor(kind):
    device = Device(0)
    device.set_current()
    stream = device.create_stream()

    def use(count):
        for _ in range(count):
            mr = MAKE[kind]()  # noqa: F811
            buffer = mr.allocate(SIZE, stream=stream)
            buffer.ipc_descriptor  # noqa: B018
            buffer.close()
            mr.close()
        stream.sync()
        MAKE[kind]().close()  # destroys the pools whose frees are done
        return len(os.listdir("/proc/self/fd"))

    before = use(2)
    assert use(30) == before


@pytest.mark.skipif(libraries.ON_GPU, reason="counts the stub's objects")
@in_child()
def test_a_free_whose_end_is_unknown():
    """The pool stays: if it were destroyed while its frees are queued, driver 580 would crash."""
    stub, device = libraries.load_stub("driver"), Device(0)
    device.set_current()
    stream = device.create_stream()
    mr = MAKE["device"]()  # noqa: F811
    buffer = mr.allocate(SIZE, stream=stream)
    buffer.ipc_descriptor  # noqa: B018
    stub.result("cuEventCreate", 2)
    stub.set_mode(1, "cuEventCreate")
    buffer.close()
    stub.set_mode(0, "cuEventCreate")
    pools = stub.live()["pools"]
    mr.close()
    stream.sync()
    assert MAKE["device"]().handle
    assert stub.live()["pools"] == pools + 1


# --- imported pools -------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", MAKE)
@in_child()
def test_pools_end_while_threads_synchronize(kind):
    """Driver 580 would hang or crash if an imported pool were destroyed meanwhile."""
    device, over = Device(0), threading.Event()
    device.set_current()
    stream = device.create_stream()
    mr = MAKE[kind]()  # noqa: F811
    own = mr.allocate(SIZE, stream=stream)
    stream.sync()

    def synchronize():
        device.set_current()
        while not over.is_set():
            device.sync()

    threads = [threading.Thread(target=synchronize) for _ in range(3)]
    for thread in threads:
        thread.start()
    for i in range(300):
        theirs = imported(mr)
        if i % 2:
            buffer = take(theirs, own, stream)
            buffer.fill(i // 2, stream=stream)
            buffer.close()
        theirs.close()
    over.set()
    for thread in threads:
        thread.join()
    assert bytes_of(own, stream) == bytes([149]) * SIZE
    own.close()


@pytest.mark.skipif(libraries.ON_GPU, reason="counts descriptors, of which NVIDIA's driver has its own")
def test_a_pool_ends_after_the_synchronization(mr, device, stream):  # noqa: F811
    mr.allocation_handle  # noqa: B018 (a descriptor)
    before = files()
    with held(stream):
        thread = threading.Thread(target=lambda: (device.set_current(), device.sync()))
        thread.start()
        deadline = time.monotonic() + LONG
        while files() == before and time.monotonic() < deadline:  # until the thread is in the call
            imported(mr).close()
        assert len(files()) == len(before) + 1
        again = imported(mr)  # the same pool, which has not ended
    thread.join()
    assert len(files()) == len(before) + 2  # the resource has one, too
    again.close()
    assert files() == before


# --- resources on imported pools ------------------------------------------------------------------


def test_made_again_from_an_import(mr, own, stream):  # noqa: F811
    """__init__() of a resource on an imported pool makes it one that allocates."""
    theirs = imported(mr)
    with pytest.raises(TypeError, match="Cannot allocate from a mapped"):
        theirs.allocate(8, stream=stream)
    mapped = take(theirs, own, stream)
    theirs.__init__(*([0] if mr.device_id == 0 else []), {})
    buffer = theirs.allocate(8, stream=stream)
    assert not buffer.is_mapped and mapped.is_mapped
    buffer.close()
    mapped.close()
    stream.sync()


def test_numa_id_of_an_import(device):
    if hasattr(core.PinnedMemoryResource, "numa_id"):
        assert imported(MAKE["pinned"]()).numa_id == 0


@in_child(env={"CUBIND_STUB_DEVICES": "2"}, hardware=False)
def test_the_place_of_a_pool_with_peers():
    """Access to the memory does not tell its place."""
    Device(1).set_current()
    mr = core.DeviceMemoryResource(1, {"ipc_enabled": True})  # noqa: F811
    descriptor = int(mr.allocation_handle)
    mr.peer_accessible_by = [0]
    theirs = core.DeviceMemoryResource.from_allocation_handle(1, descriptor)
    theirs.peer_accessible_by = [0]
    with pytest.raises(ValueError, match="is of a pool of another device than 0"):
        core.DeviceMemoryResource.from_allocation_handle(0, descriptor)
    assert core.DeviceMemoryResource.from_allocation_handle(1, descriptor).handle == theirs.handle


# --- errors ---------------------------------------------------------------------------------------

Pinned = core.PinnedMemoryResource
CALLS = {
    "DeviceMemoryResource.from_allocation_handle": lambda mr: type(mr).from_allocation_handle(),
    "PinnedMemoryResource.from_allocation_handle": lambda mr: Pinned.from_allocation_handle(),
    "from_registry": lambda mr: Pinned.from_registry(1, 2),
    "register": lambda mr: mr.register(),
    "Buffer.from_ipc_descriptor": lambda mr: Buffer.from_ipc_descriptor(mr),
    "Event.from_ipc_descriptor": lambda mr: core.Event.from_ipc_descriptor(),
}


@pytest.mark.parametrize("name", CALLS)
def test_wrong_numbers_of_arguments(device, name):
    """The errors name the method that the program called."""
    with pytest.raises(TypeError, match=rf"^{name}\(\) (missing|takes) "):
        CALLS[name](MAKE["device"]())


@pytest.mark.parametrize("count", range(3))
def test_no_memory_for_the_owner_of_a_descriptor(mr, monkeypatch, count):  # noqa: F811
    """An allocation of Python fails when the descriptor is open: it is closed again."""
    memory = pytest.importorskip("_testcapi", reason="this Python cannot make its allocations fail")
    handle, dup = int(mr.allocation_handle), os.dup

    def dup_then_fail(fd):
        new = dup(fd)
        memory.set_nomemory(count, count + 1)
        return new

    monkeypatch.setattr(_ipc.os, "dup", dup_then_fail)
    before = files()
    try:
        with pytest.raises(MemoryError):
            imported(mr, handle)
    finally:
        memory.remove_mem_hooks()
    assert files() == before
