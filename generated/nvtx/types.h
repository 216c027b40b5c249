// types.h of cubind for NVTX, API version 13.5.
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

#define NVTX3EXT_CBID_nvtxCounterBatchSubmit 5
#define NVTX3EXT_CBID_nvtxCounterRegister 0
#define NVTX3EXT_CBID_nvtxCounterSample 3
#define NVTX3EXT_CBID_nvtxCounterSampleFloat64 2
#define NVTX3EXT_CBID_nvtxCounterSampleInt64 1
#define NVTX3EXT_CBID_nvtxCounterSampleNoValue 4
#define NVTX3EXT_CBID_nvtxDomainIsEnabled 7
#define NVTX3EXT_CBID_nvtxEventBatchSubmit 17
#define NVTX3EXT_CBID_nvtxEventSubmit 16
#define NVTX3EXT_CBID_nvtxMarkPayload 2
#define NVTX3EXT_CBID_nvtxMemCudaGetDeviceWidePermissions 14
#define NVTX3EXT_CBID_nvtxMemCudaGetProcessWidePermissions 13
#define NVTX3EXT_CBID_nvtxMemCudaMarkInitialized 16
#define NVTX3EXT_CBID_nvtxMemCudaSetPeerAccess 15
#define NVTX3EXT_CBID_nvtxMemHeapRegister 0
#define NVTX3EXT_CBID_nvtxMemHeapReset 2
#define NVTX3EXT_CBID_nvtxMemHeapUnregister 1
#define NVTX3EXT_CBID_nvtxMemPermissionsAssign 7
#define NVTX3EXT_CBID_nvtxMemPermissionsBind 11
#define NVTX3EXT_CBID_nvtxMemPermissionsCreate 8
#define NVTX3EXT_CBID_nvtxMemPermissionsDestroy 9
#define NVTX3EXT_CBID_nvtxMemPermissionsReset 10
#define NVTX3EXT_CBID_nvtxMemPermissionsUnbind 12
#define NVTX3EXT_CBID_nvtxMemRegionsName 6
#define NVTX3EXT_CBID_nvtxMemRegionsRegister 3
#define NVTX3EXT_CBID_nvtxMemRegionsResize 4
#define NVTX3EXT_CBID_nvtxMemRegionsUnregister 5
#define NVTX3EXT_CBID_nvtxPayloadEnumRegister 1
#define NVTX3EXT_CBID_nvtxPayloadSchemaRegister 0
#define NVTX3EXT_CBID_nvtxRangeEndPayload 6
#define NVTX3EXT_CBID_nvtxRangePopPayload 4
#define NVTX3EXT_CBID_nvtxRangePushPayload 3
#define NVTX3EXT_CBID_nvtxRangeStartPayload 5
#define NVTX3EXT_CBID_nvtxScopeRegister 12
#define NVTX3EXT_CBID_nvtxTimeDomainRegister 9
#define NVTX3EXT_CBID_nvtxTimeSyncPoint 13
#define NVTX3EXT_CBID_nvtxTimeSyncPointTable 14
#define NVTX3EXT_CBID_nvtxTimerSource 10
#define NVTX3EXT_CBID_nvtxTimerSourceWithData 11
#define NVTX3EXT_CBID_nvtxTimestampConversionFactor 15
#define NVTX3EXT_CBID_nvtxTimestampGet 8
#define NVTX_BATCH_FLAG_TIME_SORTED 0
#define NVTX_BATCH_FLAG_TIME_SORTED_PARTIALLY 2
#define NVTX_BATCH_FLAG_TIME_SORTED_PER_SCOPE 4
#define NVTX_BATCH_FLAG_UNSORTED 6
#define NVTX_COUNTER_BATCH_FLAG_BEGINTIME_INTERVAL_PAIR 4294967296u
#define NVTX_COUNTER_BATCH_FLAG_ENDTIME_INTERVAL_PAIR 8589934592u
#define NVTX_COUNTER_ID_DYNAMIC_START 4294967296u
#define NVTX_COUNTER_ID_NONE 0
#define NVTX_COUNTER_ID_STATIC_START 16777216
#define NVTX_COUNTER_SAMPLE_UNAVAILABLE 2
#define NVTX_COUNTER_SAMPLE_UNCHANGED 1
#define NVTX_COUNTER_SAMPLE_ZERO 0
#define NVTX_ERR_INIT_ACCESS_LIBRARY 3
#define NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT 6
#define NVTX_ERR_INIT_LOAD_LIBRARY 4
#define NVTX_ERR_INIT_LOAD_PROPERTY 2
#define NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT 5
#define NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE 7
#define NVTX_EVENT_ATTRIB_STRUCT_SIZE 48
#define NVTX_EXT_COMPATID_MEM 258
#define NVTX_EXT_COUNTERS_COMPATID 258
#define NVTX_EXT_COUNTERS_MODULEID 4
#define NVTX_EXT_MODULEID_MEM 1
#define NVTX_EXT_PAYLOAD_COMPATID 260
#define NVTX_EXT_PAYLOAD_MODULEID 2
#define NVTX_FAIL 1
#define NVTX_MEM_CUDA_PEER_ALL_DEVICES (-1)
#define NVTX_MEM_HEAP_HANDLE_NO_TOOL ((void *)-1)
#define NVTX_MEM_HEAP_HANDLE_PROCESS_WIDE ((void *)0)
#define NVTX_MEM_HEAP_USAGE_TYPE_LAYOUT 2
#define NVTX_MEM_HEAP_USAGE_TYPE_SUB_ALLOCATOR 1
#define NVTX_MEM_HEAP_USAGE_UNKNOWN 0
#define NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE 0
#define NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC 4
#define NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ 1
#define NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE 2
#define NVTX_MEM_PERMISSIONS_BIND_SCOPE_CPU_THREAD 1
#define NVTX_MEM_PERMISSIONS_BIND_SCOPE_CUDA_STREAM 2
#define NVTX_MEM_PERMISSIONS_BIND_SCOPE_UNKNOWN 0
#define NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC 4
#define NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ 1
#define NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE 2
#define NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE 0
#define NVTX_MEM_PERMISSIONS_HANDLE_NO_TOOL ((void *)-1)
#define NVTX_MEM_PERMISSIONS_HANDLE_PROCESS_WIDE ((void *)0)
#define NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC 4
#define NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE 0
#define NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ 1
#define NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET 8
#define NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE 2
#define NVTX_MEM_REGION_HANDLE_NO_TOOL ((void *)-1)
#define NVTX_MEM_REGION_REF_TYPE_HANDLE 2
#define NVTX_MEM_REGION_REF_TYPE_POINTER 1
#define NVTX_MEM_REGION_REF_TYPE_UNKNOWN 0
#define NVTX_MEM_TYPE_CUDA_ARRAY 17
#define NVTX_MEM_TYPE_CU_ARRAY 18
#define NVTX_MEM_TYPE_UNKNOWN 0
#define NVTX_MEM_TYPE_VIRTUAL_ADDRESS 1
#define NVTX_NO_PUSH_POP_TRACKING (-2)
#define NVTX_NULLPTR ((void *)0)
#define NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE 16
#define NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_INDEX 48
#define NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_LENGTH_PAYLOAD_INDEX 64
#define NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_ZERO_TERMINATED 32
#define NVTX_PAYLOAD_ENTRY_FLAG_COUNTER 16384
#define NVTX_PAYLOAD_ENTRY_FLAG_DEEP_COPY 256
#define NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE 1024
#define NVTX_PAYLOAD_ENTRY_FLAG_HIDE 512
#define NVTX_PAYLOAD_ENTRY_FLAG_IS_ARRAY 112
#define NVTX_PAYLOAD_ENTRY_FLAG_MARK 12288
#define NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_BASE 4
#define NVTX_PAYLOAD_ENTRY_FLAG_OFFSET_FROM_HERE 8
#define NVTX_PAYLOAD_ENTRY_FLAG_POINTER 2
#define NVTX_PAYLOAD_ENTRY_FLAG_RANGE_BEGIN 4096
#define NVTX_PAYLOAD_ENTRY_FLAG_RANGE_END 8192
#define NVTX_PAYLOAD_ENTRY_FLAG_TIMESTAMP 2048
#define NVTX_PAYLOAD_ENTRY_FLAG_UNUSED 0
#define NVTX_PAYLOAD_ENTRY_TYPE_ADDRESS 23
#define NVTX_PAYLOAD_ENTRY_TYPE_BF16 50
#define NVTX_PAYLOAD_ENTRY_TYPE_BYTE 32
#define NVTX_PAYLOAD_ENTRY_TYPE_CATEGORY 68
#define NVTX_PAYLOAD_ENTRY_TYPE_CHAR 1
#define NVTX_PAYLOAD_ENTRY_TYPE_CHAR16 26
#define NVTX_PAYLOAD_ENTRY_TYPE_CHAR32 27
#define NVTX_PAYLOAD_ENTRY_TYPE_CHAR8 25
#define NVTX_PAYLOAD_ENTRY_TYPE_COLOR_ARGB 69
#define NVTX_PAYLOAD_ENTRY_TYPE_CSTRING 75
#define NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF16 77
#define NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF32 78
#define NVTX_PAYLOAD_ENTRY_TYPE_CSTRING_UTF8 76
#define NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE 20
#define NVTX_PAYLOAD_ENTRY_TYPE_FLOAT 19
#define NVTX_PAYLOAD_ENTRY_TYPE_FLOAT128 45
#define NVTX_PAYLOAD_ENTRY_TYPE_FLOAT16 42
#define NVTX_PAYLOAD_ENTRY_TYPE_FLOAT32 43
#define NVTX_PAYLOAD_ENTRY_TYPE_FLOAT64 44
#define NVTX_PAYLOAD_ENTRY_TYPE_INFO_ARRAY_SIZE 28
#define NVTX_PAYLOAD_ENTRY_TYPE_INT 5
#define NVTX_PAYLOAD_ENTRY_TYPE_INT128 33
#define NVTX_PAYLOAD_ENTRY_TYPE_INT16 13
#define NVTX_PAYLOAD_ENTRY_TYPE_INT32 15
#define NVTX_PAYLOAD_ENTRY_TYPE_INT64 17
#define NVTX_PAYLOAD_ENTRY_TYPE_INT8 11
#define NVTX_PAYLOAD_ENTRY_TYPE_INVALID 0
#define NVTX_PAYLOAD_ENTRY_TYPE_LONG 7
#define NVTX_PAYLOAD_ENTRY_TYPE_LONGDOUBLE 21
#define NVTX_PAYLOAD_ENTRY_TYPE_LONGLONG 9
#define NVTX_PAYLOAD_ENTRY_TYPE_NVTX_REGISTERED_STRING_HANDLE 80
#define NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT32 71
#define NVTX_PAYLOAD_ENTRY_TYPE_PID_UINT64 72
#define NVTX_PAYLOAD_ENTRY_TYPE_RANGE_ID 67
#define NVTX_PAYLOAD_ENTRY_TYPE_SCOPE_ID 70
#define NVTX_PAYLOAD_ENTRY_TYPE_SHORT 3
#define NVTX_PAYLOAD_ENTRY_TYPE_SIZE 22
#define NVTX_PAYLOAD_ENTRY_TYPE_TF32 52
#define NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT32 73
#define NVTX_PAYLOAD_ENTRY_TYPE_TID_UINT64 74
#define NVTX_PAYLOAD_ENTRY_TYPE_UCHAR 2
#define NVTX_PAYLOAD_ENTRY_TYPE_UINT 6
#define NVTX_PAYLOAD_ENTRY_TYPE_UINT128 34
#define NVTX_PAYLOAD_ENTRY_TYPE_UINT16 14
#define NVTX_PAYLOAD_ENTRY_TYPE_UINT32 16
#define NVTX_PAYLOAD_ENTRY_TYPE_UINT64 18
#define NVTX_PAYLOAD_ENTRY_TYPE_UINT8 12
#define NVTX_PAYLOAD_ENTRY_TYPE_ULONG 8
#define NVTX_PAYLOAD_ENTRY_TYPE_ULONGLONG 10
#define NVTX_PAYLOAD_ENTRY_TYPE_UNION_SELECTOR 100
#define NVTX_PAYLOAD_ENTRY_TYPE_USHORT 4
#define NVTX_PAYLOAD_ENTRY_TYPE_WCHAR 24
#define NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES 4
#define NVTX_PAYLOAD_ENUM_ATTR_FIELD_EXTENSION 64
#define NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME 2
#define NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES 8
#define NVTX_PAYLOAD_ENUM_ATTR_FIELD_SCHEMA_ID 32
#define NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE 16
#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ALIGNMENT 128
#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_ENTRIES 16
#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_EXTENSION 512
#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_FLAGS 8
#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NAME 2
#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_NUM_ENTRIES 32
#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_SCHEMA_ID 256
#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_STATIC_SIZE 64
#define NVTX_PAYLOAD_SCHEMA_ATTR_FIELD_TYPE 4
#define NVTX_PAYLOAD_SCHEMA_FLAG_COUNTER_GROUP 8
#define NVTX_PAYLOAD_SCHEMA_FLAG_DEEP_COPY 2
#define NVTX_PAYLOAD_SCHEMA_FLAG_MARK 32
#define NVTX_PAYLOAD_SCHEMA_FLAG_NONE 0
#define NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_END 64
#define NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_POP 48
#define NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSH 40
#define NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_PUSHPOP 16
#define NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_START 56
#define NVTX_PAYLOAD_SCHEMA_FLAG_RANGE_STARTEND 24
#define NVTX_PAYLOAD_SCHEMA_FLAG_REFERENCED 4
#define NVTX_PAYLOAD_SCHEMA_ID_DYNAMIC_START 4294967296u
#define NVTX_PAYLOAD_SCHEMA_ID_STATIC_START 16777216
#define NVTX_PAYLOAD_SCHEMA_TYPE_DYNAMIC 2
#define NVTX_PAYLOAD_SCHEMA_TYPE_INVALID 0
#define NVTX_PAYLOAD_SCHEMA_TYPE_STATIC 1
#define NVTX_PAYLOAD_SCHEMA_TYPE_UNION 3
#define NVTX_PAYLOAD_SCHEMA_TYPE_UNION_WITH_INTERNAL_SELECTOR 4
#define NVTX_PAYLOAD_TYPE_EXT (-541261815)
#define NVTX_RESOURCE_ATTRIB_STRUCT_SIZE 32
#define NVTX_RESOURCE_CLASS_CUDA 4
#define NVTX_RESOURCE_CLASS_CUDART 5
#define NVTX_RESOURCE_CLASS_GENERIC 1
#define NVTX_RESOURCE_CLASS_SYNC_OS 2
#define NVTX_RESOURCE_CLASS_SYNC_PTHREAD 3
#define NVTX_SCOPE_CURRENT_CONTAINER 19
#define NVTX_SCOPE_CURRENT_HW_CPU_LOGICAL 5
#define NVTX_SCOPE_CURRENT_HW_CPU_PHYSICAL 4
#define NVTX_SCOPE_CURRENT_HW_INNERMOST 15
#define NVTX_SCOPE_CURRENT_HW_MACHINE 2
#define NVTX_SCOPE_CURRENT_HW_SOCKET 3
#define NVTX_SCOPE_CURRENT_HYPERVISOR 16
#define NVTX_SCOPE_CURRENT_KERNEL 18
#define NVTX_SCOPE_CURRENT_OS 20
#define NVTX_SCOPE_CURRENT_SW_INNERMOST 31
#define NVTX_SCOPE_CURRENT_SW_PROCESS 21
#define NVTX_SCOPE_CURRENT_SW_THREAD 22
#define NVTX_SCOPE_CURRENT_VM 17
#define NVTX_SCOPE_ID_DYNAMIC_START 4294967296u
#define NVTX_SCOPE_ID_STATIC_START 16777216
#define NVTX_SCOPE_NONE 0
#define NVTX_SCOPE_ROOT 1
#define NVTX_SUCCESS 0
#define NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE 16
#define NVTX_TIMER_FLAG_CLOCK_MONOTONIC 2
#define NVTX_TIMER_FLAG_CLOCK_STEADY 4
#define NVTX_TIMER_FLAG_NONE 0
#define NVTX_TIMER_SOURCE_SAFE_CALL_AFTER_PROCESS_TEARDOWN 0
#define NVTX_TIMER_SOURCE_UNSAFE_CALL_AFTER_PROCESS_TEARDOWN 1
#define NVTX_TIMER_START_SYSTEM_BOOT 1
#define NVTX_TIMER_START_UNIX_EPOCH 3
#define NVTX_TIMER_START_UNKNOWN 0
#define NVTX_TIMER_START_VM_BOOT 2
#define NVTX_TIMER_START_WIN_FILETIME 4
#define NVTX_TIMESTAMP_TYPE_CPP_FILE_CLOCK 56
#define NVTX_TIMESTAMP_TYPE_CPP_GPS_CLOCK 55
#define NVTX_TIMESTAMP_TYPE_CPP_HIGH_RESOLUTION_CLOCK 51
#define NVTX_TIMESTAMP_TYPE_CPP_STEADY_CLOCK 50
#define NVTX_TIMESTAMP_TYPE_CPP_SYSTEM_CLOCK 52
#define NVTX_TIMESTAMP_TYPE_CPP_TAI_CLOCK 54
#define NVTX_TIMESTAMP_TYPE_CPP_UTC_CLOCK 53
#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_BOOTTIME 17
#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC 14
#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_COARSE 16
#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_MONOTONIC_RAW 15
#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_PROCESS_CPUTIME_ID 18
#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME 12
#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_REALTIME_COARSE 13
#define NVTX_TIMESTAMP_TYPE_CPU_CLOCK_GETTIME_THREAD_CPUTIME_ID 19
#define NVTX_TIMESTAMP_TYPE_CPU_TSC 10
#define NVTX_TIMESTAMP_TYPE_CPU_TSC_NONVIRTUALIZED 11
#define NVTX_TIMESTAMP_TYPE_C_CLOCK 41
#define NVTX_TIMESTAMP_TYPE_C_TIME 40
#define NVTX_TIMESTAMP_TYPE_C_TIMESPEC_GET 42
#define NVTX_TIMESTAMP_TYPE_GPU_GLOBALTIMER 80
#define NVTX_TIMESTAMP_TYPE_NONE 0
#define NVTX_TIMESTAMP_TYPE_TOOL_PROVIDED 1
#define NVTX_TIMESTAMP_TYPE_WIN_GSTAFT 31
#define NVTX_TIMESTAMP_TYPE_WIN_GSTAFTP 32
#define NVTX_TIMESTAMP_TYPE_WIN_QPC 30
#define NVTX_TIME_DOMAIN_ID_DYNAMIC_START 4294967296u
#define NVTX_TIME_DOMAIN_ID_NONE 0
#define NVTX_TIME_DOMAIN_ID_STATIC_START 16777216
#define NVTX_TYPE_PAYLOAD_SCHEMA_RAW 1023
#define NVTX_TYPE_PAYLOAD_SCHEMA_REFERENCED 1022

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
typedef struct nvtxPayloadEntryTypeInfo_v1 nvtxPayloadEntryTypeInfo_t;
typedef struct nvtxPayloadData_v1 nvtxPayloadData_t;
typedef struct nvtxSemanticsHeader_v1 nvtxSemanticsHeader_t;
typedef struct nvtxPayloadSchemaEntry_v1 nvtxPayloadSchemaEntry_t;
typedef struct nvtxPayloadSchemaAttr_v1 nvtxPayloadSchemaAttr_t;
typedef struct nvtxPayloadEnum_v1 nvtxPayloadEnum_t;
typedef struct nvtxPayloadEnumAttr_v1 nvtxPayloadEnumAttr_t;
typedef struct nvtxScopeAttr_v1 nvtxScopeAttr_t;
typedef struct nvtxTimeDomainAttr_v1 nvtxTimeDomainAttr_t;
typedef struct nvtxSyncPoint_v1 nvtxSyncPoint_t;
typedef struct nvtxEventBatch_v1 nvtxEventBatch_t;
typedef struct nvtxCounterAttr_v1 nvtxCounterAttr_t;
typedef struct nvtxCounterBatch_v1 nvtxCounterBatch_t;
typedef struct nvtxMemHeap_v1 nvtxMemHeap_t;
typedef struct nvtxMemRegion_v1 nvtxMemRegion_t;
typedef union nvtxMemRegionRef_t nvtxMemRegionRef_t;
typedef struct nvtxMemPermissions_v1 nvtxMemPermissions_t;
typedef struct nvtxMemVirtualRangeDesc_v1 nvtxMemVirtualRangeDesc_v1;
typedef struct nvtxMemVirtualRangeDesc_v1 nvtxMemVirtualRangeDesc_t;
typedef struct nvtxMemHeapDesc_v1 nvtxMemHeapDesc_v1;
typedef struct nvtxMemHeapDesc_v1 nvtxMemHeapDesc_t;
typedef struct nvtxMemRegionsRegisterBatch_v1 nvtxMemRegionsRegisterBatch_v1;
typedef struct nvtxMemRegionsRegisterBatch_v1 nvtxMemRegionsRegisterBatch_t;
typedef struct nvtxMemRegionsResizeBatch_v1 nvtxMemRegionsResizeBatch_v1;
typedef struct nvtxMemRegionsResizeBatch_v1 nvtxMemRegionsResizeBatch_t;
typedef struct nvtxMemRegionsUnregisterBatch_v1 nvtxMemRegionsUnregisterBatch_v1;
typedef struct nvtxMemRegionsUnregisterBatch_v1 nvtxMemRegionsUnregisterBatch_t;
typedef struct nvtxMemRegionNameDesc_v1 nvtxMemRegionNameDesc_v1;
typedef struct nvtxMemRegionNameDesc_v1 nvtxMemRegionNameDesc_t;
typedef struct nvtxMemRegionsNameBatch_v1 nvtxMemRegionsNameBatch_v1;
typedef struct nvtxMemRegionsNameBatch_v1 nvtxMemRegionsNameBatch_t;
typedef struct nvtxMemPermissionsAssignRegionDesc_v1 nvtxMemPermissionsAssignRegionDesc_v1;
typedef struct nvtxMemPermissionsAssignRegionDesc_v1 nvtxMemPermissionsAssignRegionDesc_t;
typedef struct nvtxMemPermissionsAssignBatch_v1 nvtxMemPermissionsAssignBatch_v1;
typedef struct nvtxMemPermissionsAssignBatch_v1 nvtxMemPermissionsAssignBatch_t;
typedef struct nvtxMemCudaArrayRangeDesc_v1 nvtxMemCudaArrayRangeDesc_v1;
typedef struct nvtxMemCudaArrayRangeDesc_v1 nvtxMemCudaArrayRangeDesc_t;
typedef struct nvtxMemCuArrayRangeDesc_v1 nvtxMemCuArrayRangeDesc_v1;
typedef struct nvtxMemCuArrayRangeDesc_v1 nvtxMemCuArrayRangeDesc_t;
typedef struct nvtxMemMarkInitializedBatch_v1 nvtxMemMarkInitializedBatch_v1;
typedef struct nvtxMemMarkInitializedBatch_v1 nvtxMemMarkInitializedBatch_t;

