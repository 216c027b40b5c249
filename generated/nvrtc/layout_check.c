// layout_check.c of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#include <cuda.h>
#include <nvrtc.h>

#define CUBIND_NVRTC_HEADER_INCLUDED
#include "prototypes.h"

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 13050.
#define CHECK_SIZE(type, size, align) \
    _Static_assert(sizeof(type) == size && _Alignof(type) == align, "size or alignment of " #type)
#define CHECK_OFFSET(type, field, at) \
    _Static_assert(__builtin_offsetof(type, field) == at, "offset of " #type "." #field)
#define CHECK_ENUMERATOR(enumerator, value) \
    _Static_assert((long long)enumerator == value, "value of " #enumerator)
#define CHECK_MACRO(name, value) \
    _Static_assert((unsigned long long)(name) == value, "value of " #name)
#define CHECK_TYPE(name, type) \
    _Static_assert(__builtin_types_compatible_p(__typeof__(name), type), "type of " #name)

CHECK_ENUMERATOR(NVRTC_SUCCESS, 0);
CHECK_ENUMERATOR(NVRTC_ERROR_OUT_OF_MEMORY, 1);
CHECK_ENUMERATOR(NVRTC_ERROR_PROGRAM_CREATION_FAILURE, 2);
CHECK_ENUMERATOR(NVRTC_ERROR_INVALID_INPUT, 3);
CHECK_ENUMERATOR(NVRTC_ERROR_INVALID_PROGRAM, 4);
CHECK_ENUMERATOR(NVRTC_ERROR_INVALID_OPTION, 5);
CHECK_ENUMERATOR(NVRTC_ERROR_COMPILATION, 6);
CHECK_ENUMERATOR(NVRTC_ERROR_BUILTIN_OPERATION_FAILURE, 7);
CHECK_ENUMERATOR(NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION, 8);
CHECK_ENUMERATOR(NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION, 9);
CHECK_ENUMERATOR(NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID, 10);
CHECK_ENUMERATOR(NVRTC_ERROR_INTERNAL_ERROR, 11);
CHECK_ENUMERATOR(NVRTC_ERROR_TIME_FILE_WRITE_FAILED, 12);
CHECK_ENUMERATOR(NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED, 13);
CHECK_ENUMERATOR(NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED, 14);
CHECK_ENUMERATOR(NVRTC_ERROR_PCH_CREATE, 15);
CHECK_ENUMERATOR(NVRTC_ERROR_CANCELLED, 16);
CHECK_ENUMERATOR(NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED, 17);
CHECK_ENUMERATOR(NVRTC_ERROR_BUSY, 18);

CHECK_SIZE(nvrtcBundledHeadersInfo, 40, 8);
CHECK_OFFSET(nvrtcBundledHeadersInfo, available, 0);
CHECK_OFFSET(nvrtcBundledHeadersInfo, compressedSize, 8);
CHECK_OFFSET(nvrtcBundledHeadersInfo, uncompressedSize, 16);
CHECK_OFFSET(nvrtcBundledHeadersInfo, cudaVersionMajor, 24);
CHECK_OFFSET(nvrtcBundledHeadersInfo, cudaVersionMinor, 28);
CHECK_OFFSET(nvrtcBundledHeadersInfo, numFiles, 32);

CHECK_MACRO(NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE, 1);
CHECK_MACRO(NVRTC_INSTALL_HEADERS_NO_WAIT, 2);
CHECK_MACRO(NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS, 0);

CHECK_TYPE(nvrtcGetErrorString, fn_nvrtcGetErrorString);
CHECK_TYPE(nvrtcVersion, fn_nvrtcVersion);
CHECK_TYPE(nvrtcGetNumSupportedArchs, fn_nvrtcGetNumSupportedArchs);
CHECK_TYPE(nvrtcGetSupportedArchs, fn_nvrtcGetSupportedArchs);
CHECK_TYPE(nvrtcCreateProgram, fn_nvrtcCreateProgram);
CHECK_TYPE(nvrtcDestroyProgram, fn_nvrtcDestroyProgram);
CHECK_TYPE(nvrtcCompileProgram, fn_nvrtcCompileProgram);
CHECK_TYPE(nvrtcGetPTXSize, fn_nvrtcGetPTXSize);
CHECK_TYPE(nvrtcGetPTX, fn_nvrtcGetPTX);
CHECK_TYPE(nvrtcGetCUBINSize, fn_nvrtcGetCUBINSize);
CHECK_TYPE(nvrtcGetCUBIN, fn_nvrtcGetCUBIN);
CHECK_TYPE(nvrtcGetLTOIRSize, fn_nvrtcGetLTOIRSize);
CHECK_TYPE(nvrtcGetLTOIR, fn_nvrtcGetLTOIR);
CHECK_TYPE(nvrtcGetOptiXIRSize, fn_nvrtcGetOptiXIRSize);
CHECK_TYPE(nvrtcGetOptiXIR, fn_nvrtcGetOptiXIR);
CHECK_TYPE(nvrtcGetProgramLogSize, fn_nvrtcGetProgramLogSize);
CHECK_TYPE(nvrtcGetProgramLog, fn_nvrtcGetProgramLog);
CHECK_TYPE(nvrtcAddNameExpression, fn_nvrtcAddNameExpression);
CHECK_TYPE(nvrtcGetLoweredName, fn_nvrtcGetLoweredName);
CHECK_TYPE(nvrtcGetPCHHeapSize, fn_nvrtcGetPCHHeapSize);
CHECK_TYPE(nvrtcSetPCHHeapSize, fn_nvrtcSetPCHHeapSize);
CHECK_TYPE(nvrtcGetPCHCreateStatus, fn_nvrtcGetPCHCreateStatus);
CHECK_TYPE(nvrtcGetPCHHeapSizeRequired, fn_nvrtcGetPCHHeapSizeRequired);
CHECK_TYPE(nvrtcSetFlowCallback, fn_nvrtcSetFlowCallback);
CHECK_TYPE(nvrtcGetTileIRSize, fn_nvrtcGetTileIRSize);
CHECK_TYPE(nvrtcGetTileIR, fn_nvrtcGetTileIR);
CHECK_TYPE(nvrtcInstallBundledHeaders, fn_nvrtcInstallBundledHeaders);
CHECK_TYPE(nvrtcGetBundledHeadersInfo, fn_nvrtcGetBundledHeadersInfo);
CHECK_TYPE(nvrtcRemoveBundledHeaders, fn_nvrtcRemoveBundledHeaders);
