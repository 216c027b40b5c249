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

// `release` is the first release with the function, for the error about a missing symbol; 0 for
// functions older than the compared headers.
#define SYMBOL(name, release) \
    [S_##name] = {.library = &nvfatbin_library, .function = #name, .symbol = #name, \
                  .since = release}

cb_symbol nvfatbin_symbols[] = {
    SYMBOL(nvFatbinGetErrorString, 0),
    SYMBOL(nvFatbinCreate, 0),
    SYMBOL(nvFatbinDestroy, 0),
    SYMBOL(nvFatbinAddPTX, 0),
    SYMBOL(nvFatbinAddCubin, 0),
    SYMBOL(nvFatbinAddLTOIR, 0),
    SYMBOL(nvFatbinAddIndex, 0),
    SYMBOL(nvFatbinAddReloc, 0),
    SYMBOL(nvFatbinSize, 0),
    SYMBOL(nvFatbinGet, 0),
    SYMBOL(nvFatbinVersion, 0),
    SYMBOL(nvFatbinAddTileIR, 13010),
};
