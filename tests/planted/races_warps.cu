// Races between lanes of one warp that are on different paths, or in one instruction.

// --- halves-without-a-warp-barrier
// Half of the lanes store while the other half, on the other path, loads.
// buffer: a int[64] = arange
// buffer: out int[64]
// run: give<<<1, 64>>>(out, a)
// expect: race A B
extern "C" __global__ void give(int *out, const int *a)
{
    __shared__ int cells[64];
    int t = threadIdx.x;
    cells[t] = -1;
    __syncthreads();
    if ((t & 31) < 16) {
        cells[t] = a[t];  // @A
        out[t] = t;
    } else {
        out[t] = cells[t - 16] * 2;  // @B
    }
}

// --- warp-barrier-for-each-half
// Each half of the warp waits for itself only, and one half reads what the other one stores.
// buffer: a int[64] = arange
// buffer: out int[64] = zeros
// run: exchange<<<1, 64>>>(out, a)
// expect: race A B
extern "C" __global__ void exchange(int *out, const int *a)
{
    __shared__ int cells[64];
    int t = threadIdx.x;
    cells[t] = -1;
    __syncthreads();
    if (t & 1) {
        cells[t] = a[t] * 3;  // @A
        __syncwarp(0xaaaaaaaa);
        atomicAdd(&out[t ^ 2], cells[t ^ 2]);
    } else {
        __syncwarp(0x55555555);
        int other = cells[t + 1];  // @B
        out[t] = other + 1;
    }
}

// --- mask-without-the-leader
// The lanes that wait exclude the leader, whose value they read.
// buffer: a int[64] = arange
// buffer: out int[64]
// run: follow<<<1, 64>>>(out, a)
// expect: race A B
extern "C" __global__ void follow(int *out, const int *a)
{
    __shared__ int base[2];
    int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    unsigned others = __ballot_sync(~0u, lane != 7);
    if (lane == 0)
        base[warp] = -1;
    __syncwarp();
    if (lane == 7) {
        base[warp] = a[threadIdx.x] * 100;  // @A
    } else {
        __syncwarp(others);
        out[threadIdx.x] = base[warp] + lane;  // @B
    }
}

// --- shuffles-of-two-halves
// The shuffles order the lanes of each half, but the data goes from half to half.
// buffer: a int[64] = arange
// buffer: out int[64]
// run: sums_of_halves<<<1, 64>>>(out, a)
// expect: race A B
extern "C" __global__ void sums_of_halves(int *out, const int *a)
{
    __shared__ int sums[64];
    int t = threadIdx.x, sum = a[t];
    sums[t] = -1;
    __syncwarp();
    if ((t & 31) < 16) {
        sum += __shfl_xor_sync(0x0000ffff, sum, 1);
        sums[t] = sum;  // @A
        sum += __shfl_xor_sync(0x0000ffff, sum, 2);
    } else {
        sum += __shfl_xor_sync(0xffff0000, sum, 1);
        sum += sums[t - 16];  // @B
        sum += __shfl_xor_sync(0xffff0000, sum, 2);
    }
    out[t] = sum;
}

// --- last-match-wins
// All lanes with a match store their own number into the slot of the warp.
// buffer: a int[64] = random
// buffer: out int[2]
// run: find<<<1, 64>>>(out, a)
// expect: race A A
extern "C" __global__ void find(int *out, const int *a)
{
    __shared__ int found[2];
    int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    if (lane == 0)
        found[warp] = -1;
    __syncwarp();
    if (a[threadIdx.x] > 20)
        found[warp] = lane;  // @A
    __syncwarp();
    if (lane == 0)
        out[warp] = found[warp];
}

// --- nibbles-of-one-byte
// Two neighbours replace their halves of the same byte in one instruction.
// buffer: a unsigned[64] = arange
// buffer: out char[32]
// run: pack_nibbles<<<1, 64>>>(out, a)
// expect: race A A
extern "C" __global__ void pack_nibbles(unsigned char *out, const unsigned *a)
{
    __shared__ unsigned char packed[32];
    int t = threadIdx.x, shift = 4 * (t & 1);
    if (t < 32)
        packed[t] = 0;
    __syncthreads();
    packed[t / 2] = packed[t / 2] & ~(15 << shift) | (a[t] % 15 + 1) << shift;  // @A
    __syncthreads();
    if (t < 32)
        out[t] = packed[t];
}

// --- leaders-of-two-paths
// Two lanes on different paths store into the same slot.
// buffer: a int[64] = arange
// buffer: out int[2]
// run: leaders<<<1, 64>>>(out, a)
// expect: race A B
extern "C" __global__ void leaders(int *out, const int *a)
{
    __shared__ int slot[2];
    int lane = threadIdx.x & 31, warp = threadIdx.x / 32;
    bool odd = a[threadIdx.x] & 1;
    unsigned mine = __match_any_sync(~0u, odd);
    bool leads = lane == __ffs(mine) - 1;
    if (odd) {
        if (leads)
            slot[warp] = __popc(mine) + 100;  // @A
        __syncwarp(mine);
    } else {
        if (leads)
            slot[warp] = __popc(mine);  // @B
        __syncwarp(mine);
    }
    __syncwarp();
    if (lane == 0)
        out[warp] = slot[warp];
}

// --- turn-taken-while-others-read
// In each round one lane stores the value that the others, on the other path, load.
// buffer: a int[64] = arange
// buffer: out int[64]
// run: take_turns<<<1, 64>>>(out, a, 8)
// expect: race A B
extern "C" __global__ void take_turns(int *out, const int *a, int rounds)
{
    __shared__ int value[2];
    int lane = threadIdx.x & 31, warp = threadIdx.x / 32, sum = 0;
    if (lane == 0)
        value[warp] = -1;
    for (int i = 0; i < rounds; i++) {
        __syncwarp();
        if (lane == i)
            value[warp] = a[threadIdx.x] + 1;  // @A
        else
            sum = sum * 3 + value[warp];  // @B
    }
    out[threadIdx.x] = sum;
}

// --- scatter-with-equal-keys
// Several lanes have the same key and store their numbers into the same cell of global memory.
// buffer: keys int[64] = random
// buffer: out int[128] = zeros
// run: scatter<<<1, 64>>>(out, keys)
// expect: race A A
extern "C" __global__ void scatter(int *out, const int *keys)
{
    out[keys[threadIdx.x] & 7] = threadIdx.x + 1;  // @A
}
