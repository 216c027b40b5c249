// api.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/sample.yaml.
// clang-format off

#include "sample_api.h"

#include "cubind/module.h"

#include "symbols.h"

_Static_assert(sizeof(cubind_sample_api) == sizeof(cb_api) + SYMBOL_COUNT * sizeof(void *),
    "a member for each symbol");

// The member `name` of the table: the library's function, or `missing` where there is none.
#define API_VALUE(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *call = cb_symbol_address_or_null(&sample_symbols[S_##name]); \
        return call != NULL ? call args : missing; \
    }

// The member `name` of the table: the library's function, or one that does nothing.
#define API_VOID(name, params, args) \
    static void api_##name params \
    { \
        fn_##name *call = cb_symbol_address_or_null(&sample_symbols[S_##name]); \
        if (call != NULL) \
            call args; \
    }

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
    return cb_api_entry((const cb_api *)&sample_api_table, sample_symbols, SYMBOL_COUNT, &last,
        function, symbol);
}

const struct cubind_sample_api sample_api_table = {
    .layout = CUBIND_SAMPLE_API_LAYOUT,
    .api_version = CUBIND_SAMPLE_API_VERSION,
    .size = sizeof(cubind_sample_api),
    .find = find_entry,
    .sampleErrorName = api_sampleErrorName,
    .sampleMask = api_sampleMask,
    .sampleMakeSize = api_sampleMakeSize,
    .sampleReset = api_sampleReset,
    .sampleVersion = api_sampleVersion,
    .sampleText = api_sampleText,
};
