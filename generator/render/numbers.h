// Makes C expressions for numbers behind pointers: their type, their memory space, and their count.
#ifndef CUBIND_GENERATOR_RENDER_NUMBERS_H
#define CUBIND_GENERATOR_RENDER_NUMBERS_H

#include "render/wrapped.h"

void emit_set_number(const emitter *e, wrapped *ws, wrapped *w);
void emit_set_value_number(const emitter *e, wrapped *w);
// Returns the condition under which a parameter's numbers are in host memory; NULL if they always
// are.
const char *emit_host_condition(const emitter *e, const param *p);
// Returns the variable with the condition's value, shared by all parameters if their conditions are
// the same. NULL if no variable is needed.
const char *emit_host_variable(const emitter *e, const wrapped *ws, const wrapped *w);

#endif
