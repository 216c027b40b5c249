"""Test enums of the C runtime, with a synthetic binding without a library."""

import copy
import ctypes
import gc
import importlib
import json
import pickle
import weakref

import pytest
from support import growth

s = pytest.importorskip("cubind_synthetic", reason="built by CMake with CUBIND_BUILD_STUBS")
runtime = importlib.import_module("cubind._runtime")
COLOR, BITS, SPARSE = 1, 2, 3  # class indices for s._member


# --- enums ----------------------------------------------------------------------------------------


def test_enum_class():
    assert repr(s.Color) == "<enum 'Color'>"
    assert s.Color.__module__ == "cubind_synthetic"
    assert s.Color.__qualname__ == "Color"
    assert s.Color.mro() == [s.Color, runtime.FastEnum, int, object]
    assert type(s.Color) is runtime.FastEnumMetaclass
    assert repr(runtime.FastEnum) == "<enum 'FastEnum'>"
    assert list(runtime.FastEnum) == [] and runtime.FastEnum.__members__ == {}


def test_enum_members_are_ints_and_no_stdlib_enum():
    import enum

    member = s.Color.COLOR_RED
    assert isinstance(member, s.Color) and isinstance(member, int)
    assert not isinstance(member, enum.Enum)
    assert member == 1 and hash(member) == hash(1) and {1: "x"}[member] == "x"
    assert json.dumps([member]) == "[1]"
    assert type(member | s.Color.COLOR_GREEN) is int and member | 2 == 3


def test_enum_member_attributes():
    member = s.Color.COLOR_RED
    assert (member.name, member._name, member.value) == ("COLOR_RED", "COLOR_RED", 1)
    assert type(member.value) is int
    assert member.__doc__ == "Warm." and s.Color.COLOR_GREEN.__doc__ is None
    assert s.Color.__doc__ is None and s.Status.__doc__ == "What became of a call."
    with pytest.raises(AttributeError):
        member.name = "x"
    with pytest.raises(AttributeError):
        member.value = 2
    assert not hasattr(member, "nothing") and not hasattr(s.Color, "nothing")


@pytest.mark.parametrize("form", [repr, str, "{}".format, lambda m: f"{m}", lambda m: f"{m!r}"])
def test_enum_text(form):
    assert form(s.Color.COLOR_RED) == "<Color.COLOR_RED: 1>"


def test_enum_format_with_a_spec_is_that_of_the_int():
    assert f"{s.Color.COLOR_RED:d}" == "1" and f"{s.Color.COLOR_RED:>4}" == "   1"


def test_enum_lookup_by_value():
    assert s.Color(1) is s.Color.COLOR_RED
    assert s.Color(True) is s.Color.COLOR_RED
    assert s.Color(1.0) is s.Color.COLOR_RED
    assert s.Color(s.Color.COLOR_RED) is s.Color.COLOR_RED
    assert s.Color(value=3) is s.Color.COLOR_BLUE
    assert s.Color.__new__(s.Color, 2) is s.Color.COLOR_GREEN
    assert s.Sparse(-1).name == "S_MINUS_ONE" and s.Sparse(-2.0).name == "S_MINUS_TWO"
    assert s.Sparse(-1.0).name == "S_MINUS_ONE" and s.Sparse(70000).name == "S_FAR"
    assert s.Bits(0x80000000).name == "BIT_HIGH"


@pytest.mark.parametrize("value", [0, 4, -1, 12345, "1", "abc", None, 1.5, 2**70, (1,)])
def test_enum_lookup_refuses_unknown_values(value):
    with pytest.raises(ValueError) as e:
        s.Color(value)
    assert str(e.value) == f"{value} is not a valid Color"


def test_enum_lookup_refuses_unhashable():
    with pytest.raises(TypeError, match=r"^unhashable type: 'list'$"):
        s.Color([])


@pytest.mark.parametrize("args, kwargs", [((), {}), ((1, 2, 3), {}), ((), {"foo": 1}), ((1,), {"value": 1})])
def test_enum_lookup_takes_one_argument(args, kwargs):
    with pytest.raises(TypeError):
        s.Color(*args, **kwargs)
    with pytest.raises(TypeError):
        s.Color.__new__(s.Color, *args, **kwargs)


def test_enum_aliases():
    assert s.Color.COLOR_CRIMSON is s.Color.COLOR_RED
    assert s.Color.COLOR_AZURE.name == "COLOR_BLUE"
    assert len(s.Color) == 3
    assert [m.name for m in s.Color] == ["COLOR_BLUE", "COLOR_RED", "COLOR_GREEN"]
    assert list(s.Color.__members__) == [
        "COLOR_BLUE", "COLOR_RED", "COLOR_GREEN", "COLOR_CRIMSON", "COLOR_AZURE",
    ]
    assert s.Color.__members__["COLOR_AZURE"] is s.Color.COLOR_BLUE
    assert s.Color.COLOR_RED.COLOR_GREEN is s.Color.COLOR_GREEN
    assert max(s.Color) is s.Color.COLOR_BLUE
    assert {"COLOR_RED", "COLOR_CRIMSON"} <= set(dir(s.Color)) & set(dir(s.Color.COLOR_RED))


