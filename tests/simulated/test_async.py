"""Test that the simulated device runs kernels asynchronously: launches return, streams overlap.

An endless kernel must delay neither Ctrl-C nor the process's end nor a fork.
"""

# ruff: noqa: F811 (fixtures are imported)

import collections
import ctypes
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import libraries, simulated
from support.functional import device, ok, on_stub  # noqa: F401
from support.sanitizers import not_sanitized
from support.simulated import fresh, launch, load, memory, read, switch  # noqa: F401

pytestmark = on_stub

SPIN = simulated.HEAD + b"""
// Waits until *flag is not 0, then writes 5 behind it.
.visible .entry wait_for(.param .u64 flag, .param .u64 result)
{
    .reg .pred %p;
    .reg .b32 %r<2>;
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [flag];
    ld.param.u64 %rd2, [result];
AGAIN:
    ld.volatile.u32 %r1, [%rd1];
    setp.eq.u32 %p, %r1, 0;
    @%p bra AGAIN;
    mov.u32 %r1, 5;
    st.u32 [%rd2], %r1;
    ret;
}
.visible .entry set(.param .u64 flag)
{
    .reg .b32 %r<2>;
    .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [flag];
    mov.u32 %r1, 1;
    st.volatile.u32 [%rd1], %r1;
    ret;
}
"""


@pytest.fixture
def kernels(load):
    find = load(SPIN)
    return find("wait_for"), find("set")


@pytest.fixture
def streams(fresh):
    made = [ok(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING)) for _ in range(2)]
    yield made
    for stream in made:
        ok(driver.cuStreamDestroy(stream))


@pytest.fixture
def flag(fresh):
    """Return page-locked host memory with an int that is 0."""
    address = int(ok(driver.cuMemHostAlloc(64, driver.CU_MEMHOSTALLOC_DEVICEMAP)))
    ok(driver.cuMemsetD8(address, 0, 64))
    yield address
    ok(driver.cuMemFreeHost(address))


def poke(address, value):
    ctypes.c_int.from_address(address).value = value


def test_a_launch_returns_before_the_kernel_ends(kernels, streams, flag):
    result = memory(4)
    ok([launch(kernels[0], flag, result, stream=streams[0])])
    event = ok(driver.cuEventCreate(0))
    ok(driver.cuEventRecord(event, streams[0]))
    for _ in range(3):
        assert driver.cuStreamQuery(streams[0]) == (CUresult.CUDA_ERROR_NOT_READY,)
        assert driver.cuEventQuery(event) == (CUresult.CUDA_ERROR_NOT_READY,)
        time.sleep(0.01)
    poke(flag, 1)
    ok(driver.cuEventSynchronize(event))
    assert read(result) == 5
    ok(driver.cuEventDestroy(event))


@pytest.mark.parametrize("name", ["PROGRAMMATIC_EVENT", "LAUNCH_COMPLETION_EVENT"])
def test_an_event_of_a_launch(kernels, streams, flag, name):
    event = ok(driver.cuEventCreate(driver.CUevent_flags.CU_EVENT_DISABLE_TIMING))
    attribute = driver.CUlaunchAttribute()
    attribute.id = getattr(driver.CUlaunchAttributeID, f"CU_LAUNCH_ATTRIBUTE_{name}")
    value = attribute.value.programmaticEvent if name.startswith("P") else attribute.value.launchCompletionEvent
    value.event = event
    config = driver.CUlaunchConfig()
    config.gridDimX = config.gridDimY = config.gridDimZ = config.blockDimX = config.blockDimY = config.blockDimZ = 1
    config.hStream, config.attrs, config.numAttrs = streams[0], [attribute], 1
    ok(driver.cuLaunchKernelEx(config, kernels[0], ((flag, flag + 4), (ctypes.c_uint64,) * 2), 0))
    assert driver.cuEventQuery(event) == (CUresult.CUDA_ERROR_NOT_READY,)
    poke(flag, 1)
    ok(driver.cuEventSynchronize(event))
    assert ctypes.c_int.from_address(flag + 4).value == 5
    ok(driver.cuEventDestroy(event))


def test_streams_run_at_once(kernels, streams, flag):
    """Streams overlap: the first waits for a value that the second writes."""
    result = memory(4)
    ok([launch(kernels[0], flag, result, stream=streams[0])])
    ok([launch(kernels[1], flag, stream=streams[1])])
    ok(driver.cuStreamSynchronize(streams[0]))
    assert read(result) == 5


