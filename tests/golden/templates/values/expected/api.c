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
    return cb_api_entry((const cb_api *)&sample_api_table, symbols, SYMBOL_COUNT, &last, function,
        symbol);
}

const cubind_sample_api sample_api_table = {
    .layout = CUBIND_SAMPLE_API_LAYOUT,
    .api_version = 2000,
    .size = sizeof(cubind_sample_api),
    .find = find_entry,
    .sampleSet = api_sampleSet,
    .samplePing = api_samplePing,
};