def test_enum_contains():
    assert 1 in s.Color and s.Color.COLOR_RED in s.Color and 1.0 in s.Color and True in s.Color
    assert 7 not in s.Color and "COLOR_RED" not in s.Color and None not in s.Color
    assert 1 not in runtime.FastEnum
    with pytest.raises(TypeError):
        [] in s.Color  # noqa: B015


class Fruit(runtime.FastEnum):
    """The things that grow."""

    PEAR = 3
    APPLE = (1, "red or green")
    POMME = 1
    _hidden = True
    label = "no member"

    def shout(self):
        return self.name + "!"


class Hue(s.Color):
    COLOR_RED = (7, "another one")


def test_own_enum():
    assert list(Fruit) == [3, 1] and len(Fruit) == 2
    assert list(Fruit.__members__) == ["PEAR", "APPLE", "POMME", "_hidden"]
    assert type(Fruit.APPLE) is Fruit and isinstance(Fruit.APPLE, Fruit) and not isinstance(1, Fruit)
    assert Fruit(1) is Fruit.APPLE is Fruit.POMME is Fruit(1.0) is Fruit._hidden is Fruit.__members__["POMME"]
    assert Fruit.APPLE.name == Fruit.APPLE._name == "APPLE" and Fruit.APPLE.value == 1 and type(Fruit.APPLE.value) is int
    assert Fruit.__doc__ == "The things that grow." and Fruit.APPLE.__doc__ == "red or green" and Fruit.PEAR.__doc__ is None
    assert repr(Fruit.APPLE) == "<Fruit.APPLE: 1>" and repr(Fruit) == "<enum 'Fruit'>"
    assert 1 in Fruit and Fruit.PEAR in Fruit and 2 not in Fruit and "APPLE" not in Fruit
    assert Fruit.PEAR.shout() == "PEAR!" and Fruit.label == "no member"
    assert Fruit.PEAR == 3 and hash(Fruit.PEAR) == hash(3) and Fruit.PEAR | 4 == 7
    assert copy.deepcopy(Fruit.APPLE) is pickle.loads(pickle.dumps(Fruit.APPLE)) is Fruit.APPLE
    for wrong in (2, "APPLE", None):
        with pytest.raises(ValueError, match=f"^{wrong} is not a valid Fruit$"):
            Fruit(wrong)
    with pytest.raises(TypeError, match="unhashable"):
        Fruit([])


def test_own_enum_of_an_enum():
    """Members are not inherited, although they are readable as attributes."""
    assert list(Hue) == [7] and Hue(7).__doc__ == "another one" and repr(Hue(7)) == "<Hue.COLOR_RED: 7>"
    assert Hue.COLOR_BLUE is s.Color.COLOR_BLUE and s.Color.COLOR_RED == 1 and len(s.Color) > 1
    with pytest.raises(ValueError, match="^1 is not a valid Hue$"):
        Hue(1)

    class None_(Fruit):
        pass

    assert list(None_) == [] and None_.APPLE is Fruit.APPLE and len(Fruit) == 2


@pytest.mark.parametrize("value", [(1,), (1, "doc", 3), ("one", "doc"), ()])
def test_own_enum_of_wrong_values(value):
    with pytest.raises(ValueError):
        type(runtime.FastEnum)("Wrong", (runtime.FastEnum,), {"A": value})


def test_own_enum_ends():
    def make():
        class Gone(runtime.FastEnum):
            A = 1

        return weakref.ref(Gone)

    end = make()
    gc.collect()
    assert end() is None


def test_enum_is_not_subscriptable():
    with pytest.raises(TypeError, match=r"^type 'Color' is not subscriptable$"):
        s.Color["COLOR_RED"]


def test_enums_of_the_same_members_are_separate():
    assert s.Tint is not s.Color and s.Tint.COLOR_RED is not s.Color.COLOR_RED
    assert repr(s.Tint(1)) == "<Tint.COLOR_RED: 1>" and s.Tint(1) == s.Color(1)


def test_enum_class_is_immutable():
    with pytest.raises(TypeError):
        s.Color.COLOR_RED = 5
    with pytest.raises(TypeError):
        s.Color.other = 5


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_enum_pickle(protocol):
    for member in [*s.Color, *s.Sparse, *s.Bits]:
        assert pickle.loads(pickle.dumps(member, protocol)) is member
    assert pickle.loads(pickle.dumps(s.Color, protocol)) is s.Color


