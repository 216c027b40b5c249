# nvtx_checked.pyi of cubind for NVTX, API version 13.5.
# Do not edit: made by cubind-gen from templates/module.pyi.in and generator/specs/nvtx.yaml.

from collections.abc import Callable, Sequence
from typing import SupportsFloat

from cubind.nvtx import (
    _Int,
    _Address,
    _Text,
    sizeof,
    nvtxColorType_t,
    nvtxMessageType_t,
    nvtxPayloadType_t,
    nvtxResourceGenericType_t,
    nvtxResourceSyncPosixThreadType_t,
    nvtxResourceSyncWindowsType_t,
    nvtxResourceSyncLinuxType_t,
    nvtxResourceSyncAndroidType_t,
    nvtxResourceCUDAType_t,
    nvtxResourceCUDARTType_t,
    CUcontext,
    CUarray,
    CUevent,
    CUstream,
    cudaArray_t,
    cudaStream_t,
    cudaEvent_t,
    nvtxDomainHandle_t,
    nvtxStringHandle_t,
    nvtxResourceHandle_t,
    nvtxSyncUser_t,
    nvtxMemHeapHandle_t,
    nvtxMemRegionHandle_t,
    nvtxMemPermissionsHandle_t,
    CUdevice_v1,
    CUdevice,
    nvtxRangeId_t,
    nvtxMessageValue_t,
    nvtxEventAttributes_v2,
    nvtxEventAttributes_t,
    payload_t,
    nvtxResourceAttributes_v0,
    nvtxResourceAttributes_t,
    identifier_t,
    nvtxSyncUserAttributes_v0,
    nvtxSyncUserAttributes_t,
    nvtxPayloadEntryTypeInfo_v1,
    nvtxPayloadEntryTypeInfo_t,
    nvtxPayloadData_v1,
    nvtxPayloadData_t,
    nvtxSemanticsHeader_v1,
    nvtxSemanticsHeader_t,
    nvtxPayloadSchemaEntry_v1,
    nvtxPayloadSchemaEntry_t,
    nvtxPayloadSchemaAttr_v1,
    nvtxPayloadSchemaAttr_t,
    nvtxPayloadEnum_v1,
    nvtxPayloadEnum_t,
    nvtxPayloadEnumAttr_v1,
    nvtxPayloadEnumAttr_t,
    nvtxScopeAttr_v1,
    nvtxScopeAttr_t,
    nvtxTimeDomainAttr_v1,
    nvtxTimeDomainAttr_t,
    nvtxSyncPoint_v1,
    nvtxSyncPoint_t,
    nvtxEventBatch_v1,
    nvtxEventBatch_t,
    nvtxCounterAttr_v1,
    nvtxCounterAttr_t,
    nvtxCounterBatch_v1,
    nvtxCounterBatch_t,
    nvtxMemRegionRef_t,
    nvtxMemVirtualRangeDesc_v1,
    nvtxMemVirtualRangeDesc_t,
    nvtxMemHeapDesc_v1,
    nvtxMemHeapDesc_t,
    nvtxMemRegionsRegisterBatch_v1,
    nvtxMemRegionsRegisterBatch_t,
    nvtxMemRegionsResizeBatch_v1,
    nvtxMemRegionsResizeBatch_t,
    nvtxMemRegionsUnregisterBatch_v1,
    nvtxMemRegionsUnregisterBatch_t,
    nvtxMemRegionNameDesc_v1,
    nvtxMemRegionNameDesc_t,
    nvtxMemRegionsNameBatch_v1,
    nvtxMemRegionsNameBatch_t,
    nvtxMemPermissionsAssignRegionDesc_v1,
    nvtxMemPermissionsAssignRegionDesc_t,
    nvtxMemPermissionsAssignBatch_v1,
    nvtxMemPermissionsAssignBatch_t,
    nvtxMemCudaArrayRangeDesc_v1,
    nvtxMemCudaArrayRangeDesc_t,
    nvtxMemCuArrayRangeDesc_v1,
    nvtxMemCuArrayRangeDesc_t,
    nvtxMemMarkInitializedBatch_v1,
    nvtxMemMarkInitializedBatch_t,
    NVTX3EXT_CBID_nvtxCounterBatchSubmit,
    NVTX3EXT_CBID_nvtxCounterRegister,
    NVTX3EXT_CBID_nvtxCounterSample,
    NVTX3EXT_CBID_nvtxCounterSampleFloat64,
    NVTX3EXT_CBID_nvtxCounterSampleInt64,
    NVTX3EXT_CBID_nvtxCounterSampleNoValue,
    NVTX3EXT_CBID_nvtxDomainIsEnabled,
    NVTX3EXT_CBID_nvtxEventBatchSubmit,
    NVTX3EXT_CBID_nvtxEventSubmit,
    NVTX3EXT_CBID_nvtxMarkPayload,
    NVTX3EXT_CBID_nvtxMemCudaGetDeviceWidePermissions,
    NVTX3EXT_CBID_nvtxMemCudaGetProcessWidePermissions,
    NVTX3EXT_CBID_nvtxMemCudaMarkInitialized,
    NVTX3EXT_CBID_nvtxMemCudaSetPeerAccess,
    NVTX3EXT_CBID_nvtxMemHeapRegister,
    NVTX3EXT_CBID_nvtxMemHeapReset,
    NVTX3EXT_CBID_nvtxMemHeapUnregister,
    NVTX3EXT_CBID_nvtxMemPermissionsAssign,
    NVTX3EXT_CBID_nvtxMemPermissionsBind,
    NVTX3EXT_CBID_nvtxMemPermissionsCreate,
    NVTX3EXT_CBID_nvtxMemPermissionsDestroy,
    NVTX3EXT_CBID_nvtxMemPermissionsReset,
    NVTX3EXT_CBID_nvtxMemPermissionsUnbind,
    NVTX3EXT_CBID_nvtxMemRegionsName,
    NVTX3EXT_CBID_nvtxMemRegionsRegister,
    NVTX3EXT_CBID_nvtxMemRegionsResize,
    NVTX3EXT_CBID_nvtxMemRegionsUnregister,
    NVTX3EXT_CBID_nvtxPayloadEnumRegister,
    NVTX3EXT_CBID_nvtxPayloadSchemaRegister,
    NVTX3EXT_CBID_nvtxRangeEndPayload,
    NVTX3EXT_CBID_nvtxRangePopPayload,
    NVTX3EXT_CBID_nvtxRangePushPayload,
    NVTX3EXT_CBID_nvtxRangeStartPayload,
    NVTX3EXT_CBID_nvtxScopeRegister,
    NVTX3EXT_CBID_nvtxTimeDomainRegister,
    NVTX3EXT_CBID_nvtxTimeSyncPoint,
    NVTX3EXT_CBID_nvtxTimeSyncPointTable,
    NVTX3EXT_CBID_nvtxTimerSource,
    NVTX3EXT_CBID_nvtxTimerSourceWithData,
    NVTX3EXT_CBID_nvtxTimestampConversionFactor,
    NVTX3EXT_CBID_nvtxTimestampGet,
    NVTX_BATCH_FLAG_TIME_SORTED,
    NVTX_BATCH_FLAG_TIME_SORTED_PARTIALLY,
    NVTX_BATCH_FLAG_TIME_SORTED_PER_SCOPE,
    NVTX_BATCH_FLAG_UNSORTED,
    NVTX_COUNTER_BATCH_FLAG_BEGINTIME_INTERVAL_PAIR,
    NVTX_COUNTER_BATCH_FLAG_ENDTIME_INTERVAL_PAIR,
    NVTX_COUNTER_ID_DYNAMIC_START,
    NVTX_COUNTER_ID_NONE,
    NVTX_COUNTER_ID_STATIC_START,
    NVTX_COUNTER_SAMPLE_UNAVAILABLE,
    NVTX_COUNTER_SAMPLE_UNCHANGED,
    NVTX_COUNTER_SAMPLE_ZERO,
    NVTX_ERR_INIT_ACCESS_LIBRARY,
    NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT,
    NVTX_ERR_INIT_LOAD_LIBRARY,
    NVTX_ERR_INIT_LOAD_PROPERTY,
    NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT,
    NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE,
    NVTX_EVENT_ATTRIB_STRUCT_SIZE,
    NVTX_EXT_COMPATID_MEM,
    NVTX_EXT_COUNTERS_COMPATID,
    NVTX_EXT_COUNTERS_MODULEID,
    NVTX_EXT_MODULEID_MEM,
    NVTX_EXT_PAYLOAD_COMPATID,
    NVTX_EXT_PAYLOAD_MODULEID,
    NVTX_FAIL,
    NVTX_MEM_CUDA_PEER_ALL_DEVICES,
    NVTX_MEM_HEAP_HANDLE_NO_TOOL,
    NVTX_MEM_HEAP_HANDLE_PROCESS_WIDE,
    NVTX_MEM_HEAP_USAGE_TYPE_LAYOUT,
    NVTX_MEM_HEAP_USAGE_TYPE_SUB_ALLOCATOR,
    NVTX_MEM_HEAP_USAGE_UNKNOWN,
    NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE,
    NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC,
    NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ,
    NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE,
    NVTX_MEM_PERMISSIONS_BIND_SCOPE_CPU_THREAD,
    NVTX_MEM_PERMISSIONS_BIND_SCOPE_CUDA_STREAM,
    NVTX_MEM_PERMISSIONS_BIND_SCOPE_UNKNOWN,
    NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC,
    NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ,
    NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE,
    NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE,
    NVTX_MEM_PERMISSIONS_HANDLE_NO_TOOL,
    NVTX_MEM_PERMISSIONS_HANDLE_PROCESS_WIDE,
    NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC,
    NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE,
    NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ,
    NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET,
    NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE,
    NVTX_MEM_REGION_HANDLE_NO_TOOL,
    NVTX_MEM_REGION_REF_TYPE_HANDLE,
    NVTX_MEM_REGION_REF_TYPE_POINTER,
    NVTX_MEM_REGION_REF_TYPE_UNKNOWN,
    NVTX_MEM_TYPE_CUDA_ARRAY,
    NVTX_MEM_TYPE_CU_ARRAY,
    NVTX_MEM_TYPE_UNKNOWN,
    NVTX_MEM_TYPE_VIRTUAL_ADDRESS,
    NVTX_NO_PUSH_POP_TRACKING,
    NVTX_NULLPTR,
    NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE,
    NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_INDEX,
    NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_PAYLOAD_INDEX,
    NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED,
    NVTX_PAYLOAD_ENTRY_FLAG_COUNTER,
    NVTX_PAYLOAD_ENTRY_FLAG_DEEP_COPY,
    NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE,
    NVTX_PAYLOAD_ENTRY_FLAG_HIDE,
    NVTX_PAYLOAD_ENTRY_FLAG_IS_ARRAY,
    NVTX_PAYLOAD_ENTRY_FLAG_MARK,
    NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE,
    NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE,
    NVTX_PAYLOAD_ENTRY_FLAG_POINTER,
    NVTX_PAYLOAD_ENTRY_FLAG_RANGE_BEGIN,
    NVTX_PAYLOAD_ENTRY_FLAG_RANGE_END,
    NVTX_PAYLOAD_ENTRY_FLAG_TIMESTAMP,
    NVTX_PAYLOAD_ENTRY_FLAG_UNUSED,
    NVTX_PAYLOAD_ENTRY_TYPE_ADDRESS,
    NVTX_PAYLOAD_ENTRY_TYPE_BF16,
    NVTX_PAYLOAD_ENTRY_TYPE_BYTE,
    NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY,
    NVTX_PAYLOAD_ENTRY_TYPE_CHAR,
    NVTX_PAYLOAD_ENTRY_TYPE_CHAR16,
    NVTX_PAYLOAD_ENTRY_TYPE_CHAR32,
    NVTX_PAYLOAD_ENTRY_TYPE_CHAR8,
    NVTX_PAYLOAD_ENTRY_TYPE_COLOR_ARGB,
    NVTX_PAYLOAD_ENTRY_TYPE_CSTRING,
    NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF16,
    NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF32,
    NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8,
    NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE,
    NVTX_PAYLOAD_ENTRY_TYPE_FLOAT,
    NVTX_PAYLOAD_ENTRY_TYPE_FLOAT128,
    NVTX_PAYLOAD_ENTRY_TYPE_FLOAT16,
    NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32,
    NVTX_PAYLOAD_ENTRY_TYPE_FLOAT64,
    NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE,
    NVTX_PAYLOAD_ENTRY_TYPE_INT,
    NVTX_PAYLOAD_ENTRY_TYPE_INT128,
    NVTX_PAYLOAD_ENTRY_TYPE_INT16,
    NVTX_PAYLOAD_ENTRY_TYPE_INT32,
    NVTX_PAYLOAD_ENTRY_TYPE_INT64,
    NVTX_PAYLOAD_ENTRY_TYPE_INT8,
    NVTX_PAYLOAD_ENTRY_TYPE_INVALID,
    NVTX_PAYLOAD_ENTRY_TYPE_LONG,
    NVTX_PAYLOAD_ENTRY_TYPE_LONGDOUBLE,
    NVTX_PAYLOAD_ENTRY_TYPE_LONGLONG,
    NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE,
    NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT32,
    NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT64,
    NVTX_PAYLOAD_ENTRY_TYPE_RANGE_ID,
    NVTX_PAYLOAD_ENTRY_TYPE_SCOPE_ID,
    NVTX_PAYLOAD_ENTRY_TYPE_SHORT,
    NVTX_PAYLOAD_ENTRY_TYPE_SIZE,
    NVTX_PAYLOAD_ENTRY_TYPE_TF32,
    NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT32,
    NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64,
    NVTX_PAYLOAD_ENTRY_TYPE_UCHAR,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT128,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT16,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT32,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT64,
    NVTX_PAYLOAD_ENTRY_TYPE_UINT8,
    NVTX_PAYLOAD_ENTRY_TYPE_ULONG,
    NVTX_PAYLOAD_ENTRY_TYPE_ULONGLONG,
    NVTX_PAYLOAD_ENTRY_TYPE_UNION_SELECTOR,
    NVTX_PAYLOAD_ENTRY_TYPE_USHORT,
    NVTX_PAYLOAD_ENTRY_TYPE_WCHAR,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_EXTENSION,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID,
    NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ALIGNMENT,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ENTRIES,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_EXTENSION,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_FLAGS,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NAME,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NUM_ENTRIES,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_STATIC_SIZE,
    NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_TYPE,
    NVTX_PAYLOAD_SCHEMA_FLAG_COUNTER_GROUP,
    NVTX_PAYLOAD_SCHEMA_FLAG_DEEP_COPY,
    NVTX_PAYLOAD_SCHEMA_FLAG_MARK,
    NVTX_PAYLOAD_SCHEMA_FLAG_NONE,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_END,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_POP,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSH,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSHPOP,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_START,
    NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_STARTEND,
    NVTX_PAYLOAD_SCHEMA_FLAG_REFERENCED,
    NVTX_PAYLOAD_SCHEMA_ID_DYNAMIC_START,
    NVTX_PAYLOAD_SCHEMA_ID_STATIC_START,
    NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC,
    NVTX_PAYLOAD_SCHEMA_TYPE_INVALID,
    NVTX_PAYLOAD_SCHEMA_TYPE_STATIC,
    NVTX_PAYLOAD_SCHEMA_TYPE_UNION,
    NVTX_PAYLOAD_SCHEMA_TYPE_UNION_WITH_INTERNAL_SELECTOR,
    NVTX_PAYLOAD_TYPE_EXT,
    NVTX_RESOURCE_ATTRIB_STRUCT_SIZE,
    NVTX_RESOURCE_CLASS_CUDA,
    NVTX_RESOURCE_CLASS_CUDART,
    NVTX_RESOURCE_CLASS_GENERIC,
    NVTX_RESOURCE_CLASS_SYNC_OS,
    NVTX_RESOURCE_CLASS_SYNC_PTHREAD,
    NVTX_SCOPE_CURRENT_CONTAINER,
    NVTX_SCOPE_CURRENT_HW_CPU_LOGICAL,
    NVTX_SCOPE_CURRENT_HW_CPU_PHYSICAL,
    NVTX_SCOPE_CURRENT_HW_INNERMOST,
    NVTX_SCOPE_CURRENT_HW_MACHINE,
    NVTX_SCOPE_CURRENT_HW_SOCKET,
    NVTX_SCOPE_CURRENT_HYPERVISOR,
    NVTX_SCOPE_CURRENT_KERNEL,
    NVTX_SCOPE_CURRENT_OS,
    NVTX_SCOPE_CURRENT_SW_INNERMOST,
    NVTX_SCOPE_CURRENT_SW_PROCESS,
    NVTX_SCOPE_CURRENT_SW_THREAD,
    NVTX_SCOPE_CURRENT_VM,
    NVTX_SCOPE_ID_DYNAMIC_START,
    NVTX_SCOPE_ID_STATIC_START,
    NVTX_SCOPE_NONE,
    NVTX_SCOPE_ROOT,
    NVTX_SUCCESS,
    NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE,
    NVTX_TIMER_FLAG_CLOCK_MONOTONIC,
    NVTX_TIMER_FLAG_CLOCK_STEADY,
    NVTX_TIMER_FLAG_NONE,
    NVTX_TIMER_SOURCE_SAFE_CALL_AFTER_PROCESS_TEARDOWN,
    NVTX_TIMER_SOURCE_UNSAFE_CALL_AFTER_PROCESS_TEARDOWN,
    NVTX_TIMER_START_SYSTEM_BOOT,
    NVTX_TIMER_START_UNIX_EPOCH,
    NVTX_TIMER_START_UNKNOWN,
    NVTX_TIMER_START_VM_BOOT,
    NVTX_TIMER_START_WIN_FILETIME,
    NVTX_TIMESTAMP_TYPE_CPP_FILE_CLOCK,
    NVTX_TIMESTAMP_TYPE_CPP_GPS_CLOCK,
    NVTX_TIMESTAMP_TYPE_CPP_HIGH_RESOLUTION_CLOCK,
    NVTX_TIMESTAMP_TYPE_CPP_STEADY_CLOCK,
    NVTX_TIMESTAMP_TYPE_CPP_SYSTEM_CLOCK,
    NVTX_TIMESTAMP_TYPE_CPP_TAI_CLOCK,
    NVTX_TIMESTAMP_TYPE_CPP_UTC_CLOCK,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_BOOTTIME,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_COARSE,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_RAW,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_PROCESS_CPUTIME_ID,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME_COARSE,
    NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_THREAD_CPUTIME_ID,
    NVTX_TIMESTAMP_TYPE_CPU_TSC,
    NVTX_TIMESTAMP_TYPE_CPU_TSC_NONVIRTUALIZED,
    NVTX_TIMESTAMP_TYPE_C_CLOCK,
    NVTX_TIMESTAMP_TYPE_C_TIME,
    NVTX_TIMESTAMP_TYPE_C_TIMESPEC_GET,
    NVTX_TIMESTAMP_TYPE_GPU_GLOBALTIMER,
    NVTX_TIMESTAMP_TYPE_NONE,
    NVTX_TIMESTAMP_TYPE_TOOL_PROVIDED,
    NVTX_TIMESTAMP_TYPE_WIN_GSTAFT,
    NVTX_TIMESTAMP_TYPE_WIN_GSTAFTP,
    NVTX_TIMESTAMP_TYPE_WIN_QPC,
    NVTX_TIME_DOMAIN_ID_DYNAMIC_START,
    NVTX_TIME_DOMAIN_ID_NONE,
    NVTX_TIME_DOMAIN_ID_STATIC_START,
    NVTX_TYPE_PAYLOAD_SCHEMA_RAW,
    NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED,
    NVTX_VERSION,
)

