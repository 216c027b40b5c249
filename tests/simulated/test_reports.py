"""Test the simulated device's reports: waiting or endless kernels, wrong launches, memory leaks."""

# ruff: noqa: E501, F811 (rows of a table; fixtures are imported)

import ctypes
import re
from pathlib import Path

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import simulated
from support.child import in_child
from support.functional import device, ok, on_stub  # noqa: F401
from support.simulated import fresh, launch, memory, switch  # noqa: F401
from support.wrong_kernels import FAILED, ILLEGAL, KERNEL, PTX, Bug, compiled, options, place, source_of  # noqa: F401

pytestmark = on_stub


def run(text, status, **shape):
    """Load a text, run its kernel k, and wait for it, in a context of its own."""
    context = ok(driver.cuCtxCreate(*simulated.libraries.CONTEXT_PARAMS, 0, 0))
    kernel = ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(text.encode())), b"k"))
    assert launch(kernel, **shape) == CUresult.CUDA_SUCCESS
    assert driver.cuCtxSynchronize() == (status,)
    ok(driver.cuCtxDestroy(context))


def test_inlined(options, device, capfd):
    """The report has the line of the inlined function with the bug, then the calls' lines."""
    source = source_of(
        "__device__ __forceinline__ void set(int *x, int i) {\n x[i] = 1; // BUG\n }\n"
        "__device__ __forceinline__ void both(int *x) {\n set(x, 0); // CALL\n }\n"
        + KERNEL + "(int *x) {\n both(x); // CALL\n }"
    )  # fmt: skip
    text = compiled(source)
    lines = [n for word in ("BUG", "CALL") for n, line in enumerate(source.splitlines(), 1) if f"// {word}" in line]
    context = ok(driver.cuCtxCreate(*simulated.libraries.CONTEXT_PARAMS, 0, device))
    kernel = ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(text.encode())), b"k"))
    assert launch(kernel, 0) == CUresult.CUDA_SUCCESS
    assert driver.cuCtxSynchronize() == (ILLEGAL,)
    found = re.findall(r"^  (at|inlined at) source line .*bug\.cu:(\d+)$", capfd.readouterr().err, re.MULTILINE)
    assert found == [("at", str(lines[0])), *[("inlined at", str(line)) for line in lines[1:]]]
    ok(driver.cuCtxDestroy(context))


WAITS = [
    Bug("named barriers that wait for each other",
        KERNEL + '() { if (threadIdx.x < 32) {\n asm volatile("bar.sync 1, 64; bar.sync 2, 64;"); // BUG\n } else {\n'
        ' asm volatile("bar.sync 2, 64; bar.sync 1, 64;"); // BUG\n } }', r"bar\.sync",
        """Deadlock: all remaining threads wait
  in kernel k
  block (0,0,0), warp 0, lanes 0xffffffff: wait for 64 threads at barrier 1
    {place0}
  block (0,0,0), warp 1, lanes 0xffffffff: wait for 64 threads at barrier 2
    {place1}
""", shape={"block": 64}),
    Bug("a barrier that a warp leaves out",
        KERNEL + '() { if (threadIdx.x >= 32)\n __syncthreads(); // BUG\n else\n asm volatile("bar.sync 1, 64;"); // BUG\n }',
        r"bar(rier)?\.sync",
        """Deadlock: all remaining threads wait
  in kernel k
  block (0,0,0), warp 0, lanes 0xffffffff: wait for 64 threads at barrier 1
    {place1}
  block (0,0,0), warps 1 to 3, lanes 0xffffffff: wait for all threads of the block at barrier 0
    {place0}
""", shape={"block": 128}),
    Bug("__syncwarp of lanes that are elsewhere",
        KERNEL + "() { if (threadIdx.x == 0)\n __syncwarp(3); // BUG\n else\n __syncwarp(7); // BUG\n }", r"bar\.warp\.sync",
        """Deadlock: the threads of a warp wait for each other
  in kernel k
  block (0,0,0), warp 0, lanes 0x00000001: wait for lanes 0x00000002 of the warp
    {place0}
  block (0,0,0), warp 0, lanes 0x00000006: wait for lanes 0x00000001 of the warp
    {place1}
""", shape={"block": 3}),
    Bug("a cluster's barrier that a block does not reach",
        "extern \"C\" __global__ void __cluster_dims__(2, 1, 1) k() { if (blockIdx.x == 0)\n"
        ' asm volatile("barrier.cluster.arrive; barrier.cluster.wait;"); // BUG\n else\n asm volatile("bar.sync 3, 64;"); // BUG\n }',
        r"barrier\.cluster\.wait|bar\.sync",
        """Deadlock: all remaining threads wait
  in kernel k
  block (0,0,0), warp 0, lanes 0xffffffff: wait for all threads of the cluster
    {place0}
  block (1,0,0), warp 0, lanes 0xffffffff: wait for 64 threads at barrier 3
    {place1}
""", shape={"block": 32, "grid": 2}),
]  # fmt: skip


