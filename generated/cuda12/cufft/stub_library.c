// stub_library.c of cubind's binding of the cuFFT, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/cufft.yaml.
// Header: cufft.h
// Header: cufftXt.h
// Header: cudalibxt.h
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "cufft";
const int stub_api_version = 12090;

static size_t
value_size_plan_queries(int64_t key, size_t given)
{
    switch (key) {
    case 0:
        return sizeof(cufftXt1dFactors);
    default:
        return given;
    }
}

extern cufftResult functional___cufftXtSetJITCallback_12_7(cufftHandle plan,
    const char *lto_callback_symbol_name, const void *lto_callback_fatbin,
    size_t lto_callback_fatbin_size, cufftXtCallbackType type,
    void **caller_info) __attribute__((weak));
STUB_EXPORT cufftResult __cufftXtSetJITCallback_12_7(cufftHandle plan,
    const char *lto_callback_symbol_name, const void *lto_callback_fatbin,
    size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info);
extern cufftResult functional_cufftCreate(cufftHandle *handle) __attribute__((weak));
STUB_EXPORT cufftResult cufftCreate(cufftHandle *handle);
extern cufftResult functional_cufftDestroy(cufftHandle plan) __attribute__((weak));
STUB_EXPORT cufftResult cufftDestroy(cufftHandle plan);
extern cufftResult functional_cufftEstimate1d(int nx, cufftType type, int batch,
    size_t *workSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize);
extern cufftResult functional_cufftEstimate2d(int nx, int ny, cufftType type,
    size_t *workSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize);
extern cufftResult functional_cufftEstimate3d(int nx, int ny, int nz, cufftType type,
    size_t *workSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize);
extern cufftResult functional_cufftEstimateMany(int rank, int *n, int *inembed, int istride,
    int idist, int *onembed, int ostride, int odist, cufftType type, int batch,
    size_t *workSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize);
extern cufftResult functional_cufftExecC2C(cufftHandle plan, cufftComplex *idata,
    cufftComplex *odata, int direction) __attribute__((weak));
STUB_EXPORT cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata,
    int direction);
extern cufftResult functional_cufftExecC2R(cufftHandle plan, cufftComplex *idata,
    cufftReal *odata) __attribute__((weak));
STUB_EXPORT cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata);
extern cufftResult functional_cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata,
    cufftDoubleComplex *odata) __attribute__((weak));
STUB_EXPORT cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata,
    cufftDoubleComplex *odata);
extern cufftResult functional_cufftExecR2C(cufftHandle plan, cufftReal *idata,
    cufftComplex *odata) __attribute__((weak));
STUB_EXPORT cufftResult cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata);
extern cufftResult functional_cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata,
    cufftDoubleReal *odata) __attribute__((weak));
STUB_EXPORT cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata,
    cufftDoubleReal *odata);
extern cufftResult functional_cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata,
    cufftDoubleComplex *odata, int direction) __attribute__((weak));
STUB_EXPORT cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata,
    cufftDoubleComplex *odata, int direction);
extern cufftResult functional_cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property,
    long long *returnPtrValue) __attribute__((weak));
STUB_EXPORT cufftResult cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property,
    long long *returnPtrValue);
extern cufftResult functional_cufftGetProperty(libraryPropertyType type,
    int *value) __attribute__((weak));
STUB_EXPORT cufftResult cufftGetProperty(libraryPropertyType type, int *value);
extern cufftResult functional_cufftGetSize(cufftHandle handle,
    size_t *workSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftGetSize(cufftHandle handle, size_t *workSize);
extern cufftResult functional_cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch,
    size_t *workSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch,
    size_t *workSize);
extern cufftResult functional_cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type,
    size_t *workSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type,
    size_t *workSize);
extern cufftResult functional_cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz,
    cufftType type, size_t *workSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type,
    size_t *workSize);
extern cufftResult functional_cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed,
    int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch,
    size_t *workArea) __attribute__((weak));
STUB_EXPORT cufftResult cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed,
    int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch,
    size_t *workArea);
extern cufftResult functional_cufftGetSizeMany64(cufftHandle plan, int rank, long long *n,
    long long *inembed, long long istride, long long idist, long long *onembed, long long ostride,
    long long odist, cufftType type, long long batch, size_t *workSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n,
    long long *inembed, long long istride, long long idist, long long *onembed, long long ostride,
    long long odist, cufftType type, long long batch, size_t *workSize);
extern cufftResult functional_cufftGetVersion(int *version) __attribute__((weak));
STUB_EXPORT cufftResult cufftGetVersion(int *version);
extern cufftResult functional_cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch,
    size_t *workSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch,
    size_t *workSize);
extern cufftResult functional_cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type,
    size_t *workSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type,
    size_t *workSize);
extern cufftResult functional_cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz,
    cufftType type, size_t *workSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type,
    size_t *workSize);
extern cufftResult functional_cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed,
    int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch,
    size_t *workSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed,
    int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch,
    size_t *workSize);
extern cufftResult functional_cufftMakePlanMany64(cufftHandle plan, int rank, long long *n,
    long long *inembed, long long istride, long long idist, long long *onembed, long long ostride,
    long long odist, cufftType type, long long batch, size_t *workSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n,
    long long *inembed, long long istride, long long idist, long long *onembed, long long ostride,
    long long odist, cufftType type, long long batch, size_t *workSize);
extern cufftResult functional_cufftPlan1d(cufftHandle *plan, int nx, cufftType type,
    int batch) __attribute__((weak));
STUB_EXPORT cufftResult cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch);
extern cufftResult functional_cufftPlan2d(cufftHandle *plan, int nx, int ny,
    cufftType type) __attribute__((weak));
STUB_EXPORT cufftResult cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type);
extern cufftResult functional_cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz,
    cufftType type) __attribute__((weak));
STUB_EXPORT cufftResult cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type);
extern cufftResult functional_cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed,
    int istride, int idist, int *onembed, int ostride, int odist, cufftType type,
    int batch) __attribute__((weak));
STUB_EXPORT cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed,
    int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch);
extern cufftResult functional_cufftResetPlanProperty(cufftHandle plan,
    cufftProperty property) __attribute__((weak));
STUB_EXPORT cufftResult cufftResetPlanProperty(cufftHandle plan, cufftProperty property);
extern cufftResult functional_cufftSetAutoAllocation(cufftHandle plan,
    int autoAllocate) __attribute__((weak));
STUB_EXPORT cufftResult cufftSetAutoAllocation(cufftHandle plan, int autoAllocate);
extern cufftResult functional_cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property,
    const long long inputValueInt) __attribute__((weak));
STUB_EXPORT cufftResult cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property,
    const long long inputValueInt);
extern cufftResult functional_cufftSetStream(cufftHandle plan,
    cudaStream_t stream) __attribute__((weak));
STUB_EXPORT cufftResult cufftSetStream(cufftHandle plan, cudaStream_t stream);
extern cufftResult functional_cufftSetWorkArea(cufftHandle plan,
    void *workArea) __attribute__((weak));
STUB_EXPORT cufftResult cufftSetWorkArea(cufftHandle plan, void *workArea);
extern cufftResult functional_cufftXtClearCallback(cufftHandle plan,
    cufftXtCallbackType cbType) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType);
extern cufftResult functional_cufftXtExec(cufftHandle plan, void *input, void *output,
    int direction) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtExec(cufftHandle plan, void *input, void *output, int direction);
extern cufftResult functional_cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output, int direction) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output, int direction);
extern cufftResult functional_cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output, int direction) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output, int direction);
extern cufftResult functional_cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output);
extern cufftResult functional_cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output);
extern cufftResult functional_cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output);
extern cufftResult functional_cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output);
extern cufftResult functional_cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output, int direction) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input,
    cudaLibXtDesc *output, int direction);
extern cufftResult functional_cufftXtFree(cudaLibXtDesc *descriptor) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtFree(cudaLibXtDesc *descriptor);
extern cufftResult functional_cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n,
    long long *inembed, long long istride, long long idist, cudaDataType inputtype,
    long long *onembed, long long ostride, long long odist, cudaDataType outputtype,
    long long batch, size_t *workSize, cudaDataType executiontype) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n,
    long long *inembed, long long istride, long long idist, cudaDataType inputtype,
    long long *onembed, long long ostride, long long odist, cudaDataType outputtype,
    long long batch, size_t *workSize, cudaDataType executiontype);
