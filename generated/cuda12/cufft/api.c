// api.c of cubind's binding of the cuFFT, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/cufft.yaml.
// Header: cufft.h
// Header: cufftXt.h
// Header: cudalibxt.h
// clang-format off

#include "cufft_api.h"

#include "functions.h"

#include "cubind/module.h"

static inline void *
find(int index)
{
    void *address = atomic_load_explicit(&symbols[index].address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_find(&symbols[index]);
}

static cufftResult
api_cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)
{
    fn_cufftPlan1d *function_ = find(S_cufftPlan1d);
    return function_ != NULL ? function_(plan, nx, type, batch) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)
{
    fn_cufftPlan2d *function_ = find(S_cufftPlan2d);
    return function_ != NULL ? function_(plan, nx, ny, type) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)
{
    fn_cufftPlan3d *function_ = find(S_cufftPlan3d);
    return function_ != NULL ? function_(plan, nx, ny, nz, type) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch)
{
    fn_cufftPlanMany *function_ = find(S_cufftPlanMany);
    return function_ != NULL
        ? function_(plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch)
        : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize)
{
    fn_cufftMakePlan1d *function_ = find(S_cufftMakePlan1d);
    return function_ != NULL ? function_(plan, nx, type, batch, workSize) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize)
{
    fn_cufftMakePlan2d *function_ = find(S_cufftMakePlan2d);
    return function_ != NULL ? function_(plan, nx, ny, type, workSize) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize)
{
    fn_cufftMakePlan3d *function_ = find(S_cufftMakePlan3d);
    return function_ != NULL ? function_(plan, nx, ny, nz, type, workSize) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)
{
    fn_cufftMakePlanMany *function_ = find(S_cufftMakePlanMany);
    return function_ != NULL
        ? function_(plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch,
        workSize) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembed,
    long long istride, long long idist, long long *onembed, long long ostride, long long odist,
    cufftType type, long long batch, size_t *workSize)
{
    fn_cufftMakePlanMany64 *function_ = find(S_cufftMakePlanMany64);
    return function_ != NULL
        ? function_(plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch,
        workSize) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed,
    long long istride, long long idist, long long *onembed, long long ostride, long long odist,
    cufftType type, long long batch, size_t *workSize)
{
    fn_cufftGetSizeMany64 *function_ = find(S_cufftGetSizeMany64);
    return function_ != NULL
        ? function_(plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch,
        workSize) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)
{
    fn_cufftEstimate1d *function_ = find(S_cufftEstimate1d);
    return function_ != NULL ? function_(nx, type, batch, workSize) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)
{
    fn_cufftEstimate2d *function_ = find(S_cufftEstimate2d);
    return function_ != NULL ? function_(nx, ny, type, workSize) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)
{
    fn_cufftEstimate3d *function_ = find(S_cufftEstimate3d);
    return function_ != NULL ? function_(nx, ny, nz, type, workSize) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist, int *onembed,
    int ostride, int odist, cufftType type, int batch, size_t *workSize)
{
    fn_cufftEstimateMany *function_ = find(S_cufftEstimateMany);
    return function_ != NULL
        ? function_(rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch,
        workSize) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftCreate(cufftHandle *handle)
{
    fn_cufftCreate *function_ = find(S_cufftCreate);
    return function_ != NULL ? function_(handle) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize)
{
    fn_cufftGetSize1d *function_ = find(S_cufftGetSize1d);
    return function_ != NULL ? function_(handle, nx, type, batch, workSize) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize)
{
    fn_cufftGetSize2d *function_ = find(S_cufftGetSize2d);
    return function_ != NULL ? function_(handle, nx, ny, type, workSize) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize)
{
    fn_cufftGetSize3d *function_ = find(S_cufftGetSize3d);
    return function_ != NULL ? function_(handle, nx, ny, nz, type, workSize) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workArea)
{
    fn_cufftGetSizeMany *function_ = find(S_cufftGetSizeMany);
    return function_ != NULL
        ? function_(handle, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch,
        workArea) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftGetSize(cufftHandle handle, size_t *workSize)
{
    fn_cufftGetSize *function_ = find(S_cufftGetSize);
    return function_ != NULL ? function_(handle, workSize) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftSetWorkArea(cufftHandle plan, void *workArea)
{
    fn_cufftSetWorkArea *function_ = find(S_cufftSetWorkArea);
    return function_ != NULL ? function_(plan, workArea) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)
{
    fn_cufftSetAutoAllocation *function_ = find(S_cufftSetAutoAllocation);
    return function_ != NULL ? function_(plan, autoAllocate) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction)
{
    fn_cufftExecC2C *function_ = find(S_cufftExecC2C);
    return function_ != NULL ? function_(plan, idata, odata, direction) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)
{
    fn_cufftExecR2C *function_ = find(S_cufftExecR2C);
    return function_ != NULL ? function_(plan, idata, odata) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)
{
    fn_cufftExecC2R *function_ = find(S_cufftExecC2R);
    return function_ != NULL ? function_(plan, idata, odata) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata,
    int direction)
{
    fn_cufftExecZ2Z *function_ = find(S_cufftExecZ2Z);
    return function_ != NULL ? function_(plan, idata, odata, direction) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata)
{
    fn_cufftExecD2Z *function_ = find(S_cufftExecD2Z);
    return function_ != NULL ? function_(plan, idata, odata) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata)
{
    fn_cufftExecZ2D *function_ = find(S_cufftExecZ2D);
    return function_ != NULL ? function_(plan, idata, odata) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftSetStream(cufftHandle plan, cudaStream_t stream)
{
    fn_cufftSetStream *function_ = find(S_cufftSetStream);
    return function_ != NULL ? function_(plan, stream) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftDestroy(cufftHandle plan)
{
    fn_cufftDestroy *function_ = find(S_cufftDestroy);
    return function_ != NULL ? function_(plan) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftGetVersion(int *version)
{
    fn_cufftGetVersion *function_ = find(S_cufftGetVersion);
    return function_ != NULL ? function_(version) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftGetProperty(libraryPropertyType type, int *value)
{
    fn_cufftGetProperty *function_ = find(S_cufftGetProperty);
    return function_ != NULL ? function_(type, value) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property,
    const long long inputValueInt)
{
    fn_cufftSetPlanPropertyInt64 *function_ = find(S_cufftSetPlanPropertyInt64);
    return function_ != NULL ? function_(plan, property, inputValueInt) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long *returnPtrValue)
{
    fn_cufftGetPlanPropertyInt64 *function_ = find(S_cufftGetPlanPropertyInt64);
    return function_ != NULL ? function_(plan, property, returnPtrValue) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftResetPlanProperty(cufftHandle plan, cufftProperty property)
{
    fn_cufftResetPlanProperty *function_ = find(S_cufftResetPlanProperty);
    return function_ != NULL ? function_(plan, property) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)
{
    fn_cufftXtSetGPUs *function_ = find(S_cufftXtSetGPUs);
    return function_ != NULL ? function_(handle, nGPUs, whichGPUs) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format)
{
    fn_cufftXtMalloc *function_ = find(S_cufftXtMalloc);
    return function_ != NULL ? function_(plan, descriptor, format) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopyType type)
{
    fn_cufftXtMemcpy *function_ = find(S_cufftXtMemcpy);
    return function_ != NULL ? function_(plan, dstPointer, srcPointer, type) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtFree(cudaLibXtDesc *descriptor)
{
    fn_cufftXtFree *function_ = find(S_cufftXtFree);
    return function_ != NULL ? function_(descriptor) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtSetWorkArea(cufftHandle plan, void **workArea)
{
    fn_cufftXtSetWorkArea *function_ = find(S_cufftXtSetWorkArea);
    return function_ != NULL ? function_(plan, workArea) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtExecDescriptorC2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output,
    int direction)
{
    fn_cufftXtExecDescriptorC2C *function_ = find(S_cufftXtExecDescriptorC2C);
    return function_ != NULL ? function_(plan, input, output, direction) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)
{
    fn_cufftXtExecDescriptorR2C *function_ = find(S_cufftXtExecDescriptorR2C);
    return function_ != NULL ? function_(plan, input, output) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)
{
    fn_cufftXtExecDescriptorC2R *function_ = find(S_cufftXtExecDescriptorC2R);
    return function_ != NULL ? function_(plan, input, output) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtExecDescriptorZ2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output,
    int direction)
{
    fn_cufftXtExecDescriptorZ2Z *function_ = find(S_cufftXtExecDescriptorZ2Z);
    return function_ != NULL ? function_(plan, input, output, direction) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)
{
    fn_cufftXtExecDescriptorD2Z *function_ = find(S_cufftXtExecDescriptorD2Z);
    return function_ != NULL ? function_(plan, input, output) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)
{
    fn_cufftXtExecDescriptorZ2D *function_ = find(S_cufftXtExecDescriptorZ2D);
    return function_ != NULL ? function_(plan, input, output) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtQueryPlan(cufftHandle plan, void *queryStruct, cufftXtQueryType queryType)
{
    fn_cufftXtQueryPlan *function_ = find(S_cufftXtQueryPlan);
    return function_ != NULL ? function_(plan, queryStruct, queryType) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtSetCallback(cufftHandle plan, void **callback_routine, cufftXtCallbackType cbType,
    void **caller_info)
{
    fn_cufftXtSetCallback *function_ = find(S_cufftXtSetCallback);
    return function_ != NULL ? function_(plan, callback_routine, cbType, caller_info)
        : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)
{
    fn_cufftXtClearCallback *function_ = find(S_cufftXtClearCallback);
    return function_ != NULL ? function_(plan, cbType) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize)
{
    fn_cufftXtSetCallbackSharedSize *function_ = find(S_cufftXtSetCallbackSharedSize);
    return function_ != NULL ? function_(plan, cbType, sharedSize) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtSetJITCallback(cufftHandle plan, const char *lto_callback_symbol_name,
    const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type,
    void **caller_info)
{
    fn_cufftXtSetJITCallback *function_ = find(S_cufftXtSetJITCallback);
    return function_ != NULL
        ? function_(plan, lto_callback_symbol_name, lto_callback_fatbin, lto_callback_fatbin_size,
        type, caller_info) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembed,
    long long istride, long long idist, cudaDataType inputtype, long long *onembed,
    long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize,
    cudaDataType executiontype)
{
    fn_cufftXtMakePlanMany *function_ = find(S_cufftXtMakePlanMany);
    return function_ != NULL
        ? function_(plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, odist,
        outputtype, batch, workSize, executiontype) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed,
    long long istride, long long idist, cudaDataType inputtype, long long *onembed,
    long long ostride, long long odist, cudaDataType outputtype, long long batch, size_t *workSize,
    cudaDataType executiontype)
{
    fn_cufftXtGetSizeMany *function_ = find(S_cufftXtGetSizeMany);
    return function_ != NULL
        ? function_(plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, odist,
        outputtype, batch, workSize, executiontype) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtExec(cufftHandle plan, void *input, void *output, int direction)
{
    fn_cufftXtExec *function_ = find(S_cufftXtExec);
    return function_ != NULL ? function_(plan, input, output, direction) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output,
    int direction)
{
    fn_cufftXtExecDescriptor *function_ = find(S_cufftXtExecDescriptor);
    return function_ != NULL ? function_(plan, input, output, direction) : CUFFT_INVALID_PLAN;
}

static cufftResult
api_cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize)
{
    fn_cufftXtSetWorkAreaPolicy *function_ = find(S_cufftXtSetWorkAreaPolicy);
    return function_ != NULL ? function_(plan, policy, workSize) : CUFFT_INVALID_PLAN;
}

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&cufft_api_table, symbols, SYMBOL_COUNT, &last, function,
        symbol);
}

const cubind_cufft_api cufft_api_table = {
    .layout = CUBIND_CUFFT_API_LAYOUT,
    .api_version = 12090,
    .size = sizeof(cubind_cufft_api),
    .find = find_entry,
    .cufftPlan1d = api_cufftPlan1d,
    .cufftPlan2d = api_cufftPlan2d,
    .cufftPlan3d = api_cufftPlan3d,
    .cufftPlanMany = api_cufftPlanMany,
    .cufftMakePlan1d = api_cufftMakePlan1d,
    .cufftMakePlan2d = api_cufftMakePlan2d,
    .cufftMakePlan3d = api_cufftMakePlan3d,
    .cufftMakePlanMany = api_cufftMakePlanMany,
    .cufftMakePlanMany64 = api_cufftMakePlanMany64,
    .cufftGetSizeMany64 = api_cufftGetSizeMany64,
    .cufftEstimate1d = api_cufftEstimate1d,
    .cufftEstimate2d = api_cufftEstimate2d,
    .cufftEstimate3d = api_cufftEstimate3d,
    .cufftEstimateMany = api_cufftEstimateMany,
    .cufftCreate = api_cufftCreate,
    .cufftGetSize1d = api_cufftGetSize1d,
    .cufftGetSize2d = api_cufftGetSize2d,
    .cufftGetSize3d = api_cufftGetSize3d,
    .cufftGetSizeMany = api_cufftGetSizeMany,
    .cufftGetSize = api_cufftGetSize,
    .cufftSetWorkArea = api_cufftSetWorkArea,
    .cufftSetAutoAllocation = api_cufftSetAutoAllocation,
    .cufftExecC2C = api_cufftExecC2C,
    .cufftExecR2C = api_cufftExecR2C,
    .cufftExecC2R = api_cufftExecC2R,
    .cufftExecZ2Z = api_cufftExecZ2Z,
    .cufftExecD2Z = api_cufftExecD2Z,
    .cufftExecZ2D = api_cufftExecZ2D,
    .cufftSetStream = api_cufftSetStream,
    .cufftDestroy = api_cufftDestroy,
    .cufftGetVersion = api_cufftGetVersion,
    .cufftGetProperty = api_cufftGetProperty,
    .cufftSetPlanPropertyInt64 = api_cufftSetPlanPropertyInt64,
    .cufftGetPlanPropertyInt64 = api_cufftGetPlanPropertyInt64,
    .cufftResetPlanProperty = api_cufftResetPlanProperty,
    .cufftXtSetGPUs = api_cufftXtSetGPUs,
    .cufftXtMalloc = api_cufftXtMalloc,
    .cufftXtMemcpy = api_cufftXtMemcpy,
    .cufftXtFree = api_cufftXtFree,
    .cufftXtSetWorkArea = api_cufftXtSetWorkArea,
    .cufftXtExecDescriptorC2C = api_cufftXtExecDescriptorC2C,
    .cufftXtExecDescriptorR2C = api_cufftXtExecDescriptorR2C,
    .cufftXtExecDescriptorC2R = api_cufftXtExecDescriptorC2R,
    .cufftXtExecDescriptorZ2Z = api_cufftXtExecDescriptorZ2Z,
    .cufftXtExecDescriptorD2Z = api_cufftXtExecDescriptorD2Z,
    .cufftXtExecDescriptorZ2D = api_cufftXtExecDescriptorZ2D,
    .cufftXtQueryPlan = api_cufftXtQueryPlan,
    .cufftXtSetCallback = api_cufftXtSetCallback,
    .cufftXtClearCallback = api_cufftXtClearCallback,
    .cufftXtSetCallbackSharedSize = api_cufftXtSetCallbackSharedSize,
    .cufftXtSetJITCallback = api_cufftXtSetJITCallback,
    .cufftXtMakePlanMany = api_cufftXtMakePlanMany,
    .cufftXtGetSizeMany = api_cufftXtGetSizeMany,
    .cufftXtExec = api_cufftXtExec,
    .cufftXtExecDescriptor = api_cufftXtExecDescriptor,
    .cufftXtSetWorkAreaPolicy = api_cufftXtSetWorkAreaPolicy,
};
