"""After a faulty kernel, the simulated device prints a full report, and its status is sticky."""

# ruff: noqa: E501, F811 (rows of a table; fixtures are imported)

import ctypes
import re

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import simulated
from support.functional import device, ok, on_stub  # noqa: F401
from support.simulated import memory, switch  # noqa: F401
from support.wrong_kernels import ANY, FAILED, ILLEGAL, KERNEL, Bug, expected, options, whole_text  # noqa: F401

pytestmark = on_stub

MISALIGNED = CUresult.CUDA_ERROR_MISALIGNED_ADDRESS
INSTRUCTION = CUresult.CUDA_ERROR_ILLEGAL_INSTRUCTION

# ---- arguments of kernels -------------------------------------------------------------------


def floats():
    at = memory(4000)
    return {"at": at, "end": at + 4000, "behind": at + 4012, "before": at - 4, "last": at + 3996, "odd": at + 2, "n": 1000}


def freed():
    at = memory(4000)
    ok(driver.cuMemFree(at))
    return {"at": at, "inside": at + 400}


def freed_in_order():
    at = int(ok(driver.cuMemAllocAsync(4000, 0)))
    ok(driver.cuMemFreeAsync(at, 0))
    return {"at": at, "inside": at + 400}


def of_the_host():
    own = ctypes.create_string_buffer(8192)
    at = (ctypes.addressof(own) + 4095) & ~4095
    return {"at": at, "own": own}


def of_another_context():
    mine = ok(driver.cuCtxPopCurrent())
    other = ok(driver.cuCtxCreate(*simulated.libraries.CONTEXT_PARAMS, 0, 0))
    at = memory(256)
    ok(driver.cuCtxPopCurrent())
    ok(driver.cuCtxPushCurrent(mine))
    return {"at": at, "end": lambda: ok(driver.cuCtxDestroy(other))}


def of_another_device():
    mine = ok(driver.cuCtxPopCurrent())
    other = ok(driver.cuCtxCreate(*simulated.libraries.CONTEXT_PARAMS, 0, 1))
    at = memory(256)
    ok(driver.cuCtxPopCurrent())
    ok(driver.cuCtxPushCurrent(mine))
    return {"at": at, "end": lambda: ok(driver.cuCtxDestroy(other))}


def page_locked():
    at = int(ok(driver.cuMemHostAlloc(100, 0)))
    return {"at": at, "end_of": at + 100}


def managed():
    at = int(ok(driver.cuMemAllocManaged(100, driver.CUmemAttach_flags.CU_MEM_ATTACH_GLOBAL)))
    return {"at": at, "end_of": at + 100}


def of_size(size):
    def values():
        at = memory(size)
        return {"at": at, "size": size, "last": at + size - 4, "end": at + size}

    return values


ALLOCATION = "an allocation of 4000 bytes at {at:#x} made by cuMemAlloc"

