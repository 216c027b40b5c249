// layout_check.c of cubind's binding of the NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/nvtx.yaml.
// Header: nvtx3/nvToolsExt.h
// Header: nvtx3/nvToolsExtSync.h
// Header: nvtx3/nvToolsExtCuda.h
// Header: nvtx3/nvToolsExtCudaRt.h
// Header: nvtx3/nvToolsExtCounters.h
// Header: nvtx3/nvToolsExtPayload.h
// Header: nvtx3/nvToolsExtMem.h
// Header: nvtx3/nvToolsExtMemCudaRt.h
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
_Static_assert((long long)NVTX_COLOR_UNKNOWN == 0LL, "value of NVTX_COLOR_UNKNOWN");
_Static_assert((long long)NVTX_COLOR_ARGB == 1LL, "value of NVTX_COLOR_ARGB");
_Static_assert((long long)NVTX_MESSAGE_UNKNOWN == 0LL, "value of NVTX_MESSAGE_UNKNOWN");
_Static_assert((long long)NVTX_MESSAGE_TYPE_ASCII == 1LL, "value of NVTX_MESSAGE_TYPE_ASCII");
_Static_assert((long long)NVTX_MESSAGE_TYPE_UNICODE == 2LL, "value of NVTX_MESSAGE_TYPE_UNICODE");
_Static_assert((long long)NVTX_MESSAGE_TYPE_REGISTERED == 3LL,
    "value of NVTX_MESSAGE_TYPE_REGISTERED");
_Static_assert((long long)NVTX_PAYLOAD_UNKNOWN == 0LL, "value of NVTX_PAYLOAD_UNKNOWN");
_Static_assert((long long)NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 == 1LL,
    "value of NVTX_PAYLOAD_TYPE_UNSIGNED_INT64");
_Static_assert((long long)NVTX_PAYLOAD_TYPE_INT64 == 2LL, "value of NVTX_PAYLOAD_TYPE_INT64");
_Static_assert((long long)NVTX_PAYLOAD_TYPE_DOUBLE == 3LL, "value of NVTX_PAYLOAD_TYPE_DOUBLE");
_Static_assert((long long)NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 == 4LL,
    "value of NVTX_PAYLOAD_TYPE_UNSIGNED_INT32");
_Static_assert((long long)NVTX_PAYLOAD_TYPE_INT32 == 5LL, "value of NVTX_PAYLOAD_TYPE_INT32");
_Static_assert((long long)NVTX_PAYLOAD_TYPE_FLOAT == 6LL, "value of NVTX_PAYLOAD_TYPE_FLOAT");
_Static_assert((long long)NVTX_RESOURCE_TYPE_UNKNOWN == 0LL, "value of NVTX_RESOURCE_TYPE_UNKNOWN");
_Static_assert((long long)NVTX_RESOURCE_TYPE_GENERIC_POINTER == 65537LL,
    "value of NVTX_RESOURCE_TYPE_GENERIC_POINTER");
_Static_assert((long long)NVTX_RESOURCE_TYPE_GENERIC_HANDLE == 65538LL,
    "value of NVTX_RESOURCE_TYPE_GENERIC_HANDLE");
_Static_assert((long long)NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE == 65539LL,
    "value of NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE");
_Static_assert((long long)NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX == 65540LL,
    "value of NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX == 196609LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION == 196610LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK == 196611LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER == 196612LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK == 196613LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE == 196614LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX == 131073LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE == 131074LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT == 131075LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION == 131076LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK == 131077LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX == 131073LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX == 131074LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE == 131075LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION == 131076LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK == 131077LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK == 131078LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK");
_Static_assert((long long)NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU == 131079LL,
    "value of NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU");
_Static_assert((long long)NVTX_RESOURCE_TYPE_CUDA_DEVICE == 262145LL,
    "value of NVTX_RESOURCE_TYPE_CUDA_DEVICE");
_Static_assert((long long)NVTX_RESOURCE_TYPE_CUDA_CONTEXT == 262146LL,
    "value of NVTX_RESOURCE_TYPE_CUDA_CONTEXT");
_Static_assert((long long)NVTX_RESOURCE_TYPE_CUDA_STREAM == 262147LL,
    "value of NVTX_RESOURCE_TYPE_CUDA_STREAM");
_Static_assert((long long)NVTX_RESOURCE_TYPE_CUDA_EVENT == 262148LL,
    "value of NVTX_RESOURCE_TYPE_CUDA_EVENT");
_Static_assert((long long)NVTX_RESOURCE_TYPE_CUDART_DEVICE == 327680LL,
    "value of NVTX_RESOURCE_TYPE_CUDART_DEVICE");
_Static_assert((long long)NVTX_RESOURCE_TYPE_CUDART_STREAM == 327681LL,
    "value of NVTX_RESOURCE_TYPE_CUDART_STREAM");
_Static_assert((long long)NVTX_RESOURCE_TYPE_CUDART_EVENT == 327682LL,
    "value of NVTX_RESOURCE_TYPE_CUDART_EVENT");
_Static_assert(sizeof(union nvtxMessageValue_t) == 8, "size of union nvtxMessageValue_t");
_Static_assert(_Alignof(union nvtxMessageValue_t) == 8, "alignment of union nvtxMessageValue_t");
_Static_assert(__builtin_offsetof(union nvtxMessageValue_t, ascii) == 0,
    "offset of union nvtxMessageValue_t.ascii");
_Static_assert(__builtin_offsetof(union nvtxMessageValue_t, unicode) == 0,
    "offset of union nvtxMessageValue_t.unicode");
_Static_assert(__builtin_offsetof(union nvtxMessageValue_t, registered) == 0,
    "offset of union nvtxMessageValue_t.registered");
_Static_assert(sizeof(nvtxEventAttributes_t) == 48, "size of nvtxEventAttributes_t");
_Static_assert(_Alignof(nvtxEventAttributes_t) == 8, "alignment of nvtxEventAttributes_t");
_Static_assert(__builtin_offsetof(nvtxEventAttributes_t, version) == 0,
    "offset of nvtxEventAttributes_t.version");
_Static_assert(__builtin_offsetof(nvtxEventAttributes_t, size) == 2,
    "offset of nvtxEventAttributes_t.size");
_Static_assert(__builtin_offsetof(nvtxEventAttributes_t, category) == 4,
    "offset of nvtxEventAttributes_t.category");
_Static_assert(__builtin_offsetof(nvtxEventAttributes_t, colorType) == 8,
    "offset of nvtxEventAttributes_t.colorType");
_Static_assert(__builtin_offsetof(nvtxEventAttributes_t, color) == 12,
    "offset of nvtxEventAttributes_t.color");
_Static_assert(__builtin_offsetof(nvtxEventAttributes_t, payloadType) == 16,
    "offset of nvtxEventAttributes_t.payloadType");
_Static_assert(__builtin_offsetof(nvtxEventAttributes_t, reserved0) == 20,
    "offset of nvtxEventAttributes_t.reserved0");
_Static_assert(__builtin_offsetof(nvtxEventAttributes_t, payload) == 24,
    "offset of nvtxEventAttributes_t.payload");
_Static_assert(__builtin_offsetof(nvtxEventAttributes_t, messageType) == 32,
    "offset of nvtxEventAttributes_t.messageType");
_Static_assert(__builtin_offsetof(nvtxEventAttributes_t, message) == 40,
    "offset of nvtxEventAttributes_t.message");
_Static_assert(sizeof(union payload_t) == 8, "size of union payload_t");
_Static_assert(_Alignof(union payload_t) == 8, "alignment of union payload_t");
_Static_assert(__builtin_offsetof(union payload_t, ullValue) == 0,
    "offset of union payload_t.ullValue");
_Static_assert(__builtin_offsetof(union payload_t, llValue) == 0,
    "offset of union payload_t.llValue");
_Static_assert(__builtin_offsetof(union payload_t, dValue) == 0,
    "offset of union payload_t.dValue");
_Static_assert(__builtin_offsetof(union payload_t, uiValue) == 0,
    "offset of union payload_t.uiValue");
_Static_assert(__builtin_offsetof(union payload_t, iValue) == 0,
    "offset of union payload_t.iValue");
_Static_assert(__builtin_offsetof(union payload_t, fValue) == 0,
    "offset of union payload_t.fValue");
_Static_assert(sizeof(nvtxResourceAttributes_t) == 32, "size of nvtxResourceAttributes_t");
_Static_assert(_Alignof(nvtxResourceAttributes_t) == 8, "alignment of nvtxResourceAttributes_t");
_Static_assert(__builtin_offsetof(nvtxResourceAttributes_t, version) == 0,
    "offset of nvtxResourceAttributes_t.version");
_Static_assert(__builtin_offsetof(nvtxResourceAttributes_t, size) == 2,
    "offset of nvtxResourceAttributes_t.size");
_Static_assert(__builtin_offsetof(nvtxResourceAttributes_t, identifierType) == 4,
    "offset of nvtxResourceAttributes_t.identifierType");
_Static_assert(__builtin_offsetof(nvtxResourceAttributes_t, identifier) == 8,
    "offset of nvtxResourceAttributes_t.identifier");
_Static_assert(__builtin_offsetof(nvtxResourceAttributes_t, messageType) == 16,
    "offset of nvtxResourceAttributes_t.messageType");
_Static_assert(__builtin_offsetof(nvtxResourceAttributes_t, message) == 24,
    "offset of nvtxResourceAttributes_t.message");
_Static_assert(sizeof(union identifier_t) == 8, "size of union identifier_t");
_Static_assert(_Alignof(union identifier_t) == 8, "alignment of union identifier_t");
_Static_assert(__builtin_offsetof(union identifier_t, pValue) == 0,
    "offset of union identifier_t.pValue");
_Static_assert(__builtin_offsetof(union identifier_t, ullValue) == 0,
    "offset of union identifier_t.ullValue");
_Static_assert(sizeof(nvtxSyncUserAttributes_t) == 16, "size of nvtxSyncUserAttributes_t");
_Static_assert(_Alignof(nvtxSyncUserAttributes_t) == 8, "alignment of nvtxSyncUserAttributes_t");
_Static_assert(__builtin_offsetof(nvtxSyncUserAttributes_t, version) == 0,
    "offset of nvtxSyncUserAttributes_t.version");
