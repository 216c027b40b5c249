// Kernels that use shared memory in ways that look like races, and are right.

// --- equal-stores-to-a-flag
// All threads that find something store the same value, which is read behind a barrier.
// buffer: a int[256] = random
// buffer: out int[256]
// run: any_large<<<2, 128>>>(out, a)
// expect: nothing
extern "C" __global__ void any_large(int *out, const int *a)
{
    __shared__ int found;
    int i = blockIdx.x * 128 + threadIdx.x;
    if (threadIdx.x == 0)
        found = 0;
    __syncthreads();
    if (a[i] > 50)
        found = 1;
    __syncthreads();
    out[i] = found;
}

// --- transpose-with-padded-rows
// The padding of the rows is neither written nor read.
// buffer: a float[1024] = arange
// buffer: out float[1024]
// run: transpose<<<(2,2), (16,16)>>>(out, a, 32)
// expect: nothing
extern "C" __global__ void transpose(float *out, const float *a, int n)
{
    __shared__ float tile[16][17];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = a[(blockIdx.y * 16 + y) * n + blockIdx.x * 16 + x];
    __syncthreads();
    out[(blockIdx.x * 16 + y) * n + blockIdx.y * 16 + x] = tile[x][y];
}

// --- ring-with-full-and-empty-barriers
// Producers and consumers hand over two buffers by named barriers.
// buffer: a int[512] = arange
// buffer: out int[64]
// run: ring<<<1, 128>>>(out, a, 8)
// expect: nothing
__device__ void arrive(int number) { asm volatile("bar.arrive %0, 128;" ::"r"(number) : "memory"); }
__device__ void wait(int number) { asm volatile("bar.sync %0, 128;" ::"r"(number) : "memory"); }

extern "C" __global__ void ring(int *out, const int *a, int rounds)
{
    __shared__ int items[2][64];
    int t = threadIdx.x & 63;
    if (threadIdx.x < 64) {
        for (int i = 0; i < rounds; i++) {
            if (i >= 2)
                wait(3 + (i & 1));
            items[i & 1][t] = a[i * 64 + t];
            arrive(1 + (i & 1));
        }
    } else {
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            wait(1 + (i & 1));
            sum = sum * 3 + items[i & 1][63 - t];
            if (i + 2 < rounds)
                arrive(3 + (i & 1));
        }
        out[t] = sum;
    }
}

// --- double-buffer-with-one-barrier
// A barrier in each round is enough, because the next round's stores go to the other buffer.
// buffer: a int[512] = arange
// buffer: out int[64]
// run: pipeline<<<1, 64>>>(out, a, 8)
// expect: nothing
extern "C" __global__ void pipeline(int *out, const int *a, int tiles)
{
    __shared__ int stages[2][64];
    int t = threadIdx.x, sum = 0;
    for (int i = 0; i < tiles; i++) {
        stages[i & 1][t] = a[i * 64 + t];
        __syncthreads();
        sum = sum * 3 + stages[i & 1][(t + 40) & 63];
    }
    out[t] = sum;
}

// --- broadcast-by-alternating-slots
// The next row's value goes into the other slot, so one barrier for each row is enough.
// buffer: a float[1024] = random
// buffer: out float[1024]
// run: subtract_first<<<2, 128>>>(out, a, 4)
// expect: nothing
extern "C" __global__ void subtract_first(float *out, const float *a, int rows)
{
    __shared__ float first[2];
    a += blockIdx.x * rows * 128;
    out += blockIdx.x * rows * 128;
    for (int r = 0; r < rows; r++) {
        if (threadIdx.x == 0)
            first[r & 1] = a[r * 128];
        __syncthreads();
        out[r * 128 + threadIdx.x] = a[r * 128 + threadIdx.x] - first[r & 1];
    }
}

// --- bytes-of-one-word
// Threads store the bytes next to each other at any time; words are read behind a barrier.
// buffer: a char[128] = arange
// buffer: out unsigned[32]
// run: pack<<<1, 128>>>(out, a)
// expect: nothing
extern "C" __global__ void pack(unsigned *out, const char *a)
{
    __shared__ __align__(4) char bytes[128];
    int t = threadIdx.x, place = (t & 31) * 4 + t / 32;
    bytes[place] = a[t];
    bytes[place] = bytes[place] * 3 + a[127 - t];
    __syncthreads();
    if (t < 32)
        out[t] = reinterpret_cast<const unsigned *>(bytes)[t];
}

// --- scan-through-registers
// Each step loads, waits, stores and waits.
// buffer: a int[256] = arange
// buffer: out int[256]
// run: scan<<<2, 128>>>(out, a)
// expect: nothing
extern "C" __global__ void scan(int *out, const int *a)
{
    __shared__ int sums[128];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    sums[t] = a[i] + 1;
    __syncthreads();
    for (int step = 1; step < 128; step *= 2) {
        int before = t >= step ? sums[t - step] : 0;
        __syncthreads();
        sums[t] += before;
        __syncthreads();
    }
    out[i] = sums[t];
}

