// classes.c of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#include "classes.h"

#define ITEMS_nvrtcResult(ITEM) \
    ITEM(NVRTC_SUCCESS, 0) \
    ITEM(NVRTC_ERROR_OUT_OF_MEMORY, 1) \
    ITEM(NVRTC_ERROR_PROGRAM_CREATION_FAILURE, 2) \
    ITEM(NVRTC_ERROR_INVALID_INPUT, 3) \
    ITEM(NVRTC_ERROR_INVALID_PROGRAM, 4) \
    ITEM(NVRTC_ERROR_INVALID_OPTION, 5) \
    ITEM(NVRTC_ERROR_COMPILATION, 6) \
    ITEM(NVRTC_ERROR_BUILTIN_OPERATION_FAILURE, 7) \
    ITEM(NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION, 8) \
    ITEM(NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION, 9) \
    ITEM(NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID, 10) \
    ITEM(NVRTC_ERROR_INTERNAL_ERROR, 11) \
    ITEM(NVRTC_ERROR_TIME_FILE_WRITE_FAILED, 12) \
    ITEM(NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED, 13) \
    ITEM(NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED, 14) \
    ITEM(NVRTC_ERROR_PCH_CREATE, 15) \
    ITEM(NVRTC_ERROR_CANCELLED, 16) \
    ITEM(NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED, 17) \
    ITEM(NVRTC_ERROR_BUSY, 18)
CB_ENUM_TABLE(nvrtcResult, .c_name = "nvrtcResult");

static const cb_field fields_nvrtcBundledHeadersInfo[] = {
    CB_SIGNED("available", INT, 0, 4, "int"),
    CB_NUMBER("compressedSize", INT, 8, 8, "size_t"),
    CB_NUMBER("uncompressedSize", INT, 16, 8, "size_t"),
    CB_SIGNED("cudaVersionMajor", INT, 24, 4, "int"),
    CB_SIGNED("cudaVersionMinor", INT, 28, 4, "int"),
    CB_NUMBER("numFiles", INT, 32, 4, "unsigned int"),
};
CB_RECORD_TABLE(nvrtcBundledHeadersInfo, .size = 40);

CB_CLASS_DOC(nvrtcResult,
    "Status that NVRTC functions return; NVRTC_ERROR_COMPILATION means that the log has\n"
    "errors.\n\n"
    "enum nvrtcResult.\n\n"
    "Members\n"
    "    NVRTC_SUCCESS = 0, NVRTC_ERROR_OUT_OF_MEMORY = 1,\n"
    "    NVRTC_ERROR_PROGRAM_CREATION_FAILURE = 2, NVRTC_ERROR_INVALID_INPUT = 3,\n"
    "    NVRTC_ERROR_INVALID_PROGRAM = 4, NVRTC_ERROR_INVALID_OPTION = 5,\n"
    "    NVRTC_ERROR_COMPILATION = 6, NVRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7,\n"
    "    NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8,\n"
    "    NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9,\n"
    "    NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10, NVRTC_ERROR_INTERNAL_ERROR = 11,\n"
    "    NVRTC_ERROR_TIME_FILE_WRITE_FAILED = 12, NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED = 13,\n"
    "    NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED = 14, NVRTC_ERROR_PCH_CREATE = 15,\n"
    "    NVRTC_ERROR_CANCELLED = 16, NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED = 17,\n"
    "    NVRTC_ERROR_BUSY = 18\n\n"
    "Taken by\n"
    "    nvrtcGetErrorString\n");
CB_CLASS_DOC(nvrtcProgram,
    "A source with its options and what it was compiled to, from nvrtcCreateProgram to\n"
    "nvrtcDestroyProgram.\n\n"
    "struct _nvrtcProgram *\n\n"
    "Made by\n"
    "    nvrtcCreateProgram\n\n"
    "Ended by\n"
    "    nvrtcDestroyProgram\n");
CB_CLASS_DOC(nvrtcBundledHeadersInfo,
    "The headers that come with the library.\n\n"
    "struct nvrtcBundledHeadersInfo, 40 bytes. Since CUDA 13.3.\n\n"
    "Fields\n"
    "    available : int; not 0 if there are any\n"
    "    compressedSize : int (size_t); bytes\n"
    "    uncompressedSize : int (size_t); bytes once they are in a folder, an estimate\n"
    "    cudaVersionMajor, cudaVersionMinor : int\n"
    "    numFiles : int (unsigned int)\n\n"
    "Given by\n"
    "    nvrtcGetBundledHeadersInfo\n");

const cb_class nvrtc_classes[] = {
    [T_nvrtcResult] = CB_CLASS("nvrtcResult", ENUM, .enumeration = &enum_nvrtcResult,
        .doc = CB_DOC_OF(nvrtcResult)),
    [T_nvrtcProgram] = CB_CLASS("nvrtcProgram", HANDLE, .size = 8, .object = "Program",
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(nvrtcProgram)),
    [T_nvrtcBundledHeadersInfo] = CB_CLASS("nvrtcBundledHeadersInfo", RECORD,
        .record = &record_nvrtcBundledHeadersInfo, .doc = CB_DOC_OF(nvrtcBundledHeadersInfo)),
};
