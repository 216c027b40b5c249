// Prints docstrings, and texts as C literals.
#ifndef CUBIND_GENERATOR_RENDER_DOCS_H
#define CUBIND_GENERATOR_RENDER_DOCS_H

#include "render/facts.h"

// Appends the docstring of a function under that name as the last two arguments of CB_DOC: C string
// literals, one per line. Both forms have the same text if their facts agree.
void emit_docstring(text *out, const emitter *e, const function *f, const char *name, bool checked);
// The same for type stubs: without the signature, indented, without quotes. Type stubs have each
// text once: if both forms have the same, the checked form's stub has only the summary, and names
// the function with the text; a function that differs from an earlier one only in its prototype
// names that one.
void emit_stub_docstring(text *out, const emitter *e, const function *f, bool checked);
// Appends any docstring for type stubs: its lines after the first are indented, its last newline is
// dropped.
void emit_stub_text(text *out, const char *doc);
// Appends words and a newline, wrapped at 88 columns. `column` columns of the first line are taken;
// further lines begin with `indent` blanks.
void emit_paragraph(text *out, size_t column, int indent, const char *words);
// Appends an entry per item, "    name : words". Neighbours with the same words share one,
// "    m, n, k : int". Wrapped lines are indented further.
void emit_entries(text *out, const doc_entry *items, int count);
// Appends words separated by commas, and a newline. Lines have at most 88 columns and begin with
// `indent` blanks.
void emit_word_list(text *out, int indent, const char *const *words, int count);
// Appends the text as C string literals, each of at most one line, broken after blanks.
void emit_literal(text *out, const char *s, int indent);
// Appends what follows the last literal on its line.
void emit_end_literal(text *out, const char *end);
// Returns the text as a single C literal.
const char *emit_quoted(const emitter *e, const char *s);

#endif
