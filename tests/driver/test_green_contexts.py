"""Green contexts on the functional driver: contexts, streams and events.

The values are those of driver 580 on an H200, except for calls and errors that only CUDA's manual
describes.
"""

# ruff: noqa: F811 (fixtures are imported)

import threading
import time

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import libraries
from support.child import in_child
from support.functional import context, device, ok, on_stub, stream  # noqa: F401

from driver.test_multiprocessors import CANNOT, INVALID, QUEUE, QUEUES, SM, WRONG_TYPE, all_of, by_count, counts

pytestmark = on_stub

OK = CUresult.CUDA_SUCCESS
NO_CONTEXT, NO_HANDLE = CUresult.CUDA_ERROR_INVALID_CONTEXT, CUresult.CUDA_ERROR_INVALID_HANDLE
DETACHED = CUresult.CUDA_ERROR_STREAM_DETACHED
NON_BLOCKING = driver.CUstream_flags.CU_STREAM_NON_BLOCKING.value
DEFAULT_STREAM = driver.CUgreenCtxCreate_flags.CU_GREEN_CTX_DEFAULT_STREAM.value
RELAXED = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED


def made(*resources, device=0):
    described = ok(driver.cuDevResourceGenerateDesc(list(resources), len(resources)))
    return ok(driver.cuGreenCtxCreate(described, device, DEFAULT_STREAM))


@pytest.fixture
def green(context):
    """Make a green context with 16 multiprocessors, next to the current primary one."""
    green = made(by_count(all_of(0), 16)[0][0])
    yield green
    ok(driver.cuCtxSetCurrent(context))
    driver.cuGreenCtxDestroy(green)


@pytest.fixture
def green_stream(green):
    stream = ok(driver.cuGreenCtxStreamCreate(green, NON_BLOCKING, -9))
    yield stream
    ok(driver.cuStreamDestroy(stream))


def test_descriptors(device):
    whole = all_of(device)
    one, _, rest = by_count(whole, 16, 2)
    other = by_count(whole, 16, 1)[0]
    queues = ok(driver.cuDeviceGetDevResource(device, QUEUES))
    describe = driver.cuDevResourceGenerateDesc
    for resources, status in [
        ([whole], OK),
        ([one[0], one[1]], OK),
        ([one[0], rest, queues], OK),
        ([queues], OK),
        ([one[0], one[0]], CANNOT),
        ([one[0], other[0]], CANNOT),
        ([one[0], whole], CANNOT),
        ([driver.CUdevResource()], WRONG_TYPE),
    ]:
        assert describe(resources, len(resources))[0] == status
    assert describe([whole], 0)[0] == INVALID
    assert int(ok(describe([whole], 1))) == int(ok(describe([whole], 1)))


def test_creation(device):
    described = ok(driver.cuDevResourceGenerateDesc([all_of(device)], 1))
    for desc, place, flags, status in [
        (described, 0, 2, INVALID),
        (described, 5, 1, CUresult.CUDA_ERROR_INVALID_DEVICE),
        (0, 0, 1, INVALID),
        (4096, 0, 1, INVALID),
    ]:
        assert driver.cuGreenCtxCreate(desc, place, flags)[0] == status
    before = ok(driver.cuDevicePrimaryCtxGetState(0))[1]
    one, two = (ok(driver.cuGreenCtxCreate(described, 0, DEFAULT_STREAM)) for _ in range(2))
    assert ok(driver.cuDevicePrimaryCtxGetState(0))[1] == 1
    assert ok(driver.cuGreenCtxGetId(one)) != ok(driver.cuGreenCtxGetId(two))
    ok(driver.cuGreenCtxDestroy(one))
    assert driver.cuGreenCtxDestroy(one) == (NO_CONTEXT,)
    ok(driver.cuGreenCtxDestroy(two))
    assert ok(driver.cuDevicePrimaryCtxGetState(0))[1] == before


