"""Test records of the C runtime with a synthetic binding: construction, fields, texts."""

import copy
import ctypes
import gc
import os
import pickle
import subprocess
import sys
import textwrap
import weakref

import pytest
from support.tracked import Tracked

s = pytest.importorskip("cubind_synthetic", reason="built by CMake with CUBIND_BUILD_STUBS")


# --- records: the first look ----------------------------------------------------------------------

FIRST_LOOK = """
import gc, sys
sys.path.insert(0, sys.argv[1])
import cubind_synthetic as s
outer = s._class("Outer")()  # no other class is there yet
seen = []
def look(*_):
    if not seen:
        seen.append(None)
        seen[0] = outer.inner
gc.callbacks.append(look)
gc.set_threshold(1)
view = outer.inner
gc.set_threshold(0)
assert seen and seen[0] is view is outer.inner
view.cornerCount = 7
del outer, view
assert seen[0].cornerCount == 7
"""


def test_first_look_within_the_first_look():
    """Making a member's class runs other code, which may read the same member."""
    command = [sys.executable, "-c", FIRST_LOOK, os.path.dirname(s.__file__)]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


# --- records: construction and storage ------------------------------------------------------------


def test_record_storage():
    p = s.Point()
    assert (p.x, p.y) == (0, 0)
    p.x, p.y = 3, -4
    assert list((ctypes.c_int * 2).from_address(p.getPtr())) == [3, -4]
    assert [s.Dim().x, s.Dim().y, s.Dim().z] == [1, 1, 1]
    for _ in range(50):
        assert s.Point().getPtr() % 16 == 0 and s.Aligned().getPtr() % 64 == 0
    assert s.Empty().getPtr() and repr(s.Empty()) == ""


def test_record_view_on_foreign_memory():
    raw = (ctypes.c_int * 2)(1, 2)
    v = s.Point(_ptr=ctypes.addressof(raw))
    assert (v.x, v.y) == (1, 2) and v.getPtr() == ctypes.addressof(raw)
    v.y = 9
    assert raw[1] == 9
    assert s.Point(ctypes.addressof(raw)).y == 9

    class Sub(s.Point):
        pass

    assert Sub(ctypes.addressof(raw)).y == 9


@pytest.mark.parametrize("args, kwargs, error, text", [
    ((1, 2), {}, TypeError, "Point() takes at most 1 positional argument (2 given)"),
    ((), {"foo": 1}, TypeError, "Point() got an unexpected keyword argument 'foo'"),
    ((None,), {}, TypeError, "an integer is required"),
    (("a",), {}, TypeError, "an integer is required"),
    ((-1,), {}, OverflowError, "can't convert negative value to unsigned PY_LONG_LONG"),
])
def test_record_constructor_errors(args, kwargs, error, text):
    with pytest.raises(error) as e:
        s.Point(*args, **kwargs)
    assert str(e.value) == text


def test_record_attributes():
    public = [n for n in dir(s.Inner()) if not n.startswith("_")]
    assert public == ["cornerCount", "corners", "data", "getPtr", "name"]
    p = s.Point()
    assert p == p and p != s.Point() and hash(p) == hash(p) and bool(p)
    with pytest.raises(NotImplementedError):
        del p.x
    with pytest.raises(AttributeError):
        del p.getPtr
    with pytest.raises(AttributeError, match="'cubind_synthetic.Point' object has no attribute 'z'"):
        p.z  # noqa: B018


def test_record_hierarchy():
    assert s.Point.mro() == [s.Point, s.Point_st, object]

    class Sub(s.Point):
        x2 = property(lambda self: 2 * self.x)
        y = "hidden"

        def __init__(self, at=0, note=None):
            self.note = note

    p = Sub(0)
    p.x, p.note = 4, "n"
    assert p.x2 == 8 and p.note == "n" and isinstance(p, s.Point_st)
    assert repr(p) == "x : 4\ny : 0"
    p.y = "own"  # the subclass's attribute comes before the field
    assert p.y == "own" and s.Point.y.__get__(p) == 0


