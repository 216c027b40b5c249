"""Run libcu++ on the simulated device: cuda::std, atomics, barriers, semaphores between blocks."""

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
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/semaphore>
#include <cuda/std/algorithm>
#include <cuda/std/array>
#include <cuda/std/bit>
#include <cuda/std/cmath>
#include <cuda/std/complex>
#include <cuda/std/mdspan>
#include <cuda/std/numeric>
#include <cuda/std/optional>
#include <cuda/std/variant>

extern "C" __global__ void heaps(int *x)
{
    cuda::std::array<int, 8> a;
    int *mine = x + 8 * threadIdx.x;
    cuda::std::copy(mine, mine + 8, a.begin());
    cuda::std::make_heap(a.begin(), a.end());
    cuda::std::sort_heap(a.begin(), a.end());
    cuda::std::copy(a.begin(), a.end(), mine);
}

extern "C" __global__ void bounds(const int *x, int n, const int *wanted, int *out)
{
    out[threadIdx.x] = cuda::std::lower_bound(x, x + n, wanted[threadIdx.x]) - x;
}

extern "C" __global__ void complex_numbers(const double *x, double *out)
{
    cuda::std::complex<double> a(x[2 * threadIdx.x], x[2 * threadIdx.x + 1]);
    auto b = cuda::std::exp(a) * a / cuda::std::complex<double>(2, 1), c = cuda::std::sqrt(a);
    double *o = out + 4 * threadIdx.x;
    o[0] = b.real(), o[1] = b.imag(), o[2] = c.real(), o[3] = c.imag();
}

extern "C" __global__ void views(const float *x, float *out)
{
    cuda::std::mdspan<const float, cuda::std::extents<int, 8, 4>> from(x);
    cuda::std::mdspan<float, cuda::std::extents<int, 8, 4>, cuda::std::layout_left> to(out);
    int i = threadIdx.x / 4, j = threadIdx.x % 4;
    to(i, j) = from(i, j);
}

extern "C" __global__ void bits(const unsigned *x, int *out)
{
    unsigned v = x[threadIdx.x];
    out[threadIdx.x] = cuda::std::popcount(v) * 10000 + cuda::std::countl_zero(v) * 100 + cuda::std::bit_width(v);
}

extern "C" __global__ void choices(const int *x, double *out)
{
    cuda::std::variant<int, double> v;
    cuda::std::optional<int> o;
    int i = x[threadIdx.x];
    if (i & 1)
        v = i;
    else
        v = i * 0.5;
    if (i % 3 == 0)
        o = i;
    out[threadIdx.x] = cuda::std::visit([](auto a) { return (double)a * 3; }, v);
    out[64 + threadIdx.x] = o.value_or(-1);
}

extern "C" __global__ void mathematics(const double *x, double *out)
{
    double v = x[threadIdx.x];
    out[3 * threadIdx.x] = cuda::std::hypot(v, 2.0);
    out[3 * threadIdx.x + 1] = cuda::std::lerp(v, 1.0, 0.25);
    out[3 * threadIdx.x + 2] = cuda::std::fmod(v, 0.7);
}

extern "C" __global__ void atomics(int *count, unsigned long long *most, float *sum, const int *x)
{
    cuda::atomic_ref<int, cuda::thread_scope_device>(*count).fetch_add(1, cuda::memory_order_relaxed);
    cuda::atomic_ref<unsigned long long>(*most).fetch_max(x[blockIdx.x * blockDim.x + threadIdx.x]);
    cuda::atomic_ref<float>(*sum).fetch_add(0.5f);
}

extern "C" __global__ void small_atomics(unsigned char *bytes, short *half)
{
    cuda::atomic_ref<unsigned char, cuda::thread_scope_device>(bytes[threadIdx.x % 4]).fetch_add(1);
    cuda::atomic_ref<short, cuda::thread_scope_device> h(*half);
    short old = h.load();
    while (!h.compare_exchange_weak(old, (short)(old + 2)))
        ;
}

extern "C" __global__ void locked(int *x, int *word)
{
    cuda::atomic_ref<int, cuda::thread_scope_device> lock(*word);
    while (lock.exchange(1, cuda::memory_order_acquire) != 0)
        ;
    *x = *x + 1;
    lock.store(0, cuda::memory_order_release);
}

using barrier = cuda::barrier<cuda::thread_scope_device>;
extern "C" __global__ void make_barrier(barrier *b, int n) { new (b) barrier(n); }
extern "C" __global__ void meet(int *x, barrier *b, int n)
{
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    x[t] = t;
    b->arrive_and_wait();
    x[n + t] = x[n - 1 - t];
}

