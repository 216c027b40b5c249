// Names: which ones Python can spell, how the spec writes families of them, which fields only
// reserve space.
#ifndef CUBIND_GENERATOR_NAMES_H
#define CUBIND_GENERATOR_NAMES_H

#include <stdbool.h>

#include "base/arena.h"

// A Python identifier of ASCII letters, that no keyword takes.
bool name_is_identifier(const char *name);
bool name_is_keyword(const char *name);

// "cuGraphGet{Nodes,RootNodes}" as its members, in order; a name without braces is its own only
// member. Returns how many, 0 when braces do not match or nest.
int name_expand(arena *a, const char *family, const char ***out_names);

// True where fnmatch would read the name as a pattern.
bool name_is_pattern(const char *name);

// Members that only hold space: reserved, reserved0, padding. `pad` counts in structs alone, since
// in unions it is the way to reach all bytes.
bool name_is_reserved(const char *field, bool in_union);

// Whether one of the words that a name is made of is among `words`, which are in lower case and end in
// NULL: "nbGroups" has "nb" and "groups", "NODE_COUNT" has "node" and "count".
bool name_has_word(const char *name, const char *const *words);

// __cuda_cuda_h__, CUDA_H_: macros that guard a header.
bool name_is_include_guard(const char *macro);

#endif
