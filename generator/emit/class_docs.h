// Prints docstrings of classes.
#ifndef CUBIND_GENERATOR_EMIT_CLASS_DOCS_H
#define CUBIND_GENERATOR_EMIT_CLASS_DOCS_H

#include "render/emitter.h"

// Returns the docstring; NULL for classes of other modules. All names of an enum have the same
// docstring. In a type stub it does not list the members of an enum, which stand below it.
const char *emit_class_doc(const emitter *e, const class_info *c, bool in_stub);

#endif
