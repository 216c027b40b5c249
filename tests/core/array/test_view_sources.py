"""Test the sources of StridedMemoryView: streams, the CUDA array interface, DLPack, its C table."""

import ctypes
import gc
import sys
import threading

import numpy as np
import pytest
from cubind.core import CUDAError, LegacyPinnedMemoryResource
from cubind.core.utils import StridedMemoryView
from support import libraries
from support.case_names import case_name
from support.child import in_child
from support.core import tensors
from support.core.tensors import NONE, Interface, Producer

# --- streams --------------------------------------------------------------------------------------


def test_stream_is_needed():
    for make in (StridedMemoryView.from_dlpack, StridedMemoryView.from_any_interface):
        for arguments in ((), (None,)):
            with pytest.raises(BufferError, match=r"^stream=None is ambiguous with view\(\)$"):
                make(np.zeros(3), *arguments)
    with pytest.raises(BufferError, match="ambiguous"):
        StridedMemoryView.from_dlpack(Producer(64, (3,)))
    with pytest.raises(BufferError, match="ambiguous"):
        StridedMemoryView.from_cuda_array_interface(Interface(64, (3,)))


@pytest.mark.parametrize("device_type", [tensors.PINNED, tensors.MANAGED])
def test_stream_is_not_needed_for_memory_of_both_sides(device_type):
    producer = Producer(64, (3,), device=(device_type, 0))
    view = StridedMemoryView.from_dlpack(producer)
    assert producer.asked[0]["stream"] is None
    assert (view.is_device_accessible, view.device_id) == (True, 0)
    assert view.__dlpack_device__() == (device_type, 0)


def test_an_interface_is_read_once(device, stream):
    buffer = device.allocate(64, stream=stream)

    class Array:
        reads = 0

        @property
        def __cuda_array_interface__(self):
            self.reads += 1
            return Interface(buffer.handle, (16,)).__cuda_array_interface__

    array = Array()
    assert StridedMemoryView.from_any_interface(array, -1).shape == (16,)
    assert array.reads == 1


def test_what_producers_are_asked(device, stream):
    number = int(stream.handle)
    for given, expected in [(-1, -1), (0, 1), (1, 1), (2, 2), (number, number), (stream, number)]:
        producer = Producer(64, (3,))
        StridedMemoryView.from_dlpack(producer, given)
        assert producer.asked == [{"stream": expected, "max_version": (1, 3)}]
        host = Producer(64, (3,), device=(tensors.CPU, 0))
        StridedMemoryView.from_dlpack(host, given)
        assert host.asked[0]["stream"] is None


def test_stream_by_handle(stream):
    producer = Producer(64, (3,))
    StridedMemoryView.from_dlpack(producer, stream_ptr=stream.handle)
    assert producer.asked[0]["stream"] == int(stream.handle)


def test_wrong_stream():
    for wrong in ("x", 1.5, object()):
        with pytest.raises(TypeError):
            StridedMemoryView.from_dlpack(np.zeros(3), wrong)
    with pytest.raises(OverflowError):
        StridedMemoryView.from_dlpack(np.zeros(3), 1 << 70)
    with pytest.raises(ValueError, match="stream_ptr must be -1, 0 or the address of a stream, got -2"):
        StridedMemoryView.from_dlpack(np.zeros(3), -2)


def queued_in_order(device, view_of):
    """Check that the consumer's work runs after what the producer queued before the view."""
    producer, consumer = device.create_stream(), device.create_stream()
    buffer = device.allocate(64, stream=producer)
    copy = LegacyPinnedMemoryResource().allocate(64, stream=producer)
    copy.fill(0, stream=producer)
    producer.sync()
    if not libraries.ON_GPU:
        libraries.load_stub("driver").hold(producer.handle)
    buffer.fill(7, stream=producer)
    view = view_of(buffer, producer, consumer)
    copy.copy_from(buffer, stream=consumer)
    if not libraries.ON_GPU:
        assert not consumer.is_done, "the consumer does not wait"
        libraries.load_stub("driver").release(producer.handle)
    consumer.sync()
    assert bytes(memoryview(copy)) == b"\7" * 64
    assert view.ptr == buffer.handle


