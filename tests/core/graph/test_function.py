"""Test @stream.graph: functions whose launches run as a graph, call after call."""

import gc
import struct
import sys
import threading
import weakref

import pytest
from cubind import core, driver
from cubind.core import LaunchConfig, ObjectCode, launch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support import libraries
from support.core import graph_kernels
from support.core.graph_nodes import gone, values, zeroed

ONE, TWO = LaunchConfig(grid=1, block=1), LaunchConfig(grid=2, block=1)
CELLS = 4
SET = "cuGraphExecKernelNodeSetParams_v2"
STUB = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")
# Two kernels: *at += step, and *at = *at * 3 + step.
PTX = graph_kernels.WITHOUT_CONDITIONS + b"""
.visible .entry triple(.param .u64 at, .param .u32 step)
{
    .reg .b32 %r<3>;
    .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [at];
    ld.param.u32 %r1, [step];
    ld.global.u32 %r2, [%rd1];
    mad.lo.u32 %r2, %r2, 3, %r1;
    st.global.u32 [%rd1], %r2;
    ret;
}
"""
pytestmark = pytest.mark.usefixtures("computing")


@pytest.fixture
def code(computing, device):
    return ObjectCode.from_ptx(PTX)


@pytest.fixture
def add(code):
    return code.get_kernel("add")


@pytest.fixture
def cells(device):
    return [zeroed() for _ in range(CELLS)]


@pytest.fixture
def step(stream, add):
    """A function with three launches."""

    @stream.graph
    def step(cell, amount, count=3):
        for _ in range(count):
            launch(stream, ONE, add, cell, amount)
        return amount

    return step


class Counted:
    """Counts calls of a function of the stub driver, which have no effect meanwhile."""

    def __init__(self, *names):
        self.stub, self.names = libraries.load_stub("driver"), names

    def __enter__(self):
        for name in self.names:
            self.stub.set_mode(1, name)
        self.stub.clear_log()
        return self

    def __exit__(self, *exc):
        self.made = {name: len(self.stub.calls(name)) for name in self.names}
        for name in self.names:
            self.stub.set_mode(0, name)


def test_calls(stream, cells, step):
    assert repr(step).startswith("<GraphFunction of <function") and step.stream is stream
    assert step.__wrapped__.__name__ == "step"
    for i, cell in enumerate([*cells, cells[0]]):
        assert step(cell, i + 1) == i + 1
    assert values(cells, stream) == [18, 6, 9, 12]


@STUB
def test_driver_calls(stream, cells, step, add):
    """A call that differs only in arguments captures nothing, and sets those that differ."""
    step(cells[0], 1)
    with Counted(SET, "cuLaunchKernelEx", "cuGraphExecUpdate_v2") as counted:
        step(cells[0], 1)
    assert set(counted.made.values()) == {0}
    with Counted(SET, "cuLaunchKernelEx", "cuGraphExecUpdate_v2") as counted:
        step(cells[0], 2)
    assert counted.made == {SET: 3, "cuLaunchKernelEx": 0, "cuGraphExecUpdate_v2": 0}

    @stream.graph
    def mixed(amount):
        launch(stream, ONE, add, cells[0], 1)
        add[ONE, stream](cells[0], amount)

    mixed(1)
    with Counted(SET) as counted:
        mixed(2)
    assert counted.made == {SET: 1}


# --- what a function may do ----------------------------------------------------------------------

OPERATIONS = {
    "add": lambda w, place, amount: launch(w.stream, ONE, w.add, w.cells[place], amount),
    "bound": lambda w, place, amount: w.add[ONE, w.stream](w.cells[place], amount),
    "triple": lambda w, place, amount: launch(w.stream, ONE, w.triple, w.cells[place], amount),
    "raw number": lambda w, place, amount: launch(w.stream, ONE, w.add, int(w.cells[place].handle), amount),
    "dict": lambda w, place, amount: launch(w.stream, {"grid": 1, "block": 1}, w.add, w.cells[place], amount),
    "other config": lambda w, place, amount: launch(w.stream, LaunchConfig(grid=1, block=1, priority=0), w.add, w.cells[place], amount),  # noqa: E501
    "copy": lambda w, place, amount: w.cells[place].copy_to(w.cells[amount % CELLS], stream=w.stream),
    "fill": lambda w, place, amount: w.cells[place].fill(amount % 256, stream=w.stream),
    "event": lambda w, place, amount: w.stream.record(),
    "wait": lambda w, place, amount: (w.other.wait(w.stream), w.stream.wait(w.other)),
    "query": lambda w, place, amount: w.stream.is_capturing,
    "nothing": lambda w, place, amount: None,
}
FEW = ["add", "add", "add", "triple", "bound"]


