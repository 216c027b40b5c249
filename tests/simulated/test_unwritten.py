"""Test check=init, which reports values that nothing has written, and the option poison."""

# ruff: noqa: E501, F811 (rows of a table; fixtures are imported)

import ctypes
import re

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import libraries, simulated
from support.functional import device, ok, on_stub  # noqa: F401
from support.simulated import fresh, launch, load, memory, read, switch  # noqa: F401
from support.wrong_kernels import compiled, options  # noqa: F401

pytestmark = on_stub

# next: to[i] = from[i] + 1. shared: to[i] = shared[i] + 1. taken: *to = malloc(64)[1] + 1.
PTX = simulated.HEAD + b"""
.extern .func (.param .b64 p) malloc (.param .b64 n);
.visible .entry next(.param .u64 to, .param .u64 from)
{
    .reg .b64 a, b; .reg .b32 i, r;
    ld.param.u64 a, [to]; ld.param.u64 b, [from]; mov.u32 i, %ctaid.x; mov.u32 r, %ntid.x;
    mad.lo.u32 i, i, r, 0; mov.u32 r, %tid.x; add.u32 i, i, r;
    mad.wide.u32 a, i, 4, a; mad.wide.u32 b, i, 4, b;
    ld.global.u32 r, [b];
    add.u32 r, r, 1;
    st.global.u32 [a], r;
    ret;
}
.visible .entry shared(.param .u64 to, .param .u64 from)
{
    .reg .b64 a; .reg .b32 i, r;
    .shared .align 4 .b8 sh[128];
    ld.param.u64 a, [to]; mov.u32 i, %tid.x; mad.wide.u32 a, i, 4, a;
    mov.u32 r, sh; mad.lo.u32 r, i, 4, r; ld.shared.u32 r, [r]; add.u32 r, r, 1;
    st.global.u32 [a], r;
    ret;
}
.visible .entry taken(.param .u64 to, .param .u64 from)
{
    .reg .b64 a, b; .reg .b32 r;
    ld.param.u64 a, [to];
    .param .b64 n; .param .b64 p;
    st.param.b64 [n], 64; call (p), malloc, (n); ld.param.b64 b, [p];
    ld.u32 r, [b+4]; add.u32 r, r, 1; st.global.u32 [a], r;
    ret;
}
"""  # fmt: skip


@pytest.fixture
def checked(options, load, capfd):
    """Return run(name, to, from, ...), which runs a kernel of PTX and returns the reports."""
    options("check=init")
    kernels = load(PTX)

    def run(name, to, source=0, **shape):
        assert launch(kernels(name), to, source, **shape) == CUresult.CUDA_SUCCESS
        assert driver.cuCtxSynchronize() == (CUresult.CUDA_SUCCESS,)
        return capfd.readouterr().err

    return run


def allocate(size):
    return int(ok(driver.cuMemAlloc(size)))


def line_of(text):
    return next(number for number, line in enumerate(PTX.decode().splitlines(), 1) if text in line)


# --- reports ---


def test_report(checked):
    """The kernel, the context and the process go on, and each value is reported once."""
    source, to = allocate(400), memory(400)
    ok(driver.cuMemsetD8(source, 0, 160))
    assert checked("next", to, source, block=100) == f"""\
Unwritten memory: nothing has written 4 bytes at offset 160 in an allocation of 400 bytes at {source:#x} made by cuMemAlloc, but the value matters
  in kernel next
  block (0,0,0), thread (40,0,0) reads the value
    at PTX line {line_of("ld.global.u32 r, [b];")}: ld.global.u32 r, [b]
  block (0,0,0), thread (40,0,0) stores the value to global memory
    at PTX line {line_of("st.global.u32 [a], r;")}: st.global.u32 [a], r
  write to the memory before the kernel reads it, for example by a memset in its stream
"""
    assert checked("next", to, to, block=100) == ""
    assert read(to, 400) is not None


SOURCE = """
extern "C" __global__ void k(int *out, const int *in) {
    __shared__ int tile[32];
    int i = threadIdx.x;
    if (i < 30)
        tile[i] = in[i];
    __syncthreads();
    int right = tile[(i + 1) & 31];  // A
    if (right > 3)  // B
        out[i] = 1;
}
"""


