// symbols.c of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#include "symbols.h"

cb_library nvrtc_library = {
    .name = "nvrtc",
    .soname = "libnvrtc.so.13",
    .wheel = "nvidia-cuda-nvrtc==13.*",
    .folders = (const char *const[]){"nvidia/cu13/lib", "nvidia/cuda_nvrtc/lib", NULL},
    .needs = (const char *const[]){"libnvrtc-builtins.so.13.*", NULL},
    .roots = (const char *const[]){"CUDA_PATH", "CUDA_HOME", NULL},
    .release = "13.5",
};

// `release` is the first release with the function, for the error about a missing symbol; 0 for
// functions older than the compared headers.
#define SYMBOL(name, release) \
    [S_##name] = {.library = &nvrtc_library, .function = #name, .symbol = #name, \
                  .since = release}

cb_symbol nvrtc_symbols[] = {
    SYMBOL(nvrtcGetErrorString, 0),
    SYMBOL(nvrtcVersion, 0),
    SYMBOL(nvrtcGetNumSupportedArchs, 0),
    SYMBOL(nvrtcGetSupportedArchs, 0),
    SYMBOL(nvrtcCreateProgram, 0),
    SYMBOL(nvrtcDestroyProgram, 0),
    SYMBOL(nvrtcCompileProgram, 0),
    SYMBOL(nvrtcGetPTXSize, 0),
    SYMBOL(nvrtcGetPTX, 0),
    SYMBOL(nvrtcGetCUBINSize, 0),
    SYMBOL(nvrtcGetCUBIN, 0),
    SYMBOL(nvrtcGetLTOIRSize, 0),
    SYMBOL(nvrtcGetLTOIR, 0),
    SYMBOL(nvrtcGetOptiXIRSize, 0),
    SYMBOL(nvrtcGetOptiXIR, 0),
    SYMBOL(nvrtcGetProgramLogSize, 0),
    SYMBOL(nvrtcGetProgramLog, 0),
    SYMBOL(nvrtcAddNameExpression, 0),
    SYMBOL(nvrtcGetLoweredName, 0),
    SYMBOL(nvrtcGetPCHHeapSize, 0),
    SYMBOL(nvrtcSetPCHHeapSize, 0),
    SYMBOL(nvrtcGetPCHCreateStatus, 0),
    SYMBOL(nvrtcGetPCHHeapSizeRequired, 0),
    SYMBOL(nvrtcSetFlowCallback, 0),
    SYMBOL(nvrtcGetTileIRSize, 13020),
    SYMBOL(nvrtcGetTileIR, 13020),
    SYMBOL(nvrtcInstallBundledHeaders, 13030),
    SYMBOL(nvrtcGetBundledHeadersInfo, 13030),
    SYMBOL(nvrtcRemoveBundledHeaders, 13030),
};
