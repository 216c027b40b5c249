// Compares the members of a declaration in two models, as model.def describes them.
#ifndef CUBIND_GENERATOR_COMPARE_MEMBERS_H
#define CUBIND_GENERATOR_COMPARE_MEMBERS_H

#include "compare/differ.h"
#include "model/members.h"

// Compares the members for which model.def has a name in reports. `own` handles members whose text
// is not just their value: it stores the text, or NULL for none, and returns true. It returns false
// for all other members.
typedef bool diff_text_of(const differ *d, const member *m, const void *item, const char **out);
void diff_compare_members(const differ *d, diff_change *c, const member *members, const char *name,
                          const void *before, const void *after, diff_text_of *own);

#endif
