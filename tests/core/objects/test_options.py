"""Test that options classes behave like dataclasses, without importing the dataclasses module."""

import copy
import dataclasses
import inspect
import pickle
import pprint
import warnings

import pytest
from cubind import core
from cubind.core._options import Options

FIELDS = {
    "StreamOptions": {"nonblocking": True, "priority": None},
    "EventOptions": {"timing_enabled": False, "blocking_sync": False, "ipc_enabled": False},
}

EVERY = [
    "DeviceMemoryResourceOptions",
    "EventOptions",
    "LinkerOptions",
    "ManagedMemoryResourceOptions",
    "PinnedMemoryResourceOptions",
    "ProgramOptions",
    "StreamOptions",
]


@pytest.fixture(params=FIELDS)
def cls(request):
    return getattr(core, request.param)


@pytest.fixture(params=EVERY)
def any_class(request):
    return getattr(core, request.param)


def test_fields(cls):
    fields = FIELDS[cls.__name__]
    assert {f.name: f.default for f in dataclasses.fields(cls)} == fields
    assert dataclasses.asdict(cls()) == fields
    assert dataclasses.astuple(cls()) == tuple(fields.values())
    assert {f.name: f.type for f in dataclasses.fields(cls)} == cls.__annotations__
    assert cls.__match_args__ == tuple(fields)


def test_signature(cls):
    parameters = inspect.signature(cls).parameters.values()
    assert {p.name: p.default for p in parameters} == FIELDS[cls.__name__]


def test_construct_compare_print(any_class):
    one = any_class()
    names = [f.name for f in dataclasses.fields(any_class)]
    values = [getattr(one, name) for name in names]
    assert any_class(*values) == one == any_class(**dict(zip(names, values, strict=True)))
    assert (one != any_class(), one == object(), one != object()) == (False, False, True)
    if any_class is core.ProgramOptions:
        return  # sixty fields: it prints only those that are set
    assert repr(one) == f"{any_class.__name__}({', '.join(f'{n}={v!r}' for n, v in zip(names, values, strict=True))})"


def test_nested_ever_deeper(cls):
    first = dataclasses.fields(cls)[0].name
    outer = inner = cls(None)
    for _ in range(300_000):
        outer = cls(outer)
    del outer  # destructors must not nest
    assert getattr(inner, first) is None


def test_printing_one_that_holds_itself(cls):
    first = dataclasses.fields(cls)[0].name
    o = cls()
    setattr(o, first, o)
    assert repr(o).startswith(f"{cls.__name__}({first}=..., ")
    setattr(o, first, [o])
    assert repr(o).startswith(f"{cls.__name__}({first}=[...], ")
    setattr(o, first, None)


def test_positional_and_keywords():
    assert core.StreamOptions(False, -1) == core.StreamOptions(priority=-1, nonblocking=False)
    assert core.StreamOptions(False, -1) != core.StreamOptions(False, 0)
    assert repr(core.StreamOptions(priority=-1)) == "StreamOptions(nonblocking=True, priority=-1)"


def test_other_classes_are_not_equal():
    class Mine(core.StreamOptions):
        pass

    assert core.StreamOptions() != core.EventOptions()
    assert Mine() != core.StreamOptions()
    assert Mine(priority=1) == Mine(priority=1)


def test_mutable_and_unhashable(any_class):
    options = any_class()
    options.anything = 1
    first = dataclasses.fields(any_class)[0].name
    setattr(options, first, "changed")
    assert getattr(options, first) == "changed"
    assert options != any_class()
    with pytest.raises(TypeError, match=rf"unhashable type: '(cubind\.core\.)?{any_class.__name__}'"):
        hash(options)


@pytest.mark.parametrize(
    "arguments, keywords, text",
    [
        ((), {"nope": 1}, "StreamOptions.__init__() got an unexpected keyword argument 'nope'"),
        ((1, 2, 3), {}, "StreamOptions.__init__() takes from 1 to 3 positional arguments but 4 were given"),
        ((1,), {"nonblocking": 2}, "StreamOptions.__init__() got multiple values for argument 'nonblocking'"),
    ],
)
def test_wrong_arguments(arguments, keywords, text):
    with pytest.raises(TypeError) as error:
        core.StreamOptions(*arguments, **keywords)
    assert str(error.value) == text


