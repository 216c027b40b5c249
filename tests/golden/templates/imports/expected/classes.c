// classes.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/sample.yaml.
// clang-format off

#include "classes.h"

static const cb_enumerator items_status[] = {
    {.name = "OK", .value = 0},
    {.name = "BAD", .value = 1},
};
CB_ENUM_TABLE(status, .c_name = "status_enum");

static const cb_enumerator items_other_color[] = {
    {.name = "OTHER_RED", .value = 0},
    {.name = "OTHER_BLUE", .value = 1},
};
CB_ENUM_TABLE(other_color, .c_name = "other_color_enum");

static const cb_field fields_other_size[] = {
    CB_NUMBER("x", INT, 0, 8, "size_t"),
    CB_NUMBER("y", INT, 8, 8, "size_t"),
};
CB_RECORD_TABLE(other_size, .size = 16);

static const cb_field fields_box[] = {
    CB_KEPT("size", RECORD, 0, 16, T_other_size, 0, "other_size"),
    CB_VALUE("color", ENUM, 16, 4, T_shade, "shade"),
};
CB_RECORD_TABLE(box, .size = 24, .slot_count = 1);

static const char doc_status[] =
    "enum status_enum.\n\n"
    "Members\n"
    "    OK = 0, BAD = 1\n";
static const char doc_shade[] =
    "enum other_color_enum.\n\n"
    "Members\n"
    "    OTHER_RED = 0, OTHER_BLUE = 1\n\n"
    "Taken by\n"
    "    samplePaint\n\n"
    "Field of\n"
    "    box.color\n";
static const char doc_box_st[] =
    "The struct of box, which derives from it.\n";
static const char doc_box[] =
    "struct box_st, 24 bytes.\n\n"
    "Fields\n"
    "    size : other_size\n"
    "    color : shade or int\n\n"
    "Taken by\n"
    "    samplePaint, sampleMeasure\n";

const cb_class sample_classes[] = {
    [T_status] = CB_CLASS("status", ENUM, .enumeration = &enum_status, .doc = doc_status),
    [T_other_color] = CB_CLASS("other_color", ENUM, .enumeration = &enum_other_color,
        .foreign = "cubind.other.other_color"),
    [T_shade] = CB_CLASS_LIKE("shade", ENUM, CB_NO_CLASS, T_other_color,
        .enumeration = &enum_other_color, .doc = doc_shade),
    [T_other_stream] = CB_CLASS("other_stream", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.other.other_stream"),
    [T_other_size_st] = CB_CLASS("other_size_st", RECORD, .record = &record_other_size,
        .foreign = "cubind.other.other_size_st"),
    [T_other_size] = CB_CLASS_LIKE("other_size", RECORD, T_other_size_st, CB_NO_CLASS,
        .record = &record_other_size, .foreign = "cubind.other.other_size"),
    [T_box_st] = CB_CLASS("box_st", RECORD, .record = &record_box, .doc = doc_box_st),
    [T_box] = CB_CLASS_LIKE("box", RECORD, T_box_st, CB_NO_CLASS, .record = &record_box,
        .doc = doc_box),
};
