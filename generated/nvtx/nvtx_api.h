// nvtx_api.h of cubind's binding of the NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvtx.yaml.
// clang-format off

// C programs on top of the module: `const cubind_nvtx_api *api = cubind_nvtx_import();` once, with
//     the GIL held, then
// api->function(...) from any thread. A function that the loaded library lacks returns 0.
#ifndef CUBIND_NVTX_API_H
#define CUBIND_NVTX_API_H

#include <Python.h>

#include "types.h"

#define CUBIND_NVTX_API_NAME "cubind.nvtx._C_API"
#define CUBIND_NVTX_API_LAYOUT 2

// Members are only ever added at the end, while `layout` stays what it is.
typedef struct cubind_nvtx_api {
    int layout;       // CUBIND_NVTX_API_LAYOUT
    int api_version;  // 13050
    size_t size;      // bytes of the table
    // A member by its name here, by the one that the library exports, or by both; NULL: none.
    // For programs that are to work with the tables of several releases.
    void *(*find)(const char *function, const char *symbol);
    void (*nvtxInitialize)(const void *reserved);
    void (*nvtxDomainMarkEx)(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib);
    void (*nvtxMarkEx)(const nvtxEventAttributes_t *eventAttrib);
    void (*nvtxMarkA)(const char *message);
    nvtxRangeId_t (*nvtxDomainRangeStartEx)(nvtxDomainHandle_t domain,
        const nvtxEventAttributes_t *eventAttrib);
    nvtxRangeId_t (*nvtxRangeStartEx)(const nvtxEventAttributes_t *eventAttrib);
    nvtxRangeId_t (*nvtxRangeStartA)(const char *message);
    void (*nvtxDomainRangeEnd)(nvtxDomainHandle_t domain, nvtxRangeId_t id);
    void (*nvtxRangeEnd)(nvtxRangeId_t id);
    int (*nvtxDomainRangePushEx)(nvtxDomainHandle_t domain,
        const nvtxEventAttributes_t *eventAttrib);
    int (*nvtxRangePushEx)(const nvtxEventAttributes_t *eventAttrib);
    int (*nvtxRangePushA)(const char *message);
    int (*nvtxDomainRangePop)(nvtxDomainHandle_t domain);
    int (*nvtxRangePop)(void);
    nvtxResourceHandle_t (*nvtxDomainResourceCreate)(nvtxDomainHandle_t domain,
        nvtxResourceAttributes_t *attribs);
    void (*nvtxDomainResourceDestroy)(nvtxResourceHandle_t resource);
    void (*nvtxDomainNameCategoryA)(nvtxDomainHandle_t domain, uint32_t category, const char *name);
    void (*nvtxNameCategoryA)(uint32_t category, const char *name);
    void (*nvtxNameOsThreadA)(uint32_t threadId, const char *name);
    nvtxStringHandle_t (*nvtxDomainRegisterStringA)(nvtxDomainHandle_t domain, const char *string);
    nvtxDomainHandle_t (*nvtxDomainCreateA)(const char *name);
    void (*nvtxDomainDestroy)(nvtxDomainHandle_t domain);
    nvtxSyncUser_t (*nvtxDomainSyncUserCreate)(nvtxDomainHandle_t domain,
        const nvtxSyncUserAttributes_t *attribs);
    void (*nvtxDomainSyncUserDestroy)(nvtxSyncUser_t handle);
    void (*nvtxDomainSyncUserAcquireStart)(nvtxSyncUser_t handle);
    void (*nvtxDomainSyncUserAcquireFailed)(nvtxSyncUser_t handle);
    void (*nvtxDomainSyncUserAcquireSuccess)(nvtxSyncUser_t handle);
    void (*nvtxDomainSyncUserReleasing)(nvtxSyncUser_t handle);
    void (*nvtxNameCuDeviceA)(CUdevice device, const char *name);
    void (*nvtxNameCuContextA)(CUcontext context, const char *name);
    void (*nvtxNameCuStreamA)(CUstream stream, const char *name);
    void (*nvtxNameCuEventA)(CUevent event, const char *name);
    void (*nvtxNameCudaDeviceA)(int device, const char *name);
    void (*nvtxNameCudaStreamA)(cudaStream_t stream, const char *name);
    void (*nvtxNameCudaEventA)(cudaEvent_t event, const char *name);
    uint64_t (*nvtxPayloadSchemaRegister)(nvtxDomainHandle_t domain,
        const nvtxPayloadSchemaAttr_t *attr);
    uint64_t (*nvtxPayloadEnumRegister)(nvtxDomainHandle_t domain,
        const nvtxPayloadEnumAttr_t *attr);
    uint64_t (*nvtxScopeRegister)(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr);
    void (*nvtxMarkPayload)(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
        size_t count);
    int (*nvtxRangePushPayload)(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
        size_t count);
    int (*nvtxRangePopPayload)(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
        size_t count);
    nvtxRangeId_t (*nvtxRangeStartPayload)(nvtxDomainHandle_t domain,
        const nvtxPayloadData_t *payloadData, size_t count);
    void (*nvtxRangeEndPayload)(nvtxDomainHandle_t domain, nvtxRangeId_t id,
        const nvtxPayloadData_t *payloadData, size_t count);
    uint8_t (*nvtxDomainIsEnabled)(nvtxDomainHandle_t domain);
    int64_t (*nvtxTimestampGet)(void);
    uint64_t (*nvtxTimeDomainRegister)(nvtxDomainHandle_t domain,
        const nvtxTimeDomainAttr_t *timeAttr);
    void (*nvtxTimerSource)(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags,
        int64_t (*timestampProviderFn)(void));
    void (*nvtxTimerSourceWithData)(nvtxDomainHandle_t domain, uint64_t timeDomainId,
        uint64_t flags, int64_t (*timestampProviderFn)(void *), void *data);
    void (*nvtxTimeSyncPoint)(nvtxDomainHandle_t domain, uint64_t timeDomainId1,
        uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2);
    void (*nvtxTimeSyncPointTable)(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
        uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count);
    void (*nvtxTimestampConversionFactor)(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc,
        uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst);
    void (*nvtxEventSubmit)(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData,
        size_t numPayloads);
    void (*nvtxEventBatchSubmit)(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch);
    uint64_t (*nvtxCounterRegister)(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr);
    void (*nvtxCounterSampleInt64)(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value);
    void (*nvtxCounterSampleFloat64)(nvtxDomainHandle_t hDomain, uint64_t counterId, double value);
    void (*nvtxCounterSample)(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value,
        size_t size);
    void (*nvtxCounterSampleNoValue)(nvtxDomainHandle_t hDomain, uint64_t counterId,
        uint8_t reason);
    void (*nvtxCounterBatchSubmit)(nvtxDomainHandle_t hDomain,
        const nvtxCounterBatch_t *counterData);
    nvtxMemHeapHandle_t (*nvtxMemHeapRegister)(nvtxDomainHandle_t domain,
        const nvtxMemHeapDesc_t *desc);
    void (*nvtxMemHeapUnregister)(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap);
    void (*nvtxMemHeapReset)(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap);
    void (*nvtxMemRegionsRegister)(nvtxDomainHandle_t domain,
        const nvtxMemRegionsRegisterBatch_t *desc);
    void (*nvtxMemRegionsResize)(nvtxDomainHandle_t domain,
        const nvtxMemRegionsResizeBatch_t *desc);
    void (*nvtxMemRegionsUnregister)(nvtxDomainHandle_t domain,
        const nvtxMemRegionsUnregisterBatch_t *desc);
    void (*nvtxMemRegionsName)(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc);
    void (*nvtxMemPermissionsAssign)(nvtxDomainHandle_t domain,
        const nvtxMemPermissionsAssignBatch_t *desc);
    nvtxMemPermissionsHandle_t (*nvtxMemPermissionsCreate)(nvtxDomainHandle_t domain,
        int32_t creationflags);
    void (*nvtxMemPermissionsDestroy)(nvtxDomainHandle_t domain,
        nvtxMemPermissionsHandle_t permissionsHandle);
    void (*nvtxMemPermissionsReset)(nvtxDomainHandle_t domain,
        nvtxMemPermissionsHandle_t permissionsHandle);
    void (*nvtxMemPermissionsBind)(nvtxDomainHandle_t domain,
        nvtxMemPermissionsHandle_t permissions, uint32_t bindScope, uint32_t bindFlags);
    void (*nvtxMemPermissionsUnbind)(nvtxDomainHandle_t domain, uint32_t bindScope);
    nvtxMemPermissionsHandle_t (*nvtxMemCudaGetProcessWidePermissions)(nvtxDomainHandle_t domain);
    nvtxMemPermissionsHandle_t (*nvtxMemCudaGetDeviceWidePermissions)(nvtxDomainHandle_t domain,
        int device);
    void (*nvtxMemCudaSetPeerAccess)(nvtxDomainHandle_t domain,
        nvtxMemPermissionsHandle_t permissions, int devicePeer, uint32_t flags);
    void (*nvtxMemCudaMarkInitialized)(nvtxDomainHandle_t domain, cudaStream_t stream,
        uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc);
} cubind_nvtx_api;

extern const cubind_nvtx_api nvtx_api_table;

// The table, NULL with an exception. Members beyond its `size` are not there.
static inline const cubind_nvtx_api *
cubind_nvtx_import(void)
{
    const cubind_nvtx_api *api = (const cubind_nvtx_api *)PyCapsule_Import(CUBIND_NVTX_API_NAME, 0);
    if (api != NULL && api->layout != CUBIND_NVTX_API_LAYOUT) {
        PyErr_SetString(PyExc_ImportError,
            CUBIND_NVTX_API_NAME " has another layout; rebuild against this cubind");
        return NULL;
    }
    if (api != NULL && api->api_version / 1000 != 13050 / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, this was built for 13050: choose that or rebuild",
            CUBIND_NVTX_API_NAME, api->api_version);
        return NULL;
    }
    return api;
}

#endif
