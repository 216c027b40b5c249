// The members of a model as data: what model.def says about them, by place in their struct.
#ifndef CUBIND_GENERATOR_MODEL_MEMBERS_H
#define CUBIND_GENERATOR_MODEL_MEMBERS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/forms.h"
#include "model/model.h"
#include "model/value_types.h"

typedef enum member_kind {
    MEMBER_TEXT,  // of `form`, or one of `words`
    MEMBER_EMPTY, // the same, or ""
    MEMBER_FLAG,
    MEMBER_COUNT, // int, 0 or more
    MEMBER_NUMBER,
    MEMBER_BITS, // a number that is unsigned where the flag at `other` is set
    MEMBER_WORD, // an enum constant, by its place in `words`
    MEMBER_TYPE,
    MEMBER_PLACE,
    MEMBER_INSIDE, // a place that no file has
    MEMBER_NAMES,  // texts of `form`, as many as the int at `other`
    MEMBER_LIST,   // structs of `items`, likewise
    MEMBER_SORTED, // the same, written in the order of their names
    MEMBER_SPECIAL,
} member_kind;

typedef enum member_need {
    MEMBER_MAY,     // absent for NULL, 0, false, the first word, no items
    MEMBER_MUST,    // always there
    MEMBER_SAME,    // absent where it is that at `other`
    MEMBER_UNKNOWN, // absent for -1
} member_need;

// Who reads the key of a rule of a spec, and who applies it.
typedef enum member_use { USE_NONE, USE_PLAIN, USE_READ, USE_OWN } member_use;

typedef struct member {
    const char *key;
    member_kind kind;
    size_t offset;
    member_need need;
    size_t other;
    form form;
    const char *const *words;
    const struct member *items;
    size_t size; // of an item
    const char *rule;
    member_use use;
    const char *said;
} member;

// param_members and so on, one per struct. Each ends in a member without a key.
#define STRUCT(s) extern const member s##_members[];
#include "model/model.def"

// The words of enums, by their constants, and of texts that are one of few. Each ends in NULL.
extern const char *const type_class_words[];
extern const char *const direction_words[];
extern const char *const length_rule_words[];
extern const char *const checked_rule_words[];
extern const char *const result_form_words[];
extern const char *const macro_class_words[];
extern const char *const space_words[];
extern const char *const scope_words[];
extern const char *const role_words[];
extern const char *const keys_words[];
extern const char *const skip_words[];

// NULL for a key that no member has.
const member *member_find(const member *members, const char *key);

// The one that a key of a spec's rule gives; NULL for none.
const member *member_of_rule(const member *members, const char *key);

// The same for a file of an earlier format.
const member *member_find_former(const member *members, const char *key, int format);

const void *member_at(const member *m, const void *item);
const char *member_text(const member *m, const void *item); // of TEXT and EMPTY
bool member_flag(const member *m, const void *item);        // of FLAG
unsigned member_word(const member *m, const void *item);    // of WORD, the constant

#endif
