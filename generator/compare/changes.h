// Makes changes and their details.
#ifndef CUBIND_GENERATOR_COMPARE_CHANGES_H
#define CUBIND_GENERATOR_COMPARE_CHANGES_H

#include "compare/differ.h"

// Makes a change without details.
diff_change diff_change_of(diff_rank rank, diff_subject subject, const char *what, const char *name,
                           location loc);
void diff_detail_add(const differ *d, diff_change *c, diff_detail detail);
void diff_skip_add(const differ *d, diff_change *c, const char *old_skip, const char *new_skip);
void diff_rule_add(const differ *d, diff_change *c, const char *rule);

// Puts the change into the report, unless it has neither details nor texts.
void diff_add(differ *d, const diff_change *c);

// Adds a detail if the texts differ; NULL is a text like any other.
void diff_compare_text(const differ *d, diff_change *c, const char *what, const char *name,
                       const char *before, const char *after);
void diff_compare_number(const differ *d, diff_change *c, const char *what, const char *name,
                         int64_t before, int64_t after);
const char *diff_number(const differ *d, int64_t value);

// Return the change for a declaration that callers have in only one of the models. If neither model
// binds it, the change has the rank DIFF_OTHER.
diff_change diff_gone(diff_subject subject, const char *name, location loc, const char *old_skip,
                      const char *new_skip);
diff_change diff_came(diff_subject subject, const char *name, location loc, const char *old_skip,
                      const char *new_skip);

#endif
