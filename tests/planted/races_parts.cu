// Races in shared memory between parts of a block: barriers with numbers and counts, accesses of
// other sizes, and arrays that overlap.

// --- consumers-miss-the-barrier
// The second half of the block reads what only the first half waits for.
// buffer: a int[128] = arange
// buffer: out int[128]
// run: halves<<<1, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void halves(int *out, const int *a)
{
    __shared__ int cells[64];
    int t = threadIdx.x;
    if (t < 64)
        cells[t] = -1;
    __syncthreads();
    if (t < 64) {
        cells[t] = a[t] * 3;  // @A
        asm volatile("bar.sync 1, 64;" ::: "memory");
        out[t] = cells[63 - t];
    } else {
        out[t] = cells[t - 64];  // @B
    }
}

// --- barrier-for-half-of-the-warps
// The barrier lets two warps pass as soon as they are there, but all four have written.
// buffer: a int[128] = arange
// buffer: out int[128]
// run: columns<<<1, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void columns(int *out, const int *a)
{
    __shared__ int rows[4][32];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    rows[warp][lane] = 0;
    __syncthreads();
    rows[warp][lane] = a[threadIdx.x] + 1;  // @A
    asm volatile("bar.sync 1, 64;" ::: "memory");
    int sum = 0;
    for (int w = 0; w < 4; w++)
        sum = sum * 3 + rows[(warp + w) & 3][lane];  // @B
    out[threadIdx.x] = sum;
}

// --- full-barriers-swapped
// The consumer waits for the first buffer, and reads the second one.
// buffer: a int[128] = arange
// buffer: out int[128]
// run: consume<<<1, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void consume(int *out, const int *a)
{
    __shared__ int first[64], second[64];
    int t = threadIdx.x & 63;
    if (threadIdx.x < 64)
        first[t] = second[t] = -1;
    __syncthreads();
    if (threadIdx.x < 64) {
        first[t] = a[t];
        asm volatile("bar.arrive 1, 128;" ::: "memory");
        second[t] = a[64 + t];  // @A
        asm volatile("bar.arrive 2, 128;" ::: "memory");
    } else {
        asm volatile("bar.sync 1, 128;" ::: "memory");
        out[t] = second[t];  // @B
        asm volatile("bar.sync 2, 128;" ::: "memory");
        out[64 + t] = first[t];
    }
}

// --- consumer-only-arrives
// The producers wait for the consumers, which go on without waiting.
// buffer: a int[64] = arange
// buffer: out int[64]
// run: hand_over<<<1, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void hand_over(int *out, const int *a)
{
    __shared__ int item[64];
    int t = threadIdx.x & 63;
    if (threadIdx.x < 64)
        item[t] = -1;
    __syncthreads();
    if (threadIdx.x < 64) {
        item[t] = a[t] * 2;  // @A
        asm volatile("bar.sync 1, 128;" ::: "memory");
    } else {
        asm volatile("bar.arrive 1, 128;" ::: "memory");
        out[t] = item[63 - t];  // @B
    }
}

// --- ring-without-empty-barrier
// The producer fills the buffer again without waiting until it was read.
// buffer: a int[128] = arange
// buffer: out int[64]
// run: ring<<<1, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void ring(int *out, const int *a)
{
    __shared__ int item[64];
    int t = threadIdx.x & 63;
    if (threadIdx.x < 64) {
        item[t] = a[t];
        asm volatile("bar.arrive 1, 128;" ::: "memory");
        item[t] = a[64 + t];  // @A
        asm volatile("bar.arrive 2, 128;" ::: "memory");
    } else {
        asm volatile("bar.sync 1, 128;" ::: "memory");
        int sum = item[t];  // @B
        asm volatile("bar.sync 2, 128;" ::: "memory");
        out[t] = sum * 3 + item[t];
    }
}

// --- groups-share-a-scratch-row
// Each pair of warps has its own barrier, but both use the same row.
// buffer: a int[128] = arange
// buffer: out int[128]
// run: swap_in_groups<<<1, 128>>>(out, a)
// expect: race A A
// expect: race A B
extern "C" __global__ void swap_in_groups(int *out, const int *a)
{
    __shared__ int row[64];
    int group = threadIdx.x / 64, t = threadIdx.x & 63;
    row[t] = a[threadIdx.x] + 1;  // @A
    if (group == 0)
        asm volatile("bar.sync 1, 64;" ::: "memory");
    else
        asm volatile("bar.sync 2, 64;" ::: "memory");
    out[threadIdx.x] = row[63 - t];  // @B
}

// --- loader-warp-one-tile-ahead
// The loader waits for the tile's barrier but not until the others have read the tile.
// buffer: a int[128] = arange
// buffer: out int[96]
// run: load_ahead<<<1, 128>>>(out, a, 4)
// expect: race A B
extern "C" __global__ void load_ahead(int *out, const int *a, int tiles)
{
    __shared__ int tile[32];
    int t = threadIdx.x, sum = 0;
    for (int i = 0; i < tiles; i++) {
        if (t >= 96)
            tile[t - 96] = a[i * 32 + t - 96];  // @A
        __syncthreads();
        if (t < 96)
            sum = sum * 5 + tile[t & 31];  // @B
    }
    if (t < 96)
        out[t] = sum;
}

