// classes.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "classes.h"

#define ITEMS_cudaDataType(ITEM) \
    ITEM(CUDA_R_16F, 2) \
    ITEM(CUDA_C_16F, 6) \
    ITEM(CUDA_R_16BF, 14) \
    ITEM(CUDA_C_16BF, 15) \
    ITEM(CUDA_R_32F, 0) \
    ITEM(CUDA_C_32F, 4) \
    ITEM(CUDA_R_64F, 1) \
    ITEM(CUDA_C_64F, 5) \
    ITEM(CUDA_R_4I, 16) \
    ITEM(CUDA_C_4I, 17) \
    ITEM(CUDA_R_4U, 18) \
    ITEM(CUDA_C_4U, 19) \
    ITEM(CUDA_R_8I, 3) \
    ITEM(CUDA_C_8I, 7) \
    ITEM(CUDA_R_8U, 8) \
    ITEM(CUDA_C_8U, 9) \
    ITEM(CUDA_R_16I, 20) \
    ITEM(CUDA_C_16I, 21) \
    ITEM(CUDA_R_16U, 22) \
    ITEM(CUDA_C_16U, 23) \
    ITEM(CUDA_R_32I, 10) \
    ITEM(CUDA_C_32I, 11) \
    ITEM(CUDA_R_32U, 12) \
    ITEM(CUDA_C_32U, 13) \
    ITEM(CUDA_R_64I, 24) \
    ITEM(CUDA_C_64I, 25) \
    ITEM(CUDA_R_64U, 26) \
    ITEM(CUDA_C_64U, 27) \
    ITEM(CUDA_R_8F_E4M3, 28) \
    ITEM(CUDA_R_8F_UE4M3, 28) \
    ITEM(CUDA_R_8F_E5M2, 29) \
    ITEM(CUDA_R_8F_UE8M0, 30) \
    ITEM(CUDA_R_6F_E2M3, 31) \
    ITEM(CUDA_R_6F_E3M2, 32) \
    ITEM(CUDA_R_4F_E2M1, 33) \
    ITEM(CUDA_R_8F_UE5M3, 34)
CB_ENUM_TABLE(cudaDataType, .c_name = "enum cudaDataType_t");

#define ITEMS_cudaEmulationMantissaControl(ITEM) \
    ITEM(CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC, 0) \
    ITEM(CUDA_EMULATION_MANTISSA_CONTROL_FIXED, 1)
CB_ENUM_TABLE(cudaEmulationMantissaControl, .c_name = "enum cudaEmulationMantissaControl_t");

#define ITEMS_cudaEmulationSpecialValuesSupport(ITEM) \
    ITEM(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT, 65535) \
    ITEM(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE, 0) \
    ITEM(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY, 1) \
    ITEM(CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN, 2)
CB_ENUM_TABLE(cudaEmulationSpecialValuesSupport,
    .c_name = "enum cudaEmulationSpecialValuesSupport_t");

#define ITEMS_libraryPropertyType(ITEM) \
    ITEM(MAJOR_VERSION, 0) \
    ITEM(MINOR_VERSION, 1) \
    ITEM(PATCH_LEVEL, 2)
CB_ENUM_TABLE(libraryPropertyType, .c_name = "enum libraryPropertyType_t");

#define ITEMS_cublasStatus_t(ITEM) \
    ITEM(CUBLAS_STATUS_SUCCESS, 0) \
    ITEM(CUBLAS_STATUS_NOT_INITIALIZED, 1) \
    ITEM(CUBLAS_STATUS_ALLOC_FAILED, 3) \
    ITEM(CUBLAS_STATUS_INVALID_VALUE, 7) \
    ITEM(CUBLAS_STATUS_ARCH_MISMATCH, 8) \
    ITEM(CUBLAS_STATUS_MAPPING_ERROR, 11) \
    ITEM(CUBLAS_STATUS_EXECUTION_FAILED, 13) \
    ITEM(CUBLAS_STATUS_INTERNAL_ERROR, 14) \
    ITEM(CUBLAS_STATUS_NOT_SUPPORTED, 15) \
    ITEM(CUBLAS_STATUS_LICENSE_ERROR, 16)
CB_ENUM_TABLE(cublasStatus_t, .c_name = "cublasStatus_t");

#define ITEMS_cublasFillMode_t(ITEM) \
    ITEM(CUBLAS_FILL_MODE_LOWER, 0) \
    ITEM(CUBLAS_FILL_MODE_UPPER, 1) \
    ITEM(CUBLAS_FILL_MODE_FULL, 2)
CB_ENUM_TABLE(cublasFillMode_t, .c_name = "cublasFillMode_t");

