"""Graphs of nodes: the effect of a launch, the objects they keep alive, and refused arguments."""

import ctypes
import gc
import threading

import pytest
from cubind import core, driver
from cubind.core import graph as graphs
from support import libraries
from support.child import in_child
from support.core.node_graphs import STUB, buffers, bytes_of, code, config, embed, g, instantiate, run  # noqa: F401
from support.stub import RECORD

CALLBACK = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


# --- the work of graphs ---------------------------------------------------------------------------


def test_order(g, stream):
    """Each node runs after those that it depends on."""
    done = []
    a = g.callback(lambda: done.append("a"))
    # a.callback is the callable, as upstream.
    b = graphs.GraphNode.callback(a, lambda: done.append("b"))
    c = graphs.GraphNode.callback(a, lambda: done.append("c"))
    b.join(c).callback(lambda: done.append("d"))
    run(g, stream, 2)
    assert done[0] == "a" and done[3] == "d" and set(done[1:3]) == {"b", "c"}
    assert done[4] == "a" and done[7] == "d"


def test_fill_and_copy(g, stream, buffers, bytes_of):
    a, b = buffers
    g.memset(a, b"\x01\x02", 16, 2, 32).memcpy(b, a, 64)
    run(g, stream)
    assert bytes_of(b) == b"\x01\x02" * 32


def test_copy_of_rows(g, stream, buffers, bytes_of):
    """Copy four rows of three bytes from rows of eight into rows of four."""
    a, b = buffers
    a.copy_from(bytes(range(64)), stream=stream)
    node = g.memcpy(b, a, (3, 4), src_pitch=8, dst_pitch=4)
    assert (node.size, node.extent, node.src_pitch, node.dst_pitch) == (12, (3, 4, 1), 8, 4)
    run(g, stream)
    rows = [bytes([8 * i, 8 * i + 1, 8 * i + 2, 0]) for i in range(4)]
    assert bytes_of(b)[:16] == b"".join(rows)


def test_copy_of_layers(g, stream, buffers, bytes_of):
    """Copy two layers of two rows, from layers of four rows."""
    a, b = buffers
    a.copy_from(bytes(range(64)), stream=stream)
    node = g.memcpy(b, a, (4, 2, 2), src_pitch=8, src_rows=4)
    assert (node.size, node.extent, node.dst_pitch, node.dst_rows) == (16, (4, 2, 2), 4, 2)
    run(g, stream)
    assert bytes_of(b)[:16] == bytes([0, 1, 2, 3, 8, 9, 10, 11, 32, 33, 34, 35, 40, 41, 42, 43])


@pytest.mark.parametrize("size", [(), (1, 2, 3, 4)])
def test_wrong_extents(g, buffers, size):
    with pytest.raises(ValueError, match=r"size must be bytes, \(bytes, rows\) or"):
        g.memcpy(*buffers, size)


def test_copy_between_host_and_device(g, device, stream, buffers, bytes_of):
    pinned = core.LegacyPinnedMemoryResource().allocate(64)
    ctypes.memset(pinned.handle, 7, 64)
    node = g.memcpy(buffers[0], pinned, 64)
    assert "(H)" in repr(node) and "(D)" in repr(node)
    run(g, stream)
    assert bytes_of(buffers[0]) == b"\x07" * 64


def test_events(g, device, stream):
    event = device.create_event()
    node = g.record(event)
    assert node.event == event
    run(g, stream)
    event.sync()
    assert event.is_done
    other = graphs.GraphDefinition()
    assert other.wait(event).event == event
    run(other, stream)


def test_child_graph(g, stream):
    done = []
    child = graphs.GraphDefinition()
    child.callback(lambda: done.append(1))
    node = g.embed(child)
    child.callback(lambda: done.append(2))  # not seen by the node, which has copied the graph
    node.child_graph.callback(lambda: done.append(3))
    del child
    run(g, stream)
    assert sorted(done) == [1, 3]


def test_functions_of_ctypes(g, stream):
    got = []
    take = CALLBACK(lambda at: got.append(at))
    read = CALLBACK(lambda at: got.append(ctypes.string_at(at, 3)))
    data = bytearray(b"abc")
    graphs.GraphNode.callback(g.callback(take, user_data=5), read, user_data=data)
    data[:] = b"xyz"  # not seen, as the data was copied
    del data
    run(g, stream, 2)
    assert got == [5, b"abc"] * 2


