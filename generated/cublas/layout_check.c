// layout_check.c of cubind's binding of the cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/cublas.yaml.
// clang-format off

#include <cuda.h>
#include <cublas_v2.h>
#include <cublasXt.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

#ifdef __cplusplus  // compiled as that, it proves what only C++ sees
#include <type_traits>
#define _Static_assert static_assert
#define _Alignof alignof
#define __builtin_types_compatible_p(a, b) std::is_same<a, b>::value
#endif

// A header of another release may differ; this one was made from 13050.
#define CHECK_SIZE(type, size, align) \
    _Static_assert(sizeof(type) == size && _Alignof(type) == align, "size or alignment of " #type)
#define CHECK_OFFSET(type, field, at) \
    _Static_assert(__builtin_offsetof(type, field) == at, "offset of " #type "." #field)
#define CHECK_ENUMERATOR(enumerator, value) \
    _Static_assert((long long)enumerator == value, "value of " #enumerator)
#define CHECK_MACRO(name, value) \
    _Static_assert((unsigned long long)(name) == value, "value of " #name)
#define CHECK_TYPE(name, ...) \
    _Static_assert(__builtin_types_compatible_p(__typeof__(name), __VA_ARGS__), "type of " #name)
CHECK_ENUMERATOR(CUBLAS_STATUS_SUCCESS, 0LL);
CHECK_ENUMERATOR(CUBLAS_STATUS_NOT_INITIALIZED, 1LL);
CHECK_ENUMERATOR(CUBLAS_STATUS_ALLOC_FAILED, 3LL);
CHECK_ENUMERATOR(CUBLAS_STATUS_INVALID_VALUE, 7LL);
CHECK_ENUMERATOR(CUBLAS_STATUS_ARCH_MISMATCH, 8LL);
CHECK_ENUMERATOR(CUBLAS_STATUS_MAPPING_ERROR, 11LL);
CHECK_ENUMERATOR(CUBLAS_STATUS_EXECUTION_FAILED, 13LL);
CHECK_ENUMERATOR(CUBLAS_STATUS_INTERNAL_ERROR, 14LL);
CHECK_ENUMERATOR(CUBLAS_STATUS_NOT_SUPPORTED, 15LL);
CHECK_ENUMERATOR(CUBLAS_STATUS_LICENSE_ERROR, 16LL);
CHECK_ENUMERATOR(CUBLAS_FILL_MODE_LOWER, 0LL);
CHECK_ENUMERATOR(CUBLAS_FILL_MODE_UPPER, 1LL);
CHECK_ENUMERATOR(CUBLAS_FILL_MODE_FULL, 2LL);
CHECK_ENUMERATOR(CUBLAS_DIAG_NON_UNIT, 0LL);
CHECK_ENUMERATOR(CUBLAS_DIAG_UNIT, 1LL);
CHECK_ENUMERATOR(CUBLAS_SIDE_LEFT, 0LL);
CHECK_ENUMERATOR(CUBLAS_SIDE_RIGHT, 1LL);
CHECK_ENUMERATOR(CUBLAS_OP_N, 0LL);
CHECK_ENUMERATOR(CUBLAS_OP_T, 1LL);
CHECK_ENUMERATOR(CUBLAS_OP_C, 2LL);
CHECK_ENUMERATOR(CUBLAS_OP_HERMITAN, 2LL);
CHECK_ENUMERATOR(CUBLAS_OP_CONJG, 3LL);
CHECK_ENUMERATOR(CUBLAS_POINTER_MODE_HOST, 0LL);
CHECK_ENUMERATOR(CUBLAS_POINTER_MODE_DEVICE, 1LL);
CHECK_ENUMERATOR(CUBLAS_ATOMICS_NOT_ALLOWED, 0LL);
CHECK_ENUMERATOR(CUBLAS_ATOMICS_ALLOWED, 1LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_DFALT, -1LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_DEFAULT, -1LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO0, 0LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO1, 1LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO2, 2LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO3, 3LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO4, 4LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO5, 5LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO6, 6LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO7, 7LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO8, 8LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO9, 9LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO10, 10LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO11, 11LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO12, 12LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO13, 13LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO14, 14LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO15, 15LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO16, 16LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO17, 17LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO18, 18LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO19, 19LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO20, 20LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO21, 21LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO22, 22LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO23, 23LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_DEFAULT_TENSOR_OP, 99LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_DFALT_TENSOR_OP, 99LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO0_TENSOR_OP, 100LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO1_TENSOR_OP, 101LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO2_TENSOR_OP, 102LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO3_TENSOR_OP, 103LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO4_TENSOR_OP, 104LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO5_TENSOR_OP, 105LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO6_TENSOR_OP, 106LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO7_TENSOR_OP, 107LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO8_TENSOR_OP, 108LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO9_TENSOR_OP, 109LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO10_TENSOR_OP, 110LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO11_TENSOR_OP, 111LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO12_TENSOR_OP, 112LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO13_TENSOR_OP, 113LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO14_TENSOR_OP, 114LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_ALGO15_TENSOR_OP, 115LL);
CHECK_ENUMERATOR(CUBLAS_GEMM_AUTOTUNE, 999LL);
CHECK_ENUMERATOR(CUBLAS_DEFAULT_MATH, 0LL);
CHECK_ENUMERATOR(CUBLAS_TENSOR_OP_MATH, 1LL);
CHECK_ENUMERATOR(CUBLAS_PEDANTIC_MATH, 2LL);
CHECK_ENUMERATOR(CUBLAS_TF32_TENSOR_OP_MATH, 3LL);
CHECK_ENUMERATOR(CUBLAS_FP32_EMULATED_BF16X9_MATH, 4LL);
CHECK_ENUMERATOR(CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH, 8LL);
CHECK_ENUMERATOR(CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION, 16LL);
CHECK_ENUMERATOR(CUBLAS_COMPUTE_16F, 64LL);
CHECK_ENUMERATOR(CUBLAS_COMPUTE_16F_PEDANTIC, 65LL);
CHECK_ENUMERATOR(CUBLAS_COMPUTE_32F, 68LL);
CHECK_ENUMERATOR(CUBLAS_COMPUTE_32F_PEDANTIC, 69LL);
CHECK_ENUMERATOR(CUBLAS_COMPUTE_32F_FAST_16F, 74LL);
CHECK_ENUMERATOR(CUBLAS_COMPUTE_32F_FAST_16BF, 75LL);
CHECK_ENUMERATOR(CUBLAS_COMPUTE_32F_FAST_TF32, 77LL);
CHECK_ENUMERATOR(CUBLAS_COMPUTE_32F_EMULATED_16BFX9, 78LL);
CHECK_ENUMERATOR(CUBLAS_COMPUTE_64F, 70LL);
CHECK_ENUMERATOR(CUBLAS_COMPUTE_64F_PEDANTIC, 71LL);
CHECK_ENUMERATOR(CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT, 79LL);
CHECK_ENUMERATOR(CUBLAS_COMPUTE_32I, 72LL);
CHECK_ENUMERATOR(CUBLAS_COMPUTE_32I_PEDANTIC, 73LL);
CHECK_ENUMERATOR(CUBLAS_EMULATION_STRATEGY_DEFAULT, 0LL);
CHECK_ENUMERATOR(CUBLAS_EMULATION_STRATEGY_PERFORMANT, 1LL);
CHECK_ENUMERATOR(CUBLAS_EMULATION_STRATEGY_EAGER, 2LL);
CHECK_ENUMERATOR(CUBLASXT_PINNING_DISABLED, 0LL);
CHECK_ENUMERATOR(CUBLASXT_PINNING_ENABLED, 1LL);
CHECK_ENUMERATOR(CUBLASXT_FLOAT, 0LL);
CHECK_ENUMERATOR(CUBLASXT_DOUBLE, 1LL);
CHECK_ENUMERATOR(CUBLASXT_COMPLEX, 2LL);
CHECK_ENUMERATOR(CUBLASXT_DOUBLECOMPLEX, 3LL);
CHECK_ENUMERATOR(CUBLASXT_GEMM, 0LL);
CHECK_ENUMERATOR(CUBLASXT_SYRK, 1LL);
CHECK_ENUMERATOR(CUBLASXT_HERK, 2LL);
CHECK_ENUMERATOR(CUBLASXT_SYMM, 3LL);
CHECK_ENUMERATOR(CUBLASXT_HEMM, 4LL);
CHECK_ENUMERATOR(CUBLASXT_TRSM, 5LL);
CHECK_ENUMERATOR(CUBLASXT_SYR2K, 6LL);
CHECK_ENUMERATOR(CUBLASXT_HER2K, 7LL);
CHECK_ENUMERATOR(CUBLASXT_SPMM, 8LL);
CHECK_ENUMERATOR(CUBLASXT_SYRKX, 9LL);
CHECK_ENUMERATOR(CUBLASXT_HERKX, 10LL);
CHECK_ENUMERATOR(CUBLASXT_TRMM, 11LL);
CHECK_ENUMERATOR(CUBLASXT_ROUTINE_MAX, 12LL);
CHECK_MACRO(CUBLAS_VERSION, 131000ULL);
CHECK_MACRO(CUBLAS_VER_BUILD, 20ULL);
CHECK_MACRO(CUBLAS_VER_MAJOR, 13ULL);
CHECK_MACRO(CUBLAS_VER_MINOR, 10ULL);
CHECK_MACRO(CUBLAS_VER_PATCH, 0ULL);
#ifndef __cplusplus  // which has overloads of some
CHECK_TYPE(cublasCreate_v2, cublasStatus_t(cublasHandle_t *handle));
CHECK_TYPE(cublasDestroy_v2, cublasStatus_t(cublasHandle_t handle));
CHECK_TYPE(cublasGetVersion_v2, cublasStatus_t(cublasHandle_t handle, int *version));
CHECK_TYPE(cublasGetProperty, cublasStatus_t(libraryPropertyType type, int *value));
CHECK_TYPE(cublasGetCudartVersion, size_t(void));
CHECK_TYPE(cublasSetWorkspace_v2,
    cublasStatus_t(cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes));
CHECK_TYPE(cublasSetStream_v2, cublasStatus_t(cublasHandle_t handle, cudaStream_t streamId));
CHECK_TYPE(cublasGetStream_v2, cublasStatus_t(cublasHandle_t handle, cudaStream_t *streamId));
CHECK_TYPE(cublasGetPointerMode_v2,
    cublasStatus_t(cublasHandle_t handle, cublasPointerMode_t *mode));
CHECK_TYPE(cublasSetPointerMode_v2,
    cublasStatus_t(cublasHandle_t handle, cublasPointerMode_t mode));
CHECK_TYPE(cublasGetAtomicsMode, cublasStatus_t(cublasHandle_t handle, cublasAtomicsMode_t *mode));
CHECK_TYPE(cublasSetAtomicsMode, cublasStatus_t(cublasHandle_t handle, cublasAtomicsMode_t mode));
CHECK_TYPE(cublasGetMathMode, cublasStatus_t(cublasHandle_t handle, cublasMath_t *mode));
CHECK_TYPE(cublasSetMathMode, cublasStatus_t(cublasHandle_t handle, cublasMath_t mode));
CHECK_TYPE(cublasGetSmCountTarget, cublasStatus_t(cublasHandle_t handle, int *smCountTarget));
CHECK_TYPE(cublasSetSmCountTarget, cublasStatus_t(cublasHandle_t handle, int smCountTarget));
CHECK_TYPE(cublasGetEmulationStrategy,
    cublasStatus_t(cublasHandle_t handle, cublasEmulationStrategy_t *emulationStrategy));
CHECK_TYPE(cublasSetEmulationStrategy,
    cublasStatus_t(cublasHandle_t handle, cublasEmulationStrategy_t emulationStrategy));
CHECK_TYPE(cublasGetEmulationSpecialValuesSupport,
    cublasStatus_t(cublasHandle_t handle, cudaEmulationSpecialValuesSupport *mask));
CHECK_TYPE(cublasSetEmulationSpecialValuesSupport,
    cublasStatus_t(cublasHandle_t handle, cudaEmulationSpecialValuesSupport mask));
CHECK_TYPE(cublasGetFixedPointEmulationMantissaControl,
    cublasStatus_t(cublasHandle_t handle, cudaEmulationMantissaControl *mantissaControl));
CHECK_TYPE(cublasSetFixedPointEmulationMantissaControl,
    cublasStatus_t(cublasHandle_t handle, cudaEmulationMantissaControl mantissaControl));
CHECK_TYPE(cublasGetFixedPointEmulationMaxMantissaBitCount,
    cublasStatus_t(cublasHandle_t handle, int *maxMantissaBitCount));
CHECK_TYPE(cublasSetFixedPointEmulationMaxMantissaBitCount,
    cublasStatus_t(cublasHandle_t handle, int maxMantissaBitCount));
CHECK_TYPE(cublasGetFixedPointEmulationMantissaBitOffset,
    cublasStatus_t(cublasHandle_t handle, int *mantissaBitOffset));
CHECK_TYPE(cublasSetFixedPointEmulationMantissaBitOffset,
    cublasStatus_t(cublasHandle_t handle, int mantissaBitOffset));
CHECK_TYPE(cublasGetFixedPointEmulationMantissaBitCountPointer,
    cublasStatus_t(cublasHandle_t handle, int **mantissaBitCount));
CHECK_TYPE(cublasSetFixedPointEmulationMantissaBitCountPointer,
    cublasStatus_t(cublasHandle_t handle, int *mantissaBitCount));
CHECK_TYPE(cublasGetStatusName, const char *(cublasStatus_t status));
CHECK_TYPE(cublasGetStatusString, const char *(cublasStatus_t status));
CHECK_TYPE(cublasLoggerConfigure,
    cublasStatus_t(int logIsOn, int logToStdOut, int logToStdErr, const char *logFileName));
CHECK_TYPE(cublasSetLoggerCallback, cublasStatus_t(cublasLogCallback userCallback));
CHECK_TYPE(cublasGetLoggerCallback, cublasStatus_t(cublasLogCallback *userCallback));
CHECK_TYPE(cublasSetVector,
    cublasStatus_t(int n, int elemSize, const void *x, int incx, void *devicePtr, int incy));
CHECK_TYPE(cublasSetVector_64,
    cublasStatus_t(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *devicePtr,
    int64_t incy));
CHECK_TYPE(cublasGetVector,
    cublasStatus_t(int n, int elemSize, const void *x, int incx, void *y, int incy));
CHECK_TYPE(cublasGetVector_64,
    cublasStatus_t(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *y,
    int64_t incy));
CHECK_TYPE(cublasSetMatrix,
    cublasStatus_t(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb));
CHECK_TYPE(cublasSetMatrix_64,
    cublasStatus_t(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb));
CHECK_TYPE(cublasGetMatrix,
    cublasStatus_t(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb));
CHECK_TYPE(cublasGetMatrix_64,
    cublasStatus_t(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb));
CHECK_TYPE(cublasSetVectorAsync,
    cublasStatus_t(int n, int elemSize, const void *hostPtr, int incx, void *devicePtr, int incy,
    cudaStream_t stream));
CHECK_TYPE(cublasSetVectorAsync_64,
    cublasStatus_t(int64_t n, int64_t elemSize, const void *hostPtr, int64_t incx, void *devicePtr,
    int64_t incy, cudaStream_t stream));
CHECK_TYPE(cublasGetVectorAsync,
    cublasStatus_t(int n, int elemSize, const void *devicePtr, int incx, void *hostPtr, int incy,
    cudaStream_t stream));
CHECK_TYPE(cublasGetVectorAsync_64,
    cublasStatus_t(int64_t n, int64_t elemSize, const void *devicePtr, int64_t incx, void *hostPtr,
    int64_t incy, cudaStream_t stream));
CHECK_TYPE(cublasSetMatrixAsync,
    cublasStatus_t(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb,
    cudaStream_t stream));
CHECK_TYPE(cublasSetMatrixAsync_64,
    cublasStatus_t(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb, cudaStream_t stream));
CHECK_TYPE(cublasGetMatrixAsync,
    cublasStatus_t(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb,
    cudaStream_t stream));
CHECK_TYPE(cublasGetMatrixAsync_64,
    cublasStatus_t(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb, cudaStream_t stream));
CHECK_TYPE(cublasXerbla, void(const char *srName, int info));
CHECK_TYPE(cublasNrm2Ex,
    cublasStatus_t(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    void *result, cudaDataType resultType, cudaDataType executionType));
CHECK_TYPE(cublasNrm2Ex_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, void *result, cudaDataType resultType, cudaDataType executionType));
CHECK_TYPE(cublasSnrm2_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const float *x, int incx, float *result));
CHECK_TYPE(cublasSnrm2_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result));
CHECK_TYPE(cublasDnrm2_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const double *x, int incx, double *result));
CHECK_TYPE(cublasDnrm2_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
    double *result));
