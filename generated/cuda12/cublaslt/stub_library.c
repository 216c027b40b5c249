// stub_library.c of cubind for cuBLASLt, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and
// generator/specs/cublaslt.yaml.
// clang-format off

#define STUB_STATUS cublasStatus_t
#define STUB_SUCCESS CUBLAS_STATUS_SUCCESS

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "cublaslt";
const int stub_api_version = 12090;

// An entry point does not use all that it is called with.
#pragma GCC diagnostic ignored "-Wunused-parameter"

STUB_FILLS(0, cublasLtCreate, (cublasLtHandle_t *lightHandle), (lightHandle))
{
    stub_output(recorded, 0, (void *)lightHandle, sizeof(cublasLtHandle_t));
}

STUB(1, cublasLtDestroy, (cublasLtHandle_t lightHandle), (lightHandle))

STUB_EXPORT unsigned int
cublasLtDisableCpuInstructionsSetMask(unsigned int mask)
{
    STUB_BEGIN(2, cublasLtDisableCpuInstructionsSetMask, 0, (mask));
    STUB_ARGUMENTS(mask);
    return (unsigned int)stub_finish(recorded);
}

STUB_EXPORT size_t
cublasLtGetCudartVersion(void)
{
    STUB_BEGIN(3, cublasLtGetCudartVersion, 0, ());
    return (size_t)stub_finish(recorded);
}

STUB_FILLS(4, cublasLtGetProperty, (libraryPropertyType type, int *value), (type, value))
{
    stub_output(recorded, 1, (void *)value, sizeof(int));
}

STUB_EXPORT const char *
cublasLtGetStatusName(cublasStatus_t status)
{
    STUB_BEGIN(5, cublasLtGetStatusName, 0, (status));
    STUB_ARGUMENTS(status);
    return stub_finish_string(recorded);
}

STUB_EXPORT const char *
cublasLtGetStatusString(cublasStatus_t status)
{
    STUB_BEGIN(6, cublasLtGetStatusString, 0, (status));
    STUB_ARGUMENTS(status);
    return stub_finish_string(recorded);
}

STUB_EXPORT size_t
cublasLtGetVersion(void)
{
    STUB_BEGIN(7, cublasLtGetVersion, 0, ());
    return (size_t)stub_finish(recorded);
}

STUB_FILLS(8, cublasLtHeuristicsCacheGetCapacity, (size_t *capacity), (capacity))
{
    stub_output(recorded, 0, (void *)capacity, sizeof(size_t));
}

STUB(9, cublasLtHeuristicsCacheSetCapacity, (size_t capacity), (capacity))

STUB_EXPORT cublasStatus_t
cublasLtLoggerForceDisable(void)
{
    STUB_BEGIN(10, cublasLtLoggerForceDisable, CUBLAS_STATUS_SUCCESS, ());
    return (cublasStatus_t)stub_finish(recorded);
}

STUB_FILLS(11, cublasLtLoggerOpenFile, (const char *logFile), (logFile))
{
    stub_input_string(recorded, 0, logFile);
}

STUB(12, cublasLtLoggerSetCallback, (cublasLtLoggerCallback_t callback), (callback))
STUB(13, cublasLtLoggerSetFile, (FILE *file), (file))
STUB(14, cublasLtLoggerSetLevel, (int level), (level))
STUB(15, cublasLtLoggerSetMask, (int mask), (mask))

STUB_FILLS(16, cublasLtMatmul,
    (cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc, const void *alpha,
        const void *A, cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc,
        const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc, void *D,
        cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace,
        size_t workspaceSizeInBytes, cudaStream_t stream),
    (lightHandle, computeDesc, alpha, A, Adesc, B, Bdesc, beta, C, Cdesc, D, Ddesc, algo,
        workspace, workspaceSizeInBytes, stream))
{
    stub_input(recorded, 2, alpha, sizeof(double[2]));
    stub_input(recorded, 7, beta, sizeof(double[2]));
    stub_input(recorded, 12, algo, sizeof(cublasLtMatmulAlgo_t));
}

STUB_FILLS(17, cublasLtMatmulAlgoCapGetAttribute,
    (const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoCapAttributes_t attr, void *buf,
        size_t sizeInBytes, size_t *sizeWritten),
    (algo, attr, buf, sizeInBytes, sizeWritten))
{
    stub_input(recorded, 0, algo, sizeof(cublasLtMatmulAlgo_t));
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
}

