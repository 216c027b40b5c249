// stub_library.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// clang-format off

#define STUB_STATUS status
#define STUB_SUCCESS OK

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

// An entry point does not use all that it is called with.
#pragma GCC diagnostic ignored "-Wunused-parameter"

STUB_FILLS(0, sampleGetArchs, (int *archs), (archs))
{
    stub_output_open(recorded, 0, (void *)archs, STUB_DEFAULT_COUNT * sizeof(int));
}

STUB_FILLS(1, sampleGetCount, (int *count), (count))
{
    (void)stub_output_count(recorded, 0, count, sizeof *count, SIZE_MAX);
}

STUB_FILLS(2, sampleGetEdges, (handle graph, handle *source, edge *data, size_t *count),
    (graph, source, data, count))
{
    stub_input(recorded, 3, count, sizeof(size_t));
    size_t count_written = stub_output_count(recorded, 3, count, sizeof *count,
        count != NULL && source != NULL ? stub_items((size_t)*count) : SIZE_MAX);
    stub_output(recorded, 1, (void *)source, count_written * sizeof(handle));
    stub_output(recorded, 2, (void *)data, count_written * sizeof(edge));
}

STUB_FILLS(3, sampleGetInfo, (handle stream, int *state, const handle **deps, size_t *numDeps),
    (stream, state, deps, numDeps))
{
    size_t numDeps_written = stub_output_count(recorded, 3, numDeps, sizeof *numDeps, SIZE_MAX);
    stub_output(recorded, 1, (void *)state, sizeof(int));
    stub_output_view(recorded, 2, (const void **)deps, numDeps_written * sizeof(handle));
}

const stub_function stub_functions[] = {
    STUB_SAME(sampleGetArchs, 0, 1),
    STUB_SAME(sampleGetCount, 0, 1),
    STUB_SAME(sampleGetEdges, 0, 4),
    STUB_SAME(sampleGetInfo, 0, 4),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