@pytest.mark.nvrtc
def test_report_of_shared_memory(options, fresh, capfd):
    """A report has the source lines of both instructions."""
    options("check=init")
    kernel = ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(compiled(SOURCE).encode())), b"k"))
    assert launch(kernel, memory(128), memory(128), block=32) == CUresult.CUDA_SUCCESS
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_SUCCESS,)
    report = capfd.readouterr().err
    first = "Unwritten memory: nothing has written 4 bytes at offset 120 of the shared variable 'tile', but the value matters"
    assert report.splitlines()[0] == first and report.count("Unwritten memory") == 1
    lines = [number for number, line in enumerate(SOURCE.splitlines(), 1) if line.endswith(("// A", "// B"))]
    assert [int(line) for line in re.findall(r"source line .*?:(\d+)", report)] == lines
    assert "thread (29,0,0) reads the value\n" in report and "branches on the value\n" in report
    assert "  shared memory has no value when a block starts: write to it first, and call __syncthreads() " in report


def test_report_of_many_blocks(options, load, capfd):
    """All threads of all blocks make one report, the same with every number of CPU threads."""
    reports = set()
    for threads in (1, 2, 4, 4, 4):
        options(f"check=init,threads={threads}")
        assert launch(load(PTX)("shared"), memory(4 * 32), 0, block=32, grid=256) == CUresult.CUDA_SUCCESS
        ok(driver.cuCtxSynchronize())
        reports.add(capfd.readouterr().err)
    (report,) = reports
    assert "block (0,0,0), thread (0,0,0) reads" in report and "\n  found 256 times\n" in report


def test_report_of_the_heap(checked):
    report = checked("taken", memory(4))
    assert "4 bytes at offset 4 in an allocation of 64 bytes" in report and "made by malloc in a kernel" in report
    assert report.endswith("\n  malloc does not clear memory: write to it first\n")


def test_off(options, load, capfd):
    options("check=memory,sync")
    source = allocate(64)
    assert launch(load(PTX)("next"), memory(64), source, block=16) == CUresult.CUDA_SUCCESS
    ok(driver.cuCtxSynchronize())
    assert capfd.readouterr().err == ""


# --- what writes ---


def box(to, source):
    p = driver.CUDA_MEMCPY3D()
    p.srcMemoryType = p.dstMemoryType = driver.CUmemorytype.CU_MEMORYTYPE_DEVICE
    p.srcDevice, p.dstDevice, p.srcPitch, p.dstPitch = source, to, 16, 16
    p.srcHeight, p.dstHeight, p.WidthInBytes, p.Height, p.Depth = 2, 2, 16, 2, 2
    return p


def rectangle(to, source):
    p = driver.CUDA_MEMCPY2D()
    p.srcMemoryType = p.dstMemoryType = driver.CUmemorytype.CU_MEMORYTYPE_DEVICE
    p.srcDevice, p.dstDevice, p.srcPitch, p.dstPitch, p.WidthInBytes, p.Height = source, to, 16, 16, 16, 4
    return p


def graph(to, source):
    """Set a half of the bytes by a node, and copy the other half by another one."""
    made = ok(driver.cuGraphCreate(0))
    context = ok(driver.cuCtxGetCurrent())
    p = driver.CUDA_MEMSET_NODE_PARAMS()
    p.dst, p.elementSize, p.width, p.height = to, 4, 8, 1
    ok(driver.cuGraphAddMemsetNode(made, None, 0, p, context))
    q = driver.CUDA_MEMCPY3D()
    q.srcMemoryType = q.dstMemoryType = driver.CUmemorytype.CU_MEMORYTYPE_DEVICE
    q.srcDevice, q.dstDevice, q.srcPitch, q.dstPitch, q.srcHeight, q.dstHeight = source, to + 32, 32, 32, 1, 1
    q.WidthInBytes, q.Height, q.Depth = 32, 1, 1
    ok(driver.cuGraphAddMemcpyNode(made, None, 0, q, context))
    ok(driver.cuGraphLaunch(ok(driver.cuGraphInstantiate(made, 0)), 0))


def values(to, source):
    for i in range(0, 64, 8):
        ok(driver.cuStreamWriteValue64(0, to + i, i, 0))


