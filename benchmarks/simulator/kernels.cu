// Defines the kernels of benchmarks/simulator.py. kernels.ptx is this file compiled by `nvcc -ptx
// -arch=sm_90 -fmad=false`, without the compiler's comment. Fused operations are explicit, so that
// C computes the same results. Each kernel exists twice: the second version also adds up how many
// instructions its warps have executed, which it reads from the simulated device's clocks.
#define MEASURED(name, parameters, arguments) \
    extern "C" __global__ void name parameters { name##_body arguments; } \
    extern "C" __global__ void name##_counted parameters { name##_body arguments; count(); }

__device__ unsigned long long counter;

__device__ __forceinline__ void count()
{
    asm volatile("" ::: "memory");
    unsigned long long clock = clock64();
    if ((threadIdx.x + blockDim.x * threadIdx.y) % 32 == 0)
        atomicAdd(&counter, clock);
}

// Two dependency chains in single precision, of four operations each, unrolled eight times.
__device__ __forceinline__ void arithmetic_body(float *out, float a, float b, int n)
{
    float x = threadIdx.x, y = blockIdx.x;
#pragma unroll 8
    for (int i = 0; i < n; i++) {
        x = fmaf(x, a, b);
        y = fmaf(y, b, a);
        x = (x + y) * a;
        y = fmaf(y, a, x) - b;
        x = x - y;
        y = y * b;
    }
    out[blockIdx.x * blockDim.x + threadIdx.x] = x + y;
}
MEASURED(arithmetic, (float *out, float a, float b, int n), (out, a, b, n))

// c = a b; n must be a multiple of the tile's edge.
template <int TILE>
__device__ __forceinline__ void matmul_body(const float *a, const float *b, float *c, int n)
{
    __shared__ float of_a[TILE][TILE], of_b[TILE][TILE];
    int x = threadIdx.x, y = threadIdx.y;
    int row = blockIdx.y * TILE + y, column = blockIdx.x * TILE + x;
    float sum = 0;
    for (int first = 0; first < n; first += TILE) {
        of_a[y][x] = a[row * n + first + x];
        of_b[y][x] = b[(first + y) * n + column];
        __syncthreads();
        for (int k = 0; k < TILE; k++)
            sum = fmaf(of_a[y][k], of_b[k][x], sum);
        __syncthreads();
    }
    c[row * n + column] = sum;
}
#define matmul16_body matmul_body<16>
#define matmul32_body matmul_body<32>
MEASURED(matmul16, (const float *a, const float *b, float *c, int n), (a, b, c, n))
MEASURED(matmul32, (const float *a, const float *b, float *c, int n), (a, b, c, n))

__device__ __forceinline__ void saxpy_body(float a, const float *x, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = fmaf(a, x[i], y[i]);
}
MEASURED(saxpy, (float a, const float *x, float *y, int n), (a, x, y, n))

// The sum of an array: a grid-stride loop, shuffles within warps, shared memory between them, and a
// final atomic.
__device__ __forceinline__ void reduction_body(const int *x, int *out, int n)
{
    __shared__ int sums[32];
    int sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        sum += x[i];
    for (int k = 16; k > 0; k /= 2)
        sum += __shfl_down_sync(~0u, sum, k);
    if (threadIdx.x % 32 == 0)
        sums[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x < 32) {
        sum = threadIdx.x < blockDim.x / 32 ? sums[threadIdx.x] : 0;
        for (int k = 16; k > 0; k /= 2)
            sum += __shfl_down_sync(~0u, sum, k);
        if (threadIdx.x == 0)
            atomicAdd(out, sum);
    }
}
MEASURED(reduction, (const int *x, int *out, int n), (x, out, n))

// The steps until a point leaves the circle: lanes diverge and finish one after the other.
__device__ __forceinline__ void mandelbrot_body(int *out, int width, int height, int most)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float cx = (i % width) * 3.0f / width - 2, cy = (i / width) * 2.0f / height - 1, x = 0, y = 0;
    int steps = 0;
    while (steps < most && fmaf(x, x, y * y) < 4) {
        float next = fmaf(x, x, cx) - y * y;
        y = fmaf(x + x, y, cy);
        x = next;
        steps++;
    }
    out[i] = steps;
}
MEASURED(mandelbrot, (int *out, int width, int height, int most), (out, width, height, most))

extern "C" __global__ void empty()
{
}