#define ITEMS_cublasDiagType_t(ITEM) \
    ITEM(CUBLAS_DIAG_NON_UNIT, 0) \
    ITEM(CUBLAS_DIAG_UNIT, 1)
CB_ENUM_TABLE(cublasDiagType_t, .c_name = "cublasDiagType_t");

#define ITEMS_cublasSideMode_t(ITEM) \
    ITEM(CUBLAS_SIDE_LEFT, 0) \
    ITEM(CUBLAS_SIDE_RIGHT, 1)
CB_ENUM_TABLE(cublasSideMode_t, .c_name = "cublasSideMode_t");

#define ITEMS_cublasOperation_t(ITEM) \
    ITEM(CUBLAS_OP_N, 0) \
    ITEM(CUBLAS_OP_T, 1) \
    ITEM(CUBLAS_OP_C, 2) \
    ITEM(CUBLAS_OP_HERMITAN, 2) \
    ITEM(CUBLAS_OP_CONJG, 3)
CB_ENUM_TABLE(cublasOperation_t, .c_name = "cublasOperation_t");

#define ITEMS_cublasPointerMode_t(ITEM) \
    ITEM(CUBLAS_POINTER_MODE_HOST, 0) \
    ITEM(CUBLAS_POINTER_MODE_DEVICE, 1)
CB_ENUM_TABLE(cublasPointerMode_t, .c_name = "cublasPointerMode_t");

#define ITEMS_cublasAtomicsMode_t(ITEM) \
    ITEM(CUBLAS_ATOMICS_NOT_ALLOWED, 0) \
    ITEM(CUBLAS_ATOMICS_ALLOWED, 1)
CB_ENUM_TABLE(cublasAtomicsMode_t, .c_name = "cublasAtomicsMode_t");

#define ITEMS_cublasGemmAlgo_t(ITEM) \
    ITEM(CUBLAS_GEMM_DFALT, -1) \
    ITEM(CUBLAS_GEMM_DEFAULT, -1) \
    ITEM(CUBLAS_GEMM_ALGO0, 0) \
    ITEM(CUBLAS_GEMM_ALGO1, 1) \
    ITEM(CUBLAS_GEMM_ALGO2, 2) \
    ITEM(CUBLAS_GEMM_ALGO3, 3) \
    ITEM(CUBLAS_GEMM_ALGO4, 4) \
    ITEM(CUBLAS_GEMM_ALGO5, 5) \
    ITEM(CUBLAS_GEMM_ALGO6, 6) \
    ITEM(CUBLAS_GEMM_ALGO7, 7) \
    ITEM(CUBLAS_GEMM_ALGO8, 8) \
    ITEM(CUBLAS_GEMM_ALGO9, 9) \
    ITEM(CUBLAS_GEMM_ALGO10, 10) \
    ITEM(CUBLAS_GEMM_ALGO11, 11) \
    ITEM(CUBLAS_GEMM_ALGO12, 12) \
    ITEM(CUBLAS_GEMM_ALGO13, 13) \
    ITEM(CUBLAS_GEMM_ALGO14, 14) \
    ITEM(CUBLAS_GEMM_ALGO15, 15) \
    ITEM(CUBLAS_GEMM_ALGO16, 16) \
    ITEM(CUBLAS_GEMM_ALGO17, 17) \
    ITEM(CUBLAS_GEMM_ALGO18, 18) \
    ITEM(CUBLAS_GEMM_ALGO19, 19) \
    ITEM(CUBLAS_GEMM_ALGO20, 20) \
    ITEM(CUBLAS_GEMM_ALGO21, 21) \
    ITEM(CUBLAS_GEMM_ALGO22, 22) \
    ITEM(CUBLAS_GEMM_ALGO23, 23) \
    ITEM(CUBLAS_GEMM_DEFAULT_TENSOR_OP, 99) \
    ITEM(CUBLAS_GEMM_DFALT_TENSOR_OP, 99) \
    ITEM(CUBLAS_GEMM_ALGO0_TENSOR_OP, 100) \
    ITEM(CUBLAS_GEMM_ALGO1_TENSOR_OP, 101) \
    ITEM(CUBLAS_GEMM_ALGO2_TENSOR_OP, 102) \
    ITEM(CUBLAS_GEMM_ALGO3_TENSOR_OP, 103) \
    ITEM(CUBLAS_GEMM_ALGO4_TENSOR_OP, 104) \
    ITEM(CUBLAS_GEMM_ALGO5_TENSOR_OP, 105) \
    ITEM(CUBLAS_GEMM_ALGO6_TENSOR_OP, 106) \
    ITEM(CUBLAS_GEMM_ALGO7_TENSOR_OP, 107) \
    ITEM(CUBLAS_GEMM_ALGO8_TENSOR_OP, 108) \
    ITEM(CUBLAS_GEMM_ALGO9_TENSOR_OP, 109) \
    ITEM(CUBLAS_GEMM_ALGO10_TENSOR_OP, 110) \
    ITEM(CUBLAS_GEMM_ALGO11_TENSOR_OP, 111) \
    ITEM(CUBLAS_GEMM_ALGO12_TENSOR_OP, 112) \
    ITEM(CUBLAS_GEMM_ALGO13_TENSOR_OP, 113) \
    ITEM(CUBLAS_GEMM_ALGO14_TENSOR_OP, 114) \
    ITEM(CUBLAS_GEMM_ALGO15_TENSOR_OP, 115) \
    ITEM(CUBLAS_GEMM_AUTOTUNE, 999)
