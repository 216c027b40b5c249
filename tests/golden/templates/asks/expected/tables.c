// tables.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// The type of the value that belongs to an enumerator.
#define ROW(enumerator, type) {.key = enumerator, .kind = CB_VALUE_##type, .cls = CB_NO_CLASS}

static const cb_value_row rows_attributes[] = {
    ROW(KIND, UINT16),
    ROW(SIZES, LIST_UINT32),
};
const cb_value_table table_attributes = {
    .enum_class = T_attribute,
    .rows = rows_attributes,
    .count = sizeof rows_attributes / sizeof *rows_attributes,
    .raw_key = true,
};
