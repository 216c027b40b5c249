// classes.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/sample.yaml.
// clang-format off

#include "classes.h"

static const cb_enumerator items_status[] = {
    {.name = "OK", .value = 0},
    {.name = "BAD", .value = 1},
};
CB_ENUM_TABLE(status, .c_name = "status_enum");

static const cb_enumerator items_kind[] = {
    {.name = "KIND_A", .value = 0},
};
CB_ENUM_TABLE(kind, .c_name = "enum kind");

static const cb_field fields_point[] = {
    CB_SIGNED("x", INT, 0, 4, "int"),
    CB_SIGNED("y", INT, 4, 4, "int"),
};
CB_RECORD_TABLE(point, .size = 8);

static const char doc_status[] =
    "enum status_enum.\n\n"
    "Members\n"
    "    OK = 0, BAD = 1\n";
static const char doc_kind[] =
    "enum kind.\n\n"
    "Members\n"
    "    KIND_A = 0\n\n"
    "Taken by\n"
    "    sampleFind\n";
static const char doc_point_st[] =
    "The struct of point, which derives from it.\n";
static const char doc_point[] =
    "struct point_st, 8 bytes.\n\n"
    "Fields\n"
    "    x, y : int\n\n"
    "Taken by\n"
    "    sampleShare, sampleFind\n";

const cb_class sample_classes[] = {
    [T_status] = CB_CLASS("status", ENUM, .enumeration = &enum_status, .doc = doc_status),
    [T_kind] = CB_CLASS("kind", ENUM, .enumeration = &enum_kind, .doc = doc_kind),
    [T_point_st] = CB_CLASS("point_st", RECORD, .record = &record_point, .doc = doc_point_st),
    [T_point] = CB_CLASS_LIKE("point", RECORD, T_point_st, CB_NO_CLASS, .record = &record_point,
        .doc = doc_point),
};
