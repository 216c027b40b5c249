// stub_library.c of cubind's binding of the cuBLASLt, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and
//     generator/specs/cublaslt.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "cublaslt";
const int stub_api_version = 12090;

STUB_EXPORT cublasStatus_t
cublasLtCreate(cublasLtHandle_t *lightHandle)
{
    STUB_BEGIN(0, cublasLtCreate, CUBLAS_STATUS_SUCCESS, (lightHandle));
    STUB_ARGUMENTS(&lightHandle);
    stub_output(recorded, 0, (void *)lightHandle, sizeof(cublasLtHandle_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtDestroy(cublasLtHandle_t lightHandle)
{
    STUB_BEGIN(1, cublasLtDestroy, CUBLAS_STATUS_SUCCESS, (lightHandle));
    STUB_ARGUMENTS(&lightHandle);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT unsigned int
cublasLtDisableCpuInstructionsSetMask(unsigned int mask)
{
    STUB_BEGIN(2, cublasLtDisableCpuInstructionsSetMask, 0, (mask));
    STUB_ARGUMENTS(&mask);
    return (unsigned int)stub_finish(recorded);
}

STUB_EXPORT size_t
cublasLtGetCudartVersion(void)
{
    STUB_BEGIN(3, cublasLtGetCudartVersion, 0, ());
    return (size_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtGetProperty(libraryPropertyType type, int *value)
{
    STUB_BEGIN(4, cublasLtGetProperty, CUBLAS_STATUS_SUCCESS, (type, value));
    STUB_ARGUMENTS(&type, &value);
    stub_output(recorded, 1, (void *)value, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT const char *
cublasLtGetStatusName(cublasStatus_t status)
{
    STUB_BEGIN(5, cublasLtGetStatusName, 0, (status));
    STUB_ARGUMENTS(&status);
    return stub_finish_string(recorded);
}

STUB_EXPORT const char *
cublasLtGetStatusString(cublasStatus_t status)
{
    STUB_BEGIN(6, cublasLtGetStatusString, 0, (status));
    STUB_ARGUMENTS(&status);
    return stub_finish_string(recorded);
}

STUB_EXPORT size_t
cublasLtGetVersion(void)
{
    STUB_BEGIN(7, cublasLtGetVersion, 0, ());
    return (size_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtHeuristicsCacheGetCapacity(size_t *capacity)
{
    STUB_BEGIN(8, cublasLtHeuristicsCacheGetCapacity, CUBLAS_STATUS_SUCCESS, (capacity));
    STUB_ARGUMENTS(&capacity);
    stub_output(recorded, 0, (void *)capacity, sizeof(size_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtHeuristicsCacheSetCapacity(size_t capacity)
{
    STUB_BEGIN(9, cublasLtHeuristicsCacheSetCapacity, CUBLAS_STATUS_SUCCESS, (capacity));
    STUB_ARGUMENTS(&capacity);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtLoggerForceDisable(void)
{
    STUB_BEGIN(10, cublasLtLoggerForceDisable, CUBLAS_STATUS_SUCCESS, ());
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtLoggerOpenFile(const char *logFile)
{
    STUB_BEGIN(11, cublasLtLoggerOpenFile, CUBLAS_STATUS_SUCCESS, (logFile));
    STUB_ARGUMENTS(&logFile);
    stub_input_string(recorded, 0, logFile);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback)
{
    STUB_BEGIN(12, cublasLtLoggerSetCallback, CUBLAS_STATUS_SUCCESS, (callback));
    STUB_ARGUMENTS(&callback);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtLoggerSetFile(FILE *file)
{
    STUB_BEGIN(13, cublasLtLoggerSetFile, CUBLAS_STATUS_SUCCESS, (file));
    STUB_ARGUMENTS(&file);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtLoggerSetLevel(int level)
{
    STUB_BEGIN(14, cublasLtLoggerSetLevel, CUBLAS_STATUS_SUCCESS, (level));
    STUB_ARGUMENTS(&level);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtLoggerSetMask(int mask)
{
    STUB_BEGIN(15, cublasLtLoggerSetMask, CUBLAS_STATUS_SUCCESS, (mask));
    STUB_ARGUMENTS(&mask);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmul(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc, const void *alpha,
    const void *A, cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc,
    const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc, void *D,
    cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace,
    size_t workspaceSizeInBytes, cudaStream_t stream)
{
    STUB_BEGIN(16, cublasLtMatmul, CUBLAS_STATUS_SUCCESS,
        (lightHandle, computeDesc, alpha, A, Adesc, B, Bdesc, beta, C, Cdesc, D, Ddesc, algo,
        workspace, workspaceSizeInBytes, stream));
    STUB_ARGUMENTS(&lightHandle, &computeDesc, &alpha, &A, &Adesc, &B, &Bdesc, &beta, &C, &Cdesc,
        &D, &Ddesc, &algo, &workspace, &workspaceSizeInBytes, &stream);
    stub_input(recorded, 2, alpha, sizeof(double[2]));
    stub_input(recorded, 7, beta, sizeof(double[2]));
    stub_input(recorded, 12, algo, sizeof(cublasLtMatmulAlgo_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    STUB_BEGIN(17, cublasLtMatmulAlgoCapGetAttribute, CUBLAS_STATUS_SUCCESS,
        (algo, attr, buf, sizeInBytes, sizeWritten));
    STUB_ARGUMENTS(&algo, &attr, &buf, &sizeInBytes, &sizeWritten);
    stub_input(recorded, 0, algo, sizeof(cublasLtMatmulAlgo_t));
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc,
    cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,
    cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulHeuristicResult_t *result)
{
    STUB_BEGIN(18, cublasLtMatmulAlgoCheck, CUBLAS_STATUS_SUCCESS,
        (lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo, result));
    STUB_ARGUMENTS(&lightHandle, &operationDesc, &Adesc, &Bdesc, &Cdesc, &Ddesc, &algo, &result);
    stub_input(recorded, 6, algo, sizeof(cublasLtMatmulAlgo_t));
    stub_output(recorded, 7, (void *)result, sizeof(cublasLtMatmulHeuristicResult_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    STUB_BEGIN(19, cublasLtMatmulAlgoConfigGetAttribute, CUBLAS_STATUS_SUCCESS,
        (algo, attr, buf, sizeInBytes, sizeWritten));
    STUB_ARGUMENTS(&algo, &attr, &buf, &sizeInBytes, &sizeWritten);
    stub_input(recorded, 0, algo, sizeof(cublasLtMatmulAlgo_t));
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes)
{
    STUB_BEGIN(20, cublasLtMatmulAlgoConfigSetAttribute, CUBLAS_STATUS_SUCCESS,
        (algo, attr, buf, sizeInBytes));
    STUB_ARGUMENTS(&algo, &attr, &buf, &sizeInBytes);
    stub_input(recorded, 0, algo, sizeof(cublasLtMatmulAlgo_t));
    stub_input(recorded, 2, buf, sizeInBytes);
    stub_output_open(recorded, 0, (void *)algo, 0);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc,
    cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,
    cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount,
    cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount)
{
    STUB_BEGIN(21, cublasLtMatmulAlgoGetHeuristic, CUBLAS_STATUS_SUCCESS,
        (lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount,
        heuristicResultsArray, returnAlgoCount));
    STUB_ARGUMENTS(&lightHandle, &operationDesc, &Adesc, &Bdesc, &Cdesc, &Ddesc, &preference,
        &requestedAlgoCount, &heuristicResultsArray, &returnAlgoCount);
    size_t returnAlgoCount_written = stub_output_count(recorded, 9, returnAlgoCount,
        sizeof *returnAlgoCount, stub_items((size_t)requestedAlgoCount));
    stub_output(recorded, 8, (void *)heuristicResultsArray,
        returnAlgoCount_written * sizeof(cublasLtMatmulHeuristicResult_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle, cublasComputeType_t computeType,
    cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype,
    cudaDataType_t Dtype, int requestedAlgoCount, int *algoIdsArray, int *returnAlgoCount)
{
    STUB_BEGIN(22, cublasLtMatmulAlgoGetIds, CUBLAS_STATUS_SUCCESS,
        (lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, requestedAlgoCount,
        algoIdsArray, returnAlgoCount));
    STUB_ARGUMENTS(&lightHandle, &computeType, &scaleType, &Atype, &Btype, &Ctype, &Dtype,
        &requestedAlgoCount, &algoIdsArray, &returnAlgoCount);
    size_t returnAlgoCount_written = stub_output_count(recorded, 9, returnAlgoCount,
        sizeof *returnAlgoCount, stub_items((size_t)requestedAlgoCount));
    stub_output(recorded, 8, (void *)algoIdsArray, returnAlgoCount_written * sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle, cublasComputeType_t computeType,
    cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype,
    cudaDataType_t Dtype, int algoId, cublasLtMatmulAlgo_t *algo)
{
    STUB_BEGIN(23, cublasLtMatmulAlgoInit, CUBLAS_STATUS_SUCCESS,
        (lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId, algo));
    STUB_ARGUMENTS(&lightHandle, &computeType, &scaleType, &Atype, &Btype, &Ctype, &Dtype, &algoId,
        &algo);
    stub_output(recorded, 8, (void *)algo, sizeof(cublasLtMatmulAlgo_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc, cublasComputeType_t computeType,
    cudaDataType_t scaleType)
{
    STUB_BEGIN(24, cublasLtMatmulDescCreate, CUBLAS_STATUS_SUCCESS,
        (matmulDesc, computeType, scaleType));
    STUB_ARGUMENTS(&matmulDesc, &computeType, &scaleType);
    stub_output(recorded, 0, (void *)matmulDesc, sizeof(cublasLtMatmulDesc_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc)
{
    STUB_BEGIN(25, cublasLtMatmulDescDestroy, CUBLAS_STATUS_SUCCESS, (matmulDesc));
    STUB_ARGUMENTS(&matmulDesc);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc,
    cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    STUB_BEGIN(26, cublasLtMatmulDescGetAttribute, CUBLAS_STATUS_SUCCESS,
        (matmulDesc, attr, buf, sizeInBytes, sizeWritten));
    STUB_ARGUMENTS(&matmulDesc, &attr, &buf, &sizeInBytes, &sizeWritten);
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc, size_t size,
    cublasComputeType_t computeType, cudaDataType_t scaleType)
{
    STUB_BEGIN(27, cublasLtMatmulDescInit_internal, CUBLAS_STATUS_SUCCESS,
        (matmulDesc, size, computeType, scaleType));
    STUB_ARGUMENTS(&matmulDesc, &size, &computeType, &scaleType);
    stub_input(recorded, 0, matmulDesc, sizeof(cublasLtMatmulDescOpaque_t));
    stub_output_open(recorded, 0, (void *)matmulDesc, 0);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc,
    cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes)
{
    STUB_BEGIN(28, cublasLtMatmulDescSetAttribute, CUBLAS_STATUS_SUCCESS,
        (matmulDesc, attr, buf, sizeInBytes));
    STUB_ARGUMENTS(&matmulDesc, &attr, &buf, &sizeInBytes);
    stub_input(recorded, 2, buf, sizeInBytes);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *pref)
{
    STUB_BEGIN(29, cublasLtMatmulPreferenceCreate, CUBLAS_STATUS_SUCCESS, (pref));
    STUB_ARGUMENTS(&pref);
    stub_output(recorded, 0, (void *)pref, sizeof(cublasLtMatmulPreference_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref)
{
    STUB_BEGIN(30, cublasLtMatmulPreferenceDestroy, CUBLAS_STATUS_SUCCESS, (pref));
    STUB_ARGUMENTS(&pref);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref,
    cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    STUB_BEGIN(31, cublasLtMatmulPreferenceGetAttribute, CUBLAS_STATUS_SUCCESS,
        (pref, attr, buf, sizeInBytes, sizeWritten));
    STUB_ARGUMENTS(&pref, &attr, &buf, &sizeInBytes, &sizeWritten);
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref, size_t size)
{
    STUB_BEGIN(32, cublasLtMatmulPreferenceInit_internal, CUBLAS_STATUS_SUCCESS, (pref, size));
    STUB_ARGUMENTS(&pref, &size);
    stub_input(recorded, 0, pref, sizeof(cublasLtMatmulPreferenceOpaque_t));
    stub_output_open(recorded, 0, (void *)pref, 0);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref,
    cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)
{
    STUB_BEGIN(33, cublasLtMatmulPreferenceSetAttribute, CUBLAS_STATUS_SUCCESS,
        (pref, attr, buf, sizeInBytes));
    STUB_ARGUMENTS(&pref, &attr, &buf, &sizeInBytes);
    stub_input(recorded, 2, buf, sizeInBytes);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout, cudaDataType type, uint64_t rows,
    uint64_t cols, int64_t ld)
{
    STUB_BEGIN(34, cublasLtMatrixLayoutCreate, CUBLAS_STATUS_SUCCESS,
        (matLayout, type, rows, cols, ld));
    STUB_ARGUMENTS(&matLayout, &type, &rows, &cols, &ld);
    stub_output(recorded, 0, (void *)matLayout, sizeof(cublasLtMatrixLayout_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout)
{
    STUB_BEGIN(35, cublasLtMatrixLayoutDestroy, CUBLAS_STATUS_SUCCESS, (matLayout));
    STUB_ARGUMENTS(&matLayout);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout,
    cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    STUB_BEGIN(36, cublasLtMatrixLayoutGetAttribute, CUBLAS_STATUS_SUCCESS,
        (matLayout, attr, buf, sizeInBytes, sizeWritten));
    STUB_ARGUMENTS(&matLayout, &attr, &buf, &sizeInBytes, &sizeWritten);
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type,
    uint64_t rows, uint64_t cols, int64_t ld)
{
    STUB_BEGIN(37, cublasLtMatrixLayoutInit_internal, CUBLAS_STATUS_SUCCESS,
        (matLayout, size, type, rows, cols, ld));
    STUB_ARGUMENTS(&matLayout, &size, &type, &rows, &cols, &ld);
    stub_input(recorded, 0, matLayout, sizeof(cublasLtMatrixLayoutOpaque_t));
    stub_output_open(recorded, 0, (void *)matLayout, 0);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout,
    cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes)
{
    STUB_BEGIN(38, cublasLtMatrixLayoutSetAttribute, CUBLAS_STATUS_SUCCESS,
        (matLayout, attr, buf, sizeInBytes));
    STUB_ARGUMENTS(&matLayout, &attr, &buf, &sizeInBytes);
    stub_input(recorded, 2, buf, sizeInBytes);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixTransform(cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc,
    const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *beta,
    const void *B, cublasLtMatrixLayout_t Bdesc, void *C, cublasLtMatrixLayout_t Cdesc,
    cudaStream_t stream)
{
    STUB_BEGIN(39, cublasLtMatrixTransform, CUBLAS_STATUS_SUCCESS,
        (lightHandle, transformDesc, alpha, A, Adesc, beta, B, Bdesc, C, Cdesc, stream));
    STUB_ARGUMENTS(&lightHandle, &transformDesc, &alpha, &A, &Adesc, &beta, &B, &Bdesc, &C, &Cdesc,
        &stream);
    stub_input(recorded, 2, alpha, sizeof(double[2]));
    stub_input(recorded, 5, beta, sizeof(double[2]));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t *transformDesc,
    cudaDataType scaleType)
{
    STUB_BEGIN(40, cublasLtMatrixTransformDescCreate, CUBLAS_STATUS_SUCCESS,
        (transformDesc, scaleType));
    STUB_ARGUMENTS(&transformDesc, &scaleType);
    stub_output(recorded, 0, (void *)transformDesc, sizeof(cublasLtMatrixTransformDesc_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t transformDesc)
{
    STUB_BEGIN(41, cublasLtMatrixTransformDescDestroy, CUBLAS_STATUS_SUCCESS, (transformDesc));
    STUB_ARGUMENTS(&transformDesc);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixTransformDescGetAttribute(cublasLtMatrixTransformDesc_t transformDesc,
    cublasLtMatrixTransformDescAttributes_t attr, void *buf, size_t sizeInBytes,
    size_t *sizeWritten)
{
    STUB_BEGIN(42, cublasLtMatrixTransformDescGetAttribute, CUBLAS_STATUS_SUCCESS,
        (transformDesc, attr, buf, sizeInBytes, sizeWritten));
    STUB_ARGUMENTS(&transformDesc, &attr, &buf, &sizeInBytes, &sizeWritten);
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixTransformDescInit_internal(cublasLtMatrixTransformDesc_t transformDesc, size_t size,
    cudaDataType scaleType)
{
    STUB_BEGIN(43, cublasLtMatrixTransformDescInit_internal, CUBLAS_STATUS_SUCCESS,
        (transformDesc, size, scaleType));
    STUB_ARGUMENTS(&transformDesc, &size, &scaleType);
    stub_input(recorded, 0, transformDesc, sizeof(cublasLtMatrixTransformDescOpaque_t));
    stub_output_open(recorded, 0, (void *)transformDesc, 0);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixTransformDescSetAttribute(cublasLtMatrixTransformDesc_t transformDesc,
    cublasLtMatrixTransformDescAttributes_t attr, const void *buf, size_t sizeInBytes)
{
    STUB_BEGIN(44, cublasLtMatrixTransformDescSetAttribute, CUBLAS_STATUS_SUCCESS,
        (transformDesc, attr, buf, sizeInBytes));
    STUB_ARGUMENTS(&transformDesc, &attr, &buf, &sizeInBytes);
    stub_input(recorded, 2, buf, sizeInBytes);
    return (cublasStatus_t)stub_finish(recorded);
}

static const stub_param params_cublasLtCreate[] = {STUB_OUT(cublasLtHandle_t *, lightHandle)};
static const stub_param params_cublasLtDestroy[] = {STUB_IN(cublasLtHandle_t, lightHandle)};
static const stub_param params_cublasLtGetStatusName[] = {STUB_IN(cublasStatus_t, status)};
static const stub_param params_cublasLtGetStatusString[] = {STUB_IN(cublasStatus_t, status)};
static const stub_param params_cublasLtGetProperty[] = {STUB_IN(libraryPropertyType, type),
    STUB_OUT(int *, value)};
static const stub_param params_cublasLtHeuristicsCacheGetCapacity[] =
    {STUB_OUT(size_t *, capacity)};
static const stub_param params_cublasLtHeuristicsCacheSetCapacity[] = {STUB_IN(size_t, capacity)};
static const stub_param params_cublasLtDisableCpuInstructionsSetMask[] =
    {STUB_IN(unsigned int, mask)};
static const stub_param params_cublasLtMatmul[] = {STUB_IN(cublasLtHandle_t, lightHandle),
    STUB_IN(cublasLtMatmulDesc_t, computeDesc), STUB_IN(const void *, alpha),
    STUB_IN(const void *, A), STUB_IN(cublasLtMatrixLayout_t, Adesc), STUB_IN(const void *, B),
    STUB_IN(cublasLtMatrixLayout_t, Bdesc), STUB_IN(const void *, beta), STUB_IN(const void *, C),
    STUB_IN(cublasLtMatrixLayout_t, Cdesc), STUB_IN(void *, D),
    STUB_IN(cublasLtMatrixLayout_t, Ddesc), STUB_IN(const cublasLtMatmulAlgo_t *, algo),
    STUB_IN(void *, workspace), STUB_IN(size_t, workspaceSizeInBytes),
    STUB_IN(cudaStream_t, stream)};
static const stub_param params_cublasLtMatrixTransform[] = {STUB_IN(cublasLtHandle_t, lightHandle),
    STUB_IN(cublasLtMatrixTransformDesc_t, transformDesc), STUB_IN(const void *, alpha),
    STUB_IN(const void *, A), STUB_IN(cublasLtMatrixLayout_t, Adesc), STUB_IN(const void *, beta),
    STUB_IN(const void *, B), STUB_IN(cublasLtMatrixLayout_t, Bdesc), STUB_IN(void *, C),
    STUB_IN(cublasLtMatrixLayout_t, Cdesc), STUB_IN(cudaStream_t, stream)};
static const stub_param params_cublasLtMatrixLayoutInit_internal[] =
    {STUB_IN(cublasLtMatrixLayout_t, matLayout), STUB_IN(size_t, size),
    STUB_IN(cudaDataType, type), STUB_IN(uint64_t, rows), STUB_IN(uint64_t, cols),
    STUB_IN(int64_t, ld)};
static const stub_param params_cublasLtMatrixLayoutCreate[] =
    {STUB_OUT(cublasLtMatrixLayout_t *, matLayout), STUB_IN(cudaDataType, type),
    STUB_IN(uint64_t, rows), STUB_IN(uint64_t, cols), STUB_IN(int64_t, ld)};
static const stub_param params_cublasLtMatrixLayoutDestroy[] =
    {STUB_IN(cublasLtMatrixLayout_t, matLayout)};
static const stub_param params_cublasLtMatrixLayoutSetAttribute[] =
    {STUB_IN(cublasLtMatrixLayout_t, matLayout), STUB_IN(cublasLtMatrixLayoutAttribute_t, attr),
    STUB_IN(const void *, buf), STUB_IN(size_t, sizeInBytes)};
static const stub_param params_cublasLtMatrixLayoutGetAttribute[] =
    {STUB_IN(cublasLtMatrixLayout_t, matLayout), STUB_IN(cublasLtMatrixLayoutAttribute_t, attr),
    STUB_OUT(void *, buf), STUB_IN(size_t, sizeInBytes), STUB_OUT(size_t *, sizeWritten)};
static const stub_param params_cublasLtMatmulDescInit_internal[] =
    {STUB_IN(cublasLtMatmulDesc_t, matmulDesc), STUB_IN(size_t, size),
    STUB_IN(cublasComputeType_t, computeType), STUB_IN(cudaDataType_t, scaleType)};
static const stub_param params_cublasLtMatmulDescCreate[] =
    {STUB_OUT(cublasLtMatmulDesc_t *, matmulDesc), STUB_IN(cublasComputeType_t, computeType),
    STUB_IN(cudaDataType_t, scaleType)};
static const stub_param params_cublasLtMatmulDescDestroy[] =
    {STUB_IN(cublasLtMatmulDesc_t, matmulDesc)};
static const stub_param params_cublasLtMatmulDescSetAttribute[] =
    {STUB_IN(cublasLtMatmulDesc_t, matmulDesc), STUB_IN(cublasLtMatmulDescAttributes_t, attr),
    STUB_IN(const void *, buf), STUB_IN(size_t, sizeInBytes)};
static const stub_param params_cublasLtMatmulDescGetAttribute[] =
    {STUB_IN(cublasLtMatmulDesc_t, matmulDesc), STUB_IN(cublasLtMatmulDescAttributes_t, attr),
    STUB_OUT(void *, buf), STUB_IN(size_t, sizeInBytes), STUB_OUT(size_t *, sizeWritten)};
static const stub_param params_cublasLtMatrixTransformDescInit_internal[] =
    {STUB_IN(cublasLtMatrixTransformDesc_t, transformDesc), STUB_IN(size_t, size),
    STUB_IN(cudaDataType, scaleType)};
static const stub_param params_cublasLtMatrixTransformDescCreate[] =
    {STUB_OUT(cublasLtMatrixTransformDesc_t *, transformDesc), STUB_IN(cudaDataType, scaleType)};
static const stub_param params_cublasLtMatrixTransformDescDestroy[] =
    {STUB_IN(cublasLtMatrixTransformDesc_t, transformDesc)};
static const stub_param params_cublasLtMatrixTransformDescSetAttribute[] =
    {STUB_IN(cublasLtMatrixTransformDesc_t, transformDesc),
    STUB_IN(cublasLtMatrixTransformDescAttributes_t, attr), STUB_IN(const void *, buf),
    STUB_IN(size_t, sizeInBytes)};
static const stub_param params_cublasLtMatrixTransformDescGetAttribute[] =
    {STUB_IN(cublasLtMatrixTransformDesc_t, transformDesc),
    STUB_IN(cublasLtMatrixTransformDescAttributes_t, attr), STUB_OUT(void *, buf),
    STUB_IN(size_t, sizeInBytes), STUB_OUT(size_t *, sizeWritten)};
static const stub_param params_cublasLtMatmulPreferenceInit_internal[] =
    {STUB_IN(cublasLtMatmulPreference_t, pref), STUB_IN(size_t, size)};
static const stub_param params_cublasLtMatmulPreferenceCreate[] =
    {STUB_OUT(cublasLtMatmulPreference_t *, pref)};
static const stub_param params_cublasLtMatmulPreferenceDestroy[] =
    {STUB_IN(cublasLtMatmulPreference_t, pref)};
static const stub_param params_cublasLtMatmulPreferenceSetAttribute[] =
    {STUB_IN(cublasLtMatmulPreference_t, pref),
    STUB_IN(cublasLtMatmulPreferenceAttributes_t, attr), STUB_IN(const void *, buf),
    STUB_IN(size_t, sizeInBytes)};
static const stub_param params_cublasLtMatmulPreferenceGetAttribute[] =
    {STUB_IN(cublasLtMatmulPreference_t, pref),
    STUB_IN(cublasLtMatmulPreferenceAttributes_t, attr), STUB_OUT(void *, buf),
    STUB_IN(size_t, sizeInBytes), STUB_OUT(size_t *, sizeWritten)};
static const stub_param params_cublasLtMatmulAlgoGetHeuristic[] =
    {STUB_IN(cublasLtHandle_t, lightHandle), STUB_IN(cublasLtMatmulDesc_t, operationDesc),
    STUB_IN(cublasLtMatrixLayout_t, Adesc), STUB_IN(cublasLtMatrixLayout_t, Bdesc),
    STUB_IN(cublasLtMatrixLayout_t, Cdesc), STUB_IN(cublasLtMatrixLayout_t, Ddesc),
    STUB_IN(cublasLtMatmulPreference_t, preference), STUB_IN(int, requestedAlgoCount),
    STUB_OUT(cublasLtMatmulHeuristicResult_t *, heuristicResultsArray),
    STUB_OUT(int *, returnAlgoCount)};
static const stub_param params_cublasLtMatmulAlgoGetIds[] =
    {STUB_IN(cublasLtHandle_t, lightHandle), STUB_IN(cublasComputeType_t, computeType),
    STUB_IN(cudaDataType_t, scaleType), STUB_IN(cudaDataType_t, Atype),
    STUB_IN(cudaDataType_t, Btype), STUB_IN(cudaDataType_t, Ctype), STUB_IN(cudaDataType_t, Dtype),
    STUB_IN(int, requestedAlgoCount), STUB_OUT(int *, algoIdsArray),
    STUB_OUT(int *, returnAlgoCount)};
static const stub_param params_cublasLtMatmulAlgoInit[] = {STUB_IN(cublasLtHandle_t, lightHandle),
    STUB_IN(cublasComputeType_t, computeType), STUB_IN(cudaDataType_t, scaleType),
    STUB_IN(cudaDataType_t, Atype), STUB_IN(cudaDataType_t, Btype), STUB_IN(cudaDataType_t, Ctype),
    STUB_IN(cudaDataType_t, Dtype), STUB_IN(int, algoId), STUB_OUT(cublasLtMatmulAlgo_t *, algo)};
static const stub_param params_cublasLtMatmulAlgoCheck[] = {STUB_IN(cublasLtHandle_t, lightHandle),
    STUB_IN(cublasLtMatmulDesc_t, operationDesc), STUB_IN(cublasLtMatrixLayout_t, Adesc),
    STUB_IN(cublasLtMatrixLayout_t, Bdesc), STUB_IN(cublasLtMatrixLayout_t, Cdesc),
    STUB_IN(cublasLtMatrixLayout_t, Ddesc), STUB_IN(const cublasLtMatmulAlgo_t *, algo),
    STUB_OUT(cublasLtMatmulHeuristicResult_t *, result)};
static const stub_param params_cublasLtMatmulAlgoCapGetAttribute[] =
    {STUB_IN(const cublasLtMatmulAlgo_t *, algo), STUB_IN(cublasLtMatmulAlgoCapAttributes_t, attr),
    STUB_OUT(void *, buf), STUB_IN(size_t, sizeInBytes), STUB_OUT(size_t *, sizeWritten)};
static const stub_param params_cublasLtMatmulAlgoConfigSetAttribute[] =
    {STUB_OUT(cublasLtMatmulAlgo_t *, algo), STUB_IN(cublasLtMatmulAlgoConfigAttributes_t, attr),
    STUB_IN(const void *, buf), STUB_IN(size_t, sizeInBytes)};
static const stub_param params_cublasLtMatmulAlgoConfigGetAttribute[] =
    {STUB_IN(const cublasLtMatmulAlgo_t *, algo),
    STUB_IN(cublasLtMatmulAlgoConfigAttributes_t, attr), STUB_OUT(void *, buf),
    STUB_IN(size_t, sizeInBytes), STUB_OUT(size_t *, sizeWritten)};
static const stub_param params_cublasLtLoggerSetCallback[] =
    {STUB_IN(cublasLtLoggerCallback_t, callback)};
static const stub_param params_cublasLtLoggerSetFile[] = {STUB_IN(FILE *, file)};
static const stub_param params_cublasLtLoggerOpenFile[] = {STUB_IN(const char *, logFile)};
static const stub_param params_cublasLtLoggerSetLevel[] = {STUB_IN(int, level)};
static const stub_param params_cublasLtLoggerSetMask[] = {STUB_IN(int, mask)};

const stub_function stub_functions[] = {
    STUB_ENTRY(cublasLtCreate, cublasLtCreate, cublasLtCreate, 0, false, STATUS,
        params_cublasLtCreate, 1),
    STUB_ENTRY(cublasLtDestroy, cublasLtDestroy, cublasLtDestroy, 0, false, STATUS,
        params_cublasLtDestroy, 1),
    STUB_ENTRY(cublasLtDisableCpuInstructionsSetMask, cublasLtDisableCpuInstructionsSetMask,
        cublasLtDisableCpuInstructionsSetMask, 0, false, INTEGER,
        params_cublasLtDisableCpuInstructionsSetMask, 1),
    STUB_ENTRY(cublasLtGetCudartVersion, cublasLtGetCudartVersion, cublasLtGetCudartVersion, 0,
        false, INTEGER, NULL, 0),
    STUB_ENTRY(cublasLtGetProperty, cublasLtGetProperty, cublasLtGetProperty, 0, false, STATUS,
        params_cublasLtGetProperty, 2),
    STUB_ENTRY(cublasLtGetStatusName, cublasLtGetStatusName, cublasLtGetStatusName, 0, false,
        STRING, params_cublasLtGetStatusName, 1),
    STUB_ENTRY(cublasLtGetStatusString, cublasLtGetStatusString, cublasLtGetStatusString, 0, false,
        STRING, params_cublasLtGetStatusString, 1),
    STUB_ENTRY(cublasLtGetVersion, cublasLtGetVersion, cublasLtGetVersion, 0, false, INTEGER, NULL,
        0),
    STUB_ENTRY(cublasLtHeuristicsCacheGetCapacity, cublasLtHeuristicsCacheGetCapacity,
        cublasLtHeuristicsCacheGetCapacity, 0, false, STATUS,
        params_cublasLtHeuristicsCacheGetCapacity, 1),
    STUB_ENTRY(cublasLtHeuristicsCacheSetCapacity, cublasLtHeuristicsCacheSetCapacity,
        cublasLtHeuristicsCacheSetCapacity, 0, false, STATUS,
        params_cublasLtHeuristicsCacheSetCapacity, 1),
    STUB_ENTRY(cublasLtLoggerForceDisable, cublasLtLoggerForceDisable, cublasLtLoggerForceDisable,
        0, false, STATUS, NULL, 0),
    STUB_ENTRY(cublasLtLoggerOpenFile, cublasLtLoggerOpenFile, cublasLtLoggerOpenFile, 0, false,
        STATUS, params_cublasLtLoggerOpenFile, 1),
    STUB_ENTRY(cublasLtLoggerSetCallback, cublasLtLoggerSetCallback, cublasLtLoggerSetCallback, 0,
        false, STATUS, params_cublasLtLoggerSetCallback, 1),
    STUB_ENTRY(cublasLtLoggerSetFile, cublasLtLoggerSetFile, cublasLtLoggerSetFile, 0, false,
        STATUS, params_cublasLtLoggerSetFile, 1),
    STUB_ENTRY(cublasLtLoggerSetLevel, cublasLtLoggerSetLevel, cublasLtLoggerSetLevel, 0, false,
        STATUS, params_cublasLtLoggerSetLevel, 1),
    STUB_ENTRY(cublasLtLoggerSetMask, cublasLtLoggerSetMask, cublasLtLoggerSetMask, 0, false,
        STATUS, params_cublasLtLoggerSetMask, 1),
    STUB_ENTRY(cublasLtMatmul, cublasLtMatmul, cublasLtMatmul, 0, false, STATUS,
        params_cublasLtMatmul, 16),
    STUB_ENTRY(cublasLtMatmulAlgoCapGetAttribute, cublasLtMatmulAlgoCapGetAttribute,
        cublasLtMatmulAlgoCapGetAttribute, 0, false, STATUS,
        params_cublasLtMatmulAlgoCapGetAttribute, 5),
    STUB_ENTRY(cublasLtMatmulAlgoCheck, cublasLtMatmulAlgoCheck, cublasLtMatmulAlgoCheck, 0, false,
        STATUS, params_cublasLtMatmulAlgoCheck, 8),
    STUB_ENTRY(cublasLtMatmulAlgoConfigGetAttribute, cublasLtMatmulAlgoConfigGetAttribute,
        cublasLtMatmulAlgoConfigGetAttribute, 0, false, STATUS,
        params_cublasLtMatmulAlgoConfigGetAttribute, 5),
    STUB_ENTRY(cublasLtMatmulAlgoConfigSetAttribute, cublasLtMatmulAlgoConfigSetAttribute,
        cublasLtMatmulAlgoConfigSetAttribute, 0, false, STATUS,
        params_cublasLtMatmulAlgoConfigSetAttribute, 4),
    STUB_ENTRY(cublasLtMatmulAlgoGetHeuristic, cublasLtMatmulAlgoGetHeuristic,
        cublasLtMatmulAlgoGetHeuristic, 0, false, STATUS, params_cublasLtMatmulAlgoGetHeuristic,
        10),
    STUB_ENTRY(cublasLtMatmulAlgoGetIds, cublasLtMatmulAlgoGetIds, cublasLtMatmulAlgoGetIds, 0,
        false, STATUS, params_cublasLtMatmulAlgoGetIds, 10),
    STUB_ENTRY(cublasLtMatmulAlgoInit, cublasLtMatmulAlgoInit, cublasLtMatmulAlgoInit, 0, false,
        STATUS, params_cublasLtMatmulAlgoInit, 9),
    STUB_ENTRY(cublasLtMatmulDescCreate, cublasLtMatmulDescCreate, cublasLtMatmulDescCreate, 0,
        false, STATUS, params_cublasLtMatmulDescCreate, 3),
    STUB_ENTRY(cublasLtMatmulDescDestroy, cublasLtMatmulDescDestroy, cublasLtMatmulDescDestroy, 0,
        false, STATUS, params_cublasLtMatmulDescDestroy, 1),
    STUB_ENTRY(cublasLtMatmulDescGetAttribute, cublasLtMatmulDescGetAttribute,
        cublasLtMatmulDescGetAttribute, 0, false, STATUS, params_cublasLtMatmulDescGetAttribute, 5),
    STUB_ENTRY(cublasLtMatmulDescInit_internal, cublasLtMatmulDescInit_internal,
        cublasLtMatmulDescInit_internal, 0, false, STATUS, params_cublasLtMatmulDescInit_internal,
        4),
    STUB_ENTRY(cublasLtMatmulDescSetAttribute, cublasLtMatmulDescSetAttribute,
        cublasLtMatmulDescSetAttribute, 0, false, STATUS, params_cublasLtMatmulDescSetAttribute, 4),
    STUB_ENTRY(cublasLtMatmulPreferenceCreate, cublasLtMatmulPreferenceCreate,
        cublasLtMatmulPreferenceCreate, 0, false, STATUS, params_cublasLtMatmulPreferenceCreate, 1),
    STUB_ENTRY(cublasLtMatmulPreferenceDestroy, cublasLtMatmulPreferenceDestroy,
        cublasLtMatmulPreferenceDestroy, 0, false, STATUS, params_cublasLtMatmulPreferenceDestroy,
        1),
    STUB_ENTRY(cublasLtMatmulPreferenceGetAttribute, cublasLtMatmulPreferenceGetAttribute,
        cublasLtMatmulPreferenceGetAttribute, 0, false, STATUS,
        params_cublasLtMatmulPreferenceGetAttribute, 5),
    STUB_ENTRY(cublasLtMatmulPreferenceInit_internal, cublasLtMatmulPreferenceInit_internal,
        cublasLtMatmulPreferenceInit_internal, 0, false, STATUS,
        params_cublasLtMatmulPreferenceInit_internal, 2),
    STUB_ENTRY(cublasLtMatmulPreferenceSetAttribute, cublasLtMatmulPreferenceSetAttribute,
        cublasLtMatmulPreferenceSetAttribute, 0, false, STATUS,
        params_cublasLtMatmulPreferenceSetAttribute, 4),
    STUB_ENTRY(cublasLtMatrixLayoutCreate, cublasLtMatrixLayoutCreate, cublasLtMatrixLayoutCreate,
        0, false, STATUS, params_cublasLtMatrixLayoutCreate, 5),
    STUB_ENTRY(cublasLtMatrixLayoutDestroy, cublasLtMatrixLayoutDestroy,
        cublasLtMatrixLayoutDestroy, 0, false, STATUS, params_cublasLtMatrixLayoutDestroy, 1),
    STUB_ENTRY(cublasLtMatrixLayoutGetAttribute, cublasLtMatrixLayoutGetAttribute,
        cublasLtMatrixLayoutGetAttribute, 0, false, STATUS,
        params_cublasLtMatrixLayoutGetAttribute, 5),
    STUB_ENTRY(cublasLtMatrixLayoutInit_internal, cublasLtMatrixLayoutInit_internal,
        cublasLtMatrixLayoutInit_internal, 0, false, STATUS,
        params_cublasLtMatrixLayoutInit_internal, 6),
    STUB_ENTRY(cublasLtMatrixLayoutSetAttribute, cublasLtMatrixLayoutSetAttribute,
        cublasLtMatrixLayoutSetAttribute, 0, false, STATUS,
        params_cublasLtMatrixLayoutSetAttribute, 4),
    STUB_ENTRY(cublasLtMatrixTransform, cublasLtMatrixTransform, cublasLtMatrixTransform, 0, false,
        STATUS, params_cublasLtMatrixTransform, 11),
    STUB_ENTRY(cublasLtMatrixTransformDescCreate, cublasLtMatrixTransformDescCreate,
        cublasLtMatrixTransformDescCreate, 0, false, STATUS,
        params_cublasLtMatrixTransformDescCreate, 2),
    STUB_ENTRY(cublasLtMatrixTransformDescDestroy, cublasLtMatrixTransformDescDestroy,
        cublasLtMatrixTransformDescDestroy, 0, false, STATUS,
        params_cublasLtMatrixTransformDescDestroy, 1),
    STUB_ENTRY(cublasLtMatrixTransformDescGetAttribute, cublasLtMatrixTransformDescGetAttribute,
        cublasLtMatrixTransformDescGetAttribute, 0, false, STATUS,
        params_cublasLtMatrixTransformDescGetAttribute, 5),
    STUB_ENTRY(cublasLtMatrixTransformDescInit_internal, cublasLtMatrixTransformDescInit_internal,
        cublasLtMatrixTransformDescInit_internal, 0, false, STATUS,
        params_cublasLtMatrixTransformDescInit_internal, 3),
    STUB_ENTRY(cublasLtMatrixTransformDescSetAttribute, cublasLtMatrixTransformDescSetAttribute,
        cublasLtMatrixTransformDescSetAttribute, 0, false, STATUS,
        params_cublasLtMatrixTransformDescSetAttribute, 4),
};
const int stub_function_count = 45;
unsigned char stub_modes[45];
