// prototypes.h of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/cublas.yaml.
// clang-format off

// The types of the library's functions.
#ifndef CUBIND_CUBLAS_PROTOTYPES_H
#define CUBIND_CUBLAS_PROTOTYPES_H

#include "types.h"

typedef cublasStatus_t fn_cublasCreate(cublasHandle_t *handle);
typedef cublasStatus_t fn_cublasDestroy(cublasHandle_t handle);
typedef cublasStatus_t fn_cublasGetVersion(cublasHandle_t handle, int *version);
typedef cublasStatus_t fn_cublasGetProperty(libraryPropertyType type, int *value);
typedef size_t fn_cublasGetCudartVersion(void);
typedef cublasStatus_t fn_cublasSetWorkspace(cublasHandle_t handle, void *workspace,
    size_t workspaceSizeInBytes);
typedef cublasStatus_t fn_cublasSetStream(cublasHandle_t handle, cudaStream_t streamId);
typedef cublasStatus_t fn_cublasGetStream(cublasHandle_t handle, cudaStream_t *streamId);
typedef cublasStatus_t fn_cublasGetPointerMode(cublasHandle_t handle, cublasPointerMode_t *mode);
typedef cublasStatus_t fn_cublasSetPointerMode(cublasHandle_t handle, cublasPointerMode_t mode);
typedef cublasStatus_t fn_cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *mode);
typedef cublasStatus_t fn_cublasSetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t mode);
typedef cublasStatus_t fn_cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode);
typedef cublasStatus_t fn_cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode);
typedef cublasStatus_t fn_cublasGetSmCountTarget(cublasHandle_t handle, int *smCountTarget);
typedef cublasStatus_t fn_cublasSetSmCountTarget(cublasHandle_t handle, int smCountTarget);
typedef cublasStatus_t fn_cublasGetEmulationStrategy(cublasHandle_t handle,
    cublasEmulationStrategy_t *emulationStrategy);
typedef cublasStatus_t fn_cublasSetEmulationStrategy(cublasHandle_t handle,
    cublasEmulationStrategy_t emulationStrategy);
typedef cublasStatus_t fn_cublasGetEmulationSpecialValuesSupport(cublasHandle_t handle,
    cudaEmulationSpecialValuesSupport *mask);
typedef cublasStatus_t fn_cublasSetEmulationSpecialValuesSupport(cublasHandle_t handle,
    cudaEmulationSpecialValuesSupport mask);
typedef cublasStatus_t fn_cublasGetFixedPointEmulationMantissaControl(cublasHandle_t handle,
    cudaEmulationMantissaControl *mantissaControl);
typedef cublasStatus_t fn_cublasSetFixedPointEmulationMantissaControl(cublasHandle_t handle,
    cudaEmulationMantissaControl mantissaControl);
typedef cublasStatus_t fn_cublasGetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle,
    int *maxMantissaBitCount);
typedef cublasStatus_t fn_cublasSetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle,
    int maxMantissaBitCount);
typedef cublasStatus_t fn_cublasGetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle,
    int *mantissaBitOffset);
typedef cublasStatus_t fn_cublasSetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle,
    int mantissaBitOffset);
typedef cublasStatus_t fn_cublasGetFixedPointEmulationMantissaBitCountPointer(
    cublasHandle_t handle, int **mantissaBitCount);
typedef cublasStatus_t fn_cublasSetFixedPointEmulationMantissaBitCountPointer(
    cublasHandle_t handle, int *mantissaBitCount);
typedef const char *fn_cublasGetStatusName(cublasStatus_t status);
typedef const char *fn_cublasGetStatusString(cublasStatus_t status);
typedef cublasStatus_t fn_cublasLoggerConfigure(int logIsOn, int logToStdOut, int logToStdErr,
    const char *logFileName);
typedef cublasStatus_t fn_cublasSetLoggerCallback(cublasLogCallback userCallback);
typedef cublasStatus_t fn_cublasGetLoggerCallback(cublasLogCallback *userCallback);
typedef cublasStatus_t fn_cublasSetVector(int n, int elemSize, const void *x, int incx,
    void *devicePtr, int incy);
typedef cublasStatus_t fn_cublasSetVector_64(int64_t n, int64_t elemSize, const void *x,
    int64_t incx, void *devicePtr, int64_t incy);
typedef cublasStatus_t fn_cublasGetVector(int n, int elemSize, const void *x, int incx, void *y,
    int incy);
typedef cublasStatus_t fn_cublasGetVector_64(int64_t n, int64_t elemSize, const void *x,
    int64_t incx, void *y, int64_t incy);
typedef cublasStatus_t fn_cublasSetMatrix(int rows, int cols, int elemSize, const void *A, int lda,
    void *B, int ldb);
typedef cublasStatus_t fn_cublasSetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize,
    const void *A, int64_t lda, void *B, int64_t ldb);
typedef cublasStatus_t fn_cublasGetMatrix(int rows, int cols, int elemSize, const void *A, int lda,
    void *B, int ldb);
typedef cublasStatus_t fn_cublasGetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize,
    const void *A, int64_t lda, void *B, int64_t ldb);
typedef cublasStatus_t fn_cublasSetVectorAsync(int n, int elemSize, const void *hostPtr, int incx,
    void *devicePtr, int incy, cudaStream_t stream);
typedef cublasStatus_t fn_cublasSetVectorAsync_64(int64_t n, int64_t elemSize, const void *hostPtr,
    int64_t incx, void *devicePtr, int64_t incy, cudaStream_t stream);
typedef cublasStatus_t fn_cublasGetVectorAsync(int n, int elemSize, const void *devicePtr,
    int incx, void *hostPtr, int incy, cudaStream_t stream);
typedef cublasStatus_t fn_cublasGetVectorAsync_64(int64_t n, int64_t elemSize,
    const void *devicePtr, int64_t incx, void *hostPtr, int64_t incy, cudaStream_t stream);
typedef cublasStatus_t fn_cublasSetMatrixAsync(int rows, int cols, int elemSize, const void *A,
    int lda, void *B, int ldb, cudaStream_t stream);
typedef cublasStatus_t fn_cublasSetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize,
    const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream);
typedef cublasStatus_t fn_cublasGetMatrixAsync(int rows, int cols, int elemSize, const void *A,
    int lda, void *B, int ldb, cudaStream_t stream);
typedef cublasStatus_t fn_cublasGetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize,
    const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream);
typedef void fn_cublasXerbla(const char *srName, int info);
typedef cublasStatus_t fn_cublasNrm2Ex(cublasHandle_t handle, int n, const void *x,
    cudaDataType xType, int incx, void *result, cudaDataType resultType,
    cudaDataType executionType);
typedef cublasStatus_t fn_cublasNrm2Ex_64(cublasHandle_t handle, int64_t n, const void *x,
    cudaDataType xType, int64_t incx, void *result, cudaDataType resultType,
    cudaDataType executionType);
typedef cublasStatus_t fn_cublasSnrm2(cublasHandle_t handle, int n, const float *x, int incx,
    float *result);
typedef cublasStatus_t fn_cublasSnrm2_64(cublasHandle_t handle, int64_t n, const float *x,
    int64_t incx, float *result);
typedef cublasStatus_t fn_cublasDnrm2(cublasHandle_t handle, int n, const double *x, int incx,
    double *result);
typedef cublasStatus_t fn_cublasDnrm2_64(cublasHandle_t handle, int64_t n, const double *x,
    int64_t incx, double *result);
typedef cublasStatus_t fn_cublasScnrm2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
    float *result);
typedef cublasStatus_t fn_cublasScnrm2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
    int64_t incx, float *result);
typedef cublasStatus_t fn_cublasDznrm2(cublasHandle_t handle, int n, const cuDoubleComplex *x,
    int incx, double *result);
typedef cublasStatus_t fn_cublasDznrm2_64(cublasHandle_t handle, int64_t n,
    const cuDoubleComplex *x, int64_t incx, double *result);
typedef cublasStatus_t fn_cublasDotEx(cublasHandle_t handle, int n, const void *x,
    cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result,
    cudaDataType resultType, cudaDataType executionType);
typedef cublasStatus_t fn_cublasDotEx_64(cublasHandle_t handle, int64_t n, const void *x,
    cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy,
    void *result, cudaDataType resultType, cudaDataType executionType);
typedef cublasStatus_t fn_cublasDotcEx(cublasHandle_t handle, int n, const void *x,
    cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result,
    cudaDataType resultType, cudaDataType executionType);
typedef cublasStatus_t fn_cublasDotcEx_64(cublasHandle_t handle, int64_t n, const void *x,
    cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy,
    void *result, cudaDataType resultType, cudaDataType executionType);
typedef cublasStatus_t fn_cublasSdot(cublasHandle_t handle, int n, const float *x, int incx,
    const float *y, int incy, float *result);
typedef cublasStatus_t fn_cublasSdot_64(cublasHandle_t handle, int64_t n, const float *x,
    int64_t incx, const float *y, int64_t incy, float *result);
typedef cublasStatus_t fn_cublasDdot(cublasHandle_t handle, int n, const double *x, int incx,
    const double *y, int incy, double *result);
typedef cublasStatus_t fn_cublasDdot_64(cublasHandle_t handle, int64_t n, const double *x,
    int64_t incx, const double *y, int64_t incy, double *result);
typedef cublasStatus_t fn_cublasCdotu(cublasHandle_t handle, int n, const cuComplex *x, int incx,
    const cuComplex *y, int incy, cuComplex *result);
typedef cublasStatus_t fn_cublasCdotu_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
    int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result);
typedef cublasStatus_t fn_cublasCdotc(cublasHandle_t handle, int n, const cuComplex *x, int incx,
    const cuComplex *y, int incy, cuComplex *result);
typedef cublasStatus_t fn_cublasCdotc_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
    int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result);
