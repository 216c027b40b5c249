"""Compute inclusive sums of a block: first within warps by shuffles, then of the warps' totals."""

import common
import numpy
from cuda.core import LaunchConfig, launch

SOURCE = """
__device__ int warp_scan(int value)
{
    for (int step = 1; step < 32; step *= 2) {
        int left = __shfl_up_sync(~0u, value, step);
        if (threadIdx.x % 32 >= step)
            value += left;
    }
    return value;
}
__global__ void scan(int *x)
{
    __shared__ int totals[32];
    int warp = threadIdx.x / 32, value = warp_scan(x[threadIdx.x]);
    if (threadIdx.x % 32 == 31)
        totals[warp] = value;
    __syncthreads();
    if (warp == 0)
        totals[threadIdx.x] = warp_scan(threadIdx.x < blockDim.x / 32 ? totals[threadIdx.x] : 0);
    __syncthreads();
    x[threadIdx.x] = value + (warp > 0 ? totals[warp - 1] : 0);
}
"""
device, stream = common.start()
(scan,) = common.kernels(device, SOURCE, "scan")
x = numpy.random.default_rng(6).integers(-50, 50, 512, dtype="i4")
buffer = common.upload(device, stream, x)
launch(stream, LaunchConfig(grid=1, block=x.size), scan, buffer)
result = common.download(stream, buffer, x)
assert numpy.array_equal(result, numpy.cumsum(x))
print(result[-4:].tolist())
