// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// Header: input.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

extern status functional_sampleDescInit_internal(desc *d, size_t size,
    color c) __attribute__((weak));
STUB_EXPORT status sampleDescInit_internal(desc *d, size_t size, color c);
extern status functional_sampleLastError(void) __attribute__((weak));
STUB_EXPORT status sampleLastError(void);
extern void functional_sampleReset(void) __attribute__((weak));
STUB_EXPORT void sampleReset(void);
extern size_t functional_sampleVersion(void) __attribute__((weak));
STUB_EXPORT size_t sampleVersion(void);

STUB_EXPORT status
sampleDescInit_internal(desc *d, size_t size, color c)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return OK;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_sampleDescInit_internal != NULL)
        return functional_sampleDescInit_internal(d, size, c);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &d, sizeof d);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &c, sizeof c);
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleLastError(void)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return OK;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_sampleLastError != NULL)
        return functional_sampleLastError();
    stub_call *recorded = stub_begin(1);
    return (status)stub_finish(recorded);
}

STUB_EXPORT void
sampleReset(void)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_sampleReset != NULL) {
        functional_sampleReset();
        return;
    }
    stub_call *recorded = stub_begin(2);
    (void)stub_finish(recorded);
}

STUB_EXPORT size_t
sampleVersion(void)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return 0;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_sampleVersion != NULL)
        return functional_sampleVersion();
    stub_call *recorded = stub_begin(3);
    return (size_t)stub_finish(recorded);
}

static const stub_param params_sampleDescInit_internal[] = {
    {"d", "desc *", sizeof(desc *), false},
    {"size", "size_t", sizeof(size_t), false},
    {"c", "color", sizeof(color), false},
};

const stub_function stub_functions[] = {
    {"sampleDescInit_internal", "sampleDescInit_internal", "sampleDescInit_internal", 0, false,
        (void (*)(void))sampleDescInit_internal, STUB_RESULT_STATUS,
        params_sampleDescInit_internal, 3},
    {"sampleLastError", "sampleLastError", "sampleLastError", 0, false,
        (void (*)(void))sampleLastError, STUB_RESULT_STATUS, NULL, 0},
    {"sampleReset", "sampleReset", "sampleReset", 0, false, (void (*)(void))sampleReset,
        STUB_RESULT_VOID, NULL, 0},
    {"sampleVersion", "sampleVersion", "sampleVersion", 0, false, (void (*)(void))sampleVersion,
        STUB_RESULT_INTEGER, NULL, 0},
};
const int stub_function_count = 4;
unsigned char stub_modes[4];
