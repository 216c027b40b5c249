// Defines rules that are a pattern or a pair of names.
#ifndef CUBIND_GENERATOR_SPEC_NAME_RULES_H
#define CUBIND_GENERATOR_SPEC_NAME_RULES_H

#include "base/table.h"
#include "spec/spec.h"

// An fnmatch pattern over names; a skip also has its reason.
typedef struct pattern_rule {
    const char *pattern;
    const char *reason;
    location loc;
    bool matched;
} pattern_rule;

typedef struct pattern_list {
    pattern_rule *items;
    int count;
} pattern_list;

typedef struct rename_rule {
    const char *from;
    const char *to;
    location loc;
    bool matched;
} rename_rule;

// A name and its value, for `objects`, `bases`, `aliases`, `closed_by`, `numbers` and the lists of
// words.
typedef struct pair_rule {
    const char *name;
    const char *value;
    location loc; // the name's
    location value_loc;
    bool matched;
} pair_rule;

typedef struct pair_list {
    pair_rule *items;
    int count;
    table places; // by name: the number of the first pair with it, from 1
} pair_list;

#endif
