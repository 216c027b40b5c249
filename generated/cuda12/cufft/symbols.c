// symbols.c of cubind for cuFFT, API version 12.9.
// Do not edit: made by cubind-gen from templates/symbols.c.in and generator/specs/cufft.yaml.
// clang-format off

#include "symbols.h"

cb_library cufft_library = {
    .name = "cufft",
    .soname = "libcufft.so.11",
    .version_symbol = "cufftGetVersion",
    .wheel = "nvidia-cufft-cu12==11.*",
    .folders = (const char *const[]){"nvidia/cufft/lib", NULL},
    .roots = (const char *const[]){"CUDA_PATH", "CUDA_HOME", NULL},
    .release = "12.9",
};

// `name` is the function here, `exported` its symbol in the library, `asked` the name by which the
// library's resolver gives it, `number` the release whose version of the function that has to be;
// 0 where there is no resolver. `release` is the first with the function, which an error tells when
// the symbol is missing; 0 for functions older than the headers that were compared.
#define RENAMED(name, exported, asked, number, release) \
    [S_##name] = {.library = &cufft_library, .function = #name, .symbol = #exported, \
                  .base = #asked, .version = number, .since = release}
// Those whose symbol has the name of the function, as most have.
#define SYMBOL(name, number, release) RENAMED(name, name, name, number, release)

cb_symbol cufft_symbols[] = {
    SYMBOL(cufftPlan1d, 0, 0),
    SYMBOL(cufftPlan2d, 0, 0),
    SYMBOL(cufftPlan3d, 0, 0),
    SYMBOL(cufftPlanMany, 0, 0),
    SYMBOL(cufftMakePlan1d, 0, 0),
    SYMBOL(cufftMakePlan2d, 0, 0),
    SYMBOL(cufftMakePlan3d, 0, 0),
    SYMBOL(cufftMakePlanMany, 0, 0),
    SYMBOL(cufftMakePlanMany64, 0, 0),
    SYMBOL(cufftGetSizeMany64, 0, 0),
    SYMBOL(cufftEstimate1d, 0, 0),
    SYMBOL(cufftEstimate2d, 0, 0),
    SYMBOL(cufftEstimate3d, 0, 0),
    SYMBOL(cufftEstimateMany, 0, 0),
    SYMBOL(cufftCreate, 0, 0),
    SYMBOL(cufftGetSize1d, 0, 0),
    SYMBOL(cufftGetSize2d, 0, 0),
    SYMBOL(cufftGetSize3d, 0, 0),
    SYMBOL(cufftGetSizeMany, 0, 0),
    SYMBOL(cufftGetSize, 0, 0),
    SYMBOL(cufftSetWorkArea, 0, 0),
    SYMBOL(cufftSetAutoAllocation, 0, 0),
    SYMBOL(cufftExecC2C, 0, 0),
    SYMBOL(cufftExecR2C, 0, 0),
    SYMBOL(cufftExecC2R, 0, 0),
    SYMBOL(cufftExecZ2Z, 0, 0),
    SYMBOL(cufftExecD2Z, 0, 0),
    SYMBOL(cufftExecZ2D, 0, 0),
    SYMBOL(cufftSetStream, 0, 0),
    SYMBOL(cufftDestroy, 0, 0),
    SYMBOL(cufftGetVersion, 0, 0),
    SYMBOL(cufftGetProperty, 0, 0),
    SYMBOL(cufftXtSetGPUs, 0, 0),
    SYMBOL(cufftXtMalloc, 0, 0),
    SYMBOL(cufftXtMemcpy, 0, 0),
    SYMBOL(cufftXtFree, 0, 0),
    SYMBOL(cufftXtSetWorkArea, 0, 0),
    SYMBOL(cufftXtExecDescriptorC2C, 0, 0),
    SYMBOL(cufftXtExecDescriptorR2C, 0, 0),
    SYMBOL(cufftXtExecDescriptorC2R, 0, 0),
    SYMBOL(cufftXtExecDescriptorZ2Z, 0, 0),
    SYMBOL(cufftXtExecDescriptorD2Z, 0, 0),
    SYMBOL(cufftXtExecDescriptorZ2D, 0, 0),
    SYMBOL(cufftXtQueryPlan, 0, 0),
    SYMBOL(cufftXtSetCallback, 0, 0),
    SYMBOL(cufftXtClearCallback, 0, 0),
    SYMBOL(cufftXtSetCallbackSharedSize, 0, 0),
    SYMBOL(cufftXtMakePlanMany, 0, 0),
    SYMBOL(cufftXtGetSizeMany, 0, 0),
    SYMBOL(cufftXtExec, 0, 0),
    SYMBOL(cufftXtExecDescriptor, 0, 0),
    SYMBOL(cufftXtSetWorkAreaPolicy, 0, 0),
    SYMBOL(cufftSetPlanPropertyInt64, 0, 0),
    SYMBOL(cufftGetPlanPropertyInt64, 0, 0),
    SYMBOL(cufftResetPlanProperty, 0, 0),
    RENAMED(cufftXtSetJITCallback, __cufftXtSetJITCallback_12_7, __cufftXtSetJITCallback_12_7, 0,
        0),
};
