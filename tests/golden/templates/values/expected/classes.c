// classes.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/sample.yaml.
// clang-format off

#include "classes.h"

static const cb_enumerator items_status[] = {
    {.name = "OK", .value = 0},
    {.name = "BAD", .value = 1},
};
CB_ENUM_TABLE(status, .c_name = "status_enum");

static const cb_enumerator items_color[] = {
    {.name = "RED", .value = 0},
    {.name = "GREEN", .value = 1},
    {.name = "ALSO_GREEN", .value = 1},
    {.name = "BLUE", .value = -3},
};
CB_ENUM_TABLE(color, .c_name = "color_enum", .is_signed = true);

static const cb_field fields_point[] = {
    CB_SIGNED("x", INT, 0, 4, "int"),
    CB_ITEMS("tag", BLOB, 4, 1, 4, CB_NO_CLASS, false, "unsigned char"),
    CB_KEPT("owner", HANDLE, 8, 8, T_handle, 0, "handle"),
    CB_KEPT("u", RECORD, 16, 4, T_point_anon0, 1, "point_anon0"),
};
CB_RECORD_TABLE(point, .size = 24, .slot_count = 2);

static const cb_field fields_point_anon0[] = {
    CB_NUMBER("f", FLOAT, 0, 4, "float"),
    CB_SIGNED("i", INT, 0, 4, "int"),
};
CB_RECORD_TABLE(point_anon0, .size = 4, .is_anonymous = true, .anonymous_offset = 16);

static const char doc_status[] =
    "enum status_enum.\n\n"
    "Members\n"
    "    OK = 0, BAD = 1\n";
static const char doc_color[] =
    "enum color_enum.\n\n"
    "Members\n"
    "    RED = 0, GREEN = 1, ALSO_GREEN = 1, BLUE = -3\n\n"
    "Taken by\n"
    "    sampleSet\n";
static const char doc_handle[] =
    "struct handle_st *\n";
static const char doc_devptr[] =
    "unsigned long long\n\n"
    "Taken by\n"
    "    sampleSet\n";
static const char doc_point_st[] =
    "The struct of point, which derives from it.\n";
static const char doc_point_v1[] =
    "The struct of point, which derives from it.\n";
static const char doc_point[] =
    "struct point_st, 24 bytes.\n\n"
    "Fields\n"
    "    x : int\n"
    "    tag : bytes or sequence of int (unsigned char [4])\n"
    "    owner : handle, int or None\n"
    "    u : point_anon0\n\n"
    "Taken by\n"
    "    sampleSet\n";
static const char doc_point_anon0[] =
    "union inside point, 4 bytes.\n\n"
    "Fields\n"
    "    f : float\n"
    "    i : int\n\n"
    "Field of\n"
    "    point.u\n";

const cb_class sample_classes[] = {
    [T_status] = CB_CLASS("status", ENUM, .enumeration = &enum_status, .doc = doc_status),
    [T_color] = CB_CLASS("color", ENUM, .enumeration = &enum_color, .doc = doc_color),
    [T_handle] = CB_CLASS("handle", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_handle),
    [T_devptr] = CB_CLASS("devptr", SCALAR, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_devptr),
    [T_point_st] = CB_CLASS("point_st", RECORD, .record = &record_point, .doc = doc_point_st),
    [T_point_v1] = CB_CLASS_LIKE("point_v1", RECORD, T_point_st, CB_NO_CLASS,
        .record = &record_point, .doc = doc_point_v1),
    [T_point] = CB_CLASS_LIKE("point", RECORD, T_point_v1, CB_NO_CLASS, .record = &record_point,
        .doc = doc_point),
    [T_point_anon0] = CB_CLASS("point_anon0", RECORD, .record = &record_point_anon0,
        .doc = doc_point_anon0),
};
