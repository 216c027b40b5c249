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

STUB(0, sampleDescInit_internal, (desc *d, size_t size, color c), (d, size, c))

STUB_EXPORT status
sampleLastError(void)
{
    STUB_BEGIN(1, sampleLastError, OK, ());
    return (status)stub_finish(recorded);
}

STUB_EXPORT void
sampleReset(void)
{
    STUB_BEGIN_VOID(2, sampleReset, ());
    (void)stub_finish(recorded);
}

STUB_EXPORT size_t
sampleVersion(void)
{
    STUB_BEGIN(3, sampleVersion, 0, ());
    return (size_t)stub_finish(recorded);
}

const stub_function stub_functions[] = {
    STUB_SAME(sampleDescInit_internal, 0, 3),
    STUB_SAME(sampleLastError, 0, 0),
    STUB_ENTRY(sampleReset, sampleReset, sampleReset, 0, false, VOID, 0),
    STUB_ENTRY(sampleVersion, sampleVersion, sampleVersion, 0, false, INTEGER, 0),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
