// Makes tables.c with the value tables, and trampolines.c with the C functions that the library
// calls for a Python callable.
#ifndef CUBIND_GENERATOR_EMIT_TABLES_H
#define CUBIND_GENERATOR_EMIT_TABLES_H

#include "render/emitter.h"

void emit_tables(emitter *e);
void emit_declare_tables(emitter *e, text *out); // declares the tables and trampolines for wrappers

#endif