_Static_assert(__builtin_offsetof(nvtxSyncUserAttributes_t, size) == 2,
    "offset of nvtxSyncUserAttributes_t.size");
_Static_assert(__builtin_offsetof(nvtxSyncUserAttributes_t, messageType) == 4,
    "offset of nvtxSyncUserAttributes_t.messageType");
_Static_assert(__builtin_offsetof(nvtxSyncUserAttributes_t, message) == 8,
    "offset of nvtxSyncUserAttributes_t.message");
_Static_assert(sizeof(nvtxPayloadEntryTypeInfo_t) == 4, "size of nvtxPayloadEntryTypeInfo_t");
_Static_assert(_Alignof(nvtxPayloadEntryTypeInfo_t) == 2,
    "alignment of nvtxPayloadEntryTypeInfo_t");
_Static_assert(__builtin_offsetof(nvtxPayloadEntryTypeInfo_t, size) == 0,
    "offset of nvtxPayloadEntryTypeInfo_t.size");
_Static_assert(__builtin_offsetof(nvtxPayloadEntryTypeInfo_t, align) == 2,
    "offset of nvtxPayloadEntryTypeInfo_t.align");
_Static_assert(sizeof(nvtxPayloadData_t) == 24, "size of nvtxPayloadData_t");
_Static_assert(_Alignof(nvtxPayloadData_t) == 8, "alignment of nvtxPayloadData_t");
_Static_assert(__builtin_offsetof(nvtxPayloadData_t, schemaId) == 0,
    "offset of nvtxPayloadData_t.schemaId");
_Static_assert(__builtin_offsetof(nvtxPayloadData_t, size) == 8,
    "offset of nvtxPayloadData_t.size");
_Static_assert(__builtin_offsetof(nvtxPayloadData_t, payload) == 16,
    "offset of nvtxPayloadData_t.payload");
_Static_assert(sizeof(nvtxSemanticsHeader_t) == 16, "size of nvtxSemanticsHeader_t");
_Static_assert(_Alignof(nvtxSemanticsHeader_t) == 8, "alignment of nvtxSemanticsHeader_t");
_Static_assert(__builtin_offsetof(nvtxSemanticsHeader_t, structSize) == 0,
    "offset of nvtxSemanticsHeader_t.structSize");
_Static_assert(__builtin_offsetof(nvtxSemanticsHeader_t, semanticId) == 4,
    "offset of nvtxSemanticsHeader_t.semanticId");
_Static_assert(__builtin_offsetof(nvtxSemanticsHeader_t, version) == 6,
    "offset of nvtxSemanticsHeader_t.version");
_Static_assert(__builtin_offsetof(nvtxSemanticsHeader_t, next) == 8,
    "offset of nvtxSemanticsHeader_t.next");
_Static_assert(sizeof(nvtxPayloadSchemaEntry_t) == 64, "size of nvtxPayloadSchemaEntry_t");
_Static_assert(_Alignof(nvtxPayloadSchemaEntry_t) == 8, "alignment of nvtxPayloadSchemaEntry_t");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaEntry_t, flags) == 0,
    "offset of nvtxPayloadSchemaEntry_t.flags");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaEntry_t, type) == 8,
    "offset of nvtxPayloadSchemaEntry_t.type");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaEntry_t, name) == 16,
    "offset of nvtxPayloadSchemaEntry_t.name");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaEntry_t, description) == 24,
    "offset of nvtxPayloadSchemaEntry_t.description");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaEntry_t, arrayOrUnionDetail) == 32,
    "offset of nvtxPayloadSchemaEntry_t.arrayOrUnionDetail");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaEntry_t, offset) == 40,
    "offset of nvtxPayloadSchemaEntry_t.offset");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaEntry_t, semantics) == 48,
    "offset of nvtxPayloadSchemaEntry_t.semantics");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaEntry_t, reserved) == 56,
    "offset of nvtxPayloadSchemaEntry_t.reserved");
_Static_assert(sizeof(nvtxPayloadSchemaAttr_t) == 80, "size of nvtxPayloadSchemaAttr_t");
_Static_assert(_Alignof(nvtxPayloadSchemaAttr_t) == 8, "alignment of nvtxPayloadSchemaAttr_t");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaAttr_t, fieldMask) == 0,
    "offset of nvtxPayloadSchemaAttr_t.fieldMask");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaAttr_t, name) == 8,
    "offset of nvtxPayloadSchemaAttr_t.name");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaAttr_t, type) == 16,
    "offset of nvtxPayloadSchemaAttr_t.type");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaAttr_t, flags) == 24,
    "offset of nvtxPayloadSchemaAttr_t.flags");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaAttr_t, entries) == 32,
    "offset of nvtxPayloadSchemaAttr_t.entries");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaAttr_t, numEntries) == 40,
    "offset of nvtxPayloadSchemaAttr_t.numEntries");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaAttr_t, payloadStaticSize) == 48,
    "offset of nvtxPayloadSchemaAttr_t.payloadStaticSize");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaAttr_t, packAlign) == 56,
    "offset of nvtxPayloadSchemaAttr_t.packAlign");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaAttr_t, schemaId) == 64,
    "offset of nvtxPayloadSchemaAttr_t.schemaId");
_Static_assert(__builtin_offsetof(nvtxPayloadSchemaAttr_t, extension) == 72,
    "offset of nvtxPayloadSchemaAttr_t.extension");
_Static_assert(sizeof(nvtxPayloadEnum_t) == 24, "size of nvtxPayloadEnum_t");
_Static_assert(_Alignof(nvtxPayloadEnum_t) == 8, "alignment of nvtxPayloadEnum_t");
_Static_assert(__builtin_offsetof(nvtxPayloadEnum_t, name) == 0,
    "offset of nvtxPayloadEnum_t.name");
_Static_assert(__builtin_offsetof(nvtxPayloadEnum_t, value) == 8,
    "offset of nvtxPayloadEnum_t.value");
_Static_assert(__builtin_offsetof(nvtxPayloadEnum_t, isFlag) == 16,
    "offset of nvtxPayloadEnum_t.isFlag");
_Static_assert(sizeof(nvtxPayloadEnumAttr_t) == 56, "size of nvtxPayloadEnumAttr_t");
_Static_assert(_Alignof(nvtxPayloadEnumAttr_t) == 8, "alignment of nvtxPayloadEnumAttr_t");
_Static_assert(__builtin_offsetof(nvtxPayloadEnumAttr_t, fieldMask) == 0,
    "offset of nvtxPayloadEnumAttr_t.fieldMask");
_Static_assert(__builtin_offsetof(nvtxPayloadEnumAttr_t, name) == 8,
    "offset of nvtxPayloadEnumAttr_t.name");
_Static_assert(__builtin_offsetof(nvtxPayloadEnumAttr_t, entries) == 16,
    "offset of nvtxPayloadEnumAttr_t.entries");
_Static_assert(__builtin_offsetof(nvtxPayloadEnumAttr_t, numEntries) == 24,
    "offset of nvtxPayloadEnumAttr_t.numEntries");
_Static_assert(__builtin_offsetof(nvtxPayloadEnumAttr_t, sizeOfEnum) == 32,
    "offset of nvtxPayloadEnumAttr_t.sizeOfEnum");
_Static_assert(__builtin_offsetof(nvtxPayloadEnumAttr_t, schemaId) == 40,
    "offset of nvtxPayloadEnumAttr_t.schemaId");
_Static_assert(__builtin_offsetof(nvtxPayloadEnumAttr_t, extension) == 48,
    "offset of nvtxPayloadEnumAttr_t.extension");
_Static_assert(sizeof(nvtxScopeAttr_t) == 32, "size of nvtxScopeAttr_t");
_Static_assert(_Alignof(nvtxScopeAttr_t) == 8, "alignment of nvtxScopeAttr_t");
_Static_assert(__builtin_offsetof(nvtxScopeAttr_t, structSize) == 0,
    "offset of nvtxScopeAttr_t.structSize");
_Static_assert(__builtin_offsetof(nvtxScopeAttr_t, path) == 8, "offset of nvtxScopeAttr_t.path");
_Static_assert(__builtin_offsetof(nvtxScopeAttr_t, parentScope) == 16,
    "offset of nvtxScopeAttr_t.parentScope");
_Static_assert(__builtin_offsetof(nvtxScopeAttr_t, scopeId) == 24,
    "offset of nvtxScopeAttr_t.scopeId");
_Static_assert(sizeof(nvtxTimeDomainAttr_t) == 48, "size of nvtxTimeDomainAttr_t");
_Static_assert(_Alignof(nvtxTimeDomainAttr_t) == 8, "alignment of nvtxTimeDomainAttr_t");
_Static_assert(__builtin_offsetof(nvtxTimeDomainAttr_t, scopeId) == 0,
    "offset of nvtxTimeDomainAttr_t.scopeId");
_Static_assert(__builtin_offsetof(nvtxTimeDomainAttr_t, timestampTypeId) == 8,
    "offset of nvtxTimeDomainAttr_t.timestampTypeId");
_Static_assert(__builtin_offsetof(nvtxTimeDomainAttr_t, timeDomainId) == 16,
    "offset of nvtxTimeDomainAttr_t.timeDomainId");
_Static_assert(__builtin_offsetof(nvtxTimeDomainAttr_t, timerFlags) == 24,
    "offset of nvtxTimeDomainAttr_t.timerFlags");
_Static_assert(__builtin_offsetof(nvtxTimeDomainAttr_t, timerResolution) == 32,
    "offset of nvtxTimeDomainAttr_t.timerResolution");
_Static_assert(__builtin_offsetof(nvtxTimeDomainAttr_t, timerStart) == 40,
    "offset of nvtxTimeDomainAttr_t.timerStart");
