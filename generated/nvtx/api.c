// api.c of cubind for NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "nvtx_api.h"

#include "cubind/capsule.h"

#include "symbols.h"

_Static_assert(sizeof(cubind_nvtx_api) == sizeof(cb_api) + SYMBOL_COUNT * sizeof(void *),
    "a member for each symbol");

// The member `name` of the table: calls the library's function, or returns `missing` if there is
// none.
#define API_VALUE(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *call = cb_symbol_address_or_null(&nvtx_symbols[S_##name]); \
        return call != NULL ? call args : missing; \
    }

// The member `name` of the table: calls the library's function, or does nothing if there is none.
#define API_VOID(name, params, args) \
    static void api_##name params \
    { \
        fn_##name *call = cb_symbol_address_or_null(&nvtx_symbols[S_##name]); \
        if (call != NULL) \
            call args; \
    }

API_VOID(nvtxInitialize, (const void *reserved), (reserved))
API_VOID(nvtxDomainMarkEx, (nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib),
    (domain, eventAttrib))
API_VOID(nvtxMarkEx, (const nvtxEventAttributes_t *eventAttrib), (eventAttrib))
API_VOID(nvtxMarkA, (const char *message), (message))
API_VALUE(nvtxRangeId_t, nvtxDomainRangeStartEx,
    (nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib), (domain, eventAttrib), 0)
API_VALUE(nvtxRangeId_t, nvtxRangeStartEx, (const nvtxEventAttributes_t *eventAttrib),
    (eventAttrib), 0)
API_VALUE(nvtxRangeId_t, nvtxRangeStartA, (const char *message), (message), 0)
API_VOID(nvtxDomainRangeEnd, (nvtxDomainHandle_t domain, nvtxRangeId_t id), (domain, id))
API_VOID(nvtxRangeEnd, (nvtxRangeId_t id), (id))
API_VALUE(int, nvtxDomainRangePushEx,
    (nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib), (domain, eventAttrib), 0)
API_VALUE(int, nvtxRangePushEx, (const nvtxEventAttributes_t *eventAttrib), (eventAttrib), 0)
API_VALUE(int, nvtxRangePushA, (const char *message), (message), 0)
API_VALUE(int, nvtxDomainRangePop, (nvtxDomainHandle_t domain), (domain), 0)
API_VALUE(int, nvtxRangePop, (void), (), 0)
API_VALUE(nvtxResourceHandle_t, nvtxDomainResourceCreate,
    (nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs), (domain, attribs), NULL)
API_VOID(nvtxDomainResourceDestroy, (nvtxResourceHandle_t resource), (resource))
API_VOID(nvtxDomainNameCategoryA, (nvtxDomainHandle_t domain, uint32_t category, const char *name),
    (domain, category, name))
API_VOID(nvtxNameCategoryA, (uint32_t category, const char *name), (category, name))
API_VOID(nvtxNameOsThreadA, (uint32_t threadId, const char *name), (threadId, name))
API_VALUE(nvtxStringHandle_t, nvtxDomainRegisterStringA,
    (nvtxDomainHandle_t domain, const char *string), (domain, string), NULL)
API_VALUE(nvtxDomainHandle_t, nvtxDomainCreateA, (const char *name), (name), NULL)
API_VOID(nvtxDomainDestroy, (nvtxDomainHandle_t domain), (domain))
API_VALUE(nvtxSyncUser_t, nvtxDomainSyncUserCreate,
    (nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs), (domain, attribs), NULL)
API_VOID(nvtxDomainSyncUserDestroy, (nvtxSyncUser_t handle), (handle))
API_VOID(nvtxDomainSyncUserAcquireStart, (nvtxSyncUser_t handle), (handle))
API_VOID(nvtxDomainSyncUserAcquireFailed, (nvtxSyncUser_t handle), (handle))
API_VOID(nvtxDomainSyncUserAcquireSuccess, (nvtxSyncUser_t handle), (handle))
API_VOID(nvtxDomainSyncUserReleasing, (nvtxSyncUser_t handle), (handle))
API_VOID(nvtxNameCuDeviceA, (CUdevice device, const char *name), (device, name))
API_VOID(nvtxNameCuContextA, (CUcontext context, const char *name), (context, name))
API_VOID(nvtxNameCuStreamA, (CUstream stream, const char *name), (stream, name))
API_VOID(nvtxNameCuEventA, (CUevent event, const char *name), (event, name))
API_VOID(nvtxNameCudaDeviceA, (int device, const char *name), (device, name))
API_VOID(nvtxNameCudaStreamA, (cudaStream_t stream, const char *name), (stream, name))
API_VOID(nvtxNameCudaEventA, (cudaEvent_t event, const char *name), (event, name))
API_VALUE(uint64_t, nvtxPayloadSchemaRegister,
    (nvtxDomainHandle_t domain, const nvtxPayloadSchemaAttr_t *attr), (domain, attr), 0)
