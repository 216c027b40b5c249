"""Test Graph.arguments(): new arguments for many kernel nodes of an executable graph at once."""

import gc
import struct
import sys
import threading
import weakref

import pytest
from cubind import core, driver
from cubind.core import LaunchConfig, ObjectCode, graph, launch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support import libraries
from support.core import graph_kernels
from support.core.graph_nodes import gone, hold, values, zeroed

ONE = LaunchConfig(grid=1, block=1)
CELLS = 4
SET = "cuGraphExecKernelNodeSetParams_v2"
STUB = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")
pytestmark = pytest.mark.usefixtures("computing")


@pytest.fixture
def add(computing, device):
    return ObjectCode.from_ptx(graph_kernels.WITHOUT_CONDITIONS).get_kernel("add")


@pytest.fixture
def cells(device):
    """Words that kernels add to and the host reads."""
    return [zeroed() for _ in range(CELLS)]


class Chain:
    """An executable graph of `count` kernel nodes in a row, which add 1 to the first cell."""

    def __init__(self, add, cells, count=3):
        self.definition = node = graph.GraphDefinition()
        self.nodes = [node := node.launch(ONE, add, cells[0], 1) for _ in range(count)]
        self.graph = self.definition.instantiate()
        self.arguments = self.graph.arguments(self.nodes)


@pytest.fixture
def chain(add, cells):
    return Chain(add, cells)


@pytest.fixture
def calls():
    """Return the number of driver calls that set a node's arguments, from call to call.

    The calls have no effect.
    """
    stub = libraries.load_stub("driver")
    stub.set_mode(1, SET)
    stub.clear_log()

    def count():
        made = len(stub.calls(SET))
        stub.clear_log()
        return made

    yield count
    stub.set_mode(0, SET)


class Array:
    """An object of another library with device memory, which calls a function when it is asked."""

    def __init__(self, cell, function=int):
        self.address, self.function = int(cell.handle), function

    @property
    def __cuda_array_interface__(self):
        self.function()
        return {"shape": (1,), "typestr": "<u4", "data": (self.address, False), "version": 3, "strides": None}


def test_arguments(stream, cells, chain):
    assert len(chain.arguments) == 3 and chain.arguments.nodes == tuple(chain.nodes)
    assert chain.arguments.graph is chain.graph and repr(chain.arguments) == "<GraphArguments of 3 nodes>"
    chain.arguments.set([(cells[1], 10), None, [cells[2], 100]])
    chain.graph.launch(stream)
    assert values(cells, stream) == [1, 10, 100, 0]
    chain.graph.arguments(chain.nodes[:1], [(cells[3], 7)])
    chain.graph.launch(stream)
    assert values(cells, stream) == [2, 10, 200, 7]


def test_no_nodes(chain, stream):
    nothing = chain.graph.arguments(())
    assert len(nothing) == 0
    nothing.set([])


node_values = st.none() | st.tuples(st.integers(0, CELLS - 1), st.integers(0, 2**32 - 1))
steps = st.lists(st.lists(node_values, min_size=3, max_size=3), max_size=6)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps)
def test_like_launches(stream, add, cells, steps):
    """Any sequence of arguments has the result of plain launches with the same arguments."""
    chain, wanted = Chain(add, cells), [zeroed() for _ in cells]
    for cell in cells:
        memoryview(cell)[:] = bytes(4)
    now = [(0, 1)] * 3
    for step in steps:
        now = [new or old for new, old in zip(step, now, strict=True)]
        chain.arguments.set([given and (cells[given[0]], given[1]) for given in step])
        chain.graph.launch(stream)
        for place, amount in now:
            launch(stream, ONE, add, wanted[place], amount)
        assert values(cells, stream) == values(wanted, stream)


# Rows of kinds of arguments, in PTX whose parameters are 8, 4, 8 and 1 bytes.
MIXED = b""".version 8.0
.target sm_90
.address_size 64
.visible .entry mixed(.param .u64 at, .param .f32 a, .param .f64 b, .param .u8 c)
{
    .reg .b32 %r<3>;
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [at];
    ld.param.u32 %r1, [a];
    ld.param.u64 %rd2, [b];
    ld.param.u8 %r2, [c];
    st.global.u32 [%rd1], %r1;
    st.global.u64 [%rd1+8], %rd2;
    st.global.u32 [%rd1+16], %r2;
    ret;
}
"""