__all__ = [
    "sizeof",
    "nvtxColorType_t",
    "nvtxMessageType_t",
    "nvtxPayloadType_t",
    "nvtxResourceGenericType_t",
    "nvtxResourceSyncPosixThreadType_t",
    "nvtxResourceSyncWindowsType_t",
    "nvtxResourceSyncLinuxType_t",
    "nvtxResourceSyncAndroidType_t",
    "nvtxResourceCUDAType_t",
    "nvtxResourceCUDARTType_t",
    "CUcontext",
    "CUarray",
    "CUevent",
    "CUstream",
    "cudaArray_t",
    "cudaStream_t",
    "cudaEvent_t",
    "nvtxDomainHandle_t",
    "nvtxStringHandle_t",
    "nvtxResourceHandle_t",
    "nvtxSyncUser_t",
    "nvtxMemHeapHandle_t",
    "nvtxMemRegionHandle_t",
    "nvtxMemPermissionsHandle_t",
    "CUdevice_v1",
    "CUdevice",
    "nvtxRangeId_t",
    "nvtxMessageValue_t",
    "nvtxEventAttributes_v2",
    "nvtxEventAttributes_t",
    "payload_t",
    "nvtxResourceAttributes_v0",
    "nvtxResourceAttributes_t",
    "identifier_t",
    "nvtxSyncUserAttributes_v0",
    "nvtxSyncUserAttributes_t",
    "nvtxPayloadEntryTypeInfo_v1",
    "nvtxPayloadEntryTypeInfo_t",
    "nvtxPayloadData_v1",
    "nvtxPayloadData_t",
    "nvtxSemanticsHeader_v1",
    "nvtxSemanticsHeader_t",
    "nvtxPayloadSchemaEntry_v1",
    "nvtxPayloadSchemaEntry_t",
    "nvtxPayloadSchemaAttr_v1",
    "nvtxPayloadSchemaAttr_t",
    "nvtxPayloadEnum_v1",
    "nvtxPayloadEnum_t",
    "nvtxPayloadEnumAttr_v1",
    "nvtxPayloadEnumAttr_t",
    "nvtxScopeAttr_v1",
    "nvtxScopeAttr_t",
    "nvtxTimeDomainAttr_v1",
    "nvtxTimeDomainAttr_t",
    "nvtxSyncPoint_v1",
    "nvtxSyncPoint_t",
    "nvtxEventBatch_v1",
    "nvtxEventBatch_t",
    "nvtxCounterAttr_v1",
    "nvtxCounterAttr_t",
    "nvtxCounterBatch_v1",
    "nvtxCounterBatch_t",
    "nvtxMemRegionRef_t",
    "nvtxMemVirtualRangeDesc_v1",
    "nvtxMemVirtualRangeDesc_t",
    "nvtxMemHeapDesc_v1",
    "nvtxMemHeapDesc_t",
    "nvtxMemRegionsRegisterBatch_v1",
    "nvtxMemRegionsRegisterBatch_t",
    "nvtxMemRegionsResizeBatch_v1",
    "nvtxMemRegionsResizeBatch_t",
    "nvtxMemRegionsUnregisterBatch_v1",
    "nvtxMemRegionsUnregisterBatch_t",
    "nvtxMemRegionNameDesc_v1",
    "nvtxMemRegionNameDesc_t",
    "nvtxMemRegionsNameBatch_v1",
    "nvtxMemRegionsNameBatch_t",
    "nvtxMemPermissionsAssignRegionDesc_v1",
    "nvtxMemPermissionsAssignRegionDesc_t",
    "nvtxMemPermissionsAssignBatch_v1",
    "nvtxMemPermissionsAssignBatch_t",
    "nvtxMemCudaArrayRangeDesc_v1",
    "nvtxMemCudaArrayRangeDesc_t",
    "nvtxMemCuArrayRangeDesc_v1",
    "nvtxMemCuArrayRangeDesc_t",
    "nvtxMemMarkInitializedBatch_v1",
    "nvtxMemMarkInitializedBatch_t",
    "NVTX3EXT_CBID_nvtxCounterBatchSubmit",
    "NVTX3EXT_CBID_nvtxCounterRegister",
    "NVTX3EXT_CBID_nvtxCounterSample",
    "NVTX3EXT_CBID_nvtxCounterSampleFloat64",
    "NVTX3EXT_CBID_nvtxCounterSampleInt64",
    "NVTX3EXT_CBID_nvtxCounterSampleNoValue",
    "NVTX3EXT_CBID_nvtxDomainIsEnabled",
    "NVTX3EXT_CBID_nvtxEventBatchSubmit",
    "NVTX3EXT_CBID_nvtxEventSubmit",
    "NVTX3EXT_CBID_nvtxMarkPayload",
    "NVTX3EXT_CBID_nvtxMemCudaGetDeviceWidePermissions",
    "NVTX3EXT_CBID_nvtxMemCudaGetProcessWidePermissions",
    "NVTX3EXT_CBID_nvtxMemCudaMarkInitialized",
    "NVTX3EXT_CBID_nvtxMemCudaSetPeerAccess",
    "NVTX3EXT_CBID_nvtxMemHeapRegister",
    "NVTX3EXT_CBID_nvtxMemHeapReset",
    "NVTX3EXT_CBID_nvtxMemHeapUnregister",
    "NVTX3EXT_CBID_nvtxMemPermissionsAssign",
    "NVTX3EXT_CBID_nvtxMemPermissionsBind",
    "NVTX3EXT_CBID_nvtxMemPermissionsCreate",
    "NVTX3EXT_CBID_nvtxMemPermissionsDestroy",
    "NVTX3EXT_CBID_nvtxMemPermissionsReset",
    "NVTX3EXT_CBID_nvtxMemPermissionsUnbind",
    "NVTX3EXT_CBID_nvtxMemRegionsName",
    "NVTX3EXT_CBID_nvtxMemRegionsRegister",
    "NVTX3EXT_CBID_nvtxMemRegionsResize",
    "NVTX3EXT_CBID_nvtxMemRegionsUnregister",
    "NVTX3EXT_CBID_nvtxPayloadEnumRegister",
    "NVTX3EXT_CBID_nvtxPayloadSchemaRegister",
    "NVTX3EXT_CBID_nvtxRangeEndPayload",
    "NVTX3EXT_CBID_nvtxRangePopPayload",
    "NVTX3EXT_CBID_nvtxRangePushPayload",
    "NVTX3EXT_CBID_nvtxRangeStartPayload",
    "NVTX3EXT_CBID_nvtxScopeRegister",
    "NVTX3EXT_CBID_nvtxTimeDomainRegister",
    "NVTX3EXT_CBID_nvtxTimeSyncPoint",
    "NVTX3EXT_CBID_nvtxTimeSyncPointTable",
    "NVTX3EXT_CBID_nvtxTimerSource",
    "NVTX3EXT_CBID_nvtxTimerSourceWithData",
    "NVTX3EXT_CBID_nvtxTimestampConversionFactor",
    "NVTX3EXT_CBID_nvtxTimestampGet",
    "NVTX_BATCH_FLAG_TIME_SORTED",
    "NVTX_BATCH_FLAG_TIME_SORTED_PARTIALLY",
    "NVTX_BATCH_FLAG_TIME_SORTED_PER_SCOPE",
    "NVTX_BATCH_FLAG_UNSORTED",
    "NVTX_COUNTER_BATCH_FLAG_BEGINTIME_INTERVAL_PAIR",
    "NVTX_COUNTER_BATCH_FLAG_ENDTIME_INTERVAL_PAIR",
    "NVTX_COUNTER_ID_DYNAMIC_START",
    "NVTX_COUNTER_ID_NONE",
    "NVTX_COUNTER_ID_STATIC_START",
    "NVTX_COUNTER_SAMPLE_UNAVAILABLE",
    "NVTX_COUNTER_SAMPLE_UNCHANGED",
    "NVTX_COUNTER_SAMPLE_ZERO",
    "NVTX_ERR_INIT_ACCESS_LIBRARY",
    "NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT",
    "NVTX_ERR_INIT_LOAD_LIBRARY",
    "NVTX_ERR_INIT_LOAD_PROPERTY",
    "NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT",
    "NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE",
    "NVTX_EVENT_ATTRIB_STRUCT_SIZE",
    "NVTX_EXT_COMPATID_MEM",
    "NVTX_EXT_COUNTERS_COMPATID",
    "NVTX_EXT_COUNTERS_MODULEID",
    "NVTX_EXT_MODULEID_MEM",
    "NVTX_EXT_PAYLOAD_COMPATID",
    "NVTX_EXT_PAYLOAD_MODULEID",
    "NVTX_FAIL",
    "NVTX_MEM_CUDA_PEER_ALL_DEVICES",
    "NVTX_MEM_HEAP_HANDLE_NO_TOOL",
    "NVTX_MEM_HEAP_HANDLE_PROCESS_WIDE",
    "NVTX_MEM_HEAP_USAGE_TYPE_LAYOUT",
    "NVTX_MEM_HEAP_USAGE_TYPE_SUB_ALLOCATOR",
    "NVTX_MEM_HEAP_USAGE_UNKNOWN",
    "NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE",
    "NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC",
    "NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ",
    "NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE",
    "NVTX_MEM_PERMISSIONS_BIND_SCOPE_CPU_THREAD",
    "NVTX_MEM_PERMISSIONS_BIND_SCOPE_CUDA_STREAM",
    "NVTX_MEM_PERMISSIONS_BIND_SCOPE_UNKNOWN",
    "NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC",
    "NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ",
    "NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE",
    "NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE",
    "NVTX_MEM_PERMISSIONS_HANDLE_NO_TOOL",
    "NVTX_MEM_PERMISSIONS_HANDLE_PROCESS_WIDE",
    "NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC",
    "NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE",
    "NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ",
    "NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET",
    "NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE",
    "NVTX_MEM_REGION_HANDLE_NO_TOOL",
    "NVTX_MEM_REGION_REF_TYPE_HANDLE",
    "NVTX_MEM_REGION_REF_TYPE_POINTER",
    "NVTX_MEM_REGION_REF_TYPE_UNKNOWN",
    "NVTX_MEM_TYPE_CUDA_ARRAY",
    "NVTX_MEM_TYPE_CU_ARRAY",
    "NVTX_MEM_TYPE_UNKNOWN",
    "NVTX_MEM_TYPE_VIRTUAL_ADDRESS",
    "NVTX_NO_PUSH_POP_TRACKING",
    "NVTX_NULLPTR",
    "NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE",
    "NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_INDEX",
    "NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_PAYLOAD_INDEX",
    "NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED",
    "NVTX_PAYLOAD_ENTRY_FLAG_COUNTER",
    "NVTX_PAYLOAD_ENTRY_FLAG_DEEP_COPY",
    "NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE",
    "NVTX_PAYLOAD_ENTRY_FLAG_HIDE",
    "NVTX_PAYLOAD_ENTRY_FLAG_IS_ARRAY",
    "NVTX_PAYLOAD_ENTRY_FLAG_MARK",
    "NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE",
    "NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE",
    "NVTX_PAYLOAD_ENTRY_FLAG_POINTER",
    "NVTX_PAYLOAD_ENTRY_FLAG_RANGE_BEGIN",
    "NVTX_PAYLOAD_ENTRY_FLAG_RANGE_END",
    "NVTX_PAYLOAD_ENTRY_FLAG_TIMESTAMP",
    "NVTX_PAYLOAD_ENTRY_FLAG_UNUSED",
    "NVTX_PAYLOAD_ENTRY_TYPE_ADDRESS",
    "NVTX_PAYLOAD_ENTRY_TYPE_BF16",
    "NVTX_PAYLOAD_ENTRY_TYPE_BYTE",
    "NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY",
    "NVTX_PAYLOAD_ENTRY_TYPE_CHAR",
    "NVTX_PAYLOAD_ENTRY_TYPE_CHAR16",
    "NVTX_PAYLOAD_ENTRY_TYPE_CHAR32",
    "NVTX_PAYLOAD_ENTRY_TYPE_CHAR8",
    "NVTX_PAYLOAD_ENTRY_TYPE_COLOR_ARGB",
    "NVTX_PAYLOAD_ENTRY_TYPE_CSTRING",
    "NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF16",
    "NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF32",
    "NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8",
    "NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE",
    "NVTX_PAYLOAD_ENTRY_TYPE_FLOAT",
    "NVTX_PAYLOAD_ENTRY_TYPE_FLOAT128",
    "NVTX_PAYLOAD_ENTRY_TYPE_FLOAT16",
    "NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32",
    "NVTX_PAYLOAD_ENTRY_TYPE_FLOAT64",
    "NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE",
    "NVTX_PAYLOAD_ENTRY_TYPE_INT",
    "NVTX_PAYLOAD_ENTRY_TYPE_INT128",
    "NVTX_PAYLOAD_ENTRY_TYPE_INT16",
    "NVTX_PAYLOAD_ENTRY_TYPE_INT32",
    "NVTX_PAYLOAD_ENTRY_TYPE_INT64",
    "NVTX_PAYLOAD_ENTRY_TYPE_INT8",
    "NVTX_PAYLOAD_ENTRY_TYPE_INVALID",
    "NVTX_PAYLOAD_ENTRY_TYPE_LONG",
    "NVTX_PAYLOAD_ENTRY_TYPE_LONGDOUBLE",
    "NVTX_PAYLOAD_ENTRY_TYPE_LONGLONG",
    "NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE",
    "NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT32",
    "NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT64",
    "NVTX_PAYLOAD_ENTRY_TYPE_RANGE_ID",
    "NVTX_PAYLOAD_ENTRY_TYPE_SCOPE_ID",
    "NVTX_PAYLOAD_ENTRY_TYPE_SHORT",
    "NVTX_PAYLOAD_ENTRY_TYPE_SIZE",
    "NVTX_PAYLOAD_ENTRY_TYPE_TF32",
    "NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT32",
    "NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64",
    "NVTX_PAYLOAD_ENTRY_TYPE_UCHAR",
    "NVTX_PAYLOAD_ENTRY_TYPE_UINT",
    "NVTX_PAYLOAD_ENTRY_TYPE_UINT128",
    "NVTX_PAYLOAD_ENTRY_TYPE_UINT16",
    "NVTX_PAYLOAD_ENTRY_TYPE_UINT32",
    "NVTX_PAYLOAD_ENTRY_TYPE_UINT64",
    "NVTX_PAYLOAD_ENTRY_TYPE_UINT8",
    "NVTX_PAYLOAD_ENTRY_TYPE_ULONG",
    "NVTX_PAYLOAD_ENTRY_TYPE_ULONGLONG",
    "NVTX_PAYLOAD_ENTRY_TYPE_UNION_SELECTOR",
    "NVTX_PAYLOAD_ENTRY_TYPE_USHORT",
    "NVTX_PAYLOAD_ENTRY_TYPE_WCHAR",
    "NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES",
    "NVTX_PAYLOAD_ENUM_ATTR_FIELD_EXTENSION",
    "NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME",
    "NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES",
    "NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID",
    "NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE",
    "NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ALIGNMENT",
    "NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ENTRIES",
    "NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_EXTENSION",
    "NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_FLAGS",
    "NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NAME",
    "NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NUM_ENTRIES",
    "NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID",
    "NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_STATIC_SIZE",
    "NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_TYPE",
    "NVTX_PAYLOAD_SCHEMA_FLAG_COUNTER_GROUP",
    "NVTX_PAYLOAD_SCHEMA_FLAG_DEEP_COPY",
    "NVTX_PAYLOAD_SCHEMA_FLAG_MARK",
    "NVTX_PAYLOAD_SCHEMA_FLAG_NONE",
    "NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_END",
    "NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_POP",
    "NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSH",
    "NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSHPOP",
    "NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_START",
    "NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_STARTEND",
    "NVTX_PAYLOAD_SCHEMA_FLAG_REFERENCED",
    "NVTX_PAYLOAD_SCHEMA_ID_DYNAMIC_START",
    "NVTX_PAYLOAD_SCHEMA_ID_STATIC_START",
    "NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC",
    "NVTX_PAYLOAD_SCHEMA_TYPE_INVALID",
    "NVTX_PAYLOAD_SCHEMA_TYPE_STATIC",
    "NVTX_PAYLOAD_SCHEMA_TYPE_UNION",
    "NVTX_PAYLOAD_SCHEMA_TYPE_UNION_WITH_INTERNAL_SELECTOR",
    "NVTX_PAYLOAD_TYPE_EXT",
    "NVTX_RESOURCE_ATTRIB_STRUCT_SIZE",
    "NVTX_RESOURCE_CLASS_CUDA",
    "NVTX_RESOURCE_CLASS_CUDART",
    "NVTX_RESOURCE_CLASS_GENERIC",
    "NVTX_RESOURCE_CLASS_SYNC_OS",
    "NVTX_RESOURCE_CLASS_SYNC_PTHREAD",
    "NVTX_SCOPE_CURRENT_CONTAINER",
    "NVTX_SCOPE_CURRENT_HW_CPU_LOGICAL",
    "NVTX_SCOPE_CURRENT_HW_CPU_PHYSICAL",
    "NVTX_SCOPE_CURRENT_HW_INNERMOST",
    "NVTX_SCOPE_CURRENT_HW_MACHINE",
    "NVTX_SCOPE_CURRENT_HW_SOCKET",
    "NVTX_SCOPE_CURRENT_HYPERVISOR",
    "NVTX_SCOPE_CURRENT_KERNEL",
    "NVTX_SCOPE_CURRENT_OS",
    "NVTX_SCOPE_CURRENT_SW_INNERMOST",
    "NVTX_SCOPE_CURRENT_SW_PROCESS",
    "NVTX_SCOPE_CURRENT_SW_THREAD",
    "NVTX_SCOPE_CURRENT_VM",
    "NVTX_SCOPE_ID_DYNAMIC_START",
    "NVTX_SCOPE_ID_STATIC_START",
    "NVTX_SCOPE_NONE",
    "NVTX_SCOPE_ROOT",
    "NVTX_SUCCESS",
    "NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE",
    "NVTX_TIMER_FLAG_CLOCK_MONOTONIC",
    "NVTX_TIMER_FLAG_CLOCK_STEADY",
    "NVTX_TIMER_FLAG_NONE",
    "NVTX_TIMER_SOURCE_SAFE_CALL_AFTER_PROCESS_TEARDOWN",
    "NVTX_TIMER_SOURCE_UNSAFE_CALL_AFTER_PROCESS_TEARDOWN",
    "NVTX_TIMER_START_SYSTEM_BOOT",
    "NVTX_TIMER_START_UNIX_EPOCH",
    "NVTX_TIMER_START_UNKNOWN",
    "NVTX_TIMER_START_VM_BOOT",
    "NVTX_TIMER_START_WIN_FILETIME",
    "NVTX_TIMESTAMP_TYPE_CPP_FILE_CLOCK",
    "NVTX_TIMESTAMP_TYPE_CPP_GPS_CLOCK",
    "NVTX_TIMESTAMP_TYPE_CPP_HIGH_RESOLUTION_CLOCK",
    "NVTX_TIMESTAMP_TYPE_CPP_STEADY_CLOCK",
    "NVTX_TIMESTAMP_TYPE_CPP_SYSTEM_CLOCK",
    "NVTX_TIMESTAMP_TYPE_CPP_TAI_CLOCK",
    "NVTX_TIMESTAMP_TYPE_CPP_UTC_CLOCK",
    "NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_BOOTTIME",
    "NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC",
    "NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_COARSE",
    "NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_RAW",
    "NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_PROCESS_CPUTIME_ID",
    "NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME",
    "NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME_COARSE",
    "NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_THREAD_CPUTIME_ID",
    "NVTX_TIMESTAMP_TYPE_CPU_TSC",
    "NVTX_TIMESTAMP_TYPE_CPU_TSC_NONVIRTUALIZED",
    "NVTX_TIMESTAMP_TYPE_C_CLOCK",
    "NVTX_TIMESTAMP_TYPE_C_TIME",
    "NVTX_TIMESTAMP_TYPE_C_TIMESPEC_GET",
    "NVTX_TIMESTAMP_TYPE_GPU_GLOBALTIMER",
    "NVTX_TIMESTAMP_TYPE_NONE",
    "NVTX_TIMESTAMP_TYPE_TOOL_PROVIDED",
    "NVTX_TIMESTAMP_TYPE_WIN_GSTAFT",
    "NVTX_TIMESTAMP_TYPE_WIN_GSTAFTP",
    "NVTX_TIMESTAMP_TYPE_WIN_QPC",
    "NVTX_TIME_DOMAIN_ID_DYNAMIC_START",
    "NVTX_TIME_DOMAIN_ID_NONE",
    "NVTX_TIME_DOMAIN_ID_STATIC_START",
    "NVTX_TYPE_PAYLOAD_SCHEMA_RAW",
    "NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED",
    "NVTX_VERSION",
    "nvtxInitialize",
    "nvtxDomainMarkEx",
    "nvtxMarkEx",
    "nvtxMarkA",
    "nvtxDomainRangeStartEx",
    "nvtxRangeStartEx",
    "nvtxRangeStartA",
    "nvtxDomainRangeEnd",
    "nvtxRangeEnd",
    "nvtxDomainRangePushEx",
    "nvtxRangePushEx",
    "nvtxRangePushA",
    "nvtxDomainRangePop",
    "nvtxRangePop",
    "nvtxDomainResourceCreate",
    "nvtxDomainResourceDestroy",
    "nvtxDomainNameCategoryA",
    "nvtxNameCategoryA",
    "nvtxNameOsThreadA",
    "nvtxDomainRegisterStringA",
    "nvtxDomainCreateA",
    "nvtxDomainDestroy",
    "nvtxDomainSyncUserCreate",
    "nvtxDomainSyncUserDestroy",
    "nvtxDomainSyncUserAcquireStart",
    "nvtxDomainSyncUserAcquireFailed",
    "nvtxDomainSyncUserAcquireSuccess",
    "nvtxDomainSyncUserReleasing",
    "nvtxNameCuDeviceA",
    "nvtxNameCuContextA",
    "nvtxNameCuStreamA",
    "nvtxNameCuEventA",
    "nvtxNameCudaDeviceA",
    "nvtxNameCudaStreamA",
    "nvtxNameCudaEventA",
    "nvtxPayloadSchemaRegister",
    "nvtxPayloadEnumRegister",
    "nvtxScopeRegister",
    "nvtxMarkPayload",
    "nvtxRangePushPayload",
    "nvtxRangePopPayload",
    "nvtxRangeStartPayload",
    "nvtxRangeEndPayload",
    "nvtxDomainIsEnabled",
    "nvtxTimestampGet",
    "nvtxTimeDomainRegister",
    "nvtxTimerSource",
    "nvtxTimerSourceWithData",
    "nvtxTimeSyncPoint",
    "nvtxTimeSyncPointTable",
    "nvtxTimestampConversionFactor",
    "nvtxEventSubmit",
    "nvtxEventBatchSubmit",
    "nvtxCounterRegister",
    "nvtxCounterSampleInt64",
    "nvtxCounterSampleFloat64",
    "nvtxCounterSample",
    "nvtxCounterSampleNoValue",
    "nvtxCounterBatchSubmit",
    "nvtxMemHeapRegister",
    "nvtxMemHeapUnregister",
    "nvtxMemHeapReset",
    "nvtxMemRegionsRegister",
    "nvtxMemRegionsResize",
    "nvtxMemRegionsUnregister",
    "nvtxMemRegionsName",
    "nvtxMemPermissionsAssign",
    "nvtxMemPermissionsCreate",
    "nvtxMemPermissionsDestroy",
    "nvtxMemPermissionsReset",
    "nvtxMemPermissionsBind",
    "nvtxMemPermissionsUnbind",
    "nvtxMemCudaGetProcessWidePermissions",
    "nvtxMemCudaGetDeviceWidePermissions",
    "nvtxMemCudaSetPeerAccess",
    "nvtxMemCudaMarkInitialized",
    "nvtxDomainCreate",
    "nvtxDomainNameCategory",
    "nvtxDomainRegisterString",
    "nvtxMark",
    "nvtxNameCategory",
    "nvtxNameCuContext",
    "nvtxNameCuDevice",
    "nvtxNameCuEvent",
    "nvtxNameCuStream",
    "nvtxNameCudaDevice",
    "nvtxNameCudaEvent",
    "nvtxNameCudaStream",
    "nvtxNameOsThread",
    "nvtxRangePush",
    "nvtxRangeStart",
]

