// stub_library.c of cubind's binding of the cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/stub_library.c.in and generator/specs/cufft.yaml.
// clang-format off

#include "stub.h"
#include "types.h"

const char *const stub_library_name = "cufft";
const int stub_api_version = 13050;

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

STUB_EXPORT cufftResult
cufftCreate(cufftHandle *handle)
{
    STUB_BEGIN(0, cufftCreate, CUFFT_SUCCESS, (handle));
    STUB_ARGUMENTS(&handle);
    stub_output(recorded, 0, (void *)handle, sizeof(cufftHandle));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftDestroy(cufftHandle plan)
{
    STUB_BEGIN(1, cufftDestroy, CUFFT_SUCCESS, (plan));
    STUB_ARGUMENTS(&plan);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftEstimate1d(int nx, cufftType type, int batch, size_t *workSize)
{
    STUB_BEGIN(2, cufftEstimate1d, CUFFT_SUCCESS, (nx, type, batch, workSize));
    STUB_ARGUMENTS(&nx, &type, &batch, &workSize);
    stub_output_open(recorded, 3, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftEstimate2d(int nx, int ny, cufftType type, size_t *workSize)
{
    STUB_BEGIN(3, cufftEstimate2d, CUFFT_SUCCESS, (nx, ny, type, workSize));
    STUB_ARGUMENTS(&nx, &ny, &type, &workSize);
    stub_output_open(recorded, 3, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftEstimate3d(int nx, int ny, int nz, cufftType type, size_t *workSize)
{
    STUB_BEGIN(4, cufftEstimate3d, CUFFT_SUCCESS, (nx, ny, nz, type, workSize));
    STUB_ARGUMENTS(&nx, &ny, &nz, &type, &workSize);
    stub_output_open(recorded, 4, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist, int *onembed,
    int ostride, int odist, cufftType type, int batch, size_t *workSize)
{
    STUB_BEGIN(5, cufftEstimateMany, CUFFT_SUCCESS,
        (rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, workSize));
    STUB_ARGUMENTS(&rank, &n, &inembed, &istride, &idist, &onembed, &ostride, &odist, &type,
        &batch, &workSize);
    stub_input(recorded, 1, n, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 2, inembed, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 5, onembed, stub_items((size_t)rank) * sizeof(int));
    stub_output_open(recorded, 10, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftExecC2C(cufftHandle plan, cufftComplex *idata, cufftComplex *odata, int direction)
{
    STUB_BEGIN(6, cufftExecC2C, CUFFT_SUCCESS, (plan, idata, odata, direction));
    STUB_ARGUMENTS(&plan, &idata, &odata, &direction);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftExecC2R(cufftHandle plan, cufftComplex *idata, cufftReal *odata)
{
    STUB_BEGIN(7, cufftExecC2R, CUFFT_SUCCESS, (plan, idata, odata));
    STUB_ARGUMENTS(&plan, &idata, &odata);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftExecD2Z(cufftHandle plan, cufftDoubleReal *idata, cufftDoubleComplex *odata)
{
    STUB_BEGIN(8, cufftExecD2Z, CUFFT_SUCCESS, (plan, idata, odata));
    STUB_ARGUMENTS(&plan, &idata, &odata);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftExecR2C(cufftHandle plan, cufftReal *idata, cufftComplex *odata)
{
    STUB_BEGIN(9, cufftExecR2C, CUFFT_SUCCESS, (plan, idata, odata));
    STUB_ARGUMENTS(&plan, &idata, &odata);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleReal *odata)
{
    STUB_BEGIN(10, cufftExecZ2D, CUFFT_SUCCESS, (plan, idata, odata));
    STUB_ARGUMENTS(&plan, &idata, &odata);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *idata, cufftDoubleComplex *odata, int direction)
{
    STUB_BEGIN(11, cufftExecZ2Z, CUFFT_SUCCESS, (plan, idata, odata, direction));
    STUB_ARGUMENTS(&plan, &idata, &odata, &direction);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetPlanPropertyInt64(cufftHandle plan, cufftProperty property, long long *returnPtrValue)
{
    STUB_BEGIN(12, cufftGetPlanPropertyInt64, CUFFT_SUCCESS, (plan, property, returnPtrValue));
    STUB_ARGUMENTS(&plan, &property, &returnPtrValue);
    stub_output(recorded, 2, (void *)returnPtrValue, sizeof(long long));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetProperty(libraryPropertyType type, int *value)
{
    STUB_BEGIN(13, cufftGetProperty, CUFFT_SUCCESS, (type, value));
    STUB_ARGUMENTS(&type, &value);
    stub_output(recorded, 1, (void *)value, sizeof(int));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetSize(cufftHandle handle, size_t *workSize)
{
    STUB_BEGIN(14, cufftGetSize, CUFFT_SUCCESS, (handle, workSize));
    STUB_ARGUMENTS(&handle, &workSize);
    stub_output_open(recorded, 1, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetSize1d(cufftHandle handle, int nx, cufftType type, int batch, size_t *workSize)
{
    STUB_BEGIN(15, cufftGetSize1d, CUFFT_SUCCESS, (handle, nx, type, batch, workSize));
    STUB_ARGUMENTS(&handle, &nx, &type, &batch, &workSize);
    stub_output_open(recorded, 4, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetSize2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *workSize)
{
    STUB_BEGIN(16, cufftGetSize2d, CUFFT_SUCCESS, (handle, nx, ny, type, workSize));
    STUB_ARGUMENTS(&handle, &nx, &ny, &type, &workSize);
    stub_output_open(recorded, 4, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetSize3d(cufftHandle handle, int nx, int ny, int nz, cufftType type, size_t *workSize)
{
    STUB_BEGIN(17, cufftGetSize3d, CUFFT_SUCCESS, (handle, nx, ny, nz, type, workSize));
    STUB_ARGUMENTS(&handle, &nx, &ny, &nz, &type, &workSize);
    stub_output_open(recorded, 5, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetSizeMany(cufftHandle handle, int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workArea)
{
    STUB_BEGIN(18, cufftGetSizeMany, CUFFT_SUCCESS,
        (handle, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, workArea));
    STUB_ARGUMENTS(&handle, &rank, &n, &inembed, &istride, &idist, &onembed, &ostride, &odist,
        &type, &batch, &workArea);
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
    STUB_BEGIN(19, cufftGetSizeMany64, CUFFT_SUCCESS,
        (plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, workSize));
    STUB_ARGUMENTS(&plan, &rank, &n, &inembed, &istride, &idist, &onembed, &ostride, &odist, &type,
        &batch, &workSize);
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 6, onembed, stub_items((size_t)rank) * sizeof(long long));
    stub_output_open(recorded, 11, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftGetVersion(int *version)
{
    STUB_BEGIN(20, cufftGetVersion, CUFFT_SUCCESS, (version));
    STUB_ARGUMENTS(&version);
    stub_output(recorded, 0, (void *)version, sizeof(int));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftMakePlan1d(cufftHandle plan, int nx, cufftType type, int batch, size_t *workSize)
{
    STUB_BEGIN(21, cufftMakePlan1d, CUFFT_SUCCESS, (plan, nx, type, batch, workSize));
    STUB_ARGUMENTS(&plan, &nx, &type, &batch, &workSize);
    stub_output_open(recorded, 4, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftMakePlan2d(cufftHandle plan, int nx, int ny, cufftType type, size_t *workSize)
{
    STUB_BEGIN(22, cufftMakePlan2d, CUFFT_SUCCESS, (plan, nx, ny, type, workSize));
    STUB_ARGUMENTS(&plan, &nx, &ny, &type, &workSize);
    stub_output_open(recorded, 4, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftMakePlan3d(cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *workSize)
{
    STUB_BEGIN(23, cufftMakePlan3d, CUFFT_SUCCESS, (plan, nx, ny, nz, type, workSize));
    STUB_ARGUMENTS(&plan, &nx, &ny, &nz, &type, &workSize);
    stub_output_open(recorded, 5, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize)
{
    STUB_BEGIN(24, cufftMakePlanMany, CUFFT_SUCCESS,
        (plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, workSize));
    STUB_ARGUMENTS(&plan, &rank, &n, &inembed, &istride, &idist, &onembed, &ostride, &odist, &type,
        &batch, &workSize);
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
    STUB_BEGIN(25, cufftMakePlanMany64, CUFFT_SUCCESS,
        (plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, workSize));
    STUB_ARGUMENTS(&plan, &rank, &n, &inembed, &istride, &idist, &onembed, &ostride, &odist, &type,
        &batch, &workSize);
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 6, onembed, stub_items((size_t)rank) * sizeof(long long));
    stub_output_open(recorded, 11, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftPlan1d(cufftHandle *plan, int nx, cufftType type, int batch)
{
    STUB_BEGIN(26, cufftPlan1d, CUFFT_SUCCESS, (plan, nx, type, batch));
    STUB_ARGUMENTS(&plan, &nx, &type, &batch);
    stub_output(recorded, 0, (void *)plan, sizeof(cufftHandle));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftPlan2d(cufftHandle *plan, int nx, int ny, cufftType type)
{
    STUB_BEGIN(27, cufftPlan2d, CUFFT_SUCCESS, (plan, nx, ny, type));
    STUB_ARGUMENTS(&plan, &nx, &ny, &type);
    stub_output(recorded, 0, (void *)plan, sizeof(cufftHandle));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftPlan3d(cufftHandle *plan, int nx, int ny, int nz, cufftType type)
{
    STUB_BEGIN(28, cufftPlan3d, CUFFT_SUCCESS, (plan, nx, ny, nz, type));
    STUB_ARGUMENTS(&plan, &nx, &ny, &nz, &type);
    stub_output(recorded, 0, (void *)plan, sizeof(cufftHandle));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist,
    int *onembed, int ostride, int odist, cufftType type, int batch)
{
    STUB_BEGIN(29, cufftPlanMany, CUFFT_SUCCESS,
        (plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch));
    STUB_ARGUMENTS(&plan, &rank, &n, &inembed, &istride, &idist, &onembed, &ostride, &odist, &type,
        &batch);
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(int));
    stub_input(recorded, 6, onembed, stub_items((size_t)rank) * sizeof(int));
    stub_output(recorded, 0, (void *)plan, sizeof(cufftHandle));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftResetPlanProperty(cufftHandle plan, cufftProperty property)
{
    STUB_BEGIN(30, cufftResetPlanProperty, CUFFT_SUCCESS, (plan, property));
    STUB_ARGUMENTS(&plan, &property);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftSetAutoAllocation(cufftHandle plan, int autoAllocate)
{
    STUB_BEGIN(31, cufftSetAutoAllocation, CUFFT_SUCCESS, (plan, autoAllocate));
    STUB_ARGUMENTS(&plan, &autoAllocate);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftSetPlanPropertyInt64(cufftHandle plan, cufftProperty property, const long long inputValueInt)
{
    STUB_BEGIN(32, cufftSetPlanPropertyInt64, CUFFT_SUCCESS, (plan, property, inputValueInt));
    STUB_ARGUMENTS(&plan, &property, &inputValueInt);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftSetStream(cufftHandle plan, cudaStream_t stream)
{
    STUB_BEGIN(33, cufftSetStream, CUFFT_SUCCESS, (plan, stream));
    STUB_ARGUMENTS(&plan, &stream);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftSetWorkArea(cufftHandle plan, void *workArea)
{
    STUB_BEGIN(34, cufftSetWorkArea, CUFFT_SUCCESS, (plan, workArea));
    STUB_ARGUMENTS(&plan, &workArea);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtClearCallback(cufftHandle plan, cufftXtCallbackType cbType)
{
    STUB_BEGIN(35, cufftXtClearCallback, CUFFT_SUCCESS, (plan, cbType));
    STUB_ARGUMENTS(&plan, &cbType);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtExec(cufftHandle plan, void *input, void *output, int direction)
{
    STUB_BEGIN(36, cufftXtExec, CUFFT_SUCCESS, (plan, input, output, direction));
    STUB_ARGUMENTS(&plan, &input, &output, &direction);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtExecDescriptor(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output, int direction)
{
    STUB_BEGIN(37, cufftXtExecDescriptor, CUFFT_SUCCESS, (plan, input, output, direction));
    STUB_ARGUMENTS(&plan, &input, &output, &direction);
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
    STUB_BEGIN(38, cufftXtExecDescriptorC2C, CUFFT_SUCCESS, (plan, input, output, direction));
    STUB_ARGUMENTS(&plan, &input, &output, &direction);
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtExecDescriptorC2R(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)
{
    STUB_BEGIN(39, cufftXtExecDescriptorC2R, CUFFT_SUCCESS, (plan, input, output));
    STUB_ARGUMENTS(&plan, &input, &output);
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtExecDescriptorD2Z(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)
{
    STUB_BEGIN(40, cufftXtExecDescriptorD2Z, CUFFT_SUCCESS, (plan, input, output));
    STUB_ARGUMENTS(&plan, &input, &output);
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtExecDescriptorR2C(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)
{
    STUB_BEGIN(41, cufftXtExecDescriptorR2C, CUFFT_SUCCESS, (plan, input, output));
    STUB_ARGUMENTS(&plan, &input, &output);
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtExecDescriptorZ2D(cufftHandle plan, cudaLibXtDesc *input, cudaLibXtDesc *output)
{
    STUB_BEGIN(42, cufftXtExecDescriptorZ2D, CUFFT_SUCCESS, (plan, input, output));
    STUB_ARGUMENTS(&plan, &input, &output);
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
    STUB_BEGIN(43, cufftXtExecDescriptorZ2Z, CUFFT_SUCCESS, (plan, input, output, direction));
    STUB_ARGUMENTS(&plan, &input, &output, &direction);
    stub_input(recorded, 1, input, sizeof(cudaLibXtDesc));
    stub_input(recorded, 2, output, sizeof(cudaLibXtDesc));
    stub_output_open(recorded, 1, (void *)input, 0);
    stub_output_open(recorded, 2, (void *)output, 0);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtFree(cudaLibXtDesc *descriptor)
{
    STUB_BEGIN(44, cufftXtFree, CUFFT_SUCCESS, (descriptor));
    STUB_ARGUMENTS(&descriptor);
    stub_input(recorded, 0, descriptor, sizeof(cudaLibXtDesc));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed, long long istride,
    long long idist, cudaDataType inputtype, long long *onembed, long long ostride,
    long long odist, cudaDataType outputtype, long long batch, size_t *workSize,
    cudaDataType executiontype)
{
    STUB_BEGIN(45, cufftXtGetSizeMany, CUFFT_SUCCESS,
        (plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, odist, outputtype,
        batch, workSize, executiontype));
    STUB_ARGUMENTS(&plan, &rank, &n, &inembed, &istride, &idist, &inputtype, &onembed, &ostride,
        &odist, &outputtype, &batch, &workSize, &executiontype);
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
    STUB_BEGIN(46, cufftXtMakePlanMany, CUFFT_SUCCESS,
        (plan, rank, n, inembed, istride, idist, inputtype, onembed, ostride, odist, outputtype,
        batch, workSize, executiontype));
    STUB_ARGUMENTS(&plan, &rank, &n, &inembed, &istride, &idist, &inputtype, &onembed, &ostride,
        &odist, &outputtype, &batch, &workSize, &executiontype);
    stub_input(recorded, 2, n, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 3, inembed, stub_items((size_t)rank) * sizeof(long long));
    stub_input(recorded, 7, onembed, stub_items((size_t)rank) * sizeof(long long));
    stub_output_open(recorded, 12, (void *)workSize, sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtMalloc(cufftHandle plan, cudaLibXtDesc **descriptor, cufftXtSubFormat format)
{
    STUB_BEGIN(47, cufftXtMalloc, CUFFT_SUCCESS, (plan, descriptor, format));
    STUB_ARGUMENTS(&plan, &descriptor, &format);
    stub_output_view(recorded, 1, (const void **)descriptor, sizeof(cudaLibXtDesc));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtMemcpy(cufftHandle plan, void *dstPointer, void *srcPointer, cufftXtCopyType type)
{
    STUB_BEGIN(48, cufftXtMemcpy, CUFFT_SUCCESS, (plan, dstPointer, srcPointer, type));
    STUB_ARGUMENTS(&plan, &dstPointer, &srcPointer, &type);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtQueryPlan(cufftHandle plan, void *queryStruct, cufftXtQueryType queryType)
{
    STUB_BEGIN(49, cufftXtQueryPlan, CUFFT_SUCCESS, (plan, queryStruct, queryType));
    STUB_ARGUMENTS(&plan, &queryStruct, &queryType);
    stub_output(recorded, 1, (void *)queryStruct, value_size_plan_queries(queryType, 1));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtSetCallback(cufftHandle plan, void **callback_routine, cufftXtCallbackType cbType,
    void **caller_info)
{
    STUB_BEGIN(50, cufftXtSetCallback, CUFFT_SUCCESS,
        (plan, callback_routine, cbType, caller_info));
    STUB_ARGUMENTS(&plan, &callback_routine, &cbType, &caller_info);
    stub_input(recorded, 1, callback_routine, 1 * sizeof(void *));
    stub_input(recorded, 3, caller_info, 1 * sizeof(void *));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtSetCallbackSharedSize(cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize)
{
    STUB_BEGIN(51, cufftXtSetCallbackSharedSize, CUFFT_SUCCESS, (plan, cbType, sharedSize));
    STUB_ARGUMENTS(&plan, &cbType, &sharedSize);
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtSetGPUs(cufftHandle handle, int nGPUs, int *whichGPUs)
{
    STUB_BEGIN(52, cufftXtSetGPUs, CUFFT_SUCCESS, (handle, nGPUs, whichGPUs));
    STUB_ARGUMENTS(&handle, &nGPUs, &whichGPUs);
    stub_input(recorded, 2, whichGPUs, stub_items((size_t)nGPUs) * sizeof(int));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtSetJITCallback(cufftHandle plan, const char *lto_callback_symbol_name,
    const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type,
    void **caller_info)
{
    STUB_BEGIN(53, cufftXtSetJITCallback, CUFFT_SUCCESS,
        (plan, lto_callback_symbol_name, lto_callback_fatbin, lto_callback_fatbin_size, type,
        caller_info));
    STUB_ARGUMENTS(&plan, &lto_callback_symbol_name, &lto_callback_fatbin,
        &lto_callback_fatbin_size, &type, &caller_info);
    stub_input_string(recorded, 1, lto_callback_symbol_name);
    stub_input(recorded, 5, caller_info, 1 * sizeof(void *));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtSetWorkArea(cufftHandle plan, void **workArea)
{
    STUB_BEGIN(54, cufftXtSetWorkArea, CUFFT_SUCCESS, (plan, workArea));
    STUB_ARGUMENTS(&plan, &workArea);
    stub_input(recorded, 1, workArea, 1 * sizeof(void *));
    return (cufftResult)stub_finish(recorded);
}

STUB_EXPORT cufftResult
cufftXtSetWorkAreaPolicy(cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize)
{
    STUB_BEGIN(55, cufftXtSetWorkAreaPolicy, CUFFT_SUCCESS, (plan, policy, workSize));
    STUB_ARGUMENTS(&plan, &policy, &workSize);
    stub_input(recorded, 2, workSize, 1 * sizeof(size_t));
    return (cufftResult)stub_finish(recorded);
}

static const stub_param params_cufftPlan1d[] = {STUB_OUT(cufftHandle *, plan), STUB_IN(int, nx),
    STUB_IN(cufftType, type), STUB_IN(int, batch)};
static const stub_param params_cufftPlan2d[] = {STUB_OUT(cufftHandle *, plan), STUB_IN(int, nx),
    STUB_IN(int, ny), STUB_IN(cufftType, type)};
static const stub_param params_cufftPlan3d[] = {STUB_OUT(cufftHandle *, plan), STUB_IN(int, nx),
    STUB_IN(int, ny), STUB_IN(int, nz), STUB_IN(cufftType, type)};
static const stub_param params_cufftPlanMany[] = {STUB_OUT(cufftHandle *, plan),
    STUB_IN(int, rank), STUB_IN(int *, n), STUB_IN(int *, inembed), STUB_IN(int, istride),
    STUB_IN(int, idist), STUB_IN(int *, onembed), STUB_IN(int, ostride), STUB_IN(int, odist),
    STUB_IN(cufftType, type), STUB_IN(int, batch)};
static const stub_param params_cufftMakePlan1d[] = {STUB_IN(cufftHandle, plan), STUB_IN(int, nx),
    STUB_IN(cufftType, type), STUB_IN(int, batch), STUB_OUT(size_t *, workSize)};
static const stub_param params_cufftMakePlan2d[] = {STUB_IN(cufftHandle, plan), STUB_IN(int, nx),
    STUB_IN(int, ny), STUB_IN(cufftType, type), STUB_OUT(size_t *, workSize)};
static const stub_param params_cufftMakePlan3d[] = {STUB_IN(cufftHandle, plan), STUB_IN(int, nx),
    STUB_IN(int, ny), STUB_IN(int, nz), STUB_IN(cufftType, type), STUB_OUT(size_t *, workSize)};
static const stub_param params_cufftMakePlanMany[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(int, rank), STUB_IN(int *, n), STUB_IN(int *, inembed), STUB_IN(int, istride),
    STUB_IN(int, idist), STUB_IN(int *, onembed), STUB_IN(int, ostride), STUB_IN(int, odist),
    STUB_IN(cufftType, type), STUB_IN(int, batch), STUB_OUT(size_t *, workSize)};
static const stub_param params_cufftMakePlanMany64[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(int, rank), STUB_IN(long long *, n), STUB_IN(long long *, inembed),
    STUB_IN(long long, istride), STUB_IN(long long, idist), STUB_IN(long long *, onembed),
    STUB_IN(long long, ostride), STUB_IN(long long, odist), STUB_IN(cufftType, type),
    STUB_IN(long long, batch), STUB_OUT(size_t *, workSize)};
static const stub_param params_cufftGetSizeMany64[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(int, rank), STUB_IN(long long *, n), STUB_IN(long long *, inembed),
    STUB_IN(long long, istride), STUB_IN(long long, idist), STUB_IN(long long *, onembed),
    STUB_IN(long long, ostride), STUB_IN(long long, odist), STUB_IN(cufftType, type),
    STUB_IN(long long, batch), STUB_OUT(size_t *, workSize)};
static const stub_param params_cufftEstimate1d[] = {STUB_IN(int, nx), STUB_IN(cufftType, type),
    STUB_IN(int, batch), STUB_OUT(size_t *, workSize)};
static const stub_param params_cufftEstimate2d[] = {STUB_IN(int, nx), STUB_IN(int, ny),
    STUB_IN(cufftType, type), STUB_OUT(size_t *, workSize)};
static const stub_param params_cufftEstimate3d[] = {STUB_IN(int, nx), STUB_IN(int, ny),
    STUB_IN(int, nz), STUB_IN(cufftType, type), STUB_OUT(size_t *, workSize)};
static const stub_param params_cufftEstimateMany[] = {STUB_IN(int, rank), STUB_IN(int *, n),
    STUB_IN(int *, inembed), STUB_IN(int, istride), STUB_IN(int, idist), STUB_IN(int *, onembed),
    STUB_IN(int, ostride), STUB_IN(int, odist), STUB_IN(cufftType, type), STUB_IN(int, batch),
    STUB_OUT(size_t *, workSize)};
static const stub_param params_cufftCreate[] = {STUB_OUT(cufftHandle *, handle)};
static const stub_param params_cufftGetSize1d[] = {STUB_IN(cufftHandle, handle), STUB_IN(int, nx),
    STUB_IN(cufftType, type), STUB_IN(int, batch), STUB_OUT(size_t *, workSize)};
static const stub_param params_cufftGetSize2d[] = {STUB_IN(cufftHandle, handle), STUB_IN(int, nx),
    STUB_IN(int, ny), STUB_IN(cufftType, type), STUB_OUT(size_t *, workSize)};
static const stub_param params_cufftGetSize3d[] = {STUB_IN(cufftHandle, handle), STUB_IN(int, nx),
    STUB_IN(int, ny), STUB_IN(int, nz), STUB_IN(cufftType, type), STUB_OUT(size_t *, workSize)};
static const stub_param params_cufftGetSizeMany[] = {STUB_IN(cufftHandle, handle),
    STUB_IN(int, rank), STUB_IN(int *, n), STUB_IN(int *, inembed), STUB_IN(int, istride),
    STUB_IN(int, idist), STUB_IN(int *, onembed), STUB_IN(int, ostride), STUB_IN(int, odist),
    STUB_IN(cufftType, type), STUB_IN(int, batch), STUB_OUT(size_t *, workArea)};
static const stub_param params_cufftGetSize[] = {STUB_IN(cufftHandle, handle),
    STUB_OUT(size_t *, workSize)};
static const stub_param params_cufftSetWorkArea[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(void *, workArea)};
static const stub_param params_cufftSetAutoAllocation[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(int, autoAllocate)};
static const stub_param params_cufftExecC2C[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(cufftComplex *, idata), STUB_IN(cufftComplex *, odata), STUB_IN(int, direction)};
static const stub_param params_cufftExecR2C[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(cufftReal *, idata), STUB_IN(cufftComplex *, odata)};
static const stub_param params_cufftExecC2R[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(cufftComplex *, idata), STUB_IN(cufftReal *, odata)};
static const stub_param params_cufftExecZ2Z[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(cufftDoubleComplex *, idata), STUB_IN(cufftDoubleComplex *, odata),
    STUB_IN(int, direction)};
static const stub_param params_cufftExecD2Z[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(cufftDoubleReal *, idata), STUB_IN(cufftDoubleComplex *, odata)};
static const stub_param params_cufftExecZ2D[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(cufftDoubleComplex *, idata), STUB_IN(cufftDoubleReal *, odata)};
static const stub_param params_cufftSetStream[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(cudaStream_t, stream)};
static const stub_param params_cufftDestroy[] = {STUB_IN(cufftHandle, plan)};
static const stub_param params_cufftGetVersion[] = {STUB_OUT(int *, version)};
static const stub_param params_cufftGetProperty[] = {STUB_IN(libraryPropertyType, type),
    STUB_OUT(int *, value)};
static const stub_param params_cufftSetPlanPropertyInt64[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(cufftProperty, property), STUB_IN(long long, inputValueInt)};
static const stub_param params_cufftGetPlanPropertyInt64[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(cufftProperty, property), STUB_OUT(long long *, returnPtrValue)};
static const stub_param params_cufftResetPlanProperty[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(cufftProperty, property)};
static const stub_param params_cufftXtSetGPUs[] = {STUB_IN(cufftHandle, handle),
    STUB_IN(int, nGPUs), STUB_IN(int *, whichGPUs)};
static const stub_param params_cufftXtMalloc[] = {STUB_IN(cufftHandle, plan),
    STUB_OUT(cudaLibXtDesc **, descriptor), STUB_IN(cufftXtSubFormat, format)};
static const stub_param params_cufftXtMemcpy[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(void *, dstPointer), STUB_IN(void *, srcPointer), STUB_IN(cufftXtCopyType, type)};
static const stub_param params_cufftXtFree[] = {STUB_IN(cudaLibXtDesc *, descriptor)};
static const stub_param params_cufftXtSetWorkArea[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(void **, workArea)};
static const stub_param params_cufftXtExecDescriptorC2C[] = {STUB_IN(cufftHandle, plan),
    STUB_OUT(cudaLibXtDesc *, input), STUB_OUT(cudaLibXtDesc *, output), STUB_IN(int, direction)};
static const stub_param params_cufftXtExecDescriptorR2C[] = {STUB_IN(cufftHandle, plan),
    STUB_OUT(cudaLibXtDesc *, input), STUB_OUT(cudaLibXtDesc *, output)};
static const stub_param params_cufftXtExecDescriptorC2R[] = {STUB_IN(cufftHandle, plan),
    STUB_OUT(cudaLibXtDesc *, input), STUB_OUT(cudaLibXtDesc *, output)};
static const stub_param params_cufftXtExecDescriptorZ2Z[] = {STUB_IN(cufftHandle, plan),
    STUB_OUT(cudaLibXtDesc *, input), STUB_OUT(cudaLibXtDesc *, output), STUB_IN(int, direction)};
static const stub_param params_cufftXtExecDescriptorD2Z[] = {STUB_IN(cufftHandle, plan),
    STUB_OUT(cudaLibXtDesc *, input), STUB_OUT(cudaLibXtDesc *, output)};
static const stub_param params_cufftXtExecDescriptorZ2D[] = {STUB_IN(cufftHandle, plan),
    STUB_OUT(cudaLibXtDesc *, input), STUB_OUT(cudaLibXtDesc *, output)};
static const stub_param params_cufftXtQueryPlan[] = {STUB_IN(cufftHandle, plan),
    STUB_OUT(void *, queryStruct), STUB_IN(cufftXtQueryType, queryType)};
static const stub_param params_cufftXtSetCallback[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(void **, callback_routine), STUB_IN(cufftXtCallbackType, cbType),
    STUB_IN(void **, caller_info)};
static const stub_param params_cufftXtClearCallback[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(cufftXtCallbackType, cbType)};
static const stub_param params_cufftXtSetCallbackSharedSize[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(cufftXtCallbackType, cbType), STUB_IN(size_t, sharedSize)};
static const stub_param params_cufftXtSetJITCallback[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(const char *, lto_callback_symbol_name), STUB_IN(const void *, lto_callback_fatbin),
    STUB_IN(size_t, lto_callback_fatbin_size), STUB_IN(cufftXtCallbackType, type),
    STUB_IN(void **, caller_info)};
static const stub_param params_cufftXtMakePlanMany[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(int, rank), STUB_IN(long long *, n), STUB_IN(long long *, inembed),
    STUB_IN(long long, istride), STUB_IN(long long, idist), STUB_IN(cudaDataType, inputtype),
    STUB_IN(long long *, onembed), STUB_IN(long long, ostride), STUB_IN(long long, odist),
    STUB_IN(cudaDataType, outputtype), STUB_IN(long long, batch), STUB_OUT(size_t *, workSize),
    STUB_IN(cudaDataType, executiontype)};
static const stub_param params_cufftXtGetSizeMany[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(int, rank), STUB_IN(long long *, n), STUB_IN(long long *, inembed),
    STUB_IN(long long, istride), STUB_IN(long long, idist), STUB_IN(cudaDataType, inputtype),
    STUB_IN(long long *, onembed), STUB_IN(long long, ostride), STUB_IN(long long, odist),
    STUB_IN(cudaDataType, outputtype), STUB_IN(long long, batch), STUB_OUT(size_t *, workSize),
    STUB_IN(cudaDataType, executiontype)};
static const stub_param params_cufftXtExec[] = {STUB_IN(cufftHandle, plan), STUB_IN(void *, input),
    STUB_IN(void *, output), STUB_IN(int, direction)};
static const stub_param params_cufftXtExecDescriptor[] = {STUB_IN(cufftHandle, plan),
    STUB_OUT(cudaLibXtDesc *, input), STUB_OUT(cudaLibXtDesc *, output), STUB_IN(int, direction)};
static const stub_param params_cufftXtSetWorkAreaPolicy[] = {STUB_IN(cufftHandle, plan),
    STUB_IN(cufftXtWorkAreaPolicy, policy), STUB_IN(size_t *, workSize)};

const stub_function stub_functions[] = {
    STUB_ENTRY(cufftCreate, cufftCreate, cufftCreate, 0, false, STATUS, params_cufftCreate, 1),
    STUB_ENTRY(cufftDestroy, cufftDestroy, cufftDestroy, 0, false, STATUS, params_cufftDestroy, 1),
    STUB_ENTRY(cufftEstimate1d, cufftEstimate1d, cufftEstimate1d, 0, false, STATUS,
        params_cufftEstimate1d, 4),
    STUB_ENTRY(cufftEstimate2d, cufftEstimate2d, cufftEstimate2d, 0, false, STATUS,
        params_cufftEstimate2d, 4),
    STUB_ENTRY(cufftEstimate3d, cufftEstimate3d, cufftEstimate3d, 0, false, STATUS,
        params_cufftEstimate3d, 5),
    STUB_ENTRY(cufftEstimateMany, cufftEstimateMany, cufftEstimateMany, 0, false, STATUS,
        params_cufftEstimateMany, 11),
    STUB_ENTRY(cufftExecC2C, cufftExecC2C, cufftExecC2C, 0, false, STATUS, params_cufftExecC2C, 4),
    STUB_ENTRY(cufftExecC2R, cufftExecC2R, cufftExecC2R, 0, false, STATUS, params_cufftExecC2R, 3),
    STUB_ENTRY(cufftExecD2Z, cufftExecD2Z, cufftExecD2Z, 0, false, STATUS, params_cufftExecD2Z, 3),
    STUB_ENTRY(cufftExecR2C, cufftExecR2C, cufftExecR2C, 0, false, STATUS, params_cufftExecR2C, 3),
    STUB_ENTRY(cufftExecZ2D, cufftExecZ2D, cufftExecZ2D, 0, false, STATUS, params_cufftExecZ2D, 3),
    STUB_ENTRY(cufftExecZ2Z, cufftExecZ2Z, cufftExecZ2Z, 0, false, STATUS, params_cufftExecZ2Z, 4),
    STUB_ENTRY(cufftGetPlanPropertyInt64, cufftGetPlanPropertyInt64, cufftGetPlanPropertyInt64, 0,
        false, STATUS, params_cufftGetPlanPropertyInt64, 3),
    STUB_ENTRY(cufftGetProperty, cufftGetProperty, cufftGetProperty, 0, false, STATUS,
        params_cufftGetProperty, 2),
    STUB_ENTRY(cufftGetSize, cufftGetSize, cufftGetSize, 0, false, STATUS, params_cufftGetSize, 2),
    STUB_ENTRY(cufftGetSize1d, cufftGetSize1d, cufftGetSize1d, 0, false, STATUS,
        params_cufftGetSize1d, 5),
    STUB_ENTRY(cufftGetSize2d, cufftGetSize2d, cufftGetSize2d, 0, false, STATUS,
        params_cufftGetSize2d, 5),
    STUB_ENTRY(cufftGetSize3d, cufftGetSize3d, cufftGetSize3d, 0, false, STATUS,
        params_cufftGetSize3d, 6),
    STUB_ENTRY(cufftGetSizeMany, cufftGetSizeMany, cufftGetSizeMany, 0, false, STATUS,
        params_cufftGetSizeMany, 12),
    STUB_ENTRY(cufftGetSizeMany64, cufftGetSizeMany64, cufftGetSizeMany64, 0, false, STATUS,
        params_cufftGetSizeMany64, 12),
    STUB_ENTRY(cufftGetVersion, cufftGetVersion, cufftGetVersion, 0, false, STATUS,
        params_cufftGetVersion, 1),
    STUB_ENTRY(cufftMakePlan1d, cufftMakePlan1d, cufftMakePlan1d, 0, false, STATUS,
        params_cufftMakePlan1d, 5),
    STUB_ENTRY(cufftMakePlan2d, cufftMakePlan2d, cufftMakePlan2d, 0, false, STATUS,
        params_cufftMakePlan2d, 5),
    STUB_ENTRY(cufftMakePlan3d, cufftMakePlan3d, cufftMakePlan3d, 0, false, STATUS,
        params_cufftMakePlan3d, 6),
    STUB_ENTRY(cufftMakePlanMany, cufftMakePlanMany, cufftMakePlanMany, 0, false, STATUS,
        params_cufftMakePlanMany, 12),
    STUB_ENTRY(cufftMakePlanMany64, cufftMakePlanMany64, cufftMakePlanMany64, 0, false, STATUS,
        params_cufftMakePlanMany64, 12),
    STUB_ENTRY(cufftPlan1d, cufftPlan1d, cufftPlan1d, 0, false, STATUS, params_cufftPlan1d, 4),
    STUB_ENTRY(cufftPlan2d, cufftPlan2d, cufftPlan2d, 0, false, STATUS, params_cufftPlan2d, 4),
    STUB_ENTRY(cufftPlan3d, cufftPlan3d, cufftPlan3d, 0, false, STATUS, params_cufftPlan3d, 5),
    STUB_ENTRY(cufftPlanMany, cufftPlanMany, cufftPlanMany, 0, false, STATUS, params_cufftPlanMany,
        11),
    STUB_ENTRY(cufftResetPlanProperty, cufftResetPlanProperty, cufftResetPlanProperty, 0, false,
        STATUS, params_cufftResetPlanProperty, 2),
    STUB_ENTRY(cufftSetAutoAllocation, cufftSetAutoAllocation, cufftSetAutoAllocation, 0, false,
        STATUS, params_cufftSetAutoAllocation, 2),
    STUB_ENTRY(cufftSetPlanPropertyInt64, cufftSetPlanPropertyInt64, cufftSetPlanPropertyInt64, 0,
        false, STATUS, params_cufftSetPlanPropertyInt64, 3),
    STUB_ENTRY(cufftSetStream, cufftSetStream, cufftSetStream, 0, false, STATUS,
        params_cufftSetStream, 2),
    STUB_ENTRY(cufftSetWorkArea, cufftSetWorkArea, cufftSetWorkArea, 0, false, STATUS,
        params_cufftSetWorkArea, 2),
    STUB_ENTRY(cufftXtClearCallback, cufftXtClearCallback, cufftXtClearCallback, 0, false, STATUS,
        params_cufftXtClearCallback, 2),
    STUB_ENTRY(cufftXtExec, cufftXtExec, cufftXtExec, 0, false, STATUS, params_cufftXtExec, 4),
    STUB_ENTRY(cufftXtExecDescriptor, cufftXtExecDescriptor, cufftXtExecDescriptor, 0, false,
        STATUS, params_cufftXtExecDescriptor, 4),
    STUB_ENTRY(cufftXtExecDescriptorC2C, cufftXtExecDescriptorC2C, cufftXtExecDescriptorC2C, 0,
        false, STATUS, params_cufftXtExecDescriptorC2C, 4),
    STUB_ENTRY(cufftXtExecDescriptorC2R, cufftXtExecDescriptorC2R, cufftXtExecDescriptorC2R, 0,
        false, STATUS, params_cufftXtExecDescriptorC2R, 3),
    STUB_ENTRY(cufftXtExecDescriptorD2Z, cufftXtExecDescriptorD2Z, cufftXtExecDescriptorD2Z, 0,
        false, STATUS, params_cufftXtExecDescriptorD2Z, 3),
    STUB_ENTRY(cufftXtExecDescriptorR2C, cufftXtExecDescriptorR2C, cufftXtExecDescriptorR2C, 0,
        false, STATUS, params_cufftXtExecDescriptorR2C, 3),
    STUB_ENTRY(cufftXtExecDescriptorZ2D, cufftXtExecDescriptorZ2D, cufftXtExecDescriptorZ2D, 0,
        false, STATUS, params_cufftXtExecDescriptorZ2D, 3),
    STUB_ENTRY(cufftXtExecDescriptorZ2Z, cufftXtExecDescriptorZ2Z, cufftXtExecDescriptorZ2Z, 0,
        false, STATUS, params_cufftXtExecDescriptorZ2Z, 4),
    STUB_ENTRY(cufftXtFree, cufftXtFree, cufftXtFree, 0, false, STATUS, params_cufftXtFree, 1),
    STUB_ENTRY(cufftXtGetSizeMany, cufftXtGetSizeMany, cufftXtGetSizeMany, 0, false, STATUS,
        params_cufftXtGetSizeMany, 14),
    STUB_ENTRY(cufftXtMakePlanMany, cufftXtMakePlanMany, cufftXtMakePlanMany, 0, false, STATUS,
        params_cufftXtMakePlanMany, 14),
    STUB_ENTRY(cufftXtMalloc, cufftXtMalloc, cufftXtMalloc, 0, false, STATUS, params_cufftXtMalloc,
        3),
    STUB_ENTRY(cufftXtMemcpy, cufftXtMemcpy, cufftXtMemcpy, 0, false, STATUS, params_cufftXtMemcpy,
        4),
    STUB_ENTRY(cufftXtQueryPlan, cufftXtQueryPlan, cufftXtQueryPlan, 0, false, STATUS,
        params_cufftXtQueryPlan, 3),
    STUB_ENTRY(cufftXtSetCallback, cufftXtSetCallback, cufftXtSetCallback, 0, false, STATUS,
        params_cufftXtSetCallback, 4),
    STUB_ENTRY(cufftXtSetCallbackSharedSize, cufftXtSetCallbackSharedSize,
        cufftXtSetCallbackSharedSize, 0, false, STATUS, params_cufftXtSetCallbackSharedSize, 3),
    STUB_ENTRY(cufftXtSetGPUs, cufftXtSetGPUs, cufftXtSetGPUs, 0, false, STATUS,
        params_cufftXtSetGPUs, 3),
    STUB_ENTRY(cufftXtSetJITCallback, cufftXtSetJITCallback, cufftXtSetJITCallback, 0, false,
        STATUS, params_cufftXtSetJITCallback, 6),
    STUB_ENTRY(cufftXtSetWorkArea, cufftXtSetWorkArea, cufftXtSetWorkArea, 0, false, STATUS,
        params_cufftXtSetWorkArea, 2),
    STUB_ENTRY(cufftXtSetWorkAreaPolicy, cufftXtSetWorkAreaPolicy, cufftXtSetWorkAreaPolicy, 0,
        false, STATUS, params_cufftXtSetWorkAreaPolicy, 3),
};
const int stub_function_count = 56;
unsigned char stub_modes[56];
