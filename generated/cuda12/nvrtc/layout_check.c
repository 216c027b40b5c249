// layout_check.c of cubind's binding of the NVRTC, API version 12.9.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/nvrtc.yaml.
// Header: nvrtc.h
// clang-format off

#include <cuda.h>
#include <nvrtc.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 12090.
_Static_assert((long long)NVRTC_SUCCESS == 0LL, "value of NVRTC_SUCCESS");
_Static_assert((long long)NVRTC_ERROR_OUT_OF_MEMORY == 1LL, "value of NVRTC_ERROR_OUT_OF_MEMORY");
_Static_assert((long long)NVRTC_ERROR_PROGRAM_CREATION_FAILURE == 2LL,
    "value of NVRTC_ERROR_PROGRAM_CREATION_FAILURE");
_Static_assert((long long)NVRTC_ERROR_INVALID_INPUT == 3LL, "value of NVRTC_ERROR_INVALID_INPUT");
_Static_assert((long long)NVRTC_ERROR_INVALID_PROGRAM == 4LL,
    "value of NVRTC_ERROR_INVALID_PROGRAM");
_Static_assert((long long)NVRTC_ERROR_INVALID_OPTION == 5LL, "value of NVRTC_ERROR_INVALID_OPTION");
_Static_assert((long long)NVRTC_ERROR_COMPILATION == 6LL, "value of NVRTC_ERROR_COMPILATION");
_Static_assert((long long)NVRTC_ERROR_BUILTIN_OPERATION_FAILURE == 7LL,
    "value of NVRTC_ERROR_BUILTIN_OPERATION_FAILURE");
_Static_assert((long long)NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION == 8LL,
    "value of NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION");
_Static_assert((long long)NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION == 9LL,
    "value of NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION");
_Static_assert((long long)NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID == 10LL,
    "value of NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID");
_Static_assert((long long)NVRTC_ERROR_INTERNAL_ERROR == 11LL,
    "value of NVRTC_ERROR_INTERNAL_ERROR");
_Static_assert((long long)NVRTC_ERROR_TIME_FILE_WRITE_FAILED == 12LL,
    "value of NVRTC_ERROR_TIME_FILE_WRITE_FAILED");
_Static_assert((long long)NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED == 13LL,
    "value of NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED");
_Static_assert((long long)NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED == 14LL,
    "value of NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED");
_Static_assert((long long)NVRTC_ERROR_PCH_CREATE == 15LL, "value of NVRTC_ERROR_PCH_CREATE");
_Static_assert((long long)NVRTC_ERROR_CANCELLED == 16LL, "value of NVRTC_ERROR_CANCELLED");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetErrorString),
    const char *(nvrtcResult result)), "type of nvrtcGetErrorString");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcVersion),
    nvrtcResult(int *major, int *minor)), "type of nvrtcVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetNumSupportedArchs),
    nvrtcResult(int *numArchs)), "type of nvrtcGetNumSupportedArchs");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetSupportedArchs),
    nvrtcResult(int *supportedArchs)), "type of nvrtcGetSupportedArchs");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcCreateProgram),
    nvrtcResult(nvrtcProgram *prog, const char *src, const char *name, int numHeaders,
    const char *const *headers, const char *const *includeNames)), "type of nvrtcCreateProgram");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcDestroyProgram),
    nvrtcResult(nvrtcProgram *prog)), "type of nvrtcDestroyProgram");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcCompileProgram),
    nvrtcResult(nvrtcProgram prog, int numOptions, const char *const *options)),
    "type of nvrtcCompileProgram");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetPTXSize),
    nvrtcResult(nvrtcProgram prog, size_t *ptxSizeRet)), "type of nvrtcGetPTXSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetPTX),
    nvrtcResult(nvrtcProgram prog, char *ptx)), "type of nvrtcGetPTX");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetCUBINSize),
    nvrtcResult(nvrtcProgram prog, size_t *cubinSizeRet)), "type of nvrtcGetCUBINSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetCUBIN),
    nvrtcResult(nvrtcProgram prog, char *cubin)), "type of nvrtcGetCUBIN");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetNVVMSize),
    nvrtcResult(nvrtcProgram prog, size_t *nvvmSizeRet)), "type of nvrtcGetNVVMSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetNVVM),
    nvrtcResult(nvrtcProgram prog, char *nvvm)), "type of nvrtcGetNVVM");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetLTOIRSize),
    nvrtcResult(nvrtcProgram prog, size_t *LTOIRSizeRet)), "type of nvrtcGetLTOIRSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetLTOIR),
    nvrtcResult(nvrtcProgram prog, char *LTOIR)), "type of nvrtcGetLTOIR");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetOptiXIRSize),
    nvrtcResult(nvrtcProgram prog, size_t *optixirSizeRet)), "type of nvrtcGetOptiXIRSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetOptiXIR),
    nvrtcResult(nvrtcProgram prog, char *optixir)), "type of nvrtcGetOptiXIR");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetProgramLogSize),
    nvrtcResult(nvrtcProgram prog, size_t *logSizeRet)), "type of nvrtcGetProgramLogSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetProgramLog),
    nvrtcResult(nvrtcProgram prog, char *log)), "type of nvrtcGetProgramLog");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcAddNameExpression),
    nvrtcResult(nvrtcProgram prog, const char *const name_expression)),
    "type of nvrtcAddNameExpression");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetLoweredName),
    nvrtcResult(nvrtcProgram prog, const char *const name_expression, const char **lowered_name)),
    "type of nvrtcGetLoweredName");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetPCHHeapSize),
    nvrtcResult(size_t *ret)), "type of nvrtcGetPCHHeapSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcSetPCHHeapSize),
    nvrtcResult(size_t size)), "type of nvrtcSetPCHHeapSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetPCHCreateStatus),
    nvrtcResult(nvrtcProgram prog)), "type of nvrtcGetPCHCreateStatus");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcGetPCHHeapSizeRequired),
    nvrtcResult(nvrtcProgram prog, size_t *size)), "type of nvrtcGetPCHHeapSizeRequired");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvrtcSetFlowCallback),
    nvrtcResult(nvrtcProgram prog, int (*callback)(void *, void *), void *payload)),
    "type of nvrtcSetFlowCallback");
