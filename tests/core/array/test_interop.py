"""Test other libraries' arrays as kernel arguments, and views of CuPy's and PyTorch's arrays."""

import sys

import hypothesis
import hypothesis.strategies as some
import numpy as np
import pytest
from cubind.core import LaunchConfig, LegacyPinnedMemoryResource, ObjectCode, launch
from cubind.core.utils import StridedMemoryView
from support import kernels, libraries
from support.core import tensors
from support.core.tensors import Interface, Producer

CONFIG = LaunchConfig(grid=1, block=32)


@pytest.fixture
def address_of(device, stream):
    """Return a function that gives the address that a kernel gets for an object.

    The stub records the launch and does not run it.
    """
    if libraries.ON_GPU:
        pytest.skip("looks into the stub driver; test_arrays_on_the_gpu does it for real")
    kernel = ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")
    stub = libraries.load_stub("driver")

    def address_of(o):
        stub.clear_launches()
        launch(stream, CONFIG, kernel, 1.0, o, None, None, 0)
        stream.sync()
        (recorded,) = stub.launches()
        return int.from_bytes(recorded.bytes[8:16], "little")

    return address_of


# --- objects in device memory ---------------------------------------------------------------------


class Tensor:
    """Like PyTorch's: a method returns the address, and there is a location."""

    def __init__(self, ptr, is_cuda=True, pinned=False):
        self.ptr, self.cuda, self.pinned = ptr, is_cuda, pinned

    def data_ptr(self):
        return self.ptr

    @property
    def is_cuda(self):
        return self.cuda

    def is_pinned(self):
        return self.pinned

    @property
    def __cuda_array_interface__(self):
        raise RuntimeError("Can't get __cuda_array_interface__ on Variable that requires grad.")

    def __dlpack__(self, **_):
        raise BufferError("Can't export tensors that require gradient, use tensor.detach()")

    def __dlpack_device__(self):
        return (tensors.CUDA if self.cuda else tensors.CPU, 0)


class Plain:
    """data_ptr() and nothing else."""

    def __init__(self, ptr):
        self.ptr = ptr

    def data_ptr(self):
        return self.ptr


class Placed(Plain):
    """data_ptr(), with the location by DLPack."""

    def __init__(self, ptr, kind=tensors.CUDA):
        super().__init__(ptr)
        self.kind = kind

    def __dlpack_device__(self):
        return (self.kind, 0)


class Pointer:
    def __init__(self, ptr):
        self.ptr = ptr


class CuPyArray:
    __module__ = "cupy"

    def __init__(self, ptr):
        self.data = Pointer(ptr)

    @property
    def __cuda_array_interface__(self):
        raise AssertionError("the slow way")


class LikeCuPy:
    __module__ = "cupy"

    def __init__(self, ptr):
        self.data = b"else"
        self.ptr = ptr

    @property
    def __cuda_array_interface__(self):
        return {"data": (self.ptr, False)}


class Numba:
    def __init__(self, ptr):
        self.ptr = ptr

    @property
    def __cuda_array_interface__(self):
        return {"shape": (3,), "typestr": "<f4", "data": (self.ptr, False), "version": 3, "strides": None}


class OnInstance:
    """The attribute is on the object, not on its type."""

    def __init__(self, name, value):
        setattr(self, name, value)


def with_dlpack(ptr, producer=Producer, **settings):
    return producer(ptr - 16, (3,), offset=16, **settings)


KINDS = {
    "interface of the instance": lambda p: Interface(p, (3,)),
    "property": Numba,
    "PyTorch": Tensor,
    "pinned PyTorch": lambda p: Tensor(p, is_cuda=False, pinned=True),
    "data_ptr": Plain,
    "data_ptr, device by DLPack": Placed,
    "data_ptr of the instance": lambda p: OnInstance("data_ptr", lambda: p),
    "CuPy": CuPyArray,
    "like CuPy": LikeCuPy,
    "DLPack": with_dlpack,
    "DLPack before 1.0": lambda p: with_dlpack(p, tensors.Old),
    "DLPack, pinned": lambda p: with_dlpack(p, device=(tensors.PINNED, 0)),
    "DLPack, managed": lambda p: with_dlpack(p, device=(tensors.MANAGED, 0)),
    "exchange table": lambda p: with_dlpack(p, tensors.make_exchanger()),
    "early exchange table": lambda p: with_dlpack(p, tensors.make_exchanger("__c_dlpack_exchange_api__")),
    "table without borrowing": lambda p: with_dlpack(p, tensors.make_exchanger(borrow=False)),
    "view": lambda p: StridedMemoryView.from_dlpack(with_dlpack(p), -1),
    "view's view": lambda p: StridedMemoryView.from_dlpack(with_dlpack(p), -1).view((1,)),
}