def test_the_context_of_a_green_one(context, green):
    view = ok(driver.cuCtxFromGreenCtx(green))
    assert int(view) == int(green) != int(context)
    assert driver.cuCtxFromGreenCtx(0)[0] == NO_CONTEXT
    assert ok(driver.cuCtxGetId(view)) == ok(driver.cuGreenCtxGetId(green)) != ok(driver.cuCtxGetId(context))
    assert driver.cuGreenCtxGetId(0)[0] == NO_CONTEXT
    assert driver.cuCtxDestroy(view) == (NO_CONTEXT,)
    ok(driver.cuCtxSetCurrent(view))
    assert int(ok(driver.cuCtxGetCurrent())) == int(view) and int(ok(driver.cuCtxGetDevice())) == 0
    assert ok(driver.cuGreenCtxGetId(0)) == ok(driver.cuCtxGetId(None)) == ok(driver.cuGreenCtxGetId(green))
    address = ok(driver.cuMemAlloc(64))
    at = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_CONTEXT
    assert int(ok(driver.cuPointerGetAttribute(at, address))) == int(context)
    ok(driver.cuMemFree(address))
    ok(driver.cuCtxSynchronize())


def test_resources_of_contexts(context, green, green_stream, stream):
    read = driver.cuCtxGetDevResource
    assert [ok(read(c, SM)).sm.smCount for c in (green, context, 0)] == [16, 132, 132]
    part = ok(driver.cuGreenCtxGetDevResource(green, SM))
    assert (part.sm.smCount, part.sm.minSmPartitionSize, part.sm.smCoscheduledAlignment) == (16, 8, 8)
    assert counts(by_count(part, 8)[0]) == [8]
    assert [ok(driver.cuStreamGetDevResource(s, SM)).sm.smCount for s in (green_stream, stream, 0)] == [16, 132, 132]
    assert driver.cuStreamGetDevResource(green_stream, QUEUES)[0] == WRONG_TYPE
    assert driver.cuGreenCtxGetDevResource(0, SM)[0] == NO_CONTEXT
    assert read(12, SM)[0] == NO_CONTEXT
    ok(driver.cuCtxSetCurrent(None))
    assert read(0, SM)[0] == NO_CONTEXT


def test_work_queues(context):
    queues = ok(driver.cuDeviceGetDevResource(0, QUEUES))
    queues.wqConfig.wqConcurrencyLimit = 3
    green = made(queues, ok(driver.cuDeviceGetDevResource(0, QUEUE)))
    assert ok(driver.cuGreenCtxGetDevResource(green, QUEUES)).wqConfig.wqConcurrencyLimit == 3
    assert ok(driver.cuGreenCtxGetDevResource(green, SM)).sm.smCount == 132
    ok(driver.cuGreenCtxDestroy(green))


def owners(stream):
    plain, of_green = ok(driver.cuStreamGetCtx_v2(stream))
    found = ok(driver.cuStreamGetCtx(stream)), ok(driver.cuStreamGetGreenCtx(stream)), plain, of_green
    return [int(each) for each in found]


def test_streams(context, green, green_stream, stream):
    new = driver.cuGreenCtxStreamCreate
    assert (new(green, 0, 0)[0], new(0, NON_BLOCKING, 0)[0]) == (INVALID, NO_CONTEXT)
    assert ok(driver.cuStreamGetPriority(green_stream)) == -5
    view, primary = int(green), int(context)
    assert owners(green_stream) == [view, view, primary, view]
    assert owners(stream) == owners(0) == [primary, 0, primary, 0]
    ok(driver.cuCtxSetCurrent(view))
    for flags in (0, NON_BLOCKING):
        made_there = ok(driver.cuStreamCreate(flags))
        assert owners(made_there) == [view, view, primary, view]
        ok(driver.cuStreamDestroy(made_there))
    for default in (0, driver.CU_STREAM_LEGACY):
        assert owners(default) == [view, view, primary, view]
    assert driver.cuStreamGetCtx(driver.CU_STREAM_PER_THREAD)[0] == NO_HANDLE


