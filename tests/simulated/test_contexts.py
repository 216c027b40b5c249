"""Test that simulated kernels run in their stream's context, not in the launching thread's.

The tests also destroy contexts that are still in use elsewhere.
"""

# ruff: noqa: F811 (fixtures are imported)

import ctypes
import threading
import time

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import libraries, simulated, waiting
from support.functional import device, ok, on_stub  # noqa: F401
from support.sanitizers import not_sanitized
from support.simulated import fresh, launch, load, memory, read, switch  # noqa: F401

from simulated.test_async import SPIN, flag, poke  # noqa: F401

pytestmark = on_stub

RELAXED = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
STORE_TYPES = (ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32)


@pytest.fixture
def pair(switch, device):
    """Return two contexts; the first is current."""
    made = [ok(driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, device)) for _ in range(2)]
    ok(driver.cuCtxSetCurrent(made[0]))
    yield made
    ok(driver.cuCtxSetCurrent(None))
    for context in made:
        driver.cuCtxDestroy(context)


def test_attached_contexts(switch, device):
    """A context ends with its last detachment, which only the current context allows."""
    before = switch.live()["contexts"]
    made = ok(driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, device))
    assert int(ok(driver.cuCtxAttach(0))) == int(made)
    assert driver.cuCtxAttach(1)[0] == CUresult.CUDA_ERROR_INVALID_VALUE
    assert driver.cuCtxDetach(0) == (CUresult.CUDA_ERROR_INVALID_CONTEXT,)
    ok(driver.cuCtxDetach(made))
    assert switch.live()["contexts"] == before + 1
    ok(driver.cuCtxDetach(made))
    assert switch.live()["contexts"] == before
    assert driver.cuCtxDetach(made) == (CUresult.CUDA_ERROR_INVALID_CONTEXT,)


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
    """Return an executable graph with a kernel of that context."""
    ok(driver.cuCtxSetCurrent(context))
    module = ok(driver.cuModuleLoadData(code))
    stream = ok(driver.cuStreamCreate(1))
    ok(driver.cuStreamBeginCapture(stream, RELAXED))
    ok([launch(ok(driver.cuModuleGetFunction(module, name)), *values, stream=stream, **how)])
    return module, ok(driver.cuGraphInstantiate(ok(driver.cuStreamEndCapture(stream)), 0))


# --- the context of a kernel ------------------------------------------------------------------


def test_a_kernel_of_a_library_belongs_to_the_context_of_its_stream(pair, library):
    store = ok(driver.cuLibraryGetKernel(library, b"store"))
    ok(driver.cuCtxSetCurrent(pair[1]))
    stream, at = ok(driver.cuStreamCreate(1)), memory(4)
    ok(driver.cuCtxSetCurrent(pair[0]))
    assert launch(store, at, 4, 7, types=STORE_TYPES, stream=stream) == CUresult.CUDA_SUCCESS
    ok(driver.cuCtxDestroy(pair[0]))  # it has nothing to do with the kernel
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
    """If a context ends before its kernel in another one's stream runs, the kernel is dropped.

    The stream continues.
    """
    ok(driver.cuCtxSetCurrent(pair[1]))
    host = host_memory()
    _, graph = captured(pair[0], simulated.STORE, b"store", host, 4, 7, types=STORE_TYPES)
    ok(driver.cuCtxSetCurrent(pair[1]))
    stream, destroyed = ok(driver.cuStreamCreate(1)), threading.Event()
    ok(driver.cuLaunchHostFunc(stream, lambda _: destroyed.wait(30), None))
    ok(driver.cuGraphLaunch(graph, stream))
    ok(driver.cuCtxDestroy(pair[0]))
    destroyed.set()
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


def test_what_is_called_after_a_fault(load):
    """After a fault no host function runs; callbacks get the status."""
    stop, stream, seen = load(simulated.STORE)("stop"), ok(driver.cuStreamCreate(1)), []
    ok(driver.cuLaunchHostFunc(stream, lambda _: time.sleep(0.02), None))
    ok([launch(stop, stream=stream)])
    ok(driver.cuLaunchHostFunc(stream, lambda _: seen.append("function"), None))
    ok(driver.cuStreamAddCallback(stream, lambda _, status, data: seen.append(status), None, 0))
    assert driver.cuStreamSynchronize(stream) == (CUresult.CUDA_ERROR_LAUNCH_FAILED,)
    assert seen == [CUresult.CUDA_ERROR_LAUNCH_FAILED]


