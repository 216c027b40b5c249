// Instructions between the lanes of a warp with a mask that is wrong for the lanes that execute
// them.

// --- shuffle-from-lanes-that-have-returned
// The last eight lanes of each warp return. Others still shuffle with the full mask and take the
// values of the lanes that are gone. Hardware does not wait for these; what it takes is undefined.
// buffer: a int[64] = random
// buffer: out int[64] = zeros
// run: add_neighbours<<<1, 64>>>(out, a)
// expect: sync A A
extern "C" __global__ void add_neighbours(int *out, const int *a)
{
    int t = threadIdx.x, x = a[t];
    if ((t & 31) >= 24)
        return;
    x += __shfl_down_sync(0xffffffff, x, 8);  // @A
    out[t] = x;
}

// --- shuffles-of-two-branches-with-the-full-mask
// Both sides of a condition shuffle, and each names the lanes of the other side. That is right: PTX
// lets lanes execute shfl.sync at different places, if its qualifiers and the mask are the same.
// buffer: a int[64] = random
// buffer: out int[64]
// run: two_sides<<<1, 64>>>(out, a)
// expect: nothing
extern "C" __global__ void two_sides(int *out, const int *a)
{
    int t = threadIdx.x, x = a[t];
    if (x % 3 == 0) {
        x = 2 * x + __shfl_xor_sync(0xffffffff, x, 1);
    } else {
        x = 5 - x;
        x ^= __shfl_xor_sync(0xffffffff, x, 2);
    }
    out[t] = x;
}

// --- broadcast-mask-without-the-calling-lane
// The mask names the lower half of the warp, but all lanes call. On hardware this is undefined, or
// an illegal instruction.
// buffer: a int[64] = random
// buffer: out int[64]
// run: broadcast<<<1, 64>>>(out, a)
// expect: sync A A
extern "C" __global__ void broadcast(int *out, const int *a)
{
    int t = threadIdx.x, x = a[t];
    out[t] = __shfl_sync(0x0000ffff, x, 0);  // @A
}

// --- ballot-in-a-branch-with-the-full-mask
// Lanes that leave the branch out wait at the block's barrier. The ballot waits for them. Hardware
// that keeps to the mask hangs.
// hangs
// buffer: a int[64] = random
// buffer: out int[64]
// run: count_in_branch<<<1, 64>>>(out, a)
// expect: sync A B
extern "C" __global__ void count_in_branch(int *out, const int *a)
{
    int t = threadIdx.x, x = a[t], count = 0;
    if (t % 3 == 0)
        count = __popc(__ballot_sync(0xffffffff, x % 5 == 0));  // @A
    __syncthreads();  // @B
    out[t] = count;
}

// --- sum-in-a-loop-of-uneven-length
// The lanes' rows differ in length. A lane at the end of its row waits behind the loop, but the sum
// over the warp names it in each round. Hardware that keeps to the mask hangs.
// hangs
// buffer: a int[256] = random
// buffer: out int[64]
// run: sum_rounds<<<1, 64>>>(out, a)
// expect: sync A B
extern "C" __global__ void sum_rounds(int *out, const int *a)
{
    int t = threadIdx.x, n = 1 + (t & 3), total = 0;
    #pragma unroll 1
    for (int k = 0; k < n; k++) {
        int x = a[64 * k + t] & 0xffff;
        total += __reduce_add_sync(0xffffffff, x);  // @A
    }
    __syncthreads();  // @B
    out[t] = total;
}

// --- lanes-disagree-about-the-mask-of-a-match
// All lanes execute the same match, the lower ones for their half, the upper ones for the whole
// warp. The results are undefined; on hardware the upper ones wait until the lower ones have ended.
// buffer: a int[64] = random
// buffer: out unsigned[64]
// run: match_halves<<<1, 64>>>(out, a)
// expect: sync A A
extern "C" __global__ void match_halves(unsigned *out, const int *a)
{
    int t = threadIdx.x, x = a[t] & 3;
    unsigned mask = (t & 31) < 16 ? 0x0000ffff : 0xffffffff;
    out[t] = __match_any_sync(mask, x);  // @A
}

// --- two-different-votes-of-two-branches
// One side asks whether all lanes agree, the other one whether any does, and each names the whole
// warp. Neither vote gets all its lanes: hardware either hangs or mixes the two.
// hangs
// buffer: a int[64] = random
// buffer: out int[64]
// run: two_votes<<<1, 64>>>(out, a)
// expect: sync A B
extern "C" __global__ void two_votes(int *out, const int *a)
{
    int t = threadIdx.x, x = a[t];
    if (t & 1) {
        if (__all_sync(0xffffffff, x > 50))  // @A
            x -= 50;
    } else {
        if (__any_sync(0xffffffff, x < 20))  // @B
            x = 2 * x + 1;
    }
    out[t] = x;
}

