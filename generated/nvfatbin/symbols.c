// symbols.c of cubind's binding of the nvFatbin, API version 13.5.
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

cb_symbol nvfatbin_symbols[] = {
    {.library = &nvfatbin_library, .function = "nvFatbinGetErrorString",
        .symbol = "nvFatbinGetErrorString", .base = "nvFatbinGetErrorString"},
    {.library = &nvfatbin_library, .function = "nvFatbinCreate", .symbol = "nvFatbinCreate",
        .base = "nvFatbinCreate"},
    {.library = &nvfatbin_library, .function = "nvFatbinDestroy", .symbol = "nvFatbinDestroy",
        .base = "nvFatbinDestroy"},
    {.library = &nvfatbin_library, .function = "nvFatbinAddPTX", .symbol = "nvFatbinAddPTX",
        .base = "nvFatbinAddPTX"},
    {.library = &nvfatbin_library, .function = "nvFatbinAddCubin", .symbol = "nvFatbinAddCubin",
        .base = "nvFatbinAddCubin"},
    {.library = &nvfatbin_library, .function = "nvFatbinAddLTOIR", .symbol = "nvFatbinAddLTOIR",
        .base = "nvFatbinAddLTOIR"},
    {.library = &nvfatbin_library, .function = "nvFatbinAddIndex", .symbol = "nvFatbinAddIndex",
        .base = "nvFatbinAddIndex"},
    {.library = &nvfatbin_library, .function = "nvFatbinAddReloc", .symbol = "nvFatbinAddReloc",
        .base = "nvFatbinAddReloc"},
    {.library = &nvfatbin_library, .function = "nvFatbinAddTileIR", .symbol = "nvFatbinAddTileIR",
        .base = "nvFatbinAddTileIR", .since = 13010},
    {.library = &nvfatbin_library, .function = "nvFatbinSize", .symbol = "nvFatbinSize",
        .base = "nvFatbinSize"},
    {.library = &nvfatbin_library, .function = "nvFatbinGet", .symbol = "nvFatbinGet",
        .base = "nvFatbinGet"},
    {.library = &nvfatbin_library, .function = "nvFatbinVersion", .symbol = "nvFatbinVersion",
        .base = "nvFatbinVersion"},
};
