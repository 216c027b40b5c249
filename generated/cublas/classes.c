// classes.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "classes.h"

static const cb_enumerator items_cudaDataType[] = {
    {.name = "CUDA_R_16F", .value = 2},
    {.name = "CUDA_C_16F", .value = 6},
    {.name = "CUDA_R_16BF", .value = 14},
    {.name = "CUDA_C_16BF", .value = 15},
    {.name = "CUDA_R_32F", .value = 0},
    {.name = "CUDA_C_32F", .value = 4},
    {.name = "CUDA_R_64F", .value = 1},
    {.name = "CUDA_C_64F", .value = 5},
    {.name = "CUDA_R_4I", .value = 16},
    {.name = "CUDA_C_4I", .value = 17},
    {.name = "CUDA_R_4U", .value = 18},
    {.name = "CUDA_C_4U", .value = 19},
    {.name = "CUDA_R_8I", .value = 3},
    {.name = "CUDA_C_8I", .value = 7},
    {.name = "CUDA_R_8U", .value = 8},
    {.name = "CUDA_C_8U", .value = 9},
    {.name = "CUDA_R_16I", .value = 20},
    {.name = "CUDA_C_16I", .value = 21},
    {.name = "CUDA_R_16U", .value = 22},
    {.name = "CUDA_C_16U", .value = 23},
    {.name = "CUDA_R_32I", .value = 10},
    {.name = "CUDA_C_32I", .value = 11},
    {.name = "CUDA_R_32U", .value = 12},
    {.name = "CUDA_C_32U", .value = 13},
    {.name = "CUDA_R_64I", .value = 24},
    {.name = "CUDA_C_64I", .value = 25},
    {.name = "CUDA_R_64U", .value = 26},
    {.name = "CUDA_C_64U", .value = 27},
    {.name = "CUDA_R_8F_E4M3", .value = 28},
    {.name = "CUDA_R_8F_UE4M3", .value = 28},
    {.name = "CUDA_R_8F_E5M2", .value = 29},
    {.name = "CUDA_R_8F_UE8M0", .value = 30},
    {.name = "CUDA_R_6F_E2M3", .value = 31},
    {.name = "CUDA_R_6F_E3M2", .value = 32},
    {.name = "CUDA_R_4F_E2M1", .value = 33},
    {.name = "CUDA_R_8F_UE5M3", .value = 34},
};
CB_ENUM_TABLE(cudaDataType, .c_name = "enum cudaDataType_t");

static const cb_enumerator items_cudaEmulationMantissaControl[] = {
    {.name = "CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC", .value = 0},
    {.name = "CUDA_EMULATION_MANTISSA_CONTROL_FIXED", .value = 1},
};
CB_ENUM_TABLE(cudaEmulationMantissaControl, .c_name = "enum cudaEmulationMantissaControl_t");

static const cb_enumerator items_cudaEmulationSpecialValuesSupport[] = {
    {.name = "CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT", .value = 65535},
    {.name = "CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE", .value = 0},
    {.name = "CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY", .value = 1},
    {.name = "CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN", .value = 2},
};
CB_ENUM_TABLE(cudaEmulationSpecialValuesSupport,
    .c_name = "enum cudaEmulationSpecialValuesSupport_t");

static const cb_enumerator items_libraryPropertyType[] = {
    {.name = "MAJOR_VERSION", .value = 0},
    {.name = "MINOR_VERSION", .value = 1},
    {.name = "PATCH_LEVEL", .value = 2},
};
CB_ENUM_TABLE(libraryPropertyType, .c_name = "enum libraryPropertyType_t");

