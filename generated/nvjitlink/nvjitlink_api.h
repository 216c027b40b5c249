// nvjitlink_api.h of cubind's binding of the nvJitLink, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvjitlink.yaml.
// clang-format off

// C programs on top of the module: `const cubind_nvjitlink_api *api = cubind_nvjitlink_import();`
//     once, with the GIL held, then
// api->function(...) from any thread. A function that the loaded library lacks returns
//     NVJITLINK_ERROR_UNRECOGNIZED_OPTION.
#ifndef CUBIND_NVJITLINK_API_H
#define CUBIND_NVJITLINK_API_H

#include <Python.h>

#include "types.h"

#define CUBIND_NVJITLINK_API_NAME "cubind.nvjitlink._C_API"
#define CUBIND_NVJITLINK_API_LAYOUT 2

// Members are only ever added at the end, while `layout` stays what it is.
typedef struct cubind_nvjitlink_api {
    int layout;       // CUBIND_NVJITLINK_API_LAYOUT
    int api_version;  // 13050
    size_t size;      // bytes of the table
    // A member by its name here, by the one that the library exports, or by both; NULL: none.
    // For programs that are to work with the tables of several releases.
    void *(*find)(const char *function, const char *symbol);
    nvJitLinkResult (*nvJitLinkCreate)(nvJitLinkHandle *handle, uint32_t numOptions,
        const char **options);
    nvJitLinkResult (*nvJitLinkDestroy)(nvJitLinkHandle *handle);
    nvJitLinkResult (*nvJitLinkAddData)(nvJitLinkHandle handle, nvJitLinkInputType inputType,
        const void *data, size_t size, const char *name);
    nvJitLinkResult (*nvJitLinkAddFile)(nvJitLinkHandle handle, nvJitLinkInputType inputType,
        const char *fileName);
    nvJitLinkResult (*nvJitLinkComplete)(nvJitLinkHandle handle);
    nvJitLinkResult (*nvJitLinkGetLinkedCubinSize)(nvJitLinkHandle handle, size_t *size);
    nvJitLinkResult (*nvJitLinkGetLinkedCubin)(nvJitLinkHandle handle, void *cubin);
    nvJitLinkResult (*nvJitLinkGetLinkedPtxSize)(nvJitLinkHandle handle, size_t *size);
    nvJitLinkResult (*nvJitLinkGetLinkedPtx)(nvJitLinkHandle handle, char *ptx);
    nvJitLinkResult (*nvJitLinkGetLinkedLTOIRSize)(nvJitLinkHandle handle, size_t *size);
    nvJitLinkResult (*nvJitLinkGetLinkedLTOIR)(nvJitLinkHandle handle, void *ltoir);
    nvJitLinkResult (*nvJitLinkGetErrorLogSize)(nvJitLinkHandle handle, size_t *size);
    nvJitLinkResult (*nvJitLinkGetErrorLog)(nvJitLinkHandle handle, char *log);
    nvJitLinkResult (*nvJitLinkGetInfoLogSize)(nvJitLinkHandle handle, size_t *size);
    nvJitLinkResult (*nvJitLinkGetInfoLog)(nvJitLinkHandle handle, char *log);
    nvJitLinkResult (*nvJitLinkVersion)(unsigned int *major, unsigned int *minor);
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
    if (api != NULL && api->api_version / 1000 != 13050 / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, this was built for 13050: choose that or rebuild",
            CUBIND_NVJITLINK_API_NAME, api->api_version);
        return NULL;
    }
    return api;
}

#endif
