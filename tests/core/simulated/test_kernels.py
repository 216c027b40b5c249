"""Run kernels from source to result on the simulated device.

NVRTC compiles them to PTX, cubind.core launches them, and the tests compare their output with
NumPy's. Faults are tested in a child process, because they end its device.
"""

import os
import struct
import subprocess
import sys
import textwrap

import numpy
import pytest
from cubind.core import LaunchConfig, Linker, LinkerOptions, Program, ProgramOptions, launch
from support import libraries
from support.sanitizers import needs_builtins

pytestmark = [
    pytest.mark.nvrtc,
    pytest.mark.skipif(libraries.ON_GPU, reason="the simulated device takes the place of a GPU"),
    needs_builtins,
]

SOURCE = """
__device__ int last_block;
__constant__ float factors[2] = {2.0f, 3.0f};

template <class T> __global__ void saxpy(T a, const T *x, const T *y, T *out, size_t n)
{
    for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        out[i] = a * x[i] + y[i];
}

// A tree in shared memory, of which each warp does the last steps by shuffles; then one atomic for each block.
extern "C" __global__ void sum(const int *x, int n, unsigned long long *total)
{
    extern __shared__ long long partial[];
    long long mine = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        mine += x[i];
    partial[threadIdx.x] = mine;
    __syncthreads();
    for (int half = blockDim.x / 2; half >= 32; half /= 2) {
        if (threadIdx.x < half)
            partial[threadIdx.x] += partial[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x < 32) {
        mine = partial[threadIdx.x];
        for (int step = 16; step > 0; step /= 2)
            mine += __shfl_down_sync(~0u, mine, step);
        if (threadIdx.x == 0)
            atomicAdd(total, (unsigned long long)mine);
    }
}

extern "C" __global__ void histogram(const unsigned char *data, int n, unsigned *counts)
{
    __shared__ unsigned mine[256];
    for (int i = threadIdx.x; i < 256; i += blockDim.x)
        mine[i] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&mine[data[i]], 1);
    __syncthreads();
    for (int i = threadIdx.x; i < 256; i += blockDim.x)
        atomicAdd(&counts[i], mine[i]);
}

extern "C" __global__ void scale(float *x)
{
    x[threadIdx.x] *= factors[threadIdx.x % 2];
    atomicMax(&last_block, 40 + 2);
}

extern "C" __global__ void write_behind(int *x, int n)
{
    x[threadIdx.x + n] = 1;
}

extern "C" __global__ void tell(int n)
{
    if (n < 0)
        __trap();
    printf("thread %d of %u: %s %.2f\\n", threadIdx.x, blockDim.x, "half", threadIdx.x / 2.0);
}
"""

NAMES = ("saxpy<float>", "saxpy<double>")


@pytest.fixture
def simulated(nvrtc, device):
    stub = libraries.load_stub("driver")
    stub.simulate(True)
    yield device
    stub.simulate(None)


@pytest.fixture
def code(simulated):
    return Program(SOURCE, "c++", ProgramOptions(arch="sm_90", std="c++17")).compile("ptx", NAMES)


@pytest.fixture
def to_device(simulated, stream):
    """Return a function that copies an array to the device."""

    def to_device(array):
        buffer = simulated.allocate(array.nbytes, stream=stream)
        buffer.copy_from(array, stream=stream)
        return buffer

    return to_device


def to_host(buffer, stream, like):
    array = numpy.empty_like(like)
    buffer.copy_to(array, stream=stream)
    stream.sync()
    return array


@pytest.mark.parametrize(("dtype", "name"), [(numpy.float32, "saxpy<float>"), (numpy.float64, "saxpy<double>")])
def test_saxpy(code, stream, to_device, dtype, name):
    n = 50_001
    x, y = (numpy.random.default_rng(seed).standard_normal(n).astype(dtype) for seed in (1, 2))
    out = to_device(numpy.zeros_like(x))
    launch(stream, LaunchConfig(grid=64, block=256), code.get_kernel(name), dtype(2.5), to_device(x), to_device(y), out, n)
    exact = numpy.float64 if dtype == numpy.float32 else numpy.longdouble
    fused = (exact(2.5) * x.astype(exact) + y.astype(exact)).astype(dtype)
    assert numpy.allclose(to_host(out, stream, x), fused, rtol=2 * numpy.finfo(dtype).eps, atol=0)


def test_sum(code, stream, to_device):
    x = numpy.random.default_rng(3).integers(-(2**31), 2**31, 100_000, numpy.int32)
    total = to_device(numpy.zeros(1, numpy.int64))
    config = LaunchConfig(grid=20, block=256, shmem_size=256 * 8)
    launch(stream, config, code.get_kernel("sum"), to_device(x), numpy.int32(x.size), total)
    assert to_host(total, stream, numpy.zeros(1, numpy.int64))[0] == x.sum(dtype=numpy.int64)


def test_histogram(code, stream, to_device):
    data = numpy.random.default_rng(4).binomial(255, 0.3, 100_000).astype(numpy.uint8)
    counts = to_device(numpy.zeros(256, numpy.uint32))
    launch(stream, LaunchConfig(grid=16, block=128), code.get_kernel("histogram"), to_device(data), numpy.int32(data.size), counts)
    result = to_host(counts, stream, numpy.zeros(256, numpy.uint32))
    assert numpy.array_equal(result, numpy.bincount(data, minlength=256))


