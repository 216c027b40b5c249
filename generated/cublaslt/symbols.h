// symbols.h of cubind for cuBLASLt, API version 13.5.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/cublaslt.yaml.
// clang-format off

#ifndef CUBIND_CUBLASLT_SYMBOLS_H
#define CUBIND_CUBLASLT_SYMBOLS_H

#include "cubind/library.h"

// Symbol indices.
enum {
    S_cublasLtCreate,
    S_cublasLtDestroy,
    S_cublasLtGetStatusName,
    S_cublasLtGetStatusString,
    S_cublasLtGetVersion,
    S_cublasLtGetCudartVersion,
    S_cublasLtGetProperty,
    S_cublasLtHeuristicsCacheGetCapacity,
    S_cublasLtHeuristicsCacheSetCapacity,
    S_cublasLtDisableCpuInstructionsSetMask,
    S_cublasLtMatmul,
    S_cublasLtMatrixTransform,
    S_cublasLtMatrixLayoutInit_internal,
    S_cublasLtMatrixLayoutCreate,
    S_cublasLtMatrixLayoutDestroy,
    S_cublasLtMatrixLayoutSetAttribute,
    S_cublasLtMatrixLayoutGetAttribute,
    S_cublasLtMatmulDescInit_internal,
    S_cublasLtMatmulDescCreate,
    S_cublasLtMatmulDescDestroy,
    S_cublasLtMatmulDescSetAttribute,
    S_cublasLtMatmulDescGetAttribute,
    S_cublasLtMatrixTransformDescInit_internal,
    S_cublasLtMatrixTransformDescCreate,
    S_cublasLtMatrixTransformDescDestroy,
    S_cublasLtMatrixTransformDescSetAttribute,
    S_cublasLtMatrixTransformDescGetAttribute,
    S_cublasLtEmulationDescInit_internal,
    S_cublasLtEmulationDescCreate,
    S_cublasLtEmulationDescDestroy,
    S_cublasLtEmulationDescSetAttribute,
    S_cublasLtEmulationDescGetAttribute,
    S_cublasLtMatmulPreferenceInit_internal,
    S_cublasLtMatmulPreferenceCreate,
    S_cublasLtMatmulPreferenceDestroy,
    S_cublasLtMatmulPreferenceSetAttribute,
    S_cublasLtMatmulPreferenceGetAttribute,
    S_cublasLtMatmulAlgoGetHeuristic,
    S_cublasLtMatmulAlgoGetIds,
    S_cublasLtMatmulAlgoInit,
    S_cublasLtMatmulAlgoCheck,
    S_cublasLtMatmulAlgoCapGetAttribute,
    S_cublasLtMatmulAlgoConfigSetAttribute,
    S_cublasLtMatmulAlgoConfigGetAttribute,
    S_cublasLtLoggerSetCallback,
    S_cublasLtLoggerSetFile,
    S_cublasLtLoggerOpenFile,
    S_cublasLtLoggerSetLevel,
    S_cublasLtLoggerSetMask,
    S_cublasLtLoggerForceDisable,
    S_cublasLtGroupedMatrixLayoutInit_internal,
    S_cublasLtGroupedMatrixLayoutCreate,
    S_cublasLtMatmulAlgoGetHeuristicForStream,
    S_cublasLtMatmulAlgoCheckForStream,
    SYMBOL_COUNT,
};

extern cb_library cublaslt_library;
extern cb_symbol cublaslt_symbols[];

// The C table for other extension modules. Its members are in the order of the symbols.
extern const struct cubind_cublaslt_api cublaslt_api_table;

#endif