CHECK_TYPE(cublasScnrm2_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result));
CHECK_TYPE(cublasScnrm2_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    float *result));
CHECK_TYPE(cublasDznrm2_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    double *result));
CHECK_TYPE(cublasDznrm2_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    double *result));
CHECK_TYPE(cublasDotEx,
    cublasStatus_t(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType,
    cudaDataType executionType));
CHECK_TYPE(cublasDotEx_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result,
    cudaDataType resultType, cudaDataType executionType));
CHECK_TYPE(cublasDotcEx,
    cublasStatus_t(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType,
    cudaDataType executionType));
CHECK_TYPE(cublasDotcEx_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result,
    cudaDataType resultType, cudaDataType executionType));
CHECK_TYPE(cublasSdot_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const float *x, int incx, const float *y,
    int incy, float *result));
CHECK_TYPE(cublasSdot_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y,
    int64_t incy, float *result));
CHECK_TYPE(cublasDdot_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const double *x, int incx, const double *y,
    int incy, double *result));
CHECK_TYPE(cublasDdot_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
    const double *y, int64_t incy, double *result));
CHECK_TYPE(cublasCdotu_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y,
    int incy, cuComplex *result));
CHECK_TYPE(cublasCdotu_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    const cuComplex *y, int64_t incy, cuComplex *result));
CHECK_TYPE(cublasCdotc_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y,
    int incy, cuComplex *result));
CHECK_TYPE(cublasCdotc_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    const cuComplex *y, int64_t incy, cuComplex *result));
CHECK_TYPE(cublasZdotu_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    const cuDoubleComplex *y, int incy, cuDoubleComplex *result));
CHECK_TYPE(cublasZdotu_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result));
CHECK_TYPE(cublasZdotc_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    const cuDoubleComplex *y, int incy, cuDoubleComplex *result));
CHECK_TYPE(cublasZdotc_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result));
CHECK_TYPE(cublasScalEx,
    cublasStatus_t(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType,
    void *x, cudaDataType xType, int incx, cudaDataType executionType));
CHECK_TYPE(cublasScalEx_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType,
    void *x, cudaDataType xType, int64_t incx, cudaDataType executionType));
