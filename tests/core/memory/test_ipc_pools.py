"""Test pools that processes share. Here one process exports and imports: the driver allows it."""

import copy
import gc
import os
import pickle
import signal
import struct
import threading
import warnings

import pytest
from cubind import core
from cubind.core import Buffer, Device, _ipc, _ipc_server
from cubind.core._ipc import IPCAllocationHandle, IPCBufferDescriptor, IPCEventDescriptor
from support import descriptors, libraries
from support.child import in_child

INVALID = core.CUDAError, "CUDA_ERROR_INVALID_VALUE"
MAKE = {
    "device": lambda: core.DeviceMemoryResource(0, {"ipc_enabled": True}),
    "pinned": lambda: core.PinnedMemoryResource({"ipc_enabled": True}),
}


@pytest.fixture(params=MAKE)
def mr(request, device):
    made = MAKE[request.param]()
    yield made
    device.sync()
    made.close()


def imported(mr, handle=None):
    handle = int(mr.allocation_handle) if handle is None else handle
    return type(mr).from_allocation_handle(*([0] if mr.device_id == 0 else []), handle)


def test_made_again(device):
    """__init__() of an object that has a pool: nothing of the old pool is kept."""
    mr = MAKE["device"]()
    handle, attributes = mr.allocation_handle, mr.attributes
    mr.__init__(0, {"ipc_enabled": True})
    assert mr.allocation_handle is not handle and mr.allocation_handle.uuid == mr.uuid
    assert mr.attributes is not attributes
    mr.__init__(0)
    with pytest.raises(RuntimeError, match="not IPC-enabled"):
        mr.allocation_handle  # noqa: B018


def bytes_of(buffer, stream):
    data = bytearray(buffer.size)
    buffer.copy_to(data, stream=stream)
    stream.sync()
    return bytes(data)


def files():
    gc.collect()
    return sorted(os.listdir("/proc/self/fd"))


def test_both_resources_see_the_memory(mr, stream):
    other = imported(mr)
    own = mr.allocate(100, stream=stream)
    own.fill(7, stream=stream)
    theirs = Buffer.from_ipc_descriptor(other, own.ipc_descriptor, stream=stream)
    assert theirs.handle != own.handle and theirs.is_mapped and not own.is_mapped
    assert (theirs.size, theirs.memory_resource, theirs.device_id) == (100, other, mr.device_id)
    assert theirs.is_host_accessible == mr.is_host_accessible and theirs.is_device_accessible
    assert bytes_of(theirs, stream) == b"\7" * 100
    theirs.fill(8, stream=stream)
    assert bytes_of(own, stream) == b"\x08" * 100
    assert theirs.ipc_descriptor.__reduce__() == own.ipc_descriptor.__reduce__()
    for buffer in (theirs, own):
        buffer.close()


def test_imports_of_one_buffer_are_counted(mr, stream):
    """The driver frees device memory at the first free, and refuses to import host memory again."""
    other, again = imported(mr), imported(mr)
    assert other is not again and other.handle == again.handle
    own = mr.allocate(64, stream=stream)
    own.fill(1, stream=stream)
    first = Buffer.from_ipc_descriptor(other, own.ipc_descriptor, stream=stream)
    second = Buffer.from_ipc_descriptor(again, own.ipc_descriptor, stream=stream)
    assert first == second and first.handle == second.handle
    first.close()
    other.close()
    second.fill(2, stream=stream)
    assert bytes_of(own, stream) == b"\2" * 64
    address = int(second.handle)
    again.deallocate(address, 64, stream=stream)  # the last one
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_INVALID_VALUE"):
        again.deallocate(address, 64, stream=stream)
    third = Buffer.from_ipc_descriptor(again, own.ipc_descriptor, stream=stream)
    assert bytes_of(third, stream) == b"\2" * 64
    third.close()
    with pytest.warns(core.CUDAWarning, match="CUDA_ERROR_INVALID_VALUE"):
        second.close()
    own.close()


