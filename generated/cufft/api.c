// api.c of cubind for cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/cufft.yaml.
// clang-format off

#include "cufft_api.h"

#include "cubind/capsule.h"

#include "symbols.h"

_Static_assert(sizeof(cubind_cufft_api) == sizeof(cb_api) + SYMBOL_COUNT * sizeof(void *),
    "a member for each symbol");

// The member `name` of the table: calls the library's function, or returns `missing` if there is
// none.
#define API_VALUE(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *call = cb_symbol_address_or_null(&cufft_symbols[S_##name]); \
        return call != NULL ? call args : missing; \
    }

// The same for the status type, which most functions return.
#define API(name, params, args) \
    API_VALUE(cufftResult, name, params, args, CUFFT_NOT_IMPLEMENTED)

API(cufftPlan1d, (cufftHandle *plan, int nx, cufftType type, int batch), (plan, nx, type, batch))
API(cufftPlan2d, (cufftHandle *plan, int nx, int ny, cufftType type), (plan, nx, ny, type))
API(cufftPlan3d, (cufftHandle *plan, int nx, int ny, int nz, cufftType type),
    (plan, nx, ny, nz, type))
API(cufftPlanMany,
    (cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed,
        int ostride, int odist, cufftType type, int batch),
    (plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch))
API(cufftMakePlan1d, (cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize),
    (plan, nx, type, batch, workSize))
API(cufftMakePlan2d, (cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize),
    (plan, nx, ny, type, workSize))
API(cufftMakePlan3d, (cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize),
    (plan, nx, ny, nz, type, workSize))
API(cufftMakePlanMany,
    (cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed,
        int ostride, int odist, cufftType type, int batch, size_t *workSize),
    (plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, workSize))
API(cufftMakePlanMany64,
    (cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
        long long idist, long long *onembed, long long ostride, long long odist, cufftType type,
        long long batch, size_t *workSize),
    (plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, workSize))
API(cufftGetSizeMany64,
    (cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
        long long idist, long long *onembed, long long ostride, long long odist, cufftType type,
        long long batch, size_t *workSize),
    (plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, workSize))
API(cufftEstimate1d, (int nx, cufftType type, int batch, size_t *workSize),
    (nx, type, batch, workSize))
API(cufftEstimate2d, (int nx, int ny, cufftType type, size_t *workSize), (nx, ny, type, workSize))
API(cufftEstimate3d, (int nx, int ny, int nz, cufftType type, size_t *workSize),
    (nx, ny, nz, type, workSize))
API(cufftEstimateMany,
    (int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist,
        cufftType type, int batch, size_t *workSize),
    (rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, workSize))
API(cufftCreate, (cufftHandle *handle), (handle))
API(cufftGetSize1d, (cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize),
    (handle, nx, type, batch, workSize))
API(cufftGetSize2d, (cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize),
    (handle, nx, ny, type, workSize))
API(cufftGetSize3d, (cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize),
    (handle, nx, ny, nz, type, workSize))
API(cufftGetSizeMany,
    (cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist, int *onembed,
        int ostride, int odist, cufftType type, int batch, size_t *workArea),
    (handle, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, workArea))
API(cufftGetSize, (cufftHandle handle, size_t *workSize), (handle, workSize))
API(cufftSetWorkArea, (cufftHandle plan, void *workArea), (plan, workArea))
API(cufftSetAutoAllocation, (cufftHandle plan, int autoAllocate), (plan, autoAllocate))
API(cufftExecC2C, (cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction),
    (plan, idata, odata, direction))
API(cufftExecR2C, (cufftHandle plan, cufftReal *idata, cufftComplex *odata), (plan, idata, odata))
API(cufftExecC2R, (cufftHandle plan, cufftComplex *idata, cufftReal *odata), (plan, idata, odata))
API(cufftExecZ2Z,
    (cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata, int direction),
    (plan, idata, odata, direction))
API(cufftExecD2Z, (cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata),
    (plan, idata, odata))