@pytest.mark.parametrize("make", KINDS.values(), ids=KINDS)
@pytest.mark.parametrize("address", [0x10000, 0x7F00_1234_5678, 0xFFFF_FFFF_FFFF_F000])
def test_addresses(address_of, make, address):
    assert address_of(make(address)) == address


FIXTURES = [hypothesis.HealthCheck.function_scoped_fixture]


@hypothesis.settings(deadline=None, max_examples=50, suppress_health_check=FIXTURES)
@hypothesis.given(
    ptr=some.integers(64, 2**48), offset=some.integers(0, 2**40), shape=some.lists(some.integers(0, 9), max_size=5)
)
def test_byte_offsets(address_of, ptr, offset, shape):
    for producer in (Producer, tensors.Old, tensors.make_exchanger()):
        assert address_of(producer(ptr, shape, offset=offset)) == ptr + offset
        view = StridedMemoryView.from_dlpack(producer(ptr, shape, offset=offset), -1)
        assert address_of(view) == view.ptr == ptr + offset


def test_dlpack_is_asked_for_no_order_and_given_back(address_of):
    producer = Producer(4096, (3,))
    assert address_of(producer) == 4096
    assert producer.asked == [{"stream": -1, "max_version": (1, 3)}]
    assert (producer.deleted, producer.kept) == (1, {})
    old = tensors.Old(4096, (3,))
    assert address_of(old) == 4096
    assert old.asked == [{"stream": -1, "max_version": (1, 3)}, {"stream": -1}]
    assert old.deleted == 1


def test_the_exchange_table_is_the_only_thing_asked(address_of):
    array = tensors.make_exchanger()(4096, (3,))
    assert address_of(array) == 4096
    assert (array.fast, array.asked, array.deleted) == (1, [], 0)


def test_buffers_of_all_kinds(address_of, device, stream):
    buffer = device.allocate(256, stream=stream)
    assert address_of(buffer) == buffer.handle
    assert address_of(buffer[64:]) == buffer.handle + 64
    assert address_of(buffer.view((16,), "float32")) == buffer.handle
    pinned = LegacyPinnedMemoryResource().allocate(256)
    assert address_of(pinned.view((16,), "float32")) == pinned.handle
    assert address_of(StridedMemoryView.from_any_interface(buffer, stream)) == buffer.handle


# --- refusals -------------------------------------------------------------------------------------

HOST = "is in host memory, which a kernel cannot reach; copy it into a Buffer first (Buffer.copy_from)"
REFUSED = {
    "NumPy": (lambda: np.zeros(3), f"numpy.ndarray {HOST}"),
    "NumPy, structured": (lambda: np.zeros(3, "i4,f8"), f"numpy.ndarray {HOST}"),
    "NumPy's view": (lambda: StridedMemoryView.from_array_interface(np.zeros(3)), HOST),
    "PyTorch on the host": (lambda: Tensor(64, is_cuda=False), f"Tensor {HOST}"),
    "placed on the host": (lambda: Placed(64, tensors.CPU), f"Placed {HOST}"),
    "placed elsewhere": (lambda: Placed(64, 10), "Placed is on a device that is not CUDA (DLPack device type 10)"),
    "DLPack on the host": (lambda: Producer(64, (3,), device=(1, 0)), f"Producer {HOST}"),
    "DLPack elsewhere": (lambda: Producer(64, (3,), device=(8, 0)), "not CUDA (DLPack device type 8)"),
    "table, host": (lambda: tensors.make_exchanger()(64, (3,), device=(1, 0)), f"Exchanger {HOST}"),
    "table, fails": (lambda: tensors.make_exchanger(fail=True)(64, (3,)), "Exchanger exports no DLPack tensor"),
    "copies": (lambda: Producer(64, (3,), flags=tensors.COPIED), "Producer.__dlpack__() exports a copy, which"),
    "interface, no dict": (
        lambda: OnInstance("__cuda_array_interface__", 5),
        "OnInstance.__cuda_array_interface__ must be a dict with data=(address, readonly)",
    ),
    "interface, no data": (lambda: Interface(64, (3,), data=tensors.NONE), "must be a dict with data="),
    "interface, empty": (lambda: Interface(64, (3,), data=()), "must be a dict with data=(address, readonly)"),
    "interface, text": (lambda: Interface("64", (3,)), "cannot be interpreted as an integer"),
    "no int": (lambda: Plain("64"), ""),
}


