// symbols.h of cubind for nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

#ifndef CUBIND_NVFATBIN_SYMBOLS_H
#define CUBIND_NVFATBIN_SYMBOLS_H

#include "cubind/library.h"

// Symbol indices.
enum {
    S_nvFatbinGetErrorString,
    S_nvFatbinCreate,
    S_nvFatbinDestroy,
    S_nvFatbinAddPTX,
    S_nvFatbinAddCubin,
    S_nvFatbinAddLTOIR,
    S_nvFatbinAddIndex,
    S_nvFatbinAddReloc,
    S_nvFatbinSize,
    S_nvFatbinGet,
    S_nvFatbinVersion,
    S_nvFatbinAddTileIR,
    SYMBOL_COUNT,
};

extern cb_library nvfatbin_library;
extern cb_symbol nvfatbin_symbols[];

// The C table for other extension modules. Its members are in the order of the symbols.
extern const struct cubind_nvfatbin_api nvfatbin_api_table;

#endif