static const cb_enumerator items_cublasStatus_t[] = {
    {.name = "CUBLAS_STATUS_SUCCESS", .value = 0},
    {.name = "CUBLAS_STATUS_NOT_INITIALIZED", .value = 1},
    {.name = "CUBLAS_STATUS_ALLOC_FAILED", .value = 3},
    {.name = "CUBLAS_STATUS_INVALID_VALUE", .value = 7},
    {.name = "CUBLAS_STATUS_ARCH_MISMATCH", .value = 8},
    {.name = "CUBLAS_STATUS_MAPPING_ERROR", .value = 11},
    {.name = "CUBLAS_STATUS_EXECUTION_FAILED", .value = 13},
    {.name = "CUBLAS_STATUS_INTERNAL_ERROR", .value = 14},
    {.name = "CUBLAS_STATUS_NOT_SUPPORTED", .value = 15},
    {.name = "CUBLAS_STATUS_LICENSE_ERROR", .value = 16},
};
CB_ENUM_TABLE(cublasStatus_t, .c_name = "cublasStatus_t");

static const cb_enumerator items_cublasFillMode_t[] = {
    {.name = "CUBLAS_FILL_MODE_LOWER", .value = 0},
    {.name = "CUBLAS_FILL_MODE_UPPER", .value = 1},
    {.name = "CUBLAS_FILL_MODE_FULL", .value = 2},
};
CB_ENUM_TABLE(cublasFillMode_t, .c_name = "cublasFillMode_t");

static const cb_enumerator items_cublasDiagType_t[] = {
    {.name = "CUBLAS_DIAG_NON_UNIT", .value = 0},
    {.name = "CUBLAS_DIAG_UNIT", .value = 1},
};
CB_ENUM_TABLE(cublasDiagType_t, .c_name = "cublasDiagType_t");

static const cb_enumerator items_cublasSideMode_t[] = {
    {.name = "CUBLAS_SIDE_LEFT", .value = 0},
    {.name = "CUBLAS_SIDE_RIGHT", .value = 1},
};
CB_ENUM_TABLE(cublasSideMode_t, .c_name = "cublasSideMode_t");

static const cb_enumerator items_cublasOperation_t[] = {
    {.name = "CUBLAS_OP_N", .value = 0},
    {.name = "CUBLAS_OP_T", .value = 1},
    {.name = "CUBLAS_OP_C", .value = 2},
    {.name = "CUBLAS_OP_HERMITAN", .value = 2},
    {.name = "CUBLAS_OP_CONJG", .value = 3},
};
CB_ENUM_TABLE(cublasOperation_t, .c_name = "cublasOperation_t");

static const cb_enumerator items_cublasPointerMode_t[] = {
    {.name = "CUBLAS_POINTER_MODE_HOST", .value = 0},
    {.name = "CUBLAS_POINTER_MODE_DEVICE", .value = 1},
};
CB_ENUM_TABLE(cublasPointerMode_t, .c_name = "cublasPointerMode_t");

static const cb_enumerator items_cublasAtomicsMode_t[] = {
    {.name = "CUBLAS_ATOMICS_NOT_ALLOWED", .value = 0},
    {.name = "CUBLAS_ATOMICS_ALLOWED", .value = 1},
};
CB_ENUM_TABLE(cublasAtomicsMode_t, .c_name = "cublasAtomicsMode_t");

