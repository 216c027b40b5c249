// api.c of cubind's binding of the NVRTC, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvrtc.yaml.
// Header: nvrtc.h
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

static const char *
api_nvrtcGetErrorString(nvrtcResult result)
{
    fn_nvrtcGetErrorString *function_ = find(S_nvrtcGetErrorString);
    return function_ != NULL ? function_(result) : NULL;
}

static nvrtcResult
api_nvrtcVersion(int *major, int *minor)
{
    fn_nvrtcVersion *function_ = find(S_nvrtcVersion);
    return function_ != NULL ? function_(major, minor) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetNumSupportedArchs(int *numArchs)
{
    fn_nvrtcGetNumSupportedArchs *function_ = find(S_nvrtcGetNumSupportedArchs);
    return function_ != NULL ? function_(numArchs) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetSupportedArchs(int *supportedArchs)
{
    fn_nvrtcGetSupportedArchs *function_ = find(S_nvrtcGetSupportedArchs);
    return function_ != NULL ? function_(supportedArchs) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name, int numHeaders,
    const char *const *headers, const char *const *includeNames)
{
    fn_nvrtcCreateProgram *function_ = find(S_nvrtcCreateProgram);
    return function_ != NULL ? function_(prog, src, name, numHeaders, headers, includeNames)
        : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcDestroyProgram(nvrtcProgram *prog)
{
    fn_nvrtcDestroyProgram *function_ = find(S_nvrtcDestroyProgram);
    return function_ != NULL ? function_(prog) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char *const *options)
{
    fn_nvrtcCompileProgram *function_ = find(S_nvrtcCompileProgram);
    return function_ != NULL ? function_(prog, numOptions, options) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet)
{
    fn_nvrtcGetPTXSize *function_ = find(S_nvrtcGetPTXSize);
    return function_ != NULL ? function_(prog, ptxSizeRet) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetPTX(nvrtcProgram prog, char *ptx)
{
    fn_nvrtcGetPTX *function_ = find(S_nvrtcGetPTX);
    return function_ != NULL ? function_(prog, ptx) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet)
{
    fn_nvrtcGetCUBINSize *function_ = find(S_nvrtcGetCUBINSize);
    return function_ != NULL ? function_(prog, cubinSizeRet) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)
{
    fn_nvrtcGetCUBIN *function_ = find(S_nvrtcGetCUBIN);
    return function_ != NULL ? function_(prog, cubin) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetNVVMSize(nvrtcProgram prog, size_t *nvvmSizeRet)
{
    fn_nvrtcGetNVVMSize *function_ = find(S_nvrtcGetNVVMSize);
    return function_ != NULL ? function_(prog, nvvmSizeRet) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetNVVM(nvrtcProgram prog, char *nvvm)
{
    fn_nvrtcGetNVVM *function_ = find(S_nvrtcGetNVVM);
    return function_ != NULL ? function_(prog, nvvm) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet)
{
    fn_nvrtcGetLTOIRSize *function_ = find(S_nvrtcGetLTOIRSize);
    return function_ != NULL ? function_(prog, LTOIRSizeRet) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)
{
    fn_nvrtcGetLTOIR *function_ = find(S_nvrtcGetLTOIR);
    return function_ != NULL ? function_(prog, LTOIR) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet)
{
    fn_nvrtcGetOptiXIRSize *function_ = find(S_nvrtcGetOptiXIRSize);
    return function_ != NULL ? function_(prog, optixirSizeRet) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)
{
    fn_nvrtcGetOptiXIR *function_ = find(S_nvrtcGetOptiXIR);
    return function_ != NULL ? function_(prog, optixir) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet)
{
    fn_nvrtcGetProgramLogSize *function_ = find(S_nvrtcGetProgramLogSize);
    return function_ != NULL ? function_(prog, logSizeRet) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetProgramLog(nvrtcProgram prog, char *log)
{
    fn_nvrtcGetProgramLog *function_ = find(S_nvrtcGetProgramLog);
    return function_ != NULL ? function_(prog, log) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcAddNameExpression(nvrtcProgram prog, const char *const name_expression)
{
    fn_nvrtcAddNameExpression *function_ = find(S_nvrtcAddNameExpression);
    return function_ != NULL ? function_(prog, name_expression) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetLoweredName(nvrtcProgram prog, const char *const name_expression,
    const char **lowered_name)
{
    fn_nvrtcGetLoweredName *function_ = find(S_nvrtcGetLoweredName);
    return function_ != NULL ? function_(prog, name_expression, lowered_name)
        : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetPCHHeapSize(size_t *ret)
{
    fn_nvrtcGetPCHHeapSize *function_ = find(S_nvrtcGetPCHHeapSize);
    return function_ != NULL ? function_(ret) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcSetPCHHeapSize(size_t size)
{
    fn_nvrtcSetPCHHeapSize *function_ = find(S_nvrtcSetPCHHeapSize);
    return function_ != NULL ? function_(size) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetPCHCreateStatus(nvrtcProgram prog)
{
    fn_nvrtcGetPCHCreateStatus *function_ = find(S_nvrtcGetPCHCreateStatus);
    return function_ != NULL ? function_(prog) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size)
{
    fn_nvrtcGetPCHHeapSizeRequired *function_ = find(S_nvrtcGetPCHHeapSizeRequired);
    return function_ != NULL ? function_(prog, size) : NVRTC_ERROR_OUT_OF_MEMORY;
}

static nvrtcResult
api_nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *), void *payload)
{
    fn_nvrtcSetFlowCallback *function_ = find(S_nvrtcSetFlowCallback);
    return function_ != NULL ? function_(prog, callback, payload) : NVRTC_ERROR_OUT_OF_MEMORY;
}

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