// --- masks-of-two-warp-barriers-that-do-not-match
// The leader waits for eight lanes, the others for sixteen, its own included. Each mask names lanes
// that wait with the other one, on hardware for ever.
// hangs
// buffer: a int[32] = random
// buffer: out int[32]
// run: two_masks<<<1, 32>>>(out, a)
// expect: sync A B
extern "C" __global__ void two_masks(int *out, const int *a)
{
    int t = threadIdx.x, x = a[t];
    if (t == 0) {
        x += 7;
        __syncwarp(0x000000ff);  // @A
    } else if (t < 16) {
        x *= 3;
        __syncwarp(0x0000ffff);  // @B
    }
    out[t] = x;
}

// --- leader-waits-for-lanes-at-the-barrier
// The warp's leader synchronizes with all its lanes inside its own branch. They are at the block's
// barrier, and each waits for the other, on hardware, too.
// hangs
// buffer: a int[64] = random
// buffer: out int[64]
// run: leader<<<1, 64>>>(out, a)
// expect: sync A B
extern "C" __global__ void leader(int *out, const int *a)
{
    __shared__ int first[2];
    int t = threadIdx.x;
    if ((t & 31) == 0) {
        first[t >> 5] = a[t];
        __syncwarp();  // @A
    }
    __syncthreads();  // @B
    out[t] = first[t >> 5];
}

// --- warp-barrier-without-the-calling-lane
// Each group of eight lanes was to synchronize with itself, but the mask is always the first
// group's. For all other lanes this is undefined on hardware.
// buffer: a int[32] = random
// buffer: out int[32]
// run: first_group<<<1, 32>>>(out, a)
// expect: sync A A
extern "C" __global__ void first_group(int *out, const int *a)
{
    int t = threadIdx.x;
    out[t] = a[t];
    __syncwarp(0x000000ff);  // @A
}

// --- part-of-a-tile-synchronizes
// The lower half of each tile of eight lanes synchronizes with the tile, while its upper half waits
// at the block's barrier. Each waits for the other, on hardware, too.
// hangs
// buffer: a int[64] = random
// buffer: out int[64]
// run: half_tile<<<1, 64>>>(out, a)
// expect: sync A B
#include <cooperative_groups.h>

extern "C" __global__ void half_tile(int *out, const int *a)
{
    cooperative_groups::thread_block block = cooperative_groups::this_thread_block();
    auto tile = cooperative_groups::tiled_partition<8>(block);
    int x = a[threadIdx.x];
    if (tile.thread_rank() < 4) {
        x *= 3;
        tile.sync();  // @A
    }
    __syncthreads();  // @B
    out[threadIdx.x] = x;
}

// --- coalesced-group-used-after-its-lanes-part
// The group has the lanes of the outer branch. In the inner branch only some of them shuffle, while
// the others synchronize the group behind it. Hardware either hangs or lets the two meet.
// hangs
// buffer: a int[64] = random
// buffer: out int[64]
// run: parted_group<<<1, 64>>>(out, a)
// expect: sync A B
#include <cooperative_groups.h>

extern "C" __global__ void parted_group(int *out, const int *a)
{
    int t = threadIdx.x, x = a[t];
    if (t % 3 != 0) {
        cooperative_groups::coalesced_group active = cooperative_groups::coalesced_threads();
        if (t & 1)
            x += active.shfl(x, 0);  // @A
        active.sync();  // @B
    }
    out[t] = x;
}

// --- vote-behind-a-short-circuit
// The vote is the second operand of &&, so only lanes for which the first one holds vote. The
// others go on to a shuffle. Each names the other's lanes: hardware either hangs or mixes the two.
// hangs
// buffer: a int[64] = random
// buffer: out int[64]
// run: short_circuit<<<1, 64>>>(out, a)
// expect: sync A B
extern "C" __global__ void short_circuit(int *out, const int *a)
{
    int t = threadIdx.x, x = a[t];
    bool found = t % 3 == 0 && __any_sync(0xffffffff, x % 5 == 0);  // @A
    int first = __shfl_sync(0xffffffff, x, 0);  // @B
    out[t] = found ? first : x;
}

// --- mask-from-before-a-further-condition
// The mask has the lanes with even numbers, but a second condition sends half of these on to the
// block's barrier before the shuffle. Hardware that keeps to the mask hangs.
// hangs
// buffer: a int[64] = arange
// buffer: out int[64]
// run: stale_mask<<<1, 64>>>(out, a)
// expect: sync A B
extern "C" __global__ void stale_mask(int *out, const int *a)
{
    int t = threadIdx.x, x = a[t], first = -1;
    unsigned mask = __ballot_sync(0xffffffff, (x & 1) == 0);
    if ((x & 1) == 0 && (x & 2) != 0)
        first = __shfl_sync(mask, x, __ffs(mask) - 1);  // @A
    __syncthreads();  // @B
    out[t] = x + first;
}
