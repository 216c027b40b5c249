"""Test a Buffer's protocols for other libraries: buffer, array interface, DLPack, typed views."""

import ctypes
import gc
import threading

import pytest
from support import growth, libraries

np = pytest.importorskip("numpy")

needs_stub = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")


@pytest.fixture
def core():
    from cubind import core

    return core


def make(core, stream, kind):
    """Return a Buffer of 64 bytes."""
    if kind == "device":
        return core.Device(0).allocate(64, stream=stream)
    if kind == "host":
        memory = ctypes.create_string_buffer(64)
        return core.Buffer.from_handle(ctypes.addressof(memory), 64, owner=memory)
    resource = {
        "pinned": core.LegacyPinnedMemoryResource,
        "pinned pool": core.PinnedMemoryResource,
        "managed": core.ManagedMemoryResource,
    }[kind]
    buffer = resource().allocate(64, stream=stream)
    stream.sync()
    return buffer


HOST_KINDS = ["host", "pinned", "pinned pool", "managed"]
DL_DEVICES = {"device": (2, 0), "host": (1, 0), "pinned": (3, 0), "pinned pool": (3, 0), "managed": (13, 0)}


# --- the buffer protocol --------------------------------------------------------------------------


@pytest.mark.parametrize("kind", HOST_KINDS)
def test_memoryview(core, stream, kind):
    buffer = make(core, stream, kind)
    view = memoryview(buffer)
    assert (view.format, view.itemsize, view.shape, view.readonly, view.obj) == ("B", 1, (64,), False, buffer)
    view[:4] = b"abcd"
    assert bytes(buffer[:4]) == b"abcd" and np.frombuffer(buffer, np.uint8)[1] == ord("b")


@pytest.mark.parametrize("kind", HOST_KINDS)
def test_export_outlives_close(core, stream, kind):
    buffer = make(core, stream, kind)
    view = memoryview(buffer)[8:16]
    view[:] = b"12345678"
    buffer.close()
    assert bytes(view) == b"12345678"


@needs_stub
def test_last_export_frees(core, driver_stub, stream):
    buffer = make(core, stream, "pinned")
    before = driver_stub.live()["allocations"]
    view, array = memoryview(buffer), np.from_dlpack(buffer)
    buffer.close()
    del buffer
    view.release()
    assert driver_stub.live()["allocations"] == before and array.size == 64
    del array
    assert driver_stub.live()["allocations"] == before - 1


def test_empty_memoryview(core):
    class Host(core.MemoryResource):
        is_device_accessible = False
        is_host_accessible = True

        def deallocate(self, ptr, size, *, stream):
            pass

    view = memoryview(core.Buffer.from_handle(0, 0, mr=Host()))
    assert view.nbytes == 0 and bytes(view) == b""


def test_device_memory_is_no_host_memory(device, stream):
    with device.allocate(64, stream=stream) as buffer:
        for use in (memoryview, bytes, lambda b: np.frombuffer(b, np.uint8)):
            with pytest.raises(BufferError) as caught:
                use(buffer)
            text = "this Buffer is not host-accessible; copy it to a host object with copy_to()"
            assert str(caught.value) == text


def test_dunder_buffer(core, device, stream):
    buffer = make(core, stream, "pinned")
    assert buffer.__buffer__(0).nbytes == 64
    with pytest.raises(BufferError), device.allocate(8, stream=stream) as on_device:
        on_device.__buffer__(0)


# --- the array interface --------------------------------------------------------------------------


def interface(buffer, stream):
    return {
        "shape": (buffer.size,),
        "typestr": "|u1",
        "data": (buffer.handle, False),
        "strides": None,
        "version": 3,
        "stream": stream,
    }


