"""Compute a sum by shuffles in warps, shared memory in blocks, and atomics between blocks.

Occupancy chooses the size of the grid.
"""

import common
import numpy
from cuda.core import LaunchConfig, launch

SOURCE = """
__device__ double warp_sum(double value)
{
    for (int step = 16; step > 0; step /= 2)
        value += __shfl_down_sync(~0u, value, step);
    return value;
}
__global__ void sum(const int *x, size_t n, double *total)
{
    __shared__ double warps[32];
    double mine = 0;
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += gridDim.x * (size_t)blockDim.x)
        mine += x[i];
    mine = warp_sum(mine);
    if (threadIdx.x % 32 == 0)
        warps[threadIdx.x / 32] = mine;
    __syncthreads();
    if (threadIdx.x < 32) {
        mine = warp_sum(threadIdx.x < blockDim.x / 32 ? warps[threadIdx.x] : 0);
        if (threadIdx.x == 0)
            atomicAdd(total, mine);
    }
}
"""
COUNT, BLOCK = 20_000, 256

device, stream = common.start()
(kernel,) = common.kernels(device, SOURCE, "sum")
x = numpy.random.default_rng(3).integers(-1000, 1000, COUNT, dtype="i4")
total = device.allocate(8, stream=stream)
total.fill(0, stream=stream)
blocks = kernel.occupancy.max_active_blocks_per_multiprocessor(BLOCK, 0)
launch(stream, LaunchConfig(grid=2 * blocks, block=BLOCK), kernel, common.upload(device, stream, x), numpy.uint64(COUNT), total)
assert common.download(stream, total, numpy.zeros(1)) == x.sum()
print(blocks, x.sum())
