// symbols.c of cubind for nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

#include "symbols.h"

cb_library nvjitlink_library = {
    .name = "nvJitLink",
    .soname = "libnvJitLink.so.13",
    .wheel = "nvidia-nvjitlink==13.*",
    .folders = (const char *const[]){"nvidia/cu13/lib", "nvidia/nvjitlink/lib", NULL},
    .roots = (const char *const[]){"CUDA_PATH", "CUDA_HOME", NULL},
    .release = "13.5",
};

// `release` is the first release with the function, for the error about a missing symbol; 0 for
// functions older than the compared headers.
#define SYMBOL(name, release) \
    [S_##name] = {.library = &nvjitlink_library, .function = #name, .symbol = #name, \
                  .since = release}

cb_symbol nvjitlink_symbols[] = {
    SYMBOL(nvJitLinkCreate, 0),
    SYMBOL(nvJitLinkDestroy, 0),
    SYMBOL(nvJitLinkAddData, 0),
    SYMBOL(nvJitLinkAddFile, 0),
    SYMBOL(nvJitLinkComplete, 0),
    SYMBOL(nvJitLinkGetLinkedCubinSize, 0),
    SYMBOL(nvJitLinkGetLinkedCubin, 0),
    SYMBOL(nvJitLinkGetLinkedPtxSize, 0),
    SYMBOL(nvJitLinkGetLinkedPtx, 0),
    SYMBOL(nvJitLinkGetErrorLogSize, 0),
    SYMBOL(nvJitLinkGetErrorLog, 0),
    SYMBOL(nvJitLinkGetInfoLogSize, 0),
    SYMBOL(nvJitLinkGetInfoLog, 0),
    SYMBOL(nvJitLinkVersion, 0),
    SYMBOL(nvJitLinkGetLinkedLTOIRSize, 13030),
    SYMBOL(nvJitLinkGetLinkedLTOIR, 13030),
};
