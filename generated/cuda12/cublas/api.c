// api.c of cubind's binding of the cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h
// Header: cublas_api.h
// Header: cublasXt.h
// clang-format off

#include "cublas_api.h"

#include "functions.h"

#include "cubind/module.h"

static inline void *
find(int index)
{
    void *address = atomic_load_explicit(&symbols[index].address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_find(&symbols[index]);
}

static cublasStatus_t
api_cublasCreate(cublasHandle_t *handle)
{
    fn_cublasCreate *function_ = find(S_cublasCreate);
    return function_ != NULL ? function_(handle) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDestroy(cublasHandle_t handle)
{
    fn_cublasDestroy *function_ = find(S_cublasDestroy);
    return function_ != NULL ? function_(handle) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetVersion(cublasHandle_t handle, int *version)
{
    fn_cublasGetVersion *function_ = find(S_cublasGetVersion);
    return function_ != NULL ? function_(handle, version) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetProperty(libraryPropertyType type, int *value)
{
    fn_cublasGetProperty *function_ = find(S_cublasGetProperty);
    return function_ != NULL ? function_(type, value) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static size_t
api_cublasGetCudartVersion(void)
{
    fn_cublasGetCudartVersion *function_ = find(S_cublasGetCudartVersion);
    return function_ != NULL ? function_() : 0;
}

static cublasStatus_t
api_cublasSetWorkspace(cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes)
{
    fn_cublasSetWorkspace *function_ = find(S_cublasSetWorkspace);
    return function_ != NULL ? function_(handle, workspace, workspaceSizeInBytes)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSetStream(cublasHandle_t handle, cudaStream_t streamId)
{
    fn_cublasSetStream *function_ = find(S_cublasSetStream);
    return function_ != NULL ? function_(handle, streamId) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetStream(cublasHandle_t handle, cudaStream_t *streamId)
{
    fn_cublasGetStream *function_ = find(S_cublasGetStream);
    return function_ != NULL ? function_(handle, streamId) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetPointerMode(cublasHandle_t handle, cublasPointerMode_t *mode)
{
    fn_cublasGetPointerMode *function_ = find(S_cublasGetPointerMode);
    return function_ != NULL ? function_(handle, mode) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSetPointerMode(cublasHandle_t handle, cublasPointerMode_t mode)
{
    fn_cublasSetPointerMode *function_ = find(S_cublasSetPointerMode);
    return function_ != NULL ? function_(handle, mode) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *mode)
{
    fn_cublasGetAtomicsMode *function_ = find(S_cublasGetAtomicsMode);
    return function_ != NULL ? function_(handle, mode) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t mode)
{
    fn_cublasSetAtomicsMode *function_ = find(S_cublasSetAtomicsMode);
    return function_ != NULL ? function_(handle, mode) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode)
{
    fn_cublasGetMathMode *function_ = find(S_cublasGetMathMode);
    return function_ != NULL ? function_(handle, mode) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode)
{
    fn_cublasSetMathMode *function_ = find(S_cublasSetMathMode);
    return function_ != NULL ? function_(handle, mode) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetSmCountTarget(cublasHandle_t handle, int *smCountTarget)
{
    fn_cublasGetSmCountTarget *function_ = find(S_cublasGetSmCountTarget);
    return function_ != NULL ? function_(handle, smCountTarget) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSetSmCountTarget(cublasHandle_t handle, int smCountTarget)
{
    fn_cublasSetSmCountTarget *function_ = find(S_cublasSetSmCountTarget);
    return function_ != NULL ? function_(handle, smCountTarget) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t *emulationStrategy)
{
    fn_cublasGetEmulationStrategy *function_ = find(S_cublasGetEmulationStrategy);
    return function_ != NULL ? function_(handle, emulationStrategy) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t emulationStrategy)
{
    fn_cublasSetEmulationStrategy *function_ = find(S_cublasSetEmulationStrategy);
    return function_ != NULL ? function_(handle, emulationStrategy) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static const char *
api_cublasGetStatusName(cublasStatus_t status)
{
    fn_cublasGetStatusName *function_ = find(S_cublasGetStatusName);
    return function_ != NULL ? function_(status) : NULL;
}

static const char *
api_cublasGetStatusString(cublasStatus_t status)
{
    fn_cublasGetStatusString *function_ = find(S_cublasGetStatusString);
    return function_ != NULL ? function_(status) : NULL;
}

static cublasStatus_t
api_cublasLoggerConfigure(int logIsOn, int logToStdOut, int logToStdErr, const char *logFileName)
{
    fn_cublasLoggerConfigure *function_ = find(S_cublasLoggerConfigure);
    return function_ != NULL ? function_(logIsOn, logToStdOut, logToStdErr, logFileName)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSetLoggerCallback(cublasLogCallback userCallback)
{
    fn_cublasSetLoggerCallback *function_ = find(S_cublasSetLoggerCallback);
    return function_ != NULL ? function_(userCallback) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetLoggerCallback(cublasLogCallback *userCallback)
{
    fn_cublasGetLoggerCallback *function_ = find(S_cublasGetLoggerCallback);
    return function_ != NULL ? function_(userCallback) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSetVector(int n, int elemSize, const void *x, int incx, void *devicePtr, int incy)
{
    fn_cublasSetVector *function_ = find(S_cublasSetVector);
    return function_ != NULL ? function_(n, elemSize, x, incx, devicePtr, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *devicePtr,
    int64_t incy)
{
    fn_cublasSetVector_64 *function_ = find(S_cublasSetVector_64);
    return function_ != NULL ? function_(n, elemSize, x, incx, devicePtr, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetVector(int n, int elemSize, const void *x, int incx, void *y, int incy)
{
    fn_cublasGetVector *function_ = find(S_cublasGetVector);
    return function_ != NULL ? function_(n, elemSize, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *y,
    int64_t incy)
{
    fn_cublasGetVector_64 *function_ = find(S_cublasGetVector_64);
    return function_ != NULL ? function_(n, elemSize, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)
{
    fn_cublasSetMatrix *function_ = find(S_cublasSetMatrix);
    return function_ != NULL ? function_(rows, cols, elemSize, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb)
{
    fn_cublasSetMatrix_64 *function_ = find(S_cublasSetMatrix_64);
    return function_ != NULL ? function_(rows, cols, elemSize, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)
{
    fn_cublasGetMatrix *function_ = find(S_cublasGetMatrix);
    return function_ != NULL ? function_(rows, cols, elemSize, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb)
{
    fn_cublasGetMatrix_64 *function_ = find(S_cublasGetMatrix_64);
    return function_ != NULL ? function_(rows, cols, elemSize, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSetVectorAsync(int n, int elemSize, const void *hostPtr, int incx, void *devicePtr,
    int incy, cudaStream_t stream)
{
    fn_cublasSetVectorAsync *function_ = find(S_cublasSetVectorAsync);
    return function_ != NULL ? function_(n, elemSize, hostPtr, incx, devicePtr, incy, stream)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSetVectorAsync_64(int64_t n, int64_t elemSize, const void *hostPtr, int64_t incx,
    void *devicePtr, int64_t incy, cudaStream_t stream)
{
    fn_cublasSetVectorAsync_64 *function_ = find(S_cublasSetVectorAsync_64);
    return function_ != NULL ? function_(n, elemSize, hostPtr, incx, devicePtr, incy, stream)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetVectorAsync(int n, int elemSize, const void *devicePtr, int incx, void *hostPtr,
    int incy, cudaStream_t stream)
{
    fn_cublasGetVectorAsync *function_ = find(S_cublasGetVectorAsync);
    return function_ != NULL ? function_(n, elemSize, devicePtr, incx, hostPtr, incy, stream)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetVectorAsync_64(int64_t n, int64_t elemSize, const void *devicePtr, int64_t incx,
    void *hostPtr, int64_t incy, cudaStream_t stream)
{
    fn_cublasGetVectorAsync_64 *function_ = find(S_cublasGetVectorAsync_64);
    return function_ != NULL ? function_(n, elemSize, devicePtr, incx, hostPtr, incy, stream)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B,
    int ldb, cudaStream_t stream)
{
    fn_cublasSetMatrixAsync *function_ = find(S_cublasSetMatrixAsync);
    return function_ != NULL ? function_(rows, cols, elemSize, A, lda, B, ldb, stream)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A,
    int64_t lda, void *B, int64_t ldb, cudaStream_t stream)
{
    fn_cublasSetMatrixAsync_64 *function_ = find(S_cublasSetMatrixAsync_64);
    return function_ != NULL ? function_(rows, cols, elemSize, A, lda, B, ldb, stream)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B,
    int ldb, cudaStream_t stream)
{
    fn_cublasGetMatrixAsync *function_ = find(S_cublasGetMatrixAsync);
    return function_ != NULL ? function_(rows, cols, elemSize, A, lda, B, ldb, stream)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A,
    int64_t lda, void *B, int64_t ldb, cudaStream_t stream)
{
    fn_cublasGetMatrixAsync_64 *function_ = find(S_cublasGetMatrixAsync_64);
    return function_ != NULL ? function_(rows, cols, elemSize, A, lda, B, ldb, stream)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static void
api_cublasXerbla(const char *srName, int info)
{
    fn_cublasXerbla *function_ = find(S_cublasXerbla);
    if (function_ != NULL)
        function_(srName, info);
}

static cublasStatus_t
api_cublasNrm2Ex(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    void *result, cudaDataType resultType, cudaDataType executionType)
{
    fn_cublasNrm2Ex *function_ = find(S_cublasNrm2Ex);
    return function_ != NULL
        ? function_(handle, n, x, xType, incx, result, resultType, executionType)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasNrm2Ex_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, void *result, cudaDataType resultType, cudaDataType executionType)
{
    fn_cublasNrm2Ex_64 *function_ = find(S_cublasNrm2Ex_64);
    return function_ != NULL
        ? function_(handle, n, x, xType, incx, result, resultType, executionType)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSnrm2(cublasHandle_t handle, int n, const float *x, int incx, float *result)
{
    fn_cublasSnrm2 *function_ = find(S_cublasSnrm2);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSnrm2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)
{
    fn_cublasSnrm2_64 *function_ = find(S_cublasSnrm2_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDnrm2(cublasHandle_t handle, int n, const double *x, int incx, double *result)
{
    fn_cublasDnrm2 *function_ = find(S_cublasDnrm2);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDnrm2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)
{
    fn_cublasDnrm2_64 *function_ = find(S_cublasDnrm2_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasScnrm2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)
{
    fn_cublasScnrm2 *function_ = find(S_cublasScnrm2);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasScnrm2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    float *result)
{
    fn_cublasScnrm2_64 *function_ = find(S_cublasScnrm2_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDznrm2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)
{
    fn_cublasDznrm2 *function_ = find(S_cublasDznrm2);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDznrm2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    double *result)
{
    fn_cublasDznrm2_64 *function_ = find(S_cublasDznrm2_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDotEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType,
    cudaDataType executionType)
{
    fn_cublasDotEx *function_ = find(S_cublasDotEx);
    return function_ != NULL
        ? function_(handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDotEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result,
    cudaDataType resultType, cudaDataType executionType)
{
    fn_cublasDotEx_64 *function_ = find(S_cublasDotEx_64);
    return function_ != NULL
        ? function_(handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDotcEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType,
    cudaDataType executionType)
{
    fn_cublasDotcEx *function_ = find(S_cublasDotcEx);
    return function_ != NULL
        ? function_(handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDotcEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result,
    cudaDataType resultType, cudaDataType executionType)
{
    fn_cublasDotcEx_64 *function_ = find(S_cublasDotcEx_64);
    return function_ != NULL
        ? function_(handle, n, x, xType, incx, y, yType, incy, result, resultType, executionType)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSdot(cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy,
    float *result)
{
    fn_cublasSdot *function_ = find(S_cublasSdot);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSdot_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y,
    int64_t incy, float *result)
{
    fn_cublasSdot_64 *function_ = find(S_cublasSdot_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDdot(cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy,
    double *result)
{
    fn_cublasDdot *function_ = find(S_cublasDdot);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDdot_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y,
    int64_t incy, double *result)
{
    fn_cublasDdot_64 *function_ = find(S_cublasDdot_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCdotu(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y,
    int incy, cuComplex *result)
{
    fn_cublasCdotu *function_ = find(S_cublasCdotu);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCdotu_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    const cuComplex *y, int64_t incy, cuComplex *result)
{
    fn_cublasCdotu_64 *function_ = find(S_cublasCdotu_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCdotc(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y,
    int incy, cuComplex *result)
{
    fn_cublasCdotc *function_ = find(S_cublasCdotc);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCdotc_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    const cuComplex *y, int64_t incy, cuComplex *result)
{
    fn_cublasCdotc_64 *function_ = find(S_cublasCdotc_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZdotu(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    const cuDoubleComplex *y, int incy, cuDoubleComplex *result)
{
    fn_cublasZdotu *function_ = find(S_cublasZdotu);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZdotu_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)
{
    fn_cublasZdotu_64 *function_ = find(S_cublasZdotu_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZdotc(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    const cuDoubleComplex *y, int incy, cuDoubleComplex *result)
{
    fn_cublasZdotc *function_ = find(S_cublasZdotc);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZdotc_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)
{
    fn_cublasZdotc_64 *function_ = find(S_cublasZdotc_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasScalEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, void *x,
    cudaDataType xType, int incx, cudaDataType executionType)
{
    fn_cublasScalEx *function_ = find(S_cublasScalEx);
    return function_ != NULL
        ? function_(handle, n, alpha, alphaType, x, xType, incx, executionType)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType,
    void *x, cudaDataType xType, int64_t incx, cudaDataType executionType)
{
    fn_cublasScalEx_64 *function_ = find(S_cublasScalEx_64);
    return function_ != NULL
        ? function_(handle, n, alpha, alphaType, x, xType, incx, executionType)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSscal(cublasHandle_t handle, int n, const float *alpha, float *x, int incx)
{
    fn_cublasSscal *function_ = find(S_cublasSscal);
    return function_ != NULL ? function_(handle, n, alpha, x, incx) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSscal_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx)
{
    fn_cublasSscal_64 *function_ = find(S_cublasSscal_64);
    return function_ != NULL ? function_(handle, n, alpha, x, incx) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDscal(cublasHandle_t handle, int n, const double *alpha, double *x, int incx)
{
    fn_cublasDscal *function_ = find(S_cublasDscal);
    return function_ != NULL ? function_(handle, n, alpha, x, incx) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDscal_64(cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx)
{
    fn_cublasDscal_64 *function_ = find(S_cublasDscal_64);
    return function_ != NULL ? function_(handle, n, alpha, x, incx) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCscal(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx)
{
    fn_cublasCscal *function_ = find(S_cublasCscal);
    return function_ != NULL ? function_(handle, n, alpha, x, incx) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCscal_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x,
    int64_t incx)
{
    fn_cublasCscal_64 *function_ = find(S_cublasCscal_64);
    return function_ != NULL ? function_(handle, n, alpha, x, incx) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsscal(cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx)
{
    fn_cublasCsscal *function_ = find(S_cublasCsscal);
    return function_ != NULL ? function_(handle, n, alpha, x, incx) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsscal_64(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x,
    int64_t incx)
{
    fn_cublasCsscal_64 *function_ = find(S_cublasCsscal_64);
    return function_ != NULL ? function_(handle, n, alpha, x, incx) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZscal(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x,
    int incx)
{
    fn_cublasZscal *function_ = find(S_cublasZscal);
    return function_ != NULL ? function_(handle, n, alpha, x, incx) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZscal_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
    cuDoubleComplex *x, int64_t incx)
{
    fn_cublasZscal_64 *function_ = find(S_cublasZscal_64);
    return function_ != NULL ? function_(handle, n, alpha, x, incx) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZdscal(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x, int incx)
{
    fn_cublasZdscal *function_ = find(S_cublasZdscal);
    return function_ != NULL ? function_(handle, n, alpha, x, incx) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZdscal_64(cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x,
    int64_t incx)
{
    fn_cublasZdscal_64 *function_ = find(S_cublasZdscal_64);
    return function_ != NULL ? function_(handle, n, alpha, x, incx) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType,
    const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy,
    cudaDataType executiontype)
{
    fn_cublasAxpyEx *function_ = find(S_cublasAxpyEx);
    return function_ != NULL
        ? function_(handle, n, alpha, alphaType, x, xType, incx, y, yType, incy, executiontype)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType,
    const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy,
    cudaDataType executiontype)
{
    fn_cublasAxpyEx_64 *function_ = find(S_cublasAxpyEx_64);
    return function_ != NULL
        ? function_(handle, n, alpha, alphaType, x, xType, incx, y, yType, incy, executiontype)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSaxpy(cublasHandle_t handle, int n, const float *alpha, const float *x, int incx,
    float *y, int incy)
{
    fn_cublasSaxpy *function_ = find(S_cublasSaxpy);
    return function_ != NULL ? function_(handle, n, alpha, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSaxpy_64(cublasHandle_t handle, int64_t n, const float *alpha, const float *x,
    int64_t incx, float *y, int64_t incy)
{
    fn_cublasSaxpy_64 *function_ = find(S_cublasSaxpy_64);
    return function_ != NULL ? function_(handle, n, alpha, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDaxpy(cublasHandle_t handle, int n, const double *alpha, const double *x, int incx,
    double *y, int incy)
{
    fn_cublasDaxpy *function_ = find(S_cublasDaxpy);
    return function_ != NULL ? function_(handle, n, alpha, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDaxpy_64(cublasHandle_t handle, int64_t n, const double *alpha, const double *x,
    int64_t incx, double *y, int64_t incy)
{
    fn_cublasDaxpy_64 *function_ = find(S_cublasDaxpy_64);
    return function_ != NULL ? function_(handle, n, alpha, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCaxpy(cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x, int incx,
    cuComplex *y, int incy)
{
    fn_cublasCaxpy *function_ = find(S_cublasCaxpy);
    return function_ != NULL ? function_(handle, n, alpha, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCaxpy_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x,
    int64_t incx, cuComplex *y, int64_t incy)
{
    fn_cublasCaxpy_64 *function_ = find(S_cublasCaxpy_64);
    return function_ != NULL ? function_(handle, n, alpha, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZaxpy(cublasHandle_t handle, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)
{
    fn_cublasZaxpy *function_ = find(S_cublasZaxpy);
    return function_ != NULL ? function_(handle, n, alpha, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZaxpy_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)
{
    fn_cublasZaxpy_64 *function_ = find(S_cublasZaxpy_64);
    return function_ != NULL ? function_(handle, n, alpha, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCopyEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    void *y, cudaDataType yType, int incy)
{
    fn_cublasCopyEx *function_ = find(S_cublasCopyEx);
    return function_ != NULL ? function_(handle, n, x, xType, incx, y, yType, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCopyEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, void *y, cudaDataType yType, int64_t incy)
{
    fn_cublasCopyEx_64 *function_ = find(S_cublasCopyEx_64);
    return function_ != NULL ? function_(handle, n, x, xType, incx, y, yType, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasScopy(cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy)
{
    fn_cublasScopy *function_ = find(S_cublasScopy);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasScopy_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y,
    int64_t incy)
{
    fn_cublasScopy_64 *function_ = find(S_cublasScopy_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDcopy(cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy)
{
    fn_cublasDcopy *function_ = find(S_cublasDcopy);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDcopy_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y,
    int64_t incy)
{
    fn_cublasDcopy_64 *function_ = find(S_cublasDcopy_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCcopy(cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y, int incy)
{
    fn_cublasCcopy *function_ = find(S_cublasCcopy);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCcopy_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    cuComplex *y, int64_t incy)
{
    fn_cublasCcopy_64 *function_ = find(S_cublasCcopy_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZcopy(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    cuDoubleComplex *y, int incy)
{
    fn_cublasZcopy *function_ = find(S_cublasZcopy);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZcopy_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy)
{
    fn_cublasZcopy_64 *function_ = find(S_cublasZcopy_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSswap(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy)
{
    fn_cublasSswap *function_ = find(S_cublasSswap);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSswap_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy)
{
    fn_cublasSswap_64 *function_ = find(S_cublasSswap_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDswap(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy)
{
    fn_cublasDswap *function_ = find(S_cublasDswap);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDswap_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y,
    int64_t incy)
{
    fn_cublasDswap_64 *function_ = find(S_cublasDswap_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCswap(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy)
{
    fn_cublasCswap *function_ = find(S_cublasCswap);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCswap_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy)
{
    fn_cublasCswap_64 *function_ = find(S_cublasCswap_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZswap(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y,
    int incy)
{
    fn_cublasZswap *function_ = find(S_cublasZswap);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZswap_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy)
{
    fn_cublasZswap_64 *function_ = find(S_cublasZswap_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSwapEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy)
{
    fn_cublasSwapEx *function_ = find(S_cublasSwapEx);
    return function_ != NULL ? function_(handle, n, x, xType, incx, y, yType, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSwapEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx,
    void *y, cudaDataType yType, int64_t incy)
{
    fn_cublasSwapEx_64 *function_ = find(S_cublasSwapEx_64);
    return function_ != NULL ? function_(handle, n, x, xType, incx, y, yType, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIsamax(cublasHandle_t handle, int n, const float *x, int incx, int *result)
{
    fn_cublasIsamax *function_ = find(S_cublasIsamax);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIsamax_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)
{
    fn_cublasIsamax_64 *function_ = find(S_cublasIsamax_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIdamax(cublasHandle_t handle, int n, const double *x, int incx, int *result)
{
    fn_cublasIdamax *function_ = find(S_cublasIdamax);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIdamax_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
    int64_t *result)
{
    fn_cublasIdamax_64 *function_ = find(S_cublasIdamax_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIcamax(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)
{
    fn_cublasIcamax *function_ = find(S_cublasIcamax);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIcamax_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    int64_t *result)
{
    fn_cublasIcamax_64 *function_ = find(S_cublasIcamax_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIzamax(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)
{
    fn_cublasIzamax *function_ = find(S_cublasIzamax);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIzamax_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    int64_t *result)
{
    fn_cublasIzamax_64 *function_ = find(S_cublasIzamax_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIamaxEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    int *result)
{
    fn_cublasIamaxEx *function_ = find(S_cublasIamaxEx);
    return function_ != NULL ? function_(handle, n, x, xType, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIamaxEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, int64_t *result)
{
    fn_cublasIamaxEx_64 *function_ = find(S_cublasIamaxEx_64);
    return function_ != NULL ? function_(handle, n, x, xType, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIsamin(cublasHandle_t handle, int n, const float *x, int incx, int *result)
{
    fn_cublasIsamin *function_ = find(S_cublasIsamin);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIsamin_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)
{
    fn_cublasIsamin_64 *function_ = find(S_cublasIsamin_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIdamin(cublasHandle_t handle, int n, const double *x, int incx, int *result)
{
    fn_cublasIdamin *function_ = find(S_cublasIdamin);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIdamin_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
    int64_t *result)
{
    fn_cublasIdamin_64 *function_ = find(S_cublasIdamin_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIcamin(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)
{
    fn_cublasIcamin *function_ = find(S_cublasIcamin);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIcamin_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    int64_t *result)
{
    fn_cublasIcamin_64 *function_ = find(S_cublasIcamin_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIzamin(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)
{
    fn_cublasIzamin *function_ = find(S_cublasIzamin);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIzamin_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    int64_t *result)
{
    fn_cublasIzamin_64 *function_ = find(S_cublasIzamin_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIaminEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    int *result)
{
    fn_cublasIaminEx *function_ = find(S_cublasIaminEx);
    return function_ != NULL ? function_(handle, n, x, xType, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasIaminEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, int64_t *result)
{
    fn_cublasIaminEx_64 *function_ = find(S_cublasIaminEx_64);
    return function_ != NULL ? function_(handle, n, x, xType, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasAsumEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    void *result, cudaDataType resultType, cudaDataType executiontype)
{
    fn_cublasAsumEx *function_ = find(S_cublasAsumEx);
    return function_ != NULL
        ? function_(handle, n, x, xType, incx, result, resultType, executiontype)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasAsumEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, void *result, cudaDataType resultType, cudaDataType executiontype)
{
    fn_cublasAsumEx_64 *function_ = find(S_cublasAsumEx_64);
    return function_ != NULL
        ? function_(handle, n, x, xType, incx, result, resultType, executiontype)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSasum(cublasHandle_t handle, int n, const float *x, int incx, float *result)
{
    fn_cublasSasum *function_ = find(S_cublasSasum);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSasum_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)
{
    fn_cublasSasum_64 *function_ = find(S_cublasSasum_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDasum(cublasHandle_t handle, int n, const double *x, int incx, double *result)
{
    fn_cublasDasum *function_ = find(S_cublasDasum);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDasum_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)
{
    fn_cublasDasum_64 *function_ = find(S_cublasDasum_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasScasum(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)
{
    fn_cublasScasum *function_ = find(S_cublasScasum);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasScasum_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    float *result)
{
    fn_cublasScasum_64 *function_ = find(S_cublasScasum_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDzasum(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)
{
    fn_cublasDzasum *function_ = find(S_cublasDzasum);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDzasum_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    double *result)
{
    fn_cublasDzasum_64 *function_ = find(S_cublasDzasum_64);
    return function_ != NULL ? function_(handle, n, x, incx, result)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSrot(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy,
    const float *c, const float *s)
{
    fn_cublasSrot *function_ = find(S_cublasSrot);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, c, s)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSrot_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy,
    const float *c, const float *s)
{
    fn_cublasSrot_64 *function_ = find(S_cublasSrot_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, c, s)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDrot(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy,
    const double *c, const double *s)
{
    fn_cublasDrot *function_ = find(S_cublasDrot);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, c, s)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDrot_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y,
    int64_t incy, const double *c, const double *s)
{
    fn_cublasDrot_64 *function_ = find(S_cublasDrot_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, c, s)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCrot(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy,
    const float *c, const cuComplex *s)
{
    fn_cublasCrot *function_ = find(S_cublasCrot);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, c, s)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCrot_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy, const float *c, const cuComplex *s)
{
    fn_cublasCrot_64 *function_ = find(S_cublasCrot_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, c, s)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsrot(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy,
    const float *c, const float *s)
{
    fn_cublasCsrot *function_ = find(S_cublasCsrot);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, c, s)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsrot_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy, const float *c, const float *s)
{
    fn_cublasCsrot_64 *function_ = find(S_cublasCsrot_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, c, s)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZrot(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y,
    int incy, const double *c, const cuDoubleComplex *s)
{
    fn_cublasZrot *function_ = find(S_cublasZrot);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, c, s)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZrot_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s)
{
    fn_cublasZrot_64 *function_ = find(S_cublasZrot_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, c, s)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZdrot(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y,
    int incy, const double *c, const double *s)
{
    fn_cublasZdrot *function_ = find(S_cublasZdrot);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, c, s)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZdrot_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy, const double *c, const double *s)
{
    fn_cublasZdrot_64 *function_ = find(S_cublasZdrot_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, c, s)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasRotEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType,
    cudaDataType executiontype)
{
    fn_cublasRotEx *function_ = find(S_cublasRotEx);
    return function_ != NULL
        ? function_(handle, n, x, xType, incx, y, yType, incy, c, s, csType, executiontype)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasRotEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx,
    void *y, cudaDataType yType, int64_t incy, const void *c, const void *s, cudaDataType csType,
    cudaDataType executiontype)
{
    fn_cublasRotEx_64 *function_ = find(S_cublasRotEx_64);
    return function_ != NULL
        ? function_(handle, n, x, xType, incx, y, yType, incy, c, s, csType, executiontype)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSrotg(cublasHandle_t handle, float *a, float *b, float *c, float *s)
{
    fn_cublasSrotg *function_ = find(S_cublasSrotg);
    return function_ != NULL ? function_(handle, a, b, c, s) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDrotg(cublasHandle_t handle, double *a, double *b, double *c, double *s)
{
    fn_cublasDrotg *function_ = find(S_cublasDrotg);
    return function_ != NULL ? function_(handle, a, b, c, s) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCrotg(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s)
{
    fn_cublasCrotg *function_ = find(S_cublasCrotg);
    return function_ != NULL ? function_(handle, a, b, c, s) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZrotg(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c,
    cuDoubleComplex *s)
{
    fn_cublasZrotg *function_ = find(S_cublasZrotg);
    return function_ != NULL ? function_(handle, a, b, c, s) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasRotgEx(cublasHandle_t handle, void *a, void *b, cudaDataType abType, void *c, void *s,
    cudaDataType csType, cudaDataType executiontype)
{
    fn_cublasRotgEx *function_ = find(S_cublasRotgEx);
    return function_ != NULL ? function_(handle, a, b, abType, c, s, csType, executiontype)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSrotm(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy,
    const float *param)
{
    fn_cublasSrotm *function_ = find(S_cublasSrotm);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, param)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSrotm_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y,
    int64_t incy, const float *param)
{
    fn_cublasSrotm_64 *function_ = find(S_cublasSrotm_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, param)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDrotm(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy,
    const double *param)
{
    fn_cublasDrotm *function_ = find(S_cublasDrotm);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, param)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDrotm_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y,
    int64_t incy, const double *param)
{
    fn_cublasDrotm_64 *function_ = find(S_cublasDrotm_64);
    return function_ != NULL ? function_(handle, n, x, incx, y, incy, param)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasRotmEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy, const void *param, cudaDataType paramType,
    cudaDataType executiontype)
{
    fn_cublasRotmEx *function_ = find(S_cublasRotmEx);
    return function_ != NULL
        ? function_(handle, n, x, xType, incx, y, yType, incy, param, paramType, executiontype)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasRotmEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx,
    void *y, cudaDataType yType, int64_t incy, const void *param, cudaDataType paramType,
    cudaDataType executiontype)
{
    fn_cublasRotmEx_64 *function_ = find(S_cublasRotmEx_64);
    return function_ != NULL
        ? function_(handle, n, x, xType, incx, y, yType, incy, param, paramType, executiontype)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSrotmg(cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1,
    float *param)
{
    fn_cublasSrotmg *function_ = find(S_cublasSrotmg);
    return function_ != NULL ? function_(handle, d1, d2, x1, y1, param)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDrotmg(cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1,
    double *param)
{
    fn_cublasDrotmg *function_ = find(S_cublasDrotmg);
    return function_ != NULL ? function_(handle, d1, d2, x1, y1, param)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasRotmgEx(cublasHandle_t handle, void *d1, cudaDataType d1Type, void *d2,
    cudaDataType d2Type, void *x1, cudaDataType x1Type, const void *y1, cudaDataType y1Type,
    void *param, cudaDataType paramType, cudaDataType executiontype)
{
    fn_cublasRotmgEx *function_ = find(S_cublasRotmgEx);
    return function_ != NULL
        ? function_(handle, d1, d1Type, d2, d2Type, x1, x1Type, y1, y1Type, param, paramType,
        executiontype) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemv(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
    const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)
{
    fn_cublasSgemv *function_ = find(S_cublasSgemv);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
    const float *beta, float *y, int64_t incy)
{
    fn_cublasSgemv_64 *function_ = find(S_cublasSgemv_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgemv(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha,
    const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)
{
    fn_cublasDgemv *function_ = find(S_cublasDgemv);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgemv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
    const double *beta, double *y, int64_t incy)
{
    fn_cublasDgemv_64 *function_ = find(S_cublasDgemv_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemv(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
    const cuComplex *beta, cuComplex *y, int incy)
{
    fn_cublasCgemv *function_ = find(S_cublasCgemv);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
    const cuComplex *beta, cuComplex *y, int64_t incy)
{
    fn_cublasCgemv_64 *function_ = find(S_cublasCgemv_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgemv(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
{
    fn_cublasZgemv *function_ = find(S_cublasZgemv);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgemv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
{
    fn_cublasZgemv_64 *function_ = find(S_cublasZgemv_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgbmv(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
    float *y, int incy)
{
    fn_cublasSgbmv *function_ = find(S_cublasSgbmv);
    return function_ != NULL
        ? function_(handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgbmv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const float *alpha, const float *A, int64_t lda, const float *x,
    int64_t incx, const float *beta, float *y, int64_t incy)
{
    fn_cublasSgbmv_64 *function_ = find(S_cublasSgbmv_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgbmv(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta,
    double *y, int incy)
{
    fn_cublasDgbmv *function_ = find(S_cublasDgbmv);
    return function_ != NULL
        ? function_(handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgbmv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const double *alpha, const double *A, int64_t lda, const double *x,
    int64_t incx, const double *beta, double *y, int64_t incy)
{
    fn_cublasDgbmv_64 *function_ = find(S_cublasDgbmv_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgbmv(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
    const cuComplex *beta, cuComplex *y, int incy)
{
    fn_cublasCgbmv *function_ = find(S_cublasCgbmv);
    return function_ != NULL
        ? function_(handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgbmv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)
{
    fn_cublasCgbmv_64 *function_ = find(S_cublasCgbmv_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgbmv(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
{
    fn_cublasZgbmv *function_ = find(S_cublasZgbmv);
    return function_ != NULL
        ? function_(handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgbmv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
    int64_t incy)
{
    fn_cublasZgbmv_64 *function_ = find(S_cublasZgbmv_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStrmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)
{
    fn_cublasStrmv *function_ = find(S_cublasStrmv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStrmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)
{
    fn_cublasStrmv_64 *function_ = find(S_cublasStrmv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtrmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)
{
    fn_cublasDtrmv *function_ = find(S_cublasDtrmv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtrmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)
{
    fn_cublasDtrmv_64 *function_ = find(S_cublasDtrmv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtrmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)
{
    fn_cublasCtrmv *function_ = find(S_cublasCtrmv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtrmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)
{
    fn_cublasCtrmv_64 *function_ = find(S_cublasCtrmv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtrmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)
{
    fn_cublasZtrmv *function_ = find(S_cublasZtrmv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtrmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x,
    int64_t incx)
{
    fn_cublasZtrmv_64 *function_ = find(S_cublasZtrmv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStbmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)
{
    fn_cublasStbmv *function_ = find(S_cublasStbmv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x,
    int64_t incx)
{
    fn_cublasStbmv_64 *function_ = find(S_cublasStbmv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtbmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)
{
    fn_cublasDtbmv *function_ = find(S_cublasDtbmv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x,
    int64_t incx)
{
    fn_cublasDtbmv_64 *function_ = find(S_cublasDtbmv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtbmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)
{
    fn_cublasCtbmv *function_ = find(S_cublasCtbmv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x,
    int64_t incx)
{
    fn_cublasCtbmv_64 *function_ = find(S_cublasCtbmv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtbmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x,
    int incx)
{
    fn_cublasZtbmv *function_ = find(S_cublasZtbmv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda,
    cuDoubleComplex *x, int64_t incx)
{
    fn_cublasZtbmv_64 *function_ = find(S_cublasZtbmv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStpmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *AP, float *x, int incx)
{
    fn_cublasStpmv *function_ = find(S_cublasStpmv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStpmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)
{
    fn_cublasStpmv_64 *function_ = find(S_cublasStpmv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtpmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *AP, double *x, int incx)
{
    fn_cublasDtpmv *function_ = find(S_cublasDtpmv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtpmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)
{
    fn_cublasDtpmv_64 *function_ = find(S_cublasDtpmv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtpmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)
{
    fn_cublasCtpmv *function_ = find(S_cublasCtpmv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtpmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)
{
    fn_cublasCtpmv_64 *function_ = find(S_cublasCtpmv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtpmv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)
{
    fn_cublasZtpmv *function_ = find(S_cublasZtpmv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtpmv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)
{
    fn_cublasZtpmv_64 *function_ = find(S_cublasZtpmv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStrsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)
{
    fn_cublasStrsv *function_ = find(S_cublasStrsv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStrsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)
{
    fn_cublasStrsv_64 *function_ = find(S_cublasStrsv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtrsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)
{
    fn_cublasDtrsv *function_ = find(S_cublasDtrsv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtrsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)
{
    fn_cublasDtrsv_64 *function_ = find(S_cublasDtrsv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtrsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)
{
    fn_cublasCtrsv *function_ = find(S_cublasCtrsv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtrsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)
{
    fn_cublasCtrsv_64 *function_ = find(S_cublasCtrsv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtrsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)
{
    fn_cublasZtrsv *function_ = find(S_cublasZtrsv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtrsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x,
    int64_t incx)
{
    fn_cublasZtrsv_64 *function_ = find(S_cublasZtrsv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStpsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *AP, float *x, int incx)
{
    fn_cublasStpsv *function_ = find(S_cublasStpsv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStpsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)
{
    fn_cublasStpsv_64 *function_ = find(S_cublasStpsv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtpsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *AP, double *x, int incx)
{
    fn_cublasDtpsv *function_ = find(S_cublasDtpsv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtpsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)
{
    fn_cublasDtpsv_64 *function_ = find(S_cublasDtpsv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtpsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)
{
    fn_cublasCtpsv *function_ = find(S_cublasCtpsv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtpsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)
{
    fn_cublasCtpsv_64 *function_ = find(S_cublasCtpsv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtpsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)
{
    fn_cublasZtpsv *function_ = find(S_cublasZtpsv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtpsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)
{
    fn_cublasZtpsv_64 *function_ = find(S_cublasZtpsv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, AP, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStbsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)
{
    fn_cublasStbsv *function_ = find(S_cublasStbsv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStbsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x,
    int64_t incx)
{
    fn_cublasStbsv_64 *function_ = find(S_cublasStbsv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtbsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)
{
    fn_cublasDtbsv *function_ = find(S_cublasDtbsv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtbsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x,
    int64_t incx)
{
    fn_cublasDtbsv_64 *function_ = find(S_cublasDtbsv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtbsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)
{
    fn_cublasCtbsv *function_ = find(S_cublasCtbsv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtbsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x,
    int64_t incx)
{
    fn_cublasCtbsv_64 *function_ = find(S_cublasCtbsv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtbsv(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x,
    int incx)
{
    fn_cublasZtbsv *function_ = find(S_cublasZtbsv);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtbsv_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda,
    cuDoubleComplex *x, int64_t incx)
{
    fn_cublasZtbsv_64 *function_ = find(S_cublasZtbsv_64);
    return function_ != NULL ? function_(handle, uplo, trans, diag, n, k, A, lda, x, incx)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsymv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)
{
    fn_cublasSsymv *function_ = find(S_cublasSsymv);
    return function_ != NULL ? function_(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsymv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y,
    int64_t incy)
{
    fn_cublasSsymv_64 *function_ = find(S_cublasSsymv_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsymv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)
{
    fn_cublasDsymv *function_ = find(S_cublasDsymv);
    return function_ != NULL ? function_(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsymv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y,
    int64_t incy)
{
    fn_cublasDsymv_64 *function_ = find(S_cublasDsymv_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsymv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
    int incy)
{
    fn_cublasCsymv *function_ = find(S_cublasCsymv);
    return function_ != NULL ? function_(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsymv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
    cuComplex *y, int64_t incy)
{
    fn_cublasCsymv_64 *function_ = find(S_cublasCsymv_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZsymv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx,
    const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
{
    fn_cublasZsymv *function_ = find(S_cublasZsymv);
    return function_ != NULL ? function_(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZsymv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
{
    fn_cublasZsymv_64 *function_ = find(S_cublasZsymv_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasChemv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
    int incy)
{
    fn_cublasChemv *function_ = find(S_cublasChemv);
    return function_ != NULL ? function_(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasChemv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
    cuComplex *y, int64_t incy)
{
    fn_cublasChemv_64 *function_ = find(S_cublasChemv_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZhemv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx,
    const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
{
    fn_cublasZhemv *function_ = find(S_cublasZhemv);
    return function_ != NULL ? function_(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZhemv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
{
    fn_cublasZhemv_64 *function_ = find(S_cublasZhemv_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsbmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha,
    const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)
{
    fn_cublasSsbmv *function_ = find(S_cublasSsbmv);
    return function_ != NULL ? function_(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
    const float *beta, float *y, int64_t incy)
{
    fn_cublasSsbmv_64 *function_ = find(S_cublasSsbmv_64);
    return function_ != NULL ? function_(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsbmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha,
    const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)
{
    fn_cublasDsbmv *function_ = find(S_cublasDsbmv);
    return function_ != NULL ? function_(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
    const double *beta, double *y, int64_t incy)
{
    fn_cublasDsbmv_64 *function_ = find(S_cublasDsbmv_64);
    return function_ != NULL ? function_(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasChbmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha,
    const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
    int incy)
{
    fn_cublasChbmv *function_ = find(S_cublasChbmv);
    return function_ != NULL ? function_(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasChbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
    const cuComplex *beta, cuComplex *y, int64_t incy)
{
    fn_cublasChbmv_64 *function_ = find(S_cublasChbmv_64);
    return function_ != NULL ? function_(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZhbmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
{
    fn_cublasZhbmv *function_ = find(S_cublasZhbmv);
    return function_ != NULL ? function_(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZhbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
{
    fn_cublasZhbmv_64 *function_ = find(S_cublasZhbmv_64);
    return function_ != NULL ? function_(handle, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSspmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *AP, const float *x, int incx, const float *beta, float *y, int incy)
{
    fn_cublasSspmv *function_ = find(S_cublasSspmv);
    return function_ != NULL ? function_(handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSspmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *AP, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)
{
    fn_cublasSspmv_64 *function_ = find(S_cublasSspmv_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDspmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *AP, const double *x, int incx, const double *beta, double *y, int incy)
{
    fn_cublasDspmv *function_ = find(S_cublasDspmv);
    return function_ != NULL ? function_(handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDspmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *AP, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)
{
    fn_cublasDspmv_64 *function_ = find(S_cublasDspmv_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasChpmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
    int incy)
{
    fn_cublasChpmv *function_ = find(S_cublasChpmv);
    return function_ != NULL ? function_(handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasChpmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y,
    int64_t incy)
{
    fn_cublasChpmv_64 *function_ = find(S_cublasChpmv_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZhpmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta,
    cuDoubleComplex *y, int incy)
{
    fn_cublasZhpmv *function_ = find(S_cublasZhpmv);
    return function_ != NULL ? function_(handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZhpmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
{
    fn_cublasZhpmv_64 *function_ = find(S_cublasZhpmv_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, AP, x, incx, beta, y, incy)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSger(cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx,
    const float *y, int incy, float *A, int lda)
{
    fn_cublasSger *function_ = find(S_cublasSger);
    return function_ != NULL ? function_(handle, m, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSger_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x,
    int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)
{
    fn_cublasSger_64 *function_ = find(S_cublasSger_64);
    return function_ != NULL ? function_(handle, m, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDger(cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx,
    const double *y, int incy, double *A, int lda)
{
    fn_cublasDger *function_ = find(S_cublasDger);
    return function_ != NULL ? function_(handle, m, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDger_64(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha,
    const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)
{
    fn_cublasDger_64 *function_ = find(S_cublasDger_64);
    return function_ != NULL ? function_(handle, m, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgeru(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x,
    int incx, const cuComplex *y, int incy, cuComplex *A, int lda)
{
    fn_cublasCgeru *function_ = find(S_cublasCgeru);
    return function_ != NULL ? function_(handle, m, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgeru_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)
{
    fn_cublasCgeru_64 *function_ = find(S_cublasCgeru_64);
    return function_ != NULL ? function_(handle, m, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgerc(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x,
    int incx, const cuComplex *y, int incy, cuComplex *A, int lda)
{
    fn_cublasCgerc *function_ = find(S_cublasCgerc);
    return function_ != NULL ? function_(handle, m, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgerc_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)
{
    fn_cublasCgerc_64 *function_ = find(S_cublasCgerc_64);
    return function_ != NULL ? function_(handle, m, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgeru(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
    int lda)
{
    fn_cublasZgeru *function_ = find(S_cublasZgeru);
    return function_ != NULL ? function_(handle, m, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgeru_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
    cuDoubleComplex *A, int64_t lda)
{
    fn_cublasZgeru_64 *function_ = find(S_cublasZgeru_64);
    return function_ != NULL ? function_(handle, m, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgerc(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
    int lda)
{
    fn_cublasZgerc *function_ = find(S_cublasZgerc);
    return function_ != NULL ? function_(handle, m, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgerc_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
    cuDoubleComplex *A, int64_t lda)
{
    fn_cublasZgerc_64 *function_ = find(S_cublasZgerc_64);
    return function_ != NULL ? function_(handle, m, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsyr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, float *A, int lda)
{
    fn_cublasSsyr *function_ = find(S_cublasSsyr);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsyr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, float *A, int64_t lda)
{
    fn_cublasSsyr_64 *function_ = find(S_cublasSsyr_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsyr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, double *A, int lda)
{
    fn_cublasDsyr *function_ = find(S_cublasDsyr);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsyr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, double *A, int64_t lda)
{
    fn_cublasDsyr_64 *function_ = find(S_cublasDsyr_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsyr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, cuComplex *A, int lda)
{
    fn_cublasCsyr *function_ = find(S_cublasCsyr);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsyr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)
{
    fn_cublasCsyr_64 *function_ = find(S_cublasCsyr_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZsyr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)
{
    fn_cublasZsyr *function_ = find(S_cublasZsyr);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZsyr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A,
    int64_t lda)
{
    fn_cublasZsyr_64 *function_ = find(S_cublasZsyr_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCher(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const cuComplex *x, int incx, cuComplex *A, int lda)
{
    fn_cublasCher *function_ = find(S_cublasCher);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCher_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)
{
    fn_cublasCher_64 *function_ = find(S_cublasCher_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZher(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)
{
    fn_cublasZher *function_ = find(S_cublasZher);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZher_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)
{
    fn_cublasZher_64 *function_ = find(S_cublasZher_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSspr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, float *AP)
{
    fn_cublasSspr *function_ = find(S_cublasSspr);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSspr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, float *AP)
{
    fn_cublasSspr_64 *function_ = find(S_cublasSspr_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDspr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, double *AP)
{
    fn_cublasDspr *function_ = find(S_cublasDspr);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDspr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, double *AP)
{
    fn_cublasDspr_64 *function_ = find(S_cublasDspr_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasChpr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const cuComplex *x, int incx, cuComplex *AP)
{
    fn_cublasChpr *function_ = find(S_cublasChpr);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasChpr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const cuComplex *x, int64_t incx, cuComplex *AP)
{
    fn_cublasChpr_64 *function_ = find(S_cublasChpr_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZhpr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *AP)
{
    fn_cublasZhpr *function_ = find(S_cublasZhpr);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZhpr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)
{
    fn_cublasZhpr_64 *function_ = find(S_cublasZhpr_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsyr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, const float *y, int incy, float *A, int lda)
{
    fn_cublasSsyr2 *function_ = find(S_cublasSsyr2);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsyr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)
{
    fn_cublasSsyr2_64 *function_ = find(S_cublasSsyr2_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsyr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, const double *y, int incy, double *A, int lda)
{
    fn_cublasDsyr2 *function_ = find(S_cublasDsyr2);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsyr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)
{
    fn_cublasDsyr2_64 *function_ = find(S_cublasDsyr2_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsyr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)
{
    fn_cublasCsyr2 *function_ = find(S_cublasCsyr2);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsyr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)
{
    fn_cublasCsyr2_64 *function_ = find(S_cublasCsyr2_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZsyr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
    int lda)
{
    fn_cublasZsyr2 *function_ = find(S_cublasZsyr2);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZsyr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *A, int64_t lda)
{
    fn_cublasZsyr2_64 *function_ = find(S_cublasZsyr2_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCher2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)
{
    fn_cublasCher2 *function_ = find(S_cublasCher2);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCher2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)
{
    fn_cublasCher2_64 *function_ = find(S_cublasCher2_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZher2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
    int lda)
{
    fn_cublasZher2 *function_ = find(S_cublasZher2);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZher2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *A, int64_t lda)
{
    fn_cublasZher2_64 *function_ = find(S_cublasZher2_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSspr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, const float *y, int incy, float *AP)
{
    fn_cublasSspr2 *function_ = find(S_cublasSspr2);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSspr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, const float *y, int64_t incy, float *AP)
{
    fn_cublasSspr2_64 *function_ = find(S_cublasSspr2_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDspr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, const double *y, int incy, double *AP)
{
    fn_cublasDspr2 *function_ = find(S_cublasDspr2);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDspr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, const double *y, int64_t incy, double *AP)
{
    fn_cublasDspr2_64 *function_ = find(S_cublasDspr2_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasChpr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP)
{
    fn_cublasChpr2 *function_ = find(S_cublasChpr2);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasChpr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP)
{
    fn_cublasChpr2_64 *function_ = find(S_cublasChpr2_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZhpr2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP)
{
    fn_cublasZhpr2 *function_ = find(S_cublasZhpr2);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZhpr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *AP)
{
    fn_cublasZhpr2_64 *function_ = find(S_cublasZhpr2_64);
    return function_ != NULL ? function_(handle, uplo, n, alpha, x, incx, y, incy, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const float *const *Aarray, int lda, const float *const *xarray, int incx,
    const float *beta, float *const *yarray, int incy, int batchCount)
{
    fn_cublasSgemvBatched *function_ = find(S_cublasSgemvBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const float *const *Aarray, int64_t lda, const float *const *xarray,
    int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)
{
    fn_cublasSgemvBatched_64 *function_ = find(S_cublasSgemvBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const double *alpha, const double *const *Aarray, int lda, const double *const *xarray,
    int incx, const double *beta, double *const *yarray, int incy, int batchCount)
{
    fn_cublasDgemvBatched *function_ = find(S_cublasDgemvBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const double *alpha, const double *const *Aarray, int64_t lda, const double *const *xarray,
    int64_t incx, const double *beta, double *const *yarray, int64_t incy, int64_t batchCount)
{
    fn_cublasDgemvBatched_64 *function_ = find(S_cublasDgemvBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
    const cuComplex *const *xarray, int incx, const cuComplex *beta, cuComplex *const *yarray,
    int incy, int batchCount)
{
    fn_cublasCgemvBatched *function_ = find(S_cublasCgemvBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda,
    const cuComplex *const *xarray, int64_t incx, const cuComplex *beta, cuComplex *const *yarray,
    int64_t incy, int64_t batchCount)
{
    fn_cublasCgemvBatched_64 *function_ = find(S_cublasCgemvBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda,
    const cuDoubleComplex *const *xarray, int incx, const cuDoubleComplex *beta,
    cuDoubleComplex *const *yarray, int incy, int batchCount)
{
    fn_cublasZgemvBatched *function_ = find(S_cublasZgemvBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda,
    const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta,
    cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount)
{
    fn_cublasZgemvBatched_64 *function_ = find(S_cublasZgemvBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasHSHgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *const *Aarray, int lda, const __half *const *xarray,
    int incx, const float *beta, __half *const *yarray, int incy, int batchCount)
{
    fn_cublasHSHgemvBatched *function_ = find(S_cublasHSHgemvBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasHSHgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __half *const *Aarray, int64_t lda, const __half *const *xarray,
    int64_t incx, const float *beta, __half *const *yarray, int64_t incy, int64_t batchCount)
{
    fn_cublasHSHgemvBatched_64 *function_ = find(S_cublasHSHgemvBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasHSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *const *Aarray, int lda, const __half *const *xarray,
    int incx, const float *beta, float *const *yarray, int incy, int batchCount)
{
    fn_cublasHSSgemvBatched *function_ = find(S_cublasHSSgemvBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasHSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __half *const *Aarray, int64_t lda, const __half *const *xarray,
    int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)
{
    fn_cublasHSSgemvBatched_64 *function_ = find(S_cublasHSSgemvBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasTSTgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
    const __nv_bfloat16 *const *xarray, int incx, const float *beta, __nv_bfloat16 *const *yarray,
    int incy, int batchCount)
{
    fn_cublasTSTgemvBatched *function_ = find(S_cublasTSTgemvBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasTSTgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int64_t lda,
    const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta,
    __nv_bfloat16 *const *yarray, int64_t incy, int64_t batchCount)
{
    fn_cublasTSTgemvBatched_64 *function_ = find(S_cublasTSTgemvBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasTSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
    const __nv_bfloat16 *const *xarray, int incx, const float *beta, float *const *yarray,
    int incy, int batchCount)
{
    fn_cublasTSSgemvBatched *function_ = find(S_cublasTSSgemvBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasTSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int64_t lda,
    const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta, float *const *yarray,
    int64_t incy, int64_t batchCount)
{
    fn_cublasTSSgemvBatched_64 *function_ = find(S_cublasTSSgemvBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, Aarray, lda, xarray, incx, beta, yarray, incy,
        batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const float *A, int lda, long long strideA, const float *x, int incx,
    long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)
{
    fn_cublasSgemvStridedBatched *function_ = find(S_cublasSgemvStridedBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const float *alpha, const float *A, int64_t lda, long long strideA, const float *x,
    int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey,
    int64_t batchCount)
{
    fn_cublasSgemvStridedBatched_64 *function_ = find(S_cublasSgemvStridedBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const double *alpha, const double *A, int lda, long long strideA, const double *x, int incx,
    long long stridex, const double *beta, double *y, int incy, long long stridey, int batchCount)
{
    fn_cublasDgemvStridedBatched *function_ = find(S_cublasDgemvStridedBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const double *alpha, const double *A, int64_t lda, long long strideA,
    const double *x, int64_t incx, long long stridex, const double *beta, double *y, int64_t incy,
    long long stridey, int64_t batchCount)
{
    fn_cublasDgemvStridedBatched_64 *function_ = find(S_cublasDgemvStridedBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *x,
    int incx, long long stridex, const cuComplex *beta, cuComplex *y, int incy, long long stridey,
    int batchCount)
{
    fn_cublasCgemvStridedBatched *function_ = find(S_cublasCgemvStridedBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA,
    const cuComplex *x, int64_t incx, long long stridex, const cuComplex *beta, cuComplex *y,
    int64_t incy, long long stridey, int64_t batchCount)
{
    fn_cublasCgemvStridedBatched_64 *function_ = find(S_cublasCgemvStridedBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA,
    const cuDoubleComplex *x, int incx, long long stridex, const cuDoubleComplex *beta,
    cuDoubleComplex *y, int incy, long long stridey, int batchCount)
{
    fn_cublasZgemvStridedBatched *function_ = find(S_cublasZgemvStridedBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    long long strideA, const cuDoubleComplex *x, int64_t incx, long long stridex,
    const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy, long long stridey,
    int64_t batchCount)
{
    fn_cublasZgemvStridedBatched_64 *function_ = find(S_cublasZgemvStridedBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasHSHgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *A, int lda, long long strideA, const __half *x, int incx,
    long long stridex, const float *beta, __half *y, int incy, long long stridey, int batchCount)
{
    fn_cublasHSHgemvStridedBatched *function_ = find(S_cublasHSHgemvStridedBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasHSHgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const float *alpha, const __half *A, int64_t lda, long long strideA,
    const __half *x, int64_t incx, long long stridex, const float *beta, __half *y, int64_t incy,
    long long stridey, int64_t batchCount)
{
    fn_cublasHSHgemvStridedBatched_64 *function_ = find(S_cublasHSHgemvStridedBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasHSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *A, int lda, long long strideA, const __half *x, int incx,
    long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)
{
    fn_cublasHSSgemvStridedBatched *function_ = find(S_cublasHSSgemvStridedBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasHSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const float *alpha, const __half *A, int64_t lda, long long strideA,
    const __half *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy,
    long long stridey, int64_t batchCount)
{
    fn_cublasHSSgemvStridedBatched_64 *function_ = find(S_cublasHSSgemvStridedBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasTSTgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *A, int lda, long long strideA, const __nv_bfloat16 *x,
    int incx, long long stridex, const float *beta, __nv_bfloat16 *y, int incy, long long stridey,
    int batchCount)
{
    fn_cublasTSTgemvStridedBatched *function_ = find(S_cublasTSTgemvStridedBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasTSTgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const float *alpha, const __nv_bfloat16 *A, int64_t lda, long long strideA,
    const __nv_bfloat16 *x, int64_t incx, long long stridex, const float *beta, __nv_bfloat16 *y,
    int64_t incy, long long stridey, int64_t batchCount)
{
    fn_cublasTSTgemvStridedBatched_64 *function_ = find(S_cublasTSTgemvStridedBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasTSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *A, int lda, long long strideA, const __nv_bfloat16 *x,
    int incx, long long stridex, const float *beta, float *y, int incy, long long stridey,
    int batchCount)
{
    fn_cublasTSSgemvStridedBatched *function_ = find(S_cublasTSSgemvStridedBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasTSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const float *alpha, const __nv_bfloat16 *A, int64_t lda, long long strideA,
    const __nv_bfloat16 *x, int64_t incx, long long stridex, const float *beta, float *y,
    int64_t incy, long long stridey, int64_t batchCount)
{
    fn_cublasTSSgemvStridedBatched_64 *function_ = find(S_cublasTSSgemvStridedBatched_64);
    return function_ != NULL
        ? function_(handle, trans, m, n, alpha, A, lda, strideA, x, incx, stridex, beta, y, incy,
        stridey, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemm(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb,
    const float *beta, float *C, int ldc)
{
    fn_cublasSgemm *function_ = find(S_cublasSgemm);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemm_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda,
    const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)
{
    fn_cublasSgemm_64 *function_ = find(S_cublasSgemm_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgemm(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb,
    const double *beta, double *C, int ldc)
{
    fn_cublasDgemm *function_ = find(S_cublasDgemm);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgemm_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda,
    const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)
{
    fn_cublasDgemm_64 *function_ = find(S_cublasDgemm_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemm(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)
{
    fn_cublasCgemm *function_ = find(S_cublasCgemm);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemm_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)
{
    fn_cublasCgemm_64 *function_ = find(S_cublasCgemm_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)
{
    fn_cublasCgemm3m *function_ = find(S_cublasCgemm3m);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)
{
    fn_cublasCgemm3m_64 *function_ = find(S_cublasCgemm3m_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemm3mEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
    const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype,
    int ldc)
{
    fn_cublasCgemm3mEx *function_ = find(S_cublasCgemm3mEx);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C,
        Ctype, ldc) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemm3mEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C,
    cudaDataType Ctype, int64_t ldc)
{
    fn_cublasCgemm3mEx_64 *function_ = find(S_cublasCgemm3mEx_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C,
        Ctype, ldc) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgemm(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    fn_cublasZgemm *function_ = find(S_cublasZgemm);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgemm_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *C, int64_t ldc)
{
    fn_cublasZgemm_64 *function_ = find(S_cublasZgemm_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    fn_cublasZgemm3m *function_ = find(S_cublasZgemm3m);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *C, int64_t ldc)
{
    fn_cublasZgemm3m_64 *function_ = find(S_cublasZgemm3m_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasHgemm(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const __half *alpha, const __half *A, int lda, const __half *B, int ldb,
    const __half *beta, __half *C, int ldc)
{
    fn_cublasHgemm *function_ = find(S_cublasHgemm);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasHgemm_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const __half *alpha, const __half *A, int64_t lda,
    const __half *B, int64_t ldb, const __half *beta, __half *C, int64_t ldc)
{
    fn_cublasHgemm_64 *function_ = find(S_cublasHgemm_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const void *B,
    cudaDataType Btype, int ldb, const float *beta, void *C, cudaDataType Ctype, int ldc)
{
    fn_cublasSgemmEx *function_ = find(S_cublasSgemmEx);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C,
        Ctype, ldc) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const float *beta, void *C,
    cudaDataType Ctype, int64_t ldc)
{
    fn_cublasSgemmEx_64 *function_ = find(S_cublasSgemmEx_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C,
        Ctype, ldc) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, const void *B,
    cudaDataType Btype, int ldb, const void *beta, void *C, cudaDataType Ctype, int ldc,
    cublasComputeType_t computeType, cublasGemmAlgo_t algo)
{
    fn_cublasGemmEx *function_ = find(S_cublasGemmEx);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C,
        Ctype, ldc, computeType, algo) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const void *beta, void *C,
    cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
{
    fn_cublasGemmEx_64 *function_ = find(S_cublasGemmEx_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C,
        Ctype, ldc, computeType, algo) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
    const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype,
    int ldc)
{
    fn_cublasCgemmEx *function_ = find(S_cublasCgemmEx);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C,
        Ctype, ldc) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C,
    cudaDataType Ctype, int64_t ldc)
{
    fn_cublasCgemmEx_64 *function_ = find(S_cublasCgemmEx_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb, beta, C,
        Ctype, ldc) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsyrk(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const float *A, int lda, const float *beta, float *C, int ldc)
{
    fn_cublasSsyrk *function_ = find(S_cublasSsyrk);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsyrk_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *beta,
    float *C, int64_t ldc)
{
    fn_cublasSsyrk_64 *function_ = find(S_cublasSsyrk_64);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsyrk(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const double *alpha, const double *A, int lda, const double *beta, double *C, int ldc)
{
    fn_cublasDsyrk *function_ = find(S_cublasDsyrk);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsyrk_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *beta,
    double *C, int64_t ldc)
{
    fn_cublasDsyrk_64 *function_ = find(S_cublasDsyrk_64);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsyrk(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta,
    cuComplex *C, int ldc)
{
    fn_cublasCsyrk *function_ = find(S_cublasCsyrk);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsyrk_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *beta, cuComplex *C, int64_t ldc)
{
    fn_cublasCsyrk_64 *function_ = find(S_cublasCsyrk_64);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZsyrk(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    fn_cublasZsyrk *function_ = find(S_cublasZsyrk);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZsyrk_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
{
    fn_cublasZsyrk_64 *function_ = find(S_cublasZsyrk_64);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsyrkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
    const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)
{
    fn_cublasCsyrkEx *function_ = find(S_cublasCsyrkEx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsyrkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)
{
    fn_cublasCsyrkEx_64 *function_ = find(S_cublasCsyrkEx_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsyrk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
    const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)
{
    fn_cublasCsyrk3mEx *function_ = find(S_cublasCsyrk3mEx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsyrk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)
{
    fn_cublasCsyrk3mEx_64 *function_ = find(S_cublasCsyrk3mEx_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCherk(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const cuComplex *A, int lda, const float *beta, cuComplex *C,
    int ldc)
{
    fn_cublasCherk *function_ = find(S_cublasCherk);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCherk_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const cuComplex *A, int64_t lda, const float *beta,
    cuComplex *C, int64_t ldc)
{
    fn_cublasCherk_64 *function_ = find(S_cublasCherk_64);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZherk(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const double *alpha, const cuDoubleComplex *A, int lda, const double *beta,
    cuDoubleComplex *C, int ldc)
{
    fn_cublasZherk *function_ = find(S_cublasZherk);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZherk_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *A, int64_t lda,
    const double *beta, cuDoubleComplex *C, int64_t ldc)
{
    fn_cublasZherk_64 *function_ = find(S_cublasZherk_64);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCherkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta,
    void *C, cudaDataType Ctype, int ldc)
{
    fn_cublasCherkEx *function_ = find(S_cublasCherkEx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCherkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const float *beta, void *C, cudaDataType Ctype, int64_t ldc)
{
    fn_cublasCherkEx_64 *function_ = find(S_cublasCherkEx_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCherk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta,
    void *C, cudaDataType Ctype, int ldc)
{
    fn_cublasCherk3mEx *function_ = find(S_cublasCherk3mEx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCherk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const float *beta, void *C, cudaDataType Ctype, int64_t ldc)
{
    fn_cublasCherk3mEx_64 *function_ = find(S_cublasCherk3mEx_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, Atype, lda, beta, C, Ctype, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsyr2k(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
    float *C, int ldc)
{
    fn_cublasSsyr2k *function_ = find(S_cublasSsyr2k);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsyr2k_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B,
    int64_t ldb, const float *beta, float *C, int64_t ldc)
{
    fn_cublasSsyr2k_64 *function_ = find(S_cublasSsyr2k_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsyr2k(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const double *alpha, const double *A, int lda, const double *B, int ldb,
    const double *beta, double *C, int ldc)
{
    fn_cublasDsyr2k *function_ = find(S_cublasDsyr2k);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsyr2k_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B,
    int64_t ldb, const double *beta, double *C, int64_t ldc)
{
    fn_cublasDsyr2k_64 *function_ = find(S_cublasDsyr2k_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsyr2k(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)
{
    fn_cublasCsyr2k *function_ = find(S_cublasCsyr2k);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsyr2k_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)
{
    fn_cublasCsyr2k_64 *function_ = find(S_cublasCsyr2k_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZsyr2k(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    fn_cublasZsyr2k *function_ = find(S_cublasZsyr2k);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZsyr2k_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc)
{
    fn_cublasZsyr2k_64 *function_ = find(S_cublasZsyr2k_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCher2k(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const float *beta, cuComplex *C, int ldc)
{
    fn_cublasCher2k *function_ = find(S_cublasCher2k);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCher2k_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)
{
    fn_cublasCher2k_64 *function_ = find(S_cublasCher2k_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZher2k(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)
{
    fn_cublasZher2k *function_ = find(S_cublasZher2k);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZher2k_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)
{
    fn_cublasZher2k_64 *function_ = find(S_cublasZher2k_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
    float *C, int ldc)
{
    fn_cublasSsyrkx *function_ = find(S_cublasSsyrkx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B,
    int64_t ldb, const float *beta, float *C, int64_t ldc)
{
    fn_cublasSsyrkx_64 *function_ = find(S_cublasSsyrkx_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const double *alpha, const double *A, int lda, const double *B, int ldb,
    const double *beta, double *C, int ldc)
{
    fn_cublasDsyrkx *function_ = find(S_cublasDsyrkx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B,
    int64_t ldb, const double *beta, double *C, int64_t ldc)
{
    fn_cublasDsyrkx_64 *function_ = find(S_cublasDsyrkx_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)
{
    fn_cublasCsyrkx *function_ = find(S_cublasCsyrkx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)
{
    fn_cublasCsyrkx_64 *function_ = find(S_cublasCsyrkx_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    fn_cublasZsyrkx *function_ = find(S_cublasZsyrkx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc)
{
    fn_cublasZsyrkx_64 *function_ = find(S_cublasZsyrkx_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const float *beta, cuComplex *C, int ldc)
{
    fn_cublasCherkx *function_ = find(S_cublasCherkx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)
{
    fn_cublasCherkx_64 *function_ = find(S_cublasCherkx_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)
{
    fn_cublasZherkx *function_ = find(S_cublasZherkx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)
{
    fn_cublasZherkx_64 *function_ = find(S_cublasZherkx_64);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsymm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
    float *C, int ldc)
{
    fn_cublasSsymm *function_ = find(S_cublasSsymm);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSsymm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb,
    const float *beta, float *C, int64_t ldc)
{
    fn_cublasSsymm_64 *function_ = find(S_cublasSsymm_64);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsymm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta,
    double *C, int ldc)
{
    fn_cublasDsymm *function_ = find(S_cublasDsymm);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDsymm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb,
    const double *beta, double *C, int64_t ldc)
{
    fn_cublasDsymm_64 *function_ = find(S_cublasDsymm_64);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsymm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)
{
    fn_cublasCsymm *function_ = find(S_cublasCsymm);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCsymm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B,
    int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)
{
    fn_cublasCsymm_64 *function_ = find(S_cublasCsymm_64);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZsymm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
    int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    fn_cublasZsymm *function_ = find(S_cublasZsymm);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZsymm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc)
{
    fn_cublasZsymm_64 *function_ = find(S_cublasZsymm_64);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasChemm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)
{
    fn_cublasChemm *function_ = find(S_cublasChemm);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasChemm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B,
    int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)
{
    fn_cublasChemm_64 *function_ = find(S_cublasChemm_64);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZhemm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
    int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    fn_cublasZhemm *function_ = find(S_cublasZhemm);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZhemm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc)
{
    fn_cublasZhemm_64 *function_ = find(S_cublasZhemm_64);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStrsm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha,
    const float *A, int lda, float *B, int ldb)
{
    fn_cublasStrsm *function_ = find(S_cublasStrsm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStrsm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha,
    const float *A, int64_t lda, float *B, int64_t ldb)
{
    fn_cublasStrsm_64 *function_ = find(S_cublasStrsm_64);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtrsm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha,
    const double *A, int lda, double *B, int ldb)
{
    fn_cublasDtrsm *function_ = find(S_cublasDtrsm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtrsm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha,
    const double *A, int64_t lda, double *B, int64_t ldb)
{
    fn_cublasDtrsm_64 *function_ = find(S_cublasDtrsm_64);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtrsm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, cuComplex *B, int ldb)
{
    fn_cublasCtrsm *function_ = find(S_cublasCtrsm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtrsm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb)
{
    fn_cublasCtrsm_64 *function_ = find(S_cublasCtrsm_64);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtrsm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)
{
    fn_cublasZtrsm *function_ = find(S_cublasZtrsm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtrsm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B,
    int64_t ldb)
{
    fn_cublasZtrsm_64 *function_ = find(S_cublasZtrsm_64);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStrmm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha,
    const float *A, int lda, const float *B, int ldb, float *C, int ldc)
{
    fn_cublasStrmm *function_ = find(S_cublasStrmm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStrmm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha,
    const float *A, int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc)
{
    fn_cublasStrmm_64 *function_ = find(S_cublasStrmm_64);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtrmm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha,
    const double *A, int lda, const double *B, int ldb, double *C, int ldc)
{
    fn_cublasDtrmm *function_ = find(S_cublasDtrmm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtrmm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha,
    const double *A, int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc)
{
    fn_cublasDtrmm_64 *function_ = find(S_cublasDtrmm_64);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtrmm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C, int ldc)
{
    fn_cublasCtrmm *function_ = find(S_cublasCtrmm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtrmm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)
{
    fn_cublasCtrmm_64 *function_ = find(S_cublasCtrmm_64);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtrmm(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C,
    int ldc)
{
    fn_cublasZtrmm *function_ = find(S_cublasZtrmm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtrmm_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B,
    int64_t ldb, cuDoubleComplex *C, int64_t ldc)
{
    fn_cublasZtrmm_64 *function_ = find(S_cublasZtrmm_64);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasHgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const __half *alpha, const __half *const *Aarray, int lda,
    const __half *const *Barray, int ldb, const __half *beta, __half *const *Carray, int ldc,
    int batchCount)
{
    fn_cublasHgemmBatched *function_ = find(S_cublasHgemmBatched);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray,
        ldc, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasHgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half *alpha,
    const __half *const *Aarray, int64_t lda, const __half *const *Barray, int64_t ldb,
    const __half *beta, __half *const *Carray, int64_t ldc, int64_t batchCount)
{
    fn_cublasHgemmBatched_64 *function_ = find(S_cublasHgemmBatched_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray,
        ldc, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const float *alpha, const float *const *Aarray, int lda,
    const float *const *Barray, int ldb, const float *beta, float *const *Carray, int ldc,
    int batchCount)
{
    fn_cublasSgemmBatched *function_ = find(S_cublasSgemmBatched);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray,
        ldc, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha,
    const float *const *Aarray, int64_t lda, const float *const *Barray, int64_t ldb,
    const float *beta, float *const *Carray, int64_t ldc, int64_t batchCount)
{
    fn_cublasSgemmBatched_64 *function_ = find(S_cublasSgemmBatched_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray,
        ldc, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const double *alpha, const double *const *Aarray, int lda,
    const double *const *Barray, int ldb, const double *beta, double *const *Carray, int ldc,
    int batchCount)
{
    fn_cublasDgemmBatched *function_ = find(S_cublasDgemmBatched);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray,
        ldc, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha,
    const double *const *Aarray, int64_t lda, const double *const *Barray, int64_t ldb,
    const double *beta, double *const *Carray, int64_t ldc, int64_t batchCount)
{
    fn_cublasDgemmBatched_64 *function_ = find(S_cublasDgemmBatched_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray,
        ldc, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
    const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray,
    int ldc, int batchCount)
{
    fn_cublasCgemmBatched *function_ = find(S_cublasCgemmBatched);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray,
        ldc, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
    const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb,
    const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)
{
    fn_cublasCgemmBatched_64 *function_ = find(S_cublasCgemmBatched_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray,
        ldc, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemm3mBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
    const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray,
    int ldc, int batchCount)
{
    fn_cublasCgemm3mBatched *function_ = find(S_cublasCgemm3mBatched);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray,
        ldc, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemm3mBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
    const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb,
    const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)
{
    fn_cublasCgemm3mBatched_64 *function_ = find(S_cublasCgemm3mBatched_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray,
        ldc, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray,
    int lda, const cuDoubleComplex *const *Barray, int ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *const *Carray, int ldc, int batchCount)
{
    fn_cublasZgemmBatched *function_ = find(S_cublasZgemmBatched);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray,
        ldc, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *Barray,
    int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int64_t ldc,
    int64_t batchCount)
{
    fn_cublasZgemmBatched_64 *function_ = find(S_cublasZgemmBatched_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, Aarray, lda, Barray, ldb, beta, Carray,
        ldc, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasHgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const __half *alpha, const __half *A, int lda,
    long long strideA, const __half *B, int ldb, long long strideB, const __half *beta, __half *C,
    int ldc, long long strideC, int batchCount)
{
    fn_cublasHgemmStridedBatched *function_ = find(S_cublasHgemmStridedBatched);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta,
        C, ldc, strideC, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasHgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half *alpha,
    const __half *A, int64_t lda, long long strideA, const __half *B, int64_t ldb,
    long long strideB, const __half *beta, __half *C, int64_t ldc, long long strideC,
    int64_t batchCount)
{
    fn_cublasHgemmStridedBatched_64 *function_ = find(S_cublasHgemmStridedBatched_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta,
        C, ldc, strideC, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda,
    long long strideA, const float *B, int ldb, long long strideB, const float *beta, float *C,
    int ldc, long long strideC, int batchCount)
{
    fn_cublasSgemmStridedBatched *function_ = find(S_cublasSgemmStridedBatched);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta,
        C, ldc, strideC, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A,
    int64_t lda, long long strideA, const float *B, int64_t ldb, long long strideB,
    const float *beta, float *C, int64_t ldc, long long strideC, int64_t batchCount)
{
    fn_cublasSgemmStridedBatched_64 *function_ = find(S_cublasSgemmStridedBatched_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta,
        C, ldc, strideC, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda,
    long long strideA, const double *B, int ldb, long long strideB, const double *beta, double *C,
    int ldc, long long strideC, int batchCount)
{
    fn_cublasDgemmStridedBatched *function_ = find(S_cublasDgemmStridedBatched);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta,
        C, ldc, strideC, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha,
    const double *A, int64_t lda, long long strideA, const double *B, int64_t ldb,
    long long strideB, const double *beta, double *C, int64_t ldc, long long strideC,
    int64_t batchCount)
{
    fn_cublasDgemmStridedBatched_64 *function_ = find(S_cublasDgemmStridedBatched_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta,
        C, ldc, strideC, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A,
    int lda, long long strideA, const cuComplex *B, int ldb, long long strideB,
    const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)
{
    fn_cublasCgemmStridedBatched *function_ = find(S_cublasCgemmStridedBatched);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta,
        C, ldc, strideC, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb,
    long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC,
    int64_t batchCount)
{
    fn_cublasCgemmStridedBatched_64 *function_ = find(S_cublasCgemmStridedBatched_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta,
        C, ldc, strideC, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemm3mStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A,
    int lda, long long strideA, const cuComplex *B, int ldb, long long strideB,
    const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)
{
    fn_cublasCgemm3mStridedBatched *function_ = find(S_cublasCgemm3mStridedBatched);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta,
        C, ldc, strideC, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgemm3mStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb,
    long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC,
    int64_t batchCount)
{
    fn_cublasCgemm3mStridedBatched_64 *function_ = find(S_cublasCgemm3mStridedBatched_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta,
        C, ldc, strideC, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *B, int ldb,
    long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc, long long strideC,
    int batchCount)
{
    fn_cublasZgemmStridedBatched *function_ = find(S_cublasZgemmStridedBatched);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta,
        C, ldc, strideC, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *B,
    int64_t ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc,
    long long strideC, int64_t batchCount)
{
    fn_cublasZgemmStridedBatched_64 *function_ = find(S_cublasZgemmStridedBatched_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, strideA, B, ldb, strideB, beta,
        C, ldc, strideC, batchCount) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int lda,
    const void *const *Barray, cudaDataType Btype, int ldb, const void *beta, void *const *Carray,
    cudaDataType Ctype, int ldc, int batchCount, cublasComputeType_t computeType,
    cublasGemmAlgo_t algo)
{
    fn_cublasGemmBatchedEx *function_ = find(S_cublasGemmBatchedEx);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, Aarray, Atype, lda, Barray, Btype, ldb,
        beta, Carray, Ctype, ldc, batchCount, computeType, algo) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGemmBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha,
    const void *const *Aarray, cudaDataType Atype, int64_t lda, const void *const *Barray,
    cudaDataType Btype, int64_t ldb, const void *beta, void *const *Carray, cudaDataType Ctype,
    int64_t ldc, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
{
    fn_cublasGemmBatchedEx_64 *function_ = find(S_cublasGemmBatchedEx_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, Aarray, Atype, lda, Barray, Btype, ldb,
        beta, Carray, Ctype, ldc, batchCount, computeType, algo) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A,
    cudaDataType Atype, int lda, long long strideA, const void *B, cudaDataType Btype, int ldb,
    long long strideB, const void *beta, void *C, cudaDataType Ctype, int ldc, long long strideC,
    int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
{
    fn_cublasGemmStridedBatchedEx *function_ = find(S_cublasGemmStridedBatchedEx);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, Atype, lda, strideA, B, Btype, ldb,
        strideB, beta, C, Ctype, ldc, strideC, batchCount, computeType,
        algo) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGemmStridedBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A,
    cudaDataType Atype, int64_t lda, long long strideA, const void *B, cudaDataType Btype,
    int64_t ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int64_t ldc,
    long long strideC, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
{
    fn_cublasGemmStridedBatchedEx_64 *function_ = find(S_cublasGemmStridedBatchedEx_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, Atype, lda, strideA, B, Btype, ldb,
        strideB, beta, C, Ctype, ldc, strideC, batchCount, computeType,
        algo) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
    const int *k_array, const float *alpha_array, const float *const *Aarray, const int *lda_array,
    const float *const *Barray, const int *ldb_array, const float *beta_array,
    float *const *Carray, const int *ldc_array, int group_count, const int *group_size)
{
    fn_cublasSgemmGroupedBatched *function_ = find(S_cublasSgemmGroupedBatched);
    return function_ != NULL
        ? function_(handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array,
        Aarray, lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count,
        group_size) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
    const int64_t *k_array, const float *alpha_array, const float *const *Aarray,
    const int64_t *lda_array, const float *const *Barray, const int64_t *ldb_array,
    const float *beta_array, float *const *Carray, const int64_t *ldc_array, int64_t group_count,
    const int64_t *group_size)
{
    fn_cublasSgemmGroupedBatched_64 *function_ = find(S_cublasSgemmGroupedBatched_64);
    return function_ != NULL
        ? function_(handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array,
        Aarray, lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count,
        group_size) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
    const int *k_array, const double *alpha_array, const double *const *Aarray,
    const int *lda_array, const double *const *Barray, const int *ldb_array,
    const double *beta_array, double *const *Carray, const int *ldc_array, int group_count,
    const int *group_size)
{
    fn_cublasDgemmGroupedBatched *function_ = find(S_cublasDgemmGroupedBatched);
    return function_ != NULL
        ? function_(handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array,
        Aarray, lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count,
        group_size) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
    const int64_t *k_array, const double *alpha_array, const double *const *Aarray,
    const int64_t *lda_array, const double *const *Barray, const int64_t *ldb_array,
    const double *beta_array, double *const *Carray, const int64_t *ldc_array, int64_t group_count,
    const int64_t *group_size)
{
    fn_cublasDgemmGroupedBatched_64 *function_ = find(S_cublasDgemmGroupedBatched_64);
    return function_ != NULL
        ? function_(handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array,
        Aarray, lda_array, Barray, ldb_array, beta_array, Carray, ldc_array, group_count,
        group_size) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGemmGroupedBatchedEx(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
    const int *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype,
    const int *lda_array, const void *const *Barray, cudaDataType_t Btype, const int *ldb_array,
    const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int *ldc_array,
    int group_count, const int *group_size, cublasComputeType_t computeType)
{
    fn_cublasGemmGroupedBatchedEx *function_ = find(S_cublasGemmGroupedBatchedEx);
    return function_ != NULL
        ? function_(handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array,
        Aarray, Atype, lda_array, Barray, Btype, ldb_array, beta_array, Carray, Ctype, ldc_array,
        group_count, group_size, computeType) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasGemmGroupedBatchedEx_64(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
    const int64_t *k_array, const void *alpha_array, const void *const *Aarray,
    cudaDataType_t Atype, const int64_t *lda_array, const void *const *Barray,
    cudaDataType_t Btype, const int64_t *ldb_array, const void *beta_array, void *const *Carray,
    cudaDataType_t Ctype, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size,
    cublasComputeType_t computeType)
{
    fn_cublasGemmGroupedBatchedEx_64 *function_ = find(S_cublasGemmGroupedBatchedEx_64);
    return function_ != NULL
        ? function_(handle, transa_array, transb_array, m_array, n_array, k_array, alpha_array,
        Aarray, Atype, lda_array, Barray, Btype, ldb_array, beta_array, Carray, Ctype, ldc_array,
        group_count, group_size, computeType) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, const float *alpha, const float *A, int lda, const float *beta, const float *B, int ldb,
    float *C, int ldc)
{
    fn_cublasSgeam *function_ = find(S_cublasSgeam);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *beta,
    const float *B, int64_t ldb, float *C, int64_t ldc)
{
    fn_cublasSgeam_64 *function_ = find(S_cublasSgeam_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, const double *alpha, const double *A, int lda, const double *beta, const double *B,
    int ldb, double *C, int ldc)
{
    fn_cublasDgeam *function_ = find(S_cublasDgeam);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *beta,
    const double *B, int64_t ldb, double *C, int64_t ldc)
{
    fn_cublasDgeam_64 *function_ = find(S_cublasDgeam_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta,
    const cuComplex *B, int ldb, cuComplex *C, int ldc)
{
    fn_cublasCgeam *function_ = find(S_cublasCgeam);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *beta, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)
{
    fn_cublasCgeam_64 *function_ = find(S_cublasCgeam_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *beta, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)
{
    fn_cublasZgeam *function_ = find(S_cublasZgeam);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *beta, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C,
    int64_t ldc)
{
    fn_cublasZgeam_64 *function_ = find(S_cublasZgeam_64);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha,
    const float *const *A, int lda, float *const *B, int ldb, int batchCount)
{
    fn_cublasStrsmBatched *function_ = find(S_cublasStrsmBatched);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha,
    const float *const *A, int64_t lda, float *const *B, int64_t ldb, int64_t batchCount)
{
    fn_cublasStrsmBatched_64 *function_ = find(S_cublasStrsmBatched_64);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha,
    const double *const *A, int lda, double *const *B, int ldb, int batchCount)
{
    fn_cublasDtrsmBatched *function_ = find(S_cublasDtrsmBatched);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha,
    const double *const *A, int64_t lda, double *const *B, int64_t ldb, int64_t batchCount)
{
    fn_cublasDtrsmBatched_64 *function_ = find(S_cublasDtrsmBatched_64);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha,
    const cuComplex *const *A, int lda, cuComplex *const *B, int ldb, int batchCount)
{
    fn_cublasCtrsmBatched *function_ = find(S_cublasCtrsmBatched);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *const *A, int64_t lda, cuComplex *const *B, int64_t ldb, int64_t batchCount)
{
    fn_cublasCtrsmBatched_64 *function_ = find(S_cublasCtrsmBatched_64);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *B, int ldb, int batchCount)
{
    fn_cublasZtrsmBatched *function_ = find(S_cublasZtrsmBatched);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int64_t lda,
    cuDoubleComplex *const *B, int64_t ldb, int64_t batchCount)
{
    fn_cublasZtrsmBatched_64 *function_ = find(S_cublasZtrsmBatched_64);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, batchCount)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const float *A,
    int lda, const float *x, int incx, float *C, int ldc)
{
    fn_cublasSdgmm *function_ = find(S_cublasSdgmm);
    return function_ != NULL ? function_(handle, mode, m, n, A, lda, x, incx, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n,
    const float *A, int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc)
{
    fn_cublasSdgmm_64 *function_ = find(S_cublasSdgmm_64);
    return function_ != NULL ? function_(handle, mode, m, n, A, lda, x, incx, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const double *A,
    int lda, const double *x, int incx, double *C, int ldc)
{
    fn_cublasDdgmm *function_ = find(S_cublasDdgmm);
    return function_ != NULL ? function_(handle, mode, m, n, A, lda, x, incx, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n,
    const double *A, int64_t lda, const double *x, int64_t incx, double *C, int64_t ldc)
{
    fn_cublasDdgmm_64 *function_ = find(S_cublasDdgmm_64);
    return function_ != NULL ? function_(handle, mode, m, n, A, lda, x, incx, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuComplex *A,
    int lda, const cuComplex *x, int incx, cuComplex *C, int ldc)
{
    fn_cublasCdgmm *function_ = find(S_cublasCdgmm);
    return function_ != NULL ? function_(handle, mode, m, n, A, lda, x, incx, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n,
    const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C, int64_t ldc)
{
    fn_cublasCdgmm_64 *function_ = find(S_cublasCdgmm_64);
    return function_ != NULL ? function_(handle, mode, m, n, A, lda, x, incx, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, cuDoubleComplex *C,
    int ldc)
{
    fn_cublasZdgmm *function_ = find(S_cublasZdgmm);
    return function_ != NULL ? function_(handle, mode, m, n, A, lda, x, incx, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n,
    const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *C, int64_t ldc)
{
    fn_cublasZdgmm_64 *function_ = find(S_cublasZdgmm_64);
    return function_ != NULL ? function_(handle, mode, m, n, A, lda, x, incx, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSmatinvBatched(cublasHandle_t handle, int n, const float *const *A, int lda,
    float *const *Ainv, int lda_inv, int *info, int batchSize)
{
    fn_cublasSmatinvBatched *function_ = find(S_cublasSmatinvBatched);
    return function_ != NULL ? function_(handle, n, A, lda, Ainv, lda_inv, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDmatinvBatched(cublasHandle_t handle, int n, const double *const *A, int lda,
    double *const *Ainv, int lda_inv, int *info, int batchSize)
{
    fn_cublasDmatinvBatched *function_ = find(S_cublasDmatinvBatched);
    return function_ != NULL ? function_(handle, n, A, lda, Ainv, lda_inv, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCmatinvBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda,
    cuComplex *const *Ainv, int lda_inv, int *info, int batchSize)
{
    fn_cublasCmatinvBatched *function_ = find(S_cublasCmatinvBatched);
    return function_ != NULL ? function_(handle, n, A, lda, Ainv, lda_inv, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZmatinvBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda,
    cuDoubleComplex *const *Ainv, int lda_inv, int *info, int batchSize)
{
    fn_cublasZmatinvBatched *function_ = find(S_cublasZmatinvBatched);
    return function_ != NULL ? function_(handle, n, A, lda, Ainv, lda_inv, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgeqrfBatched(cublasHandle_t handle, int m, int n, float *const *Aarray, int lda,
    float *const *TauArray, int *info, int batchSize)
{
    fn_cublasSgeqrfBatched *function_ = find(S_cublasSgeqrfBatched);
    return function_ != NULL ? function_(handle, m, n, Aarray, lda, TauArray, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgeqrfBatched(cublasHandle_t handle, int m, int n, double *const *Aarray, int lda,
    double *const *TauArray, int *info, int batchSize)
{
    fn_cublasDgeqrfBatched *function_ = find(S_cublasDgeqrfBatched);
    return function_ != NULL ? function_(handle, m, n, Aarray, lda, TauArray, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgeqrfBatched(cublasHandle_t handle, int m, int n, cuComplex *const *Aarray, int lda,
    cuComplex *const *TauArray, int *info, int batchSize)
{
    fn_cublasCgeqrfBatched *function_ = find(S_cublasCgeqrfBatched);
    return function_ != NULL ? function_(handle, m, n, Aarray, lda, TauArray, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgeqrfBatched(cublasHandle_t handle, int m, int n, cuDoubleComplex *const *Aarray,
    int lda, cuDoubleComplex *const *TauArray, int *info, int batchSize)
{
    fn_cublasZgeqrfBatched *function_ = find(S_cublasZgeqrfBatched);
    return function_ != NULL ? function_(handle, m, n, Aarray, lda, TauArray, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    float *const *Aarray, int lda, float *const *Carray, int ldc, int *info, int *devInfoArray,
    int batchSize)
{
    fn_cublasSgelsBatched *function_ = find(S_cublasSgelsBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray,
        batchSize) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    double *const *Aarray, int lda, double *const *Carray, int ldc, int *info, int *devInfoArray,
    int batchSize)
{
    fn_cublasDgelsBatched *function_ = find(S_cublasDgelsBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray,
        batchSize) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc, int *info,
    int *devInfoArray, int batchSize)
{
    fn_cublasCgelsBatched *function_ = find(S_cublasCgelsBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray,
        batchSize) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray, int ldc, int *info,
    int *devInfoArray, int batchSize)
{
    fn_cublasZgelsBatched *function_ = find(S_cublasZgelsBatched);
    return function_ != NULL
        ? function_(handle, trans, m, n, nrhs, Aarray, lda, Carray, ldc, info, devInfoArray,
        batchSize) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP, float *A,
    int lda)
{
    fn_cublasStpttr *function_ = find(S_cublasStpttr);
    return function_ != NULL ? function_(handle, uplo, n, AP, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *AP, double *A,
    int lda)
{
    fn_cublasDtpttr *function_ = find(S_cublasDtpttr);
    return function_ != NULL ? function_(handle, uplo, n, AP, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *AP,
    cuComplex *A, int lda)
{
    fn_cublasCtpttr *function_ = find(S_cublasCtpttr);
    return function_ != NULL ? function_(handle, uplo, n, AP, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *AP,
    cuDoubleComplex *A, int lda)
{
    fn_cublasZtpttr *function_ = find(S_cublasZtpttr);
    return function_ != NULL ? function_(handle, uplo, n, AP, A, lda)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasStrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda,
    float *AP)
{
    fn_cublasStrttp *function_ = find(S_cublasStrttp);
    return function_ != NULL ? function_(handle, uplo, n, A, lda, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda,
    double *AP)
{
    fn_cublasDtrttp *function_ = find(S_cublasDtrttp);
    return function_ != NULL ? function_(handle, uplo, n, A, lda, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda,
    cuComplex *AP)
{
    fn_cublasCtrttp *function_ = find(S_cublasCtrttp);
    return function_ != NULL ? function_(handle, uplo, n, A, lda, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A,
    int lda, cuDoubleComplex *AP)
{
    fn_cublasZtrttp *function_ = find(S_cublasZtrttp);
    return function_ != NULL ? function_(handle, uplo, n, A, lda, AP)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgetrfBatched(cublasHandle_t handle, int n, float *const *A, int lda, int *P, int *info,
    int batchSize)
{
    fn_cublasSgetrfBatched *function_ = find(S_cublasSgetrfBatched);
    return function_ != NULL ? function_(handle, n, A, lda, P, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgetrfBatched(cublasHandle_t handle, int n, double *const *A, int lda, int *P, int *info,
    int batchSize)
{
    fn_cublasDgetrfBatched *function_ = find(S_cublasDgetrfBatched);
    return function_ != NULL ? function_(handle, n, A, lda, P, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgetrfBatched(cublasHandle_t handle, int n, cuComplex *const *A, int lda, int *P,
    int *info, int batchSize)
{
    fn_cublasCgetrfBatched *function_ = find(S_cublasCgetrfBatched);
    return function_ != NULL ? function_(handle, n, A, lda, P, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgetrfBatched(cublasHandle_t handle, int n, cuDoubleComplex *const *A, int lda, int *P,
    int *info, int batchSize)
{
    fn_cublasZgetrfBatched *function_ = find(S_cublasZgetrfBatched);
    return function_ != NULL ? function_(handle, n, A, lda, P, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgetriBatched(cublasHandle_t handle, int n, const float *const *A, int lda, const int *P,
    float *const *C, int ldc, int *info, int batchSize)
{
    fn_cublasSgetriBatched *function_ = find(S_cublasSgetriBatched);
    return function_ != NULL ? function_(handle, n, A, lda, P, C, ldc, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgetriBatched(cublasHandle_t handle, int n, const double *const *A, int lda,
    const int *P, double *const *C, int ldc, int *info, int batchSize)
{
    fn_cublasDgetriBatched *function_ = find(S_cublasDgetriBatched);
    return function_ != NULL ? function_(handle, n, A, lda, P, C, ldc, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgetriBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda,
    const int *P, cuComplex *const *C, int ldc, int *info, int batchSize)
{
    fn_cublasCgetriBatched *function_ = find(S_cublasCgetriBatched);
    return function_ != NULL ? function_(handle, n, A, lda, P, C, ldc, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgetriBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda,
    const int *P, cuDoubleComplex *const *C, int ldc, int *info, int batchSize)
{
    fn_cublasZgetriBatched *function_ = find(S_cublasZgetriBatched);
    return function_ != NULL ? function_(handle, n, A, lda, P, C, ldc, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasSgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const float *const *Aarray, int lda, const int *devIpiv, float *const *Barray, int ldb,
    int *info, int batchSize)
{
    fn_cublasSgetrsBatched *function_ = find(S_cublasSgetrsBatched);
    return function_ != NULL
        ? function_(handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasDgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const double *const *Aarray, int lda, const int *devIpiv, double *const *Barray, int ldb,
    int *info, int batchSize)
{
    fn_cublasDgetrsBatched *function_ = find(S_cublasDgetrsBatched);
    return function_ != NULL
        ? function_(handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasCgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const cuComplex *const *Aarray, int lda, const int *devIpiv, cuComplex *const *Barray, int ldb,
    int *info, int batchSize)
{
    fn_cublasCgetrsBatched *function_ = find(S_cublasCgetrsBatched);
    return function_ != NULL
        ? function_(handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasZgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv,
    cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize)
{
    fn_cublasZgetrsBatched *function_ = find(S_cublasZgetrsBatched);
    return function_ != NULL
        ? function_(handle, trans, n, nrhs, Aarray, lda, devIpiv, Barray, ldb, info, batchSize)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda,
    const unsigned char *B, int B_bias, int ldb, unsigned char *C, int C_bias, int ldc, int C_mult,
    int C_shift)
{
    fn_cublasUint8gemmBias *function_ = find(S_cublasUint8gemmBias);
    return function_ != NULL
        ? function_(handle, transa, transb, transc, m, n, k, A, A_bias, lda, B, B_bias, ldb, C,
        C_bias, ldc, C_mult, C_shift) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtCreate(cublasXtHandle_t *handle)
{
    fn_cublasXtCreate *function_ = find(S_cublasXtCreate);
    return function_ != NULL ? function_(handle) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtDestroy(cublasXtHandle_t handle)
{
    fn_cublasXtDestroy *function_ = find(S_cublasXtDestroy);
    return function_ != NULL ? function_(handle) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)
{
    fn_cublasXtGetNumBoards *function_ = find(S_cublasXtGetNumBoards);
    return function_ != NULL ? function_(nbDevices, deviceId, nbBoards)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtMaxBoards(int *nbGpuBoards)
{
    fn_cublasXtMaxBoards *function_ = find(S_cublasXtMaxBoards);
    return function_ != NULL ? function_(nbGpuBoards) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)
{
    fn_cublasXtDeviceSelect *function_ = find(S_cublasXtDeviceSelect);
    return function_ != NULL ? function_(handle, nbDevices, deviceId)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)
{
    fn_cublasXtSetBlockDim *function_ = find(S_cublasXtSetBlockDim);
    return function_ != NULL ? function_(handle, blockDim) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)
{
    fn_cublasXtGetBlockDim *function_ = find(S_cublasXtGetBlockDim);
    return function_ != NULL ? function_(handle, blockDim) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)
{
    fn_cublasXtGetPinningMemMode *function_ = find(S_cublasXtGetPinningMemMode);
    return function_ != NULL ? function_(handle, mode) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)
{
    fn_cublasXtSetPinningMemMode *function_ = find(S_cublasXtSetPinningMemMode);
    return function_ != NULL ? function_(handle, mode) : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type,
    void *blasFunctor)
{
    fn_cublasXtSetCpuRoutine *function_ = find(S_cublasXtSetCpuRoutine);
    return function_ != NULL ? function_(handle, blasOp, type, blasFunctor)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type,
    float ratio)
{
    fn_cublasXtSetCpuRatio *function_ = find(S_cublasXtSetCpuRatio);
    return function_ != NULL ? function_(handle, blasOp, type, ratio)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B,
    size_t ldb, const float *beta, float *C, size_t ldc)
{
    fn_cublasXtSgemm *function_ = find(S_cublasXtSgemm);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const double *alpha, const double *A, size_t lda,
    const double *B, size_t ldb, const double *beta, double *C, size_t ldc)
{
    fn_cublasXtDgemm *function_ = find(S_cublasXtDgemm);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda,
    const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
{
    fn_cublasXtCgemm *function_ = find(S_cublasXtCgemm);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *C, size_t ldc)
{
    fn_cublasXtZgemm *function_ = find(S_cublasXtZgemm);
    return function_ != NULL
        ? function_(handle, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *beta,
    float *C, size_t ldc)
{
    fn_cublasXtSsyrk *function_ = find(S_cublasXtSsyrk);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *beta,
    double *C, size_t ldc)
{
    fn_cublasXtDsyrk *function_ = find(S_cublasXtDsyrk);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda,
    const cuComplex *beta, cuComplex *C, size_t ldc)
{
    fn_cublasXtCsyrk *function_ = find(S_cublasXtCsyrk);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
{
    fn_cublasXtZsyrk *function_ = find(S_cublasXtZsyrk);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const float *alpha, const cuComplex *A, size_t lda, const float *beta,
    cuComplex *C, size_t ldc)
{
    fn_cublasXtCherk *function_ = find(S_cublasXtCherk);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const double *alpha, const cuDoubleComplex *A, size_t lda,
    const double *beta, cuDoubleComplex *C, size_t ldc)
{
    fn_cublasXtZherk *function_ = find(S_cublasXtZherk);
    return function_ != NULL ? function_(handle, uplo, trans, n, k, alpha, A, lda, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
    const float *beta, float *C, size_t ldc)
{
    fn_cublasXtSsyr2k *function_ = find(S_cublasXtSsyr2k);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B,
    size_t ldb, const double *beta, double *C, size_t ldc)
{
    fn_cublasXtDsyr2k *function_ = find(S_cublasXtDsyr2k);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
{
    fn_cublasXtCsyr2k *function_ = find(S_cublasXtCsyr2k);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc)
{
    fn_cublasXtZsyr2k *function_ = find(S_cublasXtZsyr2k);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const float *beta, cuComplex *C, size_t ldc)
{
    fn_cublasXtCherkx *function_ = find(S_cublasXtCherkx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)
{
    fn_cublasXtZherkx *function_ = find(S_cublasXtZherkx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha,
    const float *A, size_t lda, float *B, size_t ldb)
{
    fn_cublasXtStrsm *function_ = find(S_cublasXtStrsm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha,
    const double *A, size_t lda, double *B, size_t ldb)
{
    fn_cublasXtDtrsm *function_ = find(S_cublasXtDtrsm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha,
    const cuComplex *A, size_t lda, cuComplex *B, size_t ldb)
{
    fn_cublasXtCtrsm *function_ = find(S_cublasXtCtrsm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B,
    size_t ldb)
{
    fn_cublasXtZtrsm *function_ = find(S_cublasXtZtrsm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
    const float *beta, float *C, size_t ldc)
{
    fn_cublasXtSsymm *function_ = find(S_cublasXtSsymm);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb,
    const double *beta, double *C, size_t ldc)
{
    fn_cublasXtDsymm *function_ = find(S_cublasXtDsymm);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
{
    fn_cublasXtCsymm *function_ = find(S_cublasXtCsymm);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc)
{
    fn_cublasXtZsymm *function_ = find(S_cublasXtZsymm);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
{
    fn_cublasXtChemm *function_ = find(S_cublasXtChemm);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc)
{
    fn_cublasXtZhemm *function_ = find(S_cublasXtZhemm);
    return function_ != NULL
        ? function_(handle, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
    const float *beta, float *C, size_t ldc)
{
    fn_cublasXtSsyrkx *function_ = find(S_cublasXtSsyrkx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B,
    size_t ldb, const double *beta, double *C, size_t ldc)
{
    fn_cublasXtDsyrkx *function_ = find(S_cublasXtDsyrkx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)
{
    fn_cublasXtCsyrkx *function_ = find(S_cublasXtCsyrkx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc)
{
    fn_cublasXtZsyrkx *function_ = find(S_cublasXtZsyrkx);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const float *beta, cuComplex *C, size_t ldc)
{
    fn_cublasXtCher2k *function_ = find(S_cublasXtCher2k);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)
{
    fn_cublasXtZher2k *function_ = find(S_cublasXtZher2k);
    return function_ != NULL
        ? function_(handle, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta,
    float *C, size_t ldc)
{
    fn_cublasXtSspmm *function_ = find(S_cublasXtSspmm);
    return function_ != NULL ? function_(handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const double *alpha, const double *AP, const double *B, size_t ldb,
    const double *beta, double *C, size_t ldc)
{
    fn_cublasXtDspmm *function_ = find(S_cublasXtDspmm);
    return function_ != NULL ? function_(handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb,
    const cuComplex *beta, cuComplex *C, size_t ldc)
{
    fn_cublasXtCspmm *function_ = find(S_cublasXtCspmm);
    return function_ != NULL ? function_(handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B,
    size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)
{
    fn_cublasXtZspmm *function_ = find(S_cublasXtZspmm);
    return function_ != NULL ? function_(handle, side, uplo, m, n, alpha, AP, B, ldb, beta, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha,
    const float *A, size_t lda, const float *B, size_t ldb, float *C, size_t ldc)
{
    fn_cublasXtStrmm *function_ = find(S_cublasXtStrmm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha,
    const double *A, size_t lda, const double *B, size_t ldb, double *C, size_t ldc)
{
    fn_cublasXtDtrmm *function_ = find(S_cublasXtDtrmm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha,
    const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc)
{
    fn_cublasXtCtrmm *function_ = find(S_cublasXtCtrmm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static cublasStatus_t
api_cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B,
    size_t ldb, cuDoubleComplex *C, size_t ldc)
{
    fn_cublasXtZtrmm *function_ = find(S_cublasXtZtrmm);
    return function_ != NULL
        ? function_(handle, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C, ldc)
        : CUBLAS_STATUS_NOT_INITIALIZED;
}

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&cublas_api_table, symbols, SYMBOL_COUNT, &last, function,
        symbol);
}

const cubind_cublas_api cublas_api_table = {
    .layout = CUBIND_CUBLAS_API_LAYOUT,
    .api_version = 12090,
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
