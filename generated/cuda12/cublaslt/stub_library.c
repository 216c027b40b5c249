// stub_library.c of cubind's binding of the cuBLASLt, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and
//     generator/specs/cublaslt.yaml.
// Header: cublasLt.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "cublaslt";
const int stub_api_version = 12090;

extern cublasStatus_t functional_cublasLtCreate(cublasLtHandle_t *lightHandle) __attribute__(
    (weak));
STUB_EXPORT cublasStatus_t cublasLtCreate(cublasLtHandle_t *lightHandle);
extern cublasStatus_t functional_cublasLtDestroy(cublasLtHandle_t lightHandle) __attribute__(
    (weak));
STUB_EXPORT cublasStatus_t cublasLtDestroy(cublasLtHandle_t lightHandle);
extern unsigned int functional_cublasLtDisableCpuInstructionsSetMask(
    unsigned int mask) __attribute__((weak));
STUB_EXPORT unsigned int cublasLtDisableCpuInstructionsSetMask(unsigned int mask);
extern size_t functional_cublasLtGetCudartVersion(void) __attribute__((weak));
STUB_EXPORT size_t cublasLtGetCudartVersion(void);
extern cublasStatus_t functional_cublasLtGetProperty(libraryPropertyType type,
    int *value) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtGetProperty(libraryPropertyType type, int *value);
extern const char * functional_cublasLtGetStatusName(cublasStatus_t status) __attribute__((weak));
STUB_EXPORT const char * cublasLtGetStatusName(cublasStatus_t status);
extern const char * functional_cublasLtGetStatusString(cublasStatus_t status) __attribute__((weak));
STUB_EXPORT const char * cublasLtGetStatusString(cublasStatus_t status);
extern size_t functional_cublasLtGetVersion(void) __attribute__((weak));
STUB_EXPORT size_t cublasLtGetVersion(void);
extern cublasStatus_t functional_cublasLtHeuristicsCacheGetCapacity(size_t *capacity) __attribute__(
    (weak));
STUB_EXPORT cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t *capacity);
extern cublasStatus_t functional_cublasLtHeuristicsCacheSetCapacity(size_t capacity) __attribute__(
    (weak));
STUB_EXPORT cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t capacity);
extern cublasStatus_t functional_cublasLtLoggerForceDisable(void) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtLoggerForceDisable(void);
extern cublasStatus_t functional_cublasLtLoggerOpenFile(const char *logFile) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtLoggerOpenFile(const char *logFile);
extern cublasStatus_t functional_cublasLtLoggerSetCallback(
    cublasLtLoggerCallback_t callback) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback);
extern cublasStatus_t functional_cublasLtLoggerSetFile(FILE *file) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtLoggerSetFile(FILE *file);
extern cublasStatus_t functional_cublasLtLoggerSetLevel(int level) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtLoggerSetLevel(int level);
extern cublasStatus_t functional_cublasLtLoggerSetMask(int mask) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtLoggerSetMask(int mask);
extern cublasStatus_t functional_cublasLtMatmul(cublasLtHandle_t lightHandle,
    cublasLtMatmulDesc_t computeDesc, const void *alpha, const void *A,
    cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc, const void *beta,
    const void *C, cublasLtMatrixLayout_t Cdesc, void *D, cublasLtMatrixLayout_t Ddesc,
    const cublasLtMatmulAlgo_t *algo, void *workspace, size_t workspaceSizeInBytes,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmul(cublasLtHandle_t lightHandle,
    cublasLtMatmulDesc_t computeDesc, const void *alpha, const void *A,
    cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc, const void *beta,
    const void *C, cublasLtMatrixLayout_t Cdesc, void *D, cublasLtMatrixLayout_t Ddesc,
    const cublasLtMatmulAlgo_t *algo, void *workspace, size_t workspaceSizeInBytes,
    cudaStream_t stream);
extern cublasStatus_t functional_cublasLtMatmulAlgoCapGetAttribute(
    const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoCapAttributes_t attr, void *buf,
    size_t sizeInBytes, size_t *sizeWritten) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten);
extern cublasStatus_t functional_cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle,
    cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc,
    cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulHeuristicResult_t *result) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle,
    cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc,
    cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulHeuristicResult_t *result);
extern cublasStatus_t functional_cublasLtMatmulAlgoConfigGetAttribute(
    const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, void *buf,
    size_t sizeInBytes, size_t *sizeWritten) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten);
extern cublasStatus_t functional_cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf,
    size_t sizeInBytes) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes);
extern cublasStatus_t functional_cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle,
    cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc,
    cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc,
    cublasLtMatmulPreference_t preference, int requestedAlgoCount,
    cublasLtMatmulHeuristicResult_t *heuristicResultsArray,
    int *returnAlgoCount) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle,
    cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc,
    cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc,
    cublasLtMatmulPreference_t preference, int requestedAlgoCount,
    cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount);
extern cublasStatus_t functional_cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle,
    cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,
    cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount,
    int *algoIdsArray, int *returnAlgoCount) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle,
    cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,
    cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount,
    int *algoIdsArray, int *returnAlgoCount);
extern cublasStatus_t functional_cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle,
    cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,
    cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId,
    cublasLtMatmulAlgo_t *algo) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle,
    cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype,
    cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId,
    cublasLtMatmulAlgo_t *algo);
extern cublasStatus_t functional_cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc,
    cublasComputeType_t computeType, cudaDataType_t scaleType) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc,
    cublasComputeType_t computeType, cudaDataType_t scaleType);
extern cublasStatus_t functional_cublasLtMatmulDescDestroy(
    cublasLtMatmulDesc_t matmulDesc) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc);
extern cublasStatus_t functional_cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc,
    cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes,
    size_t *sizeWritten) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc,
    cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten);
extern cublasStatus_t functional_cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc,
    size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc,
    size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType);
extern cublasStatus_t functional_cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc,
    cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc,
    cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes);
extern cublasStatus_t functional_cublasLtMatmulPreferenceCreate(
    cublasLtMatmulPreference_t *pref) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *pref);
extern cublasStatus_t functional_cublasLtMatmulPreferenceDestroy(
    cublasLtMatmulPreference_t pref) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref);
extern cublasStatus_t functional_cublasLtMatmulPreferenceGetAttribute(
    cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, void *buf,
    size_t sizeInBytes, size_t *sizeWritten) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref,
    cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten);
extern cublasStatus_t functional_cublasLtMatmulPreferenceInit_internal(
    cublasLtMatmulPreference_t pref, size_t size) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref,
    size_t size);
extern cublasStatus_t functional_cublasLtMatmulPreferenceSetAttribute(
    cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, const void *buf,
    size_t sizeInBytes) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref,
    cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes);
extern cublasStatus_t functional_cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout,
    cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout,
    cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld);
extern cublasStatus_t functional_cublasLtMatrixLayoutDestroy(
    cublasLtMatrixLayout_t matLayout) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout);
extern cublasStatus_t functional_cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout,
    cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes,
    size_t *sizeWritten) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout,
    cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten);
extern cublasStatus_t functional_cublasLtMatrixLayoutInit_internal(
    cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows, uint64_t cols,
    int64_t ld) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout,
    size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld);
extern cublasStatus_t functional_cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout,
    cublasLtMatrixLayoutAttribute_t attr, const void *buf,
    size_t sizeInBytes) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout,
    cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes);
