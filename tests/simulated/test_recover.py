"""Test that a simulated context recovers from a fault with all its objects, which no GPU's does."""

# ruff: noqa: F811 (fixtures are imported)

import ctypes
import json

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import libraries, simulated
from support.functional import device, ok, on_stub  # noqa: F401
from support.simulated import fresh, launch, load, memory, read, switch, write  # noqa: F401

pytestmark = on_stub

FINE = CUresult.CUDA_SUCCESS
ILLEGAL = CUresult.CUDA_ERROR_ILLEGAL_ADDRESS


@pytest.fixture
def recover(switch):
    call = switch.lib.cubind_simulator_recover
    call.argtypes = [ctypes.c_double]
    return lambda patience=0.0: call(patience)


@pytest.fixture
def reports(switch):
    text = ctypes.create_string_buffer(1 << 18)

    def take():
        length = switch.lib.cubind_simulator_take_reports(text)
        assert length == len(text.value)
        return "".join(json.loads(line)["text"] + "\n" for line in text.value.splitlines())

    switch.lib.cubind_simulator_take_reports.restype = ctypes.c_size_t
    take()
    return take


def store(kernel, address, value=1, stream=0):
    return launch(kernel, address, 4, value, stream=stream, types=(ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32))


def test_handles_stay_valid(load, recover):
    """Functions, streams, events, memory and its contents, graphs and host functions stay valid."""
    kernel, at = load(simulated.STORE)("store"), memory(8)
    stream, event = ok(driver.cuStreamCreate(1)), ok(driver.cuEventCreate(0))
    ok(driver.cuStreamBeginCapture(stream, driver.CUstreamCaptureMode(0)))
    assert store(kernel, at, 9, stream) == FINE
    graph = ok(driver.cuStreamEndCapture(stream))
    executable = ok(driver.cuGraphInstantiate(graph, 0))
    write(at, 7)
    assert recover() == 0  # nothing to recover from
    assert store(kernel, 0, stream=stream) == FINE
    ok(driver.cuEventRecord(event, stream))
    assert driver.cuStreamSynchronize(stream) == (ILLEGAL,) and driver.cuMemAlloc(4)[0] == ILLEGAL
    assert recover() == 1 and recover() == 0
    assert read(at) == 7
    ok(driver.cuEventSynchronize(event))
    assert store(kernel, at, 8, stream) == FINE
    ok(driver.cuStreamSynchronize(stream))
    assert read(at) == 8
    ok(driver.cuGraphLaunch(executable, stream))
    called = []
    ok(driver.cuLaunchHostFunc(stream, called.append, 5))
    ok(driver.cuStreamSynchronize(stream))
    assert read(at) == 9 and called == [5]
    for end, handle in ((driver.cuGraphExecDestroy, executable), (driver.cuGraphDestroy, graph), (driver.cuEventDestroy, event),
                        (driver.cuStreamDestroy, stream), (driver.cuMemFree, at)):  # fmt: skip
        ok(end(handle))


def test_what_was_queued_is_dropped(load, recover, switch):
    kernel, at = load(simulated.STORE)("store"), memory(8)
    write(at, 7)
    streams = [ok(driver.cuStreamCreate(1)) for _ in range(2)]
    event = ok(driver.cuEventCreate(0))
    switch.hold(streams[0])
    assert store(kernel, 0, stream=streams[0]) == store(kernel, at, stream=streams[0]) == FINE
    ok(driver.cuEventRecord(event, streams[0]))
    ok(driver.cuStreamWaitEvent(streams[1], event, 0))
    assert store(kernel, at, 2, streams[1]) == FINE
    switch.release(streams[0])
    assert driver.cuCtxSynchronize() == (ILLEGAL,)
    assert recover() == 1
    ok(driver.cuCtxSynchronize())
    assert read(at) == 7
    for stream in streams:
        ok(driver.cuStreamDestroy(stream))
    ok(driver.cuEventDestroy(event))


def test_each_context(device, switch, recover, reports):
    contexts = [ok(driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, device)) for _ in range(3)]
    kernels = []
    for i, context in enumerate(contexts):
        ok(driver.cuCtxSetCurrent(context))
        kernels.append(ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(simulated.STORE)), b"store")))
        assert store(kernels[i], 0 if i != 1 else memory(4)) == FINE
        assert driver.cuCtxSynchronize() == (ILLEGAL if i != 1 else FINE,)
    assert reports().count("in kernel store") == 2 and reports() == ""
    assert recover() == 2
    for context, kernel in zip(contexts, kernels, strict=True):
        ok(driver.cuCtxSetCurrent(context))
        assert store(kernel, memory(4)) == FINE
        ok(driver.cuCtxSynchronize())
    assert reports() == ""
    for context in contexts:
        ok(driver.cuCtxDestroy(context))


def test_patience(load, recover, reports):
    """A fault that nobody waited for is found."""
    assert store(load(simulated.STORE)("store"), 0) == FINE
    assert recover(10.0) == 1
    ok(driver.cuCtxSynchronize())
    assert "a null pointer" in reports()


def test_patience_ends(load, recover, switch):
    stream, at = ok(driver.cuStreamCreate(1)), memory(4)
    switch.hold(stream)
    assert store(load(simulated.STORE)("store"), at, 3, stream) == FINE
    assert recover(0.05) == 0
    switch.release(stream)
    ok(driver.cuStreamSynchronize(stream))
    assert read(at) == 3
    ok(driver.cuStreamDestroy(stream))


def test_reports_that_do_not_fit(load, recover, reports):
    kernel = load(simulated.STORE)("store")
    for _ in range(1000):
        assert store(kernel, 0) == FINE
        assert driver.cuCtxSynchronize() == (ILLEGAL,)
        assert recover() == 1
    text = reports()
    assert 60_000 < len(text) < 1 << 18 and text.endswith("\n") and text.count("a null pointer") == text.count("in kernel store") < 1000
