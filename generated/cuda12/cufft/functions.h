// functions.h of cubind for cuFFT, API version 12.9.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cufft.yaml.
// clang-format off

#ifndef CUBIND_CUFFT_FUNCTIONS_H
#define CUBIND_CUFFT_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "prototypes.h"
#include "symbols.h"

CB_WRAPPER(cufftPlan1d);
CB_WRAPPER(cufftPlan2d);
CB_WRAPPER(cufftPlan3d);
CB_WRAPPER(cufftPlanMany);
CB_WRAPPER(cufftMakePlan1d);
CB_WRAPPER(cufftMakePlan2d);
CB_WRAPPER(cufftMakePlan3d);
CB_WRAPPER(cufftMakePlanMany);
CB_WRAPPER(cufftMakePlanMany64);
CB_WRAPPER(cufftGetSizeMany64);
CB_WRAPPER(cufftEstimate1d);
CB_WRAPPER(cufftEstimate2d);
CB_WRAPPER(cufftEstimate3d);
CB_WRAPPER(cufftEstimateMany);
CB_WRAPPER(cufftCreate);
CB_WRAPPER(cufftGetSize1d);
CB_WRAPPER(cufftGetSize2d);
CB_WRAPPER(cufftGetSize3d);
CB_WRAPPER(cufftGetSizeMany);
CB_WRAPPER(cufftGetSize);
CB_WRAPPER(cufftSetWorkArea);
CB_WRAPPER(cufftSetAutoAllocation);
CB_WRAPPER(cufftExecC2C);
CB_WRAPPER(cufftExecR2C);
CB_WRAPPER(cufftExecC2R);
CB_WRAPPER(cufftExecZ2Z);
CB_WRAPPER(cufftExecD2Z);
CB_WRAPPER(cufftExecZ2D);
CB_WRAPPER(cufftSetStream);
CB_WRAPPER(cufftDestroy);
CB_WRAPPER(cufftGetVersion);
CB_WRAPPER(cufftGetProperty);
CB_WRAPPER(cufftSetPlanPropertyInt64);
CB_WRAPPER(cufftGetPlanPropertyInt64);
CB_WRAPPER(cufftResetPlanProperty);
CB_WRAPPER(cufftXtSetGPUs);
CB_WRAPPER(cufftXtMalloc);
CB_WRAPPER(cufftXtMemcpy);
CB_WRAPPER(cufftXtFree);
CB_WRAPPER(cufftXtSetWorkArea);
CB_WRAPPER(cufftXtExecDescriptorC2C);
CB_WRAPPER(cufftXtExecDescriptorR2C);
CB_WRAPPER(cufftXtExecDescriptorC2R);
CB_WRAPPER(cufftXtExecDescriptorZ2Z);
CB_WRAPPER(cufftXtExecDescriptorD2Z);
CB_WRAPPER(cufftXtExecDescriptorZ2D);
CB_WRAPPER(cufftXtQueryPlan);
CB_WRAPPER(cufftXtSetCallback);
CB_WRAPPER(cufftXtClearCallback);
CB_WRAPPER(cufftXtSetCallbackSharedSize);
CB_WRAPPER(cufftXtSetJITCallback);
CB_WRAPPER(cufftXtMakePlanMany);
CB_WRAPPER(cufftXtGetSizeMany);
CB_WRAPPER(cufftXtExec);
CB_WRAPPER(cufftXtExecDescriptor);
CB_WRAPPER(cufftXtSetWorkAreaPolicy);

// Which type a value has for which enumerator.
extern const cb_value_table table_plan_queries;

extern PyMethodDef cufft_methods[];
extern PyMethodDef cufft_checked_methods[];

#endif