typedef uint64_t nvtxRangeId_t;
typedef nvtxDomainRegistration *nvtxDomainHandle_t;
typedef nvtxStringRegistration *nvtxStringHandle_t;
typedef struct nvtxResourceHandle *nvtxResourceHandle_t;
typedef struct nvtxSyncUser *nvtxSyncUser_t;
typedef nvtxMemHeap_t *nvtxMemHeapHandle_t;
typedef nvtxMemRegion_t *nvtxMemRegionHandle_t;
typedef nvtxMemPermissions_t *nvtxMemPermissionsHandle_t;

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

struct nvtxPayloadEntryTypeInfo_v1 {
    uint16_t size;
    uint16_t align;
};
CUBIND_ASSERT(sizeof(struct nvtxPayloadEntryTypeInfo_v1) == 4, "nvtxPayloadEntryTypeInfo_v1");

struct nvtxPayloadData_v1 {
    uint64_t schemaId;
    size_t size;
    const void *payload;
};
CUBIND_ASSERT(sizeof(struct nvtxPayloadData_v1) == 24, "nvtxPayloadData_v1");

struct nvtxSemanticsHeader_v1 {
    uint32_t structSize;
    uint16_t semanticId;
    uint16_t version;
    const struct nvtxSemanticsHeader_v1 *next;
};
CUBIND_ASSERT(sizeof(struct nvtxSemanticsHeader_v1) == 16, "nvtxSemanticsHeader_v1");

