// classes.c of cubind for nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

#include "classes.h"

static const cb_enumerator items_nvFatbinResult[] = {
    {.name = "NVFATBIN_SUCCESS", .value = 0},
    {.name = "NVFATBIN_ERROR_INTERNAL", .value = 1},
    {.name = "NVFATBIN_ERROR_ELF_ARCH_MISMATCH", .value = 2},
    {.name = "NVFATBIN_ERROR_ELF_SIZE_MISMATCH", .value = 3},
    {.name = "NVFATBIN_ERROR_MISSING_PTX_VERSION", .value = 4},
    {.name = "NVFATBIN_ERROR_NULL_POINTER", .value = 5},
    {.name = "NVFATBIN_ERROR_COMPRESSION_FAILED", .value = 6},
    {.name = "NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED", .value = 7},
    {.name = "NVFATBIN_ERROR_UNRECOGNIZED_OPTION", .value = 8},
    {.name = "NVFATBIN_ERROR_INVALID_ARCH", .value = 9},
    {.name = "NVFATBIN_ERROR_INVALID_NVVM", .value = 10},
    {.name = "NVFATBIN_ERROR_EMPTY_INPUT", .value = 11},
    {.name = "NVFATBIN_ERROR_MISSING_PTX_ARCH", .value = 12},
    {.name = "NVFATBIN_ERROR_PTX_ARCH_MISMATCH", .value = 13},
    {.name = "NVFATBIN_ERROR_MISSING_FATBIN", .value = 14},
    {.name = "NVFATBIN_ERROR_INVALID_INDEX", .value = 15},
    {.name = "NVFATBIN_ERROR_IDENTIFIER_REUSE", .value = 16},
    {.name = "NVFATBIN_ERROR_INTERNAL_PTX_OPTION", .value = 17},
};
CB_ENUM_TABLE(nvFatbinResult, .c_name = "nvFatbinResult");

static const char doc_nvFatbinResult[] =
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
    "    nvFatbinGetErrorString\n";
static const char doc_nvFatbinHandle[] =
    "A fatbin under construction, from nvFatbinCreate to nvFatbinDestroy.\n\n"
    "struct _nvFatbinHandle *\n\n"
    "Made by\n"
    "    nvFatbinCreate\n\n"
    "Ended by\n"
    "    nvFatbinDestroy\n";

const cb_class nvfatbin_classes[] = {
    [T_nvFatbinResult] = CB_CLASS("nvFatbinResult", ENUM, .enumeration = &enum_nvFatbinResult,
        .doc = doc_nvFatbinResult),
    [T_nvFatbinHandle] = CB_CLASS("nvFatbinHandle", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_nvFatbinHandle),
};
