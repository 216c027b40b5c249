"""Test that processes share events, as driver 580 does."""

import multiprocessing
import os
import signal

import pytest
from cubind import driver
from cubind.checked import driver as checked
from support import libraries

R, F = driver.CUresult, driver.CUevent_flags
SHARED = F.CU_EVENT_INTERPROCESS | F.CU_EVENT_DISABLE_TIMING


@pytest.fixture(autouse=True)
def context():
    begin()


def begin():
    if not libraries.ON_GPU:
        libraries.load_stub("driver")
    checked.cuInit(0)
    checked.cuCtxSetCurrent(checked.cuDevicePrimaryCtxRetain(0))


def handle_of(event):
    return bytes(checked.cuIpcGetEventHandle(event).reserved)


def opened(data):
    handle = driver.CUipcEventHandle()
    handle.reserved = data
    return driver.cuIpcOpenEventHandle(handle)


def wait_value(stream, address):
    """Hold up a stream until memory at `address` has the value 1."""
    checked.cuStreamWaitValue32(stream, address, 1, driver.CUstreamWaitValue_flags.CU_STREAM_WAIT_VALUE_EQ)


def other_process(conn, hold):
    """Record an event, and hold it up until the other side says so; `hold` is killed meanwhile."""
    begin()
    stream = checked.cuStreamCreate(1)
    flag = checked.cuMemAlloc(4)
    checked.cuMemsetD32(flag, 0, 1)
    first, second = (checked.cuEventCreate(SHARED) for _ in range(2))
    checked.cuEventRecord(first, stream)
    checked.cuStreamSynchronize(stream)
    wait_value(stream, flag)
    checked.cuEventRecord(second, stream)
    conn.send((handle_of(first), handle_of(second)))
    conn.recv()
    if hold:
        os.kill(os.getpid(), signal.SIGKILL)
    checked.cuMemsetD32Async(flag, 1, 1, checked.cuStreamCreate(1))
    checked.cuStreamSynchronize(stream)
    conn.send(opened(conn.recv())[0])
    checked.cuEventDestroy(first)
    conn.send("destroyed")
    conn.recv()


@pytest.fixture
def other(request):
    """Yield (connection, handles of the events, process)."""
    spawn = multiprocessing.get_context("spawn")
    here, there = spawn.Pipe()
    process = spawn.Process(target=other_process, args=(there, getattr(request, "param", False)))
    process.start()
    yield here, here.recv(), process
    here.close()
    there.close()
    process.join(60)


def test_events_order_two_processes(other):
    conn, (first, second), process = other
    done, pending = opened(first)[1], opened(second)[1]
    assert int(done) != int(opened(first)[1])
    assert driver.cuEventQuery(done)[0] == R.CUDA_SUCCESS
    assert driver.cuEventQuery(pending)[0] == R.CUDA_ERROR_NOT_READY
    stream = checked.cuStreamCreate(1)
    checked.cuStreamWaitEvent(stream, done, 0)
    checked.cuStreamSynchronize(stream)
    checked.cuStreamWaitEvent(stream, pending, 0)
    assert driver.cuStreamQuery(stream)[0] == R.CUDA_ERROR_NOT_READY
    conn.send("go on")
    checked.cuEventSynchronize(pending)
    checked.cuStreamSynchronize(stream)
    assert driver.cuEventQuery(pending)[0] == R.CUDA_SUCCESS
    own = checked.cuEventCreate(SHARED)
    conn.send(handle_of(own))
    assert conn.recv() == R.CUDA_SUCCESS
    assert conn.recv() == "destroyed"
    assert driver.cuEventQuery(done)[0] == R.CUDA_SUCCESS
    if not libraries.ON_GPU:  # driver 580 opens a destroyed event
        assert opened(first)[0] == R.CUDA_ERROR_MAP_FAILED
    conn.send("end")
    process.join(60)
    assert process.exitcode == 0
    for event in (done, pending, own):
        checked.cuEventDestroy(event)