_Static_assert(sizeof(nvtxSyncPoint_t) == 16, "size of nvtxSyncPoint_t");
_Static_assert(_Alignof(nvtxSyncPoint_t) == 8, "alignment of nvtxSyncPoint_t");
_Static_assert(__builtin_offsetof(nvtxSyncPoint_t, src) == 0, "offset of nvtxSyncPoint_t.src");
_Static_assert(__builtin_offsetof(nvtxSyncPoint_t, dst) == 8, "offset of nvtxSyncPoint_t.dst");
_Static_assert(sizeof(nvtxEventBatch_t) == 64, "size of nvtxEventBatch_t");
_Static_assert(_Alignof(nvtxEventBatch_t) == 8, "alignment of nvtxEventBatch_t");
_Static_assert(__builtin_offsetof(nvtxEventBatch_t, eventSchemaId) == 0,
    "offset of nvtxEventBatch_t.eventSchemaId");
_Static_assert(__builtin_offsetof(nvtxEventBatch_t, size) == 8, "offset of nvtxEventBatch_t.size");
_Static_assert(__builtin_offsetof(nvtxEventBatch_t, events) == 16,
    "offset of nvtxEventBatch_t.events");
_Static_assert(__builtin_offsetof(nvtxEventBatch_t, scope) == 24,
    "offset of nvtxEventBatch_t.scope");
_Static_assert(__builtin_offsetof(nvtxEventBatch_t, flags) == 32,
    "offset of nvtxEventBatch_t.flags");
_Static_assert(__builtin_offsetof(nvtxEventBatch_t, flexData) == 40,
    "offset of nvtxEventBatch_t.flexData");
_Static_assert(__builtin_offsetof(nvtxEventBatch_t, flexDataSize) == 48,
    "offset of nvtxEventBatch_t.flexDataSize");
_Static_assert(__builtin_offsetof(nvtxEventBatch_t, flexDataOffset) == 56,
    "offset of nvtxEventBatch_t.flexDataOffset");
_Static_assert(sizeof(nvtxCounterAttr_t) == 56, "size of nvtxCounterAttr_t");
_Static_assert(_Alignof(nvtxCounterAttr_t) == 8, "alignment of nvtxCounterAttr_t");
_Static_assert(__builtin_offsetof(nvtxCounterAttr_t, structSize) == 0,
    "offset of nvtxCounterAttr_t.structSize");
_Static_assert(__builtin_offsetof(nvtxCounterAttr_t, schemaId) == 8,
    "offset of nvtxCounterAttr_t.schemaId");
_Static_assert(__builtin_offsetof(nvtxCounterAttr_t, name) == 16,
    "offset of nvtxCounterAttr_t.name");
_Static_assert(__builtin_offsetof(nvtxCounterAttr_t, description) == 24,
    "offset of nvtxCounterAttr_t.description");
_Static_assert(__builtin_offsetof(nvtxCounterAttr_t, scopeId) == 32,
    "offset of nvtxCounterAttr_t.scopeId");
_Static_assert(__builtin_offsetof(nvtxCounterAttr_t, semantics) == 40,
    "offset of nvtxCounterAttr_t.semantics");
_Static_assert(__builtin_offsetof(nvtxCounterAttr_t, counterId) == 48,
    "offset of nvtxCounterAttr_t.counterId");
_Static_assert(sizeof(nvtxCounterBatch_t) == 48, "size of nvtxCounterBatch_t");
_Static_assert(_Alignof(nvtxCounterBatch_t) == 8, "alignment of nvtxCounterBatch_t");
_Static_assert(__builtin_offsetof(nvtxCounterBatch_t, counterId) == 0,
    "offset of nvtxCounterBatch_t.counterId");
_Static_assert(__builtin_offsetof(nvtxCounterBatch_t, counters) == 8,
    "offset of nvtxCounterBatch_t.counters");
_Static_assert(__builtin_offsetof(nvtxCounterBatch_t, countersSize) == 16,
    "offset of nvtxCounterBatch_t.countersSize");
_Static_assert(__builtin_offsetof(nvtxCounterBatch_t, flags) == 24,
    "offset of nvtxCounterBatch_t.flags");
_Static_assert(__builtin_offsetof(nvtxCounterBatch_t, timestamps) == 32,
    "offset of nvtxCounterBatch_t.timestamps");
_Static_assert(__builtin_offsetof(nvtxCounterBatch_t, timestampsSize) == 40,
    "offset of nvtxCounterBatch_t.timestampsSize");
_Static_assert(sizeof(union nvtxMemRegionRef_t) == 8, "size of union nvtxMemRegionRef_t");
_Static_assert(_Alignof(union nvtxMemRegionRef_t) == 8, "alignment of union nvtxMemRegionRef_t");
_Static_assert(__builtin_offsetof(union nvtxMemRegionRef_t, pointer) == 0,
    "offset of union nvtxMemRegionRef_t.pointer");
_Static_assert(__builtin_offsetof(union nvtxMemRegionRef_t, handle) == 0,
    "offset of union nvtxMemRegionRef_t.handle");
_Static_assert(sizeof(nvtxMemVirtualRangeDesc_t) == 16, "size of nvtxMemVirtualRangeDesc_t");
_Static_assert(_Alignof(nvtxMemVirtualRangeDesc_t) == 8, "alignment of nvtxMemVirtualRangeDesc_t");
_Static_assert(__builtin_offsetof(nvtxMemVirtualRangeDesc_t, size) == 0,
    "offset of nvtxMemVirtualRangeDesc_t.size");
_Static_assert(__builtin_offsetof(nvtxMemVirtualRangeDesc_t, ptr) == 8,
    "offset of nvtxMemVirtualRangeDesc_t.ptr");
_Static_assert(sizeof(nvtxMemHeapDesc_t) == 48, "size of nvtxMemHeapDesc_t");
_Static_assert(_Alignof(nvtxMemHeapDesc_t) == 8, "alignment of nvtxMemHeapDesc_t");
_Static_assert(__builtin_offsetof(nvtxMemHeapDesc_t, extCompatID) == 0,
    "offset of nvtxMemHeapDesc_t.extCompatID");
_Static_assert(__builtin_offsetof(nvtxMemHeapDesc_t, structSize) == 2,
    "offset of nvtxMemHeapDesc_t.structSize");
_Static_assert(__builtin_offsetof(nvtxMemHeapDesc_t, reserved0) == 4,
    "offset of nvtxMemHeapDesc_t.reserved0");
_Static_assert(__builtin_offsetof(nvtxMemHeapDesc_t, usage) == 8,
    "offset of nvtxMemHeapDesc_t.usage");
_Static_assert(__builtin_offsetof(nvtxMemHeapDesc_t, type) == 12,
    "offset of nvtxMemHeapDesc_t.type");
_Static_assert(__builtin_offsetof(nvtxMemHeapDesc_t, typeSpecificDescSize) == 16,
    "offset of nvtxMemHeapDesc_t.typeSpecificDescSize");
_Static_assert(__builtin_offsetof(nvtxMemHeapDesc_t, typeSpecificDesc) == 24,
    "offset of nvtxMemHeapDesc_t.typeSpecificDesc");
_Static_assert(__builtin_offsetof(nvtxMemHeapDesc_t, category) == 32,
    "offset of nvtxMemHeapDesc_t.category");
_Static_assert(__builtin_offsetof(nvtxMemHeapDesc_t, messageType) == 36,
    "offset of nvtxMemHeapDesc_t.messageType");
_Static_assert(__builtin_offsetof(nvtxMemHeapDesc_t, message) == 40,
    "offset of nvtxMemHeapDesc_t.message");
_Static_assert(sizeof(nvtxMemRegionsRegisterBatch_t) == 48,
    "size of nvtxMemRegionsRegisterBatch_t");
_Static_assert(_Alignof(nvtxMemRegionsRegisterBatch_t) == 8,
    "alignment of nvtxMemRegionsRegisterBatch_t");
_Static_assert(__builtin_offsetof(nvtxMemRegionsRegisterBatch_t, extCompatID) == 0,
    "offset of nvtxMemRegionsRegisterBatch_t.extCompatID");
_Static_assert(__builtin_offsetof(nvtxMemRegionsRegisterBatch_t, structSize) == 2,
    "offset of nvtxMemRegionsRegisterBatch_t.structSize");
_Static_assert(__builtin_offsetof(nvtxMemRegionsRegisterBatch_t, regionType) == 4,
    "offset of nvtxMemRegionsRegisterBatch_t.regionType");
_Static_assert(__builtin_offsetof(nvtxMemRegionsRegisterBatch_t, heap) == 8,
    "offset of nvtxMemRegionsRegisterBatch_t.heap");
_Static_assert(__builtin_offsetof(nvtxMemRegionsRegisterBatch_t, regionCount) == 16,
    "offset of nvtxMemRegionsRegisterBatch_t.regionCount");
_Static_assert(__builtin_offsetof(nvtxMemRegionsRegisterBatch_t, regionDescElementSize) == 24,
    "offset of nvtxMemRegionsRegisterBatch_t.regionDescElementSize");
_Static_assert(__builtin_offsetof(nvtxMemRegionsRegisterBatch_t, regionDescElements) == 32,
    "offset of nvtxMemRegionsRegisterBatch_t.regionDescElements");
_Static_assert(__builtin_offsetof(nvtxMemRegionsRegisterBatch_t, regionHandleElementsOut) == 40,
    "offset of nvtxMemRegionsRegisterBatch_t.regionHandleElementsOut");
_Static_assert(sizeof(nvtxMemRegionsResizeBatch_t) == 32, "size of nvtxMemRegionsResizeBatch_t");
_Static_assert(_Alignof(nvtxMemRegionsResizeBatch_t) == 8,
    "alignment of nvtxMemRegionsResizeBatch_t");
_Static_assert(__builtin_offsetof(nvtxMemRegionsResizeBatch_t, extCompatID) == 0,
    "offset of nvtxMemRegionsResizeBatch_t.extCompatID");
_Static_assert(__builtin_offsetof(nvtxMemRegionsResizeBatch_t, structSize) == 2,
    "offset of nvtxMemRegionsResizeBatch_t.structSize");
_Static_assert(__builtin_offsetof(nvtxMemRegionsResizeBatch_t, regionType) == 4,
    "offset of nvtxMemRegionsResizeBatch_t.regionType");
_Static_assert(__builtin_offsetof(nvtxMemRegionsResizeBatch_t, regionDescCount) == 8,
    "offset of nvtxMemRegionsResizeBatch_t.regionDescCount");
_Static_assert(__builtin_offsetof(nvtxMemRegionsResizeBatch_t, regionDescElementSize) == 16,
    "offset of nvtxMemRegionsResizeBatch_t.regionDescElementSize");