CB_ENUM_TABLE(cublasGemmAlgo_t, .c_name = "cublasGemmAlgo_t", .is_signed = true);

#define ITEMS_cublasMath_t(ITEM) \
    ITEM(CUBLAS_DEFAULT_MATH, 0) \
    ITEM(CUBLAS_TENSOR_OP_MATH, 1) \
    ITEM(CUBLAS_PEDANTIC_MATH, 2) \
    ITEM(CUBLAS_TF32_TENSOR_OP_MATH, 3) \
    ITEM(CUBLAS_FP32_EMULATED_BF16X9_MATH, 4) \
    ITEM(CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH, 8) \
    ITEM(CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION, 16)
CB_ENUM_TABLE(cublasMath_t, .c_name = "cublasMath_t");

#define ITEMS_cublasComputeType_t(ITEM) \
    ITEM(CUBLAS_COMPUTE_16F, 64) \
    ITEM(CUBLAS_COMPUTE_16F_PEDANTIC, 65) \
    ITEM(CUBLAS_COMPUTE_32F, 68) \
    ITEM(CUBLAS_COMPUTE_32F_PEDANTIC, 69) \
    ITEM(CUBLAS_COMPUTE_32F_FAST_16F, 74) \
    ITEM(CUBLAS_COMPUTE_32F_FAST_16BF, 75) \
    ITEM(CUBLAS_COMPUTE_32F_FAST_TF32, 77) \
    ITEM(CUBLAS_COMPUTE_32F_EMULATED_16BFX9, 78) \
    ITEM(CUBLAS_COMPUTE_64F, 70) \
    ITEM(CUBLAS_COMPUTE_64F_PEDANTIC, 71) \
    ITEM(CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT, 79) \
    ITEM(CUBLAS_COMPUTE_32I, 72) \
    ITEM(CUBLAS_COMPUTE_32I_PEDANTIC, 73)
CB_ENUM_TABLE(cublasComputeType_t, .c_name = "cublasComputeType_t");

#define ITEMS_cublasEmulationStrategy_t(ITEM) \
    ITEM(CUBLAS_EMULATION_STRATEGY_DEFAULT, 0) \
    ITEM(CUBLAS_EMULATION_STRATEGY_PERFORMANT, 1) \
    ITEM(CUBLAS_EMULATION_STRATEGY_EAGER, 2)
CB_ENUM_TABLE(cublasEmulationStrategy_t, .c_name = "cublasEmulationStrategy_t");

#define ITEMS_cublasXtPinnedMemMode_t(ITEM) \
    ITEM(CUBLASXT_PINNING_DISABLED, 0) \
    ITEM(CUBLASXT_PINNING_ENABLED, 1)
CB_ENUM_TABLE(cublasXtPinnedMemMode_t, .c_name = "cublasXtPinnedMemMode_t");

#define ITEMS_cublasXtOpType_t(ITEM) \
    ITEM(CUBLASXT_FLOAT, 0) \
    ITEM(CUBLASXT_DOUBLE, 1) \
    ITEM(CUBLASXT_COMPLEX, 2) \
    ITEM(CUBLASXT_DOUBLECOMPLEX, 3)
CB_ENUM_TABLE(cublasXtOpType_t, .c_name = "cublasXtOpType_t");

#define ITEMS_cublasXtBlasOp_t(ITEM) \
    ITEM(CUBLASXT_GEMM, 0) \
    ITEM(CUBLASXT_SYRK, 1) \
    ITEM(CUBLASXT_HERK, 2) \
    ITEM(CUBLASXT_SYMM, 3) \
    ITEM(CUBLASXT_HEMM, 4) \
    ITEM(CUBLASXT_TRSM, 5) \
    ITEM(CUBLASXT_SYR2K, 6) \
    ITEM(CUBLASXT_HER2K, 7) \
    ITEM(CUBLASXT_SPMM, 8) \
    ITEM(CUBLASXT_SYRKX, 9) \
    ITEM(CUBLASXT_HERKX, 10) \
    ITEM(CUBLASXT_TRMM, 11) \
    ITEM(CUBLASXT_ROUTINE_MAX, 12)
