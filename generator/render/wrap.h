// Breaks long lines of generated C.
#ifndef CUBIND_GENERATOR_RENDER_WRAP_H
#define CUBIND_GENERATOR_RENDER_WRAP_H

#include "base/text.h"

enum { EMIT_COLUMNS = 100 };

// Appends `source`, with lines of more than EMIT_COLUMNS columns broken at commas and operators.
void emit_wrap_c(text *out, const char *source);

#endif
