// nvrtc_api.h of cubind for NVRTC, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvrtc.yaml.
// clang-format off

// C programs on top of the module: `const cubind_nvrtc_api *api = cubind_nvrtc_import();` once,
//     with the GIL held, then
// api->function(...) from any thread. A function that the loaded library lacks returns
//     NVRTC_ERROR_OUT_OF_MEMORY.
#ifndef CUBIND_NVRTC_API_H
#define CUBIND_NVRTC_API_H

#include <Python.h>

#include "prototypes.h"

#define CUBIND_NVRTC_API_NAME "cubind.nvrtc._C_API"
#define CUBIND_NVRTC_API_LAYOUT 2

// Members are only ever added at the end, while `layout` stays what it is.
typedef struct cubind_nvrtc_api {
    int layout;       // CUBIND_NVRTC_API_LAYOUT
    int api_version;  // 12090
    size_t size;      // bytes of the table
    // A member by its name here, by the one that the library exports, or by both; NULL: none.
    // For programs that are to work with the tables of several releases.
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
    fn_nvrtcGetNVVMSize *nvrtcGetNVVMSize;
    fn_nvrtcGetNVVM *nvrtcGetNVVM;
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
} cubind_nvrtc_api;

extern const cubind_nvrtc_api nvrtc_api_table;

// The table, NULL with an exception. Members beyond its `size` are not there.
static inline const cubind_nvrtc_api *
cubind_nvrtc_import(void)
{
    const cubind_nvrtc_api *api = (const cubind_nvrtc_api *)PyCapsule_Import(CUBIND_NVRTC_API_NAME,
        0);
    if (api != NULL && api->layout != CUBIND_NVRTC_API_LAYOUT) {
        PyErr_SetString(PyExc_ImportError,
            CUBIND_NVRTC_API_NAME " has another layout; rebuild against this cubind");
        return NULL;
    }
    if (api != NULL && api->api_version / 1000 != 12090 / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, this was built for 12090: choose that or rebuild",
            CUBIND_NVRTC_API_NAME, api->api_version);
        return NULL;
    }
    return api;
}

#endif