using semaphore = cuda::counting_semaphore<cuda::thread_scope_device, 3>;
extern "C" __global__ void make_semaphore(semaphore *s) { new (s) semaphore(3); }
extern "C" __global__ void at_most_three(semaphore *s, int *inside, int *most, int *count)
{
    s->acquire();
    atomicMax(most, atomicAdd(inside, 1) + 1);
    atomicAdd(count, 1);
    atomicSub(inside, 1);
    s->release();
}
"""

kernels = compiled.fixture_for(SOURCE)


@pytest.fixture
def rng():
    return numpy.random.default_rng(5)


@pytest.fixture
def x(rng):
    return rng.integers(-1000, 1000, 256, numpy.int32)


def test_heaps(kernels, x):
    assert numpy.array_equal(kernels.launch("heaps", 1, 32, x)[0].reshape(32, 8), numpy.sort(x.reshape(32, 8), 1))


def test_bounds(kernels, x, rng):
    wanted = rng.integers(-1100, 1100, 64, numpy.int32)
    out = kernels.launch("bounds", 1, 64, numpy.sort(x), numpy.int32(256), wanted, numpy.zeros_like(wanted))[2]
    assert numpy.array_equal(out, numpy.searchsorted(numpy.sort(x), wanted))


def test_complex_numbers(kernels, rng):
    data = rng.standard_normal(128)
    a = data.view(complex)
    out = kernels.launch("complex_numbers", 1, 64, data, numpy.zeros(256))[1].view(complex).reshape(64, 2)
    assert numpy.allclose(out[:, 0], numpy.exp(a) * a / (2 + 1j), rtol=1e-14)
    assert numpy.allclose(out[:, 1], numpy.sqrt(a), rtol=1e-14)


def test_views(kernels, rng):
    data = rng.standard_normal((8, 4)).astype(numpy.float32)
    out = kernels.launch("views", 1, 32, data, numpy.zeros_like(data))[1]
    assert numpy.array_equal(out.reshape(4, 8), data.T)


def test_bits(kernels, x):
    values = x[:64].view(numpy.uint32) >> (numpy.arange(64) % 33).clip(0, 31).astype(numpy.uint32)
    values[0] = 0
    out = kernels.launch("bits", 1, 64, values, numpy.zeros(64, numpy.int32))[1]
    lengths = [int(value).bit_length() for value in values]
    assert list(out) == [int(v).bit_count() * 10000 + (32 - n) * 100 + n for v, n in zip(values, lengths, strict=True)]


def test_choices(kernels, x):
    x = x[:64]
    out = kernels.launch("choices", 1, 64, x, numpy.zeros(128))[1]
    assert numpy.array_equal(out[:64], numpy.where(x & 1, x, x * 0.5) * 3)
    assert numpy.array_equal(out[64:], numpy.where(x % 3 == 0, x, -1))


def test_mathematics(kernels, rng):
    x = rng.standard_normal(64) * 10
    out = kernels.launch("mathematics", 1, 64, x, numpy.zeros((64, 3)))[1]
    assert numpy.allclose(out[:, 0], numpy.hypot(x, 2), rtol=1e-15)
    assert numpy.allclose(out[:, 1], x + 0.25 * (1 - x), rtol=1e-14)
    assert numpy.array_equal(out[:, 2], numpy.fmod(x, 0.7))


def test_atomics(kernels, x):
    count, most, total, _ = kernels.launch(
        "atomics", 4, 64, numpy.zeros(2, numpy.int32), numpy.zeros(1, numpy.uint64), numpy.zeros(2, numpy.float32), abs(x))
    assert (count[0], most[0], total[0]) == (256, abs(x).max(), 128)


def test_atomics_of_one_and_two_bytes(kernels):
    counts, half = kernels.launch("small_atomics", 2, 64, numpy.zeros(8, numpy.uint8), numpy.zeros(4, numpy.int16))
    assert list(counts) == [32] * 4 + [0] * 4 and list(half) == [256, 0, 0, 0]


def test_a_lock_between_threads(kernels):
    assert kernels.launch("locked", 4, 64, numpy.zeros(2, numpy.int32), numpy.zeros(2, numpy.int32))[0][0] == 256


def test_a_barrier_between_blocks(kernels):
    barrier = kernels.buffer(numpy.zeros(64, numpy.uint8))
    kernels.launch("make_barrier", 1, 1, barrier, numpy.int32(128))
    (out,) = kernels.launch("meet", 4, 32, numpy.zeros(256, numpy.int32), barrier, numpy.int32(128), is_cooperative=True)
    assert numpy.array_equal(out[128:], numpy.arange(128)[::-1])


def test_a_semaphore(kernels):
    semaphore = kernels.buffer(numpy.zeros(64, numpy.uint8))
    kernels.launch("make_semaphore", 1, 1, semaphore)
    zeros = numpy.zeros(2, numpy.int32)
    inside, most, count = kernels.launch("at_most_three", 2, 32, semaphore, zeros, zeros, zeros)
    assert inside[0] == 0 and 1 <= most[0] <= 3 and count[0] == 64
