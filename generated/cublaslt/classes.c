// classes.c of cubind for cuBLASLt, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/cublaslt.yaml.
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

static const cb_enumerator items_cublasLtMatmulTile_t[] = {
    {.name = "CUBLASLT_MATMUL_TILE_UNDEFINED", .value = 0},
    {.name = "CUBLASLT_MATMUL_TILE_8x8", .value = 1},
    {.name = "CUBLASLT_MATMUL_TILE_8x16", .value = 2},
    {.name = "CUBLASLT_MATMUL_TILE_16x8", .value = 3},
    {.name = "CUBLASLT_MATMUL_TILE_8x32", .value = 4},
    {.name = "CUBLASLT_MATMUL_TILE_16x16", .value = 5},
    {.name = "CUBLASLT_MATMUL_TILE_32x8", .value = 6},
    {.name = "CUBLASLT_MATMUL_TILE_8x64", .value = 7},
    {.name = "CUBLASLT_MATMUL_TILE_16x32", .value = 8},
    {.name = "CUBLASLT_MATMUL_TILE_32x16", .value = 9},
    {.name = "CUBLASLT_MATMUL_TILE_64x8", .value = 10},
    {.name = "CUBLASLT_MATMUL_TILE_32x32", .value = 11},
    {.name = "CUBLASLT_MATMUL_TILE_32x64", .value = 12},
    {.name = "CUBLASLT_MATMUL_TILE_64x32", .value = 13},
    {.name = "CUBLASLT_MATMUL_TILE_32x128", .value = 14},
    {.name = "CUBLASLT_MATMUL_TILE_64x64", .value = 15},
    {.name = "CUBLASLT_MATMUL_TILE_128x32", .value = 16},
    {.name = "CUBLASLT_MATMUL_TILE_64x128", .value = 17},
    {.name = "CUBLASLT_MATMUL_TILE_128x64", .value = 18},
    {.name = "CUBLASLT_MATMUL_TILE_64x256", .value = 19},
    {.name = "CUBLASLT_MATMUL_TILE_128x128", .value = 20},
    {.name = "CUBLASLT_MATMUL_TILE_256x64", .value = 21},
    {.name = "CUBLASLT_MATMUL_TILE_64x512", .value = 22},
    {.name = "CUBLASLT_MATMUL_TILE_128x256", .value = 23},
    {.name = "CUBLASLT_MATMUL_TILE_256x128", .value = 24},
    {.name = "CUBLASLT_MATMUL_TILE_512x64", .value = 25},
    {.name = "CUBLASLT_MATMUL_TILE_64x96", .value = 26},
    {.name = "CUBLASLT_MATMUL_TILE_96x64", .value = 27},
    {.name = "CUBLASLT_MATMUL_TILE_96x128", .value = 28},
    {.name = "CUBLASLT_MATMUL_TILE_128x160", .value = 29},
    {.name = "CUBLASLT_MATMUL_TILE_160x128", .value = 30},
    {.name = "CUBLASLT_MATMUL_TILE_192x128", .value = 31},
    {.name = "CUBLASLT_MATMUL_TILE_128x192", .value = 32},
    {.name = "CUBLASLT_MATMUL_TILE_128x96", .value = 33},
    {.name = "CUBLASLT_MATMUL_TILE_32x256", .value = 34},
    {.name = "CUBLASLT_MATMUL_TILE_256x32", .value = 35},
    {.name = "CUBLASLT_MATMUL_TILE_8x128", .value = 36},
    {.name = "CUBLASLT_MATMUL_TILE_8x192", .value = 37},
    {.name = "CUBLASLT_MATMUL_TILE_8x256", .value = 38},
    {.name = "CUBLASLT_MATMUL_TILE_8x320", .value = 39},
    {.name = "CUBLASLT_MATMUL_TILE_8x384", .value = 40},
    {.name = "CUBLASLT_MATMUL_TILE_8x448", .value = 41},
    {.name = "CUBLASLT_MATMUL_TILE_8x512", .value = 42},
    {.name = "CUBLASLT_MATMUL_TILE_8x576", .value = 43},
    {.name = "CUBLASLT_MATMUL_TILE_8x640", .value = 44},
    {.name = "CUBLASLT_MATMUL_TILE_8x704", .value = 45},
    {.name = "CUBLASLT_MATMUL_TILE_8x768", .value = 46},
    {.name = "CUBLASLT_MATMUL_TILE_16x64", .value = 47},
    {.name = "CUBLASLT_MATMUL_TILE_16x128", .value = 48},
    {.name = "CUBLASLT_MATMUL_TILE_16x192", .value = 49},
    {.name = "CUBLASLT_MATMUL_TILE_16x256", .value = 50},
    {.name = "CUBLASLT_MATMUL_TILE_16x320", .value = 51},
    {.name = "CUBLASLT_MATMUL_TILE_16x384", .value = 52},
    {.name = "CUBLASLT_MATMUL_TILE_16x448", .value = 53},
    {.name = "CUBLASLT_MATMUL_TILE_16x512", .value = 54},
    {.name = "CUBLASLT_MATMUL_TILE_16x576", .value = 55},
    {.name = "CUBLASLT_MATMUL_TILE_16x640", .value = 56},
    {.name = "CUBLASLT_MATMUL_TILE_16x704", .value = 57},
    {.name = "CUBLASLT_MATMUL_TILE_16x768", .value = 58},
    {.name = "CUBLASLT_MATMUL_TILE_24x64", .value = 59},
    {.name = "CUBLASLT_MATMUL_TILE_24x128", .value = 60},
    {.name = "CUBLASLT_MATMUL_TILE_24x192", .value = 61},
    {.name = "CUBLASLT_MATMUL_TILE_24x256", .value = 62},
    {.name = "CUBLASLT_MATMUL_TILE_24x320", .value = 63},
    {.name = "CUBLASLT_MATMUL_TILE_24x384", .value = 64},
    {.name = "CUBLASLT_MATMUL_TILE_24x448", .value = 65},
    {.name = "CUBLASLT_MATMUL_TILE_24x512", .value = 66},
    {.name = "CUBLASLT_MATMUL_TILE_24x576", .value = 67},
    {.name = "CUBLASLT_MATMUL_TILE_24x640", .value = 68},
    {.name = "CUBLASLT_MATMUL_TILE_24x704", .value = 69},
    {.name = "CUBLASLT_MATMUL_TILE_24x768", .value = 70},
    {.name = "CUBLASLT_MATMUL_TILE_32x192", .value = 71},
    {.name = "CUBLASLT_MATMUL_TILE_32x320", .value = 72},
    {.name = "CUBLASLT_MATMUL_TILE_32x384", .value = 73},
    {.name = "CUBLASLT_MATMUL_TILE_32x448", .value = 74},
    {.name = "CUBLASLT_MATMUL_TILE_32x512", .value = 75},
    {.name = "CUBLASLT_MATMUL_TILE_32x576", .value = 76},
    {.name = "CUBLASLT_MATMUL_TILE_32x640", .value = 77},
    {.name = "CUBLASLT_MATMUL_TILE_32x704", .value = 78},
    {.name = "CUBLASLT_MATMUL_TILE_32x768", .value = 79},
    {.name = "CUBLASLT_MATMUL_TILE_40x64", .value = 80},
    {.name = "CUBLASLT_MATMUL_TILE_40x128", .value = 81},
    {.name = "CUBLASLT_MATMUL_TILE_40x192", .value = 82},
    {.name = "CUBLASLT_MATMUL_TILE_40x256", .value = 83},
    {.name = "CUBLASLT_MATMUL_TILE_40x320", .value = 84},
    {.name = "CUBLASLT_MATMUL_TILE_40x384", .value = 85},
    {.name = "CUBLASLT_MATMUL_TILE_40x448", .value = 86},
    {.name = "CUBLASLT_MATMUL_TILE_40x512", .value = 87},
    {.name = "CUBLASLT_MATMUL_TILE_40x576", .value = 88},
    {.name = "CUBLASLT_MATMUL_TILE_40x640", .value = 89},
    {.name = "CUBLASLT_MATMUL_TILE_40x704", .value = 90},
    {.name = "CUBLASLT_MATMUL_TILE_40x768", .value = 91},
    {.name = "CUBLASLT_MATMUL_TILE_48x64", .value = 92},
    {.name = "CUBLASLT_MATMUL_TILE_48x128", .value = 93},
    {.name = "CUBLASLT_MATMUL_TILE_48x192", .value = 94},
    {.name = "CUBLASLT_MATMUL_TILE_48x256", .value = 95},
    {.name = "CUBLASLT_MATMUL_TILE_48x320", .value = 96},
    {.name = "CUBLASLT_MATMUL_TILE_48x384", .value = 97},
    {.name = "CUBLASLT_MATMUL_TILE_48x448", .value = 98},
    {.name = "CUBLASLT_MATMUL_TILE_48x512", .value = 99},
    {.name = "CUBLASLT_MATMUL_TILE_48x576", .value = 100},
    {.name = "CUBLASLT_MATMUL_TILE_48x640", .value = 101},
    {.name = "CUBLASLT_MATMUL_TILE_48x704", .value = 102},
    {.name = "CUBLASLT_MATMUL_TILE_48x768", .value = 103},
    {.name = "CUBLASLT_MATMUL_TILE_56x64", .value = 104},
    {.name = "CUBLASLT_MATMUL_TILE_56x128", .value = 105},
    {.name = "CUBLASLT_MATMUL_TILE_56x192", .value = 106},
    {.name = "CUBLASLT_MATMUL_TILE_56x256", .value = 107},
    {.name = "CUBLASLT_MATMUL_TILE_56x320", .value = 108},
    {.name = "CUBLASLT_MATMUL_TILE_56x384", .value = 109},
    {.name = "CUBLASLT_MATMUL_TILE_56x448", .value = 110},
    {.name = "CUBLASLT_MATMUL_TILE_56x512", .value = 111},
    {.name = "CUBLASLT_MATMUL_TILE_56x576", .value = 112},
    {.name = "CUBLASLT_MATMUL_TILE_56x640", .value = 113},
    {.name = "CUBLASLT_MATMUL_TILE_56x704", .value = 114},
    {.name = "CUBLASLT_MATMUL_TILE_56x768", .value = 115},
    {.name = "CUBLASLT_MATMUL_TILE_64x192", .value = 116},
    {.name = "CUBLASLT_MATMUL_TILE_64x320", .value = 117},
    {.name = "CUBLASLT_MATMUL_TILE_64x384", .value = 118},
    {.name = "CUBLASLT_MATMUL_TILE_64x448", .value = 119},
    {.name = "CUBLASLT_MATMUL_TILE_64x576", .value = 120},
    {.name = "CUBLASLT_MATMUL_TILE_64x640", .value = 121},
    {.name = "CUBLASLT_MATMUL_TILE_64x704", .value = 122},
    {.name = "CUBLASLT_MATMUL_TILE_64x768", .value = 123},
    {.name = "CUBLASLT_MATMUL_TILE_72x64", .value = 124},
    {.name = "CUBLASLT_MATMUL_TILE_72x128", .value = 125},
    {.name = "CUBLASLT_MATMUL_TILE_72x192", .value = 126},
    {.name = "CUBLASLT_MATMUL_TILE_72x256", .value = 127},
    {.name = "CUBLASLT_MATMUL_TILE_72x320", .value = 128},
    {.name = "CUBLASLT_MATMUL_TILE_72x384", .value = 129},
    {.name = "CUBLASLT_MATMUL_TILE_72x448", .value = 130},
    {.name = "CUBLASLT_MATMUL_TILE_72x512", .value = 131},
    {.name = "CUBLASLT_MATMUL_TILE_72x576", .value = 132},
    {.name = "CUBLASLT_MATMUL_TILE_72x640", .value = 133},
    {.name = "CUBLASLT_MATMUL_TILE_80x64", .value = 134},
    {.name = "CUBLASLT_MATMUL_TILE_80x128", .value = 135},
    {.name = "CUBLASLT_MATMUL_TILE_80x192", .value = 136},
    {.name = "CUBLASLT_MATMUL_TILE_80x256", .value = 137},
    {.name = "CUBLASLT_MATMUL_TILE_80x320", .value = 138},
    {.name = "CUBLASLT_MATMUL_TILE_80x384", .value = 139},
    {.name = "CUBLASLT_MATMUL_TILE_80x448", .value = 140},
    {.name = "CUBLASLT_MATMUL_TILE_80x512", .value = 141},
    {.name = "CUBLASLT_MATMUL_TILE_80x576", .value = 142},
    {.name = "CUBLASLT_MATMUL_TILE_88x64", .value = 143},
    {.name = "CUBLASLT_MATMUL_TILE_88x128", .value = 144},
    {.name = "CUBLASLT_MATMUL_TILE_88x192", .value = 145},
    {.name = "CUBLASLT_MATMUL_TILE_88x256", .value = 146},
    {.name = "CUBLASLT_MATMUL_TILE_88x320", .value = 147},
    {.name = "CUBLASLT_MATMUL_TILE_88x384", .value = 148},
    {.name = "CUBLASLT_MATMUL_TILE_88x448", .value = 149},
    {.name = "CUBLASLT_MATMUL_TILE_88x512", .value = 150},
    {.name = "CUBLASLT_MATMUL_TILE_96x192", .value = 151},
    {.name = "CUBLASLT_MATMUL_TILE_96x256", .value = 152},
    {.name = "CUBLASLT_MATMUL_TILE_96x320", .value = 153},
    {.name = "CUBLASLT_MATMUL_TILE_96x384", .value = 154},
    {.name = "CUBLASLT_MATMUL_TILE_96x448", .value = 155},
    {.name = "CUBLASLT_MATMUL_TILE_96x512", .value = 156},
    {.name = "CUBLASLT_MATMUL_TILE_104x64", .value = 157},
    {.name = "CUBLASLT_MATMUL_TILE_104x128", .value = 158},
    {.name = "CUBLASLT_MATMUL_TILE_104x192", .value = 159},
    {.name = "CUBLASLT_MATMUL_TILE_104x256", .value = 160},
    {.name = "CUBLASLT_MATMUL_TILE_104x320", .value = 161},
    {.name = "CUBLASLT_MATMUL_TILE_104x384", .value = 162},
    {.name = "CUBLASLT_MATMUL_TILE_104x448", .value = 163},
    {.name = "CUBLASLT_MATMUL_TILE_112x64", .value = 164},
    {.name = "CUBLASLT_MATMUL_TILE_112x128", .value = 165},
    {.name = "CUBLASLT_MATMUL_TILE_112x192", .value = 166},
    {.name = "CUBLASLT_MATMUL_TILE_112x256", .value = 167},
    {.name = "CUBLASLT_MATMUL_TILE_112x320", .value = 168},
    {.name = "CUBLASLT_MATMUL_TILE_112x384", .value = 169},
    {.name = "CUBLASLT_MATMUL_TILE_120x64", .value = 170},
    {.name = "CUBLASLT_MATMUL_TILE_120x128", .value = 171},
    {.name = "CUBLASLT_MATMUL_TILE_120x192", .value = 172},
    {.name = "CUBLASLT_MATMUL_TILE_120x256", .value = 173},
    {.name = "CUBLASLT_MATMUL_TILE_120x320", .value = 174},
    {.name = "CUBLASLT_MATMUL_TILE_120x384", .value = 175},
    {.name = "CUBLASLT_MATMUL_TILE_128x320", .value = 176},
    {.name = "CUBLASLT_MATMUL_TILE_128x384", .value = 177},
    {.name = "CUBLASLT_MATMUL_TILE_136x64", .value = 178},
    {.name = "CUBLASLT_MATMUL_TILE_136x128", .value = 179},
    {.name = "CUBLASLT_MATMUL_TILE_136x192", .value = 180},
    {.name = "CUBLASLT_MATMUL_TILE_136x256", .value = 181},
    {.name = "CUBLASLT_MATMUL_TILE_136x320", .value = 182},
    {.name = "CUBLASLT_MATMUL_TILE_144x64", .value = 183},
    {.name = "CUBLASLT_MATMUL_TILE_144x128", .value = 184},
    {.name = "CUBLASLT_MATMUL_TILE_144x192", .value = 185},
    {.name = "CUBLASLT_MATMUL_TILE_144x256", .value = 186},
    {.name = "CUBLASLT_MATMUL_TILE_144x320", .value = 187},
    {.name = "CUBLASLT_MATMUL_TILE_152x64", .value = 188},
    {.name = "CUBLASLT_MATMUL_TILE_152x128", .value = 189},
    {.name = "CUBLASLT_MATMUL_TILE_152x192", .value = 190},
    {.name = "CUBLASLT_MATMUL_TILE_152x256", .value = 191},
    {.name = "CUBLASLT_MATMUL_TILE_152x320", .value = 192},
    {.name = "CUBLASLT_MATMUL_TILE_160x64", .value = 193},
    {.name = "CUBLASLT_MATMUL_TILE_160x192", .value = 194},
    {.name = "CUBLASLT_MATMUL_TILE_160x256", .value = 195},
    {.name = "CUBLASLT_MATMUL_TILE_168x64", .value = 196},
    {.name = "CUBLASLT_MATMUL_TILE_168x128", .value = 197},
    {.name = "CUBLASLT_MATMUL_TILE_168x192", .value = 198},
    {.name = "CUBLASLT_MATMUL_TILE_168x256", .value = 199},
    {.name = "CUBLASLT_MATMUL_TILE_176x64", .value = 200},
    {.name = "CUBLASLT_MATMUL_TILE_176x128", .value = 201},
    {.name = "CUBLASLT_MATMUL_TILE_176x192", .value = 202},
    {.name = "CUBLASLT_MATMUL_TILE_176x256", .value = 203},
    {.name = "CUBLASLT_MATMUL_TILE_184x64", .value = 204},
    {.name = "CUBLASLT_MATMUL_TILE_184x128", .value = 205},
    {.name = "CUBLASLT_MATMUL_TILE_184x192", .value = 206},
    {.name = "CUBLASLT_MATMUL_TILE_184x256", .value = 207},
    {.name = "CUBLASLT_MATMUL_TILE_192x64", .value = 208},
    {.name = "CUBLASLT_MATMUL_TILE_192x192", .value = 209},
    {.name = "CUBLASLT_MATMUL_TILE_192x256", .value = 210},
    {.name = "CUBLASLT_MATMUL_TILE_200x64", .value = 211},
    {.name = "CUBLASLT_MATMUL_TILE_200x128", .value = 212},
    {.name = "CUBLASLT_MATMUL_TILE_200x192", .value = 213},
    {.name = "CUBLASLT_MATMUL_TILE_208x64", .value = 214},
    {.name = "CUBLASLT_MATMUL_TILE_208x128", .value = 215},
    {.name = "CUBLASLT_MATMUL_TILE_208x192", .value = 216},
    {.name = "CUBLASLT_MATMUL_TILE_216x64", .value = 217},
    {.name = "CUBLASLT_MATMUL_TILE_216x128", .value = 218},
    {.name = "CUBLASLT_MATMUL_TILE_216x192", .value = 219},
    {.name = "CUBLASLT_MATMUL_TILE_224x64", .value = 220},
    {.name = "CUBLASLT_MATMUL_TILE_224x128", .value = 221},
    {.name = "CUBLASLT_MATMUL_TILE_224x192", .value = 222},
    {.name = "CUBLASLT_MATMUL_TILE_232x64", .value = 223},
    {.name = "CUBLASLT_MATMUL_TILE_232x128", .value = 224},
    {.name = "CUBLASLT_MATMUL_TILE_232x192", .value = 225},
    {.name = "CUBLASLT_MATMUL_TILE_240x64", .value = 226},
    {.name = "CUBLASLT_MATMUL_TILE_240x128", .value = 227},
    {.name = "CUBLASLT_MATMUL_TILE_240x192", .value = 228},
    {.name = "CUBLASLT_MATMUL_TILE_248x64", .value = 229},
    {.name = "CUBLASLT_MATMUL_TILE_248x128", .value = 230},
    {.name = "CUBLASLT_MATMUL_TILE_248x192", .value = 231},
    {.name = "CUBLASLT_MATMUL_TILE_256x192", .value = 232},
    {.name = "CUBLASLT_MATMUL_TILE_264x64", .value = 233},
    {.name = "CUBLASLT_MATMUL_TILE_264x128", .value = 234},
    {.name = "CUBLASLT_MATMUL_TILE_272x64", .value = 235},
    {.name = "CUBLASLT_MATMUL_TILE_272x128", .value = 236},
    {.name = "CUBLASLT_MATMUL_TILE_280x64", .value = 237},
    {.name = "CUBLASLT_MATMUL_TILE_280x128", .value = 238},
    {.name = "CUBLASLT_MATMUL_TILE_288x64", .value = 239},
    {.name = "CUBLASLT_MATMUL_TILE_288x128", .value = 240},
    {.name = "CUBLASLT_MATMUL_TILE_296x64", .value = 241},
    {.name = "CUBLASLT_MATMUL_TILE_296x128", .value = 242},
    {.name = "CUBLASLT_MATMUL_TILE_304x64", .value = 243},
    {.name = "CUBLASLT_MATMUL_TILE_304x128", .value = 244},
    {.name = "CUBLASLT_MATMUL_TILE_312x64", .value = 245},
    {.name = "CUBLASLT_MATMUL_TILE_312x128", .value = 246},
    {.name = "CUBLASLT_MATMUL_TILE_320x64", .value = 247},
    {.name = "CUBLASLT_MATMUL_TILE_320x128", .value = 248},
    {.name = "CUBLASLT_MATMUL_TILE_328x64", .value = 249},
    {.name = "CUBLASLT_MATMUL_TILE_328x128", .value = 250},
    {.name = "CUBLASLT_MATMUL_TILE_336x64", .value = 251},
    {.name = "CUBLASLT_MATMUL_TILE_336x128", .value = 252},
    {.name = "CUBLASLT_MATMUL_TILE_344x64", .value = 253},
    {.name = "CUBLASLT_MATMUL_TILE_344x128", .value = 254},
    {.name = "CUBLASLT_MATMUL_TILE_352x64", .value = 255},
    {.name = "CUBLASLT_MATMUL_TILE_352x128", .value = 256},
    {.name = "CUBLASLT_MATMUL_TILE_360x64", .value = 257},
    {.name = "CUBLASLT_MATMUL_TILE_360x128", .value = 258},
    {.name = "CUBLASLT_MATMUL_TILE_368x64", .value = 259},
    {.name = "CUBLASLT_MATMUL_TILE_368x128", .value = 260},
    {.name = "CUBLASLT_MATMUL_TILE_376x64", .value = 261},
    {.name = "CUBLASLT_MATMUL_TILE_376x128", .value = 262},
    {.name = "CUBLASLT_MATMUL_TILE_384x64", .value = 263},
    {.name = "CUBLASLT_MATMUL_TILE_384x128", .value = 264},
    {.name = "CUBLASLT_MATMUL_TILE_392x64", .value = 265},
    {.name = "CUBLASLT_MATMUL_TILE_400x64", .value = 266},
    {.name = "CUBLASLT_MATMUL_TILE_408x64", .value = 267},
    {.name = "CUBLASLT_MATMUL_TILE_416x64", .value = 268},
    {.name = "CUBLASLT_MATMUL_TILE_424x64", .value = 269},
    {.name = "CUBLASLT_MATMUL_TILE_432x64", .value = 270},
    {.name = "CUBLASLT_MATMUL_TILE_440x64", .value = 271},
    {.name = "CUBLASLT_MATMUL_TILE_448x64", .value = 272},
    {.name = "CUBLASLT_MATMUL_TILE_456x64", .value = 273},
    {.name = "CUBLASLT_MATMUL_TILE_464x64", .value = 274},
    {.name = "CUBLASLT_MATMUL_TILE_472x64", .value = 275},
    {.name = "CUBLASLT_MATMUL_TILE_480x64", .value = 276},
    {.name = "CUBLASLT_MATMUL_TILE_488x64", .value = 277},
    {.name = "CUBLASLT_MATMUL_TILE_496x64", .value = 278},
    {.name = "CUBLASLT_MATMUL_TILE_504x64", .value = 279},
    {.name = "CUBLASLT_MATMUL_TILE_520x64", .value = 280},
    {.name = "CUBLASLT_MATMUL_TILE_528x64", .value = 281},
    {.name = "CUBLASLT_MATMUL_TILE_536x64", .value = 282},
    {.name = "CUBLASLT_MATMUL_TILE_544x64", .value = 283},
    {.name = "CUBLASLT_MATMUL_TILE_552x64", .value = 284},
    {.name = "CUBLASLT_MATMUL_TILE_560x64", .value = 285},
    {.name = "CUBLASLT_MATMUL_TILE_568x64", .value = 286},
    {.name = "CUBLASLT_MATMUL_TILE_576x64", .value = 287},
    {.name = "CUBLASLT_MATMUL_TILE_584x64", .value = 288},
    {.name = "CUBLASLT_MATMUL_TILE_592x64", .value = 289},
    {.name = "CUBLASLT_MATMUL_TILE_600x64", .value = 290},
    {.name = "CUBLASLT_MATMUL_TILE_608x64", .value = 291},
    {.name = "CUBLASLT_MATMUL_TILE_616x64", .value = 292},
    {.name = "CUBLASLT_MATMUL_TILE_624x64", .value = 293},
    {.name = "CUBLASLT_MATMUL_TILE_632x64", .value = 294},
    {.name = "CUBLASLT_MATMUL_TILE_640x64", .value = 295},
    {.name = "CUBLASLT_MATMUL_TILE_648x64", .value = 296},
    {.name = "CUBLASLT_MATMUL_TILE_656x64", .value = 297},
    {.name = "CUBLASLT_MATMUL_TILE_664x64", .value = 298},
    {.name = "CUBLASLT_MATMUL_TILE_672x64", .value = 299},
    {.name = "CUBLASLT_MATMUL_TILE_680x64", .value = 300},
    {.name = "CUBLASLT_MATMUL_TILE_688x64", .value = 301},
    {.name = "CUBLASLT_MATMUL_TILE_696x64", .value = 302},
    {.name = "CUBLASLT_MATMUL_TILE_704x64", .value = 303},
    {.name = "CUBLASLT_MATMUL_TILE_712x64", .value = 304},
    {.name = "CUBLASLT_MATMUL_TILE_720x64", .value = 305},
    {.name = "CUBLASLT_MATMUL_TILE_728x64", .value = 306},
    {.name = "CUBLASLT_MATMUL_TILE_736x64", .value = 307},
    {.name = "CUBLASLT_MATMUL_TILE_744x64", .value = 308},
    {.name = "CUBLASLT_MATMUL_TILE_752x64", .value = 309},
    {.name = "CUBLASLT_MATMUL_TILE_760x64", .value = 310},
    {.name = "CUBLASLT_MATMUL_TILE_768x64", .value = 311},
    {.name = "CUBLASLT_MATMUL_TILE_64x16", .value = 312},
    {.name = "CUBLASLT_MATMUL_TILE_64x24", .value = 313},
    {.name = "CUBLASLT_MATMUL_TILE_64x40", .value = 314},
    {.name = "CUBLASLT_MATMUL_TILE_64x48", .value = 315},
    {.name = "CUBLASLT_MATMUL_TILE_64x56", .value = 316},
    {.name = "CUBLASLT_MATMUL_TILE_64x72", .value = 317},
    {.name = "CUBLASLT_MATMUL_TILE_64x80", .value = 318},
    {.name = "CUBLASLT_MATMUL_TILE_64x88", .value = 319},
    {.name = "CUBLASLT_MATMUL_TILE_64x104", .value = 320},
    {.name = "CUBLASLT_MATMUL_TILE_64x112", .value = 321},
    {.name = "CUBLASLT_MATMUL_TILE_64x120", .value = 322},
    {.name = "CUBLASLT_MATMUL_TILE_64x136", .value = 323},
    {.name = "CUBLASLT_MATMUL_TILE_64x144", .value = 324},
    {.name = "CUBLASLT_MATMUL_TILE_64x152", .value = 325},
    {.name = "CUBLASLT_MATMUL_TILE_64x160", .value = 326},
    {.name = "CUBLASLT_MATMUL_TILE_64x168", .value = 327},
    {.name = "CUBLASLT_MATMUL_TILE_64x176", .value = 328},
    {.name = "CUBLASLT_MATMUL_TILE_64x184", .value = 329},
    {.name = "CUBLASLT_MATMUL_TILE_64x200", .value = 330},
    {.name = "CUBLASLT_MATMUL_TILE_64x208", .value = 331},
    {.name = "CUBLASLT_MATMUL_TILE_64x216", .value = 332},
    {.name = "CUBLASLT_MATMUL_TILE_64x224", .value = 333},
    {.name = "CUBLASLT_MATMUL_TILE_64x232", .value = 334},
    {.name = "CUBLASLT_MATMUL_TILE_64x240", .value = 335},
    {.name = "CUBLASLT_MATMUL_TILE_64x248", .value = 336},
    {.name = "CUBLASLT_MATMUL_TILE_64x264", .value = 337},
    {.name = "CUBLASLT_MATMUL_TILE_64x272", .value = 338},
    {.name = "CUBLASLT_MATMUL_TILE_64x280", .value = 339},
    {.name = "CUBLASLT_MATMUL_TILE_64x288", .value = 340},
    {.name = "CUBLASLT_MATMUL_TILE_64x296", .value = 341},
    {.name = "CUBLASLT_MATMUL_TILE_64x304", .value = 342},
    {.name = "CUBLASLT_MATMUL_TILE_64x312", .value = 343},
    {.name = "CUBLASLT_MATMUL_TILE_64x328", .value = 344},
    {.name = "CUBLASLT_MATMUL_TILE_64x336", .value = 345},
    {.name = "CUBLASLT_MATMUL_TILE_64x344", .value = 346},
    {.name = "CUBLASLT_MATMUL_TILE_64x352", .value = 347},
    {.name = "CUBLASLT_MATMUL_TILE_64x360", .value = 348},
    {.name = "CUBLASLT_MATMUL_TILE_64x368", .value = 349},
    {.name = "CUBLASLT_MATMUL_TILE_64x376", .value = 350},
    {.name = "CUBLASLT_MATMUL_TILE_64x392", .value = 351},
    {.name = "CUBLASLT_MATMUL_TILE_64x400", .value = 352},
    {.name = "CUBLASLT_MATMUL_TILE_64x408", .value = 353},
    {.name = "CUBLASLT_MATMUL_TILE_64x416", .value = 354},
    {.name = "CUBLASLT_MATMUL_TILE_64x424", .value = 355},
    {.name = "CUBLASLT_MATMUL_TILE_64x432", .value = 356},
    {.name = "CUBLASLT_MATMUL_TILE_64x440", .value = 357},
    {.name = "CUBLASLT_MATMUL_TILE_64x456", .value = 358},
    {.name = "CUBLASLT_MATMUL_TILE_64x464", .value = 359},
    {.name = "CUBLASLT_MATMUL_TILE_64x472", .value = 360},
    {.name = "CUBLASLT_MATMUL_TILE_64x480", .value = 361},
    {.name = "CUBLASLT_MATMUL_TILE_64x488", .value = 362},
    {.name = "CUBLASLT_MATMUL_TILE_64x496", .value = 363},
    {.name = "CUBLASLT_MATMUL_TILE_64x504", .value = 364},
    {.name = "CUBLASLT_MATMUL_TILE_64x520", .value = 365},
    {.name = "CUBLASLT_MATMUL_TILE_64x528", .value = 366},
    {.name = "CUBLASLT_MATMUL_TILE_64x536", .value = 367},
    {.name = "CUBLASLT_MATMUL_TILE_64x544", .value = 368},
    {.name = "CUBLASLT_MATMUL_TILE_64x552", .value = 369},
    {.name = "CUBLASLT_MATMUL_TILE_64x560", .value = 370},
    {.name = "CUBLASLT_MATMUL_TILE_64x568", .value = 371},
    {.name = "CUBLASLT_MATMUL_TILE_64x584", .value = 372},
    {.name = "CUBLASLT_MATMUL_TILE_64x592", .value = 373},
    {.name = "CUBLASLT_MATMUL_TILE_64x600", .value = 374},
    {.name = "CUBLASLT_MATMUL_TILE_64x608", .value = 375},
    {.name = "CUBLASLT_MATMUL_TILE_64x616", .value = 376},
    {.name = "CUBLASLT_MATMUL_TILE_64x624", .value = 377},
    {.name = "CUBLASLT_MATMUL_TILE_64x632", .value = 378},
    {.name = "CUBLASLT_MATMUL_TILE_64x648", .value = 379},
    {.name = "CUBLASLT_MATMUL_TILE_64x656", .value = 380},
    {.name = "CUBLASLT_MATMUL_TILE_64x664", .value = 381},
    {.name = "CUBLASLT_MATMUL_TILE_64x672", .value = 382},
    {.name = "CUBLASLT_MATMUL_TILE_64x680", .value = 383},
    {.name = "CUBLASLT_MATMUL_TILE_64x688", .value = 384},
    {.name = "CUBLASLT_MATMUL_TILE_64x696", .value = 385},
    {.name = "CUBLASLT_MATMUL_TILE_64x712", .value = 386},
    {.name = "CUBLASLT_MATMUL_TILE_64x720", .value = 387},
    {.name = "CUBLASLT_MATMUL_TILE_64x728", .value = 388},
    {.name = "CUBLASLT_MATMUL_TILE_64x736", .value = 389},
    {.name = "CUBLASLT_MATMUL_TILE_64x744", .value = 390},
    {.name = "CUBLASLT_MATMUL_TILE_64x752", .value = 391},
    {.name = "CUBLASLT_MATMUL_TILE_64x760", .value = 392},
    {.name = "CUBLASLT_MATMUL_TILE_128x8", .value = 393},
    {.name = "CUBLASLT_MATMUL_TILE_128x16", .value = 394},
    {.name = "CUBLASLT_MATMUL_TILE_128x24", .value = 395},
    {.name = "CUBLASLT_MATMUL_TILE_128x40", .value = 396},
    {.name = "CUBLASLT_MATMUL_TILE_128x48", .value = 397},
    {.name = "CUBLASLT_MATMUL_TILE_128x56", .value = 398},
    {.name = "CUBLASLT_MATMUL_TILE_128x72", .value = 399},
    {.name = "CUBLASLT_MATMUL_TILE_128x80", .value = 400},
    {.name = "CUBLASLT_MATMUL_TILE_128x88", .value = 401},
    {.name = "CUBLASLT_MATMUL_TILE_128x104", .value = 402},
    {.name = "CUBLASLT_MATMUL_TILE_128x112", .value = 403},
    {.name = "CUBLASLT_MATMUL_TILE_128x120", .value = 404},
    {.name = "CUBLASLT_MATMUL_TILE_128x136", .value = 405},
    {.name = "CUBLASLT_MATMUL_TILE_128x144", .value = 406},
    {.name = "CUBLASLT_MATMUL_TILE_128x152", .value = 407},
    {.name = "CUBLASLT_MATMUL_TILE_128x168", .value = 408},
    {.name = "CUBLASLT_MATMUL_TILE_128x176", .value = 409},
    {.name = "CUBLASLT_MATMUL_TILE_128x184", .value = 410},
    {.name = "CUBLASLT_MATMUL_TILE_128x200", .value = 411},
    {.name = "CUBLASLT_MATMUL_TILE_128x208", .value = 412},
    {.name = "CUBLASLT_MATMUL_TILE_128x216", .value = 413},
    {.name = "CUBLASLT_MATMUL_TILE_128x224", .value = 414},
    {.name = "CUBLASLT_MATMUL_TILE_128x232", .value = 415},
    {.name = "CUBLASLT_MATMUL_TILE_128x240", .value = 416},
    {.name = "CUBLASLT_MATMUL_TILE_128x248", .value = 417},
    {.name = "CUBLASLT_MATMUL_TILE_128x264", .value = 418},
    {.name = "CUBLASLT_MATMUL_TILE_128x272", .value = 419},
    {.name = "CUBLASLT_MATMUL_TILE_128x280", .value = 420},
    {.name = "CUBLASLT_MATMUL_TILE_128x288", .value = 421},
    {.name = "CUBLASLT_MATMUL_TILE_128x296", .value = 422},
    {.name = "CUBLASLT_MATMUL_TILE_128x304", .value = 423},
    {.name = "CUBLASLT_MATMUL_TILE_128x312", .value = 424},
    {.name = "CUBLASLT_MATMUL_TILE_128x328", .value = 425},
    {.name = "CUBLASLT_MATMUL_TILE_128x336", .value = 426},
    {.name = "CUBLASLT_MATMUL_TILE_128x344", .value = 427},
    {.name = "CUBLASLT_MATMUL_TILE_128x352", .value = 428},
    {.name = "CUBLASLT_MATMUL_TILE_128x360", .value = 429},
    {.name = "CUBLASLT_MATMUL_TILE_128x368", .value = 430},
    {.name = "CUBLASLT_MATMUL_TILE_128x376", .value = 431},
    {.name = "CUBLASLT_MATMUL_TILE_128x392", .value = 432},
    {.name = "CUBLASLT_MATMUL_TILE_128x400", .value = 433},
    {.name = "CUBLASLT_MATMUL_TILE_128x408", .value = 434},
    {.name = "CUBLASLT_MATMUL_TILE_128x416", .value = 435},
    {.name = "CUBLASLT_MATMUL_TILE_128x424", .value = 436},
    {.name = "CUBLASLT_MATMUL_TILE_128x432", .value = 437},
    {.name = "CUBLASLT_MATMUL_TILE_128x440", .value = 438},
    {.name = "CUBLASLT_MATMUL_TILE_128x448", .value = 439},
    {.name = "CUBLASLT_MATMUL_TILE_128x456", .value = 440},
    {.name = "CUBLASLT_MATMUL_TILE_128x464", .value = 441},
    {.name = "CUBLASLT_MATMUL_TILE_128x472", .value = 442},
    {.name = "CUBLASLT_MATMUL_TILE_128x480", .value = 443},
    {.name = "CUBLASLT_MATMUL_TILE_128x488", .value = 444},
    {.name = "CUBLASLT_MATMUL_TILE_128x496", .value = 445},
    {.name = "CUBLASLT_MATMUL_TILE_128x504", .value = 446},
    {.name = "CUBLASLT_MATMUL_TILE_128x512", .value = 447},
    {.name = "CUBLASLT_MATMUL_TILE_192x8", .value = 448},
    {.name = "CUBLASLT_MATMUL_TILE_192x16", .value = 449},
    {.name = "CUBLASLT_MATMUL_TILE_192x24", .value = 450},
    {.name = "CUBLASLT_MATMUL_TILE_192x32", .value = 451},
    {.name = "CUBLASLT_MATMUL_TILE_192x40", .value = 452},
    {.name = "CUBLASLT_MATMUL_TILE_192x48", .value = 453},
    {.name = "CUBLASLT_MATMUL_TILE_192x56", .value = 454},
    {.name = "CUBLASLT_MATMUL_TILE_192x72", .value = 455},
    {.name = "CUBLASLT_MATMUL_TILE_192x80", .value = 456},
    {.name = "CUBLASLT_MATMUL_TILE_192x88", .value = 457},
    {.name = "CUBLASLT_MATMUL_TILE_192x96", .value = 458},
    {.name = "CUBLASLT_MATMUL_TILE_192x104", .value = 459},
    {.name = "CUBLASLT_MATMUL_TILE_192x112", .value = 460},
    {.name = "CUBLASLT_MATMUL_TILE_192x120", .value = 461},
    {.name = "CUBLASLT_MATMUL_TILE_192x136", .value = 462},
    {.name = "CUBLASLT_MATMUL_TILE_192x144", .value = 463},
    {.name = "CUBLASLT_MATMUL_TILE_192x152", .value = 464},
    {.name = "CUBLASLT_MATMUL_TILE_192x160", .value = 465},
    {.name = "CUBLASLT_MATMUL_TILE_192x168", .value = 466},
    {.name = "CUBLASLT_MATMUL_TILE_192x176", .value = 467},
    {.name = "CUBLASLT_MATMUL_TILE_192x184", .value = 468},
    {.name = "CUBLASLT_MATMUL_TILE_192x200", .value = 469},
    {.name = "CUBLASLT_MATMUL_TILE_192x208", .value = 470},
    {.name = "CUBLASLT_MATMUL_TILE_192x216", .value = 471},
    {.name = "CUBLASLT_MATMUL_TILE_192x224", .value = 472},
    {.name = "CUBLASLT_MATMUL_TILE_192x232", .value = 473},
    {.name = "CUBLASLT_MATMUL_TILE_192x240", .value = 474},
    {.name = "CUBLASLT_MATMUL_TILE_192x248", .value = 475},
    {.name = "CUBLASLT_MATMUL_TILE_192x264", .value = 476},
    {.name = "CUBLASLT_MATMUL_TILE_192x272", .value = 477},
    {.name = "CUBLASLT_MATMUL_TILE_192x280", .value = 478},
    {.name = "CUBLASLT_MATMUL_TILE_192x288", .value = 479},
    {.name = "CUBLASLT_MATMUL_TILE_192x296", .value = 480},
    {.name = "CUBLASLT_MATMUL_TILE_192x304", .value = 481},
    {.name = "CUBLASLT_MATMUL_TILE_192x312", .value = 482},
    {.name = "CUBLASLT_MATMUL_TILE_192x320", .value = 483},
    {.name = "CUBLASLT_MATMUL_TILE_192x328", .value = 484},
    {.name = "CUBLASLT_MATMUL_TILE_192x336", .value = 485},
    {.name = "CUBLASLT_MATMUL_TILE_256x8", .value = 486},
    {.name = "CUBLASLT_MATMUL_TILE_256x16", .value = 487},
    {.name = "CUBLASLT_MATMUL_TILE_256x24", .value = 488},
    {.name = "CUBLASLT_MATMUL_TILE_256x40", .value = 489},
    {.name = "CUBLASLT_MATMUL_TILE_256x48", .value = 490},
    {.name = "CUBLASLT_MATMUL_TILE_256x56", .value = 491},
    {.name = "CUBLASLT_MATMUL_TILE_256x72", .value = 492},
    {.name = "CUBLASLT_MATMUL_TILE_256x80", .value = 493},
    {.name = "CUBLASLT_MATMUL_TILE_256x88", .value = 494},
    {.name = "CUBLASLT_MATMUL_TILE_256x96", .value = 495},
    {.name = "CUBLASLT_MATMUL_TILE_256x104", .value = 496},
    {.name = "CUBLASLT_MATMUL_TILE_256x112", .value = 497},
    {.name = "CUBLASLT_MATMUL_TILE_256x120", .value = 498},
    {.name = "CUBLASLT_MATMUL_TILE_256x136", .value = 499},
    {.name = "CUBLASLT_MATMUL_TILE_256x144", .value = 500},
    {.name = "CUBLASLT_MATMUL_TILE_256x152", .value = 501},
    {.name = "CUBLASLT_MATMUL_TILE_256x160", .value = 502},
    {.name = "CUBLASLT_MATMUL_TILE_256x168", .value = 503},
    {.name = "CUBLASLT_MATMUL_TILE_256x176", .value = 504},
    {.name = "CUBLASLT_MATMUL_TILE_256x184", .value = 505},
    {.name = "CUBLASLT_MATMUL_TILE_256x200", .value = 506},
    {.name = "CUBLASLT_MATMUL_TILE_256x208", .value = 507},
    {.name = "CUBLASLT_MATMUL_TILE_256x216", .value = 508},
    {.name = "CUBLASLT_MATMUL_TILE_256x224", .value = 509},
    {.name = "CUBLASLT_MATMUL_TILE_256x232", .value = 510},
    {.name = "CUBLASLT_MATMUL_TILE_256x240", .value = 511},
    {.name = "CUBLASLT_MATMUL_TILE_256x248", .value = 512},
    {.name = "CUBLASLT_MATMUL_TILE_256x256", .value = 513},
    {.name = "CUBLASLT_MATMUL_TILE_320x8", .value = 514},
    {.name = "CUBLASLT_MATMUL_TILE_320x16", .value = 515},
    {.name = "CUBLASLT_MATMUL_TILE_320x24", .value = 516},
    {.name = "CUBLASLT_MATMUL_TILE_320x32", .value = 517},
    {.name = "CUBLASLT_MATMUL_TILE_320x40", .value = 518},
    {.name = "CUBLASLT_MATMUL_TILE_320x48", .value = 519},
    {.name = "CUBLASLT_MATMUL_TILE_320x56", .value = 520},
    {.name = "CUBLASLT_MATMUL_TILE_320x72", .value = 521},
    {.name = "CUBLASLT_MATMUL_TILE_320x80", .value = 522},
    {.name = "CUBLASLT_MATMUL_TILE_320x88", .value = 523},
    {.name = "CUBLASLT_MATMUL_TILE_320x96", .value = 524},
    {.name = "CUBLASLT_MATMUL_TILE_320x104", .value = 525},
    {.name = "CUBLASLT_MATMUL_TILE_320x112", .value = 526},
    {.name = "CUBLASLT_MATMUL_TILE_320x120", .value = 527},
    {.name = "CUBLASLT_MATMUL_TILE_320x136", .value = 528},
    {.name = "CUBLASLT_MATMUL_TILE_320x144", .value = 529},
    {.name = "CUBLASLT_MATMUL_TILE_320x152", .value = 530},
    {.name = "CUBLASLT_MATMUL_TILE_320x160", .value = 531},
    {.name = "CUBLASLT_MATMUL_TILE_320x168", .value = 532},
    {.name = "CUBLASLT_MATMUL_TILE_320x176", .value = 533},
    {.name = "CUBLASLT_MATMUL_TILE_320x184", .value = 534},
    {.name = "CUBLASLT_MATMUL_TILE_320x192", .value = 535},
    {.name = "CUBLASLT_MATMUL_TILE_320x200", .value = 536},
    {.name = "CUBLASLT_MATMUL_TILE_384x8", .value = 537},
    {.name = "CUBLASLT_MATMUL_TILE_384x16", .value = 538},
    {.name = "CUBLASLT_MATMUL_TILE_384x24", .value = 539},
    {.name = "CUBLASLT_MATMUL_TILE_384x32", .value = 540},
    {.name = "CUBLASLT_MATMUL_TILE_384x40", .value = 541},
    {.name = "CUBLASLT_MATMUL_TILE_384x48", .value = 542},
    {.name = "CUBLASLT_MATMUL_TILE_384x56", .value = 543},
    {.name = "CUBLASLT_MATMUL_TILE_384x72", .value = 544},
    {.name = "CUBLASLT_MATMUL_TILE_384x80", .value = 545},
    {.name = "CUBLASLT_MATMUL_TILE_384x88", .value = 546},
    {.name = "CUBLASLT_MATMUL_TILE_384x96", .value = 547},
    {.name = "CUBLASLT_MATMUL_TILE_384x104", .value = 548},
    {.name = "CUBLASLT_MATMUL_TILE_384x112", .value = 549},
    {.name = "CUBLASLT_MATMUL_TILE_384x120", .value = 550},
    {.name = "CUBLASLT_MATMUL_TILE_384x136", .value = 551},
    {.name = "CUBLASLT_MATMUL_TILE_384x144", .value = 552},
    {.name = "CUBLASLT_MATMUL_TILE_384x152", .value = 553},
    {.name = "CUBLASLT_MATMUL_TILE_384x160", .value = 554},
    {.name = "CUBLASLT_MATMUL_TILE_384x168", .value = 555},
    {.name = "CUBLASLT_MATMUL_TILE_448x8", .value = 556},
    {.name = "CUBLASLT_MATMUL_TILE_448x16", .value = 557},
    {.name = "CUBLASLT_MATMUL_TILE_448x24", .value = 558},
    {.name = "CUBLASLT_MATMUL_TILE_448x32", .value = 559},
    {.name = "CUBLASLT_MATMUL_TILE_448x40", .value = 560},
    {.name = "CUBLASLT_MATMUL_TILE_448x48", .value = 561},
    {.name = "CUBLASLT_MATMUL_TILE_448x56", .value = 562},
    {.name = "CUBLASLT_MATMUL_TILE_448x72", .value = 563},
    {.name = "CUBLASLT_MATMUL_TILE_448x80", .value = 564},
    {.name = "CUBLASLT_MATMUL_TILE_448x88", .value = 565},
    {.name = "CUBLASLT_MATMUL_TILE_448x96", .value = 566},
    {.name = "CUBLASLT_MATMUL_TILE_448x104", .value = 567},
    {.name = "CUBLASLT_MATMUL_TILE_448x112", .value = 568},
    {.name = "CUBLASLT_MATMUL_TILE_448x120", .value = 569},
    {.name = "CUBLASLT_MATMUL_TILE_448x128", .value = 570},
    {.name = "CUBLASLT_MATMUL_TILE_448x136", .value = 571},
    {.name = "CUBLASLT_MATMUL_TILE_448x144", .value = 572},
    {.name = "CUBLASLT_MATMUL_TILE_512x8", .value = 573},
    {.name = "CUBLASLT_MATMUL_TILE_512x16", .value = 574},
    {.name = "CUBLASLT_MATMUL_TILE_512x24", .value = 575},
    {.name = "CUBLASLT_MATMUL_TILE_512x32", .value = 576},
    {.name = "CUBLASLT_MATMUL_TILE_512x40", .value = 577},
    {.name = "CUBLASLT_MATMUL_TILE_512x48", .value = 578},
    {.name = "CUBLASLT_MATMUL_TILE_512x56", .value = 579},
    {.name = "CUBLASLT_MATMUL_TILE_512x72", .value = 580},
    {.name = "CUBLASLT_MATMUL_TILE_512x80", .value = 581},
    {.name = "CUBLASLT_MATMUL_TILE_512x88", .value = 582},
    {.name = "CUBLASLT_MATMUL_TILE_512x96", .value = 583},
    {.name = "CUBLASLT_MATMUL_TILE_512x104", .value = 584},
    {.name = "CUBLASLT_MATMUL_TILE_512x112", .value = 585},
    {.name = "CUBLASLT_MATMUL_TILE_512x120", .value = 586},
    {.name = "CUBLASLT_MATMUL_TILE_512x128", .value = 587},
    {.name = "CUBLASLT_MATMUL_TILE_576x8", .value = 588},
    {.name = "CUBLASLT_MATMUL_TILE_576x16", .value = 589},
    {.name = "CUBLASLT_MATMUL_TILE_576x24", .value = 590},
    {.name = "CUBLASLT_MATMUL_TILE_576x32", .value = 591},
    {.name = "CUBLASLT_MATMUL_TILE_576x40", .value = 592},
    {.name = "CUBLASLT_MATMUL_TILE_576x48", .value = 593},
    {.name = "CUBLASLT_MATMUL_TILE_576x56", .value = 594},
    {.name = "CUBLASLT_MATMUL_TILE_576x72", .value = 595},
    {.name = "CUBLASLT_MATMUL_TILE_576x80", .value = 596},
    {.name = "CUBLASLT_MATMUL_TILE_576x88", .value = 597},
    {.name = "CUBLASLT_MATMUL_TILE_576x96", .value = 598},
    {.name = "CUBLASLT_MATMUL_TILE_576x104", .value = 599},
    {.name = "CUBLASLT_MATMUL_TILE_576x112", .value = 600},
    {.name = "CUBLASLT_MATMUL_TILE_640x8", .value = 601},
    {.name = "CUBLASLT_MATMUL_TILE_640x16", .value = 602},
    {.name = "CUBLASLT_MATMUL_TILE_640x24", .value = 603},
    {.name = "CUBLASLT_MATMUL_TILE_640x32", .value = 604},
    {.name = "CUBLASLT_MATMUL_TILE_640x40", .value = 605},
    {.name = "CUBLASLT_MATMUL_TILE_640x48", .value = 606},
    {.name = "CUBLASLT_MATMUL_TILE_640x56", .value = 607},
    {.name = "CUBLASLT_MATMUL_TILE_640x72", .value = 608},
    {.name = "CUBLASLT_MATMUL_TILE_640x80", .value = 609},
    {.name = "CUBLASLT_MATMUL_TILE_640x88", .value = 610},
    {.name = "CUBLASLT_MATMUL_TILE_640x96", .value = 611},
    {.name = "CUBLASLT_MATMUL_TILE_704x8", .value = 612},
    {.name = "CUBLASLT_MATMUL_TILE_704x16", .value = 613},
    {.name = "CUBLASLT_MATMUL_TILE_704x24", .value = 614},
    {.name = "CUBLASLT_MATMUL_TILE_704x32", .value = 615},
    {.name = "CUBLASLT_MATMUL_TILE_704x40", .value = 616},
    {.name = "CUBLASLT_MATMUL_TILE_704x48", .value = 617},
    {.name = "CUBLASLT_MATMUL_TILE_704x56", .value = 618},
    {.name = "CUBLASLT_MATMUL_TILE_704x72", .value = 619},
    {.name = "CUBLASLT_MATMUL_TILE_704x80", .value = 620},
    {.name = "CUBLASLT_MATMUL_TILE_704x88", .value = 621},
    {.name = "CUBLASLT_MATMUL_TILE_768x8", .value = 622},
    {.name = "CUBLASLT_MATMUL_TILE_768x16", .value = 623},
    {.name = "CUBLASLT_MATMUL_TILE_768x24", .value = 624},
    {.name = "CUBLASLT_MATMUL_TILE_768x32", .value = 625},
    {.name = "CUBLASLT_MATMUL_TILE_768x40", .value = 626},
    {.name = "CUBLASLT_MATMUL_TILE_768x48", .value = 627},
    {.name = "CUBLASLT_MATMUL_TILE_768x56", .value = 628},
    {.name = "CUBLASLT_MATMUL_TILE_768x72", .value = 629},
    {.name = "CUBLASLT_MATMUL_TILE_768x80", .value = 630},
    {.name = "CUBLASLT_MATMUL_TILE_256x512", .value = 631},
    {.name = "CUBLASLT_MATMUL_TILE_256x1024", .value = 632},
    {.name = "CUBLASLT_MATMUL_TILE_512x512", .value = 633},
    {.name = "CUBLASLT_MATMUL_TILE_512x1024", .value = 634},
    {.name = "CUBLASLT_MATMUL_TILE_4x1", .value = 635},
    {.name = "CUBLASLT_MATMUL_TILE_8x1", .value = 636},
    {.name = "CUBLASLT_MATMUL_TILE_16x1", .value = 637},
    {.name = "CUBLASLT_MATMUL_TILE_24x1", .value = 638},
    {.name = "CUBLASLT_MATMUL_TILE_32x1", .value = 639},
    {.name = "CUBLASLT_MATMUL_TILE_40x1", .value = 640},
    {.name = "CUBLASLT_MATMUL_TILE_48x1", .value = 641},
    {.name = "CUBLASLT_MATMUL_TILE_64x1", .value = 642},
    {.name = "CUBLASLT_MATMUL_TILE_128x1", .value = 643},
    {.name = "CUBLASLT_MATMUL_TILE_192x1", .value = 644},
    {.name = "CUBLASLT_MATMUL_TILE_256x1", .value = 645},
    {.name = "CUBLASLT_MATMUL_TILE_END", .value = 646},
};
CB_ENUM_TABLE(cublasLtMatmulTile_t, .c_name = "cublasLtMatmulTile_t");

