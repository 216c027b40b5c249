// api.c of cubind's binding of the cuBLASLt, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/cublaslt.yaml.
// Header: cublasLt.h
// clang-format off

#include "cublaslt_api.h"

#include "functions.h"

#include "cubind/module.h"

static inline void *
find(int index)
{
    void *address = atomic_load_explicit(&symbols[index].address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_find(&symbols[index]);
}

static cublasStatus_t
api_cublasLtCreate(cublasLtHandle_t *lightHandle)
{
    fn_cublasLtCreate *function_ = find(S_cublasLtCreate);
    return function_ != NULL ? function_(lightHandle) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtDestroy(cublasLtHandle_t lightHandle)
{
    fn_cublasLtDestroy *function_ = find(S_cublasLtDestroy);
    return function_ != NULL ? function_(lightHandle) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static const char *
api_cublasLtGetStatusName(cublasStatus_t status)
{
    fn_cublasLtGetStatusName *function_ = find(S_cublasLtGetStatusName);
    return function_ != NULL ? function_(status) : NULL;
}

static const char *
api_cublasLtGetStatusString(cublasStatus_t status)
{
    fn_cublasLtGetStatusString *function_ = find(S_cublasLtGetStatusString);
    return function_ != NULL ? function_(status) : NULL;
}

static size_t
api_cublasLtGetVersion(void)
{
    fn_cublasLtGetVersion *function_ = find(S_cublasLtGetVersion);
    return function_ != NULL ? function_() : 0;
}

static size_t
api_cublasLtGetCudartVersion(void)
{
    fn_cublasLtGetCudartVersion *function_ = find(S_cublasLtGetCudartVersion);
    return function_ != NULL ? function_() : 0;
}

static cublasStatus_t
api_cublasLtGetProperty(libraryPropertyType type, int *value)
{
    fn_cublasLtGetProperty *function_ = find(S_cublasLtGetProperty);
    return function_ != NULL ? function_(type, value) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtHeuristicsCacheGetCapacity(size_t *capacity)
{
    fn_cublasLtHeuristicsCacheGetCapacity *function_ = find(S_cublasLtHeuristicsCacheGetCapacity);
    return function_ != NULL ? function_(capacity) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtHeuristicsCacheSetCapacity(size_t capacity)
{
    fn_cublasLtHeuristicsCacheSetCapacity *function_ = find(S_cublasLtHeuristicsCacheSetCapacity);
    return function_ != NULL ? function_(capacity) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static unsigned int
api_cublasLtDisableCpuInstructionsSetMask(unsigned int mask)
{
    fn_cublasLtDisableCpuInstructionsSetMask *function_ =
        find(S_cublasLtDisableCpuInstructionsSetMask);
    return function_ != NULL ? function_(mask) : 0;
}

static cublasStatus_t
api_cublasLtMatmul(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc,
    const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *B,
    cublasLtMatrixLayout_t Bdesc, const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc,
    void *D, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace,
    size_t workspaceSizeInBytes, cudaStream_t stream)
{
    fn_cublasLtMatmul *function_ = find(S_cublasLtMatmul);
    return function_ != NULL
        ? function_(lightHandle, computeDesc, alpha, A, Adesc, B, Bdesc, beta, C, Cdesc, D, Ddesc,
        algo, workspace, workspaceSizeInBytes, stream) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatrixTransform(cublasLtHandle_t lightHandle,
    cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A,
    cublasLtMatrixLayout_t Adesc, const void *beta, const void *B, cublasLtMatrixLayout_t Bdesc,
    void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream)
{
    fn_cublasLtMatrixTransform *function_ = find(S_cublasLtMatrixTransform);
    return function_ != NULL
        ? function_(lightHandle, transformDesc, alpha, A, Adesc, beta, B, Bdesc, C, Cdesc, stream)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size,
    cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)
{
    fn_cublasLtMatrixLayoutInit_internal *function_ = find(S_cublasLtMatrixLayoutInit_internal);
    return function_ != NULL ? function_(matLayout, size, type, rows, cols, ld)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout, cudaDataType type, uint64_t rows,
    uint64_t cols, int64_t ld)
{
    fn_cublasLtMatrixLayoutCreate *function_ = find(S_cublasLtMatrixLayoutCreate);
    return function_ != NULL ? function_(matLayout, type, rows, cols, ld)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout)
{
    fn_cublasLtMatrixLayoutDestroy *function_ = find(S_cublasLtMatrixLayoutDestroy);
    return function_ != NULL ? function_(matLayout) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout,
    cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes)
{
    fn_cublasLtMatrixLayoutSetAttribute *function_ = find(S_cublasLtMatrixLayoutSetAttribute);
    return function_ != NULL ? function_(matLayout, attr, buf, sizeInBytes)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout,
    cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    fn_cublasLtMatrixLayoutGetAttribute *function_ = find(S_cublasLtMatrixLayoutGetAttribute);
    return function_ != NULL ? function_(matLayout, attr, buf, sizeInBytes, sizeWritten)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc, size_t size,
    cublasComputeType_t computeType, cudaDataType_t scaleType)
{
    fn_cublasLtMatmulDescInit_internal *function_ = find(S_cublasLtMatmulDescInit_internal);
    return function_ != NULL ? function_(matmulDesc, size, computeType, scaleType)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc, cublasComputeType_t computeType,
    cudaDataType_t scaleType)
{
    fn_cublasLtMatmulDescCreate *function_ = find(S_cublasLtMatmulDescCreate);
    return function_ != NULL ? function_(matmulDesc, computeType, scaleType)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc)
{
    fn_cublasLtMatmulDescDestroy *function_ = find(S_cublasLtMatmulDescDestroy);
    return function_ != NULL ? function_(matmulDesc) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc,
    cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes)
{
    fn_cublasLtMatmulDescSetAttribute *function_ = find(S_cublasLtMatmulDescSetAttribute);
    return function_ != NULL ? function_(matmulDesc, attr, buf, sizeInBytes)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc,
    cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    fn_cublasLtMatmulDescGetAttribute *function_ = find(S_cublasLtMatmulDescGetAttribute);
    return function_ != NULL ? function_(matmulDesc, attr, buf, sizeInBytes, sizeWritten)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatrixTransformDescInit_internal(cublasLtMatrixTransformDesc_t transformDesc,
    size_t size, cudaDataType scaleType)
{
    fn_cublasLtMatrixTransformDescInit_internal *function_ =
        find(S_cublasLtMatrixTransformDescInit_internal);
    return function_ != NULL ? function_(transformDesc, size, scaleType)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t *transformDesc,
    cudaDataType scaleType)
{
    fn_cublasLtMatrixTransformDescCreate *function_ = find(S_cublasLtMatrixTransformDescCreate);
    return function_ != NULL ? function_(transformDesc, scaleType) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t transformDesc)
{
    fn_cublasLtMatrixTransformDescDestroy *function_ = find(S_cublasLtMatrixTransformDescDestroy);
    return function_ != NULL ? function_(transformDesc) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatrixTransformDescSetAttribute(cublasLtMatrixTransformDesc_t transformDesc,
    cublasLtMatrixTransformDescAttributes_t attr, const void *buf, size_t sizeInBytes)
{
    fn_cublasLtMatrixTransformDescSetAttribute *function_ =
        find(S_cublasLtMatrixTransformDescSetAttribute);
    return function_ != NULL ? function_(transformDesc, attr, buf, sizeInBytes)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatrixTransformDescGetAttribute(cublasLtMatrixTransformDesc_t transformDesc,
    cublasLtMatrixTransformDescAttributes_t attr, void *buf, size_t sizeInBytes,
    size_t *sizeWritten)
{
    fn_cublasLtMatrixTransformDescGetAttribute *function_ =
        find(S_cublasLtMatrixTransformDescGetAttribute);
    return function_ != NULL ? function_(transformDesc, attr, buf, sizeInBytes, sizeWritten)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref, size_t size)
{
    fn_cublasLtMatmulPreferenceInit_internal *function_ =
        find(S_cublasLtMatmulPreferenceInit_internal);
    return function_ != NULL ? function_(pref, size) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *pref)
{
    fn_cublasLtMatmulPreferenceCreate *function_ = find(S_cublasLtMatmulPreferenceCreate);
    return function_ != NULL ? function_(pref) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref)
{
    fn_cublasLtMatmulPreferenceDestroy *function_ = find(S_cublasLtMatmulPreferenceDestroy);
    return function_ != NULL ? function_(pref) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref,
    cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)
{
    fn_cublasLtMatmulPreferenceSetAttribute *function_ =
        find(S_cublasLtMatmulPreferenceSetAttribute);
    return function_ != NULL ? function_(pref, attr, buf, sizeInBytes)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref,
    cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    fn_cublasLtMatmulPreferenceGetAttribute *function_ =
        find(S_cublasLtMatmulPreferenceGetAttribute);
    return function_ != NULL ? function_(pref, attr, buf, sizeInBytes, sizeWritten)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle,
    cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc,
    cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc,
    cublasLtMatmulPreference_t preference, int requestedAlgoCount,
    cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount)
{
    fn_cublasLtMatmulAlgoGetHeuristic *function_ = find(S_cublasLtMatmulAlgoGetHeuristic);
    return function_ != NULL
        ? function_(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference,
        requestedAlgoCount, heuristicResultsArray, returnAlgoCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle, cublasComputeType_t computeType,
    cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype,
    cudaDataType_t Dtype, int requestedAlgoCount, int *algoIdsArray, int *returnAlgoCount)
{
    fn_cublasLtMatmulAlgoGetIds *function_ = find(S_cublasLtMatmulAlgoGetIds);
    return function_ != NULL
        ? function_(lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype,
        requestedAlgoCount, algoIdsArray, returnAlgoCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle, cublasComputeType_t computeType,
    cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype,
    cudaDataType_t Dtype, int algoId, cublasLtMatmulAlgo_t *algo)
{
    fn_cublasLtMatmulAlgoInit *function_ = find(S_cublasLtMatmulAlgoInit);
    return function_ != NULL
        ? function_(lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId, algo)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc,
    cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,
    cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulHeuristicResult_t *result)
{
    fn_cublasLtMatmulAlgoCheck *function_ = find(S_cublasLtMatmulAlgoCheck);
    return function_ != NULL
        ? function_(lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    fn_cublasLtMatmulAlgoCapGetAttribute *function_ = find(S_cublasLtMatmulAlgoCapGetAttribute);
    return function_ != NULL ? function_(algo, attr, buf, sizeInBytes, sizeWritten)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes)
{
    fn_cublasLtMatmulAlgoConfigSetAttribute *function_ =
        find(S_cublasLtMatmulAlgoConfigSetAttribute);
    return function_ != NULL ? function_(algo, attr, buf, sizeInBytes)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    fn_cublasLtMatmulAlgoConfigGetAttribute *function_ =
        find(S_cublasLtMatmulAlgoConfigGetAttribute);
    return function_ != NULL ? function_(algo, attr, buf, sizeInBytes, sizeWritten)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback)
{
    fn_cublasLtLoggerSetCallback *function_ = find(S_cublasLtLoggerSetCallback);
    return function_ != NULL ? function_(callback) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtLoggerSetFile(FILE *file)
{
    fn_cublasLtLoggerSetFile *function_ = find(S_cublasLtLoggerSetFile);
    return function_ != NULL ? function_(file) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtLoggerOpenFile(const char *logFile)
{
    fn_cublasLtLoggerOpenFile *function_ = find(S_cublasLtLoggerOpenFile);
    return function_ != NULL ? function_(logFile) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtLoggerSetLevel(int level)
{
    fn_cublasLtLoggerSetLevel *function_ = find(S_cublasLtLoggerSetLevel);
    return function_ != NULL ? function_(level) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtLoggerSetMask(int mask)
{
    fn_cublasLtLoggerSetMask *function_ = find(S_cublasLtLoggerSetMask);
    return function_ != NULL ? function_(mask) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasLtLoggerForceDisable(void)
{
    fn_cublasLtLoggerForceDisable *function_ = find(S_cublasLtLoggerForceDisable);
    return function_ != NULL ? function_() : CUBLAS_STATUS_NOT_INITIALIZED;
}

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&cublaslt_api_table, symbols, SYMBOL_COUNT, &last,
        function, symbol);
}

const cubind_cublaslt_api cublaslt_api_table = {
    .layout = CUBIND_CUBLASLT_API_LAYOUT,
    .api_version = 12090,
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
    .cublasLtMatrixLayoutCreate = api_cublasLtMatrixLayoutCreate,
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
    .cublasLtMatmulPreferenceInit_internal = api_cublasLtMatmulPreferenceInit_internal,
    .cublasLtMatmulPreferenceCreate = api_cublasLtMatmulPreferenceCreate,
    .cublasLtMatmulPreferenceDestroy = api_cublasLtMatmulPreferenceDestroy,
    .cublasLtMatmulPreferenceSetAttribute = api_cublasLtMatmulPreferenceSetAttribute,
    .cublasLtMatmulPreferenceGetAttribute = api_cublasLtMatmulPreferenceGetAttribute,
    .cublasLtMatmulAlgoGetHeuristic = api_cublasLtMatmulAlgoGetHeuristic,
    .cublasLtMatmulAlgoGetIds = api_cublasLtMatmulAlgoGetIds,
    .cublasLtMatmulAlgoInit = api_cublasLtMatmulAlgoInit,
    .cublasLtMatmulAlgoCheck = api_cublasLtMatmulAlgoCheck,
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