# --- records: fields ------------------------------------------------------------------------------

RANGES = {
    "i8": (-(2**7), 2**7 - 1), "i16": (-(2**15), 2**15 - 1), "i32": (-(2**31), 2**31 - 1),
    "i64": (-(2**63), 2**63 - 1), "u8": (0, 2**8 - 1), "u16": (0, 2**16 - 1), "u32": (0, 2**32 - 1),
    "u64": (0, 2**64 - 1),
}


@pytest.mark.parametrize("name", RANGES)
def test_integer_fields(name):
    e = s.Everything()
    for value in RANGES[name]:
        setattr(e, name, value)
        assert getattr(e, name) == value
    for value in (RANGES[name][0] - 1, RANGES[name][1] + 1, 2**70):
        with pytest.raises(OverflowError):
            setattr(e, name, value)
    assert getattr(e, name) == RANGES[name][1]
    setattr(e, name, s.Address(7))
    assert getattr(e, name) == 7
    setattr(e, name, 6.9)
    assert getattr(e, name) == 6
    for value in (None, "1", []):
        with pytest.raises(TypeError, match="^an integer is required$"):
            setattr(e, name, value)
    others = [n for n in RANGES if n != name and getattr(e, n) != 0]
    assert others == []


def test_integer_field_texts():
    e = s.Everything()
    for name, value, text in [
        ("u16", 70000, "value too large to convert to unsigned short"),
        ("u16", -1, "can't convert negative value to unsigned short"),
        ("u8", 256, "value too large to convert to unsigned char"),
        ("i32", 2**31, "value too large to convert to int"),
    ]:
        with pytest.raises(OverflowError) as error:
            setattr(e, name, value)
        assert str(error.value) == text


def test_float_fields():
    e = s.Everything()
    e.f32, e.f64 = 1.5, 0.1
    assert (e.f32, e.f64) == (1.5, 0.1)
    e.f32 = 1e300
    assert e.f32 == float("inf")
    e.f64 = 3
    assert e.f64 == 3.0
    for name in ("f32", "f64"):
        with pytest.raises(TypeError, match="^must be real number, not str$"):
            setattr(e, name, "a")


def test_enum_fields():
    e = s.Everything()
    e.color = s.Color.COLOR_RED
    assert e.color is s.Color.COLOR_RED
    e.color = 2
    assert e.color is s.Color.COLOR_GREEN
    e.color = "3"  # int() converts it
    assert e.color is s.Color.COLOR_BLUE
    e.color = 77
    assert repr(e.color) == "<Color.unknown: 77>"
    e.color = -5
    assert e.color == -5
    e.bits = 0x80000000
    assert e.bits is s.Bits.BIT_HIGH
    e.bits = 0x80000001
    assert e.bits == 0x80000001 and e.bits.name == "unknown"
    with pytest.raises(TypeError, match="^Argument 'color' must not be None$"):
        e.color = None
    with pytest.raises(OverflowError, match="^value too large to convert to Color_enum$"):
        e.color = 2**40
    with pytest.raises(ValueError, match="invalid literal"):
        e.color = "x"


@pytest.mark.parametrize(
    "name, cls", [("stream", "Stream"), ("address", "Address"), ("count32", "Count32"), ("hook", "Hook")]
)
def test_cell_fields(name, cls):
    e = s.Everything()
    view = getattr(e, name)
    assert type(view) is getattr(s, cls) and int(view) == 0
    for value in (5, 6.0, getattr(s, cls)(8)):
        setattr(e, name, value)
        assert int(getattr(e, name)) == int(view) == int(value)
    setattr(e, name, None)
    assert int(view) == 0
    with pytest.raises(TypeError, match=rf"^an integer is required\nargument '{name}' takes {cls}, "):
        setattr(e, name, "a")
    with pytest.raises(OverflowError):
        setattr(e, name, -1)
    with pytest.raises(NotImplementedError):
        delattr(e, name)