static const cb_enumerator items_cublasLtMatmulStages_t[] = {
    {.name = "CUBLASLT_MATMUL_STAGES_UNDEFINED", .value = 0},
    {.name = "CUBLASLT_MATMUL_STAGES_16x1", .value = 1},
    {.name = "CUBLASLT_MATMUL_STAGES_16x2", .value = 2},
    {.name = "CUBLASLT_MATMUL_STAGES_16x3", .value = 3},
    {.name = "CUBLASLT_MATMUL_STAGES_16x4", .value = 4},
    {.name = "CUBLASLT_MATMUL_STAGES_16x5", .value = 5},
    {.name = "CUBLASLT_MATMUL_STAGES_16x6", .value = 6},
    {.name = "CUBLASLT_MATMUL_STAGES_32x1", .value = 7},
    {.name = "CUBLASLT_MATMUL_STAGES_32x2", .value = 8},
    {.name = "CUBLASLT_MATMUL_STAGES_32x3", .value = 9},
    {.name = "CUBLASLT_MATMUL_STAGES_32x4", .value = 10},
    {.name = "CUBLASLT_MATMUL_STAGES_32x5", .value = 11},
    {.name = "CUBLASLT_MATMUL_STAGES_32x6", .value = 12},
    {.name = "CUBLASLT_MATMUL_STAGES_64x1", .value = 13},
    {.name = "CUBLASLT_MATMUL_STAGES_64x2", .value = 14},
    {.name = "CUBLASLT_MATMUL_STAGES_64x3", .value = 15},
    {.name = "CUBLASLT_MATMUL_STAGES_64x4", .value = 16},
    {.name = "CUBLASLT_MATMUL_STAGES_64x5", .value = 17},
    {.name = "CUBLASLT_MATMUL_STAGES_64x6", .value = 18},
    {.name = "CUBLASLT_MATMUL_STAGES_128x1", .value = 19},
    {.name = "CUBLASLT_MATMUL_STAGES_128x2", .value = 20},
    {.name = "CUBLASLT_MATMUL_STAGES_128x3", .value = 21},
    {.name = "CUBLASLT_MATMUL_STAGES_128x4", .value = 22},
    {.name = "CUBLASLT_MATMUL_STAGES_128x5", .value = 23},
    {.name = "CUBLASLT_MATMUL_STAGES_128x6", .value = 24},
    {.name = "CUBLASLT_MATMUL_STAGES_32x10", .value = 25},
    {.name = "CUBLASLT_MATMUL_STAGES_8x4", .value = 26},
    {.name = "CUBLASLT_MATMUL_STAGES_16x10", .value = 27},
    {.name = "CUBLASLT_MATMUL_STAGES_8x5", .value = 28},
    {.name = "CUBLASLT_MATMUL_STAGES_8x3", .value = 31},
    {.name = "CUBLASLT_MATMUL_STAGES_8xAUTO", .value = 32},
    {.name = "CUBLASLT_MATMUL_STAGES_16xAUTO", .value = 33},
    {.name = "CUBLASLT_MATMUL_STAGES_32xAUTO", .value = 34},
    {.name = "CUBLASLT_MATMUL_STAGES_64xAUTO", .value = 35},
    {.name = "CUBLASLT_MATMUL_STAGES_128xAUTO", .value = 36},
    {.name = "CUBLASLT_MATMUL_STAGES_256xAUTO", .value = 37},
    {.name = "CUBLASLT_MATMUL_STAGES_768xAUTO", .value = 38},
    {.name = "CUBLASLT_MATMUL_STAGES_END", .value = 39},
};
CB_ENUM_TABLE(cublasLtMatmulStages_t, .c_name = "cublasLtMatmulStages_t");