@pytest.mark.parametrize(
    "arguments, text",
    [
        ((), "ContextOptions.__init__() missing 1 required positional argument: 'resources'"),
        ((1, 2), "ContextOptions.__init__() takes 2 positional arguments but 3 were given"),
    ],
)
def test_wrong_arguments_of_a_required_field(arguments, text):
    with pytest.raises(TypeError) as error:
        core.ContextOptions(*arguments)
    assert str(error.value) == text


def test_dataclasses_module(any_class):
    options = any_class()
    assert dataclasses.is_dataclass(options)
    assert dataclasses.is_dataclass(any_class)
    first = dataclasses.fields(options)[0].name
    changed = dataclasses.replace(options, **{first: getattr(options, first)})
    assert changed == options and changed is not options
    assert options.__replace__() == options
    assert not dataclasses.is_dataclass(Options)


def test_replace():
    assert dataclasses.replace(core.StreamOptions(), priority=-2) == core.StreamOptions(True, -2)
    assert core.StreamOptions(False).__replace__(priority=3) == core.StreamOptions(False, 3)
    with pytest.raises(TypeError, match="unexpected keyword argument 'nope'"):
        dataclasses.replace(core.StreamOptions(), nope=1)


def test_copies_and_pickles(any_class):
    options = any_class()
    assert any_class.__module__ == "cubind.core"
    for other in (copy.copy(options), copy.deepcopy(options), pickle.loads(pickle.dumps(options))):
        assert other == options and other is not options


class WithoutArguments(core.SMResourceOptions):
    def __init__(self):
        super().__init__(count=[8, 8])
        self.name = "mine"


class WithState(core.StreamOptions):
    def __getstate__(self):
        return {"priority": 7}

    def __setstate__(self, state):
        self.priority = state["priority"] + 1


def test_copies_call_no_constructor():
    made = WithoutArguments()
    made.count = [4, 4]
    for other in (copy.copy(made), copy.deepcopy(made), pickle.loads(pickle.dumps(made))):
        assert (type(other), other.count, other.name) == (WithoutArguments, [4, 4], "mine")
    assert copy.copy(WithState()).priority == 8


def test_deep_copies_are_deep():
    options = core.SMResourceOptions(count=[8, 8])
    assert copy.copy(options).count is options.count
    assert copy.deepcopy(options).count is not options.count


def test_pickles_of_dataclasses():
    """cuda.core pickles the fields as a dict."""
    options = core.SMResourceOptions.__new__(core.SMResourceOptions)
    options.__setstate__({"count": 8, "backfill": True})
    assert options == core.SMResourceOptions(8, backfill=True)


def test_a_subclass_checks_its_fields():
    class Mine(core.WorkqueueResourceOptions):
        def __init__(self, **fields):
            super().__init__(**fields)

        def __post_init__(self):
            self.ready = True

    assert Mine().ready and Mine(concurrency_limit=1).ready


def test_pprint():
    assert "nonblocking=True" in pprint.pformat(core.StreamOptions(), width=8)


def test_match():
    match core.StreamOptions(False, 2):
        case core.StreamOptions(nonblocking, priority):
            assert (nonblocking, priority) == (False, 2)


def test_subclass_with_a_field():
    class Mine(core.StreamOptions):
        extra: int = 7

    assert repr(Mine(False, extra=8)).endswith("Mine(nonblocking=False, priority=None, extra=8)")
    assert [f.name for f in dataclasses.fields(Mine)] == ["nonblocking", "priority", "extra"]
    assert [f.name for f in dataclasses.fields(core.StreamOptions)] == ["nonblocking", "priority"]


def test_decorated_subclass():
    @dataclasses.dataclass
    class Mine(core.StreamOptions):
        extra: int = 7

    assert Mine(False, 1, 2) == Mine(False, 1, 2) != Mine(False, 1, 3)
    assert dataclasses.asdict(Mine()) == {"nonblocking": True, "priority": None, "extra": 7}


def test_required_fields_and_post_init():
    class Mine(Options):
        must: int
        may: int = 2

        def __post_init__(self):
            self.sum = self.must + self.may

    assert Mine(1).sum == 3
    assert [f.default is dataclasses.MISSING for f in dataclasses.fields(Mine)] == [True, False]
    with pytest.raises(TypeError, match=r"Mine.__init__\(\) missing 1 required positional argument: 'must'"):
        Mine()


def test_no_fields():
    class Mine(Options):
        pass

    assert Mine() == Mine() and dataclasses.fields(Mine) == ()