WRITES = {
    "cuMemcpyHtoD": lambda to, source: ok(driver.cuMemcpyHtoD(to, bytes(64), 64)),
    "cuMemcpyHtoDAsync": lambda to, source: ok(driver.cuMemcpyHtoDAsync(to, bytes(64), 64, 0)),
    "cuMemcpyDtoD": lambda to, source: ok(driver.cuMemcpyDtoD(to, source, 64)),
    "cuMemcpy": lambda to, source: ok(driver.cuMemcpy(to, source, 64)),
    "cuMemcpyPeer": lambda to, source: ok(driver.cuMemcpyPeer(to, ok(driver.cuCtxGetCurrent()), source, ok(driver.cuCtxGetCurrent()), 64)),
    "cuMemcpy2D": lambda to, source: ok(driver.cuMemcpy2D(rectangle(to, source))),
    "cuMemcpy3D": lambda to, source: ok(driver.cuMemcpy3D(box(to, source))),
    "cuMemsetD8": lambda to, source: ok(driver.cuMemsetD8(to, 1, 64)),
    "cuMemsetD16": lambda to, source: ok(driver.cuMemsetD16(to, 1, 32)),
    "cuMemsetD32Async": lambda to, source: ok(driver.cuMemsetD32Async(to, 1, 16, 0)),
    "cuMemsetD2D8": lambda to, source: ok(driver.cuMemsetD2D8(to, 16, 1, 16, 4)),
    "graph": graph,
    "cuStreamWriteValue64": values,
}


@pytest.mark.parametrize("name", WRITES)
def test_written(checked, name):
    to, source = allocate(64), memory(64)
    WRITES[name](to, source)
    assert checked("next", memory(64), to, block=16) == ""


def test_written_by_kernels(checked):
    to = allocate(64)
    assert checked("next", to, memory(64), block=16) == ""
    assert checked("next", memory(64), to, block=16) == ""


def test_copies_of_unwritten_memory(checked):
    """A copy by the driver is no fault, and its target is as unwritten as its source."""
    source, middle, to = allocate(64), memory(64), memory(64)
    ok(driver.cuMemsetD8(source, 0, 32))
    ok(driver.cuMemcpyDtoD(middle, source, 64))
    report = checked("next", to, middle, block=16)
    assert f"at offset 32 in an allocation of 64 bytes at {middle:#x}" in report
    ok(driver.cuMemcpyHtoD(middle + 32, bytes(32), 32))
    assert checked("next", to, middle, block=16) == ""


# --- what begins unwritten ---


def from_pool():
    return int(ok(driver.cuMemAllocAsync(64, 0)))


def pitched():
    return int(ok(driver.cuMemAllocPitch(64, 1, 4))[0])


@pytest.mark.parametrize("make", [lambda: allocate(64), from_pool, pitched], ids=["cuMemAlloc", "cuMemAllocAsync", "cuMemAllocPitch"])
def test_unwritten(checked, make):
    report = checked("next", memory(64), make(), block=16)
    assert "nothing has written 4 bytes at offset 0 in an allocation of " in report


def test_reused_memory(checked):
    """Memory that a pool or the driver allocates again is unwritten, whatever it held before."""
    to = memory(64)
    for _ in range(4):
        at = from_pool()
        ok(driver.cuMemsetD8Async(at, 0, 64, 0))
        assert checked("next", to, at, block=16) == ""
        ok(driver.cuMemFreeAsync(at, 0))
        at = from_pool()
        assert "Unwritten memory" in checked("next", to, at, block=16)
        ok(driver.cuMemFreeAsync(at, 0))


def test_memory_of_graphs(checked, load, capfd):
    """Each launch of a graph begins with unwritten memory, even behind a queued launch."""
    made = ok(driver.cuGraphCreate(0))
    p = driver.CUDA_MEM_ALLOC_NODE_PARAMS()
    p.poolProps.allocType = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
    p.poolProps.location.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    p.bytesize = 64
    node = ok(driver.cuGraphAddMemAllocNode(made, None, 0, p))
    at = int(ok(driver.cuGraphMemAllocNodeGetParams(node)).dptr)
    m = driver.CUDA_MEMSET_NODE_PARAMS()
    m.dst, m.elementSize, m.width, m.height = at, 1, 64, 1
    context = ok(driver.cuCtxGetCurrent())
    fill = ok(driver.cuGraphAddMemsetNode(made, [node], 1, m, context))
    k = driver.CUDA_KERNEL_NODE_PARAMS()
    k.func, k.gridDimX, k.gridDimY, k.gridDimZ = load(PTX)("next"), 1, 1, 1
    k.blockDimX, k.blockDimY, k.blockDimZ = 16, 1, 1
    k.kernelParams = ((memory(64), at), (ctypes.c_uint64, ctypes.c_uint64))
    run = ok(driver.cuGraphAddKernelNode(made, [fill], 1, k))
    ok(driver.cuGraphAddMemFreeNode(made, [run], 1, at))
    executable = ok(driver.cuGraphInstantiate(made, 0))
    for _ in range(3):
        ok(driver.cuGraphLaunch(executable, 0))
    ok(driver.cuCtxSynchronize())
    assert capfd.readouterr().err == ""


