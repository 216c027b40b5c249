// tables.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

static const cb_value_row rows_attributes[] = {
    {.key = 1, .kind = CB_VALUE_SIZE, .cls = -1, .size = 0},  // SIZE
    {.key = 2, .kind = CB_VALUE_RECORD, .cls = T_token, .size = 0},  // TOKEN
    {.key = 3, .kind = CB_VALUE_BYTES, .cls = -1, .size = 64},  // NAME
    {.key = 4, .kind = CB_VALUE_LIST_INT32, .cls = -1, .size = 0},  // DEVICES
};
const cb_value_table table_attributes = {
    .enum_class = T_attribute, .rows = rows_attributes,
        .count = sizeof rows_attributes / sizeof *rows_attributes,
};

static const cb_value_row rows_options[] = {
    {.key = 0, .kind = CB_VALUE_BUFFER, .cls = -1, .size = 0},  // LOG
    {.key = 1, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // LEVEL
};
const cb_value_table table_options = {
    .enum_class = T_option, .rows = rows_options,
        .count = sizeof rows_options / sizeof *rows_options,
};

