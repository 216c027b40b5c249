// api.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/sample.yaml.
// Header: input.h
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

static status
api_sampleDescInit_internal(desc *d, size_t size, color c)
{
    fn_sampleDescInit_internal *function_ = find(S_sampleDescInit_internal);
    return function_ != NULL ? function_(d, size, c) : BAD;
}

static status
api_sampleLastError(void)
{
    fn_sampleLastError *function_ = find(S_sampleLastError);
    return function_ != NULL ? function_() : BAD;
}

static size_t
api_sampleVersion(void)
{
    fn_sampleVersion *function_ = find(S_sampleVersion);
    return function_ != NULL ? function_() : 0;
}

static void
api_sampleReset(void)
{
    fn_sampleReset *function_ = find(S_sampleReset);
    if (function_ != NULL)
        function_();
}

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
    .sampleDescInit_internal = api_sampleDescInit_internal,
    .sampleLastError = api_sampleLastError,
    .sampleVersion = api_sampleVersion,
    .sampleReset = api_sampleReset,
};
