"""Compute a sum for each block of the input."""

import common
import numpy
from cuda.core import LaunchConfig, launch

SOURCE = """
__global__ void sums(const int *x, int *out)
{
    extern __shared__ int part[];
    part[threadIdx.x] = x[blockIdx.x * blockDim.x + threadIdx.x];
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half)
            part[threadIdx.x] += part[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        out[blockIdx.x] = part[0];
}
"""
BLOCKS, BLOCK = 20, 128

device, stream = common.start()
(kernel,) = common.kernels(device, SOURCE, "sums")
x = numpy.random.default_rng(5).integers(0, 100, (BLOCKS, BLOCK), dtype="i4")
out = device.allocate(4 * BLOCKS, stream=stream)
launch(stream, LaunchConfig(grid=BLOCKS, block=BLOCK, shmem_size=4 * BLOCK), kernel, common.upload(device, stream, x), out)
result = common.download(stream, out, numpy.zeros(BLOCKS, "i4"))
assert numpy.array_equal(result, x.sum(axis=1))
print(result.tolist())
