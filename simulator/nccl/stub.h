// Defines the macros that turn stub_library.c of the generated code into the entry points of the
// simulated NCCL. Each entry point calls functional_<symbol> if that exists; otherwise it reports
// that the function is missing.
#ifndef CUBIND_SIMULATED_NCCL_STUB_H
#define CUBIND_SIMULATED_NCCL_STUB_H

#define STUB_BEGIN(index, symbol, success, arguments) \
    stub_call *recorded = NULL; \
    extern __typeof__(symbol) functional_##symbol __attribute__((weak, visibility("hidden"))); \
    if (functional_##symbol != NULL) \
        return functional_##symbol arguments; \
    (void)entry_refuse(index)
#define STUB_BEGIN_VOID(index, symbol, arguments) \
    stub_call *recorded = NULL; \
    (void)entry_refuse(index)

#include "entry/stub.h"

#define STUB_ARGUMENTS(...) (void)recorded

static inline const char *
stub_finish_string(const stub_call *c)
{
    (void)c;
    return "";
}

#endif
