// Writes the report of a comparison for people.
#ifndef CUBIND_GENERATOR_COMPARE_MARKDOWN_H
#define CUBIND_GENERATOR_COMPARE_MARKDOWN_H

#include "compare/diff.h"

void diff_write_markdown(const diff_report *r, text *out);

#endif