def test_array_interface_is_ordered(device):
    def view_of(buffer, producer, consumer):
        array = Interface(buffer.handle, (16,), stream=int(producer.handle))
        return StridedMemoryView.from_cuda_array_interface(array, consumer)

    queued_in_order(device, view_of)


@in_child(env={"CUBIND_STUB_DEVICES": "2"}, hardware=False)
def test_order_across_devices():
    """A consuming default stream is the current context's, wherever the producer is."""
    from cubind.core import LEGACY_DEFAULT_STREAM, Device

    first, second = Device.get_all_devices()
    second.set_current()
    producer = second.create_stream()
    buffer = second.allocate(64, stream=producer)
    first.set_current()
    stub = libraries.load_stub("driver")
    stub.hold(producer.handle)
    buffer.fill(7, stream=producer)
    StridedMemoryView.from_cuda_array_interface(Interface(buffer.handle, (16,), stream=int(producer.handle)), 1)
    assert not LEGACY_DEFAULT_STREAM.is_done, "the first device's does not wait"
    stub.release(producer.handle)
    assert LEGACY_DEFAULT_STREAM.is_done


def test_exchange_table_is_ordered(device):
    def view_of(buffer, producer, consumer):
        array = tensors.make_exchanger(stream=int(producer.handle))(buffer.handle, (16,))
        view = StridedMemoryView.from_any_interface(array, int(consumer.handle))
        assert (array.fast, array.asked) == (1, [])
        return view

    queued_in_order(device, view_of)


@pytest.mark.skipif(libraries.ON_GPU, reason="counts calls on the stub library")
def test_no_order_where_there_is_none_to_make(device, stream):
    buffer = device.allocate(64, stream=stream)
    number = int(stream.handle)
    stub = libraries.load_stub("driver")

    def calls(producer, consumer):
        before = stub.counted_calls
        StridedMemoryView.from_cuda_array_interface(Interface(buffer.handle, (16,), stream=producer), consumer)
        return stub.counted_calls - before

    least = calls(NONE, number)
    for producer, consumer in [(number, number), (number, -1), (None, number)]:
        assert calls(producer, consumer) == least
    assert calls(number, 1) > least + 3


@pytest.mark.skipif(libraries.ON_GPU, reason="makes calls of the stub library fail")
def test_every_failure_of_ordering(device, stream):
    """Whichever driver call fails, the error is raised and nothing is left behind."""
    buffer, producer = device.allocate(64, stream=stream), device.create_stream()
    array = Interface(buffer.handle, (16,), stream=int(producer.handle))
    stub = libraries.load_stub("driver")
    before, functions = stub.live(), []
    while "cuStreamWaitEvent" not in functions:  # after that only the event's destruction is left
        stub.fail_call(len(functions) + 1, 999)
        with pytest.raises(CUDAError) as raised:
            StridedMemoryView.from_cuda_array_interface(array, stream)
        assert (raised.value.code, stub.fault_left) == (999, 0)
        functions.append(raised.value.function)
    assert {"cuPointerGetAttributes", "cuEventCreate", "cuEventRecord"} < set(functions)
    assert stub.live() == before
    StridedMemoryView.from_cuda_array_interface(array, stream)


