// classes.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/sample.yaml.
// clang-format off

#include "classes.h"

static const cb_enumerator items_status[] = {
    {.name = "OK", .value = 0},
    {.name = "BAD", .value = 1},
};
CB_ENUM_TABLE(status, false, "status_enum");

static const cb_field fields_speed[] = {
    CB_SIGNED("first", INT, 0, 4, "int"),
    CB_SIGNED("second", INT, 4, 4, "int"),
    CB_NUMBER("third", FLOAT, 8, 4, "float"),
};
CB_RECORD_TABLE(speed, 0, 12, .align = 16);

static const char doc_status[] =
    "What became of a call.\n\n"
    "enum status_enum.\n\n"
    "Members\n"
    "    OK = 0, BAD = 1\n";
static const char doc_engine[] =
    "What moves.\n\n"
    "struct engine_st *\n"
    "Made by\n"
    "    sampleEngineCreate\n"
    "Ended by\n"
    "    sampleEngineDestroy\n";
static const char doc_speed_st[] =
    "The struct of speed, which derives from it.\n";
static const char doc_speed[] =
    "How fast an engine is, in steps of time.\n\n"
    "struct speed_st, 12 bytes.\n\n"
    "Fields\n"
    "    first, second : int; metres\n"
    "    third : float\n"
    "Taken by\n"
    "    sampleEngineCreate\n";

const cb_class sample_classes[] = {
    CB_CLASS("status", ENUM, -1, -1, .enumeration = &enum_status, .doc = doc_status),
    CB_CLASS("engine", HANDLE, -1, -1, .size = 8, .c_type = "unsigned PY_LONG_LONG",
        .doc = doc_engine),
    CB_CLASS("speed_st", RECORD, -1, -1, .record = &record_speed, .doc = doc_speed_st),
    CB_CLASS("speed", RECORD, T_speed_st, -1, .record = &record_speed, .doc = doc_speed),
};
