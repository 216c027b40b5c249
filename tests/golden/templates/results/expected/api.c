// api.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/sample.yaml.
// clang-format off

#include "sample_api.h"

#include "functions.h"

#include "cubind/module.h"

static inline void *
find(int index)
{
    void *address = atomic_load_explicit(&symbols[index].address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_find(&symbols[index]);
}

// The member `name` of the table: the library's function, or `missing` where there is none.
#define API_VALUE(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *function_ = find(S_##name); \
        return function_ != NULL ? function_ args : missing; \
    }
#define API_VOID(name, params, args) \
    static void api_##name params \
    { \
        fn_##name *function_ = find(S_##name); \
        if (function_ != NULL) \
            function_ args; \
    }
#define API(name, params, args) \
    API_VALUE(status, name, params, args, BAD)

API_VALUE(const char *, sampleErrorName, (int code), (code), NULL)
API_VALUE(unsigned int, sampleMask, (unsigned int mask), (mask), 0)
API_VALUE(size3, sampleMakeSize, (size_t x, size_t y, size_t z), (x, y, z), (size3){0})
API_VOID(sampleReset, (void), ())
API_VALUE(size_t, sampleVersion, (void), (), 0)
API_VALUE(const char *, sampleText, (void), (), NULL)

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&sample_api_table, symbols, SYMBOL_COUNT, &last, function,
        symbol);
}

const cubind_sample_api sample_api_table = {
    .layout = CUBIND_SAMPLE_API_LAYOUT,
    .api_version = 2000,
    .size = sizeof(cubind_sample_api),
    .find = find_entry,
    .sampleErrorName = api_sampleErrorName,
    .sampleMask = api_sampleMask,
    .sampleMakeSize = api_sampleMakeSize,
    .sampleReset = api_sampleReset,
    .sampleVersion = api_sampleVersion,
    .sampleText = api_sampleText,
};
