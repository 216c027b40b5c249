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

STUB_FILLS(0, sampleFree, (outer *descriptor), (descriptor))
{
    stub_input(recorded, 0, descriptor, sizeof(outer));
}

STUB_FILLS(1, sampleMalloc, (outer **descriptor, int format), (descriptor, format))
{
    stub_output_view(recorded, 0, (const void **)descriptor, sizeof(outer));
}

STUB_FILLS(2, samplePaint,
    (stream s, int n, const int *sizes, const float *weights, const color *colors, void **areas),
    (s, n, sizes, weights, colors, areas))
{
    stub_input(recorded, 2, sizes, stub_items((size_t)n) * sizeof(int));
    stub_input(recorded, 3, weights, stub_items((size_t)n) * sizeof(float));
    stub_input(recorded, 4, colors, stub_items((size_t)n) * sizeof(color));
    stub_input(recorded, 5, areas, stub_items((size_t)n) * sizeof(void *));
}

const stub_function stub_functions[] = {
    STUB_SAME(sampleFree, 0, 1),
    STUB_SAME(sampleMalloc, 0, 2),
    STUB_SAME(samplePaint, 0, 6),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