CB_ENUM_TABLE(cublasXtBlasOp_t, .c_name = "cublasXtBlasOp_t");

static const cb_field fields_float2[] = {
    CB_NUMBER("x", FLOAT, 0, 4, "float"),
    CB_NUMBER("y", FLOAT, 4, 4, "float"),
};
CB_RECORD_TABLE(float2, .size = 8);

static const cb_field fields_double2[] = {
    CB_NUMBER("x", FLOAT, 0, 8, "double"),
    CB_NUMBER("y", FLOAT, 8, 8, "double"),
};
CB_RECORD_TABLE(double2, .size = 16);

CB_CLASS_DOC(cublasDataType_t,
    "enum cudaDataType_t.\n\n"
    "Members\n"
    "    CUDA_R_16F = 2, CUDA_C_16F = 6, CUDA_R_16BF = 14, CUDA_C_16BF = 15, CUDA_R_32F = 0,\n"
    "    CUDA_C_32F = 4, CUDA_R_64F = 1, CUDA_C_64F = 5, CUDA_R_4I = 16, CUDA_C_4I = 17,\n"
    "    CUDA_R_4U = 18, CUDA_C_4U = 19, CUDA_R_8I = 3, CUDA_C_8I = 7, CUDA_R_8U = 8,\n"
    "    CUDA_C_8U = 9, CUDA_R_16I = 20, CUDA_C_16I = 21, CUDA_R_16U = 22, CUDA_C_16U = 23,\n"
    "    CUDA_R_32I = 10, CUDA_C_32I = 11, CUDA_R_32U = 12, CUDA_C_32U = 13, CUDA_R_64I = 24,\n"
    "    CUDA_C_64I = 25, CUDA_R_64U = 26, CUDA_C_64U = 27, CUDA_R_8F_E4M3 = 28,\n"
    "    CUDA_R_8F_UE4M3 = 28, CUDA_R_8F_E5M2 = 29, CUDA_R_8F_UE8M0 = 30,\n"
    "    CUDA_R_6F_E2M3 = 31, CUDA_R_6F_E3M2 = 32, CUDA_R_4F_E2M1 = 33, CUDA_R_8F_UE5M3 = 34\n\n"
    "Taken by\n"
    "    cublasNrm2Ex, cublasNrm2Ex_64, cublasDotEx, cublasDotEx_64, cublasDotcEx,\n"
    "    cublasDotcEx_64, cublasScalEx, cublasScalEx_64, cublasAxpyEx, cublasAxpyEx_64,\n"
    "    cublasCopyEx, cublasCopyEx_64 and 36 more\n");
CB_CLASS_DOC(cublasStatus_t,
    "Statuses that functions of cuBLAS return.\n\n"
    "enum cublasStatus_t.\n\n"
    "Members\n"
    "    CUBLAS_STATUS_SUCCESS = 0, CUBLAS_STATUS_NOT_INITIALIZED = 1,\n"
    "    CUBLAS_STATUS_ALLOC_FAILED = 3, CUBLAS_STATUS_INVALID_VALUE = 7,\n"
    "    CUBLAS_STATUS_ARCH_MISMATCH = 8, CUBLAS_STATUS_MAPPING_ERROR = 11,\n"
    "    CUBLAS_STATUS_EXECUTION_FAILED = 13, CUBLAS_STATUS_INTERNAL_ERROR = 14,\n"
    "    CUBLAS_STATUS_NOT_SUPPORTED = 15, CUBLAS_STATUS_LICENSE_ERROR = 16\n\n"
    "Any function may return\n"
    "    CUBLAS_STATUS_NOT_INITIALIZED, CUBLAS_STATUS_ALLOC_FAILED,\n"
    "    CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_ARCH_MISMATCH,\n"
    "    CUBLAS_STATUS_EXECUTION_FAILED, CUBLAS_STATUS_INTERNAL_ERROR,\n"
    "    CUBLAS_STATUS_NOT_SUPPORTED\n\n"
    "Taken by\n"
    "    cublasGetStatusName, cublasGetStatusString\n");