CHECK_TYPE(cublasSscal_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const float *alpha, float *x, int incx));
CHECK_TYPE(cublasSscal_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx));
CHECK_TYPE(cublasDscal_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const double *alpha, double *x, int incx));
CHECK_TYPE(cublasDscal_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx));
CHECK_TYPE(cublasCscal_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx));
CHECK_TYPE(cublasCscal_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x,
    int64_t incx));
CHECK_TYPE(cublasCsscal_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx));
CHECK_TYPE(cublasCsscal_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x,
    int64_t incx));
CHECK_TYPE(cublasZscal_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x,
    int incx));
CHECK_TYPE(cublasZscal_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
    cuDoubleComplex *x, int64_t incx));
CHECK_TYPE(cublasZdscal_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x,
    int incx));
CHECK_TYPE(cublasZdscal_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x,
    int64_t incx));
CHECK_TYPE(cublasAxpyEx,
    cublasStatus_t(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType,
    const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy,
    cudaDataType executiontype));
CHECK_TYPE(cublasAxpyEx_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType,
    const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy,
    cudaDataType executiontype));
CHECK_TYPE(cublasSaxpy_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const float *alpha, const float *x, int incx,
    float *y, int incy));
CHECK_TYPE(cublasSaxpy_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *alpha, const float *x,
    int64_t incx, float *y, int64_t incy));
CHECK_TYPE(cublasDaxpy_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const double *alpha, const double *x, int incx,
    double *y, int incy));
CHECK_TYPE(cublasDaxpy_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *alpha, const double *x,
    int64_t incx, double *y, int64_t incy));
CHECK_TYPE(cublasCaxpy_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x,
    int incx, cuComplex *y, int incy));
CHECK_TYPE(cublasCaxpy_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x,
    int64_t incx, cuComplex *y, int64_t incy));
CHECK_TYPE(cublasZaxpy_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy));
CHECK_TYPE(cublasZaxpy_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy));
CHECK_TYPE(cublasCopyEx,
    cublasStatus_t(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    void *y, cudaDataType yType, int incy));
CHECK_TYPE(cublasCopyEx_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, void *y, cudaDataType yType, int64_t incy));
CHECK_TYPE(cublasScopy_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy));
CHECK_TYPE(cublasScopy_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y,
    int64_t incy));
CHECK_TYPE(cublasDcopy_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy));
CHECK_TYPE(cublasDcopy_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y,
    int64_t incy));
CHECK_TYPE(cublasCcopy_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y,
    int incy));
CHECK_TYPE(cublasCcopy_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    cuComplex *y, int64_t incy));
CHECK_TYPE(cublasZcopy_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    cuDoubleComplex *y, int incy));
CHECK_TYPE(cublasZcopy_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy));
CHECK_TYPE(cublasSswap_v2,
    cublasStatus_t(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy));
CHECK_TYPE(cublasSswap_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y,
    int64_t incy));
CHECK_TYPE(cublasDswap_v2,
    cublasStatus_t(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy));
CHECK_TYPE(cublasDswap_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y,
    int64_t incy));
CHECK_TYPE(cublasCswap_v2,
    cublasStatus_t(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy));
CHECK_TYPE(cublasCswap_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy));
CHECK_TYPE(cublasZswap_v2,
    cublasStatus_t(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y,
    int incy));
CHECK_TYPE(cublasZswap_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy));
CHECK_TYPE(cublasSwapEx,
    cublasStatus_t(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy));
CHECK_TYPE(cublasSwapEx_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx,
    void *y, cudaDataType yType, int64_t incy));
CHECK_TYPE(cublasIsamax_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const float *x, int incx, int *result));
CHECK_TYPE(cublasIsamax_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
    int64_t *result));
CHECK_TYPE(cublasIdamax_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const double *x, int incx, int *result));
CHECK_TYPE(cublasIdamax_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
    int64_t *result));
CHECK_TYPE(cublasIcamax_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result));
CHECK_TYPE(cublasIcamax_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    int64_t *result));
CHECK_TYPE(cublasIzamax_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result));
CHECK_TYPE(cublasIzamax_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    int64_t *result));
CHECK_TYPE(cublasIamaxEx,
    cublasStatus_t(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    int *result));
CHECK_TYPE(cublasIamaxEx_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, int64_t *result));
CHECK_TYPE(cublasIsamin_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const float *x, int incx, int *result));
CHECK_TYPE(cublasIsamin_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
    int64_t *result));
CHECK_TYPE(cublasIdamin_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const double *x, int incx, int *result));
CHECK_TYPE(cublasIdamin_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
    int64_t *result));
CHECK_TYPE(cublasIcamin_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result));
CHECK_TYPE(cublasIcamin_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    int64_t *result));
CHECK_TYPE(cublasIzamin_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result));
CHECK_TYPE(cublasIzamin_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    int64_t *result));
CHECK_TYPE(cublasIaminEx,
    cublasStatus_t(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    int *result));
CHECK_TYPE(cublasIaminEx_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, int64_t *result));
CHECK_TYPE(cublasAsumEx,
    cublasStatus_t(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    void *result, cudaDataType resultType, cudaDataType executiontype));
CHECK_TYPE(cublasAsumEx_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, void *result, cudaDataType resultType, cudaDataType executiontype));
CHECK_TYPE(cublasSasum_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const float *x, int incx, float *result));
CHECK_TYPE(cublasSasum_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result));
CHECK_TYPE(cublasDasum_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const double *x, int incx, double *result));
CHECK_TYPE(cublasDasum_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
    double *result));
CHECK_TYPE(cublasScasum_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result));
CHECK_TYPE(cublasScasum_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    float *result));
CHECK_TYPE(cublasDzasum_v2,
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    double *result));
CHECK_TYPE(cublasDzasum_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    double *result));
CHECK_TYPE(cublasSrot_v2,
    cublasStatus_t(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy,
    const float *c, const float *s));
CHECK_TYPE(cublasSrot_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y,
    int64_t incy, const float *c, const float *s));
CHECK_TYPE(cublasDrot_v2,
    cublasStatus_t(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy,
    const double *c, const double *s));
CHECK_TYPE(cublasDrot_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y,
    int64_t incy, const double *c, const double *s));
CHECK_TYPE(cublasCrot_v2,
    cublasStatus_t(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy,
    const float *c, const cuComplex *s));
CHECK_TYPE(cublasCrot_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy, const float *c, const cuComplex *s));
CHECK_TYPE(cublasCsrot_v2,
    cublasStatus_t(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy,
    const float *c, const float *s));
CHECK_TYPE(cublasCsrot_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy, const float *c, const float *s));
CHECK_TYPE(cublasZrot_v2,
    cublasStatus_t(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y,
    int incy, const double *c, const cuDoubleComplex *s));
CHECK_TYPE(cublasZrot_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s));
CHECK_TYPE(cublasZdrot_v2,
    cublasStatus_t(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y,
    int incy, const double *c, const double *s));
CHECK_TYPE(cublasZdrot_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy, const double *c, const double *s));
CHECK_TYPE(cublasRotEx,
    cublasStatus_t(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType,
    cudaDataType executiontype));
CHECK_TYPE(cublasRotEx_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx,
    void *y, cudaDataType yType, int64_t incy, const void *c, const void *s, cudaDataType csType,
    cudaDataType executiontype));
CHECK_TYPE(cublasSrotg_v2,
    cublasStatus_t(cublasHandle_t handle, float *a, float *b, float *c, float *s));
CHECK_TYPE(cublasDrotg_v2,
    cublasStatus_t(cublasHandle_t handle, double *a, double *b, double *c, double *s));
CHECK_TYPE(cublasCrotg_v2,
    cublasStatus_t(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s));
CHECK_TYPE(cublasZrotg_v2,
    cublasStatus_t(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c,
    cuDoubleComplex *s));
CHECK_TYPE(cublasRotgEx,
    cublasStatus_t(cublasHandle_t handle, void *a, void *b, cudaDataType abType, void *c, void *s,
    cudaDataType csType, cudaDataType executiontype));
CHECK_TYPE(cublasSrotm_v2,
    cublasStatus_t(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy,
    const float *param));
CHECK_TYPE(cublasSrotm_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y,
    int64_t incy, const float *param));
CHECK_TYPE(cublasDrotm_v2,
    cublasStatus_t(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy,
    const double *param));
CHECK_TYPE(cublasDrotm_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y,
    int64_t incy, const double *param));
CHECK_TYPE(cublasRotmEx,
    cublasStatus_t(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy, const void *param, cudaDataType paramType,
    cudaDataType executiontype));
CHECK_TYPE(cublasRotmEx_64,
    cublasStatus_t(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx,
    void *y, cudaDataType yType, int64_t incy, const void *param, cudaDataType paramType,
    cudaDataType executiontype));
CHECK_TYPE(cublasSrotmg_v2,
    cublasStatus_t(cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1,
    float *param));
CHECK_TYPE(cublasDrotmg_v2,
    cublasStatus_t(cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1,
    double *param));
CHECK_TYPE(cublasRotmgEx,
    cublasStatus_t(cublasHandle_t handle, void *d1, cudaDataType d1Type, void *d2,
    cudaDataType d2Type, void *x1, cudaDataType x1Type, const void *y1, cudaDataType y1Type,
    void *param, cudaDataType paramType, cudaDataType executiontype));
CHECK_TYPE(cublasSgemv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
    float *y, int incy));
CHECK_TYPE(cublasSgemv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
    const float *beta, float *y, int64_t incy));
