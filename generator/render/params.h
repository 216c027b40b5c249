// Parameters on their way through a wrapper.
#ifndef CUBIND_GENERATOR_RENDER_PARAMS_H
#define CUBIND_GENERATOR_RENDER_PARAMS_H

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

// All parameters of a function, one per C parameter, in the arena.
wrapped *emit_wrap_params(const emitter *e, const function *f);
const wrapped *emit_find_wrapped(const wrapped *ws, const char *name);
void emit_set_fail(wrapped *ws, int count, const char *fail);
void emit_set_call(wrapped *ws, int count, const char *call);

#endif