struct nvtxPayloadSchemaEntry_v1 {
    uint64_t flags;
    uint64_t type;
    const char *name;
    const char *description;
    uint64_t arrayOrUnionDetail;
    uint64_t offset;
    const nvtxSemanticsHeader_t *semantics;
    const void *reserved;
};
CUBIND_ASSERT(sizeof(struct nvtxPayloadSchemaEntry_v1) == 64, "nvtxPayloadSchemaEntry_v1");

struct nvtxPayloadSchemaAttr_v1 {
    uint64_t fieldMask;
    const char *name;
    uint64_t type;
    uint64_t flags;
    const nvtxPayloadSchemaEntry_t *entries;
    size_t numEntries;
    size_t payloadStaticSize;
    size_t packAlign;
    uint64_t schemaId;
    void *extension;
};
CUBIND_ASSERT(sizeof(struct nvtxPayloadSchemaAttr_v1) == 80, "nvtxPayloadSchemaAttr_v1");

struct nvtxPayloadEnum_v1 {
    const char *name;
    uint64_t value;
    int8_t isFlag;
};
CUBIND_ASSERT(sizeof(struct nvtxPayloadEnum_v1) == 24, "nvtxPayloadEnum_v1");

struct nvtxPayloadEnumAttr_v1 {
    uint64_t fieldMask;
    const char *name;
    const nvtxPayloadEnum_t *entries;
    size_t numEntries;
    size_t sizeOfEnum;
    uint64_t schemaId;
    void *extension;
};
CUBIND_ASSERT(sizeof(struct nvtxPayloadEnumAttr_v1) == 56, "nvtxPayloadEnumAttr_v1");

