// layout_check.c of cubind's binding of the cuFFT, API version 12.9.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/cufft.yaml.
// Header: cufft.h
// Header: cufftXt.h
// Header: cudalibxt.h
// clang-format off

#include <cuda.h>
#include <cufftXt.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 12090.
_Static_assert((long long)LIB_XT_COPY_HOST_TO_DEVICE == 0LL, "value of LIB_XT_COPY_HOST_TO_DEVICE");
_Static_assert((long long)LIB_XT_COPY_DEVICE_TO_HOST == 1LL, "value of LIB_XT_COPY_DEVICE_TO_HOST");
_Static_assert((long long)LIB_XT_COPY_DEVICE_TO_DEVICE == 2LL,
    "value of LIB_XT_COPY_DEVICE_TO_DEVICE");
_Static_assert((long long)LIB_FORMAT_CUFFT == 0LL, "value of LIB_FORMAT_CUFFT");
_Static_assert((long long)LIB_FORMAT_UNDEFINED == 1LL, "value of LIB_FORMAT_UNDEFINED");
_Static_assert((long long)CUFFT_SUCCESS == 0LL, "value of CUFFT_SUCCESS");
_Static_assert((long long)CUFFT_INVALID_PLAN == 1LL, "value of CUFFT_INVALID_PLAN");
_Static_assert((long long)CUFFT_ALLOC_FAILED == 2LL, "value of CUFFT_ALLOC_FAILED");
_Static_assert((long long)CUFFT_INVALID_TYPE == 3LL, "value of CUFFT_INVALID_TYPE");
_Static_assert((long long)CUFFT_INVALID_VALUE == 4LL, "value of CUFFT_INVALID_VALUE");
_Static_assert((long long)CUFFT_INTERNAL_ERROR == 5LL, "value of CUFFT_INTERNAL_ERROR");
_Static_assert((long long)CUFFT_EXEC_FAILED == 6LL, "value of CUFFT_EXEC_FAILED");
_Static_assert((long long)CUFFT_SETUP_FAILED == 7LL, "value of CUFFT_SETUP_FAILED");
_Static_assert((long long)CUFFT_INVALID_SIZE == 8LL, "value of CUFFT_INVALID_SIZE");
_Static_assert((long long)CUFFT_UNALIGNED_DATA == 9LL, "value of CUFFT_UNALIGNED_DATA");
_Static_assert((long long)CUFFT_INCOMPLETE_PARAMETER_LIST == 10LL,
    "value of CUFFT_INCOMPLETE_PARAMETER_LIST");
_Static_assert((long long)CUFFT_INVALID_DEVICE == 11LL, "value of CUFFT_INVALID_DEVICE");
_Static_assert((long long)CUFFT_PARSE_ERROR == 12LL, "value of CUFFT_PARSE_ERROR");
_Static_assert((long long)CUFFT_NO_WORKSPACE == 13LL, "value of CUFFT_NO_WORKSPACE");
_Static_assert((long long)CUFFT_NOT_IMPLEMENTED == 14LL, "value of CUFFT_NOT_IMPLEMENTED");
_Static_assert((long long)CUFFT_LICENSE_ERROR == 15LL, "value of CUFFT_LICENSE_ERROR");
_Static_assert((long long)CUFFT_NOT_SUPPORTED == 16LL, "value of CUFFT_NOT_SUPPORTED");
_Static_assert((long long)CUFFT_R2C == 42LL, "value of CUFFT_R2C");
_Static_assert((long long)CUFFT_C2R == 44LL, "value of CUFFT_C2R");
_Static_assert((long long)CUFFT_C2C == 41LL, "value of CUFFT_C2C");
_Static_assert((long long)CUFFT_D2Z == 106LL, "value of CUFFT_D2Z");
_Static_assert((long long)CUFFT_Z2D == 108LL, "value of CUFFT_Z2D");
_Static_assert((long long)CUFFT_Z2Z == 105LL, "value of CUFFT_Z2Z");
_Static_assert((long long)CUFFT_COMPATIBILITY_FFTW_PADDING == 1LL,
    "value of CUFFT_COMPATIBILITY_FFTW_PADDING");
_Static_assert((long long)NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT == 1LL,
    "value of NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT");
_Static_assert((long long)NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS == 2LL,
    "value of NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS");
