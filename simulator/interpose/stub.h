// The entry points of an interposer: what stub_library.c of a module's code becomes here. Each goes on to interposed_<symbol>
// where there is one, else to the function of that name in the real library.
#ifndef CUBIND_INTERPOSE_STUB_H
#define CUBIND_INTERPOSE_STUB_H

// `name` of the real library; NULL where it, or the library, is missing, which is told once.
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

// A function of the real library by its name, with the type of the one that is printed here.
#define INTERPOSE_REAL(symbol) ((__typeof__(symbol) *)interpose_find(#symbol))

// ---- of the recorder, for what is compiled away -------------------------------------------------

#define STUB_ARGUMENTS(...) (void)recorded
const char *stub_finish_string(stub_call *c);

#endif
