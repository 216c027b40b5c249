// api.c of cubind for cuBLASLt, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/cublaslt.yaml.
// clang-format off

#include "cublaslt_api.h"

#include "cubind/capsule.h"

#include "symbols.h"

_Static_assert(sizeof(cubind_cublaslt_api) == sizeof(cb_api) + SYMBOL_COUNT * sizeof(void *),
    "a member for each symbol");

// The member `name` of the table: calls the library's function, or returns `missing` if there is
// none.
#define API_VALUE(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *call = cb_symbol_address_or_null(&cublaslt_symbols[S_##name]); \
        return call != NULL ? call args : missing; \
    }

// The same for the status type, which most functions return.
#define API(name, params, args) \
    API_VALUE(cublasStatus_t, name, params, args, CUBLAS_STATUS_NOT_SUPPORTED)

API(cublasLtCreate, (cublasLtHandle_t *lightHandle), (lightHandle))
API(cublasLtDestroy, (cublasLtHandle_t lightHandle), (lightHandle))
API_VALUE(const char *, cublasLtGetStatusName, (cublasStatus_t status), (status), NULL)
API_VALUE(const char *, cublasLtGetStatusString, (cublasStatus_t status), (status), NULL)
API_VALUE(size_t, cublasLtGetVersion, (void), (), 0)
API_VALUE(size_t, cublasLtGetCudartVersion, (void), (), 0)
API(cublasLtGetProperty, (libraryPropertyType type, int *value), (type, value))
API(cublasLtHeuristicsCacheGetCapacity, (size_t *capacity), (capacity))
API(cublasLtHeuristicsCacheSetCapacity, (size_t capacity), (capacity))
API_VALUE(unsigned int, cublasLtDisableCpuInstructionsSetMask, (unsigned int mask), (mask), 0)
API(cublasLtMatmul,
    (cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc, const void *alpha,
        const void *A, cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc,
        const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc, void *D,
        cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace,
        size_t workspaceSizeInBytes, cudaStream_t stream),
    (lightHandle, computeDesc, alpha, A, Adesc, B, Bdesc, beta, C, Cdesc, D, Ddesc, algo,
        workspace, workspaceSizeInBytes, stream))
API(cublasLtMatrixTransform,
    (cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc, const void *alpha,
        const void *A, cublasLtMatrixLayout_t Adesc, const void *beta, const void *B,
        cublasLtMatrixLayout_t Bdesc, void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream),
    (lightHandle, transformDesc, alpha, A, Adesc, beta, B, Bdesc, C, Cdesc, stream))
API(cublasLtMatrixLayoutInit_internal,
    (cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows,
        uint64_t cols, int64_t ld),
    (matLayout, size, type, rows, cols, ld))
API(cublasLtGroupedMatrixLayoutInit_internal,
    (cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, int groupCount,
        const void *rows_array, const void *cols_array, const void *ld_array),
    (matLayout, size, type, groupCount, rows_array, cols_array, ld_array))
API(cublasLtMatrixLayoutCreate,
    (cublasLtMatrixLayout_t *matLayout, cudaDataType type, uint64_t rows, uint64_t cols,
        int64_t ld),
    (matLayout, type, rows, cols, ld))
API(cublasLtGroupedMatrixLayoutCreate,
    (cublasLtMatrixLayout_t *matLayout, cudaDataType type, int groupCount, const void *rows_array,
        const void *cols_array, const void *ld_array),
    (matLayout, type, groupCount, rows_array, cols_array, ld_array))
API(cublasLtMatrixLayoutDestroy, (cublasLtMatrixLayout_t matLayout), (matLayout))
API(cublasLtMatrixLayoutSetAttribute,
    (cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, const void *buf,
        size_t sizeInBytes),
    (matLayout, attr, buf, sizeInBytes))