_Static_assert((long long)CUFFT_XT_FORMAT_INPUT == 0LL, "value of CUFFT_XT_FORMAT_INPUT");
_Static_assert((long long)CUFFT_XT_FORMAT_OUTPUT == 1LL, "value of CUFFT_XT_FORMAT_OUTPUT");
_Static_assert((long long)CUFFT_XT_FORMAT_INPLACE == 2LL, "value of CUFFT_XT_FORMAT_INPLACE");
_Static_assert((long long)CUFFT_XT_FORMAT_INPLACE_SHUFFLED == 3LL,
    "value of CUFFT_XT_FORMAT_INPLACE_SHUFFLED");
_Static_assert((long long)CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED == 4LL,
    "value of CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED");
_Static_assert((long long)CUFFT_XT_FORMAT_DISTRIBUTED_INPUT == 5LL,
    "value of CUFFT_XT_FORMAT_DISTRIBUTED_INPUT");
_Static_assert((long long)CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT == 6LL,
    "value of CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT");
_Static_assert((long long)CUFFT_FORMAT_UNDEFINED == 7LL, "value of CUFFT_FORMAT_UNDEFINED");
_Static_assert((long long)CUFFT_COPY_HOST_TO_DEVICE == 0LL, "value of CUFFT_COPY_HOST_TO_DEVICE");
_Static_assert((long long)CUFFT_COPY_DEVICE_TO_HOST == 1LL, "value of CUFFT_COPY_DEVICE_TO_HOST");
_Static_assert((long long)CUFFT_COPY_DEVICE_TO_DEVICE == 2LL,
    "value of CUFFT_COPY_DEVICE_TO_DEVICE");
_Static_assert((long long)CUFFT_COPY_UNDEFINED == 3LL, "value of CUFFT_COPY_UNDEFINED");
_Static_assert((long long)CUFFT_QUERY_1D_FACTORS == 0LL, "value of CUFFT_QUERY_1D_FACTORS");
_Static_assert((long long)CUFFT_QUERY_UNDEFINED == 1LL, "value of CUFFT_QUERY_UNDEFINED");
_Static_assert((long long)CUFFT_WORKAREA_MINIMAL == 0LL, "value of CUFFT_WORKAREA_MINIMAL");
_Static_assert((long long)CUFFT_WORKAREA_USER == 1LL, "value of CUFFT_WORKAREA_USER");
_Static_assert((long long)CUFFT_WORKAREA_PERFORMANCE == 2LL, "value of CUFFT_WORKAREA_PERFORMANCE");
_Static_assert((long long)CUFFT_CB_LD_COMPLEX == 0LL, "value of CUFFT_CB_LD_COMPLEX");
_Static_assert((long long)CUFFT_CB_LD_COMPLEX_DOUBLE == 1LL, "value of CUFFT_CB_LD_COMPLEX_DOUBLE");
_Static_assert((long long)CUFFT_CB_LD_REAL == 2LL, "value of CUFFT_CB_LD_REAL");
_Static_assert((long long)CUFFT_CB_LD_REAL_DOUBLE == 3LL, "value of CUFFT_CB_LD_REAL_DOUBLE");
_Static_assert((long long)CUFFT_CB_ST_COMPLEX == 4LL, "value of CUFFT_CB_ST_COMPLEX");
_Static_assert((long long)CUFFT_CB_ST_COMPLEX_DOUBLE == 5LL, "value of CUFFT_CB_ST_COMPLEX_DOUBLE");
_Static_assert((long long)CUFFT_CB_ST_REAL == 6LL, "value of CUFFT_CB_ST_REAL");
_Static_assert((long long)CUFFT_CB_ST_REAL_DOUBLE == 7LL, "value of CUFFT_CB_ST_REAL_DOUBLE");
_Static_assert((long long)CUFFT_CB_UNDEFINED == 8LL, "value of CUFFT_CB_UNDEFINED");
_Static_assert(sizeof(cudaXtDesc) == 1296, "size of cudaXtDesc");
_Static_assert(_Alignof(cudaXtDesc) == 8, "alignment of cudaXtDesc");
_Static_assert(__builtin_offsetof(cudaXtDesc, version) == 0, "offset of cudaXtDesc.version");
_Static_assert(__builtin_offsetof(cudaXtDesc, nGPUs) == 4, "offset of cudaXtDesc.nGPUs");
_Static_assert(__builtin_offsetof(cudaXtDesc, GPUs) == 8, "offset of cudaXtDesc.GPUs");
_Static_assert(__builtin_offsetof(cudaXtDesc, data) == 264, "offset of cudaXtDesc.data");
_Static_assert(__builtin_offsetof(cudaXtDesc, size) == 776, "offset of cudaXtDesc.size");
_Static_assert(__builtin_offsetof(cudaXtDesc, cudaXtState) == 1288,
    "offset of cudaXtDesc.cudaXtState");
