// stub_library.c of cubind's binding of the NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/nvtx.yaml.
// Header: nvtx3/nvToolsExt.h
// Header: nvtx3/nvToolsExtSync.h
// Header: nvtx3/nvToolsExtCuda.h
// Header: nvtx3/nvToolsExtCudaRt.h
// Header: nvtx3/nvToolsExtCounters.h
// Header: nvtx3/nvToolsExtPayload.h
// Header: nvtx3/nvToolsExtMem.h
// Header: nvtx3/nvToolsExtMemCudaRt.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvtx";
const int stub_api_version = 13050;

extern void functional_nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain,
    const nvtxCounterBatch_t *counterData) __attribute__((weak));
STUB_EXPORT void nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain,
    const nvtxCounterBatch_t *counterData);
extern uint64_t functional_nvtxCounterRegister(nvtxDomainHandle_t hDomain,
    const nvtxCounterAttr_t *attr) __attribute__((weak));
STUB_EXPORT uint64_t nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr);
extern void functional_nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId,
    const void *value, size_t size) __attribute__((weak));
STUB_EXPORT void nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId,
    const void *value, size_t size);
extern void functional_nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId,
    double value) __attribute__((weak));
STUB_EXPORT void nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId,
    double value);
extern void functional_nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId,
    int64_t value) __attribute__((weak));
STUB_EXPORT void nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId,
    int64_t value);
extern void functional_nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId,
    uint8_t reason) __attribute__((weak));
STUB_EXPORT void nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId,
    uint8_t reason);
extern nvtxDomainHandle_t functional_nvtxDomainCreateA(const char *name) __attribute__((weak));
STUB_EXPORT nvtxDomainHandle_t nvtxDomainCreateA(const char *name);
extern void functional_nvtxDomainDestroy(nvtxDomainHandle_t domain) __attribute__((weak));
STUB_EXPORT void nvtxDomainDestroy(nvtxDomainHandle_t domain);
extern uint8_t functional_nvtxDomainIsEnabled(nvtxDomainHandle_t domain) __attribute__((weak));
STUB_EXPORT uint8_t nvtxDomainIsEnabled(nvtxDomainHandle_t domain);
extern void functional_nvtxDomainMarkEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib) __attribute__((weak));
STUB_EXPORT void nvtxDomainMarkEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib);
extern void functional_nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category,
    const char *name) __attribute__((weak));
STUB_EXPORT void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category,
    const char *name);
extern void functional_nvtxDomainRangeEnd(nvtxDomainHandle_t domain,
    nvtxRangeId_t id) __attribute__((weak));
STUB_EXPORT void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id);
extern int functional_nvtxDomainRangePop(nvtxDomainHandle_t domain) __attribute__((weak));
STUB_EXPORT int nvtxDomainRangePop(nvtxDomainHandle_t domain);
extern int functional_nvtxDomainRangePushEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib) __attribute__((weak));
STUB_EXPORT int nvtxDomainRangePushEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib);
extern nvtxRangeId_t functional_nvtxDomainRangeStartEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib) __attribute__((weak));
STUB_EXPORT nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib);
extern nvtxStringHandle_t functional_nvtxDomainRegisterStringA(nvtxDomainHandle_t domain,
    const char *string) __attribute__((weak));
STUB_EXPORT nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain,
    const char *string);
extern nvtxResourceHandle_t functional_nvtxDomainResourceCreate(nvtxDomainHandle_t domain,
    nvtxResourceAttributes_t *attribs) __attribute__((weak));
STUB_EXPORT nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain,
    nvtxResourceAttributes_t *attribs);
extern void functional_nvtxDomainResourceDestroy(nvtxResourceHandle_t resource) __attribute__(
    (weak));
STUB_EXPORT void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource);
extern void functional_nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle) __attribute__((weak));
STUB_EXPORT void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle);
extern void functional_nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle) __attribute__((weak));
STUB_EXPORT void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle);
extern void functional_nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle) __attribute__(
    (weak));
STUB_EXPORT void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle);
extern nvtxSyncUser_t functional_nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain,
    const nvtxSyncUserAttributes_t *attribs) __attribute__((weak));
STUB_EXPORT nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain,
    const nvtxSyncUserAttributes_t *attribs);
extern void functional_nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle) __attribute__((weak));
STUB_EXPORT void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle);
extern void functional_nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle) __attribute__((weak));
STUB_EXPORT void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle);
extern void functional_nvtxEventBatchSubmit(nvtxDomainHandle_t domain,
    const nvtxEventBatch_t *eventBatch) __attribute__((weak));
STUB_EXPORT void nvtxEventBatchSubmit(nvtxDomainHandle_t domain,
    const nvtxEventBatch_t *eventBatch);
extern void functional_nvtxEventSubmit(nvtxDomainHandle_t domain,
    const nvtxPayloadData_t *payloadData, size_t numPayloads) __attribute__((weak));
STUB_EXPORT void nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
    size_t numPayloads);
extern void functional_nvtxInitialize(const void *reserved) __attribute__((weak));
STUB_EXPORT void nvtxInitialize(const void *reserved);
extern void functional_nvtxMarkA(const char *message) __attribute__((weak));
STUB_EXPORT void nvtxMarkA(const char *message);
extern void functional_nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib) __attribute__((weak));
STUB_EXPORT void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib);
extern void functional_nvtxMarkPayload(nvtxDomainHandle_t domain,
    const nvtxPayloadData_t *payloadData, size_t count) __attribute__((weak));
STUB_EXPORT void nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
    size_t count);
extern nvtxMemPermissionsHandle_t functional_nvtxMemCudaGetDeviceWidePermissions(
    nvtxDomainHandle_t domain, int device) __attribute__((weak));
STUB_EXPORT nvtxMemPermissionsHandle_t nvtxMemCudaGetDeviceWidePermissions(
    nvtxDomainHandle_t domain, int device);
extern nvtxMemPermissionsHandle_t functional_nvtxMemCudaGetProcessWidePermissions(
    nvtxDomainHandle_t domain) __attribute__((weak));
STUB_EXPORT nvtxMemPermissionsHandle_t nvtxMemCudaGetProcessWidePermissions(
    nvtxDomainHandle_t domain);
extern void functional_nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream,
    uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc) __attribute__((weak));
STUB_EXPORT void nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream,
    uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc);
extern void functional_nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain,
    nvtxMemPermissionsHandle_t permissions, int devicePeer, uint32_t flags) __attribute__((weak));
STUB_EXPORT void nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain,
    nvtxMemPermissionsHandle_t permissions, int devicePeer, uint32_t flags);
extern nvtxMemHeapHandle_t functional_nvtxMemHeapRegister(nvtxDomainHandle_t domain,
    const nvtxMemHeapDesc_t *desc) __attribute__((weak));
STUB_EXPORT nvtxMemHeapHandle_t nvtxMemHeapRegister(nvtxDomainHandle_t domain,
    const nvtxMemHeapDesc_t *desc);
extern void functional_nvtxMemHeapReset(nvtxDomainHandle_t domain,
    nvtxMemHeapHandle_t heap) __attribute__((weak));
STUB_EXPORT void nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap);
extern void functional_nvtxMemHeapUnregister(nvtxDomainHandle_t domain,
    nvtxMemHeapHandle_t heap) __attribute__((weak));
STUB_EXPORT void nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap);
extern void functional_nvtxMemPermissionsAssign(nvtxDomainHandle_t domain,
    const nvtxMemPermissionsAssignBatch_t *desc) __attribute__((weak));
STUB_EXPORT void nvtxMemPermissionsAssign(nvtxDomainHandle_t domain,
    const nvtxMemPermissionsAssignBatch_t *desc);
extern void functional_nvtxMemPermissionsBind(nvtxDomainHandle_t domain,
    nvtxMemPermissionsHandle_t permissions, uint32_t bindScope,
    uint32_t bindFlags) __attribute__((weak));
STUB_EXPORT void nvtxMemPermissionsBind(nvtxDomainHandle_t domain,
    nvtxMemPermissionsHandle_t permissions, uint32_t bindScope, uint32_t bindFlags);
extern nvtxMemPermissionsHandle_t functional_nvtxMemPermissionsCreate(nvtxDomainHandle_t domain,
    int32_t creationflags) __attribute__((weak));
STUB_EXPORT nvtxMemPermissionsHandle_t nvtxMemPermissionsCreate(nvtxDomainHandle_t domain,
    int32_t creationflags);
extern void functional_nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain,
    nvtxMemPermissionsHandle_t permissionsHandle) __attribute__((weak));
STUB_EXPORT void nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain,
    nvtxMemPermissionsHandle_t permissionsHandle);
extern void functional_nvtxMemPermissionsReset(nvtxDomainHandle_t domain,
    nvtxMemPermissionsHandle_t permissionsHandle) __attribute__((weak));
STUB_EXPORT void nvtxMemPermissionsReset(nvtxDomainHandle_t domain,
    nvtxMemPermissionsHandle_t permissionsHandle);
extern void functional_nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain,
    uint32_t bindScope) __attribute__((weak));
STUB_EXPORT void nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope);
extern void functional_nvtxMemRegionsName(nvtxDomainHandle_t domain,
    const nvtxMemRegionsNameBatch_t *desc) __attribute__((weak));
STUB_EXPORT void nvtxMemRegionsName(nvtxDomainHandle_t domain,
    const nvtxMemRegionsNameBatch_t *desc);
extern void functional_nvtxMemRegionsRegister(nvtxDomainHandle_t domain,
    const nvtxMemRegionsRegisterBatch_t *desc) __attribute__((weak));
STUB_EXPORT void nvtxMemRegionsRegister(nvtxDomainHandle_t domain,
    const nvtxMemRegionsRegisterBatch_t *desc);
extern void functional_nvtxMemRegionsResize(nvtxDomainHandle_t domain,
    const nvtxMemRegionsResizeBatch_t *desc) __attribute__((weak));
STUB_EXPORT void nvtxMemRegionsResize(nvtxDomainHandle_t domain,
    const nvtxMemRegionsResizeBatch_t *desc);
extern void functional_nvtxMemRegionsUnregister(nvtxDomainHandle_t domain,
    const nvtxMemRegionsUnregisterBatch_t *desc) __attribute__((weak));
STUB_EXPORT void nvtxMemRegionsUnregister(nvtxDomainHandle_t domain,
    const nvtxMemRegionsUnregisterBatch_t *desc);
