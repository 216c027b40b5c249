// Describes each member of the model's structs as data: its line of model.def, and its offset in
// the struct.
#ifndef CUBIND_GENERATOR_MODEL_MEMBERS_H
#define CUBIND_GENERATOR_MODEL_MEMBERS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/forms.h"
#include "model/model.h"
#include "model/value_types.h"

typedef enum member_kind {
    MEMBER_TEXT,  // a text of `form`, or one of `words`
    MEMBER_EMPTY, // a MEMBER_TEXT that may be ""
    MEMBER_FLAG,
    MEMBER_COUNT, // int, 0 or more
    MEMBER_NUMBER,
    MEMBER_BITS, // a number; unsigned if the flag at `other` is set
    MEMBER_WORD, // an enum constant, by its index in `words`
    MEMBER_TYPE,
    MEMBER_PLACE,
    MEMBER_INSIDE, // a location that is not written to files
    MEMBER_NAMES,  // texts of `form`; the int at `other` counts them
    MEMBER_LIST,   // structs of `items`; the int at `other` counts them
    MEMBER_SORTED, // a MEMBER_LIST that is written sorted by name
    MEMBER_SPECIAL,
} member_kind;

typedef enum member_need {
    MEMBER_MAY,     // may be absent: NULL, 0, false, the first word, no items
    MEMBER_MUST,    // always present
    MEMBER_SAME,    // absent if it equals the member at `other`
    MEMBER_UNKNOWN, // absent for -1
} member_need;

// How the key of a spec's rule is read and applied: see RULE, READ and OWN in model.def.
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
    size_t size; // size of an item
    const char *rule;
    member_use use;
    const char *said;
} member;

// param_members and so on, one table per struct. Each ends with a member without a key.
#define STRUCT(s) extern const member s##_members[];
#include "model/model.def"

// The words for the constants of each enum, in order, and the words of texts from a fixed list.
// Each array ends with NULL.
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

// The member with that key; NULL if there is none.
const member *member_find(const member *members, const char *key);

// The member that a rule's key sets; NULL if there is none.
const member *member_of_rule(const member *members, const char *key);

// member_find() for files of an earlier format.
const member *member_find_former(const member *members, const char *key, int format);

const void *member_at(const member *m, const void *item);
const char *member_text(const member *m, const void *item); // for TEXT and EMPTY
bool member_flag(const member *m, const void *item);        // for FLAG
unsigned member_word(const member *m, const void *item);    // for WORD: the constant

#endif
