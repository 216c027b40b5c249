"""Making 10⁵ objects of every type and dropping them leaves memory, reference counts and driver handles where they were.

CUBIND_CALLS is another number, as in test_no_growth.py, whose means these are.
"""

import gc
import importlib
import pkgutil
import sys
import threading
import time
from types import SimpleNamespace

import graph_nodes
import libraries
import pytest
from everything import MAKERS, OPERATIONS, World, raised
from test_no_growth import CALLS, WARM, Growth, repeat, rounds

pytestmark = pytest.mark.usefixtures("own_heap")
FEW = 1000  # so few calls are those of something slow or a sanitizer's; memory is not measured then
# What is used over and over, and by the interpreter too: a reference too many each time would show here.
IMMORTALS = (None, True, False, NotImplemented, Ellipsis, (), "", b"", 0, 1, -1)


@pytest.fixture(scope="module")
def world():
    if not libraries.ON_GPU:
        libraries.load_stub("driver").reset()
    return World()


def settle():
    """CUDA lets go of what graphs keep on threads of its own."""
    if not libraries.ON_GPU:
        libraries.load_stub("driver").settle()


def live():
    """Code once loaded stays: see core/kernel/object_code.c."""
    gc.collect()
    if libraries.ON_GPU:
        return None
    settle()
    gc.collect()
    alive = libraries.load_stub("driver").live()
    return {kind: count for kind, count in alive.items() if kind not in ("libraries", "kernels")}


def check(world, function, times):
    """`function` of the world, so many times; what an arena or a cache took once is not there in the next round."""
    arguments = (world,)
    repeat(function, arguments, min(WARM, times))
    world.sync()
    objects = [o for o in vars(world).values() if o.__class__.__module__.startswith("cubind")]
    before = live()
    for count in rounds(times):
        references = [sys.getrefcount(o) for o in IMMORTALS]
        gc.collect()
        growth = Growth(SimpleNamespace(**core_types()), objects, count)
        repeat(function, arguments, count)
        world.sync()
        settle()
        grown = [o for n, o in zip(references, IMMORTALS, strict=True) if sys.getrefcount(o) - n >= count / 2 > 5]
        assert grown == []
        found = growth.found()
        if found is not None:
            gc.collect()  # it empties the free lists of the interpreter, too
            found = growth.found()
        if found is None or times < FEW:
            break
    else:
        pytest.fail(found)
    for _ in range(50):  # what was in flight may end after its stream
        if live() == before:
            break
        time.sleep(0.01)
    assert live() == before


def core_types():
    """All types of the extension module by name, those that it does not export too."""
    from cubind import _core

    immutable = 1 << 8  # Py_TPFLAGS_IMMUTABLETYPE: no class of Python code has it
    found, todo, seen = {}, [object], set()
    while todo:
        for cls in type.__subclasses__(todo.pop()):
            if cls in seen:
                continue
            seen.add(cls)
            todo.append(cls)
            if str(cls.__module__).startswith("cubind.core") and cls.__flags__ & immutable:
                found[cls.__name__] = cls
    exported = {name: item for name, item in vars(_core).items() if isinstance(item, type)}
    return {**found, **exported}


def options_classes():
    """All classes of options, wherever they are."""
    from cubind import core
    from cubind.core._options import Options

    for module in pkgutil.iter_modules(core.__path__, "cubind.core."):
        importlib.import_module(module.name)
    found, todo = {}, [Options]
    while todo:
        for cls in todo.pop().__subclasses__():
            found[cls.__name__] = cls
            todo.append(cls)
    return found


# --- one of each, over and over ------------------------------------------------------------------

# What a class of options has to be given.
OPTIONS = {
    "TensorMapDescriptorOptions": {"box_dim": (2, 4), "swizzle": "32B", "data_type": "float32"},
    "ProgramOptions": {"arch": "sm_90"},
}

# Those that take long; fewer of them are as many as the others' time.
SLOW = {"Linker": 2000, "Program": 50, "CallbackResource": 20, "CUDAError": 10, "ObjectCode": 10, "Kernel": 4}
for _name in ("DeviceMemoryResource", "PinnedMemoryResource", "ManagedMemoryResource"):
    SLOW[_name] = 10


