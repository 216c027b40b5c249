"""Test LaunchConfig: accepted values, errors for others, and the native structure."""

import copy
import gc
import pickle
import re
import struct
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support import growth, kernels, libraries

FIELDS = ("grid", "cluster", "block", "shmem_size", "is_cooperative", "programmatic_stream_serialization")
EXTRAS = {
    "priority": 0,
    "cluster_scheduling_policy_preference": "spread",
    "preferred_cluster_dimension": (2, 1, 1),
    "preferred_shared_memory_carveout": 50,
    "portable_cluster_size_mode": "allow_non_portable",
    "shared_memory_mode": "require_portable",
    "nvlink_util_centric_scheduling": True,
    "mem_sync_domain": "remote",
    "mem_sync_domain_map": (0, 1),
    "access_policy_window": (4096, 64, 0.5, "persisting", "streaming"),
}


class Index:
    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


@pytest.fixture
def config_type():
    from cubind.core import LaunchConfig

    return LaunchConfig


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (3, (3, 1, 1)),
        ((3,), (3, 1, 1)),
        ((3, 2), (3, 2, 1)),
        ((3, 2, 5), (3, 2, 5)),
        ([3, 2], (3, 2, 1)),
        (True, (1, 1, 1)),
        (Index(4), (4, 1, 1)),
        ([Index(4), 2**31], (4, 2**31, 1)),
        (2**32 - 1, (2**32 - 1, 1, 1)),
    ],
)
def test_dimensions(config_type, given, shown):
    config = config_type(grid=given, cluster=None, block=given)
    assert config.grid == config.block == shown and config.cluster is None
    assert all(type(n) is int for n in config.grid)
    assert config_type(1, given if shown[0] < 2**16 and shown[1] < 2**16 else 1, 1).cluster is not None


def test_numpy_dimensions(config_type):
    numpy = pytest.importorskip("numpy")
    assert config_type(numpy.int64(3), None, (numpy.uint8(2), 1)).block == (2, 1, 1)


MUST = "must be an int, or a tuple with up to 3 ints"


