"""Test handles, scalars, callbacks and modules of the C runtime, and classes of other bindings."""

import copy
import ctypes
import gc
import importlib
import operator
import pickle
import subprocess
import sys
import textwrap
import weakref

import pytest
from support import growth

s = pytest.importorskip("cubind_synthetic", reason="built by CMake with CUBIND_BUILD_STUBS")
runtime = importlib.import_module("cubind._runtime")


# --- handles, scalars, callbacks ------------------------------------------------------------------


def test_handle():
    h = s.Stream(0x1234)
    assert int(h) == operator.index(h) == 0x1234 and hex(h) == "0x1234" and float(h) == 0x1234
    assert repr(h) == str(h) == "<Stream 0x1234>"
    assert bool(s.Stream()) and int(s.Stream()) == 0 and repr(s.Stream()) == "<Stream 0x0>"
    assert ctypes.c_uint64.from_address(h.getPtr()).value == 0x1234
    assert h.__cuda_stream__() == (0, 0x1234)
    assert not hasattr(s.Event(), "__cuda_stream__")


@pytest.mark.parametrize("value", [0, 1, 5, 2**61 - 1, 2**61, 2**63, 2**64 - 1])
def test_handle_hash_is_that_of_the_int(value):
    assert hash(s.Stream(value)) == hash(value)
    assert int(s.Stream(value)) == value


def test_handle_equality():
    class Sub(s.Stream):
        pass

    assert s.Stream(5) == s.Stream(5) and not s.Stream(5) != s.Stream(5)
    assert s.Stream(5) != s.Stream(6) and not s.Stream(5) == s.Stream(6)
    assert s.Stream(5) != 5 and s.Stream(5) != s.Event(5) and s.Stream(5) is not None
    assert s.Stream(5) == Sub(5) and Sub(5) == s.Stream(5) and Sub(5) != Sub(6)
    assert {s.Stream(5): 1}[Sub(5)] == 1
    with pytest.raises(TypeError):
        s.Stream(5) < s.Stream(6)  # noqa: B015


@pytest.mark.parametrize("value", [7, True, 7.9, s.Address(7), s.Event(7), s.Color(1), s.Hook(3)])
def test_handle_of_int_convertibles(value):
    assert int(s.Stream(value)) == int(value) == int(s.Stream(init_value=value))


@pytest.mark.parametrize("cls", ["Stream", "Hook", "Address", "Count32", "Signed32"])
@pytest.mark.parametrize("value", [None, "5", b"5", [], object()])
def test_cells_refuse_what_is_no_int(cls, value):
    with pytest.raises(TypeError, match=r"^an integer is required$"):
        getattr(s, cls)(value)


@pytest.mark.parametrize(
    "cls, value, text",
    [
        ("Stream", -1, "can't convert negative value to unsigned PY_LONG_LONG"),
        ("Stream", 2**64, "Python int too large to convert to C unsigned long"),
        ("Address", -1, "can't convert negative value to unsigned PY_LONG_LONG"),
        ("Count32", -1, "can't convert negative value to uint32_t"),
        ("Count32", 2**32, "value too large to convert to uint32_t"),
        ("Count32", 2**64 - 1, "value too large to convert to uint32_t"),
        ("Signed32", 2**31, "value too large to convert to int"),
        ("Signed32", -(2**31) - 1, "value too large to convert to int"),
        ("Signed32", 2**64, "Python int too large to convert to C long"),
    ],
)
def test_cells_check_ranges(cls, value, text):
    with pytest.raises(OverflowError) as e:
        getattr(s, cls)(value)
    assert str(e.value) == text


@pytest.mark.parametrize("args, kwargs, text", [
    ((1, 2, 3), {}, "Stream() takes at most 2 positional arguments (3 given)"),
    ((), {"foo": 1}, "Stream() got an unexpected keyword argument 'foo'"),
    ((5,), {"init_value": 4}, "Stream() got multiple values for keyword argument 'init_value'"),
])
def test_cell_constructor_errors(args, kwargs, text):
    class Sub(s.Stream):
        pass

    for cls in (s.Stream, Sub):
        with pytest.raises(TypeError) as e:
            cls(*args, **kwargs)
        assert str(e.value) == text


