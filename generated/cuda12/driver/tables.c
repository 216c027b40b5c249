// tables.c of cubind's binding of the CUDA Driver API, API version 12.9.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

static const cb_value_row rows_coredump_settings[] = {
    {.key = 1, .kind = CB_VALUE_BOOL, .cls = -1, .size = 0},  // CU_COREDUMP_ENABLE_ON_EXCEPTION
    {.key = 2, .kind = CB_VALUE_BOOL, .cls = -1, .size = 0},  // CU_COREDUMP_TRIGGER_HOST
    {.key = 3, .kind = CB_VALUE_BOOL, .cls = -1, .size = 0},  // CU_COREDUMP_LIGHTWEIGHT
    {.key = 4, .kind = CB_VALUE_BOOL, .cls = -1, .size = 0},  // CU_COREDUMP_ENABLE_USER_TRIGGER
    {.key = 5, .kind = CB_VALUE_BYTES, .cls = -1, .size = 1024},  // CU_COREDUMP_FILE
    {.key = 6, .kind = CB_VALUE_BYTES, .cls = -1, .size = 1024},  // CU_COREDUMP_PIPE
    {.key = 7, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CU_COREDUMP_GENERATION_FLAGS
};
const cb_value_table table_coredump_settings = {
    .enum_class = T_CUcoredumpSettings, .rows = rows_coredump_settings,
        .count = sizeof rows_coredump_settings / sizeof *rows_coredump_settings,
};

static const cb_value_row rows_graph_mem_attributes[] = {
    {.key = 0, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT
    {.key = 1, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // CU_GRAPH_MEM_ATTR_USED_MEM_HIGH
    {.key = 2, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT
    {.key = 3, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH
};
const cb_value_table table_graph_mem_attributes = {
    .enum_class = T_CUgraphMem_attribute, .rows = rows_graph_mem_attributes,
        .count = sizeof rows_graph_mem_attributes / sizeof *rows_graph_mem_attributes,
};

static const cb_value_row rows_jit_options[] = {
    {.key = 0, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CU_JIT_MAX_REGISTERS
    {.key = 1, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CU_JIT_THREADS_PER_BLOCK
    {.key = 2, .kind = CB_VALUE_FLOAT, .cls = -1, .size = 0},  // CU_JIT_WALL_TIME
    {.key = 3, .kind = CB_VALUE_BUFFER, .cls = -1, .size = 4},  // CU_JIT_INFO_LOG_BUFFER
    {.key = 4, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES
    {.key = 5, .kind = CB_VALUE_BUFFER, .cls = -1, .size = 6},  // CU_JIT_ERROR_LOG_BUFFER
    {.key = 6, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES
    {.key = 7, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CU_JIT_OPTIMIZATION_LEVEL
    {.key = 8, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CU_JIT_TARGET_FROM_CUCONTEXT
    {.key = 9, .kind = CB_VALUE_ENUM, .cls = T_CUjit_target, .size = 0},  // CU_JIT_TARGET
    {.key = 10, .kind = CB_VALUE_ENUM, .cls = T_CUjit_fallback, .size = 0},
         // CU_JIT_FALLBACK_STRATEGY
    {.key = 11, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CU_JIT_GENERATE_DEBUG_INFO
    {.key = 12, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CU_JIT_LOG_VERBOSE
    {.key = 13, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CU_JIT_GENERATE_LINE_INFO
    {.key = 14, .kind = CB_VALUE_ENUM, .cls = T_CUjit_cacheMode, .size = 0},  // CU_JIT_CACHE_MODE
    {.key = 17, .kind = CB_VALUE_LIST_STRING, .cls = -1, .size = 0},  // CU_JIT_GLOBAL_SYMBOL_NAMES
    {.key = 18, .kind = CB_VALUE_LIST_ADDRESS, .cls = -1, .size = 0},
         // CU_JIT_GLOBAL_SYMBOL_ADDRESSES
    {.key = 19, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CU_JIT_GLOBAL_SYMBOL_COUNT
    {.key = 20, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CU_JIT_LTO
    {.key = 21, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CU_JIT_FTZ
    {.key = 22, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CU_JIT_PREC_DIV
    {.key = 23, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CU_JIT_PREC_SQRT
    {.key = 24, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CU_JIT_FMA
    {.key = 25, .kind = CB_VALUE_LIST_STRING, .cls = -1, .size = 0},
         // CU_JIT_REFERENCED_KERNEL_NAMES
    {.key = 26, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CU_JIT_REFERENCED_KERNEL_COUNT
    {.key = 27, .kind = CB_VALUE_LIST_STRING, .cls = -1, .size = 0},
         // CU_JIT_REFERENCED_VARIABLE_NAMES
    {.key = 28, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CU_JIT_REFERENCED_VARIABLE_COUNT
    {.key = 29, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES
    {.key = 30, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CU_JIT_POSITION_INDEPENDENT_CODE
    {.key = 31, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CU_JIT_MIN_CTA_PER_SM
    {.key = 32, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CU_JIT_MAX_THREADS_PER_BLOCK
    {.key = 33, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CU_JIT_OVERRIDE_DIRECTIVE_VALUES
};
const cb_value_table table_jit_options = {
    .enum_class = T_CUjit_option, .rows = rows_jit_options,
        .count = sizeof rows_jit_options / sizeof *rows_jit_options,
};

static const cb_value_row rows_library_options[] = {
    {.key = 0, .kind = CB_VALUE_RECORD, .cls = T_CUlibraryHostUniversalFunctionAndDataTable,
        .size = 0},  // CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE
    {.key = 1, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CU_LIBRARY_BINARY_IS_PRESERVED
};
const cb_value_table table_library_options = {
    .enum_class = T_CUlibraryOption, .rows = rows_library_options,
        .count = sizeof rows_library_options / sizeof *rows_library_options,
};

static const cb_value_row rows_mem_pool_attributes[] = {
    {.key = 1, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES
    {.key = 2, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC
    {.key = 3, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES
    {.key = 4, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
    {.key = 5, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT
    {.key = 6, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH
    {.key = 7, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // CU_MEMPOOL_ATTR_USED_MEM_CURRENT
    {.key = 8, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // CU_MEMPOOL_ATTR_USED_MEM_HIGH
};
const cb_value_table table_mem_pool_attributes = {
    .enum_class = T_CUmemPool_attribute, .rows = rows_mem_pool_attributes,
        .count = sizeof rows_mem_pool_attributes / sizeof *rows_mem_pool_attributes,
};

static const cb_value_row rows_mem_range_attributes[] = {
    {.key = 1, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY
    {.key = 2, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION
    {.key = 3, .kind = CB_VALUE_LIST_INT32, .cls = -1, .size = 0},
         // CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY
    {.key = 4, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION
    {.key = 5, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE
    {.key = 6, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID
    {.key = 7, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE
    {.key = 8, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID
};
const cb_value_table table_mem_range_attributes = {
    .enum_class = T_CUmem_range_attribute, .rows = rows_mem_range_attributes,
        .count = sizeof rows_mem_range_attributes / sizeof *rows_mem_range_attributes,
};

static const cb_value_row rows_pointer_attributes[] = {
    {.key = 1, .kind = CB_VALUE_HANDLE, .cls = T_CUcontext, .size = 0},
         // CU_POINTER_ATTRIBUTE_CONTEXT
    {.key = 2, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CU_POINTER_ATTRIBUTE_MEMORY_TYPE
    {.key = 3, .kind = CB_VALUE_SCALAR, .cls = T_CUdeviceptr, .size = 0},
         // CU_POINTER_ATTRIBUTE_DEVICE_POINTER
    {.key = 4, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},
         // CU_POINTER_ATTRIBUTE_HOST_POINTER
    {.key = 5, .kind = CB_VALUE_RECORD, .cls = T_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS, .size = 0},
         // CU_POINTER_ATTRIBUTE_P2P_TOKENS
    {.key = 6, .kind = CB_VALUE_BOOL, .cls = -1, .size = 0},  // CU_POINTER_ATTRIBUTE_SYNC_MEMOPS
    {.key = 7, .kind = CB_VALUE_UINT64, .cls = -1, .size = 0},  // CU_POINTER_ATTRIBUTE_BUFFER_ID
    {.key = 8, .kind = CB_VALUE_BOOL, .cls = -1, .size = 0},  // CU_POINTER_ATTRIBUTE_IS_MANAGED
    {.key = 9, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
    {.key = 10, .kind = CB_VALUE_BOOL, .cls = -1, .size = 0},
         // CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE
    {.key = 11, .kind = CB_VALUE_SCALAR, .cls = T_CUdeviceptr, .size = 0},
         // CU_POINTER_ATTRIBUTE_RANGE_START_ADDR
    {.key = 12, .kind = CB_VALUE_SIZE, .cls = -1, .size = 0},  // CU_POINTER_ATTRIBUTE_RANGE_SIZE
    {.key = 13, .kind = CB_VALUE_BOOL, .cls = -1, .size = 0},  // CU_POINTER_ATTRIBUTE_MAPPED
    {.key = 14, .kind = CB_VALUE_UINT64, .cls = -1, .size = 0},
         // CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES
    {.key = 15, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE
    {.key = 16, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},
         // CU_POINTER_ATTRIBUTE_ACCESS_FLAGS
    {.key = 17, .kind = CB_VALUE_HANDLE, .cls = T_CUmemoryPool, .size = 0},
         // CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE
    {.key = 18, .kind = CB_VALUE_SIZE, .cls = -1, .size = 0},  // CU_POINTER_ATTRIBUTE_MAPPING_SIZE
    {.key = 19, .kind = CB_VALUE_SCALAR, .cls = T_CUdeviceptr, .size = 0},
         // CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR
    {.key = 20, .kind = CB_VALUE_UINT64, .cls = -1, .size = 0},
         // CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID
    {.key = 21, .kind = CB_VALUE_BOOL, .cls = -1, .size = 0},
         // CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE
};
const cb_value_table table_pointer_attributes = {
    .enum_class = T_CUpointer_attribute, .rows = rows_pointer_attributes,
        .count = sizeof rows_pointer_attributes / sizeof *rows_pointer_attributes,
};

static const cb_value_row rows_range_handles[] = {
    {.key = 1, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD
    {.key = 2147483647, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CU_MEM_RANGE_HANDLE_TYPE_MAX
};
const cb_value_table table_range_handles = {
    .enum_class = T_CUmemRangeHandleType, .rows = rows_range_handles,
        .count = sizeof rows_range_handles / sizeof *rows_range_handles,
    .any_key = true,
};

static const cb_value_row rows_shareable_handles[] = {
    {.key = 0, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CU_MEM_HANDLE_TYPE_NONE
    {.key = 1, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
    {.key = 2, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},  // CU_MEM_HANDLE_TYPE_WIN32
    {.key = 4, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // CU_MEM_HANDLE_TYPE_WIN32_KMT
    {.key = 8, .kind = CB_VALUE_RECORD, .cls = T_CUmemFabricHandle, .size = 0},
         // CU_MEM_HANDLE_TYPE_FABRIC
};
const cb_value_table table_shareable_handles = {
    .enum_class = T_CUmemAllocationHandleType, .rows = rows_shareable_handles,
        .count = sizeof rows_shareable_handles / sizeof *rows_shareable_handles,
};

void
trampoline_CUasyncCallback(CUasyncNotificationInfo *arg0, void *arg1, CUasyncCallbackHandle arg2)
{
    PyGILState_STATE gil;
    cb_closure *c = arg1;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {arg0 != NULL
        ? cb_record_view(m, T_CUasyncNotificationInfo, (void *)arg0, NULL) : Py_NewRef(Py_None),
        Py_NewRef(c->user_data), cb_cell_new(m, T_CUasyncCallbackHandle, &arg2)};
    PyObject *value = cb_trampoline_call(c, args, 3);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
}

void
trampoline_CUhostFn(void *arg0)
{
    PyGILState_STATE gil;
    cb_closure *c = arg0;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {Py_NewRef(c->user_data)};
    PyObject *value = cb_trampoline_call(c, args, 1);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
}

void
trampoline_CUstreamCallback(CUstream arg0, CUresult arg1, void *arg2)
{
    PyGILState_STATE gil;
    cb_closure *c = arg2;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {cb_cell_new(m, T_CUstream, &arg0), cb_enum_member(m, T_CUresult, arg1),
        Py_NewRef(c->user_data)};
    PyObject *value = cb_trampoline_call(c, args, 3);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
}

size_t
trampoline_CUoccupancyB2DSize(int arg0)
{
    PyGILState_STATE gil;
    cb_closure *c = cb_closure_current();
    if (!cb_trampoline_enter(&gil))
        return 0;
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {PyLong_FromLongLong(arg0)};
    PyObject *value = cb_trampoline_call(c, args, 1);
    uint64_t result = 0;
    if (value != NULL && value != Py_None && cb_as_uint64(value, "size_t", &result) < 0)
        PyErr_WriteUnraisable(c->callable);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
    return (size_t)result;
}

void
trampoline_CUlogsCallback(void *arg0, CUlogLevel arg1, char *arg2, size_t arg3)
{
    PyGILState_STATE gil;
    cb_closure *c = arg0;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {Py_NewRef(c->user_data), cb_enum_member(m, T_CUlogLevel, arg1),
        arg2 != NULL ? PyBytes_FromString(arg2) : Py_NewRef(Py_None),
        PyLong_FromUnsignedLongLong(arg3)};
    PyObject *value = cb_trampoline_call(c, args, 4);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
}