CHECK_TYPE(cublasDgemv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta,
    double *y, int incy));
CHECK_TYPE(cublasDgemv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
    const double *beta, double *y, int64_t incy));
CHECK_TYPE(cublasCgemv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
    const cuComplex *beta, cuComplex *y, int incy));
CHECK_TYPE(cublasCgemv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
    const cuComplex *beta, cuComplex *y, int64_t incy));
CHECK_TYPE(cublasZgemv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy));
CHECK_TYPE(cublasZgemv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy));
CHECK_TYPE(cublasSgbmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
    float *y, int incy));
CHECK_TYPE(cublasSgbmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const float *alpha, const float *A, int64_t lda, const float *x,
    int64_t incx, const float *beta, float *y, int64_t incy));
CHECK_TYPE(cublasDgbmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta,
    double *y, int incy));
CHECK_TYPE(cublasDgbmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const double *alpha, const double *A, int64_t lda, const double *x,
    int64_t incx, const double *beta, double *y, int64_t incy));
CHECK_TYPE(cublasCgbmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
    const cuComplex *beta, cuComplex *y, int incy));
CHECK_TYPE(cublasCgbmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy));
CHECK_TYPE(cublasZgbmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy));
CHECK_TYPE(cublasZgbmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
    int64_t incy));
CHECK_TYPE(cublasStrmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx));
CHECK_TYPE(cublasStrmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx));
CHECK_TYPE(cublasDtrmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx));
CHECK_TYPE(cublasDtrmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx));
CHECK_TYPE(cublasCtrmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx));
CHECK_TYPE(cublasCtrmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx));
CHECK_TYPE(cublasZtrmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx));
CHECK_TYPE(cublasZtrmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x,
    int64_t incx));
CHECK_TYPE(cublasStbmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx));
CHECK_TYPE(cublasStbmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x,
    int64_t incx));
CHECK_TYPE(cublasDtbmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx));
CHECK_TYPE(cublasDtbmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x,
    int64_t incx));
CHECK_TYPE(cublasCtbmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx));
CHECK_TYPE(cublasCtbmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x,
    int64_t incx));
CHECK_TYPE(cublasZtbmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x,
    int incx));
CHECK_TYPE(cublasZtbmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda,
    cuDoubleComplex *x, int64_t incx));
CHECK_TYPE(cublasStpmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *AP, float *x, int incx));
CHECK_TYPE(cublasStpmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx));
CHECK_TYPE(cublasDtpmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *AP, double *x, int incx));
CHECK_TYPE(cublasDtpmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx));
CHECK_TYPE(cublasCtpmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx));
CHECK_TYPE(cublasCtpmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx));
CHECK_TYPE(cublasZtpmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx));
CHECK_TYPE(cublasZtpmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx));
CHECK_TYPE(cublasStrsv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx));
CHECK_TYPE(cublasStrsv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx));
CHECK_TYPE(cublasDtrsv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx));
CHECK_TYPE(cublasDtrsv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx));
CHECK_TYPE(cublasCtrsv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx));
CHECK_TYPE(cublasCtrsv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx));
CHECK_TYPE(cublasZtrsv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx));
CHECK_TYPE(cublasZtrsv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x,
    int64_t incx));
CHECK_TYPE(cublasStpsv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *AP, float *x, int incx));
CHECK_TYPE(cublasStpsv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx));
CHECK_TYPE(cublasDtpsv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *AP, double *x, int incx));
CHECK_TYPE(cublasDtpsv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx));
CHECK_TYPE(cublasCtpsv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx));
CHECK_TYPE(cublasCtpsv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx));
CHECK_TYPE(cublasZtpsv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx));
CHECK_TYPE(cublasZtpsv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx));
CHECK_TYPE(cublasStbsv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx));
CHECK_TYPE(cublasStbsv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x,
    int64_t incx));
CHECK_TYPE(cublasDtbsv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx));
CHECK_TYPE(cublasDtbsv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x,
    int64_t incx));
CHECK_TYPE(cublasCtbsv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx));
CHECK_TYPE(cublasCtbsv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x,
    int64_t incx));
CHECK_TYPE(cublasZtbsv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x,
    int incx));
CHECK_TYPE(cublasZtbsv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda,
    cuDoubleComplex *x, int64_t incx));
CHECK_TYPE(cublasSsymv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy));
CHECK_TYPE(cublasSsymv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y,
    int64_t incy));
CHECK_TYPE(cublasDsymv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy));
CHECK_TYPE(cublasDsymv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y,
    int64_t incy));
CHECK_TYPE(cublasCsymv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
    int incy));
CHECK_TYPE(cublasCsymv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
    cuComplex *y, int64_t incy));
CHECK_TYPE(cublasZsymv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy));
CHECK_TYPE(cublasZsymv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy));
CHECK_TYPE(cublasChemv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
    int incy));
CHECK_TYPE(cublasChemv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
    cuComplex *y, int64_t incy));
CHECK_TYPE(cublasZhemv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy));
CHECK_TYPE(cublasZhemv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy));
CHECK_TYPE(cublasSsbmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha,
    const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy));
CHECK_TYPE(cublasSsbmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
    const float *beta, float *y, int64_t incy));
CHECK_TYPE(cublasDsbmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha,
    const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy));
CHECK_TYPE(cublasDsbmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
    const double *beta, double *y, int64_t incy));
CHECK_TYPE(cublasChbmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
    const cuComplex *beta, cuComplex *y, int incy));
CHECK_TYPE(cublasChbmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
    const cuComplex *beta, cuComplex *y, int64_t incy));
CHECK_TYPE(cublasZhbmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy));
CHECK_TYPE(cublasZhbmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy));
CHECK_TYPE(cublasSspmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *AP, const float *x, int incx, const float *beta, float *y, int incy));
CHECK_TYPE(cublasSspmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *AP, const float *x, int64_t incx, const float *beta, float *y, int64_t incy));
CHECK_TYPE(cublasDspmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *AP, const double *x, int incx, const double *beta, double *y, int incy));
CHECK_TYPE(cublasDspmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *AP, const double *x, int64_t incx, const double *beta, double *y, int64_t incy));
CHECK_TYPE(cublasChpmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
    int incy));
CHECK_TYPE(cublasChpmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y,
    int64_t incy));
CHECK_TYPE(cublasZhpmv_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx,
    const cuDoubleComplex *beta, cuDoubleComplex *y, int incy));
CHECK_TYPE(cublasZhpmv_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy));
CHECK_TYPE(cublasSger_v2,
    cublasStatus_t(cublasHandle_t handle, int m, int n, const float *alpha, const float *x,
    int incx, const float *y, int incy, float *A, int lda));
CHECK_TYPE(cublasSger_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x,
    int64_t incx, const float *y, int64_t incy, float *A, int64_t lda));
CHECK_TYPE(cublasDger_v2,
    cublasStatus_t(cublasHandle_t handle, int m, int n, const double *alpha, const double *x,
    int incx, const double *y, int incy, double *A, int lda));
CHECK_TYPE(cublasDger_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha,
    const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda));
CHECK_TYPE(cublasCgeru_v2,
    cublasStatus_t(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x,
    int incx, const cuComplex *y, int incy, cuComplex *A, int lda));
CHECK_TYPE(cublasCgeru_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda));
CHECK_TYPE(cublasCgerc_v2,
    cublasStatus_t(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x,
    int incx, const cuComplex *y, int incy, cuComplex *A, int lda));
CHECK_TYPE(cublasCgerc_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda));
CHECK_TYPE(cublasZgeru_v2,
    cublasStatus_t(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
    int lda));
CHECK_TYPE(cublasZgeru_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
    cuDoubleComplex *A, int64_t lda));
CHECK_TYPE(cublasZgerc_v2,
    cublasStatus_t(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
    int lda));
CHECK_TYPE(cublasZgerc_v2_64,
    cublasStatus_t(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
    cuDoubleComplex *A, int64_t lda));
CHECK_TYPE(cublasSsyr_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, float *A, int lda));
CHECK_TYPE(cublasSsyr_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, float *A, int64_t lda));
CHECK_TYPE(cublasDsyr_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, double *A, int lda));
CHECK_TYPE(cublasDsyr_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, double *A, int64_t lda));
CHECK_TYPE(cublasCsyr_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, cuComplex *A, int lda));
CHECK_TYPE(cublasCsyr_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda));
CHECK_TYPE(cublasZsyr_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda));
CHECK_TYPE(cublasZsyr_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A,
    int64_t lda));
CHECK_TYPE(cublasCher_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const cuComplex *x, int incx, cuComplex *A, int lda));
CHECK_TYPE(cublasCher_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda));
CHECK_TYPE(cublasZher_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda));
CHECK_TYPE(cublasZher_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda));
CHECK_TYPE(cublasSspr_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, float *AP));
CHECK_TYPE(cublasSspr_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, float *AP));
CHECK_TYPE(cublasDspr_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, double *AP));
CHECK_TYPE(cublasDspr_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, double *AP));
CHECK_TYPE(cublasChpr_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const cuComplex *x, int incx, cuComplex *AP));
CHECK_TYPE(cublasChpr_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const cuComplex *x, int64_t incx, cuComplex *AP));
CHECK_TYPE(cublasZhpr_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *AP));
CHECK_TYPE(cublasZhpr_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP));
CHECK_TYPE(cublasSsyr2_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, const float *y, int incy, float *A, int lda));
CHECK_TYPE(cublasSsyr2_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda));
CHECK_TYPE(cublasDsyr2_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, const double *y, int incy, double *A, int lda));
CHECK_TYPE(cublasDsyr2_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda));
CHECK_TYPE(cublasCsyr2_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda));
CHECK_TYPE(cublasCsyr2_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda));
CHECK_TYPE(cublasZsyr2_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
    int incy, cuDoubleComplex *A, int lda));