def test_unknown_name():
    import cubind.core._options as module

    with pytest.raises(AttributeError, match="module 'cubind.core._options' has no attribute 'NoOptions'"):
        _ = module.NoOptions


@pytest.mark.parametrize("options", [None, {}, {"priority": None}, core.StreamOptions()], ids=repr)
def test_what_an_argument_takes(device, options):
    with device.create_stream(options=options) as stream:
        assert stream.is_nonblocking


def test_a_subclass_is_an_option(device):
    class Mine(core.StreamOptions):
        pass

    with device.create_stream(options=Mine(nonblocking=False)) as stream:
        assert not stream.is_nonblocking


@pytest.mark.parametrize("wrong", [3, "text", [], core.EventOptions()], ids=repr)
def test_what_an_argument_refuses(device, wrong):
    with pytest.raises(TypeError) as error:
        device.create_stream(options=wrong)
    assert str(error.value) == (
        "The Stream options must be provided as an object of type StreamOptions or as a dict with valid Stream "
        f"options. The provided object is '{wrong}'."
    )


def test_an_unknown_key(device):
    with pytest.raises(TypeError, match=r"got an unexpected keyword argument 'prio'\. Did you mean 'priority'\?$"):
        device.create_stream(options={"prio": 1})
    with pytest.raises(TypeError, match=r"got an unexpected keyword argument 'timing'\. Did you mean 'timing_enabled'\?$"):
        device.create_event({"timing": 1})


def test_subclass_with_its_own_init(device):
    class Mine(core.StreamOptions):
        def __init__(self):
            super().__init__(nonblocking=False)

    assert Mine() == Mine() and not Mine().nonblocking
    with device.create_stream(options=Mine()) as stream:
        assert not stream.is_nonblocking


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [("includes", "include_path"), ("architecture", "arch"), ("debgu", "debug")],
)
def test_a_keyword_that_is_like_a_field(device, wrong, meant):
    text = rf"ProgramOptions\.__init__\(\) got an unexpected keyword argument '{wrong}'\. Did you mean:? '{meant}'\?$"
    with pytest.raises(TypeError, match=text):
        core.ProgramOptions(**{wrong: 1})
    with pytest.raises(TypeError, match=text):
        core.Program("", "c++", {wrong: 1})


def test_a_keyword_that_is_like_none():
    with pytest.raises(TypeError, match=r"got an unexpected keyword argument 'zzz'$"):
        core.LinkerOptions(zzz=1)


def test_the_error_of_an_init_of_ones_own_stays():
    class Mine(core.ProgramOptions):
        def __init__(self, **keywords):
            raise TypeError("an unexpected keyword argument")

    with pytest.raises(TypeError, match="^an unexpected keyword argument$"):
        Mine(includes=1)


def use(device, options):
    if isinstance(options, core.ProgramOptions):
        core.Program("", "c++", options)
    elif isinstance(options, core.EventOptions):
        device.create_event(options)
    else:
        device.create_stream(options=options).close()


@pytest.mark.parametrize(
    ("name", "wrong", "meant"),
    [
        ("StreamOptions", "priorty", ". Did you mean 'priority'?"),
        ("EventOptions", "enable_timing", ". Did you mean 'timing_enabled'?"),
        ("ProgramOptions", "debgu", ". Did you mean 'debug'?"),
        ("ProgramOptions", "zzz", ""),
    ],
)
def test_an_attribute_that_is_no_field(device, name, wrong, meant):
    options = getattr(core, name)()
    setattr(options, wrong, True)
    with pytest.warns(UserWarning) as caught:
        use(device, options)
    assert [str(warning.message) for warning in caught] == [f"{name} has no field {wrong!r}, which is ignored{meant}"]
    assert caught[0].filename == __file__
    with warnings.catch_warnings(), pytest.raises(UserWarning, match="has no field"):
        warnings.simplefilter("error")
        use(device, options)


@pytest.mark.parametrize("name", ["StreamOptions", "ProgramOptions"])
def test_a_subclass_may_have_attributes(device, name):
    class Mine(getattr(core, name)):
        pass

    options = Mine()
    options.note = "mine"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        use(device, options)


def test_a_class_that_is_prepared_twice():
    class Mine(core.ProgramOptions):
        pass

    for _ in range(2):
        Mine.__init_subclass__()
        assert Mine(std="c++17").std == core.LinkerOptions(arch="sm_90", name="c++17").name == "c++17"