_Static_assert(__builtin_offsetof(nvtxMemRegionsResizeBatch_t, regionDescElements) == 24,
    "offset of nvtxMemRegionsResizeBatch_t.regionDescElements");
_Static_assert(sizeof(nvtxMemRegionsUnregisterBatch_t) == 32,
    "size of nvtxMemRegionsUnregisterBatch_t");
_Static_assert(_Alignof(nvtxMemRegionsUnregisterBatch_t) == 8,
    "alignment of nvtxMemRegionsUnregisterBatch_t");
_Static_assert(__builtin_offsetof(nvtxMemRegionsUnregisterBatch_t, extCompatID) == 0,
    "offset of nvtxMemRegionsUnregisterBatch_t.extCompatID");
_Static_assert(__builtin_offsetof(nvtxMemRegionsUnregisterBatch_t, structSize) == 2,
    "offset of nvtxMemRegionsUnregisterBatch_t.structSize");
_Static_assert(__builtin_offsetof(nvtxMemRegionsUnregisterBatch_t, refType) == 4,
    "offset of nvtxMemRegionsUnregisterBatch_t.refType");
_Static_assert(__builtin_offsetof(nvtxMemRegionsUnregisterBatch_t, refCount) == 8,
    "offset of nvtxMemRegionsUnregisterBatch_t.refCount");
_Static_assert(__builtin_offsetof(nvtxMemRegionsUnregisterBatch_t, refElementSize) == 16,
    "offset of nvtxMemRegionsUnregisterBatch_t.refElementSize");
_Static_assert(__builtin_offsetof(nvtxMemRegionsUnregisterBatch_t, refElements) == 24,
    "offset of nvtxMemRegionsUnregisterBatch_t.refElements");
_Static_assert(sizeof(nvtxMemRegionNameDesc_t) == 32, "size of nvtxMemRegionNameDesc_t");
_Static_assert(_Alignof(nvtxMemRegionNameDesc_t) == 8, "alignment of nvtxMemRegionNameDesc_t");
_Static_assert(__builtin_offsetof(nvtxMemRegionNameDesc_t, regionRefType) == 0,
    "offset of nvtxMemRegionNameDesc_t.regionRefType");
_Static_assert(__builtin_offsetof(nvtxMemRegionNameDesc_t, nameType) == 4,
    "offset of nvtxMemRegionNameDesc_t.nameType");
_Static_assert(__builtin_offsetof(nvtxMemRegionNameDesc_t, region) == 8,
    "offset of nvtxMemRegionNameDesc_t.region");
_Static_assert(__builtin_offsetof(nvtxMemRegionNameDesc_t, name) == 16,
    "offset of nvtxMemRegionNameDesc_t.name");
_Static_assert(__builtin_offsetof(nvtxMemRegionNameDesc_t, category) == 24,
    "offset of nvtxMemRegionNameDesc_t.category");
_Static_assert(__builtin_offsetof(nvtxMemRegionNameDesc_t, reserved0) == 28,
    "offset of nvtxMemRegionNameDesc_t.reserved0");
_Static_assert(sizeof(nvtxMemRegionsNameBatch_t) == 40, "size of nvtxMemRegionsNameBatch_t");
_Static_assert(_Alignof(nvtxMemRegionsNameBatch_t) == 8, "alignment of nvtxMemRegionsNameBatch_t");
_Static_assert(__builtin_offsetof(nvtxMemRegionsNameBatch_t, extCompatID) == 0,
    "offset of nvtxMemRegionsNameBatch_t.extCompatID");
_Static_assert(__builtin_offsetof(nvtxMemRegionsNameBatch_t, structSize) == 2,
    "offset of nvtxMemRegionsNameBatch_t.structSize");
_Static_assert(__builtin_offsetof(nvtxMemRegionsNameBatch_t, reserved0) == 4,
    "offset of nvtxMemRegionsNameBatch_t.reserved0");
_Static_assert(__builtin_offsetof(nvtxMemRegionsNameBatch_t, regionCount) == 8,
    "offset of nvtxMemRegionsNameBatch_t.regionCount");
_Static_assert(__builtin_offsetof(nvtxMemRegionsNameBatch_t, regionElementSize) == 16,
    "offset of nvtxMemRegionsNameBatch_t.regionElementSize");
_Static_assert(__builtin_offsetof(nvtxMemRegionsNameBatch_t, regionElements) == 24,
    "offset of nvtxMemRegionsNameBatch_t.regionElements");
_Static_assert(__builtin_offsetof(nvtxMemRegionsNameBatch_t, reserved1) == 32,
    "offset of nvtxMemRegionsNameBatch_t.reserved1");
_Static_assert(sizeof(nvtxMemPermissionsAssignRegionDesc_t) == 16,
    "size of nvtxMemPermissionsAssignRegionDesc_t");
_Static_assert(_Alignof(nvtxMemPermissionsAssignRegionDesc_t) == 8,
    "alignment of nvtxMemPermissionsAssignRegionDesc_t");
_Static_assert(__builtin_offsetof(nvtxMemPermissionsAssignRegionDesc_t, flags) == 0,
    "offset of nvtxMemPermissionsAssignRegionDesc_t.flags");
_Static_assert(__builtin_offsetof(nvtxMemPermissionsAssignRegionDesc_t, regionRefType) == 4,
    "offset of nvtxMemPermissionsAssignRegionDesc_t.regionRefType");
_Static_assert(__builtin_offsetof(nvtxMemPermissionsAssignRegionDesc_t, region) == 8,
    "offset of nvtxMemPermissionsAssignRegionDesc_t.region");
_Static_assert(sizeof(nvtxMemPermissionsAssignBatch_t) == 48,
    "size of nvtxMemPermissionsAssignBatch_t");
_Static_assert(_Alignof(nvtxMemPermissionsAssignBatch_t) == 8,
    "alignment of nvtxMemPermissionsAssignBatch_t");
_Static_assert(__builtin_offsetof(nvtxMemPermissionsAssignBatch_t, extCompatID) == 0,
    "offset of nvtxMemPermissionsAssignBatch_t.extCompatID");
_Static_assert(__builtin_offsetof(nvtxMemPermissionsAssignBatch_t, structSize) == 2,
    "offset of nvtxMemPermissionsAssignBatch_t.structSize");
_Static_assert(__builtin_offsetof(nvtxMemPermissionsAssignBatch_t, reserved0) == 4,
    "offset of nvtxMemPermissionsAssignBatch_t.reserved0");
_Static_assert(__builtin_offsetof(nvtxMemPermissionsAssignBatch_t, permissions) == 8,
    "offset of nvtxMemPermissionsAssignBatch_t.permissions");
_Static_assert(__builtin_offsetof(nvtxMemPermissionsAssignBatch_t, regionCount) == 16,
    "offset of nvtxMemPermissionsAssignBatch_t.regionCount");
_Static_assert(__builtin_offsetof(nvtxMemPermissionsAssignBatch_t, regionElementSize) == 24,
    "offset of nvtxMemPermissionsAssignBatch_t.regionElementSize");
_Static_assert(__builtin_offsetof(nvtxMemPermissionsAssignBatch_t, regionElements) == 32,
    "offset of nvtxMemPermissionsAssignBatch_t.regionElements");
_Static_assert(__builtin_offsetof(nvtxMemPermissionsAssignBatch_t, reserved1) == 40,
    "offset of nvtxMemPermissionsAssignBatch_t.reserved1");
_Static_assert(sizeof(nvtxMemCudaArrayRangeDesc_t) == 64, "size of nvtxMemCudaArrayRangeDesc_t");
_Static_assert(_Alignof(nvtxMemCudaArrayRangeDesc_t) == 8,
    "alignment of nvtxMemCudaArrayRangeDesc_t");
_Static_assert(__builtin_offsetof(nvtxMemCudaArrayRangeDesc_t, extCompatID) == 0,
    "offset of nvtxMemCudaArrayRangeDesc_t.extCompatID");
_Static_assert(__builtin_offsetof(nvtxMemCudaArrayRangeDesc_t, structSize) == 2,
    "offset of nvtxMemCudaArrayRangeDesc_t.structSize");
_Static_assert(__builtin_offsetof(nvtxMemCudaArrayRangeDesc_t, reserved0) == 4,
    "offset of nvtxMemCudaArrayRangeDesc_t.reserved0");
_Static_assert(__builtin_offsetof(nvtxMemCudaArrayRangeDesc_t, src) == 8,
    "offset of nvtxMemCudaArrayRangeDesc_t.src");
_Static_assert(__builtin_offsetof(nvtxMemCudaArrayRangeDesc_t, offset) == 16,
    "offset of nvtxMemCudaArrayRangeDesc_t.offset");
_Static_assert(__builtin_offsetof(nvtxMemCudaArrayRangeDesc_t, extent) == 40,
    "offset of nvtxMemCudaArrayRangeDesc_t.extent");
_Static_assert(sizeof(nvtxMemCuArrayRangeDesc_t) == 64, "size of nvtxMemCuArrayRangeDesc_t");
_Static_assert(_Alignof(nvtxMemCuArrayRangeDesc_t) == 8, "alignment of nvtxMemCuArrayRangeDesc_t");
_Static_assert(__builtin_offsetof(nvtxMemCuArrayRangeDesc_t, extCompatID) == 0,
    "offset of nvtxMemCuArrayRangeDesc_t.extCompatID");
_Static_assert(__builtin_offsetof(nvtxMemCuArrayRangeDesc_t, structSize) == 2,
    "offset of nvtxMemCuArrayRangeDesc_t.structSize");
_Static_assert(__builtin_offsetof(nvtxMemCuArrayRangeDesc_t, reserved0) == 4,
    "offset of nvtxMemCuArrayRangeDesc_t.reserved0");
_Static_assert(__builtin_offsetof(nvtxMemCuArrayRangeDesc_t, src) == 8,
    "offset of nvtxMemCuArrayRangeDesc_t.src");
_Static_assert(__builtin_offsetof(nvtxMemCuArrayRangeDesc_t, offset) == 16,
    "offset of nvtxMemCuArrayRangeDesc_t.offset");
