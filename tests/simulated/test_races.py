"""Test check=race: the reports, what they need, and that the kernel and its context go on.

tests/planted has many more kernels with a race, and kernels without.
"""

# ruff: noqa: E501, F811 (lines of reports; fixtures are imported)

import ctypes
import re
import threading

import pytest
from cubind import driver
from cubind.driver import CUresult
from support.functional import device, ok, on_stub  # noqa: F401
from support.simulated import fresh, launch, load, memory, read, switch  # noqa: F401
from support.wrong_kernels import compiled, options, source_of  # noqa: F401

pytestmark = on_stub

HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"
SHARED = """.visible .entry k(.param .u64 out)
{
    .shared .b32 tile[64];
    .reg .b64 a, b; .reg .b32 t, o, p, r;
    ld.param.u64 a, [out]; mov.u32 t, %tid.x; shl.b32 o, t, 2; mov.u32 r, tile; add.u32 o, o, r;
    add.u32 p, t, 7;
    st.shared.u32 [o], p;
    SYNC
    sub.u32 r, 63, t; shl.b32 r, r, 2; mov.u32 p, tile; add.u32 r, r, p;
    ld.shared.u32 p, [r];
    mul.wide.u32 b, t, 4; add.u64 b, a, b;
    st.global.u32 [b], p;
}
"""


def run(load, text, *values, **shape):
    kernel = load((HEAD + text).encode())("k")
    assert launch(kernel, *values, **shape) == CUresult.CUDA_SUCCESS
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_SUCCESS,)


def reports(capfd):
    """Return the reports so far, each without the lines about PTX."""
    text = re.sub(r"\n +at PTX line .*", "", capfd.readouterr().err)
    return [report for report in re.split(r"(?m)^(?=Race|Note)", text) if report]


def test_the_whole_report(options, load, capfd):
    options("check=race,threads=1")
    run(load, SHARED.replace("SYNC", ""), memory(256), block=64)
    assert capfd.readouterr().err == """Race: nothing orders the accesses of two threads to offset 128 of the shared variable 'tile'
  in kernel k
  block (0,0,0), thread (31,0,0) reads
    at PTX line 13: ld.shared.u32 p, [r]
  block (0,0,0), thread (32,0,0) writes
    at PTX line 10: st.shared.u32 [o], p
  found 64 times
  __syncthreads() would order them, executed by all threads after the read and before the write
"""


def test_a_barrier_orders(options, load, capfd):
    options("check=race")
    run(load, SHARED.replace("SYNC", "bar.sync 0;"), memory(256), block=64)
    assert reports(capfd) == []


def test_without_the_check(options, load, capfd):
    options("check=memory,sync")
    run(load, SHARED.replace("SYNC", ""), memory(256), block=64)
    assert reports(capfd) == []


def test_lockstep_is_a_note(options, load, capfd):
    """Lanes of one warp that ran together are told once for a kernel."""
    options("check=race")
    text = SHARED.replace("SYNC", "").replace("sub.u32 r, 63, t", "xor.b32 r, t, 1")
    run(load, text.replace("st.global.u32 [b], p;", "st.shared.u32 [r], t; ld.shared.u32 p, [o]; st.global.u32 [b], p;"), memory(256), block=64)
    (report,) = reports(capfd)
    assert report == """Note: the kernel relies on lockstep: lanes of one warp access the same location, and only their running together orders them
  in kernel k
  block (0,0,0), thread (1,0,0) writes
  block (0,0,0), thread (0,0,0) reads
  found 192 times
  __syncwarp() between these lines would order them on every device
"""


ADDITION = ".visible .entry k(.param .u64 at) { .reg .b64 a; .reg .b32 r; ld.param.u64 a, [at]; LOAD add.u32 r, r, 1; STORE }"
PLAIN = ADDITION.replace("LOAD", "ld.global.u32 r, [a];").replace("STORE", "st.global.u32 [a], r;")
NARROW = ADDITION.replace("LOAD", "").replace("STORE", "red.relaxed.cta.global.add.u32 [a], 1;")