@pytest.mark.parametrize(
    ("given", "text"),
    [
        (None, f"{MUST} (got <class 'NoneType'>)"),
        ("1", f"{MUST} (got <class 'str'>)"),
        (1.5, f"{MUST} (got <class 'float'>)"),
        ((1, 2, 3, 4), f"{MUST} (got tuple with length 4)"),
        ((), f"{MUST} (got tuple with length 0)"),
        ([], f"{MUST} (got list with length 0)"),
        ((1, "x"), f"{MUST} (got (1, 'x'))"),
        ((1, 2.0), f"{MUST} (got (1, 2.0))"),
        (0, "value must be >= 1 (got 0)"),
        (-5, "value must be >= 1 (got -5)"),
        ((0, 0), "values must be >= 1 (got (0, 0))"),
        ((1, -1), "values must be >= 1 (got (1, -1))"),
        (-(2**70), f"value must be >= 1 (got -{2**70})"),
        (2**32, f"value must be <= 4294967295 (got {2**32})"),
        ((1, 2**80), f"values must be <= 4294967295 (got (1, {2**80}))"),
    ],
)
@pytest.mark.parametrize("field", ["grid", "cluster", "block"])
def test_wrong_dimensions(config_type, field, given, text):
    if field == "cluster" and given is None:
        return
    with pytest.raises(ValueError) as info:
        config_type(**{"grid": 1, "block": 1, field: given})
    assert str(info.value) == f"LaunchConfig.{field} {text}"


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        ({}, ValueError, "LaunchConfig.grid must be an int"),
        ({"grid": 1}, ValueError, "LaunchConfig.block must be an int"),
        ({"grid": 1, "block": 1, "shmem_size": -1}, ValueError, "LaunchConfig.shmem_size value must be >= 0 (got -1)"),
        (
            {"grid": 1, "block": 1, "shmem_size": 2**32},
            ValueError,
            "LaunchConfig.shmem_size value must be <= 4294967295",
        ),
        (
            {"grid": 1, "block": 1, "shmem_size": 2**90},
            ValueError,
            "LaunchConfig.shmem_size value must be <= 4294967295",
        ),
        ({"grid": 1, "block": 1, "shmem_size": "a"}, TypeError, "LaunchConfig.shmem_size must be an int, not str"),
        ({"grid": 1, "block": 1, "foo": 1}, TypeError, "LaunchConfig() got an unexpected keyword argument 'foo'"),
        (
            {"grid": 2**31, "block": 1, "cluster": 2},
            ValueError,
            "LaunchConfig.grid times LaunchConfig.cluster must be <= 4294967295",
        ),
        ({"grid": 1, "block": 1, "priority": 1.5}, TypeError, "LaunchConfig.priority must be an int, not float"),
        ({"grid": 1, "block": 1, "priority": 2**40}, ValueError, "LaunchConfig.priority must be between"),
        (
            {"grid": 1, "block": 1, "preferred_shared_memory_carveout": 101},
            ValueError,
            "must be between 0 and 100 (got 101)",
        ),
        (
            {"grid": 1, "block": 1, "cluster_scheduling_policy_preference": "best"},
            ValueError,
            "LaunchConfig.cluster_scheduling_policy_preference must be one of 'default', 'spread', 'load_balancing', "
            "'rubin_dsmem_locality' (got 'best')",
        ),
        (
            {"grid": 1, "block": 1, "mem_sync_domain": 2},
            ValueError,
            "LaunchConfig.mem_sync_domain must be one of 'default', 'remote' (got 2)",
        ),
        (
            {"grid": 1, "block": 1, "mem_sync_domain": None, "shared_memory_mode": []},
            ValueError,
            "LaunchConfig.shared_memory_mode must be one of",
        ),
        (
            {"grid": 1, "block": 1, "mem_sync_domain_map": 1},
            TypeError,
            "LaunchConfig.mem_sync_domain_map must be a tuple of 2 values (got 1)",
        ),
        ({"grid": 1, "block": 1, "mem_sync_domain_map": (0, 256)}, ValueError, "must be between 0 and 255 (got 256)"),
        ({"grid": 1, "block": 1, "access_policy_window": (1, 2)}, TypeError, "must be a tuple of 5 values"),
        (
            {"grid": 1, "block": 1, "access_policy_window": (1, 2, 1.5, 0, 0)},
            ValueError,
            "hit ratio must be between 0 and 1 (got 1.5)",
        ),
        (
            {"grid": 1, "block": 1, "access_policy_window": (1, 2, 1, "no", 0)},
            ValueError,
            "must be one of 'normal', 'streaming', 'persisting'",
        ),
        (
            {"grid": 1, "block": 1, "access_policy_window": ("x", 2, 1, 0, 0)},
            TypeError,
            "must begin with an address or a Buffer, not str",
        ),
        ({"grid": 1, "block": 1, "access_policy_window": (1, "x", 1, 0, 0)}, TypeError, "int"),
        (
            {"grid": 1, "block": 1, "preferred_cluster_dimension": 0},
            ValueError,
            "LaunchConfig.preferred_cluster_dimension value must be >= 1",
        ),
        (
            {"grid": 1, "block": 1, "programmatic_event": 3},
            TypeError,
            "LaunchConfig.programmatic_event must have an Event, not int",
        ),
        (
            {"grid": 1, "block": 1, "launch_completion_event": ()},
            TypeError,
            "LaunchConfig.launch_completion_event must be a tuple of 2 values",
        ),
    ],
)
def test_wrong(config_type, arguments, error, text):
    with pytest.raises(error, match=re.escape(text)):
        config_type(**arguments)
    with pytest.raises(error, match=re.escape(text)):
        config_type.__new__(config_type, **arguments)


def test_argument_forms(config_type):
    assert config_type(1, 2, 3, 4, True, False) == config_type(
        grid=1, cluster=2, block=3, shmem_size=4, is_cooperative=True, programmatic_stream_serialization=False
    )
    assert config_type(1, block=3) == config_type(**{"block": 3, "gr" + "id": 1})
    with pytest.raises(TypeError, match="takes at most 6 positional arguments"):
        config_type(1, None, 1, 0, False, False, 3)
    with pytest.raises(TypeError, match=r"given by name \('grid'\) and position \(1\)"):
        config_type(1, grid=1)


