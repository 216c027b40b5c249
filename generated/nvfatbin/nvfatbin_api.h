// nvfatbin_api.h of cubind for nvFatbin, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvfatbin.yaml.
// clang-format off

// C programs on top of the module: `const cubind_nvfatbin_api *api = cubind_nvfatbin_import();`
//     once, with the GIL held, then
// api->function(...) from any thread. A function that the loaded library lacks returns
//     NVFATBIN_ERROR_INTERNAL.
#ifndef CUBIND_NVFATBIN_API_H
#define CUBIND_NVFATBIN_API_H

#include <Python.h>

#include "prototypes.h"

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
    fn_nvFatbinGetErrorString *nvFatbinGetErrorString;
    fn_nvFatbinCreate *nvFatbinCreate;
    fn_nvFatbinDestroy *nvFatbinDestroy;
    fn_nvFatbinAddPTX *nvFatbinAddPTX;
    fn_nvFatbinAddCubin *nvFatbinAddCubin;
    fn_nvFatbinAddLTOIR *nvFatbinAddLTOIR;
    fn_nvFatbinAddIndex *nvFatbinAddIndex;
    fn_nvFatbinAddReloc *nvFatbinAddReloc;
    fn_nvFatbinAddTileIR *nvFatbinAddTileIR;
    fn_nvFatbinSize *nvFatbinSize;
    fn_nvFatbinGet *nvFatbinGet;
    fn_nvFatbinVersion *nvFatbinVersion;
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
