"""Kernels of the simulated device and the contexts they belong to: those of a stream, not of the thread that launches, and what
becomes of work when a context ends that others use."""

# ruff: noqa: F811 (fixtures are imported)

import ctypes
import threading
import time

import libraries
import pytest
import simulated
from cubind import driver
from cubind.driver import CUresult
from functional import device, ok, on_stub  # noqa: F401
from simulated import fresh, launch, load, memory, read, switch  # noqa: F401
from test_simulated_async import SPIN, flag, poke  # noqa: F401

pytestmark = on_stub

RELAXED = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
STORE_TYPES = (ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32)


@pytest.fixture
def pair(switch, device):
    """Two contexts; the first is current."""
    made = [ok(driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, device)) for _ in range(2)]
    ok(driver.cuCtxSetCurrent(made[0]))
    yield made
    ok(driver.cuCtxSetCurrent(None))
    for context in made:
        driver.cuCtxDestroy(context)


@pytest.fixture
def library(switch, device):
    made = ok(driver.cuLibraryLoadData(simulated.STORE, [], [], 0, [], [], 0))
    yield made
    ok(driver.cuLibraryUnload(made))


def host_memory():
    address = int(ok(driver.cuMemHostAlloc(64, driver.CU_MEMHOSTALLOC_PORTABLE)))
    ctypes.memset(address, 0, 64)
    return address


def value_at(address):
    return ctypes.c_int.from_address(address).value


def captured(context, code, name, *values, **how):
    """An executable graph with a kernel of that context."""
    ok(driver.cuCtxSetCurrent(context))
    module = ok(driver.cuModuleLoadData(code))
    stream = ok(driver.cuStreamCreate(1))
    ok(driver.cuStreamBeginCapture(stream, RELAXED))
    ok([launch(ok(driver.cuModuleGetFunction(module, name)), *values, stream=stream, **how)])
    return module, ok(driver.cuGraphInstantiate(ok(driver.cuStreamEndCapture(stream)), 0))


# --- whose kernel ----------------------------------------------------------------------------------------------------


def test_a_kernel_of_a_library_belongs_to_the_context_of_its_stream(pair, library):
    store = ok(driver.cuLibraryGetKernel(library, b"store"))
    ok(driver.cuCtxSetCurrent(pair[1]))
    stream, at = ok(driver.cuStreamCreate(1)), memory(4)
    ok(driver.cuCtxSetCurrent(pair[0]))
    assert launch(store, at, 4, 7, types=STORE_TYPES, stream=stream) == CUresult.CUDA_SUCCESS
    ok(driver.cuCtxDestroy(pair[0]))  # which has nothing to do with it
    ok(driver.cuStreamSynchronize(stream))
    ok(driver.cuCtxSetCurrent(pair[1]))
    assert read(at) == 7


def test_unloading_waits_for_a_kernel_in_another_contexts_stream(pair):
    host = host_memory()
    module, graph = captured(pair[0], simulated.STORE, b"store", host, 4, 7, types=STORE_TYPES)
    ok(driver.cuCtxSetCurrent(pair[1]))
    stream = ok(driver.cuStreamCreate(1))
    ok(driver.cuLaunchHostFunc(stream, lambda _: time.sleep(0.1), None))
    ok(driver.cuGraphLaunch(graph, stream))
    ok(driver.cuCtxSetCurrent(pair[0]))
    ok(driver.cuModuleUnload(module))
    assert value_at(host) == 7


def test_a_context_ends_before_its_kernel_in_another_ones_stream(pair):
    """The kernel goes with it, and the stream goes on."""
    ok(driver.cuCtxSetCurrent(pair[1]))
    host = host_memory()
    _, graph = captured(pair[0], simulated.STORE, b"store", host, 4, 7, types=STORE_TYPES)
    ok(driver.cuCtxSetCurrent(pair[1]))
    stream = ok(driver.cuStreamCreate(1))
    ok(driver.cuLaunchHostFunc(stream, lambda _: time.sleep(0.1), None))
    ok(driver.cuGraphLaunch(graph, stream))
    ok(driver.cuCtxDestroy(pair[0]))
    ok(driver.cuStreamSynchronize(stream))
    assert value_at(host) == 0


def test_a_fault_is_told_by_the_stream_that_ran_the_kernel(pair):
    _, graph = captured(pair[0], simulated.STORE, b"stop")
    ok(driver.cuCtxSetCurrent(pair[1]))
    stream = ok(driver.cuStreamCreate(1))
    ok(driver.cuGraphLaunch(graph, stream))
    assert driver.cuStreamSynchronize(stream) == (CUresult.CUDA_ERROR_LAUNCH_FAILED,)
    ok(driver.cuCtxSetCurrent(pair[0]))
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_ERROR_LAUNCH_FAILED,)
