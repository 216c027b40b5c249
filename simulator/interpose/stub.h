// The entry points of an interposer: these macros expand stub_library.c of a module's code. Each
// calls interposed_<symbol> if that exists, else the function of that name in the real library.
#ifndef CUBIND_INTERPOSE_STUB_H
#define CUBIND_INTERPOSE_STUB_H

// Returns the function `name` of the real library, or NULL if it or the library is missing. A
// missing library is reported once.
typedef void interpose_function(void);
interpose_function *interpose_find(const char *name);

#define STUB_GO_ON(index, symbol, arguments) \
    STUB_GO_ON_OR(symbol, arguments, (STUB_STATUS)INTERPOSE_FAILURE)
#define STUB_GO_ON_OR(symbol, arguments, failure) \
    extern __typeof__(symbol) interposed_##symbol __attribute__((weak, visibility("hidden"))); \
    __typeof__(symbol) *real = interposed_##symbol; \
    if (real == NULL) \
        real = (__typeof__(symbol) *)interpose_find(#symbol); \
    return real != NULL ? real arguments : failure
#define STUB_BEGIN(index, symbol, success, arguments) \
    stub_call *recorded = NULL; \
    STUB_GO_ON_OR(symbol, arguments, success)

#include "entry/stub.h"

// A function of the real library, with the type of the printed entry point of that name.
#define INTERPOSE_REAL(symbol) ((__typeof__(symbol) *)interpose_find(#symbol))

// ---- the recorder's functions, for code that is compiled away -----------------------------------

#define STUB_ARGUMENTS(...) (void)recorded
const char *stub_finish_string(stub_call *c);

#endif
