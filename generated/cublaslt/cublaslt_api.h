// cublaslt_api.h of cubind for cuBLASLt, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/cublaslt.yaml.
// clang-format off

// C programs on top of the module: `const cubind_cublaslt_api *api = cubind_cublaslt_import();`
//     once, with the GIL held, then
// api->function(...) from any thread. A function that the loaded library lacks returns
//     CUBLAS_STATUS_NOT_INITIALIZED.
#ifndef CUBIND_CUBLASLT_API_H
#define CUBIND_CUBLASLT_API_H

#include <Python.h>

#include "prototypes.h"

#define CUBIND_CUBLASLT_API_NAME "cubind.cublaslt._C_API"
#define CUBIND_CUBLASLT_API_LAYOUT 2

// Members are only ever added at the end, while `layout` stays what it is.
typedef struct cubind_cublaslt_api {
    int layout;       // CUBIND_CUBLASLT_API_LAYOUT
    int api_version;  // 13050
    size_t size;      // bytes of the table
    // A member by its name here, by the one that the library exports, or by both; NULL: none.
    // For programs that are to work with the tables of several releases.
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
    fn_cublasLtGroupedMatrixLayoutInit_internal *cublasLtGroupedMatrixLayoutInit_internal;
    fn_cublasLtMatrixLayoutCreate *cublasLtMatrixLayoutCreate;
    fn_cublasLtGroupedMatrixLayoutCreate *cublasLtGroupedMatrixLayoutCreate;
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
    fn_cublasLtMatmulAlgoGetHeuristicForStream *cublasLtMatmulAlgoGetHeuristicForStream;
    fn_cublasLtMatmulAlgoGetIds *cublasLtMatmulAlgoGetIds;
    fn_cublasLtMatmulAlgoInit *cublasLtMatmulAlgoInit;
    fn_cublasLtMatmulAlgoCheck *cublasLtMatmulAlgoCheck;
    fn_cublasLtMatmulAlgoCheckForStream *cublasLtMatmulAlgoCheckForStream;
    fn_cublasLtMatmulAlgoCapGetAttribute *cublasLtMatmulAlgoCapGetAttribute;
    fn_cublasLtMatmulAlgoConfigSetAttribute *cublasLtMatmulAlgoConfigSetAttribute;
    fn_cublasLtMatmulAlgoConfigGetAttribute *cublasLtMatmulAlgoConfigGetAttribute;
    fn_cublasLtLoggerSetCallback *cublasLtLoggerSetCallback;
    fn_cublasLtLoggerSetFile *cublasLtLoggerSetFile;
    fn_cublasLtLoggerOpenFile *cublasLtLoggerOpenFile;
    fn_cublasLtLoggerSetLevel *cublasLtLoggerSetLevel;
    fn_cublasLtLoggerSetMask *cublasLtLoggerSetMask;
    fn_cublasLtLoggerForceDisable *cublasLtLoggerForceDisable;
} cubind_cublaslt_api;

extern const cubind_cublaslt_api cublaslt_api_table;

// The table, NULL with an exception. Members beyond its `size` are not there.
static inline const cubind_cublaslt_api *
cubind_cublaslt_import(void)
{
    const cubind_cublaslt_api *api =
        (const cubind_cublaslt_api *)PyCapsule_Import(CUBIND_CUBLASLT_API_NAME, 0);
    if (api != NULL && api->layout != CUBIND_CUBLASLT_API_LAYOUT) {
        PyErr_SetString(PyExc_ImportError,
            CUBIND_CUBLASLT_API_NAME " has another layout; rebuild against this cubind");
        return NULL;
    }
    if (api != NULL && api->api_version / 1000 != 13050 / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, this was built for 13050: choose that or rebuild",
            CUBIND_CUBLASLT_API_NAME, api->api_version);
        return NULL;
    }
    return api;
}

#endif
