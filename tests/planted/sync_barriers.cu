// Barriers of blocks, grids and clusters that some of their threads do not reach, or not alike.

// --- barrier-in-a-branch-of-half-a-warp
// Only the lower half of each warp reaches the barrier; the other lanes go on behind the branch.
// Hardware waits until these have ended, or for ever if they wait for the lanes in the branch.
// hangs
// buffer: a int[64] = random
// buffer: out int[64]
// run: exchange_halves<<<1, 64>>>(out, a)
// expect: sync A A
extern "C" __global__ void exchange_halves(int *out, const int *a)
{
    __shared__ int tile[64];
    int x = a[threadIdx.x];
    if ((threadIdx.x & 31) < 16) {
        tile[threadIdx.x] = x;
        __syncthreads();  // @A
        x += tile[threadIdx.x ^ 32];
    }
    out[threadIdx.x] = x;
}

// --- barrier-in-a-loop-of-uneven-length
// The lanes of a warp make one to four rounds. From the second round on, lanes are missing at the
// barrier. Hardware waits until these have ended, or for ever.
// hangs
// buffer: a int[64] = random
// buffer: out int[64]
// run: rounds<<<1, 64>>>(out, a)
// expect: sync A A
extern "C" __global__ void rounds(int *out, const int *a)
{
    __shared__ int tile[4][64];
    int x = a[threadIdx.x], n = 1 + (threadIdx.x & 3);
    #pragma unroll 1
    for (int k = 0; k < n; k++) {
        tile[k][threadIdx.x] = x;
        __syncthreads();  // @A
        x += 3 * tile[k][threadIdx.x ^ 32];
    }
    out[threadIdx.x] = x;
}

// --- lanes-leave-a-loop-for-another-barrier
// A lane leaves the loop when it has converged, and waits behind it while others wait inside.
// Hardware counts threads at both places for the same barrier, so it may go on with wrong sums.
// hangs
// buffer: a int[64] = random
// buffer: out int[64]
// run: converge<<<1, 64>>>(out, a)
// expect: sync A B
extern "C" __global__ void converge(int *out, const int *a)
{
    __shared__ int tile[4][64];
    int t = threadIdx.x, x = a[t];
    #pragma unroll 1
    for (int k = 0; k < 4; k++) {
        if (k > 0 && (t & 31) < 8 * k)
            break;
        tile[k][t] = x;
        __syncthreads();  // @A
        x = (x >> 1) + tile[k][t ^ 32];
    }
    __syncthreads();  // @B
    out[t] = x;
}

// --- a-barrier-on-each-side-of-a-condition
// Odd and even threads wait at two barriers. Recent hardware counts both as one, older hardware
// does not; in the language it is undefined.
// buffer: a int[64] = random
// buffer: out int[64]
// run: odd_even<<<1, 64>>>(out, a)
// expect: sync A B
extern "C" __global__ void odd_even(int *out, const int *a)
{
    __shared__ int tile[64];
    int t = threadIdx.x, x = a[t];
    if (t & 1) {
        tile[t] = 3 * x;
        __syncthreads();  // @A
        x += tile[t ^ 32];
    } else {
        tile[t] = x ^ 5;
        __syncthreads();  // @B
        x *= tile[t ^ 32];
    }
    out[t] = x;
}

// --- barrier-that-counts-on-one-side-only
// Even threads wait at a barrier that also counts, odd ones at one that does not. What hardware
// does with such a mixture is unpredictable.
// hangs
// buffer: a int[64] = random
// buffer: out int[64]
// run: count_odd<<<1, 64>>>(out, a)
// expect: sync A B
extern "C" __global__ void count_odd(int *out, const int *a)
{
    int t = threadIdx.x, x = a[t];
    if ((t & 1) == 0) {
        x += __syncthreads_count(x % 3 == 0);  // @A
    } else {
        __syncthreads();  // @B
        x *= 3;
    }
    out[t] = x;
}