@pytest.mark.parametrize("passed", [(1.5, 2.5, 3), (0.0, -0.0, 255), (-1e30, 1e300, 0)])
def test_kinds_of_arguments(device, stream, passed):
    kernel = ObjectCode.from_ptx(MIXED).get_kernel("mixed")
    buffer = core.LegacyPinnedMemoryResource().allocate(24)
    memoryview(buffer)[:] = bytes(24)
    definition = graph.GraphDefinition()
    node = definition.launch(ONE, kernel, buffer, 9.0, 9.0, 9)
    executable = definition.instantiate()
    executable.arguments([node], [(buffer, *passed)])
    executable.launch(stream)
    stream.sync()
    assert bytes(memoryview(buffer)) == struct.pack("f4xdI4x", *passed)


@STUB
def test_unchanged_nodes(cells, chain, calls):
    """A node is not set again if its values have not changed."""
    chain.arguments.set([(cells[0], 1), (cells[0], 2), (cells[0], 3)])
    assert calls() == 3
    chain.arguments.set([(cells[0], 1), (cells[0], 2), (cells[0], 3)])
    assert calls() == 0
    chain.arguments.set([None, (cells[0], 5), None])
    assert calls() == 1
    chain.arguments.set([(cells[0], 1), (cells[1], 5), (cells[0], 3)])
    assert calls() == 1


def by_update(chain, cells, add):
    chain.graph.update(chain.definition)


def by_view(chain, cells, add):
    for node in chain.nodes:
        chain.graph[node].update(config=ONE, kernel=add, args=(cells[0], 1))


def by_update_nodes(chain, cells, add):
    chain.graph.update_nodes({node: {"config": ONE, "kernel": add, "args": (cells[0], 1)} for node in chain.nodes})


def by_others(chain, cells, add):
    chain.graph.arguments(chain.nodes, [(cells[0], 1)] * 3)


@pytest.mark.parametrize("change", [by_update, by_view, by_update_nodes, by_others])
def test_changed_by_others(stream, add, cells, chain, change):
    """After a change by another method, each node is set even if its values are those of before."""
    new = [(cells[1], 10)] * 3
    chain.arguments.set(new)
    change(chain, cells, add)
    chain.graph.launch(stream)
    assert values(cells, stream) == [3, 0, 0, 0]
    chain.arguments.set([new[0], None, None])
    chain.graph.launch(stream)
    assert values(cells, stream) == [5, 10, 0, 0]
    chain.arguments.set(new)
    chain.graph.launch(stream)
    assert values(cells, stream) == [5, 40, 0, 0]


def test_changed_by_others_meanwhile(stream, add, cells, chain):
    """An argument may change the nodes while it is converted; the values of set() win."""

    new = [(cells[1], 10)] * 2
    chain.arguments.set([*new, (cells[1], 30)])
    chain.arguments.set([*new, (Array(cells[1], lambda: by_others(chain, cells, add)), 30)])
    chain.graph.launch(stream)
    assert values(cells, stream) == [0, 50, 0, 0]


def test_kernel_and_configuration(stream, add, cells):
    """set() restores the kernel and the configuration that the definition had."""
    chain = Chain(add, cells, 1)
    other = LaunchConfig(grid=4, block=1)
    chain.graph[chain.nodes[0]].update(config=other, kernel=add, args=(cells[0], 1))
    chain.arguments.set([(cells[0], 1)])
    chain.graph.launch(stream)
    assert values(cells, stream)[0] == 1


def test_captured_nodes(stream, add, cells):
    """The nodes may come from a capture."""
    builder = stream.create_graph_builder().begin_building()
    for _ in range(2):
        launch(builder, ONE, add, cells[0], 1)
    builder.end_building()
    executable, nodes = builder.complete(), builder.graph_definition.nodes()
    executable.arguments(nodes, [(cells[1], 2)] * 2)
    executable.launch(stream)
    assert values(cells, stream) == [0, 4, 0, 0]


def test_captured_programmatic_edges(stream, add, cells):
    """Programmatic serialization is an attribute of the edge, so it does not get in the way."""
    early = LaunchConfig(grid=1, block=1, programmatic_stream_serialization=True)
    builder = stream.create_graph_builder().begin_building()
    for _ in range(3):
        launch(builder, early, add, cells[0], 1)
    builder.end_building()
    executable, nodes = builder.complete(), builder.graph_definition.nodes()
    executable.arguments(nodes, [(cells[1], 2)] * 3)
    executable.launch(stream)
    assert values(cells, stream) == [0, 6, 0, 0]