def test_items_that_change_the_list(config_type):
    class Shrinks:
        def __index__(self):
            dimensions.clear()
            return 2

    dimensions = [Shrinks(), 3, 4]
    assert config_type(dimensions, None, 1).grid == (2, 1, 1)


def test_truth_of_flags(config_type):
    class Undecided:
        def __bool__(self):
            raise RuntimeError("neither")

    assert config_type(1, None, 1, None, 5, "yes").is_cooperative is True
    for flag in ("is_cooperative", "programmatic_stream_serialization", "nvlink_util_centric_scheduling"):
        with pytest.raises(RuntimeError, match="neither"):
            config_type(1, None, 1, **{flag: Undecided()})


def test_no_other_attributes(config_type):
    config = config_type(1, None, 1, priority=1)
    with pytest.raises(AttributeError):
        config.anything = 1
    for field in (*FIELDS, *EXTRAS):
        with pytest.raises(AttributeError, match=f"^LaunchConfig.{field} cannot be deleted$"):
            delattr(config, field)
    with pytest.raises(TypeError):
        type("Sub", (config_type,), {})
    with pytest.raises(TypeError):
        config_type.grid = 1


def test_repr(config_type):
    assert repr(config_type(2, None, [4, 5], 6)) == (
        "LaunchConfig(grid=(2, 1, 1), cluster=None, block=(4, 5, 1), shmem_size=6, is_cooperative=False, "
        "programmatic_stream_serialization=False)"
    )
    assert repr(config_type(1, (2, 1), 1, priority=-1, shared_memory_mode=2)) == (
        "LaunchConfig(grid=(1, 1, 1), cluster=(2, 1, 1), block=(1, 1, 1), shmem_size=0, is_cooperative=False, "
        "programmatic_stream_serialization=False, priority=-1, shared_memory_mode='allow_non_portable')"
    )


def different(config_type):
    base = {"grid": 2, "block": 3}
    changes = [
        {},
        {"grid": 3},
        {"block": (3, 2)},
        {"cluster": 1},
        {"shmem_size": 1},
        {"is_cooperative": True},
        {"programmatic_stream_serialization": True},
        *({name: value} for name, value in EXTRAS.items()),
        {"priority": -1},
    ]
    return [config_type(**{**base, **change}) for change in changes]


def test_equality_and_hash(config_type):
    ones, others = different(config_type), different(config_type)
    for i, one in enumerate(ones):
        assert [one == other for other in others] == [i == j for j in range(len(others))]
        assert [one != other for other in others] == [i != j for j in range(len(others))]
        assert hash(one) == hash(others[i])
    assert len(set(ones + others)) == len(ones)
    assert ones[0] != 5 and ones[0].__eq__((2, 1, 1)) is NotImplemented
    with pytest.raises(TypeError):
        ones[0] < ones[1]  # noqa: B015


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_pickle(config_type, protocol):
    for config in different(config_type):
        again = pickle.loads(pickle.dumps(config, protocol))
        assert again == config and repr(again) == repr(config)


def test_copy_and_replace(config_type):
    config = config_type(2, None, 3, priority=-1)
    assert copy.copy(config) == copy.deepcopy(config) == config and copy.copy(config) is not config
    assert config.replace() == config
    assert config.replace(grid=(4, 4), priority=None) == config_type((4, 4), None, 3)
    assert config.__replace__(shmem_size=9).shmem_size == 9 and config.shmem_size == 0
    with pytest.raises(TypeError, match=r"LaunchConfig\(\) got an unexpected keyword argument 'girth'"):
        config.replace(girth=1)
    with pytest.raises(TypeError, match=r"replace\(\) takes keyword arguments only"):
        config.replace(1)


