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

STUB_EXPORT const char *
sampleErrorName(int code)
{
    STUB_BEGIN(0, sampleErrorName, 0, (code));
    STUB_ARGUMENTS(code);
    return stub_finish_string(recorded);
}

STUB_EXPORT size3
sampleMakeSize(size_t x, size_t y, size_t z)
{
    STUB_BEGIN(1, sampleMakeSize, (size3){0}, (x, y, z));
    STUB_ARGUMENTS(x, y, z);
    (void)stub_finish(recorded);
    return (size3){0};
}

STUB_EXPORT unsigned int
sampleMask(unsigned int mask)
{
    STUB_BEGIN(2, sampleMask, 0, (mask));
    STUB_ARGUMENTS(mask);
    return (unsigned int)stub_finish(recorded);
}

STUB_EXPORT void
sampleReset(void)
{
    STUB_BEGIN_VOID(3, sampleReset, ());
    (void)stub_finish(recorded);
}

STUB_EXPORT const char *
sampleText(void)
{
    STUB_BEGIN(4, sampleText, 0, ());
    return stub_finish_string(recorded);
}

STUB_EXPORT size_t
sampleVersion(void)
{
    STUB_BEGIN(5, sampleVersion, 0, ());
    return (size_t)stub_finish(recorded);
}

const stub_function stub_functions[] = {
    STUB_ENTRY(sampleErrorName, sampleErrorName, sampleErrorName, 0, false, STRING, 1),
    STUB_ENTRY(sampleMakeSize, sampleMakeSize, sampleMakeSize, 0, false, INTEGER, 3),
    STUB_ENTRY(sampleMask, sampleMask, sampleMask, 0, false, INTEGER, 1),
    STUB_ENTRY(sampleReset, sampleReset, sampleReset, 0, false, VOID, 0),
    STUB_ENTRY(sampleText, sampleText, sampleText, 0, false, STRING, 0),
    STUB_ENTRY(sampleVersion, sampleVersion, sampleVersion, 0, false, INTEGER, 0),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
