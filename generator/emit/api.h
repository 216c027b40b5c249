// Makes prototypes.h, <module>_api.h and api.c, which publish the module's functions as a C table.
#ifndef CUBIND_GENERATOR_EMIT_API_H
#define CUBIND_GENERATOR_EMIT_API_H

#include "render/emitter.h"

// Returns the result type of functions that return only the status. NULL if the status is a member
// of a struct, or if the module has none.
const char *emit_status_result(const emitter *e);
// Returns the functions of the C table in the table's order, which is also the order of the
// symbols.
const function **emit_c_table(const emitter *e, int *count);

void emit_api(emitter *e);

#endif
