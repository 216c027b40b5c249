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

// A function is exported under its name here, and the resolver is asked for that, unless both are
// told; the release of that version of it comes next, 0 where the library does not tell versions,
// then the release that brought it, 0 where that is not known. `thread` is the entry point for the
// per-thread default stream.
#define RENAMED(name, exported, asked, number, release) \
    {.library = &nvjitlink_library, .function = #name, .symbol = #exported, .base = #asked, \
     .version = number, .since = release}
#define RENAMED_PER_THREAD(name, exported, asked, thread, number, release) \
    {.library = &nvjitlink_library, .function = #name, .symbol = #exported, .base = #asked, \
     .per_thread = #thread, .version = number, .since = release}
#define SYMBOL(name, number, release) RENAMED(name, name, name, number, release)
#define SYMBOL_PER_THREAD(name, thread, number, release) \
    RENAMED_PER_THREAD(name, name, name, thread, number, release)

cb_symbol nvjitlink_symbols[] = {
    SYMBOL(nvJitLinkCreate, 0, 0),
    SYMBOL(nvJitLinkDestroy, 0, 0),
    SYMBOL(nvJitLinkAddData, 0, 0),
    SYMBOL(nvJitLinkAddFile, 0, 0),
    SYMBOL(nvJitLinkComplete, 0, 0),
    SYMBOL(nvJitLinkGetLinkedCubinSize, 0, 0),
    SYMBOL(nvJitLinkGetLinkedCubin, 0, 0),
    SYMBOL(nvJitLinkGetLinkedPtxSize, 0, 0),
    SYMBOL(nvJitLinkGetLinkedPtx, 0, 0),
    SYMBOL(nvJitLinkGetLinkedLTOIRSize, 0, 13030),
    SYMBOL(nvJitLinkGetLinkedLTOIR, 0, 13030),
    SYMBOL(nvJitLinkGetErrorLogSize, 0, 0),
    SYMBOL(nvJitLinkGetErrorLog, 0, 0),
    SYMBOL(nvJitLinkGetInfoLogSize, 0, 0),
    SYMBOL(nvJitLinkGetInfoLog, 0, 0),
    SYMBOL(nvJitLinkVersion, 0, 0),
};
