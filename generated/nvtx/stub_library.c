// stub_library.c of cubind for NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvtx";
const int stub_api_version = 13050;

// An entry point does not use all that it is called with.
#pragma GCC diagnostic ignored "-Wunused-parameter"

STUB_EXPORT void
nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData)
{
    STUB_BEGIN_VOID(0, nvtxCounterBatchSubmit, (hDomain, counterData));
    STUB_ARGUMENTS(hDomain, counterData);
    stub_input(recorded, 1, counterData, sizeof(nvtxCounterBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT uint64_t
nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)
{
    STUB_BEGIN(1, nvtxCounterRegister, 0, (hDomain, attr));
    STUB_ARGUMENTS(hDomain, attr);
    stub_input(recorded, 1, attr, sizeof(nvtxCounterAttr_t));
    return (uint64_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value, size_t size)
{
    STUB_BEGIN_VOID(2, nvtxCounterSample, (hDomain, counterId, value, size));
    STUB_ARGUMENTS(hDomain, counterId, value, size);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId, double value)
{
    STUB_BEGIN_VOID(3, nvtxCounterSampleFloat64, (hDomain, counterId, value));
    STUB_ARGUMENTS(hDomain, counterId, value);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value)
{
    STUB_BEGIN_VOID(4, nvtxCounterSampleInt64, (hDomain, counterId, value));
    STUB_ARGUMENTS(hDomain, counterId, value);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason)
{
    STUB_BEGIN_VOID(5, nvtxCounterSampleNoValue, (hDomain, counterId, reason));
    STUB_ARGUMENTS(hDomain, counterId, reason);
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxDomainHandle_t
nvtxDomainCreateA(const char *name)
{
    STUB_BEGIN(6, nvtxDomainCreateA, 0, (name));
    STUB_ARGUMENTS(name);
    stub_input_string(recorded, 0, name);
    return (nvtxDomainHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainDestroy(nvtxDomainHandle_t domain)
{
    STUB_BEGIN_VOID(7, nvtxDomainDestroy, (domain));
    STUB_ARGUMENTS(domain);
    (void)stub_finish(recorded);
}

STUB_EXPORT uint8_t
nvtxDomainIsEnabled(nvtxDomainHandle_t domain)
{
    STUB_BEGIN(8, nvtxDomainIsEnabled, 0, (domain));
    STUB_ARGUMENTS(domain);
    return (uint8_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN_VOID(9, nvtxDomainMarkEx, (domain, eventAttrib));
    STUB_ARGUMENTS(domain, eventAttrib);
    stub_input(recorded, 1, eventAttrib, sizeof(nvtxEventAttributes_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)
{
    STUB_BEGIN_VOID(10, nvtxDomainNameCategoryA, (domain, category, name));
    STUB_ARGUMENTS(domain, category, name);
    stub_input_string(recorded, 2, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)
{
    STUB_BEGIN_VOID(11, nvtxDomainRangeEnd, (domain, id));
    STUB_ARGUMENTS(domain, id);
    (void)stub_finish(recorded);
}

STUB_EXPORT int
nvtxDomainRangePop(nvtxDomainHandle_t domain)
{
    STUB_BEGIN(12, nvtxDomainRangePop, 0, (domain));
    STUB_ARGUMENTS(domain);
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN(13, nvtxDomainRangePushEx, 0, (domain, eventAttrib));
    STUB_ARGUMENTS(domain, eventAttrib);
    stub_input(recorded, 1, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN(14, nvtxDomainRangeStartEx, 0, (domain, eventAttrib));
    STUB_ARGUMENTS(domain, eventAttrib);
    stub_input(recorded, 1, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT nvtxStringHandle_t
nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)
{
    STUB_BEGIN(15, nvtxDomainRegisterStringA, 0, (domain, string));
    STUB_ARGUMENTS(domain, string);
    stub_input_string(recorded, 1, string);
    return (nvtxStringHandle_t)stub_finish(recorded);
}

STUB_EXPORT nvtxResourceHandle_t
nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)
{
    STUB_BEGIN(16, nvtxDomainResourceCreate, 0, (domain, attribs));
    STUB_ARGUMENTS(domain, attribs);
    stub_input(recorded, 1, attribs, sizeof(nvtxResourceAttributes_t));
    return (nvtxResourceHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)
{
    STUB_BEGIN_VOID(17, nvtxDomainResourceDestroy, (resource));
    STUB_ARGUMENTS(resource);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)
{
    STUB_BEGIN_VOID(18, nvtxDomainSyncUserAcquireFailed, (handle));
    STUB_ARGUMENTS(handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)
{
    STUB_BEGIN_VOID(19, nvtxDomainSyncUserAcquireStart, (handle));
    STUB_ARGUMENTS(handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)
{
    STUB_BEGIN_VOID(20, nvtxDomainSyncUserAcquireSuccess, (handle));
    STUB_ARGUMENTS(handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxSyncUser_t
nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)
{
    STUB_BEGIN(21, nvtxDomainSyncUserCreate, 0, (domain, attribs));
    STUB_ARGUMENTS(domain, attribs);
    stub_input(recorded, 1, attribs, sizeof(nvtxSyncUserAttributes_t));
    return (nvtxSyncUser_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)
{
    STUB_BEGIN_VOID(22, nvtxDomainSyncUserDestroy, (handle));
    STUB_ARGUMENTS(handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)
{
    STUB_BEGIN_VOID(23, nvtxDomainSyncUserReleasing, (handle));
    STUB_ARGUMENTS(handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)
{
    STUB_BEGIN_VOID(24, nvtxEventBatchSubmit, (domain, eventBatch));
    STUB_ARGUMENTS(domain, eventBatch);
    stub_input(recorded, 1, eventBatch, sizeof(nvtxEventBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t numPayloads)
{
    STUB_BEGIN_VOID(25, nvtxEventSubmit, (domain, payloadData, numPayloads));
    STUB_ARGUMENTS(domain, payloadData, numPayloads);
    stub_input(recorded, 1, payloadData,
        stub_items((size_t)numPayloads) * sizeof(nvtxPayloadData_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxInitialize(const void *reserved)
{
    STUB_BEGIN_VOID(26, nvtxInitialize, (reserved));
    STUB_ARGUMENTS(reserved);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMarkA(const char *message)
{
    STUB_BEGIN_VOID(27, nvtxMarkA, (message));
    STUB_ARGUMENTS(message);
    stub_input_string(recorded, 0, message);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN_VOID(28, nvtxMarkEx, (eventAttrib));
    STUB_ARGUMENTS(eventAttrib);
    stub_input(recorded, 0, eventAttrib, sizeof(nvtxEventAttributes_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)
{
    STUB_BEGIN_VOID(29, nvtxMarkPayload, (domain, payloadData, count));
    STUB_ARGUMENTS(domain, payloadData, count);
    stub_input(recorded, 1, payloadData, stub_items((size_t)count) * sizeof(nvtxPayloadData_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxMemPermissionsHandle_t
nvtxMemCudaGetDeviceWidePermissions(nvtxDomainHandle_t domain, int device)
{
    STUB_BEGIN(30, nvtxMemCudaGetDeviceWidePermissions, 0, (domain, device));
    STUB_ARGUMENTS(domain, device);
    return (nvtxMemPermissionsHandle_t)stub_finish(recorded);
}

STUB_EXPORT nvtxMemPermissionsHandle_t
nvtxMemCudaGetProcessWidePermissions(nvtxDomainHandle_t domain)
{
    STUB_BEGIN(31, nvtxMemCudaGetProcessWidePermissions, 0, (domain));
    STUB_ARGUMENTS(domain);
    return (nvtxMemPermissionsHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream,
    uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc)
{
    STUB_BEGIN_VOID(32, nvtxMemCudaMarkInitialized, (domain, stream, isPerThreadStream, desc));
    STUB_ARGUMENTS(domain, stream, isPerThreadStream, desc);
    stub_input(recorded, 3, desc, sizeof(nvtxMemMarkInitializedBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions,
    int devicePeer, uint32_t flags)
{
    STUB_BEGIN_VOID(33, nvtxMemCudaSetPeerAccess, (domain, permissions, devicePeer, flags));
    STUB_ARGUMENTS(domain, permissions, devicePeer, flags);
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxMemHeapHandle_t
nvtxMemHeapRegister(nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc)
{
    STUB_BEGIN(34, nvtxMemHeapRegister, 0, (domain, desc));
    STUB_ARGUMENTS(domain, desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemHeapDesc_t));
    return (nvtxMemHeapHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)
{
    STUB_BEGIN_VOID(35, nvtxMemHeapReset, (domain, heap));
    STUB_ARGUMENTS(domain, heap);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)
{
    STUB_BEGIN_VOID(36, nvtxMemHeapUnregister, (domain, heap));
    STUB_ARGUMENTS(domain, heap);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemPermissionsAssign(nvtxDomainHandle_t domain, const nvtxMemPermissionsAssignBatch_t *desc)
{
    STUB_BEGIN_VOID(37, nvtxMemPermissionsAssign, (domain, desc));
    STUB_ARGUMENTS(domain, desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemPermissionsAssignBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemPermissionsBind(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions,
    uint32_t bindScope, uint32_t bindFlags)
{
    STUB_BEGIN_VOID(38, nvtxMemPermissionsBind, (domain, permissions, bindScope, bindFlags));
    STUB_ARGUMENTS(domain, permissions, bindScope, bindFlags);
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxMemPermissionsHandle_t
nvtxMemPermissionsCreate(nvtxDomainHandle_t domain, int32_t creationflags)
{
    STUB_BEGIN(39, nvtxMemPermissionsCreate, 0, (domain, creationflags));
    STUB_ARGUMENTS(domain, creationflags);
    return (nvtxMemPermissionsHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)
{
    STUB_BEGIN_VOID(40, nvtxMemPermissionsDestroy, (domain, permissionsHandle));
    STUB_ARGUMENTS(domain, permissionsHandle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemPermissionsReset(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)
{
    STUB_BEGIN_VOID(41, nvtxMemPermissionsReset, (domain, permissionsHandle));
    STUB_ARGUMENTS(domain, permissionsHandle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)
{
    STUB_BEGIN_VOID(42, nvtxMemPermissionsUnbind, (domain, bindScope));
    STUB_ARGUMENTS(domain, bindScope);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemRegionsName(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc)
{
    STUB_BEGIN_VOID(43, nvtxMemRegionsName, (domain, desc));
    STUB_ARGUMENTS(domain, desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemRegionsNameBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemRegionsRegister(nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc)
{
    STUB_BEGIN_VOID(44, nvtxMemRegionsRegister, (domain, desc));
    STUB_ARGUMENTS(domain, desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemRegionsRegisterBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemRegionsResize(nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc)
{
    STUB_BEGIN_VOID(45, nvtxMemRegionsResize, (domain, desc));
    STUB_ARGUMENTS(domain, desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemRegionsResizeBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemRegionsUnregister(nvtxDomainHandle_t domain, const nvtxMemRegionsUnregisterBatch_t *desc)
{
    STUB_BEGIN_VOID(46, nvtxMemRegionsUnregister, (domain, desc));
    STUB_ARGUMENTS(domain, desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemRegionsUnregisterBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCategoryA(uint32_t category, const char *name)
{
    STUB_BEGIN_VOID(47, nvtxNameCategoryA, (category, name));
    STUB_ARGUMENTS(category, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuContextA(CUcontext context, const char *name)
{
    STUB_BEGIN_VOID(48, nvtxNameCuContextA, (context, name));
    STUB_ARGUMENTS(context, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuDeviceA(CUdevice device, const char *name)
{
    STUB_BEGIN_VOID(49, nvtxNameCuDeviceA, (device, name));
    STUB_ARGUMENTS(device, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuEventA(CUevent event, const char *name)
{
    STUB_BEGIN_VOID(50, nvtxNameCuEventA, (event, name));
    STUB_ARGUMENTS(event, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuStreamA(CUstream stream, const char *name)
{
    STUB_BEGIN_VOID(51, nvtxNameCuStreamA, (stream, name));
    STUB_ARGUMENTS(stream, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCudaDeviceA(int device, const char *name)
{
    STUB_BEGIN_VOID(52, nvtxNameCudaDeviceA, (device, name));
    STUB_ARGUMENTS(device, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCudaEventA(cudaEvent_t event, const char *name)
{
    STUB_BEGIN_VOID(53, nvtxNameCudaEventA, (event, name));
    STUB_ARGUMENTS(event, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCudaStreamA(cudaStream_t stream, const char *name)
{
    STUB_BEGIN_VOID(54, nvtxNameCudaStreamA, (stream, name));
    STUB_ARGUMENTS(stream, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameOsThreadA(uint32_t threadId, const char *name)
{
    STUB_BEGIN_VOID(55, nvtxNameOsThreadA, (threadId, name));
    STUB_ARGUMENTS(threadId, name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT uint64_t
nvtxPayloadEnumRegister(nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr)
{
    STUB_BEGIN(56, nvtxPayloadEnumRegister, 0, (domain, attr));
    STUB_ARGUMENTS(domain, attr);
    stub_input(recorded, 1, attr, sizeof(nvtxPayloadEnumAttr_t));
    return (uint64_t)stub_finish(recorded);
}

STUB_EXPORT uint64_t
nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain, const nvtxPayloadSchemaAttr_t *attr)
{
    STUB_BEGIN(57, nvtxPayloadSchemaRegister, 0, (domain, attr));
    STUB_ARGUMENTS(domain, attr);
    stub_input(recorded, 1, attr, sizeof(nvtxPayloadSchemaAttr_t));
    return (uint64_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxRangeEnd(nvtxRangeId_t id)
{
    STUB_BEGIN_VOID(58, nvtxRangeEnd, (id));
    STUB_ARGUMENTS(id);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id,
    const nvtxPayloadData_t *payloadData, size_t count)
{
    STUB_BEGIN_VOID(59, nvtxRangeEndPayload, (domain, id, payloadData, count));
    STUB_ARGUMENTS(domain, id, payloadData, count);
    stub_input(recorded, 2, payloadData, stub_items((size_t)count) * sizeof(nvtxPayloadData_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePop(void)
{
    STUB_BEGIN(60, nvtxRangePop, 0, ());
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)
{
    STUB_BEGIN(61, nvtxRangePopPayload, 0, (domain, payloadData, count));
    STUB_ARGUMENTS(domain, payloadData, count);
    stub_input(recorded, 1, payloadData, stub_items((size_t)count) * sizeof(nvtxPayloadData_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePushA(const char *message)
{
    STUB_BEGIN(62, nvtxRangePushA, 0, (message));
    STUB_ARGUMENTS(message);
    stub_input_string(recorded, 0, message);
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN(63, nvtxRangePushEx, 0, (eventAttrib));
    STUB_ARGUMENTS(eventAttrib);
    stub_input(recorded, 0, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePushPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)
{
    STUB_BEGIN(64, nvtxRangePushPayload, 0, (domain, payloadData, count));
    STUB_ARGUMENTS(domain, payloadData, count);
    stub_input(recorded, 1, payloadData, stub_items((size_t)count) * sizeof(nvtxPayloadData_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxRangeStartA(const char *message)
{
    STUB_BEGIN(65, nvtxRangeStartA, 0, (message));
    STUB_ARGUMENTS(message);
    stub_input_string(recorded, 0, message);
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN(66, nvtxRangeStartEx, 0, (eventAttrib));
    STUB_ARGUMENTS(eventAttrib);
    stub_input(recorded, 0, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxRangeStartPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)
{
    STUB_BEGIN(67, nvtxRangeStartPayload, 0, (domain, payloadData, count));
    STUB_ARGUMENTS(domain, payloadData, count);
    stub_input(recorded, 1, payloadData, stub_items((size_t)count) * sizeof(nvtxPayloadData_t));
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT uint64_t
nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)
{
    STUB_BEGIN(68, nvtxScopeRegister, 0, (domain, attr));
    STUB_ARGUMENTS(domain, attr);
    stub_input(recorded, 1, attr, sizeof(nvtxScopeAttr_t));
    return (uint64_t)stub_finish(recorded);
}

STUB_EXPORT uint64_t
nvtxTimeDomainRegister(nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr)
{
    STUB_BEGIN(69, nvtxTimeDomainRegister, 0, (domain, timeAttr));
    STUB_ARGUMENTS(domain, timeAttr);
    stub_input(recorded, 1, timeAttr, sizeof(nvtxTimeDomainAttr_t));
    return (uint64_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1, uint64_t timeDomainId2,
    int64_t timestamp1, int64_t timestamp2)
{
    STUB_BEGIN_VOID(70, nvtxTimeSyncPoint,
        (domain, timeDomainId1, timeDomainId2, timestamp1, timestamp2));
    STUB_ARGUMENTS(domain, timeDomainId1, timeDomainId2, timestamp1, timestamp2);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
    uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)
{
    STUB_BEGIN_VOID(71, nvtxTimeSyncPointTable,
        (domain, timeDomainIdSrc, timeDomainIdDst, syncPoints, count));
    STUB_ARGUMENTS(domain, timeDomainIdSrc, timeDomainIdDst, syncPoints, count);
    stub_input(recorded, 3, syncPoints, stub_items((size_t)count) * sizeof(nvtxSyncPoint_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
    int64_t (*timestampProviderFn)(void))
{
    STUB_BEGIN_VOID(72, nvtxTimerSource, (domain, timeDomainId, flags, timestampProviderFn));
    STUB_ARGUMENTS(domain, timeDomainId, flags, timestampProviderFn);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
    int64_t (*timestampProviderFn)(void *), void *data)
{
    STUB_BEGIN_VOID(73, nvtxTimerSourceWithData,
        (domain, timeDomainId, flags, timestampProviderFn, data));
    STUB_ARGUMENTS(domain, timeDomainId, flags, timestampProviderFn, data);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
    uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst)
{
    STUB_BEGIN_VOID(74, nvtxTimestampConversionFactor,
        (domain, timeDomainIdSrc, timeDomainIdDst, slope, timestampSrc, timestampDst));
    STUB_ARGUMENTS(domain, timeDomainIdSrc, timeDomainIdDst, slope, timestampSrc, timestampDst);
    (void)stub_finish(recorded);
}

STUB_EXPORT int64_t
nvtxTimestampGet(void)
{
    STUB_BEGIN(75, nvtxTimestampGet, 0, ());
    return (int64_t)stub_finish(recorded);
}

const stub_function stub_functions[] = {
    STUB_ENTRY(nvtxCounterBatchSubmit, nvtxCounterBatchSubmit, nvtxCounterBatchSubmit, 0, false,
        VOID, 2),
    STUB_ENTRY(nvtxCounterRegister, nvtxCounterRegister, nvtxCounterRegister, 0, false, INTEGER, 2),
    STUB_ENTRY(nvtxCounterSample, nvtxCounterSample, nvtxCounterSample, 0, false, VOID, 4),
    STUB_ENTRY(nvtxCounterSampleFloat64, nvtxCounterSampleFloat64, nvtxCounterSampleFloat64, 0,
        false, VOID, 3),
    STUB_ENTRY(nvtxCounterSampleInt64, nvtxCounterSampleInt64, nvtxCounterSampleInt64, 0, false,
        VOID, 3),
    STUB_ENTRY(nvtxCounterSampleNoValue, nvtxCounterSampleNoValue, nvtxCounterSampleNoValue, 0,
        false, VOID, 3),
    STUB_ENTRY(nvtxDomainCreateA, nvtxDomainCreateA, nvtxDomainCreateA, 0, false, INTEGER, 1),
    STUB_ENTRY(nvtxDomainDestroy, nvtxDomainDestroy, nvtxDomainDestroy, 0, false, VOID, 1),
    STUB_ENTRY(nvtxDomainIsEnabled, nvtxDomainIsEnabled, nvtxDomainIsEnabled, 0, false, INTEGER, 1),
    STUB_ENTRY(nvtxDomainMarkEx, nvtxDomainMarkEx, nvtxDomainMarkEx, 0, false, VOID, 2),
    STUB_ENTRY(nvtxDomainNameCategoryA, nvtxDomainNameCategoryA, nvtxDomainNameCategoryA, 0, false,
        VOID, 3),
    STUB_ENTRY(nvtxDomainRangeEnd, nvtxDomainRangeEnd, nvtxDomainRangeEnd, 0, false, VOID, 2),
    STUB_ENTRY(nvtxDomainRangePop, nvtxDomainRangePop, nvtxDomainRangePop, 0, false, INTEGER, 1),
    STUB_ENTRY(nvtxDomainRangePushEx, nvtxDomainRangePushEx, nvtxDomainRangePushEx, 0, false,
        INTEGER, 2),
    STUB_ENTRY(nvtxDomainRangeStartEx, nvtxDomainRangeStartEx, nvtxDomainRangeStartEx, 0, false,
        INTEGER, 2),
    STUB_ENTRY(nvtxDomainRegisterStringA, nvtxDomainRegisterStringA, nvtxDomainRegisterStringA, 0,
        false, INTEGER, 2),
    STUB_ENTRY(nvtxDomainResourceCreate, nvtxDomainResourceCreate, nvtxDomainResourceCreate, 0,
        false, INTEGER, 2),
    STUB_ENTRY(nvtxDomainResourceDestroy, nvtxDomainResourceDestroy, nvtxDomainResourceDestroy, 0,
        false, VOID, 1),
    STUB_ENTRY(nvtxDomainSyncUserAcquireFailed, nvtxDomainSyncUserAcquireFailed,
        nvtxDomainSyncUserAcquireFailed, 0, false, VOID, 1),
    STUB_ENTRY(nvtxDomainSyncUserAcquireStart, nvtxDomainSyncUserAcquireStart,
        nvtxDomainSyncUserAcquireStart, 0, false, VOID, 1),
    STUB_ENTRY(nvtxDomainSyncUserAcquireSuccess, nvtxDomainSyncUserAcquireSuccess,
        nvtxDomainSyncUserAcquireSuccess, 0, false, VOID, 1),
    STUB_ENTRY(nvtxDomainSyncUserCreate, nvtxDomainSyncUserCreate, nvtxDomainSyncUserCreate, 0,
        false, INTEGER, 2),
    STUB_ENTRY(nvtxDomainSyncUserDestroy, nvtxDomainSyncUserDestroy, nvtxDomainSyncUserDestroy, 0,
        false, VOID, 1),
    STUB_ENTRY(nvtxDomainSyncUserReleasing, nvtxDomainSyncUserReleasing,
        nvtxDomainSyncUserReleasing, 0, false, VOID, 1),
    STUB_ENTRY(nvtxEventBatchSubmit, nvtxEventBatchSubmit, nvtxEventBatchSubmit, 0, false, VOID, 2),
    STUB_ENTRY(nvtxEventSubmit, nvtxEventSubmit, nvtxEventSubmit, 0, false, VOID, 3),
    STUB_ENTRY(nvtxInitialize, nvtxInitialize, nvtxInitialize, 0, false, VOID, 1),
    STUB_ENTRY(nvtxMarkA, nvtxMarkA, nvtxMarkA, 0, false, VOID, 1),
    STUB_ENTRY(nvtxMarkEx, nvtxMarkEx, nvtxMarkEx, 0, false, VOID, 1),
    STUB_ENTRY(nvtxMarkPayload, nvtxMarkPayload, nvtxMarkPayload, 0, false, VOID, 3),
    STUB_ENTRY(nvtxMemCudaGetDeviceWidePermissions, nvtxMemCudaGetDeviceWidePermissions,
        nvtxMemCudaGetDeviceWidePermissions, 0, false, INTEGER, 2),
    STUB_ENTRY(nvtxMemCudaGetProcessWidePermissions, nvtxMemCudaGetProcessWidePermissions,
        nvtxMemCudaGetProcessWidePermissions, 0, false, INTEGER, 1),
    STUB_ENTRY(nvtxMemCudaMarkInitialized, nvtxMemCudaMarkInitialized, nvtxMemCudaMarkInitialized,
        0, false, VOID, 4),
    STUB_ENTRY(nvtxMemCudaSetPeerAccess, nvtxMemCudaSetPeerAccess, nvtxMemCudaSetPeerAccess, 0,
        false, VOID, 4),
    STUB_ENTRY(nvtxMemHeapRegister, nvtxMemHeapRegister, nvtxMemHeapRegister, 0, false, INTEGER, 2),
    STUB_ENTRY(nvtxMemHeapReset, nvtxMemHeapReset, nvtxMemHeapReset, 0, false, VOID, 2),
    STUB_ENTRY(nvtxMemHeapUnregister, nvtxMemHeapUnregister, nvtxMemHeapUnregister, 0, false, VOID,
        2),
    STUB_ENTRY(nvtxMemPermissionsAssign, nvtxMemPermissionsAssign, nvtxMemPermissionsAssign, 0,
        false, VOID, 2),
    STUB_ENTRY(nvtxMemPermissionsBind, nvtxMemPermissionsBind, nvtxMemPermissionsBind, 0, false,
        VOID, 4),
    STUB_ENTRY(nvtxMemPermissionsCreate, nvtxMemPermissionsCreate, nvtxMemPermissionsCreate, 0,
        false, INTEGER, 2),
    STUB_ENTRY(nvtxMemPermissionsDestroy, nvtxMemPermissionsDestroy, nvtxMemPermissionsDestroy, 0,
        false, VOID, 2),
    STUB_ENTRY(nvtxMemPermissionsReset, nvtxMemPermissionsReset, nvtxMemPermissionsReset, 0, false,
        VOID, 2),
    STUB_ENTRY(nvtxMemPermissionsUnbind, nvtxMemPermissionsUnbind, nvtxMemPermissionsUnbind, 0,
        false, VOID, 2),
    STUB_ENTRY(nvtxMemRegionsName, nvtxMemRegionsName, nvtxMemRegionsName, 0, false, VOID, 2),
    STUB_ENTRY(nvtxMemRegionsRegister, nvtxMemRegionsRegister, nvtxMemRegionsRegister, 0, false,
        VOID, 2),
    STUB_ENTRY(nvtxMemRegionsResize, nvtxMemRegionsResize, nvtxMemRegionsResize, 0, false, VOID, 2),
    STUB_ENTRY(nvtxMemRegionsUnregister, nvtxMemRegionsUnregister, nvtxMemRegionsUnregister, 0,
        false, VOID, 2),
    STUB_ENTRY(nvtxNameCategoryA, nvtxNameCategoryA, nvtxNameCategoryA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameCuContextA, nvtxNameCuContextA, nvtxNameCuContextA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameCuDeviceA, nvtxNameCuDeviceA, nvtxNameCuDeviceA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameCuEventA, nvtxNameCuEventA, nvtxNameCuEventA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameCuStreamA, nvtxNameCuStreamA, nvtxNameCuStreamA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameCudaDeviceA, nvtxNameCudaDeviceA, nvtxNameCudaDeviceA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameCudaEventA, nvtxNameCudaEventA, nvtxNameCudaEventA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameCudaStreamA, nvtxNameCudaStreamA, nvtxNameCudaStreamA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxNameOsThreadA, nvtxNameOsThreadA, nvtxNameOsThreadA, 0, false, VOID, 2),
    STUB_ENTRY(nvtxPayloadEnumRegister, nvtxPayloadEnumRegister, nvtxPayloadEnumRegister, 0, false,
        INTEGER, 2),
    STUB_ENTRY(nvtxPayloadSchemaRegister, nvtxPayloadSchemaRegister, nvtxPayloadSchemaRegister, 0,
        false, INTEGER, 2),
    STUB_ENTRY(nvtxRangeEnd, nvtxRangeEnd, nvtxRangeEnd, 0, false, VOID, 1),
    STUB_ENTRY(nvtxRangeEndPayload, nvtxRangeEndPayload, nvtxRangeEndPayload, 0, false, VOID, 4),
    STUB_ENTRY(nvtxRangePop, nvtxRangePop, nvtxRangePop, 0, false, INTEGER, 0),
    STUB_ENTRY(nvtxRangePopPayload, nvtxRangePopPayload, nvtxRangePopPayload, 0, false, INTEGER, 3),
    STUB_ENTRY(nvtxRangePushA, nvtxRangePushA, nvtxRangePushA, 0, false, INTEGER, 1),
    STUB_ENTRY(nvtxRangePushEx, nvtxRangePushEx, nvtxRangePushEx, 0, false, INTEGER, 1),
    STUB_ENTRY(nvtxRangePushPayload, nvtxRangePushPayload, nvtxRangePushPayload, 0, false, INTEGER,
        3),
    STUB_ENTRY(nvtxRangeStartA, nvtxRangeStartA, nvtxRangeStartA, 0, false, INTEGER, 1),
    STUB_ENTRY(nvtxRangeStartEx, nvtxRangeStartEx, nvtxRangeStartEx, 0, false, INTEGER, 1),
    STUB_ENTRY(nvtxRangeStartPayload, nvtxRangeStartPayload, nvtxRangeStartPayload, 0, false,
        INTEGER, 3),
    STUB_ENTRY(nvtxScopeRegister, nvtxScopeRegister, nvtxScopeRegister, 0, false, INTEGER, 2),
    STUB_ENTRY(nvtxTimeDomainRegister, nvtxTimeDomainRegister, nvtxTimeDomainRegister, 0, false,
        INTEGER, 2),
    STUB_ENTRY(nvtxTimeSyncPoint, nvtxTimeSyncPoint, nvtxTimeSyncPoint, 0, false, VOID, 5),
    STUB_ENTRY(nvtxTimeSyncPointTable, nvtxTimeSyncPointTable, nvtxTimeSyncPointTable, 0, false,
        VOID, 5),
    STUB_ENTRY(nvtxTimerSource, nvtxTimerSource, nvtxTimerSource, 0, false, VOID, 4),
    STUB_ENTRY(nvtxTimerSourceWithData, nvtxTimerSourceWithData, nvtxTimerSourceWithData, 0, false,
        VOID, 5),
    STUB_ENTRY(nvtxTimestampConversionFactor, nvtxTimestampConversionFactor,
        nvtxTimestampConversionFactor, 0, false, VOID, 6),
    STUB_ENTRY(nvtxTimestampGet, nvtxTimestampGet, nvtxTimestampGet, 0, false, INTEGER, 0),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
