// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

STUB_EXPORT status
sampleDescInit_internal(desc *d, size_t size, color c)
{
    STUB_BEGIN(0, sampleDescInit_internal, OK, (d, size, c));
    STUB_ARGUMENTS(&d, &size, &c);
    return (status)stub_finish(recorded);
}

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

static const stub_param params_sampleDescInit_internal[] = {STUB_IN(desc *, d),
    STUB_IN(size_t, size), STUB_IN(color, c)};

const stub_function stub_functions[] = {
    STUB_ENTRY(sampleDescInit_internal, sampleDescInit_internal, sampleDescInit_internal, 0, false,
        STATUS, params_sampleDescInit_internal, 3),
    STUB_ENTRY(sampleLastError, sampleLastError, sampleLastError, 0, false, STATUS, NULL, 0),
    STUB_ENTRY(sampleReset, sampleReset, sampleReset, 0, false, VOID, NULL, 0),
    STUB_ENTRY(sampleVersion, sampleVersion, sampleVersion, 0, false, INTEGER, NULL, 0),
};
const int stub_function_count = 4;
unsigned char stub_modes[4];
