"""Test stream order on the stub driver: paused streams, pending events, host functions, capture."""

# ruff: noqa: F811 (fixtures are imported)

import ctypes
import threading

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import libraries
from support.functional import context, device, ok, on_stub, stream  # noqa: F401

pytestmark = on_stub

DONE, NOT_READY = (CUresult.CUDA_SUCCESS,), (CUresult.CUDA_ERROR_NOT_READY,)


@pytest.fixture
def other(context):
    other = ok(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING.value))
    yield other
    ok(driver.cuStreamDestroy(other))


@pytest.fixture
def host(context):
    """Return page-locked memory: its address and a view."""
    address = ok(driver.cuMemAllocHost(64))
    yield address, (ctypes.c_ubyte * 64).from_address(address)
    ok(driver.cuMemFreeHost(address))


@pytest.fixture
def memory(context):
    pointer = ok(driver.cuMemAlloc(64))
    ok(driver.cuMemsetD8(pointer, 0, 64))
    yield pointer
    ok(driver.cuMemFree(pointer))


def first_byte(pointer):
    return ctypes.string_at(int(pointer), 1)[0]  # the stub's memory is host memory


# --- held streams ---------------------------------------------------------------------------------


def test_held_stream(driver_stub, stream, memory):
    assert driver.cuStreamQuery(stream) == DONE
    driver_stub.hold(stream)
    ok(driver.cuMemsetD8Async(memory, 7, 64, stream))
    assert driver.cuStreamQuery(stream) == NOT_READY and first_byte(memory) == 0
    assert driver_stub.release(stream) == 0
    assert driver.cuStreamQuery(stream) == DONE and first_byte(memory) == 7


def test_page_locked_memory_is_read_when_its_turn_comes(driver_stub, stream, memory, host):
    address, view = host
    view[0] = 1
    driver_stub.hold(stream)
    ok(driver.cuMemcpyHtoDAsync(memory, address, 64, stream))
    view[0] = 2
    driver_stub.release(stream)
    assert first_byte(memory) == 2


def test_pageable_memory_is_read_at_once(driver_stub, stream, memory):
    source = bytearray([1] * 64)
    driver_stub.hold(stream)
    ok(driver.cuMemcpyHtoDAsync(memory, source, 64, stream))
    source[0] = 2
    driver_stub.release(stream)
    assert first_byte(memory) == 1


COPIES = {
    "DtoH": lambda to, start, stream: driver.cuMemcpyDtoHAsync(to, start, 64, stream),
    "unified": lambda to, start, stream: driver.cuMemcpyAsync(to, start, 64, stream),
    "2D": lambda to, start, stream: driver.cuMemcpy2DAsync(plane(to, start), stream),
    "batch": lambda to, start, stream: batch(to, start, stream),
}


def plane(to, start):
    p = driver.CUDA_MEMCPY2D()
    p.srcMemoryType, p.srcDevice = driver.CUmemorytype.CU_MEMORYTYPE_DEVICE, start
    p.dstMemoryType, p.dstHost = driver.CUmemorytype.CU_MEMORYTYPE_HOST, to
    p.WidthInBytes, p.Height, p.srcPitch, p.dstPitch = 16, 4, 16, 16
    return p


def batch(to, start, stream):
    attributes = driver.CUmemcpyAttributes()
    attributes.srcAccessOrder = driver.CUmemcpySrcAccessOrder.CU_MEMCPY_SRC_ACCESS_ORDER_STREAM
    places = [driver.CUdeviceptr(to)], [driver.CUdeviceptr(start)]
    failure = () if int(libraries.MAJOR) >= 13 else (0,)
    return driver.cuMemcpyBatchAsync(*places, [64], 1, [attributes], [0], 1, *failure, stream)[:1]


class Target:
    """64 bytes of host memory as a copy's target."""

    def __init__(self, kind):
        self.kind, self.own = kind, ctypes.create_string_buffer(64)
        self.address = ctypes.addressof(self.own)
        if kind == "page-locked":
            self.address = int(ok(driver.cuMemAllocHost(64)))
            ctypes.memset(self.address, 0, 64)
        elif kind == "registered":
            ok(driver.cuMemHostRegister(self.address, 64, 0))

    def read(self):
        return ctypes.string_at(self.address, 64)

    def close(self):
        if self.kind == "page-locked":
            ok(driver.cuMemFreeHost(self.address))
        elif self.kind == "registered":
            ok(driver.cuMemHostUnregister(self.address))