extern cublasStatus_t functional_cublasLtMatrixTransform(cublasLtHandle_t lightHandle,
    cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A,
    cublasLtMatrixLayout_t Adesc, const void *beta, const void *B, cublasLtMatrixLayout_t Bdesc,
    void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatrixTransform(cublasLtHandle_t lightHandle,
    cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A,
    cublasLtMatrixLayout_t Adesc, const void *beta, const void *B, cublasLtMatrixLayout_t Bdesc,
    void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream);
extern cublasStatus_t functional_cublasLtMatrixTransformDescCreate(
    cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatrixTransformDescCreate(
    cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType);
extern cublasStatus_t functional_cublasLtMatrixTransformDescDestroy(
    cublasLtMatrixTransformDesc_t transformDesc) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatrixTransformDescDestroy(
    cublasLtMatrixTransformDesc_t transformDesc);
extern cublasStatus_t functional_cublasLtMatrixTransformDescGetAttribute(
    cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
    void *buf, size_t sizeInBytes, size_t *sizeWritten) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatrixTransformDescGetAttribute(
    cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
    void *buf, size_t sizeInBytes, size_t *sizeWritten);
extern cublasStatus_t functional_cublasLtMatrixTransformDescInit_internal(
    cublasLtMatrixTransformDesc_t transformDesc, size_t size,
    cudaDataType scaleType) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatrixTransformDescInit_internal(
    cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType);
extern cublasStatus_t functional_cublasLtMatrixTransformDescSetAttribute(
    cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
    const void *buf, size_t sizeInBytes) __attribute__((weak));
STUB_EXPORT cublasStatus_t cublasLtMatrixTransformDescSetAttribute(
    cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
    const void *buf, size_t sizeInBytes);

STUB_EXPORT cublasStatus_t
cublasLtCreate(cublasLtHandle_t *lightHandle)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional_cublasLtCreate != NULL)
        return functional_cublasLtCreate(lightHandle);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &lightHandle, sizeof lightHandle);
    stub_output(recorded, 0, (void *)lightHandle, sizeof(cublasLtHandle_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtDestroy(cublasLtHandle_t lightHandle)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_cublasLtDestroy != NULL)
        return functional_cublasLtDestroy(lightHandle);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &lightHandle, sizeof lightHandle);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT unsigned int
cublasLtDisableCpuInstructionsSetMask(unsigned int mask)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return 0;
    if (stub_modes[2] == STUB_FUNCTIONAL
        && functional_cublasLtDisableCpuInstructionsSetMask != NULL)
        return functional_cublasLtDisableCpuInstructionsSetMask(mask);
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &mask, sizeof mask);
    return (unsigned int)stub_finish(recorded);
}