API_VALUE(uint64_t, nvtxPayloadEnumRegister,
    (nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr), (domain, attr), 0)
API_VALUE(uint64_t, nvtxScopeRegister, (nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr),
    (domain, attr), 0)
API_VOID(nvtxMarkPayload,
    (nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count),
    (domain, payloadData, count))
API_VALUE(int, nvtxRangePushPayload,
    (nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count),
    (domain, payloadData, count), 0)
API_VALUE(int, nvtxRangePopPayload,
    (nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count),
    (domain, payloadData, count), 0)
API_VALUE(nvtxRangeId_t, nvtxRangeStartPayload,
    (nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count),
    (domain, payloadData, count), 0)
API_VOID(nvtxRangeEndPayload,
    (nvtxDomainHandle_t domain, nvtxRangeId_t id, const nvtxPayloadData_t *payloadData,
        size_t count),
    (domain, id, payloadData, count))
API_VALUE(uint8_t, nvtxDomainIsEnabled, (nvtxDomainHandle_t domain), (domain), 0)
API_VALUE(int64_t, nvtxTimestampGet, (void), (), 0)
API_VALUE(uint64_t, nvtxTimeDomainRegister,
    (nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr), (domain, timeAttr), 0)
API_VOID(nvtxTimerSource,
    (nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
        int64_t (*timestampProviderFn)(void)),
    (domain, timeDomainId, flags, timestampProviderFn))
API_VOID(nvtxTimerSourceWithData,
    (nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
        int64_t (*timestampProviderFn)(void *), void *data),
    (domain, timeDomainId, flags, timestampProviderFn, data))
API_VOID(nvtxTimeSyncPoint,
    (nvtxDomainHandle_t domain, uint64_t timeDomainId1, uint64_t timeDomainId2, int64_t timestamp1,
        int64_t timestamp2),
    (domain, timeDomainId1, timeDomainId2, timestamp1, timestamp2))
API_VOID(nvtxTimeSyncPointTable,
    (nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst,
        const nvtxSyncPoint_t *syncPoints, size_t count),
    (domain, timeDomainIdSrc, timeDomainIdDst, syncPoints, count))
API_VOID(nvtxTimestampConversionFactor,
    (nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst, double slope,
        int64_t timestampSrc, int64_t timestampDst),
    (domain, timeDomainIdSrc, timeDomainIdDst, slope, timestampSrc, timestampDst))
API_VOID(nvtxEventSubmit,
    (nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t numPayloads),
    (domain, payloadData, numPayloads))
API_VOID(nvtxEventBatchSubmit, (nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch),
    (domain, eventBatch))
API_VALUE(uint64_t, nvtxCounterRegister,
    (nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr), (hDomain, attr), 0)
API_VOID(nvtxCounterSampleInt64, (nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value),
    (hDomain, counterId, value))
API_VOID(nvtxCounterSampleFloat64, (nvtxDomainHandle_t hDomain, uint64_t counterId, double value),
    (hDomain, counterId, value))
API_VOID(nvtxCounterSample,
    (nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value, size_t size),
    (hDomain, counterId, value, size))
API_VOID(nvtxCounterSampleNoValue,
    (nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason), (hDomain, counterId, reason))
API_VOID(nvtxCounterBatchSubmit,
    (nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData), (hDomain, counterData))
API_VALUE(nvtxMemHeapHandle_t, nvtxMemHeapRegister,
    (nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc), (domain, desc), NULL)
API_VOID(nvtxMemHeapUnregister, (nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap),
    (domain, heap))
API_VOID(nvtxMemHeapReset, (nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap), (domain, heap))
API_VOID(nvtxMemRegionsRegister,
    (nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc), (domain, desc))
API_VOID(nvtxMemRegionsResize,
    (nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc), (domain, desc))
