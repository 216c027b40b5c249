// Reads of global memory that nothing has written.

// --- histogram-bins-not-zeroed
// The bins are allocated and never set to zero: each atomic addition adds to an unwritten value.
// buffer: bins unsigned[64]
// buffer: keys unsigned[512] = random
// run: histogram<<<4, 128>>>(bins, keys, 512)
// expect: init A A
extern "C" __global__ void histogram(unsigned *bins, const unsigned *keys, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        atomicAdd(&bins[keys[i] & 63], 1u);  // @A
}

// --- each-thread-adds-to-its-own-bin
// Each thread counts the keys of one bin and adds its sum to memory that was never set to zero.
// buffer: bins unsigned[64]
// buffer: keys unsigned[200] = random
// run: count_keys<<<1, 64>>>(bins, keys, 200)
// expect: init A A
extern "C" __global__ void count_keys(unsigned *bins, const unsigned *keys, int n)
{
    unsigned count = 0;
    for (int k = 0; k < n; k++)
        count += (keys[k] & 63) == threadIdx.x;
    bins[threadIdx.x] += count;  // @A
}

// --- moving-average-without-start-state
// The exponential average continues from a state that no earlier step has stored.
// buffer: mean float[128]
// buffer: samples float[128] = random
// run: update<<<2, 64>>>(mean, samples, 0.125f)
// expect: init A B
extern "C" __global__ void update(float *mean, const float *samples, float rate)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float old = mean[i];  // @A
    float sample = samples[i];
    mean[i] = old + rate * (sample - old);  // @B
}

// --- stencil-without-right-halo
// The first kernel fills the interior and the cell left of it. The last cell's right neighbour was
// never written.
// buffer: cells float[130]
// buffer: a float[128] = random
// buffer: out float[128]
// run: fill_interior<<<2, 64>>>(cells, a)
// run: smooth<<<2, 64>>>(out, cells)
// expect: init A B
extern "C" __global__ void fill_interior(float *cells, const float *a)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    cells[i + 1] = a[i];
    if (i == 0)
        cells[0] = a[0];
}

extern "C" __global__ void smooth(float *out, const float *cells)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x + 1;
    float left = cells[i - 1];
    float middle = cells[i];
    float right = cells[i + 1];  // @A
    out[i - 1] = 0.25f * left + 0.5f * middle + 0.25f * right;  // @B
}

// --- differences-written-to-n-minus-1
// There are n - 1 differences of n numbers. The second kernel reads n.
// buffer: steps float[128]
// buffer: x float[128] = random
// buffer: out float[128]
// run: difference<<<2, 64>>>(steps, x, 128)
// run: clip<<<2, 64>>>(out, steps, 0.5f, 128)
// expect: init A B
extern "C" __global__ void difference(float *steps, const float *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n - 1)
        steps[i] = x[i + 1] - x[i];
}

extern "C" __global__ void clip(float *out, const float *steps, float limit, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float step = steps[i];  // @A
        float smaller = fminf(step, limit);
        out[i] = 2.0f * smaller;  // @B
    }
}

// --- upsampling-writes-only-even-indices
// The first kernel was to write two numbers per thread, but leaves the odd ones out. The second one
// adds a window over all of them.
// buffer: wide float[256]
// buffer: x float[128] = random
// buffer: out float[64]
// run: upsample<<<1, 128>>>(wide, x)
// run: window<<<1, 64>>>(out, wide)
// expect: init A B
extern "C" __global__ void upsample(float *wide, const float *x)
{
    wide[2 * threadIdx.x] = x[threadIdx.x];
}

extern "C" __global__ void window(float *out, const float *wide)
{
    float sum = 0;
    for (int k = 0; k < 4; k++)
        sum += wide[4 * threadIdx.x + k];  // @A
    out[threadIdx.x] = sum;  // @B
}

// --- tail-of-vector-not-written
// Only 200 of the 256 numbers of y were copied to the device; the kernel updates all of them.
// buffer: x float[256] = random
// buffer: y float[256] = first 200 of random
// run: saxpy<<<2, 128>>>(y, x, 3.0f, 256)
// expect: init A A
extern "C" __global__ void saxpy(float *y, const float *x, float a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];  // @A
}

// --- gather-through-unwritten-index
// The order was computed for 96 of 128 elements. The others gather from an address that nobody
// chose.
// buffer: order int[128] = first 96 of random
// buffer: table float[64] = random
// buffer: out float[128]
// run: gather<<<2, 64>>>(out, table, order)
// expect: init A B
extern "C" __global__ void gather(float *out, const float *table, const int *order)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int from = order[i] & 63;  // @A
    out[i] = table[from];  // @B
}

// --- scatter-through-unwritten-index
// The stored value is in order, but where it goes depends on memory that was never written.
// buffer: place unsigned[64] = first 60 of arange
// buffer: x float[64] = random
// buffer: out float[64] = zeros
// run: scatter<<<1, 64>>>(out, place, x)
// expect: init A B
extern "C" __global__ void scatter(float *out, const unsigned *place, const float *x)
{
    unsigned to = place[threadIdx.x];  // @A
    float value = x[threadIdx.x];
    atomicAdd(&out[to & 63], value);  // @B
}

// --- branch-on-unwritten-flag
// The flags of the last 28 tasks were never set, so whether they count as pending is left to
// chance.
// buffer: flags int[128] = first 100 of ones
// buffer: pending int[1] = zeros
// run: count_pending<<<2, 64>>>(pending, flags)
// expect: init A B
extern "C" __global__ void count_pending(int *pending, const int *flags)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int done = flags[i];  // @A
    if (done == 0)  // @B
        atomicAdd(pending, 1);
}

// --- loop-bound-from-unwritten-lengths
// The rows' lengths were copied for 24 of 32 rows. The mask keeps the loop inside the row, but does
// not make the length right.
// buffer: lengths unsigned[32] = first 24 of random
// buffer: rows float[512] = random
// buffer: out float[32]
// run: sum_rows<<<1, 32>>>(out, rows, lengths)
// expect: init A B
extern "C" __global__ void sum_rows(float *out, const float *rows, const unsigned *lengths)
{
    unsigned n = lengths[threadIdx.x] & 15;  // @A
    float sum = 0;
    #pragma unroll 1
    for (unsigned k = 0; k < n; k++)  // @B
        sum += rows[16 * threadIdx.x + k];
    out[threadIdx.x] = sum;
}
