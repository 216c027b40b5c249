// classes.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/sample.yaml.
// Header: input.h
// clang-format off

#include "classes.h"

static const cb_enumerator items_status[] = {
    {.name = "OK", .value = 0},
    {.name = "BAD", .value = 1},
};
static const cb_enum_table enum_status = {
    .items = items_status, .count = 2, .c_name = "status_enum",
};

static const cb_enumerator items_kind[] = {
    {.name = "KIND_A", .value = 0},
};
static const cb_enum_table enum_kind = {
    .items = items_kind, .count = 1, .c_name = "enum kind",
};

static const cb_field fields_point[] = {
    {.name = "x", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "y", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
};
static const cb_record_table record_point = {
    .fields = fields_point,
    .field_count = 2,
    .slot_count = 0, .size = 8, .align = 16,
};

const cb_class sample_classes[] = {
    {.name = "status", .kind = CB_ENUM, .base = -1, .same = -1, .enumeration = &enum_status},
    {.name = "kind", .kind = CB_ENUM, .base = -1, .same = -1, .enumeration = &enum_kind},
    {.name = "point_st", .kind = CB_RECORD, .base = -1, .same = -1, .record = &record_point},
    {.name = "point", .kind = CB_RECORD, .base = T_point_st, .same = -1, .record = &record_point},
};
