// tables.c of cubind for CUDA Driver API, API version 12.9.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/driver.yaml.
// clang-format off

#include "functions.h"

// A row: the enumerator, for who reads it, and its value; the type of what belongs to it, with the
//     class of that and its
// bytes where they are told.
#define ROW(enumerator, value, type, class, bytes) \
    {.key = (value), .kind = CB_VALUE_##type, .cls = (class), .size = (bytes)}

static const cb_value_row rows_coredump_settings[] = {
    ROW(CU_COREDUMP_ENABLE_ON_EXCEPTION, 1, BOOL, -1, 0),
    ROW(CU_COREDUMP_TRIGGER_HOST, 2, BOOL, -1, 0),
    ROW(CU_COREDUMP_LIGHTWEIGHT, 3, BOOL, -1, 0),
    ROW(CU_COREDUMP_ENABLE_USER_TRIGGER, 4, BOOL, -1, 0),
    ROW(CU_COREDUMP_FILE, 5, BYTES, -1, 1024),
    ROW(CU_COREDUMP_PIPE, 6, BYTES, -1, 1024),
    ROW(CU_COREDUMP_GENERATION_FLAGS, 7, INT32, -1, 0),
};
const cb_value_table table_coredump_settings = {
    .enum_class = T_CUcoredumpSettings, .rows = rows_coredump_settings,
        .count = sizeof rows_coredump_settings / sizeof *rows_coredump_settings,
};

static const cb_value_row rows_graph_mem_attributes[] = {
    ROW(CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT, 0, SCALAR, T_cuuint64_t, 0),
    ROW(CU_GRAPH_MEM_ATTR_USED_MEM_HIGH, 1, SCALAR, T_cuuint64_t, 0),
    ROW(CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT, 2, SCALAR, T_cuuint64_t, 0),
    ROW(CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH, 3, SCALAR, T_cuuint64_t, 0),
};
const cb_value_table table_graph_mem_attributes = {
    .enum_class = T_CUgraphMem_attribute, .rows = rows_graph_mem_attributes,
        .count = sizeof rows_graph_mem_attributes / sizeof *rows_graph_mem_attributes,
};

static const cb_value_row rows_jit_options[] = {
    ROW(CU_JIT_MAX_REGISTERS, 0, UINT32, -1, 0),
    ROW(CU_JIT_THREADS_PER_BLOCK, 1, UINT32, -1, 0),
    ROW(CU_JIT_WALL_TIME, 2, FLOAT, -1, 0),
    ROW(CU_JIT_INFO_LOG_BUFFER, 3, BUFFER, -1, 4),
    ROW(CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES, 4, UINT32, -1, 0),
    ROW(CU_JIT_ERROR_LOG_BUFFER, 5, BUFFER, -1, 6),
    ROW(CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES, 6, UINT32, -1, 0),
    ROW(CU_JIT_OPTIMIZATION_LEVEL, 7, UINT32, -1, 0),
    ROW(CU_JIT_TARGET_FROM_CUCONTEXT, 8, UINT32, -1, 0),
    ROW(CU_JIT_TARGET, 9, ENUM, T_CUjit_target, 0),
    ROW(CU_JIT_FALLBACK_STRATEGY, 10, ENUM, T_CUjit_fallback, 0),
    ROW(CU_JIT_GENERATE_DEBUG_INFO, 11, INT32, -1, 0),
    ROW(CU_JIT_LOG_VERBOSE, 12, INT32, -1, 0),
    ROW(CU_JIT_GENERATE_LINE_INFO, 13, INT32, -1, 0),
    ROW(CU_JIT_CACHE_MODE, 14, ENUM, T_CUjit_cacheMode, 0),
    ROW(CU_JIT_GLOBAL_SYMBOL_NAMES, 17, LIST_STRING, -1, 0),
    ROW(CU_JIT_GLOBAL_SYMBOL_ADDRESSES, 18, LIST_ADDRESS, -1, 0),
    ROW(CU_JIT_GLOBAL_SYMBOL_COUNT, 19, UINT32, -1, 0),
    ROW(CU_JIT_LTO, 20, INT32, -1, 0),
    ROW(CU_JIT_FTZ, 21, INT32, -1, 0),
    ROW(CU_JIT_PREC_DIV, 22, INT32, -1, 0),
    ROW(CU_JIT_PREC_SQRT, 23, INT32, -1, 0),
    ROW(CU_JIT_FMA, 24, INT32, -1, 0),
    ROW(CU_JIT_REFERENCED_KERNEL_NAMES, 25, LIST_STRING, -1, 0),
    ROW(CU_JIT_REFERENCED_KERNEL_COUNT, 26, UINT32, -1, 0),
    ROW(CU_JIT_REFERENCED_VARIABLE_NAMES, 27, LIST_STRING, -1, 0),
    ROW(CU_JIT_REFERENCED_VARIABLE_COUNT, 28, UINT32, -1, 0),
    ROW(CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES, 29, INT32, -1, 0),
    ROW(CU_JIT_POSITION_INDEPENDENT_CODE, 30, INT32, -1, 0),
    ROW(CU_JIT_MIN_CTA_PER_SM, 31, UINT32, -1, 0),
    ROW(CU_JIT_MAX_THREADS_PER_BLOCK, 32, INT32, -1, 0),
    ROW(CU_JIT_OVERRIDE_DIRECTIVE_VALUES, 33, INT32, -1, 0),
};
const cb_value_table table_jit_options = {
    .enum_class = T_CUjit_option, .rows = rows_jit_options,
        .count = sizeof rows_jit_options / sizeof *rows_jit_options,
};

static const cb_value_row rows_library_options[] = {
    ROW(CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE, 0, RECORD,
        T_CUlibraryHostUniversalFunctionAndDataTable, 0),
    ROW(CU_LIBRARY_BINARY_IS_PRESERVED, 1, INT32, -1, 0),
};
const cb_value_table table_library_options = {
    .enum_class = T_CUlibraryOption, .rows = rows_library_options,
        .count = sizeof rows_library_options / sizeof *rows_library_options,
};

static const cb_value_row rows_mem_pool_attributes[] = {
    ROW(CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, 1, INT32, -1, 0),
    ROW(CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, 2, INT32, -1, 0),
    ROW(CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES, 3, INT32, -1, 0),
    ROW(CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, 4, SCALAR, T_cuuint64_t, 0),
    ROW(CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, 5, SCALAR, T_cuuint64_t, 0),
    ROW(CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, 6, SCALAR, T_cuuint64_t, 0),
    ROW(CU_MEMPOOL_ATTR_USED_MEM_CURRENT, 7, SCALAR, T_cuuint64_t, 0),
    ROW(CU_MEMPOOL_ATTR_USED_MEM_HIGH, 8, SCALAR, T_cuuint64_t, 0),
};
const cb_value_table table_mem_pool_attributes = {
    .enum_class = T_CUmemPool_attribute, .rows = rows_mem_pool_attributes,
        .count = sizeof rows_mem_pool_attributes / sizeof *rows_mem_pool_attributes,
};

static const cb_value_row rows_mem_range_attributes[] = {
    ROW(CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, 1, INT32, -1, 0),
    ROW(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, 2, INT32, -1, 0),
    ROW(CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY, 3, LIST_INT32, -1, 0),
    ROW(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION, 4, INT32, -1, 0),
    ROW(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE, 5, INT32, -1, 0),
    ROW(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID, 6, INT32, -1, 0),
    ROW(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE, 7, INT32, -1, 0),
    ROW(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID, 8, INT32, -1, 0),
};
const cb_value_table table_mem_range_attributes = {
    .enum_class = T_CUmem_range_attribute, .rows = rows_mem_range_attributes,
        .count = sizeof rows_mem_range_attributes / sizeof *rows_mem_range_attributes,
};

static const cb_value_row rows_pointer_attributes[] = {
    ROW(CU_POINTER_ATTRIBUTE_CONTEXT, 1, HANDLE, T_CUcontext, 0),
    ROW(CU_POINTER_ATTRIBUTE_MEMORY_TYPE, 2, UINT32, -1, 0),
    ROW(CU_POINTER_ATTRIBUTE_DEVICE_POINTER, 3, SCALAR, T_CUdeviceptr, 0),
    ROW(CU_POINTER_ATTRIBUTE_HOST_POINTER, 4, ADDRESS, -1, 0),
    ROW(CU_POINTER_ATTRIBUTE_P2P_TOKENS, 5, RECORD, T_CUDA_POINTER_ATTRIBUTE_P2P_TOKENS, 0),
    ROW(CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, 6, BOOL, -1, 0),
    ROW(CU_POINTER_ATTRIBUTE_BUFFER_ID, 7, UINT64, -1, 0),
    ROW(CU_POINTER_ATTRIBUTE_IS_MANAGED, 8, BOOL, -1, 0),
    ROW(CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, 9, INT32, -1, 0),
    ROW(CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, 10, BOOL, -1, 0),
    ROW(CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, 11, SCALAR, T_CUdeviceptr, 0),
    ROW(CU_POINTER_ATTRIBUTE_RANGE_SIZE, 12, SIZE, -1, 0),
    ROW(CU_POINTER_ATTRIBUTE_MAPPED, 13, BOOL, -1, 0),
    ROW(CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES, 14, UINT64, -1, 0),
    ROW(CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE, 15, INT32, -1, 0),
    ROW(CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, 16, UINT32, -1, 0),
    ROW(CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, 17, HANDLE, T_CUmemoryPool, 0),
    ROW(CU_POINTER_ATTRIBUTE_MAPPING_SIZE, 18, SIZE, -1, 0),
    ROW(CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR, 19, SCALAR, T_CUdeviceptr, 0),
    ROW(CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID, 20, UINT64, -1, 0),
    ROW(CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE, 21, BOOL, -1, 0),
};
const cb_value_table table_pointer_attributes = {
    .enum_class = T_CUpointer_attribute, .rows = rows_pointer_attributes,
        .count = sizeof rows_pointer_attributes / sizeof *rows_pointer_attributes,
};

static const cb_value_row rows_range_handles[] = {
    ROW(CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 1, INT32, -1, 0),
    ROW(CU_MEM_RANGE_HANDLE_TYPE_MAX, 2147483647, INT32, -1, 0),
};
const cb_value_table table_range_handles = {
    .enum_class = T_CUmemRangeHandleType, .rows = rows_range_handles,
        .count = sizeof rows_range_handles / sizeof *rows_range_handles,
    .any_key = true,
};

static const cb_value_row rows_shareable_handles[] = {
    ROW(CU_MEM_HANDLE_TYPE_NONE, 0, INT32, -1, 0),
    ROW(CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 1, INT32, -1, 0),
    ROW(CU_MEM_HANDLE_TYPE_WIN32, 2, ADDRESS, -1, 0),
    ROW(CU_MEM_HANDLE_TYPE_WIN32_KMT, 4, UINT32, -1, 0),
    ROW(CU_MEM_HANDLE_TYPE_FABRIC, 8, RECORD, T_CUmemFabricHandle, 0),
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
    PyObject *args[] = {
        arg0 != NULL ? cb_record_view(m, T_CUasyncNotificationInfo, (void *)arg0, NULL)
            : Py_NewRef(Py_None),
        Py_NewRef(c->user_data),
        cb_cell_new(m, T_CUasyncCallbackHandle, &arg2)
    };
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
    PyObject *args[] = {
        cb_cell_new(m, T_CUstream, &arg0),
        cb_enum_member(m, T_CUresult, arg1),
        Py_NewRef(c->user_data)
    };
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
    PyObject *args[] = {
        Py_NewRef(c->user_data),
        cb_enum_member(m, T_CUlogLevel, arg1),
        arg2 != NULL ? PyBytes_FromString(arg2) : Py_NewRef(Py_None),
        PyLong_FromUnsignedLongLong(arg3)
    };
    PyObject *value = cb_trampoline_call(c, args, 4);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
}