def test_a_stream_waits_for_a_kernel_of_another(kernels, streams, flag):
    result, copy = memory(4), memory(4)
    event = ok(driver.cuEventCreate(0))
    ok([launch(kernels[0], flag, result, stream=streams[0])])
    ok(driver.cuEventRecord(event, streams[0]))
    ok(driver.cuStreamWaitEvent(streams[1], event, 0))
    ok(driver.cuMemcpyDtoDAsync(copy, result, 4, streams[1]))
    poke(flag, 1)
    ok(driver.cuStreamSynchronize(streams[1]))
    assert read(copy) == 5
    ok(driver.cuEventDestroy(event))


def test_freeing_waits_for_kernels(kernels, flag):
    result = memory(4)
    ok([launch(kernels[0], flag, result)])
    threading.Timer(0.05, poke, [flag, 1]).start()
    ok(driver.cuMemFree(result))
    assert driver.cuStreamQuery(0) == (CUresult.CUDA_SUCCESS,)


def test_freeing_waits_for_copies_behind_a_host_function(streams):
    """Freeing memory waits for copies behind a host function, as it does for kernels."""
    stream, size = streams[0], 1 << 20
    device, host = memory(size), int(ok(driver.cuMemHostAlloc(size, 0)))
    ok(driver.cuMemsetD8(device, 7, size))
    ctypes.memset(host, 0, size)
    ok(driver.cuLaunchHostFunc(stream, lambda _: time.sleep(0.05), None))
    ok(driver.cuMemcpyDtoHAsync(host, device, size, stream))
    ok(driver.cuMemFree(device))
    assert driver.cuStreamQuery(stream) == (CUresult.CUDA_SUCCESS,)
    assert ctypes.string_at(host, size) == b"\7" * size
    device = memory(size)
    ok(driver.cuLaunchHostFunc(stream, lambda _: time.sleep(0.05), None))
    ok(driver.cuMemcpyHtoDAsync(device, host, size, stream))
    ok(driver.cuMemFreeHost(host))
    assert read(device) == 0x07070707
    ok(driver.cuMemFree(device))


def test_a_context_ends_after_the_host_function_that_runs(switch, device):
    context = ok(driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, device))
    begun, ended = threading.Event(), []

    def work(_):
        begun.set()
        time.sleep(0.05)
        ended.append(1)

    ok(driver.cuLaunchHostFunc(ok(driver.cuStreamCreate(1)), work, None))
    begun.wait()
    ok(driver.cuCtxDestroy(context))
    assert ended


def test_a_host_function_that_unloads_a_library_is_refused(streams):
    """A host function that unloads a library would wait for itself, so it is refused."""
    library = ok(driver.cuLibraryLoadData(simulated.STORE, [], [], 0, [], [], 0))
    kernel = ok(driver.cuLibraryGetKernel(library, b"store"))
    ok([launch(kernel, memory(4), 4, 5, types=(ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32), stream=streams[0])])
    seen = []
    ok(driver.cuLaunchHostFunc(streams[0], lambda _: seen.append(driver.cuLibraryUnload(library)), None))
    ok(driver.cuStreamSynchronize(streams[0]))
    assert seen == [(CUresult.CUDA_ERROR_NOT_PERMITTED,)]
    ok(driver.cuLibraryUnload(library))


def test_memory_freed_under_a_kernel(kernels, streams, flag):
    """A kernel that reads memory freed by another stream is wrong, but the process survives."""
    looked_at, result = (int(ok(driver.cuMemAllocAsync(1 << 20, streams[0]))) for _ in range(2))
    ok(driver.cuMemsetD8(looked_at, 0, 1 << 20))
    ok([launch(kernels[0], looked_at, result, stream=streams[0])])
    time.sleep(0.02)
    ok(driver.cuMemFreeAsync(looked_at, streams[1]))
    ok(driver.cuStreamSynchronize(streams[1]))
    others = [memory(1 << 20) for _ in range(20)]
    assert looked_at not in others
    poke(looked_at, 1)
    ok(driver.cuStreamSynchronize(streams[0]))
    assert read(result) == 5
    for other in [*others, result]:
        ok(driver.cuMemFree(other))


def test_eight_threads(load, device):
    """Each thread has a stream of its own in one context."""
    kernel = load(simulated.VARIABLES)("add_up")
    context = ok(driver.cuCtxGetCurrent())
    module_total = []

    def work():
        ok(driver.cuCtxSetCurrent(context))
        stream = ok(driver.cuStreamCreate(1))
        for _ in range(50):
            ok([launch(kernel, block=4, stream=stream)])
        ok(driver.cuStreamSynchronize(stream))
        ok(driver.cuStreamDestroy(stream))
        module_total.append(1)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(module_total) == 8
    counter, _ = ok(driver.cuModuleGetGlobal(ok(driver.cuFuncGetModule(kernel)), b"counter"))
    assert read(counter) == 3 + 8 * 50 * 10


