// Kernels whose memory is written only in part, and that use only that part.

// --- rest-of-the-array-unused
// Only the first elements are written, and only these are read.
// buffer: a int[256] = first 100 of arange
// buffer: out int[256]
// run: copy<<<2, 128>>>(out, a, 100)
// expect: nothing
extern "C" __global__ void copy(int *out, const int *a, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    if (i < n)
        out[i] = a[n - 1 - i] * 2;
}

// --- structures-with-padding
// Copies of a structure include its padding, which nobody uses.
// buffer: a int[64] = arange
// buffer: out int[64]
// run: permute<<<1, 64>>>(out, a)
// expect: nothing
struct item {
    char kind;
    int value;
};

extern "C" __global__ void permute(int *out, const int *a)
{
    __shared__ item items[64], other[64];
    int t = threadIdx.x;
    items[t].kind = t & 3;
    items[t].value = a[t] * 5;
    __syncthreads();
    reinterpret_cast<int2 *>(other)[t] = reinterpret_cast<const int2 *>(items)[63 - t];
    __syncthreads();
    out[t] = other[t ^ 1].kind + other[t ^ 1].value;
}

// --- unwritten-bytes-masked-off
// A word has one written byte, and the mask keeps only that byte.
// buffer: a char[64] = arange
// buffer: out unsigned[64]
// run: low_bytes<<<1, 64>>>(out, a, 255)
// expect: nothing
extern "C" __global__ void low_bytes(unsigned *out, const unsigned char *a, unsigned mask)
{
    __shared__ unsigned words[64];
    int t = threadIdx.x;
    reinterpret_cast<unsigned char *>(words)[4 * t] = a[t];
    __syncthreads();
    out[t] = words[63 - t] & mask;
}

// --- unwritten-value-not-selected
// All lanes load, and a lane beyond the end selects zero.
// buffer: a int[128] = first 70 of arange
// buffer: out int[128]
// run: padded<<<1, 128>>>(out, a, 70)
// expect: nothing
extern "C" __global__ void padded(int *out, const int *a, int n)
{
    int t = threadIdx.x, value;
    asm volatile("ld.global.s32 %0, [%1];" : "=r"(value) : "l"(a + t) : "memory");
    asm volatile("{ .reg .pred p; setp.lt.s32 p, %1, %2; selp.s32 %0, %3, 0, p; }"
                 : "=r"(value) : "r"(t), "r"(n), "r"(value));
    out[t] = value;
}

// --- vector-with-unused-elements
// Vectors of four have three written elements, and only these are added.
// buffer: out float[64]
// run: lengths<<<1, 64>>>(out)
// expect: nothing
extern "C" __global__ void lengths(float *out)
{
    __shared__ __align__(16) float points[4 * 64];
    int t = threadIdx.x;
    for (int k = 0; k < 3; k++)
        points[4 * t + k] = t * 3 + k;
    __syncthreads();
    float x, y, z, unused;
    unsigned at = __cvta_generic_to_shared(&points[4 * (63 - t)]);
    asm volatile("ld.shared.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(x), "=f"(y), "=f"(z), "=f"(unused) : "r"(at) : "memory");
    out[t] = x * x + y * y + z * z;
}

// --- stack-in-local-memory
// A local array is pushed and popped; cells above the top are never read.
// buffer: a int[64] = random
// buffer: out int[64]
// run: walk<<<1, 64>>>(out, a)
// expect: nothing
extern "C" __global__ void walk(int *out, const int *a)
{
    int stack[16], top = 0, sum = 0;
    for (int bits = a[threadIdx.x]; bits > 0; bits >>= 1) {
        stack[top++ & 15] = bits;
        if ((bits & 3) == 3 && top > 1)
            sum = sum * 3 + stack[--top & 15];
    }
    while (top > 0)
        sum = sum * 5 + stack[--top & 15];
    out[threadIdx.x] = sum;
}

// --- tail-filled-with-zeros
// Threads beyond the end store the neutral element, so the reduction reads only written cells.
// buffer: a int[100] = arange
// buffer: out int[1]
// run: reduce<<<1, 128>>>(out, a, 100)
// expect: nothing
extern "C" __global__ void reduce(int *out, const int *a, int n)
{
    __shared__ int sums[256];
    int t = threadIdx.x;
    sums[t] = t < n ? a[t] : 0;
    __syncthreads();
    for (int step = 64; step > 0; step /= 2) {
        if (t < step)
            sums[t] += sums[t + step];
        __syncthreads();
    }
    if (t == 0)
        *out = sums[0];
}

// --- memory-filled-by-the-host
// The buffer is set by a fill and in part by a copy, and all of it is read.
// buffer: a int[64] = arange
// buffer: x int[128]
// buffer: out int[128]
// fill: x 7 on main
// copy: x a on main
// run: double_all<<<1, 128>>>(out, x)
// expect: nothing
extern "C" __global__ void double_all(int *out, const int *x)
{
    out[threadIdx.x] = x[127 - threadIdx.x] * 2;
}

// --- copy-of-a-buffer-with-a-gap
// The copy takes unwritten elements along, and the kernel leaves them out.
// buffer: a int[128] = first 50 of arange
// buffer: x int[128]
// buffer: out int[128]
// copy: x a on main
// run: sums<<<1, 128>>>(out, x, 50)
// expect: nothing
extern "C" __global__ void sums(int *out, const int *x, int n)
{
    int sum = 0;
    for (int i = threadIdx.x; i < n; i += 32)
        sum += x[i];
    out[threadIdx.x] = sum;
}

// --- written-by-the-launch-before
// The first launch writes what the second one reads.
// buffer: x int[128]
// buffer: out int[128]
// run: make<<<1, 128>>>(x)
// run: use<<<1, 128>>>(out, x)
// expect: nothing
extern "C" __global__ void make(int *x)
{
    x[threadIdx.x] = threadIdx.x * threadIdx.x;
}

extern "C" __global__ void use(int *out, const int *x)
{
    out[threadIdx.x] = x[127 - threadIdx.x] + 1;
}
