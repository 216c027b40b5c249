// stub_library.c of cubind for cuFFT, API version 12.9.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/cufft.yaml.
// clang-format off

#define STUB_STATUS cufftResult
#define STUB_SUCCESS CUFFT_SUCCESS

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "cufft";
const int stub_api_version = 12090;

// An entry point does not use all that it is called with.
#pragma GCC diagnostic ignored "-Wunused-parameter"

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

STUB_FILLS(0, __cufftXtSetJITCallback_12_7,
    (cufftHandle plan, const char *lto_callback_symbol_name, const void *lto_callback_fatbin,
        size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info),
    (plan, lto_callback_symbol_name, lto_callback_fatbin, lto_callback_fatbin_size, type,
        caller_info))
{
    stub_input_string(recorded, 1, lto_callback_symbol_name);
    stub_input(recorded, 5, caller_info, 1 * sizeof(void *));
}

STUB_FILLS(1, cufftCreate, (cufftHandle *handle), (handle))
{
    stub_output(recorded, 0, (void *)handle, sizeof(cufftHandle));
}

STUB(2, cufftDestroy, (cufftHandle plan), (plan))

STUB_FILLS(3, cufftEstimate1d, (int nx, cufftType type, int batch, size_t *workSize),
    (nx, type, batch, workSize))
{
    stub_output_open(recorded, 3, (void *)workSize, sizeof(size_t));
}

STUB_FILLS(4, cufftEstimate2d, (int nx, int ny, cufftType type, size_t *workSize),
    (nx, ny, type, workSize))
{
    stub_output_open(recorded, 3, (void *)workSize, sizeof(size_t));
}

STUB_FILLS(5, cufftEstimate3d, (int nx, int ny, int nz, cufftType type, size_t *workSize),
    (nx, ny, nz, type, workSize))
{
    stub_output_open(recorded, 4, (void *)workSize, sizeof(size_t));
}

STUB_FILLS(6, cufftEstimateMany,
    (int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist,
        cufftType type, int batch, size_t *workSize),
    (rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, workSize))
{
    stub_input(recorded, 1, n, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 2, inembed, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 5, onembed, stub_items((size_t)rank) * sizeof(int));
    stub_output_open(recorded, 10, (void *)workSize, sizeof(size_t));
}

STUB(7, cufftExecC2C, (cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction),
    (plan, idata, odata, direction))
STUB(8, cufftExecC2R, (cufftHandle plan, cufftComplex *idata, cufftReal *odata),
    (plan, idata, odata))
STUB(9, cufftExecD2Z, (cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata),
    (plan, idata, odata))
STUB(10, cufftExecR2C, (cufftHandle plan, cufftReal *idata, cufftComplex *odata),
    (plan, idata, odata))
STUB(11, cufftExecZ2D, (cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata),
    (plan, idata, odata))
STUB(12, cufftExecZ2Z,
    (cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata, int direction),
    (plan, idata, odata, direction))

STUB_FILLS(13, cufftGetPlanPropertyInt64,
    (cufftHandle plan, cufftProperty property, long long *returnPtrValue),
    (plan, property, returnPtrValue))
{
    stub_output(recorded, 2, (void *)returnPtrValue, sizeof(long long));
}

STUB_FILLS(14, cufftGetProperty, (libraryPropertyType type, int *value), (type, value))
{
    stub_output(recorded, 1, (void *)value, sizeof(int));
}

STUB_FILLS(15, cufftGetSize, (cufftHandle handle, size_t *workSize), (handle, workSize))
{
    stub_output_open(recorded, 1, (void *)workSize, sizeof(size_t));
}

STUB_FILLS(16, cufftGetSize1d,
    (cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize),
    (handle, nx, type, batch, workSize))
{
    stub_output_open(recorded, 4, (void *)workSize, sizeof(size_t));
}

STUB_FILLS(17, cufftGetSize2d,
    (cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize),
    (handle, nx, ny, type, workSize))
{
    stub_output_open(recorded, 4, (void *)workSize, sizeof(size_t));
}

STUB_FILLS(18, cufftGetSize3d,
    (cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize),
    (handle, nx, ny, nz, type, workSize))
{
    stub_output_open(recorded, 5, (void *)workSize, sizeof(size_t));
}

