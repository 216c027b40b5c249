// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

STUB_EXPORT const char *
sampleErrorName(int code)
{
    STUB_BEGIN(0, sampleErrorName, 0, (code));
    STUB_ARGUMENTS(&code);
    return stub_finish_string(recorded);
}

STUB_EXPORT size3
sampleMakeSize(size_t x, size_t y, size_t z)
{
    STUB_BEGIN(1, sampleMakeSize, (size3){0}, (x, y, z));
    STUB_ARGUMENTS(&x, &y, &z);
    (void)stub_finish(recorded);
    return (size3){0};
}

STUB_EXPORT unsigned int
sampleMask(unsigned int mask)
{
    STUB_BEGIN(2, sampleMask, 0, (mask));
    STUB_ARGUMENTS(&mask);
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

static const stub_param params_sampleErrorName[] = {STUB_IN(int, code)};
static const stub_param params_sampleMask[] = {STUB_IN(unsigned int, mask)};
static const stub_param params_sampleMakeSize[] = {STUB_IN(size_t, x), STUB_IN(size_t, y),
    STUB_IN(size_t, z)};

const stub_function stub_functions[] = {
    STUB_ENTRY(sampleErrorName, sampleErrorName, sampleErrorName, 0, false, STRING,
        params_sampleErrorName, 1),
    STUB_ENTRY(sampleMakeSize, sampleMakeSize, sampleMakeSize, 0, false, INTEGER,
        params_sampleMakeSize, 3),
    STUB_ENTRY(sampleMask, sampleMask, sampleMask, 0, false, INTEGER, params_sampleMask, 1),
    STUB_ENTRY(sampleReset, sampleReset, sampleReset, 0, false, VOID, NULL, 0),
    STUB_ENTRY(sampleText, sampleText, sampleText, 0, false, STRING, NULL, 0),
    STUB_ENTRY(sampleVersion, sampleVersion, sampleVersion, 0, false, INTEGER, NULL, 0),
};
const int stub_function_count = 6;
unsigned char stub_modes[6];
