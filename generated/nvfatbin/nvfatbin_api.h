// nvfatbin_api.h of cubind's binding of the nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

// C programs on top of the module: `const cubind_nvfatbin_api *api = cubind_nvfatbin_import();`
//     once, with the GIL held, then
// api->function(...) from any thread. A function that the loaded library lacks returns
//     NVFATBIN_ERROR_INTERNAL.
#ifndef CUBIND_NVFATBIN_API_H
#define CUBIND_NVFATBIN_API_H

#include <Python.h>

#include "types.h"

#define CUBIND_NVFATBIN_API_NAME "cubind.nvfatbin._C_API"
#define CUBIND_NVFATBIN_API_LAYOUT 2

// Members are only ever added at the end, while `layout` stays what it is.
typedef struct cubind_nvfatbin_api {
    int layout;       // CUBIND_NVFATBIN_API_LAYOUT
    int api_version;  // 13050
    size_t size;      // bytes of the table
    // A member by its name here, by the one that the library exports, or by both; NULL: none.
    // For programs that are to work with the tables of several releases.
    void *(*find)(const char *function, const char *symbol);
    const char * (*nvFatbinGetErrorString)(nvFatbinResult result);
    nvFatbinResult (*nvFatbinCreate)(nvFatbinHandle *handle_indirect, const char **options,
        size_t optionsCount);
    nvFatbinResult (*nvFatbinDestroy)(nvFatbinHandle *handle_indirect);
    nvFatbinResult (*nvFatbinAddPTX)(nvFatbinHandle handle, const char *code, size_t size,
        const char *arch, const char *identifier, const char *optionsCmdLine);
    nvFatbinResult (*nvFatbinAddCubin)(nvFatbinHandle handle, const void *code, size_t size,
        const char *arch, const char *identifier);
    nvFatbinResult (*nvFatbinAddLTOIR)(nvFatbinHandle handle, const void *code, size_t size,
        const char *arch, const char *identifier, const char *optionsCmdLine);
    nvFatbinResult (*nvFatbinAddIndex)(nvFatbinHandle handle, const void *code, size_t size,
        const char *identifier);
    nvFatbinResult (*nvFatbinAddReloc)(nvFatbinHandle handle, const void *code, size_t size);
    nvFatbinResult (*nvFatbinAddTileIR)(nvFatbinHandle handle, const void *code, size_t size,
        const char *identifier, const char *optionsCmdLine);
    nvFatbinResult (*nvFatbinSize)(nvFatbinHandle handle, size_t *size);
    nvFatbinResult (*nvFatbinGet)(nvFatbinHandle handle, void *buffer);
    nvFatbinResult (*nvFatbinVersion)(unsigned int *major, unsigned int *minor);
} cubind_nvfatbin_api;

extern const cubind_nvfatbin_api nvfatbin_api_table;

// The table, NULL with an exception. Members beyond its `size` are not there.
static inline const cubind_nvfatbin_api *
cubind_nvfatbin_import(void)
{
    const cubind_nvfatbin_api *api =
        (const cubind_nvfatbin_api *)PyCapsule_Import(CUBIND_NVFATBIN_API_NAME, 0);
    if (api != NULL && api->layout != CUBIND_NVFATBIN_API_LAYOUT) {
        PyErr_SetString(PyExc_ImportError,
            CUBIND_NVFATBIN_API_NAME " has another layout; rebuild against this cubind");
        return NULL;
    }
    if (api != NULL && api->api_version / 1000 != 13050 / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, this was built for 13050: choose that or rebuild",
            CUBIND_NVFATBIN_API_NAME, api->api_version);
        return NULL;
    }
    return api;
}

#endif