def test_enum_pickle_of_the_peers_form():
    # copyreg describes an int subclass with a __dict__ so; other packages pickle such members this
    # way.
    data = (b"\x80\x02ccubind_synthetic\nColor\nK\x01\x85\x81}X\x05\x00\x00\x00_nameX\x03\x00\x00\x00REDsb.")
    assert pickle.loads(data) is s.Color.COLOR_RED


def test_enum_copy():
    member = s.Color.COLOR_RED
    assert copy.copy(member) is member and copy.deepcopy([member])[0] is member


def test_unknown_member():
    member = s._member(COLOR, 12345)
    assert type(member) is s.Color and member == 12345 and hash(member) == hash(12345)
    assert repr(member) == str(member) == f"{member}" == "<Color.unknown: 12345>"
    assert (member.name, member.value, member.__doc__) == ("unknown", 12345, None)
    assert json.dumps(member) == "12345"
    assert 12345 not in s.Color and member not in s.Color
    assert len(s.Color) == 3 and "unknown" not in s.Color.__members__
    assert member.COLOR_RED is s.Color.COLOR_RED
    with pytest.raises(ValueError, match=r"^12345 is not a valid Color$"):
        s.Color(12345)


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
@pytest.mark.parametrize("value", [12345, -7, 0, 2**31 + 5])
def test_unknown_member_survives_pickle_and_copy(protocol, value):
    member = s._member(COLOR, value)
    for other in (pickle.loads(pickle.dumps(member, protocol)), copy.copy(member), copy.deepcopy(member)):
        assert type(other) is s.Color and other == value and other.name == "unknown"


def test_known_member_from_c_is_the_singleton():
    assert s._member(COLOR, 1) is s.Color.COLOR_RED
    assert s._member(SPARSE, -2) is s.Sparse.S_MINUS_TWO and s._member(SPARSE, 70000) is s.Sparse.S_FAR
    assert s._member(BITS, 0x80000000) is s.Bits.BIT_HIGH


def test_pickle_of_unknown_refuses_other_classes():
    for args in [(int, 5), (s.Stream, 5), (s.Color, "x"), (5, 5), (s.Color,)]:
        with pytest.raises(TypeError):
            runtime._enum_unknown(*args)
    assert runtime._enum_unknown(s.Color, 1) is s.Color.COLOR_RED


def test_enum_typing_forms():
    assert (s.Color | None).__args__ == (s.Color, type(None))


def test_enum_subclass_is_without_members():
    class Sub(s.Color):
        pass

    assert list(Sub) == [] and Sub.COLOR_RED is s.Color.COLOR_RED
    with pytest.raises(ValueError):
        Sub(1)


# --- leaks ----------------------------------------------------------------------------------------


def churn(cls):
    """Make and drop objects in all ways that the class supports."""
    made = [s._member(COLOR, 5000)] if issubclass(cls, int) else []
    if not issubclass(cls, int):
        made.append(cls(16) if cls is s.Tail else cls())
        if cls is not s.Tail and not issubclass(cls, int):

            class Sub(cls):
                pass

            made.append(Sub())
    for o in made:
        repr(o) if cls is not s.Tail else None


@pytest.mark.parametrize("name", [n for n in s.__all__ if isinstance(getattr(s, n), type)])
def test_types_are_given_back(name):
    cls = getattr(s, name)
    growth.check_use(lambda: churn(cls), 200, cls)


def test_instances_are_given_back():
    def use():
        e = s.Everything()
        e.stream, e.point, e.pointer, e.text = s.Stream(3), s.Point(), b"x", b"text"
        e.pointsAt, e.namesAt, e.params = [s.Point()] * 3, [b"a"], ((1,), (ctypes.c_int,))
        e.points, e.colors = [s.Point()] * 2, [1, 2, 77]
        (e.stream, e.address, e.hook, e.point, e.points, e.colors, e.pointsAt, repr(e))
        for bad in ("x", None, [None]):
            for field in ("i32", "color", "point", "ints", "pointsAt", "blob"):
                try:
                    setattr(e, field, bad)
                except (TypeError, ValueError, IndexError):
                    pass
        n = s.Node()
        n.point, n.next, n.inner.name = s.Point(), s.Node(), b"name"
        (n.point, n.next.here, n.stream, repr(n))
        s._detach(n)
        p = s.Plain()
        pickle.loads(pickle.dumps(copy.copy(p)))
        assert s.Plain.from_bytes(memoryview(p)) == p
        o = s.Outer()
        o.inner.data = bytearray(4)
        o.inners = [o.inner, o.other]
        o.inners[0].data  # noqa: B018

    types = [getattr(s, n) for n in ("Stream", "Point", "Inner", "Address", "Color", "Everything", "Node", "Plain")]
    growth.check_use(use, 500, *types, memory=True)