// --- vector-stores-then-scalar-loads
// A warp stores 16 bytes a thread, and all warps load them without a barrier.
// buffer: a float[128] = arange
// buffer: out float[128]
// run: spread<<<1, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void spread(float *out, const float *a)
{
    __shared__ __align__(16) float cells[128];
    int t = threadIdx.x;
    cells[t] = -1;
    __syncthreads();
    if (t < 32)
        reinterpret_cast<float4 *>(cells)[t] = reinterpret_cast<const float4 *>(a)[t];  // @A
    out[t] = cells[127 - t];  // @B
}

// --- pair-loads-of-single-stores
// A load of 8 bytes covers the cell that a thread of another warp stores.
// buffer: a int[256] = arange
// buffer: out int[128]
// run: pairs<<<1, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void pairs(int *out, const int *a)
{
    __shared__ __align__(8) int cells[256];
    int t = threadIdx.x;
    cells[t] = a[t];
    cells[t + 128] = a[t + 128];
    __syncthreads();
    int2 both = reinterpret_cast<const int2 *>(cells)[t];  // @A
    cells[2 * ((t + 32) & 127) + 1] = t - 1000;  // @B
    __syncthreads();
    out[t] = both.x + both.y + cells[t];
}

// --- pixel-with-a-fourth-byte
// The byte behind a pixel of three bytes is the first byte of the next pixel.
// buffer: a unsigned[128] = arange
// buffer: out char[388]
// run: pack<<<1, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void pack(unsigned char *out, const unsigned *a)
{
    __shared__ unsigned char bytes[388];
    int t = threadIdx.x;
    unsigned color = a[t] * 65793 + 0x102030;
    bytes[3 * t] = color >> 16;  // @A
    bytes[3 * t + 1] = color >> 8;
    bytes[3 * t + 2] = color;
    bytes[3 * t + 3] = 0;  // @B
    __syncthreads();
    for (int i = t; i < 385; i += 128)
        out[i] = bytes[i];
}

// --- word-load-of-stored-bytes
// A load of a word covers bytes that four threads of another warp store.
// buffer: a char[128] = arange
// buffer: out unsigned[32]
// run: words<<<1, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void words(unsigned *out, const char *a)
{
    __shared__ __align__(4) char bytes[128];
    int t = threadIdx.x;
    bytes[t] = 0;
    __syncthreads();
    bytes[t] = a[t] + 1;  // @A
    if (t < 32)
        out[t] = reinterpret_cast<const unsigned *>(bytes)[31 - t];  // @B
}

// --- arrays-in-a-pool-overlap
// The second array begins one element before the end of the first one.
// buffer: a int[128] = arange
// buffer: out int[128]
// run: carve<<<1, 128, 1024>>>(out, a, 128)
// expect: race A B
extern "C" __global__ void carve(int *out, const int *a, int n)
{
    extern __shared__ int pool[];
    int *sums = pool, *products = pool + n - 1, t = threadIdx.x;
    sums[t] = a[t] + 1000;  // @A
    products[t] = a[t] * 7;  // @B
    __syncthreads();
    out[t] = sums[n - 1 - t] + products[t];
}

// --- neighbour-beyond-the-row-of-a-warp
// The last lane of a warp reads the first cell of the next warp's row.
// buffer: a int[128] = arange
// buffer: out int[128]
// run: differences<<<1, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void differences(int *out, const int *a)
{
    __shared__ int rows[129];
    int t = threadIdx.x;
    rows[t] = 0;
    if (t == 0)
        rows[128] = 0;
    __syncthreads();
    rows[t] = a[t] + 1;  // @A
    __syncwarp();
    out[t] = rows[t + 1] - a[t];  // @B
}

// --- bins-of-warps-merged-too-early
// The first warp adds up the counts of all warps before these have counted.
// buffer: a int[256] = random
// buffer: out int[32]
// run: merge_bins<<<1, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void merge_bins(int *out, const int *a)
{
    __shared__ int bins[4][32];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    bins[warp][lane] = 0;
    __syncthreads();
    atomicAdd(&bins[warp][a[threadIdx.x] & 31], 1);  // @A
    __syncwarp();
    if (warp == 0) {
        int sum = 0;
        for (int w = 0; w < 4; w++)
            sum += bins[w][lane];  // @B
        out[lane] = sum;
    }
}

// --- reset-races-with-counting
// One warp clears the bins while the others already count.
// buffer: a int[128] = random
// buffer: out int[32]
// run: count<<<1, 128>>>(out, a)
// expect: race A B
extern "C" __global__ void count(int *out, const int *a)
{
    __shared__ int bins[32];
    if (threadIdx.x < 32)
        bins[threadIdx.x] = -1;
    __syncthreads();
    if (threadIdx.x < 32)
        bins[threadIdx.x] = 0;  // @A
    atomicAdd(&bins[a[threadIdx.x] & 31], 1);  // @B
    __syncthreads();
    if (threadIdx.x < 32)
        out[threadIdx.x] = bins[threadIdx.x];
}
