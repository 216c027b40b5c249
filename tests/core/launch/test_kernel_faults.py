"""Test exceptions about kernels that fail on the device.

The call that first detects the fault raises the exception. It names the kernels that were launched
last, says which state is lost, and suggests how to learn more. Each test runs in a child process,
whose context it ruins.
"""

import os
import subprocess
import sys
import textwrap

import pytest
from support import libraries

pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="the simulated device takes the place of a GPU")

START = """
import sys
from cubind import core
from cubind.core import Kernel, LaunchConfig, ObjectCode, launch

HEAD = ".version 8.0\\n.target sm_90\\n.address_size 64\\n"
ENTRY = ".visible .entry NAME(.param .u64 at) { .reg .b64 %rd; ld.param.u64 %rd, [at]; BODY ret; }\\n"

def code(wrong="st.global.u64 [%rd], %rd;"):
    texts = [ENTRY.replace("NAME", "bad").replace("BODY", wrong)]
    texts += [ENTRY.replace("NAME", f"good{i}").replace("BODY", "") for i in range(8)]
    return ObjectCode.from_ptx((HEAD + "".join(texts)).encode())

device = core.Device(0)
device.set_current()
stream = device.create_stream()
one = LaunchConfig(grid=1, block=1)
module = code()
bad = module.get_kernel("bad")
good = [module.get_kernel(f"good{i}") for i in range(8)]

def fails(call, *args):
    try:
        call(*args)
    except core.CUDAError as error:
        print(error)
        print(*getattr(error, "__notes__", ["no notes"]), sep="\\n")
    else:
        print("no error")
"""

LOST = (
    "the context is lost: every later call in it fails, and its device memory cannot be read any more; data on the "
    "host is unharmed; start a new process to use the device again"
)
REPORTED = (
    "the simulated device has reported the thread, the address and the line, on standard error or where "
    "CUBIND_SIMULATOR says"
)
SAID = (
    "the driver says: 8-byte store at 0x8: 8 bytes after a null pointer; in kernel bad, block (0,0,0), thread (0,0,0); "
    "at PTX line 4: st.global.u64 [%rd], %rd; with %rd = 0x8"
)


def kernels(names):
    return (
        f"a kernel failed before this call: one of the last that cubind.core launched (newest first: {names}), or a "
        "kernel of a graph or of another library"
    )


def run(script, **env):
    script = START + textwrap.dedent(script)
    env = {**os.environ, "CUBIND_DEVICE": "simulated", **env}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_kernels_launched_last_are_named():
    """Exceptions name each recent kernel once, the newest first, from the fault on.

    A kernel that could not be launched is left out.
    """
    first = "CUDA_ERROR_ILLEGAL_ADDRESS: illegal address (in cuStreamSynchronize)"
    named = kernels("'good1', 'bad', 'good0'")
    assert run("""
        for kernel in good[0], good[0], bad, good[1]:
            launch(stream, one, kernel, 8)
        fails(stream.sync)
        fails(launch, stream, one, good[0], 8)
        fails(good[1][one, stream], 8)
        fails(stream.sync)
    """) == [
        *(first, SAID, named, LOST, REPORTED),
        "CUDA_ERROR_ILLEGAL_ADDRESS: illegal address (in cuLaunchKernelEx)",
        *(named, LOST, REPORTED, "an earlier kernel failed, seen in the launch of kernel 'good0'"),
        "CUDA_ERROR_ILLEGAL_ADDRESS: illegal address (in cuLaunchKernelEx)",
        *(named, LOST, REPORTED, "an earlier kernel failed, seen in the launch of kernel 'good1'"),
        *(first, named, LOST, REPORTED),
    ]


def test_no_more_than_five_are_named():
    """No more than five kernels are named, however many were launched, in whatever way."""
    lines = run("""
        launch(stream, one, bad, 8)
        for i in range(1000):
            good[i % 8][one, stream](8)
        fails(stream.sync)
    """)
    assert kernels("'good7', 'good6', 'good5', 'good4', 'good3', and others before them") in lines


