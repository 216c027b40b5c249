// What the files that compare share: private to diff*.c.
#ifndef CUBIND_GENERATOR_DIFF_BUILD_H
#define CUBIND_GENERATOR_DIFF_BUILD_H

#include "compare/diff.h"
#include "model/members.h"

// A comparison on its way. What is called old_… has one item per declaration of the old model, its
// counterpart in the new one or NULL; new_… says which of the new ones have a counterpart.
typedef struct differ {
    arena *a;
    const model *before;
    const model *after;
    const record **old_records;
    const enumeration **old_enums;
    bool *new_records;
    bool *new_enums;
    diff_report *report;
} differ;

// match.c: fills the four lists.
void diff_match(differ *d);
const record *diff_new_record(const differ *d, const record *before);
const enumeration *diff_new_enum(const differ *d, const enumeration *before);

// The same C type, where matched structs and enums are the same whatever their names.
bool diff_same_type(const differ *d, const type *before, const type *after);

// match.c, of names that are a macro in one model and an enumerator in the other. An enumerator that
// callers find is "Enum.NAME", NULL for none; a macro matters to them where it has a value.
const enumeration *diff_enum_with(const model *m, const char *item);
const char *diff_enumerator(const differ *d, const model *m, const char *name);
const macro *diff_find_macro(const model *m, const char *name);
bool diff_has_value(const macro *c);
bool diff_is_macro(const model *m, const char *name);
// Space that is kept for later: no name that a caller is told to use.
bool diff_is_reserved(const char *name);

// Both types as text; canonical where they are spelled alike.
typedef struct diff_texts {
    const char *before;
    const char *after;
} diff_texts;
diff_texts diff_type_texts(const type *before, const type *after);

// changes.c: a change with its details. Nothing is in the report until diff_add; a change with neither
// details nor texts is dropped there.
diff_change diff_change_of(diff_rank rank, diff_subject subject, const char *what, const char *name,
                           location loc);
void diff_detail_add(const differ *d, diff_change *c, diff_detail detail);
void diff_skip_add(const differ *d, diff_change *c, const char *old_skip, const char *new_skip);
void diff_rule_add(const differ *d, diff_change *c, const char *rule);
void diff_add(differ *d, const diff_change *c);

// A detail where the texts differ; NULL is a text like any other.
void diff_compare_text(const differ *d, diff_change *c, const char *what, const char *name,
                       const char *before, const char *after);
void diff_compare_number(const differ *d, diff_change *c, const char *what, const char *name,
                         int64_t before, int64_t after);
void diff_compare_bool(const differ *d, diff_change *c, const char *what, const char *name,
                       bool before, bool after);
// Those members that model.def has a word for. `own` gives the text of a member that is more than its
// value, else false; NULL where there is none.
typedef bool diff_text_of(const differ *d, const member *m, const void *item, const char **out);
void diff_compare_members(const differ *d, diff_change *c, const member *members, const char *name,
                          const void *before, const void *after, diff_text_of *own);
const char *diff_number(const differ *d, int64_t value);

// A declaration that callers have in one of the models only. What neither model binds is worth no
// more than a remark.
diff_change diff_gone(diff_subject subject, const char *name, location loc, const char *old_skip,
                      const char *new_skip);
diff_change diff_came(diff_subject subject, const char *name, location loc, const char *old_skip,
                      const char *new_skip);

// rules.c: what the spec decides, as it is written there; NULL where all follows from C.
const char *diff_function_rule(const differ *d, const function *f);
const char *diff_record_rule(const differ *d, const record *r);
void diff_compare_decisions(const differ *d, diff_change *c, const param *before,
                            const param *after);
void diff_table_rules(const differ *d, const model *m, diff_change *c, const char *enum_name,
                      const char *enumerator);

// effects.c: what the change breaks. advice.c: what that takes, once the effect is known.
diff_effect diff_effect_of(const differ *d, const diff_change *c);
const char *diff_advice(const differ *d, const diff_change *c);
// Both symbols of such a detail are the function's own, of two releases.
bool diff_same_function(const diff_detail *symbol, const char *name);

// One family of declarations each.
void diff_functions(differ *d);
void diff_records(differ *d);
void diff_enums(differ *d);
void diff_typedefs(differ *d);
void diff_macros(differ *d);
void diff_tables(differ *d);
void diff_library(differ *d);

#endif