_Static_assert(__builtin_offsetof(nvtxMemCuArrayRangeDesc_t, extent) == 40,
    "offset of nvtxMemCuArrayRangeDesc_t.extent");
_Static_assert(sizeof(nvtxMemMarkInitializedBatch_t) == 32,
    "size of nvtxMemMarkInitializedBatch_t");
_Static_assert(_Alignof(nvtxMemMarkInitializedBatch_t) == 8,
    "alignment of nvtxMemMarkInitializedBatch_t");
_Static_assert(__builtin_offsetof(nvtxMemMarkInitializedBatch_t, extCompatID) == 0,
    "offset of nvtxMemMarkInitializedBatch_t.extCompatID");
_Static_assert(__builtin_offsetof(nvtxMemMarkInitializedBatch_t, structSize) == 2,
    "offset of nvtxMemMarkInitializedBatch_t.structSize");
_Static_assert(__builtin_offsetof(nvtxMemMarkInitializedBatch_t, regionType) == 4,
    "offset of nvtxMemMarkInitializedBatch_t.regionType");
_Static_assert(__builtin_offsetof(nvtxMemMarkInitializedBatch_t, regionDescCount) == 8,
    "offset of nvtxMemMarkInitializedBatch_t.regionDescCount");
_Static_assert(__builtin_offsetof(nvtxMemMarkInitializedBatch_t, regionDescElementSize) == 16,
    "offset of nvtxMemMarkInitializedBatch_t.regionDescElementSize");
_Static_assert(__builtin_offsetof(nvtxMemMarkInitializedBatch_t, regionDescElements) == 24,
    "offset of nvtxMemMarkInitializedBatch_t.regionDescElements");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxCounterBatchSubmit == 5ULL,
    "value of NVTX3EXT_CBID_nvtxCounterBatchSubmit");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxCounterRegister == 0ULL,
    "value of NVTX3EXT_CBID_nvtxCounterRegister");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxCounterSample == 3ULL,
    "value of NVTX3EXT_CBID_nvtxCounterSample");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxCounterSampleFloat64 == 2ULL,
    "value of NVTX3EXT_CBID_nvtxCounterSampleFloat64");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxCounterSampleInt64 == 1ULL,
    "value of NVTX3EXT_CBID_nvtxCounterSampleInt64");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxCounterSampleNoValue == 4ULL,
    "value of NVTX3EXT_CBID_nvtxCounterSampleNoValue");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxDomainIsEnabled == 7ULL,
    "value of NVTX3EXT_CBID_nvtxDomainIsEnabled");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxEventBatchSubmit == 17ULL,
    "value of NVTX3EXT_CBID_nvtxEventBatchSubmit");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxEventSubmit == 16ULL,
    "value of NVTX3EXT_CBID_nvtxEventSubmit");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMarkPayload == 2ULL,
    "value of NVTX3EXT_CBID_nvtxMarkPayload");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemCudaGetDeviceWidePermissions == 14ULL,
    "value of NVTX3EXT_CBID_nvtxMemCudaGetDeviceWidePermissions");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemCudaGetProcessWidePermissions == 13ULL,
    "value of NVTX3EXT_CBID_nvtxMemCudaGetProcessWidePermissions");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemCudaMarkInitialized == 16ULL,
    "value of NVTX3EXT_CBID_nvtxMemCudaMarkInitialized");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemCudaSetPeerAccess == 15ULL,
    "value of NVTX3EXT_CBID_nvtxMemCudaSetPeerAccess");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemHeapRegister == 0ULL,
    "value of NVTX3EXT_CBID_nvtxMemHeapRegister");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemHeapReset == 2ULL,
    "value of NVTX3EXT_CBID_nvtxMemHeapReset");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemHeapUnregister == 1ULL,
    "value of NVTX3EXT_CBID_nvtxMemHeapUnregister");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemPermissionsAssign == 7ULL,
    "value of NVTX3EXT_CBID_nvtxMemPermissionsAssign");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemPermissionsBind == 11ULL,
    "value of NVTX3EXT_CBID_nvtxMemPermissionsBind");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemPermissionsCreate == 8ULL,
    "value of NVTX3EXT_CBID_nvtxMemPermissionsCreate");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemPermissionsDestroy == 9ULL,
    "value of NVTX3EXT_CBID_nvtxMemPermissionsDestroy");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemPermissionsReset == 10ULL,
    "value of NVTX3EXT_CBID_nvtxMemPermissionsReset");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemPermissionsUnbind == 12ULL,
    "value of NVTX3EXT_CBID_nvtxMemPermissionsUnbind");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemRegionsName == 6ULL,
    "value of NVTX3EXT_CBID_nvtxMemRegionsName");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemRegionsRegister == 3ULL,
    "value of NVTX3EXT_CBID_nvtxMemRegionsRegister");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemRegionsResize == 4ULL,
    "value of NVTX3EXT_CBID_nvtxMemRegionsResize");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxMemRegionsUnregister == 5ULL,
    "value of NVTX3EXT_CBID_nvtxMemRegionsUnregister");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxPayloadEnumRegister == 1ULL,
    "value of NVTX3EXT_CBID_nvtxPayloadEnumRegister");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxPayloadSchemaRegister == 0ULL,
    "value of NVTX3EXT_CBID_nvtxPayloadSchemaRegister");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxRangeEndPayload == 6ULL,
    "value of NVTX3EXT_CBID_nvtxRangeEndPayload");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxRangePopPayload == 4ULL,
    "value of NVTX3EXT_CBID_nvtxRangePopPayload");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxRangePushPayload == 3ULL,
    "value of NVTX3EXT_CBID_nvtxRangePushPayload");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxRangeStartPayload == 5ULL,
    "value of NVTX3EXT_CBID_nvtxRangeStartPayload");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxScopeRegister == 12ULL,
    "value of NVTX3EXT_CBID_nvtxScopeRegister");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxTimeDomainRegister == 9ULL,
    "value of NVTX3EXT_CBID_nvtxTimeDomainRegister");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxTimeSyncPoint == 13ULL,
    "value of NVTX3EXT_CBID_nvtxTimeSyncPoint");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxTimeSyncPointTable == 14ULL,
    "value of NVTX3EXT_CBID_nvtxTimeSyncPointTable");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxTimerSource == 10ULL,
    "value of NVTX3EXT_CBID_nvtxTimerSource");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxTimerSourceWithData == 11ULL,
    "value of NVTX3EXT_CBID_nvtxTimerSourceWithData");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxTimestampConversionFactor == 15ULL,
    "value of NVTX3EXT_CBID_nvtxTimestampConversionFactor");
_Static_assert((unsigned long long)NVTX3EXT_CBID_nvtxTimestampGet == 8ULL,
    "value of NVTX3EXT_CBID_nvtxTimestampGet");
_Static_assert((unsigned long long)NVTX_BATCH_FLAG_TIME_SORTED == 0ULL,
    "value of NVTX_BATCH_FLAG_TIME_SORTED");
_Static_assert((unsigned long long)NVTX_BATCH_FLAG_TIME_SORTED_PARTIALLY == 2ULL,
    "value of NVTX_BATCH_FLAG_TIME_SORTED_PARTIALLY");
_Static_assert((unsigned long long)NVTX_BATCH_FLAG_TIME_SORTED_PER_SCOPE == 4ULL,
    "value of NVTX_BATCH_FLAG_TIME_SORTED_PER_SCOPE");
_Static_assert((unsigned long long)NVTX_BATCH_FLAG_UNSORTED == 6ULL,
    "value of NVTX_BATCH_FLAG_UNSORTED");
_Static_assert((unsigned long long)NVTX_COUNTER_BATCH_FLAG_BEGINTIME_INTERVAL_PAIR ==
    4294967296ULL, "value of NVTX_COUNTER_BATCH_FLAG_BEGINTIME_INTERVAL_PAIR");
_Static_assert((unsigned long long)NVTX_COUNTER_BATCH_FLAG_ENDTIME_INTERVAL_PAIR == 8589934592ULL,
    "value of NVTX_COUNTER_BATCH_FLAG_ENDTIME_INTERVAL_PAIR");
_Static_assert((unsigned long long)NVTX_COUNTER_ID_DYNAMIC_START == 4294967296ULL,
    "value of NVTX_COUNTER_ID_DYNAMIC_START");
_Static_assert((unsigned long long)NVTX_COUNTER_ID_NONE == 0ULL, "value of NVTX_COUNTER_ID_NONE");
_Static_assert((unsigned long long)NVTX_COUNTER_ID_STATIC_START == 16777216ULL,
    "value of NVTX_COUNTER_ID_STATIC_START");
_Static_assert((unsigned long long)NVTX_COUNTER_SAMPLE_UNAVAILABLE == 2ULL,
    "value of NVTX_COUNTER_SAMPLE_UNAVAILABLE");
_Static_assert((unsigned long long)NVTX_COUNTER_SAMPLE_UNCHANGED == 1ULL,
    "value of NVTX_COUNTER_SAMPLE_UNCHANGED");
_Static_assert((unsigned long long)NVTX_COUNTER_SAMPLE_ZERO == 0ULL,
    "value of NVTX_COUNTER_SAMPLE_ZERO");
_Static_assert((unsigned long long)NVTX_ERR_INIT_ACCESS_LIBRARY == 3ULL,
    "value of NVTX_ERR_INIT_ACCESS_LIBRARY");
_Static_assert((unsigned long long)NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT == 6ULL,
    "value of NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT");
_Static_assert((unsigned long long)NVTX_ERR_INIT_LOAD_LIBRARY == 4ULL,
    "value of NVTX_ERR_INIT_LOAD_LIBRARY");
_Static_assert((unsigned long long)NVTX_ERR_INIT_LOAD_PROPERTY == 2ULL,
    "value of NVTX_ERR_INIT_LOAD_PROPERTY");
_Static_assert((unsigned long long)NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT == 5ULL,
    "value of NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT");
_Static_assert((unsigned long long)NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE == 7ULL,
    "value of NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE");
_Static_assert((unsigned long long)NVTX_EVENT_ATTRIB_STRUCT_SIZE == 48ULL,
    "value of NVTX_EVENT_ATTRIB_STRUCT_SIZE");
