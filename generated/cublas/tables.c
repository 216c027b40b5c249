// tables.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// The type of the value for an enumerator.
#define ROW(enumerator, type) {.key = enumerator, .kind = CB_VALUE_##type, .cls = CB_NO_CLASS}
// A key of another enum, which decides only whether the number is complex.
#define OTHER_ROW(enumerator, type) \
    {.key = enumerator, .kind = CB_VALUE_##type, .cls = CB_NO_CLASS, .is_other = true}

static const cb_value_row rows_compute_types[] = {
    OTHER_ROW(CUDA_C_32F, COMPLEX64),
    OTHER_ROW(CUDA_C_64F, COMPLEX128),
    ROW(CUBLAS_COMPUTE_16F, FLOAT16),
    ROW(CUBLAS_COMPUTE_16F_PEDANTIC, FLOAT16),
    ROW(CUBLAS_COMPUTE_32F, FLOAT),
    ROW(CUBLAS_COMPUTE_32F_PEDANTIC, FLOAT),
    ROW(CUBLAS_COMPUTE_64F, DOUBLE),
    ROW(CUBLAS_COMPUTE_64F_PEDANTIC, DOUBLE),
    ROW(CUBLAS_COMPUTE_32I, INT32),
    ROW(CUBLAS_COMPUTE_32I_PEDANTIC, INT32),
    ROW(CUBLAS_COMPUTE_32F_FAST_16F, FLOAT),
    ROW(CUBLAS_COMPUTE_32F_FAST_16BF, FLOAT),
    ROW(CUBLAS_COMPUTE_32F_FAST_TF32, FLOAT),
    ROW(CUBLAS_COMPUTE_32F_EMULATED_16BFX9, FLOAT),
    ROW(CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT, DOUBLE),
};
const cb_value_table table_compute_types = {
    .enum_class = T_cublasComputeType_t,
    .rows = rows_compute_types,
    .count = sizeof rows_compute_types / sizeof *rows_compute_types,
};

static const cb_value_row rows_data_types[] = {
    ROW(CUDA_R_32F, FLOAT),
    ROW(CUDA_R_64F, DOUBLE),
    ROW(CUDA_R_16F, FLOAT16),
    ROW(CUDA_C_32F, COMPLEX64),
    ROW(CUDA_C_64F, COMPLEX128),
    ROW(CUDA_R_32I, INT32),
    ROW(CUDA_R_16BF, BFLOAT16),
};
const cb_value_table table_data_types = {
    .enum_class = T_cudaDataType,
    .rows = rows_data_types,
    .count = sizeof rows_data_types / sizeof *rows_data_types,
};
