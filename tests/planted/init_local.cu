// Reads of local memory and of the device's heap that nothing has written.

// --- array-filled-only-under-a-condition
// Only the multiples of three are split into digits, but every thread writes a digit out.
// buffer: numbers int[64] = arange
// buffer: out int[64]
// run: digit<<<1, 64>>>(out, numbers)
// expect: init A A
extern "C" __global__ void digit(int *out, const int *numbers)
{
    int digits[8];
    int x = numbers[threadIdx.x], left = x;
    if (x % 3 == 0)
        for (int k = 0; k < 8; k++) {
            digits[k] = left & 1;
            left >>= 1;
        }
    out[threadIdx.x] = digits[(x >> 2) & 7];  // @A
}

// --- stack-popped-below-its-bottom
// The traversal pushes as many nodes as the number has bits, and always pops four. What it pops
// below the bottom is used as a node's number.
// buffer: numbers unsigned[64] = arange
// buffer: visits unsigned[16] = zeros
// run: traverse<<<1, 64>>>(visits, numbers)
// expect: init A B
extern "C" __global__ void traverse(unsigned *visits, const unsigned *numbers)
{
    unsigned stack[8];
    unsigned x = numbers[threadIdx.x], top = 0;
    for (unsigned rest = x; rest != 0; rest &= rest - 1)
        stack[top++] = rest;
    #pragma unroll 1
    for (int k = 0; k < 4; k++) {
        top = (top - 1) & 7;
        unsigned node = stack[top];  // @A
        atomicAdd(&visits[node & 15], 1u);  // @B
    }
}

// --- visited-bits-never-cleared
// The walk ends at a node that it has visited. Its set of visited nodes does not begin empty.
// buffer: next unsigned[256] = random
// buffer: out int[64]
// run: walk<<<1, 64>>>(out, next)
// expect: init A B
extern "C" __global__ void walk(int *out, const unsigned *next)
{
    unsigned visited[8];
    unsigned node = threadIdx.x;
    int steps = 0;
    #pragma unroll 1
    while (steps < 20) {
        unsigned word = visited[node >> 5];  // @A
        unsigned bit = 1u << (node & 31);
        if ((word & bit) != 0)  // @B
            break;
        visited[node >> 5] = word | bit;
        node = next[node] & 255;
        steps++;
    }
    out[threadIdx.x] = steps;
}

// --- text-buffer-copied-from-its-start
// The digits are written from the buffer's end; the copy takes all its bytes.
// buffer: numbers unsigned[64] = arange
// buffer: out char[512]
// run: print<<<1, 64>>>(out, numbers)
// expect: init A A
extern "C" __global__ void print(char *out, const unsigned *numbers)
{
    char text[8];
    unsigned x = numbers[threadIdx.x];
    int at = 7;
    do {
        text[at--] = '0' + x % 10;
        x /= 10;
    } while (x != 0);
    #pragma unroll 1
    for (int k = 0; k < 8; k++)
        out[8 * threadIdx.x + k] = text[k];  // @A
}

// --- result-parameter-not-set-if-nothing-was-found
// The search sets the position only if it finds the key. The caller does not look at its answer.
// buffer: keys int[32] = arange
// buffer: out int[64]
// run: look_up<<<1, 64>>>(out, keys, 32)
// expect: init A A
__device__ __noinline__ bool find(const int *keys, int n, int key, int *position)
{
    for (int k = 0; k < n; k++)
        if (keys[k] == key) {
            *position = k;
            return true;
        }
    return false;
}

extern "C" __global__ void look_up(int *out, const int *keys, int n)
{
    int position;
    find(keys, n, threadIdx.x, &position);
    out[threadIdx.x] = position;  // @A
}

// --- lower-triangle-of-a-local-matrix-not-set
// The symmetric matrix is computed above its diagonal only, and then multiplied as a whole.
// buffer: a float[256] = random
// buffer: out float[64]
// run: quadratic_form<<<1, 64>>>(out, a, 4)
// expect: init A B
extern "C" __global__ void quadratic_form(float *out, const float *a, int n)
{
    float matrix[4][4];
    const float *x = a + 4 * threadIdx.x;
    for (int row = 0; row < n; row++)
        for (int column = row; column < n; column++)
            matrix[row][column] = x[row] * x[column];
    float sum = 0;
    #pragma unroll 1
    for (int row = 0; row < n; row++)
        #pragma unroll 1
        for (int column = 0; column < n; column++)
            sum += matrix[row][column] * x[row];  // @A
    out[threadIdx.x] = sum;  // @B
}

// --- delay-line-of-a-filter-not-cleared
// The filter's first results use samples from before the first one.
// buffer: samples float[1024] = random
// buffer: out float[64]
// run: filter<<<1, 64>>>(out, samples, 16)
// expect: init A B
extern "C" __global__ void filter(float *out, const float *samples, int n)
{
    float line[8];
    float energy = 0;
    #pragma unroll 1
    for (int k = 0; k < n; k++) {
        line[k & 7] = samples[k * 64 + threadIdx.x];
        float echo = line[(k - 5) & 7];  // @A
        energy += echo * echo;
    }
    out[threadIdx.x] = energy;  // @B
}

// --- node-from-malloc-without-its-link
// The node comes from the device's heap. Its key is set, and its link is not.
// buffer: linked int[1] = zeros
// buffer: out int[64]
// run: insert<<<1, 64>>>(linked, out)
// expect: init A B
struct node {
    node *next;
    int key;
};

extern "C" __global__ void insert(int *linked, int *out)
{
    volatile node *made = (node *)malloc(sizeof(node));
    if (made == nullptr)
        return;
    made->key = threadIdx.x;
    node *after = made->next;  // @A
    if (after != nullptr)  // @B
        atomicAdd(linked, 1);
    out[threadIdx.x] = made->key;
    free((void *)made);
}

// --- second-allocation-takes-over-freed-bytes
// The heap may return the bytes that were just freed. Their old values are not the new array's.
// buffer: out int[64]
// run: recycle<<<1, 64>>>(out)
// expect: init A B
extern "C" __global__ void recycle(int *out)
{
    volatile int *first = (volatile int *)malloc(32);
    if (first == nullptr)
        return;
    for (int k = 0; k < 8; k++)
        first[k] = k;
    int sum = first[threadIdx.x & 7];
    free((void *)first);
    volatile int *second = (volatile int *)malloc(32);
    if (second == nullptr)
        return;
    sum += second[threadIdx.x & 7];  // @A
    free((void *)second);
    out[threadIdx.x] = sum;  // @B
}
