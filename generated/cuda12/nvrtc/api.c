// api.c of cubind's binding of the NVRTC, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#include "nvrtc_api.h"

#include "functions.h"

#include "cubind/module.h"

static inline void *
find(int index)
{
    void *address = atomic_load_explicit(&symbols[index].address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_find(&symbols[index]);
}

// The member `name` of the table: the library's function, or `missing` where there is none.
#define API(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *function_ = find(S_##name); \
        return function_ != NULL ? function_ args : missing; \
    }
#define API_VOID(name, params, args) \
    static void api_##name params \
    { \
        fn_##name *function_ = find(S_##name); \
        if (function_ != NULL) \
            function_ args; \
    }

API(const char *, nvrtcGetErrorString, (nvrtcResult result), (result), NULL)
API(nvrtcResult, nvrtcVersion, (int *major, int *minor), (major, minor), NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetNumSupportedArchs, (int *numArchs), (numArchs), NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetSupportedArchs, (int *supportedArchs), (supportedArchs),
    NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcCreateProgram,
    (nvrtcProgram *prog, const char *src, const char *name, int numHeaders,
    const char *const *headers, const char *const *includeNames), (prog, src, name, numHeaders,
    headers, includeNames), NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcDestroyProgram, (nvrtcProgram *prog), (prog), NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcCompileProgram,
    (nvrtcProgram prog, int numOptions, const char *const *options), (prog, numOptions, options),
    NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetPTXSize, (nvrtcProgram prog, size_t *ptxSizeRet), (prog, ptxSizeRet),
    NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetPTX, (nvrtcProgram prog, char *ptx), (prog, ptx),
    NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetCUBINSize, (nvrtcProgram prog, size_t *cubinSizeRet),
    (prog, cubinSizeRet), NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetCUBIN, (nvrtcProgram prog, char *cubin), (prog, cubin),
    NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetNVVMSize, (nvrtcProgram prog, size_t *nvvmSizeRet), (prog, nvvmSizeRet),
    NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetNVVM, (nvrtcProgram prog, char *nvvm), (prog, nvvm),
    NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetLTOIRSize, (nvrtcProgram prog, size_t *LTOIRSizeRet),
    (prog, LTOIRSizeRet), NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetLTOIR, (nvrtcProgram prog, char *LTOIR), (prog, LTOIR),
    NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetOptiXIRSize, (nvrtcProgram prog, size_t *optixirSizeRet),
    (prog, optixirSizeRet), NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetOptiXIR, (nvrtcProgram prog, char *optixir), (prog, optixir),
    NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetProgramLogSize, (nvrtcProgram prog, size_t *logSizeRet),
    (prog, logSizeRet), NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetProgramLog, (nvrtcProgram prog, char *log), (prog, log),
    NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcAddNameExpression, (nvrtcProgram prog, const char *const name_expression),
    (prog, name_expression), NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetLoweredName,
    (nvrtcProgram prog, const char *const name_expression, const char **lowered_name),
    (prog, name_expression, lowered_name), NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetPCHHeapSize, (size_t *ret), (ret), NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcSetPCHHeapSize, (size_t size), (size), NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetPCHCreateStatus, (nvrtcProgram prog), (prog), NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcGetPCHHeapSizeRequired, (nvrtcProgram prog, size_t *size), (prog, size),
    NVRTC_ERROR_OUT_OF_MEMORY)
API(nvrtcResult, nvrtcSetFlowCallback,
    (nvrtcProgram prog, int (*callback)(void *, void *), void *payload), (prog, callback, payload),
    NVRTC_ERROR_OUT_OF_MEMORY)

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&nvrtc_api_table, symbols, SYMBOL_COUNT, &last, function,
        symbol);
}

const cubind_nvrtc_api nvrtc_api_table = {
    .layout = CUBIND_NVRTC_API_LAYOUT,
    .api_version = 12090,
    .size = sizeof(cubind_nvrtc_api),
    .find = find_entry,
    .nvrtcGetErrorString = api_nvrtcGetErrorString,
    .nvrtcVersion = api_nvrtcVersion,
    .nvrtcGetNumSupportedArchs = api_nvrtcGetNumSupportedArchs,
    .nvrtcGetSupportedArchs = api_nvrtcGetSupportedArchs,
    .nvrtcCreateProgram = api_nvrtcCreateProgram,
    .nvrtcDestroyProgram = api_nvrtcDestroyProgram,
    .nvrtcCompileProgram = api_nvrtcCompileProgram,
    .nvrtcGetPTXSize = api_nvrtcGetPTXSize,
    .nvrtcGetPTX = api_nvrtcGetPTX,
    .nvrtcGetCUBINSize = api_nvrtcGetCUBINSize,
    .nvrtcGetCUBIN = api_nvrtcGetCUBIN,
    .nvrtcGetNVVMSize = api_nvrtcGetNVVMSize,
    .nvrtcGetNVVM = api_nvrtcGetNVVM,
    .nvrtcGetLTOIRSize = api_nvrtcGetLTOIRSize,
    .nvrtcGetLTOIR = api_nvrtcGetLTOIR,
    .nvrtcGetOptiXIRSize = api_nvrtcGetOptiXIRSize,
    .nvrtcGetOptiXIR = api_nvrtcGetOptiXIR,
    .nvrtcGetProgramLogSize = api_nvrtcGetProgramLogSize,
    .nvrtcGetProgramLog = api_nvrtcGetProgramLog,
    .nvrtcAddNameExpression = api_nvrtcAddNameExpression,
    .nvrtcGetLoweredName = api_nvrtcGetLoweredName,
    .nvrtcGetPCHHeapSize = api_nvrtcGetPCHHeapSize,
    .nvrtcSetPCHHeapSize = api_nvrtcSetPCHHeapSize,
    .nvrtcGetPCHCreateStatus = api_nvrtcGetPCHCreateStatus,
    .nvrtcGetPCHHeapSizeRequired = api_nvrtcGetPCHHeapSizeRequired,
    .nvrtcSetFlowCallback = api_nvrtcSetFlowCallback,
};