struct nvtxScopeAttr_v1 {
    size_t structSize;
    const char *path;
    uint64_t parentScope;
    uint64_t scopeId;
};
CUBIND_ASSERT(sizeof(struct nvtxScopeAttr_v1) == 32, "nvtxScopeAttr_v1");

struct nvtxTimeDomainAttr_v1 {
    uint64_t scopeId;
    uint64_t timestampTypeId;
    uint64_t timeDomainId;
    uint64_t timerFlags;
    int64_t timerResolution;
    uint64_t timerStart;
};
CUBIND_ASSERT(sizeof(struct nvtxTimeDomainAttr_v1) == 48, "nvtxTimeDomainAttr_v1");

struct nvtxSyncPoint_v1 {
    int64_t src;
    int64_t dst;
};
CUBIND_ASSERT(sizeof(struct nvtxSyncPoint_v1) == 16, "nvtxSyncPoint_v1");

struct nvtxEventBatch_v1 {
    uint64_t eventSchemaId;
    size_t size;
    const void *events;
    uint64_t scope;
    uint64_t flags;
    const void *flexData;
    size_t flexDataSize;
    size_t flexDataOffset;
};
CUBIND_ASSERT(sizeof(struct nvtxEventBatch_v1) == 64, "nvtxEventBatch_v1");

