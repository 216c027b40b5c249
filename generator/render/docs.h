// Docstrings, and texts as C literals.
#ifndef CUBIND_GENERATOR_RENDER_DOCS_H
#define CUBIND_GENERATOR_RENDER_DOCS_H

#include "render/facts.h"

// The docstring of a function, under that name, as C string literals, one line each; equal texts for
// both forms where they agree.
const char *emit_docstring(const emitter *e, const function *f, const char *name, bool checked);
// The same for type stubs: without the signature, indented, no quotes around it.
const char *emit_stub_docstring(const emitter *e, const function *f, bool checked);
// Any docstring for type stubs: indented behind its first line, without its last newline.
const char *emit_stub_text(const emitter *e, const char *doc);
// Words, and a newline: behind so many columns of a line that is begun already, and in lines of 88 columns that begin with
// so many blanks.
void emit_paragraph(text *out, size_t column, int indent, const char *words);
// An entry each, "    name : words"; neighbours with the same words share one, "    m, n, k : int". What a line has no room
// for follows further right.
void emit_entries(text *out, const doc_entry *items, int count);
// Words behind commas, in lines of 88 columns that begin with so many blanks; the last one ends.
void emit_word_list(text *out, int indent, const char *const *words, int count);
// Text as C string literals of at most one line of the file each, broken behind blanks.
void emit_literal(text *out, const char *s, int indent);
// A C literal of one piece.
const char *emit_quoted(const emitter *e, const char *s);

#endif
