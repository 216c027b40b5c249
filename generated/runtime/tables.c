// tables.c of cubind's binding of the CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "functions.h"

static const cb_value_row rows_graph_mem_attributes[] = {
    {.key = 0, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // cudaGraphMemAttrUsedMemCurrent
    {.key = 1, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // cudaGraphMemAttrUsedMemHigh
    {.key = 2, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // cudaGraphMemAttrReservedMemCurrent
    {.key = 3, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // cudaGraphMemAttrReservedMemHigh
};
const cb_value_table table_graph_mem_attributes = {
    .enum_class = T_cudaGraphMemAttributeType, .rows = rows_graph_mem_attributes,
        .count = sizeof rows_graph_mem_attributes / sizeof *rows_graph_mem_attributes,
};

static const cb_value_row rows_jit_options[] = {
    {.key = 0, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // cudaJitMaxRegisters
    {.key = 1, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // cudaJitThreadsPerBlock
    {.key = 2, .kind = CB_VALUE_FLOAT, .cls = -1, .size = 0},  // cudaJitWallTime
    {.key = 3, .kind = CB_VALUE_BUFFER, .cls = -1, .size = 4},  // cudaJitInfoLogBuffer
    {.key = 4, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // cudaJitInfoLogBufferSizeBytes
    {.key = 5, .kind = CB_VALUE_BUFFER, .cls = -1, .size = 6},  // cudaJitErrorLogBuffer
    {.key = 6, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // cudaJitErrorLogBufferSizeBytes
    {.key = 7, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // cudaJitOptimizationLevel
    {.key = 10, .kind = CB_VALUE_ENUM, .cls = T_cudaJit_Fallback, .size = 0},
         // cudaJitFallbackStrategy
    {.key = 11, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // cudaJitGenerateDebugInfo
    {.key = 12, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // cudaJitLogVerbose
    {.key = 13, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // cudaJitGenerateLineInfo
    {.key = 14, .kind = CB_VALUE_ENUM, .cls = T_cudaJit_CacheMode, .size = 0},  // cudaJitCacheMode
    {.key = 30, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // cudaJitPositionIndependentCode
    {.key = 31, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // cudaJitMinCtaPerSm
    {.key = 32, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // cudaJitMaxThreadsPerBlock
    {.key = 33, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // cudaJitOverrideDirectiveValues
};
const cb_value_table table_jit_options = {
    .enum_class = T_cudaJitOption, .rows = rows_jit_options,
        .count = sizeof rows_jit_options / sizeof *rows_jit_options,
};

static const cb_value_row rows_library_options[] = {
    {.key = 0, .kind = CB_VALUE_RECORD, .cls = T_cudalibraryHostUniversalFunctionAndDataTable,
        .size = 0},  // cudaLibraryHostUniversalFunctionAndDataTable
    {.key = 1, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // cudaLibraryBinaryIsPreserved
};
const cb_value_table table_library_options = {
    .enum_class = T_cudaLibraryOption, .rows = rows_library_options,
        .count = sizeof rows_library_options / sizeof *rows_library_options,
};

static const cb_value_row rows_mem_pool_attributes[] = {
    {.key = 1, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // cudaMemPoolReuseFollowEventDependencies
    {.key = 2, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // cudaMemPoolReuseAllowOpportunistic
    {.key = 3, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // cudaMemPoolReuseAllowInternalDependencies
    {.key = 4, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // cudaMemPoolAttrReleaseThreshold
    {.key = 5, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // cudaMemPoolAttrReservedMemCurrent
    {.key = 6, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // cudaMemPoolAttrReservedMemHigh
    {.key = 7, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // cudaMemPoolAttrUsedMemCurrent
    {.key = 8, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // cudaMemPoolAttrUsedMemHigh
    {.key = 9, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // cudaMemPoolAttrAllocationType
    {.key = 10, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // cudaMemPoolAttrExportHandleTypes
    {.key = 11, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // cudaMemPoolAttrLocationId
    {.key = 12, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // cudaMemPoolAttrLocationType
    {.key = 13, .kind = CB_VALUE_SCALAR, .cls = T_cuuint64_t, .size = 0},
         // cudaMemPoolAttrMaxPoolSize
    {.key = 14, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // cudaMemPoolAttrHwDecompressEnabled
    {.key = 15, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // cudaMemPoolAttrLocalityDomainId
};
const cb_value_table table_mem_pool_attributes = {
    .enum_class = T_cudaMemPoolAttr, .rows = rows_mem_pool_attributes,
        .count = sizeof rows_mem_pool_attributes / sizeof *rows_mem_pool_attributes,
};

static const cb_value_row rows_mem_range_attributes[] = {
    {.key = 1, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // cudaMemRangeAttributeReadMostly
    {.key = 2, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // cudaMemRangeAttributePreferredLocation
    {.key = 3, .kind = CB_VALUE_LIST_INT32, .cls = -1, .size = 0},
         // cudaMemRangeAttributeAccessedBy
    {.key = 4, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // cudaMemRangeAttributeLastPrefetchLocation
    {.key = 5, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // cudaMemRangeAttributePreferredLocationType
    {.key = 6, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // cudaMemRangeAttributePreferredLocationId
    {.key = 7, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // cudaMemRangeAttributeLastPrefetchLocationType
    {.key = 8, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // cudaMemRangeAttributeLastPrefetchLocationId
};
const cb_value_table table_mem_range_attributes = {
    .enum_class = T_cudaMemRangeAttribute, .rows = rows_mem_range_attributes,
        .count = sizeof rows_mem_range_attributes / sizeof *rows_mem_range_attributes,
};

static const cb_value_row rows_shareable_handles[] = {
    {.key = 0, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // cudaMemHandleTypeNone
    {.key = 1, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},
         // cudaMemHandleTypePosixFileDescriptor
    {.key = 2, .kind = CB_VALUE_ADDRESS, .cls = -1, .size = 0},  // cudaMemHandleTypeWin32
    {.key = 4, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // cudaMemHandleTypeWin32Kmt
    {.key = 8, .kind = CB_VALUE_RECORD, .cls = T_CUmemFabricHandle, .size = 0},
         // cudaMemHandleTypeFabric
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
    PyObject *args[] = {arg0 != NULL
        ? cb_record_view(m, T_cudaAsyncNotificationInfo_t, (void *)arg0, NULL)
        : Py_NewRef(Py_None), Py_NewRef(c->user_data),
        cb_cell_new(m, T_cudaAsyncCallbackHandle_t, &arg2)};
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
    PyObject *args[] = {cb_cell_new(m, T_cudaStream_t, &arg0),
        cb_enum_member(m, T_cudaError_t, arg1), Py_NewRef(c->user_data)};
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
    PyObject *args[] = {Py_NewRef(c->user_data), cb_enum_member(m, T_cudaLogLevel, arg1),
        arg2 != NULL ? PyBytes_FromString(arg2) : Py_NewRef(Py_None),
        PyLong_FromUnsignedLongLong(arg3)};
    PyObject *value = cb_trampoline_call(c, args, 4);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
}

