// api.c of cubind's binding of the NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvtx.yaml.
// Header: nvtx3/nvToolsExt.h
// Header: nvtx3/nvToolsExtSync.h
// Header: nvtx3/nvToolsExtCuda.h
// Header: nvtx3/nvToolsExtCudaRt.h
// Header: nvtx3/nvToolsExtCounters.h
// Header: nvtx3/nvToolsExtPayload.h
// Header: nvtx3/nvToolsExtMem.h
// Header: nvtx3/nvToolsExtMemCudaRt.h
// clang-format off

#include "nvtx_api.h"

#include "functions.h"

#include "cubind/module.h"

static inline void *
find(int index)
{
    void *address = atomic_load_explicit(&symbols[index].address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_find(&symbols[index]);
}

static void
api_nvtxInitialize(const void *reserved)
{
    fn_nvtxInitialize *function_ = find(S_nvtxInitialize);
    if (function_ != NULL)
        function_(reserved);
}

static void
api_nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    fn_nvtxDomainMarkEx *function_ = find(S_nvtxDomainMarkEx);
    if (function_ != NULL)
        function_(domain, eventAttrib);
}

static void
api_nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)
{
    fn_nvtxMarkEx *function_ = find(S_nvtxMarkEx);
    if (function_ != NULL)
        function_(eventAttrib);
}

static void
api_nvtxMarkA(const char *message)
{
    fn_nvtxMarkA *function_ = find(S_nvtxMarkA);
    if (function_ != NULL)
        function_(message);
}

static nvtxRangeId_t
api_nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    fn_nvtxDomainRangeStartEx *function_ = find(S_nvtxDomainRangeStartEx);
    return function_ != NULL ? function_(domain, eventAttrib) : 0;
}

static nvtxRangeId_t
api_nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)
{
    fn_nvtxRangeStartEx *function_ = find(S_nvtxRangeStartEx);
    return function_ != NULL ? function_(eventAttrib) : 0;
}

static nvtxRangeId_t
api_nvtxRangeStartA(const char *message)
{
    fn_nvtxRangeStartA *function_ = find(S_nvtxRangeStartA);
    return function_ != NULL ? function_(message) : 0;
}

static void
api_nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)
{
    fn_nvtxDomainRangeEnd *function_ = find(S_nvtxDomainRangeEnd);
    if (function_ != NULL)
        function_(domain, id);
}

static void
api_nvtxRangeEnd(nvtxRangeId_t id)
{
    fn_nvtxRangeEnd *function_ = find(S_nvtxRangeEnd);
    if (function_ != NULL)
        function_(id);
}

static int
api_nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    fn_nvtxDomainRangePushEx *function_ = find(S_nvtxDomainRangePushEx);
    return function_ != NULL ? function_(domain, eventAttrib) : 0;
}

static int
api_nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)
{
    fn_nvtxRangePushEx *function_ = find(S_nvtxRangePushEx);
    return function_ != NULL ? function_(eventAttrib) : 0;
}

static int
api_nvtxRangePushA(const char *message)
{
    fn_nvtxRangePushA *function_ = find(S_nvtxRangePushA);
    return function_ != NULL ? function_(message) : 0;
}

static int
api_nvtxDomainRangePop(nvtxDomainHandle_t domain)
{
    fn_nvtxDomainRangePop *function_ = find(S_nvtxDomainRangePop);
    return function_ != NULL ? function_(domain) : 0;
}

static int
api_nvtxRangePop(void)
{
    fn_nvtxRangePop *function_ = find(S_nvtxRangePop);
    return function_ != NULL ? function_() : 0;
}

static nvtxResourceHandle_t
api_nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)
{
    fn_nvtxDomainResourceCreate *function_ = find(S_nvtxDomainResourceCreate);
    return function_ != NULL ? function_(domain, attribs) : NULL;
}

static void
api_nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)
{
    fn_nvtxDomainResourceDestroy *function_ = find(S_nvtxDomainResourceDestroy);
    if (function_ != NULL)
        function_(resource);
}

static void
api_nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)
{
    fn_nvtxDomainNameCategoryA *function_ = find(S_nvtxDomainNameCategoryA);
    if (function_ != NULL)
        function_(domain, category, name);
}

static void
api_nvtxNameCategoryA(uint32_t category, const char *name)
{
    fn_nvtxNameCategoryA *function_ = find(S_nvtxNameCategoryA);
    if (function_ != NULL)
        function_(category, name);
}

static void
api_nvtxNameOsThreadA(uint32_t threadId, const char *name)
{
    fn_nvtxNameOsThreadA *function_ = find(S_nvtxNameOsThreadA);
    if (function_ != NULL)
        function_(threadId, name);
}

