// classes.h of cubind for cuFFT, API version 12.9.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/cufft.yaml.
// clang-format off

#ifndef CUBIND_CUFFT_CLASSES_H
#define CUBIND_CUFFT_CLASSES_H

#include "cubind/class_tables.h"

// Class indices.
enum {
    T_cudaDataType,
    T_cudaDataType_t,
    T_libraryPropertyType,
    T_libraryPropertyType_t,
    T_cudaLibXtCopyType,
    T_libFormat,
    T_cufftResult,
    T_cufftType,
    T_cufftCompatibility,
    T_cufftProperty,
    T_cufftXtSubFormat,
    T_cufftXtCopyType,
    T_cufftXtQueryType,
    T_cufftXtWorkAreaPolicy,
    T_cufftXtCallbackType,
    T_cudaStream_t,
    T_cufftHandle,
    T_cufftCallbackLoadC,
    T_cufftCallbackLoadZ,
    T_cufftCallbackLoadR,
    T_cufftCallbackLoadD,
    T_cufftCallbackStoreC,
    T_cufftCallbackStoreZ,
    T_cufftCallbackStoreR,
    T_cufftCallbackStoreD,
    T_cufftJITCallbackLoadC,
    T_cufftJITCallbackLoadZ,
    T_cufftJITCallbackLoadR,
    T_cufftJITCallbackLoadD,
    T_cufftJITCallbackStoreC,
    T_cufftJITCallbackStoreZ,
    T_cufftJITCallbackStoreR,
    T_cufftJITCallbackStoreD,
    T_float2,
    T_double2,
    T_cudaXtDesc_t,
    T_cudaXtDesc,
    T_cudaLibXtDesc_t,
    T_cudaLibXtDesc,
    T_cufftXt1dFactors_t,
    T_cufftXt1dFactors,
    CLASS_COUNT,
};

extern const cb_class cufft_classes[];

#endif