CHECK_TYPE(cublasZsyr2_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *A, int64_t lda));
CHECK_TYPE(cublasCher2_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda));
CHECK_TYPE(cublasCher2_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda));
CHECK_TYPE(cublasZher2_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
    int incy, cuDoubleComplex *A, int lda));
CHECK_TYPE(cublasZher2_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *A, int64_t lda));
CHECK_TYPE(cublasSspr2_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, const float *y, int incy, float *AP));
CHECK_TYPE(cublasSspr2_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, const float *y, int64_t incy, float *AP));
CHECK_TYPE(cublasDspr2_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, const double *y, int incy, double *AP));
CHECK_TYPE(cublasDspr2_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, const double *y, int64_t incy, double *AP));
CHECK_TYPE(cublasChpr2_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP));
CHECK_TYPE(cublasChpr2_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP));
CHECK_TYPE(cublasZhpr2_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
    int incy, cuDoubleComplex *AP));
CHECK_TYPE(cublasZhpr2_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *AP));
CHECK_TYPE(cublasSgemvBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const float *const *Aarray, int lda, const float *const *xarray, int incx,
    const float *beta, float *const *yarray, int incy, int batchCount));
CHECK_TYPE(cublasSgemvBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const float *const *Aarray, int64_t lda, const float *const *xarray,
    int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount));
CHECK_TYPE(cublasDgemvBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const double *alpha, const double *const *Aarray, int lda, const double *const *xarray,
    int incx, const double *beta, double *const *yarray, int incy, int batchCount));
CHECK_TYPE(cublasDgemvBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const double *alpha, const double *const *Aarray, int64_t lda, const double *const *xarray,
    int64_t incx, const double *beta, double *const *yarray, int64_t incy, int64_t batchCount));
CHECK_TYPE(cublasCgemvBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
    const cuComplex *const *xarray, int incx, const cuComplex *beta, cuComplex *const *yarray,
    int incy, int batchCount));
CHECK_TYPE(cublasCgemvBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda,
    const cuComplex *const *xarray, int64_t incx, const cuComplex *beta, cuComplex *const *yarray,
    int64_t incy, int64_t batchCount));
CHECK_TYPE(cublasZgemvBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda,
    const cuDoubleComplex *const *xarray, int incx, const cuDoubleComplex *beta,
    cuDoubleComplex *const *yarray, int incy, int batchCount));
CHECK_TYPE(cublasZgemvBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda,
    const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta,
    cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount));
CHECK_TYPE(cublasSgemvStridedBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const float *A, int lda, long long strideA, const float *x, int incx,
    long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount));
CHECK_TYPE(cublasSgemvStridedBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const float *A, int64_t lda, long long strideA, const float *x,
    int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey,
    int64_t batchCount));
CHECK_TYPE(cublasDgemvStridedBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const double *alpha, const double *A, int lda, long long strideA, const double *x, int incx,
    long long stridex, const double *beta, double *y, int incy, long long stridey, int batchCount));
CHECK_TYPE(cublasDgemvStridedBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const double *alpha, const double *A, int64_t lda, long long strideA, const double *x,
    int64_t incx, long long stridex, const double *beta, double *y, int64_t incy,
    long long stridey, int64_t batchCount));
CHECK_TYPE(cublasCgemvStridedBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *x,
    int incx, long long stridex, const cuComplex *beta, cuComplex *y, int incy, long long stridey,
    int batchCount));
CHECK_TYPE(cublasCgemvStridedBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *x,
    int64_t incx, long long stridex, const cuComplex *beta, cuComplex *y, int64_t incy,
    long long stridey, int64_t batchCount));
CHECK_TYPE(cublasZgemvStridedBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA,
    const cuDoubleComplex *x, int incx, long long stridex, const cuDoubleComplex *beta,
    cuDoubleComplex *y, int incy, long long stridey, int batchCount));
CHECK_TYPE(cublasZgemvStridedBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA,
    const cuDoubleComplex *x, int64_t incx, long long stridex, const cuDoubleComplex *beta,
    cuDoubleComplex *y, int64_t incy, long long stridey, int64_t batchCount));
CHECK_TYPE(cublasSgemm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb,
    const float *beta, float *C, int ldc));
CHECK_TYPE(cublasSgemm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda,
    const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc));
CHECK_TYPE(cublasDgemm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb,
    const double *beta, double *C, int ldc));
CHECK_TYPE(cublasDgemm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda,
    const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc));
CHECK_TYPE(cublasCgemm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B,
    int ldb, const cuComplex *beta, cuComplex *C, int ldc));
CHECK_TYPE(cublasCgemm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc));
CHECK_TYPE(cublasCgemm3m,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B,
    int ldb, const cuComplex *beta, cuComplex *C, int ldc));
CHECK_TYPE(cublasCgemm3m_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc));
CHECK_TYPE(cublasCgemm3mEx,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
    const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype,
    int ldc));
CHECK_TYPE(cublasCgemm3mEx_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C,
    cudaDataType Ctype, int64_t ldc));
CHECK_TYPE(cublasZgemm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc));
CHECK_TYPE(cublasZgemm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *C, int64_t ldc));
CHECK_TYPE(cublasZgemm3m,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc));
CHECK_TYPE(cublasZgemm3m_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *C, int64_t ldc));
CHECK_TYPE(cublasSgemmEx,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda,
    const void *B, cudaDataType Btype, int ldb, const float *beta, void *C, cudaDataType Ctype,
    int ldc));
CHECK_TYPE(cublasSgemmEx_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const float *beta, void *C,
    cudaDataType Ctype, int64_t ldc));
CHECK_TYPE(cublasGemmEx,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda,
    const void *B, cudaDataType Btype, int ldb, const void *beta, void *C, cudaDataType Ctype,
    int ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo));
CHECK_TYPE(cublasGemmEx_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const void *beta, void *C,
    cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo));
CHECK_TYPE(cublasCgemmEx,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
    const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype,
    int ldc));
CHECK_TYPE(cublasCgemmEx_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C,
    cudaDataType Ctype, int64_t ldc));
CHECK_TYPE(cublasSsyrk_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const float *A, int lda, const float *beta, float *C, int ldc));
CHECK_TYPE(cublasSsyrk_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *beta,
    float *C, int64_t ldc));
CHECK_TYPE(cublasDsyrk_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const double *alpha, const double *A, int lda, const double *beta, double *C, int ldc));
CHECK_TYPE(cublasDsyrk_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *beta,
    double *C, int64_t ldc));
CHECK_TYPE(cublasCsyrk_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta,
    cuComplex *C, int ldc));
CHECK_TYPE(cublasCsyrk_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *beta, cuComplex *C, int64_t ldc));
CHECK_TYPE(cublasZsyrk_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc));
CHECK_TYPE(cublasZsyrk_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc));
CHECK_TYPE(cublasCsyrkEx,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
    const cuComplex *beta, void *C, cudaDataType Ctype, int ldc));
CHECK_TYPE(cublasCsyrkEx_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc));
CHECK_TYPE(cublasCsyrk3mEx,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
    const cuComplex *beta, void *C, cudaDataType Ctype, int ldc));
CHECK_TYPE(cublasCsyrk3mEx_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc));
CHECK_TYPE(cublasCherk_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const cuComplex *A, int lda, const float *beta, cuComplex *C,
    int ldc));
CHECK_TYPE(cublasCherk_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const cuComplex *A, int64_t lda, const float *beta,
    cuComplex *C, int64_t ldc));
CHECK_TYPE(cublasZherk_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const double *alpha, const cuDoubleComplex *A, int lda, const double *beta,
    cuDoubleComplex *C, int ldc));
CHECK_TYPE(cublasZherk_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *A, int64_t lda,
    const double *beta, cuDoubleComplex *C, int64_t ldc));
CHECK_TYPE(cublasCherkEx,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta,
    void *C, cudaDataType Ctype, int ldc));
CHECK_TYPE(cublasCherkEx_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const float *beta, void *C, cudaDataType Ctype, int64_t ldc));
CHECK_TYPE(cublasCherk3mEx,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta,
    void *C, cudaDataType Ctype, int ldc));
CHECK_TYPE(cublasCherk3mEx_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const float *beta, void *C, cudaDataType Ctype, int64_t ldc));
CHECK_TYPE(cublasSsyr2k_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
    float *C, int ldc));
CHECK_TYPE(cublasSsyr2k_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B,
    int64_t ldb, const float *beta, float *C, int64_t ldc));
CHECK_TYPE(cublasDsyr2k_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const double *alpha, const double *A, int lda, const double *B, int ldb,
    const double *beta, double *C, int ldc));
CHECK_TYPE(cublasDsyr2k_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B,
    int64_t ldb, const double *beta, double *C, int64_t ldc));
CHECK_TYPE(cublasCsyr2k_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc));
CHECK_TYPE(cublasCsyr2k_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc));
CHECK_TYPE(cublasZsyr2k_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc));
CHECK_TYPE(cublasZsyr2k_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc));
CHECK_TYPE(cublasCher2k_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const float *beta, cuComplex *C, int ldc));
CHECK_TYPE(cublasCher2k_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc));
CHECK_TYPE(cublasZher2k_v2,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc));
CHECK_TYPE(cublasZher2k_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc));
CHECK_TYPE(cublasSsyrkx,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
    float *C, int ldc));
