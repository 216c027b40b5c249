// classes.c of cubind for nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

#include "classes.h"

#define ITEMS_nvJitLinkResult(ITEM) \
    ITEM(NVJITLINK_SUCCESS, 0) \
    ITEM(NVJITLINK_ERROR_UNRECOGNIZED_OPTION, 1) \
    ITEM(NVJITLINK_ERROR_MISSING_ARCH, 2) \
    ITEM(NVJITLINK_ERROR_INVALID_INPUT, 3) \
    ITEM(NVJITLINK_ERROR_PTX_COMPILE, 4) \
    ITEM(NVJITLINK_ERROR_NVVM_COMPILE, 5) \
    ITEM(NVJITLINK_ERROR_INTERNAL, 6) \
    ITEM(NVJITLINK_ERROR_THREADPOOL, 7) \
    ITEM(NVJITLINK_ERROR_UNRECOGNIZED_INPUT, 8) \
    ITEM(NVJITLINK_ERROR_FINALIZE, 9) \
    ITEM(NVJITLINK_ERROR_NULL_INPUT, 10) \
    ITEM(NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS, 11) \
    ITEM(NVJITLINK_ERROR_INCORRECT_INPUT_TYPE, 12) \
    ITEM(NVJITLINK_ERROR_ARCH_MISMATCH, 13) \
    ITEM(NVJITLINK_ERROR_OUTDATED_LIBRARY, 14) \
    ITEM(NVJITLINK_ERROR_MISSING_FATBIN, 15) \
    ITEM(NVJITLINK_ERROR_UNRECOGNIZED_ARCH, 16) \
    ITEM(NVJITLINK_ERROR_UNSUPPORTED_ARCH, 17) \
    ITEM(NVJITLINK_ERROR_LTO_NOT_ENABLED, 18)
CB_ENUM_TABLE(nvJitLinkResult, .c_name = "nvJitLinkResult");

#define ITEMS_nvJitLinkInputType(ITEM) \
    ITEM(NVJITLINK_INPUT_NONE, 0) \
    ITEM(NVJITLINK_INPUT_CUBIN, 1) \
    ITEM(NVJITLINK_INPUT_PTX, 2) \
    ITEM(NVJITLINK_INPUT_LTOIR, 3) \
    ITEM(NVJITLINK_INPUT_FATBIN, 4) \
    ITEM(NVJITLINK_INPUT_OBJECT, 5) \
    ITEM(NVJITLINK_INPUT_LIBRARY, 6) \
    ITEM(NVJITLINK_INPUT_INDEX, 7) \
    ITEM(NVJITLINK_INPUT_ANY, 10)
CB_ENUM_TABLE(nvJitLinkInputType, .c_name = "nvJitLinkInputType");

CB_CLASS_DOC(nvJitLinkResult,
    "Status that nvJitLink functions return.\n\n"
    "enum nvJitLinkResult.\n\n"
    "Members\n"
    "    NVJITLINK_SUCCESS = 0, NVJITLINK_ERROR_UNRECOGNIZED_OPTION = 1,\n"
    "    NVJITLINK_ERROR_MISSING_ARCH = 2, NVJITLINK_ERROR_INVALID_INPUT = 3,\n"
    "    NVJITLINK_ERROR_PTX_COMPILE = 4, NVJITLINK_ERROR_NVVM_COMPILE = 5,\n"
    "    NVJITLINK_ERROR_INTERNAL = 6, NVJITLINK_ERROR_THREADPOOL = 7,\n"
    "    NVJITLINK_ERROR_UNRECOGNIZED_INPUT = 8, NVJITLINK_ERROR_FINALIZE = 9,\n"
    "    NVJITLINK_ERROR_NULL_INPUT = 10, NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS = 11,\n"
    "    NVJITLINK_ERROR_INCORRECT_INPUT_TYPE = 12, NVJITLINK_ERROR_ARCH_MISMATCH = 13,\n"
    "    NVJITLINK_ERROR_OUTDATED_LIBRARY = 14, NVJITLINK_ERROR_MISSING_FATBIN = 15,\n"
    "    NVJITLINK_ERROR_UNRECOGNIZED_ARCH = 16, NVJITLINK_ERROR_UNSUPPORTED_ARCH = 17,\n"
    "    NVJITLINK_ERROR_LTO_NOT_ENABLED = 18\n");
CB_CLASS_DOC(nvJitLinkInputType,
    "Kind of code that is added to a link.\n\n"
    "enum nvJitLinkInputType.\n\n"
    "Members\n"
    "    NVJITLINK_INPUT_NONE = 0, NVJITLINK_INPUT_CUBIN = 1, NVJITLINK_INPUT_PTX = 2,\n"
    "    NVJITLINK_INPUT_LTOIR = 3, NVJITLINK_INPUT_FATBIN = 4, NVJITLINK_INPUT_OBJECT = 5,\n"
    "    NVJITLINK_INPUT_LIBRARY = 6, NVJITLINK_INPUT_INDEX = 7, NVJITLINK_INPUT_ANY = 10\n\n"
    "Taken by\n"
    "    nvJitLinkAddData, nvJitLinkAddFile\n");
CB_CLASS_DOC(nvJitLinkHandle,
    "A link with its options, inputs and result, from nvJitLinkCreate to nvJitLinkDestroy.\n\n"
    "struct nvJitLink *\n\n"
    "Made by\n"
    "    nvJitLinkCreate\n\n"
    "Ended by\n"
    "    nvJitLinkDestroy\n");

const cb_class nvjitlink_classes[] = {
    [T_nvJitLinkResult] = CB_CLASS("nvJitLinkResult", ENUM, .enumeration = &enum_nvJitLinkResult,
        .doc = CB_DOC_OF(nvJitLinkResult)),
    [T_nvJitLinkInputType] = CB_CLASS("nvJitLinkInputType", ENUM,
        .enumeration = &enum_nvJitLinkInputType, .doc = CB_DOC_OF(nvJitLinkInputType)),
    [T_nvJitLinkHandle] = CB_CLASS("nvJitLinkHandle", HANDLE, .size = 8, .object = "Linker",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(nvJitLinkHandle)),
};
