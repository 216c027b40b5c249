"""Kernels that use virtual memory without a mapping or access fail, and reports say why."""

# ruff: noqa: F811 (fixtures are imported)

import ctypes
import os
import subprocess
import sys

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import libraries, simulated
from support.functional import context, device, ok, on_stub  # noqa: F401
from support.simulated import switch  # noqa: F401
from support.wrong_kernels import options  # noqa: F401

pytestmark = on_stub

M = 2 << 20
READ = driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READ
MAPPED = "in 2097152 bytes at {at:#x} that cuMemMap mapped, which device {device} may not access before cuMemSetAccess"
READABLE = "in 2097152 bytes at {at:#x} that cuMemMap mapped, which device {device} may only read by cuMemSetAccess"
RESERVED = "in 8388608 bytes at {at:#x} that cuMemAddressReserve reserved, where nothing is mapped"
FREED = "in an allocation of 8388608 bytes at {at:#x} made by cuMemAddressReserve, which cuMemAddressFree freed"


def reserve():
    return int(ok(driver.cuMemAddressReserve(4 * M, 0, 0, 0)))


def place(number=0):
    made = driver.CUmemLocation()
    made.type, made.id = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE, number
    return made


def map_one(at, allowed, flags=driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE):
    prop = driver.CUmemAllocationProp()
    prop.type, prop.location = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED, place()
    handle = ok(driver.cuMemCreate(M, prop, 0))
    ok(driver.cuMemMap(at, M, 0, handle, 0))
    for number in allowed:
        desc = driver.CUmemAccessDesc()
        desc.location, desc.flags = place(number), flags
        ok(driver.cuMemSetAccess(at, M, [desc], 1))
    ok(driver.cuMemRelease(handle))


def store(at):
    module = ok(driver.cuModuleLoadData(simulated.STORE))
    kernel = ok(driver.cuModuleGetFunction(module, b"store"))
    ok(driver.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, 0, ((at, 4, 7), (ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32)), 0))
    return driver.cuCtxSynchronize()[0]


def reserved(at):
    return at


def behind(at):
    map_one(at, [0])
    return at + M


def mapped(at):
    map_one(at, [])
    return at + 4


def readable(at):
    map_one(at, [0], READ)
    return at + 4


def other_device(at):
    map_one(at, [0])
    return at + 4


def unmapped(at):
    map_one(at, [0])
    ok(driver.cuMemUnmap(at, M))
    return at


def freed(at):
    ok(driver.cuMemAddressFree(at, 4 * M))
    return at


@pytest.mark.parametrize(
    ("prepare", "number", "text"),
    [(reserved, 0, RESERVED), (behind, 0, RESERVED), (mapped, 0, MAPPED), (readable, 0, READABLE), (other_device, 1, MAPPED), (unmapped, 0, RESERVED), (freed, 0, FREED)],
)  # fmt: skip
def test_faults(options, device, capfd, prepare, number, text):
    """Reserved, mapped and allowed differ; access is per device."""
    options("devices=2")
    at = reserve()
    context = ok(driver.cuCtxCreate(*simulated.libraries.CONTEXT_PARAMS, 0, number))
    used = prepare(at)
    assert store(used) == CUresult.CUDA_ERROR_ILLEGAL_ADDRESS
    assert f"4-byte store at {used:#x}: " + text.format(at=at, device=number) in capfd.readouterr().err
    ok(driver.cuCtxDestroy(context))
    driver.cuMemUnmap(at, 4 * M)
    driver.cuMemAddressFree(at, 4 * M)


FIRST = """
import sys
sys.path.insert(0, sys.argv[1])
from simulated.test_virtual_faults import *

ok(driver.cuInit(0))
ok(driver.cuCtxSetCurrent(ok(driver.cuDevicePrimaryCtxRetain(0))))
at = reserve()
ok(driver.cuMemAddressFree(at, 4 * M))
assert store(at + 1024) == CUresult.CUDA_ERROR_ILLEGAL_ADDRESS
print(at)
"""


def test_the_first_kernel_of_a_process():
    """It does not take the addresses of virtual memory that was freed for its shared memory."""
    result = subprocess.run([sys.executable, "-c", FIRST, str(libraries.TESTS)], capture_output=True, text=True, check=True,
                            env=os.environ | {"CUBIND_DEVICE": "simulated"}, timeout=60)  # fmt: skip
    assert FREED.format(at=int(result.stdout)) in result.stderr


# Copies 4 bytes from `at` to `to`.
LOAD = simulated.HEAD + b"""
.visible .entry load(.param .u64 at, .param .u64 to)
{
    .reg .b32 %r<2>;
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [at];
    ld.param.u64 %rd2, [to];
    ld.u32 %r1, [%rd1];
    st.u32 [%rd2], %r1;
    ret;
}
"""


def test_memory_that_is_read_only(switch, context):
    """Kernels and copies read such memory, and no copy writes it."""
    at, to = reserve(), ok(driver.cuMemAlloc(4))
    map_one(at, [0])
    ok(driver.cuMemsetD32(at, 77, 1))
    desc = driver.CUmemAccessDesc()
    desc.location, desc.flags = place(), READ
    ok(driver.cuMemSetAccess(at, M, [desc], 1))
    kernel = ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(LOAD)), b"load"))
    ok(driver.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, 0, ((at, int(to)), (ctypes.c_uint64, ctypes.c_uint64)), 0))
    data = bytearray(4)
    ok(driver.cuMemcpyDtoH(data, to, 4))
    assert data[0] == 77
    for write in (
        lambda: driver.cuMemcpyHtoD(at, b"abcd", 4),
        lambda: driver.cuMemcpyHtoDAsync(at, b"abcd", 4, 0),
        lambda: driver.cuMemcpyDtoD(at, to, 4),
        lambda: driver.cuMemsetD8(at, 1, 4),
    ):
        assert write() == (CUresult.CUDA_ERROR_INVALID_VALUE,)
    ok(driver.cuMemcpyDtoD(to, at, 4))
    ok(driver.cuMemcpyDtoH(data, at, 4))
    assert data[0] == 77
    ok(driver.cuMemUnmap(at, M))
    ok(driver.cuMemAddressFree(at, 4 * M))
    ok(driver.cuMemFree(to))


def test_both_devices(options, device):
    """A kernel of each device that has access uses the memory; the last byte belongs to it."""
    options("devices=2")
    at = reserve()
    map_one(at, [0, 1])
    for number in (0, 1):
        context = ok(driver.cuCtxCreate(*simulated.libraries.CONTEXT_PARAMS, 0, number))
        assert store(at + M - 4) == CUresult.CUDA_SUCCESS
        ok(driver.cuCtxDestroy(context))
    ok(driver.cuMemUnmap(at, M))
    ok(driver.cuMemAddressFree(at, 4 * M))
