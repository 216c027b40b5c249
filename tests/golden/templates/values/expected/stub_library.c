// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// Header: input.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

extern status functional_samplePing(void) __attribute__((weak));
STUB_EXPORT status samplePing(void);
extern status functional_sampleSet(handle h, devptr p, unsigned int flags, unsigned long long wide,
    float ratio, double exact, color c, point by_value, const point *by_pointer, const char *name,
    const void *data, signed char m) __attribute__((weak));
STUB_EXPORT status sampleSet(handle h, devptr p, unsigned int flags, unsigned long long wide,
    float ratio, double exact, color c, point by_value, const point *by_pointer, const char *name,
    const void *data, signed char m);

STUB_EXPORT status
samplePing(void)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return OK;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_samplePing != NULL)
        return functional_samplePing();
    stub_call *recorded = stub_begin(0);
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleSet(handle h, devptr p, unsigned int flags, unsigned long long wide, float ratio,
    double exact, color c, point by_value, const point *by_pointer, const char *name,
    const void *data, signed char m)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return OK;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_sampleSet != NULL)
        return functional_sampleSet(h, p, flags, wide, ratio, exact, c, by_value, by_pointer, name,
            data, m);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &h, sizeof h);
    stub_argument(recorded, &p, sizeof p);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &wide, sizeof wide);
    stub_argument(recorded, &ratio, sizeof ratio);
    stub_argument(recorded, &exact, sizeof exact);
    stub_argument(recorded, &c, sizeof c);
    stub_argument(recorded, &by_value, sizeof by_value);
    stub_argument(recorded, &by_pointer, sizeof by_pointer);
    stub_argument(recorded, &name, sizeof name);
    stub_argument(recorded, &data, sizeof data);
    stub_argument(recorded, &m, sizeof m);
    stub_input(recorded, 8, by_pointer, sizeof(point));
    stub_input_string(recorded, 9, name);
    return (status)stub_finish(recorded);
}

static const stub_param params_sampleSet[] = {
    {"h", "handle", sizeof(handle), false},
    {"p", "devptr", sizeof(devptr), false},
    {"flags", "unsigned int", sizeof(unsigned int), false},
    {"wide", "unsigned long long", sizeof(unsigned long long), false},
    {"ratio", "float", sizeof(float), false},
    {"exact", "double", sizeof(double), false},
    {"c", "color", sizeof(color), false},
    {"by_value", "point", sizeof(point), false},
    {"by_pointer", "const point *", sizeof(const point *), false},
    {"name", "const char *", sizeof(const char *), false},
    {"data", "const void *", sizeof(const void *), false},
    {"m", "signed char", sizeof(signed char), false},
};

const stub_function stub_functions[] = {
    {"samplePing", "samplePing", "samplePing", 0, false, (void (*)(void))samplePing,
        STUB_RESULT_STATUS, NULL, 0},
    {"sampleSet", "sampleSet", "sampleSet", 0, false, (void (*)(void))sampleSet,
        STUB_RESULT_STATUS, params_sampleSet, 12},
};
const int stub_function_count = 2;
unsigned char stub_modes[2];
