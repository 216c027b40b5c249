// Clusters and cooperative grids that wait for each other where they must.

// --- neighbours-in-a-cluster
// Barriers of the cluster are before the reads, and before the next stores and the exit.
// buffer: a int[256] = arange
// buffer: out int[256]
// run: iterate<<<4, 64>>>(out, a, 4) cluster 2
// expect: nothing
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void iterate(int *out, const int *a, int steps)
{
    __shared__ int mine[64];
    auto cluster = cg::this_cluster();
    int t = threadIdx.x, value = a[blockIdx.x * 64 + t] + 1;
    int *other = cluster.map_shared_rank(mine, cluster.block_rank() ^ 1);
    for (int i = 0; i < steps; i++) {
        mine[t] = value;
        cluster.sync();
        value = value * 3 + other[63 - t];
        cluster.sync();
    }
    out[blockIdx.x * 64 + t] = value;
}

// --- cluster-histogram-with-atomics
// All blocks of the cluster count in the first block's bins by atomics.
// buffer: a int[256] = random
// buffer: out int[32]
// run: histogram<<<2, 128>>>(out, a) cluster 2
// expect: nothing
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void histogram(int *out, const int *a)
{
    __shared__ int bins[32];
    auto cluster = cg::this_cluster();
    int t = threadIdx.x;
    if (t < 32)
        bins[t] = 0;
    cluster.sync();
    int *first = cluster.map_shared_rank(bins, 0);
    atomicAdd(&first[a[blockIdx.x * 128 + t] & 31], 1);
    cluster.sync();
    if (cluster.block_rank() == 0 && t < 32)
        out[t] = bins[t];
}

// --- work-between-arrive-and-wait
// Between arriving and waiting the threads read only their own cells.
// buffer: a int[128] = arange
// buffer: out int[128]
// run: overlap<<<2, 64>>>(out, a) cluster 2
// expect: nothing
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void overlap(int *out, const int *a)
{
    __shared__ int mine[64];
    auto cluster = cg::this_cluster();
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    mine[t] = a[i] + 1;
    cluster.barrier_arrive();
    int sum = mine[t] * 7 + a[127 - i];
    cluster.barrier_wait();
    sum += cluster.map_shared_rank(mine, cluster.block_rank() ^ 1)[t] * 3;
    out[i] = sum;
    cluster.sync();
}

// --- phases-with-grid-barriers
// A barrier of the grid is between the phases, and between the loads and stores of a step.
// buffer: x int[256] = arange
// run: phases<<<4, 64>>>(x, 3) cooperative
// expect: nothing
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void phases(int *x, int steps)
{
    auto grid = cg::this_grid();
    int i = grid.thread_rank();
    for (int s = 0; s < steps; s++) {
        int other = x[255 - i];
        grid.sync();
        x[i] = other * 2 + s;
        grid.sync();
    }
}

// --- grid-barrier-of-atomics
// The leaders of the blocks count their arrivals by atomics, with fences on both sides.
// buffer: x int[256] = zeros
// buffer: arrived int[1] = zeros
// buffer: out int[256] = zeros
// run: phases<<<4, 64>>>(out, x, arrived) cooperative
// expect: nothing
extern "C" __global__ void phases(int *out, int *x, int *arrived)
{
    __shared__ bool complete;
    int i = blockIdx.x * 64 + threadIdx.x;
    x[i] = i * 3 + 1;
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        atomicAdd(arrived, 1);
        int polls = 0;
        while (*(volatile int *)arrived < 4 && polls < 100000)
            polls++;
        __threadfence();
        complete = polls < 100000;
    }
    __syncthreads();
    if (complete)
        out[i] = x[255 - i];
}