static const cb_enumerator items_cublasLtClusterShape_t[] = {
    {.name = "CUBLASLT_CLUSTER_SHAPE_AUTO", .value = 0},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x1x1", .value = 2},
    {.name = "CUBLASLT_CLUSTER_SHAPE_2x1x1", .value = 3},
    {.name = "CUBLASLT_CLUSTER_SHAPE_4x1x1", .value = 4},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x2x1", .value = 5},
    {.name = "CUBLASLT_CLUSTER_SHAPE_2x2x1", .value = 6},
    {.name = "CUBLASLT_CLUSTER_SHAPE_4x2x1", .value = 7},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x4x1", .value = 8},
    {.name = "CUBLASLT_CLUSTER_SHAPE_2x4x1", .value = 9},
    {.name = "CUBLASLT_CLUSTER_SHAPE_4x4x1", .value = 10},
    {.name = "CUBLASLT_CLUSTER_SHAPE_8x1x1", .value = 11},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x8x1", .value = 12},
    {.name = "CUBLASLT_CLUSTER_SHAPE_8x2x1", .value = 13},
    {.name = "CUBLASLT_CLUSTER_SHAPE_2x8x1", .value = 14},
    {.name = "CUBLASLT_CLUSTER_SHAPE_16x1x1", .value = 15},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x16x1", .value = 16},
    {.name = "CUBLASLT_CLUSTER_SHAPE_3x1x1", .value = 17},
    {.name = "CUBLASLT_CLUSTER_SHAPE_5x1x1", .value = 18},
    {.name = "CUBLASLT_CLUSTER_SHAPE_6x1x1", .value = 19},
    {.name = "CUBLASLT_CLUSTER_SHAPE_7x1x1", .value = 20},
    {.name = "CUBLASLT_CLUSTER_SHAPE_9x1x1", .value = 21},
    {.name = "CUBLASLT_CLUSTER_SHAPE_10x1x1", .value = 22},
    {.name = "CUBLASLT_CLUSTER_SHAPE_11x1x1", .value = 23},
    {.name = "CUBLASLT_CLUSTER_SHAPE_12x1x1", .value = 24},
    {.name = "CUBLASLT_CLUSTER_SHAPE_13x1x1", .value = 25},
    {.name = "CUBLASLT_CLUSTER_SHAPE_14x1x1", .value = 26},
    {.name = "CUBLASLT_CLUSTER_SHAPE_15x1x1", .value = 27},
    {.name = "CUBLASLT_CLUSTER_SHAPE_3x2x1", .value = 28},
    {.name = "CUBLASLT_CLUSTER_SHAPE_5x2x1", .value = 29},
    {.name = "CUBLASLT_CLUSTER_SHAPE_6x2x1", .value = 30},
    {.name = "CUBLASLT_CLUSTER_SHAPE_7x2x1", .value = 31},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x3x1", .value = 32},
    {.name = "CUBLASLT_CLUSTER_SHAPE_2x3x1", .value = 33},
    {.name = "CUBLASLT_CLUSTER_SHAPE_3x3x1", .value = 34},
    {.name = "CUBLASLT_CLUSTER_SHAPE_4x3x1", .value = 35},
    {.name = "CUBLASLT_CLUSTER_SHAPE_5x3x1", .value = 36},
    {.name = "CUBLASLT_CLUSTER_SHAPE_3x4x1", .value = 37},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x5x1", .value = 38},
    {.name = "CUBLASLT_CLUSTER_SHAPE_2x5x1", .value = 39},
    {.name = "CUBLASLT_CLUSTER_SHAPE_3x5x1", .value = 40},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x6x1", .value = 41},
    {.name = "CUBLASLT_CLUSTER_SHAPE_2x6x1", .value = 42},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x7x1", .value = 43},
    {.name = "CUBLASLT_CLUSTER_SHAPE_2x7x1", .value = 44},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x9x1", .value = 45},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x10x1", .value = 46},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x11x1", .value = 47},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x12x1", .value = 48},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x13x1", .value = 49},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x14x1", .value = 50},
    {.name = "CUBLASLT_CLUSTER_SHAPE_1x15x1", .value = 51},
    {.name = "CUBLASLT_CLUSTER_SHAPE_END", .value = 52},
};
CB_ENUM_TABLE(cublasLtClusterShape_t, .c_name = "cublasLtClusterShape_t");

static const cb_enumerator items_cublasLtMatmulInnerShape_t[] = {
    {.name = "CUBLASLT_MATMUL_INNER_SHAPE_UNDEFINED", .value = 0},
    {.name = "CUBLASLT_MATMUL_INNER_SHAPE_MMA884", .value = 1},
    {.name = "CUBLASLT_MATMUL_INNER_SHAPE_MMA1684", .value = 2},
    {.name = "CUBLASLT_MATMUL_INNER_SHAPE_MMA1688", .value = 3},
    {.name = "CUBLASLT_MATMUL_INNER_SHAPE_MMA16816", .value = 4},
    {.name = "CUBLASLT_MATMUL_INNER_SHAPE_END", .value = 5},
};
CB_ENUM_TABLE(cublasLtMatmulInnerShape_t, .c_name = "cublasLtMatmulInnerShape_t");

