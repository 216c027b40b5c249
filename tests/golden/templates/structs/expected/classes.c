// classes.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/sample.yaml.
// Header: input.h
// clang-format off

#include "classes.h"
#include "types.h"

static const cb_enumerator items_status[] = {
    {.name = "OK", .value = 0},
    {.name = "BAD", .value = 1},
};
static const cb_enum_table enum_status = {
    .items = items_status, .count = 2, .c_name = "status_enum",
};

static const cb_enumerator items_color[] = {
    {.name = "RED", .value = 0},
    {.name = "GREEN", .value = 1},
};
static const cb_enum_table enum_color = {
    .items = items_color, .count = 2, .c_name = "color_enum",
};

static const size3 initial_size3 = {1, 1, 1};
static const cb_field fields_size3[] = {
    {.name = "x", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "y", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
    {.name = "z", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "unsigned int"},
};
static const cb_record_table record_size3 = {
    .fields = fields_size3,
    .field_count = 3,
    .slot_count = 0, .size = 12, .align = 16, .is_plain = true, .initial = &initial_size3,
};

static const cb_field fields_inner[] = {
    {.name = "count", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "sizes", .offset = 8, .size = 8, .count = 4, .kind = CB_FIELD_LIST_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_inner = {
    .fields = fields_inner,
    .field_count = 2,
    .slot_count = 0, .size = 40, .align = 16,
};

static const cb_field fields_outer[] = {
    {.name = "format", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "descriptor", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_RECORD_REF,
        .cls = T_inner, .len_field = -1, .slot = 0, .c_type = "inner *"},
};
static const cb_record_table record_outer = {
    .fields = fields_outer,
    .field_count = 2,
    .slot_count = 1, .size = 16, .align = 16,
};

const cb_class sample_classes[] = {
    {.name = "status", .kind = CB_ENUM, .base = -1, .same = -1, .enumeration = &enum_status},
    {.name = "color", .kind = CB_ENUM, .base = -1, .same = -1, .enumeration = &enum_color},
    {.name = "stream", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8, .is_stream = true,
        .c_type = "unsigned PY_LONG_LONG", .foreign_base = "cubind.other.base_stream"},
    {.name = "size3_st", .kind = CB_RECORD, .base = -1, .same = -1, .record = &record_size3},
    {.name = "size3", .kind = CB_RECORD, .base = T_size3_st, .same = -1, .record = &record_size3},
    {.name = "inner_st", .kind = CB_RECORD, .base = -1, .same = -1, .record = &record_inner},
    {.name = "inner", .kind = CB_RECORD, .base = T_inner_st, .same = -1, .record = &record_inner},
    {.name = "outer_st", .kind = CB_RECORD, .base = -1, .same = -1, .record = &record_outer},
    {.name = "outer", .kind = CB_RECORD, .base = T_outer_st, .same = -1, .record = &record_outer},
};
