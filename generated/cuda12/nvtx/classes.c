// classes.c of cubind for NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "classes.h"
#include "types.h"

static const cb_enumerator items_nvtxColorType_t[] = {
    {.name = "NVTX_COLOR_UNKNOWN", .value = 0},
    {.name = "NVTX_COLOR_ARGB", .value = 1},
};
CB_ENUM_TABLE(nvtxColorType_t, .c_name = "enum nvtxColorType_t");

static const cb_enumerator items_nvtxMessageType_t[] = {
    {.name = "NVTX_MESSAGE_UNKNOWN", .value = 0},
    {.name = "NVTX_MESSAGE_TYPE_ASCII", .value = 1},
    {.name = "NVTX_MESSAGE_TYPE_UNICODE", .value = 2},
    {.name = "NVTX_MESSAGE_TYPE_REGISTERED", .value = 3},
};
CB_ENUM_TABLE(nvtxMessageType_t, .c_name = "enum nvtxMessageType_t");

static const cb_enumerator items_nvtxPayloadType_t[] = {
    {.name = "NVTX_PAYLOAD_UNKNOWN", .value = 0},
    {.name = "NVTX_PAYLOAD_TYPE_UNSIGNED_INT64", .value = 1},
    {.name = "NVTX_PAYLOAD_TYPE_INT64", .value = 2},
    {.name = "NVTX_PAYLOAD_TYPE_DOUBLE", .value = 3},
    {.name = "NVTX_PAYLOAD_TYPE_UNSIGNED_INT32", .value = 4},
    {.name = "NVTX_PAYLOAD_TYPE_INT32", .value = 5},
    {.name = "NVTX_PAYLOAD_TYPE_FLOAT", .value = 6},
};
CB_ENUM_TABLE(nvtxPayloadType_t, .c_name = "enum nvtxPayloadType_t");

static const cb_enumerator items_nvtxResourceGenericType_t[] = {
    {.name = "NVTX_RESOURCE_TYPE_UNKNOWN", .value = 0},
    {.name = "NVTX_RESOURCE_TYPE_GENERIC_POINTER", .value = 65537},
    {.name = "NVTX_RESOURCE_TYPE_GENERIC_HANDLE", .value = 65538},
    {.name = "NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE", .value = 65539},
    {.name = "NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX", .value = 65540},
};
CB_ENUM_TABLE(nvtxResourceGenericType_t, .c_name = "enum nvtxResourceGenericType_t");

static const cb_enumerator items_nvtxResourceSyncPosixThreadType_t[] = {
    {.name = "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX", .value = 196609},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION", .value = 196610},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK", .value = 196611},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER", .value = 196612},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK", .value = 196613},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE", .value = 196614},
};
CB_ENUM_TABLE(nvtxResourceSyncPosixThreadType_t,
    .c_name = "enum nvtxResourceSyncPosixThreadType_t");

static const cb_enumerator items_nvtxResourceSyncWindowsType_t[] = {
    {.name = "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX", .value = 131073},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE", .value = 131074},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT", .value = 131075},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION", .value = 131076},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK", .value = 131077},
};
CB_ENUM_TABLE(nvtxResourceSyncWindowsType_t, .c_name = "enum nvtxResourceSyncWindowsType_t");

static const cb_enumerator items_nvtxResourceSyncLinuxType_t[] = {
    {.name = "NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX", .value = 131073},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX", .value = 131074},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE", .value = 131075},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION", .value = 131076},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK", .value = 131077},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK", .value = 131078},
    {.name = "NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU", .value = 131079},
};
CB_ENUM_TABLE(nvtxResourceSyncLinuxType_t, .c_name = "enum nvtxResourceSyncLinuxType_t");

static const cb_enumerator items_nvtxResourceCUDAType_t[] = {
    {.name = "NVTX_RESOURCE_TYPE_CUDA_DEVICE", .value = 262145},
    {.name = "NVTX_RESOURCE_TYPE_CUDA_CONTEXT", .value = 262146},
    {.name = "NVTX_RESOURCE_TYPE_CUDA_STREAM", .value = 262147},
    {.name = "NVTX_RESOURCE_TYPE_CUDA_EVENT", .value = 262148},
};
CB_ENUM_TABLE(nvtxResourceCUDAType_t, .c_name = "enum nvtxResourceCUDAType_t");

static const cb_enumerator items_nvtxResourceCUDARTType_t[] = {
    {.name = "NVTX_RESOURCE_TYPE_CUDART_DEVICE", .value = 327680},
    {.name = "NVTX_RESOURCE_TYPE_CUDART_STREAM", .value = 327681},
    {.name = "NVTX_RESOURCE_TYPE_CUDART_EVENT", .value = 327682},
};
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