@pytest.mark.parametrize(
    ("text", "verbs", "advice"),
    [
        (PLAIN, {"reads", "writes"}, "they are in different blocks: use atomic operations, or two kernels, or a flag with "
         "__threadfence() before it is written and after it is read"),
        (NARROW, {"updates it atomically"}, "the scope of these accesses does not reach the other thread: use a wider one, "
         "such as that of atomicAdd() instead of atomicAdd_block()"),
    ],
)  # fmt: skip
def test_blocks(options, load, capfd, text, verbs, advice):
    options("check=memory,race,threads=1")
    run(load, text, memory(4), grid=2)
    told = reports(capfd)
    assert {verb for report in told for verb in re.findall(r"thread \(.*?\) (.*)", report)} <= verbs
    assert advice in told[0]
    assert "offset 0 of the allocation of 4 bytes at 0x" in told[0]


def test_atomics_of_the_device(options, load, capfd):
    options("check=race")
    address = memory(4)
    run(load, NARROW.replace(".cta", ".gpu"), address, grid=8, block=64)
    assert read(address) == 512
    assert reports(capfd) == []


def test_a_variable_has_its_name(options, load, capfd):
    options("check=race,threads=1")
    run(load, ".visible .global .u32 total[4];\n" + PLAIN.replace("[a]", "[total+8]"), memory(4), grid=2)
    assert "offset 8 of the variable 'total'" in reports(capfd)[0]


@pytest.mark.nvrtc
def test_source_lines(options, load, capfd):
    """Copies of a line in an unrolled loop are one finding; variables have their source's names."""
    source = source_of("""extern "C" __global__ void k(int *out) {
    __shared__ int cell[256];
    for (int i = 0; i < 4; i++)
        cell[64 * i + threadIdx.x] = out[threadIdx.x] + i; // WRITES
    int sum = 0;
    for (int i = 0; i < 4; i++)
        sum += cell[64 * i + 63 - threadIdx.x]; // READS
    out[threadIdx.x] = sum; }""")
    options("check=race,threads=1")
    kernel = load(compiled(source).encode())("k")
    assert launch(kernel, memory(256), block=64) == CUresult.CUDA_SUCCESS
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_SUCCESS,)
    (report,) = reports(capfd)
    assert "of the shared variable 'cell'" in report
    lines = [number for number, line in enumerate(source.splitlines(), 1) if re.search("// (WRITES|READS)", line)]
    assert sorted(map(int, re.findall(r"at source line \S+:(\d+)", report))) == lines


def test_reports_do_not_depend_on_threads(options, load, capfd):
    told = []
    for threads in (1, 4, 4):
        options(f"check=race,threads={threads}")
        run(load, SHARED.replace("SYNC", ""), memory(256), block=64, grid=200)
        (report,) = reports(capfd)
        told.append(re.sub(r"found \d+ times", "", report))
    assert told[0] == told[1] == told[2]


def test_clocks_run_out(options, load, capfd):
    """After 60,000 barriers the clocks begin anew; a race after that is found."""
    loop = ".reg .b32 n; .reg .pred q; mov.u32 n, 70000; L: bar.sync 0; st.shared.u32 [o], n; sub.u32 n, n, 1; setp.ne.u32 q, n, 0; @q bra L;"
    options("check=race,threads=1")
    run(load, SHARED.replace("SYNC", loop + "bar.sync 0;"), memory(256), block=64)
    assert reports(capfd) == []
    run(load, SHARED.replace("SYNC", loop), memory(256), block=64)
    assert len(reports(capfd)) == 1