_Static_assert(sizeof(cudaLibXtDesc) == 32, "size of cudaLibXtDesc");
_Static_assert(_Alignof(cudaLibXtDesc) == 8, "alignment of cudaLibXtDesc");
_Static_assert(__builtin_offsetof(cudaLibXtDesc, version) == 0, "offset of cudaLibXtDesc.version");
_Static_assert(__builtin_offsetof(cudaLibXtDesc, descriptor) == 8,
    "offset of cudaLibXtDesc.descriptor");
_Static_assert(__builtin_offsetof(cudaLibXtDesc, library) == 16, "offset of cudaLibXtDesc.library");
_Static_assert(__builtin_offsetof(cudaLibXtDesc, subFormat) == 20,
    "offset of cudaLibXtDesc.subFormat");
_Static_assert(__builtin_offsetof(cudaLibXtDesc, libDescriptor) == 24,
    "offset of cudaLibXtDesc.libDescriptor");
_Static_assert(sizeof(cufftXt1dFactors) == 96, "size of cufftXt1dFactors");
_Static_assert(_Alignof(cufftXt1dFactors) == 8, "alignment of cufftXt1dFactors");
_Static_assert(__builtin_offsetof(cufftXt1dFactors, size) == 0, "offset of cufftXt1dFactors.size");
_Static_assert(__builtin_offsetof(cufftXt1dFactors, stringCount) == 8,
    "offset of cufftXt1dFactors.stringCount");
_Static_assert(__builtin_offsetof(cufftXt1dFactors, stringLength) == 16,
    "offset of cufftXt1dFactors.stringLength");
_Static_assert(__builtin_offsetof(cufftXt1dFactors, substringLength) == 24,
    "offset of cufftXt1dFactors.substringLength");
_Static_assert(__builtin_offsetof(cufftXt1dFactors, factor1) == 32,
    "offset of cufftXt1dFactors.factor1");
_Static_assert(__builtin_offsetof(cufftXt1dFactors, factor2) == 40,
    "offset of cufftXt1dFactors.factor2");
_Static_assert(__builtin_offsetof(cufftXt1dFactors, stringMask) == 48,
    "offset of cufftXt1dFactors.stringMask");
_Static_assert(__builtin_offsetof(cufftXt1dFactors, substringMask) == 56,
    "offset of cufftXt1dFactors.substringMask");
_Static_assert(__builtin_offsetof(cufftXt1dFactors, factor1Mask) == 64,
    "offset of cufftXt1dFactors.factor1Mask");
_Static_assert(__builtin_offsetof(cufftXt1dFactors, factor2Mask) == 72,
    "offset of cufftXt1dFactors.factor2Mask");
_Static_assert(__builtin_offsetof(cufftXt1dFactors, stringShift) == 80,
    "offset of cufftXt1dFactors.stringShift");
_Static_assert(__builtin_offsetof(cufftXt1dFactors, substringShift) == 84,
    "offset of cufftXt1dFactors.substringShift");
_Static_assert(__builtin_offsetof(cufftXt1dFactors, factor1Shift) == 88,
    "offset of cufftXt1dFactors.factor1Shift");
_Static_assert(__builtin_offsetof(cufftXt1dFactors, factor2Shift) == 92,
    "offset of cufftXt1dFactors.factor2Shift");
_Static_assert((unsigned long long)CUDA_XT_DESCRIPTOR_VERSION == 16777216ULL,
    "value of CUDA_XT_DESCRIPTOR_VERSION");
_Static_assert((unsigned long long)CUFFT_COMPATIBILITY_DEFAULT == 1ULL,
    "value of CUFFT_COMPATIBILITY_DEFAULT");
_Static_assert((unsigned long long)CUFFT_FORWARD == 18446744073709551615ULL,
    "value of CUFFT_FORWARD");
