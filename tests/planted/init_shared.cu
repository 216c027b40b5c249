// Reads of shared memory that nothing has written.

// --- early-return-leaves-a-cell
// The last warp returns before it has filled its cells of the tile. A neighbour reads one of them.
// buffer: a float[128] = random
// buffer: out float[128]
// run: neighbours<<<1, 128>>>(out, a, 96)
// expect: init A B
extern "C" __global__ void neighbours(float *out, const float *a, int n)
{
    __shared__ float tile[128];
    if (threadIdx.x >= n)
        return;
    tile[threadIdx.x] = a[threadIdx.x];
    __syncthreads();
    float next = tile[(threadIdx.x + 1) & 127];  // @A
    out[threadIdx.x] = next - a[threadIdx.x];  // @B
}

// --- tile-of-matrix-edge-not-padded
// At the edge of the matrices only a part of the tiles is loaded, and the rest is not set to zero.
// The product runs over whole tiles.
// buffer: a float[144] = random
// buffer: b float[144] = random
// buffer: out float[144]
// run: multiply<<<1, (16, 16)>>>(out, a, b, 12)
// expect: init A B
extern "C" __global__ void multiply(float *out, const float *a, const float *b, int n)
{
    __shared__ float left[16][16];
    __shared__ float right[16][16];
    int row = threadIdx.y, column = threadIdx.x;
    bool inside = row < n && column < n;
    if (inside) {
        left[row][column] = a[row * n + column];
        right[row][column] = b[row * n + column];
    }
    __syncthreads();
    if (!inside)
        return;
    float sum = 0;
    for (int k = 0; k < 16; k++)
        sum += left[row][k] * right[k][column];  // @A
    out[row * n + column] = sum;  // @B
}

// --- dynamic-shared-memory-beyond-the-filled-part
// The launch provides room for the window's end, but only one cell per thread is filled.
// buffer: a float[128] = random
// buffer: out float[128]
// run: windows<<<2, 64, 288>>>(out, a, 8)
// expect: init A B
extern "C" __global__ void windows(float *out, const float *a, int width)
{
    extern __shared__ float cells[];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    cells[threadIdx.x] = a[i];
    __syncthreads();
    float most = 0;
    for (int k = 0; k < width; k++)
        most = fmaxf(most, cells[threadIdx.x + k]);  // @A
    out[i] = most;  // @B
}

// --- right-halo-cell-never-loaded
// The first thread loads the tile's left halo cell. Nobody loads the right one.
// buffer: a float[130] = random
// buffer: out float[130] = zeros
// run: second_derivative<<<2, 64>>>(out, a)
// expect: init A B
extern "C" __global__ void second_derivative(float *out, const float *a)
{
    __shared__ float tile[66];
    int i = blockIdx.x * blockDim.x + threadIdx.x + 1, t = threadIdx.x + 1;
    tile[t] = a[i];
    if (threadIdx.x == 0)
        tile[0] = a[i - 1];
    __syncthreads();
    float left = tile[t - 1];
    float right = tile[t + 1];  // @A
    out[i] = left - 2.0f * a[i] + right;  // @B
}

// --- shared-struct-member-never-set
// Bodies are copied into shared memory member by member, and the mass is forgotten.
// buffer: positions float[128] = random
// buffer: out float[64]
// run: attract<<<1, 64>>>(out, positions)
// expect: init A B
struct body {
    float x, y, mass;
};

extern "C" __global__ void attract(float *out, const float *positions)
{
    __shared__ body bodies[64];
    int t = threadIdx.x;
    bodies[t].x = positions[2 * t];
    bodies[t].y = positions[2 * t + 1];
    __syncthreads();
    float force = 0;
    for (int k = 0; k < 64; k++) {
        float dx = bodies[k].x - bodies[t].x;
        float dy = bodies[k].y - bodies[t].y;
        float weight = 1.0f / (dx * dx + dy * dy + 0.01f);
        force += bodies[k].mass * dx * weight;  // @A
    }
    out[t] = force;  // @B
}