static const cb_enumerator items_cublasLtMatmulMatrixScale_t[] = {
    {.name = "CUBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F", .value = 0},
    {.name = "CUBLASLT_MATMUL_MATRIX_SCALE_VEC16_UE4M3", .value = 1},
    {.name = "CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_UE8M0", .value = 2},
    {.name = "CUBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F", .value = 3},
    {.name = "CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F", .value = 4},
    {.name = "CUBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F", .value = 5},
    {.name = "CUBLASLT_MATMUL_MATRIX_SCALE_PER_BATCH_SCALAR_32F", .value = 6},
    {.name = "CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_MN_K4_UE8M0", .value = 12},
    {.name = "CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_MN_K4_UE8M0", .value = 13},
    {.name = "CUBLASLT_MATMUL_MATRIX_SCALE_END", .value = 14},
    {.name = "CUBLASLT_MATMUL_MATRIX_SCALE_RESERVED", .value = 127},
};
CB_ENUM_TABLE(cublasLtMatmulMatrixScale_t, .c_name = "cublasLtMatmulMatrixScale_t");

static const cb_enumerator items_cublasLtPointerMode_t[] = {
    {.name = "CUBLASLT_POINTER_MODE_HOST", .value = 0},
    {.name = "CUBLASLT_POINTER_MODE_DEVICE", .value = 1},
    {.name = "CUBLASLT_POINTER_MODE_DEVICE_VECTOR", .value = 2},
    {.name = "CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_ZERO", .value = 3},
    {.name = "CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST", .value = 4},
};
CB_ENUM_TABLE(cublasLtPointerMode_t, .c_name = "cublasLtPointerMode_t");

static const cb_enumerator items_cublasLtPointerModeMask_t[] = {
    {.name = "CUBLASLT_POINTER_MODE_MASK_HOST", .value = 1},
    {.name = "CUBLASLT_POINTER_MODE_MASK_DEVICE", .value = 2},
    {.name = "CUBLASLT_POINTER_MODE_MASK_DEVICE_VECTOR", .value = 4},
    {.name = "CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_ZERO", .value = 8},
    {.name = "CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_HOST", .value = 16},
};
CB_ENUM_TABLE(cublasLtPointerModeMask_t, .c_name = "cublasLtPointerModeMask_t");

static const cb_enumerator items_cublasLtOrder_t[] = {
    {.name = "CUBLASLT_ORDER_COL", .value = 0},
    {.name = "CUBLASLT_ORDER_ROW", .value = 1},
    {.name = "CUBLASLT_ORDER_COL32", .value = 2},
    {.name = "CUBLASLT_ORDER_COL4_4R2_8C", .value = 3},
    {.name = "CUBLASLT_ORDER_COL32_2R_4R4", .value = 4},
};
CB_ENUM_TABLE(cublasLtOrder_t, .c_name = "cublasLtOrder_t");

static const cb_enumerator items_cublasLtBatchMode_t[] = {
    {.name = "CUBLASLT_BATCH_MODE_STRIDED", .value = 0},
    {.name = "CUBLASLT_BATCH_MODE_POINTER_ARRAY", .value = 1},
    {.name = "CUBLASLT_BATCH_MODE_GROUPED", .value = 2},
};
CB_ENUM_TABLE(cublasLtBatchMode_t, .c_name = "cublasLtBatchMode_t");

static const cb_enumerator items_cublasLtIntegerWidth_t[] = {
    {.name = "CUBLASLT_INTEGER_WIDTH_32", .value = 0},
    {.name = "CUBLASLT_INTEGER_WIDTH_64", .value = 1},
};
CB_ENUM_TABLE(cublasLtIntegerWidth_t, .c_name = "cublasLtIntegerWidth_t");

static const cb_enumerator items_cublasLtMatrixLayoutAttribute_t[] = {
    {.name = "CUBLASLT_MATRIX_LAYOUT_TYPE", .value = 0},
    {.name = "CUBLASLT_MATRIX_LAYOUT_ORDER", .value = 1},
    {.name = "CUBLASLT_MATRIX_LAYOUT_ROWS", .value = 2},
    {.name = "CUBLASLT_MATRIX_LAYOUT_COLS", .value = 3},
    {.name = "CUBLASLT_MATRIX_LAYOUT_LD", .value = 4},
    {.name = "CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT", .value = 5},
    {.name = "CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET", .value = 6},
    {.name = "CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET", .value = 7},
    {.name = "CUBLASLT_MATRIX_LAYOUT_BATCH_MODE", .value = 8},
    {.name = "CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY", .value = 9},
    {.name = "CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY", .value = 10},
    {.name = "CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY", .value = 11},
    {.name = "CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH", .value = 12},
    {.name = "CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH", .value = 13},
};
CB_ENUM_TABLE(cublasLtMatrixLayoutAttribute_t, .c_name = "cublasLtMatrixLayoutAttribute_t");

static const cb_enumerator items_cublasLtMatmulDescAttributes_t[] = {
    {.name = "CUBLASLT_MATMUL_DESC_COMPUTE_TYPE", .value = 0},
    {.name = "CUBLASLT_MATMUL_DESC_SCALE_TYPE", .value = 1},
    {.name = "CUBLASLT_MATMUL_DESC_POINTER_MODE", .value = 2},
    {.name = "CUBLASLT_MATMUL_DESC_TRANSA", .value = 3},
    {.name = "CUBLASLT_MATMUL_DESC_TRANSB", .value = 4},
    {.name = "CUBLASLT_MATMUL_DESC_TRANSC", .value = 5},
    {.name = "CUBLASLT_MATMUL_DESC_FILL_MODE", .value = 6},
    {.name = "CUBLASLT_MATMUL_DESC_EPILOGUE", .value = 7},
    {.name = "CUBLASLT_MATMUL_DESC_BIAS_POINTER", .value = 8},
    {.name = "CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE", .value = 10},
    {.name = "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER", .value = 11},
    {.name = "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD", .value = 12},
    {.name = "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE", .value = 13},
    {.name = "CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE", .value = 14},
    {.name = "CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET", .value = 15},
    {.name = "CUBLASLT_MATMUL_DESC_A_SCALE_POINTER", .value = 17},
    {.name = "CUBLASLT_MATMUL_DESC_B_SCALE_POINTER", .value = 18},
    {.name = "CUBLASLT_MATMUL_DESC_C_SCALE_POINTER", .value = 19},
    {.name = "CUBLASLT_MATMUL_DESC_D_SCALE_POINTER", .value = 20},
    {.name = "CUBLASLT_MATMUL_DESC_AMAX_D_POINTER", .value = 21},
    {.name = "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE", .value = 22},
    {.name = "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER", .value = 23},
    {.name = "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER", .value = 24},
    {.name = "CUBLASLT_MATMUL_DESC_FAST_ACCUM", .value = 25},
    {.name = "CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE", .value = 26},
    {.name = "CUBLASLT_MATMUL_DESC_A_SCALE_MODE", .value = 31},
    {.name = "CUBLASLT_MATMUL_DESC_B_SCALE_MODE", .value = 32},
    {.name = "CUBLASLT_MATMUL_DESC_C_SCALE_MODE", .value = 33},
    {.name = "CUBLASLT_MATMUL_DESC_D_SCALE_MODE", .value = 34},
    {.name = "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE", .value = 35},
    {.name = "CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER", .value = 36},
    {.name = "CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE", .value = 37},
    {.name = "CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR", .value = 38},
    {.name = "CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE", .value = 39},
    {.name = "CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE", .value = 40},
    {.name = "CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS", .value = 41},
};
CB_ENUM_TABLE(cublasLtMatmulDescAttributes_t, .c_name = "cublasLtMatmulDescAttributes_t");

static const cb_enumerator items_cublasLtMatmulBatchInvarianceFlags_t[] = {
    {.name = "CUBLASLT_BATCH_INVARIANCE_DISABLED", .value = 0},
    {.name = "CUBLASLT_BATCH_INVARIANCE_ALIGN_2B", .value = 1},
    {.name = "CUBLASLT_BATCH_INVARIANCE_ALIGN_4B", .value = 2},
    {.name = "CUBLASLT_BATCH_INVARIANCE_ALIGN_8B", .value = 3},
    {.name = "CUBLASLT_BATCH_INVARIANCE_ALIGN_16B", .value = 4},
    {.name = "CUBLASLT_BATCH_INVARIANCE_AUTO", .value = 8},
    {.name = "CUBLASLT_BATCH_INVARIANCE_UNSET", .value = 32768},
};
CB_ENUM_TABLE(cublasLtMatmulBatchInvarianceFlags_t,
    .c_name = "cublasLtMatmulBatchInvarianceFlags_t");

static const cb_enumerator items_cublasLtMatrixTransformDescAttributes_t[] = {
    {.name = "CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE", .value = 0},
    {.name = "CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE", .value = 1},
    {.name = "CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA", .value = 2},
    {.name = "CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB", .value = 3},
};
CB_ENUM_TABLE(cublasLtMatrixTransformDescAttributes_t,
    .c_name = "cublasLtMatrixTransformDescAttributes_t");

static const cb_enumerator items_cublasLtEmulationDescAttributes_t[] = {
    {.name = "CUBLASLT_EMULATION_DESC_STRATEGY", .value = 0},
    {.name = "CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT", .value = 1},
    {.name = "CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL", .value = 2},
    {.name = "CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT", .value = 3},
    {.name = "CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET", .value = 4},
    {.name = "CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER", .value = 5},
};
CB_ENUM_TABLE(cublasLtEmulationDescAttributes_t, .c_name = "cublasLtEmulationDescAttributes_t");

static const cb_enumerator items_cublasLtReductionScheme_t[] = {
    {.name = "CUBLASLT_REDUCTION_SCHEME_NONE", .value = 0},
    {.name = "CUBLASLT_REDUCTION_SCHEME_INPLACE", .value = 1},
    {.name = "CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE", .value = 2},
    {.name = "CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE", .value = 4},
    {.name = "CUBLASLT_REDUCTION_SCHEME_MASK", .value = 7},
};
CB_ENUM_TABLE(cublasLtReductionScheme_t, .c_name = "cublasLtReductionScheme_t");

static const cb_enumerator items_cublasLtEpilogue_t[] = {
    {.name = "CUBLASLT_EPILOGUE_DEFAULT", .value = 1},
    {.name = "CUBLASLT_EPILOGUE_RELU", .value = 2},
    {.name = "CUBLASLT_EPILOGUE_RELU_AUX", .value = 130},
    {.name = "CUBLASLT_EPILOGUE_BIAS", .value = 4},
    {.name = "CUBLASLT_EPILOGUE_RELU_BIAS", .value = 6},
    {.name = "CUBLASLT_EPILOGUE_RELU_AUX_BIAS", .value = 134},
    {.name = "CUBLASLT_EPILOGUE_DRELU", .value = 136},
    {.name = "CUBLASLT_EPILOGUE_DRELU_BGRAD", .value = 152},
    {.name = "CUBLASLT_EPILOGUE_GELU", .value = 32},
    {.name = "CUBLASLT_EPILOGUE_GELU_AUX", .value = 160},
    {.name = "CUBLASLT_EPILOGUE_GELU_BIAS", .value = 36},
    {.name = "CUBLASLT_EPILOGUE_GELU_AUX_BIAS", .value = 164},
    {.name = "CUBLASLT_EPILOGUE_DGELU", .value = 192},
    {.name = "CUBLASLT_EPILOGUE_DGELU_BGRAD", .value = 208},
    {.name = "CUBLASLT_EPILOGUE_BGRADA", .value = 256},
    {.name = "CUBLASLT_EPILOGUE_BGRADB", .value = 512},
};
CB_ENUM_TABLE(cublasLtEpilogue_t, .c_name = "cublasLtEpilogue_t");

static const cb_enumerator items_cublasLtMatmulSearch_t[] = {
    {.name = "CUBLASLT_SEARCH_BEST_FIT", .value = 0},
    {.name = "CUBLASLT_SEARCH_LIMITED_BY_ALGO_ID", .value = 1},
    {.name = "CUBLASLT_SEARCH_RESERVED_02", .value = 2},
    {.name = "CUBLASLT_SEARCH_RESERVED_03", .value = 3},
    {.name = "CUBLASLT_SEARCH_RESERVED_04", .value = 4},
    {.name = "CUBLASLT_SEARCH_RESERVED_05", .value = 5},
    {.name = "CUBLASLT_SEARCH_RESERVED_06", .value = 6},
    {.name = "CUBLASLT_SEARCH_RESERVED_07", .value = 7},
    {.name = "CUBLASLT_SEARCH_RESERVED_08", .value = 8},
    {.name = "CUBLASLT_SEARCH_RESERVED_09", .value = 9},
};
CB_ENUM_TABLE(cublasLtMatmulSearch_t, .c_name = "cublasLtMatmulSearch_t");

static const cb_enumerator items_cublasLtMatmulPreferenceAttributes_t[] = {
    {.name = "CUBLASLT_MATMUL_PREF_SEARCH_MODE", .value = 0},
    {.name = "CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES", .value = 1},
    {.name = "CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK", .value = 3},
    {.name = "CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES", .value = 5},
    {.name = "CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES", .value = 6},
    {.name = "CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES", .value = 7},
    {.name = "CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES", .value = 8},
    {.name = "CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT", .value = 9},
    {.name = "CUBLASLT_MATMUL_PREF_IMPL_MASK", .value = 12},
    {.name = "CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM", .value = 13},
    {.name = "CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS", .value = 14},
    {.name = "CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS", .value = 15},
};
CB_ENUM_TABLE(cublasLtMatmulPreferenceAttributes_t,
    .c_name = "cublasLtMatmulPreferenceAttributes_t");

static const cb_enumerator items_cublasLtMatmulAlgoCapAttributes_t[] = {
    {.name = "CUBLASLT_ALGO_CAP_SPLITK_SUPPORT", .value = 0},
    {.name = "CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK", .value = 1},
    {.name = "CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT", .value = 2},
    {.name = "CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT", .value = 3},
    {.name = "CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT", .value = 4},
    {.name = "CUBLASLT_ALGO_CAP_UPLO_SUPPORT", .value = 5},
    {.name = "CUBLASLT_ALGO_CAP_TILE_IDS", .value = 6},
    {.name = "CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX", .value = 7},
    {.name = "CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER", .value = 10},
    {.name = "CUBLASLT_ALGO_CAP_POINTER_MODE_MASK", .value = 11},
    {.name = "CUBLASLT_ALGO_CAP_EPILOGUE_MASK", .value = 12},
    {.name = "CUBLASLT_ALGO_CAP_STAGES_IDS", .value = 13},
    {.name = "CUBLASLT_ALGO_CAP_LD_NEGATIVE", .value = 14},
    {.name = "CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS", .value = 15},
    {.name = "CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES", .value = 16},
    {.name = "CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES", .value = 17},
    {.name = "CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES", .value = 18},
    {.name = "CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES", .value = 19},
    {.name = "CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT", .value = 21},
    {.name = "CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT", .value = 22},
    {.name = "CUBLASLT_ALGO_CAP_POINTER_ARRAY_GROUPED_SUPPORT", .value = 23},
};
CB_ENUM_TABLE(cublasLtMatmulAlgoCapAttributes_t, .c_name = "cublasLtMatmulAlgoCapAttributes_t");

static const cb_enumerator items_cublasLtMatmulAlgoConfigAttributes_t[] = {
    {.name = "CUBLASLT_ALGO_CONFIG_ID", .value = 0},
    {.name = "CUBLASLT_ALGO_CONFIG_TILE_ID", .value = 1},
    {.name = "CUBLASLT_ALGO_CONFIG_SPLITK_NUM", .value = 2},
    {.name = "CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME", .value = 3},
    {.name = "CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING", .value = 4},
    {.name = "CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION", .value = 5},
    {.name = "CUBLASLT_ALGO_CONFIG_STAGES_ID", .value = 6},
    {.name = "CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID", .value = 7},
    {.name = "CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID", .value = 8},
};
CB_ENUM_TABLE(cublasLtMatmulAlgoConfigAttributes_t,
    .c_name = "cublasLtMatmulAlgoConfigAttributes_t");

static const cb_field fields_cublasLtMatrixLayoutOpaque_t[] = {
    CB_ITEMS("data", LIST_INT, 0, 8, 14, CB_NO_CLASS, false, "uint64_t"),
};
CB_RECORD_TABLE(cublasLtMatrixLayoutOpaque_t, .size = 112, .is_plain = true);

static const cb_field fields_cublasLtMatmulAlgo_t[] = {
    CB_ITEMS("data", LIST_INT, 0, 8, 8, CB_NO_CLASS, false, "uint64_t"),
};
CB_RECORD_TABLE(cublasLtMatmulAlgo_t, .size = 64, .is_plain = true);

static const cb_field fields_cublasLtMatmulDescOpaque_t[] = {
    CB_ITEMS("data", LIST_INT, 0, 8, 32, CB_NO_CLASS, false, "uint64_t"),
};
CB_RECORD_TABLE(cublasLtMatmulDescOpaque_t, .size = 256, .is_plain = true);

static const cb_field fields_cublasLtMatrixTransformDescOpaque_t[] = {
    CB_ITEMS("data", LIST_INT, 0, 8, 8, CB_NO_CLASS, false, "uint64_t"),
};
CB_RECORD_TABLE(cublasLtMatrixTransformDescOpaque_t, .size = 64, .is_plain = true);

static const cb_field fields_cublasLtMatmulPreferenceOpaque_t[] = {
    CB_ITEMS("data", LIST_INT, 0, 8, 12, CB_NO_CLASS, false, "uint64_t"),
};
CB_RECORD_TABLE(cublasLtMatmulPreferenceOpaque_t, .size = 96, .is_plain = true);

static const cb_field fields_cublasLtEmulationDescOpaque_t[] = {
    CB_ITEMS("data", LIST_INT, 0, 8, 8, CB_NO_CLASS, false, "uint64_t"),
};
CB_RECORD_TABLE(cublasLtEmulationDescOpaque_t, .size = 64, .is_plain = true);

static const cb_field fields_cublasLtMatmulHeuristicResult_t[] = {
    CB_KEPT("algo", RECORD, 0, 64, T_cublasLtMatmulAlgo_t, 0, "cublasLtMatmulAlgo_t"),
    CB_NUMBER("workspaceSize", INT, 64, 8, "size_t"),
    CB_VALUE("state", ENUM, 72, 4, T_cublasStatus_t, "cublasStatus_t"),
    CB_NUMBER("wavesCount", FLOAT, 76, 4, "float"),
};
CB_RECORD_TABLE(cublasLtMatmulHeuristicResult_t, .size = 96, .slot_count = 1, .is_plain = true);

