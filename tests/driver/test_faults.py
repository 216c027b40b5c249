"""Make the stub driver fail at any call, count its objects, and use several stub devices.

The tests also fork and use threads.
"""

# ruff: noqa: F811 (fixtures are imported)

import ctypes
import os
import threading
import warnings

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import kernels, libraries
from support.child import in_child
from support.functional import context, device, ok, on_stub, stream  # noqa: F401

pytestmark = on_stub

OUT_OF_MEMORY = CUresult.CUDA_ERROR_OUT_OF_MEMORY


def use_everything(stream):
    """Return the statuses of a program's calls, each made only if the earlier ones succeeded."""
    status, pointer = driver.cuMemAllocAsync(64, stream)
    if status == 0:
        driver.cuMemFreeAsync(pointer, stream)
    status, event = driver.cuEventCreate(0)
    if status == 0:
        driver.cuEventRecord(event, stream)
        driver.cuEventDestroy(event)


def test_nth_call_fails(driver_stub, context):
    driver_stub.fail_call(2, OUT_OF_MEMORY)
    assert driver.cuCtxGetDevice()[0] == 0
    assert driver_stub.fault_left == 1
    assert driver.cuMemAlloc(16) == (OUT_OF_MEMORY, None)
    assert driver_stub.fault_left == 0
    ok(driver.cuMemFree(ok(driver.cuMemAlloc(16))))


def test_every_call_of_a_program_can_fail(driver_stub, stream):
    start = driver_stub.counted_calls
    use_everything(stream)
    calls = driver_stub.counted_calls - start
    assert calls == 5
    for n in range(1, calls + 1):
        driver_stub.fail_call(n, CUresult.CUDA_ERROR_UNKNOWN)
        use_everything(stream)
        assert driver_stub.fault_left == 0


def test_forwarding_functions_count_once(driver_stub, context):
    start = driver_stub.counted_calls
    ok(driver.cuCtxGetDevice())
    ok(driver.cuStreamDestroy(ok(driver.cuStreamCreate(0))))
    ok(driver.cuMemcpyHtoD(0, b"", 0))
    assert driver_stub.counted_calls - start == 4


def test_names_of_errors_do_not_count(driver_stub, context):
    driver_stub.fail_call(1, OUT_OF_MEMORY)
    assert ok(driver.cuGetErrorName(OUT_OF_MEMORY)) == b"CUDA_ERROR_OUT_OF_MEMORY"
    ok(driver.cuGetErrorString(OUT_OF_MEMORY))
    ok(driver.cuGetProcAddress(b"cuInit", 13000, 0))
    assert driver_stub.fault_left == 1
    driver_stub.fail_call(0, 0)


def test_recorded_functions_fail_too(driver_stub, context):
    """A function without a functional half, which only records, can fail, too."""
    driver_stub.fail_call(1, CUresult.CUDA_ERROR_NOT_SUPPORTED)
    assert driver.cuCtxResetPersistingL2Cache() == (CUresult.CUDA_ERROR_NOT_SUPPORTED,)
    assert driver.cuCtxResetPersistingL2Cache() == (CUresult.CUDA_SUCCESS,)


def test_reset_takes_it_back(driver_stub, context):
    driver_stub.fail_call(1, OUT_OF_MEMORY)
    driver_stub.reset()
    ok(driver.cuCtxGetDevice())


def test_other_libraries_fail_too(stub_of):
    from cubind import nvrtc

    stub = stub_of("nvrtc")
    stub.fail_call(1, nvrtc.nvrtcResult.NVRTC_ERROR_OUT_OF_MEMORY)
    assert nvrtc.nvrtcVersion()[0] == nvrtc.nvrtcResult.NVRTC_ERROR_OUT_OF_MEMORY
    assert nvrtc.nvrtcVersion()[0] == 0


def test_live_objects(driver_stub, context, device):
    before = driver_stub.live()
    stream, event = ok(driver.cuStreamCreate(0)), ok(driver.cuEventCreate(0))
    own = ok(driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, device))
    ok(driver.cuCtxPopCurrent())
    pool = ok(driver.cuMemPoolCreate(pool_props()))
    memory, host = ok(driver.cuMemAlloc(64)), ok(driver.cuMemAllocHost(64))
    module = ok(driver.cuModuleLoadData(kernels.SAXPY_PTX))
    library = ok(driver.cuLibraryLoadData(kernels.SAXPY_PTX, [], [], 0, [], [], 0))
    ok(driver.cuLibraryGetKernel(library, b"saxpy"))
    graph = ok(driver.cuGraphCreate(0))
    runnable = ok(driver.cuGraphInstantiate(graph, 0))
    destroy = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda _: None)
    thing = ok(driver.cuUserObjectCreate(0, ctypes.cast(destroy, ctypes.c_void_p).value, 1, 1))
    linker = ok(driver.cuLinkCreate(0, [], []))
    ok(driver.cuStreamBeginCapture(stream, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED))
    more = {kind: count - before[kind] for kind, count in driver_stub.live().items()}
    expected = dict.fromkeys(more, 1)
    empty = {"primary_uses": 0, "physical memory": 0, "green contexts": 0}
    assert more == {**expected, "allocations": 2, "graphs": 2, **empty}
    ok(driver.cuLinkDestroy(linker))
    ok(driver.cuUserObjectRelease(thing, 1))
    ok(driver.cuGraphExecDestroy(runnable))
    ok(driver.cuGraphDestroy(graph))
    ok(driver.cuLibraryUnload(library))
    ok(driver.cuModuleUnload(module))
    ok(driver.cuMemFreeHost(host))
    ok(driver.cuMemFree(memory))
    ok(driver.cuMemPoolDestroy(pool))
    ok(driver.cuCtxDestroy(own))
    ok(driver.cuEventDestroy(event))
    ok(driver.cuStreamDestroy(stream))
    assert driver_stub.live() == before


