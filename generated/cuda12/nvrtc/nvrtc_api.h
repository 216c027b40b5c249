// nvrtc_api.h of cubind's binding of the NVRTC, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvrtc.yaml.
// clang-format off

// C programs on top of the module: `const cubind_nvrtc_api *api = cubind_nvrtc_import();` once,
//     with the GIL held, then
// api->function(...) from any thread. A function that the loaded library lacks returns
//     NVRTC_ERROR_OUT_OF_MEMORY.
#ifndef CUBIND_NVRTC_API_H
#define CUBIND_NVRTC_API_H

#include <Python.h>

#include "types.h"

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
    const char * (*nvrtcGetErrorString)(nvrtcResult result);
    nvrtcResult (*nvrtcVersion)(int *major, int *minor);
    nvrtcResult (*nvrtcGetNumSupportedArchs)(int *numArchs);
    nvrtcResult (*nvrtcGetSupportedArchs)(int *supportedArchs);
    nvrtcResult (*nvrtcCreateProgram)(nvrtcProgram *prog, const char *src, const char *name,
        int numHeaders, const char *const *headers, const char *const *includeNames);
    nvrtcResult (*nvrtcDestroyProgram)(nvrtcProgram *prog);
    nvrtcResult (*nvrtcCompileProgram)(nvrtcProgram prog, int numOptions,
        const char *const *options);
    nvrtcResult (*nvrtcGetPTXSize)(nvrtcProgram prog, size_t *ptxSizeRet);
    nvrtcResult (*nvrtcGetPTX)(nvrtcProgram prog, char *ptx);
    nvrtcResult (*nvrtcGetCUBINSize)(nvrtcProgram prog, size_t *cubinSizeRet);
    nvrtcResult (*nvrtcGetCUBIN)(nvrtcProgram prog, char *cubin);
    nvrtcResult (*nvrtcGetNVVMSize)(nvrtcProgram prog, size_t *nvvmSizeRet);
    nvrtcResult (*nvrtcGetNVVM)(nvrtcProgram prog, char *nvvm);
    nvrtcResult (*nvrtcGetLTOIRSize)(nvrtcProgram prog, size_t *LTOIRSizeRet);
    nvrtcResult (*nvrtcGetLTOIR)(nvrtcProgram prog, char *LTOIR);
    nvrtcResult (*nvrtcGetOptiXIRSize)(nvrtcProgram prog, size_t *optixirSizeRet);
    nvrtcResult (*nvrtcGetOptiXIR)(nvrtcProgram prog, char *optixir);
    nvrtcResult (*nvrtcGetProgramLogSize)(nvrtcProgram prog, size_t *logSizeRet);
    nvrtcResult (*nvrtcGetProgramLog)(nvrtcProgram prog, char *log);
    nvrtcResult (*nvrtcAddNameExpression)(nvrtcProgram prog, const char *const name_expression);
    nvrtcResult (*nvrtcGetLoweredName)(nvrtcProgram prog, const char *const name_expression,
        const char **lowered_name);
    nvrtcResult (*nvrtcGetPCHHeapSize)(size_t *ret);
    nvrtcResult (*nvrtcSetPCHHeapSize)(size_t size);
    nvrtcResult (*nvrtcGetPCHCreateStatus)(nvrtcProgram prog);
    nvrtcResult (*nvrtcGetPCHHeapSizeRequired)(nvrtcProgram prog, size_t *size);
    nvrtcResult (*nvrtcSetFlowCallback)(nvrtcProgram prog, int (*callback)(void *, void *),
        void *payload);
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