static const char doc_cublasLtMatmulTile_t[] =
    "The part of the result that a block computes.\n\n"
    "enum cublasLtMatmulTile_t.\n\n"
    "Members\n"
    "    CUBLASLT_MATMUL_TILE_UNDEFINED = 0, CUBLASLT_MATMUL_TILE_8x8 = 1,\n"
    "    CUBLASLT_MATMUL_TILE_8x16 = 2, CUBLASLT_MATMUL_TILE_16x8 = 3,\n"
    "    CUBLASLT_MATMUL_TILE_8x32 = 4, CUBLASLT_MATMUL_TILE_16x16 = 5,\n"
    "    CUBLASLT_MATMUL_TILE_32x8 = 6, CUBLASLT_MATMUL_TILE_8x64 = 7,\n"
    "    CUBLASLT_MATMUL_TILE_16x32 = 8, CUBLASLT_MATMUL_TILE_32x16 = 9,\n"
    "    CUBLASLT_MATMUL_TILE_64x8 = 10, CUBLASLT_MATMUL_TILE_32x32 = 11,\n"
    "    CUBLASLT_MATMUL_TILE_32x64 = 12, CUBLASLT_MATMUL_TILE_64x32 = 13,\n"
    "    CUBLASLT_MATMUL_TILE_32x128 = 14, CUBLASLT_MATMUL_TILE_64x64 = 15,\n"
    "    CUBLASLT_MATMUL_TILE_128x32 = 16, CUBLASLT_MATMUL_TILE_64x128 = 17,\n"
    "    CUBLASLT_MATMUL_TILE_128x64 = 18, CUBLASLT_MATMUL_TILE_64x256 = 19,\n"
    "    CUBLASLT_MATMUL_TILE_128x128 = 20, CUBLASLT_MATMUL_TILE_256x64 = 21,\n"
    "    CUBLASLT_MATMUL_TILE_64x512 = 22, CUBLASLT_MATMUL_TILE_128x256 = 23,\n"
    "    CUBLASLT_MATMUL_TILE_256x128 = 24, CUBLASLT_MATMUL_TILE_512x64 = 25,\n"
    "    CUBLASLT_MATMUL_TILE_64x96 = 26, CUBLASLT_MATMUL_TILE_96x64 = 27,\n"
    "    CUBLASLT_MATMUL_TILE_96x128 = 28, CUBLASLT_MATMUL_TILE_128x160 = 29,\n"
    "    CUBLASLT_MATMUL_TILE_160x128 = 30, CUBLASLT_MATMUL_TILE_192x128 = 31,\n"
    "    CUBLASLT_MATMUL_TILE_128x192 = 32, CUBLASLT_MATMUL_TILE_128x96 = 33,\n"
    "    CUBLASLT_MATMUL_TILE_32x256 = 34, CUBLASLT_MATMUL_TILE_256x32 = 35,\n"
    "    CUBLASLT_MATMUL_TILE_8x128 = 36, CUBLASLT_MATMUL_TILE_8x192 = 37,\n"
    "    CUBLASLT_MATMUL_TILE_8x256 = 38, CUBLASLT_MATMUL_TILE_8x320 = 39,\n"
    "    CUBLASLT_MATMUL_TILE_8x384 = 40, CUBLASLT_MATMUL_TILE_8x448 = 41,\n"
    "    CUBLASLT_MATMUL_TILE_8x512 = 42, CUBLASLT_MATMUL_TILE_8x576 = 43,\n"
    "    CUBLASLT_MATMUL_TILE_8x640 = 44, CUBLASLT_MATMUL_TILE_8x704 = 45,\n"
    "    CUBLASLT_MATMUL_TILE_8x768 = 46, CUBLASLT_MATMUL_TILE_16x64 = 47,\n"
    "    CUBLASLT_MATMUL_TILE_16x128 = 48, CUBLASLT_MATMUL_TILE_16x192 = 49,\n"
    "    CUBLASLT_MATMUL_TILE_16x256 = 50, CUBLASLT_MATMUL_TILE_16x320 = 51,\n"
    "    CUBLASLT_MATMUL_TILE_16x384 = 52, CUBLASLT_MATMUL_TILE_16x448 = 53,\n"
    "    CUBLASLT_MATMUL_TILE_16x512 = 54, CUBLASLT_MATMUL_TILE_16x576 = 55,\n"
    "    CUBLASLT_MATMUL_TILE_16x640 = 56, CUBLASLT_MATMUL_TILE_16x704 = 57,\n"
    "    CUBLASLT_MATMUL_TILE_16x768 = 58, CUBLASLT_MATMUL_TILE_24x64 = 59,\n"
    "    CUBLASLT_MATMUL_TILE_24x128 = 60, CUBLASLT_MATMUL_TILE_24x192 = 61,\n"
    "    CUBLASLT_MATMUL_TILE_24x256 = 62, CUBLASLT_MATMUL_TILE_24x320 = 63,\n"
    "    CUBLASLT_MATMUL_TILE_24x384 = 64, CUBLASLT_MATMUL_TILE_24x448 = 65,\n"
    "    CUBLASLT_MATMUL_TILE_24x512 = 66, CUBLASLT_MATMUL_TILE_24x576 = 67,\n"
    "    CUBLASLT_MATMUL_TILE_24x640 = 68, CUBLASLT_MATMUL_TILE_24x704 = 69,\n"
    "    CUBLASLT_MATMUL_TILE_24x768 = 70, CUBLASLT_MATMUL_TILE_32x192 = 71,\n"
    "    CUBLASLT_MATMUL_TILE_32x320 = 72, CUBLASLT_MATMUL_TILE_32x384 = 73,\n"
    "    CUBLASLT_MATMUL_TILE_32x448 = 74, CUBLASLT_MATMUL_TILE_32x512 = 75,\n"
    "    CUBLASLT_MATMUL_TILE_32x576 = 76, CUBLASLT_MATMUL_TILE_32x640 = 77,\n"
    "    CUBLASLT_MATMUL_TILE_32x704 = 78, CUBLASLT_MATMUL_TILE_32x768 = 79,\n"
    "    CUBLASLT_MATMUL_TILE_40x64 = 80, CUBLASLT_MATMUL_TILE_40x128 = 81,\n"
    "    CUBLASLT_MATMUL_TILE_40x192 = 82, CUBLASLT_MATMUL_TILE_40x256 = 83,\n"
    "    CUBLASLT_MATMUL_TILE_40x320 = 84, CUBLASLT_MATMUL_TILE_40x384 = 85,\n"
    "    CUBLASLT_MATMUL_TILE_40x448 = 86, CUBLASLT_MATMUL_TILE_40x512 = 87,\n"
    "    CUBLASLT_MATMUL_TILE_40x576 = 88, CUBLASLT_MATMUL_TILE_40x640 = 89,\n"
    "    CUBLASLT_MATMUL_TILE_40x704 = 90, CUBLASLT_MATMUL_TILE_40x768 = 91,\n"
    "    CUBLASLT_MATMUL_TILE_48x64 = 92, CUBLASLT_MATMUL_TILE_48x128 = 93,\n"
    "    CUBLASLT_MATMUL_TILE_48x192 = 94, CUBLASLT_MATMUL_TILE_48x256 = 95,\n"
    "    CUBLASLT_MATMUL_TILE_48x320 = 96, CUBLASLT_MATMUL_TILE_48x384 = 97,\n"
    "    CUBLASLT_MATMUL_TILE_48x448 = 98, CUBLASLT_MATMUL_TILE_48x512 = 99,\n"
    "    CUBLASLT_MATMUL_TILE_48x576 = 100, CUBLASLT_MATMUL_TILE_48x640 = 101,\n"
    "    CUBLASLT_MATMUL_TILE_48x704 = 102, CUBLASLT_MATMUL_TILE_48x768 = 103,\n"
    "    CUBLASLT_MATMUL_TILE_56x64 = 104, CUBLASLT_MATMUL_TILE_56x128 = 105,\n"
    "    CUBLASLT_MATMUL_TILE_56x192 = 106, CUBLASLT_MATMUL_TILE_56x256 = 107,\n"
    "    CUBLASLT_MATMUL_TILE_56x320 = 108, CUBLASLT_MATMUL_TILE_56x384 = 109,\n"
    "    CUBLASLT_MATMUL_TILE_56x448 = 110, CUBLASLT_MATMUL_TILE_56x512 = 111,\n"
    "    CUBLASLT_MATMUL_TILE_56x576 = 112, CUBLASLT_MATMUL_TILE_56x640 = 113,\n"
    "    CUBLASLT_MATMUL_TILE_56x704 = 114, CUBLASLT_MATMUL_TILE_56x768 = 115,\n"
    "    CUBLASLT_MATMUL_TILE_64x192 = 116, CUBLASLT_MATMUL_TILE_64x320 = 117,\n"
    "    CUBLASLT_MATMUL_TILE_64x384 = 118, CUBLASLT_MATMUL_TILE_64x448 = 119,\n"
    "    CUBLASLT_MATMUL_TILE_64x576 = 120, CUBLASLT_MATMUL_TILE_64x640 = 121,\n"
    "    CUBLASLT_MATMUL_TILE_64x704 = 122, CUBLASLT_MATMUL_TILE_64x768 = 123,\n"
    "    CUBLASLT_MATMUL_TILE_72x64 = 124, CUBLASLT_MATMUL_TILE_72x128 = 125,\n"
    "    CUBLASLT_MATMUL_TILE_72x192 = 126, CUBLASLT_MATMUL_TILE_72x256 = 127,\n"
    "    CUBLASLT_MATMUL_TILE_72x320 = 128, CUBLASLT_MATMUL_TILE_72x384 = 129,\n"
    "    CUBLASLT_MATMUL_TILE_72x448 = 130, CUBLASLT_MATMUL_TILE_72x512 = 131,\n"
    "    CUBLASLT_MATMUL_TILE_72x576 = 132, CUBLASLT_MATMUL_TILE_72x640 = 133,\n"
    "    CUBLASLT_MATMUL_TILE_80x64 = 134, CUBLASLT_MATMUL_TILE_80x128 = 135,\n"
    "    CUBLASLT_MATMUL_TILE_80x192 = 136, CUBLASLT_MATMUL_TILE_80x256 = 137,\n"
    "    CUBLASLT_MATMUL_TILE_80x320 = 138, CUBLASLT_MATMUL_TILE_80x384 = 139,\n"
    "    CUBLASLT_MATMUL_TILE_80x448 = 140, CUBLASLT_MATMUL_TILE_80x512 = 141,\n"
    "    CUBLASLT_MATMUL_TILE_80x576 = 142, CUBLASLT_MATMUL_TILE_88x64 = 143,\n"
    "    CUBLASLT_MATMUL_TILE_88x128 = 144, CUBLASLT_MATMUL_TILE_88x192 = 145,\n"
    "    CUBLASLT_MATMUL_TILE_88x256 = 146, CUBLASLT_MATMUL_TILE_88x320 = 147,\n"
    "    CUBLASLT_MATMUL_TILE_88x384 = 148, CUBLASLT_MATMUL_TILE_88x448 = 149,\n"
    "    CUBLASLT_MATMUL_TILE_88x512 = 150, CUBLASLT_MATMUL_TILE_96x192 = 151,\n"
    "    CUBLASLT_MATMUL_TILE_96x256 = 152, CUBLASLT_MATMUL_TILE_96x320 = 153,\n"
    "    CUBLASLT_MATMUL_TILE_96x384 = 154, CUBLASLT_MATMUL_TILE_96x448 = 155,\n"
    "    CUBLASLT_MATMUL_TILE_96x512 = 156, CUBLASLT_MATMUL_TILE_104x64 = 157,\n"
    "    CUBLASLT_MATMUL_TILE_104x128 = 158, CUBLASLT_MATMUL_TILE_104x192 = 159,\n"
    "    CUBLASLT_MATMUL_TILE_104x256 = 160, CUBLASLT_MATMUL_TILE_104x320 = 161,\n"
    "    CUBLASLT_MATMUL_TILE_104x384 = 162, CUBLASLT_MATMUL_TILE_104x448 = 163,\n"
    "    CUBLASLT_MATMUL_TILE_112x64 = 164, CUBLASLT_MATMUL_TILE_112x128 = 165,\n"
    "    CUBLASLT_MATMUL_TILE_112x192 = 166, CUBLASLT_MATMUL_TILE_112x256 = 167,\n"
    "    CUBLASLT_MATMUL_TILE_112x320 = 168, CUBLASLT_MATMUL_TILE_112x384 = 169,\n"
    "    CUBLASLT_MATMUL_TILE_120x64 = 170, CUBLASLT_MATMUL_TILE_120x128 = 171,\n"
    "    CUBLASLT_MATMUL_TILE_120x192 = 172, CUBLASLT_MATMUL_TILE_120x256 = 173,\n"
    "    CUBLASLT_MATMUL_TILE_120x320 = 174, CUBLASLT_MATMUL_TILE_120x384 = 175,\n"
    "    CUBLASLT_MATMUL_TILE_128x320 = 176, CUBLASLT_MATMUL_TILE_128x384 = 177,\n"
    "    CUBLASLT_MATMUL_TILE_136x64 = 178, CUBLASLT_MATMUL_TILE_136x128 = 179,\n"
    "    CUBLASLT_MATMUL_TILE_136x192 = 180, CUBLASLT_MATMUL_TILE_136x256 = 181,\n"
    "    CUBLASLT_MATMUL_TILE_136x320 = 182, CUBLASLT_MATMUL_TILE_144x64 = 183,\n"
    "    CUBLASLT_MATMUL_TILE_144x128 = 184, CUBLASLT_MATMUL_TILE_144x192 = 185,\n"
    "    CUBLASLT_MATMUL_TILE_144x256 = 186, CUBLASLT_MATMUL_TILE_144x320 = 187,\n"
    "    CUBLASLT_MATMUL_TILE_152x64 = 188, CUBLASLT_MATMUL_TILE_152x128 = 189,\n"
    "    CUBLASLT_MATMUL_TILE_152x192 = 190, CUBLASLT_MATMUL_TILE_152x256 = 191,\n"
    "    CUBLASLT_MATMUL_TILE_152x320 = 192, CUBLASLT_MATMUL_TILE_160x64 = 193,\n"
    "    CUBLASLT_MATMUL_TILE_160x192 = 194, CUBLASLT_MATMUL_TILE_160x256 = 195,\n"
    "    CUBLASLT_MATMUL_TILE_168x64 = 196, CUBLASLT_MATMUL_TILE_168x128 = 197,\n"
    "    CUBLASLT_MATMUL_TILE_168x192 = 198, CUBLASLT_MATMUL_TILE_168x256 = 199,\n"
    "    CUBLASLT_MATMUL_TILE_176x64 = 200, CUBLASLT_MATMUL_TILE_176x128 = 201,\n"
    "    CUBLASLT_MATMUL_TILE_176x192 = 202, CUBLASLT_MATMUL_TILE_176x256 = 203,\n"
    "    CUBLASLT_MATMUL_TILE_184x64 = 204, CUBLASLT_MATMUL_TILE_184x128 = 205,\n"
    "    CUBLASLT_MATMUL_TILE_184x192 = 206, CUBLASLT_MATMUL_TILE_184x256 = 207,\n"
    "    CUBLASLT_MATMUL_TILE_192x64 = 208, CUBLASLT_MATMUL_TILE_192x192 = 209,\n"
    "    CUBLASLT_MATMUL_TILE_192x256 = 210, CUBLASLT_MATMUL_TILE_200x64 = 211,\n"
    "    CUBLASLT_MATMUL_TILE_200x128 = 212, CUBLASLT_MATMUL_TILE_200x192 = 213,\n"
    "    CUBLASLT_MATMUL_TILE_208x64 = 214, CUBLASLT_MATMUL_TILE_208x128 = 215,\n"
    "    CUBLASLT_MATMUL_TILE_208x192 = 216, CUBLASLT_MATMUL_TILE_216x64 = 217,\n"
    "    CUBLASLT_MATMUL_TILE_216x128 = 218, CUBLASLT_MATMUL_TILE_216x192 = 219,\n"
    "    CUBLASLT_MATMUL_TILE_224x64 = 220, CUBLASLT_MATMUL_TILE_224x128 = 221,\n"
    "    CUBLASLT_MATMUL_TILE_224x192 = 222, CUBLASLT_MATMUL_TILE_232x64 = 223,\n"
    "    CUBLASLT_MATMUL_TILE_232x128 = 224, CUBLASLT_MATMUL_TILE_232x192 = 225,\n"
    "    CUBLASLT_MATMUL_TILE_240x64 = 226, CUBLASLT_MATMUL_TILE_240x128 = 227,\n"
    "    CUBLASLT_MATMUL_TILE_240x192 = 228, CUBLASLT_MATMUL_TILE_248x64 = 229,\n"
    "    CUBLASLT_MATMUL_TILE_248x128 = 230, CUBLASLT_MATMUL_TILE_248x192 = 231,\n"
    "    CUBLASLT_MATMUL_TILE_256x192 = 232, CUBLASLT_MATMUL_TILE_264x64 = 233,\n"
    "    CUBLASLT_MATMUL_TILE_264x128 = 234, CUBLASLT_MATMUL_TILE_272x64 = 235,\n"
    "    CUBLASLT_MATMUL_TILE_272x128 = 236, CUBLASLT_MATMUL_TILE_280x64 = 237,\n"
    "    CUBLASLT_MATMUL_TILE_280x128 = 238, CUBLASLT_MATMUL_TILE_288x64 = 239,\n"
    "    CUBLASLT_MATMUL_TILE_288x128 = 240, CUBLASLT_MATMUL_TILE_296x64 = 241,\n"
    "    CUBLASLT_MATMUL_TILE_296x128 = 242, CUBLASLT_MATMUL_TILE_304x64 = 243,\n"
    "    CUBLASLT_MATMUL_TILE_304x128 = 244, CUBLASLT_MATMUL_TILE_312x64 = 245,\n"
    "    CUBLASLT_MATMUL_TILE_312x128 = 246, CUBLASLT_MATMUL_TILE_320x64 = 247,\n"
    "    CUBLASLT_MATMUL_TILE_320x128 = 248, CUBLASLT_MATMUL_TILE_328x64 = 249,\n"
    "    CUBLASLT_MATMUL_TILE_328x128 = 250, CUBLASLT_MATMUL_TILE_336x64 = 251,\n"
    "    CUBLASLT_MATMUL_TILE_336x128 = 252, CUBLASLT_MATMUL_TILE_344x64 = 253,\n"
    "    CUBLASLT_MATMUL_TILE_344x128 = 254, CUBLASLT_MATMUL_TILE_352x64 = 255,\n"
    "    CUBLASLT_MATMUL_TILE_352x128 = 256, CUBLASLT_MATMUL_TILE_360x64 = 257,\n"
    "    CUBLASLT_MATMUL_TILE_360x128 = 258, CUBLASLT_MATMUL_TILE_368x64 = 259,\n"
    "    CUBLASLT_MATMUL_TILE_368x128 = 260, CUBLASLT_MATMUL_TILE_376x64 = 261,\n"
    "    CUBLASLT_MATMUL_TILE_376x128 = 262, CUBLASLT_MATMUL_TILE_384x64 = 263,\n"
    "    CUBLASLT_MATMUL_TILE_384x128 = 264, CUBLASLT_MATMUL_TILE_392x64 = 265,\n"
    "    CUBLASLT_MATMUL_TILE_400x64 = 266, CUBLASLT_MATMUL_TILE_408x64 = 267,\n"
    "    CUBLASLT_MATMUL_TILE_416x64 = 268, CUBLASLT_MATMUL_TILE_424x64 = 269,\n"
    "    CUBLASLT_MATMUL_TILE_432x64 = 270, CUBLASLT_MATMUL_TILE_440x64 = 271,\n"
    "    CUBLASLT_MATMUL_TILE_448x64 = 272, CUBLASLT_MATMUL_TILE_456x64 = 273,\n"
    "    CUBLASLT_MATMUL_TILE_464x64 = 274, CUBLASLT_MATMUL_TILE_472x64 = 275,\n"
    "    CUBLASLT_MATMUL_TILE_480x64 = 276, CUBLASLT_MATMUL_TILE_488x64 = 277,\n"
    "    CUBLASLT_MATMUL_TILE_496x64 = 278, CUBLASLT_MATMUL_TILE_504x64 = 279,\n"
    "    CUBLASLT_MATMUL_TILE_520x64 = 280, CUBLASLT_MATMUL_TILE_528x64 = 281,\n"
    "    CUBLASLT_MATMUL_TILE_536x64 = 282, CUBLASLT_MATMUL_TILE_544x64 = 283,\n"
    "    CUBLASLT_MATMUL_TILE_552x64 = 284, CUBLASLT_MATMUL_TILE_560x64 = 285,\n"
    "    CUBLASLT_MATMUL_TILE_568x64 = 286, CUBLASLT_MATMUL_TILE_576x64 = 287,\n"
    "    CUBLASLT_MATMUL_TILE_584x64 = 288, CUBLASLT_MATMUL_TILE_592x64 = 289,\n"
    "    CUBLASLT_MATMUL_TILE_600x64 = 290, CUBLASLT_MATMUL_TILE_608x64 = 291,\n"
    "    CUBLASLT_MATMUL_TILE_616x64 = 292, CUBLASLT_MATMUL_TILE_624x64 = 293,\n"
    "    CUBLASLT_MATMUL_TILE_632x64 = 294, CUBLASLT_MATMUL_TILE_640x64 = 295,\n"
    "    CUBLASLT_MATMUL_TILE_648x64 = 296, CUBLASLT_MATMUL_TILE_656x64 = 297,\n"
    "    CUBLASLT_MATMUL_TILE_664x64 = 298, CUBLASLT_MATMUL_TILE_672x64 = 299,\n"
    "    CUBLASLT_MATMUL_TILE_680x64 = 300, CUBLASLT_MATMUL_TILE_688x64 = 301,\n"
    "    CUBLASLT_MATMUL_TILE_696x64 = 302, CUBLASLT_MATMUL_TILE_704x64 = 303,\n"
    "    CUBLASLT_MATMUL_TILE_712x64 = 304, CUBLASLT_MATMUL_TILE_720x64 = 305,\n"
    "    CUBLASLT_MATMUL_TILE_728x64 = 306, CUBLASLT_MATMUL_TILE_736x64 = 307,\n"
    "    CUBLASLT_MATMUL_TILE_744x64 = 308, CUBLASLT_MATMUL_TILE_752x64 = 309,\n"
    "    CUBLASLT_MATMUL_TILE_760x64 = 310, CUBLASLT_MATMUL_TILE_768x64 = 311,\n"
    "    CUBLASLT_MATMUL_TILE_64x16 = 312, CUBLASLT_MATMUL_TILE_64x24 = 313,\n"
    "    CUBLASLT_MATMUL_TILE_64x40 = 314, CUBLASLT_MATMUL_TILE_64x48 = 315,\n"
    "    CUBLASLT_MATMUL_TILE_64x56 = 316, CUBLASLT_MATMUL_TILE_64x72 = 317,\n"
    "    CUBLASLT_MATMUL_TILE_64x80 = 318, CUBLASLT_MATMUL_TILE_64x88 = 319,\n"
    "    CUBLASLT_MATMUL_TILE_64x104 = 320, CUBLASLT_MATMUL_TILE_64x112 = 321,\n"
    "    CUBLASLT_MATMUL_TILE_64x120 = 322, CUBLASLT_MATMUL_TILE_64x136 = 323,\n"
    "    CUBLASLT_MATMUL_TILE_64x144 = 324, CUBLASLT_MATMUL_TILE_64x152 = 325,\n"
    "    CUBLASLT_MATMUL_TILE_64x160 = 326, CUBLASLT_MATMUL_TILE_64x168 = 327,\n"
    "    CUBLASLT_MATMUL_TILE_64x176 = 328, CUBLASLT_MATMUL_TILE_64x184 = 329,\n"
    "    CUBLASLT_MATMUL_TILE_64x200 = 330, CUBLASLT_MATMUL_TILE_64x208 = 331,\n"
    "    CUBLASLT_MATMUL_TILE_64x216 = 332, CUBLASLT_MATMUL_TILE_64x224 = 333,\n"
    "    CUBLASLT_MATMUL_TILE_64x232 = 334, CUBLASLT_MATMUL_TILE_64x240 = 335,\n"
    "    CUBLASLT_MATMUL_TILE_64x248 = 336, CUBLASLT_MATMUL_TILE_64x264 = 337,\n"
    "    CUBLASLT_MATMUL_TILE_64x272 = 338, CUBLASLT_MATMUL_TILE_64x280 = 339,\n"
    "    CUBLASLT_MATMUL_TILE_64x288 = 340, CUBLASLT_MATMUL_TILE_64x296 = 341,\n"
    "    CUBLASLT_MATMUL_TILE_64x304 = 342, CUBLASLT_MATMUL_TILE_64x312 = 343,\n"
    "    CUBLASLT_MATMUL_TILE_64x328 = 344, CUBLASLT_MATMUL_TILE_64x336 = 345,\n"
    "    CUBLASLT_MATMUL_TILE_64x344 = 346, CUBLASLT_MATMUL_TILE_64x352 = 347,\n"
    "    CUBLASLT_MATMUL_TILE_64x360 = 348, CUBLASLT_MATMUL_TILE_64x368 = 349,\n"
    "    CUBLASLT_MATMUL_TILE_64x376 = 350, CUBLASLT_MATMUL_TILE_64x392 = 351,\n"
    "    CUBLASLT_MATMUL_TILE_64x400 = 352, CUBLASLT_MATMUL_TILE_64x408 = 353,\n"
    "    CUBLASLT_MATMUL_TILE_64x416 = 354, CUBLASLT_MATMUL_TILE_64x424 = 355,\n"
    "    CUBLASLT_MATMUL_TILE_64x432 = 356, CUBLASLT_MATMUL_TILE_64x440 = 357,\n"
    "    CUBLASLT_MATMUL_TILE_64x456 = 358, CUBLASLT_MATMUL_TILE_64x464 = 359,\n"
    "    CUBLASLT_MATMUL_TILE_64x472 = 360, CUBLASLT_MATMUL_TILE_64x480 = 361,\n"
    "    CUBLASLT_MATMUL_TILE_64x488 = 362, CUBLASLT_MATMUL_TILE_64x496 = 363,\n"
    "    CUBLASLT_MATMUL_TILE_64x504 = 364, CUBLASLT_MATMUL_TILE_64x520 = 365,\n"
    "    CUBLASLT_MATMUL_TILE_64x528 = 366, CUBLASLT_MATMUL_TILE_64x536 = 367,\n"
    "    CUBLASLT_MATMUL_TILE_64x544 = 368, CUBLASLT_MATMUL_TILE_64x552 = 369,\n"
    "    CUBLASLT_MATMUL_TILE_64x560 = 370, CUBLASLT_MATMUL_TILE_64x568 = 371,\n"
    "    CUBLASLT_MATMUL_TILE_64x584 = 372, CUBLASLT_MATMUL_TILE_64x592 = 373,\n"
    "    CUBLASLT_MATMUL_TILE_64x600 = 374, CUBLASLT_MATMUL_TILE_64x608 = 375,\n"
    "    CUBLASLT_MATMUL_TILE_64x616 = 376, CUBLASLT_MATMUL_TILE_64x624 = 377,\n"
    "    CUBLASLT_MATMUL_TILE_64x632 = 378, CUBLASLT_MATMUL_TILE_64x648 = 379,\n"
    "    CUBLASLT_MATMUL_TILE_64x656 = 380, CUBLASLT_MATMUL_TILE_64x664 = 381,\n"
    "    CUBLASLT_MATMUL_TILE_64x672 = 382, CUBLASLT_MATMUL_TILE_64x680 = 383,\n"
    "    CUBLASLT_MATMUL_TILE_64x688 = 384, CUBLASLT_MATMUL_TILE_64x696 = 385,\n"
    "    CUBLASLT_MATMUL_TILE_64x712 = 386, CUBLASLT_MATMUL_TILE_64x720 = 387,\n"
    "    CUBLASLT_MATMUL_TILE_64x728 = 388, CUBLASLT_MATMUL_TILE_64x736 = 389,\n"
    "    CUBLASLT_MATMUL_TILE_64x744 = 390, CUBLASLT_MATMUL_TILE_64x752 = 391,\n"
    "    CUBLASLT_MATMUL_TILE_64x760 = 392, CUBLASLT_MATMUL_TILE_128x8 = 393,\n"
    "    CUBLASLT_MATMUL_TILE_128x16 = 394, CUBLASLT_MATMUL_TILE_128x24 = 395,\n"
    "    CUBLASLT_MATMUL_TILE_128x40 = 396, CUBLASLT_MATMUL_TILE_128x48 = 397,\n"
    "    CUBLASLT_MATMUL_TILE_128x56 = 398, CUBLASLT_MATMUL_TILE_128x72 = 399,\n"
    "    CUBLASLT_MATMUL_TILE_128x80 = 400, CUBLASLT_MATMUL_TILE_128x88 = 401,\n"
    "    CUBLASLT_MATMUL_TILE_128x104 = 402, CUBLASLT_MATMUL_TILE_128x112 = 403,\n"
    "    CUBLASLT_MATMUL_TILE_128x120 = 404, CUBLASLT_MATMUL_TILE_128x136 = 405,\n"
    "    CUBLASLT_MATMUL_TILE_128x144 = 406, CUBLASLT_MATMUL_TILE_128x152 = 407,\n"
    "    CUBLASLT_MATMUL_TILE_128x168 = 408, CUBLASLT_MATMUL_TILE_128x176 = 409,\n"
    "    CUBLASLT_MATMUL_TILE_128x184 = 410, CUBLASLT_MATMUL_TILE_128x200 = 411,\n"
    "    CUBLASLT_MATMUL_TILE_128x208 = 412, CUBLASLT_MATMUL_TILE_128x216 = 413,\n"
    "    CUBLASLT_MATMUL_TILE_128x224 = 414, CUBLASLT_MATMUL_TILE_128x232 = 415,\n"
    "    CUBLASLT_MATMUL_TILE_128x240 = 416, CUBLASLT_MATMUL_TILE_128x248 = 417,\n"
    "    CUBLASLT_MATMUL_TILE_128x264 = 418, CUBLASLT_MATMUL_TILE_128x272 = 419,\n"
    "    CUBLASLT_MATMUL_TILE_128x280 = 420, CUBLASLT_MATMUL_TILE_128x288 = 421,\n"
    "    CUBLASLT_MATMUL_TILE_128x296 = 422, CUBLASLT_MATMUL_TILE_128x304 = 423,\n"
    "    CUBLASLT_MATMUL_TILE_128x312 = 424, CUBLASLT_MATMUL_TILE_128x328 = 425,\n"
    "    CUBLASLT_MATMUL_TILE_128x336 = 426, CUBLASLT_MATMUL_TILE_128x344 = 427,\n"
    "    CUBLASLT_MATMUL_TILE_128x352 = 428, CUBLASLT_MATMUL_TILE_128x360 = 429,\n"
    "    CUBLASLT_MATMUL_TILE_128x368 = 430, CUBLASLT_MATMUL_TILE_128x376 = 431,\n"
    "    CUBLASLT_MATMUL_TILE_128x392 = 432, CUBLASLT_MATMUL_TILE_128x400 = 433,\n"
    "    CUBLASLT_MATMUL_TILE_128x408 = 434, CUBLASLT_MATMUL_TILE_128x416 = 435,\n"
    "    CUBLASLT_MATMUL_TILE_128x424 = 436, CUBLASLT_MATMUL_TILE_128x432 = 437,\n"
    "    CUBLASLT_MATMUL_TILE_128x440 = 438, CUBLASLT_MATMUL_TILE_128x448 = 439,\n"
    "    CUBLASLT_MATMUL_TILE_128x456 = 440, CUBLASLT_MATMUL_TILE_128x464 = 441,\n"
    "    CUBLASLT_MATMUL_TILE_128x472 = 442, CUBLASLT_MATMUL_TILE_128x480 = 443,\n"
    "    CUBLASLT_MATMUL_TILE_128x488 = 444, CUBLASLT_MATMUL_TILE_128x496 = 445,\n"
    "    CUBLASLT_MATMUL_TILE_128x504 = 446, CUBLASLT_MATMUL_TILE_128x512 = 447,\n"
    "    CUBLASLT_MATMUL_TILE_192x8 = 448, CUBLASLT_MATMUL_TILE_192x16 = 449,\n"
    "    CUBLASLT_MATMUL_TILE_192x24 = 450, CUBLASLT_MATMUL_TILE_192x32 = 451,\n"
    "    CUBLASLT_MATMUL_TILE_192x40 = 452, CUBLASLT_MATMUL_TILE_192x48 = 453,\n"
    "    CUBLASLT_MATMUL_TILE_192x56 = 454, CUBLASLT_MATMUL_TILE_192x72 = 455,\n"
    "    CUBLASLT_MATMUL_TILE_192x80 = 456, CUBLASLT_MATMUL_TILE_192x88 = 457,\n"
    "    CUBLASLT_MATMUL_TILE_192x96 = 458, CUBLASLT_MATMUL_TILE_192x104 = 459,\n"
    "    CUBLASLT_MATMUL_TILE_192x112 = 460, CUBLASLT_MATMUL_TILE_192x120 = 461,\n"
    "    CUBLASLT_MATMUL_TILE_192x136 = 462, CUBLASLT_MATMUL_TILE_192x144 = 463,\n"
    "    CUBLASLT_MATMUL_TILE_192x152 = 464, CUBLASLT_MATMUL_TILE_192x160 = 465,\n"
    "    CUBLASLT_MATMUL_TILE_192x168 = 466, CUBLASLT_MATMUL_TILE_192x176 = 467,\n"
    "    CUBLASLT_MATMUL_TILE_192x184 = 468, CUBLASLT_MATMUL_TILE_192x200 = 469,\n"
    "    CUBLASLT_MATMUL_TILE_192x208 = 470, CUBLASLT_MATMUL_TILE_192x216 = 471,\n"
    "    CUBLASLT_MATMUL_TILE_192x224 = 472, CUBLASLT_MATMUL_TILE_192x232 = 473,\n"
    "    CUBLASLT_MATMUL_TILE_192x240 = 474, CUBLASLT_MATMUL_TILE_192x248 = 475,\n"
    "    CUBLASLT_MATMUL_TILE_192x264 = 476, CUBLASLT_MATMUL_TILE_192x272 = 477,\n"
    "    CUBLASLT_MATMUL_TILE_192x280 = 478, CUBLASLT_MATMUL_TILE_192x288 = 479,\n"
    "    CUBLASLT_MATMUL_TILE_192x296 = 480, CUBLASLT_MATMUL_TILE_192x304 = 481,\n"
    "    CUBLASLT_MATMUL_TILE_192x312 = 482, CUBLASLT_MATMUL_TILE_192x320 = 483,\n"
    "    CUBLASLT_MATMUL_TILE_192x328 = 484, CUBLASLT_MATMUL_TILE_192x336 = 485,\n"
    "    CUBLASLT_MATMUL_TILE_256x8 = 486, CUBLASLT_MATMUL_TILE_256x16 = 487,\n"
    "    CUBLASLT_MATMUL_TILE_256x24 = 488, CUBLASLT_MATMUL_TILE_256x40 = 489,\n"
    "    CUBLASLT_MATMUL_TILE_256x48 = 490, CUBLASLT_MATMUL_TILE_256x56 = 491,\n"
    "    CUBLASLT_MATMUL_TILE_256x72 = 492, CUBLASLT_MATMUL_TILE_256x80 = 493,\n"
    "    CUBLASLT_MATMUL_TILE_256x88 = 494, CUBLASLT_MATMUL_TILE_256x96 = 495,\n"
    "    CUBLASLT_MATMUL_TILE_256x104 = 496, CUBLASLT_MATMUL_TILE_256x112 = 497,\n"
    "    CUBLASLT_MATMUL_TILE_256x120 = 498, CUBLASLT_MATMUL_TILE_256x136 = 499,\n"
    "    CUBLASLT_MATMUL_TILE_256x144 = 500, CUBLASLT_MATMUL_TILE_256x152 = 501,\n"
    "    CUBLASLT_MATMUL_TILE_256x160 = 502, CUBLASLT_MATMUL_TILE_256x168 = 503,\n"
    "    CUBLASLT_MATMUL_TILE_256x176 = 504, CUBLASLT_MATMUL_TILE_256x184 = 505,\n"
    "    CUBLASLT_MATMUL_TILE_256x200 = 506, CUBLASLT_MATMUL_TILE_256x208 = 507,\n"
    "    CUBLASLT_MATMUL_TILE_256x216 = 508, CUBLASLT_MATMUL_TILE_256x224 = 509,\n"
    "    CUBLASLT_MATMUL_TILE_256x232 = 510, CUBLASLT_MATMUL_TILE_256x240 = 511,\n"
    "    CUBLASLT_MATMUL_TILE_256x248 = 512, CUBLASLT_MATMUL_TILE_256x256 = 513,\n"
    "    CUBLASLT_MATMUL_TILE_320x8 = 514, CUBLASLT_MATMUL_TILE_320x16 = 515,\n"
    "    CUBLASLT_MATMUL_TILE_320x24 = 516, CUBLASLT_MATMUL_TILE_320x32 = 517,\n"
    "    CUBLASLT_MATMUL_TILE_320x40 = 518, CUBLASLT_MATMUL_TILE_320x48 = 519,\n"
    "    CUBLASLT_MATMUL_TILE_320x56 = 520, CUBLASLT_MATMUL_TILE_320x72 = 521,\n"
    "    CUBLASLT_MATMUL_TILE_320x80 = 522, CUBLASLT_MATMUL_TILE_320x88 = 523,\n"
    "    CUBLASLT_MATMUL_TILE_320x96 = 524, CUBLASLT_MATMUL_TILE_320x104 = 525,\n"
    "    CUBLASLT_MATMUL_TILE_320x112 = 526, CUBLASLT_MATMUL_TILE_320x120 = 527,\n"
    "    CUBLASLT_MATMUL_TILE_320x136 = 528, CUBLASLT_MATMUL_TILE_320x144 = 529,\n"
    "    CUBLASLT_MATMUL_TILE_320x152 = 530, CUBLASLT_MATMUL_TILE_320x160 = 531,\n"
    "    CUBLASLT_MATMUL_TILE_320x168 = 532, CUBLASLT_MATMUL_TILE_320x176 = 533,\n"
    "    CUBLASLT_MATMUL_TILE_320x184 = 534, CUBLASLT_MATMUL_TILE_320x192 = 535,\n"
    "    CUBLASLT_MATMUL_TILE_320x200 = 536, CUBLASLT_MATMUL_TILE_384x8 = 537,\n"
    "    CUBLASLT_MATMUL_TILE_384x16 = 538, CUBLASLT_MATMUL_TILE_384x24 = 539,\n"
    "    CUBLASLT_MATMUL_TILE_384x32 = 540, CUBLASLT_MATMUL_TILE_384x40 = 541,\n"
    "    CUBLASLT_MATMUL_TILE_384x48 = 542, CUBLASLT_MATMUL_TILE_384x56 = 543,\n"
    "    CUBLASLT_MATMUL_TILE_384x72 = 544, CUBLASLT_MATMUL_TILE_384x80 = 545,\n"
    "    CUBLASLT_MATMUL_TILE_384x88 = 546, CUBLASLT_MATMUL_TILE_384x96 = 547,\n"
    "    CUBLASLT_MATMUL_TILE_384x104 = 548, CUBLASLT_MATMUL_TILE_384x112 = 549,\n"
    "    CUBLASLT_MATMUL_TILE_384x120 = 550, CUBLASLT_MATMUL_TILE_384x136 = 551,\n"
    "    CUBLASLT_MATMUL_TILE_384x144 = 552, CUBLASLT_MATMUL_TILE_384x152 = 553,\n"
    "    CUBLASLT_MATMUL_TILE_384x160 = 554, CUBLASLT_MATMUL_TILE_384x168 = 555,\n"
    "    CUBLASLT_MATMUL_TILE_448x8 = 556, CUBLASLT_MATMUL_TILE_448x16 = 557,\n"
    "    CUBLASLT_MATMUL_TILE_448x24 = 558, CUBLASLT_MATMUL_TILE_448x32 = 559,\n"
    "    CUBLASLT_MATMUL_TILE_448x40 = 560, CUBLASLT_MATMUL_TILE_448x48 = 561,\n"
    "    CUBLASLT_MATMUL_TILE_448x56 = 562, CUBLASLT_MATMUL_TILE_448x72 = 563,\n"
    "    CUBLASLT_MATMUL_TILE_448x80 = 564, CUBLASLT_MATMUL_TILE_448x88 = 565,\n"
    "    CUBLASLT_MATMUL_TILE_448x96 = 566, CUBLASLT_MATMUL_TILE_448x104 = 567,\n"
    "    CUBLASLT_MATMUL_TILE_448x112 = 568, CUBLASLT_MATMUL_TILE_448x120 = 569,\n"
    "    CUBLASLT_MATMUL_TILE_448x128 = 570, CUBLASLT_MATMUL_TILE_448x136 = 571,\n"
    "    CUBLASLT_MATMUL_TILE_448x144 = 572, CUBLASLT_MATMUL_TILE_512x8 = 573,\n"
    "    CUBLASLT_MATMUL_TILE_512x16 = 574, CUBLASLT_MATMUL_TILE_512x24 = 575,\n"
    "    CUBLASLT_MATMUL_TILE_512x32 = 576, CUBLASLT_MATMUL_TILE_512x40 = 577,\n"
    "    CUBLASLT_MATMUL_TILE_512x48 = 578, CUBLASLT_MATMUL_TILE_512x56 = 579,\n"
    "    CUBLASLT_MATMUL_TILE_512x72 = 580, CUBLASLT_MATMUL_TILE_512x80 = 581,\n"
    "    CUBLASLT_MATMUL_TILE_512x88 = 582, CUBLASLT_MATMUL_TILE_512x96 = 583,\n"
    "    CUBLASLT_MATMUL_TILE_512x104 = 584, CUBLASLT_MATMUL_TILE_512x112 = 585,\n"
    "    CUBLASLT_MATMUL_TILE_512x120 = 586, CUBLASLT_MATMUL_TILE_512x128 = 587,\n"
    "    CUBLASLT_MATMUL_TILE_576x8 = 588, CUBLASLT_MATMUL_TILE_576x16 = 589,\n"
    "    CUBLASLT_MATMUL_TILE_576x24 = 590, CUBLASLT_MATMUL_TILE_576x32 = 591,\n"
    "    CUBLASLT_MATMUL_TILE_576x40 = 592, CUBLASLT_MATMUL_TILE_576x48 = 593,\n"
    "    CUBLASLT_MATMUL_TILE_576x56 = 594, CUBLASLT_MATMUL_TILE_576x72 = 595,\n"
    "    CUBLASLT_MATMUL_TILE_576x80 = 596, CUBLASLT_MATMUL_TILE_576x88 = 597,\n"
    "    CUBLASLT_MATMUL_TILE_576x96 = 598, CUBLASLT_MATMUL_TILE_576x104 = 599,\n"
    "    CUBLASLT_MATMUL_TILE_576x112 = 600, CUBLASLT_MATMUL_TILE_640x8 = 601,\n"
    "    CUBLASLT_MATMUL_TILE_640x16 = 602, CUBLASLT_MATMUL_TILE_640x24 = 603,\n"
    "    CUBLASLT_MATMUL_TILE_640x32 = 604, CUBLASLT_MATMUL_TILE_640x40 = 605,\n"
    "    CUBLASLT_MATMUL_TILE_640x48 = 606, CUBLASLT_MATMUL_TILE_640x56 = 607,\n"
    "    CUBLASLT_MATMUL_TILE_640x72 = 608, CUBLASLT_MATMUL_TILE_640x80 = 609,\n"
    "    CUBLASLT_MATMUL_TILE_640x88 = 610, CUBLASLT_MATMUL_TILE_640x96 = 611,\n"
    "    CUBLASLT_MATMUL_TILE_704x8 = 612, CUBLASLT_MATMUL_TILE_704x16 = 613,\n"
    "    CUBLASLT_MATMUL_TILE_704x24 = 614, CUBLASLT_MATMUL_TILE_704x32 = 615,\n"
    "    CUBLASLT_MATMUL_TILE_704x40 = 616, CUBLASLT_MATMUL_TILE_704x48 = 617,\n"
    "    CUBLASLT_MATMUL_TILE_704x56 = 618, CUBLASLT_MATMUL_TILE_704x72 = 619,\n"
    "    CUBLASLT_MATMUL_TILE_704x80 = 620, CUBLASLT_MATMUL_TILE_704x88 = 621,\n"
    "    CUBLASLT_MATMUL_TILE_768x8 = 622, CUBLASLT_MATMUL_TILE_768x16 = 623,\n"
    "    CUBLASLT_MATMUL_TILE_768x24 = 624, CUBLASLT_MATMUL_TILE_768x32 = 625,\n"
    "    CUBLASLT_MATMUL_TILE_768x40 = 626, CUBLASLT_MATMUL_TILE_768x48 = 627,\n"
    "    CUBLASLT_MATMUL_TILE_768x56 = 628, CUBLASLT_MATMUL_TILE_768x72 = 629,\n"
    "    CUBLASLT_MATMUL_TILE_768x80 = 630, CUBLASLT_MATMUL_TILE_256x512 = 631,\n"
    "    CUBLASLT_MATMUL_TILE_256x1024 = 632, CUBLASLT_MATMUL_TILE_512x512 = 633,\n"
    "    CUBLASLT_MATMUL_TILE_512x1024 = 634, CUBLASLT_MATMUL_TILE_4x1 = 635,\n"
    "    CUBLASLT_MATMUL_TILE_8x1 = 636, CUBLASLT_MATMUL_TILE_16x1 = 637,\n"
    "    CUBLASLT_MATMUL_TILE_24x1 = 638, CUBLASLT_MATMUL_TILE_32x1 = 639,\n"
    "    CUBLASLT_MATMUL_TILE_40x1 = 640, CUBLASLT_MATMUL_TILE_48x1 = 641,\n"
    "    CUBLASLT_MATMUL_TILE_64x1 = 642, CUBLASLT_MATMUL_TILE_128x1 = 643,\n"
    "    CUBLASLT_MATMUL_TILE_192x1 = 644, CUBLASLT_MATMUL_TILE_256x1 = 645,\n"
    "    CUBLASLT_MATMUL_TILE_END = 646\n";