STUB_FILLS(19, cufftGetSizeMany,
    (cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist, int *onembed,
        int ostride, int odist, cufftType type, int batch, size_t *workArea),
    (handle, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, workArea))
{
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 6, onembed, stub_items((size_t)rank) * sizeof(int));
    stub_output_open(recorded, 11, (void *)workArea, sizeof(size_t));
}

STUB_FILLS(20, cufftGetSizeMany64,
    (cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
        long long idist, long long *onembed, long long ostride, long long odist, cufftType type,
        long long batch, size_t *workSize),
    (plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, workSize))
{
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 6, onembed, stub_items((size_t)rank) * sizeof(long long));
    stub_output_open(recorded, 11, (void *)workSize, sizeof(size_t));
}

STUB_FILLS(21, cufftGetVersion, (int *version), (version))
{
    stub_output(recorded, 0, (void *)version, sizeof(int));
}

STUB_FILLS(22, cufftMakePlan1d,
    (cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize),
    (plan, nx, type, batch, workSize))
{
    stub_output_open(recorded, 4, (void *)workSize, sizeof(size_t));
}

STUB_FILLS(23, cufftMakePlan2d,
    (cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize),
    (plan, nx, ny, type, workSize))
{
    stub_output_open(recorded, 4, (void *)workSize, sizeof(size_t));
}

STUB_FILLS(24, cufftMakePlan3d,
    (cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize),
    (plan, nx, ny, nz, type, workSize))
{
    stub_output_open(recorded, 5, (void *)workSize, sizeof(size_t));
}

STUB_FILLS(25, cufftMakePlanMany,
    (cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed,
        int ostride, int odist, cufftType type, int batch, size_t *workSize),
    (plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, workSize))
{
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 6, onembed, stub_items((size_t)rank) * sizeof(int));
    stub_output_open(recorded, 11, (void *)workSize, sizeof(size_t));
}

STUB_FILLS(26, cufftMakePlanMany64,
    (cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
        long long idist, long long *onembed, long long ostride, long long odist, cufftType type,
        long long batch, size_t *workSize),
    (plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, workSize))
{
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 6, onembed, stub_items((size_t)rank) * sizeof(long long));
    stub_output_open(recorded, 11, (void *)workSize, sizeof(size_t));
}

STUB_FILLS(27, cufftPlan1d, (cufftHandle *plan, int nx, cufftType type, int batch),
    (plan, nx, type, batch))
{
    stub_output(recorded, 0, (void *)plan, sizeof(cufftHandle));
}

STUB_FILLS(28, cufftPlan2d, (cufftHandle *plan, int nx, int ny, cufftType type),
    (plan, nx, ny, type))
{
    stub_output(recorded, 0, (void *)plan, sizeof(cufftHandle));
}

STUB_FILLS(29, cufftPlan3d, (cufftHandle *plan, int nx, int ny, int nz, cufftType type),
    (plan, nx, ny, nz, type))
{
    stub_output(recorded, 0, (void *)plan, sizeof(cufftHandle));
}

STUB_FILLS(30, cufftPlanMany,
    (cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist, int *onembed,
        int ostride, int odist, cufftType type, int batch),
    (plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch))
{
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 6, onembed, stub_items((size_t)rank) * sizeof(int));
    stub_output(recorded, 0, (void *)plan, sizeof(cufftHandle));
}

STUB(31, cufftResetPlanProperty, (cufftHandle plan, cufftProperty property), (plan, property))
STUB(32, cufftSetAutoAllocation, (cufftHandle plan, int autoAllocate), (plan, autoAllocate))
STUB(33, cufftSetPlanPropertyInt64,
    (cufftHandle plan, cufftProperty property, const long long inputValueInt),
    (plan, property, inputValueInt))
STUB(34, cufftSetStream, (cufftHandle plan, cudaStream_t stream), (plan, stream))
STUB(35, cufftSetWorkArea, (cufftHandle plan, void *workArea), (plan, workArea))
STUB(36, cufftXtClearCallback, (cufftHandle plan, cufftXtCallbackType cbType), (plan, cbType))
STUB(37, cufftXtExec, (cufftHandle plan, void *input, void *output, int direction),
    (plan, input, output, direction))

