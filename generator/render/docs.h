// Docstrings, and texts as C literals.
#ifndef CUBIND_GENERATOR_RENDER_DOCS_H
#define CUBIND_GENERATOR_RENDER_DOCS_H

#include "render/emitter.h"

// The docstring of a function, under that name, as C string literals, one line each; equal texts for
// both forms where they agree.
const char *emit_docstring(const emitter *e, const function *f, const char *name, bool checked);
// The same for type stubs: without the signature, indented, no quotes around it.
const char *emit_stub_docstring(const emitter *e, const function *f, bool checked);
// Text as C string literals of at most one line of the file each.
void emit_literal(text *out, const char *s, int indent);
// A C literal of one piece.
const char *emit_quoted(const emitter *e, const char *s);

#endif
