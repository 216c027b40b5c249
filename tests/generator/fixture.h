// For tests of stages after parsing: a model from a few lines of C and of YAML.
#ifndef CUBIND_TESTS_GENERATOR_FIXTURE_H
#define CUBIND_TESTS_GENERATOR_FIXTURE_H

#include "model/model.h"
#include "spec/spec.h"

// Facts of a module "sample" with one header, to which a test adds its rules.
extern const char fixture_facts[];

typedef struct fixture {
    arena *a;
    spec *s;
    model *m;
} fixture;

// `header` is the text of input.h behind the status enum, `rules` the spec's text behind the facts;
// both may be "". The model is parsed and annotated. Ends the program where the spec or the header
// cannot be read.
fixture fixture_new(const char *header, const char *rules);

// With other facts than fixture_facts.
fixture fixture_with(const char *facts, const char *header, const char *rules);

// With another header, other.h, beside input.h.
fixture fixture_importing(const char *other, const char *header, const char *rules);
void fixture_free(fixture *f);

// Of tests whose state is an arena and nothing else: before and after each.
int arena_begin(void **state);
int arena_end(void **state);

// By name, never NULL: a missing one fails the test.
const function *fixture_function(const fixture *f, const char *name);
const param *fixture_param(const fixture *f, const char *function, const char *name);
const field *fixture_field(const fixture *f, const char *record, const char *name);

#endif
