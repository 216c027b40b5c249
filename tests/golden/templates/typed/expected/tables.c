// tables.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

// The type of the value that belongs to an enumerator.
#define ROW(enumerator, type) {.key = enumerator, .kind = CB_VALUE_##type, .cls = CB_NO_CLASS}
// With the class of the value.
#define ROW_OF(enumerator, type, class) \
    {.key = enumerator, .kind = CB_VALUE_##type, .cls = class}
// With the bytes of the value, or the key of the option for its size.
#define SIZED_ROW(enumerator, type, bytes) \
    {.key = enumerator, .kind = CB_VALUE_##type, .cls = CB_NO_CLASS, .size = bytes}

static const cb_value_row rows_attributes[] = {
    ROW(SIZE, SIZE),
    ROW_OF(TOKEN, RECORD, T_token),
    SIZED_ROW(NAME, BYTES, 64),
    ROW(DEVICES, LIST_INT32),
};
const cb_value_table table_attributes = {
    .enum_class = T_attribute,
    .rows = rows_attributes,
    .count = sizeof rows_attributes / sizeof *rows_attributes,
};

static const cb_value_row rows_options[] = {
    ROW(LOG, BUFFER),
    ROW(LEVEL, UINT32),
};
const cb_value_table table_options = {
    .enum_class = T_option,
    .rows = rows_options,
    .count = sizeof rows_options / sizeof *rows_options,
};