def test_condition(g, stream, buffers, bytes_of):
    """A condition's default value chooses a branch.

    core/simulated/test_graphs.py has kernels that set conditions.
    """
    at = buffers[0].handle
    for value in (0, 1):
        node = g.if_else(g.create_condition(value))
        node.then.memset(at + 2 * value, 1, 1)
        node.else_.memset(at + 2 * value + 1, 1, 1)
    choice = g.switch(g.create_condition(1), 3)
    for i, branch in enumerate(choice.branches):
        branch.memset(at + 4 + i, 1, 1)
    run(g, stream)
    assert list(bytes_of(buffers[0])[:7]) == [0, 1, 1, 0, 0, 1, 0]


class Index:
    def __init__(self, value, action=int):
        self.value, self.action = value, action

    def __index__(self):
        self.action()
        return self.value


def test_default_of_a_condition(g, device):
    builder = device.create_graph_builder().begin_building()
    for place in (g, builder):
        for value in (1, True, Index(2**32 - 1)):
            place.create_condition(value)
        for wrong in (1.0, "1"):
            with pytest.raises(TypeError, match="an integer is required"):
                place.create_condition(wrong)
        for wrong in (-1, Index(2**32)):
            with pytest.raises(OverflowError):
                place.create_condition(wrong)
    with pytest.raises(RuntimeError, match="closed"):
        builder.create_condition(Index(1, builder.close))
    node = g.embed(graphs.GraphDefinition())
    with pytest.raises(RuntimeError, match="GraphDefinition is no longer valid"):
        node.child_graph.create_condition(Index(1, node.destroy))


def test_the_host_in_a_body(g):
    """A device runs conditional bodies, and cannot call the host."""
    g.if_then(g.create_condition(1)).then.callback(int)
    with pytest.raises(RuntimeError, match="the graph contained an unsupported operation"):
        g.instantiate()


def test_own_memory(g, stream, buffers, bytes_of):
    memory = g.allocate(64)
    memory.memset(memory.dptr, 5, 64).memcpy(buffers[0], memory.dptr, 64).deallocate(memory.dptr)
    run(g, stream, 2)
    assert bytes_of(buffers[0]) == b"\x05" * 64


def test_memory_that_nobody_has(g, buffers):
    """A copy from an unknown address is refused at once.

    The addresses are far behind the node's memory, in a graph that was never launched, and
    nobody's.
    """
    memory, other = g.allocate(64), graphs.GraphDefinition().allocate(64)
    for wrong in (memory.dptr + (1 << 40), other.dptr, 4096):
        with pytest.raises(core.CUDAError, match="cuPointerGetAttribute"):
            memory.memcpy(buffers[0], wrong, 64)
    assert memory.memcpy(memory.dptr + 32, memory.dptr, 32).src == memory.dptr


# --- kernels -------------------------------------------------------------------------------------


@STUB
def test_launch(g, stream, config, code, buffers):
    stub = libraries.load_stub("driver")
    kernel = code.get_kernel("saxpy")
    g.launch(config, kernel, 2, *buffers, buffers[0], 3)
    executable = g.instantiate()
    stub.clear_launches()
    executable.launch(stream)
    stream.sync()
    (launch,) = stub.launches()
    assert (launch.grid, launch.block) == ((1, 1, 1), (32, 1, 1))


@STUB
def test_attributes(g, stream, code):
    """A node has all of a configuration's attributes except those about streams."""
    kernel = code.get_kernel("nothing")
    config = core.LaunchConfig(grid=2, block=32, cluster=2, is_cooperative=True, priority=-1, shmem_size=128)
    node = g.launch(config, kernel)
    assert node.grid == (4, 1, 1)  # blocks
    assert node.config == core.LaunchConfig(grid=2, block=32, cluster=2, is_cooperative=True, shmem_size=128)
    stub = libraries.load_stub("driver")
    executable = g.instantiate()
    stub.clear_launches()
    executable.launch(stream)
    stream.sync()
    (launch,) = stub.launches()
    assert (launch.cluster, launch.cooperative, launch.shared_bytes) == ((2, 1, 1), 1, 128)


def test_attributes_go(g, code):
    kernel = code.get_kernel("nothing")
    node = g.launch(core.LaunchConfig(grid=2, block=32, cluster=2, is_cooperative=True), kernel)
    assert (node.grid, node.block) == ((4, 1, 1), (32, 1, 1))
    node.update(config=core.LaunchConfig(grid=3, block=64))
    assert node.config == core.LaunchConfig(grid=3, block=64)
    assert (node.grid, node.block) == ((3, 1, 1), (64, 1, 1))


