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

static size_t
value_size_kinds(int64_t key, size_t given)
{
    switch (key) {
    case 1:
        return 4;
    case 2:
        return 8;
    case 3:
        return 8;
    default:
        return given;
    }
}

// A complex number has two parts.
static size_t
value_parts_kinds(int64_t key)
{
    switch (key) {
    case 3:
        return 2;
    default:
        return 1;
    }
}

STUB_FILLS(0, sampleAdd, (context c, const void *alpha, const void *beta), (c, alpha, beta))
{
    stub_input(recorded, 1, alpha, sizeof(double[2]));
    stub_input(recorded, 2, beta, sizeof(double[2]));
}

STUB_FILLS(1, sampleDot, (context c, const pair *x, pair *result), (c, x, result))
{
    stub_output(recorded, 2, (void *)result, sizeof(pair));
}

STUB_FILLS(2, sampleGetMode, (context c, mode *where), (c, where))
{
    stub_output(recorded, 1, (void *)where, sizeof(mode));
}

STUB(3, sampleGetSetting, (context c, int setting, void *value, size_t size),
    (c, setting, value, size))

STUB_FILLS(4, sampleGroups, (int count, const int *sizes, const long long *alpha),
    (count, sizes, alpha))
{
    stub_input(recorded, 1, sizes, stub_items((size_t)count) * sizeof(int));
    stub_input(recorded, 2, alpha, stub_items((size_t)count) * sizeof(long long));
}

STUB_FILLS(5, sampleRotate, (context c, double *a, const double *b, double *param),
    (c, a, b, param))
{
    stub_input(recorded, 1, a, sizeof(double));
    stub_input(recorded, 2, b, sizeof(double));
    stub_output(recorded, 1, (void *)a, sizeof(double));
    stub_output(recorded, 3, (void *)param, 5 * sizeof(double));
}

STUB_FILLS(6, sampleScale, (context c, int n, const float *alpha, float *x), (c, n, alpha, x))
{
    stub_input(recorded, 2, alpha, sizeof(float));
}

STUB_FILLS(7, sampleScaleAny, (context c, kind of, kind data, const void *alpha, void *x),
    (c, of, data, alpha, x))
{
    stub_input(recorded, 3, alpha, value_size_kinds(of, 0) * value_parts_kinds(data));
}

const stub_function stub_functions[] = {
    STUB_SAME(sampleAdd, 0, 3),
    STUB_SAME(sampleDot, 0, 3),
    STUB_SAME(sampleGetMode, 0, 2),
    STUB_SAME(sampleGetSetting, 0, 4),
    STUB_SAME(sampleGroups, 0, 3),
    STUB_SAME(sampleRotate, 0, 4),
    STUB_SAME(sampleScale, 0, 4),
    STUB_SAME(sampleScaleAny, 0, 5),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
