// Races between kernels on several streams.

// --- consumer-without-event
// The consumer runs on another stream, and nothing makes it wait for the producer.
// buffer: data int[128] = zeros
// buffer: out int[128]
// run: produce<<<1, 128>>>(data) on first
// run: consume<<<1, 128>>>(out, data) on second
// expect: race A B
extern "C" __global__ void produce(int *data)
{
    data[threadIdx.x] = threadIdx.x + 1;  // @A
}

extern "C" __global__ void consume(int *out, const int *data)
{
    out[threadIdx.x] = data[127 - threadIdx.x];  // @B
}

// --- two-writers-on-two-streams
// Two streams store into the same buffer in no order.
// buffer: data int[128] = zeros
// run: write_small<<<1, 128>>>(data) on first
// run: write_large<<<2, 64>>>(data) on second
// expect: race A B
extern "C" __global__ void write_small(int *data)
{
    data[threadIdx.x] = threadIdx.x + 1;  // @A
}

extern "C" __global__ void write_large(int *data)
{
    int i = blockIdx.x * 64 + threadIdx.x;
    data[i] = i + 1000;  // @B
}

// --- event-recorded-before-the-launch
// The event is recorded before the launch that the other stream should wait for.
// buffer: data int[128] = zeros
// buffer: out int[128]
// record: ready on first
// run: produce<<<1, 128>>>(data) on first
// wait: ready on second
// run: consume<<<1, 128>>>(out, data) on second
// expect: race A B
extern "C" __global__ void produce(int *data)
{
    data[threadIdx.x] = threadIdx.x * 3 + 1;  // @A
}

extern "C" __global__ void consume(int *out, const int *data)
{
    out[threadIdx.x] = data[threadIdx.x ^ 1];  // @B
}

// --- buffer-reused-while-it-is-read
// The reader waits for the writer, but the writer's next launch does not wait for the reader.
// buffer: data int[128] = zeros
// buffer: out int[128]
// run: fill<<<1, 128>>>(data, 1) on first
// record: filled on first
// wait: filled on second
// run: sum<<<1, 128>>>(out, data) on second
// run: fill<<<1, 128>>>(data, 2) on first
// expect: race A B
extern "C" __global__ void fill(int *data, int round)
{
    data[threadIdx.x] = threadIdx.x + round * 1000;  // @A
}

extern "C" __global__ void sum(int *out, const int *data)
{
    out[threadIdx.x] = data[threadIdx.x] + 1;  // @B
}

// --- host-waits-for-another-stream
// The host waits for the wrong stream before it launches the consumer.
// buffer: data int[128] = zeros
// buffer: other int[128] = zeros
// buffer: out int[128]
// run: produce<<<1, 128>>>(data) on first
// run: produce<<<1, 128>>>(other) on second
// synchronize: second
// run: consume<<<1, 128>>>(out, data) on third
// expect: race A B
extern "C" __global__ void produce(int *data)
{
    data[threadIdx.x] = threadIdx.x + 7;  // @A
}

extern "C" __global__ void consume(int *out, const int *data)
{
    out[threadIdx.x] = data[(threadIdx.x + 1) & 127];  // @B
}

// --- wait-on-a-third-stream
// The stream that waits for the event is not the one on which the consumer runs.
// buffer: data int[256] = zeros
// buffer: out int[4] = zeros
// run: produce<<<2, 128>>>(data) on first
// record: ready on first
// wait: ready on second
// run: add_up<<<2, 128>>>(out, data) on third
// expect: race A B
extern "C" __global__ void produce(int *data)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    data[i] = i + 1;  // @A
}

extern "C" __global__ void add_up(int *out, const int *data)
{
    int value = data[blockIdx.x * 128 + threadIdx.x];  // @B
    atomicAdd(&out[blockIdx.x], value);
}