@STUB
def test_attributes_go_all(g, code, config):
    """A new configuration replaces all attributes of a node, and leaves none of the old ones."""
    from cubind import driver

    kernel = code.get_kernel("nothing")
    more = config.replace(priority=-1, preferred_shared_memory_carveout=50, mem_sync_domain="remote")
    node = g.launch(more, kernel)

    def ask(name):
        kind = getattr(driver.CUkernelNodeAttrID, "CU_LAUNCH_ATTRIBUTE_" + name)
        return driver.cuGraphKernelNodeGetAttribute(node.handle, kind)[1]

    def attributes():
        carveout = ask("PREFERRED_SHARED_MEMORY_CARVEOUT").sharedMemCarveout
        return ask("PRIORITY").priority, carveout, int(ask("MEM_SYNC_DOMAIN").memSyncDomain)

    assert attributes() == (-1, 50, 1)
    node.update(config=config)
    assert attributes() == (0, 0, 0)
    node.update(config=more, kernel=kernel, args=())
    assert attributes() == (-1, 50, 1)
    node.update(config=config.replace(priority=-2), kernel=kernel, args=())
    assert attributes() == (-2, 0, 0)


@STUB
def test_refused_attributes_change_nothing(g, device, stream, code, buffers):
    """A refused attribute leaves the node unchanged.

    CUDA refuses attributes that nodes cannot have only after the arguments have been replaced.
    """
    kernel, other = code.get_kernel("saxpy"), code.get_kernel("nothing")
    plain = core.LaunchConfig(grid=2, block=32)
    shaped = core.LaunchConfig(grid=2, block=32, cluster=2, is_cooperative=True)
    nodes = [g.launch(config, kernel, 2, *buffers, buffers[0], 3) for config in (plain, shaped)]
    was = [node.config for node in nodes]
    for event in ("launch_completion_event", "programmatic_event"):
        refused = core.LaunchConfig(grid=1, block=1, **{event: device.create_event()})
        for node in nodes:
            for more in ({}, {"kernel": other, "args": ()}):
                with pytest.raises(core.CUDAError, match=r"\(in cuGraphKernelNodeSetAttribute\)"):
                    node.update(config=refused, **more)
            assert node.kernel == kernel
    assert [node.config for node in nodes] == was
    run(g, stream)


def test_attributes_of_executable_nodes(g, code, config):
    """CUDA cannot change the attributes of an executable node."""
    kernel = code.get_kernel("nothing")
    clusters = core.LaunchConfig(grid=2, block=32, cluster=2)
    plain, clustered = g.launch(config, kernel), g.launch(clusters, kernel)
    executable = g.instantiate()
    executable[clustered].update(config=clusters.replace(block=64), kernel=kernel, args=())
    for node, given in ((plain, clusters), (clustered, config)):
        with pytest.raises(NotImplementedError, match="launch attributes of an executable kernel node"):
            executable[node].update(config=given, kernel=kernel, args=())


@STUB
def test_programmatic_edges(g, code, config):
    """Programmatic edges exist only between kernels; the others are full edges."""
    from cubind import driver

    kernel = code.get_kernel("nothing")
    early = config.replace(programmatic_stream_serialization=True)
    first = g.launch(config, kernel)
    second = first.launch(early, kernel)
    third = second.join().launch(early, kernel)
    fourth = g.launch(config, kernel)
    first.succ.add(fourth, programmatic=True)

    def kinds(node):
        return [edge.type for edge in driver.cuGraphNodeGetDependencies(node.handle)[2]]

    def count(node):
        return driver.cuGraphNodeGetDependencies(node.handle)[-1]

    kind = driver.CUgraphDependencyType
    programmatic = kind.CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC
    for node, expected in ((second, programmatic), (fourth, programmatic), (third, kind.CU_GRAPH_DEPENDENCY_TYPE_DEFAULT)):
        handles, edges, _ = driver.cuGraphNodeGetDependencies(node.handle, 1)[1:]
        assert [int(e.type) for e in edges] == [int(expected)], (handles, node)
    first.succ.discard(fourth)
    assert not fourth.pred and first.succ == {second}