// --- reduction-with-warp-barriers-at-last
// The last steps are within one warp, whose lanes wait between loads and stores.
// buffer: a int[256] = arange
// buffer: out int[2]
// run: reduce<<<2, 128>>>(out, a)
// expect: nothing
extern "C" __global__ void reduce(int *out, const int *a)
{
    __shared__ int sums[128];
    int t = threadIdx.x;
    sums[t] = a[blockIdx.x * 128 + t];
    __syncthreads();
    for (int step = 64; step > 16; step /= 2) {
        if (t < step)
            sums[t] += sums[t + step];
        __syncthreads();
    }
    if (t < 32) {
        for (int step = 16; step > 0; step /= 2) {
            int other = sums[t + step];
            __syncwarp();
            sums[t] += other;
            __syncwarp();
        }
    }
    if (t == 0)
        out[blockIdx.x] = sums[0];
}

// --- private-columns
// Each thread counts in its own column and needs no barrier until the columns are added.
// buffer: a int[512] = random
// buffer: out int[8]
// run: histogram<<<1, 64>>>(out, a)
// expect: nothing
extern "C" __global__ void histogram(int *out, const int *a)
{
    __shared__ int bins[8][64];
    int t = threadIdx.x;
    for (int b = 0; b < 8; b++)
        bins[b][t] = 0;
    for (int i = t; i < 512; i += 64)
        bins[a[i] & 7][t]++;
    __syncthreads();
    if (t < 8) {
        int sum = 0;
        for (int i = 0; i < 64; i++)
            sum += bins[t][i];
        out[t] = sum;
    }
}

// --- warps-leave-before-the-barrier
// Two warps have nothing to do and exit; the barrier is for the rest.
// buffer: a int[64] = arange
// buffer: out int[64]
// run: reverse<<<1, 128>>>(out, a, 64)
// expect: nothing
extern "C" __global__ void reverse(int *out, const int *a, int n)
{
    __shared__ int cells[128];
    int t = threadIdx.x;
    if (t >= n)
        return;
    cells[t] = a[t];
    __syncthreads();
    out[t] = cells[n - 1 - t];
}

// --- lanes-leave-before-the-barrier
// The last lanes of the last warp exit; the barrier is for all threads that are left.
// buffer: a int[100] = arange
// buffer: out int[100]
// run: rotate<<<1, 128>>>(out, a, 100)
// expect: nothing
extern "C" __global__ void rotate(int *out, const int *a, int n)
{
    __shared__ int cells[128];
    int t = threadIdx.x;
    if (t >= n)
        return;
    cells[t] = a[t];
    __syncthreads();
    out[t] = cells[(t + 40) % n];
}

// --- block-reduce-with-barrier-before-reuse
// The temporary storage of the first reduction is used again behind a barrier.
// buffer: a int[256] = random
// buffer: out int[4]
// run: sum_and_largest<<<2, 128>>>(out, a)
// expect: nothing
#include <cub/block/block_reduce.cuh>

struct larger {
    __device__ int operator()(int a, int b) const { return a > b ? a : b; }
};

extern "C" __global__ void sum_and_largest(int *out, const int *a)
{
    using reduce = cub::BlockReduce<int, 128>;
    __shared__ typename reduce::TempStorage room;
    int v = a[blockIdx.x * 128 + threadIdx.x];
    int sum = reduce(room).Sum(v);
    __syncthreads();
    int largest = reduce(room).Reduce(v, larger());
    if (threadIdx.x == 0) {
        out[2 * blockIdx.x] = sum;
        out[2 * blockIdx.x + 1] = largest;
    }
}

// --- queue-in-shared-memory
// Atomics give each thread its slot; count and slots are read behind a barrier.
// buffer: a int[256] = random
// buffer: out int[256]
// run: compact<<<1, 256>>>(out, a)
// expect: nothing
extern "C" __global__ void compact(int *out, const int *a)
{
    __shared__ int values[256], count;
    int t = threadIdx.x, mine = a[t];
    if (t == 0)
        count = 0;
    __syncthreads();
    if (mine & 1)
        values[atomicAdd(&count, 1)] = mine;
    __syncthreads();
    out[t] = t < count ? values[t] : 0;
}

// --- votes-of-the-block-as-barriers
// A barrier that counts is a barrier, too.
// buffer: a int[128] = random
// buffer: out int[128]
// run: neighbours<<<1, 128>>>(out, a)
// expect: nothing
extern "C" __global__ void neighbours(int *out, const int *a)
{
    __shared__ int cells[128];
    int t = threadIdx.x;
    cells[t] = a[t];
    int small = __syncthreads_count(a[t] < 50);
    int next = cells[(t + 33) & 127];
    int any = __syncthreads_or(next == 7);
    cells[t] = next * small + any;
    __syncthreads();
    out[t] = cells[127 - t];
}

// --- pairs-of-warps-with-their-own-barriers
// Each pair of warps uses its own barrier and its own half of the array.
// buffer: a int[128] = arange
// buffer: out int[128]
// run: swap_in_groups<<<1, 128>>>(out, a)
// expect: nothing
extern "C" __global__ void swap_in_groups(int *out, const int *a)
{
    __shared__ int rows[2][64];
    int group = threadIdx.x / 64, t = threadIdx.x & 63;
    for (int i = 0; i < 3; i++) {
        rows[group][t] = a[threadIdx.x] * 3 + i;
        asm volatile("bar.sync %0, 64;" ::"r"(1 + group) : "memory");
        int other = rows[group][63 - t];
        asm volatile("bar.sync %0, 64;" ::"r"(1 + group) : "memory");
        out[threadIdx.x] = other;
    }
}