def test_cell_field_is_one_live_view():
    e = s.Everything()
    view = e.stream
    assert e.stream is view
    assert view.getPtr() == e.getPtr() + 56
    at = ctypes.c_uint64.from_address(view.getPtr())
    at.value = 99
    assert int(e.stream) == 99
    del e
    gc.collect()
    assert int(view) == 99  # the view holds the record


def test_callback_field_takes_no_callable():
    with pytest.raises(TypeError):
        s.Everything().hook = len


def test_members_are_made_once():
    n = s.Node()
    before = [id(n.here), id(n.stream), id(n.inner)]
    others = [s.Node().here for _ in range(100)]  # reuse freed memory
    assert [id(n.here), id(n.stream), id(n.inner)] == before
    del others
    count = sys.getrefcount(n)
    here = n.here
    assert sys.getrefcount(n) == count and sys.getrefcount(here) == 3


def test_member_outlives_its_record():
    block = Tracked(4)
    end = weakref.ref(block)
    n = s.Node()
    n.inner.data, n.value, n.here.x, n.stream = block, 7, 5, 6
    del block
    here, stream, inner = n.here, n.stream, n.inner
    at = n.getPtr()
    del n
    blocks = [s.Node() for _ in range(100)]  # none of them at the record's address
    assert at not in [b.getPtr() for b in blocks]
    assert (here.x, int(stream)) == (5, 6) and ctypes.string_at(inner.data, 4) == bytes(4)
    here.x = 9
    del stream, here
    assert end() is not None
    inner.corners = [s.Point()]
    assert len(inner.corners) == 1
    del inner
    assert end() is None


def test_member_of_a_member_outlives_both():
    o = s.Variant()
    o.node.here.x = 5
    here, sibling = o.node.here, o.inner
    del o
    assert here.x == 5
    here.x = 6
    del sibling
    assert here.x == 6
    values = [s.Variant().node.here for _ in range(50)]
    for i, value in enumerate(values):
        value.x = i
    assert [value.x for value in values] == list(range(50))


def test_member_keeps_an_instance_of_a_subclass():
    gone = []

    class Sub(s.Node):
        def __del__(self):
            gone.append(self.value)

    class Slotted(s.Node):
        __slots__ = ()

        def __del__(self):
            gone.append(self.value)

    for make in (Sub, Slotted):
        n = make()
        n.value, n.here.x = 3, 4
        here = n.here
        del n
        assert gone == [] and here.x == 4
        del here
        gc.collect()
        assert gone.pop() == 3 and not gone


def test_nested_record():
    o = s.Outer()
    inner = o.inner
    assert o.inner is inner and type(inner) is s.Inner
    inner.cornerCount = 3
    assert o.inner.cornerCount == 3 and o.other.cornerCount == 0
    source = s.Inner()
    source.cornerCount = 8
    o.inner = source
    assert inner.cornerCount == 8
    source.cornerCount = 9
    assert inner.cornerCount == 8
    o.other = o.inner
    assert o.other.cornerCount == 8
    o.inner = o.inner
    assert inner.cornerCount == 8
    with pytest.raises(NotImplementedError):
        del o.inner
    del o
    gc.collect()
    assert inner.cornerCount == 8


@pytest.mark.parametrize("value, got", [
    (None, "NoneType"), (5, "int"), (s.Point_st(), "cubind_synthetic.Point_st"),
    (s.Dim(), "cubind_synthetic.Dim"),
])
def test_nested_record_is_type_checked(value, got):
    e = s.Everything()
    with pytest.raises(TypeError) as error:
        e.point = value
    assert str(error.value) == f"Argument 'point' has incorrect type (expected cubind_synthetic.Point, got {got})"


def test_nested_record_takes_subclasses():
    class Sub(s.Point):
        pass

    e, p = s.Everything(), Sub()
    p.y = 4
    e.point = p
    assert e.point.y == 4


def test_anonymous_member():
    o = s.Outer()
    o.tail.first, o.tail.value = 1, 2**40
    assert type(o.tail) is s.Tail and o.tail.getPtr() > o.getPtr()
    again = s.Tail(_ptr=o.getPtr())
    assert (again.first, again.value) == (1, 2**40) and again.getPtr() == o.tail.getPtr()
    with pytest.raises(TypeError, match=r"^Tail\(\) takes exactly 1 positional argument \(0 given\)$"):
        s.Tail()