def test_constants_and_variables(code, stream, to_device):
    x = numpy.arange(64, dtype=numpy.float32)
    buffer = to_device(x)
    launch(stream, LaunchConfig(grid=1, block=64), code.get_kernel("scale"), buffer)
    assert numpy.array_equal(to_host(buffer, stream, x), x * numpy.tile(numpy.float32([2, 3]), 32))
    last = code.get_global("last_block")
    assert to_host(last, stream, numpy.zeros(1, numpy.int32))[0] == 42
    code.get_global("factors").copy_from(numpy.float32([10, 20]), stream=stream)
    launch(stream, LaunchConfig(grid=1, block=64), code.get_kernel("scale"), buffer)
    assert numpy.array_equal(to_host(buffer, stream, x), x * numpy.tile(numpy.float32([20, 60]), 32))


def test_printing(code, stream, capfd):
    launch(stream, LaunchConfig(grid=1, block=3), code.get_kernel("tell"), numpy.int32(1))
    assert capfd.readouterr().out == ""
    stream.sync()
    assert capfd.readouterr().out == "".join(f"thread {i} of 3: half {i / 2:.2f}\n" for i in range(3))


def compile_cubin(**options):
    return Program(SOURCE, "c++", ProgramOptions(arch="sm_90", **options)).compile("cubin")


def test_machine_code_alone_is_refused(simulated):
    with pytest.raises(Exception, match="CUDA_ERROR_NO_BINARY_FOR_GPU"):
        compile_cubin().get_kernel("sum")


def sections_of(elf):
    """Return {name: bytes} of an ELF file."""
    (table,), (count, names) = struct.unpack_from("<Q", elf, 40), struct.unpack_from("<HH", elf, 60)
    rows = [struct.unpack_from("<IIQQQQ", elf, table + 64 * i) for i in range(count)]
    texts = elf[rows[names][4] : rows[names][4] + rows[names][5]]
    return {texts[row[0] : texts.index(b"\0", row[0])].decode(): elf[row[4] : row[4] + row[5]] for row in rows if row[1] != 8}


def test_machine_code_carries_ptx(simulated, monkeypatch, stream, to_device):
    """With CUBIND_DEVICE=simulated, machine code carries PTX.

    The rest equals the code without it, and the cache uses other keys.
    """
    plain = sections_of(compile_cubin().code)
    with_lines = sections_of(compile_cubin(lineinfo=True).code)
    monkeypatch.setenv("CUBIND_DEVICE", "simulated")
    for _ in range(2):  # the second from the cache
        code = compile_cubin()
        carried = sections_of(code.code)
        ptx, _, source = carried.pop(".cubind.ptx").rstrip(b"\0\n").partition(b"\n//cubind source: default_program\n//|")
        assert source.replace(b"\n//|", b"\n") == SOURCE.encode()
        assert ptx == Program(SOURCE, "c++", ProgramOptions(arch="sm_90")).compile("ptx").code.rstrip(b"\0")
        assert {**carried, ".shstrtab": None} == {**with_lines, ".shstrtab": None}
        x = numpy.arange(64, dtype=numpy.float32)
        buffer = to_device(x)
        launch(stream, LaunchConfig(grid=1, block=64), code.get_kernel("scale"), buffer)
        assert numpy.array_equal(to_host(buffer, stream, x), x * numpy.tile(numpy.float32([2, 3]), 32))
    monkeypatch.delenv("CUBIND_DEVICE")
    assert sections_of(compile_cubin().code) == plain


def test_linkers_take_code_that_carries_ptx(simulated, nvjitlink, monkeypatch):
    monkeypatch.setenv("CUBIND_DEVICE", "simulated")
    code = compile_cubin(relocatable_device_code=True)
    assert ".text.sum" in sections_of(Linker(code, options=LinkerOptions(arch="sm_90")).link("cubin").code)


FAULTS = {
    "write_behind": ("buffer, numpy.int32(1)", "CUDA_ERROR_ILLEGAL_ADDRESS", "4-byte store at 0x"),
    "tell": ("numpy.int32(-1)", "CUDA_ERROR_LAUNCH_FAILED", "trap"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults(nvrtc, name, tmp_path):
    """CUBIND_DEVICE=simulated is enough to get a report of a fault.

    The process then ends normally.
    """
    arguments, status, text = FAULTS[name]
    program = textwrap.dedent(f"""
        import numpy
        from cubind.core import Device, LaunchConfig, Program, ProgramOptions, launch
        from core.simulated.test_kernels import SOURCE
        device = Device(0)
        device.set_current()
        stream = device.create_stream()
        options = ProgramOptions(arch="sm_90", std="c++17", lineinfo=True)
        kernel = Program(SOURCE, "c++", options).compile("ptx").get_kernel("{name}")
        buffer = device.allocate(32 * 4, stream=stream)
        launch(stream, LaunchConfig(grid=1, block=32), kernel, {arguments})
        try:
            stream.sync()
        except Exception as error:
            print(error)
        """)
    searched = os.environ.get("LD_LIBRARY_PATH", "")
    environment = dict(os.environ, CUBIND_DEVICE="simulated", CUBIND_CACHE_DIR=str(tmp_path),
                       LD_LIBRARY_PATH=f"{libraries.STUB_FILES['driver'].parent}:{searched}",
                       PYTHONPATH=os.pathsep.join(path for path in sys.path if path))  # fmt: skip
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, env=environment)
    assert result.returncode == 0 and result.stdout.startswith(status), result.stdout + result.stderr
    assert text in result.stderr and f"in kernel {name}, block (0,0,0), thread (" in result.stderr, result.stderr
    if name == "write_behind":  # only the last thread is one step too far
        line = next(i for i, text in enumerate(SOURCE.splitlines(), 1) if "x[threadIdx.x + n] = 1" in text)
        assert "thread (31,0,0)" in result.stderr and f":{line}" in result.stderr, result.stderr