def test_scalar():
    a = s.Address(123)
    assert int(a) == 123 and repr(a) == "<Address 123>" and int(s.Address(2**64 - 1)) == 2**64 - 1
    assert repr(s.Signed32(-5)) == "<Signed32 -5>" and int(s.Signed32(-(2**31))) == -(2**31)
    assert int(s.Count32(2**32 - 1)) == 2**32 - 1 and int(s.Wide(-(2**63))) == -(2**63)
    assert a == a and a != s.Address(123) and len({s.Address(1), s.Address(1)}) == 2
    for use in (operator.index, float, hex):
        with pytest.raises(TypeError):
            use(a)


def test_callback():
    h = s.Hook(0xAB)
    assert int(h) == operator.index(h) == 0xAB and repr(h) == "<Hook 0xab>"
    assert h != s.Hook(0xAB) and len({s.Hook(1), s.Hook(1)}) == 2


def test_views_on_foreign_values():
    value = ctypes.c_uint64(7)
    at = ctypes.addressof(value)
    assert int(s.Stream(9, _ptr=at)) == 7 and value.value == 7  # handles ignore init_value
    view = s.Stream(_ptr=at)
    assert view.getPtr() == at
    value.value = 8
    assert int(view) == 8
    assert int(s.Address(9, _ptr=at)) == 9 and value.value == 9  # scalars write it through
    assert int(s.Address(0, at)) == 9
    small = (ctypes.c_uint32 * 2)(1, 2)
    assert int(s.Count32(5, ctypes.addressof(small))) == 5 and list(small) == [5, 2]


@pytest.mark.parametrize("cls", ["Stream", "Hook", "Address", "Point", "Everything"])
def test_no_weakref_dict_pickle_or_copy(cls):
    o = getattr(s, cls)()
    with pytest.raises(TypeError):
        weakref.ref(o)
    assert not hasattr(o, "__dict__")
    with pytest.raises(AttributeError):
        o.nothing = 1
    for attempt in (copy.copy, copy.deepcopy, *(lambda x, p=p: pickle.dumps(x, p) for p in range(6))):
        with pytest.raises(TypeError):
            attempt(o)


def test_python_subclass_of_handle():
    class Sub(s.Stream):
        def __init__(self, value, note=None):
            self.note = note

    h = Sub(5)
    h.note = "x"
    assert repr(h) == "<Stream 0x5>" and h.note == "x" and int(h) == 5
    assert s.Stream.__init__(s.Stream(), 1, 2, x=3) is None
    e = s.Everything()
    e.stream = h
    assert e.stream == h


def test_classes_are_immutable_and_picklable():
    for cls in (s.Stream, s.Address, s.Hook, s.Point):
        with pytest.raises(TypeError):
            cls.extra = 1
        assert pickle.loads(pickle.dumps(cls)) is cls
        assert cls.__module__ == "cubind_synthetic"


def test_native_handle():
    class Sub(s.Stream):
        pass

    assert runtime.get_native_handle(s.Stream(5)) == 5
    for o in (s.Address(5), s.Hook(5), Sub(5), s.Color(1), s.Point(), 5, None):
        with pytest.raises(TypeError) as e:
            runtime.get_native_handle(o)
        assert str(e.value) == f"Unknown type: {type(o)!r}"


def test_handle_with_a_base_in_another_binding():
    foreign = importlib.import_module("cubind_synthetic_foreign")
    t = foreign.StreamDerived(5)
    assert foreign.StreamDerived.mro() == [foreign.StreamDerived, s.Stream, object]
    assert repr(t) == "<Stream 0x5>" and int(t) == operator.index(t) == 5
    assert t == s.Stream(5) and s.Stream(5) == t and hash(t) == hash(s.Stream(5))
    assert t != s.Stream(6) and t != foreign.Other(5) and {s.Stream(5): 1}[t] == 1
    assert t.__cuda_stream__() == (0, 5) and ctypes.c_uint64.from_address(t.getPtr()).value == 5
    assert runtime.get_native_handle(t) == 5 and foreign.sizeof(foreign.StreamDerived) == 8
    e = s.Everything()
    e.stream = t
    assert e.stream == t
    for refused in (lambda: s.sizeof(foreign.StreamDerived), lambda: runtime.get_native_handle(s.Hook())):
        with pytest.raises(TypeError, match="^Unknown type: "):
            refused()
    assert runtime.FastEnum in foreign.Status.mro() and foreign.Status is not s.Status
    growth.check_use(lambda: foreign.StreamDerived(5), 1000, foreign.StreamDerived)


