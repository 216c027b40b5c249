// nvjitlink_api.h of cubind for nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

// For C programs on top of the module: once, with the GIL held,
//
//     const cubind_nvjitlink_api *api = cubind_nvjitlink_import();
//
// then api->function(...) from any thread. If a function or its library is missing, the call
// returns NVJITLINK_ERROR_INTERNAL.
//
// The library is searched among those that the process has loaded and by its soname, but not in
// wheels. If it is in a wheel, call a function of the module from Python first, which opens it.
#ifndef CUBIND_NVJITLINK_API_H
#define CUBIND_NVJITLINK_API_H

#include <Python.h>

#include "prototypes.h"

#define CUBIND_NVJITLINK_API_NAME "cubind.nvjitlink._C_API"
#define CUBIND_NVJITLINK_API_LAYOUT 3
#define CUBIND_NVJITLINK_API_VERSION 13050 // CUDA 13.5

// Functions stand in the order of the releases of this major that introduced them, so a later
// release appends its own. A release that drops a function or changes its parameters has another
// `layout`.
typedef struct cubind_nvjitlink_api {
    int layout;      // CUBIND_NVJITLINK_API_LAYOUT
    int api_version; // CUBIND_NVJITLINK_API_VERSION
    size_t size;     // bytes of the table
    // Returns a member by its name here, by the library's symbol, or by both; either may be NULL.
    // Returns NULL if there is none. For programs that work with tables of several releases.
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
    fn_nvJitLinkGetLinkedLTOIRSize *nvJitLinkGetLinkedLTOIRSize;
    fn_nvJitLinkGetLinkedLTOIR *nvJitLinkGetLinkedLTOIR;
} cubind_nvjitlink_api;

// Returns the table; NULL with ImportError if it has another layout or major. A table may be
// shorter than the struct: members beyond its `size` do not exist. PyCapsule_Import alone finds
// only modules that have been imported before.
static inline const cubind_nvjitlink_api *
cubind_nvjitlink_import(void)
{
    PyObject *module = PyImport_ImportModule("cubind.nvjitlink");
    if (module == NULL)
        return NULL;
    void *table = PyCapsule_Import(CUBIND_NVJITLINK_API_NAME, 0);
    Py_DECREF(module);
    if (table == NULL)
        return NULL;
    const cubind_nvjitlink_api *api = (const cubind_nvjitlink_api *)table;
    if (api->layout != CUBIND_NVJITLINK_API_LAYOUT) {
        PyErr_Format(PyExc_ImportError, "%s has another layout: rebuild against this cubind",
            CUBIND_NVJITLINK_API_NAME);
        return NULL;
    }
    if (api->api_version / 1000 != CUBIND_NVJITLINK_API_VERSION / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, not %d: choose that one (CUBIND_CUDA) or rebuild",
            CUBIND_NVJITLINK_API_NAME, api->api_version, CUBIND_NVJITLINK_API_VERSION);
        return NULL;
    }
    return api;
}

#endif
