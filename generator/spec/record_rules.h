// Defines the rules for structs, unions and their members.
#ifndef CUBIND_GENERATOR_SPEC_RECORD_RULES_H
#define CUBIND_GENERATOR_SPEC_RECORD_RULES_H

#include "spec/spec.h"

typedef struct field_rule {
    const char *name;
    location loc;
    const tree *node;
    field says; // as in param_rule
    bool matched;
} field_rule;

typedef struct record_rule {
    const char *name;
    location loc;
    field_rule *fields;
    int field_count;
    record says; // _record: …
    location facts_loc;
    bool matched;
} record_rule;

#endif
