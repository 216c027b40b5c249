// symbols.c of cubind for nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

#include "symbols.h"

cb_library nvfatbin_library = {
    .name = "nvfatbin",
    .soname = "libnvfatbin.so.13",
    .wheel = "nvidia-nvfatbin==13.*",
    .folders = (const char *const[]){"nvidia/cu13/lib", "nvidia/nvfatbin/lib", NULL},
    .roots = (const char *const[]){"CUDA_PATH", "CUDA_HOME", NULL},
    .release = "13.5",
};

// A function is exported under its name here, and the resolver is asked for that, unless both are
// told; the release of that version of it comes next, 0 where the library does not tell versions,
// then the release that brought it, 0 where that is not known. `thread` is the entry point for the
// per-thread default stream.
#define RENAMED(name, exported, asked, number, release) \
    {.library = &nvfatbin_library, .function = #name, .symbol = #exported, .base = #asked, \
     .version = number, .since = release}
#define RENAMED_PER_THREAD(name, exported, asked, thread, number, release) \
    {.library = &nvfatbin_library, .function = #name, .symbol = #exported, .base = #asked, \
     .per_thread = #thread, .version = number, .since = release}
#define SYMBOL(name, number, release) RENAMED(name, name, name, number, release)
#define SYMBOL_PER_THREAD(name, thread, number, release) \
    RENAMED_PER_THREAD(name, name, name, thread, number, release)

cb_symbol nvfatbin_symbols[] = {
    SYMBOL(nvFatbinGetErrorString, 0, 0),
    SYMBOL(nvFatbinCreate, 0, 0),
    SYMBOL(nvFatbinDestroy, 0, 0),
    SYMBOL(nvFatbinAddPTX, 0, 0),
    SYMBOL(nvFatbinAddCubin, 0, 0),
    SYMBOL(nvFatbinAddLTOIR, 0, 0),
    SYMBOL(nvFatbinAddIndex, 0, 0),
    SYMBOL(nvFatbinAddReloc, 0, 0),
    SYMBOL(nvFatbinAddTileIR, 0, 13010),
    SYMBOL(nvFatbinSize, 0, 0),
    SYMBOL(nvFatbinGet, 0, 0),
    SYMBOL(nvFatbinVersion, 0, 0),
};
