// Parameters on their way through a wrapper: which snippets a kind has, and what they say.
#ifndef CUBIND_GENERATOR_RENDER_PARAMS_H
#define CUBIND_GENERATOR_RENDER_PARAMS_H

#include "render/emitter.h"

enum { VARIANT_WORDS = 31 };

// A parameter on its way through a wrapper; see params.c.in.
typedef struct wrapped {
    const function *f;
    const param *p;
    const char *local;
    int slot;                 // Python parameter, -1 for none
    const char *variants[VARIANT_WORDS + 1]; // each at most once, strongest first; the last is NULL
    size_t family;            // length of the part of the kind that snippets of its like have, 0 for none
    param_vars vars;
} wrapped;

// All parameters of a function, one per C parameter, in the arena.
wrapped *emit_wrap_params(const emitter *e, const function *f);
const wrapped *emit_find_wrapped(const wrapped *ws, const char *name);
void emit_set_fail(wrapped *ws, int count, const char *fail);
void emit_set_call(wrapped *ws, int count, const char *call);
bool emit_has_phase(const emitter *e, const wrapped *w, const char *phase);
// False where the kind has no such snippet.
bool emit_phase(const emitter *e, const wrapped *w, const char *phase, text *out);
// What the call gets for the parameter.
const char *emit_pass(const emitter *e, const wrapped *w);
// "None" or "0" where both forms have a default, else NULL.
const char *emit_preset(const emitter *e, const wrapped *w);
// Whether the checked form leaves this result out.
bool emit_is_hidden(const function *f, const param *p);
// The Python type of the parameter as a result; false where that form does not return it.
bool emit_result_type(const emitter *e, const wrapped *w, bool checked, text *out);
// The Python type of what C returns where that is no status.
const char *emit_value_type(const emitter *e, const function *f, bool checked);
bool emit_accepts_param_snippet(const char *name);

#endif
