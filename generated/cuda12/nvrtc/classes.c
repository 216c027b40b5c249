// classes.c of cubind's binding of the NVRTC, API version 12.9.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvrtc.yaml.
// Header: nvrtc.h
// clang-format off

#include "classes.h"

static const cb_enumerator items_nvrtcResult[] = {
    {.name = "NVRTC_SUCCESS", .value = 0},
    {.name = "NVRTC_ERROR_OUT_OF_MEMORY", .value = 1},
    {.name = "NVRTC_ERROR_PROGRAM_CREATION_FAILURE", .value = 2},
    {.name = "NVRTC_ERROR_INVALID_INPUT", .value = 3},
    {.name = "NVRTC_ERROR_INVALID_PROGRAM", .value = 4},
    {.name = "NVRTC_ERROR_INVALID_OPTION", .value = 5},
    {.name = "NVRTC_ERROR_COMPILATION", .value = 6},
    {.name = "NVRTC_ERROR_BUILTIN_OPERATION_FAILURE", .value = 7},
    {.name = "NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION", .value = 8},
    {.name = "NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION", .value = 9},
    {.name = "NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID", .value = 10},
    {.name = "NVRTC_ERROR_INTERNAL_ERROR", .value = 11},
    {.name = "NVRTC_ERROR_TIME_FILE_WRITE_FAILED", .value = 12},
    {.name = "NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED", .value = 13},
    {.name = "NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED", .value = 14},
    {.name = "NVRTC_ERROR_PCH_CREATE", .value = 15},
    {.name = "NVRTC_ERROR_CANCELLED", .value = 16},
};
static const cb_enum_table enum_nvrtcResult = {
    .items = items_nvrtcResult, .count = 17, .c_name = "nvrtcResult",
};

const cb_class nvrtc_classes[] = {
    {.name = "nvrtcResult", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvrtcResult},
    {.name = "nvrtcProgram", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
};