static const cb_enumerator items_cublasGemmAlgo_t[] = {
    {.name = "CUBLAS_GEMM_DFALT", .value = -1},
    {.name = "CUBLAS_GEMM_DEFAULT", .value = -1},
    {.name = "CUBLAS_GEMM_ALGO0", .value = 0},
    {.name = "CUBLAS_GEMM_ALGO1", .value = 1},
    {.name = "CUBLAS_GEMM_ALGO2", .value = 2},
    {.name = "CUBLAS_GEMM_ALGO3", .value = 3},
    {.name = "CUBLAS_GEMM_ALGO4", .value = 4},
    {.name = "CUBLAS_GEMM_ALGO5", .value = 5},
    {.name = "CUBLAS_GEMM_ALGO6", .value = 6},
    {.name = "CUBLAS_GEMM_ALGO7", .value = 7},
    {.name = "CUBLAS_GEMM_ALGO8", .value = 8},
    {.name = "CUBLAS_GEMM_ALGO9", .value = 9},
    {.name = "CUBLAS_GEMM_ALGO10", .value = 10},
    {.name = "CUBLAS_GEMM_ALGO11", .value = 11},
    {.name = "CUBLAS_GEMM_ALGO12", .value = 12},
    {.name = "CUBLAS_GEMM_ALGO13", .value = 13},
    {.name = "CUBLAS_GEMM_ALGO14", .value = 14},
    {.name = "CUBLAS_GEMM_ALGO15", .value = 15},
    {.name = "CUBLAS_GEMM_ALGO16", .value = 16},
    {.name = "CUBLAS_GEMM_ALGO17", .value = 17},
    {.name = "CUBLAS_GEMM_ALGO18", .value = 18},
    {.name = "CUBLAS_GEMM_ALGO19", .value = 19},
    {.name = "CUBLAS_GEMM_ALGO20", .value = 20},
    {.name = "CUBLAS_GEMM_ALGO21", .value = 21},
    {.name = "CUBLAS_GEMM_ALGO22", .value = 22},
    {.name = "CUBLAS_GEMM_ALGO23", .value = 23},
    {.name = "CUBLAS_GEMM_DEFAULT_TENSOR_OP", .value = 99},
    {.name = "CUBLAS_GEMM_DFALT_TENSOR_OP", .value = 99},
    {.name = "CUBLAS_GEMM_ALGO0_TENSOR_OP", .value = 100},
    {.name = "CUBLAS_GEMM_ALGO1_TENSOR_OP", .value = 101},
    {.name = "CUBLAS_GEMM_ALGO2_TENSOR_OP", .value = 102},
    {.name = "CUBLAS_GEMM_ALGO3_TENSOR_OP", .value = 103},
    {.name = "CUBLAS_GEMM_ALGO4_TENSOR_OP", .value = 104},
    {.name = "CUBLAS_GEMM_ALGO5_TENSOR_OP", .value = 105},
    {.name = "CUBLAS_GEMM_ALGO6_TENSOR_OP", .value = 106},
    {.name = "CUBLAS_GEMM_ALGO7_TENSOR_OP", .value = 107},
    {.name = "CUBLAS_GEMM_ALGO8_TENSOR_OP", .value = 108},
    {.name = "CUBLAS_GEMM_ALGO9_TENSOR_OP", .value = 109},
    {.name = "CUBLAS_GEMM_ALGO10_TENSOR_OP", .value = 110},
    {.name = "CUBLAS_GEMM_ALGO11_TENSOR_OP", .value = 111},
    {.name = "CUBLAS_GEMM_ALGO12_TENSOR_OP", .value = 112},
    {.name = "CUBLAS_GEMM_ALGO13_TENSOR_OP", .value = 113},
    {.name = "CUBLAS_GEMM_ALGO14_TENSOR_OP", .value = 114},
    {.name = "CUBLAS_GEMM_ALGO15_TENSOR_OP", .value = 115},
    {.name = "CUBLAS_GEMM_AUTOTUNE", .value = 999},
};
CB_ENUM_TABLE(cublasGemmAlgo_t, .c_name = "cublasGemmAlgo_t", .is_signed = true);

static const cb_enumerator items_cublasMath_t[] = {
    {.name = "CUBLAS_DEFAULT_MATH", .value = 0},
    {.name = "CUBLAS_TENSOR_OP_MATH", .value = 1},
    {.name = "CUBLAS_PEDANTIC_MATH", .value = 2},
    {.name = "CUBLAS_TF32_TENSOR_OP_MATH", .value = 3},
    {.name = "CUBLAS_FP32_EMULATED_BF16X9_MATH", .value = 4},
    {.name = "CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH", .value = 8},
    {.name = "CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION", .value = 16},
};
CB_ENUM_TABLE(cublasMath_t, .c_name = "cublasMath_t");

