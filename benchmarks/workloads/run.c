/*
 * Runs the loops of benchmarks/workloads.py in C: the same calls on the same data, queued between
 * two events. The code needs no CUDA header: the script passes pointers to functions of the
 * libraries that its process has loaded, so that cubind and C call the same functions. Each loop
 * returns the first status that is not 0, or 0.
 */
#include <stddef.h>
#include <string.h>

#define TRY(call) \
    do { \
        int status_ = (call); \
        if (status_ != 0) \
            return status_; \
    } while (0)

static int (*cuLaunchKernelEx)(const void *, void *, void **, void **);
static int (*cuEventRecord)(void *, void *);
static int (*cuStreamWaitEvent)(void *, void *, unsigned);
static int (*cuStreamBeginCapture_v2)(void *, int);
static int (*cuStreamEndCapture)(void *, void **);
static int (*cuGraphInstantiateWithFlags)(void **, void *, unsigned long long);
static int (*cuGraphDestroy)(void *);
static int (*cuGraphExecDestroy)(void *);
static int (*cuGraphLaunch)(void *, void *);
static int (*cuMemcpyHtoDAsync_v2)(unsigned long long, const void *, size_t, void *);
static int (*cuMemcpyDtoHAsync_v2)(void *, unsigned long long, size_t, void *);
static int (*cublasSgemm_v2)(void *, int, int, int, int, int, const float *, const void *, int,
                             const void *, int, const float *, void *, int);
static int (*cublasLtMatmul)(void *, void *, const void *, const void *, void *, const void *,
                             void *, const void *, const void *, void *, void *, void *,
                             const void *, void *, size_t, void *);
static int (*cufftExecC2C)(int, void *, void *, int);

/* The pointers are static, or the linker would resolve them to functions of the same names. */
int
set_function(const char *name, void *function)
{
    static const struct {
        const char *name;
        void **at;
    } all[] = {
        {"cuLaunchKernelEx", (void **)&cuLaunchKernelEx},
        {"cuEventRecord", (void **)&cuEventRecord},
        {"cuStreamWaitEvent", (void **)&cuStreamWaitEvent},
        {"cuStreamBeginCapture_v2", (void **)&cuStreamBeginCapture_v2},
        {"cuStreamEndCapture", (void **)&cuStreamEndCapture},
        {"cuGraphInstantiateWithFlags", (void **)&cuGraphInstantiateWithFlags},
        {"cuGraphDestroy", (void **)&cuGraphDestroy},
        {"cuGraphExecDestroy", (void **)&cuGraphExecDestroy},
        {"cuGraphLaunch", (void **)&cuGraphLaunch},
        {"cuMemcpyHtoDAsync_v2", (void **)&cuMemcpyHtoDAsync_v2},
        {"cuMemcpyDtoHAsync_v2", (void **)&cuMemcpyDtoHAsync_v2},
        {"cublasSgemm_v2", (void **)&cublasSgemm_v2},
        {"cublasLtMatmul", (void **)&cublasLtMatmul},
        {"cufftExecC2C", (void **)&cufftExecC2C},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(all[i].name, name) == 0)
            return *all[i].at = function, 0;
    return -1;
}

struct clock {
    void *stream, *start, *end;
};

struct launch {
    void *kernel;
    unsigned grid[3], block[3], shared;
    void **params;
    int early; /* programmatic stream serialization */
};

/* c = a @ b, row-major. */
struct sgemm {
    void *handle;
    int n;
    void *a, *b, *c;
};

struct matmul {
    void *handle, *desc, *first, *first_layout, *second, *second_layout, *result, *result_layout;
    const void *algo;
    void *workspace;
    size_t workspace_size;
};

struct pipeline {
    int chunks, streams;
    void **stream, *joined;
    void **host;
    unsigned long long *chunk;
    size_t size;
    const struct launch *launches;
};

static const float one = 1, zero = 0;

/* The layouts of CUlaunchConfig and CUlaunchAttribute. */
struct launch_config {
    unsigned grid[3], block[3], shared;
    void *stream;
    const struct launch_attribute {
        int id, pad;
        union {
            int serialization_allowed;
            char size[64];
        } value;
    } *attributes;
    unsigned count;
};