def test_threads_share_views():
    a = np.arange(24, dtype="f4").reshape(4, 6)
    shared = StridedMemoryView.from_dlpack(a, -1)
    failures = []

    def work():
        try:
            for _ in range(300):
                assert (shared.shape, shared.dtype) == ((4, 6), a.dtype)
                assert np.from_dlpack(shared.view((24,)))[23] == 23
                assert StridedMemoryView.from_any_interface(a, -1).ptr == shared.ptr
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_version_2_of_the_array_interface(device, stream):
    """Version 2 is like version 3 without streams."""
    buffer = device.allocate(256, stream=stream)
    array = Interface(buffer.handle, (4, 8), version=2, stream=NONE)
    for view in (StridedMemoryView.from_cuda_array_interface(array, stream), StridedMemoryView.from_any_interface(array, 1)):
        assert (view.ptr, view.shape, view.strides, view.device_id) == (buffer.handle, (4, 8), None, 0)
    strided = Interface(buffer.handle, (4, 4), version=2, strides=(32, 8), stream=NONE)
    assert StridedMemoryView.from_cuda_array_interface(strided, -1).strides == (8, 2)
    empty = Interface(0, (0, 4), version=2, stream=NONE)
    assert StridedMemoryView.from_cuda_array_interface(empty, -1).size == 0
    with pytest.raises(BufferError, match="ambiguous"):
        StridedMemoryView.from_cuda_array_interface(array)
    with pytest.raises(BufferError, match="mask is not supported"):
        StridedMemoryView.from_cuda_array_interface(Interface(buffer.handle, (4,), version=2, mask=array), -1)
    if not libraries.ON_GPU:
        stub, made = libraries.load_stub("driver"), []
        for given in (NONE, 0, 1):  # its meaning in version 3 does not apply here
            before = stub.counted_calls
            StridedMemoryView.from_cuda_array_interface(Interface(buffer.handle, (4,), version=2, stream=given), stream)
            made.append(stub.counted_calls - before)
        assert len(set(made)) == 1


def test_stream_zero_of_an_array_interface(device, stream):
    buffer = device.allocate(64, stream=stream)
    with pytest.raises(BufferError, match="0 is not a stream of the CUDA Array Interface"):
        StridedMemoryView.from_cuda_array_interface(Interface(buffer.handle, (16,), stream=0), stream)


# --- the CUDA array interface ---------------------------------------------------------------------


@pytest.mark.parametrize("read_only", [False, True])
def test_array_interface(device, stream, read_only):
    buffer = device.allocate(64, stream=stream)
    array = Interface(buffer.handle, (2, 4), "<i4", data=(buffer.handle, read_only), strides=(32, 4))
    for make in (StridedMemoryView.from_cuda_array_interface, StridedMemoryView.from_any_interface):
        view = make(array, -1)
        assert (view.ptr, view.shape, view.strides) == (buffer.handle, (2, 4), (8, 1))
        assert (view.dtype, view.readonly, view.exporting_obj) == (np.dtype("i4"), read_only, array)
        assert (view.device_id, view.is_device_accessible) == (0, True)
        assert view.__dlpack_device__() == (tensors.CUDA, 0)


def test_array_interface_in_pinned_memory(device, stream):
    buffer = LegacyPinnedMemoryResource().allocate(64, stream=stream)
    view = StridedMemoryView.from_cuda_array_interface(Interface(buffer.handle, (16,)), -1)
    assert view.is_device_accessible
    assert view.__dlpack_device__()[0] == tensors.PINNED


def test_array_interface_without_memory(device):
    view = StridedMemoryView.from_cuda_array_interface(Interface(0, (0, 4)), -1)
    assert (view.ptr, view.size, view.device_id, view.strides) == (0, 0, 0, None)


WRONG_INTERFACES = [
    ({"version": 1}, BufferError, "only CUDA Array Interface v3 or above is supported, and v2"),
    ({"version": NONE}, BufferError, "only CUDA Array Interface v3 or above is supported, and v2"),
    ({"mask": 1}, BufferError, "mask is not supported"),
    ({"shape": NONE}, KeyError, "'shape'"),
    ({"data": NONE}, KeyError, "'data'"),
    ({"typestr": NONE}, KeyError, "'typestr'"),
    ({"data": 5}, TypeError, "'int' object is not iterable"),
    ({"data": (1, 2, 3)}, ValueError, "an array interface's data must be (address, readonly)"),
    ({"data": (1.5, False)}, TypeError, "'float' object cannot be interpreted as an integer"),
    ({"typestr": "zz"}, TypeError, "data type 'zz' not understood"),
    ({"typestr": "<f"}, TypeError, "data type '<f' not understood"),
    ({"typestr": "<f4x"}, TypeError, "data type '<f4x' not understood"),
    ({"typestr": 4}, TypeError, "data type 4 not understood"),
    ({"strides": (3, 1)}, ValueError, "strides must be divisible by itemsize"),
    (
        {"strides": (4,)},
        ValueError,
        "Strides, if provided, must have the same length as shape. Shape has 2 dimensions, but strides has 1 elements.",
    ),
    ({"shape": (-1, 4)}, ValueError, "Extents must be non-negative"),
    ({"shape": (1 << 40, 1 << 40)}, ValueError, "the layout does not fit in 64 bits"),
    ({"shape": (1.0,)}, TypeError, "shape must be integers, got float"),
    ({"shape": (1,) * 65}, ValueError, "a view has at most 64 dimensions, got 65"),
]


