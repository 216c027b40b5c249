"""No method, operator or attribute of any cubind.core type leaks objects or memory.

This holds for any failure inside the call, for other threads that use or close the same objects,
and wherever it is called. The tests here go through all rows of members.py; tests of single types
are in other files.
"""

import ctypes
import gc
import pickle
import random
import sys
import time
import warnings

import pytest
from bindings.test_no_growth import CALLS as TIMES
from support import libraries
from support.child import in_child
from support.core.everything import World
from support.core.exits import ends
from support.core.meddling import during_collections
from support.core.members import CALLS, ROWS, maker, members

from core.objects.test_faults import LAUNCH_FAILED, OUT_OF_MEMORY, Worlds, fail_each_call, live
from core.objects.test_leaks import SLOW, check, core_types
from core.process.test_exit_order import fork
from core.process.test_threads import SECONDS, THREADS, run

pytestmark = pytest.mark.usefixtures("own_heap")
on_stub = pytest.mark.skipif(libraries.ON_GPU, reason="the stub fails on request, a GPU does not")

# These call compilers.
SLOWEST = ("Program", "Linker")
# If an import is left behind because its end failed, the next row finds it (test_ipc_pools.py).
IMPORTS = ("_import", "_import_buffer", "from_allocation_handle", "from_ipc_descriptor")
# If cuStreamEndCapture fails there is a warning, and nobody has the graph.
NOT_ENDED = ("GraphBuilder.close",)


def own(row):
    """Return the row as an operation on a world, with a new object."""
    return lambda world: ROWS[row](world, maker(row)(world))


def kind(row):
    return row.replace(",", ".").partition(".")[0]


@pytest.fixture(scope="module")
def world():
    if not libraries.ON_GPU:
        libraries.load_stub("driver").reset()
    gc.collect()
    gc.freeze()  # collections only look at the objects that rows make
    yield Worlds.own()
    gc.unfreeze()


def test_every_method_has_a_row(world):
    """A new method needs a new row; some types exist only once an object does."""
    for row in ROWS:
        maker(row)(world)
    methods = {f"{name}.{method}" for name, cls in core_types().items() for method in members(cls)}
    assert sorted(methods - set(CALLS)) == []
    assert sorted(set(CALLS) - methods) == []