API(cublasLtMatrixLayoutGetAttribute,
    (cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, void *buf,
        size_t sizeInBytes, size_t *sizeWritten),
    (matLayout, attr, buf, sizeInBytes, sizeWritten))
API(cublasLtMatmulDescInit_internal,
    (cublasLtMatmulDesc_t matmulDesc, size_t size, cublasComputeType_t computeType,
        cudaDataType_t scaleType),
    (matmulDesc, size, computeType, scaleType))
API(cublasLtMatmulDescCreate,
    (cublasLtMatmulDesc_t *matmulDesc, cublasComputeType_t computeType, cudaDataType_t scaleType),
    (matmulDesc, computeType, scaleType))
API(cublasLtMatmulDescDestroy, (cublasLtMatmulDesc_t matmulDesc), (matmulDesc))
API(cublasLtMatmulDescSetAttribute,
    (cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, const void *buf,
        size_t sizeInBytes),
    (matmulDesc, attr, buf, sizeInBytes))
API(cublasLtMatmulDescGetAttribute,
    (cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, void *buf,
        size_t sizeInBytes, size_t *sizeWritten),
    (matmulDesc, attr, buf, sizeInBytes, sizeWritten))
API(cublasLtMatrixTransformDescInit_internal,
    (cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType),
    (transformDesc, size, scaleType))
API(cublasLtMatrixTransformDescCreate,
    (cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType),
    (transformDesc, scaleType))
API(cublasLtMatrixTransformDescDestroy, (cublasLtMatrixTransformDesc_t transformDesc),
    (transformDesc))
API(cublasLtMatrixTransformDescSetAttribute,
    (cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
        const void *buf, size_t sizeInBytes),
    (transformDesc, attr, buf, sizeInBytes))
API(cublasLtMatrixTransformDescGetAttribute,
    (cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
        void *buf, size_t sizeInBytes, size_t *sizeWritten),
    (transformDesc, attr, buf, sizeInBytes, sizeWritten))
API(cublasLtEmulationDescInit_internal, (cublasLtEmulationDesc_t emulationDesc, size_t size),
    (emulationDesc, size))
API(cublasLtEmulationDescCreate, (cublasLtEmulationDesc_t *emulationDesc), (emulationDesc))
API(cublasLtEmulationDescDestroy, (cublasLtEmulationDesc_t emulationDesc), (emulationDesc))
API(cublasLtEmulationDescSetAttribute,
    (cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr,
        const void *buf, size_t sizeInBytes),
    (emulationDesc, attr, buf, sizeInBytes))
API(cublasLtEmulationDescGetAttribute,
    (cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, void *buf,
        size_t sizeInBytes, size_t *sizeWritten),
    (emulationDesc, attr, buf, sizeInBytes, sizeWritten))
API(cublasLtMatmulPreferenceInit_internal, (cublasLtMatmulPreference_t pref, size_t size),
    (pref, size))
API(cublasLtMatmulPreferenceCreate, (cublasLtMatmulPreference_t *pref), (pref))
API(cublasLtMatmulPreferenceDestroy, (cublasLtMatmulPreference_t pref), (pref))
API(cublasLtMatmulPreferenceSetAttribute,
    (cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, const void *buf,
        size_t sizeInBytes),
    (pref, attr, buf, sizeInBytes))
API(cublasLtMatmulPreferenceGetAttribute,
    (cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, void *buf,
        size_t sizeInBytes, size_t *sizeWritten),
    (pref, attr, buf, sizeInBytes, sizeWritten))
API(cublasLtMatmulAlgoGetHeuristic,
    (cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc,
        cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,
        cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference,
        int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray,
        int *returnAlgoCount),
    (lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount,
        heuristicResultsArray, returnAlgoCount))
API(cublasLtMatmulAlgoGetHeuristicForStream,
    (cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc,
        cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,
        cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference,
        int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray,
        int *returnAlgoCount, cudaStream_t stream),
    (lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount,
        heuristicResultsArray, returnAlgoCount, stream))
