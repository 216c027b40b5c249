// api.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "cublas_api.h"

#include "functions.h"

#include "cubind/module.h"

static inline void *
find(int index)
{
    cb_symbol *symbol = &cublas_symbols[index];
    void *address = atomic_load_explicit(&symbol->address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_find(symbol);
}

// The member `name` of the table: the library's function, or `missing` where there is none.
#define API_VALUE(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *call = find(S_##name); \
        return call != NULL ? call args : missing; \
    }

// Most return a status.
#define API(name, params, args) \
    API_VALUE(cublasStatus_t, name, params, args, CUBLAS_STATUS_NOT_SUPPORTED)

// The member `name` of the table: the library's function, or one that does nothing.
#define API_VOID(name, params, args) \
    static void api_##name params \
    { \
        fn_##name *call = find(S_##name); \
        if (call != NULL) \
            call args; \
    }

API(cublasCreate, (cublasHandle_t *handle), (handle))
API(cublasDestroy, (cublasHandle_t handle), (handle))
API(cublasGetVersion, (cublasHandle_t handle, int *version), (handle, version))
API(cublasGetProperty, (libraryPropertyType type, int *value), (type, value))
API_VALUE(size_t, cublasGetCudartVersion, (void), (), 0)
API(cublasSetWorkspace, (cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes),
    (handle, workspace, workspaceSizeInBytes))
API(cublasSetStream, (cublasHandle_t handle, cudaStream_t streamId), (handle, streamId))
API(cublasGetStream, (cublasHandle_t handle, cudaStream_t *streamId), (handle, streamId))
API(cublasGetPointerMode, (cublasHandle_t handle, cublasPointerMode_t *mode), (handle, mode))
API(cublasSetPointerMode, (cublasHandle_t handle, cublasPointerMode_t mode), (handle, mode))
API(cublasGetAtomicsMode, (cublasHandle_t handle, cublasAtomicsMode_t *mode), (handle, mode))
API(cublasSetAtomicsMode, (cublasHandle_t handle, cublasAtomicsMode_t mode), (handle, mode))
API(cublasGetMathMode, (cublasHandle_t handle, cublasMath_t *mode), (handle, mode))
API(cublasSetMathMode, (cublasHandle_t handle, cublasMath_t mode), (handle, mode))
API(cublasGetSmCountTarget, (cublasHandle_t handle, int *smCountTarget), (handle, smCountTarget))
API(cublasSetSmCountTarget, (cublasHandle_t handle, int smCountTarget), (handle, smCountTarget))
API(cublasGetEmulationStrategy,
    (cublasHandle_t handle, cublasEmulationStrategy_t *emulationStrategy),
    (handle, emulationStrategy))
API(cublasSetEmulationStrategy,
    (cublasHandle_t handle, cublasEmulationStrategy_t emulationStrategy),
    (handle, emulationStrategy))
API(cublasGetEmulationSpecialValuesSupport,
    (cublasHandle_t handle, cudaEmulationSpecialValuesSupport *mask), (handle, mask))
API(cublasSetEmulationSpecialValuesSupport,
    (cublasHandle_t handle, cudaEmulationSpecialValuesSupport mask), (handle, mask))
API(cublasGetFixedPointEmulationMantissaControl,
    (cublasHandle_t handle, cudaEmulationMantissaControl *mantissaControl),
    (handle, mantissaControl))
API(cublasSetFixedPointEmulationMantissaControl,
    (cublasHandle_t handle, cudaEmulationMantissaControl mantissaControl),
    (handle, mantissaControl))
API(cublasGetFixedPointEmulationMaxMantissaBitCount,
    (cublasHandle_t handle, int *maxMantissaBitCount), (handle, maxMantissaBitCount))
API(cublasSetFixedPointEmulationMaxMantissaBitCount,
    (cublasHandle_t handle, int maxMantissaBitCount), (handle, maxMantissaBitCount))
API(cublasGetFixedPointEmulationMantissaBitOffset, (cublasHandle_t handle, int *mantissaBitOffset),
    (handle, mantissaBitOffset))
API(cublasSetFixedPointEmulationMantissaBitOffset, (cublasHandle_t handle, int mantissaBitOffset),
    (handle, mantissaBitOffset))
API(cublasGetFixedPointEmulationMantissaBitCountPointer,
    (cublasHandle_t handle, int **mantissaBitCount), (handle, mantissaBitCount))
API(cublasSetFixedPointEmulationMantissaBitCountPointer,
    (cublasHandle_t handle, int *mantissaBitCount), (handle, mantissaBitCount))
API_VALUE(const char *, cublasGetStatusName, (cublasStatus_t status), (status), NULL)
API_VALUE(const char *, cublasGetStatusString, (cublasStatus_t status), (status), NULL)
API(cublasLoggerConfigure,
    (int logIsOn, int logToStdOut, int logToStdErr, const char *logFileName),
    (logIsOn, logToStdOut, logToStdErr, logFileName))
API(cublasSetLoggerCallback, (cublasLogCallback userCallback), (userCallback))
API(cublasGetLoggerCallback, (cublasLogCallback *userCallback), (userCallback))
API(cublasSetVector, (int n, int elemSize, const void *x, int incx, void *devicePtr, int incy),
    (n, elemSize, x, incx, devicePtr, incy))
API(cublasSetVector_64,
    (int64_t n, int64_t elemSize, const void *x, int64_t incx, void *devicePtr, int64_t incy),
    (n, elemSize, x, incx, devicePtr, incy))
API(cublasGetVector, (int n, int elemSize, const void *x, int incx, void *y, int incy),
    (n, elemSize, x, incx, y, incy))
API(cublasGetVector_64,
    (int64_t n, int64_t elemSize, const void *x, int64_t incx, void *y, int64_t incy),
    (n, elemSize, x, incx, y, incy))
API(cublasSetMatrix, (int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb),
    (rows, cols, elemSize, A, lda, B, ldb))
API(cublasSetMatrix_64,
    (int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B,
        int64_t ldb),
    (rows, cols, elemSize, A, lda, B, ldb))
API(cublasGetMatrix, (int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb),
    (rows, cols, elemSize, A, lda, B, ldb))
API(cublasGetMatrix_64,
    (int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B,
        int64_t ldb),
    (rows, cols, elemSize, A, lda, B, ldb))
API(cublasSetVectorAsync,
    (int n, int elemSize, const void *hostPtr, int incx, void *devicePtr, int incy,
        cudaStream_t stream),
    (n, elemSize, hostPtr, incx, devicePtr, incy, stream))
API(cublasSetVectorAsync_64,
    (int64_t n, int64_t elemSize, const void *hostPtr, int64_t incx, void *devicePtr, int64_t incy,
        cudaStream_t stream),
    (n, elemSize, hostPtr, incx, devicePtr, incy, stream))
API(cublasGetVectorAsync,
    (int n, int elemSize, const void *devicePtr, int incx, void *hostPtr, int incy,
        cudaStream_t stream),
    (n, elemSize, devicePtr, incx, hostPtr, incy, stream))
API(cublasGetVectorAsync_64,
    (int64_t n, int64_t elemSize, const void *devicePtr, int64_t incx, void *hostPtr, int64_t incy,
        cudaStream_t stream),
    (n, elemSize, devicePtr, incx, hostPtr, incy, stream))
API(cublasSetMatrixAsync,
    (int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb,
        cudaStream_t stream),
    (rows, cols, elemSize, A, lda, B, ldb, stream))
API(cublasSetMatrixAsync_64,
    (int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B,
        int64_t ldb, cudaStream_t stream),
    (rows, cols, elemSize, A, lda, B, ldb, stream))
API(cublasGetMatrixAsync,
    (int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb,
        cudaStream_t stream),
    (rows, cols, elemSize, A, lda, B, ldb, stream))
API(cublasGetMatrixAsync_64,
    (int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B,
        int64_t ldb, cudaStream_t stream),
    (rows, cols, elemSize, A, lda, B, ldb, stream))
API_VOID(cublasXerbla, (const char *srName, int info), (srName, info))
API(cublasNrm2Ex,
    (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result,
        cudaDataType resultType, cudaDataType executionType),
    (handle, n, x, xType, incx, result, resultType, executionType))
API(cublasNrm2Ex_64,
    (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
        void *result, cudaDataType resultType, cudaDataType executionType),
    (handle, n, x, xType, incx, result, resultType, executionType))
API(cublasSnrm2, (cublasHandle_t handle, int n, const float *x, int incx, float *result),
    (handle, n, x, incx, result))
API(cublasSnrm2_64,
    (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result),
    (handle, n, x, incx, result))
API(cublasDnrm2, (cublasHandle_t handle, int n, const double *x, int incx, double *result),
    (handle, n, x, incx, result))
API(cublasDnrm2_64,
    (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result),
    (handle, n, x, incx, result))
API(cublasScnrm2, (cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result),
    (handle, n, x, incx, result))
API(cublasScnrm2_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result),
    (handle, n, x, incx, result))
API(cublasDznrm2,
    (cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result),
    (handle, n, x, incx, result))
API(cublasDznrm2_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result),
    (handle, n, x, incx, result))
API(cublasDotEx,
    (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y,
        cudaDataType yType, int incy, void *result, cudaDataType resultType,
        cudaDataType executionType),
    (handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType))
API(cublasDotEx_64,
    (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
        const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType,
        cudaDataType executionType),
    (handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType))
API(cublasDotcEx,
    (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y,
        cudaDataType yType, int incy, void *result, cudaDataType resultType,
        cudaDataType executionType),
    (handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType))
API(cublasDotcEx_64,
    (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
        const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType,
        cudaDataType executionType),
    (handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType))
API(cublasSdot,
    (cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy,
        float *result),
    (handle, n, x, incx, y, incy, result))
API(cublasSdot_64,
    (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y, int64_t incy,
        float *result),
    (handle, n, x, incx, y, incy, result))
API(cublasDdot,
    (cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy,
        double *result),
    (handle, n, x, incx, y, incy, result))
API(cublasDdot_64,
    (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y,
        int64_t incy, double *result),
    (handle, n, x, incx, y, incy, result))
API(cublasCdotu,
    (cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy,
        cuComplex *result),
    (handle, n, x, incx, y, incy, result))
API(cublasCdotu_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y,
        int64_t incy, cuComplex *result),
    (handle, n, x, incx, y, incy, result))
API(cublasCdotc,
    (cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy,
        cuComplex *result),
    (handle, n, x, incx, y, incy, result))
API(cublasCdotc_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y,
        int64_t incy, cuComplex *result),
    (handle, n, x, incx, y, incy, result))
API(cublasZdotu,
    (cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
        int incy, cuDoubleComplex *result),
    (handle, n, x, incx, y, incy, result))
API(cublasZdotu_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result),
    (handle, n, x, incx, y, incy, result))
API(cublasZdotc,
    (cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
        int incy, cuDoubleComplex *result),
    (handle, n, x, incx, y, incy, result))
API(cublasZdotc_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result),
    (handle, n, x, incx, y, incy, result))
API(cublasScalEx,
    (cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, void *x,
        cudaDataType xType, int incx, cudaDataType executionType),
    (handle, n, alpha, alphaType, x, xType, incx, executionType))
API(cublasScalEx_64,
    (cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, void *x,
        cudaDataType xType, int64_t incx, cudaDataType executionType),
    (handle, n, alpha, alphaType, x, xType, incx, executionType))
API(cublasSscal, (cublasHandle_t handle, int n, const float *alpha, float *x, int incx),
    (handle, n, alpha, x, incx))
API(cublasSscal_64, (cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx),
    (handle, n, alpha, x, incx))
API(cublasDscal, (cublasHandle_t handle, int n, const double *alpha, double *x, int incx),
    (handle, n, alpha, x, incx))
API(cublasDscal_64,
    (cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx),
    (handle, n, alpha, x, incx))
API(cublasCscal, (cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx),
    (handle, n, alpha, x, incx))
API(cublasCscal_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x, int64_t incx),
    (handle, n, alpha, x, incx))
API(cublasCsscal, (cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx),
    (handle, n, alpha, x, incx))
API(cublasCsscal_64,
    (cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x, int64_t incx),
    (handle, n, alpha, x, incx))
API(cublasZscal,
    (cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int incx),
    (handle, n, alpha, x, incx))
API(cublasZscal_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, cuDoubleComplex *x,
        int64_t incx),
    (handle, n, alpha, x, incx))
API(cublasZdscal,
    (cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x, int incx),
    (handle, n, alpha, x, incx))
API(cublasZdscal_64,
    (cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x, int64_t incx),
    (handle, n, alpha, x, incx))
API(cublasAxpyEx,
    (cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, const void *x,
        cudaDataType xType, int incx, void *y, cudaDataType yType, int incy,
        cudaDataType executiontype),
    (handle, n, alpha, alphaType, x, xType, incx, y, yType, incy, executiontype))
API(cublasAxpyEx_64,
    (cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, const void *x,
        cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy,
        cudaDataType executiontype),
    (handle, n, alpha, alphaType, x, xType, incx, y, yType, incy, executiontype))
API(cublasSaxpy,
    (cublasHandle_t handle, int n, const float *alpha, const float *x, int incx, float *y,
        int incy),
    (handle, n, alpha, x, incx, y, incy))