def test_arguments_are_checked(g, config, code, buffers):
    kernel = code.get_kernel("saxpy")
    node = g.launch(config, kernel, 2, *buffers, buffers[0], 3)
    executable = g.instantiate()
    calls = (
        lambda *args: g.launch(config, kernel, *args),
        lambda *args: node.update(args=args),
        lambda *args: executable[node].update(config=config, kernel=kernel, args=args),
    )
    for call in calls:
        with pytest.raises(TypeError, match="kernel 'saxpy' takes 5 arguments, got 2"):
            call(1, 2)
        with pytest.raises(OverflowError, match="argument 5 of 5"):
            call(2, *buffers, buffers[0], 2**70)
    assert len(g.nodes()) == 1


# --- changes -------------------------------------------------------------------------------------


def test_definitions_and_executables_change_apart(g, stream, buffers, bytes_of):
    a, b = buffers
    node = g.memset(a, 1, 64)
    executable = g.instantiate()
    node.update(value=2)
    executable[node].update(dst=b, value=3, width=32)
    assert node.value == 2
    executable.launch(stream)
    assert (bytes_of(a), bytes_of(b)) == (bytes(64), b"\x03" * 32 + bytes(32))
    run(g, stream)
    assert bytes_of(a) == b"\x02" * 64


def test_own_memory_of_executables(g, stream, buffers, bytes_of):
    """An executable uses its own memory, whose address CUDA does not know before a launch."""
    memory = g.allocate(64)
    copy = memory.memset(memory.dptr, 5, 64).memcpy(buffers[0], memory.dptr, 64)
    executable = g.instantiate()
    executable[copy].update(dst=buffers[1], src=memory.dptr, size=16)
    executable.launch(stream)
    assert bytes_of(buffers[0]) == bytes(64)
    assert bytes_of(buffers[1]) == b"\5" * 16 + bytes(48)


def test_disabled_nodes(g, stream, buffers, bytes_of):
    node = g.memset(buffers[0], 1, 64)
    executable = g.instantiate()
    view = executable[node]
    view.disable()
    assert not view.is_enabled
    executable.launch(stream)
    assert bytes_of(buffers[0]) == bytes(64)
    view.enable()
    executable.launch(stream)
    assert bytes_of(buffers[0]) == b"\x01" * 64


def test_update_nodes(g, stream, config, code, buffers, bytes_of):
    a, b = buffers
    fill, copy, call = g.memset(a, 1, 64), g.memcpy(b, a, 64), g.callback(int)
    fill.succ.add(copy)
    executable = g.instantiate()
    done = []
    executable.update_nodes(
        {
            fill: {"dst": a, "value": 9, "width": 8},
            copy: {"dst": b, "src": a, "size": 8},
            call: {"fn": lambda: done.append(1)},
        }
    )
    executable.launch(stream)
    assert bytes_of(b) == b"\x09" * 8 + bytes(56)
    assert done == [1]
    executable.update_nodes([(fill, {"dst": a, "value": 3, "width": 8})])
    executable.update_nodes([])
    executable.launch(stream)
    assert bytes_of(b)[:8] == b"\x03" * 8


def test_update_nodes_checks_first(g, stream, buffers, bytes_of):
    fill, copy = g.memset(buffers[0], 1, 64), g.memcpy(*buffers, 64)
    executable = g.instantiate()
    right = (fill, {"dst": buffers[0], "value": 9, "width": 64})
    for wrong, error in (
        ((copy, {"dst": buffers[1]}), TypeError),
        ((copy, {1: 2}), TypeError),
        ((copy, {"dst": "text", "src": 1, "size": 8}), TypeError),
        ((g.empty(), {}), TypeError),
        (copy, TypeError),
        ((copy, 5), TypeError),
        ((graphs.GraphDefinition().callback(int), {"fn": int}), ValueError),
    ):
        with pytest.raises(error):
            executable.update_nodes([right, wrong])
    with pytest.raises(TypeError):
        executable.update_nodes(5)
    with pytest.raises(core.CUDAError) as failure:
        executable.update_nodes([right, (copy, {"dst": buffers[0], "src": buffers[1], "size": 10**6})])
    assert failure.value.__notes__[-1:] == ["update_nodes(): change 2 of 2 failed; the changes before it were made"]


# --- nodes and graphs as objects -----------------------------------------------------------------