def test_events_of_both_contexts(context, green, green_stream, stream):
    one = ok(driver.cuEventCreate(0))
    ok(driver.cuCtxSetCurrent(int(green)))
    two = ok(driver.cuEventCreate(0))
    for event in (one, two):
        for where in (green_stream, stream):
            ok(driver.cuEventRecord(event, where))
            ok(driver.cuStreamWaitEvent(where, event, 0))
            ok(driver.cuEventSynchronize(event))
        ok(driver.cuEventDestroy(event))


@pytest.fixture
def stub():
    return libraries.load_stub("driver")


def test_an_event_behind_all_streams(stub, context, green, green_stream, stream):
    event = ok(driver.cuEventCreate(0))
    assert driver.cuGreenCtxRecordEvent(0, event) == (NO_CONTEXT,)
    assert driver.cuGreenCtxRecordEvent(green, 0) == (NO_HANDLE,)
    assert driver.cuGreenCtxWaitEvent(0, event) == (NO_CONTEXT,)
    other = ok(driver.cuGreenCtxStreamCreate(green, NON_BLOCKING, 0))
    stub.hold(stream)
    ok(driver.cuGreenCtxRecordEvent(green, event))
    ok(driver.cuEventSynchronize(event))
    stub.hold(other)
    ok(driver.cuGreenCtxRecordEvent(green, event))
    assert driver.cuEventQuery(event) == (CUresult.CUDA_ERROR_NOT_READY,)
    stub.release(other)
    ok(driver.cuEventSynchronize(event))
    stub.release(stream)
    ok(driver.cuStreamDestroy(other))
    ok(driver.cuEventDestroy(event))


def test_all_streams_behind_an_event(stub, context, green, green_stream, stream):
    busy = CUresult.CUDA_ERROR_NOT_READY
    event = ok(driver.cuEventCreate(0))
    stub.hold(stream)
    ok(driver.cuEventRecord(event, stream))
    ok(driver.cuGreenCtxWaitEvent(green, event))
    later = ok(driver.cuGreenCtxStreamCreate(green, NON_BLOCKING, 0))
    free = ok(driver.cuStreamCreate(NON_BLOCKING))
    assert [driver.cuStreamQuery(s)[0] for s in (green_stream, later, free)] == [busy, busy, OK]
    before = ok(driver.cuCtxGetCurrent())
    ok(driver.cuCtxSetCurrent(int(green)))
    assert driver.cuStreamQuery(0)[0] == busy  # its default stream is new
    ok(driver.cuCtxSetCurrent(before))
    stub.release(stream)
    for each in (green_stream, later, free):
        ok(driver.cuStreamSynchronize(each))
    for each in (later, free):
        ok(driver.cuStreamDestroy(each))
    ok(driver.cuEventDestroy(event))


def test_waiting_for_a_green_context(stub, context, green, green_stream, stream):
    """Waiting for a green context waits only for its streams."""
    stub.hold(stream)
    address = ok(driver.cuMemAlloc(64))
    ok(driver.cuMemsetD8Async(address, 1, 64, stream))
    ok(driver.cuCtxSetCurrent(int(green)))
    ok(driver.cuCtxSynchronize())
    assert driver.cuStreamQuery(stream) == (CUresult.CUDA_ERROR_NOT_READY,)
    stub.release(stream)
    ok(driver.cuStreamSynchronize(stream))
    ok(driver.cuMemFree(address))


def test_captures_forbid_events_of_a_green_context(green, green_stream):
    event = ok(driver.cuEventCreate(0))
    for call in (driver.cuGreenCtxRecordEvent, driver.cuGreenCtxWaitEvent):
        ok(driver.cuStreamBeginCapture(green_stream, RELAXED))
        assert call(green, event) == (CUresult.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,)
        assert driver.cuStreamEndCapture(green_stream)[0] == CUresult.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
    ok(driver.cuEventDestroy(event))


