// Races in global memory: lost updates, missing fences, and blocks that do not wait for each other.

// --- global-histogram-without-atomics
// Blocks count into the same bins with plain additions.
// buffer: a int[512] = random
// buffer: bins int[32] = zeros
// run: histogram<<<4, 128>>>(bins, a)
// expect: race A A
extern "C" __global__ void histogram(int *bins, const int *a)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    bins[a[i] & 31] += 1;  // @A
}

// --- sums-of-blocks-without-atomics
// The first thread of each block adds the block's sum to the total.
// buffer: a int[512] = arange
// buffer: total int[1] = zeros
// run: sum<<<4, 128>>>(total, a)
// expect: race A A
extern "C" __global__ void sum(int *total, const int *a)
{
    __shared__ int sums[4];
    int t = threadIdx.x, part = __reduce_add_sync(~0u, a[blockIdx.x * 128 + t]);
    if (t % 32 == 0)
        sums[t / 32] = part;
    __syncthreads();
    if (t == 0)
        *total += sums[0] + sums[1] + sums[2] + sums[3];  // @A
}

// --- counter-read-without-atomic
// Blocks look at the counter of the work queue by a plain load before they take an item.
// buffer: a int[64] = arange
// buffer: next int[1] = zeros
// buffer: out int[64] = zeros
// run: work<<<4, 64>>>(out, a, next, 64)
// expect: race A B
extern "C" __global__ void work(int *out, const int *a, int *next, int n)
{
    if (threadIdx.x % 32 != 0)
        return;
    for (int i = 0; i < n; i++) {
        if (*next >= n)  // @A
            return;
        int item = atomicAdd(next, 1);  // @B
        if (item < n)
            out[item] = a[item] * 2;
    }
}

// --- last-block-without-fence
// The blocks count themselves with no fence between their sum and the counter.
// buffer: a int[512] = arange
// buffer: sums int[4] = zeros
// buffer: done int[1] = zeros
// buffer: out int[1]
// run: reduce<<<4, 128>>>(out, sums, done, a)
// expect: race A B
extern "C" __global__ void reduce(int *out, int *sums, int *done, const int *a)
{
    __shared__ int room[4];
    int t = threadIdx.x, part = __reduce_add_sync(~0u, a[blockIdx.x * 128 + t]);
    if (t % 32 == 0)
        room[t / 32] = part;
    __syncthreads();
    if (t != 0)
        return;
    sums[blockIdx.x] = room[0] + room[1] + room[2] + room[3];  // @A
    if (atomicAdd(done, 1) < 3)
        return;
    __threadfence();
    int total = 0;
    for (int b = 0; b < 4; b++)
        total += sums[b];  // @B
    *out = total;
}

// --- fence-behind-the-flag
// The fence is behind the store of the tail, so the newest item may not be visible yet.
// buffer: a int[4] = arange
// buffer: items int[4] = zeros
// buffer: tail int[1] = zeros
// buffer: out int[1] = zeros
// run: queue<<<2, 64>>>(out, items, tail, a)
// expect: race A B
extern "C" __global__ void queue(int *out, int *items, volatile int *tail, const int *a)
{
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        for (int i = 0; i < 4; i++) {
            items[i] = a[i] + 10;  // @A
            *tail = i + 1;
            __threadfence();
        }
    } else {
        int count = 0, sum = 0;
        for (int polls = 0; count == 0 && polls < 100000; polls++)
            count = *tail;
        __threadfence();
        for (int i = 0; i < count; i++)
            sum += items[i];  // @B
        *out = sum;
    }
}

