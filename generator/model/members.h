// The members of a model as JSON has them: for each struct the keys, what each fills in, and what its
// values may look like. docs/model-format.md is the same for people.
#ifndef CUBIND_GENERATOR_MODEL_MEMBERS_H
#define CUBIND_GENERATOR_MODEL_MEMBERS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/forms.h"

typedef enum member_kind {
    MEMBER_TEXT,  // of `form`, or one of `words`
    MEMBER_EMPTY, // the same, or ""
    MEMBER_BOOL,
    MEMBER_INT, // 0 or more
    MEMBER_INT64,
    MEMBER_WORD, // an enum constant, by its place in `words`
    MEMBER_TYPE,
    MEMBER_LOCATION,
    MEMBER_NAMES, // a list of texts of `form`, read by other code
    MEMBER_LATER, // known, but read by other code
} member_kind;

typedef struct member {
    const char *key;
    member_kind kind;
    size_t offset;
    bool required;
    form form;
    const char *const *words;
} member;

// Each ends in a member without a key.
extern const member model_members[], header_members[], type_members[], param_members[],
    function_members[], enumerator_members[], enum_members[], field_members[], record_members[],
    typedef_members[], macro_members[], row_members[], table_members[], query_members[],
    alias_members[], import_members[], skip_members[];

#endif