static const cb_enumerator items_cublasComputeType_t[] = {
    {.name = "CUBLAS_COMPUTE_16F", .value = 64},
    {.name = "CUBLAS_COMPUTE_16F_PEDANTIC", .value = 65},
    {.name = "CUBLAS_COMPUTE_32F", .value = 68},
    {.name = "CUBLAS_COMPUTE_32F_PEDANTIC", .value = 69},
    {.name = "CUBLAS_COMPUTE_32F_FAST_16F", .value = 74},
    {.name = "CUBLAS_COMPUTE_32F_FAST_16BF", .value = 75},
    {.name = "CUBLAS_COMPUTE_32F_FAST_TF32", .value = 77},
    {.name = "CUBLAS_COMPUTE_32F_EMULATED_16BFX9", .value = 78},
    {.name = "CUBLAS_COMPUTE_64F", .value = 70},
    {.name = "CUBLAS_COMPUTE_64F_PEDANTIC", .value = 71},
    {.name = "CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT", .value = 79},
    {.name = "CUBLAS_COMPUTE_32I", .value = 72},
    {.name = "CUBLAS_COMPUTE_32I_PEDANTIC", .value = 73},
};
CB_ENUM_TABLE(cublasComputeType_t, .c_name = "cublasComputeType_t");

static const cb_enumerator items_cublasEmulationStrategy_t[] = {
    {.name = "CUBLAS_EMULATION_STRATEGY_DEFAULT", .value = 0},
    {.name = "CUBLAS_EMULATION_STRATEGY_PERFORMANT", .value = 1},
    {.name = "CUBLAS_EMULATION_STRATEGY_EAGER", .value = 2},
};
CB_ENUM_TABLE(cublasEmulationStrategy_t, .c_name = "cublasEmulationStrategy_t");

static const cb_enumerator items_cublasXtPinnedMemMode_t[] = {
    {.name = "CUBLASXT_PINNING_DISABLED", .value = 0},
    {.name = "CUBLASXT_PINNING_ENABLED", .value = 1},
};
CB_ENUM_TABLE(cublasXtPinnedMemMode_t, .c_name = "cublasXtPinnedMemMode_t");

static const cb_enumerator items_cublasXtOpType_t[] = {
    {.name = "CUBLASXT_FLOAT", .value = 0},
    {.name = "CUBLASXT_DOUBLE", .value = 1},
    {.name = "CUBLASXT_COMPLEX", .value = 2},
    {.name = "CUBLASXT_DOUBLECOMPLEX", .value = 3},
};
CB_ENUM_TABLE(cublasXtOpType_t, .c_name = "cublasXtOpType_t");

static const cb_enumerator items_cublasXtBlasOp_t[] = {
    {.name = "CUBLASXT_GEMM", .value = 0},
    {.name = "CUBLASXT_SYRK", .value = 1},
    {.name = "CUBLASXT_HERK", .value = 2},
    {.name = "CUBLASXT_SYMM", .value = 3},
    {.name = "CUBLASXT_HEMM", .value = 4},
    {.name = "CUBLASXT_TRSM", .value = 5},
    {.name = "CUBLASXT_SYR2K", .value = 6},
    {.name = "CUBLASXT_HER2K", .value = 7},
    {.name = "CUBLASXT_SPMM", .value = 8},
    {.name = "CUBLASXT_SYRKX", .value = 9},
    {.name = "CUBLASXT_HERKX", .value = 10},
    {.name = "CUBLASXT_TRMM", .value = 11},
    {.name = "CUBLASXT_ROUTINE_MAX", .value = 12},
};
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

static const char doc_cublasDataType_t[] =
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
    "    cublasCopyEx, cublasCopyEx_64 and 36 more\n";
static const char doc_cublasStatus_t[] =
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
    "    cublasGetStatusName, cublasGetStatusString\n";
static const char doc_cublasFillMode_t[] =
    "The triangle of a matrix that is stored.\n\n"
    "enum cublasFillMode_t.\n\n"
    "Members\n"
    "    CUBLAS_FILL_MODE_LOWER = 0, CUBLAS_FILL_MODE_UPPER = 1, CUBLAS_FILL_MODE_FULL = 2\n\n"
    "Taken by\n"
    "    cublasStrmv, cublasStrmv_64, cublasDtrmv, cublasDtrmv_64, cublasCtrmv,\n"
    "    cublasCtrmv_64, cublasZtrmv, cublasZtrmv_64, cublasStbmv, cublasStbmv_64,\n"
    "    cublasDtbmv, cublasDtbmv_64 and 228 more\n";
