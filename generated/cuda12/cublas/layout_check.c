// layout_check.c of cubind's binding of the cuBLAS, API version 12.9.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h
// Header: cublas_api.h
// Header: cublasXt.h
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

// A header of another release may differ; this one was made from 12090.
_Static_assert((long long)CUBLAS_STATUS_SUCCESS == 0LL, "value of CUBLAS_STATUS_SUCCESS");
_Static_assert((long long)CUBLAS_STATUS_NOT_INITIALIZED == 1LL,
    "value of CUBLAS_STATUS_NOT_INITIALIZED");
_Static_assert((long long)CUBLAS_STATUS_ALLOC_FAILED == 3LL, "value of CUBLAS_STATUS_ALLOC_FAILED");
_Static_assert((long long)CUBLAS_STATUS_INVALID_VALUE == 7LL,
    "value of CUBLAS_STATUS_INVALID_VALUE");
_Static_assert((long long)CUBLAS_STATUS_ARCH_MISMATCH == 8LL,
    "value of CUBLAS_STATUS_ARCH_MISMATCH");
_Static_assert((long long)CUBLAS_STATUS_MAPPING_ERROR == 11LL,
    "value of CUBLAS_STATUS_MAPPING_ERROR");
_Static_assert((long long)CUBLAS_STATUS_EXECUTION_FAILED == 13LL,
    "value of CUBLAS_STATUS_EXECUTION_FAILED");
_Static_assert((long long)CUBLAS_STATUS_INTERNAL_ERROR == 14LL,
    "value of CUBLAS_STATUS_INTERNAL_ERROR");
_Static_assert((long long)CUBLAS_STATUS_NOT_SUPPORTED == 15LL,
    "value of CUBLAS_STATUS_NOT_SUPPORTED");
_Static_assert((long long)CUBLAS_STATUS_LICENSE_ERROR == 16LL,
    "value of CUBLAS_STATUS_LICENSE_ERROR");
_Static_assert((long long)CUBLAS_FILL_MODE_LOWER == 0LL, "value of CUBLAS_FILL_MODE_LOWER");
_Static_assert((long long)CUBLAS_FILL_MODE_UPPER == 1LL, "value of CUBLAS_FILL_MODE_UPPER");
_Static_assert((long long)CUBLAS_FILL_MODE_FULL == 2LL, "value of CUBLAS_FILL_MODE_FULL");
_Static_assert((long long)CUBLAS_DIAG_NON_UNIT == 0LL, "value of CUBLAS_DIAG_NON_UNIT");
_Static_assert((long long)CUBLAS_DIAG_UNIT == 1LL, "value of CUBLAS_DIAG_UNIT");
_Static_assert((long long)CUBLAS_SIDE_LEFT == 0LL, "value of CUBLAS_SIDE_LEFT");
_Static_assert((long long)CUBLAS_SIDE_RIGHT == 1LL, "value of CUBLAS_SIDE_RIGHT");
_Static_assert((long long)CUBLAS_OP_N == 0LL, "value of CUBLAS_OP_N");
_Static_assert((long long)CUBLAS_OP_T == 1LL, "value of CUBLAS_OP_T");
_Static_assert((long long)CUBLAS_OP_C == 2LL, "value of CUBLAS_OP_C");
_Static_assert((long long)CUBLAS_OP_HERMITAN == 2LL, "value of CUBLAS_OP_HERMITAN");
_Static_assert((long long)CUBLAS_OP_CONJG == 3LL, "value of CUBLAS_OP_CONJG");
_Static_assert((long long)CUBLAS_POINTER_MODE_HOST == 0LL, "value of CUBLAS_POINTER_MODE_HOST");
_Static_assert((long long)CUBLAS_POINTER_MODE_DEVICE == 1LL, "value of CUBLAS_POINTER_MODE_DEVICE");
_Static_assert((long long)CUBLAS_ATOMICS_NOT_ALLOWED == 0LL, "value of CUBLAS_ATOMICS_NOT_ALLOWED");
_Static_assert((long long)CUBLAS_ATOMICS_ALLOWED == 1LL, "value of CUBLAS_ATOMICS_ALLOWED");
_Static_assert((long long)CUBLAS_GEMM_DFALT == -1LL, "value of CUBLAS_GEMM_DFALT");
_Static_assert((long long)CUBLAS_GEMM_DEFAULT == -1LL, "value of CUBLAS_GEMM_DEFAULT");
_Static_assert((long long)CUBLAS_GEMM_ALGO0 == 0LL, "value of CUBLAS_GEMM_ALGO0");
_Static_assert((long long)CUBLAS_GEMM_ALGO1 == 1LL, "value of CUBLAS_GEMM_ALGO1");
_Static_assert((long long)CUBLAS_GEMM_ALGO2 == 2LL, "value of CUBLAS_GEMM_ALGO2");
_Static_assert((long long)CUBLAS_GEMM_ALGO3 == 3LL, "value of CUBLAS_GEMM_ALGO3");
_Static_assert((long long)CUBLAS_GEMM_ALGO4 == 4LL, "value of CUBLAS_GEMM_ALGO4");
_Static_assert((long long)CUBLAS_GEMM_ALGO5 == 5LL, "value of CUBLAS_GEMM_ALGO5");
_Static_assert((long long)CUBLAS_GEMM_ALGO6 == 6LL, "value of CUBLAS_GEMM_ALGO6");
_Static_assert((long long)CUBLAS_GEMM_ALGO7 == 7LL, "value of CUBLAS_GEMM_ALGO7");
_Static_assert((long long)CUBLAS_GEMM_ALGO8 == 8LL, "value of CUBLAS_GEMM_ALGO8");
_Static_assert((long long)CUBLAS_GEMM_ALGO9 == 9LL, "value of CUBLAS_GEMM_ALGO9");
_Static_assert((long long)CUBLAS_GEMM_ALGO10 == 10LL, "value of CUBLAS_GEMM_ALGO10");
_Static_assert((long long)CUBLAS_GEMM_ALGO11 == 11LL, "value of CUBLAS_GEMM_ALGO11");
_Static_assert((long long)CUBLAS_GEMM_ALGO12 == 12LL, "value of CUBLAS_GEMM_ALGO12");
_Static_assert((long long)CUBLAS_GEMM_ALGO13 == 13LL, "value of CUBLAS_GEMM_ALGO13");
_Static_assert((long long)CUBLAS_GEMM_ALGO14 == 14LL, "value of CUBLAS_GEMM_ALGO14");
_Static_assert((long long)CUBLAS_GEMM_ALGO15 == 15LL, "value of CUBLAS_GEMM_ALGO15");
_Static_assert((long long)CUBLAS_GEMM_ALGO16 == 16LL, "value of CUBLAS_GEMM_ALGO16");
_Static_assert((long long)CUBLAS_GEMM_ALGO17 == 17LL, "value of CUBLAS_GEMM_ALGO17");
_Static_assert((long long)CUBLAS_GEMM_ALGO18 == 18LL, "value of CUBLAS_GEMM_ALGO18");
_Static_assert((long long)CUBLAS_GEMM_ALGO19 == 19LL, "value of CUBLAS_GEMM_ALGO19");
_Static_assert((long long)CUBLAS_GEMM_ALGO20 == 20LL, "value of CUBLAS_GEMM_ALGO20");
_Static_assert((long long)CUBLAS_GEMM_ALGO21 == 21LL, "value of CUBLAS_GEMM_ALGO21");
_Static_assert((long long)CUBLAS_GEMM_ALGO22 == 22LL, "value of CUBLAS_GEMM_ALGO22");
_Static_assert((long long)CUBLAS_GEMM_ALGO23 == 23LL, "value of CUBLAS_GEMM_ALGO23");
_Static_assert((long long)CUBLAS_GEMM_DEFAULT_TENSOR_OP == 99LL,
    "value of CUBLAS_GEMM_DEFAULT_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_DFALT_TENSOR_OP == 99LL,
    "value of CUBLAS_GEMM_DFALT_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO0_TENSOR_OP == 100LL,
    "value of CUBLAS_GEMM_ALGO0_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO1_TENSOR_OP == 101LL,
    "value of CUBLAS_GEMM_ALGO1_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO2_TENSOR_OP == 102LL,
    "value of CUBLAS_GEMM_ALGO2_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO3_TENSOR_OP == 103LL,
    "value of CUBLAS_GEMM_ALGO3_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO4_TENSOR_OP == 104LL,
    "value of CUBLAS_GEMM_ALGO4_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO5_TENSOR_OP == 105LL,
    "value of CUBLAS_GEMM_ALGO5_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO6_TENSOR_OP == 106LL,
    "value of CUBLAS_GEMM_ALGO6_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO7_TENSOR_OP == 107LL,
    "value of CUBLAS_GEMM_ALGO7_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO8_TENSOR_OP == 108LL,
    "value of CUBLAS_GEMM_ALGO8_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO9_TENSOR_OP == 109LL,
    "value of CUBLAS_GEMM_ALGO9_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO10_TENSOR_OP == 110LL,
    "value of CUBLAS_GEMM_ALGO10_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO11_TENSOR_OP == 111LL,
    "value of CUBLAS_GEMM_ALGO11_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO12_TENSOR_OP == 112LL,
    "value of CUBLAS_GEMM_ALGO12_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO13_TENSOR_OP == 113LL,
    "value of CUBLAS_GEMM_ALGO13_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO14_TENSOR_OP == 114LL,
    "value of CUBLAS_GEMM_ALGO14_TENSOR_OP");
_Static_assert((long long)CUBLAS_GEMM_ALGO15_TENSOR_OP == 115LL,
    "value of CUBLAS_GEMM_ALGO15_TENSOR_OP");
_Static_assert((long long)CUBLAS_DEFAULT_MATH == 0LL, "value of CUBLAS_DEFAULT_MATH");
_Static_assert((long long)CUBLAS_TENSOR_OP_MATH == 1LL, "value of CUBLAS_TENSOR_OP_MATH");
_Static_assert((long long)CUBLAS_PEDANTIC_MATH == 2LL, "value of CUBLAS_PEDANTIC_MATH");
_Static_assert((long long)CUBLAS_TF32_TENSOR_OP_MATH == 3LL, "value of CUBLAS_TF32_TENSOR_OP_MATH");
_Static_assert((long long)CUBLAS_FP32_EMULATED_BF16X9_MATH == 4LL,
    "value of CUBLAS_FP32_EMULATED_BF16X9_MATH");
