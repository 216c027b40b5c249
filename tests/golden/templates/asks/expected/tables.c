// tables.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// A row: the enumerator, for who reads it, and its value; the type of what belongs to it, with the
//     class of that and its
// bytes where they are told.
#define ROW(enumerator, value, type, class, bytes) \
    {.key = (value), .kind = CB_VALUE_##type, .cls = (class), .size = (bytes)}

static const cb_value_row rows_attributes[] = {
    ROW(KIND, 0, UINT16, -1, 0),
    ROW(SIZES, 1, LIST_UINT32, -1, 0),
};
const cb_value_table table_attributes = {
    .enum_class = T_attribute, .rows = rows_attributes,
        .count = sizeof rows_attributes / sizeof *rows_attributes,
    .raw_key = true,
};