@pytest.mark.parametrize(("change", "error", "text"), WRONG_INTERFACES, ids=lambda x: case_name(x)[:40])
def test_wrong_array_interface(device, stream, change, error, text):
    buffer = device.allocate(64, stream=stream)
    with pytest.raises(error) as raised:
        StridedMemoryView.from_cuda_array_interface(Interface(buffer.handle, (2, 4), changes=change), -1)
    assert str(raised.value) == text


def test_array_interface_that_is_no_dict(device):
    array = Interface(64, (3,))
    array.__cuda_array_interface__ = [3]
    with pytest.raises(TypeError, match=r"Interface\.__cuda_array_interface__ must be a dict, got list"):
        StridedMemoryView.from_cuda_array_interface(array, -1)


def test_array_interface_that_changes_meanwhile(device, stream):
    """Reading one entry may replace the others: the view has the values read, or there is none."""
    buffer = device.allocate(64, stream=stream)

    class Truth:
        def __bool__(self):
            array.__cuda_array_interface__.update(typestr="".join(["<", "f8"]), data=None)
            return False

    class Extent:
        def __index__(self):
            array.__cuda_array_interface__.update(shape=None, strides=None, typestr=None)
            gc.collect()
            return 2

    class Extents:
        def __iter__(self):
            array.__cuda_array_interface__.update(shape=None, strides=None)
            gc.collect()
            return iter((2, 2))

    array = Interface(buffer.handle, (4,), changes={"data": (buffer.handle, Truth())})
    assert StridedMemoryView.from_cuda_array_interface(array, -1).itemsize == 8
    for shape in ([Extent(), 2], Extents()):
        changes = {"shape": shape, "strides": [int("16"), int("8")], "typestr": "".join(["<", "i4"])}
        array = Interface(buffer.handle, (2, 2), changes=changes)
        view = StridedMemoryView.from_cuda_array_interface(array, -1)
        assert (view.shape, view.strides, view.itemsize) == ((2, 2), (4, 2), 4)


def test_array_interface_that_raises_is_asked_no_more(device, stream):
    asked = []

    class Truth:
        def __bool__(self):
            raise ValueError("no truth")

    class Address:
        def __index__(self):
            asked.append(1)
            return 64

    with pytest.raises(ValueError, match="no truth"):
        StridedMemoryView.from_cuda_array_interface(Interface(64, (4,), changes={"data": (Address(), Truth())}), -1)
    assert asked == []


@pytest.mark.skipif(libraries.ON_GPU, reason="some GPUs reach all memory of the host")
def test_address_that_cuda_does_not_know(device):
    with pytest.raises(BufferError, match="0x40 is not an address of memory that CUDA knows"):
        StridedMemoryView.from_cuda_array_interface(Interface(64, (3,)), -1)


@pytest.mark.parametrize(
    ("method", "attribute"),
    [
        ("from_dlpack", "__dlpack_device__"),
        ("from_cuda_array_interface", "__cuda_array_interface__"),
        ("from_array_interface", "__array_interface__"),
    ],
)
def test_no_such_protocol(method, attribute):
    with pytest.raises(AttributeError, match=attribute):
        arguments = () if method == "from_array_interface" else (-1,)
        getattr(StridedMemoryView, method)(object(), *arguments)


def test_no_protocol_at_all():
    with pytest.raises(BufferError, match="^the input object does not support any data exchange protocol$"):
        StridedMemoryView.from_any_interface(object(), -1)