_Static_assert((long long)CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION == 16LL,
    "value of CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION");
_Static_assert((long long)CUBLAS_COMPUTE_16F == 64LL, "value of CUBLAS_COMPUTE_16F");
_Static_assert((long long)CUBLAS_COMPUTE_16F_PEDANTIC == 65LL,
    "value of CUBLAS_COMPUTE_16F_PEDANTIC");
_Static_assert((long long)CUBLAS_COMPUTE_32F == 68LL, "value of CUBLAS_COMPUTE_32F");
_Static_assert((long long)CUBLAS_COMPUTE_32F_PEDANTIC == 69LL,
    "value of CUBLAS_COMPUTE_32F_PEDANTIC");
_Static_assert((long long)CUBLAS_COMPUTE_32F_FAST_16F == 74LL,
    "value of CUBLAS_COMPUTE_32F_FAST_16F");
_Static_assert((long long)CUBLAS_COMPUTE_32F_FAST_16BF == 75LL,
    "value of CUBLAS_COMPUTE_32F_FAST_16BF");
_Static_assert((long long)CUBLAS_COMPUTE_32F_FAST_TF32 == 77LL,
    "value of CUBLAS_COMPUTE_32F_FAST_TF32");
_Static_assert((long long)CUBLAS_COMPUTE_32F_EMULATED_16BFX9 == 78LL,
    "value of CUBLAS_COMPUTE_32F_EMULATED_16BFX9");
_Static_assert((long long)CUBLAS_COMPUTE_64F == 70LL, "value of CUBLAS_COMPUTE_64F");
_Static_assert((long long)CUBLAS_COMPUTE_64F_PEDANTIC == 71LL,
    "value of CUBLAS_COMPUTE_64F_PEDANTIC");
_Static_assert((long long)CUBLAS_COMPUTE_32I == 72LL, "value of CUBLAS_COMPUTE_32I");
_Static_assert((long long)CUBLAS_COMPUTE_32I_PEDANTIC == 73LL,
    "value of CUBLAS_COMPUTE_32I_PEDANTIC");
_Static_assert((long long)CUBLAS_EMULATION_STRATEGY_DEFAULT == 0LL,
    "value of CUBLAS_EMULATION_STRATEGY_DEFAULT");
_Static_assert((long long)CUBLAS_EMULATION_STRATEGY_PERFORMANT == 1LL,
    "value of CUBLAS_EMULATION_STRATEGY_PERFORMANT");
_Static_assert((long long)CUBLAS_EMULATION_STRATEGY_EAGER == 2LL,
    "value of CUBLAS_EMULATION_STRATEGY_EAGER");