def two_streams(load, between):
    """Launch a kernel that writes on one stream and one that reads on another."""
    write = ADDITION.replace("LOAD", "mov.u32 r, %tid.x;").replace("STORE", "st.global.u32 [a], r;")
    first, second = load((HEAD + write).encode())("k"), load((HEAD + PLAIN).encode())("k")
    address, streams = memory(4), [ok(driver.cuStreamCreate(1)) for _ in range(2)]
    assert launch(first, address, stream=streams[0]) == CUresult.CUDA_SUCCESS
    between(streams)
    assert launch(second, address, stream=streams[1]) == CUresult.CUDA_SUCCESS
    ok(driver.cuCtxSynchronize())
    for stream in streams:
        ok(driver.cuStreamDestroy(stream))


def wait_for_event(streams):
    event = ok(driver.cuEventCreate(0))
    ok(driver.cuEventRecord(event, streams[0]))
    ok(driver.cuStreamWaitEvent(streams[1], event, 0))
    ok(driver.cuEventDestroy(event))


def query_event(streams):
    event = ok(driver.cuEventCreate(0))
    ok(driver.cuEventRecord(event, streams[0]))
    while driver.cuEventQuery(event) != (CUresult.CUDA_SUCCESS,):
        pass
    ok(driver.cuEventDestroy(event))


ORDERS = {
    "event": wait_for_event,
    "query": query_event,
    "synchronize": lambda streams: ok(driver.cuStreamSynchronize(streams[0])),
    "context": lambda streams: ok(driver.cuCtxSynchronize()),
    "free": lambda streams: ok(driver.cuMemFree(memory(4))),
}


@pytest.mark.parametrize("name", ORDERS)
def test_launches_that_are_ordered(options, load, capfd, name):
    options("check=race")
    two_streams(load, ORDERS[name])
    assert reports(capfd) == []


@pytest.mark.parametrize("between", [lambda streams: None, lambda streams: ok(driver.cuStreamSynchronize(streams[1]))])
def test_launches_that_are_not_ordered(options, load, capfd, between):
    options("check=race")
    two_streams(load, between)
    told = reports(capfd)
    assert len(told) in (1, 2)  # if the second kernel ran first, its store changed nothing
    for report in told:
        assert re.match(r"Race: two launches access the 4 bytes at 0x\w+, and nothing orders the launches\n", report)
        assert report.endswith("they are on different streams: record an event after the first launch, and let the stream of the second wait for it\n")


def test_memory_of_another_owner(options, load, capfd):
    """Memory that is freed and allocated again has no accesses from before."""
    options("check=race")
    kernel = load((HEAD + PLAIN).encode())("k")
    streams = [ok(driver.cuStreamCreate(1)) for _ in range(2)]
    for stream in streams * 4:
        address = int(ok(driver.cuMemAllocAsync(4, stream)))
        assert launch(kernel, address, stream=stream) == CUresult.CUDA_SUCCESS
        ok(driver.cuMemFreeAsync(address, stream))
    ok(driver.cuCtxSynchronize())
    assert reports(capfd) == []


def test_a_module_that_is_unloaded(options, fresh, capfd):
    """A kept launch does not outlive its module."""
    options("check=race")
    address, stream = memory(4), ok(driver.cuStreamCreate(1))
    for _ in range(3):
        module = ok(driver.cuModuleLoadData((HEAD + ".visible .global .u32 own;\n" + PLAIN).encode()))
        assert launch(ok(driver.cuModuleGetFunction(module, b"k")), address, stream=stream) == CUresult.CUDA_SUCCESS
        ok(driver.cuStreamSynchronize(stream))
        ok(driver.cuModuleUnload(module))
    assert reports(capfd) == []


def test_launches_of_several_threads(options, load, capfd):
    """Launches of threads at once are checked apart from each other."""
    options("check=race")
    kernel = load((HEAD + SHARED.replace("SYNC", "bar.sync 0;")).encode())("k")
    context = ok(driver.cuCtxGetCurrent())

    def work():
        ok(driver.cuCtxSetCurrent(context))
        address, stream = memory(256), ok(driver.cuStreamCreate(1))
        for _ in range(20):
            assert launch(kernel, address, block=64, stream=stream) == CUresult.CUDA_SUCCESS
        ok(driver.cuStreamSynchronize(stream))

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert reports(capfd) == []


