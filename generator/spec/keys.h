// Keys and values of a spec, read with a check of their form. Mistakes are reported and counted by
// diag. `what` names the map in messages ("library", "a table").
#ifndef CUBIND_GENERATOR_SPEC_KEYS_H
#define CUBIND_GENERATOR_SPEC_KEYS_H

#include "base/forms.h"
#include "model/members.h"
#include "spec/spec.h"

bool spec_known_keys(const tree *map, const char *what, const char *const *keys);

// The same for a map of a rule: keys that model.def has for the members, and `others` (NULL: none).
bool spec_known_rules(const tree *map, const char *what, const member *members,
                      const char *const *others);

// The members that such a map gives by keys that are read as they stand (USE_PLAIN, USE_READ).
void spec_read_members(const tree *map, const member *members, void *says);

bool spec_is_kind(const tree *node, tree_kind kind, const char *what);
const char *spec_text(const tree *map, const char *key); // NULL where absent or, reported, no text
const char *spec_form(const tree *map, const char *key, form f); // the same, of this form
int64_t spec_int(const tree *map, const char *key);              // 0 likewise
bool spec_bool(const tree *map, const char *key, bool fallback);
spec_names spec_name_list(const spec *s, const tree *map, const char *key, form f);

// Whether the text, which stands there under that key, is of a form; reported if not.
bool spec_fits(const char *text, form f, location loc, const char *what);

// A text that is one of `words` (the last is NULL), as they stand in `map`; NULL after an error.
const char *spec_choice(const tree *map, const char *key, const char *const *words);

// The members of a family; 0 where its braces do not match, or where the spec has too many names.
int spec_expand(const spec *s, const char *family, const char ***names);

// The members of the family that a key names; 0 after an error: a key that cannot be one.
int spec_expand_key(const spec *s, const tree *node, const char ***names);

// Calls `read` for each member of the map at `key` of the root; none where there is no such map.
void spec_for_each(spec *s, const char *key, void (*read)(spec *, const tree *));

// Two rules for one thing: `kind` says what ("parameter"), `owner` of what.
void spec_report_conflict(const char *kind, const char *owner, const char *name, location first,
                          location second);

#endif
