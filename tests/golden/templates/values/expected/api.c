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

// Most return a status.
#define API(name, params, args) \
    API_VALUE(status, name, params, args, BAD)

API(sampleSet,
    (handle h, devptr p, unsigned int flags, unsigned long long wide, float ratio, double exact,
        color c, point by_value, const point *by_pointer, const char *name, const void *data,
        signed char m),
    (h, p, flags, wide, ratio, exact, c, by_value, by_pointer, name, data, m))
API(samplePing, (void), ())

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
    .sampleSet = api_sampleSet,
    .samplePing = api_samplePing,
};