def run_graph(load, edge):
    """Launch a graph of a kernel that writes and one that reads, with or without an edge."""
    write = ADDITION.replace("LOAD", "mov.u32 r, %tid.x;").replace("STORE", "st.global.u32 [a], r;")
    kernels = [load((HEAD + text).encode())("k") for text in (write, PLAIN)]
    graph, address = ok(driver.cuGraphCreate(0)), memory(4)
    nodes = []
    for kernel in kernels:
        value = ctypes.c_uint64(address)
        pointers = (ctypes.c_void_p * 1)(ctypes.addressof(value))
        parameters = driver.CUDA_KERNEL_NODE_PARAMS()
        parameters.func, parameters.kernelParams = kernel, ctypes.addressof(pointers)
        for name in ("gridDim", "blockDim"):
            for axis in "XYZ":
                setattr(parameters, name + axis, 1)
        before = nodes if edge else []
        nodes.append(ok(driver.cuGraphAddKernelNode(graph, before, len(before), parameters)))
    runnable = ok(driver.cuGraphInstantiate(graph, 0))
    stream = ok(driver.cuStreamCreate(1))
    for _ in range(2):  # the second launch comes after the first
        ok(driver.cuGraphLaunch(runnable, stream))
    assert launch(kernels[1], address, stream=stream) == CUresult.CUDA_SUCCESS
    ok(driver.cuCtxSynchronize())


@pytest.mark.parametrize("edge", [True, False])
def test_graphs(options, load, capfd, edge):
    options("check=race")
    run_graph(load, edge)
    assert len(reports(capfd)) == (0 if edge else 4)


HEAP = """.extern .func (.param .b64 p) malloc(.param .b64 size);
.extern .func free(.param .b64 p);
.visible .entry k(.param .u64 out)
{
    .reg .b64 a, b; .reg .b32 t, n; .reg .pred q;
    ld.param.u64 a, [out]; mov.u32 n, 20; mov.u32 t, %tid.x;
L:  { .param .b64 s; st.param.b64 [s], 64; .param .b64 r; call (r), malloc, (s); ld.param.b64 b, [r]; }
    st.u32 [b], t; st.u32 [b+60], n;
    { .param .b64 r; st.param.b64 [r], b; call free, (r); }
    sub.u32 n, n, 1; setp.ne.u32 q, n, 0; @q bra L;
}
"""


def test_memory_that_kernels_allocate(options, load, capfd):
    """Memory that one thread has freed and another one got has no accesses from before."""
    options("check=race")
    run(load, HEAP, memory(4), grid=4, block=64)
    assert reports(capfd) == []


CHAIN = """.visible .entry k(.param .u64 slot, .param .u64 data)
{
    .reg .b64 s, d; .reg .b32 c, n, v; .reg .pred p;
    ld.param.u64 s, [slot]; ld.param.u64 d, [data]; mov.u32 c, %ctaid.x; setp.ne.u32 p, c, 0; @p bra R;
    mov.u32 v, 7; st.global.u32 [d], v; FENCE st.relaxed.gpu.global.u64 [s], d; ret;
R:  mov.u32 n, 100000;
L:  ld.relaxed.gpu.global.u64 d, [s]; setp.ne.u64 p, d, 0; @p bra F; sub.u32 n, n, 1; setp.ne.u32 p, n, 0; @p bra L; ret;
F:  ld.acquire.gpu.global.u64 s, [s];
    ld.global.u32 v, [s]; st.global.u32 [s+4], v;
}
"""


@pytest.mark.parametrize(("fence", "races"), [("fence.acq_rel.gpu;", 0), ("", 1)])
def test_a_pointer_that_replaces_its_address(options, load, capfd, fence, races):
    """An acquire whose result overwrites the register of its address takes over the release."""
    options("check=race,threads=1")
    slot = memory(8)
    run(load, CHAIN.replace("FENCE", fence), slot, memory(8), grid=2)
    assert len(reports(capfd)) == races
