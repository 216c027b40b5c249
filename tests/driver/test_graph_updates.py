"""cuGraphExecUpdate applies or refuses a change of each attribute of each kind of node."""

# ruff: noqa: F811 (fixtures are imported)

import ctypes
import time

import pytest
from cubind import driver
from support import libraries
from support.functional import context, device, ok, stream  # noqa: F401
from support.graphs import TYPE, N, Run, computing, copy_params, fill_params, memory, other, words  # noqa: F401

COND = driver.CUgraphConditionalNodeType
ASSIGN = int(driver.CUgraphConditional_flags.CU_GRAPH_COND_ASSIGN_DEFAULT) if hasattr(driver, "CUgraphConditional_flags") else 1

# A kernel that writes what it knows about its launch.
TELLING = b""".version 8.0
.target sm_90
.address_size 64
.visible .entry tell(.param .u64 to, .param .u32 value)
{
    .reg .b32 %r<9>;
    .reg .b64 %rd<2>;
    .reg .pred %p;
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ctaid.x;
    or.b32 %r1, %r1, %r2;
    setp.ne.u32 %p, %r1, 0;
    @%p ret;
    ld.param.u64 %rd1, [to];
    ld.param.u32 %r1, [value];
    st.global.u32 [%rd1], %r1;
    mov.u32 %r2, %ntid.x;
    st.global.u32 [%rd1+4], %r2;
    mov.u32 %r3, %nctaid.x;
    st.global.u32 [%rd1+8], %r3;
    mov.u32 %r4, %dynamic_smem_size;
    st.global.u32 [%rd1+12], %r4;
    mov.u32 %r5, %cluster_nctaid.x;
    st.global.u32 [%rd1+16], %r5;
    ret;
}
.visible .entry other(.param .u64 to, .param .u32 value)
{
    .reg .b32 %r<2>;
    .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [to];
    ld.param.u32 %r1, [value];
    add.u32 %r1, %r1, 1000;
    st.global.u32 [%rd1], %r1;
    ret;
}
"""


