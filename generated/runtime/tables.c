// tables.c of cubind's binding of the CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/runtime.yaml.
// Header: cuda_runtime_api.h, sha256
//     f342678b8b0946910724763f45c33539a496257eebd38065465db8ab0b0737e3
// Header: driver_types.h, sha256 ba262fae44f216b4e817c010af4dc294985a0ff2857a16f1d83fc015651818ca
// Header: vector_types.h, sha256 ded087a2c3ca89fd3a5150589175aca0aa4714357016209ea3e7a51f94845e75
// Header: device_types.h, sha256 d8b171a190493e80395741f511b29311a5c38b718324fb7338f7511c36ae7084
// Header: texture_types.h, sha256 ef79ed57283cafc7f32b2e55224eb2baf0b8e460de59ea5a2c8a8893e337462f
// Header: surface_types.h, sha256 5e41570f59c76de48c81a8d1f94244f6e43b4c1cb32678dd9d42f8fb21a2b9f9
// Header: library_types.h, sha256 f75e715c673c5058112b60a0f3ed9dc529150f641bd21d868a20612d1da77f5f
// Header: driver_functions.h, sha256
//     70ddc88d1033d8c8f63e3df94b2c4922464d0c3bac9c9a9aab305d333a5029b0
// Spec: sha256 b4f4d09b6c4db08717dc3b754b1c856f3a702142b903116521cf712c613a40d8
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
    {.key = 3, .kind = CB_VALUE_BUFFER, .cls = -1, .size = 0},  // cudaJitInfoLogBuffer
    {.key = 4, .kind = CB_VALUE_UINT32, .cls = -1, .size = 0},  // cudaJitInfoLogBufferSizeBytes
    {.key = 5, .kind = CB_VALUE_BUFFER, .cls = -1, .size = 0},  // cudaJitErrorLogBuffer
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