def pool_props():
    props = driver.CUmemPoolProps()
    props.allocType = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
    props.location.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    return props


# --- several devices ------------------------------------------------------------------------------


@pytest.fixture
def second(driver_stub, context):
    """Return the context of a second device; it is not current."""
    driver_stub.set_devices(2)
    yield ok(driver.cuDevicePrimaryCtxRetain(1))
    ok(driver.cuDevicePrimaryCtxRelease(1))
    driver_stub.set_devices(0)


def test_second_device(second, context):
    assert ok(driver.cuDeviceGetCount()) == 2
    ok(driver.cuCtxPushCurrent(second))
    stream = ok(driver.cuStreamCreate(0))
    ok(driver.cuCtxPopCurrent())
    assert int(ok(driver.cuStreamGetDevice(stream))) == 1
    assert ok(driver.cuStreamGetCtx(stream)) == second != context
    pointer = ok(driver.cuMemAllocAsync(64, stream))
    ordinal = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
    assert ok(driver.cuPointerGetAttribute(ordinal, pointer)) == 1, "of the stream's device, not of the current one"
    ok(driver.cuMemFreeAsync(pointer, stream))
    ok(driver.cuStreamDestroy(stream))


def test_library_in_two_contexts(second, context):
    library = ok(driver.cuLibraryLoadData(kernels.SAXPY_PTX, [], [], 0, [], [], 0))
    kernel = ok(driver.cuLibraryGetKernel(library, b"saxpy"))
    here = ok(driver.cuLibraryGetGlobal(library, b"scale"))[0]
    function = ok(driver.cuKernelGetFunction(kernel))
    ok(driver.cuCtxPushCurrent(second))
    there = ok(driver.cuLibraryGetGlobal(library, b"scale"))[0]
    assert int(here) != int(there) and function != ok(driver.cuKernelGetFunction(kernel))
    ok(driver.cuCtxPopCurrent())
    dynamic = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    ok(driver.cuKernelSetAttribute(dynamic, 100_000, kernel, 1))
    assert [ok(driver.cuKernelGetAttribute(dynamic, kernel, i)) for i in (0, 1)] == [49152, 100_000]
    assert ok(driver.cuFuncGetAttribute(dynamic, function)) == 49152
    ok(driver.cuLibraryUnload(library))


# --- processes and threads ------------------------------------------------------------------------


@in_child(hardware=False)
def test_forked_child_cannot_call():
    from cubind import driver

    warnings.simplefilter("ignore", DeprecationWarning)
    driver.cuInit(0)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(0)[1])
    _, stream = driver.cuStreamCreate(0)
    child = os.fork()
    if child == 0:
        refused = CUresult.CUDA_ERROR_NOT_INITIALIZED
        calls = [
            driver.cuInit(0),
            driver.cuDeviceGetCount(),
            driver.cuCtxGetCurrent(),
            driver.cuMemFree(0),
            driver.cuStreamQuery(stream),
            driver.cuStreamDestroy(stream),
            driver.cuMemPoolDestroy(0),
        ]
        named = driver.cuGetErrorName(refused)[1] == b"CUDA_ERROR_NOT_INITIALIZED"
        os._exit(0 if named and all(c[0] == refused for c in calls) and driver.cuDriverGetVersion()[0] == 0 else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert driver.cuStreamQuery(stream) == (0,)


def test_many_threads(driver_stub, context):
    before = driver_stub.live()
    failures = []

    def work():
        try:
            ok(driver.cuCtxSetCurrent(context))
            for _ in range(20):
                stream, event = ok(driver.cuStreamCreate(1)), ok(driver.cuEventCreate(0))
                module = ok(driver.cuModuleLoadData(kernels.SAXPY_PTX))
                nothing = ok(driver.cuModuleGetFunction(module, b"nothing"))
                pointer = ok(driver.cuMemAllocAsync(4096, stream))
                ok(driver.cuMemsetD8Async(pointer, 1, 4096, stream))
                ok(driver.cuLaunchKernel(nothing, 1, 1, 1, 32, 1, 1, 0, stream, None, 0))
                ran = threading.Event()
                ok(driver.cuLaunchHostFunc(stream, lambda ran: ran.set(), ran))
                ok(driver.cuEventRecord(event, stream))
                ok(driver.cuMemFreeAsync(pointer, stream))
                ok(driver.cuEventSynchronize(event))
                ok(driver.cuStreamSynchronize(stream))
                assert ran.is_set()
                ok(driver.cuModuleUnload(module))
                ok(driver.cuEventDestroy(event))
                ok(driver.cuStreamDestroy(stream))
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    assert driver_stub.live() == before