typedef cublasStatus_t fn_cublasZdotu(cublasHandle_t handle, int n, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result);
typedef cublasStatus_t fn_cublasZdotu_64(cublasHandle_t handle, int64_t n,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
    cuDoubleComplex *result);
typedef cublasStatus_t fn_cublasZdotc(cublasHandle_t handle, int n, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result);
typedef cublasStatus_t fn_cublasZdotc_64(cublasHandle_t handle, int64_t n,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
    cuDoubleComplex *result);
typedef cublasStatus_t fn_cublasScalEx(cublasHandle_t handle, int n, const void *alpha,
    cudaDataType alphaType, void *x, cudaDataType xType, int incx, cudaDataType executionType);
typedef cublasStatus_t fn_cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha,
    cudaDataType alphaType, void *x, cudaDataType xType, int64_t incx, cudaDataType executionType);
typedef cublasStatus_t fn_cublasSscal(cublasHandle_t handle, int n, const float *alpha, float *x,
    int incx);
typedef cublasStatus_t fn_cublasSscal_64(cublasHandle_t handle, int64_t n, const float *alpha,
    float *x, int64_t incx);
typedef cublasStatus_t fn_cublasDscal(cublasHandle_t handle, int n, const double *alpha, double *x,
    int incx);
typedef cublasStatus_t fn_cublasDscal_64(cublasHandle_t handle, int64_t n, const double *alpha,
    double *x, int64_t incx);
typedef cublasStatus_t fn_cublasCscal(cublasHandle_t handle, int n, const cuComplex *alpha,
    cuComplex *x, int incx);
typedef cublasStatus_t fn_cublasCscal_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha,
    cuComplex *x, int64_t incx);
typedef cublasStatus_t fn_cublasCsscal(cublasHandle_t handle, int n, const float *alpha,
    cuComplex *x, int incx);
typedef cublasStatus_t fn_cublasCsscal_64(cublasHandle_t handle, int64_t n, const float *alpha,
    cuComplex *x, int64_t incx);
typedef cublasStatus_t fn_cublasZscal(cublasHandle_t handle, int n, const cuDoubleComplex *alpha,
    cuDoubleComplex *x, int incx);
typedef cublasStatus_t fn_cublasZscal_64(cublasHandle_t handle, int64_t n,
    const cuDoubleComplex *alpha, cuDoubleComplex *x, int64_t incx);
typedef cublasStatus_t fn_cublasZdscal(cublasHandle_t handle, int n, const double *alpha,
    cuDoubleComplex *x, int incx);
typedef cublasStatus_t fn_cublasZdscal_64(cublasHandle_t handle, int64_t n, const double *alpha,
    cuDoubleComplex *x, int64_t incx);
typedef cublasStatus_t fn_cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha,
    cudaDataType alphaType, const void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy, cudaDataType executiontype);
typedef cublasStatus_t fn_cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha,
    cudaDataType alphaType, const void *x, cudaDataType xType, int64_t incx, void *y,
    cudaDataType yType, int64_t incy, cudaDataType executiontype);
typedef cublasStatus_t fn_cublasSaxpy(cublasHandle_t handle, int n, const float *alpha,
    const float *x, int incx, float *y, int incy);
typedef cublasStatus_t fn_cublasSaxpy_64(cublasHandle_t handle, int64_t n, const float *alpha,
    const float *x, int64_t incx, float *y, int64_t incy);
typedef cublasStatus_t fn_cublasDaxpy(cublasHandle_t handle, int n, const double *alpha,
    const double *x, int incx, double *y, int incy);
typedef cublasStatus_t fn_cublasDaxpy_64(cublasHandle_t handle, int64_t n, const double *alpha,
    const double *x, int64_t incx, double *y, int64_t incy);
typedef cublasStatus_t fn_cublasCaxpy(cublasHandle_t handle, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, cuComplex *y, int incy);
typedef cublasStatus_t fn_cublasCaxpy_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy);
typedef cublasStatus_t fn_cublasZaxpy(cublasHandle_t handle, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy);
typedef cublasStatus_t fn_cublasZaxpy_64(cublasHandle_t handle, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y,
    int64_t incy);
typedef cublasStatus_t fn_cublasCopyEx(cublasHandle_t handle, int n, const void *x,
    cudaDataType xType, int incx, void *y, cudaDataType yType, int incy);
typedef cublasStatus_t fn_cublasCopyEx_64(cublasHandle_t handle, int64_t n, const void *x,
    cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy);
typedef cublasStatus_t fn_cublasScopy(cublasHandle_t handle, int n, const float *x, int incx,
    float *y, int incy);
typedef cublasStatus_t fn_cublasScopy_64(cublasHandle_t handle, int64_t n, const float *x,
    int64_t incx, float *y, int64_t incy);
typedef cublasStatus_t fn_cublasDcopy(cublasHandle_t handle, int n, const double *x, int incx,
    double *y, int incy);
typedef cublasStatus_t fn_cublasDcopy_64(cublasHandle_t handle, int64_t n, const double *x,
    int64_t incx, double *y, int64_t incy);
typedef cublasStatus_t fn_cublasCcopy(cublasHandle_t handle, int n, const cuComplex *x, int incx,
    cuComplex *y, int incy);
typedef cublasStatus_t fn_cublasCcopy_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
    int64_t incx, cuComplex *y, int64_t incy);
typedef cublasStatus_t fn_cublasZcopy(cublasHandle_t handle, int n, const cuDoubleComplex *x,
    int incx, cuDoubleComplex *y, int incy);
typedef cublasStatus_t fn_cublasZcopy_64(cublasHandle_t handle, int64_t n,
    const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy);
typedef cublasStatus_t fn_cublasSswap(cublasHandle_t handle, int n, float *x, int incx, float *y,
    int incy);
typedef cublasStatus_t fn_cublasSswap_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx,
    float *y, int64_t incy);
typedef cublasStatus_t fn_cublasDswap(cublasHandle_t handle, int n, double *x, int incx, double *y,
    int incy);
typedef cublasStatus_t fn_cublasDswap_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx,
    double *y, int64_t incy);
typedef cublasStatus_t fn_cublasCswap(cublasHandle_t handle, int n, cuComplex *x, int incx,
    cuComplex *y, int incy);
typedef cublasStatus_t fn_cublasCswap_64(cublasHandle_t handle, int64_t n, cuComplex *x,
    int64_t incx, cuComplex *y, int64_t incy);
typedef cublasStatus_t fn_cublasZswap(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx,
    cuDoubleComplex *y, int incy);
typedef cublasStatus_t fn_cublasZswap_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x,
    int64_t incx, cuDoubleComplex *y, int64_t incy);
typedef cublasStatus_t fn_cublasSwapEx(cublasHandle_t handle, int n, void *x, cudaDataType xType,
    int incx, void *y, cudaDataType yType, int incy);
typedef cublasStatus_t fn_cublasSwapEx_64(cublasHandle_t handle, int64_t n, void *x,
    cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy);
typedef cublasStatus_t fn_cublasIsamax(cublasHandle_t handle, int n, const float *x, int incx,
    int *result);
typedef cublasStatus_t fn_cublasIsamax_64(cublasHandle_t handle, int64_t n, const float *x,
    int64_t incx, int64_t *result);
typedef cublasStatus_t fn_cublasIdamax(cublasHandle_t handle, int n, const double *x, int incx,
    int *result);
typedef cublasStatus_t fn_cublasIdamax_64(cublasHandle_t handle, int64_t n, const double *x,
    int64_t incx, int64_t *result);
typedef cublasStatus_t fn_cublasIcamax(cublasHandle_t handle, int n, const cuComplex *x, int incx,
    int *result);
typedef cublasStatus_t fn_cublasIcamax_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
    int64_t incx, int64_t *result);
typedef cublasStatus_t fn_cublasIzamax(cublasHandle_t handle, int n, const cuDoubleComplex *x,
    int incx, int *result);
typedef cublasStatus_t fn_cublasIzamax_64(cublasHandle_t handle, int64_t n,
    const cuDoubleComplex *x, int64_t incx, int64_t *result);
typedef cublasStatus_t fn_cublasIamaxEx(cublasHandle_t handle, int n, const void *x,
    cudaDataType xType, int incx, int *result);
typedef cublasStatus_t fn_cublasIamaxEx_64(cublasHandle_t handle, int64_t n, const void *x,
    cudaDataType xType, int64_t incx, int64_t *result);
typedef cublasStatus_t fn_cublasIsamin(cublasHandle_t handle, int n, const float *x, int incx,
    int *result);
typedef cublasStatus_t fn_cublasIsamin_64(cublasHandle_t handle, int64_t n, const float *x,
    int64_t incx, int64_t *result);
typedef cublasStatus_t fn_cublasIdamin(cublasHandle_t handle, int n, const double *x, int incx,
    int *result);
typedef cublasStatus_t fn_cublasIdamin_64(cublasHandle_t handle, int64_t n, const double *x,
    int64_t incx, int64_t *result);
typedef cublasStatus_t fn_cublasIcamin(cublasHandle_t handle, int n, const cuComplex *x, int incx,
    int *result);
typedef cublasStatus_t fn_cublasIcamin_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
    int64_t incx, int64_t *result);
typedef cublasStatus_t fn_cublasIzamin(cublasHandle_t handle, int n, const cuDoubleComplex *x,
    int incx, int *result);
typedef cublasStatus_t fn_cublasIzamin_64(cublasHandle_t handle, int64_t n,
    const cuDoubleComplex *x, int64_t incx, int64_t *result);
typedef cublasStatus_t fn_cublasIaminEx(cublasHandle_t handle, int n, const void *x,
    cudaDataType xType, int incx, int *result);
typedef cublasStatus_t fn_cublasIaminEx_64(cublasHandle_t handle, int64_t n, const void *x,
    cudaDataType xType, int64_t incx, int64_t *result);
