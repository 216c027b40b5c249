#include "model/members.h"

#include <string.h>

#include "base/text.h"

const char *const type_class_words[] = {"void",    "int",    "float",    "enum",
                                        "handle",  "scalar", "callback", "record",
                                        "pointer", "array",  "function", NULL};
const char *const direction_words[] = {"undecided", "in", "out", "inout", "address", NULL};
const char *const length_rule_words[] = {"none", "param", "fixed", "call", "expr", NULL};
const char *const checked_rule_words[] = {"same", "count", "query", "buffer", NULL};
const char *const result_form_words[] = {"checked", "value", "bare", NULL};
const char *const macro_class_words[] = {"int",    "pointer", "string", "float",
                                         "rename", "other",   NULL};
const char *const role_words[] = {"enum",   "handle",   "scalar", "callback",
                                  "record", "function", "alias",  NULL};
const char *const scope_words[] = {"call", "once", "notified", "process", "forever", NULL};
const char *const space_words[] = {"host", "device", "either", "mode", NULL};
const char *const keys_words[] = {"numbers", "any", "raw", NULL};
const char *const skip_words[] = {"function", "record",   "enum",  "typedef",
                                  "macro",    "variable", "field", NULL};

// ---- the tables, by model.def ----

#define MAY .need = MEMBER_MAY
#define MUST .need = MEMBER_MUST
#define UNKNOWN .need = MEMBER_UNKNOWN
#define SAME(s, m) .need = MEMBER_SAME, .other = offsetof(s, m)
#define NONE .use = USE_NONE
#define RULE(word) .rule = #word, .use = USE_PLAIN
#define READ(word) .rule = #word, .use = USE_READ
#define OWN(word) .rule = #word, .use = USE_OWN

// A key is the member's name (IN) unless another is given (AS).
#define IN(s, m, what) .key = #m, .kind = MEMBER_##what, .offset = offsetof(s, m)
#define AS(s, m, name, what) .key = name, .kind = MEMBER_##what, .offset = offsetof(s, m)

// clang-format off
#define STRUCT(s) const member s##_members[] = {
#define END(s) {.key = NULL}};
#define TEXT(s, m, need, f, rule, label) {IN(s, m, TEXT), need, .form = FORM_##f, rule, .said = label},
#define CHOICE(s, m, need, list, rule, label) {IN(s, m, TEXT), need, .words = list, rule, .said = label},
#define EMPTY(s, m, need, f) {IN(s, m, EMPTY), need, .form = FORM_##f},
#define FLAG(s, m, rule, label) {IN(s, m, FLAG), rule, .said = label},
#define COUNT(s, m, label) {IN(s, m, COUNT), .said = label},
#define NUMBER(s, m, need, label) {IN(s, m, NUMBER), need, .said = label},
#define BITS(s, m, flag) {IN(s, m, BITS), MUST, .other = offsetof(s, flag)},
#define WORD(s, type, m, name, need, rule, label) \
    {AS(s, m, name, WORD), need, .words = type##_words, rule, .said = label},
#define TYPE(s, m, need, label) {IN(s, m, TYPE), need, .said = label},
#define PLACE(s, m) {IN(s, m, PLACE)},
#define INSIDE(s, m) {IN(s, m, INSIDE)},
#define NAMES(s, m, count, need, f) \
    {IN(s, m, NAMES), need, .other = offsetof(s, count), .form = FORM_##f},
#define LIST(s, what, m, count, name, need) \
    {AS(s, m, name, LIST), need, .other = offsetof(s, count), .items = what##_members, .size = sizeof(what)},
#define SORTED(s, what, m, count, name, need) \
    {AS(s, m, name, SORTED), need, .other = offsetof(s, count), .items = what##_members, .size = sizeof(what)},
#define SPECIAL(s, type, m, name, need) {AS(s, m, name, SPECIAL), need},
#define KEY(s, name, need) {.key = name, .kind = MEMBER_SPECIAL, need},
#include "model/model.def"
// clang-format on

_Static_assert(sizeof(direction) == sizeof(unsigned) && sizeof(type_class) == sizeof(unsigned) &&
                   sizeof(length_rule) == sizeof(unsigned) &&
                   sizeof(checked_rule) == sizeof(unsigned) &&
                   sizeof(result_form) == sizeof(unsigned) &&
                   sizeof(macro_class) == sizeof(unsigned),
               "MEMBER_WORD holds enums as unsigned");

// ---- one member of one struct ----

const member *
member_find(const member *members, const char *key)
{
    while (members->key && (members->kind == MEMBER_INSIDE || strcmp(members->key, key) != 0))
        members++;
    return members->key ? members : NULL;
}

const member *
member_of_rule(const member *members, const char *key)
{
    while (members->key && !text_equal(members->rule, key))
        members++;
    return members->key ? members : NULL;
}

static const struct {
    const member *members;
    const char *key;
    int format;
    const char *former;
} formers[] = {
#define FORMER(s, m, until, was) {s##_members, #m, until, was},
#include "model/model.def"
};

const member *
member_find_former(const member *members, const char *key, int format)
{
    for (size_t i = 0; i < sizeof formers / sizeof *formers; i++) {
        if (formers[i].members == members && format <= formers[i].format &&
            strcmp(formers[i].former, key) == 0) {
            return member_find(members, formers[i].key);
        }
    }
    return member_find(members, key);
}

const void *
member_at(const member *m, const void *item)
{
    return (const char *)item + m->offset;
}

const char *
member_text(const member *m, const void *item)
{
    return *(const char *const *)member_at(m, item);
}

bool
member_flag(const member *m, const void *item)
{
    return *(const bool *)member_at(m, item);
}

// All our enums have the size of unsigned, which the compiler chooses if no constant is negative.
unsigned
member_word(const member *m, const void *item)
{
    return *(const unsigned *)member_at(m, item);
}