extern void functional_nvtxNameCategoryA(uint32_t category, const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCategoryA(uint32_t category, const char *name);
extern void functional_nvtxNameCuContextA(CUcontext context,
    const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCuContextA(CUcontext context, const char *name);
extern void functional_nvtxNameCuDeviceA(CUdevice device, const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCuDeviceA(CUdevice device, const char *name);
extern void functional_nvtxNameCuEventA(CUevent event, const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCuEventA(CUevent event, const char *name);
extern void functional_nvtxNameCuStreamA(CUstream stream, const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCuStreamA(CUstream stream, const char *name);
extern void functional_nvtxNameCudaDeviceA(int device, const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCudaDeviceA(int device, const char *name);
extern void functional_nvtxNameCudaEventA(cudaEvent_t event,
    const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCudaEventA(cudaEvent_t event, const char *name);
extern void functional_nvtxNameCudaStreamA(cudaStream_t stream,
    const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameCudaStreamA(cudaStream_t stream, const char *name);
extern void functional_nvtxNameOsThreadA(uint32_t threadId, const char *name) __attribute__((weak));
STUB_EXPORT void nvtxNameOsThreadA(uint32_t threadId, const char *name);
extern uint64_t functional_nvtxPayloadEnumRegister(nvtxDomainHandle_t domain,
    const nvtxPayloadEnumAttr_t *attr) __attribute__((weak));
STUB_EXPORT uint64_t nvtxPayloadEnumRegister(nvtxDomainHandle_t domain,
    const nvtxPayloadEnumAttr_t *attr);
extern uint64_t functional_nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain,
    const nvtxPayloadSchemaAttr_t *attr) __attribute__((weak));
STUB_EXPORT uint64_t nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain,
    const nvtxPayloadSchemaAttr_t *attr);
extern void functional_nvtxRangeEnd(nvtxRangeId_t id) __attribute__((weak));
STUB_EXPORT void nvtxRangeEnd(nvtxRangeId_t id);
extern void functional_nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id,
    const nvtxPayloadData_t *payloadData, size_t count) __attribute__((weak));
STUB_EXPORT void nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id,
    const nvtxPayloadData_t *payloadData, size_t count);
extern int functional_nvtxRangePop(void) __attribute__((weak));
STUB_EXPORT int nvtxRangePop(void);
extern int functional_nvtxRangePopPayload(nvtxDomainHandle_t domain,
    const nvtxPayloadData_t *payloadData, size_t count) __attribute__((weak));
STUB_EXPORT int nvtxRangePopPayload(nvtxDomainHandle_t domain,
    const nvtxPayloadData_t *payloadData, size_t count);
extern int functional_nvtxRangePushA(const char *message) __attribute__((weak));
STUB_EXPORT int nvtxRangePushA(const char *message);
extern int functional_nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib) __attribute__(
    (weak));
STUB_EXPORT int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib);
extern int functional_nvtxRangePushPayload(nvtxDomainHandle_t domain,
    const nvtxPayloadData_t *payloadData, size_t count) __attribute__((weak));
STUB_EXPORT int nvtxRangePushPayload(nvtxDomainHandle_t domain,
    const nvtxPayloadData_t *payloadData, size_t count);
extern nvtxRangeId_t functional_nvtxRangeStartA(const char *message) __attribute__((weak));
STUB_EXPORT nvtxRangeId_t nvtxRangeStartA(const char *message);
extern nvtxRangeId_t functional_nvtxRangeStartEx(
    const nvtxEventAttributes_t *eventAttrib) __attribute__((weak));
STUB_EXPORT nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib);
extern nvtxRangeId_t functional_nvtxRangeStartPayload(nvtxDomainHandle_t domain,
    const nvtxPayloadData_t *payloadData, size_t count) __attribute__((weak));
STUB_EXPORT nvtxRangeId_t nvtxRangeStartPayload(nvtxDomainHandle_t domain,
    const nvtxPayloadData_t *payloadData, size_t count);
extern uint64_t functional_nvtxScopeRegister(nvtxDomainHandle_t domain,
    const nvtxScopeAttr_t *attr) __attribute__((weak));
STUB_EXPORT uint64_t nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr);
extern uint64_t functional_nvtxTimeDomainRegister(nvtxDomainHandle_t domain,
    const nvtxTimeDomainAttr_t *timeAttr) __attribute__((weak));
STUB_EXPORT uint64_t nvtxTimeDomainRegister(nvtxDomainHandle_t domain,
    const nvtxTimeDomainAttr_t *timeAttr);
extern void functional_nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1,
    uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2) __attribute__((weak));
STUB_EXPORT void nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1,
    uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2);
extern void functional_nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
    uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints,
    size_t count) __attribute__((weak));
STUB_EXPORT void nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
    uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count);
extern void functional_nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId,
    uint64_t flags, int64_t (*timestampProviderFn)(void)) __attribute__((weak));
STUB_EXPORT void nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
    int64_t (*timestampProviderFn)(void));
extern void functional_nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId,
    uint64_t flags, int64_t (*timestampProviderFn)(void *), void *data) __attribute__((weak));
STUB_EXPORT void nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId,
    uint64_t flags, int64_t (*timestampProviderFn)(void *), void *data);
extern void functional_nvtxTimestampConversionFactor(nvtxDomainHandle_t domain,
    uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst, double slope, int64_t timestampSrc,
    int64_t timestampDst) __attribute__((weak));
STUB_EXPORT void nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
    uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst);
extern int64_t functional_nvtxTimestampGet(void) __attribute__((weak));
STUB_EXPORT int64_t nvtxTimestampGet(void);