static nvtxStringHandle_t
api_nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)
{
    fn_nvtxDomainRegisterStringA *function_ = find(S_nvtxDomainRegisterStringA);
    return function_ != NULL ? function_(domain, string) : NULL;
}

static nvtxDomainHandle_t
api_nvtxDomainCreateA(const char *name)
{
    fn_nvtxDomainCreateA *function_ = find(S_nvtxDomainCreateA);
    return function_ != NULL ? function_(name) : NULL;
}

static void
api_nvtxDomainDestroy(nvtxDomainHandle_t domain)
{
    fn_nvtxDomainDestroy *function_ = find(S_nvtxDomainDestroy);
    if (function_ != NULL)
        function_(domain);
}

static nvtxSyncUser_t
api_nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)
{
    fn_nvtxDomainSyncUserCreate *function_ = find(S_nvtxDomainSyncUserCreate);
    return function_ != NULL ? function_(domain, attribs) : NULL;
}

static void
api_nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)
{
    fn_nvtxDomainSyncUserDestroy *function_ = find(S_nvtxDomainSyncUserDestroy);
    if (function_ != NULL)
        function_(handle);
}

static void
api_nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)
{
    fn_nvtxDomainSyncUserAcquireStart *function_ = find(S_nvtxDomainSyncUserAcquireStart);
    if (function_ != NULL)
        function_(handle);
}

static void
api_nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)
{
    fn_nvtxDomainSyncUserAcquireFailed *function_ = find(S_nvtxDomainSyncUserAcquireFailed);
    if (function_ != NULL)
        function_(handle);
}

static void
api_nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)
{
    fn_nvtxDomainSyncUserAcquireSuccess *function_ = find(S_nvtxDomainSyncUserAcquireSuccess);
    if (function_ != NULL)
        function_(handle);
}

static void
api_nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)
{
    fn_nvtxDomainSyncUserReleasing *function_ = find(S_nvtxDomainSyncUserReleasing);
    if (function_ != NULL)
        function_(handle);
}

static void
api_nvtxNameCuDeviceA(CUdevice device, const char *name)
{
    fn_nvtxNameCuDeviceA *function_ = find(S_nvtxNameCuDeviceA);
    if (function_ != NULL)
        function_(device, name);
}

static void
api_nvtxNameCuContextA(CUcontext context, const char *name)
{
    fn_nvtxNameCuContextA *function_ = find(S_nvtxNameCuContextA);
    if (function_ != NULL)
        function_(context, name);
}

static void
api_nvtxNameCuStreamA(CUstream stream, const char *name)
{
    fn_nvtxNameCuStreamA *function_ = find(S_nvtxNameCuStreamA);
    if (function_ != NULL)
        function_(stream, name);
}

static void
api_nvtxNameCuEventA(CUevent event, const char *name)
{
    fn_nvtxNameCuEventA *function_ = find(S_nvtxNameCuEventA);
    if (function_ != NULL)
        function_(event, name);
}

static void
api_nvtxNameCudaDeviceA(int device, const char *name)
{
    fn_nvtxNameCudaDeviceA *function_ = find(S_nvtxNameCudaDeviceA);
    if (function_ != NULL)
        function_(device, name);
}

static void
api_nvtxNameCudaStreamA(cudaStream_t stream, const char *name)
{
    fn_nvtxNameCudaStreamA *function_ = find(S_nvtxNameCudaStreamA);
    if (function_ != NULL)
        function_(stream, name);
}

static void
api_nvtxNameCudaEventA(cudaEvent_t event, const char *name)
{
    fn_nvtxNameCudaEventA *function_ = find(S_nvtxNameCudaEventA);
    if (function_ != NULL)
        function_(event, name);
}

static uint64_t
api_nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain, const nvtxPayloadSchemaAttr_t *attr)
{
    fn_nvtxPayloadSchemaRegister *function_ = find(S_nvtxPayloadSchemaRegister);
    return function_ != NULL ? function_(domain, attr) : 0;
}

static uint64_t
api_nvtxPayloadEnumRegister(nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr)
{
    fn_nvtxPayloadEnumRegister *function_ = find(S_nvtxPayloadEnumRegister);
    return function_ != NULL ? function_(domain, attr) : 0;
}

static uint64_t
api_nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)
{
    fn_nvtxScopeRegister *function_ = find(S_nvtxScopeRegister);
    return function_ != NULL ? function_(domain, attr) : 0;
}

static void
api_nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)
{
    fn_nvtxMarkPayload *function_ = find(S_nvtxMarkPayload);
    if (function_ != NULL)
        function_(domain, payloadData, count);
}

static int
api_nvtxRangePushPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
    size_t count)
{
    fn_nvtxRangePushPayload *function_ = find(S_nvtxRangePushPayload);
    return function_ != NULL ? function_(domain, payloadData, count) : 0;
}

