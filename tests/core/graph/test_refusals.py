"""Test errors of graphs, nodes and builders: their texts, and that nothing has changed.

Some tests pass rare arguments.
"""

import pytest
from support.core import graph_nodes


@pytest.fixture
def graph(device):
    from cubind.core.graph import GraphDefinition

    return GraphDefinition()


@pytest.fixture
def kernel():
    from cubind.core import ObjectCode
    from support import kernels

    return ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")


class Odd:
    """Stand for an ordinal, or fail to."""

    def __init__(self, value):
        self.value = value

    def __index__(self):
        if isinstance(self.value, Exception):
            raise self.value
        return self.value

    __bool__ = __index__


# --- allocations ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [None, "device", "host", "managed"])
def test_kinds_of_memory(graph, kind):
    """A driver may support only one kind of memory."""
    from cubind.core import CUDAError

    try:
        node = graph.allocate(64, memory_type=kind)
    except CUDAError as error:
        assert kind in ("host", "managed") and error.function == "cuGraphAddMemAllocNode"
    else:
        assert (node.bytesize, node.memory_type) == (64, kind or "device")


def test_of_a_device(graph, device):
    assert graph.allocate(64, device=device).device_id == 0
    assert graph.allocate(64, device=Odd(0), peer_access=[]).peer_access == ()
    assert graph.allocate(64, device=0, peer_access=(device,)).peer_access == (0,)


@pytest.mark.parametrize("arguments, error, text", [
    ({"memory_type": "hots"}, ValueError, "'hots' is not a valid GraphMemoryType"),
    ({"memory_type": 5}, ValueError, "'5' is not a valid GraphMemoryType"),
    ({"device": "0"}, TypeError, "str"),
    ({"device": Odd(ZeroDivisionError())}, ZeroDivisionError, None),
    ({"device": 2**32}, OverflowError, None),
    ({"device": 2**80}, OverflowError, None),
    ({"peer_access": 5}, TypeError, "int"),
    ({"peer_access": [0, "1"]}, TypeError, "str"),
    ({"peer_access": [2**32]}, OverflowError, None),
])
def test_allocations_that_cannot_be(graph, arguments, error, text):
    with pytest.raises(error, match=text):
        graph.allocate(64, **arguments)
    assert graph.nodes() == set()


# --- edges and children --------------------------------------------------------------------------


def test_joined_nodes(graph):
    from cubind.core.graph import GraphDefinition

    node = graph.empty()
    with pytest.raises(TypeError, match="Cannot convert int to GraphNode"):
        graph.join(node, 5)
    with pytest.raises(ValueError, match="must belong to the same GraphDefinition"):
        graph.join(node, GraphDefinition().empty())
    other = graph.empty()
    other.destroy()
    with pytest.raises(RuntimeError, match="GraphNode has been destroyed"):
        graph.join(node, other)
    assert graph.nodes() == {node}


def test_neighbours_of_what_has_no_truth(graph):
    with pytest.raises(ZeroDivisionError):
        graph.empty()._neighbours(Odd(ZeroDivisionError()))


def test_edges_that_cannot_be(graph):
    from cubind.core.graph import GraphDefinition

    node, other = graph.empty(), graph.empty()
    for wrong, error in ((5, TypeError), (GraphDefinition().empty(), ValueError)):
        with pytest.raises(error):
            node.succ = [other, wrong]
        with pytest.raises(error):
            node.succ.add(wrong)
    with pytest.raises(TypeError):
        node.pred = 5
    with pytest.raises(NotImplementedError):
        del node.succ
    assert graph.edges() == set() and node.succ == set()


def test_a_child_that_is_replaced(graph):
    """update() replaces the inner graph or, if the driver cannot, leaves it; the node stays."""
    from cubind.core import CUDAError
    from cubind.core.graph import GraphDefinition

    child, other = GraphDefinition(), GraphDefinition()
    child.empty()
    other.join(other.empty(), other.empty())
    node = graph.embed(child)
    for wrong in (None, 5, node):
        with pytest.raises(TypeError):
            node.update(wrong)
    try:
        node.update(other)
    except CUDAError:
        assert len(node.child_graph.nodes()) == 1
    else:
        assert len(node.child_graph.nodes()) == 3
    assert node.is_valid and graph.nodes() == {node}


# --- updates -------------------------------------------------------------------------------------


def test_updates_from_what_is_no_source(graph, stream):
    executable = graph.instantiate()
    with pytest.raises(TypeError, match="expected GraphBuilder or GraphDefinition, got int"):
        executable.update(5)
    builder = stream.create_graph_builder()
    with pytest.raises((ValueError, RuntimeError)):
        executable.update(builder)
    builder.begin_building()
    with pytest.raises(ValueError, match="Graph has not finished building"):
        executable.update(builder)
    executable.update(builder.end_building())
    builder.close()
    with pytest.raises(RuntimeError, match="closed"):
        executable.update(builder)


def test_an_update_to_another_form(graph):
    from cubind.core import CUDAError
    from cubind.core.graph import GraphDefinition

    graph.callback(int)
    executable = graph.instantiate()
    other = GraphDefinition()
    other.join(other.callback(int), other.callback(int))
    with pytest.raises(CUDAError, match="Graph update failed: "):
        executable.update(other)
    executable.update(graph)


