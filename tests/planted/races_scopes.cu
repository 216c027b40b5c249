// Races between blocks of a cluster or of a cooperative grid, and scopes that are too narrow.

// --- neighbour-read-before-the-cluster-barrier
// Blocks read their neighbour's shared memory when only their own threads have waited.
// buffer: a int[256] = arange
// buffer: out int[256]
// run: shift<<<4, 64>>>(out, a) cluster 2
// expect: race A B
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void shift(int *out, const int *a)
{
    __shared__ int mine[64];
    auto cluster = cg::this_cluster();
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    mine[t] = -1;
    cluster.sync();
    mine[t] = a[i];  // @A
    __syncthreads();
    int *other = cluster.map_shared_rank(mine, cluster.block_rank() ^ 1);
    out[i] = other[t] * 2;  // @B
    cluster.sync();
}

// --- neighbour-still-reads
// A block stores its next values while the neighbour may still read the old ones.
// buffer: a int[256] = arange
// buffer: out int[256]
// run: iterate<<<4, 64>>>(out, a, 4) cluster 2
// expect: race A B
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void iterate(int *out, const int *a, int steps)
{
    __shared__ int mine[64];
    auto cluster = cg::this_cluster();
    int t = threadIdx.x, value = a[blockIdx.x * 64 + t] + 1;
    int *other = cluster.map_shared_rank(mine, cluster.block_rank() ^ 1);
    for (int i = 0; i < steps; i++) {
        mine[t] = value;  // @A
        cluster.sync();
        value = value * 3 + other[63 - t];  // @B
    }
    out[blockIdx.x * 64 + t] = value;
    cluster.sync();
}

// --- cluster-histogram-without-atomics
// All blocks of the cluster count in the first block's bins by plain additions.
// buffer: a int[256] = random
// buffer: out int[32]
// run: histogram<<<2, 128>>>(out, a) cluster 2
// expect: race A A
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
    first[a[blockIdx.x * 128 + t] & 31] += 1;  // @A
    cluster.sync();
    if (cluster.block_rank() == 0 && t < 32)
        out[t] = bins[t];
}

// --- remote-stores-then-block-barrier
// A block stores into its neighbour's memory, and the neighbour waits only for its own threads.
// buffer: a int[128] = arange
// buffer: out int[128]
// run: push<<<2, 64>>>(out, a) cluster 2
// expect: race A B
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void push(int *out, const int *a)
{
    __shared__ int inbox[64];
    auto cluster = cg::this_cluster();
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    inbox[t] = -1;
    cluster.sync();
    int *remote = cluster.map_shared_rank(inbox, cluster.block_rank() ^ 1);
    remote[t] = a[i] + 5;  // @A
    __syncthreads();
    out[i] = inbox[t];  // @B
    cluster.sync();
}

// --- read-between-arrive-and-wait
// The blocks have arrived at the cluster barrier, but the reads come before the wait.
// buffer: a int[128] = arange
// buffer: out int[128]
// run: overlap<<<2, 64>>>(out, a) cluster 2
// expect: race A B
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void overlap(int *out, const int *a)
{
    __shared__ int mine[64];
    auto cluster = cg::this_cluster();
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    mine[t] = 0;
    cluster.sync();
    mine[t] = a[i] + 1;  // @A
    cluster.barrier_arrive();
    int *other = cluster.map_shared_rank(mine, cluster.block_rank() ^ 1);
    int sum = other[t] * 3;  // @B
    cluster.barrier_wait();
    out[i] = sum;
    cluster.sync();
}

// --- phases-without-grid-barrier
// The second phase of a cooperative kernel reads the first one's results of other blocks.
// buffer: x int[256] = zeros
// buffer: out int[256]
// run: phases<<<4, 64>>>(out, x) cooperative
// expect: race A B
extern "C" __global__ void phases(int *out, int *x)
{
    int i = blockIdx.x * 64 + threadIdx.x;
    x[i] = i * i + 1;  // @A
    out[i] = x[255 - i] + 2;  // @B
}

// --- block-barrier-for-grid-barrier
// Between the loads and the stores of a step only the block waits.
// buffer: x float[256] = random
// run: diffuse<<<4, 64>>>(x, 3) cooperative
// expect: race A B
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void diffuse(float *x, int steps)
{
    auto grid = cg::this_grid();
    int i = blockIdx.x * 64 + threadIdx.x;
    for (int s = 0; s < steps; s++) {
        float left = x[(i + 255) & 255];  // @A
        __syncthreads();
        x[i] = left * 0.9f + s;  // @B
        grid.sync();
    }
}