def test_anonymous_member_is_in_a_struct():
    """An anonymous member's class takes the address of the enclosing struct.

    Address 0 is refused: the fields would be read at their offsets from 0.
    """
    cls = s.Tail
    for args, kwargs in (((0,), {}), ((), {"_ptr": 0})):
        with pytest.raises(ValueError, match=f"{cls.__name__} takes the address of the enclosing struct, not 0"):
            cls(*args, **kwargs)


def test_union():
    c = s.Choice()
    c.bits = (5 << 32) | 3
    assert (c.point.x, c.point.y) == (3, 5)
    c.ratio = 1.0
    assert c.bits == (5 << 32) | 0x3F800000
    assert s.sizeof(s.Choice) == 8


def test_address_field():
    o = s.Inner()
    assert o.data == 0
    for value, expected in [(5, 5), (None, 0), (s.Address(9), 9), (s.Stream(8), 8), (7.0, 7), (2**64 - 1, 2**64 - 1)]:
        o.data = value
        assert o.data == expected
    block = bytearray(b"abcd")
    o.data = block
    assert ctypes.string_at(o.data, 4) == b"abcd"
    block += b"ef"  # no export is held
    array = (ctypes.c_int * 2)(1, 2)
    o.data = array
    assert o.data == ctypes.addressof(array)
    for bad in ("abc", [1], -1, 2**64, s.Point()):
        with pytest.raises(TypeError) as e:
            o.data = bad
        assert str(e.value) == (
            f"Provided argument is of type {type(bad)} but expected Type None, int or object with Buffer Protocol"
        )


def test_address_field_keeps_its_object():
    o, block = s.Inner(), Tracked(b"abcd")
    end = weakref.ref(block)
    o.data = block
    del block
    gc.collect()
    assert end() is not None and ctypes.string_at(o.data, 4) == b"abcd"
    o.data = 0
    assert end() is None


def test_kept_object_goes_with_the_record():
    o, block = s.Inner(), Tracked(4)
    end = weakref.ref(block)
    o.data = block
    del block
    assert end() is not None
    del o
    assert end() is None


def test_kept_object_survives_the_view():
    o, block = s.Outer(), Tracked(4)
    end = weakref.ref(block)
    o.inner.data = block  # by a view that ends at once
    del block
    gc.collect()
    assert end() is not None
    o.inner.data = 0
    assert end() is None


def test_kept_object_travels_with_copied_bytes():
    source, block = s.Inner(), Tracked(4)
    end = weakref.ref(block)
    source.data = block
    del block
    o = s.Outer()
    o.inner = source
    o.other = o.inner
    del source
    assert end() is not None
    o.inner = s.Inner()
    assert end() is not None  # still in `other`
    o.other = s.Inner()
    assert end() is None


def test_kept_object_of_an_overwritten_union_member():
    c, block = s.Choice(), Tracked(4)
    end = weakref.ref(block)
    c.pointer = block
    del block
    c.pointer = None
    assert end() is None


# --- records: initial values other than zero --------------------------------------------------


def test_initial_values_of_members_and_copies():
    b = s.Box()
    # the enclosing struct determines a member's initial value
    assert [b.dim.x, b.dim.y, b.dim.z] == [0, 0, 0]
    b.dim = s.Dim()
    assert [b.dim.x, b.dim.y, b.dim.z] == [1, 1, 1]
    b.dim.y = 5
    b.dims = [b.dim, s.Dim()]
    assert [(d.x, d.y, d.z) for d in b.dims] == [(1, 5, 1), (1, 1, 1)]
    other = s.Box()
    other.dim = b.dim
    assert other.dim.y == 5 and other.count == 0
    raw = (ctypes.c_uint * 3)(7, 8, 9)
    assert s.Dim(ctypes.addressof(raw)).z == 9  # a view shows the existing values

    class Sub(s.Dim):
        pass

    assert [Sub().x, Sub().y, Sub().z] == [1, 1, 1]
    s._detach(b.dim)
    assert (b.dim.x, b.dims[0].y) == (0, 5)


