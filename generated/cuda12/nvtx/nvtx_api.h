// nvtx_api.h of cubind for NVTX, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvtx.yaml.
// clang-format off

// For C programs on top of the module: once, with the GIL held,
//
//     const cubind_nvtx_api *api = cubind_nvtx_import();
//
// then api->function(...) from any thread. A function that is missing, or whose library is, returns
// 0 or NULL or nothing.
//
// The library is looked for among those that the process has loaded and by its soname, not in
// wheels: where it is in one, call a function of the module from Python first, which opens it.
#ifndef CUBIND_NVTX_API_H
#define CUBIND_NVTX_API_H

#include <Python.h>

#include "prototypes.h"

#define CUBIND_NVTX_API_NAME "cubind.nvtx._C_API"
#define CUBIND_NVTX_API_LAYOUT 3
#define CUBIND_NVTX_API_VERSION 12090 // CUDA 12.9

// Functions stand in the order in which the releases of this major brought them: a later one has
// its own behind these. If one drops a function or changes its parameters, `layout` is another.
typedef struct cubind_nvtx_api {
    int layout;      // CUBIND_NVTX_API_LAYOUT
    int api_version; // CUBIND_NVTX_API_VERSION
    size_t size;     // bytes of the table
    // A member by its name here, by the name that the library exports, or by both: either may be
    // NULL. Gives NULL where there is none. For programs that work with tables of several releases.
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

// The table, which has to be of this layout and of this major; NULL with an exception. Members
// beyond its `size` are not there. PyCapsule_Import alone finds only modules that somebody has
// imported before.
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