// --- first-warp-reads-sums-of-missing-warps
// The block has four warps, which write four sums. The first warp adds up 32 of them.
// buffer: a float[256] = random
// buffer: out float[2]
// run: reduce<<<2, 128>>>(out, a)
// expect: init A B
extern "C" __global__ void reduce(float *out, const float *a)
{
    __shared__ float sums[32];
    int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    float x = a[blockIdx.x * blockDim.x + threadIdx.x];
    for (int step = 16; step > 0; step >>= 1)
        x += __shfl_down_sync(0xffffffff, x, step);
    if (lane == 0)
        sums[warp] = x;
    __syncthreads();
    if (warp != 0)
        return;
    float sum = sums[lane];  // @A
    for (int step = 16; step > 0; step >>= 1)
        sum += __shfl_down_sync(0xffffffff, sum, step);
    if (lane == 0)
        out[blockIdx.x] = sum;  // @B
}

// --- queue-tail-in-shared-memory-not-zeroed
// The block compacts its positive numbers through a counter in shared memory that starts anywhere.
// buffer: a int[128] = arange
// buffer: out int[64]
// run: compact<<<1, 128>>>(out, a)
// expect: init A B
extern "C" __global__ void compact(int *out, const int *a)
{
    __shared__ unsigned tail;
    int x = a[threadIdx.x];
    if (x % 3 == 0) {
        unsigned slot = atomicAdd(&tail, 1u);  // @A
        out[slot & 63] = x;  // @B
    }
}

// --- transposed-tile-lacks-its-last-rows
// A block of 32 x 8 threads needs four rounds to fill the tile, and makes three.
// buffer: a float[1024] = random
// buffer: out float[1024]
// run: transpose<<<1, (32, 8)>>>(out, a)
// expect: init A A
extern "C" __global__ void transpose(float *out, const float *a)
{
    __shared__ float tile[32][33];
    for (int row = threadIdx.y; row < 24; row += 8)
        tile[row][threadIdx.x] = a[32 * row + threadIdx.x];
    __syncthreads();
    for (int row = threadIdx.y; row < 32; row += 8)
        out[32 * row + threadIdx.x] = tile[threadIdx.x][row];  // @A
}

// --- pipeline-starts-with-the-empty-stage
// The first block of the input goes into stage 0, but the loop begins to compute with stage 1.
// buffer: a float[512] = random
// buffer: out float[128]
// run: pipeline<<<1, 128>>>(out, a, 4)
// expect: init A B
extern "C" __global__ void pipeline(float *out, const float *a, int rounds)
{
    __shared__ float stages[2][128];
    int t = threadIdx.x;
    stages[0][t] = a[t];
    float sum = 0;
    for (int k = 1; k < rounds; k++) {
        __syncthreads();
        float x = stages[k & 1][127 - t];  // @A
        __syncthreads();
        stages[k & 1][t] = a[128 * k + t];
        sum += x;
    }
    out[t] = sum;  // @B
}

// --- tree-over-a-tile-with-missing-elements
// The tile is filled for n of 128 elements, but the tree adds up all of them. Each thread keeps its
// partial sum in a register, too.
// buffer: a float[100] = random
// buffer: out float[1]
// run: tree_sum<<<1, 128>>>(out, a, 100)
// expect: init A B
extern "C" __global__ void tree_sum(float *out, const float *a, int n)
{
    __shared__ float tile[128];
    int t = threadIdx.x;
    float sum = 0;
    if (t < n) {
        sum = a[t];
        tile[t] = sum;
    }
    __syncthreads();
    for (int step = 64; step > 0; step >>= 1) {
        if (t < step) {
            sum += tile[t + step];  // @A
            tile[t] = sum;
        }
        __syncthreads();
    }
    if (t == 0)
        *out = sum;  // @B
}