def test_property_that_raises():
    class Odd:
        @property
        def __cuda_array_interface__(self):
            raise ZeroDivisionError("no interface today")

    with pytest.raises(ZeroDivisionError, match="no interface today"):
        StridedMemoryView.from_any_interface(Odd(), -1)


# --- DLPack ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Producer, tensors.Old])
@pytest.mark.parametrize("strides", [None, (1, 3)])
def test_dlpack(kind, strides):
    producer = kind(4096, (3, 4), (0, 16, 1), strides, device=(tensors.CUDA, 3), offset=32)
    view = StridedMemoryView.from_any_interface(producer, -1)
    assert (view.ptr, view.shape, view.strides) == (4096 + 32, (3, 4), strides)
    assert (view.dtype, view.device_id, view.readonly) == (np.dtype("i2"), 3, False)
    assert producer.deleted == 0
    del view
    assert producer.deleted == 1
    assert producer.kept == {}


def test_dlpack_of_what_is_nearly_an_array_of_numpy():
    """NumPy's own arrays are known to be on the host.

    A class derived from them, or with the same name, may say something else.
    """

    class Elsewhere(np.ndarray):
        def __dlpack_device__(self):
            return (tensors.ROCM, 0)

    namesake = type("numpy.ndarray", (Producer,), {})
    for _ in range(2):
        with pytest.raises(BufferError, match="device not supported"):
            StridedMemoryView.from_dlpack(np.zeros(3).view(Elsewhere), -1)
        assert StridedMemoryView.from_dlpack(namesake(64, (3,), device=(tensors.CUDA, 3)), -1).device_id == 3
        view = StridedMemoryView.from_dlpack(np.zeros(3), -1)
        assert (view.device_id, view.is_device_accessible, view.exporting_obj.shape) == (-1, False, (3,))


def test_dlpack_read_only():
    view = StridedMemoryView.from_dlpack(Producer(64, (3,), flags=tensors.READ_ONLY), -1)
    assert view.readonly


def test_dlpack_without_deleter():
    view = StridedMemoryView.from_dlpack(Producer(64, (3,), deleter=False), -1)
    assert view.shape == (3,)
    del view


@pytest.mark.parametrize(
    ("settings", "text", "given_back"),
    [
        ({"device": (tensors.ROCM, 0)}, "device not supported", 0),
        ({"device": (tensors.ROCM, 0), "reported": (tensors.CUDA, 0)}, "device not supported", 1),
        ({"reported": (2,)}, r"Producer.__dlpack_device__\(\) must return a pair of ints", 0),
        ({"name": "used_dltensor"}, "must return a fresh DLPack capsule, got PyCapsule used_dltensor", 0),
        ({"version": (2, 0)}, r"DLPack version 2.0 is not supported, only 1.x is", 0),
        ({"ndim": -1}, "a DLPack tensor of -1 dimensions is not supported", 1),
        ({"ndim": 65}, "a DLPack tensor of 65 dimensions is not supported", 1),
        ({"shape": None, "ndim": 2}, "the DLPack tensor has dimensions but no shape", 1),
        ({"code": (17, 4, 1)}, "elements of 4 bits and 1 lanes are not whole bytes, which is not supported", 1),
        ({"code": (2, 0, 1)}, "elements of 0 bits and 1 lanes", 1),
    ],
    ids=case_name,
)
def test_wrong_dlpack(settings, text, given_back):
    """A consumed tensor is given back once; one that was not consumed stays the producer's."""
    settings = {"ptr": 64, "shape": (3,)} | settings
    producer = Producer(**settings)
    with pytest.raises(BufferError, match=text):
        StridedMemoryView.from_dlpack(producer, -1)
    assert producer.deleted == given_back


def test_dlpack_shapes_that_are_wrong():
    for shape, text in [((-3,), "Extents must be non-negative"), ((1 << 62, 8), "does not fit in 64 bits")]:
        producer = Producer(64, shape)
        with pytest.raises(ValueError, match=text):
            StridedMemoryView.from_dlpack(producer, -1)
        assert producer.deleted == 1