class World:
    def __init__(self, device, stream, code, cells):
        self.stream, self.cells, self.other = stream, cells, device.create_stream()
        self.add, self.triple = code.get_kernel("add"), code.get_kernel("triple")

    def run(self, work):
        for name, place, amount in work:
            OPERATIONS[name](self, place, amount)


def programs(names):
    operation = st.tuples(st.sampled_from(names), st.integers(0, CELLS - 1), st.integers(0, 255))
    return st.lists(st.lists(operation, max_size=4), max_size=6)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.one_of(programs(FEW), programs(sorted(OPERATIONS))))
def test_like_eager_calls(device, stream, code, cells, calls):
    """Any sequence of calls has the result of running the function without a graph."""
    for cell in cells:
        memoryview(cell)[:] = bytes(4)
    eager, graphed = World(device, stream, code, [zeroed() for _ in cells]), World(device, stream, code, cells)
    function = stream.graph(graphed.run)
    for work in calls:
        function(work)
        eager.run(work)
        assert values(cells, stream) == values(eager.cells, stream)


@pytest.mark.parametrize("name", sorted(OPERATIONS))
@pytest.mark.parametrize("at", range(4))
def test_other_work_later(device, stream, code, cells, name, at):
    """Work that the first calls did not do may come at any place of a later call."""
    world = World(device, stream, code, cells)
    eager = World(device, stream, code, [zeroed() for _ in cells])
    function = stream.graph(world.run)
    plain = [("add", 0, 1), ("triple", 0, 2), ("add", 1, 5)]
    for work in (plain, plain, [*plain[:at], (name, 0, 3), *plain[at:]], plain, plain[:at], plain):
        function(work)
        eager.run(work)
        assert values(cells, stream) == values(eager.cells, stream)


def test_arguments_that_launch(stream, add, cells):
    """An argument may launch on the stream while it is converted: that launch comes first."""

    class Array:
        def __init__(self, cell):
            self.cell = cell

        @property
        def __cuda_array_interface__(self):
            launch(stream, ONE, add, cells[1], 1)
            return {"shape": (1,), "typestr": "<u4", "data": (int(self.cell.handle), False), "version": 3}

    @stream.graph
    def step(cell, amount):
        launch(stream, ONE, add, Array(cell), amount)

    for i in range(3):
        step(cells[0], i)
    assert values(cells, stream) == [3, 3, 0, 0]


def test_work_that_is_not_seen(stream, add, cells):
    """Work of other packages that only a later call does is an error, and nothing is launched."""

    @stream.graph
    def step(amount, foreign):
        launch(stream, ONE, add, cells[0], amount)
        if foreign:
            address = driver.CUdeviceptr(int(cells[1].handle))
            assert driver.cuMemsetD32Async(address, 7, 1, stream.handle)[0] == 0

    step(1, False)
    step(10, False)
    with pytest.raises(RuntimeError, match="^work that cubind does not see was queued on the stream"):
        step(100, True)
    assert values(cells, stream) == [11, 0, 0, 0]
    step(100, True)
    assert values(cells, stream) == [111, 7, 0, 0]
    step(1, False)
    assert values(cells, stream) == [112, 7, 0, 0]


# --- errors --------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", [0, 1, 2])
@pytest.mark.parametrize("after", [0, 1, 3, 5])
def test_exceptions(stream, add, cells, before, after):
    """An exception discards the call's work, wherever it comes from."""

    @stream.graph
    def step(amount, fails=None):
        for i in range(4):
            if i == fails:
                raise ZeroDivisionError
            launch(stream, ONE, add, cells[0], amount)
        if fails == 5:
            cells[0].copy_to(cells[1], stream=stream)
            raise ZeroDivisionError

    for i in range(before):
        step(i)
    total = values(cells, stream)[0]
    with pytest.raises(ZeroDivisionError):
        step(100, after if after != 4 else None)
    assert not stream.is_capturing
    assert values(cells, stream) == [total, 0, 0, 0]
    for i in range(2):
        step(1)
    assert values(cells, stream) == [total + 8, 0, 0, 0]


