// layout_check.c of cubind's binding of the NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/nvtx.yaml.
// Header: nvtx3/nvToolsExt.h
// Header: nvtx3/nvToolsExtSync.h
// Header: nvtx3/nvToolsExtCuda.h
// Header: nvtx3/nvToolsExtCudaRt.h
// clang-format off

#define NVTX_NO_IMPL 1
#include <cuda.h>
#include <driver_types.h>
#include <nvtx3/nvToolsExt.h>
#include <nvtx3/nvToolsExtSync.h>
#include <nvtx3/nvToolsExtCuda.h>
#include <nvtx3/nvToolsExtCudaRt.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 12090.
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
_Static_assert((unsigned long long)NVTX_FAIL == 1ULL, "value of NVTX_FAIL");
_Static_assert((unsigned long long)NVTX_NO_PUSH_POP_TRACKING == 18446744073709551614ULL,
    "value of NVTX_NO_PUSH_POP_TRACKING");
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
_Static_assert((unsigned long long)NVTX_SUCCESS == 0ULL, "value of NVTX_SUCCESS");
_Static_assert((unsigned long long)NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE == 16ULL,
    "value of NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE");
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
