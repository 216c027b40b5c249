// stub_library.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/sample.yaml.
// Header: input.h
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

extern status functional_sampleGetAttribute(void *data, size_t dataSize,
    attribute attr) __attribute__((weak));
STUB_EXPORT status sampleGetAttribute(void *data, size_t dataSize, attribute attr);
extern status functional_sampleGetAttributes(void **data, attribute *attrs,
    size_t n) __attribute__((weak));
STUB_EXPORT status sampleGetAttributes(void **data, attribute *attrs, size_t n);
extern status functional_sampleGetSized(attribute attr, void *value,
    size_t *size) __attribute__((weak));
STUB_EXPORT status sampleGetSized(attribute attr, void *value, size_t *size);
extern status functional_sampleLink(unsigned int n, option *options, void **values,
    linker *out) __attribute__((weak));
STUB_EXPORT status sampleLink(unsigned int n, option *options, void **values, linker *out);
extern status functional_sampleRun(linker l, void **params, void **extra) __attribute__((weak));
STUB_EXPORT status sampleRun(linker l, void **params, void **extra);
extern status functional_sampleSetAttribute(void *value, attribute attr) __attribute__((weak));
STUB_EXPORT status sampleSetAttribute(void *value, attribute attr);

STUB_EXPORT status
sampleGetAttribute(void *data, size_t dataSize, attribute attr)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return OK;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_sampleGetAttribute != NULL)
        return functional_sampleGetAttribute(data, dataSize, attr);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &data, sizeof data);
    stub_argument(recorded, &dataSize, sizeof dataSize);
    stub_argument(recorded, &attr, sizeof attr);
    stub_output(recorded, 0, (void *)data,
        stub_within(value_size_attributes(attr, (size_t)dataSize), (size_t)dataSize));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleGetAttributes(void **data, attribute *attrs, size_t n)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return OK;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_sampleGetAttributes != NULL)
        return functional_sampleGetAttributes(data, attrs, n);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &data, sizeof data);
    stub_argument(recorded, &attrs, sizeof attrs);
    stub_argument(recorded, &n, sizeof n);
    stub_input(recorded, 1, attrs, stub_items((size_t)n) * sizeof(attribute));
    for (size_t i = 0; data != NULL && i < stub_items((size_t)n); i++)
        stub_output(recorded, 0, data[i], value_size_attributes(attrs[i], 1));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleGetSized(attribute attr, void *value, size_t *size)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return OK;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_sampleGetSized != NULL)
        return functional_sampleGetSized(attr, value, size);
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &size, sizeof size);
    stub_input(recorded, 2, size, sizeof(size_t));
    stub_output(recorded, 1, (void *)value, value_size_attributes(attr, 1));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleLink(unsigned int n, option *options, void **values, linker *out)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return OK;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_sampleLink != NULL)
        return functional_sampleLink(n, options, values, out);
    stub_call *recorded = stub_begin(3);
    stub_argument(recorded, &n, sizeof n);
    stub_argument(recorded, &options, sizeof options);
    stub_argument(recorded, &values, sizeof values);
    stub_argument(recorded, &out, sizeof out);
    stub_input(recorded, 1, options, stub_items((size_t)n) * sizeof(option));
    stub_input(recorded, 2, values, stub_items((size_t)n) * sizeof(void *));
    stub_output(recorded, 3, (void *)out, sizeof(linker));
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleRun(linker l, void **params, void **extra)
{
    if (STUB_LIKELY(stub_modes[4] == STUB_FREE))
        return OK;
    if (stub_modes[4] == STUB_FUNCTIONAL && functional_sampleRun != NULL)
        return functional_sampleRun(l, params, extra);
    stub_call *recorded = stub_begin(4);
    stub_argument(recorded, &l, sizeof l);
    stub_argument(recorded, &params, sizeof params);
    stub_argument(recorded, &extra, sizeof extra);
    return (status)stub_finish(recorded);
}

STUB_EXPORT status
sampleSetAttribute(void *value, attribute attr)
{
    if (STUB_LIKELY(stub_modes[5] == STUB_FREE))
        return OK;
    if (stub_modes[5] == STUB_FUNCTIONAL && functional_sampleSetAttribute != NULL)
        return functional_sampleSetAttribute(value, attr);
    stub_call *recorded = stub_begin(5);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &attr, sizeof attr);
    stub_input(recorded, 0, value, value_size_attributes(attr, 1));
    return (status)stub_finish(recorded);
}

static const stub_param params_sampleGetAttribute[] = {
    {"data", "void *", sizeof(void *), true},
    {"dataSize", "size_t", sizeof(size_t), false},
    {"attr", "attribute", sizeof(attribute), false},
};
static const stub_param params_sampleSetAttribute[] = {
    {"value", "void *", sizeof(void *), false},
    {"attr", "attribute", sizeof(attribute), false},
};
static const stub_param params_sampleGetSized[] = {
    {"attr", "attribute", sizeof(attribute), false},
    {"value", "void *", sizeof(void *), true},
    {"size", "size_t *", sizeof(size_t *), false},
};
static const stub_param params_sampleGetAttributes[] = {
    {"data", "void **", sizeof(void **), true},
    {"attrs", "attribute *", sizeof(attribute *), false},
    {"n", "size_t", sizeof(size_t), false},
};
static const stub_param params_sampleLink[] = {
    {"n", "unsigned int", sizeof(unsigned int), false},
    {"options", "option *", sizeof(option *), false},
    {"values", "void **", sizeof(void **), false},
    {"out", "linker *", sizeof(linker *), true},
};
static const stub_param params_sampleRun[] = {
    {"l", "linker", sizeof(linker), false},
    {"params", "void **", sizeof(void **), false},
    {"extra", "void **", sizeof(void **), false},
};

const stub_function stub_functions[] = {
    {"sampleGetAttribute", "sampleGetAttribute", "sampleGetAttribute", 0, false,
        (void (*)(void))sampleGetAttribute, STUB_RESULT_STATUS, params_sampleGetAttribute, 3},
    {"sampleGetAttributes", "sampleGetAttributes", "sampleGetAttributes", 0, false,
        (void (*)(void))sampleGetAttributes, STUB_RESULT_STATUS, params_sampleGetAttributes, 3},
    {"sampleGetSized", "sampleGetSized", "sampleGetSized", 0, false,
        (void (*)(void))sampleGetSized, STUB_RESULT_STATUS, params_sampleGetSized, 3},
    {"sampleLink", "sampleLink", "sampleLink", 0, false, (void (*)(void))sampleLink,
        STUB_RESULT_STATUS, params_sampleLink, 4},
    {"sampleRun", "sampleRun", "sampleRun", 0, false, (void (*)(void))sampleRun,
        STUB_RESULT_STATUS, params_sampleRun, 3},
    {"sampleSetAttribute", "sampleSetAttribute", "sampleSetAttribute", 0, false,
        (void (*)(void))sampleSetAttribute, STUB_RESULT_STATUS, params_sampleSetAttribute, 2},
};
const int stub_function_count = 6;
unsigned char stub_modes[6];