API(cublasSaxpy_64,
    (cublasHandle_t handle, int64_t n, const float *alpha, const float *x, int64_t incx, float *y,
        int64_t incy),
    (handle, n, alpha, x, incx, y, incy))
API(cublasDaxpy,
    (cublasHandle_t handle, int n, const double *alpha, const double *x, int incx, double *y,
        int incy),
    (handle, n, alpha, x, incx, y, incy))
API(cublasDaxpy_64,
    (cublasHandle_t handle, int64_t n, const double *alpha, const double *x, int64_t incx,
        double *y, int64_t incy),
    (handle, n, alpha, x, incx, y, incy))
API(cublasCaxpy,
    (cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x, int incx,
        cuComplex *y, int incy),
    (handle, n, alpha, x, incx, y, incy))
API(cublasCaxpy_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx,
        cuComplex *y, int64_t incy),
    (handle, n, alpha, x, incx, y, incy))
API(cublasZaxpy,
    (cublasHandle_t handle, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x,
        int incx, cuDoubleComplex *y, int incy),
    (handle, n, alpha, x, incx, y, incy))
API(cublasZaxpy_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x,
        int64_t incx, cuDoubleComplex *y, int64_t incy),
    (handle, n, alpha, x, incx, y, incy))
API(cublasCopyEx,
    (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *y,
        cudaDataType yType, int incy),
    (handle, n, x, xType, incx, y, yType, incy))
API(cublasCopyEx_64,
    (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *y,
        cudaDataType yType, int64_t incy),
    (handle, n, x, xType, incx, y, yType, incy))
API(cublasScopy, (cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy),
    (handle, n, x, incx, y, incy))
API(cublasScopy_64,
    (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y, int64_t incy),
    (handle, n, x, incx, y, incy))
API(cublasDcopy, (cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy),
    (handle, n, x, incx, y, incy))
API(cublasDcopy_64,
    (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y, int64_t incy),
    (handle, n, x, incx, y, incy))
API(cublasCcopy,
    (cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y, int incy),
    (handle, n, x, incx, y, incy))
API(cublasCcopy_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, cuComplex *y,
        int64_t incy),
    (handle, n, x, incx, y, incy))
API(cublasZcopy,
    (cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, cuDoubleComplex *y,
        int incy),
    (handle, n, x, incx, y, incy))
API(cublasZcopy_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y,
        int64_t incy),
    (handle, n, x, incx, y, incy))
API(cublasSswap, (cublasHandle_t handle, int n, float *x, int incx, float *y, int incy),
    (handle, n, x, incx, y, incy))
API(cublasSswap_64,
    (cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy),
    (handle, n, x, incx, y, incy))
API(cublasDswap, (cublasHandle_t handle, int n, double *x, int incx, double *y, int incy),
    (handle, n, x, incx, y, incy))
API(cublasDswap_64,
    (cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy),
    (handle, n, x, incx, y, incy))
API(cublasCswap, (cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy),
    (handle, n, x, incx, y, incy))
API(cublasCswap_64,
    (cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy),
    (handle, n, x, incx, y, incy))
API(cublasZswap,
    (cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy),
    (handle, n, x, incx, y, incy))
API(cublasZswap_64,
    (cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y,
        int64_t incy),
    (handle, n, x, incx, y, incy))
API(cublasSwapEx,
    (cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
        cudaDataType yType, int incy),
    (handle, n, x, xType, incx, y, yType, incy))
API(cublasSwapEx_64,
    (cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y,
        cudaDataType yType, int64_t incy),
    (handle, n, x, xType, incx, y, yType, incy))
API(cublasIsamax, (cublasHandle_t handle, int n, const float *x, int incx, int *result),
    (handle, n, x, incx, result))