struct nvtxCounterAttr_v1 {
    size_t structSize;
    uint64_t schemaId;
    const char *name;
    const char *description;
    uint64_t scopeId;
    const nvtxSemanticsHeader_t *semantics;
    uint64_t counterId;
};
CUBIND_ASSERT(sizeof(struct nvtxCounterAttr_v1) == 56, "nvtxCounterAttr_v1");

struct nvtxCounterBatch_v1 {
    uint64_t counterId;
    const void *counters;
    size_t countersSize;
    uint64_t flags;
    const int64_t *timestamps;
    size_t timestampsSize;
};
CUBIND_ASSERT(sizeof(struct nvtxCounterBatch_v1) == 48, "nvtxCounterBatch_v1");

union nvtxMemRegionRef_t {
    const void *pointer;
    nvtxMemRegionHandle_t handle;
};
CUBIND_ASSERT(sizeof(union nvtxMemRegionRef_t) == 8, "nvtxMemRegionRef_t");

struct nvtxMemVirtualRangeDesc_v1 {
    size_t size;
    const void *ptr;
};
CUBIND_ASSERT(sizeof(struct nvtxMemVirtualRangeDesc_v1) == 16, "nvtxMemVirtualRangeDesc_v1");

struct nvtxMemHeapDesc_v1 {
    uint16_t extCompatID;
    uint16_t structSize;
    uint32_t reserved0;
    uint32_t usage;
    uint32_t type;
    size_t typeSpecificDescSize;
    const void *typeSpecificDesc;
    uint32_t category;
    uint32_t messageType;
    nvtxMessageValue_t message;
};
CUBIND_ASSERT(sizeof(struct nvtxMemHeapDesc_v1) == 48, "nvtxMemHeapDesc_v1");

