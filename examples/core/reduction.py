#!/usr/bin/env python3
"""Sum an array: shuffles within a warp, shared memory within a block, one atomic per block.

The grid has as many blocks as the device runs at once, according to the kernel's occupancy.

    python3 examples/core/reduction.py
"""

import common
import numpy

from cubind.core import LaunchConfig, launch

SOURCE = """
__device__ double warp_sum(double value)
{
    for (int offset = 16; offset > 0; offset /= 2)
        value += __shfl_down_sync(0xffffffff, value, offset);
    return value;
}

extern "C" __global__ void sum(const float *x, size_t n, double *total)
{
    __shared__ double warps[32];
    double value = 0;
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x)
        value += x[i];
    value = warp_sum(value);
    if (threadIdx.x % 32 == 0)
        warps[threadIdx.x / 32] = value;
    __syncthreads();
    if (threadIdx.x < 32) {
        value = threadIdx.x < blockDim.x / 32 ? warps[threadIdx.x] : 0;
        value = warp_sum(value);
        if (threadIdx.x == 0)
            atomicAdd(total, value);
    }
}
"""
COUNT, BLOCK = 5_000_003, 256


def main() -> None:
    device, stream = common.open_device()
    x = numpy.random.default_rng(4).random(COUNT, numpy.float32)
    on_device = common.upload(device, stream, x)
    total = device.allocate(8, stream=stream)
    total.fill(0, stream=stream)

    kernel = common.compile_kernel(device, SOURCE, "sum")
    per_multiprocessor = kernel.occupancy.max_active_blocks_per_multiprocessor(BLOCK, 0)
    grid = per_multiprocessor * device.properties.multiprocessor_count
    launch(stream, LaunchConfig(grid=grid, block=BLOCK), kernel, on_device, COUNT, total)

    result = common.download(total, stream, like=numpy.zeros(1))[0]
    expected = x.sum(dtype=float)
    common.verdict(
        "reduction",
        abs(result - expected) < 1e-9 * expected,
        f"the sum of {COUNT} numbers by {grid} blocks: {result:.6f}",
    )


if __name__ == "__main__":
    main()
