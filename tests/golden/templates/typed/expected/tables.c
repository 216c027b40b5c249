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
    ROW(SIZE, 1, SIZE, -1, 0),
    ROW(TOKEN, 2, RECORD, T_token, 0),
    ROW(NAME, 3, BYTES, -1, 64),
    ROW(DEVICES, 4, LIST_INT32, -1, 0),
};
const cb_value_table table_attributes = {
    .enum_class = T_attribute, .rows = rows_attributes,
        .count = sizeof rows_attributes / sizeof *rows_attributes,
};

static const cb_value_row rows_options[] = {
    ROW(LOG, 0, BUFFER, -1, 0),
    ROW(LEVEL, 1, UINT32, -1, 0),
};
const cb_value_table table_options = {
    .enum_class = T_option, .rows = rows_options,
        .count = sizeof rows_options / sizeof *rows_options,
};