@pytest.mark.parametrize(("make", "text"), REFUSED.values(), ids=REFUSED)
def test_refused(device, stream, make, text):
    kernel = ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")
    with pytest.raises(TypeError) as raised:
        launch(stream, CONFIG, kernel, 1.0, make(), None, None, 0)
    assert text in str(raised.value)


def test_what_protocols_raise(device, stream):
    """An exception that a protocol raises arrives unchanged, whatever its type."""
    kernel = ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")

    def raising(*_args, **_kwargs):
        raise ZeroDivisionError("today")

    class Odd:
        data_ptr = raising

    class OddInterface:
        __cuda_array_interface__ = property(raising)

    class OddCuPy(OddInterface):
        __module__ = "cupy"
        data = property(raising)

    class OddDevice(Producer):
        __dlpack_device__ = raising

    class OddTensor(Producer):
        __dlpack__ = raising

    for odd in (Odd(), OddInterface(), OddCuPy(), OddDevice(64, (3,)), OddTensor(64, (3,))):
        with pytest.raises(ZeroDivisionError, match="today"):
            launch(stream, CONFIG, kernel, 1.0, odd, None, None, 0)


def test_closed_buffer_behind_a_view(device, stream):
    kernel = ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")
    buffer = device.allocate(64, stream=stream)
    view = buffer.view((16,), "float32")
    lent = StridedMemoryView.from_dlpack(buffer, stream)
    again = view.view((4, 4))
    buffer.close()
    for gone in (view, again):
        with pytest.raises(RuntimeError, match="Buffer has been closed"):
            launch(stream, CONFIG, kernel, 1.0, gone, None, None, 0)
    launch(stream, CONFIG, kernel, 1.0, lent, None, None, 0)  # DLPack's consumer keeps the memory
    stream.sync()


def test_nothing_is_kept(address_of):
    for make in KINDS.values():
        array = make(4096)
        before = sys.getrefcount(array)
        address_of(array)
        assert sys.getrefcount(array) == before


# --- both ways ------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["f4", "i8", "c16", "u1"])
def test_numpy_on_pinned_memory(device, stream, dtype):
    """NumPy uses a Buffer by DLPack and by the buffer protocol; a view returns it."""
    pinned = LegacyPinnedMemoryResource().allocate(16 * 8)
    array = np.frombuffer(pinned, dtype)
    array[:] = np.arange(len(array))
    view = pinned.view((len(array),), dtype)
    assert view.dtype == array.dtype
    assert view.ptr == array.ctypes.data
    memory = device.allocate(pinned.size, stream=stream)
    memory.copy_from(pinned, stream=stream)
    back = np.zeros_like(array)
    memory.copy_to(back, stream=stream)
    assert back.tolist() == array.tolist()


def test_a_buffer_by_its_interfaces(device, stream):
    buffer = device.allocate(64, stream=stream)
    for view in (
        StridedMemoryView.from_dlpack(buffer, stream),
        StridedMemoryView.from_cuda_array_interface(buffer, stream),
        StridedMemoryView.from_any_interface(buffer, -1),
    ):
        assert (view.ptr, view.size, view.itemsize, view.exporting_obj) == (buffer.handle, 64, 1, buffer)
        assert (view.device_id, view.is_device_accessible) == (0, True)


def test_views_of_views(device, stream):
    buffer = device.allocate(64, stream=stream)
    view = buffer.view((4, 4), "float32")
    again = StridedMemoryView.from_any_interface(view, stream)
    assert (again.ptr, again.shape, again.dtype) == (view.ptr, (4, 4), np.dtype("f4"))
    assert again.exporting_obj is view


