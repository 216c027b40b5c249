// classes.c of cubind for libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvvm.yaml.
// clang-format off

#include "classes.h"

#define ITEMS_nvvmResult(ITEM) \
    ITEM(NVVM_SUCCESS, 0) \
    ITEM(NVVM_ERROR_OUT_OF_MEMORY, 1) \
    ITEM(NVVM_ERROR_PROGRAM_CREATION_FAILURE, 2) \
    ITEM(NVVM_ERROR_IR_VERSION_MISMATCH, 3) \
    ITEM(NVVM_ERROR_INVALID_INPUT, 4) \
    ITEM(NVVM_ERROR_INVALID_PROGRAM, 5) \
    ITEM(NVVM_ERROR_INVALID_IR, 6) \
    ITEM(NVVM_ERROR_INVALID_OPTION, 7) \
    ITEM(NVVM_ERROR_NO_MODULE_IN_PROGRAM, 8) \
    ITEM(NVVM_ERROR_COMPILATION, 9) \
    ITEM(NVVM_ERROR_CANCELLED, 10)
CB_ENUM_TABLE(nvvmResult, .c_name = "nvvmResult");

CB_CLASS_DOC(nvvmResult,
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
    "    nvvmGetErrorString\n");
CB_CLASS_DOC(nvvmProgram,
    "Modules of NVVM IR and what they were compiled to, from nvvmCreateProgram to\n"
    "nvvmDestroyProgram.\n\n"
    "struct _nvvmProgram *\n\n"
    "Made by\n"
    "    nvvmCreateProgram\n\n"
    "Ended by\n"
    "    nvvmDestroyProgram\n");

const cb_class nvvm_classes[] = {
    [T_nvvmResult] = CB_CLASS("nvvmResult", ENUM, .enumeration = &enum_nvvmResult,
        .doc = CB_DOC_OF(nvvmResult)),
    [T_nvvmProgram] = CB_CLASS("nvvmProgram", HANDLE, .size = 8, .object = "Program",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(nvvmProgram)),
};
