// Warps whose lanes are ordered, and warps that only rely on lanes in lockstep, which is worth
// a note.

// --- halves-with-their-masks
// Each half of the warp exchanges values by itself, with a mask of its lanes.
// buffer: a int[64] = arange
// buffer: out int[64]
// run: exchange<<<1, 64>>>(out, a)
// expect: nothing
extern "C" __global__ void exchange(int *out, const int *a)
{
    __shared__ int cells[64];
    int t = threadIdx.x;
    if ((t & 31) < 16) {
        cells[t] = a[t] * 2;
        __syncwarp(0x0000ffff);
        int other = cells[t ^ 5];
        __syncwarp(0x0000ffff);
        out[t] = other + 1;
    } else {
        cells[t] = a[t] * 3;
        __syncwarp(0xffff0000);
        out[t] = cells[t ^ 9] + 2;
    }
}

// --- exchange-ordered-by-a-shuffle
// The shuffle has all lanes in its mask and orders the accesses before and after it.
// buffer: a int[64] = arange
// buffer: out int[64]
// run: exchange<<<1, 64>>>(out, a)
// expect: nothing
extern "C" __global__ void exchange(int *out, const int *a)
{
    __shared__ int cells[64];
    int t = threadIdx.x, value = a[t];
    cells[t] = value * 2;
    int other = __shfl_xor_sync(~0u, value, 3);
    out[t] = cells[t ^ 1] + other;
}

// --- ballot-of-some-lanes
// The ballot's mask has the lanes that take the branch, no more and no less.
// buffer: a int[64] = random
// buffer: out unsigned[64] = zeros
// run: vote<<<1, 64>>>(out, a)
// expect: nothing
extern "C" __global__ void vote(unsigned *out, const int *a)
{
    int lane = threadIdx.x & 31;
    if (lane < 20) {
        unsigned large = __ballot_sync(0x000fffff, a[threadIdx.x] > 50);
        if (large >> lane & 1)
            out[threadIdx.x] = __popc(large & ((1u << lane) - 1)) + 1;
    }
}

// --- one-atomic-for-a-warp
// The first of the active lanes counts for all and hands out the slots by a shuffle.
// buffer: a int[256] = random
// buffer: count int[1] = zeros
// buffer: out int[256] = zeros
// run: filter<<<4, 64>>>(out, count, a)
// expect: nothing
extern "C" __global__ void filter(int *out, int *count, const int *a)
{
    int value = a[blockIdx.x * 64 + threadIdx.x], lane = threadIdx.x & 31;
    unsigned chosen = __ballot_sync(~0u, value > 40);
    if (value > 40) {
        int leader = __ffs(chosen) - 1, first = 0;
        if (lane == leader)
            first = atomicAdd(count, __popc(chosen));
        first = __shfl_sync(chosen, first, leader);
        out[first + __popc(chosen & ((1u << lane) - 1))] = value;
    }
}

// --- groups-of-equal-keys
// Lanes with the same key share a slot: one stores, the group waits, all load.
// buffer: keys int[64] = random
// buffer: out int[64]
// run: share<<<1, 64>>>(out, keys)
// expect: nothing
extern "C" __global__ void share(int *out, const int *keys)
{
    __shared__ int slots[2][8];
    int lane = threadIdx.x & 31, warp = threadIdx.x / 32, key = keys[threadIdx.x] & 7;
    unsigned same = __match_any_sync(~0u, key);
    if (lane == __ffs(same) - 1)
        slots[warp][key] = __popc(same) * 100 + lane;
    __syncwarp(same);
    out[threadIdx.x] = slots[warp][key];
}

// --- equal-stores-of-lanes
// All lanes with a match store the same value in one instruction.
// buffer: a int[64] = random
// buffer: out int[2]
// run: find<<<1, 64>>>(out, a)
// expect: nothing
extern "C" __global__ void find(int *out, const int *a)
{
    __shared__ int found[2];
    int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    if (lane == 0)
        found[warp] = 0;
    __syncwarp();
    if (a[threadIdx.x] > 20)
        found[warp] = 1;
    __syncwarp();
    if (lane == 0)
        out[warp] = found[warp];
}

// --- tiles-of-eight-lanes
// Tiles of eight lanes wait for themselves, also when only some tiles take the branch.
// buffer: a int[64] = arange
// buffer: out int[64] = zeros
// run: rotate<<<1, 64>>>(out, a)
// expect: nothing
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void rotate(int *out, const int *a)
{
    __shared__ int cells[64];
    auto tile = cg::tiled_partition<8>(cg::this_thread_block());
    int t = threadIdx.x, first = t & ~7;
    if (tile.meta_group_rank() % 3 != 1) {
        for (int i = 0; i < 3; i++) {
            cells[t] = a[t] + i * 100;
            tile.sync();
            out[t] += cells[first + ((t + 1 + i) & 7)];
            tile.sync();
        }
    }
}

// --- neighbours-in-lockstep
// A lane reads its neighbour's cell right after the store, with no barrier of the warp.
// buffer: a int[64] = arange
// buffer: out int[64]
// run: ring<<<1, 64>>>(out, a)
// expect: note A B
extern "C" __global__ void ring(int *out, const int *a)
{
    __shared__ int cells[2][32];
    int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    cells[warp][lane] = 0;
    __syncthreads();
    cells[warp][lane] = a[threadIdx.x] * 3 + 1;  // @A
    out[threadIdx.x] = cells[warp][(lane + 1) & 31];  // @B
}

// --- store-behind-load-in-lockstep
// A lane overwrites the cell that its neighbour loads one instruction earlier.
// buffer: a int[64] = arange
// buffer: out int[64]
// run: shift<<<1, 64>>>(out, a)
// expect: note A B
extern "C" __global__ void shift(int *out, const int *a)
{
    __shared__ int cells[64];
    int t = threadIdx.x;
    cells[t] = a[t] + 1;
    __syncwarp();
    int other = cells[t ^ 1];  // @A
    cells[t] = other * 2 + t;  // @B
    __syncwarp();
    out[t] = cells[t ^ 3];
}

// --- scan-of-a-warp-in-lockstep
// The scan of a warp in place has a barrier only before each step.
// buffer: a int[64] = arange
// buffer: out int[64]
// run: scan<<<1, 64>>>(out, a)
// expect: note A B
extern "C" __global__ void scan(int *out, const int *a)
{
    __shared__ int sums[2][64];
    int lane = threadIdx.x & 31, warp = threadIdx.x / 32, sum = a[threadIdx.x] + 1;
    sums[warp][lane] = 0;
    sums[warp][32 + lane] = sum;
    for (int step = 1; step < 32; step *= 2) {
        __syncwarp();
        sum += sums[warp][32 + lane - step];  // @A
        sums[warp][32 + lane] = sum;  // @B
    }
    out[threadIdx.x] = sum;
}

// --- global-exchange-in-lockstep
// Lanes exchange values through global memory with no barrier of the warp.
// buffer: a int[64] = arange
// buffer: room int[64] = zeros
// buffer: out int[64]
// run: exchange<<<1, 64>>>(out, room, a)
// expect: note A B
extern "C" __global__ void exchange(int *out, int *room, const int *a)
{
    int t = threadIdx.x;
    room[t] = a[t] + 5;  // @A
    out[t] = room[t ^ 7];  // @B
}