typedef cublasStatus_t fn_cublasAsumEx(cublasHandle_t handle, int n, const void *x,
    cudaDataType xType, int incx, void *result, cudaDataType resultType,
    cudaDataType executiontype);
typedef cublasStatus_t fn_cublasAsumEx_64(cublasHandle_t handle, int64_t n, const void *x,
    cudaDataType xType, int64_t incx, void *result, cudaDataType resultType,
    cudaDataType executiontype);
typedef cublasStatus_t fn_cublasSasum(cublasHandle_t handle, int n, const float *x, int incx,
    float *result);
typedef cublasStatus_t fn_cublasSasum_64(cublasHandle_t handle, int64_t n, const float *x,
    int64_t incx, float *result);
typedef cublasStatus_t fn_cublasDasum(cublasHandle_t handle, int n, const double *x, int incx,
    double *result);
typedef cublasStatus_t fn_cublasDasum_64(cublasHandle_t handle, int64_t n, const double *x,
    int64_t incx, double *result);
typedef cublasStatus_t fn_cublasScasum(cublasHandle_t handle, int n, const cuComplex *x, int incx,
    float *result);
typedef cublasStatus_t fn_cublasScasum_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
    int64_t incx, float *result);
typedef cublasStatus_t fn_cublasDzasum(cublasHandle_t handle, int n, const cuDoubleComplex *x,
    int incx, double *result);
typedef cublasStatus_t fn_cublasDzasum_64(cublasHandle_t handle, int64_t n,
    const cuDoubleComplex *x, int64_t incx, double *result);
typedef cublasStatus_t fn_cublasSrot(cublasHandle_t handle, int n, float *x, int incx, float *y,
    int incy, const float *c, const float *s);
typedef cublasStatus_t fn_cublasSrot_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx,
    float *y, int64_t incy, const float *c, const float *s);
typedef cublasStatus_t fn_cublasDrot(cublasHandle_t handle, int n, double *x, int incx, double *y,
    int incy, const double *c, const double *s);
typedef cublasStatus_t fn_cublasDrot_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx,
    double *y, int64_t incy, const double *c, const double *s);
typedef cublasStatus_t fn_cublasCrot(cublasHandle_t handle, int n, cuComplex *x, int incx,
    cuComplex *y, int incy, const float *c, const cuComplex *s);
typedef cublasStatus_t fn_cublasCrot_64(cublasHandle_t handle, int64_t n, cuComplex *x,
    int64_t incx, cuComplex *y, int64_t incy, const float *c, const cuComplex *s);
typedef cublasStatus_t fn_cublasCsrot(cublasHandle_t handle, int n, cuComplex *x, int incx,
    cuComplex *y, int incy, const float *c, const float *s);
typedef cublasStatus_t fn_cublasCsrot_64(cublasHandle_t handle, int64_t n, cuComplex *x,
    int64_t incx, cuComplex *y, int64_t incy, const float *c, const float *s);
typedef cublasStatus_t fn_cublasZrot(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx,
    cuDoubleComplex *y, int incy, const double *c, const cuDoubleComplex *s);
typedef cublasStatus_t fn_cublasZrot_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x,
    int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s);
typedef cublasStatus_t fn_cublasZdrot(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx,
    cuDoubleComplex *y, int incy, const double *c, const double *s);
typedef cublasStatus_t fn_cublasZdrot_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x,
    int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const double *s);
typedef cublasStatus_t fn_cublasRotEx(cublasHandle_t handle, int n, void *x, cudaDataType xType,
    int incx, void *y, cudaDataType yType, int incy, const void *c, const void *s,
    cudaDataType csType, cudaDataType executiontype);
typedef cublasStatus_t fn_cublasRotEx_64(cublasHandle_t handle, int64_t n, void *x,
    cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *c,
    const void *s, cudaDataType csType, cudaDataType executiontype);
typedef cublasStatus_t fn_cublasSrotg(cublasHandle_t handle, float *a, float *b, float *c,
    float *s);
typedef cublasStatus_t fn_cublasDrotg(cublasHandle_t handle, double *a, double *b, double *c,
    double *s);
typedef cublasStatus_t fn_cublasCrotg(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c,
    cuComplex *s);
typedef cublasStatus_t fn_cublasZrotg(cublasHandle_t handle, cuDoubleComplex *a,
    cuDoubleComplex *b, double *c, cuDoubleComplex *s);
typedef cublasStatus_t fn_cublasRotgEx(cublasHandle_t handle, void *a, void *b,
    cudaDataType abType, void *c, void *s, cudaDataType csType, cudaDataType executiontype);
typedef cublasStatus_t fn_cublasSrotm(cublasHandle_t handle, int n, float *x, int incx, float *y,
    int incy, const float *param);
typedef cublasStatus_t fn_cublasSrotm_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx,
    float *y, int64_t incy, const float *param);
typedef cublasStatus_t fn_cublasDrotm(cublasHandle_t handle, int n, double *x, int incx, double *y,
    int incy, const double *param);
typedef cublasStatus_t fn_cublasDrotm_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx,
    double *y, int64_t incy, const double *param);
typedef cublasStatus_t fn_cublasRotmEx(cublasHandle_t handle, int n, void *x, cudaDataType xType,
    int incx, void *y, cudaDataType yType, int incy, const void *param, cudaDataType paramType,
    cudaDataType executiontype);
typedef cublasStatus_t fn_cublasRotmEx_64(cublasHandle_t handle, int64_t n, void *x,
    cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *param,
    cudaDataType paramType, cudaDataType executiontype);
typedef cublasStatus_t fn_cublasSrotmg(cublasHandle_t handle, float *d1, float *d2, float *x1,
    const float *y1, float *param);
typedef cublasStatus_t fn_cublasDrotmg(cublasHandle_t handle, double *d1, double *d2, double *x1,
    const double *y1, double *param);
typedef cublasStatus_t fn_cublasRotmgEx(cublasHandle_t handle, void *d1, cudaDataType d1Type,
    void *d2, cudaDataType d2Type, void *x1, cudaDataType x1Type, const void *y1,
    cudaDataType y1Type, void *param, cudaDataType paramType, cudaDataType executiontype);
typedef cublasStatus_t fn_cublasSgemv(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
    float *y, int incy);
typedef cublasStatus_t fn_cublasSgemv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
    const float *beta, float *y, int64_t incy);
typedef cublasStatus_t fn_cublasDgemv(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta,
    double *y, int incy);
typedef cublasStatus_t fn_cublasDgemv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
    const double *beta, double *y, int64_t incy);
typedef cublasStatus_t fn_cublasCgemv(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
    const cuComplex *beta, cuComplex *y, int incy);
typedef cublasStatus_t fn_cublasCgemv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x,
    int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy);
typedef cublasStatus_t fn_cublasZgemv(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
typedef cublasStatus_t fn_cublasZgemv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
    int64_t incy);
typedef cublasStatus_t fn_cublasSgbmv(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    int kl, int ku, const float *alpha, const float *A, int lda, const float *x, int incx,
    const float *beta, float *y, int incy);
typedef cublasStatus_t fn_cublasSgbmv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, int64_t kl, int64_t ku, const float *alpha, const float *A, int64_t lda,
    const float *x, int64_t incx, const float *beta, float *y, int64_t incy);
typedef cublasStatus_t fn_cublasDgbmv(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    int kl, int ku, const double *alpha, const double *A, int lda, const double *x, int incx,
    const double *beta, double *y, int incy);
typedef cublasStatus_t fn_cublasDgbmv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, int64_t kl, int64_t ku, const double *alpha, const double *A, int64_t lda,
    const double *x, int64_t incx, const double *beta, double *y, int64_t incy);
typedef cublasStatus_t fn_cublasCgbmv(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    int kl, int ku, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x,
    int incx, const cuComplex *beta, cuComplex *y, int incy);
typedef cublasStatus_t fn_cublasCgbmv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy);
typedef cublasStatus_t fn_cublasZgbmv(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    int kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
typedef cublasStatus_t fn_cublasZgbmv_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
    int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta,
    cuDoubleComplex *y, int64_t incy);
typedef cublasStatus_t fn_cublasStrmv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x,
    int incx);
typedef cublasStatus_t fn_cublasStrmv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda,
    float *x, int64_t incx);
typedef cublasStatus_t fn_cublasDtrmv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x,
    int incx);
typedef cublasStatus_t fn_cublasDtrmv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda,
    double *x, int64_t incx);
typedef cublasStatus_t fn_cublasCtrmv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda,
    cuComplex *x, int incx);
typedef cublasStatus_t fn_cublasCtrmv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda,
    cuComplex *x, int64_t incx);
typedef cublasStatus_t fn_cublasZtrmv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda,
    cuDoubleComplex *x, int incx);
typedef cublasStatus_t fn_cublasZtrmv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A,
    int64_t lda, cuDoubleComplex *x, int64_t incx);
typedef cublasStatus_t fn_cublasStbmv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda,
    float *x, int incx);
typedef cublasStatus_t fn_cublasStbmv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A,
    int64_t lda, float *x, int64_t incx);
typedef cublasStatus_t fn_cublasDtbmv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda,
    double *x, int incx);
typedef cublasStatus_t fn_cublasDtbmv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A,
    int64_t lda, double *x, int64_t incx);
typedef cublasStatus_t fn_cublasCtbmv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda,
    cuComplex *x, int incx);
typedef cublasStatus_t fn_cublasCtbmv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A,
    int64_t lda, cuComplex *x, int64_t incx);
typedef cublasStatus_t fn_cublasZtbmv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A,
    int lda, cuDoubleComplex *x, int incx);
typedef cublasStatus_t fn_cublasZtbmv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A,
    int64_t lda, cuDoubleComplex *x, int64_t incx);
typedef cublasStatus_t fn_cublasStpmv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx);
typedef cublasStatus_t fn_cublasStpmv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x,
    int64_t incx);
typedef cublasStatus_t fn_cublasDtpmv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx);
typedef cublasStatus_t fn_cublasDtpmv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x,
    int64_t incx);
