// classes.c of cubind for nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

#include "classes.h"

#define ITEMS_nvFatbinResult(ITEM) \
    ITEM(NVFATBIN_SUCCESS, 0) \
    ITEM(NVFATBIN_ERROR_INTERNAL, 1) \
    ITEM(NVFATBIN_ERROR_ELF_ARCH_MISMATCH, 2) \
    ITEM(NVFATBIN_ERROR_ELF_SIZE_MISMATCH, 3) \
    ITEM(NVFATBIN_ERROR_MISSING_PTX_VERSION, 4) \
    ITEM(NVFATBIN_ERROR_NULL_POINTER, 5) \
    ITEM(NVFATBIN_ERROR_COMPRESSION_FAILED, 6) \
    ITEM(NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED, 7) \
    ITEM(NVFATBIN_ERROR_UNRECOGNIZED_OPTION, 8) \
    ITEM(NVFATBIN_ERROR_INVALID_ARCH, 9) \
    ITEM(NVFATBIN_ERROR_INVALID_NVVM, 10) \
    ITEM(NVFATBIN_ERROR_EMPTY_INPUT, 11) \
    ITEM(NVFATBIN_ERROR_MISSING_PTX_ARCH, 12) \
    ITEM(NVFATBIN_ERROR_PTX_ARCH_MISMATCH, 13) \
    ITEM(NVFATBIN_ERROR_MISSING_FATBIN, 14) \
    ITEM(NVFATBIN_ERROR_INVALID_INDEX, 15) \
    ITEM(NVFATBIN_ERROR_IDENTIFIER_REUSE, 16) \
    ITEM(NVFATBIN_ERROR_INTERNAL_PTX_OPTION, 17)
CB_ENUM_TABLE(nvFatbinResult, .c_name = "nvFatbinResult");

CB_CLASS_DOC(nvFatbinResult,
    "Statuses that functions of nvFatbin return.\n\n"
    "enum nvFatbinResult.\n\n"
    "Members\n"
    "    NVFATBIN_SUCCESS = 0, NVFATBIN_ERROR_INTERNAL = 1,\n"
    "    NVFATBIN_ERROR_ELF_ARCH_MISMATCH = 2, NVFATBIN_ERROR_ELF_SIZE_MISMATCH = 3,\n"
    "    NVFATBIN_ERROR_MISSING_PTX_VERSION = 4, NVFATBIN_ERROR_NULL_POINTER = 5,\n"
    "    NVFATBIN_ERROR_COMPRESSION_FAILED = 6, NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED = 7,\n"
    "    NVFATBIN_ERROR_UNRECOGNIZED_OPTION = 8, NVFATBIN_ERROR_INVALID_ARCH = 9,\n"
    "    NVFATBIN_ERROR_INVALID_NVVM = 10, NVFATBIN_ERROR_EMPTY_INPUT = 11,\n"
    "    NVFATBIN_ERROR_MISSING_PTX_ARCH = 12, NVFATBIN_ERROR_PTX_ARCH_MISMATCH = 13,\n"
    "    NVFATBIN_ERROR_MISSING_FATBIN = 14, NVFATBIN_ERROR_INVALID_INDEX = 15,\n"
    "    NVFATBIN_ERROR_IDENTIFIER_REUSE = 16, NVFATBIN_ERROR_INTERNAL_PTX_OPTION = 17\n\n"
    "Taken by\n"
    "    nvFatbinGetErrorString\n");
CB_CLASS_DOC(nvFatbinHandle,
    "A fatbin under construction, from nvFatbinCreate to nvFatbinDestroy.\n\n"
    "struct _nvFatbinHandle *\n\n"
    "Made by\n"
    "    nvFatbinCreate\n\n"
    "Ended by\n"
    "    nvFatbinDestroy\n");

const cb_class nvfatbin_classes[] = {
    [T_nvFatbinResult] = CB_CLASS("nvFatbinResult", ENUM, .enumeration = &enum_nvFatbinResult,
        .doc = CB_DOC_OF(nvFatbinResult)),
    [T_nvFatbinHandle] = CB_CLASS("nvFatbinHandle", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(nvFatbinHandle)),
};