static const char doc_cublasLtMatmulStages_t[] =
    "Numbers of input steps that are held in shared memory.\n\n"
    "enum cublasLtMatmulStages_t.\n\n"
    "Members\n"
    "    CUBLASLT_MATMUL_STAGES_UNDEFINED = 0, CUBLASLT_MATMUL_STAGES_16x1 = 1,\n"
    "    CUBLASLT_MATMUL_STAGES_16x2 = 2, CUBLASLT_MATMUL_STAGES_16x3 = 3,\n"
    "    CUBLASLT_MATMUL_STAGES_16x4 = 4, CUBLASLT_MATMUL_STAGES_16x5 = 5,\n"
    "    CUBLASLT_MATMUL_STAGES_16x6 = 6, CUBLASLT_MATMUL_STAGES_32x1 = 7,\n"
    "    CUBLASLT_MATMUL_STAGES_32x2 = 8, CUBLASLT_MATMUL_STAGES_32x3 = 9,\n"
    "    CUBLASLT_MATMUL_STAGES_32x4 = 10, CUBLASLT_MATMUL_STAGES_32x5 = 11,\n"
    "    CUBLASLT_MATMUL_STAGES_32x6 = 12, CUBLASLT_MATMUL_STAGES_64x1 = 13,\n"
    "    CUBLASLT_MATMUL_STAGES_64x2 = 14, CUBLASLT_MATMUL_STAGES_64x3 = 15,\n"
    "    CUBLASLT_MATMUL_STAGES_64x4 = 16, CUBLASLT_MATMUL_STAGES_64x5 = 17,\n"
    "    CUBLASLT_MATMUL_STAGES_64x6 = 18, CUBLASLT_MATMUL_STAGES_128x1 = 19,\n"
    "    CUBLASLT_MATMUL_STAGES_128x2 = 20, CUBLASLT_MATMUL_STAGES_128x3 = 21,\n"
    "    CUBLASLT_MATMUL_STAGES_128x4 = 22, CUBLASLT_MATMUL_STAGES_128x5 = 23,\n"
    "    CUBLASLT_MATMUL_STAGES_128x6 = 24, CUBLASLT_MATMUL_STAGES_32x10 = 25,\n"
    "    CUBLASLT_MATMUL_STAGES_8x4 = 26, CUBLASLT_MATMUL_STAGES_16x10 = 27,\n"
    "    CUBLASLT_MATMUL_STAGES_8x5 = 28, CUBLASLT_MATMUL_STAGES_8x3 = 31,\n"
    "    CUBLASLT_MATMUL_STAGES_8xAUTO = 32, CUBLASLT_MATMUL_STAGES_16xAUTO = 33,\n"
    "    CUBLASLT_MATMUL_STAGES_32xAUTO = 34, CUBLASLT_MATMUL_STAGES_64xAUTO = 35,\n"
    "    CUBLASLT_MATMUL_STAGES_128xAUTO = 36, CUBLASLT_MATMUL_STAGES_256xAUTO = 37,\n"
    "    CUBLASLT_MATMUL_STAGES_768xAUTO = 38, CUBLASLT_MATMUL_STAGES_END = 39\n";
