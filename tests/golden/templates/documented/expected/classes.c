// classes.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/sample.yaml.
// clang-format off

#include "classes.h"

static const cb_enumerator items_status[] = {
    {.name = "OK", .value = 0},
    {.name = "BAD", .value = 1},
};
CB_ENUM_TABLE(status, .c_name = "status_enum");

static const cb_field fields_speed[] = {
    CB_SIGNED("first", INT, 0, 4, "int"),
    CB_SIGNED("second", INT, 4, 4, "int"),
    CB_NUMBER("third", FLOAT, 8, 4, "float"),
};
CB_RECORD_TABLE(speed, .size = 12);

static const char doc_status[] =
    "What became of a call.\n\n"
    "enum status_enum.\n\n"
    "Members\n"
    "    OK = 0, BAD = 1\n";
static const char doc_engine[] =
    "What moves.\n\n"
    "struct engine_st *\n\n"
    "Made by\n"
    "    sampleEngineCreate\n\n"
    "Ended by\n"
    "    sampleEngineDestroy\n";
static const char doc_speed_st[] =
    "The struct of speed, which derives from it.\n";
static const char doc_speed[] =
    "How fast an engine is, in steps of time.\n\n"
    "struct speed_st, 12 bytes.\n\n"
    "Fields\n"
    "    first, second : int; metres\n"
    "    third : float\n\n"
    "Taken by\n"
    "    sampleEngineCreate\n";

const cb_class sample_classes[] = {
    [T_status] = CB_CLASS("status", ENUM, .enumeration = &enum_status, .doc = doc_status),
    [T_engine] = CB_CLASS("engine", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .doc = doc_engine),
    [T_speed_st] = CB_CLASS("speed_st", RECORD, .record = &record_speed, .doc = doc_speed_st),
    [T_speed] = CB_CLASS_LIKE("speed", RECORD, T_speed_st, CB_NO_CLASS, .record = &record_speed,
        .doc = doc_speed),
};