# --- on a GPU -------------------------------------------------------------------------------------


def saxpy(stream, x, y, out, n):
    kernel = ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")
    launch(stream, LaunchConfig(grid=(n + 255) // 256, block=256), kernel, np.float32(2), x, y, out, np.uint32(n))


@pytest.mark.gpu
@pytest.mark.parametrize("wrap", ["Interface", "Producer", "Old", "make_exchanger", "view"])
def test_arrays_on_the_gpu(device, stream, wrap):
    n = 1000
    host = np.arange(n, dtype="f4")
    buffers = [device.allocate(host.nbytes, stream=stream) for _ in range(3)]
    for buffer in buffers:
        buffer.copy_from(host, stream=stream)
    make = {
        "Interface": lambda b: Interface(b.handle, (n,)),
        "Producer": lambda b: Producer(b.handle, (n,)),
        "Old": lambda b: tensors.Old(b.handle, (n,)),
        "make_exchanger": lambda b: tensors.make_exchanger()(b.handle, (n,)),
        "view": lambda b: b.view((n,), "float32"),
    }[wrap]
    saxpy(stream, *map(make, buffers), n)
    result = np.zeros_like(host)
    buffers[2].copy_to(result, stream=stream)
    assert result.tolist() == (3 * host).tolist()


@pytest.mark.gpu
def test_cupy(device, stream):
    cupy = pytest.importorskip("cupy")
    x = cupy.arange(24, dtype="f4").reshape(4, 6)
    out = cupy.zeros_like(x)
    for make in (
        StridedMemoryView.from_any_interface,
        StridedMemoryView.from_dlpack,
        StridedMemoryView.from_cuda_array_interface,
    ):
        view = make(x[1:, ::2], stream)
        assert (view.ptr, view.shape, view.dtype) == (x[1:, ::2].data.ptr, (3, 3), np.dtype("f4"))
        assert view.strides == (6, 2)
        assert view.device_id == 0
    cupy.cuda.get_current_stream().synchronize()
    saxpy(stream, x, x, out, x.size)
    stream.sync()
    assert (out.get() == 3 * x.get()).all()
    buffer = device.allocate(96, stream=stream)
    buffer.copy_from(x.get(), stream=stream)
    stream.sync()
    assert (cupy.from_dlpack(buffer.view((4, 6), "float32")) == x).all()
    assert (cupy.asarray(buffer).view("f4").reshape(4, 6) == x).all()


@pytest.mark.gpu
def test_torch(device, stream):
    torch = pytest.importorskip("torch")
    if not torch.cuda.is_available():
        pytest.skip("this PyTorch has no CUDA")
    x = torch.arange(24, dtype=torch.float32, device="cuda").reshape(4, 6)
    part = x[1:, ::2]
    view = StridedMemoryView.from_any_interface(part, stream)
    assert (view.ptr, view.shape, view.strides) == (part.data_ptr(), (3, 3), (6, 2))
    out = torch.zeros_like(x)
    learned = x.clone().requires_grad_()
    torch.cuda.synchronize()
    saxpy(stream, x, learned, out, x.numel())
    stream.sync()
    assert (out == 3 * x).all()
    half = torch.zeros(4, dtype=torch.bfloat16, device="cuda")
    assert StridedMemoryView.from_any_interface(half, stream).itemsize == 2
    kernel = ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")
    with pytest.raises(TypeError, match="is in host memory"):
        launch(stream, CONFIG, kernel, 1.0, torch.zeros(3), None, None, 0)
    buffer = device.allocate(96, stream=stream)
    buffer.copy_from(x.cpu().numpy(), stream=stream)
    stream.sync()
    assert (torch.from_dlpack(buffer.view((4, 6), "float32")) == x).all()


@pytest.mark.gpu
def test_numba(device, stream):
    cuda = pytest.importorskip("numba.cuda")
    x = cuda.to_device(np.arange(24, dtype="f4").reshape(4, 6))
    out = cuda.device_array_like(x)
    view = StridedMemoryView.from_any_interface(x, stream)
    assert (view.shape, view.dtype) == ((4, 6), np.dtype("f4"))
    saxpy(stream, x, x, out, 24)
    stream.sync()
    assert (out.copy_to_host() == 3 * np.arange(24).reshape(4, 6)).all()
