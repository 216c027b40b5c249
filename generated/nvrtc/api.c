// api.c of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#include "nvrtc_api.h"

#include "cubind/capsule.h"

#include "symbols.h"

_Static_assert(sizeof(cubind_nvrtc_api) == sizeof(cb_api) + SYMBOL_COUNT * sizeof(void *),
    "a member for each symbol");

// The member `name` of the table: calls the library's function, or returns `missing` if there is
// none.
#define API_VALUE(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *call = cb_symbol_address_or_null(&nvrtc_symbols[S_##name]); \
        return call != NULL ? call args : missing; \
    }

// The same for the status type, which most functions return.
#define API(name, params, args) \
    API_VALUE(nvrtcResult, name, params, args, NVRTC_ERROR_INTERNAL_ERROR)

API_VALUE(const char *, nvrtcGetErrorString, (nvrtcResult result), (result), NULL)
API(nvrtcVersion, (int *major, int *minor), (major, minor))
API(nvrtcGetNumSupportedArchs, (int *numArchs), (numArchs))
API(nvrtcGetSupportedArchs, (int *supportedArchs), (supportedArchs))
API(nvrtcCreateProgram,
    (nvrtcProgram *prog, const char *src, const char *name, int numHeaders,
        const char *const *headers, const char *const *includeNames),
    (prog, src, name, numHeaders, headers, includeNames))
API(nvrtcDestroyProgram, (nvrtcProgram *prog), (prog))
API(nvrtcCompileProgram, (nvrtcProgram prog, int numOptions, const char *const *options),
    (prog, numOptions, options))
API(nvrtcGetPTXSize, (nvrtcProgram prog, size_t *ptxSizeRet), (prog, ptxSizeRet))
API(nvrtcGetPTX, (nvrtcProgram prog, char *ptx), (prog, ptx))
API(nvrtcGetCUBINSize, (nvrtcProgram prog, size_t *cubinSizeRet), (prog, cubinSizeRet))
API(nvrtcGetCUBIN, (nvrtcProgram prog, char *cubin), (prog, cubin))
API(nvrtcGetLTOIRSize, (nvrtcProgram prog, size_t *LTOIRSizeRet), (prog, LTOIRSizeRet))
API(nvrtcGetLTOIR, (nvrtcProgram prog, char *LTOIR), (prog, LTOIR))
API(nvrtcGetOptiXIRSize, (nvrtcProgram prog, size_t *optixirSizeRet), (prog, optixirSizeRet))
API(nvrtcGetOptiXIR, (nvrtcProgram prog, char *optixir), (prog, optixir))
API(nvrtcGetProgramLogSize, (nvrtcProgram prog, size_t *logSizeRet), (prog, logSizeRet))
API(nvrtcGetProgramLog, (nvrtcProgram prog, char *log), (prog, log))
API(nvrtcAddNameExpression, (nvrtcProgram prog, const char *const name_expression),
    (prog, name_expression))
API(nvrtcGetLoweredName,
    (nvrtcProgram prog, const char *const name_expression, const char **lowered_name),
    (prog, name_expression, lowered_name))
API(nvrtcGetPCHHeapSize, (size_t *ret), (ret))
API(nvrtcSetPCHHeapSize, (size_t size), (size))
API(nvrtcGetPCHCreateStatus, (nvrtcProgram prog), (prog))
API(nvrtcGetPCHHeapSizeRequired, (nvrtcProgram prog, size_t *size), (prog, size))
API(nvrtcSetFlowCallback, (nvrtcProgram prog, int (*callback)(void *, void *), void *payload),
    (prog, callback, payload))
API(nvrtcGetTileIRSize, (nvrtcProgram prog, size_t *TileIRSizeRet), (prog, TileIRSizeRet))
API(nvrtcGetTileIR, (nvrtcProgram prog, char *TileIR), (prog, TileIR))
API(nvrtcInstallBundledHeaders,
    (const char *installPath, unsigned int flags, const char **errorLog),
    (installPath, flags, errorLog))
API(nvrtcGetBundledHeadersInfo, (nvrtcBundledHeadersInfo *info, const char **errorLog),
    (info, errorLog))
API(nvrtcRemoveBundledHeaders, (const char *installPath, const char **errorLog),
    (installPath, errorLog))

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&nvrtc_api_table, nvrtc_symbols, SYMBOL_COUNT, &last,
        function, symbol);
}

const struct cubind_nvrtc_api nvrtc_api_table = {
    .layout = CUBIND_NVRTC_API_LAYOUT,
    .api_version = CUBIND_NVRTC_API_VERSION,
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
    .nvrtcGetTileIRSize = api_nvrtcGetTileIRSize,
    .nvrtcGetTileIR = api_nvrtcGetTileIR,
    .nvrtcInstallBundledHeaders = api_nvrtcInstallBundledHeaders,
    .nvrtcGetBundledHeadersInfo = api_nvrtcGetBundledHeadersInfo,
    .nvrtcRemoveBundledHeaders = api_nvrtcRemoveBundledHeaders,
};