_Static_assert((long long)CUBLASXT_PINNING_DISABLED == 0LL, "value of CUBLASXT_PINNING_DISABLED");
_Static_assert((long long)CUBLASXT_PINNING_ENABLED == 1LL, "value of CUBLASXT_PINNING_ENABLED");
_Static_assert((long long)CUBLASXT_FLOAT == 0LL, "value of CUBLASXT_FLOAT");
_Static_assert((long long)CUBLASXT_DOUBLE == 1LL, "value of CUBLASXT_DOUBLE");
_Static_assert((long long)CUBLASXT_COMPLEX == 2LL, "value of CUBLASXT_COMPLEX");
_Static_assert((long long)CUBLASXT_DOUBLECOMPLEX == 3LL, "value of CUBLASXT_DOUBLECOMPLEX");
_Static_assert((long long)CUBLASXT_GEMM == 0LL, "value of CUBLASXT_GEMM");
_Static_assert((long long)CUBLASXT_SYRK == 1LL, "value of CUBLASXT_SYRK");
_Static_assert((long long)CUBLASXT_HERK == 2LL, "value of CUBLASXT_HERK");
_Static_assert((long long)CUBLASXT_SYMM == 3LL, "value of CUBLASXT_SYMM");
_Static_assert((long long)CUBLASXT_HEMM == 4LL, "value of CUBLASXT_HEMM");
_Static_assert((long long)CUBLASXT_TRSM == 5LL, "value of CUBLASXT_TRSM");
_Static_assert((long long)CUBLASXT_SYR2K == 6LL, "value of CUBLASXT_SYR2K");
_Static_assert((long long)CUBLASXT_HER2K == 7LL, "value of CUBLASXT_HER2K");
_Static_assert((long long)CUBLASXT_SPMM == 8LL, "value of CUBLASXT_SPMM");
_Static_assert((long long)CUBLASXT_SYRKX == 9LL, "value of CUBLASXT_SYRKX");
_Static_assert((long long)CUBLASXT_HERKX == 10LL, "value of CUBLASXT_HERKX");
_Static_assert((long long)CUBLASXT_TRMM == 11LL, "value of CUBLASXT_TRMM");
_Static_assert((long long)CUBLASXT_ROUTINE_MAX == 12LL, "value of CUBLASXT_ROUTINE_MAX");
_Static_assert((unsigned long long)CUBLAS_VERSION == 120902ULL, "value of CUBLAS_VERSION");
_Static_assert((unsigned long long)CUBLAS_VER_BUILD == 10ULL, "value of CUBLAS_VER_BUILD");
_Static_assert((unsigned long long)CUBLAS_VER_MAJOR == 12ULL, "value of CUBLAS_VER_MAJOR");
_Static_assert((unsigned long long)CUBLAS_VER_MINOR == 9ULL, "value of CUBLAS_VER_MINOR");
_Static_assert((unsigned long long)CUBLAS_VER_PATCH == 2ULL, "value of CUBLAS_VER_PATCH");
#ifndef __cplusplus  // which has overloads of some
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCreate_v2),
    cublasStatus_t(cublasHandle_t *handle)), "type of cublasCreate_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDestroy_v2),
    cublasStatus_t(cublasHandle_t handle)), "type of cublasDestroy_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetVersion_v2),
    cublasStatus_t(cublasHandle_t handle, int *version)), "type of cublasGetVersion_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetProperty),
    cublasStatus_t(libraryPropertyType type, int *value)), "type of cublasGetProperty");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetCudartVersion), size_t(void)),
    "type of cublasGetCudartVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetWorkspace_v2),
    cublasStatus_t(cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes)),
    "type of cublasSetWorkspace_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetStream_v2),
    cublasStatus_t(cublasHandle_t handle, cudaStream_t streamId)), "type of cublasSetStream_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetStream_v2),
    cublasStatus_t(cublasHandle_t handle, cudaStream_t *streamId)), "type of cublasGetStream_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetPointerMode_v2),
    cublasStatus_t(cublasHandle_t handle, cublasPointerMode_t *mode)),
    "type of cublasGetPointerMode_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetPointerMode_v2),
    cublasStatus_t(cublasHandle_t handle, cublasPointerMode_t mode)),
    "type of cublasSetPointerMode_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetAtomicsMode),
    cublasStatus_t(cublasHandle_t handle, cublasAtomicsMode_t *mode)),
    "type of cublasGetAtomicsMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetAtomicsMode),
    cublasStatus_t(cublasHandle_t handle, cublasAtomicsMode_t mode)),
    "type of cublasSetAtomicsMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetMathMode),
    cublasStatus_t(cublasHandle_t handle, cublasMath_t *mode)), "type of cublasGetMathMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetMathMode),
    cublasStatus_t(cublasHandle_t handle, cublasMath_t mode)), "type of cublasSetMathMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetSmCountTarget),
    cublasStatus_t(cublasHandle_t handle, int *smCountTarget)), "type of cublasGetSmCountTarget");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetSmCountTarget),
    cublasStatus_t(cublasHandle_t handle, int smCountTarget)), "type of cublasSetSmCountTarget");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetEmulationStrategy),
    cublasStatus_t(cublasHandle_t handle, cublasEmulationStrategy_t *emulationStrategy)),
    "type of cublasGetEmulationStrategy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetEmulationStrategy),
    cublasStatus_t(cublasHandle_t handle, cublasEmulationStrategy_t emulationStrategy)),
    "type of cublasSetEmulationStrategy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetStatusName),
    const char *(cublasStatus_t status)), "type of cublasGetStatusName");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetStatusString),
    const char *(cublasStatus_t status)), "type of cublasGetStatusString");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasLoggerConfigure),
    cublasStatus_t(int logIsOn, int logToStdOut, int logToStdErr, const char *logFileName)),
    "type of cublasLoggerConfigure");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetLoggerCallback),
    cublasStatus_t(cublasLogCallback userCallback)), "type of cublasSetLoggerCallback");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetLoggerCallback),
    cublasStatus_t(cublasLogCallback *userCallback)), "type of cublasGetLoggerCallback");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetVector),
    cublasStatus_t(int n, int elemSize, const void *x, int incx, void *devicePtr, int incy)),
    "type of cublasSetVector");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetVector_64),
    cublasStatus_t(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *devicePtr,
    int64_t incy)), "type of cublasSetVector_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetVector),
    cublasStatus_t(int n, int elemSize, const void *x, int incx, void *y, int incy)),
    "type of cublasGetVector");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetVector_64),
    cublasStatus_t(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *y,
    int64_t incy)), "type of cublasGetVector_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetMatrix),
    cublasStatus_t(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)),
    "type of cublasSetMatrix");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetMatrix_64),
    cublasStatus_t(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb)), "type of cublasSetMatrix_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetMatrix),
    cublasStatus_t(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)),
    "type of cublasGetMatrix");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetMatrix_64),
    cublasStatus_t(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb)), "type of cublasGetMatrix_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetVectorAsync),
    cublasStatus_t(int n, int elemSize, const void *hostPtr, int incx, void *devicePtr, int incy,
    cudaStream_t stream)), "type of cublasSetVectorAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetVectorAsync_64),
    cublasStatus_t(int64_t n, int64_t elemSize, const void *hostPtr, int64_t incx, void *devicePtr,
    int64_t incy, cudaStream_t stream)), "type of cublasSetVectorAsync_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetVectorAsync),
    cublasStatus_t(int n, int elemSize, const void *devicePtr, int incx, void *hostPtr, int incy,
    cudaStream_t stream)), "type of cublasGetVectorAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetVectorAsync_64),
    cublasStatus_t(int64_t n, int64_t elemSize, const void *devicePtr, int64_t incx, void *hostPtr,
    int64_t incy, cudaStream_t stream)), "type of cublasGetVectorAsync_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetMatrixAsync),
    cublasStatus_t(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb,
    cudaStream_t stream)), "type of cublasSetMatrixAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSetMatrixAsync_64),
    cublasStatus_t(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb, cudaStream_t stream)), "type of cublasSetMatrixAsync_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetMatrixAsync),
    cublasStatus_t(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb,
    cudaStream_t stream)), "type of cublasGetMatrixAsync");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGetMatrixAsync_64),
    cublasStatus_t(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb, cudaStream_t stream)), "type of cublasGetMatrixAsync_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXerbla),
    void(const char *srName, int info)), "type of cublasXerbla");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasNrm2Ex),
    cublasStatus_t(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    void *result, cudaDataType resultType, cudaDataType executionType)), "type of cublasNrm2Ex");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasNrm2Ex_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, void *result, cudaDataType resultType, cudaDataType executionType)),
    "type of cublasNrm2Ex_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSnrm2_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const float *x, int incx, float *result)),
    "type of cublasSnrm2_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSnrm2_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)),
    "type of cublasSnrm2_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDnrm2_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const double *x, int incx, double *result)),
    "type of cublasDnrm2_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDnrm2_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
    double *result)), "type of cublasDnrm2_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasScnrm2_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)),
    "type of cublasScnrm2_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasScnrm2_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    float *result)), "type of cublasScnrm2_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDznrm2_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    double *result)), "type of cublasDznrm2_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDznrm2_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    double *result)), "type of cublasDznrm2_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDotEx),
    cublasStatus_t(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType,
    cudaDataType executionType)), "type of cublasDotEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDotEx_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result,
    cudaDataType resultType, cudaDataType executionType)), "type of cublasDotEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDotcEx),
    cublasStatus_t(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType,
    cudaDataType executionType)), "type of cublasDotcEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDotcEx_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result,
    cudaDataType resultType, cudaDataType executionType)), "type of cublasDotcEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSdot_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const float *x, int incx, const float *y,
    int incy, float *result)), "type of cublasSdot_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSdot_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y,
    int64_t incy, float *result)), "type of cublasSdot_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDdot_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const double *x, int incx, const double *y,
    int incy, double *result)), "type of cublasDdot_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDdot_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
    const double *y, int64_t incy, double *result)), "type of cublasDdot_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCdotu_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y,
    int incy, cuComplex *result)), "type of cublasCdotu_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCdotu_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    const cuComplex *y, int64_t incy, cuComplex *result)), "type of cublasCdotu_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCdotc_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y,
    int incy, cuComplex *result)), "type of cublasCdotc_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCdotc_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    const cuComplex *y, int64_t incy, cuComplex *result)), "type of cublasCdotc_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZdotu_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    const cuDoubleComplex *y, int incy, cuDoubleComplex *result)), "type of cublasZdotu_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZdotu_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)), "type of cublasZdotu_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZdotc_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    const cuDoubleComplex *y, int incy, cuDoubleComplex *result)), "type of cublasZdotc_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZdotc_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)), "type of cublasZdotc_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasScalEx),
    cublasStatus_t(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType,
    void *x, cudaDataType xType, int incx, cudaDataType executionType)), "type of cublasScalEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasScalEx_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType,
    void *x, cudaDataType xType, int64_t incx, cudaDataType executionType)),
    "type of cublasScalEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSscal_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const float *alpha, float *x, int incx)),
    "type of cublasSscal_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSscal_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx)),
    "type of cublasSscal_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDscal_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const double *alpha, double *x, int incx)),
    "type of cublasDscal_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDscal_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *alpha, double *x,
    int64_t incx)), "type of cublasDscal_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCscal_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx)),
    "type of cublasCscal_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCscal_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x,
    int64_t incx)), "type of cublasCscal_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsscal_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx)),
    "type of cublasCsscal_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsscal_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x,
    int64_t incx)), "type of cublasCsscal_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZscal_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x,
    int incx)), "type of cublasZscal_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZscal_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
    cuDoubleComplex *x, int64_t incx)), "type of cublasZscal_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZdscal_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x,
    int incx)), "type of cublasZdscal_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZdscal_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x,
    int64_t incx)), "type of cublasZdscal_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasAxpyEx),
    cublasStatus_t(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType,
    const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy,
    cudaDataType executiontype)), "type of cublasAxpyEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasAxpyEx_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType,
    const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy,
    cudaDataType executiontype)), "type of cublasAxpyEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSaxpy_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const float *alpha, const float *x, int incx,
    float *y, int incy)), "type of cublasSaxpy_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSaxpy_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *alpha, const float *x,
    int64_t incx, float *y, int64_t incy)), "type of cublasSaxpy_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDaxpy_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const double *alpha, const double *x, int incx,
    double *y, int incy)), "type of cublasDaxpy_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDaxpy_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *alpha, const double *x,
    int64_t incx, double *y, int64_t incy)), "type of cublasDaxpy_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCaxpy_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x,
    int incx, cuComplex *y, int incy)), "type of cublasCaxpy_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCaxpy_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x,
    int64_t incx, cuComplex *y, int64_t incy)), "type of cublasCaxpy_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZaxpy_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)), "type of cublasZaxpy_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZaxpy_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)),
    "type of cublasZaxpy_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCopyEx),
    cublasStatus_t(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    void *y, cudaDataType yType, int incy)), "type of cublasCopyEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCopyEx_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, void *y, cudaDataType yType, int64_t incy)), "type of cublasCopyEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasScopy_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy)),
    "type of cublasScopy_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasScopy_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y,
    int64_t incy)), "type of cublasScopy_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDcopy_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy)),
    "type of cublasDcopy_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDcopy_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y,
    int64_t incy)), "type of cublasDcopy_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCcopy_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y,
    int incy)), "type of cublasCcopy_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCcopy_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    cuComplex *y, int64_t incy)), "type of cublasCcopy_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZcopy_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    cuDoubleComplex *y, int incy)), "type of cublasZcopy_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZcopy_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy)), "type of cublasZcopy_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSswap_v2),
    cublasStatus_t(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy)),
    "type of cublasSswap_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSswap_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y,
    int64_t incy)), "type of cublasSswap_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDswap_v2),
    cublasStatus_t(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy)),
    "type of cublasDswap_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDswap_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y,
    int64_t incy)), "type of cublasDswap_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCswap_v2),
    cublasStatus_t(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy)),
    "type of cublasCswap_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCswap_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy)), "type of cublasCswap_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZswap_v2),
    cublasStatus_t(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y,
    int incy)), "type of cublasZswap_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZswap_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy)), "type of cublasZswap_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSwapEx),
    cublasStatus_t(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy)), "type of cublasSwapEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSwapEx_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx,
    void *y, cudaDataType yType, int64_t incy)), "type of cublasSwapEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIsamax_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const float *x, int incx, int *result)),
    "type of cublasIsamax_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIsamax_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
    int64_t *result)), "type of cublasIsamax_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIdamax_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const double *x, int incx, int *result)),
    "type of cublasIdamax_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIdamax_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
    int64_t *result)), "type of cublasIdamax_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIcamax_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)),
    "type of cublasIcamax_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIcamax_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    int64_t *result)), "type of cublasIcamax_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIzamax_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)),
    "type of cublasIzamax_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIzamax_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    int64_t *result)), "type of cublasIzamax_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIamaxEx),
    cublasStatus_t(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    int *result)), "type of cublasIamaxEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIamaxEx_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, int64_t *result)), "type of cublasIamaxEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIsamin_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const float *x, int incx, int *result)),
    "type of cublasIsamin_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIsamin_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
    int64_t *result)), "type of cublasIsamin_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIdamin_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const double *x, int incx, int *result)),
    "type of cublasIdamin_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIdamin_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
    int64_t *result)), "type of cublasIdamin_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIcamin_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)),
    "type of cublasIcamin_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIcamin_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    int64_t *result)), "type of cublasIcamin_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIzamin_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)),
    "type of cublasIzamin_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIzamin_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    int64_t *result)), "type of cublasIzamin_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIaminEx),
    cublasStatus_t(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    int *result)), "type of cublasIaminEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasIaminEx_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, int64_t *result)), "type of cublasIaminEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasAsumEx),
    cublasStatus_t(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx,
    void *result, cudaDataType resultType, cudaDataType executiontype)), "type of cublasAsumEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasAsumEx_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
    int64_t incx, void *result, cudaDataType resultType, cudaDataType executiontype)),
    "type of cublasAsumEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSasum_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const float *x, int incx, float *result)),
    "type of cublasSasum_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSasum_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)),
    "type of cublasSasum_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDasum_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const double *x, int incx, double *result)),
    "type of cublasDasum_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDasum_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
    double *result)), "type of cublasDasum_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasScasum_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)),
    "type of cublasScasum_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasScasum_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
    float *result)), "type of cublasScasum_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDzasum_v2),
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
    double *result)), "type of cublasDzasum_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDzasum_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    double *result)), "type of cublasDzasum_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSrot_v2),
    cublasStatus_t(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy,
    const float *c, const float *s)), "type of cublasSrot_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSrot_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y,
    int64_t incy, const float *c, const float *s)), "type of cublasSrot_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDrot_v2),
    cublasStatus_t(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy,
    const double *c, const double *s)), "type of cublasDrot_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDrot_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y,
    int64_t incy, const double *c, const double *s)), "type of cublasDrot_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCrot_v2),
    cublasStatus_t(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy,
    const float *c, const cuComplex *s)), "type of cublasCrot_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCrot_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy, const float *c, const cuComplex *s)), "type of cublasCrot_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsrot_v2),
    cublasStatus_t(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy,
    const float *c, const float *s)), "type of cublasCsrot_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsrot_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy, const float *c, const float *s)), "type of cublasCsrot_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZrot_v2),
    cublasStatus_t(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y,
    int incy, const double *c, const cuDoubleComplex *s)), "type of cublasZrot_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZrot_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s)),
    "type of cublasZrot_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZdrot_v2),
    cublasStatus_t(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y,
    int incy, const double *c, const double *s)), "type of cublasZdrot_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZdrot_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy, const double *c, const double *s)),
    "type of cublasZdrot_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasRotEx),
    cublasStatus_t(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType,
    cudaDataType executiontype)), "type of cublasRotEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasRotEx_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx,
    void *y, cudaDataType yType, int64_t incy, const void *c, const void *s, cudaDataType csType,
    cudaDataType executiontype)), "type of cublasRotEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSrotg_v2),
    cublasStatus_t(cublasHandle_t handle, float *a, float *b, float *c, float *s)),
    "type of cublasSrotg_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDrotg_v2),
    cublasStatus_t(cublasHandle_t handle, double *a, double *b, double *c, double *s)),
    "type of cublasDrotg_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCrotg_v2),
    cublasStatus_t(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s)),
    "type of cublasCrotg_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZrotg_v2),
    cublasStatus_t(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c,
    cuDoubleComplex *s)), "type of cublasZrotg_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasRotgEx),
    cublasStatus_t(cublasHandle_t handle, void *a, void *b, cudaDataType abType, void *c, void *s,
    cudaDataType csType, cudaDataType executiontype)), "type of cublasRotgEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSrotm_v2),
    cublasStatus_t(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy,
    const float *param)), "type of cublasSrotm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSrotm_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y,
    int64_t incy, const float *param)), "type of cublasSrotm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDrotm_v2),
    cublasStatus_t(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy,
    const double *param)), "type of cublasDrotm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDrotm_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y,
    int64_t incy, const double *param)), "type of cublasDrotm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasRotmEx),
    cublasStatus_t(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy, const void *param, cudaDataType paramType,
    cudaDataType executiontype)), "type of cublasRotmEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasRotmEx_64),
    cublasStatus_t(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx,
    void *y, cudaDataType yType, int64_t incy, const void *param, cudaDataType paramType,
    cudaDataType executiontype)), "type of cublasRotmEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSrotmg_v2),
    cublasStatus_t(cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1,
    float *param)), "type of cublasSrotmg_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDrotmg_v2),
    cublasStatus_t(cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1,
    double *param)), "type of cublasDrotmg_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasRotmgEx),
    cublasStatus_t(cublasHandle_t handle, void *d1, cudaDataType d1Type, void *d2,
    cudaDataType d2Type, void *x1, cudaDataType x1Type, const void *y1, cudaDataType y1Type,
    void *param, cudaDataType paramType, cudaDataType executiontype)), "type of cublasRotmgEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
    float *y, int incy)), "type of cublasSgemv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
    const float *beta, float *y, int64_t incy)), "type of cublasSgemv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgemv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta,
    double *y, int incy)), "type of cublasDgemv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgemv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
    const double *beta, double *y, int64_t incy)), "type of cublasDgemv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
    const cuComplex *beta, cuComplex *y, int incy)), "type of cublasCgemv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
    const cuComplex *beta, cuComplex *y, int64_t incy)), "type of cublasCgemv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgemv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)),
    "type of cublasZgemv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgemv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)),
    "type of cublasZgemv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgbmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta,
    float *y, int incy)), "type of cublasSgbmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgbmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const float *alpha, const float *A, int64_t lda, const float *x,
    int64_t incx, const float *beta, float *y, int64_t incy)), "type of cublasSgbmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgbmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta,
    double *y, int incy)), "type of cublasDgbmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgbmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const double *alpha, const double *A, int64_t lda, const double *x,
    int64_t incx, const double *beta, double *y, int64_t incy)), "type of cublasDgbmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgbmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
    const cuComplex *beta, cuComplex *y, int incy)), "type of cublasCgbmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgbmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)),
    "type of cublasCgbmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgbmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)),
    "type of cublasZgbmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgbmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
    int64_t incy)), "type of cublasZgbmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStrmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)),
    "type of cublasStrmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStrmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)),
    "type of cublasStrmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtrmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)),
    "type of cublasDtrmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtrmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)),
    "type of cublasDtrmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtrmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)),
    "type of cublasCtrmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtrmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x,
    int64_t incx)), "type of cublasCtrmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtrmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x,
    int incx)), "type of cublasZtrmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtrmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x,
    int64_t incx)), "type of cublasZtrmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStbmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)),
    "type of cublasStbmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStbmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x,
    int64_t incx)), "type of cublasStbmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtbmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)),
    "type of cublasDtbmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtbmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x,
    int64_t incx)), "type of cublasDtbmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtbmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)),
    "type of cublasCtbmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtbmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x,
    int64_t incx)), "type of cublasCtbmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtbmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x,
    int incx)), "type of cublasZtbmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtbmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda,
    cuDoubleComplex *x, int64_t incx)), "type of cublasZtbmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStpmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *AP, float *x, int incx)), "type of cublasStpmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStpmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)),
    "type of cublasStpmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtpmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *AP, double *x, int incx)),
    "type of cublasDtpmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtpmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)),
    "type of cublasDtpmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtpmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)),
    "type of cublasCtpmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtpmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)),
    "type of cublasCtpmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtpmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)),
    "type of cublasZtpmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtpmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x,
    int64_t incx)), "type of cublasZtpmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStrsv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)),
    "type of cublasStrsv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStrsv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)),
    "type of cublasStrsv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtrsv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)),
    "type of cublasDtrsv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtrsv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)),
    "type of cublasDtrsv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtrsv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)),
    "type of cublasCtrsv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtrsv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x,
    int64_t incx)), "type of cublasCtrsv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtrsv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x,
    int incx)), "type of cublasZtrsv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtrsv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x,
    int64_t incx)), "type of cublasZtrsv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStpsv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *AP, float *x, int incx)), "type of cublasStpsv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStpsv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)),
    "type of cublasStpsv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtpsv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *AP, double *x, int incx)),
    "type of cublasDtpsv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtpsv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)),
    "type of cublasDtpsv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtpsv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)),
    "type of cublasCtpsv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtpsv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)),
    "type of cublasCtpsv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtpsv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)),
    "type of cublasZtpsv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtpsv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x,
    int64_t incx)), "type of cublasZtpsv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStbsv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)),
    "type of cublasStbsv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStbsv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x,
    int64_t incx)), "type of cublasStbsv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtbsv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)),
    "type of cublasDtbsv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtbsv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x,
    int64_t incx)), "type of cublasDtbsv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtbsv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)),
    "type of cublasCtbsv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtbsv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x,
    int64_t incx)), "type of cublasCtbsv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtbsv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x,
    int incx)), "type of cublasZtbsv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtbsv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda,
    cuDoubleComplex *x, int64_t incx)), "type of cublasZtbsv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsymv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)),
    "type of cublasSsymv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsymv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y,
    int64_t incy)), "type of cublasSsymv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsymv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)),
    "type of cublasDsymv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsymv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y,
    int64_t incy)), "type of cublasDsymv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsymv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
    int incy)), "type of cublasCsymv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsymv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
    cuComplex *y, int64_t incy)), "type of cublasCsymv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZsymv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)),
    "type of cublasZsymv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZsymv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)),
    "type of cublasZsymv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasChemv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
    int incy)), "type of cublasChemv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasChemv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
    cuComplex *y, int64_t incy)), "type of cublasChemv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZhemv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)),
    "type of cublasZhemv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZhemv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)),
    "type of cublasZhemv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsbmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha,
    const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)),
    "type of cublasSsbmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsbmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx,
    const float *beta, float *y, int64_t incy)), "type of cublasSsbmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsbmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha,
    const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)),
    "type of cublasDsbmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsbmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx,
    const double *beta, double *y, int64_t incy)), "type of cublasDsbmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasChbmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx,
    const cuComplex *beta, cuComplex *y, int incy)), "type of cublasChbmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasChbmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
    const cuComplex *beta, cuComplex *y, int64_t incy)), "type of cublasChbmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZhbmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x,
    int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)),
    "type of cublasZhbmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZhbmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)),
    "type of cublasZhbmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSspmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *AP, const float *x, int incx, const float *beta, float *y, int incy)),
    "type of cublasSspmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSspmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *AP, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)),
    "type of cublasSspmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDspmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *AP, const double *x, int incx, const double *beta, double *y, int incy)),
    "type of cublasDspmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDspmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *AP, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)),
    "type of cublasDspmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasChpmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
    int incy)), "type of cublasChpmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasChpmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y,
    int64_t incy)), "type of cublasChpmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZhpmv_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx,
    const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)), "type of cublasZhpmv_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZhpmv_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)),
    "type of cublasZhpmv_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSger_v2),
    cublasStatus_t(cublasHandle_t handle, int m, int n, const float *alpha, const float *x,
    int incx, const float *y, int incy, float *A, int lda)), "type of cublasSger_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSger_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x,
    int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)),
    "type of cublasSger_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDger_v2),
    cublasStatus_t(cublasHandle_t handle, int m, int n, const double *alpha, const double *x,
    int incx, const double *y, int incy, double *A, int lda)), "type of cublasDger_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDger_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha,
    const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)),
    "type of cublasDger_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgeru_v2),
    cublasStatus_t(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x,
    int incx, const cuComplex *y, int incy, cuComplex *A, int lda)), "type of cublasCgeru_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgeru_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A,
    int64_t lda)), "type of cublasCgeru_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgerc_v2),
    cublasStatus_t(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x,
    int incx, const cuComplex *y, int incy, cuComplex *A, int lda)), "type of cublasCgerc_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgerc_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A,
    int64_t lda)), "type of cublasCgerc_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgeru_v2),
    cublasStatus_t(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
    int lda)), "type of cublasZgeru_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgeru_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
    cuDoubleComplex *A, int64_t lda)), "type of cublasZgeru_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgerc_v2),
    cublasStatus_t(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A,
    int lda)), "type of cublasZgerc_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgerc_v2_64),
    cublasStatus_t(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy,
    cuDoubleComplex *A, int64_t lda)), "type of cublasZgerc_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsyr_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, float *A, int lda)), "type of cublasSsyr_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsyr_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, float *A, int64_t lda)), "type of cublasSsyr_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsyr_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, double *A, int lda)), "type of cublasDsyr_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsyr_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, double *A, int64_t lda)), "type of cublasDsyr_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsyr_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, cuComplex *A, int lda)), "type of cublasCsyr_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsyr_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)), "type of cublasCsyr_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZsyr_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A,
    int lda)), "type of cublasZsyr_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZsyr_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A,
    int64_t lda)), "type of cublasZsyr_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCher_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const cuComplex *x, int incx, cuComplex *A, int lda)), "type of cublasCher_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCher_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)), "type of cublasCher_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZher_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)), "type of cublasZher_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZher_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)),
    "type of cublasZher_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSspr_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, float *AP)), "type of cublasSspr_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSspr_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, float *AP)), "type of cublasSspr_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDspr_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, double *AP)), "type of cublasDspr_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDspr_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, double *AP)), "type of cublasDspr_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasChpr_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const cuComplex *x, int incx, cuComplex *AP)), "type of cublasChpr_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasChpr_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const cuComplex *x, int64_t incx, cuComplex *AP)), "type of cublasChpr_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZhpr_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *AP)), "type of cublasZhpr_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZhpr_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)), "type of cublasZhpr_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsyr2_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, const float *y, int incy, float *A, int lda)),
    "type of cublasSsyr2_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsyr2_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)),
    "type of cublasSsyr2_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsyr2_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, const double *y, int incy, double *A, int lda)),
    "type of cublasDsyr2_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsyr2_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)),
    "type of cublasDsyr2_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsyr2_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)),
    "type of cublasCsyr2_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsyr2_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A,
    int64_t lda)), "type of cublasCsyr2_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZsyr2_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
    int incy, cuDoubleComplex *A, int lda)), "type of cublasZsyr2_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZsyr2_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *A, int64_t lda)), "type of cublasZsyr2_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCher2_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)),
    "type of cublasCher2_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCher2_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A,
    int64_t lda)), "type of cublasCher2_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZher2_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
    int incy, cuDoubleComplex *A, int lda)), "type of cublasZher2_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZher2_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *A, int64_t lda)), "type of cublasZher2_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSspr2_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha,
    const float *x, int incx, const float *y, int incy, float *AP)), "type of cublasSspr2_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSspr2_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, const float *y, int64_t incy, float *AP)),
    "type of cublasSspr2_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDspr2_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha,
    const double *x, int incx, const double *y, int incy, double *AP)), "type of cublasDspr2_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDspr2_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, const double *y, int64_t incy, double *AP)),
    "type of cublasDspr2_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasChpr2_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha,
    const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP)),
    "type of cublasChpr2_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasChpr2_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP)),
    "type of cublasChpr2_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZhpr2_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
    int incy, cuDoubleComplex *AP)), "type of cublasZhpr2_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZhpr2_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y,
    int64_t incy, cuDoubleComplex *AP)), "type of cublasZhpr2_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemvBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const float *const *Aarray, int lda, const float *const *xarray, int incx,
    const float *beta, float *const *yarray, int incy, int batchCount)),
    "type of cublasSgemvBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemvBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const float *const *Aarray, int64_t lda, const float *const *xarray,
    int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)),
    "type of cublasSgemvBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgemvBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const double *alpha, const double *const *Aarray, int lda, const double *const *xarray,
    int incx, const double *beta, double *const *yarray, int incy, int batchCount)),
    "type of cublasDgemvBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgemvBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const double *alpha, const double *const *Aarray, int64_t lda, const double *const *xarray,
    int64_t incx, const double *beta, double *const *yarray, int64_t incy, int64_t batchCount)),
    "type of cublasDgemvBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemvBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
    const cuComplex *const *xarray, int incx, const cuComplex *beta, cuComplex *const *yarray,
    int incy, int batchCount)), "type of cublasCgemvBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemvBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda,
    const cuComplex *const *xarray, int64_t incx, const cuComplex *beta, cuComplex *const *yarray,
    int64_t incy, int64_t batchCount)), "type of cublasCgemvBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgemvBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda,
    const cuDoubleComplex *const *xarray, int incx, const cuDoubleComplex *beta,
    cuDoubleComplex *const *yarray, int incy, int batchCount)), "type of cublasZgemvBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgemvBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda,
    const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta,
    cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount)),
    "type of cublasZgemvBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemvStridedBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const float *A, int lda, long long strideA, const float *x, int incx,
    long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)),
    "type of cublasSgemvStridedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemvStridedBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const float *A, int64_t lda, long long strideA, const float *x,
    int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey,
    int64_t batchCount)), "type of cublasSgemvStridedBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgemvStridedBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const double *alpha, const double *A, int lda, long long strideA, const double *x, int incx,
    long long stridex, const double *beta, double *y, int incy, long long stridey,
    int batchCount)), "type of cublasDgemvStridedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgemvStridedBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const double *alpha, const double *A, int64_t lda, long long strideA, const double *x,
    int64_t incx, long long stridex, const double *beta, double *y, int64_t incy,
    long long stridey, int64_t batchCount)), "type of cublasDgemvStridedBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemvStridedBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *x,
    int incx, long long stridex, const cuComplex *beta, cuComplex *y, int incy, long long stridey,
    int batchCount)), "type of cublasCgemvStridedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemvStridedBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *x,
    int64_t incx, long long stridex, const cuComplex *beta, cuComplex *y, int64_t incy,
    long long stridey, int64_t batchCount)), "type of cublasCgemvStridedBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgemvStridedBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA,
    const cuDoubleComplex *x, int incx, long long stridex, const cuDoubleComplex *beta,
    cuDoubleComplex *y, int incy, long long stridey, int batchCount)),
    "type of cublasZgemvStridedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgemvStridedBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA,
    const cuDoubleComplex *x, int64_t incx, long long stridex, const cuDoubleComplex *beta,
    cuDoubleComplex *y, int64_t incy, long long stridey, int64_t batchCount)),
    "type of cublasZgemvStridedBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb,
    const float *beta, float *C, int ldc)), "type of cublasSgemm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda,
    const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)),
    "type of cublasSgemm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgemm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb,
    const double *beta, double *C, int ldc)), "type of cublasDgemm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgemm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda,
    const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)),
    "type of cublasDgemm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B,
    int ldb, const cuComplex *beta, cuComplex *C, int ldc)), "type of cublasCgemm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)),
    "type of cublasCgemm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemm3m),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B,
    int ldb, const cuComplex *beta, cuComplex *C, int ldc)), "type of cublasCgemm3m");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemm3m_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)),
    "type of cublasCgemm3m_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemm3mEx),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
    const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype,
    int ldc)), "type of cublasCgemm3mEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemm3mEx_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C,
    cudaDataType Ctype, int64_t ldc)), "type of cublasCgemm3mEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgemm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)),
    "type of cublasZgemm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgemm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *C, int64_t ldc)), "type of cublasZgemm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgemm3m),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)),
    "type of cublasZgemm3m");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgemm3m_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *C, int64_t ldc)), "type of cublasZgemm3m_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemmEx),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda,
    const void *B, cudaDataType Btype, int ldb, const float *beta, void *C, cudaDataType Ctype,
    int ldc)), "type of cublasSgemmEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemmEx_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const float *beta, void *C,
    cudaDataType Ctype, int64_t ldc)), "type of cublasSgemmEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGemmEx),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda,
    const void *B, cudaDataType Btype, int ldb, const void *beta, void *C, cudaDataType Ctype,
    int ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)), "type of cublasGemmEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGemmEx_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const void *beta, void *C,
    cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)),
    "type of cublasGemmEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemmEx),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
    const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype,
    int ldc)), "type of cublasCgemmEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemmEx_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype,
    int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C,
    cudaDataType Ctype, int64_t ldc)), "type of cublasCgemmEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsyrk_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const float *A, int lda, const float *beta, float *C, int ldc)),
    "type of cublasSsyrk_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsyrk_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *beta,
    float *C, int64_t ldc)), "type of cublasSsyrk_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsyrk_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const double *alpha, const double *A, int lda, const double *beta, double *C, int ldc)),
    "type of cublasDsyrk_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsyrk_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *beta,
    double *C, int64_t ldc)), "type of cublasDsyrk_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsyrk_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta,
    cuComplex *C, int ldc)), "type of cublasCsyrk_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsyrk_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *beta, cuComplex *C, int64_t ldc)), "type of cublasCsyrk_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZsyrk_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)), "type of cublasZsyrk_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZsyrk_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)), "type of cublasZsyrk_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsyrkEx),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
    const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)), "type of cublasCsyrkEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsyrkEx_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)), "type of cublasCsyrkEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsyrk3mEx),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda,
    const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)), "type of cublasCsyrk3mEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsyrk3mEx_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)),
    "type of cublasCsyrk3mEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCherk_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const cuComplex *A, int lda, const float *beta, cuComplex *C,
    int ldc)), "type of cublasCherk_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCherk_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const cuComplex *A, int64_t lda, const float *beta,
    cuComplex *C, int64_t ldc)), "type of cublasCherk_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZherk_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const double *alpha, const cuDoubleComplex *A, int lda, const double *beta,
    cuDoubleComplex *C, int ldc)), "type of cublasZherk_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZherk_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *A, int64_t lda,
    const double *beta, cuDoubleComplex *C, int64_t ldc)), "type of cublasZherk_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCherkEx),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta,
    void *C, cudaDataType Ctype, int ldc)), "type of cublasCherkEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCherkEx_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const float *beta, void *C, cudaDataType Ctype, int64_t ldc)), "type of cublasCherkEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCherk3mEx),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta,
    void *C, cudaDataType Ctype, int ldc)), "type of cublasCherk3mEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCherk3mEx_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda,
    const float *beta, void *C, cudaDataType Ctype, int64_t ldc)), "type of cublasCherk3mEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsyr2k_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
    float *C, int ldc)), "type of cublasSsyr2k_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsyr2k_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B,
    int64_t ldb, const float *beta, float *C, int64_t ldc)), "type of cublasSsyr2k_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsyr2k_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const double *alpha, const double *A, int lda, const double *B, int ldb,
    const double *beta, double *C, int ldc)), "type of cublasDsyr2k_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsyr2k_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B,
    int64_t ldb, const double *beta, double *C, int64_t ldc)), "type of cublasDsyr2k_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsyr2k_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)), "type of cublasCsyr2k_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsyr2k_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)),
    "type of cublasCsyr2k_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZsyr2k_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)),
    "type of cublasZsyr2k_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZsyr2k_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc)), "type of cublasZsyr2k_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCher2k_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const float *beta, cuComplex *C, int ldc)), "type of cublasCher2k_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCher2k_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)),
    "type of cublasCher2k_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZher2k_v2),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)),
    "type of cublasZher2k_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZher2k_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)),
    "type of cublasZher2k_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsyrkx),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
    float *C, int ldc)), "type of cublasSsyrkx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsyrkx_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B,
    int64_t ldb, const float *beta, float *C, int64_t ldc)), "type of cublasSsyrkx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsyrkx),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const double *alpha, const double *A, int lda, const double *B, int ldb,
    const double *beta, double *C, int ldc)), "type of cublasDsyrkx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsyrkx_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B,
    int64_t ldb, const double *beta, double *C, int64_t ldc)), "type of cublasDsyrkx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsyrkx),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)), "type of cublasCsyrkx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsyrkx_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)),
    "type of cublasCsyrkx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZsyrkx),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)),
    "type of cublasZsyrkx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZsyrkx_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc)), "type of cublasZsyrkx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCherkx),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const float *beta, cuComplex *C, int ldc)), "type of cublasCherkx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCherkx_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)),
    "type of cublasCherkx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZherkx),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n,
    int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)),
    "type of cublasZherkx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZherkx_64),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)),
    "type of cublasZherkx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsymm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m,
    int n, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta,
    float *C, int ldc)), "type of cublasSsymm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSsymm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb,
    const float *beta, float *C, int64_t ldc)), "type of cublasSsymm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsymm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m,
    int n, const double *alpha, const double *A, int lda, const double *B, int ldb,
    const double *beta, double *C, int ldc)), "type of cublasDsymm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDsymm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb,
    const double *beta, double *C, int64_t ldc)), "type of cublasDsymm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsymm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m,
    int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)), "type of cublasCsymm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCsymm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B,
    int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)), "type of cublasCsymm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZsymm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m,
    int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)),
    "type of cublasZsymm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZsymm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc)), "type of cublasZsymm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasChemm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m,
    int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb,
    const cuComplex *beta, cuComplex *C, int ldc)), "type of cublasChemm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasChemm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B,
    int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)), "type of cublasChemm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZhemm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m,
    int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)),
    "type of cublasZhemm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZhemm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int64_t ldc)), "type of cublasZhemm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStrsm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha,
    const float *A, int lda, float *B, int ldb)), "type of cublasStrsm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStrsm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha,
    const float *A, int64_t lda, float *B, int64_t ldb)), "type of cublasStrsm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtrsm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha,
    const double *A, int lda, double *B, int ldb)), "type of cublasDtrsm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtrsm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha,
    const double *A, int64_t lda, double *B, int64_t ldb)), "type of cublasDtrsm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtrsm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, cuComplex *B, int ldb)), "type of cublasCtrsm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtrsm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb)), "type of cublasCtrsm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtrsm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)), "type of cublasZtrsm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtrsm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B,
    int64_t ldb)), "type of cublasZtrsm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStrmm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha,
    const float *A, int lda, const float *B, int ldb, float *C, int ldc)),
    "type of cublasStrmm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStrmm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha,
    const float *A, int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc)),
    "type of cublasStrmm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtrmm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha,
    const double *A, int lda, const double *B, int ldb, double *C, int ldc)),
    "type of cublasDtrmm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtrmm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha,
    const double *A, int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc)),
    "type of cublasDtrmm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtrmm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha,
    const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C, int ldc)),
    "type of cublasCtrmm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtrmm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)),
    "type of cublasCtrmm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtrmm_v2),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C,
    int ldc)), "type of cublasZtrmm_v2");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtrmm_v2_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B,
    int64_t ldb, cuDoubleComplex *C, int64_t ldc)), "type of cublasZtrmm_v2_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemmBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const float *alpha, const float *const *Aarray, int lda,
    const float *const *Barray, int ldb, const float *beta, float *const *Carray, int ldc,
    int batchCount)), "type of cublasSgemmBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemmBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const float *alpha, const float *const *Aarray, int64_t lda,
    const float *const *Barray, int64_t ldb, const float *beta, float *const *Carray, int64_t ldc,
    int64_t batchCount)), "type of cublasSgemmBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgemmBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const double *alpha, const double *const *Aarray, int lda,
    const double *const *Barray, int ldb, const double *beta, double *const *Carray, int ldc,
    int batchCount)), "type of cublasDgemmBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgemmBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const double *alpha, const double *const *Aarray, int64_t lda,
    const double *const *Barray, int64_t ldb, const double *beta, double *const *Carray,
    int64_t ldc, int64_t batchCount)), "type of cublasDgemmBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemmBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
    const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray,
    int ldc, int batchCount)), "type of cublasCgemmBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemmBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray,
    int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta,
    cuComplex *const *Carray, int64_t ldc, int64_t batchCount)), "type of cublasCgemmBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemm3mBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda,
    const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray,
    int ldc, int batchCount)), "type of cublasCgemm3mBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemm3mBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray,
    int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta,
    cuComplex *const *Carray, int64_t ldc, int64_t batchCount)), "type of cublasCgemm3mBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgemmBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray,
    int lda, const cuDoubleComplex *const *Barray, int ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *const *Carray, int ldc, int batchCount)), "type of cublasZgemmBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgemmBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha,
    const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *Barray,
    int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int64_t ldc,
    int64_t batchCount)), "type of cublasZgemmBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemmStridedBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const float *alpha, const float *A, int lda, long long strideA,
    const float *B, int ldb, long long strideB, const float *beta, float *C, int ldc,
    long long strideC, int batchCount)), "type of cublasSgemmStridedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemmStridedBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda,
    long long strideA, const float *B, int64_t ldb, long long strideB, const float *beta, float *C,
    int64_t ldc, long long strideC, int64_t batchCount)), "type of cublasSgemmStridedBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgemmStridedBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const double *alpha, const double *A, int lda, long long strideA,
    const double *B, int ldb, long long strideB, const double *beta, double *C, int ldc,
    long long strideC, int batchCount)), "type of cublasDgemmStridedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgemmStridedBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda,
    long long strideA, const double *B, int64_t ldb, long long strideB, const double *beta,
    double *C, int64_t ldc, long long strideC, int64_t batchCount)),
    "type of cublasDgemmStridedBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemmStridedBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA,
    const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc,
    long long strideC, int batchCount)), "type of cublasCgemmStridedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemmStridedBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta,
    cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)),
    "type of cublasCgemmStridedBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemm3mStridedBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA,
    const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc,
    long long strideC, int batchCount)), "type of cublasCgemm3mStridedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgemm3mStridedBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta,
    cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)),
    "type of cublasCgemm3mStridedBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgemmStridedBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    long long strideA, const cuDoubleComplex *B, int ldb, long long strideB,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc, long long strideC, int batchCount)),
    "type of cublasZgemmStridedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgemmStridedBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    int64_t lda, long long strideA, const cuDoubleComplex *B, int64_t ldb, long long strideB,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc, long long strideC,
    int64_t batchCount)), "type of cublasZgemmStridedBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGemmBatchedEx),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int lda,
    const void *const *Barray, cudaDataType Btype, int ldb, const void *beta, void *const *Carray,
    cudaDataType Ctype, int ldc, int batchCount, cublasComputeType_t computeType,
    cublasGemmAlgo_t algo)), "type of cublasGemmBatchedEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGemmBatchedEx_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const void *alpha, const void *const *Aarray,
    cudaDataType Atype, int64_t lda, const void *const *Barray, cudaDataType Btype, int64_t ldb,
    const void *beta, void *const *Carray, cudaDataType Ctype, int64_t ldc, int64_t batchCount,
    cublasComputeType_t computeType, cublasGemmAlgo_t algo)), "type of cublasGemmBatchedEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGemmStridedBatchedEx),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda,
    long long strideA, const void *B, cudaDataType Btype, int ldb, long long strideB,
    const void *beta, void *C, cudaDataType Ctype, int ldc, long long strideC, int batchCount,
    cublasComputeType_t computeType, cublasGemmAlgo_t algo)), "type of cublasGemmStridedBatchedEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGemmStridedBatchedEx_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype,
    int64_t lda, long long strideA, const void *B, cudaDataType Btype, int64_t ldb,
    long long strideB, const void *beta, void *C, cudaDataType Ctype, int64_t ldc,
    long long strideC, int64_t batchCount, cublasComputeType_t computeType,
    cublasGemmAlgo_t algo)), "type of cublasGemmStridedBatchedEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemmGroupedBatched),
    cublasStatus_t(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
    const int *k_array, const float *alpha_array, const float *const *Aarray, const int *lda_array,
    const float *const *Barray, const int *ldb_array, const float *beta_array,
    float *const *Carray, const int *ldc_array, int group_count, const int *group_size)),
    "type of cublasSgemmGroupedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgemmGroupedBatched_64),
    cublasStatus_t(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
    const int64_t *k_array, const float *alpha_array, const float *const *Aarray,
    const int64_t *lda_array, const float *const *Barray, const int64_t *ldb_array,
    const float *beta_array, float *const *Carray, const int64_t *ldc_array, int64_t group_count,
    const int64_t *group_size)), "type of cublasSgemmGroupedBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgemmGroupedBatched),
    cublasStatus_t(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
    const int *k_array, const double *alpha_array, const double *const *Aarray,
    const int *lda_array, const double *const *Barray, const int *ldb_array,
    const double *beta_array, double *const *Carray, const int *ldc_array, int group_count,
    const int *group_size)), "type of cublasDgemmGroupedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgemmGroupedBatched_64),
    cublasStatus_t(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
    const int64_t *k_array, const double *alpha_array, const double *const *Aarray,
    const int64_t *lda_array, const double *const *Barray, const int64_t *ldb_array,
    const double *beta_array, double *const *Carray, const int64_t *ldc_array, int64_t group_count,
    const int64_t *group_size)), "type of cublasDgemmGroupedBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGemmGroupedBatchedEx),
    cublasStatus_t(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int *m_array, const int *n_array,
    const int *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype,
    const int *lda_array, const void *const *Barray, cudaDataType_t Btype, const int *ldb_array,
    const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int *ldc_array,
    int group_count, const int *group_size, cublasComputeType_t computeType)),
    "type of cublasGemmGroupedBatchedEx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasGemmGroupedBatchedEx_64),
    cublasStatus_t(cublasHandle_t handle, const cublasOperation_t *transa_array,
    const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array,
    const int64_t *k_array, const void *alpha_array, const void *const *Aarray,
    cudaDataType_t Atype, const int64_t *lda_array, const void *const *Barray,
    cudaDataType_t Btype, const int64_t *ldb_array, const void *beta_array, void *const *Carray,
    cudaDataType_t Ctype, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size,
    cublasComputeType_t computeType)), "type of cublasGemmGroupedBatchedEx_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgeam),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, const float *alpha, const float *A, int lda, const float *beta, const float *B,
    int ldb, float *C, int ldc)), "type of cublasSgeam");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgeam_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *beta,
    const float *B, int64_t ldb, float *C, int64_t ldc)), "type of cublasSgeam_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgeam),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, const double *alpha, const double *A, int lda, const double *beta,
    const double *B, int ldb, double *C, int ldc)), "type of cublasDgeam");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgeam_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *beta,
    const double *B, int64_t ldb, double *C, int64_t ldc)), "type of cublasDgeam_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgeam),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta,
    const cuComplex *B, int ldb, cuComplex *C, int ldc)), "type of cublasCgeam");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgeam_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda,
    const cuComplex *beta, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)),
    "type of cublasCgeam_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgeam),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *beta, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)),
    "type of cublasZgeam");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgeam_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    const cuDoubleComplex *beta, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C,
    int64_t ldc)), "type of cublasZgeam_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStrsmBatched),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha,
    const float *const *A, int lda, float *const *B, int ldb, int batchCount)),
    "type of cublasStrsmBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStrsmBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha,
    const float *const *A, int64_t lda, float *const *B, int64_t ldb, int64_t batchCount)),
    "type of cublasStrsmBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtrsmBatched),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha,
    const double *const *A, int lda, double *const *B, int ldb, int batchCount)),
    "type of cublasDtrsmBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtrsmBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha,
    const double *const *A, int64_t lda, double *const *B, int64_t ldb, int64_t batchCount)),
    "type of cublasDtrsmBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtrsmBatched),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha,
    const cuComplex *const *A, int lda, cuComplex *const *B, int ldb, int batchCount)),
    "type of cublasCtrsmBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtrsmBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha,
    const cuComplex *const *A, int64_t lda, cuComplex *const *B, int64_t ldb, int64_t batchCount)),
    "type of cublasCtrsmBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtrsmBatched),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *B, int ldb, int batchCount)),
    "type of cublasZtrsmBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtrsmBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int64_t lda,
    cuDoubleComplex *const *B, int64_t ldb, int64_t batchCount)), "type of cublasZtrsmBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSdgmm),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const float *A,
    int lda, const float *x, int incx, float *C, int ldc)), "type of cublasSdgmm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSdgmm_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n,
    const float *A, int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc)),
    "type of cublasSdgmm_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDdgmm),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const double *A,
    int lda, const double *x, int incx, double *C, int ldc)), "type of cublasDdgmm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDdgmm_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n,
    const double *A, int64_t lda, const double *x, int64_t incx, double *C, int64_t ldc)),
    "type of cublasDdgmm_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCdgmm),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuComplex *A,
    int lda, const cuComplex *x, int incx, cuComplex *C, int ldc)), "type of cublasCdgmm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCdgmm_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n,
    const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C, int64_t ldc)),
    "type of cublasCdgmm_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZdgmm),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int m, int n,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, cuDoubleComplex *C,
    int ldc)), "type of cublasZdgmm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZdgmm_64),
    cublasStatus_t(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n,
    const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *C, int64_t ldc)), "type of cublasZdgmm_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSmatinvBatched),
    cublasStatus_t(cublasHandle_t handle, int n, const float *const *A, int lda,
    float *const *Ainv, int lda_inv, int *info, int batchSize)), "type of cublasSmatinvBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDmatinvBatched),
    cublasStatus_t(cublasHandle_t handle, int n, const double *const *A, int lda,
    double *const *Ainv, int lda_inv, int *info, int batchSize)), "type of cublasDmatinvBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCmatinvBatched),
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *const *A, int lda,
    cuComplex *const *Ainv, int lda_inv, int *info, int batchSize)),
    "type of cublasCmatinvBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZmatinvBatched),
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda,
    cuDoubleComplex *const *Ainv, int lda_inv, int *info, int batchSize)),
    "type of cublasZmatinvBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgeqrfBatched),
    cublasStatus_t(cublasHandle_t handle, int m, int n, float *const *Aarray, int lda,
    float *const *TauArray, int *info, int batchSize)), "type of cublasSgeqrfBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgeqrfBatched),
    cublasStatus_t(cublasHandle_t handle, int m, int n, double *const *Aarray, int lda,
    double *const *TauArray, int *info, int batchSize)), "type of cublasDgeqrfBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgeqrfBatched),
    cublasStatus_t(cublasHandle_t handle, int m, int n, cuComplex *const *Aarray, int lda,
    cuComplex *const *TauArray, int *info, int batchSize)), "type of cublasCgeqrfBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgeqrfBatched),
    cublasStatus_t(cublasHandle_t handle, int m, int n, cuDoubleComplex *const *Aarray, int lda,
    cuDoubleComplex *const *TauArray, int *info, int batchSize)), "type of cublasZgeqrfBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgelsBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    float *const *Aarray, int lda, float *const *Carray, int ldc, int *info, int *devInfoArray,
    int batchSize)), "type of cublasSgelsBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgelsBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    double *const *Aarray, int lda, double *const *Carray, int ldc, int *info, int *devInfoArray,
    int batchSize)), "type of cublasDgelsBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgelsBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc, int *info,
    int *devInfoArray, int batchSize)), "type of cublasCgelsBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgelsBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray, int ldc, int *info,
    int *devInfoArray, int batchSize)), "type of cublasZgelsBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStpttr),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP, float *A,
    int lda)), "type of cublasStpttr");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtpttr),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *AP,
    double *A, int lda)), "type of cublasDtpttr");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtpttr),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *AP,
    cuComplex *A, int lda)), "type of cublasCtpttr");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtpttr),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *AP,
    cuDoubleComplex *A, int lda)), "type of cublasZtpttr");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasStrttp),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda,
    float *AP)), "type of cublasStrttp");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDtrttp),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda,
    double *AP)), "type of cublasDtrttp");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCtrttp),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A,
    int lda, cuComplex *AP)), "type of cublasCtrttp");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZtrttp),
    cublasStatus_t(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A,
    int lda, cuDoubleComplex *AP)), "type of cublasZtrttp");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgetrfBatched),
    cublasStatus_t(cublasHandle_t handle, int n, float *const *A, int lda, int *P, int *info,
    int batchSize)), "type of cublasSgetrfBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgetrfBatched),
    cublasStatus_t(cublasHandle_t handle, int n, double *const *A, int lda, int *P, int *info,
    int batchSize)), "type of cublasDgetrfBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgetrfBatched),
    cublasStatus_t(cublasHandle_t handle, int n, cuComplex *const *A, int lda, int *P, int *info,
    int batchSize)), "type of cublasCgetrfBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgetrfBatched),
    cublasStatus_t(cublasHandle_t handle, int n, cuDoubleComplex *const *A, int lda, int *P,
    int *info, int batchSize)), "type of cublasZgetrfBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgetriBatched),
    cublasStatus_t(cublasHandle_t handle, int n, const float *const *A, int lda, const int *P,
    float *const *C, int ldc, int *info, int batchSize)), "type of cublasSgetriBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgetriBatched),
    cublasStatus_t(cublasHandle_t handle, int n, const double *const *A, int lda, const int *P,
    double *const *C, int ldc, int *info, int batchSize)), "type of cublasDgetriBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgetriBatched),
    cublasStatus_t(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, const int *P,
    cuComplex *const *C, int ldc, int *info, int batchSize)), "type of cublasCgetriBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgetriBatched),
    cublasStatus_t(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda,
    const int *P, cuDoubleComplex *const *C, int ldc, int *info, int batchSize)),
    "type of cublasZgetriBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasSgetrsBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const float *const *Aarray, int lda, const int *devIpiv, float *const *Barray, int ldb,
    int *info, int batchSize)), "type of cublasSgetrsBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasDgetrsBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const double *const *Aarray, int lda, const int *devIpiv, double *const *Barray, int ldb,
    int *info, int batchSize)), "type of cublasDgetrsBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasCgetrsBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const cuComplex *const *Aarray, int lda, const int *devIpiv, cuComplex *const *Barray, int ldb,
    int *info, int batchSize)), "type of cublasCgetrsBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasZgetrsBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
    const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv,
    cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize)),
    "type of cublasZgetrsBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasUint8gemmBias),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda,
    const unsigned char *B, int B_bias, int ldb, unsigned char *C, int C_bias, int ldc, int C_mult,
    int C_shift)), "type of cublasUint8gemmBias");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtCreate),
    cublasStatus_t(cublasXtHandle_t *handle)), "type of cublasXtCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtDestroy),
    cublasStatus_t(cublasXtHandle_t handle)), "type of cublasXtDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtGetNumBoards),
    cublasStatus_t(int nbDevices, int *deviceId, int *nbBoards)), "type of cublasXtGetNumBoards");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtMaxBoards),
    cublasStatus_t(int *nbGpuBoards)), "type of cublasXtMaxBoards");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtDeviceSelect),
    cublasStatus_t(cublasXtHandle_t handle, int nbDevices, int *deviceId)),
    "type of cublasXtDeviceSelect");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtSetBlockDim),
    cublasStatus_t(cublasXtHandle_t handle, int blockDim)), "type of cublasXtSetBlockDim");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtGetBlockDim),
    cublasStatus_t(cublasXtHandle_t handle, int *blockDim)), "type of cublasXtGetBlockDim");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtGetPinningMemMode),
    cublasStatus_t(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)),
    "type of cublasXtGetPinningMemMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtSetPinningMemMode),
    cublasStatus_t(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)),
    "type of cublasXtSetPinningMemMode");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtSetCpuRoutine),
    cublasStatus_t(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type,
    void *blasFunctor)), "type of cublasXtSetCpuRoutine");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtSetCpuRatio),
    cublasStatus_t(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type,
    float ratio)), "type of cublasXtSetCpuRatio");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtSgemm),
    cublasStatus_t(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B,
    size_t ldb, const float *beta, float *C, size_t ldc)), "type of cublasXtSgemm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtDgemm),
    cublasStatus_t(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const double *alpha, const double *A, size_t lda,
    const double *B, size_t ldb, const double *beta, double *C, size_t ldc)),
    "type of cublasXtDgemm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtCgemm),
    cublasStatus_t(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda,
    const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)),
    "type of cublasXtCgemm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtZgemm),
    cublasStatus_t(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    size_t m, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
    size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta,
    cuDoubleComplex *C, size_t ldc)), "type of cublasXtZgemm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtSsyrk),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *beta,
    float *C, size_t ldc)), "type of cublasXtSsyrk");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtDsyrk),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *beta,
    double *C, size_t ldc)), "type of cublasXtDsyrk");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtCsyrk),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda,
    const cuComplex *beta, cuComplex *C, size_t ldc)), "type of cublasXtCsyrk");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtZsyrk),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)), "type of cublasXtZsyrk");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtCherk),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const float *alpha, const cuComplex *A, size_t lda, const float *beta,
    cuComplex *C, size_t ldc)), "type of cublasXtCherk");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtZherk),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const double *alpha, const cuDoubleComplex *A, size_t lda,
    const double *beta, cuDoubleComplex *C, size_t ldc)), "type of cublasXtZherk");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtSsyr2k),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
    const float *beta, float *C, size_t ldc)), "type of cublasXtSsyr2k");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtDsyr2k),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B,
    size_t ldb, const double *beta, double *C, size_t ldc)), "type of cublasXtDsyr2k");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtCsyr2k),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)), "type of cublasXtCsyr2k");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtZsyr2k),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc)), "type of cublasXtZsyr2k");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtCherkx),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const float *beta, cuComplex *C, size_t ldc)), "type of cublasXtCherkx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtZherkx),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)),
    "type of cublasXtZherkx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtStrsm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha,
    const float *A, size_t lda, float *B, size_t ldb)), "type of cublasXtStrsm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtDtrsm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha,
    const double *A, size_t lda, double *B, size_t ldb)), "type of cublasXtDtrsm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtCtrsm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha,
    const cuComplex *A, size_t lda, cuComplex *B, size_t ldb)), "type of cublasXtCtrsm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtZtrsm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B,
    size_t ldb)), "type of cublasXtZtrsm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtSsymm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
    const float *beta, float *C, size_t ldc)), "type of cublasXtSsymm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtDsymm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb,
    const double *beta, double *C, size_t ldc)), "type of cublasXtDsymm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtCsymm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)), "type of cublasXtCsymm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtZsymm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc)), "type of cublasXtZsymm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtChemm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)), "type of cublasXtChemm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtZhemm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc)), "type of cublasXtZhemm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtSsyrkx),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb,
    const float *beta, float *C, size_t ldc)), "type of cublasXtSsyrkx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtDsyrkx),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B,
    size_t ldb, const double *beta, double *C, size_t ldc)), "type of cublasXtDsyrkx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtCsyrkx),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)), "type of cublasXtCsyrkx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtZsyrkx),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C,
    size_t ldc)), "type of cublasXtZsyrkx");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtCher2k),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B,
    size_t ldb, const float *beta, cuComplex *C, size_t ldc)), "type of cublasXtCher2k");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtZher2k),
    cublasStatus_t(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda,
    const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)),
    "type of cublasXtZher2k");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtSspmm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta,
    float *C, size_t ldc)), "type of cublasXtSspmm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtDspmm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const double *alpha, const double *AP, const double *B, size_t ldb,
    const double *beta, double *C, size_t ldc)), "type of cublasXtDspmm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtCspmm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb,
    const cuComplex *beta, cuComplex *C, size_t ldc)), "type of cublasXtCspmm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtZspmm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B,
    size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)),
    "type of cublasXtZspmm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtStrmm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha,
    const float *A, size_t lda, const float *B, size_t ldb, float *C, size_t ldc)),
    "type of cublasXtStrmm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtDtrmm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha,
    const double *A, size_t lda, const double *B, size_t ldb, double *C, size_t ldc)),
    "type of cublasXtDtrmm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtCtrmm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha,
    const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc)),
    "type of cublasXtCtrmm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasXtZtrmm),
    cublasStatus_t(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B,
    size_t ldb, cuDoubleComplex *C, size_t ldc)), "type of cublasXtZtrmm");
