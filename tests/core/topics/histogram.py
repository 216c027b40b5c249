"""Count how often each byte occurs, by atomics in shared and in global memory."""

import common
import numpy
from cuda.core import LaunchConfig, launch

SOURCE = """
__global__ void histogram(const unsigned char *data, size_t n, unsigned *counts)
{
    __shared__ unsigned mine[256];
    mine[threadIdx.x] = 0;
    __syncthreads();
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += gridDim.x * (size_t)blockDim.x)
        atomicAdd(&mine[data[i]], 1u);
    __syncthreads();
    atomicAdd(&counts[threadIdx.x], mine[threadIdx.x]);
}
"""
device, stream = common.start()
(kernel,) = common.kernels(device, SOURCE, "histogram")
data = numpy.random.default_rng(7).integers(0, 256, 9_999, dtype="u1")
counts = device.allocate(4 * 256, stream=stream)
counts.fill(0, stream=stream)
launch(stream, LaunchConfig(grid=6, block=256), kernel, common.upload(device, stream, data), numpy.uint64(data.size), counts)
result = common.download(stream, counts, numpy.zeros(256, "u4"))
assert numpy.array_equal(result, numpy.bincount(data, minlength=256))
print(result[:8].tolist())
