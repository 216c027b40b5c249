"""Compute c = a @ b by tiles in dynamic shared memory."""

import common
import numpy
from cuda.core import LaunchConfig, launch

SOURCE = """
extern __shared__ float tiles[];
__global__ void multiply(const float *a, const float *b, float *c, size_t n)
{
    const int tile = blockDim.x, x = threadIdx.x, y = threadIdx.y;
    float *of_a = tiles, *of_b = tiles + tile * tile, sum = 0;
    size_t row = blockIdx.y * tile + y, column = blockIdx.x * tile + x;
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
N, TILE = 45, 16

device, stream = common.start()
(multiply,) = common.kernels(device, SOURCE, "multiply")
a, b = (numpy.random.default_rng(seed).integers(-9, 9, (N, N)).astype("f4") for seed in (1, 2))
given = [common.upload(device, stream, x) for x in (a, b, a)]
config = LaunchConfig(grid=(-(-N // TILE), -(-N // TILE)), block=(TILE, TILE), shmem_size=2 * TILE * TILE * 4)
launch(stream, config, multiply, *given, numpy.uint64(N))
result = common.download(stream, given[2], a)
assert numpy.array_equal(result, a @ b)
print(config.grid, config.block, result[0, :3].tolist())
