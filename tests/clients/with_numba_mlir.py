"""Use numba-cuda-mlir: compile, launch, and print the steps whose results are right."""

import numpy
from numba_cuda_mlir import cuda


@cuda.jit
def add(x, y, out):
    i = cuda.grid(1)
    if i < x.size:
        out[i] = x[i] + y[i]


@cuda.jit
def scale(x, factor):
    i = cuda.grid(1)
    if i < x.size:
        x[i] *= factor


def arrays():
    x, out = numpy.arange(1000, dtype=numpy.float32), numpy.zeros(1000, numpy.float32)
    add[8, 128](x, 2 * x, out)
    assert numpy.array_equal(out, 3 * x)


def streams():
    stream = cuda.stream()
    x = numpy.arange(1000, dtype=numpy.float64)
    there = cuda.to_device(x, stream=stream)
    scale[8, 128, stream](there, 2.5)
    stream.synchronize()
    assert numpy.array_equal(there.copy_to_host(), 2.5 * x)


if __name__ == "__main__":
    for step in (arrays, streams):
        step()
        print(step.__name__)