REFUSED = {
    "number of arguments": ([None, (1, 2, 3), None], core.LaunchTypeError, "takes 2 arguments, got 3"),
    "kind of argument": ([None, (0, "x"), None], core.LaunchTypeError, "unsupported type"),
    "range": ([None, (0, 2**32), None], core.LaunchOverflowError, "4294967296"),
    "no sequence": ([None, 5, None], TypeError, "^the arguments of a node must be a sequence or None, not int"),
    "number of nodes": ([None], ValueError, "^set\\(\\) takes the arguments of 3 nodes, got 1$"),
    "no values": (5, TypeError, "not iterable"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(stream, cells, chain, name):
    given, error, text = REFUSED[name]
    with pytest.raises(error, match=text) as caught:
        chain.arguments.set(given)
    if isinstance(given, list) and len(given) == 3:
        assert "in the arguments of node 1" in caught.value.__notes__
    chain.graph.launch(stream)
    assert values(cells, stream) == [3, 0, 0, 0]


def test_all_are_checked_first(stream, cells, chain):
    with pytest.raises(core.LaunchTypeError):
        chain.arguments.set([(cells[1], 1), (cells[1], 1), (cells[1],)])
    chain.graph.launch(stream)
    assert values(cells, stream) == [3, 0, 0, 0]
    chain.arguments.set([(cells[1], 1)] * 3)
    chain.graph.launch(stream)
    assert values(cells, stream) == [3, 3, 0, 0]


def test_wrong_nodes(add, cells, chain):
    other = graph.GraphDefinition().launch(ONE, add, cells[0], 1)
    with pytest.raises(TypeError, match="node must be"):
        chain.graph.arguments([chain.definition.empty()])
    with pytest.raises(ValueError, match="^the nodes of arguments.. must belong to the same GraphDefinition$"):
        chain.graph.arguments([chain.nodes[0], other])
    with pytest.raises(ValueError, match="^arguments.. got the same node twice$"):
        chain.graph.arguments([chain.nodes[0], chain.nodes[0]])
    with pytest.raises(core.CUDAError) as caught:
        chain.graph.arguments([other], [(cells[0], 1)])
    assert "set(): node 0 of 1 failed; the nodes before it have their new arguments" in caught.value.__notes__


def test_destroyed_node(stream, cells, chain):
    chain.nodes[1].destroy()
    with pytest.raises(RuntimeError, match="no longer valid|destroyed"):
        chain.arguments.set([(cells[1], 1), (cells[2], 1), (cells[3], 1)])
    chain.graph.launch(stream)
    assert values(cells, stream) == [2, 1, 0, 0]


def test_closed(stream, add, cells, chain):
    chain.graph.close()
    with pytest.raises(RuntimeError, match="^Graph has been closed$"):
        chain.arguments.set([None] * 3)
    with pytest.raises(RuntimeError, match="^Graph has been closed$"):
        chain.graph.arguments(chain.nodes)


def test_instantiated_anew(stream, add, cells, chain):
    with stream.capture(chain.graph):
        launch(stream, ONE, add, cells[0], 1)
    with pytest.raises(RuntimeError, match="^the Graph has been instantiated anew since"):
        chain.arguments.set([None] * 3)


def closing(chain, cells):
    chain.graph.close()


def setting(chain, cells):
    chain.arguments.set([(cells[1], 1)] * 3)


def dropping(chain, cells):
    chain.graph = chain.definition = chain.nodes = chain.arguments = None
    gc.collect()


@pytest.mark.parametrize(
    "meddle, text", [(closing, "closed"), (setting, "another call of set"), (dropping, None)]
)
def test_arguments_that_run_code(stream, add, cells, meddle, text):
    chain = Chain(add, cells)
    meddling = Array(cells[1], lambda: meddle(chain, cells))
    given = [(cells[0], 5), (meddling, 1), (cells[0], 5)]
    if text is None:
        chain.arguments.set(given)
        return
    with pytest.raises(RuntimeError, match=text):
        chain.arguments.set(given)


def test_what_is_replaced_is_released(stream, cells, chain):
    """Objects of old arguments live until the next launch is done."""
    held = Array(cells[1])
    reference = weakref.ref(held)
    chain.arguments.set([(held, 1), None, None])
    del held
    chain.graph.launch(stream)
    assert values(cells, stream) == [2, 1, 0, 0] and reference() is not None
    chain.arguments.set([(cells[2], 1), None, None])
    gc.collect()
    assert reference() is not None
    chain.graph.launch(stream)
    stream.sync()
    assert gone(reference)
    assert values(cells, stream) == [4, 1, 1, 0]


def test_closed_buffer(stream, cells, chain):
    """A Buffer that is closed later lives on in the graph."""
    chain.arguments.set([(cells[1], 1), None, None])
    other = core.LegacyPinnedMemoryResource().allocate(4)
    memoryview(other)[:] = bytes(4)
    chain.arguments.set([(other, 1)] * 3)
    kept = memoryview(other)
    other.close()
    chain.graph.launch(stream)
    stream.sync()
    assert struct.unpack("I", bytes(kept))[0] == 3


@STUB
@pytest.mark.parametrize("updates", [False, True])
def test_closed_while_it_runs(stream, cells, chain, updates):
    """Objects that a launch uses live until it is done, also after an update of the Graph."""
    stub, held = libraries.load_stub("driver"), Array(cells[1])
    reference = weakref.ref(held)
    if updates:
        chain.graph.update(chain.definition)
    chain.arguments.set([(held, 1)] * 3)
    del held
    hold(stub, stream)
    chain.graph.launch(stream)
    chain.graph.close()
    chain.arguments = None
    gc.collect()
    stub.settle()
    is_there = reference() is not None
    stub.release(int(stream.handle))
    stream.sync()
    assert is_there and gone(reference)
    assert values(cells, stream) == [0, 3, 0, 0]


def test_failure_keeps_everything(stream, cells, chain):
    """If the driver refuses a node, nothing is released before the graph's end."""
    held = Array(cells[1])
    reference = weakref.ref(held)
    chain.arguments.set([(held, 1)] * 3)
    del held
    chain.nodes[2].destroy()
    with pytest.raises(RuntimeError):
        chain.arguments.set([(cells[2], 1)] * 3)
    for _ in range(2):
        chain.graph.launch(stream)
        stream.sync()
    gc.collect()
    assert reference() is not None
    chain.arguments = None
    chain.graph.close()
    assert gone(reference)


@STUB
def test_launched_into_a_capture(stream, cells, chain):
    """A launch that only becomes a node releases nothing.

    Drivers up to 580 refuse to capture the launch of a graph.
    """
    held = Array(cells[1])
    reference = weakref.ref(held)
    chain.arguments.set([(held, 1)] * 3)
    del held
    chain.arguments.set([(cells[2], 1)] * 3)
    with stream.capture():
        chain.graph.launch(stream)
    assert reference() is not None
    chain.graph.launch(stream)
    stream.sync()
    assert gone(reference)


@STUB
def test_no_growth(stream, cells, chain):
    """Setting new arguments again and again keeps nothing of old ones."""
    stub = libraries.load_stub("driver")

    def step():
        fresh = zeroed()
        chain.arguments.set([(fresh, 1)] * 3)
        chain.graph.launch(stream)
        stream.sync()

    def run(times):
        for _ in range(times):
            step()
        for _ in range(3):
            gc.collect()
            stub.settle()
        return stub.live(), sys.getallocatedblocks()

    before, after = run(10), run(300)
    assert all(after[0][name] <= before[0][name] + 8 for name in before[0])
    assert after[1] < before[1] + 150


def test_lives_on(stream, add, cells):
    """The GraphArguments keeps its Graph, and the Graph what its arguments use."""
    arguments = Chain(add, cells).arguments
    gc.collect()
    arguments.set([(cells[1], 1)] * 3)
    executable = arguments.graph
    del arguments
    executable.launch(stream)
    assert values(cells, stream) == [0, 3, 0, 0]


def test_threads(stream, add, cells):
    """Threads that set and launch at once get a result or RuntimeError, and all is right after."""
    chain, errors = Chain(add, cells, 50), []
    others = [chain.graph.arguments(chain.nodes) for _ in range(2)]

    def work(arguments, place):
        for i in range(50):
            try:
                arguments.set([(cells[place], i)] * 50)
                chain.graph.launch(stream)
            except RuntimeError as error:
                errors.append(str(error))

    threads = [threading.Thread(target=work, args=(a, place)) for place, a in enumerate([*others, others[0]])]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(errors) <= {"another call of set() is in progress"}
    stream.sync()
    for cell in cells:
        memoryview(cell)[:] = bytes(4)
    others[0].set([(cells[3], 2)] * 50)
    chain.graph.launch(stream)
    assert values(cells, stream) == [0, 0, 0, 100]


def test_changes_by_the_driver_are_not_seen(stream, add, cells):
    """The documentation says so: a new GraphArguments sets every node."""
    chain = Chain(add, cells, 1)
    chain.arguments.set([(cells[1], 1)])
    params = driver.CUDA_KERNEL_NODE_PARAMS()
    kernel = driver.cuGraphKernelNodeGetParams(chain.nodes[0].handle)
    assert kernel[0] == 0 and params is not None
    assert driver.cuGraphExecKernelNodeSetParams(chain.graph.handle, chain.nodes[0].handle, kernel[1])[0] == 0
    chain.graph.arguments(chain.nodes, [(cells[1], 1)])
    chain.graph.launch(stream)
    assert values(cells, stream) == [0, 1, 0, 0]
