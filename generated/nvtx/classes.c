// classes.c of cubind's binding of the NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "classes.h"
#include "types.h"

static const cb_enumerator items_nvtxColorType_t[] = {
    {.name = "NVTX_COLOR_UNKNOWN", .value = 0},
    {.name = "NVTX_COLOR_ARGB", .value = 1},
};
static const cb_enum_table enum_nvtxColorType_t = {
    .items = items_nvtxColorType_t, .count = 2, .c_name = "enum nvtxColorType_t",
};

static const cb_enumerator items_nvtxMessageType_t[] = {
    {.name = "NVTX_MESSAGE_UNKNOWN", .value = 0},
    {.name = "NVTX_MESSAGE_TYPE_ASCII", .value = 1},
    {.name = "NVTX_MESSAGE_TYPE_UNICODE", .value = 2},
    {.name = "NVTX_MESSAGE_TYPE_REGISTERED", .value = 3},
};
static const cb_enum_table enum_nvtxMessageType_t = {
    .items = items_nvtxMessageType_t, .count = 4, .c_name = "enum nvtxMessageType_t",
};

static const cb_enumerator items_nvtxPayloadType_t[] = {
    {.name = "NVTX_PAYLOAD_UNKNOWN", .value = 0},
    {.name = "NVTX_PAYLOAD_TYPE_UNSIGNED_INT64", .value = 1},
    {.name = "NVTX_PAYLOAD_TYPE_INT64", .value = 2},
    {.name = "NVTX_PAYLOAD_TYPE_DOUBLE", .value = 3},
    {.name = "NVTX_PAYLOAD_TYPE_UNSIGNED_INT32", .value = 4},
    {.name = "NVTX_PAYLOAD_TYPE_INT32", .value = 5},
    {.name = "NVTX_PAYLOAD_TYPE_FLOAT", .value = 6},
};
static const cb_enum_table enum_nvtxPayloadType_t = {
    .items = items_nvtxPayloadType_t, .count = 7, .c_name = "enum nvtxPayloadType_t",
};

static const cb_enumerator items_nvtxResourceGenericType_t[] = {
    {.name = "NVTX_RESOURCE_TYPE_UNKNOWN", .value = 0},
    {.name = "NVTX_RESOURCE_TYPE_GENERIC_POINTER", .value = 65537},
    {.name = "NVTX_RESOURCE_TYPE_GENERIC_HANDLE", .value = 65538},
    {.name = "NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE", .value = 65539},
    {.name = "NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX", .value = 65540},
};
static const cb_enum_table enum_nvtxResourceGenericType_t = {
    .items = items_nvtxResourceGenericType_t, .count = 5,
        .c_name = "enum nvtxResourceGenericType_t",
};

static const cb_enumerator items_nvtxResourceSyncPosixThreadType_t[] = {
    {.name = "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX", .value = 196609},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION", .value = 196610},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK", .value = 196611},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER", .value = 196612},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK", .value = 196613},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE", .value = 196614},
};
static const cb_enum_table enum_nvtxResourceSyncPosixThreadType_t = {
    .items = items_nvtxResourceSyncPosixThreadType_t, .count = 6,
        .c_name = "enum nvtxResourceSyncPosixThreadType_t",
};

static const cb_enumerator items_nvtxResourceSyncWindowsType_t[] = {
    {.name = "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX", .value = 131073},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE", .value = 131074},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT", .value = 131075},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION", .value = 131076},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK", .value = 131077},
};
static const cb_enum_table enum_nvtxResourceSyncWindowsType_t = {
    .items = items_nvtxResourceSyncWindowsType_t, .count = 5,
        .c_name = "enum nvtxResourceSyncWindowsType_t",
};

static const cb_enumerator items_nvtxResourceSyncLinuxType_t[] = {
    {.name = "NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX", .value = 131073},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX", .value = 131074},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE", .value = 131075},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION", .value = 131076},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK", .value = 131077},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK", .value = 131078},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU", .value = 131079},
};
static const cb_enum_table enum_nvtxResourceSyncLinuxType_t = {
    .items = items_nvtxResourceSyncLinuxType_t, .count = 7,
        .c_name = "enum nvtxResourceSyncLinuxType_t",
};

static const cb_enumerator items_nvtxResourceCUDAType_t[] = {
    {.name = "NVTX_RESOURCE_TYPE_CUDA_DEVICE", .value = 262145},
    {.name = "NVTX_RESOURCE_TYPE_CUDA_CONTEXT", .value = 262146},
    {.name = "NVTX_RESOURCE_TYPE_CUDA_STREAM", .value = 262147},
    {.name = "NVTX_RESOURCE_TYPE_CUDA_EVENT", .value = 262148},
};
static const cb_enum_table enum_nvtxResourceCUDAType_t = {
    .items = items_nvtxResourceCUDAType_t, .count = 4, .c_name = "enum nvtxResourceCUDAType_t",
};

static const cb_enumerator items_nvtxResourceCUDARTType_t[] = {
    {.name = "NVTX_RESOURCE_TYPE_CUDART_DEVICE", .value = 327680},
    {.name = "NVTX_RESOURCE_TYPE_CUDART_STREAM", .value = 327681},
    {.name = "NVTX_RESOURCE_TYPE_CUDART_EVENT", .value = 327682},
};
static const cb_enum_table enum_nvtxResourceCUDARTType_t = {
    .items = items_nvtxResourceCUDARTType_t, .count = 3, .c_name = "enum nvtxResourceCUDARTType_t",
};