_Static_assert((unsigned long long)NVTX_EXT_COMPATID_MEM == 258ULL,
    "value of NVTX_EXT_COMPATID_MEM");
_Static_assert((unsigned long long)NVTX_EXT_COUNTERS_COMPATID == 258ULL,
    "value of NVTX_EXT_COUNTERS_COMPATID");
_Static_assert((unsigned long long)NVTX_EXT_COUNTERS_MODULEID == 4ULL,
    "value of NVTX_EXT_COUNTERS_MODULEID");
_Static_assert((unsigned long long)NVTX_EXT_MODULEID_MEM == 1ULL, "value of NVTX_EXT_MODULEID_MEM");
_Static_assert((unsigned long long)NVTX_EXT_PAYLOAD_COMPATID == 260ULL,
    "value of NVTX_EXT_PAYLOAD_COMPATID");
_Static_assert((unsigned long long)NVTX_EXT_PAYLOAD_MODULEID == 2ULL,
    "value of NVTX_EXT_PAYLOAD_MODULEID");
_Static_assert((unsigned long long)NVTX_FAIL == 1ULL, "value of NVTX_FAIL");
_Static_assert((unsigned long long)NVTX_MEM_CUDA_PEER_ALL_DEVICES == 18446744073709551615ULL,
    "value of NVTX_MEM_CUDA_PEER_ALL_DEVICES");
_Static_assert((unsigned long long)NVTX_MEM_HEAP_USAGE_TYPE_LAYOUT == 2ULL,
    "value of NVTX_MEM_HEAP_USAGE_TYPE_LAYOUT");
_Static_assert((unsigned long long)NVTX_MEM_HEAP_USAGE_TYPE_SUB_ALLOCATOR == 1ULL,
    "value of NVTX_MEM_HEAP_USAGE_TYPE_SUB_ALLOCATOR");
_Static_assert((unsigned long long)NVTX_MEM_HEAP_USAGE_UNKNOWN == 0ULL,
    "value of NVTX_MEM_HEAP_USAGE_UNKNOWN");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE == 0ULL,
    "value of NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC == 4ULL,
    "value of NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ == 1ULL,
    "value of NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE == 2ULL,
    "value of NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_BIND_SCOPE_CPU_THREAD == 1ULL,
    "value of NVTX_MEM_PERMISSIONS_BIND_SCOPE_CPU_THREAD");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_BIND_SCOPE_CUDA_STREAM == 2ULL,
    "value of NVTX_MEM_PERMISSIONS_BIND_SCOPE_CUDA_STREAM");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_BIND_SCOPE_UNKNOWN == 0ULL,
    "value of NVTX_MEM_PERMISSIONS_BIND_SCOPE_UNKNOWN");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC == 4ULL,
    "value of NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ == 1ULL,
    "value of NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE == 2ULL,
    "value of NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE == 0ULL,
    "value of NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC == 4ULL,
    "value of NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE == 0ULL,
    "value of NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ == 1ULL,
    "value of NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET == 8ULL,
    "value of NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET");
_Static_assert((unsigned long long)NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE == 2ULL,
    "value of NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE");
_Static_assert((unsigned long long)NVTX_MEM_REGION_REF_TYPE_HANDLE == 2ULL,
    "value of NVTX_MEM_REGION_REF_TYPE_HANDLE");
_Static_assert((unsigned long long)NVTX_MEM_REGION_REF_TYPE_POINTER == 1ULL,
    "value of NVTX_MEM_REGION_REF_TYPE_POINTER");
_Static_assert((unsigned long long)NVTX_MEM_REGION_REF_TYPE_UNKNOWN == 0ULL,
    "value of NVTX_MEM_REGION_REF_TYPE_UNKNOWN");
_Static_assert((unsigned long long)NVTX_MEM_TYPE_CUDA_ARRAY == 17ULL,
    "value of NVTX_MEM_TYPE_CUDA_ARRAY");
_Static_assert((unsigned long long)NVTX_MEM_TYPE_CU_ARRAY == 18ULL,
    "value of NVTX_MEM_TYPE_CU_ARRAY");
_Static_assert((unsigned long long)NVTX_MEM_TYPE_UNKNOWN == 0ULL, "value of NVTX_MEM_TYPE_UNKNOWN");
_Static_assert((unsigned long long)NVTX_MEM_TYPE_VIRTUAL_ADDRESS == 1ULL,
    "value of NVTX_MEM_TYPE_VIRTUAL_ADDRESS");
_Static_assert((unsigned long long)NVTX_NO_PUSH_POP_TRACKING == 18446744073709551614ULL,
    "value of NVTX_NO_PUSH_POP_TRACKING");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE == 16ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_INDEX == 48ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_INDEX");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_PAYLOAD_INDEX == 64ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_PAYLOAD_INDEX");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED == 32ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_COUNTER == 16384ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_COUNTER");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_DEEP_COPY == 256ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_DEEP_COPY");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE == 1024ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_HIDE == 512ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_HIDE");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_IS_ARRAY == 112ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_IS_ARRAY");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_MARK == 12288ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_MARK");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE == 4ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE == 8ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_POINTER == 2ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_POINTER");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_RANGE_BEGIN == 4096ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_RANGE_BEGIN");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_RANGE_END == 8192ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_RANGE_END");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_TIMESTAMP == 2048ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_TIMESTAMP");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_FLAG_UNUSED == 0ULL,
    "value of NVTX_PAYLOAD_ENTRY_FLAG_UNUSED");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_ADDRESS == 23ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_ADDRESS");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_BF16 == 50ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_BF16");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_BYTE == 32ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_BYTE");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY == 68ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_CHAR == 1ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_CHAR");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_CHAR16 == 26ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_CHAR16");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_CHAR32 == 27ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_CHAR32");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_CHAR8 == 25ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_CHAR8");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_COLOR_ARGB == 69ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_COLOR_ARGB");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_CSTRING == 75ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_CSTRING");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF16 == 77ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF16");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF32 == 78ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF32");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8 == 76ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE == 20ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_FLOAT == 19ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_FLOAT");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_FLOAT128 == 45ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_FLOAT128");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_FLOAT16 == 42ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_FLOAT16");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32 == 43ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_FLOAT64 == 44ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_FLOAT64");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE == 28ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_INT == 5ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_INT");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_INT128 == 33ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_INT128");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_INT16 == 13ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_INT16");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_INT32 == 15ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_INT32");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_INT64 == 17ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_INT64");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_INT8 == 11ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_INT8");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_INVALID == 0ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_INVALID");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_LONG == 7ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_LONG");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_LONGDOUBLE == 21ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_LONGDOUBLE");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_LONGLONG == 9ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_LONGLONG");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE == 80ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT32 == 71ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT32");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT64 == 72ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT64");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_RANGE_ID == 67ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_RANGE_ID");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_SCOPE_ID == 70ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_SCOPE_ID");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_SHORT == 3ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_SHORT");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_SIZE == 22ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_SIZE");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_TF32 == 52ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_TF32");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT32 == 73ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT32");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64 == 74ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_UCHAR == 2ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_UCHAR");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_UINT == 6ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_UINT");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_UINT128 == 34ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_UINT128");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_UINT16 == 14ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_UINT16");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_UINT32 == 16ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_UINT32");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_UINT64 == 18ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_UINT64");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_UINT8 == 12ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_UINT8");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_ULONG == 8ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_ULONG");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_ULONGLONG == 10ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_ULONGLONG");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_UNION_SELECTOR == 100ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_UNION_SELECTOR");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_USHORT == 4ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_USHORT");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENTRY_TYPE_WCHAR == 24ULL,
    "value of NVTX_PAYLOAD_ENTRY_TYPE_WCHAR");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES == 4ULL,
    "value of NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENUM_ATTR_FIELD_EXTENSION == 64ULL,
    "value of NVTX_PAYLOAD_ENUM_ATTR_FIELD_EXTENSION");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME == 2ULL,
    "value of NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES == 8ULL,
    "value of NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID == 32ULL,
    "value of NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID");
_Static_assert((unsigned long long)NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE == 16ULL,
    "value of NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ALIGNMENT == 128ULL,
    "value of NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ALIGNMENT");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ENTRIES == 16ULL,
    "value of NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ENTRIES");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_EXTENSION == 512ULL,
    "value of NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_EXTENSION");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_FLAGS == 8ULL,
    "value of NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_FLAGS");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NAME == 2ULL,
    "value of NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NAME");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NUM_ENTRIES == 32ULL,
    "value of NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NUM_ENTRIES");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID == 256ULL,
    "value of NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_STATIC_SIZE == 64ULL,
    "value of NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_STATIC_SIZE");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_TYPE == 4ULL,
    "value of NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_TYPE");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_FLAG_COUNTER_GROUP == 8ULL,
    "value of NVTX_PAYLOAD_SCHEMA_FLAG_COUNTER_GROUP");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_FLAG_DEEP_COPY == 2ULL,
    "value of NVTX_PAYLOAD_SCHEMA_FLAG_DEEP_COPY");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_FLAG_MARK == 32ULL,
    "value of NVTX_PAYLOAD_SCHEMA_FLAG_MARK");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_FLAG_NONE == 0ULL,
    "value of NVTX_PAYLOAD_SCHEMA_FLAG_NONE");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_END == 64ULL,
    "value of NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_END");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_POP == 48ULL,
    "value of NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_POP");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSH == 40ULL,
    "value of NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSH");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSHPOP == 16ULL,
    "value of NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSHPOP");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_START == 56ULL,
    "value of NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_START");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_STARTEND == 24ULL,
    "value of NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_STARTEND");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_FLAG_REFERENCED == 4ULL,
    "value of NVTX_PAYLOAD_SCHEMA_FLAG_REFERENCED");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_ID_DYNAMIC_START == 4294967296ULL,
    "value of NVTX_PAYLOAD_SCHEMA_ID_DYNAMIC_START");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_ID_STATIC_START == 16777216ULL,
    "value of NVTX_PAYLOAD_SCHEMA_ID_STATIC_START");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC == 2ULL,
    "value of NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_TYPE_INVALID == 0ULL,
    "value of NVTX_PAYLOAD_SCHEMA_TYPE_INVALID");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_TYPE_STATIC == 1ULL,
    "value of NVTX_PAYLOAD_SCHEMA_TYPE_STATIC");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_TYPE_UNION == 3ULL,
    "value of NVTX_PAYLOAD_SCHEMA_TYPE_UNION");
