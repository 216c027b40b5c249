// prototypes.h of cubind for cuBLASLt, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/cublaslt.yaml.
// clang-format off

// The types of the library's functions.
#ifndef CUBIND_CUBLASLT_PROTOTYPES_H
#define CUBIND_CUBLASLT_PROTOTYPES_H

#include "types.h"

typedef cublasStatus_t fn_cublasLtCreate(cublasLtHandle_t *lightHandle);
typedef cublasStatus_t fn_cublasLtDestroy(cublasLtHandle_t lightHandle);
typedef const char *fn_cublasLtGetStatusName(cublasStatus_t status);
typedef const char *fn_cublasLtGetStatusString(cublasStatus_t status);
typedef size_t fn_cublasLtGetVersion(void);
typedef size_t fn_cublasLtGetCudartVersion(void);
typedef cublasStatus_t fn_cublasLtGetProperty(libraryPropertyType type, int *value);
typedef cublasStatus_t fn_cublasLtHeuristicsCacheGetCapacity(size_t *capacity);
typedef cublasStatus_t fn_cublasLtHeuristicsCacheSetCapacity(size_t capacity);
typedef unsigned int fn_cublasLtDisableCpuInstructionsSetMask(unsigned int mask);
typedef cublasStatus_t fn_cublasLtMatmul(cublasLtHandle_t lightHandle,
    cublasLtMatmulDesc_t computeDesc, const void *alpha, const void *A,
    cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc, const void *beta,
    const void *C, cublasLtMatrixLayout_t Cdesc, void *D, cublasLtMatrixLayout_t Ddesc,
    const cublasLtMatmulAlgo_t *algo, void *workspace, size_t workspaceSizeInBytes,
    cudaStream_t stream);
typedef cublasStatus_t fn_cublasLtMatrixTransform(cublasLtHandle_t lightHandle,
    cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A,
    cublasLtMatrixLayout_t Adesc, const void *beta, const void *B, cublasLtMatrixLayout_t Bdesc,
    void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream);
typedef cublasStatus_t fn_cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout,
    size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld);
typedef cublasStatus_t fn_cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout,
    cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld);
typedef cublasStatus_t fn_cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout);
typedef cublasStatus_t fn_cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout,
    cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes);
typedef cublasStatus_t fn_cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout,
    cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten);
typedef cublasStatus_t fn_cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc,
    size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType);
typedef cublasStatus_t fn_cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc,
    cublasComputeType_t computeType, cudaDataType_t scaleType);
typedef cublasStatus_t fn_cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc);
typedef cublasStatus_t fn_cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc,
    cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes);
typedef cublasStatus_t fn_cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc,
    cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten);
typedef cublasStatus_t fn_cublasLtMatrixTransformDescInit_internal(
    cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType);
typedef cublasStatus_t fn_cublasLtMatrixTransformDescCreate(
    cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType);
typedef cublasStatus_t fn_cublasLtMatrixTransformDescDestroy(
    cublasLtMatrixTransformDesc_t transformDesc);
typedef cublasStatus_t fn_cublasLtMatrixTransformDescSetAttribute(
    cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
    const void *buf, size_t sizeInBytes);
typedef cublasStatus_t fn_cublasLtMatrixTransformDescGetAttribute(
    cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
    void *buf, size_t sizeInBytes, size_t *sizeWritten);
typedef cublasStatus_t fn_cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref,
    size_t size);
typedef cublasStatus_t fn_cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *pref);
typedef cublasStatus_t fn_cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref);
typedef cublasStatus_t fn_cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref,
    cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes);
typedef cublasStatus_t fn_cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref,
    cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten);
typedef cublasStatus_t fn_cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle,
    cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc,
    cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc,
    cublasLtMatmulPreference_t preference, int requestedAlgoCount,
    cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount);
typedef cublasStatus_t fn_cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle,
    cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,
    cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount,
    int *algoIdsArray, int *returnAlgoCount);
typedef cublasStatus_t fn_cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle,
    cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,
    cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId,
    cublasLtMatmulAlgo_t *algo);
typedef cublasStatus_t fn_cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle,
    cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc,
    cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulHeuristicResult_t *result);
typedef cublasStatus_t fn_cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten);
typedef cublasStatus_t fn_cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes);
typedef cublasStatus_t fn_cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten);
typedef cublasStatus_t fn_cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback);
typedef cublasStatus_t fn_cublasLtLoggerSetFile(FILE *file);
typedef cublasStatus_t fn_cublasLtLoggerOpenFile(const char *logFile);
typedef cublasStatus_t fn_cublasLtLoggerSetLevel(int level);
typedef cublasStatus_t fn_cublasLtLoggerSetMask(int mask);
typedef cublasStatus_t fn_cublasLtLoggerForceDisable(void);

#endif
