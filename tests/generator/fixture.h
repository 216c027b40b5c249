// Builds a model from a few lines of C and YAML, for tests of the stages after parsing.
#ifndef CUBIND_TESTS_GENERATOR_FIXTURE_H
#define CUBIND_TESTS_GENERATOR_FIXTURE_H

#include "model/model.h"
#include "spec/spec.h"

// A spec's facts for a module "sample" with one header. A test appends the spec's rules.
extern const char fixture_facts[];

typedef struct fixture {
    arena *a;
    spec *s;
    model *m;
} fixture;

// Parses and annotates a model. `header` is the text of input.h after the status enum. `rules` is
// the text of the spec after the facts. Both may be "". Exits the program if the spec or the header
// cannot be read.
fixture fixture_new(const char *header, const char *rules);

// Like fixture_new, but with `facts` in place of fixture_facts.
fixture fixture_with(const char *facts, const char *header, const char *rules);

// Like fixture_new, but `other` is the text of a second header, other.h, in the same folder.
fixture fixture_importing(const char *other, const char *header, const char *rules);

// The texts of another module's files next to header and spec: other.h and other.yaml. NULL means
// that there is no such file.
typedef struct fixture_other {
    const char *header, *spec;
} fixture_other;

fixture fixture_beside(const fixture_other *other, const char *header, const char *rules);
void fixture_free(fixture *f);

// Setup and teardown for tests whose state is an arena and nothing else.
int arena_begin(void **state);
int arena_end(void **state);

// Find an item by name. The result is never NULL: a missing item fails the test.
const function *fixture_function(const fixture *f, const char *name);
const param *fixture_param(const fixture *f, const char *function, const char *name);
const field *fixture_field(const fixture *f, const char *record, const char *name);

// Checks the model: what annotate/ derives is worth nothing if the checks refuse it.
void fixture_assert_checked(const fixture *f);
void fixture_assert_kind(const fixture *f, const char *function, const char *name, const char *kind,
                         direction dir);

#endif
