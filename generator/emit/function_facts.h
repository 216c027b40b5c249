// Makes the static facts about a wrapper's function.
#ifndef CUBIND_GENERATOR_EMIT_FUNCTION_FACTS_H
#define CUBIND_GENERATOR_EMIT_FUNCTION_FACTS_H

#include "render/wrapped.h"

// Returns the text between the braces of the cb_function `variable`.
const char *emit_function_facts(const emitter *e, const wrapped *params, const char *variable);

// Returns the names of the function's Python parameters, as arguments in C, if later functions of
// the same file have the same ones and none before does; else NULL.
const char *emit_shared_params(const emitter *e, const function *f);

// Returns the word that selects the snippet for a C result that is not a failing status. Reports an
// error if such a function has other results.
const char *emit_value_form(const function *f);

#endif
