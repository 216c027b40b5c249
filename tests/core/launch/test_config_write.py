"""Writes to a LaunchConfig's fields: their checks, and which launches use the new or old values."""

import copy
import gc
import itertools
import pickle
import random
import sys
import threading
import weakref

import pytest
from support import growth, kernels, libraries

FIELDS = {
    "grid": (7, 2, 1),
    "cluster": (2, 1, 1),
    "block": (3, 4, 5),
    "shmem_size": 64,
    "is_cooperative": True,
    "programmatic_stream_serialization": True,
    "priority": -1,
    "cluster_scheduling_policy_preference": "spread",
    "preferred_cluster_dimension": (4, 1, 1),
    "preferred_shared_memory_carveout": 50,
    "portable_cluster_size_mode": "allow_non_portable",
    "shared_memory_mode": "require_portable",
    "nvlink_util_centric_scheduling": True,
    "mem_sync_domain": "remote",
    "mem_sync_domain_map": (0, 1),
    "access_policy_window": (4096, 64, 0.5, "persisting", "streaming"),
}
ABSENT = dict.fromkeys(FIELDS) | {"shmem_size": 0, "is_cooperative": False, "programmatic_stream_serialization": False}
BASE = {"grid": (2, 1, 1), "block": (32, 1, 1)}


@pytest.fixture
def core(device):
    from cubind import core

    return core


@pytest.fixture
def nothing(core):
    return core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")


@pytest.fixture
def stub():
    if libraries.ON_GPU:
        pytest.skip("looks at what the stub has recorded")
    return libraries.load_stub("driver")


@pytest.fixture
def launched(core, stream, nothing, stub):
    def launched(config=None, bound=None):
        core.launch(stream, config, nothing) if bound is None else bound()
        last = stub.launches()[-1]
        return last.grid, last.cluster, last.block, last.shared_bytes, last.cooperative, last.attributes

    return launched


# --- one write ------------------------------------------------------------------------------------


@pytest.mark.parametrize("field", FIELDS)
def test_write_and_read(core, field):
    """A written field equals one given to the constructor, and can be removed again."""
    config, fresh = core.LaunchConfig(**BASE), core.LaunchConfig(**{**BASE, field: FIELDS[field]})
    before = hash(config)
    setattr(config, field, FIELDS[field])
    assert getattr(config, field) == FIELDS[field]
    assert config == fresh and hash(config) == hash(fresh) != before and repr(config) == repr(fresh)
    setattr(config, field, BASE.get(field, ABSENT[field]))
    assert config == core.LaunchConfig(**BASE) and hash(config) == before
    assert repr(config) == repr(core.LaunchConfig(**BASE))


@pytest.mark.parametrize("field", FIELDS)
def test_write_reaches_the_driver(core, launched, field):
    config, fresh = core.LaunchConfig(**BASE), core.LaunchConfig(**{**BASE, field: FIELDS[field]})
    for _ in range(2):
        assert launched(config) == launched(core.LaunchConfig(**BASE))
        setattr(config, field, FIELDS[field])
        assert launched(config) == launched(fresh)
        setattr(config, field, BASE.get(field, ABSENT[field]))
    assert launched(config) == launched(core.LaunchConfig(**BASE))


def test_forms(core):
    """A field accepts the forms that the constructor accepts."""
    config = core.LaunchConfig(1, None, 1)
    config.grid, config.block, config.cluster, config.shmem_size = 5, [2, 3], (2,), None
    assert (config.grid, config.block, config.cluster, config.shmem_size) == ((5, 1, 1), (2, 3, 1), (2, 1, 1), 0)
    config.is_cooperative, config.cluster = "yes", None
    assert config.is_cooperative is True and config.cluster is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("grid", 0),
        ("grid", None),
        ("grid", ()),
        ("grid", 2**32),
        ("block", "x"),
        ("cluster", -1),
        ("cluster", 2**31),
        ("shmem_size", -1),
        ("shmem_size", "x"),
        ("priority", 1.5),
        ("mem_sync_domain", "x"),
    ],
)
def test_wrong_values(core, field, value):
    """A wrong value raises the constructor's exception and changes nothing."""
    config = core.LaunchConfig(grid=4, block=1, priority=0)
    with pytest.raises((ValueError, TypeError)) as given:
        core.LaunchConfig(**{"grid": 4, "block": 1, "priority": 0, field: value})
    with pytest.raises(given.type) as written:
        setattr(config, field, value)
    assert str(written.value) == str(given.value)
    assert config == core.LaunchConfig(grid=4, block=1, priority=0)


def test_it_is_checked_again(core, stream, nothing):
    config = core.LaunchConfig(1, None, 32)
    core.launch(stream, config, nothing)
    for field, value, good in (
        ("block", 4096, 32),
        ("shmem_size", 2**30, 0),
        ("priority", 99, 0),
        ("grid", 2**32 - 1, 1),
    ):
        setattr(config, field, value if field != "grid" else (1, value))
        with pytest.raises(core.LaunchValueError):
            core.launch(stream, config, nothing)
        setattr(config, field, good)
        core.launch(stream, config, nothing)


def test_copies(core):
    config = core.LaunchConfig(grid=2, block=3, priority=-1)
    for again in (copy.copy(config), copy.deepcopy(config), pickle.loads(pickle.dumps(config)), config.replace()):
        assert again == config and again is not config
        again.grid = 9
        assert config.grid == (2, 1, 1) and again != config


