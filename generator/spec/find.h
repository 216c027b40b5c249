// Finds the rules of a spec for a declaration.
#ifndef CUBIND_GENERATOR_SPEC_FIND_H
#define CUBIND_GENERATOR_SPEC_FIND_H

#include "spec/rules.h"

// "functions", "records", …: the keys below `skip`. It ends in NULL.
extern const char *const spec_skip_keys[];

void pair_add(arena *a, pair_list *list, pair_rule pair);
pair_rule *pair_find(const pair_list *list, const char *name); // the first one; NULL for none

// Returns the rule under `parameters` for a pointer of this name; NULL for none.
param_rule *common_rule(const spec_rules *r, const param *p);
bool spec_is_common(const spec *s, const param_rule *rule); // whether it is under `parameters`

// Sets `matched` of all patterns that fit `name`, and returns the first of them; NULL if none fits.
pattern_rule *pattern_find(const pattern_list *list, const char *name);

// Returns whether the rule is for that parameter. Rules for X also hold for X_v2.
bool kept_fits(const spec *s, const kept_rule *rule, const char *function, const char *param);

// Returns the first section with a pattern that fits the function, and stores that pattern. If none
// fits X_v2, tries X. NULL if none fits. Does not set `matched`.
const section_rule *section_find(const spec *s, const char *function, pattern_rule **pattern);

#endif