# --- records: without pointers --------------------------------------------------------------------


def plain(tag=3, cls=None):
    p = (cls or s.Plain)()
    p.words, p.tag, p.tail = [tag, 2**64 - 1], tag, [4, 5, 6]
    return p


class PlainSub(s.Plain):
    def __init__(self, note="none"):
        self.note = note


class PlainSlots(s.Plain):
    __slots__ = ("note",)


def test_plain_equality():
    assert plain() == plain() and not plain() != plain()
    assert plain(1) != plain(2) and not plain(1) == plain(2)
    assert plain() == plain(cls=PlainSub) and plain(cls=PlainSub) == plain()
    assert plain() != plain(cls=s.Plain_st)  # a different class, even with equal bytes
    for other in (None, 5, bytes(plain()), s.Point(), object()):
        assert plain() != other and not plain() == other
    with pytest.raises(TypeError):
        plain() < plain()  # noqa: B015
    raw = (ctypes.c_char * 24).from_buffer_copy(bytes(plain()))
    assert s.Plain(ctypes.addressof(raw)) == plain()


def test_plain_is_unhashable():
    assert s.Plain.__hash__ is None and s.Point.__hash__ is object.__hash__
    with pytest.raises(TypeError, match="^unhashable type: 'cubind_synthetic.Plain'$"):
        hash(plain())
    assert hash(s.Point())


def test_plain_attributes():
    public = [n for n in dir(s.Plain()) if not n.startswith("_")]
    assert public == ["from_bytes", "getPtr", "tag", "tail", "words"]
    assert not hasattr(s.Point, "from_bytes")
    for refused in (lambda: bytes(s.Point()), lambda: memoryview(s.Point())):
        with pytest.raises(TypeError):
            refused()
    assert s.Point() != s.Point()


def test_plain_bytes():
    p = plain()
    assert bytes(p) == ctypes.string_at(p.getPtr(), 24) and len(bytes(p)) == s.sizeof(s.Plain)
    q = s.Plain.from_bytes(bytes(p))
    assert q == p and q.getPtr() != p.getPtr() and q.getPtr() % 64 == 0
    for source in (bytearray(bytes(p)), memoryview(p), p, (ctypes.c_char * 24).from_buffer(p)):
        assert s.Plain.from_bytes(source) == p
    assert type(PlainSub.from_bytes(p)) is PlainSub and PlainSub.from_bytes(p) == p
    for size in (0, 23, 25):
        with pytest.raises(ValueError, match=rf"^Plain.from_bytes\(\) takes 24 bytes, not {size}$"):
            s.Plain.from_bytes(bytes(size))
    for bad in (5, "x", None):
        with pytest.raises(TypeError):
            s.Plain.from_bytes(bad)


def test_plain_buffer():
    p = plain()
    view = memoryview(p)
    assert (view.format, view.itemsize, view.ndim, view.shape, view.readonly) == ("B", 1, 1, (24,), False)
    assert view.c_contiguous and view.obj is p
    view[16:18] = b"\x39\x30"
    assert p.tag == 12345
    del p
    gc.collect()
    assert bytes(view[16:18]) == b"\x39\x30"  # the view keeps the record


@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, *(
    lambda o, p=p: pickle.loads(pickle.dumps(o, p)) for p in range(pickle.HIGHEST_PROTOCOL + 1))])
@pytest.mark.parametrize("make", [
    plain, lambda: plain(cls=s.Plain_st), lambda: plain(cls=PlainSub), lambda: plain(cls=PlainSlots)])
def test_plain_copy_and_pickle(how, make):
    p = make()
    if type(p).__module__ != "cubind_synthetic":
        p.note = ["mine"]
    q = how(p)
    assert type(q) is type(p) and q == p and q is not p and q.getPtr() != p.getPtr()
    if type(p).__module__ != "cubind_synthetic":
        assert q.note == ["mine"] and (q.note is p.note) == (how is copy.copy)
    q.tag += 1
    assert q != p