def test_nodes_are_met_again(g, device, config, code, buffers):
    """Nodes without an object are found again, and new objects report the same."""
    from support.core import graph_nodes

    class World:
        pass

    w = World()
    w.core, w.device, w.config = core, device, config
    w.saxpy, w.kernel = code.get_kernel("saxpy"), code.get_kernel("nothing")
    w.buffer, w.other = buffers
    w.event = device.create_event()
    w.saxpy_arguments = lambda: (2.0, w.buffer, w.buffer, w.other, 0)
    nodes = graph_nodes.Nodes(w)
    g = nodes.graph

    def told():
        return {
            repr(n): {
                name: getattr(n, name)
                for name in dir(n)
                if not name.startswith("_") and not callable(getattr(n, name)) and name not in ("pred", "succ")
            }
            for n in g.nodes()
        }

    before = told()
    assert len(before) == 14 and {id(n) for n in g.nodes()} <= {id(n) for n in vars(nodes).values()}
    nodes.__dict__.clear()
    gc.collect()
    after = told()
    if not graph_nodes.conditions_are_told():
        unknown = [after.pop(text) for text in list(after) if text.startswith("<ConditionalNode ")]
        assert [(n["cond_type"], n["condition"], n["branches"]) for n in unknown] == [(None, None, ())] * 4
        kinds = ("<IfNode ", "<IfElseNode ", "<WhileNode ", "<SwitchNode ")
        before = {text: facts for text, facts in before.items() if not text.startswith(kinds)}
        assert len(before) == 10
    assert after == before


def test_equality(g):
    n = g.empty()
    assert {n: 1}[next(iter(g.nodes()))] == 1
    handle = n.handle
    n.destroy()
    m = g.empty()
    assert m != n and n != m and n == n and len({m, n}) == 2
    assert int(handle) > 0


def test_inside_of_a_destroyed_node(g):
    n = g.if_then(g.create_condition())
    inner = n.then.if_then(n.then.create_condition())
    deep = inner.then.empty()
    n.destroy()
    for node in (inner, deep):
        assert not node.is_valid and not node.graph.is_valid and node.handle is None
        with pytest.raises(RuntimeError, match="GraphNode belongs to an invalid GraphDefinition"):
            node.join()
    with pytest.raises(RuntimeError, match="GraphDefinition is no longer valid"):
        n.then.nodes()


def test_graph_outlives_its_first_object(g):
    n = g.empty()
    del g
    gc.collect()
    assert n.graph.nodes() == {n} and n.join().pred == {n}


def test_edges_are_changed_together(g):
    a, b, c, d = (g.empty() for _ in range(4))
    a.succ = [b, c]
    assert a.succ == {b, c} and g.edges() == {(a, b), (a, c)}
    with pytest.raises(TypeError):
        a.succ = [d, 5]
    with pytest.raises(core.CUDAError):
        a.succ = [d, a]
    assert a.succ == {b, c}
    a.succ |= {d}
    a.succ -= {b}
    assert a.succ == {c, d}
    d.pred.clear()
    assert a.succ == {c}


def test_threads(g, stream):
    """Many threads may change one graph at once: each change is atomic."""
    done, errors = [], []

    def work():
        try:
            for _ in range(50):
                n = g.callback(lambda: done.append(1))
                n.join().destroy()
                g.empty().succ.add(n)
                assert n in g.nodes()
        except Exception as error:
            errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    assert len(g.nodes()) == 400 and len(g.edges()) == 200
    run(g, stream)
    assert len(done) == 200


def test_debug_dot_print(g, tmp_path):
    g.empty().callback(int)
    g.debug_dot_print(tmp_path / "graph.dot", {"verbose": True})
    assert "digraph" in (tmp_path / "graph.dot").read_text()


# --- graphs of two trees --------------------------------------------------------------------------


def change_child(g, child):
    node = g.embed(child)
    return "cuGraphNodeSetParams", lambda: node.update(child)


def change_executable_child(g, child):
    node = g.embed(child)
    executable = g.instantiate()
    return "cuGraphExecChildGraphNodeSetParams", lambda: executable[node].update(child)


def change_executable_children(g, child):
    node = g.embed(child)
    executable = g.instantiate()
    return "cuGraphExecChildGraphNodeSetParams", lambda: executable.update_nodes({node: {"child": child}})


def update_from(g, child):
    executable = child.instantiate()
    return "cuGraphExecUpdate_v2", lambda: executable.update(child)


def assert_waits(driver_stub, function, read, child):
    """Check that a change of the child waits until the call held up in the driver is done."""
    order, begun = [], threading.Event()

    def change():
        begun.wait(10)
        child.empty()
        order.append("changed")

    def wait_in_the_driver():
        begun.set()
        changing.join(0.1)
        order.append("read")

    driver_stub.set_mode(RECORD, function)  # waits for the lock, and then fails
    driver_stub.result(function, driver.CUresult.CUDA_ERROR_INVALID_VALUE)
    changing = threading.Thread(target=change)
    changing.start()
    with driver_stub.lock_held(function, wait_in_the_driver, 5000) as waited, pytest.raises(core.CUDAError):
        read()
    changing.join(10)
    assert (waited, order) == ([1], ["read", "changed"])


