"""Test the memory of records: what they keep, owned arrays, pointers, structs that were freed."""

import ctypes
import gc
import sys
import weakref

import pytest
from support.tracked import Tracked

s = pytest.importorskip("cubind_synthetic", reason="built by CMake with CUBIND_BUILD_STUBS")


# --- records: what is kept for foreign memory -----------------------------------------------------


class Pair(ctypes.Structure):
    _fields_ = [("a", ctypes.c_int), ("b", ctypes.c_int)]


def foreign(cls):
    """Return memory for a struct that none of our records owns, and its address."""
    raw = ctypes.create_string_buffer(s.sizeof(cls))
    return raw, ctypes.addressof(raw)


def test_array_outlives_the_view_that_it_was_set_through():
    raw, at = foreign(s.Outer)
    inner, block = s.Inner(), Tracked(b"abcd")
    end = weakref.ref(block)
    inner.data = block
    inner.corners = [s.Point(), s.Point()]
    s.Outer(at).inners = [inner]
    del inner, block
    gc.collect()
    again = s.Outer(at)
    # the list has its own length, whatever the count says
    assert end() is not None and len(again.inners) == 1
    assert ctypes.string_at(again.inners[0].data, 4) == b"abcd" and len(again.inners[0].corners) == 2
    s.Outer(at).inners = []
    assert again.inners == [] and end() is None


@pytest.mark.parametrize("cls, name", [("Inner", "data"), ("Inner", "name"), ("Everything", "namesAt"),
                                       ("Everything", "params"), ("Node", "point"), ("Choice", "pointer")])
