// classes.h of cubind for cuBLASLt, API version 12.9.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/cublaslt.yaml.
// clang-format off

#ifndef CUBIND_CUBLASLT_CLASSES_H
#define CUBIND_CUBLASLT_CLASSES_H

#include "cubind/class_tables.h"

// Class indices.
enum {
    T_cudaDataType,
    T_cudaDataType_t,
    T_libraryPropertyType,
    T_libraryPropertyType_t,
    T_cublasStatus_t,
    T_cublasComputeType_t,
    T_cublasLtMatmulTile_t,
    T_cublasLtMatmulStages_t,
    T_cublasLtClusterShape_t,
    T_cublasLtMatmulInnerShape_t,
    T_cublasLtMatmulMatrixScale_t,
    T_cublasLtPointerMode_t,
    T_cublasLtPointerModeMask_t,
    T_cublasLtOrder_t,
    T_cublasLtBatchMode_t,
    T_cublasLtMatrixLayoutAttribute_t,
    T_cublasLtMatmulDescAttributes_t,
    T_cublasLtMatrixTransformDescAttributes_t,
    T_cublasLtReductionScheme_t,
    T_cublasLtEpilogue_t,
    T_cublasLtMatmulSearch_t,
    T_cublasLtMatmulPreferenceAttributes_t,
    T_cublasLtMatmulAlgoCapAttributes_t,
    T_cublasLtMatmulAlgoConfigAttributes_t,
    T_cudaStream_t,
    T_cublasLtHandle_t,
    T_cublasLtMatrixLayout_t,
    T_cublasLtMatmulDesc_t,
    T_cublasLtMatrixTransformDesc_t,
    T_cublasLtMatmulPreference_t,
    T_cublasLtNumericalImplFlags_t,
    T_cublasLtLoggerCallback_t,
    T_cublasLtMatrixLayoutOpaque_t,
    T_cublasLtMatmulAlgo_t,
    T_cublasLtMatmulDescOpaque_t,
    T_cublasLtMatrixTransformDescOpaque_t,
    T_cublasLtMatmulPreferenceOpaque_t,
    T_cublasLtMatmulHeuristicResult_t,
    CLASS_COUNT,
};

extern const cb_class cublaslt_classes[];

#endif
