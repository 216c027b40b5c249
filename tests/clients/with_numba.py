"""Use numba-cuda, which compiles its kernels for the device that it finds.

The program prints the steps whose results are right.
"""

import math

import numba_kernels
import numpy
from numba import cuda, vectorize
from numba.cuda.random import create_xoroshiro128p_states, xoroshiro128p_uniform_float64

rng = numpy.random.default_rng(1)
kernels = {function.__name__: cuda.jit(function) for function in numba_kernels.SIGNATURES}


def add():
    x, out = numpy.arange(1000, dtype=numpy.float32), numpy.zeros(1000, numpy.float32)
    kernels["add"][8, 128](x, 2 * x, out)
    assert numpy.array_equal(out, 3 * x)


def sums():
    x, total = rng.integers(-1000, 1000, 10_000), numpy.zeros(1, numpy.int64)
    kernels["sum_of_blocks"][6, numba_kernels.BLOCK](x, total)
    assert total[0] == x.sum()
    assert cuda.reduce(lambda a, b: a + b)(x.astype(float)) == x.sum()


def matrices():
    a, b = (rng.standard_normal(shape).astype(numpy.float32) for shape in ((32, 24), (24, 16)))
    c = numpy.zeros((32, 16), numpy.float32)
    kernels["matrix_product"][(2, 4), (numba_kernels.TILE, numba_kernels.TILE)](a, b, c)
    assert numpy.allclose(c, a @ b, atol=1e-5)


def atomics():
    x, counts, most = rng.integers(0, 16, 5000, numpy.int32), numpy.zeros(16, numpy.int32), numpy.zeros(1, numpy.int32)
    kernels["histogram"][40, 128](x, counts, most)
    assert numpy.array_equal(counts, numpy.bincount(x, minlength=16)) and most[0] == x.max()


def grid():
    x, out = numpy.zeros(128, numpy.int32), numpy.zeros(128, numpy.int32)
    kernels["across_the_grid"][4, 32](x, out)
    assert numpy.array_equal(out, numpy.arange(128)[::-1])


def functions():
    @vectorize(["float64(float64, float64)"], target="cuda")
    def product(a, b):
        return a * b + 1

    @cuda.jit
    def curve(x, out):
        i = cuda.grid(1)
        out[i] = math.sin(x[i]) * math.exp(x[i]) + math.erf(x[i])

    x, out = numpy.linspace(-3, 3, 64), numpy.zeros(64)
    assert numpy.allclose(product(x, x), x * x + 1, rtol=1e-15)
    curve[2, 32](x, out)
    assert numpy.allclose(out, numpy.sin(x) * numpy.exp(x) + [math.erf(value) for value in x], rtol=1e-14)


def memory():
    stream = cuda.stream()
    x = numpy.arange(1000, dtype=numpy.float32)
    there = cuda.to_device(x, stream=stream)
    out = cuda.device_array_like(there)
    kernels["add"][8, 128, stream](there, there, out)
    back = out.copy_to_host(stream=stream)
    stream.synchronize()
    assert numpy.array_equal(back, 2 * x)
    shared = cuda.managed_array(16, numpy.float32)
    shared[:] = 3
    kernels["add"][1, 16](shared, shared, shared)
    cuda.synchronize()
    assert (shared == 6).all()


def events():
    stream = cuda.stream()
    there = cuda.to_device(numpy.ones(1000, numpy.float32), stream=stream)
    first, second = cuda.event(), cuda.event()
    first.record(stream)
    kernels["add"][8, 128, stream](there, there, there)
    second.record(stream)
    second.synchronize()
    assert second.query() and first.elapsed_time(second) >= 0
    assert (there.copy_to_host() == 2).all()


def random_numbers():
    @cuda.jit
    def draw(states, out):
        i = cuda.grid(1)
        out[i] = xoroshiro128p_uniform_float64(states, i)

    out = numpy.zeros(64)
    draw[2, 32](create_xoroshiro128p_states(64, seed=1), out)
    assert 0 <= out.min() < out.max() < 1 and len(set(out)) == 64


if __name__ == "__main__":
    for step in (add, sums, matrices, atomics, grid, functions, memory, events, random_numbers):
        step()
        print(step.__name__)
    print(cuda.get_current_device().name)