API(cublasIsamax_64,
    (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
API(cublasIdamax, (cublasHandle_t handle, int n, const double *x, int incx, int *result),
    (handle, n, x, incx, result))
API(cublasIdamax_64,
    (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
API(cublasIcamax, (cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result),
    (handle, n, x, incx, result))
API(cublasIcamax_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
API(cublasIzamax, (cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result),
    (handle, n, x, incx, result))
API(cublasIzamax_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
API(cublasIamaxEx,
    (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result),
    (handle, n, x, xType, incx, result))
API(cublasIamaxEx_64,
    (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
        int64_t *result),
    (handle, n, x, xType, incx, result))
API(cublasIsamin, (cublasHandle_t handle, int n, const float *x, int incx, int *result),
    (handle, n, x, incx, result))
API(cublasIsamin_64,
    (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
API(cublasIdamin, (cublasHandle_t handle, int n, const double *x, int incx, int *result),
    (handle, n, x, incx, result))
API(cublasIdamin_64,
    (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
API(cublasIcamin, (cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result),
    (handle, n, x, incx, result))
API(cublasIcamin_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
API(cublasIzamin, (cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result),
    (handle, n, x, incx, result))
API(cublasIzamin_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result),
    (handle, n, x, incx, result))
API(cublasIaminEx,
    (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result),
    (handle, n, x, xType, incx, result))
API(cublasIaminEx_64,
    (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
        int64_t *result),
    (handle, n, x, xType, incx, result))
API(cublasAsumEx,
    (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result,
        cudaDataType resultType, cudaDataType executiontype),
    (handle, n, x, xType, incx, result, resultType, executiontype))
API(cublasAsumEx_64,
    (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
        void *result, cudaDataType resultType, cudaDataType executiontype),
    (handle, n, x, xType, incx, result, resultType, executiontype))
API(cublasSasum, (cublasHandle_t handle, int n, const float *x, int incx, float *result),
    (handle, n, x, incx, result))
API(cublasSasum_64,
    (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result),
    (handle, n, x, incx, result))
API(cublasDasum, (cublasHandle_t handle, int n, const double *x, int incx, double *result),
    (handle, n, x, incx, result))
API(cublasDasum_64,
    (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result),
    (handle, n, x, incx, result))
API(cublasScasum, (cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result),
    (handle, n, x, incx, result))
API(cublasScasum_64,
    (cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result),
    (handle, n, x, incx, result))
API(cublasDzasum,
    (cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result),
    (handle, n, x, incx, result))
API(cublasDzasum_64,
    (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result),
    (handle, n, x, incx, result))
API(cublasSrot,
    (cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *c,
        const float *s),
    (handle, n, x, incx, y, incy, c, s))
API(cublasSrot_64,
    (cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy,
        const float *c, const float *s),
    (handle, n, x, incx, y, incy, c, s))
API(cublasDrot,
    (cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *c,
        const double *s),
    (handle, n, x, incx, y, incy, c, s))
API(cublasDrot_64,
    (cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy,
        const double *c, const double *s),
    (handle, n, x, incx, y, incy, c, s))
API(cublasCrot,
    (cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c,
        const cuComplex *s),
    (handle, n, x, incx, y, incy, c, s))
API(cublasCrot_64,
    (cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy,
        const float *c, const cuComplex *s),
    (handle, n, x, incx, y, incy, c, s))
API(cublasCsrot,
    (cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c,
        const float *s),
    (handle, n, x, incx, y, incy, c, s))
API(cublasCsrot_64,
    (cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy,
        const float *c, const float *s),
    (handle, n, x, incx, y, incy, c, s))
API(cublasZrot,
    (cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy,
        const double *c, const cuDoubleComplex *s),
    (handle, n, x, incx, y, incy, c, s))
API(cublasZrot_64,
    (cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y,
        int64_t incy, const double *c, const cuDoubleComplex *s),
    (handle, n, x, incx, y, incy, c, s))
API(cublasZdrot,
    (cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy,
        const double *c, const double *s),
    (handle, n, x, incx, y, incy, c, s))
API(cublasZdrot_64,
    (cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y,
        int64_t incy, const double *c, const double *s),
    (handle, n, x, incx, y, incy, c, s))
API(cublasRotEx,
    (cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
        cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType,
        cudaDataType executiontype),
    (handle, n, x, xType, incx, y, yType, incy, c, s, csType, executiontype))
API(cublasRotEx_64,
    (cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y,
        cudaDataType yType, int64_t incy, const void *c, const void *s, cudaDataType csType,
        cudaDataType executiontype),
    (handle, n, x, xType, incx, y, yType, incy, c, s, csType, executiontype))
API(cublasSrotg, (cublasHandle_t handle, float *a, float *b, float *c, float *s),
    (handle, a, b, c, s))
API(cublasDrotg, (cublasHandle_t handle, double *a, double *b, double *c, double *s),
    (handle, a, b, c, s))
API(cublasCrotg, (cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s),
    (handle, a, b, c, s))
API(cublasZrotg,
    (cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c, cuDoubleComplex *s),
    (handle, a, b, c, s))
API(cublasRotgEx,
    (cublasHandle_t handle, void *a, void *b, cudaDataType abType, void *c, void *s,
        cudaDataType csType, cudaDataType executiontype),
    (handle, a, b, abType, c, s, csType, executiontype))
API(cublasSrotm,
    (cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *param),
    (handle, n, x, incx, y, incy, param))
API(cublasSrotm_64,
    (cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy,
        const float *param),
    (handle, n, x, incx, y, incy, param))
API(cublasDrotm,
    (cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *param),
    (handle, n, x, incx, y, incy, param))
API(cublasDrotm_64,
    (cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy,
        const double *param),
    (handle, n, x, incx, y, incy, param))
API(cublasRotmEx,
    (cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
        cudaDataType yType, int incy, const void *param, cudaDataType paramType,
        cudaDataType executiontype),
    (handle, n, x, xType, incx, y, yType, incy, param, paramType, executiontype))
API(cublasRotmEx_64,
    (cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y,
        cudaDataType yType, int64_t incy, const void *param, cudaDataType paramType,
        cudaDataType executiontype),
    (handle, n, x, xType, incx, y, yType, incy, param, paramType, executiontype))
API(cublasSrotmg,
    (cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1, float *param),
    (handle, d1, d2, x1, y1, param))
API(cublasDrotmg,
    (cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1, double *param),
    (handle, d1, d2, x1, y1, param))
API(cublasRotmgEx,
    (cublasHandle_t handle, void *d1, cudaDataType d1Type, void *d2, cudaDataType d2Type, void *x1,
        cudaDataType x1Type, const void *y1, cudaDataType y1Type, void *param,
        cudaDataType paramType, cudaDataType executiontype),
    (handle, d1, d1Type, d2, d2Type, x1, x1Type, y1, y1Type, param, paramType, executiontype))
API(cublasSgemv,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasSgemv_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y,
        int64_t incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasDgemv,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha,
        const double *A, int lda, const double *x, int incx, const double *beta, double *y,
        int incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasDgemv_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha,
        const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y,
        int64_t incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasCgemv,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha,
        const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta,
        cuComplex *y, int incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasCgemv_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
        cuComplex *y, int64_t incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasZgemv,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasZgemv_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
        int64_t incy),
    (handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasSgbmv,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
        const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
        float *y, int incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
API(cublasSgbmv_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku,
        const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
        const float *beta, float *y, int64_t incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
API(cublasDgbmv,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
        const double *alpha, const double *A, int lda, const double *x, int incx,
        const double *beta, double *y, int incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
API(cublasDgbmv_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku,
        const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
        const double *beta, double *y, int64_t incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
API(cublasCgbmv,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
        const cuComplex *beta, cuComplex *y, int incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
API(cublasCgbmv_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
        const cuComplex *beta, cuComplex *y, int64_t incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
API(cublasZgbmv,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
        int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
API(cublasZgbmv_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
        int64_t incy),
    (handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy))
API(cublasStrmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const float *A, int lda, float *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasStrmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const float *A, int64_t lda, float *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasDtrmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const double *A, int lda, double *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasDtrmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const double *A, int64_t lda, double *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasCtrmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuComplex *A, int lda, cuComplex *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasCtrmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasZtrmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasZtrmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasStbmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const float *A, int lda, float *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasStbmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasDtbmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const double *A, int lda, double *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasDtbmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasCtbmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasCtbmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasZtbmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasZtbmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x,
        int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasStpmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const float *AP, float *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasStpmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const float *AP, float *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasDtpmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const double *AP, double *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasDtpmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const double *AP, double *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasCtpmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuComplex *AP, cuComplex *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasCtpmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasZtpmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasZtpmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasStrsv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const float *A, int lda, float *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasStrsv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const float *A, int64_t lda, float *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasDtrsv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const double *A, int lda, double *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasDtrsv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const double *A, int64_t lda, double *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasCtrsv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuComplex *A, int lda, cuComplex *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasCtrsv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasZtrsv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasZtrsv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, A, lda, x, incx))
API(cublasStpsv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const float *AP, float *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasStpsv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const float *AP, float *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasDtpsv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const double *AP, double *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasDtpsv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const double *AP, double *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasCtpsv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuComplex *AP, cuComplex *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasCtpsv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasZtpsv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasZtpsv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, AP, x, incx))
API(cublasStbsv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const float *A, int lda, float *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasStbsv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasDtbsv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const double *A, int lda, double *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasDtbsv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasCtbsv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasCtbsv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasZtbsv,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasZtbsv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag,
        int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x,
        int64_t incx),
    (handle, uplo, trans, diag, n, k, A, lda, x, incx))
API(cublasSsymv,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *A,
        int lda, const float *x, int incx, const float *beta, float *y, int incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasSsymv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *A,
        int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasDsymv,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *A,
        int lda, const double *x, int incx, const double *beta, double *y, int incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasDsymv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *A,
        int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasCsymv,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
        const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta,
        cuComplex *y, int incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasCsymv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
        cuComplex *y, int64_t incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasZsymv,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasZsymv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasChemv,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
        const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta,
        cuComplex *y, int incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasChemv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
        cuComplex *y, int64_t incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasZhemv,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasZhemv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy),
    (handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy))
API(cublasSsbmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha,
        const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
API(cublasSsbmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const float *alpha,
        const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y,
        int64_t incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
API(cublasDsbmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha,
        const double *A, int lda, const double *x, int incx, const double *beta, double *y,
        int incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
API(cublasDsbmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const double *alpha,
        const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y,
        int64_t incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
API(cublasChbmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha,
        const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta,
        cuComplex *y, int incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
API(cublasChbmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
        cuComplex *y, int64_t incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
API(cublasZhbmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
API(cublasZhbmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
        int64_t incy),
    (handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy))
API(cublasSspmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *AP,
        const float *x, int incx, const float *beta, float *y, int incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
API(cublasSspmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *AP,
        const float *x, int64_t incx, const float *beta, float *y, int64_t incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
API(cublasDspmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *AP,
        const double *x, int incx, const double *beta, double *y, int incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
API(cublasDspmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
        const double *AP, const double *x, int64_t incx, const double *beta, double *y,
        int64_t incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
API(cublasChpmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
        const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
        int incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
API(cublasChpmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
        const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y,
        int64_t incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
API(cublasZhpmv,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta,
        cuDoubleComplex *y, int incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
API(cublasZhpmv_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *AP, const cuDoubleComplex *x, int64_t incx,
        const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy),
    (handle, uplo, n, alpha, AP, x, incx, beta, y, incy))
API(cublasSger,
    (cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx,
        const float *y, int incy, float *A, int lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
API(cublasSger_64,
    (cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x, int64_t incx,
        const float *y, int64_t incy, float *A, int64_t lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
API(cublasDger,
    (cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx,
        const double *y, int incy, double *A, int lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
API(cublasDger_64,
    (cublasHandle_t handle, int64_t m, int64_t n, const double *alpha, const double *x,
        int64_t incx, const double *y, int64_t incy, double *A, int64_t lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
API(cublasCgeru,
    (cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx,
        const cuComplex *y, int incy, cuComplex *A, int lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
API(cublasCgeru_64,
    (cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x,
        int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
API(cublasCgerc,
    (cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx,
        const cuComplex *y, int incy, cuComplex *A, int lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
API(cublasCgerc_64,
    (cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x,
        int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
API(cublasZgeru,
    (cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x,
        int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
API(cublasZgeru_64,
    (cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
        cuDoubleComplex *A, int64_t lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
API(cublasZgerc,
    (cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x,
        int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
API(cublasZgerc_64,
    (cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
        cuDoubleComplex *A, int64_t lda),
    (handle, m, n, alpha, x, incx, y, incy, A, lda))
API(cublasSsyr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x,
        int incx, float *A, int lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
API(cublasSsyr_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x,
        int64_t incx, float *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
API(cublasDsyr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x,
        int incx, double *A, int lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
API(cublasDsyr_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x,
        int64_t incx, double *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
API(cublasCsyr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
        const cuComplex *x, int incx, cuComplex *A, int lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
API(cublasCsyr_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
        const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
API(cublasZsyr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
API(cublasZsyr_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
API(cublasCher,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x,
        int incx, cuComplex *A, int lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
API(cublasCher_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
        const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
API(cublasZher,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
        const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
API(cublasZher_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
        const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, A, lda))
API(cublasSspr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x,
        int incx, float *AP),
    (handle, uplo, n, alpha, x, incx, AP))
API(cublasSspr_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x,
        int64_t incx, float *AP),
    (handle, uplo, n, alpha, x, incx, AP))
API(cublasDspr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x,
        int incx, double *AP),
    (handle, uplo, n, alpha, x, incx, AP))
API(cublasDspr_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x,
        int64_t incx, double *AP),
    (handle, uplo, n, alpha, x, incx, AP))
API(cublasChpr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x,
        int incx, cuComplex *AP),
    (handle, uplo, n, alpha, x, incx, AP))
API(cublasChpr_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
        const cuComplex *x, int64_t incx, cuComplex *AP),
    (handle, uplo, n, alpha, x, incx, AP))
API(cublasZhpr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
        const cuDoubleComplex *x, int incx, cuDoubleComplex *AP),
    (handle, uplo, n, alpha, x, incx, AP))
API(cublasZhpr_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
        const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP),
    (handle, uplo, n, alpha, x, incx, AP))
API(cublasSsyr2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x,
        int incx, const float *y, int incy, float *A, int lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
API(cublasSsyr2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x,
        int64_t incx, const float *y, int64_t incy, float *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
API(cublasDsyr2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x,
        int incx, const double *y, int incy, double *A, int lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
API(cublasDsyr2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x,
        int64_t incx, const double *y, int64_t incy, double *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
API(cublasCsyr2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
        const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
API(cublasCsyr2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
        const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A,
        int64_t lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
API(cublasZsyr2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
        int lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
API(cublasZsyr2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
        cuDoubleComplex *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
API(cublasCher2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
        const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
API(cublasCher2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
        const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A,
        int64_t lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
API(cublasZher2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
        int lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
API(cublasZher2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
        cuDoubleComplex *A, int64_t lda),
    (handle, uplo, n, alpha, x, incx, y, incy, A, lda))
API(cublasSspr2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x,
        int incx, const float *y, int incy, float *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
API(cublasSspr2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x,
        int64_t incx, const float *y, int64_t incy, float *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
API(cublasDspr2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x,
        int incx, const double *y, int incy, double *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
API(cublasDspr2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x,
        int64_t incx, const double *y, int64_t incy, double *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
API(cublasChpr2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
        const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
API(cublasChpr2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
        const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
API(cublasZhpr2,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy,
        cuDoubleComplex *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
API(cublasZhpr2_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
        cuDoubleComplex *AP),
    (handle, uplo, n, alpha, x, incx, y, incy, AP))
API(cublasSgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const float *const *Aarray, int lda, const float *const *xarray, int incx,
        const float *beta, float *const *yarray, int incy, int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasSgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const float *const *Aarray, int64_t lda, const float *const *xarray, int64_t incx,
        const float *beta, float *const *yarray, int64_t incy, int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasDgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha,
        const double *const *Aarray, int lda, const double *const *xarray, int incx,
        const double *beta, double *const *yarray, int incy, int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasDgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha,
        const double *const *Aarray, int64_t lda, const double *const *xarray, int64_t incx,
        const double *beta, double *const *yarray, int64_t incy, int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasCgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha,
        const cuComplex *const *Aarray, int lda, const cuComplex *const *xarray, int incx,
        const cuComplex *beta, cuComplex *const *yarray, int incy, int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasCgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha,
        const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *xarray, int64_t incx,
        const cuComplex *beta, cuComplex *const *yarray, int64_t incy, int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasZgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *xarray,
        int incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int incy,
        int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasZgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda,
        const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta,
        cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasHSHgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __half *const *Aarray, int lda, const __half *const *xarray, int incx,
        const float *beta, __half *const *yarray, int incy, int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasHSHgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __half *const *Aarray, int64_t lda, const __half *const *xarray, int64_t incx,
        const float *beta, __half *const *yarray, int64_t incy, int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasHSSgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __half *const *Aarray, int lda, const __half *const *xarray, int incx,
        const float *beta, float *const *yarray, int incy, int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasHSSgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __half *const *Aarray, int64_t lda, const __half *const *xarray, int64_t incx,
        const float *beta, float *const *yarray, int64_t incy, int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasTSTgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __nv_bfloat16 *const *Aarray, int lda, const __nv_bfloat16 *const *xarray, int incx,
        const float *beta, __nv_bfloat16 *const *yarray, int incy, int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasTSTgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __nv_bfloat16 *const *Aarray, int64_t lda, const __nv_bfloat16 *const *xarray,
        int64_t incx, const float *beta, __nv_bfloat16 *const *yarray, int64_t incy,
        int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasTSSgemvBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __nv_bfloat16 *const *Aarray, int lda, const __nv_bfloat16 *const *xarray, int incx,
        const float *beta, float *const *yarray, int incy, int batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasTSSgemvBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __nv_bfloat16 *const *Aarray, int64_t lda, const __nv_bfloat16 *const *xarray,
        int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount),
    (handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy, batchCount))
API(cublasSgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const float *A, int lda, long long strideA, const float *x, int incx, long long stridex,
        const float *beta, float *y, int incy, long long stridey, int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasSgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const float *A, int64_t lda, long long strideA, const float *x, int64_t incx,
        long long stridex, const float *beta, float *y, int64_t incy, long long stridey,
        int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasDgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha,
        const double *A, int lda, long long strideA, const double *x, int incx, long long stridex,
        const double *beta, double *y, int incy, long long stridey, int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasDgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha,
        const double *A, int64_t lda, long long strideA, const double *x, int64_t incx,
        long long stridex, const double *beta, double *y, int64_t incy, long long stridey,
        int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasCgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha,
        const cuComplex *A, int lda, long long strideA, const cuComplex *x, int incx,
        long long stridex, const cuComplex *beta, cuComplex *y, int incy, long long stridey,
        int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasCgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha,
        const cuComplex *A, int64_t lda, long long strideA, const cuComplex *x, int64_t incx,
        long long stridex, const cuComplex *beta, cuComplex *y, int64_t incy, long long stridey,
        int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasZgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *x, int incx,
        long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy,
        long long stridey, int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasZgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA,
        const cuDoubleComplex *x, int64_t incx, long long stridex, const cuDoubleComplex *beta,
        cuDoubleComplex *y, int64_t incy, long long stridey, int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasHSHgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __half *A, int lda, long long strideA, const __half *x, int incx, long long stridex,
        const float *beta, __half *y, int incy, long long stridey, int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasHSHgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __half *A, int64_t lda, long long strideA, const __half *x, int64_t incx,
        long long stridex, const float *beta, __half *y, int64_t incy, long long stridey,
        int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasHSSgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __half *A, int lda, long long strideA, const __half *x, int incx, long long stridex,
        const float *beta, float *y, int incy, long long stridey, int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasHSSgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __half *A, int64_t lda, long long strideA, const __half *x, int64_t incx,
        long long stridex, const float *beta, float *y, int64_t incy, long long stridey,
        int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasTSTgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __nv_bfloat16 *A, int lda, long long strideA, const __nv_bfloat16 *x, int incx,
        long long stridex, const float *beta, __nv_bfloat16 *y, int incy, long long stridey,
        int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasTSTgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __nv_bfloat16 *A, int64_t lda, long long strideA, const __nv_bfloat16 *x,
        int64_t incx, long long stridex, const float *beta, __nv_bfloat16 *y, int64_t incy,
        long long stridey, int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasTSSgemvStridedBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
        const __nv_bfloat16 *A, int lda, long long strideA, const __nv_bfloat16 *x, int incx,
        long long stridex, const float *beta, float *y, int incy, long long stridey,
        int batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasTSSgemvStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha,
        const __nv_bfloat16 *A, int64_t lda, long long strideA, const __nv_bfloat16 *x,
        int64_t incx, long long stridex, const float *beta, float *y, int64_t incy,
        long long stridey, int64_t batchCount),
    (handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy, stridey,
        batchCount))
API(cublasSgemm,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const float *alpha, const float *A, int lda, const float *B, int ldb,
        const float *beta, float *C, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasSgemm_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B,
        int64_t ldb, const float *beta, float *C, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasDgemm,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const double *alpha, const double *A, int lda, const double *B, int ldb,
        const double *beta, double *C, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasDgemm_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B,
        int64_t ldb, const double *beta, double *C, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasCgemm,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const cuComplex *beta, cuComplex *C, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasCgemm_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
        const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasCgemm3m,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const cuComplex *beta, cuComplex *C, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasCgemm3m_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
        const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasCgemm3mEx,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B,
        cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc))
API(cublasCgemm3mEx_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype,
        int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta,
        void *C, cudaDataType Ctype, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc))
API(cublasZgemm,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
        const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasZgemm_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasZgemm3m,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
        const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasZgemm3m_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasHgemm,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const __half *alpha, const __half *A, int lda, const __half *B, int ldb,
        const __half *beta, __half *C, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasHgemm_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const __half *alpha, const __half *A, int64_t lda, const __half *B,
        int64_t ldb, const __half *beta, __half *C, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasSgemmEx,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const void *B,
        cudaDataType Btype, int ldb, const float *beta, void *C, cudaDataType Ctype, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc))
API(cublasSgemmEx_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda,
        const void *B, cudaDataType Btype, int64_t ldb, const float *beta, void *C,
        cudaDataType Ctype, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc))
API(cublasGemmEx,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const void *alpha, const void *A, cudaDataType Atype, int lda, const void *B,
        cudaDataType Btype, int ldb, const void *beta, void *C, cudaDataType Ctype, int ldc,
        cublasComputeType_t computeType, cublasGemmAlgo_t algo),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc,
        computeType, algo))
API(cublasGemmEx_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda,
        const void *B, cudaDataType Btype, int64_t ldb, const void *beta, void *C,
        cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc,
        computeType, algo))
API(cublasCgemmEx,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B,
        cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc))
API(cublasCgemmEx_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype,
        int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta,
        void *C, cudaDataType Ctype, int64_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C, Ctype, ldc))
API(cublasSsyrk,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const float *alpha, const float *A, int lda, const float *beta, float *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasSsyrk_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const float *alpha, const float *A, int64_t lda, const float *beta, float *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasDsyrk,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const double *alpha, const double *A, int lda, const double *beta, double *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasDsyrk_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const double *alpha, const double *A, int64_t lda, const double *beta, double *C,
        int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasCsyrk,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, cuComplex *C,
        int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasCsyrk_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta,
        cuComplex *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasZsyrk,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasZsyrk_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasCsyrkEx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta,
        void *C, cudaDataType Ctype, int ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
API(cublasCsyrkEx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda,
        const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
API(cublasCsyrk3mEx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta,
        void *C, cudaDataType Ctype, int ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
API(cublasCsyrk3mEx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda,
        const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
API(cublasCherk,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const float *alpha, const cuComplex *A, int lda, const float *beta, cuComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasCherk_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const float *alpha, const cuComplex *A, int64_t lda, const float *beta, cuComplex *C,
        int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasZherk,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const double *alpha, const cuDoubleComplex *A, int lda, const double *beta,
        cuDoubleComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasZherk_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const double *alpha, const cuDoubleComplex *A, int64_t lda, const double *beta,
        cuDoubleComplex *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasCherkEx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C,
        cudaDataType Ctype, int ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
API(cublasCherkEx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta,
        void *C, cudaDataType Ctype, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
API(cublasCherk3mEx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C,
        cudaDataType Ctype, int ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
API(cublasCherk3mEx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta,
        void *C, cudaDataType Ctype, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc))
API(cublasSsyr2k,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
        float *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasSsyr2k_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb,
        const float *beta, float *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasDsyr2k,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const double *alpha, const double *A, int lda, const double *B, int ldb,
        const double *beta, double *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasDsyr2k_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb,
        const double *beta, double *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasCsyr2k,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const cuComplex *beta, cuComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasCsyr2k_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const cuComplex *beta, cuComplex *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasZsyr2k,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
        int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasZsyr2k_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasCher2k,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const float *beta, cuComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasCher2k_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const float *beta, cuComplex *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasZher2k,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
        int ldb, const double *beta, cuDoubleComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasZher2k_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasSsyrkx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
        float *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasSsyrkx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb,
        const float *beta, float *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasDsyrkx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const double *alpha, const double *A, int lda, const double *B, int ldb,
        const double *beta, double *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasDsyrkx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb,
        const double *beta, double *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasCsyrkx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const cuComplex *beta, cuComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasCsyrkx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const cuComplex *beta, cuComplex *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasZsyrkx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
        int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasZsyrkx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasCherkx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const float *beta, cuComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasCherkx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const float *beta, cuComplex *C, int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasZherkx,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
        int ldb, const double *beta, cuDoubleComplex *C, int ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasZherkx_64,
    (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasSsymm,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
        const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
        float *C, int ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasSsymm_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n,
        const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb,
        const float *beta, float *C, int64_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasDsymm,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
        const double *alpha, const double *A, int lda, const double *B, int ldb,
        const double *beta, double *C, int ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasDsymm_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n,
        const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb,
        const double *beta, double *C, int64_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasCsymm,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const cuComplex *beta, cuComplex *C, int ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasCsymm_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const cuComplex *beta, cuComplex *C, int64_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasZsymm,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
        int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasZsymm_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasChemm,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
        const cuComplex *beta, cuComplex *C, int ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasChemm_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n,
        const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
        const cuComplex *beta, cuComplex *C, int64_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasZhemm,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
        int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasZhemm_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        int64_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasStrsm,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, float *B,
        int ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
API(cublasStrsm_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A,
        int64_t lda, float *B, int64_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
API(cublasDtrsm,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda,
        double *B, int ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
API(cublasDtrsm_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A,
        int64_t lda, double *B, int64_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
API(cublasCtrsm,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
        cuComplex *B, int ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
API(cublasCtrsm_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
        int64_t lda, cuComplex *B, int64_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
API(cublasZtrsm,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
API(cublasZtrsm_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B, int64_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
API(cublasStrmm,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda,
        const float *B, int ldb, float *C, int ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
API(cublasStrmm_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A,
        int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
API(cublasDtrmm,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda,
        const double *B, int ldb, double *C, int ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
API(cublasDtrmm_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A,
        int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
API(cublasCtrmm,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
        const cuComplex *B, int ldb, cuComplex *C, int ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
API(cublasCtrmm_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
        int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
API(cublasZtrmm,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C,
        int ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
API(cublasZtrmm_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
        cuDoubleComplex *C, int64_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
API(cublasHgemmBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const __half *alpha, const __half *const *Aarray, int lda,
        const __half *const *Barray, int ldb, const __half *beta, __half *const *Carray, int ldc,
        int batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
API(cublasHgemmBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const __half *alpha, const __half *const *Aarray, int64_t lda,
        const __half *const *Barray, int64_t ldb, const __half *beta, __half *const *Carray,
        int64_t ldc, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
API(cublasSgemmBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const float *alpha, const float *const *Aarray, int lda, const float *const *Barray,
        int ldb, const float *beta, float *const *Carray, int ldc, int batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
API(cublasSgemmBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const float *alpha, const float *const *Aarray, int64_t lda,
        const float *const *Barray, int64_t ldb, const float *beta, float *const *Carray,
        int64_t ldc, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
API(cublasDgemmBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const double *alpha, const double *const *Aarray, int lda,
        const double *const *Barray, int ldb, const double *beta, double *const *Carray, int ldc,
        int batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
API(cublasDgemmBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const double *alpha, const double *const *Aarray, int64_t lda,
        const double *const *Barray, int64_t ldb, const double *beta, double *const *Carray,
        int64_t ldc, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
API(cublasCgemmBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
        const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray,
        int ldc, int batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
API(cublasCgemmBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda,
        const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta,
        cuComplex *const *Carray, int64_t ldc, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
API(cublasCgemm3mBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
        const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray,
        int ldc, int batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
API(cublasCgemm3mBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda,
        const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta,
        cuComplex *const *Carray, int64_t ldc, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
API(cublasZgemmBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda,
        const cuDoubleComplex *const *Barray, int ldb, const cuDoubleComplex *beta,
        cuDoubleComplex *const *Carray, int ldc, int batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
API(cublasZgemmBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray,
        int64_t lda, const cuDoubleComplex *const *Barray, int64_t ldb,
        const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int64_t ldc,
        int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray, ldc,
        batchCount))
API(cublasHgemmStridedBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const __half *alpha, const __half *A, int lda, long long strideA, const __half *B,
        int ldb, long long strideB, const __half *beta, __half *C, int ldc, long long strideC,
        int batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
API(cublasHgemmStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const __half *alpha, const __half *A, int64_t lda, long long strideA,
        const __half *B, int64_t ldb, long long strideB, const __half *beta, __half *C,
        int64_t ldc, long long strideC, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
API(cublasSgemmStridedBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const float *alpha, const float *A, int lda, long long strideA, const float *B,
        int ldb, long long strideB, const float *beta, float *C, int ldc, long long strideC,
        int batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
API(cublasSgemmStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, long long strideA,
        const float *B, int64_t ldb, long long strideB, const float *beta, float *C, int64_t ldc,
        long long strideC, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
API(cublasDgemmStridedBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const double *alpha, const double *A, int lda, long long strideA, const double *B,
        int ldb, long long strideB, const double *beta, double *C, int ldc, long long strideC,
        int batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
API(cublasDgemmStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, long long strideA,
        const double *B, int64_t ldb, long long strideB, const double *beta, double *C,
        int64_t ldc, long long strideC, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
API(cublasCgemmStridedBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA,
        const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C,
        int ldc, long long strideC, int batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
API(cublasCgemmStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
        long long strideA, const cuComplex *B, int64_t ldb, long long strideB,
        const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
API(cublasCgemm3mStridedBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA,
        const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C,
        int ldc, long long strideC, int batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
API(cublasCgemm3mStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
        long long strideA, const cuComplex *B, int64_t ldb, long long strideB,
        const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
API(cublasZgemmStridedBatched,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA,
        const cuDoubleComplex *B, int ldb, long long strideB, const cuDoubleComplex *beta,
        cuDoubleComplex *C, int ldc, long long strideC, int batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
API(cublasZgemmStridedBatched_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        long long strideA, const cuDoubleComplex *B, int64_t ldb, long long strideB,
        const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc, long long strideC,
        int64_t batchCount),
    (handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta, C, ldc,
        strideC, batchCount))
API(cublasGemmBatchedEx,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int lda,
        const void *const *Barray, cudaDataType Btype, int ldb, const void *beta,
        void *const *Carray, cudaDataType Ctype, int ldc, int batchCount,
        cublasComputeType_t computeType, cublasGemmAlgo_t algo),
    (handle, transa, transb, m, n, k, alpha, Aarray, Atype, lda, Barray, Btype, ldb, beta, Carray,
        Ctype, ldc, batchCount, computeType, algo))
API(cublasGemmBatchedEx_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const void *alpha, const void *const *Aarray, cudaDataType Atype,
        int64_t lda, const void *const *Barray, cudaDataType Btype, int64_t ldb, const void *beta,
        void *const *Carray, cudaDataType Ctype, int64_t ldc, int64_t batchCount,
        cublasComputeType_t computeType, cublasGemmAlgo_t algo),
    (handle, transa, transb, m, n, k, alpha, Aarray, Atype, lda, Barray, Btype, ldb, beta, Carray,
        Ctype, ldc, batchCount, computeType, algo))
API(cublasGemmStridedBatchedEx,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        int k, const void *alpha, const void *A, cudaDataType Atype, int lda, long long strideA,
        const void *B, cudaDataType Btype, int ldb, long long strideB, const void *beta, void *C,
        cudaDataType Ctype, int ldc, long long strideC, int batchCount,
        cublasComputeType_t computeType, cublasGemmAlgo_t algo),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, strideA, B, Btype, ldb, strideB, beta,
        C, Ctype, ldc, strideC, batchCount, computeType, algo))
API(cublasGemmStridedBatchedEx_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda,
        long long strideA, const void *B, cudaDataType Btype, int64_t ldb, long long strideB,
        const void *beta, void *C, cudaDataType Ctype, int64_t ldc, long long strideC,
        int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo),
    (handle, transa, transb, m, n, k, alpha, A, Atype, lda, strideA, B, Btype, ldb, strideB, beta,
        C, Ctype, ldc, strideC, batchCount, computeType, algo))
API(cublasSgemmGroupedBatched,
    (cublasHandle_t handle, const cublasOperation_t *transa_array,
        const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
        const int *k_array, const float *alpha_array, const float *const *Aarray,
        const int *lda_array, const float *const *Barray, const int *ldb_array,
        const float *beta_array, float *const *Carray, const int *ldc_array, int group_count,
        const int *group_size),
    (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array,
        Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size))
API(cublasSgemmGroupedBatched_64,
    (cublasHandle_t handle, const cublasOperation_t *transa_array,
        const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
        const int64_t *k_array, const float *alpha_array, const float *const *Aarray,
        const int64_t *lda_array, const float *const *Barray, const int64_t *ldb_array,
        const float *beta_array, float *const *Carray, const int64_t *ldc_array,
        int64_t group_count, const int64_t *group_size),
    (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array,
        Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size))
API(cublasDgemmGroupedBatched,
    (cublasHandle_t handle, const cublasOperation_t *transa_array,
        const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
        const int *k_array, const double *alpha_array, const double *const *Aarray,
        const int *lda_array, const double *const *Barray, const int *ldb_array,
        const double *beta_array, double *const *Carray, const int *ldc_array, int group_count,
        const int *group_size),
    (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array,
        Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size))
API(cublasDgemmGroupedBatched_64,
    (cublasHandle_t handle, const cublasOperation_t *transa_array,
        const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
        const int64_t *k_array, const double *alpha_array, const double *const *Aarray,
        const int64_t *lda_array, const double *const *Barray, const int64_t *ldb_array,
        const double *beta_array, double *const *Carray, const int64_t *ldc_array,
        int64_t group_count, const int64_t *group_size),
    (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, lda_array,
        Barray, ldb_array, beta_array, Carray, ldc_array, group_count, group_size))
API(cublasGemmGroupedBatchedEx,
    (cublasHandle_t handle, const cublasOperation_t *transa_array,
        const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
        const int *k_array, const void *alpha_array, const void *const *Aarray,
        cudaDataType_t Atype, const int *lda_array, const void *const *Barray,
        cudaDataType_t Btype, const int *ldb_array, const void *beta_array, void *const *Carray,
        cudaDataType_t Ctype, const int *ldc_array, int group_count, const int *group_size,
        cublasComputeType_t computeType),
    (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, Atype,
        lda_array, Barray, Btype, ldb_array, beta_array, Carray, Ctype, ldc_array, group_count,
        group_size, computeType))
API(cublasGemmGroupedBatchedEx_64,
    (cublasHandle_t handle, const cublasOperation_t *transa_array,
        const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
        const int64_t *k_array, const void *alpha_array, const void *const *Aarray,
        cudaDataType_t Atype, const int64_t *lda_array, const void *const *Barray,
        cudaDataType_t Btype, const int64_t *ldb_array, const void *beta_array,
        void *const *Carray, cudaDataType_t Ctype, const int64_t *ldc_array, int64_t group_count,
        const int64_t *group_size, cublasComputeType_t computeType),
    (handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array, Aarray, Atype,
        lda_array, Barray, Btype, ldb_array, beta_array, Carray, Ctype, ldc_array, group_count,
        group_size, computeType))
API(cublasSgeam,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        const float *alpha, const float *A, int lda, const float *beta, const float *B, int ldb,
        float *C, int ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
API(cublasSgeam_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, const float *alpha, const float *A, int64_t lda, const float *beta,
        const float *B, int64_t ldb, float *C, int64_t ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
API(cublasDgeam,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        const double *alpha, const double *A, int lda, const double *beta, const double *B,
        int ldb, double *C, int ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
API(cublasDgeam_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, const double *alpha, const double *A, int64_t lda, const double *beta,
        const double *B, int64_t ldb, double *C, int64_t ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
API(cublasCgeam,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta,
        const cuComplex *B, int ldb, cuComplex *C, int ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
API(cublasCgeam_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta,
        const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
API(cublasZgeam,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
        const cuDoubleComplex *beta, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C,
        int ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
API(cublasZgeam_64,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m,
        int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
        const cuDoubleComplex *beta, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C,
        int64_t ldc),
    (handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc))
API(cublasStrsmBatched,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const float *alpha, const float *const *A, int lda,
        float *const *B, int ldb, int batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
API(cublasStrsmBatched_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *const *A,
        int64_t lda, float *const *B, int64_t ldb, int64_t batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
API(cublasDtrsmBatched,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const double *alpha, const double *const *A, int lda,
        double *const *B, int ldb, int batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
API(cublasDtrsmBatched_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *const *A,
        int64_t lda, double *const *B, int64_t ldb, int64_t batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
API(cublasCtrsmBatched,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *const *A,
        int lda, cuComplex *const *B, int ldb, int batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
API(cublasCtrsmBatched_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha,
        const cuComplex *const *A, int64_t lda, cuComplex *const *B, int64_t ldb,
        int64_t batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
API(cublasZtrsmBatched,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *B, int ldb,
        int batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
API(cublasZtrsmBatched_64,
    (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans,
        cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha,
        const cuDoubleComplex *const *A, int64_t lda, cuDoubleComplex *const *B, int64_t ldb,
        int64_t batchCount),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount))
API(cublasSdgmm,
    (cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const float *A, int lda,
        const float *x, int incx, float *C, int ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))
API(cublasSdgmm_64,
    (cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const float *A,
        int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))
API(cublasDdgmm,
    (cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const double *A, int lda,
        const double *x, int incx, double *C, int ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))
API(cublasDdgmm_64,
    (cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const double *A,
        int64_t lda, const double *x, int64_t incx, double *C, int64_t ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))
API(cublasCdgmm,
    (cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuComplex *A, int lda,
        const cuComplex *x, int incx, cuComplex *C, int ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))
API(cublasCdgmm_64,
    (cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuComplex *A,
        int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C, int64_t ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))
API(cublasZdgmm,
    (cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuDoubleComplex *A, int lda,
        const cuDoubleComplex *x, int incx, cuDoubleComplex *C, int ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))
API(cublasZdgmm_64,
    (cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuDoubleComplex *A,
        int64_t lda, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *C, int64_t ldc),
    (handle, mode, m, n, A, lda, x, incx, C, ldc))
API(cublasSmatinvBatched,
    (cublasHandle_t handle, int n, const float *const *A, int lda, float *const *Ainv, int lda_inv,
        int *info, int batchSize),
    (handle, n, A, lda, Ainv, lda_inv, info, batchSize))
API(cublasDmatinvBatched,
    (cublasHandle_t handle, int n, const double *const *A, int lda, double *const *Ainv,
        int lda_inv, int *info, int batchSize),
    (handle, n, A, lda, Ainv, lda_inv, info, batchSize))
API(cublasCmatinvBatched,
    (cublasHandle_t handle, int n, const cuComplex *const *A, int lda, cuComplex *const *Ainv,
        int lda_inv, int *info, int batchSize),
    (handle, n, A, lda, Ainv, lda_inv, info, batchSize))
API(cublasZmatinvBatched,
    (cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda,
        cuDoubleComplex *const *Ainv, int lda_inv, int *info, int batchSize),
    (handle, n, A, lda, Ainv, lda_inv, info, batchSize))
API(cublasSgeqrfBatched,
    (cublasHandle_t handle, int m, int n, float *const *Aarray, int lda, float *const *TauArray,
        int *info, int batchSize),
    (handle, m, n, Aarray, lda, TauArray, info, batchSize))
API(cublasDgeqrfBatched,
    (cublasHandle_t handle, int m, int n, double *const *Aarray, int lda, double *const *TauArray,
        int *info, int batchSize),
    (handle, m, n, Aarray, lda, TauArray, info, batchSize))
API(cublasCgeqrfBatched,
    (cublasHandle_t handle, int m, int n, cuComplex *const *Aarray, int lda,
        cuComplex *const *TauArray, int *info, int batchSize),
    (handle, m, n, Aarray, lda, TauArray, info, batchSize))
API(cublasZgeqrfBatched,
    (cublasHandle_t handle, int m, int n, cuDoubleComplex *const *Aarray, int lda,
        cuDoubleComplex *const *TauArray, int *info, int batchSize),
    (handle, m, n, Aarray, lda, TauArray, info, batchSize))
API(cublasSgelsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, float *const *Aarray,
        int lda, float *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize),
    (handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray, batchSize))
API(cublasDgelsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, double *const *Aarray,
        int lda, double *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize),
    (handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray, batchSize))
API(cublasCgelsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
        cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc, int *info,
        int *devInfoArray, int batchSize),
    (handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray, batchSize))
API(cublasZgelsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
        cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray, int ldc,
        int *info, int *devInfoArray, int batchSize),
    (handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray, batchSize))
API(cublasStpttr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP, float *A, int lda),
    (handle, uplo, n, AP, A, lda))
API(cublasDtpttr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *AP, double *A, int lda),
    (handle, uplo, n, AP, A, lda))
API(cublasCtpttr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *AP, cuComplex *A,
        int lda),
    (handle, uplo, n, AP, A, lda))
API(cublasZtpttr,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *AP,
        cuDoubleComplex *A, int lda),
    (handle, uplo, n, AP, A, lda))
API(cublasStrttp,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, float *AP),
    (handle, uplo, n, A, lda, AP))
API(cublasDtrttp,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, double *AP),
    (handle, uplo, n, A, lda, AP))
API(cublasCtrttp,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda,
        cuComplex *AP),
    (handle, uplo, n, A, lda, AP))
API(cublasZtrttp,
    (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda,
        cuDoubleComplex *AP),
    (handle, uplo, n, A, lda, AP))
API(cublasSgetrfBatched,
    (cublasHandle_t handle, int n, float *const *A, int lda, int *P, int *info, int batchSize),
    (handle, n, A, lda, P, info, batchSize))
API(cublasDgetrfBatched,
    (cublasHandle_t handle, int n, double *const *A, int lda, int *P, int *info, int batchSize),
    (handle, n, A, lda, P, info, batchSize))
API(cublasCgetrfBatched,
    (cublasHandle_t handle, int n, cuComplex *const *A, int lda, int *P, int *info, int batchSize),
    (handle, n, A, lda, P, info, batchSize))
API(cublasZgetrfBatched,
    (cublasHandle_t handle, int n, cuDoubleComplex *const *A, int lda, int *P, int *info,
        int batchSize),
    (handle, n, A, lda, P, info, batchSize))
API(cublasSgetriBatched,
    (cublasHandle_t handle, int n, const float *const *A, int lda, const int *P, float *const *C,
        int ldc, int *info, int batchSize),
    (handle, n, A, lda, P, C, ldc, info, batchSize))
API(cublasDgetriBatched,
    (cublasHandle_t handle, int n, const double *const *A, int lda, const int *P, double *const *C,
        int ldc, int *info, int batchSize),
    (handle, n, A, lda, P, C, ldc, info, batchSize))
API(cublasCgetriBatched,
    (cublasHandle_t handle, int n, const cuComplex *const *A, int lda, const int *P,
        cuComplex *const *C, int ldc, int *info, int batchSize),
    (handle, n, A, lda, P, C, ldc, info, batchSize))
API(cublasZgetriBatched,
    (cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda, const int *P,
        cuDoubleComplex *const *C, int ldc, int *info, int batchSize),
    (handle, n, A, lda, P, C, ldc, info, batchSize))
API(cublasSgetrsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float *const *Aarray,
        int lda, const int *devIpiv, float *const *Barray, int ldb, int *info, int batchSize),
    (handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize))
API(cublasDgetrsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double *const *Aarray,
        int lda, const int *devIpiv, double *const *Barray, int ldb, int *info, int batchSize),
    (handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize))
API(cublasCgetrsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
        const cuComplex *const *Aarray, int lda, const int *devIpiv, cuComplex *const *Barray,
        int ldb, int *info, int batchSize),
    (handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize))
API(cublasZgetrsBatched,
    (cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
        const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv,
        cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize),
    (handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize))
API(cublasUint8gemmBias,
    (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
        cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda,
        const unsigned char *B, int B_bias, int ldb, unsigned char *C, int C_bias, int ldc,
        int C_mult, int C_shift),
    (handle, transa, transb, transc, m, n, k, A, A_bias, lda, B, B_bias, ldb, C, C_bias, ldc,
        C_mult, C_shift))
API(cublasXtCreate, (cublasXtHandle_t *handle), (handle))
API(cublasXtDestroy, (cublasXtHandle_t handle), (handle))
API(cublasXtGetNumBoards, (int nbDevices, int *deviceId, int *nbBoards),
    (nbDevices, deviceId, nbBoards))
API(cublasXtMaxBoards, (int *nbGpuBoards), (nbGpuBoards))
API(cublasXtDeviceSelect, (cublasXtHandle_t handle, int nbDevices, int *deviceId),
    (handle, nbDevices, deviceId))
API(cublasXtSetBlockDim, (cublasXtHandle_t handle, int blockDim), (handle, blockDim))
API(cublasXtGetBlockDim, (cublasXtHandle_t handle, int *blockDim), (handle, blockDim))
API(cublasXtGetPinningMemMode, (cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode),
    (handle, mode))
API(cublasXtSetPinningMemMode, (cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode),
    (handle, mode))
API(cublasXtSetCpuRoutine,
    (cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, void *blasFunctor),
    (handle, blasOp, type, blasFunctor))
API(cublasXtSetCpuRatio,
    (cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, float ratio),
    (handle, blasOp, type, ratio))
API(cublasXtSgemm,
    (cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m,
        size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B,
        size_t ldb, const float *beta, float *C, size_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtDgemm,
    (cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m,
        size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B,
        size_t ldb, const double *beta, double *C, size_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtCgemm,
    (cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m,
        size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda,
        const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtZgemm,
    (cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m,
        size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        size_t ldc),
    (handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtSsyrk,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const float *alpha, const float *A, size_t lda, const float *beta, float *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasXtDsyrk,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const double *alpha, const double *A, size_t lda, const double *beta, double *C,
        size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasXtCsyrk,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *beta,
        cuComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasXtZsyrk,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasXtCherk,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const float *alpha, const cuComplex *A, size_t lda, const float *beta, cuComplex *C,
        size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasXtZherk,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const double *alpha, const cuDoubleComplex *A, size_t lda, const double *beta,
        cuDoubleComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc))
API(cublasXtSsyr2k,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
        const float *beta, float *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtDsyr2k,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const double *alpha, const double *A, size_t lda, const double *B, size_t ldb,
        const double *beta, double *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtCsyr2k,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const cuComplex *beta, cuComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtZsyr2k,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtCherkx,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const float *beta, cuComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtZherkx,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtStrsm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha,
        const float *A, size_t lda, float *B, size_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
API(cublasXtDtrsm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha,
        const double *A, size_t lda, double *B, size_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
API(cublasXtCtrsm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha,
        const cuComplex *A, size_t lda, cuComplex *B, size_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
API(cublasXtZtrsm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B,
        size_t ldb),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb))
API(cublasXtSsymm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
        const float *beta, float *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtDsymm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const double *alpha, const double *A, size_t lda, const double *B, size_t ldb,
        const double *beta, double *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtCsymm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const cuComplex *beta, cuComplex *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtZsymm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        size_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtChemm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const cuComplex *beta, cuComplex *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtZhemm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        size_t ldc),
    (handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtSsyrkx,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
        const float *beta, float *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtDsyrkx,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const double *alpha, const double *A, size_t lda, const double *B, size_t ldb,
        const double *beta, double *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtCsyrkx,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const cuComplex *beta, cuComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtZsyrkx,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
        size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtCher2k,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
        const float *beta, cuComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtZher2k,
    (cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc),
    (handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc))
API(cublasXtSspmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta,
        float *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc))
API(cublasXtDspmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const double *alpha, const double *AP, const double *B, size_t ldb, const double *beta,
        double *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc))
API(cublasXtCspmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb,
        const cuComplex *beta, cuComplex *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc))
API(cublasXtZspmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B,
        size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc),
    (handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc))
API(cublasXtStrmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha,
        const float *A, size_t lda, const float *B, size_t ldb, float *C, size_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
API(cublasXtDtrmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha,
        const double *A, size_t lda, const double *B, size_t ldb, double *C, size_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
API(cublasXtCtrmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha,
        const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))
API(cublasXtZtrmm,
    (cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
        cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
        const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
        const cuDoubleComplex *B, size_t ldb, cuDoubleComplex *C, size_t ldc),
    (handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc))

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&cublas_api_table, cublas_symbols, SYMBOL_COUNT, &last,
        function, symbol);
}

const struct cubind_cublas_api cublas_api_table = {
    .layout = CUBIND_CUBLAS_API_LAYOUT,
    .api_version = CUBIND_CUBLAS_API_VERSION,
    .size = sizeof(cubind_cublas_api),
    .find = find_entry,
    .cublasCreate = api_cublasCreate,
    .cublasDestroy = api_cublasDestroy,
    .cublasGetVersion = api_cublasGetVersion,
    .cublasGetProperty = api_cublasGetProperty,
    .cublasGetCudartVersion = api_cublasGetCudartVersion,
    .cublasSetWorkspace = api_cublasSetWorkspace,
    .cublasSetStream = api_cublasSetStream,
    .cublasGetStream = api_cublasGetStream,
    .cublasGetPointerMode = api_cublasGetPointerMode,
    .cublasSetPointerMode = api_cublasSetPointerMode,
    .cublasGetAtomicsMode = api_cublasGetAtomicsMode,
    .cublasSetAtomicsMode = api_cublasSetAtomicsMode,
    .cublasGetMathMode = api_cublasGetMathMode,
    .cublasSetMathMode = api_cublasSetMathMode,
    .cublasGetSmCountTarget = api_cublasGetSmCountTarget,
    .cublasSetSmCountTarget = api_cublasSetSmCountTarget,
    .cublasGetEmulationStrategy = api_cublasGetEmulationStrategy,
    .cublasSetEmulationStrategy = api_cublasSetEmulationStrategy,
    .cublasGetEmulationSpecialValuesSupport = api_cublasGetEmulationSpecialValuesSupport,
    .cublasSetEmulationSpecialValuesSupport = api_cublasSetEmulationSpecialValuesSupport,
    .cublasGetFixedPointEmulationMantissaControl = api_cublasGetFixedPointEmulationMantissaControl,
    .cublasSetFixedPointEmulationMantissaControl = api_cublasSetFixedPointEmulationMantissaControl,
    .cublasGetFixedPointEmulationMaxMantissaBitCount =
        api_cublasGetFixedPointEmulationMaxMantissaBitCount,
    .cublasSetFixedPointEmulationMaxMantissaBitCount =
        api_cublasSetFixedPointEmulationMaxMantissaBitCount,
    .cublasGetFixedPointEmulationMantissaBitOffset =
        api_cublasGetFixedPointEmulationMantissaBitOffset,
    .cublasSetFixedPointEmulationMantissaBitOffset =
        api_cublasSetFixedPointEmulationMantissaBitOffset,
    .cublasGetFixedPointEmulationMantissaBitCountPointer =
        api_cublasGetFixedPointEmulationMantissaBitCountPointer,
    .cublasSetFixedPointEmulationMantissaBitCountPointer =
        api_cublasSetFixedPointEmulationMantissaBitCountPointer,
    .cublasGetStatusName = api_cublasGetStatusName,
    .cublasGetStatusString = api_cublasGetStatusString,
    .cublasLoggerConfigure = api_cublasLoggerConfigure,
    .cublasSetLoggerCallback = api_cublasSetLoggerCallback,
    .cublasGetLoggerCallback = api_cublasGetLoggerCallback,
    .cublasSetVector = api_cublasSetVector,
    .cublasSetVector_64 = api_cublasSetVector_64,
    .cublasGetVector = api_cublasGetVector,
    .cublasGetVector_64 = api_cublasGetVector_64,
    .cublasSetMatrix = api_cublasSetMatrix,
    .cublasSetMatrix_64 = api_cublasSetMatrix_64,
    .cublasGetMatrix = api_cublasGetMatrix,
    .cublasGetMatrix_64 = api_cublasGetMatrix_64,
    .cublasSetVectorAsync = api_cublasSetVectorAsync,
    .cublasSetVectorAsync_64 = api_cublasSetVectorAsync_64,
    .cublasGetVectorAsync = api_cublasGetVectorAsync,
    .cublasGetVectorAsync_64 = api_cublasGetVectorAsync_64,
    .cublasSetMatrixAsync = api_cublasSetMatrixAsync,
    .cublasSetMatrixAsync_64 = api_cublasSetMatrixAsync_64,
    .cublasGetMatrixAsync = api_cublasGetMatrixAsync,
    .cublasGetMatrixAsync_64 = api_cublasGetMatrixAsync_64,
    .cublasXerbla = api_cublasXerbla,
    .cublasNrm2Ex = api_cublasNrm2Ex,
    .cublasNrm2Ex_64 = api_cublasNrm2Ex_64,
    .cublasSnrm2 = api_cublasSnrm2,
    .cublasSnrm2_64 = api_cublasSnrm2_64,
    .cublasDnrm2 = api_cublasDnrm2,
    .cublasDnrm2_64 = api_cublasDnrm2_64,
    .cublasScnrm2 = api_cublasScnrm2,
    .cublasScnrm2_64 = api_cublasScnrm2_64,
    .cublasDznrm2 = api_cublasDznrm2,
    .cublasDznrm2_64 = api_cublasDznrm2_64,
    .cublasDotEx = api_cublasDotEx,
    .cublasDotEx_64 = api_cublasDotEx_64,
    .cublasDotcEx = api_cublasDotcEx,
    .cublasDotcEx_64 = api_cublasDotcEx_64,
    .cublasSdot = api_cublasSdot,
    .cublasSdot_64 = api_cublasSdot_64,
    .cublasDdot = api_cublasDdot,
    .cublasDdot_64 = api_cublasDdot_64,
    .cublasCdotu = api_cublasCdotu,
    .cublasCdotu_64 = api_cublasCdotu_64,
    .cublasCdotc = api_cublasCdotc,
    .cublasCdotc_64 = api_cublasCdotc_64,
    .cublasZdotu = api_cublasZdotu,
    .cublasZdotu_64 = api_cublasZdotu_64,
    .cublasZdotc = api_cublasZdotc,
    .cublasZdotc_64 = api_cublasZdotc_64,
    .cublasScalEx = api_cublasScalEx,
    .cublasScalEx_64 = api_cublasScalEx_64,
    .cublasSscal = api_cublasSscal,
    .cublasSscal_64 = api_cublasSscal_64,
    .cublasDscal = api_cublasDscal,
    .cublasDscal_64 = api_cublasDscal_64,
    .cublasCscal = api_cublasCscal,
    .cublasCscal_64 = api_cublasCscal_64,
    .cublasCsscal = api_cublasCsscal,
    .cublasCsscal_64 = api_cublasCsscal_64,
    .cublasZscal = api_cublasZscal,
    .cublasZscal_64 = api_cublasZscal_64,
    .cublasZdscal = api_cublasZdscal,
    .cublasZdscal_64 = api_cublasZdscal_64,
    .cublasAxpyEx = api_cublasAxpyEx,
    .cublasAxpyEx_64 = api_cublasAxpyEx_64,
    .cublasSaxpy = api_cublasSaxpy,
    .cublasSaxpy_64 = api_cublasSaxpy_64,
    .cublasDaxpy = api_cublasDaxpy,
    .cublasDaxpy_64 = api_cublasDaxpy_64,
    .cublasCaxpy = api_cublasCaxpy,
    .cublasCaxpy_64 = api_cublasCaxpy_64,
    .cublasZaxpy = api_cublasZaxpy,
    .cublasZaxpy_64 = api_cublasZaxpy_64,
    .cublasCopyEx = api_cublasCopyEx,
    .cublasCopyEx_64 = api_cublasCopyEx_64,
    .cublasScopy = api_cublasScopy,
    .cublasScopy_64 = api_cublasScopy_64,
    .cublasDcopy = api_cublasDcopy,
    .cublasDcopy_64 = api_cublasDcopy_64,
    .cublasCcopy = api_cublasCcopy,
    .cublasCcopy_64 = api_cublasCcopy_64,
    .cublasZcopy = api_cublasZcopy,
    .cublasZcopy_64 = api_cublasZcopy_64,
    .cublasSswap = api_cublasSswap,
    .cublasSswap_64 = api_cublasSswap_64,
    .cublasDswap = api_cublasDswap,
    .cublasDswap_64 = api_cublasDswap_64,
    .cublasCswap = api_cublasCswap,
    .cublasCswap_64 = api_cublasCswap_64,
    .cublasZswap = api_cublasZswap,
    .cublasZswap_64 = api_cublasZswap_64,
    .cublasSwapEx = api_cublasSwapEx,
    .cublasSwapEx_64 = api_cublasSwapEx_64,
    .cublasIsamax = api_cublasIsamax,
    .cublasIsamax_64 = api_cublasIsamax_64,
    .cublasIdamax = api_cublasIdamax,
    .cublasIdamax_64 = api_cublasIdamax_64,
    .cublasIcamax = api_cublasIcamax,
    .cublasIcamax_64 = api_cublasIcamax_64,
    .cublasIzamax = api_cublasIzamax,
    .cublasIzamax_64 = api_cublasIzamax_64,
    .cublasIamaxEx = api_cublasIamaxEx,
    .cublasIamaxEx_64 = api_cublasIamaxEx_64,
    .cublasIsamin = api_cublasIsamin,
    .cublasIsamin_64 = api_cublasIsamin_64,
    .cublasIdamin = api_cublasIdamin,
    .cublasIdamin_64 = api_cublasIdamin_64,
    .cublasIcamin = api_cublasIcamin,
    .cublasIcamin_64 = api_cublasIcamin_64,
    .cublasIzamin = api_cublasIzamin,
    .cublasIzamin_64 = api_cublasIzamin_64,
    .cublasIaminEx = api_cublasIaminEx,
    .cublasIaminEx_64 = api_cublasIaminEx_64,
    .cublasAsumEx = api_cublasAsumEx,
    .cublasAsumEx_64 = api_cublasAsumEx_64,
    .cublasSasum = api_cublasSasum,
    .cublasSasum_64 = api_cublasSasum_64,
    .cublasDasum = api_cublasDasum,
    .cublasDasum_64 = api_cublasDasum_64,
    .cublasScasum = api_cublasScasum,
    .cublasScasum_64 = api_cublasScasum_64,
    .cublasDzasum = api_cublasDzasum,
    .cublasDzasum_64 = api_cublasDzasum_64,
    .cublasSrot = api_cublasSrot,
    .cublasSrot_64 = api_cublasSrot_64,
    .cublasDrot = api_cublasDrot,
    .cublasDrot_64 = api_cublasDrot_64,
    .cublasCrot = api_cublasCrot,
    .cublasCrot_64 = api_cublasCrot_64,
    .cublasCsrot = api_cublasCsrot,
    .cublasCsrot_64 = api_cublasCsrot_64,
    .cublasZrot = api_cublasZrot,
    .cublasZrot_64 = api_cublasZrot_64,
    .cublasZdrot = api_cublasZdrot,
    .cublasZdrot_64 = api_cublasZdrot_64,
    .cublasRotEx = api_cublasRotEx,
    .cublasRotEx_64 = api_cublasRotEx_64,
    .cublasSrotg = api_cublasSrotg,
    .cublasDrotg = api_cublasDrotg,
    .cublasCrotg = api_cublasCrotg,
    .cublasZrotg = api_cublasZrotg,
    .cublasRotgEx = api_cublasRotgEx,
    .cublasSrotm = api_cublasSrotm,
    .cublasSrotm_64 = api_cublasSrotm_64,
    .cublasDrotm = api_cublasDrotm,
    .cublasDrotm_64 = api_cublasDrotm_64,
    .cublasRotmEx = api_cublasRotmEx,
    .cublasRotmEx_64 = api_cublasRotmEx_64,
    .cublasSrotmg = api_cublasSrotmg,
    .cublasDrotmg = api_cublasDrotmg,
    .cublasRotmgEx = api_cublasRotmgEx,
    .cublasSgemv = api_cublasSgemv,
    .cublasSgemv_64 = api_cublasSgemv_64,
    .cublasDgemv = api_cublasDgemv,
    .cublasDgemv_64 = api_cublasDgemv_64,
    .cublasCgemv = api_cublasCgemv,
    .cublasCgemv_64 = api_cublasCgemv_64,
    .cublasZgemv = api_cublasZgemv,
    .cublasZgemv_64 = api_cublasZgemv_64,
    .cublasSgbmv = api_cublasSgbmv,
    .cublasSgbmv_64 = api_cublasSgbmv_64,
    .cublasDgbmv = api_cublasDgbmv,
    .cublasDgbmv_64 = api_cublasDgbmv_64,
    .cublasCgbmv = api_cublasCgbmv,
    .cublasCgbmv_64 = api_cublasCgbmv_64,
    .cublasZgbmv = api_cublasZgbmv,
    .cublasZgbmv_64 = api_cublasZgbmv_64,
    .cublasStrmv = api_cublasStrmv,
    .cublasStrmv_64 = api_cublasStrmv_64,
    .cublasDtrmv = api_cublasDtrmv,
    .cublasDtrmv_64 = api_cublasDtrmv_64,
    .cublasCtrmv = api_cublasCtrmv,
    .cublasCtrmv_64 = api_cublasCtrmv_64,
    .cublasZtrmv = api_cublasZtrmv,
    .cublasZtrmv_64 = api_cublasZtrmv_64,
    .cublasStbmv = api_cublasStbmv,
    .cublasStbmv_64 = api_cublasStbmv_64,
    .cublasDtbmv = api_cublasDtbmv,
    .cublasDtbmv_64 = api_cublasDtbmv_64,
    .cublasCtbmv = api_cublasCtbmv,
    .cublasCtbmv_64 = api_cublasCtbmv_64,
    .cublasZtbmv = api_cublasZtbmv,
    .cublasZtbmv_64 = api_cublasZtbmv_64,
    .cublasStpmv = api_cublasStpmv,
    .cublasStpmv_64 = api_cublasStpmv_64,
    .cublasDtpmv = api_cublasDtpmv,
    .cublasDtpmv_64 = api_cublasDtpmv_64,
    .cublasCtpmv = api_cublasCtpmv,
    .cublasCtpmv_64 = api_cublasCtpmv_64,
    .cublasZtpmv = api_cublasZtpmv,
    .cublasZtpmv_64 = api_cublasZtpmv_64,
    .cublasStrsv = api_cublasStrsv,
    .cublasStrsv_64 = api_cublasStrsv_64,
    .cublasDtrsv = api_cublasDtrsv,
    .cublasDtrsv_64 = api_cublasDtrsv_64,
    .cublasCtrsv = api_cublasCtrsv,
    .cublasCtrsv_64 = api_cublasCtrsv_64,
    .cublasZtrsv = api_cublasZtrsv,
    .cublasZtrsv_64 = api_cublasZtrsv_64,
    .cublasStpsv = api_cublasStpsv,
    .cublasStpsv_64 = api_cublasStpsv_64,
    .cublasDtpsv = api_cublasDtpsv,
    .cublasDtpsv_64 = api_cublasDtpsv_64,
    .cublasCtpsv = api_cublasCtpsv,
    .cublasCtpsv_64 = api_cublasCtpsv_64,
    .cublasZtpsv = api_cublasZtpsv,
    .cublasZtpsv_64 = api_cublasZtpsv_64,
    .cublasStbsv = api_cublasStbsv,
    .cublasStbsv_64 = api_cublasStbsv_64,
    .cublasDtbsv = api_cublasDtbsv,
    .cublasDtbsv_64 = api_cublasDtbsv_64,
    .cublasCtbsv = api_cublasCtbsv,
    .cublasCtbsv_64 = api_cublasCtbsv_64,
    .cublasZtbsv = api_cublasZtbsv,
    .cublasZtbsv_64 = api_cublasZtbsv_64,
    .cublasSsymv = api_cublasSsymv,
    .cublasSsymv_64 = api_cublasSsymv_64,
    .cublasDsymv = api_cublasDsymv,
    .cublasDsymv_64 = api_cublasDsymv_64,
    .cublasCsymv = api_cublasCsymv,
    .cublasCsymv_64 = api_cublasCsymv_64,
    .cublasZsymv = api_cublasZsymv,
    .cublasZsymv_64 = api_cublasZsymv_64,
    .cublasChemv = api_cublasChemv,
    .cublasChemv_64 = api_cublasChemv_64,
    .cublasZhemv = api_cublasZhemv,
    .cublasZhemv_64 = api_cublasZhemv_64,
    .cublasSsbmv = api_cublasSsbmv,
    .cublasSsbmv_64 = api_cublasSsbmv_64,
    .cublasDsbmv = api_cublasDsbmv,
    .cublasDsbmv_64 = api_cublasDsbmv_64,
    .cublasChbmv = api_cublasChbmv,
    .cublasChbmv_64 = api_cublasChbmv_64,
    .cublasZhbmv = api_cublasZhbmv,
    .cublasZhbmv_64 = api_cublasZhbmv_64,
    .cublasSspmv = api_cublasSspmv,
    .cublasSspmv_64 = api_cublasSspmv_64,
    .cublasDspmv = api_cublasDspmv,
    .cublasDspmv_64 = api_cublasDspmv_64,
    .cublasChpmv = api_cublasChpmv,
    .cublasChpmv_64 = api_cublasChpmv_64,
    .cublasZhpmv = api_cublasZhpmv,
    .cublasZhpmv_64 = api_cublasZhpmv_64,
    .cublasSger = api_cublasSger,
    .cublasSger_64 = api_cublasSger_64,
    .cublasDger = api_cublasDger,
    .cublasDger_64 = api_cublasDger_64,
    .cublasCgeru = api_cublasCgeru,
    .cublasCgeru_64 = api_cublasCgeru_64,
    .cublasCgerc = api_cublasCgerc,
    .cublasCgerc_64 = api_cublasCgerc_64,
    .cublasZgeru = api_cublasZgeru,
    .cublasZgeru_64 = api_cublasZgeru_64,
    .cublasZgerc = api_cublasZgerc,
    .cublasZgerc_64 = api_cublasZgerc_64,
    .cublasSsyr = api_cublasSsyr,
    .cublasSsyr_64 = api_cublasSsyr_64,
    .cublasDsyr = api_cublasDsyr,
    .cublasDsyr_64 = api_cublasDsyr_64,
    .cublasCsyr = api_cublasCsyr,
    .cublasCsyr_64 = api_cublasCsyr_64,
    .cublasZsyr = api_cublasZsyr,
    .cublasZsyr_64 = api_cublasZsyr_64,
    .cublasCher = api_cublasCher,
    .cublasCher_64 = api_cublasCher_64,
    .cublasZher = api_cublasZher,
    .cublasZher_64 = api_cublasZher_64,
    .cublasSspr = api_cublasSspr,
    .cublasSspr_64 = api_cublasSspr_64,
    .cublasDspr = api_cublasDspr,
    .cublasDspr_64 = api_cublasDspr_64,
    .cublasChpr = api_cublasChpr,
    .cublasChpr_64 = api_cublasChpr_64,
    .cublasZhpr = api_cublasZhpr,
    .cublasZhpr_64 = api_cublasZhpr_64,
    .cublasSsyr2 = api_cublasSsyr2,
    .cublasSsyr2_64 = api_cublasSsyr2_64,
    .cublasDsyr2 = api_cublasDsyr2,
    .cublasDsyr2_64 = api_cublasDsyr2_64,
    .cublasCsyr2 = api_cublasCsyr2,
    .cublasCsyr2_64 = api_cublasCsyr2_64,
    .cublasZsyr2 = api_cublasZsyr2,
    .cublasZsyr2_64 = api_cublasZsyr2_64,
    .cublasCher2 = api_cublasCher2,
    .cublasCher2_64 = api_cublasCher2_64,
    .cublasZher2 = api_cublasZher2,
    .cublasZher2_64 = api_cublasZher2_64,
    .cublasSspr2 = api_cublasSspr2,
    .cublasSspr2_64 = api_cublasSspr2_64,
    .cublasDspr2 = api_cublasDspr2,
    .cublasDspr2_64 = api_cublasDspr2_64,
    .cublasChpr2 = api_cublasChpr2,
    .cublasChpr2_64 = api_cublasChpr2_64,
    .cublasZhpr2 = api_cublasZhpr2,
    .cublasZhpr2_64 = api_cublasZhpr2_64,
    .cublasSgemvBatched = api_cublasSgemvBatched,
    .cublasSgemvBatched_64 = api_cublasSgemvBatched_64,
    .cublasDgemvBatched = api_cublasDgemvBatched,
    .cublasDgemvBatched_64 = api_cublasDgemvBatched_64,
    .cublasCgemvBatched = api_cublasCgemvBatched,
    .cublasCgemvBatched_64 = api_cublasCgemvBatched_64,
    .cublasZgemvBatched = api_cublasZgemvBatched,
    .cublasZgemvBatched_64 = api_cublasZgemvBatched_64,
    .cublasHSHgemvBatched = api_cublasHSHgemvBatched,
    .cublasHSHgemvBatched_64 = api_cublasHSHgemvBatched_64,
    .cublasHSSgemvBatched = api_cublasHSSgemvBatched,
    .cublasHSSgemvBatched_64 = api_cublasHSSgemvBatched_64,
    .cublasTSTgemvBatched = api_cublasTSTgemvBatched,
    .cublasTSTgemvBatched_64 = api_cublasTSTgemvBatched_64,
    .cublasTSSgemvBatched = api_cublasTSSgemvBatched,
    .cublasTSSgemvBatched_64 = api_cublasTSSgemvBatched_64,
    .cublasSgemvStridedBatched = api_cublasSgemvStridedBatched,
    .cublasSgemvStridedBatched_64 = api_cublasSgemvStridedBatched_64,
    .cublasDgemvStridedBatched = api_cublasDgemvStridedBatched,
    .cublasDgemvStridedBatched_64 = api_cublasDgemvStridedBatched_64,
    .cublasCgemvStridedBatched = api_cublasCgemvStridedBatched,
    .cublasCgemvStridedBatched_64 = api_cublasCgemvStridedBatched_64,
    .cublasZgemvStridedBatched = api_cublasZgemvStridedBatched,
    .cublasZgemvStridedBatched_64 = api_cublasZgemvStridedBatched_64,
    .cublasHSHgemvStridedBatched = api_cublasHSHgemvStridedBatched,
    .cublasHSHgemvStridedBatched_64 = api_cublasHSHgemvStridedBatched_64,
    .cublasHSSgemvStridedBatched = api_cublasHSSgemvStridedBatched,
    .cublasHSSgemvStridedBatched_64 = api_cublasHSSgemvStridedBatched_64,
    .cublasTSTgemvStridedBatched = api_cublasTSTgemvStridedBatched,
    .cublasTSTgemvStridedBatched_64 = api_cublasTSTgemvStridedBatched_64,
    .cublasTSSgemvStridedBatched = api_cublasTSSgemvStridedBatched,
    .cublasTSSgemvStridedBatched_64 = api_cublasTSSgemvStridedBatched_64,
    .cublasSgemm = api_cublasSgemm,
    .cublasSgemm_64 = api_cublasSgemm_64,
    .cublasDgemm = api_cublasDgemm,
    .cublasDgemm_64 = api_cublasDgemm_64,
    .cublasCgemm = api_cublasCgemm,
    .cublasCgemm_64 = api_cublasCgemm_64,
    .cublasCgemm3m = api_cublasCgemm3m,
    .cublasCgemm3m_64 = api_cublasCgemm3m_64,
    .cublasCgemm3mEx = api_cublasCgemm3mEx,
    .cublasCgemm3mEx_64 = api_cublasCgemm3mEx_64,
    .cublasZgemm = api_cublasZgemm,
    .cublasZgemm_64 = api_cublasZgemm_64,
    .cublasZgemm3m = api_cublasZgemm3m,
    .cublasZgemm3m_64 = api_cublasZgemm3m_64,
    .cublasHgemm = api_cublasHgemm,
    .cublasHgemm_64 = api_cublasHgemm_64,
    .cublasSgemmEx = api_cublasSgemmEx,
    .cublasSgemmEx_64 = api_cublasSgemmEx_64,
    .cublasGemmEx = api_cublasGemmEx,
    .cublasGemmEx_64 = api_cublasGemmEx_64,
    .cublasCgemmEx = api_cublasCgemmEx,
    .cublasCgemmEx_64 = api_cublasCgemmEx_64,
    .cublasSsyrk = api_cublasSsyrk,
    .cublasSsyrk_64 = api_cublasSsyrk_64,
    .cublasDsyrk = api_cublasDsyrk,
    .cublasDsyrk_64 = api_cublasDsyrk_64,
    .cublasCsyrk = api_cublasCsyrk,
    .cublasCsyrk_64 = api_cublasCsyrk_64,
    .cublasZsyrk = api_cublasZsyrk,
    .cublasZsyrk_64 = api_cublasZsyrk_64,
    .cublasCsyrkEx = api_cublasCsyrkEx,
    .cublasCsyrkEx_64 = api_cublasCsyrkEx_64,
    .cublasCsyrk3mEx = api_cublasCsyrk3mEx,
    .cublasCsyrk3mEx_64 = api_cublasCsyrk3mEx_64,
    .cublasCherk = api_cublasCherk,
    .cublasCherk_64 = api_cublasCherk_64,
    .cublasZherk = api_cublasZherk,
    .cublasZherk_64 = api_cublasZherk_64,
    .cublasCherkEx = api_cublasCherkEx,
    .cublasCherkEx_64 = api_cublasCherkEx_64,
    .cublasCherk3mEx = api_cublasCherk3mEx,
    .cublasCherk3mEx_64 = api_cublasCherk3mEx_64,
    .cublasSsyr2k = api_cublasSsyr2k,
    .cublasSsyr2k_64 = api_cublasSsyr2k_64,
    .cublasDsyr2k = api_cublasDsyr2k,
    .cublasDsyr2k_64 = api_cublasDsyr2k_64,
    .cublasCsyr2k = api_cublasCsyr2k,
    .cublasCsyr2k_64 = api_cublasCsyr2k_64,
    .cublasZsyr2k = api_cublasZsyr2k,
    .cublasZsyr2k_64 = api_cublasZsyr2k_64,
    .cublasCher2k = api_cublasCher2k,
    .cublasCher2k_64 = api_cublasCher2k_64,
    .cublasZher2k = api_cublasZher2k,
    .cublasZher2k_64 = api_cublasZher2k_64,
    .cublasSsyrkx = api_cublasSsyrkx,
    .cublasSsyrkx_64 = api_cublasSsyrkx_64,
    .cublasDsyrkx = api_cublasDsyrkx,
    .cublasDsyrkx_64 = api_cublasDsyrkx_64,
    .cublasCsyrkx = api_cublasCsyrkx,
    .cublasCsyrkx_64 = api_cublasCsyrkx_64,
    .cublasZsyrkx = api_cublasZsyrkx,
    .cublasZsyrkx_64 = api_cublasZsyrkx_64,
    .cublasCherkx = api_cublasCherkx,
    .cublasCherkx_64 = api_cublasCherkx_64,
    .cublasZherkx = api_cublasZherkx,
    .cublasZherkx_64 = api_cublasZherkx_64,
    .cublasSsymm = api_cublasSsymm,
    .cublasSsymm_64 = api_cublasSsymm_64,
    .cublasDsymm = api_cublasDsymm,
    .cublasDsymm_64 = api_cublasDsymm_64,
    .cublasCsymm = api_cublasCsymm,
    .cublasCsymm_64 = api_cublasCsymm_64,
    .cublasZsymm = api_cublasZsymm,
    .cublasZsymm_64 = api_cublasZsymm_64,
    .cublasChemm = api_cublasChemm,
    .cublasChemm_64 = api_cublasChemm_64,
    .cublasZhemm = api_cublasZhemm,
    .cublasZhemm_64 = api_cublasZhemm_64,
    .cublasStrsm = api_cublasStrsm,
    .cublasStrsm_64 = api_cublasStrsm_64,
    .cublasDtrsm = api_cublasDtrsm,
    .cublasDtrsm_64 = api_cublasDtrsm_64,
    .cublasCtrsm = api_cublasCtrsm,
    .cublasCtrsm_64 = api_cublasCtrsm_64,
    .cublasZtrsm = api_cublasZtrsm,
    .cublasZtrsm_64 = api_cublasZtrsm_64,
    .cublasStrmm = api_cublasStrmm,
    .cublasStrmm_64 = api_cublasStrmm_64,
    .cublasDtrmm = api_cublasDtrmm,
    .cublasDtrmm_64 = api_cublasDtrmm_64,
    .cublasCtrmm = api_cublasCtrmm,
    .cublasCtrmm_64 = api_cublasCtrmm_64,
    .cublasZtrmm = api_cublasZtrmm,
    .cublasZtrmm_64 = api_cublasZtrmm_64,
    .cublasHgemmBatched = api_cublasHgemmBatched,
    .cublasHgemmBatched_64 = api_cublasHgemmBatched_64,
    .cublasSgemmBatched = api_cublasSgemmBatched,
    .cublasSgemmBatched_64 = api_cublasSgemmBatched_64,
    .cublasDgemmBatched = api_cublasDgemmBatched,
    .cublasDgemmBatched_64 = api_cublasDgemmBatched_64,
    .cublasCgemmBatched = api_cublasCgemmBatched,
    .cublasCgemmBatched_64 = api_cublasCgemmBatched_64,
    .cublasCgemm3mBatched = api_cublasCgemm3mBatched,
    .cublasCgemm3mBatched_64 = api_cublasCgemm3mBatched_64,
    .cublasZgemmBatched = api_cublasZgemmBatched,
    .cublasZgemmBatched_64 = api_cublasZgemmBatched_64,
    .cublasHgemmStridedBatched = api_cublasHgemmStridedBatched,
    .cublasHgemmStridedBatched_64 = api_cublasHgemmStridedBatched_64,
    .cublasSgemmStridedBatched = api_cublasSgemmStridedBatched,
    .cublasSgemmStridedBatched_64 = api_cublasSgemmStridedBatched_64,
    .cublasDgemmStridedBatched = api_cublasDgemmStridedBatched,
    .cublasDgemmStridedBatched_64 = api_cublasDgemmStridedBatched_64,
    .cublasCgemmStridedBatched = api_cublasCgemmStridedBatched,
    .cublasCgemmStridedBatched_64 = api_cublasCgemmStridedBatched_64,
    .cublasCgemm3mStridedBatched = api_cublasCgemm3mStridedBatched,
    .cublasCgemm3mStridedBatched_64 = api_cublasCgemm3mStridedBatched_64,
    .cublasZgemmStridedBatched = api_cublasZgemmStridedBatched,
    .cublasZgemmStridedBatched_64 = api_cublasZgemmStridedBatched_64,
    .cublasGemmBatchedEx = api_cublasGemmBatchedEx,
    .cublasGemmBatchedEx_64 = api_cublasGemmBatchedEx_64,
    .cublasGemmStridedBatchedEx = api_cublasGemmStridedBatchedEx,
    .cublasGemmStridedBatchedEx_64 = api_cublasGemmStridedBatchedEx_64,
    .cublasSgemmGroupedBatched = api_cublasSgemmGroupedBatched,
    .cublasSgemmGroupedBatched_64 = api_cublasSgemmGroupedBatched_64,
    .cublasDgemmGroupedBatched = api_cublasDgemmGroupedBatched,
    .cublasDgemmGroupedBatched_64 = api_cublasDgemmGroupedBatched_64,
    .cublasGemmGroupedBatchedEx = api_cublasGemmGroupedBatchedEx,
    .cublasGemmGroupedBatchedEx_64 = api_cublasGemmGroupedBatchedEx_64,
    .cublasSgeam = api_cublasSgeam,
    .cublasSgeam_64 = api_cublasSgeam_64,
    .cublasDgeam = api_cublasDgeam,
    .cublasDgeam_64 = api_cublasDgeam_64,
    .cublasCgeam = api_cublasCgeam,
    .cublasCgeam_64 = api_cublasCgeam_64,
    .cublasZgeam = api_cublasZgeam,
    .cublasZgeam_64 = api_cublasZgeam_64,
    .cublasStrsmBatched = api_cublasStrsmBatched,
    .cublasStrsmBatched_64 = api_cublasStrsmBatched_64,
    .cublasDtrsmBatched = api_cublasDtrsmBatched,
    .cublasDtrsmBatched_64 = api_cublasDtrsmBatched_64,
    .cublasCtrsmBatched = api_cublasCtrsmBatched,
    .cublasCtrsmBatched_64 = api_cublasCtrsmBatched_64,
    .cublasZtrsmBatched = api_cublasZtrsmBatched,
    .cublasZtrsmBatched_64 = api_cublasZtrsmBatched_64,
    .cublasSdgmm = api_cublasSdgmm,
    .cublasSdgmm_64 = api_cublasSdgmm_64,
    .cublasDdgmm = api_cublasDdgmm,
    .cublasDdgmm_64 = api_cublasDdgmm_64,
    .cublasCdgmm = api_cublasCdgmm,
    .cublasCdgmm_64 = api_cublasCdgmm_64,
    .cublasZdgmm = api_cublasZdgmm,
    .cublasZdgmm_64 = api_cublasZdgmm_64,
    .cublasSmatinvBatched = api_cublasSmatinvBatched,
    .cublasDmatinvBatched = api_cublasDmatinvBatched,
    .cublasCmatinvBatched = api_cublasCmatinvBatched,
    .cublasZmatinvBatched = api_cublasZmatinvBatched,
    .cublasSgeqrfBatched = api_cublasSgeqrfBatched,
    .cublasDgeqrfBatched = api_cublasDgeqrfBatched,
    .cublasCgeqrfBatched = api_cublasCgeqrfBatched,
    .cublasZgeqrfBatched = api_cublasZgeqrfBatched,
    .cublasSgelsBatched = api_cublasSgelsBatched,
    .cublasDgelsBatched = api_cublasDgelsBatched,
    .cublasCgelsBatched = api_cublasCgelsBatched,
    .cublasZgelsBatched = api_cublasZgelsBatched,
    .cublasStpttr = api_cublasStpttr,
    .cublasDtpttr = api_cublasDtpttr,
    .cublasCtpttr = api_cublasCtpttr,
    .cublasZtpttr = api_cublasZtpttr,
    .cublasStrttp = api_cublasStrttp,
    .cublasDtrttp = api_cublasDtrttp,
    .cublasCtrttp = api_cublasCtrttp,
    .cublasZtrttp = api_cublasZtrttp,
    .cublasSgetrfBatched = api_cublasSgetrfBatched,
    .cublasDgetrfBatched = api_cublasDgetrfBatched,
    .cublasCgetrfBatched = api_cublasCgetrfBatched,
    .cublasZgetrfBatched = api_cublasZgetrfBatched,
    .cublasSgetriBatched = api_cublasSgetriBatched,
    .cublasDgetriBatched = api_cublasDgetriBatched,
    .cublasCgetriBatched = api_cublasCgetriBatched,
    .cublasZgetriBatched = api_cublasZgetriBatched,
    .cublasSgetrsBatched = api_cublasSgetrsBatched,
    .cublasDgetrsBatched = api_cublasDgetrsBatched,
    .cublasCgetrsBatched = api_cublasCgetrsBatched,
    .cublasZgetrsBatched = api_cublasZgetrsBatched,
    .cublasUint8gemmBias = api_cublasUint8gemmBias,
    .cublasXtCreate = api_cublasXtCreate,
    .cublasXtDestroy = api_cublasXtDestroy,
    .cublasXtGetNumBoards = api_cublasXtGetNumBoards,
    .cublasXtMaxBoards = api_cublasXtMaxBoards,
    .cublasXtDeviceSelect = api_cublasXtDeviceSelect,
    .cublasXtSetBlockDim = api_cublasXtSetBlockDim,
    .cublasXtGetBlockDim = api_cublasXtGetBlockDim,
    .cublasXtGetPinningMemMode = api_cublasXtGetPinningMemMode,
    .cublasXtSetPinningMemMode = api_cublasXtSetPinningMemMode,
    .cublasXtSetCpuRoutine = api_cublasXtSetCpuRoutine,
    .cublasXtSetCpuRatio = api_cublasXtSetCpuRatio,
    .cublasXtSgemm = api_cublasXtSgemm,
    .cublasXtDgemm = api_cublasXtDgemm,
    .cublasXtCgemm = api_cublasXtCgemm,
    .cublasXtZgemm = api_cublasXtZgemm,
    .cublasXtSsyrk = api_cublasXtSsyrk,
    .cublasXtDsyrk = api_cublasXtDsyrk,
    .cublasXtCsyrk = api_cublasXtCsyrk,
    .cublasXtZsyrk = api_cublasXtZsyrk,
    .cublasXtCherk = api_cublasXtCherk,
    .cublasXtZherk = api_cublasXtZherk,
    .cublasXtSsyr2k = api_cublasXtSsyr2k,
    .cublasXtDsyr2k = api_cublasXtDsyr2k,
    .cublasXtCsyr2k = api_cublasXtCsyr2k,
    .cublasXtZsyr2k = api_cublasXtZsyr2k,
    .cublasXtCherkx = api_cublasXtCherkx,
    .cublasXtZherkx = api_cublasXtZherkx,
    .cublasXtStrsm = api_cublasXtStrsm,
    .cublasXtDtrsm = api_cublasXtDtrsm,
    .cublasXtCtrsm = api_cublasXtCtrsm,
    .cublasXtZtrsm = api_cublasXtZtrsm,
    .cublasXtSsymm = api_cublasXtSsymm,
    .cublasXtDsymm = api_cublasXtDsymm,
    .cublasXtCsymm = api_cublasXtCsymm,
    .cublasXtZsymm = api_cublasXtZsymm,
    .cublasXtChemm = api_cublasXtChemm,
    .cublasXtZhemm = api_cublasXtZhemm,
    .cublasXtSsyrkx = api_cublasXtSsyrkx,
    .cublasXtDsyrkx = api_cublasXtDsyrkx,
    .cublasXtCsyrkx = api_cublasXtCsyrkx,
    .cublasXtZsyrkx = api_cublasXtZsyrkx,
    .cublasXtCher2k = api_cublasXtCher2k,
    .cublasXtZher2k = api_cublasXtZher2k,
    .cublasXtSspmm = api_cublasXtSspmm,
    .cublasXtDspmm = api_cublasXtDspmm,
    .cublasXtCspmm = api_cublasXtCspmm,
    .cublasXtZspmm = api_cublasXtZspmm,
    .cublasXtStrmm = api_cublasXtStrmm,
    .cublasXtDtrmm = api_cublasXtDtrmm,
    .cublasXtCtrmm = api_cublasXtCtrmm,
    .cublasXtZtrmm = api_cublasXtZtrmm,
};
