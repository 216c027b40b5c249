// nvtx_api.h of cubind's binding of the NVTX, API version 12.9.
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
    int api_version;  // 12090
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