CHECK_TYPE(cublasSsyrkx_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B,
    int64_t ldb, const float *beta, float *C, int64_t ldc));
CHECK_TYPE(cublasDsyrkx,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const double *alpha, const double *A, int lda, const double *B, int ldb,
    const double *beta, double *C, int ldc));
CHECK_TYPE(cublasDsyrkx_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B,
    int64_t ldb, const double *beta, double *C, int64_t ldc));
CHECK_TYPE(cublasCsyrkx,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc));
CHECK_TYPE(cublasCsyrkx_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc));
CHECK_TYPE(cublasZsyrkx,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc));
CHECK_TYPE(cublasZsyrkx_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc));
CHECK_TYPE(cublasCherkx,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const float *beta, cuComplex *C, int ldc));
CHECK_TYPE(cublasCherkx_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc));
CHECK_TYPE(cublasZherkx,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc));
CHECK_TYPE(cublasZherkx_64,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc));
CHECK_TYPE(cublasSsymm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m,
    int n, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
    float *C, int ldc));
CHECK_TYPE(cublasSsymm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb,
    const float *beta, float *C, int64_t ldc));
CHECK_TYPE(cublasDsymm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m,
    int n, const double *alpha, const double *A, int lda, const double *B, int ldb,
    const double *beta, double *C, int ldc));
CHECK_TYPE(cublasDsymm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb,
    const double *beta, double *C, int64_t ldc));
CHECK_TYPE(cublasCsymm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m,
    int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc));
CHECK_TYPE(cublasCsymm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B,
    int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc));
CHECK_TYPE(cublasZsymm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m,
    int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc));
CHECK_TYPE(cublasZsymm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc));
CHECK_TYPE(cublasChemm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m,
    int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc));
CHECK_TYPE(cublasChemm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B,
    int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc));
CHECK_TYPE(cublasZhemm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m,
    int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc));
CHECK_TYPE(cublasZhemm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc));
CHECK_TYPE(cublasStrsm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha,
    const float *A, int lda, float *B, int ldb));
CHECK_TYPE(cublasStrsm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha,
    const float *A, int64_t lda, float *B, int64_t ldb));
CHECK_TYPE(cublasDtrsm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha,
    const double *A, int lda, double *B, int ldb));
CHECK_TYPE(cublasDtrsm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha,
    const double *A, int64_t lda, double *B, int64_t ldb));
CHECK_TYPE(cublasCtrsm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, cuComplex *B, int ldb));
CHECK_TYPE(cublasCtrsm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb));
CHECK_TYPE(cublasZtrsm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb));
CHECK_TYPE(cublasZtrsm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B,
    int64_t ldb));
CHECK_TYPE(cublasStrmm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha,
    const float *A, int lda, const float *B, int ldb, float *C, int ldc));
CHECK_TYPE(cublasStrmm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha,
    const float *A, int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc));
CHECK_TYPE(cublasDtrmm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha,
    const double *A, int lda, const double *B, int ldb, double *C, int ldc));
CHECK_TYPE(cublasDtrmm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha,
    const double *A, int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc));
CHECK_TYPE(cublasCtrmm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C, int ldc));
CHECK_TYPE(cublasCtrmm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc));
CHECK_TYPE(cublasZtrmm_v2,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C,
    int ldc));
CHECK_TYPE(cublasZtrmm_v2_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B,
    int64_t ldb, cuDoubleComplex *C, int64_t ldc));
CHECK_TYPE(cublasSgemmBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const float *alpha, const float *const *Aarray, int lda,
    const float *const *Barray, int ldb, const float *beta, float *const *Carray, int ldc,
    int batchCount));
CHECK_TYPE(cublasSgemmBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const float *alpha, const float *const *Aarray, int64_t lda,
    const float *const *Barray, int64_t ldb, const float *beta, float *const *Carray, int64_t ldc,
    int64_t batchCount));
CHECK_TYPE(cublasDgemmBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const double *alpha, const double *const *Aarray, int lda,
    const double *const *Barray, int ldb, const double *beta, double *const *Carray, int ldc,
    int batchCount));
CHECK_TYPE(cublasDgemmBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const double *alpha, const double *const *Aarray, int64_t lda,
    const double *const *Barray, int64_t ldb, const double *beta, double *const *Carray,
    int64_t ldc, int64_t batchCount));
CHECK_TYPE(cublasCgemmBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
    const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray,
    int ldc, int batchCount));
CHECK_TYPE(cublasCgemmBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray,
    int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta,
    cuComplex *const *Carray, int64_t ldc, int64_t batchCount));
CHECK_TYPE(cublasCgemm3mBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
    const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray,
    int ldc, int batchCount));
CHECK_TYPE(cublasCgemm3mBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray,
    int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta,
    cuComplex *const *Carray, int64_t ldc, int64_t batchCount));
CHECK_TYPE(cublasZgemmBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray,
    int lda, const cuDoubleComplex *const *Barray, int ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *const *Carray, int ldc, int batchCount));
CHECK_TYPE(cublasZgemmBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *Barray,
    int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int64_t ldc,
    int64_t batchCount));
CHECK_TYPE(cublasSgemmStridedBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const float *alpha, const float *A, int lda, long long strideA,
    const float *B, int ldb, long long strideB, const float *beta, float *C, int ldc,
    long long strideC, int batchCount));
CHECK_TYPE(cublasSgemmStridedBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda,
    long long strideA, const float *B, int64_t ldb, long long strideB, const float *beta, float *C,
    int64_t ldc, long long strideC, int64_t batchCount));
CHECK_TYPE(cublasDgemmStridedBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const double *alpha, const double *A, int lda, long long strideA,
    const double *B, int ldb, long long strideB, const double *beta, double *C, int ldc,
    long long strideC, int batchCount));
CHECK_TYPE(cublasDgemmStridedBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda,
    long long strideA, const double *B, int64_t ldb, long long strideB, const double *beta,
    double *C, int64_t ldc, long long strideC, int64_t batchCount));
CHECK_TYPE(cublasCgemmStridedBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA,
    const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc,
    long long strideC, int batchCount));
CHECK_TYPE(cublasCgemmStridedBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta,
    cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount));
CHECK_TYPE(cublasCgemm3mStridedBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA,
    const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc,
    long long strideC, int batchCount));
CHECK_TYPE(cublasCgemm3mStridedBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta,
    cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount));
CHECK_TYPE(cublasZgemmStridedBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    long long strideA, const cuDoubleComplex *B, int ldb, long long strideB,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc, long long strideC, int batchCount));
CHECK_TYPE(cublasZgemmStridedBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int64_t lda, long long strideA, const cuDoubleComplex *B, int64_t ldb, long long strideB,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc, long long strideC,
    int64_t batchCount));
CHECK_TYPE(cublasGemmBatchedEx,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int lda,
    const void *const *Barray, cudaDataType Btype, int ldb, const void *beta, void *const *Carray,
    cudaDataType Ctype, int ldc, int batchCount, cublasComputeType_t computeType,
    cublasGemmAlgo_t algo));
CHECK_TYPE(cublasGemmBatchedEx_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const void *alpha, const void *const *Aarray,
    cudaDataType Atype, int64_t lda, const void *const *Barray, cudaDataType Btype, int64_t ldb,
    const void *beta, void *const *Carray, cudaDataType Ctype, int64_t ldc, int64_t batchCount,
    cublasComputeType_t computeType, cublasGemmAlgo_t algo));
CHECK_TYPE(cublasGemmStridedBatchedEx,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda,
    long long strideA, const void *B, cudaDataType Btype, int ldb, long long strideB,
    const void *beta, void *C, cudaDataType Ctype, int ldc, long long strideC, int batchCount,
    cublasComputeType_t computeType, cublasGemmAlgo_t algo));
CHECK_TYPE(cublasGemmStridedBatchedEx_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype,
    int64_t lda, long long strideA, const void *B, cudaDataType Btype, int64_t ldb,
    long long strideB, const void *beta, void *C, cudaDataType Ctype, int64_t ldc,
    long long strideC, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo));
CHECK_TYPE(cublasSgemmGroupedBatched,
    cublasStatus_t(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
    const int *k_array, const float *alpha_array, const float *const *Aarray, const int *lda_array,
    const float *const *Barray, const int *ldb_array, const float *beta_array,
    float *const *Carray, const int *ldc_array, int group_count, const int *group_size));
CHECK_TYPE(cublasSgemmGroupedBatched_64,
    cublasStatus_t(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
    const int64_t *k_array, const float *alpha_array, const float *const *Aarray,
    const int64_t *lda_array, const float *const *Barray, const int64_t *ldb_array,
    const float *beta_array, float *const *Carray, const int64_t *ldc_array, int64_t group_count,
    const int64_t *group_size));
CHECK_TYPE(cublasDgemmGroupedBatched,
    cublasStatus_t(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
    const int *k_array, const double *alpha_array, const double *const *Aarray,
    const int *lda_array, const double *const *Barray, const int *ldb_array,
    const double *beta_array, double *const *Carray, const int *ldc_array, int group_count,
    const int *group_size));
CHECK_TYPE(cublasDgemmGroupedBatched_64,
    cublasStatus_t(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
    const int64_t *k_array, const double *alpha_array, const double *const *Aarray,
    const int64_t *lda_array, const double *const *Barray, const int64_t *ldb_array,
    const double *beta_array, double *const *Carray, const int64_t *ldc_array, int64_t group_count,
    const int64_t *group_size));
