// Reads single keys and values of a spec and checks their form. Mistakes are reported through
// base/diag.h, which counts them. `what` names the map in messages ("library", "a table").
#ifndef CUBIND_GENERATOR_SPEC_KEYS_H
#define CUBIND_GENERATOR_SPEC_KEYS_H

#include "base/forms.h"
#include "model/members.h"
#include "spec/spec.h"

bool spec_known_keys(const tree *map, const char *what, const char *const *keys);

// The same for a map of a rule, whose keys are those that model.def gives the members and those of
// `others` (NULL: none).
bool spec_known_rules(const tree *map, const char *what, const member *members,
                      const char *const *others);

// Fills the members of the struct at `says` whose keys are read without code of their own
// (USE_PLAIN, USE_READ).
void spec_read_members(const tree *map, const member *members, void *says);

bool spec_is_kind(const tree *node, tree_kind kind, const char *what);
// Return the value of a key. NULL or 0 if it is absent, and after an error: it is no text, has not
// the form, or is no number.
const char *spec_text(const tree *map, const char *key);
const char *spec_form(const tree *map, const char *key, form f);
int64_t spec_int(const tree *map, const char *key);
bool spec_bool(const tree *map, const char *key, bool fallback);
spec_names spec_name_list(const spec *s, const tree *map, const char *key, form f);

// Returns whether `text` has the form. If not, reports it at `loc`; `what` names the key.
bool spec_fits(const char *text, form f, location loc, const char *what);

// Returns the text of `key` if it equals an item of `words`, which end in NULL. NULL if the key is
// absent, and after an error.
const char *spec_choice(const tree *map, const char *key, const char *const *words);

// Expands a family and returns the number of its members; 0 after an error: its braces do not
// match, or the spec has too many names.
int spec_expand(const spec *s, const char *family, const char ***names);

// The same for the key of a node; 0 after an error: the key is no valid family.
int spec_expand_key(const spec *s, const tree *node, const char ***names);

// Calls `read` for each member of the map at `key` of the root. Does nothing if there is no such
// map.
void spec_for_each(spec *s, const char *key, void (*read)(spec *, const tree *));

// Reports two rules for one item: a `kind` ("parameter") called `name` of `owner`.
void spec_report_conflict(const char *kind, const char *owner, const char *name, location first,
                          location second);

#endif
