// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// Header: input.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

extern status functional_sampleSearch(plan p, int requested, algo *results,
    int *found) __attribute__((weak));
STUB_EXPORT status sampleSearch(plan p, int requested, algo *results, int *found);
extern status functional_sampleSizes(plan p, size_t *sizes) __attribute__((weak));
STUB_EXPORT status sampleSizes(plan p, size_t *sizes);

STUB_EXPORT status
sampleSearch(plan p, int requested, algo *results, int *found)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return OK;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_sampleSearch != NULL)
        return functional_sampleSearch(p, requested, results, found);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &p, sizeof p);
    stub_argument(recorded, &requested, sizeof requested);
    stub_argument(recorded, &results, sizeof results);
    stub_argument(recorded, &found, sizeof found);
    size_t found_written = stub_output_count(recorded, 3, found, sizeof *found,
        stub_items((size_t)requested));
    stub_output(recorded, 2, (void *)results, found_written * sizeof(algo));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleSizes(plan p, size_t *sizes)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return OK;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_sampleSizes != NULL)
        return functional_sampleSizes(p, sizes);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &p, sizeof p);
    stub_argument(recorded, &sizes, sizeof sizes);
    stub_output_open(recorded, 1, (void *)sizes, sizeof(size_t));
    return (status)stub_finish(recorded);
}

static const stub_param params_sampleSearch[] = {
    {"p", "plan", sizeof(plan), false},
    {"requested", "int", sizeof(int), false},
    {"results", "algo *", sizeof(algo *), true},
    {"found", "int *", sizeof(int *), true},
};
static const stub_param params_sampleSizes[] = {
    {"p", "plan", sizeof(plan), false},
    {"sizes", "size_t *", sizeof(size_t *), true},
};

const stub_function stub_functions[] = {
    {"sampleSearch", "sampleSearch", "sampleSearch", 0, false, (void (*)(void))sampleSearch,
        STUB_RESULT_STATUS, params_sampleSearch, 4},
    {"sampleSizes", "sampleSizes", "sampleSizes", 0, false, (void (*)(void))sampleSizes,
        STUB_RESULT_STATUS, params_sampleSizes, 2},
};
const int stub_function_count = 2;
unsigned char stub_modes[2];