CB_CLASS_DOC(cublasFillMode_t,
    "The triangle of a matrix that is stored.\n\n"
    "enum cublasFillMode_t.\n\n"
    "Members\n"
    "    CUBLAS_FILL_MODE_LOWER = 0, CUBLAS_FILL_MODE_UPPER = 1, CUBLAS_FILL_MODE_FULL = 2\n\n"
    "Taken by\n"
    "    cublasStrmv, cublasStrmv_64, cublasDtrmv, cublasDtrmv_64, cublasCtrmv,\n"
    "    cublasCtrmv_64, cublasZtrmv, cublasZtrmv_64, cublasStbmv, cublasStbmv_64,\n"
    "    cublasDtbmv, cublasDtbmv_64 and 228 more\n");
CB_CLASS_DOC(cublasDiagType_t,
    "Choice of whether the diagonal of a triangle is all ones, and not read.\n\n"
    "enum cublasDiagType_t.\n\n"
    "Members\n"
    "    CUBLAS_DIAG_NON_UNIT = 0, CUBLAS_DIAG_UNIT = 1\n\n"
    "Taken by\n"
    "    cublasStrmv, cublasStrmv_64, cublasDtrmv, cublasDtrmv_64, cublasCtrmv,\n"
    "    cublasCtrmv_64, cublasZtrmv, cublasZtrmv_64, cublasStbmv, cublasStbmv_64,\n"
    "    cublasDtbmv, cublasDtbmv_64 and 68 more\n");
CB_CLASS_DOC(cublasSideMode_t,
    "The side of a product on which the special matrix stands.\n\n"
    "enum cublasSideMode_t.\n\n"
    "Members\n"
    "    CUBLAS_SIDE_LEFT = 0, CUBLAS_SIDE_RIGHT = 1\n\n"
    "Taken by\n"
    "    cublasSsymm, cublasSsymm_64, cublasDsymm, cublasDsymm_64, cublasCsymm,\n"
    "    cublasCsymm_64, cublasZsymm, cublasZsymm_64, cublasChemm, cublasChemm_64,\n"
    "    cublasZhemm, cublasZhemm_64 and 50 more\n");
CB_CLASS_DOC(cublasOperation_t,
    "Choice of whether a matrix is taken as it is, transposed, or conjugated too; a row-major\n"
    "matrix is a transposed column-major one.\n\n"
    "enum cublasOperation_t.\n\n"
    "Members\n"
    "    CUBLAS_OP_N = 0, CUBLAS_OP_T = 1, CUBLAS_OP_C = 2, CUBLAS_OP_HERMITAN = 2,\n"
    "    CUBLAS_OP_CONJG = 3\n\n"
    "Taken by\n"
    "    cublasSgemv, cublasSgemv_64, cublasDgemv, cublasDgemv_64, cublasCgemv,\n"
    "    cublasCgemv_64, cublasZgemv, cublasZgemv_64, cublasSgbmv, cublasSgbmv_64,\n"
    "    cublasDgbmv, cublasDgbmv_64 and 255 more\n");
CB_CLASS_DOC(cublasPointerMode_t,
    "Location of scale factors and results, host or device memory.\n\n"
    "enum cublasPointerMode_t.\n\n"
    "Members\n"
    "    CUBLAS_POINTER_MODE_HOST = 0, CUBLAS_POINTER_MODE_DEVICE = 1\n\n"
    "Taken by\n"
    "    cublasSetPointerMode\n\n"
    "Given by\n"
    "    cublasGetPointerMode\n");
CB_CLASS_DOC(cublasAtomicsMode_t,
    "Choice of whether routines may use atomics.\n\n"
    "enum cublasAtomicsMode_t.\n\n"
    "Members\n"
    "    CUBLAS_ATOMICS_NOT_ALLOWED = 0, CUBLAS_ATOMICS_ALLOWED = 1\n\n"
    "Taken by\n"
    "    cublasSetAtomicsMode\n\n"
    "Given by\n"
    "    cublasGetAtomicsMode\n");
