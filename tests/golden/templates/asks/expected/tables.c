// tables.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/sample.yaml.
// Header: input.h, sha256 791b247516ee4b50468c03ab72e648d83cc95a21f021647537f8fa67a09b4e79
// Spec: sha256 6a462b2fcd0bac3af97ba77c3384fb636a325b0a30ce63128e82c915f0e19a87
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