static const char doc_nvtxColorType_t[] =
    "Whether there is a colour.\n\n"
    "enum nvtxColorType_t.\n\n"
    "Members\n"
    "    NVTX_COLOR_UNKNOWN = 0, NVTX_COLOR_ARGB = 1\n";
static const char doc_nvtxMessageType_t[] =
    "Whether there is a text, and in which form.\n\n"
    "enum nvtxMessageType_t.\n\n"
    "Members\n"
    "    NVTX_MESSAGE_UNKNOWN = 0, NVTX_MESSAGE_TYPE_ASCII = 1,\n"
    "    NVTX_MESSAGE_TYPE_UNICODE = 2, NVTX_MESSAGE_TYPE_REGISTERED = 3\n";
static const char doc_nvtxPayloadType_t[] =
    "Which member of the payload counts, if any.\n\n"
    "enum nvtxPayloadType_t.\n\n"
    "Members\n"
    "    NVTX_PAYLOAD_UNKNOWN = 0, NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1,\n"
    "    NVTX_PAYLOAD_TYPE_INT64 = 2, NVTX_PAYLOAD_TYPE_DOUBLE = 3,\n"
    "    NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 = 4, NVTX_PAYLOAD_TYPE_INT32 = 5,\n"
    "    NVTX_PAYLOAD_TYPE_FLOAT = 6\n";
static const char doc_nvtxResourceGenericType_t[] =
    "How an object that the tool is told of is identified.\n\n"
    "enum nvtxResourceGenericType_t.\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_UNKNOWN = 0, NVTX_RESOURCE_TYPE_GENERIC_POINTER = 65537,\n"
    "    NVTX_RESOURCE_TYPE_GENERIC_HANDLE = 65538,\n"
    "    NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE = 65539,\n"
    "    NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX = 65540\n";
static const char doc_nvtxResourceSyncPosixThreadType_t[] =
    "Locks of POSIX threads that can have names.\n\n"
    "enum nvtxResourceSyncPosixThreadType_t.\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX = 196609,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION = 196610,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK = 196611,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER = 196612,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK = 196613,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE = 196614\n";
static const char doc_nvtxResourceSyncWindowsType_t[] =
    "Locks of Windows that can have names.\n\n"
    "enum nvtxResourceSyncWindowsType_t.\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX = 131073,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE = 131074,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT = 131075,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION = 131076,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK = 131077\n";
static const char doc_nvtxResourceSyncLinuxType_t[] =
    "Locks of the Linux kernel that can have names.\n\n"
    "enum nvtxResourceSyncLinuxType_t.\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX = 131073,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX = 131074,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE = 131075,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION = 131076,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK = 131077,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK = 131078,\n"
    "    NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU = 131079\n";
static const char doc_nvtxResourceCUDAType_t[] =
    "Objects of the CUDA driver that can have names.\n\n"
    "enum nvtxResourceCUDAType_t.\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_CUDA_DEVICE = 262145, NVTX_RESOURCE_TYPE_CUDA_CONTEXT = 262146,\n"
    "    NVTX_RESOURCE_TYPE_CUDA_STREAM = 262147, NVTX_RESOURCE_TYPE_CUDA_EVENT = 262148\n";
static const char doc_nvtxResourceCUDARTType_t[] =
    "Objects of the CUDA runtime that can have names.\n\n"
    "enum nvtxResourceCUDARTType_t.\n\n"
    "Members\n"
    "    NVTX_RESOURCE_TYPE_CUDART_DEVICE = 327680,\n"
    "    NVTX_RESOURCE_TYPE_CUDART_STREAM = 327681, NVTX_RESOURCE_TYPE_CUDART_EVENT = 327682\n";
static const char doc_nvtxDomainHandle_t[] =
    "A domain, from nvtxDomainCreateA to nvtxDomainDestroy; null is the one of all.\n\n"
    "nvtxDomainRegistration *\n";
static const char doc_nvtxStringHandle_t[] =
    "A text that was registered in a domain; it lives as long as the domain.\n\n"
    "nvtxStringRegistration *\n";
static const char doc_nvtxResourceHandle_t[] =
    "An object that the tool was told of, until nvtxDomainResourceDestroy.\n\n"
    "struct nvtxResourceHandle *\n";
static const char doc_nvtxSyncUser_t[] =
    "A lock that the tool was told of, until nvtxDomainSyncUserDestroy.\n\n"
    "struct nvtxSyncUser *\n";
static const char doc_nvtxRangeId_t[] =
    "What ends a range, from nvtxRangeStartA or nvtxRangeStartEx.\n\n"
    "uint64_t\n\n"
    "Taken by\n"
    "    nvtxDomainRangeEnd, nvtxRangeEnd\n";
