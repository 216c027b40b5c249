#!/usr/bin/env python3
"""Choose the block size with the best occupancy, and launch with large dynamic shared memory.

To use more than 48 KiB of dynamic shared memory, a kernel must set an attribute. cubind's launch
does that for you.

    python3 examples/core/occupancy.py
"""

import common
import numpy
from cubind.core import LaunchConfig, launch

SOURCE = """
extern "C" __global__ void reverse_blocks(const int *x, int *y, int n)
{
    extern __shared__ int own[];
    int first = blockIdx.x * blockDim.x, count = min((int)blockDim.x, n - first);
    if ((int)threadIdx.x < count)
        own[threadIdx.x] = x[first + threadIdx.x];
    __syncthreads();
    if ((int)threadIdx.x < count)
        y[first + threadIdx.x] = own[count - 1 - threadIdx.x];
}
"""
COUNT, SHARED = 200_000, 64 << 10


def main() -> None:
    device, stream = common.open_device()
    kernel = common.compile_kernel(device, SOURCE, "reverse_blocks")
    x = numpy.arange(COUNT, dtype=numpy.int32)
    on_device = common.upload(device, stream, x)
    y = device.allocate(x.nbytes, stream=stream)

    best = kernel.occupancy.max_potential_block_size(4 * 1024, 0)
    grid = -(-COUNT // best.max_block_size)
    config = LaunchConfig(grid=grid, block=best.max_block_size, shmem_size=SHARED)
    launch(stream, config, kernel, on_device, y, COUNT)
    resident = kernel.occupancy.max_active_blocks_per_multiprocessor(best.max_block_size, SHARED)

    result = common.download(y, stream, like=x)
    expected = numpy.concatenate(
        [part[::-1] for part in numpy.split(x, range(best.max_block_size, COUNT, best.max_block_size))]
    )
    common.verdict(
        "occupancy",
        numpy.array_equal(result, expected) and kernel.attributes.max_dynamic_shared_size_bytes >= SHARED,
        f"blocks of {best.max_block_size}, {SHARED >> 10} KiB of shared memory each, {resident} per multiprocessor",
    )


if __name__ == "__main__":
    main()