def test_array_interface(core, device, stream):
    buffer = device.allocate(64, stream=stream)
    assert buffer.__cuda_array_interface__ == interface(buffer, int(stream.handle))
    assert buffer[8:16].__cuda_array_interface__ == interface(buffer[8:16], int(stream.handle))
    borrowed = core.Buffer.from_handle(buffer.handle, 64)
    assert borrowed.__cuda_array_interface__ == interface(buffer, None)
    buffer.set_deallocation_stream(core.LEGACY_DEFAULT_STREAM)
    assert buffer.__cuda_array_interface__["stream"] == 1
    buffer.set_deallocation_stream(core.PER_THREAD_DEFAULT_STREAM)
    assert buffer.__cuda_array_interface__["stream"] == 2


def test_array_interface_only_for_devices(core, stream):
    assert hasattr(make(core, stream, "pinned"), "__cuda_array_interface__")
    buffer = make(core, stream, "host")
    assert not hasattr(buffer, "__cuda_array_interface__")
    with pytest.raises(AttributeError, match="this Buffer is not device-accessible"):
        buffer.__cuda_array_interface__  # noqa: B018


def test_numpy_arrays(core, stream):
    """NumPy makes an array of bytes if the host reaches the memory, and otherwise raises.

    It must not make an array of one object.
    """
    device = make(core, stream, "device")
    for convert in (np.asarray, np.array, np.ascontiguousarray, device.__array__, np.atleast_1d):
        with pytest.raises(BufferError, match=r"this Buffer is not host-accessible; copy it to a host object with copy_to\(\)"):
            convert(*([] if convert == device.__array__ else [device]))
    with pytest.raises(RuntimeError, match="Buffer has been closed"):
        closed = make(core, stream, "device")
        closed.close(stream)
        np.asarray(closed)
    for kind in HOST_KINDS:
        buffer = make(core, stream, kind)
        for array in (np.asarray(buffer), buffer.__array__(), buffer.__array__(np.uint8), buffer.__array__(dtype="u1", copy=None)):
            assert array.shape == (64,) and array.dtype == np.uint8
            assert array.__array_interface__["data"][0] == int(buffer.handle)
        assert buffer.__array__(np.float32, copy=True).dtype == np.float32
        assert not np.shares_memory(buffer.__array__(copy=True), np.asarray(buffer))


# --- DLPack ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", DL_DEVICES)
def test_dlpack_device(core, stream, kind):
    assert make(core, stream, kind).__dlpack_device__() == DL_DEVICES[kind]


@pytest.mark.parametrize("kind", HOST_KINDS)
def test_numpy_from_dlpack(core, stream, kind):
    buffer = make(core, stream, kind)
    memoryview(buffer)[:] = bytes(range(64))
    array = np.from_dlpack(buffer[16:32])
    assert array.dtype == np.int8 and array.shape == (16,) and array.tolist() == list(range(16, 32))
    buffer.close()
    del buffer
    gc.collect()
    assert array.tolist() == list(range(16, 32))


VERSIONS = [
    ({}, "dltensor"),
    ({"stream": 5}, "dltensor"),
    ({"stream": -1, "copy": False}, "dltensor"),
    ({"max_version": None}, "dltensor"),
    ({"max_version": (0, 8)}, "dltensor"),
    ({"max_version": (1, 0)}, "dltensor_versioned"),
    ({"max_version": (2, 0)}, "dltensor_versioned"),
]


@pytest.mark.parametrize(("arguments", "name"), VERSIONS, ids=str)
def test_capsule(device, stream, arguments, name):
    with device.allocate(64, stream=stream) as buffer:
        assert f'"{name}"' in repr(buffer.__dlpack__(**arguments))


DLPACK_REFUSED = [
    ({"dl_device": (2, 0)}, "Sorry, not supported: dl_device other than None"),
    ({"copy": True}, "Sorry, not supported: copy=True"),
    ({"max_version": (1,)}, "Expected max_version tuple[int, int], got (1,)"),
]


@pytest.mark.parametrize(("arguments", "text"), DLPACK_REFUSED, ids=str)
def test_dlpack_refused(device, stream, arguments, text):
    with device.allocate(64, stream=stream) as buffer:
        with pytest.raises(BufferError) as caught:
            buffer.__dlpack__(**arguments)
        assert str(caught.value) == text


