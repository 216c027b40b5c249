// classes.c of cubind for NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "classes.h"
#include "types.h"

#define ITEMS_nvtxColorType_t(ITEM) \
    ITEM(NVTX_COLOR_UNKNOWN, 0) \
    ITEM(NVTX_COLOR_ARGB, 1)
CB_ENUM_TABLE(nvtxColorType_t, .c_name = "enum nvtxColorType_t");

#define ITEMS_nvtxMessageType_t(ITEM) \
    ITEM(NVTX_MESSAGE_UNKNOWN, 0) \
    ITEM(NVTX_MESSAGE_TYPE_ASCII, 1) \
    ITEM(NVTX_MESSAGE_TYPE_UNICODE, 2) \
    ITEM(NVTX_MESSAGE_TYPE_REGISTERED, 3)
CB_ENUM_TABLE(nvtxMessageType_t, .c_name = "enum nvtxMessageType_t");

#define ITEMS_nvtxPayloadType_t(ITEM) \
    ITEM(NVTX_PAYLOAD_UNKNOWN, 0) \
    ITEM(NVTX_PAYLOAD_TYPE_UNSIGNED_INT64, 1) \
    ITEM(NVTX_PAYLOAD_TYPE_INT64, 2) \
    ITEM(NVTX_PAYLOAD_TYPE_DOUBLE, 3) \
    ITEM(NVTX_PAYLOAD_TYPE_UNSIGNED_INT32, 4) \
    ITEM(NVTX_PAYLOAD_TYPE_INT32, 5) \
    ITEM(NVTX_PAYLOAD_TYPE_FLOAT, 6)
CB_ENUM_TABLE(nvtxPayloadType_t, .c_name = "enum nvtxPayloadType_t");

#define ITEMS_nvtxResourceGenericType_t(ITEM) \
    ITEM(NVTX_RESOURCE_TYPE_UNKNOWN, 0) \
    ITEM(NVTX_RESOURCE_TYPE_GENERIC_POINTER, 65537) \
    ITEM(NVTX_RESOURCE_TYPE_GENERIC_HANDLE, 65538) \
    ITEM(NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE, 65539) \
    ITEM(NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX, 65540)
CB_ENUM_TABLE(nvtxResourceGenericType_t, .c_name = "enum nvtxResourceGenericType_t");

#define ITEMS_nvtxResourceSyncPosixThreadType_t(ITEM) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX, 196609) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION, 196610) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK, 196611) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER, 196612) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK, 196613) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE, 196614)
CB_ENUM_TABLE(nvtxResourceSyncPosixThreadType_t,
    .c_name = "enum nvtxResourceSyncPosixThreadType_t");

#define ITEMS_nvtxResourceSyncWindowsType_t(ITEM) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX, 131073) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE, 131074) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT, 131075) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION, 131076) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK, 131077)
CB_ENUM_TABLE(nvtxResourceSyncWindowsType_t, .c_name = "enum nvtxResourceSyncWindowsType_t");

#define ITEMS_nvtxResourceSyncLinuxType_t(ITEM) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX, 131073) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX, 131074) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE, 131075) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION, 131076) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK, 131077) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK, 131078) \
    ITEM(NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU, 131079)
CB_ENUM_TABLE(nvtxResourceSyncLinuxType_t, .c_name = "enum nvtxResourceSyncLinuxType_t");

#define ITEMS_nvtxResourceCUDAType_t(ITEM) \
    ITEM(NVTX_RESOURCE_TYPE_CUDA_DEVICE, 262145) \
    ITEM(NVTX_RESOURCE_TYPE_CUDA_CONTEXT, 262146) \
    ITEM(NVTX_RESOURCE_TYPE_CUDA_STREAM, 262147) \
    ITEM(NVTX_RESOURCE_TYPE_CUDA_EVENT, 262148)
CB_ENUM_TABLE(nvtxResourceCUDAType_t, .c_name = "enum nvtxResourceCUDAType_t");

#define ITEMS_nvtxResourceCUDARTType_t(ITEM) \
    ITEM(NVTX_RESOURCE_TYPE_CUDART_DEVICE, 327680) \
    ITEM(NVTX_RESOURCE_TYPE_CUDART_STREAM, 327681) \
    ITEM(NVTX_RESOURCE_TYPE_CUDART_EVENT, 327682)
CB_ENUM_TABLE(nvtxResourceCUDARTType_t, .c_name = "enum nvtxResourceCUDARTType_t");

static const cb_field fields_nvtxMessageValue_t[] = {
    CB_KEPT("ascii", STRING, 0, 8, CB_NO_CLASS, 0, "const char *"),
    CB_KEPT("unicode", ARRAY_ADDRESS, 0, 8, CB_NO_CLASS, 1, "const wchar_t *"),
    CB_KEPT("registered", HANDLE, 0, 8, T_nvtxStringHandle_t, 2, "nvtxStringHandle_t"),
};
CB_RECORD_TABLE(nvtxMessageValue_t, .size = 8, .slot_count = 3);

static const nvtxEventAttributes_t initial_nvtxEventAttributes_v2 = {.version = 3,
    .size = NVTX_EVENT_ATTRIB_STRUCT_SIZE};
static const cb_field fields_nvtxEventAttributes_v2[] = {
    CB_NUMBER("version", INT, 0, 2, "uint16_t"),
    CB_NUMBER("size", INT, 2, 2, "uint16_t"),
    CB_NUMBER("category", INT, 4, 4, "uint32_t"),
    CB_SIGNED("colorType", INT, 8, 4, "int32_t"),
    CB_NUMBER("color", INT, 12, 4, "uint32_t"),
    CB_SIGNED("payloadType", INT, 16, 4, "int32_t"),
    CB_KEPT("payload", RECORD, 24, 8, T_payload_t, 0, "union payload_t"),
    CB_SIGNED("messageType", INT, 32, 4, "int32_t"),
    CB_KEPT("message", RECORD, 40, 8, T_nvtxMessageValue_t, 1, "nvtxMessageValue_t"),
};
CB_RECORD_TABLE(nvtxEventAttributes_v2, .size = 48, .slot_count = 2,
    .initial = &initial_nvtxEventAttributes_v2);

static const cb_field fields_payload_t[] = {
    CB_NUMBER("ullValue", INT, 0, 8, "uint64_t"),
    CB_SIGNED("llValue", INT, 0, 8, "int64_t"),
    CB_NUMBER("dValue", FLOAT, 0, 8, "double"),
    CB_NUMBER("uiValue", INT, 0, 4, "uint32_t"),
    CB_SIGNED("iValue", INT, 0, 4, "int32_t"),
    CB_NUMBER("fValue", FLOAT, 0, 4, "float"),
};
CB_RECORD_TABLE(payload_t, .size = 8);

static const nvtxResourceAttributes_t initial_nvtxResourceAttributes_v0 = {.version = 3,
    .size = NVTX_RESOURCE_ATTRIB_STRUCT_SIZE};
static const cb_field fields_nvtxResourceAttributes_v0[] = {
    CB_NUMBER("version", INT, 0, 2, "uint16_t"),
    CB_NUMBER("size", INT, 2, 2, "uint16_t"),
    CB_SIGNED("identifierType", INT, 4, 4, "int32_t"),
    CB_KEPT("identifier", RECORD, 8, 8, T_identifier_t, 0, "union identifier_t"),
    CB_SIGNED("messageType", INT, 16, 4, "int32_t"),
    CB_KEPT("message", RECORD, 24, 8, T_nvtxMessageValue_t, 1, "nvtxMessageValue_t"),
};
CB_RECORD_TABLE(nvtxResourceAttributes_v0, .size = 32, .slot_count = 2,
    .initial = &initial_nvtxResourceAttributes_v0);

static const cb_field fields_identifier_t[] = {
    CB_KEPT("pValue", ADDRESS, 0, 8, CB_NO_CLASS, 0, "const void *"),
    CB_NUMBER("ullValue", INT, 0, 8, "uint64_t"),
};
CB_RECORD_TABLE(identifier_t, .size = 8, .slot_count = 1);

static const nvtxSyncUserAttributes_t initial_nvtxSyncUserAttributes_v0 = {.version = 3,
    .size = NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE};
static const cb_field fields_nvtxSyncUserAttributes_v0[] = {
    CB_NUMBER("version", INT, 0, 2, "uint16_t"),
    CB_NUMBER("size", INT, 2, 2, "uint16_t"),
    CB_SIGNED("messageType", INT, 4, 4, "int32_t"),
    CB_KEPT("message", RECORD, 8, 8, T_nvtxMessageValue_t, 0, "nvtxMessageValue_t"),
};
CB_RECORD_TABLE(nvtxSyncUserAttributes_v0, .size = 16, .slot_count = 1,
    .initial = &initial_nvtxSyncUserAttributes_v0);

static const cb_field fields_nvtxPayloadEntryTypeInfo_t[] = {
    CB_NUMBER("size", INT, 0, 2, "uint16_t"),
    CB_NUMBER("align", INT, 2, 2, "uint16_t"),
};
CB_RECORD_TABLE(nvtxPayloadEntryTypeInfo_t, .size = 4);

static const cb_field fields_nvtxPayloadData_t[] = {
    CB_NUMBER("schemaId", INT, 0, 8, "uint64_t"),
    CB_NUMBER("size", INT, 8, 8, "size_t"),
    CB_KEPT("payload", ADDRESS, 16, 8, CB_NO_CLASS, 0, "const void *"),
};
CB_RECORD_TABLE(nvtxPayloadData_t, .size = 24, .slot_count = 1);

