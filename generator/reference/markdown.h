// Writes pieces of Markdown.
#ifndef CUBIND_GENERATOR_REFERENCE_MARKDOWN_H
#define CUBIND_GENERATOR_REFERENCE_MARKDOWN_H

#include "base/text.h"

// Append plain text; characters that Markdown would read as marks are escaped.
void md_text(text *out, const char *s);
void md_text_n(text *out, const char *s, size_t length);
void md_code(text *out, const char *s);
// Appends a line to a block of code. A long line continues on the next, after four blanks.
void md_code_line(text *out, const char *line);
// Appends the anchor that links to a declaration point at.
void md_anchor(text *out, const char *name);
void md_table(text *out, const char *const *titles, int count);

#endif
