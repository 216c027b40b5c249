// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// Header: input.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

extern status functional_sampleGetArchs(int *archs) __attribute__((weak));
STUB_EXPORT status sampleGetArchs(int *archs);
extern status functional_sampleGetCount(int *count) __attribute__((weak));
STUB_EXPORT status sampleGetCount(int *count);
extern status functional_sampleGetEdges(handle graph, handle *source, edge *data,
    size_t *count) __attribute__((weak));
STUB_EXPORT status sampleGetEdges(handle graph, handle *source, edge *data, size_t *count);
extern status functional_sampleGetInfo(handle stream, int *state, const handle **deps,
    size_t *numDeps) __attribute__((weak));
STUB_EXPORT status sampleGetInfo(handle stream, int *state, const handle **deps, size_t *numDeps);

STUB_EXPORT status
sampleGetArchs(int *archs)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return OK;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_sampleGetArchs != NULL)
        return functional_sampleGetArchs(archs);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &archs, sizeof archs);
    stub_output_open(recorded, 0, (void *)archs, STUB_DEFAULT_COUNT * sizeof(int));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleGetCount(int *count)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return OK;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_sampleGetCount != NULL)
        return functional_sampleGetCount(count);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &count, sizeof count);
    (void)stub_output_count(recorded, 0, count, sizeof *count, SIZE_MAX);
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleGetEdges(handle graph, handle *source, edge *data, size_t *count)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return OK;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_sampleGetEdges != NULL)
        return functional_sampleGetEdges(graph, source, data, count);
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &graph, sizeof graph);
    stub_argument(recorded, &source, sizeof source);
    stub_argument(recorded, &data, sizeof data);
    stub_argument(recorded, &count, sizeof count);
    stub_input(recorded, 3, count, sizeof(size_t));
    size_t count_written = stub_output_count(recorded, 3, count, sizeof *count,
        count != NULL && source != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 1, (void *)source, count_written * sizeof(handle));
    stub_output(recorded, 2, (void *)data, count_written * sizeof(edge));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleGetInfo(handle stream, int *state, const handle **deps, size_t *numDeps)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return OK;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_sampleGetInfo != NULL)
        return functional_sampleGetInfo(stream, state, deps, numDeps);
    stub_call *recorded = stub_begin(3);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &state, sizeof state);
    stub_argument(recorded, &deps, sizeof deps);
    stub_argument(recorded, &numDeps, sizeof numDeps);
    size_t numDeps_written = stub_output_count(recorded, 3, numDeps, sizeof *numDeps, SIZE_MAX);
    stub_output(recorded, 1, (void *)state, sizeof(int));
    stub_output_view(recorded, 2, (const void **)deps, numDeps_written * sizeof(handle));
    return (status)stub_finish(recorded);
}

static const stub_param params_sampleGetEdges[] = {
    {"graph", "handle", sizeof(handle), false},
    {"source", "handle *", sizeof(handle *), true},
    {"data", "edge *", sizeof(edge *), true},
    {"count", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_sampleGetInfo[] = {
    {"stream", "handle", sizeof(handle), false},
    {"state", "int *", sizeof(int *), true},
    {"deps", "const handle **", sizeof(const handle **), true},
    {"numDeps", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_sampleGetCount[] = {
    {"count", "int *", sizeof(int *), true},
};
static const stub_param params_sampleGetArchs[] = {
    {"archs", "int *", sizeof(int *), true},
};

const stub_function stub_functions[] = {
    {"sampleGetArchs", "sampleGetArchs", "sampleGetArchs", 0, false,
        (void (*)(void))sampleGetArchs, STUB_RESULT_STATUS, params_sampleGetArchs, 1},
    {"sampleGetCount", "sampleGetCount", "sampleGetCount", 0, false,
        (void (*)(void))sampleGetCount, STUB_RESULT_STATUS, params_sampleGetCount, 1},
    {"sampleGetEdges", "sampleGetEdges", "sampleGetEdges", 0, false,
        (void (*)(void))sampleGetEdges, STUB_RESULT_STATUS, params_sampleGetEdges, 4},
    {"sampleGetInfo", "sampleGetInfo", "sampleGetInfo", 0, false, (void (*)(void))sampleGetInfo,
        STUB_RESULT_STATUS, params_sampleGetInfo, 4},
};
const int stub_function_count = 4;
unsigned char stub_modes[4];
