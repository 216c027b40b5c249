#!/usr/bin/env python3
"""Compute the matrix product c = a @ b, naively and with shared-memory tiles; print the speedup.

The naive kernel reads a row and a column from global memory for each number of the result. In the
tiled kernel, a block loads a tile of each matrix into shared memory once, and all of its threads
use it. The launch sets the size of this dynamic shared memory.

    python3 examples/core/matmul.py
"""

from functools import partial

import common
import numpy

from cubind.core import LaunchConfig, launch

SOURCE = """
extern "C" __global__ void naive(const float *a, const float *b, float *c, int n)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y, column = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= n || column >= n)
        return;
    float sum = 0;
    for (int k = 0; k < n; k++)
        sum += a[row * n + k] * b[k * n + column];
    c[row * n + column] = sum;
}

extern "C" __global__ void tiled(const float *a, const float *b, float *c, int n)
{
    extern __shared__ float tiles[];
    const int tile = blockDim.x;
    float *of_a = tiles, *of_b = tiles + tile * tile;
    int x = threadIdx.x, y = threadIdx.y;
    int row = blockIdx.y * tile + y, column = blockIdx.x * tile + x;
    float sum = 0;
    for (int first = 0; first < n; first += tile) {
        of_a[y * tile + x] = row < n && first + x < n ? a[row * n + first + x] : 0;
        of_b[y * tile + x] = first + y < n && column < n ? b[(first + y) * n + column] : 0;
        __syncthreads();
        for (int k = 0; k < tile; k++)
            sum += of_a[y * tile + k] * of_b[k * tile + x];
        __syncthreads();
    }
    if (row < n && column < n)
        c[row * n + column] = sum;
}
"""
N, TILE = 1023, 32  # no multiple of TILE, so the tiles at the edges are partial


def main() -> None:
    device, stream = common.open_device()
    random = numpy.random.default_rng(3)
    a, b = (random.random((N, N), numpy.float32) for _ in range(2))
    on_device = [common.upload(device, stream, array) for array in (a, b)]
    c = device.allocate(a.nbytes, stream=stream)

    grid = (-(-N // TILE), -(-N // TILE))
    results, times = [], []
    for name, shared in (("naive", 0), ("tiled", 2 * 4 * TILE * TILE)):
        kernel = common.compile_kernel(device, SOURCE, name)
        config = LaunchConfig(grid=grid, block=(TILE, TILE), shmem_size=shared)
        launch(stream, config, kernel, *on_device, c, N)  # the first launch loads the code
        times.append(common.milliseconds(stream, partial(launch, stream, config, kernel, *on_device, c, N)))
        results.append(common.download(c, stream, like=a))

    expected = a.astype(float) @ b
    common.verdict(
        "matmul",
        all(numpy.allclose(result, expected, rtol=1e-4) for result in results),
        f"{N} x {N}: naive {times[0]:.3f} ms, tiled {times[1]:.3f} ms: {times[0] / times[1]:.2f} times as fast",
    )


if __name__ == "__main__":
    main()
