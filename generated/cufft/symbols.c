// symbols.c of cubind for cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/cufft.yaml.
// clang-format off

#include "symbols.h"

cb_library cufft_library = {
    .name = "cufft",
    .soname = "libcufft.so.12",
    .version_symbol = "cufftGetVersion",
    .wheel = "nvidia-cufft==12.*",
    .folders = (const char *const[]){"nvidia/cu13/lib", "nvidia/cufft/lib", NULL},
    .needs = (const char *const[]){"libnvJitLink.so.13", NULL},
    .roots = (const char *const[]){"CUDA_PATH", "CUDA_HOME", NULL},
    .release = "13.5",
};

// `release` is the first release with the function, for the error about a missing symbol; 0 for
// functions older than the compared headers.
#define SYMBOL(name, release) \
    [S_##name] = {.library = &cufft_library, .function = #name, .symbol = #name, \
                  .since = release}

cb_symbol cufft_symbols[] = {
    SYMBOL(cufftPlan1d, 0),
    SYMBOL(cufftPlan2d, 0),
    SYMBOL(cufftPlan3d, 0),
    SYMBOL(cufftPlanMany, 0),
    SYMBOL(cufftMakePlan1d, 0),
    SYMBOL(cufftMakePlan2d, 0),
    SYMBOL(cufftMakePlan3d, 0),
    SYMBOL(cufftMakePlanMany, 0),
    SYMBOL(cufftMakePlanMany64, 0),
    SYMBOL(cufftGetSizeMany64, 0),
    SYMBOL(cufftEstimate1d, 0),
    SYMBOL(cufftEstimate2d, 0),
    SYMBOL(cufftEstimate3d, 0),
    SYMBOL(cufftEstimateMany, 0),
    SYMBOL(cufftCreate, 0),
    SYMBOL(cufftGetSize1d, 0),
    SYMBOL(cufftGetSize2d, 0),
    SYMBOL(cufftGetSize3d, 0),
    SYMBOL(cufftGetSizeMany, 0),
    SYMBOL(cufftGetSize, 0),
    SYMBOL(cufftSetWorkArea, 0),
    SYMBOL(cufftSetAutoAllocation, 0),
    SYMBOL(cufftExecC2C, 0),
    SYMBOL(cufftExecR2C, 0),
    SYMBOL(cufftExecC2R, 0),
    SYMBOL(cufftExecZ2Z, 0),
    SYMBOL(cufftExecD2Z, 0),
    SYMBOL(cufftExecZ2D, 0),
    SYMBOL(cufftSetStream, 0),
    SYMBOL(cufftDestroy, 0),
    SYMBOL(cufftGetVersion, 0),
    SYMBOL(cufftGetProperty, 0),
    SYMBOL(cufftSetPlanPropertyInt64, 0),
    SYMBOL(cufftGetPlanPropertyInt64, 0),
    SYMBOL(cufftResetPlanProperty, 0),
    SYMBOL(cufftXtSetGPUs, 0),
    SYMBOL(cufftXtMalloc, 0),
    SYMBOL(cufftXtMemcpy, 0),
    SYMBOL(cufftXtFree, 0),
    SYMBOL(cufftXtSetWorkArea, 0),
    SYMBOL(cufftXtExecDescriptorC2C, 0),
    SYMBOL(cufftXtExecDescriptorR2C, 0),
    SYMBOL(cufftXtExecDescriptorC2R, 0),
    SYMBOL(cufftXtExecDescriptorZ2Z, 0),
    SYMBOL(cufftXtExecDescriptorD2Z, 0),
    SYMBOL(cufftXtExecDescriptorZ2D, 0),
    SYMBOL(cufftXtQueryPlan, 0),
    SYMBOL(cufftXtSetCallback, 0),
    SYMBOL(cufftXtClearCallback, 0),
    SYMBOL(cufftXtSetCallbackSharedSize, 0),
    SYMBOL(cufftXtSetJITCallback, 0),
    SYMBOL(cufftXtMakePlanMany, 0),
    SYMBOL(cufftXtGetSizeMany, 0),
    SYMBOL(cufftXtExec, 0),
    SYMBOL(cufftXtExecDescriptor, 0),
    SYMBOL(cufftXtSetWorkAreaPolicy, 0),
};