struct nvtxMemRegionsRegisterBatch_v1 {
    uint16_t extCompatID;
    uint16_t structSize;
    uint32_t regionType;
    nvtxMemHeapHandle_t heap;
    size_t regionCount;
    size_t regionDescElementSize;
    const void *regionDescElements;
    nvtxMemRegionHandle_t *regionHandleElementsOut;
};
CUBIND_ASSERT(sizeof(struct nvtxMemRegionsRegisterBatch_v1) == 48,
    "nvtxMemRegionsRegisterBatch_v1");

struct nvtxMemRegionsResizeBatch_v1 {
    uint16_t extCompatID;
    uint16_t structSize;
    uint32_t regionType;
    size_t regionDescCount;
    size_t regionDescElementSize;
    const void *regionDescElements;
};
CUBIND_ASSERT(sizeof(struct nvtxMemRegionsResizeBatch_v1) == 32, "nvtxMemRegionsResizeBatch_v1");

struct nvtxMemRegionsUnregisterBatch_v1 {
    uint16_t extCompatID;
    uint16_t structSize;
    uint32_t refType;
    size_t refCount;
    size_t refElementSize;
    const nvtxMemRegionRef_t *refElements;
};
CUBIND_ASSERT(sizeof(struct nvtxMemRegionsUnregisterBatch_v1) == 32,
    "nvtxMemRegionsUnregisterBatch_v1");

