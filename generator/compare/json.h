// Writes the report of a comparison for programs.
#ifndef CUBIND_GENERATOR_COMPARE_JSON_H
#define CUBIND_GENERATOR_COMPARE_JSON_H

#include "compare/diff.h"

void diff_write_json(const diff_report *r, text *out);

#endif
