// tables.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// The type of the value for an enumerator.
#define ROW(enumerator, type) {.key = enumerator, .kind = CB_VALUE_##type, .cls = CB_NO_CLASS}
// The same with the class of the value.
#define ROW_OF(enumerator, type, class) \
    {.key = enumerator, .kind = CB_VALUE_##type, .cls = class}
// The same with the bytes of the value, or the key of the option for its size.
#define SIZED_ROW(enumerator, type, bytes) \
    {.key = enumerator, .kind = CB_VALUE_##type, .cls = CB_NO_CLASS, .size = bytes}

static const cb_value_row rows_graph_mem_attributes[] = {
    ROW_OF(cudaGraphMemAttrUsedMemCurrent, SCALAR, T_cuuint64_t),
    ROW_OF(cudaGraphMemAttrUsedMemHigh, SCALAR, T_cuuint64_t),
    ROW_OF(cudaGraphMemAttrReservedMemCurrent, SCALAR, T_cuuint64_t),
    ROW_OF(cudaGraphMemAttrReservedMemHigh, SCALAR, T_cuuint64_t),
};
const cb_value_table table_graph_mem_attributes = {
    .enum_class = T_cudaGraphMemAttributeType,
    .rows = rows_graph_mem_attributes,
    .count = sizeof rows_graph_mem_attributes / sizeof *rows_graph_mem_attributes,
};

static const cb_value_row rows_jit_options[] = {
    ROW(cudaJitMaxRegisters, UINT32),
    ROW(cudaJitThreadsPerBlock, UINT32),
    ROW(cudaJitWallTime, FLOAT),
    SIZED_ROW(cudaJitInfoLogBuffer, BUFFER, cudaJitInfoLogBufferSizeBytes),
    ROW(cudaJitInfoLogBufferSizeBytes, UINT32),
    SIZED_ROW(cudaJitErrorLogBuffer, BUFFER, cudaJitErrorLogBufferSizeBytes),
    ROW(cudaJitErrorLogBufferSizeBytes, UINT32),
    ROW(cudaJitOptimizationLevel, UINT32),
    ROW_OF(cudaJitFallbackStrategy, ENUM, T_cudaJit_Fallback),
    ROW(cudaJitGenerateDebugInfo, INT32),
    ROW(cudaJitLogVerbose, INT32),
    ROW(cudaJitGenerateLineInfo, INT32),
    ROW_OF(cudaJitCacheMode, ENUM, T_cudaJit_CacheMode),
    ROW(cudaJitPositionIndependentCode, INT32),
    ROW(cudaJitMinCtaPerSm, UINT32),
    ROW(cudaJitMaxThreadsPerBlock, INT32),
    ROW(cudaJitOverrideDirectiveValues, INT32),
};
const cb_value_table table_jit_options = {
    .enum_class = T_cudaJitOption,
    .rows = rows_jit_options,
    .count = sizeof rows_jit_options / sizeof *rows_jit_options,
};

static const cb_value_row rows_library_options[] = {
    ROW_OF(cudaLibraryHostUniversalFunctionAndDataTable, RECORD,
        T_cudalibraryHostUniversalFunctionAndDataTable),
    ROW(cudaLibraryBinaryIsPreserved, INT32),
};
const cb_value_table table_library_options = {
    .enum_class = T_cudaLibraryOption,
    .rows = rows_library_options,
    .count = sizeof rows_library_options / sizeof *rows_library_options,
};

static const cb_value_row rows_mem_pool_attributes[] = {
    ROW(cudaMemPoolReuseFollowEventDependencies, INT32),
    ROW(cudaMemPoolReuseAllowOpportunistic, INT32),
    ROW(cudaMemPoolReuseAllowInternalDependencies, INT32),
    ROW_OF(cudaMemPoolAttrReleaseThreshold, SCALAR, T_cuuint64_t),
    ROW_OF(cudaMemPoolAttrReservedMemCurrent, SCALAR, T_cuuint64_t),
    ROW_OF(cudaMemPoolAttrReservedMemHigh, SCALAR, T_cuuint64_t),
    ROW_OF(cudaMemPoolAttrUsedMemCurrent, SCALAR, T_cuuint64_t),
    ROW_OF(cudaMemPoolAttrUsedMemHigh, SCALAR, T_cuuint64_t),
    ROW(cudaMemPoolAttrAllocationType, INT32),
    ROW(cudaMemPoolAttrExportHandleTypes, INT32),
    ROW(cudaMemPoolAttrLocationId, INT32),
    ROW(cudaMemPoolAttrLocationType, INT32),
    ROW_OF(cudaMemPoolAttrMaxPoolSize, SCALAR, T_cuuint64_t),
    ROW(cudaMemPoolAttrHwDecompressEnabled, INT32),
    ROW(cudaMemPoolAttrLocalityDomainId, INT32),
};
const cb_value_table table_mem_pool_attributes = {
    .enum_class = T_cudaMemPoolAttr,
    .rows = rows_mem_pool_attributes,
    .count = sizeof rows_mem_pool_attributes / sizeof *rows_mem_pool_attributes,
};

static const cb_value_row rows_mem_range_attributes[] = {
    ROW(cudaMemRangeAttributeReadMostly, INT32),
    ROW(cudaMemRangeAttributePreferredLocation, INT32),
    ROW(cudaMemRangeAttributeAccessedBy, LIST_INT32),
    ROW(cudaMemRangeAttributeLastPrefetchLocation, INT32),
    ROW(cudaMemRangeAttributePreferredLocationType, INT32),
    ROW(cudaMemRangeAttributePreferredLocationId, INT32),
    ROW(cudaMemRangeAttributeLastPrefetchLocationType, INT32),
    ROW(cudaMemRangeAttributeLastPrefetchLocationId, INT32),
};
const cb_value_table table_mem_range_attributes = {
    .enum_class = T_cudaMemRangeAttribute,
    .rows = rows_mem_range_attributes,
    .count = sizeof rows_mem_range_attributes / sizeof *rows_mem_range_attributes,
};

static const cb_value_row rows_shareable_handles[] = {
    ROW(cudaMemHandleTypeNone, INT32),
    ROW(cudaMemHandleTypePosixFileDescriptor, INT32),
    ROW(cudaMemHandleTypeWin32, ADDRESS),
    ROW(cudaMemHandleTypeWin32Kmt, UINT32),
    ROW_OF(cudaMemHandleTypeFabric, RECORD, T_CUmemFabricHandle),
};
const cb_value_table table_shareable_handles = {
    .enum_class = T_cudaMemAllocationHandleType,
    .rows = rows_shareable_handles,
    .count = sizeof rows_shareable_handles / sizeof *rows_shareable_handles,
};