class World:
    """Memory, kernels and events for the graphs of a case."""

    def __init__(self, context, memory, stream):
        self.context, self.memory, self.stream = context, memory, stream
        self.source = int(ok(driver.cuMemAlloc(4 * N)))
        ok(driver.cuMemsetD32(self.source, 70, N // 2))
        ok(driver.cuMemsetD32(self.source + 2 * N, 80, N // 2))
        module = ok(driver.cuModuleLoadData(TELLING))
        self.module = module
        self.tell, self.other = (ok(driver.cuModuleGetFunction(module, name)) for name in (b"tell", b"other"))
        self.events = [ok(driver.cuEventCreate(0)) for _ in range(2)]
        self.called = []
        self.host = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: self.called.append(data or 0))
        self.kept = []

    def close(self):
        for event in self.events:
            ok(driver.cuEventDestroy(event))
        ok(driver.cuModuleUnload(self.module))
        ok(driver.cuMemFree(self.source))




# --- nodes: each function adds one to a graph, by its attributes ----------------------------------


def kernel(w, graph, value=1, block=1, grid=1, shared=0, function="tell", cluster=None, cooperative=None, to=0):
    packed = [ctypes.c_uint64(w.memory + to), ctypes.c_uint32(value)]
    pointers = (ctypes.c_void_p * 2)(*(ctypes.addressof(p) for p in packed))
    p = driver.CUDA_KERNEL_NODE_PARAMS()
    p.func = getattr(w, function)
    p.gridDimX, p.gridDimY, p.gridDimZ = grid, 1, 1
    p.blockDimX, p.blockDimY, p.blockDimZ = block, 1, 1
    p.sharedMemBytes, p.kernelParams = shared, ctypes.addressof(pointers)
    node = ok(driver.cuGraphAddKernelNode(graph, [], 0, p))
    for name, given in (("CLUSTER_DIMENSION", cluster), ("COOPERATIVE", cooperative)):
        if given is None:
            continue
        kind, v = getattr(driver.CUlaunchAttributeID, f"CU_LAUNCH_ATTRIBUTE_{name}"), driver.CUkernelNodeAttrValue()
        if cluster is not None:
            v.clusterDim.x, v.clusterDim.y, v.clusterDim.z = cluster, 1, 1
        else:
            v.cooperative = cooperative
        ok(driver.cuGraphKernelNodeSetAttribute(node, kind, v))
    return node


def fill(w, graph, value=1, to=0, width=4, size=4, height=1, pitch=0, before=()):
    p = fill_params(w.memory + to, value, width=width, size=size, height=height, pitch=pitch)
    return ok(driver.cuGraphAddMemsetNode(graph, list(before), len(before), p, w.context))


def copy(w, graph, start=0, to=0, size=16, height=1, host=False):
    data = bytearray(range(size)) if host else None
    w.kept.append(data)
    p = copy_params(w.memory + to, w.source + start, size)
    if host:
        buffer = (ctypes.c_char * size).from_buffer(data)
        w.kept.append(buffer)
        p = copy_params(w.memory + to, 0, size, host=ctypes.addressof(buffer))
    p.Height, p.srcPitch, p.dstPitch = height, size, size
    return ok(driver.cuGraphAddMemcpyNode(graph, [], 0, p, w.context))


def host(w, graph, data=1):
    p = driver.CUDA_HOST_NODE_PARAMS()
    p.fn, p.userData = ctypes.cast(w.host, ctypes.c_void_p).value, data
    return ok(driver.cuGraphAddHostNode(graph, [], 0, p))


def record(w, graph, event=0):
    return ok(driver.cuGraphAddEventRecordNode(graph, [], 0, w.events[event]))


def child(w, graph, of=fill, count=1, **attributes):
    inner = ok(driver.cuGraphCreate(0))
    for _ in range(count):
        of(w, inner, **attributes)
    node = ok(driver.cuGraphAddChildGraphNode(graph, [], 0, inner))
    ok(driver.cuGraphDestroy(inner))
    return node


def conditional(w, graph, default=1, flags=ASSIGN, kind="IF", size=1, of=fill, where=None, **attributes):
    """Add conditional nodes; each body contains the node, and its value or place differs."""
    top = where or graph
    p = driver.CUgraphNodeParams()
    p.type = TYPE.CU_GRAPH_NODE_TYPE_CONDITIONAL
    p.conditional.handle = ok(driver.cuGraphConditionalHandleCreate(top, w.context, default, flags))
    p.conditional.type, p.conditional.size, p.conditional.ctx = getattr(COND, f"CU_GRAPH_COND_TYPE_{kind}"), size, w.context
    node = ok(driver.cuGraphAddNode(graph, [], *((None,) if int(libraries.MAJOR) >= 13 else ()), 0, p))
    for i in range(size):
        if of is conditional:
            conditional(w, p.conditional.phGraph_out[i], where=top, **attributes)
        else:
            of(w, p.conditional.phGraph_out[i], **{**attributes, "to": 16 * i + attributes.get("to", 0)})
    return node


def chain(w, graph, values=(1, 2), linked=True):
    """Add two fills of one memory in sequence, or independent ones in two places."""
    a = fill(w, graph, values[0])
    fill(w, graph, values[1], to=0 if linked else 64, before=(a,) if linked else ())


def batch(w, graph, value=1, to=0):
    op = driver.CUstreamBatchMemOpParams()
    op.operation = driver.CUstreamBatchMemOpType.CU_STREAM_MEM_OP_WRITE_VALUE_32
    op.writeValue.operation = op.operation
    op.writeValue.address, op.writeValue.value = w.memory + to, value
    p = driver.CUDA_BATCH_MEM_OP_NODE_PARAMS()
    p.ctx, p.count, p.paramArray, p.flags = w.context, 1, [op], 0
    w.kept += [op, p]
    return ok(driver.cuGraphAddBatchMemOpNode(graph, [], 0, p))


def both(w, graph, nodes=()):
    """Add several nodes, in this order."""
    for make, attributes in nodes:
        make(w, graph, **attributes)


# {name: (node, attributes of the instantiated graph, attributes of the graph that updates it,
# result)}. The result is "new", "old" or "refused". Two results are for an executable graph that
# was not launched before, and for one that was.
CASES = {
    "kernel, argument": (kernel, {"value": 1}, {"value": 2}, "new"),
    "kernel, block": (kernel, {"block": 32}, {"block": 64}, "new"),
    "kernel, grid": (kernel, {"grid": 1}, {"grid": 3}, "new"),
    "kernel, shared memory": (kernel, {"shared": 0}, {"shared": 256}, "new"),
    "kernel, function": (kernel, {"function": "tell"}, {"function": "other"}, "new"),
    "kernel, cluster": (kernel, {"cluster": 1, "grid": 4}, {"cluster": 2, "grid": 4}, ("new", "old")),
    "kernel, cluster from none": (kernel, {"grid": 4}, {"cluster": 2, "grid": 4}, ("new", "old")),
    "kernel, cluster to none": (kernel, {"cluster": 2, "grid": 4}, {"grid": 4}, "old"),
    "kernel, cooperative": (kernel, {"cooperative": 0}, {"cooperative": 1}, "refused"),
    "fill, value": (fill, {"value": 1}, {"value": 2}, "new"),
    "fill, place": (fill, {"to": 0}, {"to": 32}, "new"),
    "fill, width": (fill, {"width": 4}, {"width": 8}, "new"),
    "fill, size of elements": (fill, {"size": 4}, {"size": 1}, "new"),
    "fill, height": (fill, {"height": 1, "pitch": 32}, {"height": 2, "pitch": 32}, "refused"),
    "fill of two rows, value": (fill, {"height": 2, "pitch": 32}, {"height": 2, "pitch": 32, "value": 3}, "new"),
    "fill of two rows, pitch": (fill, {"height": 2, "pitch": 32}, {"height": 2, "pitch": 64}, "refused"),
    "copy, source": (copy, {"start": 0}, {"start": 128}, "new"),
    "copy, target": (copy, {"to": 0}, {"to": 32}, "new"),
    "copy, size": (copy, {"size": 16}, {"size": 32}, "new"),
    "copy, kind": (copy, {}, {"host": True}, "refused"),
    "copy from the host": (copy, {"host": True}, {"host": True, "size": 24}, "new"),
    "copy, rows": (copy, {}, {"height": 2}, "refused"),
    "host, data": (host, {"data": 1}, {"data": 2}, "new"),
    "record, event": (record, {"event": 0}, {"event": 1}, "new"),
    "batch, value": (batch, {"value": 1}, {"value": 2}, "new"),
    "batch, place": (batch, {"to": 0}, {"to": 8}, "new"),
    "child, value": (child, {"value": 1}, {"value": 2}, "new"),
    "child, kernel": (child, {"of": kernel, "block": 32}, {"of": kernel, "block": 64, "value": 4}, "new"),
    "child, more nodes": (child, {}, {"count": 2}, "refused"),
    "child of a child": (child, {"of": child, "value": 1}, {"of": child, "value": 2}, "new"),
    "condition, default to 0": (conditional, {"default": 1}, {"default": 0}, "new"),
    "condition, default to 1": (conditional, {"default": 0}, {"default": 1}, "new"),
    "condition, value in its body": (conditional, {"value": 1}, {"value": 2}, "new"),
    "condition, default and body": (conditional, {"default": 0}, {"default": 1, "value": 2}, "new"),
    "condition, no default any more": (conditional, {"default": 1}, {"default": 1, "flags": 0}, "new"),
    "condition, a default now": (conditional, {"default": 0, "flags": 0}, {"default": 1}, "new"),
    "condition, kind": (conditional, {"kind": "IF"}, {"kind": "SWITCH"}, "refused"),
    "condition, bodies": (conditional, {"size": 1}, {"size": 2}, "refused"),
    "condition, else": (conditional, {"size": 2, "default": 1}, {"size": 2, "default": 0}, "new"),
    "switch, default": (conditional, {"kind": "SWITCH", "size": 3, "default": 0}, {"kind": "SWITCH", "size": 3, "default": 2}, "new"),
    "switch, default of no body": (conditional, {"kind": "SWITCH", "size": 2}, {"kind": "SWITCH", "size": 2, "default": 9}, "new"),
    "condition in a condition": (conditional, {"of": conditional, "value": 1}, {"of": conditional, "value": 2, "default": 1}, "new"),
    "condition, other node in its body": (conditional, {}, {"of": copy}, "refused"),
    "two conditions": (
        both,
        {"nodes": ((conditional, {"default": 1}), (conditional, {"default": 0, "to": 64}))},
        {"nodes": ((conditional, {"default": 0}), (conditional, {"default": 1, "to": 64}))},
        "new",
    ),
    "chain, values": (chain, {"values": (1, 2)}, {"values": (3, 4)}, "new"),
    "chain, links": (chain, {"linked": True}, {"linked": False}, "refused"),
    "more nodes": (fill, {}, None, "refused"),
    "kind of node": (both, {"nodes": ((fill, {}),)}, {"nodes": ((copy, {}),)}, "refused"),
}  # fmt: skip


@pytest.fixture
def world(context, memory, stream):
    made = World(context, memory, stream)
    yield made
    made.close()


def built(w, make, attributes):
    graph = ok(driver.cuGraphCreate(0))
    if attributes is None:
        fill(w, graph), fill(w, graph, to=64)
    else:
        make(w, graph, **attributes)
    return graph


def effect(w, run):
    """Launch; return the memory, which was zero, the recorded events and the host calls."""
    ok(driver.cuMemsetD8(w.memory, 0, 4 * N))
    ok(driver.cuCtxSynchronize())
    w.called.clear()
    for event in w.events:
        ok(driver.cuEventRecord(event, w.stream))
    ok(driver.cuStreamSynchronize(w.stream))
    time.sleep(0.002)  # so that the mark is later, whatever the events' resolution is
    mark = ok(driver.cuEventCreate(0))
    ok(driver.cuEventRecord(mark, w.stream))
    run(w.stream)
    recorded = tuple(ok(driver.cuEventElapsedTime(mark, event)) >= 0 for event in w.events)
    ok(driver.cuEventDestroy(mark))
    return tuple(words(w.memory)), recorded, tuple(w.called)


def outcome(w, make, before, after, launched):
    """Return the update's status, and which graph's effect the updated graph has."""
    first, second = built(w, make, before), built(w, make, after)
    try:
        with Run(first) as run:  # a graph with conditions allows one instance at a time
            was = effect(w, run)
        with Run(first) as run:
            if launched:
                run(w.stream)
            status, _ = driver.cuGraphExecUpdate(run.handle, second)
            did = effect(w, run)
        with Run(second) as new:
            wanted = effect(w, new)
    finally:
        ok(driver.cuGraphDestroy(first))
        ok(driver.cuGraphDestroy(second))
    does = "new" if did == wanted else "old" if did == was else did
    if status == driver.CUresult.CUDA_SUCCESS:
        return does
    assert status == driver.CUresult.CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE
    return "refused" if did == was else ("refused", does)


@pytest.mark.parametrize("launched", [False, True], ids=["fresh", "launched"])
@pytest.mark.parametrize("name", CASES)
def test_update(world, name, launched):
    make, before, after, wanted = CASES[name]
    wanted = wanted if isinstance(wanted, str) else wanted[launched]
    assert outcome(world, make, before, after, launched) == wanted


def executable(graph):
    status, handle = driver.cuGraphInstantiate(graph, 0)
    if handle is not None:
        ok(driver.cuGraphExecDestroy(handle))
    return status.name


def test_graphs_with_conditions(world):
    """They allow one executable graph at a time, no clones, and no change of the node alone."""
    graph, like = (built(world, conditional, {"value": value}) for value in (1, 2))
    with Run(graph) as run:
        assert executable(graph) == "CUDA_ERROR_NOT_SUPPORTED"
        ok(driver.cuGraphExecUpdate(run.handle, like))
        assert executable(like) == "CUDA_SUCCESS"  # an update takes nothing from it
        (node,), _ = ok(driver.cuGraphGetNodes(graph, 1))
        p = driver.CUgraphNodeParams()
        p.type = TYPE.CU_GRAPH_NODE_TYPE_CONDITIONAL
        assert driver.cuGraphExecNodeSetParams(run.handle, node, p)[0].name == "CUDA_ERROR_NOT_SUPPORTED"
    assert executable(graph) == "CUDA_SUCCESS"
    for made in (graph, like):
        ok(driver.cuGraphDestroy(made))


def test_values_that_nothing_sets(world):
    """A condition without a default keeps its value, even across an update."""
    graphs = [built(world, conditional, {"default": d, "flags": f, "value": v})
              for d, f, v in ((1, ASSIGN, 1), (1, 0, 2), (0, ASSIGN, 3))]  # fmt: skip
    with Run(graphs[0]) as run:
        found = [effect(world, run)[0][0]]
        for i in (1, 2, 1, 0, 1):
            ok(driver.cuGraphExecUpdate(run.handle, graphs[i]))
            found += [effect(world, run)[0][0], effect(world, run)[0][0]]
    assert found == [1, 2, 2, 0, 0, 0, 0, 1, 1, 2, 2]
    for graph in graphs:
        ok(driver.cuGraphDestroy(graph))


def test_update_behind_a_launch(world):
    """A launch before the update has the effect of the graph at that time."""
    first, second = (built(world, conditional, {"value": value, "to": 32 * value}) for value in (1, 2))
    gate = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: time.sleep(0.02))
    ok(driver.cuMemsetD8(world.memory, 0, 4 * N))
    ok(driver.cuCtxSynchronize())
    with Run(first) as run:
        ok(driver.cuLaunchHostFunc(world.stream, ctypes.cast(gate, ctypes.c_void_p).value, 0))
        ok(driver.cuGraphLaunch(run.handle, world.stream))
        ok(driver.cuGraphExecUpdate(run.handle, second))
        run(world.stream)
    assert (words(world.memory)[8], words(world.memory)[16]) == (1, 2)
    for graph in (first, second):
        ok(driver.cuGraphDestroy(graph))