STUB_FILLS(18, cublasLtMatmulAlgoCheck,
    (cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc,
        cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,
        cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo,
        cublasLtMatmulHeuristicResult_t *result),
    (lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, algo, result))
{
    stub_input(recorded, 6, algo, sizeof(cublasLtMatmulAlgo_t));
    stub_output(recorded, 7, (void *)result, sizeof(cublasLtMatmulHeuristicResult_t));
}

STUB_FILLS(19, cublasLtMatmulAlgoConfigGetAttribute,
    (const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, void *buf,
        size_t sizeInBytes, size_t *sizeWritten),
    (algo, attr, buf, sizeInBytes, sizeWritten))
{
    stub_input(recorded, 0, algo, sizeof(cublasLtMatmulAlgo_t));
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
}

STUB_FILLS(20, cublasLtMatmulAlgoConfigSetAttribute,
    (cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf,
        size_t sizeInBytes),
    (algo, attr, buf, sizeInBytes))
{
    stub_input(recorded, 0, algo, sizeof(cublasLtMatmulAlgo_t));
    stub_input(recorded, 2, buf, sizeInBytes);
    stub_output_open(recorded, 0, (void *)algo, 0);
}

STUB_FILLS(21, cublasLtMatmulAlgoGetHeuristic,
    (cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc,
        cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc,
        cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference,
        int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray,
        int *returnAlgoCount),
    (lightHandle, operationDesc, Adesc, Bdesc, Cdesc, Ddesc, preference, requestedAlgoCount,
        heuristicResultsArray, returnAlgoCount))
{
    size_t returnAlgoCount_written = stub_output_count(recorded, 9, returnAlgoCount,
        sizeof *returnAlgoCount, stub_items((size_t)requestedAlgoCount));
    stub_output(recorded, 8, (void *)heuristicResultsArray,
        returnAlgoCount_written * sizeof(cublasLtMatmulHeuristicResult_t));
}

STUB_FILLS(22, cublasLtMatmulAlgoGetIds,
    (cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType,
        cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype,
        int requestedAlgoCount, int *algoIdsArray, int *returnAlgoCount),
    (lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, requestedAlgoCount,
        algoIdsArray, returnAlgoCount))
{
    size_t returnAlgoCount_written = stub_output_count(recorded, 9, returnAlgoCount,
        sizeof *returnAlgoCount, stub_items((size_t)requestedAlgoCount));
    stub_output(recorded, 8, (void *)algoIdsArray, returnAlgoCount_written * sizeof(int));
}

STUB_FILLS(23, cublasLtMatmulAlgoInit,
    (cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType,
        cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype,
        int algoId, cublasLtMatmulAlgo_t *algo),
    (lightHandle, computeType, scaleType, Atype, Btype, Ctype, Dtype, algoId, algo))
{
    stub_output(recorded, 8, (void *)algo, sizeof(cublasLtMatmulAlgo_t));
}

STUB_FILLS(24, cublasLtMatmulDescCreate,
    (cublasLtMatmulDesc_t *matmulDesc, cublasComputeType_t computeType, cudaDataType_t scaleType),
    (matmulDesc, computeType, scaleType))
{
    stub_output(recorded, 0, (void *)matmulDesc, sizeof(cublasLtMatmulDesc_t));
}

STUB(25, cublasLtMatmulDescDestroy, (cublasLtMatmulDesc_t matmulDesc), (matmulDesc))

STUB_FILLS(26, cublasLtMatmulDescGetAttribute,
    (cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, void *buf,
        size_t sizeInBytes, size_t *sizeWritten),
    (matmulDesc, attr, buf, sizeInBytes, sizeWritten))
{
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
}

STUB_FILLS(27, cublasLtMatmulDescInit_internal,
    (cublasLtMatmulDesc_t matmulDesc, size_t size, cublasComputeType_t computeType,
        cudaDataType_t scaleType),
    (matmulDesc, size, computeType, scaleType))
{
    stub_input(recorded, 0, matmulDesc, sizeof(cublasLtMatmulDescOpaque_t));
    stub_output_open(recorded, 0, (void *)matmulDesc, 0);
}

STUB_FILLS(28, cublasLtMatmulDescSetAttribute,
    (cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, const void *buf,
        size_t sizeInBytes),
    (matmulDesc, attr, buf, sizeInBytes))
{
    stub_input(recorded, 2, buf, sizeInBytes);
}

