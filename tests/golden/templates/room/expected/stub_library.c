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

STUB_FILLS(0, sampleSearch, (plan p, int requested, algo *results, int *found),
    (p, requested, results, found))
{
    size_t found_written = stub_output_count(recorded, 3, found, sizeof *found,
        stub_items((size_t)requested));
    stub_output(recorded, 2, (void *)results, found_written * sizeof(algo));
}

STUB_FILLS(1, sampleSizes, (plan p, size_t *sizes), (p, sizes))
{
    stub_output_open(recorded, 1, (void *)sizes, sizeof(size_t));
}

const stub_function stub_functions[] = {
    STUB_SAME(sampleSearch, 0, 4),
    STUB_SAME(sampleSizes, 0, 2),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
