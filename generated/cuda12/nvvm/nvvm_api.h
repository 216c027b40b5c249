// nvvm_api.h of cubind for libNVVM, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvvm.yaml.
// clang-format off

// C programs on top of the module: `const cubind_nvvm_api *api = cubind_nvvm_import();` once, with
//     the GIL held, then
// api->function(...) from any thread. A function that the loaded library lacks returns
//     NVVM_ERROR_OUT_OF_MEMORY.
#ifndef CUBIND_NVVM_API_H
#define CUBIND_NVVM_API_H

#include <Python.h>

#include "prototypes.h"

#define CUBIND_NVVM_API_NAME "cubind.nvvm._C_API"
#define CUBIND_NVVM_API_LAYOUT 2

// Members are only ever added at the end, while `layout` stays what it is.
typedef struct cubind_nvvm_api {
    int layout;       // CUBIND_NVVM_API_LAYOUT
    int api_version;  // 12090
    size_t size;      // bytes of the table
    // A member by its name here, by the one that the library exports, or by both; NULL: none.
    // For programs that are to work with the tables of several releases.
    void *(*find)(const char *function, const char *symbol);
    fn_nvvmGetErrorString *nvvmGetErrorString;
    fn_nvvmVersion *nvvmVersion;
    fn_nvvmIRVersion *nvvmIRVersion;
    fn_nvvmCreateProgram *nvvmCreateProgram;
    fn_nvvmDestroyProgram *nvvmDestroyProgram;
    fn_nvvmAddModuleToProgram *nvvmAddModuleToProgram;
    fn_nvvmLazyAddModuleToProgram *nvvmLazyAddModuleToProgram;
    fn_nvvmCompileProgram *nvvmCompileProgram;
    fn_nvvmVerifyProgram *nvvmVerifyProgram;
    fn_nvvmGetCompiledResultSize *nvvmGetCompiledResultSize;
    fn_nvvmGetCompiledResult *nvvmGetCompiledResult;
    fn_nvvmGetProgramLogSize *nvvmGetProgramLogSize;
    fn_nvvmGetProgramLog *nvvmGetProgramLog;
} cubind_nvvm_api;

extern const cubind_nvvm_api nvvm_api_table;

// The table, NULL with an exception. Members beyond its `size` are not there.
static inline const cubind_nvvm_api *
cubind_nvvm_import(void)
{
    const cubind_nvvm_api *api = (const cubind_nvvm_api *)PyCapsule_Import(CUBIND_NVVM_API_NAME, 0);
    if (api != NULL && api->layout != CUBIND_NVVM_API_LAYOUT) {
        PyErr_SetString(PyExc_ImportError,
            CUBIND_NVVM_API_NAME " has another layout; rebuild against this cubind");
        return NULL;
    }
    if (api != NULL && api->api_version / 1000 != 12090 / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, this was built for 12090: choose that or rebuild",
            CUBIND_NVVM_API_NAME, api->api_version);
        return NULL;
    }
    return api;
}

#endif
