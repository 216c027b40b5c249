#!/usr/bin/env python3
"""Build a small array library: add and sum by kernels, products by cuBLAS, transforms by cuFFT.

An array is a Buffer and a NumPy array of its shape. Libraries take Buffers and streams as they are.

    python3 examples/workloads/array_library.py
"""

import helpers
import numpy

from cubind.checked import cublas, cufft
from cubind.core import Device, LaunchConfig, Stream, launch

SOURCE = """
extern "C" __global__ void add(const float *a, const float *b, float *c, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        c[i] = a[i] + b[i];
}
extern "C" __global__ void sum(const float *a, double *total, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(total, (double)a[i]);
}
"""
KEEP = cublas.cublasOperation_t.CUBLAS_OP_N
CONFIG = LaunchConfig(grid=32, block=128)


class Arrays:
    def __init__(self, device: Device, stream: Stream) -> None:
        self.device, self.stream = device, stream
        self.kernels = {name: helpers.compile_kernel(device, SOURCE, name) for name in ("add", "sum")}

    def array(self, values):
        return helpers.upload(self.device, self.stream, values), values

    def to_numpy(self, a):
        return helpers.download(a[0], self.stream, like=a[1])

    def add(self, a, b):
        c = self.array(numpy.zeros_like(a[1]))
        launch(self.stream, CONFIG, self.kernels["add"], a[0], b[0], c[0], a[1].size)
        return c

    def sum(self, a):
        total = self.array(numpy.zeros(1))
        launch(self.stream, CONFIG, self.kernels["sum"], a[0], total[0], a[1].size)
        return self.to_numpy(total)[0]

    def matmul(self, a, b):
        (m, k), n = a[1].shape, b[1].shape[1]
        c = self.array(numpy.zeros((m, n), numpy.float32))
        with cublas.cublasCreate() as handle:
            cublas.cublasSetStream(handle, self.stream)
            cublas.cublasSgemm(handle, KEEP, KEEP, n, m, k, 1.0, b[0], n, a[0], k, 0.0, c[0], n)
        return c

    def transform(self, a):
        with cufft.cufftPlan1d(a[1].size, cufft.cufftType.CUFFT_C2C, 1) as plan:
            cufft.cufftSetStream(plan, self.stream)
            cufft.cufftExecC2C(plan, a[0], a[0], cufft.CUFFT_FORWARD)
        return a


def main() -> None:
    arrays, (x, y) = Arrays(*helpers.open_device()), numpy.random.default_rng(1).random((2, 64, 64), numpy.float32)
    a, b = arrays.array(x), arrays.array(y)
    right = numpy.array_equal(arrays.to_numpy(arrays.add(a, b)), x + y) and abs(arrays.sum(a) - x.sum(dtype=float)) < 1e-6
    if helpers.on_simulator():
        helpers.leave_out("array_library", "cuBLAS and cuFFT")
    else:
        wave = arrays.transform(arrays.array(x.ravel().astype(numpy.complex64)))
        right = right and numpy.allclose(arrays.to_numpy(arrays.matmul(a, b)), x @ y, rtol=1e-4)
        right = right and numpy.allclose(arrays.to_numpy(wave), numpy.fft.fft(x.ravel()), rtol=1e-3, atol=1e-2)
    helpers.verdict("array_library", bool(right), "add, sum, product and transform equal NumPy's")


if __name__ == "__main__":
    main()