static const char doc_cublasDiagType_t[] =
    "Choice of whether the diagonal of a triangle is all ones, and not read.\n\n"
    "enum cublasDiagType_t.\n\n"
    "Members\n"
    "    CUBLAS_DIAG_NON_UNIT = 0, CUBLAS_DIAG_UNIT = 1\n\n"
    "Taken by\n"
    "    cublasStrmv, cublasStrmv_64, cublasDtrmv, cublasDtrmv_64, cublasCtrmv,\n"
    "    cublasCtrmv_64, cublasZtrmv, cublasZtrmv_64, cublasStbmv, cublasStbmv_64,\n"
    "    cublasDtbmv, cublasDtbmv_64 and 68 more\n";
static const char doc_cublasSideMode_t[] =
    "The side of a product on which the special matrix stands.\n\n"
    "enum cublasSideMode_t.\n\n"
    "Members\n"
    "    CUBLAS_SIDE_LEFT = 0, CUBLAS_SIDE_RIGHT = 1\n\n"
    "Taken by\n"
    "    cublasSsymm, cublasSsymm_64, cublasDsymm, cublasDsymm_64, cublasCsymm,\n"
    "    cublasCsymm_64, cublasZsymm, cublasZsymm_64, cublasChemm, cublasChemm_64,\n"
    "    cublasZhemm, cublasZhemm_64 and 50 more\n";
static const char doc_cublasOperation_t[] =
    "Choice of whether a matrix is taken as it is, transposed, or conjugated too; a row-major\n"
    "matrix is a transposed column-major one.\n\n"
    "enum cublasOperation_t.\n\n"
    "Members\n"
    "    CUBLAS_OP_N = 0, CUBLAS_OP_T = 1, CUBLAS_OP_C = 2, CUBLAS_OP_HERMITAN = 2,\n"
    "    CUBLAS_OP_CONJG = 3\n\n"
    "Taken by\n"
    "    cublasSgemv, cublasSgemv_64, cublasDgemv, cublasDgemv_64, cublasCgemv,\n"
    "    cublasCgemv_64, cublasZgemv, cublasZgemv_64, cublasSgbmv, cublasSgbmv_64,\n"
    "    cublasDgbmv, cublasDgbmv_64 and 255 more\n";
static const char doc_cublasPointerMode_t[] =
    "Location of scale factors and results, host or device memory.\n\n"
    "enum cublasPointerMode_t.\n\n"
    "Members\n"
    "    CUBLAS_POINTER_MODE_HOST = 0, CUBLAS_POINTER_MODE_DEVICE = 1\n\n"
    "Taken by\n"
    "    cublasSetPointerMode\n\n"
    "Given by\n"
    "    cublasGetPointerMode\n";
static const char doc_cublasAtomicsMode_t[] =
    "Choice of whether routines may use atomics.\n\n"
    "enum cublasAtomicsMode_t.\n\n"
    "Members\n"
    "    CUBLAS_ATOMICS_NOT_ALLOWED = 0, CUBLAS_ATOMICS_ALLOWED = 1\n\n"
    "Taken by\n"
    "    cublasSetAtomicsMode\n\n"
    "Given by\n"
    "    cublasGetAtomicsMode\n";
static const char doc_cublasGemmAlgo_t[] =
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
    "    cublasGemmStridedBatchedEx, cublasGemmStridedBatchedEx_64\n";
static const char doc_cublasMath_t[] =
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
    "    cublasGetMathMode\n";
static const char doc_cublasComputeType_t[] =
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
    "    cublasGemmGroupedBatchedEx, cublasGemmGroupedBatchedEx_64\n";
static const char doc_cublasEmulationStrategy_t[] =
    "Policies on whether products may be composed of others of lower precision.\n\n"
    "enum cublasEmulationStrategy_t. Since CUDA 12.9.\n\n"
    "Members\n"
    "    CUBLAS_EMULATION_STRATEGY_DEFAULT = 0, CUBLAS_EMULATION_STRATEGY_PERFORMANT = 1,\n"
    "    CUBLAS_EMULATION_STRATEGY_EAGER = 2\n\n"
    "Taken by\n"
    "    cublasSetEmulationStrategy\n\n"
    "Given by\n"
    "    cublasGetEmulationStrategy\n";