# --- classes of another binding -------------------------------------------------------------------

TAKEN_OVER = ["Color", "Stream", "Address", "Hook", "Point", "Plain"]
W_COLOR, W_STREAM, W_STREAM_DERIVED, W_POINT = 3, 4, 2, 7  # that module's class indices


@pytest.fixture
def foreign():
    return importlib.import_module("cubind_synthetic_foreign")


def test_foreign_classes_are_the_other_bindings(foreign):
    for name in TAKEN_OVER:
        assert getattr(foreign, name) is getattr(s, name)
        assert getattr(foreign, name).__module__ == "cubind_synthetic"
    foreign._member(W_COLOR, 1)  # a first call completes the module
    assert set(TAKEN_OVER) <= set(vars(foreign)) and "__getattr__" not in vars(foreign)
    assert set(TAKEN_OVER) <= set(foreign.__all__) <= set(dir(foreign))
    space = {}
    exec("from cubind_synthetic_foreign import *", space)
    assert space["Color"] is s.Color
    assert foreign.sizeof(foreign.Point) == 8 and foreign.sizeof(foreign.Plain) == 24 and foreign.sizeof(foreign.Stream) == 8
    for o in (s.Event, s.Point_st, foreign.Color):
        with pytest.raises(TypeError, match="^Unknown type: "):
            foreign.sizeof(o)