STUB_FILLS(38, cufftXtExecDescriptor,
    (cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction),
    (plan, input, output, direction))
{
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
}

STUB_FILLS(39, cufftXtExecDescriptorC2C,
    (cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction),
    (plan, input, output, direction))
{
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
}

STUB_FILLS(40, cufftXtExecDescriptorC2R,
    (cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output), (plan, input, output))
{
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
}

STUB_FILLS(41, cufftXtExecDescriptorD2Z,
    (cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output), (plan, input, output))
{
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
}

STUB_FILLS(42, cufftXtExecDescriptorR2C,
    (cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output), (plan, input, output))
{
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
}

STUB_FILLS(43, cufftXtExecDescriptorZ2D,
    (cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output), (plan, input, output))
{
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
}

STUB_FILLS(44, cufftXtExecDescriptorZ2Z,
    (cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction),
    (plan, input, output, direction))
{
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
}

STUB_FILLS(45, cufftXtFree, (cudaLibXtDesc *descriptor), (descriptor))
{
    stub_input(recorded, 0, descriptor, sizeof(cudaLibXtDesc));
}

STUB_FILLS(46, cufftXtGetSizeMany,
    (cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
        long long idist, cudaDataType inputtype, long long *onembed, long long ostride,
        long long odist, cudaDataType outputtype, long long batch, size_t *workSize,
        cudaDataType executiontype),
    (plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, odist, outputtype, batch,
        workSize, executiontype))
{
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 7, onembed, stub_items((size_t)rank) * sizeof(long long));
    stub_output_open(recorded, 12, (void *)workSize, sizeof(size_t));
}

STUB_FILLS(47, cufftXtMakePlanMany,
    (cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
        long long idist, cudaDataType inputtype, long long *onembed, long long ostride,
        long long odist, cudaDataType outputtype, long long batch, size_t *workSize,
        cudaDataType executiontype),
    (plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, odist, outputtype, batch,
        workSize, executiontype))
{
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 7, onembed, stub_items((size_t)rank) * sizeof(long long));
    stub_output_open(recorded, 12, (void *)workSize, sizeof(size_t));
}

STUB_FILLS(48, cufftXtMalloc,
    (cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format),
    (plan, descriptor, format))
{
    stub_output_view(recorded, 1, (const void **)descriptor, sizeof(cudaLibXtDesc));
}

STUB(49, cufftXtMemcpy,
    (cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopyType type),
    (plan, dstPointer, srcPointer, type))

STUB_FILLS(50, cufftXtQueryPlan, (cufftHandle plan, void *queryStruct, cufftXtQueryType queryType),
    (plan, queryStruct, queryType))
{
    stub_output(recorded, 1, (void *)queryStruct, value_size_plan_queries(queryType, 1));
}

STUB_FILLS(51, cufftXtSetCallback,
    (cufftHandle plan, void **callback_routine, cufftXtCallbackType cbType, void **caller_info),
    (plan, callback_routine, cbType, caller_info))
{
    stub_input(recorded, 1, callback_routine, 1 * sizeof(void *));
    stub_input(recorded, 3, caller_info, 1 * sizeof(void *));
}

STUB(52, cufftXtSetCallbackSharedSize,
    (cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize), (plan, cbType, sharedSize))

STUB_FILLS(53, cufftXtSetGPUs, (cufftHandle handle, int nGPUs, int *whichGPUs),
    (handle, nGPUs, whichGPUs))
{
    stub_input(recorded, 2, whichGPUs, stub_items((size_t)nGPUs) * sizeof(int));
}

STUB_FILLS(54, cufftXtSetWorkArea, (cufftHandle plan, void **workArea), (plan, workArea))
{
    stub_input(recorded, 1, workArea, 1 * sizeof(void *));
}

STUB_FILLS(55, cufftXtSetWorkAreaPolicy,
    (cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize), (plan, policy, workSize))
{
    stub_input(recorded, 2, workSize, 1 * sizeof(size_t));
}