@pytest.mark.parametrize("copy", COPIES)
@pytest.mark.parametrize("kind", ["pageable", "page-locked", "registered"])
def test_when_copies_to_the_host_return(driver_stub, context, stream, memory, copy, kind):
    """A copy to pageable memory returns when it is done, a copy to other host memory at once."""
    target, results = Target(kind), []
    driver_stub.hold(stream)
    ok(driver.cuMemsetD8Async(memory, 7, 64, stream))

    def work():
        ok(driver.cuCtxSetCurrent(context))
        results.append((COPIES[copy](target.address, int(memory), stream), target.read()))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join(0.2 if kind == "pageable" else 10)
    assert thread.is_alive() == (kind == "pageable"), results
    assert driver.cuStreamQuery(stream) == NOT_READY
    driver_stub.release(stream)
    thread.join(10)
    seen = bytes([7]) * 64 if kind == "pageable" else bytes(64)
    assert results == [(DONE, seen)]
    ok(driver.cuStreamSynchronize(stream))
    assert target.read() == bytes([7]) * 64
    target.close()


def test_copies_from_pageable_memory_return_at_once(driver_stub, stream, memory, host):
    """Copies from pageable memory to the device return at once.

    Copies from other host memory do not wait either, unless they go from host to host.
    """
    address, view = host
    driver_stub.hold(stream)
    ok(driver.cuMemcpyHtoDAsync(memory, b"\x05" * 64, 64, stream))
    ok(driver.cuMemcpyAsync(memory, address, 64, stream))
    ok(driver.cuMemcpyAsync(address, memory, 64, stream))
    view[:] = [9] * 64
    assert driver.cuStreamQuery(stream) == NOT_READY
    driver_stub.release(stream)
    assert first_byte(memory) == 9 and view[0] == 9


def test_frees_wait_for_their_turn(driver_stub, stream):
    pointer = ok(driver.cuMemAllocAsync(64, stream))
    before = driver_stub.live()["allocations"]
    driver_stub.hold(stream)
    ok(driver.cuMemFreeAsync(pointer, stream))
    assert driver_stub.live()["allocations"] == before
    assert driver.cuMemFreeAsync(pointer, stream) == (CUresult.CUDA_ERROR_INVALID_VALUE,)
    assert driver.cuMemFree(pointer) == (CUresult.CUDA_ERROR_INVALID_VALUE,)
    assert driver.cuMemsetD8(pointer, 0, 1) == (CUresult.CUDA_ERROR_INVALID_VALUE,), "it is on its way out"
    driver_stub.release(stream)
    assert driver_stub.live()["allocations"] == before - 1


def test_memory_that_is_gone_too_early_is_noticed(driver_stub, stream, host):
    pointer = ok(driver.cuMemAlloc(64))
    before = driver_stub.stale_count
    driver_stub.hold(stream)
    ok(driver.cuMemcpyHtoDAsync(pointer, host[0], 64, stream))
    ok(driver.cuMemFree(pointer))
    driver_stub.release(stream)
    assert driver_stub.stale_count == before + 1


def test_destroyed_with_work_to_do(driver_stub, context, memory):
    stream = ok(driver.cuStreamCreate(1))
    driver_stub.hold(stream)
    ok(driver.cuMemsetD8Async(memory, 9, 64, stream))
    ok(driver.cuStreamDestroy(stream))
    assert driver.cuStreamQuery(stream) == (CUresult.CUDA_ERROR_INVALID_HANDLE,)
    assert first_byte(memory) == 0
    driver_stub.release(stream)
    assert first_byte(memory) == 9


def test_synchronize_waits(driver_stub, stream, memory):
    driver_stub.hold(stream)
    ok(driver.cuMemsetD8Async(memory, 3, 64, stream))
    seen = []
    waiter = threading.Thread(target=lambda: (ok(driver.cuStreamSynchronize(stream)), seen.append(first_byte(memory))))
    waiter.start()
    waiter.join(0.05)
    assert waiter.is_alive() and not seen
    driver_stub.release(stream)
    waiter.join(10)
    assert seen == [3]