static const cb_field fields_nvtxSemanticsHeader_t[] = {
    CB_NUMBER("structSize", INT, 0, 4, "uint32_t"),
    CB_NUMBER("semanticId", INT, 4, 2, "uint16_t"),
    CB_NUMBER("version", INT, 6, 2, "uint16_t"),
    CB_KEPT("next", ARRAY_ADDRESS, 8, 8, T_nvtxSemanticsHeader_v1, 0,
        "const struct nvtxSemanticsHeader_v1 *"),
};
CB_RECORD_TABLE(nvtxSemanticsHeader_t, .size = 16, .slot_count = 1);

static const cb_field fields_nvtxPayloadSchemaEntry_t[] = {
    CB_NUMBER("flags", INT, 0, 8, "uint64_t"),
    CB_NUMBER("type", INT, 8, 8, "uint64_t"),
    CB_KEPT("name", STRING, 16, 8, CB_NO_CLASS, 0, "const char *"),
    CB_KEPT("description", STRING, 24, 8, CB_NO_CLASS, 1, "const char *"),
    CB_NUMBER("arrayOrUnionDetail", INT, 32, 8, "uint64_t"),
    CB_NUMBER("offset", INT, 40, 8, "uint64_t"),
    CB_KEPT("semantics", ARRAY_ADDRESS, 48, 8, T_nvtxSemanticsHeader_t, 2,
        "const nvtxSemanticsHeader_t *"),
};
CB_RECORD_TABLE(nvtxPayloadSchemaEntry_t, .size = 64, .slot_count = 3);

static const cb_field fields_nvtxPayloadSchemaAttr_t[] = {
    CB_NUMBER("fieldMask", INT, 0, 8, "uint64_t"),
    CB_KEPT("name", STRING, 8, 8, CB_NO_CLASS, 0, "const char *"),
    CB_NUMBER("type", INT, 16, 8, "uint64_t"),
    CB_NUMBER("flags", INT, 24, 8, "uint64_t"),
    CB_COUNTED("entries", ARRAY_RECORD, 32, 64, T_nvtxPayloadSchemaEntry_t, 5, 1,
        "nvtxPayloadSchemaEntry_t"),
    CB_NUMBER("numEntries", INT, 40, 8, "size_t"),
    CB_NUMBER("payloadStaticSize", INT, 48, 8, "size_t"),
    CB_NUMBER("packAlign", INT, 56, 8, "size_t"),
    CB_NUMBER("schemaId", INT, 64, 8, "uint64_t"),
    CB_KEPT("extension", ADDRESS, 72, 8, CB_NO_CLASS, 2, "void *"),
};
CB_RECORD_TABLE(nvtxPayloadSchemaAttr_t, .size = 80, .slot_count = 3);

static const cb_field fields_nvtxPayloadEnum_t[] = {
    CB_KEPT("name", STRING, 0, 8, CB_NO_CLASS, 0, "const char *"),
    CB_NUMBER("value", INT, 8, 8, "uint64_t"),
    CB_SIGNED("isFlag", INT, 16, 1, "int8_t"),
};
CB_RECORD_TABLE(nvtxPayloadEnum_t, .size = 24, .slot_count = 1);

static const cb_field fields_nvtxPayloadEnumAttr_t[] = {
    CB_NUMBER("fieldMask", INT, 0, 8, "uint64_t"),
    CB_KEPT("name", STRING, 8, 8, CB_NO_CLASS, 0, "const char *"),
    CB_COUNTED("entries", ARRAY_RECORD, 16, 24, T_nvtxPayloadEnum_t, 3, 1, "nvtxPayloadEnum_t"),
    CB_NUMBER("numEntries", INT, 24, 8, "size_t"),
    CB_NUMBER("sizeOfEnum", INT, 32, 8, "size_t"),
    CB_NUMBER("schemaId", INT, 40, 8, "uint64_t"),
    CB_KEPT("extension", ADDRESS, 48, 8, CB_NO_CLASS, 2, "void *"),
};
CB_RECORD_TABLE(nvtxPayloadEnumAttr_t, .size = 56, .slot_count = 3);

static const cb_field fields_nvtxScopeAttr_t[] = {
    CB_NUMBER("structSize", INT, 0, 8, "size_t"),
    CB_KEPT("path", STRING, 8, 8, CB_NO_CLASS, 0, "const char *"),
    CB_NUMBER("parentScope", INT, 16, 8, "uint64_t"),
    CB_NUMBER("scopeId", INT, 24, 8, "uint64_t"),
};
CB_RECORD_TABLE(nvtxScopeAttr_t, .size = 32, .slot_count = 1);

static const cb_field fields_nvtxTimeDomainAttr_t[] = {
    CB_NUMBER("scopeId", INT, 0, 8, "uint64_t"),
    CB_NUMBER("timestampTypeId", INT, 8, 8, "uint64_t"),
    CB_NUMBER("timeDomainId", INT, 16, 8, "uint64_t"),
    CB_NUMBER("timerFlags", INT, 24, 8, "uint64_t"),
    CB_SIGNED("timerResolution", INT, 32, 8, "int64_t"),
    CB_NUMBER("timerStart", INT, 40, 8, "uint64_t"),
};
CB_RECORD_TABLE(nvtxTimeDomainAttr_t, .size = 48);

static const cb_field fields_nvtxSyncPoint_t[] = {
    CB_SIGNED("src", INT, 0, 8, "int64_t"),
    CB_SIGNED("dst", INT, 8, 8, "int64_t"),
};
CB_RECORD_TABLE(nvtxSyncPoint_t, .size = 16);

static const cb_field fields_nvtxEventBatch_t[] = {
    CB_NUMBER("eventSchemaId", INT, 0, 8, "uint64_t"),
    CB_NUMBER("size", INT, 8, 8, "size_t"),
    CB_KEPT("events", ADDRESS, 16, 8, CB_NO_CLASS, 0, "const void *"),
    CB_NUMBER("scope", INT, 24, 8, "uint64_t"),
    CB_NUMBER("flags", INT, 32, 8, "uint64_t"),
    CB_KEPT("flexData", ADDRESS, 40, 8, CB_NO_CLASS, 1, "const void *"),
    CB_NUMBER("flexDataSize", INT, 48, 8, "size_t"),
    CB_NUMBER("flexDataOffset", INT, 56, 8, "size_t"),
};
CB_RECORD_TABLE(nvtxEventBatch_t, .size = 64, .slot_count = 2);

static const cb_field fields_nvtxCounterAttr_t[] = {
    CB_NUMBER("structSize", INT, 0, 8, "size_t"),
    CB_NUMBER("schemaId", INT, 8, 8, "uint64_t"),
    CB_KEPT("name", STRING, 16, 8, CB_NO_CLASS, 0, "const char *"),
    CB_KEPT("description", STRING, 24, 8, CB_NO_CLASS, 1, "const char *"),
    CB_NUMBER("scopeId", INT, 32, 8, "uint64_t"),
    CB_KEPT("semantics", ARRAY_ADDRESS, 40, 8, T_nvtxSemanticsHeader_t, 2,
        "const nvtxSemanticsHeader_t *"),
    CB_NUMBER("counterId", INT, 48, 8, "uint64_t"),
};
CB_RECORD_TABLE(nvtxCounterAttr_t, .size = 56, .slot_count = 3);

static const cb_field fields_nvtxCounterBatch_t[] = {
    CB_NUMBER("counterId", INT, 0, 8, "uint64_t"),
    CB_KEPT("counters", ADDRESS, 8, 8, CB_NO_CLASS, 0, "const void *"),
    CB_NUMBER("countersSize", INT, 16, 8, "size_t"),
    CB_NUMBER("flags", INT, 24, 8, "uint64_t"),
    CB_KEPT("timestamps", ARRAY_ADDRESS, 32, 8, CB_NO_CLASS, 1, "const int64_t *"),
    CB_NUMBER("timestampsSize", INT, 40, 8, "size_t"),
};
CB_RECORD_TABLE(nvtxCounterBatch_t, .size = 48, .slot_count = 2);

static const cb_field fields_nvtxMemRegionRef_t[] = {
    CB_KEPT("pointer", ADDRESS, 0, 8, CB_NO_CLASS, 0, "const void *"),
    CB_KEPT("handle", HANDLE, 0, 8, T_nvtxMemRegionHandle_t, 1, "nvtxMemRegionHandle_t"),
};
CB_RECORD_TABLE(nvtxMemRegionRef_t, .size = 8, .slot_count = 2);

static const cb_field fields_nvtxMemVirtualRangeDesc_v1[] = {
    CB_NUMBER("size", INT, 0, 8, "size_t"),
    CB_KEPT("ptr", ADDRESS, 8, 8, CB_NO_CLASS, 0, "const void *"),
};
CB_RECORD_TABLE(nvtxMemVirtualRangeDesc_v1, .size = 16, .slot_count = 1);

