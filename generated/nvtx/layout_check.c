// layout_check.c of cubind's binding of the NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/nvtx.yaml.
// clang-format off

#define NVTX_NO_IMPL 1
#include <cuda.h>
#include <driver_types.h>
#include <nvtx3/nvToolsExt.h>
#include <nvtx3/nvToolsExtSync.h>
#include <nvtx3/nvToolsExtCuda.h>
#include <nvtx3/nvToolsExtCudaRt.h>
#include <nvtx3/nvToolsExtCounters.h>
#include <nvtx3/nvToolsExtPayload.h>
#include <nvtx3/nvToolsExtMem.h>
#include <nvtx3/nvToolsExtMemCudaRt.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 13050.
#define CHECK_SIZE(type, size, align) \
    _Static_assert(sizeof(type) == size && _Alignof(type) == align, "size or alignment of " #type)
#define CHECK_OFFSET(type, field, at) \
    _Static_assert(__builtin_offsetof(type, field) == at, "offset of " #type "." #field)
#define CHECK_ENUMERATOR(enumerator, value) \
    _Static_assert((long long)enumerator == value, "value of " #enumerator)
#define CHECK_MACRO(name, value) \
    _Static_assert((unsigned long long)(name) == value, "value of " #name)
#define CHECK_TYPE(name, ...) \
    _Static_assert(__builtin_types_compatible_p(__typeof__(name), __VA_ARGS__), "type of " #name)
CHECK_ENUMERATOR(NVTX_COLOR_UNKNOWN, 0LL);
CHECK_ENUMERATOR(NVTX_COLOR_ARGB, 1LL);
CHECK_ENUMERATOR(NVTX_MESSAGE_UNKNOWN, 0LL);
CHECK_ENUMERATOR(NVTX_MESSAGE_TYPE_ASCII, 1LL);
CHECK_ENUMERATOR(NVTX_MESSAGE_TYPE_UNICODE, 2LL);
CHECK_ENUMERATOR(NVTX_MESSAGE_TYPE_REGISTERED, 3LL);
CHECK_ENUMERATOR(NVTX_PAYLOAD_UNKNOWN, 0LL);
CHECK_ENUMERATOR(NVTX_PAYLOAD_TYPE_UNSIGNED_INT64, 1LL);
CHECK_ENUMERATOR(NVTX_PAYLOAD_TYPE_INT64, 2LL);
CHECK_ENUMERATOR(NVTX_PAYLOAD_TYPE_DOUBLE, 3LL);
CHECK_ENUMERATOR(NVTX_PAYLOAD_TYPE_UNSIGNED_INT32, 4LL);
CHECK_ENUMERATOR(NVTX_PAYLOAD_TYPE_INT32, 5LL);
CHECK_ENUMERATOR(NVTX_PAYLOAD_TYPE_FLOAT, 6LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_UNKNOWN, 0LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_GENERIC_POINTER, 65537LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_GENERIC_HANDLE, 65538LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE, 65539LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX, 65540LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX, 196609LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION, 196610LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK, 196611LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER, 196612LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK, 196613LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE, 196614LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX, 131073LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE, 131074LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT, 131075LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION, 131076LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK, 131077LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX, 131073LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX, 131074LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE, 131075LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION, 131076LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK, 131077LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK, 131078LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU, 131079LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_CUDA_DEVICE, 262145LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_CUDA_CONTEXT, 262146LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_CUDA_STREAM, 262147LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_CUDA_EVENT, 262148LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_CUDART_DEVICE, 327680LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_CUDART_STREAM, 327681LL);
CHECK_ENUMERATOR(NVTX_RESOURCE_TYPE_CUDART_EVENT, 327682LL);
CHECK_SIZE(union nvtxMessageValue_t, 8, 8);
CHECK_OFFSET(union nvtxMessageValue_t, ascii, 0);
CHECK_OFFSET(union nvtxMessageValue_t, unicode, 0);
CHECK_OFFSET(union nvtxMessageValue_t, registered, 0);
CHECK_SIZE(nvtxEventAttributes_t, 48, 8);
CHECK_OFFSET(nvtxEventAttributes_t, version, 0);
CHECK_OFFSET(nvtxEventAttributes_t, size, 2);
CHECK_OFFSET(nvtxEventAttributes_t, category, 4);
CHECK_OFFSET(nvtxEventAttributes_t, colorType, 8);
CHECK_OFFSET(nvtxEventAttributes_t, color, 12);
CHECK_OFFSET(nvtxEventAttributes_t, payloadType, 16);
CHECK_OFFSET(nvtxEventAttributes_t, reserved0, 20);
CHECK_OFFSET(nvtxEventAttributes_t, payload, 24);
CHECK_OFFSET(nvtxEventAttributes_t, messageType, 32);
CHECK_OFFSET(nvtxEventAttributes_t, message, 40);
CHECK_SIZE(union payload_t, 8, 8);
CHECK_OFFSET(union payload_t, ullValue, 0);
CHECK_OFFSET(union payload_t, llValue, 0);
CHECK_OFFSET(union payload_t, dValue, 0);
CHECK_OFFSET(union payload_t, uiValue, 0);
CHECK_OFFSET(union payload_t, iValue, 0);
CHECK_OFFSET(union payload_t, fValue, 0);
CHECK_SIZE(nvtxResourceAttributes_t, 32, 8);
CHECK_OFFSET(nvtxResourceAttributes_t, version, 0);
CHECK_OFFSET(nvtxResourceAttributes_t, size, 2);
CHECK_OFFSET(nvtxResourceAttributes_t, identifierType, 4);
CHECK_OFFSET(nvtxResourceAttributes_t, identifier, 8);
CHECK_OFFSET(nvtxResourceAttributes_t, messageType, 16);
CHECK_OFFSET(nvtxResourceAttributes_t, message, 24);
CHECK_SIZE(union identifier_t, 8, 8);
CHECK_OFFSET(union identifier_t, pValue, 0);
CHECK_OFFSET(union identifier_t, ullValue, 0);
CHECK_SIZE(nvtxSyncUserAttributes_t, 16, 8);
CHECK_OFFSET(nvtxSyncUserAttributes_t, version, 0);
CHECK_OFFSET(nvtxSyncUserAttributes_t, size, 2);
CHECK_OFFSET(nvtxSyncUserAttributes_t, messageType, 4);
CHECK_OFFSET(nvtxSyncUserAttributes_t, message, 8);
CHECK_SIZE(nvtxPayloadEntryTypeInfo_t, 4, 2);
CHECK_OFFSET(nvtxPayloadEntryTypeInfo_t, size, 0);
CHECK_OFFSET(nvtxPayloadEntryTypeInfo_t, align, 2);
CHECK_SIZE(nvtxPayloadData_t, 24, 8);
CHECK_OFFSET(nvtxPayloadData_t, schemaId, 0);
CHECK_OFFSET(nvtxPayloadData_t, size, 8);
CHECK_OFFSET(nvtxPayloadData_t, payload, 16);
CHECK_SIZE(nvtxSemanticsHeader_t, 16, 8);
CHECK_OFFSET(nvtxSemanticsHeader_t, structSize, 0);
CHECK_OFFSET(nvtxSemanticsHeader_t, semanticId, 4);
CHECK_OFFSET(nvtxSemanticsHeader_t, version, 6);
CHECK_OFFSET(nvtxSemanticsHeader_t, next, 8);
CHECK_SIZE(nvtxPayloadSchemaEntry_t, 64, 8);
CHECK_OFFSET(nvtxPayloadSchemaEntry_t, flags, 0);
CHECK_OFFSET(nvtxPayloadSchemaEntry_t, type, 8);
CHECK_OFFSET(nvtxPayloadSchemaEntry_t, name, 16);
CHECK_OFFSET(nvtxPayloadSchemaEntry_t, description, 24);
CHECK_OFFSET(nvtxPayloadSchemaEntry_t, arrayOrUnionDetail, 32);
CHECK_OFFSET(nvtxPayloadSchemaEntry_t, offset, 40);
CHECK_OFFSET(nvtxPayloadSchemaEntry_t, semantics, 48);
CHECK_OFFSET(nvtxPayloadSchemaEntry_t, reserved, 56);
CHECK_SIZE(nvtxPayloadSchemaAttr_t, 80, 8);
CHECK_OFFSET(nvtxPayloadSchemaAttr_t, fieldMask, 0);
CHECK_OFFSET(nvtxPayloadSchemaAttr_t, name, 8);
CHECK_OFFSET(nvtxPayloadSchemaAttr_t, type, 16);
CHECK_OFFSET(nvtxPayloadSchemaAttr_t, flags, 24);
CHECK_OFFSET(nvtxPayloadSchemaAttr_t, entries, 32);
CHECK_OFFSET(nvtxPayloadSchemaAttr_t, numEntries, 40);
CHECK_OFFSET(nvtxPayloadSchemaAttr_t, payloadStaticSize, 48);
CHECK_OFFSET(nvtxPayloadSchemaAttr_t, packAlign, 56);
CHECK_OFFSET(nvtxPayloadSchemaAttr_t, schemaId, 64);
CHECK_OFFSET(nvtxPayloadSchemaAttr_t, extension, 72);
CHECK_SIZE(nvtxPayloadEnum_t, 24, 8);
CHECK_OFFSET(nvtxPayloadEnum_t, name, 0);
CHECK_OFFSET(nvtxPayloadEnum_t, value, 8);
CHECK_OFFSET(nvtxPayloadEnum_t, isFlag, 16);
CHECK_SIZE(nvtxPayloadEnumAttr_t, 56, 8);
CHECK_OFFSET(nvtxPayloadEnumAttr_t, fieldMask, 0);
CHECK_OFFSET(nvtxPayloadEnumAttr_t, name, 8);
CHECK_OFFSET(nvtxPayloadEnumAttr_t, entries, 16);
CHECK_OFFSET(nvtxPayloadEnumAttr_t, numEntries, 24);
CHECK_OFFSET(nvtxPayloadEnumAttr_t, sizeOfEnum, 32);
CHECK_OFFSET(nvtxPayloadEnumAttr_t, schemaId, 40);
CHECK_OFFSET(nvtxPayloadEnumAttr_t, extension, 48);
CHECK_SIZE(nvtxScopeAttr_t, 32, 8);
CHECK_OFFSET(nvtxScopeAttr_t, structSize, 0);
CHECK_OFFSET(nvtxScopeAttr_t, path, 8);
CHECK_OFFSET(nvtxScopeAttr_t, parentScope, 16);
CHECK_OFFSET(nvtxScopeAttr_t, scopeId, 24);
CHECK_SIZE(nvtxTimeDomainAttr_t, 48, 8);
CHECK_OFFSET(nvtxTimeDomainAttr_t, scopeId, 0);
CHECK_OFFSET(nvtxTimeDomainAttr_t, timestampTypeId, 8);
CHECK_OFFSET(nvtxTimeDomainAttr_t, timeDomainId, 16);
CHECK_OFFSET(nvtxTimeDomainAttr_t, timerFlags, 24);
CHECK_OFFSET(nvtxTimeDomainAttr_t, timerResolution, 32);
CHECK_OFFSET(nvtxTimeDomainAttr_t, timerStart, 40);
CHECK_SIZE(nvtxSyncPoint_t, 16, 8);
CHECK_OFFSET(nvtxSyncPoint_t, src, 0);
CHECK_OFFSET(nvtxSyncPoint_t, dst, 8);
CHECK_SIZE(nvtxEventBatch_t, 64, 8);
CHECK_OFFSET(nvtxEventBatch_t, eventSchemaId, 0);
CHECK_OFFSET(nvtxEventBatch_t, size, 8);
CHECK_OFFSET(nvtxEventBatch_t, events, 16);
CHECK_OFFSET(nvtxEventBatch_t, scope, 24);
CHECK_OFFSET(nvtxEventBatch_t, flags, 32);
CHECK_OFFSET(nvtxEventBatch_t, flexData, 40);
CHECK_OFFSET(nvtxEventBatch_t, flexDataSize, 48);
CHECK_OFFSET(nvtxEventBatch_t, flexDataOffset, 56);
CHECK_SIZE(nvtxCounterAttr_t, 56, 8);
CHECK_OFFSET(nvtxCounterAttr_t, structSize, 0);
CHECK_OFFSET(nvtxCounterAttr_t, schemaId, 8);
CHECK_OFFSET(nvtxCounterAttr_t, name, 16);
CHECK_OFFSET(nvtxCounterAttr_t, description, 24);
CHECK_OFFSET(nvtxCounterAttr_t, scopeId, 32);
CHECK_OFFSET(nvtxCounterAttr_t, semantics, 40);
CHECK_OFFSET(nvtxCounterAttr_t, counterId, 48);
CHECK_SIZE(nvtxCounterBatch_t, 48, 8);
CHECK_OFFSET(nvtxCounterBatch_t, counterId, 0);
CHECK_OFFSET(nvtxCounterBatch_t, counters, 8);
CHECK_OFFSET(nvtxCounterBatch_t, countersSize, 16);
CHECK_OFFSET(nvtxCounterBatch_t, flags, 24);
CHECK_OFFSET(nvtxCounterBatch_t, timestamps, 32);
CHECK_OFFSET(nvtxCounterBatch_t, timestampsSize, 40);
CHECK_SIZE(union nvtxMemRegionRef_t, 8, 8);
CHECK_OFFSET(union nvtxMemRegionRef_t, pointer, 0);
CHECK_OFFSET(union nvtxMemRegionRef_t, handle, 0);
CHECK_SIZE(nvtxMemVirtualRangeDesc_t, 16, 8);
CHECK_OFFSET(nvtxMemVirtualRangeDesc_t, size, 0);
CHECK_OFFSET(nvtxMemVirtualRangeDesc_t, ptr, 8);
CHECK_SIZE(nvtxMemHeapDesc_t, 48, 8);
CHECK_OFFSET(nvtxMemHeapDesc_t, extCompatID, 0);
CHECK_OFFSET(nvtxMemHeapDesc_t, structSize, 2);
CHECK_OFFSET(nvtxMemHeapDesc_t, reserved0, 4);
CHECK_OFFSET(nvtxMemHeapDesc_t, usage, 8);
CHECK_OFFSET(nvtxMemHeapDesc_t, type, 12);
CHECK_OFFSET(nvtxMemHeapDesc_t, typeSpecificDescSize, 16);
CHECK_OFFSET(nvtxMemHeapDesc_t, typeSpecificDesc, 24);
CHECK_OFFSET(nvtxMemHeapDesc_t, category, 32);
CHECK_OFFSET(nvtxMemHeapDesc_t, messageType, 36);
CHECK_OFFSET(nvtxMemHeapDesc_t, message, 40);
CHECK_SIZE(nvtxMemRegionsRegisterBatch_t, 48, 8);
CHECK_OFFSET(nvtxMemRegionsRegisterBatch_t, extCompatID, 0);
CHECK_OFFSET(nvtxMemRegionsRegisterBatch_t, structSize, 2);
CHECK_OFFSET(nvtxMemRegionsRegisterBatch_t, regionType, 4);
CHECK_OFFSET(nvtxMemRegionsRegisterBatch_t, heap, 8);
CHECK_OFFSET(nvtxMemRegionsRegisterBatch_t, regionCount, 16);
CHECK_OFFSET(nvtxMemRegionsRegisterBatch_t, regionDescElementSize, 24);
CHECK_OFFSET(nvtxMemRegionsRegisterBatch_t, regionDescElements, 32);
CHECK_OFFSET(nvtxMemRegionsRegisterBatch_t, regionHandleElementsOut, 40);
CHECK_SIZE(nvtxMemRegionsResizeBatch_t, 32, 8);
CHECK_OFFSET(nvtxMemRegionsResizeBatch_t, extCompatID, 0);
CHECK_OFFSET(nvtxMemRegionsResizeBatch_t, structSize, 2);
CHECK_OFFSET(nvtxMemRegionsResizeBatch_t, regionType, 4);
CHECK_OFFSET(nvtxMemRegionsResizeBatch_t, regionDescCount, 8);
CHECK_OFFSET(nvtxMemRegionsResizeBatch_t, regionDescElementSize, 16);
CHECK_OFFSET(nvtxMemRegionsResizeBatch_t, regionDescElements, 24);
CHECK_SIZE(nvtxMemRegionsUnregisterBatch_t, 32, 8);
CHECK_OFFSET(nvtxMemRegionsUnregisterBatch_t, extCompatID, 0);
CHECK_OFFSET(nvtxMemRegionsUnregisterBatch_t, structSize, 2);
CHECK_OFFSET(nvtxMemRegionsUnregisterBatch_t, refType, 4);
CHECK_OFFSET(nvtxMemRegionsUnregisterBatch_t, refCount, 8);
CHECK_OFFSET(nvtxMemRegionsUnregisterBatch_t, refElementSize, 16);
CHECK_OFFSET(nvtxMemRegionsUnregisterBatch_t, refElements, 24);
CHECK_SIZE(nvtxMemRegionNameDesc_t, 32, 8);
CHECK_OFFSET(nvtxMemRegionNameDesc_t, regionRefType, 0);
CHECK_OFFSET(nvtxMemRegionNameDesc_t, nameType, 4);
CHECK_OFFSET(nvtxMemRegionNameDesc_t, region, 8);
CHECK_OFFSET(nvtxMemRegionNameDesc_t, name, 16);
CHECK_OFFSET(nvtxMemRegionNameDesc_t, category, 24);
CHECK_OFFSET(nvtxMemRegionNameDesc_t, reserved0, 28);
CHECK_SIZE(nvtxMemRegionsNameBatch_t, 40, 8);
CHECK_OFFSET(nvtxMemRegionsNameBatch_t, extCompatID, 0);
CHECK_OFFSET(nvtxMemRegionsNameBatch_t, structSize, 2);
CHECK_OFFSET(nvtxMemRegionsNameBatch_t, reserved0, 4);
CHECK_OFFSET(nvtxMemRegionsNameBatch_t, regionCount, 8);
CHECK_OFFSET(nvtxMemRegionsNameBatch_t, regionElementSize, 16);
CHECK_OFFSET(nvtxMemRegionsNameBatch_t, regionElements, 24);
CHECK_OFFSET(nvtxMemRegionsNameBatch_t, reserved1, 32);
CHECK_SIZE(nvtxMemPermissionsAssignRegionDesc_t, 16, 8);
CHECK_OFFSET(nvtxMemPermissionsAssignRegionDesc_t, flags, 0);
CHECK_OFFSET(nvtxMemPermissionsAssignRegionDesc_t, regionRefType, 4);
CHECK_OFFSET(nvtxMemPermissionsAssignRegionDesc_t, region, 8);
CHECK_SIZE(nvtxMemPermissionsAssignBatch_t, 48, 8);
CHECK_OFFSET(nvtxMemPermissionsAssignBatch_t, extCompatID, 0);
CHECK_OFFSET(nvtxMemPermissionsAssignBatch_t, structSize, 2);
CHECK_OFFSET(nvtxMemPermissionsAssignBatch_t, reserved0, 4);
CHECK_OFFSET(nvtxMemPermissionsAssignBatch_t, permissions, 8);
CHECK_OFFSET(nvtxMemPermissionsAssignBatch_t, regionCount, 16);
CHECK_OFFSET(nvtxMemPermissionsAssignBatch_t, regionElementSize, 24);
CHECK_OFFSET(nvtxMemPermissionsAssignBatch_t, regionElements, 32);
CHECK_OFFSET(nvtxMemPermissionsAssignBatch_t, reserved1, 40);
CHECK_SIZE(nvtxMemCudaArrayRangeDesc_t, 64, 8);
CHECK_OFFSET(nvtxMemCudaArrayRangeDesc_t, extCompatID, 0);
CHECK_OFFSET(nvtxMemCudaArrayRangeDesc_t, structSize, 2);
CHECK_OFFSET(nvtxMemCudaArrayRangeDesc_t, reserved0, 4);
CHECK_OFFSET(nvtxMemCudaArrayRangeDesc_t, src, 8);
CHECK_OFFSET(nvtxMemCudaArrayRangeDesc_t, offset, 16);
CHECK_OFFSET(nvtxMemCudaArrayRangeDesc_t, extent, 40);
CHECK_SIZE(nvtxMemCuArrayRangeDesc_t, 64, 8);
CHECK_OFFSET(nvtxMemCuArrayRangeDesc_t, extCompatID, 0);
CHECK_OFFSET(nvtxMemCuArrayRangeDesc_t, structSize, 2);
CHECK_OFFSET(nvtxMemCuArrayRangeDesc_t, reserved0, 4);
CHECK_OFFSET(nvtxMemCuArrayRangeDesc_t, src, 8);
CHECK_OFFSET(nvtxMemCuArrayRangeDesc_t, offset, 16);
CHECK_OFFSET(nvtxMemCuArrayRangeDesc_t, extent, 40);
CHECK_SIZE(nvtxMemMarkInitializedBatch_t, 32, 8);
CHECK_OFFSET(nvtxMemMarkInitializedBatch_t, extCompatID, 0);
CHECK_OFFSET(nvtxMemMarkInitializedBatch_t, structSize, 2);
CHECK_OFFSET(nvtxMemMarkInitializedBatch_t, regionType, 4);
CHECK_OFFSET(nvtxMemMarkInitializedBatch_t, regionDescCount, 8);
CHECK_OFFSET(nvtxMemMarkInitializedBatch_t, regionDescElementSize, 16);
CHECK_OFFSET(nvtxMemMarkInitializedBatch_t, regionDescElements, 24);
CHECK_MACRO(NVTX3EXT_CBID_nvtxCounterBatchSubmit, 5ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxCounterRegister, 0ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxCounterSample, 3ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxCounterSampleFloat64, 2ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxCounterSampleInt64, 1ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxCounterSampleNoValue, 4ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxDomainIsEnabled, 7ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxEventBatchSubmit, 17ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxEventSubmit, 16ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMarkPayload, 2ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemCudaGetDeviceWidePermissions, 14ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemCudaGetProcessWidePermissions, 13ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemCudaMarkInitialized, 16ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemCudaSetPeerAccess, 15ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemHeapRegister, 0ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemHeapReset, 2ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemHeapUnregister, 1ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemPermissionsAssign, 7ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemPermissionsBind, 11ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemPermissionsCreate, 8ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemPermissionsDestroy, 9ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemPermissionsReset, 10ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemPermissionsUnbind, 12ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemRegionsName, 6ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemRegionsRegister, 3ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemRegionsResize, 4ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxMemRegionsUnregister, 5ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxPayloadEnumRegister, 1ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxPayloadSchemaRegister, 0ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxRangeEndPayload, 6ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxRangePopPayload, 4ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxRangePushPayload, 3ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxRangeStartPayload, 5ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxScopeRegister, 12ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxTimeDomainRegister, 9ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxTimeSyncPoint, 13ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxTimeSyncPointTable, 14ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxTimerSource, 10ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxTimerSourceWithData, 11ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxTimestampConversionFactor, 15ULL);
CHECK_MACRO(NVTX3EXT_CBID_nvtxTimestampGet, 8ULL);
CHECK_MACRO(NVTX_BATCH_FLAG_TIME_SORTED, 0ULL);
CHECK_MACRO(NVTX_BATCH_FLAG_TIME_SORTED_PARTIALLY, 2ULL);
CHECK_MACRO(NVTX_BATCH_FLAG_TIME_SORTED_PER_SCOPE, 4ULL);
CHECK_MACRO(NVTX_BATCH_FLAG_UNSORTED, 6ULL);
CHECK_MACRO(NVTX_COUNTER_BATCH_FLAG_BEGINTIME_INTERVAL_PAIR, 4294967296ULL);
CHECK_MACRO(NVTX_COUNTER_BATCH_FLAG_ENDTIME_INTERVAL_PAIR, 8589934592ULL);
CHECK_MACRO(NVTX_COUNTER_ID_DYNAMIC_START, 4294967296ULL);
CHECK_MACRO(NVTX_COUNTER_ID_NONE, 0ULL);
CHECK_MACRO(NVTX_COUNTER_ID_STATIC_START, 16777216ULL);
CHECK_MACRO(NVTX_COUNTER_SAMPLE_UNAVAILABLE, 2ULL);
CHECK_MACRO(NVTX_COUNTER_SAMPLE_UNCHANGED, 1ULL);
CHECK_MACRO(NVTX_COUNTER_SAMPLE_ZERO, 0ULL);
CHECK_MACRO(NVTX_ERR_INIT_ACCESS_LIBRARY, 3ULL);
CHECK_MACRO(NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT, 6ULL);
CHECK_MACRO(NVTX_ERR_INIT_LOAD_LIBRARY, 4ULL);
CHECK_MACRO(NVTX_ERR_INIT_LOAD_PROPERTY, 2ULL);
CHECK_MACRO(NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT, 5ULL);
CHECK_MACRO(NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE, 7ULL);
CHECK_MACRO(NVTX_EVENT_ATTRIB_STRUCT_SIZE, 48ULL);
CHECK_MACRO(NVTX_EXT_COMPATID_MEM, 258ULL);
CHECK_MACRO(NVTX_EXT_COUNTERS_COMPATID, 258ULL);
CHECK_MACRO(NVTX_EXT_COUNTERS_MODULEID, 4ULL);
CHECK_MACRO(NVTX_EXT_MODULEID_MEM, 1ULL);
CHECK_MACRO(NVTX_EXT_PAYLOAD_COMPATID, 260ULL);
CHECK_MACRO(NVTX_EXT_PAYLOAD_MODULEID, 2ULL);
CHECK_MACRO(NVTX_FAIL, 1ULL);
CHECK_MACRO(NVTX_MEM_CUDA_PEER_ALL_DEVICES, 18446744073709551615ULL);
CHECK_MACRO(NVTX_MEM_HEAP_USAGE_TYPE_LAYOUT, 2ULL);
CHECK_MACRO(NVTX_MEM_HEAP_USAGE_TYPE_SUB_ALLOCATOR, 1ULL);
CHECK_MACRO(NVTX_MEM_HEAP_USAGE_UNKNOWN, 0ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE, 0ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC, 4ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ, 1ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE, 2ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_BIND_SCOPE_CPU_THREAD, 1ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_BIND_SCOPE_CUDA_STREAM, 2ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_BIND_SCOPE_UNKNOWN, 0ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC, 4ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ, 1ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE, 2ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE, 0ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC, 4ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE, 0ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ, 1ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET, 8ULL);
CHECK_MACRO(NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE, 2ULL);
CHECK_MACRO(NVTX_MEM_REGION_REF_TYPE_HANDLE, 2ULL);
CHECK_MACRO(NVTX_MEM_REGION_REF_TYPE_POINTER, 1ULL);
CHECK_MACRO(NVTX_MEM_REGION_REF_TYPE_UNKNOWN, 0ULL);
CHECK_MACRO(NVTX_MEM_TYPE_CUDA_ARRAY, 17ULL);
CHECK_MACRO(NVTX_MEM_TYPE_CU_ARRAY, 18ULL);
CHECK_MACRO(NVTX_MEM_TYPE_UNKNOWN, 0ULL);
CHECK_MACRO(NVTX_MEM_TYPE_VIRTUAL_ADDRESS, 1ULL);
CHECK_MACRO(NVTX_NO_PUSH_POP_TRACKING, 18446744073709551614ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE, 16ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_INDEX, 48ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_PAYLOAD_INDEX, 64ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED, 32ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_COUNTER, 16384ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_DEEP_COPY, 256ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE, 1024ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_HIDE, 512ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_IS_ARRAY, 112ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_MARK, 12288ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE, 4ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE, 8ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_POINTER, 2ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_RANGE_BEGIN, 4096ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_RANGE_END, 8192ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_TIMESTAMP, 2048ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_FLAG_UNUSED, 0ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_ADDRESS, 23ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_BF16, 50ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_BYTE, 32ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY, 68ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_CHAR, 1ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_CHAR16, 26ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_CHAR32, 27ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_CHAR8, 25ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_COLOR_ARGB, 69ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_CSTRING, 75ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF16, 77ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF32, 78ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8, 76ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE, 20ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_FLOAT, 19ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_FLOAT128, 45ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_FLOAT16, 42ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32, 43ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_FLOAT64, 44ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE, 28ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_INT, 5ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_INT128, 33ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_INT16, 13ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_INT32, 15ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_INT64, 17ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_INT8, 11ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_INVALID, 0ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_LONG, 7ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_LONGDOUBLE, 21ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_LONGLONG, 9ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE, 80ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT32, 71ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT64, 72ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_RANGE_ID, 67ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_SCOPE_ID, 70ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_SHORT, 3ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_SIZE, 22ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_TF32, 52ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT32, 73ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64, 74ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_UCHAR, 2ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_UINT, 6ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_UINT128, 34ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_UINT16, 14ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_UINT32, 16ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_UINT64, 18ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_UINT8, 12ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_ULONG, 8ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_ULONGLONG, 10ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_UNION_SELECTOR, 100ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_USHORT, 4ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENTRY_TYPE_WCHAR, 24ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES, 4ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENUM_ATTR_FIELD_EXTENSION, 64ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME, 2ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES, 8ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID, 32ULL);
CHECK_MACRO(NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE, 16ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ALIGNMENT, 128ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ENTRIES, 16ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_EXTENSION, 512ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_FLAGS, 8ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NAME, 2ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NUM_ENTRIES, 32ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID, 256ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_STATIC_SIZE, 64ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_TYPE, 4ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_FLAG_COUNTER_GROUP, 8ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_FLAG_DEEP_COPY, 2ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_FLAG_MARK, 32ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_FLAG_NONE, 0ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_END, 64ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_POP, 48ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSH, 40ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSHPOP, 16ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_START, 56ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_STARTEND, 24ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_FLAG_REFERENCED, 4ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_ID_DYNAMIC_START, 4294967296ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_ID_STATIC_START, 16777216ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC, 2ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_TYPE_INVALID, 0ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_TYPE_STATIC, 1ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_TYPE_UNION, 3ULL);
CHECK_MACRO(NVTX_PAYLOAD_SCHEMA_TYPE_UNION_WITH_INTERNAL_SELECTOR, 4ULL);
CHECK_MACRO(NVTX_PAYLOAD_TYPE_EXT, 18446744073168289801ULL);
CHECK_MACRO(NVTX_RESOURCE_ATTRIB_STRUCT_SIZE, 32ULL);
CHECK_MACRO(NVTX_RESOURCE_CLASS_CUDA, 4ULL);
CHECK_MACRO(NVTX_RESOURCE_CLASS_CUDART, 5ULL);
CHECK_MACRO(NVTX_RESOURCE_CLASS_GENERIC, 1ULL);
CHECK_MACRO(NVTX_RESOURCE_CLASS_SYNC_OS, 2ULL);
CHECK_MACRO(NVTX_RESOURCE_CLASS_SYNC_PTHREAD, 3ULL);
CHECK_MACRO(NVTX_SCOPE_CURRENT_CONTAINER, 19ULL);
CHECK_MACRO(NVTX_SCOPE_CURRENT_HW_CPU_LOGICAL, 5ULL);
CHECK_MACRO(NVTX_SCOPE_CURRENT_HW_CPU_PHYSICAL, 4ULL);
CHECK_MACRO(NVTX_SCOPE_CURRENT_HW_INNERMOST, 15ULL);
CHECK_MACRO(NVTX_SCOPE_CURRENT_HW_MACHINE, 2ULL);
CHECK_MACRO(NVTX_SCOPE_CURRENT_HW_SOCKET, 3ULL);
CHECK_MACRO(NVTX_SCOPE_CURRENT_HYPERVISOR, 16ULL);
CHECK_MACRO(NVTX_SCOPE_CURRENT_KERNEL, 18ULL);
CHECK_MACRO(NVTX_SCOPE_CURRENT_OS, 20ULL);
CHECK_MACRO(NVTX_SCOPE_CURRENT_SW_INNERMOST, 31ULL);
CHECK_MACRO(NVTX_SCOPE_CURRENT_SW_PROCESS, 21ULL);
CHECK_MACRO(NVTX_SCOPE_CURRENT_SW_THREAD, 22ULL);
CHECK_MACRO(NVTX_SCOPE_CURRENT_VM, 17ULL);
CHECK_MACRO(NVTX_SCOPE_ID_DYNAMIC_START, 4294967296ULL);
CHECK_MACRO(NVTX_SCOPE_ID_STATIC_START, 16777216ULL);
CHECK_MACRO(NVTX_SCOPE_NONE, 0ULL);
CHECK_MACRO(NVTX_SCOPE_ROOT, 1ULL);
CHECK_MACRO(NVTX_SUCCESS, 0ULL);
CHECK_MACRO(NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE, 16ULL);
CHECK_MACRO(NVTX_TIMER_FLAG_CLOCK_MONOTONIC, 2ULL);
CHECK_MACRO(NVTX_TIMER_FLAG_CLOCK_STEADY, 4ULL);
CHECK_MACRO(NVTX_TIMER_FLAG_NONE, 0ULL);
CHECK_MACRO(NVTX_TIMER_SOURCE_SAFE_CALL_AFTER_PROCESS_TEARDOWN, 0ULL);
CHECK_MACRO(NVTX_TIMER_SOURCE_UNSAFE_CALL_AFTER_PROCESS_TEARDOWN, 1ULL);
CHECK_MACRO(NVTX_TIMER_START_SYSTEM_BOOT, 1ULL);
CHECK_MACRO(NVTX_TIMER_START_UNIX_EPOCH, 3ULL);
CHECK_MACRO(NVTX_TIMER_START_UNKNOWN, 0ULL);
CHECK_MACRO(NVTX_TIMER_START_VM_BOOT, 2ULL);
CHECK_MACRO(NVTX_TIMER_START_WIN_FILETIME, 4ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPP_FILE_CLOCK, 56ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPP_GPS_CLOCK, 55ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPP_HIGH_RESOLUTION_CLOCK, 51ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPP_STEADY_CLOCK, 50ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPP_SYSTEM_CLOCK, 52ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPP_TAI_CLOCK, 54ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPP_UTC_CLOCK, 53ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_BOOTTIME, 17ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC, 14ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_COARSE, 16ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_RAW, 15ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_PROCESS_CPUTIME_ID, 18ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME, 12ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME_COARSE, 13ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_THREAD_CPUTIME_ID, 19ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPU_TSC, 10ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_CPU_TSC_NONVIRTUALIZED, 11ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_C_CLOCK, 41ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_C_TIME, 40ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_C_TIMESPEC_GET, 42ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_GPU_GLOBALTIMER, 80ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_NONE, 0ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_TOOL_PROVIDED, 1ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_WIN_GSTAFT, 31ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_WIN_GSTAFTP, 32ULL);
CHECK_MACRO(NVTX_TIMESTAMP_TYPE_WIN_QPC, 30ULL);
CHECK_MACRO(NVTX_TIME_DOMAIN_ID_DYNAMIC_START, 4294967296ULL);
CHECK_MACRO(NVTX_TIME_DOMAIN_ID_NONE, 0ULL);
CHECK_MACRO(NVTX_TIME_DOMAIN_ID_STATIC_START, 16777216ULL);
CHECK_MACRO(NVTX_TYPE_PAYLOAD_SCHEMA_RAW, 1023ULL);
CHECK_MACRO(NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED, 1022ULL);
CHECK_MACRO(NVTX_VERSION, 3ULL);
CHECK_TYPE(nvtxInitialize, void(const void *reserved));
CHECK_TYPE(nvtxDomainMarkEx,
    void(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib));
CHECK_TYPE(nvtxMarkEx, void(const nvtxEventAttributes_t *eventAttrib));
CHECK_TYPE(nvtxMarkA, void(const char *message));
CHECK_TYPE(nvtxDomainRangeStartEx,
    nvtxRangeId_t(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib));
CHECK_TYPE(nvtxRangeStartEx, nvtxRangeId_t(const nvtxEventAttributes_t *eventAttrib));
CHECK_TYPE(nvtxRangeStartA, nvtxRangeId_t(const char *message));
CHECK_TYPE(nvtxDomainRangeEnd, void(nvtxDomainHandle_t domain, nvtxRangeId_t id));
CHECK_TYPE(nvtxRangeEnd, void(nvtxRangeId_t id));
CHECK_TYPE(nvtxDomainRangePushEx,
    int(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib));
CHECK_TYPE(nvtxRangePushEx, int(const nvtxEventAttributes_t *eventAttrib));
CHECK_TYPE(nvtxRangePushA, int(const char *message));
CHECK_TYPE(nvtxDomainRangePop, int(nvtxDomainHandle_t domain));
CHECK_TYPE(nvtxRangePop, int(void));
CHECK_TYPE(nvtxDomainResourceCreate,
    nvtxResourceHandle_t(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs));
CHECK_TYPE(nvtxDomainResourceDestroy, void(nvtxResourceHandle_t resource));
CHECK_TYPE(nvtxDomainNameCategoryA,
    void(nvtxDomainHandle_t domain, uint32_t category, const char *name));
CHECK_TYPE(nvtxNameCategoryA, void(uint32_t category, const char *name));
CHECK_TYPE(nvtxNameOsThreadA, void(uint32_t threadId, const char *name));
CHECK_TYPE(nvtxDomainRegisterStringA,
    nvtxStringHandle_t(nvtxDomainHandle_t domain, const char *string));
CHECK_TYPE(nvtxDomainCreateA, nvtxDomainHandle_t(const char *name));
CHECK_TYPE(nvtxDomainDestroy, void(nvtxDomainHandle_t domain));
CHECK_TYPE(nvtxDomainSyncUserCreate,
    nvtxSyncUser_t(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs));
CHECK_TYPE(nvtxDomainSyncUserDestroy, void(nvtxSyncUser_t handle));
CHECK_TYPE(nvtxDomainSyncUserAcquireStart, void(nvtxSyncUser_t handle));
CHECK_TYPE(nvtxDomainSyncUserAcquireFailed, void(nvtxSyncUser_t handle));
CHECK_TYPE(nvtxDomainSyncUserAcquireSuccess, void(nvtxSyncUser_t handle));
CHECK_TYPE(nvtxDomainSyncUserReleasing, void(nvtxSyncUser_t handle));
CHECK_TYPE(nvtxNameCuDeviceA, void(CUdevice device, const char *name));
CHECK_TYPE(nvtxNameCuContextA, void(CUcontext context, const char *name));
CHECK_TYPE(nvtxNameCuStreamA, void(CUstream stream, const char *name));
CHECK_TYPE(nvtxNameCuEventA, void(CUevent event, const char *name));
CHECK_TYPE(nvtxNameCudaDeviceA, void(int device, const char *name));
CHECK_TYPE(nvtxNameCudaStreamA, void(cudaStream_t stream, const char *name));
CHECK_TYPE(nvtxNameCudaEventA, void(cudaEvent_t event, const char *name));
CHECK_TYPE(nvtxPayloadSchemaRegister,
    uint64_t(nvtxDomainHandle_t domain, const nvtxPayloadSchemaAttr_t *attr));
CHECK_TYPE(nvtxPayloadEnumRegister,
    uint64_t(nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr));
CHECK_TYPE(nvtxScopeRegister, uint64_t(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr));
CHECK_TYPE(nvtxMarkPayload,
    void(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count));
CHECK_TYPE(nvtxRangePushPayload,
    int(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count));
CHECK_TYPE(nvtxRangePopPayload,
    int(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count));
CHECK_TYPE(nvtxRangeStartPayload,
    nvtxRangeId_t(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count));
CHECK_TYPE(nvtxRangeEndPayload,
    void(nvtxDomainHandle_t domain, nvtxRangeId_t id, const nvtxPayloadData_t *payloadData,
    size_t count));
CHECK_TYPE(nvtxDomainIsEnabled, uint8_t(nvtxDomainHandle_t domain));
CHECK_TYPE(nvtxTimestampGet, int64_t(void));
CHECK_TYPE(nvtxTimeDomainRegister,
    uint64_t(nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr));
CHECK_TYPE(nvtxTimerSource,
    void(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
    int64_t (*timestampProviderFn)(void)));
CHECK_TYPE(nvtxTimerSourceWithData,
    void(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
    int64_t (*timestampProviderFn)(void *), void *data));
CHECK_TYPE(nvtxTimeSyncPoint,
    void(nvtxDomainHandle_t domain, uint64_t timeDomainId1, uint64_t timeDomainId2,
    int64_t timestamp1, int64_t timestamp2));
CHECK_TYPE(nvtxTimeSyncPointTable,
    void(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst,
    const nvtxSyncPoint_t *syncPoints, size_t count));
CHECK_TYPE(nvtxTimestampConversionFactor,
    void(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst,
    double slope, int64_t timestampSrc, int64_t timestampDst));
CHECK_TYPE(nvtxEventSubmit,
    void(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t numPayloads));
CHECK_TYPE(nvtxEventBatchSubmit,
    void(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch));
CHECK_TYPE(nvtxCounterRegister,
    uint64_t(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr));
CHECK_TYPE(nvtxCounterSampleInt64,
    void(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value));
CHECK_TYPE(nvtxCounterSampleFloat64,
    void(nvtxDomainHandle_t hDomain, uint64_t counterId, double value));
CHECK_TYPE(nvtxCounterSample,
    void(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value, size_t size));
CHECK_TYPE(nvtxCounterSampleNoValue,
    void(nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason));
CHECK_TYPE(nvtxCounterBatchSubmit,
    void(nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData));
CHECK_TYPE(nvtxMemHeapRegister,
    nvtxMemHeapHandle_t(nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc));
CHECK_TYPE(nvtxMemHeapUnregister, void(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap));
CHECK_TYPE(nvtxMemHeapReset, void(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap));
CHECK_TYPE(nvtxMemRegionsRegister,
    void(nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc));
CHECK_TYPE(nvtxMemRegionsResize,
    void(nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc));
CHECK_TYPE(nvtxMemRegionsUnregister,
    void(nvtxDomainHandle_t domain, const nvtxMemRegionsUnregisterBatch_t *desc));
CHECK_TYPE(nvtxMemRegionsName,
    void(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc));
CHECK_TYPE(nvtxMemPermissionsAssign,
    void(nvtxDomainHandle_t domain, const nvtxMemPermissionsAssignBatch_t *desc));
CHECK_TYPE(nvtxMemPermissionsCreate,
    nvtxMemPermissionsHandle_t(nvtxDomainHandle_t domain, int32_t creationflags));
CHECK_TYPE(nvtxMemPermissionsDestroy,
    void(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle));
CHECK_TYPE(nvtxMemPermissionsReset,
    void(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle));
CHECK_TYPE(nvtxMemPermissionsBind,
    void(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, uint32_t bindScope,
    uint32_t bindFlags));
CHECK_TYPE(nvtxMemPermissionsUnbind, void(nvtxDomainHandle_t domain, uint32_t bindScope));
CHECK_TYPE(nvtxMemCudaGetProcessWidePermissions,
    nvtxMemPermissionsHandle_t(nvtxDomainHandle_t domain));
CHECK_TYPE(nvtxMemCudaGetDeviceWidePermissions,
    nvtxMemPermissionsHandle_t(nvtxDomainHandle_t domain, int device));
CHECK_TYPE(nvtxMemCudaSetPeerAccess,
    void(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, int devicePeer,
    uint32_t flags));
CHECK_TYPE(nvtxMemCudaMarkInitialized,
    void(nvtxDomainHandle_t domain, cudaStream_t stream, uint8_t isPerThreadStream,
    const nvtxMemMarkInitializedBatch_t *desc));