BUGS = [
    # ---- out of bounds ----
    Bug("load right behind the end",
        KERNEL + "(float *x, int n) { int i = INDEX;\n if (i <= n)\n x[i] *= 2; // BUG\n }",
        r"ld\.global", "4-byte load at {end:#x}: right at the end of " + ALLOCATION,
        arguments=("at", "n"), values=floats, thread=(7, 104), address="end", shape={"grid": 8, "block": 128}),
    Bug("no guard at all",
        KERNEL + "(float *x) { int i = INDEX;\n x[i] = i; // BUG\n }",
        r"st\.global", "4-byte store at {end:#x}: right at the end of " + ALLOCATION,
        arguments=("at",), values=floats, thread=(7, 104), address="end", more=23, shape={"grid": 8, "block": 128}),
    Bug("store 12 bytes behind the end",
        KERNEL + "(float *x, int n) {\n x[n + 3] = 1; // BUG\n }",
        r"st\.global", "4-byte store at {behind:#x}: 12 bytes after the end of " + ALLOCATION,
        arguments=("at", "n"), values=floats, address="behind"),
    Bug("load before the start",
        KERNEL + "(float *x, float *y) { int i = INDEX;\n y[i] = x[i - 1]; // BUG\n }",
        r"ld\.global", "4-byte load at {before:#x}: 4 bytes before the start of " + ALLOCATION,
        arguments=("at", "at"), values=floats, address="before", shape={"block": 64}),
    Bug("store over the end",
        KERNEL + '(char *x) {\n asm volatile("st.global.v2.u32 [%0], {1, 2};" :: "l"(x)); // BUG\n }',
        r"st\.global\.v2", "8-byte store at {last:#x}: 4 of them after the end of an allocation of 100 bytes at {at:#x} "
        "made by cuMemAlloc", arguments=("last",), values=of_size(100), address="last"),
    Bug("page-locked memory",
        KERNEL + "(int *x) {\n x[25] = 1; // BUG\n }",
        r"st\.global", "4-byte store at {end_of:#x}: right at the end of an allocation of 100 bytes at {at:#x} made by "
        "cuMemHostAlloc", arguments=("at",), values=page_locked, address="end_of"),
    Bug("managed memory",
        KERNEL + "(int *x) {\n atomicAdd(x + 25, 1); // BUG\n }",
        r"atom\.global", "4-byte atomic operation at {end_of:#x}: right at the end of an allocation of 100 bytes at {at:#x} "
        "made by cuMemAllocManaged", arguments=("at",), values=managed, address="end_of"),
    Bug("a variable",
        "__device__ int table[4], other[4];\n" + KERNEL + "(int i) {\n table[i] = other[0]; // BUG\n }",
        r"st\.global", "4-byte store at {any}: right at the end of variable table of 16 bytes",
        arguments=("i",), values=lambda: {"i": 4}, address="any"),
    Bug("shared memory",
        "extern __shared__ int row[];\n" + KERNEL + "() {\n row[threadIdx.x + 1] = 1; // BUG\n }",
        r"st\.shared", "4-byte store at 0x500 of shared memory: right at the end of the 256 bytes that the block has",
        thread=(0, 63), address="shared_end", values=lambda: {"shared_end": 0x500}, shape={"block": 64, "shared": 256}),
    Bug("local memory",
        KERNEL + "(int *x, int i) { int kept[4] = {x[0], x[1], x[2], x[3]};\n kept[i] = 7; // BUG\n"
        " x[0] = kept[i & 3] + kept[i + 1 & 3]; }",
        r"st\.local", "4-byte store at 0x50 of local memory: 64 bytes after the end of the 16 bytes that the thread has",
        arguments=("at", "i"), values=lambda: {**floats(), "i": 20, "depot": 0x50}, address="any"),
    Bug("constant memory",
        "__constant__ int table[4] = {1, 2, 3, 4};\n" + KERNEL + "(int *x, int i) {\n x[0] = table[i]; // BUG\n }",
        r"ld\.const", "4-byte load at 0x18 of constant memory: 8 bytes after the end of the 16 bytes that the module has",
        arguments=("at", "i"), values=lambda: {**floats(), "i": 6}, address="any"),
    Bug("the heap of kernels",
        KERNEL + "() { int *p = (int *)malloc(40);\n p[10] = 1; // BUG\n free(p); }",
        r"st", "4-byte store at {any}: right at the end of an allocation of 40 bytes at {any} made by malloc in a kernel",
        address="any"),
    # ---- memory that was freed, or never allocated ----
    Bug("freed memory",
        KERNEL + "(float *x) {\n x[100] = 1; // BUG\n }",
        r"st\.global", "4-byte store at {inside:#x}: in " + ALLOCATION + ", which cuMemFree freed",
        arguments=("at",), values=freed, address="inside"),
    Bug("memory freed in the order of a stream",
        KERNEL + "(float *x) {\n x[101] = x[100]; // BUG\n }",
        r"ld\.global", "4-byte load at {inside:#x}: in " + ALLOCATION + "Async, which cuMemFreeAsync freed",
        arguments=("at",), values=freed_in_order, address="inside"),
    Bug("freed memory of the heap",
        KERNEL + "() { volatile int *p = (int *)malloc(40); free((void *)p);\n p[1] = 1; // BUG\n }",
        r"st", "4-byte store at {any}: in an allocation of 40 bytes at {any} made by malloc in a kernel, which free freed",
        address="any"),
    Bug("double free",
        KERNEL + "() { void *p = malloc(24); free(p);\n free(p); // BUG\n }",
        r"call\S* +free", "free of {any}: in an allocation of 24 bytes at {any} made by malloc in a kernel, which free freed"),
    Bug("free of what malloc has not given",
        KERNEL + "(float *x) {\n free(x); // BUG\n }",
        r"call\S* +free", "free of {at:#x}: in " + ALLOCATION, arguments=("at",), values=floats),
    Bug("null pointer",
        KERNEL + "(float *x) {\n x[threadIdx.x] = 1; // BUG\n }",
        r"st\.global", "4-byte store at 0x0: a null pointer",
        arguments=("null",), values=lambda: {"null": 0}, address="null", more=31, shape={"block": 32}),
    Bug("member of a null pointer",
        KERNEL + "(node *n, long long *out) {\n *out = (long long)n->next; // BUG\n }",
        r"ld\.global", "8-byte load at 0x8: 8 bytes after a null pointer",
        arguments=("null", "at"), values=lambda: {**floats(), "null": 0, "next": 8}, address="next"),
    Bug("host memory",
        KERNEL + "(int *x) {\n x[1] = 1; // BUG\n }",
        r"st\.global", "4-byte store at {second:#x}: host memory, which the device cannot reach before "
        "cuMemHostRegister", arguments=("at",), values=of_the_host, address="second"),
    Bug("memory of another context",
        KERNEL + "(int *x) {\n x[0] = 1; // BUG\n }",
        r"st\.global", "4-byte store at {at:#x}: in an allocation of 256 bytes at {at:#x} made by cuMemAlloc in another context",
        arguments=("at",), values=of_another_context, address="at"),
    Bug("memory of another device",
        KERNEL + "(int *x) {\n x[0] = 1; // BUG\n }",
        r"st\.global", "4-byte store at {at:#x}: in an allocation of 256 bytes at {at:#x} made by cuMemAlloc on device 1, which "
        "device 0 cannot reach", arguments=("at",), values=of_another_device, address="at", options="devices=2"),
    # ---- the wrong space ----
    Bug("an address of shared memory as one of global memory",
        "st.shared.u32 [sh], %r1; mov.u64 %rd3, sh;\nst.global.u32 [%rd3+4], %r1;", r"st\.global",
        "4-byte store at 0x404: an address of shared memory, used as an address of global memory; cvta.shared converts it",
        values=lambda: {"address": 0x404}, address="address", is_ptx=True),
    Bug("a generic address as one of shared memory",
        "mov.u64 %rd3, sh; cvta.shared.u64 %rd4, %rd3;\nst.shared.u32 [%rd4], %r1;", r"st\.shared",
        "4-byte store at {any}: a generic address, used as an address of shared memory; cvta.to.shared converts it",
        address="any", is_ptx=True),
    Bug("a generic address of shared memory as one of global memory",
        "mov.u64 %rd3, sh; cvta.shared.u64 %rd4, %rd3;\nst.global.u32 [%rd4], %r1;", r"st\.global",
        "4-byte store at {any}: a generic address of shared memory, used as an address of global memory",
        address="any", is_ptx=True),
    Bug("an atomic operation on global memory as one on shared memory",
        "red.shared.add.u32 [%rd1], 1;", r"red\.shared", "4-byte atomic operation at {at:#x}: not an address of shared memory",
        arguments=("at", "at"), values=lambda: {"at": 0x7FFF12345678}, address="at", is_ptx=True),
    Bug("a write to constant memory",
        "__constant__ int table[4];\n" + KERNEL + "() {\n asm volatile(\"st.u32 [%0], 3;\" :: \"l\"(&table[1])); // BUG\n }",
        r"st\.", "4-byte store at {any}: constant memory, which is read-only", address="any"),
    # ---- misaligned ----
    Bug("misaligned load",
        KERNEL + "(char *x, int *y) {\n y[0] = *(int *)(x + 2); // BUG\n }",
        r"ld\.global", "4-byte load at {odd:#x}, which is not a multiple of 4",
        status=MISALIGNED, arguments=("at", "at"), values=floats, address="odd"),
    Bug("misaligned vector",
        KERNEL + "(float *x) {\n *(float4 *)(x + 1 + threadIdx.x) = make_float4(0, 0, 0, 0); // BUG\n }",
        r"st\.global\.v4", "16-byte store at {second:#x}, which is not a multiple of 16",
        status=MISALIGNED, arguments=("at",), values=lambda: {**(f := floats()), "second": f["at"] + 4}, address="second", more=5,
        shape={"block": 8}),
    Bug("misaligned shared memory",
        "st.shared.u32 [sh+2], %r1;", r"st\.shared", "4-byte store at 0x402, which is not a multiple of 4",
        status=MISALIGNED, is_ptx=True),
    Bug("misaligned atomic operation",
        KERNEL + "(char *x) {\n atomicAdd((int *)(x + 2), 1); // BUG\n }",
        r"atom\.global|red\.global", "4-byte atomic operation at {odd:#x}, which is not a multiple of 4",
        status=MISALIGNED, arguments=("at",), values=floats, address="odd"),
    # ---- barriers ----
    Bug("arrival at a barrier twice",
        ".loc 1 6 1\nbar.arrive 1, 96;\n .loc 1 7 1\nbar.arrive 1, 96;", r"bar\.arrive",
        "A thread arrives at barrier 1 again before all other threads have arrived once",
        status=FAILED, more=63, shape={"block": 64}, is_ptx=True),
    # ---- actions that a thread may not do ----
    Bug("assertion",
        KERNEL + '(int n) { if (!(threadIdx.x < n))\n __assertfail("threadIdx.x < n", "bug.cu", 9, "k", 1); // BUG\n }',
        r"call", "bug.cu:9: k: block: [0,0,0], thread: [5,0,0] Assertion `threadIdx.x < n` failed.",
        status=CUresult.CUDA_ERROR_ASSERT, arguments=("n",), values=lambda: {"n": 5}, thread=(0, 5), more=5, shape={"block": 8,
        "grid": 2}),
    Bug("trap", KERNEL + "() { if (threadIdx.x == 3)\n __trap(); // BUG\n }",
        r"trap", "The kernel stopped itself by 'trap'", status=FAILED, thread=(0, 3), shape={"block": 8}),
    Bug("call of no function",
        KERNEL + "(void (*f)(int)) {\n f(1); // BUG\n }", r"call", "Call through 0x1234, which is not a function",
        status=CUresult.CUDA_ERROR_INVALID_PC, arguments=("f",), values=lambda: {"f": 0x1234}),
    Bug("number of a barrier",
        KERNEL + '(int n) {\n asm volatile("bar.sync %0;" :: "r"(n)); // BUG\n }',
        r"bar", "Barrier number '16' out of range, expected to be in range [0..15]",
        status=INSTRUCTION, arguments=("n",), values=lambda: {"n": 16}),
    Bug("number of threads at a barrier",
        KERNEL + '(int n) {\n asm volatile("bar.sync 1, %0;" :: "r"(n)); // BUG\n }',
        r"bar", "Number of threads participating in barrier must be in multiple of warp size: 33",
        status=INSTRUCTION, arguments=("n",), values=lambda: {"n": 33}),
    Bug("mask without the thread itself",
        KERNEL + "(int *x) {\n x[0] = __shfl_sync(0xfffffffe, threadIdx.x, 1); // BUG\n }",
        r"shfl", "A thread executes 'shfl' with the mask 0xfffffffe, which does not include it",
        status=INSTRUCTION, arguments=("at",), values=floats, shape={"block": 32}),
    Bug("stack overflow",
        "__device__ __noinline__ int deep(int n) {\n int kept[50]; kept[n % 50] = n;\n"
        " return n + deep(n + 1) + kept[(n + 1) % 50]; // BUG\n }\n" + KERNEL + "(int *x) { *x = deep(*x); }",
        r"call", "Stack overflow in the call of '_Z4deepi': each thread has {stack} bytes",
        arguments=("at",), values=lambda: {**floats(), "stack": ANY}),
]


