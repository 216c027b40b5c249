// prototypes.h of cubind for cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/cufft.yaml.
// clang-format off

// The types of the library's functions.
#ifndef CUBIND_CUFFT_PROTOTYPES_H
#define CUBIND_CUFFT_PROTOTYPES_H

#include "types.h"

typedef cufftResult fn_cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch);
typedef cufftResult fn_cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type);
typedef cufftResult fn_cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type);
typedef cufftResult fn_cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed,
    int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch);
typedef cufftResult fn_cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch,
    size_t *workSize);
typedef cufftResult fn_cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type,
    size_t *workSize);
typedef cufftResult fn_cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type,
    size_t *workSize);
typedef cufftResult fn_cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed,
    int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch,
    size_t *workSize);
typedef cufftResult fn_cufftMakePlanMany64(cufftHandle plan, int rank, long long *n,
    long long *inembed, long long istride, long long idist, long long *onembed, long long ostride,
    long long odist, cufftType type, long long batch, size_t *workSize);
typedef cufftResult fn_cufftGetSizeMany64(cufftHandle plan, int rank, long long *n,
    long long *inembed, long long istride, long long idist, long long *onembed, long long ostride,
    long long odist, cufftType type, long long batch, size_t *workSize);
typedef cufftResult fn_cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize);
typedef cufftResult fn_cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize);
typedef cufftResult fn_cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize);
typedef cufftResult fn_cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize);
typedef cufftResult fn_cufftCreate(cufftHandle *handle);
typedef cufftResult fn_cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch,
    size_t *workSize);
typedef cufftResult fn_cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type,
    size_t *workSize);
typedef cufftResult fn_cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type,
    size_t *workSize);
typedef cufftResult fn_cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed,
    int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch,
    size_t *workArea);
typedef cufftResult fn_cufftGetSize(cufftHandle handle, size_t *workSize);
typedef cufftResult fn_cufftSetWorkArea(cufftHandle plan, void *workArea);
typedef cufftResult fn_cufftSetAutoAllocation(cufftHandle plan, int autoAllocate);
typedef cufftResult fn_cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata,
    int direction);
typedef cufftResult fn_cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata);
typedef cufftResult fn_cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata);
typedef cufftResult fn_cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata,
    cufftDoubleComplex *odata, int direction);
typedef cufftResult fn_cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata,
    cufftDoubleComplex *odata);
typedef cufftResult fn_cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata,
    cufftDoubleReal *odata);
typedef cufftResult fn_cufftSetStream(cufftHandle plan, cudaStream_t stream);
typedef cufftResult fn_cufftDestroy(cufftHandle plan);
typedef cufftResult fn_cufftGetVersion(int *version);
typedef cufftResult fn_cufftGetProperty(libraryPropertyType type, int *value);
typedef cufftResult fn_cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property,
    const long long inputValueInt);
typedef cufftResult fn_cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property,
    long long *returnPtrValue);
typedef cufftResult fn_cufftResetPlanProperty(cufftHandle plan, cufftProperty property);
typedef cufftResult fn_cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs);
typedef cufftResult fn_cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor,
    cufftXtSubFormat format);
typedef cufftResult fn_cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer,
    cufftXtCopyType type);
typedef cufftResult fn_cufftXtFree(cudaLibXtDesc *descriptor);
typedef cufftResult fn_cufftXtSetWorkArea(cufftHandle plan, void **workArea);
typedef cufftResult fn_cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output, int direction);
typedef cufftResult fn_cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output);
typedef cufftResult fn_cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output);
typedef cufftResult fn_cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output, int direction);
typedef cufftResult fn_cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output);
typedef cufftResult fn_cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output);
typedef cufftResult fn_cufftXtQueryPlan(cufftHandle plan, void *queryStruct,
    cufftXtQueryType queryType);
typedef cufftResult fn_cufftXtSetCallback(cufftHandle plan, void **callback_routine,
    cufftXtCallbackType cbType, void **caller_info);
typedef cufftResult fn_cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType);
typedef cufftResult fn_cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType,
    size_t sharedSize);
typedef cufftResult fn_cufftXtSetJITCallback(cufftHandle plan,
    const char *lto_callback_symbol_name, const void *lto_callback_fatbin,
    size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info);
typedef cufftResult fn_cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n,
    long long *inembed, long long istride, long long idist, cudaDataType inputtype,
    long long *onembed, long long ostride, long long odist, cudaDataType outputtype,
    long long batch, size_t *workSize, cudaDataType executiontype);
typedef cufftResult fn_cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n,
    long long *inembed, long long istride, long long idist, cudaDataType inputtype,
    long long *onembed, long long ostride, long long odist, cudaDataType outputtype,
    long long batch, size_t *workSize, cudaDataType executiontype);
typedef cufftResult fn_cufftXtExec(cufftHandle plan, void *input, void *output, int direction);
typedef cufftResult fn_cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output, int direction);
typedef cufftResult fn_cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy,
    size_t *workSize);

#endif