@pytest.mark.parametrize("bug", WAITS, ids=str)
def test_waits(options, device, capfd, bug):
    """A deadlock is reported at once, with the barrier or place where every warp waits."""
    source = source_of(bug.body)
    text = compiled(source)
    (file,) = set(re.findall(r'^\s*\.file\s+1 "(.*?)"', text, re.MULTILINE))
    places = {}
    for i, line in enumerate(n for n, code in enumerate(source.splitlines(), 1) if "// BUG" in code):
        number, instruction = place(text, bug.by, line)
        places[f"place{i}"] = f"at PTX line {number}: {instruction}\n    at source line {file}:{line}"
    run(text, FAILED, **bug.shape)
    assert capfd.readouterr().err == bug.what.format(**places)


# The barrier of cooperative_groups.h: thread 0 of each block counts, and polls a bit of the count.
POLLS = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 to)
{
    .reg .b64 at; .reg .b32 b, i, x, y, n; .reg .pred p;
    mov.u32 b, %ctaid.x; setp.eq.u32 p, b, 0; BRANCH
    mov.u32 i, %tid.x; setp.ne.u32 p, i, 0; @p bra M;
    mov.u32 x, %envreg1; mov.u32 y, %envreg2; mov.b64 at, {y, x};
    setp.eq.u32 p, b, 1; selp.b32 n, 0x7ffffffe, 1, p;
    atom.global.add.u32 x, [at+4], n;
L:
    ld.acquire.gpu.global.u32 y, [at+4]; xor.b32 y, y, x; setp.ge.s32 p, y, 0; @p bra L;
M:
    bar.sync 0;
E:
    ret;
}
"""
BUILT_IN = """.version 8.0
.target sm_90
.address_size 64
.extern .func (.param .b64 r) cudaCGGetIntrinsicHandle (.param .b32 scope);
.extern .func (.param .b32 r) cudaCGSynchronize (.param .b64 handle, .param .b32 flags);
.visible .entry k(.param .u64 to)
{
    .reg .b64 h; .reg .b32 b; .reg .pred p;
    mov.u32 b, %ctaid.x; setp.eq.u32 p, b, 0; @p bra E;
    { .param .b32 s; st.param.b32 [s], 1; .param .b64 r; call.uni (r), cudaCGGetIntrinsicHandle, (s); ld.param.b64 h, [r]; }
    { .param .b64 a; st.param.b64 [a], h; .param .b32 f; st.param.b32 [f], 0; .param .b32 r; call.uni (r), cudaCGSynchronize, (a, f); }
E:
    ret;
}
"""


def cooperative(text, status):
    context = ok(driver.cuCtxCreate(*simulated.libraries.CONTEXT_PARAMS, 0, 0))
    kernel = ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(text.encode())), b"k"))
    config = driver.CUlaunchConfig()
    config.gridDimX, config.gridDimY, config.gridDimZ, config.blockDimX, config.blockDimY, config.blockDimZ = 3, 1, 1, 64, 1, 1
    attribute = driver.CUlaunchAttribute()
    attribute.id = driver.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_COOPERATIVE
    attribute.value.cooperative = 1
    config.attrs, config.numAttrs = [attribute], 1
    ok(driver.cuLaunchKernelEx(config, kernel, ((memory(4096),), (ctypes.c_uint64,)), 0))
    assert driver.cuCtxSynchronize() == (status,)
    ok(driver.cuCtxDestroy(context))


def test_a_grid_that_a_block_has_left(options, device, capfd):
    """The barrier counts all blocks, as on a GPU, so it never completes: a deadlock.

    Programs compiled from cooperative_groups.h poll a counter; that is found, too.
    """
    options("timeout=100")
    cooperative(BUILT_IN, FAILED)
    said = capfd.readouterr().err
    assert said.startswith("Deadlock: all remaining threads wait\n  in kernel k\n  block (1,0,0), warps 0 to 1, ")
    assert "wait for all threads of the grid\n    at PTX line 11: call" in said
    cooperative(POLLS.replace("BRANCH", "@p bra E;"), FAILED)
    said = capfd.readouterr().err
    assert said.startswith("Deadlock: all remaining threads wait\n  in kernel k\n  block (1,0,0), warp 0, ")
    assert "lanes 0x00000001: wait for all threads of the grid\n    at PTX line 13: ld.acquire.gpu.global.u32 y, [at+4]\n" in said
    cooperative(POLLS.replace("BRANCH", ""), CUresult.CUDA_SUCCESS)
    assert capfd.readouterr().err == ""


def test_endless_loops(options, device, capfd):
    """The report says where the kernel is when its time is over."""
    options("timeout=0.2")
    source = source_of(KERNEL + "(volatile int *flag) {\n while (*flag == 0) // BUG\n ;\n }")
    text = compiled(source)
    context = ok(driver.cuCtxCreate(*simulated.libraries.CONTEXT_PARAMS, 0, device))
    kernel = ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(text.encode())), b"k"))
    assert launch(kernel, memory(4), block=40) == CUresult.CUDA_SUCCESS
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_ERROR_LAUNCH_TIMEOUT,)
    assert re.fullmatch(
        r"The kernel ran longer than 0\.2 seconds\n  in kernel k, block \(0,0,0\), thread \(\d+,0,0\)\n"
        rf"  at PTX line \d+: .+\n  at source line .*bug\.cu:{source[: source.index('// BUG')].count(chr(10)) + 1}\n",
        capfd.readouterr().err,
    )
    ok(driver.cuCtxDestroy(context))


LAUNCHES = [
    ("", {"block": 1025}, "the block has 1025 threads along x, but must have 1 to 1024"),
    ("", {"grid": 0}, "the grid has 0 blocks along x, but must have 1 to 2147483647"),
    (".maxntid 64, 1, 1", {"block": 65}, "the block has 65 threads, but its launch bounds (.maxntid, .reqntid) allow 64"),
    (".reqntid 64, 1, 1", {"block": 32}, "the block has 32x1x1 threads, but .reqntid requires 64x1x1"),
    ("", {"shared": 50_000}, "it asks for 50000 bytes of dynamic shared memory, but at most 49152 are allowed; "
     "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES raises the limit"),
]  # fmt: skip


@pytest.mark.parametrize(("bounds", "shape", "what"), LAUNCHES)
def test_launches(fresh, capfd, bounds, shape, what):
    """A wrong launch returns its own status, and the context stays usable."""
    text = simulated.HEAD + b".visible .entry k() " + bounds.encode() + b" { ret; }\n"
    kernel = ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(text)), b"k"))
    shape = {"grid": 1, "block": 1, "shared": 0, **shape}
    status = driver.cuLaunchKernel(kernel, shape["grid"], 1, 1, shape["block"], 1, 1, shape["shared"], 0, 0, 0)
    assert status == (CUresult.CUDA_ERROR_INVALID_VALUE,)
    assert capfd.readouterr().err == f"Launch of kernel k: {what}\n"
    ok(driver.cuCtxSynchronize())


def test_leaks(options, device, capfd):
    """On request, the context's end reports objects that the program has not freed."""
    for text, count in (("check=memory", 0), ("check=leaks,memory", 1)):
        options(text)
        context = ok(driver.cuCtxCreate(*simulated.libraries.CONTEXT_PARAMS, 0, device))
        first, second, _ = memory(100), int(ok(driver.cuMemHostAlloc(28, 0))), ok(driver.cuMemFree(memory(64)))
        ok(driver.cuCtxDestroy(context))
        lines = sorted(capfd.readouterr().err.splitlines())
        assert lines == count * sorted([
            "Leak: 2 allocations, 128 bytes in all, were never freed",
            f"  an allocation of 100 bytes at {first:#x} made by cuMemAlloc",
            f"  an allocation of 28 bytes at {second:#x} made by cuMemHostAlloc",
        ])  # fmt: skip


