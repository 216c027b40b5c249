"""Test StridedMemoryView: sources of views, attributes, failures."""

import ctypes
import gc
import pickle
import subprocess
import sys
import textwrap
import threading
import weakref

import hypothesis
import hypothesis.extra.numpy as hnp
import hypothesis.strategies as some
import numpy as np
import pytest
from cubind.core import Buffer, CUDAError, LegacyPinnedMemoryResource
from cubind.core.utils import DType, StridedMemoryView, args_viewable_as_strided_memory
from support import growth, libraries
from support.case_names import case_name
from support.child import in_child
from support.core import tensors
from support.core.tensors import NONE, Consumed, Interface, Producer

LAYOUTS = {
    "C": lambda a: a,
    "F": lambda a: a.T,
    "every second": lambda a: a[::2],
    "backwards": lambda a: a[::-1, ::-1],
    "part": lambda a: a[1:, 2:],
    "broadcast": lambda a: np.broadcast_to(a, (2, *a.shape)),
    "column": lambda a: a[:, 1],
    "point": lambda a: a[1, 1, ...],
    "empty": lambda a: a[:0],
}


def counts(a):
    """Return an array's strides in elements."""
    return tuple(stride // a.itemsize for stride in a.strides)


def c_order(shape):
    strides, stride = [], 1
    for extent in reversed(shape):
        strides.insert(0, stride)
        stride *= extent
    return tuple(strides)


def same_elements(view, a):
    """Return whether the view has the array's memory.

    Strides of one-element extents do not count.
    """
    assert view.shape == a.shape
    assert view.itemsize == a.itemsize
    assert view.size == a.size
    strides = view.strides if view.strides is not None else c_order(view.shape)
    if a.size:
        assert view.ptr == a.ctypes.data
        assert [s for s, n in zip(strides, a.shape, strict=True) if n > 1] == [
            s for s, n in zip(counts(a), a.shape, strict=True) if n > 1
        ]
    return True


# --- NumPy ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
@pytest.mark.parametrize("make", ["from_dlpack", "from_any_interface", "from_array_interface"])
def test_views_of_numpy(make, layout):
    a = layout(np.arange(12, dtype="f4").reshape(3, 4))
    arguments = () if make == "from_array_interface" else (-1,)
    view = getattr(StridedMemoryView, make)(a, *arguments)
    assert same_elements(view, a)
    assert view.dtype == np.dtype("f4")
    assert (view.device_id, view.is_device_accessible) == (0 if make == "from_array_interface" else -1, False)
    assert view.readonly is not a.flags.writeable
    assert view.exporting_obj is a


DLPACK_TYPES = ["?", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8", "c8", "c16"]
OTHER_TYPES = [">f4", ">i8", "M8[s]", "m8[ns]", "S5", "U3", "V7", "i4,f8"]


@hypothesis.settings(deadline=None, max_examples=60)
@hypothesis.given(some.data())
def test_any_shape_both_ways(data):
    """An array survives NumPy's DLPack, a view, and the way back."""
    shape = data.draw(hnp.array_shapes(min_dims=0, max_dims=5, min_side=0, max_side=4))
    dtype = data.draw(some.sampled_from(DLPACK_TYPES))
    a = np.zeros(shape, dtype)
    if shape:
        a = a[data.draw(hnp.basic_indices(shape, allow_ellipsis=False, allow_newaxis=False))]
        a = np.asarray(a)
    for view in (StridedMemoryView.from_dlpack(a, -1), StridedMemoryView.from_array_interface(a)):
        assert same_elements(view, a)
        assert view.dtype == a.dtype
        back = np.from_dlpack(view)
        assert (back.shape, back.dtype) == (a.shape, a.dtype)
        assert a.size == 0 or back.ctypes.data == a.ctypes.data
        assert a.size < 2 or same_elements(view, back)


@pytest.mark.parametrize("dtype", DLPACK_TYPES)
def test_numpy_writes_through_a_view(dtype):
    a = np.zeros((2, 3), dtype)
    back = np.from_dlpack(StridedMemoryView.from_array_interface(a).view((3, 2)))
    back[1, 0] = 1
    assert a.reshape(3, 2)[1, 0] == 1


@pytest.mark.parametrize("dtype", OTHER_TYPES)
def test_types_without_dlpack(dtype):
    a = np.zeros((2, 3), dtype)
    view = StridedMemoryView.from_array_interface(a)
    assert same_elements(view, a)
    expected = np.dtype(a.__array_interface__["typestr"])  # for structures only the size
    assert view.dtype == expected
    with pytest.raises(BufferError, match="DLPack has no element type like "):
        view.__dlpack__()
    assert view.__dlpack_device__() == (1, 0)


@pytest.mark.parametrize(
    "name", ["bfloat16", "float8_e4m3fn", "float8_e5m2", "float8_e3m4", "float8_e4m3b11fnuz", "float8_e8m0fnu"]
)
def test_ml_dtypes(name):
    ml_dtypes = pytest.importorskip("ml_dtypes")
    dtype = np.dtype(getattr(ml_dtypes, name))
    a = np.zeros(8, "u1")
    codes = {"bfloat16": 4, "float8_e3m4": 7, "float8_e4m3b11fnuz": 9, "float8_e4m3fn": 10, "float8_e5m2": 12}
    codes["float8_e8m0fnu"] = 14
    producer = Producer(a.ctypes.data, (2,), (codes[name], dtype.itemsize * 8, 1), device=(1, 0))
    view = StridedMemoryView.from_dlpack(producer, -1)
    assert view.dtype == dtype
    bits = StridedMemoryView.from_array_interface(np.zeros(8, dtype))
    assert bits.itemsize == bits.dtype.itemsize == dtype.itemsize
    again = bits.view(dtype=dtype)
    assert again.dtype == dtype
    assert Consumed(again.__dlpack__()).dtype == (codes[name], dtype.itemsize * 8, 1)


# --- attributes -----------------------------------------------------------------------------------


def test_attributes_are_read_only():
    view = StridedMemoryView.from_array_interface(np.zeros(3))
    names = "ptr shape strides dtype itemsize size device_id is_device_accessible readonly exporting_obj".split()
    for name in names:
        with pytest.raises(AttributeError):
            setattr(view, name, getattr(view, name))


def test_repr():
    a = np.zeros((3, 4), "f4")
    text = repr(StridedMemoryView.from_dlpack(a, -1))
    pad = "\n                  "
    assert text == (
        f"StridedMemoryView(ptr={a.ctypes.data},{pad}shape=(3, 4),{pad}strides=(4, 1),{pad}itemsize=4,"
        f"{pad}dtype=float32,{pad}device_id=-1,{pad}is_device_accessible=False,{pad}readonly=False,"
        f"{pad}exporting_obj=numpy.ndarray)"
    )
    reversed_text = repr(StridedMemoryView.from_dlpack(np.zeros((3, 1000, 7), "u1")[::-1, :0, ::2], -1))
    assert f"shape=(3, 0, 4),{pad}strides=(-7000, 7, 2),{pad}itemsize=1," in reversed_text
    assert f"shape=(3,),{pad}" in repr(StridedMemoryView.from_dlpack(np.zeros(3), -1))


def test_identity():
    a = np.zeros(3)
    view, other = StridedMemoryView.from_array_interface(a), StridedMemoryView.from_array_interface(a)
    assert view == view
    assert view != other
    assert len({view, other}) == 2
    assert weakref.ref(view)() is view


def test_subclass():
    class Mine(StridedMemoryView):
        pass

    a = np.zeros(3)
    view = Mine.from_dlpack(a, -1)
    assert type(view) is Mine
    view.note = "mine"
    assert np.from_dlpack(view).ctypes.data == a.ctypes.data


# --- the constructor ------------------------------------------------------------------------------


def test_constructor_is_deprecated():
    a = np.zeros(3)
    with pytest.warns(DeprecationWarning, match="directly from a DLPack-supporting object is deprecated"):
        assert StridedMemoryView(a, -1).ptr == a.ctypes.data
    with (
        pytest.warns(DeprecationWarning, match="directly from a DLPack"),
        pytest.raises(BufferError, match="ambiguous"),
    ):
        StridedMemoryView(obj=a)
    for nothing in ((), (None,), (None, -1)):
        with (
            pytest.warns(DeprecationWarning, match="Constructing an empty StridedMemoryView is deprecated; use one of the "),
            pytest.raises(ValueError, match="Cannot infer layout from the exporting object"),
        ):
            StridedMemoryView(*nothing)


def test_constructor_with_an_array_interface(device, stream):
    buffer = device.allocate(64, stream=stream)
    with pytest.warns(DeprecationWarning, match="from_cuda_array_interface"):
        view = StridedMemoryView(Interface(buffer.handle, (16,)), -1)
    assert view.ptr == buffer.handle


@pytest.mark.parametrize(
    ("method", "arguments", "text"),
    [
        ("from_dlpack", (), "from_dlpack() missing required argument 'obj' (pos 1)"),
        ("from_any_interface", (1, 2, 3), "from_any_interface() takes at most 2 positional arguments (3 given)"),
        ("from_array_interface", (1, 2), "from_array_interface() takes at most 1 positional argument (2 given)"),
        ("from_buffer", (1,), "from_buffer() missing required argument 'shape' (pos 2)"),
        ("from_buffer", (1, 2), "Buffer expected, got int"),
    ],
)
def test_wrong_arguments(method, arguments, text):
    with pytest.raises(TypeError) as raised:
        getattr(StridedMemoryView, method)(*arguments)
    assert str(raised.value) == text


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


# --- export ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        ({}, "dltensor"),
        ({"max_version": None}, "dltensor"),
        ({"max_version": (0, 8)}, "dltensor"),
        ({"max_version": (1, 0)}, "dltensor_versioned"),
        ({"max_version": (2, 0), "stream": 5, "copy": False, "dl_device": None}, "dltensor_versioned"),
    ],
)
@pytest.mark.parametrize("writeable", [False, True])
def test_export(arguments, name, writeable):
    a = np.zeros((3, 4), "f8")[:, ::2]
    a.flags.writeable = writeable
    view = StridedMemoryView.from_dlpack(a, -1)
    before = sys.getrefcount(view)
    taken = Consumed(view.__dlpack__(**arguments))
    assert sys.getrefcount(view) == before + 1
    assert (taken.name, taken.ptr, taken.shape, taken.strides) == (name, a.ctypes.data, (3, 2), (4, 2))
    assert (taken.dtype, taken.device) == ((2, 64, 1), (1, 0))
    assert taken.flags == (0 if writeable or name == "dltensor" else tensors.READ_ONLY)
    taken.delete()
    assert sys.getrefcount(view) == before


