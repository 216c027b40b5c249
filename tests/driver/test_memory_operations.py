"""Test streams and graphs that write, add to and wait for values in memory.

The stub driver does not support external semaphores, and refuses them.
"""

# ruff: noqa: F811 (fixtures are imported)

import ctypes
import threading
import time

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import graph_waits
from support.functional import context, device, ok, on_stub, stream  # noqa: F401
from support.graphs import (  # noqa: F401
    INVALID,
    MODE,
    TYPE,
    N,
    Run,
    add_fill,
    computing,
    end,
    graph,
    memory,
    nodes_of,
    other,
    type_of,
    words,
)

OP, WAIT = driver.CUstreamBatchMemOpType, driver.CUstreamWaitValue_flags
GEQ, EQ, AND, NOR, FLUSH = (
    getattr(WAIT, f"CU_STREAM_WAIT_VALUE_{name}").value for name in ("GEQ", "EQ", "AND", "NOR", "FLUSH")
)
DONE, NOT_READY = (CUresult.CUDA_SUCCESS,), (CUresult.CUDA_ERROR_NOT_READY,)
NOT_SUPPORTED = (CUresult.CUDA_ERROR_NOT_SUPPORTED,)


def wait_op(address, value, flags=GEQ, bits=32):
    p = driver.CUstreamBatchMemOpParams()
    p.operation = getattr(OP, f"CU_STREAM_MEM_OP_WAIT_VALUE_{bits}")
    p.waitValue.address, p.waitValue.flags = address, flags
    setattr(p.waitValue, "value" if bits == 32 else "value64", value)
    return p


def write_op(address, value, bits=32, flags=0):
    p = driver.CUstreamBatchMemOpParams()
    p.operation = getattr(OP, f"CU_STREAM_MEM_OP_WRITE_VALUE_{bits}")
    p.writeValue.address, p.writeValue.flags = address, flags
    setattr(p.writeValue, "value" if bits == 32 else "value64", value)
    return p


def barrier(flags=0):
    p = driver.CUstreamBatchMemOpParams()
    p.operation = OP.CU_STREAM_MEM_OP_BARRIER
    p.memoryBarrier.flags = flags
    return p


def batch(current, *operations):
    p = driver.CUDA_BATCH_MEM_OP_NODE_PARAMS()
    p.ctx, p.count, p.paramArray = current, len(operations), list(operations)
    return p


def settled(stream):
    """Return the stream's status after it has had time to continue."""
    time.sleep(0.05)
    return driver.cuStreamQuery(stream)


# --- streams --------------------------------------------------------------------------------------


def test_writes(stream, memory):
    ok(driver.cuStreamWriteValue32(stream, memory, 0xFFFFFFFF, 0))
    ok(driver.cuStreamWriteValue64(stream, memory + 8, 1 << 32 | 7, 0))
    ok(driver.cuStreamBatchMemOp(stream, 2, [write_op(memory + 4, 5), write_op(memory + 16, 2**64 - 1, 64)], 0))
    ok(driver.cuStreamBatchMemOp(stream, 1, [barrier()], 0))
    ok(driver.cuStreamSynchronize(stream))
    assert words(memory, 6) == [0xFFFFFFFF, 5, 7, 1, 0xFFFFFFFF, 0xFFFFFFFF]


@pytest.mark.parametrize(
    ("flags", "value", "before", "after"),
    [
        (GEQ, 5, [4, 0, 5 + 2**31], 5),
        (GEQ, 5, [3], 2**31 - 1),
        (GEQ, 2**32 - 1, [2**32 - 2], 3),  # counters wrap around
        (EQ, 5, [4, 6, 0], 5),
        (AND, 6, [0, 1, 8], 4),
        (NOR, 0x0F, [0xFFFFFFF0], 0xFFFFFF00),
    ],
)
@pytest.mark.parametrize("by", ["a stream", "a batch", "the host"])
def test_waits(stream, other, memory, by, flags, value, before, after):
    """Work after a wait runs when the value is there, whoever wrote it."""
    at = memory if by != "the host" else int(ok(driver.cuMemAllocHost(64)))
    seen = ctypes.c_uint32.from_address(at) if by == "the host" else None

    def write(value):
        if by == "the host":
            seen.value = value
        else:
            ok(driver.cuStreamWriteValue32(other, at, value, 0))
            ok(driver.cuStreamSynchronize(other))

    write(before[0])
    if by == "a batch":
        ok(driver.cuStreamBatchMemOp(stream, 2, [wait_op(at, value, flags), write_op(memory + 8, 1)], 0))
    else:
        ok(driver.cuStreamWaitValue32(stream, at, value, flags))
        ok(driver.cuStreamWriteValue32(stream, memory + 8, 1, 0))
    for number in before:
        write(number)
        assert settled(stream) == NOT_READY
    write(after)
    ok(driver.cuStreamSynchronize(stream))
    assert words(memory, 3)[2] == 1
    if by == "the host":
        ok(driver.cuMemFreeHost(at))