static const cb_field fields_nvtxMemHeapDesc_v1[] = {
    CB_NUMBER("extCompatID", INT, 0, 2, "uint16_t"),
    CB_NUMBER("structSize", INT, 2, 2, "uint16_t"),
    CB_NUMBER("usage", INT, 8, 4, "uint32_t"),
    CB_NUMBER("type", INT, 12, 4, "uint32_t"),
    CB_NUMBER("typeSpecificDescSize", INT, 16, 8, "size_t"),
    CB_KEPT("typeSpecificDesc", ADDRESS, 24, 8, CB_NO_CLASS, 0, "const void *"),
    CB_NUMBER("category", INT, 32, 4, "uint32_t"),
    CB_NUMBER("messageType", INT, 36, 4, "uint32_t"),
    CB_KEPT("message", RECORD, 40, 8, T_nvtxMessageValue_t, 1, "nvtxMessageValue_t"),
};
CB_RECORD_TABLE(nvtxMemHeapDesc_v1, .size = 48, .slot_count = 2);

static const cb_field fields_nvtxMemRegionsRegisterBatch_v1[] = {
    CB_NUMBER("extCompatID", INT, 0, 2, "uint16_t"),
    CB_NUMBER("structSize", INT, 2, 2, "uint16_t"),
    CB_NUMBER("regionType", INT, 4, 4, "uint32_t"),
    CB_KEPT("heap", HANDLE, 8, 8, T_nvtxMemHeapHandle_t, 0, "nvtxMemHeapHandle_t"),
    CB_NUMBER("regionCount", INT, 16, 8, "size_t"),
    CB_NUMBER("regionDescElementSize", INT, 24, 8, "size_t"),
    CB_KEPT("regionDescElements", ADDRESS, 32, 8, CB_NO_CLASS, 1, "const void *"),
    CB_KEPT("regionHandleElementsOut", ARRAY_ADDRESS, 40, 8, T_nvtxMemRegionHandle_t, 2,
        "nvtxMemRegionHandle_t *"),
};
CB_RECORD_TABLE(nvtxMemRegionsRegisterBatch_v1, .size = 48, .slot_count = 3);

static const cb_field fields_nvtxMemRegionsResizeBatch_v1[] = {
    CB_NUMBER("extCompatID", INT, 0, 2, "uint16_t"),
    CB_NUMBER("structSize", INT, 2, 2, "uint16_t"),
    CB_NUMBER("regionType", INT, 4, 4, "uint32_t"),
    CB_NUMBER("regionDescCount", INT, 8, 8, "size_t"),
    CB_NUMBER("regionDescElementSize", INT, 16, 8, "size_t"),
    CB_KEPT("regionDescElements", ADDRESS, 24, 8, CB_NO_CLASS, 0, "const void *"),
};
CB_RECORD_TABLE(nvtxMemRegionsResizeBatch_v1, .size = 32, .slot_count = 1);

static const cb_field fields_nvtxMemRegionsUnregisterBatch_v1[] = {
    CB_NUMBER("extCompatID", INT, 0, 2, "uint16_t"),
    CB_NUMBER("structSize", INT, 2, 2, "uint16_t"),
    CB_NUMBER("refType", INT, 4, 4, "uint32_t"),
    CB_NUMBER("refCount", INT, 8, 8, "size_t"),
    CB_NUMBER("refElementSize", INT, 16, 8, "size_t"),
    CB_KEPT("refElements", ARRAY_ADDRESS, 24, 8, T_nvtxMemRegionRef_t, 0,
        "const nvtxMemRegionRef_t *"),
};
CB_RECORD_TABLE(nvtxMemRegionsUnregisterBatch_v1, .size = 32, .slot_count = 1);

static const cb_field fields_nvtxMemRegionNameDesc_v1[] = {
    CB_NUMBER("regionRefType", INT, 0, 4, "uint32_t"),
    CB_NUMBER("nameType", INT, 4, 4, "uint32_t"),
    CB_KEPT("region", RECORD, 8, 8, T_nvtxMemRegionRef_t, 0, "nvtxMemRegionRef_t"),
    CB_KEPT("name", RECORD, 16, 8, T_nvtxMessageValue_t, 1, "nvtxMessageValue_t"),
    CB_NUMBER("category", INT, 24, 4, "uint32_t"),
};
CB_RECORD_TABLE(nvtxMemRegionNameDesc_v1, .size = 32, .slot_count = 2);

static const cb_field fields_nvtxMemRegionsNameBatch_v1[] = {
    CB_NUMBER("extCompatID", INT, 0, 2, "uint16_t"),
    CB_NUMBER("structSize", INT, 2, 2, "uint16_t"),
    CB_NUMBER("regionCount", INT, 8, 8, "size_t"),
    CB_NUMBER("regionElementSize", INT, 16, 8, "size_t"),
    CB_KEPT("regionElements", ARRAY_ADDRESS, 24, 8, T_nvtxMemRegionNameDesc_t, 0,
        "const nvtxMemRegionNameDesc_t *"),
};
CB_RECORD_TABLE(nvtxMemRegionsNameBatch_v1, .size = 40, .slot_count = 1);

static const cb_field fields_nvtxMemPermissionsAssignRegionDesc_v1[] = {
    CB_NUMBER("flags", INT, 0, 4, "uint32_t"),
    CB_NUMBER("regionRefType", INT, 4, 4, "uint32_t"),
    CB_KEPT("region", RECORD, 8, 8, T_nvtxMemRegionRef_t, 0, "nvtxMemRegionRef_t"),
};
CB_RECORD_TABLE(nvtxMemPermissionsAssignRegionDesc_v1, .size = 16, .slot_count = 1);

static const cb_field fields_nvtxMemPermissionsAssignBatch_v1[] = {
    CB_NUMBER("extCompatID", INT, 0, 2, "uint16_t"),
    CB_NUMBER("structSize", INT, 2, 2, "uint16_t"),
    CB_KEPT("permissions", HANDLE, 8, 8, T_nvtxMemPermissionsHandle_t, 0,
        "nvtxMemPermissionsHandle_t"),
    CB_NUMBER("regionCount", INT, 16, 8, "size_t"),
    CB_NUMBER("regionElementSize", INT, 24, 8, "size_t"),
    CB_KEPT("regionElements", ARRAY_ADDRESS, 32, 8, T_nvtxMemPermissionsAssignRegionDesc_t, 1,
        "const nvtxMemPermissionsAssignRegionDesc_t *"),
};
CB_RECORD_TABLE(nvtxMemPermissionsAssignBatch_v1, .size = 48, .slot_count = 2);

static const cb_field fields_nvtxMemCudaArrayRangeDesc_v1[] = {
    CB_NUMBER("extCompatID", INT, 0, 2, "uint16_t"),
    CB_NUMBER("structSize", INT, 2, 2, "uint16_t"),
    CB_KEPT("src", HANDLE, 8, 8, T_cudaArray_t, 0, "cudaArray_t"),
    CB_ITEMS("offset", LIST_INT, 16, 8, 3, CB_NO_CLASS, false, "size_t"),
    CB_ITEMS("extent", LIST_INT, 40, 8, 3, CB_NO_CLASS, false, "size_t"),
};
CB_RECORD_TABLE(nvtxMemCudaArrayRangeDesc_v1, .size = 64, .slot_count = 1);

static const cb_field fields_nvtxMemCuArrayRangeDesc_v1[] = {
    CB_NUMBER("extCompatID", INT, 0, 2, "uint16_t"),
    CB_NUMBER("structSize", INT, 2, 2, "uint16_t"),
    CB_KEPT("src", HANDLE, 8, 8, T_CUarray, 0, "CUarray"),
    CB_ITEMS("offset", LIST_INT, 16, 8, 3, CB_NO_CLASS, false, "size_t"),
    CB_ITEMS("extent", LIST_INT, 40, 8, 3, CB_NO_CLASS, false, "size_t"),
};
CB_RECORD_TABLE(nvtxMemCuArrayRangeDesc_v1, .size = 64, .slot_count = 1);

static const cb_field fields_nvtxMemMarkInitializedBatch_v1[] = {
    CB_NUMBER("extCompatID", INT, 0, 2, "uint16_t"),
    CB_NUMBER("structSize", INT, 2, 2, "uint16_t"),
    CB_NUMBER("regionType", INT, 4, 4, "uint32_t"),
    CB_NUMBER("regionDescCount", INT, 8, 8, "size_t"),
    CB_NUMBER("regionDescElementSize", INT, 16, 8, "size_t"),
    CB_KEPT("regionDescElements", ADDRESS, 24, 8, CB_NO_CLASS, 0, "const void *"),
};
CB_RECORD_TABLE(nvtxMemMarkInitializedBatch_v1, .size = 32, .slot_count = 1);

CB_CLASS_DOC(nvtxColorType_t,
    "Choice of whether there is a colour.\n\n"
    "enum nvtxColorType_t.\n\n"
    "Members\n"
    "    NVTX_COLOR_UNKNOWN = 0, NVTX_COLOR_ARGB = 1\n");
CB_CLASS_DOC(nvtxMessageType_t,
    "Choice of whether there is a text, and in which form.\n\n"
    "enum nvtxMessageType_t.\n\n"
    "Members\n"
    "    NVTX_MESSAGE_UNKNOWN = 0, NVTX_MESSAGE_TYPE_ASCII = 1,\n"
    "    NVTX_MESSAGE_TYPE_UNICODE = 2, NVTX_MESSAGE_TYPE_REGISTERED = 3\n");
CB_CLASS_DOC(nvtxPayloadType_t,
    "The member of the payload that counts, if any.\n\n"
    "enum nvtxPayloadType_t.\n\n"
    "Members\n"
    "    NVTX_PAYLOAD_UNKNOWN = 0, NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1,\n"
    "    NVTX_PAYLOAD_TYPE_INT64 = 2, NVTX_PAYLOAD_TYPE_DOUBLE = 3,\n"
    "    NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 = 4, NVTX_PAYLOAD_TYPE_INT32 = 5,\n"
    "    NVTX_PAYLOAD_TYPE_FLOAT = 6\n");
