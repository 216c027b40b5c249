"""Test list members of structs: each item is stored as a member of its type stores it."""

import array
import ctypes

import hypothesis
import hypothesis.strategies as some
import pytest

s = pytest.importorskip("cubind_synthetic", reason="built by CMake with CUBIND_BUILD_STUBS")

# (class, list member, its length, member of Everything of the same type)
LISTS = [
    ("Everything", "ints", 3, "i32"),
    ("Everything", "floats", 2, "f32"),
    ("Everything", "colors", 3, "color"),
    ("Everything", "streams", 2, "stream"),
    ("Everything", "addresses", 2, "address"),
    ("Aligned", "words", 16, "address"),
    ("Plain", "words", 2, "u64"),
    ("Plain", "tail", 3, "u16"),
]


class Number(int):
    """An int whose value in C is another one."""

    def __int__(self):
        return 7


class Odd:
    def __int__(self):
        return 9

    def __float__(self):
        return 2.5


edges = [0, 1, 2, 255, 2**15 - 1, 2**16 - 1, 2**30 - 1, 2**31 - 1, 2**32 - 1, 2**60 - 1, 2**63 - 1, 2**64 - 1]
whole = some.sampled_from([sign * (edge + more) for edge in edges for more in (0, 1) for sign in (1, -1)])
good = some.integers(0, 3) | some.booleans() | some.builds(s.Address, some.integers(0, 2**64 - 1))
values = good | whole | some.floats(width=32) | some.sampled_from(
    [Number(3), Odd(), None, "3", b"3", 1.5, s.Color.COLOR_RED, s.Stream(2**64 - 1), s.Event(5), s.Hook(6), object()]
)


def outcome(record, name, value):
    """Set a member; return what it reads as, or the error."""
    try:
        setattr(record, name, value)
    except Exception as error:
        return type(error).__name__, str(error).replace(f"'{name}'", "member").replace("size_t", "unsigned long long")
    return read(getattr(record, name))


def read(value):
    if isinstance(value, list):
        return [read(item) for item in value]
    return repr(value) if isinstance(value, float | s.Color) else int(value)


def expected(member, count, items):
    """Return the outcome of setting `items` one by one, or the error of the first that is wrong."""
    found = []
    for item in items[:count]:
        found.append(outcome(s.Everything(), member, item))
        if isinstance(found[-1], tuple):
            return found[-1]
    if len(items) == count:
        return found
    text = "values found during array assignment, expected"
    many = f"too many {text} {count}", f"not enough {text} {count}, got {len(items)}"
    return "IndexError", many[len(items) < count]


@hypothesis.settings(deadline=None, max_examples=800)
@hypothesis.given(some.sampled_from(LISTS), some.data(), some.sampled_from([list, tuple, iter]))
def test_numbers_and_objects(which, data, form):
    cls, name, count, member = which
    kind = some.lists(good if data.draw(some.booleans()) else values, min_size=count - 1, max_size=count + 1)
    items = data.draw(kind | some.builds(lambda item: [item] * count, values))
    record = getattr(s, cls)()
    setattr(record, name, before := [1] * count)
    old = read(getattr(record, name))
    wanted = expected(member, count, items)
    assert outcome(record, name, form(items)) == wanted
    assert read(getattr(record, name)) == (old if isinstance(wanted, tuple) else wanted) and before == [1] * count


@hypothesis.settings(deadline=None, max_examples=400)
@hypothesis.given(some.sampled_from(LISTS), some.sampled_from("bBhHiIlLqQfd"), some.data())
def test_arrays_in_memory(which, code, data):
    """An array is stored as the list of its items is, also one of too few or of wrong items."""
    cls, name, count, _ = which
    if code in "fd":
        item = some.floats(width=32)
    else:
        bits = 8 * array.array(code).itemsize
        low, high = (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if code.islower() else (0, 2**bits - 1)
        item = some.integers(low, high) | some.sampled_from([low, high, 0])
    items = array.array(code, data.draw(some.lists(item, min_size=count - 1, max_size=count + 1)))
    record, other = getattr(s, cls)(), getattr(s, cls)()
    assert outcome(record, name, items) == outcome(other, name, list(items))
    assert read(getattr(record, name)) == read(getattr(other, name))
    if len(items) == 2 * (count // 2):
        table = memoryview(items).cast("B").cast(code, (2, count // 2)) if items else items
        assert isinstance(outcome(record, name, table), tuple)


@hypothesis.settings(deadline=None)
@hypothesis.given(some.lists(some.integers(-130, 257) | some.just(1.5), min_size=4, max_size=4))
def test_bytes(items):
    e = s.Everything()
    for name, least in (("blob", 0), ("chars", -128)):
        if all(least <= item <= 255 for item in items):
            setattr(e, name, items)
            assert getattr(e, name) == bytes(int(item) % 256 for item in items)
        else:
            with pytest.raises(OverflowError):
                setattr(e, name, items)


@pytest.mark.parametrize("items", [[5], [s.Point(), 5], [0, s.Point()], [None] * 3, (), (s.Point(),) * 3])
def test_records_of_wrong_number(items):
    """The length of a list of structs is looked at before its items, as by the peer."""
    text = f"not enough .* expected 2, got {len(items)}" if len(items) < 2 else "too many .* expected 2"
    error = TypeError if len(items) == 2 else IndexError
    with pytest.raises(error, match="Argument 'points'" if error is TypeError else f"^{text}$"):
        s.Everything().points = items


def points(e):
    return [(p.x, p.y) for p in e.points]


def test_records_that_look_into_the_member():
    e, at = s.Everything(), s.Point()
    at.x, at.y = 1, 2
    e.points = [at, s.Point()]
    where = ctypes.string_at(e.getPtr(), s.sizeof(s.Everything)).index(b"\1\0\0\0\2\0\0\0" + bytes(8)) + e.getPtr()
    first, second = (s.Point(_ptr=where + 8 * i) for i in range(2))
    e.points = [second, first]
    assert points(e) == [(0, 0), (1, 2)]
    e.points = (second, second)
    assert points(e) == [(1, 2), (1, 2)]


class Point(s.Point):
    pass


@pytest.mark.parametrize("form", [list, tuple, iter])
@pytest.mark.parametrize("cls", [s.Point, Point])
def test_records_are_copied(form, cls):
    e, p, q = s.Everything(), cls(), s.Point()
    p.x, q.y = 3, 4
    e.points = form([p, q])
    p.x = 5
    assert points(e) == [(3, 0), (0, 4)]


@pytest.mark.parametrize("change", [list.clear, list.pop, lambda items: items.append(1)])
def test_list_that_changes_while_it_is_read(change):
    class Meddler:
        def __int__(self):
            change(items)
            return 5

    e = s.Everything()
    e.ints = [1, 2, 3]
    items = [4, Meddler(), 6]
    with pytest.raises(IndexError):
        e.ints = items
    assert e.ints == [1, 2, 3]