@STUB
@pytest.mark.parametrize(
    "begin", [embed, change_child, change_executable_child, change_executable_children, update_from, instantiate]
)
def test_a_graph_that_is_read_is_not_changed_meanwhile(driver_stub, g, begin):
    child = graphs.GraphDefinition()
    child.empty()
    function, read = begin(g, child)
    assert_waits(driver_stub, function, read, child)


@STUB
@pytest.mark.parametrize("updates", [False, True])
def test_a_graph_of_a_builder_is_not_changed_while_it_is_read(driver_stub, device, updates):
    builder = device.create_graph_builder().begin_building()
    builder.callback(int)
    builder.end_building()
    graph = builder.complete()
    function = "cuGraphExecUpdate_v2" if updates else "cuGraphInstantiateWithParams"
    read = (lambda: graph.update(builder)) if updates else builder.complete
    assert_waits(driver_stub, function, read, builder.graph_definition)


@STUB
def test_a_graph_that_was_replaced_is_not_read(driver_stub, g):
    """A call that waits for the lock does not read a graph that was replaced meanwhile.

    The driver may give another graph for each change.
    """
    child, other, lent = graphs.GraphDefinition(), graphs.GraphDefinition(), graphs.GraphDefinition()
    node = g.embed(child)
    inside, executable = node.child_graph, child.instantiate()
    refused, begun = [], threading.Event()

    def read():
        begun.wait(10)
        with pytest.raises(core.CUDAError) as error:
            executable.update(inside)
        refused.append(error.value.code)

    def wait_in_the_driver():
        begun.set()
        reading.join(0.1)

    reading = threading.Thread(target=read)
    reading.start()
    driver_stub.set_mode(RECORD, "cuGraphNodeSetParams")
    driver_stub.set_mode(RECORD, "cuGraphChildGraphNodeGetGraph")
    driver_stub.output("cuGraphChildGraphNodeGetGraph", 1, int(lent.handle).to_bytes(8, "little"))
    with driver_stub.lock_held("cuGraphNodeSetParams", wait_in_the_driver, 5000) as waited:
        node.update(other)
    reading.join(10)
    assert (waited, refused) == ([1], [driver.CUresult.CUDA_ERROR_INVALID_HANDLE])
    assert not inside.is_valid
    assert int(node.child_graph.handle) == int(lent.handle)


@STUB
def test_threads_that_change_a_child_at_once(driver_stub, g):
    """The last change determines the inner graph, whichever thread returns first."""
    child, lent = graphs.GraphDefinition(), [graphs.GraphDefinition() for _ in range(2)]
    node = g.embed(child)
    begun = threading.Event()
    driver_stub.set_mode(RECORD, "cuGraphNodeSetParams")
    driver_stub.set_mode(RECORD, "cuGraphChildGraphNodeGetGraph")

    def give(which):
        driver_stub.output("cuGraphChildGraphNodeGetGraph", 1, int(lent[which].handle).to_bytes(8, "little"))

    def change():
        begun.wait(10)
        node.update(child)

    def wait_in_the_driver():
        begun.set()
        changing.join(0.1)

    give(0)
    changing = threading.Thread(target=change)
    changing.start()
    with driver_stub.lock_held("cuGraphNodeSetParams", wait_in_the_driver, 5000):
        node.update(child)
    changing.join(10)
    assert int(node.child_graph.handle) == int(lent[0].handle)
    give(1)
    node.update(child)
    assert int(node.child_graph.handle) == int(lent[1].handle)


@in_child()
def test_graphs_that_are_put_into_each_other_at_once():
    """Threads that each embed the graph that another one changes do not deadlock.

    Without core's locks driver 580 ends the process if they meet in it.
    """

    def embed_often(graph, done, into, child):
        for _ in range(100):
            graph[into].embed(graph[child]).destroy()
        done.append(into)

    for _ in range(2000 if libraries.ON_GPU else 10):
        graph, done = [graphs.GraphDefinition() for _ in range(3)], []
        for g in graph:
            g.empty()
        threads = [threading.Thread(target=embed_often, args=(graph, done, i, (i + 1) % 3)) for i in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        assert sorted(done) == [0, 1, 2]
