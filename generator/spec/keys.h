// Reads single keys and values of a spec and checks their form. Mistakes are reported through
// base/diag.h, which counts them. `what` is the word for the map in messages ("library", "a
// table").
#ifndef CUBIND_GENERATOR_SPEC_KEYS_H
#define CUBIND_GENERATOR_SPEC_KEYS_H

#include "base/forms.h"
#include "model/members.h"
#include "spec/spec.h"

// Checks that the map has no keys except `keys`, which end with NULL.
bool spec_known_keys(const tree *map, const char *what, const char *const *keys);

// Checks the same for the map of a rule. It may have the keys that model.def gives to `members`,
// and the keys in `others` (NULL: none).
bool spec_known_rules(const tree *map, const char *what, const member *members,
                      const char *const *others);

// Fills in those members of the struct at `says` whose keys need no dedicated code to read them
// (USE_PLAIN, USE_READ).
void spec_read_members(const tree *map, const member *members, void *says);

bool spec_is_kind(const tree *node, tree_kind kind, const char *what);
// Return the value of a key. NULL or 0 if the key is absent, and after a reported error: the value
// is not a text, does not have the form, or is not a number.
const char *spec_text(const tree *map, const char *key);
const char *spec_form(const tree *map, const char *key, form f);
int64_t spec_int(const tree *map, const char *key);
bool spec_bool(const tree *map, const char *key, bool fallback);
spec_names spec_name_list(const spec *s, const tree *map, const char *key, form f);

// Returns whether `text` has the form. If not, reports it at `loc`; `what` names the key.
bool spec_fits(const char *text, form f, location loc, const char *what);

// Returns the text of `key` if it equals an item of `words`, which end with NULL. NULL if the key
// is absent, and after a reported error.
const char *spec_choice(const tree *map, const char *key, const char *const *words);

// Expands a family ("cuMem{Alloc,Free}") and returns the number of its members; 0 after an error:
// its braces do not match, or the spec has too many names.
int spec_expand(const spec *s, const char *family, const char ***names);

// Expands the key of a node in the same way; 0 after an error: the key is not a valid family.
int spec_expand_key(const spec *s, const tree *node, const char ***names);

// Calls `read` for each member of the map at `key` of the root. Does nothing if there is no such
// map.
void spec_for_each(spec *s, const char *key, void (*read)(spec *, const tree *));

// Reports that two rules are about the same item: the `kind` ("parameter") called `name` of
// `owner`.
void spec_report_conflict(const char *kind, const char *owner, const char *name, location first,
                          location second);

#endif