// --- tree-upwards-without-fence
// The second child to arrive adds both children, but the first one's sum may not be visible yet.
// buffer: nodes int[255] = zeros
// buffer: visits int[127] = zeros
// run: build<<<2, 64>>>(nodes, visits)
// expect: race A B
extern "C" __global__ void build(int *nodes, int *visits)
{
    int leaf = blockIdx.x * 64 + threadIdx.x, node = 127 + leaf, sum = leaf + 1;
    for (;;) {
        nodes[node] = sum;  // @A
        if (node == 0)
            return;
        node = (node - 1) / 2;
        if (atomicAdd(&visits[node], 1) == 0)
            return;
        sum = 0;
        for (int child = 1; child <= 2; child++)
            sum += nodes[2 * node + child];  // @B
    }
}

// --- chained-scan-without-fence
// A block publishes its sum and then the flag, with no fence in between.
// buffer: a int[256] = arange
// buffer: sums int[4] = zeros
// buffer: flags int[4] = zeros
// run: chain<<<4, 64>>>(sums, flags, a)
// expect: race A B
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
        sum += sums[b - 1];  // @B
    }
    sums[b] = sum;  // @A
    flags[b] = 1;
}

// --- volatile-reader-without-fence
// The reader sees the flag by a volatile load, and loads the data with no fence in between.
// buffer: a int[4] = arange
// buffer: data int[4] = zeros
// buffer: flag int[1] = zeros
// buffer: out int[1] = zeros
// run: receive<<<2, 64>>>(out, data, flag, a)
// expect: race A B
extern "C" __global__ void receive(int *out, int *data, volatile int *flag, const int *a)
{
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        data[2] = a[3] * 7;  // @A
        __threadfence();
        *flag = 3;
    } else {
        int polls = 0, at;
        while ((at = *flag) == 0)
            if (++polls == 100000)
                return;
        *out = data[at - 1];  // @B
    }
}

// --- mailbox-with-plain-store
// One word is both data and flag; its owner stores it as ordinary data.
// buffer: a int[4] = arange
// buffer: mailbox int[1] = zeros
// buffer: out int[1] = zeros
// run: post<<<2, 64>>>(out, mailbox, a)
// expect: race A B
extern "C" __global__ void post(int *out, int *mailbox, const int *a)
{
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        __threadfence();
        *mailbox = a[2] + 40;  // @A
    } else {
        volatile int *watched = mailbox;
        int word = 0;
        for (int polls = 0; word == 0 && polls < 100000; polls++)
            word = *watched;  // @B
        *out = word;
    }
}

// --- union-find-with-plain-loads
// Threads follow the parents by plain loads while others link roots by atomicCAS.
// buffer: parents int[256] = arange
// run: link<<<2, 128>>>(parents)
// expect: race A B
__device__ int root_of(const int *parents, int x)
{
    int parent;
    while ((parent = parents[x]) != x)  // @A
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
        if (atomicCAS(&parents[high], high, low) == high)  // @B
            return;
    }
}

// --- stencil-in-place
// Each thread stores its cell while threads of other blocks still read it.
// buffer: a float[258] = random
// run: blur<<<2, 128>>>(a)
// expect: race A B
extern "C" __global__ void blur(float *a)
{
    int i = blockIdx.x * 128 + threadIdx.x + 1;
    float sum = a[i - 1] + a[i] + a[i + 1];  // @A
    a[i] = sum * 0.3f;  // @B
}

// --- red-and-black-in-one-launch
// Only the block waits between the two colors, but a block's neighbours have cells next to its own.
// buffer: a float[258] = random
// run: relax<<<2, 64>>>(a)
// expect: race A D
// expect: race B C
extern "C" __global__ void relax(float *a)
{
    int red = blockIdx.x * 128 + 2 * threadIdx.x + 1, black = red + 1;
    float around = a[red - 1] + a[red + 1];  // @A
    a[red] = around * 0.4f;  // @B
    __syncthreads();
    around = a[black - 1] + a[black + 1];  // @C
    a[black] = around * 0.6f;  // @D
}

