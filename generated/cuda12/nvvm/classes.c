// classes.c of cubind's binding of the libNVVM, API version 12.9.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvvm.yaml.
// Header: nvvm.h
// clang-format off

#include "classes.h"

static const cb_enumerator items_nvvmResult[] = {
    {.name = "NVVM_SUCCESS", .value = 0},
    {.name = "NVVM_ERROR_OUT_OF_MEMORY", .value = 1},
    {.name = "NVVM_ERROR_PROGRAM_CREATION_FAILURE", .value = 2},
    {.name = "NVVM_ERROR_IR_VERSION_MISMATCH", .value = 3},
    {.name = "NVVM_ERROR_INVALID_INPUT", .value = 4},
    {.name = "NVVM_ERROR_INVALID_PROGRAM", .value = 5},
    {.name = "NVVM_ERROR_INVALID_IR", .value = 6},
    {.name = "NVVM_ERROR_INVALID_OPTION", .value = 7},
    {.name = "NVVM_ERROR_NO_MODULE_IN_PROGRAM", .value = 8},
    {.name = "NVVM_ERROR_COMPILATION", .value = 9},
    {.name = "NVVM_ERROR_CANCELLED", .value = 10},
};
static const cb_enum_table enum_nvvmResult = {
    .items = items_nvvmResult, .count = 11, .c_name = "nvvmResult",
};

const cb_class nvvm_classes[] = {
    {.name = "nvvmResult", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvvmResult},
    {.name = "nvvmProgram", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
};