def test_context_waits_for_all_streams(driver_stub, context, stream):
    driver_stub.hold(stream)

    def wait():
        ok(driver.cuCtxSetCurrent(context))
        ok(driver.cuCtxSynchronize())

    waiter = threading.Thread(target=wait)
    waiter.start()
    waiter.join(0.05)
    assert waiter.is_alive()
    driver_stub.release(stream)
    waiter.join(10)
    assert not waiter.is_alive()


def test_legacy_stream_and_blocking_ones_wait_for_each_other(driver_stub, context, stream, memory):
    blocking = ok(driver.cuStreamCreate(0))
    driver_stub.hold(blocking)
    ok(driver.cuMemsetD8Async(memory, 1, 64, None))
    assert driver.cuStreamQuery(None) == NOT_READY and first_byte(memory) == 0
    assert driver.cuStreamQuery(stream) == DONE, "a non-blocking one goes its own way"
    driver_stub.release(blocking)
    assert driver.cuStreamQuery(None) == DONE and first_byte(memory) == 1
    driver_stub.hold(None or 0)
    ok(driver.cuMemsetD8Async(memory, 2, 64, blocking))
    assert driver.cuStreamQuery(blocking) == NOT_READY
    driver_stub.release(0)
    assert first_byte(memory) == 2
    ok(driver.cuStreamDestroy(blocking))


def test_per_thread_streams_are_different_ones(context):
    ids = [int(ok(driver.cuStreamGetId(driver.CUstream(2))))]

    def ask():
        ok(driver.cuCtxSetCurrent(context))
        ids.append(int(ok(driver.cuStreamGetId(driver.CUstream(2)))))

    thread = threading.Thread(target=ask)
    thread.start()
    thread.join()
    assert len({*ids, int(ok(driver.cuStreamGetId(None)))}) == 3
    assert ok(driver.cuStreamGetId(driver.CUstream(1))) == ok(driver.cuStreamGetId(None))


def test_reset_releases(driver_stub, stream):
    driver_stub.hold(stream)
    driver_stub.reset()
    assert driver.cuStreamQuery(stream) == DONE


# --- events ---------------------------------------------------------------------------------------


def test_event_of_a_held_stream(driver_stub, stream):
    first, second = ok(driver.cuEventCreate(0)), ok(driver.cuEventCreate(0))
    assert driver.cuEventQuery(first) == DONE, "never recorded"
    unrecorded = (CUresult.CUDA_ERROR_INVALID_HANDLE, None)
    assert driver.cuEventElapsedTime(first, second) == unrecorded
    ok(driver.cuEventRecord(first, stream))
    driver_stub.hold(stream)
    ok(driver.cuEventRecord(second, stream))
    assert driver.cuEventQuery(second) == NOT_READY
    assert driver.cuEventElapsedTime(first, second) == (CUresult.CUDA_ERROR_NOT_READY, None)
    driver_stub.release(stream)
    assert driver.cuEventQuery(second) == DONE
    assert ok(driver.cuEventElapsedTime(first, second)) > 0
    ok(driver.cuEventDestroy(first))
    ok(driver.cuEventDestroy(second))


def test_waiting_for_an_event_of_another_stream(driver_stub, stream, other, memory, host):
    event = ok(driver.cuEventCreate(0))
    driver_stub.hold(stream)
    ok(driver.cuMemsetD8Async(memory, 5, 64, stream))
    ok(driver.cuEventRecord(event, stream))
    ok(driver.cuStreamWaitEvent(other, event, 0))
    ok(driver.cuEventDestroy(event))
    address, view = host
    ok(driver.cuMemcpyDtoHAsync(address, memory, 64, other))
    assert driver.cuStreamQuery(other) == NOT_READY
    driver_stub.release(stream)
    assert driver.cuStreamQuery(other) == DONE and bytes(view) == bytes([5] * 64)