@pytest.mark.parametrize(("name", "value"), list(EXTRAS.items()))
def test_extras_read_back(config_type, name, value):
    config = config_type(1, None, 1, **{name: value})
    assert getattr(config, name) == value
    assert getattr(config_type(1, None, 1), name) is None
    assert all(getattr(config, other) is None for other in EXTRAS if other != name)


def test_extras_in_other_forms(config_type):
    from cubind import driver

    policy = driver.CUclusterSchedulingPolicy.CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING
    config = config_type(1, None, 1, cluster_scheduling_policy_preference=policy, preferred_cluster_dimension=4)
    assert config.cluster_scheduling_policy_preference == "load_balancing"
    assert config.preferred_cluster_dimension == (4, 1, 1)
    window = driver.CUaccessPolicyWindow()
    window.base_ptr, window.num_bytes, window.hitRatio = 4096, 64, 1.0
    window.hitProp = driver.CUaccessProperty.CU_ACCESS_PROPERTY_PERSISTING
    shown = config_type(1, None, 1, access_policy_window=window).access_policy_window
    assert shown == (4096, 64, 1.0, "persisting", "normal")


# --- values that reach the driver -----------------------------------------------------------------


@pytest.fixture
def launched(device, stream):
    """Return a function that launches with a configuration and returns it as the driver saw it."""
    from cubind.core import ObjectCode, launch

    if libraries.ON_GPU:
        pytest.skip("looks at what the stub has recorded")
    kernel = ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")

    def launched(config):
        launch(stream, config, kernel)
        return libraries.load_stub("driver").launches()[-1]

    return launched


def test_native_shape(launched, config_type):
    plain = launched(config_type((5, 6, 7), None, (8, 2), 16))
    assert (plain.grid, plain.block, plain.shared_bytes) == ((5, 6, 7), (8, 2, 1), 16)
    assert plain.attribute_count == 0
    clustered = launched(config_type((5, 6), (2, 3), 1))
    assert clustered.grid == (10, 18, 1), "the driver counts blocks, the configuration clusters"
    assert clustered.cluster == (2, 3, 1)


@pytest.mark.parametrize(
    ("arguments", "kind", "data"),
    [
        ({"is_cooperative": True}, "COOPERATIVE", struct.pack("<i", 1)),
        ({"programmatic_stream_serialization": True}, "PROGRAMMATIC_STREAM_SERIALIZATION", struct.pack("<i", 1)),
        ({"cluster": (2, 1, 1)}, "CLUSTER_DIMENSION", struct.pack("<3I", 2, 1, 1)),
        ({"priority": -1}, "PRIORITY", struct.pack("<i", -1)),
        (
            {"cluster_scheduling_policy_preference": "load_balancing"},
            "CLUSTER_SCHEDULING_POLICY_PREFERENCE",
            struct.pack("<i", 2),
        ),
        ({"preferred_cluster_dimension": (4, 2, 1)}, "PREFERRED_CLUSTER_DIMENSION", struct.pack("<3I", 4, 2, 1)),
        ({"preferred_shared_memory_carveout": 30}, "PREFERRED_SHARED_MEMORY_CARVEOUT", struct.pack("<I", 30)),
        ({"portable_cluster_size_mode": "require_portable"}, "PORTABLE_CLUSTER_SIZE_MODE", struct.pack("<i", 1)),
        ({"shared_memory_mode": "allow_oversized_shared_memory"}, "SHARED_MEMORY_MODE", struct.pack("<i", 3)),
        ({"nvlink_util_centric_scheduling": True}, "NVLINK_UTIL_CENTRIC_SCHEDULING", struct.pack("<I", 1)),
        ({"mem_sync_domain": "remote"}, "MEM_SYNC_DOMAIN", struct.pack("<i", 1)),
        ({"mem_sync_domain_map": (0, 3)}, "MEM_SYNC_DOMAIN_MAP", bytes([0, 3])),
        (
            {"access_policy_window": (4096, 64, 0.5, "persisting", "streaming")},
            "ACCESS_POLICY_WINDOW",
            struct.pack("<QQfii", 4096, 64, 0.5, 2, 1),
        ),
    ],
)
def test_native_attribute(launched, config_type, arguments, kind, data):
    from cubind import driver

    number = int(getattr(driver.CUlaunchAttributeID, f"CU_LAUNCH_ATTRIBUTE_{kind}"))
    ((got, value),) = launched(config_type(**{"grid": 1, "block": 1, **arguments})).attributes
    assert got == number
    assert value == data.ljust(64, b"\0")


