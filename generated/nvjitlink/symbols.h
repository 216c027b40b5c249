// symbols.h of cubind for nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

#ifndef CUBIND_NVJITLINK_SYMBOLS_H
#define CUBIND_NVJITLINK_SYMBOLS_H

#include "cubind/library.h"

// Symbol indices.
enum {
    S_nvJitLinkCreate,
    S_nvJitLinkDestroy,
    S_nvJitLinkAddData,
    S_nvJitLinkAddFile,
    S_nvJitLinkComplete,
    S_nvJitLinkGetLinkedCubinSize,
    S_nvJitLinkGetLinkedCubin,
    S_nvJitLinkGetLinkedPtxSize,
    S_nvJitLinkGetLinkedPtx,
    S_nvJitLinkGetErrorLogSize,
    S_nvJitLinkGetErrorLog,
    S_nvJitLinkGetInfoLogSize,
    S_nvJitLinkGetInfoLog,
    S_nvJitLinkVersion,
    S_nvJitLinkGetLinkedLTOIRSize,
    S_nvJitLinkGetLinkedLTOIR,
    SYMBOL_COUNT,
};

extern cb_library nvjitlink_library;
extern cb_symbol nvjitlink_symbols[];

// The C table for other extension modules. Its members are in the order of the symbols.
extern const struct cubind_nvjitlink_api nvjitlink_api_table;

#endif
