// classes.h of cubind's binding of the cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/cufft.yaml.
// Header: cufft.h, sha256 c53c63486b71b84f8269d4248728d8d1de5a5866b9efcd0b25c8712e4d35858b
// Header: cufftXt.h, sha256 f93d196aacdef40c71a68f5010bb4a19d33a7a798fac137add21af4885cecb1a
// Header: cudalibxt.h, sha256 f460ee4623b326e3bad73443848a56a45ed71e9f055d238894724da083303994
// Spec: sha256 704652c0b5efeba24d3edea99aea7785848732f57c23ef58aa95472d408346e1
// clang-format off

#ifndef CUBIND_CUFFT_CLASSES_H
#define CUBIND_CUFFT_CLASSES_H

#include "cubind/class.h"

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