CB_CLASS_DOC(nvtxResourceGenericType_t,
    "Ways to identify an object that is reported to the tool.\n\n"
    "enum nvtxResourceGenericType_t.\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_UNKNOWN = 0, NVTX_RESOURCE_TYPE_GENERIC_POINTER = 65537,\n"
    "    NVTX_RESOURCE_TYPE_GENERIC_HANDLE = 65538,\n"
    "    NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE = 65539,\n"
    "    NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX = 65540\n");
CB_CLASS_DOC(nvtxResourceSyncPosixThreadType_t,
    "Locks of POSIX threads that can have names.\n\n"
    "enum nvtxResourceSyncPosixThreadType_t.\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX = 196609,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION = 196610,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK = 196611,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER = 196612,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK = 196613,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE = 196614\n");
CB_CLASS_DOC(nvtxResourceSyncWindowsType_t,
    "Locks of Windows that can have names.\n\n"
    "enum nvtxResourceSyncWindowsType_t.\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX = 131073,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE = 131074,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT = 131075,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION = 131076,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK = 131077\n");
CB_CLASS_DOC(nvtxResourceSyncLinuxType_t,
    "Locks of the Linux kernel that can have names.\n\n"
    "enum nvtxResourceSyncLinuxType_t.\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX = 131073,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX = 131074,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE = 131075,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION = 131076,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK = 131077,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK = 131078,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU = 131079\n");
CB_CLASS_DOC(nvtxResourceCUDAType_t,
    "Objects of the CUDA driver that can have names.\n\n"
    "enum nvtxResourceCUDAType_t.\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_CUDA_DEVICE = 262145, NVTX_RESOURCE_TYPE_CUDA_CONTEXT = 262146,\n"
    "    NVTX_RESOURCE_TYPE_CUDA_STREAM = 262147, NVTX_RESOURCE_TYPE_CUDA_EVENT = 262148\n");
CB_CLASS_DOC(nvtxResourceCUDARTType_t,
    "Objects of the CUDA runtime that can have names.\n\n"
    "enum nvtxResourceCUDARTType_t.\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_CUDART_DEVICE = 327680,\n"
    "    NVTX_RESOURCE_TYPE_CUDART_STREAM = 327681, NVTX_RESOURCE_TYPE_CUDART_EVENT = 327682\n");
CB_CLASS_DOC(nvtxDomainHandle_t,
    "A domain, from nvtxDomainCreateA to nvtxDomainDestroy; null is the one of all.\n\n"
    "nvtxDomainRegistration *\n\n"
    "Ended by\n"
    "    nvtxDomainDestroy\n");
CB_CLASS_DOC(nvtxStringHandle_t,
    "A text that was registered in a domain; it lives as long as the domain.\n\n"
    "nvtxStringRegistration *\n");
CB_CLASS_DOC(nvtxResourceHandle_t,
    "An object that was reported to the tool, until nvtxDomainResourceDestroy.\n\n"
    "struct nvtxResourceHandle *\n\n"
    "Ended by\n"
    "    nvtxDomainResourceDestroy\n");
CB_CLASS_DOC(nvtxSyncUser_t,
    "A lock that was reported to the tool, until nvtxDomainSyncUserDestroy.\n\n"
    "struct nvtxSyncUser *\n\n"
    "Ended by\n"
    "    nvtxDomainSyncUserDestroy\n");
CB_CLASS_DOC(nvtxMemHeapHandle_t,
    "Memory with allocations of the program's own, until nvtxMemHeapUnregister.\n\n"
    "nvtxMemHeap_t *\n");
CB_CLASS_DOC(nvtxMemRegionHandle_t,
    "An allocation of the program's own.\n\n"
    "nvtxMemRegion_t *\n");
CB_CLASS_DOC(nvtxMemPermissionsHandle_t,
    "Rules of who may use which memory.\n\n"
    "nvtxMemPermissions_t *\n");
CB_CLASS_DOC(nvtxRangeId_t,
    "An id that ends a range, from nvtxRangeStartA or nvtxRangeStartEx.\n\n"
    "uint64_t\n\n"
    "Taken by\n"
    "    nvtxDomainRangeEnd, nvtxRangeEnd, nvtxRangeEndPayload\n");
CB_CLASS_DOC(nvtxMessageValue_t,
    "union nvtxMessageValue_t, 8 bytes.\n\n"
    "Fields\n"
    "    ascii : bytes, str or None, kept (const char *)\n"
    "    unicode : int (address), buffer or None, kept (const wchar_t *)\n"
    "    registered : nvtxStringHandle_t, int or None\n\n"
    "Field of\n"
    "    nvtxEventAttributes_v2.message, nvtxResourceAttributes_v0.message,\n"
    "    nvtxSyncUserAttributes_v0.message, nvtxMemHeapDesc_v1.message,\n"
    "    nvtxMemRegionNameDesc_v1.name\n");
CB_CLASS_DOC(nvtxEventAttributes_v2,
    "Appearance of a mark or range in the tool; types of colour, payload and message say\n"
    "whether there is one.\n\n"
    "struct nvtxEventAttributes_v2, 48 bytes.\n\n"
    "Fields\n"
    "    version, size : int (uint16_t)\n"
    "    category : int (uint32_t); a number, 0 for none\n"
    "    colorType : int (int32_t)\n"
    "    color : int (uint32_t); 0xAARRGGBB\n"
    "    payloadType : int (int32_t)\n"
    "    payload : payload_t\n"
    "    messageType : int (int32_t)\n"
    "    message : nvtxMessageValue_t\n\n"
    "Taken by\n"
    "    nvtxDomainMarkEx, nvtxMarkEx, nvtxDomainRangeStartEx, nvtxRangeStartEx,\n"
    "    nvtxDomainRangePushEx, nvtxRangePushEx\n");
CB_CLASS_DOC(nvtxEventAttributes_t,
    "The struct of nvtxEventAttributes_v2, which it derives from.\n");
CB_CLASS_DOC(payload_t,
    "union payload_t, 8 bytes.\n\n"
    "Fields\n"
    "    ullValue : int (uint64_t)\n"
    "    llValue : int (int64_t)\n"
    "    dValue : float (double)\n"
    "    uiValue : int (uint32_t)\n"
    "    iValue : int (int32_t)\n"
    "    fValue : float\n\n"
    "Field of\n"
    "    nvtxEventAttributes_v2.payload\n");
CB_CLASS_DOC(nvtxResourceAttributes_v0,
    "struct nvtxResourceAttributes_v0, 32 bytes.\n\n"
    "Fields\n"
    "    version, size : int (uint16_t)\n"
    "    identifierType : int (int32_t)\n"
    "    identifier : identifier_t\n"
    "    messageType : int (int32_t)\n"
    "    message : nvtxMessageValue_t\n\n"
    "Taken by\n"
    "    nvtxDomainResourceCreate\n");
CB_CLASS_DOC(nvtxResourceAttributes_t,
    "The struct of nvtxResourceAttributes_v0, which it derives from.\n");
CB_CLASS_DOC(identifier_t,
    "union identifier_t, 8 bytes.\n\n"
    "Fields\n"
    "    pValue : int (address), buffer or None, kept (const void *)\n"
    "    ullValue : int (uint64_t)\n\n"
    "Field of\n"
    "    nvtxResourceAttributes_v0.identifier\n");
CB_CLASS_DOC(nvtxSyncUserAttributes_v0,
    "struct nvtxSyncUserAttributes_v0, 16 bytes.\n\n"
    "Fields\n"
    "    version, size : int (uint16_t)\n"
    "    messageType : int (int32_t)\n"
    "    message : nvtxMessageValue_t\n\n"
    "Taken by\n"
    "    nvtxDomainSyncUserCreate\n");
CB_CLASS_DOC(nvtxSyncUserAttributes_t,
    "The struct of nvtxSyncUserAttributes_v0, which it derives from.\n");
CB_CLASS_DOC(nvtxPayloadEntryTypeInfo_v1,
    "The struct of nvtxPayloadEntryTypeInfo_t, which derives from it.\n");
CB_CLASS_DOC(nvtxPayloadEntryTypeInfo_t,
    "struct nvtxPayloadEntryTypeInfo_v1, 4 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    size, align : int (uint16_t)\n");
CB_CLASS_DOC(nvtxPayloadData_v1,
    "The struct of nvtxPayloadData_t, which derives from it.\n");
CB_CLASS_DOC(nvtxPayloadData_t,
    "struct nvtxPayloadData_v1, 24 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    schemaId : int (uint64_t)\n"
    "    size : int (size_t)\n"
    "    payload : int (address), buffer or None, kept (const void *)\n\n"
    "Taken by\n"
    "    nvtxMarkPayload, nvtxRangePushPayload, nvtxRangePopPayload, nvtxRangeStartPayload,\n"
    "    nvtxRangeEndPayload, nvtxEventSubmit\n");
CB_CLASS_DOC(nvtxSemanticsHeader_v1,
    "The struct of nvtxSemanticsHeader_t, which derives from it.\n");
