// stub_library.c of cubind's binding of the NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/nvtx.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "nvtx";
const int stub_api_version = 13050;

STUB_EXPORT void
nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData)
{
    STUB_BEGIN_VOID(0, nvtxCounterBatchSubmit, (hDomain, counterData));
    STUB_ARGUMENTS(&hDomain, &counterData);
    stub_input(recorded, 1, counterData, sizeof(nvtxCounterBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT uint64_t
nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)
{
    STUB_BEGIN(1, nvtxCounterRegister, 0, (hDomain, attr));
    STUB_ARGUMENTS(&hDomain, &attr);
    stub_input(recorded, 1, attr, sizeof(nvtxCounterAttr_t));
    return (uint64_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value, size_t size)
{
    STUB_BEGIN_VOID(2, nvtxCounterSample, (hDomain, counterId, value, size));
    STUB_ARGUMENTS(&hDomain, &counterId, &value, &size);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId, double value)
{
    STUB_BEGIN_VOID(3, nvtxCounterSampleFloat64, (hDomain, counterId, value));
    STUB_ARGUMENTS(&hDomain, &counterId, &value);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value)
{
    STUB_BEGIN_VOID(4, nvtxCounterSampleInt64, (hDomain, counterId, value));
    STUB_ARGUMENTS(&hDomain, &counterId, &value);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason)
{
    STUB_BEGIN_VOID(5, nvtxCounterSampleNoValue, (hDomain, counterId, reason));
    STUB_ARGUMENTS(&hDomain, &counterId, &reason);
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxDomainHandle_t
nvtxDomainCreateA(const char *name)
{
    STUB_BEGIN(6, nvtxDomainCreateA, 0, (name));
    STUB_ARGUMENTS(&name);
    stub_input_string(recorded, 0, name);
    return (nvtxDomainHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainDestroy(nvtxDomainHandle_t domain)
{
    STUB_BEGIN_VOID(7, nvtxDomainDestroy, (domain));
    STUB_ARGUMENTS(&domain);
    (void)stub_finish(recorded);
}

STUB_EXPORT uint8_t
nvtxDomainIsEnabled(nvtxDomainHandle_t domain)
{
    STUB_BEGIN(8, nvtxDomainIsEnabled, 0, (domain));
    STUB_ARGUMENTS(&domain);
    return (uint8_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN_VOID(9, nvtxDomainMarkEx, (domain, eventAttrib));
    STUB_ARGUMENTS(&domain, &eventAttrib);
    stub_input(recorded, 1, eventAttrib, sizeof(nvtxEventAttributes_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)
{
    STUB_BEGIN_VOID(10, nvtxDomainNameCategoryA, (domain, category, name));
    STUB_ARGUMENTS(&domain, &category, &name);
    stub_input_string(recorded, 2, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)
{
    STUB_BEGIN_VOID(11, nvtxDomainRangeEnd, (domain, id));
    STUB_ARGUMENTS(&domain, &id);
    (void)stub_finish(recorded);
}

STUB_EXPORT int
nvtxDomainRangePop(nvtxDomainHandle_t domain)
{
    STUB_BEGIN(12, nvtxDomainRangePop, 0, (domain));
    STUB_ARGUMENTS(&domain);
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN(13, nvtxDomainRangePushEx, 0, (domain, eventAttrib));
    STUB_ARGUMENTS(&domain, &eventAttrib);
    stub_input(recorded, 1, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN(14, nvtxDomainRangeStartEx, 0, (domain, eventAttrib));
    STUB_ARGUMENTS(&domain, &eventAttrib);
    stub_input(recorded, 1, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT nvtxStringHandle_t
nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)
{
    STUB_BEGIN(15, nvtxDomainRegisterStringA, 0, (domain, string));
    STUB_ARGUMENTS(&domain, &string);
    stub_input_string(recorded, 1, string);
    return (nvtxStringHandle_t)stub_finish(recorded);
}

STUB_EXPORT nvtxResourceHandle_t
nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)
{
    STUB_BEGIN(16, nvtxDomainResourceCreate, 0, (domain, attribs));
    STUB_ARGUMENTS(&domain, &attribs);
    stub_input(recorded, 1, attribs, sizeof(nvtxResourceAttributes_t));
    return (nvtxResourceHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)
{
    STUB_BEGIN_VOID(17, nvtxDomainResourceDestroy, (resource));
    STUB_ARGUMENTS(&resource);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)
{
    STUB_BEGIN_VOID(18, nvtxDomainSyncUserAcquireFailed, (handle));
    STUB_ARGUMENTS(&handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)
{
    STUB_BEGIN_VOID(19, nvtxDomainSyncUserAcquireStart, (handle));
    STUB_ARGUMENTS(&handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)
{
    STUB_BEGIN_VOID(20, nvtxDomainSyncUserAcquireSuccess, (handle));
    STUB_ARGUMENTS(&handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxSyncUser_t
nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)
{
    STUB_BEGIN(21, nvtxDomainSyncUserCreate, 0, (domain, attribs));
    STUB_ARGUMENTS(&domain, &attribs);
    stub_input(recorded, 1, attribs, sizeof(nvtxSyncUserAttributes_t));
    return (nvtxSyncUser_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)
{
    STUB_BEGIN_VOID(22, nvtxDomainSyncUserDestroy, (handle));
    STUB_ARGUMENTS(&handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)
{
    STUB_BEGIN_VOID(23, nvtxDomainSyncUserReleasing, (handle));
    STUB_ARGUMENTS(&handle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)
{
    STUB_BEGIN_VOID(24, nvtxEventBatchSubmit, (domain, eventBatch));
    STUB_ARGUMENTS(&domain, &eventBatch);
    stub_input(recorded, 1, eventBatch, sizeof(nvtxEventBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t numPayloads)
{
    STUB_BEGIN_VOID(25, nvtxEventSubmit, (domain, payloadData, numPayloads));
    STUB_ARGUMENTS(&domain, &payloadData, &numPayloads);
    stub_input(recorded, 1, payloadData,
        stub_items((size_t)numPayloads) * sizeof(nvtxPayloadData_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxInitialize(const void *reserved)
{
    STUB_BEGIN_VOID(26, nvtxInitialize, (reserved));
    STUB_ARGUMENTS(&reserved);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMarkA(const char *message)
{
    STUB_BEGIN_VOID(27, nvtxMarkA, (message));
    STUB_ARGUMENTS(&message);
    stub_input_string(recorded, 0, message);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN_VOID(28, nvtxMarkEx, (eventAttrib));
    STUB_ARGUMENTS(&eventAttrib);
    stub_input(recorded, 0, eventAttrib, sizeof(nvtxEventAttributes_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)
{
    STUB_BEGIN_VOID(29, nvtxMarkPayload, (domain, payloadData, count));
    STUB_ARGUMENTS(&domain, &payloadData, &count);
    stub_input(recorded, 1, payloadData, stub_items((size_t)count) * sizeof(nvtxPayloadData_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxMemPermissionsHandle_t
nvtxMemCudaGetDeviceWidePermissions(nvtxDomainHandle_t domain, int device)
{
    STUB_BEGIN(30, nvtxMemCudaGetDeviceWidePermissions, 0, (domain, device));
    STUB_ARGUMENTS(&domain, &device);
    return (nvtxMemPermissionsHandle_t)stub_finish(recorded);
}

STUB_EXPORT nvtxMemPermissionsHandle_t
nvtxMemCudaGetProcessWidePermissions(nvtxDomainHandle_t domain)
{
    STUB_BEGIN(31, nvtxMemCudaGetProcessWidePermissions, 0, (domain));
    STUB_ARGUMENTS(&domain);
    return (nvtxMemPermissionsHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream,
    uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc)
{
    STUB_BEGIN_VOID(32, nvtxMemCudaMarkInitialized, (domain, stream, isPerThreadStream, desc));
    STUB_ARGUMENTS(&domain, &stream, &isPerThreadStream, &desc);
    stub_input(recorded, 3, desc, sizeof(nvtxMemMarkInitializedBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions,
    int devicePeer, uint32_t flags)
{
    STUB_BEGIN_VOID(33, nvtxMemCudaSetPeerAccess, (domain, permissions, devicePeer, flags));
    STUB_ARGUMENTS(&domain, &permissions, &devicePeer, &flags);
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxMemHeapHandle_t
nvtxMemHeapRegister(nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc)
{
    STUB_BEGIN(34, nvtxMemHeapRegister, 0, (domain, desc));
    STUB_ARGUMENTS(&domain, &desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemHeapDesc_t));
    return (nvtxMemHeapHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)
{
    STUB_BEGIN_VOID(35, nvtxMemHeapReset, (domain, heap));
    STUB_ARGUMENTS(&domain, &heap);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)
{
    STUB_BEGIN_VOID(36, nvtxMemHeapUnregister, (domain, heap));
    STUB_ARGUMENTS(&domain, &heap);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemPermissionsAssign(nvtxDomainHandle_t domain, const nvtxMemPermissionsAssignBatch_t *desc)
{
    STUB_BEGIN_VOID(37, nvtxMemPermissionsAssign, (domain, desc));
    STUB_ARGUMENTS(&domain, &desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemPermissionsAssignBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemPermissionsBind(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions,
    uint32_t bindScope, uint32_t bindFlags)
{
    STUB_BEGIN_VOID(38, nvtxMemPermissionsBind, (domain, permissions, bindScope, bindFlags));
    STUB_ARGUMENTS(&domain, &permissions, &bindScope, &bindFlags);
    (void)stub_finish(recorded);
}

STUB_EXPORT nvtxMemPermissionsHandle_t
nvtxMemPermissionsCreate(nvtxDomainHandle_t domain, int32_t creationflags)
{
    STUB_BEGIN(39, nvtxMemPermissionsCreate, 0, (domain, creationflags));
    STUB_ARGUMENTS(&domain, &creationflags);
    return (nvtxMemPermissionsHandle_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)
{
    STUB_BEGIN_VOID(40, nvtxMemPermissionsDestroy, (domain, permissionsHandle));
    STUB_ARGUMENTS(&domain, &permissionsHandle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemPermissionsReset(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)
{
    STUB_BEGIN_VOID(41, nvtxMemPermissionsReset, (domain, permissionsHandle));
    STUB_ARGUMENTS(&domain, &permissionsHandle);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)
{
    STUB_BEGIN_VOID(42, nvtxMemPermissionsUnbind, (domain, bindScope));
    STUB_ARGUMENTS(&domain, &bindScope);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemRegionsName(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc)
{
    STUB_BEGIN_VOID(43, nvtxMemRegionsName, (domain, desc));
    STUB_ARGUMENTS(&domain, &desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemRegionsNameBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemRegionsRegister(nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc)
{
    STUB_BEGIN_VOID(44, nvtxMemRegionsRegister, (domain, desc));
    STUB_ARGUMENTS(&domain, &desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemRegionsRegisterBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemRegionsResize(nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc)
{
    STUB_BEGIN_VOID(45, nvtxMemRegionsResize, (domain, desc));
    STUB_ARGUMENTS(&domain, &desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemRegionsResizeBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxMemRegionsUnregister(nvtxDomainHandle_t domain, const nvtxMemRegionsUnregisterBatch_t *desc)
{
    STUB_BEGIN_VOID(46, nvtxMemRegionsUnregister, (domain, desc));
    STUB_ARGUMENTS(&domain, &desc);
    stub_input(recorded, 1, desc, sizeof(nvtxMemRegionsUnregisterBatch_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCategoryA(uint32_t category, const char *name)
{
    STUB_BEGIN_VOID(47, nvtxNameCategoryA, (category, name));
    STUB_ARGUMENTS(&category, &name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuContextA(CUcontext context, const char *name)
{
    STUB_BEGIN_VOID(48, nvtxNameCuContextA, (context, name));
    STUB_ARGUMENTS(&context, &name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuDeviceA(CUdevice device, const char *name)
{
    STUB_BEGIN_VOID(49, nvtxNameCuDeviceA, (device, name));
    STUB_ARGUMENTS(&device, &name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuEventA(CUevent event, const char *name)
{
    STUB_BEGIN_VOID(50, nvtxNameCuEventA, (event, name));
    STUB_ARGUMENTS(&event, &name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCuStreamA(CUstream stream, const char *name)
{
    STUB_BEGIN_VOID(51, nvtxNameCuStreamA, (stream, name));
    STUB_ARGUMENTS(&stream, &name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCudaDeviceA(int device, const char *name)
{
    STUB_BEGIN_VOID(52, nvtxNameCudaDeviceA, (device, name));
    STUB_ARGUMENTS(&device, &name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCudaEventA(cudaEvent_t event, const char *name)
{
    STUB_BEGIN_VOID(53, nvtxNameCudaEventA, (event, name));
    STUB_ARGUMENTS(&event, &name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameCudaStreamA(cudaStream_t stream, const char *name)
{
    STUB_BEGIN_VOID(54, nvtxNameCudaStreamA, (stream, name));
    STUB_ARGUMENTS(&stream, &name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxNameOsThreadA(uint32_t threadId, const char *name)
{
    STUB_BEGIN_VOID(55, nvtxNameOsThreadA, (threadId, name));
    STUB_ARGUMENTS(&threadId, &name);
    stub_input_string(recorded, 1, name);
    (void)stub_finish(recorded);
}

STUB_EXPORT uint64_t
nvtxPayloadEnumRegister(nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr)
{
    STUB_BEGIN(56, nvtxPayloadEnumRegister, 0, (domain, attr));
    STUB_ARGUMENTS(&domain, &attr);
    stub_input(recorded, 1, attr, sizeof(nvtxPayloadEnumAttr_t));
    return (uint64_t)stub_finish(recorded);
}

STUB_EXPORT uint64_t
nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain, const nvtxPayloadSchemaAttr_t *attr)
{
    STUB_BEGIN(57, nvtxPayloadSchemaRegister, 0, (domain, attr));
    STUB_ARGUMENTS(&domain, &attr);
    stub_input(recorded, 1, attr, sizeof(nvtxPayloadSchemaAttr_t));
    return (uint64_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxRangeEnd(nvtxRangeId_t id)
{
    STUB_BEGIN_VOID(58, nvtxRangeEnd, (id));
    STUB_ARGUMENTS(&id);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id,
    const nvtxPayloadData_t *payloadData, size_t count)
{
    STUB_BEGIN_VOID(59, nvtxRangeEndPayload, (domain, id, payloadData, count));
    STUB_ARGUMENTS(&domain, &id, &payloadData, &count);
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
    STUB_ARGUMENTS(&domain, &payloadData, &count);
    stub_input(recorded, 1, payloadData, stub_items((size_t)count) * sizeof(nvtxPayloadData_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePushA(const char *message)
{
    STUB_BEGIN(62, nvtxRangePushA, 0, (message));
    STUB_ARGUMENTS(&message);
    stub_input_string(recorded, 0, message);
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN(63, nvtxRangePushEx, 0, (eventAttrib));
    STUB_ARGUMENTS(&eventAttrib);
    stub_input(recorded, 0, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT int
nvtxRangePushPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)
{
    STUB_BEGIN(64, nvtxRangePushPayload, 0, (domain, payloadData, count));
    STUB_ARGUMENTS(&domain, &payloadData, &count);
    stub_input(recorded, 1, payloadData, stub_items((size_t)count) * sizeof(nvtxPayloadData_t));
    return (int)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxRangeStartA(const char *message)
{
    STUB_BEGIN(65, nvtxRangeStartA, 0, (message));
    STUB_ARGUMENTS(&message);
    stub_input_string(recorded, 0, message);
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)
{
    STUB_BEGIN(66, nvtxRangeStartEx, 0, (eventAttrib));
    STUB_ARGUMENTS(&eventAttrib);
    stub_input(recorded, 0, eventAttrib, sizeof(nvtxEventAttributes_t));
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT nvtxRangeId_t
nvtxRangeStartPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)
{
    STUB_BEGIN(67, nvtxRangeStartPayload, 0, (domain, payloadData, count));
    STUB_ARGUMENTS(&domain, &payloadData, &count);
    stub_input(recorded, 1, payloadData, stub_items((size_t)count) * sizeof(nvtxPayloadData_t));
    return (nvtxRangeId_t)stub_finish(recorded);
}

STUB_EXPORT uint64_t
nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)
{
    STUB_BEGIN(68, nvtxScopeRegister, 0, (domain, attr));
    STUB_ARGUMENTS(&domain, &attr);
    stub_input(recorded, 1, attr, sizeof(nvtxScopeAttr_t));
    return (uint64_t)stub_finish(recorded);
}

STUB_EXPORT uint64_t
nvtxTimeDomainRegister(nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr)
{
    STUB_BEGIN(69, nvtxTimeDomainRegister, 0, (domain, timeAttr));
    STUB_ARGUMENTS(&domain, &timeAttr);
    stub_input(recorded, 1, timeAttr, sizeof(nvtxTimeDomainAttr_t));
    return (uint64_t)stub_finish(recorded);
}

STUB_EXPORT void
nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1, uint64_t timeDomainId2,
    int64_t timestamp1, int64_t timestamp2)
{
    STUB_BEGIN_VOID(70, nvtxTimeSyncPoint,
        (domain, timeDomainId1, timeDomainId2, timestamp1, timestamp2));
    STUB_ARGUMENTS(&domain, &timeDomainId1, &timeDomainId2, &timestamp1, &timestamp2);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
    uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)
{
    STUB_BEGIN_VOID(71, nvtxTimeSyncPointTable,
        (domain, timeDomainIdSrc, timeDomainIdDst, syncPoints, count));
    STUB_ARGUMENTS(&domain, &timeDomainIdSrc, &timeDomainIdDst, &syncPoints, &count);
    stub_input(recorded, 3, syncPoints, stub_items((size_t)count) * sizeof(nvtxSyncPoint_t));
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
    int64_t (*timestampProviderFn)(void))
{
    STUB_BEGIN_VOID(72, nvtxTimerSource, (domain, timeDomainId, flags, timestampProviderFn));
    STUB_ARGUMENTS(&domain, &timeDomainId, &flags, &timestampProviderFn);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
    int64_t (*timestampProviderFn)(void *), void *data)
{
    STUB_BEGIN_VOID(73, nvtxTimerSourceWithData,
        (domain, timeDomainId, flags, timestampProviderFn, data));
    STUB_ARGUMENTS(&domain, &timeDomainId, &flags, &timestampProviderFn, &data);
    (void)stub_finish(recorded);
}

STUB_EXPORT void
nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
    uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst)
{
    STUB_BEGIN_VOID(74, nvtxTimestampConversionFactor,
        (domain, timeDomainIdSrc, timeDomainIdDst, slope, timestampSrc, timestampDst));
    STUB_ARGUMENTS(&domain, &timeDomainIdSrc, &timeDomainIdDst, &slope, &timestampSrc,
        &timestampDst);
    (void)stub_finish(recorded);
}

STUB_EXPORT int64_t
nvtxTimestampGet(void)
{
    STUB_BEGIN(75, nvtxTimestampGet, 0, ());
    return (int64_t)stub_finish(recorded);
}

static const stub_param params_nvtxInitialize[] = {STUB_IN(const void *, reserved)};
static const stub_param params_nvtxDomainMarkEx[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxEventAttributes_t *, eventAttrib)};
static const stub_param params_nvtxMarkEx[] = {STUB_IN(const nvtxEventAttributes_t *, eventAttrib)};
static const stub_param params_nvtxMarkA[] = {STUB_IN(const char *, message)};
static const stub_param params_nvtxDomainRangeStartEx[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxEventAttributes_t *, eventAttrib)};
static const stub_param params_nvtxRangeStartEx[] =
    {STUB_IN(const nvtxEventAttributes_t *, eventAttrib)};
static const stub_param params_nvtxRangeStartA[] = {STUB_IN(const char *, message)};
static const stub_param params_nvtxDomainRangeEnd[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(nvtxRangeId_t, id)};
static const stub_param params_nvtxRangeEnd[] = {STUB_IN(nvtxRangeId_t, id)};
static const stub_param params_nvtxDomainRangePushEx[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxEventAttributes_t *, eventAttrib)};
static const stub_param params_nvtxRangePushEx[] =
    {STUB_IN(const nvtxEventAttributes_t *, eventAttrib)};
static const stub_param params_nvtxRangePushA[] = {STUB_IN(const char *, message)};
static const stub_param params_nvtxDomainRangePop[] = {STUB_IN(nvtxDomainHandle_t, domain)};
static const stub_param params_nvtxDomainResourceCreate[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(nvtxResourceAttributes_t *, attribs)};
static const stub_param params_nvtxDomainResourceDestroy[] =
    {STUB_IN(nvtxResourceHandle_t, resource)};
static const stub_param params_nvtxDomainNameCategoryA[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(uint32_t, category), STUB_IN(const char *, name)};
static const stub_param params_nvtxNameCategoryA[] = {STUB_IN(uint32_t, category),
    STUB_IN(const char *, name)};
static const stub_param params_nvtxNameOsThreadA[] = {STUB_IN(uint32_t, threadId),
    STUB_IN(const char *, name)};
static const stub_param params_nvtxDomainRegisterStringA[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const char *, string)};
static const stub_param params_nvtxDomainCreateA[] = {STUB_IN(const char *, name)};
static const stub_param params_nvtxDomainDestroy[] = {STUB_IN(nvtxDomainHandle_t, domain)};
static const stub_param params_nvtxDomainSyncUserCreate[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxSyncUserAttributes_t *, attribs)};
static const stub_param params_nvtxDomainSyncUserDestroy[] = {STUB_IN(nvtxSyncUser_t, handle)};
static const stub_param params_nvtxDomainSyncUserAcquireStart[] = {STUB_IN(nvtxSyncUser_t, handle)};
static const stub_param params_nvtxDomainSyncUserAcquireFailed[] =
    {STUB_IN(nvtxSyncUser_t, handle)};
static const stub_param params_nvtxDomainSyncUserAcquireSuccess[] =
    {STUB_IN(nvtxSyncUser_t, handle)};
static const stub_param params_nvtxDomainSyncUserReleasing[] = {STUB_IN(nvtxSyncUser_t, handle)};
static const stub_param params_nvtxNameCuDeviceA[] = {STUB_IN(CUdevice, device),
    STUB_IN(const char *, name)};
static const stub_param params_nvtxNameCuContextA[] = {STUB_IN(CUcontext, context),
    STUB_IN(const char *, name)};
static const stub_param params_nvtxNameCuStreamA[] = {STUB_IN(CUstream, stream),
    STUB_IN(const char *, name)};
static const stub_param params_nvtxNameCuEventA[] = {STUB_IN(CUevent, event),
    STUB_IN(const char *, name)};
static const stub_param params_nvtxNameCudaDeviceA[] = {STUB_IN(int, device),
    STUB_IN(const char *, name)};
static const stub_param params_nvtxNameCudaStreamA[] = {STUB_IN(cudaStream_t, stream),
    STUB_IN(const char *, name)};
static const stub_param params_nvtxNameCudaEventA[] = {STUB_IN(cudaEvent_t, event),
    STUB_IN(const char *, name)};
static const stub_param params_nvtxPayloadSchemaRegister[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxPayloadSchemaAttr_t *, attr)};
static const stub_param params_nvtxPayloadEnumRegister[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxPayloadEnumAttr_t *, attr)};
static const stub_param params_nvtxScopeRegister[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxScopeAttr_t *, attr)};
static const stub_param params_nvtxMarkPayload[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxPayloadData_t *, payloadData), STUB_IN(size_t, count)};
static const stub_param params_nvtxRangePushPayload[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxPayloadData_t *, payloadData), STUB_IN(size_t, count)};
static const stub_param params_nvtxRangePopPayload[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxPayloadData_t *, payloadData), STUB_IN(size_t, count)};
static const stub_param params_nvtxRangeStartPayload[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxPayloadData_t *, payloadData), STUB_IN(size_t, count)};
static const stub_param params_nvtxRangeEndPayload[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(nvtxRangeId_t, id), STUB_IN(const nvtxPayloadData_t *, payloadData),
    STUB_IN(size_t, count)};
static const stub_param params_nvtxDomainIsEnabled[] = {STUB_IN(nvtxDomainHandle_t, domain)};
static const stub_param params_nvtxTimeDomainRegister[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxTimeDomainAttr_t *, timeAttr)};
static const stub_param params_nvtxTimerSource[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(uint64_t, timeDomainId), STUB_IN(uint64_t, flags),
    STUB_IN(int64_t (*)(void), timestampProviderFn)};
static const stub_param params_nvtxTimerSourceWithData[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(uint64_t, timeDomainId), STUB_IN(uint64_t, flags),
    STUB_IN(int64_t (*)(void *), timestampProviderFn), STUB_IN(void *, data)};
static const stub_param params_nvtxTimeSyncPoint[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(uint64_t, timeDomainId1), STUB_IN(uint64_t, timeDomainId2),
    STUB_IN(int64_t, timestamp1), STUB_IN(int64_t, timestamp2)};
static const stub_param params_nvtxTimeSyncPointTable[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(uint64_t, timeDomainIdSrc), STUB_IN(uint64_t, timeDomainIdDst),
    STUB_IN(const nvtxSyncPoint_t *, syncPoints), STUB_IN(size_t, count)};
static const stub_param params_nvtxTimestampConversionFactor[] =
    {STUB_IN(nvtxDomainHandle_t, domain), STUB_IN(uint64_t, timeDomainIdSrc),
    STUB_IN(uint64_t, timeDomainIdDst), STUB_IN(double, slope), STUB_IN(int64_t, timestampSrc),
    STUB_IN(int64_t, timestampDst)};
static const stub_param params_nvtxEventSubmit[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxPayloadData_t *, payloadData), STUB_IN(size_t, numPayloads)};
static const stub_param params_nvtxEventBatchSubmit[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxEventBatch_t *, eventBatch)};
static const stub_param params_nvtxCounterRegister[] = {STUB_IN(nvtxDomainHandle_t, hDomain),
    STUB_IN(const nvtxCounterAttr_t *, attr)};
static const stub_param params_nvtxCounterSampleInt64[] = {STUB_IN(nvtxDomainHandle_t, hDomain),
    STUB_IN(uint64_t, counterId), STUB_IN(int64_t, value)};
static const stub_param params_nvtxCounterSampleFloat64[] = {STUB_IN(nvtxDomainHandle_t, hDomain),
    STUB_IN(uint64_t, counterId), STUB_IN(double, value)};
static const stub_param params_nvtxCounterSample[] = {STUB_IN(nvtxDomainHandle_t, hDomain),
    STUB_IN(uint64_t, counterId), STUB_IN(const void *, value), STUB_IN(size_t, size)};
static const stub_param params_nvtxCounterSampleNoValue[] = {STUB_IN(nvtxDomainHandle_t, hDomain),
    STUB_IN(uint64_t, counterId), STUB_IN(uint8_t, reason)};
static const stub_param params_nvtxCounterBatchSubmit[] = {STUB_IN(nvtxDomainHandle_t, hDomain),
    STUB_IN(const nvtxCounterBatch_t *, counterData)};
static const stub_param params_nvtxMemHeapRegister[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxMemHeapDesc_t *, desc)};
static const stub_param params_nvtxMemHeapUnregister[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(nvtxMemHeapHandle_t, heap)};
static const stub_param params_nvtxMemHeapReset[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(nvtxMemHeapHandle_t, heap)};
static const stub_param params_nvtxMemRegionsRegister[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxMemRegionsRegisterBatch_t *, desc)};
static const stub_param params_nvtxMemRegionsResize[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxMemRegionsResizeBatch_t *, desc)};
static const stub_param params_nvtxMemRegionsUnregister[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxMemRegionsUnregisterBatch_t *, desc)};
static const stub_param params_nvtxMemRegionsName[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxMemRegionsNameBatch_t *, desc)};
static const stub_param params_nvtxMemPermissionsAssign[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(const nvtxMemPermissionsAssignBatch_t *, desc)};
static const stub_param params_nvtxMemPermissionsCreate[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(int32_t, creationflags)};
static const stub_param params_nvtxMemPermissionsDestroy[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(nvtxMemPermissionsHandle_t, permissionsHandle)};
static const stub_param params_nvtxMemPermissionsReset[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(nvtxMemPermissionsHandle_t, permissionsHandle)};
static const stub_param params_nvtxMemPermissionsBind[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(nvtxMemPermissionsHandle_t, permissions), STUB_IN(uint32_t, bindScope),
    STUB_IN(uint32_t, bindFlags)};
static const stub_param params_nvtxMemPermissionsUnbind[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(uint32_t, bindScope)};
static const stub_param params_nvtxMemCudaGetProcessWidePermissions[] =
    {STUB_IN(nvtxDomainHandle_t, domain)};
static const stub_param params_nvtxMemCudaGetDeviceWidePermissions[] =
    {STUB_IN(nvtxDomainHandle_t, domain), STUB_IN(int, device)};
static const stub_param params_nvtxMemCudaSetPeerAccess[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(nvtxMemPermissionsHandle_t, permissions), STUB_IN(int, devicePeer),
    STUB_IN(uint32_t, flags)};
static const stub_param params_nvtxMemCudaMarkInitialized[] = {STUB_IN(nvtxDomainHandle_t, domain),
    STUB_IN(cudaStream_t, stream), STUB_IN(uint8_t, isPerThreadStream),
    STUB_IN(const nvtxMemMarkInitializedBatch_t *, desc)};

const stub_function stub_functions[] = {
    STUB_ENTRY(nvtxCounterBatchSubmit, nvtxCounterBatchSubmit, nvtxCounterBatchSubmit, 0, false,
        VOID, params_nvtxCounterBatchSubmit, 2),
    STUB_ENTRY(nvtxCounterRegister, nvtxCounterRegister, nvtxCounterRegister, 0, false, INTEGER,
        params_nvtxCounterRegister, 2),
    STUB_ENTRY(nvtxCounterSample, nvtxCounterSample, nvtxCounterSample, 0, false, VOID,
        params_nvtxCounterSample, 4),
    STUB_ENTRY(nvtxCounterSampleFloat64, nvtxCounterSampleFloat64, nvtxCounterSampleFloat64, 0,
        false, VOID, params_nvtxCounterSampleFloat64, 3),
    STUB_ENTRY(nvtxCounterSampleInt64, nvtxCounterSampleInt64, nvtxCounterSampleInt64, 0, false,
        VOID, params_nvtxCounterSampleInt64, 3),
    STUB_ENTRY(nvtxCounterSampleNoValue, nvtxCounterSampleNoValue, nvtxCounterSampleNoValue, 0,
        false, VOID, params_nvtxCounterSampleNoValue, 3),
    STUB_ENTRY(nvtxDomainCreateA, nvtxDomainCreateA, nvtxDomainCreateA, 0, false, INTEGER,
        params_nvtxDomainCreateA, 1),
    STUB_ENTRY(nvtxDomainDestroy, nvtxDomainDestroy, nvtxDomainDestroy, 0, false, VOID,
        params_nvtxDomainDestroy, 1),
    STUB_ENTRY(nvtxDomainIsEnabled, nvtxDomainIsEnabled, nvtxDomainIsEnabled, 0, false, INTEGER,
        params_nvtxDomainIsEnabled, 1),
    STUB_ENTRY(nvtxDomainMarkEx, nvtxDomainMarkEx, nvtxDomainMarkEx, 0, false, VOID,
        params_nvtxDomainMarkEx, 2),
    STUB_ENTRY(nvtxDomainNameCategoryA, nvtxDomainNameCategoryA, nvtxDomainNameCategoryA, 0, false,
        VOID, params_nvtxDomainNameCategoryA, 3),
    STUB_ENTRY(nvtxDomainRangeEnd, nvtxDomainRangeEnd, nvtxDomainRangeEnd, 0, false, VOID,
        params_nvtxDomainRangeEnd, 2),
    STUB_ENTRY(nvtxDomainRangePop, nvtxDomainRangePop, nvtxDomainRangePop, 0, false, INTEGER,
        params_nvtxDomainRangePop, 1),
    STUB_ENTRY(nvtxDomainRangePushEx, nvtxDomainRangePushEx, nvtxDomainRangePushEx, 0, false,
        INTEGER, params_nvtxDomainRangePushEx, 2),
    STUB_ENTRY(nvtxDomainRangeStartEx, nvtxDomainRangeStartEx, nvtxDomainRangeStartEx, 0, false,
        INTEGER, params_nvtxDomainRangeStartEx, 2),
    STUB_ENTRY(nvtxDomainRegisterStringA, nvtxDomainRegisterStringA, nvtxDomainRegisterStringA, 0,
        false, INTEGER, params_nvtxDomainRegisterStringA, 2),
    STUB_ENTRY(nvtxDomainResourceCreate, nvtxDomainResourceCreate, nvtxDomainResourceCreate, 0,
        false, INTEGER, params_nvtxDomainResourceCreate, 2),
    STUB_ENTRY(nvtxDomainResourceDestroy, nvtxDomainResourceDestroy, nvtxDomainResourceDestroy, 0,
        false, VOID, params_nvtxDomainResourceDestroy, 1),
    STUB_ENTRY(nvtxDomainSyncUserAcquireFailed, nvtxDomainSyncUserAcquireFailed,
        nvtxDomainSyncUserAcquireFailed, 0, false, VOID, params_nvtxDomainSyncUserAcquireFailed, 1),
    STUB_ENTRY(nvtxDomainSyncUserAcquireStart, nvtxDomainSyncUserAcquireStart,
        nvtxDomainSyncUserAcquireStart, 0, false, VOID, params_nvtxDomainSyncUserAcquireStart, 1),
    STUB_ENTRY(nvtxDomainSyncUserAcquireSuccess, nvtxDomainSyncUserAcquireSuccess,
        nvtxDomainSyncUserAcquireSuccess, 0, false, VOID, params_nvtxDomainSyncUserAcquireSuccess,
        1),
    STUB_ENTRY(nvtxDomainSyncUserCreate, nvtxDomainSyncUserCreate, nvtxDomainSyncUserCreate, 0,
        false, INTEGER, params_nvtxDomainSyncUserCreate, 2),
    STUB_ENTRY(nvtxDomainSyncUserDestroy, nvtxDomainSyncUserDestroy, nvtxDomainSyncUserDestroy, 0,
        false, VOID, params_nvtxDomainSyncUserDestroy, 1),
    STUB_ENTRY(nvtxDomainSyncUserReleasing, nvtxDomainSyncUserReleasing,
        nvtxDomainSyncUserReleasing, 0, false, VOID, params_nvtxDomainSyncUserReleasing, 1),
    STUB_ENTRY(nvtxEventBatchSubmit, nvtxEventBatchSubmit, nvtxEventBatchSubmit, 0, false, VOID,
        params_nvtxEventBatchSubmit, 2),
    STUB_ENTRY(nvtxEventSubmit, nvtxEventSubmit, nvtxEventSubmit, 0, false, VOID,
        params_nvtxEventSubmit, 3),
    STUB_ENTRY(nvtxInitialize, nvtxInitialize, nvtxInitialize, 0, false, VOID,
        params_nvtxInitialize, 1),
    STUB_ENTRY(nvtxMarkA, nvtxMarkA, nvtxMarkA, 0, false, VOID, params_nvtxMarkA, 1),
    STUB_ENTRY(nvtxMarkEx, nvtxMarkEx, nvtxMarkEx, 0, false, VOID, params_nvtxMarkEx, 1),
    STUB_ENTRY(nvtxMarkPayload, nvtxMarkPayload, nvtxMarkPayload, 0, false, VOID,
        params_nvtxMarkPayload, 3),
    STUB_ENTRY(nvtxMemCudaGetDeviceWidePermissions, nvtxMemCudaGetDeviceWidePermissions,
        nvtxMemCudaGetDeviceWidePermissions, 0, false, INTEGER,
        params_nvtxMemCudaGetDeviceWidePermissions, 2),
    STUB_ENTRY(nvtxMemCudaGetProcessWidePermissions, nvtxMemCudaGetProcessWidePermissions,
        nvtxMemCudaGetProcessWidePermissions, 0, false, INTEGER,
        params_nvtxMemCudaGetProcessWidePermissions, 1),
    STUB_ENTRY(nvtxMemCudaMarkInitialized, nvtxMemCudaMarkInitialized, nvtxMemCudaMarkInitialized,
        0, false, VOID, params_nvtxMemCudaMarkInitialized, 4),
    STUB_ENTRY(nvtxMemCudaSetPeerAccess, nvtxMemCudaSetPeerAccess, nvtxMemCudaSetPeerAccess, 0,
        false, VOID, params_nvtxMemCudaSetPeerAccess, 4),
    STUB_ENTRY(nvtxMemHeapRegister, nvtxMemHeapRegister, nvtxMemHeapRegister, 0, false, INTEGER,
        params_nvtxMemHeapRegister, 2),
    STUB_ENTRY(nvtxMemHeapReset, nvtxMemHeapReset, nvtxMemHeapReset, 0, false, VOID,
        params_nvtxMemHeapReset, 2),
    STUB_ENTRY(nvtxMemHeapUnregister, nvtxMemHeapUnregister, nvtxMemHeapUnregister, 0, false, VOID,
        params_nvtxMemHeapUnregister, 2),
    STUB_ENTRY(nvtxMemPermissionsAssign, nvtxMemPermissionsAssign, nvtxMemPermissionsAssign, 0,
        false, VOID, params_nvtxMemPermissionsAssign, 2),
    STUB_ENTRY(nvtxMemPermissionsBind, nvtxMemPermissionsBind, nvtxMemPermissionsBind, 0, false,
        VOID, params_nvtxMemPermissionsBind, 4),
    STUB_ENTRY(nvtxMemPermissionsCreate, nvtxMemPermissionsCreate, nvtxMemPermissionsCreate, 0,
        false, INTEGER, params_nvtxMemPermissionsCreate, 2),
    STUB_ENTRY(nvtxMemPermissionsDestroy, nvtxMemPermissionsDestroy, nvtxMemPermissionsDestroy, 0,
        false, VOID, params_nvtxMemPermissionsDestroy, 2),
    STUB_ENTRY(nvtxMemPermissionsReset, nvtxMemPermissionsReset, nvtxMemPermissionsReset, 0, false,
        VOID, params_nvtxMemPermissionsReset, 2),
    STUB_ENTRY(nvtxMemPermissionsUnbind, nvtxMemPermissionsUnbind, nvtxMemPermissionsUnbind, 0,
        false, VOID, params_nvtxMemPermissionsUnbind, 2),
    STUB_ENTRY(nvtxMemRegionsName, nvtxMemRegionsName, nvtxMemRegionsName, 0, false, VOID,
        params_nvtxMemRegionsName, 2),
    STUB_ENTRY(nvtxMemRegionsRegister, nvtxMemRegionsRegister, nvtxMemRegionsRegister, 0, false,
        VOID, params_nvtxMemRegionsRegister, 2),
    STUB_ENTRY(nvtxMemRegionsResize, nvtxMemRegionsResize, nvtxMemRegionsResize, 0, false, VOID,
        params_nvtxMemRegionsResize, 2),
    STUB_ENTRY(nvtxMemRegionsUnregister, nvtxMemRegionsUnregister, nvtxMemRegionsUnregister, 0,
        false, VOID, params_nvtxMemRegionsUnregister, 2),
    STUB_ENTRY(nvtxNameCategoryA, nvtxNameCategoryA, nvtxNameCategoryA, 0, false, VOID,
        params_nvtxNameCategoryA, 2),
    STUB_ENTRY(nvtxNameCuContextA, nvtxNameCuContextA, nvtxNameCuContextA, 0, false, VOID,
        params_nvtxNameCuContextA, 2),
    STUB_ENTRY(nvtxNameCuDeviceA, nvtxNameCuDeviceA, nvtxNameCuDeviceA, 0, false, VOID,
        params_nvtxNameCuDeviceA, 2),
    STUB_ENTRY(nvtxNameCuEventA, nvtxNameCuEventA, nvtxNameCuEventA, 0, false, VOID,
        params_nvtxNameCuEventA, 2),
    STUB_ENTRY(nvtxNameCuStreamA, nvtxNameCuStreamA, nvtxNameCuStreamA, 0, false, VOID,
        params_nvtxNameCuStreamA, 2),
    STUB_ENTRY(nvtxNameCudaDeviceA, nvtxNameCudaDeviceA, nvtxNameCudaDeviceA, 0, false, VOID,
        params_nvtxNameCudaDeviceA, 2),
    STUB_ENTRY(nvtxNameCudaEventA, nvtxNameCudaEventA, nvtxNameCudaEventA, 0, false, VOID,
        params_nvtxNameCudaEventA, 2),
    STUB_ENTRY(nvtxNameCudaStreamA, nvtxNameCudaStreamA, nvtxNameCudaStreamA, 0, false, VOID,
        params_nvtxNameCudaStreamA, 2),
    STUB_ENTRY(nvtxNameOsThreadA, nvtxNameOsThreadA, nvtxNameOsThreadA, 0, false, VOID,
        params_nvtxNameOsThreadA, 2),
    STUB_ENTRY(nvtxPayloadEnumRegister, nvtxPayloadEnumRegister, nvtxPayloadEnumRegister, 0, false,
        INTEGER, params_nvtxPayloadEnumRegister, 2),
    STUB_ENTRY(nvtxPayloadSchemaRegister, nvtxPayloadSchemaRegister, nvtxPayloadSchemaRegister, 0,
        false, INTEGER, params_nvtxPayloadSchemaRegister, 2),
    STUB_ENTRY(nvtxRangeEnd, nvtxRangeEnd, nvtxRangeEnd, 0, false, VOID, params_nvtxRangeEnd, 1),
    STUB_ENTRY(nvtxRangeEndPayload, nvtxRangeEndPayload, nvtxRangeEndPayload, 0, false, VOID,
        params_nvtxRangeEndPayload, 4),
    STUB_ENTRY(nvtxRangePop, nvtxRangePop, nvtxRangePop, 0, false, INTEGER, NULL, 0),
    STUB_ENTRY(nvtxRangePopPayload, nvtxRangePopPayload, nvtxRangePopPayload, 0, false, INTEGER,
        params_nvtxRangePopPayload, 3),
    STUB_ENTRY(nvtxRangePushA, nvtxRangePushA, nvtxRangePushA, 0, false, INTEGER,
        params_nvtxRangePushA, 1),
    STUB_ENTRY(nvtxRangePushEx, nvtxRangePushEx, nvtxRangePushEx, 0, false, INTEGER,
        params_nvtxRangePushEx, 1),
    STUB_ENTRY(nvtxRangePushPayload, nvtxRangePushPayload, nvtxRangePushPayload, 0, false, INTEGER,
        params_nvtxRangePushPayload, 3),
    STUB_ENTRY(nvtxRangeStartA, nvtxRangeStartA, nvtxRangeStartA, 0, false, INTEGER,
        params_nvtxRangeStartA, 1),
    STUB_ENTRY(nvtxRangeStartEx, nvtxRangeStartEx, nvtxRangeStartEx, 0, false, INTEGER,
        params_nvtxRangeStartEx, 1),
    STUB_ENTRY(nvtxRangeStartPayload, nvtxRangeStartPayload, nvtxRangeStartPayload, 0, false,
        INTEGER, params_nvtxRangeStartPayload, 3),
    STUB_ENTRY(nvtxScopeRegister, nvtxScopeRegister, nvtxScopeRegister, 0, false, INTEGER,
        params_nvtxScopeRegister, 2),
    STUB_ENTRY(nvtxTimeDomainRegister, nvtxTimeDomainRegister, nvtxTimeDomainRegister, 0, false,
        INTEGER, params_nvtxTimeDomainRegister, 2),
    STUB_ENTRY(nvtxTimeSyncPoint, nvtxTimeSyncPoint, nvtxTimeSyncPoint, 0, false, VOID,
        params_nvtxTimeSyncPoint, 5),
    STUB_ENTRY(nvtxTimeSyncPointTable, nvtxTimeSyncPointTable, nvtxTimeSyncPointTable, 0, false,
        VOID, params_nvtxTimeSyncPointTable, 5),
    STUB_ENTRY(nvtxTimerSource, nvtxTimerSource, nvtxTimerSource, 0, false, VOID,
        params_nvtxTimerSource, 4),
    STUB_ENTRY(nvtxTimerSourceWithData, nvtxTimerSourceWithData, nvtxTimerSourceWithData, 0, false,
        VOID, params_nvtxTimerSourceWithData, 5),
    STUB_ENTRY(nvtxTimestampConversionFactor, nvtxTimestampConversionFactor,
        nvtxTimestampConversionFactor, 0, false, VOID, params_nvtxTimestampConversionFactor, 6),
    STUB_ENTRY(nvtxTimestampGet, nvtxTimestampGet, nvtxTimestampGet, 0, false, INTEGER, NULL, 0),
};
const int stub_function_count = 76;
unsigned char stub_modes[76];
