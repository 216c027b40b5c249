// symbols.c of cubind's binding of the nvJitLink, API version 13.5.
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

cb_symbol nvjitlink_symbols[] = {
    {.library = &nvjitlink_library, .function = "nvJitLinkCreate", .symbol = "nvJitLinkCreate",
        .base = "nvJitLinkCreate"},
    {.library = &nvjitlink_library, .function = "nvJitLinkDestroy", .symbol = "nvJitLinkDestroy",
        .base = "nvJitLinkDestroy"},
    {.library = &nvjitlink_library, .function = "nvJitLinkAddData", .symbol = "nvJitLinkAddData",
        .base = "nvJitLinkAddData"},
    {.library = &nvjitlink_library, .function = "nvJitLinkAddFile", .symbol = "nvJitLinkAddFile",
        .base = "nvJitLinkAddFile"},
    {.library = &nvjitlink_library, .function = "nvJitLinkComplete", .symbol = "nvJitLinkComplete",
        .base = "nvJitLinkComplete"},
    {.library = &nvjitlink_library, .function = "nvJitLinkGetLinkedCubinSize",
        .symbol = "nvJitLinkGetLinkedCubinSize", .base = "nvJitLinkGetLinkedCubinSize"},
    {.library = &nvjitlink_library, .function = "nvJitLinkGetLinkedCubin",
        .symbol = "nvJitLinkGetLinkedCubin", .base = "nvJitLinkGetLinkedCubin"},
    {.library = &nvjitlink_library, .function = "nvJitLinkGetLinkedPtxSize",
        .symbol = "nvJitLinkGetLinkedPtxSize", .base = "nvJitLinkGetLinkedPtxSize"},
    {.library = &nvjitlink_library, .function = "nvJitLinkGetLinkedPtx",
        .symbol = "nvJitLinkGetLinkedPtx", .base = "nvJitLinkGetLinkedPtx"},
    {.library = &nvjitlink_library, .function = "nvJitLinkGetLinkedLTOIRSize",
        .symbol = "nvJitLinkGetLinkedLTOIRSize", .base = "nvJitLinkGetLinkedLTOIRSize",
        .since = 13030},
    {.library = &nvjitlink_library, .function = "nvJitLinkGetLinkedLTOIR",
        .symbol = "nvJitLinkGetLinkedLTOIR", .base = "nvJitLinkGetLinkedLTOIR", .since = 13030},
    {.library = &nvjitlink_library, .function = "nvJitLinkGetErrorLogSize",
        .symbol = "nvJitLinkGetErrorLogSize", .base = "nvJitLinkGetErrorLogSize"},
    {.library = &nvjitlink_library, .function = "nvJitLinkGetErrorLog",
        .symbol = "nvJitLinkGetErrorLog", .base = "nvJitLinkGetErrorLog"},
    {.library = &nvjitlink_library, .function = "nvJitLinkGetInfoLogSize",
        .symbol = "nvJitLinkGetInfoLogSize", .base = "nvJitLinkGetInfoLogSize"},
    {.library = &nvjitlink_library, .function = "nvJitLinkGetInfoLog",
        .symbol = "nvJitLinkGetInfoLog", .base = "nvJitLinkGetInfoLog"},
    {.library = &nvjitlink_library, .function = "nvJitLinkVersion", .symbol = "nvJitLinkVersion",
        .base = "nvJitLinkVersion"},
};