CB_CLASS_DOC(nvtxSemanticsHeader_t,
    "struct nvtxSemanticsHeader_v1, 16 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    structSize : int (uint32_t)\n"
    "    semanticId, version : int (uint16_t)\n"
    "    next : int (address), buffer or None, kept\n\n"
    "Field of\n"
    "    nvtxSemanticsHeader_t.next, nvtxPayloadSchemaEntry_t.semantics,\n"
    "    nvtxCounterAttr_t.semantics\n");
CB_CLASS_DOC(nvtxPayloadSchemaEntry_v1,
    "The struct of nvtxPayloadSchemaEntry_t, which derives from it.\n");
CB_CLASS_DOC(nvtxPayloadSchemaEntry_t,
    "struct nvtxPayloadSchemaEntry_v1, 64 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    flags, type : int (uint64_t)\n"
    "    name, description : bytes, str or None, kept (const char *)\n"
    "    arrayOrUnionDetail, offset : int (uint64_t)\n"
    "    semantics : int (address), buffer or None, kept\n\n"
    "Field of\n"
    "    nvtxPayloadSchemaAttr_t.entries\n");
CB_CLASS_DOC(nvtxPayloadSchemaAttr_v1,
    "The struct of nvtxPayloadSchemaAttr_t, which derives from it.\n");
CB_CLASS_DOC(nvtxPayloadSchemaAttr_t,
    "struct nvtxPayloadSchemaAttr_v1, 80 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    fieldMask : int (uint64_t)\n"
    "    name : bytes, str or None, kept (const char *)\n"
    "    type, flags : int (uint64_t)\n"
    "    entries : sequence of nvtxPayloadSchemaEntry_t, kept; sets numEntries\n"
    "    numEntries, payloadStaticSize, packAlign : int (size_t)\n"
    "    schemaId : int (uint64_t)\n"
    "    extension : int (address), buffer or None, kept (void *)\n\n"
    "Taken by\n"
    "    nvtxPayloadSchemaRegister\n");
CB_CLASS_DOC(nvtxPayloadEnum_v1,
    "The struct of nvtxPayloadEnum_t, which derives from it.\n");
CB_CLASS_DOC(nvtxPayloadEnum_t,
    "struct nvtxPayloadEnum_v1, 24 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    name : bytes, str or None, kept (const char *)\n"
    "    value : int (uint64_t)\n"
    "    isFlag : int (int8_t)\n\n"
    "Field of\n"
    "    nvtxPayloadEnumAttr_t.entries\n");
CB_CLASS_DOC(nvtxPayloadEnumAttr_v1,
    "The struct of nvtxPayloadEnumAttr_t, which derives from it.\n");
CB_CLASS_DOC(nvtxPayloadEnumAttr_t,
    "struct nvtxPayloadEnumAttr_v1, 56 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    fieldMask : int (uint64_t)\n"
    "    name : bytes, str or None, kept (const char *)\n"
    "    entries : sequence of nvtxPayloadEnum_t, kept; sets numEntries\n"
    "    numEntries, sizeOfEnum : int (size_t)\n"
    "    schemaId : int (uint64_t)\n"
    "    extension : int (address), buffer or None, kept (void *)\n\n"
    "Taken by\n"
    "    nvtxPayloadEnumRegister\n");
CB_CLASS_DOC(nvtxScopeAttr_v1,
    "The struct of nvtxScopeAttr_t, which derives from it.\n");
CB_CLASS_DOC(nvtxScopeAttr_t,
    "struct nvtxScopeAttr_v1, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    structSize : int (size_t)\n"
    "    path : bytes, str or None, kept (const char *)\n"
    "    parentScope, scopeId : int (uint64_t)\n\n"
    "Taken by\n"
    "    nvtxScopeRegister\n");
CB_CLASS_DOC(nvtxTimeDomainAttr_v1,
    "The struct of nvtxTimeDomainAttr_t, which derives from it.\n");
CB_CLASS_DOC(nvtxTimeDomainAttr_t,
    "struct nvtxTimeDomainAttr_v1, 48 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    scopeId, timestampTypeId, timeDomainId, timerFlags : int (uint64_t)\n"
    "    timerResolution : int (int64_t)\n"
    "    timerStart : int (uint64_t)\n\n"
    "Taken by\n"
    "    nvtxTimeDomainRegister\n");
CB_CLASS_DOC(nvtxSyncPoint_v1,
    "The struct of nvtxSyncPoint_t, which derives from it.\n");
CB_CLASS_DOC(nvtxSyncPoint_t,
    "struct nvtxSyncPoint_v1, 16 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    src, dst : int (int64_t)\n\n"
    "Taken by\n"
    "    nvtxTimeSyncPointTable\n");
CB_CLASS_DOC(nvtxEventBatch_v1,
    "The struct of nvtxEventBatch_t, which derives from it.\n");
CB_CLASS_DOC(nvtxEventBatch_t,
    "struct nvtxEventBatch_v1, 64 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    eventSchemaId : int (uint64_t)\n"
    "    size : int (size_t)\n"
    "    events : int (address), buffer or None, kept (const void *)\n"
    "    scope, flags : int (uint64_t)\n"
    "    flexData : int (address), buffer or None, kept (const void *)\n"
    "    flexDataSize, flexDataOffset : int (size_t)\n\n"
    "Taken by\n"
    "    nvtxEventBatchSubmit\n");
CB_CLASS_DOC(nvtxCounterAttr_v1,
    "The struct of nvtxCounterAttr_t, which derives from it.\n");
CB_CLASS_DOC(nvtxCounterAttr_t,
    "struct nvtxCounterAttr_v1, 56 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    structSize : int (size_t)\n"
    "    schemaId : int (uint64_t)\n"
    "    name, description : bytes, str or None, kept (const char *)\n"
    "    scopeId : int (uint64_t)\n"
    "    semantics : int (address), buffer or None, kept\n"
    "    counterId : int (uint64_t)\n\n"
    "Taken by\n"
    "    nvtxCounterRegister\n");
CB_CLASS_DOC(nvtxCounterBatch_v1,
    "The struct of nvtxCounterBatch_t, which derives from it.\n");
CB_CLASS_DOC(nvtxCounterBatch_t,
    "struct nvtxCounterBatch_v1, 48 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    counterId : int (uint64_t)\n"
    "    counters : int (address), buffer or None, kept (const void *)\n"
    "    countersSize : int (size_t)\n"
    "    flags : int (uint64_t)\n"
    "    timestamps : int (address), buffer or None, kept (const int64_t *)\n"
    "    timestampsSize : int (size_t)\n\n"
    "Taken by\n"
    "    nvtxCounterBatchSubmit\n");
CB_CLASS_DOC(nvtxMemRegionRef_t,
    "union nvtxMemRegionRef_t, 8 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    pointer : int (address), buffer or None, kept (const void *)\n"
    "    handle : nvtxMemRegionHandle_t, int or None\n\n"
    "Field of\n"
    "    nvtxMemRegionsUnregisterBatch_v1.refElements, nvtxMemRegionNameDesc_v1.region,\n"
    "    nvtxMemPermissionsAssignRegionDesc_v1.region\n");
CB_CLASS_DOC(nvtxMemVirtualRangeDesc_v1,
    "struct nvtxMemVirtualRangeDesc_v1, 16 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    size : int (size_t)\n"
    "    ptr : int (address), buffer or None, kept (const void *)\n");
CB_CLASS_DOC(nvtxMemVirtualRangeDesc_t,
    "The struct of nvtxMemVirtualRangeDesc_v1, which it derives from.\n");
CB_CLASS_DOC(nvtxMemHeapDesc_v1,
    "struct nvtxMemHeapDesc_v1, 48 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    usage, type : int (uint32_t)\n"
    "    typeSpecificDescSize : int (size_t)\n"
    "    typeSpecificDesc : int (address), buffer or None, kept (const void *)\n"
    "    category, messageType : int (uint32_t)\n"
    "    message : nvtxMessageValue_t\n\n"
    "Taken by\n"
    "    nvtxMemHeapRegister\n");
CB_CLASS_DOC(nvtxMemHeapDesc_t,
    "The struct of nvtxMemHeapDesc_v1, which it derives from.\n");
CB_CLASS_DOC(nvtxMemRegionsRegisterBatch_v1,
    "struct nvtxMemRegionsRegisterBatch_v1, 48 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    regionType : int (uint32_t)\n"
    "    heap : nvtxMemHeapHandle_t, int or None\n"
    "    regionCount, regionDescElementSize : int (size_t)\n"
    "    regionDescElements : int (address), buffer or None, kept (const void *)\n"
    "    regionHandleElementsOut : int (address), buffer or None, kept\n\n"
    "Taken by\n"
    "    nvtxMemRegionsRegister\n");
CB_CLASS_DOC(nvtxMemRegionsRegisterBatch_t,
    "The struct of nvtxMemRegionsRegisterBatch_v1, which it derives from.\n");
CB_CLASS_DOC(nvtxMemRegionsResizeBatch_v1,
    "struct nvtxMemRegionsResizeBatch_v1, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    regionType : int (uint32_t)\n"
    "    regionDescCount, regionDescElementSize : int (size_t)\n"
    "    regionDescElements : int (address), buffer or None, kept (const void *)\n\n"
    "Taken by\n"
    "    nvtxMemRegionsResize\n");
CB_CLASS_DOC(nvtxMemRegionsResizeBatch_t,
    "The struct of nvtxMemRegionsResizeBatch_v1, which it derives from.\n");