def test_as_a_key(core):
    config = core.LaunchConfig(1, None, 1)
    known = {config: 1}
    config.grid = 2
    assert config not in known and core.LaunchConfig(1, None, 1) not in known
    config.grid = 1
    assert known[config] == known[core.LaunchConfig(1, None, 1)] == 1


def test_weak_references(core, nothing, stream):
    config = core.LaunchConfig(1, None, 1)
    bound = nothing[config, stream]
    config_ref, bound_ref = weakref.ref(config), weakref.ref(bound)
    config.grid = 2
    assert config_ref() is config and bound_ref() is bound
    del config, bound
    assert config_ref() is bound_ref() is None


# --- objects that keep old values -----------------------------------------------------------------


@pytest.mark.parametrize("field", FIELDS)
def test_bound_launchers(core, nothing, stream, launched, field):
    config, plain = core.LaunchConfig(**BASE), core.LaunchConfig(**BASE)
    early = [nothing[config, stream] for _ in range(3)]
    assert all(bound.config is config for bound in early)
    setattr(config, field, FIELDS[field])
    late = nothing[config, stream]
    for bound in early:
        assert bound.config == plain and launched(bound=bound) == launched(plain)
    assert late.config is config and launched(bound=late) == launched(config)
    setattr(config, field, BASE.get(field, ABSENT[field]))
    assert getattr(late.config, field) == FIELDS[field]
    assert launched(bound=late) == launched(core.LaunchConfig(**{**BASE, field: FIELDS[field]}))


def test_the_configuration_of_a_launcher(core, nothing, stream, launched):
    """Writes to the configuration that a launcher returns do not change the launcher."""
    config = core.LaunchConfig(1, 2, 3)
    bound = nothing[config, stream]
    for written in (config, bound.config):
        written.cluster = None
        assert bound.config.cluster == (2, 1, 1) and bound.config is not written
    bound.config.grid = 9
    assert launched(bound=bound) == launched(core.LaunchConfig(1, 2, 3))


def test_launchers_that_are_gone(core, nothing, stream):
    """Launchers may go in any order."""
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2), (1, 2, 0)):
        config = core.LaunchConfig(1, None, 1)
        bound = [nothing[config, stream] for _ in range(3)]
        for n, i in enumerate(order):
            bound[i] = None
            config.grid = 5 + n
            assert [b.config.grid for b in bound if b is not None] == [(1, 1, 1)] * (2 - n)
    bound = nothing[core.LaunchConfig(1, None, 1), stream]
    bound.config.grid = 2
    assert bound.config.grid == (1, 1, 1)


def test_references(core, device, nothing, stream):
    event = device.create_event()
    config = core.LaunchConfig(1, None, 1, programmatic_event=event)
    grids = itertools.count(1)

    def use():
        bound = nothing[config, stream]
        config.grid = next(grids)
        config.programmatic_event = None
        assert bound.config.programmatic_event[0] is event
        config.programmatic_event = event
        bound()

    growth.check_use(use, 100, event)


def test_the_collector_sees_what_was_written(core, device):
    config = core.LaunchConfig(1, None, 1)
    assert not gc.is_tracked(config)
    event = device.create_event()
    config.programmatic_event = event
    assert gc.is_tracked(config) and any(event in each for each in gc.get_referents(config) if type(each) is tuple)
    config.programmatic_event = None
    del config


# --- writes in the middle -------------------------------------------------------------------------


def test_a_value_that_writes(core):
    config = core.LaunchConfig(1, None, 1)

    class Writes:
        def __index__(self):
            config.grid = 7
            return 3

    config.block = Writes()
    assert config.block == (3, 1, 1) and config.grid in ((1, 1, 1), (7, 1, 1))


def test_an_argument_that_writes(core, stream):
    """If an argument writes to the configuration, the launch uses the old or the new one whole."""
    kernel = core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")
    config = core.LaunchConfig(1, None, 1)

    class Writes:
        @property
        def __cuda_array_interface__(self):
            config.is_cooperative = not config.is_cooperative
            config.cluster = 2 if config.cluster is None else None
            config.priority = None if config.priority == 0 else 0
            return {"version": 3, "shape": (1,), "typestr": "|u1", "data": (0, False)}

    for _ in range(20):
        # With no elements, no address is followed.
        core.launch(stream, config, kernel, 1.5, Writes(), 0, 0, 0)
        kernel[config, stream](1.5, Writes(), 0, 0, 0)
    stream.sync()


def test_threads(core, stream, nothing, stub):
    """While threads write, each launch uses a configuration that some thread wrote."""
    config = core.LaunchConfig(1, None, 1)
    bound, stop, errors = nothing[config, stream], threading.Event(), []

    def work(body):
        try:
            while not stop.is_set():
                body()
        except BaseException as error:
            errors.append(error)
            stop.set()

    def write():
        config.cluster = random.choice((None, 2, 4))
        config.programmatic_stream_serialization = random.random() < 0.5
        config.priority = random.choice((None, 0))
        config.is_cooperative = random.random() < 0.5

    bodies = [write, write, lambda: core.launch(stream, config, nothing), bound, lambda: nothing[config, stream]()]
    threads = [threading.Thread(target=work, args=(body,)) for body in bodies]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    for thread in threads:
        thread.start()
    stop.wait(1)
    stop.set()
    for thread in threads:
        thread.join()
    sys.setswitchinterval(interval)
    assert errors == []
    assert bound.config == core.LaunchConfig(1, None, 1)
    seen = stub.launches()
    assert {launch.cluster for launch in seen} <= {(0, 0, 0), (1, 1, 1), (2, 1, 1), (4, 1, 1), None}
    assert all(len(launch.attributes) <= 4 for launch in seen)
