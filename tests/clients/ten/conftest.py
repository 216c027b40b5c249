"""Provide the kernels of test_ten.py through one of four packages, which TEN_PACKAGE names.

Each kernel takes arrays; the last one is the result.
"""

import importlib
import os

import numpy
import pytest

PACKAGE = os.environ.get("TEN_PACKAGE")
collect_ignore = [] if PACKAGE else ["test_ten.py"]  # test_simulator_plugin.py runs them
if os.environ.get("TEN_BEFORE"):
    importlib.import_module(os.environ["TEN_BEFORE"])

CODE = r"""
extern "C" {
__global__ void scale(float *x, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = 2 * x[i];
}
__global__ void add(float *x, float *y, float *out, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) out[i] = x[i] + y[i];
}
__global__ void total(int *x, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(out, x[i]);
}
__global__ void reverse(int *x, int *out, int n) {
    __shared__ int part[64];
    part[threadIdx.x] = x[blockIdx.x * 64 + threadIdx.x];
    __syncthreads();
    out[blockIdx.x * 64 + threadIdx.x] = part[63 - threadIdx.x];
}
__global__ void wrong(float *x, float *out, int n) { out[(1LL << 32) + threadIdx.x] = x[0]; }
}
"""


class ByCore:
    """Launch by cuda.core, or by cubind.core, which has the same names."""

    def __init__(self, core):
        self.core = core
        self.device = core.Device()
        self.device.set_current()
        self.stream = self.device.create_stream()
        self.kernels = {}

    def kernel(self, name):
        if name not in self.kernels:
            options = self.core.ProgramOptions(arch=f"sm_{self.device.arch}")
            code = self.core.Program(CODE, "c++", options).compile("cubin", name_expressions=())
            self.kernels[name] = code.get_kernel(name)
        return self.kernels[name]

    def run(self, name, grid, block, *arrays):
        driver, stream = importlib.import_module(f"{type(self).driver}.driver"), self.stream
        buffers = [self.device.memory_resource.allocate(array.nbytes, stream=stream) for array in arrays]
        stream.sync()
        try:
            for buffer, array in zip(buffers, arrays, strict=True):
                assert int(driver.cuMemcpyHtoD(int(buffer.handle), array, array.nbytes)[0]) == 0
            config = self.core.LaunchConfig(grid=grid, block=block)
            self.core.launch(stream, config, self.kernel(name), *buffers, numpy.int32(arrays[0].size))
            stream.sync()
            assert int(driver.cuMemcpyDtoH(arrays[-1], int(buffers[-1].handle), arrays[-1].nbytes)[0]) == 0
        finally:
            for buffer in buffers:
                buffer.close()
        return arrays[-1]


class ByCudaCore(ByCore):
    driver = "cuda.bindings"


class ByCubind(ByCore):
    driver = "cubind"


class ByNumba:
    """Launch by numba-cuda, or by numba-cuda-mlir, which has the same names."""

    def __init__(self, numba):
        cuda, int32 = importlib.import_module(f"{numba}.cuda"), numpy.int32

        def scale(x, out):
            i = cuda.grid(1)
            if i < x.size:
                out[i] = 2 * x[i]

        def add(x, y, out):
            for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
                out[i] = x[i] + y[i]

        def total(x, out):
            i = cuda.grid(1)
            if i < x.size:
                cuda.atomic.add(out, 0, x[i])

        def reverse(x, out):
            part = cuda.shared.array(64, int32)
            part[cuda.threadIdx.x] = x[cuda.grid(1)]
            cuda.syncthreads()
            out[cuda.grid(1)] = part[63 - cuda.threadIdx.x]

        def wrong(x, out):
            out[(1 << 32) + cuda.threadIdx.x] = x[0]

        self.cuda = cuda
        self.kernels = {f.__name__: cuda.jit(f) for f in (scale, add, total, reverse, wrong)}

    def run(self, name, grid, block, *arrays):
        cuda = self.cuda
        there = [cuda.to_device(array) for array in arrays]
        self.kernels[name][grid, block](*there)
        cuda.synchronize()
        there[-1].copy_to_host(arrays[-1])
        return arrays[-1]


@pytest.fixture(scope="session")
def gpu():
    """Return one object for all tests: contexts, modules and streams outlive a fault."""
    if PACKAGE in ("numba", "numba_cuda_mlir"):
        return ByNumba(PACKAGE)
    return (ByCubind if PACKAGE == "cubind.core" else ByCudaCore)(importlib.import_module(PACKAGE))
