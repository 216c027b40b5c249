"""Compute c = a + b, with one thread for each element."""

import common
import numpy
from cuda.core import launch

SOURCE = """
__global__ void add(const float *a, const float *b, float *c, size_t n)
{
    size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
    if (i < n)
        c[i] = a[i] + b[i];
}
"""
COUNT = 10_000

device, stream = common.start()
(add,) = common.kernels(device, SOURCE, "add")
a, b = numpy.arange(COUNT, dtype="f4"), numpy.linspace(0, 1, COUNT, dtype="f4")
given = [common.upload(device, stream, x) for x in (a, b)]
c = device.allocate(a.nbytes, stream=stream)
launch(stream, common.over(COUNT), add, *given, c, numpy.uint64(COUNT))
result = common.download(stream, c, a)
assert numpy.array_equal(result, a + b)
print(result[:4].tolist(), float(result.sum(dtype="f8")))