def test_event_of_another_context(context, device, stream):
    event = ok(driver.cuEventCreate(0))
    own = ok(driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, device))
    foreign = ok(driver.cuStreamCreate(0))
    assert driver.cuEventRecord(event, foreign) == (CUresult.CUDA_ERROR_INVALID_HANDLE,)
    assert driver.cuStreamWaitEvent(foreign, event, 0) == DONE
    ok(driver.cuCtxDestroy(own))
    ok(driver.cuEventDestroy(event))


# --- host functions -------------------------------------------------------------------------------


def test_host_functions_run_elsewhere_and_in_order(driver_stub, stream, memory):
    seen = []

    def note(data):
        seen.append((data, threading.get_ident(), first_byte(memory)))

    driver_stub.hold(stream)
    ok(driver.cuMemsetD8Async(memory, 1, 64, stream))
    ok(driver.cuLaunchHostFunc(stream, note, "first"))
    ok(driver.cuMemsetD8Async(memory, 2, 64, stream))
    ok(driver.cuLaunchHostFunc(stream, note, "second"))
    assert not seen
    driver_stub.release(stream)
    ok(driver.cuStreamSynchronize(stream))
    assert [(data, byte) for data, _, byte in seen] == [("first", 1), ("second", 2)]
    assert threading.get_ident() not in {ident for _, ident, _ in seen}


def test_calls_in_host_functions(stream):
    """Host functions may call what the driver allows: calls that need a context are refused."""
    results = []

    def call(data):
        results.append((driver.cuMemAlloc(16)[0], driver.cuStreamQuery(stream)[0], driver.cuDriverGetVersion()[0]))

    ok(driver.cuLaunchHostFunc(stream, call, None))
    ok(driver.cuStreamSynchronize(stream))
    ((alloc, query, version),) = results
    assert alloc == CUresult.CUDA_ERROR_NOT_PERMITTED
    assert (query, version) == (CUresult.CUDA_ERROR_NOT_READY, CUresult.CUDA_SUCCESS)


def test_stream_waits_while_a_host_function_runs(stream):
    go, started = threading.Event(), threading.Event()

    def block(data):
        started.set()
        go.wait(10)

    ok(driver.cuLaunchHostFunc(stream, block, None))
    assert started.wait(10) and driver.cuStreamQuery(stream) == NOT_READY
    go.set()
    ok(driver.cuStreamSynchronize(stream))
    assert driver.cuStreamQuery(stream) == DONE


# --- capture --------------------------------------------------------------------------------------

RELAXED = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
STATUS = driver.CUstreamCaptureStatus


def test_capture(driver_stub, stream, memory):
    ok(driver.cuStreamBeginCapture(stream, RELAXED))
    assert ok(driver.cuStreamIsCapturing(stream)) == STATUS.CU_STREAM_CAPTURE_STATUS_ACTIVE
    ok(driver.cuMemsetD8Async(memory, 4, 64, stream))
    assert driver.cuStreamBeginCapture(stream, RELAXED) == (CUresult.CUDA_ERROR_ILLEGAL_STATE,)
    graph = ok(driver.cuStreamEndCapture(stream))
    assert int(graph) != 0 and first_byte(memory) == 0, "captured, not done"
    assert ok(driver.cuStreamIsCapturing(stream)) == STATUS.CU_STREAM_CAPTURE_STATUS_NONE
    ok(driver.cuGraphDestroy(graph))
    assert driver.cuStreamEndCapture(stream)[0] == CUresult.CUDA_ERROR_ILLEGAL_STATE


def test_capture_is_spoilt_by_waiting(driver_stub, stream):
    before = driver_stub.live()["graphs"]
    ok(driver.cuStreamBeginCapture(stream, RELAXED))
    assert driver.cuStreamSynchronize(stream) == (CUresult.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,)
    assert ok(driver.cuStreamIsCapturing(stream)) == STATUS.CU_STREAM_CAPTURE_STATUS_INVALIDATED
    assert driver.cuStreamEndCapture(stream)[0] == CUresult.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
    assert driver_stub.live()["graphs"] == before


def test_legacy_stream_cannot_capture(context):
    assert driver.cuStreamBeginCapture(None, RELAXED) == (CUresult.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,)
