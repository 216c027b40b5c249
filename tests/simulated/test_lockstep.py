"""Test how lanes of a simulated warp diverge, wait for each other, and reconverge."""

# ruff: noqa: E501, F811 (kernels and rows of tables; fixtures are imported)

import array
import sys

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import libraries
from support.functional import device, ok, on_stub  # noqa: F401
from support.sanitizers import not_sanitized
from support.simulated import fresh, launch, memory, switch  # noqa: F401
from support.wrong_kernels import KERNEL, compiled, options, source_of  # noqa: F401

sys.path.insert(0, str(libraries.ROOT / "tests" / "lockstep"))

import races  # noqa: E402
import recorded  # noqa: E402

pytestmark = on_stub

LANES = range(32)


def test_like_a_gpu(fresh):
    """Races inside a warp, and instructions with missing lanes, have the results of an H200."""
    wanted, found = recorded.wanted_results()["digests"], recorded.found_by(recorded.Results(), 1, range(recorded.COUNT))
    assert [name for name in wanted if wanted[name] not in (None, found[name])] == []
    assert wanted.keys() == found.keys()


def test_what_is_recorded():
    """The recorded results are a GPU's, and have kernels of all lengths."""
    assert "NVIDIA" in recorded.wanted_results()["device"]
    assert {races.steps_of(seed) for seed in range(recorded.COUNT)} == set(races.STEPS)


def words(body, *, block=32, size=4 * 128, values=()):
    """Return the words that a kernel k(volatile int *out, ...) leaves in its memory."""
    kernel = ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(compiled(source_of(body)).encode())), b"k"))
    out = memory(size)
    assert launch(kernel, out, *values, block=block) == CUresult.CUDA_SUCCESS
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_SUCCESS,)
    data = bytearray(size)
    ok(driver.cuMemcpyDtoH(data, out, size))
    return array.array("i", data).tolist()


RING = """(volatile int *out, long long steps) {
    __shared__ volatile int ring[32];
    int t = threadIdx.x;
    ring[t] = t * t;
    for (int i = 0; i < steps; i++) {
        int v = ring[(t + 1) & 31];
        if (t == 0) { v += ring[5] & 1; v += ring[7] & 1; v += ring[9] & 1; }
        ring[t] = v;
    }
    out[t] = ring[t];
}"""


@pytest.mark.parametrize("steps", [1, 300, 1000, 100_000])
def test_ring(fresh, steps):
    """A lane that does more work in each round delays the others, however many rounds there are."""
    ring = [t * t for t in LANES]
    for _ in range(steps):
        more = (ring[5] & 1) + (ring[7] & 1) + (ring[9] & 1)
        ring = [ring[t + 1 & 31] + (more if t == 0 else 0) for t in LANES]
    assert words(KERNEL + RING, values=(steps,))[:32] == ring


