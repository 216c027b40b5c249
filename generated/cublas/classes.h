// classes.h of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/cublas.yaml.
// clang-format off

#ifndef CUBIND_CUBLAS_CLASSES_H
#define CUBIND_CUBLAS_CLASSES_H

#include "cubind/class_tables.h"

// Class indices.
enum {
    T_cudaDataType,
    T_cublasDataType_t,
    T_cudaEmulationMantissaControl,
    T_cudaEmulationSpecialValuesSupport,
    T_libraryPropertyType,
    T_cublasStatus_t,
    T_cublasFillMode_t,
    T_cublasDiagType_t,
    T_cublasSideMode_t,
    T_cublasOperation_t,
    T_cublasPointerMode_t,
    T_cublasAtomicsMode_t,
    T_cublasGemmAlgo_t,
    T_cublasMath_t,
    T_cublasComputeType_t,
    T_cublasEmulationStrategy_t,
    T_cublasXtPinnedMemMode_t,
    T_cublasXtOpType_t,
    T_cublasXtBlasOp_t,
    T_cudaStream_t,
    T_cublasHandle_t,
    T_cublasXtHandle_t,
    T_cublasLogCallback,
    T_float2,
    T_double2,
    CLASS_COUNT,
};

extern const cb_class cublas_classes[];

#endif