def test_export_that_nobody_consumes():
    view = StridedMemoryView.from_dlpack(np.zeros(3), -1)
    before = sys.getrefcount(view)
    view.__dlpack__()
    view.__dlpack__(max_version=(1, 0))
    assert sys.getrefcount(view) == before


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        ({"dl_device": (1, 0)}, BufferError, "Sorry, not supported: dl_device other than None"),
        ({"copy": True}, BufferError, "Sorry, not supported: copy=True"),
        ({"max_version": 3}, BufferError, r"Expected max_version tuple\[int, int\], got 3"),
        ({"max_version": (1,)}, BufferError, r"Expected max_version tuple\[int, int\], got \(1,\)"),
        ({"device": 1}, TypeError, r"got an unexpected keyword argument 'device'"),
    ],
)
def test_export_refuses(arguments, error, text):
    with pytest.raises(error, match=text):
        StridedMemoryView.from_dlpack(np.zeros(3), -1).__dlpack__(**arguments)


def test_deleter_on_a_thread_without_the_gil():
    """The deleter works without the GIL, as on another library's thread.

    ctypes calls CDLL functions without the GIL.
    """
    view = StridedMemoryView.from_dlpack(np.zeros(3), -1)
    before = sys.getrefcount(view)
    taken = [Consumed(view.__dlpack__(max_version=(1, 0))) for _ in range(20)]
    without_gil = ctypes.CFUNCTYPE(None, ctypes.c_void_p)

    def give_back():
        for one in taken:
            without_gil(ctypes.cast(one.managed.deleter, ctypes.c_void_p).value)(one.address)

    thread = threading.Thread(target=give_back)
    thread.start()
    thread.join()
    assert sys.getrefcount(view) == before


