"""Stand for a project that computes on a GPU and has ten tests.

With TEN_FAULT=1 the kernel of the third test writes to memory that nobody allocated.
"""

import os

import numpy
import pytest


def floats(n):
    return numpy.arange(n, dtype=numpy.float32)


def zeros(n, kind=numpy.float32):
    return numpy.zeros(n, kind)


@pytest.mark.parametrize("n", [1, 100])
def test_scale(gpu, n):
    assert numpy.array_equal(gpu.run("scale", 4, 32, floats(n), zeros(n)), 2 * floats(n))


def test_sum_of_two(gpu):
    name = "wrong" if os.environ.get("TEN_FAULT") else "add"
    x = (floats(1000),) if name == "wrong" else (floats(1000), floats(1000))
    assert numpy.array_equal(gpu.run(name, 2, 64, *x, zeros(1000)), 2 * floats(1000))


@pytest.mark.parametrize("n", [10, 300, 5000])
def test_strides(gpu, n):
    assert numpy.array_equal(gpu.run("add", 4, 64, floats(n), floats(n)[::-1].copy(), zeros(n)), zeros(n) + n - 1)


@pytest.mark.parametrize("n", [1, 1000])
def test_atomics(gpu, n):
    x = numpy.arange(n, dtype=numpy.int32)
    assert gpu.run("total", 32, 32, x, zeros(1, numpy.int32))[0] == x.sum()


@pytest.mark.parametrize("blocks", [1, 5])
def test_shared(gpu, blocks):
    x = numpy.arange(64 * blocks, dtype=numpy.int32)
    expected = x.reshape(blocks, 64)[:, ::-1].ravel()
    assert numpy.array_equal(gpu.run("reverse", blocks, 64, x, zeros(x.size, numpy.int32)), expected)
