"""Run CUB's primitives of blocks and warps on the simulated device."""

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
#include <cub/block/block_exchange.cuh>
#include <cub/block/block_histogram.cuh>
#include <cub/block/block_load.cuh>
#include <cub/block/block_merge_sort.cuh>
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/block/block_store.cuh>
#include <cub/warp/warp_exchange.cuh>
#include <cub/warp/warp_merge_sort.cuh>
#include <cub/warp/warp_reduce.cuh>
#include <cub/warp/warp_scan.cuh>

struct largest {
    __device__ int operator()(int a, int b) const { return a > b ? a : b; }
};
struct descending {
    __device__ bool operator()(float a, float b) const { return a > b; }
};

template <cub::BlockReduceAlgorithm how> __device__ void reduced(const int *x, int *out)
{
    using reduce = cub::BlockReduce<int, 96, how>;
    __shared__ typename reduce::TempStorage room;
    int sum = reduce(room).Sum(x[blockIdx.x * 96 + threadIdx.x]);
    __syncthreads();
    int most = reduce(room).Reduce(x[blockIdx.x * 96 + threadIdx.x], largest());
    if (threadIdx.x == 0) {
        out[2 * blockIdx.x] = sum;
        out[2 * blockIdx.x + 1] = most;
    }
}
extern "C" __global__ void reduce_raking(const int *x, int *out) { reduced<cub::BLOCK_REDUCE_RAKING>(x, out); }
extern "C" __global__ void reduce_warps(const int *x, int *out) { reduced<cub::BLOCK_REDUCE_WARP_REDUCTIONS>(x, out); }

template <cub::BlockScanAlgorithm how> __device__ void scanned(const int *x, int *out)
{
    using scan = cub::BlockScan<int, 128, how>;
    __shared__ typename scan::TempStorage room;
    int v[3], sum;
    for (int i = 0; i < 3; i++)
        v[i] = x[3 * threadIdx.x + i];
    scan(room).ExclusiveSum(v, v, sum);
    for (int i = 0; i < 3; i++)
        out[3 * threadIdx.x + i] = v[i];
    if (threadIdx.x == 0)
        out[3 * 128] = sum;
}
extern "C" __global__ void scan_raking(const int *x, int *out) { scanned<cub::BLOCK_SCAN_RAKING>(x, out); }
extern "C" __global__ void scan_warps(const int *x, int *out) { scanned<cub::BLOCK_SCAN_WARP_SCANS>(x, out); }

extern "C" __global__ void sort_pairs(float *keys, int *values)
{
    using sort = cub::BlockRadixSort<float, 64, 4, int>;
    __shared__ typename sort::TempStorage room;
    float k[4];
    int v[4];
    cub::LoadDirectBlocked(threadIdx.x, keys, k);
    cub::LoadDirectBlocked(threadIdx.x, values, v);
    sort(room).SortDescending(k, v);
    cub::StoreDirectBlocked(threadIdx.x, keys, k);
    cub::StoreDirectBlocked(threadIdx.x, values, v);
}

extern "C" __global__ void merge_sort(float *keys)
{
    using sort = cub::BlockMergeSort<float, 64, 4>;
    __shared__ typename sort::TempStorage room;
    float k[4];
    cub::LoadDirectBlocked(threadIdx.x, keys, k);
    sort(room).Sort(k, descending());
    cub::StoreDirectBlocked(threadIdx.x, keys, k);
}

// Rows go in by one way and come out by another: each thread's four neighbours, in the end.
template <cub::BlockLoadAlgorithm in, cub::BlockStoreAlgorithm out> __device__ void copied(const short *x, short *y, int n)
{
    using load = cub::BlockLoad<short, 64, 4, in>;
    using store = cub::BlockStore<short, 64, 4, out>;
    __shared__ union {
        typename load::TempStorage load;
        typename store::TempStorage store;
    } room;
    short v[4];
    load(room.load).Load(x, v, n, (short)-1);
    __syncthreads();
    for (int i = 0; i < 4; i++)
        v[i] = (short)(v[i] * 4 + i);
    store(room.store).Store(y, v);
}
extern "C" __global__ void copy_transposed(const short *x, short *y, int n)
{
    copied<cub::BLOCK_LOAD_TRANSPOSE, cub::BLOCK_STORE_WARP_TRANSPOSE>(x, y, n);
}
extern "C" __global__ void copy_vectors(const short *x, short *y, int n)
{
    copied<cub::BLOCK_LOAD_VECTORIZE, cub::BLOCK_STORE_VECTORIZE>(x, y, n);
}

extern "C" __global__ void exchange(const int *x, int *striped, int *scattered)
{
    using exchange = cub::BlockExchange<int, 64, 4>;
    __shared__ typename exchange::TempStorage room;
    int v[4], w[4], ranks[4];
    cub::LoadDirectBlocked(threadIdx.x, x, v);
    exchange(room).BlockedToStriped(v, w);
    cub::StoreDirectBlocked(threadIdx.x, striped, w);
    __syncthreads();
    for (int i = 0; i < 4; i++)
        ranks[i] = 255 - (4 * threadIdx.x + i);
    exchange(room).ScatterToBlocked(v, w, ranks);
    cub::StoreDirectBlocked(threadIdx.x, scattered, w);
}

extern "C" __global__ void histogram(const unsigned char *x, unsigned *counts)
{
    using histogram = cub::BlockHistogram<unsigned char, 64, 4, 256, cub::BLOCK_HISTO_SORT>;
    __shared__ typename histogram::TempStorage room;
    __shared__ unsigned mine[256];
    unsigned char v[4];
    cub::LoadDirectBlocked(threadIdx.x, x, v);
    histogram(room).Histogram(v, mine);
    __syncthreads();
    for (int i = threadIdx.x; i < 256; i += 64)
        counts[i] = mine[i];
}