static const char doc_nvtxMessageValue_t[] =
    "union nvtxMessageValue_t, 8 bytes.\n\n"
    "Fields\n"
    "    ascii : bytes, str or None, kept (const char *)\n"
    "    unicode : int (address), buffer or None, kept (const wchar_t *)\n"
    "    registered : nvtxStringHandle_t, int or None\n\n"
    "Field of\n"
    "    nvtxEventAttributes_v2.message, nvtxResourceAttributes_v0.message,\n"
    "    nvtxSyncUserAttributes_v0.message\n";
static const char doc_nvtxEventAttributes_v2[] =
    "What a mark or range looks like in the tool; types of colour, payload and message say\n"
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
    "    nvtxDomainRangePushEx, nvtxRangePushEx\n";
static const char doc_nvtxEventAttributes_t[] =
    "The struct of nvtxEventAttributes_v2, which it derives from.\n";
static const char doc_payload_t[] =
    "union payload_t, 8 bytes.\n\n"
    "Fields\n"
    "    ullValue : int (uint64_t)\n"
    "    llValue : int (int64_t)\n"
    "    dValue : float (double)\n"
    "    uiValue : int (uint32_t)\n"
    "    iValue : int (int32_t)\n"
    "    fValue : float\n\n"
    "Field of\n"
    "    nvtxEventAttributes_v2.payload\n";
static const char doc_nvtxResourceAttributes_v0[] =
    "struct nvtxResourceAttributes_v0, 32 bytes.\n\n"
    "Fields\n"
    "    version, size : int (uint16_t)\n"
    "    identifierType : int (int32_t)\n"
    "    identifier : identifier_t\n"
    "    messageType : int (int32_t)\n"
    "    message : nvtxMessageValue_t\n\n"
    "Taken by\n"
    "    nvtxDomainResourceCreate\n";
static const char doc_nvtxResourceAttributes_t[] =
    "The struct of nvtxResourceAttributes_v0, which it derives from.\n";
static const char doc_identifier_t[] =
    "union identifier_t, 8 bytes.\n\n"
    "Fields\n"
    "    pValue : int (address), buffer or None, kept (const void *)\n"
    "    ullValue : int (uint64_t)\n\n"
    "Field of\n"
    "    nvtxResourceAttributes_v0.identifier\n";
static const char doc_nvtxSyncUserAttributes_v0[] =
    "struct nvtxSyncUserAttributes_v0, 16 bytes.\n\n"
    "Fields\n"
    "    version, size : int (uint16_t)\n"
    "    messageType : int (int32_t)\n"
    "    message : nvtxMessageValue_t\n\n"
    "Taken by\n"
    "    nvtxDomainSyncUserCreate\n";
static const char doc_nvtxSyncUserAttributes_t[] =
    "The struct of nvtxSyncUserAttributes_v0, which it derives from.\n";

