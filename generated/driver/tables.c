// tables.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/driver.yaml.
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

static const cb_value_row rows_coredump_settings[] = {
    ROW(CU_COREDUMP_ENABLE_ON_EXCEPTION, BOOL),
    ROW(CU_COREDUMP_TRIGGER_HOST, BOOL),
    ROW(CU_COREDUMP_LIGHTWEIGHT, BOOL),
    ROW(CU_COREDUMP_ENABLE_USER_TRIGGER, BOOL),
    SIZED_ROW(CU_COREDUMP_FILE, BYTES, 1024),
    SIZED_ROW(CU_COREDUMP_PIPE, BYTES, 1024),
    ROW(CU_COREDUMP_GENERATION_FLAGS, INT32),
};
const cb_value_table table_coredump_settings = {
    .enum_class = T_CUcoredumpSettings,
    .rows = rows_coredump_settings,
    .count = sizeof rows_coredump_settings / sizeof *rows_coredump_settings,
};

static const cb_value_row rows_endpoint_handles[] = {
    ROW_OF(CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE, RECORD, T_CUlogicalEndpointFabricHandle),
    ROW_OF(CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC, RECORD, T_CUlogicalEndpointFabricHandle),
};
const cb_value_table table_endpoint_handles = {
    .enum_class = T_CUlogicalEndpointIpcHandleType,
    .rows = rows_endpoint_handles,
    .count = sizeof rows_endpoint_handles / sizeof *rows_endpoint_handles,
    .any_key = true,
};

static const cb_value_row rows_graph_mem_attributes[] = {
    ROW_OF(CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT, SCALAR, T_cuuint64_t),
    ROW_OF(CU_GRAPH_MEM_ATTR_USED_MEM_HIGH, SCALAR, T_cuuint64_t),
    ROW_OF(CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT, SCALAR, T_cuuint64_t),
    ROW_OF(CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH, SCALAR, T_cuuint64_t),
};
const cb_value_table table_graph_mem_attributes = {
    .enum_class = T_CUgraphMem_attribute,
    .rows = rows_graph_mem_attributes,
    .count = sizeof rows_graph_mem_attributes / sizeof *rows_graph_mem_attributes,
};

static const cb_value_row rows_jit_options[] = {
    ROW(CU_JIT_MAX_REGISTERS, UINT32),
    ROW(CU_JIT_THREADS_PER_BLOCK, UINT32),
    ROW(CU_JIT_WALL_TIME, FLOAT),
    SIZED_ROW(CU_JIT_INFO_LOG_BUFFER, BUFFER, CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES),
    ROW(CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, UINT32),
    SIZED_ROW(CU_JIT_ERROR_LOG_BUFFER, BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES),
    ROW(CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES, UINT32),
    ROW(CU_JIT_OPTIMIZATION_LEVEL, UINT32),
    ROW(CU_JIT_TARGET_FROM_CUCONTEXT, UINT32),
    ROW_OF(CU_JIT_TARGET, ENUM, T_CUjit_target),
    ROW_OF(CU_JIT_FALLBACK_STRATEGY, ENUM, T_CUjit_fallback),
    ROW(CU_JIT_GENERATE_DEBUG_INFO, INT32),
    ROW(CU_JIT_LOG_VERBOSE, INT32),
    ROW(CU_JIT_GENERATE_LINE_INFO, INT32),
    ROW_OF(CU_JIT_CACHE_MODE, ENUM, T_CUjit_cacheMode),
    ROW(CU_JIT_GLOBAL_SYMBOL_NAMES, LIST_STRING),
    ROW(CU_JIT_GLOBAL_SYMBOL_ADDRESSES, LIST_ADDRESS),
    ROW(CU_JIT_GLOBAL_SYMBOL_COUNT, UINT32),
    ROW(CU_JIT_LTO, INT32),
    ROW(CU_JIT_FTZ, INT32),
    ROW(CU_JIT_PREC_DIV, INT32),
    ROW(CU_JIT_PREC_SQRT, INT32),
    ROW(CU_JIT_FMA, INT32),
    ROW(CU_JIT_REFERENCED_KERNEL_NAMES, LIST_STRING),
    ROW(CU_JIT_REFERENCED_KERNEL_COUNT, UINT32),
    ROW(CU_JIT_REFERENCED_VARIABLE_NAMES, LIST_STRING),
    ROW(CU_JIT_REFERENCED_VARIABLE_COUNT, UINT32),
    ROW(CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, INT32),
    ROW(CU_JIT_POSITION_INDEPENDENT_CODE, INT32),
    ROW(CU_JIT_MIN_CTA_PER_SM, UINT32),
    ROW(CU_JIT_MAX_THREADS_PER_BLOCK, INT32),
    ROW(CU_JIT_OVERRIDE_DIRECTIVE_VALUES, INT32),
    ROW(CU_JIT_SPLIT_COMPILE, UINT32),
    ROW(CU_JIT_BINARY_LOADER_THREAD_COUNT, UINT32),
};
const cb_value_table table_jit_options = {
    .enum_class = T_CUjit_option,
    .rows = rows_jit_options,
    .count = sizeof rows_jit_options / sizeof *rows_jit_options,
};