# --- buffers --------------------------------------------------------------------------------------


@pytest.fixture
def buffer(device, stream):
    buffer = device.allocate(96, stream=stream)
    yield buffer
    buffer.close()


@pytest.mark.parametrize(
    ("shape", "strides", "options", "expected"),
    [
        ((4, 6), None, {"dtype": np.dtype("f4")}, ((4, 6), None, "f4", 4)),
        ((4, 6), None, {"dtype": "float32"}, ((4, 6), None, "f4", 4)),
        ((4, 6), None, {"dtype": "<f4", "itemsize": 4}, ((4, 6), None, "f4", 4)),
        ([2, 2], [6, 1], {"dtype": np.int64}, ((2, 2), (6, 1), "i8", 8)),
        (24, None, {"dtype": int, "itemsize": None}, None),
        (12, None, {"dtype": float}, ((12,), None, "f8", 8)),
        ((), None, {"dtype": "uint8"}, ((), None, "u1", 1)),
        ((), (), {"dtype": "uint8"}, ((), (), "u1", 1)),
        ((0, 600), None, {"dtype": "f8"}, ((0, 600), None, "f8", 8)),
        ((32,), None, {"itemsize": 3}, ((32,), None, None, 3)),
        ((8, 12), (0, 1), {"dtype": "f8"}, ((8, 12), (0, 1), "f8", 8)),
    ],
)
def test_from_buffer(buffer, shape, strides, options, expected):
    if expected is None:
        with pytest.raises(ValueError, match=r"(^|layout\. )Expected at least 192 bytes, got 96 bytes\.$"):
            StridedMemoryView.from_buffer(buffer, shape, strides, **options)
        return
    view = StridedMemoryView.from_buffer(buffer, shape, strides, **options)
    dtype = None if expected[2] is None else np.dtype(expected[2])
    assert (view.shape, view.strides, view.dtype, view.itemsize) == (*expected[:2], dtype, expected[3])
    assert (view.ptr, view.exporting_obj, view.device_id) == (buffer.handle, buffer, 0)
    assert (view.is_device_accessible, view.readonly) == (True, False)


