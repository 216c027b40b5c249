// classes.c of cubind's binding of the NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvtx.yaml.
// Header: nvtx3/nvToolsExt.h
// Header: nvtx3/nvToolsExtSync.h
// Header: nvtx3/nvToolsExtCuda.h
// Header: nvtx3/nvToolsExtCudaRt.h
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

const cb_class nvtx_classes[] = {
    {.name = "nvtxColorType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxColorType_t},
    {.name = "nvtxMessageType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxMessageType_t},
    {.name = "nvtxPayloadType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxPayloadType_t},
    {.name = "nvtxResourceGenericType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxResourceGenericType_t},
    {.name = "nvtxResourceSyncPosixThreadType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxResourceSyncPosixThreadType_t},
    {.name = "nvtxResourceSyncWindowsType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxResourceSyncWindowsType_t},
    {.name = "nvtxResourceSyncLinuxType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxResourceSyncLinuxType_t},
    {.name = "nvtxResourceSyncAndroidType_t", .kind = CB_ENUM, .base = -1,
        .same = T_nvtxResourceSyncLinuxType_t, .enumeration = &enum_nvtxResourceSyncLinuxType_t},
    {.name = "nvtxResourceCUDAType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxResourceCUDAType_t},
    {.name = "nvtxResourceCUDARTType_t", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_nvtxResourceCUDARTType_t},
    {.name = "CUcontext", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .foreign = "cubind.driver.CUcontext"},
    {.name = "CUevent", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .foreign = "cubind.driver.CUevent"},
    {.name = "CUstream", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .foreign = "cubind.driver.CUstream"},
    {.name = "cudaStream_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .foreign = "cubind.runtime.cudaStream_t"},
    {.name = "cudaEvent_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .foreign = "cubind.runtime.cudaEvent_t"},
    {.name = "nvtxDomainHandle_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "nvtxStringHandle_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "nvtxResourceHandle_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "nvtxSyncUser_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "CUdevice_v1", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4,
        .is_signed = true, .c_type = "int", .foreign = "cubind.driver.CUdevice_v1"},
    {.name = "CUdevice", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4, .is_signed = true,
        .c_type = "int", .foreign = "cubind.driver.CUdevice"},
    {.name = "nvtxRangeId_t", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 8,
        .c_type = "uint64_t"},
    {.name = "nvtxMessageValue_t", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxMessageValue_t},
    {.name = "nvtxEventAttributes_v2", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxEventAttributes_v2},
    {.name = "nvtxEventAttributes_t", .kind = CB_RECORD, .base = T_nvtxEventAttributes_v2,
        .same = -1, .record = &record_nvtxEventAttributes_v2},
    {.name = "payload_t", .kind = CB_RECORD, .base = -1, .same = -1, .record = &record_payload_t},
    {.name = "nvtxResourceAttributes_v0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxResourceAttributes_v0},
    {.name = "nvtxResourceAttributes_t", .kind = CB_RECORD, .base = T_nvtxResourceAttributes_v0,
        .same = -1, .record = &record_nvtxResourceAttributes_v0},
    {.name = "identifier_t", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_identifier_t},
    {.name = "nvtxSyncUserAttributes_v0", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_nvtxSyncUserAttributes_v0},
    {.name = "nvtxSyncUserAttributes_t", .kind = CB_RECORD, .base = T_nvtxSyncUserAttributes_v0,
        .same = -1, .record = &record_nvtxSyncUserAttributes_v0},
};
