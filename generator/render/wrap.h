// Lines of C no longer than the generated code's width.
#ifndef CUBIND_GENERATOR_RENDER_WRAP_H
#define CUBIND_GENERATOR_RENDER_WRAP_H

#include "base/text.h"

enum { EMIT_COLUMNS = 100 };

// Breaks the lines of C that are longer than EMIT_COLUMNS, at commas and operators.
void emit_wrap_c(text *out, const char *source);

#endif
