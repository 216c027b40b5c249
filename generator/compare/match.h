// Finds the counterparts of one model's declarations in the other, and compares C types.
#ifndef CUBIND_GENERATOR_COMPARE_MATCH_H
#define CUBIND_GENERATOR_COMPARE_MATCH_H

#include "compare/differ.h"

// Fills the four arrays of the differ.
void diff_match(differ *d);
const record *diff_new_record(const differ *d, const record *before);
const enumeration *diff_new_enum(const differ *d, const enumeration *before);

// Whether the C types are the same. Matched structs and enums are the same, whatever their names.
bool diff_same_type(const differ *d, const type *before, const type *after);

// These are for names that are a macro in one model and an enumerator in the other.
// diff_enumerator() returns "Enum.NAME", by which callers find an enumerator; NULL if there is
// none. A macro matters to callers only if it has a value.
const enumeration *diff_enum_with(const model *m, const char *item);
const char *diff_enumerator(const differ *d, const model *m, const char *name);
const macro *diff_find_macro(const model *m, const char *name);
bool diff_has_value(const macro *c);
bool diff_is_macro(const model *m, const char *name);
// Whether the name only reserves space, so that callers must not be advised to use it.
bool diff_is_reserved(const char *name);

// Both types as text; their canonical spelling if they are spelled alike.
typedef struct diff_texts {
    const char *before;
    const char *after;
} diff_texts;
diff_texts diff_type_texts(const type *before, const type *after);

#endif