def test_foreign_classes_are_taken_without_the_rest():
    code = f"""
        import sys
        sys.path[:] = {sys.path!r}
        import cubind_synthetic_foreign as foreign
        assert "cubind_synthetic" not in sys.modules
        foreign._member({W_COLOR}, 1)
        s = sys.modules["cubind_synthetic"]
        assert "__getattr__" in vars(s) and "Everything" not in vars(s)
        assert foreign.Color is s.Color
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(code)], check=True)


def test_foreign_enum(foreign):
    assert foreign._member(W_COLOR, 1) is s.Color.COLOR_RED
    assert repr(foreign._member(W_COLOR, 77)) == "<Color.unknown: 77>"
    p = foreign.Pair()
    p.color, p.colors = s.Color.COLOR_BLUE, [1, s.Color.COLOR_GREEN]
    assert p.color is s.Color.COLOR_BLUE and p.colors == [s.Color.COLOR_RED, s.Color.COLOR_GREEN]
    with pytest.raises(TypeError, match="^Argument 'color' must not be None$"):
        p.color = None
    with pytest.raises(OverflowError, match="^value too large to convert to Color_enum$"):
        p.color = 2**40


def test_foreign_members_of_records(foreign):
    p, point = foreign.Pair(), s.Point()
    p.stream, p.address, p.hook = foreign.StreamDerived(5), s.Address(6), 7
    assert type(p.stream) is s.Stream and p.stream is p.stream and p.stream == s.Stream(5)
    assert type(p.address) is s.Address and int(p.address) == 6 and type(p.hook) is s.Hook
    point.x = 3
    p.point, p.points, p.pointsAt, p.ref = point, [point] * 2, [point] * 2, point
    assert type(p.point) is s.Point and p.point is p.point and p.point.x == 3 and p.ref is point
    assert [q.x for q in p.points + p.pointsAt] == [3] * 4
    p.point.y = 4
    assert p.point.y == 4 and "    y : 4" in repr(p)
    with pytest.raises(TypeError, match="expected cubind_synthetic.Point, got cubind_synthetic.Point_st"):
        p.point = s.Point_st()
    e = s.Everything()
    e.point = p.point
    assert e.point.y == 4
    view = p.point
    del p
    gc.collect()
    assert view.y == 4


def test_arrays_take_foreign_classes_both_ways(foreign):
    both = [s.Stream(1), foreign.StreamDerived(2)]
    assert foreign._array(W_STREAM, both) == foreign._array(W_STREAM_DERIVED, both) == [1, 2]
    p, e = foreign.Pair(), s.Everything()
    p.streamsAt, e.streamsAt = both, both
    assert [int(h) for h in p.streamsAt] == [int(h) for h in e.streamsAt] == [1, 2]
    assert {type(h) for h in p.streamsAt} == {foreign.StreamDerived} and {type(h) for h in e.streamsAt} == {s.Stream}
    for bad in ([5], [None], [s.Event(1)]):
        with pytest.raises(TypeError, match="^Argument 'items' is not instance of type"):
            foreign._array(W_STREAM_DERIVED, bad)


def test_foreign_class_that_is_not_there():
    broken = importlib.import_module("cubind_synthetic_broken")
    assert broken.Status is s.Status  # even the class of its statuses
    assert broken.StreamDerived is importlib.import_module("cubind_synthetic_foreign").StreamDerived
    for name, text in [
        ("NoModule", "No module named 'cubind_nothing'"),
        ("NoClass", "cannot import name 'Thing' from 'cubind_synthetic'"),
        ("NoBinding", "cannot import name 'iskeyword' from <module 'keyword'"),
        ("Point", "cubind_synthetic.Point is not the class that cubind_synthetic_broken was built for; "
                  "install both from the same release"),
        ("Color", "cubind_synthetic.Color is not the class that cubind_synthetic_broken was built for; "
                  "install both from the same release"),
    ]:
        for _ in range(2):
            with pytest.raises(ImportError) as e:
                getattr(broken, name)
            assert str(e.value).startswith(text)
    assert broken.Own(5) == broken.Own(5) and broken.sizeof(broken.Own) == 8  # all others exist
    assert "NoModule" in dir(broken) and "NoModule" in broken.__all__
    with pytest.raises(ImportError):
        exec("from cubind_synthetic_broken import *", {})


USE_FOREIGN = """
    import gc, sys
    sys.path[:] = {path!r}
    import cubind_synthetic_foreign as foreign
    pair, member, red = foreign.Pair(), foreign._member, foreign.Color(1)
    stream, point, derived = pair.stream, pair.point, foreign.StreamDerived(5)
    {forget}
    gc.collect()
    point.x = 3
    print(red, stream, point.x, member(3, 1) is red, member(3, 77), derived == stream, repr(pair)[:20])
"""


@pytest.mark.parametrize("forget", [
    'del sys.modules["cubind_synthetic"]',
    'del sys.modules["cubind_synthetic"], sys.modules["cubind_synthetic_foreign"], foreign',
    'sys.modules["cubind_synthetic"].__dict__.clear(); foreign.__dict__.clear()',
])
def test_foreign_classes_outlive_their_module(forget):
    code = textwrap.dedent(USE_FOREIGN.format(path=sys.path, forget=forget))
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    expected = "<Color.COLOR_RED: 1> <Stream 0x0> 3 True <Color.unknown: 77> False color : <Color.unkno\n"
    assert (done.stdout, done.stderr) == (expected, "")


def test_foreign_classes_at_exit():
    code = f"""
        import sys
        sys.path[:] = {sys.path!r}
        import cubind_synthetic_foreign as foreign
        class Late:
            def __init__(self): self.pair, self.member = foreign.Pair(), foreign._member
            def __del__(self): print(self.member({W_COLOR}, 1), self.pair.point.x, self.pair.color)
        late = Late()
        late.ring = late
        sys.modules["keeper"] = late
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(code)], check=True, capture_output=True, text=True)
    assert done.stdout in ("<Color.COLOR_RED: 1> 0 <Color.unknown: 0>\n", "")
    assert done.stderr == ""


def test_both_bindings_are_collected():
    names = ["cubind_synthetic", "cubind_synthetic_foreign"]
    old = {name: sys.modules.pop(name) for name in names if name in sys.modules}
    try:
        new = importlib.import_module("cubind_synthetic_foreign")
        assert new.Color is not s.Color and new.Pair().color == 0 and new.StreamDerived(5) == new.Stream(5)
        new._member(W_COLOR, 1)
        ends = [weakref.ref(sys.modules[name]) for name in names]
        del new
        for name in names:
            del sys.modules[name]
    finally:
        sys.modules.update(old)
    for _ in range(3):
        gc.collect()
    assert [end() for end in ends] == [None, None]