def test_waits_for_64_bits(stream, other, memory):
    ok(driver.cuStreamWriteValue64(other, memory, 5, 0))
    ok(driver.cuStreamWaitValue64(stream, memory, 5 | 1 << 32, EQ))
    assert settled(stream) == NOT_READY
    ok(driver.cuStreamWriteValue64(other, memory, 5 | 1 << 32, 0))
    ok(driver.cuStreamSynchronize(stream))
    ok(driver.cuStreamWaitValue64(stream, memory, 2**64 - 1, GEQ))
    ok(driver.cuStreamSynchronize(stream))


def test_kernels_are_waited_for(stream, other, memory):
    """A stream waits for a flag that a kernel sets, and sees the kernel's earlier writes."""
    module, kernel = graph_waits.load()
    ok(driver.cuStreamWaitValue32(other, memory, 1, EQ))
    ok(driver.cuMemcpyDtoDAsync(memory + 8, memory + 4, 4, other))
    arguments = (ctypes.c_uint64(memory + 4), ctypes.c_uint64(memory))
    pointers = (ctypes.c_void_p * 2)(*(ctypes.addressof(a) for a in arguments))
    assert settled(other) == NOT_READY
    ok(driver.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, ctypes.addressof(pointers), 0))
    ok(driver.cuStreamSynchronize(other))
    assert words(memory, 3) == [1, 42, 42]
    ok(driver.cuStreamSynchronize(stream))
    ok(driver.cuModuleUnload(module))


def test_many_threads(context, memory):
    """Streams pass a number on, each from its own thread."""
    count, rounds = 4, 25
    failures = []

    def work(i):
        try:
            ok(driver.cuCtxSetCurrent(context))
            own = ok(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING.value))
            for turn in range(rounds):
                ok(driver.cuStreamWaitValue32(own, memory, turn * count + i, EQ))
                ok(driver.cuStreamWriteValue32(own, memory, turn * count + i + 1, 0))
            ok(driver.cuStreamSynchronize(own))
            ok(driver.cuStreamDestroy(own))
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not failures and words(memory, 1) == [count * rounds]


@pytest.mark.skipif(not hasattr(OP, "CU_STREAM_MEM_OP_ATOMIC_REDUCTION"), reason="from CUDA 13.0 on")
@on_stub
def test_reductions(stream, memory):
    def reduction(name, at, value, bits=32):
        p = driver.CUstreamBatchMemOpParams()
        p.operation = OP.CU_STREAM_MEM_OP_ATOMIC_REDUCTION
        a = p.atomicReduction
        a.reductionOp = getattr(driver.CUstreamAtomicReductionOpType, f"CU_STREAM_ATOMIC_REDUCTION_OP_{name}")
        a.dataType = getattr(
            driver.CUstreamAtomicReductionDataType, f"CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_{bits}"
        )
        a.address, a.value = at, value
        return p

    operations = [
        write_op(memory, 0b1100),
        reduction("OR", memory, 0b0011),
        reduction("AND", memory, 0b0110),
        reduction("ADD", memory + 4, 2**32 - 1),
        reduction("ADD", memory + 4, 3),
        reduction("ADD", memory + 8, 1 << 33, 64),
    ]
    ok(driver.cuStreamBatchMemOp(stream, len(operations), operations, 0))
    ok(driver.cuStreamSynchronize(stream))
    assert words(memory, 4) == [0b0110, 2, 0, 2]
    assert driver.cuStreamBatchMemOp(stream, 1, [reduction("ADD", memory + 4, 1, 64)], 0) == INVALID