def test_slices_and_views_of_imported_memory(mr, stream):
    own = mr.allocate(64, stream=stream)
    theirs = Buffer.from_ipc_descriptor(imported(mr), own.ipc_descriptor, stream=stream)
    part = theirs[16:32]
    theirs.close()
    part.fill(5, stream=stream)
    assert part.is_mapped and bytes_of(own, stream)[16:32] == b"\5" * 16
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_INVALID_VALUE"):
        _ = own[8:16].ipc_descriptor
    part.close()


def forge(descriptor, payload=None, size=None):
    old, n = descriptor.__reduce__()[1]
    return IPCBufferDescriptor._init(old if payload is None else payload, n if size is None else size)


BAD_DESCRIPTORS = {
    "short": (lambda d, e: forge(d, b"\0" * 8), ValueError, "payload is 8 bytes; expected at least 64"),
    "zeros": (lambda d, e: forge(d, bytes(64)), *INVALID),
    "random": (lambda d, e: forge(d, os.urandom(64)), *INVALID),
    "of another pool": (lambda d, e: e, *INVALID),
    "too large": (lambda d, e: forge(d, size=6400), ValueError, r"size \(6400\) exceeds mapped allocation extent \(64 bytes\)"),
    "negative": (lambda d, e: forge(d, size=-1), OverflowError, "size"),
    "huge": (lambda d, e: forge(d, size=1 << 70), OverflowError, "size"),
    "of an event": (lambda d, e: IPCEventDescriptor._init(bytes(64), False), TypeError, "'ipc_descriptor' has incorrect type"),
    "None": (lambda d, e: None, TypeError, "'ipc_descriptor' has incorrect type"),
}


@pytest.mark.parametrize("name", BAD_DESCRIPTORS)
def test_bad_descriptors(mr, stream, name):
    change, kind, text = BAD_DESCRIPTORS[name]
    other, second = imported(mr), MAKE["device"]()
    own, elsewhere = mr.allocate(64, stream=stream), second.allocate(64, stream=stream)
    with pytest.raises(kind, match=text):
        Buffer.from_ipc_descriptor(other, change(own.ipc_descriptor, elsewhere.ipc_descriptor), stream=stream)
    # Nothing is left behind.
    good = Buffer.from_ipc_descriptor(other, own.ipc_descriptor, stream=stream)
    for buffer in (good, own, elsewhere):
        buffer.close()


BAD_PICKLES = {
    "payload": (lambda: IPCBufferDescriptor._init("text", 8), TypeError),
    "size": (lambda: IPCBufferDescriptor._init(bytes(64), "8"), TypeError),
    "event": (lambda: IPCEventDescriptor._init(3, False), TypeError),
    "handle": (lambda: IPCAllocationHandle._init(-1, None), ValueError),
    "buffer": (IPCBufferDescriptor, RuntimeError),
    "events": (IPCEventDescriptor, RuntimeError),
    "handles": (IPCAllocationHandle, RuntimeError),
}


@pytest.mark.parametrize("name", BAD_PICKLES)
def test_objects_that_are_not_made(name):
    make, kind = BAD_PICKLES[name]
    with pytest.raises(kind):
        make()


def test_a_pool_of_another_place(mr):
    fd = int(mr.allocation_handle)
    with pytest.raises(ValueError, match="^the allocation handle is of a pool of (host memory|a device): import it with "):
        imported(MAKE["pinned" if mr.device_id == 0 else "device"](), fd)
    with pytest.raises(TypeError, match="^Registry contains a "):
        mr.register(mr.uuid)
        imported(MAKE["pinned" if mr.device_id == 0 else "device"](), mr.allocation_handle)


def test_the_registry_keeps_nothing_alive(mr, device):
    other = imported(mr)
    uuid = mr.uuid
    assert other.uuid is None and other.register(uuid) is other and other.uuid == uuid
    assert mr.register(uuid) is other and type(mr).from_registry(uuid) is other
    assert imported(mr, mr.allocation_handle) is other
    with pytest.raises(ValueError, match="uuid must be the pool's"):
        mr.register(type(uuid)(int=7))
    with pytest.raises(TypeError, match="uuid must be a UUID"):
        imported(mr).register("name")
    other.close()
    with pytest.raises(RuntimeError, match=f"^Memory resource {uuid} was not found$"):
        type(mr).from_registry(uuid)
    assert mr.register(uuid) is mr
    again = imported(mr, mr.allocation_handle)
    assert again is mr


