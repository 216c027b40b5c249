// symbols.h of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/nvrtc.yaml.
// clang-format off

#ifndef CUBIND_NVRTC_SYMBOLS_H
#define CUBIND_NVRTC_SYMBOLS_H

#include "cubind/library.h"

// Symbol indices.
enum {
    S_nvrtcGetErrorString,
    S_nvrtcVersion,
    S_nvrtcGetNumSupportedArchs,
    S_nvrtcGetSupportedArchs,
    S_nvrtcCreateProgram,
    S_nvrtcDestroyProgram,
    S_nvrtcCompileProgram,
    S_nvrtcGetPTXSize,
    S_nvrtcGetPTX,
    S_nvrtcGetCUBINSize,
    S_nvrtcGetCUBIN,
    S_nvrtcGetLTOIRSize,
    S_nvrtcGetLTOIR,
    S_nvrtcGetOptiXIRSize,
    S_nvrtcGetOptiXIR,
    S_nvrtcGetProgramLogSize,
    S_nvrtcGetProgramLog,
    S_nvrtcAddNameExpression,
    S_nvrtcGetLoweredName,
    S_nvrtcGetPCHHeapSize,
    S_nvrtcSetPCHHeapSize,
    S_nvrtcGetPCHCreateStatus,
    S_nvrtcGetPCHHeapSizeRequired,
    S_nvrtcSetFlowCallback,
    S_nvrtcGetTileIRSize,
    S_nvrtcGetTileIR,
    S_nvrtcInstallBundledHeaders,
    S_nvrtcGetBundledHeadersInfo,
    S_nvrtcRemoveBundledHeaders,
    SYMBOL_COUNT,
};

extern cb_library nvrtc_library;
extern cb_symbol nvrtc_symbols[];

// The C table for other extension modules. Its members are in the order of the symbols.
extern const struct cubind_nvrtc_api nvrtc_api_table;

#endif
