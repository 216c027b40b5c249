// Races in shared memory: a missing barrier, or one in the wrong place.

// --- tile-loop-without-second-barrier
// Threads overwrite the tile while slower warps still read it.
// buffer: a float[1024] = arange
// buffer: b float[1024] = arange
// buffer: out float[1024]
// run: multiply<<<(2,2), (16,16)>>>(out, a, b, 32)
// expect: race A B
extern "C" __global__ void multiply(float *out, const float *a, const float *b, int n)
{
    __shared__ float tile[16][17];
    int column = blockIdx.x * 16 + threadIdx.x, row = blockIdx.y * 16 + threadIdx.y;
    float sum = 0;
    for (int first = 0; first < n; first += 16) {
        tile[threadIdx.y][threadIdx.x] = b[(first + threadIdx.y) * n + column];  // @A
        __syncthreads();
        for (int k = 0; k < 16; k++)
            sum += a[row * n + first + k] * tile[k][threadIdx.x];  // @B
    }
    out[row * n + column] = sum;
}

// --- smoothing-in-place
// Each thread stores its cell while its neighbours still read the old value.
// buffer: a float[256] = random
// buffer: out float[256]
// run: smooth<<<2, 128>>>(out, a)
// expect: race A A
extern "C" __global__ void smooth(float *out, const float *a)
{
    __shared__ float row[130];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    row[t + 1] = a[i];
    if (t == 0)
        row[0] = row[129] = 0;
    __syncthreads();
    row[t + 1] = 0.25f * row[t] + 0.5f * row[t + 1] + 0.25f * row[t + 2];  // @A
    __syncthreads();
    out[i] = row[t + 1];
}

// --- scan-without-barrier-before-store
// The scan in place lacks the barrier between the loads and the stores of a step.
// buffer: a int[256] = arange
// buffer: out int[256]
// run: scan<<<2, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void scan(int *out, const int *a)
{
    __shared__ int sums[128];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    sums[t] = a[i] + 1;
    __syncthreads();
    for (int step = 1; step < 128; step *= 2) {
        int before = 0;
        if (t >= step)
            before = sums[t - step];  // @A
        sums[t] += before;  // @B
        __syncthreads();
    }
    out[i] = sums[t];
}

// --- reduction-without-barrier-before-last-warp
// The first warp finishes the reduction before the second warp has stored its sums.
// buffer: a int[512] = arange
// buffer: out int[2]
// run: reduce<<<2, 256>>>(out, a)
// expect: race A B
extern "C" __global__ void reduce(int *out, const int *a)
{
    __shared__ int sums[256];
    int t = threadIdx.x;
    sums[t] = a[blockIdx.x * 256 + t] + 1;
    for (int step = 128; step >= 64; step /= 2) {
        __syncthreads();
        if (t < step)
            sums[t] += sums[t + step];  // @A
    }
    if (t < 32) {
        int sum = sums[t] + sums[t + 32];  // @B
        for (int step = 16; step > 0; step /= 2)
            sum += __shfl_down_sync(~0u, sum, step);
        if (t == 0)
            out[blockIdx.x] = sum;
    }
}

// --- broadcast-slot-overwritten
// The first thread stores the next row's value while others still read that of this row.
// buffer: a float[1024] = random
// buffer: out float[1024]
// run: subtract_first<<<2, 128>>>(out, a, 4)
// expect: race A B
extern "C" __global__ void subtract_first(float *out, const float *a, int rows)
{
    __shared__ float first;
    a += blockIdx.x * rows * 128;
    out += blockIdx.x * rows * 128;
    for (int r = 0; r < rows; r++) {
        if (threadIdx.x == 0)
            first = a[r * 128];  // @A
        __syncthreads();
        out[r * 128 + threadIdx.x] = a[r * 128 + threadIdx.x] - first;  // @B
    }
}

// --- block-sum-called-twice
// The second call overwrites the sums of the warps, which the first call may still read.
// buffer: a int[256] = arange
// buffer: out int[256]
// run: moments<<<2, 128>>>(out, a)
// expect: race A B
__device__ int block_sum(int v)
{
    __shared__ int sums[4];
    v = __reduce_add_sync(~0u, v);
    if (threadIdx.x % 32 == 0)
        sums[threadIdx.x / 32] = v;  // @A
    __syncthreads();
    int sum = 0;
    for (int w = 0; w < 4; w++)
        sum += sums[w];  // @B
    return sum;
}

extern "C" __global__ void moments(int *out, const int *a)
{
    int i = blockIdx.x * 128 + threadIdx.x, v = a[i];
    int sum = block_sum(v), squares = block_sum(v * v);
    out[i] = squares - sum * v;
}