typedef cublasStatus_t fn_cublasCtpmv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x,
    int incx);
typedef cublasStatus_t fn_cublasCtpmv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x,
    int64_t incx);
typedef cublasStatus_t fn_cublasZtpmv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP,
    cuDoubleComplex *x, int incx);
typedef cublasStatus_t fn_cublasZtpmv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP,
    cuDoubleComplex *x, int64_t incx);
typedef cublasStatus_t fn_cublasStrsv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x,
    int incx);
typedef cublasStatus_t fn_cublasStrsv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda,
    float *x, int64_t incx);
typedef cublasStatus_t fn_cublasDtrsv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x,
    int incx);
typedef cublasStatus_t fn_cublasDtrsv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda,
    double *x, int64_t incx);
typedef cublasStatus_t fn_cublasCtrsv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda,
    cuComplex *x, int incx);
typedef cublasStatus_t fn_cublasCtrsv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda,
    cuComplex *x, int64_t incx);
typedef cublasStatus_t fn_cublasZtrsv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda,
    cuDoubleComplex *x, int incx);
typedef cublasStatus_t fn_cublasZtrsv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A,
    int64_t lda, cuDoubleComplex *x, int64_t incx);
typedef cublasStatus_t fn_cublasStpsv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx);
typedef cublasStatus_t fn_cublasStpsv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x,
    int64_t incx);
typedef cublasStatus_t fn_cublasDtpsv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx);
typedef cublasStatus_t fn_cublasDtpsv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x,
    int64_t incx);
typedef cublasStatus_t fn_cublasCtpsv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x,
    int incx);
typedef cublasStatus_t fn_cublasCtpsv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x,
    int64_t incx);
typedef cublasStatus_t fn_cublasZtpsv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP,
    cuDoubleComplex *x, int incx);
typedef cublasStatus_t fn_cublasZtpsv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP,
    cuDoubleComplex *x, int64_t incx);
typedef cublasStatus_t fn_cublasStbsv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda,
    float *x, int incx);
typedef cublasStatus_t fn_cublasStbsv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A,
    int64_t lda, float *x, int64_t incx);
typedef cublasStatus_t fn_cublasDtbsv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda,
    double *x, int incx);
typedef cublasStatus_t fn_cublasDtbsv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A,
    int64_t lda, double *x, int64_t incx);
typedef cublasStatus_t fn_cublasCtbsv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda,
    cuComplex *x, int incx);
typedef cublasStatus_t fn_cublasCtbsv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A,
    int64_t lda, cuComplex *x, int64_t incx);
typedef cublasStatus_t fn_cublasZtbsv(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A,
    int lda, cuDoubleComplex *x, int incx);
typedef cublasStatus_t fn_cublasZtbsv_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A,
    int64_t lda, cuDoubleComplex *x, int64_t incx);
typedef cublasStatus_t fn_cublasSsymv(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
    float *y, int incy);
typedef cublasStatus_t fn_cublasSsymv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
    const float *beta, float *y, int64_t incy);
typedef cublasStatus_t fn_cublasDsymv(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta,
    double *y, int incy);
typedef cublasStatus_t fn_cublasDsymv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
    const double *beta, double *y, int64_t incy);
typedef cublasStatus_t fn_cublasCsymv(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
    const cuComplex *beta, cuComplex *y, int incy);
typedef cublasStatus_t fn_cublasCsymv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
    const cuComplex *beta, cuComplex *y, int64_t incy);
typedef cublasStatus_t fn_cublasZsymv(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
typedef cublasStatus_t fn_cublasZsymv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy);
typedef cublasStatus_t fn_cublasChemv(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
    const cuComplex *beta, cuComplex *y, int incy);
typedef cublasStatus_t fn_cublasChemv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
    const cuComplex *beta, cuComplex *y, int64_t incy);
typedef cublasStatus_t fn_cublasZhemv(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
typedef cublasStatus_t fn_cublasZhemv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy);
typedef cublasStatus_t fn_cublasSsbmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
    const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
    float *y, int incy);
typedef cublasStatus_t fn_cublasSsbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    int64_t k, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
    const float *beta, float *y, int64_t incy);
typedef cublasStatus_t fn_cublasDsbmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
    const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta,
    double *y, int incy);
typedef cublasStatus_t fn_cublasDsbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    int64_t k, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
    const double *beta, double *y, int64_t incy);
typedef cublasStatus_t fn_cublasChbmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
    const cuComplex *beta, cuComplex *y, int incy);
typedef cublasStatus_t fn_cublasChbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x,
    int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy);
typedef cublasStatus_t fn_cublasZhbmv(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
typedef cublasStatus_t fn_cublasZhbmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
    int64_t incy);
typedef cublasStatus_t fn_cublasSspmv(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const float *alpha, const float *AP, const float *x, int incx, const float *beta, float *y,
    int incy);
typedef cublasStatus_t fn_cublasSspmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const float *alpha, const float *AP, const float *x, int64_t incx, const float *beta, float *y,
    int64_t incy);
typedef cublasStatus_t fn_cublasDspmv(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const double *alpha, const double *AP, const double *x, int incx, const double *beta,
    double *y, int incy);
typedef cublasStatus_t fn_cublasDspmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const double *alpha, const double *AP, const double *x, int64_t incx, const double *beta,
    double *y, int64_t incy);
typedef cublasStatus_t fn_cublasChpmv(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int incx,
    const cuComplex *beta, cuComplex *y, int incy);
typedef cublasStatus_t fn_cublasChpmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int64_t incx,
    const cuComplex *beta, cuComplex *y, int64_t incy);
typedef cublasStatus_t fn_cublasZhpmv(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx,
    const cuDoubleComplex *beta, cuDoubleComplex *y, int incy);
typedef cublasStatus_t fn_cublasZhpmv_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy);
typedef cublasStatus_t fn_cublasSger(cublasHandle_t handle, int m, int n, const float *alpha,
    const float *x, int incx, const float *y, int incy, float *A, int lda);
typedef cublasStatus_t fn_cublasSger_64(cublasHandle_t handle, int64_t m, int64_t n,
    const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A,
    int64_t lda);
typedef cublasStatus_t fn_cublasDger(cublasHandle_t handle, int m, int n, const double *alpha,
    const double *x, int incx, const double *y, int incy, double *A, int lda);
typedef cublasStatus_t fn_cublasDger_64(cublasHandle_t handle, int64_t m, int64_t n,
    const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A,
    int64_t lda);
typedef cublasStatus_t fn_cublasCgeru(cublasHandle_t handle, int m, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda);
typedef cublasStatus_t fn_cublasCgeru_64(cublasHandle_t handle, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
    cuComplex *A, int64_t lda);
typedef cublasStatus_t fn_cublasCgerc(cublasHandle_t handle, int m, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda);
typedef cublasStatus_t fn_cublasCgerc_64(cublasHandle_t handle, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
    cuComplex *A, int64_t lda);
typedef cublasStatus_t fn_cublasZgeru(cublasHandle_t handle, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
    int incy, cuDoubleComplex *A, int lda);
typedef cublasStatus_t fn_cublasZgeru_64(cublasHandle_t handle, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *A, int64_t lda);
typedef cublasStatus_t fn_cublasZgerc(cublasHandle_t handle, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
    int incy, cuDoubleComplex *A, int lda);
typedef cublasStatus_t fn_cublasZgerc_64(cublasHandle_t handle, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *A, int64_t lda);
typedef cublasStatus_t fn_cublasSsyr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const float *alpha, const float *x, int incx, float *A, int lda);
typedef cublasStatus_t fn_cublasSsyr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const float *alpha, const float *x, int64_t incx, float *A, int64_t lda);
typedef cublasStatus_t fn_cublasDsyr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const double *alpha, const double *x, int incx, double *A, int lda);
typedef cublasStatus_t fn_cublasDsyr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const double *alpha, const double *x, int64_t incx, double *A, int64_t lda);
typedef cublasStatus_t fn_cublasCsyr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *A, int lda);
typedef cublasStatus_t fn_cublasCsyr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda);
typedef cublasStatus_t fn_cublasZsyr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda);
typedef cublasStatus_t fn_cublasZsyr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A,
    int64_t lda);
typedef cublasStatus_t fn_cublasCher(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const float *alpha, const cuComplex *x, int incx, cuComplex *A, int lda);
typedef cublasStatus_t fn_cublasCher_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const float *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda);
typedef cublasStatus_t fn_cublasZher(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda);
typedef cublasStatus_t fn_cublasZher_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda);
typedef cublasStatus_t fn_cublasSspr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const float *alpha, const float *x, int incx, float *AP);
typedef cublasStatus_t fn_cublasSspr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const float *alpha, const float *x, int64_t incx, float *AP);
typedef cublasStatus_t fn_cublasDspr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const double *alpha, const double *x, int incx, double *AP);
typedef cublasStatus_t fn_cublasDspr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const double *alpha, const double *x, int64_t incx, double *AP);
typedef cublasStatus_t fn_cublasChpr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const float *alpha, const cuComplex *x, int incx, cuComplex *AP);
typedef cublasStatus_t fn_cublasChpr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP);
typedef cublasStatus_t fn_cublasZhpr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP);
typedef cublasStatus_t fn_cublasZhpr_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP);
typedef cublasStatus_t fn_cublasSsyr2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda);
typedef cublasStatus_t fn_cublasSsyr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A,
    int64_t lda);
typedef cublasStatus_t fn_cublasDsyr2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda);
typedef cublasStatus_t fn_cublasDsyr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A,
    int64_t lda);
typedef cublasStatus_t fn_cublasCsyr2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy,
    cuComplex *A, int lda);
typedef cublasStatus_t fn_cublasCsyr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
    cuComplex *A, int64_t lda);
typedef cublasStatus_t fn_cublasZsyr2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
    int incy, cuDoubleComplex *A, int lda);
