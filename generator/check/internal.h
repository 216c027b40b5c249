// The parts of the check stage, which check.c calls. Each reports all it finds.
#ifndef CUBIND_GENERATOR_CHECK_INTERNAL_H
#define CUBIND_GENERATOR_CHECK_INTERNAL_H

#include "model/model.h"
#include "spec/rules.h"

// ---- places.c: what the checks share ----

// Where a key stands, for messages: in a map, or in the rule of a parameter or a field, else the
// declaration's own place.
location check_key(const tree *node, const char *key, location fallback);
location check_param_place(const param *p, const char *key);
location check_field_place(const field *f, const char *key);

// What the checks of one parameter need to know.
typedef struct check_subject {
    const model *m;
    const spec *s;
    const function *f;
    const param *p;
} check_subject;

// The place of a key in the rule, else the parameter's own.
location check_at_key(const check_subject *c, const char *key);

// A parameter that a key of the rule names; NULL after a reported error or where the key is absent.
const param *check_partner(const check_subject *c, const char *key, const char *name);

// The type behind all pointers and arrays.
const type *check_innermost(const type *t);

// ---- one part each ----

// rules.c: rules without a target.
void check_rules(const model *m, const spec *s);

// params.c: directions, kinds and the relations between the parameters of one function.
void check_params(const model *m, const spec *s, const function *f);

// extras.c: keys that only some kinds have, and what they need.
void check_param_extras(const check_subject *c);

// counts.c: pointers that lead to one thing or to many.
void check_counts(const check_subject *c);
// Statuses that may say how much room there has to be.
void check_room(const model *m, const spec *s);

// functions.c: a type of a function or member, results, inline functions.
void check_declared(const model *m, const spec *s, const char *owner, const type *t, location loc);
void check_result(const model *m, const spec *s, const function *f);
void check_inline(const model *m, const spec *s, const function *f);

// modules.c: imports, second names, queries, rules for all parameters of a name. The first
// part holds for any headers, the second reports rules without a target.
void check_queries(const model *m, const spec *s);
void check_for_all(const model *m, const spec *s);
void check_shared_rules(const model *m, const spec *s);
void check_words(const model *m, const spec *s);

// expressions.c: the next word of a C expression that means nothing in `f`; NULL where there
// is none. `rest` starts as NULL and is where to go on.
const char *check_unknown_word(const model *m, const function *f, const char *expression,
                               const char **rest);

// Pointers to numbers in an expression of a size: only an integer that goes both ways is one.
void check_size_names(const check_subject *c, const char *key, const char *expression);

// The same over the members of a record.
const char *check_unknown_member(const model *m, const record *r, const char *expression,
                                 const char **rest);

// A number, a macro or an enumerator.
bool check_is_constant(const model *m, const char *text);

// records.c: members of structs.
void check_records(const model *m, const spec *s);

// names.c: what Python has to be able to spell, each name once.
void check_names(const model *m, const spec *s);

#endif
