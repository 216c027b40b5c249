// symbols.c of cubind for NVRTC, API version 12.9.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#include "symbols.h"

cb_library nvrtc_library = {
    .name = "nvrtc",
    .soname = "libnvrtc.so.12",
    .wheel = "nvidia-cuda-nvrtc-cu12==12.*",
    .folders = (const char *const[]){"nvidia/cuda_nvrtc/lib", NULL},
    .needs = (const char *const[]){"libnvrtc-builtins.so.12.*", NULL},
    .roots = (const char *const[]){"CUDA_PATH", "CUDA_HOME", NULL},
    .release = "12.9",
};

// A function is exported under its name here, and the resolver is asked for that, unless both are
// told; the release of that version of it comes next, 0 where the library does not tell versions,
// then the release that brought it, 0 where that is not known. `thread` is the entry point for the
// per-thread default stream.
#define RENAMED(name, exported, asked, number, release) \
    {.library = &nvrtc_library, .function = #name, .symbol = #exported, .base = #asked, \
     .version = number, .since = release}
#define RENAMED_PER_THREAD(name, exported, asked, thread, number, release) \
    {.library = &nvrtc_library, .function = #name, .symbol = #exported, .base = #asked, \
     .per_thread = #thread, .version = number, .since = release}
#define SYMBOL(name, number, release) RENAMED(name, name, name, number, release)
#define SYMBOL_PER_THREAD(name, thread, number, release) \
    RENAMED_PER_THREAD(name, name, name, thread, number, release)

cb_symbol nvrtc_symbols[] = {
    SYMBOL(nvrtcGetErrorString, 0, 0),
    SYMBOL(nvrtcVersion, 0, 0),
    SYMBOL(nvrtcGetNumSupportedArchs, 0, 0),
    SYMBOL(nvrtcGetSupportedArchs, 0, 0),
    SYMBOL(nvrtcCreateProgram, 0, 0),
    SYMBOL(nvrtcDestroyProgram, 0, 0),
    SYMBOL(nvrtcCompileProgram, 0, 0),
    SYMBOL(nvrtcGetPTXSize, 0, 0),
    SYMBOL(nvrtcGetPTX, 0, 0),
    SYMBOL(nvrtcGetCUBINSize, 0, 0),
    SYMBOL(nvrtcGetCUBIN, 0, 0),
    SYMBOL(nvrtcGetNVVMSize, 0, 0),
    SYMBOL(nvrtcGetNVVM, 0, 0),
    SYMBOL(nvrtcGetLTOIRSize, 0, 0),
    SYMBOL(nvrtcGetLTOIR, 0, 0),
    SYMBOL(nvrtcGetOptiXIRSize, 0, 0),
    SYMBOL(nvrtcGetOptiXIR, 0, 0),
    SYMBOL(nvrtcGetProgramLogSize, 0, 0),
    SYMBOL(nvrtcGetProgramLog, 0, 0),
    SYMBOL(nvrtcAddNameExpression, 0, 0),
    SYMBOL(nvrtcGetLoweredName, 0, 0),
    SYMBOL(nvrtcGetPCHHeapSize, 0, 0),
    SYMBOL(nvrtcSetPCHHeapSize, 0, 0),
    SYMBOL(nvrtcGetPCHCreateStatus, 0, 0),
    SYMBOL(nvrtcGetPCHHeapSizeRequired, 0, 0),
    SYMBOL(nvrtcSetFlowCallback, 0, 0),
};