const stub_function stub_functions[] = {
    STUB_RENAMED(cufftXtSetJITCallback, __cufftXtSetJITCallback_12_7, __cufftXtSetJITCallback_12_7,
        0, 6),
    STUB_SAME(cufftCreate, 0, 1),
    STUB_SAME(cufftDestroy, 0, 1),
    STUB_SAME(cufftEstimate1d, 0, 4),
    STUB_SAME(cufftEstimate2d, 0, 4),
    STUB_SAME(cufftEstimate3d, 0, 5),
    STUB_SAME(cufftEstimateMany, 0, 11),
    STUB_SAME(cufftExecC2C, 0, 4),
    STUB_SAME(cufftExecC2R, 0, 3),
    STUB_SAME(cufftExecD2Z, 0, 3),
    STUB_SAME(cufftExecR2C, 0, 3),
    STUB_SAME(cufftExecZ2D, 0, 3),
    STUB_SAME(cufftExecZ2Z, 0, 4),
    STUB_SAME(cufftGetPlanPropertyInt64, 0, 3),
    STUB_SAME(cufftGetProperty, 0, 2),
    STUB_SAME(cufftGetSize, 0, 2),
    STUB_SAME(cufftGetSize1d, 0, 5),
    STUB_SAME(cufftGetSize2d, 0, 5),
    STUB_SAME(cufftGetSize3d, 0, 6),
    STUB_SAME(cufftGetSizeMany, 0, 12),
    STUB_SAME(cufftGetSizeMany64, 0, 12),
    STUB_SAME(cufftGetVersion, 0, 1),
    STUB_SAME(cufftMakePlan1d, 0, 5),
    STUB_SAME(cufftMakePlan2d, 0, 5),
    STUB_SAME(cufftMakePlan3d, 0, 6),
    STUB_SAME(cufftMakePlanMany, 0, 12),
    STUB_SAME(cufftMakePlanMany64, 0, 12),
    STUB_SAME(cufftPlan1d, 0, 4),
    STUB_SAME(cufftPlan2d, 0, 4),
    STUB_SAME(cufftPlan3d, 0, 5),
    STUB_SAME(cufftPlanMany, 0, 11),
    STUB_SAME(cufftResetPlanProperty, 0, 2),
    STUB_SAME(cufftSetAutoAllocation, 0, 2),
    STUB_SAME(cufftSetPlanPropertyInt64, 0, 3),
    STUB_SAME(cufftSetStream, 0, 2),
    STUB_SAME(cufftSetWorkArea, 0, 2),
    STUB_SAME(cufftXtClearCallback, 0, 2),
    STUB_SAME(cufftXtExec, 0, 4),
    STUB_SAME(cufftXtExecDescriptor, 0, 4),
    STUB_SAME(cufftXtExecDescriptorC2C, 0, 4),
    STUB_SAME(cufftXtExecDescriptorC2R, 0, 3),
    STUB_SAME(cufftXtExecDescriptorD2Z, 0, 3),
    STUB_SAME(cufftXtExecDescriptorR2C, 0, 3),
    STUB_SAME(cufftXtExecDescriptorZ2D, 0, 3),
    STUB_SAME(cufftXtExecDescriptorZ2Z, 0, 4),
    STUB_SAME(cufftXtFree, 0, 1),
    STUB_SAME(cufftXtGetSizeMany, 0, 14),
    STUB_SAME(cufftXtMakePlanMany, 0, 14),
    STUB_SAME(cufftXtMalloc, 0, 3),
    STUB_SAME(cufftXtMemcpy, 0, 4),
    STUB_SAME(cufftXtQueryPlan, 0, 3),
    STUB_SAME(cufftXtSetCallback, 0, 4),
    STUB_SAME(cufftXtSetCallbackSharedSize, 0, 3),
    STUB_SAME(cufftXtSetGPUs, 0, 3),
    STUB_SAME(cufftXtSetWorkArea, 0, 2),
    STUB_SAME(cufftXtSetWorkAreaPolicy, 0, 3),
};
enum { COUNT = sizeof stub_functions / sizeof *stub_functions };
const int stub_function_count = COUNT;
unsigned char stub_modes[COUNT];
