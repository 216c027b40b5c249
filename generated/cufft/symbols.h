// symbols.h of cubind for cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/cufft.yaml.
// clang-format off

#ifndef CUBIND_CUFFT_SYMBOLS_H
#define CUBIND_CUFFT_SYMBOLS_H

#include "cubind/library.h"

// Symbol indices.
enum {
    S_cufftPlan1d,
    S_cufftPlan2d,
    S_cufftPlan3d,
    S_cufftPlanMany,
    S_cufftMakePlan1d,
    S_cufftMakePlan2d,
    S_cufftMakePlan3d,
    S_cufftMakePlanMany,
    S_cufftMakePlanMany64,
    S_cufftGetSizeMany64,
    S_cufftEstimate1d,
    S_cufftEstimate2d,
    S_cufftEstimate3d,
    S_cufftEstimateMany,
    S_cufftCreate,
    S_cufftGetSize1d,
    S_cufftGetSize2d,
    S_cufftGetSize3d,
    S_cufftGetSizeMany,
    S_cufftGetSize,
    S_cufftSetWorkArea,
    S_cufftSetAutoAllocation,
    S_cufftExecC2C,
    S_cufftExecR2C,
    S_cufftExecC2R,
    S_cufftExecZ2Z,
    S_cufftExecD2Z,
    S_cufftExecZ2D,
    S_cufftSetStream,
    S_cufftDestroy,
    S_cufftGetVersion,
    S_cufftGetProperty,
    S_cufftSetPlanPropertyInt64,
    S_cufftGetPlanPropertyInt64,
    S_cufftResetPlanProperty,
    S_cufftXtSetGPUs,
    S_cufftXtMalloc,
    S_cufftXtMemcpy,
    S_cufftXtFree,
    S_cufftXtSetWorkArea,
    S_cufftXtExecDescriptorC2C,
    S_cufftXtExecDescriptorR2C,
    S_cufftXtExecDescriptorC2R,
    S_cufftXtExecDescriptorZ2Z,
    S_cufftXtExecDescriptorD2Z,
    S_cufftXtExecDescriptorZ2D,
    S_cufftXtQueryPlan,
    S_cufftXtSetCallback,
    S_cufftXtClearCallback,
    S_cufftXtSetCallbackSharedSize,
    S_cufftXtSetJITCallback,
    S_cufftXtMakePlanMany,
    S_cufftXtGetSizeMany,
    S_cufftXtExec,
    S_cufftXtExecDescriptor,
    S_cufftXtSetWorkAreaPolicy,
    SYMBOL_COUNT,
};

extern cb_library cufft_library;
extern cb_symbol cufft_symbols[];

// The C table for other extension modules. Its members are in the order of the symbols.
extern const struct cubind_cufft_api cufft_api_table;

#endif
