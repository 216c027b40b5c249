"""Test graphs that allocate memory, and graphs with conditional nodes."""

# ruff: noqa: F811 (fixtures are imported)

import ctypes

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import libraries
from support.functional import context, device, ok, on_stub, stream  # noqa: F401
from support.graphs import (  # noqa: F401
    GLOBAL,
    INVALID,
    NO_DATA,
    TYPE,
    N,
    Run,
    add_fill,
    computing,
    copy_params,
    end,
    failed,
    graph,
    memory,
    nodes_of,
    type_of,
    words,
)

# --- memory of graphs -----------------------------------------------------------------------------


def alloc_params(size=4 * N):
    p = driver.CUDA_MEM_ALLOC_NODE_PARAMS()
    p.poolProps.allocType = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
    p.poolProps.location.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    p.poolProps.location.id = 0
    p.bytesize = size
    return p


def test_memory_of_a_graph(graph, context, memory, stream):
    """Each launch allocates, fills, copies from and frees memory, always at the same address."""
    p = alloc_params()
    alloc = ok(driver.cuGraphAddMemAllocNode(graph, [], 0, p))
    at = int(p.dptr)
    assert at != 0 and int(ok(driver.cuGraphMemAllocNodeGetParams(alloc)).dptr) == at
    fill = add_fill(graph, context, at, 5, alloc)
    copy = ok(driver.cuGraphAddMemcpyNode(graph, [fill], 1, copy_params(memory, at, 4 * N), context))
    free = ok(driver.cuGraphAddMemFreeNode(graph, [copy], 1, at))
    assert int(ok(driver.cuGraphMemFreeNodeGetParams(free))) == at
    assert driver.cuGraphAddMemFreeNode(graph, [copy], 1, at)[0] == INVALID[0]
    assert driver.cuGraphAddMemFreeNode(graph, [], 0, memory)[0] == INVALID[0]
    with Run(graph) as run:
        for _ in range(2):
            run(stream)
            assert words(memory) == [5] * N
            ok(driver.cuMemsetD8(memory, 0, 4 * N))


@on_stub
def test_managed_memory_of_a_graph(graph, context, memory, stream):
    """The host can access it, and the node reports its kind."""
    managed = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_MANAGED
    p = alloc_params()
    p.poolProps.allocType = managed
    alloc = ok(driver.cuGraphAddMemAllocNode(graph, [], 0, p))
    at = int(p.dptr)
    assert ok(driver.cuGraphMemAllocNodeGetParams(alloc)).poolProps.allocType == managed
    fill = add_fill(graph, context, at, 5, alloc)
    with Run(graph) as run:
        run(stream)
        assert ok(driver.cuPointerGetAttribute(driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_IS_MANAGED, at))
        assert list((ctypes.c_uint32 * N).from_address(at)) == [5] * N
        ok(driver.cuMemFree(at))
    p.poolProps.location.id = 99
    assert driver.cuGraphAddMemAllocNode(graph, [fill], 1, p)[0] == INVALID[0]


def test_a_graph_with_memory_is_one(graph):
    p = alloc_params()
    node = ok(driver.cuGraphAddMemAllocNode(graph, [], 0, p))
    ok(driver.cuGraphAddMemFreeNode(graph, [node], 1, p.dptr))
    refused = failed("NOT_SUPPORTED")
    assert driver.cuGraphClone(graph)[0] == refused
    with Run(graph):
        assert driver.cuGraphInstantiate(graph, 0)[0] == refused
    with Run(graph):
        pass


def test_memory_that_outlives_a_launch(context, stream):
    graph = ok(driver.cuGraphCreate(0))
    p = alloc_params()
    node = ok(driver.cuGraphAddMemAllocNode(graph, [], 0, p))
    at = int(p.dptr)
    add_fill(graph, context, at, 6, node)
    with Run(graph) as run:
        run(stream)
        assert words(at) == [6] * N
        assert driver.cuGraphLaunch(run.handle, stream) == INVALID, "it has not been freed"
        ok(driver.cuMemFree(at))
        run(stream)
        ok(driver.cuMemFreeAsync(at, stream))
        run(stream)
    ok(driver.cuGraphDestroy(graph))
    assert words(at) == [6] * N
    ok(driver.cuMemFreeAsync(at, stream))
    ok(driver.cuStreamSynchronize(stream))
    assert driver.cuMemFree(at) == INVALID


def test_memory_that_a_launch_frees_first(graph, stream):
    ok(driver.cuGraphAddMemAllocNode(graph, [], 0, alloc_params()))
    flag = driver.CUgraphInstantiate_flags.CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH
    run = ok(driver.cuGraphInstantiate(graph, int(flag)))
    for _ in range(3):
        ok(driver.cuGraphLaunch(run, stream))
    ok(driver.cuStreamSynchronize(stream))
    ok(driver.cuGraphExecDestroy(run))


