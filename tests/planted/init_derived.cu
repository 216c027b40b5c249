// Unwritten values that matter only after they were computed with, exchanged or taken apart.

// --- shuffle-takes-the-value-of-a-lane-beyond-the-end
// The last element was never written. Its lane stores nothing itself, but its neighbour takes the
// value by a shuffle.
// buffer: a float[64] = first 63 of random
// buffer: out float[62]
// run: slopes<<<1, 64>>>(out, a)
// expect: init A B
extern "C" __global__ void slopes(float *out, const float *a)
{
    int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    float x = a[threadIdx.x];  // @A
    float next = __shfl_down_sync(0xffffffff, x, 1);
    if (lane < 31)
        out[31 * warp + lane] = 2.0f * next;  // @B
}

// --- vote-counts-an-unwritten-predicate
// The ballot has a bit for each lane, and the number of its bits depends on states never written.
// buffer: states int[128] = first 120 of random
// buffer: out int[4]
// run: count_active<<<1, 128>>>(out, states)
// expect: init A B
extern "C" __global__ void count_active(int *out, const int *states)
{
    int state = states[threadIdx.x];  // @A
    unsigned active = __ballot_sync(0xffffffff, state > 50);
    if ((threadIdx.x & 31) == 0)
        out[threadIdx.x >> 5] = __popc(active);  // @B
}

// --- branch-of-a-whole-warp-by-a-vote
// No written state is negative, so the unwritten ones decide whether the warp takes the branch.
// buffer: states int[64] = first 50 of arange
// buffer: repairs int[1] = zeros
// run: repair<<<1, 64>>>(repairs, states)
// expect: init A B
extern "C" __global__ void repair(int *repairs, const int *states)
{
    int state = states[threadIdx.x];  // @A
    bool any = __any_sync(0xffffffff, state < 0);
    if (any)  // @B
        atomicAdd(repairs, 1);
}

// --- unwritten-factor-in-a-chain-of-arithmetic
// One factor of each row was to be computed by an earlier kernel, which did only half of them.
// buffer: scales float[8] = first 4 of random
// buffer: a float[256] = random
// buffer: out float[256]
// run: normalize<<<8, 32>>>(out, a, scales)
// expect: init A B
extern "C" __global__ void normalize(float *out, const float *a, const float *scales)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float scale = scales[blockIdx.x];  // @A
    float x = a[i] * scale;
    float y = x / (1.0f + fabsf(x));
    float z = sqrtf(y * y + 1.0f);
    out[i] = z;  // @B
}

// --- upper-halves-of-keys-not-written
// The first kernel stores the lower 32 bits of each key. The second one reads 64 bits and uses
// the upper ones.
// buffer: keys unsigned long[128]
// buffer: ranks unsigned[128] = random
// buffer: out unsigned[128]
// run: make_keys<<<2, 64>>>(keys, ranks)
// run: digits<<<2, 64>>>(out, keys)
// expect: init A B
extern "C" __global__ void make_keys(unsigned *keys, const unsigned *ranks)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    keys[2 * i] = ranks[i];
}

extern "C" __global__ void digits(unsigned *out, const unsigned long long *keys)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned long long key = keys[i];  // @A
    out[i] = (unsigned)(key >> 28) & 0xff;  // @B
}

// --- fourth-component-of-a-vector-not-written
// Positions were stored as three floats out of four. The fourth one is used as a mass.
// buffer: bodies float[256]
// buffer: a float[192] = random
// buffer: out float[64]
// run: place<<<1, 64>>>(bodies, a)
// run: weigh<<<1, 64>>>(out, bodies)
// expect: init A B
extern "C" __global__ void place(float *bodies, const float *a)
{
    for (int k = 0; k < 3; k++)
        bodies[4 * threadIdx.x + k] = a[3 * threadIdx.x + k];
}

extern "C" __global__ void weigh(float *out, const float4 *bodies)
{
    float4 body = bodies[threadIdx.x];  // @A
    float square = body.x * body.x + body.y * body.y + body.z * body.z;
    out[threadIdx.x] = body.w * square;  // @B
}

// --- second-component-of-an-edge-as-address
// Edges are loaded as pairs. The target of an edge was never stored, and a label is changed there.
// buffer: edges int[128]
// buffer: degrees int[64] = zeros
// run: make_edges<<<1, 64>>>(edges)
// run: count_degrees<<<1, 64>>>(degrees, edges)
// expect: init A B
extern "C" __global__ void make_edges(int *edges)
{
    edges[2 * threadIdx.x] = threadIdx.x;
}

extern "C" __global__ void count_degrees(int *degrees, const int2 *edges)
{
    int2 edge = edges[threadIdx.x];  // @A
    atomicAdd(&degrees[edge.x & 63], 1);
    atomicAdd(&degrees[edge.y & 63], 1);  // @B
}