# ---- processes ----

ENDLESS = """
import ctypes, os, signal, sys, threading, time
from cubind.checked import driver
from simulated.test_async import SPIN
from support.libraries import CONTEXT_PARAMS
driver.cuInit(0)
context = driver.cuCtxCreate(*CONTEXT_PARAMS, 0, 0)
module = driver.cuModuleLoadData(SPIN)
kernel = driver.cuModuleGetFunction(module, b"wait_for")
at = driver.cuMemAlloc(8)
driver.cuMemsetD8(at, 0, 8)
driver.cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, 0, ((int(at), int(at) + 4), (ctypes.c_void_p,) * 2), 0)
"""

# Since Python 3.12, a fork next to other threads gives a warning.
QUIET = "-W", "ignore::DeprecationWarning", "-c"


def run(program, status=0):
    environment = os.environ | {"CUBIND_DEVICE": "simulated", "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    started = time.monotonic()
    result = subprocess.run([sys.executable, *QUIET, ENDLESS + textwrap.dedent(program)], capture_output=True, text=True, check=False,
                            env=environment, timeout=60)  # fmt: skip
    assert result.returncode == status, (result.returncode, result.stdout, result.stderr)
    assert time.monotonic() - started < 30
    return result.stdout, result.stderr


def test_interrupt():
    """An interrupt ends the kernel, which is reported, and Python raises KeyboardInterrupt.

    Later kernels in a new context run.
    """
    out, told = run("""
        threading.Timer(0.3, os.kill, [os.getpid(), signal.SIGINT]).start()
        try:
            driver.cuCtxSynchronize()
        except KeyboardInterrupt:
            print("interrupted")
        driver.cuCtxDestroy(context)
        context = driver.cuCtxCreate(*CONTEXT_PARAMS, 0, 0)
        kernel = driver.cuModuleGetFunction(driver.cuModuleLoadData(SPIN), b"set")
        at = driver.cuMemAlloc(4)
        driver.cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, 0, ((int(at),), (ctypes.c_void_p,)), 0)
        result = (ctypes.c_int * 1)()
        driver.cuMemcpyDtoH(result, at, 4)
        print(result[0])
        """)
    assert out == "interrupted\n1\n"
    assert "in kernel wait_for" in told


def test_interrupt_of_a_wait():
    """A stream that waits for a value in memory can be interrupted without a kernel, too."""
    out, told = run("""
        own = driver.cuStreamCreate(1)
        driver.cuStreamWriteValue32(own, int(at), 1, 0)
        driver.cuCtxSynchronize()
        driver.cuStreamWaitValue32(own, int(at), 7, 1)
        threading.Timer(0.3, os.kill, [os.getpid(), signal.SIGINT]).start()
        try:
            driver.cuStreamSynchronize(own)
        except KeyboardInterrupt:
            print("interrupted")
        """)
    assert (out, told) == ("interrupted\n", "")


OWN_HANDLERS = '''
        seen = []
        def handle(number, frame):
            seen.append(time.monotonic())
            RAISES
        signal.signal(signal.SIGINT, handle)
        def interrupt():
            for _ in range(2):
                time.sleep(0.3)
                os.kill(os.getpid(), signal.SIGINT)
        threading.Thread(target=interrupt, daemon=True).start()
        start = time.monotonic()
        try:
            WAIT
            print("returned")
        except BaseException as error:
            print(type(error).__name__)
        print(len(seen), time.monotonic() - seen[-1] < 1)
        '''
WAITS = {
    "tuple": "from cubind import driver as tuples; print(tuples.cuCtxSynchronize()[0].name)",
    "checked": "driver.cuCtxSynchronize()",
    "event": "event = driver.cuEventCreate(0); driver.cuEventRecord(event, 0); driver.cuEventSynchronize(event)",
    "copy": "driver.cuMemcpyDtoH(bytearray(4), at, 4)",
    "core": "from cubind.core import Stream; Stream.from_handle(1).sync()",
}


@pytest.mark.parametrize("wait", WAITS)
def test_handlers_of_the_program_that_raise(wait):
    """If the program's handler raises, its exception is raised and the kernel ends."""
    out, told = run(OWN_HANDLERS.replace("RAISES", "raise LookupError").replace("WAIT", WAITS[wait]))
    assert out.endswith("LookupError\n1 True\n")
    assert "in kernel wait_for" in told


@pytest.mark.parametrize("wait", WAITS)
def test_handlers_of_the_program_that_return(wait):
    """If the handler returns, the first interrupt does nothing; the second ends the kernel."""
    out, told = run(OWN_HANDLERS.replace("RAISES", "pass").replace("WAIT", WAITS[wait]))
    assert out.endswith("2 True\n")
    assert "in kernel wait_for" in told


def test_handlers_that_change_while_a_wait_goes_on():
    """A handler installs another one, which raises."""
    out, _ = run(OWN_HANDLERS.replace("RAISES", "signal.signal(signal.SIGINT, signal.default_int_handler)")
                 .replace("WAIT", WAITS["checked"]))  # fmt: skip
    assert out.startswith("KeyboardInterrupt\n1 ")


def test_asyncio():
    """asyncio.run() has a handler that cancels the task first, and raises the second time."""
    out, _ = run('''
        import asyncio
        async def wait():
            driver.cuCtxSynchronize()
        def interrupt():
            for _ in range(2):
                time.sleep(0.3)
                os.kill(os.getpid(), signal.SIGINT)
        threading.Thread(target=interrupt, daemon=True).start()
        try:
            asyncio.run(wait())
        except KeyboardInterrupt:
            print("interrupted")
        ''')
    assert out == "interrupted\n"


def test_an_ignored_interrupt():
    out, told = run('''
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        def interrupt():
            for _ in range(3):
                time.sleep(0.1)
                os.kill(os.getpid(), signal.SIGINT)
            ctypes.c_int.from_address(int(at)).value = 1
        threading.Thread(target=interrupt, daemon=True).start()
        driver.cuCtxSynchronize()
        print("done")
        ''')
    assert (out, told) == ("done\n", "")


def test_exit():
    assert run("print('over')") == ("over\n", "")


def test_a_signal_that_ends_the_process():
    run("""
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)
        """, status=-signal.SIGINT)


def test_fork():
    """The child has no device, and ends; the parent's kernel continues."""
    out, _ = run("""
        if os.fork() == 0:
            try:
                driver.cuCtxSynchronize()
            except Exception as error:
                os._exit(3 if "CUDA_ERROR_NOT_INITIALIZED" in str(error) else 4)
        print(os.waitstatus_to_exitcode(os.wait()[1]))
        ctypes.c_int.from_address(int(at)).value = 1
        driver.cuCtxSynchronize()
        print("done")
        """)
    assert out == "3\ndone\n"


@not_sanitized("a fork may leave the sanitizer's allocator locked in the child")
def test_a_forked_child_does_not_tell_of_leaks(monkeypatch):
    """The child's allocations are the parent's, so it reports no leaks."""
    monkeypatch.setenv("CUBIND_SIMULATOR", "check=leaks")
    out, told = run("""
        child = os.fork()
        if child == 0:
            sys.exit(0)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        ctypes.c_int.from_address(int(at)).value = 1
        driver.cuCtxSynchronize()
        driver.cuMemFree(at)
        """)
    assert (out, told) == ("0\n", "")


def test_two_processes_at_once():
    out, _ = run("""
        import subprocess
        child = subprocess.run([sys.executable, "-c", "from cubind.core import Device; print(Device(0).name)"],
                               capture_output=True, text=True, check=True)
        print(child.stdout, end="")
        ctypes.c_int.from_address(int(at)).value = 1
        driver.cuCtxSynchronize()
        """)
    assert out == "cubind simulated device\n"


def test_host_functions_have_threads_of_their_own(streams, kernels, flag):
    """Host functions never run in the waiting thread, whether a kernel precedes or follows them.

    The order of the calls does not matter.
    """
    stream, set_flag = streams[0], kernels[1]
    own, seen = threading.get_native_id(), collections.Counter()

    def note(_):
        seen[threading.get_native_id()] += 1

    for i in range(300):
        if i % 3 != 1:
            assert launch(set_flag, flag, stream=stream) == CUresult.CUDA_SUCCESS
        ok(driver.cuLaunchHostFunc(stream, note, None))
        if i % 3 == 1:
            assert launch(set_flag, flag, stream=stream) == CUresult.CUDA_SUCCESS
        ok(driver.cuStreamAddCallback(stream, lambda *_: note(None), None, 0))
        if i % 2:
            ok(driver.cuStreamSynchronize(stream))
        else:
            ok(driver.cuCtxSynchronize())
    assert seen.total() == 600
    assert seen[own] == 0
