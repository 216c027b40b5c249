// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// Header: input.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

extern status functional_sampleGet(desc d, attribute attr, void *buf, size_t sizeInBytes,
    size_t *sizeWritten) __attribute__((weak));
STUB_EXPORT status sampleGet(desc d, attribute attr, void *buf, size_t sizeInBytes,
    size_t *sizeWritten);
extern status functional_sampleSet(desc d, attribute attr, const void *buf,
    size_t sizeInBytes) __attribute__((weak));
STUB_EXPORT status sampleSet(desc d, attribute attr, const void *buf, size_t sizeInBytes);

STUB_EXPORT status
sampleGet(desc d, attribute attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return OK;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_sampleGet != NULL)
        return functional_sampleGet(d, attr, buf, sizeInBytes, sizeWritten);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &d, sizeof d);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &buf, sizeof buf);
    stub_argument(recorded, &sizeInBytes, sizeof sizeInBytes);
    stub_argument(recorded, &sizeWritten, sizeof sizeWritten);
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleSet(desc d, attribute attr, const void *buf, size_t sizeInBytes)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return OK;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_sampleSet != NULL)
        return functional_sampleSet(d, attr, buf, sizeInBytes);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &d, sizeof d);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &buf, sizeof buf);
    stub_argument(recorded, &sizeInBytes, sizeof sizeInBytes);
    stub_input(recorded, 2, buf, sizeInBytes);
    return (status)stub_finish(recorded);
}

static const stub_param params_sampleSet[] = {
    {"d", "desc", sizeof(desc), false},
    {"attr", "attribute", sizeof(attribute), false},
    {"buf", "const void *", sizeof(const void *), false},
    {"sizeInBytes", "size_t", sizeof(size_t), false},
};
static const stub_param params_sampleGet[] = {
    {"d", "desc", sizeof(desc), false},
    {"attr", "attribute", sizeof(attribute), false},
    {"buf", "void *", sizeof(void *), true},
    {"sizeInBytes", "size_t", sizeof(size_t), false},
    {"sizeWritten", "size_t *", sizeof(size_t *), true},
};

const stub_function stub_functions[] = {
    {"sampleGet", "sampleGet", "sampleGet", 0, false, (void (*)(void))sampleGet,
        STUB_RESULT_STATUS, params_sampleGet, 5},
    {"sampleSet", "sampleSet", "sampleSet", 0, false, (void (*)(void))sampleSet,
        STUB_RESULT_STATUS, params_sampleSet, 4},
};
const int stub_function_count = 2;
unsigned char stub_modes[2];