API_VOID(nvtxMemRegionsUnregister,
    (nvtxDomainHandle_t domain, const nvtxMemRegionsUnregisterBatch_t *desc), (domain, desc))
API_VOID(nvtxMemRegionsName, (nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc),
    (domain, desc))
API_VOID(nvtxMemPermissionsAssign,
    (nvtxDomainHandle_t domain, const nvtxMemPermissionsAssignBatch_t *desc), (domain, desc))
API_VALUE(nvtxMemPermissionsHandle_t, nvtxMemPermissionsCreate,
    (nvtxDomainHandle_t domain, int32_t creationflags), (domain, creationflags), NULL)
API_VOID(nvtxMemPermissionsDestroy,
    (nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle),
    (domain, permissionsHandle))
API_VOID(nvtxMemPermissionsReset,
    (nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle),
    (domain, permissionsHandle))
API_VOID(nvtxMemPermissionsBind,
    (nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, uint32_t bindScope,
        uint32_t bindFlags),
    (domain, permissions, bindScope, bindFlags))
API_VOID(nvtxMemPermissionsUnbind, (nvtxDomainHandle_t domain, uint32_t bindScope),
    (domain, bindScope))
API_VALUE(nvtxMemPermissionsHandle_t, nvtxMemCudaGetProcessWidePermissions,
    (nvtxDomainHandle_t domain), (domain), NULL)
API_VALUE(nvtxMemPermissionsHandle_t, nvtxMemCudaGetDeviceWidePermissions,
    (nvtxDomainHandle_t domain, int device), (domain, device), NULL)
API_VOID(nvtxMemCudaSetPeerAccess,
    (nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, int devicePeer,
        uint32_t flags),
    (domain, permissions, devicePeer, flags))
API_VOID(nvtxMemCudaMarkInitialized,
    (nvtxDomainHandle_t domain, cudaStream_t stream, uint8_t isPerThreadStream,
        const nvtxMemMarkInitializedBatch_t *desc),
    (domain, stream, isPerThreadStream, desc))

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&nvtx_api_table, nvtx_symbols, SYMBOL_COUNT, &last,
        function, symbol);
}

