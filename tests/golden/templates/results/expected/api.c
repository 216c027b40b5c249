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

static const char *
api_sampleErrorName(int code)
{
    fn_sampleErrorName *function_ = find(S_sampleErrorName);
    return function_ != NULL ? function_(code) : NULL;
}

static unsigned int
api_sampleMask(unsigned int mask)
{
    fn_sampleMask *function_ = find(S_sampleMask);
    return function_ != NULL ? function_(mask) : 0;
}

static size3
api_sampleMakeSize(size_t x, size_t y, size_t z)
{
    fn_sampleMakeSize *function_ = find(S_sampleMakeSize);
    return function_ != NULL ? function_(x, y, z) : (size3){0};
}

static void
api_sampleReset(void)
{
    fn_sampleReset *function_ = find(S_sampleReset);
    if (function_ != NULL)
        function_();
}

static size_t
api_sampleVersion(void)
{
    fn_sampleVersion *function_ = find(S_sampleVersion);
    return function_ != NULL ? function_() : 0;
}

static const char *
api_sampleText(void)
{
    fn_sampleText *function_ = find(S_sampleText);
    return function_ != NULL ? function_() : NULL;
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
    .sampleErrorName = api_sampleErrorName,
    .sampleMask = api_sampleMask,
    .sampleMakeSize = api_sampleMakeSize,
    .sampleReset = api_sampleReset,
    .sampleVersion = api_sampleVersion,
    .sampleText = api_sampleText,
};
