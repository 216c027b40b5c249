#!/usr/bin/env python3
"""Compute c = a + b with a grid-stride loop: a grid of fixed size handles an array of any length.

The grid size depends on the device (a few blocks per multiprocessor), not on the data. The program
launches through `kernel[config, stream]`, a bound launcher that it keeps and calls again.

    python3 examples/core/vector_add.py
"""

import common
import numpy

from cubind.core import LaunchConfig

SOURCE = """
extern "C" __global__ void vector_add(const float *a, const float *b, float *c, size_t n)
{
    size_t stride = (size_t)gridDim.x * blockDim.x;
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += stride)
        c[i] = a[i] + b[i];
}
"""
COUNTS = (1, 1000, 3_000_001)
BLOCK = 256


def main() -> None:
    device, stream = common.open_device()
    kernel = common.compile_kernel(device, SOURCE, "vector_add")
    grid = 4 * device.properties.multiprocessor_count
    add = kernel[LaunchConfig(grid=grid, block=BLOCK), stream]

    random = numpy.random.default_rng(2)
    results = []
    for count in COUNTS:
        a, b = (random.random(count, numpy.float32) for _ in range(2))
        on_device = [common.upload(device, stream, array) for array in (a, b)]
        c = device.allocate(a.nbytes, stream=stream)
        add(*on_device, c, count)
        results.append((a, b, common.download(c, stream, like=a)))

    common.verdict(
        "vector_add",
        all(numpy.array_equal(c, a + b) for a, b, c in results),
        f"{', '.join(map(str, COUNTS))} numbers by one grid of {grid} blocks",
    )


if __name__ == "__main__":
    main()
