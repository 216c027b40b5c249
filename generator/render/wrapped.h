// Describes a parameter of a wrapper: the values for its snippets, and the variants that hold for
// it. params.c fills in the struct, and the other files of this folder read it.
#ifndef CUBIND_GENERATOR_RENDER_WRAPPED_H
#define CUBIND_GENERATOR_RENDER_WRAPPED_H

#include "render/emitter.h"

// In the order of variants.def.
typedef enum variant {
#define VARIANT(word) VARIANT_##word,
#include "render/variants.def"
    VARIANT_WORDS,
} variant;

// A parameter with the values of its snippets' holes; see params.c.in.
typedef struct wrapped {
    const function *f;
    const param *p;
    const char *local;
    int slot;                                // Python parameter, -1 for none
    const char *variants[VARIANT_WORDS + 1]; // those that hold, strongest first; NULL-terminated
    size_t family; // length of the kind's prefix whose snippets are the fallback, 0 for none
    param_vars vars;
} wrapped;

// Returns the parameter of that C name among `ws`; NULL for none.
const wrapped *emit_find_wrapped(const wrapped *ws, const char *name);

#endif
