// prototypes.h of cubind for NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvtx.yaml.
// clang-format off

// The types of the library's functions.
#ifndef CUBIND_NVTX_PROTOTYPES_H
#define CUBIND_NVTX_PROTOTYPES_H

#include "types.h"

typedef void fn_nvtxInitialize(const void *reserved);
typedef void fn_nvtxDomainMarkEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib);
typedef void fn_nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib);
typedef void fn_nvtxMarkA(const char *message);
typedef nvtxRangeId_t fn_nvtxDomainRangeStartEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib);
typedef nvtxRangeId_t fn_nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib);
typedef nvtxRangeId_t fn_nvtxRangeStartA(const char *message);
typedef void fn_nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id);
typedef void fn_nvtxRangeEnd(nvtxRangeId_t id);
typedef int fn_nvtxDomainRangePushEx(nvtxDomainHandle_t domain,
    const nvtxEventAttributes_t *eventAttrib);
typedef int fn_nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib);
typedef int fn_nvtxRangePushA(const char *message);
typedef int fn_nvtxDomainRangePop(nvtxDomainHandle_t domain);
typedef int fn_nvtxRangePop(void);
typedef nvtxResourceHandle_t fn_nvtxDomainResourceCreate(nvtxDomainHandle_t domain,
    nvtxResourceAttributes_t *attribs);
typedef void fn_nvtxDomainResourceDestroy(nvtxResourceHandle_t resource);
typedef void fn_nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category,
    const char *name);
typedef void fn_nvtxNameCategoryA(uint32_t category, const char *name);
typedef void fn_nvtxNameOsThreadA(uint32_t threadId, const char *name);
typedef nvtxStringHandle_t fn_nvtxDomainRegisterStringA(nvtxDomainHandle_t domain,
    const char *string);
typedef nvtxDomainHandle_t fn_nvtxDomainCreateA(const char *name);
typedef void fn_nvtxDomainDestroy(nvtxDomainHandle_t domain);
typedef nvtxSyncUser_t fn_nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain,
    const nvtxSyncUserAttributes_t *attribs);
typedef void fn_nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle);
typedef void fn_nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle);
typedef void fn_nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle);
typedef void fn_nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle);
typedef void fn_nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle);
typedef void fn_nvtxNameCuDeviceA(CUdevice device, const char *name);
typedef void fn_nvtxNameCuContextA(CUcontext context, const char *name);
typedef void fn_nvtxNameCuStreamA(CUstream stream, const char *name);
typedef void fn_nvtxNameCuEventA(CUevent event, const char *name);
typedef void fn_nvtxNameCudaDeviceA(int device, const char *name);
typedef void fn_nvtxNameCudaStreamA(cudaStream_t stream, const char *name);
typedef void fn_nvtxNameCudaEventA(cudaEvent_t event, const char *name);
typedef uint64_t fn_nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain,
    const nvtxPayloadSchemaAttr_t *attr);
typedef uint64_t fn_nvtxPayloadEnumRegister(nvtxDomainHandle_t domain,
    const nvtxPayloadEnumAttr_t *attr);
typedef uint64_t fn_nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr);
typedef void fn_nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
    size_t count);
typedef int fn_nvtxRangePushPayload(nvtxDomainHandle_t domain,
    const nvtxPayloadData_t *payloadData, size_t count);
typedef int fn_nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
    size_t count);
typedef nvtxRangeId_t fn_nvtxRangeStartPayload(nvtxDomainHandle_t domain,
    const nvtxPayloadData_t *payloadData, size_t count);
typedef void fn_nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id,
    const nvtxPayloadData_t *payloadData, size_t count);
typedef uint8_t fn_nvtxDomainIsEnabled(nvtxDomainHandle_t domain);
typedef int64_t fn_nvtxTimestampGet(void);
typedef uint64_t fn_nvtxTimeDomainRegister(nvtxDomainHandle_t domain,
    const nvtxTimeDomainAttr_t *timeAttr);
typedef void fn_nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
    int64_t (*timestampProviderFn)(void));
typedef void fn_nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId,
    uint64_t flags, int64_t (*timestampProviderFn)(void *), void *data);
typedef void fn_nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1,
    uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2);
typedef void fn_nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
    uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count);
typedef void fn_nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
    uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst);
typedef void fn_nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
    size_t numPayloads);
typedef void fn_nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch);
typedef uint64_t fn_nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr);
typedef void fn_nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId,
    int64_t value);
typedef void fn_nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId,
    double value);
typedef void fn_nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId,
    const void *value, size_t size);
typedef void fn_nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId,
    uint8_t reason);
typedef void fn_nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain,
    const nvtxCounterBatch_t *counterData);
typedef nvtxMemHeapHandle_t fn_nvtxMemHeapRegister(nvtxDomainHandle_t domain,
    const nvtxMemHeapDesc_t *desc);
typedef void fn_nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap);
typedef void fn_nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap);
typedef void fn_nvtxMemRegionsRegister(nvtxDomainHandle_t domain,
    const nvtxMemRegionsRegisterBatch_t *desc);
typedef void fn_nvtxMemRegionsResize(nvtxDomainHandle_t domain,
    const nvtxMemRegionsResizeBatch_t *desc);
typedef void fn_nvtxMemRegionsUnregister(nvtxDomainHandle_t domain,
    const nvtxMemRegionsUnregisterBatch_t *desc);
typedef void fn_nvtxMemRegionsName(nvtxDomainHandle_t domain,
    const nvtxMemRegionsNameBatch_t *desc);
typedef void fn_nvtxMemPermissionsAssign(nvtxDomainHandle_t domain,
    const nvtxMemPermissionsAssignBatch_t *desc);
typedef nvtxMemPermissionsHandle_t fn_nvtxMemPermissionsCreate(nvtxDomainHandle_t domain,
    int32_t creationflags);
typedef void fn_nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain,
    nvtxMemPermissionsHandle_t permissionsHandle);
typedef void fn_nvtxMemPermissionsReset(nvtxDomainHandle_t domain,
    nvtxMemPermissionsHandle_t permissionsHandle);
typedef void fn_nvtxMemPermissionsBind(nvtxDomainHandle_t domain,
    nvtxMemPermissionsHandle_t permissions, uint32_t bindScope, uint32_t bindFlags);
typedef void fn_nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope);
typedef nvtxMemPermissionsHandle_t fn_nvtxMemCudaGetProcessWidePermissions(
    nvtxDomainHandle_t domain);
typedef nvtxMemPermissionsHandle_t fn_nvtxMemCudaGetDeviceWidePermissions(
    nvtxDomainHandle_t domain, int device);
typedef void fn_nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain,
    nvtxMemPermissionsHandle_t permissions, int devicePeer, uint32_t flags);
typedef void fn_nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream,
    uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc);

#endif