@pytest.mark.skipif(libraries.ON_GPU, reason="driver 580 keeps such an event pending")
@pytest.mark.parametrize("other", [True], indirect=True)
def test_a_record_by_a_killed_process_counts_as_done(other):
    conn, (_, second), process = other
    pending = opened(second)[1]
    stream = checked.cuStreamCreate(1)
    checked.cuStreamWaitEvent(stream, pending, 0)
    assert driver.cuStreamQuery(stream)[0] == R.CUDA_ERROR_NOT_READY
    conn.send("end")
    checked.cuStreamSynchronize(stream)
    checked.cuEventSynchronize(pending)
    process.join(60)
    assert process.exitcode == -signal.SIGKILL
    assert driver.cuEventQuery(pending)[0] == R.CUDA_SUCCESS
    assert opened(second)[0] in (R.CUDA_SUCCESS, R.CUDA_ERROR_MAP_FAILED)
    checked.cuEventDestroy(pending)


def test_this_process_records_an_event_of_the_other(other):
    conn, (first, _), _ = other
    event = opened(first)[1]
    stream, later = checked.cuStreamCreate(1), checked.cuStreamCreate(1)
    flag = checked.cuMemAlloc(4)
    checked.cuMemsetD32(flag, 0, 1)
    wait_value(stream, flag)
    checked.cuEventRecord(event, stream)
    assert driver.cuEventQuery(event)[0] == R.CUDA_ERROR_NOT_READY
    checked.cuStreamWaitEvent(later, event, 0)
    assert driver.cuStreamQuery(later)[0] == R.CUDA_ERROR_NOT_READY
    checked.cuMemsetD32Async(flag, 1, 1, checked.cuStreamCreate(1))
    checked.cuStreamSynchronize(later)
    assert driver.cuEventQuery(event)[0] == R.CUDA_SUCCESS
    assert driver.cuIpcGetEventHandle(event)[0] == R.CUDA_ERROR_INVALID_HANDLE
    assert driver.cuEventElapsedTime(event, event)[0] == R.CUDA_ERROR_INVALID_HANDLE
    conn.send("go on")
    conn.send(handle_of(checked.cuEventCreate(SHARED)))
    conn.recv(), conn.recv()
    conn.send("end")


def test_events_that_are_refused():
    assert driver.cuEventCreate(F.CU_EVENT_INTERPROCESS)[0] == R.CUDA_ERROR_INVALID_VALUE
    plain, event = checked.cuEventCreate(F.CU_EVENT_DISABLE_TIMING), checked.cuEventCreate(SHARED)
    assert driver.cuIpcGetEventHandle(plain)[0] == R.CUDA_ERROR_INVALID_HANDLE
    data = handle_of(event)
    assert handle_of(event) == data
    assert opened(data)[0] == R.CUDA_ERROR_INVALID_CONTEXT
    stream = checked.cuStreamCreate(1)
    checked.cuStreamBeginCapture(stream, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED)
    assert driver.cuEventRecord(event, stream)[0] == R.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
    checked.cuGraphDestroy(checked.cuStreamEndCapture(stream))
    for text in (bytes(64), os.urandom(64)):
        assert opened(text)[0] == R.CUDA_ERROR_MAP_FAILED
    checked.cuEventDestroy(event)
    checked.cuEventDestroy(plain)


@pytest.mark.skipif(libraries.ON_GPU, reason="looks at descriptors of the simulated driver")
def test_many_events_need_one_file():
    checked.cuEventDestroy(checked.cuEventCreate(SHARED))
    files = len(os.listdir("/proc/self/fd"))
    for _ in range(20):
        for event in [checked.cuEventCreate(SHARED) for _ in range(1000)]:
            checked.cuEventDestroy(event)
    assert len(os.listdir("/proc/self/fd")) == files