CB_CLASS_DOC(cublasGemmAlgo_t,
    "Algorithms of a product; for newer devices most values mean the default.\n\n"
    "enum cublasGemmAlgo_t.\n\n"
    "Members\n"
    "    CUBLAS_GEMM_DFALT = -1, CUBLAS_GEMM_DEFAULT = -1, CUBLAS_GEMM_ALGO0 = 0,\n"
    "    CUBLAS_GEMM_ALGO1 = 1, CUBLAS_GEMM_ALGO2 = 2, CUBLAS_GEMM_ALGO3 = 3,\n"
    "    CUBLAS_GEMM_ALGO4 = 4, CUBLAS_GEMM_ALGO5 = 5, CUBLAS_GEMM_ALGO6 = 6,\n"
    "    CUBLAS_GEMM_ALGO7 = 7, CUBLAS_GEMM_ALGO8 = 8, CUBLAS_GEMM_ALGO9 = 9,\n"
    "    CUBLAS_GEMM_ALGO10 = 10, CUBLAS_GEMM_ALGO11 = 11, CUBLAS_GEMM_ALGO12 = 12,\n"
    "    CUBLAS_GEMM_ALGO13 = 13, CUBLAS_GEMM_ALGO14 = 14, CUBLAS_GEMM_ALGO15 = 15,\n"
    "    CUBLAS_GEMM_ALGO16 = 16, CUBLAS_GEMM_ALGO17 = 17, CUBLAS_GEMM_ALGO18 = 18,\n"
    "    CUBLAS_GEMM_ALGO19 = 19, CUBLAS_GEMM_ALGO20 = 20, CUBLAS_GEMM_ALGO21 = 21,\n"
    "    CUBLAS_GEMM_ALGO22 = 22, CUBLAS_GEMM_ALGO23 = 23,\n"
    "    CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99, CUBLAS_GEMM_DFALT_TENSOR_OP = 99,\n"
    "    CUBLAS_GEMM_ALGO0_TENSOR_OP = 100, CUBLAS_GEMM_ALGO1_TENSOR_OP = 101,\n"
    "    CUBLAS_GEMM_ALGO2_TENSOR_OP = 102, CUBLAS_GEMM_ALGO3_TENSOR_OP = 103,\n"
    "    CUBLAS_GEMM_ALGO4_TENSOR_OP = 104, CUBLAS_GEMM_ALGO5_TENSOR_OP = 105,\n"
    "    CUBLAS_GEMM_ALGO6_TENSOR_OP = 106, CUBLAS_GEMM_ALGO7_TENSOR_OP = 107,\n"
    "    CUBLAS_GEMM_ALGO8_TENSOR_OP = 108, CUBLAS_GEMM_ALGO9_TENSOR_OP = 109,\n"
    "    CUBLAS_GEMM_ALGO10_TENSOR_OP = 110, CUBLAS_GEMM_ALGO11_TENSOR_OP = 111,\n"
    "    CUBLAS_GEMM_ALGO12_TENSOR_OP = 112, CUBLAS_GEMM_ALGO13_TENSOR_OP = 113,\n"
    "    CUBLAS_GEMM_ALGO14_TENSOR_OP = 114, CUBLAS_GEMM_ALGO15_TENSOR_OP = 115,\n"
    "    CUBLAS_GEMM_AUTOTUNE = 999\n\n"
    "Taken by\n"
    "    cublasGemmEx, cublasGemmEx_64, cublasGemmBatchedEx, cublasGemmBatchedEx_64,\n"
    "    cublasGemmStridedBatchedEx, cublasGemmStridedBatchedEx_64\n");
CB_CLASS_DOC(cublasMath_t,
    "Precision that may be given up for speed.\n\n"
    "enum cublasMath_t.\n\n"
    "Members\n"
    "    CUBLAS_DEFAULT_MATH = 0, CUBLAS_TENSOR_OP_MATH = 1, CUBLAS_PEDANTIC_MATH = 2,\n"
    "    CUBLAS_TF32_TENSOR_OP_MATH = 3, CUBLAS_FP32_EMULATED_BF16X9_MATH = 4,\n"
    "    CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH = 8,\n"
    "    CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16\n\n"
    "Taken by\n"
    "    cublasSetMathMode\n\n"
    "Given by\n"
    "    cublasGetMathMode\n");
CB_CLASS_DOC(cublasComputeType_t,
    "Types in which a product is summed up, and so the types of its scale factors.\n\n"
    "enum cublasComputeType_t.\n\n"
    "Members\n"
    "    CUBLAS_COMPUTE_16F = 64, CUBLAS_COMPUTE_16F_PEDANTIC = 65, CUBLAS_COMPUTE_32F = 68,\n"
    "    CUBLAS_COMPUTE_32F_PEDANTIC = 69, CUBLAS_COMPUTE_32F_FAST_16F = 74,\n"
    "    CUBLAS_COMPUTE_32F_FAST_16BF = 75, CUBLAS_COMPUTE_32F_FAST_TF32 = 77,\n"
    "    CUBLAS_COMPUTE_32F_EMULATED_16BFX9 = 78, CUBLAS_COMPUTE_64F = 70,\n"
    "    CUBLAS_COMPUTE_64F_PEDANTIC = 71, CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT = 79,\n"
    "    CUBLAS_COMPUTE_32I = 72, CUBLAS_COMPUTE_32I_PEDANTIC = 73\n\n"
    "Taken by\n"
    "    cublasGemmEx, cublasGemmEx_64, cublasGemmBatchedEx, cublasGemmBatchedEx_64,\n"
    "    cublasGemmStridedBatchedEx, cublasGemmStridedBatchedEx_64,\n"
    "    cublasGemmGroupedBatchedEx, cublasGemmGroupedBatchedEx_64\n");
