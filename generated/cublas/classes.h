// classes.h of cubind's binding of the cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/cublas.yaml.
// Header: cublas_v2.h, sha256 78514be9bda58bf84a21eb35a8d31b6744562a62beab78757ce22eae7c6f1b26
// Header: cublas_api.h, sha256 1c98178eae8101e2e8d8d34c9a1c21aa1907d6f51de2e4de12086f34c3ad6c51
// Header: cublasXt.h, sha256 096f5dc976064945b5c045eb555ca153a3b104ad4f52f32861d5469504fb2fd0
// Spec: sha256 3bbe7a201ba928e04d7f02a3c7009db70ff5fa226339f1b1ad4363a86ab058ad
// clang-format off

#ifndef CUBIND_CUBLAS_CLASSES_H
#define CUBIND_CUBLAS_CLASSES_H

#include "cubind/class.h"

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
