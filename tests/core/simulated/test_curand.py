"""Compare cuRAND's device functions on the simulated device with sequences computed here.

The tests compute XORWOW by its recurrence and the powers of its matrix, and Philox by its rounds.
"""

import functools
import itertools

import numpy
import pytest
from support import libraries
from support.core import compiled
from support.sanitizers import needs_builtins

pytestmark = [
    pytest.mark.nvrtc,
    pytest.mark.skipif(libraries.ON_GPU, reason="the simulated device takes the place of a GPU"),
    needs_builtins,
]

SOURCE = """
#include <curand_kernel.h>
template <class state, class number, class draw>
__device__ void drawn(unsigned long long seed, unsigned long long offset, number *out, int count, draw next)
{
    state s;
    curand_init(seed, threadIdx.x, offset, &s);
    for (int i = 0; i < count; i++)
        out[threadIdx.x * count + i] = next(&s);
}
#define EACH(name, number, function)                                                                                  \\
    extern "C" __global__ void xorwow_##name(unsigned long long seed, unsigned long long offset, number *out, int n)  \\
    {                                                                                                                 \\
        drawn<curandStateXORWOW>(seed, offset, out, n, [](auto s) { return function(s); });                           \\
    }                                                                                                                 \\
    extern "C" __global__ void philox_##name(unsigned long long seed, unsigned long long offset, number *out, int n)  \\
    {                                                                                                                 \\
        drawn<curandStatePhilox4_32_10>(seed, offset, out, n, [](auto s) { return function(s); });                    \\
    }
EACH(bits, unsigned, curand)
EACH(uniform, float, curand_uniform)
EACH(uniform_double, double, curand_uniform_double)
EACH(normal, float, curand_normal)
"""

kernels = compiled.fixture_for(SOURCE)
WORD = 2**32 - 1
THREADS, COUNT, SEED = 8, 12, 0x123456789ABCDEF

# --- XORWOW: five words of 32 bits, and a counter ---


def xorwow_step(v):
    t = v[0] ^ v[0] >> 2
    return (*v[1:], (v[4] ^ v[4] << 4 ^ t ^ t << 1) & WORD)


def columns_of(step):
    """Return the matrix over one bit of a linear function of 160 bits, as its columns."""
    def split(value):
        return tuple(value >> 32 * i & WORD for i in range(5))

    return [sum(word << 32 * i for i, word in enumerate(step(split(1 << bit)))) for bit in range(160)]


def applied(columns, value):
    result = 0
    while value:
        bit = value & -value
        result ^= columns[bit.bit_length() - 1]
        value ^= bit
    return result


@functools.cache
def subsequence_matrix():
    """Return the matrix of 2**67 steps."""
    columns = columns_of(xorwow_step)
    for _ in range(67):
        columns = [applied(columns, column) for column in columns]
    return columns


def xorwow(seed, subsequence, offset):
    low, high = (seed & WORD) ^ 0xAAD26B49, (seed >> 32) ^ 0xF7DCEFDD
    t0, t1 = 1099087573 * low & WORD, 2591861531 * high & WORD
    v = [123456789 + t0, 362436069 ^ t0, 521288629 + t1, 88675123 ^ t1, 5783321 + t0]
    counter = 6615241 + t1 + t0
    packed = sum((word & WORD) << 32 * i for i, word in enumerate(v))
    for _ in range(subsequence):
        packed = applied(subsequence_matrix(), packed)
    v = tuple(packed >> 32 * i & WORD for i in range(5))
    for number in itertools.count():
        v = xorwow_step(v)
        counter = counter + 362437 & WORD
        if number >= offset:
            yield v[4] + counter & WORD


# --- Philox 4x32, ten rounds of a counter of 128 bits ---


def philox_block(counter, key):
    c, k = [counter >> 32 * i & WORD for i in range(4)], [key & WORD, key >> 32]
    for _ in range(10):
        first, second = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [second >> 32 ^ c[1] ^ k[0], second & WORD, first >> 32 ^ c[3] ^ k[1], first & WORD]
        k = [k[0] + 0x9E3779B9 & WORD, k[1] + 0xBB67AE85 & WORD]
    return c


def philox(seed, subsequence, offset):
    words = (word for i in itertools.count() for word in philox_block(subsequence << 64 | i, seed))
    return itertools.islice(words, offset, None)


SEQUENCES = {"xorwow": xorwow, "philox": philox}


def drawn(kernels, name, dtype, offset=0):
    out = numpy.zeros((THREADS, COUNT), dtype)
    return kernels.launch(name, 1, THREADS, numpy.uint64(SEED), numpy.uint64(offset), out, numpy.int32(COUNT))[0]


def words(engine, count, offset=0):
    """Return the first words of each thread's sequence."""
    rows = [list(itertools.islice(SEQUENCES[engine](SEED, t, offset), count)) for t in range(THREADS)]
    return numpy.array(rows, numpy.uint64)


@pytest.mark.parametrize("engine", SEQUENCES)
@pytest.mark.parametrize("offset", [0, 1, 7, 1000])
def test_words(kernels, engine, offset):
    assert numpy.array_equal(drawn(kernels, f"{engine}_bits", numpy.uint32, offset), words(engine, COUNT, offset))


@pytest.mark.parametrize("engine", SEQUENCES)
def test_uniform(kernels, engine):
    single = words(engine, COUNT).astype(numpy.float32)
    exact = single.astype(numpy.float64) * 2.0**-32 + 2.0**-33
    assert numpy.array_equal(drawn(kernels, f"{engine}_uniform", numpy.float32), exact.astype(numpy.float32))


def test_uniform_double(kernels):
    pairs = words("xorwow", 2 * COUNT).reshape(THREADS, COUNT, 2)
    wide = pairs[..., 0] ^ pairs[..., 1] << numpy.uint64(21)
    exact = wide.astype(numpy.longdouble) * 2.0**-53 + 2.0**-54
    assert numpy.array_equal(drawn(kernels, "xorwow_uniform_double", numpy.float64), exact.astype(numpy.float64))


@pytest.mark.parametrize("engine", SEQUENCES)
def test_normal(kernels, engine):
    """Normal numbers follow Box and Muller, with two words each.

    The logarithm and sine of fast mathematics have an absolute error.
    """
    uniform = words(engine, COUNT).astype(numpy.float64) * 2.0**-32 + 2.0**-33
    size, angle = numpy.sqrt(-2 * numpy.log(uniform[:, ::2])), 2 * numpy.pi * uniform[:, 1::2]
    exact = numpy.stack([size * numpy.sin(angle), size * numpy.cos(angle)], -1).reshape(THREADS, COUNT)
    assert numpy.allclose(drawn(kernels, f"{engine}_normal", numpy.float32), exact, rtol=2e-6, atol=4e-6)