typedef cublasStatus_t fn_cublasZsyr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *A, int64_t lda);
typedef cublasStatus_t fn_cublasCher2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy,
    cuComplex *A, int lda);
typedef cublasStatus_t fn_cublasCher2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
    cuComplex *A, int64_t lda);
typedef cublasStatus_t fn_cublasZher2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
    int incy, cuDoubleComplex *A, int lda);
typedef cublasStatus_t fn_cublasZher2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *A, int64_t lda);
typedef cublasStatus_t fn_cublasSspr2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const float *alpha, const float *x, int incx, const float *y, int incy, float *AP);
typedef cublasStatus_t fn_cublasSspr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP);
typedef cublasStatus_t fn_cublasDspr2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const double *alpha, const double *x, int incx, const double *y, int incy, double *AP);
typedef cublasStatus_t fn_cublasDspr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP);
typedef cublasStatus_t fn_cublasChpr2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy,
    cuComplex *AP);
typedef cublasStatus_t fn_cublasChpr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy,
    cuComplex *AP);
typedef cublasStatus_t fn_cublasZhpr2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
    int incy, cuDoubleComplex *AP);
typedef cublasStatus_t fn_cublasZhpr2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *AP);
typedef cublasStatus_t fn_cublasSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
    int n, const float *alpha, const float *const *Aarray, int lda, const float *const *xarray,
    int incx, const float *beta, float *const *yarray, int incy, int batchCount);
typedef cublasStatus_t fn_cublasSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
    int64_t m, int64_t n, const float *alpha, const float *const *Aarray, int64_t lda,
    const float *const *xarray, int64_t incx, const float *beta, float *const *yarray,
    int64_t incy, int64_t batchCount);
typedef cublasStatus_t fn_cublasDgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
    int n, const double *alpha, const double *const *Aarray, int lda, const double *const *xarray,
    int incx, const double *beta, double *const *yarray, int incy, int batchCount);
typedef cublasStatus_t fn_cublasDgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
    int64_t m, int64_t n, const double *alpha, const double *const *Aarray, int64_t lda,
    const double *const *xarray, int64_t incx, const double *beta, double *const *yarray,
    int64_t incy, int64_t batchCount);
typedef cublasStatus_t fn_cublasCgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
    int n, const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
    const cuComplex *const *xarray, int incx, const cuComplex *beta, cuComplex *const *yarray,
    int incy, int batchCount);
typedef cublasStatus_t fn_cublasCgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
    int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda,
    const cuComplex *const *xarray, int64_t incx, const cuComplex *beta, cuComplex *const *yarray,
    int64_t incy, int64_t batchCount);
typedef cublasStatus_t fn_cublasZgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
    int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda,
    const cuDoubleComplex *const *xarray, int incx, const cuDoubleComplex *beta,
    cuDoubleComplex *const *yarray, int incy, int batchCount);
typedef cublasStatus_t fn_cublasZgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
    int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray,
    int64_t lda, const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta,
    cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount);
typedef cublasStatus_t fn_cublasHSHgemvBatched(cublasHandle_t handle, cublasOperation_t trans,
    int m, int n, const float *alpha, const __half *const *Aarray, int lda,
    const __half *const *xarray, int incx, const float *beta, __half *const *yarray, int incy,
    int batchCount);
typedef cublasStatus_t fn_cublasHSHgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
    int64_t m, int64_t n, const float *alpha, const __half *const *Aarray, int64_t lda,
    const __half *const *xarray, int64_t incx, const float *beta, __half *const *yarray,
    int64_t incy, int64_t batchCount);
typedef cublasStatus_t fn_cublasHSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans,
    int m, int n, const float *alpha, const __half *const *Aarray, int lda,
    const __half *const *xarray, int incx, const float *beta, float *const *yarray, int incy,
    int batchCount);
typedef cublasStatus_t fn_cublasHSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
    int64_t m, int64_t n, const float *alpha, const __half *const *Aarray, int64_t lda,
    const __half *const *xarray, int64_t incx, const float *beta, float *const *yarray,
    int64_t incy, int64_t batchCount);
typedef cublasStatus_t fn_cublasTSTgemvBatched(cublasHandle_t handle, cublasOperation_t trans,
    int m, int n, const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
    const __nv_bfloat16 *const *xarray, int incx, const float *beta, __nv_bfloat16 *const *yarray,
    int incy, int batchCount);
typedef cublasStatus_t fn_cublasTSTgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
    int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *const *Aarray, int64_t lda,
    const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta,
    __nv_bfloat16 *const *yarray, int64_t incy, int64_t batchCount);
typedef cublasStatus_t fn_cublasTSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans,
    int m, int n, const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
    const __nv_bfloat16 *const *xarray, int incx, const float *beta, float *const *yarray,
    int incy, int batchCount);
typedef cublasStatus_t fn_cublasTSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans,
    int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *const *Aarray, int64_t lda,
    const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta, float *const *yarray,
    int64_t incy, int64_t batchCount);
typedef cublasStatus_t fn_cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
    int m, int n, const float *alpha, const float *A, int lda, long long strideA, const float *x,
    int incx, long long stridex, const float *beta, float *y, int incy, long long stridey,
    int batchCount);
typedef cublasStatus_t fn_cublasSgemvStridedBatched_64(cublasHandle_t handle,
    cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda,
    long long strideA, const float *x, int64_t incx, long long stridex, const float *beta,
    float *y, int64_t incy, long long stridey, int64_t batchCount);
typedef cublasStatus_t fn_cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
    int m, int n, const double *alpha, const double *A, int lda, long long strideA,
    const double *x, int incx, long long stridex, const double *beta, double *y, int incy,
    long long stridey, int batchCount);
typedef cublasStatus_t fn_cublasDgemvStridedBatched_64(cublasHandle_t handle,
    cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A,
    int64_t lda, long long strideA, const double *x, int64_t incx, long long stridex,
    const double *beta, double *y, int64_t incy, long long stridey, int64_t batchCount);
typedef cublasStatus_t fn_cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
    int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA,
    const cuComplex *x, int incx, long long stridex, const cuComplex *beta, cuComplex *y, int incy,
    long long stridey, int batchCount);
typedef cublasStatus_t fn_cublasCgemvStridedBatched_64(cublasHandle_t handle,
    cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
    int64_t lda, long long strideA, const cuComplex *x, int64_t incx, long long stridex,
    const cuComplex *beta, cuComplex *y, int64_t incy, long long stridey, int64_t batchCount);
typedef cublasStatus_t fn_cublasZgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans,
    int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    long long strideA, const cuDoubleComplex *x, int incx, long long stridex,
    const cuDoubleComplex *beta, cuDoubleComplex *y, int incy, long long stridey, int batchCount);
typedef cublasStatus_t fn_cublasZgemvStridedBatched_64(cublasHandle_t handle,
    cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *x,
    int64_t incx, long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy,
    long long stridey, int64_t batchCount);
typedef cublasStatus_t fn_cublasHSHgemvStridedBatched(cublasHandle_t handle,
    cublasOperation_t trans, int m, int n, const float *alpha, const __half *A, int lda,
    long long strideA, const __half *x, int incx, long long stridex, const float *beta, __half *y,
    int incy, long long stridey, int batchCount);
typedef cublasStatus_t fn_cublasHSHgemvStridedBatched_64(cublasHandle_t handle,
    cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half *A,
    int64_t lda, long long strideA, const __half *x, int64_t incx, long long stridex,
    const float *beta, __half *y, int64_t incy, long long stridey, int64_t batchCount);
typedef cublasStatus_t fn_cublasHSSgemvStridedBatched(cublasHandle_t handle,
    cublasOperation_t trans, int m, int n, const float *alpha, const __half *A, int lda,
    long long strideA, const __half *x, int incx, long long stridex, const float *beta, float *y,
    int incy, long long stridey, int batchCount);
typedef cublasStatus_t fn_cublasHSSgemvStridedBatched_64(cublasHandle_t handle,
    cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half *A,
    int64_t lda, long long strideA, const __half *x, int64_t incx, long long stridex,
    const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount);
typedef cublasStatus_t fn_cublasTSTgemvStridedBatched(cublasHandle_t handle,
    cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16 *A, int lda,
    long long strideA, const __nv_bfloat16 *x, int incx, long long stridex, const float *beta,
    __nv_bfloat16 *y, int incy, long long stridey, int batchCount);
typedef cublasStatus_t fn_cublasTSTgemvStridedBatched_64(cublasHandle_t handle,
    cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *A,
    int64_t lda, long long strideA, const __nv_bfloat16 *x, int64_t incx, long long stridex,
    const float *beta, __nv_bfloat16 *y, int64_t incy, long long stridey, int64_t batchCount);
typedef cublasStatus_t fn_cublasTSSgemvStridedBatched(cublasHandle_t handle,
    cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16 *A, int lda,
    long long strideA, const __nv_bfloat16 *x, int incx, long long stridex, const float *beta,
    float *y, int incy, long long stridey, int batchCount);
typedef cublasStatus_t fn_cublasTSSgemvStridedBatched_64(cublasHandle_t handle,
    cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __nv_bfloat16 *A,
    int64_t lda, long long strideA, const __nv_bfloat16 *x, int64_t incx, long long stridex,
    const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount);
typedef cublasStatus_t fn_cublasSgemm(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda,
    const float *B, int ldb, const float *beta, float *C, int ldc);
typedef cublasStatus_t fn_cublasSgemm_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A,
    int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc);
typedef cublasStatus_t fn_cublasDgemm(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda,
    const double *B, int ldb, const double *beta, double *C, int ldc);
typedef cublasStatus_t fn_cublasDgemm_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha,
    const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C,
    int64_t ldc);
typedef cublasStatus_t fn_cublasCgemm(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A,
    int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc);
typedef cublasStatus_t fn_cublasCgemm_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta,
    cuComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A,
    int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc);