CB_CLASS_DOC(nvtxMemRegionsUnregisterBatch_v1,
    "struct nvtxMemRegionsUnregisterBatch_v1, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    refType : int (uint32_t)\n"
    "    refCount, refElementSize : int (size_t)\n"
    "    refElements : int (address), buffer or None, kept\n\n"
    "Taken by\n"
    "    nvtxMemRegionsUnregister\n");
CB_CLASS_DOC(nvtxMemRegionsUnregisterBatch_t,
    "The struct of nvtxMemRegionsUnregisterBatch_v1, which it derives from.\n");
CB_CLASS_DOC(nvtxMemRegionNameDesc_v1,
    "struct nvtxMemRegionNameDesc_v1, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    regionRefType, nameType : int (uint32_t)\n"
    "    region : nvtxMemRegionRef_t\n"
    "    name : nvtxMessageValue_t\n"
    "    category : int (uint32_t)\n\n"
    "Field of\n"
    "    nvtxMemRegionsNameBatch_v1.regionElements\n");
CB_CLASS_DOC(nvtxMemRegionNameDesc_t,
    "The struct of nvtxMemRegionNameDesc_v1, which it derives from.\n");
CB_CLASS_DOC(nvtxMemRegionsNameBatch_v1,
    "struct nvtxMemRegionsNameBatch_v1, 40 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    regionCount, regionElementSize : int (size_t)\n"
    "    regionElements : int (address), buffer or None, kept\n\n"
    "Taken by\n"
    "    nvtxMemRegionsName\n");
CB_CLASS_DOC(nvtxMemRegionsNameBatch_t,
    "The struct of nvtxMemRegionsNameBatch_v1, which it derives from.\n");
CB_CLASS_DOC(nvtxMemPermissionsAssignRegionDesc_v1,
    "struct nvtxMemPermissionsAssignRegionDesc_v1, 16 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    flags, regionRefType : int (uint32_t)\n"
    "    region : nvtxMemRegionRef_t\n\n"
    "Field of\n"
    "    nvtxMemPermissionsAssignBatch_v1.regionElements\n");
CB_CLASS_DOC(nvtxMemPermissionsAssignRegionDesc_t,
    "The struct of nvtxMemPermissionsAssignRegionDesc_v1, which it derives from.\n");
CB_CLASS_DOC(nvtxMemPermissionsAssignBatch_v1,
    "struct nvtxMemPermissionsAssignBatch_v1, 48 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    permissions : nvtxMemPermissionsHandle_t, int or None\n"
    "    regionCount, regionElementSize : int (size_t)\n"
    "    regionElements : int (address), buffer or None, kept\n\n"
    "Taken by\n"
    "    nvtxMemPermissionsAssign\n");
CB_CLASS_DOC(nvtxMemPermissionsAssignBatch_t,
    "The struct of nvtxMemPermissionsAssignBatch_v1, which it derives from.\n");
CB_CLASS_DOC(nvtxMemCudaArrayRangeDesc_v1,
    "struct nvtxMemCudaArrayRangeDesc_v1, 64 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    src : cudaArray_t, int or None\n"
    "    offset, extent : sequence of int (size_t [3])\n");
CB_CLASS_DOC(nvtxMemCudaArrayRangeDesc_t,
    "The struct of nvtxMemCudaArrayRangeDesc_v1, which it derives from.\n");
CB_CLASS_DOC(nvtxMemCuArrayRangeDesc_v1,
    "struct nvtxMemCuArrayRangeDesc_v1, 64 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    src : CUarray, int or None\n"
    "    offset, extent : sequence of int (size_t [3])\n");
CB_CLASS_DOC(nvtxMemCuArrayRangeDesc_t,
    "The struct of nvtxMemCuArrayRangeDesc_v1, which it derives from.\n");
CB_CLASS_DOC(nvtxMemMarkInitializedBatch_v1,
    "struct nvtxMemMarkInitializedBatch_v1, 32 bytes. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    regionType : int (uint32_t)\n"
    "    regionDescCount, regionDescElementSize : int (size_t)\n"
    "    regionDescElements : int (address), buffer or None, kept (const void *)\n\n"
    "Taken by\n"
    "    nvtxMemCudaMarkInitialized\n");
CB_CLASS_DOC(nvtxMemMarkInitializedBatch_t,
    "The struct of nvtxMemMarkInitializedBatch_v1, which it derives from.\n");

