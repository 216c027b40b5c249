// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

STUB_EXPORT status
samplePing(void)
{
    STUB_BEGIN(0, samplePing, OK, ());
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleSet(handle h, devptr p, unsigned int flags, unsigned long long wide, float ratio,
    double exact, color c, point by_value, const point *by_pointer, const char *name,
    const void *data, signed char m)
{
    STUB_BEGIN(1, sampleSet, OK,
        (h, p, flags, wide, ratio, exact, c, by_value, by_pointer, name, data, m));
    STUB_ARGUMENTS(&h, &p, &flags, &wide, &ratio, &exact, &c, &by_value, &by_pointer, &name, &data,
        &m);
    stub_input(recorded, 8, by_pointer, sizeof(point));
    stub_input_string(recorded, 9, name);
    return (status)stub_finish(recorded);
}

static const stub_param params_sampleSet[] = {STUB_IN(handle, h), STUB_IN(devptr, p),
    STUB_IN(unsigned int, flags), STUB_IN(unsigned long long, wide), STUB_IN(float, ratio),
    STUB_IN(double, exact), STUB_IN(color, c), STUB_IN(point, by_value),
    STUB_IN(const point *, by_pointer), STUB_IN(const char *, name), STUB_IN(const void *, data),
    STUB_IN(signed char, m)};

const stub_function stub_functions[] = {
    STUB_ENTRY(samplePing, samplePing, samplePing, 0, false, STATUS, NULL, 0),
    STUB_ENTRY(sampleSet, sampleSet, sampleSet, 0, false, STATUS, params_sampleSet, 12),
};
const int stub_function_count = 2;
unsigned char stub_modes[2];