def test_from_buffer_read_only(buffer):
    view = StridedMemoryView.from_buffer(buffer, (5,), itemsize=1, is_readonly=True)
    assert view.readonly


@pytest.mark.parametrize(
    ("shape", "strides", "options", "error", "text"),
    [
        ((5, 5), None, {}, ValueError, "Either itemsize or dtype must be specified"),
        ((2,), None, {"itemsize": 4, "dtype": "int64"}, ValueError, r"\(4\) does not match dtype.itemsize \(8\)"),
        ((2,), None, {"itemsize": 0}, ValueError, "itemsize must be positive"),
        ((2,), None, {"dtype": "nothing"}, TypeError, "data type 'nothing' not understood"),
        ((-5,), None, {"itemsize": 1}, ValueError, "Extents must be non-negative"),
        ((5, 2), (5,), {"itemsize": 1}, ValueError, "Shape has 2 dimensions, but strides has 1 elements"),
        ((5, 5), None, {"itemsize": 4}, ValueError, r"Expected at least 100 bytes, got 96 bytes\."),
        ((5, 2), (-5, 1), {"itemsize": 4}, ValueError, "the strides reach before the start of the buffer"),
        ((5, 2), (1 << 61, 1), {"itemsize": 4}, ValueError, "the layout does not fit in 64 bits"),
    ],
)
def test_from_buffer_refuses(buffer, shape, strides, options, error, text):
    with pytest.raises(error, match=text):
        StridedMemoryView.from_buffer(buffer, shape, strides, **options)


def test_from_a_closed_buffer(device, stream):
    buffer = device.allocate(64, stream=stream)
    view = StridedMemoryView.from_buffer(buffer, (16,), dtype="float32")
    buffer.close()
    with pytest.raises(RuntimeError, match="Buffer has been closed"):
        StridedMemoryView.from_buffer(buffer, (5,), itemsize=1)
    with pytest.raises(RuntimeError, match="Buffer has been closed"):
        view.__dlpack__()
    with pytest.raises(RuntimeError, match="Buffer has been closed"):
        view.view((4,))