API(cublasLtMatmulAlgoGetIds,
    (cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType,
        cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype,
        int requestedAlgoCount, int *algoIdsArray, int *returnAlgoCount),
    (lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, requestedAlgoCount,
        algoIdsArray, returnAlgoCount))
API(cublasLtMatmulAlgoInit,
    (cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType,
        cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype,
        int algoId, cublasLtMatmulAlgo_t *algo),
    (lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId, algo))
API(cublasLtMatmulAlgoCheck,
    (cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc,
        cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,
        cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo,
        cublasLtMatmulHeuristicResult_t *result),
    (lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo, result))
API(cublasLtMatmulAlgoCheckForStream,
    (cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc,
        cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,
        cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo,
        cublasLtMatmulHeuristicResult_t *result, cudaStream_t stream),
    (lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo, result, stream))
API(cublasLtMatmulAlgoCapGetAttribute,
    (const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoCapAttributes_t attr, void *buf,
        size_t sizeInBytes, size_t *sizeWritten),
    (algo, attr, buf, sizeInBytes, sizeWritten))
API(cublasLtMatmulAlgoConfigSetAttribute,
    (cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf,
        size_t sizeInBytes),
    (algo, attr, buf, sizeInBytes))
API(cublasLtMatmulAlgoConfigGetAttribute,
    (const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, void *buf,
        size_t sizeInBytes, size_t *sizeWritten),
    (algo, attr, buf, sizeInBytes, sizeWritten))
API(cublasLtLoggerSetCallback, (cublasLtLoggerCallback_t callback), (callback))
API(cublasLtLoggerSetFile, (FILE *file), (file))
API(cublasLtLoggerOpenFile, (const char *logFile), (logFile))
API(cublasLtLoggerSetLevel, (int level), (level))
API(cublasLtLoggerSetMask, (int mask), (mask))
API(cublasLtLoggerForceDisable, (void), ())

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&cublaslt_api_table, cublaslt_symbols, SYMBOL_COUNT, &last,
        function, symbol);
}

