// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

STUB_EXPORT status
sampleGet(desc d, attribute attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    STUB_BEGIN(0, sampleGet, OK, (d, attr, buf, sizeInBytes, sizeWritten));
    STUB_ARGUMENTS(&d, &attr, &buf, &sizeInBytes, &sizeWritten);
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleSet(desc d, attribute attr, const void *buf, size_t sizeInBytes)
{
    STUB_BEGIN(1, sampleSet, OK, (d, attr, buf, sizeInBytes));
    STUB_ARGUMENTS(&d, &attr, &buf, &sizeInBytes);
    stub_input(recorded, 2, buf, sizeInBytes);
    return (status)stub_finish(recorded);
}

static const stub_param params_sampleSet[] = {STUB_IN(desc, d), STUB_IN(attribute, attr),
    STUB_IN(const void *, buf), STUB_IN(size_t, sizeInBytes)};
static const stub_param params_sampleGet[] = {STUB_IN(desc, d), STUB_IN(attribute, attr),
    STUB_OUT(void *, buf), STUB_IN(size_t, sizeInBytes), STUB_OUT(size_t *, sizeWritten)};

const stub_function stub_functions[] = {
    STUB_ENTRY(sampleGet, sampleGet, sampleGet, 0, false, STATUS, params_sampleGet, 5),
    STUB_ENTRY(sampleSet, sampleSet, sampleSet, 0, false, STATUS, params_sampleSet, 4),
};
const int stub_function_count = 2;
unsigned char stub_modes[2];
