// classes.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/sample.yaml.
// clang-format off

#include "classes.h"

static const cb_enumerator items_status[] = {
    {.name = "OK", .value = 0},
    {.name = "BAD", .value = 1},
};
static const cb_enum_table enum_status = {
    .items = items_status, .count = 2, .c_name = "status_enum",
};

static const cb_enumerator items_other_color[] = {
    {.name = "OTHER_RED", .value = 0},
    {.name = "OTHER_BLUE", .value = 1},
};
static const cb_enum_table enum_other_color = {
    .items = items_other_color, .count = 2, .c_name = "other_color_enum",
};

static const cb_field fields_other_size[] = {
    {.name = "x", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "y", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_other_size = {
    .fields = fields_other_size,
    .field_count = 2,
    .slot_count = 0, .size = 16, .align = 16,
};

static const cb_field fields_box[] = {
    {.name = "size", .offset = 0, .size = 16, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_other_size, .len_field = -1, .slot = 0, .c_type = "other_size"},
    {.name = "color", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_ENUM, .cls = T_shade,
        .len_field = -1, .slot = 65535, .c_type = "shade"},
};
static const cb_record_table record_box = {
    .fields = fields_box,
    .field_count = 2,
    .slot_count = 1, .size = 24, .align = 16,
};

static const char doc_status[] =
    "enum status_enum\n\n"
    "Members\n"
    "    OK = 0, BAD = 1\n";
static const char doc_shade[] =
    "enum other_color_enum\n\n"
    "Members\n"
    "    OTHER_RED = 0, OTHER_BLUE = 1\n"
    "Taken by\n"
    "    samplePaint\n"
    "Field of\n"
    "    box.color\n";
static const char doc_box_st[] =
    "The struct of box, which derives from it.\n";
static const char doc_box[] =
    "struct box_st, 24 bytes\n\n"
    "Fields\n"
    "    size : other_size\n"
    "    color : shade or int\n"
    "Taken by\n"
    "    samplePaint, sampleMeasure\n";

const cb_class sample_classes[] = {
    {.name = "status", .kind = CB_ENUM, .base = -1, .same = -1, .enumeration = &enum_status,
        .doc = doc_status},
    {.name = "other_color", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_other_color, .foreign = "cubind.other.other_color"},
    {.name = "shade", .kind = CB_ENUM, .base = -1, .same = T_other_color,
        .enumeration = &enum_other_color, .doc = doc_shade},
    {.name = "other_stream", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .foreign = "cubind.other.other_stream"},
    {.name = "other_size_st", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_other_size, .foreign = "cubind.other.other_size_st"},
    {.name = "other_size", .kind = CB_RECORD, .base = T_other_size_st, .same = -1,
        .record = &record_other_size, .foreign = "cubind.other.other_size"},
    {.name = "box_st", .kind = CB_RECORD, .base = -1, .same = -1, .record = &record_box,
        .doc = doc_box_st},
    {.name = "box", .kind = CB_RECORD, .base = T_box_st, .same = -1, .record = &record_box,
        .doc = doc_box},
};
