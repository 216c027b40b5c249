// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// Header: input.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

extern const char * functional_sampleErrorName(int code) __attribute__((weak));
STUB_EXPORT const char * sampleErrorName(int code);
extern size3 functional_sampleMakeSize(size_t x, size_t y, size_t z) __attribute__((weak));
STUB_EXPORT size3 sampleMakeSize(size_t x, size_t y, size_t z);
extern unsigned int functional_sampleMask(unsigned int mask) __attribute__((weak));
STUB_EXPORT unsigned int sampleMask(unsigned int mask);
extern void functional_sampleReset(void) __attribute__((weak));
STUB_EXPORT void sampleReset(void);
extern const char * functional_sampleText(void) __attribute__((weak));
STUB_EXPORT const char * sampleText(void);
extern size_t functional_sampleVersion(void) __attribute__((weak));
STUB_EXPORT size_t sampleVersion(void);

STUB_EXPORT const char *
sampleErrorName(int code)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return 0;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_sampleErrorName != NULL)
        return functional_sampleErrorName(code);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &code, sizeof code);
    return stub_finish_string(recorded);
}

STUB_EXPORT size3
sampleMakeSize(size_t x, size_t y, size_t z)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return (size3){0};
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_sampleMakeSize != NULL)
        return functional_sampleMakeSize(x, y, z);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &x, sizeof x);
    stub_argument(recorded, &y, sizeof y);
    stub_argument(recorded, &z, sizeof z);
    (void)stub_finish(recorded);
    return (size3){0};
}

STUB_EXPORT unsigned int
sampleMask(unsigned int mask)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return 0;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_sampleMask != NULL)
        return functional_sampleMask(mask);
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &mask, sizeof mask);
    return (unsigned int)stub_finish(recorded);
}

STUB_EXPORT void
sampleReset(void)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_sampleReset != NULL) {
        functional_sampleReset();
        return;
    }
    stub_call *recorded = stub_begin(3);
    (void)stub_finish(recorded);
}

STUB_EXPORT const char *
sampleText(void)
{
    if (STUB_LIKELY(stub_modes[4] == STUB_FREE))
        return 0;
    if (stub_modes[4] == STUB_FUNCTIONAL && functional_sampleText != NULL)
        return functional_sampleText();
    stub_call *recorded = stub_begin(4);
    return stub_finish_string(recorded);
}

STUB_EXPORT size_t
sampleVersion(void)
{
    if (STUB_LIKELY(stub_modes[5] == STUB_FREE))
        return 0;
    if (stub_modes[5] == STUB_FUNCTIONAL && functional_sampleVersion != NULL)
        return functional_sampleVersion();
    stub_call *recorded = stub_begin(5);
    return (size_t)stub_finish(recorded);
}

static const stub_param params_sampleErrorName[] = {
    {"code", "int", sizeof(int), false},
};
static const stub_param params_sampleMask[] = {
    {"mask", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_sampleMakeSize[] = {
    {"x", "size_t", sizeof(size_t), false},
    {"y", "size_t", sizeof(size_t), false},
    {"z", "size_t", sizeof(size_t), false},
};

const stub_function stub_functions[] = {
    {"sampleErrorName", "sampleErrorName", "sampleErrorName", 0, false,
        (void (*)(void))sampleErrorName, STUB_RESULT_STRING, params_sampleErrorName, 1},
    {"sampleMakeSize", "sampleMakeSize", "sampleMakeSize", 0, false,
        (void (*)(void))sampleMakeSize, STUB_RESULT_INTEGER, params_sampleMakeSize, 3},
    {"sampleMask", "sampleMask", "sampleMask", 0, false, (void (*)(void))sampleMask,
        STUB_RESULT_INTEGER, params_sampleMask, 1},
    {"sampleReset", "sampleReset", "sampleReset", 0, false, (void (*)(void))sampleReset,
        STUB_RESULT_VOID, NULL, 0},
    {"sampleText", "sampleText", "sampleText", 0, false, (void (*)(void))sampleText,
        STUB_RESULT_STRING, NULL, 0},
    {"sampleVersion", "sampleVersion", "sampleVersion", 0, false, (void (*)(void))sampleVersion,
        STUB_RESULT_INTEGER, NULL, 0},
};
const int stub_function_count = 6;
unsigned char stub_modes[6];