def test_refused_launches(stream, add, cells):
    """The function may go on after a launch that was refused."""

    @stream.graph
    def step(amount):
        launch(stream, ONE, add, cells[0], 1)
        try:
            launch(stream, ONE, add, cells[0], amount)
        except core.LaunchTypeError:
            launch(stream, ONE, add, cells[1], 5)

    for amount in (1, "no", 2, "no", "no", 3):
        step(amount)
    assert values(cells, stream) == [12, 15, 0, 0]


def test_wrong_arguments(device, stream, add, cells, step):
    with pytest.raises(TypeError, match="^function must be callable, not int$"):
        stream.graph(5)
    with pytest.raises(TypeError, match="graph completion options"):
        stream.graph(lambda: None, options=5)()
    stream.sync()

    @stream.graph
    def again():
        again()

    with pytest.raises(RuntimeError, match="^another call of this GraphFunction is in progress$"):
        again()
    with pytest.raises(RuntimeError, match="cannot be instantiated directly"):
        type(step)()
    other = device.create_stream()
    function = other.graph(lambda: launch(other, ONE, add, cells[0], 1))
    function()
    other.close()
    with pytest.raises(RuntimeError, match="^Stream has been closed$"):
        function()
    with pytest.raises(RuntimeError, match="^Stream has been closed$"):
        other.graph(print)


def test_spoilt(stream, cells, step):
    """A call that spoils the capture raises; the next call works."""

    @stream.graph
    def spoils(fails):
        step.__wrapped__(cells[0], 1)
        if fails:
            with pytest.raises(core.CUDAError):
                stream.sync()

    spoils(False)
    with pytest.raises(core.CUDAError, match="INVALIDATED"):
        spoils(True)
    for _ in range(2):
        spoils(False)
    assert values(cells, stream) == [9, 0, 0, 0]


# --- forms ---------------------------------------------------------------------------------------


def test_decorator_with_options(stream, add, cells):
    @stream.graph(options={"use_node_priority": True}, programmatic=True)
    def step(amount):
        launch(stream, ONE, add, cells[0], amount)

    for i in range(3):
        step(amount=i)
    assert values(cells, stream) == [3, 0, 0, 0]


def test_methods(stream, add, cells):
    class Model:
        def __init__(self, cell):
            self.cell = cell

        @stream.graph
        def step(self, amount):
            launch(stream, ONE, add, self.cell, amount)

    for i, cell in enumerate(cells):
        Model(cell).step(i)
    assert values(cells, stream) == [0, 1, 2, 3]


def test_in_a_capture(stream, cells, step):
    """Inside another capture of the stream, the work becomes part of that capture."""

    @stream.graph
    def outer(amount):
        step(cells[0], amount)
        step(cells[1], amount)

    for i in range(3):
        outer(i)
    with stream.capture() as graph:
        step(cells[2], 1)
    graph.launch(stream)
    assert values(cells, stream) == [9, 9, 3, 0]


def test_changed_configuration(stream, add, cells):
    """A write to the LaunchConfig between calls takes effect."""
    config = LaunchConfig(grid=1, block=1, shmem_size=0)

    @stream.graph
    def step():
        launch(stream, config, add, cells[0], 1)

    step()
    config.shmem_size = 16
    step()
    if not libraries.ON_GPU:
        with Counted("cuLaunchKernelEx") as counted:
            step()
        assert counted.made == {"cuLaunchKernelEx": 0}


# --- lifetimes and threads -----------------------------------------------------------------------


def test_what_is_replaced_is_released(stream, cells, step):
    class Array:
        def __init__(self, cell):
            self.__cuda_array_interface__ = {
                "shape": (1,), "typestr": "<u4", "data": (int(cell.handle), False), "version": 3,
            }

    for cell in cells:
        held = Array(cell)
        reference = weakref.ref(held)
        step(held, 1)
        del held
        gc.collect()
        assert reference() is not None
        step(cells[0], 1)
        stream.sync()
        assert gone(reference)


