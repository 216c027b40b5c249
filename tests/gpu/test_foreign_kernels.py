"""Kernels that Triton, CuPy and numba-cuda compiled, launched by them and by Kernel.from_foreign().

Both launches must write the same bits. A package that is not installed skips its tests.
"""

import ctypes
import importlib
import sys

import numpy as np
import pytest
from cubind.core import Device, Kernel, LaunchConfig, launch
from cubind.core.graph import GraphDefinition
from cubind.core.utils import StridedMemoryView

# The packages warn of small grids, and of each other's versions.
pytestmark = pytest.mark.filterwarnings("ignore")


def needed(name):
    """Return a package, or skip the test if it cannot be imported."""
    try:
        return importlib.import_module(name)
    except Exception as error:  # a package may need a library that is missing
        pytest.skip(f"needs {name} ({type(error).__name__}: {error})")


@pytest.fixture
def device():
    device = Device(0)
    device.set_current()
    return device


@pytest.fixture
def stream(device):
    stream = device.create_stream()
    yield stream
    stream.close()


def text_of(call, *arguments):
    """Return the class and the text of the exception that a call raises."""
    with pytest.raises(Exception) as info:
        call(*arguments)
    return f"{type(info.value).__name__}: {info.value}"


# --- Triton ---------------------------------------------------------------------------------------


@pytest.fixture
def torch():
    torch = needed("torch")
    if not torch.cuda.is_available():
        pytest.skip("this torch has no CUDA")
    return torch


@pytest.fixture
def kernels(torch):
    needed("triton")
    return needed("foreign_triton")


@pytest.fixture
def versions(torch, note):
    def say(name):
        note(f"{name} {sys.modules[name].__version__}")

    return say


def bits(torch, tensor):
    torch.cuda.synchronize()
    return tensor.cpu().contiguous().view(torch.uint8).numpy().tobytes()


def both(torch, stream, function, grid, arguments, out, **constants):
    """Launch by Triton and by cubind, each with its own copy of the output, and compare the bits.

    `out` is the position of the output. Returns the Kernel.
    """
    theirs, mine = list(arguments), list(arguments)
    theirs[out], mine[out] = torch.zeros_like(arguments[out]), torch.zeros_like(arguments[out])
    compiled = function[grid](*theirs, **constants)
    kernel = Kernel.from_foreign(compiled)
    torch.cuda.synchronize()
    kernel[grid, stream](*mine)
    stream.sync()
    assert bits(torch, theirs[out]) == bits(torch, mine[out])
    assert any(bits(torch, mine[out])), "nothing was written"
    return kernel


@pytest.mark.parametrize("n", [4096, 4095, 17, 1])
@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "bfloat16", "int32", "int64"])
def test_triton_adds(torch, kernels, stream, versions, n, dtype):
    versions("triton")
    x, y = (torch.randint(1, 100, (n,), device="cuda").to(getattr(torch, dtype)) for _ in range(2))
    scale = 3 if dtype.startswith("int") else 0.3
    kernel = both(torch, stream, kernels.add, (16,), [x, y, torch.empty_like(x), n, scale], 2, BLOCK=256)
    assert kernel.num_arguments == 5


@pytest.mark.parametrize("num_warps", [1, 2, 8, 16])
def test_triton_warps(torch, kernels, stream, num_warps):
    x, y = (torch.rand(5000, device="cuda") for _ in range(2))
    arguments = [x, y, torch.empty_like(x), x.numel(), 2.5]
    kernel = both(torch, stream, kernels.add, (10,), arguments, 2, BLOCK=512, num_warps=num_warps)
    assert kernel[1].config.block == (32 * num_warps, 1, 1)


def test_triton_numbers(torch, kernels, stream):
    out = torch.zeros(5, dtype=torch.int64, device="cuda")
    for values in (
        (-5, 1 << 40, (1 << 64) - 1, 0.5, True),
        (16, -(1 << 40), 1 << 63, -1.25, False),
        (1, 1, 1, 1.0, True),
        ((1 << 31) - 1, 0, (1 << 63) + 16, 3e4, True),
    ):
        both(torch, stream, kernels.numbers, (1,), [out, *values], 0)