_Static_assert((unsigned long long)NVTX_PAYLOAD_SCHEMA_TYPE_UNION_WITH_INTERNAL_SELECTOR == 4ULL,
    "value of NVTX_PAYLOAD_SCHEMA_TYPE_UNION_WITH_INTERNAL_SELECTOR");
_Static_assert((unsigned long long)NVTX_PAYLOAD_TYPE_EXT == 18446744073168289801ULL,
    "value of NVTX_PAYLOAD_TYPE_EXT");
_Static_assert((unsigned long long)NVTX_RESOURCE_ATTRIB_STRUCT_SIZE == 32ULL,
    "value of NVTX_RESOURCE_ATTRIB_STRUCT_SIZE");
_Static_assert((unsigned long long)NVTX_RESOURCE_CLASS_CUDA == 4ULL,
    "value of NVTX_RESOURCE_CLASS_CUDA");
_Static_assert((unsigned long long)NVTX_RESOURCE_CLASS_CUDART == 5ULL,
    "value of NVTX_RESOURCE_CLASS_CUDART");
_Static_assert((unsigned long long)NVTX_RESOURCE_CLASS_GENERIC == 1ULL,
    "value of NVTX_RESOURCE_CLASS_GENERIC");
_Static_assert((unsigned long long)NVTX_RESOURCE_CLASS_SYNC_OS == 2ULL,
    "value of NVTX_RESOURCE_CLASS_SYNC_OS");
_Static_assert((unsigned long long)NVTX_RESOURCE_CLASS_SYNC_PTHREAD == 3ULL,
    "value of NVTX_RESOURCE_CLASS_SYNC_PTHREAD");
_Static_assert((unsigned long long)NVTX_SCOPE_CURRENT_CONTAINER == 19ULL,
    "value of NVTX_SCOPE_CURRENT_CONTAINER");
_Static_assert((unsigned long long)NVTX_SCOPE_CURRENT_HW_CPU_LOGICAL == 5ULL,
    "value of NVTX_SCOPE_CURRENT_HW_CPU_LOGICAL");
_Static_assert((unsigned long long)NVTX_SCOPE_CURRENT_HW_CPU_PHYSICAL == 4ULL,
    "value of NVTX_SCOPE_CURRENT_HW_CPU_PHYSICAL");
_Static_assert((unsigned long long)NVTX_SCOPE_CURRENT_HW_INNERMOST == 15ULL,
    "value of NVTX_SCOPE_CURRENT_HW_INNERMOST");
_Static_assert((unsigned long long)NVTX_SCOPE_CURRENT_HW_MACHINE == 2ULL,
    "value of NVTX_SCOPE_CURRENT_HW_MACHINE");
_Static_assert((unsigned long long)NVTX_SCOPE_CURRENT_HW_SOCKET == 3ULL,
    "value of NVTX_SCOPE_CURRENT_HW_SOCKET");
_Static_assert((unsigned long long)NVTX_SCOPE_CURRENT_HYPERVISOR == 16ULL,
    "value of NVTX_SCOPE_CURRENT_HYPERVISOR");
_Static_assert((unsigned long long)NVTX_SCOPE_CURRENT_KERNEL == 18ULL,
    "value of NVTX_SCOPE_CURRENT_KERNEL");
_Static_assert((unsigned long long)NVTX_SCOPE_CURRENT_OS == 20ULL,
    "value of NVTX_SCOPE_CURRENT_OS");
_Static_assert((unsigned long long)NVTX_SCOPE_CURRENT_SW_INNERMOST == 31ULL,
    "value of NVTX_SCOPE_CURRENT_SW_INNERMOST");
_Static_assert((unsigned long long)NVTX_SCOPE_CURRENT_SW_PROCESS == 21ULL,
    "value of NVTX_SCOPE_CURRENT_SW_PROCESS");
_Static_assert((unsigned long long)NVTX_SCOPE_CURRENT_SW_THREAD == 22ULL,
    "value of NVTX_SCOPE_CURRENT_SW_THREAD");
_Static_assert((unsigned long long)NVTX_SCOPE_CURRENT_VM == 17ULL,
    "value of NVTX_SCOPE_CURRENT_VM");
_Static_assert((unsigned long long)NVTX_SCOPE_ID_DYNAMIC_START == 4294967296ULL,
    "value of NVTX_SCOPE_ID_DYNAMIC_START");
_Static_assert((unsigned long long)NVTX_SCOPE_ID_STATIC_START == 16777216ULL,
    "value of NVTX_SCOPE_ID_STATIC_START");
_Static_assert((unsigned long long)NVTX_SCOPE_NONE == 0ULL, "value of NVTX_SCOPE_NONE");
_Static_assert((unsigned long long)NVTX_SCOPE_ROOT == 1ULL, "value of NVTX_SCOPE_ROOT");
_Static_assert((unsigned long long)NVTX_SUCCESS == 0ULL, "value of NVTX_SUCCESS");
_Static_assert((unsigned long long)NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE == 16ULL,
    "value of NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE");
_Static_assert((unsigned long long)NVTX_TIMER_FLAG_CLOCK_MONOTONIC == 2ULL,
    "value of NVTX_TIMER_FLAG_CLOCK_MONOTONIC");
_Static_assert((unsigned long long)NVTX_TIMER_FLAG_CLOCK_STEADY == 4ULL,
    "value of NVTX_TIMER_FLAG_CLOCK_STEADY");
_Static_assert((unsigned long long)NVTX_TIMER_FLAG_NONE == 0ULL, "value of NVTX_TIMER_FLAG_NONE");
_Static_assert((unsigned long long)NVTX_TIMER_SOURCE_SAFE_CALL_AFTER_PROCESS_TEARDOWN == 0ULL,
    "value of NVTX_TIMER_SOURCE_SAFE_CALL_AFTER_PROCESS_TEARDOWN");
_Static_assert((unsigned long long)NVTX_TIMER_SOURCE_UNSAFE_CALL_AFTER_PROCESS_TEARDOWN == 1ULL,
    "value of NVTX_TIMER_SOURCE_UNSAFE_CALL_AFTER_PROCESS_TEARDOWN");
_Static_assert((unsigned long long)NVTX_TIMER_START_SYSTEM_BOOT == 1ULL,
    "value of NVTX_TIMER_START_SYSTEM_BOOT");
_Static_assert((unsigned long long)NVTX_TIMER_START_UNIX_EPOCH == 3ULL,
    "value of NVTX_TIMER_START_UNIX_EPOCH");
_Static_assert((unsigned long long)NVTX_TIMER_START_UNKNOWN == 0ULL,
    "value of NVTX_TIMER_START_UNKNOWN");
_Static_assert((unsigned long long)NVTX_TIMER_START_VM_BOOT == 2ULL,
    "value of NVTX_TIMER_START_VM_BOOT");
_Static_assert((unsigned long long)NVTX_TIMER_START_WIN_FILETIME == 4ULL,
    "value of NVTX_TIMER_START_WIN_FILETIME");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPP_FILE_CLOCK == 56ULL,
    "value of NVTX_TIMESTAMP_TYPE_CPP_FILE_CLOCK");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPP_GPS_CLOCK == 55ULL,
    "value of NVTX_TIMESTAMP_TYPE_CPP_GPS_CLOCK");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPP_HIGH_RESOLUTION_CLOCK == 51ULL,
    "value of NVTX_TIMESTAMP_TYPE_CPP_HIGH_RESOLUTION_CLOCK");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPP_STEADY_CLOCK == 50ULL,
    "value of NVTX_TIMESTAMP_TYPE_CPP_STEADY_CLOCK");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPP_SYSTEM_CLOCK == 52ULL,
    "value of NVTX_TIMESTAMP_TYPE_CPP_SYSTEM_CLOCK");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPP_TAI_CLOCK == 54ULL,
    "value of NVTX_TIMESTAMP_TYPE_CPP_TAI_CLOCK");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPP_UTC_CLOCK == 53ULL,
    "value of NVTX_TIMESTAMP_TYPE_CPP_UTC_CLOCK");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_BOOTTIME == 17ULL,
    "value of NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_BOOTTIME");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC == 14ULL,
    "value of NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_COARSE == 16ULL,
    "value of NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_COARSE");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_RAW == 15ULL,
    "value of NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_RAW");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_PROCESS_CPUTIME_ID ==
    18ULL, "value of NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_PROCESS_CPUTIME_ID");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME == 12ULL,
    "value of NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME_COARSE == 13ULL,
    "value of NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME_COARSE");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_THREAD_CPUTIME_ID ==
    19ULL, "value of NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_THREAD_CPUTIME_ID");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPU_TSC == 10ULL,
    "value of NVTX_TIMESTAMP_TYPE_CPU_TSC");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_CPU_TSC_NONVIRTUALIZED == 11ULL,
    "value of NVTX_TIMESTAMP_TYPE_CPU_TSC_NONVIRTUALIZED");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_C_CLOCK == 41ULL,
    "value of NVTX_TIMESTAMP_TYPE_C_CLOCK");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_C_TIME == 40ULL,
    "value of NVTX_TIMESTAMP_TYPE_C_TIME");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_C_TIMESPEC_GET == 42ULL,
    "value of NVTX_TIMESTAMP_TYPE_C_TIMESPEC_GET");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_GPU_GLOBALTIMER == 80ULL,
    "value of NVTX_TIMESTAMP_TYPE_GPU_GLOBALTIMER");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_NONE == 0ULL,
    "value of NVTX_TIMESTAMP_TYPE_NONE");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_TOOL_PROVIDED == 1ULL,
    "value of NVTX_TIMESTAMP_TYPE_TOOL_PROVIDED");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_WIN_GSTAFT == 31ULL,
    "value of NVTX_TIMESTAMP_TYPE_WIN_GSTAFT");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_WIN_GSTAFTP == 32ULL,
    "value of NVTX_TIMESTAMP_TYPE_WIN_GSTAFTP");
_Static_assert((unsigned long long)NVTX_TIMESTAMP_TYPE_WIN_QPC == 30ULL,
    "value of NVTX_TIMESTAMP_TYPE_WIN_QPC");
