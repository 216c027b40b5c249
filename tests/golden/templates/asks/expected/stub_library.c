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

STUB_FILLS(0, sampleGet,
    (desc d, attribute attr, void *buf, size_t sizeInBytes, size_t *sizeWritten),
    (d, attr, buf, sizeInBytes, sizeWritten))
{
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
}

STUB_FILLS(1, sampleSet, (desc d, attribute attr, const void *buf, size_t sizeInBytes),
    (d, attr, buf, sizeInBytes))
{
    stub_input(recorded, 2, buf, sizeInBytes);
}

const stub_function stub_functions[] = {
    STUB_SAME(sampleGet, 0, 5),
    STUB_SAME(sampleSet, 0, 4),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
