// Declares the state and the functions that the files of a comparison share. Private to compare/.
#ifndef CUBIND_GENERATOR_DIFF_BUILD_H
#define CUBIND_GENERATOR_DIFF_BUILD_H

#include "compare/diff.h"
#include "model/members.h"

// A comparison in progress. The old_… arrays have one item per declaration of the old model: its
// counterpart in the new model, or NULL. The new_… arrays say which new declarations have a
// counterpart.
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

// match.c: fills the four arrays.
void diff_match(differ *d);
const record *diff_new_record(const differ *d, const record *before);
const enumeration *diff_new_enum(const differ *d, const enumeration *before);

// Whether the C types are the same. Matched structs and enums are the same, whatever their names.
bool diff_same_type(const differ *d, const type *before, const type *after);

// match.c: for names that are a macro in one model and an enumerator in the other.
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

// changes.c: makes a change with its details. diff_add() puts it into the report, unless it has
// neither details nor texts.
diff_change diff_change_of(diff_rank rank, diff_subject subject, const char *what, const char *name,
                           location loc);
void diff_detail_add(const differ *d, diff_change *c, diff_detail detail);
void diff_skip_add(const differ *d, diff_change *c, const char *old_skip, const char *new_skip);
void diff_rule_add(const differ *d, diff_change *c, const char *rule);
void diff_add(differ *d, const diff_change *c);

// Adds a detail if the texts differ; NULL is a text like any other.
void diff_compare_text(const differ *d, diff_change *c, const char *what, const char *name,
                       const char *before, const char *after);
void diff_compare_number(const differ *d, diff_change *c, const char *what, const char *name,
                         int64_t before, int64_t after);
void diff_compare_bool(const differ *d, diff_change *c, const char *what, const char *name,
                       bool before, bool after);
// Compares the members for which model.def has a name in reports. `own` handles members whose text
// is not just their value: it stores the text, or NULL for none, and returns true. It returns false
// for all other members.
typedef bool diff_text_of(const differ *d, const member *m, const void *item, const char **out);
void diff_compare_members(const differ *d, diff_change *c, const member *members, const char *name,
                          const void *before, const void *after, diff_text_of *own);
const char *diff_number(const differ *d, int64_t value);

// Return the change for a declaration that callers have in only one of the models. If neither model
// binds it, the change has the rank DIFF_OTHER.
diff_change diff_gone(diff_subject subject, const char *name, location loc, const char *old_skip,
                      const char *new_skip);
diff_change diff_came(diff_subject subject, const char *name, location loc, const char *old_skip,
                      const char *new_skip);

// rules.c: returns the decisions of the spec in the spec's syntax; NULL if everything follows from
// C.
const char *diff_function_rule(const differ *d, const function *f);
const char *diff_record_rule(const differ *d, const record *r);
void diff_compare_decisions(const differ *d, diff_change *c, const param *before,
                            const param *after);
void diff_table_rules(const differ *d, const model *m, diff_change *c, const char *enum_name,
                      const char *enumerator);

// effects.c: what the change breaks. advice.c: what callers must do, once the effect is known.
diff_effect diff_effect_of(const differ *d, const diff_change *c);
const char *diff_advice(const differ *d, const diff_change *c);
// Whether both symbols of the detail belong to the function itself, in two releases.
bool diff_same_function(const diff_detail *symbol, const char *name);

// Each of these compares one family of declarations.
void diff_functions(differ *d);
void diff_records(differ *d);
void diff_enums(differ *d);
void diff_typedefs(differ *d);
void diff_macros(differ *d);
void diff_tables(differ *d);
void diff_library(differ *d);

#endif