CHECK_TYPE(cublasGemmGroupedBatchedEx,
    cublasStatus_t(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
    const int *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype,
    const int *lda_array, const void *const *Barray, cudaDataType_t Btype, const int *ldb_array,
    const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int *ldc_array,
    int group_count, const int *group_size, cublasComputeType_t computeType));
CHECK_TYPE(cublasGemmGroupedBatchedEx_64,
    cublasStatus_t(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
    const int64_t *k_array, const void *alpha_array, const void *const *Aarray,
    cudaDataType_t Atype, const int64_t *lda_array, const void *const *Barray,
    cudaDataType_t Btype, const int64_t *ldb_array, const void *beta_array, void *const *Carray,
    cudaDataType_t Ctype, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size,
    cublasComputeType_t computeType));
CHECK_TYPE(cublasSgeam,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, const float *alpha, const float *A, int lda, const float *beta, const float *B,
    int ldb, float *C, int ldc));
CHECK_TYPE(cublasSgeam_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *beta,
    const float *B, int64_t ldb, float *C, int64_t ldc));
CHECK_TYPE(cublasDgeam,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, const double *alpha, const double *A, int lda, const double *beta,
    const double *B, int ldb, double *C, int ldc));
CHECK_TYPE(cublasDgeam_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *beta,
    const double *B, int64_t ldb, double *C, int64_t ldc));
CHECK_TYPE(cublasCgeam,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta,
    const cuComplex *B, int ldb, cuComplex *C, int ldc));
CHECK_TYPE(cublasCgeam_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *beta, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc));
CHECK_TYPE(cublasZgeam,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *beta, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc));
CHECK_TYPE(cublasZgeam_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *beta, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C,
    int64_t ldc));
CHECK_TYPE(cublasStrsmBatched,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha,
    const float *const *A, int lda, float *const *B, int ldb, int batchCount));
CHECK_TYPE(cublasStrsmBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha,
    const float *const *A, int64_t lda, float *const *B, int64_t ldb, int64_t batchCount));
CHECK_TYPE(cublasDtrsmBatched,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha,
    const double *const *A, int lda, double *const *B, int ldb, int batchCount));
CHECK_TYPE(cublasDtrsmBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha,
    const double *const *A, int64_t lda, double *const *B, int64_t ldb, int64_t batchCount));
CHECK_TYPE(cublasCtrsmBatched,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha,
    const cuComplex *const *A, int lda, cuComplex *const *B, int ldb, int batchCount));
CHECK_TYPE(cublasCtrsmBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *const *A, int64_t lda, cuComplex *const *B, int64_t ldb, int64_t batchCount));
CHECK_TYPE(cublasZtrsmBatched,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *B, int ldb, int batchCount));
CHECK_TYPE(cublasZtrsmBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int64_t lda,
    cuDoubleComplex *const *B, int64_t ldb, int64_t batchCount));
CHECK_TYPE(cublasSdgmm,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const float *A,
    int lda, const float *x, int incx, float *C, int ldc));
CHECK_TYPE(cublasSdgmm_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n,
    const float *A, int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc));
CHECK_TYPE(cublasDdgmm,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const double *A,
    int lda, const double *x, int incx, double *C, int ldc));
CHECK_TYPE(cublasDdgmm_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n,
    const double *A, int64_t lda, const double *x, int64_t incx, double *C, int64_t ldc));
CHECK_TYPE(cublasCdgmm,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuComplex *A,
    int lda, const cuComplex *x, int incx, cuComplex *C, int ldc));
CHECK_TYPE(cublasCdgmm_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n,
    const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C, int64_t ldc));
CHECK_TYPE(cublasZdgmm,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, cuDoubleComplex *C,
    int ldc));
CHECK_TYPE(cublasZdgmm_64,
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n,
    const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *C, int64_t ldc));
CHECK_TYPE(cublasSmatinvBatched,
    cublasStatus_t(cublasHandle_t handle, int n, const float *const *A, int lda,
    float *const *Ainv, int lda_inv, int *info, int batchSize));
CHECK_TYPE(cublasDmatinvBatched,
    cublasStatus_t(cublasHandle_t handle, int n, const double *const *A, int lda,
    double *const *Ainv, int lda_inv, int *info, int batchSize));
CHECK_TYPE(cublasCmatinvBatched,
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *const *A, int lda,
    cuComplex *const *Ainv, int lda_inv, int *info, int batchSize));
CHECK_TYPE(cublasZmatinvBatched,
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda,
    cuDoubleComplex *const *Ainv, int lda_inv, int *info, int batchSize));
CHECK_TYPE(cublasSgeqrfBatched,
    cublasStatus_t(cublasHandle_t handle, int m, int n, float *const *Aarray, int lda,
    float *const *TauArray, int *info, int batchSize));
CHECK_TYPE(cublasDgeqrfBatched,
    cublasStatus_t(cublasHandle_t handle, int m, int n, double *const *Aarray, int lda,
    double *const *TauArray, int *info, int batchSize));
CHECK_TYPE(cublasCgeqrfBatched,
    cublasStatus_t(cublasHandle_t handle, int m, int n, cuComplex *const *Aarray, int lda,
    cuComplex *const *TauArray, int *info, int batchSize));
CHECK_TYPE(cublasZgeqrfBatched,
    cublasStatus_t(cublasHandle_t handle, int m, int n, cuDoubleComplex *const *Aarray, int lda,
    cuDoubleComplex *const *TauArray, int *info, int batchSize));
CHECK_TYPE(cublasSgelsBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    float *const *Aarray, int lda, float *const *Carray, int ldc, int *info, int *devInfoArray,
    int batchSize));
CHECK_TYPE(cublasDgelsBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    double *const *Aarray, int lda, double *const *Carray, int ldc, int *info, int *devInfoArray,
    int batchSize));
CHECK_TYPE(cublasCgelsBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc, int *info,
    int *devInfoArray, int batchSize));
CHECK_TYPE(cublasZgelsBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray, int ldc, int *info,
    int *devInfoArray, int batchSize));
CHECK_TYPE(cublasStpttr,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP, float *A,
    int lda));
CHECK_TYPE(cublasDtpttr,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *AP,
    double *A, int lda));
CHECK_TYPE(cublasCtpttr,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *AP,
    cuComplex *A, int lda));
CHECK_TYPE(cublasZtpttr,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *AP,
    cuDoubleComplex *A, int lda));
CHECK_TYPE(cublasStrttp,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda,
    float *AP));
CHECK_TYPE(cublasDtrttp,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda,
    double *AP));
CHECK_TYPE(cublasCtrttp,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A,
    int lda, cuComplex *AP));
CHECK_TYPE(cublasZtrttp,
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A,
    int lda, cuDoubleComplex *AP));
CHECK_TYPE(cublasSgetrfBatched,
    cublasStatus_t(cublasHandle_t handle, int n, float *const *A, int lda, int *P, int *info,
    int batchSize));
CHECK_TYPE(cublasDgetrfBatched,
    cublasStatus_t(cublasHandle_t handle, int n, double *const *A, int lda, int *P, int *info,
    int batchSize));
CHECK_TYPE(cublasCgetrfBatched,
    cublasStatus_t(cublasHandle_t handle, int n, cuComplex *const *A, int lda, int *P, int *info,
    int batchSize));
CHECK_TYPE(cublasZgetrfBatched,
    cublasStatus_t(cublasHandle_t handle, int n, cuDoubleComplex *const *A, int lda, int *P,
    int *info, int batchSize));
CHECK_TYPE(cublasSgetriBatched,
    cublasStatus_t(cublasHandle_t handle, int n, const float *const *A, int lda, const int *P,
    float *const *C, int ldc, int *info, int batchSize));
CHECK_TYPE(cublasDgetriBatched,
    cublasStatus_t(cublasHandle_t handle, int n, const double *const *A, int lda, const int *P,
    double *const *C, int ldc, int *info, int batchSize));
CHECK_TYPE(cublasCgetriBatched,
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, const int *P,
    cuComplex *const *C, int ldc, int *info, int batchSize));
CHECK_TYPE(cublasZgetriBatched,
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda,
    const int *P, cuDoubleComplex *const *C, int ldc, int *info, int batchSize));
CHECK_TYPE(cublasSgetrsBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const float *const *Aarray, int lda, const int *devIpiv, float *const *Barray, int ldb,
    int *info, int batchSize));
CHECK_TYPE(cublasDgetrsBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const double *const *Aarray, int lda, const int *devIpiv, double *const *Barray, int ldb,
    int *info, int batchSize));
CHECK_TYPE(cublasCgetrsBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const cuComplex *const *Aarray, int lda, const int *devIpiv, cuComplex *const *Barray, int ldb,
    int *info, int batchSize));
CHECK_TYPE(cublasZgetrsBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv,
    cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize));
CHECK_TYPE(cublasUint8gemmBias,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda,
    const unsigned char *B, int B_bias, int ldb, unsigned char *C, int C_bias, int ldc, int C_mult,
    int C_shift));
CHECK_TYPE(cublasXtCreate, cublasStatus_t(cublasXtHandle_t *handle));
CHECK_TYPE(cublasXtDestroy, cublasStatus_t(cublasXtHandle_t handle));
CHECK_TYPE(cublasXtGetNumBoards, cublasStatus_t(int nbDevices, int *deviceId, int *nbBoards));
CHECK_TYPE(cublasXtMaxBoards, cublasStatus_t(int *nbGpuBoards));
CHECK_TYPE(cublasXtDeviceSelect,
    cublasStatus_t(cublasXtHandle_t handle, int nbDevices, int *deviceId));