@pytest.mark.parametrize("row", ROWS)
def test_nothing_is_left(world, row):
    check(world, own(row), max(TIMES // 200 // SLOW.get(kind(row), 1), 10))


@on_stub
@pytest.mark.parametrize("row", [row for row in ROWS if not (row.startswith((*SLOWEST, *NOT_ENDED)) or row.endswith(IMPORTS))])
def test_each_call_fails(world, row):
    """A row may tolerate a failing call; the failure loses nothing, and the row works next."""
    fail_each_call(libraries.load_stub("driver"), world, row, LAUNCH_FAILED, strict=False, operation=own(row))


# --- allocations ---------------------------------------------------------------------------------

MOST_ALLOCATIONS = 2000
QUIET = 12  # after so many attempts in a row without a failure, the row makes no more allocations
# Errors that Python's own modules raise when an allocation fails.
TOLD = (MemoryError, ImportError, pickle.PicklingError, ctypes.ArgumentError)
# CPython 3.11 ends a Python function without an exception if its frame gets no memory, and keeps
# what the frame refers to.
IN_PYTHON = (
    "Device.to_system_device", "ManagedBuffer._set_access", "DeviceMemoryResource._peers", "DeviceMemoryResource._change_peers",
    # peer_accessible_by, allocation_handle
    "DeviceMemoryResource, attributes", "PinnedMemoryResource, attributes",
    "Device._repr_html_", "Kernel._repr_html_", "Graph._repr_html_", "GraphDefinition._repr_html_",
    "Buffer._export", "Buffer.from_ipc_descriptor", "Buffer.__reduce__", "Event._export", "Event.from_ipc_descriptor",
    *(f"{pool}MemoryResource.{method}" for pool in ("Device", "Pinned") for method in (
        "_import", "_import_buffer", "from_allocation_handle", "from_registry", "register", "__reduce__")),
)  # fmt: skip


def is_told(error):
    """Return whether the error reports a failed allocation.

    Arrays allocated without the GIL report it with a status of the driver.
    """
    return isinstance(error, TOLD) or getattr(error, "code", None) == OUT_OF_MEMORY


def fail_allocation(memory, operation, world, item, n):
    """Return the result when Python's n-th allocation failed, or None if none did."""
    memory.fail(n)
    try:
        operation(world, item)
    except BaseException as error:
        memory.restore()
        return error.with_traceback(None)
    finally:
        memory.restore()
    return None


def fail_each_allocation(world, make, operation):
    """Let each allocation of operation(world, make(world)) fail: it raises, and leaves nothing."""
    memory = pytest.importorskip("cubind_failing")
    if sys.version_info[:2] == (3, 12):
        pytest.skip("CPython 3.12 crashes where `lambda: 1` gets no memory")
    stub = libraries.load_stub("driver")
    operation(world, make(world))
    before, quiet, hook = live(stub, world), 0, sys.unraisablehook
    sys.unraisablehook = lambda unraisable: None
    try:
        for n in range(1, MOST_ALLOCATIONS):
            item = make(world)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                error = fail_allocation(memory, operation, world, item, n)
            assert error is None or is_told(error), f"allocation {n}: {error!r}"
            quiet = quiet + 1 if error is None else 0
            item = error = None
            if quiet > QUIET:
                break
        operation(world, make(world))
        for _ in range(200):  # CUDA's threads take a moment to release the objects of graphs
            if live(stub, world) == before:
                break
            time.sleep(0.005)
        assert live(stub, world) == before
    finally:
        sys.unraisablehook = hook


@on_stub
@pytest.mark.parametrize("row", [row for row in ROWS if row not in IN_PYTHON])
def test_each_allocation_fails(world, row):
    """Each time the row raises MemoryError or tolerates it, leaves nothing, and works next."""
    fail_each_allocation(world, maker(row), ROWS[row])


# --- objects that are closed while in use ---------------------------------------------------------


def close(item):
    if hasattr(item, "close") and type(item).__name__ != "Context":
        item.close()


def close_all(world):
    """Close all objects except the device's own pool, from which the next world allocates."""
    for name in ("built", "graph", "buffer", "other", "event", "pool", "managed", "stream"):
        close(getattr(world, name))


def attempt(row, world, item=None):
    """Run the row: only an exception may come of it, and none that reports a defect in C.

    Without an object the row makes one.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ROWS[row](world, maker(row)(world) if item is None else item)
    except SystemError:
        raise
    except Exception as error:
        return error.with_traceback(None)
    return None


@pytest.mark.parametrize("row", ROWS)
def test_of_closed_objects(row):
    world = World()
    item = maker(row)(world)
    close(item)
    attempt(row, world, item)
    item = maker(row)(world)
    close_all(world)
    attempt(row, world, item)


@pytest.mark.parametrize("row", ROWS)
def test_closed_in_the_middle(row):
    """Python code that runs at a garbage collection may close the objects in use."""
    world = World()
    item = maker(row)(world)
    meddled = []

    def meddle():
        meddled.append(1)
        close(item)
        close_all(world)

    during_collections(lambda: attempt(row, world, item), meddle)
    close(item)
    world.device.sync()


# --- threads -------------------------------------------------------------------------------------


@in_child()
def test_all_at_once():
    """Eight threads at a time run rows, on their own objects and on shared ones.

    This runs in a process of its own, because a capture that is spoilt together with one inside of
    it never ends (capture_end.h). The stub ends the process where NVIDIA's driver does.
    """
    if not libraries.ON_GPU:
        libraries.load_stub("driver").imitate_580()
    world = World()
    rows = [row for row in ROWS if not row.startswith(SLOWEST)]
    shared = {row: maker(row)(world) for row in rows}
    end = time.monotonic() + SECONDS

    def work(seed, mine):
        choice, done = random.Random(seed), 0
        world.core.Device(0).set_current()
        while time.monotonic() < end or done < 50:
            row, done = choice.choice(rows), done + 1
            if choice.randrange(2):
                attempt(row, world, shared[row])
            else:
                attempt(row, mine)
        return done

    worlds = [World() for _ in range(THREADS)]
    seeds = [random.randrange(2**32) for _ in range(THREADS)]
    print("seeds", seeds)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        done = run(*(lambda i=i: work(seeds[i], worlds[i]) for i in range(THREADS)))
    finally:
        sys.setswitchinterval(interval)
    assert sum(done) >= 50 * THREADS


# These take functions of ctypes, or call a compiler.
LEFT_OUT = ("CallbackResource", *SLOWEST)

# --- processes and interpreters ------------------------------------------------------------------


@ends(hardware=False)
def test_in_a_forked_child():
    """In a forked child no call reaches the driver, which is gone.

    RuntimeError reports the fork, unless no call is needed.
    """
    driver = libraries.load_stub("driver")
    world = World()
    made = {row: maker(row)(world) for row in ROWS}
    world.sync()

    def child():
        before, counted, wrong = driver.live(), driver.counted_calls, []
        for row, item in made.items():
            error = attempt(row, world, item)
            if driver.counted_calls != counted:
                wrong.append(f"{row}: the driver was called")
                counted = driver.counted_calls
            if error is not None and "fork" not in str(error):
                wrong.append(f"{row}: {error!r}")
        assert driver.live() == before
        assert not wrong, "\n".join(wrong)

    assert fork(child) == 0
    world.sync()


IN_ANOTHER = """
import sys, warnings
sys.path[:] = {path!r}
sys.argv = [""]
warnings.simplefilter("ignore")
try:
    import cubind.core as core
except ImportError as error:
    assert "subinterpreter" in str(error), error
else:
    from support.core.everything import World
    from support.core.members import ROWS, maker
    world = World()
    for row, call in ROWS.items():
        if not row.startswith({left!r}):
            call(world, maker(row)(world))
    world.sync()
"""


@in_child(hardware=False)
def test_in_another_interpreter():
    from core.process.test_subinterpreter import Interpreters, run_in_new

    interpreters = Interpreters()
    World().sync()
    for _ in range(2):
        run_in_new(interpreters, IN_ANOTHER.format(path=sys.path, left=LEFT_OUT))
    world = World()
    for row in ROWS:
        own(row)(world) if not row.startswith(LEFT_OUT) else None
    world.sync()


