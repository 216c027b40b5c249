// tables.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

// A row: the enumerator, for who reads it, and its value; the type of what belongs to it, with the
//     class of that and its
// bytes where they are told.
#define ROW(enumerator, value, type, class, bytes) \
    {.key = (value), .kind = CB_VALUE_##type, .cls = (class), .size = (bytes)}

static const cb_value_row rows_graph_mem_attributes[] = {
    ROW(cudaGraphMemAttrUsedMemCurrent, 0, SCALAR, T_cuuint64_t, 0),
    ROW(cudaGraphMemAttrUsedMemHigh, 1, SCALAR, T_cuuint64_t, 0),
    ROW(cudaGraphMemAttrReservedMemCurrent, 2, SCALAR, T_cuuint64_t, 0),
    ROW(cudaGraphMemAttrReservedMemHigh, 3, SCALAR, T_cuuint64_t, 0),
};
const cb_value_table table_graph_mem_attributes = {
    .enum_class = T_cudaGraphMemAttributeType, .rows = rows_graph_mem_attributes,
        .count = sizeof rows_graph_mem_attributes / sizeof *rows_graph_mem_attributes,
};

static const cb_value_row rows_jit_options[] = {
    ROW(cudaJitMaxRegisters, 0, UINT32, -1, 0),
    ROW(cudaJitThreadsPerBlock, 1, UINT32, -1, 0),
    ROW(cudaJitWallTime, 2, FLOAT, -1, 0),
    ROW(cudaJitInfoLogBuffer, 3, BUFFER, -1, 4),
    ROW(cudaJitInfoLogBufferSizeBytes, 4, UINT32, -1, 0),
    ROW(cudaJitErrorLogBuffer, 5, BUFFER, -1, 6),
    ROW(cudaJitErrorLogBufferSizeBytes, 6, UINT32, -1, 0),
    ROW(cudaJitOptimizationLevel, 7, UINT32, -1, 0),
    ROW(cudaJitFallbackStrategy, 10, ENUM, T_cudaJit_Fallback, 0),
    ROW(cudaJitGenerateDebugInfo, 11, INT32, -1, 0),
    ROW(cudaJitLogVerbose, 12, INT32, -1, 0),
    ROW(cudaJitGenerateLineInfo, 13, INT32, -1, 0),
    ROW(cudaJitCacheMode, 14, ENUM, T_cudaJit_CacheMode, 0),
    ROW(cudaJitPositionIndependentCode, 30, INT32, -1, 0),
    ROW(cudaJitMinCtaPerSm, 31, UINT32, -1, 0),
    ROW(cudaJitMaxThreadsPerBlock, 32, INT32, -1, 0),
    ROW(cudaJitOverrideDirectiveValues, 33, INT32, -1, 0),
};
const cb_value_table table_jit_options = {
    .enum_class = T_cudaJitOption, .rows = rows_jit_options,
        .count = sizeof rows_jit_options / sizeof *rows_jit_options,
};

static const cb_value_row rows_library_options[] = {
    ROW(cudaLibraryHostUniversalFunctionAndDataTable, 0, RECORD,
        T_cudalibraryHostUniversalFunctionAndDataTable, 0),
    ROW(cudaLibraryBinaryIsPreserved, 1, INT32, -1, 0),
};
const cb_value_table table_library_options = {
    .enum_class = T_cudaLibraryOption, .rows = rows_library_options,
        .count = sizeof rows_library_options / sizeof *rows_library_options,
};

static const cb_value_row rows_mem_pool_attributes[] = {
    ROW(cudaMemPoolReuseFollowEventDependencies, 1, INT32, -1, 0),
    ROW(cudaMemPoolReuseAllowOpportunistic, 2, INT32, -1, 0),
    ROW(cudaMemPoolReuseAllowInternalDependencies, 3, INT32, -1, 0),
    ROW(cudaMemPoolAttrReleaseThreshold, 4, SCALAR, T_cuuint64_t, 0),
    ROW(cudaMemPoolAttrReservedMemCurrent, 5, SCALAR, T_cuuint64_t, 0),
    ROW(cudaMemPoolAttrReservedMemHigh, 6, SCALAR, T_cuuint64_t, 0),
    ROW(cudaMemPoolAttrUsedMemCurrent, 7, SCALAR, T_cuuint64_t, 0),
    ROW(cudaMemPoolAttrUsedMemHigh, 8, SCALAR, T_cuuint64_t, 0),
    ROW(cudaMemPoolAttrAllocationType, 9, INT32, -1, 0),
    ROW(cudaMemPoolAttrExportHandleTypes, 10, INT32, -1, 0),
    ROW(cudaMemPoolAttrLocationId, 11, INT32, -1, 0),
    ROW(cudaMemPoolAttrLocationType, 12, INT32, -1, 0),
    ROW(cudaMemPoolAttrMaxPoolSize, 13, SCALAR, T_cuuint64_t, 0),
    ROW(cudaMemPoolAttrHwDecompressEnabled, 14, INT32, -1, 0),
    ROW(cudaMemPoolAttrLocalityDomainId, 15, INT32, -1, 0),
};
const cb_value_table table_mem_pool_attributes = {
    .enum_class = T_cudaMemPoolAttr, .rows = rows_mem_pool_attributes,
        .count = sizeof rows_mem_pool_attributes / sizeof *rows_mem_pool_attributes,
};

static const cb_value_row rows_mem_range_attributes[] = {
    ROW(cudaMemRangeAttributeReadMostly, 1, INT32, -1, 0),
    ROW(cudaMemRangeAttributePreferredLocation, 2, INT32, -1, 0),
    ROW(cudaMemRangeAttributeAccessedBy, 3, LIST_INT32, -1, 0),
    ROW(cudaMemRangeAttributeLastPrefetchLocation, 4, INT32, -1, 0),
    ROW(cudaMemRangeAttributePreferredLocationType, 5, INT32, -1, 0),
    ROW(cudaMemRangeAttributePreferredLocationId, 6, INT32, -1, 0),
    ROW(cudaMemRangeAttributeLastPrefetchLocationType, 7, INT32, -1, 0),
    ROW(cudaMemRangeAttributeLastPrefetchLocationId, 8, INT32, -1, 0),
};
const cb_value_table table_mem_range_attributes = {
    .enum_class = T_cudaMemRangeAttribute, .rows = rows_mem_range_attributes,
        .count = sizeof rows_mem_range_attributes / sizeof *rows_mem_range_attributes,
};

static const cb_value_row rows_shareable_handles[] = {
    ROW(cudaMemHandleTypeNone, 0, INT32, -1, 0),
    ROW(cudaMemHandleTypePosixFileDescriptor, 1, INT32, -1, 0),
    ROW(cudaMemHandleTypeWin32, 2, ADDRESS, -1, 0),
    ROW(cudaMemHandleTypeWin32Kmt, 4, UINT32, -1, 0),
    ROW(cudaMemHandleTypeFabric, 8, RECORD, T_CUmemFabricHandle, 0),
};
const cb_value_table table_shareable_handles = {
    .enum_class = T_cudaMemAllocationHandleType, .rows = rows_shareable_handles,
        .count = sizeof rows_shareable_handles / sizeof *rows_shareable_handles,
};

void
trampoline_cudaHostFn_t(void *arg0)
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
trampoline_cudaAsyncCallback(cudaAsyncNotificationInfo_t *arg0, void *arg1,
    cudaAsyncCallbackHandle_t arg2)
{
    PyGILState_STATE gil;
    cb_closure *c = arg1;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {
        arg0 != NULL ? cb_record_view(m, T_cudaAsyncNotificationInfo_t, (void *)arg0, NULL)
            : Py_NewRef(Py_None),
        Py_NewRef(c->user_data),
        cb_cell_new(m, T_cudaAsyncCallbackHandle_t, &arg2)
    };
    PyObject *value = cb_trampoline_call(c, args, 3);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
}

void
trampoline_cudaStreamCallback_t(cudaStream_t arg0, cudaError_t arg1, void *arg2)
{
    PyGILState_STATE gil;
    cb_closure *c = arg2;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {
        cb_cell_new(m, T_cudaStream_t, &arg0),
        cb_enum_member(m, T_cudaError_t, arg1),
        Py_NewRef(c->user_data)
    };
    PyObject *value = cb_trampoline_call(c, args, 3);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
}

void
trampoline_cudaLogsCallback_t(void *arg0, cudaLogLevel arg1, char *arg2, size_t arg3)
{
    PyGILState_STATE gil;
    cb_closure *c = arg0;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {
        Py_NewRef(c->user_data),
        cb_enum_member(m, T_cudaLogLevel, arg1),
        arg2 != NULL ? PyBytes_FromString(arg2) : Py_NewRef(Py_None),
        PyLong_FromUnsignedLongLong(arg3)
    };
    PyObject *value = cb_trampoline_call(c, args, 4);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
}