static int
launch_once(const struct launch *l, void *stream)
{
    enum { PROGRAMMATIC_STREAM_SERIALIZATION = 6 };
    const struct launch_attribute early = {PROGRAMMATIC_STREAM_SERIALIZATION, 0, {1}};
    struct launch_config config = {
        .shared = l->shared,
        .stream = stream,
        .attributes = &early,
        .count = l->early ? 1 : 0,
    };
    memcpy(config.grid, l->grid, sizeof config.grid);
    memcpy(config.block, l->block, sizeof config.block);
    return cuLaunchKernelEx(&config, l->kernel, l->params, NULL);
}

int
run_launches(int times, int count, const struct launch *launches, const struct clock *clock)
{
    TRY(cuEventRecord(clock->start, clock->stream));
    for (int i = 0; i < times; i++)
        for (int k = 0; k < count; k++)
            TRY(launch_once(&launches[k], clock->stream));
    return cuEventRecord(clock->end, clock->stream);
}

static int
multiply(int times, const struct sgemm *p)
{
    int n = p->n;
    for (int i = 0; i < times; i++)
        TRY(cublasSgemm_v2(p->handle, 0, 0, n, n, n, &one, p->b, n, p->a, n, &zero, p->c, n));
    return 0;
}

int
run_products(int times, const struct sgemm *p, const struct clock *clock)
{
    TRY(cuEventRecord(clock->start, clock->stream));
    TRY(multiply(times, p));
    return cuEventRecord(clock->end, clock->stream);
}

int
capture_products(int times, const struct sgemm *p, void *stream, void **exec)
{
    void *graph = NULL;
    TRY(cuStreamBeginCapture_v2(stream, 2)); /* relaxed, as cubind.core does */
    int status = multiply(times, p);
    int ended = cuStreamEndCapture(stream, &graph);
    if (status != 0 || ended != 0)
        return status != 0 ? status : ended;
    status = cuGraphInstantiateWithFlags(exec, graph, 0);
    ended = cuGraphDestroy(graph);
    return status != 0 ? status : ended;
}

int
run_graph(int times, void *exec, const struct clock *clock)
{
    TRY(cuEventRecord(clock->start, clock->stream));
    for (int i = 0; i < times; i++)
        TRY(cuGraphLaunch(exec, clock->stream));
    return cuEventRecord(clock->end, clock->stream);
}

int
end_graph(void *exec)
{
    return cuGraphExecDestroy(exec);
}

int
run_transforms(int times, int plan, void *input, void *output, const struct clock *clock)
{
    TRY(cuEventRecord(clock->start, clock->stream));
    for (int i = 0; i < times; i++)
        TRY(cufftExecC2C(plan, input, output, -1));
    return cuEventRecord(clock->end, clock->stream);
}

/* `times` times a cuBLASLt product, followed by `count` launches. */
int
run_matmuls(int times, const struct matmul *p, int count, const struct launch *launches,
            const struct clock *clock)
{
    TRY(cuEventRecord(clock->start, clock->stream));
    for (int i = 0; i < times; i++) {
        TRY(cublasLtMatmul(p->handle, p->desc, &one, p->first, p->first_layout, p->second,
                           p->second_layout, &zero, p->result, p->result_layout, p->result,
                           p->result_layout, p->algo, p->workspace, p->workspace_size,
                           clock->stream));
        for (int k = 0; k < count; k++)
            TRY(launch_once(&launches[k], clock->stream));
    }
    return cuEventRecord(clock->end, clock->stream);
}

/* Chunk i on stream i % streams: copy in, launch, copy out. Stream 0 waits for the others. */
int
run_pipeline(const struct pipeline *p, const struct clock *clock)
{
    TRY(cuEventRecord(clock->start, clock->stream));
    for (int i = 1; i < p->streams; i++)
        TRY(cuStreamWaitEvent(p->stream[i], clock->start, 0));
    for (int i = 0; i < p->chunks; i++) {
        void *stream = p->stream[i % p->streams];
        TRY(cuMemcpyHtoDAsync_v2(p->chunk[i], p->host[i], p->size, stream));
        TRY(launch_once(&p->launches[i], stream));
        TRY(cuMemcpyDtoHAsync_v2(p->host[i], p->chunk[i], p->size, stream));
    }
    for (int i = 1; i < p->streams; i++) {
        TRY(cuEventRecord(p->joined, p->stream[i]));
        TRY(cuStreamWaitEvent(p->stream[0], p->joined, 0));
    }
    return cuEventRecord(clock->end, clock->stream);
}
