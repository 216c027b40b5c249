// Declares the parts of the check stage, which check.c calls. Each part reports all errors that it
// finds.
#ifndef CUBIND_GENERATOR_CHECK_INTERNAL_H
#define CUBIND_GENERATOR_CHECK_INTERNAL_H

#include "model/model.h"
#include "spec/rules.h"

// ---- places.c: shared by all checks ----

// The location of a key for messages: in a map, or in the rule of a parameter or field. If the key
// is absent, the location of the declaration.
location check_key(const tree *node, const char *key, location fallback);
location check_param_place(const param *p, const char *key);
location check_field_place(const field *f, const char *key);

// The subject of the checks of one parameter.
typedef struct check_subject {
    const model *m;
    const spec *s;
    const function *f;
    const param *p;
} check_subject;

// The location of a key in the parameter's rule, or else of the parameter.
location check_at_key(const check_subject *c, const char *key);

// The parameter that a key of the rule names. NULL if the key is absent, or after a reported error.
const param *check_partner(const check_subject *c, const char *key, const char *name);

// The type behind all pointers and arrays.
const type *check_innermost(const type *t);

// ---- parts ----

// rules.c: rules without a target.
void check_rules(const model *m, const spec *s);

// params.c: directions, kinds and the relations between the parameters of one function.
void check_params(const model *m, const spec *s, const function *f);

// extras.c: keys that only some kinds have, and their conditions.
void check_param_extras(const check_subject *c);

// counts.c: pointers that may point to one item or to an array.
void check_counts(const check_subject *c);
// Finds statuses that may mean "not enough room" and that the spec does not mention.
void check_room(const model *m, const spec *s);

// functions.c: types of functions and members, results, inline functions.
void check_declared(const model *m, const spec *s, const char *owner, const type *t, location loc);
void check_result(const model *m, const spec *s, const function *f);
void check_inline(const model *m, const spec *s, const function *f);

// modules.c: imports, second names, queries, rules for all parameters of a name. check_queries()
// and check_for_all() check rules against declarations; check_shared_rules() reports rules without
// a target. check_words(), in words.c, reports docstring texts for names that do not exist.
void check_queries(const model *m, const spec *s);
void check_for_all(const model *m, const spec *s);
void check_shared_rules(const model *m, const spec *s);
void check_words(const model *m, const spec *s);

// expressions.c: returns the next word of a C expression that is no known name in `f`; NULL if
// there is none. `rest` must start as NULL and holds the position for the next call.
const char *check_unknown_word(const model *m, const function *f, const char *expression,
                               const char **rest);

// Reports pointers to numbers in a size expression, except in/out integers.
void check_size_names(const check_subject *c, const char *key, const char *expression);

// check_unknown_word() for an expression over the members of a record.
const char *check_unknown_member(const model *m, const record *r, const char *expression,
                                 const char **rest);

// Whether the text is a number, a macro or an enumerator.
bool check_is_constant(const model *m, const char *text);

// records.c: members of structs.
void check_records(const model *m, const spec *s);

// names.c: each name that Python sees must be an identifier and unique.
void check_names(const model *m, const spec *s);

#endif
