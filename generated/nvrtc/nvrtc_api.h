// nvrtc_api.h of cubind for NVRTC, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvrtc.yaml.
// clang-format off

// For C programs on top of the module: once, with the GIL held,
//
//     const cubind_nvrtc_api *api = cubind_nvrtc_import();
//
// then api->function(...) from any thread. If a function or its library is missing, the call
// returns NVRTC_ERROR_INTERNAL_ERROR if it returns a status, else NULL.
//
// The library is searched among those that the process has loaded and by its soname, but not in
// wheels. If it is in a wheel, call a function of the module from Python first, which opens it.
#ifndef CUBIND_NVRTC_API_H
#define CUBIND_NVRTC_API_H

#include <Python.h>

#include "prototypes.h"

#define CUBIND_NVRTC_API_NAME "cubind.nvrtc._C_API"
#define CUBIND_NVRTC_API_LAYOUT 3
#define CUBIND_NVRTC_API_VERSION 13050 // CUDA 13.5

// Functions stand in the order of the releases of this major that introduced them, so a later
// release appends its own. A release that drops a function or changes its parameters has another
// `layout`.
typedef struct cubind_nvrtc_api {
    int layout;      // CUBIND_NVRTC_API_LAYOUT
    int api_version; // CUBIND_NVRTC_API_VERSION
    size_t size;     // bytes of the table
    // Returns a member by its name here, by the library's symbol, or by both; either may be NULL.
    // Returns NULL if there is none. For programs that work with tables of several releases.
    void *(*find)(const char *function, const char *symbol);
    fn_nvrtcGetErrorString *nvrtcGetErrorString;
    fn_nvrtcVersion *nvrtcVersion;
    fn_nvrtcGetNumSupportedArchs *nvrtcGetNumSupportedArchs;
    fn_nvrtcGetSupportedArchs *nvrtcGetSupportedArchs;
    fn_nvrtcCreateProgram *nvrtcCreateProgram;
    fn_nvrtcDestroyProgram *nvrtcDestroyProgram;
    fn_nvrtcCompileProgram *nvrtcCompileProgram;
    fn_nvrtcGetPTXSize *nvrtcGetPTXSize;
    fn_nvrtcGetPTX *nvrtcGetPTX;
    fn_nvrtcGetCUBINSize *nvrtcGetCUBINSize;
    fn_nvrtcGetCUBIN *nvrtcGetCUBIN;
    fn_nvrtcGetLTOIRSize *nvrtcGetLTOIRSize;
    fn_nvrtcGetLTOIR *nvrtcGetLTOIR;
    fn_nvrtcGetOptiXIRSize *nvrtcGetOptiXIRSize;
    fn_nvrtcGetOptiXIR *nvrtcGetOptiXIR;
    fn_nvrtcGetProgramLogSize *nvrtcGetProgramLogSize;
    fn_nvrtcGetProgramLog *nvrtcGetProgramLog;
    fn_nvrtcAddNameExpression *nvrtcAddNameExpression;
    fn_nvrtcGetLoweredName *nvrtcGetLoweredName;
    fn_nvrtcGetPCHHeapSize *nvrtcGetPCHHeapSize;
    fn_nvrtcSetPCHHeapSize *nvrtcSetPCHHeapSize;
    fn_nvrtcGetPCHCreateStatus *nvrtcGetPCHCreateStatus;
    fn_nvrtcGetPCHHeapSizeRequired *nvrtcGetPCHHeapSizeRequired;
    fn_nvrtcSetFlowCallback *nvrtcSetFlowCallback;
    fn_nvrtcGetTileIRSize *nvrtcGetTileIRSize;
    fn_nvrtcGetTileIR *nvrtcGetTileIR;
    fn_nvrtcInstallBundledHeaders *nvrtcInstallBundledHeaders;
    fn_nvrtcGetBundledHeadersInfo *nvrtcGetBundledHeadersInfo;
    fn_nvrtcRemoveBundledHeaders *nvrtcRemoveBundledHeaders;
} cubind_nvrtc_api;

// Returns the table; NULL with ImportError if it has another layout or major. A table may be
// shorter than the struct: members beyond its `size` do not exist. PyCapsule_Import alone finds
// only modules that have been imported before.
static inline const cubind_nvrtc_api *
cubind_nvrtc_import(void)
{
    PyObject *module = PyImport_ImportModule("cubind.nvrtc");
    if (module == NULL)
        return NULL;
    void *table = PyCapsule_Import(CUBIND_NVRTC_API_NAME, 0);
    Py_DECREF(module);
    if (table == NULL)
        return NULL;
    const cubind_nvrtc_api *api = (const cubind_nvrtc_api *)table;
    if (api->layout != CUBIND_NVRTC_API_LAYOUT) {
        PyErr_Format(PyExc_ImportError, "%s has another layout: rebuild against this cubind",
            CUBIND_NVRTC_API_NAME);
        return NULL;
    }
    if (api->api_version / 1000 != CUBIND_NVRTC_API_VERSION / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, not %d: choose that one (CUBIND_CUDA) or rebuild",
            CUBIND_NVRTC_API_NAME, api->api_version, CUBIND_NVRTC_API_VERSION);
        return NULL;
    }
    return api;
}

#endif