_Static_assert((unsigned long long)CUFFT_INVERSE == 1ULL, "value of CUFFT_INVERSE");
_Static_assert((unsigned long long)CUFFT_VERSION == 11401ULL, "value of CUFFT_VERSION");
_Static_assert((unsigned long long)CUFFT_VER_BUILD == 4ULL, "value of CUFFT_VER_BUILD");
_Static_assert((unsigned long long)CUFFT_VER_MAJOR == 11ULL, "value of CUFFT_VER_MAJOR");
_Static_assert((unsigned long long)CUFFT_VER_MINOR == 4ULL, "value of CUFFT_VER_MINOR");
_Static_assert((unsigned long long)CUFFT_VER_PATCH == 1ULL, "value of CUFFT_VER_PATCH");
_Static_assert((unsigned long long)MAX_CUDA_DESCRIPTOR_GPUS == 64ULL,
    "value of MAX_CUDA_DESCRIPTOR_GPUS");
_Static_assert((unsigned long long)MAX_CUFFT_ERROR == 17ULL, "value of MAX_CUFFT_ERROR");
_Static_assert((unsigned long long)MAX_SHIM_RANK == 3ULL, "value of MAX_SHIM_RANK");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftPlan1d),
    cufftResult(cufftHandle *plan, int nx, cufftType type, int batch)), "type of cufftPlan1d");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftPlan2d),
    cufftResult(cufftHandle *plan, int nx, int ny, cufftType type)), "type of cufftPlan2d");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftPlan3d),
    cufftResult(cufftHandle *plan, int nx, int ny, int nz, cufftType type)), "type of cufftPlan3d");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftPlanMany),
    cufftResult(cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch)), "type of cufftPlanMany");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftMakePlan1d),
    cufftResult(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize)),
    "type of cufftMakePlan1d");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftMakePlan2d),
    cufftResult(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize)),
    "type of cufftMakePlan2d");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftMakePlan3d),
    cufftResult(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize)),
    "type of cufftMakePlan3d");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftMakePlanMany),
    cufftResult(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)),
    "type of cufftMakePlanMany");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftMakePlanMany64),
    cufftResult(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
    long long idist, long long *onembed, long long ostride, long long odist, cufftType type,
    long long batch, size_t *workSize)), "type of cufftMakePlanMany64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftGetSizeMany64),
    cufftResult(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
    long long idist, long long *onembed, long long ostride, long long odist, cufftType type,
    long long batch, size_t *workSize)), "type of cufftGetSizeMany64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftEstimate1d),
    cufftResult(int nx, cufftType type, int batch, size_t *workSize)), "type of cufftEstimate1d");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftEstimate2d),
    cufftResult(int nx, int ny, cufftType type, size_t *workSize)), "type of cufftEstimate2d");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftEstimate3d),
    cufftResult(int nx, int ny, int nz, cufftType type, size_t *workSize)),
    "type of cufftEstimate3d");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftEstimateMany),
    cufftResult(int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride,
    int odist, cufftType type, int batch, size_t *workSize)), "type of cufftEstimateMany");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftCreate),
    cufftResult(cufftHandle *handle)), "type of cufftCreate");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftGetSize1d),
    cufftResult(cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize)),
    "type of cufftGetSize1d");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftGetSize2d),
    cufftResult(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize)),
    "type of cufftGetSize2d");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftGetSize3d),
    cufftResult(cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize)),
    "type of cufftGetSize3d");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftGetSizeMany),
    cufftResult(cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workArea)),
    "type of cufftGetSizeMany");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftGetSize),
    cufftResult(cufftHandle handle, size_t *workSize)), "type of cufftGetSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftSetWorkArea),
    cufftResult(cufftHandle plan, void *workArea)), "type of cufftSetWorkArea");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftSetAutoAllocation),
    cufftResult(cufftHandle plan, int autoAllocate)), "type of cufftSetAutoAllocation");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftExecC2C),
    cufftResult(cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction)),
    "type of cufftExecC2C");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftExecR2C),
    cufftResult(cufftHandle plan, cufftReal *idata, cufftComplex *odata)), "type of cufftExecR2C");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftExecC2R),
    cufftResult(cufftHandle plan, cufftComplex *idata, cufftReal *odata)), "type of cufftExecC2R");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftExecZ2Z),
    cufftResult(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata,
    int direction)), "type of cufftExecZ2Z");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftExecD2Z),
    cufftResult(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata)),
    "type of cufftExecD2Z");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftExecZ2D),
    cufftResult(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata)),
    "type of cufftExecZ2D");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftSetStream),
    cufftResult(cufftHandle plan, cudaStream_t stream)), "type of cufftSetStream");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftDestroy),
    cufftResult(cufftHandle plan)), "type of cufftDestroy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftGetVersion),
    cufftResult(int *version)), "type of cufftGetVersion");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftGetProperty),
    cufftResult(libraryPropertyType type, int *value)), "type of cufftGetProperty");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftSetPlanPropertyInt64),
    cufftResult(cufftHandle plan, cufftProperty property, const long long inputValueInt)),
    "type of cufftSetPlanPropertyInt64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftGetPlanPropertyInt64),
    cufftResult(cufftHandle plan, cufftProperty property, long long *returnPtrValue)),
    "type of cufftGetPlanPropertyInt64");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftResetPlanProperty),
    cufftResult(cufftHandle plan, cufftProperty property)), "type of cufftResetPlanProperty");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtSetGPUs),
    cufftResult(cufftHandle handle, int nGPUs, int *whichGPUs)), "type of cufftXtSetGPUs");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtMalloc),
    cufftResult(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format)),
    "type of cufftXtMalloc");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtMemcpy),
    cufftResult(cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopyType type)),
    "type of cufftXtMemcpy");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtFree),
    cufftResult(cudaLibXtDesc *descriptor)), "type of cufftXtFree");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtSetWorkArea),
    cufftResult(cufftHandle plan, void **workArea)), "type of cufftXtSetWorkArea");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtExecDescriptorC2C),
    cufftResult(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)),
    "type of cufftXtExecDescriptorC2C");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtExecDescriptorR2C),
    cufftResult(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)),
    "type of cufftXtExecDescriptorR2C");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtExecDescriptorC2R),
    cufftResult(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)),
    "type of cufftXtExecDescriptorC2R");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtExecDescriptorZ2Z),
    cufftResult(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)),
    "type of cufftXtExecDescriptorZ2Z");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtExecDescriptorD2Z),
    cufftResult(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)),
    "type of cufftXtExecDescriptorD2Z");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtExecDescriptorZ2D),
    cufftResult(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)),
    "type of cufftXtExecDescriptorZ2D");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtQueryPlan),
    cufftResult(cufftHandle plan, void *queryStruct, cufftXtQueryType queryType)),
    "type of cufftXtQueryPlan");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtSetCallback),
    cufftResult(cufftHandle plan, void **callback_routine, cufftXtCallbackType cbType,
    void **caller_info)), "type of cufftXtSetCallback");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtClearCallback),
    cufftResult(cufftHandle plan, cufftXtCallbackType cbType)), "type of cufftXtClearCallback");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtSetCallbackSharedSize),
    cufftResult(cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize)),
    "type of cufftXtSetCallbackSharedSize");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtSetJITCallback),
    cufftResult(cufftHandle plan, const char *lto_callback_symbol_name,
    const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type,
    void **caller_info)), "type of cufftXtSetJITCallback");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtMakePlanMany),
    cufftResult(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
    long long idist, cudaDataType inputtype, long long *onembed, long long ostride,
    long long odist, cudaDataType outputtype, long long batch, size_t *workSize,
    cudaDataType executiontype)), "type of cufftXtMakePlanMany");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtGetSizeMany),
    cufftResult(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
    long long idist, cudaDataType inputtype, long long *onembed, long long ostride,
    long long odist, cudaDataType outputtype, long long batch, size_t *workSize,
    cudaDataType executiontype)), "type of cufftXtGetSizeMany");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtExec),
    cufftResult(cufftHandle plan, void *input, void *output, int direction)),
    "type of cufftXtExec");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtExecDescriptor),
    cufftResult(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)),
    "type of cufftXtExecDescriptor");
_Static_assert(__builtin_types_compatible_p(__typeof__(cufftXtSetWorkAreaPolicy),
    cufftResult(cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize)),
    "type of cufftXtSetWorkAreaPolicy");