def test_foreign_types_are_given_back(foreign):
    def use():
        p = foreign.Pair()
        p.point, p.stream, p.pointsAt, p.ref = s.Point(), s.Stream(1), [s.Point()] * 2, s.Point()
        (p.color, p.colors, p.stream, p.address, p.hook, p.point, p.points, p.pointsAt, p.ref, repr(p))

    types = [getattr(s, n) for n in TAKEN_OVER] + [foreign.Pair, foreign.StreamDerived]
    growth.check_use(use, 500, *types)


# --- module ---------------------------------------------------------------------------------------


def test_module_attributes():
    assert s.LARGE == 2**64 - 1 and s.NEGATIVE == -1 and s.TEXT == "text"
    assert s.Stream is s.Stream and "__getattr__" not in vars(s)
    with pytest.raises(AttributeError, match="^module 'cubind_synthetic' has no attribute 'nothing'$") as caught:
        s.nothing  # noqa: B018
    assert (caught.value.name, caught.value.obj) == ("nothing", s)
    everything = set(s.__all__)
    assert {"Stream", "Color", "LARGE", "addOne", "sizeof"} <= everything <= set(dir(s))
    assert not [n for n in everything if n.startswith("_")]
    assert len(s.__all__) == len(everything)
    space = {}
    exec("from cubind_synthetic import *", space)
    assert everything <= set(space) and space["Stream"] is s.Stream
    assert pickle.loads(pickle.dumps(s.addOne)) is s.addOne


@pytest.mark.parametrize(
    "cls, size",
    [("Stream", 8), ("Count32", 4), ("Hook", 8), ("Point", 8), ("Point_st", 8), ("Aligned", 128)],
)
def test_sizeof(cls, size):
    assert s.sizeof(getattr(s, cls)) == s.sizeof(objType=getattr(s, cls)) == size


def test_sizeof_refuses_the_rest():
    class Sub(s.Stream):
        pass

    for o in (s.Color, s.Tail, Sub, int, 5, s.Point()):
        with pytest.raises(TypeError) as e:
            s.sizeof(o)
        assert str(e.value) == f"Unknown type: {o}"
    with pytest.raises(TypeError) as e:
        s.sizeof("x" * 50_000)
    assert str(e.value) == "Unknown type: " + "x" * 200
    with pytest.raises(TypeError, match=r"^sizeof\(\) takes exactly 1 positional argument \(0 given\)$"):
        s.sizeof()
    with pytest.raises(TypeError, match=r"^sizeof\(\) takes exactly 1 positional argument \(2 given\)$"):
        s.sizeof(s.Stream, s.Stream)


def test_two_forms():
    checked = s._make_checked(importlib.machinery.ModuleSpec("cubind_synthetic_checked", None))
    assert s.addOne(4) == (s.Status.STATUS_OK, 5) and checked.addOne(4) == 5
    assert checked.Stream is s.Stream and checked.LARGE == s.LARGE
    assert checked.__name__ == "cubind_synthetic_checked" and "Stream" in dir(checked)
    assert s.addOne(-1) == (s.Status.STATUS_ERROR_BAD_VALUE, None)
    with pytest.raises(runtime.CUDAError) as e:
        checked.addOne(-1)
    assert isinstance(e.value, checked.SyntheticError) and type(e.value) is checked.BadValueError
    assert e.value.code is s.Status.STATUS_ERROR_BAD_VALUE and e.value.function == "addOne"
    assert not hasattr(s, "SyntheticError") and not hasattr(checked, "NothingError")
    with pytest.raises(AttributeError, match="^module 'cubind_synthetic_checked' has no attribute 'x'$"):
        checked.x  # noqa: B018


