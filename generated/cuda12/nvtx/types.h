// types.h of cubind for NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/types.h.in and generator/specs/nvtx.yaml.
// clang-format off

#ifndef CUBIND_NVTX_TYPES_H
#define CUBIND_NVTX_TYPES_H

#include <stddef.h>
#include <stdint.h>

#ifndef NVTX_VERSION
#include "../driver/types.h"
#include "../runtime/types.h"
#endif

#ifdef __cplusplus
#define CUBIND_ASSERT static_assert
extern "C" {
#else
#define CUBIND_ASSERT _Static_assert
#endif

#ifndef NVTX_VERSION

#define NVTX_ERR_INIT_ACCESS_LIBRARY 3
#define NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT 6
#define NVTX_ERR_INIT_LOAD_LIBRARY 4
#define NVTX_ERR_INIT_LOAD_PROPERTY 2
#define NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT 5
#define NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE 7
#define NVTX_EVENT_ATTRIB_STRUCT_SIZE 48
#define NVTX_FAIL 1
#define NVTX_NO_PUSH_POP_TRACKING (-2)
#define NVTX_RESOURCE_ATTRIB_STRUCT_SIZE 32
#define NVTX_RESOURCE_CLASS_CUDA 4
#define NVTX_RESOURCE_CLASS_CUDART 5
#define NVTX_RESOURCE_CLASS_GENERIC 1
#define NVTX_RESOURCE_CLASS_SYNC_OS 2
#define NVTX_RESOURCE_CLASS_SYNC_PTHREAD 3
#define NVTX_SUCCESS 0
#define NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE 16

enum nvtxColorType_t {
    NVTX_COLOR_UNKNOWN = 0,
    NVTX_COLOR_ARGB = 1,
};
typedef enum nvtxColorType_t nvtxColorType_t;

enum nvtxMessageType_t {
    NVTX_MESSAGE_UNKNOWN = 0,
    NVTX_MESSAGE_TYPE_ASCII = 1,
    NVTX_MESSAGE_TYPE_UNICODE = 2,
    NVTX_MESSAGE_TYPE_REGISTERED = 3,
};
typedef enum nvtxMessageType_t nvtxMessageType_t;

enum nvtxPayloadType_t {
    NVTX_PAYLOAD_UNKNOWN = 0,
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1,
    NVTX_PAYLOAD_TYPE_INT64 = 2,
    NVTX_PAYLOAD_TYPE_DOUBLE = 3,
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 = 4,
    NVTX_PAYLOAD_TYPE_INT32 = 5,
    NVTX_PAYLOAD_TYPE_FLOAT = 6,
};
typedef enum nvtxPayloadType_t nvtxPayloadType_t;

enum nvtxResourceGenericType_t {
    NVTX_RESOURCE_TYPE_UNKNOWN = 0,
    NVTX_RESOURCE_TYPE_GENERIC_POINTER = 65537,
    NVTX_RESOURCE_TYPE_GENERIC_HANDLE = 65538,
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE = 65539,
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX = 65540,
};
typedef enum nvtxResourceGenericType_t nvtxResourceGenericType_t;

enum nvtxResourceSyncPosixThreadType_t {
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX = 196609,
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION = 196610,
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK = 196611,
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER = 196612,
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK = 196613,
    NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE = 196614,
};
typedef enum nvtxResourceSyncPosixThreadType_t nvtxResourceSyncPosixThreadType_t;

enum nvtxResourceSyncWindowsType_t {
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX = 131073,
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE = 131074,
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT = 131075,
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION = 131076,
    NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK = 131077,
};
typedef enum nvtxResourceSyncWindowsType_t nvtxResourceSyncWindowsType_t;

enum nvtxResourceSyncLinuxType_t {
    NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX = 131073,
    NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX = 131074,
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE = 131075,
    NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION = 131076,
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK = 131077,
    NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK = 131078,
    NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU = 131079,
};
typedef enum nvtxResourceSyncLinuxType_t nvtxResourceSyncLinuxType_t;
typedef enum nvtxResourceSyncLinuxType_t nvtxResourceSyncAndroidType_t;

enum nvtxResourceCUDAType_t {
    NVTX_RESOURCE_TYPE_CUDA_DEVICE = 262145,
    NVTX_RESOURCE_TYPE_CUDA_CONTEXT = 262146,
    NVTX_RESOURCE_TYPE_CUDA_STREAM = 262147,
    NVTX_RESOURCE_TYPE_CUDA_EVENT = 262148,
};
typedef enum nvtxResourceCUDAType_t nvtxResourceCUDAType_t;

enum nvtxResourceCUDARTType_t {
    NVTX_RESOURCE_TYPE_CUDART_DEVICE = 327680,
    NVTX_RESOURCE_TYPE_CUDART_STREAM = 327681,
    NVTX_RESOURCE_TYPE_CUDART_EVENT = 327682,
};
typedef enum nvtxResourceCUDARTType_t nvtxResourceCUDARTType_t;

typedef struct nvtxDomainRegistration_st nvtxDomainRegistration;
typedef struct nvtxStringRegistration_st nvtxStringRegistration;
typedef union nvtxMessageValue_t nvtxMessageValue_t;
typedef struct nvtxEventAttributes_v2 nvtxEventAttributes_v2;
typedef struct nvtxEventAttributes_v2 nvtxEventAttributes_t;
union payload_t;
typedef struct nvtxResourceAttributes_v0 nvtxResourceAttributes_v0;
typedef struct nvtxResourceAttributes_v0 nvtxResourceAttributes_t;
union identifier_t;
struct nvtxResourceHandle;
struct nvtxSyncUser;
typedef struct nvtxSyncUserAttributes_v0 nvtxSyncUserAttributes_v0;
typedef struct nvtxSyncUserAttributes_v0 nvtxSyncUserAttributes_t;

typedef uint64_t nvtxRangeId_t;
typedef nvtxDomainRegistration *nvtxDomainHandle_t;
typedef nvtxStringRegistration *nvtxStringHandle_t;
typedef struct nvtxResourceHandle *nvtxResourceHandle_t;
typedef struct nvtxSyncUser *nvtxSyncUser_t;

union nvtxMessageValue_t {
    const char *ascii;
    const wchar_t *unicode;
    nvtxStringHandle_t registered;
};
CUBIND_ASSERT(sizeof(union nvtxMessageValue_t) == 8, "nvtxMessageValue_t");

union payload_t {
    uint64_t ullValue;
    int64_t llValue;
    double dValue;
    uint32_t uiValue;
    int32_t iValue;
    float fValue;
};
CUBIND_ASSERT(sizeof(union payload_t) == 8, "payload_t");

struct nvtxEventAttributes_v2 {
    uint16_t version;
    uint16_t size;
    uint32_t category;
    int32_t colorType;
    uint32_t color;
    int32_t payloadType;
    int32_t reserved0;
    union payload_t payload;
    int32_t messageType;
    nvtxMessageValue_t message;
};
CUBIND_ASSERT(sizeof(struct nvtxEventAttributes_v2) == 48, "nvtxEventAttributes_v2");

union identifier_t {
    const void *pValue;
    uint64_t ullValue;
};
CUBIND_ASSERT(sizeof(union identifier_t) == 8, "identifier_t");

struct nvtxResourceAttributes_v0 {
    uint16_t version;
    uint16_t size;
    int32_t identifierType;
    union identifier_t identifier;
    int32_t messageType;
    nvtxMessageValue_t message;
};
CUBIND_ASSERT(sizeof(struct nvtxResourceAttributes_v0) == 32, "nvtxResourceAttributes_v0");

struct nvtxSyncUserAttributes_v0 {
    uint16_t version;
    uint16_t size;
    int32_t messageType;
    nvtxMessageValue_t message;
};
CUBIND_ASSERT(sizeof(struct nvtxSyncUserAttributes_v0) == 16, "nvtxSyncUserAttributes_v0");

#endif // NVTX_VERSION

#ifdef __cplusplus
}
#endif
#undef CUBIND_ASSERT

#endif
