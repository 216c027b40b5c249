// Finds the locations of rules for messages, and has helpers for the checks of a parameter.
#ifndef CUBIND_GENERATOR_CHECK_PLACES_H
#define CUBIND_GENERATOR_CHECK_PLACES_H

#include "model/model.h"
#include "spec/spec.h"

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

#endif