extern "C" __global__ void warps(const double *x, double *sums, double *scans, int *heads)
{
    using reduce = cub::WarpReduce<double, 16>;
    using scan = cub::WarpScan<double>;
    using head = cub::WarpReduce<int>;
    __shared__ typename reduce::TempStorage reduce_room[4];
    __shared__ typename scan::TempStorage scan_room[2];
    __shared__ typename head::TempStorage head_room[2];
    double v = x[threadIdx.x], r;
    double sum = reduce(reduce_room[threadIdx.x / 16]).Sum(v);
    if (threadIdx.x % 16 == 0)
        sums[threadIdx.x / 16] = sum;
    scan(scan_room[threadIdx.x / 32]).InclusiveSum(v, r);
    scans[threadIdx.x] = r;
    heads[threadIdx.x] = head(head_room[threadIdx.x / 32]).HeadSegmentedSum(1, threadIdx.x % 5 == 0);
}

extern "C" __global__ void warp_sort(unsigned *keys)
{
    using sort = cub::WarpMergeSort<unsigned, 2, 32>;
    __shared__ typename sort::TempStorage room[2];
    unsigned k[2] = {keys[2 * threadIdx.x], keys[2 * threadIdx.x + 1]};
    sort(room[threadIdx.x / 32]).Sort(k, cub::Less());
    keys[2 * threadIdx.x] = k[0];
    keys[2 * threadIdx.x + 1] = k[1];
}
""".replace("cub::Less()", "::cuda::std::less<>()")

kernels = compiled.fixture_for(SOURCE)


@pytest.fixture
def rng():
    return numpy.random.default_rng(12)


@pytest.mark.parametrize("name", ["reduce_raking", "reduce_warps"])
def test_reduce(kernels, rng, name):
    x = rng.integers(-(2**20), 2**20, (3, 96), numpy.int32)
    out = kernels.launch(name, 3, 96, x, numpy.zeros((3, 2), numpy.int32))[1]
    assert numpy.array_equal(out, numpy.stack([x.sum(1), x.max(1)], 1))


@pytest.mark.parametrize("name", ["scan_raking", "scan_warps"])
def test_scan(kernels, rng, name):
    x = rng.integers(-(2**20), 2**20, 384, numpy.int32)
    out = kernels.launch(name, 1, 128, x, numpy.zeros(385, numpy.int32))[1]
    assert numpy.array_equal(out, numpy.concatenate([[0], numpy.cumsum(x)]))


def test_sort_pairs(kernels, rng):
    keys = rng.integers(-40, 40, 256).astype(numpy.float32) / 8
    values = numpy.arange(256, dtype=numpy.int32)
    sorted_keys, sorted_values = kernels.launch("sort_pairs", 1, 64, keys, values)
    order = numpy.argsort(-keys, kind="stable")
    assert numpy.array_equal(sorted_keys, keys[order]) and numpy.array_equal(sorted_values, order)


def test_merge_sort(kernels, rng):
    keys = rng.standard_normal(256).astype(numpy.float32)
    assert numpy.array_equal(kernels.launch("merge_sort", 1, 64, keys)[0], numpy.sort(keys)[::-1])


@pytest.mark.parametrize("name", ["copy_transposed", "copy_vectors"])
def test_load_and_store(kernels, rng, name):
    x = rng.integers(-1000, 1000, 256, numpy.int16)
    out = kernels.launch(name, 1, 64, x, numpy.zeros_like(x), numpy.int32(203))[1]
    read = numpy.where(numpy.arange(256) < 203, x, -1)
    assert numpy.array_equal(out, read * 4 + numpy.arange(256) % 4)


def test_exchange(kernels, rng):
    x = rng.integers(0, 1000, 256, numpy.int32)
    _, striped, scattered = kernels.launch("exchange", 1, 64, x, numpy.zeros_like(x), numpy.zeros_like(x))
    assert numpy.array_equal(striped.reshape(64, 4), x.reshape(4, 64).T)
    assert numpy.array_equal(scattered, x[::-1])


def test_histogram(kernels, rng):
    x = rng.binomial(255, 0.4, 256).astype(numpy.uint8)
    counts = kernels.launch("histogram", 1, 64, x, numpy.zeros(256, numpy.uint32))[1]
    assert numpy.array_equal(counts, numpy.bincount(x, minlength=256))


def test_warps(kernels, rng):
    x = rng.integers(-1000, 1000, 64).astype(numpy.float64) / 4
    _, sums, scans, heads = kernels.launch(
        "warps", 1, 64, x, numpy.zeros(4), numpy.zeros(64), numpy.zeros(64, numpy.int32))  # fmt: skip
    assert numpy.array_equal(sums, x.reshape(4, 16).sum(1))
    assert numpy.array_equal(scans.reshape(2, 32), numpy.cumsum(x.reshape(2, 32), 1))
    starts = [i for i in range(64) if i % 5 == 0]
    ends = [min(i + 5, (i // 32 + 1) * 32) for i in starts]
    assert [heads[i] for i in starts] == [end - start for start, end in zip(starts, ends, strict=True)]


def test_warp_sort(kernels, rng):
    keys = rng.integers(0, 2**32, 128, numpy.uint32)
    assert numpy.array_equal(kernels.launch("warp_sort", 1, 64, keys)[0].reshape(2, 64), numpy.sort(keys.reshape(2, 64), 1))
