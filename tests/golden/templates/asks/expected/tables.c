// tables.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/sample.yaml.
// clang-format off

#include "functions.h"

static const cb_value_row rows_attributes[] = {
    {.key = 0, .kind = CB_VALUE_UINT16, .cls = -1, .size = 0},  // KIND
    {.key = 1, .kind = CB_VALUE_LIST_UINT32, .cls = -1, .size = 0},  // SIZES
};
const cb_value_table table_attributes = {
    .enum_class = T_attribute, .rows = rows_attributes,
        .count = sizeof rows_attributes / sizeof *rows_attributes,
    .raw_key = true,
};