static int
api_nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
    size_t count)
{
    fn_nvtxRangePopPayload *function_ = find(S_nvtxRangePopPayload);
    return function_ != NULL ? function_(domain, payloadData, count) : 0;
}

static nvtxRangeId_t
api_nvtxRangeStartPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
    size_t count)
{
    fn_nvtxRangeStartPayload *function_ = find(S_nvtxRangeStartPayload);
    return function_ != NULL ? function_(domain, payloadData, count) : 0;
}

static void
api_nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id,
    const nvtxPayloadData_t *payloadData, size_t count)
{
    fn_nvtxRangeEndPayload *function_ = find(S_nvtxRangeEndPayload);
    if (function_ != NULL)
        function_(domain, id, payloadData, count);
}

static uint8_t
api_nvtxDomainIsEnabled(nvtxDomainHandle_t domain)
{
    fn_nvtxDomainIsEnabled *function_ = find(S_nvtxDomainIsEnabled);
    return function_ != NULL ? function_(domain) : 0;
}

static int64_t
api_nvtxTimestampGet(void)
{
    fn_nvtxTimestampGet *function_ = find(S_nvtxTimestampGet);
    return function_ != NULL ? function_() : 0;
}

static uint64_t
api_nvtxTimeDomainRegister(nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr)
{
    fn_nvtxTimeDomainRegister *function_ = find(S_nvtxTimeDomainRegister);
    return function_ != NULL ? function_(domain, timeAttr) : 0;
}

static void
api_nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
    int64_t (*timestampProviderFn)(void))
{
    fn_nvtxTimerSource *function_ = find(S_nvtxTimerSource);
    if (function_ != NULL)
        function_(domain, timeDomainId, flags, timestampProviderFn);
}

static void
api_nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
    int64_t (*timestampProviderFn)(void *), void *data)
{
    fn_nvtxTimerSourceWithData *function_ = find(S_nvtxTimerSourceWithData);
    if (function_ != NULL)
        function_(domain, timeDomainId, flags, timestampProviderFn, data);
}

static void
api_nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1, uint64_t timeDomainId2,
    int64_t timestamp1, int64_t timestamp2)
{
    fn_nvtxTimeSyncPoint *function_ = find(S_nvtxTimeSyncPoint);
    if (function_ != NULL)
        function_(domain, timeDomainId1, timeDomainId2, timestamp1, timestamp2);
}

static void
api_nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
    uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)
{
    fn_nvtxTimeSyncPointTable *function_ = find(S_nvtxTimeSyncPointTable);
    if (function_ != NULL)
        function_(domain, timeDomainIdSrc, timeDomainIdDst, syncPoints, count);
}

static void
api_nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
    uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst)
{
    fn_nvtxTimestampConversionFactor *function_ = find(S_nvtxTimestampConversionFactor);
    if (function_ != NULL)
        function_(domain, timeDomainIdSrc, timeDomainIdDst, slope, timestampSrc, timestampDst);
}

static void
api_nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
    size_t numPayloads)
{
    fn_nvtxEventSubmit *function_ = find(S_nvtxEventSubmit);
    if (function_ != NULL)
        function_(domain, payloadData, numPayloads);
}

static void
api_nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)
{
    fn_nvtxEventBatchSubmit *function_ = find(S_nvtxEventBatchSubmit);
    if (function_ != NULL)
        function_(domain, eventBatch);
}

static uint64_t
api_nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)
{
    fn_nvtxCounterRegister *function_ = find(S_nvtxCounterRegister);
    return function_ != NULL ? function_(hDomain, attr) : 0;
}

static void
api_nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value)
{
    fn_nvtxCounterSampleInt64 *function_ = find(S_nvtxCounterSampleInt64);
    if (function_ != NULL)
        function_(hDomain, counterId, value);
}

static void
api_nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId, double value)
{
    fn_nvtxCounterSampleFloat64 *function_ = find(S_nvtxCounterSampleFloat64);
    if (function_ != NULL)
        function_(hDomain, counterId, value);
}

static void
api_nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value,
    size_t size)
{
    fn_nvtxCounterSample *function_ = find(S_nvtxCounterSample);
    if (function_ != NULL)
        function_(hDomain, counterId, value, size);
}

static void
api_nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason)
{
    fn_nvtxCounterSampleNoValue *function_ = find(S_nvtxCounterSampleNoValue);
    if (function_ != NULL)
        function_(hDomain, counterId, reason);
}

static void
api_nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData)
{
    fn_nvtxCounterBatchSubmit *function_ = find(S_nvtxCounterBatchSubmit);
    if (function_ != NULL)
        function_(hDomain, counterData);
}