# Kernels whose lanes wait for other lanes of their warp, with their result in out[0].
WAITS = {
    "a lock whose holder waits behind the loop": """{
        while (atomicCAS((int *)out + 1, 0, 1) != 0) ;
        out[0] = out[0] + 1; __threadfence(); atomicExch((int *)out + 1, 0); }""",
    "a lock that an exchange takes": """{
        while (atomicExch((int *)out + 1, 1) != 0) ;
        out[0] = out[0] + 1; __threadfence(); atomicExch((int *)out + 1, 0); }""",
    "a lock of 64 bits": """{
        auto lock = (unsigned long long *)out + 1;
        while (atomicCAS(lock, 0ull, 1ull) != 0) ;
        out[0] = out[0] + 1; __threadfence(); atomicExch(lock, 0ull); }""",
    "a lock tried in a loop": """{
        for (bool done = false; !done;)
            if (atomicCAS((int *)out + 1, 0, 1) == 0) {
                out[0] = out[0] + 1; __threadfence(); atomicExch((int *)out + 1, 0); done = true; } }""",
    "a lock with a pause that grows": """{
        for (unsigned ns = 8; atomicCAS((int *)out + 1, 0, 1) != 0;) { __nanosleep(ns); if (ns < 256) ns *= 2; }
        out[0] = out[0] + 1; __threadfence(); atomicExch((int *)out + 1, 0); }""",
    "a lock whose tries are counted": """{
        int tries = 0;
        while (atomicCAS((int *)out + 1, 0, 1) != 0) tries++;
        out[0] = out[0] + 1; __threadfence(); atomicExch((int *)out + 1, 0); out[2 + t] = tries; }""",
    "a lock behind a function": """{
        while (!taken((int *)out + 1)) ;
        out[0] = out[0] + 1; __threadfence(); atomicExch((int *)out + 1, 0); }""",
    "the first lane waits for the last": """{
        if (t == 0) { while (out[1] == 0) ; out[0] = 32; }
        if (t == 31) out[1] = 1; }""",
    "the last lane waits for the first": """{
        if (t == 31) { while (out[1] == 0) ; out[0] = 32; }
        if (t == 0) out[1] = 1; }""",
    "two sides answer each other": """{
        for (int i = 0; i < 32; i++)
            if (t == 0) { while (out[1] == i) ; out[2] = i + 1; }
            else if (t == 1) { out[1] = i + 1; while (out[2] == i) ; }
        if (t == 0) out[0] = out[1]; }""",
    "each lane waits for the one before": """{
        while (out[0] != t) ;
        out[0] = t + 1; }""",
    "a loop of waits and of delays": """{
        if (t == 3) { int x = 0; do for (int i = 0; i < 50; i++) x += i * t; while (out[1] == 0); out[2] = x; out[0] = 32; }
        if (t == 9) out[1] = 1; }""",
    "a wait with a limit in time": """{
        if (t == 0) {
            long long start = clock64();
            while (out[1] == 0) if (clock64() - start > 1ll << 60) __trap();
            out[0] = 32; }
        if (t == 31) out[1] = 1; }""",
    "a wait that sleeps by the time": """{
        if (t == 0) {
            unsigned long long start, now;
            asm volatile("mov.u64 %0, %globaltimer;" : "=l"(start));
            while (out[1] == 0) {
                asm volatile("mov.u64 %0, %globaltimer;" : "=l"(now));
                if (now - start > 1000) __nanosleep((now - start) / 4); }
            out[0] = 32; }
        if (t == 31) out[1] = 1; }""",
    "a barrier of the block in one side": """{
        if (t < 16) { asm volatile("barrier.sync 0;"); atomicAdd((int *)out, 1); }
        else { out[40 + t] = t; }
        if (t >= 16) { asm volatile("barrier.sync 0;"); atomicAdd((int *)out, 1); } }""",
    "a barrier of the warp in one side": """{
        if (t < 16) { __syncwarp(0xffffffff); atomicAdd((int *)out, 1); }
        out[40 + t] = t;
        if (t >= 16) { __syncwarp(0xffffffff); atomicAdd((int *)out, 1); } }""",
}
FUNCTION = """
__device__ __noinline__ bool taken(int *lock) {
    bool first = false;
    for (int i = 0; i < 3 && !first; i++) first = atomicCAS(lock, 0, 1) == 0;
    return first;
}
"""


@pytest.mark.parametrize("name", WAITS)
def test_waits_within_a_warp(fresh, options, name):
    """Lanes that wait at a join leave it if the others wait only for them."""
    options("timeout=20")
    body = FUNCTION + KERNEL + "(volatile int *out) { int t = threadIdx.x;" + WAITS[name].removeprefix("{")
    assert words(body)[0] == 32


# Lane 0 repeats a loop that ends by itself. The other lanes wait behind the loop, and set the flag
# then.
ENDS = {
    "a loop to a limit": "for (int i = 0; i < 100000; i++) seen += *flag;",
    "a limit that is loaded each time": "for (int i = 0; i < flag[2]; i++) seen += *flag;",
    "a loop in a loop": "for (int i = 0; i < 300; i++) for (int j = 0; j < 300; j++) seen += *flag;",
    "a loop without loads": "for (int i = 0; i < n; i++) x = x * 5 + i; seen += *flag;",
    "a loop with stores": "for (int i = 0; i < 100000; i++) { flag[1] = i; seen += *flag; }",
    "a clock": "for (long long start = clock64(); clock64() - start < 100000;) ; seen += *flag;",
    "a limit in local memory": "volatile int i; for (i = 0; i < 100000; i++) seen += *flag;",
    "a switch in a loop": "for (int i = 0; i < n; i++) switch (i % 5) { case 0: seen += *flag; break; case 1: x ^= i; break;"
                          " case 2: x += *flag; break; default: x -= i; }",
    "calls in a loop": "for (int i = 0; i < 20000; i++) seen += look(flag);",
}  # fmt: skip