// --- block-scope-for-all-blocks
// The atomics of the blocks' leaders reach only their own block, but all share the counter.
// buffer: count int[1] = zeros
// run: count_all<<<4, 64>>>(count)
// expect: race A A
extern "C" __global__ void count_all(int *count)
{
    if (threadIdx.x == 0)
        atomicAdd_block(count, blockIdx.x + 1);  // @A
}

// --- two-scopes-on-one-counter
// One block adds with block scope, because it runs alone at first, and the others with all.
// buffer: a int[256] = arange
// buffer: total int[1] = zeros
// run: add<<<4, 64>>>(total, a)
// expect: race A B
extern "C" __global__ void add(int *total, const int *a)
{
    int value = a[blockIdx.x * 64 + threadIdx.x] + 1;
    if (blockIdx.x == 0)
        atomicAdd_block(total, value);  // @A
    else
        atomicAdd(total, value);  // @B
}

// --- block-fence-for-the-last-block
// The fence before the counter reaches only the own block, but another block reads the sums.
// buffer: a int[256] = arange
// buffer: sums int[4] = zeros
// buffer: done unsigned[1] = zeros
// buffer: out int[1] = zeros
// run: reduce<<<4, 64>>>(out, sums, done, a)
// expect: race A B
extern "C" __global__ void reduce(int *out, int *sums, unsigned *done, const int *a)
{
    int sum = __reduce_add_sync(~0u, a[blockIdx.x * 64 + threadIdx.x]);
    if (threadIdx.x != 0)
        return;
    sums[blockIdx.x] = sum;  // @A
    __threadfence_block();
    if (atomicInc(done, 3) != 3)
        return;
    __threadfence();
    sum = 0;
    for (int b = 0; b < 4; b++)
        sum = sum * 3 + sums[b];  // @B
    *out = sum;
}

// --- atomic-ref-of-block-scope
// An atomic_ref of block scope refers to a counter of all blocks.
// buffer: bins int[8] = zeros
// buffer: a int[256] = random
// run: histogram<<<4, 64>>>(bins, a)
// expect: race A A
#include <cuda/atomic>

extern "C" __global__ void histogram(int *bins, const int *a)
{
    int i = a[blockIdx.x * 64 + threadIdx.x] & 7;
    cuda::atomic_ref<int, cuda::thread_scope_block> bin(bins[i]);
    bin.fetch_add(1, cuda::memory_order_relaxed);  // @A
}

// --- relaxed-store-of-the-flag
// The flag is stored with relaxed order, so it does not release the data.
// buffer: a int[4] = arange
// buffer: data int[1] = zeros
// buffer: flag int[1] = zeros
// buffer: out int[1] = zeros
// run: pass<<<2, 32>>>(out, data, flag, a)
// expect: race A B
#include <cuda/atomic>

extern "C" __global__ void pass(int *out, int *data, int *flag, const int *a)
{
    if (threadIdx.x != 0)
        return;
    cuda::atomic_ref<int, cuda::thread_scope_device> ready(*flag);
    if (blockIdx.x == 0) {
        *data = a[3] + 20;  // @A
        ready.store(1, cuda::memory_order_relaxed);
    } else {
        for (int polls = 0; polls < 100000; polls++)
            if (ready.load(cuda::memory_order_acquire)) {
                *out = *data;  // @B
                return;
            }
    }
}

// --- release-within-the-block
// The flag is released for the own block, and a thread of another block acquires it.
// buffer: a int[4] = arange
// buffer: data int[1] = zeros
// buffer: flag int[1] = zeros
// buffer: out int[1] = zeros
// run: pass<<<2, 32>>>(out, data, flag, a)
// expect: race A B
// expect: race C D
extern "C" __global__ void pass(int *out, int *data, int *flag, const int *a)
{
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        *data = a[3] + 20;  // @A
        asm volatile("st.release.cta.s32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");  // @C
    } else {
        int seen = 0;
        for (int polls = 0; !seen && polls < 100000; polls++)
            asm volatile("ld.acquire.gpu.s32 %0, [%1];" : "=r"(seen) : "l"(flag) : "memory");  // @D
        if (seen)
            *out = *data;  // @B
    }
}
