#!/usr/bin/env python3
"""Compute a weighted histogram of bytes: shared-memory atomics in each block, then global atomics.

The weights are in a `__constant__` array, which Python sets through `ObjectCode.get_global`.

    python3 examples/core/histogram.py
"""

import common
import numpy

from cubind.core import LaunchConfig, Program, ProgramOptions, launch

SOURCE = """
__constant__ unsigned int weight[256];

extern "C" __global__ void histogram(const unsigned char *data, size_t n, unsigned long long *counts)
{
    __shared__ unsigned int own[256];
    for (int i = threadIdx.x; i < 256; i += blockDim.x)
        own[i] = 0;
    __syncthreads();
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x)
        atomicAdd(&own[data[i]], 1u);
    __syncthreads();
    for (int i = threadIdx.x; i < 256; i += blockDim.x)
        atomicAdd(&counts[i], (unsigned long long)own[i] * weight[i]);
}
"""
COUNT, BLOCK = 4_000_001, 256


def main() -> None:
    device, stream = common.open_device()
    random = numpy.random.default_rng(5)
    data = random.integers(0, 256, COUNT, numpy.uint8)
    weight = random.integers(1, 10, 256, numpy.uint32)

    program = Program(SOURCE, "c++", ProgramOptions(arch=f"sm_{device.arch}"))
    code = program.compile("cubin")
    code.get_global("weight").copy_from(weight, stream=stream)

    on_device = common.upload(device, stream, data)
    counts = device.allocate(8 * 256, stream=stream)
    counts.fill(0, stream=stream)
    grid = 2 * device.properties.multiprocessor_count
    launch(stream, LaunchConfig(grid=grid, block=BLOCK), code.get_kernel("histogram"), on_device, COUNT, counts)

    result = common.download(counts, stream, like=numpy.zeros(256, numpy.uint64))
    expected = numpy.bincount(data, minlength=256).astype(numpy.uint64) * weight
    common.verdict(
        "histogram",
        numpy.array_equal(result, expected),
        f"{COUNT} bytes, weighted: equals NumPy's",
    )


if __name__ == "__main__":
    main()