def test_a_buffer_by_dlpack():
    a = np.arange(16, dtype="i1")
    buffer = Buffer.from_handle(a.ctypes.data, 16, owner=a)
    with pytest.raises(BufferError, match=r"^stream=None is ambiguous with view\(\)$"):
        StridedMemoryView.from_dlpack(buffer)
    for make in (StridedMemoryView.from_dlpack, StridedMemoryView.from_any_interface):
        view = make(buffer, -1)
        assert view.exporting_obj is buffer
        assert (view.ptr, view.shape, view.strides, view.dtype) == (a.ctypes.data, (16,), (1,), np.dtype("i1"))
        assert (view.device_id, view.is_device_accessible, view.readonly) == (-1, False, False)
    buffer.close()
    assert np.from_dlpack(view).tolist() == a.tolist()  # it shares the memory
    reference = weakref.ref(a)
    del a, buffer, view
    gc.collect()
    assert reference() is None
    closed = Buffer.from_handle(16, 16)
    closed.close()
    with pytest.raises(RuntimeError, match="Buffer has been closed"):
        StridedMemoryView.from_dlpack(closed, -1)


def test_a_class_derived_from_buffer_is_asked():
    """Core calls the methods of a class derived from Buffer."""

    class Special(Buffer):
        def __dlpack_device__(self):
            return 1, 0

        def __dlpack__(self, **arguments):
            return np.arange(5).__dlpack__(**arguments)

    view = StridedMemoryView.from_dlpack(Special.from_handle(16, 16), -1)
    assert np.from_dlpack(view).tolist() == list(range(5))


def test_from_foreign_memory():
    """Memory around a Buffer with an owner is the owner's matter, so views may reach it."""
    a = np.arange(10, dtype="i4")
    buffer = Buffer.from_handle(a.ctypes.data + 36, 4, owner=a)
    view = StridedMemoryView.from_buffer(buffer, (10,), (-1,), dtype="int32")
    assert np.from_dlpack(view).tolist() == list(range(9, -1, -1))


def test_view_without_dtype(buffer):
    view = StridedMemoryView.from_buffer(buffer, (24,), itemsize=4)
    assert view.dtype is None
    with pytest.raises(BufferError, match="without dtype information; create the view with dtype specified"):
        view.__dlpack__()
    assert view.__dlpack_device__() == (tensors.CUDA, 0)
    assert view.view(dtype="float32").dtype == np.dtype("f4")
    assert "dtype=None" in repr(view)


def test_view_of_a_slice(buffer):
    view = StridedMemoryView.from_buffer(buffer[32:64], (8,), dtype="float32")
    assert view.ptr == buffer.handle + 32
    with pytest.raises(ValueError, match="Expected at least 36 bytes, got 32 bytes"):
        StridedMemoryView.from_buffer(buffer[32:64], (9,), dtype="float32")


# --- view() ---------------------------------------------------------------------------------------


def test_view_again():
    a = np.arange(12, dtype="i4").reshape(3, 4)
    view = StridedMemoryView.from_dlpack(a, -1)
    assert view.view() is view
    other = view.view(dtype=np.dtype("f4"))
    assert (other.dtype, other.shape, other.strides) == (np.dtype("f4"), (3, 4), (4, 1))
    flat = view.view([2, 6])
    assert (flat.shape, flat.strides, flat.dtype, flat.exporting_obj) == ((2, 6), None, np.dtype("i4"), a)
    assert np.from_dlpack(flat).tolist() == a.reshape(2, 6).tolist()


class Layout:
    def __init__(self, shape, strides=None, **others):
        self.shape, self.strides = shape, strides
        vars(self).update(others)


