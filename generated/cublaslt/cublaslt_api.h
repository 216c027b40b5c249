// cublaslt_api.h of cubind for cuBLASLt, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/cublaslt.yaml.
// clang-format off

// For C programs on top of the module: once, with the GIL held,
//
//     const cubind_cublaslt_api *api = cubind_cublaslt_import();
//
// then api->function(...) from any thread. If a function or its library is missing, the call
// returns CUBLAS_STATUS_NOT_SUPPORTED if it returns a status, else 0 or NULL.
//
// The library is searched among those that the process has loaded and by its soname, but not in
// wheels. If it is in a wheel, call a function of the module from Python first, which opens it.
#ifndef CUBIND_CUBLASLT_API_H
#define CUBIND_CUBLASLT_API_H

#include <Python.h>

#include "prototypes.h"

#define CUBIND_CUBLASLT_API_NAME "cubind.cublaslt._C_API"
#define CUBIND_CUBLASLT_API_LAYOUT 3
#define CUBIND_CUBLASLT_API_VERSION 13050 // CUDA 13.5

// Functions stand in the order of the releases of this major that introduced them, so a later
// release appends its own. A release that drops a function or changes its parameters has another
// `layout`.
typedef struct cubind_cublaslt_api {
    int layout;      // CUBIND_CUBLASLT_API_LAYOUT
    int api_version; // CUBIND_CUBLASLT_API_VERSION
    size_t size;     // bytes of the table
    // Returns a member by its name here, by the library's symbol, or by both; either may be NULL.
    // Returns NULL if there is none. For programs that work with tables of several releases.
    void *(*find)(const char *function, const char *symbol);
    fn_cublasLtCreate *cublasLtCreate;
    fn_cublasLtDestroy *cublasLtDestroy;
    fn_cublasLtGetStatusName *cublasLtGetStatusName;
    fn_cublasLtGetStatusString *cublasLtGetStatusString;
    fn_cublasLtGetVersion *cublasLtGetVersion;
    fn_cublasLtGetCudartVersion *cublasLtGetCudartVersion;
    fn_cublasLtGetProperty *cublasLtGetProperty;
    fn_cublasLtHeuristicsCacheGetCapacity *cublasLtHeuristicsCacheGetCapacity;
    fn_cublasLtHeuristicsCacheSetCapacity *cublasLtHeuristicsCacheSetCapacity;
    fn_cublasLtDisableCpuInstructionsSetMask *cublasLtDisableCpuInstructionsSetMask;
    fn_cublasLtMatmul *cublasLtMatmul;
    fn_cublasLtMatrixTransform *cublasLtMatrixTransform;
    fn_cublasLtMatrixLayoutInit_internal *cublasLtMatrixLayoutInit_internal;
    fn_cublasLtMatrixLayoutCreate *cublasLtMatrixLayoutCreate;
    fn_cublasLtMatrixLayoutDestroy *cublasLtMatrixLayoutDestroy;
    fn_cublasLtMatrixLayoutSetAttribute *cublasLtMatrixLayoutSetAttribute;
    fn_cublasLtMatrixLayoutGetAttribute *cublasLtMatrixLayoutGetAttribute;
    fn_cublasLtMatmulDescInit_internal *cublasLtMatmulDescInit_internal;
    fn_cublasLtMatmulDescCreate *cublasLtMatmulDescCreate;
    fn_cublasLtMatmulDescDestroy *cublasLtMatmulDescDestroy;
    fn_cublasLtMatmulDescSetAttribute *cublasLtMatmulDescSetAttribute;
    fn_cublasLtMatmulDescGetAttribute *cublasLtMatmulDescGetAttribute;
    fn_cublasLtMatrixTransformDescInit_internal *cublasLtMatrixTransformDescInit_internal;
    fn_cublasLtMatrixTransformDescCreate *cublasLtMatrixTransformDescCreate;
    fn_cublasLtMatrixTransformDescDestroy *cublasLtMatrixTransformDescDestroy;
    fn_cublasLtMatrixTransformDescSetAttribute *cublasLtMatrixTransformDescSetAttribute;
    fn_cublasLtMatrixTransformDescGetAttribute *cublasLtMatrixTransformDescGetAttribute;
    fn_cublasLtEmulationDescInit_internal *cublasLtEmulationDescInit_internal;
    fn_cublasLtEmulationDescCreate *cublasLtEmulationDescCreate;
    fn_cublasLtEmulationDescDestroy *cublasLtEmulationDescDestroy;
    fn_cublasLtEmulationDescSetAttribute *cublasLtEmulationDescSetAttribute;
    fn_cublasLtEmulationDescGetAttribute *cublasLtEmulationDescGetAttribute;
    fn_cublasLtMatmulPreferenceInit_internal *cublasLtMatmulPreferenceInit_internal;
    fn_cublasLtMatmulPreferenceCreate *cublasLtMatmulPreferenceCreate;
    fn_cublasLtMatmulPreferenceDestroy *cublasLtMatmulPreferenceDestroy;
    fn_cublasLtMatmulPreferenceSetAttribute *cublasLtMatmulPreferenceSetAttribute;
    fn_cublasLtMatmulPreferenceGetAttribute *cublasLtMatmulPreferenceGetAttribute;
    fn_cublasLtMatmulAlgoGetHeuristic *cublasLtMatmulAlgoGetHeuristic;
    fn_cublasLtMatmulAlgoGetIds *cublasLtMatmulAlgoGetIds;
    fn_cublasLtMatmulAlgoInit *cublasLtMatmulAlgoInit;
    fn_cublasLtMatmulAlgoCheck *cublasLtMatmulAlgoCheck;
    fn_cublasLtMatmulAlgoCapGetAttribute *cublasLtMatmulAlgoCapGetAttribute;
    fn_cublasLtMatmulAlgoConfigSetAttribute *cublasLtMatmulAlgoConfigSetAttribute;
    fn_cublasLtMatmulAlgoConfigGetAttribute *cublasLtMatmulAlgoConfigGetAttribute;
    fn_cublasLtLoggerSetCallback *cublasLtLoggerSetCallback;
    fn_cublasLtLoggerSetFile *cublasLtLoggerSetFile;
    fn_cublasLtLoggerOpenFile *cublasLtLoggerOpenFile;
    fn_cublasLtLoggerSetLevel *cublasLtLoggerSetLevel;
    fn_cublasLtLoggerSetMask *cublasLtLoggerSetMask;
    fn_cublasLtLoggerForceDisable *cublasLtLoggerForceDisable;
    fn_cublasLtGroupedMatrixLayoutInit_internal *cublasLtGroupedMatrixLayoutInit_internal;
    fn_cublasLtGroupedMatrixLayoutCreate *cublasLtGroupedMatrixLayoutCreate;
    fn_cublasLtMatmulAlgoGetHeuristicForStream *cublasLtMatmulAlgoGetHeuristicForStream;
    fn_cublasLtMatmulAlgoCheckForStream *cublasLtMatmulAlgoCheckForStream;
} cubind_cublaslt_api;

// Returns the table; NULL with ImportError if it has another layout or major. A table may be
// shorter than the struct: members beyond its `size` do not exist. PyCapsule_Import alone finds
// only modules that have been imported before.
static inline const cubind_cublaslt_api *
cubind_cublaslt_import(void)
{
    PyObject *module = PyImport_ImportModule("cubind.cublaslt");
    if (module == NULL)
        return NULL;
    void *table = PyCapsule_Import(CUBIND_CUBLASLT_API_NAME, 0);
    Py_DECREF(module);
    if (table == NULL)
        return NULL;
    const cubind_cublaslt_api *api = (const cubind_cublaslt_api *)table;
    if (api->layout != CUBIND_CUBLASLT_API_LAYOUT) {
        PyErr_Format(PyExc_ImportError, "%s has another layout: rebuild against this cubind",
            CUBIND_CUBLASLT_API_NAME);
        return NULL;
    }
    if (api->api_version / 1000 != CUBIND_CUBLASLT_API_VERSION / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, not %d: choose that one (CUBIND_CUDA) or rebuild",
            CUBIND_CUBLASLT_API_NAME, api->api_version, CUBIND_CUBLASLT_API_VERSION);
        return NULL;
    }
    return api;
}

#endif