@on_stub
def test_what_is_refused(stream, memory):
    managed = int(ok(driver.cuMemAllocManaged(64, 1)))
    wrong = {
        "misaligned": (memory + 2, 0),
        "of 64 bits, misaligned": (memory + 4, 0),
        "nowhere": (0x1000, 0),
        "the end": (memory + 4 * N, 0),
        "managed": (managed, 0),
        "flags": (memory, 4),
    }
    for name, (at, flags) in wrong.items():
        if name == "of 64 bits, misaligned":
            assert driver.cuStreamWaitValue64(stream, at, 0, flags) == INVALID, name
            assert driver.cuStreamWriteValue64(stream, at, 0, flags) == INVALID, name
        else:
            assert driver.cuStreamWaitValue32(stream, at, 0, flags) == INVALID, name
            assert driver.cuStreamWriteValue32(stream, at, 0, flags) == INVALID, name
    ok(driver.cuMemFree(managed))
    assert driver.cuStreamWaitValue32(stream, memory, 0, FLUSH) == NOT_SUPPORTED
    assert driver.cuStreamWriteValue32(stream, memory, 0, 1) == NOT_SUPPORTED
    flush = driver.CUstreamBatchMemOpParams()
    flush.operation = OP.CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES
    assert driver.cuStreamBatchMemOp(stream, 2, [write_op(memory, 1), flush], 0) == NOT_SUPPORTED
    assert driver.cuStreamBatchMemOp(stream, 1, [write_op(memory, 1)], 1) == INVALID
    assert driver.cuStreamBatchMemOp(stream, 1, [barrier(2)], 0) == INVALID
    assert driver.cuStreamBatchMemOp(stream, 256, [write_op(memory, 1)] * 256, 0) == INVALID
    assert driver.cuStreamBatchMemOp(stream, 1, [driver.CUstreamBatchMemOpParams()], 0) == INVALID
    assert driver.cuStreamWriteValue32(12345, memory, 0, 0) == (CUresult.CUDA_ERROR_INVALID_HANDLE,)
    ok(driver.cuStreamSynchronize(stream))
    assert words(memory, 1) == [0], "one that is refused does nothing"


@on_stub
@pytest.mark.parametrize("ends", ["the memory", "the stream", "the context"])
def test_what_is_waited_for_goes(device, ends):
    """If the stream, the memory or the context goes, the wait is over and nothing is left."""
    own = ok(driver.cuCtxCreate(None, 0, device))
    own_stream = ok(driver.cuStreamCreate(1))
    memory = int(ok(driver.cuMemAlloc(64)))
    ok(driver.cuMemsetD8(memory, 0, 64))
    ok(driver.cuStreamWaitValue32(own_stream, memory, 1, EQ))
    assert settled(own_stream) == NOT_READY
    if ends == "the stream":
        ok(driver.cuStreamDestroy(own_stream))
        ok(driver.cuMemsetD8(memory, 1, 64))
    if ends == "the memory":
        ok(driver.cuMemFree(memory))
        ok(driver.cuStreamSynchronize(own_stream))
    ok(driver.cuCtxDestroy(own))


# --- graphs ---------------------------------------------------------------------------------------


def test_nodes(graph, context, stream, memory):
    """Nodes can be written, waited for, read back, and changed in the graph and its instance."""
    first = ok(driver.cuGraphAddBatchMemOpNode(graph, [], 0, batch(context, write_op(memory, 3), barrier())))
    ok(driver.cuGraphAddBatchMemOpNode(graph, [first], 1, batch(context, wait_op(memory, 3), write_op(memory + 4, 9))))
    assert type_of(first) == TYPE.CU_GRAPH_NODE_TYPE_BATCH_MEM_OP
    told = ok(driver.cuGraphBatchMemOpNodeGetParams(first))
    assert told.count == 2 and int(told.ctx) == int(context)
    with Run(graph) as run:
        for _ in range(2):
            run(stream)
            assert words(memory, 2) == [3, 9]
            ok(driver.cuMemsetD8Async(memory, 0, 4 * N, stream))  # the graph waits for it
        changed = batch(context, write_op(memory, 4), barrier())
        ok(driver.cuGraphExecBatchMemOpNodeSetParams(run.handle, first, changed))
        run(stream)
        assert words(memory, 2) == [4, 9]
        shorter = batch(context, write_op(memory, 4))
        assert driver.cuGraphExecBatchMemOpNodeSetParams(run.handle, first, shorter) == INVALID
    ok(driver.cuGraphBatchMemOpNodeSetParams(first, batch(context, write_op(memory, 7))))
    assert ok(driver.cuGraphBatchMemOpNodeGetParams(first)).count == 1
    clone = ok(driver.cuGraphClone(graph))
    with Run(clone) as run:
        run(stream)
    ok(driver.cuGraphDestroy(clone))
    assert words(memory, 2) == [7, 9]
    assert driver.cuGraphAddBatchMemOpNode(graph, [], 0, batch(context, write_op(memory + 1, 0)))[0] == INVALID[0]
    fill = add_fill(graph, context, memory, 1)
    assert driver.cuGraphBatchMemOpNodeGetParams(fill)[0] == INVALID[0]