// --- two-stages-where-three-are-needed
// The tile after the next one goes into the buffer that is being read.
// buffer: a float[512] = arange
// buffer: out float[64]
// run: pipeline<<<1, 64>>>(out, a, 8)
// expect: race A B
extern "C" __global__ void pipeline(float *out, const float *a, int tiles)
{
    __shared__ float stages[2][64];
    int t = threadIdx.x;
    float sum = 0;
    stages[0][t] = a[t];
    stages[1][t] = a[64 + t];
    __syncthreads();
    for (int i = 0; i < tiles; i++) {
        sum += stages[i & 1][(t + 40) & 63];  // @A
        if (i + 2 < tiles)
            stages[i & 1][t] = a[(i + 2) * 64 + t];  // @B
        __syncthreads();
    }
    out[t] = sum;
}

// --- ping-pong-with-one-barrier
// The step back to the first buffer has no barrier behind it.
// buffer: a float[128] = random
// buffer: out float[128]
// run: relax<<<1, 128>>>(out, a, 3)
// expect: race A D
// expect: race B C
extern "C" __global__ void relax(float *out, const float *a, int steps)
{
    __shared__ float even[128], odd[128];
    int t = threadIdx.x, left = (t + 127) & 127, right = (t + 1) & 127;
    even[t] = a[t];
    __syncthreads();
    for (int i = 0; i < steps; i++) {
        float x = even[left] + even[right];  // @A
        odd[t] = 0.75f * x;  // @B
        __syncthreads();
        float y = odd[left] - odd[right];  // @C
        even[t] = y + i;  // @D
    }
    __syncthreads();
    out[t] = even[t];
}

// --- barrier-only-for-large-blocks
// The barrier is skipped for a block of 128 threads, which also needs it.
// buffer: a int[128] = arange
// buffer: out int[128]
// run: reverse<<<1, 128>>>(out, a, 128)
// expect: race A B
extern "C" __global__ void reverse(int *out, const int *a, int n)
{
    __shared__ int cells[128];
    int t = threadIdx.x;
    cells[t] = -1;
    __syncthreads();
    cells[t] = a[t];  // @A
    if (n > 128)
        __syncthreads();
    out[t] = cells[n - 1 - t];  // @B
}

// --- histogram-without-atomics
// Threads count with plain additions, so counts of other warps get lost.
// buffer: a int[256] = random
// buffer: out int[16]
// run: histogram<<<1, 256>>>(out, a)
// expect: race A A
extern "C" __global__ void histogram(int *out, const int *a)
{
    __shared__ int bins[16];
    if (threadIdx.x < 16)
        bins[threadIdx.x] = 0;
    __syncthreads();
    bins[a[threadIdx.x] & 15] += 1;  // @A
    __syncthreads();
    if (threadIdx.x < 16)
        out[threadIdx.x] = bins[threadIdx.x];
}

// --- transpose-in-place
// A thread stores into the tile before the owner of the other corner has read it.
// buffer: a float[256] = arange
// buffer: out float[256]
// run: transpose<<<1, (16,16)>>>(out, a)
// expect: race A B
extern "C" __global__ void transpose(float *out, const float *a)
{
    __shared__ float tile[16][16];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = a[y * 16 + x];
    __syncthreads();
    float other = tile[x][y];  // @A
    tile[y][x] = other;  // @B
    __syncthreads();
    out[y * 16 + x] = tile[y][x];
}

// --- odd-even-sort-without-barriers
// Pairs overlap with the pairs of the phase before, and no barrier is between the phases.
// buffer: a int[256] = random
// buffer: out int[256]
// run: sort<<<1, 128>>>(out, a)
// expect: race A B
// expect: race B B
extern "C" __global__ void sort(int *out, const int *a)
{
    __shared__ int keys[256];
    int t = threadIdx.x;
    keys[t] = a[t] * 256 + t;
    keys[t + 128] = a[t + 128] * 256 + t + 128;
    __syncthreads();
    for (int phase = 0; phase < 64; phase++) {
        int i = 2 * t + (phase & 1);
        if (i < 255) {
            int low = keys[i], high = keys[i + 1];  // @A
            keys[i] = min(low, high), keys[i + 1] = max(low, high);  // @B
        }
    }
    __syncthreads();
    out[t] = keys[t];
    out[t + 128] = keys[t + 128];
}

