// Numbers behind pointers: their type, where they lie, how many there are.
#ifndef CUBIND_GENERATOR_RENDER_NUMBERS_H
#define CUBIND_GENERATOR_RENDER_NUMBERS_H

#include "render/wrapped.h"

void emit_set_number(const emitter *e, wrapped *ws, wrapped *w);
void emit_set_value_number(const emitter *e, wrapped *w);
// The condition under which a parameter's numbers lie in host memory; NULL where there is none.
const char *emit_host_condition(const emitter *e, const param *p);
// The variable that holds it, of one number or of all that have the same condition; NULL for none.
const char *emit_host_variable(const emitter *e, const wrapped *ws, const wrapped *w);

#endif