typedef cublasStatus_t fn_cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta,
    cuComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasCgemm3mEx(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A,
    cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta,
    void *C, cudaDataType Ctype, int ldc);
typedef cublasStatus_t fn_cublasCgemm3mEx_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
    const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb,
    const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc);
typedef cublasStatus_t fn_cublasZgemm(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc);
typedef cublasStatus_t fn_cublasZgemm_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc);
typedef cublasStatus_t fn_cublasZgemm3m_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasHgemm(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const __half *alpha, const __half *A, int lda,
    const __half *B, int ldb, const __half *beta, __half *C, int ldc);
typedef cublasStatus_t fn_cublasHgemm_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half *alpha,
    const __half *A, int64_t lda, const __half *B, int64_t ldb, const __half *beta, __half *C,
    int64_t ldc);
typedef cublasStatus_t fn_cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const float *alpha, const void *A,
    cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const float *beta,
    void *C, cudaDataType Ctype, int ldc);
typedef cublasStatus_t fn_cublasSgemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const void *A,
    cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb,
    const float *beta, void *C, cudaDataType Ctype, int64_t ldc);
typedef cublasStatus_t fn_cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A,
    cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const void *beta,
    void *C, cudaDataType Ctype, int ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo);
typedef cublasStatus_t fn_cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A,
    cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb,
    const void *beta, void *C, cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType,
    cublasGemmAlgo_t algo);
typedef cublasStatus_t fn_cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A,
    cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta,
    void *C, cudaDataType Ctype, int ldc);
typedef cublasStatus_t fn_cublasCgemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
    const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb,
    const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc);
typedef cublasStatus_t fn_cublasSsyrk(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda,
    const float *beta, float *C, int ldc);
typedef cublasStatus_t fn_cublasSsyrk_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda,
    const float *beta, float *C, int64_t ldc);
typedef cublasStatus_t fn_cublasDsyrk(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda,
    const double *beta, double *C, int ldc);
typedef cublasStatus_t fn_cublasDsyrk_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A,
    int64_t lda, const double *beta, double *C, int64_t ldc);
typedef cublasStatus_t fn_cublasCsyrk(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
    const cuComplex *beta, cuComplex *C, int ldc);
typedef cublasStatus_t fn_cublasCsyrk_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A,
    int64_t lda, const cuComplex *beta, cuComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasZsyrk(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc);
typedef cublasStatus_t fn_cublasZsyrk_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc);
typedef cublasStatus_t fn_cublasCsyrkEx(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A,
    cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc);
typedef cublasStatus_t fn_cublasCsyrkEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A,
    cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype,
    int64_t ldc);
typedef cublasStatus_t fn_cublasCsyrk3mEx(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A,
    cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc);
typedef cublasStatus_t fn_cublasCsyrk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A,
    cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype,
    int64_t ldc);
typedef cublasStatus_t fn_cublasCherk(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const float *alpha, const cuComplex *A, int lda,
    const float *beta, cuComplex *C, int ldc);
typedef cublasStatus_t fn_cublasCherk_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const cuComplex *A,
    int64_t lda, const float *beta, cuComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasZherk(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const double *alpha, const cuDoubleComplex *A, int lda,
    const double *beta, cuDoubleComplex *C, int ldc);
typedef cublasStatus_t fn_cublasZherk_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *A,
    int64_t lda, const double *beta, cuDoubleComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasCherkEx(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype,
    int lda, const float *beta, void *C, cudaDataType Ctype, int ldc);
typedef cublasStatus_t fn_cublasCherkEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A,
    cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc);
typedef cublasStatus_t fn_cublasCherk3mEx(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype,
    int lda, const float *beta, void *C, cudaDataType Ctype, int ldc);
typedef cublasStatus_t fn_cublasCherk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A,
    cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc);
typedef cublasStatus_t fn_cublasSsyr2k(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda,
    const float *B, int ldb, const float *beta, float *C, int ldc);
typedef cublasStatus_t fn_cublasSsyr2k_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda,
    const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc);
typedef cublasStatus_t fn_cublasDsyr2k(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda,
    const double *B, int ldb, const double *beta, double *C, int ldc);
typedef cublasStatus_t fn_cublasDsyr2k_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A,
    int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc);
typedef cublasStatus_t fn_cublasCsyr2k(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
    const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc);
typedef cublasStatus_t fn_cublasCsyr2k_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A,
    int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasZsyr2k(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int ldc);
typedef cublasStatus_t fn_cublasZsyr2k_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasCher2k(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
    const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc);
typedef cublasStatus_t fn_cublasCher2k_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A,
    int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasZher2k(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc);
typedef cublasStatus_t fn_cublasZher2k_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
    const double *beta, cuDoubleComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasSsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda,
    const float *B, int ldb, const float *beta, float *C, int ldc);
typedef cublasStatus_t fn_cublasSsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda,
    const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc);
typedef cublasStatus_t fn_cublasDsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda,
    const double *B, int ldb, const double *beta, double *C, int ldc);
typedef cublasStatus_t fn_cublasDsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A,
    int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc);
typedef cublasStatus_t fn_cublasCsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
    const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc);
typedef cublasStatus_t fn_cublasCsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A,
    int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasZsyrkx(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int ldc);
typedef cublasStatus_t fn_cublasZsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasCherkx(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
    const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc);
typedef cublasStatus_t fn_cublasCherkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A,
    int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasZherkx(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc);
typedef cublasStatus_t fn_cublasZherkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
    const double *beta, cuDoubleComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasSsymm(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, int m, int n, const float *alpha, const float *A, int lda,
    const float *B, int ldb, const float *beta, float *C, int ldc);
typedef cublasStatus_t fn_cublasSsymm_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda,
    const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc);
typedef cublasStatus_t fn_cublasDsymm(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, int m, int n, const double *alpha, const double *A, int lda,
    const double *B, int ldb, const double *beta, double *C, int ldc);
typedef cublasStatus_t fn_cublasDsymm_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda,
    const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc);
typedef cublasStatus_t fn_cublasCsymm(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
    const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc);
typedef cublasStatus_t fn_cublasCsymm_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
    int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasZsymm(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int ldc);
typedef cublasStatus_t fn_cublasZsymm_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasChemm(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
    const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc);
typedef cublasStatus_t fn_cublasChemm_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
    int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasZhemm(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int ldc);
typedef cublasStatus_t fn_cublasZhemm_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasStrsm(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
    const float *alpha, const float *A, int lda, float *B, int ldb);
typedef cublasStatus_t fn_cublasStrsm_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const float *alpha, const float *A, int64_t lda, float *B, int64_t ldb);
typedef cublasStatus_t fn_cublasDtrsm(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
    const double *alpha, const double *A, int lda, double *B, int ldb);
typedef cublasStatus_t fn_cublasDtrsm_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const double *alpha, const double *A, int64_t lda, double *B, int64_t ldb);
typedef cublasStatus_t fn_cublasCtrsm(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, cuComplex *B, int ldb);
typedef cublasStatus_t fn_cublasCtrsm_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb);
typedef cublasStatus_t fn_cublasZtrsm(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb);
typedef cublasStatus_t fn_cublasZtrsm_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B,
    int64_t ldb);
typedef cublasStatus_t fn_cublasStrmm(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
    const float *alpha, const float *A, int lda, const float *B, int ldb, float *C, int ldc);
typedef cublasStatus_t fn_cublasStrmm_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, float *C,
    int64_t ldc);
typedef cublasStatus_t fn_cublasDtrmm(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
    const double *alpha, const double *A, int lda, const double *B, int ldb, double *C, int ldc);
typedef cublasStatus_t fn_cublasDtrmm_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, double *C,
    int64_t ldc);
typedef cublasStatus_t fn_cublasCtrmm(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C,
    int ldc);
typedef cublasStatus_t fn_cublasCtrmm_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
    cuComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasZtrmm(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B,
    int ldb, cuDoubleComplex *C, int ldc);
typedef cublasStatus_t fn_cublasZtrmm_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B,
    int64_t ldb, cuDoubleComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasHgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const __half *alpha,
    const __half *const *Aarray, int lda, const __half *const *Barray, int ldb, const __half *beta,
    __half *const *Carray, int ldc, int batchCount);
typedef cublasStatus_t fn_cublasHgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half *alpha,
    const __half *const *Aarray, int64_t lda, const __half *const *Barray, int64_t ldb,
    const __half *beta, __half *const *Carray, int64_t ldc, int64_t batchCount);
typedef cublasStatus_t fn_cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *const *Aarray,
    int lda, const float *const *Barray, int ldb, const float *beta, float *const *Carray, int ldc,
    int batchCount);
typedef cublasStatus_t fn_cublasSgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha,
    const float *const *Aarray, int64_t lda, const float *const *Barray, int64_t ldb,
    const float *beta, float *const *Carray, int64_t ldc, int64_t batchCount);
typedef cublasStatus_t fn_cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const double *alpha,
    const double *const *Aarray, int lda, const double *const *Barray, int ldb, const double *beta,
    double *const *Carray, int ldc, int batchCount);
typedef cublasStatus_t fn_cublasDgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha,
    const double *const *Aarray, int64_t lda, const double *const *Barray, int64_t ldb,
    const double *beta, double *const *Carray, int64_t ldc, int64_t batchCount);
typedef cublasStatus_t fn_cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha,
    const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb,
    const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount);
typedef cublasStatus_t fn_cublasCgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
    const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb,
    const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount);
typedef cublasStatus_t fn_cublasCgemm3mBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha,
    const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb,
    const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount);
typedef cublasStatus_t fn_cublasCgemm3mBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha,
    const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb,
    const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount);
typedef cublasStatus_t fn_cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *Barray, int ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int ldc, int batchCount);
typedef cublasStatus_t fn_cublasZgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *Barray,
    int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int64_t ldc,
    int64_t batchCount);