const struct cubind_cublaslt_api cublaslt_api_table = {
    .layout = CUBIND_CUBLASLT_API_LAYOUT,
    .api_version = CUBIND_CUBLASLT_API_VERSION,
    .size = sizeof(cubind_cublaslt_api),
    .find = find_entry,
    .cublasLtCreate = api_cublasLtCreate,
    .cublasLtDestroy = api_cublasLtDestroy,
    .cublasLtGetStatusName = api_cublasLtGetStatusName,
    .cublasLtGetStatusString = api_cublasLtGetStatusString,
    .cublasLtGetVersion = api_cublasLtGetVersion,
    .cublasLtGetCudartVersion = api_cublasLtGetCudartVersion,
    .cublasLtGetProperty = api_cublasLtGetProperty,
    .cublasLtHeuristicsCacheGetCapacity = api_cublasLtHeuristicsCacheGetCapacity,
    .cublasLtHeuristicsCacheSetCapacity = api_cublasLtHeuristicsCacheSetCapacity,
    .cublasLtDisableCpuInstructionsSetMask = api_cublasLtDisableCpuInstructionsSetMask,
    .cublasLtMatmul = api_cublasLtMatmul,
    .cublasLtMatrixTransform = api_cublasLtMatrixTransform,
    .cublasLtMatrixLayoutInit_internal = api_cublasLtMatrixLayoutInit_internal,
    .cublasLtGroupedMatrixLayoutInit_internal = api_cublasLtGroupedMatrixLayoutInit_internal,
    .cublasLtMatrixLayoutCreate = api_cublasLtMatrixLayoutCreate,
    .cublasLtGroupedMatrixLayoutCreate = api_cublasLtGroupedMatrixLayoutCreate,
    .cublasLtMatrixLayoutDestroy = api_cublasLtMatrixLayoutDestroy,
    .cublasLtMatrixLayoutSetAttribute = api_cublasLtMatrixLayoutSetAttribute,
    .cublasLtMatrixLayoutGetAttribute = api_cublasLtMatrixLayoutGetAttribute,
    .cublasLtMatmulDescInit_internal = api_cublasLtMatmulDescInit_internal,
    .cublasLtMatmulDescCreate = api_cublasLtMatmulDescCreate,
    .cublasLtMatmulDescDestroy = api_cublasLtMatmulDescDestroy,
    .cublasLtMatmulDescSetAttribute = api_cublasLtMatmulDescSetAttribute,
    .cublasLtMatmulDescGetAttribute = api_cublasLtMatmulDescGetAttribute,
    .cublasLtMatrixTransformDescInit_internal = api_cublasLtMatrixTransformDescInit_internal,
    .cublasLtMatrixTransformDescCreate = api_cublasLtMatrixTransformDescCreate,
    .cublasLtMatrixTransformDescDestroy = api_cublasLtMatrixTransformDescDestroy,
    .cublasLtMatrixTransformDescSetAttribute = api_cublasLtMatrixTransformDescSetAttribute,
    .cublasLtMatrixTransformDescGetAttribute = api_cublasLtMatrixTransformDescGetAttribute,
    .cublasLtEmulationDescInit_internal = api_cublasLtEmulationDescInit_internal,
    .cublasLtEmulationDescCreate = api_cublasLtEmulationDescCreate,
    .cublasLtEmulationDescDestroy = api_cublasLtEmulationDescDestroy,
    .cublasLtEmulationDescSetAttribute = api_cublasLtEmulationDescSetAttribute,
    .cublasLtEmulationDescGetAttribute = api_cublasLtEmulationDescGetAttribute,
    .cublasLtMatmulPreferenceInit_internal = api_cublasLtMatmulPreferenceInit_internal,
    .cublasLtMatmulPreferenceCreate = api_cublasLtMatmulPreferenceCreate,
    .cublasLtMatmulPreferenceDestroy = api_cublasLtMatmulPreferenceDestroy,
    .cublasLtMatmulPreferenceSetAttribute = api_cublasLtMatmulPreferenceSetAttribute,
    .cublasLtMatmulPreferenceGetAttribute = api_cublasLtMatmulPreferenceGetAttribute,
    .cublasLtMatmulAlgoGetHeuristic = api_cublasLtMatmulAlgoGetHeuristic,
    .cublasLtMatmulAlgoGetHeuristicForStream = api_cublasLtMatmulAlgoGetHeuristicForStream,
    .cublasLtMatmulAlgoGetIds = api_cublasLtMatmulAlgoGetIds,
    .cublasLtMatmulAlgoInit = api_cublasLtMatmulAlgoInit,
    .cublasLtMatmulAlgoCheck = api_cublasLtMatmulAlgoCheck,
    .cublasLtMatmulAlgoCheckForStream = api_cublasLtMatmulAlgoCheckForStream,
    .cublasLtMatmulAlgoCapGetAttribute = api_cublasLtMatmulAlgoCapGetAttribute,
    .cublasLtMatmulAlgoConfigSetAttribute = api_cublasLtMatmulAlgoConfigSetAttribute,
    .cublasLtMatmulAlgoConfigGetAttribute = api_cublasLtMatmulAlgoConfigGetAttribute,
    .cublasLtLoggerSetCallback = api_cublasLtLoggerSetCallback,
    .cublasLtLoggerSetFile = api_cublasLtLoggerSetFile,
    .cublasLtLoggerOpenFile = api_cublasLtLoggerOpenFile,
    .cublasLtLoggerSetLevel = api_cublasLtLoggerSetLevel,
    .cublasLtLoggerSetMask = api_cublasLtLoggerSetMask,
    .cublasLtLoggerForceDisable = api_cublasLtLoggerForceDisable,
};