// --- alpha-byte-of-a-pixel-not-written
// The first kernel stores three bytes per pixel. The second one takes the fourth from a word.
// buffer: pixels unsigned[64]
// buffer: out unsigned[64]
// run: paint<<<1, 64>>>(pixels)
// run: take_alpha<<<1, 64>>>(out, pixels)
// expect: init A B
extern "C" __global__ void paint(unsigned char *pixels)
{
    unsigned char *pixel = pixels + 4 * threadIdx.x;
    pixel[0] = threadIdx.x;
    pixel[1] = 2 * threadIdx.x;
    pixel[2] = 3 * threadIdx.x;
}

extern "C" __global__ void take_alpha(unsigned *out, const unsigned *pixels)
{
    unsigned pixel = pixels[threadIdx.x];  // @A
    out[threadIdx.x] = pixel / 0x1000000u + (pixel & 0xff);  // @B
}

// --- mask-bytes-beyond-the-end
// The mask has one byte per element, and was copied for 100 of 128. A byte decides what is counted.
// buffer: mask char[128] = first 100 of random
// buffer: kept int[1] = zeros
// run: count_kept<<<1, 128>>>(kept, mask)
// expect: init A B
extern "C" __global__ void count_kept(int *kept, const signed char *mask)
{
    int keep = mask[threadIdx.x];  // @A
    if (keep > 50)  // @B
        atomicAdd(kept, 1);
}

// --- comparison-selects-what-is-stored
// Both values are written, but the time stamp that chooses between them is not.
// buffer: stamps int[64] = first 48 of arange
// buffer: a float[64] = random
// buffer: b float[64] = random
// buffer: out float[64]
// run: newer<<<1, 64>>>(out, a, b, stamps, 20)
// expect: init A B
extern "C" __global__ void newer(float *out, const float *a, const float *b, const int *stamps,
                                 int now)
{
    int stamp = stamps[threadIdx.x];  // @A
    float old = a[threadIdx.x], fresh = b[threadIdx.x];
    out[threadIdx.x] = stamp < now ? old : fresh;  // @B
}

// --- prefix-sums-over-a-partly-written-row
// Each thread adds up its row from the left. From the first gap on, all sums are wrong.
// buffer: a int[512] = first 500 of random
// buffer: out int[512]
// run: prefix_sums<<<1, 32>>>(out, a, 16)
// expect: init A B
extern "C" __global__ void prefix_sums(int *out, const int *a, int n)
{
    int sum = 0;
    for (int k = 0; k < n; k++) {
        sum += a[n * threadIdx.x + k];  // @A
        out[n * threadIdx.x + k] = sum;  // @B
    }
}

// --- parents-of-a-union-find-not-initialised
// The parents of the last elements were never set to themselves. The search for the root goes
// anywhere, and ends by chance.
// buffer: parents unsigned[128] = first 120 of arange
// buffer: roots int[1] = zeros
// run: find_roots<<<1, 128>>>(roots, parents)
// expect: init A A
extern "C" __global__ void find_roots(int *roots, const unsigned *parents)
{
    unsigned x = threadIdx.x, parent;
    int steps = 0;
    #pragma unroll 1
    while (steps < 6 && (parent = parents[x]) != x) {  // @A
        x = parent & 127;
        steps++;
    }
    if (steps == 0)
        atomicAdd(roots, 1);
}

// --- slots-of-a-hash-table-not-emptied
// Keys go into slots that are empty. Nothing has made them empty, so the comparison is with chance.
// buffer: slots unsigned[256]
// buffer: keys unsigned[64] = arange
// buffer: stored int[1] = zeros
// run: insert_keys<<<1, 64>>>(stored, slots, keys)
// expect: init A A
extern "C" __global__ void insert_keys(int *stored, unsigned *slots, const unsigned *keys)
{
    unsigned key = keys[threadIdx.x] + 1;
    unsigned place = key * 37;
    #pragma unroll 1
    for (int k = 0; k < 4; k++, place++)
        if (atomicCAS(&slots[place & 255], 0u, key) == 0u) {  // @A
            atomicAdd(stored, 1);
            break;
        }
}

// --- maximum-starts-from-an-unwritten-result
// The result of a maximum over the grid was not set to the lowest value before.
// buffer: result int[1]
// buffer: a int[256] = random
// run: grid_maximum<<<2, 128>>>(result, a)
// expect: init A A
extern "C" __global__ void grid_maximum(int *result, const int *a)
{
    int most = a[blockIdx.x * blockDim.x + threadIdx.x];
    most = __reduce_max_sync(0xffffffff, most);
    if ((threadIdx.x & 31) == 0)
        atomicMax(result, most);  // @A
}

// --- unwritten-value-passes-through-shared-memory
// The copy into the tile does no harm, nor does the unwritten value in it. The transposed write
// does.
// buffer: a float[256] = first 250 of random
// buffer: out float[256]
// run: through_tile<<<1, (16, 16)>>>(out, a)
// expect: init A B
extern "C" __global__ void through_tile(float *out, const float *a)
{
    __shared__ float tile[16][17];
    tile[threadIdx.y][threadIdx.x] = a[16 * threadIdx.y + threadIdx.x];  // @A
    __syncthreads();
    out[16 * threadIdx.y + threadIdx.x] = tile[threadIdx.x][threadIdx.y];  // @B
}