// --- named-barrier-with-two-counts
// One warp takes the barrier for 64 threads, the other two for 96. Hardware may release two of
// the three warps; the third one then waits for ever.
// hangs
// buffer: a int[96] = random
// buffer: out int[96]
// run: two_counts<<<1, 96>>>(out, a)
// expect: sync A B
extern "C" __global__ void two_counts(int *out, const int *a)
{
    __shared__ int tile[96];
    int t = threadIdx.x;
    tile[t] = a[t];
    if (t < 32) {
        asm volatile("bar.sync 1, 64;" ::: "memory");  // @A
        out[t] = tile[t] + 1;
    } else {
        asm volatile("bar.sync 1, 96;" ::: "memory");  // @B
        out[t] = tile[t] - 1;
    }
}

// --- count-of-a-barrier-is-no-multiple-of-32
// The count is the block's size, 48 threads. A barrier counts whole warps, so PTX requires a
// multiple of 32. Hardware ends the kernel with an error or ignores the remainder.
// buffer: a int[48] = random
// buffer: out int[48]
// run: odd_count<<<1, 48>>>(out, a)
// expect: sync A A
extern "C" __global__ void odd_count(int *out, const int *a)
{
    __shared__ int tile[48];
    int t = threadIdx.x;
    tile[t] = a[t];
    asm volatile("bar.sync 1, %0;" ::"r"(blockDim.x) : "memory");  // @A
    out[t] = tile[47 - t];
}

// --- two-groups-share-a-named-barrier
// Warp 0 arrives for warp 1. Warps 2 and 3 use the same barrier, and the first of them takes that
// arrival for the other's: one warp is left at the barrier, and all others wait for it at the next
// barrier, on hardware, too.
// hangs
// buffer: a int[128] = random
// buffer: out int[128]
// run: two_groups<<<1, 128>>>(out, a)
// expect: sync A B
extern "C" __global__ void two_groups(int *out, const int *a)
{
    int t = threadIdx.x, warp = t >> 5;
    if (warp == 0)
        asm volatile("bar.arrive 1, 64;" ::: "memory");
    __syncthreads();
    if (warp >= 2)
        asm volatile("bar.sync 1, 64;" ::: "memory");  // @A
    __syncthreads();  // @B
    if (warp == 1)
        asm volatile("bar.sync 1, 64;" ::: "memory");
    out[t] = a[t];
}

// --- block-synchronizes-under-a-condition
// The group is the whole block, but only a quarter of its threads synchronizes. The others wait for
// that quarter at a shuffle, on hardware, too.
// hangs
// buffer: a int[64] = random
// buffer: out int[64]
// run: conditional<<<1, 64>>>(out, a)
// expect: sync A B
#include <cooperative_groups.h>

extern "C" __global__ void conditional(int *out, const int *a)
{
    __shared__ int tile[64];
    cooperative_groups::thread_block block = cooperative_groups::this_thread_block();
    int t = threadIdx.x, x = a[t];
    if ((t & 3) == 0) {
        tile[t] = x;
        block.sync();  // @A
        x += tile[t ^ 32];
    }
    x += __shfl_xor_sync(0xffffffff, x, 1);  // @B
    out[t] = x;
}

// --- grid-synchronizes-without-its-first-block
// The first block has nothing to do and returns. The others wait for it at the grid's barrier: on
// hardware for ever.
// hangs
// buffer: a int[256] = random
// buffer: out int[256]
// run: whole_grid<<<4, 64>>>(out, a) cooperative
// expect: sync A A
#include <cooperative_groups.h>

extern "C" __global__ void whole_grid(int *out, const int *a)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (blockIdx.x == 0)
        return;
    out[i] = a[i];
    cooperative_groups::this_grid().sync();  // @A
    if (i < 128)
        out[i - 64] = out[i + 64] + 1;
}

// --- cluster-arrives-twice-before-it-waits
// Each round of the loop arrives at the cluster's barrier, and only its end waits. An arrival
// without a wait between is undefined: hardware counts both, and may wait for ever.
// hangs
// buffer: a int[128] = random
// buffer: out int[128]
// run: arrive_twice<<<2, 64>>>(out, a) cluster 2
// expect: sync A A
extern "C" __global__ void arrive_twice(int *out, const int *a)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    #pragma unroll 1
    for (int k = 0; k < 2; k++)
        asm volatile("barrier.cluster.arrive.aligned;" ::: "memory");  // @A
    asm volatile("barrier.cluster.wait.aligned;" ::: "memory");
    out[i] = a[i];
}
