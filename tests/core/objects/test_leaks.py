"""Making 10⁵ objects of each type leaves memory, reference counts and driver handles unchanged.

CUBIND_CALLS sets another number, as in test_no_growth.py.
"""

import ctypes
import gc
import importlib
import pkgutil
import sys
import threading
import time

import pytest
from bindings.test_no_growth import CALLS
from cubind.checked import driver
from cubind.driver import CUuserObject_flags, CUuserObjectRetain_flags
from support import growth, libraries
from support.core import graph_nodes
from support.core.everything import MAKERS, OPERATIONS, World, raised

pytestmark = pytest.mark.usefixtures("own_heap")
FEW = 1000  # Smaller counts are for slow types and sanitizers; memory is not measured then.


@pytest.fixture(scope="module")
def world():
    if not libraries.ON_GPU:
        libraries.load_stub("driver").reset()
    return World()


def settle():
    """Wait until CUDA's threads have released the objects of graphs."""
    gc.collect()
    if not libraries.ON_GPU:
        libraries.load_stub("driver").settle()
        gc.collect()


def live():
    """Return the live counts of the driver, without loaded code: see core/kernel/object_code.c."""
    settle()
    if libraries.ON_GPU:
        return None
    alive = libraries.load_stub("driver").live()
    return {kind: count for kind, count in alive.items() if kind not in ("libraries", "kernels")}


def check(world, function, times, left=0):
    """Call `function` with the world `times` times; memory, references and handles do not grow.

    left: bytes that CUDA's driver itself leaves in each call.
    """

    def work(count):
        growth.repeat(function, (world,), count)
        world.sync()

    work(min(growth.WARM, times))
    objects = [o for o in vars(world).values() if o.__class__.__module__.startswith("cubind")]
    before = live()
    growth.check(work, times, [*objects, *core_types().values()], memory=times >= FEW, left=left, settle=settle)
    for _ in range(50):  # work in flight may end after its stream
        if live() == before:
            break
        time.sleep(0.01)
    assert live() == before


def core_types():
    """Return all types of the extension module by name, also those that it does not export."""
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
    """Return all classes of options, wherever they are defined."""
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


# --- one object of each type, many times ----------------------------------------------------------

# Arguments that a class of options requires.
OPTIONS = {
    "TensorMapDescriptorOptions": {"box_dim": (2, 4), "swizzle": "32B", "data_type": "float32"},
    "ProgramOptions": {"arch": "sm_90"},
    "ContextOptions": {"resources": [1]},
}

# Slow types get fewer objects, so that they take about as long as the others.
SLOW = {"Linker": 2000, "Program": 50, "CallbackResource": 20, "CUDAError": 10, "ObjectCode": 10, "Kernel": 4}
for _name in ("DeviceMemoryResource", "PinnedMemoryResource", "ManagedMemoryResource"):
    SLOW[_name] = 10


@pytest.mark.parametrize("name", MAKERS)
def test_objects(world, name):
    check(world, MAKERS[name], CALLS // SLOW.get(name, 1))


def test_every_type_has_a_row(world):
    """Every type of the module has a row, so a new type needs a new one.

    Types from outside of the module do not count. Some types exist only once an object does.
    """
    made = {name: type(make(world)) for name, make in MAKERS.items()}
    types = {name: cls for name, cls in core_types().items() if name not in graph_nodes.ABSTRACT}
    assert made == types


@pytest.mark.parametrize("name", sorted(n for n in MAKERS if not n.endswith(("Error", "Warning"))))
def test_references_of_one_object(world, name):
    """An object holds one reference to its type, and releases it."""
    kept = [MAKERS[name](world)]
    cls = core_types()[name]

    def counts():
        """Return the references for 20 objects beyond one each, while they live and afterwards."""
        settle()
        before = sys.getrefcount(cls)
        made = [MAKERS[name](world) for _ in range(20)]
        added = sys.getrefcount(cls) - before - len({id(o) for o in made} - {id(kept[0])})
        del made
        settle()
        return added, sys.getrefcount(cls) - before

    seen = []
    for number in range(growth.ROUNDS):  # older objects of the class may end meanwhile
        time.sleep(0.02 * number)
        seen.append(counts())
        if seen[-1] == (0, 0):
            break
    assert (0, 0) in seen, seen


@pytest.mark.parametrize("cls", options_classes().values(), ids=lambda cls: cls.__name__)
def test_options(world, cls):
    arguments = OPTIONS.get(cls.__name__, {})

    def make(world):
        return cls(**arguments)

    assert make(world) == make(world)
    check(world, make, CALLS // 10)  # plain Python


# Uses of each class of options: as an object, as a dict, and wrong ones.
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


# These load code, which stays loaded: see core/kernel/object_code.c.
STAYS = {"ObjectCode"}

# How many executable graphs these upload.
UPLOADS = {
    "GraphBuilder": 1,
    "GraphBuilder.while_loop": 1,
    "GraphBuilder.embed": 1,
    "GraphMemoryResource": 1,
    "Stream.capture": 2,
    "Graph.arguments": 1,
    "Stream.graph": 3,
    "graph of nodes, launched": 1,
}


@pytest.fixture(scope="module")
def left_by_uploads(world):
    """Return how many bytes CUDA's driver leaves for each executable graph that has a user object.

    docs/driver-notes.md says more. On the stub driver all bytes count.
    """
    if not libraries.ON_GPU:
        return 0
    destructor = ctypes.cast(ctypes.CDLL(None).labs, ctypes.c_void_p).value

    def upload():
        graph = driver.cuGraphCreate(0).detach()
        item = driver.cuUserObjectCreate(1, destructor, 1, CUuserObject_flags.CU_USER_OBJECT_NO_DESTRUCTOR_SYNC)
        driver.cuGraphRetainUserObject(graph, item, 1, CUuserObjectRetain_flags.CU_GRAPH_USER_OBJECT_MOVE)
        driver.cuGraphAddEmptyNode(graph, None, 0)
        executable = driver.cuGraphInstantiate(graph, 0).detach()
        driver.cuGraphUpload(executable, world.stream.handle)
        world.sync()
        driver.cuGraphExecDestroy(executable)
        driver.cuGraphDestroy(graph)

    return growth.bytes_left(upload, 1000)


@pytest.mark.parametrize("name", OPERATIONS)
def test_operations(world, name, left_by_uploads):
    """Operations that load no code leave nothing behind."""
    times = min(CALLS // 100, FEW - 1) if name in STAYS else CALLS // 100
    check(world, OPERATIONS[name], times, UPLOADS.get(name, 0) * left_by_uploads)


def test_threads(world):
    """A thread's devices are released with it."""

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
    """A reimported module and its types are released with their last object."""
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
