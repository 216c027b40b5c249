"""Test StridedMemoryView: attributes, view(), element types, exports, buffers, lifetime."""

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
from cubind.core import Buffer
from cubind.core.utils import DType, StridedMemoryView, args_viewable_as_strided_memory
from support import growth, libraries
from support.case_names import case_name
from support.core import tensors
from support.core.tensors import Consumed, Interface, Producer

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
