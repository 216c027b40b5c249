// nvtx_api.h of cubind for NVTX, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvtx.yaml.
// clang-format off

// For C programs on top of the module: once, with the GIL held,
//
//     const cubind_nvtx_api *api = cubind_nvtx_import();
//
// then api->function(...) from any thread. If a function or its library is missing, the call
// returns 0 or NULL or nothing.
//
// The library is searched among those that the process has loaded and by its soname, but not in
// wheels. If it is in a wheel, call a function of the module from Python first, which opens it.
#ifndef CUBIND_NVTX_API_H
#define CUBIND_NVTX_API_H

#include <Python.h>

#include "prototypes.h"

#define CUBIND_NVTX_API_NAME "cubind.nvtx._C_API"
#define CUBIND_NVTX_API_LAYOUT 3
#define CUBIND_NVTX_API_VERSION 13050 // CUDA 13.5

// Functions stand in the order of the releases of this major that introduced them, so a later
// release appends its own. A release that drops a function or changes its parameters has another
// `layout`.
typedef struct cubind_nvtx_api {
    int layout;      // CUBIND_NVTX_API_LAYOUT
    int api_version; // CUBIND_NVTX_API_VERSION
    size_t size;     // bytes of the table
    // Returns a member by its name here, by the library's symbol, or by both; either may be NULL.
    // Returns NULL if there is none. For programs that work with tables of several releases.
    void *(*find)(const char *function, const char *symbol);
    fn_nvtxInitialize *nvtxInitialize;
    fn_nvtxDomainMarkEx *nvtxDomainMarkEx;
    fn_nvtxMarkEx *nvtxMarkEx;
    fn_nvtxMarkA *nvtxMarkA;
    fn_nvtxDomainRangeStartEx *nvtxDomainRangeStartEx;
    fn_nvtxRangeStartEx *nvtxRangeStartEx;
    fn_nvtxRangeStartA *nvtxRangeStartA;
    fn_nvtxDomainRangeEnd *nvtxDomainRangeEnd;
    fn_nvtxRangeEnd *nvtxRangeEnd;
    fn_nvtxDomainRangePushEx *nvtxDomainRangePushEx;
    fn_nvtxRangePushEx *nvtxRangePushEx;
    fn_nvtxRangePushA *nvtxRangePushA;
    fn_nvtxDomainRangePop *nvtxDomainRangePop;
    fn_nvtxRangePop *nvtxRangePop;
    fn_nvtxDomainResourceCreate *nvtxDomainResourceCreate;
    fn_nvtxDomainResourceDestroy *nvtxDomainResourceDestroy;
    fn_nvtxDomainNameCategoryA *nvtxDomainNameCategoryA;
    fn_nvtxNameCategoryA *nvtxNameCategoryA;
    fn_nvtxNameOsThreadA *nvtxNameOsThreadA;
    fn_nvtxDomainRegisterStringA *nvtxDomainRegisterStringA;
    fn_nvtxDomainCreateA *nvtxDomainCreateA;
    fn_nvtxDomainDestroy *nvtxDomainDestroy;
    fn_nvtxDomainSyncUserCreate *nvtxDomainSyncUserCreate;
    fn_nvtxDomainSyncUserDestroy *nvtxDomainSyncUserDestroy;
    fn_nvtxDomainSyncUserAcquireStart *nvtxDomainSyncUserAcquireStart;
    fn_nvtxDomainSyncUserAcquireFailed *nvtxDomainSyncUserAcquireFailed;
    fn_nvtxDomainSyncUserAcquireSuccess *nvtxDomainSyncUserAcquireSuccess;
    fn_nvtxDomainSyncUserReleasing *nvtxDomainSyncUserReleasing;
    fn_nvtxNameCuDeviceA *nvtxNameCuDeviceA;
    fn_nvtxNameCuContextA *nvtxNameCuContextA;
    fn_nvtxNameCuStreamA *nvtxNameCuStreamA;
    fn_nvtxNameCuEventA *nvtxNameCuEventA;
    fn_nvtxNameCudaDeviceA *nvtxNameCudaDeviceA;
    fn_nvtxNameCudaStreamA *nvtxNameCudaStreamA;
    fn_nvtxNameCudaEventA *nvtxNameCudaEventA;
    fn_nvtxPayloadSchemaRegister *nvtxPayloadSchemaRegister;
    fn_nvtxPayloadEnumRegister *nvtxPayloadEnumRegister;
    fn_nvtxScopeRegister *nvtxScopeRegister;
    fn_nvtxMarkPayload *nvtxMarkPayload;
    fn_nvtxRangePushPayload *nvtxRangePushPayload;
    fn_nvtxRangePopPayload *nvtxRangePopPayload;
    fn_nvtxRangeStartPayload *nvtxRangeStartPayload;
    fn_nvtxRangeEndPayload *nvtxRangeEndPayload;
    fn_nvtxDomainIsEnabled *nvtxDomainIsEnabled;
    fn_nvtxTimestampGet *nvtxTimestampGet;
    fn_nvtxTimeDomainRegister *nvtxTimeDomainRegister;
    fn_nvtxTimerSource *nvtxTimerSource;
    fn_nvtxTimerSourceWithData *nvtxTimerSourceWithData;
    fn_nvtxTimeSyncPoint *nvtxTimeSyncPoint;
    fn_nvtxTimeSyncPointTable *nvtxTimeSyncPointTable;
    fn_nvtxTimestampConversionFactor *nvtxTimestampConversionFactor;
    fn_nvtxEventSubmit *nvtxEventSubmit;
    fn_nvtxEventBatchSubmit *nvtxEventBatchSubmit;
    fn_nvtxCounterRegister *nvtxCounterRegister;
    fn_nvtxCounterSampleInt64 *nvtxCounterSampleInt64;
    fn_nvtxCounterSampleFloat64 *nvtxCounterSampleFloat64;
    fn_nvtxCounterSample *nvtxCounterSample;
    fn_nvtxCounterSampleNoValue *nvtxCounterSampleNoValue;
    fn_nvtxCounterBatchSubmit *nvtxCounterBatchSubmit;
    fn_nvtxMemHeapRegister *nvtxMemHeapRegister;
    fn_nvtxMemHeapUnregister *nvtxMemHeapUnregister;
    fn_nvtxMemHeapReset *nvtxMemHeapReset;
    fn_nvtxMemRegionsRegister *nvtxMemRegionsRegister;
    fn_nvtxMemRegionsResize *nvtxMemRegionsResize;
    fn_nvtxMemRegionsUnregister *nvtxMemRegionsUnregister;
    fn_nvtxMemRegionsName *nvtxMemRegionsName;
    fn_nvtxMemPermissionsAssign *nvtxMemPermissionsAssign;
    fn_nvtxMemPermissionsCreate *nvtxMemPermissionsCreate;
    fn_nvtxMemPermissionsDestroy *nvtxMemPermissionsDestroy;
    fn_nvtxMemPermissionsReset *nvtxMemPermissionsReset;
    fn_nvtxMemPermissionsBind *nvtxMemPermissionsBind;
    fn_nvtxMemPermissionsUnbind *nvtxMemPermissionsUnbind;
    fn_nvtxMemCudaGetProcessWidePermissions *nvtxMemCudaGetProcessWidePermissions;
    fn_nvtxMemCudaGetDeviceWidePermissions *nvtxMemCudaGetDeviceWidePermissions;
    fn_nvtxMemCudaSetPeerAccess *nvtxMemCudaSetPeerAccess;
    fn_nvtxMemCudaMarkInitialized *nvtxMemCudaMarkInitialized;
} cubind_nvtx_api;

// Returns the table; NULL with ImportError if it has another layout or major. A table may be
// shorter than the struct: members beyond its `size` do not exist. PyCapsule_Import alone finds
// only modules that have been imported before.
static inline const cubind_nvtx_api *
cubind_nvtx_import(void)
{
    PyObject *module = PyImport_ImportModule("cubind.nvtx");
    if (module == NULL)
        return NULL;
    void *table = PyCapsule_Import(CUBIND_NVTX_API_NAME, 0);
    Py_DECREF(module);
    if (table == NULL)
        return NULL;
    const cubind_nvtx_api *api = (const cubind_nvtx_api *)table;
    if (api->layout != CUBIND_NVTX_API_LAYOUT) {
        PyErr_Format(PyExc_ImportError, "%s has another layout: rebuild against this cubind",
            CUBIND_NVTX_API_NAME);
        return NULL;
    }
    if (api->api_version / 1000 != CUBIND_NVTX_API_VERSION / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, not %d: choose that one (CUBIND_CUDA) or rebuild",
            CUBIND_NVTX_API_NAME, api->api_version, CUBIND_NVTX_API_VERSION);
        return NULL;
    }
    return api;
}

#endif
