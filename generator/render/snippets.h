// Finds and expands the snippets of a parameter. A parameter has at most one for each phase (step)
// of a wrapper; templates/params.c.in describes the phases.
#ifndef CUBIND_GENERATOR_RENDER_SNIPPETS_H
#define CUBIND_GENERATOR_RENDER_SNIPPETS_H

#include "render/wrapped.h"

bool emit_has_phase(const emitter *e, const wrapped *w, const char *phase);
// Appends the expanded snippet. False if the kind has none for the phase.
bool emit_phase(const emitter *e, const wrapped *w, const char *phase, text *out);
// Returns the expanded snippet without its last newline; NULL if there is none.
const char *emit_phase_value(const emitter *e, const wrapped *w, const char *phase);
// Returns whether there is a snippet and it has that hole (vars.h).
bool emit_phase_has(const emitter *e, const wrapped *w, const char *phase, const char *hole);
// Returns the argument that the call gets for the parameter.
const char *emit_pass(const emitter *e, const wrapped *w);
// Returns that argument as an operand of an expression.
const char *emit_operand(const emitter *e, const wrapped *w);
// Returns "None" or "0" if both forms have a default, else NULL.
const char *emit_preset(const emitter *e, const wrapped *w);
// Returns whether the checked form omits this result.
bool emit_is_hidden(const function *f, const param *p);
// Appends the Python type of the parameter as a result. False if that form does not return it.
bool emit_result_type(const emitter *e, const wrapped *w, bool checked, text *out);
// Returns the Python type of the C function's result: the status enum, or that of a plain value.
const char *emit_value_type(const emitter *e, const function *f, bool checked);
bool emit_accepts_param_snippet(const char *name);

#endif