def test_checked_form_takes_the_place_of_its_file(tmp_path, monkeypatch):
    (tmp_path / "forms").mkdir()
    (tmp_path / "forms/__init__.py").write_text("")
    (tmp_path / "forms/synthetic.py").write_text(
        "import sys, cubind_synthetic\nsys.modules[__name__] = cubind_synthetic._make_checked(__spec__)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("forms.synthetic")
    import forms

    assert forms.synthetic is module and module.addOne(1) == 2
    assert module.__spec__.name == module.__name__ == "forms.synthetic"
    assert module.__file__.endswith("synthetic.py") and module.__package__ == "forms"
    assert pickle.loads(pickle.dumps(module.addOne)) is module.addOne
    space = {}
    exec("from forms.synthetic import *", space)
    assert space["addOne"] is module.addOne and space["Color"] is s.Color
    again = importlib.reload(module)
    assert again.addOne(1) == 2 and again.Color is s.Color
    for name in ("forms", "forms.synthetic"):
        sys.modules.pop(name)
    end = weakref.ref(module)
    del module, again, forms, space
    gc.collect()
    assert end() is None


def test_errors():
    error = runtime.CUDAError("text")
    assert (error.code, error.name, error.function, error.message) == (None, None, None, None)
    error.code, error.message = s.Status(2), "m"
    again = pickle.loads(pickle.dumps(error))
    assert again.code is s.Status(2) and again.message == "m" and str(again) == "text"
    assert issubclass(runtime.LibraryNotFoundError, RuntimeError)
    assert issubclass(runtime.FunctionNotFoundError, RuntimeError)
    assert runtime.CUDAError.__module__ == "cubind"


def test_import_is_free_of_side_effects():
    code = """
        import sys
        import cubind_synthetic
        bad = {"numpy", "enum", "ctypes", "cuda"} & set(sys.modules)
        assert not bad, bad
    """
    code = f"import sys; sys.path[:] = {sys.path!r}\n" + textwrap.dedent(code)
    subprocess.run([sys.executable, "-S", "-c", code], check=True)


def test_reload_and_second_copy():
    assert importlib.reload(s) is s
    old = sys.modules.pop("cubind_synthetic")
    try:
        new = importlib.import_module("cubind_synthetic")
        assert new is not old and new.Stream is not old.Stream and new.Color(1) == old.Color(1)
        assert new.Stream(1) != old.Stream(1)
        assert issubclass(new.Color, runtime.FastEnum)
        end = weakref.ref(new)
        assert new.Everything().point.x == 0 and new.Color(1).name
        del new, sys.modules["cubind_synthetic"]
    finally:
        sys.modules["cubind_synthetic"] = old
    gc.collect()
    gc.collect()
    assert end() is None  # the module, its classes and members are a cycle that the collector sees


def test_subinterpreters():
    interpreters = pytest.importorskip("_interpreters" if sys.version_info >= (3, 13) else "_xxsubinterpreters")
    code = textwrap.dedent(f"""
        import sys
        sys.path[:] = {sys.path!r}
        import cubind_synthetic as s
        assert s.Color(1).name == "COLOR_RED" and int(s.Stream(5)) == 5
        e = s.Everything(); e.point.x = 3; assert e.point.x == 3
        assert s.addOne(1) == (s.Status.STATUS_OK, 2)
    """)
    for _ in range(3):
        make = interpreters.create
        interpreter = make("legacy") if sys.version_info >= (3, 13) else make(isolated=False)
        try:
            failed = getattr(interpreters, "exec" if sys.version_info >= (3, 13) else "run_string")(interpreter, code)
            assert failed is None
        finally:
            interpreters.destroy(interpreter)
    assert s.Color(1).name == "COLOR_RED"


def test_shutdown_with_live_objects():
    code = f"""
        import sys
        sys.path[:] = {sys.path!r}
        import cubind_synthetic as s
        class Late:
            def __init__(self): self.member, self.stream, self.call = s.Color(1), s.Everything().stream, s.addOne
            def __del__(self): print(self.member, self.stream, self.call(1))
        late = Late()
        late.ring = late
        sys.modules["keeper"] = late
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(code)], check=True, capture_output=True, text=True)
    assert done.stdout.strip() in ("<Color.COLOR_RED: 1> <Stream 0x0> (<Status.STATUS_OK: 0>, 2)", "")
    assert done.stderr == ""
