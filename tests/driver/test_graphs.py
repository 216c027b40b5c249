"""Test graphs on the driver: nodes, their order, and their effects in a launch.

The tests also pass on a GPU. Without a GPU, the stub driver runs kernels on the simulated device.
"""

# ruff: noqa: F811 (fixtures are imported)

import collections
import ctypes
import struct
import threading

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import libraries
from support.functional import context, device, ok, stream  # noqa: F401
from support.graphs import (  # noqa: F401
    INVALID,
    NO_DATA,
    TYPE,
    N,
    Run,
    add_empty,
    add_fill,
    computing,
    copy_params,
    edges_of,
    failed,
    fill_params,
    floats,
    graph,
    kernel_params,
    memory,
    nodes_of,
    other,
    saxpy,
    type_of,
    vectors,
    words,
)

NOT_SUPPORTED = CUresult.CUDA_ERROR_NOT_SUPPORTED

# --- nodes and edges ------------------------------------------------------------------------------


def test_nodes_and_edges(graph):
    a = add_empty(graph)
    b, c = add_empty(graph, a), add_empty(graph, a)
    d = add_empty(graph, b, c)
    assert set(nodes_of(graph)) == {int(n) for n in (a, b, c, d)}
    roots, count = ok(driver.cuGraphGetRootNodes(graph, 10))
    assert [int(n) for n in roots[:count]] == [int(a)]
    assert edges_of(graph) == {(int(x), int(y)) for x, y in ((a, b), (a, c), (b, d), (c, d))}
    before, *_, count = ok(driver.cuGraphNodeGetDependencies(d, 10))
    assert {int(n) for n in before[:count]} == {int(b), int(c)}
    behind, *_, count = ok(driver.cuGraphNodeGetDependentNodes(a, 10))
    assert {int(n) for n in behind[:count]} == {int(b), int(c)}
    assert ok(driver.cuGraphGetNodes(graph))[1] == 4
    ok(driver.cuGraphRemoveDependencies(graph, [b], [d], *NO_DATA, 1))
    assert (int(b), int(d)) not in edges_of(graph)
    assert driver.cuGraphRemoveDependencies(graph, [b], [d], *NO_DATA, 1) == INVALID
    ok(driver.cuGraphAddDependencies(graph, [b], [d], *NO_DATA, 1))
    assert driver.cuGraphAddDependencies(graph, [b], [d], *NO_DATA, 1) == INVALID
    assert driver.cuGraphAddDependencies(graph, [b], [b], *NO_DATA, 1) == INVALID
    ok(driver.cuGraphDestroyNode(b))
    assert edges_of(graph) == {(int(a), int(c)), (int(c), int(d))}


def test_nodes_of_another_graph(graph):
    other = ok(driver.cuGraphCreate(0))
    node = add_empty(other)
    assert driver.cuGraphAddEmptyNode(graph, [node], 1)[0] == INVALID[0]
    ok(driver.cuGraphDestroy(other))


def test_a_cycle_cannot_be_instantiated(graph):
    a = add_empty(graph)
    b = add_empty(graph, a)
    ok(driver.cuGraphAddDependencies(graph, [b], [a], *NO_DATA, 1))
    assert driver.cuGraphInstantiate(graph, 0)[0] == INVALID[0]
    p = driver.CUDA_GRAPH_INSTANTIATE_PARAMS()
    assert driver.cuGraphInstantiateWithParams(graph, p)[0] == INVALID[0]
    assert p.result_out == driver.CUgraphInstantiateResult.CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE


def test_clone(graph, context, memory, stream):
    a = add_fill(graph, context, memory, 7)
    b = add_empty(graph, a)
    clone = ok(driver.cuGraphClone(graph))
    c, d = (ok(driver.cuGraphNodeFindInClone(node, clone)) for node in (a, b))
    assert edges_of(clone) == {(int(c), int(d))} and int(c) != int(a)
    ok(driver.cuGraphMemsetNodeSetParams(a, fill_params(memory, 8)))
    assert ok(driver.cuGraphMemsetNodeGetParams(c)).value == 7
    with Run(clone) as run:
        run(stream)
    assert words(memory) == [7] * N
    assert driver.cuGraphNodeFindInClone(c, graph)[0] == INVALID[0]
    ok(driver.cuGraphDestroy(clone))


# --- effects of nodes ------------------------------------------------------------------------