def test_view_with_a_layout():
    a = np.arange(12, dtype="i4")
    view = StridedMemoryView.from_dlpack(a, -1)
    assert np.from_dlpack(view.view(Layout((3,), (4,), slice_offset=1))).tolist() == [1, 5, 9]
    assert np.from_dlpack(view.view(Layout((3,), (-4,), slice_offset=11))).tolist() == [11, 7, 3]
    halves = view.view(Layout((24,), itemsize=2), "int16")
    assert np.from_dlpack(halves).tolist() == a.view("i2").tolist()
    backwards = StridedMemoryView.from_dlpack(a[::-1], -1)
    assert np.from_dlpack(backwards.view(Layout((2,), slice_offset=-11))).tolist() == [0, 1]


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        ({"dtype": "int64"}, ValueError, r"The dtype's itemsize \(8\) does not match the layout's itemsize \(4\)\."),
        ({"layout": Layout((4,), itemsize=2)}, ValueError, r"\(4\) does not match the layout's itemsize \(2\)"),
        ({"layout": (13,)}, ValueError, r"Expected at least 52 bytes, got 48 bytes\."),
        ({"layout": Layout((12,), slice_offset=1)}, ValueError, "Expected at least"),
        ({"layout": Layout((2,), (-1,))}, ValueError, "Expected at least"),
        ({"layout": Layout((12,), slice_offset=1 << 62)}, ValueError, "does not fit in 64 bits"),
        ({"layout": Layout((12,), slice_offset=-1 << 62)}, ValueError, "does not fit in 64 bits"),
        ({"layout": Layout((12,), slice_offset=(1 << 61) - 1)}, ValueError, "does not fit in 64 bits"),
        ({"layout": Layout((12,), slice_offset=1 << 60)}, ValueError, "Expected at least"),
        ({"layout": "x"}, AttributeError, "shape"),
        ({"layout": Layout((2,), (1, 1))}, ValueError, "Shape has 1 dimensions, but strides has 2 elements"),
        ({"dtype": "zz"}, TypeError, "not understood"),
        ({"shape": (3,)}, TypeError, "unexpected keyword argument 'shape'"),
    ],
    ids=case_name,
)
def test_view_again_refuses(arguments, error, text):
    view = StridedMemoryView.from_dlpack(np.arange(12, dtype="i4"), -1)
    with pytest.raises(error, match=text):
        view.view(**arguments)


def test_view_again_of_more_than_half_of_all_addresses():
    """The bytes before and after the first element each fit in 64 signed bits, their sum not."""
    producer = Producer(1 << 62, (2, 2), (0, 8, 1), (1 << 62, -(1 << 62)), device=(tensors.CUDA, 0))
    view = StridedMemoryView.from_dlpack(producer, -1)
    text = f"Expected at least {(1 << 62) + 2} bytes, got {(1 << 63) + 1} bytes."
    with pytest.raises(ValueError, match=text):
        view.view(Layout((2,), ((1 << 62) + 1,)))


def test_view_again_keeps_the_memory():
    producer = Producer(64, (12,))
    other = StridedMemoryView.from_dlpack(producer, -1).view((3, 4))
    gc.collect()
    assert producer.deleted == 0
    del other
    assert producer.deleted == 1


@pytest.mark.parametrize(
    "again", [lambda v: v.view((12,)), lambda v: StridedMemoryView.from_dlpack(v, -1)], ids=["view", "from_dlpack"]
)
def test_long_chains(again):
    """Each of many nested views takes the same time, and they are destroyed iteratively."""
    view = StridedMemoryView.from_dlpack(np.arange(12, dtype="i4"), -1)
    for _ in range(200_000):
        view = again(view)
    assert np.from_dlpack(view).tolist() == list(range(12))
    del view
    gc.collect()


def test_view_again_of_a_buffer(buffer):
    part = StridedMemoryView.from_buffer(buffer, (4,), dtype="float32")
    assert part.view((24,)).size == 24  # the Buffer has the room
    with pytest.raises(ValueError, match="Expected at least 100 bytes, got 96 bytes"):
        part.view((25,))


# --- element types --------------------------------------------------------------------------------

WITHOUT_NUMPY = """
    import sys
    from cubind.core.utils import DType, StridedMemoryView

    class Array:
        def __init__(self, typestr):
            self.__array_interface__ = dict(shape=(3,), typestr=typestr, data=(64, True), version=3)

    rows = [(t, d.name, d.format, d.itemsize) for t in sys.argv[1:]
            for d in [StridedMemoryView.from_array_interface(Array(t)).dtype]]
    assert "numpy" not in sys.modules
    print(rows)
    import numpy
    print([str(StridedMemoryView.from_array_interface(Array(t)).dtype) for t in sys.argv[1:]])
"""


def run(code, *arguments):
    path = str(libraries.BUILD / "python")
    program = f"import sys; sys.path.insert(0, {path!r})\n" + textwrap.dedent(code)
    done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_element_types_without_numpy():
    rows, later = run(WITHOUT_NUMPY, "<f4", "|b1", "<c8", "<i8", ">i4", "|V12", "<U3").splitlines()
    assert eval(rows) == [
        ("<f4", "float32", "f", 4),
        ("|b1", "bool", "?", 1),
        ("<c8", "complex64", "Zf", 8),
        ("<i8", "int64", "q", 8),
        (">i4", ">i4", ">i4", 4),
        ("|V12", "|V12", "|V12", 12),
        ("<U3", "<U3", "<U3", 12),
    ]
    assert eval(later) == ["float32", "bool", "complex64", "int64", ">i4", "|V12", "<U3"]


