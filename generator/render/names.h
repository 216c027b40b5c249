// Finds a model's classes, functions and typedefs by name, and makes names for generated code.
#ifndef CUBIND_GENERATOR_RENDER_NAMES_H
#define CUBIND_GENERATOR_RENDER_NAMES_H

#include "render/emitter.h"

void emit_index_model(emitter *e);
const class_info *emit_find_class(const emitter *e, const char *name);
// Returns the type of cubind.core that stands for the class; NULL if there is none.
const char *emit_object(const emitter *e, const char *class_name);
const function *emit_find_function(const emitter *e, const char *name);
const typedef_decl *emit_find_typedef(const emitter *e, const char *name);
// Returns whether generated code resolves a symbol of the library for the function.
bool emit_has_symbol(const emitter *e, const function *f);
// Returns "T_CUstream", or "CB_NO_CLASS" if the module has no such class.
const char *emit_class_index(const emitter *e, const char *name);
// Returns "13.5" for 13050.
const char *emit_release(const emitter *e, int version);
const char *emit_upper(const emitter *e, const char *s);
// Moves the text of a buffer into the arena and frees the buffer.
const char *emit_keep(const emitter *e, text *t);

#endif