const cb_class nvtx_classes[] = {
    [T_nvtxColorType_t] = CB_CLASS("nvtxColorType_t", ENUM, .enumeration = &enum_nvtxColorType_t,
        .doc = CB_DOC_OF(nvtxColorType_t)),
    [T_nvtxMessageType_t] = CB_CLASS("nvtxMessageType_t", ENUM,
        .enumeration = &enum_nvtxMessageType_t, .doc = CB_DOC_OF(nvtxMessageType_t)),
    [T_nvtxPayloadType_t] = CB_CLASS("nvtxPayloadType_t", ENUM,
        .enumeration = &enum_nvtxPayloadType_t, .doc = CB_DOC_OF(nvtxPayloadType_t)),
    [T_nvtxResourceGenericType_t] = CB_CLASS("nvtxResourceGenericType_t", ENUM,
        .enumeration = &enum_nvtxResourceGenericType_t,
        .doc = CB_DOC_OF(nvtxResourceGenericType_t)),
    [T_nvtxResourceSyncPosixThreadType_t] = CB_CLASS("nvtxResourceSyncPosixThreadType_t", ENUM,
        .enumeration = &enum_nvtxResourceSyncPosixThreadType_t,
        .doc = CB_DOC_OF(nvtxResourceSyncPosixThreadType_t)),
    [T_nvtxResourceSyncWindowsType_t] = CB_CLASS("nvtxResourceSyncWindowsType_t", ENUM,
        .enumeration = &enum_nvtxResourceSyncWindowsType_t,
        .doc = CB_DOC_OF(nvtxResourceSyncWindowsType_t)),
    [T_nvtxResourceSyncLinuxType_t] = CB_CLASS("nvtxResourceSyncLinuxType_t", ENUM,
        .enumeration = &enum_nvtxResourceSyncLinuxType_t,
        .doc = CB_DOC_OF(nvtxResourceSyncLinuxType_t)),
    [T_nvtxResourceSyncAndroidType_t] = CB_CLASS_LIKE("nvtxResourceSyncAndroidType_t", ENUM,
        CB_NO_CLASS, T_nvtxResourceSyncLinuxType_t,
        .enumeration = &enum_nvtxResourceSyncLinuxType_t,
        .doc = CB_DOC_OF(nvtxResourceSyncLinuxType_t)),
    [T_nvtxResourceCUDAType_t] = CB_CLASS("nvtxResourceCUDAType_t", ENUM,
        .enumeration = &enum_nvtxResourceCUDAType_t, .doc = CB_DOC_OF(nvtxResourceCUDAType_t)),
    [T_nvtxResourceCUDARTType_t] = CB_CLASS("nvtxResourceCUDARTType_t", ENUM,
        .enumeration = &enum_nvtxResourceCUDARTType_t, .doc = CB_DOC_OF(nvtxResourceCUDARTType_t)),
    [T_CUcontext] = CB_CLASS("CUcontext", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.driver.CUcontext"),
    [T_CUarray] = CB_CLASS("CUarray", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.driver.CUarray"),
    [T_CUevent] = CB_CLASS("CUevent", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.driver.CUevent"),
    [T_CUstream] = CB_CLASS("CUstream", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.driver.CUstream"),
    [T_cudaArray_t] = CB_CLASS("cudaArray_t", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.runtime.cudaArray_t"),
    [T_cudaStream_t] = CB_CLASS("cudaStream_t", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.runtime.cudaStream_t"),
    [T_cudaEvent_t] = CB_CLASS("cudaEvent_t", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.runtime.cudaEvent_t"),
    [T_nvtxDomainHandle_t] = CB_CLASS("nvtxDomainHandle_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(nvtxDomainHandle_t)),
    [T_nvtxStringHandle_t] = CB_CLASS("nvtxStringHandle_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(nvtxStringHandle_t)),
    [T_nvtxResourceHandle_t] = CB_CLASS("nvtxResourceHandle_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(nvtxResourceHandle_t)),
    [T_nvtxSyncUser_t] = CB_CLASS("nvtxSyncUser_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(nvtxSyncUser_t)),
    [T_nvtxMemHeapHandle_t] = CB_CLASS("nvtxMemHeapHandle_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(nvtxMemHeapHandle_t)),
    [T_nvtxMemRegionHandle_t] = CB_CLASS("nvtxMemRegionHandle_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(nvtxMemRegionHandle_t)),
    [T_nvtxMemPermissionsHandle_t] = CB_CLASS("nvtxMemPermissionsHandle_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(nvtxMemPermissionsHandle_t)),
    [T_CUdevice_v1] = CB_CLASS("CUdevice_v1", SCALAR, .size = 4, .is_signed = true,
        .c_type = "int", .foreign = "cubind.driver.CUdevice_v1"),
    [T_CUdevice] = CB_CLASS("CUdevice", SCALAR, .size = 4, .is_signed = true, .c_type = "int",
        .foreign = "cubind.driver.CUdevice"),
    [T_nvtxRangeId_t] = CB_CLASS("nvtxRangeId_t", SCALAR, .size = 8, .c_type = "uint64_t",
        .doc = CB_DOC_OF(nvtxRangeId_t)),
    [T_nvtxMessageValue_t] = CB_CLASS("nvtxMessageValue_t", RECORD,
        .record = &record_nvtxMessageValue_t, .doc = CB_DOC_OF(nvtxMessageValue_t)),
    [T_nvtxEventAttributes_v2] = CB_CLASS("nvtxEventAttributes_v2", RECORD,
        .record = &record_nvtxEventAttributes_v2, .doc = CB_DOC_OF(nvtxEventAttributes_v2)),
    [T_nvtxEventAttributes_t] = CB_CLASS_LIKE("nvtxEventAttributes_t", RECORD,
        T_nvtxEventAttributes_v2, CB_NO_CLASS, .record = &record_nvtxEventAttributes_v2,
        .doc = CB_DOC_OF(nvtxEventAttributes_t)),
    [T_payload_t] = CB_CLASS("payload_t", RECORD, .record = &record_payload_t,
        .doc = CB_DOC_OF(payload_t)),
    [T_nvtxResourceAttributes_v0] = CB_CLASS("nvtxResourceAttributes_v0", RECORD,
        .record = &record_nvtxResourceAttributes_v0, .doc = CB_DOC_OF(nvtxResourceAttributes_v0)),
    [T_nvtxResourceAttributes_t] = CB_CLASS_LIKE("nvtxResourceAttributes_t", RECORD,
        T_nvtxResourceAttributes_v0, CB_NO_CLASS, .record = &record_nvtxResourceAttributes_v0,
        .doc = CB_DOC_OF(nvtxResourceAttributes_t)),
    [T_identifier_t] = CB_CLASS("identifier_t", RECORD, .record = &record_identifier_t,
        .doc = CB_DOC_OF(identifier_t)),
    [T_nvtxSyncUserAttributes_v0] = CB_CLASS("nvtxSyncUserAttributes_v0", RECORD,
        .record = &record_nvtxSyncUserAttributes_v0, .doc = CB_DOC_OF(nvtxSyncUserAttributes_v0)),
    [T_nvtxSyncUserAttributes_t] = CB_CLASS_LIKE("nvtxSyncUserAttributes_t", RECORD,
        T_nvtxSyncUserAttributes_v0, CB_NO_CLASS, .record = &record_nvtxSyncUserAttributes_v0,
        .doc = CB_DOC_OF(nvtxSyncUserAttributes_t)),
    [T_nvtxPayloadEntryTypeInfo_v1] = CB_CLASS("nvtxPayloadEntryTypeInfo_v1", RECORD,
        .record = &record_nvtxPayloadEntryTypeInfo_t,
        .doc = CB_DOC_OF(nvtxPayloadEntryTypeInfo_v1)),
    [T_nvtxPayloadEntryTypeInfo_t] = CB_CLASS_LIKE("nvtxPayloadEntryTypeInfo_t", RECORD,
        T_nvtxPayloadEntryTypeInfo_v1, CB_NO_CLASS, .record = &record_nvtxPayloadEntryTypeInfo_t,
        .doc = CB_DOC_OF(nvtxPayloadEntryTypeInfo_t)),
    [T_nvtxPayloadData_v1] = CB_CLASS("nvtxPayloadData_v1", RECORD,
        .record = &record_nvtxPayloadData_t, .doc = CB_DOC_OF(nvtxPayloadData_v1)),
    [T_nvtxPayloadData_t] = CB_CLASS_LIKE("nvtxPayloadData_t", RECORD, T_nvtxPayloadData_v1,
        CB_NO_CLASS, .record = &record_nvtxPayloadData_t, .doc = CB_DOC_OF(nvtxPayloadData_t)),
    [T_nvtxSemanticsHeader_v1] = CB_CLASS("nvtxSemanticsHeader_v1", RECORD,
        .record = &record_nvtxSemanticsHeader_t, .doc = CB_DOC_OF(nvtxSemanticsHeader_v1)),
    [T_nvtxSemanticsHeader_t] = CB_CLASS_LIKE("nvtxSemanticsHeader_t", RECORD,
        T_nvtxSemanticsHeader_v1, CB_NO_CLASS, .record = &record_nvtxSemanticsHeader_t,
        .doc = CB_DOC_OF(nvtxSemanticsHeader_t)),
    [T_nvtxPayloadSchemaEntry_v1] = CB_CLASS("nvtxPayloadSchemaEntry_v1", RECORD,
        .record = &record_nvtxPayloadSchemaEntry_t, .doc = CB_DOC_OF(nvtxPayloadSchemaEntry_v1)),
    [T_nvtxPayloadSchemaEntry_t] = CB_CLASS_LIKE("nvtxPayloadSchemaEntry_t", RECORD,
        T_nvtxPayloadSchemaEntry_v1, CB_NO_CLASS, .record = &record_nvtxPayloadSchemaEntry_t,
        .doc = CB_DOC_OF(nvtxPayloadSchemaEntry_t)),
    [T_nvtxPayloadSchemaAttr_v1] = CB_CLASS("nvtxPayloadSchemaAttr_v1", RECORD,
        .record = &record_nvtxPayloadSchemaAttr_t, .doc = CB_DOC_OF(nvtxPayloadSchemaAttr_v1)),
    [T_nvtxPayloadSchemaAttr_t] = CB_CLASS_LIKE("nvtxPayloadSchemaAttr_t", RECORD,
        T_nvtxPayloadSchemaAttr_v1, CB_NO_CLASS, .record = &record_nvtxPayloadSchemaAttr_t,
        .doc = CB_DOC_OF(nvtxPayloadSchemaAttr_t)),
    [T_nvtxPayloadEnum_v1] = CB_CLASS("nvtxPayloadEnum_v1", RECORD,
        .record = &record_nvtxPayloadEnum_t, .doc = CB_DOC_OF(nvtxPayloadEnum_v1)),
    [T_nvtxPayloadEnum_t] = CB_CLASS_LIKE("nvtxPayloadEnum_t", RECORD, T_nvtxPayloadEnum_v1,
        CB_NO_CLASS, .record = &record_nvtxPayloadEnum_t, .doc = CB_DOC_OF(nvtxPayloadEnum_t)),
    [T_nvtxPayloadEnumAttr_v1] = CB_CLASS("nvtxPayloadEnumAttr_v1", RECORD,
        .record = &record_nvtxPayloadEnumAttr_t, .doc = CB_DOC_OF(nvtxPayloadEnumAttr_v1)),
    [T_nvtxPayloadEnumAttr_t] = CB_CLASS_LIKE("nvtxPayloadEnumAttr_t", RECORD,
        T_nvtxPayloadEnumAttr_v1, CB_NO_CLASS, .record = &record_nvtxPayloadEnumAttr_t,
        .doc = CB_DOC_OF(nvtxPayloadEnumAttr_t)),
    [T_nvtxScopeAttr_v1] = CB_CLASS("nvtxScopeAttr_v1", RECORD, .record = &record_nvtxScopeAttr_t,
        .doc = CB_DOC_OF(nvtxScopeAttr_v1)),
    [T_nvtxScopeAttr_t] = CB_CLASS_LIKE("nvtxScopeAttr_t", RECORD, T_nvtxScopeAttr_v1, CB_NO_CLASS,
        .record = &record_nvtxScopeAttr_t, .doc = CB_DOC_OF(nvtxScopeAttr_t)),
    [T_nvtxTimeDomainAttr_v1] = CB_CLASS("nvtxTimeDomainAttr_v1", RECORD,
        .record = &record_nvtxTimeDomainAttr_t, .doc = CB_DOC_OF(nvtxTimeDomainAttr_v1)),
    [T_nvtxTimeDomainAttr_t] = CB_CLASS_LIKE("nvtxTimeDomainAttr_t", RECORD,
        T_nvtxTimeDomainAttr_v1, CB_NO_CLASS, .record = &record_nvtxTimeDomainAttr_t,
        .doc = CB_DOC_OF(nvtxTimeDomainAttr_t)),
    [T_nvtxSyncPoint_v1] = CB_CLASS("nvtxSyncPoint_v1", RECORD, .record = &record_nvtxSyncPoint_t,
        .doc = CB_DOC_OF(nvtxSyncPoint_v1)),
    [T_nvtxSyncPoint_t] = CB_CLASS_LIKE("nvtxSyncPoint_t", RECORD, T_nvtxSyncPoint_v1, CB_NO_CLASS,
        .record = &record_nvtxSyncPoint_t, .doc = CB_DOC_OF(nvtxSyncPoint_t)),
    [T_nvtxEventBatch_v1] = CB_CLASS("nvtxEventBatch_v1", RECORD,
        .record = &record_nvtxEventBatch_t, .doc = CB_DOC_OF(nvtxEventBatch_v1)),
    [T_nvtxEventBatch_t] = CB_CLASS_LIKE("nvtxEventBatch_t", RECORD, T_nvtxEventBatch_v1,
        CB_NO_CLASS, .record = &record_nvtxEventBatch_t, .doc = CB_DOC_OF(nvtxEventBatch_t)),
    [T_nvtxCounterAttr_v1] = CB_CLASS("nvtxCounterAttr_v1", RECORD,
        .record = &record_nvtxCounterAttr_t, .doc = CB_DOC_OF(nvtxCounterAttr_v1)),
    [T_nvtxCounterAttr_t] = CB_CLASS_LIKE("nvtxCounterAttr_t", RECORD, T_nvtxCounterAttr_v1,
        CB_NO_CLASS, .record = &record_nvtxCounterAttr_t, .doc = CB_DOC_OF(nvtxCounterAttr_t)),
    [T_nvtxCounterBatch_v1] = CB_CLASS("nvtxCounterBatch_v1", RECORD,
        .record = &record_nvtxCounterBatch_t, .doc = CB_DOC_OF(nvtxCounterBatch_v1)),
    [T_nvtxCounterBatch_t] = CB_CLASS_LIKE("nvtxCounterBatch_t", RECORD, T_nvtxCounterBatch_v1,
        CB_NO_CLASS, .record = &record_nvtxCounterBatch_t, .doc = CB_DOC_OF(nvtxCounterBatch_t)),
    [T_nvtxMemRegionRef_t] = CB_CLASS("nvtxMemRegionRef_t", RECORD,
        .record = &record_nvtxMemRegionRef_t, .doc = CB_DOC_OF(nvtxMemRegionRef_t)),
    [T_nvtxMemVirtualRangeDesc_v1] = CB_CLASS("nvtxMemVirtualRangeDesc_v1", RECORD,
        .record = &record_nvtxMemVirtualRangeDesc_v1, .doc = CB_DOC_OF(nvtxMemVirtualRangeDesc_v1)),
    [T_nvtxMemVirtualRangeDesc_t] = CB_CLASS_LIKE("nvtxMemVirtualRangeDesc_t", RECORD,
        T_nvtxMemVirtualRangeDesc_v1, CB_NO_CLASS, .record = &record_nvtxMemVirtualRangeDesc_v1,
        .doc = CB_DOC_OF(nvtxMemVirtualRangeDesc_t)),
    [T_nvtxMemHeapDesc_v1] = CB_CLASS("nvtxMemHeapDesc_v1", RECORD,
        .record = &record_nvtxMemHeapDesc_v1, .doc = CB_DOC_OF(nvtxMemHeapDesc_v1)),
    [T_nvtxMemHeapDesc_t] = CB_CLASS_LIKE("nvtxMemHeapDesc_t", RECORD, T_nvtxMemHeapDesc_v1,
        CB_NO_CLASS, .record = &record_nvtxMemHeapDesc_v1, .doc = CB_DOC_OF(nvtxMemHeapDesc_t)),
    [T_nvtxMemRegionsRegisterBatch_v1] = CB_CLASS("nvtxMemRegionsRegisterBatch_v1", RECORD,
        .record = &record_nvtxMemRegionsRegisterBatch_v1,
        .doc = CB_DOC_OF(nvtxMemRegionsRegisterBatch_v1)),
    [T_nvtxMemRegionsRegisterBatch_t] = CB_CLASS_LIKE("nvtxMemRegionsRegisterBatch_t", RECORD,
        T_nvtxMemRegionsRegisterBatch_v1, CB_NO_CLASS,
        .record = &record_nvtxMemRegionsRegisterBatch_v1,
        .doc = CB_DOC_OF(nvtxMemRegionsRegisterBatch_t)),
    [T_nvtxMemRegionsResizeBatch_v1] = CB_CLASS("nvtxMemRegionsResizeBatch_v1", RECORD,
        .record = &record_nvtxMemRegionsResizeBatch_v1,
        .doc = CB_DOC_OF(nvtxMemRegionsResizeBatch_v1)),
    [T_nvtxMemRegionsResizeBatch_t] = CB_CLASS_LIKE("nvtxMemRegionsResizeBatch_t", RECORD,
        T_nvtxMemRegionsResizeBatch_v1, CB_NO_CLASS,
        .record = &record_nvtxMemRegionsResizeBatch_v1,
        .doc = CB_DOC_OF(nvtxMemRegionsResizeBatch_t)),
    [T_nvtxMemRegionsUnregisterBatch_v1] = CB_CLASS("nvtxMemRegionsUnregisterBatch_v1", RECORD,
        .record = &record_nvtxMemRegionsUnregisterBatch_v1,
        .doc = CB_DOC_OF(nvtxMemRegionsUnregisterBatch_v1)),
    [T_nvtxMemRegionsUnregisterBatch_t] = CB_CLASS_LIKE("nvtxMemRegionsUnregisterBatch_t", RECORD,
        T_nvtxMemRegionsUnregisterBatch_v1, CB_NO_CLASS,
        .record = &record_nvtxMemRegionsUnregisterBatch_v1,
        .doc = CB_DOC_OF(nvtxMemRegionsUnregisterBatch_t)),
    [T_nvtxMemRegionNameDesc_v1] = CB_CLASS("nvtxMemRegionNameDesc_v1", RECORD,
        .record = &record_nvtxMemRegionNameDesc_v1, .doc = CB_DOC_OF(nvtxMemRegionNameDesc_v1)),
    [T_nvtxMemRegionNameDesc_t] = CB_CLASS_LIKE("nvtxMemRegionNameDesc_t", RECORD,
        T_nvtxMemRegionNameDesc_v1, CB_NO_CLASS, .record = &record_nvtxMemRegionNameDesc_v1,
        .doc = CB_DOC_OF(nvtxMemRegionNameDesc_t)),
    [T_nvtxMemRegionsNameBatch_v1] = CB_CLASS("nvtxMemRegionsNameBatch_v1", RECORD,
        .record = &record_nvtxMemRegionsNameBatch_v1, .doc = CB_DOC_OF(nvtxMemRegionsNameBatch_v1)),
    [T_nvtxMemRegionsNameBatch_t] = CB_CLASS_LIKE("nvtxMemRegionsNameBatch_t", RECORD,
        T_nvtxMemRegionsNameBatch_v1, CB_NO_CLASS, .record = &record_nvtxMemRegionsNameBatch_v1,
        .doc = CB_DOC_OF(nvtxMemRegionsNameBatch_t)),
    [T_nvtxMemPermissionsAssignRegionDesc_v1] = CB_CLASS("nvtxMemPermissionsAssignRegionDesc_v1",
        RECORD, .record = &record_nvtxMemPermissionsAssignRegionDesc_v1,
        .doc = CB_DOC_OF(nvtxMemPermissionsAssignRegionDesc_v1)),
    [T_nvtxMemPermissionsAssignRegionDesc_t] =
        CB_CLASS_LIKE("nvtxMemPermissionsAssignRegionDesc_t", RECORD,
            T_nvtxMemPermissionsAssignRegionDesc_v1, CB_NO_CLASS,
            .record = &record_nvtxMemPermissionsAssignRegionDesc_v1,
            .doc = CB_DOC_OF(nvtxMemPermissionsAssignRegionDesc_t)),
    [T_nvtxMemPermissionsAssignBatch_v1] = CB_CLASS("nvtxMemPermissionsAssignBatch_v1", RECORD,
        .record = &record_nvtxMemPermissionsAssignBatch_v1,
        .doc = CB_DOC_OF(nvtxMemPermissionsAssignBatch_v1)),
    [T_nvtxMemPermissionsAssignBatch_t] = CB_CLASS_LIKE("nvtxMemPermissionsAssignBatch_t", RECORD,
        T_nvtxMemPermissionsAssignBatch_v1, CB_NO_CLASS,
        .record = &record_nvtxMemPermissionsAssignBatch_v1,
        .doc = CB_DOC_OF(nvtxMemPermissionsAssignBatch_t)),
    [T_nvtxMemCudaArrayRangeDesc_v1] = CB_CLASS("nvtxMemCudaArrayRangeDesc_v1", RECORD,
        .record = &record_nvtxMemCudaArrayRangeDesc_v1,
        .doc = CB_DOC_OF(nvtxMemCudaArrayRangeDesc_v1)),
    [T_nvtxMemCudaArrayRangeDesc_t] = CB_CLASS_LIKE("nvtxMemCudaArrayRangeDesc_t", RECORD,
        T_nvtxMemCudaArrayRangeDesc_v1, CB_NO_CLASS,
        .record = &record_nvtxMemCudaArrayRangeDesc_v1,
        .doc = CB_DOC_OF(nvtxMemCudaArrayRangeDesc_t)),
    [T_nvtxMemCuArrayRangeDesc_v1] = CB_CLASS("nvtxMemCuArrayRangeDesc_v1", RECORD,
        .record = &record_nvtxMemCuArrayRangeDesc_v1, .doc = CB_DOC_OF(nvtxMemCuArrayRangeDesc_v1)),
    [T_nvtxMemCuArrayRangeDesc_t] = CB_CLASS_LIKE("nvtxMemCuArrayRangeDesc_t", RECORD,
        T_nvtxMemCuArrayRangeDesc_v1, CB_NO_CLASS, .record = &record_nvtxMemCuArrayRangeDesc_v1,
        .doc = CB_DOC_OF(nvtxMemCuArrayRangeDesc_t)),
    [T_nvtxMemMarkInitializedBatch_v1] = CB_CLASS("nvtxMemMarkInitializedBatch_v1", RECORD,
        .record = &record_nvtxMemMarkInitializedBatch_v1,
        .doc = CB_DOC_OF(nvtxMemMarkInitializedBatch_v1)),
    [T_nvtxMemMarkInitializedBatch_t] = CB_CLASS_LIKE("nvtxMemMarkInitializedBatch_t", RECORD,
        T_nvtxMemMarkInitializedBatch_v1, CB_NO_CLASS,
        .record = &record_nvtxMemMarkInitializedBatch_v1,
        .doc = CB_DOC_OF(nvtxMemMarkInitializedBatch_t)),
};
