// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

STUB_EXPORT status
sampleFree(outer *descriptor)
{
    STUB_BEGIN(0, sampleFree, OK, (descriptor));
    STUB_ARGUMENTS(&descriptor);
    stub_input(recorded, 0, descriptor, sizeof(outer));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleMalloc(outer **descriptor, int format)
{
    STUB_BEGIN(1, sampleMalloc, OK, (descriptor, format));
    STUB_ARGUMENTS(&descriptor, &format);
    stub_output_view(recorded, 0, (const void **)descriptor, sizeof(outer));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
samplePaint(stream s, int n, const int *sizes, const float *weights, const color *colors,
    void **areas)
{
    STUB_BEGIN(2, samplePaint, OK, (s, n, sizes, weights, colors, areas));
    STUB_ARGUMENTS(&s, &n, &sizes, &weights, &colors, &areas);
    stub_input(recorded, 2, sizes, stub_items((size_t)n) * sizeof(int));
    stub_input(recorded, 3, weights, stub_items((size_t)n) * sizeof(float));
    stub_input(recorded, 4, colors, stub_items((size_t)n) * sizeof(color));
    stub_input(recorded, 5, areas, stub_items((size_t)n) * sizeof(void *));
    return (status)stub_finish(recorded);
}

static const stub_param params_sampleMalloc[] = {STUB_OUT(outer **, descriptor),
    STUB_IN(int, format)};
static const stub_param params_sampleFree[] = {STUB_IN(outer *, descriptor)};
static const stub_param params_samplePaint[] = {STUB_IN(stream, s), STUB_IN(int, n),
    STUB_IN(const int *, sizes), STUB_IN(const float *, weights), STUB_IN(const color *, colors),
    STUB_IN(void **, areas)};

const stub_function stub_functions[] = {
    STUB_ENTRY(sampleFree, sampleFree, sampleFree, 0, false, STATUS, params_sampleFree, 1),
    STUB_ENTRY(sampleMalloc, sampleMalloc, sampleMalloc, 0, false, STATUS, params_sampleMalloc, 2),
    STUB_ENTRY(samplePaint, samplePaint, samplePaint, 0, false, STATUS, params_samplePaint, 6),
};
const int stub_function_count = 3;
unsigned char stub_modes[3];