def test_a_graph_inside_of_one_that_is_gone(graph):
    node = graph.if_then(graph.create_condition(1))
    inner = node.then
    executable = graph.instantiate()
    node.destroy()
    for call in (inner.empty, inner.nodes, inner.edges, inner.instantiate, lambda: executable.update(inner)):
        with pytest.raises(RuntimeError, match="no longer valid"):
            call()


# --- builders ------------------------------------------------------------------------------------


def test_calls_of_a_closed_builder(device, stream):
    builder = device.create_graph_builder()
    builder.close()
    builder.close()
    calls = (
        *(builder.begin_building, builder.end_building, builder.complete, builder.create_condition),
        *(lambda: builder.split(2), lambda: builder.callback(int), lambda: builder.embed(builder)),
        *(lambda: builder.debug_dot_print("x.dot"), lambda: builder.stream, lambda: builder.graph_definition),
        *(builder.__cuda_stream__, lambda: type(builder).join(builder, builder)),
    )
    for call in calls:
        with pytest.raises(RuntimeError, match="closed"):
            call()
    assert builder.is_closed


@pytest.mark.parametrize("call", [
    lambda b: b.split(1),
    lambda b: b.split("2"),
    lambda b: b.split(2**70),
    lambda b: b.create_condition("1"),
    lambda b: b.create_condition(2**70),
    lambda b: b.if_then(5),
    lambda b: b.if_else(None),
    lambda b: b.while_loop(b),
    lambda b: b.embed(5),
    lambda b: b.embed(b),
    lambda b: b.callback(5),
    lambda b: b.callback(int, user_data=1),
    lambda b: b.begin_building(),
    lambda b: b.begin_building("nonsense"),
    lambda b: b.complete({"nonsense": 1}),
    lambda b: b.debug_dot_print(5),
    lambda b: type(b).join(b),
    lambda b: type(b).join(b, 5),
    lambda b: type(b).join(),
])
def test_calls_of_a_builder_that_cannot_be(device, call):
    """A refused call leaves the builder building, as if nothing had been called."""
    builder = device.create_graph_builder().begin_building()
    with pytest.raises((TypeError, ValueError, OverflowError, RuntimeError)):
        call(builder)
    assert builder.is_building and not builder.is_join_required
    builder.callback(int)
    builder.end_building().complete().close()
    builder.close()


# --- nodes made by other code ---------------------------------------------------------------------


def test_captured_nodes_are_met(device, stream, kernel):
    """Core finds captured nodes through the driver, for each kind."""
    from cubind.core import LaunchConfig, graph, launch

    buffer, other = (device.allocate(64, stream=stream) for _ in range(2))
    event, child = device.create_event(), device.create_graph_builder().begin_building()
    child.callback(int)
    child.end_building()
    builder = device.create_graph_builder().begin_building()
    launch(builder, LaunchConfig(grid=2, block=32, shmem_size=16), kernel)
    buffer.fill(1, stream=builder)
    buffer.copy_to(other, stream=builder)
    builder.callback(int)
    builder.embed(child)
    builder.while_loop(builder.create_condition(0)).begin_building().end_building()
    nodes = {type(node): node for node in builder.end_building().graph_definition.nodes()}
    assert nodes[graph.KernelNode].grid == (2, 1, 1) and nodes[graph.KernelNode].config.shmem_size == 16
    assert nodes[graph.KernelNode].kernel == kernel
    assert (nodes[graph.MemsetNode].dptr, nodes[graph.MemsetNode].width) == (buffer.handle, 64)
    assert (nodes[graph.MemcpyNode].dst, nodes[graph.MemcpyNode].src) == (other.handle, buffer.handle)
    assert nodes[graph.HostCallbackNode].callback is int
    assert len(nodes[graph.ChildGraphNode].child_graph.nodes()) == 1
    if graph_nodes.conditions_are_told():
        assert nodes[graph.WhileNode].body.is_valid
    else:
        assert nodes[graph.ConditionalNode].branches == () and nodes[graph.ConditionalNode].cond_type is None
    assert all(node.is_valid and node.type is not None for node in nodes.values())
    event.close()


def test_nodes_of_definitions_are_met_again(device, stream):
    """Nodes are found again when no object of them exists."""
    import gc

    from cubind.core import graph

    definition, event = graph.GraphDefinition(), device.create_event()
    allocated = definition.allocate(64)
    at = allocated.dptr
    allocated.deallocate(at).record(event).wait(event)
    del allocated
    gc.collect()
    nodes = {type(node): node for node in definition.nodes()}
    assert (nodes[graph.AllocNode].dptr, nodes[graph.AllocNode].bytesize, nodes[graph.FreeNode].dptr) == (at, 64, at)
    assert nodes[graph.EventRecordNode].event == nodes[graph.EventWaitNode].event == event


@pytest.mark.parametrize("count", [1, 7, 8, 9, 33, 300])
def test_a_node_after_many(graph, count):
    nodes = [graph.empty() for _ in range(count)]
    last = graph.join(*nodes)
    assert last.pred == set(nodes) and len(graph.edges()) == count
    last.pred = nodes[:1]
    assert graph.edges() == {(nodes[0], last)}
