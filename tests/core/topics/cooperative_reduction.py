"""Launch cooperatively: partial sums, a barrier of the whole grid, then one block adds them up."""

import common
import numpy
from cuda.core import LaunchConfig, launch

SOURCE = """
__global__ void sum(const int *x, int n, long long *partial, unsigned *arrived)
{
    __shared__ unsigned long long block;
    if (threadIdx.x == 0)
        block = 0;
    __syncthreads();
    long long mine = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        mine += x[i];
    atomicAdd(&block, (unsigned long long)mine);
    __syncthreads();
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = (long long)block;
        __threadfence();
        atomicAdd(arrived, 1u);
        while (atomicAdd(arrived, 0u) < gridDim.x)
            __nanosleep(100);
        if (blockIdx.x == 0)
            for (int i = 1; i < gridDim.x; i++)
                partial[0] += ((volatile long long *)partial)[i];
    }
}
"""
COUNT, BLOCKS = 6_000, 4

device, stream = common.start()
(kernel,) = common.kernels(device, SOURCE, "sum")
x = numpy.random.default_rng(4).integers(-1000, 1000, COUNT, dtype="i4")
partial, arrived = device.allocate(8 * BLOCKS, stream=stream), device.allocate(4, stream=stream)
arrived.fill(0, stream=stream)
config = LaunchConfig(grid=BLOCKS, block=64, is_cooperative=True)
launch(stream, config, kernel, common.upload(device, stream, x), numpy.int32(COUNT), partial, arrived)
result = common.download(stream, partial, numpy.zeros(BLOCKS, "i8"))
assert result[0] == x.sum()
print(config.is_cooperative, result.tolist())