STUB_EXPORT size_t
cublasLtGetCudartVersion(void)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return 0;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_cublasLtGetCudartVersion != NULL)
        return functional_cublasLtGetCudartVersion();
    stub_call *recorded = stub_begin(3);
    return (size_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtGetProperty(libraryPropertyType type, int *value)
{
    if (STUB_LIKELY(stub_modes[4] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[4] == STUB_FUNCTIONAL && functional_cublasLtGetProperty != NULL)
        return functional_cublasLtGetProperty(type, value);
    stub_call *recorded = stub_begin(4);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &value, sizeof value);
    stub_output(recorded, 1, (void *)value, sizeof(int));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT const char *
cublasLtGetStatusName(cublasStatus_t status)
{
    if (STUB_LIKELY(stub_modes[5] == STUB_FREE))
        return 0;
    if (stub_modes[5] == STUB_FUNCTIONAL && functional_cublasLtGetStatusName != NULL)
        return functional_cublasLtGetStatusName(status);
    stub_call *recorded = stub_begin(5);
    stub_argument(recorded, &status, sizeof status);
    return stub_finish_string(recorded);
}

STUB_EXPORT const char *
cublasLtGetStatusString(cublasStatus_t status)
{
    if (STUB_LIKELY(stub_modes[6] == STUB_FREE))
        return 0;
    if (stub_modes[6] == STUB_FUNCTIONAL && functional_cublasLtGetStatusString != NULL)
        return functional_cublasLtGetStatusString(status);
    stub_call *recorded = stub_begin(6);
    stub_argument(recorded, &status, sizeof status);
    return stub_finish_string(recorded);
}

STUB_EXPORT size_t
cublasLtGetVersion(void)
{
    if (STUB_LIKELY(stub_modes[7] == STUB_FREE))
        return 0;
    if (stub_modes[7] == STUB_FUNCTIONAL && functional_cublasLtGetVersion != NULL)
        return functional_cublasLtGetVersion();
    stub_call *recorded = stub_begin(7);
    return (size_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtHeuristicsCacheGetCapacity(size_t *capacity)
{
    if (STUB_LIKELY(stub_modes[8] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[8] == STUB_FUNCTIONAL && functional_cublasLtHeuristicsCacheGetCapacity != NULL)
        return functional_cublasLtHeuristicsCacheGetCapacity(capacity);
    stub_call *recorded = stub_begin(8);
    stub_argument(recorded, &capacity, sizeof capacity);
    stub_output(recorded, 0, (void *)capacity, sizeof(size_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtHeuristicsCacheSetCapacity(size_t capacity)
{
    if (STUB_LIKELY(stub_modes[9] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[9] == STUB_FUNCTIONAL && functional_cublasLtHeuristicsCacheSetCapacity != NULL)
        return functional_cublasLtHeuristicsCacheSetCapacity(capacity);
    stub_call *recorded = stub_begin(9);
    stub_argument(recorded, &capacity, sizeof capacity);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtLoggerForceDisable(void)
{
    if (STUB_LIKELY(stub_modes[10] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[10] == STUB_FUNCTIONAL && functional_cublasLtLoggerForceDisable != NULL)
        return functional_cublasLtLoggerForceDisable();
    stub_call *recorded = stub_begin(10);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtLoggerOpenFile(const char *logFile)
{
    if (STUB_LIKELY(stub_modes[11] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[11] == STUB_FUNCTIONAL && functional_cublasLtLoggerOpenFile != NULL)
        return functional_cublasLtLoggerOpenFile(logFile);
    stub_call *recorded = stub_begin(11);
    stub_argument(recorded, &logFile, sizeof logFile);
    stub_input_string(recorded, 0, logFile);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback)
{
    if (STUB_LIKELY(stub_modes[12] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[12] == STUB_FUNCTIONAL && functional_cublasLtLoggerSetCallback != NULL)
        return functional_cublasLtLoggerSetCallback(callback);
    stub_call *recorded = stub_begin(12);
    stub_argument(recorded, &callback, sizeof callback);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtLoggerSetFile(FILE *file)
{
    if (STUB_LIKELY(stub_modes[13] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[13] == STUB_FUNCTIONAL && functional_cublasLtLoggerSetFile != NULL)
        return functional_cublasLtLoggerSetFile(file);
    stub_call *recorded = stub_begin(13);
    stub_argument(recorded, &file, sizeof file);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtLoggerSetLevel(int level)
{
    if (STUB_LIKELY(stub_modes[14] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[14] == STUB_FUNCTIONAL && functional_cublasLtLoggerSetLevel != NULL)
        return functional_cublasLtLoggerSetLevel(level);
    stub_call *recorded = stub_begin(14);
    stub_argument(recorded, &level, sizeof level);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtLoggerSetMask(int mask)
{
    if (STUB_LIKELY(stub_modes[15] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[15] == STUB_FUNCTIONAL && functional_cublasLtLoggerSetMask != NULL)
        return functional_cublasLtLoggerSetMask(mask);
    stub_call *recorded = stub_begin(15);
    stub_argument(recorded, &mask, sizeof mask);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmul(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc, const void *alpha,
    const void *A, cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc,
    const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc, void *D,
    cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace,
    size_t workspaceSizeInBytes, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[16] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[16] == STUB_FUNCTIONAL && functional_cublasLtMatmul != NULL)
        return functional_cublasLtMatmul(lightHandle, computeDesc, alpha, A, Adesc, B, Bdesc, beta,
            C, Cdesc, D, Ddesc, algo, workspace, workspaceSizeInBytes, stream);
    stub_call *recorded = stub_begin(16);
    stub_argument(recorded, &lightHandle, sizeof lightHandle);
    stub_argument(recorded, &computeDesc, sizeof computeDesc);
    stub_argument(recorded, &alpha, sizeof alpha);
    stub_argument(recorded, &A, sizeof A);
    stub_argument(recorded, &Adesc, sizeof Adesc);
    stub_argument(recorded, &B, sizeof B);
    stub_argument(recorded, &Bdesc, sizeof Bdesc);
    stub_argument(recorded, &beta, sizeof beta);
    stub_argument(recorded, &C, sizeof C);
    stub_argument(recorded, &Cdesc, sizeof Cdesc);
    stub_argument(recorded, &D, sizeof D);
    stub_argument(recorded, &Ddesc, sizeof Ddesc);
    stub_argument(recorded, &algo, sizeof algo);
    stub_argument(recorded, &workspace, sizeof workspace);
    stub_argument(recorded, &workspaceSizeInBytes, sizeof workspaceSizeInBytes);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 2, alpha, sizeof(double[2]));
    stub_input(recorded, 7, beta, sizeof(double[2]));
    stub_input(recorded, 12, algo, sizeof(cublasLtMatmulAlgo_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    if (STUB_LIKELY(stub_modes[17] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[17] == STUB_FUNCTIONAL && functional_cublasLtMatmulAlgoCapGetAttribute != NULL)
        return functional_cublasLtMatmulAlgoCapGetAttribute(algo, attr, buf, sizeInBytes,
            sizeWritten);
    stub_call *recorded = stub_begin(17);
    stub_argument(recorded, &algo, sizeof algo);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &buf, sizeof buf);
    stub_argument(recorded, &sizeInBytes, sizeof sizeInBytes);
    stub_argument(recorded, &sizeWritten, sizeof sizeWritten);
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
    if (STUB_LIKELY(stub_modes[18] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[18] == STUB_FUNCTIONAL && functional_cublasLtMatmulAlgoCheck != NULL)
        return functional_cublasLtMatmulAlgoCheck(lightHandle, operationDesc, Adesc, Bdesc, Cdesc,
            Ddesc, algo, result);
    stub_call *recorded = stub_begin(18);
    stub_argument(recorded, &lightHandle, sizeof lightHandle);
    stub_argument(recorded, &operationDesc, sizeof operationDesc);
    stub_argument(recorded, &Adesc, sizeof Adesc);
    stub_argument(recorded, &Bdesc, sizeof Bdesc);
    stub_argument(recorded, &Cdesc, sizeof Cdesc);
    stub_argument(recorded, &Ddesc, sizeof Ddesc);
    stub_argument(recorded, &algo, sizeof algo);
    stub_argument(recorded, &result, sizeof result);
    stub_input(recorded, 6, algo, sizeof(cublasLtMatmulAlgo_t));
    stub_output(recorded, 7, (void *)result, sizeof(cublasLtMatmulHeuristicResult_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *algo,
    cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    if (STUB_LIKELY(stub_modes[19] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[19] == STUB_FUNCTIONAL
        && functional_cublasLtMatmulAlgoConfigGetAttribute != NULL)
        return functional_cublasLtMatmulAlgoConfigGetAttribute(algo, attr, buf, sizeInBytes,
            sizeWritten);
    stub_call *recorded = stub_begin(19);
    stub_argument(recorded, &algo, sizeof algo);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &buf, sizeof buf);
    stub_argument(recorded, &sizeInBytes, sizeof sizeInBytes);
    stub_argument(recorded, &sizeWritten, sizeof sizeWritten);
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
    if (STUB_LIKELY(stub_modes[20] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[20] == STUB_FUNCTIONAL
        && functional_cublasLtMatmulAlgoConfigSetAttribute != NULL)
        return functional_cublasLtMatmulAlgoConfigSetAttribute(algo, attr, buf, sizeInBytes);
    stub_call *recorded = stub_begin(20);
    stub_argument(recorded, &algo, sizeof algo);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &buf, sizeof buf);
    stub_argument(recorded, &sizeInBytes, sizeof sizeInBytes);
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
    if (STUB_LIKELY(stub_modes[21] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[21] == STUB_FUNCTIONAL && functional_cublasLtMatmulAlgoGetHeuristic != NULL)
        return functional_cublasLtMatmulAlgoGetHeuristic(lightHandle, operationDesc, Adesc, Bdesc,
            Cdesc, Ddesc, preference, requestedAlgoCount, heuristicResultsArray, returnAlgoCount);
    stub_call *recorded = stub_begin(21);
    stub_argument(recorded, &lightHandle, sizeof lightHandle);
    stub_argument(recorded, &operationDesc, sizeof operationDesc);
    stub_argument(recorded, &Adesc, sizeof Adesc);
    stub_argument(recorded, &Bdesc, sizeof Bdesc);
    stub_argument(recorded, &Cdesc, sizeof Cdesc);
    stub_argument(recorded, &Ddesc, sizeof Ddesc);
    stub_argument(recorded, &preference, sizeof preference);
    stub_argument(recorded, &requestedAlgoCount, sizeof requestedAlgoCount);
    stub_argument(recorded, &heuristicResultsArray, sizeof heuristicResultsArray);
    stub_argument(recorded, &returnAlgoCount, sizeof returnAlgoCount);
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
    if (STUB_LIKELY(stub_modes[22] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[22] == STUB_FUNCTIONAL && functional_cublasLtMatmulAlgoGetIds != NULL)
        return functional_cublasLtMatmulAlgoGetIds(lightHandle, computeType, scaleType, Atype,
            Btype, Ctype, Dtype, requestedAlgoCount, algoIdsArray, returnAlgoCount);
    stub_call *recorded = stub_begin(22);
    stub_argument(recorded, &lightHandle, sizeof lightHandle);
    stub_argument(recorded, &computeType, sizeof computeType);
    stub_argument(recorded, &scaleType, sizeof scaleType);
    stub_argument(recorded, &Atype, sizeof Atype);
    stub_argument(recorded, &Btype, sizeof Btype);
    stub_argument(recorded, &Ctype, sizeof Ctype);
    stub_argument(recorded, &Dtype, sizeof Dtype);
    stub_argument(recorded, &requestedAlgoCount, sizeof requestedAlgoCount);
    stub_argument(recorded, &algoIdsArray, sizeof algoIdsArray);
    stub_argument(recorded, &returnAlgoCount, sizeof returnAlgoCount);
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
    if (STUB_LIKELY(stub_modes[23] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[23] == STUB_FUNCTIONAL && functional_cublasLtMatmulAlgoInit != NULL)
        return functional_cublasLtMatmulAlgoInit(lightHandle, computeType, scaleType, Atype, Btype,
            Ctype, Dtype, algoId, algo);
    stub_call *recorded = stub_begin(23);
    stub_argument(recorded, &lightHandle, sizeof lightHandle);
    stub_argument(recorded, &computeType, sizeof computeType);
    stub_argument(recorded, &scaleType, sizeof scaleType);
    stub_argument(recorded, &Atype, sizeof Atype);
    stub_argument(recorded, &Btype, sizeof Btype);
    stub_argument(recorded, &Ctype, sizeof Ctype);
    stub_argument(recorded, &Dtype, sizeof Dtype);
    stub_argument(recorded, &algoId, sizeof algoId);
    stub_argument(recorded, &algo, sizeof algo);
    stub_output(recorded, 8, (void *)algo, sizeof(cublasLtMatmulAlgo_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc, cublasComputeType_t computeType,
    cudaDataType_t scaleType)
{
    if (STUB_LIKELY(stub_modes[24] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[24] == STUB_FUNCTIONAL && functional_cublasLtMatmulDescCreate != NULL)
        return functional_cublasLtMatmulDescCreate(matmulDesc, computeType, scaleType);
    stub_call *recorded = stub_begin(24);
    stub_argument(recorded, &matmulDesc, sizeof matmulDesc);
    stub_argument(recorded, &computeType, sizeof computeType);
    stub_argument(recorded, &scaleType, sizeof scaleType);
    stub_output(recorded, 0, (void *)matmulDesc, sizeof(cublasLtMatmulDesc_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc)
{
    if (STUB_LIKELY(stub_modes[25] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[25] == STUB_FUNCTIONAL && functional_cublasLtMatmulDescDestroy != NULL)
        return functional_cublasLtMatmulDescDestroy(matmulDesc);
    stub_call *recorded = stub_begin(25);
    stub_argument(recorded, &matmulDesc, sizeof matmulDesc);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc,
    cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    if (STUB_LIKELY(stub_modes[26] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[26] == STUB_FUNCTIONAL && functional_cublasLtMatmulDescGetAttribute != NULL)
        return functional_cublasLtMatmulDescGetAttribute(matmulDesc, attr, buf, sizeInBytes,
            sizeWritten);
    stub_call *recorded = stub_begin(26);
    stub_argument(recorded, &matmulDesc, sizeof matmulDesc);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &buf, sizeof buf);
    stub_argument(recorded, &sizeInBytes, sizeof sizeInBytes);
    stub_argument(recorded, &sizeWritten, sizeof sizeWritten);
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc, size_t size,
    cublasComputeType_t computeType, cudaDataType_t scaleType)
{
    if (STUB_LIKELY(stub_modes[27] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[27] == STUB_FUNCTIONAL && functional_cublasLtMatmulDescInit_internal != NULL)
        return functional_cublasLtMatmulDescInit_internal(matmulDesc, size, computeType, scaleType);
    stub_call *recorded = stub_begin(27);
    stub_argument(recorded, &matmulDesc, sizeof matmulDesc);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &computeType, sizeof computeType);
    stub_argument(recorded, &scaleType, sizeof scaleType);
    stub_input(recorded, 0, matmulDesc, sizeof(cublasLtMatmulDescOpaque_t));
    stub_output_open(recorded, 0, (void *)matmulDesc, 0);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc,
    cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes)
{
    if (STUB_LIKELY(stub_modes[28] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[28] == STUB_FUNCTIONAL && functional_cublasLtMatmulDescSetAttribute != NULL)
        return functional_cublasLtMatmulDescSetAttribute(matmulDesc, attr, buf, sizeInBytes);
    stub_call *recorded = stub_begin(28);
    stub_argument(recorded, &matmulDesc, sizeof matmulDesc);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &buf, sizeof buf);
    stub_argument(recorded, &sizeInBytes, sizeof sizeInBytes);
    stub_input(recorded, 2, buf, sizeInBytes);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *pref)
{
    if (STUB_LIKELY(stub_modes[29] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[29] == STUB_FUNCTIONAL && functional_cublasLtMatmulPreferenceCreate != NULL)
        return functional_cublasLtMatmulPreferenceCreate(pref);
    stub_call *recorded = stub_begin(29);
    stub_argument(recorded, &pref, sizeof pref);
    stub_output(recorded, 0, (void *)pref, sizeof(cublasLtMatmulPreference_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref)
{
    if (STUB_LIKELY(stub_modes[30] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[30] == STUB_FUNCTIONAL && functional_cublasLtMatmulPreferenceDestroy != NULL)
        return functional_cublasLtMatmulPreferenceDestroy(pref);
    stub_call *recorded = stub_begin(30);
    stub_argument(recorded, &pref, sizeof pref);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref,
    cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    if (STUB_LIKELY(stub_modes[31] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[31] == STUB_FUNCTIONAL
        && functional_cublasLtMatmulPreferenceGetAttribute != NULL)
        return functional_cublasLtMatmulPreferenceGetAttribute(pref, attr, buf, sizeInBytes,
            sizeWritten);
    stub_call *recorded = stub_begin(31);
    stub_argument(recorded, &pref, sizeof pref);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &buf, sizeof buf);
    stub_argument(recorded, &sizeInBytes, sizeof sizeInBytes);
    stub_argument(recorded, &sizeWritten, sizeof sizeWritten);
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref, size_t size)
{
    if (STUB_LIKELY(stub_modes[32] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[32] == STUB_FUNCTIONAL
        && functional_cublasLtMatmulPreferenceInit_internal != NULL)
        return functional_cublasLtMatmulPreferenceInit_internal(pref, size);
    stub_call *recorded = stub_begin(32);
    stub_argument(recorded, &pref, sizeof pref);
    stub_argument(recorded, &size, sizeof size);
    stub_input(recorded, 0, pref, sizeof(cublasLtMatmulPreferenceOpaque_t));
    stub_output_open(recorded, 0, (void *)pref, 0);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref,
    cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)
{
    if (STUB_LIKELY(stub_modes[33] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[33] == STUB_FUNCTIONAL
        && functional_cublasLtMatmulPreferenceSetAttribute != NULL)
        return functional_cublasLtMatmulPreferenceSetAttribute(pref, attr, buf, sizeInBytes);
    stub_call *recorded = stub_begin(33);
    stub_argument(recorded, &pref, sizeof pref);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &buf, sizeof buf);
    stub_argument(recorded, &sizeInBytes, sizeof sizeInBytes);
    stub_input(recorded, 2, buf, sizeInBytes);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout, cudaDataType type, uint64_t rows,
    uint64_t cols, int64_t ld)
{
    if (STUB_LIKELY(stub_modes[34] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[34] == STUB_FUNCTIONAL && functional_cublasLtMatrixLayoutCreate != NULL)
        return functional_cublasLtMatrixLayoutCreate(matLayout, type, rows, cols, ld);
    stub_call *recorded = stub_begin(34);
    stub_argument(recorded, &matLayout, sizeof matLayout);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &rows, sizeof rows);
    stub_argument(recorded, &cols, sizeof cols);
    stub_argument(recorded, &ld, sizeof ld);
    stub_output(recorded, 0, (void *)matLayout, sizeof(cublasLtMatrixLayout_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout)
{
    if (STUB_LIKELY(stub_modes[35] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[35] == STUB_FUNCTIONAL && functional_cublasLtMatrixLayoutDestroy != NULL)
        return functional_cublasLtMatrixLayoutDestroy(matLayout);
    stub_call *recorded = stub_begin(35);
    stub_argument(recorded, &matLayout, sizeof matLayout);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout,
    cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)
{
    if (STUB_LIKELY(stub_modes[36] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[36] == STUB_FUNCTIONAL && functional_cublasLtMatrixLayoutGetAttribute != NULL)
        return functional_cublasLtMatrixLayoutGetAttribute(matLayout, attr, buf, sizeInBytes,
            sizeWritten);
    stub_call *recorded = stub_begin(36);
    stub_argument(recorded, &matLayout, sizeof matLayout);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &buf, sizeof buf);
    stub_argument(recorded, &sizeInBytes, sizeof sizeInBytes);
    stub_argument(recorded, &sizeWritten, sizeof sizeWritten);
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type,
    uint64_t rows, uint64_t cols, int64_t ld)
{
    if (STUB_LIKELY(stub_modes[37] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[37] == STUB_FUNCTIONAL && functional_cublasLtMatrixLayoutInit_internal != NULL)
        return functional_cublasLtMatrixLayoutInit_internal(matLayout, size, type, rows, cols, ld);
    stub_call *recorded = stub_begin(37);
    stub_argument(recorded, &matLayout, sizeof matLayout);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &rows, sizeof rows);
    stub_argument(recorded, &cols, sizeof cols);
    stub_argument(recorded, &ld, sizeof ld);
    stub_input(recorded, 0, matLayout, sizeof(cublasLtMatrixLayoutOpaque_t));
    stub_output_open(recorded, 0, (void *)matLayout, 0);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout,
    cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes)
{
    if (STUB_LIKELY(stub_modes[38] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[38] == STUB_FUNCTIONAL && functional_cublasLtMatrixLayoutSetAttribute != NULL)
        return functional_cublasLtMatrixLayoutSetAttribute(matLayout, attr, buf, sizeInBytes);
    stub_call *recorded = stub_begin(38);
    stub_argument(recorded, &matLayout, sizeof matLayout);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &buf, sizeof buf);
    stub_argument(recorded, &sizeInBytes, sizeof sizeInBytes);
    stub_input(recorded, 2, buf, sizeInBytes);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixTransform(cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc,
    const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *beta,
    const void *B, cublasLtMatrixLayout_t Bdesc, void *C, cublasLtMatrixLayout_t Cdesc,
    cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[39] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[39] == STUB_FUNCTIONAL && functional_cublasLtMatrixTransform != NULL)
        return functional_cublasLtMatrixTransform(lightHandle, transformDesc, alpha, A, Adesc,
            beta, B, Bdesc, C, Cdesc, stream);
    stub_call *recorded = stub_begin(39);
    stub_argument(recorded, &lightHandle, sizeof lightHandle);
    stub_argument(recorded, &transformDesc, sizeof transformDesc);
    stub_argument(recorded, &alpha, sizeof alpha);
    stub_argument(recorded, &A, sizeof A);
    stub_argument(recorded, &Adesc, sizeof Adesc);
    stub_argument(recorded, &beta, sizeof beta);
    stub_argument(recorded, &B, sizeof B);
    stub_argument(recorded, &Bdesc, sizeof Bdesc);
    stub_argument(recorded, &C, sizeof C);
    stub_argument(recorded, &Cdesc, sizeof Cdesc);
    stub_argument(recorded, &stream, sizeof stream);
    stub_input(recorded, 2, alpha, sizeof(double[2]));
    stub_input(recorded, 5, beta, sizeof(double[2]));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t *transformDesc,
    cudaDataType scaleType)
{
    if (STUB_LIKELY(stub_modes[40] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[40] == STUB_FUNCTIONAL && functional_cublasLtMatrixTransformDescCreate != NULL)
        return functional_cublasLtMatrixTransformDescCreate(transformDesc, scaleType);
    stub_call *recorded = stub_begin(40);
    stub_argument(recorded, &transformDesc, sizeof transformDesc);
    stub_argument(recorded, &scaleType, sizeof scaleType);
    stub_output(recorded, 0, (void *)transformDesc, sizeof(cublasLtMatrixTransformDesc_t));
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t transformDesc)
{
    if (STUB_LIKELY(stub_modes[41] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[41] == STUB_FUNCTIONAL && functional_cublasLtMatrixTransformDescDestroy != NULL)
        return functional_cublasLtMatrixTransformDescDestroy(transformDesc);
    stub_call *recorded = stub_begin(41);
    stub_argument(recorded, &transformDesc, sizeof transformDesc);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixTransformDescGetAttribute(cublasLtMatrixTransformDesc_t transformDesc,
    cublasLtMatrixTransformDescAttributes_t attr, void *buf, size_t sizeInBytes,
    size_t *sizeWritten)
{
    if (STUB_LIKELY(stub_modes[42] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[42] == STUB_FUNCTIONAL
        && functional_cublasLtMatrixTransformDescGetAttribute != NULL)
        return functional_cublasLtMatrixTransformDescGetAttribute(transformDesc, attr, buf,
            sizeInBytes, sizeWritten);
    stub_call *recorded = stub_begin(42);
    stub_argument(recorded, &transformDesc, sizeof transformDesc);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &buf, sizeof buf);
    stub_argument(recorded, &sizeInBytes, sizeof sizeInBytes);
    stub_argument(recorded, &sizeWritten, sizeof sizeWritten);
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixTransformDescInit_internal(cublasLtMatrixTransformDesc_t transformDesc, size_t size,
    cudaDataType scaleType)
{
    if (STUB_LIKELY(stub_modes[43] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[43] == STUB_FUNCTIONAL
        && functional_cublasLtMatrixTransformDescInit_internal != NULL)
        return functional_cublasLtMatrixTransformDescInit_internal(transformDesc, size, scaleType);
    stub_call *recorded = stub_begin(43);
    stub_argument(recorded, &transformDesc, sizeof transformDesc);
    stub_argument(recorded, &size, sizeof size);
    stub_argument(recorded, &scaleType, sizeof scaleType);
    stub_input(recorded, 0, transformDesc, sizeof(cublasLtMatrixTransformDescOpaque_t));
    stub_output_open(recorded, 0, (void *)transformDesc, 0);
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_EXPORT cublasStatus_t
cublasLtMatrixTransformDescSetAttribute(cublasLtMatrixTransformDesc_t transformDesc,
    cublasLtMatrixTransformDescAttributes_t attr, const void *buf, size_t sizeInBytes)
{
    if (STUB_LIKELY(stub_modes[44] == STUB_FREE))
        return CUBLAS_STATUS_SUCCESS;
    if (stub_modes[44] == STUB_FUNCTIONAL
        && functional_cublasLtMatrixTransformDescSetAttribute != NULL)
        return functional_cublasLtMatrixTransformDescSetAttribute(transformDesc, attr, buf,
            sizeInBytes);
    stub_call *recorded = stub_begin(44);
    stub_argument(recorded, &transformDesc, sizeof transformDesc);
    stub_argument(recorded, &attr, sizeof attr);
    stub_argument(recorded, &buf, sizeof buf);
    stub_argument(recorded, &sizeInBytes, sizeof sizeInBytes);
    stub_input(recorded, 2, buf, sizeInBytes);
    return (cublasStatus_t)stub_finish(recorded);
}

static const stub_param params_cublasLtCreate[] = {
    {"lightHandle", "cublasLtHandle_t *", sizeof(cublasLtHandle_t *), true},
};
static const stub_param params_cublasLtDestroy[] = {
    {"lightHandle", "cublasLtHandle_t", sizeof(cublasLtHandle_t), false},
};
static const stub_param params_cublasLtGetStatusName[] = {
    {"status", "cublasStatus_t", sizeof(cublasStatus_t), false},
};
static const stub_param params_cublasLtGetStatusString[] = {
    {"status", "cublasStatus_t", sizeof(cublasStatus_t), false},
};
static const stub_param params_cublasLtGetProperty[] = {
    {"type", "libraryPropertyType", sizeof(libraryPropertyType), false},
    {"value", "int *", sizeof(int *), true},
};
static const stub_param params_cublasLtHeuristicsCacheGetCapacity[] = {
    {"capacity", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cublasLtHeuristicsCacheSetCapacity[] = {
    {"capacity", "size_t", sizeof(size_t), false},
};
static const stub_param params_cublasLtDisableCpuInstructionsSetMask[] = {
    {"mask", "unsigned int", sizeof(unsigned int), false},
};
static const stub_param params_cublasLtMatmul[] = {
    {"lightHandle", "cublasLtHandle_t", sizeof(cublasLtHandle_t), false},
    {"computeDesc", "cublasLtMatmulDesc_t", sizeof(cublasLtMatmulDesc_t), false},
    {"alpha", "const void *", sizeof(const void *), false},
    {"A", "const void *", sizeof(const void *), false},
    {"Adesc", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"B", "const void *", sizeof(const void *), false},
    {"Bdesc", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"beta", "const void *", sizeof(const void *), false},
    {"C", "const void *", sizeof(const void *), false},
    {"Cdesc", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"D", "void *", sizeof(void *), false},
    {"Ddesc", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"algo", "const cublasLtMatmulAlgo_t *", sizeof(const cublasLtMatmulAlgo_t *), false},
    {"workspace", "void *", sizeof(void *), false},
    {"workspaceSizeInBytes", "size_t", sizeof(size_t), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cublasLtMatrixTransform[] = {
    {"lightHandle", "cublasLtHandle_t", sizeof(cublasLtHandle_t), false},
    {"transformDesc", "cublasLtMatrixTransformDesc_t", sizeof(cublasLtMatrixTransformDesc_t),
        false},
    {"alpha", "const void *", sizeof(const void *), false},
    {"A", "const void *", sizeof(const void *), false},
    {"Adesc", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"beta", "const void *", sizeof(const void *), false},
    {"B", "const void *", sizeof(const void *), false},
    {"Bdesc", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"C", "void *", sizeof(void *), false},
    {"Cdesc", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cublasLtMatrixLayoutInit_internal[] = {
    {"matLayout", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"size", "size_t", sizeof(size_t), false},
    {"type", "cudaDataType", sizeof(cudaDataType), false},
    {"rows", "uint64_t", sizeof(uint64_t), false},
    {"cols", "uint64_t", sizeof(uint64_t), false},
    {"ld", "int64_t", sizeof(int64_t), false},
};
static const stub_param params_cublasLtMatrixLayoutCreate[] = {
    {"matLayout", "cublasLtMatrixLayout_t *", sizeof(cublasLtMatrixLayout_t *), true},
    {"type", "cudaDataType", sizeof(cudaDataType), false},
    {"rows", "uint64_t", sizeof(uint64_t), false},
    {"cols", "uint64_t", sizeof(uint64_t), false},
    {"ld", "int64_t", sizeof(int64_t), false},
};
static const stub_param params_cublasLtMatrixLayoutDestroy[] = {
    {"matLayout", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
};
static const stub_param params_cublasLtMatrixLayoutSetAttribute[] = {
    {"matLayout", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"attr", "cublasLtMatrixLayoutAttribute_t", sizeof(cublasLtMatrixLayoutAttribute_t), false},
    {"buf", "const void *", sizeof(const void *), false},
    {"sizeInBytes", "size_t", sizeof(size_t), false},
};
static const stub_param params_cublasLtMatrixLayoutGetAttribute[] = {
    {"matLayout", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"attr", "cublasLtMatrixLayoutAttribute_t", sizeof(cublasLtMatrixLayoutAttribute_t), false},
    {"buf", "void *", sizeof(void *), true},
    {"sizeInBytes", "size_t", sizeof(size_t), false},
    {"sizeWritten", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cublasLtMatmulDescInit_internal[] = {
    {"matmulDesc", "cublasLtMatmulDesc_t", sizeof(cublasLtMatmulDesc_t), false},
    {"size", "size_t", sizeof(size_t), false},
    {"computeType", "cublasComputeType_t", sizeof(cublasComputeType_t), false},
    {"scaleType", "cudaDataType_t", sizeof(cudaDataType_t), false},
};
static const stub_param params_cublasLtMatmulDescCreate[] = {
    {"matmulDesc", "cublasLtMatmulDesc_t *", sizeof(cublasLtMatmulDesc_t *), true},
    {"computeType", "cublasComputeType_t", sizeof(cublasComputeType_t), false},
    {"scaleType", "cudaDataType_t", sizeof(cudaDataType_t), false},
};
static const stub_param params_cublasLtMatmulDescDestroy[] = {
    {"matmulDesc", "cublasLtMatmulDesc_t", sizeof(cublasLtMatmulDesc_t), false},
};
static const stub_param params_cublasLtMatmulDescSetAttribute[] = {
    {"matmulDesc", "cublasLtMatmulDesc_t", sizeof(cublasLtMatmulDesc_t), false},
    {"attr", "cublasLtMatmulDescAttributes_t", sizeof(cublasLtMatmulDescAttributes_t), false},
    {"buf", "const void *", sizeof(const void *), false},
    {"sizeInBytes", "size_t", sizeof(size_t), false},
};
static const stub_param params_cublasLtMatmulDescGetAttribute[] = {
    {"matmulDesc", "cublasLtMatmulDesc_t", sizeof(cublasLtMatmulDesc_t), false},
    {"attr", "cublasLtMatmulDescAttributes_t", sizeof(cublasLtMatmulDescAttributes_t), false},
    {"buf", "void *", sizeof(void *), true},
    {"sizeInBytes", "size_t", sizeof(size_t), false},
    {"sizeWritten", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cublasLtMatrixTransformDescInit_internal[] = {
    {"transformDesc", "cublasLtMatrixTransformDesc_t", sizeof(cublasLtMatrixTransformDesc_t),
        false},
    {"size", "size_t", sizeof(size_t), false},
    {"scaleType", "cudaDataType", sizeof(cudaDataType), false},
};
static const stub_param params_cublasLtMatrixTransformDescCreate[] = {
    {"transformDesc", "cublasLtMatrixTransformDesc_t *", sizeof(cublasLtMatrixTransformDesc_t *),
        true},
    {"scaleType", "cudaDataType", sizeof(cudaDataType), false},
};
static const stub_param params_cublasLtMatrixTransformDescDestroy[] = {
    {"transformDesc", "cublasLtMatrixTransformDesc_t", sizeof(cublasLtMatrixTransformDesc_t),
        false},
};
static const stub_param params_cublasLtMatrixTransformDescSetAttribute[] = {
    {"transformDesc", "cublasLtMatrixTransformDesc_t", sizeof(cublasLtMatrixTransformDesc_t),
        false},
    {"attr", "cublasLtMatrixTransformDescAttributes_t",
        sizeof(cublasLtMatrixTransformDescAttributes_t), false},
    {"buf", "const void *", sizeof(const void *), false},
    {"sizeInBytes", "size_t", sizeof(size_t), false},
};
static const stub_param params_cublasLtMatrixTransformDescGetAttribute[] = {
    {"transformDesc", "cublasLtMatrixTransformDesc_t", sizeof(cublasLtMatrixTransformDesc_t),
        false},
    {"attr", "cublasLtMatrixTransformDescAttributes_t",
        sizeof(cublasLtMatrixTransformDescAttributes_t), false},
    {"buf", "void *", sizeof(void *), true},
    {"sizeInBytes", "size_t", sizeof(size_t), false},
    {"sizeWritten", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cublasLtMatmulPreferenceInit_internal[] = {
    {"pref", "cublasLtMatmulPreference_t", sizeof(cublasLtMatmulPreference_t), false},
    {"size", "size_t", sizeof(size_t), false},
};
static const stub_param params_cublasLtMatmulPreferenceCreate[] = {
    {"pref", "cublasLtMatmulPreference_t *", sizeof(cublasLtMatmulPreference_t *), true},
};
static const stub_param params_cublasLtMatmulPreferenceDestroy[] = {
    {"pref", "cublasLtMatmulPreference_t", sizeof(cublasLtMatmulPreference_t), false},
};
static const stub_param params_cublasLtMatmulPreferenceSetAttribute[] = {
    {"pref", "cublasLtMatmulPreference_t", sizeof(cublasLtMatmulPreference_t), false},
    {"attr", "cublasLtMatmulPreferenceAttributes_t", sizeof(cublasLtMatmulPreferenceAttributes_t),
        false},
    {"buf", "const void *", sizeof(const void *), false},
    {"sizeInBytes", "size_t", sizeof(size_t), false},
};
static const stub_param params_cublasLtMatmulPreferenceGetAttribute[] = {
    {"pref", "cublasLtMatmulPreference_t", sizeof(cublasLtMatmulPreference_t), false},
    {"attr", "cublasLtMatmulPreferenceAttributes_t", sizeof(cublasLtMatmulPreferenceAttributes_t),
        false},
    {"buf", "void *", sizeof(void *), true},
    {"sizeInBytes", "size_t", sizeof(size_t), false},
    {"sizeWritten", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cublasLtMatmulAlgoGetHeuristic[] = {
    {"lightHandle", "cublasLtHandle_t", sizeof(cublasLtHandle_t), false},
    {"operationDesc", "cublasLtMatmulDesc_t", sizeof(cublasLtMatmulDesc_t), false},
    {"Adesc", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"Bdesc", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"Cdesc", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"Ddesc", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"preference", "cublasLtMatmulPreference_t", sizeof(cublasLtMatmulPreference_t), false},
    {"requestedAlgoCount", "int", sizeof(int), false},
    {"heuristicResultsArray", "cublasLtMatmulHeuristicResult_t *",
        sizeof(cublasLtMatmulHeuristicResult_t *), true},
    {"returnAlgoCount", "int *", sizeof(int *), true},
};
static const stub_param params_cublasLtMatmulAlgoGetIds[] = {
    {"lightHandle", "cublasLtHandle_t", sizeof(cublasLtHandle_t), false},
    {"computeType", "cublasComputeType_t", sizeof(cublasComputeType_t), false},
    {"scaleType", "cudaDataType_t", sizeof(cudaDataType_t), false},
    {"Atype", "cudaDataType_t", sizeof(cudaDataType_t), false},
    {"Btype", "cudaDataType_t", sizeof(cudaDataType_t), false},
    {"Ctype", "cudaDataType_t", sizeof(cudaDataType_t), false},
    {"Dtype", "cudaDataType_t", sizeof(cudaDataType_t), false},
    {"requestedAlgoCount", "int", sizeof(int), false},
    {"algoIdsArray", "int *", sizeof(int *), true},
    {"returnAlgoCount", "int *", sizeof(int *), true},
};
static const stub_param params_cublasLtMatmulAlgoInit[] = {
    {"lightHandle", "cublasLtHandle_t", sizeof(cublasLtHandle_t), false},
    {"computeType", "cublasComputeType_t", sizeof(cublasComputeType_t), false},
    {"scaleType", "cudaDataType_t", sizeof(cudaDataType_t), false},
    {"Atype", "cudaDataType_t", sizeof(cudaDataType_t), false},
    {"Btype", "cudaDataType_t", sizeof(cudaDataType_t), false},
    {"Ctype", "cudaDataType_t", sizeof(cudaDataType_t), false},
    {"Dtype", "cudaDataType_t", sizeof(cudaDataType_t), false},
    {"algoId", "int", sizeof(int), false},
    {"algo", "cublasLtMatmulAlgo_t *", sizeof(cublasLtMatmulAlgo_t *), true},
};
static const stub_param params_cublasLtMatmulAlgoCheck[] = {
    {"lightHandle", "cublasLtHandle_t", sizeof(cublasLtHandle_t), false},
    {"operationDesc", "cublasLtMatmulDesc_t", sizeof(cublasLtMatmulDesc_t), false},
    {"Adesc", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"Bdesc", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"Cdesc", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"Ddesc", "cublasLtMatrixLayout_t", sizeof(cublasLtMatrixLayout_t), false},
    {"algo", "const cublasLtMatmulAlgo_t *", sizeof(const cublasLtMatmulAlgo_t *), false},
    {"result", "cublasLtMatmulHeuristicResult_t *", sizeof(cublasLtMatmulHeuristicResult_t *),
        true},
};
static const stub_param params_cublasLtMatmulAlgoCapGetAttribute[] = {
    {"algo", "const cublasLtMatmulAlgo_t *", sizeof(const cublasLtMatmulAlgo_t *), false},
    {"attr", "cublasLtMatmulAlgoCapAttributes_t", sizeof(cublasLtMatmulAlgoCapAttributes_t), false},
    {"buf", "void *", sizeof(void *), true},
    {"sizeInBytes", "size_t", sizeof(size_t), false},
    {"sizeWritten", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cublasLtMatmulAlgoConfigSetAttribute[] = {
    {"algo", "cublasLtMatmulAlgo_t *", sizeof(cublasLtMatmulAlgo_t *), true},
    {"attr", "cublasLtMatmulAlgoConfigAttributes_t", sizeof(cublasLtMatmulAlgoConfigAttributes_t),
        false},
    {"buf", "const void *", sizeof(const void *), false},
    {"sizeInBytes", "size_t", sizeof(size_t), false},
};
static const stub_param params_cublasLtMatmulAlgoConfigGetAttribute[] = {
    {"algo", "const cublasLtMatmulAlgo_t *", sizeof(const cublasLtMatmulAlgo_t *), false},
    {"attr", "cublasLtMatmulAlgoConfigAttributes_t", sizeof(cublasLtMatmulAlgoConfigAttributes_t),
        false},
    {"buf", "void *", sizeof(void *), true},
    {"sizeInBytes", "size_t", sizeof(size_t), false},
    {"sizeWritten", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cublasLtLoggerSetCallback[] = {
    {"callback", "cublasLtLoggerCallback_t", sizeof(cublasLtLoggerCallback_t), false},
};
static const stub_param params_cublasLtLoggerSetFile[] = {
    {"file", "FILE *", sizeof(FILE *), false},
};
static const stub_param params_cublasLtLoggerOpenFile[] = {
    {"logFile", "const char *", sizeof(const char *), false},
};
static const stub_param params_cublasLtLoggerSetLevel[] = {
    {"level", "int", sizeof(int), false},
};
static const stub_param params_cublasLtLoggerSetMask[] = {
    {"mask", "int", sizeof(int), false},
};

const stub_function stub_functions[] = {
    {"cublasLtCreate", "cublasLtCreate", "cublasLtCreate", 0, false,
        (void (*)(void))cublasLtCreate, STUB_RESULT_STATUS, params_cublasLtCreate, 1},
    {"cublasLtDestroy", "cublasLtDestroy", "cublasLtDestroy", 0, false,
        (void (*)(void))cublasLtDestroy, STUB_RESULT_STATUS, params_cublasLtDestroy, 1},
    {"cublasLtDisableCpuInstructionsSetMask", "cublasLtDisableCpuInstructionsSetMask",
        "cublasLtDisableCpuInstructionsSetMask", 0, false,
        (void (*)(void))cublasLtDisableCpuInstructionsSetMask, STUB_RESULT_INTEGER,
        params_cublasLtDisableCpuInstructionsSetMask, 1},
    {"cublasLtGetCudartVersion", "cublasLtGetCudartVersion", "cublasLtGetCudartVersion", 0, false,
        (void (*)(void))cublasLtGetCudartVersion, STUB_RESULT_INTEGER, NULL, 0},
    {"cublasLtGetProperty", "cublasLtGetProperty", "cublasLtGetProperty", 0, false,
        (void (*)(void))cublasLtGetProperty, STUB_RESULT_STATUS, params_cublasLtGetProperty, 2},
    {"cublasLtGetStatusName", "cublasLtGetStatusName", "cublasLtGetStatusName", 0, false,
        (void (*)(void))cublasLtGetStatusName, STUB_RESULT_STRING, params_cublasLtGetStatusName, 1},
    {"cublasLtGetStatusString", "cublasLtGetStatusString", "cublasLtGetStatusString", 0, false,
        (void (*)(void))cublasLtGetStatusString, STUB_RESULT_STRING,
        params_cublasLtGetStatusString, 1},
    {"cublasLtGetVersion", "cublasLtGetVersion", "cublasLtGetVersion", 0, false,
        (void (*)(void))cublasLtGetVersion, STUB_RESULT_INTEGER, NULL, 0},
    {"cublasLtHeuristicsCacheGetCapacity", "cublasLtHeuristicsCacheGetCapacity",
        "cublasLtHeuristicsCacheGetCapacity", 0, false,
        (void (*)(void))cublasLtHeuristicsCacheGetCapacity, STUB_RESULT_STATUS,
        params_cublasLtHeuristicsCacheGetCapacity, 1},
    {"cublasLtHeuristicsCacheSetCapacity", "cublasLtHeuristicsCacheSetCapacity",
        "cublasLtHeuristicsCacheSetCapacity", 0, false,
        (void (*)(void))cublasLtHeuristicsCacheSetCapacity, STUB_RESULT_STATUS,
        params_cublasLtHeuristicsCacheSetCapacity, 1},
    {"cublasLtLoggerForceDisable", "cublasLtLoggerForceDisable", "cublasLtLoggerForceDisable", 0,
        false, (void (*)(void))cublasLtLoggerForceDisable, STUB_RESULT_STATUS, NULL, 0},
    {"cublasLtLoggerOpenFile", "cublasLtLoggerOpenFile", "cublasLtLoggerOpenFile", 0, false,
        (void (*)(void))cublasLtLoggerOpenFile, STUB_RESULT_STATUS, params_cublasLtLoggerOpenFile,
        1},
    {"cublasLtLoggerSetCallback", "cublasLtLoggerSetCallback", "cublasLtLoggerSetCallback", 0,
        false, (void (*)(void))cublasLtLoggerSetCallback, STUB_RESULT_STATUS,
        params_cublasLtLoggerSetCallback, 1},
    {"cublasLtLoggerSetFile", "cublasLtLoggerSetFile", "cublasLtLoggerSetFile", 0, false,
        (void (*)(void))cublasLtLoggerSetFile, STUB_RESULT_STATUS, params_cublasLtLoggerSetFile, 1},
    {"cublasLtLoggerSetLevel", "cublasLtLoggerSetLevel", "cublasLtLoggerSetLevel", 0, false,
        (void (*)(void))cublasLtLoggerSetLevel, STUB_RESULT_STATUS, params_cublasLtLoggerSetLevel,
        1},
    {"cublasLtLoggerSetMask", "cublasLtLoggerSetMask", "cublasLtLoggerSetMask", 0, false,
        (void (*)(void))cublasLtLoggerSetMask, STUB_RESULT_STATUS, params_cublasLtLoggerSetMask, 1},
    {"cublasLtMatmul", "cublasLtMatmul", "cublasLtMatmul", 0, false,
        (void (*)(void))cublasLtMatmul, STUB_RESULT_STATUS, params_cublasLtMatmul, 16},
    {"cublasLtMatmulAlgoCapGetAttribute", "cublasLtMatmulAlgoCapGetAttribute",
        "cublasLtMatmulAlgoCapGetAttribute", 0, false,
        (void (*)(void))cublasLtMatmulAlgoCapGetAttribute, STUB_RESULT_STATUS,
        params_cublasLtMatmulAlgoCapGetAttribute, 5},
    {"cublasLtMatmulAlgoCheck", "cublasLtMatmulAlgoCheck", "cublasLtMatmulAlgoCheck", 0, false,
        (void (*)(void))cublasLtMatmulAlgoCheck, STUB_RESULT_STATUS,
        params_cublasLtMatmulAlgoCheck, 8},
    {"cublasLtMatmulAlgoConfigGetAttribute", "cublasLtMatmulAlgoConfigGetAttribute",
        "cublasLtMatmulAlgoConfigGetAttribute", 0, false,
        (void (*)(void))cublasLtMatmulAlgoConfigGetAttribute, STUB_RESULT_STATUS,
        params_cublasLtMatmulAlgoConfigGetAttribute, 5},
    {"cublasLtMatmulAlgoConfigSetAttribute", "cublasLtMatmulAlgoConfigSetAttribute",
        "cublasLtMatmulAlgoConfigSetAttribute", 0, false,
        (void (*)(void))cublasLtMatmulAlgoConfigSetAttribute, STUB_RESULT_STATUS,
        params_cublasLtMatmulAlgoConfigSetAttribute, 4},
    {"cublasLtMatmulAlgoGetHeuristic", "cublasLtMatmulAlgoGetHeuristic",
        "cublasLtMatmulAlgoGetHeuristic", 0, false, (void (*)(void))cublasLtMatmulAlgoGetHeuristic,
        STUB_RESULT_STATUS, params_cublasLtMatmulAlgoGetHeuristic, 10},
    {"cublasLtMatmulAlgoGetIds", "cublasLtMatmulAlgoGetIds", "cublasLtMatmulAlgoGetIds", 0, false,
        (void (*)(void))cublasLtMatmulAlgoGetIds, STUB_RESULT_STATUS,
        params_cublasLtMatmulAlgoGetIds, 10},
    {"cublasLtMatmulAlgoInit", "cublasLtMatmulAlgoInit", "cublasLtMatmulAlgoInit", 0, false,
        (void (*)(void))cublasLtMatmulAlgoInit, STUB_RESULT_STATUS, params_cublasLtMatmulAlgoInit,
        9},
    {"cublasLtMatmulDescCreate", "cublasLtMatmulDescCreate", "cublasLtMatmulDescCreate", 0, false,
        (void (*)(void))cublasLtMatmulDescCreate, STUB_RESULT_STATUS,
        params_cublasLtMatmulDescCreate, 3},
    {"cublasLtMatmulDescDestroy", "cublasLtMatmulDescDestroy", "cublasLtMatmulDescDestroy", 0,
        false, (void (*)(void))cublasLtMatmulDescDestroy, STUB_RESULT_STATUS,
        params_cublasLtMatmulDescDestroy, 1},
    {"cublasLtMatmulDescGetAttribute", "cublasLtMatmulDescGetAttribute",
        "cublasLtMatmulDescGetAttribute", 0, false, (void (*)(void))cublasLtMatmulDescGetAttribute,
        STUB_RESULT_STATUS, params_cublasLtMatmulDescGetAttribute, 5},
    {"cublasLtMatmulDescInit_internal", "cublasLtMatmulDescInit_internal",
        "cublasLtMatmulDescInit_internal", 0, false,
        (void (*)(void))cublasLtMatmulDescInit_internal, STUB_RESULT_STATUS,
        params_cublasLtMatmulDescInit_internal, 4},
    {"cublasLtMatmulDescSetAttribute", "cublasLtMatmulDescSetAttribute",
        "cublasLtMatmulDescSetAttribute", 0, false, (void (*)(void))cublasLtMatmulDescSetAttribute,
        STUB_RESULT_STATUS, params_cublasLtMatmulDescSetAttribute, 4},
    {"cublasLtMatmulPreferenceCreate", "cublasLtMatmulPreferenceCreate",
        "cublasLtMatmulPreferenceCreate", 0, false, (void (*)(void))cublasLtMatmulPreferenceCreate,
        STUB_RESULT_STATUS, params_cublasLtMatmulPreferenceCreate, 1},
    {"cublasLtMatmulPreferenceDestroy", "cublasLtMatmulPreferenceDestroy",
        "cublasLtMatmulPreferenceDestroy", 0, false,
        (void (*)(void))cublasLtMatmulPreferenceDestroy, STUB_RESULT_STATUS,
        params_cublasLtMatmulPreferenceDestroy, 1},
    {"cublasLtMatmulPreferenceGetAttribute", "cublasLtMatmulPreferenceGetAttribute",
        "cublasLtMatmulPreferenceGetAttribute", 0, false,
        (void (*)(void))cublasLtMatmulPreferenceGetAttribute, STUB_RESULT_STATUS,
        params_cublasLtMatmulPreferenceGetAttribute, 5},
    {"cublasLtMatmulPreferenceInit_internal", "cublasLtMatmulPreferenceInit_internal",
        "cublasLtMatmulPreferenceInit_internal", 0, false,
        (void (*)(void))cublasLtMatmulPreferenceInit_internal, STUB_RESULT_STATUS,
        params_cublasLtMatmulPreferenceInit_internal, 2},
    {"cublasLtMatmulPreferenceSetAttribute", "cublasLtMatmulPreferenceSetAttribute",
        "cublasLtMatmulPreferenceSetAttribute", 0, false,
        (void (*)(void))cublasLtMatmulPreferenceSetAttribute, STUB_RESULT_STATUS,
        params_cublasLtMatmulPreferenceSetAttribute, 4},
    {"cublasLtMatrixLayoutCreate", "cublasLtMatrixLayoutCreate", "cublasLtMatrixLayoutCreate", 0,
        false, (void (*)(void))cublasLtMatrixLayoutCreate, STUB_RESULT_STATUS,
        params_cublasLtMatrixLayoutCreate, 5},
    {"cublasLtMatrixLayoutDestroy", "cublasLtMatrixLayoutDestroy", "cublasLtMatrixLayoutDestroy",
        0, false, (void (*)(void))cublasLtMatrixLayoutDestroy, STUB_RESULT_STATUS,
        params_cublasLtMatrixLayoutDestroy, 1},
    {"cublasLtMatrixLayoutGetAttribute", "cublasLtMatrixLayoutGetAttribute",
        "cublasLtMatrixLayoutGetAttribute", 0, false,
        (void (*)(void))cublasLtMatrixLayoutGetAttribute, STUB_RESULT_STATUS,
        params_cublasLtMatrixLayoutGetAttribute, 5},
    {"cublasLtMatrixLayoutInit_internal", "cublasLtMatrixLayoutInit_internal",
        "cublasLtMatrixLayoutInit_internal", 0, false,
        (void (*)(void))cublasLtMatrixLayoutInit_internal, STUB_RESULT_STATUS,
        params_cublasLtMatrixLayoutInit_internal, 6},
    {"cublasLtMatrixLayoutSetAttribute", "cublasLtMatrixLayoutSetAttribute",
        "cublasLtMatrixLayoutSetAttribute", 0, false,
        (void (*)(void))cublasLtMatrixLayoutSetAttribute, STUB_RESULT_STATUS,
        params_cublasLtMatrixLayoutSetAttribute, 4},
    {"cublasLtMatrixTransform", "cublasLtMatrixTransform", "cublasLtMatrixTransform", 0, false,
        (void (*)(void))cublasLtMatrixTransform, STUB_RESULT_STATUS,
        params_cublasLtMatrixTransform, 11},
    {"cublasLtMatrixTransformDescCreate", "cublasLtMatrixTransformDescCreate",
        "cublasLtMatrixTransformDescCreate", 0, false,
        (void (*)(void))cublasLtMatrixTransformDescCreate, STUB_RESULT_STATUS,
        params_cublasLtMatrixTransformDescCreate, 2},
    {"cublasLtMatrixTransformDescDestroy", "cublasLtMatrixTransformDescDestroy",
        "cublasLtMatrixTransformDescDestroy", 0, false,
        (void (*)(void))cublasLtMatrixTransformDescDestroy, STUB_RESULT_STATUS,
        params_cublasLtMatrixTransformDescDestroy, 1},
    {"cublasLtMatrixTransformDescGetAttribute", "cublasLtMatrixTransformDescGetAttribute",
        "cublasLtMatrixTransformDescGetAttribute", 0, false,
        (void (*)(void))cublasLtMatrixTransformDescGetAttribute, STUB_RESULT_STATUS,
        params_cublasLtMatrixTransformDescGetAttribute, 5},
    {"cublasLtMatrixTransformDescInit_internal", "cublasLtMatrixTransformDescInit_internal",
        "cublasLtMatrixTransformDescInit_internal", 0, false,
        (void (*)(void))cublasLtMatrixTransformDescInit_internal, STUB_RESULT_STATUS,
        params_cublasLtMatrixTransformDescInit_internal, 3},
    {"cublasLtMatrixTransformDescSetAttribute", "cublasLtMatrixTransformDescSetAttribute",
        "cublasLtMatrixTransformDescSetAttribute", 0, false,
        (void (*)(void))cublasLtMatrixTransformDescSetAttribute, STUB_RESULT_STATUS,
        params_cublasLtMatrixTransformDescSetAttribute, 4},
};
const int stub_function_count = 45;
unsigned char stub_modes[45];