def nvtxInitialize(reserved: _Address) -> None:
    """Loads the tool, if there is one, ahead of the first other call; it need not be called.

    void nvtxInitialize(const void *reserved)

    Parameters
        reserved : int (address), buffer or None; None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainMarkEx(
    domain: nvtxDomainHandle_t | _Int | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> None:
    """Marks this instant with a text, colour, category and number, as eventAttrib has them.

    void nvtxDomainMarkEx(nvtxDomainHandle_t domain,
        const nvtxEventAttributes_t *eventAttrib)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        eventAttrib : nvtxEventAttributes_t or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxMarkEx(eventAttrib: nvtxEventAttributes_t | None) -> None:
    """Marks this instant with a text, colour, category and number, as eventAttrib has them.

    void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)

    Parameters
        eventAttrib : nvtxEventAttributes_t or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxMarkA(message: _Text) -> None:
    """Marks this instant with a text.

    void nvtxMarkA(const char *message)

    Parameters
        message : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainRangeStartEx(
    domain: nvtxDomainHandle_t | _Int | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> nvtxRangeId_t:
    """Begins a range as eventAttrib says, which any thread may end by the id that comes back.

    nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain,
        const nvtxEventAttributes_t *eventAttrib)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        eventAttrib : nvtxEventAttributes_t or None

    Returns
        nvtxRangeId_t

    Keeps the GIL.
    """
def nvtxRangeStartEx(eventAttrib: nvtxEventAttributes_t | None) -> nvtxRangeId_t:
    """Begins a range as eventAttrib says, which any thread may end by the id that comes back.

    nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)

    Parameters
        eventAttrib : nvtxEventAttributes_t or None

    Returns
        nvtxRangeId_t

    Keeps the GIL.
    """
def nvtxRangeStartA(message: _Text) -> nvtxRangeId_t:
    """Begins a range that any thread may end, by the id that comes back.

    nvtxRangeId_t nvtxRangeStartA(const char *message)

    Parameters
        message : str or bytes

    Returns
        nvtxRangeId_t

    Keeps the GIL.
    """
def nvtxDomainRangeEnd(
    domain: nvtxDomainHandle_t | _Int | None,
    id: nvtxRangeId_t | _Int | None,
) -> None:
    """Ends the range of an id.

    void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        id : nvtxRangeId_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxRangeEnd(id: nvtxRangeId_t | _Int | None) -> None:
    """Ends the range of an id.

    void nvtxRangeEnd(nvtxRangeId_t id)

    Parameters
        id : nvtxRangeId_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainRangePushEx(
    domain: nvtxDomainHandle_t | _Int | None,
    eventAttrib: nvtxEventAttributes_t | None,
) -> int:
    """Begins a range on this thread as eventAttrib says; gives its depth from 0, or less
    without a tool.

    int nvtxDomainRangePushEx(nvtxDomainHandle_t domain,
        const nvtxEventAttributes_t *eventAttrib)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        eventAttrib : nvtxEventAttributes_t or None

    Returns
        int

    Keeps the GIL.
    """
def nvtxRangePushEx(eventAttrib: nvtxEventAttributes_t | None) -> int:
    """Begins a range on this thread as eventAttrib says; gives its depth from 0, or less
    without a tool.

    int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)

    Parameters
        eventAttrib : nvtxEventAttributes_t or None

    Returns
        int

    Keeps the GIL.
    """
def nvtxRangePushA(message: _Text) -> int:
    """Begins a range on this thread, inside those that are open; gives its depth from 0, or
    less without a tool.

    int nvtxRangePushA(const char *message)

    Parameters
        message : str or bytes

    Returns
        int

    Keeps the GIL.
    """
def nvtxDomainRangePop(domain: nvtxDomainHandle_t | _Int | None) -> int:
    """Ends the innermost range that this thread has pushed, and gives its depth.

    int nvtxDomainRangePop(nvtxDomainHandle_t domain)

    Parameters
        domain : nvtxDomainHandle_t, int or None

    Returns
        int

    Keeps the GIL.
    """
def nvtxRangePop() -> int:
    """Ends the innermost range that this thread has pushed, and gives its depth.

    int nvtxRangePop(void)

    Returns
        int

    Keeps the GIL.
    """
def nvtxDomainResourceCreate(
    domain: nvtxDomainHandle_t | _Int | None,
    attribs: nvtxResourceAttributes_t | None,
) -> nvtxResourceHandle_t:
    """Tells the tool of an object of the program's, with its name.

    nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain,
        nvtxResourceAttributes_t *attribs)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        attribs : nvtxResourceAttributes_t or None

    Returns
        nvtxResourceHandle_t

    Keeps the GIL.
    """
def nvtxDomainResourceDestroy(resource: nvtxResourceHandle_t | _Int | None) -> None:
    """Tells the tool that an object is gone.

    void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)

    Parameters
        resource : nvtxResourceHandle_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainNameCategoryA(
    domain: nvtxDomainHandle_t | _Int | None,
    category: _Int,
    name: _Text,
) -> None:
    """Gives a category, a number of the program's choice, a name in the tool.

    void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category,
        const char *name)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        category : int
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCategoryA(category: _Int, name: _Text) -> None:
    """Gives a category, a number of the program's choice, a name in the tool.

    void nvtxNameCategoryA(uint32_t category, const char *name)

    Parameters
        category : int
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameOsThreadA(threadId: _Int, name: _Text) -> None:
    """Gives a thread of the system a name in the tool.

    void nvtxNameOsThreadA(uint32_t threadId, const char *name)

    Parameters
        threadId : int; the system's number of it, such as threading.get_native_id()
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainRegisterStringA(
    domain: nvtxDomainHandle_t | _Int | None,
    string: _Text,
) -> nvtxStringHandle_t:
    """Gives a handle for a text in a domain, which is quicker to pass than the text.

    nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain,
        const char *string)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        string : str or bytes

    Returns
        nvtxStringHandle_t

    Keeps the GIL.
    """
