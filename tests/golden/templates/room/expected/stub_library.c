// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

STUB_EXPORT status
sampleSearch(plan p, int requested, algo *results, int *found)
{
    STUB_BEGIN(0, sampleSearch, OK, (p, requested, results, found));
    STUB_ARGUMENTS(&p, &requested, &results, &found);
    size_t found_written = stub_output_count(recorded, 3, found, sizeof *found,
        stub_items((size_t)requested));
    stub_output(recorded, 2, (void *)results, found_written * sizeof(algo));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleSizes(plan p, size_t *sizes)
{
    STUB_BEGIN(1, sampleSizes, OK, (p, sizes));
    STUB_ARGUMENTS(&p, &sizes);
    stub_output_open(recorded, 1, (void *)sizes, sizeof(size_t));
    return (status)stub_finish(recorded);
}

static const stub_param params_sampleSearch[] = {STUB_IN(plan, p), STUB_IN(int, requested),
    STUB_OUT(algo *, results), STUB_OUT(int *, found)};
static const stub_param params_sampleSizes[] = {STUB_IN(plan, p), STUB_OUT(size_t *, sizes)};

const stub_function stub_functions[] = {
    STUB_ENTRY(sampleSearch, sampleSearch, sampleSearch, 0, false, STATUS, params_sampleSearch, 4),
    STUB_ENTRY(sampleSizes, sampleSizes, sampleSizes, 0, false, STATUS, params_sampleSizes, 2),
};
const int stub_function_count = 2;
unsigned char stub_modes[2];