def test_whatever_a_foreign_struct_points_to_is_kept(cls, name):
    held = {"data": bytearray(4), "pointer": bytearray(4), "name": b"name" * 9, "namesAt": b"names" * 9,
            "params": Pair(5, 6), "point": s.Point()}[name]
    before = sys.getrefcount(held)
    value = {"namesAt": [held], "params": ((held,), (None,))}.get(name, held)
    make = getattr(s, cls)
    raw, at = foreign(make)
    setattr(make(at), name, value)
    del value
    gc.collect()
    assert sys.getrefcount(held) > before
    pointers = [word for word in (ctypes.c_uint64 * (len(raw) // 8)).from_buffer(raw) if word]
    assert len(pointers) == 1
    setattr(make(at), name, [] if name == "namesAt" else None)  # by another view
    assert sys.getrefcount(held) == before


def test_nested_view_of_a_foreign_struct():
    raw, at = foreign(s.Outer)
    block = Tracked(4)
    end = weakref.ref(block)
    s.Outer(at).inner.data = block
    del block
    assert end() is not None
    copied = s.Outer()
    copied.inner = s.Outer(at).inner
    s.Outer(at).inner = s.Inner()
    assert end() is not None  # in the copy
    del copied
    assert end() is None


def test_view_on_a_record_of_ours():
    o, blocks = s.Inner(), [Tracked(4), Tracked(4)]
    ends = [weakref.ref(b) for b in blocks]
    s.Inner(o.getPtr()).data = blocks.pop(0)
    assert ends[0]() is not None
    o.data = None
    assert ends[0]() is None
    s.Inner(o.getPtr()).data = blocks.pop()
    assert ends[1]() is not None
    copied = s.Inner()
    other = s.Outer()
    other.inner = o
    del o, copied
    assert ends[1]() is not None  # it was copied with the bytes
    del other
    assert ends[1]() is None


def test_view_on_an_item_of_an_array_of_ours():
    o, block = s.Outer(), Tracked(4)
    end = weakref.ref(block)
    o.inners = [s.Inner()]
    item = ctypes.c_void_p.from_address(_address_of_inners(o)).value
    s.Inner(item).data = block
    del block
    assert end() is not None and o.inners[0].data != 0
    o.inners = []
    assert end() is None


def _address_of_inners(o):
    words = (ctypes.c_uint64 * (s.sizeof(s.Outer) // 8)).from_address(o.getPtr())
    (index,) = [i for i, word in enumerate(words) if word]
    return o.getPtr() + 8 * index


def test_what_a_freed_struct_pointed_to_is_let_go_of():
    raw, at = foreign(s.Node)
    block = Tracked(4)
    end = weakref.ref(block)
    s.Node(at).inner.data = block
    del block
    assert end() is not None
    s._detach(s.Node(at))
    assert end() is None


def test_many_foreign_structs():
    """Each foreign struct keeps its own value, in any order."""
    raw = ctypes.create_string_buffer(s.sizeof(s.Inner) * 1000)
    at = [ctypes.addressof(raw) + i * s.sizeof(s.Inner) for i in range(1000)]
    order = sorted(range(1000), key=lambda i: i * 7919 % 1000)
    ends = [None] * 1000
    for i in order:
        block = Tracked(b"%d" % i)
        ends[i] = weakref.ref(block)
        s.Inner(at[i]).data = block
    del block
    assert all(end() == b"%d" % i for i, end in enumerate(ends))
    for i in order[::2]:
        s.Inner(at[i]).data = 0
    assert [end() is None for end in ends] == [i in set(order[::2]) for i in range(1000)]
    for i in order[1::2]:
        s.Inner(at[i]).data = 0
    assert not any(end() for end in ends)


def test_string_field():
    o = s.Inner()
    assert o.name is None
    for value, expected in [(b"abc", b"abc"), ("dé", "dé".encode()), (bytearray(b"x"), b"x"), (None, None)]:
        o.name = value
        assert o.name == expected
    o.name = ("long " * 100).encode()
    gc.collect()
    assert o.name == b"long " * 100
    with pytest.raises(TypeError):
        o.name = 5


def test_pointer_int_field():
    e = s.Everything()
    e.raw = 2**64 - 1
    assert e.raw == 2**64 - 1
    with pytest.raises(TypeError, match="^an integer is required$"):
        e.raw = None
    with pytest.raises(OverflowError, match="^can't convert negative value to unsigned PY_LONG_LONG$"):
        e.raw = -1
    with pytest.raises(OverflowError, match="^Python int too large to convert to C unsigned long$"):
        e.raw = 2**64


def test_chars_field():
    e = s.Everything()
    e.label = b"abcdefgh"
    assert e.label == b"abcdefgh"
    e.label = b"ab\0cdefg"
    assert e.label == b"ab"
    with pytest.raises(IndexError, match="^not enough values found during array assignment, expected 8, got 3$"):
        e.label = b"abc"
    with pytest.raises(IndexError, match="^too many values found during array assignment, expected 8$"):
        e.label = b"a" * 9
    with pytest.raises(TypeError, match="^an integer is required$"):
        e.label = "a" * 8
    with pytest.raises(TypeError, match="^'NoneType' object is not iterable$"):
        e.label = None
    assert e.label == b"ab"


def test_blob_field():
    e = s.Everything()
    e.blob = b"\0\1\2\3"
    assert e.blob == b"\0\1\2\3"
    e.blob = (255, 254, 0, 1.5)
    assert e.blob == b"\xff\xfe\0\1"
    with pytest.raises(ValueError, match="^blob length must be 4, is 3$"):
        e.blob = b"abc"
    with pytest.raises(TypeError, match=r"^object of type 'NoneType' has no len\(\)$"):
        e.blob = None
    with pytest.raises(OverflowError, match="^can't convert negative value to unsigned char$"):
        e.blob = [-1] * 4
    with pytest.raises(OverflowError, match="^value too large to convert to unsigned char$"):
        e.blob = [256] * 4
    e.chars = [-128, 255, 0, 127]
    assert e.chars == b"\x80\xff\0\x7f"
    for bad in (-129, 256):
        with pytest.raises(OverflowError, match="^value too large to convert to char$"):
            e.chars = [bad] * 4
    assert e.chars == b"\x80\xff\0\x7f"


def test_bytes_field_is_read_only():
    e = s.Everything()
    assert e.id == bytes(4)
    text = "^attribute 'id' of 'cubind_synthetic.Everything' objects is not writable$"
    with pytest.raises(AttributeError, match=text):
        e.id = b"abcd"


@pytest.mark.parametrize("name, value, expected", [
    ("ints", [1, -2, 3], [1, -2, 3]), ("ints", (4, 5, 6), [4, 5, 6]), ("ints", iter([7, 8, 9]), [7, 8, 9]),
    ("floats", [1, 2.5], [1.0, 2.5]), ("colors", [1, s.Color(2), "3"], [s.Color(1), s.Color(2), s.Color(3)]),
    ("streams", [s.Stream(1), 2], [s.Stream(1), s.Stream(2)]),
])
def test_list_fields(name, value, expected):
    e = s.Everything()
    setattr(e, name, value)
    assert getattr(e, name) == expected and [type(x) for x in getattr(e, name)] == [type(x) for x in expected]
    assert getattr(e, name) is not getattr(e, name)


def test_list_of_scalars():
    e = s.Everything()
    e.addresses = [1, s.Address(2**64 - 1)]
    assert [int(x) for x in e.addresses] == [1, 2**64 - 1]
    with pytest.raises(OverflowError):
        e.addresses = [-1, 2]
    a = s.Aligned()
    a.words = range(16)
    assert [int(w) for w in a.words] == list(range(16))


def test_list_of_records_copies():
    e, p = s.Everything(), s.Point()
    p.x = 7
    e.points = [p, s.Point()]
    p.x = 8
    copies = e.points
    assert [c.x for c in copies] == [7, 0]
    copies[0].x = 9
    assert e.points[0].x == 7
    with pytest.raises(TypeError, match="expected cubind_synthetic.Point, got int"):
        e.points = [p, 5]


@pytest.mark.parametrize(
    "name, good",
    [("ints", [1, 2, 3]), ("floats", [1, 2]), ("colors", [1, 2, 3]), ("points", [s.Point()] * 2)],
)
def test_list_fields_are_all_or_nothing(name, good):
    e = s.Everything()
    setattr(e, name, good)
    before = repr(e)
    found = "values found during array assignment, expected"
    with pytest.raises(IndexError, match=f"^not enough {found} {len(good)}, got 1$"):
        setattr(e, name, good[:1])
    with pytest.raises(IndexError, match=f"^too many {found} {len(good)}$"):
        setattr(e, name, good + good[:1])
    for bad in (None, 5, [*good[:-1], "x"], [*good[:-1], object()]):
        with pytest.raises((TypeError, ValueError)):
            setattr(e, name, bad)
    assert repr(e) == before


# --- records: owned arrays ------------------------------------------------------------------------


def test_array_of_records():
    e = s.Everything()
    assert e.pointsAt == []
    p = s.Point()
    p.x = 5
    e.pointsAt = [p, s.Point(), p]
    p.x = 6
    # the list has its own length, whatever the count says
    assert [q.x for q in e.pointsAt] == [5, 0, 5]
    assert e.pointCount == 0
    e.pointsAt = (p,)
    assert [q.x for q in e.pointsAt] == [6]
    e.pointsAt = []
    assert e.pointsAt == [] and "pointsAt : []" in repr(e)
    e.pointsAt = [p]
    e.pointsAt = []
    e.pointsAt = []


@pytest.mark.parametrize("bad", [[5], [None], [s.Point_st()], [s.Point(), 3]])
def test_array_of_records_checks_items(bad):
    e = s.Everything()
    with pytest.raises(TypeError, match="^Argument 'pointsAt' is not instance of type"):
        e.pointsAt = bad
    assert e.pointsAt == []


def test_array_is_read_through_its_count_when_c_put_it_there():
    e = s.Everything()
    raw = (ctypes.c_int * 4)(1, 2, 3, 4)
    offset = next(n for n in range(0, 400, 8) if _points_at(e, n))
    ctypes.c_void_p.from_address(e.getPtr() + offset).value = ctypes.addressof(raw)
    assert e.pointsAt == []
    e.pointCount = 2
    assert [(p.x, p.y) for p in e.pointsAt] == [(1, 2), (3, 4)]


def _points_at(e, offset):
    """Say whether `pointsAt` is the pointer at this offset."""
    e.pointsAt = [s.Point()]
    found = ctypes.c_uint64.from_address(e.getPtr() + offset).value != 0
    e.pointsAt = []
    return found


def test_other_arrays():
    e = s.Everything()
    e.streamsAt = [s.Stream(1), s.Stream(2)]
    assert e.streamsAt == [s.Stream(1), s.Stream(2)]
    e.addressesAt = [s.Address(3)]
    assert [int(a) for a in e.addressesAt] == [3]
    e.shortsAt = [1, 65535]
    assert e.shortsAt == [1, 65535]
    e.namesAt = [b"ab", b"c" * 1000]
    gc.collect()
    names = ctypes.c_void_p.from_address(_address_of(e, "namesAt"))
    assert ctypes.cast(names, ctypes.POINTER(ctypes.c_char_p))[0] == b"ab"
    with pytest.raises(TypeError):
        e.streamsAt = [5]
    with pytest.raises(TypeError):
        e.namesAt = [5]


def _address_of(e, name):
    """Return the address in the only pointer field after `points` that is set."""
    saved = {n: getattr(e, n) for n in ("streamsAt", "addressesAt", "shortsAt") if n != name}
    for n in saved:
        setattr(e, n, [])
    view = (ctypes.c_uint64 * (s.sizeof(s.Everything) // 8)).from_address(e.getPtr())
    places = [i for i, word in enumerate(view) if word]
    assert len(places) == 1
    return e.getPtr() + 8 * places[0]


def test_array_keeps_what_its_items_point_to():
    inner, block = s.Inner(), Tracked(b"abcd")
    end = weakref.ref(block)
    inner.data = block
    inner.corners = [s.Point()]
    del block
    o = s.Outer()
    o.inners = [inner, s.Inner()]
    del inner
    gc.collect()
    assert end() is not None and ctypes.string_at(o.inners[0].data, 4) == b"abcd"
    copies = o.inners
    o.inners = []
    assert end() is not None and len(copies[0].corners) == 1  # the copies keep it, too
    del copies
    assert end() is None


def test_shared_arrays():
    point = s.Point()
    point.x = 3
    o = s.Outer()
    o.inner.corners = [point, point]
    o.other = o.inner
    o.inner.corners = []
    assert [p.x for p in o.other.corners] == [3, 3] and o.inner.corners == []
    source = s.Outer()
    source.other = o.other
    del o
    assert [p.x for p in source.other.corners] == [3, 3]


def _pointer(record):
    """Return the only word of a record that is not zero."""
    words = (ctypes.c_uint64 * (s.sizeof(type(record)) // 8)).from_address(record.getPtr())
    (pointer,) = [word for word in words if word]
    return pointer


def test_array_is_written_in_place_where_it_fits():
    o, points = s.Outer(), [s.Point(), s.Point()]
    points[1].y = 7
    o.inner.corners = points
    at = _pointer(o)
    points[0].x = 5
    o.inner.corners = tuple(points)
    assert _pointer(o) == at and [(p.x, p.y) for p in o.inner.corners] == [(5, 0), (0, 7)]
    o.inner.corners = points[:1]
    assert [(p.x, p.y) for p in o.inner.corners] == [(5, 0)]
    with pytest.raises(TypeError):
        o.inner.corners = [None]
    o.other = o.inner  # shared from now on
    points[0].x = 6
    o.inner.corners = points[:1]
    assert o.inner.corners[0].x == 6 and o.other.corners[0].x == 5


def test_array_written_in_place_from_itself():
    o, points = s.Inner(), [s.Point(), s.Point()]
    points[0].x, points[1].x = 1, 2
    o.corners = points
    at = _pointer(o)
    views = [s.Point(at + 8), s.Point(at + 8)]
    o.corners = views
    assert [p.x for p in o.corners] == [2, 2]


def test_array_with_keeps_is_not_written_in_place():
    o, block = s.Outer(), Tracked(4)
    end = weakref.ref(block)
    inner = s.Inner()
    inner.data = block
    del block
    o.inners = [inner]
    o.inners = [s.Inner()]
    assert end() is not None
    inner.data = 0
    assert end() is None


@pytest.mark.parametrize("grow", [False, True])
def test_list_that_changes_while_it_is_read(grow):
    class Changing:
        def __int__(self):
            values.extend([4] * 9) if grow else values.clear()
            return 1

    e = s.Everything()
    e.ints = [7, 8, 9]
    values = [Changing(), 2, 3]
    with pytest.raises(IndexError):
        e.ints = values
    assert e.ints == [7, 8, 9]


def test_array_of_one_byte_is_no_shared_bytes_object():
    """The library may write to an array of one byte, so it is no shared bytes object."""
    e = s.Everything()
    e.shortsAt = [0]
    ctypes.c_uint16.from_address(_address(e, "shortsAt")).value = 0x4141
    assert e.shortsAt == [0x4141] and bytes([0]) == b"\0"


def _address(e, name):
    return ctypes.c_uint64.from_address(_address_of(e, name)).value


def test_kernel_params_field():
    e = s.Everything()
    assert e.params == 0
    e.params = ((1, 2), (ctypes.c_int, ctypes.c_int))
    table = ctypes.cast(e.params, ctypes.POINTER(ctypes.c_void_p))
    gc.collect()
    assert [ctypes.c_int.from_address(table[i]).value for i in range(2)] == [1, 2]
    for value, expected in [(None, 0), (5, 5), (((), ()), 0), (0, 0)]:
        e.params = value
        assert e.params == expected
    with pytest.raises(TypeError, match="^Argument 'kernelParams' is not a valid type"):
        e.params = [1]
    assert "params : 0" in repr(e)


# --- records: pointers to one struct --------------------------------------------------------------


def test_record_ref_field():
    n, p = s.Node(), s.Point()
    assert n.point is None and n.next is None and "point : None" in repr(n)
    p.x = 3
    n.point = p
    assert n.point is p
    assert ctypes.c_void_p.from_address(n.getPtr()).value == p.getPtr()
    p.x = 4
    assert n.point.x == 4  # no copy: C gets the object's own struct
    n.point = None
    assert n.point is None
    with pytest.raises(NotImplementedError):
        del n.point


def test_record_ref_keeps_its_object():
    class Sub(s.Point):
        __slots__ = ("__weakref__",)

    n, p = s.Node(), Sub()
    end = weakref.ref(p)
    p.x = 5
    n.point = p
    del p
    gc.collect()
    assert end() is not None and n.point.x == 5 and type(n.point) is Sub
    n.point = s.Point()
    assert end() is None


def test_record_ref_that_the_library_set():
    n, raw = s.Node(), (ctypes.c_int * 2)(1, 2)
    pointer = ctypes.c_void_p.from_address(n.getPtr())
    pointer.value = ctypes.addressof(raw)
    copied = n.point
    assert (copied.x, copied.y) == (1, 2) and copied.getPtr() != ctypes.addressof(raw)
    copied.x = 9
    assert raw[0] == 1 and n.point.x == 1
    mine = s.Point()
    n.point = mine
    pointer.value = ctypes.addressof(raw)  # instead of the value that was set
    assert n.point is not mine and n.point.y == 2


@pytest.mark.parametrize("value, got", [(5, "int"), (s.Point_st(), "cubind_synthetic.Point_st"), ("x", "str")])
def test_record_ref_is_type_checked(value, got):
    n, p = s.Node(), s.Point()
    n.point = p
    with pytest.raises(TypeError) as e:
        n.point = value
    assert str(e.value) == f"Argument 'point' has incorrect type (expected cubind_synthetic.Point, got {got})"
    assert n.point is p


def test_record_ref_travels_with_copied_bytes():
    class Sub(s.Node):
        __slots__ = ("__weakref__",)

    first, last = s.Node(), Sub()
    end = weakref.ref(last)
    last.value = 7
    first.next = last
    del last
    outer = s.Node()
    outer.next = first
    assert outer.next.next.value == 7
    del first
    gc.collect()
    assert outer.next.next is end()
    outer.next = None
    assert end() is None


def test_record_ref_to_a_view():
    raw = (ctypes.c_int * 2)(5, 6)
    n = s.Node()
    n.point = s.Point(ctypes.addressof(raw))
    assert n.point.y == 6 and ctypes.c_void_p.from_address(n.getPtr()).value == ctypes.addressof(raw)


def test_record_ref_repr():
    n = s.Node()
    n.point, n.next = s.Point(), s.Node()
    lines = repr(n).split("\n")
    assert lines[1:4] == ["point :", "    x : 0", "    y : 0"]
    assert lines[4:7] == ["next :", "    value : 0", "    point : None"]


def test_record_ref_of_a_ring_has_no_endless_repr():
    n = s.Node()
    n.next = s.Node(n.getPtr())
    with pytest.raises(RecursionError):
        repr(n)
    n.next = None


# --- records: whose struct the library has freed --------------------------------------------------


def test_detached_record():
    raw = ctypes.create_string_buffer(s.sizeof(s.Node))
    n = s.Node(ctypes.addressof(raw))
    n.value, n.here.x, n.stream, n.inner.cornerCount = 1, 2, 3, 4
    here, stream, inner = n.here, n.stream, n.inner
    n.point, n.inner.data = s.Point(), bytearray(4)
    s._detach(n)
    ctypes.memset(raw, 0xFF, len(raw))
    assert n.getPtr() != ctypes.addressof(raw)
    assert (n.value, here.x, int(stream), inner.cornerCount, n.point, inner.data) == (0, 0, 0, 0, None, 0)
    assert n.here is here and n.stream is stream and n.inner is inner
    n.here.x, n.stream, n.inner.name = 5, 6, b"seven"
    assert (here.x, int(stream), inner.name) == (5, 6, b"seven")
    assert bytes(raw) == b"\xff" * len(raw)
