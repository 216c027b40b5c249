#!/usr/bin/env python3
"""Autotune the tiled matrix product c = a @ b: find the fastest tile sizes for this device.

The best tile size and the best count of results per thread depend on the device. cubind.tune
compiles the template for each combination, times it, and stores the fastest choice on disk. The
second run of this program reads the choice from disk.

    python3 examples/core/tile_sweep.py [n]   # n x n matrices

The default of n is 256, which suits the simulated device; use 4096 on a GPU.
"""

import sys

import common
import numpy

from cubind.core import launch
from cubind.tune import Template, tune

SOURCE = """
// A block computes TILE x TILE numbers, each thread EACH of a column, which lie TILE / EACH rows apart.
template <int TILE, int EACH> __global__ void product(const float *a, const float *b, float *c, int n)
{
    __shared__ float of_a[TILE][TILE], of_b[TILE][TILE];
    const int step = TILE / EACH, x = threadIdx.x, y = threadIdx.y;
    const int column = blockIdx.x * TILE + x, row = blockIdx.y * TILE + y;
    float sum[EACH] = {};
    for (int first = 0; first < n; first += TILE) {
        for (int i = 0; i < TILE; i += step) {
            of_a[y + i][x] = row + i < n && first + x < n ? a[(row + i) * n + first + x] : 0;
            of_b[y + i][x] = first + y + i < n && column < n ? b[(first + y + i) * n + column] : 0;
        }
        __syncthreads();
        for (int k = 0; k < TILE; k++)
            for (int i = 0; i < EACH; i++)
                sum[i] += of_a[y + i * step][k] * of_b[k][x];
        __syncthreads();
    }
    for (int i = 0; i < EACH; i++)
        if (row + i * step < n && column < n)
            c[(row + i * step) * n + column] = sum[i];
}
"""


def main() -> None:
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 256
    device, stream = common.open_device()
    random = numpy.random.default_rng(5)
    a, b = (random.random((n, n), numpy.float32) for _ in range(2))
    on_device = [common.upload(device, stream, array) for array in (a, b)]
    c = device.allocate(a.nbytes, stream=stream)
    arguments = (*on_device, c, n)

    tuned = tune(
        Template(SOURCE, "product<{TILE}, {EACH}>"),
        {"TILE": (8, 16, 32), "EACH": (1, 2, 4)},
        arguments,
        stream=stream,
        block=lambda it: (it["TILE"], it["TILE"] // it["EACH"]),
        grid=lambda it: (-(-n // it["TILE"]), -(-n // it["TILE"])),
        repeats=(2, 100),
        budget=20,
    )
    launch(stream, tuned.config, tuned.kernel, *arguments)
    result = common.download(c, stream, like=a)
    rate = 2 * n**3 / tuned.best.time / 1e6
    where = "kept from before" if tuned.is_from_disk else "just measured"
    common.verdict(
        "tile_sweep",
        numpy.allclose(result, a.astype(float) @ b, rtol=1e-4),
        f"{n} x {n}: {tuned.best.name} is the fastest, {rate:.3g} GFLOP/s ({where})",
    )
    print(tuned)


if __name__ == "__main__":
    main()