def test_all_attributes_at_once(launched, config_type):
    config = config_type(2, 2, 1, 0, True, True, **EXTRAS)
    assert launched(config).attribute_count == 3 + len(EXTRAS)


def test_events(launched, config_type, device):
    from cubind import driver

    event = device.create_event()
    handle = struct.pack("<Q", int(event.handle))
    ids = driver.CUlaunchAttributeID
    config = config_type(1, None, 1, programmatic_event=(event, 1, True), launch_completion_event=event)
    assert config.programmatic_event == (event, 1, True) and config.launch_completion_event == (event, 0)
    values = dict(launched(config).attributes)
    assert values[int(ids.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT)][:16] == handle + struct.pack("<ii", 1, 1)
    assert values[int(ids.CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT)][:12] == handle + struct.pack("<i", 0)
    event.close()
    for field in ("programmatic_event", "launch_completion_event"):
        with pytest.raises(RuntimeError, match="Event has been closed"):
            config_type(1, None, 1, **{field: event})


def test_events_are_kept(config_type, device):
    event = device.create_event()
    config = config_type(1, None, 1, programmatic_event=event)
    handle = int(event.handle)
    del event
    gc.collect()
    assert int(config.programmatic_event[0].handle) == handle
    assert gc.is_tracked(config)


# cuda.core's class takes 236 bytes on the average, with its collector's header.
def test_size(config_type):
    attribute = 72
    plain = sys.getsizeof(config_type((8, 2, 1), None, 64, 128))
    assert plain <= 240
    assert sys.getsizeof(config_type(1, None, 1, 0, False, False)) == plain
    assert sys.getsizeof(config_type(1, 2, 1, 0, True)) == plain + 2 * attribute
    assert sys.getsizeof(config_type(1, 2, 1, 0, True, True, **EXTRAS)) == plain + (3 + len(EXTRAS)) * attribute


class Answers:
    """Has one truth value for each time that it is asked."""

    def __init__(self, *values):
        self.values = list(values)

    def __bool__(self):
        return self.values.pop(0)


fields = st.fixed_dictionaries(
    {
        "cluster": st.sampled_from([None, 2, (2, 1, 1)]),
        "is_cooperative": st.sampled_from([None, False, True, 0, 1, "", "yes"]),
        "programmatic_stream_serialization": st.sampled_from([None, False, True, [], [0]]),
    },
    optional={name: st.sampled_from([None, value]) for name, value in EXTRAS.items()},
)


@given(fields=fields, changes=st.lists(fields, max_size=2), asked=st.booleans())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_attributes_of_any_fields(launched, config_type, fields, changes, asked):
    def expected(values):
        flags = [values["is_cooperative"], values["programmatic_stream_serialization"]]
        extras = [value for name, value in values.items() if name in EXTRAS]
        return sum(map(bool, flags)) + sum(value is not None for value in [values["cluster"], *extras])

    values = dict(fields)
    if asked:
        values["is_cooperative"] = Answers(bool(fields["is_cooperative"]))
    config = config_type(1, block=1, **values)
    assert launched(config).attribute_count == expected(fields)
    values = dict(fields)
    for change in changes:
        for name, value in change.items():
            setattr(config, name, value)
        values |= change
        assert launched(config).attribute_count == expected(values)
        assert config == config_type(1, block=1, **values) and launched(copy.copy(config)).attribute_count == expected(values)


def test_no_leak(config_type):
    def use():
        for config in different(config_type):
            hash(config), repr(config), pickle.loads(pickle.dumps(config))
        config_type(1, None, 1)
        with pytest.raises(ValueError):
            config_type(0, None, 1, priority=1)
        with pytest.raises(ValueError):
            config_type(1, None, 1, priority=2**40)

    growth.check_use(use, 100, config_type)