static const char doc_cublasLtClusterShape_t[] =
    "Numbers of blocks that share a cluster.\n\n"
    "enum cublasLtClusterShape_t.\n\n"
    "Members\n"
    "    CUBLASLT_CLUSTER_SHAPE_AUTO = 0, CUBLASLT_CLUSTER_SHAPE_1x1x1 = 2,\n"
    "    CUBLASLT_CLUSTER_SHAPE_2x1x1 = 3, CUBLASLT_CLUSTER_SHAPE_4x1x1 = 4,\n"
    "    CUBLASLT_CLUSTER_SHAPE_1x2x1 = 5, CUBLASLT_CLUSTER_SHAPE_2x2x1 = 6,\n"
    "    CUBLASLT_CLUSTER_SHAPE_4x2x1 = 7, CUBLASLT_CLUSTER_SHAPE_1x4x1 = 8,\n"
    "    CUBLASLT_CLUSTER_SHAPE_2x4x1 = 9, CUBLASLT_CLUSTER_SHAPE_4x4x1 = 10,\n"
    "    CUBLASLT_CLUSTER_SHAPE_8x1x1 = 11, CUBLASLT_CLUSTER_SHAPE_1x8x1 = 12,\n"
    "    CUBLASLT_CLUSTER_SHAPE_8x2x1 = 13, CUBLASLT_CLUSTER_SHAPE_2x8x1 = 14,\n"
    "    CUBLASLT_CLUSTER_SHAPE_16x1x1 = 15, CUBLASLT_CLUSTER_SHAPE_1x16x1 = 16,\n"
    "    CUBLASLT_CLUSTER_SHAPE_3x1x1 = 17, CUBLASLT_CLUSTER_SHAPE_5x1x1 = 18,\n"
    "    CUBLASLT_CLUSTER_SHAPE_6x1x1 = 19, CUBLASLT_CLUSTER_SHAPE_7x1x1 = 20,\n"
    "    CUBLASLT_CLUSTER_SHAPE_9x1x1 = 21, CUBLASLT_CLUSTER_SHAPE_10x1x1 = 22,\n"
    "    CUBLASLT_CLUSTER_SHAPE_11x1x1 = 23, CUBLASLT_CLUSTER_SHAPE_12x1x1 = 24,\n"
    "    CUBLASLT_CLUSTER_SHAPE_13x1x1 = 25, CUBLASLT_CLUSTER_SHAPE_14x1x1 = 26,\n"
    "    CUBLASLT_CLUSTER_SHAPE_15x1x1 = 27, CUBLASLT_CLUSTER_SHAPE_3x2x1 = 28,\n"
    "    CUBLASLT_CLUSTER_SHAPE_5x2x1 = 29, CUBLASLT_CLUSTER_SHAPE_6x2x1 = 30,\n"
    "    CUBLASLT_CLUSTER_SHAPE_7x2x1 = 31, CUBLASLT_CLUSTER_SHAPE_1x3x1 = 32,\n"
    "    CUBLASLT_CLUSTER_SHAPE_2x3x1 = 33, CUBLASLT_CLUSTER_SHAPE_3x3x1 = 34,\n"
    "    CUBLASLT_CLUSTER_SHAPE_4x3x1 = 35, CUBLASLT_CLUSTER_SHAPE_5x3x1 = 36,\n"
    "    CUBLASLT_CLUSTER_SHAPE_3x4x1 = 37, CUBLASLT_CLUSTER_SHAPE_1x5x1 = 38,\n"
    "    CUBLASLT_CLUSTER_SHAPE_2x5x1 = 39, CUBLASLT_CLUSTER_SHAPE_3x5x1 = 40,\n"
    "    CUBLASLT_CLUSTER_SHAPE_1x6x1 = 41, CUBLASLT_CLUSTER_SHAPE_2x6x1 = 42,\n"
    "    CUBLASLT_CLUSTER_SHAPE_1x7x1 = 43, CUBLASLT_CLUSTER_SHAPE_2x7x1 = 44,\n"
    "    CUBLASLT_CLUSTER_SHAPE_1x9x1 = 45, CUBLASLT_CLUSTER_SHAPE_1x10x1 = 46,\n"
    "    CUBLASLT_CLUSTER_SHAPE_1x11x1 = 47, CUBLASLT_CLUSTER_SHAPE_1x12x1 = 48,\n"
    "    CUBLASLT_CLUSTER_SHAPE_1x13x1 = 49, CUBLASLT_CLUSTER_SHAPE_1x14x1 = 50,\n"
    "    CUBLASLT_CLUSTER_SHAPE_1x15x1 = 51, CUBLASLT_CLUSTER_SHAPE_END = 52\n";
static const char doc_cublasLtMatmulInnerShape_t[] =
    "The shape of the instruction that multiplies.\n\n"
    "enum cublasLtMatmulInnerShape_t.\n\n"
    "Members\n"
    "    CUBLASLT_MATMUL_INNER_SHAPE_UNDEFINED = 0, CUBLASLT_MATMUL_INNER_SHAPE_MMA884 = 1,\n"
    "    CUBLASLT_MATMUL_INNER_SHAPE_MMA1684 = 2, CUBLASLT_MATMUL_INNER_SHAPE_MMA1688 = 3,\n"
    "    CUBLASLT_MATMUL_INNER_SHAPE_MMA16816 = 4, CUBLASLT_MATMUL_INNER_SHAPE_END = 5\n";
static const char doc_cublasLtMatmulMatrixScale_t[] =
    "The parts that scale factors of narrow types are for.\n\n"
    "enum cublasLtMatmulMatrixScale_t. Since CUDA 12.8.\n\n"
    "Members\n"
    "    CUBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F = 0,\n"
    "    CUBLASLT_MATMUL_MATRIX_SCALE_VEC16_UE4M3 = 1,\n"
    "    CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_UE8M0 = 2,\n"
    "    CUBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F = 3,\n"
    "    CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F = 4,\n"
    "    CUBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F = 5,\n"
    "    CUBLASLT_MATMUL_MATRIX_SCALE_PER_BATCH_SCALAR_32F = 6,\n"
    "    CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_MN_K4_UE8M0 = 12,\n"
    "    CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_MN_K4_UE8M0 = 13,\n"
    "    CUBLASLT_MATMUL_MATRIX_SCALE_END = 14, CUBLASLT_MATMUL_MATRIX_SCALE_RESERVED = 127\n";
static const char doc_cublasLtPointerMode_t[] =
    "Locations of scale factors, host or device memory, one number or one for each row.\n\n"
    "enum cublasLtPointerMode_t.\n\n"
    "Members\n"
    "    CUBLASLT_POINTER_MODE_HOST = 0, CUBLASLT_POINTER_MODE_DEVICE = 1,\n"
    "    CUBLASLT_POINTER_MODE_DEVICE_VECTOR = 2,\n"
    "    CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_ZERO = 3,\n"
    "    CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST = 4\n";
static const char doc_cublasLtPointerModeMask_t[] =
    "Possible locations of an algorithm's scale factors, as bits.\n\n"
    "enum cublasLtPointerModeMask_t.\n\n"
    "Members\n"
    "    CUBLASLT_POINTER_MODE_MASK_HOST = 1, CUBLASLT_POINTER_MODE_MASK_DEVICE = 2,\n"
    "    CUBLASLT_POINTER_MODE_MASK_DEVICE_VECTOR = 4,\n"
    "    CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_ZERO = 8,\n"
    "    CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_HOST = 16\n";
static const char doc_cublasLtOrder_t[] =
    "Storage orders of a matrix's elements.\n\n"
    "enum cublasLtOrder_t.\n\n"
    "Members\n"
    "    CUBLASLT_ORDER_COL = 0, CUBLASLT_ORDER_ROW = 1, CUBLASLT_ORDER_COL32 = 2,\n"
    "    CUBLASLT_ORDER_COL4_4R2_8C = 3, CUBLASLT_ORDER_COL32_2R_4R4 = 4\n";
static const char doc_cublasLtBatchMode_t[] =
    "Ways in which the matrices of a batch are found.\n\n"
    "enum cublasLtBatchMode_t. Since CUDA 12.9.\n\n"
    "Members\n"
    "    CUBLASLT_BATCH_MODE_STRIDED = 0, CUBLASLT_BATCH_MODE_POINTER_ARRAY = 1,\n"
    "    CUBLASLT_BATCH_MODE_GROUPED = 2\n";
static const char doc_cublasLtIntegerWidth_t[] =
    "Widths in bits of sizes that lie in device memory.\n\n"
    "enum cublasLtIntegerWidth_t. Since CUDA 13.1.\n\n"
    "Members\n"
    "    CUBLASLT_INTEGER_WIDTH_32 = 0, CUBLASLT_INTEGER_WIDTH_64 = 1\n";
static const char doc_cublasLtMatrixLayoutAttribute_t[] =
    "Properties of a matrix.\n\n"
    "enum cublasLtMatrixLayoutAttribute_t.\n\n"
    "Members\n"
    "    CUBLASLT_MATRIX_LAYOUT_TYPE = 0, CUBLASLT_MATRIX_LAYOUT_ORDER = 1,\n"
    "    CUBLASLT_MATRIX_LAYOUT_ROWS = 2, CUBLASLT_MATRIX_LAYOUT_COLS = 3,\n"
    "    CUBLASLT_MATRIX_LAYOUT_LD = 4, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT = 5,\n"
    "    CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET = 6,\n"
    "    CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET = 7, CUBLASLT_MATRIX_LAYOUT_BATCH_MODE = 8,\n"
    "    CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_ARRAY = 9,\n"
    "    CUBLASLT_GROUPED_MATRIX_LAYOUT_COLS_ARRAY = 10,\n"
    "    CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY = 11,\n"
    "    CUBLASLT_GROUPED_MATRIX_LAYOUT_ROWS_COLS_ARRAY_INTEGER_WIDTH = 12,\n"
    "    CUBLASLT_GROUPED_MATRIX_LAYOUT_LD_ARRAY_INTEGER_WIDTH = 13\n\n"
    "Taken by\n"
    "    cublasLtMatrixLayoutSetAttribute, cublasLtMatrixLayoutGetAttribute\n";
static const char doc_cublasLtMatmulDescAttributes_t[] =
    "Properties of a product.\n\n"
    "enum cublasLtMatmulDescAttributes_t.\n\n"
    "Members\n"
    "    CUBLASLT_MATMUL_DESC_COMPUTE_TYPE = 0, CUBLASLT_MATMUL_DESC_SCALE_TYPE = 1,\n"
    "    CUBLASLT_MATMUL_DESC_POINTER_MODE = 2, CUBLASLT_MATMUL_DESC_TRANSA = 3,\n"
    "    CUBLASLT_MATMUL_DESC_TRANSB = 4, CUBLASLT_MATMUL_DESC_TRANSC = 5,\n"
    "    CUBLASLT_MATMUL_DESC_FILL_MODE = 6, CUBLASLT_MATMUL_DESC_EPILOGUE = 7,\n"
    "    CUBLASLT_MATMUL_DESC_BIAS_POINTER = 8, CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE = 10,\n"
    "    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER = 11,\n"
    "    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD = 12,\n"
    "    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE = 13,\n"
    "    CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE = 14,\n"
    "    CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET = 15,\n"
    "    CUBLASLT_MATMUL_DESC_A_SCALE_POINTER = 17,\n"
    "    CUBLASLT_MATMUL_DESC_B_SCALE_POINTER = 18,\n"
    "    CUBLASLT_MATMUL_DESC_C_SCALE_POINTER = 19,\n"
    "    CUBLASLT_MATMUL_DESC_D_SCALE_POINTER = 20, CUBLASLT_MATMUL_DESC_AMAX_D_POINTER = 21,\n"
    "    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE = 22,\n"
    "    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER = 23,\n"
    "    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER = 24,\n"
    "    CUBLASLT_MATMUL_DESC_FAST_ACCUM = 25, CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE = 26,\n"
    "    CUBLASLT_MATMUL_DESC_A_SCALE_MODE = 31, CUBLASLT_MATMUL_DESC_B_SCALE_MODE = 32,\n"
    "    CUBLASLT_MATMUL_DESC_C_SCALE_MODE = 33, CUBLASLT_MATMUL_DESC_D_SCALE_MODE = 34,\n"
    "    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE = 35,\n"
    "    CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER = 36,\n"
    "    CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE = 37,\n"
    "    CUBLASLT_MATMUL_DESC_EMULATION_DESCRIPTOR = 38,\n"
    "    CUBLASLT_MATMUL_DESC_ALPHA_BATCH_STRIDE = 39,\n"
    "    CUBLASLT_MATMUL_DESC_BETA_BATCH_STRIDE = 40,\n"
    "    CUBLASLT_MATMUL_DESC_BATCH_INVARIANCE_FLAGS = 41\n\n"
    "Taken by\n"
    "    cublasLtMatmulDescSetAttribute, cublasLtMatmulDescGetAttribute\n";
static const char doc_cublasLtMatmulBatchInvarianceFlags_t[] =
    "Properties in which a result may not depend on the rest of the batch, as bits.\n\n"
    "enum cublasLtMatmulBatchInvarianceFlags_t. Since CUDA 13.4.\n\n"
    "Members\n"
    "    CUBLASLT_BATCH_INVARIANCE_DISABLED = 0, CUBLASLT_BATCH_INVARIANCE_ALIGN_2B = 1,\n"
    "    CUBLASLT_BATCH_INVARIANCE_ALIGN_4B = 2, CUBLASLT_BATCH_INVARIANCE_ALIGN_8B = 3,\n"
    "    CUBLASLT_BATCH_INVARIANCE_ALIGN_16B = 4, CUBLASLT_BATCH_INVARIANCE_AUTO = 8,\n"
    "    CUBLASLT_BATCH_INVARIANCE_UNSET = 32768\n";
static const char doc_cublasLtMatrixTransformDescAttributes_t[] =
    "Properties of a transformation.\n\n"
    "enum cublasLtMatrixTransformDescAttributes_t.\n\n"
    "Members\n"
    "    CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE = 0,\n"
    "    CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE = 1,\n"
    "    CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA = 2, CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB = 3\n\n"
    "Taken by\n"
    "    cublasLtMatrixTransformDescSetAttribute, cublasLtMatrixTransformDescGetAttribute\n";
static const char doc_cublasLtEmulationDescAttributes_t[] =
    "Properties of an emulation.\n\n"
    "enum cublasLtEmulationDescAttributes_t. Since CUDA 13.0.\n\n"
    "Members\n"
    "    CUBLASLT_EMULATION_DESC_STRATEGY = 0,\n"
    "    CUBLASLT_EMULATION_DESC_SPECIAL_VALUES_SUPPORT = 1,\n"
    "    CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_CONTROL = 2,\n"
    "    CUBLASLT_EMULATION_DESC_FIXEDPOINT_MAX_MANTISSA_BIT_COUNT = 3,\n"
    "    CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_OFFSET = 4,\n"
    "    CUBLASLT_EMULATION_DESC_FIXEDPOINT_MANTISSA_BIT_COUNT_POINTER = 5\n\n"
    "Taken by\n"
    "    cublasLtEmulationDescSetAttribute, cublasLtEmulationDescGetAttribute\n";
static const char doc_cublasLtReductionScheme_t[] =
    "Ways in which parts of a product are added up.\n\n"
    "enum cublasLtReductionScheme_t.\n\n"
    "Members\n"
    "    CUBLASLT_REDUCTION_SCHEME_NONE = 0, CUBLASLT_REDUCTION_SCHEME_INPLACE = 1,\n"
    "    CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE = 2,\n"
    "    CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE = 4, CUBLASLT_REDUCTION_SCHEME_MASK = 7\n";
static const char doc_cublasLtEpilogue_t[] =
    "Operations on a product before it is stored, such as bias or activation.\n\n"
    "enum cublasLtEpilogue_t.\n\n"
    "Members\n"
    "    CUBLASLT_EPILOGUE_DEFAULT = 1, CUBLASLT_EPILOGUE_RELU = 2,\n"
    "    CUBLASLT_EPILOGUE_RELU_AUX = 130, CUBLASLT_EPILOGUE_BIAS = 4,\n"
    "    CUBLASLT_EPILOGUE_RELU_BIAS = 6, CUBLASLT_EPILOGUE_RELU_AUX_BIAS = 134,\n"
    "    CUBLASLT_EPILOGUE_DRELU = 136, CUBLASLT_EPILOGUE_DRELU_BGRAD = 152,\n"
    "    CUBLASLT_EPILOGUE_GELU = 32, CUBLASLT_EPILOGUE_GELU_AUX = 160,\n"
    "    CUBLASLT_EPILOGUE_GELU_BIAS = 36, CUBLASLT_EPILOGUE_GELU_AUX_BIAS = 164,\n"
    "    CUBLASLT_EPILOGUE_DGELU = 192, CUBLASLT_EPILOGUE_DGELU_BGRAD = 208,\n"
    "    CUBLASLT_EPILOGUE_BGRADA = 256, CUBLASLT_EPILOGUE_BGRADB = 512\n";