CB_CLASS_DOC(cublasEmulationStrategy_t,
    "Policies on whether products may be composed of others of lower precision.\n\n"
    "enum cublasEmulationStrategy_t. Since CUDA 12.9.\n\n"
    "Members\n"
    "    CUBLAS_EMULATION_STRATEGY_DEFAULT = 0, CUBLAS_EMULATION_STRATEGY_PERFORMANT = 1,\n"
    "    CUBLAS_EMULATION_STRATEGY_EAGER = 2\n\n"
    "Taken by\n"
    "    cublasSetEmulationStrategy\n\n"
    "Given by\n"
    "    cublasGetEmulationStrategy\n");
CB_CLASS_DOC(cublasXtPinnedMemMode_t,
    "Choice of whether matrices in host memory are page-locked during a product.\n\n"
    "enum cublasXtPinnedMemMode_t.\n\n"
    "Members\n"
    "    CUBLASXT_PINNING_DISABLED = 0, CUBLASXT_PINNING_ENABLED = 1\n\n"
    "Taken by\n"
    "    cublasXtSetPinningMemMode\n\n"
    "Given by\n"
    "    cublasXtGetPinningMemMode\n");
CB_CLASS_DOC(cublasXtOpType_t,
    "The type of the numbers in a routine for the CPU.\n\n"
    "enum cublasXtOpType_t.\n\n"
    "Members\n"
    "    CUBLASXT_FLOAT = 0, CUBLASXT_DOUBLE = 1, CUBLASXT_COMPLEX = 2,\n"
    "    CUBLASXT_DOUBLECOMPLEX = 3\n\n"
    "Taken by\n"
    "    cublasXtSetCpuRoutine, cublasXtSetCpuRatio\n");
CB_CLASS_DOC(cublasXtBlasOp_t,
    "Routines of which the CPU can take over a part.\n\n"
    "enum cublasXtBlasOp_t.\n\n"
    "Members\n"
    "    CUBLASXT_GEMM = 0, CUBLASXT_SYRK = 1, CUBLASXT_HERK = 2, CUBLASXT_SYMM = 3,\n"
    "    CUBLASXT_HEMM = 4, CUBLASXT_TRSM = 5, CUBLASXT_SYR2K = 6, CUBLASXT_HER2K = 7,\n"
    "    CUBLASXT_SPMM = 8, CUBLASXT_SYRKX = 9, CUBLASXT_HERKX = 10, CUBLASXT_TRMM = 11,\n"
    "    CUBLASXT_ROUTINE_MAX = 12\n\n"
    "Taken by\n"
    "    cublasXtSetCpuRoutine, cublasXtSetCpuRatio\n");
CB_CLASS_DOC(cublasHandle_t,
    "A library context for routines of cuBLAS, from cublasCreate to cublasDestroy; it is of\n"
    "one device, for one thread at a time.\n\n"
    "struct cublasContext *\n\n"
    "Made by\n"
    "    cublasCreate\n\n"
    "Ended by\n"
    "    cublasDestroy\n");
CB_CLASS_DOC(cublasXtHandle_t,
    "A library context for routines over several GPUs, from cublasXtCreate to\n"
    "cublasXtDestroy.\n\n"
    "struct cublasXtContext *\n\n"
    "Made by\n"
    "    cublasXtCreate\n\n"
    "Ended by\n"
    "    cublasXtDestroy\n");
CB_CLASS_DOC(cublasLogCallback,
    "A host function that gets each line of the log.\n\n"
    "void (*)(const char *)\n"
    "A callable in its place is called as f(bytes) -> None.\n\n"
    "Taken by\n"
    "    cublasSetLoggerCallback\n\n"
    "Given by\n"
    "    cublasGetLoggerCallback\n");

