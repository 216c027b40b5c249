"""Compute a * x + y by a template, in single and double precision."""

import common
import numpy
from cuda.core import launch

SOURCE = """
template <typename T> __global__ void saxpy(T a, const T *x, const T *y, T *out, size_t n)
{
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += gridDim.x * (size_t)blockDim.x)
        out[i] = a * x[i] + y[i];
}
"""
COUNT = 5_000

device, stream = common.start()
types = {"saxpy<float>": numpy.float32, "saxpy<double>": numpy.float64}
for (name, kind), kernel in zip(types.items(), common.kernels(device, SOURCE, *types), strict=True):
    x, y = numpy.arange(COUNT).astype(kind), numpy.full(COUNT, 0.5, kind)
    buffers = [common.upload(device, stream, array) for array in (x, y, x)]
    launch(stream, common.over(COUNT), kernel, kind(3), *buffers, numpy.uint64(COUNT))
    result = common.download(stream, buffers[2], x)
    assert numpy.array_equal(result, 3 * x + y)
    print(name, kernel.num_arguments, result[-1])