def test_captured_memory(stream, memory):
    ok(driver.cuStreamBeginCapture(stream, GLOBAL))
    at = ok(driver.cuMemAllocAsync(4 * N, stream))
    ok(driver.cuMemsetD32Async(at, 9, N, stream))
    ok(driver.cuMemcpyDtoDAsync(memory, at, 4 * N, stream))
    ok(driver.cuMemFreeAsync(at, stream))
    graph = end(stream)
    kinds = ("MEM_ALLOC", "MEMSET", "MEMCPY", "MEM_FREE")
    assert [type_of(node) for node in nodes_of(graph)] == [getattr(TYPE, f"CU_GRAPH_NODE_TYPE_{kind}") for kind in kinds]
    with Run(graph) as run:
        run(stream)
    assert words(memory) == [9] * N
    ok(driver.cuGraphDestroy(graph))


def test_accounts_of_graph_memory(graph, stream, device):
    names = driver.CUgraphMem_attribute

    def value(name):
        return int(ok(driver.cuDeviceGetGraphMemAttribute(device, getattr(names, f"CU_GRAPH_MEM_ATTR_{name}"))))

    def check_relations():
        for kind in ("USED", "RESERVED"):
            assert value(f"{kind}_MEM_HIGH") >= value(f"{kind}_MEM_CURRENT")
        assert value("RESERVED_MEM_CURRENT") >= value("USED_MEM_CURRENT")

    size = 1 << 20
    ok(driver.cuDeviceGraphMemTrim(device))
    before = value("USED_MEM_CURRENT")
    p = alloc_params(size)
    ok(driver.cuGraphAddMemAllocNode(graph, [], 0, p))
    with Run(graph) as run:
        run(stream)
        during = value("USED_MEM_CURRENT")
        assert during >= before + size, "a device gives more than was asked for"
        check_relations()
        ok(driver.cuMemFree(p.dptr))
        assert value("USED_MEM_CURRENT") <= during and value("USED_MEM_HIGH") >= during
        check_relations()
        if not libraries.ON_GPU:
            assert during == before + size and value("USED_MEM_CURRENT") == during, "it stays the graph's"


# --- conditional nodes ----------------------------------------------------------------------------

# On a GPU, the linker adds a library with this function; the simulated device knows it.
CONDITIONS = b""".version 8.0
.target sm_90
.address_size 64
.extern .func cudaGraphSetConditional (.param .b64 handle, .param .b32 value);
// Adds 1, and the condition holds as long as the sum is below the limit.
.visible .entry count(.param .u64 handle, .param .u64 at, .param .u32 limit)
{
    .reg .pred %p;
    .reg .b32 %r<4>;
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [handle];
    ld.param.u64 %rd2, [at];
    ld.param.u32 %r1, [limit];
    ld.global.u32 %r2, [%rd2];
    add.u32 %r2, %r2, 1;
    st.global.u32 [%rd2], %r2;
    setp.lt.u32 %p, %r2, %r1;
    selp.u32 %r3, 1, 0, %p;
    {
        .param .b64 a;
        st.param.b64 [a], %rd1;
        .param .b32 b;
        st.param.b32 [b], %r3;
        call.uni cudaGraphSetConditional, (a, b);
    }
    ret;
}
"""
CONDITION = driver.CUgraphConditionalNodeType


@pytest.fixture
def count(computing):
    module = ok(driver.cuModuleLoadData(CONDITIONS))
    yield ok(driver.cuModuleGetFunction(module, b"count"))
    ok(driver.cuModuleUnload(module))


def condition_params(handle, kind, size):
    """Return parameters in the context of the handle, which a real driver requires."""
    p = driver.CUgraphNodeParams()
    p.type = TYPE.CU_GRAPH_NODE_TYPE_CONDITIONAL
    p.conditional.handle, p.conditional.type, p.conditional.size = handle, kind, size
    p.conditional.ctx = ok(driver.cuCtxGetCurrent())
    return p


def add_condition(graph, kind, size=1, initial=0):
    """Return (the handle, the node, the graphs inside it)."""
    current = ok(driver.cuCtxGetCurrent())
    handle = ok(driver.cuGraphConditionalHandleCreate(graph, current, initial, driver.CU_GRAPH_COND_ASSIGN_DEFAULT))
    p = condition_params(handle, kind, size)
    node = ok(driver.cuGraphAddNode(graph, None, *NO_DATA, 0, p))
    bodies = ctypes.cast(p.conditional.getPtr() + 16, ctypes.POINTER(ctypes.POINTER(ctypes.c_void_p)))[0]
    return int(handle), node, [driver.CUgraph(bodies[i]) for i in range(size)]