typedef cublasStatus_t fn_cublasHgemmStridedBatched(cublasHandle_t handle,
    cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const __half *alpha,
    const __half *A, int lda, long long strideA, const __half *B, int ldb, long long strideB,
    const __half *beta, __half *C, int ldc, long long strideC, int batchCount);
typedef cublasStatus_t fn_cublasHgemmStridedBatched_64(cublasHandle_t handle,
    cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
    const __half *alpha, const __half *A, int64_t lda, long long strideA, const __half *B,
    int64_t ldb, long long strideB, const __half *beta, __half *C, int64_t ldc, long long strideC,
    int64_t batchCount);
typedef cublasStatus_t fn_cublasSgemmStridedBatched(cublasHandle_t handle,
    cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha,
    const float *A, int lda, long long strideA, const float *B, int ldb, long long strideB,
    const float *beta, float *C, int ldc, long long strideC, int batchCount);
typedef cublasStatus_t fn_cublasSgemmStridedBatched_64(cublasHandle_t handle,
    cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
    const float *alpha, const float *A, int64_t lda, long long strideA, const float *B,
    int64_t ldb, long long strideB, const float *beta, float *C, int64_t ldc, long long strideC,
    int64_t batchCount);
typedef cublasStatus_t fn_cublasDgemmStridedBatched(cublasHandle_t handle,
    cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha,
    const double *A, int lda, long long strideA, const double *B, int ldb, long long strideB,
    const double *beta, double *C, int ldc, long long strideC, int batchCount);
typedef cublasStatus_t fn_cublasDgemmStridedBatched_64(cublasHandle_t handle,
    cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
    const double *alpha, const double *A, int64_t lda, long long strideA, const double *B,
    int64_t ldb, long long strideB, const double *beta, double *C, int64_t ldc, long long strideC,
    int64_t batchCount);
typedef cublasStatus_t fn_cublasCgemmStridedBatched(cublasHandle_t handle,
    cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
    const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *B,
    int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC,
    int batchCount);
typedef cublasStatus_t fn_cublasCgemmStridedBatched_64(cublasHandle_t handle,
    cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B,
    int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc,
    long long strideC, int64_t batchCount);
typedef cublasStatus_t fn_cublasCgemm3mStridedBatched(cublasHandle_t handle,
    cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
    const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *B,
    int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC,
    int batchCount);
typedef cublasStatus_t fn_cublasCgemm3mStridedBatched_64(cublasHandle_t handle,
    cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B,
    int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc,
    long long strideC, int64_t batchCount);
typedef cublasStatus_t fn_cublasZgemmStridedBatched(cublasHandle_t handle,
    cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA,
    const cuDoubleComplex *B, int ldb, long long strideB, const cuDoubleComplex *beta,
    cuDoubleComplex *C, int ldc, long long strideC, int batchCount);
typedef cublasStatus_t fn_cublasZgemmStridedBatched_64(cublasHandle_t handle,
    cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA,
    const cuDoubleComplex *B, int64_t ldb, long long strideB, const cuDoubleComplex *beta,
    cuDoubleComplex *C, int64_t ldc, long long strideC, int64_t batchCount);
typedef cublasStatus_t fn_cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *const *Aarray,
    cudaDataType Atype, int lda, const void *const *Barray, cudaDataType Btype, int ldb,
    const void *beta, void *const *Carray, cudaDataType Ctype, int ldc, int batchCount,
    cublasComputeType_t computeType, cublasGemmAlgo_t algo);
typedef cublasStatus_t fn_cublasGemmBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha,
    const void *const *Aarray, cudaDataType Atype, int64_t lda, const void *const *Barray,
    cudaDataType Btype, int64_t ldb, const void *beta, void *const *Carray, cudaDataType Ctype,
    int64_t ldc, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo);
typedef cublasStatus_t fn_cublasGemmStridedBatchedEx(cublasHandle_t handle,
    cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha,
    const void *A, cudaDataType Atype, int lda, long long strideA, const void *B,
    cudaDataType Btype, int ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype,
    int ldc, long long strideC, int batchCount, cublasComputeType_t computeType,
    cublasGemmAlgo_t algo);
typedef cublasStatus_t fn_cublasGemmStridedBatchedEx_64(cublasHandle_t handle,
    cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
    const void *alpha, const void *A, cudaDataType Atype, int64_t lda, long long strideA,
    const void *B, cudaDataType Btype, int64_t ldb, long long strideB, const void *beta, void *C,
    cudaDataType Ctype, int64_t ldc, long long strideC, int64_t batchCount,
    cublasComputeType_t computeType, cublasGemmAlgo_t algo);
typedef cublasStatus_t fn_cublasSgemmGroupedBatched(cublasHandle_t handle,
    const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
    const int *m_array, const int *n_array, const int *k_array, const float *alpha_array,
    const float *const *Aarray, const int *lda_array, const float *const *Barray,
    const int *ldb_array, const float *beta_array, float *const *Carray, const int *ldc_array,
    int group_count, const int *group_size);
typedef cublasStatus_t fn_cublasSgemmGroupedBatched_64(cublasHandle_t handle,
    const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
    const int64_t *m_array, const int64_t *n_array, const int64_t *k_array,
    const float *alpha_array, const float *const *Aarray, const int64_t *lda_array,
    const float *const *Barray, const int64_t *ldb_array, const float *beta_array,
    float *const *Carray, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size);
typedef cublasStatus_t fn_cublasDgemmGroupedBatched(cublasHandle_t handle,
    const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
    const int *m_array, const int *n_array, const int *k_array, const double *alpha_array,
    const double *const *Aarray, const int *lda_array, const double *const *Barray,
    const int *ldb_array, const double *beta_array, double *const *Carray, const int *ldc_array,
    int group_count, const int *group_size);
typedef cublasStatus_t fn_cublasDgemmGroupedBatched_64(cublasHandle_t handle,
    const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
    const int64_t *m_array, const int64_t *n_array, const int64_t *k_array,
    const double *alpha_array, const double *const *Aarray, const int64_t *lda_array,
    const double *const *Barray, const int64_t *ldb_array, const double *beta_array,
    double *const *Carray, const int64_t *ldc_array, int64_t group_count,
    const int64_t *group_size);
typedef cublasStatus_t fn_cublasGemmGroupedBatchedEx(cublasHandle_t handle,
    const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
    const int *m_array, const int *n_array, const int *k_array, const void *alpha_array,
    const void *const *Aarray, cudaDataType_t Atype, const int *lda_array,
    const void *const *Barray, cudaDataType_t Btype, const int *ldb_array, const void *beta_array,
    void *const *Carray, cudaDataType_t Ctype, const int *ldc_array, int group_count,
    const int *group_size, cublasComputeType_t computeType);
typedef cublasStatus_t fn_cublasGemmGroupedBatchedEx_64(cublasHandle_t handle,
    const cublasOperation_t *transa_array, const cublasOperation_t *transb_array,
    const int64_t *m_array, const int64_t *n_array, const int64_t *k_array,
    const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype,
    const int64_t *lda_array, const void *const *Barray, cudaDataType_t Btype,
    const int64_t *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype,
    const int64_t *ldc_array, int64_t group_count, const int64_t *group_size,
    cublasComputeType_t computeType);
typedef cublasStatus_t fn_cublasSgeam(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, const float *alpha, const float *A, int lda,
    const float *beta, const float *B, int ldb, float *C, int ldc);
typedef cublasStatus_t fn_cublasSgeam_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, const float *alpha, const float *A,
    int64_t lda, const float *beta, const float *B, int64_t ldb, float *C, int64_t ldc);
typedef cublasStatus_t fn_cublasDgeam(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, const double *alpha, const double *A, int lda,
    const double *beta, const double *B, int ldb, double *C, int ldc);
typedef cublasStatus_t fn_cublasDgeam_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, const double *alpha, const double *A,
    int64_t lda, const double *beta, const double *B, int64_t ldb, double *C, int64_t ldc);
typedef cublasStatus_t fn_cublasCgeam(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
    const cuComplex *beta, const cuComplex *B, int ldb, cuComplex *C, int ldc);
typedef cublasStatus_t fn_cublasCgeam_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
    int64_t lda, const cuComplex *beta, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasZgeam(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int lda, const cuDoubleComplex *beta, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C,
    int ldc);
typedef cublasStatus_t fn_cublasZgeam_64(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, int64_t m, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, const cuDoubleComplex *B,
    int64_t ldb, cuDoubleComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasStrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
    const float *alpha, const float *const *A, int lda, float *const *B, int ldb, int batchCount);
typedef cublasStatus_t fn_cublasStrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const float *alpha, const float *const *A, int64_t lda, float *const *B, int64_t ldb,
    int64_t batchCount);
typedef cublasStatus_t fn_cublasDtrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
    const double *alpha, const double *const *A, int lda, double *const *B, int ldb,
    int batchCount);
typedef cublasStatus_t fn_cublasDtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const double *alpha, const double *const *A, int64_t lda, double *const *B, int64_t ldb,
    int64_t batchCount);
typedef cublasStatus_t fn_cublasCtrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
    const cuComplex *alpha, const cuComplex *const *A, int lda, cuComplex *const *B, int ldb,
    int batchCount);
typedef cublasStatus_t fn_cublasCtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *const *A, int64_t lda, cuComplex *const *B,
    int64_t ldb, int64_t batchCount);
typedef cublasStatus_t fn_cublasZtrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int lda,
    cuDoubleComplex *const *B, int ldb, int batchCount);
typedef cublasStatus_t fn_cublasZtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int64_t lda,
    cuDoubleComplex *const *B, int64_t ldb, int64_t batchCount);
typedef cublasStatus_t fn_cublasSdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
    const float *A, int lda, const float *x, int incx, float *C, int ldc);
typedef cublasStatus_t fn_cublasSdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
    int64_t n, const float *A, int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc);