def test_host_and_managed_memory(checked):
    """The host may write such memory at any time, so it counts as written."""
    to = memory(64)
    managed = int(ok(driver.cuMemAllocManaged(64, 1)))
    pinned = int(ok(driver.cuMemHostAlloc(64, 0)))
    assert checked("next", to, managed, block=16) == "" and checked("next", to, pinned, block=16) == ""
    ok(driver.cuMemcpyDtoD(managed, allocate(64), 64))
    assert checked("next", to, managed, block=16) == ""


STRUCTS = """
struct item { double x; char c; int n; short s; };
extern "C" __global__ void make(item *out) {
    item &it = out[threadIdx.x];
    it.x = threadIdx.x; it.c = 'x'; it.n = 3; it.s = 4;
}
extern "C" __global__ void copy(item *out, const item *in) { out[threadIdx.x] = in[threadIdx.x]; }
extern "C" __global__ void words(int *out, const int *in) {
    for (int i = threadIdx.x; i < 20 * 6; i += blockDim.x)
        out[i] = in[i];
}
extern "C" __global__ void local(item *out, const item *in, int n) {
    item all[4];
    for (int i = 0; i < 4; i++)
        all[(i + n) & 3] = in[i];
    out[threadIdx.x] = all[threadIdx.x & 3];
}
"""


@pytest.mark.nvrtc
def test_structs_with_padding(options, fresh, capfd):
    """Copies of structs are silent, even if they copy padding, and 20 of 32 structs are written."""
    options("check=init")
    module = ok(driver.cuModuleLoadData(compiled(STRUCTS).encode()))
    first, second = allocate(24 * 32), allocate(24 * 32)
    for name, *arguments in ((b"make", first), (b"copy", second, first), (b"words", first, second), (b"local", second, first, 1)):
        kernel = ok(driver.cuModuleGetFunction(module, name))
        assert launch(kernel, *arguments, block=20) == CUresult.CUDA_SUCCESS
        ok(driver.cuCtxSynchronize())
        assert capfd.readouterr().err == "", name


# --- poison ---


def poisoned(options, load, text):
    """Return what new memory, shared memory and the heap hold."""
    options(text)
    kernels = load(PTX)
    at, to = allocate(128), memory(132)
    assert launch(kernels("shared"), to, 0, block=32) == CUresult.CUDA_SUCCESS
    assert launch(kernels("taken"), to + 128, 0) == CUresult.CUDA_SUCCESS
    return read(at, 128).to_bytes(128, "little"), read(to, 132).to_bytes(132, "little")


def test_poison(options, load, capfd):
    """The pattern follows from the number, and no word of it is zero."""
    first = poisoned(options, load, "poison=5")
    assert first == poisoned(options, load, "poison=5")
    other = poisoned(options, load, "poison=6")
    assert first[0] != other[0] and first[1] != other[1]
    assert all(int.from_bytes(first[0][i:i + 4], "little") for i in range(0, 128, 4))
    assert all(int.from_bytes(first[1][i:i + 4], "little") != 1 for i in range(0, 132, 4))
    assert poisoned(options, load, "")[1][:128] == (1).to_bytes(4, "little") * 32
    assert capfd.readouterr().err == ""


def test_poison_of_large_memory(options, fresh):
    """Only the first 64 MiB of an allocation are filled, so that 16 GB cost nothing."""
    options("poison=5,memory=64G")
    at = allocate(32 << 30)
    assert read(at, 8) != 0 and read(at + (64 << 20) - 8, 8) != 0 and read(at + (64 << 20), 8) == 0
    ok(driver.cuMemFree(at))


def test_poison_in_reports(options, load, capfd):
    """Findings and faults say how to repeat the run."""
    options("poison=5,check=init")
    assert launch(load(PTX)("shared"), memory(128), 0, block=32) == CUresult.CUDA_SUCCESS
    ok(driver.cuCtxSynchronize())
    assert capfd.readouterr().err.endswith("\n  repeat with poison=5\n")
    context = ok(driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, 0))
    options("poison=5,seed=2")
    kernel = ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(simulated.STORE)), b"stop"))
    launch(kernel)
    driver.cuCtxSynchronize()
    assert capfd.readouterr().err.endswith("\n  repeat with seed=2,poison=5\n")
    ok(driver.cuCtxDestroy(context))