struct nvtxMemRegionNameDesc_v1 {
    uint32_t regionRefType;
    uint32_t nameType;
    nvtxMemRegionRef_t region;
    nvtxMessageValue_t name;
    uint32_t category;
    uint32_t reserved0;
};
CUBIND_ASSERT(sizeof(struct nvtxMemRegionNameDesc_v1) == 32, "nvtxMemRegionNameDesc_v1");

struct nvtxMemRegionsNameBatch_v1 {
    uint16_t extCompatID;
    uint16_t structSize;
    uint32_t reserved0;
    size_t regionCount;
    size_t regionElementSize;
    const nvtxMemRegionNameDesc_t *regionElements;
    size_t reserved1;
};
CUBIND_ASSERT(sizeof(struct nvtxMemRegionsNameBatch_v1) == 40, "nvtxMemRegionsNameBatch_v1");

struct nvtxMemPermissionsAssignRegionDesc_v1 {
    uint32_t flags;
    uint32_t regionRefType;
    nvtxMemRegionRef_t region;
};
CUBIND_ASSERT(sizeof(struct nvtxMemPermissionsAssignRegionDesc_v1) == 16,
    "nvtxMemPermissionsAssignRegionDesc_v1");

struct nvtxMemPermissionsAssignBatch_v1 {
    uint16_t extCompatID;
    uint16_t structSize;
    uint32_t reserved0;
    nvtxMemPermissionsHandle_t permissions;
    size_t regionCount;
    size_t regionElementSize;
    const nvtxMemPermissionsAssignRegionDesc_t *regionElements;
    size_t reserved1;
};
CUBIND_ASSERT(sizeof(struct nvtxMemPermissionsAssignBatch_v1) == 48,
    "nvtxMemPermissionsAssignBatch_v1");

