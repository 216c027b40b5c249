// functions.h of cubind for cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cufft.yaml.
// clang-format off

#ifndef CUBIND_CUFFT_FUNCTIONS_H
#define CUBIND_CUFFT_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "prototypes.h"
#include "symbols.h"

CB_WRAPPER_DECLARE(cufftPlan1d);
CB_WRAPPER_DECLARE(cufftPlan2d);
CB_WRAPPER_DECLARE(cufftPlan3d);
CB_WRAPPER_DECLARE(cufftPlanMany);
CB_WRAPPER_DECLARE(cufftMakePlan1d);
CB_WRAPPER_DECLARE(cufftMakePlan2d);
CB_WRAPPER_DECLARE(cufftMakePlan3d);
CB_WRAPPER_DECLARE(cufftMakePlanMany);
CB_WRAPPER_DECLARE(cufftMakePlanMany64);
CB_WRAPPER_DECLARE(cufftGetSizeMany64);
CB_WRAPPER_DECLARE(cufftEstimate1d);
CB_WRAPPER_DECLARE(cufftEstimate2d);
CB_WRAPPER_DECLARE(cufftEstimate3d);
CB_WRAPPER_DECLARE(cufftEstimateMany);
CB_WRAPPER_DECLARE(cufftCreate);
CB_WRAPPER_DECLARE(cufftGetSize1d);
CB_WRAPPER_DECLARE(cufftGetSize2d);
CB_WRAPPER_DECLARE(cufftGetSize3d);
CB_WRAPPER_DECLARE(cufftGetSizeMany);
CB_WRAPPER_DECLARE(cufftGetSize);
CB_WRAPPER_DECLARE(cufftSetWorkArea);
CB_WRAPPER_DECLARE(cufftSetAutoAllocation);
CB_WRAPPER_DECLARE(cufftExecC2C);
CB_WRAPPER_DECLARE(cufftExecR2C);
CB_WRAPPER_DECLARE(cufftExecC2R);
CB_WRAPPER_DECLARE(cufftExecZ2Z);
CB_WRAPPER_DECLARE(cufftExecD2Z);
CB_WRAPPER_DECLARE(cufftExecZ2D);
CB_WRAPPER_DECLARE(cufftSetStream);
CB_WRAPPER_DECLARE(cufftDestroy);
CB_WRAPPER_DECLARE(cufftGetVersion);
CB_WRAPPER_DECLARE(cufftGetProperty);
CB_WRAPPER_DECLARE(cufftSetPlanPropertyInt64);
CB_WRAPPER_DECLARE(cufftGetPlanPropertyInt64);
CB_WRAPPER_DECLARE(cufftResetPlanProperty);
CB_WRAPPER_DECLARE(cufftXtSetGPUs);
CB_WRAPPER_DECLARE(cufftXtMalloc);
CB_WRAPPER_DECLARE(cufftXtMemcpy);
CB_WRAPPER_DECLARE(cufftXtFree);
CB_WRAPPER_DECLARE(cufftXtSetWorkArea);
CB_WRAPPER_DECLARE(cufftXtExecDescriptorC2C);
CB_WRAPPER_DECLARE(cufftXtExecDescriptorR2C);
CB_WRAPPER_DECLARE(cufftXtExecDescriptorC2R);
CB_WRAPPER_DECLARE(cufftXtExecDescriptorZ2Z);
CB_WRAPPER_DECLARE(cufftXtExecDescriptorD2Z);
CB_WRAPPER_DECLARE(cufftXtExecDescriptorZ2D);
CB_WRAPPER_DECLARE(cufftXtQueryPlan);
CB_WRAPPER_DECLARE(cufftXtSetCallback);
CB_WRAPPER_DECLARE(cufftXtClearCallback);
CB_WRAPPER_DECLARE(cufftXtSetCallbackSharedSize);
CB_WRAPPER_DECLARE(cufftXtSetJITCallback);
CB_WRAPPER_DECLARE(cufftXtMakePlanMany);
CB_WRAPPER_DECLARE(cufftXtGetSizeMany);
CB_WRAPPER_DECLARE(cufftXtExec);
CB_WRAPPER_DECLARE(cufftXtExecDescriptor);
CB_WRAPPER_DECLARE(cufftXtSetWorkAreaPolicy);

// Tables that give a value's type for each enumerator.
extern const cb_value_table table_plan_queries;

extern PyMethodDef cufft_methods[];
extern PyMethodDef cufft_checked_methods[];
extern const cb_checked_doc cufft_checked_docs[];

#endif