def test_capture(stream, other, memory):
    """Captured branches wait for each other by memory; the waiting one is captured first."""
    ok(driver.cuStreamBeginCapture(stream, MODE.CU_STREAM_CAPTURE_MODE_GLOBAL))
    event = ok(driver.cuEventCreate(2))
    ok(driver.cuEventRecord(event, stream))
    ok(driver.cuStreamWaitEvent(other, event, 0))
    ok(driver.cuStreamWaitValue32(stream, memory, 5, EQ))
    ok(driver.cuStreamWriteValue32(stream, memory + 4, 6, 0))
    ok(driver.cuStreamWriteValue32(other, memory, 5, 0))
    ok(driver.cuEventRecord(event, other))
    ok(driver.cuStreamWaitEvent(stream, event, 0))
    captured = end(stream)
    assert [type_of(node) for node in nodes_of(captured)] == [TYPE.CU_GRAPH_NODE_TYPE_BATCH_MEM_OP] * 3
    with Run(captured) as run:
        assert words(memory, 2) == [0, 0]
        run(stream)
        assert words(memory, 2) == [5, 6]
    ok(driver.cuGraphDestroy(captured))
    ok(driver.cuEventDestroy(event))


@on_stub
def test_core_meets_them(context, memory):
    """cubind.core treats a captured node as a node without a class of its own.

    It can be seen, ordered, launched and destroyed.
    """
    from cubind import core

    core.Device(0).set_current()
    s = core.Device(0).create_stream()
    builder = s.create_graph_builder().begin_building()
    ok(driver.cuStreamWriteValue32(int(s.handle), memory, 8, 0))
    core.Buffer.from_handle(memory + 4, 4).fill(1, stream=builder)
    builder.end_building()
    definition = builder.graph_definition
    first, second = sorted(definition.nodes(), key=lambda node: type(node).__name__)
    assert (type(first).__name__, type(second).__name__) == ("GraphNode", "MemsetNode")
    assert first.type == TYPE.CU_GRAPH_NODE_TYPE_BATCH_MEM_OP and set(first.succ) == {second}
    graph = definition.instantiate()
    graph.launch(s)
    s.sync()
    assert words(memory, 2) == [8, 0x01010101]
    with pytest.raises(TypeError):
        graph[first]
    graph.update(definition)
    first.destroy()
    assert list(definition.nodes()) == [second] and not second.pred


# --- external semaphores --------------------------------------------------------------------------


@on_stub
def test_external_semaphores(graph, stream):
    """Another API makes external semaphores; none does here."""
    description = driver.CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC()
    assert driver.cuImportExternalSemaphore(description)[0] == NOT_SUPPORTED[0]
    assert driver.cuImportExternalSemaphore(None)[0] == INVALID[0]
    assert driver.cuDestroyExternalSemaphore(4096) == (CUresult.CUDA_ERROR_INVALID_HANDLE,)
    for name in ("Signal", "Wait"):
        call = getattr(driver, f"cu{name}ExternalSemaphoresAsync")
        params = getattr(driver, f"CUDA_EXTERNAL_SEMAPHORE_{name.upper()}_PARAMS")()
        assert call([driver.CUexternalSemaphore(4096)], [params], 1, stream) == NOT_SUPPORTED
        node_params = getattr(driver, f"CUDA_EXT_SEM_{name.upper()}_NODE_PARAMS")()
        add = getattr(driver, f"cuGraphAddExternalSemaphores{name}Node")
        assert add(graph, [], 0, node_params)[0] == NOT_SUPPORTED[0]
        assert add(graph, [], 0, None)[0] == INVALID[0]
        fill = ok(driver.cuGraphAddEmptyNode(graph, [], 0))
        assert getattr(driver, f"cuGraphExternalSemaphores{name}NodeGetParams")(fill)[0] == INVALID[0]
        assert getattr(driver, f"cuGraphExternalSemaphores{name}NodeSetParams")(fill, node_params) == INVALID