def test_fills_in_their_order(graph, context, memory, stream):
    """Fills follow the order of the edges, not that of their creation."""
    last = add_fill(graph, context, memory, 3)
    first = add_fill(graph, context, memory, 1)
    middle = add_fill(graph, context, memory, 2, first, width=N // 2)
    ok(driver.cuGraphAddDependencies(graph, [middle], [last], *NO_DATA, 1))
    with Run(graph) as run:
        run(stream)
    assert words(memory) == [3] * N


def test_fill_of_rows(graph, context, memory, stream):
    add_fill(graph, context, memory + 4, 0xABCD, width=3, size=2, height=4, pitch=16)
    with Run(graph) as run:
        run(stream)
    data = bytearray(64)
    ok(driver.cuMemcpyDtoH(data, memory, 64))
    row = bytes(4) + b"\xcd\xab" * 3 + bytes(6)
    assert bytes(data) == row * 4


@pytest.mark.parametrize("shape", [{"size": 3}, {"width": N + 1}, {"height": 2, "pitch": 4}])
def test_bad_fills(graph, context, memory, shape):
    assert driver.cuGraphAddMemsetNode(graph, [], 0, fill_params(memory, 0, **shape), context)[0] == INVALID[0]


def test_copies(graph, context, memory, stream):
    """A copy reads host memory when the graph runs."""
    data = ctypes.create_string_buffer(struct.pack("2I", 5, 6), 8)
    place = ctypes.addressof(data)
    up = ok(driver.cuGraphAddMemcpyNode(graph, [], 0, copy_params(memory, 0, 8, host=place), context))
    ok(driver.cuGraphAddMemcpyNode(graph, [up], 1, copy_params(memory + 8, memory, 8), context))
    with Run(graph) as run:
        run(stream)
        assert words(memory, 4) == [5, 6, 5, 6]
        data[0:4] = struct.pack("I", 9)
        run(stream)
    assert words(memory, 4) == [9, 6, 9, 6]
    told = ok(driver.cuGraphMemcpyNodeGetParams(up))
    assert (int(told.dstDevice), told.WidthInBytes, int(told.srcHost)) == (memory, 8, place)


def test_kernels(graph, saxpy, vectors, stream):
    p, keep = kernel_params(saxpy, 2.0, *vectors, N)
    node = ok(driver.cuGraphAddKernelNode(graph, [], 0, p))
    keep[0][0].value = 100.0  # the node has a copy
    told = ok(driver.cuGraphKernelNodeGetParams(node))
    assert (int(told.func), told.gridDimX, told.blockDimX) == (int(saxpy), 1, N)
    first = ctypes.cast(int(told.kernelParams), ctypes.POINTER(ctypes.c_void_p))[0]
    assert ctypes.c_float.from_address(first).value == 2.0
    with Run(graph) as run:
        run(stream)
        assert floats(vectors[2]) == [2.0 * i + 1 for i in range(N)]
        q, keep = kernel_params(saxpy, 3.0, *vectors, N)
        ok(driver.cuGraphExecKernelNodeSetParams(run.handle, node, q))
        run(stream)
        assert floats(vectors[2]) == [3.0 * i + 1 for i in range(N)]
    with Run(graph) as again:  # the graph does not know about it
        again(stream)
    assert floats(vectors[2]) == [2.0 * i + 1 for i in range(N)]


def test_bad_kernels(graph, saxpy, vectors):
    p, keep = kernel_params(saxpy, 2.0, *vectors, N, block=2048)
    assert driver.cuGraphAddKernelNode(graph, [], 0, p)[0] == INVALID[0]
    p.blockDimX, p.func = N, None
    assert driver.cuGraphAddKernelNode(graph, [], 0, p)[0] == failed("INVALID_HANDLE")
    p.func, p.kernelParams = saxpy, None
    assert driver.cuGraphAddKernelNode(graph, [], 0, p)[0] == INVALID[0]
    assert keep


def test_attributes_of_kernels(graph, saxpy, vectors):
    ids = driver.CUkernelNodeAttrID
    p, keep = kernel_params(saxpy, 2.0, *vectors, N)
    node, second = (ok(driver.cuGraphAddKernelNode(graph, [], 0, p)) for _ in range(2))
    value = driver.CUkernelNodeAttrValue()
    value.cooperative = 1
    ok(driver.cuGraphKernelNodeSetAttribute(node, ids.CU_LAUNCH_ATTRIBUTE_COOPERATIVE, value))
    assert ok(driver.cuGraphKernelNodeGetAttribute(node, ids.CU_LAUNCH_ATTRIBUTE_COOPERATIVE)).cooperative == 1
    assert ok(driver.cuGraphKernelNodeGetAttribute(second, ids.CU_LAUNCH_ATTRIBUTE_COOPERATIVE)).cooperative == 0
    ok(driver.cuGraphKernelNodeCopyAttributes(second, node))
    assert ok(driver.cuGraphKernelNodeGetAttribute(second, ids.CU_LAUNCH_ATTRIBUTE_COOPERATIVE)).cooperative == 1
    assert driver.cuGraphKernelNodeCopyAttributes(add_empty(graph), node) == INVALID
    assert keep


def test_host_functions(graph, context, memory, stream):
    """Host functions run in order with other nodes, in every launch."""
    seen = []
    fill = add_fill(graph, context, memory, 1)
    p = driver.CUDA_HOST_NODE_PARAMS()
    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(seen.append)
    p.fn, p.userData = ctypes.cast(call, ctypes.c_void_p).value, 77
    node = ok(driver.cuGraphAddHostNode(graph, [fill], 1, p))
    add_fill(graph, context, memory, 2, node)
    with Run(graph) as run:
        run(stream)
        run(stream)
    assert seen == [77, 77] and words(memory) == [2] * N
    assert int(ok(driver.cuGraphHostNodeGetParams(node)).userData) == 77
    assert driver.cuGraphAddHostNode(graph, [], 0, driver.CUDA_HOST_NODE_PARAMS())[0] == INVALID[0]


def test_children(graph, context, memory, stream):
    """A child node owns a copy of its graph."""
    child = ok(driver.cuGraphCreate(0))
    inner = add_fill(child, context, memory, 4)
    node = ok(driver.cuGraphAddChildGraphNode(graph, [], 0, child))
    ok(driver.cuGraphMemsetNodeSetParams(inner, fill_params(memory, 5)))
    own = ok(driver.cuGraphChildGraphNodeGetGraph(node))
    assert int(own) != int(child) and len(nodes_of(own)) == 1
    with Run(graph) as run:
        run(stream)
        assert words(memory) == [4] * N
        ok(driver.cuGraphExecChildGraphNodeSetParams(run.handle, node, child))
        run(stream)
    assert words(memory) == [5] * N
    ok(driver.cuGraphDestroy(child))


def test_event_nodes(graph, context, memory, stream):
    event, start = (ok(driver.cuEventCreate(0)) for _ in range(2))
    ok(driver.cuEventRecord(start, stream))
    wait = ok(driver.cuGraphAddEventWaitNode(graph, [], 0, start))
    fill = add_fill(graph, context, memory, 6, wait)
    node = ok(driver.cuGraphAddEventRecordNode(graph, [fill], 1, event))
    assert int(ok(driver.cuGraphEventRecordNodeGetEvent(node))) == int(event)
    assert int(ok(driver.cuGraphEventWaitNodeGetEvent(wait))) == int(start)
    assert driver.cuGraphEventWaitNodeGetEvent(node)[0] == INVALID[0]
    with Run(graph) as run:
        ok(driver.cuGraphLaunch(run.handle, stream))
        ok(driver.cuEventSynchronize(event))
        assert words(memory) == [6] * N
        assert ok(driver.cuEventElapsedTime(start, event)) >= 0
    for e in (event, start):
        ok(driver.cuEventDestroy(e))


def test_nodes_of_any_type(graph, context, memory, stream):
    p = driver.CUgraphNodeParams()
    p.type = TYPE.CU_GRAPH_NODE_TYPE_MEMSET
    p.memset.dst, p.memset.value, p.memset.elementSize, p.memset.width, p.memset.height = memory, 8, 4, N, 1
    p.memset.ctx = context
    node = ok(driver.cuGraphAddNode(graph, None, *NO_DATA, 0, p))
    assert type_of(node) == TYPE.CU_GRAPH_NODE_TYPE_MEMSET
    with Run(graph) as run:
        run(stream)
        assert words(memory) == [8] * N
        p.memset.value = 9
        ok(driver.cuGraphExecNodeSetParams(run.handle, node, p))
        run(stream)
    assert words(memory) == [9] * N
    p.type = TYPE.CU_GRAPH_NODE_TYPE_EMPTY
    assert driver.cuGraphNodeSetParams(node, p) == INVALID


def moved(child):
    p = driver.CUgraphNodeParams()
    p.type = TYPE.CU_GRAPH_NODE_TYPE_GRAPH
    p.graph.graph, p.graph.ownership = child, driver.CUgraphChildGraphNodeOwnership.CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE
    return p


@pytest.mark.skipif(not NO_DATA, reason="graphs could not be given to nodes before")
def test_a_graph_cannot_hold_itself(graph, context, memory, stream):
    child = ok(driver.cuGraphCreate(0))
    ok(driver.cuGraphAddNode(graph, None, None, 0, moved(child)))
    if not libraries.ON_GPU:  # driver 580 takes them and fails afterwards
        assert driver.cuGraphAddNode(graph, None, None, 0, moved(graph))[0] == INVALID[0]
        assert driver.cuGraphAddNode(child, None, None, 0, moved(graph))[0] == INVALID[0]
    assert driver.cuGraphDestroy(child) == INVALID
    add_fill(child, context, memory, 6)
    with Run(graph) as run:
        run(stream)
    assert words(memory) == [6] * N


def body_of(graph, context):
    """Return the body graph that a condition of this graph controls."""
    p = driver.CUgraphNodeParams()
    p.type = TYPE.CU_GRAPH_NODE_TYPE_CONDITIONAL
    p.conditional.handle = ok(driver.cuGraphConditionalHandleCreate(graph, context, 1, 1))
    p.conditional.type, p.conditional.size, p.conditional.ctx = driver.CUgraphConditionalNodeType.CU_GRAPH_COND_TYPE_IF, 1, context
    ok(driver.cuGraphAddNode(graph, None, *NO_DATA, 0, p))
    return p.conditional.phGraph_out[0]


@pytest.mark.parametrize("kind", ["child", "body"])
def test_what_copies_a_graph_inside_of_another_one(graph, context, memory, stream, kind):
    """An executable graph copies its child graphs; a clone of a child graph works as well."""
    other, like = (ok(driver.cuGraphCreate(0)) for _ in range(2))
    add_fill(like, context, memory, 7)
    node = ok(driver.cuGraphAddChildGraphNode(other, [], 0, like))
    inner = ok(driver.cuGraphChildGraphNodeGetGraph(ok(driver.cuGraphAddChildGraphNode(graph, [], 0, like))))
    if kind == "body":
        inner = body_of(graph, context)
        add_fill(inner, context, memory, 7)
    assert driver.cuGraphInstantiate(inner, 0)[0] == NOT_SUPPORTED
    assert driver.cuGraphAddChildGraphNode(other, [], 0, inner)[0] == NOT_SUPPORTED
    status, *clone = driver.cuGraphClone(inner)
    assert status == (NOT_SUPPORTED if kind == "body" else CUresult.CUDA_SUCCESS)
    with Run(other) as run:
        ok(driver.cuGraphExecChildGraphNodeSetParams(run.handle, node, inner))
        run(stream)
        assert words(memory) == [7] * N
    with Run(clone[0] if kind == "child" else like) as run:
        assert driver.cuGraphExecUpdate(run.handle, inner)[0] == INVALID[0]
        ok(driver.cuMemsetD8Async(memory, 0, 4 * N, stream))
        run(stream)
    assert words(memory) == [7] * N
    for made in (other, like, *(clone if kind == "child" else ())):
        ok(driver.cuGraphDestroy(made))


# --- executable graphs ----------------------------------------------------------------------------


def test_disabled_nodes(graph, context, memory, stream):
    first = add_fill(graph, context, memory, 1)
    second = add_fill(graph, context, memory, 2, first)
    empty = add_empty(graph)
    with Run(graph) as run:
        assert ok(driver.cuGraphNodeGetEnabled(run.handle, second)) == 1
        ok(driver.cuGraphNodeSetEnabled(run.handle, second, 0))
        assert ok(driver.cuGraphNodeGetEnabled(run.handle, second)) == 0
        run(stream)
        assert words(memory) == [1] * N
        ok(driver.cuGraphNodeSetEnabled(run.handle, second, 1))
        run(stream)
        assert words(memory) == [2] * N
        assert driver.cuGraphNodeSetEnabled(run.handle, empty, 0) == INVALID


def test_update_by_another_graph(graph, context, memory, stream):
    a = add_fill(graph, context, memory, 1)
    add_fill(graph, context, memory, 2, a, width=N // 2)
    with Run(graph) as run:
        like = ok(driver.cuGraphCreate(0))
        a = add_fill(like, context, memory, 3)
        add_fill(like, context, memory, 4, a, width=N // 4)
        info = ok(driver.cuGraphExecUpdate(run.handle, like))
        assert info.result == driver.CUgraphExecUpdateResult.CU_GRAPH_EXEC_UPDATE_SUCCESS
        ok(driver.cuGraphDestroy(like))
        run(stream)
        assert words(memory) == [4] * (N // 4) + [3] * (N - N // 4)
        unlike = ok(driver.cuGraphCreate(0))
        add_fill(unlike, context, memory, 3)
        assert driver.cuGraphExecUpdate(run.handle, unlike)[0] == failed("GRAPH_EXEC_UPDATE_FAILURE")
        add_empty(unlike, driver.CUgraphNode(nodes_of(unlike)[0]))
        assert driver.cuGraphExecUpdate(run.handle, unlike)[0] == failed("GRAPH_EXEC_UPDATE_FAILURE")
        ok(driver.cuGraphDestroy(unlike))


def test_an_executable_graph_outlives_its_graph(context, memory, stream):
    graph = ok(driver.cuGraphCreate(0))
    add_fill(graph, context, memory, 3)
    with Run(graph) as run:
        ok(driver.cuGraphDestroy(graph))
        ok(driver.cuGraphUpload(run.handle, stream))
        run(stream)
    assert words(memory) == [3] * N


def test_bad_flags(graph):
    assert driver.cuGraphInstantiate(graph, 1 << 20)[0] == INVALID[0]
    with Run(graph) as run:
        assert int(ok(driver.cuGraphExecGetFlags(run.handle))) == 0


def test_printed_for_graphviz(graph, context, memory, tmp_path):
    add_empty(graph, add_fill(graph, context, memory, 1))
    path = tmp_path / "graph.dot"
    ok(driver.cuGraphDebugDotPrint(graph, str(path).encode(), 0))
    text = path.read_text()
    assert text.startswith("digraph dot {") and "MEMSET" in text and "EMPTY" in text and text.count("->") == 1


def test_user_objects(context):
    """A user object is destroyed by a thread of the driver once nobody refers to it."""
    ended = threading.Event()
    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda _: ended.set())
    destroy = ctypes.cast(call, ctypes.c_void_p).value
    flag = driver.CUuserObject_flags.CU_USER_OBJECT_NO_DESTRUCTOR_SYNC
    made = ok(driver.cuUserObjectCreate(0, destroy, 1, int(flag)))
    graph = ok(driver.cuGraphCreate(0))
    ok(driver.cuGraphRetainUserObject(graph, made, 1, int(driver.CUuserObjectRetain_flags.CU_GRAPH_USER_OBJECT_MOVE)))
    exec_graph = ok(driver.cuGraphInstantiate(graph, 0))
    ok(driver.cuGraphDestroy(graph))
    assert not ended.wait(0.05)
    ok(driver.cuGraphExecDestroy(exec_graph))
    assert ended.wait(10)
    assert driver.cuUserObjectCreate(0, destroy, 0, int(flag))[0] == INVALID[0]


def test_many_user_objects_end_at_once(context):
    """Each is destroyed by one call with its own data, from any thread of the driver."""
    told = collections.Counter()
    done = threading.Event()
    number = 2000

    def note(data):
        told[data] += 1
        if len(told) == number:
            done.set()

    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(note)
    destroy = ctypes.cast(call, ctypes.c_void_p).value
    flag = int(driver.CUuserObject_flags.CU_USER_OBJECT_NO_DESTRUCTOR_SYNC)
    move = int(driver.CUuserObjectRetain_flags.CU_GRAPH_USER_OBJECT_MOVE)
    graph = ok(driver.cuGraphCreate(0))
    for i in range(1, number // 2 + 1):
        ok(driver.cuGraphRetainUserObject(graph, ok(driver.cuUserObjectCreate(i, destroy, 1, flag)), 1, move))
    ok(driver.cuGraphDestroy(graph))
    for i in range(number // 2 + 1, number + 1):
        ok(driver.cuUserObjectRelease(ok(driver.cuUserObjectCreate(i, destroy, 1, flag)), 1))
    assert done.wait(60)
    assert told == dict.fromkeys(range(1, number + 1), 1)
