// Defines the kernels of test_programs.c. `nvcc -ptx -arch=sm_90` made kernels.ptx from this file;
// the comment that the compiler wrote there is removed.
extern "C" __global__ void saxpy(float a, const float *x, const float *y, float *z, size_t n)
{
    size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
    if (i < n)
        z[i] = a * x[i] + y[i];
}

extern "C" __global__ void reduce(const float *x, float *out, int n)
{
    __shared__ float s[256];
    int t = threadIdx.x;
    float v = 0;
    for (int i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x)
        v += x[i];
    s[t] = v;
    __syncthreads();
    for (int k = blockDim.x / 2; k > 0; k /= 2) {
        if (t < k)
            s[t] += s[t + k];
        __syncthreads();
    }
    if (t == 0)
        atomicAdd(out, s[0]);
}

extern "C" __global__ void histogram(const unsigned *x, unsigned *bins, int n)
{
    extern __shared__ unsigned own[];
    own[threadIdx.x % 16] = 0;
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        atomicAdd(&own[x[i] % 16], 1u);
    __syncthreads();
    if (threadIdx.x < 16)
        atomicAdd(&bins[threadIdx.x], own[threadIdx.x]);
}

extern "C" __global__ void warp_sum(const int *x, int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int v = i < n ? x[i] : 0;
    for (int k = 16; k > 0; k /= 2)
        v += __shfl_down_sync(~0u, v, k);
    if ((threadIdx.x & 31) == 0)
        atomicAdd(out, v);
}

__device__ __noinline__ int fibonacci(int n)
{
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

extern "C" __global__ void fibonaccis(int *out)
{
    out[threadIdx.x] = fibonacci(threadIdx.x % 12);
}

__device__ int twice(int x) { return 2 * x; }
__device__ int squared(int x) { return x * x; }
__device__ int (*const table[2])(int) = {twice, squared};

extern "C" __global__ void through_pointers(int *out)
{
    out[threadIdx.x] = table[threadIdx.x & 1](threadIdx.x);
}

extern "C" __global__ void collatz(int *out, long long n)
{
    long long i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int steps = 0;
    for (long long v = i + 1; v != 1; steps++)
        v = v & 1 ? 3 * v + 1 : v / 2;
    out[i] = steps;
}

extern "C" __global__ void matmul(const float *a, const float *b, float *c, int n)
{
    __shared__ float s[16][16], t[16][16];
    int x = threadIdx.x, y = threadIdx.y;
    int column = blockIdx.x * 16 + x, row = blockIdx.y * 16 + y;
    float v = 0;
    for (int k = 0; k < n; k += 16) {
        s[y][x] = a[row * n + k + x];
        t[y][x] = b[(k + y) * n + column];
        __syncthreads();
        for (int j = 0; j < 16; j++)
            v += s[y][j] * t[j][x];
        __syncthreads();
    }
    c[row * n + column] = v;
}

extern "C" __global__ void locked(int *lock, int *count)
{
    while (atomicCAS(lock, 0, 1) != 0)
        continue;
    *(volatile int *)count += 1;
    __threadfence();
    atomicExch(lock, 0);
}

extern "C" __global__ void local_arrays(int *out)
{
    int own[16];
    for (int i = 0; i < 16; i++)
        own[(i * 7 + threadIdx.x) % 16] = i;
    out[threadIdx.x] = own[threadIdx.x % 16] * 100 + own[(threadIdx.x + 5) % 16];
}

extern "C" __global__ void choose(int *out)
{
    int r = 0;
    switch (threadIdx.x % 7) {
    case 0: r = 11; break;
    case 1: r = out[32]; break;
    case 2: r = threadIdx.x * 3; break;
    case 3: r = -5; break;
    case 4: r = threadIdx.x ^ 0x55; break;
    case 5: r = 1 << (threadIdx.x & 15); break;
    default: r = 1000 - threadIdx.x;
    }
    out[threadIdx.x] = r;
}

#include <assert.h>
#include <stdio.h>

extern "C" __global__ void says(const char *name)
{
    printf("%d|%5.2f|%s|%c|%lld|%-4u|%%|%x|%*d\n", threadIdx.x - 1, threadIdx.x * 1.5, name, 'a' + threadIdx.x,
           (long long)threadIdx.x << 40, threadIdx.x, 255, 4, 7);
}

extern "C" __global__ void asserts(int n)
{
    assert((int)threadIdx.x < n);
}

extern "C" __global__ void allocates(int *out)
{
    int *own = (int *)malloc(4 * 16);
    for (int i = 0; i < 16; i++)
        own[i] = i * threadIdx.x;
    int sum = 0;
    for (int i = 0; i < 16; i++)
        sum += own[(i * 5) % 16];
    free(own);
    out[threadIdx.x] = sum;
}
