// nvvm_api.h of cubind's binding of the libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvvm.yaml.
// clang-format off

// C programs on top of the module: `const cubind_nvvm_api *api = cubind_nvvm_import();` once, with
//     the GIL held, then
// api->function(...) from any thread. A function that the loaded library lacks returns
//     NVVM_ERROR_OUT_OF_MEMORY.
#ifndef CUBIND_NVVM_API_H
#define CUBIND_NVVM_API_H

#include <Python.h>

#include "types.h"

#define CUBIND_NVVM_API_NAME "cubind.nvvm._C_API"
#define CUBIND_NVVM_API_LAYOUT 2

// Members are only ever added at the end, while `layout` stays what it is.
typedef struct cubind_nvvm_api {
    int layout;       // CUBIND_NVVM_API_LAYOUT
    int api_version;  // 13050
    size_t size;      // bytes of the table
    // A member by its name here, by the one that the library exports, or by both; NULL: none.
    // For programs that are to work with the tables of several releases.
    void *(*find)(const char *function, const char *symbol);
    const char * (*nvvmGetErrorString)(nvvmResult result);
    nvvmResult (*nvvmVersion)(int *major, int *minor);
    nvvmResult (*nvvmIRVersion)(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg);
    nvvmResult (*nvvmLLVMVersion)(const char *arch, int *major);
    nvvmResult (*nvvmCreateProgram)(nvvmProgram *prog);
    nvvmResult (*nvvmDestroyProgram)(nvvmProgram *prog);
    nvvmResult (*nvvmAddModuleToProgram)(nvvmProgram prog, const char *buffer, size_t size,
        const char *name);
    nvvmResult (*nvvmLazyAddModuleToProgram)(nvvmProgram prog, const char *buffer, size_t size,
        const char *name);
    nvvmResult (*nvvmCompileProgram)(nvvmProgram prog, int numOptions, const char **options);
    nvvmResult (*nvvmVerifyProgram)(nvvmProgram prog, int numOptions, const char **options);
    nvvmResult (*nvvmGetCompiledResultSize)(nvvmProgram prog, size_t *bufferSizeRet);
    nvvmResult (*nvvmGetCompiledResult)(nvvmProgram prog, char *buffer);
    nvvmResult (*nvvmGetProgramLogSize)(nvvmProgram prog, size_t *bufferSizeRet);
    nvvmResult (*nvvmGetProgramLog)(nvvmProgram prog, char *buffer);
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
    if (api != NULL && api->api_version / 1000 != 13050 / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, this was built for 13050: choose that or rebuild",
            CUBIND_NVVM_API_NAME, api->api_version);
        return NULL;
    }
    return api;
}

#endif
