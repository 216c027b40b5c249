// Joins the declarations of a function's variables by type.
#ifndef CUBIND_GENERATOR_RENDER_DECLARE_H
#define CUBIND_GENERATOR_RENDER_DECLARE_H

#include "base/text.h"

// Each line declares one variable: `    int32_t n;`, `    const char *name = NULL;`. Variables of
// one type are joined into one declaration at the place of the first. Those with an initialiser are
// joined apart from those without.
void emit_join_declarations(text *out, const char *lines);

#endif
