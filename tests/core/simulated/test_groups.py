"""Cooperative groups on the simulated device: tiles, partial warps, blocks, clusters, grids."""

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
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;

extern "C" __global__ void tiles(const int *x, int *sums, int *scans, int *shifted, unsigned *votes)
{
    auto block = cg::this_thread_block();
    auto tile = cg::tiled_partition<8>(block);
    int i = block.thread_rank(), v = x[i];
    sums[i] = cg::reduce(tile, v, cg::plus<int>());
    scans[i] = cg::exclusive_scan(tile, v, cg::plus<int>());
    shifted[i] = tile.shfl_down(v, 1);
    votes[i] = tile.ballot(v & 1);
}

extern "C" __global__ void large_tiles(double *out)
{
    __shared__ cg::block_tile_memory<128> room;
    auto block = cg::this_thread_block(room);
    auto tile = cg::tiled_partition<64>(block);
    out[block.thread_rank()] = cg::reduce(tile, (double)block.thread_rank(), cg::plus<double>());
}

// Those that are there together; one of them counts for all.
extern "C" __global__ void coalesced(const int *x, int *out, int *count)
{
    int v = x[threadIdx.x], start;
    if (v % 3 == 0) {
        auto group = cg::coalesced_threads();
        if (group.thread_rank() == 0)
            start = atomicAdd(count, group.size());
        out[group.shfl(start, 0) + group.thread_rank()] = v;
    }
}

extern "C" __global__ void partitions(const int *x, int *labels, int *halves)
{
    auto warp = cg::tiled_partition<32>(cg::this_thread_block());
    auto group = cg::labeled_partition(warp, x[threadIdx.x] & 3);
    labels[threadIdx.x] = cg::reduce(group, 1, cg::plus<int>()) * 100 + group.thread_rank();
    halves[threadIdx.x] = cg::binary_partition(warp, x[threadIdx.x] & 1).size();
}

// Each thread reads what threads of other blocks wrote before a barrier of the grid.
extern "C" __global__ void grid(int *x, int *sum)
{
    auto grid = cg::this_grid();
    int i = grid.thread_rank(), n = grid.size();
    x[i] = i;
    grid.sync();
    sum[i] = x[n - 1 - i] + x[(i + n / 2) % n];
    grid.sync();
    x[i] = -1;
}

extern "C" __global__ void __cluster_dims__(2, 1, 1) cluster(const int *x, int *out)
{
    __shared__ int mine[64];
    auto cluster = cg::this_cluster();
    mine[threadIdx.x] = x[blockIdx.x * 64 + threadIdx.x];
    cluster.sync();
    int *other = cluster.map_shared_rank(mine, cluster.block_rank() ^ 1);
    out[blockIdx.x * 64 + threadIdx.x] = other[threadIdx.x] * 10 + cluster.block_rank();
    cluster.sync();
}

extern "C" __global__ void once(int *out)
{
    auto block = cg::this_thread_block();
    cg::invoke_one(block, [&] { out[0] += 7; });
    out[1 + threadIdx.x] = cg::invoke_one_broadcast(cg::tiled_partition<32>(block), [&] { return 5; });
}

extern "C" __global__ void arrive_and_wait(int *out)
{
    __shared__ int room[64];
    auto block = cg::this_thread_block();
    room[threadIdx.x] = threadIdx.x * 3;
    auto token = block.barrier_arrive();
    int other = 63 - threadIdx.x;
    block.barrier_wait(static_cast<decltype(token) &&>(token));
    out[threadIdx.x] = room[other];
}
"""

kernels = compiled.fixture_for(SOURCE)


@pytest.fixture
def x():
    return numpy.random.default_rng(3).integers(-1000, 1000, 64, numpy.int32)


def test_tiles(kernels, x):
    like = numpy.zeros_like(x)
    _, sums, scans, shifted, votes = kernels.launch("tiles", 1, 64, x, like, like, like, like)
    rows = x.reshape(8, 8)
    assert numpy.array_equal(sums.reshape(8, 8), numpy.tile(rows.sum(1)[:, None], 8))
    assert numpy.array_equal(scans.reshape(8, 8), numpy.cumsum(rows, 1) - rows)
    assert numpy.array_equal(shifted.reshape(8, 8)[:, :7], rows[:, 1:])
    assert numpy.array_equal(votes.reshape(8, 8), numpy.tile(((rows & 1) << numpy.arange(8)).sum(1)[:, None], 8))


def test_tiles_of_several_warps(kernels):
    out = kernels.launch("large_tiles", 1, 128, numpy.zeros(128))[0].reshape(2, 64)
    assert numpy.array_equal(out, numpy.tile(numpy.arange(128.0).reshape(2, 64).sum(1)[:, None], 64))


def test_coalesced_threads(kernels, x):
    _, out, count = kernels.launch("coalesced", 1, 64, x, numpy.zeros_like(x), numpy.zeros(2, numpy.int32))
    wanted = x[x % 3 == 0]
    assert count[0] == len(wanted) and sorted(out[: len(wanted)]) == sorted(wanted)


def test_partitions(kernels, x):
    _, labels, halves = kernels.launch("partitions", 1, 32, x, numpy.zeros_like(x), numpy.zeros_like(x))
    kinds = x[:32] & 3
    assert list(labels[:32]) == [100 * (kinds == k).sum() + (kinds[:i] == k).sum() for i, k in enumerate(kinds)]
    assert list(halves[:32]) == [(kinds % 2 == k % 2).sum() for k in kinds]


def test_grid(kernels):
    zeros, i = numpy.zeros(256, numpy.int32), numpy.arange(256)
    x, sums = kernels.launch("grid", 8, 32, zeros, zeros, is_cooperative=True)
    assert numpy.array_equal(sums, 255 - i + (i + 128) % 256) and (x == -1).all()


def test_cluster(kernels):
    x = numpy.random.default_rng(4).integers(0, 1000, (2, 2, 64), numpy.int32)
    out = kernels.launch("cluster", 4, 64, x, numpy.zeros_like(x))[1]
    assert numpy.array_equal(out, x[:, ::-1] * 10 + numpy.array([[0], [1]]))


def test_invoke_one(kernels):
    out = kernels.launch("once", 1, 32, numpy.zeros(34, numpy.int32))[0]
    assert out[0] == 7 and (out[1:33] == 5).all()


def test_arrive_and_wait(kernels):
    out = kernels.launch("arrive_and_wait", 1, 64, numpy.zeros(64, numpy.int32))[0]
    assert numpy.array_equal(out, 3 * numpy.arange(64)[::-1])