static const cb_value_row rows_library_options[] = {
    ROW_OF(CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE, RECORD,
        T_CUlibraryHostUniversalFunctionAndDataTable),
    ROW(CU_LIBRARY_BINARY_IS_PRESERVED, INT32),
};
const cb_value_table table_library_options = {
    .enum_class = T_CUlibraryOption,
    .rows = rows_library_options,
    .count = sizeof rows_library_options / sizeof *rows_library_options,
};

static const cb_value_row rows_mem_pool_attributes[] = {
    ROW(CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, INT32),
    ROW(CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, INT32),
    ROW(CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES, INT32),
    ROW_OF(CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, SCALAR, T_cuuint64_t),
    ROW_OF(CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, SCALAR, T_cuuint64_t),
    ROW_OF(CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, SCALAR, T_cuuint64_t),
    ROW_OF(CU_MEMPOOL_ATTR_USED_MEM_CURRENT, SCALAR, T_cuuint64_t),
    ROW_OF(CU_MEMPOOL_ATTR_USED_MEM_HIGH, SCALAR, T_cuuint64_t),
    ROW(CU_MEMPOOL_ATTR_ALLOCATION_TYPE, INT32),
    ROW(CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES, INT32),
    ROW(CU_MEMPOOL_ATTR_LOCATION_ID, INT32),
    ROW(CU_MEMPOOL_ATTR_LOCATION_TYPE, INT32),
    ROW_OF(CU_MEMPOOL_ATTR_MAX_POOL_SIZE, SCALAR, T_cuuint64_t),
    ROW(CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED, INT32),
    ROW(CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID, INT32),
};
const cb_value_table table_mem_pool_attributes = {
    .enum_class = T_CUmemPool_attribute,
    .rows = rows_mem_pool_attributes,
    .count = sizeof rows_mem_pool_attributes / sizeof *rows_mem_pool_attributes,
};

static const cb_value_row rows_mem_range_attributes[] = {
    ROW(CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, INT32),
    ROW(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, INT32),
    ROW(CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY, LIST_INT32),
    ROW(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION, INT32),
    ROW(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE, INT32),
    ROW(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID, INT32),
    ROW(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE, INT32),
    ROW(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID, INT32),
};
const cb_value_table table_mem_range_attributes = {
    .enum_class = T_CUmem_range_attribute,
    .rows = rows_mem_range_attributes,
    .count = sizeof rows_mem_range_attributes / sizeof *rows_mem_range_attributes,
};

static const cb_value_row rows_pointer_attributes[] = {
    ROW_OF(CU_POINTER_ATTRIBUTE_CONTEXT, HANDLE, T_CUcontext),
    ROW(CU_POINTER_ATTRIBUTE_MEMORY_TYPE, UINT32),
    ROW_OF(CU_POINTER_ATTRIBUTE_DEVICE_POINTER, SCALAR, T_CUdeviceptr),
    ROW(CU_POINTER_ATTRIBUTE_HOST_POINTER, ADDRESS),
    ROW_OF(CU_POINTER_ATTRIBUTE_P2P_TOKENS, RECORD, T_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS),
    ROW(CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, BOOL),
    ROW(CU_POINTER_ATTRIBUTE_BUFFER_ID, UINT64),
    ROW(CU_POINTER_ATTRIBUTE_IS_MANAGED, BOOL),
    ROW(CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, INT32),
    ROW(CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, BOOL),
    ROW_OF(CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, SCALAR, T_CUdeviceptr),
    ROW(CU_POINTER_ATTRIBUTE_RANGE_SIZE, SIZE),
    ROW(CU_POINTER_ATTRIBUTE_MAPPED, BOOL),
    ROW(CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES, UINT64),
    ROW(CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE, INT32),
    ROW(CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, UINT32),
    ROW_OF(CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, HANDLE, T_CUmemoryPool),
    ROW(CU_POINTER_ATTRIBUTE_MAPPING_SIZE, SIZE),
    ROW_OF(CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR, SCALAR, T_CUdeviceptr),
    ROW(CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID, UINT64),
    ROW(CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE, BOOL),
    ROW(CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL, INT32),
};
const cb_value_table table_pointer_attributes = {
    .enum_class = T_CUpointer_attribute,
    .rows = rows_pointer_attributes,
    .count = sizeof rows_pointer_attributes / sizeof *rows_pointer_attributes,
};

static const cb_value_row rows_range_handles[] = {
    ROW(CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, INT32),
};
const cb_value_table table_range_handles = {
    .enum_class = T_CUmemRangeHandleType,
    .rows = rows_range_handles,
    .count = sizeof rows_range_handles / sizeof *rows_range_handles,
    .any_key = true,
};

static const cb_value_row rows_shareable_handles[] = {
    ROW(CU_MEM_HANDLE_TYPE_NONE, INT32),
    ROW(CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, INT32),
    ROW(CU_MEM_HANDLE_TYPE_WIN32, ADDRESS),
    ROW(CU_MEM_HANDLE_TYPE_WIN32_KMT, UINT32),
    ROW_OF(CU_MEM_HANDLE_TYPE_FABRIC, RECORD, T_CUmemFabricHandle),
};
const cb_value_table table_shareable_handles = {
    .enum_class = T_CUmemAllocationHandleType,
    .rows = rows_shareable_handles,
    .count = sizeof rows_shareable_handles / sizeof *rows_shareable_handles,
};
