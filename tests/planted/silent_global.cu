// Blocks and streams that communicate as the memory model allows.

// --- chained-scan-with-fences
// Each block publishes its sum behind a fence, and the next one loads it behind a fence.
// buffer: a int[256] = arange
// buffer: sums int[4] = zeros
// buffer: flags int[4] = zeros
// run: chain<<<4, 64>>>(sums, flags, a)
// expect: nothing
extern "C" __global__ void chain(int *sums, volatile int *flags, const int *a)
{
    int b = blockIdx.x, sum = __reduce_add_sync(~0u, a[b * 64 + threadIdx.x]);
    if (threadIdx.x != 0)
        return;
    if (b > 0) {
        int polls = 0;
        while (!flags[b - 1])
            if (++polls == 100000)
                return;
        __threadfence();
        sum += sums[b - 1];
    }
    sums[b] = sum;
    __threadfence();
    flags[b] = 1;
}

// --- last-block-adds-up
// All threads have a fence behind their stores; the last block loads behind a barrier.
// buffer: a int[512] = arange
// buffer: parts int[512] = zeros
// buffer: done unsigned[1] = zeros
// buffer: out int[128] = zeros
// run: combine<<<4, 128>>>(out, parts, done, a)
// expect: nothing
extern "C" __global__ void combine(int *out, int *parts, unsigned *done, const int *a)
{
    __shared__ bool last;
    int t = threadIdx.x, i = blockIdx.x * 128 + t;
    parts[i] = a[i] * 3;
    __threadfence();
    __syncthreads();
    if (t == 0)
        last = atomicInc(done, 3) == 3;
    __syncthreads();
    if (last) {
        __threadfence();
        int sum = 0;
        for (int b = 0; b < 4; b++)
            sum = sum * 5 + parts[b * 128 + 127 - t];
        out[t] = sum;
    }
}

// --- progress-read-by-volatile-loads
// Blocks count by atomics and look at the count by volatile loads.
// buffer: count int[1] = zeros
// buffer: seen int[4] = zeros
// run: progress<<<4, 64>>>(seen, count)
// expect: nothing
extern "C" __global__ void progress(int *seen, int *count)
{
    atomicAdd(count, 1);
    if (threadIdx.x == 0)
        seen[blockIdx.x] = *(volatile int *)count;
}

// --- lock-with-fences
// The critical section is between a fence behind the lock and a fence before the unlock.
// buffer: a int[4] = ones
// buffer: lock int[1] = zeros
// buffer: total int[1] = zeros
// run: accumulate<<<4, 64>>>(total, lock, a)
// expect: nothing
extern "C" __global__ void accumulate(int *total, int *lock, const int *a)
{
    if (threadIdx.x != 0)
        return;
    int tries = 0;
    while (atomicCAS(lock, 0, 1) != 0)
        if (++tries == 100000)
            return;
    __threadfence();
    *total += a[blockIdx.x] + blockIdx.x;
    __threadfence();
    atomicExch(lock, 0);
}

// --- mailbox-with-atomics
// One word is data and flag; all accesses to it are atomic.
// buffer: a int[4] = arange
// buffer: mailbox int[1] = zeros
// buffer: out int[1] = zeros
// run: post<<<2, 64>>>(out, mailbox, a)
// expect: nothing
extern "C" __global__ void post(int *out, int *mailbox, const int *a)
{
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        atomicExch(mailbox, a[2] + 40);
    } else {
        int word = 0;
        for (int polls = 0; word == 0 && polls < 100000; polls++)
            word = atomicAdd(mailbox, 0);
        *out = word;
    }
}

// --- tree-upwards-with-fences
// Each thread has a fence between its sum and the counter of the parent, and one behind that.
// buffer: nodes int[255] = zeros
// buffer: visits int[127] = zeros
// run: build<<<2, 64>>>(nodes, visits)
// expect: nothing
extern "C" __global__ void build(int *nodes, int *visits)
{
    int leaf = blockIdx.x * 64 + threadIdx.x, node = 127 + leaf, sum = leaf + 1;
    for (;;) {
        nodes[node] = sum;
        if (node == 0)
            return;
        node = (node - 1) / 2;
        __threadfence();
        if (atomicAdd(&visits[node], 1) == 0)
            return;
        __threadfence();
        sum = 0;
        for (int child = 1; child <= 2; child++)
            sum += nodes[2 * node + child];
    }
}

// --- union-find-with-volatile-loads
// Parents are loaded as volatile and linked by atomicCAS.
// buffer: parents int[256] = arange
// run: link<<<2, 128>>>(parents)
// expect: nothing
__device__ int root_of(volatile int *parents, int x)
{
    int parent;
    while ((parent = parents[x]) != x)
        x = parent;
    return x;
}