@pytest.mark.parametrize("name", ENDS)
def test_loops_that_end_are_no_waits(fresh, name):
    """Lanes wait behind a loop that ends by itself, although it repeats the same loads."""
    body = (
        "__device__ __noinline__ int look(volatile int *flag) { int x = 0; for (int i = 0; i < 4; i++) x += *flag; return x; }\n"
        + KERNEL + "(volatile int *out, int n) {\n"
        "    volatile int *flag = out + 64; int t = threadIdx.x, seen = 0, x = 0;\n"
        "    if (t == 5) flag[2] = 100000;\n    __syncwarp();\n"
        f"    if (t == 0) {{ {ENDS[name]} }}\n"
        "    *flag = 1; out[t] = seen; out[32 + t] = x;\n}"
    )  # fmt: skip
    found = words(body, values=(100_000,))
    assert found[:32] == [0] * 32
    assert found[64] == 1


@not_sanitized("a hundred million instructions take too long")
def test_long_turns(fresh, capfd):
    """Lanes that change memory while they wait for others finally yield, and the report says so."""
    found = words(
        KERNEL + "(volatile int *out) {\n if (threadIdx.x == 0) for (int i = 0; out[1] == 0;) out[2] = i++;\n"
        " out[1] = 1; out[3 + threadIdx.x] = 1; }"
    )
    assert found[3:35] == [1] * 32
    told = capfd.readouterr().err
    assert told.startswith("Note: lanes of a warp repeated a loop for 100000000 instructions while other lanes of the warp waited")
    assert "in kernel k, block (0,0,0), thread (0,0,0)\n  at PTX line" in told


# The middle of a kernel, and the lanes that are converged after it.
MEETINGS = {
    "a branch": ("if (t & 1) out[64] = t;", "0xffffffff"),
    "a loop of different lengths": ("for (int i = 0; i < t; i++) out[64] = i;", "0xffffffff"),
    "a loop with a second end": ("for (int i = 0; i < n; i++) { out[64] = i; if (i == t) break; out[65] = i; }", "0xffffffff"),
    "a function with several ends": ("out[64] = several(out, t);", "0xffffffff"),
    "a function that some call": ("if (t > 7) out[64] = several(out, t);", "0xffffffff"),
    "functions by their address": ("out[64] = (t % 3 ? several : other)(out, t);", "0xffffffff"),
    "recursion of different depths": ("out[64] = deep(out, t & 7);", "0xffffffff"),
    "lanes that end": ("if (t > 20) return; if (t > 9) out[64] = t;", "0x1fffff"),
    "lanes that end inside of a branch": ("if (t > 9) { if (t > 20) return; out[64] = t; }", "0x1fffff"),
    "a switch": ("switch (t & 3) { case 0: out[64] = 1; break; case 1: out[65] = 2; case 2: out[66] = 3; }", "0xffffffff"),
    "a goto out of two loops": ("for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { out[64] = j; if (i * 8 + j == t) goto out; } out:;", "0xffffffff"),
}  # fmt: skip


@pytest.mark.parametrize("name", MEETINGS)
def test_lanes_meet(fresh, name):
    """Lanes reconverge after a construct."""
    middle, wanted = MEETINGS[name]
    found = words(
        "__device__ __noinline__ int several(volatile int *out, int t) {\n"
        "    if (t & 1) { out[66] = t; return 1; }\n    for (int i = 0; i < t; i++) { out[67] = i; if (i == 5) return 2; }\n    return 3;\n}\n"
        "__device__ __noinline__ int other(volatile int *out, int t) { if (t & 4) out[68] = t; return 4; }\n"
        "__device__ __noinline__ int deep(volatile int *out, int n) { out[69] = n; return n == 0 ? 0 : 1 + deep(out, n - 1); }\n"
        + KERNEL + "(volatile int *out, int n) {\n    int t = threadIdx.x; unsigned mask;\n    " + middle + "\n"
        '    asm volatile("activemask.b32 %0;" : "=r"(mask));\n    out[t] = mask;\n}',
        values=(9,),
    )  # fmt: skip
    lanes = [t for t in LANES if int(wanted, 16) >> t & 1]
    assert {f"{found[t] & 0xffffffff:#x}" for t in lanes} == {wanted}