STUB_FILLS(29, cublasLtMatmulPreferenceCreate, (cublasLtMatmulPreference_t *pref), (pref))
{
    stub_output(recorded, 0, (void *)pref, sizeof(cublasLtMatmulPreference_t));
}

STUB(30, cublasLtMatmulPreferenceDestroy, (cublasLtMatmulPreference_t pref), (pref))

STUB_FILLS(31, cublasLtMatmulPreferenceGetAttribute,
    (cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, void *buf,
        size_t sizeInBytes, size_t *sizeWritten),
    (pref, attr, buf, sizeInBytes, sizeWritten))
{
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
}

STUB_FILLS(32, cublasLtMatmulPreferenceInit_internal,
    (cublasLtMatmulPreference_t pref, size_t size), (pref, size))
{
    stub_input(recorded, 0, pref, sizeof(cublasLtMatmulPreferenceOpaque_t));
    stub_output_open(recorded, 0, (void *)pref, 0);
}

STUB_FILLS(33, cublasLtMatmulPreferenceSetAttribute,
    (cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, const void *buf,
        size_t sizeInBytes),
    (pref, attr, buf, sizeInBytes))
{
    stub_input(recorded, 2, buf, sizeInBytes);
}

STUB_FILLS(34, cublasLtMatrixLayoutCreate,
    (cublasLtMatrixLayout_t *matLayout, cudaDataType type, uint64_t rows, uint64_t cols,
        int64_t ld),
    (matLayout, type, rows, cols, ld))
{
    stub_output(recorded, 0, (void *)matLayout, sizeof(cublasLtMatrixLayout_t));
}

STUB(35, cublasLtMatrixLayoutDestroy, (cublasLtMatrixLayout_t matLayout), (matLayout))

STUB_FILLS(36, cublasLtMatrixLayoutGetAttribute,
    (cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, void *buf,
        size_t sizeInBytes, size_t *sizeWritten),
    (matLayout, attr, buf, sizeInBytes, sizeWritten))
{
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
}

STUB_FILLS(37, cublasLtMatrixLayoutInit_internal,
    (cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows,
        uint64_t cols, int64_t ld),
    (matLayout, size, type, rows, cols, ld))
{
    stub_input(recorded, 0, matLayout, sizeof(cublasLtMatrixLayoutOpaque_t));
    stub_output_open(recorded, 0, (void *)matLayout, 0);
}

STUB_FILLS(38, cublasLtMatrixLayoutSetAttribute,
    (cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, const void *buf,
        size_t sizeInBytes),
    (matLayout, attr, buf, sizeInBytes))
{
    stub_input(recorded, 2, buf, sizeInBytes);
}

STUB_FILLS(39, cublasLtMatrixTransform,
    (cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc, const void *alpha,
        const void *A, cublasLtMatrixLayout_t Adesc, const void *beta, const void *B,
        cublasLtMatrixLayout_t Bdesc, void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream),
    (lightHandle, transformDesc, alpha, A, Adesc, beta, B, Bdesc, C, Cdesc, stream))
{
    stub_input(recorded, 2, alpha, sizeof(double[2]));
    stub_input(recorded, 5, beta, sizeof(double[2]));
}

STUB_FILLS(40, cublasLtMatrixTransformDescCreate,
    (cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType),
    (transformDesc, scaleType))
{
    stub_output(recorded, 0, (void *)transformDesc, sizeof(cublasLtMatrixTransformDesc_t));
}

STUB(41, cublasLtMatrixTransformDescDestroy, (cublasLtMatrixTransformDesc_t transformDesc),
    (transformDesc))

STUB_FILLS(42, cublasLtMatrixTransformDescGetAttribute,
    (cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
        void *buf, size_t sizeInBytes, size_t *sizeWritten),
    (transformDesc, attr, buf, sizeInBytes, sizeWritten))
{
    stub_input(recorded, 4, sizeWritten, sizeof(size_t));
    stub_output(recorded, 2, (void *)buf, sizeInBytes);
    (void)stub_output_count(recorded, 4, sizeWritten, sizeof *sizeWritten, SIZE_MAX);
}

STUB_FILLS(43, cublasLtMatrixTransformDescInit_internal,
    (cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType),
    (transformDesc, size, scaleType))
{
    stub_input(recorded, 0, transformDesc, sizeof(cublasLtMatrixTransformDescOpaque_t));
    stub_output_open(recorded, 0, (void *)transformDesc, 0);
}