@pytest.mark.parametrize("name", MAKERS)
def test_objects(world, name):
    check(world, MAKERS[name], CALLS // SLOW.get(name, 1))


def test_every_type_has_a_row(world):
    """A new type comes with a row; what is not in the module is not an object of it. Some types come with their first
    object."""
    made = {name: type(make(world)) for name, make in MAKERS.items()}
    types = {name: cls for name, cls in core_types().items() if name not in graph_nodes.ABSTRACT}
    assert made == types


@pytest.mark.parametrize("name", sorted(n for n in MAKERS if not n.endswith(("Error", "Warning"))))
def test_references_of_one_object(world, name):
    """An object holds one reference to its type, and gives it back."""
    kept = [MAKERS[name](world)]
    cls = core_types()[name]

    def counts():
        """What 100 objects add, less the distinct ones of them; what is left of it behind them."""
        gc.collect()
        before = sys.getrefcount(cls)
        made = [MAKERS[name](world) for _ in range(100)]
        added = sys.getrefcount(cls) - before - len({id(o) for o in made} - {id(kept[0])})
        del made
        gc.collect()
        return added, sys.getrefcount(cls) - before

    # Others of the class, of tests before, may go meanwhile: then once more.
    found = next((told for told in (counts() for _ in range(5)) if told == (0, 0)), None) or counts()
    assert found == (0, 0)


@pytest.mark.parametrize("cls", options_classes().values(), ids=lambda cls: cls.__name__)
def test_options(world, cls):
    arguments = OPTIONS.get(cls.__name__, {})

    def make(world):
        return cls(**arguments)

    assert make(world) == make(world)
    check(world, make, CALLS // 10)  # plain Python


# Each class of options in use, as an object and as a dict, and wrong ones.
USERS = {
    "StreamOptions": lambda w: w.device.create_stream(options=w.core.StreamOptions(nonblocking=False)),
    "StreamOptions, dict": lambda w: w.device.create_stream(options={"nonblocking": False, "priority": 0}),
    "StreamOptions, wrong": lambda w: raised(w.device.create_stream, None, {"priority": 100}),
    "EventOptions": lambda w: w.device.create_event(w.core.EventOptions(timing_enabled=True)),
    "EventOptions, dict": lambda w: w.stream.record(options={"timing_enabled": True}),
    "EventOptions, wrong": lambda w: raised(w.stream.record, None, {"no_such_option": 1}),
    "EventOptions, of a wrong type": lambda w: raised(w.stream.record, None, 5),
    "DeviceMemoryResourceOptions": lambda w: w.core.DeviceMemoryResource(0, w.core.DeviceMemoryResourceOptions()),
    "DeviceMemoryResourceOptions, dict": lambda w: w.core.DeviceMemoryResource(0, {"max_size": 1 << 20}),
}


@pytest.mark.parametrize("name", USERS)
def test_options_in_use(world, name):
    check(world, USERS[name], CALLS // 5)


# What they load stays loaded, see core/kernel/object_code.c.
STAYS = {"ObjectCode"}


@pytest.mark.parametrize("name", OPERATIONS)
def test_operations(world, name):
    """And what they leave behind when they do not make anything that stays."""
    times = CALLS // 100
    check(world, OPERATIONS[name], min(times, FEW - 1) if name in STAYS else times)


def test_threads(world):
    """A thread's devices go with it."""

    def make(world):
        def work():
            device = world.core.Device(0)
            device.set_current()
            device.properties.warp_size, device.memory_resource, device.uuid

        thread = threading.Thread(target=work)
        thread.start()
        thread.join()

    check(world, make, CALLS // 100)


def test_module():
    """Imported anew, used and dropped: the module and its types go when their last object does."""
    import weakref

    ends = []
    for _ in range(3):
        old = {n: sys.modules.pop(n) for n in list(sys.modules) if n.partition(".")[0] == "cubind"}
        try:
            fresh = importlib.import_module("cubind._core")
            ends.append(weakref.ref(fresh))
            repr(fresh.LaunchConfig(grid=1, block=1))
            del fresh
        finally:
            for name in [n for n in sys.modules if n.partition(".")[0] == "cubind"]:
                del sys.modules[name]
            sys.modules.update(old)
    for _ in range(3):
        gc.collect()
    assert [end() for end in ends] == [None] * 3