def nvtxDomainCreateA(name: _Text) -> nvtxDomainHandle_t:
    """Makes a domain, under which a library keeps its ranges and names apart from those of
    others.

    nvtxDomainHandle_t nvtxDomainCreateA(const char *name)

    Parameters
        name : str or bytes

    Returns
        nvtxDomainHandle_t

    Keeps the GIL.
    """
def nvtxDomainDestroy(domain: nvtxDomainHandle_t | _Int | None) -> None:
    """Ends a domain with the strings that were registered in it.

    void nvtxDomainDestroy(nvtxDomainHandle_t domain)

    Parameters
        domain : nvtxDomainHandle_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainSyncUserCreate(
    domain: nvtxDomainHandle_t | _Int | None,
    attribs: nvtxSyncUserAttributes_t | None,
) -> nvtxSyncUser_t:
    """Tells the tool of a lock of the program's own making.

    nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain,
        const nvtxSyncUserAttributes_t *attribs)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        attribs : nvtxSyncUserAttributes_t or None

    Returns
        nvtxSyncUser_t

    Keeps the GIL.
    """
def nvtxDomainSyncUserDestroy(handle: nvtxSyncUser_t | _Int | None) -> None:
    """Tells the tool that a lock is gone.

    void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainSyncUserAcquireStart(handle: nvtxSyncUser_t | _Int | None) -> None:
    """Tells the tool how far this thread is with a lock.

    void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainSyncUserAcquireFailed(handle: nvtxSyncUser_t | _Int | None) -> None:
    """Tells the tool how far this thread is with a lock.

    void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainSyncUserAcquireSuccess(handle: nvtxSyncUser_t | _Int | None) -> None:
    """Tells the tool how far this thread is with a lock.

    void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainSyncUserReleasing(handle: nvtxSyncUser_t | _Int | None) -> None:
    """Tells the tool how far this thread is with a lock.

    void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)

    Parameters
        handle : nvtxSyncUser_t, int or None

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuDeviceA(device: CUdevice | _Int | None, name: _Text) -> None:
    """Gives a device a name in the tool.

    void nvtxNameCuDeviceA(CUdevice device, const char *name)

    Parameters
        device : CUdevice, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuContextA(context: CUcontext | _Int | None, name: _Text) -> None:
    """Gives a context a name in the tool.

    void nvtxNameCuContextA(CUcontext context, const char *name)

    Parameters
        context : CUcontext, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuStreamA(stream: CUstream | _Int | None, name: _Text) -> None:
    """Gives a stream a name in the tool.

    void nvtxNameCuStreamA(CUstream stream, const char *name)

    Parameters
        stream : CUstream, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuEventA(event: CUevent | _Int | None, name: _Text) -> None:
    """Gives an event a name in the tool.

    void nvtxNameCuEventA(CUevent event, const char *name)

    Parameters
        event : CUevent, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCudaDeviceA(device: _Int, name: _Text) -> None:
    """Gives a device of the CUDA runtime a name in the tool.

    void nvtxNameCudaDeviceA(int device, const char *name)

    Parameters
        device : int
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCudaStreamA(stream: cudaStream_t | _Int | None, name: _Text) -> None:
    """Gives a stream of the CUDA runtime a name in the tool.

    void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)

    Parameters
        stream : cudaStream_t, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCudaEventA(event: cudaEvent_t | _Int | None, name: _Text) -> None:
    """Gives an event of the CUDA runtime a name in the tool.

    void nvtxNameCudaEventA(cudaEvent_t event, const char *name)

    Parameters
        event : cudaEvent_t, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxPayloadSchemaRegister(
    domain: nvtxDomainHandle_t | _Int | None,
    attr: nvtxPayloadSchemaAttr_t | None,
) -> int:
    """Tells the tool how a struct of the program's is laid out, so that events can carry it.

    uint64_t nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain,
        const nvtxPayloadSchemaAttr_t *attr)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        attr : nvtxPayloadSchemaAttr_t or None

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxPayloadEnumRegister(
    domain: nvtxDomainHandle_t | _Int | None,
    attr: nvtxPayloadEnumAttr_t | None,
) -> int:
    """Tells the tool the names of an enum's values, so that payloads can have them.

    uint64_t nvtxPayloadEnumRegister(nvtxDomainHandle_t domain,
        const nvtxPayloadEnumAttr_t *attr)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        attr : nvtxPayloadEnumAttr_t or None

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxScopeRegister(
    domain: nvtxDomainHandle_t | _Int | None,
    attr: nvtxScopeAttr_t | None,
) -> int:
    """Gives a place, such as a node or a thread, an id under which events are told.

    uint64_t nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        attr : nvtxScopeAttr_t or None

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMarkPayload(
    domain: nvtxDomainHandle_t | _Int | None,
    payloadData: Sequence[nvtxPayloadData_t] | None,
) -> None:
    """Marks this instant with structs of the program's, for which the tool has schemas.

    void nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
        size_t count)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        payloadData : sequence of nvtxPayloadData_t, or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxRangePushPayload(
    domain: nvtxDomainHandle_t | _Int | None,
    payloadData: Sequence[nvtxPayloadData_t] | None,
) -> int:
    """Begins a range on this thread that carries structs of the program's; gives its depth
    from 0.

    int nvtxRangePushPayload(nvtxDomainHandle_t domain,
        const nvtxPayloadData_t *payloadData, size_t count)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        payloadData : sequence of nvtxPayloadData_t, or None

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxRangePopPayload(
    domain: nvtxDomainHandle_t | _Int | None,
    payloadData: Sequence[nvtxPayloadData_t] | None,
) -> int:
    """Ends the innermost range that this thread has pushed, with structs of the program's.

    int nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
        size_t count)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        payloadData : sequence of nvtxPayloadData_t, or None

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxRangeStartPayload(
    domain: nvtxDomainHandle_t | _Int | None,
    payloadData: Sequence[nvtxPayloadData_t] | None,
) -> nvtxRangeId_t:
    """Begins a range with structs of the program's, which any thread may end by the id that
    comes back.

    nvtxRangeId_t nvtxRangeStartPayload(nvtxDomainHandle_t domain,
        const nvtxPayloadData_t *payloadData, size_t count)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        payloadData : sequence of nvtxPayloadData_t, or None

    Returns
        nvtxRangeId_t

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxRangeEndPayload(
    domain: nvtxDomainHandle_t | _Int | None,
    id: nvtxRangeId_t | _Int | None,
    payloadData: Sequence[nvtxPayloadData_t] | None,
) -> None:
    """Ends the range of an id, with structs of the program's.

    void nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id,
        const nvtxPayloadData_t *payloadData, size_t count)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        id : nvtxRangeId_t, int or None
        payloadData : sequence of nvtxPayloadData_t, or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxDomainIsEnabled(domain: nvtxDomainHandle_t | _Int | None) -> int:
    """Tells whether a tool listens to a domain; always no where there is no tool.

    uint8_t nvtxDomainIsEnabled(nvtxDomainHandle_t domain)

    Parameters
        domain : nvtxDomainHandle_t, int or None

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxTimestampGet() -> int:
    """Gives the time by the tool's clock, for events that are told later.

    int64_t nvtxTimestampGet(void)

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxTimeDomainRegister(
    domain: nvtxDomainHandle_t | _Int | None,
    timeAttr: nvtxTimeDomainAttr_t | None,
) -> int:
    """Tells the tool of a clock; the id that comes back goes with its time stamps.

    uint64_t nvtxTimeDomainRegister(nvtxDomainHandle_t domain,
        const nvtxTimeDomainAttr_t *timeAttr)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        timeAttr : nvtxTimeDomainAttr_t or None

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxTimerSource(
    domain: nvtxDomainHandle_t | _Int | None,
    timeDomainId: _Int,
    flags: _Int,
    timestampProviderFn: _Int | Callable[..., object] | None,
) -> None:
    """Gives the tool a function that reads a clock.

    void nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
        int64_t (*timestampProviderFn)(void))

    Parameters
        domain : nvtxDomainHandle_t, int or None
        timeDomainId, flags : int
        timestampProviderFn : callable, int (address of a C function) or None; called as
            timestampProviderFn() -> int, exceptions go to sys.unraisablehook

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxTimerSourceWithData(
    domain: nvtxDomainHandle_t | _Int | None,
    timeDomainId: _Int,
    flags: _Int,
    timestampProviderFn: _Int | Callable[..., object] | None,
    data: object,
) -> None:
    """Gives the tool a function that reads a clock, and an object that it gets.

    void nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId,
        uint64_t flags, int64_t (*timestampProviderFn)(void *), void *data)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        timeDomainId, flags : int
        timestampProviderFn : callable, int (address of a C function) or None; called as
            timestampProviderFn(data) -> int, exceptions go to sys.unraisablehook
        data : any object, which the callable gets; int (address) for a C function

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxTimeSyncPoint(
    domain: nvtxDomainHandle_t | _Int | None,
    timeDomainId1: _Int,
    timeDomainId2: _Int,
    timestamp1: _Int,
    timestamp2: _Int,
) -> None:
    """Tells the tool of two time stamps, of two clocks, that mean the same instant.

    void nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1,
        uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        timeDomainId1, timeDomainId2, timestamp1, timestamp2 : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxTimeSyncPointTable(
    domain: nvtxDomainHandle_t | _Int | None,
    timeDomainIdSrc: _Int,
    timeDomainIdDst: _Int,
    syncPoints: Sequence[nvtxSyncPoint_t] | None,
) -> None:
    """Tells the tool of many pairs of time stamps, of two clocks, that mean the same instants.

    void nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
        uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        timeDomainIdSrc, timeDomainIdDst : int
        syncPoints : sequence of nvtxSyncPoint_t, or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxTimestampConversionFactor(
    domain: nvtxDomainHandle_t | _Int | None,
    timeDomainIdSrc: _Int,
    timeDomainIdDst: _Int,
    slope: SupportsFloat,
    timestampSrc: _Int,
    timestampDst: _Int,
) -> None:
    """Tells the tool how time stamps of one clock are converted to another.

    void nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
        uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        timeDomainIdSrc, timeDomainIdDst : int
        slope : float
        timestampSrc, timestampDst : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxEventSubmit(
    domain: nvtxDomainHandle_t | _Int | None,
    payloadData: Sequence[nvtxPayloadData_t] | None,
) -> None:
    """Gives the tool an event with a time stamp of its own.

    void nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
        size_t numPayloads)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        payloadData : sequence of nvtxPayloadData_t, or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxEventBatchSubmit(
    domain: nvtxDomainHandle_t | _Int | None,
    eventBatch: nvtxEventBatch_t | None,
) -> None:
    """Gives the tool many events of one layout at once.

    void nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        eventBatch : nvtxEventBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxCounterRegister(
    hDomain: nvtxDomainHandle_t | _Int | None,
    attr: nvtxCounterAttr_t | None,
) -> int:
    """Tells the tool of a counter; the id that comes back goes with its samples.

    uint64_t nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)

    Parameters
        hDomain : nvtxDomainHandle_t, int or None
        attr : nvtxCounterAttr_t or None

    Returns
        int

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxCounterSampleInt64(
    hDomain: nvtxDomainHandle_t | _Int | None,
    counterId: _Int,
    value: _Int,
) -> None:
    """Gives the tool the value of a counter now.

    void nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId,
        int64_t value)

    Parameters
        hDomain : nvtxDomainHandle_t, int or None
        counterId, value : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxCounterSampleFloat64(
    hDomain: nvtxDomainHandle_t | _Int | None,
    counterId: _Int,
    value: SupportsFloat,
) -> None:
    """Gives the tool the value of a counter now.

    void nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId,
        double value)

    Parameters
        hDomain : nvtxDomainHandle_t, int or None
        counterId : int
        value : float

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxCounterSample(
    hDomain: nvtxDomainHandle_t | _Int | None,
    counterId: _Int,
    value: _Address,
    size: _Int,
) -> None:
    """Gives the tool a sample of a counter as bytes, laid out by its schema.

    void nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId,
        const void *value, size_t size)

    Parameters
        hDomain : nvtxDomainHandle_t, int or None
        counterId : int
        value : int (address), buffer or None
        size : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxCounterSampleNoValue(
    hDomain: nvtxDomainHandle_t | _Int | None,
    counterId: _Int,
    reason: _Int,
) -> None:
    """Tells the tool that a counter has no value now, and why.

    void nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId,
        uint8_t reason)

    Parameters
        hDomain : nvtxDomainHandle_t, int or None
        counterId, reason : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxCounterBatchSubmit(
    hDomain: nvtxDomainHandle_t | _Int | None,
    counterData: nvtxCounterBatch_t | None,
) -> None:
    """Gives the tool many samples of counters at once.

    void nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain,
        const nvtxCounterBatch_t *counterData)

    Parameters
        hDomain : nvtxDomainHandle_t, int or None
        counterData : nvtxCounterBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemHeapRegister(
    domain: nvtxDomainHandle_t | _Int | None,
    desc: nvtxMemHeapDesc_t | None,
) -> nvtxMemHeapHandle_t:
    """Tells a memory checker of memory in which the program makes allocations of its own.

    nvtxMemHeapHandle_t nvtxMemHeapRegister(nvtxDomainHandle_t domain,
        const nvtxMemHeapDesc_t *desc)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        desc : nvtxMemHeapDesc_t or None

    Returns
        nvtxMemHeapHandle_t

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemHeapUnregister(
    domain: nvtxDomainHandle_t | _Int | None,
    heap: nvtxMemHeapHandle_t | _Int | None,
) -> None:
    """Tells a memory checker that a heap of the program's own is gone.

    void nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        heap : nvtxMemHeapHandle_t, int or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemHeapReset(
    domain: nvtxDomainHandle_t | _Int | None,
    heap: nvtxMemHeapHandle_t | _Int | None,
) -> None:
    """Tells a memory checker that all allocations in a heap are gone, as if it were new.

    void nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        heap : nvtxMemHeapHandle_t, int or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemRegionsRegister(
    domain: nvtxDomainHandle_t | _Int | None,
    desc: nvtxMemRegionsRegisterBatch_t | None,
) -> None:
    """Tells a memory checker of allocations that the program made in a heap.

    void nvtxMemRegionsRegister(nvtxDomainHandle_t domain,
        const nvtxMemRegionsRegisterBatch_t *desc)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        desc : nvtxMemRegionsRegisterBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemRegionsResize(
    domain: nvtxDomainHandle_t | _Int | None,
    desc: nvtxMemRegionsResizeBatch_t | None,
) -> None:
    """Tells a memory checker that allocations have another size now.

    void nvtxMemRegionsResize(nvtxDomainHandle_t domain,
        const nvtxMemRegionsResizeBatch_t *desc)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        desc : nvtxMemRegionsResizeBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemRegionsUnregister(
    domain: nvtxDomainHandle_t | _Int | None,
    desc: nvtxMemRegionsUnregisterBatch_t | None,
) -> None:
    """Tells a memory checker that allocations are gone.

    void nvtxMemRegionsUnregister(nvtxDomainHandle_t domain,
        const nvtxMemRegionsUnregisterBatch_t *desc)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        desc : nvtxMemRegionsUnregisterBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemRegionsName(
    domain: nvtxDomainHandle_t | _Int | None,
    desc: nvtxMemRegionsNameBatch_t | None,
) -> None:
    """Gives allocations names in the memory checker.

    void nvtxMemRegionsName(nvtxDomainHandle_t domain,
        const nvtxMemRegionsNameBatch_t *desc)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        desc : nvtxMemRegionsNameBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemPermissionsAssign(
    domain: nvtxDomainHandle_t | _Int | None,
    desc: nvtxMemPermissionsAssignBatch_t | None,
) -> None:
    """Says how allocations may be used, by a set of rules.

    void nvtxMemPermissionsAssign(nvtxDomainHandle_t domain,
        const nvtxMemPermissionsAssignBatch_t *desc)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        desc : nvtxMemPermissionsAssignBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemPermissionsCreate(
    domain: nvtxDomainHandle_t | _Int | None,
    creationflags: _Int,
) -> nvtxMemPermissionsHandle_t:
    """Makes a set of rules of who may use which memory.

    nvtxMemPermissionsHandle_t nvtxMemPermissionsCreate(nvtxDomainHandle_t domain,
        int32_t creationflags)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        creationflags : int

    Returns
        nvtxMemPermissionsHandle_t

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemPermissionsDestroy(
    domain: nvtxDomainHandle_t | _Int | None,
    permissionsHandle: nvtxMemPermissionsHandle_t | _Int | None,
) -> None:
    """Ends a set of rules of who may use which memory.

    void nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain,
        nvtxMemPermissionsHandle_t permissionsHandle)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        permissionsHandle : nvtxMemPermissionsHandle_t, int or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemPermissionsReset(
    domain: nvtxDomainHandle_t | _Int | None,
    permissionsHandle: nvtxMemPermissionsHandle_t | _Int | None,
) -> None:
    """Takes all rules out of a set.

    void nvtxMemPermissionsReset(nvtxDomainHandle_t domain,
        nvtxMemPermissionsHandle_t permissionsHandle)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        permissionsHandle : nvtxMemPermissionsHandle_t, int or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemPermissionsBind(
    domain: nvtxDomainHandle_t | _Int | None,
    permissions: nvtxMemPermissionsHandle_t | _Int | None,
    bindScope: _Int,
    bindFlags: _Int,
) -> None:
    """Makes a set of rules hold here, such as for this thread or a CUDA stream.

    void nvtxMemPermissionsBind(nvtxDomainHandle_t domain,
        nvtxMemPermissionsHandle_t permissions, uint32_t bindScope, uint32_t bindFlags)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        permissions : nvtxMemPermissionsHandle_t, int or None
        bindScope, bindFlags : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemPermissionsUnbind(domain: nvtxDomainHandle_t | _Int | None, bindScope: _Int) -> None:
    """Ends what nvtxMemPermissionsBind began.

    void nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        bindScope : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemCudaGetProcessWidePermissions(
    domain: nvtxDomainHandle_t | _Int | None,
) -> nvtxMemPermissionsHandle_t:
    """Gives the set of rules that holds for the process, or for a device.

    nvtxMemPermissionsHandle_t nvtxMemCudaGetProcessWidePermissions(
        nvtxDomainHandle_t domain)

    Parameters
        domain : nvtxDomainHandle_t, int or None

    Returns
        nvtxMemPermissionsHandle_t

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemCudaGetDeviceWidePermissions(
    domain: nvtxDomainHandle_t | _Int | None,
    device: _Int,
) -> nvtxMemPermissionsHandle_t:
    """Gives the set of rules that holds for the process, or for a device.

    nvtxMemPermissionsHandle_t nvtxMemCudaGetDeviceWidePermissions(
        nvtxDomainHandle_t domain, int device)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        device : int

    Returns
        nvtxMemPermissionsHandle_t

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemCudaSetPeerAccess(
    domain: nvtxDomainHandle_t | _Int | None,
    permissions: nvtxMemPermissionsHandle_t | _Int | None,
    devicePeer: _Int,
    flags: _Int,
) -> None:
    """Says which other devices may use allocations, and how.

    void nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain,
        nvtxMemPermissionsHandle_t permissions, int devicePeer, uint32_t flags)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        permissions : nvtxMemPermissionsHandle_t, int or None
        devicePeer, flags : int

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxMemCudaMarkInitialized(
    domain: nvtxDomainHandle_t | _Int | None,
    stream: cudaStream_t | _Int | None,
    isPerThreadStream: _Int,
    desc: nvtxMemMarkInitializedBatch_t | None,
) -> None:
    """Tells a memory checker that memory holds values, though it saw no writes.

    void nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream,
        uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        stream : cudaStream_t, int or None
        isPerThreadStream : int
        desc : nvtxMemMarkInitializedBatch_t or None

    Returns
        None

    Keeps the GIL. Since CUDA 13.0.
    """
def nvtxDomainCreate(name: _Text) -> nvtxDomainHandle_t:
    """Makes a domain, under which a library keeps its ranges and names apart from those of
    others.

    nvtxDomainHandle_t nvtxDomainCreateA(const char *name)

    Parameters
        name : str or bytes

    Returns
        nvtxDomainHandle_t

    Keeps the GIL.
    """
def nvtxDomainNameCategory(
    domain: nvtxDomainHandle_t | _Int | None,
    category: _Int,
    name: _Text,
) -> None:
    """Gives a category, a number of the program's choice, a name in the tool.

    void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category,
        const char *name)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        category : int
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxDomainRegisterString(
    domain: nvtxDomainHandle_t | _Int | None,
    string: _Text,
) -> nvtxStringHandle_t:
    """Gives a handle for a text in a domain, which is quicker to pass than the text.

    nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain,
        const char *string)

    Parameters
        domain : nvtxDomainHandle_t, int or None
        string : str or bytes

    Returns
        nvtxStringHandle_t

    Keeps the GIL.
    """