def test_dtype_objects():
    one = DType("float32")
    assert (one.name, one.format, one.itemsize, repr(one)) == ("float32", "f", 4, "DType('float32')")
    assert one == DType("<f4") == DType(np.float32) == DType(np.dtype("f4")) == DType(one)
    assert one != DType("float64")
    assert one != "float32"
    assert len({one, DType("<f4"), DType("bfloat16")}) == 2
    assert (DType("bfloat16").itemsize, DType("bfloat16").format) == (2, "bfloat16")
    assert pickle.loads(pickle.dumps(one)) == one
    assert DType(np.dtype("i4,f8")).itemsize == 12
    with pytest.raises(TypeError):
        one < one  # noqa: B015
    for wrong in ("nothing", 5.5, "<", "<q4"):
        with pytest.raises(TypeError):
            DType(wrong)
    with pytest.raises(TypeError, match="missing required argument 'dtype'"):
        DType()


@pytest.mark.parametrize("name", ["float32", "float16", "int8", "uint64", "bool", "complex128", "bfloat16"])
def test_dtype_of_a_view_takes_a_dtype(buffer, name):
    view = StridedMemoryView.from_buffer(buffer, (2,), dtype=DType(name))
    assert str(view.dtype) == name


# --- the decorator --------------------------------------------------------------------------------


def test_decorator():
    @args_viewable_as_strided_memory((1,))
    def function(x, y, *rest, stream=None):
        """What it does."""
        return x, y, rest, stream

    a = np.zeros(3)
    x, y, rest, stream = function(a, a, 3, stream=4)
    assert (x is a, rest, stream) == (True, (3,), 4)
    assert (y.obj is a, y.has_dlpack) == (True, True)
    assert y.view(-1).ptr == a.ctypes.data
    with pytest.raises(BufferError, match="ambiguous"):
        y.view()
    assert (function.__name__, function.__doc__) == ("function", "What it does.")
    with pytest.raises(BufferError, match="the input object does not support any data exchange protocol"):
        function(1, 2)
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'y'"):
        function(1)
    with pytest.raises(TypeError, match="arg_indices must be a tuple of ints, got int"):
        args_viewable_as_strided_memory(1)


def test_decorator_with_an_array_interface(device, stream):
    buffer = device.allocate(64, stream=stream)
    proxy = args_viewable_as_strided_memory((0,))(lambda x: x)(Interface(buffer.handle, (16,)))
    assert not proxy.has_dlpack
    assert proxy.view(stream).ptr == buffer.handle


# --- lifetime -------------------------------------------------------------------------------------


def test_exporters_live():
    a = np.zeros(3)
    view = StridedMemoryView.from_array_interface(a)
    ref = weakref.ref(a)
    del a
    gc.collect()
    assert ref() is view.exporting_obj


def test_cycles_are_collected():
    class Array(Producer):
        pass

    array = Array(64, (3,), deleter=False)
    array.view = StridedMemoryView.from_dlpack(array, -1)
    ref = weakref.ref(array)
    del array
    gc.collect()
    assert ref() is None


def test_no_growth():
    a = np.zeros((3, 4))

    def use():
        view = StridedMemoryView.from_dlpack(a, -1)
        view.view((2, 6), "int64").__dlpack__()
        DType("float32")
        StridedMemoryView.from_array_interface(np.zeros(3, "M8[s]")).view(dtype="i8")

    growth.check_use(use, 1000, StridedMemoryView, DType)


def test_deleted_once_at_exit():
    code = """
        import sys
        sys.path.insert(0, sys.argv[1])
        from support.core import tensors
        from cubind.core.utils import StridedMemoryView

        class Told(tensors.Producer):
            def delete(self, address):
                super().delete(address)
                print("deleted", self.deleted)

        producer = Told(64, (3,))
        keep = StridedMemoryView.from_dlpack(producer, -1)
        late = keep.view((3, 1))
    """
    assert run(code, str(libraries.TESTS)) == "deleted 1\n"
