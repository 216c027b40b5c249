// cufft_api.h of cubind's binding of the cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/cufft.yaml.
// clang-format off

// C programs on top of the module: `const cubind_cufft_api *api = cubind_cufft_import();` once,
//     with the GIL held, then
// api->function(...) from any thread. A function that the loaded library lacks returns
//     CUFFT_INVALID_PLAN.
#ifndef CUBIND_CUFFT_API_H
#define CUBIND_CUFFT_API_H

#include <Python.h>

#include "types.h"

#define CUBIND_CUFFT_API_NAME "cubind.cufft._C_API"
#define CUBIND_CUFFT_API_LAYOUT 2

// Members are only ever added at the end, while `layout` stays what it is.
typedef struct cubind_cufft_api {
    int layout;       // CUBIND_CUFFT_API_LAYOUT
    int api_version;  // 13050
    size_t size;      // bytes of the table
    // A member by its name here, by the one that the library exports, or by both; NULL: none.
    // For programs that are to work with the tables of several releases.
    void *(*find)(const char *function, const char *symbol);
    cufftResult (*cufftPlan1d)(cufftHandle *plan, int nx, cufftType type, int batch);
    cufftResult (*cufftPlan2d)(cufftHandle *plan, int nx, int ny, cufftType type);
    cufftResult (*cufftPlan3d)(cufftHandle *plan, int nx, int ny, int nz, cufftType type);
    cufftResult (*cufftPlanMany)(cufftHandle *plan, int rank, int *n, int *inembed, int istride,
        int idist, int *onembed, int ostride, int odist, cufftType type, int batch);
    cufftResult (*cufftMakePlan1d)(cufftHandle plan, int nx, cufftType type, int batch,
        size_t *workSize);
    cufftResult (*cufftMakePlan2d)(cufftHandle plan, int nx, int ny, cufftType type,
        size_t *workSize);
    cufftResult (*cufftMakePlan3d)(cufftHandle plan, int nx, int ny, int nz, cufftType type,
        size_t *workSize);
    cufftResult (*cufftMakePlanMany)(cufftHandle plan, int rank, int *n, int *inembed, int istride,
        int idist, int *onembed, int ostride, int odist, cufftType type, int batch,
        size_t *workSize);
    cufftResult (*cufftMakePlanMany64)(cufftHandle plan, int rank, long long *n,
        long long *inembed, long long istride, long long idist, long long *onembed,
        long long ostride, long long odist, cufftType type, long long batch, size_t *workSize);
    cufftResult (*cufftGetSizeMany64)(cufftHandle plan, int rank, long long *n, long long *inembed,
        long long istride, long long idist, long long *onembed, long long ostride, long long odist,
        cufftType type, long long batch, size_t *workSize);
    cufftResult (*cufftEstimate1d)(int nx, cufftType type, int batch, size_t *workSize);
    cufftResult (*cufftEstimate2d)(int nx, int ny, cufftType type, size_t *workSize);
    cufftResult (*cufftEstimate3d)(int nx, int ny, int nz, cufftType type, size_t *workSize);
    cufftResult (*cufftEstimateMany)(int rank, int *n, int *inembed, int istride, int idist,
        int *onembed, int ostride, int odist, cufftType type, int batch, size_t *workSize);
    cufftResult (*cufftCreate)(cufftHandle *handle);
    cufftResult (*cufftGetSize1d)(cufftHandle handle, int nx, cufftType type, int batch,
        size_t *workSize);
    cufftResult (*cufftGetSize2d)(cufftHandle handle, int nx, int ny, cufftType type,
        size_t *workSize);
    cufftResult (*cufftGetSize3d)(cufftHandle handle, int nx, int ny, int nz, cufftType type,
        size_t *workSize);
    cufftResult (*cufftGetSizeMany)(cufftHandle handle, int rank, int *n, int *inembed,
        int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch,
        size_t *workArea);
    cufftResult (*cufftGetSize)(cufftHandle handle, size_t *workSize);
    cufftResult (*cufftSetWorkArea)(cufftHandle plan, void *workArea);
    cufftResult (*cufftSetAutoAllocation)(cufftHandle plan, int autoAllocate);
    cufftResult (*cufftExecC2C)(cufftHandle plan, cufftComplex *idata, cufftComplex *odata,
        int direction);
    cufftResult (*cufftExecR2C)(cufftHandle plan, cufftReal *idata, cufftComplex *odata);
    cufftResult (*cufftExecC2R)(cufftHandle plan, cufftComplex *idata, cufftReal *odata);
    cufftResult (*cufftExecZ2Z)(cufftHandle plan, cufftDoubleComplex *idata,
        cufftDoubleComplex *odata, int direction);
    cufftResult (*cufftExecD2Z)(cufftHandle plan, cufftDoubleReal *idata,
        cufftDoubleComplex *odata);
    cufftResult (*cufftExecZ2D)(cufftHandle plan, cufftDoubleComplex *idata,
        cufftDoubleReal *odata);
    cufftResult (*cufftSetStream)(cufftHandle plan, cudaStream_t stream);
    cufftResult (*cufftDestroy)(cufftHandle plan);
    cufftResult (*cufftGetVersion)(int *version);
    cufftResult (*cufftGetProperty)(libraryPropertyType type, int *value);
    cufftResult (*cufftSetPlanPropertyInt64)(cufftHandle plan, cufftProperty property,
        const long long inputValueInt);
    cufftResult (*cufftGetPlanPropertyInt64)(cufftHandle plan, cufftProperty property,
        long long *returnPtrValue);
    cufftResult (*cufftResetPlanProperty)(cufftHandle plan, cufftProperty property);
    cufftResult (*cufftXtSetGPUs)(cufftHandle handle, int nGPUs, int *whichGPUs);
    cufftResult (*cufftXtMalloc)(cufftHandle plan, cudaLibXtDesc **descriptor,
        cufftXtSubFormat format);
    cufftResult (*cufftXtMemcpy)(cufftHandle plan, void *dstPointer, void *srcPointer,
        cufftXtCopyType type);
    cufftResult (*cufftXtFree)(cudaLibXtDesc *descriptor);
    cufftResult (*cufftXtSetWorkArea)(cufftHandle plan, void **workArea);
    cufftResult (*cufftXtExecDescriptorC2C)(cufftHandle plan, cudaLibXtDesc *input,
        cudaLibXtDesc *output, int direction);
    cufftResult (*cufftXtExecDescriptorR2C)(cufftHandle plan, cudaLibXtDesc *input,
        cudaLibXtDesc *output);
    cufftResult (*cufftXtExecDescriptorC2R)(cufftHandle plan, cudaLibXtDesc *input,
        cudaLibXtDesc *output);
    cufftResult (*cufftXtExecDescriptorZ2Z)(cufftHandle plan, cudaLibXtDesc *input,
        cudaLibXtDesc *output, int direction);
    cufftResult (*cufftXtExecDescriptorD2Z)(cufftHandle plan, cudaLibXtDesc *input,
        cudaLibXtDesc *output);
    cufftResult (*cufftXtExecDescriptorZ2D)(cufftHandle plan, cudaLibXtDesc *input,
        cudaLibXtDesc *output);
    cufftResult (*cufftXtQueryPlan)(cufftHandle plan, void *queryStruct,
        cufftXtQueryType queryType);
    cufftResult (*cufftXtSetCallback)(cufftHandle plan, void **callback_routine,
        cufftXtCallbackType cbType, void **caller_info);
    cufftResult (*cufftXtClearCallback)(cufftHandle plan, cufftXtCallbackType cbType);
    cufftResult (*cufftXtSetCallbackSharedSize)(cufftHandle plan, cufftXtCallbackType cbType,
        size_t sharedSize);
    cufftResult (*cufftXtSetJITCallback)(cufftHandle plan, const char *lto_callback_symbol_name,
        const void *lto_callback_fatbin, size_t lto_callback_fatbin_size, cufftXtCallbackType type,
        void **caller_info);
    cufftResult (*cufftXtMakePlanMany)(cufftHandle plan, int rank, long long *n,
        long long *inembed, long long istride, long long idist, cudaDataType inputtype,
        long long *onembed, long long ostride, long long odist, cudaDataType outputtype,
        long long batch, size_t *workSize, cudaDataType executiontype);
    cufftResult (*cufftXtGetSizeMany)(cufftHandle plan, int rank, long long *n, long long *inembed,
        long long istride, long long idist, cudaDataType inputtype, long long *onembed,
        long long ostride, long long odist, cudaDataType outputtype, long long batch,
        size_t *workSize, cudaDataType executiontype);
    cufftResult (*cufftXtExec)(cufftHandle plan, void *input, void *output, int direction);
    cufftResult (*cufftXtExecDescriptor)(cufftHandle plan, cudaLibXtDesc *input,
        cudaLibXtDesc *output, int direction);
    cufftResult (*cufftXtSetWorkAreaPolicy)(cufftHandle plan, cufftXtWorkAreaPolicy policy,
        size_t *workSize);
} cubind_cufft_api;

extern const cubind_cufft_api cufft_api_table;

// The table, NULL with an exception. Members beyond its `size` are not there.
static inline const cubind_cufft_api *
cubind_cufft_import(void)
{
    const cubind_cufft_api *api = (const cubind_cufft_api *)PyCapsule_Import(CUBIND_CUFFT_API_NAME,
        0);
    if (api != NULL && api->layout != CUBIND_CUFFT_API_LAYOUT) {
        PyErr_SetString(PyExc_ImportError,
            CUBIND_CUFFT_API_NAME " has another layout; rebuild against this cubind");
        return NULL;
    }
    if (api != NULL && api->api_version / 1000 != 13050 / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, this was built for 13050: choose that or rebuild",
            CUBIND_CUFFT_API_NAME, api->api_version);
        return NULL;
    }
    return api;
}

#endif