def test_borrowed_and_unloaded_kernels():
    """A kernel by its handle is named like the original; an unloaded kernel has no name."""
    lines = run("""
        import gc
        other = code()
        launch(stream, one, other.get_kernel("good5"), 8)
        stream.sync()
        del other
        gc.collect()
        launch(stream, one, Kernel.from_handle(int(bad.handle)), 8)
        fails(stream.sync)
    """)
    assert kernels("'bad'") in lines


def test_what_a_lost_context_still_tells():
    """On a lost context a GPU's driver only answers queries of its device and flags.

    Queries that need the device fail.
    """
    lines = run("""
        from cubind import driver
        launch(stream, one, bad, 8)
        fails(stream.sync)
        for function in driver.cuCtxGetDevice, driver.cuCtxGetFlags, driver.cuCtxGetCacheConfig:
            print(function()[0].name)
    """)
    assert lines[-3:] == ["CUDA_SUCCESS", "CUDA_SUCCESS", "CUDA_ERROR_ILLEGAL_ADDRESS"]


def test_several_devices():
    lines = run(
        """
        other = core.Device(1)
        other.set_current()
        launch(other.create_stream(), one, good[4], 8)
        device.set_current()
        launch(stream, one, good[4], 8)
        launch(stream, one, bad, 8)
        fails(stream.sync)
        """,
        CUBIND_SIMULATOR="devices=2",
    )
    assert kernels("'bad' (device 0), 'good4' (device 0, 1)") in lines


def test_with_debug_the_kernel_is_known():
    assert run("launch(stream, one, good[0], 8); fails(launch, stream, one, bad, 8)", CUBIND_DEBUG="1") == [
        "CUDA_ERROR_ILLEGAL_ADDRESS: illegal address (in cuStreamSynchronize)",
        *(SAID, LOST, REPORTED, "CUBIND_DEBUG: after the launch of kernel 'bad'"),
    ]


@pytest.mark.parametrize(
    ("instruction", "status"),
    [
        ("trap;", "CUDA_ERROR_LAUNCH_FAILED: launch failed"),
        ("add.u64 %rd, %rd, 1; st.global.u64 [%rd], %rd;", "CUDA_ERROR_MISALIGNED_ADDRESS: misaligned address"),
    ],
)
def test_other_faults(instruction, status):
    lines = run(f"""
        buffer = device.allocate(64, stream=stream)
        wrong = code({instruction!r}).get_kernel("bad")
        launch(stream, one, wrong, buffer)
        fails(stream.sync)
    """)
    assert lines[0] == f"{status} (in cuStreamSynchronize)"
    assert lines[2:] == [kernels("'bad'"), LOST, REPORTED]


STUB = """
import sys
sys.path[:0] = {paths!r}
from support import libraries
libraries.use_build()
stub = libraries.load_stub("driver")
from cubind import core
device = core.Device(0)
device.set_current()
stream = device.create_stream()
stub.set_mode(1, "cuStreamSynchronize")
for status in 700, 702, 710, 714, 715, 716, 717, 718, 719, 721, 2, 214, 400, 701, 999:
    stub.result("cuStreamSynchronize", status)
    try:
        stream.sync()
    except core.CUDAError as error:
        print(status, len(getattr(error, "__notes__", [])), *getattr(error, "__notes__", [])[1:])
"""


@pytest.mark.parametrize("debug", ["", "1"])
def test_which_statuses_are_faults(debug):
    """Except on the simulated device, the text names the settings that show more.

    Without a launch there is no kernel to name.
    """
    script = STUB.format(paths=[str(libraries.TESTS)])
    env = {name: value for name, value in os.environ.items() if name != "CUBIND_DEVICE"}
    done = subprocess.run(
        [sys.executable, "-c", script], env={**env, "CUBIND_DEBUG": debug}, capture_output=True, text=True
    )
    more = "run it with CUBIND_DEVICE=simulated, which reports the thread, the address and the line"
    if not debug:
        more = (
            "run it with CUBIND_DEBUG=1, which waits for each launch and names the kernel, or with "
            "CUBIND_DEVICE=simulated, which reports the thread, the address and the line"
        )
    faults, others = (700, 702, 710, 714, 715, 716, 717, 718, 719, 721), (2, 214, 400, 701, 999)
    assert done.stdout.splitlines() == [f"{n} 2 to see more, {more}" for n in faults] + [f"{n} 0" for n in others], (
        done.stderr
    )
