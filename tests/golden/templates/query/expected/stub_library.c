// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

STUB_EXPORT status
sampleGetArchs(int *archs)
{
    STUB_BEGIN(0, sampleGetArchs, OK, (archs));
    STUB_ARGUMENTS(&archs);
    stub_output_open(recorded, 0, (void *)archs, STUB_DEFAULT_COUNT * sizeof(int));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleGetCount(int *count)
{
    STUB_BEGIN(1, sampleGetCount, OK, (count));
    STUB_ARGUMENTS(&count);
    (void)stub_output_count(recorded, 0, count, sizeof *count, SIZE_MAX);
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleGetEdges(handle graph, handle *source, edge *data, size_t *count)
{
    STUB_BEGIN(2, sampleGetEdges, OK, (graph, source, data, count));
    STUB_ARGUMENTS(&graph, &source, &data, &count);
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
    STUB_BEGIN(3, sampleGetInfo, OK, (stream, state, deps, numDeps));
    STUB_ARGUMENTS(&stream, &state, &deps, &numDeps);
    size_t numDeps_written = stub_output_count(recorded, 3, numDeps, sizeof *numDeps, SIZE_MAX);
    stub_output(recorded, 1, (void *)state, sizeof(int));
    stub_output_view(recorded, 2, (const void **)deps, numDeps_written * sizeof(handle));
    return (status)stub_finish(recorded);
}

static const stub_param params_sampleGetEdges[] = {STUB_IN(handle, graph),
    STUB_OUT(handle *, source), STUB_OUT(edge *, data), STUB_OUT(size_t *, count)};
static const stub_param params_sampleGetInfo[] = {STUB_IN(handle, stream), STUB_OUT(int *, state),
    STUB_OUT(const handle **, deps), STUB_OUT(size_t *, numDeps)};
static const stub_param params_sampleGetCount[] = {STUB_OUT(int *, count)};
static const stub_param params_sampleGetArchs[] = {STUB_OUT(int *, archs)};

const stub_function stub_functions[] = {
    STUB_ENTRY(sampleGetArchs, sampleGetArchs, sampleGetArchs, 0, false, STATUS,
        params_sampleGetArchs, 1),
    STUB_ENTRY(sampleGetCount, sampleGetCount, sampleGetCount, 0, false, STATUS,
        params_sampleGetCount, 1),
    STUB_ENTRY(sampleGetEdges, sampleGetEdges, sampleGetEdges, 0, false, STATUS,
        params_sampleGetEdges, 4),
    STUB_ENTRY(sampleGetInfo, sampleGetInfo, sampleGetInfo, 0, false, STATUS, params_sampleGetInfo,
        4),
};
const int stub_function_count = 4;
unsigned char stub_modes[4];
