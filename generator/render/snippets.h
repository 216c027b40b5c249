// The snippets of a parameter: templates/params.c.in tells what each phase is.
#ifndef CUBIND_GENERATOR_RENDER_SNIPPETS_H
#define CUBIND_GENERATOR_RENDER_SNIPPETS_H

#include "render/wrapped.h"

bool emit_has_phase(const emitter *e, const wrapped *w, const char *phase);
// False where the kind has no such snippet.
bool emit_phase(const emitter *e, const wrapped *w, const char *phase, text *out);
// An expression of one: without its newline, NULL where there is no snippet.
const char *emit_phase_value(const emitter *e, const wrapped *w, const char *phase);
// Whether there is such a snippet and its text depends on that of vars.h.
bool emit_phase_has(const emitter *e, const wrapped *w, const char *phase, const char *hole);
// What the call gets for the parameter.
const char *emit_pass(const emitter *e, const wrapped *w);
// The same as a part of an expression.
const char *emit_operand(const emitter *e, const wrapped *w);
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