def test_triton_halves(torch, kernels, stream):
    out = torch.zeros(2, device="cuda")
    for values in ((0.1, 0.1), (1 / 3, -1 / 3), (65504.0, 1e30), (6e-8, 3.0)):
        both(torch, stream, kernels.halves, (1,), [out, *values], 0)


def test_triton_none(torch, kernels, stream):
    x, bias = (torch.rand(100, device="cuda") for _ in range(2))
    both(torch, stream, kernels.optional, (1,), [x, bias, torch.empty_like(x), 100], 2, BLOCK=128)
    kernel = both(torch, stream, kernels.optional, (1,), [x, None, torch.empty_like(x), 100], 2, BLOCK=128)
    assert "the kernel was compiled for None" in text_of(kernel[1, stream], x, bias, bias, 100)


def test_triton_tuples(torch, kernels, stream):
    x = torch.rand(100, device="cuda")
    both(torch, stream, kernels.of_tuple, (1,), [(x, 2.5), torch.empty_like(x), 100], 1, BLOCK=128)


def test_triton_tuned(torch, kernels, stream):
    x = torch.rand(3000, device="cuda")
    theirs, mine = torch.zeros_like(x), torch.zeros_like(x)
    compiled = kernels.tuned[lambda meta: (-(-x.numel() // meta["BLOCK"]),)](x, theirs, x.numel())
    torch.cuda.synchronize()
    Kernel.from_foreign(compiled)[24, stream](x, mine, x.numel())
    stream.sync()
    assert bits(torch, theirs) == bits(torch, mine)


@pytest.mark.parametrize("stages", [1, 3, 4])
def test_triton_multiplies(torch, kernels, stream, stages):
    m, n, k = 256, 128, 512
    a = torch.randn(m, k, device="cuda", dtype=torch.float16)
    b = torch.randn(k, n, device="cuda", dtype=torch.float16)
    c = torch.empty(m, n, device="cuda")
    blocks = {"BM": 64, "BN": 64, "BK": 64, "num_stages": stages}
    kernel = both(torch, stream, kernels.matmul, (m // 64, n // 64), [a, b, c, m, n, k], 2, **blocks)
    assert kernel[1].config.shmem_size > 0


@pytest.mark.parametrize("option", ["launch_pdl", "launch_cooperative_grid", "num_ctas"])
def test_triton_forms_of_launch(torch, kernels, stream, option):
    x, y = (torch.rand(2048, device="cuda") for _ in range(2))
    arguments = [x, y, torch.empty_like(x), x.numel(), 2.0]
    try:
        kernels.add[(8,)](*arguments, BLOCK=256, **{option: 2 if option == "num_ctas" else True})
        torch.cuda.synchronize()
    except Exception as error:
        pytest.skip(f"Triton itself does not launch with {option}: {type(error).__name__}: {error}")
    both(torch, stream, kernels.add, (8,), arguments, 2, BLOCK=256, **{option: 2 if option == "num_ctas" else True})


def test_triton_refuses(torch, kernels, stream):
    x, y = (torch.rand(4096, device="cuda") for _ in range(2))
    out = torch.zeros(4096, device="cuda")
    compiled = kernels.add[(16,)](x, y, out, 4096, 2.0, BLOCK=256)
    bound = Kernel.from_foreign(compiled)[16, stream]
    where = "kernel 'add' argument {} of 5"
    for at, value, text in (
        (0, x[1:], "the kernel was compiled for addresses that are multiples of 16"),
        (3, 4095, "the kernel was compiled for multiples of 16, got 4095"),
        (0, x.double(), "parameter points to float values"),
        (3, 1 << 31, "does not fit in a 4-byte integer"),
        (4, "2", "the argument is of unsupported type"),
    ):
        arguments = [x, y, out, 4096, 2.0]
        arguments[at] = value
        found = text_of(bound, *arguments)
        assert text in found and where.format(at + 1) in found, found
    assert "is in host memory" in text_of(bound, x.cpu(), y, out, 4096, 2.0)
    assert "takes 5 arguments, got 6" in text_of(bound, x, y, out, 4096, 2.0, 256)
    config = LaunchConfig(grid=16, block=64)
    assert "was compiled for blocks of 128 threads" in text_of(launch, stream, config, bound.kernel, x, y, out, 4096, 2.0)
    assert "is not compiled yet" in text_of(Kernel.from_foreign, kernels.add)


def test_triton_hooks_are_refused(torch, kernels):
    knobs = needed("triton.knobs")
    x = torch.rand(64, device="cuda")
    compiled = kernels.add[(1,)](x, x, torch.empty_like(x), 64, 2.0, BLOCK=64)
    hook = knobs.runtime.launch_enter_hook
    if not hasattr(hook, "add"):
        pytest.skip("this Triton has no chains of hooks")
    hook.add(print)
    try:
        assert "has launch hooks" in text_of(Kernel.from_foreign, compiled)
    finally:
        hook.remove(print)
    Kernel.from_foreign(compiled)


def test_triton_scratch_is_refused(torch, kernels):
    import triton

    if not hasattr(triton, "set_allocator"):
        pytest.skip("this Triton has no allocator")
    triton.set_allocator(lambda size, alignment, stream: torch.empty(size, device="cuda", dtype=torch.int8))
    x = torch.rand(64, 64, device="cuda")
    try:
        compiled = kernels.with_descriptor[(1,)](x, torch.empty_like(x), 64, 64, BM=64, BN=64)
    except Exception as error:
        pytest.skip(f"Triton itself does not launch it: {type(error).__name__}: {error}")
    if not compiled.metadata.global_scratch_size:
        pytest.skip("this Triton needs no scratch memory for a descriptor")
    assert "it needs global scratch memory" in text_of(Kernel.from_foreign, compiled)


def test_triton_in_a_graph(torch, kernels, stream, device):
    x, y = (torch.rand(4096, device="cuda") for _ in range(2))
    theirs, mine = torch.zeros_like(x), torch.zeros_like(x)
    kernel = Kernel.from_foreign(kernels.add[(16,)](x, y, theirs, 4096, 2.0, BLOCK=256))
    torch.cuda.synchronize()
    builder = device.create_graph_builder().begin_building()
    launch(builder, kernel[16].config, kernel, x, y, mine, 4096, 2.0)
    graph = builder.end_building().complete()
    assert not any(bits(torch, mine))
    graph.launch(stream)
    stream.sync()
    assert bits(torch, theirs) == bits(torch, mine)
    mine.zero_()
    torch.cuda.synchronize()
    definition = GraphDefinition()  # its nodes get the CUfunction itself
    definition.launch(kernel[16].config, kernel, x, y, mine, 4096, 2.0)
    definition.instantiate().launch(stream)
    stream.sync()
    assert bits(torch, theirs) == bits(torch, mine)


# --- CuPy -----------------------------------------------------------------------------------------

CUPY = r"""
struct pair { int a; double b; };
extern "C" __global__ void saxpy(const float *x, float *y, long long n, float a, double b)
{
    long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + (float)b;
}
extern "C" __global__ void several(float *out, bool t, short s, unsigned u, float2 c)
{
    out[0] = t; out[1] = s; out[2] = u; out[3] = c.x; out[4] = c.y;
}
extern "C" __global__ void members(float *out, pair p)
{
    out[0] = p.a; out[1] = p.b;
}
extern "C" __global__ void shared(float *out, int n)
{
    extern __shared__ float mine[];
    mine[threadIdx.x] = threadIdx.x * 2.0f;
    __syncthreads();
    if (threadIdx.x < n)
        out[threadIdx.x] = mine[n - 1 - threadIdx.x];
}
template <class T> __global__ void twice(T *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] = x[i] + x[i];
}
"""


def working_cupy():
    cupy = needed("cupy")
    try:
        cupy.cuda.runtime.getDeviceCount()
    except Exception as error:
        pytest.skip(f"CuPy finds no device ({type(error).__name__}: {error})")
    return cupy


@pytest.fixture
def cupy(device, note):
    cupy = working_cupy()
    note(f"cupy {cupy.__version__}")
    return cupy


def compare_cupy(cupy, stream, raw, grid, block, arguments, out, shared=0):
    theirs, mine = list(arguments), list(arguments)
    theirs[out], mine[out] = arguments[out].copy(), arguments[out].copy()
    raw((grid,), (block,), tuple(theirs), shared_mem=shared)
    kernel = Kernel.from_foreign(raw)
    cupy.cuda.runtime.deviceSynchronize()
    kernel[grid, block, stream, shared](*mine)
    stream.sync()
    assert theirs[out].tobytes() == mine[out].tobytes()
    assert mine[out].tobytes() != arguments[out].tobytes(), "nothing was written"
    return kernel


def test_cupy(cupy, stream):
    module = cupy.RawModule(code=CUPY)
    x, y = cupy.random.rand(1000, dtype="float32"), cupy.zeros(1000, "float32")
    kernel = compare_cupy(cupy, stream, module.get_function("saxpy"), 8, 128, [x, y, 1000, np.float32(2.5), 0.5], 1)
    text = text_of(kernel[8, 128, stream], x.astype("float64"), y, 1000, 2.5, 0.5)
    assert "argument 1 of 5 (const float *x): parameter points to const float values" in text
    kernel[8, 128, stream](x, y, 1000, 2.5, 0.5)  # a Python float converts, which CuPy does not do
    assert kernel.num_arguments == 5


def test_cupy_numbers(cupy, stream):
    raw = cupy.RawModule(code=CUPY).get_function("several")
    values = [np.bool_(True), np.int16(-3), np.uint32(5), np.complex64(1 + 2j)]
    compare_cupy(cupy, stream, raw, 1, 1, [cupy.zeros(5, "float32"), *values], 0)


def test_cupy_structs(cupy, stream):
    raw = cupy.RawModule(code=CUPY).get_function("members")
    pair = np.zeros((), np.dtype([("a", "i4"), ("b", "f8")], align=True))
    pair["a"], pair["b"] = 7, 2.5
    try:
        raw((1,), (1,), (cupy.zeros(2, "float32"), pair[()]))
    except TypeError as error:
        pytest.skip(f"CuPy itself does not take it: {error}")
    compare_cupy(cupy, stream, raw, 1, 1, [cupy.zeros(2, "float32"), pair[()]], 0)


@pytest.mark.parametrize("size", [4096, 100_000])
def test_cupy_shared_memory(cupy, stream, size):
    raw = cupy.RawKernel(CUPY, "shared")
    raw.max_dynamic_shared_size_bytes = size
    compare_cupy(cupy, stream, raw, 1, 256, [cupy.zeros(256, "float32"), np.int32(200)], 0, size)


@pytest.mark.parametrize("kind", ["float", "double", "long long"])
def test_cupy_templates(cupy, stream, kind):
    name = f"twice<{kind}>"
    raw = cupy.RawModule(code=CUPY, name_expressions=[name]).get_function(name)
    dtype = {"float": "float32", "double": "float64", "long long": "int64"}[kind]
    kernel = compare_cupy(cupy, stream, raw, 4, 64, [cupy.arange(1, 200).astype(dtype), np.int32(199)], 0)
    assert "parameter points to" in text_of(kernel[4, 64, stream], cupy.zeros(200, "int16"), 199)


def test_cupy_grids_that_wait(cupy, stream):
    code = r"""
    #include <cooperative_groups.h>
    extern "C" __global__ void meet(int *x, int n)
    {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        x[i] += 1;
        cooperative_groups::this_grid().sync();
        if (i == 0)
            for (int k = 1; k < n; k++)
                x[0] += x[k];
    }"""
    raw = cupy.RawKernel(code, "meet", enable_cooperative_groups=True)
    theirs, mine = cupy.arange(128, dtype="int32"), cupy.arange(128, dtype="int32")
    try:
        raw((2,), (64,), (theirs, np.int32(128)))
        theirs.tobytes()
    except Exception as error:
        pytest.skip(f"CuPy itself does not launch it: {type(error).__name__}: {error}")
    kernel = Kernel.from_foreign(raw)
    assert "LaunchConfig.is_cooperative must be true" in text_of(kernel[2, 64, stream], mine, 128)
    kernel[LaunchConfig(grid=2, block=64, is_cooperative=True), stream](mine, 128)
    stream.sync()
    assert theirs.tobytes() == mine.tobytes()


# --- numba-cuda -----------------------------------------------------------------------------------


@pytest.fixture
def numba(device, note):
    cuda = needed("numba.cuda")
    if not cuda.is_available():
        pytest.skip("numba-cuda finds no device")
    note(f"numba-cuda {getattr(sys.modules.get('numba_cuda'), '__version__', 'unknown')}")
    return cuda


@pytest.fixture
def saxpy(numba):
    @numba.jit
    def saxpy(x, y, out, a):
        i = numba.grid(1)
        if i < out.size:
            out[i] = a * x[i] + y[i]

    return saxpy


def compare_numba(numba, stream, function, grid, block, arguments, out, kernel=None):
    theirs, mine = list(arguments), list(arguments)
    for side in (theirs, mine):
        side[out] = numba.to_device(arguments[out].copy_to_host())
    function[grid, block](*theirs)
    numba.synchronize()
    kernel = kernel or Kernel.from_foreign(function)
    kernel[grid, block, stream](*mine)
    stream.sync()
    assert theirs[out].copy_to_host().tobytes() == mine[out].copy_to_host().tobytes()
    return kernel


@pytest.mark.parametrize("dtype", ["float32", "float64", "int32", "uint8", "complex64", "complex128"])
def test_numba(numba, saxpy, stream, dtype):
    arrays = [numba.to_device((np.arange(1000) % 50 + k).astype(dtype)) for k in (1, 2, 3)]
    kernel = compare_numba(numba, stream, saxpy, 8, 128, [*arrays, np.dtype(dtype).type(3)], 2)
    assert kernel.num_arguments == 4


def test_numba_layouts(numba, stream):
    @numba.jit
    def mix(a, b, out):
        i, j = numba.grid(2)
        if i < out.shape[0] and j < out.shape[1]:
            out[i, j] = a[i, j] * 2 + b[j, i]

    rng = np.random.default_rng(1)
    for a, b in (
        (numba.to_device(rng.random((6, 8))), numba.to_device(rng.random((8, 6)))),
        (numba.to_device(np.asfortranarray(rng.random((6, 8)))), numba.to_device(rng.random((8, 6)))),
        (numba.to_device(rng.random((12, 8)))[::2], numba.to_device(rng.random((8, 7)))[:, 1:]),
    ):
        made = numba.jit(mix.py_func)  # for these layouts alone
        compare_numba(numba, stream, made, (1, 1), (16, 16), [a, b, numba.to_device(np.zeros((6, 8)))], 2)


def test_numba_numbers(numba, stream):
    @numba.jit
    def store(out, flag, small, large, pair, z, half):
        out[0] = 1.0 if flag else 2.0
        out[1] = small
        out[2] = large / 2
        out[3] = pair[0] + pair[1]
        out[4] = z.real
        out[5] = z.imag
        out[6] = half

    out = numba.to_device(np.zeros(7))
    for values in (
        (True, np.int8(-5), np.uint64(1 << 63), (3, 2.5), 1 - 2j, 0.25),
        (False, np.int8(127), np.uint64(7), (-3, 1e300), 1e-300 + 5j, -0.25),
    ):
        made = numba.jit(store.py_func)
        compare_numba(numba, stream, made, 1, 1, [out, *values], 0)


def as_cupy(array):
    return working_cupy().asarray(array)


def as_torch(array):
    torch = needed("torch")
    if not torch.cuda.is_available():
        pytest.skip("this torch has no CUDA")
    return torch.as_tensor(array, device="cuda")


def as_view(array):
    return StridedMemoryView.from_any_interface(array, -1)


@pytest.mark.parametrize("make", [as_view, as_cupy, as_torch])
def test_numba_arrays_of_others(numba, saxpy, stream, make):
    arrays = [numba.to_device(np.arange(1000, dtype="float32") + k) for k in (1, 2, 3)]
    kernel = compare_numba(numba, stream, saxpy, 8, 128, [*arrays, np.float32(3)], 2)
    out = numba.to_device(np.zeros(1000, "float32"))
    kernel[8, 128, stream](*map(make, [*arrays[:2], out]), 3.0)
    stream.sync()
    first = np.arange(1000, dtype="float32")
    assert np.array_equal(out.copy_to_host(), (first + 1) * 3 + first + 2)


def test_numba_shared_memory(numba, stream):
    from numba import float32

    @numba.jit
    def reverse(out):
        mine = numba.shared.array(128, float32)
        i = numba.threadIdx.x
        mine[i] = out[i]
        numba.syncthreads()
        out[i] = mine[127 - i]

    compare_numba(numba, stream, reverse, 1, 128, [numba.to_device(np.arange(128, dtype="float32"))], 0)


def test_numba_grids_that_wait(numba, stream):
    @numba.jit
    def meet(x):
        i = numba.grid(1)
        x[i] += 1
        numba.cg.this_grid().sync()
        if i == 0:
            for k in range(1, x.size):
                x[0] += x[k]

    theirs, mine = (numba.to_device(np.arange(128, dtype="int32")) for _ in range(2))
    try:
        meet[2, 64](theirs)
        numba.synchronize()
    except Exception as error:
        pytest.skip(f"numba-cuda itself does not launch it: {type(error).__name__}: {error}")
    kernel = Kernel.from_foreign(meet)
    assert "LaunchConfig.is_cooperative must be true" in text_of(kernel[2, 64, stream], mine)
    kernel[LaunchConfig(grid=2, block=64, is_cooperative=True), stream](mine)
    stream.sync()
    assert np.array_equal(theirs.copy_to_host(), mine.copy_to_host())


def test_numba_refuses(numba, saxpy, stream):
    assert "kernel 'saxpy' of numba-cuda is not compiled yet" in text_of(Kernel.from_foreign, saxpy)
    arrays = [numba.to_device(np.zeros(100, "float32")) for _ in range(3)]
    saxpy[1, 128](*arrays, np.float32(1))
    bound = Kernel.from_foreign(saxpy)[1, 128, stream]
    other = numba.to_device(np.zeros(200, "float64"))
    for value, text in (
        (other, "the kernel was compiled for an array of float32, got one of float64"),
        (numba.to_device(np.zeros((10, 10), "float32")), "of 1 dimension, got one of 2"),
        (numba.to_device(np.zeros(200, "float32"))[::2], "contiguous in C order"),
        (np.zeros(100, "float32"), "the array is in host memory"),
        (3.5, "the argument is of unsupported type"),
    ):
        assert text in text_of(bound, value, *arrays[1:], 1.0)
    saxpy[1, 128](other, other, other, 1.0)
    assert "pass one of saxpy.overloads.values()" in text_of(Kernel.from_foreign, saxpy)
    for each in saxpy.overloads.values():
        Kernel.from_foreign(each)
    checked = numba.jit(debug=True, opt=False)(saxpy.py_func)
    checked[1, 128](*arrays, np.float32(1))
    assert "debug=True makes it report errors" in text_of(Kernel.from_foreign, checked)


def test_ctypes_arguments(numba, saxpy, stream):
    arrays = [numba.to_device(np.arange(100, dtype="float32")) for _ in range(3)]
    kernel = compare_numba(numba, stream, saxpy, 1, 128, [*arrays, np.float32(2)], 2)
    kernel[1, 128, stream](*arrays, ctypes.c_float(2))
    stream.sync()