# ---- one test for all of them --------------------------------------------------------------------


def start(kernel, bug, values):
    given = tuple(int(values[name]) for name in bug.arguments) or ((0, 0) if bug.is_ptx else ())
    shape = {"grid": 1, "block": 1, "shared": 0, **bug.shape}
    arguments = (given, (ctypes.c_uint64,) * len(given)) if given else 0
    return driver.cuLaunchKernel(kernel, shape["grid"], 1, 1, shape["block"], 1, 1, shape["shared"], 0, arguments, 0)


def is_like(text, report):
    """Say whether a text matches; ANY stands for a number that is not known in advance."""
    return re.fullmatch(re.escape(report).replace(ANY, "(0x[0-9a-f]+|[0-9]+)"), text) is not None


@pytest.mark.parametrize("bug", BUGS, ids=str)
def test_bugs(options, device, capfd, bug):
    options(bug.options)
    context = ok(driver.cuCtxCreate(*simulated.libraries.CONTEXT_PARAMS, 0, device))
    text, line = whole_text(bug)
    module = ok(driver.cuModuleLoadData(text.encode()))
    values = {"any": ANY, **bug.values()}
    if "at" in values:
        values.setdefault("second", values["at"] + 4)
    assert start(ok(driver.cuModuleGetFunction(module, b"k")), bug, values) == (CUresult.CUDA_SUCCESS,)
    assert driver.cuCtxSynchronize() == (bug.status,)
    error = capfd.readouterr().err
    wanted = expected(bug, text, line, values)
    assert is_like(error, wanted), f"{error}\nwanted:\n{wanted}"
    assert driver.cuMemAlloc(4)[0] == bug.status  # the status stays
    ok(driver.cuCtxDestroy(context))
    if "end" in values and callable(values["end"]):
        values["end"]()