def test_dlpack_that_returns_something_else():
    class Odd(Producer):
        def __dlpack__(self, **_):
            return 5

    with pytest.raises(BufferError, match=r"Odd.__dlpack__\(\) must return a fresh DLPack capsule, got int"):
        StridedMemoryView.from_dlpack(Odd(64, (3,)), -1)


@pytest.mark.parametrize("error", [BufferError, TypeError, KeyboardInterrupt])
def test_dlpack_that_raises(error):
    class Odd(Producer):
        def __dlpack__(self, **_):
            raise error("not today")

    with pytest.raises(error, match="not today"):
        StridedMemoryView.from_dlpack(Odd(64, (3,)), -1)


def test_dlpack_vectors():
    view = StridedMemoryView.from_dlpack(Producer(64, (3,), (2, 32, 4)), -1)
    assert view.itemsize == 16
    assert (view.dtype.name, view.dtype.itemsize) == ("float32x4", 16)


def test_deleter_keeps_the_pending_exception():
    class Odd(Producer):
        def delete(self, address):
            super().delete(address)
            with pytest.raises(ZeroDivisionError):
                1 / 0

    def fail():
        view = StridedMemoryView.from_dlpack(producer, -1)
        raise KeyError(view.shape)

    producer = Odd(64, (3,))
    with pytest.raises(KeyError):
        fail()
    gc.collect()
    assert producer.deleted == 1


# --- the C exchange table -------------------------------------------------------------------------


@pytest.mark.parametrize("attribute", ["__dlpack_c_exchange_api__", "__c_dlpack_exchange_api__"])
def test_exchange_table_is_used(attribute):
    array = tensors.make_exchanger(attribute)(64, (3, 4), offset=8, strides=(1, 3))
    view = StridedMemoryView.from_any_interface(array, -1)
    assert (view.ptr, view.shape, view.strides, view.exporting_obj) == (72, (3, 4), (1, 3), array)
    assert (array.fast, array.asked) == (1, [])
    del view
    assert array.deleted == 1


def test_exchange_table_of_the_host_needs_a_stream():
    array = tensors.make_exchanger()(64, (3,), device=(1, 0))
    with pytest.raises(BufferError, match="ambiguous"):
        StridedMemoryView.from_dlpack(array)
    assert array.deleted == 1
    assert StridedMemoryView.from_dlpack(array, -1).device_id == -1


def test_exchange_table_of_another_version():
    array = tensors.make_exchanger(version=(2, 0))(64, (3,))
    StridedMemoryView.from_dlpack(array, -1)
    assert (array.fast, len(array.asked)) == (0, 1)


def test_exchange_table_that_fails():
    array = tensors.make_exchanger(fail=True)(64, (3,))
    with pytest.raises(BufferError, match="Exchanger exports no DLPack tensor"):
        StridedMemoryView.from_dlpack(array, -1)


def test_exchange_table_that_gives_nothing():
    """A table that reports success without a tensor is refused."""
    array = tensors.make_exchanger(nothing=True)(64, (3,))
    with pytest.raises(BufferError, match="Exchanger exports no DLPack tensor"):
        StridedMemoryView.from_any_interface(array, -1)
    assert array.fast == 1


def test_exchange_table_without_functions():
    """If a table lacks functions, core uses the other protocols."""
    cls = tensors.make_exchanger()
    for name in ("managed_from_object", "current_work_stream", "tensor_from_object"):
        setattr(cls.table, name, type(getattr(cls.table, name))())
        array = cls(64, (3,))
        assert StridedMemoryView.from_dlpack(array, -1).shape == (3,)
        assert (array.fast, len(array.asked)) == (0, 1)


@in_child()
def test_exchange_tables_that_lead_in_circles():
    """`previous` must lead to an older version."""
    newer, other = (tensors.make_exchanger(version=(major, 0)) for major in (3, 2))
    newer.table.previous = ctypes.addressof(other.table)
    other.table.previous = ctypes.addressof(newer.table)
    array = newer(64, (3,))
    StridedMemoryView.from_dlpack(array, -1)
    assert (array.fast, len(array.asked)) == (0, 1)
    other.table.previous = ctypes.addressof(tensors.make_exchanger().table)
    array = newer(64, (3,))
    StridedMemoryView.from_dlpack(array, -1)
    assert (array.fast, len(array.asked)) == (1, 0)