def test_reached_by_nobody(core, stream):
    class Nowhere(core.MemoryResource):
        is_device_accessible = is_host_accessible = False
        device_id = -1

        def deallocate(self, ptr, size, *, stream):
            pass

    buffer = core.Buffer.from_handle(16, 16, mr=Nowhere())
    for use in (buffer.__dlpack__, buffer.__dlpack_device__):
        with pytest.raises(BufferError, match="neither device-accessible nor host-accessible"):
            use()


class _Managed(ctypes.Structure):
    """The members of DLManagedTensor that consumers read."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.CFUNCTYPE(None, ctypes.c_void_p)),
    ]


def consume(capsule):
    """Consume a capsule as DLPack says, so that the caller owns the tensor; return its address."""
    get, rename = ctypes.pythonapi.PyCapsule_GetPointer, ctypes.pythonapi.PyCapsule_SetName
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    rename.argtypes = [ctypes.py_object, ctypes.c_char_p]
    address = get(capsule, b"dltensor")
    rename(capsule, consume.used)
    return address


consume.used = b"used_dltensor"


def test_tensor(device, stream):
    buffer = device.allocate(64, stream=stream)
    capsule = buffer.__dlpack__()
    address = consume(capsule)
    tensor = _Managed.from_address(address)
    assert (tensor.data, tensor.device_type, tensor.device_id) == (buffer.handle, 2, 0)
    assert (tensor.ndim, tensor.shape[0], tensor.byte_offset) == (1, 64, 0)
    assert (tensor.code, tensor.bits, tensor.lanes) == (0, 8, 1)
    del capsule
    buffer.close()
    tensor.deleter(address)


@needs_stub
def test_deleter_without_the_gil(driver_stub, device, stream):
    """The deleter frees the memory from another thread, without the GIL, as ctypes calls it."""
    before = driver_stub.live()["allocations"]
    buffer = device.allocate(64, stream=stream)
    capsule = buffer.__dlpack__()
    address = consume(capsule)
    deleter = _Managed.from_address(address).deleter
    buffer.close()
    del buffer, capsule
    assert driver_stub.live()["allocations"] == before + 1
    thread = threading.Thread(target=deleter, args=(address,))
    thread.start()
    thread.join()
    assert driver_stub.live()["allocations"] == before


@needs_stub
def test_unused_capsule_frees(driver_stub, device, stream):
    before = driver_stub.live()["allocations"]
    for arguments in ({}, {"max_version": (1, 0)}):
        capsule = device.allocate(64, stream=stream).__dlpack__(**arguments)
        assert driver_stub.live()["allocations"] == before + 1
        del capsule
        assert driver_stub.live()["allocations"] == before


# --- views ----------------------------------------------------------------------------------------


def test_view(core, stream):
    buffer = make(core, stream, "pinned")
    view = buffer.view((4, 4), "float32")
    assert type(view).__name__ == "StridedMemoryView"
    assert (view.ptr, tuple(view.shape), view.device_id) == (buffer.handle, (4, 4), -1)
    assert view.exporting_obj is buffer
    assert buffer[16:].view(shape=(12,), dtype="int32").ptr == buffer.handle + 16


def test_view_refuses(core, stream):
    buffer = make(core, stream, "pinned")
    with pytest.raises(ValueError):
        buffer.view((100,), "float32")
    with pytest.raises(TypeError, match=r"view\(\) missing required argument 'dtype' \(pos 2\)"):
        buffer.view((4,))


def test_references_are_steady(core, device, stream):
    """The reference counts of the types and of None, which the interfaces hold, do not grow."""

    def use():
        buffer = core.LegacyPinnedMemoryResource().allocate(64, stream=stream)
        interface = buffer.__cuda_array_interface__
        view, capsule, part = memoryview(buffer), buffer.__dlpack__(), buffer[4:8]
        return interface, view, capsule, part

    growth.check_use(use, 500, core.Buffer, core.LegacyPinnedMemoryResource)
