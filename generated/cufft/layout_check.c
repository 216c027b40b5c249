// layout_check.c of cubind's binding of the cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/cufft.yaml.
// clang-format off

#include <cuda.h>
#include <cufftXt.h>

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
#define CHECK_TYPE(name, ...) \
    _Static_assert(__builtin_types_compatible_p(__typeof__(name), __VA_ARGS__), "type of " #name)
CHECK_ENUMERATOR(LIB_XT_COPY_HOST_TO_DEVICE, 0LL);
CHECK_ENUMERATOR(LIB_XT_COPY_DEVICE_TO_HOST, 1LL);
CHECK_ENUMERATOR(LIB_XT_COPY_DEVICE_TO_DEVICE, 2LL);
CHECK_ENUMERATOR(LIB_FORMAT_CUFFT, 0LL);
CHECK_ENUMERATOR(LIB_FORMAT_UNDEFINED, 1LL);
CHECK_ENUMERATOR(CUFFT_SUCCESS, 0LL);
CHECK_ENUMERATOR(CUFFT_INVALID_PLAN, 1LL);
CHECK_ENUMERATOR(CUFFT_ALLOC_FAILED, 2LL);
CHECK_ENUMERATOR(CUFFT_INVALID_TYPE, 3LL);
CHECK_ENUMERATOR(CUFFT_INVALID_VALUE, 4LL);
CHECK_ENUMERATOR(CUFFT_INTERNAL_ERROR, 5LL);
CHECK_ENUMERATOR(CUFFT_EXEC_FAILED, 6LL);
CHECK_ENUMERATOR(CUFFT_SETUP_FAILED, 7LL);
CHECK_ENUMERATOR(CUFFT_INVALID_SIZE, 8LL);
CHECK_ENUMERATOR(CUFFT_UNALIGNED_DATA, 9LL);
CHECK_ENUMERATOR(CUFFT_INVALID_DEVICE, 11LL);
CHECK_ENUMERATOR(CUFFT_NO_WORKSPACE, 13LL);
CHECK_ENUMERATOR(CUFFT_NOT_IMPLEMENTED, 14LL);
CHECK_ENUMERATOR(CUFFT_NOT_SUPPORTED, 16LL);
CHECK_ENUMERATOR(CUFFT_MISSING_DEPENDENCY, 17LL);
CHECK_ENUMERATOR(CUFFT_NVRTC_FAILURE, 18LL);
CHECK_ENUMERATOR(CUFFT_NVJITLINK_FAILURE, 19LL);
CHECK_ENUMERATOR(CUFFT_NVSHMEM_FAILURE, 20LL);
CHECK_ENUMERATOR(CUFFT_R2C, 42LL);
CHECK_ENUMERATOR(CUFFT_C2R, 44LL);
CHECK_ENUMERATOR(CUFFT_C2C, 41LL);
CHECK_ENUMERATOR(CUFFT_D2Z, 106LL);
CHECK_ENUMERATOR(CUFFT_Z2D, 108LL);
CHECK_ENUMERATOR(CUFFT_Z2Z, 105LL);
CHECK_ENUMERATOR(CUFFT_COMPATIBILITY_FFTW_PADDING, 1LL);
CHECK_ENUMERATOR(NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT, 1LL);
CHECK_ENUMERATOR(NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS, 2LL);
CHECK_ENUMERATOR(NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY, 3LL);
CHECK_ENUMERATOR(NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA, 4LL);
CHECK_ENUMERATOR(CUFFT_XT_FORMAT_INPUT, 0LL);
CHECK_ENUMERATOR(CUFFT_XT_FORMAT_OUTPUT, 1LL);
CHECK_ENUMERATOR(CUFFT_XT_FORMAT_INPLACE, 2LL);
CHECK_ENUMERATOR(CUFFT_XT_FORMAT_INPLACE_SHUFFLED, 3LL);
CHECK_ENUMERATOR(CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED, 4LL);
CHECK_ENUMERATOR(CUFFT_XT_FORMAT_DISTRIBUTED_INPUT, 5LL);
CHECK_ENUMERATOR(CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT, 6LL);
CHECK_ENUMERATOR(CUFFT_FORMAT_UNDEFINED, 7LL);
CHECK_ENUMERATOR(CUFFT_COPY_HOST_TO_DEVICE, 0LL);
CHECK_ENUMERATOR(CUFFT_COPY_DEVICE_TO_HOST, 1LL);
CHECK_ENUMERATOR(CUFFT_COPY_DEVICE_TO_DEVICE, 2LL);
CHECK_ENUMERATOR(CUFFT_COPY_UNDEFINED, 3LL);
CHECK_ENUMERATOR(CUFFT_QUERY_1D_FACTORS, 0LL);
CHECK_ENUMERATOR(CUFFT_QUERY_UNDEFINED, 1LL);
CHECK_ENUMERATOR(CUFFT_WORKAREA_MINIMAL, 0LL);
CHECK_ENUMERATOR(CUFFT_WORKAREA_USER, 1LL);
CHECK_ENUMERATOR(CUFFT_WORKAREA_PERFORMANCE, 2LL);
CHECK_ENUMERATOR(CUFFT_CB_LD_COMPLEX, 0LL);
CHECK_ENUMERATOR(CUFFT_CB_LD_COMPLEX_DOUBLE, 1LL);
CHECK_ENUMERATOR(CUFFT_CB_LD_REAL, 2LL);
CHECK_ENUMERATOR(CUFFT_CB_LD_REAL_DOUBLE, 3LL);
CHECK_ENUMERATOR(CUFFT_CB_ST_COMPLEX, 4LL);
CHECK_ENUMERATOR(CUFFT_CB_ST_COMPLEX_DOUBLE, 5LL);
CHECK_ENUMERATOR(CUFFT_CB_ST_REAL, 6LL);
CHECK_ENUMERATOR(CUFFT_CB_ST_REAL_DOUBLE, 7LL);
CHECK_ENUMERATOR(CUFFT_CB_UNDEFINED, 8LL);
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
CHECK_MACRO(CUDA_XT_DESCRIPTOR_VERSION, 16777216ULL);
CHECK_MACRO(CUFFT_COMPATIBILITY_DEFAULT, 1ULL);
CHECK_MACRO(CUFFT_FORWARD, 18446744073709551615ULL);
CHECK_MACRO(CUFFT_INVERSE, 1ULL);
CHECK_MACRO(CUFFT_PLAN_NULL, 18446744073709551615ULL);
CHECK_MACRO(CUFFT_VERSION, 12500ULL);
CHECK_MACRO(CUFFT_VER_BUILD, 14ULL);
CHECK_MACRO(CUFFT_VER_MAJOR, 12ULL);
CHECK_MACRO(CUFFT_VER_MINOR, 5ULL);
CHECK_MACRO(CUFFT_VER_PATCH, 0ULL);
CHECK_MACRO(MAX_CUDA_DESCRIPTOR_GPUS, 64ULL);
CHECK_MACRO(MAX_CUFFT_ERROR, 21ULL);
CHECK_MACRO(MAX_SHIM_RANK, 3ULL);
CHECK_TYPE(cufftPlan1d, cufftResult(cufftHandle *plan, int nx, cufftType type, int batch));
CHECK_TYPE(cufftPlan2d, cufftResult(cufftHandle *plan, int nx, int ny, cufftType type));
CHECK_TYPE(cufftPlan3d, cufftResult(cufftHandle *plan, int nx, int ny, int nz, cufftType type));
CHECK_TYPE(cufftPlanMany,
    cufftResult(cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch));
CHECK_TYPE(cufftMakePlan1d,
    cufftResult(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize));
CHECK_TYPE(cufftMakePlan2d,
    cufftResult(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize));
CHECK_TYPE(cufftMakePlan3d,
    cufftResult(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize));
CHECK_TYPE(cufftMakePlanMany,
    cufftResult(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize));
CHECK_TYPE(cufftMakePlanMany64,
    cufftResult(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
    long long idist, long long *onembed, long long ostride, long long odist, cufftType type,
    long long batch, size_t *workSize));
CHECK_TYPE(cufftGetSizeMany64,
    cufftResult(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
    long long idist, long long *onembed, long long ostride, long long odist, cufftType type,
    long long batch, size_t *workSize));
CHECK_TYPE(cufftEstimate1d, cufftResult(int nx, cufftType type, int batch, size_t *workSize));
CHECK_TYPE(cufftEstimate2d, cufftResult(int nx, int ny, cufftType type, size_t *workSize));
CHECK_TYPE(cufftEstimate3d, cufftResult(int nx, int ny, int nz, cufftType type, size_t *workSize));
CHECK_TYPE(cufftEstimateMany,
    cufftResult(int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride,
    int odist, cufftType type, int batch, size_t *workSize));
CHECK_TYPE(cufftCreate, cufftResult(cufftHandle *handle));
CHECK_TYPE(cufftGetSize1d,
    cufftResult(cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize));
CHECK_TYPE(cufftGetSize2d,
    cufftResult(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize));
CHECK_TYPE(cufftGetSize3d,
    cufftResult(cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize));
CHECK_TYPE(cufftGetSizeMany,
    cufftResult(cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workArea));
CHECK_TYPE(cufftGetSize, cufftResult(cufftHandle handle, size_t *workSize));
CHECK_TYPE(cufftSetWorkArea, cufftResult(cufftHandle plan, void *workArea));
CHECK_TYPE(cufftSetAutoAllocation, cufftResult(cufftHandle plan, int autoAllocate));
CHECK_TYPE(cufftExecC2C,
    cufftResult(cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction));
CHECK_TYPE(cufftExecR2C, cufftResult(cufftHandle plan, cufftReal *idata, cufftComplex *odata));
CHECK_TYPE(cufftExecC2R, cufftResult(cufftHandle plan, cufftComplex *idata, cufftReal *odata));
CHECK_TYPE(cufftExecZ2Z,
    cufftResult(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata,
    int direction));
CHECK_TYPE(cufftExecD2Z,
    cufftResult(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata));
CHECK_TYPE(cufftExecZ2D,
    cufftResult(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata));
CHECK_TYPE(cufftSetStream, cufftResult(cufftHandle plan, cudaStream_t stream));
CHECK_TYPE(cufftDestroy, cufftResult(cufftHandle plan));
CHECK_TYPE(cufftGetVersion, cufftResult(int *version));
CHECK_TYPE(cufftGetProperty, cufftResult(libraryPropertyType type, int *value));
CHECK_TYPE(cufftSetPlanPropertyInt64,
    cufftResult(cufftHandle plan, cufftProperty property, const long long inputValueInt));
CHECK_TYPE(cufftGetPlanPropertyInt64,
    cufftResult(cufftHandle plan, cufftProperty property, long long *returnPtrValue));
CHECK_TYPE(cufftResetPlanProperty, cufftResult(cufftHandle plan, cufftProperty property));
CHECK_TYPE(cufftXtSetGPUs, cufftResult(cufftHandle handle, int nGPUs, int *whichGPUs));
CHECK_TYPE(cufftXtMalloc,
    cufftResult(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format));
CHECK_TYPE(cufftXtMemcpy,
    cufftResult(cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopyType type));
CHECK_TYPE(cufftXtFree, cufftResult(cudaLibXtDesc *descriptor));
CHECK_TYPE(cufftXtSetWorkArea, cufftResult(cufftHandle plan, void **workArea));
CHECK_TYPE(cufftXtExecDescriptorC2C,
    cufftResult(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction));
CHECK_TYPE(cufftXtExecDescriptorR2C,
    cufftResult(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output));
CHECK_TYPE(cufftXtExecDescriptorC2R,
    cufftResult(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output));
CHECK_TYPE(cufftXtExecDescriptorZ2Z,
    cufftResult(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction));
CHECK_TYPE(cufftXtExecDescriptorD2Z,
    cufftResult(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output));
CHECK_TYPE(cufftXtExecDescriptorZ2D,
    cufftResult(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output));
CHECK_TYPE(cufftXtQueryPlan,
    cufftResult(cufftHandle plan, void *queryStruct, cufftXtQueryType queryType));
CHECK_TYPE(cufftXtSetCallback,
    cufftResult(cufftHandle plan, void **callback_routine, cufftXtCallbackType cbType,
    void **caller_info));
CHECK_TYPE(cufftXtClearCallback, cufftResult(cufftHandle plan, cufftXtCallbackType cbType));
CHECK_TYPE(cufftXtSetCallbackSharedSize,
    cufftResult(cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize));
CHECK_TYPE(cufftXtSetJITCallback,
    cufftResult(cufftHandle plan, const char *lto_callback_symbol_name,
    const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type,
    void **caller_info));
CHECK_TYPE(cufftXtMakePlanMany,
    cufftResult(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
    long long idist, cudaDataType inputtype, long long *onembed, long long ostride,
    long long odist, cudaDataType outputtype, long long batch, size_t *workSize,
    cudaDataType executiontype));
CHECK_TYPE(cufftXtGetSizeMany,
    cufftResult(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
    long long idist, cudaDataType inputtype, long long *onembed, long long ostride,
    long long odist, cudaDataType outputtype, long long batch, size_t *workSize,
    cudaDataType executiontype));
CHECK_TYPE(cufftXtExec, cufftResult(cufftHandle plan, void *input, void *output, int direction));
CHECK_TYPE(cufftXtExecDescriptor,
    cufftResult(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction));
CHECK_TYPE(cufftXtSetWorkAreaPolicy,
    cufftResult(cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize));