def test_exchange_table_with_a_tensor_of_another_version():
    array = tensors.make_exchanger()(64, (3,), version=(2, 0))
    with pytest.raises(BufferError, match="DLPack version 2.0 is not supported"):
        StridedMemoryView.from_dlpack(array, -1)
    assert array.deleted == 1


@pytest.mark.parametrize("attribute", ["__dlpack_c_exchange_api__", "__c_dlpack_exchange_api__"])
def test_the_table_of_views(attribute):
    table = tensors.table_of(StridedMemoryView, attribute)
    a = np.arange(6, dtype="i4").reshape(2, 3)
    view = StridedMemoryView.from_dlpack(a, -1)
    assert (table.major, table.minor, table.previous) == (1, 3, None)

    tensor = tensors.Tensor()
    assert table.tensor_from_object(view, tensor) == 0
    assert (tensor.data, tensor.ndim, tuple(tensor.shape[:2])) == (a.ctypes.data, 2, (2, 3))

    out = ctypes.c_void_p()
    before = sys.getrefcount(view)
    assert table.managed_from_object(view, out) == 0
    assert sys.getrefcount(view) == before + 1
    made = ctypes.c_void_p()
    assert table.managed_to_object(out, made) == 0
    again = ctypes.cast(made, ctypes.py_object).value
    ctypes.pythonapi.Py_DecRef(ctypes.py_object(again))
    assert (again.ptr, again.shape, again.exporting_obj) == (view.ptr, (2, 3), None)
    del again
    assert sys.getrefcount(view) == before

    out.value = 1
    assert table.current_work_stream(tensors.CUDA, 0, out) == 0
    assert out.value is None


def test_the_table_of_views_refuses():
    table = tensors.table_of(StridedMemoryView)
    out = ctypes.c_void_p()
    with pytest.raises(TypeError, match="StridedMemoryView expected, got int"):
        table.managed_from_object(5, out)
    with pytest.raises(TypeError, match="StridedMemoryView expected, got int"):
        table.tensor_from_object(5, tensors.Tensor())
    with pytest.raises(BufferError, match="DLPack has no element type like"):
        table.managed_from_object(StridedMemoryView.from_array_interface(np.zeros(3, "M8[s]")), out)
    said = []
    error = tensors.SetError(lambda _context, kind, message: said.append((kind, message)))
    assert table.allocate(tensors.Tensor(), out, None, error) == -1
    assert said == [(b"NotImplementedError", b"a StridedMemoryView does not allocate memory")]
    producer = Producer(64, (3,), version=(2, 0))
    with pytest.raises(BufferError, match="DLPack version 2.0"):
        table.managed_to_object(ctypes.addressof(producer.managed()), out)
    assert producer.deleted == 0, "a tensor that was refused is still its maker's"


def test_the_table_of_views_with_null():
    """The table reports a consumer's mistakes: no object, no tensor, no place for the result."""
    functions = tensors.table_of(StridedMemoryView)
    address = lambda name: ctypes.cast(getattr(functions, name), ctypes.c_void_p).value  # noqa: E731
    call = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
    out, view = ctypes.c_void_p(), StridedMemoryView.from_dlpack(np.zeros(3, "i4"), -1)
    for name in ("managed_from_object", "tensor_from_object"):
        with pytest.raises(TypeError, match="StridedMemoryView expected, got NULL"):
            call(address(name))(None, ctypes.addressof(out))
        with pytest.raises(ValueError, match="no place for the result"):
            call(address(name))(id(view), None)
    managed = Producer(64, (3,)).managed()
    with pytest.raises(BufferError, match="the DLPack tensor is NULL"):
        call(address("managed_to_object"))(None, ctypes.addressof(out))
    with pytest.raises(ValueError, match="no place for the result"):
        call(address("managed_to_object"))(ctypes.addressof(managed), None)
    current = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_int32, ctypes.c_void_p)
    with pytest.raises(ValueError, match="no place for the result"):
        current(address("current_work_stream"))(tensors.CUDA, 0, None)
