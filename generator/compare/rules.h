// Writes the decisions of the spec in the spec's syntax.
#ifndef CUBIND_GENERATOR_COMPARE_RULES_H
#define CUBIND_GENERATOR_COMPARE_RULES_H

#include "compare/differ.h"

// Return the decisions in the declaration; NULL if everything follows from C.
const char *diff_function_rule(const differ *d, const function *f);
const char *diff_record_rule(const differ *d, const record *r);
void diff_compare_decisions(const differ *d, diff_change *c, const param *before,
                            const param *after);
void diff_table_rules(const differ *d, const model *m, diff_change *c, const char *enum_name,
                      const char *enumerator);

#endif