def test_pickles_name_the_pool(mr, stream):
    buffer = mr.allocate(8, stream=stream)
    with pytest.raises(RuntimeError, match="was not found"):
        pickle.loads(pickle.dumps(buffer))
    other = imported(mr)
    other.register(mr.uuid)
    assert pickle.loads(pickle.dumps(mr)) is other
    theirs = pickle.loads(pickle.dumps(buffer))
    assert theirs.is_mapped and theirs.memory_resource is other
    theirs.close()
    buffer.close()


@pytest.mark.skipif(libraries.ON_GPU, reason="counts descriptors, of which NVIDIA's driver has its own")
def test_no_descriptor_is_left(mr, stream):
    def use():
        other = imported(mr)
        own = mr.allocate(64, stream=stream)
        buffers = [Buffer.from_ipc_descriptor(other, own.ipc_descriptor, stream=stream) for _ in range(3)]
        imported(mr, IPCAllocationHandle._init(os.dup(int(mr.allocation_handle)), None)).close()
        for buffer in (*buffers, own):
            buffer.close()
        stream.sync()

    use()
    before = files()
    for _ in range(20):
        use()
    assert files() == before


@pytest.mark.parametrize("use", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_handle_cannot_be_copied(mr, use):
    """Both would close the descriptor, the second one perhaps that of another file."""
    handle, before = mr.allocation_handle, files()
    with pytest.raises(TypeError, match="an IPCAllocationHandle cannot be copied"):
        use(handle)
    assert files() == before and not handle.is_closed


@pytest.mark.skipif(libraries.ON_GPU, reason="knows what the simulated driver exports")
@pytest.mark.parametrize("offset", [0, 1 << 20, 1 << 62])
def test_a_place_outside_of_the_file(mr, stream, offset):
    """A process with the descriptor can forge the checksum. Using the mapping would be SIGBUS."""
    own = mr.allocate(64, stream=stream)
    words = list(struct.unpack("<8Q", own.ipc_descriptor._payload))
    words[2] = offset
    (key,) = struct.unpack("<Q", os.pread(int(mr.allocation_handle), 8, 8))
    for word in words[:5]:
        key = (key ^ word) * 0x9E3779B97F4A7C15 & (1 << 64) - 1
        key ^= key >> 29
    words[5] = key
    with pytest.raises(INVALID[0], match=INVALID[1]):
        Buffer.from_ipc_descriptor(imported(mr), IPCBufferDescriptor._init(struct.pack("<8Q", *words), 64), stream=stream)
    own.close()


def test_a_float_is_no_descriptor(mr):
    with pytest.raises(TypeError, match="integer"):
        imported(mr, int(mr.allocation_handle) + 0.5)


def test_a_handle_is_closed_while_the_lock_is_held(mr):
    """A signal handler may do so in the thread that has the lock, and a forked child after it."""
    handle = mr.allocation_handle
    with _ipc._lock:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            child = os.fork()
        if child == 0:
            handle.close()
            os._exit(0)
        thread = threading.Thread(target=os.waitpid, args=(child, 0), daemon=True)
        thread.start()
        thread.join(20)
        if thread.is_alive():
            os.kill(child, signal.SIGKILL)
            pytest.fail("the child waits for a lock of its parent")
        assert _ipc._lock.acquire(blocking=False), "a signal handler would wait for ever"
        _ipc._lock.release()
    assert not handle.is_closed


def test_an_exporter_without_free_descriptors(mr, monkeypatch):
    """The receiver learns the reason."""

    class Connection:
        sent = b""

        def recv_bytes(self, size):
            return number

        def send_bytes(self, data):
            self.sent += data

    def full(fd):
        raise OSError(24, "Too many open files")

    number, connection = _ipc_server.offer(mr.allocation_handle)._number, Connection()
    monkeypatch.setattr(_ipc_server.os, "dup", full)
    _ipc_server._give(connection)
    assert connection.sent == _ipc_server._FULL


@in_child()
def test_the_server_starts_once_there_are_threads():
    Device(0).set_current()
    handle = core.DeviceMemoryResource(0, {"ipc_enabled": True}).allocation_handle
    start = threading.Thread.start

    def refuse(thread):
        raise RuntimeError("can't start new thread")

    threading.Thread.start = refuse
    with pytest.raises(RuntimeError, match="can't start new thread"):
        _ipc_server.offer(handle)
    threading.Thread.start = start
    given = _ipc_server.offer(handle).detach()
    assert os.fstat(given).st_ino == os.fstat(int(handle)).st_ino


@in_child()
def test_asking_for_the_start_method_does_not_choose_it():
    import multiprocessing
    from multiprocessing.reduction import ForkingPickler

    Device(0).set_current()
    mr = core.DeviceMemoryResource(0, {"ipc_enabled": True})
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ForkingPickler.dumps(mr)
    multiprocessing.set_start_method("spawn")


@in_child()
def test_a_pinned_pool_without_a_current_context():
    assert core.PinnedMemoryResource({"ipc_enabled": True}).numa_id >= 0


def test_too_many_open_files(mr, device):
    """EMFILE is reported, and nothing is lost."""
    handle = int(mr.allocation_handle)
    with descriptors.none_free(), pytest.raises(OSError, match="Too many open files"):
        imported(mr, handle)
    imported(mr, handle).close()


def test_threads_import_at_once(mr, device, stream):
    """Eight threads import and free one Buffer, each many times."""
    other = imported(mr)
    own = mr.allocate(64, stream=stream)
    stream.sync()
    descriptor, errors = own.ipc_descriptor, []

    def work():
        try:
            Device(0).set_current()
            mine = Device(0).create_stream()
            for _ in range(50):
                buffer = Buffer.from_ipc_descriptor(other, descriptor, stream=mine)
                assert imported(mr).is_mapped
                buffer.fill(3, stream=mine)
                buffer.close()
            mine.sync()
        except BaseException as error:  # noqa: BLE001
            errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    assert bytes_of(own, stream) == b"\3" * 64
    own.close()


@pytest.mark.parametrize("kind", MAKE)
@in_child(hardware=False)
def test_each_call_of_an_import_fails(kind):
    """Each call of the driver fails in turn: that is reported, and the next import works.

    This runs in a process of its own. A pool whose imported memory could not be freed stays in use,
    and the next shared resource gets it.
    """
    stub, device = libraries.load_stub("driver"), Device(0)
    device.set_current()
    mr, stream = MAKE[kind](), device.create_stream()

    def use():
        other = imported(mr)
        own = mr.allocate(8, stream=stream)
        Buffer.from_ipc_descriptor(other, own.ipc_descriptor, stream=stream).close()
        own.close()
        other.close()

    use()
    unnoticed = 0
    for n in range(1, 100):
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            stub.fail_call(n, 719)
            try:
                use()
                error = None
            except core.CUDAError as raised:
                error = raised
            gc.collect()
            reached = stub.fault_left == 0
            stub.fail_call(0, 0)
        if not reached:
            break
        assert error is None or error.code == 719
        assert all(w.category is core.CUDAWarning for w in seen)
        unnoticed += error is None and not seen
    assert 8 < n < 100
    assert unnoticed <= 1  # whether the host can access a pool of a device
    stream.sync()
    own, other = mr.allocate(8, stream=stream), imported(mr)
    theirs = Buffer.from_ipc_descriptor(other, own.ipc_descriptor, stream=stream)
    theirs.fill(6, stream=stream)
    assert bytes_of(own, stream) == b"\6" * 8
    with warnings.catch_warnings():  # what could not be ended above keeps the pool in use
        warnings.simplefilter("ignore")
        for each in (theirs, own, other):
            each.close()