_Static_assert((unsigned long long)NVTX_TIME_DOMAIN_ID_DYNAMIC_START == 4294967296ULL,
    "value of NVTX_TIME_DOMAIN_ID_DYNAMIC_START");
_Static_assert((unsigned long long)NVTX_TIME_DOMAIN_ID_NONE == 0ULL,
    "value of NVTX_TIME_DOMAIN_ID_NONE");
_Static_assert((unsigned long long)NVTX_TIME_DOMAIN_ID_STATIC_START == 16777216ULL,
    "value of NVTX_TIME_DOMAIN_ID_STATIC_START");
_Static_assert((unsigned long long)NVTX_TYPE_PAYLOAD_SCHEMA_RAW == 1023ULL,
    "value of NVTX_TYPE_PAYLOAD_SCHEMA_RAW");
_Static_assert((unsigned long long)NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED == 1022ULL,
    "value of NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED");
_Static_assert((unsigned long long)NVTX_VERSION == 3ULL, "value of NVTX_VERSION");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxInitialize),
    void(const void *reserved)), "type of nvtxInitialize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainMarkEx),
    void(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)),
    "type of nvtxDomainMarkEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMarkEx),
    void(const nvtxEventAttributes_t *eventAttrib)), "type of nvtxMarkEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMarkA), void(const char *message)),
    "type of nvtxMarkA");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainRangeStartEx),
    nvtxRangeId_t(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)),
    "type of nvtxDomainRangeStartEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxRangeStartEx),
    nvtxRangeId_t(const nvtxEventAttributes_t *eventAttrib)), "type of nvtxRangeStartEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxRangeStartA),
    nvtxRangeId_t(const char *message)), "type of nvtxRangeStartA");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainRangeEnd),
    void(nvtxDomainHandle_t domain, nvtxRangeId_t id)), "type of nvtxDomainRangeEnd");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxRangeEnd), void(nvtxRangeId_t id)),
    "type of nvtxRangeEnd");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainRangePushEx),
    int(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)),
    "type of nvtxDomainRangePushEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxRangePushEx),
    int(const nvtxEventAttributes_t *eventAttrib)), "type of nvtxRangePushEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxRangePushA), int(const char *message)),
    "type of nvtxRangePushA");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainRangePop),
    int(nvtxDomainHandle_t domain)), "type of nvtxDomainRangePop");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxRangePop), int(void)),
    "type of nvtxRangePop");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainResourceCreate),
    nvtxResourceHandle_t(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)),
    "type of nvtxDomainResourceCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainResourceDestroy),
    void(nvtxResourceHandle_t resource)), "type of nvtxDomainResourceDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainNameCategoryA),
    void(nvtxDomainHandle_t domain, uint32_t category, const char *name)),
    "type of nvtxDomainNameCategoryA");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxNameCategoryA),
    void(uint32_t category, const char *name)), "type of nvtxNameCategoryA");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxNameOsThreadA),
    void(uint32_t threadId, const char *name)), "type of nvtxNameOsThreadA");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainRegisterStringA),
    nvtxStringHandle_t(nvtxDomainHandle_t domain, const char *string)),
    "type of nvtxDomainRegisterStringA");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainCreateA),
    nvtxDomainHandle_t(const char *name)), "type of nvtxDomainCreateA");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainDestroy),
    void(nvtxDomainHandle_t domain)), "type of nvtxDomainDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainSyncUserCreate),
    nvtxSyncUser_t(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)),
    "type of nvtxDomainSyncUserCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainSyncUserDestroy),
    void(nvtxSyncUser_t handle)), "type of nvtxDomainSyncUserDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainSyncUserAcquireStart),
    void(nvtxSyncUser_t handle)), "type of nvtxDomainSyncUserAcquireStart");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainSyncUserAcquireFailed),
    void(nvtxSyncUser_t handle)), "type of nvtxDomainSyncUserAcquireFailed");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainSyncUserAcquireSuccess),
    void(nvtxSyncUser_t handle)), "type of nvtxDomainSyncUserAcquireSuccess");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainSyncUserReleasing),
    void(nvtxSyncUser_t handle)), "type of nvtxDomainSyncUserReleasing");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxNameCuDeviceA),
    void(CUdevice device, const char *name)), "type of nvtxNameCuDeviceA");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxNameCuContextA),
    void(CUcontext context, const char *name)), "type of nvtxNameCuContextA");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxNameCuStreamA),
    void(CUstream stream, const char *name)), "type of nvtxNameCuStreamA");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxNameCuEventA),
    void(CUevent event, const char *name)), "type of nvtxNameCuEventA");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxNameCudaDeviceA),
    void(int device, const char *name)), "type of nvtxNameCudaDeviceA");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxNameCudaStreamA),
    void(cudaStream_t stream, const char *name)), "type of nvtxNameCudaStreamA");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxNameCudaEventA),
    void(cudaEvent_t event, const char *name)), "type of nvtxNameCudaEventA");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxPayloadSchemaRegister),
    uint64_t(nvtxDomainHandle_t domain, const nvtxPayloadSchemaAttr_t *attr)),
    "type of nvtxPayloadSchemaRegister");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxPayloadEnumRegister),
    uint64_t(nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr)),
    "type of nvtxPayloadEnumRegister");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxScopeRegister),
    uint64_t(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)), "type of nvtxScopeRegister");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMarkPayload),
    void(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)),
    "type of nvtxMarkPayload");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxRangePushPayload),
    int(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)),
    "type of nvtxRangePushPayload");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxRangePopPayload),
    int(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)),
    "type of nvtxRangePopPayload");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxRangeStartPayload),
    nvtxRangeId_t(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)),
    "type of nvtxRangeStartPayload");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxRangeEndPayload),
    void(nvtxDomainHandle_t domain, nvtxRangeId_t id, const nvtxPayloadData_t *payloadData,
    size_t count)), "type of nvtxRangeEndPayload");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxDomainIsEnabled),
    uint8_t(nvtxDomainHandle_t domain)), "type of nvtxDomainIsEnabled");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxTimestampGet), int64_t(void)),
    "type of nvtxTimestampGet");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxTimeDomainRegister),
    uint64_t(nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr)),
    "type of nvtxTimeDomainRegister");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxTimerSource),
    void(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
    int64_t (*timestampProviderFn)(void))), "type of nvtxTimerSource");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxTimerSourceWithData),
    void(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
    int64_t (*timestampProviderFn)(void *), void *data)), "type of nvtxTimerSourceWithData");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxTimeSyncPoint),
    void(nvtxDomainHandle_t domain, uint64_t timeDomainId1, uint64_t timeDomainId2,
    int64_t timestamp1, int64_t timestamp2)), "type of nvtxTimeSyncPoint");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxTimeSyncPointTable),
    void(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst,
    const nvtxSyncPoint_t *syncPoints, size_t count)), "type of nvtxTimeSyncPointTable");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxTimestampConversionFactor),
    void(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst,
    double slope, int64_t timestampSrc, int64_t timestampDst)),
    "type of nvtxTimestampConversionFactor");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxEventSubmit),
    void(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t numPayloads)),
    "type of nvtxEventSubmit");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxEventBatchSubmit),
    void(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)),
    "type of nvtxEventBatchSubmit");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxCounterRegister),
    uint64_t(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)),
    "type of nvtxCounterRegister");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxCounterSampleInt64),
    void(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value)),
    "type of nvtxCounterSampleInt64");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxCounterSampleFloat64),
    void(nvtxDomainHandle_t hDomain, uint64_t counterId, double value)),
    "type of nvtxCounterSampleFloat64");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxCounterSample),
    void(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value, size_t size)),
    "type of nvtxCounterSample");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxCounterSampleNoValue),
    void(nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason)),
    "type of nvtxCounterSampleNoValue");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxCounterBatchSubmit),
    void(nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData)),
    "type of nvtxCounterBatchSubmit");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemHeapRegister),
    nvtxMemHeapHandle_t(nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc)),
    "type of nvtxMemHeapRegister");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemHeapUnregister),
    void(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)), "type of nvtxMemHeapUnregister");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemHeapReset),
    void(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)), "type of nvtxMemHeapReset");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemRegionsRegister),
    void(nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc)),
    "type of nvtxMemRegionsRegister");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemRegionsResize),
    void(nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc)),
    "type of nvtxMemRegionsResize");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemRegionsUnregister),
    void(nvtxDomainHandle_t domain, const nvtxMemRegionsUnregisterBatch_t *desc)),
    "type of nvtxMemRegionsUnregister");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemRegionsName),
    void(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc)),
    "type of nvtxMemRegionsName");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemPermissionsAssign),
    void(nvtxDomainHandle_t domain, const nvtxMemPermissionsAssignBatch_t *desc)),
    "type of nvtxMemPermissionsAssign");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemPermissionsCreate),
    nvtxMemPermissionsHandle_t(nvtxDomainHandle_t domain, int32_t creationflags)),
    "type of nvtxMemPermissionsCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemPermissionsDestroy),
    void(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)),
    "type of nvtxMemPermissionsDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemPermissionsReset),
    void(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)),
    "type of nvtxMemPermissionsReset");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemPermissionsBind),
    void(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, uint32_t bindScope,
    uint32_t bindFlags)), "type of nvtxMemPermissionsBind");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemPermissionsUnbind),
    void(nvtxDomainHandle_t domain, uint32_t bindScope)), "type of nvtxMemPermissionsUnbind");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemCudaGetProcessWidePermissions),
    nvtxMemPermissionsHandle_t(nvtxDomainHandle_t domain)),
    "type of nvtxMemCudaGetProcessWidePermissions");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemCudaGetDeviceWidePermissions),
    nvtxMemPermissionsHandle_t(nvtxDomainHandle_t domain, int device)),
    "type of nvtxMemCudaGetDeviceWidePermissions");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemCudaSetPeerAccess),
    void(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, int devicePeer,
    uint32_t flags)), "type of nvtxMemCudaSetPeerAccess");
_Static_assert(__builtin_types_compatible_p(__typeof__(nvtxMemCudaMarkInitialized),
    void(nvtxDomainHandle_t domain, cudaStream_t stream, uint8_t isPerThreadStream,
    const nvtxMemMarkInitializedBatch_t *desc)), "type of nvtxMemCudaMarkInitialized");