extern cufftResult functional_cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n,
    long long *inembed, long long istride, long long idist, cudaDataType inputtype,
    long long *onembed, long long ostride, long long odist, cudaDataType outputtype,
    long long batch, size_t *workSize, cudaDataType executiontype) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n,
    long long *inembed, long long istride, long long idist, cudaDataType inputtype,
    long long *onembed, long long ostride, long long odist, cudaDataType outputtype,
    long long batch, size_t *workSize, cudaDataType executiontype);
extern cufftResult functional_cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor,
    cufftXtSubFormat format) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor,
    cufftXtSubFormat format);
extern cufftResult functional_cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer,
    cufftXtCopyType type) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer,
    cufftXtCopyType type);
extern cufftResult functional_cufftXtQueryPlan(cufftHandle plan, void *queryStruct,
    cufftXtQueryType queryType) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtQueryPlan(cufftHandle plan, void *queryStruct,
    cufftXtQueryType queryType);
extern cufftResult functional_cufftXtSetCallback(cufftHandle plan, void **callback_routine,
    cufftXtCallbackType cbType, void **caller_info) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtSetCallback(cufftHandle plan, void **callback_routine,
    cufftXtCallbackType cbType, void **caller_info);
extern cufftResult functional_cufftXtSetCallbackSharedSize(cufftHandle plan,
    cufftXtCallbackType cbType, size_t sharedSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType,
    size_t sharedSize);
extern cufftResult functional_cufftXtSetGPUs(cufftHandle handle, int nGPUs,
    int *whichGPUs) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs);
extern cufftResult functional_cufftXtSetWorkArea(cufftHandle plan,
    void **workArea) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtSetWorkArea(cufftHandle plan, void **workArea);
extern cufftResult functional_cufftXtSetWorkAreaPolicy(cufftHandle plan,
    cufftXtWorkAreaPolicy policy, size_t *workSize) __attribute__((weak));
STUB_EXPORT cufftResult cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy,
    size_t *workSize);

