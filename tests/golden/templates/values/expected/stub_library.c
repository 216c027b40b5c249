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

STUB_EXPORT status
samplePing(void)
{
    STUB_BEGIN(0, samplePing, OK, ());
    return (status)stub_finish(recorded);
}

STUB_FILLS(1, sampleSet,
    (handle h, devptr p, unsigned int flags, unsigned long long wide, float ratio, double exact,
        color c, point by_value, const point *by_pointer, const char *name, const void *data,
        signed char m),
    (h, p, flags, wide, ratio, exact, c, by_value, by_pointer, name, data, m))
{
    stub_input(recorded, 8, by_pointer, sizeof(point));
    stub_input_string(recorded, 9, name);
}

const stub_function stub_functions[] = {
    STUB_SAME(samplePing, 0, 0),
    STUB_SAME(sampleSet, 0, 12),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