typedef cublasStatus_t fn_cublasDdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
    const double *A, int lda, const double *x, int incx, double *C, int ldc);
typedef cublasStatus_t fn_cublasDdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
    int64_t n, const double *A, int64_t lda, const double *x, int64_t incx, double *C, int64_t ldc);
typedef cublasStatus_t fn_cublasCdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
    const cuComplex *A, int lda, const cuComplex *x, int incx, cuComplex *C, int ldc);
typedef cublasStatus_t fn_cublasCdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
    int64_t n, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C,
    int64_t ldc);
typedef cublasStatus_t fn_cublasZdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, cuDoubleComplex *C,
    int ldc);
typedef cublasStatus_t fn_cublasZdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m,
    int64_t n, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *C, int64_t ldc);
typedef cublasStatus_t fn_cublasSmatinvBatched(cublasHandle_t handle, int n, const float *const *A,
    int lda, float *const *Ainv, int lda_inv, int *info, int batchSize);
typedef cublasStatus_t fn_cublasDmatinvBatched(cublasHandle_t handle, int n,
    const double *const *A, int lda, double *const *Ainv, int lda_inv, int *info, int batchSize);
typedef cublasStatus_t fn_cublasCmatinvBatched(cublasHandle_t handle, int n,
    const cuComplex *const *A, int lda, cuComplex *const *Ainv, int lda_inv, int *info,
    int batchSize);
typedef cublasStatus_t fn_cublasZmatinvBatched(cublasHandle_t handle, int n,
    const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *Ainv, int lda_inv, int *info,
    int batchSize);
typedef cublasStatus_t fn_cublasSgeqrfBatched(cublasHandle_t handle, int m, int n,
    float *const *Aarray, int lda, float *const *TauArray, int *info, int batchSize);
typedef cublasStatus_t fn_cublasDgeqrfBatched(cublasHandle_t handle, int m, int n,
    double *const *Aarray, int lda, double *const *TauArray, int *info, int batchSize);
typedef cublasStatus_t fn_cublasCgeqrfBatched(cublasHandle_t handle, int m, int n,
    cuComplex *const *Aarray, int lda, cuComplex *const *TauArray, int *info, int batchSize);
typedef cublasStatus_t fn_cublasZgeqrfBatched(cublasHandle_t handle, int m, int n,
    cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *TauArray, int *info,
    int batchSize);
typedef cublasStatus_t fn_cublasSgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
    int n, int nrhs, float *const *Aarray, int lda, float *const *Carray, int ldc, int *info,
    int *devInfoArray, int batchSize);
typedef cublasStatus_t fn_cublasDgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
    int n, int nrhs, double *const *Aarray, int lda, double *const *Carray, int ldc, int *info,
    int *devInfoArray, int batchSize);
typedef cublasStatus_t fn_cublasCgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
    int n, int nrhs, cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc,
    int *info, int *devInfoArray, int batchSize);
typedef cublasStatus_t fn_cublasZgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
    int n, int nrhs, cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray,
    int ldc, int *info, int *devInfoArray, int batchSize);
typedef cublasStatus_t fn_cublasStpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const float *AP, float *A, int lda);
typedef cublasStatus_t fn_cublasDtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const double *AP, double *A, int lda);
typedef cublasStatus_t fn_cublasCtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuComplex *AP, cuComplex *A, int lda);
typedef cublasStatus_t fn_cublasZtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *AP, cuDoubleComplex *A, int lda);
typedef cublasStatus_t fn_cublasStrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const float *A, int lda, float *AP);
typedef cublasStatus_t fn_cublasDtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const double *A, int lda, double *AP);
typedef cublasStatus_t fn_cublasCtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuComplex *A, int lda, cuComplex *AP);
typedef cublasStatus_t fn_cublasZtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *A, int lda, cuDoubleComplex *AP);
typedef cublasStatus_t fn_cublasSgetrfBatched(cublasHandle_t handle, int n, float *const *A,
    int lda, int *P, int *info, int batchSize);
typedef cublasStatus_t fn_cublasDgetrfBatched(cublasHandle_t handle, int n, double *const *A,
    int lda, int *P, int *info, int batchSize);
typedef cublasStatus_t fn_cublasCgetrfBatched(cublasHandle_t handle, int n, cuComplex *const *A,
    int lda, int *P, int *info, int batchSize);
typedef cublasStatus_t fn_cublasZgetrfBatched(cublasHandle_t handle, int n,
    cuDoubleComplex *const *A, int lda, int *P, int *info, int batchSize);
typedef cublasStatus_t fn_cublasSgetriBatched(cublasHandle_t handle, int n, const float *const *A,
    int lda, const int *P, float *const *C, int ldc, int *info, int batchSize);
typedef cublasStatus_t fn_cublasDgetriBatched(cublasHandle_t handle, int n, const double *const *A,
    int lda, const int *P, double *const *C, int ldc, int *info, int batchSize);
typedef cublasStatus_t fn_cublasCgetriBatched(cublasHandle_t handle, int n,
    const cuComplex *const *A, int lda, const int *P, cuComplex *const *C, int ldc, int *info,
    int batchSize);
typedef cublasStatus_t fn_cublasZgetriBatched(cublasHandle_t handle, int n,
    const cuDoubleComplex *const *A, int lda, const int *P, cuDoubleComplex *const *C, int ldc,
    int *info, int batchSize);
typedef cublasStatus_t fn_cublasSgetrsBatched(cublasHandle_t handle, cublasOperation_t trans,
    int n, int nrhs, const float *const *Aarray, int lda, const int *devIpiv, float *const *Barray,
    int ldb, int *info, int batchSize);
typedef cublasStatus_t fn_cublasDgetrsBatched(cublasHandle_t handle, cublasOperation_t trans,
    int n, int nrhs, const double *const *Aarray, int lda, const int *devIpiv,
    double *const *Barray, int ldb, int *info, int batchSize);
typedef cublasStatus_t fn_cublasCgetrsBatched(cublasHandle_t handle, cublasOperation_t trans,
    int n, int nrhs, const cuComplex *const *Aarray, int lda, const int *devIpiv,
    cuComplex *const *Barray, int ldb, int *info, int batchSize);
typedef cublasStatus_t fn_cublasZgetrsBatched(cublasHandle_t handle, cublasOperation_t trans,
    int n, int nrhs, const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv,
    cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize);
typedef cublasStatus_t fn_cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, cublasOperation_t transc, int m, int n, int k,
    const unsigned char *A, int A_bias, int lda, const unsigned char *B, int B_bias, int ldb,
    unsigned char *C, int C_bias, int ldc, int C_mult, int C_shift);
typedef cublasStatus_t fn_cublasXtCreate(cublasXtHandle_t *handle);
typedef cublasStatus_t fn_cublasXtDestroy(cublasXtHandle_t handle);
typedef cublasStatus_t fn_cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards);
typedef cublasStatus_t fn_cublasXtMaxBoards(int *nbGpuBoards);
typedef cublasStatus_t fn_cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices,
    int *deviceId);
typedef cublasStatus_t fn_cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim);
typedef cublasStatus_t fn_cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim);
typedef cublasStatus_t fn_cublasXtGetPinningMemMode(cublasXtHandle_t handle,
    cublasXtPinnedMemMode_t *mode);
typedef cublasStatus_t fn_cublasXtSetPinningMemMode(cublasXtHandle_t handle,
    cublasXtPinnedMemMode_t mode);
typedef cublasStatus_t fn_cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp,
    cublasXtOpType_t type, void *blasFunctor);
typedef cublasStatus_t fn_cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp,
    cublasXtOpType_t type, float ratio);
typedef cublasStatus_t fn_cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, size_t m, size_t n, size_t k, const float *alpha, const float *A,
    size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, size_t m, size_t n, size_t k, const double *alpha, const double *A,
    size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, size_t m, size_t n, size_t k, const cuComplex *alpha,
    const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta,
    cuComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa,
    cublasOperation_t transb, size_t m, size_t n, size_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda,
    const float *beta, float *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda,
    const double *beta, double *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A,
    size_t lda, const cuComplex *beta, cuComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc);
typedef cublasStatus_t fn_cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const float *alpha, const cuComplex *A,
    size_t lda, const float *beta, cuComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const double *alpha, const cuDoubleComplex *A,
    size_t lda, const double *beta, cuDoubleComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda,
    const float *B, size_t ldb, const float *beta, float *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda,
    const double *B, size_t ldb, const double *beta, double *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A,
    size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A,
    size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta,
    cuDoubleComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const float *alpha, const float *A, size_t lda, float *B, size_t ldb);
typedef cublasStatus_t fn_cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const double *alpha, const double *A, size_t lda, double *B, size_t ldb);
typedef cublasStatus_t fn_cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const cuComplex *alpha, const cuComplex *A, size_t lda, cuComplex *B, size_t ldb);
typedef cublasStatus_t fn_cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B,
    size_t ldb);
typedef cublasStatus_t fn_cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *A, size_t lda,
    const float *B, size_t ldb, const float *beta, float *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *A, size_t lda,
    const double *B, size_t ldb, const double *beta, double *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A,
    size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A,
    size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda,
    const float *B, size_t ldb, const float *beta, float *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda,
    const double *B, size_t ldb, const double *beta, double *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A,
    size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A,
    size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo,
    cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta,
    cuDoubleComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *AP, const float *B,
    size_t ldb, const float *beta, float *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *AP,
    const double *B, size_t ldb, const double *beta, double *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *AP,
    const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *AP, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, float *C,
    size_t ldc);
typedef cublasStatus_t fn_cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, double *C,
    size_t ldc);
typedef cublasStatus_t fn_cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb,
    cuComplex *C, size_t ldc);
typedef cublasStatus_t fn_cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side,
    cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B,
    size_t ldb, cuDoubleComplex *C, size_t ldc);

#endif