STUB_EXPORT cufftResult
__cufftXtSetJITCallback_12_7(cufftHandle plan, const char *lto_callback_symbol_name,
    const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type,
    void **caller_info)
{
    if (STUB_LIKELY(stub_modes[0] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[0] == STUB_FUNCTIONAL && functional___cufftXtSetJITCallback_12_7 != NULL)
        return functional___cufftXtSetJITCallback_12_7(plan, lto_callback_symbol_name,
            lto_callback_fatbin, lto_callback_fatbin_size, type, caller_info);
    stub_call *recorded = stub_begin(0);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &lto_callback_symbol_name, sizeof lto_callback_symbol_name);
    stub_argument(recorded, &lto_callback_fatbin, sizeof lto_callback_fatbin);
    stub_argument(recorded, &lto_callback_fatbin_size, sizeof lto_callback_fatbin_size);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &caller_info, sizeof caller_info);
    stub_input_string(recorded, 1, lto_callback_symbol_name);
    stub_input(recorded, 5, caller_info, 1 * sizeof(void *));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftCreate(cufftHandle *handle)
{
    if (STUB_LIKELY(stub_modes[1] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[1] == STUB_FUNCTIONAL && functional_cufftCreate != NULL)
        return functional_cufftCreate(handle);
    stub_call *recorded = stub_begin(1);
    stub_argument(recorded, &handle, sizeof handle);
    stub_output(recorded, 0, (void *)handle, sizeof(cufftHandle));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftDestroy(cufftHandle plan)
{
    if (STUB_LIKELY(stub_modes[2] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[2] == STUB_FUNCTIONAL && functional_cufftDestroy != NULL)
        return functional_cufftDestroy(plan);
    stub_call *recorded = stub_begin(2);
    stub_argument(recorded, &plan, sizeof plan);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)
{
    if (STUB_LIKELY(stub_modes[3] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[3] == STUB_FUNCTIONAL && functional_cufftEstimate1d != NULL)
        return functional_cufftEstimate1d(nx, type, batch, workSize);
    stub_call *recorded = stub_begin(3);
    stub_argument(recorded, &nx, sizeof nx);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &batch, sizeof batch);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_output_open(recorded, 3, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)
{
    if (STUB_LIKELY(stub_modes[4] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[4] == STUB_FUNCTIONAL && functional_cufftEstimate2d != NULL)
        return functional_cufftEstimate2d(nx, ny, type, workSize);
    stub_call *recorded = stub_begin(4);
    stub_argument(recorded, &nx, sizeof nx);
    stub_argument(recorded, &ny, sizeof ny);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_output_open(recorded, 3, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)
{
    if (STUB_LIKELY(stub_modes[5] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[5] == STUB_FUNCTIONAL && functional_cufftEstimate3d != NULL)
        return functional_cufftEstimate3d(nx, ny, nz, type, workSize);
    stub_call *recorded = stub_begin(5);
    stub_argument(recorded, &nx, sizeof nx);
    stub_argument(recorded, &ny, sizeof ny);
    stub_argument(recorded, &nz, sizeof nz);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_output_open(recorded, 4, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist, int *onembed,
    int ostride, int odist, cufftType type, int batch, size_t *workSize)
{
    if (STUB_LIKELY(stub_modes[6] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[6] == STUB_FUNCTIONAL && functional_cufftEstimateMany != NULL)
        return functional_cufftEstimateMany(rank, n, inembed, istride, idist, onembed, ostride,
            odist, type, batch, workSize);
    stub_call *recorded = stub_begin(6);
    stub_argument(recorded, &rank, sizeof rank);
    stub_argument(recorded, &n, sizeof n);
    stub_argument(recorded, &inembed, sizeof inembed);
    stub_argument(recorded, &istride, sizeof istride);
    stub_argument(recorded, &idist, sizeof idist);
    stub_argument(recorded, &onembed, sizeof onembed);
    stub_argument(recorded, &ostride, sizeof ostride);
    stub_argument(recorded, &odist, sizeof odist);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &batch, sizeof batch);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_input(recorded, 1, n, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 2, inembed, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 5, onembed, stub_items((size_t)rank) * sizeof(int));
    stub_output_open(recorded, 10, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction)
{
    if (STUB_LIKELY(stub_modes[7] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[7] == STUB_FUNCTIONAL && functional_cufftExecC2C != NULL)
        return functional_cufftExecC2C(plan, idata, odata, direction);
    stub_call *recorded = stub_begin(7);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &idata, sizeof idata);
    stub_argument(recorded, &odata, sizeof odata);
    stub_argument(recorded, &direction, sizeof direction);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)
{
    if (STUB_LIKELY(stub_modes[8] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[8] == STUB_FUNCTIONAL && functional_cufftExecC2R != NULL)
        return functional_cufftExecC2R(plan, idata, odata);
    stub_call *recorded = stub_begin(8);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &idata, sizeof idata);
    stub_argument(recorded, &odata, sizeof odata);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata)
{
    if (STUB_LIKELY(stub_modes[9] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[9] == STUB_FUNCTIONAL && functional_cufftExecD2Z != NULL)
        return functional_cufftExecD2Z(plan, idata, odata);
    stub_call *recorded = stub_begin(9);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &idata, sizeof idata);
    stub_argument(recorded, &odata, sizeof odata);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)
{
    if (STUB_LIKELY(stub_modes[10] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[10] == STUB_FUNCTIONAL && functional_cufftExecR2C != NULL)
        return functional_cufftExecR2C(plan, idata, odata);
    stub_call *recorded = stub_begin(10);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &idata, sizeof idata);
    stub_argument(recorded, &odata, sizeof odata);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata)
{
    if (STUB_LIKELY(stub_modes[11] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[11] == STUB_FUNCTIONAL && functional_cufftExecZ2D != NULL)
        return functional_cufftExecZ2D(plan, idata, odata);
    stub_call *recorded = stub_begin(11);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &idata, sizeof idata);
    stub_argument(recorded, &odata, sizeof odata);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata, int direction)
{
    if (STUB_LIKELY(stub_modes[12] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[12] == STUB_FUNCTIONAL && functional_cufftExecZ2Z != NULL)
        return functional_cufftExecZ2Z(plan, idata, odata, direction);
    stub_call *recorded = stub_begin(12);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &idata, sizeof idata);
    stub_argument(recorded, &odata, sizeof odata);
    stub_argument(recorded, &direction, sizeof direction);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long *returnPtrValue)
{
    if (STUB_LIKELY(stub_modes[13] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[13] == STUB_FUNCTIONAL && functional_cufftGetPlanPropertyInt64 != NULL)
        return functional_cufftGetPlanPropertyInt64(plan, property, returnPtrValue);
    stub_call *recorded = stub_begin(13);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &property, sizeof property);
    stub_argument(recorded, &returnPtrValue, sizeof returnPtrValue);
    stub_output(recorded, 2, (void *)returnPtrValue, sizeof(long long));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetProperty(libraryPropertyType type, int *value)
{
    if (STUB_LIKELY(stub_modes[14] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[14] == STUB_FUNCTIONAL && functional_cufftGetProperty != NULL)
        return functional_cufftGetProperty(type, value);
    stub_call *recorded = stub_begin(14);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &value, sizeof value);
    stub_output(recorded, 1, (void *)value, sizeof(int));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetSize(cufftHandle handle, size_t *workSize)
{
    if (STUB_LIKELY(stub_modes[15] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[15] == STUB_FUNCTIONAL && functional_cufftGetSize != NULL)
        return functional_cufftGetSize(handle, workSize);
    stub_call *recorded = stub_begin(15);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_output_open(recorded, 1, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize)
{
    if (STUB_LIKELY(stub_modes[16] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[16] == STUB_FUNCTIONAL && functional_cufftGetSize1d != NULL)
        return functional_cufftGetSize1d(handle, nx, type, batch, workSize);
    stub_call *recorded = stub_begin(16);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &nx, sizeof nx);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &batch, sizeof batch);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_output_open(recorded, 4, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize)
{
    if (STUB_LIKELY(stub_modes[17] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[17] == STUB_FUNCTIONAL && functional_cufftGetSize2d != NULL)
        return functional_cufftGetSize2d(handle, nx, ny, type, workSize);
    stub_call *recorded = stub_begin(17);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &nx, sizeof nx);
    stub_argument(recorded, &ny, sizeof ny);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_output_open(recorded, 4, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize)
{
    if (STUB_LIKELY(stub_modes[18] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[18] == STUB_FUNCTIONAL && functional_cufftGetSize3d != NULL)
        return functional_cufftGetSize3d(handle, nx, ny, nz, type, workSize);
    stub_call *recorded = stub_begin(18);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &nx, sizeof nx);
    stub_argument(recorded, &ny, sizeof ny);
    stub_argument(recorded, &nz, sizeof nz);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_output_open(recorded, 5, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workArea)
{
    if (STUB_LIKELY(stub_modes[19] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[19] == STUB_FUNCTIONAL && functional_cufftGetSizeMany != NULL)
        return functional_cufftGetSizeMany(handle, rank, n, inembed, istride, idist, onembed,
            ostride, odist, type, batch, workArea);
    stub_call *recorded = stub_begin(19);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &rank, sizeof rank);
    stub_argument(recorded, &n, sizeof n);
    stub_argument(recorded, &inembed, sizeof inembed);
    stub_argument(recorded, &istride, sizeof istride);
    stub_argument(recorded, &idist, sizeof idist);
    stub_argument(recorded, &onembed, sizeof onembed);
    stub_argument(recorded, &ostride, sizeof ostride);
    stub_argument(recorded, &odist, sizeof odist);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &batch, sizeof batch);
    stub_argument(recorded, &workArea, sizeof workArea);
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 6, onembed, stub_items((size_t)rank) * sizeof(int));
    stub_output_open(recorded, 11, (void *)workArea, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
    long long idist, long long *onembed, long long ostride, long long odist, cufftType type,
    long long batch, size_t *workSize)
{
    if (STUB_LIKELY(stub_modes[20] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[20] == STUB_FUNCTIONAL && functional_cufftGetSizeMany64 != NULL)
        return functional_cufftGetSizeMany64(plan, rank, n, inembed, istride, idist, onembed,
            ostride, odist, type, batch, workSize);
    stub_call *recorded = stub_begin(20);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &rank, sizeof rank);
    stub_argument(recorded, &n, sizeof n);
    stub_argument(recorded, &inembed, sizeof inembed);
    stub_argument(recorded, &istride, sizeof istride);
    stub_argument(recorded, &idist, sizeof idist);
    stub_argument(recorded, &onembed, sizeof onembed);
    stub_argument(recorded, &ostride, sizeof ostride);
    stub_argument(recorded, &odist, sizeof odist);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &batch, sizeof batch);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 6, onembed, stub_items((size_t)rank) * sizeof(long long));
    stub_output_open(recorded, 11, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetVersion(int *version)
{
    if (STUB_LIKELY(stub_modes[21] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[21] == STUB_FUNCTIONAL && functional_cufftGetVersion != NULL)
        return functional_cufftGetVersion(version);
    stub_call *recorded = stub_begin(21);
    stub_argument(recorded, &version, sizeof version);
    stub_output(recorded, 0, (void *)version, sizeof(int));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize)
{
    if (STUB_LIKELY(stub_modes[22] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[22] == STUB_FUNCTIONAL && functional_cufftMakePlan1d != NULL)
        return functional_cufftMakePlan1d(plan, nx, type, batch, workSize);
    stub_call *recorded = stub_begin(22);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &nx, sizeof nx);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &batch, sizeof batch);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_output_open(recorded, 4, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize)
{
    if (STUB_LIKELY(stub_modes[23] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[23] == STUB_FUNCTIONAL && functional_cufftMakePlan2d != NULL)
        return functional_cufftMakePlan2d(plan, nx, ny, type, workSize);
    stub_call *recorded = stub_begin(23);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &nx, sizeof nx);
    stub_argument(recorded, &ny, sizeof ny);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_output_open(recorded, 4, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize)
{
    if (STUB_LIKELY(stub_modes[24] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[24] == STUB_FUNCTIONAL && functional_cufftMakePlan3d != NULL)
        return functional_cufftMakePlan3d(plan, nx, ny, nz, type, workSize);
    stub_call *recorded = stub_begin(24);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &nx, sizeof nx);
    stub_argument(recorded, &ny, sizeof ny);
    stub_argument(recorded, &nz, sizeof nz);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_output_open(recorded, 5, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)
{
    if (STUB_LIKELY(stub_modes[25] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[25] == STUB_FUNCTIONAL && functional_cufftMakePlanMany != NULL)
        return functional_cufftMakePlanMany(plan, rank, n, inembed, istride, idist, onembed,
            ostride, odist, type, batch, workSize);
    stub_call *recorded = stub_begin(25);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &rank, sizeof rank);
    stub_argument(recorded, &n, sizeof n);
    stub_argument(recorded, &inembed, sizeof inembed);
    stub_argument(recorded, &istride, sizeof istride);
    stub_argument(recorded, &idist, sizeof idist);
    stub_argument(recorded, &onembed, sizeof onembed);
    stub_argument(recorded, &ostride, sizeof ostride);
    stub_argument(recorded, &odist, sizeof odist);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &batch, sizeof batch);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 6, onembed, stub_items((size_t)rank) * sizeof(int));
    stub_output_open(recorded, 11, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembed,
    long long istride, long long idist, long long *onembed, long long ostride, long long odist,
    cufftType type, long long batch, size_t *workSize)
{
    if (STUB_LIKELY(stub_modes[26] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[26] == STUB_FUNCTIONAL && functional_cufftMakePlanMany64 != NULL)
        return functional_cufftMakePlanMany64(plan, rank, n, inembed, istride, idist, onembed,
            ostride, odist, type, batch, workSize);
    stub_call *recorded = stub_begin(26);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &rank, sizeof rank);
    stub_argument(recorded, &n, sizeof n);
    stub_argument(recorded, &inembed, sizeof inembed);
    stub_argument(recorded, &istride, sizeof istride);
    stub_argument(recorded, &idist, sizeof idist);
    stub_argument(recorded, &onembed, sizeof onembed);
    stub_argument(recorded, &ostride, sizeof ostride);
    stub_argument(recorded, &odist, sizeof odist);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &batch, sizeof batch);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 6, onembed, stub_items((size_t)rank) * sizeof(long long));
    stub_output_open(recorded, 11, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)
{
    if (STUB_LIKELY(stub_modes[27] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[27] == STUB_FUNCTIONAL && functional_cufftPlan1d != NULL)
        return functional_cufftPlan1d(plan, nx, type, batch);
    stub_call *recorded = stub_begin(27);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &nx, sizeof nx);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &batch, sizeof batch);
    stub_output(recorded, 0, (void *)plan, sizeof(cufftHandle));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)
{
    if (STUB_LIKELY(stub_modes[28] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[28] == STUB_FUNCTIONAL && functional_cufftPlan2d != NULL)
        return functional_cufftPlan2d(plan, nx, ny, type);
    stub_call *recorded = stub_begin(28);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &nx, sizeof nx);
    stub_argument(recorded, &ny, sizeof ny);
    stub_argument(recorded, &type, sizeof type);
    stub_output(recorded, 0, (void *)plan, sizeof(cufftHandle));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)
{
    if (STUB_LIKELY(stub_modes[29] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[29] == STUB_FUNCTIONAL && functional_cufftPlan3d != NULL)
        return functional_cufftPlan3d(plan, nx, ny, nz, type);
    stub_call *recorded = stub_begin(29);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &nx, sizeof nx);
    stub_argument(recorded, &ny, sizeof ny);
    stub_argument(recorded, &nz, sizeof nz);
    stub_argument(recorded, &type, sizeof type);
    stub_output(recorded, 0, (void *)plan, sizeof(cufftHandle));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch)
{
    if (STUB_LIKELY(stub_modes[30] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[30] == STUB_FUNCTIONAL && functional_cufftPlanMany != NULL)
        return functional_cufftPlanMany(plan, rank, n, inembed, istride, idist, onembed, ostride,
            odist, type, batch);
    stub_call *recorded = stub_begin(30);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &rank, sizeof rank);
    stub_argument(recorded, &n, sizeof n);
    stub_argument(recorded, &inembed, sizeof inembed);
    stub_argument(recorded, &istride, sizeof istride);
    stub_argument(recorded, &idist, sizeof idist);
    stub_argument(recorded, &onembed, sizeof onembed);
    stub_argument(recorded, &ostride, sizeof ostride);
    stub_argument(recorded, &odist, sizeof odist);
    stub_argument(recorded, &type, sizeof type);
    stub_argument(recorded, &batch, sizeof batch);
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 6, onembed, stub_items((size_t)rank) * sizeof(int));
    stub_output(recorded, 0, (void *)plan, sizeof(cufftHandle));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftResetPlanProperty(cufftHandle plan, cufftProperty property)
{
    if (STUB_LIKELY(stub_modes[31] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[31] == STUB_FUNCTIONAL && functional_cufftResetPlanProperty != NULL)
        return functional_cufftResetPlanProperty(plan, property);
    stub_call *recorded = stub_begin(31);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &property, sizeof property);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)
{
    if (STUB_LIKELY(stub_modes[32] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[32] == STUB_FUNCTIONAL && functional_cufftSetAutoAllocation != NULL)
        return functional_cufftSetAutoAllocation(plan, autoAllocate);
    stub_call *recorded = stub_begin(32);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &autoAllocate, sizeof autoAllocate);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property, const long long inputValueInt)
{
    if (STUB_LIKELY(stub_modes[33] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[33] == STUB_FUNCTIONAL && functional_cufftSetPlanPropertyInt64 != NULL)
        return functional_cufftSetPlanPropertyInt64(plan, property, inputValueInt);
    stub_call *recorded = stub_begin(33);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &property, sizeof property);
    stub_argument(recorded, &inputValueInt, sizeof inputValueInt);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftSetStream(cufftHandle plan, cudaStream_t stream)
{
    if (STUB_LIKELY(stub_modes[34] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[34] == STUB_FUNCTIONAL && functional_cufftSetStream != NULL)
        return functional_cufftSetStream(plan, stream);
    stub_call *recorded = stub_begin(34);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &stream, sizeof stream);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftSetWorkArea(cufftHandle plan, void *workArea)
{
    if (STUB_LIKELY(stub_modes[35] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[35] == STUB_FUNCTIONAL && functional_cufftSetWorkArea != NULL)
        return functional_cufftSetWorkArea(plan, workArea);
    stub_call *recorded = stub_begin(35);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &workArea, sizeof workArea);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)
{
    if (STUB_LIKELY(stub_modes[36] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[36] == STUB_FUNCTIONAL && functional_cufftXtClearCallback != NULL)
        return functional_cufftXtClearCallback(plan, cbType);
    stub_call *recorded = stub_begin(36);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &cbType, sizeof cbType);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtExec(cufftHandle plan, void *input, void *output, int direction)
{
    if (STUB_LIKELY(stub_modes[37] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[37] == STUB_FUNCTIONAL && functional_cufftXtExec != NULL)
        return functional_cufftXtExec(plan, input, output, direction);
    stub_call *recorded = stub_begin(37);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &input, sizeof input);
    stub_argument(recorded, &output, sizeof output);
    stub_argument(recorded, &direction, sizeof direction);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)
{
    if (STUB_LIKELY(stub_modes[38] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[38] == STUB_FUNCTIONAL && functional_cufftXtExecDescriptor != NULL)
        return functional_cufftXtExecDescriptor(plan, input, output, direction);
    stub_call *recorded = stub_begin(38);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &input, sizeof input);
    stub_argument(recorded, &output, sizeof output);
    stub_argument(recorded, &direction, sizeof direction);
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output,
    int direction)
{
    if (STUB_LIKELY(stub_modes[39] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[39] == STUB_FUNCTIONAL && functional_cufftXtExecDescriptorC2C != NULL)
        return functional_cufftXtExecDescriptorC2C(plan, input, output, direction);
    stub_call *recorded = stub_begin(39);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &input, sizeof input);
    stub_argument(recorded, &output, sizeof output);
    stub_argument(recorded, &direction, sizeof direction);
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)
{
    if (STUB_LIKELY(stub_modes[40] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[40] == STUB_FUNCTIONAL && functional_cufftXtExecDescriptorC2R != NULL)
        return functional_cufftXtExecDescriptorC2R(plan, input, output);
    stub_call *recorded = stub_begin(40);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &input, sizeof input);
    stub_argument(recorded, &output, sizeof output);
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)
{
    if (STUB_LIKELY(stub_modes[41] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[41] == STUB_FUNCTIONAL && functional_cufftXtExecDescriptorD2Z != NULL)
        return functional_cufftXtExecDescriptorD2Z(plan, input, output);
    stub_call *recorded = stub_begin(41);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &input, sizeof input);
    stub_argument(recorded, &output, sizeof output);
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)
{
    if (STUB_LIKELY(stub_modes[42] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[42] == STUB_FUNCTIONAL && functional_cufftXtExecDescriptorR2C != NULL)
        return functional_cufftXtExecDescriptorR2C(plan, input, output);
    stub_call *recorded = stub_begin(42);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &input, sizeof input);
    stub_argument(recorded, &output, sizeof output);
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)
{
    if (STUB_LIKELY(stub_modes[43] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[43] == STUB_FUNCTIONAL && functional_cufftXtExecDescriptorZ2D != NULL)
        return functional_cufftXtExecDescriptorZ2D(plan, input, output);
    stub_call *recorded = stub_begin(43);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &input, sizeof input);
    stub_argument(recorded, &output, sizeof output);
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output,
    int direction)
{
    if (STUB_LIKELY(stub_modes[44] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[44] == STUB_FUNCTIONAL && functional_cufftXtExecDescriptorZ2Z != NULL)
        return functional_cufftXtExecDescriptorZ2Z(plan, input, output, direction);
    stub_call *recorded = stub_begin(44);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &input, sizeof input);
    stub_argument(recorded, &output, sizeof output);
    stub_argument(recorded, &direction, sizeof direction);
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtFree(cudaLibXtDesc *descriptor)
{
    if (STUB_LIKELY(stub_modes[45] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[45] == STUB_FUNCTIONAL && functional_cufftXtFree != NULL)
        return functional_cufftXtFree(descriptor);
    stub_call *recorded = stub_begin(45);
    stub_argument(recorded, &descriptor, sizeof descriptor);
    stub_input(recorded, 0, descriptor, sizeof(cudaLibXtDesc));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
    long long idist, cudaDataType inputtype, long long *onembed, long long ostride,
    long long odist, cudaDataType outputtype, long long batch, size_t *workSize,
    cudaDataType executiontype)
{
    if (STUB_LIKELY(stub_modes[46] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[46] == STUB_FUNCTIONAL && functional_cufftXtGetSizeMany != NULL)
        return functional_cufftXtGetSizeMany(plan, rank, n, inembed, istride, idist, inputtype,
            onembed, ostride, odist, outputtype, batch, workSize, executiontype);
    stub_call *recorded = stub_begin(46);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &rank, sizeof rank);
    stub_argument(recorded, &n, sizeof n);
    stub_argument(recorded, &inembed, sizeof inembed);
    stub_argument(recorded, &istride, sizeof istride);
    stub_argument(recorded, &idist, sizeof idist);
    stub_argument(recorded, &inputtype, sizeof inputtype);
    stub_argument(recorded, &onembed, sizeof onembed);
    stub_argument(recorded, &ostride, sizeof ostride);
    stub_argument(recorded, &odist, sizeof odist);
    stub_argument(recorded, &outputtype, sizeof outputtype);
    stub_argument(recorded, &batch, sizeof batch);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_argument(recorded, &executiontype, sizeof executiontype);
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 7, onembed, stub_items((size_t)rank) * sizeof(long long));
    stub_output_open(recorded, 12, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembed,
    long long istride, long long idist, cudaDataType inputtype, long long *onembed,
    long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize,
    cudaDataType executiontype)
{
    if (STUB_LIKELY(stub_modes[47] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[47] == STUB_FUNCTIONAL && functional_cufftXtMakePlanMany != NULL)
        return functional_cufftXtMakePlanMany(plan, rank, n, inembed, istride, idist, inputtype,
            onembed, ostride, odist, outputtype, batch, workSize, executiontype);
    stub_call *recorded = stub_begin(47);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &rank, sizeof rank);
    stub_argument(recorded, &n, sizeof n);
    stub_argument(recorded, &inembed, sizeof inembed);
    stub_argument(recorded, &istride, sizeof istride);
    stub_argument(recorded, &idist, sizeof idist);
    stub_argument(recorded, &inputtype, sizeof inputtype);
    stub_argument(recorded, &onembed, sizeof onembed);
    stub_argument(recorded, &ostride, sizeof ostride);
    stub_argument(recorded, &odist, sizeof odist);
    stub_argument(recorded, &outputtype, sizeof outputtype);
    stub_argument(recorded, &batch, sizeof batch);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_argument(recorded, &executiontype, sizeof executiontype);
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 7, onembed, stub_items((size_t)rank) * sizeof(long long));
    stub_output_open(recorded, 12, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format)
{
    if (STUB_LIKELY(stub_modes[48] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[48] == STUB_FUNCTIONAL && functional_cufftXtMalloc != NULL)
        return functional_cufftXtMalloc(plan, descriptor, format);
    stub_call *recorded = stub_begin(48);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &descriptor, sizeof descriptor);
    stub_argument(recorded, &format, sizeof format);
    stub_output_view(recorded, 1, (const void **)descriptor, sizeof(cudaLibXtDesc));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopyType type)
{
    if (STUB_LIKELY(stub_modes[49] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[49] == STUB_FUNCTIONAL && functional_cufftXtMemcpy != NULL)
        return functional_cufftXtMemcpy(plan, dstPointer, srcPointer, type);
    stub_call *recorded = stub_begin(49);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &dstPointer, sizeof dstPointer);
    stub_argument(recorded, &srcPointer, sizeof srcPointer);
    stub_argument(recorded, &type, sizeof type);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtQueryPlan(cufftHandle plan, void *queryStruct, cufftXtQueryType queryType)
{
    if (STUB_LIKELY(stub_modes[50] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[50] == STUB_FUNCTIONAL && functional_cufftXtQueryPlan != NULL)
        return functional_cufftXtQueryPlan(plan, queryStruct, queryType);
    stub_call *recorded = stub_begin(50);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &queryStruct, sizeof queryStruct);
    stub_argument(recorded, &queryType, sizeof queryType);
    stub_output(recorded, 1, (void *)queryStruct, value_size_plan_queries(queryType, 1));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtSetCallback(cufftHandle plan, void **callback_routine, cufftXtCallbackType cbType,
    void **caller_info)
{
    if (STUB_LIKELY(stub_modes[51] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[51] == STUB_FUNCTIONAL && functional_cufftXtSetCallback != NULL)
        return functional_cufftXtSetCallback(plan, callback_routine, cbType, caller_info);
    stub_call *recorded = stub_begin(51);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &callback_routine, sizeof callback_routine);
    stub_argument(recorded, &cbType, sizeof cbType);
    stub_argument(recorded, &caller_info, sizeof caller_info);
    stub_input(recorded, 1, callback_routine, 1 * sizeof(void *));
    stub_input(recorded, 3, caller_info, 1 * sizeof(void *));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize)
{
    if (STUB_LIKELY(stub_modes[52] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[52] == STUB_FUNCTIONAL && functional_cufftXtSetCallbackSharedSize != NULL)
        return functional_cufftXtSetCallbackSharedSize(plan, cbType, sharedSize);
    stub_call *recorded = stub_begin(52);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &cbType, sizeof cbType);
    stub_argument(recorded, &sharedSize, sizeof sharedSize);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)
{
    if (STUB_LIKELY(stub_modes[53] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[53] == STUB_FUNCTIONAL && functional_cufftXtSetGPUs != NULL)
        return functional_cufftXtSetGPUs(handle, nGPUs, whichGPUs);
    stub_call *recorded = stub_begin(53);
    stub_argument(recorded, &handle, sizeof handle);
    stub_argument(recorded, &nGPUs, sizeof nGPUs);
    stub_argument(recorded, &whichGPUs, sizeof whichGPUs);
    stub_input(recorded, 2, whichGPUs, stub_items((size_t)nGPUs) * sizeof(int));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtSetWorkArea(cufftHandle plan, void **workArea)
{
    if (STUB_LIKELY(stub_modes[54] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[54] == STUB_FUNCTIONAL && functional_cufftXtSetWorkArea != NULL)
        return functional_cufftXtSetWorkArea(plan, workArea);
    stub_call *recorded = stub_begin(54);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &workArea, sizeof workArea);
    stub_input(recorded, 1, workArea, 1 * sizeof(void *));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize)
{
    if (STUB_LIKELY(stub_modes[55] == STUB_FREE))
        return CUFFT_SUCCESS;
    if (stub_modes[55] == STUB_FUNCTIONAL && functional_cufftXtSetWorkAreaPolicy != NULL)
        return functional_cufftXtSetWorkAreaPolicy(plan, policy, workSize);
    stub_call *recorded = stub_begin(55);
    stub_argument(recorded, &plan, sizeof plan);
    stub_argument(recorded, &policy, sizeof policy);
    stub_argument(recorded, &workSize, sizeof workSize);
    stub_input(recorded, 2, workSize, 1 * sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

static const stub_param params_cufftPlan1d[] = {
    {"plan", "cufftHandle *", sizeof(cufftHandle *), true},
    {"nx", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"batch", "int", sizeof(int), false},
};
static const stub_param params_cufftPlan2d[] = {
    {"plan", "cufftHandle *", sizeof(cufftHandle *), true},
    {"nx", "int", sizeof(int), false},
    {"ny", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
};
static const stub_param params_cufftPlan3d[] = {
    {"plan", "cufftHandle *", sizeof(cufftHandle *), true},
    {"nx", "int", sizeof(int), false},
    {"ny", "int", sizeof(int), false},
    {"nz", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
};
static const stub_param params_cufftPlanMany[] = {
    {"plan", "cufftHandle *", sizeof(cufftHandle *), true},
    {"rank", "int", sizeof(int), false},
    {"n", "int *", sizeof(int *), false},
    {"inembed", "int *", sizeof(int *), false},
    {"istride", "int", sizeof(int), false},
    {"idist", "int", sizeof(int), false},
    {"onembed", "int *", sizeof(int *), false},
    {"ostride", "int", sizeof(int), false},
    {"odist", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"batch", "int", sizeof(int), false},
};
static const stub_param params_cufftMakePlan1d[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"nx", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"batch", "int", sizeof(int), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cufftMakePlan2d[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"nx", "int", sizeof(int), false},
    {"ny", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cufftMakePlan3d[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"nx", "int", sizeof(int), false},
    {"ny", "int", sizeof(int), false},
    {"nz", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cufftMakePlanMany[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"rank", "int", sizeof(int), false},
    {"n", "int *", sizeof(int *), false},
    {"inembed", "int *", sizeof(int *), false},
    {"istride", "int", sizeof(int), false},
    {"idist", "int", sizeof(int), false},
    {"onembed", "int *", sizeof(int *), false},
    {"ostride", "int", sizeof(int), false},
    {"odist", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"batch", "int", sizeof(int), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cufftMakePlanMany64[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"rank", "int", sizeof(int), false},
    {"n", "long long *", sizeof(long long *), false},
    {"inembed", "long long *", sizeof(long long *), false},
    {"istride", "long long", sizeof(long long), false},
    {"idist", "long long", sizeof(long long), false},
    {"onembed", "long long *", sizeof(long long *), false},
    {"ostride", "long long", sizeof(long long), false},
    {"odist", "long long", sizeof(long long), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"batch", "long long", sizeof(long long), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cufftGetSizeMany64[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"rank", "int", sizeof(int), false},
    {"n", "long long *", sizeof(long long *), false},
    {"inembed", "long long *", sizeof(long long *), false},
    {"istride", "long long", sizeof(long long), false},
    {"idist", "long long", sizeof(long long), false},
    {"onembed", "long long *", sizeof(long long *), false},
    {"ostride", "long long", sizeof(long long), false},
    {"odist", "long long", sizeof(long long), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"batch", "long long", sizeof(long long), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cufftEstimate1d[] = {
    {"nx", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"batch", "int", sizeof(int), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cufftEstimate2d[] = {
    {"nx", "int", sizeof(int), false},
    {"ny", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cufftEstimate3d[] = {
    {"nx", "int", sizeof(int), false},
    {"ny", "int", sizeof(int), false},
    {"nz", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cufftEstimateMany[] = {
    {"rank", "int", sizeof(int), false},
    {"n", "int *", sizeof(int *), false},
    {"inembed", "int *", sizeof(int *), false},
    {"istride", "int", sizeof(int), false},
    {"idist", "int", sizeof(int), false},
    {"onembed", "int *", sizeof(int *), false},
    {"ostride", "int", sizeof(int), false},
    {"odist", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"batch", "int", sizeof(int), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cufftCreate[] = {
    {"handle", "cufftHandle *", sizeof(cufftHandle *), true},
};
static const stub_param params_cufftGetSize1d[] = {
    {"handle", "cufftHandle", sizeof(cufftHandle), false},
    {"nx", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"batch", "int", sizeof(int), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cufftGetSize2d[] = {
    {"handle", "cufftHandle", sizeof(cufftHandle), false},
    {"nx", "int", sizeof(int), false},
    {"ny", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cufftGetSize3d[] = {
    {"handle", "cufftHandle", sizeof(cufftHandle), false},
    {"nx", "int", sizeof(int), false},
    {"ny", "int", sizeof(int), false},
    {"nz", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cufftGetSizeMany[] = {
    {"handle", "cufftHandle", sizeof(cufftHandle), false},
    {"rank", "int", sizeof(int), false},
    {"n", "int *", sizeof(int *), false},
    {"inembed", "int *", sizeof(int *), false},
    {"istride", "int", sizeof(int), false},
    {"idist", "int", sizeof(int), false},
    {"onembed", "int *", sizeof(int *), false},
    {"ostride", "int", sizeof(int), false},
    {"odist", "int", sizeof(int), false},
    {"type", "cufftType", sizeof(cufftType), false},
    {"batch", "int", sizeof(int), false},
    {"workArea", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cufftGetSize[] = {
    {"handle", "cufftHandle", sizeof(cufftHandle), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
};
static const stub_param params_cufftSetWorkArea[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"workArea", "void *", sizeof(void *), false},
};
static const stub_param params_cufftSetAutoAllocation[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"autoAllocate", "int", sizeof(int), false},
};
static const stub_param params_cufftExecC2C[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"idata", "cufftComplex *", sizeof(cufftComplex *), false},
    {"odata", "cufftComplex *", sizeof(cufftComplex *), false},
    {"direction", "int", sizeof(int), false},
};
static const stub_param params_cufftExecR2C[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"idata", "cufftReal *", sizeof(cufftReal *), false},
    {"odata", "cufftComplex *", sizeof(cufftComplex *), false},
};
static const stub_param params_cufftExecC2R[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"idata", "cufftComplex *", sizeof(cufftComplex *), false},
    {"odata", "cufftReal *", sizeof(cufftReal *), false},
};
static const stub_param params_cufftExecZ2Z[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"idata", "cufftDoubleComplex *", sizeof(cufftDoubleComplex *), false},
    {"odata", "cufftDoubleComplex *", sizeof(cufftDoubleComplex *), false},
    {"direction", "int", sizeof(int), false},
};
static const stub_param params_cufftExecD2Z[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"idata", "cufftDoubleReal *", sizeof(cufftDoubleReal *), false},
    {"odata", "cufftDoubleComplex *", sizeof(cufftDoubleComplex *), false},
};
static const stub_param params_cufftExecZ2D[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"idata", "cufftDoubleComplex *", sizeof(cufftDoubleComplex *), false},
    {"odata", "cufftDoubleReal *", sizeof(cufftDoubleReal *), false},
};
static const stub_param params_cufftSetStream[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"stream", "cudaStream_t", sizeof(cudaStream_t), false},
};
static const stub_param params_cufftDestroy[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
};
static const stub_param params_cufftGetVersion[] = {
    {"version", "int *", sizeof(int *), true},
};
static const stub_param params_cufftGetProperty[] = {
    {"type", "libraryPropertyType", sizeof(libraryPropertyType), false},
    {"value", "int *", sizeof(int *), true},
};
static const stub_param params_cufftSetPlanPropertyInt64[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"property", "cufftProperty", sizeof(cufftProperty), false},
    {"inputValueInt", "long long", sizeof(long long), false},
};
static const stub_param params_cufftGetPlanPropertyInt64[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"property", "cufftProperty", sizeof(cufftProperty), false},
    {"returnPtrValue", "long long *", sizeof(long long *), true},
};
static const stub_param params_cufftResetPlanProperty[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"property", "cufftProperty", sizeof(cufftProperty), false},
};
static const stub_param params_cufftXtSetGPUs[] = {
    {"handle", "cufftHandle", sizeof(cufftHandle), false},
    {"nGPUs", "int", sizeof(int), false},
    {"whichGPUs", "int *", sizeof(int *), false},
};
static const stub_param params_cufftXtMalloc[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"descriptor", "cudaLibXtDesc **", sizeof(cudaLibXtDesc **), true},
    {"format", "cufftXtSubFormat", sizeof(cufftXtSubFormat), false},
};
static const stub_param params_cufftXtMemcpy[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"dstPointer", "void *", sizeof(void *), false},
    {"srcPointer", "void *", sizeof(void *), false},
    {"type", "cufftXtCopyType", sizeof(cufftXtCopyType), false},
};
static const stub_param params_cufftXtFree[] = {
    {"descriptor", "cudaLibXtDesc *", sizeof(cudaLibXtDesc *), false},
};
static const stub_param params_cufftXtSetWorkArea[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"workArea", "void **", sizeof(void **), false},
};
static const stub_param params_cufftXtExecDescriptorC2C[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"input", "cudaLibXtDesc *", sizeof(cudaLibXtDesc *), true},
    {"output", "cudaLibXtDesc *", sizeof(cudaLibXtDesc *), true},
    {"direction", "int", sizeof(int), false},
};
static const stub_param params_cufftXtExecDescriptorR2C[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"input", "cudaLibXtDesc *", sizeof(cudaLibXtDesc *), true},
    {"output", "cudaLibXtDesc *", sizeof(cudaLibXtDesc *), true},
};
static const stub_param params_cufftXtExecDescriptorC2R[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"input", "cudaLibXtDesc *", sizeof(cudaLibXtDesc *), true},
    {"output", "cudaLibXtDesc *", sizeof(cudaLibXtDesc *), true},
};
static const stub_param params_cufftXtExecDescriptorZ2Z[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"input", "cudaLibXtDesc *", sizeof(cudaLibXtDesc *), true},
    {"output", "cudaLibXtDesc *", sizeof(cudaLibXtDesc *), true},
    {"direction", "int", sizeof(int), false},
};
static const stub_param params_cufftXtExecDescriptorD2Z[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"input", "cudaLibXtDesc *", sizeof(cudaLibXtDesc *), true},
    {"output", "cudaLibXtDesc *", sizeof(cudaLibXtDesc *), true},
};
static const stub_param params_cufftXtExecDescriptorZ2D[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"input", "cudaLibXtDesc *", sizeof(cudaLibXtDesc *), true},
    {"output", "cudaLibXtDesc *", sizeof(cudaLibXtDesc *), true},
};
static const stub_param params_cufftXtQueryPlan[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"queryStruct", "void *", sizeof(void *), true},
    {"queryType", "cufftXtQueryType", sizeof(cufftXtQueryType), false},
};
static const stub_param params_cufftXtSetCallback[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"callback_routine", "void **", sizeof(void **), false},
    {"cbType", "cufftXtCallbackType", sizeof(cufftXtCallbackType), false},
    {"caller_info", "void **", sizeof(void **), false},
};
static const stub_param params_cufftXtClearCallback[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"cbType", "cufftXtCallbackType", sizeof(cufftXtCallbackType), false},
};
static const stub_param params_cufftXtSetCallbackSharedSize[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"cbType", "cufftXtCallbackType", sizeof(cufftXtCallbackType), false},
    {"sharedSize", "size_t", sizeof(size_t), false},
};
static const stub_param params___cufftXtSetJITCallback_12_7[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"lto_callback_symbol_name", "const char *", sizeof(const char *), false},
    {"lto_callback_fatbin", "const void *", sizeof(const void *), false},
    {"lto_callback_fatbin_size", "size_t", sizeof(size_t), false},
    {"type", "cufftXtCallbackType", sizeof(cufftXtCallbackType), false},
    {"caller_info", "void **", sizeof(void **), false},
};
static const stub_param params_cufftXtMakePlanMany[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"rank", "int", sizeof(int), false},
    {"n", "long long *", sizeof(long long *), false},
    {"inembed", "long long *", sizeof(long long *), false},
    {"istride", "long long", sizeof(long long), false},
    {"idist", "long long", sizeof(long long), false},
    {"inputtype", "cudaDataType", sizeof(cudaDataType), false},
    {"onembed", "long long *", sizeof(long long *), false},
    {"ostride", "long long", sizeof(long long), false},
    {"odist", "long long", sizeof(long long), false},
    {"outputtype", "cudaDataType", sizeof(cudaDataType), false},
    {"batch", "long long", sizeof(long long), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
    {"executiontype", "cudaDataType", sizeof(cudaDataType), false},
};
static const stub_param params_cufftXtGetSizeMany[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"rank", "int", sizeof(int), false},
    {"n", "long long *", sizeof(long long *), false},
    {"inembed", "long long *", sizeof(long long *), false},
    {"istride", "long long", sizeof(long long), false},
    {"idist", "long long", sizeof(long long), false},
    {"inputtype", "cudaDataType", sizeof(cudaDataType), false},
    {"onembed", "long long *", sizeof(long long *), false},
    {"ostride", "long long", sizeof(long long), false},
    {"odist", "long long", sizeof(long long), false},
    {"outputtype", "cudaDataType", sizeof(cudaDataType), false},
    {"batch", "long long", sizeof(long long), false},
    {"workSize", "size_t *", sizeof(size_t *), true},
    {"executiontype", "cudaDataType", sizeof(cudaDataType), false},
};
static const stub_param params_cufftXtExec[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"input", "void *", sizeof(void *), false},
    {"output", "void *", sizeof(void *), false},
    {"direction", "int", sizeof(int), false},
};
static const stub_param params_cufftXtExecDescriptor[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"input", "cudaLibXtDesc *", sizeof(cudaLibXtDesc *), true},
    {"output", "cudaLibXtDesc *", sizeof(cudaLibXtDesc *), true},
    {"direction", "int", sizeof(int), false},
};
static const stub_param params_cufftXtSetWorkAreaPolicy[] = {
    {"plan", "cufftHandle", sizeof(cufftHandle), false},
    {"policy", "cufftXtWorkAreaPolicy", sizeof(cufftXtWorkAreaPolicy), false},
    {"workSize", "size_t *", sizeof(size_t *), false},
};

const stub_function stub_functions[] = {
    {"cufftXtSetJITCallback", "__cufftXtSetJITCallback_12_7", "__cufftXtSetJITCallback_12_7", 0,
        false, (void (*)(void))__cufftXtSetJITCallback_12_7, STUB_RESULT_STATUS,
        params___cufftXtSetJITCallback_12_7, 6},
    {"cufftCreate", "cufftCreate", "cufftCreate", 0, false, (void (*)(void))cufftCreate,
        STUB_RESULT_STATUS, params_cufftCreate, 1},
    {"cufftDestroy", "cufftDestroy", "cufftDestroy", 0, false, (void (*)(void))cufftDestroy,
        STUB_RESULT_STATUS, params_cufftDestroy, 1},
    {"cufftEstimate1d", "cufftEstimate1d", "cufftEstimate1d", 0, false,
        (void (*)(void))cufftEstimate1d, STUB_RESULT_STATUS, params_cufftEstimate1d, 4},
    {"cufftEstimate2d", "cufftEstimate2d", "cufftEstimate2d", 0, false,
        (void (*)(void))cufftEstimate2d, STUB_RESULT_STATUS, params_cufftEstimate2d, 4},
    {"cufftEstimate3d", "cufftEstimate3d", "cufftEstimate3d", 0, false,
        (void (*)(void))cufftEstimate3d, STUB_RESULT_STATUS, params_cufftEstimate3d, 5},
    {"cufftEstimateMany", "cufftEstimateMany", "cufftEstimateMany", 0, false,
        (void (*)(void))cufftEstimateMany, STUB_RESULT_STATUS, params_cufftEstimateMany, 11},
    {"cufftExecC2C", "cufftExecC2C", "cufftExecC2C", 0, false, (void (*)(void))cufftExecC2C,
        STUB_RESULT_STATUS, params_cufftExecC2C, 4},
    {"cufftExecC2R", "cufftExecC2R", "cufftExecC2R", 0, false, (void (*)(void))cufftExecC2R,
        STUB_RESULT_STATUS, params_cufftExecC2R, 3},
    {"cufftExecD2Z", "cufftExecD2Z", "cufftExecD2Z", 0, false, (void (*)(void))cufftExecD2Z,
        STUB_RESULT_STATUS, params_cufftExecD2Z, 3},
    {"cufftExecR2C", "cufftExecR2C", "cufftExecR2C", 0, false, (void (*)(void))cufftExecR2C,
        STUB_RESULT_STATUS, params_cufftExecR2C, 3},
    {"cufftExecZ2D", "cufftExecZ2D", "cufftExecZ2D", 0, false, (void (*)(void))cufftExecZ2D,
        STUB_RESULT_STATUS, params_cufftExecZ2D, 3},
    {"cufftExecZ2Z", "cufftExecZ2Z", "cufftExecZ2Z", 0, false, (void (*)(void))cufftExecZ2Z,
        STUB_RESULT_STATUS, params_cufftExecZ2Z, 4},
    {"cufftGetPlanPropertyInt64", "cufftGetPlanPropertyInt64", "cufftGetPlanPropertyInt64", 0,
        false, (void (*)(void))cufftGetPlanPropertyInt64, STUB_RESULT_STATUS,
        params_cufftGetPlanPropertyInt64, 3},
    {"cufftGetProperty", "cufftGetProperty", "cufftGetProperty", 0, false,
        (void (*)(void))cufftGetProperty, STUB_RESULT_STATUS, params_cufftGetProperty, 2},
    {"cufftGetSize", "cufftGetSize", "cufftGetSize", 0, false, (void (*)(void))cufftGetSize,
        STUB_RESULT_STATUS, params_cufftGetSize, 2},
    {"cufftGetSize1d", "cufftGetSize1d", "cufftGetSize1d", 0, false,
        (void (*)(void))cufftGetSize1d, STUB_RESULT_STATUS, params_cufftGetSize1d, 5},
    {"cufftGetSize2d", "cufftGetSize2d", "cufftGetSize2d", 0, false,
        (void (*)(void))cufftGetSize2d, STUB_RESULT_STATUS, params_cufftGetSize2d, 5},
    {"cufftGetSize3d", "cufftGetSize3d", "cufftGetSize3d", 0, false,
        (void (*)(void))cufftGetSize3d, STUB_RESULT_STATUS, params_cufftGetSize3d, 6},
    {"cufftGetSizeMany", "cufftGetSizeMany", "cufftGetSizeMany", 0, false,
        (void (*)(void))cufftGetSizeMany, STUB_RESULT_STATUS, params_cufftGetSizeMany, 12},
    {"cufftGetSizeMany64", "cufftGetSizeMany64", "cufftGetSizeMany64", 0, false,
        (void (*)(void))cufftGetSizeMany64, STUB_RESULT_STATUS, params_cufftGetSizeMany64, 12},
    {"cufftGetVersion", "cufftGetVersion", "cufftGetVersion", 0, false,
        (void (*)(void))cufftGetVersion, STUB_RESULT_STATUS, params_cufftGetVersion, 1},
    {"cufftMakePlan1d", "cufftMakePlan1d", "cufftMakePlan1d", 0, false,
        (void (*)(void))cufftMakePlan1d, STUB_RESULT_STATUS, params_cufftMakePlan1d, 5},
    {"cufftMakePlan2d", "cufftMakePlan2d", "cufftMakePlan2d", 0, false,
        (void (*)(void))cufftMakePlan2d, STUB_RESULT_STATUS, params_cufftMakePlan2d, 5},
    {"cufftMakePlan3d", "cufftMakePlan3d", "cufftMakePlan3d", 0, false,
        (void (*)(void))cufftMakePlan3d, STUB_RESULT_STATUS, params_cufftMakePlan3d, 6},
    {"cufftMakePlanMany", "cufftMakePlanMany", "cufftMakePlanMany", 0, false,
        (void (*)(void))cufftMakePlanMany, STUB_RESULT_STATUS, params_cufftMakePlanMany, 12},
    {"cufftMakePlanMany64", "cufftMakePlanMany64", "cufftMakePlanMany64", 0, false,
        (void (*)(void))cufftMakePlanMany64, STUB_RESULT_STATUS, params_cufftMakePlanMany64, 12},
    {"cufftPlan1d", "cufftPlan1d", "cufftPlan1d", 0, false, (void (*)(void))cufftPlan1d,
        STUB_RESULT_STATUS, params_cufftPlan1d, 4},
    {"cufftPlan2d", "cufftPlan2d", "cufftPlan2d", 0, false, (void (*)(void))cufftPlan2d,
        STUB_RESULT_STATUS, params_cufftPlan2d, 4},
    {"cufftPlan3d", "cufftPlan3d", "cufftPlan3d", 0, false, (void (*)(void))cufftPlan3d,
        STUB_RESULT_STATUS, params_cufftPlan3d, 5},
    {"cufftPlanMany", "cufftPlanMany", "cufftPlanMany", 0, false, (void (*)(void))cufftPlanMany,
        STUB_RESULT_STATUS, params_cufftPlanMany, 11},
    {"cufftResetPlanProperty", "cufftResetPlanProperty", "cufftResetPlanProperty", 0, false,
        (void (*)(void))cufftResetPlanProperty, STUB_RESULT_STATUS, params_cufftResetPlanProperty,
        2},
    {"cufftSetAutoAllocation", "cufftSetAutoAllocation", "cufftSetAutoAllocation", 0, false,
        (void (*)(void))cufftSetAutoAllocation, STUB_RESULT_STATUS, params_cufftSetAutoAllocation,
        2},
    {"cufftSetPlanPropertyInt64", "cufftSetPlanPropertyInt64", "cufftSetPlanPropertyInt64", 0,
        false, (void (*)(void))cufftSetPlanPropertyInt64, STUB_RESULT_STATUS,
        params_cufftSetPlanPropertyInt64, 3},
    {"cufftSetStream", "cufftSetStream", "cufftSetStream", 0, false,
        (void (*)(void))cufftSetStream, STUB_RESULT_STATUS, params_cufftSetStream, 2},
    {"cufftSetWorkArea", "cufftSetWorkArea", "cufftSetWorkArea", 0, false,
        (void (*)(void))cufftSetWorkArea, STUB_RESULT_STATUS, params_cufftSetWorkArea, 2},
    {"cufftXtClearCallback", "cufftXtClearCallback", "cufftXtClearCallback", 0, false,
        (void (*)(void))cufftXtClearCallback, STUB_RESULT_STATUS, params_cufftXtClearCallback, 2},
    {"cufftXtExec", "cufftXtExec", "cufftXtExec", 0, false, (void (*)(void))cufftXtExec,
        STUB_RESULT_STATUS, params_cufftXtExec, 4},
    {"cufftXtExecDescriptor", "cufftXtExecDescriptor", "cufftXtExecDescriptor", 0, false,
        (void (*)(void))cufftXtExecDescriptor, STUB_RESULT_STATUS, params_cufftXtExecDescriptor, 4},
    {"cufftXtExecDescriptorC2C", "cufftXtExecDescriptorC2C", "cufftXtExecDescriptorC2C", 0, false,
        (void (*)(void))cufftXtExecDescriptorC2C, STUB_RESULT_STATUS,
        params_cufftXtExecDescriptorC2C, 4},
    {"cufftXtExecDescriptorC2R", "cufftXtExecDescriptorC2R", "cufftXtExecDescriptorC2R", 0, false,
        (void (*)(void))cufftXtExecDescriptorC2R, STUB_RESULT_STATUS,
        params_cufftXtExecDescriptorC2R, 3},
    {"cufftXtExecDescriptorD2Z", "cufftXtExecDescriptorD2Z", "cufftXtExecDescriptorD2Z", 0, false,
        (void (*)(void))cufftXtExecDescriptorD2Z, STUB_RESULT_STATUS,
        params_cufftXtExecDescriptorD2Z, 3},
    {"cufftXtExecDescriptorR2C", "cufftXtExecDescriptorR2C", "cufftXtExecDescriptorR2C", 0, false,
        (void (*)(void))cufftXtExecDescriptorR2C, STUB_RESULT_STATUS,
        params_cufftXtExecDescriptorR2C, 3},
    {"cufftXtExecDescriptorZ2D", "cufftXtExecDescriptorZ2D", "cufftXtExecDescriptorZ2D", 0, false,
        (void (*)(void))cufftXtExecDescriptorZ2D, STUB_RESULT_STATUS,
        params_cufftXtExecDescriptorZ2D, 3},
    {"cufftXtExecDescriptorZ2Z", "cufftXtExecDescriptorZ2Z", "cufftXtExecDescriptorZ2Z", 0, false,
        (void (*)(void))cufftXtExecDescriptorZ2Z, STUB_RESULT_STATUS,
        params_cufftXtExecDescriptorZ2Z, 4},
    {"cufftXtFree", "cufftXtFree", "cufftXtFree", 0, false, (void (*)(void))cufftXtFree,
        STUB_RESULT_STATUS, params_cufftXtFree, 1},
    {"cufftXtGetSizeMany", "cufftXtGetSizeMany", "cufftXtGetSizeMany", 0, false,
        (void (*)(void))cufftXtGetSizeMany, STUB_RESULT_STATUS, params_cufftXtGetSizeMany, 14},
    {"cufftXtMakePlanMany", "cufftXtMakePlanMany", "cufftXtMakePlanMany", 0, false,
        (void (*)(void))cufftXtMakePlanMany, STUB_RESULT_STATUS, params_cufftXtMakePlanMany, 14},
    {"cufftXtMalloc", "cufftXtMalloc", "cufftXtMalloc", 0, false, (void (*)(void))cufftXtMalloc,
        STUB_RESULT_STATUS, params_cufftXtMalloc, 3},
    {"cufftXtMemcpy", "cufftXtMemcpy", "cufftXtMemcpy", 0, false, (void (*)(void))cufftXtMemcpy,
        STUB_RESULT_STATUS, params_cufftXtMemcpy, 4},
    {"cufftXtQueryPlan", "cufftXtQueryPlan", "cufftXtQueryPlan", 0, false,
        (void (*)(void))cufftXtQueryPlan, STUB_RESULT_STATUS, params_cufftXtQueryPlan, 3},
    {"cufftXtSetCallback", "cufftXtSetCallback", "cufftXtSetCallback", 0, false,
        (void (*)(void))cufftXtSetCallback, STUB_RESULT_STATUS, params_cufftXtSetCallback, 4},
    {"cufftXtSetCallbackSharedSize", "cufftXtSetCallbackSharedSize",
        "cufftXtSetCallbackSharedSize", 0, false, (void (*)(void))cufftXtSetCallbackSharedSize,
        STUB_RESULT_STATUS, params_cufftXtSetCallbackSharedSize, 3},
    {"cufftXtSetGPUs", "cufftXtSetGPUs", "cufftXtSetGPUs", 0, false,
        (void (*)(void))cufftXtSetGPUs, STUB_RESULT_STATUS, params_cufftXtSetGPUs, 3},
    {"cufftXtSetWorkArea", "cufftXtSetWorkArea", "cufftXtSetWorkArea", 0, false,
        (void (*)(void))cufftXtSetWorkArea, STUB_RESULT_STATUS, params_cufftXtSetWorkArea, 2},
    {"cufftXtSetWorkAreaPolicy", "cufftXtSetWorkAreaPolicy", "cufftXtSetWorkAreaPolicy", 0, false,
        (void (*)(void))cufftXtSetWorkAreaPolicy, STUB_RESULT_STATUS,
        params_cufftXtSetWorkAreaPolicy, 3},
};
const int stub_function_count = 56;
unsigned char stub_modes[56];