CHECK_TYPE(cublasXtSetBlockDim, cublasStatus_t(cublasXtHandle_t handle, int blockDim));
CHECK_TYPE(cublasXtGetBlockDim, cublasStatus_t(cublasXtHandle_t handle, int *blockDim));
CHECK_TYPE(cublasXtGetPinningMemMode,
    cublasStatus_t(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode));
CHECK_TYPE(cublasXtSetPinningMemMode,
    cublasStatus_t(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode));
CHECK_TYPE(cublasXtSetCpuRoutine,
    cublasStatus_t(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type,
    void *blasFunctor));
CHECK_TYPE(cublasXtSetCpuRatio,
    cublasStatus_t(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type,
    float ratio));
CHECK_TYPE(cublasXtSgemm,
    cublasStatus_t(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B,
    size_t ldb, const float *beta, float *C, size_t ldc));
CHECK_TYPE(cublasXtDgemm,
    cublasStatus_t(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const double *alpha, const double *A, size_t lda,
    const double *B, size_t ldb, const double *beta, double *C, size_t ldc));
CHECK_TYPE(cublasXtCgemm,
    cublasStatus_t(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda,
    const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc));
CHECK_TYPE(cublasXtZgemm,
    cublasStatus_t(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *C, size_t ldc));
CHECK_TYPE(cublasXtSsyrk,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *beta,
    float *C, size_t ldc));
CHECK_TYPE(cublasXtDsyrk,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *beta,
    double *C, size_t ldc));
CHECK_TYPE(cublasXtCsyrk,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda,
    const cuComplex *beta, cuComplex *C, size_t ldc));
CHECK_TYPE(cublasXtZsyrk,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc));
CHECK_TYPE(cublasXtCherk,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const float *alpha, const cuComplex *A, size_t lda, const float *beta,
    cuComplex *C, size_t ldc));
CHECK_TYPE(cublasXtZherk,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const double *alpha, const cuDoubleComplex *A, size_t lda,
    const double *beta, cuDoubleComplex *C, size_t ldc));
CHECK_TYPE(cublasXtSsyr2k,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
    const float *beta, float *C, size_t ldc));
CHECK_TYPE(cublasXtDsyr2k,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B,
    size_t ldb, const double *beta, double *C, size_t ldc));
CHECK_TYPE(cublasXtCsyr2k,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc));
CHECK_TYPE(cublasXtZsyr2k,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc));
CHECK_TYPE(cublasXtCherkx,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const float *beta, cuComplex *C, size_t ldc));
CHECK_TYPE(cublasXtZherkx,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc));
CHECK_TYPE(cublasXtStrsm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha,
    const float *A, size_t lda, float *B, size_t ldb));
CHECK_TYPE(cublasXtDtrsm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha,
    const double *A, size_t lda, double *B, size_t ldb));
CHECK_TYPE(cublasXtCtrsm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha,
    const cuComplex *A, size_t lda, cuComplex *B, size_t ldb));
CHECK_TYPE(cublasXtZtrsm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B,
    size_t ldb));
CHECK_TYPE(cublasXtSsymm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
    const float *beta, float *C, size_t ldc));
CHECK_TYPE(cublasXtDsymm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb,
    const double *beta, double *C, size_t ldc));
CHECK_TYPE(cublasXtCsymm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc));
CHECK_TYPE(cublasXtZsymm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc));
CHECK_TYPE(cublasXtChemm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc));
CHECK_TYPE(cublasXtZhemm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc));
CHECK_TYPE(cublasXtSsyrkx,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
    const float *beta, float *C, size_t ldc));
CHECK_TYPE(cublasXtDsyrkx,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B,
    size_t ldb, const double *beta, double *C, size_t ldc));
CHECK_TYPE(cublasXtCsyrkx,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc));
CHECK_TYPE(cublasXtZsyrkx,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc));
CHECK_TYPE(cublasXtCher2k,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const float *beta, cuComplex *C, size_t ldc));
CHECK_TYPE(cublasXtZher2k,
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc));
CHECK_TYPE(cublasXtSspmm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta,
    float *C, size_t ldc));
CHECK_TYPE(cublasXtDspmm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const double *alpha, const double *AP, const double *B, size_t ldb,
    const double *beta, double *C, size_t ldc));
CHECK_TYPE(cublasXtCspmm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb,
    const cuComplex *beta, cuComplex *C, size_t ldc));
CHECK_TYPE(cublasXtZspmm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B,
    size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc));
CHECK_TYPE(cublasXtStrmm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha,
    const float *A, size_t lda, const float *B, size_t ldb, float *C, size_t ldc));
CHECK_TYPE(cublasXtDtrmm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha,
    const double *A, size_t lda, const double *B, size_t ldb, double *C, size_t ldc));
CHECK_TYPE(cublasXtCtrmm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha,
    const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc));
CHECK_TYPE(cublasXtZtrmm,
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B,
    size_t ldb, cuDoubleComplex *C, size_t ldc));
#else
CHECK_TYPE(cublasHSHgemvBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *const *Aarray, int lda, const __half *const *xarray,
    int incx, const float *beta, __half *const *yarray, int incy, int batchCount));
CHECK_TYPE(cublasHSHgemvBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __half *const *Aarray, int64_t lda, const __half *const *xarray,
    int64_t incx, const float *beta, __half *const *yarray, int64_t incy, int64_t batchCount));
CHECK_TYPE(cublasHSSgemvBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *const *Aarray, int lda, const __half *const *xarray,
    int incx, const float *beta, float *const *yarray, int incy, int batchCount));
CHECK_TYPE(cublasHSSgemvBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __half *const *Aarray, int64_t lda, const __half *const *xarray,
    int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount));
CHECK_TYPE(cublasTSTgemvBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
    const __nv_bfloat16 *const *xarray, int incx, const float *beta, __nv_bfloat16 *const *yarray,
    int incy, int batchCount));
CHECK_TYPE(cublasTSTgemvBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int64_t lda,
    const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta,
    __nv_bfloat16 *const *yarray, int64_t incy, int64_t batchCount));
CHECK_TYPE(cublasTSSgemvBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
    const __nv_bfloat16 *const *xarray, int incx, const float *beta, float *const *yarray,
    int incy, int batchCount));
CHECK_TYPE(cublasTSSgemvBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int64_t lda,
    const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta, float *const *yarray,
    int64_t incy, int64_t batchCount));
CHECK_TYPE(cublasHSHgemvStridedBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *A, int lda, long long strideA, const __half *x, int incx,
    long long stridex, const float *beta, __half *y, int incy, long long stridey, int batchCount));
CHECK_TYPE(cublasHSHgemvStridedBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __half *A, int64_t lda, long long strideA, const __half *x,
    int64_t incx, long long stridex, const float *beta, __half *y, int64_t incy, long long stridey,
    int64_t batchCount));
CHECK_TYPE(cublasHSSgemvStridedBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *A, int lda, long long strideA, const __half *x, int incx,
    long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount));
CHECK_TYPE(cublasHSSgemvStridedBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __half *A, int64_t lda, long long strideA, const __half *x,
    int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey,
    int64_t batchCount));
CHECK_TYPE(cublasTSTgemvStridedBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *A, int lda, long long strideA, const __nv_bfloat16 *x,
    int incx, long long stridex, const float *beta, __nv_bfloat16 *y, int incy, long long stridey,
    int batchCount));
CHECK_TYPE(cublasTSTgemvStridedBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __nv_bfloat16 *A, int64_t lda, long long strideA,
    const __nv_bfloat16 *x, int64_t incx, long long stridex, const float *beta, __nv_bfloat16 *y,
    int64_t incy, long long stridey, int64_t batchCount));
CHECK_TYPE(cublasTSSgemvStridedBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *A, int lda, long long strideA, const __nv_bfloat16 *x,
    int incx, long long stridex, const float *beta, float *y, int incy, long long stridey,
    int batchCount));
CHECK_TYPE(cublasTSSgemvStridedBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __nv_bfloat16 *A, int64_t lda, long long strideA,
    const __nv_bfloat16 *x, int64_t incx, long long stridex, const float *beta, float *y,
    int64_t incy, long long stridey, int64_t batchCount));
CHECK_TYPE(cublasHgemm,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const __half *alpha, const __half *A, int lda, const __half *B, int ldb,
    const __half *beta, __half *C, int ldc));
CHECK_TYPE(cublasHgemm_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const __half *alpha, const __half *A, int64_t lda,
    const __half *B, int64_t ldb, const __half *beta, __half *C, int64_t ldc));
CHECK_TYPE(cublasHgemmBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const __half *alpha, const __half *const *Aarray, int lda,
    const __half *const *Barray, int ldb, const __half *beta, __half *const *Carray, int ldc,
    int batchCount));
CHECK_TYPE(cublasHgemmBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const __half *alpha, const __half *const *Aarray, int64_t lda,
    const __half *const *Barray, int64_t ldb, const __half *beta, __half *const *Carray,
    int64_t ldc, int64_t batchCount));
CHECK_TYPE(cublasHgemmStridedBatched,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const __half *alpha, const __half *A, int lda, long long strideA,
    const __half *B, int ldb, long long strideB, const __half *beta, __half *C, int ldc,
    long long strideC, int batchCount));
CHECK_TYPE(cublasHgemmStridedBatched_64,
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const __half *alpha, const __half *A, int64_t lda,
    long long strideA, const __half *B, int64_t ldb, long long strideB, const __half *beta,
    __half *C, int64_t ldc, long long strideC, int64_t batchCount));
#endif
