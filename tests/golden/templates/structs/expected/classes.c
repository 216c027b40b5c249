// classes.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/sample.yaml.
// clang-format off

#include "classes.h"
#include "types.h"

static const cb_enumerator items_status[] = {
    {.name = "OK", .value = 0},
    {.name = "BAD", .value = 1},
};
CB_ENUM_TABLE(status, .c_name = "status_enum");

static const cb_enumerator items_color[] = {
    {.name = "RED", .value = 0},
    {.name = "GREEN", .value = 1},
};
CB_ENUM_TABLE(color, .c_name = "color_enum");

static const size3 initial_size3 = {1, 1, 1};
static const cb_field fields_size3[] = {
    CB_NUMBER("x", INT, 0, 4, "unsigned int"),
    CB_NUMBER("y", INT, 4, 4, "unsigned int"),
    CB_NUMBER("z", INT, 8, 4, "unsigned int"),
};
CB_RECORD_TABLE(size3, .size = 12, .is_plain = true, .initial = &initial_size3);

static const cb_field fields_inner[] = {
    CB_SIGNED("count", INT, 0, 4, "int"),
    CB_ITEMS("sizes", LIST_INT, 8, 8, 4, CB_NO_CLASS, false, "size_t"),
};
CB_RECORD_TABLE(inner, .size = 40);

static const cb_field fields_outer[] = {
    CB_SIGNED("format", INT, 0, 4, "int"),
    CB_KEPT("descriptor", RECORD_REF, 8, 8, T_inner, 0, "inner *"),
};
CB_RECORD_TABLE(outer, .size = 16, .slot_count = 1);

static const char doc_status[] =
    "enum status_enum.\n\n"
    "Members\n"
    "    OK = 0, BAD = 1\n";
static const char doc_color[] =
    "enum color_enum.\n\n"
    "Members\n"
    "    RED = 0, GREEN = 1\n\n"
    "Taken by\n"
    "    samplePaint\n";
static const char doc_stream[] =
    "struct stream_st *\n";
static const char doc_size3_st[] =
    "The struct of size3, which derives from it.\n";
static const char doc_size3[] =
    "struct size3_st, 12 bytes, without pointers: can be compared, copied, pickled, made by\n"
    "from_bytes() and read as a buffer.\n\n"
    "Fields\n"
    "    x, y, z : int (unsigned int)\n";
static const char doc_inner_st[] =
    "The struct of inner, which derives from it.\n";
static const char doc_inner[] =
    "struct inner_st, 40 bytes.\n\n"
    "Fields\n"
    "    count : int\n"
    "    sizes : sequence of int (size_t [4])\n\n"
    "Field of\n"
    "    outer.descriptor\n";
static const char doc_outer_st[] =
    "The struct of outer, which derives from it.\n";
static const char doc_outer[] =
    "struct outer_st, 16 bytes.\n\n"
    "Fields\n"
    "    format : int\n"
    "    descriptor : inner or None, kept\n\n"
    "Taken by\n"
    "    sampleFree\n\n"
    "Given by\n"
    "    sampleMalloc\n";

const cb_class sample_classes[] = {
    [T_status] = CB_CLASS("status", ENUM, .enumeration = &enum_status, .doc = doc_status),
    [T_color] = CB_CLASS("color", ENUM, .enumeration = &enum_color, .doc = doc_color),
    [T_stream] = CB_CLASS("stream", HANDLE, .size = 8, .is_stream = true,
        .c_type = CB_UNSIGNED_LONG_LONG, .foreign_base = "cubind.other.base_stream",
        .doc = doc_stream),
    [T_size3_st] = CB_CLASS("size3_st", RECORD, .record = &record_size3, .doc = doc_size3_st),
    [T_size3] = CB_CLASS_LIKE("size3", RECORD, T_size3_st, CB_NO_CLASS, .record = &record_size3,
        .doc = doc_size3),
    [T_inner_st] = CB_CLASS("inner_st", RECORD, .record = &record_inner, .doc = doc_inner_st),
    [T_inner] = CB_CLASS_LIKE("inner", RECORD, T_inner_st, CB_NO_CLASS, .record = &record_inner,
        .doc = doc_inner),
    [T_outer_st] = CB_CLASS("outer_st", RECORD, .record = &record_outer, .doc = doc_outer_st),
    [T_outer] = CB_CLASS_LIKE("outer", RECORD, T_outer_st, CB_NO_CLASS, .record = &record_outer,
        .doc = doc_outer),
};
