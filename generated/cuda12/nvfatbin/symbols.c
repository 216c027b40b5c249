// symbols.c of cubind for nvFatbin, API version 12.9.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

#include "symbols.h"

cb_library nvfatbin_library = {
    .name = "nvfatbin",
    .soname = "libnvfatbin.so.12",
    .wheel = "nvidia-nvfatbin-cu12==12.*",
    .folders = (const char *const[]){"nvidia/nvfatbin/lib", NULL},
    .roots = (const char *const[]){"CUDA_PATH", "CUDA_HOME", NULL},
    .release = "12.9",
};

// `release` is the first with the function, which an error tells when the symbol is missing; 0 for
// functions older than the headers that were compared.
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
    SYMBOL(nvFatbinSize, 0),
    SYMBOL(nvFatbinGet, 0),
    SYMBOL(nvFatbinVersion, 0),
    SYMBOL(nvFatbinAddIndex, 0),
    SYMBOL(nvFatbinAddReloc, 0),
};
