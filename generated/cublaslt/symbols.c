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

// A function is exported under its name here, and the resolver is asked for that, unless both are
// told; the release of that version of it comes next, 0 where the library does not tell versions,
// then the release that brought it, 0 where that is not known. `thread` is the entry point for the
// per-thread default stream.
#define RENAMED(name, exported, asked, number, release) \
    {.library = &cublaslt_library, .function = #name, .symbol = #exported, .base = #asked, \
     .version = number, .since = release}
#define RENAMED_PER_THREAD(name, exported, asked, thread, number, release) \
    {.library = &cublaslt_library, .function = #name, .symbol = #exported, .base = #asked, \
     .per_thread = #thread, .version = number, .since = release}
#define SYMBOL(name, number, release) RENAMED(name, name, name, number, release)
#define SYMBOL_PER_THREAD(name, thread, number, release) \
    RENAMED_PER_THREAD(name, name, name, thread, number, release)

cb_symbol cublaslt_symbols[] = {
    SYMBOL(cublasLtCreate, 0, 0),
    SYMBOL(cublasLtDestroy, 0, 0),
    SYMBOL(cublasLtGetStatusName, 0, 0),
    SYMBOL(cublasLtGetStatusString, 0, 0),
    SYMBOL(cublasLtGetVersion, 0, 0),
    SYMBOL(cublasLtGetCudartVersion, 0, 0),
    SYMBOL(cublasLtGetProperty, 0, 0),
    SYMBOL(cublasLtHeuristicsCacheGetCapacity, 0, 0),
    SYMBOL(cublasLtHeuristicsCacheSetCapacity, 0, 0),
    SYMBOL(cublasLtDisableCpuInstructionsSetMask, 0, 0),
    SYMBOL(cublasLtMatmul, 0, 0),
    SYMBOL(cublasLtMatrixTransform, 0, 0),
    SYMBOL(cublasLtMatrixLayoutInit_internal, 0, 0),
    SYMBOL(cublasLtGroupedMatrixLayoutInit_internal, 0, 0),
    SYMBOL(cublasLtMatrixLayoutCreate, 0, 0),
    SYMBOL(cublasLtGroupedMatrixLayoutCreate, 0, 0),
    SYMBOL(cublasLtMatrixLayoutDestroy, 0, 0),
    SYMBOL(cublasLtMatrixLayoutSetAttribute, 0, 0),
    SYMBOL(cublasLtMatrixLayoutGetAttribute, 0, 0),
    SYMBOL(cublasLtMatmulDescInit_internal, 0, 0),
    SYMBOL(cublasLtMatmulDescCreate, 0, 0),
    SYMBOL(cublasLtMatmulDescDestroy, 0, 0),
    SYMBOL(cublasLtMatmulDescSetAttribute, 0, 0),
    SYMBOL(cublasLtMatmulDescGetAttribute, 0, 0),
    SYMBOL(cublasLtMatrixTransformDescInit_internal, 0, 0),
    SYMBOL(cublasLtMatrixTransformDescCreate, 0, 0),
    SYMBOL(cublasLtMatrixTransformDescDestroy, 0, 0),
    SYMBOL(cublasLtMatrixTransformDescSetAttribute, 0, 0),
    SYMBOL(cublasLtMatrixTransformDescGetAttribute, 0, 0),
    SYMBOL(cublasLtEmulationDescInit_internal, 0, 0),
    SYMBOL(cublasLtEmulationDescCreate, 0, 0),
    SYMBOL(cublasLtEmulationDescDestroy, 0, 0),
    SYMBOL(cublasLtEmulationDescSetAttribute, 0, 0),
    SYMBOL(cublasLtEmulationDescGetAttribute, 0, 0),
    SYMBOL(cublasLtMatmulPreferenceInit_internal, 0, 0),
    SYMBOL(cublasLtMatmulPreferenceCreate, 0, 0),
    SYMBOL(cublasLtMatmulPreferenceDestroy, 0, 0),
    SYMBOL(cublasLtMatmulPreferenceSetAttribute, 0, 0),
    SYMBOL(cublasLtMatmulPreferenceGetAttribute, 0, 0),
    SYMBOL(cublasLtMatmulAlgoGetHeuristic, 0, 0),
    SYMBOL(cublasLtMatmulAlgoGetHeuristicForStream, 0, 0),
    SYMBOL(cublasLtMatmulAlgoGetIds, 0, 0),
    SYMBOL(cublasLtMatmulAlgoInit, 0, 0),
    SYMBOL(cublasLtMatmulAlgoCheck, 0, 0),
    SYMBOL(cublasLtMatmulAlgoCheckForStream, 0, 0),
    SYMBOL(cublasLtMatmulAlgoCapGetAttribute, 0, 0),
    SYMBOL(cublasLtMatmulAlgoConfigSetAttribute, 0, 0),
    SYMBOL(cublasLtMatmulAlgoConfigGetAttribute, 0, 0),
    SYMBOL(cublasLtLoggerSetCallback, 0, 0),
    SYMBOL(cublasLtLoggerSetFile, 0, 0),
    SYMBOL(cublasLtLoggerOpenFile, 0, 0),
    SYMBOL(cublasLtLoggerSetLevel, 0, 0),
    SYMBOL(cublasLtLoggerSetMask, 0, 0),
    SYMBOL(cublasLtLoggerForceDisable, 0, 0),
};