def test_the_end_of_a_green_context(context, green):
    stream = ok(driver.cuGreenCtxStreamCreate(green, NON_BLOCKING, 0))
    event = ok(driver.cuEventCreate(0))
    ok(driver.cuCtxSetCurrent(int(green)))
    ok(driver.cuEventRecord(event, 0))
    ok(driver.cuGreenCtxDestroy(green))
    assert int(ok(driver.cuCtxGetCurrent())) == int(green)
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_ERROR_CONTEXT_IS_DESTROYED,)
    assert driver.cuMemAlloc(64)[0] == CUresult.CUDA_ERROR_CONTEXT_IS_DESTROYED
    ok(driver.cuCtxSetCurrent(context))
    for call in (driver.cuStreamQuery, driver.cuStreamSynchronize, driver.cuStreamGetCtx, driver.cuStreamGetFlags):
        assert call(stream)[0] == DETACHED
    assert driver.cuEventRecord(event, stream) == (DETACHED,)
    assert driver.cuStreamBeginCapture(stream, RELAXED) == (DETACHED,)
    ok(driver.cuStreamDestroy(stream))
    ok(driver.cuEventDestroy(event))
    assert driver.cuGreenCtxDestroy(green) == (NO_CONTEXT,)


@in_child(hardware=False)
def test_the_end_of_the_primary_context():
    """This runs in a process of its own, because objects of other tests use the primary context."""
    stub = libraries.load_stub("driver")
    ok(driver.cuInit(0))
    device = ok(driver.cuDeviceGet(0))
    before = stub.live()["green contexts"]
    green = made(all_of(device))
    stream = ok(driver.cuGreenCtxStreamCreate(green, NON_BLOCKING, 0))
    ok(driver.cuCtxSetCurrent(int(green)))
    ok(driver.cuDevicePrimaryCtxReset(device))
    assert driver.cuStreamCreate(0)[0] == CUresult.CUDA_ERROR_CONTEXT_IS_DESTROYED
    assert driver.cuGreenCtxStreamCreate(green, NON_BLOCKING, 0)[0] == NO_CONTEXT
    assert driver.cuStreamDestroy(stream) == (NO_HANDLE,)
    ok(driver.cuGreenCtxDestroy(green))
    assert stub.live()["green contexts"] == before
    ok(driver.cuCtxSetCurrent(None))


@in_child(hardware=False)
def test_an_end_while_the_primary_context_is_reset():
    """The green context gives back a use of the old primary context, not one of its successor."""
    libraries.load_stub("driver")
    ok(driver.cuInit(0))
    device = ok(driver.cuDeviceGet(0))
    green = made(all_of(device))
    stream = ok(driver.cuGreenCtxStreamCreate(green, NON_BLOCKING, 0))
    ok(driver.cuCtxSetCurrent(int(green)))
    runs, goes_on = threading.Event(), threading.Event()
    ok(driver.cuLaunchHostFunc(stream, lambda _: (runs.set(), goes_on.wait()), None))
    assert runs.wait(60)
    reset = threading.Thread(target=lambda: ok(driver.cuDevicePrimaryCtxReset(device)))
    reset.start()
    try:
        while ok(driver.cuDevicePrimaryCtxGetState(device))[1]:
            time.sleep(0.001)
        successor = ok(driver.cuDevicePrimaryCtxRetain(device))
        ok(driver.cuGreenCtxDestroy(green))
        assert ok(driver.cuDevicePrimaryCtxGetState(device))[1] == 1
        ok(driver.cuCtxSetCurrent(successor))
        ok(driver.cuCtxSynchronize())
    finally:
        goes_on.set()
        reset.join()
    ok(driver.cuCtxSynchronize())
    ok(driver.cuCtxSetCurrent(None))
    ok(driver.cuDevicePrimaryCtxRelease(device))


def test_devices_do_not_mix(device, stub):
    stub.set_devices(2)
    one, two = all_of(0), all_of(1)
    assert driver.cuDevResourceGenerateDesc([one, two], 2)[0] == CANNOT
    described = ok(driver.cuDevResourceGenerateDesc([two], 1))
    assert driver.cuGreenCtxCreate(described, 0, DEFAULT_STREAM)[0] == INVALID
    green = made(two, device=1)
    ok(driver.cuCtxSetCurrent(int(green)))
    assert int(ok(driver.cuCtxGetDevice())) == 1
    ok(driver.cuCtxSetCurrent(None))
    ok(driver.cuGreenCtxDestroy(green))
    stub.set_devices(0)
