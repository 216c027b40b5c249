// cublaslt_api.h of cubind's binding of the cuBLASLt, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/cublaslt.yaml.
// clang-format off

// C programs on top of the module: `const cubind_cublaslt_api *api = cubind_cublaslt_import();`
//     once, with the GIL held, then
// api->function(...) from any thread. A function that the loaded library lacks returns
//     CUBLAS_STATUS_NOT_INITIALIZED.
#ifndef CUBIND_CUBLASLT_API_H
#define CUBIND_CUBLASLT_API_H

#include <Python.h>

#include "types.h"

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
    cublasStatus_t (*cublasLtCreate)(cublasLtHandle_t *lightHandle);
    cublasStatus_t (*cublasLtDestroy)(cublasLtHandle_t lightHandle);
    const char * (*cublasLtGetStatusName)(cublasStatus_t status);
    const char * (*cublasLtGetStatusString)(cublasStatus_t status);
    size_t (*cublasLtGetVersion)(void);
    size_t (*cublasLtGetCudartVersion)(void);
    cublasStatus_t (*cublasLtGetProperty)(libraryPropertyType type, int *value);
    cublasStatus_t (*cublasLtHeuristicsCacheGetCapacity)(size_t *capacity);
    cublasStatus_t (*cublasLtHeuristicsCacheSetCapacity)(size_t capacity);
    unsigned int (*cublasLtDisableCpuInstructionsSetMask)(unsigned int mask);
    cublasStatus_t (*cublasLtMatmul)(cublasLtHandle_t lightHandle,
        cublasLtMatmulDesc_t computeDesc, const void *alpha, const void *A,
        cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc,
        const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc, void *D,
        cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace,
        size_t workspaceSizeInBytes, cudaStream_t stream);
    cublasStatus_t (*cublasLtMatrixTransform)(cublasLtHandle_t lightHandle,
        cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A,
        cublasLtMatrixLayout_t Adesc, const void *beta, const void *B,
        cublasLtMatrixLayout_t Bdesc, void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream);
    cublasStatus_t (*cublasLtMatrixLayoutInit_internal)(cublasLtMatrixLayout_t matLayout,
        size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld);
    cublasStatus_t (*cublasLtGroupedMatrixLayoutInit_internal)(cublasLtMatrixLayout_t matLayout,
        size_t size, cudaDataType type, int groupCount, const void *rows_array,
        const void *cols_array, const void *ld_array);
    cublasStatus_t (*cublasLtMatrixLayoutCreate)(cublasLtMatrixLayout_t *matLayout,
        cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld);
    cublasStatus_t (*cublasLtGroupedMatrixLayoutCreate)(cublasLtMatrixLayout_t *matLayout,
        cudaDataType type, int groupCount, const void *rows_array, const void *cols_array,
        const void *ld_array);
    cublasStatus_t (*cublasLtMatrixLayoutDestroy)(cublasLtMatrixLayout_t matLayout);
    cublasStatus_t (*cublasLtMatrixLayoutSetAttribute)(cublasLtMatrixLayout_t matLayout,
        cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes);
    cublasStatus_t (*cublasLtMatrixLayoutGetAttribute)(cublasLtMatrixLayout_t matLayout,
        cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten);
    cublasStatus_t (*cublasLtMatmulDescInit_internal)(cublasLtMatmulDesc_t matmulDesc, size_t size,
        cublasComputeType_t computeType, cudaDataType_t scaleType);
    cublasStatus_t (*cublasLtMatmulDescCreate)(cublasLtMatmulDesc_t *matmulDesc,
        cublasComputeType_t computeType, cudaDataType_t scaleType);
    cublasStatus_t (*cublasLtMatmulDescDestroy)(cublasLtMatmulDesc_t matmulDesc);
    cublasStatus_t (*cublasLtMatmulDescSetAttribute)(cublasLtMatmulDesc_t matmulDesc,
        cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes);
    cublasStatus_t (*cublasLtMatmulDescGetAttribute)(cublasLtMatmulDesc_t matmulDesc,
        cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten);
    cublasStatus_t (*cublasLtMatrixTransformDescInit_internal)(
        cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType);
    cublasStatus_t (*cublasLtMatrixTransformDescCreate)(
        cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType);
    cublasStatus_t (*cublasLtMatrixTransformDescDestroy)(
        cublasLtMatrixTransformDesc_t transformDesc);
    cublasStatus_t (*cublasLtMatrixTransformDescSetAttribute)(
        cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
        const void *buf, size_t sizeInBytes);
    cublasStatus_t (*cublasLtMatrixTransformDescGetAttribute)(
        cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
        void *buf, size_t sizeInBytes, size_t *sizeWritten);
    cublasStatus_t (*cublasLtEmulationDescInit_internal)(cublasLtEmulationDesc_t emulationDesc,
        size_t size);
    cublasStatus_t (*cublasLtEmulationDescCreate)(cublasLtEmulationDesc_t *emulationDesc);
    cublasStatus_t (*cublasLtEmulationDescDestroy)(cublasLtEmulationDesc_t emulationDesc);
    cublasStatus_t (*cublasLtEmulationDescSetAttribute)(cublasLtEmulationDesc_t emulationDesc,
        cublasLtEmulationDescAttributes_t attr, const void *buf, size_t sizeInBytes);
    cublasStatus_t (*cublasLtEmulationDescGetAttribute)(cublasLtEmulationDesc_t emulationDesc,
        cublasLtEmulationDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten);
    cublasStatus_t (*cublasLtMatmulPreferenceInit_internal)(cublasLtMatmulPreference_t pref,
        size_t size);
    cublasStatus_t (*cublasLtMatmulPreferenceCreate)(cublasLtMatmulPreference_t *pref);
    cublasStatus_t (*cublasLtMatmulPreferenceDestroy)(cublasLtMatmulPreference_t pref);
    cublasStatus_t (*cublasLtMatmulPreferenceSetAttribute)(cublasLtMatmulPreference_t pref,
        cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes);
    cublasStatus_t (*cublasLtMatmulPreferenceGetAttribute)(cublasLtMatmulPreference_t pref,
        cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes,
        size_t *sizeWritten);
    cublasStatus_t (*cublasLtMatmulAlgoGetHeuristic)(cublasLtHandle_t lightHandle,
        cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,
        cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc,
        cublasLtMatmulPreference_t preference, int requestedAlgoCount,
        cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount);
    cublasStatus_t (*cublasLtMatmulAlgoGetHeuristicForStream)(cublasLtHandle_t lightHandle,
        cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,
        cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc,
        cublasLtMatmulPreference_t preference, int requestedAlgoCount,
        cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount,
        cudaStream_t stream);
    cublasStatus_t (*cublasLtMatmulAlgoGetIds)(cublasLtHandle_t lightHandle,
        cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,
        cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount,
        int *algoIdsArray, int *returnAlgoCount);
    cublasStatus_t (*cublasLtMatmulAlgoInit)(cublasLtHandle_t lightHandle,
        cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,
        cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId,
        cublasLtMatmulAlgo_t *algo);
    cublasStatus_t (*cublasLtMatmulAlgoCheck)(cublasLtHandle_t lightHandle,
        cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,
        cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc,
        const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result);
    cublasStatus_t (*cublasLtMatmulAlgoCheckForStream)(cublasLtHandle_t lightHandle,
        cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc,
        cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc,
        const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result,
        cudaStream_t stream);
    cublasStatus_t (*cublasLtMatmulAlgoCapGetAttribute)(const cublasLtMatmulAlgo_t *algo,
        cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten);
    cublasStatus_t (*cublasLtMatmulAlgoConfigSetAttribute)(cublasLtMatmulAlgo_t *algo,
        cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes);
    cublasStatus_t (*cublasLtMatmulAlgoConfigGetAttribute)(const cublasLtMatmulAlgo_t *algo,
        cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes,
        size_t *sizeWritten);
    cublasStatus_t (*cublasLtLoggerSetCallback)(cublasLtLoggerCallback_t callback);
    cublasStatus_t (*cublasLtLoggerSetFile)(FILE *file);
    cublasStatus_t (*cublasLtLoggerOpenFile)(const char *logFile);
    cublasStatus_t (*cublasLtLoggerSetLevel)(int level);
    cublasStatus_t (*cublasLtLoggerSetMask)(int mask);
    cublasStatus_t (*cublasLtLoggerForceDisable)(void);
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