const cb_class nvtx_classes[] = {
    [T_nvtxColorType_t] = CB_CLASS("nvtxColorType_t", ENUM, .enumeration = &enum_nvtxColorType_t,
        .doc = doc_nvtxColorType_t),
    [T_nvtxMessageType_t] = CB_CLASS("nvtxMessageType_t", ENUM,
        .enumeration = &enum_nvtxMessageType_t, .doc = doc_nvtxMessageType_t),
    [T_nvtxPayloadType_t] = CB_CLASS("nvtxPayloadType_t", ENUM,
        .enumeration = &enum_nvtxPayloadType_t, .doc = doc_nvtxPayloadType_t),
    [T_nvtxResourceGenericType_t] = CB_CLASS("nvtxResourceGenericType_t", ENUM,
        .enumeration = &enum_nvtxResourceGenericType_t, .doc = doc_nvtxResourceGenericType_t),
    [T_nvtxResourceSyncPosixThreadType_t] = CB_CLASS("nvtxResourceSyncPosixThreadType_t", ENUM,
        .enumeration = &enum_nvtxResourceSyncPosixThreadType_t,
        .doc = doc_nvtxResourceSyncPosixThreadType_t),
    [T_nvtxResourceSyncWindowsType_t] = CB_CLASS("nvtxResourceSyncWindowsType_t", ENUM,
        .enumeration = &enum_nvtxResourceSyncWindowsType_t,
        .doc = doc_nvtxResourceSyncWindowsType_t),
    [T_nvtxResourceSyncLinuxType_t] = CB_CLASS("nvtxResourceSyncLinuxType_t", ENUM,
        .enumeration = &enum_nvtxResourceSyncLinuxType_t, .doc = doc_nvtxResourceSyncLinuxType_t),
    [T_nvtxResourceSyncAndroidType_t] = CB_CLASS_LIKE("nvtxResourceSyncAndroidType_t", ENUM,
        CB_NO_CLASS, T_nvtxResourceSyncLinuxType_t,
        .enumeration = &enum_nvtxResourceSyncLinuxType_t, .doc = doc_nvtxResourceSyncLinuxType_t),
    [T_nvtxResourceCUDAType_t] = CB_CLASS("nvtxResourceCUDAType_t", ENUM,
        .enumeration = &enum_nvtxResourceCUDAType_t, .doc = doc_nvtxResourceCUDAType_t),
    [T_nvtxResourceCUDARTType_t] = CB_CLASS("nvtxResourceCUDARTType_t", ENUM,
        .enumeration = &enum_nvtxResourceCUDARTType_t, .doc = doc_nvtxResourceCUDARTType_t),
    [T_CUcontext] = CB_CLASS("CUcontext", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.driver.CUcontext"),
    [T_CUevent] = CB_CLASS("CUevent", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.driver.CUevent"),
    [T_CUstream] = CB_CLASS("CUstream", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.driver.CUstream"),
    [T_cudaStream_t] = CB_CLASS("cudaStream_t", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.runtime.cudaStream_t"),
    [T_cudaEvent_t] = CB_CLASS("cudaEvent_t", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.runtime.cudaEvent_t"),
    [T_nvtxDomainHandle_t] = CB_CLASS("nvtxDomainHandle_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_nvtxDomainHandle_t),
    [T_nvtxStringHandle_t] = CB_CLASS("nvtxStringHandle_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_nvtxStringHandle_t),
    [T_nvtxResourceHandle_t] = CB_CLASS("nvtxResourceHandle_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_nvtxResourceHandle_t),
    [T_nvtxSyncUser_t] = CB_CLASS("nvtxSyncUser_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_nvtxSyncUser_t),
    [T_CUdevice_v1] = CB_CLASS("CUdevice_v1", SCALAR, .size = 4, .is_signed = true,
        .c_type = "int", .foreign = "cubind.driver.CUdevice_v1"),
    [T_CUdevice] = CB_CLASS("CUdevice", SCALAR, .size = 4, .is_signed = true, .c_type = "int",
        .foreign = "cubind.driver.CUdevice"),
    [T_nvtxRangeId_t] = CB_CLASS("nvtxRangeId_t", SCALAR, .size = 8, .c_type = "uint64_t",
        .doc = doc_nvtxRangeId_t),
    [T_nvtxMessageValue_t] = CB_CLASS("nvtxMessageValue_t", RECORD,
        .record = &record_nvtxMessageValue_t, .doc = doc_nvtxMessageValue_t),
    [T_nvtxEventAttributes_v2] = CB_CLASS("nvtxEventAttributes_v2", RECORD,
        .record = &record_nvtxEventAttributes_v2, .doc = doc_nvtxEventAttributes_v2),
    [T_nvtxEventAttributes_t] = CB_CLASS_LIKE("nvtxEventAttributes_t", RECORD,
        T_nvtxEventAttributes_v2, CB_NO_CLASS, .record = &record_nvtxEventAttributes_v2,
        .doc = doc_nvtxEventAttributes_t),
    [T_payload_t] = CB_CLASS("payload_t", RECORD, .record = &record_payload_t,
        .doc = doc_payload_t),
    [T_nvtxResourceAttributes_v0] = CB_CLASS("nvtxResourceAttributes_v0", RECORD,
        .record = &record_nvtxResourceAttributes_v0, .doc = doc_nvtxResourceAttributes_v0),
    [T_nvtxResourceAttributes_t] = CB_CLASS_LIKE("nvtxResourceAttributes_t", RECORD,
        T_nvtxResourceAttributes_v0, CB_NO_CLASS, .record = &record_nvtxResourceAttributes_v0,
        .doc = doc_nvtxResourceAttributes_t),
    [T_identifier_t] = CB_CLASS("identifier_t", RECORD, .record = &record_identifier_t,
        .doc = doc_identifier_t),
    [T_nvtxSyncUserAttributes_v0] = CB_CLASS("nvtxSyncUserAttributes_v0", RECORD,
        .record = &record_nvtxSyncUserAttributes_v0, .doc = doc_nvtxSyncUserAttributes_v0),
    [T_nvtxSyncUserAttributes_t] = CB_CLASS_LIKE("nvtxSyncUserAttributes_t", RECORD,
        T_nvtxSyncUserAttributes_v0, CB_NO_CLASS, .record = &record_nvtxSyncUserAttributes_v0,
        .doc = doc_nvtxSyncUserAttributes_t),
};
