// Defines the macros that turn stub_library.c of a module's generated code into the entry points of
// an interposer. Each entry point calls interposed_<symbol> if that exists, otherwise the function
// of the same name in the real library.
#ifndef CUBIND_INTERPOSE_STUB_H
#define CUBIND_INTERPOSE_STUB_H

// Returns the function `name` of the real library, or NULL if the function or the library is
// missing. A missing library is reported once.
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

// Evaluates to a function of the real library, which has the type of the entry point with that
// name.
#define INTERPOSE_REAL(symbol) ((__typeof__(symbol) *)interpose_find(#symbol))

// ---- the recorder's functions, for code that is compiled away -----------------------------------

#define STUB_ARGUMENTS(...) (void)recorded
const char *stub_finish_string(stub_call *c);

#endif
