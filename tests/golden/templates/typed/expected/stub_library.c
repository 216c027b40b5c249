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

STUB_FILLS(0, sampleGetAttribute, (void *data, size_t dataSize, attribute attr),
    (data, dataSize, attr))
{
    stub_output(recorded, 0, (void *)data,
        stub_within(value_size_attributes(attr, (size_t)dataSize), (size_t)dataSize));
}

STUB_FILLS(1, sampleGetAttributes, (void **data, attribute *attrs, size_t n), (data, attrs, n))
{
    stub_input(recorded, 1, attrs, stub_items((size_t)n) * sizeof(attribute));
    for (size_t i = 0; data != NULL && i < stub_items((size_t)n); i++)
        stub_output(recorded, 0, data[i], value_size_attributes(attrs[i], 1));
}

STUB_FILLS(2, sampleGetSized, (attribute attr, void *value, size_t *size), (attr, value, size))
{
    stub_input(recorded, 2, size, sizeof(size_t));
    stub_output(recorded, 1, (void *)value, value_size_attributes(attr, 1));
}

STUB_FILLS(3, sampleLink, (unsigned int n, option *options, void **values, linker *out),
    (n, options, values, out))
{
    stub_input(recorded, 1, options, stub_items((size_t)n) * sizeof(option));
    stub_input(recorded, 2, values, stub_items((size_t)n) * sizeof(void *));
    stub_output(recorded, 3, (void *)out, sizeof(linker));
}

STUB(4, sampleRun, (linker l, void **params, void **extra), (l, params, extra))

STUB_FILLS(5, sampleSetAttribute, (void *value, attribute attr), (value, attr))
{
    stub_input(recorded, 0, value, value_size_attributes(attr, 1));
}

const stub_function stub_functions[] = {
    STUB_SAME(sampleGetAttribute, 0, 3),
    STUB_SAME(sampleGetAttributes, 0, 3),
    STUB_SAME(sampleGetSized, 0, 3),
    STUB_SAME(sampleLink, 0, 4),
    STUB_SAME(sampleRun, 0, 3),
    STUB_SAME(sampleSetAttribute, 0, 2),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