struct nvtxMemCudaArrayRangeDesc_v1 {
    uint16_t extCompatID;
    uint16_t structSize;
    uint32_t reserved0;
    cudaArray_t src;
    size_t offset[3];
    size_t extent[3];
};
CUBIND_ASSERT(sizeof(struct nvtxMemCudaArrayRangeDesc_v1) == 64, "nvtxMemCudaArrayRangeDesc_v1");

struct nvtxMemCuArrayRangeDesc_v1 {
    uint16_t extCompatID;
    uint16_t structSize;
    uint32_t reserved0;
    CUarray src;
    size_t offset[3];
    size_t extent[3];
};
CUBIND_ASSERT(sizeof(struct nvtxMemCuArrayRangeDesc_v1) == 64, "nvtxMemCuArrayRangeDesc_v1");

struct nvtxMemMarkInitializedBatch_v1 {
    uint16_t extCompatID;
    uint16_t structSize;
    uint32_t regionType;
    size_t regionDescCount;
    size_t regionDescElementSize;
    const void *regionDescElements;
};
CUBIND_ASSERT(sizeof(struct nvtxMemMarkInitializedBatch_v1) == 32,
    "nvtxMemMarkInitializedBatch_v1");

#endif // NVTX_VERSION

#ifdef __cplusplus
}
#endif
#undef CUBIND_ASSERT

#endif