@in_child(env={"CUBIND_DEVICE": "simulated", "CUBIND_SIMULATOR": "check=leaks,report=leaks.txt"})
def test_leaks_at_exit():
    import atexit
    import os
    import tempfile

    folder = tempfile.mkdtemp()
    os.chdir(folder)
    if os.fork() == 0:
        ok(driver.cuInit(0))
        ok(driver.cuCtxSetCurrent(ok(driver.cuDevicePrimaryCtxRetain(0))))
        memory(100)
        atexit._clear()
        ctypes.CDLL(None).exit(0)
    os.wait()
    assert re.fullmatch(r"Leak: 1 allocation, 100 bytes in all, was never freed\n  an allocation of 100 bytes at 0x\w+ made by "
                        r"cuMemAlloc\n", Path("leaks.txt").read_text())  # fmt: skip


def test_without_checks(options, fresh, capfd):
    """check=none is like a GPU: memory is larger than requested, barriers are not checked."""
    options("check=none")
    text = PTX.replace("BODY", "st.global.u32 [%rd1+100], %r1;\nbar.arrive 1, 96; bar.arrive 1, 96;")
    kernel = ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(text.encode())), b"k"))
    assert launch(kernel, memory(100), 0) == CUresult.CUDA_SUCCESS
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_SUCCESS,)
    assert launch(kernel, memory(100) + 412, 0) == CUresult.CUDA_SUCCESS
    assert driver.cuCtxSynchronize() == (ILLEGAL,)
    assert "right at the end of an allocation of 100 bytes" not in capfd.readouterr().err


