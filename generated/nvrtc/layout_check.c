// layout_check.c of cubind's binding of the NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#include <cuda.h>
#include <nvrtc.h>

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
#define CHECK_TYPE(name, ...) \
    _Static_assert(__builtin_types_compatible_p(__typeof__(name), __VA_ARGS__), "type of " #name)
CHECK_ENUMERATOR(NVRTC_SUCCESS, 0LL);
CHECK_ENUMERATOR(NVRTC_ERROR_OUT_OF_MEMORY, 1LL);
CHECK_ENUMERATOR(NVRTC_ERROR_PROGRAM_CREATION_FAILURE, 2LL);
CHECK_ENUMERATOR(NVRTC_ERROR_INVALID_INPUT, 3LL);
CHECK_ENUMERATOR(NVRTC_ERROR_INVALID_PROGRAM, 4LL);
CHECK_ENUMERATOR(NVRTC_ERROR_INVALID_OPTION, 5LL);
CHECK_ENUMERATOR(NVRTC_ERROR_COMPILATION, 6LL);
CHECK_ENUMERATOR(NVRTC_ERROR_BUILTIN_OPERATION_FAILURE, 7LL);
CHECK_ENUMERATOR(NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION, 8LL);
CHECK_ENUMERATOR(NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION, 9LL);
CHECK_ENUMERATOR(NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID, 10LL);
CHECK_ENUMERATOR(NVRTC_ERROR_INTERNAL_ERROR, 11LL);
CHECK_ENUMERATOR(NVRTC_ERROR_TIME_FILE_WRITE_FAILED, 12LL);
CHECK_ENUMERATOR(NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED, 13LL);
CHECK_ENUMERATOR(NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED, 14LL);
CHECK_ENUMERATOR(NVRTC_ERROR_PCH_CREATE, 15LL);
CHECK_ENUMERATOR(NVRTC_ERROR_CANCELLED, 16LL);
CHECK_ENUMERATOR(NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED, 17LL);
CHECK_ENUMERATOR(NVRTC_ERROR_BUSY, 18LL);
CHECK_SIZE(nvrtcBundledHeadersInfo, 40, 8);
CHECK_OFFSET(nvrtcBundledHeadersInfo, available, 0);
CHECK_OFFSET(nvrtcBundledHeadersInfo, compressedSize, 8);
CHECK_OFFSET(nvrtcBundledHeadersInfo, uncompressedSize, 16);
CHECK_OFFSET(nvrtcBundledHeadersInfo, cudaVersionMajor, 24);
CHECK_OFFSET(nvrtcBundledHeadersInfo, cudaVersionMinor, 28);
CHECK_OFFSET(nvrtcBundledHeadersInfo, numFiles, 32);
CHECK_MACRO(NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE, 1ULL);
CHECK_MACRO(NVRTC_INSTALL_HEADERS_NO_WAIT, 2ULL);
CHECK_MACRO(NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS, 0ULL);
CHECK_TYPE(nvrtcGetErrorString, const char *(nvrtcResult result));
CHECK_TYPE(nvrtcVersion, nvrtcResult(int *major, int *minor));
CHECK_TYPE(nvrtcGetNumSupportedArchs, nvrtcResult(int *numArchs));
CHECK_TYPE(nvrtcGetSupportedArchs, nvrtcResult(int *supportedArchs));
CHECK_TYPE(nvrtcCreateProgram,
    nvrtcResult(nvrtcProgram *prog, const char *src, const char *name, int numHeaders,
    const char *const *headers, const char *const *includeNames));
CHECK_TYPE(nvrtcDestroyProgram, nvrtcResult(nvrtcProgram *prog));
CHECK_TYPE(nvrtcCompileProgram,
    nvrtcResult(nvrtcProgram prog, int numOptions, const char *const *options));
CHECK_TYPE(nvrtcGetPTXSize, nvrtcResult(nvrtcProgram prog, size_t *ptxSizeRet));
CHECK_TYPE(nvrtcGetPTX, nvrtcResult(nvrtcProgram prog, char *ptx));
CHECK_TYPE(nvrtcGetCUBINSize, nvrtcResult(nvrtcProgram prog, size_t *cubinSizeRet));
CHECK_TYPE(nvrtcGetCUBIN, nvrtcResult(nvrtcProgram prog, char *cubin));
CHECK_TYPE(nvrtcGetLTOIRSize, nvrtcResult(nvrtcProgram prog, size_t *LTOIRSizeRet));
CHECK_TYPE(nvrtcGetLTOIR, nvrtcResult(nvrtcProgram prog, char *LTOIR));
CHECK_TYPE(nvrtcGetOptiXIRSize, nvrtcResult(nvrtcProgram prog, size_t *optixirSizeRet));
CHECK_TYPE(nvrtcGetOptiXIR, nvrtcResult(nvrtcProgram prog, char *optixir));
CHECK_TYPE(nvrtcGetProgramLogSize, nvrtcResult(nvrtcProgram prog, size_t *logSizeRet));
CHECK_TYPE(nvrtcGetProgramLog, nvrtcResult(nvrtcProgram prog, char *log));
CHECK_TYPE(nvrtcAddNameExpression,
    nvrtcResult(nvrtcProgram prog, const char *const name_expression));
CHECK_TYPE(nvrtcGetLoweredName,
    nvrtcResult(nvrtcProgram prog, const char *const name_expression, const char **lowered_name));
CHECK_TYPE(nvrtcGetPCHHeapSize, nvrtcResult(size_t *ret));
CHECK_TYPE(nvrtcSetPCHHeapSize, nvrtcResult(size_t size));
CHECK_TYPE(nvrtcGetPCHCreateStatus, nvrtcResult(nvrtcProgram prog));
CHECK_TYPE(nvrtcGetPCHHeapSizeRequired, nvrtcResult(nvrtcProgram prog, size_t *size));
CHECK_TYPE(nvrtcSetFlowCallback,
    nvrtcResult(nvrtcProgram prog, int (*callback)(void *, void *), void *payload));
CHECK_TYPE(nvrtcGetTileIRSize, nvrtcResult(nvrtcProgram prog, size_t *TileIRSizeRet));
CHECK_TYPE(nvrtcGetTileIR, nvrtcResult(nvrtcProgram prog, char *TileIR));
CHECK_TYPE(nvrtcInstallBundledHeaders,
    nvrtcResult(const char *installPath, unsigned int flags, const char **errorLog));
CHECK_TYPE(nvrtcGetBundledHeadersInfo,
    nvrtcResult(nvrtcBundledHeadersInfo *info, const char **errorLog));
CHECK_TYPE(nvrtcRemoveBundledHeaders, nvrtcResult(const char *installPath, const char **errorLog));
