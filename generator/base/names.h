// Answers questions about names: whether Python accepts a name as an identifier, which names a
// family such as "cuMem{Alloc,Free}" stands for, and whether a field only reserves space.
#ifndef CUBIND_GENERATOR_NAMES_H
#define CUBIND_GENERATOR_NAMES_H

#include <stdbool.h>

#include "base/arena.h"

// Whether the name is a Python identifier of ASCII letters and not a keyword.
bool name_is_identifier(const char *name);
bool name_is_keyword(const char *name);

// Expands "cuGraphGet{Nodes,RootNodes}" to its members, in order; a name without braces is its only
// member. Returns the number of members, or 0 if the braces do not match, are nested, or give too
// many names.
int name_expand(arena *a, const char *family, const char ***out_names);

// Whether fnmatch would read the name as a pattern.
bool name_is_pattern(const char *name);

// Whether a member only reserves space, judging by its name: reserved, reserved0, padding. `pad`
// counts only in structs; in a union it gives access to all bytes.
bool name_is_reserved(const char *field, bool in_union);

// Whether a word within the name is in `words`, which are in lower case and end in NULL. "nbGroups"
// consists of "nb" and "groups", "NODE_COUNT" of "node" and "count".
bool name_has_word(const char *name, const char *const *words);

// Whether the macro guards a header: __cuda_cuda_h__, CUDA_H_.
bool name_is_include_guard(const char *macro);

#endif
