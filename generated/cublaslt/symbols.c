// symbols.c of cubind for cuBLASLt, API version 13.5.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/cublaslt.yaml.
// clang-format off

#include "symbols.h"

cb_library cublaslt_library = {
    .name = "cublasLt",
    .soname = "libcublasLt.so.13",
    .wheel = "nvidia-cublas==13.*",
    .folders = (const char *const[]){"nvidia/cu13/lib", "nvidia/cublas/lib", NULL},
    .roots = (const char *const[]){"CUDA_PATH", "CUDA_HOME", NULL},
    .release = "13.5",
};

// `release` is the first release with the function, for the error about a missing symbol; 0 for
// functions older than the compared headers.
#define SYMBOL(name, release) \
    [S_##name] = {.library = &cublaslt_library, .function = #name, .symbol = #name, \
                  .since = release}

cb_symbol cublaslt_symbols[] = {
    SYMBOL(cublasLtCreate, 0),
    SYMBOL(cublasLtDestroy, 0),
    SYMBOL(cublasLtGetStatusName, 0),
    SYMBOL(cublasLtGetStatusString, 0),
    SYMBOL(cublasLtGetVersion, 0),
    SYMBOL(cublasLtGetCudartVersion, 0),
    SYMBOL(cublasLtGetProperty, 0),
    SYMBOL(cublasLtHeuristicsCacheGetCapacity, 0),
    SYMBOL(cublasLtHeuristicsCacheSetCapacity, 0),
    SYMBOL(cublasLtDisableCpuInstructionsSetMask, 0),
    SYMBOL(cublasLtMatmul, 0),
    SYMBOL(cublasLtMatrixTransform, 0),
    SYMBOL(cublasLtMatrixLayoutInit_internal, 0),
    SYMBOL(cublasLtMatrixLayoutCreate, 0),
    SYMBOL(cublasLtMatrixLayoutDestroy, 0),
    SYMBOL(cublasLtMatrixLayoutSetAttribute, 0),
    SYMBOL(cublasLtMatrixLayoutGetAttribute, 0),
    SYMBOL(cublasLtMatmulDescInit_internal, 0),
    SYMBOL(cublasLtMatmulDescCreate, 0),
    SYMBOL(cublasLtMatmulDescDestroy, 0),
    SYMBOL(cublasLtMatmulDescSetAttribute, 0),
    SYMBOL(cublasLtMatmulDescGetAttribute, 0),
    SYMBOL(cublasLtMatrixTransformDescInit_internal, 0),
    SYMBOL(cublasLtMatrixTransformDescCreate, 0),
    SYMBOL(cublasLtMatrixTransformDescDestroy, 0),
    SYMBOL(cublasLtMatrixTransformDescSetAttribute, 0),
    SYMBOL(cublasLtMatrixTransformDescGetAttribute, 0),
    SYMBOL(cublasLtEmulationDescInit_internal, 0),
    SYMBOL(cublasLtEmulationDescCreate, 0),
    SYMBOL(cublasLtEmulationDescDestroy, 0),
    SYMBOL(cublasLtEmulationDescSetAttribute, 0),
    SYMBOL(cublasLtEmulationDescGetAttribute, 0),
    SYMBOL(cublasLtMatmulPreferenceInit_internal, 0),
    SYMBOL(cublasLtMatmulPreferenceCreate, 0),
    SYMBOL(cublasLtMatmulPreferenceDestroy, 0),
    SYMBOL(cublasLtMatmulPreferenceSetAttribute, 0),
    SYMBOL(cublasLtMatmulPreferenceGetAttribute, 0),
    SYMBOL(cublasLtMatmulAlgoGetHeuristic, 0),
    SYMBOL(cublasLtMatmulAlgoGetIds, 0),
    SYMBOL(cublasLtMatmulAlgoInit, 0),
    SYMBOL(cublasLtMatmulAlgoCheck, 0),
    SYMBOL(cublasLtMatmulAlgoCapGetAttribute, 0),
    SYMBOL(cublasLtMatmulAlgoConfigSetAttribute, 0),
    SYMBOL(cublasLtMatmulAlgoConfigGetAttribute, 0),
    SYMBOL(cublasLtLoggerSetCallback, 0),
    SYMBOL(cublasLtLoggerSetFile, 0),
    SYMBOL(cublasLtLoggerOpenFile, 0),
    SYMBOL(cublasLtLoggerSetLevel, 0),
    SYMBOL(cublasLtLoggerSetMask, 0),
    SYMBOL(cublasLtLoggerForceDisable, 0),
    SYMBOL(cublasLtGroupedMatrixLayoutInit_internal, 0),
    SYMBOL(cublasLtGroupedMatrixLayoutCreate, 0),
    SYMBOL(cublasLtMatmulAlgoGetHeuristicForStream, 0),
    SYMBOL(cublasLtMatmulAlgoCheckForStream, 0),
};