#else
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasHSHgemvBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *const *Aarray, int lda, const __half *const *xarray,
    int incx, const float *beta, __half *const *yarray, int incy, int batchCount)),
    "type of cublasHSHgemvBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasHSHgemvBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __half *const *Aarray, int64_t lda, const __half *const *xarray,
    int64_t incx, const float *beta, __half *const *yarray, int64_t incy, int64_t batchCount)),
    "type of cublasHSHgemvBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasHSSgemvBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *const *Aarray, int lda, const __half *const *xarray,
    int incx, const float *beta, float *const *yarray, int incy, int batchCount)),
    "type of cublasHSSgemvBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasHSSgemvBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __half *const *Aarray, int64_t lda, const __half *const *xarray,
    int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)),
    "type of cublasHSSgemvBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasTSTgemvBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
    const __nv_bfloat16 *const *xarray, int incx, const float *beta, __nv_bfloat16 *const *yarray,
    int incy, int batchCount)), "type of cublasTSTgemvBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasTSTgemvBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int64_t lda,
    const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta,
    __nv_bfloat16 *const *yarray, int64_t incy, int64_t batchCount)),
    "type of cublasTSTgemvBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasTSSgemvBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int lda,
    const __nv_bfloat16 *const *xarray, int incx, const float *beta, float *const *yarray,
    int incy, int batchCount)), "type of cublasTSSgemvBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasTSSgemvBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __nv_bfloat16 *const *Aarray, int64_t lda,
    const __nv_bfloat16 *const *xarray, int64_t incx, const float *beta, float *const *yarray,
    int64_t incy, int64_t batchCount)), "type of cublasTSSgemvBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasHSHgemvStridedBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *A, int lda, long long strideA, const __half *x, int incx,
    long long stridex, const float *beta, __half *y, int incy, long long stridey, int batchCount)),
    "type of cublasHSHgemvStridedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasHSHgemvStridedBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __half *A, int64_t lda, long long strideA, const __half *x,
    int64_t incx, long long stridex, const float *beta, __half *y, int64_t incy, long long stridey,
    int64_t batchCount)), "type of cublasHSHgemvStridedBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasHSSgemvStridedBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __half *A, int lda, long long strideA, const __half *x, int incx,
    long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)),
    "type of cublasHSSgemvStridedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasHSSgemvStridedBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __half *A, int64_t lda, long long strideA, const __half *x,
    int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey,
    int64_t batchCount)), "type of cublasHSSgemvStridedBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasTSTgemvStridedBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *A, int lda, long long strideA, const __nv_bfloat16 *x,
    int incx, long long stridex, const float *beta, __nv_bfloat16 *y, int incy, long long stridey,
    int batchCount)), "type of cublasTSTgemvStridedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasTSTgemvStridedBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __nv_bfloat16 *A, int64_t lda, long long strideA,
    const __nv_bfloat16 *x, int64_t incx, long long stridex, const float *beta, __nv_bfloat16 *y,
    int64_t incy, long long stridey, int64_t batchCount)),
    "type of cublasTSTgemvStridedBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasTSSgemvStridedBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
    const float *alpha, const __nv_bfloat16 *A, int lda, long long strideA, const __nv_bfloat16 *x,
    int incx, long long stridex, const float *beta, float *y, int incy, long long stridey,
    int batchCount)), "type of cublasTSSgemvStridedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasTSSgemvStridedBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const __nv_bfloat16 *A, int64_t lda, long long strideA,
    const __nv_bfloat16 *x, int64_t incx, long long stridex, const float *beta, float *y,
    int64_t incy, long long stridey, int64_t batchCount)),
    "type of cublasTSSgemvStridedBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasHgemm),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const __half *alpha, const __half *A, int lda, const __half *B, int ldb,
    const __half *beta, __half *C, int ldc)), "type of cublasHgemm");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasHgemm_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const __half *alpha, const __half *A, int64_t lda,
    const __half *B, int64_t ldb, const __half *beta, __half *C, int64_t ldc)),
    "type of cublasHgemm_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasHgemmBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const __half *alpha, const __half *const *Aarray, int lda,
    const __half *const *Barray, int ldb, const __half *beta, __half *const *Carray, int ldc,
    int batchCount)), "type of cublasHgemmBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasHgemmBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const __half *alpha, const __half *const *Aarray, int64_t lda,
    const __half *const *Barray, int64_t ldb, const __half *beta, __half *const *Carray,
    int64_t ldc, int64_t batchCount)), "type of cublasHgemmBatched_64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasHgemmStridedBatched),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int m, int n, int k, const __half *alpha, const __half *A, int lda, long long strideA,
    const __half *B, int ldb, long long strideB, const __half *beta, __half *C, int ldc,
    long long strideC, int batchCount)), "type of cublasHgemmStridedBatched");
_Static_assert(__builtin_types_compatible_p(__typeof__(cublasHgemmStridedBatched_64),
    cublasStatus_t(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const __half *alpha, const __half *A, int64_t lda,
    long long strideA, const __half *B, int64_t ldb, long long strideB, const __half *beta,
    __half *C, int64_t ldc, long long strideC, int64_t batchCount)),
    "type of cublasHgemmStridedBatched_64");
#endif
