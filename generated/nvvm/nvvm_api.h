// nvvm_api.h of cubind for libNVVM, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/nvvm.yaml.
// clang-format off

// For C programs on top of the module: once, with the GIL held,
//
//     const cubind_nvvm_api *api = cubind_nvvm_import();
//
// then api->function(...) from any thread. If a function or its library is missing, the call
// returns NVVM_ERROR_OUT_OF_MEMORY if it returns a status, else NULL.
//
// The library is searched among those that the process has loaded and by its soname, but not in
// wheels. If it is in a wheel, call a function of the module from Python first, which opens it.
#ifndef CUBIND_NVVM_API_H
#define CUBIND_NVVM_API_H

#include <Python.h>

#include "prototypes.h"

#define CUBIND_NVVM_API_NAME "cubind.nvvm._C_API"
#define CUBIND_NVVM_API_LAYOUT 3
#define CUBIND_NVVM_API_VERSION 13050 // CUDA 13.5

// Functions stand in the order of the releases of this major that introduced them, so a later
// release appends its own. A release that drops a function or changes its parameters has another
// `layout`.
typedef struct cubind_nvvm_api {
    int layout;      // CUBIND_NVVM_API_LAYOUT
    int api_version; // CUBIND_NVVM_API_VERSION
    size_t size;     // bytes of the table
    // Returns a member by its name here, by the library's symbol, or by both; either may be NULL.
    // Returns NULL if there is none. For programs that work with tables of several releases.
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
    fn_nvvmLLVMVersion *nvvmLLVMVersion;
} cubind_nvvm_api;

// Returns the table; NULL with ImportError if it has another layout or major. A table may be
// shorter than the struct: members beyond its `size` do not exist. PyCapsule_Import alone finds
// only modules that have been imported before.
static inline const cubind_nvvm_api *
cubind_nvvm_import(void)
{
    PyObject *module = PyImport_ImportModule("cubind.nvvm");
    if (module == NULL)
        return NULL;
    void *table = PyCapsule_Import(CUBIND_NVVM_API_NAME, 0);
    Py_DECREF(module);
    if (table == NULL)
        return NULL;
    const cubind_nvvm_api *api = (const cubind_nvvm_api *)table;
    if (api->layout != CUBIND_NVVM_API_LAYOUT) {
        PyErr_Format(PyExc_ImportError, "%s has another layout: rebuild against this cubind",
            CUBIND_NVVM_API_NAME);
        return NULL;
    }
    if (api->api_version / 1000 != CUBIND_NVVM_API_VERSION / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, not %d: choose that one (CUBIND_CUDA) or rebuild",
            CUBIND_NVVM_API_NAME, api->api_version, CUBIND_NVVM_API_VERSION);
        return NULL;
    }
    return api;
}

#endif