def nvtxMark(message: _Text) -> None:
    """Marks this instant with a text.

    void nvtxMarkA(const char *message)

    Parameters
        message : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCategory(category: _Int, name: _Text) -> None:
    """Gives a category, a number of the program's choice, a name in the tool.

    void nvtxNameCategoryA(uint32_t category, const char *name)

    Parameters
        category : int
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuContext(context: CUcontext | _Int | None, name: _Text) -> None:
    """Gives a context a name in the tool.

    void nvtxNameCuContextA(CUcontext context, const char *name)

    Parameters
        context : CUcontext, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuDevice(device: CUdevice | _Int | None, name: _Text) -> None:
    """Gives a device a name in the tool.

    void nvtxNameCuDeviceA(CUdevice device, const char *name)

    Parameters
        device : CUdevice, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuEvent(event: CUevent | _Int | None, name: _Text) -> None:
    """Gives an event a name in the tool.

    void nvtxNameCuEventA(CUevent event, const char *name)

    Parameters
        event : CUevent, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCuStream(stream: CUstream | _Int | None, name: _Text) -> None:
    """Gives a stream a name in the tool.

    void nvtxNameCuStreamA(CUstream stream, const char *name)

    Parameters
        stream : CUstream, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCudaDevice(device: _Int, name: _Text) -> None:
    """Gives a device of the CUDA runtime a name in the tool.

    void nvtxNameCudaDeviceA(int device, const char *name)

    Parameters
        device : int
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCudaEvent(event: cudaEvent_t | _Int | None, name: _Text) -> None:
    """Gives an event of the CUDA runtime a name in the tool.

    void nvtxNameCudaEventA(cudaEvent_t event, const char *name)

    Parameters
        event : cudaEvent_t, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameCudaStream(stream: cudaStream_t | _Int | None, name: _Text) -> None:
    """Gives a stream of the CUDA runtime a name in the tool.

    void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)

    Parameters
        stream : cudaStream_t, int or None
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxNameOsThread(threadId: _Int, name: _Text) -> None:
    """Gives a thread of the system a name in the tool.

    void nvtxNameOsThreadA(uint32_t threadId, const char *name)

    Parameters
        threadId : int; the system's number of it, such as threading.get_native_id()
        name : str or bytes

    Returns
        None

    Keeps the GIL.
    """
def nvtxRangePush(message: _Text) -> int:
    """Begins a range on this thread, inside those that are open; gives its depth from 0, or
    less without a tool.

    int nvtxRangePushA(const char *message)

    Parameters
        message : str or bytes

    Returns
        int

    Keeps the GIL.
    """
def nvtxRangeStart(message: _Text) -> nvtxRangeId_t:
    """Begins a range that any thread may end, by the id that comes back.

    nvtxRangeId_t nvtxRangeStartA(const char *message)

    Parameters
        message : str or bytes

    Returns
        nvtxRangeId_t

    Keeps the GIL.
    """