def test_peers(options, device, capfd):
    """Another device's memory is accessible once its context is a peer."""
    options("devices=2")
    text = PTX.replace("BODY", "st.global.u32 [%rd1], 5;")
    contexts = [ok(driver.cuCtxCreate(*simulated.libraries.CONTEXT_PARAMS, 0, i)) for i in (1, 0)]
    ok(driver.cuCtxPushCurrent(contexts[0]))
    at = memory(256)
    ok(driver.cuCtxPopCurrent())
    kernel = ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(text.encode())), b"k"))
    assert driver.cuCtxDisablePeerAccess(contexts[0]) == (CUresult.CUDA_ERROR_PEER_ACCESS_NOT_ENABLED,)
    ok(driver.cuCtxEnablePeerAccess(contexts[0], 0))
    assert driver.cuCtxEnablePeerAccess(contexts[0], 0) == (CUresult.CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED,)
    assert launch(kernel, at, 0) == CUresult.CUDA_SUCCESS
    ok(driver.cuCtxSynchronize())
    assert simulated.read(at) == 5
    ok(driver.cuCtxDisablePeerAccess(contexts[0]))
    assert launch(kernel, at, 0) == CUresult.CUDA_SUCCESS
    assert driver.cuCtxSynchronize() == (ILLEGAL,)
    for context in contexts:
        ok(driver.cuCtxDestroy(context))


@pytest.mark.parametrize("form", ["%999999999d", "%-999999999d|", "%.999999999f", "%*d"])
def test_long_texts(options, device, capfd, form):
    """A long text is cut where its buffer ends, and is not built first."""
    given = {"%*d": "999999999, 7", "%.999999999f": "0.5"}.get(form, "7")
    text = compiled(source_of(KERNEL + f'() {{ printf("{form}", {given}); }}'))
    run(text, CUresult.CUDA_SUCCESS)
    assert len(capfd.readouterr().out) == 4095
