// layout_check.c of cubind for cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/cufft.yaml.
// clang-format off

#include <cuda.h>
#include <cufftXt.h>

#include "prototypes.h"

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 13050.
#define CHECK_SIZE(type, size, align) \
    _Static_assert(sizeof(type) == size && _Alignof(type) == align, "size or alignment of " #type)
#define CHECK_OFFSET(type, field, at) \
    _Static_assert(__builtin_offsetof(type, field) == at, "offset of " #type "." #field)
#define CHECK_ENUMERATOR(enumerator, value) \
    _Static_assert((long long)enumerator == value, "value of " #enumerator)
#define CHECK_MACRO(name, value) \
    _Static_assert((unsigned long long)(name) == value, "value of " #name)
#define CHECK_TYPE(name, type) \
    _Static_assert(__builtin_types_compatible_p(__typeof__(name), type), "type of " #name)

CHECK_ENUMERATOR(LIB_XT_COPY_HOST_TO_DEVICE, 0);
CHECK_ENUMERATOR(LIB_XT_COPY_DEVICE_TO_HOST, 1);
CHECK_ENUMERATOR(LIB_XT_COPY_DEVICE_TO_DEVICE, 2);

CHECK_ENUMERATOR(LIB_FORMAT_CUFFT, 0);
CHECK_ENUMERATOR(LIB_FORMAT_UNDEFINED, 1);

CHECK_ENUMERATOR(CUFFT_SUCCESS, 0);
CHECK_ENUMERATOR(CUFFT_INVALID_PLAN, 1);
CHECK_ENUMERATOR(CUFFT_ALLOC_FAILED, 2);
CHECK_ENUMERATOR(CUFFT_INVALID_TYPE, 3);
CHECK_ENUMERATOR(CUFFT_INVALID_VALUE, 4);
CHECK_ENUMERATOR(CUFFT_INTERNAL_ERROR, 5);
CHECK_ENUMERATOR(CUFFT_EXEC_FAILED, 6);
CHECK_ENUMERATOR(CUFFT_SETUP_FAILED, 7);
CHECK_ENUMERATOR(CUFFT_INVALID_SIZE, 8);
CHECK_ENUMERATOR(CUFFT_UNALIGNED_DATA, 9);
CHECK_ENUMERATOR(CUFFT_INVALID_DEVICE, 11);
CHECK_ENUMERATOR(CUFFT_NO_WORKSPACE, 13);
CHECK_ENUMERATOR(CUFFT_NOT_IMPLEMENTED, 14);
CHECK_ENUMERATOR(CUFFT_NOT_SUPPORTED, 16);
CHECK_ENUMERATOR(CUFFT_MISSING_DEPENDENCY, 17);
CHECK_ENUMERATOR(CUFFT_NVRTC_FAILURE, 18);
CHECK_ENUMERATOR(CUFFT_NVJITLINK_FAILURE, 19);
CHECK_ENUMERATOR(CUFFT_NVSHMEM_FAILURE, 20);

CHECK_ENUMERATOR(CUFFT_R2C, 42);
CHECK_ENUMERATOR(CUFFT_C2R, 44);
CHECK_ENUMERATOR(CUFFT_C2C, 41);
CHECK_ENUMERATOR(CUFFT_D2Z, 106);
CHECK_ENUMERATOR(CUFFT_Z2D, 108);
CHECK_ENUMERATOR(CUFFT_Z2Z, 105);

CHECK_ENUMERATOR(CUFFT_COMPATIBILITY_FFTW_PADDING, 1);

CHECK_ENUMERATOR(NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT, 1);
CHECK_ENUMERATOR(NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS, 2);
CHECK_ENUMERATOR(NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY, 3);
CHECK_ENUMERATOR(NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA, 4);

CHECK_ENUMERATOR(CUFFT_XT_FORMAT_INPUT, 0);
CHECK_ENUMERATOR(CUFFT_XT_FORMAT_OUTPUT, 1);
CHECK_ENUMERATOR(CUFFT_XT_FORMAT_INPLACE, 2);
CHECK_ENUMERATOR(CUFFT_XT_FORMAT_INPLACE_SHUFFLED, 3);
CHECK_ENUMERATOR(CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED, 4);
CHECK_ENUMERATOR(CUFFT_XT_FORMAT_DISTRIBUTED_INPUT, 5);
CHECK_ENUMERATOR(CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT, 6);
CHECK_ENUMERATOR(CUFFT_FORMAT_UNDEFINED, 7);

CHECK_ENUMERATOR(CUFFT_COPY_HOST_TO_DEVICE, 0);
CHECK_ENUMERATOR(CUFFT_COPY_DEVICE_TO_HOST, 1);
CHECK_ENUMERATOR(CUFFT_COPY_DEVICE_TO_DEVICE, 2);
CHECK_ENUMERATOR(CUFFT_COPY_UNDEFINED, 3);

CHECK_ENUMERATOR(CUFFT_QUERY_1D_FACTORS, 0);
CHECK_ENUMERATOR(CUFFT_QUERY_UNDEFINED, 1);

CHECK_ENUMERATOR(CUFFT_WORKAREA_MINIMAL, 0);
CHECK_ENUMERATOR(CUFFT_WORKAREA_USER, 1);
CHECK_ENUMERATOR(CUFFT_WORKAREA_PERFORMANCE, 2);

CHECK_ENUMERATOR(CUFFT_CB_LD_COMPLEX, 0);
CHECK_ENUMERATOR(CUFFT_CB_LD_COMPLEX_DOUBLE, 1);
CHECK_ENUMERATOR(CUFFT_CB_LD_REAL, 2);
CHECK_ENUMERATOR(CUFFT_CB_LD_REAL_DOUBLE, 3);
CHECK_ENUMERATOR(CUFFT_CB_ST_COMPLEX, 4);
CHECK_ENUMERATOR(CUFFT_CB_ST_COMPLEX_DOUBLE, 5);
CHECK_ENUMERATOR(CUFFT_CB_ST_REAL, 6);
CHECK_ENUMERATOR(CUFFT_CB_ST_REAL_DOUBLE, 7);
CHECK_ENUMERATOR(CUFFT_CB_UNDEFINED, 8);

CHECK_SIZE(cudaXtDesc, 1296, 8);
CHECK_OFFSET(cudaXtDesc, version, 0);
CHECK_OFFSET(cudaXtDesc, nGPUs, 4);
CHECK_OFFSET(cudaXtDesc, GPUs, 8);
CHECK_OFFSET(cudaXtDesc, data, 264);
CHECK_OFFSET(cudaXtDesc, size, 776);
CHECK_OFFSET(cudaXtDesc, cudaXtState, 1288);

CHECK_SIZE(cudaLibXtDesc, 32, 8);
CHECK_OFFSET(cudaLibXtDesc, version, 0);
CHECK_OFFSET(cudaLibXtDesc, descriptor, 8);
CHECK_OFFSET(cudaLibXtDesc, library, 16);
CHECK_OFFSET(cudaLibXtDesc, subFormat, 20);
CHECK_OFFSET(cudaLibXtDesc, libDescriptor, 24);

CHECK_SIZE(cufftXt1dFactors, 96, 8);
CHECK_OFFSET(cufftXt1dFactors, size, 0);
CHECK_OFFSET(cufftXt1dFactors, stringCount, 8);
CHECK_OFFSET(cufftXt1dFactors, stringLength, 16);
CHECK_OFFSET(cufftXt1dFactors, substringLength, 24);
CHECK_OFFSET(cufftXt1dFactors, factor1, 32);
CHECK_OFFSET(cufftXt1dFactors, factor2, 40);
CHECK_OFFSET(cufftXt1dFactors, stringMask, 48);
CHECK_OFFSET(cufftXt1dFactors, substringMask, 56);
CHECK_OFFSET(cufftXt1dFactors, factor1Mask, 64);
CHECK_OFFSET(cufftXt1dFactors, factor2Mask, 72);
CHECK_OFFSET(cufftXt1dFactors, stringShift, 80);
CHECK_OFFSET(cufftXt1dFactors, substringShift, 84);
CHECK_OFFSET(cufftXt1dFactors, factor1Shift, 88);
CHECK_OFFSET(cufftXt1dFactors, factor2Shift, 92);

CHECK_MACRO(CUDA_XT_DESCRIPTOR_VERSION, 16777216);
CHECK_MACRO(CUFFT_COMPATIBILITY_DEFAULT, 1);
CHECK_MACRO(CUFFT_FORWARD, 18446744073709551615U);
CHECK_MACRO(CUFFT_INVERSE, 1);
CHECK_MACRO(CUFFT_PLAN_NULL, 18446744073709551615U);
CHECK_MACRO(CUFFT_VERSION, 12500);
CHECK_MACRO(CUFFT_VER_BUILD, 14);
CHECK_MACRO(CUFFT_VER_MAJOR, 12);
CHECK_MACRO(CUFFT_VER_MINOR, 5);
CHECK_MACRO(CUFFT_VER_PATCH, 0);
CHECK_MACRO(MAX_CUDA_DESCRIPTOR_GPUS, 64);
CHECK_MACRO(MAX_CUFFT_ERROR, 21);
CHECK_MACRO(MAX_SHIM_RANK, 3);

CHECK_TYPE(cufftPlan1d, fn_cufftPlan1d);
CHECK_TYPE(cufftPlan2d, fn_cufftPlan2d);
CHECK_TYPE(cufftPlan3d, fn_cufftPlan3d);
CHECK_TYPE(cufftPlanMany, fn_cufftPlanMany);
CHECK_TYPE(cufftMakePlan1d, fn_cufftMakePlan1d);
CHECK_TYPE(cufftMakePlan2d, fn_cufftMakePlan2d);
CHECK_TYPE(cufftMakePlan3d, fn_cufftMakePlan3d);
CHECK_TYPE(cufftMakePlanMany, fn_cufftMakePlanMany);
CHECK_TYPE(cufftMakePlanMany64, fn_cufftMakePlanMany64);
CHECK_TYPE(cufftGetSizeMany64, fn_cufftGetSizeMany64);
CHECK_TYPE(cufftEstimate1d, fn_cufftEstimate1d);
CHECK_TYPE(cufftEstimate2d, fn_cufftEstimate2d);
CHECK_TYPE(cufftEstimate3d, fn_cufftEstimate3d);
CHECK_TYPE(cufftEstimateMany, fn_cufftEstimateMany);
CHECK_TYPE(cufftCreate, fn_cufftCreate);
CHECK_TYPE(cufftGetSize1d, fn_cufftGetSize1d);
CHECK_TYPE(cufftGetSize2d, fn_cufftGetSize2d);
CHECK_TYPE(cufftGetSize3d, fn_cufftGetSize3d);
CHECK_TYPE(cufftGetSizeMany, fn_cufftGetSizeMany);
CHECK_TYPE(cufftGetSize, fn_cufftGetSize);
CHECK_TYPE(cufftSetWorkArea, fn_cufftSetWorkArea);
CHECK_TYPE(cufftSetAutoAllocation, fn_cufftSetAutoAllocation);
CHECK_TYPE(cufftExecC2C, fn_cufftExecC2C);
CHECK_TYPE(cufftExecR2C, fn_cufftExecR2C);
CHECK_TYPE(cufftExecC2R, fn_cufftExecC2R);
CHECK_TYPE(cufftExecZ2Z, fn_cufftExecZ2Z);
CHECK_TYPE(cufftExecD2Z, fn_cufftExecD2Z);
CHECK_TYPE(cufftExecZ2D, fn_cufftExecZ2D);
CHECK_TYPE(cufftSetStream, fn_cufftSetStream);
CHECK_TYPE(cufftDestroy, fn_cufftDestroy);
CHECK_TYPE(cufftGetVersion, fn_cufftGetVersion);
CHECK_TYPE(cufftGetProperty, fn_cufftGetProperty);
CHECK_TYPE(cufftSetPlanPropertyInt64, fn_cufftSetPlanPropertyInt64);
CHECK_TYPE(cufftGetPlanPropertyInt64, fn_cufftGetPlanPropertyInt64);
CHECK_TYPE(cufftResetPlanProperty, fn_cufftResetPlanProperty);
CHECK_TYPE(cufftXtSetGPUs, fn_cufftXtSetGPUs);
CHECK_TYPE(cufftXtMalloc, fn_cufftXtMalloc);
CHECK_TYPE(cufftXtMemcpy, fn_cufftXtMemcpy);
CHECK_TYPE(cufftXtFree, fn_cufftXtFree);
CHECK_TYPE(cufftXtSetWorkArea, fn_cufftXtSetWorkArea);
CHECK_TYPE(cufftXtExecDescriptorC2C, fn_cufftXtExecDescriptorC2C);
CHECK_TYPE(cufftXtExecDescriptorR2C, fn_cufftXtExecDescriptorR2C);
CHECK_TYPE(cufftXtExecDescriptorC2R, fn_cufftXtExecDescriptorC2R);
CHECK_TYPE(cufftXtExecDescriptorZ2Z, fn_cufftXtExecDescriptorZ2Z);
CHECK_TYPE(cufftXtExecDescriptorD2Z, fn_cufftXtExecDescriptorD2Z);
CHECK_TYPE(cufftXtExecDescriptorZ2D, fn_cufftXtExecDescriptorZ2D);
CHECK_TYPE(cufftXtQueryPlan, fn_cufftXtQueryPlan);
CHECK_TYPE(cufftXtSetCallback, fn_cufftXtSetCallback);
CHECK_TYPE(cufftXtClearCallback, fn_cufftXtClearCallback);
CHECK_TYPE(cufftXtSetCallbackSharedSize, fn_cufftXtSetCallbackSharedSize);
CHECK_TYPE(cufftXtSetJITCallback, fn_cufftXtSetJITCallback);
CHECK_TYPE(cufftXtMakePlanMany, fn_cufftXtMakePlanMany);
CHECK_TYPE(cufftXtGetSizeMany, fn_cufftXtGetSizeMany);
CHECK_TYPE(cufftXtExec, fn_cufftXtExec);
CHECK_TYPE(cufftXtExecDescriptor, fn_cufftXtExecDescriptor);
CHECK_TYPE(cufftXtSetWorkAreaPolicy, fn_cufftXtSetWorkAreaPolicy);
