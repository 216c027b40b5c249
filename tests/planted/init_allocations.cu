// Buffers that copies, fills and earlier kernels have left partly or wholly unwritten.

// --- kernel-copies-unwritten-elements
// The first kernel stores what nobody wrote, which is the fault. The second one only reads the
// copy.
// buffer: a int[128] = first 120 of random
// buffer: b int[128]
// buffer: count int[1] = zeros
// run: copy<<<2, 64>>>(b, a)
// run: count_even<<<2, 64>>>(count, b)
// expect: init A A
extern "C" __global__ void copy(int *b, const int *a)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    b[i] = a[i];  // @A
}

extern "C" __global__ void count_even(int *count, const int *b)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if ((b[i] & 1) == 0)
        atomicAdd(count, 1);
}

// --- second-half-of-a-bitmap-not-cleared
// The bitmap has 64 words, and 32 were cleared. The bit that a thread sets may be set already.
// buffer: bitmap unsigned[64] = first 32 of zeros
// buffer: found int[1] = zeros
// run: mark<<<2, 128>>>(found, bitmap)
// expect: init A A
extern "C" __global__ void mark(int *found, unsigned *bitmap)
{
    unsigned i = 8 * (blockIdx.x * blockDim.x + threadIdx.x) + 5, bit = 1u << (i & 31);
    if ((atomicOr(&bitmap[i >> 5], bit) & bit) == 0)  // @A
        atomicAdd(found, 1);
}

// --- copy-of-an-unwritten-buffer
// The driver copies a buffer that nothing has written. The kernel stores what it finds in the copy.
// buffer: a float[64]
// buffer: b float[64]
// buffer: out float[64]
// copy: b a on main
// run: scale<<<1, 64>>>(out, b, 2.0f)
// expect: init A B
extern "C" __global__ void scale(float *out, const float *b, float factor)
{
    float x = b[threadIdx.x];  // @A
    out[threadIdx.x] = factor * x;  // @B
}

// --- scratch-of-blocks-without-work
// Blocks beyond the input return at once. The second kernel adds up the sums of all blocks.
// buffer: sums float[8]
// buffer: a float[300] = random
// buffer: out float[1]
// run: sum_blocks<<<8, 64>>>(sums, a, 300)
// run: sum_all<<<1, 32>>>(out, sums, 8)
// expect: init A B
extern "C" __global__ void sum_blocks(float *sums, const float *a, int n)
{
    int first = blockIdx.x * blockDim.x;
    if (first >= n || threadIdx.x != 0)
        return;
    float sum = 0;
    for (int i = first; i < n && i < first + (int)blockDim.x; i++)
        sum += a[i];
    sums[blockIdx.x] = sum;
}

extern "C" __global__ void sum_all(float *out, const float *sums, int n)
{
    if (threadIdx.x != 0)
        return;
    float sum = 0;
    for (int i = 0; i < n; i++)
        sum += sums[i];  // @A
    out[0] = sum;  // @B
}

// --- buffer-set-to-zero-after-its-kernel
// The fill comes behind the kernel that needs it.
// buffer: degrees int[64]
// buffer: targets unsigned[256] = random
// run: count_targets<<<2, 128>>>(degrees, targets)
// fill: degrees 0 on main
// expect: init A A
extern "C" __global__ void count_targets(int *degrees, const unsigned *targets)
{
    unsigned target = targets[blockIdx.x * blockDim.x + threadIdx.x] & 63;
    atomicSub(&degrees[target], 1);  // @A
}

// --- second-step-reads-the-wrong-buffer
// The first step writes b. The second one reads c, which no step has written.
// buffer: a float[128] = random
// buffer: b float[128]
// buffer: c float[128]
// run: relax<<<2, 64>>>(b, a)
// run: relax<<<2, 64>>>(a, c)
// expect: init A B
extern "C" __global__ void relax(float *to, const float *from)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float change = from[(i + 1) & 127] - from[i];  // @A
    to[i] = 0.5f * change;  // @B
}

// --- half-of-a-double-buffer-never-filled
// The host fills the first half and runs the kernel on the second.
// buffer: halves float[256] = first 128 of random
// buffer: out float[128]
// run: consume<<<2, 64>>>(out, halves, 1, 128)
// expect: init A B
extern "C" __global__ void consume(float *out, const float *halves, int phase, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = halves[phase * n + i];  // @A
    out[i] = x * x;  // @B
}

// --- padding-of-rows-takes-part-in-the-maximum
// Rows have 24 numbers and 32 places. The second kernel takes the maximum over all places of a row.
// buffer: rows int[256]
// buffer: a int[192] = random
// buffer: out int[8]
// run: fill_rows<<<8, 24>>>(rows, a)
// run: row_maximum<<<8, 32>>>(out, rows)
// expect: init A B
extern "C" __global__ void fill_rows(int *rows, const int *a)
{
    rows[32 * blockIdx.x + threadIdx.x] = a[24 * blockIdx.x + threadIdx.x];
}

extern "C" __global__ void row_maximum(int *out, const int *rows)
{
    int x = rows[32 * blockIdx.x + threadIdx.x];  // @A
    for (int step = 16; step > 0; step >>= 1)
        x = max(x, __shfl_xor_sync(0xffffffff, x, step));
    if (threadIdx.x == 0)
        out[blockIdx.x] = x;  // @B
}

// --- offsets-of-a-sort-never-computed
// The keys are counted and scattered. The scan between the two, which writes the offsets, is left
// out.
// buffer: counts unsigned[16] = zeros
// buffer: offsets unsigned[16]
// buffer: keys unsigned[128] = random
// buffer: out unsigned[128] = zeros
// run: count_digits<<<1, 128>>>(counts, keys)
// run: scatter_keys<<<1, 16>>>(out, offsets, keys, 128)
// expect: init A B
extern "C" __global__ void count_digits(unsigned *counts, const unsigned *keys)
{
    atomicAdd(&counts[keys[threadIdx.x] & 15], 1u);
}

extern "C" __global__ void scatter_keys(unsigned *out, const unsigned *offsets,
                                        const unsigned *keys, int n)
{
    unsigned place = offsets[threadIdx.x];  // @A
    for (int k = 0; k < n; k++) {
        unsigned key = keys[k];
        if ((key & 15) == threadIdx.x)
            atomicExch(&out[place++ & 127], key);  // @B
    }
}

// --- counter-of-finished-blocks-not-reset
// The last block to finish adds up the sums of all. No block knows whether it is the last one,
// because the counter did not start at zero.
// buffer: finished unsigned[1]
// buffer: sums float[4] = zeros
// buffer: a float[128] = random
// buffer: out float[1] = zeros
// run: sum_by_last_block<<<4, 32>>>(out, sums, finished, a)
// expect: init A A
extern "C" __global__ void sum_by_last_block(float *out, volatile float *sums, unsigned *finished,
                                             const float *a)
{
    float sum = a[32 * blockIdx.x + threadIdx.x];
    for (int step = 16; step > 0; step >>= 1)
        sum += __shfl_down_sync(0xffffffff, sum, step);
    if (threadIdx.x != 0)
        return;
    sums[blockIdx.x] = sum;
    __threadfence();
    if (atomicAdd(finished, 1u) == gridDim.x - 1) {  // @A
        __threadfence();
        out[0] = sums[0] + sums[1] + sums[2] + sums[3];
    }
}