STUB_EXPORT void
nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_nvtxCounterBatchSubmit != NULL) {
        functional_nvtxCounterBatchSubmit(hDomain, counterData);
        return;
    }
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &hDomain, sizeof hDomain);
    stub_argument(recorded, &counterData, sizeof counterData);
    stub_input(recorded, 1, counterData, sizeof(nvtxCounterBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT uint64_t
nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return 0;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_nvtxCounterRegister != NULL)
        return functional_nvtxCounterRegister(hDomain, attr);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &hDomain, sizeof hDomain);
    stub_argument(recorded, &attr, sizeof attr);
    stub_input(recorded, 1, attr, sizeof(nvtxCounterAttr_t));
    return (uint64_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value, size_t size)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_nvtxCounterSample != NULL) {
        functional_nvtxCounterSample(hDomain, counterId, value, size);
        return;
    }
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &hDomain, sizeof hDomain);
    stub_argument(recorded, &counterId, sizeof counterId);
    stub_argument(recorded, &value, sizeof value);
    stub_argument(recorded, &size, sizeof size);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId, double value)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_nvtxCounterSampleFloat64 != NULL) {
        functional_nvtxCounterSampleFloat64(hDomain, counterId, value);
        return;
    }
    stub_call *recorded = stub_begin(3);
    stub_argument(recorded, &hDomain, sizeof hDomain);
    stub_argument(recorded, &counterId, sizeof counterId);
    stub_argument(recorded, &value, sizeof value);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value)
{
    if (STUB_LIKELY(stub_modes[4] == STUB_FREE))
        return;
    if (stub_modes[4] == STUB_FUNCTIONAL && functional_nvtxCounterSampleInt64 != NULL) {
        functional_nvtxCounterSampleInt64(hDomain, counterId, value);
        return;
    }
    stub_call *recorded = stub_begin(4);
    stub_argument(recorded, &hDomain, sizeof hDomain);
    stub_argument(recorded, &counterId, sizeof counterId);
    stub_argument(recorded, &value, sizeof value);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason)
{
    if (STUB_LIKELY(stub_modes[5] == STUB_FREE))
        return;
    if (stub_modes[5] == STUB_FUNCTIONAL && functional_nvtxCounterSampleNoValue != NULL) {
        functional_nvtxCounterSampleNoValue(hDomain, counterId, reason);
        return;
    }
    stub_call *recorded = stub_begin(5);
    stub_argument(recorded, &hDomain, sizeof hDomain);
    stub_argument(recorded, &counterId, sizeof counterId);
    stub_argument(recorded, &reason, sizeof reason);
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxDomainHandle_t
nvtxDomainCreateA(const char *name)
{
    if (STUB_LIKELY(stub_modes[6] == STUB_FREE))
        return 0;
    if (stub_modes[6] == STUB_FUNCTIONAL && functional_nvtxDomainCreateA != NULL)
        return functional_nvtxDomainCreateA(name);
    stub_call *recorded = stub_begin(6);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 0, name);
    return (nvtxDomainHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainDestroy(nvtxDomainHandle_t domain)
{
    if (STUB_LIKELY(stub_modes[7] == STUB_FREE))
        return;
    if (stub_modes[7] == STUB_FUNCTIONAL && functional_nvtxDomainDestroy != NULL) {
        functional_nvtxDomainDestroy(domain);
        return;
    }
    stub_call *recorded = stub_begin(7);
    stub_argument(recorded, &domain, sizeof domain);
    (void)stub_finish(recorded);
}

STUB_EXPORT uint8_t
nvtxDomainIsEnabled(nvtxDomainHandle_t domain)
{
    if (STUB_LIKELY(stub_modes[8] == STUB_FREE))
        return 0;
    if (stub_modes[8] == STUB_FUNCTIONAL && functional_nvtxDomainIsEnabled != NULL)
        return functional_nvtxDomainIsEnabled(domain);
    stub_call *recorded = stub_begin(8);
    stub_argument(recorded, &domain, sizeof domain);
    return (uint8_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    if (STUB_LIKELY(stub_modes[9] == STUB_FREE))
        return;
    if (stub_modes[9] == STUB_FUNCTIONAL && functional_nvtxDomainMarkEx != NULL) {
        functional_nvtxDomainMarkEx(domain, eventAttrib);
        return;
    }
    stub_call *recorded = stub_begin(9);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &eventAttrib, sizeof eventAttrib);
    stub_input(recorded, 1, eventAttrib, sizeof(nvtxEventAttributes_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)
{
    if (STUB_LIKELY(stub_modes[10] == STUB_FREE))
        return;
    if (stub_modes[10] == STUB_FUNCTIONAL && functional_nvtxDomainNameCategoryA != NULL) {
        functional_nvtxDomainNameCategoryA(domain, category, name);
        return;
    }
    stub_call *recorded = stub_begin(10);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &category, sizeof category);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 2, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)
{
    if (STUB_LIKELY(stub_modes[11] == STUB_FREE))
        return;
    if (stub_modes[11] == STUB_FUNCTIONAL && functional_nvtxDomainRangeEnd != NULL) {
        functional_nvtxDomainRangeEnd(domain, id);
        return;
    }
    stub_call *recorded = stub_begin(11);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &id, sizeof id);
    (void)stub_finish(recorded);
}

STUB_EXPORT int
nvtxDomainRangePop(nvtxDomainHandle_t domain)
{
    if (STUB_LIKELY(stub_modes[12] == STUB_FREE))
        return 0;
    if (stub_modes[12] == STUB_FUNCTIONAL && functional_nvtxDomainRangePop != NULL)
        return functional_nvtxDomainRangePop(domain);
    stub_call *recorded = stub_begin(12);
    stub_argument(recorded, &domain, sizeof domain);
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    if (STUB_LIKELY(stub_modes[13] == STUB_FREE))
        return 0;
    if (stub_modes[13] == STUB_FUNCTIONAL && functional_nvtxDomainRangePushEx != NULL)
        return functional_nvtxDomainRangePushEx(domain, eventAttrib);
    stub_call *recorded = stub_begin(13);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &eventAttrib, sizeof eventAttrib);
    stub_input(recorded, 1, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    if (STUB_LIKELY(stub_modes[14] == STUB_FREE))
        return 0;
    if (stub_modes[14] == STUB_FUNCTIONAL && functional_nvtxDomainRangeStartEx != NULL)
        return functional_nvtxDomainRangeStartEx(domain, eventAttrib);
    stub_call *recorded = stub_begin(14);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &eventAttrib, sizeof eventAttrib);
    stub_input(recorded, 1, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT nvtxStringHandle_t
nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)
{
    if (STUB_LIKELY(stub_modes[15] == STUB_FREE))
        return 0;
    if (stub_modes[15] == STUB_FUNCTIONAL && functional_nvtxDomainRegisterStringA != NULL)
        return functional_nvtxDomainRegisterStringA(domain, string);
    stub_call *recorded = stub_begin(15);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &string, sizeof string);
    stub_input_string(recorded, 1, string);
    return (nvtxStringHandle_t)stub_finish(recorded);
}

STUB_EXPORT nvtxResourceHandle_t
nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)
{
    if (STUB_LIKELY(stub_modes[16] == STUB_FREE))
        return 0;
    if (stub_modes[16] == STUB_FUNCTIONAL && functional_nvtxDomainResourceCreate != NULL)
        return functional_nvtxDomainResourceCreate(domain, attribs);
    stub_call *recorded = stub_begin(16);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &attribs, sizeof attribs);
    stub_input(recorded, 1, attribs, sizeof(nvtxResourceAttributes_t));
    return (nvtxResourceHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)
{
    if (STUB_LIKELY(stub_modes[17] == STUB_FREE))
        return;
    if (stub_modes[17] == STUB_FUNCTIONAL && functional_nvtxDomainResourceDestroy != NULL) {
        functional_nvtxDomainResourceDestroy(resource);
        return;
    }
    stub_call *recorded = stub_begin(17);
    stub_argument(recorded, &resource, sizeof resource);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)
{
    if (STUB_LIKELY(stub_modes[18] == STUB_FREE))
        return;
    if (stub_modes[18] == STUB_FUNCTIONAL && functional_nvtxDomainSyncUserAcquireFailed != NULL) {
        functional_nvtxDomainSyncUserAcquireFailed(handle);
        return;
    }
    stub_call *recorded = stub_begin(18);
    stub_argument(recorded, &handle, sizeof handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)
{
    if (STUB_LIKELY(stub_modes[19] == STUB_FREE))
        return;
    if (stub_modes[19] == STUB_FUNCTIONAL && functional_nvtxDomainSyncUserAcquireStart != NULL) {
        functional_nvtxDomainSyncUserAcquireStart(handle);
        return;
    }
    stub_call *recorded = stub_begin(19);
    stub_argument(recorded, &handle, sizeof handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)
{
    if (STUB_LIKELY(stub_modes[20] == STUB_FREE))
        return;
    if (stub_modes[20] == STUB_FUNCTIONAL && functional_nvtxDomainSyncUserAcquireSuccess != NULL) {
        functional_nvtxDomainSyncUserAcquireSuccess(handle);
        return;
    }
    stub_call *recorded = stub_begin(20);
    stub_argument(recorded, &handle, sizeof handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxSyncUser_t
nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)
{
    if (STUB_LIKELY(stub_modes[21] == STUB_FREE))
        return 0;
    if (stub_modes[21] == STUB_FUNCTIONAL && functional_nvtxDomainSyncUserCreate != NULL)
        return functional_nvtxDomainSyncUserCreate(domain, attribs);
    stub_call *recorded = stub_begin(21);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &attribs, sizeof attribs);
    stub_input(recorded, 1, attribs, sizeof(nvtxSyncUserAttributes_t));
    return (nvtxSyncUser_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)
{
    if (STUB_LIKELY(stub_modes[22] == STUB_FREE))
        return;
    if (stub_modes[22] == STUB_FUNCTIONAL && functional_nvtxDomainSyncUserDestroy != NULL) {
        functional_nvtxDomainSyncUserDestroy(handle);
        return;
    }
    stub_call *recorded = stub_begin(22);
    stub_argument(recorded, &handle, sizeof handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)
{
    if (STUB_LIKELY(stub_modes[23] == STUB_FREE))
        return;
    if (stub_modes[23] == STUB_FUNCTIONAL && functional_nvtxDomainSyncUserReleasing != NULL) {
        functional_nvtxDomainSyncUserReleasing(handle);
        return;
    }
    stub_call *recorded = stub_begin(23);
    stub_argument(recorded, &handle, sizeof handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)
{
    if (STUB_LIKELY(stub_modes[24] == STUB_FREE))
        return;
    if (stub_modes[24] == STUB_FUNCTIONAL && functional_nvtxEventBatchSubmit != NULL) {
        functional_nvtxEventBatchSubmit(domain, eventBatch);
        return;
    }
    stub_call *recorded = stub_begin(24);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &eventBatch, sizeof eventBatch);
    stub_input(recorded, 1, eventBatch, sizeof(nvtxEventBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t numPayloads)
{
    if (STUB_LIKELY(stub_modes[25] == STUB_FREE))
        return;
    if (stub_modes[25] == STUB_FUNCTIONAL && functional_nvtxEventSubmit != NULL) {
        functional_nvtxEventSubmit(domain, payloadData, numPayloads);
        return;
    }
    stub_call *recorded = stub_begin(25);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &payloadData, sizeof payloadData);
    stub_argument(recorded, &numPayloads, sizeof numPayloads);
    stub_input(recorded, 1, payloadData,
        stub_items((size_t)numPayloads) * sizeof(nvtxPayloadData_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxInitialize(const void *reserved)
{
    if (STUB_LIKELY(stub_modes[26] == STUB_FREE))
        return;
    if (stub_modes[26] == STUB_FUNCTIONAL && functional_nvtxInitialize != NULL) {
        functional_nvtxInitialize(reserved);
        return;
    }
    stub_call *recorded = stub_begin(26);
    stub_argument(recorded, &reserved, sizeof reserved);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMarkA(const char *message)
{
    if (STUB_LIKELY(stub_modes[27] == STUB_FREE))
        return;
    if (stub_modes[27] == STUB_FUNCTIONAL && functional_nvtxMarkA != NULL) {
        functional_nvtxMarkA(message);
        return;
    }
    stub_call *recorded = stub_begin(27);
    stub_argument(recorded, &message, sizeof message);
    stub_input_string(recorded, 0, message);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)
{
    if (STUB_LIKELY(stub_modes[28] == STUB_FREE))
        return;
    if (stub_modes[28] == STUB_FUNCTIONAL && functional_nvtxMarkEx != NULL) {
        functional_nvtxMarkEx(eventAttrib);
        return;
    }
    stub_call *recorded = stub_begin(28);
    stub_argument(recorded, &eventAttrib, sizeof eventAttrib);
    stub_input(recorded, 0, eventAttrib, sizeof(nvtxEventAttributes_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)
{
    if (STUB_LIKELY(stub_modes[29] == STUB_FREE))
        return;
    if (stub_modes[29] == STUB_FUNCTIONAL && functional_nvtxMarkPayload != NULL) {
        functional_nvtxMarkPayload(domain, payloadData, count);
        return;
    }
    stub_call *recorded = stub_begin(29);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &payloadData, sizeof payloadData);
    stub_argument(recorded, &count, sizeof count);
    stub_input(recorded, 1, payloadData, stub_items((size_t)count) * sizeof(nvtxPayloadData_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxMemPermissionsHandle_t
nvtxMemCudaGetDeviceWidePermissions(nvtxDomainHandle_t domain, int device)
{
    if (STUB_LIKELY(stub_modes[30] == STUB_FREE))
        return 0;
    if (stub_modes[30] == STUB_FUNCTIONAL && functional_nvtxMemCudaGetDeviceWidePermissions != NULL)
        return functional_nvtxMemCudaGetDeviceWidePermissions(domain, device);
    stub_call *recorded = stub_begin(30);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &device, sizeof device);
    return (nvtxMemPermissionsHandle_t)stub_finish(recorded);
}

STUB_EXPORT nvtxMemPermissionsHandle_t
nvtxMemCudaGetProcessWidePermissions(nvtxDomainHandle_t domain)
{
    if (STUB_LIKELY(stub_modes[31] == STUB_FREE))
        return 0;
    if (stub_modes[31] == STUB_FUNCTIONAL
        && functional_nvtxMemCudaGetProcessWidePermissions != NULL)
        return functional_nvtxMemCudaGetProcessWidePermissions(domain);
    stub_call *recorded = stub_begin(31);
    stub_argument(recorded, &domain, sizeof domain);
    return (nvtxMemPermissionsHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream,
    uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc)
{
    if (STUB_LIKELY(stub_modes[32] == STUB_FREE))
        return;
    if (stub_modes[32] == STUB_FUNCTIONAL && functional_nvtxMemCudaMarkInitialized != NULL) {
        functional_nvtxMemCudaMarkInitialized(domain, stream, isPerThreadStream, desc);
        return;
    }
    stub_call *recorded = stub_begin(32);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &isPerThreadStream, sizeof isPerThreadStream);
    stub_argument(recorded, &desc, sizeof desc);
    stub_input(recorded, 3, desc, sizeof(nvtxMemMarkInitializedBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions,
    int devicePeer, uint32_t flags)
{
    if (STUB_LIKELY(stub_modes[33] == STUB_FREE))
        return;
    if (stub_modes[33] == STUB_FUNCTIONAL && functional_nvtxMemCudaSetPeerAccess != NULL) {
        functional_nvtxMemCudaSetPeerAccess(domain, permissions, devicePeer, flags);
        return;
    }
    stub_call *recorded = stub_begin(33);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &permissions, sizeof permissions);
    stub_argument(recorded, &devicePeer, sizeof devicePeer);
    stub_argument(recorded, &flags, sizeof flags);
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxMemHeapHandle_t
nvtxMemHeapRegister(nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc)
{
    if (STUB_LIKELY(stub_modes[34] == STUB_FREE))
        return 0;
    if (stub_modes[34] == STUB_FUNCTIONAL && functional_nvtxMemHeapRegister != NULL)
        return functional_nvtxMemHeapRegister(domain, desc);
    stub_call *recorded = stub_begin(34);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &desc, sizeof desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemHeapDesc_t));
    return (nvtxMemHeapHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)
{
    if (STUB_LIKELY(stub_modes[35] == STUB_FREE))
        return;
    if (stub_modes[35] == STUB_FUNCTIONAL && functional_nvtxMemHeapReset != NULL) {
        functional_nvtxMemHeapReset(domain, heap);
        return;
    }
    stub_call *recorded = stub_begin(35);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &heap, sizeof heap);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)
{
    if (STUB_LIKELY(stub_modes[36] == STUB_FREE))
        return;
    if (stub_modes[36] == STUB_FUNCTIONAL && functional_nvtxMemHeapUnregister != NULL) {
        functional_nvtxMemHeapUnregister(domain, heap);
        return;
    }
    stub_call *recorded = stub_begin(36);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &heap, sizeof heap);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemPermissionsAssign(nvtxDomainHandle_t domain, const nvtxMemPermissionsAssignBatch_t *desc)
{
    if (STUB_LIKELY(stub_modes[37] == STUB_FREE))
        return;
    if (stub_modes[37] == STUB_FUNCTIONAL && functional_nvtxMemPermissionsAssign != NULL) {
        functional_nvtxMemPermissionsAssign(domain, desc);
        return;
    }
    stub_call *recorded = stub_begin(37);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &desc, sizeof desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemPermissionsAssignBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemPermissionsBind(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions,
    uint32_t bindScope, uint32_t bindFlags)
{
    if (STUB_LIKELY(stub_modes[38] == STUB_FREE))
        return;
    if (stub_modes[38] == STUB_FUNCTIONAL && functional_nvtxMemPermissionsBind != NULL) {
        functional_nvtxMemPermissionsBind(domain, permissions, bindScope, bindFlags);
        return;
    }
    stub_call *recorded = stub_begin(38);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &permissions, sizeof permissions);
    stub_argument(recorded, &bindScope, sizeof bindScope);
    stub_argument(recorded, &bindFlags, sizeof bindFlags);
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxMemPermissionsHandle_t
nvtxMemPermissionsCreate(nvtxDomainHandle_t domain, int32_t creationflags)
{
    if (STUB_LIKELY(stub_modes[39] == STUB_FREE))
        return 0;
    if (stub_modes[39] == STUB_FUNCTIONAL && functional_nvtxMemPermissionsCreate != NULL)
        return functional_nvtxMemPermissionsCreate(domain, creationflags);
    stub_call *recorded = stub_begin(39);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &creationflags, sizeof creationflags);
    return (nvtxMemPermissionsHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)
{
    if (STUB_LIKELY(stub_modes[40] == STUB_FREE))
        return;
    if (stub_modes[40] == STUB_FUNCTIONAL && functional_nvtxMemPermissionsDestroy != NULL) {
        functional_nvtxMemPermissionsDestroy(domain, permissionsHandle);
        return;
    }
    stub_call *recorded = stub_begin(40);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &permissionsHandle, sizeof permissionsHandle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemPermissionsReset(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)
{
    if (STUB_LIKELY(stub_modes[41] == STUB_FREE))
        return;
    if (stub_modes[41] == STUB_FUNCTIONAL && functional_nvtxMemPermissionsReset != NULL) {
        functional_nvtxMemPermissionsReset(domain, permissionsHandle);
        return;
    }
    stub_call *recorded = stub_begin(41);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &permissionsHandle, sizeof permissionsHandle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)
{
    if (STUB_LIKELY(stub_modes[42] == STUB_FREE))
        return;
    if (stub_modes[42] == STUB_FUNCTIONAL && functional_nvtxMemPermissionsUnbind != NULL) {
        functional_nvtxMemPermissionsUnbind(domain, bindScope);
        return;
    }
    stub_call *recorded = stub_begin(42);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &bindScope, sizeof bindScope);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemRegionsName(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc)
{
    if (STUB_LIKELY(stub_modes[43] == STUB_FREE))
        return;
    if (stub_modes[43] == STUB_FUNCTIONAL && functional_nvtxMemRegionsName != NULL) {
        functional_nvtxMemRegionsName(domain, desc);
        return;
    }
    stub_call *recorded = stub_begin(43);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &desc, sizeof desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemRegionsNameBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemRegionsRegister(nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc)
{
    if (STUB_LIKELY(stub_modes[44] == STUB_FREE))
        return;
    if (stub_modes[44] == STUB_FUNCTIONAL && functional_nvtxMemRegionsRegister != NULL) {
        functional_nvtxMemRegionsRegister(domain, desc);
        return;
    }
    stub_call *recorded = stub_begin(44);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &desc, sizeof desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemRegionsRegisterBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemRegionsResize(nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc)
{
    if (STUB_LIKELY(stub_modes[45] == STUB_FREE))
        return;
    if (stub_modes[45] == STUB_FUNCTIONAL && functional_nvtxMemRegionsResize != NULL) {
        functional_nvtxMemRegionsResize(domain, desc);
        return;
    }
    stub_call *recorded = stub_begin(45);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &desc, sizeof desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemRegionsResizeBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemRegionsUnregister(nvtxDomainHandle_t domain, const nvtxMemRegionsUnregisterBatch_t *desc)
{
    if (STUB_LIKELY(stub_modes[46] == STUB_FREE))
        return;
    if (stub_modes[46] == STUB_FUNCTIONAL && functional_nvtxMemRegionsUnregister != NULL) {
        functional_nvtxMemRegionsUnregister(domain, desc);
        return;
    }
    stub_call *recorded = stub_begin(46);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &desc, sizeof desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemRegionsUnregisterBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCategoryA(uint32_t category, const char *name)
{
    if (STUB_LIKELY(stub_modes[47] == STUB_FREE))
        return;
    if (stub_modes[47] == STUB_FUNCTIONAL && functional_nvtxNameCategoryA != NULL) {
        functional_nvtxNameCategoryA(category, name);
        return;
    }
    stub_call *recorded = stub_begin(47);
    stub_argument(recorded, &category, sizeof category);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuContextA(CUcontext context, const char *name)
{
    if (STUB_LIKELY(stub_modes[48] == STUB_FREE))
        return;
    if (stub_modes[48] == STUB_FUNCTIONAL && functional_nvtxNameCuContextA != NULL) {
        functional_nvtxNameCuContextA(context, name);
        return;
    }
    stub_call *recorded = stub_begin(48);
    stub_argument(recorded, &context, sizeof context);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuDeviceA(CUdevice device, const char *name)
{
    if (STUB_LIKELY(stub_modes[49] == STUB_FREE))
        return;
    if (stub_modes[49] == STUB_FUNCTIONAL && functional_nvtxNameCuDeviceA != NULL) {
        functional_nvtxNameCuDeviceA(device, name);
        return;
    }
    stub_call *recorded = stub_begin(49);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuEventA(CUevent event, const char *name)
{
    if (STUB_LIKELY(stub_modes[50] == STUB_FREE))
        return;
    if (stub_modes[50] == STUB_FUNCTIONAL && functional_nvtxNameCuEventA != NULL) {
        functional_nvtxNameCuEventA(event, name);
        return;
    }
    stub_call *recorded = stub_begin(50);
    stub_argument(recorded, &event, sizeof event);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuStreamA(CUstream stream, const char *name)
{
    if (STUB_LIKELY(stub_modes[51] == STUB_FREE))
        return;
    if (stub_modes[51] == STUB_FUNCTIONAL && functional_nvtxNameCuStreamA != NULL) {
        functional_nvtxNameCuStreamA(stream, name);
        return;
    }
    stub_call *recorded = stub_begin(51);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCudaDeviceA(int device, const char *name)
{
    if (STUB_LIKELY(stub_modes[52] == STUB_FREE))
        return;
    if (stub_modes[52] == STUB_FUNCTIONAL && functional_nvtxNameCudaDeviceA != NULL) {
        functional_nvtxNameCudaDeviceA(device, name);
        return;
    }
    stub_call *recorded = stub_begin(52);
    stub_argument(recorded, &device, sizeof device);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCudaEventA(cudaEvent_t event, const char *name)
{
    if (STUB_LIKELY(stub_modes[53] == STUB_FREE))
        return;
    if (stub_modes[53] == STUB_FUNCTIONAL && functional_nvtxNameCudaEventA != NULL) {
        functional_nvtxNameCudaEventA(event, name);
        return;
    }
    stub_call *recorded = stub_begin(53);
    stub_argument(recorded, &event, sizeof event);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCudaStreamA(cudaStream_t stream, const char *name)
{
    if (STUB_LIKELY(stub_modes[54] == STUB_FREE))
        return;
    if (stub_modes[54] == STUB_FUNCTIONAL && functional_nvtxNameCudaStreamA != NULL) {
        functional_nvtxNameCudaStreamA(stream, name);
        return;
    }
    stub_call *recorded = stub_begin(54);
    stub_argument(recorded, &stream, sizeof stream);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameOsThreadA(uint32_t threadId, const char *name)
{
    if (STUB_LIKELY(stub_modes[55] == STUB_FREE))
        return;
    if (stub_modes[55] == STUB_FUNCTIONAL && functional_nvtxNameOsThreadA != NULL) {
        functional_nvtxNameOsThreadA(threadId, name);
        return;
    }
    stub_call *recorded = stub_begin(55);
    stub_argument(recorded, &threadId, sizeof threadId);
    stub_argument(recorded, &name, sizeof name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT uint64_t
nvtxPayloadEnumRegister(nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr)
{
    if (STUB_LIKELY(stub_modes[56] == STUB_FREE))
        return 0;
    if (stub_modes[56] == STUB_FUNCTIONAL && functional_nvtxPayloadEnumRegister != NULL)
        return functional_nvtxPayloadEnumRegister(domain, attr);
    stub_call *recorded = stub_begin(56);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &attr, sizeof attr);
    stub_input(recorded, 1, attr, sizeof(nvtxPayloadEnumAttr_t));
    return (uint64_t)stub_finish(recorded);
}

STUB_EXPORT uint64_t
nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain, const nvtxPayloadSchemaAttr_t *attr)
{
    if (STUB_LIKELY(stub_modes[57] == STUB_FREE))
        return 0;
    if (stub_modes[57] == STUB_FUNCTIONAL && functional_nvtxPayloadSchemaRegister != NULL)
        return functional_nvtxPayloadSchemaRegister(domain, attr);
    stub_call *recorded = stub_begin(57);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &attr, sizeof attr);
    stub_input(recorded, 1, attr, sizeof(nvtxPayloadSchemaAttr_t));
    return (uint64_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxRangeEnd(nvtxRangeId_t id)
{
    if (STUB_LIKELY(stub_modes[58] == STUB_FREE))
        return;
    if (stub_modes[58] == STUB_FUNCTIONAL && functional_nvtxRangeEnd != NULL) {
        functional_nvtxRangeEnd(id);
        return;
    }
    stub_call *recorded = stub_begin(58);
    stub_argument(recorded, &id, sizeof id);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id,
    const nvtxPayloadData_t *payloadData, size_t count)
{
    if (STUB_LIKELY(stub_modes[59] == STUB_FREE))
        return;
    if (stub_modes[59] == STUB_FUNCTIONAL && functional_nvtxRangeEndPayload != NULL) {
        functional_nvtxRangeEndPayload(domain, id, payloadData, count);
        return;
    }
    stub_call *recorded = stub_begin(59);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &id, sizeof id);
    stub_argument(recorded, &payloadData, sizeof payloadData);
    stub_argument(recorded, &count, sizeof count);
    stub_input(recorded, 2, payloadData, stub_items((size_t)count) * sizeof(nvtxPayloadData_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePop(void)
{
    if (STUB_LIKELY(stub_modes[60] == STUB_FREE))
        return 0;
    if (stub_modes[60] == STUB_FUNCTIONAL && functional_nvtxRangePop != NULL)
        return functional_nvtxRangePop();
    stub_call *recorded = stub_begin(60);
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)
{
    if (STUB_LIKELY(stub_modes[61] == STUB_FREE))
        return 0;
    if (stub_modes[61] == STUB_FUNCTIONAL && functional_nvtxRangePopPayload != NULL)
        return functional_nvtxRangePopPayload(domain, payloadData, count);
    stub_call *recorded = stub_begin(61);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &payloadData, sizeof payloadData);
    stub_argument(recorded, &count, sizeof count);
    stub_input(recorded, 1, payloadData, stub_items((size_t)count) * sizeof(nvtxPayloadData_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePushA(const char *message)
{
    if (STUB_LIKELY(stub_modes[62] == STUB_FREE))
        return 0;
    if (stub_modes[62] == STUB_FUNCTIONAL && functional_nvtxRangePushA != NULL)
        return functional_nvtxRangePushA(message);
    stub_call *recorded = stub_begin(62);
    stub_argument(recorded, &message, sizeof message);
    stub_input_string(recorded, 0, message);
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)
{
    if (STUB_LIKELY(stub_modes[63] == STUB_FREE))
        return 0;
    if (stub_modes[63] == STUB_FUNCTIONAL && functional_nvtxRangePushEx != NULL)
        return functional_nvtxRangePushEx(eventAttrib);
    stub_call *recorded = stub_begin(63);
    stub_argument(recorded, &eventAttrib, sizeof eventAttrib);
    stub_input(recorded, 0, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePushPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)
{
    if (STUB_LIKELY(stub_modes[64] == STUB_FREE))
        return 0;
    if (stub_modes[64] == STUB_FUNCTIONAL && functional_nvtxRangePushPayload != NULL)
        return functional_nvtxRangePushPayload(domain, payloadData, count);
    stub_call *recorded = stub_begin(64);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &payloadData, sizeof payloadData);
    stub_argument(recorded, &count, sizeof count);
    stub_input(recorded, 1, payloadData, stub_items((size_t)count) * sizeof(nvtxPayloadData_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxRangeStartA(const char *message)
{
    if (STUB_LIKELY(stub_modes[65] == STUB_FREE))
        return 0;
    if (stub_modes[65] == STUB_FUNCTIONAL && functional_nvtxRangeStartA != NULL)
        return functional_nvtxRangeStartA(message);
    stub_call *recorded = stub_begin(65);
    stub_argument(recorded, &message, sizeof message);
    stub_input_string(recorded, 0, message);
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)
{
    if (STUB_LIKELY(stub_modes[66] == STUB_FREE))
        return 0;
    if (stub_modes[66] == STUB_FUNCTIONAL && functional_nvtxRangeStartEx != NULL)
        return functional_nvtxRangeStartEx(eventAttrib);
    stub_call *recorded = stub_begin(66);
    stub_argument(recorded, &eventAttrib, sizeof eventAttrib);
    stub_input(recorded, 0, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxRangeStartPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)
{
    if (STUB_LIKELY(stub_modes[67] == STUB_FREE))
        return 0;
    if (stub_modes[67] == STUB_FUNCTIONAL && functional_nvtxRangeStartPayload != NULL)
        return functional_nvtxRangeStartPayload(domain, payloadData, count);
    stub_call *recorded = stub_begin(67);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &payloadData, sizeof payloadData);
    stub_argument(recorded, &count, sizeof count);
    stub_input(recorded, 1, payloadData, stub_items((size_t)count) * sizeof(nvtxPayloadData_t));
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT uint64_t
nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)
{
    if (STUB_LIKELY(stub_modes[68] == STUB_FREE))
        return 0;
    if (stub_modes[68] == STUB_FUNCTIONAL && functional_nvtxScopeRegister != NULL)
        return functional_nvtxScopeRegister(domain, attr);
    stub_call *recorded = stub_begin(68);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &attr, sizeof attr);
    stub_input(recorded, 1, attr, sizeof(nvtxScopeAttr_t));
    return (uint64_t)stub_finish(recorded);
}

STUB_EXPORT uint64_t
nvtxTimeDomainRegister(nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr)
{
    if (STUB_LIKELY(stub_modes[69] == STUB_FREE))
        return 0;
    if (stub_modes[69] == STUB_FUNCTIONAL && functional_nvtxTimeDomainRegister != NULL)
        return functional_nvtxTimeDomainRegister(domain, timeAttr);
    stub_call *recorded = stub_begin(69);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &timeAttr, sizeof timeAttr);
    stub_input(recorded, 1, timeAttr, sizeof(nvtxTimeDomainAttr_t));
    return (uint64_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1, uint64_t timeDomainId2,
    int64_t timestamp1, int64_t timestamp2)
{
    if (STUB_LIKELY(stub_modes[70] == STUB_FREE))
        return;
    if (stub_modes[70] == STUB_FUNCTIONAL && functional_nvtxTimeSyncPoint != NULL) {
        functional_nvtxTimeSyncPoint(domain, timeDomainId1, timeDomainId2, timestamp1, timestamp2);
        return;
    }
    stub_call *recorded = stub_begin(70);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &timeDomainId1, sizeof timeDomainId1);
    stub_argument(recorded, &timeDomainId2, sizeof timeDomainId2);
    stub_argument(recorded, &timestamp1, sizeof timestamp1);
    stub_argument(recorded, &timestamp2, sizeof timestamp2);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
    uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)
{
    if (STUB_LIKELY(stub_modes[71] == STUB_FREE))
        return;
    if (stub_modes[71] == STUB_FUNCTIONAL && functional_nvtxTimeSyncPointTable != NULL) {
        functional_nvtxTimeSyncPointTable(domain, timeDomainIdSrc, timeDomainIdDst, syncPoints,
            count);
        return;
    }
    stub_call *recorded = stub_begin(71);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &timeDomainIdSrc, sizeof timeDomainIdSrc);
    stub_argument(recorded, &timeDomainIdDst, sizeof timeDomainIdDst);
    stub_argument(recorded, &syncPoints, sizeof syncPoints);
    stub_argument(recorded, &count, sizeof count);
    stub_input(recorded, 3, syncPoints, stub_items((size_t)count) * sizeof(nvtxSyncPoint_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
    int64_t (*timestampProviderFn)(void))
{
    if (STUB_LIKELY(stub_modes[72] == STUB_FREE))
        return;
    if (stub_modes[72] == STUB_FUNCTIONAL && functional_nvtxTimerSource != NULL) {
        functional_nvtxTimerSource(domain, timeDomainId, flags, timestampProviderFn);
        return;
    }
    stub_call *recorded = stub_begin(72);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &timeDomainId, sizeof timeDomainId);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &timestampProviderFn, sizeof timestampProviderFn);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
    int64_t (*timestampProviderFn)(void *), void *data)
{
    if (STUB_LIKELY(stub_modes[73] == STUB_FREE))
        return;
    if (stub_modes[73] == STUB_FUNCTIONAL && functional_nvtxTimerSourceWithData != NULL) {
        functional_nvtxTimerSourceWithData(domain, timeDomainId, flags, timestampProviderFn, data);
        return;
    }
    stub_call *recorded = stub_begin(73);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &timeDomainId, sizeof timeDomainId);
    stub_argument(recorded, &flags, sizeof flags);
    stub_argument(recorded, &timestampProviderFn, sizeof timestampProviderFn);
    stub_argument(recorded, &data, sizeof data);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
    uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst)
{
    if (STUB_LIKELY(stub_modes[74] == STUB_FREE))
        return;
    if (stub_modes[74] == STUB_FUNCTIONAL && functional_nvtxTimestampConversionFactor != NULL) {
        functional_nvtxTimestampConversionFactor(domain, timeDomainIdSrc, timeDomainIdDst, slope,
            timestampSrc, timestampDst);
        return;
    }
    stub_call *recorded = stub_begin(74);
    stub_argument(recorded, &domain, sizeof domain);
    stub_argument(recorded, &timeDomainIdSrc, sizeof timeDomainIdSrc);
    stub_argument(recorded, &timeDomainIdDst, sizeof timeDomainIdDst);
    stub_argument(recorded, &slope, sizeof slope);
    stub_argument(recorded, &timestampSrc, sizeof timestampSrc);
    stub_argument(recorded, &timestampDst, sizeof timestampDst);
    (void)stub_finish(recorded);
}

STUB_EXPORT int64_t
nvtxTimestampGet(void)
{
    if (STUB_LIKELY(stub_modes[75] == STUB_FREE))
        return 0;
    if (stub_modes[75] == STUB_FUNCTIONAL && functional_nvtxTimestampGet != NULL)
        return functional_nvtxTimestampGet();
    stub_call *recorded = stub_begin(75);
    return (int64_t)stub_finish(recorded);
}

static const stub_param params_nvtxInitialize[] = {
    {"reserved", "const void *", sizeof(const void *), false},
};
static const stub_param params_nvtxDomainMarkEx[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"eventAttrib", "const nvtxEventAttributes_t *", sizeof(const nvtxEventAttributes_t *), false},
};
static const stub_param params_nvtxMarkEx[] = {
    {"eventAttrib", "const nvtxEventAttributes_t *", sizeof(const nvtxEventAttributes_t *), false},
};
static const stub_param params_nvtxMarkA[] = {
    {"message", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxDomainRangeStartEx[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"eventAttrib", "const nvtxEventAttributes_t *", sizeof(const nvtxEventAttributes_t *), false},
};
static const stub_param params_nvtxRangeStartEx[] = {
    {"eventAttrib", "const nvtxEventAttributes_t *", sizeof(const nvtxEventAttributes_t *), false},
};
static const stub_param params_nvtxRangeStartA[] = {
    {"message", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxDomainRangeEnd[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"id", "nvtxRangeId_t", sizeof(nvtxRangeId_t), false},
};
static const stub_param params_nvtxRangeEnd[] = {
    {"id", "nvtxRangeId_t", sizeof(nvtxRangeId_t), false},
};
static const stub_param params_nvtxDomainRangePushEx[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"eventAttrib", "const nvtxEventAttributes_t *", sizeof(const nvtxEventAttributes_t *), false},
};
static const stub_param params_nvtxRangePushEx[] = {
    {"eventAttrib", "const nvtxEventAttributes_t *", sizeof(const nvtxEventAttributes_t *), false},
};
static const stub_param params_nvtxRangePushA[] = {
    {"message", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxDomainRangePop[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
};
static const stub_param params_nvtxDomainResourceCreate[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"attribs", "nvtxResourceAttributes_t *", sizeof(nvtxResourceAttributes_t *), false},
};
static const stub_param params_nvtxDomainResourceDestroy[] = {
    {"resource", "nvtxResourceHandle_t", sizeof(nvtxResourceHandle_t), false},
};
static const stub_param params_nvtxDomainNameCategoryA[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"category", "uint32_t", sizeof(uint32_t), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameCategoryA[] = {
    {"category", "uint32_t", sizeof(uint32_t), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameOsThreadA[] = {
    {"threadId", "uint32_t", sizeof(uint32_t), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxDomainRegisterStringA[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"string", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxDomainCreateA[] = {
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxDomainDestroy[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
};
static const stub_param params_nvtxDomainSyncUserCreate[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"attribs", "const nvtxSyncUserAttributes_t *", sizeof(const nvtxSyncUserAttributes_t *),
        false},
};
static const stub_param params_nvtxDomainSyncUserDestroy[] = {
    {"handle", "nvtxSyncUser_t", sizeof(nvtxSyncUser_t), false},
};
static const stub_param params_nvtxDomainSyncUserAcquireStart[] = {
    {"handle", "nvtxSyncUser_t", sizeof(nvtxSyncUser_t), false},
};
static const stub_param params_nvtxDomainSyncUserAcquireFailed[] = {
    {"handle", "nvtxSyncUser_t", sizeof(nvtxSyncUser_t), false},
};
static const stub_param params_nvtxDomainSyncUserAcquireSuccess[] = {
    {"handle", "nvtxSyncUser_t", sizeof(nvtxSyncUser_t), false},
};
static const stub_param params_nvtxDomainSyncUserReleasing[] = {
    {"handle", "nvtxSyncUser_t", sizeof(nvtxSyncUser_t), false},
};
static const stub_param params_nvtxNameCuDeviceA[] = {
    {"device", "CUdevice", sizeof(CUdevice), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameCuContextA[] = {
    {"context", "CUcontext", sizeof(CUcontext), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameCuStreamA[] = {
    {"stream", "CUstream", sizeof(CUstream), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameCuEventA[] = {
    {"event", "CUevent", sizeof(CUevent), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameCudaDeviceA[] = {
    {"device", "int", sizeof(int), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameCudaStreamA[] = {
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxNameCudaEventA[] = {
    {"event", "cudaEvent_t", sizeof(cudaEvent_t), false},
    {"name", "const char *", sizeof(const char *), false},
};
static const stub_param params_nvtxPayloadSchemaRegister[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"attr", "const nvtxPayloadSchemaAttr_t *", sizeof(const nvtxPayloadSchemaAttr_t *), false},
};
static const stub_param params_nvtxPayloadEnumRegister[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"attr", "const nvtxPayloadEnumAttr_t *", sizeof(const nvtxPayloadEnumAttr_t *), false},
};
static const stub_param params_nvtxScopeRegister[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"attr", "const nvtxScopeAttr_t *", sizeof(const nvtxScopeAttr_t *), false},
};
static const stub_param params_nvtxMarkPayload[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"payloadData", "const nvtxPayloadData_t *", sizeof(const nvtxPayloadData_t *), false},
    {"count", "size_t", sizeof(size_t), false},
};
static const stub_param params_nvtxRangePushPayload[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"payloadData", "const nvtxPayloadData_t *", sizeof(const nvtxPayloadData_t *), false},
    {"count", "size_t", sizeof(size_t), false},
};
static const stub_param params_nvtxRangePopPayload[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"payloadData", "const nvtxPayloadData_t *", sizeof(const nvtxPayloadData_t *), false},
    {"count", "size_t", sizeof(size_t), false},
};
static const stub_param params_nvtxRangeStartPayload[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"payloadData", "const nvtxPayloadData_t *", sizeof(const nvtxPayloadData_t *), false},
    {"count", "size_t", sizeof(size_t), false},
};
static const stub_param params_nvtxRangeEndPayload[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"id", "nvtxRangeId_t", sizeof(nvtxRangeId_t), false},
    {"payloadData", "const nvtxPayloadData_t *", sizeof(const nvtxPayloadData_t *), false},
    {"count", "size_t", sizeof(size_t), false},
};
static const stub_param params_nvtxDomainIsEnabled[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
};
static const stub_param params_nvtxTimeDomainRegister[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"timeAttr", "const nvtxTimeDomainAttr_t *", sizeof(const nvtxTimeDomainAttr_t *), false},
};
static const stub_param params_nvtxTimerSource[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"timeDomainId", "uint64_t", sizeof(uint64_t), false},
    {"flags", "uint64_t", sizeof(uint64_t), false},
    {"timestampProviderFn", "int64_t (*)(void)", sizeof(int64_t (*)(void)), false},
};
static const stub_param params_nvtxTimerSourceWithData[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"timeDomainId", "uint64_t", sizeof(uint64_t), false},
    {"flags", "uint64_t", sizeof(uint64_t), false},
    {"timestampProviderFn", "int64_t (*)(void *)", sizeof(int64_t (*)(void *)), false},
    {"data", "void *", sizeof(void *), false},
};
static const stub_param params_nvtxTimeSyncPoint[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"timeDomainId1", "uint64_t", sizeof(uint64_t), false},
    {"timeDomainId2", "uint64_t", sizeof(uint64_t), false},
    {"timestamp1", "int64_t", sizeof(int64_t), false},
    {"timestamp2", "int64_t", sizeof(int64_t), false},
};
static const stub_param params_nvtxTimeSyncPointTable[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"timeDomainIdSrc", "uint64_t", sizeof(uint64_t), false},
    {"timeDomainIdDst", "uint64_t", sizeof(uint64_t), false},
    {"syncPoints", "const nvtxSyncPoint_t *", sizeof(const nvtxSyncPoint_t *), false},
    {"count", "size_t", sizeof(size_t), false},
};
static const stub_param params_nvtxTimestampConversionFactor[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"timeDomainIdSrc", "uint64_t", sizeof(uint64_t), false},
    {"timeDomainIdDst", "uint64_t", sizeof(uint64_t), false},
    {"slope", "double", sizeof(double), false},
    {"timestampSrc", "int64_t", sizeof(int64_t), false},
    {"timestampDst", "int64_t", sizeof(int64_t), false},
};
static const stub_param params_nvtxEventSubmit[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"payloadData", "const nvtxPayloadData_t *", sizeof(const nvtxPayloadData_t *), false},
    {"numPayloads", "size_t", sizeof(size_t), false},
};
static const stub_param params_nvtxEventBatchSubmit[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"eventBatch", "const nvtxEventBatch_t *", sizeof(const nvtxEventBatch_t *), false},
};
static const stub_param params_nvtxCounterRegister[] = {
    {"hDomain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"attr", "const nvtxCounterAttr_t *", sizeof(const nvtxCounterAttr_t *), false},
};
static const stub_param params_nvtxCounterSampleInt64[] = {
    {"hDomain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"counterId", "uint64_t", sizeof(uint64_t), false},
    {"value", "int64_t", sizeof(int64_t), false},
};
static const stub_param params_nvtxCounterSampleFloat64[] = {
    {"hDomain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"counterId", "uint64_t", sizeof(uint64_t), false},
    {"value", "double", sizeof(double), false},
};
static const stub_param params_nvtxCounterSample[] = {
    {"hDomain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"counterId", "uint64_t", sizeof(uint64_t), false},
    {"value", "const void *", sizeof(const void *), false},
    {"size", "size_t", sizeof(size_t), false},
};
static const stub_param params_nvtxCounterSampleNoValue[] = {
    {"hDomain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"counterId", "uint64_t", sizeof(uint64_t), false},
    {"reason", "uint8_t", sizeof(uint8_t), false},
};
static const stub_param params_nvtxCounterBatchSubmit[] = {
    {"hDomain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"counterData", "const nvtxCounterBatch_t *", sizeof(const nvtxCounterBatch_t *), false},
};
static const stub_param params_nvtxMemHeapRegister[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"desc", "const nvtxMemHeapDesc_t *", sizeof(const nvtxMemHeapDesc_t *), false},
};
static const stub_param params_nvtxMemHeapUnregister[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"heap", "nvtxMemHeapHandle_t", sizeof(nvtxMemHeapHandle_t), false},
};
static const stub_param params_nvtxMemHeapReset[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"heap", "nvtxMemHeapHandle_t", sizeof(nvtxMemHeapHandle_t), false},
};
static const stub_param params_nvtxMemRegionsRegister[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"desc", "const nvtxMemRegionsRegisterBatch_t *",
        sizeof(const nvtxMemRegionsRegisterBatch_t *), false},
};
static const stub_param params_nvtxMemRegionsResize[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"desc", "const nvtxMemRegionsResizeBatch_t *", sizeof(const nvtxMemRegionsResizeBatch_t *),
        false},
};
static const stub_param params_nvtxMemRegionsUnregister[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"desc", "const nvtxMemRegionsUnregisterBatch_t *",
        sizeof(const nvtxMemRegionsUnregisterBatch_t *), false},
};
static const stub_param params_nvtxMemRegionsName[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"desc", "const nvtxMemRegionsNameBatch_t *", sizeof(const nvtxMemRegionsNameBatch_t *), false},
};
static const stub_param params_nvtxMemPermissionsAssign[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"desc", "const nvtxMemPermissionsAssignBatch_t *",
        sizeof(const nvtxMemPermissionsAssignBatch_t *), false},
};
static const stub_param params_nvtxMemPermissionsCreate[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"creationflags", "int32_t", sizeof(int32_t), false},
};
static const stub_param params_nvtxMemPermissionsDestroy[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"permissionsHandle", "nvtxMemPermissionsHandle_t", sizeof(nvtxMemPermissionsHandle_t), false},
};
static const stub_param params_nvtxMemPermissionsReset[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"permissionsHandle", "nvtxMemPermissionsHandle_t", sizeof(nvtxMemPermissionsHandle_t), false},
};
static const stub_param params_nvtxMemPermissionsBind[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"permissions", "nvtxMemPermissionsHandle_t", sizeof(nvtxMemPermissionsHandle_t), false},
    {"bindScope", "uint32_t", sizeof(uint32_t), false},
    {"bindFlags", "uint32_t", sizeof(uint32_t), false},
};
static const stub_param params_nvtxMemPermissionsUnbind[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"bindScope", "uint32_t", sizeof(uint32_t), false},
};
static const stub_param params_nvtxMemCudaGetProcessWidePermissions[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
};
static const stub_param params_nvtxMemCudaGetDeviceWidePermissions[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"device", "int", sizeof(int), false},
};
static const stub_param params_nvtxMemCudaSetPeerAccess[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"permissions", "nvtxMemPermissionsHandle_t", sizeof(nvtxMemPermissionsHandle_t), false},
    {"devicePeer", "int", sizeof(int), false},
    {"flags", "uint32_t", sizeof(uint32_t), false},
};
static const stub_param params_nvtxMemCudaMarkInitialized[] = {
    {"domain", "nvtxDomainHandle_t", sizeof(nvtxDomainHandle_t), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
    {"isPerThreadStream", "uint8_t", sizeof(uint8_t), false},
    {"desc", "const nvtxMemMarkInitializedBatch_t *",
        sizeof(const nvtxMemMarkInitializedBatch_t *), false},
};

const stub_function stub_functions[] = {
    {"nvtxCounterBatchSubmit", "nvtxCounterBatchSubmit", "nvtxCounterBatchSubmit", 0, false,
        (void (*)(void))nvtxCounterBatchSubmit, STUB_RESULT_VOID, params_nvtxCounterBatchSubmit, 2},
    {"nvtxCounterRegister", "nvtxCounterRegister", "nvtxCounterRegister", 0, false,
        (void (*)(void))nvtxCounterRegister, STUB_RESULT_INTEGER, params_nvtxCounterRegister, 2},
    {"nvtxCounterSample", "nvtxCounterSample", "nvtxCounterSample", 0, false,
        (void (*)(void))nvtxCounterSample, STUB_RESULT_VOID, params_nvtxCounterSample, 4},
    {"nvtxCounterSampleFloat64", "nvtxCounterSampleFloat64", "nvtxCounterSampleFloat64", 0, false,
        (void (*)(void))nvtxCounterSampleFloat64, STUB_RESULT_VOID,
        params_nvtxCounterSampleFloat64, 3},
    {"nvtxCounterSampleInt64", "nvtxCounterSampleInt64", "nvtxCounterSampleInt64", 0, false,
        (void (*)(void))nvtxCounterSampleInt64, STUB_RESULT_VOID, params_nvtxCounterSampleInt64, 3},
    {"nvtxCounterSampleNoValue", "nvtxCounterSampleNoValue", "nvtxCounterSampleNoValue", 0, false,
        (void (*)(void))nvtxCounterSampleNoValue, STUB_RESULT_VOID,
        params_nvtxCounterSampleNoValue, 3},
    {"nvtxDomainCreateA", "nvtxDomainCreateA", "nvtxDomainCreateA", 0, false,
        (void (*)(void))nvtxDomainCreateA, STUB_RESULT_INTEGER, params_nvtxDomainCreateA, 1},
    {"nvtxDomainDestroy", "nvtxDomainDestroy", "nvtxDomainDestroy", 0, false,
        (void (*)(void))nvtxDomainDestroy, STUB_RESULT_VOID, params_nvtxDomainDestroy, 1},
    {"nvtxDomainIsEnabled", "nvtxDomainIsEnabled", "nvtxDomainIsEnabled", 0, false,
        (void (*)(void))nvtxDomainIsEnabled, STUB_RESULT_INTEGER, params_nvtxDomainIsEnabled, 1},
    {"nvtxDomainMarkEx", "nvtxDomainMarkEx", "nvtxDomainMarkEx", 0, false,
        (void (*)(void))nvtxDomainMarkEx, STUB_RESULT_VOID, params_nvtxDomainMarkEx, 2},
    {"nvtxDomainNameCategoryA", "nvtxDomainNameCategoryA", "nvtxDomainNameCategoryA", 0, false,
        (void (*)(void))nvtxDomainNameCategoryA, STUB_RESULT_VOID, params_nvtxDomainNameCategoryA,
        3},
    {"nvtxDomainRangeEnd", "nvtxDomainRangeEnd", "nvtxDomainRangeEnd", 0, false,
        (void (*)(void))nvtxDomainRangeEnd, STUB_RESULT_VOID, params_nvtxDomainRangeEnd, 2},
    {"nvtxDomainRangePop", "nvtxDomainRangePop", "nvtxDomainRangePop", 0, false,
        (void (*)(void))nvtxDomainRangePop, STUB_RESULT_INTEGER, params_nvtxDomainRangePop, 1},
    {"nvtxDomainRangePushEx", "nvtxDomainRangePushEx", "nvtxDomainRangePushEx", 0, false,
        (void (*)(void))nvtxDomainRangePushEx, STUB_RESULT_INTEGER, params_nvtxDomainRangePushEx,
        2},
    {"nvtxDomainRangeStartEx", "nvtxDomainRangeStartEx", "nvtxDomainRangeStartEx", 0, false,
        (void (*)(void))nvtxDomainRangeStartEx, STUB_RESULT_INTEGER, params_nvtxDomainRangeStartEx,
        2},
    {"nvtxDomainRegisterStringA", "nvtxDomainRegisterStringA", "nvtxDomainRegisterStringA", 0,
        false, (void (*)(void))nvtxDomainRegisterStringA, STUB_RESULT_INTEGER,
        params_nvtxDomainRegisterStringA, 2},
    {"nvtxDomainResourceCreate", "nvtxDomainResourceCreate", "nvtxDomainResourceCreate", 0, false,
        (void (*)(void))nvtxDomainResourceCreate, STUB_RESULT_INTEGER,
        params_nvtxDomainResourceCreate, 2},
    {"nvtxDomainResourceDestroy", "nvtxDomainResourceDestroy", "nvtxDomainResourceDestroy", 0,
        false, (void (*)(void))nvtxDomainResourceDestroy, STUB_RESULT_VOID,
        params_nvtxDomainResourceDestroy, 1},
    {"nvtxDomainSyncUserAcquireFailed", "nvtxDomainSyncUserAcquireFailed",
        "nvtxDomainSyncUserAcquireFailed", 0, false,
        (void (*)(void))nvtxDomainSyncUserAcquireFailed, STUB_RESULT_VOID,
        params_nvtxDomainSyncUserAcquireFailed, 1},
    {"nvtxDomainSyncUserAcquireStart", "nvtxDomainSyncUserAcquireStart",
        "nvtxDomainSyncUserAcquireStart", 0, false, (void (*)(void))nvtxDomainSyncUserAcquireStart,
        STUB_RESULT_VOID, params_nvtxDomainSyncUserAcquireStart, 1},
    {"nvtxDomainSyncUserAcquireSuccess", "nvtxDomainSyncUserAcquireSuccess",
        "nvtxDomainSyncUserAcquireSuccess", 0, false,
        (void (*)(void))nvtxDomainSyncUserAcquireSuccess, STUB_RESULT_VOID,
        params_nvtxDomainSyncUserAcquireSuccess, 1},
    {"nvtxDomainSyncUserCreate", "nvtxDomainSyncUserCreate", "nvtxDomainSyncUserCreate", 0, false,
        (void (*)(void))nvtxDomainSyncUserCreate, STUB_RESULT_INTEGER,
        params_nvtxDomainSyncUserCreate, 2},
    {"nvtxDomainSyncUserDestroy", "nvtxDomainSyncUserDestroy", "nvtxDomainSyncUserDestroy", 0,
        false, (void (*)(void))nvtxDomainSyncUserDestroy, STUB_RESULT_VOID,
        params_nvtxDomainSyncUserDestroy, 1},
    {"nvtxDomainSyncUserReleasing", "nvtxDomainSyncUserReleasing", "nvtxDomainSyncUserReleasing",
        0, false, (void (*)(void))nvtxDomainSyncUserReleasing, STUB_RESULT_VOID,
        params_nvtxDomainSyncUserReleasing, 1},
    {"nvtxEventBatchSubmit", "nvtxEventBatchSubmit", "nvtxEventBatchSubmit", 0, false,
        (void (*)(void))nvtxEventBatchSubmit, STUB_RESULT_VOID, params_nvtxEventBatchSubmit, 2},
    {"nvtxEventSubmit", "nvtxEventSubmit", "nvtxEventSubmit", 0, false,
        (void (*)(void))nvtxEventSubmit, STUB_RESULT_VOID, params_nvtxEventSubmit, 3},
    {"nvtxInitialize", "nvtxInitialize", "nvtxInitialize", 0, false,
        (void (*)(void))nvtxInitialize, STUB_RESULT_VOID, params_nvtxInitialize, 1},
    {"nvtxMarkA", "nvtxMarkA", "nvtxMarkA", 0, false, (void (*)(void))nvtxMarkA, STUB_RESULT_VOID,
        params_nvtxMarkA, 1},
    {"nvtxMarkEx", "nvtxMarkEx", "nvtxMarkEx", 0, false, (void (*)(void))nvtxMarkEx,
        STUB_RESULT_VOID, params_nvtxMarkEx, 1},
    {"nvtxMarkPayload", "nvtxMarkPayload", "nvtxMarkPayload", 0, false,
        (void (*)(void))nvtxMarkPayload, STUB_RESULT_VOID, params_nvtxMarkPayload, 3},
    {"nvtxMemCudaGetDeviceWidePermissions", "nvtxMemCudaGetDeviceWidePermissions",
        "nvtxMemCudaGetDeviceWidePermissions", 0, false,
        (void (*)(void))nvtxMemCudaGetDeviceWidePermissions, STUB_RESULT_INTEGER,
        params_nvtxMemCudaGetDeviceWidePermissions, 2},
    {"nvtxMemCudaGetProcessWidePermissions", "nvtxMemCudaGetProcessWidePermissions",
        "nvtxMemCudaGetProcessWidePermissions", 0, false,
        (void (*)(void))nvtxMemCudaGetProcessWidePermissions, STUB_RESULT_INTEGER,
        params_nvtxMemCudaGetProcessWidePermissions, 1},
    {"nvtxMemCudaMarkInitialized", "nvtxMemCudaMarkInitialized", "nvtxMemCudaMarkInitialized", 0,
        false, (void (*)(void))nvtxMemCudaMarkInitialized, STUB_RESULT_VOID,
        params_nvtxMemCudaMarkInitialized, 4},
    {"nvtxMemCudaSetPeerAccess", "nvtxMemCudaSetPeerAccess", "nvtxMemCudaSetPeerAccess", 0, false,
        (void (*)(void))nvtxMemCudaSetPeerAccess, STUB_RESULT_VOID,
        params_nvtxMemCudaSetPeerAccess, 4},
    {"nvtxMemHeapRegister", "nvtxMemHeapRegister", "nvtxMemHeapRegister", 0, false,
        (void (*)(void))nvtxMemHeapRegister, STUB_RESULT_INTEGER, params_nvtxMemHeapRegister, 2},
    {"nvtxMemHeapReset", "nvtxMemHeapReset", "nvtxMemHeapReset", 0, false,
        (void (*)(void))nvtxMemHeapReset, STUB_RESULT_VOID, params_nvtxMemHeapReset, 2},
    {"nvtxMemHeapUnregister", "nvtxMemHeapUnregister", "nvtxMemHeapUnregister", 0, false,
        (void (*)(void))nvtxMemHeapUnregister, STUB_RESULT_VOID, params_nvtxMemHeapUnregister, 2},
    {"nvtxMemPermissionsAssign", "nvtxMemPermissionsAssign", "nvtxMemPermissionsAssign", 0, false,
        (void (*)(void))nvtxMemPermissionsAssign, STUB_RESULT_VOID,
        params_nvtxMemPermissionsAssign, 2},
    {"nvtxMemPermissionsBind", "nvtxMemPermissionsBind", "nvtxMemPermissionsBind", 0, false,
        (void (*)(void))nvtxMemPermissionsBind, STUB_RESULT_VOID, params_nvtxMemPermissionsBind, 4},
    {"nvtxMemPermissionsCreate", "nvtxMemPermissionsCreate", "nvtxMemPermissionsCreate", 0, false,
        (void (*)(void))nvtxMemPermissionsCreate, STUB_RESULT_INTEGER,
        params_nvtxMemPermissionsCreate, 2},
    {"nvtxMemPermissionsDestroy", "nvtxMemPermissionsDestroy", "nvtxMemPermissionsDestroy", 0,
        false, (void (*)(void))nvtxMemPermissionsDestroy, STUB_RESULT_VOID,
        params_nvtxMemPermissionsDestroy, 2},
    {"nvtxMemPermissionsReset", "nvtxMemPermissionsReset", "nvtxMemPermissionsReset", 0, false,
        (void (*)(void))nvtxMemPermissionsReset, STUB_RESULT_VOID, params_nvtxMemPermissionsReset,
        2},
    {"nvtxMemPermissionsUnbind", "nvtxMemPermissionsUnbind", "nvtxMemPermissionsUnbind", 0, false,
        (void (*)(void))nvtxMemPermissionsUnbind, STUB_RESULT_VOID,
        params_nvtxMemPermissionsUnbind, 2},
    {"nvtxMemRegionsName", "nvtxMemRegionsName", "nvtxMemRegionsName", 0, false,
        (void (*)(void))nvtxMemRegionsName, STUB_RESULT_VOID, params_nvtxMemRegionsName, 2},
    {"nvtxMemRegionsRegister", "nvtxMemRegionsRegister", "nvtxMemRegionsRegister", 0, false,
        (void (*)(void))nvtxMemRegionsRegister, STUB_RESULT_VOID, params_nvtxMemRegionsRegister, 2},
    {"nvtxMemRegionsResize", "nvtxMemRegionsResize", "nvtxMemRegionsResize", 0, false,
        (void (*)(void))nvtxMemRegionsResize, STUB_RESULT_VOID, params_nvtxMemRegionsResize, 2},
    {"nvtxMemRegionsUnregister", "nvtxMemRegionsUnregister", "nvtxMemRegionsUnregister", 0, false,
        (void (*)(void))nvtxMemRegionsUnregister, STUB_RESULT_VOID,
        params_nvtxMemRegionsUnregister, 2},
    {"nvtxNameCategoryA", "nvtxNameCategoryA", "nvtxNameCategoryA", 0, false,
        (void (*)(void))nvtxNameCategoryA, STUB_RESULT_VOID, params_nvtxNameCategoryA, 2},
    {"nvtxNameCuContextA", "nvtxNameCuContextA", "nvtxNameCuContextA", 0, false,
        (void (*)(void))nvtxNameCuContextA, STUB_RESULT_VOID, params_nvtxNameCuContextA, 2},
    {"nvtxNameCuDeviceA", "nvtxNameCuDeviceA", "nvtxNameCuDeviceA", 0, false,
        (void (*)(void))nvtxNameCuDeviceA, STUB_RESULT_VOID, params_nvtxNameCuDeviceA, 2},
    {"nvtxNameCuEventA", "nvtxNameCuEventA", "nvtxNameCuEventA", 0, false,
        (void (*)(void))nvtxNameCuEventA, STUB_RESULT_VOID, params_nvtxNameCuEventA, 2},
    {"nvtxNameCuStreamA", "nvtxNameCuStreamA", "nvtxNameCuStreamA", 0, false,
        (void (*)(void))nvtxNameCuStreamA, STUB_RESULT_VOID, params_nvtxNameCuStreamA, 2},
    {"nvtxNameCudaDeviceA", "nvtxNameCudaDeviceA", "nvtxNameCudaDeviceA", 0, false,
        (void (*)(void))nvtxNameCudaDeviceA, STUB_RESULT_VOID, params_nvtxNameCudaDeviceA, 2},
    {"nvtxNameCudaEventA", "nvtxNameCudaEventA", "nvtxNameCudaEventA", 0, false,
        (void (*)(void))nvtxNameCudaEventA, STUB_RESULT_VOID, params_nvtxNameCudaEventA, 2},
    {"nvtxNameCudaStreamA", "nvtxNameCudaStreamA", "nvtxNameCudaStreamA", 0, false,
        (void (*)(void))nvtxNameCudaStreamA, STUB_RESULT_VOID, params_nvtxNameCudaStreamA, 2},
    {"nvtxNameOsThreadA", "nvtxNameOsThreadA", "nvtxNameOsThreadA", 0, false,
        (void (*)(void))nvtxNameOsThreadA, STUB_RESULT_VOID, params_nvtxNameOsThreadA, 2},
    {"nvtxPayloadEnumRegister", "nvtxPayloadEnumRegister", "nvtxPayloadEnumRegister", 0, false,
        (void (*)(void))nvtxPayloadEnumRegister, STUB_RESULT_INTEGER,
        params_nvtxPayloadEnumRegister, 2},
    {"nvtxPayloadSchemaRegister", "nvtxPayloadSchemaRegister", "nvtxPayloadSchemaRegister", 0,
        false, (void (*)(void))nvtxPayloadSchemaRegister, STUB_RESULT_INTEGER,
        params_nvtxPayloadSchemaRegister, 2},
    {"nvtxRangeEnd", "nvtxRangeEnd", "nvtxRangeEnd", 0, false, (void (*)(void))nvtxRangeEnd,
        STUB_RESULT_VOID, params_nvtxRangeEnd, 1},
    {"nvtxRangeEndPayload", "nvtxRangeEndPayload", "nvtxRangeEndPayload", 0, false,
        (void (*)(void))nvtxRangeEndPayload, STUB_RESULT_VOID, params_nvtxRangeEndPayload, 4},
    {"nvtxRangePop", "nvtxRangePop", "nvtxRangePop", 0, false, (void (*)(void))nvtxRangePop,
        STUB_RESULT_INTEGER, NULL, 0},
    {"nvtxRangePopPayload", "nvtxRangePopPayload", "nvtxRangePopPayload", 0, false,
        (void (*)(void))nvtxRangePopPayload, STUB_RESULT_INTEGER, params_nvtxRangePopPayload, 3},
    {"nvtxRangePushA", "nvtxRangePushA", "nvtxRangePushA", 0, false,
        (void (*)(void))nvtxRangePushA, STUB_RESULT_INTEGER, params_nvtxRangePushA, 1},
    {"nvtxRangePushEx", "nvtxRangePushEx", "nvtxRangePushEx", 0, false,
        (void (*)(void))nvtxRangePushEx, STUB_RESULT_INTEGER, params_nvtxRangePushEx, 1},
    {"nvtxRangePushPayload", "nvtxRangePushPayload", "nvtxRangePushPayload", 0, false,
        (void (*)(void))nvtxRangePushPayload, STUB_RESULT_INTEGER, params_nvtxRangePushPayload, 3},
    {"nvtxRangeStartA", "nvtxRangeStartA", "nvtxRangeStartA", 0, false,
        (void (*)(void))nvtxRangeStartA, STUB_RESULT_INTEGER, params_nvtxRangeStartA, 1},
    {"nvtxRangeStartEx", "nvtxRangeStartEx", "nvtxRangeStartEx", 0, false,
        (void (*)(void))nvtxRangeStartEx, STUB_RESULT_INTEGER, params_nvtxRangeStartEx, 1},
    {"nvtxRangeStartPayload", "nvtxRangeStartPayload", "nvtxRangeStartPayload", 0, false,
        (void (*)(void))nvtxRangeStartPayload, STUB_RESULT_INTEGER, params_nvtxRangeStartPayload,
        3},
    {"nvtxScopeRegister", "nvtxScopeRegister", "nvtxScopeRegister", 0, false,
        (void (*)(void))nvtxScopeRegister, STUB_RESULT_INTEGER, params_nvtxScopeRegister, 2},
    {"nvtxTimeDomainRegister", "nvtxTimeDomainRegister", "nvtxTimeDomainRegister", 0, false,
        (void (*)(void))nvtxTimeDomainRegister, STUB_RESULT_INTEGER, params_nvtxTimeDomainRegister,
        2},
    {"nvtxTimeSyncPoint", "nvtxTimeSyncPoint", "nvtxTimeSyncPoint", 0, false,
        (void (*)(void))nvtxTimeSyncPoint, STUB_RESULT_VOID, params_nvtxTimeSyncPoint, 5},
    {"nvtxTimeSyncPointTable", "nvtxTimeSyncPointTable", "nvtxTimeSyncPointTable", 0, false,
        (void (*)(void))nvtxTimeSyncPointTable, STUB_RESULT_VOID, params_nvtxTimeSyncPointTable, 5},
    {"nvtxTimerSource", "nvtxTimerSource", "nvtxTimerSource", 0, false,
        (void (*)(void))nvtxTimerSource, STUB_RESULT_VOID, params_nvtxTimerSource, 4},
    {"nvtxTimerSourceWithData", "nvtxTimerSourceWithData", "nvtxTimerSourceWithData", 0, false,
        (void (*)(void))nvtxTimerSourceWithData, STUB_RESULT_VOID, params_nvtxTimerSourceWithData,
        5},
    {"nvtxTimestampConversionFactor", "nvtxTimestampConversionFactor",
        "nvtxTimestampConversionFactor", 0, false, (void (*)(void))nvtxTimestampConversionFactor,
        STUB_RESULT_VOID, params_nvtxTimestampConversionFactor, 6},
    {"nvtxTimestampGet", "nvtxTimestampGet", "nvtxTimestampGet", 0, false,
        (void (*)(void))nvtxTimestampGet, STUB_RESULT_INTEGER, NULL, 0},
};
const int stub_function_count = 76;
unsigned char stub_modes[76];