static const char doc_cublasLtMatmulSearch_t[] =
    "Ways in which algorithms are searched for.\n\n"
    "enum cublasLtMatmulSearch_t.\n\n"
    "Members\n"
    "    CUBLASLT_SEARCH_BEST_FIT = 0, CUBLASLT_SEARCH_LIMITED_BY_ALGO_ID = 1,\n"
    "    CUBLASLT_SEARCH_RESERVED_02 = 2, CUBLASLT_SEARCH_RESERVED_03 = 3,\n"
    "    CUBLASLT_SEARCH_RESERVED_04 = 4, CUBLASLT_SEARCH_RESERVED_05 = 5,\n"
    "    CUBLASLT_SEARCH_RESERVED_06 = 6, CUBLASLT_SEARCH_RESERVED_07 = 7,\n"
    "    CUBLASLT_SEARCH_RESERVED_08 = 8, CUBLASLT_SEARCH_RESERVED_09 = 9\n";
static const char doc_cublasLtMatmulPreferenceAttributes_t[] =
    "Limits of a search.\n\n"
    "enum cublasLtMatmulPreferenceAttributes_t.\n\n"
    "Members\n"
    "    CUBLASLT_MATMUL_PREF_SEARCH_MODE = 0, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES = 1,\n"
    "    CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK = 3,\n"
    "    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES = 5,\n"
    "    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES = 6,\n"
    "    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES = 7,\n"
    "    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES = 8,\n"
    "    CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT = 9, CUBLASLT_MATMUL_PREF_IMPL_MASK = 12,\n"
    "    CUBLASLT_MATMUL_PREF_GROUPED_AVERAGE_REDUCTION_DIM = 13,\n"
    "    CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_ROWS = 14,\n"
    "    CUBLASLT_MATMUL_PREF_GROUPED_DESC_D_AVERAGE_COLS = 15\n\n"
    "Taken by\n"
    "    cublasLtMatmulPreferenceSetAttribute, cublasLtMatmulPreferenceGetAttribute\n";
static const char doc_cublasLtMatmulAlgoCapAttributes_t[] =
    "Capabilities of an algorithm.\n\n"
    "enum cublasLtMatmulAlgoCapAttributes_t.\n\n"
    "Members\n"
    "    CUBLASLT_ALGO_CAP_SPLITK_SUPPORT = 0, CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK = 1,\n"
    "    CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT = 2,\n"
    "    CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT = 3,\n"
    "    CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT = 4,\n"
    "    CUBLASLT_ALGO_CAP_UPLO_SUPPORT = 5, CUBLASLT_ALGO_CAP_TILE_IDS = 6,\n"
    "    CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX = 7, CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER = 10,\n"
    "    CUBLASLT_ALGO_CAP_POINTER_MODE_MASK = 11, CUBLASLT_ALGO_CAP_EPILOGUE_MASK = 12,\n"
    "    CUBLASLT_ALGO_CAP_STAGES_IDS = 13, CUBLASLT_ALGO_CAP_LD_NEGATIVE = 14,\n"
    "    CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS = 15,\n"
    "    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES = 16,\n"
    "    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES = 17,\n"
    "    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES = 18,\n"
    "    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES = 19,\n"
    "    CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT = 21,\n"
    "    CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT = 22,\n"
    "    CUBLASLT_ALGO_CAP_POINTER_ARRAY_GROUPED_SUPPORT = 23\n\n"
    "Taken by\n"
    "    cublasLtMatmulAlgoCapGetAttribute\n";
static const char doc_cublasLtMatmulAlgoConfigAttributes_t[] =
    "Properties of an algorithm.\n\n"
    "enum cublasLtMatmulAlgoConfigAttributes_t.\n\n"
    "Members\n"
    "    CUBLASLT_ALGO_CONFIG_ID = 0, CUBLASLT_ALGO_CONFIG_TILE_ID = 1,\n"
    "    CUBLASLT_ALGO_CONFIG_SPLITK_NUM = 2, CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME = 3,\n"
    "    CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING = 4, CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION = 5,\n"
    "    CUBLASLT_ALGO_CONFIG_STAGES_ID = 6, CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID = 7,\n"
    "    CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID = 8\n\n"
    "Taken by\n"
    "    cublasLtMatmulAlgoConfigSetAttribute, cublasLtMatmulAlgoConfigGetAttribute\n";
static const char doc_cublasLtHandle_t[] =
    "A library context for functions of cuBLASLt, from cublasLtCreate to cublasLtDestroy.\n\n"
    "struct cublasLtContext *\n\n"
    "Made by\n"
    "    cublasLtCreate\n\n"
    "Ended by\n"
    "    cublasLtDestroy\n";
static const char doc_cublasLtMatrixLayout_t[] =
    "The description of a matrix, from cublasLtMatrixLayoutCreate to\n"
    "cublasLtMatrixLayoutDestroy.\n\n"
    "cublasLtMatrixLayoutOpaque_t *\n\n"
    "Made by\n"
    "    cublasLtMatrixLayoutCreate, cublasLtGroupedMatrixLayoutCreate\n\n"
    "Ended by\n"
    "    cublasLtMatrixLayoutDestroy\n";
static const char doc_cublasLtMatmulDesc_t[] =
    "The description of a product, from cublasLtMatmulDescCreate to\n"
    "cublasLtMatmulDescDestroy.\n\n"
    "cublasLtMatmulDescOpaque_t *\n\n"
    "Made by\n"
    "    cublasLtMatmulDescCreate\n\n"
    "Ended by\n"
    "    cublasLtMatmulDescDestroy\n";
static const char doc_cublasLtMatrixTransformDesc_t[] =
    "The description of a transformation, until cublasLtMatrixTransformDescDestroy.\n\n"
    "cublasLtMatrixTransformDescOpaque_t *\n\n"
    "Made by\n"
    "    cublasLtMatrixTransformDescCreate\n\n"
    "Ended by\n"
    "    cublasLtMatrixTransformDescDestroy\n";
static const char doc_cublasLtMatmulPreference_t[] =
    "Limits of a search, from cublasLtMatmulPreferenceCreate to\n"
    "cublasLtMatmulPreferenceDestroy.\n\n"
    "cublasLtMatmulPreferenceOpaque_t *\n\n"
    "Made by\n"
    "    cublasLtMatmulPreferenceCreate\n\n"
    "Ended by\n"
    "    cublasLtMatmulPreferenceDestroy\n";
static const char doc_cublasLtEmulationDesc_t[] =
    "The description of an emulation by products of lower precision, until\n"
    "cublasLtEmulationDescDestroy.\n\n"
    "cublasLtEmulationDescOpaque_t *\n\n"
    "Made by\n"
    "    cublasLtEmulationDescCreate\n\n"
    "Ended by\n"
    "    cublasLtEmulationDescDestroy\n";
static const char doc_cublasLtNumericalImplFlags_t[] =
    "Ways in which an algorithm computes, as bits.\n\n"
    "uint64_t\n";
static const char doc_cublasLtLoggerCallback_t[] =
    "A host function that gets each message of the log.\n\n"
    "void (*)(int, const char *, const char *)\n"
    "A callable in its place is called as f(int, bytes, bytes) -> None.\n\n"
    "Taken by\n"
    "    cublasLtLoggerSetCallback\n";
static const char doc_cublasLtMatrixLayoutOpaque_t[] =
    "Storage for a description that is not allocated.\n\n"
    "struct cublasLtMatrixLayoutOpaque_t, 112 bytes, without pointers: can be compared,\n"
    "copied, pickled, made by from_bytes() and read as a buffer. Other fields before CUDA\n"
    "13.1.\n\n"
    "Fields\n"
    "    data : sequence of int (uint64_t [14])\n\n"
    "Taken by\n"
    "    cublasLtMatrixLayoutInit, cublasLtGroupedMatrixLayoutInit\n";
static const char doc_cublasLtMatmulAlgo_t[] =
    "An algorithm with its configuration; it can be copied and kept for later runs of the\n"
    "same library.\n\n"
    "struct cublasLtMatmulAlgo_t, 64 bytes, without pointers: can be compared, copied,\n"
    "pickled, made by from_bytes() and read as a buffer.\n\n"
    "Fields\n"
    "    data : sequence of int (uint64_t [8])\n\n"
    "Taken by\n"
    "    cublasLtMatmul, cublasLtMatmulAlgoCheck, cublasLtMatmulAlgoCheckForStream,\n"
    "    cublasLtMatmulAlgoCapGetAttribute, cublasLtMatmulAlgoConfigSetAttribute,\n"
    "    cublasLtMatmulAlgoConfigGetAttribute\n\n"
    "Given by\n"
    "    cublasLtMatmulAlgoInit\n\n"
    "Field of\n"
    "    cublasLtMatmulHeuristicResult_t.algo\n";
static const char doc_cublasLtMatmulDescOpaque_t[] =
    "Storage for a description that is not allocated.\n\n"
    "struct cublasLtMatmulDescOpaque_t, 256 bytes, without pointers: can be compared, copied,\n"
    "pickled, made by from_bytes() and read as a buffer. Other fields before CUDA 12.2.\n\n"
    "Fields\n"
    "    data : sequence of int (uint64_t [32])\n\n"
    "Taken by\n"
    "    cublasLtMatmulDescInit\n";
static const char doc_cublasLtMatrixTransformDescOpaque_t[] =
    "Storage for a description that is not allocated.\n\n"
    "struct cublasLtMatrixTransformDescOpaque_t, 64 bytes, without pointers: can be compared,\n"
    "copied, pickled, made by from_bytes() and read as a buffer.\n\n"
    "Fields\n"
    "    data : sequence of int (uint64_t [8])\n\n"
    "Taken by\n"
    "    cublasLtMatrixTransformDescInit\n";
static const char doc_cublasLtMatmulPreferenceOpaque_t[] =
    "Storage for a description that is not allocated.\n\n"
    "struct cublasLtMatmulPreferenceOpaque_t, 96 bytes, without pointers: can be compared,\n"
    "copied, pickled, made by from_bytes() and read as a buffer. Other fields before CUDA\n"
    "13.1.\n\n"
    "Fields\n"
    "    data : sequence of int (uint64_t [12])\n\n"
    "Taken by\n"
    "    cublasLtMatmulPreferenceInit\n";
static const char doc_cublasLtEmulationDescOpaque_t[] =
    "Storage for a description that is not allocated.\n\n"
    "struct cublasLtEmulationDescOpaque_t, 64 bytes, without pointers: can be compared,\n"
    "copied, pickled, made by from_bytes() and read as a buffer. Since CUDA 13.0.\n\n"
    "Fields\n"
    "    data : sequence of int (uint64_t [8])\n\n"
    "Taken by\n"
    "    cublasLtEmulationDescInit\n";
static const char doc_cublasLtMatmulHeuristicResult_t[] =
    "An algorithm that the heuristic found.\n\n"
    "struct cublasLtMatmulHeuristicResult_t, 96 bytes, without pointers: can be compared,\n"
    "copied, pickled, made by from_bytes() and read as a buffer.\n\n"
    "Fields\n"
    "    algo : cublasLtMatmulAlgo_t\n"
    "    workspaceSize : int (size_t); bytes\n"
    "    state : cublasStatus_t or int; whether the algorithm can be used\n"
    "    wavesCount : float; how often the device is filled\n\n"
    "Given by\n"
    "    cublasLtMatmulAlgoGetHeuristic, cublasLtMatmulAlgoGetHeuristicForStream,\n"
    "    cublasLtMatmulAlgoCheck, cublasLtMatmulAlgoCheckForStream\n";

const cb_class cublaslt_classes[] = {
    [T_cudaDataType] = CB_CLASS("cudaDataType", ENUM, .enumeration = &enum_cudaDataType,
        .foreign = "cubind.runtime.cudaDataType"),
    [T_cudaDataType_t] = CB_CLASS_LIKE("cudaDataType_t", ENUM, CB_NO_CLASS, T_cudaDataType,
        .enumeration = &enum_cudaDataType, .foreign = "cubind.runtime.cudaDataType_t"),
    [T_libraryPropertyType] = CB_CLASS("libraryPropertyType", ENUM,
        .enumeration = &enum_libraryPropertyType, .foreign = "cubind.runtime.libraryPropertyType"),
    [T_libraryPropertyType_t] = CB_CLASS_LIKE("libraryPropertyType_t", ENUM, CB_NO_CLASS,
        T_libraryPropertyType, .enumeration = &enum_libraryPropertyType,
        .foreign = "cubind.runtime.libraryPropertyType_t"),
    [T_cublasStatus_t] = CB_CLASS("cublasStatus_t", ENUM, .enumeration = &enum_cublasStatus_t,
        .foreign = "cubind.cublas.cublasStatus_t"),
    [T_cublasComputeType_t] = CB_CLASS("cublasComputeType_t", ENUM,
        .enumeration = &enum_cublasComputeType_t, .foreign = "cubind.cublas.cublasComputeType_t"),
    [T_cublasLtMatmulTile_t] = CB_CLASS("cublasLtMatmulTile_t", ENUM,
        .enumeration = &enum_cublasLtMatmulTile_t, .doc = doc_cublasLtMatmulTile_t),
    [T_cublasLtMatmulStages_t] = CB_CLASS("cublasLtMatmulStages_t", ENUM,
        .enumeration = &enum_cublasLtMatmulStages_t, .doc = doc_cublasLtMatmulStages_t),
    [T_cublasLtClusterShape_t] = CB_CLASS("cublasLtClusterShape_t", ENUM,
        .enumeration = &enum_cublasLtClusterShape_t, .doc = doc_cublasLtClusterShape_t),
    [T_cublasLtMatmulInnerShape_t] = CB_CLASS("cublasLtMatmulInnerShape_t", ENUM,
        .enumeration = &enum_cublasLtMatmulInnerShape_t, .doc = doc_cublasLtMatmulInnerShape_t),
    [T_cublasLtMatmulMatrixScale_t] = CB_CLASS("cublasLtMatmulMatrixScale_t", ENUM,
        .enumeration = &enum_cublasLtMatmulMatrixScale_t, .doc = doc_cublasLtMatmulMatrixScale_t),
    [T_cublasLtPointerMode_t] = CB_CLASS("cublasLtPointerMode_t", ENUM,
        .enumeration = &enum_cublasLtPointerMode_t, .doc = doc_cublasLtPointerMode_t),
    [T_cublasLtPointerModeMask_t] = CB_CLASS("cublasLtPointerModeMask_t", ENUM,
        .enumeration = &enum_cublasLtPointerModeMask_t, .doc = doc_cublasLtPointerModeMask_t),
    [T_cublasLtOrder_t] = CB_CLASS("cublasLtOrder_t", ENUM, .enumeration = &enum_cublasLtOrder_t,
        .doc = doc_cublasLtOrder_t),
    [T_cublasLtBatchMode_t] = CB_CLASS("cublasLtBatchMode_t", ENUM,
        .enumeration = &enum_cublasLtBatchMode_t, .doc = doc_cublasLtBatchMode_t),
    [T_cublasLtIntegerWidth_t] = CB_CLASS("cublasLtIntegerWidth_t", ENUM,
        .enumeration = &enum_cublasLtIntegerWidth_t, .doc = doc_cublasLtIntegerWidth_t),
    [T_cublasLtMatrixLayoutAttribute_t] = CB_CLASS("cublasLtMatrixLayoutAttribute_t", ENUM,
        .enumeration = &enum_cublasLtMatrixLayoutAttribute_t,
        .doc = doc_cublasLtMatrixLayoutAttribute_t),
    [T_cublasLtMatmulDescAttributes_t] = CB_CLASS("cublasLtMatmulDescAttributes_t", ENUM,
        .enumeration = &enum_cublasLtMatmulDescAttributes_t,
        .doc = doc_cublasLtMatmulDescAttributes_t),
    [T_cublasLtMatmulBatchInvarianceFlags_t] = CB_CLASS("cublasLtMatmulBatchInvarianceFlags_t",
        ENUM, .enumeration = &enum_cublasLtMatmulBatchInvarianceFlags_t,
        .doc = doc_cublasLtMatmulBatchInvarianceFlags_t),
    [T_cublasLtMatrixTransformDescAttributes_t] =
        CB_CLASS("cublasLtMatrixTransformDescAttributes_t", ENUM,
            .enumeration = &enum_cublasLtMatrixTransformDescAttributes_t,
            .doc = doc_cublasLtMatrixTransformDescAttributes_t),
    [T_cublasLtEmulationDescAttributes_t] = CB_CLASS("cublasLtEmulationDescAttributes_t", ENUM,
        .enumeration = &enum_cublasLtEmulationDescAttributes_t,
        .doc = doc_cublasLtEmulationDescAttributes_t),
    [T_cublasLtReductionScheme_t] = CB_CLASS("cublasLtReductionScheme_t", ENUM,
        .enumeration = &enum_cublasLtReductionScheme_t, .doc = doc_cublasLtReductionScheme_t),
    [T_cublasLtEpilogue_t] = CB_CLASS("cublasLtEpilogue_t", ENUM,
        .enumeration = &enum_cublasLtEpilogue_t, .doc = doc_cublasLtEpilogue_t),
    [T_cublasLtMatmulSearch_t] = CB_CLASS("cublasLtMatmulSearch_t", ENUM,
        .enumeration = &enum_cublasLtMatmulSearch_t, .doc = doc_cublasLtMatmulSearch_t),
    [T_cublasLtMatmulPreferenceAttributes_t] = CB_CLASS("cublasLtMatmulPreferenceAttributes_t",
        ENUM, .enumeration = &enum_cublasLtMatmulPreferenceAttributes_t,
        .doc = doc_cublasLtMatmulPreferenceAttributes_t),
    [T_cublasLtMatmulAlgoCapAttributes_t] = CB_CLASS("cublasLtMatmulAlgoCapAttributes_t", ENUM,
        .enumeration = &enum_cublasLtMatmulAlgoCapAttributes_t,
        .doc = doc_cublasLtMatmulAlgoCapAttributes_t),
    [T_cublasLtMatmulAlgoConfigAttributes_t] = CB_CLASS("cublasLtMatmulAlgoConfigAttributes_t",
        ENUM, .enumeration = &enum_cublasLtMatmulAlgoConfigAttributes_t,
        .doc = doc_cublasLtMatmulAlgoConfigAttributes_t),
    [T_cudaStream_t] = CB_CLASS("cudaStream_t", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.runtime.cudaStream_t"),
    [T_cublasLtHandle_t] = CB_CLASS("cublasLtHandle_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_cublasLtHandle_t),
    [T_cublasLtMatrixLayout_t] = CB_CLASS("cublasLtMatrixLayout_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_cublasLtMatrixLayout_t),
    [T_cublasLtMatmulDesc_t] = CB_CLASS("cublasLtMatmulDesc_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_cublasLtMatmulDesc_t),
    [T_cublasLtMatrixTransformDesc_t] = CB_CLASS("cublasLtMatrixTransformDesc_t", HANDLE,
        .size = 8, .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_cublasLtMatrixTransformDesc_t),
    [T_cublasLtMatmulPreference_t] = CB_CLASS("cublasLtMatmulPreference_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_cublasLtMatmulPreference_t),
    [T_cublasLtEmulationDesc_t] = CB_CLASS("cublasLtEmulationDesc_t", HANDLE, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_cublasLtEmulationDesc_t),
    [T_cublasLtNumericalImplFlags_t] = CB_CLASS("cublasLtNumericalImplFlags_t", SCALAR, .size = 8,
        .c_type = "uint64_t", .doc = doc_cublasLtNumericalImplFlags_t),
    [T_cublasLtLoggerCallback_t] = CB_CLASS("cublasLtLoggerCallback_t", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = doc_cublasLtLoggerCallback_t),
    [T_cublasLtMatrixLayoutOpaque_t] = CB_CLASS("cublasLtMatrixLayoutOpaque_t", RECORD,
        .record = &record_cublasLtMatrixLayoutOpaque_t, .doc = doc_cublasLtMatrixLayoutOpaque_t),
    [T_cublasLtMatmulAlgo_t] = CB_CLASS("cublasLtMatmulAlgo_t", RECORD,
        .record = &record_cublasLtMatmulAlgo_t, .doc = doc_cublasLtMatmulAlgo_t),
    [T_cublasLtMatmulDescOpaque_t] = CB_CLASS("cublasLtMatmulDescOpaque_t", RECORD,
        .record = &record_cublasLtMatmulDescOpaque_t, .doc = doc_cublasLtMatmulDescOpaque_t),
    [T_cublasLtMatrixTransformDescOpaque_t] = CB_CLASS("cublasLtMatrixTransformDescOpaque_t",
        RECORD, .record = &record_cublasLtMatrixTransformDescOpaque_t,
        .doc = doc_cublasLtMatrixTransformDescOpaque_t),
    [T_cublasLtMatmulPreferenceOpaque_t] = CB_CLASS("cublasLtMatmulPreferenceOpaque_t", RECORD,
        .record = &record_cublasLtMatmulPreferenceOpaque_t,
        .doc = doc_cublasLtMatmulPreferenceOpaque_t),
    [T_cublasLtEmulationDescOpaque_t] = CB_CLASS("cublasLtEmulationDescOpaque_t", RECORD,
        .record = &record_cublasLtEmulationDescOpaque_t, .doc = doc_cublasLtEmulationDescOpaque_t),
    [T_cublasLtMatmulHeuristicResult_t] = CB_CLASS("cublasLtMatmulHeuristicResult_t", RECORD,
        .record = &record_cublasLtMatmulHeuristicResult_t,
        .doc = doc_cublasLtMatmulHeuristicResult_t),
};
