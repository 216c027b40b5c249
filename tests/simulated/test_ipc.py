"""Test that processes share memory of the simulated device, with cuIpcGetMemHandle and others."""

import os
import subprocess
import sys
import textwrap

import pytest
from support import libraries

pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="looks at the simulated driver")

BEGIN = """
import subprocess, sys
from cubind.checked import driver

driver.cuInit(0)
driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(driver.cuDeviceGet(0)))

def fails(call, *arguments):
    try:
        call(*arguments)
    except driver.DriverError as error:
        return int(error.code)

def read(address, size):
    data = bytearray(size)
    driver.cuMemcpyDtoH(data, address, size)
    return bytes(data)

def give_to(program, handle):
    words = [sys.executable, "-c", program, bytes(handle.reserved).hex()]
    return subprocess.run(words, stdout=subprocess.PIPE, check=True).stdout
"""
TAKE = (
    BEGIN
    + """
handle = driver.CUipcMemHandle()
handle.reserved = bytes.fromhex(sys.argv[1])
"""
)


def run(program, take=""):
    text = f"TAKE = {TAKE + textwrap.dedent(take)!r}\n" + BEGIN + textwrap.dedent(program)
    switch = {"CUBIND_DEVICE": "simulated", "PYTHONPATH": str(libraries.BUILD / "python"), "CUBIND_CUDA": libraries.MAJOR}
    result = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False, env=os.environ | switch,
                            timeout=120)  # fmt: skip
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stderr == ""
    return result.stdout.split()


@pytest.mark.parametrize("size", [1, 4096, 10_001, 3 << 20])
def test_both_have_the_same_memory(size):
    """Both see writes from before and after the handle; neighbouring memory is unchanged."""
    assert run(f"""
        size = {size}
        places = [driver.cuMemAlloc(size) for _ in range(3)]
        for number, place in enumerate(places):
            driver.cuMemsetD8(place, number + 1, size)
        handle = driver.cuIpcGetMemHandle(places[1])
        assert bytes(handle.reserved) == bytes(driver.cuIpcGetMemHandle(places[1]).reserved)
        driver.cuMemsetD8(places[1], 9, (size + 1) // 2)
        print(give_to(TAKE, handle) == bytes([9]) * ((size + 1) // 2) + bytes([2]) * (size // 2))
        print([set(read(place, size)) for place in places] == [{{1}}, {{7}}, {{3}}])
        for place in places:
            driver.cuMemFree(place)
        """, f"""
        there = driver.cuIpcOpenMemHandle(handle, 1)
        sys.stdout.buffer.write(read(there, {size}))
        driver.cuMemsetD8(there, 7, {size})
        driver.cuIpcCloseMemHandle(there)
        """) == ["True", "True"]  # fmt: skip


def test_opened_twice_closed_twice():
    assert run("""
        print(give_to(TAKE, driver.cuIpcGetMemHandle(driver.cuMemAlloc(100))).decode())
        """, """
        there, again = driver.cuIpcOpenMemHandle(handle, 1), driver.cuIpcOpenMemHandle(handle, 1)
        free, _ = driver.cuMemGetInfo()
        print(int(there) == int(again), free == driver.cuMemGetInfo()[1], fails(driver.cuMemFree, there))
        print(fails(driver.cuIpcGetMemHandle, there), fails(driver.cuIpcCloseMemHandle, int(there) + 4))
        driver.cuIpcCloseMemHandle(there)
        driver.cuMemsetD8(there, 1, 100)
        driver.cuIpcCloseMemHandle(there)
        print(fails(driver.cuMemsetD8, there, 1, 100), fails(driver.cuIpcCloseMemHandle, there))
        """) == ["True", "True", "1", "1", "1", "1", "1"]  # fmt: skip


def test_kernels_write_to_it(tmp_path):
    """The other process's kernel writes, too. One step past the end it gets the usual report."""
    (tmp_path / "kernels.ptx").write_text(STORE)
    program = f"""
        module = driver.cuModuleLoad({str(tmp_path / "kernels.ptx")!r}.encode()).detach()
        function = driver.cuModuleGetFunction(module, b"store")
        there = driver.cuIpcOpenMemHandle(handle, 1)
        import ctypes
        def launch(threads):
            driver.cuLaunchKernel(function, 1, 1, 1, threads, 1, 1, 0, 0, ((int(there),), (ctypes.c_uint64,)), 0)
            driver.cuCtxSynchronize()
        launch(64)
        sys.stderr = None
        import os
        os.dup2(1, 2)
        print(fails(launch, 65), flush=True)
        """
    words = run("""
        place = driver.cuMemAlloc(256)
        print(give_to(TAKE, driver.cuIpcGetMemHandle(place)).decode())
        print(read(place, 256) == bytes([7, 0, 0, 0]) * 64)
        """, program)  # fmt: skip
    text = " ".join(words)
    assert "right at the end of an allocation of 256 bytes" in text and "made by cuIpcOpenMemHandle" in text
    assert words[-2:] == ["700", "True"]


STORE = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry store(.param .u64 at)
{
    .reg .b32 %r<3>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [at];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd2, %r1, 4;
    add.s64 %rd1, %rd1, %rd2;
    mov.u32 %r2, 7;
    st.global.u32 [%rd1], %r2;
    ret;
}
"""


def test_what_has_no_handle():
    """Other memory has no handle, and other handles open nothing.

    Such are pools, host memory, addresses of nothing, this process's handles, freed memory and
    invented ones.
    """
    assert run("""
        place = driver.cuMemAlloc(1000)
        print(fails(driver.cuIpcGetMemHandle, 64), fails(driver.cuIpcGetMemHandle, driver.cuMemAllocAsync(64, 0)))
        print(fails(driver.cuIpcGetMemHandle, driver.cuMemHostAlloc(64, 0)))
        print(fails(driver.cuIpcGetMemHandle, driver.cuMemAllocManaged(64, 1)))
        handle = driver.cuIpcGetMemHandle(place)
        print(fails(driver.cuIpcOpenMemHandle, handle, 1))
        print(give_to(TAKE + "; print(fails(driver.cuIpcOpenMemHandle, handle, 0))", handle).decode())
        driver.cuMemFree(place)
        others = [driver.cuIpcGetMemHandle(driver.cuMemAlloc(1000)) for _ in range(4)]
        print(give_to(TAKE, handle).decode(), give_to(TAKE, driver.CUipcMemHandle()).decode())
        """, "print(fails(driver.cuIpcOpenMemHandle, handle, 1))") == [*"1111", "201", "None", *"111"]  # fmt: skip


def test_it_outlives_who_had_it():
    """Opened memory outlives its owner's free or end: no access ends with SIGBUS."""
    assert run("""
        place = driver.cuMemAlloc(5000)
        driver.cuMemsetD8(place, 3, 5000)
        handle = driver.cuIpcGetMemHandle(place)
        other = subprocess.Popen([sys.executable, "-c", TAKE, bytes(handle.reserved).hex()], stdin=subprocess.PIPE,
                                 stdout=subprocess.PIPE)
        assert other.stdout.readline() == b"open\\n"
        driver.cuMemFree(place)
        print(other.communicate(b"go on")[0].decode(), other.returncode)
        """, """
        there = driver.cuIpcOpenMemHandle(handle, 1)
        print("open", flush=True)
        sys.stdin.read()
        print(read(there, 5000) == bytes([3]) * 5000)
        """) == ["True", "0"]  # fmt: skip