API(cufftExecZ2D, (cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata),
    (plan, idata, odata))
API(cufftSetStream, (cufftHandle plan, cudaStream_t stream), (plan, stream))
API(cufftDestroy, (cufftHandle plan), (plan))
API(cufftGetVersion, (int *version), (version))
API(cufftGetProperty, (libraryPropertyType type, int *value), (type, value))
API(cufftSetPlanPropertyInt64,
    (cufftHandle plan, cufftProperty property, const long long inputValueInt),
    (plan, property, inputValueInt))
API(cufftGetPlanPropertyInt64,
    (cufftHandle plan, cufftProperty property, long long *returnPtrValue),
    (plan, property, returnPtrValue))
API(cufftResetPlanProperty, (cufftHandle plan, cufftProperty property), (plan, property))
API(cufftXtSetGPUs, (cufftHandle handle, int nGPUs, int *whichGPUs), (handle, nGPUs, whichGPUs))
API(cufftXtMalloc, (cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format),
    (plan, descriptor, format))
API(cufftXtMemcpy, (cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopyType type),
    (plan, dstPointer, srcPointer, type))
API(cufftXtFree, (cudaLibXtDesc *descriptor), (descriptor))
API(cufftXtSetWorkArea, (cufftHandle plan, void **workArea), (plan, workArea))
API(cufftXtExecDescriptorC2C,
    (cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction),
    (plan, input, output, direction))
API(cufftXtExecDescriptorR2C, (cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output),
    (plan, input, output))
API(cufftXtExecDescriptorC2R, (cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output),
    (plan, input, output))
API(cufftXtExecDescriptorZ2Z,
    (cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction),
    (plan, input, output, direction))
API(cufftXtExecDescriptorD2Z, (cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output),
    (plan, input, output))
API(cufftXtExecDescriptorZ2D, (cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output),
    (plan, input, output))
API(cufftXtQueryPlan, (cufftHandle plan, void *queryStruct, cufftXtQueryType queryType),
    (plan, queryStruct, queryType))
API(cufftXtSetCallback,
    (cufftHandle plan, void **callback_routine, cufftXtCallbackType cbType, void **caller_info),
    (plan, callback_routine, cbType, caller_info))
API(cufftXtClearCallback, (cufftHandle plan, cufftXtCallbackType cbType), (plan, cbType))
API(cufftXtSetCallbackSharedSize,
    (cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize), (plan, cbType, sharedSize))
API(cufftXtSetJITCallback,
    (cufftHandle plan, const char *lto_callback_symbol_name, const void *lto_callback_fatbin,
        size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info),
    (plan, lto_callback_symbol_name, lto_callback_fatbin, lto_callback_fatbin_size, type,
        caller_info))
API(cufftXtMakePlanMany,
    (cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
        long long idist, cudaDataType inputtype, long long *onembed, long long ostride,
        long long odist, cudaDataType outputtype, long long batch, size_t *workSize,
        cudaDataType executiontype),
    (plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, odist, outputtype, batch,
        workSize, executiontype))
API(cufftXtGetSizeMany,
    (cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
        long long idist, cudaDataType inputtype, long long *onembed, long long ostride,
        long long odist, cudaDataType outputtype, long long batch, size_t *workSize,
        cudaDataType executiontype),
    (plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, odist, outputtype, batch,
        workSize, executiontype))
API(cufftXtExec, (cufftHandle plan, void *input, void *output, int direction),
    (plan, input, output, direction))
API(cufftXtExecDescriptor,
    (cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction),
    (plan, input, output, direction))
API(cufftXtSetWorkAreaPolicy, (cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize),
    (plan, policy, workSize))

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&cufft_api_table, cufft_symbols, SYMBOL_COUNT, &last,
        function, symbol);
}

const struct cubind_cufft_api cufft_api_table = {
    .layout = CUBIND_CUFFT_API_LAYOUT,
    .api_version = CUBIND_CUFFT_API_VERSION,
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
