// A parameter on its way through a wrapper, as params.c makes it and all others in this folder read it.
#ifndef CUBIND_GENERATOR_RENDER_WRAPPED_H
#define CUBIND_GENERATOR_RENDER_WRAPPED_H

#include "render/emitter.h"

// In the order of variants.def.
typedef enum variant {
#define VARIANT(word) VARIANT_##word,
#include "render/variants.def"
    VARIANT_WORDS,
} variant;

// A parameter on its way through a wrapper; see params.c.in.
typedef struct wrapped {
    const function *f;
    const param *p;
    const char *local;
    int slot;                                // Python parameter, -1 for none
    const char *variants[VARIANT_WORDS + 1]; // each at most once, strongest first; the last is NULL
    size_t family; // length of the part of the kind that snippets of its like have, 0 for none
    param_vars vars;
} wrapped;

// The parameter of that C name among those of its function; NULL for none.
const wrapped *emit_find_wrapped(const wrapped *ws, const char *name);

#endif