static const char doc_cublasXtPinnedMemMode_t[] =
    "Choice of whether matrices in host memory are page-locked during a product.\n\n"
    "enum cublasXtPinnedMemMode_t.\n\n"
    "Members\n"
    "    CUBLASXT_PINNING_DISABLED = 0, CUBLASXT_PINNING_ENABLED = 1\n\n"
    "Taken by\n"
    "    cublasXtSetPinningMemMode\n\n"
    "Given by\n"
    "    cublasXtGetPinningMemMode\n";
static const char doc_cublasXtOpType_t[] =
    "The type of the numbers in a routine for the CPU.\n\n"
    "enum cublasXtOpType_t.\n\n"
    "Members\n"
    "    CUBLASXT_FLOAT = 0, CUBLASXT_DOUBLE = 1, CUBLASXT_COMPLEX = 2,\n"
    "    CUBLASXT_DOUBLECOMPLEX = 3\n\n"
    "Taken by\n"
    "    cublasXtSetCpuRoutine, cublasXtSetCpuRatio\n";
static const char doc_cublasXtBlasOp_t[] =
    "Routines of which the CPU can take over a part.\n\n"
    "enum cublasXtBlasOp_t.\n\n"
    "Members\n"
    "    CUBLASXT_GEMM = 0, CUBLASXT_SYRK = 1, CUBLASXT_HERK = 2, CUBLASXT_SYMM = 3,\n"
    "    CUBLASXT_HEMM = 4, CUBLASXT_TRSM = 5, CUBLASXT_SYR2K = 6, CUBLASXT_HER2K = 7,\n"
    "    CUBLASXT_SPMM = 8, CUBLASXT_SYRKX = 9, CUBLASXT_HERKX = 10, CUBLASXT_TRMM = 11,\n"
    "    CUBLASXT_ROUTINE_MAX = 12\n\n"
    "Taken by\n"
    "    cublasXtSetCpuRoutine, cublasXtSetCpuRatio\n";
static const char doc_cublasHandle_t[] =
    "A library context for routines of cuBLAS, from cublasCreate to cublasDestroy; it is of\n"
    "one device, for one thread at a time.\n\n"
    "struct cublasContext *\n\n"
    "Made by\n"
    "    cublasCreate\n\n"
    "Ended by\n"
    "    cublasDestroy\n";
static const char doc_cublasXtHandle_t[] =
    "A library context for routines over several GPUs, from cublasXtCreate to\n"
    "cublasXtDestroy.\n\n"
    "struct cublasXtContext *\n\n"
    "Made by\n"
    "    cublasXtCreate\n\n"
    "Ended by\n"
    "    cublasXtDestroy\n";
static const char doc_cublasLogCallback[] =
    "A host function that gets each line of the log.\n\n"
    "void (*)(const char *)\n"
    "A callable in its place is called as f(bytes) -> None.\n\n"
    "Taken by\n"
    "    cublasSetLoggerCallback\n\n"
    "Given by\n"
    "    cublasGetLoggerCallback\n";

