// classes.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/sample.yaml.
// clang-format off

#include "classes.h"

static const cb_enumerator items_status[] = {
    {.name = "OK", .value = 0},
    {.name = "BAD", .value = 1},
};
CB_ENUM_TABLE(status, .c_name = "status_enum");

static const char doc_status[] =
    "enum status_enum.\n\n"
    "Members\n"
    "    OK = 0, BAD = 1\n";
static const char doc_handle[] =
    "struct handle_st *\n";

const cb_class sample_classes[] = {
    [T_status] = CB_CLASS("status", ENUM, .enumeration = &enum_status, .doc = doc_status),
    [T_handle] = CB_CLASS("handle", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_handle),
};
