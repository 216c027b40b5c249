// prototypes.h of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvrtc.yaml.
// clang-format off

// The types of the library's functions.
#ifndef CUBIND_NVRTC_PROTOTYPES_H
#define CUBIND_NVRTC_PROTOTYPES_H

#include "types.h"

typedef const char *fn_nvrtcGetErrorString(nvrtcResult result);
typedef nvrtcResult fn_nvrtcVersion(int *major, int *minor);
typedef nvrtcResult fn_nvrtcGetNumSupportedArchs(int *numArchs);
typedef nvrtcResult fn_nvrtcGetSupportedArchs(int *supportedArchs);
typedef nvrtcResult fn_nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name,
    int numHeaders, const char *const *headers, const char *const *includeNames);
typedef nvrtcResult fn_nvrtcDestroyProgram(nvrtcProgram *prog);
typedef nvrtcResult fn_nvrtcCompileProgram(nvrtcProgram prog, int numOptions,
    const char *const *options);
typedef nvrtcResult fn_nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet);
typedef nvrtcResult fn_nvrtcGetPTX(nvrtcProgram prog, char *ptx);
typedef nvrtcResult fn_nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet);
typedef nvrtcResult fn_nvrtcGetCUBIN(nvrtcProgram prog, char *cubin);
typedef nvrtcResult fn_nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet);
typedef nvrtcResult fn_nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR);
typedef nvrtcResult fn_nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet);
typedef nvrtcResult fn_nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir);
typedef nvrtcResult fn_nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet);
typedef nvrtcResult fn_nvrtcGetProgramLog(nvrtcProgram prog, char *log);
typedef nvrtcResult fn_nvrtcAddNameExpression(nvrtcProgram prog, const char *const name_expression);
typedef nvrtcResult fn_nvrtcGetLoweredName(nvrtcProgram prog, const char *const name_expression,
    const char **lowered_name);
typedef nvrtcResult fn_nvrtcGetPCHHeapSize(size_t *ret);
typedef nvrtcResult fn_nvrtcSetPCHHeapSize(size_t size);
typedef nvrtcResult fn_nvrtcGetPCHCreateStatus(nvrtcProgram prog);
typedef nvrtcResult fn_nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size);
typedef nvrtcResult fn_nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *),
    void *payload);
typedef nvrtcResult fn_nvrtcGetTileIRSize(nvrtcProgram prog, size_t *TileIRSizeRet);
typedef nvrtcResult fn_nvrtcGetTileIR(nvrtcProgram prog, char *TileIR);
typedef nvrtcResult fn_nvrtcInstallBundledHeaders(const char *installPath, unsigned int flags,
    const char **errorLog);
typedef nvrtcResult fn_nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *info,
    const char **errorLog);
typedef nvrtcResult fn_nvrtcRemoveBundledHeaders(const char *installPath, const char **errorLog);

#endif