def test_closed_buffers(stream, step):
    kept = []
    for _ in range(3):
        cell = zeroed()
        kept.append(memoryview(cell))
        step(cell, 2)
        cell.close()
    stream.sync()
    assert [struct.unpack("I", bytes(view))[0] for view in kept] == [6, 6, 6]


@STUB
@pytest.mark.parametrize("count", [3, None])
def test_no_growth(stream, cells, step, count):
    stub, sizes = libraries.load_stub("driver"), [1, 2, 3, 2]

    def run(times):
        for i in range(times):
            step(zeroed(), i, count or sizes[i % 4])
            stream.sync()
        for _ in range(3):
            gc.collect()
            stub.settle()
        return stub.live(), sys.getallocatedblocks()

    # CUDA's threads release graphs, some of them later.
    before, after = run(12), run(1000)
    assert all(after[0][name] <= before[0][name] + 100 for name in before[0])
    assert after[1] < before[1] + 700


def test_ends_while_it_runs(stream, add, cells):
    """The function and its stream may go while its work runs."""
    function = stream.graph(lambda: launch(stream, ONE, add, cells[0], 1))
    reference = weakref.ref(function)
    function()
    del function
    assert gone(reference)
    assert values(cells, stream) == [1, 0, 0, 0]


def test_cycles_are_collected(stream, add):
    def make():
        @stream.graph
        def step():
            return step

        step()
        return weakref.ref(step)

    assert gone(make())


def test_threads(device, stream, add, cells):
    """Launches of other threads that come while a function runs are captured, too.

    A builder exists all the time. Without one, a launch that has begun before the capture may get
    into it unseen.
    """
    guarding = device.create_graph_builder()
    stop = threading.Event()
    made = [0]

    def meddle():
        while not stop.is_set():
            launch(stream, ONE, add, cells[1], 1)
            made[0] += 1

    @stream.graph
    def step(amount):
        for _ in range(20):
            launch(stream, ONE, add, cells[0], amount)

    thread = threading.Thread(target=meddle)
    thread.start()
    done = 0
    try:
        for _ in range(30):
            step(1)
            done += 20
    finally:
        stop.set()
        thread.join()
    assert values(cells, stream)[:2] == [done, made[0]]
    guarding.close()


# --- programmatic launches -----------------------------------------------------------------------

WAITING = PTX.replace(b"ld.param.u64 %rd1, [at];", b"ld.param.u64 %rd1, [at];\n    griddepcontrol.wait;")


def attributes(call):
    """Return the number of launch attributes of a recorded call."""
    return struct.unpack_from("I", call.input(0), 48)[0]


@STUB
@pytest.mark.parametrize("way", ["capture", "graph"])
@pytest.mark.parametrize("code, count", [(PTX, 0), (WAITING, 1)])
def test_programmatic(stream, cells, way, code, count):
    """Launches of a programmatic capture get the attribute, unless their PTX has no wait."""
    kernel = ObjectCode.from_ptx(code).get_kernel("add")
    configs = ONE, LaunchConfig(grid=1, block=1, programmatic_stream_serialization=True)

    def work():
        for config in configs:
            launch(stream, config, kernel, cells[0], 1)

    with Counted("cuLaunchKernelEx") as counted:
        if way == "graph":
            stream.graph(programmatic=True)(work)()
        else:
            with stream.capture(programmatic=True):
                work()
        calls = counted.stub.calls("cuLaunchKernelEx")
    assert [attributes(call) for call in calls] == [count, 1]


def test_programmatic_result(stream, cells):
    kernel = ObjectCode.from_ptx(WAITING).get_kernel("triple")

    @stream.graph(programmatic=True)
    def step(first, second):
        launch(stream, ONE, kernel, cells[0], first)
        launch(stream, ONE, kernel, cells[0], second)

    wanted = 0
    for i in range(4):
        step(i, 1)
        wanted = (wanted * 3 + i) * 3 + 1
        assert values(cells, stream)[0] == wanted