const struct cubind_nvtx_api nvtx_api_table = {
    .layout = CUBIND_NVTX_API_LAYOUT,
    .api_version = CUBIND_NVTX_API_VERSION,
    .size = sizeof(cubind_nvtx_api),
    .find = find_entry,
    .nvtxInitialize = api_nvtxInitialize,
    .nvtxDomainMarkEx = api_nvtxDomainMarkEx,
    .nvtxMarkEx = api_nvtxMarkEx,
    .nvtxMarkA = api_nvtxMarkA,
    .nvtxDomainRangeStartEx = api_nvtxDomainRangeStartEx,
    .nvtxRangeStartEx = api_nvtxRangeStartEx,
    .nvtxRangeStartA = api_nvtxRangeStartA,
    .nvtxDomainRangeEnd = api_nvtxDomainRangeEnd,
    .nvtxRangeEnd = api_nvtxRangeEnd,
    .nvtxDomainRangePushEx = api_nvtxDomainRangePushEx,
    .nvtxRangePushEx = api_nvtxRangePushEx,
    .nvtxRangePushA = api_nvtxRangePushA,
    .nvtxDomainRangePop = api_nvtxDomainRangePop,
    .nvtxRangePop = api_nvtxRangePop,
    .nvtxDomainResourceCreate = api_nvtxDomainResourceCreate,
    .nvtxDomainResourceDestroy = api_nvtxDomainResourceDestroy,
    .nvtxDomainNameCategoryA = api_nvtxDomainNameCategoryA,
    .nvtxNameCategoryA = api_nvtxNameCategoryA,
    .nvtxNameOsThreadA = api_nvtxNameOsThreadA,
    .nvtxDomainRegisterStringA = api_nvtxDomainRegisterStringA,
    .nvtxDomainCreateA = api_nvtxDomainCreateA,
    .nvtxDomainDestroy = api_nvtxDomainDestroy,
    .nvtxDomainSyncUserCreate = api_nvtxDomainSyncUserCreate,
    .nvtxDomainSyncUserDestroy = api_nvtxDomainSyncUserDestroy,
    .nvtxDomainSyncUserAcquireStart = api_nvtxDomainSyncUserAcquireStart,
    .nvtxDomainSyncUserAcquireFailed = api_nvtxDomainSyncUserAcquireFailed,
    .nvtxDomainSyncUserAcquireSuccess = api_nvtxDomainSyncUserAcquireSuccess,
    .nvtxDomainSyncUserReleasing = api_nvtxDomainSyncUserReleasing,
    .nvtxNameCuDeviceA = api_nvtxNameCuDeviceA,
    .nvtxNameCuContextA = api_nvtxNameCuContextA,
    .nvtxNameCuStreamA = api_nvtxNameCuStreamA,
    .nvtxNameCuEventA = api_nvtxNameCuEventA,
    .nvtxNameCudaDeviceA = api_nvtxNameCudaDeviceA,
    .nvtxNameCudaStreamA = api_nvtxNameCudaStreamA,
    .nvtxNameCudaEventA = api_nvtxNameCudaEventA,
    .nvtxPayloadSchemaRegister = api_nvtxPayloadSchemaRegister,
    .nvtxPayloadEnumRegister = api_nvtxPayloadEnumRegister,
    .nvtxScopeRegister = api_nvtxScopeRegister,
    .nvtxMarkPayload = api_nvtxMarkPayload,
    .nvtxRangePushPayload = api_nvtxRangePushPayload,
    .nvtxRangePopPayload = api_nvtxRangePopPayload,
    .nvtxRangeStartPayload = api_nvtxRangeStartPayload,
    .nvtxRangeEndPayload = api_nvtxRangeEndPayload,
    .nvtxDomainIsEnabled = api_nvtxDomainIsEnabled,
    .nvtxTimestampGet = api_nvtxTimestampGet,
    .nvtxTimeDomainRegister = api_nvtxTimeDomainRegister,
    .nvtxTimerSource = api_nvtxTimerSource,
    .nvtxTimerSourceWithData = api_nvtxTimerSourceWithData,
    .nvtxTimeSyncPoint = api_nvtxTimeSyncPoint,
    .nvtxTimeSyncPointTable = api_nvtxTimeSyncPointTable,
    .nvtxTimestampConversionFactor = api_nvtxTimestampConversionFactor,
    .nvtxEventSubmit = api_nvtxEventSubmit,
    .nvtxEventBatchSubmit = api_nvtxEventBatchSubmit,
    .nvtxCounterRegister = api_nvtxCounterRegister,
    .nvtxCounterSampleInt64 = api_nvtxCounterSampleInt64,
    .nvtxCounterSampleFloat64 = api_nvtxCounterSampleFloat64,
    .nvtxCounterSample = api_nvtxCounterSample,
    .nvtxCounterSampleNoValue = api_nvtxCounterSampleNoValue,
    .nvtxCounterBatchSubmit = api_nvtxCounterBatchSubmit,
    .nvtxMemHeapRegister = api_nvtxMemHeapRegister,
    .nvtxMemHeapUnregister = api_nvtxMemHeapUnregister,
    .nvtxMemHeapReset = api_nvtxMemHeapReset,
    .nvtxMemRegionsRegister = api_nvtxMemRegionsRegister,
    .nvtxMemRegionsResize = api_nvtxMemRegionsResize,
    .nvtxMemRegionsUnregister = api_nvtxMemRegionsUnregister,
    .nvtxMemRegionsName = api_nvtxMemRegionsName,
    .nvtxMemPermissionsAssign = api_nvtxMemPermissionsAssign,
    .nvtxMemPermissionsCreate = api_nvtxMemPermissionsCreate,
    .nvtxMemPermissionsDestroy = api_nvtxMemPermissionsDestroy,
    .nvtxMemPermissionsReset = api_nvtxMemPermissionsReset,
    .nvtxMemPermissionsBind = api_nvtxMemPermissionsBind,
    .nvtxMemPermissionsUnbind = api_nvtxMemPermissionsUnbind,
    .nvtxMemCudaGetProcessWidePermissions = api_nvtxMemCudaGetProcessWidePermissions,
    .nvtxMemCudaGetDeviceWidePermissions = api_nvtxMemCudaGetDeviceWidePermissions,
    .nvtxMemCudaSetPeerAccess = api_nvtxMemCudaSetPeerAccess,
    .nvtxMemCudaMarkInitialized = api_nvtxMemCudaMarkInitialized,
};