const cb_class cublas_classes[] = {
    [T_cudaDataType] = CB_CLASS("cudaDataType", ENUM, .enumeration = &enum_cudaDataType,
        .foreign = "cubind.runtime.cudaDataType"),
    [T_cublasDataType_t] = CB_CLASS_LIKE("cublasDataType_t", ENUM, CB_NO_CLASS, T_cudaDataType,
        .enumeration = &enum_cudaDataType, .doc = CB_DOC_OF(cublasDataType_t)),
    [T_cudaEmulationMantissaControl] = CB_CLASS("cudaEmulationMantissaControl", ENUM,
        .enumeration = &enum_cudaEmulationMantissaControl,
        .foreign = "cubind.runtime.cudaEmulationMantissaControl"),
    [T_cudaEmulationSpecialValuesSupport] = CB_CLASS("cudaEmulationSpecialValuesSupport", ENUM,
        .enumeration = &enum_cudaEmulationSpecialValuesSupport,
        .foreign = "cubind.runtime.cudaEmulationSpecialValuesSupport"),
    [T_libraryPropertyType] = CB_CLASS("libraryPropertyType", ENUM,
        .enumeration = &enum_libraryPropertyType, .foreign = "cubind.runtime.libraryPropertyType"),
    [T_cublasStatus_t] = CB_CLASS("cublasStatus_t", ENUM, .enumeration = &enum_cublasStatus_t,
        .doc = CB_DOC_OF(cublasStatus_t)),
    [T_cublasFillMode_t] = CB_CLASS("cublasFillMode_t", ENUM,
        .enumeration = &enum_cublasFillMode_t, .doc = CB_DOC_OF(cublasFillMode_t)),
    [T_cublasDiagType_t] = CB_CLASS("cublasDiagType_t", ENUM,
        .enumeration = &enum_cublasDiagType_t, .doc = CB_DOC_OF(cublasDiagType_t)),
    [T_cublasSideMode_t] = CB_CLASS("cublasSideMode_t", ENUM,
        .enumeration = &enum_cublasSideMode_t, .doc = CB_DOC_OF(cublasSideMode_t)),
    [T_cublasOperation_t] = CB_CLASS("cublasOperation_t", ENUM,
        .enumeration = &enum_cublasOperation_t, .doc = CB_DOC_OF(cublasOperation_t)),
    [T_cublasPointerMode_t] = CB_CLASS("cublasPointerMode_t", ENUM,
        .enumeration = &enum_cublasPointerMode_t, .doc = CB_DOC_OF(cublasPointerMode_t)),
    [T_cublasAtomicsMode_t] = CB_CLASS("cublasAtomicsMode_t", ENUM,
        .enumeration = &enum_cublasAtomicsMode_t, .doc = CB_DOC_OF(cublasAtomicsMode_t)),
    [T_cublasGemmAlgo_t] = CB_CLASS("cublasGemmAlgo_t", ENUM,
        .enumeration = &enum_cublasGemmAlgo_t, .doc = CB_DOC_OF(cublasGemmAlgo_t)),
    [T_cublasMath_t] = CB_CLASS("cublasMath_t", ENUM, .enumeration = &enum_cublasMath_t,
        .doc = CB_DOC_OF(cublasMath_t)),
    [T_cublasComputeType_t] = CB_CLASS("cublasComputeType_t", ENUM,
        .enumeration = &enum_cublasComputeType_t, .doc = CB_DOC_OF(cublasComputeType_t)),
    [T_cublasEmulationStrategy_t] = CB_CLASS("cublasEmulationStrategy_t", ENUM,
        .enumeration = &enum_cublasEmulationStrategy_t,
        .doc = CB_DOC_OF(cublasEmulationStrategy_t)),
    [T_cublasXtPinnedMemMode_t] = CB_CLASS("cublasXtPinnedMemMode_t", ENUM,
        .enumeration = &enum_cublasXtPinnedMemMode_t, .doc = CB_DOC_OF(cublasXtPinnedMemMode_t)),
    [T_cublasXtOpType_t] = CB_CLASS("cublasXtOpType_t", ENUM,
        .enumeration = &enum_cublasXtOpType_t, .doc = CB_DOC_OF(cublasXtOpType_t)),
    [T_cublasXtBlasOp_t] = CB_CLASS("cublasXtBlasOp_t", ENUM,
        .enumeration = &enum_cublasXtBlasOp_t, .doc = CB_DOC_OF(cublasXtBlasOp_t)),
    [T_cudaStream_t] = CB_CLASS("cudaStream_t", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.runtime.cudaStream_t"),
    [T_cublasHandle_t] = CB_CLASS("cublasHandle_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cublasHandle_t)),
    [T_cublasXtHandle_t] = CB_CLASS("cublasXtHandle_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cublasXtHandle_t)),
    [T_cublasLogCallback] = CB_CLASS("cublasLogCallback", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cublasLogCallback)),
    [T_float2] = CB_CLASS("float2", RECORD, .record = &record_float2,
        .foreign = "cubind.runtime.float2"),
    [T_double2] = CB_CLASS("double2", RECORD, .record = &record_double2,
        .foreign = "cubind.runtime.double2"),
};
