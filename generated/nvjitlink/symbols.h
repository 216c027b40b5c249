// symbols.h of cubind's binding of the nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/nvjitlink.yaml.
// Header: nvJitLink.h, sha256 3726aae592e0a91c53f826009da53a8bafb16dffc413884803e600630f347e72
// Spec: sha256 5c5c242077ff497c228a89141ef99cfe272185fe5dc563ce36165633edaa814d
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
    S_nvJitLinkGetLinkedLTOIRSize,
    S_nvJitLinkGetLinkedLTOIR,
    S_nvJitLinkGetErrorLogSize,
    S_nvJitLinkGetErrorLog,
    S_nvJitLinkGetInfoLogSize,
    S_nvJitLinkGetInfoLog,
    S_nvJitLinkVersion,
    SYMBOL_COUNT,
};

extern cb_library nvjitlink_library;
extern cb_symbol nvjitlink_symbols[];
#define symbols nvjitlink_symbols

#endif