extern "C" __global__ void link(int *parents)
{
    int i = blockIdx.x * 128 + threadIdx.x, a = i, b = (i * 5 + 3) & 255;
    for (;;) {
        a = root_of(parents, a);
        b = root_of(parents, b);
        if (a == b)
            return;
        int low = min(a, b), high = max(a, b);
        if (atomicCAS(&parents[high], high, low) == high)
            return;
    }
}

// --- flag-of-atomic-ref
// The flag is stored with release order and loaded with acquire order.
// buffer: a int[4] = arange
// buffer: data int[1] = zeros
// buffer: flag int[1] = zeros
// buffer: out int[1] = zeros
// run: pass<<<2, 32>>>(out, data, flag, a)
// expect: nothing
#include <cuda/atomic>

extern "C" __global__ void pass(int *out, int *data, int *flag, const int *a)
{
    if (threadIdx.x != 0)
        return;
    cuda::atomic_ref<int, cuda::thread_scope_device> ready(*flag);
    if (blockIdx.x == 0) {
        *data = a[3] + 20;
        ready.store(1, cuda::memory_order_release);
    } else {
        for (int polls = 0; polls < 100000; polls++)
            if (ready.load(cuda::memory_order_acquire)) {
                *out = *data;
                return;
            }
    }
}

// --- block-scope-for-own-counters
// The atomics reach only the own block, and each block has its own counters.
// buffer: a int[512] = random
// buffer: bins int[64] = zeros
// buffer: out int[16]
// run: count<<<4, 128>>>(bins, a)
// run: merge<<<1, 16>>>(out, bins)
// expect: nothing
extern "C" __global__ void count(int *bins, const int *a)
{
    atomicAdd_block(&bins[blockIdx.x * 16 + (a[blockIdx.x * 128 + threadIdx.x] & 15)], 1);
}

extern "C" __global__ void merge(int *out, const int *bins)
{
    int sum = 0;
    for (int b = 0; b < 4; b++)
        sum += bins[b * 16 + threadIdx.x];
    out[threadIdx.x] = sum;
}

// --- equal-stores-of-blocks
// All blocks that change something store the same value, which the next launch reads.
// buffer: a int[256] = random
// buffer: changed int[1] = zeros
// buffer: out int[1]
// run: check<<<4, 64>>>(changed, a)
// run: look<<<1, 1>>>(out, changed)
// expect: nothing
extern "C" __global__ void check(int *changed, const int *a)
{
    if (a[blockIdx.x * 64 + threadIdx.x] > 30)
        *changed = 1;
}

extern "C" __global__ void look(int *out, const int *changed)
{
    *out = *changed + 1;
}

// --- streams-with-events
// Events order producer and consumer, and the consumer and the next producer.
// buffer: data int[128] = zeros
// buffer: out int[128]
// run: fill<<<1, 128>>>(data, 1) on first
// record: filled on first
// wait: filled on second
// run: sum<<<1, 128>>>(out, data) on second
// record: read on second
// wait: read on first
// run: fill<<<1, 128>>>(data, 2) on first
// expect: nothing
extern "C" __global__ void fill(int *data, int round)
{
    data[threadIdx.x] = threadIdx.x + round * 1000;
}

extern "C" __global__ void sum(int *out, const int *data)
{
    out[threadIdx.x] = data[127 - threadIdx.x] + 1;
}

// --- host-between-two-streams
// The host waits for the first stream before it uses the second one.
// buffer: data int[128] = zeros
// buffer: out int[128]
// run: produce<<<1, 128>>>(data) on first
// synchronize: first
// run: consume<<<1, 128>>>(out, data) on second
// expect: nothing
extern "C" __global__ void produce(int *data)
{
    data[threadIdx.x] = threadIdx.x + 7;
}

extern "C" __global__ void consume(int *out, const int *data)
{
    out[threadIdx.x] = data[(threadIdx.x + 1) & 127];
}

// --- halves-of-a-buffer-on-two-streams
// Two streams write the halves of a buffer at the same time; a third one waits for both.
// buffer: data int[128] = zeros
// buffer: out int[128]
// run: write<<<1, 64>>>(data, 0) on first
// record: low on first
// run: write<<<1, 64>>>(data, 64) on second
// record: high on second
// wait: low on third
// wait: high on third
// run: reverse<<<1, 128>>>(out, data) on third
// expect: nothing
extern "C" __global__ void write(int *data, int from)
{
    data[from + threadIdx.x] = from * 10 + threadIdx.x + 1;
}

extern "C" __global__ void reverse(int *out, const int *data)
{
    out[threadIdx.x] = data[127 - threadIdx.x];
}