def count_params(kernel, handle, at, limit):
    packed = [ctypes.c_uint64(handle), ctypes.c_uint64(at), ctypes.c_uint32(limit)]
    pointers = (ctypes.c_void_p * 3)(*(ctypes.addressof(p) for p in packed))
    p = driver.CUDA_KERNEL_NODE_PARAMS()
    p.func = kernel
    p.gridDimX = p.gridDimY = p.gridDimZ = p.blockDimX = p.blockDimY = p.blockDimZ = 1
    p.kernelParams = ctypes.addressof(pointers)
    return p, (packed, pointers)


@pytest.mark.parametrize(("initial", "expected"), [(0, 20), (1, 10)])
def test_if_and_else(graph, context, memory, stream, initial, expected):
    _, node, bodies = add_condition(graph, CONDITION.CU_GRAPH_COND_TYPE_IF, 2, initial)
    add_fill(bodies[0], context, memory, 10)
    add_fill(bodies[1], context, memory, 20)
    add_fill(graph, context, memory, 1, node, width=1)
    with Run(graph) as run:
        run(stream)
    assert words(memory) == [1] + [expected] * (N - 1)


@on_stub
def test_while(graph, context, memory, stream, count):
    """Every launch begins with the initial value, and later nodes wait for the loop's end."""
    handle, node, (body,) = add_condition(graph, CONDITION.CU_GRAPH_COND_TYPE_WHILE, initial=1)
    p, keep = count_params(count, handle, memory, 7)
    ok(driver.cuGraphAddKernelNode(body, [], 0, p))
    ok(driver.cuGraphAddMemcpyNode(graph, [node], 1, copy_params(memory + 4, memory, 4), context))
    with Run(graph) as run:
        run(stream)
        assert words(memory, 2) == [7, 7]
        run(stream)
        assert words(memory, 2) == [8, 8] and keep
        ok(driver.cuMemsetD8(memory, 0, 8))
        ok(driver.cuGraphLaunch(run.handle, stream))
    ok(driver.cuStreamSynchronize(stream))
    assert words(memory, 2) == [7, 7], "a launch goes on when its executable graph is gone"


@pytest.mark.parametrize(("initial", "expected"), [(0, [1, 0, 0]), (2, [0, 0, 3]), (3, [0, 0, 0])])
def test_switch(graph, context, memory, stream, initial, expected):
    _, _, bodies = add_condition(graph, CONDITION.CU_GRAPH_COND_TYPE_SWITCH, 3, initial)
    for i, body in enumerate(bodies):
        add_fill(body, context, memory + 4 * i, i + 1, width=1)
    with Run(graph) as run:
        run(stream)
    assert words(memory, 3) == expected


def test_bad_conditions(graph, context):
    handle = ok(driver.cuGraphConditionalHandleCreate(graph, context, 0, 0))
    for kind, size in ((CONDITION.CU_GRAPH_COND_TYPE_WHILE, 2), (CONDITION.CU_GRAPH_COND_TYPE_IF, 3)):
        params = condition_params(handle, kind, size)
        assert driver.cuGraphAddNode(graph, None, *NO_DATA, 0, params)[0] == INVALID[0]
    assert driver.cuGraphInstantiate(graph, 0)[0] == INVALID[0], "no node has the handle"
    assert driver.cuGraphConditionalHandleCreate(graph, context, 0, 2)[0] == INVALID[0]
    assert driver.cuGraphConditionalHandleCreate(graph, None, 0, 0)[0] == failed("INVALID_CONTEXT")


def test_a_condition_of_another_graph(graph, context):
    """A condition of another graph is refused; a body may use one of the graph around it."""
    other = ok(driver.cuGraphCreate(0))
    handle = ok(driver.cuGraphConditionalHandleCreate(other, context, 0, 0))
    params = condition_params(handle, CONDITION.CU_GRAPH_COND_TYPE_IF, 1)
    assert driver.cuGraphAddNode(graph, None, *NO_DATA, 0, params)[0] == INVALID[0]
    ok(driver.cuGraphAddNode(other, None, *NO_DATA, 0, params))
    _, _, (body,) = add_condition(graph, CONDITION.CU_GRAPH_COND_TYPE_IF)
    add_condition(body, CONDITION.CU_GRAPH_COND_TYPE_IF)
    outer = condition_params(ok(driver.cuGraphConditionalHandleCreate(graph, context, 0, 0)), CONDITION.CU_GRAPH_COND_TYPE_IF, 1)
    ok(driver.cuGraphAddNode(body, None, *NO_DATA, 0, outer))
    ok(driver.cuGraphDestroy(other))


@on_stub
def test_a_handle_that_is_none(context, device, memory, capfd):
    own = ok(driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, device))
    module = ok(driver.cuModuleLoadData(CONDITIONS))
    at = int(ok(driver.cuMemAlloc(4)))
    types = (ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32)
    kernel = ok(driver.cuModuleGetFunction(module, b"count"))
    ok(driver.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, 0, ((at + 1, at, 3), types), 0))
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_ERROR_ILLEGAL_ADDRESS,)
    ok(driver.cuCtxDestroy(own))
    assert "is not the handle of a condition" in capfd.readouterr().err