def test_plain_view_is_copied_as_an_object_of_its_own():
    raw = ctypes.create_string_buffer(bytes(plain()), 24)
    q = copy.copy(s.Plain(ctypes.addressof(raw)))
    raw[16] = b"\xff"
    assert q == plain()


def test_plain_is_an_address():
    o, p = s.Inner(), plain()
    o.data = p
    assert o.data == p.getPtr()


# --- records: repr --------------------------------------------------------------------------------


def test_record_repr():
    o = s.Outer()
    o.flags = 3
    o.inner.data = 255
    o.inner.name = b"n"
    o.tail.first = 2
    assert repr(o) == textwrap.dedent("""\
        flags : 3
        inner :
            data : 0xff
            name : b'n'
            corners : []
            cornerCount : 0
        other :
            data : 0x0
            name : None
            corners : []
            cornerCount : 0
        tail :
            first : 2
            value : 0
        inners : []
        innerCount : 0""")
    assert str(o) == repr(o)


def test_record_repr_follows_no_pointer_of_a_union():
    v = s.Variant()
    v.which = 1000
    v.words = [0x41414141] * 8
    text = repr(v)
    for line in ["    data : 0x41414141", "    name : 0x41414141", "    corners : []", "    cornerCount : 1094795585",
                 "    point : 0x41414141", "    next : 0x41414141", "        name : 0x41414141", "corners : []",
                 "text : 0x41414141", "streams : []"]:
        assert line in text.split("\n")
    assert "name : 0x41414141" in repr(v.inner) and "next : 0x41414141" in repr(v.node)
    v.words = [0] * 8
    lines = repr(v).split("\n")
    assert {"text : None", "    name : None", "    point : None", "streams : []"} < set(lines)


def test_record_repr_shows_what_was_set_in_a_union():
    v = s.Variant()
    v.inner.corners = [s.Point(), s.Point()]
    assert "corners : [x : 0\n    y : 0, x : 0\n    y : 0]" in repr(v)
    v.inner.name = b"text"
    # a text may change without our knowledge
    assert "name : 0x" in repr(v) and "text : " in repr(v)
    v = s.Variant()
    v.streams = [s.Stream(5), s.Stream(6)]
    lines = repr(v).split("\n")
    assert "streams : [<Stream 0x5>, <Stream 0x6>]" in lines and "corners : []" in lines
    v.words = [v.words[0] + 8] + [0] * 7
    assert "streams : []" in repr(v)
    v = s.Variant()
    v.node.next = s.Node()
    assert repr(v).count("value : 0") == 2
    v.node.next = None
    assert repr(v).count("value : 0") == 1


def test_array_of_another_member_is_read_within_its_bounds():
    v = s.Variant()
    v.which = 1000  # the member that counts both
    v.streams = [s.Stream(5), s.Stream(6)]
    assert [(p.x, p.y) for p in v.corners] == [(5, 0), (6, 0)]
    v.corners = [s.Point()]
    assert v.streams == [s.Stream(0)]


def test_record_repr_of_every_kind():
    e = s.Everything()
    e.color, e.label, e.blob, e.raw = 1, b"caf\xc3\xa9\0\0\0", b"\0\1\2\3", 10
    e.pointsAt = [s.Point()]
    lines = repr(e).split("\n")
    for line in [
        "color : <Color.COLOR_RED: 1>", "bits : <Bits.BIT_NONE: 0>", "stream : <Stream 0x0>", "address : <Address 0>",
        "point :", "    x : 0", "pointer : 0x0", "raw : 10", "label : café", r"blob : b'\x00\x01\x02\x03'",
        "id : 00000000", "ints : [0, 0, 0]", "floats : [0.0, 0.0]", "pointsAt : [x : 0", "y : 0]", "params : 0",
        "colors : [<Color.unknown: 0>, <Color.unknown: 0>, <Color.unknown: 0>]", "f32 : 0.0",
    ]:
        assert line in lines
