// Defines the rules for tables of value types, and for queries.
#ifndef CUBIND_GENERATOR_SPEC_TABLE_RULES_H
#define CUBIND_GENERATOR_SPEC_TABLE_RULES_H

#include "spec/spec.h"

typedef struct row_rule {
    const char *enumerator;
    const char *type;
    const char *class_name;
    int64_t size;
    location loc;
    bool matched;
} row_rule;

typedef struct table_rule {
    const char *name;
    const char *enum_name;
    const char *keys;
    bool from_comments; // the enumerators' comments give the rows that are not listed
    location loc;
    location enum_loc;
    row_rule *rows;
    int row_count;
    bool matched; // its enum exists
    bool used;    // a parameter names it
} table_rule;

// A query, and the map that it was read from, for the locations of keys.
typedef struct query_rule {
    const char *name;
    const char *function;
    const char *call;
    spec_names host;
    const tree *node;
    location loc;
} query_rule;

#endif