# --- ends -----------------------------------------------------------------------------------------


def in_threads(*works):
    """Return the works' results. Each starts once the one before it waits or has ended."""
    given = [None] * len(works)

    def run(i):
        given[i] = works[i]()

    threads = [threading.Thread(target=run, args=(i,)) for i in range(len(works))]
    for thread in threads:
        thread.start()
        waiting.until_asleep(thread)
    for thread in threads:
        thread.join()
    return given


@pytest.fixture
def spinning(switch, device):
    """Yield the primary context, whose kernel waits for a flag; nobody else has this context."""
    ok(driver.cuDevicePrimaryCtxReset(device))  # other tests' objects may hold it
    context = ok(driver.cuDevicePrimaryCtxRetain(device))
    ok(driver.cuCtxSetCurrent(context))
    own = ctypes.create_string_buffer(8192)
    at = (ctypes.addressof(own) + 4095) // 4096 * 4096
    ok(driver.cuMemHostRegister(at, 4096, driver.CU_MEMHOSTREGISTER_PORTABLE))
    kernel = ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(SPIN)), b"wait_for"))
    ok([launch(kernel, at, at + 4)])
    yield context, at, own
    ok(driver.cuCtxSetCurrent(None))


def test_a_primary_context_is_asked_for_while_it_ends(spinning, device):
    _, flag, _ = spinning

    def another():
        made = ok(driver.cuDevicePrimaryCtxRetain(device))
        poke(flag, 1)
        time.sleep(0.1)
        ok(driver.cuCtxSetCurrent(made))
        ok(driver.cuMemFree(memory(64)))
        return made

    in_threads(lambda: ok(driver.cuDevicePrimaryCtxRelease(device)), another)
    assert ok(driver.cuDevicePrimaryCtxGetState(device))[1] == 1
    ok(driver.cuDevicePrimaryCtxRelease(device))


def test_a_primary_context_is_reset_by_two_threads(spinning, device):
    def reset():
        return driver.cuDevicePrimaryCtxReset(device)

    assert in_threads(reset, reset, lambda: poke(spinning[1], 1)) == [(CUresult.CUDA_SUCCESS,)] * 2 + [None]
    assert ok(driver.cuDevicePrimaryCtxGetState(device))[1] == 0


def test_a_context_is_destroyed_by_two_threads(pair):
    go_on = threading.Event()
    ok(driver.cuLaunchHostFunc(ok(driver.cuStreamCreate(1)), lambda _: go_on.wait(30), None))

    def destroy():
        return driver.cuCtxDestroy(pair[0])

    given = in_threads(destroy, destroy, go_on.set)
    assert given == [(CUresult.CUDA_SUCCESS,), (CUresult.CUDA_ERROR_INVALID_CONTEXT,), None]


def test_a_context_ends_that_another_thread_waits_for(pair):
    def synchronize():
        ok(driver.cuCtxSetCurrent(pair[0]))
        return driver.cuCtxSynchronize()

    go_on = threading.Event()
    ok(driver.cuLaunchHostFunc(ok(driver.cuStreamCreate(1)), lambda _: go_on.wait(30), None))
    given = in_threads(synchronize, lambda: driver.cuCtxDestroy(pair[0]), go_on.set)
    assert given == [(CUresult.CUDA_ERROR_CONTEXT_IS_DESTROYED,), (CUresult.CUDA_SUCCESS,), None]


def resident():
    """Return the process's memory in MiB."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 >> 20


@not_sanitized("the sanitizer keeps what is freed for a while")
def test_what_a_library_needs_goes_with_each_context(switch, device):
    kernels = b"".join(b".visible .entry k%d(.param .u64 a) { ret; }\n" % i for i in range(2000))
    library = ok(driver.cuLibraryLoadData(simulated.HEAD + kernels, [], [], 0, [], [], 0))
    first = ok(driver.cuLibraryGetKernel(library, b"k0"))
    sizes = []
    for _ in range(12):
        context = ok(driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, device))
        ok([launch(first, 0)])
        ok(driver.cuCtxSynchronize())
        ok(driver.cuCtxDestroy(context))
        sizes.append(resident())
    ok(driver.cuLibraryUnload(library))
    assert sizes[-1] - sizes[1] < 2, sizes
