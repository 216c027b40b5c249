// nvjitlink_api.h of cubind for nvJitLink, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

// C programs on top of the module: `const cubind_nvjitlink_api *api = cubind_nvjitlink_import();`
//     once, with the GIL held, then
// api->function(...) from any thread. A function that the loaded library lacks returns
//     NVJITLINK_ERROR_UNRECOGNIZED_OPTION.
#ifndef CUBIND_NVJITLINK_API_H
#define CUBIND_NVJITLINK_API_H

#include <Python.h>

#include "prototypes.h"

#define CUBIND_NVJITLINK_API_NAME "cubind.nvjitlink._C_API"
#define CUBIND_NVJITLINK_API_LAYOUT 2

// Members are only ever added at the end, while `layout` stays what it is.
typedef struct cubind_nvjitlink_api {
    int layout;       // CUBIND_NVJITLINK_API_LAYOUT
    int api_version;  // 12090
    size_t size;      // bytes of the table
    // A member by its name here, by the one that the library exports, or by both; NULL: none.
    // For programs that are to work with the tables of several releases.
    void *(*find)(const char *function, const char *symbol);
    fn_nvJitLinkCreate *nvJitLinkCreate;
    fn_nvJitLinkDestroy *nvJitLinkDestroy;
    fn_nvJitLinkAddData *nvJitLinkAddData;
    fn_nvJitLinkAddFile *nvJitLinkAddFile;
    fn_nvJitLinkComplete *nvJitLinkComplete;
    fn_nvJitLinkGetLinkedCubinSize *nvJitLinkGetLinkedCubinSize;
    fn_nvJitLinkGetLinkedCubin *nvJitLinkGetLinkedCubin;
    fn_nvJitLinkGetLinkedPtxSize *nvJitLinkGetLinkedPtxSize;
    fn_nvJitLinkGetLinkedPtx *nvJitLinkGetLinkedPtx;
    fn_nvJitLinkGetErrorLogSize *nvJitLinkGetErrorLogSize;
    fn_nvJitLinkGetErrorLog *nvJitLinkGetErrorLog;
    fn_nvJitLinkGetInfoLogSize *nvJitLinkGetInfoLogSize;
    fn_nvJitLinkGetInfoLog *nvJitLinkGetInfoLog;
    fn_nvJitLinkVersion *nvJitLinkVersion;
} cubind_nvjitlink_api;

extern const cubind_nvjitlink_api nvjitlink_api_table;

// The table, NULL with an exception. Members beyond its `size` are not there.
static inline const cubind_nvjitlink_api *
cubind_nvjitlink_import(void)
{
    const cubind_nvjitlink_api *api =
        (const cubind_nvjitlink_api *)PyCapsule_Import(CUBIND_NVJITLINK_API_NAME, 0);
    if (api != NULL && api->layout != CUBIND_NVJITLINK_API_LAYOUT) {
        PyErr_SetString(PyExc_ImportError,
            CUBIND_NVJITLINK_API_NAME " has another layout; rebuild against this cubind");
        return NULL;
    }
    if (api != NULL && api->api_version / 1000 != 12090 / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, this was built for 12090: choose that or rebuild",
            CUBIND_NVJITLINK_API_NAME, api->api_version);
        return NULL;
    }
    return api;
}

#endif