static nvtxMemHeapHandle_t
api_nvtxMemHeapRegister(nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc)
{
    fn_nvtxMemHeapRegister *function_ = find(S_nvtxMemHeapRegister);
    return function_ != NULL ? function_(domain, desc) : NULL;
}

static void
api_nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)
{
    fn_nvtxMemHeapUnregister *function_ = find(S_nvtxMemHeapUnregister);
    if (function_ != NULL)
        function_(domain, heap);
}

static void
api_nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)
{
    fn_nvtxMemHeapReset *function_ = find(S_nvtxMemHeapReset);
    if (function_ != NULL)
        function_(domain, heap);
}

static void
api_nvtxMemRegionsRegister(nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc)
{
    fn_nvtxMemRegionsRegister *function_ = find(S_nvtxMemRegionsRegister);
    if (function_ != NULL)
        function_(domain, desc);
}

static void
api_nvtxMemRegionsResize(nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc)
{
    fn_nvtxMemRegionsResize *function_ = find(S_nvtxMemRegionsResize);
    if (function_ != NULL)
        function_(domain, desc);
}

static void
api_nvtxMemRegionsUnregister(nvtxDomainHandle_t domain, const nvtxMemRegionsUnregisterBatch_t *desc)
{
    fn_nvtxMemRegionsUnregister *function_ = find(S_nvtxMemRegionsUnregister);
    if (function_ != NULL)
        function_(domain, desc);
}

static void
api_nvtxMemRegionsName(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc)
{
    fn_nvtxMemRegionsName *function_ = find(S_nvtxMemRegionsName);
    if (function_ != NULL)
        function_(domain, desc);
}

static void
api_nvtxMemPermissionsAssign(nvtxDomainHandle_t domain, const nvtxMemPermissionsAssignBatch_t *desc)
{
    fn_nvtxMemPermissionsAssign *function_ = find(S_nvtxMemPermissionsAssign);
    if (function_ != NULL)
        function_(domain, desc);
}

static nvtxMemPermissionsHandle_t
api_nvtxMemPermissionsCreate(nvtxDomainHandle_t domain, int32_t creationflags)
{
    fn_nvtxMemPermissionsCreate *function_ = find(S_nvtxMemPermissionsCreate);
    return function_ != NULL ? function_(domain, creationflags) : NULL;
}

static void
api_nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain,
    nvtxMemPermissionsHandle_t permissionsHandle)
{
    fn_nvtxMemPermissionsDestroy *function_ = find(S_nvtxMemPermissionsDestroy);
    if (function_ != NULL)
        function_(domain, permissionsHandle);
}

static void
api_nvtxMemPermissionsReset(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)
{
    fn_nvtxMemPermissionsReset *function_ = find(S_nvtxMemPermissionsReset);
    if (function_ != NULL)
        function_(domain, permissionsHandle);
}

static void
api_nvtxMemPermissionsBind(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions,
    uint32_t bindScope, uint32_t bindFlags)
{
    fn_nvtxMemPermissionsBind *function_ = find(S_nvtxMemPermissionsBind);
    if (function_ != NULL)
        function_(domain, permissions, bindScope, bindFlags);
}

static void
api_nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)
{
    fn_nvtxMemPermissionsUnbind *function_ = find(S_nvtxMemPermissionsUnbind);
    if (function_ != NULL)
        function_(domain, bindScope);
}

static nvtxMemPermissionsHandle_t
api_nvtxMemCudaGetProcessWidePermissions(nvtxDomainHandle_t domain)
{
    fn_nvtxMemCudaGetProcessWidePermissions *function_ =
        find(S_nvtxMemCudaGetProcessWidePermissions);
    return function_ != NULL ? function_(domain) : NULL;
}

static nvtxMemPermissionsHandle_t
api_nvtxMemCudaGetDeviceWidePermissions(nvtxDomainHandle_t domain, int device)
{
    fn_nvtxMemCudaGetDeviceWidePermissions *function_ = find(S_nvtxMemCudaGetDeviceWidePermissions);
    return function_ != NULL ? function_(domain, device) : NULL;
}

static void
api_nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions,
    int devicePeer, uint32_t flags)
{
    fn_nvtxMemCudaSetPeerAccess *function_ = find(S_nvtxMemCudaSetPeerAccess);
    if (function_ != NULL)
        function_(domain, permissions, devicePeer, flags);
}

static void
api_nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream,
    uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc)
{
    fn_nvtxMemCudaMarkInitialized *function_ = find(S_nvtxMemCudaMarkInitialized);
    if (function_ != NULL)
        function_(domain, stream, isPerThreadStream, desc);
}

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&nvtx_api_table, symbols, SYMBOL_COUNT, &last, function,
        symbol);
}

const cubind_nvtx_api nvtx_api_table = {
    .layout = CUBIND_NVTX_API_LAYOUT,
    .api_version = 13050,
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
