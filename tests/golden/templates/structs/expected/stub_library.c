// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// Header: input.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

extern status functional_sampleFree(outer *descriptor) __attribute__((weak));
STUB_EXPORT status sampleFree(outer *descriptor);
extern status functional_sampleMalloc(outer **descriptor, int format) __attribute__((weak));
STUB_EXPORT status sampleMalloc(outer **descriptor, int format);
extern status functional_samplePaint(stream s, int n, const int *sizes, const float *weights,
    const color *colors, void **areas) __attribute__((weak));
STUB_EXPORT status samplePaint(stream s, int n, const int *sizes, const float *weights,
    const color *colors, void **areas);

STUB_EXPORT status
sampleFree(outer *descriptor)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return OK;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_sampleFree != NULL)
        return functional_sampleFree(descriptor);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &descriptor, sizeof descriptor);
    stub_input(recorded, 0, descriptor, sizeof(outer));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleMalloc(outer **descriptor, int format)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return OK;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_sampleMalloc != NULL)
        return functional_sampleMalloc(descriptor, format);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &descriptor, sizeof descriptor);
    stub_argument(recorded, &format, sizeof format);
    stub_output_view(recorded, 0, (const void **)descriptor, sizeof(outer));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
samplePaint(stream s, int n, const int *sizes, const float *weights, const color *colors,
    void **areas)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return OK;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_samplePaint != NULL)
        return functional_samplePaint(s, n, sizes, weights, colors, areas);
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &s, sizeof s);
    stub_argument(recorded, &n, sizeof n);
    stub_argument(recorded, &sizes, sizeof sizes);
    stub_argument(recorded, &weights, sizeof weights);
    stub_argument(recorded, &colors, sizeof colors);
    stub_argument(recorded, &areas, sizeof areas);
    stub_input(recorded, 2, sizes, stub_items((size_t)n) * sizeof(int));
    stub_input(recorded, 3, weights, stub_items((size_t)n) * sizeof(float));
    stub_input(recorded, 4, colors, stub_items((size_t)n) * sizeof(color));
    stub_input(recorded, 5, areas, stub_items((size_t)n) * sizeof(void *));
    return (status)stub_finish(recorded);
}

static const stub_param params_sampleMalloc[] = {
    {"descriptor", "outer **", sizeof(outer **), true},
    {"format", "int", sizeof(int), false},
};
static const stub_param params_sampleFree[] = {
    {"descriptor", "outer *", sizeof(outer *), false},
};
static const stub_param params_samplePaint[] = {
    {"s", "stream", sizeof(stream), false},
    {"n", "int", sizeof(int), false},
    {"sizes", "const int *", sizeof(const int *), false},
    {"weights", "const float *", sizeof(const float *), false},
    {"colors", "const color *", sizeof(const color *), false},
    {"areas", "void **", sizeof(void **), false},
};

const stub_function stub_functions[] = {
    {"sampleFree", "sampleFree", "sampleFree", 0, false, (void (*)(void))sampleFree,
        STUB_RESULT_STATUS, params_sampleFree, 1},
    {"sampleMalloc", "sampleMalloc", "sampleMalloc", 0, false, (void (*)(void))sampleMalloc,
        STUB_RESULT_STATUS, params_sampleMalloc, 2},
    {"samplePaint", "samplePaint", "samplePaint", 0, false, (void (*)(void))samplePaint,
        STUB_RESULT_STATUS, params_samplePaint, 6},
};
const int stub_function_count = 3;
unsigned char stub_modes[3];
