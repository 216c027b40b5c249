// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "sample";
const int stub_api_version = 2000;

static size_t
value_size_attributes(int64_t key, size_t given)
{
    switch (key) {
    case 2:
        return sizeof(token);
    case 1:
        return 8;
    case 3:
        return 64;
    case 4:
        return given;
    default:
        return given;
    }
}

STUB_EXPORT status
sampleGetAttribute(void *data, size_t dataSize, attribute attr)
{
    STUB_BEGIN(0, sampleGetAttribute, OK, (data, dataSize, attr));
    STUB_ARGUMENTS(&data, &dataSize, &attr);
    stub_output(recorded, 0, (void *)data,
        stub_within(value_size_attributes(attr, (size_t)dataSize), (size_t)dataSize));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleGetAttributes(void **data, attribute *attrs, size_t n)
{
    STUB_BEGIN(1, sampleGetAttributes, OK, (data, attrs, n));
    STUB_ARGUMENTS(&data, &attrs, &n);
    stub_input(recorded, 1, attrs, stub_items((size_t)n) * sizeof(attribute));
    for (size_t i = 0; data != NULL && i < stub_items((size_t)n); i++)
        stub_output(recorded, 0, data[i], value_size_attributes(attrs[i], 1));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleGetSized(attribute attr, void *value, size_t *size)
{
    STUB_BEGIN(2, sampleGetSized, OK, (attr, value, size));
    STUB_ARGUMENTS(&attr, &value, &size);
    stub_input(recorded, 2, size, sizeof(size_t));
    stub_output(recorded, 1, (void *)value, value_size_attributes(attr, 1));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleLink(unsigned int n, option *options, void **values, linker *out)
{
    STUB_BEGIN(3, sampleLink, OK, (n, options, values, out));
    STUB_ARGUMENTS(&n, &options, &values, &out);
    stub_input(recorded, 1, options, stub_items((size_t)n) * sizeof(option));
    stub_input(recorded, 2, values, stub_items((size_t)n) * sizeof(void *));
    stub_output(recorded, 3, (void *)out, sizeof(linker));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleRun(linker l, void **params, void **extra)
{
    STUB_BEGIN(4, sampleRun, OK, (l, params, extra));
    STUB_ARGUMENTS(&l, &params, &extra);
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleSetAttribute(void *value, attribute attr)
{
    STUB_BEGIN(5, sampleSetAttribute, OK, (value, attr));
    STUB_ARGUMENTS(&value, &attr);
    stub_input(recorded, 0, value, value_size_attributes(attr, 1));
    return (status)stub_finish(recorded);
}

static const stub_param params_sampleGetAttribute[] = {STUB_OUT(void *, data),
    STUB_IN(size_t, dataSize), STUB_IN(attribute, attr)};
static const stub_param params_sampleSetAttribute[] = {STUB_IN(void *, value),
    STUB_IN(attribute, attr)};
static const stub_param params_sampleGetSized[] = {STUB_IN(attribute, attr),
    STUB_OUT(void *, value), STUB_IN(size_t *, size)};
static const stub_param params_sampleGetAttributes[] = {STUB_OUT(void **, data),
    STUB_IN(attribute *, attrs), STUB_IN(size_t, n)};
static const stub_param params_sampleLink[] = {STUB_IN(unsigned int, n),
    STUB_IN(option *, options), STUB_IN(void **, values), STUB_OUT(linker *, out)};
static const stub_param params_sampleRun[] = {STUB_IN(linker, l), STUB_IN(void **, params),
    STUB_IN(void **, extra)};

const stub_function stub_functions[] = {
    STUB_ENTRY(sampleGetAttribute, sampleGetAttribute, sampleGetAttribute, 0, false, STATUS,
        params_sampleGetAttribute, 3),
    STUB_ENTRY(sampleGetAttributes, sampleGetAttributes, sampleGetAttributes, 0, false, STATUS,
        params_sampleGetAttributes, 3),
    STUB_ENTRY(sampleGetSized, sampleGetSized, sampleGetSized, 0, false, STATUS,
        params_sampleGetSized, 3),
    STUB_ENTRY(sampleLink, sampleLink, sampleLink, 0, false, STATUS, params_sampleLink, 4),
    STUB_ENTRY(sampleRun, sampleRun, sampleRun, 0, false, STATUS, params_sampleRun, 3),
    STUB_ENTRY(sampleSetAttribute, sampleSetAttribute, sampleSetAttribute, 0, false, STATUS,
        params_sampleSetAttribute, 2),
};
const int stub_function_count = 6;
unsigned char stub_modes[6];
