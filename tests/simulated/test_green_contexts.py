"""Test that kernels in a green context run on its multiprocessors."""

# ruff: noqa: F811 (fixtures are imported)

import ctypes
import time

import pytest
from cubind import driver
from cubind.driver import CUresult
from driver.test_green_contexts import NON_BLOCKING, made
from driver.test_multiprocessors import all_of, by_count
from support.functional import device, ok, on_stub  # noqa: F401
from support.simulated import HEAD, fresh, load, memory, read, switch  # noqa: F401
from support.wrong_kernels import options  # noqa: F401

pytestmark = on_stub

# out[block] = (%smid, %nsmid)
WHERE = HEAD + b"""
.visible .entry where(.param .u64 out)
{
    .reg .b32 %r<4>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %ctaid.x;
    mul.wide.u32 %rd2, %r1, 8;
    add.s64 %rd1, %rd1, %rd2;
    mov.u32 %r2, %smid;
    mov.u32 %r3, %nsmid;
    st.global.v2.u32 [%rd1], {%r2, %r3};
    ret;
}
"""
BLOCKS = 300


@pytest.fixture
def greens(switch, device):
    """Make two green contexts with 16 multiprocessors each; the primary context is current."""
    context = ok(driver.cuDevicePrimaryCtxRetain(device))
    ok(driver.cuCtxSetCurrent(context))
    made_now = [made(part) for part in by_count(all_of(device), 16, 2)[0]]
    yield made_now
    ok(driver.cuCtxSetCurrent(None))
    for each in made_now:
        ok(driver.cuGreenCtxDestroy(each))
    ok(driver.cuDevicePrimaryCtxRelease(device))


def where(function, stream, out):
    """Launch the kernel in a stream; return the multiprocessors that it ran on, and %nsmid."""
    ok(driver.cuLaunchKernel(function, BLOCKS, 1, 1, 1, 1, 1, 0, stream, ((out,), (ctypes.c_uint64,)), 0))
    ok(driver.cuStreamSynchronize(stream))
    values = (ctypes.c_uint32 * (2 * BLOCKS))()
    ok(driver.cuMemcpyDtoH(ctypes.addressof(values), out, 8 * BLOCKS))
    return set(values[0::2]), set(values[1::2])


def test_multiprocessors_of_kernels(greens):
    module = ok(driver.cuModuleLoadData(WHERE))
    function = ok(driver.cuModuleGetFunction(module, b"where"))
    out = int(ok(driver.cuMemAlloc(8 * BLOCKS)))
    streams = [ok(driver.cuGreenCtxStreamCreate(green, NON_BLOCKING, 0)) for green in greens]
    assert where(function, 0, out) == (set(range(132)), {132})
    one, two = (where(function, stream, out)[0] for stream in streams)
    assert len(one) == len(two) == 16 and not one & two
    ok(driver.cuCtxSetCurrent(int(greens[1])))
    assert where(function, 0, out) == (two, {132})
    assert where(function, streams[0], out)[0] == one
    for stream in streams:
        ok(driver.cuStreamDestroy(stream))
    ok(driver.cuMemFree(out))
    ok(driver.cuModuleUnload(module))


def test_graphs_and_cooperative_grids(greens):
    module = ok(driver.cuModuleLoadData(WHERE))
    function = ok(driver.cuModuleGetFunction(module, b"where"))
    out = int(ok(driver.cuMemAlloc(8 * 4096)))
    stream = ok(driver.cuGreenCtxStreamCreate(greens[0], NON_BLOCKING, 0))
    arguments = ((out,), (ctypes.c_uint64,))

    def cooperative(blocks, stream):
        return driver.cuLaunchCooperativeKernel(function, blocks, 1, 1, 1, 1, 1, 0, stream, arguments)[0]

    too_large = CUresult.CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE
    assert [cooperative(n, stream) for n in (16 * 32, 16 * 32 + 1)] == [CUresult.CUDA_SUCCESS, too_large]
    assert cooperative(16 * 32 + 1, 0) == CUresult.CUDA_SUCCESS
    config = driver.CUlaunchConfig()
    config.gridDimX = config.gridDimY = config.gridDimZ = 2
    config.blockDimX = config.blockDimY = config.blockDimZ = 1
    cluster = driver.CUlaunchAttribute()
    cluster.id = driver.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
    cluster.value.clusterDim.x, cluster.value.clusterDim.y, cluster.value.clusterDim.z = 2, 1, 1
    config.attrs, config.numAttrs = [cluster], 1
    counts = []
    for where_to in (0, stream):
        config.hStream = where_to
        counts.append(ok(driver.cuOccupancyMaxActiveClusters(function, config)))
    assert counts == [132 * 32 // 2, 16 * 32 // 2]
    ok(driver.cuStreamSynchronize(stream))
    ok(driver.cuStreamDestroy(stream))
    ok(driver.cuCtxSynchronize())
    ok(driver.cuMemFree(out))
    ok(driver.cuModuleUnload(module))


def test_order_by_streams_that_are_idle(options, greens, capfd):
    """The race check learns the order of idle streams, too."""
    options("check=race")
    green = greens[0]
    module = ok(driver.cuModuleLoadData(WHERE))
    function = ok(driver.cuModuleGetFunction(module, b"where"))
    out, event = int(ok(driver.cuMemAlloc(8 * BLOCKS))), ok(driver.cuEventCreate(0))
    one, two, free = (
        *(ok(driver.cuGreenCtxStreamCreate(green, NON_BLOCKING, 0)) for _ in range(2)),
        ok(driver.cuStreamCreate(NON_BLOCKING)),
    )

    def launch(stream):
        ok(driver.cuLaunchKernel(function, BLOCKS, 1, 1, 1, 1, 1, 0, stream, ((out,), (ctypes.c_uint64,)), 0))
        time.sleep(0.1)  # a query would tell the race check that the kernel has ended

    ok(driver.cuCtxSetCurrent(int(green)))
    launch(one)
    ok(driver.cuCtxSynchronize())
    launch(two)
    ok(driver.cuGreenCtxRecordEvent(green, event))
    ok(driver.cuStreamWaitEvent(free, event, 0))
    launch(free)
    ok(driver.cuEventRecord(event, free))
    ok(driver.cuGreenCtxWaitEvent(green, event))
    launch(last := ok(driver.cuGreenCtxStreamCreate(green, NON_BLOCKING, 0)))
    ok(driver.cuCtxSynchronize())
    assert capfd.readouterr().err == ""
    for stream in (one, two, free, last):
        ok(driver.cuStreamDestroy(stream))
    ok(driver.cuEventDestroy(event))
    ok(driver.cuMemFree(out))
    ok(driver.cuModuleUnload(module))