STUB_FILLS(44, cublasLtMatrixTransformDescSetAttribute,
    (cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr,
        const void *buf, size_t sizeInBytes),
    (transformDesc, attr, buf, sizeInBytes))
{
    stub_input(recorded, 2, buf, sizeInBytes);
}

const stub_function stub_functions[] = {
    STUB_SAME(cublasLtCreate, 0, 1),
    STUB_SAME(cublasLtDestroy, 0, 1),
    STUB_ENTRY(cublasLtDisableCpuInstructionsSetMask, cublasLtDisableCpuInstructionsSetMask,
        cublasLtDisableCpuInstructionsSetMask, 0, false, INTEGER, 1),
    STUB_ENTRY(cublasLtGetCudartVersion, cublasLtGetCudartVersion, cublasLtGetCudartVersion, 0,
        false, INTEGER, 0),
    STUB_SAME(cublasLtGetProperty, 0, 2),
    STUB_ENTRY(cublasLtGetStatusName, cublasLtGetStatusName, cublasLtGetStatusName, 0, false,
        STRING, 1),
    STUB_ENTRY(cublasLtGetStatusString, cublasLtGetStatusString, cublasLtGetStatusString, 0, false,
        STRING, 1),
    STUB_ENTRY(cublasLtGetVersion, cublasLtGetVersion, cublasLtGetVersion, 0, false, INTEGER, 0),
    STUB_SAME(cublasLtHeuristicsCacheGetCapacity, 0, 1),
    STUB_SAME(cublasLtHeuristicsCacheSetCapacity, 0, 1),
    STUB_SAME(cublasLtLoggerForceDisable, 0, 0),
    STUB_SAME(cublasLtLoggerOpenFile, 0, 1),
    STUB_SAME(cublasLtLoggerSetCallback, 0, 1),
    STUB_SAME(cublasLtLoggerSetFile, 0, 1),
    STUB_SAME(cublasLtLoggerSetLevel, 0, 1),
    STUB_SAME(cublasLtLoggerSetMask, 0, 1),
    STUB_SAME(cublasLtMatmul, 0, 16),
    STUB_SAME(cublasLtMatmulAlgoCapGetAttribute, 0, 5),
    STUB_SAME(cublasLtMatmulAlgoCheck, 0, 8),
    STUB_SAME(cublasLtMatmulAlgoConfigGetAttribute, 0, 5),
    STUB_SAME(cublasLtMatmulAlgoConfigSetAttribute, 0, 4),
    STUB_SAME(cublasLtMatmulAlgoGetHeuristic, 0, 10),
    STUB_SAME(cublasLtMatmulAlgoGetIds, 0, 10),
    STUB_SAME(cublasLtMatmulAlgoInit, 0, 9),
    STUB_SAME(cublasLtMatmulDescCreate, 0, 3),
    STUB_SAME(cublasLtMatmulDescDestroy, 0, 1),
    STUB_SAME(cublasLtMatmulDescGetAttribute, 0, 5),
    STUB_SAME(cublasLtMatmulDescInit_internal, 0, 4),
    STUB_SAME(cublasLtMatmulDescSetAttribute, 0, 4),
    STUB_SAME(cublasLtMatmulPreferenceCreate, 0, 1),
    STUB_SAME(cublasLtMatmulPreferenceDestroy, 0, 1),
    STUB_SAME(cublasLtMatmulPreferenceGetAttribute, 0, 5),
    STUB_SAME(cublasLtMatmulPreferenceInit_internal, 0, 2),
    STUB_SAME(cublasLtMatmulPreferenceSetAttribute, 0, 4),
    STUB_SAME(cublasLtMatrixLayoutCreate, 0, 5),
    STUB_SAME(cublasLtMatrixLayoutDestroy, 0, 1),
    STUB_SAME(cublasLtMatrixLayoutGetAttribute, 0, 5),
    STUB_SAME(cublasLtMatrixLayoutInit_internal, 0, 6),
    STUB_SAME(cublasLtMatrixLayoutSetAttribute, 0, 4),
    STUB_SAME(cublasLtMatrixTransform, 0, 11),
    STUB_SAME(cublasLtMatrixTransformDescCreate, 0, 2),
    STUB_SAME(cublasLtMatrixTransformDescDestroy, 0, 1),
    STUB_SAME(cublasLtMatrixTransformDescGetAttribute, 0, 5),
    STUB_SAME(cublasLtMatrixTransformDescInit_internal, 0, 3),
    STUB_SAME(cublasLtMatrixTransformDescSetAttribute, 0, 4),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