const cb_class cublas_classes[] = {
    [T_cudaDataType] = CB_CLASS("cudaDataType", ENUM, .enumeration = &enum_cudaDataType,
        .foreign = "cubind.runtime.cudaDataType"),
    [T_cublasDataType_t] = CB_CLASS_LIKE("cublasDataType_t", ENUM, CB_NO_CLASS, T_cudaDataType,
        .enumeration = &enum_cudaDataType, .doc = doc_cublasDataType_t),
    [T_cudaEmulationMantissaControl] = CB_CLASS("cudaEmulationMantissaControl", ENUM,
        .enumeration = &enum_cudaEmulationMantissaControl,
        .foreign = "cubind.runtime.cudaEmulationMantissaControl"),
    [T_cudaEmulationSpecialValuesSupport] = CB_CLASS("cudaEmulationSpecialValuesSupport", ENUM,
        .enumeration = &enum_cudaEmulationSpecialValuesSupport,
        .foreign = "cubind.runtime.cudaEmulationSpecialValuesSupport"),
    [T_libraryPropertyType] = CB_CLASS("libraryPropertyType", ENUM,
        .enumeration = &enum_libraryPropertyType, .foreign = "cubind.runtime.libraryPropertyType"),
    [T_cublasStatus_t] = CB_CLASS("cublasStatus_t", ENUM, .enumeration = &enum_cublasStatus_t,
        .doc = doc_cublasStatus_t),
    [T_cublasFillMode_t] = CB_CLASS("cublasFillMode_t", ENUM,
        .enumeration = &enum_cublasFillMode_t, .doc = doc_cublasFillMode_t),
    [T_cublasDiagType_t] = CB_CLASS("cublasDiagType_t", ENUM,
        .enumeration = &enum_cublasDiagType_t, .doc = doc_cublasDiagType_t),
    [T_cublasSideMode_t] = CB_CLASS("cublasSideMode_t", ENUM,
        .enumeration = &enum_cublasSideMode_t, .doc = doc_cublasSideMode_t),
    [T_cublasOperation_t] = CB_CLASS("cublasOperation_t", ENUM,
        .enumeration = &enum_cublasOperation_t, .doc = doc_cublasOperation_t),
    [T_cublasPointerMode_t] = CB_CLASS("cublasPointerMode_t", ENUM,
        .enumeration = &enum_cublasPointerMode_t, .doc = doc_cublasPointerMode_t),
    [T_cublasAtomicsMode_t] = CB_CLASS("cublasAtomicsMode_t", ENUM,
        .enumeration = &enum_cublasAtomicsMode_t, .doc = doc_cublasAtomicsMode_t),
    [T_cublasGemmAlgo_t] = CB_CLASS("cublasGemmAlgo_t", ENUM,
        .enumeration = &enum_cublasGemmAlgo_t, .doc = doc_cublasGemmAlgo_t),
    [T_cublasMath_t] = CB_CLASS("cublasMath_t", ENUM, .enumeration = &enum_cublasMath_t,
        .doc = doc_cublasMath_t),
    [T_cublasComputeType_t] = CB_CLASS("cublasComputeType_t", ENUM,
        .enumeration = &enum_cublasComputeType_t, .doc = doc_cublasComputeType_t),
    [T_cublasEmulationStrategy_t] = CB_CLASS("cublasEmulationStrategy_t", ENUM,
        .enumeration = &enum_cublasEmulationStrategy_t, .doc = doc_cublasEmulationStrategy_t),
    [T_cublasXtPinnedMemMode_t] = CB_CLASS("cublasXtPinnedMemMode_t", ENUM,
        .enumeration = &enum_cublasXtPinnedMemMode_t, .doc = doc_cublasXtPinnedMemMode_t),
    [T_cublasXtOpType_t] = CB_CLASS("cublasXtOpType_t", ENUM,
        .enumeration = &enum_cublasXtOpType_t, .doc = doc_cublasXtOpType_t),
    [T_cublasXtBlasOp_t] = CB_CLASS("cublasXtBlasOp_t", ENUM,
        .enumeration = &enum_cublasXtBlasOp_t, .doc = doc_cublasXtBlasOp_t),
    [T_cudaStream_t] = CB_CLASS("cudaStream_t", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.runtime.cudaStream_t"),
    [T_cublasHandle_t] = CB_CLASS("cublasHandle_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_cublasHandle_t),
    [T_cublasXtHandle_t] = CB_CLASS("cublasXtHandle_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_cublasXtHandle_t),
    [T_cublasLogCallback] = CB_CLASS("cublasLogCallback", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_cublasLogCallback),
    [T_float2] = CB_CLASS("float2", RECORD, .record = &record_float2,
        .foreign = "cubind.runtime.float2"),
    [T_double2] = CB_CLASS("double2", RECORD, .record = &record_double2,
        .foreign = "cubind.runtime.double2"),
};