static const cb_field fields_nvtxMessageValue_t[] = {
    {.name = "ascii", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_STRING, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const char *"},
    {.name = "unicode", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_ADDRESS,
        .cls = -1, .len_field = -1, .slot = 1, .c_type = "const wchar_t *"},
    {.name = "registered", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_nvtxStringHandle_t, .len_field = -1, .slot = 2, .c_type = "nvtxStringHandle_t"},
};
static const cb_record_table record_nvtxMessageValue_t = {
    .fields = fields_nvtxMessageValue_t,
    .field_count = 3,
    .slot_count = 3, .size = 8, .align = 16,
};

static const nvtxEventAttributes_t initial_nvtxEventAttributes_v2 = {.version = 3,
    .size = NVTX_EVENT_ATTRIB_STRUCT_SIZE};
static const cb_field fields_nvtxEventAttributes_v2[] = {
    {.name = "version", .offset = 0, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "size", .offset = 2, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "category", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "colorType", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int32_t", .is_signed = true},
    {.name = "color", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "payloadType", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int32_t", .is_signed = true},
    {.name = "payload", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_payload_t, .len_field = -1, .slot = 0, .c_type = "union payload_t"},
    {.name = "messageType", .offset = 32, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int32_t", .is_signed = true},
    {.name = "message", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_nvtxMessageValue_t, .len_field = -1, .slot = 1, .c_type = "nvtxMessageValue_t"},
};
static const cb_record_table record_nvtxEventAttributes_v2 = {
    .fields = fields_nvtxEventAttributes_v2,
    .field_count = 9,
    .slot_count = 2, .size = 48, .align = 16, .initial = &initial_nvtxEventAttributes_v2,
};

static const cb_field fields_payload_t[] = {
    {.name = "ullValue", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "llValue", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int64_t", .is_signed = true},
    {.name = "dValue", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_FLOAT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "double"},
    {.name = "uiValue", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "iValue", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int32_t", .is_signed = true},
    {.name = "fValue", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_FLOAT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "float"},
};
static const cb_record_table record_payload_t = {
    .fields = fields_payload_t,
    .field_count = 6,
    .slot_count = 0, .size = 8, .align = 16,
};

static const nvtxResourceAttributes_t initial_nvtxResourceAttributes_v0 = {.version = 3,
    .size = NVTX_RESOURCE_ATTRIB_STRUCT_SIZE};
static const cb_field fields_nvtxResourceAttributes_v0[] = {
    {.name = "version", .offset = 0, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "size", .offset = 2, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "identifierType", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int32_t", .is_signed = true},
    {.name = "identifier", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_identifier_t, .len_field = -1, .slot = 0, .c_type = "union identifier_t"},
    {.name = "messageType", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int32_t", .is_signed = true},
    {.name = "message", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_nvtxMessageValue_t, .len_field = -1, .slot = 1, .c_type = "nvtxMessageValue_t"},
};
static const cb_record_table record_nvtxResourceAttributes_v0 = {
    .fields = fields_nvtxResourceAttributes_v0,
    .field_count = 6,
    .slot_count = 2, .size = 32, .align = 16, .initial = &initial_nvtxResourceAttributes_v0,
};

static const cb_field fields_identifier_t[] = {
    {.name = "pValue", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const void *"},
    {.name = "ullValue", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
};
static const cb_record_table record_identifier_t = {
    .fields = fields_identifier_t,
    .field_count = 2,
    .slot_count = 1, .size = 8, .align = 16,
};

static const nvtxSyncUserAttributes_t initial_nvtxSyncUserAttributes_v0 = {.version = 3,
    .size = NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE};
static const cb_field fields_nvtxSyncUserAttributes_v0[] = {
    {.name = "version", .offset = 0, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "size", .offset = 2, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "messageType", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int32_t", .is_signed = true},
    {.name = "message", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_nvtxMessageValue_t, .len_field = -1, .slot = 0, .c_type = "nvtxMessageValue_t"},
};
static const cb_record_table record_nvtxSyncUserAttributes_v0 = {
    .fields = fields_nvtxSyncUserAttributes_v0,
    .field_count = 4,
    .slot_count = 1, .size = 16, .align = 16, .initial = &initial_nvtxSyncUserAttributes_v0,
};

static const cb_field fields_nvtxPayloadEntryTypeInfo_t[] = {
    {.name = "size", .offset = 0, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "align", .offset = 2, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
};
static const cb_record_table record_nvtxPayloadEntryTypeInfo_t = {
    .fields = fields_nvtxPayloadEntryTypeInfo_t,
    .field_count = 2,
    .slot_count = 0, .size = 4, .align = 16,
};

static const cb_field fields_nvtxPayloadData_t[] = {
    {.name = "schemaId", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "size", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "payload", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const void *"},
};
static const cb_record_table record_nvtxPayloadData_t = {
    .fields = fields_nvtxPayloadData_t,
    .field_count = 3,
    .slot_count = 1, .size = 24, .align = 16,
};

static const cb_field fields_nvtxSemanticsHeader_t[] = {
    {.name = "structSize", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "semanticId", .offset = 4, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "version", .offset = 6, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "next", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_ADDRESS,
        .cls = T_nvtxSemanticsHeader_v1, .len_field = -1, .slot = 0,
        .c_type = "const struct nvtxSemanticsHeader_v1 *"},
};
static const cb_record_table record_nvtxSemanticsHeader_t = {
    .fields = fields_nvtxSemanticsHeader_t,
    .field_count = 4,
    .slot_count = 1, .size = 16, .align = 16,
};

static const cb_field fields_nvtxPayloadSchemaEntry_t[] = {
    {.name = "flags", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "type", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "name", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_STRING, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const char *"},
    {.name = "description", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_STRING,
        .cls = -1, .len_field = -1, .slot = 1, .c_type = "const char *"},
    {.name = "arrayOrUnionDetail", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "offset", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "semantics", .offset = 48, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_ADDRESS,
        .cls = T_nvtxSemanticsHeader_t, .len_field = -1, .slot = 2,
        .c_type = "const nvtxSemanticsHeader_t *"},
};
static const cb_record_table record_nvtxPayloadSchemaEntry_t = {
    .fields = fields_nvtxPayloadSchemaEntry_t,
    .field_count = 7,
    .slot_count = 3, .size = 64, .align = 16,
};

static const cb_field fields_nvtxPayloadSchemaAttr_t[] = {
    {.name = "fieldMask", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "name", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_STRING, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const char *"},
    {.name = "type", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "flags", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "entries", .offset = 32, .size = 64, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_nvtxPayloadSchemaEntry_t, .len_field = 5, .slot = 1,
        .c_type = "nvtxPayloadSchemaEntry_t"},
    {.name = "numEntries", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "payloadStaticSize", .offset = 48, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "packAlign", .offset = 56, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "schemaId", .offset = 64, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "extension", .offset = 72, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 2, .c_type = "void *"},
};
static const cb_record_table record_nvtxPayloadSchemaAttr_t = {
    .fields = fields_nvtxPayloadSchemaAttr_t,
    .field_count = 10,
    .slot_count = 3, .size = 80, .align = 16,
};

static const cb_field fields_nvtxPayloadEnum_t[] = {
    {.name = "name", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_STRING, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const char *"},
    {.name = "value", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "isFlag", .offset = 16, .size = 1, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int8_t", .is_signed = true},
};
static const cb_record_table record_nvtxPayloadEnum_t = {
    .fields = fields_nvtxPayloadEnum_t,
    .field_count = 3,
    .slot_count = 1, .size = 24, .align = 16,
};

static const cb_field fields_nvtxPayloadEnumAttr_t[] = {
    {.name = "fieldMask", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "name", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_STRING, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const char *"},
    {.name = "entries", .offset = 16, .size = 24, .count = 1, .kind = CB_FIELD_ARRAY_RECORD,
        .cls = T_nvtxPayloadEnum_t, .len_field = 3, .slot = 1, .c_type = "nvtxPayloadEnum_t"},
    {.name = "numEntries", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "sizeOfEnum", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "schemaId", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "extension", .offset = 48, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 2, .c_type = "void *"},
};
static const cb_record_table record_nvtxPayloadEnumAttr_t = {
    .fields = fields_nvtxPayloadEnumAttr_t,
    .field_count = 7,
    .slot_count = 3, .size = 56, .align = 16,
};

static const cb_field fields_nvtxScopeAttr_t[] = {
    {.name = "structSize", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "path", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_STRING, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const char *"},
    {.name = "parentScope", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "scopeId", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
};
static const cb_record_table record_nvtxScopeAttr_t = {
    .fields = fields_nvtxScopeAttr_t,
    .field_count = 4,
    .slot_count = 1, .size = 32, .align = 16,
};

static const cb_field fields_nvtxTimeDomainAttr_t[] = {
    {.name = "scopeId", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "timestampTypeId", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "timeDomainId", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "timerFlags", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "timerResolution", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "int64_t", .is_signed = true},
    {.name = "timerStart", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
};
static const cb_record_table record_nvtxTimeDomainAttr_t = {
    .fields = fields_nvtxTimeDomainAttr_t,
    .field_count = 6,
    .slot_count = 0, .size = 48, .align = 16,
};

static const cb_field fields_nvtxSyncPoint_t[] = {
    {.name = "src", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int64_t", .is_signed = true},
    {.name = "dst", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int64_t", .is_signed = true},
};
static const cb_record_table record_nvtxSyncPoint_t = {
    .fields = fields_nvtxSyncPoint_t,
    .field_count = 2,
    .slot_count = 0, .size = 16, .align = 16,
};

static const cb_field fields_nvtxEventBatch_t[] = {
    {.name = "eventSchemaId", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "size", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "events", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const void *"},
    {.name = "scope", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "flags", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "flexData", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 1, .c_type = "const void *"},
    {.name = "flexDataSize", .offset = 48, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "flexDataOffset", .offset = 56, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_nvtxEventBatch_t = {
    .fields = fields_nvtxEventBatch_t,
    .field_count = 8,
    .slot_count = 2, .size = 64, .align = 16,
};

static const cb_field fields_nvtxCounterAttr_t[] = {
    {.name = "structSize", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "schemaId", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "name", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_STRING, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const char *"},
    {.name = "description", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_STRING,
        .cls = -1, .len_field = -1, .slot = 1, .c_type = "const char *"},
    {.name = "scopeId", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "semantics", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_ADDRESS,
        .cls = T_nvtxSemanticsHeader_t, .len_field = -1, .slot = 2,
        .c_type = "const nvtxSemanticsHeader_t *"},
    {.name = "counterId", .offset = 48, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
};
static const cb_record_table record_nvtxCounterAttr_t = {
    .fields = fields_nvtxCounterAttr_t,
    .field_count = 7,
    .slot_count = 3, .size = 56, .align = 16,
};

static const cb_field fields_nvtxCounterBatch_t[] = {
    {.name = "counterId", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "counters", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const void *"},
    {.name = "countersSize", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "flags", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint64_t"},
    {.name = "timestamps", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_ADDRESS,
        .cls = -1, .len_field = -1, .slot = 1, .c_type = "const int64_t *"},
    {.name = "timestampsSize", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_nvtxCounterBatch_t = {
    .fields = fields_nvtxCounterBatch_t,
    .field_count = 6,
    .slot_count = 2, .size = 48, .align = 16,
};

static const cb_field fields_nvtxMemRegionRef_t[] = {
    {.name = "pointer", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const void *"},
    {.name = "handle", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_nvtxMemRegionHandle_t, .len_field = -1, .slot = 1,
        .c_type = "nvtxMemRegionHandle_t"},
};
static const cb_record_table record_nvtxMemRegionRef_t = {
    .fields = fields_nvtxMemRegionRef_t,
    .field_count = 2,
    .slot_count = 2, .size = 8, .align = 16,
};

static const cb_field fields_nvtxMemVirtualRangeDesc_v1[] = {
    {.name = "size", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "ptr", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS, .cls = -1,
        .len_field = -1, .slot = 0, .c_type = "const void *"},
};
static const cb_record_table record_nvtxMemVirtualRangeDesc_v1 = {
    .fields = fields_nvtxMemVirtualRangeDesc_v1,
    .field_count = 2,
    .slot_count = 1, .size = 16, .align = 16,
};

static const cb_field fields_nvtxMemHeapDesc_v1[] = {
    {.name = "extCompatID", .offset = 0, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "structSize", .offset = 2, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "usage", .offset = 8, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "type", .offset = 12, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "typeSpecificDescSize", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "typeSpecificDesc", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS,
        .cls = -1, .len_field = -1, .slot = 0, .c_type = "const void *"},
    {.name = "category", .offset = 32, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "messageType", .offset = 36, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "message", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_nvtxMessageValue_t, .len_field = -1, .slot = 1, .c_type = "nvtxMessageValue_t"},
};
static const cb_record_table record_nvtxMemHeapDesc_v1 = {
    .fields = fields_nvtxMemHeapDesc_v1,
    .field_count = 9,
    .slot_count = 2, .size = 48, .align = 16,
};

static const cb_field fields_nvtxMemRegionsRegisterBatch_v1[] = {
    {.name = "extCompatID", .offset = 0, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "structSize", .offset = 2, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "regionType", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "heap", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_nvtxMemHeapHandle_t, .len_field = -1, .slot = 0, .c_type = "nvtxMemHeapHandle_t"},
    {.name = "regionCount", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "regionDescElementSize", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "regionDescElements", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS,
        .cls = -1, .len_field = -1, .slot = 1, .c_type = "const void *"},
    {.name = "regionHandleElementsOut", .offset = 40, .size = 8, .count = 1,
        .kind = CB_FIELD_ARRAY_ADDRESS, .cls = T_nvtxMemRegionHandle_t, .len_field = -1, .slot = 2,
        .c_type = "nvtxMemRegionHandle_t *"},
};
static const cb_record_table record_nvtxMemRegionsRegisterBatch_v1 = {
    .fields = fields_nvtxMemRegionsRegisterBatch_v1,
    .field_count = 8,
    .slot_count = 3, .size = 48, .align = 16,
};

static const cb_field fields_nvtxMemRegionsResizeBatch_v1[] = {
    {.name = "extCompatID", .offset = 0, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "structSize", .offset = 2, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "regionType", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "regionDescCount", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "regionDescElementSize", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "regionDescElements", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS,
        .cls = -1, .len_field = -1, .slot = 0, .c_type = "const void *"},
};
static const cb_record_table record_nvtxMemRegionsResizeBatch_v1 = {
    .fields = fields_nvtxMemRegionsResizeBatch_v1,
    .field_count = 6,
    .slot_count = 1, .size = 32, .align = 16,
};

static const cb_field fields_nvtxMemRegionsUnregisterBatch_v1[] = {
    {.name = "extCompatID", .offset = 0, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "structSize", .offset = 2, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "refType", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "refCount", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "refElementSize", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "refElements", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_ADDRESS,
        .cls = T_nvtxMemRegionRef_t, .len_field = -1, .slot = 0,
        .c_type = "const nvtxMemRegionRef_t *"},
};
static const cb_record_table record_nvtxMemRegionsUnregisterBatch_v1 = {
    .fields = fields_nvtxMemRegionsUnregisterBatch_v1,
    .field_count = 6,
    .slot_count = 1, .size = 32, .align = 16,
};

static const cb_field fields_nvtxMemRegionNameDesc_v1[] = {
    {.name = "regionRefType", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "nameType", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "region", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_nvtxMemRegionRef_t, .len_field = -1, .slot = 0, .c_type = "nvtxMemRegionRef_t"},
    {.name = "name", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_nvtxMessageValue_t, .len_field = -1, .slot = 1, .c_type = "nvtxMessageValue_t"},
    {.name = "category", .offset = 24, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
};
static const cb_record_table record_nvtxMemRegionNameDesc_v1 = {
    .fields = fields_nvtxMemRegionNameDesc_v1,
    .field_count = 5,
    .slot_count = 2, .size = 32, .align = 16,
};

static const cb_field fields_nvtxMemRegionsNameBatch_v1[] = {
    {.name = "extCompatID", .offset = 0, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "structSize", .offset = 2, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "regionCount", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "regionElementSize", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "regionElements", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_ADDRESS,
        .cls = T_nvtxMemRegionNameDesc_t, .len_field = -1, .slot = 0,
        .c_type = "const nvtxMemRegionNameDesc_t *"},
};
static const cb_record_table record_nvtxMemRegionsNameBatch_v1 = {
    .fields = fields_nvtxMemRegionsNameBatch_v1,
    .field_count = 5,
    .slot_count = 1, .size = 40, .align = 16,
};

static const cb_field fields_nvtxMemPermissionsAssignRegionDesc_v1[] = {
    {.name = "flags", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "regionRefType", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "region", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_RECORD,
        .cls = T_nvtxMemRegionRef_t, .len_field = -1, .slot = 0, .c_type = "nvtxMemRegionRef_t"},
};
static const cb_record_table record_nvtxMemPermissionsAssignRegionDesc_v1 = {
    .fields = fields_nvtxMemPermissionsAssignRegionDesc_v1,
    .field_count = 3,
    .slot_count = 1, .size = 16, .align = 16,
};

static const cb_field fields_nvtxMemPermissionsAssignBatch_v1[] = {
    {.name = "extCompatID", .offset = 0, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "structSize", .offset = 2, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "permissions", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_nvtxMemPermissionsHandle_t, .len_field = -1, .slot = 0,
        .c_type = "nvtxMemPermissionsHandle_t"},
    {.name = "regionCount", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "regionElementSize", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "regionElements", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_ARRAY_ADDRESS,
        .cls = T_nvtxMemPermissionsAssignRegionDesc_t, .len_field = -1, .slot = 1,
        .c_type = "const nvtxMemPermissionsAssignRegionDesc_t *"},
};
static const cb_record_table record_nvtxMemPermissionsAssignBatch_v1 = {
    .fields = fields_nvtxMemPermissionsAssignBatch_v1,
    .field_count = 6,
    .slot_count = 2, .size = 48, .align = 16,
};

static const cb_field fields_nvtxMemCudaArrayRangeDesc_v1[] = {
    {.name = "extCompatID", .offset = 0, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "structSize", .offset = 2, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "src", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE,
        .cls = T_cudaArray_t, .len_field = -1, .slot = 0, .c_type = "cudaArray_t"},
    {.name = "offset", .offset = 16, .size = 8, .count = 3, .kind = CB_FIELD_LIST_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "extent", .offset = 40, .size = 8, .count = 3, .kind = CB_FIELD_LIST_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_nvtxMemCudaArrayRangeDesc_v1 = {
    .fields = fields_nvtxMemCudaArrayRangeDesc_v1,
    .field_count = 5,
    .slot_count = 1, .size = 64, .align = 16,
};

static const cb_field fields_nvtxMemCuArrayRangeDesc_v1[] = {
    {.name = "extCompatID", .offset = 0, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "structSize", .offset = 2, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "src", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_HANDLE, .cls = T_CUarray,
        .len_field = -1, .slot = 0, .c_type = "CUarray"},
    {.name = "offset", .offset = 16, .size = 8, .count = 3, .kind = CB_FIELD_LIST_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "extent", .offset = 40, .size = 8, .count = 3, .kind = CB_FIELD_LIST_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
};
static const cb_record_table record_nvtxMemCuArrayRangeDesc_v1 = {
    .fields = fields_nvtxMemCuArrayRangeDesc_v1,
    .field_count = 5,
    .slot_count = 1, .size = 64, .align = 16,
};

static const cb_field fields_nvtxMemMarkInitializedBatch_v1[] = {
    {.name = "extCompatID", .offset = 0, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "structSize", .offset = 2, .size = 2, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint16_t"},
    {.name = "regionType", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "uint32_t"},
    {.name = "regionDescCount", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "regionDescElementSize", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "regionDescElements", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS,
        .cls = -1, .len_field = -1, .slot = 0, .c_type = "const void *"},
};
static const cb_record_table record_nvtxMemMarkInitializedBatch_v1 = {
    .fields = fields_nvtxMemMarkInitializedBatch_v1,
    .field_count = 6,
    .slot_count = 1, .size = 32, .align = 16,
};

static const char doc_nvtxColorType_t[] =
    "enum nvtxColorType_t\n\n"
    "Members\n"
    "    NVTX_COLOR_UNKNOWN = 0, NVTX_COLOR_ARGB = 1\n";
static const char doc_nvtxMessageType_t[] =
    "enum nvtxMessageType_t\n\n"
    "Members\n"
    "    NVTX_MESSAGE_UNKNOWN = 0, NVTX_MESSAGE_TYPE_ASCII = 1,\n"
    "    NVTX_MESSAGE_TYPE_UNICODE = 2, NVTX_MESSAGE_TYPE_REGISTERED = 3\n";
static const char doc_nvtxPayloadType_t[] =
    "enum nvtxPayloadType_t\n\n"
    "Members\n"
    "    NVTX_PAYLOAD_UNKNOWN = 0, NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1,\n"
    "    NVTX_PAYLOAD_TYPE_INT64 = 2, NVTX_PAYLOAD_TYPE_DOUBLE = 3,\n"
    "    NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 = 4, NVTX_PAYLOAD_TYPE_INT32 = 5,\n"
    "    NVTX_PAYLOAD_TYPE_FLOAT = 6\n";
static const char doc_nvtxResourceGenericType_t[] =
    "enum nvtxResourceGenericType_t\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_UNKNOWN = 0, NVTX_RESOURCE_TYPE_GENERIC_POINTER = 65537,\n"
    "    NVTX_RESOURCE_TYPE_GENERIC_HANDLE = 65538,\n"
    "    NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE = 65539,\n"
    "    NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX = 65540\n";
static const char doc_nvtxResourceSyncPosixThreadType_t[] =
    "enum nvtxResourceSyncPosixThreadType_t\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX = 196609,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION = 196610,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK = 196611,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER = 196612,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK = 196613,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE = 196614\n";
static const char doc_nvtxResourceSyncWindowsType_t[] =
    "enum nvtxResourceSyncWindowsType_t\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX = 131073,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE = 131074,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT = 131075,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION = 131076,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK = 131077\n";
static const char doc_nvtxResourceSyncLinuxType_t[] =
    "enum nvtxResourceSyncLinuxType_t\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX = 131073,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX = 131074,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE = 131075,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION = 131076,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK = 131077,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK = 131078,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU = 131079\n";
static const char doc_nvtxResourceCUDAType_t[] =
    "enum nvtxResourceCUDAType_t\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_CUDA_DEVICE = 262145, NVTX_RESOURCE_TYPE_CUDA_CONTEXT = 262146,\n"
    "    NVTX_RESOURCE_TYPE_CUDA_STREAM = 262147, NVTX_RESOURCE_TYPE_CUDA_EVENT = 262148\n";
static const char doc_nvtxResourceCUDARTType_t[] =
    "enum nvtxResourceCUDARTType_t\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_CUDART_DEVICE = 327680,\n"
    "    NVTX_RESOURCE_TYPE_CUDART_STREAM = 327681,\n"
    "    NVTX_RESOURCE_TYPE_CUDART_EVENT = 327682\n";
static const char doc_nvtxDomainHandle_t[] =
    "nvtxDomainRegistration *\n";
static const char doc_nvtxStringHandle_t[] =
    "nvtxStringRegistration *\n";
static const char doc_nvtxResourceHandle_t[] =
    "struct nvtxResourceHandle *\n";
static const char doc_nvtxSyncUser_t[] =
    "struct nvtxSyncUser *\n";
static const char doc_nvtxMemHeapHandle_t[] =
    "nvtxMemHeap_t *\n";
static const char doc_nvtxMemRegionHandle_t[] =
    "nvtxMemRegion_t *\n";
static const char doc_nvtxMemPermissionsHandle_t[] =
    "nvtxMemPermissions_t *\n";
static const char doc_nvtxRangeId_t[] =
    "uint64_t\n"
    "Taken by\n"
    "    nvtxDomainRangeEnd, nvtxRangeEnd, nvtxRangeEndPayload\n";
static const char doc_nvtxMessageValue_t[] =
    "union nvtxMessageValue_t, 8 bytes\n\n"
    "Fields\n"
    "    ascii : bytes, str or None, kept (const char *)\n"
    "    unicode : int (address), buffer or None, kept (const wchar_t *)\n"
    "    registered : nvtxStringHandle_t, int or None\n"
    "Field of\n"
    "    nvtxEventAttributes_v2.message, nvtxResourceAttributes_v0.message,\n"
    "    nvtxSyncUserAttributes_v0.message, nvtxMemHeapDesc_v1.message,\n"
    "    nvtxMemRegionNameDesc_v1.name\n";
static const char doc_nvtxEventAttributes_v2[] =
    "struct nvtxEventAttributes_v2, 48 bytes\n\n"
    "Fields\n"
    "    version, size : int (uint16_t)\n"
    "    category : int (uint32_t)\n"
    "    colorType : int (int32_t)\n"
    "    color : int (uint32_t)\n"
    "    payloadType : int (int32_t)\n"
    "    payload : payload_t\n"
    "    messageType : int (int32_t)\n"
    "    message : nvtxMessageValue_t\n"
    "Taken by\n"
    "    nvtxDomainMarkEx, nvtxMarkEx, nvtxDomainRangeStartEx, nvtxRangeStartEx,\n"
    "    nvtxDomainRangePushEx, nvtxRangePushEx\n";
static const char doc_nvtxEventAttributes_t[] =
    "The struct of nvtxEventAttributes_v2, which it derives from.\n";
static const char doc_payload_t[] =
    "union payload_t, 8 bytes\n\n"
    "Fields\n"
    "    ullValue : int (uint64_t)\n"
    "    llValue : int (int64_t)\n"
    "    dValue : float (double)\n"
    "    uiValue : int (uint32_t)\n"
    "    iValue : int (int32_t)\n"
    "    fValue : float\n"
    "Field of\n"
    "    nvtxEventAttributes_v2.payload\n";
static const char doc_nvtxResourceAttributes_v0[] =
    "struct nvtxResourceAttributes_v0, 32 bytes\n\n"
    "Fields\n"
    "    version, size : int (uint16_t)\n"
    "    identifierType : int (int32_t)\n"
    "    identifier : identifier_t\n"
    "    messageType : int (int32_t)\n"
    "    message : nvtxMessageValue_t\n"
    "Taken by\n"
    "    nvtxDomainResourceCreate\n";
static const char doc_nvtxResourceAttributes_t[] =
    "The struct of nvtxResourceAttributes_v0, which it derives from.\n";
static const char doc_identifier_t[] =
    "union identifier_t, 8 bytes\n\n"
    "Fields\n"
    "    pValue : int (address), buffer or None, kept (const void *)\n"
    "    ullValue : int (uint64_t)\n"
    "Field of\n"
    "    nvtxResourceAttributes_v0.identifier\n";
static const char doc_nvtxSyncUserAttributes_v0[] =
    "struct nvtxSyncUserAttributes_v0, 16 bytes\n\n"
    "Fields\n"
    "    version, size : int (uint16_t)\n"
    "    messageType : int (int32_t)\n"
    "    message : nvtxMessageValue_t\n"
    "Taken by\n"
    "    nvtxDomainSyncUserCreate\n";
static const char doc_nvtxSyncUserAttributes_t[] =
    "The struct of nvtxSyncUserAttributes_v0, which it derives from.\n";
static const char doc_nvtxPayloadEntryTypeInfo_v1[] =
    "The struct of nvtxPayloadEntryTypeInfo_t, which derives from it.\n";
static const char doc_nvtxPayloadEntryTypeInfo_t[] =
    "struct nvtxPayloadEntryTypeInfo_v1, 4 bytes\n\n"
    "Fields\n"
    "    size, align : int (uint16_t)\n";
static const char doc_nvtxPayloadData_v1[] =
    "The struct of nvtxPayloadData_t, which derives from it.\n";
static const char doc_nvtxPayloadData_t[] =
    "struct nvtxPayloadData_v1, 24 bytes\n\n"
    "Fields\n"
    "    schemaId : int (uint64_t)\n"
    "    size : int (size_t)\n"
    "    payload : int (address), buffer or None, kept (const void *)\n"
    "Taken by\n"
    "    nvtxMarkPayload, nvtxRangePushPayload, nvtxRangePopPayload, nvtxRangeStartPayload,\n"
    "    nvtxRangeEndPayload, nvtxEventSubmit\n";
static const char doc_nvtxSemanticsHeader_v1[] =
    "The struct of nvtxSemanticsHeader_t, which derives from it.\n";
static const char doc_nvtxSemanticsHeader_t[] =
    "struct nvtxSemanticsHeader_v1, 16 bytes\n\n"
    "Fields\n"
    "    structSize : int (uint32_t)\n"
    "    semanticId, version : int (uint16_t)\n"
    "    next : int (address), buffer or None, kept\n"
    "Field of\n"
    "    nvtxSemanticsHeader_t.next, nvtxPayloadSchemaEntry_t.semantics,\n"
    "    nvtxCounterAttr_t.semantics\n";
static const char doc_nvtxPayloadSchemaEntry_v1[] =
    "The struct of nvtxPayloadSchemaEntry_t, which derives from it.\n";
static const char doc_nvtxPayloadSchemaEntry_t[] =
    "struct nvtxPayloadSchemaEntry_v1, 64 bytes\n\n"
    "Fields\n"
    "    flags, type : int (uint64_t)\n"
    "    name, description : bytes, str or None, kept (const char *)\n"
    "    arrayOrUnionDetail, offset : int (uint64_t)\n"
    "    semantics : int (address), buffer or None, kept\n"
    "Field of\n"
    "    nvtxPayloadSchemaAttr_t.entries\n";
static const char doc_nvtxPayloadSchemaAttr_v1[] =
    "The struct of nvtxPayloadSchemaAttr_t, which derives from it.\n";
static const char doc_nvtxPayloadSchemaAttr_t[] =
    "struct nvtxPayloadSchemaAttr_v1, 80 bytes\n\n"
    "Fields\n"
    "    fieldMask : int (uint64_t)\n"
    "    name : bytes, str or None, kept (const char *)\n"
    "    type, flags : int (uint64_t)\n"
    "    entries : sequence of nvtxPayloadSchemaEntry_t, kept; sets numEntries\n"
    "    numEntries, payloadStaticSize, packAlign : int (size_t)\n"
    "    schemaId : int (uint64_t)\n"
    "    extension : int (address), buffer or None, kept (void *)\n"
    "Taken by\n"
    "    nvtxPayloadSchemaRegister\n";
static const char doc_nvtxPayloadEnum_v1[] =
    "The struct of nvtxPayloadEnum_t, which derives from it.\n";
static const char doc_nvtxPayloadEnum_t[] =
    "struct nvtxPayloadEnum_v1, 24 bytes\n\n"
    "Fields\n"
    "    name : bytes, str or None, kept (const char *)\n"
    "    value : int (uint64_t)\n"
    "    isFlag : int (int8_t)\n"
    "Field of\n"
    "    nvtxPayloadEnumAttr_t.entries\n";
static const char doc_nvtxPayloadEnumAttr_v1[] =
    "The struct of nvtxPayloadEnumAttr_t, which derives from it.\n";
static const char doc_nvtxPayloadEnumAttr_t[] =
    "struct nvtxPayloadEnumAttr_v1, 56 bytes\n\n"
    "Fields\n"
    "    fieldMask : int (uint64_t)\n"
    "    name : bytes, str or None, kept (const char *)\n"
    "    entries : sequence of nvtxPayloadEnum_t, kept; sets numEntries\n"
    "    numEntries, sizeOfEnum : int (size_t)\n"
    "    schemaId : int (uint64_t)\n"
    "    extension : int (address), buffer or None, kept (void *)\n"
    "Taken by\n"
    "    nvtxPayloadEnumRegister\n";
static const char doc_nvtxScopeAttr_v1[] =
    "The struct of nvtxScopeAttr_t, which derives from it.\n";
static const char doc_nvtxScopeAttr_t[] =
    "struct nvtxScopeAttr_v1, 32 bytes\n\n"
    "Fields\n"
    "    structSize : int (size_t)\n"
    "    path : bytes, str or None, kept (const char *)\n"
    "    parentScope, scopeId : int (uint64_t)\n"
    "Taken by\n"
    "    nvtxScopeRegister\n";
static const char doc_nvtxTimeDomainAttr_v1[] =
    "The struct of nvtxTimeDomainAttr_t, which derives from it.\n";
static const char doc_nvtxTimeDomainAttr_t[] =
    "struct nvtxTimeDomainAttr_v1, 48 bytes\n\n"
    "Fields\n"
    "    scopeId, timestampTypeId, timeDomainId, timerFlags : int (uint64_t)\n"
    "    timerResolution : int (int64_t)\n"
    "    timerStart : int (uint64_t)\n"
    "Taken by\n"
    "    nvtxTimeDomainRegister\n";
static const char doc_nvtxSyncPoint_v1[] =
    "The struct of nvtxSyncPoint_t, which derives from it.\n";
static const char doc_nvtxSyncPoint_t[] =
    "struct nvtxSyncPoint_v1, 16 bytes\n\n"
    "Fields\n"
    "    src, dst : int (int64_t)\n"
    "Taken by\n"
    "    nvtxTimeSyncPointTable\n";
static const char doc_nvtxEventBatch_v1[] =
    "The struct of nvtxEventBatch_t, which derives from it.\n";
static const char doc_nvtxEventBatch_t[] =
    "struct nvtxEventBatch_v1, 64 bytes\n\n"
    "Fields\n"
    "    eventSchemaId : int (uint64_t)\n"
    "    size : int (size_t)\n"
    "    events : int (address), buffer or None, kept (const void *)\n"
    "    scope, flags : int (uint64_t)\n"
    "    flexData : int (address), buffer or None, kept (const void *)\n"
    "    flexDataSize, flexDataOffset : int (size_t)\n"
    "Taken by\n"
    "    nvtxEventBatchSubmit\n";
static const char doc_nvtxCounterAttr_v1[] =
    "The struct of nvtxCounterAttr_t, which derives from it.\n";
static const char doc_nvtxCounterAttr_t[] =
    "struct nvtxCounterAttr_v1, 56 bytes\n\n"
    "Fields\n"
    "    structSize : int (size_t)\n"
    "    schemaId : int (uint64_t)\n"
    "    name, description : bytes, str or None, kept (const char *)\n"
    "    scopeId : int (uint64_t)\n"
    "    semantics : int (address), buffer or None, kept\n"
    "    counterId : int (uint64_t)\n"
    "Taken by\n"
    "    nvtxCounterRegister\n";
static const char doc_nvtxCounterBatch_v1[] =
    "The struct of nvtxCounterBatch_t, which derives from it.\n";
static const char doc_nvtxCounterBatch_t[] =
    "struct nvtxCounterBatch_v1, 48 bytes\n\n"
    "Fields\n"
    "    counterId : int (uint64_t)\n"
    "    counters : int (address), buffer or None, kept (const void *)\n"
    "    countersSize : int (size_t)\n"
    "    flags : int (uint64_t)\n"
    "    timestamps : int (address), buffer or None, kept (const int64_t *)\n"
    "    timestampsSize : int (size_t)\n"
    "Taken by\n"
    "    nvtxCounterBatchSubmit\n";
static const char doc_nvtxMemRegionRef_t[] =
    "union nvtxMemRegionRef_t, 8 bytes\n\n"
    "Fields\n"
    "    pointer : int (address), buffer or None, kept (const void *)\n"
    "    handle : nvtxMemRegionHandle_t, int or None\n"
    "Field of\n"
    "    nvtxMemRegionsUnregisterBatch_v1.refElements, nvtxMemRegionNameDesc_v1.region,\n"
    "    nvtxMemPermissionsAssignRegionDesc_v1.region\n";
static const char doc_nvtxMemVirtualRangeDesc_v1[] =
    "struct nvtxMemVirtualRangeDesc_v1, 16 bytes\n\n"
    "Fields\n"
    "    size : int (size_t)\n"
    "    ptr : int (address), buffer or None, kept (const void *)\n";
static const char doc_nvtxMemVirtualRangeDesc_t[] =
    "The struct of nvtxMemVirtualRangeDesc_v1, which it derives from.\n";
static const char doc_nvtxMemHeapDesc_v1[] =
    "struct nvtxMemHeapDesc_v1, 48 bytes\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    usage, type : int (uint32_t)\n"
    "    typeSpecificDescSize : int (size_t)\n"
    "    typeSpecificDesc : int (address), buffer or None, kept (const void *)\n"
    "    category, messageType : int (uint32_t)\n"
    "    message : nvtxMessageValue_t\n"
    "Taken by\n"
    "    nvtxMemHeapRegister\n";
static const char doc_nvtxMemHeapDesc_t[] =
    "The struct of nvtxMemHeapDesc_v1, which it derives from.\n";
static const char doc_nvtxMemRegionsRegisterBatch_v1[] =
    "struct nvtxMemRegionsRegisterBatch_v1, 48 bytes\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    regionType : int (uint32_t)\n"
    "    heap : nvtxMemHeapHandle_t, int or None\n"
    "    regionCount, regionDescElementSize : int (size_t)\n"
    "    regionDescElements : int (address), buffer or None, kept (const void *)\n"
    "    regionHandleElementsOut : int (address), buffer or None, kept\n"
    "Taken by\n"
    "    nvtxMemRegionsRegister\n";
static const char doc_nvtxMemRegionsRegisterBatch_t[] =
    "The struct of nvtxMemRegionsRegisterBatch_v1, which it derives from.\n";
static const char doc_nvtxMemRegionsResizeBatch_v1[] =
    "struct nvtxMemRegionsResizeBatch_v1, 32 bytes\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    regionType : int (uint32_t)\n"
    "    regionDescCount, regionDescElementSize : int (size_t)\n"
    "    regionDescElements : int (address), buffer or None, kept (const void *)\n"
    "Taken by\n"
    "    nvtxMemRegionsResize\n";
static const char doc_nvtxMemRegionsResizeBatch_t[] =
    "The struct of nvtxMemRegionsResizeBatch_v1, which it derives from.\n";
static const char doc_nvtxMemRegionsUnregisterBatch_v1[] =
    "struct nvtxMemRegionsUnregisterBatch_v1, 32 bytes\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    refType : int (uint32_t)\n"
    "    refCount, refElementSize : int (size_t)\n"
    "    refElements : int (address), buffer or None, kept\n"
    "Taken by\n"
    "    nvtxMemRegionsUnregister\n";
static const char doc_nvtxMemRegionsUnregisterBatch_t[] =
    "The struct of nvtxMemRegionsUnregisterBatch_v1, which it derives from.\n";
static const char doc_nvtxMemRegionNameDesc_v1[] =
    "struct nvtxMemRegionNameDesc_v1, 32 bytes\n\n"
    "Fields\n"
    "    regionRefType, nameType : int (uint32_t)\n"
    "    region : nvtxMemRegionRef_t\n"
    "    name : nvtxMessageValue_t\n"
    "    category : int (uint32_t)\n"
    "Field of\n"
    "    nvtxMemRegionsNameBatch_v1.regionElements\n";
static const char doc_nvtxMemRegionNameDesc_t[] =
    "The struct of nvtxMemRegionNameDesc_v1, which it derives from.\n";
static const char doc_nvtxMemRegionsNameBatch_v1[] =
    "struct nvtxMemRegionsNameBatch_v1, 40 bytes\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    regionCount, regionElementSize : int (size_t)\n"
    "    regionElements : int (address), buffer or None, kept\n"
    "Taken by\n"
    "    nvtxMemRegionsName\n";
static const char doc_nvtxMemRegionsNameBatch_t[] =
    "The struct of nvtxMemRegionsNameBatch_v1, which it derives from.\n";
static const char doc_nvtxMemPermissionsAssignRegionDesc_v1[] =
    "struct nvtxMemPermissionsAssignRegionDesc_v1, 16 bytes\n\n"
    "Fields\n"
    "    flags, regionRefType : int (uint32_t)\n"
    "    region : nvtxMemRegionRef_t\n"
    "Field of\n"
    "    nvtxMemPermissionsAssignBatch_v1.regionElements\n";
static const char doc_nvtxMemPermissionsAssignRegionDesc_t[] =
    "The struct of nvtxMemPermissionsAssignRegionDesc_v1, which it derives from.\n";
static const char doc_nvtxMemPermissionsAssignBatch_v1[] =
    "struct nvtxMemPermissionsAssignBatch_v1, 48 bytes\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    permissions : nvtxMemPermissionsHandle_t, int or None\n"
    "    regionCount, regionElementSize : int (size_t)\n"
    "    regionElements : int (address), buffer or None, kept\n"
    "Taken by\n"
    "    nvtxMemPermissionsAssign\n";
static const char doc_nvtxMemPermissionsAssignBatch_t[] =
    "The struct of nvtxMemPermissionsAssignBatch_v1, which it derives from.\n";
static const char doc_nvtxMemCudaArrayRangeDesc_v1[] =
    "struct nvtxMemCudaArrayRangeDesc_v1, 64 bytes\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    src : cudaArray_t, int or None\n"
    "    offset, extent : sequence of int (size_t [3])\n";
static const char doc_nvtxMemCudaArrayRangeDesc_t[] =
    "The struct of nvtxMemCudaArrayRangeDesc_v1, which it derives from.\n";
static const char doc_nvtxMemCuArrayRangeDesc_v1[] =
    "struct nvtxMemCuArrayRangeDesc_v1, 64 bytes\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    src : CUarray, int or None\n"
    "    offset, extent : sequence of int (size_t [3])\n";
static const char doc_nvtxMemCuArrayRangeDesc_t[] =
    "The struct of nvtxMemCuArrayRangeDesc_v1, which it derives from.\n";
static const char doc_nvtxMemMarkInitializedBatch_v1[] =
    "struct nvtxMemMarkInitializedBatch_v1, 32 bytes\n\n"
    "Fields\n"
    "    extCompatID, structSize : int (uint16_t)\n"
    "    regionType : int (uint32_t)\n"
    "    regionDescCount, regionDescElementSize : int (size_t)\n"
    "    regionDescElements : int (address), buffer or None, kept (const void *)\n"
    "Taken by\n"
    "    nvtxMemCudaMarkInitialized\n";
static const char doc_nvtxMemMarkInitializedBatch_t[] =
    "The struct of nvtxMemMarkInitializedBatch_v1, which it derives from.\n";

const cb_class nvtx_classes[] = {
    {.name = "nvtxColorType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxColorType_t, .doc = doc_nvtxColorType_t},
    {.name = "nvtxMessageType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxMessageType_t, .doc = doc_nvtxMessageType_t},
    {.name = "nvtxPayloadType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxPayloadType_t, .doc = doc_nvtxPayloadType_t},
    {.name = "nvtxResourceGenericType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxResourceGenericType_t, .doc = doc_nvtxResourceGenericType_t},
    {.name = "nvtxResourceSyncPosixThreadType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxResourceSyncPosixThreadType_t,
        .doc = doc_nvtxResourceSyncPosixThreadType_t},
    {.name = "nvtxResourceSyncWindowsType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxResourceSyncWindowsType_t,
        .doc = doc_nvtxResourceSyncWindowsType_t},
    {.name = "nvtxResourceSyncLinuxType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxResourceSyncLinuxType_t, .doc = doc_nvtxResourceSyncLinuxType_t},
    {.name = "nvtxResourceSyncAndroidType_t", .kind = CB_ENUM, .base = -1,
        .same = T_nvtxResourceSyncLinuxType_t, .enumeration = &enum_nvtxResourceSyncLinuxType_t,
        .doc = doc_nvtxResourceSyncLinuxType_t},
    {.name = "nvtxResourceCUDAType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxResourceCUDAType_t, .doc = doc_nvtxResourceCUDAType_t},
    {.name = "nvtxResourceCUDARTType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxResourceCUDARTType_t, .doc = doc_nvtxResourceCUDARTType_t},
    {.name = "CUcontext", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .foreign = "cubind.driver.CUcontext"},
    {.name = "CUarray", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .foreign = "cubind.driver.CUarray"},
    {.name = "CUevent", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .foreign = "cubind.driver.CUevent"},
    {.name = "CUstream", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .foreign = "cubind.driver.CUstream"},
    {.name = "cudaArray_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .foreign = "cubind.runtime.cudaArray_t"},
    {.name = "cudaStream_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .foreign = "cubind.runtime.cudaStream_t"},
    {.name = "cudaEvent_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .foreign = "cubind.runtime.cudaEvent_t"},
    {.name = "nvtxDomainHandle_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .doc = doc_nvtxDomainHandle_t},
    {.name = "nvtxStringHandle_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .doc = doc_nvtxStringHandle_t},
    {.name = "nvtxResourceHandle_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .doc = doc_nvtxResourceHandle_t},
    {.name = "nvtxSyncUser_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .doc = doc_nvtxSyncUser_t},
    {.name = "nvtxMemHeapHandle_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .doc = doc_nvtxMemHeapHandle_t},
    {.name = "nvtxMemRegionHandle_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .doc = doc_nvtxMemRegionHandle_t},
    {.name = "nvtxMemPermissionsHandle_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .doc = doc_nvtxMemPermissionsHandle_t},
    {.name = "CUdevice_v1", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4,
        .is_signed = true, .c_type = "int", .foreign = "cubind.driver.CUdevice_v1"},
    {.name = "CUdevice", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4, .is_signed = true,
        .c_type = "int", .foreign = "cubind.driver.CUdevice"},
    {.name = "nvtxRangeId_t", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 8,
        .c_type = "uint64_t", .doc = doc_nvtxRangeId_t},
    {.name = "nvtxMessageValue_t", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxMessageValue_t, .doc = doc_nvtxMessageValue_t},
    {.name = "nvtxEventAttributes_v2", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxEventAttributes_v2, .doc = doc_nvtxEventAttributes_v2},
    {.name = "nvtxEventAttributes_t", .kind = CB_RECORD, .base = T_nvtxEventAttributes_v2,
        .same = -1, .record = &record_nvtxEventAttributes_v2, .doc = doc_nvtxEventAttributes_t},
    {.name = "payload_t", .kind = CB_RECORD, .base = -1, .same = -1, .record = &record_payload_t,
        .doc = doc_payload_t},
    {.name = "nvtxResourceAttributes_v0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxResourceAttributes_v0, .doc = doc_nvtxResourceAttributes_v0},
    {.name = "nvtxResourceAttributes_t", .kind = CB_RECORD, .base = T_nvtxResourceAttributes_v0,
        .same = -1, .record = &record_nvtxResourceAttributes_v0,
        .doc = doc_nvtxResourceAttributes_t},
    {.name = "identifier_t", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_identifier_t, .doc = doc_identifier_t},
    {.name = "nvtxSyncUserAttributes_v0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxSyncUserAttributes_v0, .doc = doc_nvtxSyncUserAttributes_v0},
    {.name = "nvtxSyncUserAttributes_t", .kind = CB_RECORD, .base = T_nvtxSyncUserAttributes_v0,
        .same = -1, .record = &record_nvtxSyncUserAttributes_v0,
        .doc = doc_nvtxSyncUserAttributes_t},
    {.name = "nvtxPayloadEntryTypeInfo_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxPayloadEntryTypeInfo_t, .doc = doc_nvtxPayloadEntryTypeInfo_v1},
    {.name = "nvtxPayloadEntryTypeInfo_t", .kind = CB_RECORD,
        .base = T_nvtxPayloadEntryTypeInfo_v1, .same = -1,
        .record = &record_nvtxPayloadEntryTypeInfo_t, .doc = doc_nvtxPayloadEntryTypeInfo_t},
    {.name = "nvtxPayloadData_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxPayloadData_t, .doc = doc_nvtxPayloadData_v1},
    {.name = "nvtxPayloadData_t", .kind = CB_RECORD, .base = T_nvtxPayloadData_v1, .same = -1,
        .record = &record_nvtxPayloadData_t, .doc = doc_nvtxPayloadData_t},
    {.name = "nvtxSemanticsHeader_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxSemanticsHeader_t, .doc = doc_nvtxSemanticsHeader_v1},
    {.name = "nvtxSemanticsHeader_t", .kind = CB_RECORD, .base = T_nvtxSemanticsHeader_v1,
        .same = -1, .record = &record_nvtxSemanticsHeader_t, .doc = doc_nvtxSemanticsHeader_t},
    {.name = "nvtxPayloadSchemaEntry_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxPayloadSchemaEntry_t, .doc = doc_nvtxPayloadSchemaEntry_v1},
    {.name = "nvtxPayloadSchemaEntry_t", .kind = CB_RECORD, .base = T_nvtxPayloadSchemaEntry_v1,
        .same = -1, .record = &record_nvtxPayloadSchemaEntry_t,
        .doc = doc_nvtxPayloadSchemaEntry_t},
    {.name = "nvtxPayloadSchemaAttr_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxPayloadSchemaAttr_t, .doc = doc_nvtxPayloadSchemaAttr_v1},
    {.name = "nvtxPayloadSchemaAttr_t", .kind = CB_RECORD, .base = T_nvtxPayloadSchemaAttr_v1,
        .same = -1, .record = &record_nvtxPayloadSchemaAttr_t, .doc = doc_nvtxPayloadSchemaAttr_t},
    {.name = "nvtxPayloadEnum_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxPayloadEnum_t, .doc = doc_nvtxPayloadEnum_v1},
    {.name = "nvtxPayloadEnum_t", .kind = CB_RECORD, .base = T_nvtxPayloadEnum_v1, .same = -1,
        .record = &record_nvtxPayloadEnum_t, .doc = doc_nvtxPayloadEnum_t},
    {.name = "nvtxPayloadEnumAttr_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxPayloadEnumAttr_t, .doc = doc_nvtxPayloadEnumAttr_v1},
    {.name = "nvtxPayloadEnumAttr_t", .kind = CB_RECORD, .base = T_nvtxPayloadEnumAttr_v1,
        .same = -1, .record = &record_nvtxPayloadEnumAttr_t, .doc = doc_nvtxPayloadEnumAttr_t},
    {.name = "nvtxScopeAttr_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxScopeAttr_t, .doc = doc_nvtxScopeAttr_v1},
    {.name = "nvtxScopeAttr_t", .kind = CB_RECORD, .base = T_nvtxScopeAttr_v1, .same = -1,
        .record = &record_nvtxScopeAttr_t, .doc = doc_nvtxScopeAttr_t},
    {.name = "nvtxTimeDomainAttr_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxTimeDomainAttr_t, .doc = doc_nvtxTimeDomainAttr_v1},
    {.name = "nvtxTimeDomainAttr_t", .kind = CB_RECORD, .base = T_nvtxTimeDomainAttr_v1,
        .same = -1, .record = &record_nvtxTimeDomainAttr_t, .doc = doc_nvtxTimeDomainAttr_t},
    {.name = "nvtxSyncPoint_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxSyncPoint_t, .doc = doc_nvtxSyncPoint_v1},
    {.name = "nvtxSyncPoint_t", .kind = CB_RECORD, .base = T_nvtxSyncPoint_v1, .same = -1,
        .record = &record_nvtxSyncPoint_t, .doc = doc_nvtxSyncPoint_t},
    {.name = "nvtxEventBatch_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxEventBatch_t, .doc = doc_nvtxEventBatch_v1},
    {.name = "nvtxEventBatch_t", .kind = CB_RECORD, .base = T_nvtxEventBatch_v1, .same = -1,
        .record = &record_nvtxEventBatch_t, .doc = doc_nvtxEventBatch_t},
    {.name = "nvtxCounterAttr_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxCounterAttr_t, .doc = doc_nvtxCounterAttr_v1},
    {.name = "nvtxCounterAttr_t", .kind = CB_RECORD, .base = T_nvtxCounterAttr_v1, .same = -1,
        .record = &record_nvtxCounterAttr_t, .doc = doc_nvtxCounterAttr_t},
    {.name = "nvtxCounterBatch_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxCounterBatch_t, .doc = doc_nvtxCounterBatch_v1},
    {.name = "nvtxCounterBatch_t", .kind = CB_RECORD, .base = T_nvtxCounterBatch_v1, .same = -1,
        .record = &record_nvtxCounterBatch_t, .doc = doc_nvtxCounterBatch_t},
    {.name = "nvtxMemRegionRef_t", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxMemRegionRef_t, .doc = doc_nvtxMemRegionRef_t},
    {.name = "nvtxMemVirtualRangeDesc_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxMemVirtualRangeDesc_v1, .doc = doc_nvtxMemVirtualRangeDesc_v1},
    {.name = "nvtxMemVirtualRangeDesc_t", .kind = CB_RECORD, .base = T_nvtxMemVirtualRangeDesc_v1,
        .same = -1, .record = &record_nvtxMemVirtualRangeDesc_v1,
        .doc = doc_nvtxMemVirtualRangeDesc_t},
    {.name = "nvtxMemHeapDesc_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxMemHeapDesc_v1, .doc = doc_nvtxMemHeapDesc_v1},
    {.name = "nvtxMemHeapDesc_t", .kind = CB_RECORD, .base = T_nvtxMemHeapDesc_v1, .same = -1,
        .record = &record_nvtxMemHeapDesc_v1, .doc = doc_nvtxMemHeapDesc_t},
    {.name = "nvtxMemRegionsRegisterBatch_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxMemRegionsRegisterBatch_v1,
        .doc = doc_nvtxMemRegionsRegisterBatch_v1},
    {.name = "nvtxMemRegionsRegisterBatch_t", .kind = CB_RECORD,
        .base = T_nvtxMemRegionsRegisterBatch_v1, .same = -1,
        .record = &record_nvtxMemRegionsRegisterBatch_v1, .doc = doc_nvtxMemRegionsRegisterBatch_t},
    {.name = "nvtxMemRegionsResizeBatch_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxMemRegionsResizeBatch_v1, .doc = doc_nvtxMemRegionsResizeBatch_v1},
    {.name = "nvtxMemRegionsResizeBatch_t", .kind = CB_RECORD,
        .base = T_nvtxMemRegionsResizeBatch_v1, .same = -1,
        .record = &record_nvtxMemRegionsResizeBatch_v1, .doc = doc_nvtxMemRegionsResizeBatch_t},
    {.name = "nvtxMemRegionsUnregisterBatch_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxMemRegionsUnregisterBatch_v1,
        .doc = doc_nvtxMemRegionsUnregisterBatch_v1},
    {.name = "nvtxMemRegionsUnregisterBatch_t", .kind = CB_RECORD,
        .base = T_nvtxMemRegionsUnregisterBatch_v1, .same = -1,
        .record = &record_nvtxMemRegionsUnregisterBatch_v1,
        .doc = doc_nvtxMemRegionsUnregisterBatch_t},
    {.name = "nvtxMemRegionNameDesc_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxMemRegionNameDesc_v1, .doc = doc_nvtxMemRegionNameDesc_v1},
    {.name = "nvtxMemRegionNameDesc_t", .kind = CB_RECORD, .base = T_nvtxMemRegionNameDesc_v1,
        .same = -1, .record = &record_nvtxMemRegionNameDesc_v1, .doc = doc_nvtxMemRegionNameDesc_t},
    {.name = "nvtxMemRegionsNameBatch_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxMemRegionsNameBatch_v1, .doc = doc_nvtxMemRegionsNameBatch_v1},
    {.name = "nvtxMemRegionsNameBatch_t", .kind = CB_RECORD, .base = T_nvtxMemRegionsNameBatch_v1,
        .same = -1, .record = &record_nvtxMemRegionsNameBatch_v1,
        .doc = doc_nvtxMemRegionsNameBatch_t},
    {.name = "nvtxMemPermissionsAssignRegionDesc_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxMemPermissionsAssignRegionDesc_v1,
        .doc = doc_nvtxMemPermissionsAssignRegionDesc_v1},
    {.name = "nvtxMemPermissionsAssignRegionDesc_t", .kind = CB_RECORD,
        .base = T_nvtxMemPermissionsAssignRegionDesc_v1, .same = -1,
        .record = &record_nvtxMemPermissionsAssignRegionDesc_v1,
        .doc = doc_nvtxMemPermissionsAssignRegionDesc_t},
    {.name = "nvtxMemPermissionsAssignBatch_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxMemPermissionsAssignBatch_v1,
        .doc = doc_nvtxMemPermissionsAssignBatch_v1},
    {.name = "nvtxMemPermissionsAssignBatch_t", .kind = CB_RECORD,
        .base = T_nvtxMemPermissionsAssignBatch_v1, .same = -1,
        .record = &record_nvtxMemPermissionsAssignBatch_v1,
        .doc = doc_nvtxMemPermissionsAssignBatch_t},
    {.name = "nvtxMemCudaArrayRangeDesc_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxMemCudaArrayRangeDesc_v1, .doc = doc_nvtxMemCudaArrayRangeDesc_v1},
    {.name = "nvtxMemCudaArrayRangeDesc_t", .kind = CB_RECORD,
        .base = T_nvtxMemCudaArrayRangeDesc_v1, .same = -1,
        .record = &record_nvtxMemCudaArrayRangeDesc_v1, .doc = doc_nvtxMemCudaArrayRangeDesc_t},
    {.name = "nvtxMemCuArrayRangeDesc_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxMemCuArrayRangeDesc_v1, .doc = doc_nvtxMemCuArrayRangeDesc_v1},
    {.name = "nvtxMemCuArrayRangeDesc_t", .kind = CB_RECORD, .base = T_nvtxMemCuArrayRangeDesc_v1,
        .same = -1, .record = &record_nvtxMemCuArrayRangeDesc_v1,
        .doc = doc_nvtxMemCuArrayRangeDesc_t},
    {.name = "nvtxMemMarkInitializedBatch_v1", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxMemMarkInitializedBatch_v1,
        .doc = doc_nvtxMemMarkInitializedBatch_v1},
    {.name = "nvtxMemMarkInitializedBatch_t", .kind = CB_RECORD,
        .base = T_nvtxMemMarkInitializedBatch_v1, .same = -1,
        .record = &record_nvtxMemMarkInitializedBatch_v1, .doc = doc_nvtxMemMarkInitializedBatch_t},
};
