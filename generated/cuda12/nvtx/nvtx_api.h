// nvtx_api.h of cubind for NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvtx.yaml.
// clang-format off

// C programs on top of the module: `const cubind_nvtx_api *api = cubind_nvtx_import();` once, with
//     the GIL held, then
// api->function(...) from any thread. A function that the loaded library lacks returns 0.
#ifndef CUBIND_NVTX_API_H
#define CUBIND_NVTX_API_H

#include <Python.h>

#include "prototypes.h"

#define CUBIND_NVTX_API_NAME "cubind.nvtx._C_API"
#define CUBIND_NVTX_API_LAYOUT 2

// Members are only ever added at the end, while `layout` stays what it is.
typedef struct cubind_nvtx_api {
    int layout;       // CUBIND_NVTX_API_LAYOUT
    int api_version;  // 12090
    size_t size;      // bytes of the table
    // A member by its name here, by the one that the library exports, or by both; NULL: none.
    // For programs that are to work with the tables of several releases.
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
    if (api != NULL && api->api_version / 1000 != 12090 / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, this was built for 12090: choose that or rebuild",
            CUBIND_NVTX_API_NAME, api->api_version);
        return NULL;
    }
    return api;
}

#endif