// --- block-barrier-between-stages
// The second stage reads across the border of blocks, but only the block has waited.
// buffer: a int[256] = arange
// buffer: middle int[256] = zeros
// buffer: out int[256]
// run: fused<<<2, 128>>>(out, middle, a)
// expect: race A B
extern "C" __global__ void fused(int *out, int *middle, const int *a)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    middle[i] = a[i] * a[i] + 1;  // @A
    __syncthreads();
    out[i] = middle[(i + 32) & 255] * 3;  // @B
}

// --- chunks-overlap-by-one
// The loop includes the chunk's end, which is the next chunk's first element.
// buffer: a int[513] = arange
// run: scale<<<4, 32>>>(a, 128)
// expect: race A A
extern "C" __global__ void scale(int *a, int chunk)
{
    int first = blockIdx.x * chunk, end = first + chunk;
    for (int i = first + threadIdx.x; i <= end; i += 32)
        a[i] = a[i] * 2 + 1;  // @A
}

// --- lock-without-fences
// The lock is taken and given back by atomics, but no fence orders what it protects.
// buffer: a int[4] = ones
// buffer: lock int[1] = zeros
// buffer: total int[1] = zeros
// run: accumulate<<<4, 64>>>(total, lock, a)
// expect: race A A
extern "C" __global__ void accumulate(int *total, int *lock, const int *a)
{
    if (threadIdx.x != 0)
        return;
    int tries = 0;
    while (atomicCAS(lock, 0, 1) != 0)
        if (++tries == 100000)
            return;
    *total += a[blockIdx.x] + blockIdx.x;  // @A
    atomicExch(lock, 0);
}

// --- result-initialised-in-the-same-kernel
// The first thread sets the result to zero while other blocks already update it.
// buffer: a int[512] = random
// buffer: largest int[1] = -1
// run: maximum<<<4, 128>>>(largest, a)
// expect: race A B
extern "C" __global__ void maximum(int *largest, const int *a)
{
    if (blockIdx.x == 0 && threadIdx.x == 0)
        *largest = 0;  // @A
    __syncthreads();
    atomicMax(largest, a[blockIdx.x * 128 + threadIdx.x]);  // @B
}

// --- list-head-without-atomics
// The leaders of the blocks put their nodes in front of a list by plain accesses.
// buffer: head int[1] = -1
// buffer: next int[4]
// run: push<<<4, 64>>>(head, next)
// expect: race A B
// expect: race B B
extern "C" __global__ void push(int *head, int *next)
{
    if (threadIdx.x != 0)
        return;
    int before = *head;  // @A
    next[blockIdx.x] = before;
    *head = blockIdx.x;  // @B
}

// --- limit-checked-then-counted
// Between the comparison and the store another block may count, too.
// buffer: count int[1] = zeros
// run: enter<<<4, 64>>>(count, 100)
// expect: race A B
// expect: race B B
extern "C" __global__ void enter(int *count, int limit)
{
    if (threadIdx.x != 0)
        return;
    int before = *count;  // @A
    if (before < limit)
        *count = before + 1;  // @B
}

// --- read-only-loads-of-written-data
// Blocks load by the read-only path what another block stores in the same launch.
// buffer: table int[128] = zeros
// buffer: out int[256]
// run: lookup<<<2, 128>>>(out, table)
// expect: race A B
extern "C" __global__ void lookup(int *out, int *table)
{
    int t = threadIdx.x;
    if (blockIdx.x == 0)
        table[t] = t * t + 1;  // @A
    else
        out[128 + t] = __ldg(&table[127 - t]);  // @B
}

// --- one-vector-more-than-a-row-has
// A row has seven vectors, but each block stores eight.
// buffer: rows float[128] = zeros
// run: fill_rows<<<4, 32>>>(rows)
// expect: race A A
extern "C" __global__ void fill_rows(float *rows)
{
    int t = threadIdx.x, b = blockIdx.x;
    float4 v = make_float4(t + 1, b + 100, b + 200, b + 300);
    if (t < 8)
        reinterpret_cast<float4 *>(rows)[b * 7 + t] = v;  // @A
}