// --- shares-in-place
// Threads store their shares while others still add up all values.
// buffer: a float[128] = random
// buffer: out float[128]
// run: normalize<<<1, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void normalize(float *out, const float *a)
{
    __shared__ float values[128];
    int t = threadIdx.x;
    float mine = a[t] + 1, sum = 0;
    values[t] = mine;
    __syncthreads();
    for (int i = 0; i < 128; i++)
        sum += values[i];  // @A
    values[t] = mine / sum;  // @B
    __syncthreads();
    out[t] = values[127 - t];
}

// --- halo-behind-the-barrier
// The cells beyond the block's ends are loaded after the barrier.
// buffer: a float[384] = arange
// buffer: out float[384]
// run: stencil<<<3, 128>>>(out, a, 384)
// expect: race A B
extern "C" __global__ void stencil(float *out, const float *a, int n)
{
    __shared__ float cells[130];
    int t = threadIdx.x, first = blockIdx.x * 128;
    cells[t + 1] = a[first + t];
    if (t < 2)
        cells[t * 129] = 0;
    __syncthreads();
    if (t < 2) {
        int beyond = t ? first + 128 : first - 1;
        if (beyond >= 0 && beyond < n)
            cells[t * 129] = a[beyond];  // @A
    }
    float sum = 0;
    for (int k = 0; k < 3; k++)
        sum += cells[t + k];  // @B
    out[first + t] = sum;
}

// --- softmax-reuses-its-buffer
// The first thread overwrites the maximum while other warps still read it.
// buffer: a float[512] = random
// buffer: out float[512]
// run: softmax<<<4, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void softmax(float *out, const float *a)
{
    __shared__ float room[128];
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    float x = a[i];
    room[t] = x;
    __syncthreads();
    for (int step = 64; step > 0; step /= 2) {
        if (t < step)
            room[t] = fmaxf(room[t], room[t + step]);
        __syncthreads();
    }
    float largest = room[0];  // @A
    float power = exp2f(x - largest);
    room[t] = power + 1;  // @B
    __syncthreads();
    for (int step = 64; step > 0; step /= 2) {
        if (t < step)
            room[t] += room[t + step];
        __syncthreads();
    }
    out[i] = power / room[0];
}

// --- compaction-in-place
// The odd values go to the front of the array from which other threads still read.
// buffer: a int[256] = random
// buffer: out int[256]
// run: compact<<<1, 256>>>(out, a)
// expect: race A B
extern "C" __global__ void compact(int *out, const int *a)
{
    __shared__ int values[256], count;
    int t = threadIdx.x;
    values[t] = a[t];
    if (t == 0)
        count = 0;
    __syncthreads();
    int mine = values[255 - t];  // @A
    if (mine & 1) {
        int slot = atomicAdd(&count, 1);
        values[slot] = mine * 256 + t;  // @B
    }
    __syncthreads();
    out[t] = t < count ? values[t] : 0;
}

// --- flag-reset-too-early
// The flag is cleared for the next round before all warps have seen it.
// buffer: a int[512] = random
// buffer: out int[128]
// run: rounds<<<1, 128>>>(out, a, 4)
// expect: race A B
extern "C" __global__ void rounds(int *out, const int *a, int n)
{
    __shared__ int changed;
    int seen = 0;
    for (int i = 0; i < n; i++) {
        if (threadIdx.x == 0)
            changed = 0;  // @A
        __syncthreads();
        if (a[i * 128 + threadIdx.x] > 10)
            changed = 1;
        __syncthreads();
        seen = seen * 2 + changed;  // @B
    }
    out[threadIdx.x] = seen;
}

// --- total-read-before-the-barrier
// Threads read the total while others still add to it.
// buffer: a int[128] = arange
// buffer: out int[128]
// run: shares<<<1, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void shares(int *out, const int *a)
{
    __shared__ int total;
    if (threadIdx.x == 0)
        total = 1;
    __syncthreads();
    int mine = a[threadIdx.x] + 1;
    atomicAdd(&total, mine);  // @A
    out[threadIdx.x] = mine * 1000 / total;  // @B
}

// --- warp-barrier-for-block-barrier
// The tile of a warp is synchronised where all threads of the block must be.
// buffer: a int[256] = arange
// buffer: out int[256]
// run: rotate<<<2, 128>>>(out, a)
// expect: race A B
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void rotate(int *out, const int *a)
{
    __shared__ int cells[128];
    auto block = cg::this_thread_block();
    auto warp = cg::tiled_partition<32>(block);
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    cells[t] = 0;
    block.sync();
    cells[t] = a[i] + 1;  // @A
    warp.sync();
    out[i] = cells[(t + 32) & 127];  // @B
}
