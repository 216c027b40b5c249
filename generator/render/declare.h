// Declarations of a function's variables, those of one type together.
#ifndef CUBIND_GENERATOR_RENDER_DECLARE_H
#define CUBIND_GENERATOR_RENDER_DECLARE_H

#include "base/text.h"

// Each line declares one variable: `    int32_t n;`, `    const char *name = NULL;`. Variables of one
// type come out in one declaration, where the first of them was; those that have a value at once stand
// apart from those that get it later.
void emit_join_declarations(text *out, const char *lines);

#endif
