// classes.c of cubind for libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvvm.yaml.
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
CB_ENUM_TABLE(nvvmResult, .c_name = "nvvmResult");

static const char doc_nvvmResult[] =
    "Statuses that functions of libNVVM return.\n\n"
    "enum nvvmResult.\n\n"
    "Members\n"
    "    NVVM_SUCCESS = 0, NVVM_ERROR_OUT_OF_MEMORY = 1,\n"
    "    NVVM_ERROR_PROGRAM_CREATION_FAILURE = 2, NVVM_ERROR_IR_VERSION_MISMATCH = 3,\n"
    "    NVVM_ERROR_INVALID_INPUT = 4, NVVM_ERROR_INVALID_PROGRAM = 5,\n"
    "    NVVM_ERROR_INVALID_IR = 6, NVVM_ERROR_INVALID_OPTION = 7,\n"
    "    NVVM_ERROR_NO_MODULE_IN_PROGRAM = 8, NVVM_ERROR_COMPILATION = 9,\n"
    "    NVVM_ERROR_CANCELLED = 10\n\n"
    "Taken by\n"
    "    nvvmGetErrorString\n";
static const char doc_nvvmProgram[] =
    "Modules of NVVM IR and what they were compiled to, from nvvmCreateProgram to\n"
    "nvvmDestroyProgram.\n\n"
    "struct _nvvmProgram *\n\n"
    "Made by\n"
    "    nvvmCreateProgram\n\n"
    "Ended by\n"
    "    nvvmDestroyProgram\n";

const cb_class nvvm_classes[] = {
    [T_nvvmResult] = CB_CLASS("nvvmResult", ENUM, .enumeration = &enum_nvvmResult,
        .doc = doc_nvvmResult),
    [T_nvvmProgram] = CB_CLASS("nvvmProgram", HANDLE, .size = 8, .object = "Program",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_nvvmProgram),
};
