// api.c of cubind's binding of the CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/driver.yaml.
// Header: cuda.h
// Header: cudaProfiler.h
// Header: cudaEGL.h
// Header: cudaGL.h
// Header: cudaVDPAU.h
// Header: EGL/egl.h
// Header: GL/gl.h
// Header: vdpau/vdpau.h
// clang-format off

#include "driver_api.h"

#include "functions.h"

#include "cubind/module.h"

static inline void *
find(int index)
{
    void *address = atomic_load_explicit(&symbols[index].address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_find(&symbols[index]);
}

static CUresult
api_cuGetErrorString(CUresult error, const char **pStr)
{
    fn_cuGetErrorString *function_ = find(S_cuGetErrorString);
    return function_ != NULL ? function_(error, pStr) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGetErrorName(CUresult error, const char **pStr)
{
    fn_cuGetErrorName *function_ = find(S_cuGetErrorName);
    return function_ != NULL ? function_(error, pStr) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuInit(unsigned int Flags)
{
    fn_cuInit *function_ = find(S_cuInit);
    return function_ != NULL ? function_(Flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDriverGetVersion(int *driverVersion)
{
    fn_cuDriverGetVersion *function_ = find(S_cuDriverGetVersion);
    return function_ != NULL ? function_(driverVersion) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGet(CUdevice *device, int ordinal)
{
    fn_cuDeviceGet *function_ = find(S_cuDeviceGet);
    return function_ != NULL ? function_(device, ordinal) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetCount(int *count)
{
    fn_cuDeviceGetCount *function_ = find(S_cuDeviceGetCount);
    return function_ != NULL ? function_(count) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetName(char *name, int len, CUdevice dev)
{
    fn_cuDeviceGetName *function_ = find(S_cuDeviceGetName);
    return function_ != NULL ? function_(name, len, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)
{
    fn_cuDeviceGetUuid *function_ = find(S_cuDeviceGetUuid);
    return function_ != NULL ? function_(uuid, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)
{
    fn_cuDeviceGetLuid *function_ = find(S_cuDeviceGetLuid);
    return function_ != NULL ? function_(luid, deviceNodeMask, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceTotalMem(size_t *bytes, CUdevice dev)
{
    fn_cuDeviceTotalMem *function_ = find(S_cuDeviceTotalMem);
    return function_ != NULL ? function_(bytes, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format,
    unsigned int numChannels, CUdevice dev)
{
    fn_cuDeviceGetTexture1DLinearMaxWidth *function_ = find(S_cuDeviceGetTexture1DLinearMaxWidth);
    return function_ != NULL ? function_(maxWidthInElements, format, numChannels, dev)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)
{
    fn_cuDeviceGetAttribute *function_ = find(S_cuDeviceGetAttribute);
    return function_ != NULL ? function_(pi, attrib, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
    const CUatomicOperation *operations, unsigned int count, CUdevice dev)
{
    fn_cuDeviceGetHostAtomicCapabilities *function_ = find(S_cuDeviceGetHostAtomicCapabilities);
    return function_ != NULL ? function_(capabilities, operations, count, dev)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)
{
    fn_cuDeviceGetNvSciSyncAttributes *function_ = find(S_cuDeviceGetNvSciSyncAttributes);
    return function_ != NULL ? function_(nvSciSyncAttrList, dev, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)
{
    fn_cuDeviceSetMemPool *function_ = find(S_cuDeviceSetMemPool);
    return function_ != NULL ? function_(dev, pool) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)
{
    fn_cuDeviceGetMemPool *function_ = find(S_cuDeviceGetMemPool);
    return function_ != NULL ? function_(pool, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)
{
    fn_cuDeviceGetDefaultMemPool *function_ = find(S_cuDeviceGetDefaultMemPool);
    return function_ != NULL ? function_(pool_out, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)
{
    fn_cuDeviceGetExecAffinitySupport *function_ = find(S_cuDeviceGetExecAffinitySupport);
    return function_ != NULL ? function_(pi, type, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,
    CUflushGPUDirectRDMAWritesScope scope)
{
    fn_cuFlushGPUDirectRDMAWrites *function_ = find(S_cuFlushGPUDirectRDMAWrites);
    return function_ != NULL ? function_(target, scope) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)
{
    fn_cuDeviceGetProperties *function_ = find(S_cuDeviceGetProperties);
    return function_ != NULL ? function_(prop, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)
{
    fn_cuDeviceComputeCapability *function_ = find(S_cuDeviceComputeCapability);
    return function_ != NULL ? function_(major, minor, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)
{
    fn_cuDevicePrimaryCtxRetain *function_ = find(S_cuDevicePrimaryCtxRetain);
    return function_ != NULL ? function_(pctx, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDevicePrimaryCtxRelease(CUdevice dev)
{
    fn_cuDevicePrimaryCtxRelease *function_ = find(S_cuDevicePrimaryCtxRelease);
    return function_ != NULL ? function_(dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned int flags)
{
    fn_cuDevicePrimaryCtxSetFlags *function_ = find(S_cuDevicePrimaryCtxSetFlags);
    return function_ != NULL ? function_(dev, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)
{
    fn_cuDevicePrimaryCtxGetState *function_ = find(S_cuDevicePrimaryCtxGetState);
    return function_ != NULL ? function_(dev, flags, active) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDevicePrimaryCtxReset(CUdevice dev)
{
    fn_cuDevicePrimaryCtxReset *function_ = find(S_cuDevicePrimaryCtxReset);
    return function_ != NULL ? function_(dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxCreate(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags,
    CUdevice dev)
{
    fn_cuCtxCreate *function_ = find(S_cuCtxCreate);
    return function_ != NULL ? function_(pctx, ctxCreateParams, flags, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxDestroy(CUcontext ctx)
{
    fn_cuCtxDestroy *function_ = find(S_cuCtxDestroy);
    return function_ != NULL ? function_(ctx) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxPushCurrent(CUcontext ctx)
{
    fn_cuCtxPushCurrent *function_ = find(S_cuCtxPushCurrent);
    return function_ != NULL ? function_(ctx) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxPopCurrent(CUcontext *pctx)
{
    fn_cuCtxPopCurrent *function_ = find(S_cuCtxPopCurrent);
    return function_ != NULL ? function_(pctx) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxSetCurrent(CUcontext ctx)
{
    fn_cuCtxSetCurrent *function_ = find(S_cuCtxSetCurrent);
    return function_ != NULL ? function_(ctx) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxGetCurrent(CUcontext *pctx)
{
    fn_cuCtxGetCurrent *function_ = find(S_cuCtxGetCurrent);
    return function_ != NULL ? function_(pctx) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxGetDevice(CUdevice *device)
{
    fn_cuCtxGetDevice *function_ = find(S_cuCtxGetDevice);
    return function_ != NULL ? function_(device) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)
{
    fn_cuCtxGetDevice_v2 *function_ = find(S_cuCtxGetDevice_v2);
    return function_ != NULL ? function_(device, ctx) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxGetFlags(unsigned int *flags)
{
    fn_cuCtxGetFlags *function_ = find(S_cuCtxGetFlags);
    return function_ != NULL ? function_(flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxSetFlags(unsigned int flags)
{
    fn_cuCtxSetFlags *function_ = find(S_cuCtxSetFlags);
    return function_ != NULL ? function_(flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)
{
    fn_cuCtxGetId *function_ = find(S_cuCtxGetId);
    return function_ != NULL ? function_(ctx, ctxId) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxSynchronize(void)
{
    fn_cuCtxSynchronize *function_ = find(S_cuCtxSynchronize);
    return function_ != NULL ? function_() : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxSynchronize_v2(CUcontext ctx)
{
    fn_cuCtxSynchronize_v2 *function_ = find(S_cuCtxSynchronize_v2);
    return function_ != NULL ? function_(ctx) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxSetLimit(CUlimit limit, size_t value)
{
    fn_cuCtxSetLimit *function_ = find(S_cuCtxSetLimit);
    return function_ != NULL ? function_(limit, value) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxGetLimit(size_t *pvalue, CUlimit limit)
{
    fn_cuCtxGetLimit *function_ = find(S_cuCtxGetLimit);
    return function_ != NULL ? function_(pvalue, limit) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxGetCacheConfig(CUfunc_cache *pconfig)
{
    fn_cuCtxGetCacheConfig *function_ = find(S_cuCtxGetCacheConfig);
    return function_ != NULL ? function_(pconfig) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxSetCacheConfig(CUfunc_cache config)
{
    fn_cuCtxSetCacheConfig *function_ = find(S_cuCtxSetCacheConfig);
    return function_ != NULL ? function_(config) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)
{
    fn_cuCtxGetApiVersion *function_ = find(S_cuCtxGetApiVersion);
    return function_ != NULL ? function_(ctx, version) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
    fn_cuCtxGetStreamPriorityRange *function_ = find(S_cuCtxGetStreamPriorityRange);
    return function_ != NULL ? function_(leastPriority, greatestPriority) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxResetPersistingL2Cache(void)
{
    fn_cuCtxResetPersistingL2Cache *function_ = find(S_cuCtxResetPersistingL2Cache);
    return function_ != NULL ? function_() : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type)
{
    fn_cuCtxGetExecAffinity *function_ = find(S_cuCtxGetExecAffinity);
    return function_ != NULL ? function_(pExecAffinity, type) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)
{
    fn_cuCtxRecordEvent *function_ = find(S_cuCtxRecordEvent);
    return function_ != NULL ? function_(hCtx, hEvent) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)
{
    fn_cuCtxWaitEvent *function_ = find(S_cuCtxWaitEvent);
    return function_ != NULL ? function_(hCtx, hEvent) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxAttach(CUcontext *pctx, unsigned int flags)
{
    fn_cuCtxAttach *function_ = find(S_cuCtxAttach);
    return function_ != NULL ? function_(pctx, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxDetach(CUcontext ctx)
{
    fn_cuCtxDetach *function_ = find(S_cuCtxDetach);
    return function_ != NULL ? function_(ctx) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)
{
    fn_cuCtxGetSharedMemConfig *function_ = find(S_cuCtxGetSharedMemConfig);
    return function_ != NULL ? function_(pConfig) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxSetSharedMemConfig(CUsharedconfig config)
{
    fn_cuCtxSetSharedMemConfig *function_ = find(S_cuCtxSetSharedMemConfig);
    return function_ != NULL ? function_(config) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuModuleLoad(CUmodule *module, const char *fname)
{
    fn_cuModuleLoad *function_ = find(S_cuModuleLoad);
    return function_ != NULL ? function_(module, fname) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuModuleLoadData(CUmodule *module, const void *image)
{
    fn_cuModuleLoadData *function_ = find(S_cuModuleLoadData);
    return function_ != NULL ? function_(module, image) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions,
    CUjit_option *options, void **optionValues)
{
    fn_cuModuleLoadDataEx *function_ = find(S_cuModuleLoadDataEx);
    return function_ != NULL ? function_(module, image, numOptions, options, optionValues)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)
{
    fn_cuModuleLoadFatBinary *function_ = find(S_cuModuleLoadFatBinary);
    return function_ != NULL ? function_(module, fatCubin) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuModuleUnload(CUmodule hmod)
{
    fn_cuModuleUnload *function_ = find(S_cuModuleUnload);
    return function_ != NULL ? function_(hmod) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)
{
    fn_cuModuleGetLoadingMode *function_ = find(S_cuModuleGetLoadingMode);
    return function_ != NULL ? function_(mode) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
{
    fn_cuModuleGetFunction *function_ = find(S_cuModuleGetFunction);
    return function_ != NULL ? function_(hfunc, hmod, name) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)
{
    fn_cuModuleGetFunctionCount *function_ = find(S_cuModuleGetFunctionCount);
    return function_ != NULL ? function_(count, mod) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions, CUmodule mod)
{
    fn_cuModuleEnumerateFunctions *function_ = find(S_cuModuleEnumerateFunctions);
    return function_ != NULL ? function_(functions, numFunctions, mod) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuModuleGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
{
    fn_cuModuleGetGlobal *function_ = find(S_cuModuleGetGlobal);
    return function_ != NULL ? function_(dptr, bytes, hmod, name) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLinkCreate(unsigned int numOptions, CUjit_option *options, void **optionValues,
    CUlinkState *stateOut)
{
    fn_cuLinkCreate *function_ = find(S_cuLinkCreate);
    return function_ != NULL ? function_(numOptions, options, optionValues, stateOut)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLinkAddData(CUlinkState state, CUjitInputType type, void *data, size_t size,
    const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)
{
    fn_cuLinkAddData *function_ = find(S_cuLinkAddData);
    return function_ != NULL
        ? function_(state, type, data, size, name, numOptions, options, optionValues)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path,
    unsigned int numOptions, CUjit_option *options, void **optionValues)
{
    fn_cuLinkAddFile *function_ = find(S_cuLinkAddFile);
    return function_ != NULL ? function_(state, type, path, numOptions, options, optionValues)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)
{
    fn_cuLinkComplete *function_ = find(S_cuLinkComplete);
    return function_ != NULL ? function_(state, cubinOut, sizeOut) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLinkDestroy(CUlinkState state)
{
    fn_cuLinkDestroy *function_ = find(S_cuLinkDestroy);
    return function_ != NULL ? function_(state) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)
{
    fn_cuModuleGetTexRef *function_ = find(S_cuModuleGetTexRef);
    return function_ != NULL ? function_(pTexRef, hmod, name) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)
{
    fn_cuModuleGetSurfRef *function_ = find(S_cuModuleGetSurfRef);
    return function_ != NULL ? function_(pSurfRef, hmod, name) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions,
    void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions,
    void **libraryOptionValues, unsigned int numLibraryOptions)
{
    fn_cuLibraryLoadData *function_ = find(S_cuLibraryLoadData);
    return function_ != NULL
        ? function_(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitOptions,
    void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions,
    void **libraryOptionValues, unsigned int numLibraryOptions)
{
    fn_cuLibraryLoadFromFile *function_ = find(S_cuLibraryLoadFromFile);
    return function_ != NULL
        ? function_(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLibraryUnload(CUlibrary library)
{
    fn_cuLibraryUnload *function_ = find(S_cuLibraryUnload);
    return function_ != NULL ? function_(library) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)
{
    fn_cuLibraryGetKernel *function_ = find(S_cuLibraryGetKernel);
    return function_ != NULL ? function_(pKernel, library, name) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)
{
    fn_cuLibraryGetKernelCount *function_ = find(S_cuLibraryGetKernelCount);
    return function_ != NULL ? function_(count, lib) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)
{
    fn_cuLibraryEnumerateKernels *function_ = find(S_cuLibraryEnumerateKernels);
    return function_ != NULL ? function_(kernels, numKernels, lib) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLibraryGetModule(CUmodule *pMod, CUlibrary library)
{
    fn_cuLibraryGetModule *function_ = find(S_cuLibraryGetModule);
    return function_ != NULL ? function_(pMod, library) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)
{
    fn_cuKernelGetFunction *function_ = find(S_cuKernelGetFunction);
    return function_ != NULL ? function_(pFunc, kernel) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)
{
    fn_cuKernelGetLibrary *function_ = find(S_cuKernelGetLibrary);
    return function_ != NULL ? function_(pLib, kernel) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
    fn_cuLibraryGetGlobal *function_ = find(S_cuLibraryGetGlobal);
    return function_ != NULL ? function_(dptr, bytes, library, name) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
    fn_cuLibraryGetManaged *function_ = find(S_cuLibraryGetManaged);
    return function_ != NULL ? function_(dptr, bytes, library, name) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)
{
    fn_cuLibraryGetUnifiedFunction *function_ = find(S_cuLibraryGetUnifiedFunction);
    return function_ != NULL ? function_(fptr, library, symbol) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev)
{
    fn_cuKernelGetAttribute *function_ = find(S_cuKernelGetAttribute);
    return function_ != NULL ? function_(pi, attrib, kernel, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)
{
    fn_cuKernelSetAttribute *function_ = find(S_cuKernelSetAttribute);
    return function_ != NULL ? function_(attrib, val, kernel, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)
{
    fn_cuKernelSetCacheConfig *function_ = find(S_cuKernelSetCacheConfig);
    return function_ != NULL ? function_(kernel, config, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuKernelGetName(const char **name, CUkernel hfunc)
{
    fn_cuKernelGetName *function_ = find(S_cuKernelGetName);
    return function_ != NULL ? function_(name, hfunc) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize)
{
    fn_cuKernelGetParamInfo *function_ = find(S_cuKernelGetParamInfo);
    return function_ != NULL ? function_(kernel, paramIndex, paramOffset, paramSize)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)
{
    fn_cuKernelGetParamCount *function_ = find(S_cuKernelGetParamCount);
    return function_ != NULL ? function_(kernel, paramCount) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemGetInfo(size_t *free, size_t *total)
{
    fn_cuMemGetInfo *function_ = find(S_cuMemGetInfo);
    return function_ != NULL ? function_(free, total) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemAlloc(CUdeviceptr *dptr, size_t bytesize)
{
    fn_cuMemAlloc *function_ = find(S_cuMemAlloc);
    return function_ != NULL ? function_(dptr, bytesize) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemAllocPitch(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height,
    unsigned int ElementSizeBytes)
{
    fn_cuMemAllocPitch *function_ = find(S_cuMemAllocPitch);
    return function_ != NULL ? function_(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemFree(CUdeviceptr dptr)
{
    fn_cuMemFree *function_ = find(S_cuMemFree);
    return function_ != NULL ? function_(dptr) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemGetAddressRange(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)
{
    fn_cuMemGetAddressRange *function_ = find(S_cuMemGetAddressRange);
    return function_ != NULL ? function_(pbase, psize, dptr) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemAllocHost(void **pp, size_t bytesize)
{
    fn_cuMemAllocHost *function_ = find(S_cuMemAllocHost);
    return function_ != NULL ? function_(pp, bytesize) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemFreeHost(void *p)
{
    fn_cuMemFreeHost *function_ = find(S_cuMemFreeHost);
    return function_ != NULL ? function_(p) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)
{
    fn_cuMemHostAlloc *function_ = find(S_cuMemHostAlloc);
    return function_ != NULL ? function_(pp, bytesize, Flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemHostGetDevicePointer(CUdeviceptr *pdptr, void *p, unsigned int Flags)
{
    fn_cuMemHostGetDevicePointer *function_ = find(S_cuMemHostGetDevicePointer);
    return function_ != NULL ? function_(pdptr, p, Flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemHostGetFlags(unsigned int *pFlags, void *p)
{
    fn_cuMemHostGetFlags *function_ = find(S_cuMemHostGetFlags);
    return function_ != NULL ? function_(pFlags, p) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)
{
    fn_cuMemAllocManaged *function_ = find(S_cuMemAllocManaged);
    return function_ != NULL ? function_(dptr, bytesize, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc,
    void *userData, CUasyncCallbackHandle *callback)
{
    fn_cuDeviceRegisterAsyncNotification *function_ = find(S_cuDeviceRegisterAsyncNotification);
    return function_ != NULL ? function_(device, callbackFunc, userData, callback)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)
{
    fn_cuDeviceUnregisterAsyncNotification *function_ = find(S_cuDeviceUnregisterAsyncNotification);
    return function_ != NULL ? function_(device, callback) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)
{
    fn_cuDeviceGetByPCIBusId *function_ = find(S_cuDeviceGetByPCIBusId);
    return function_ != NULL ? function_(dev, pciBusId) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)
{
    fn_cuDeviceGetPCIBusId *function_ = find(S_cuDeviceGetPCIBusId);
    return function_ != NULL ? function_(pciBusId, len, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)
{
    fn_cuIpcGetEventHandle *function_ = find(S_cuIpcGetEventHandle);
    return function_ != NULL ? function_(pHandle, event) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)
{
    fn_cuIpcOpenEventHandle *function_ = find(S_cuIpcOpenEventHandle);
    return function_ != NULL ? function_(phEvent, handle) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)
{
    fn_cuIpcGetMemHandle *function_ = find(S_cuIpcGetMemHandle);
    return function_ != NULL ? function_(pHandle, dptr) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)
{
    fn_cuIpcOpenMemHandle *function_ = find(S_cuIpcOpenMemHandle);
    return function_ != NULL ? function_(pdptr, handle, Flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuIpcCloseMemHandle(CUdeviceptr dptr)
{
    fn_cuIpcCloseMemHandle *function_ = find(S_cuIpcCloseMemHandle);
    return function_ != NULL ? function_(dptr) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemHostRegister(void *p, size_t bytesize, unsigned int Flags)
{
    fn_cuMemHostRegister *function_ = find(S_cuMemHostRegister);
    return function_ != NULL ? function_(p, bytesize, Flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemHostUnregister(void *p)
{
    fn_cuMemHostUnregister *function_ = find(S_cuMemHostUnregister);
    return function_ != NULL ? function_(p) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
    fn_cuMemcpy *function_ = find(S_cuMemcpy);
    return function_ != NULL ? function_(dst, src, ByteCount) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
    CUcontext srcContext, size_t ByteCount)
{
    fn_cuMemcpyPeer *function_ = find(S_cuMemcpyPeer);
    return function_ != NULL ? function_(dstDevice, dstContext, srcDevice, srcContext, ByteCount)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyHtoD(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
{
    fn_cuMemcpyHtoD *function_ = find(S_cuMemcpyHtoD);
    return function_ != NULL ? function_(dstDevice, srcHost, ByteCount) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyDtoH(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
    fn_cuMemcpyDtoH *function_ = find(S_cuMemcpyDtoH);
    return function_ != NULL ? function_(dstHost, srcDevice, ByteCount) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyDtoD(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
{
    fn_cuMemcpyDtoD *function_ = find(S_cuMemcpyDtoD);
    return function_ != NULL ? function_(dstDevice, srcDevice, ByteCount) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyDtoA(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount)
{
    fn_cuMemcpyDtoA *function_ = find(S_cuMemcpyDtoA);
    return function_ != NULL ? function_(dstArray, dstOffset, srcDevice, ByteCount)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyAtoD(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
    fn_cuMemcpyAtoD *function_ = find(S_cuMemcpyAtoD);
    return function_ != NULL ? function_(dstDevice, srcArray, srcOffset, ByteCount)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyHtoA(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)
{
    fn_cuMemcpyHtoA *function_ = find(S_cuMemcpyHtoA);
    return function_ != NULL ? function_(dstArray, dstOffset, srcHost, ByteCount)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyAtoH(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
    fn_cuMemcpyAtoH *function_ = find(S_cuMemcpyAtoH);
    return function_ != NULL ? function_(dstHost, srcArray, srcOffset, ByteCount)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyAtoA(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset,
    size_t ByteCount)
{
    fn_cuMemcpyAtoA *function_ = find(S_cuMemcpyAtoA);
    return function_ != NULL ? function_(dstArray, dstOffset, srcArray, srcOffset, ByteCount)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpy2D(const CUDA_MEMCPY2D *pCopy)
{
    fn_cuMemcpy2D *function_ = find(S_cuMemcpy2D);
    return function_ != NULL ? function_(pCopy) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpy2DUnaligned(const CUDA_MEMCPY2D *pCopy)
{
    fn_cuMemcpy2DUnaligned *function_ = find(S_cuMemcpy2DUnaligned);
    return function_ != NULL ? function_(pCopy) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpy3D(const CUDA_MEMCPY3D *pCopy)
{
    fn_cuMemcpy3D *function_ = find(S_cuMemcpy3D);
    return function_ != NULL ? function_(pCopy) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)
{
    fn_cuMemcpy3DPeer *function_ = find(S_cuMemcpy3DPeer);
    return function_ != NULL ? function_(pCopy) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)
{
    fn_cuMemcpyAsync *function_ = find(S_cuMemcpyAsync);
    return function_ != NULL ? function_(dst, src, ByteCount, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
    CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
    fn_cuMemcpyPeerAsync *function_ = find(S_cuMemcpyPeerAsync);
    return function_ != NULL
        ? function_(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyHtoDAsync(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount,
    CUstream hStream)
{
    fn_cuMemcpyHtoDAsync *function_ = find(S_cuMemcpyHtoDAsync);
    return function_ != NULL ? function_(dstDevice, srcHost, ByteCount, hStream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)
{
    fn_cuMemcpyDtoHAsync *function_ = find(S_cuMemcpyDtoHAsync);
    return function_ != NULL ? function_(dstHost, srcDevice, ByteCount, hStream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyDtoDAsync(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount,
    CUstream hStream)
{
    fn_cuMemcpyDtoDAsync *function_ = find(S_cuMemcpyDtoDAsync);
    return function_ != NULL ? function_(dstDevice, srcDevice, ByteCount, hStream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyHtoAAsync(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount,
    CUstream hStream)
{
    fn_cuMemcpyHtoAAsync *function_ = find(S_cuMemcpyHtoAAsync);
    return function_ != NULL ? function_(dstArray, dstOffset, srcHost, ByteCount, hStream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount,
    CUstream hStream)
{
    fn_cuMemcpyAtoHAsync *function_ = find(S_cuMemcpyAtoHAsync);
    return function_ != NULL ? function_(dstHost, srcArray, srcOffset, ByteCount, hStream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpy2DAsync(const CUDA_MEMCPY2D *pCopy, CUstream hStream)
{
    fn_cuMemcpy2DAsync *function_ = find(S_cuMemcpy2DAsync);
    return function_ != NULL ? function_(pCopy, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpy3DAsync(const CUDA_MEMCPY3D *pCopy, CUstream hStream)
{
    fn_cuMemcpy3DAsync *function_ = find(S_cuMemcpy3DAsync);
    return function_ != NULL ? function_(pCopy, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)
{
    fn_cuMemcpy3DPeerAsync *function_ = find(S_cuMemcpy3DPeerAsync);
    return function_ != NULL ? function_(pCopy, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count,
    CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, CUstream hStream)
{
    fn_cuMemcpyBatchAsync *function_ = find(S_cuMemcpyBatchAsync);
    return function_ != NULL
        ? function_(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, unsigned long long flags,
    CUstream hStream)
{
    fn_cuMemcpy3DBatchAsync *function_ = find(S_cuMemcpy3DBatchAsync);
    return function_ != NULL ? function_(numOps, opList, flags, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size,
    CUmemcpyAttributes *attr, CUstream hStream)
{
    fn_cuMemcpyWithAttributesAsync *function_ = find(S_cuMemcpyWithAttributesAsync);
    return function_ != NULL ? function_(dst, src, size, attr, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags,
    CUstream hStream)
{
    fn_cuMemcpy3DWithAttributesAsync *function_ = find(S_cuMemcpy3DWithAttributesAsync);
    return function_ != NULL ? function_(op, flags, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemsetD8(CUdeviceptr dstDevice, unsigned char uc, size_t N)
{
    fn_cuMemsetD8 *function_ = find(S_cuMemsetD8);
    return function_ != NULL ? function_(dstDevice, uc, N) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemsetD16(CUdeviceptr dstDevice, unsigned short us, size_t N)
{
    fn_cuMemsetD16 *function_ = find(S_cuMemsetD16);
    return function_ != NULL ? function_(dstDevice, us, N) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemsetD32(CUdeviceptr dstDevice, unsigned int ui, size_t N)
{
    fn_cuMemsetD32 *function_ = find(S_cuMemsetD32);
    return function_ != NULL ? function_(dstDevice, ui, N) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemsetD2D8(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
    size_t Height)
{
    fn_cuMemsetD2D8 *function_ = find(S_cuMemsetD2D8);
    return function_ != NULL ? function_(dstDevice, dstPitch, uc, Width, Height)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemsetD2D16(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width,
    size_t Height)
{
    fn_cuMemsetD2D16 *function_ = find(S_cuMemsetD2D16);
    return function_ != NULL ? function_(dstDevice, dstPitch, us, Width, Height)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemsetD2D32(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
    size_t Height)
{
    fn_cuMemsetD2D32 *function_ = find(S_cuMemsetD2D32);
    return function_ != NULL ? function_(dstDevice, dstPitch, ui, Width, Height)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)
{
    fn_cuMemsetD8Async *function_ = find(S_cuMemsetD8Async);
    return function_ != NULL ? function_(dstDevice, uc, N, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)
{
    fn_cuMemsetD16Async *function_ = find(S_cuMemsetD16Async);
    return function_ != NULL ? function_(dstDevice, us, N, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)
{
    fn_cuMemsetD32Async *function_ = find(S_cuMemsetD32Async);
    return function_ != NULL ? function_(dstDevice, ui, N, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width,
    size_t Height, CUstream hStream)
{
    fn_cuMemsetD2D8Async *function_ = find(S_cuMemsetD2D8Async);
    return function_ != NULL ? function_(dstDevice, dstPitch, uc, Width, Height, hStream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width,
    size_t Height, CUstream hStream)
{
    fn_cuMemsetD2D16Async *function_ = find(S_cuMemsetD2D16Async);
    return function_ != NULL ? function_(dstDevice, dstPitch, us, Width, Height, hStream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width,
    size_t Height, CUstream hStream)
{
    fn_cuMemsetD2D32Async *function_ = find(S_cuMemsetD2D32Async);
    return function_ != NULL ? function_(dstDevice, dstPitch, ui, Width, Height, hStream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)
{
    fn_cuArrayCreate *function_ = find(S_cuArrayCreate);
    return function_ != NULL ? function_(pHandle, pAllocateArray) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
{
    fn_cuArrayGetDescriptor *function_ = find(S_cuArrayGetDescriptor);
    return function_ != NULL ? function_(pArrayDescriptor, hArray) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array)
{
    fn_cuArrayGetSparseProperties *function_ = find(S_cuArrayGetSparseProperties);
    return function_ != NULL ? function_(sparseProperties, array) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
    CUmipmappedArray mipmap)
{
    fn_cuMipmappedArrayGetSparseProperties *function_ = find(S_cuMipmappedArrayGetSparseProperties);
    return function_ != NULL ? function_(sparseProperties, mipmap) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array,
    CUdevice device)
{
    fn_cuArrayGetMemoryRequirements *function_ = find(S_cuArrayGetMemoryRequirements);
    return function_ != NULL ? function_(memoryRequirements, array, device) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,
    CUmipmappedArray mipmap, CUdevice device)
{
    fn_cuMipmappedArrayGetMemoryRequirements *function_ =
        find(S_cuMipmappedArrayGetMemoryRequirements);
    return function_ != NULL ? function_(memoryRequirements, mipmap, device) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)
{
    fn_cuArrayGetPlane *function_ = find(S_cuArrayGetPlane);
    return function_ != NULL ? function_(pPlaneArray, hArray, planeIdx) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuArrayDestroy(CUarray hArray)
{
    fn_cuArrayDestroy *function_ = find(S_cuArrayDestroy);
    return function_ != NULL ? function_(hArray) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuArray3DCreate(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)
{
    fn_cuArray3DCreate *function_ = find(S_cuArray3DCreate);
    return function_ != NULL ? function_(pHandle, pAllocateArray) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)
{
    fn_cuArray3DGetDescriptor *function_ = find(S_cuArray3DGetDescriptor);
    return function_ != NULL ? function_(pArrayDescriptor, hArray) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMipmappedArrayCreate(CUmipmappedArray *pHandle,
    const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)
{
    fn_cuMipmappedArrayCreate *function_ = find(S_cuMipmappedArrayCreate);
    return function_ != NULL ? function_(pHandle, pMipmappedArrayDesc, numMipmapLevels)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray,
    unsigned int level)
{
    fn_cuMipmappedArrayGetLevel *function_ = find(S_cuMipmappedArrayGetLevel);
    return function_ != NULL ? function_(pLevelArray, hMipmappedArray, level)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)
{
    fn_cuMipmappedArrayDestroy *function_ = find(S_cuMipmappedArrayDestroy);
    return function_ != NULL ? function_(hMipmappedArray) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,
    CUmemRangeHandleType handleType, unsigned long long flags)
{
    fn_cuMemGetHandleForAddressRange *function_ = find(S_cuMemGetHandleForAddressRange);
    return function_ != NULL ? function_(handle, dptr, size, handleType, flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count, unsigned int flags,
    size_t *errorIndex, CUstream stream)
{
    fn_cuMemBatchDecompressAsync *function_ = find(S_cuMemBatchDecompressAsync);
    return function_ != NULL ? function_(paramsArray, count, flags, errorIndex, stream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr,
    unsigned long long flags)
{
    fn_cuMemAddressReserve *function_ = find(S_cuMemAddressReserve);
    return function_ != NULL ? function_(ptr, size, alignment, addr, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemAddressFree(CUdeviceptr ptr, size_t size)
{
    fn_cuMemAddressFree *function_ = find(S_cuMemAddressFree);
    return function_ != NULL ? function_(ptr, size) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop,
    unsigned long long flags)
{
    fn_cuMemCreate *function_ = find(S_cuMemCreate);
    return function_ != NULL ? function_(handle, size, prop, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemRelease(CUmemGenericAllocationHandle handle)
{
    fn_cuMemRelease *function_ = find(S_cuMemRelease);
    return function_ != NULL ? function_(handle) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle,
    unsigned long long flags)
{
    fn_cuMemMap *function_ = find(S_cuMemMap);
    return function_ != NULL ? function_(ptr, size, offset, handle, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)
{
    fn_cuMemMapArrayAsync *function_ = find(S_cuMemMapArrayAsync);
    return function_ != NULL ? function_(mapInfoList, count, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemUnmap(CUdeviceptr ptr, size_t size)
{
    fn_cuMemUnmap *function_ = find(S_cuMemUnmap);
    return function_ != NULL ? function_(ptr, size) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)
{
    fn_cuMemSetAccess *function_ = find(S_cuMemSetAccess);
    return function_ != NULL ? function_(ptr, size, desc, count) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr)
{
    fn_cuMemGetAccess *function_ = find(S_cuMemGetAccess);
    return function_ != NULL ? function_(flags, location, ptr) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle,
    CUmemAllocationHandleType handleType, unsigned long long flags)
{
    fn_cuMemExportToShareableHandle *function_ = find(S_cuMemExportToShareableHandle);
    return function_ != NULL ? function_(shareableHandle, handle, handleType, flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle,
    CUmemAllocationHandleType shHandleType)
{
    fn_cuMemImportFromShareableHandle *function_ = find(S_cuMemImportFromShareableHandle);
    return function_ != NULL ? function_(handle, osHandle, shHandleType) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop,
    CUmemAllocationGranularity_flags option)
{
    fn_cuMemGetAllocationGranularity *function_ = find(S_cuMemGetAllocationGranularity);
    return function_ != NULL ? function_(granularity, prop, option) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
    CUmemGenericAllocationHandle handle)
{
    fn_cuMemGetAllocationPropertiesFromHandle *function_ =
        find(S_cuMemGetAllocationPropertiesFromHandle);
    return function_ != NULL ? function_(prop, handle) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)
{
    fn_cuMemRetainAllocationHandle *function_ = find(S_cuMemRetainAllocationHandle);
    return function_ != NULL ? function_(handle, addr) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
{
    fn_cuMemFreeAsync *function_ = find(S_cuMemFreeAsync);
    return function_ != NULL ? function_(dptr, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
    fn_cuMemAllocAsync *function_ = find(S_cuMemAllocAsync);
    return function_ != NULL ? function_(dptr, bytesize, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
{
    fn_cuMemPoolTrimTo *function_ = find(S_cuMemPoolTrimTo);
    return function_ != NULL ? function_(pool, minBytesToKeep) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
    fn_cuMemPoolSetAttribute *function_ = find(S_cuMemPoolSetAttribute);
    return function_ != NULL ? function_(pool, attr, value) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
    fn_cuMemPoolGetAttribute *function_ = find(S_cuMemPoolGetAttribute);
    return function_ != NULL ? function_(pool, attr, value) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)
{
    fn_cuMemPoolSetAccess *function_ = find(S_cuMemPoolSetAccess);
    return function_ != NULL ? function_(pool, map, count) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location)
{
    fn_cuMemPoolGetAccess *function_ = find(S_cuMemPoolGetAccess);
    return function_ != NULL ? function_(flags, memPool, location) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)
{
    fn_cuMemPoolCreate *function_ = find(S_cuMemPoolCreate);
    return function_ != NULL ? function_(pool, poolProps) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemPoolDestroy(CUmemoryPool pool)
{
    fn_cuMemPoolDestroy *function_ = find(S_cuMemPoolDestroy);
    return function_ != NULL ? function_(pool) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location,
    CUmemAllocationType type)
{
    fn_cuMemGetDefaultMemPool *function_ = find(S_cuMemGetDefaultMemPool);
    return function_ != NULL ? function_(pool_out, location, type) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type)
{
    fn_cuMemGetMemPool *function_ = find(S_cuMemGetMemPool);
    return function_ != NULL ? function_(pool, location, type) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool)
{
    fn_cuMemSetMemPool *function_ = find(S_cuMemSetMemPool);
    return function_ != NULL ? function_(location, type, pool) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)
{
    fn_cuMemAllocFromPoolAsync *function_ = find(S_cuMemAllocFromPoolAsync);
    return function_ != NULL ? function_(dptr, bytesize, pool, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
    CUmemAllocationHandleType handleType, unsigned long long flags)
{
    fn_cuMemPoolExportToShareableHandle *function_ = find(S_cuMemPoolExportToShareableHandle);
    return function_ != NULL ? function_(handle_out, pool, handleType, flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
    CUmemAllocationHandleType handleType, unsigned long long flags)
{
    fn_cuMemPoolImportFromShareableHandle *function_ = find(S_cuMemPoolImportFromShareableHandle);
    return function_ != NULL ? function_(pool_out, handle, handleType, flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)
{
    fn_cuMemPoolExportPointer *function_ = find(S_cuMemPoolExportPointer);
    return function_ != NULL ? function_(shareData_out, ptr) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool,
    CUmemPoolPtrExportData *shareData)
{
    fn_cuMemPoolImportPointer *function_ = find(S_cuMemPoolImportPointer);
    return function_ != NULL ? function_(ptr_out, pool, shareData) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp *prop)
{
    fn_cuMulticastCreate *function_ = find(S_cuMulticastCreate);
    return function_ != NULL ? function_(mcHandle, prop) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)
{
    fn_cuMulticastAddDevice *function_ = find(S_cuMulticastAddDevice);
    return function_ != NULL ? function_(mcHandle, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
    CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)
{
    fn_cuMulticastBindMem *function_ = find(S_cuMulticastBindMem);
    return function_ != NULL ? function_(mcHandle, mcOffset, memHandle, memOffset, size, flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
    CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)
{
    fn_cuMulticastBindMem_v2 *function_ = find(S_cuMulticastBindMem_v2);
    return function_ != NULL
        ? function_(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr,
    size_t size, unsigned long long flags)
{
    fn_cuMulticastBindAddr *function_ = find(S_cuMulticastBindAddr);
    return function_ != NULL ? function_(mcHandle, mcOffset, memptr, size, flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
    CUdeviceptr memptr, size_t size, unsigned long long flags)
{
    fn_cuMulticastBindAddr_v2 *function_ = find(S_cuMulticastBindAddr_v2);
    return function_ != NULL ? function_(mcHandle, dev, mcOffset, memptr, size, flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
    size_t size)
{
    fn_cuMulticastUnbind *function_ = find(S_cuMulticastUnbind);
    return function_ != NULL ? function_(mcHandle, dev, mcOffset, size) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop,
    CUmulticastGranularity_flags option)
{
    fn_cuMulticastGetGranularity *function_ = find(S_cuMulticastGetGranularity);
    return function_ != NULL ? function_(granularity, prop, option) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)
{
    fn_cuDeviceGetFabricClusterUuid *function_ = find(S_cuDeviceGetFabricClusterUuid);
    return function_ != NULL ? function_(uuid, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetCliqueCount(size_t *count, CUdevice dev)
{
    fn_cuDeviceGetCliqueCount *function_ = find(S_cuDeviceGetCliqueCount);
    return function_ != NULL ? function_(count, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)
{
    fn_cuDeviceGetCliqueInfo *function_ = find(S_cuDeviceGetCliqueInfo);
    return function_ != NULL ? function_(cliqueInfo, count, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)
{
    fn_cuLogicalEndpointIdReserve *function_ = find(S_cuLogicalEndpointIdReserve);
    return function_ != NULL ? function_(baseLeId, count) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)
{
    fn_cuLogicalEndpointIdRelease *function_ = find(S_cuLogicalEndpointIdRelease);
    return function_ != NULL ? function_(baseLeId, count) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp *prop)
{
    fn_cuLogicalEndpointCreate *function_ = find(S_cuLogicalEndpointCreate);
    return function_ != NULL ? function_(leId, prop) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)
{
    fn_cuLogicalEndpointAddDevice *function_ = find(S_cuLogicalEndpointAddDevice);
    return function_ != NULL ? function_(leId, dev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogicalEndpointDestroy(CUlogicalEndpointId leId)
{
    fn_cuLogicalEndpointDestroy *function_ = find(S_cuLogicalEndpointDestroy);
    return function_ != NULL ? function_(leId) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, void *ptr,
    cuuint64_t size, unsigned long long flags)
{
    fn_cuLogicalEndpointBindAddr *function_ = find(S_cuLogicalEndpointBindAddr);
    return function_ != NULL ? function_(leId, dev, offset, ptr, size, flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
    CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size,
    unsigned long long flags)
{
    fn_cuLogicalEndpointBindMem *function_ = find(S_cuLogicalEndpointBindMem);
    return function_ != NULL ? function_(leId, dev, offset, memHandle, memOffset, size, flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
    cuuint64_t size)
{
    fn_cuLogicalEndpointUnbind *function_ = find(S_cuLogicalEndpointUnbind);
    return function_ != NULL ? function_(leId, dev, offset, size) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId,
    CUlogicalEndpointIpcHandleType handleType)
{
    fn_cuLogicalEndpointExport *function_ = find(S_cuLogicalEndpointExport);
    return function_ != NULL ? function_(handle, leId, handleType) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle,
    CUlogicalEndpointIpcHandleType handleType)
{
    fn_cuLogicalEndpointImport *function_ = find(S_cuLogicalEndpointImport);
    return function_ != NULL ? function_(leId, handle, handleType) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize,
    const CUlogicalEndpointProp *prop)
{
    fn_cuLogicalEndpointGetLimits *function_ = find(S_cuLogicalEndpointGetLimits);
    return function_ != NULL ? function_(bindAlignment, maxSize, prop) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus)
{
    fn_cuLogicalEndpointQuery *function_ = find(S_cuLogicalEndpointQuery);
    return function_ != NULL ? function_(leId, count, queryStatus) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
    unsigned long long flags, CUstream hStream)
{
    fn_cuFabricCpyBatchAsync *function_ = find(S_cuFabricCpyBatchAsync);
    return function_ != NULL ? function_(numOps, opList, flags, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)
{
    fn_cuPointerGetAttribute *function_ = find(S_cuPointerGetAttribute);
    return function_ != NULL ? function_(data, attribute, ptr) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUmemLocation location,
    unsigned int flags, CUstream hStream)
{
    fn_cuMemPrefetchAsync *function_ = find(S_cuMemPrefetchAsync);
    return function_ != NULL ? function_(devPtr, count, location, flags, hStream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location)
{
    fn_cuMemAdvise *function_ = find(S_cuMemAdvise);
    return function_ != NULL ? function_(devPtr, count, advice, location) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
    CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
    unsigned long long flags, CUstream hStream)
{
    fn_cuMemPrefetchBatchAsync *function_ = find(S_cuMemPrefetchBatchAsync);
    return function_ != NULL
        ? function_(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags,
        hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
    unsigned long long flags, CUstream hStream)
{
    fn_cuMemDiscardBatchAsync *function_ = find(S_cuMemDiscardBatchAsync);
    return function_ != NULL ? function_(dptrs, sizes, count, flags, hStream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
    CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
    unsigned long long flags, CUstream hStream)
{
    fn_cuMemDiscardAndPrefetchBatchAsync *function_ = find(S_cuMemDiscardAndPrefetchBatchAsync);
    return function_ != NULL
        ? function_(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags,
        hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity,
    size_t samplingGranularity, CUmemLocation *location_out)
{
    fn_cuMemGetLocationInfo *function_ = find(S_cuMemGetLocationInfo);
    return function_ != NULL
        ? function_(ptr, size, summaryGranularity, samplingGranularity, location_out)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute,
    CUdeviceptr devPtr, size_t count)
{
    fn_cuMemRangeGetAttribute *function_ = find(S_cuMemRangeGetAttribute);
    return function_ != NULL ? function_(data, dataSize, attribute, devPtr, count)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute *attributes,
    size_t numAttributes, CUdeviceptr devPtr, size_t count)
{
    fn_cuMemRangeGetAttributes *function_ = find(S_cuMemRangeGetAttributes);
    return function_ != NULL ? function_(data, dataSizes, attributes, numAttributes, devPtr, count)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)
{
    fn_cuPointerSetAttribute *function_ = find(S_cuPointerSetAttribute);
    return function_ != NULL ? function_(value, attribute, ptr) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes,
    void **data, CUdeviceptr ptr)
{
    fn_cuPointerGetAttributes *function_ = find(S_cuPointerGetAttributes);
    return function_ != NULL ? function_(numAttributes, attributes, data, ptr)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamCreate(CUstream *phStream, unsigned int Flags)
{
    fn_cuStreamCreate *function_ = find(S_cuStreamCreate);
    return function_ != NULL ? function_(phStream, Flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)
{
    fn_cuStreamCreateWithPriority *function_ = find(S_cuStreamCreateWithPriority);
    return function_ != NULL ? function_(phStream, flags, priority) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamBeginCaptureToCig(CUstream hStream, CUstreamCigCaptureParams *streamCigCaptureParams)
{
    fn_cuStreamBeginCaptureToCig *function_ = find(S_cuStreamBeginCaptureToCig);
    return function_ != NULL ? function_(hStream, streamCigCaptureParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamEndCaptureToCig(CUstream hStream)
{
    fn_cuStreamEndCaptureToCig *function_ = find(S_cuStreamEndCaptureToCig);
    return function_ != NULL ? function_(hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamGetPriority(CUstream hStream, int *priority)
{
    fn_cuStreamGetPriority *function_ = find(S_cuStreamGetPriority);
    return function_ != NULL ? function_(hStream, priority) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamGetDevice(CUstream hStream, CUdevice *device)
{
    fn_cuStreamGetDevice *function_ = find(S_cuStreamGetDevice);
    return function_ != NULL ? function_(hStream, device) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamGetFlags(CUstream hStream, unsigned int *flags)
{
    fn_cuStreamGetFlags *function_ = find(S_cuStreamGetFlags);
    return function_ != NULL ? function_(hStream, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamGetId(CUstream hStream, unsigned long long *streamId)
{
    fn_cuStreamGetId *function_ = find(S_cuStreamGetId);
    return function_ != NULL ? function_(hStream, streamId) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamGetCtx(CUstream hStream, CUcontext *pctx)
{
    fn_cuStreamGetCtx *function_ = find(S_cuStreamGetCtx);
    return function_ != NULL ? function_(hStream, pctx) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
    fn_cuStreamGetCtx_v2 *function_ = find(S_cuStreamGetCtx_v2);
    return function_ != NULL ? function_(hStream, pCtx, pGreenCtx) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)
{
    fn_cuStreamWaitEvent *function_ = find(S_cuStreamWaitEvent);
    return function_ != NULL ? function_(hStream, hEvent, Flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData,
    unsigned int flags)
{
    fn_cuStreamAddCallback *function_ = find(S_cuStreamAddCallback);
    return function_ != NULL ? function_(hStream, callback, userData, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamBeginCapture(CUstream hStream, CUstreamCaptureMode mode)
{
    fn_cuStreamBeginCapture *function_ = find(S_cuStreamBeginCapture);
    return function_ != NULL ? function_(hStream, mode) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph,
    CUgraphRecaptureCallback callbackFunc, void *userData)
{
    fn_cuStreamBeginRecaptureToGraph *function_ = find(S_cuStreamBeginRecaptureToGraph);
    return function_ != NULL ? function_(hStream, mode, hGraph, callbackFunc, userData)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode)
{
    fn_cuStreamBeginCaptureToGraph *function_ = find(S_cuStreamBeginCaptureToGraph);
    return function_ != NULL
        ? function_(hStream, hGraph, dependencies, dependencyData, numDependencies, mode)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
{
    fn_cuThreadExchangeStreamCaptureMode *function_ = find(S_cuThreadExchangeStreamCaptureMode);
    return function_ != NULL ? function_(mode) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)
{
    fn_cuStreamEndCapture *function_ = find(S_cuStreamEndCapture);
    return function_ != NULL ? function_(hStream, phGraph) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
    fn_cuStreamIsCapturing *function_ = find(S_cuStreamIsCapturing);
    return function_ != NULL ? function_(hStream, captureStatus) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
    cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
    const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)
{
    fn_cuStreamGetCaptureInfo *function_ = find(S_cuStreamGetCaptureInfo);
    return function_ != NULL
        ? function_(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out,
        numDependencies_out) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
{
    fn_cuStreamUpdateCaptureDependencies *function_ = find(S_cuStreamUpdateCaptureDependencies);
    return function_ != NULL
        ? function_(hStream, dependencies, dependencyData, numDependencies, flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags)
{
    fn_cuStreamAttachMemAsync *function_ = find(S_cuStreamAttachMemAsync);
    return function_ != NULL ? function_(hStream, dptr, length, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamQuery(CUstream hStream)
{
    fn_cuStreamQuery *function_ = find(S_cuStreamQuery);
    return function_ != NULL ? function_(hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamSynchronize(CUstream hStream)
{
    fn_cuStreamSynchronize *function_ = find(S_cuStreamSynchronize);
    return function_ != NULL ? function_(hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamDestroy(CUstream hStream)
{
    fn_cuStreamDestroy *function_ = find(S_cuStreamDestroy);
    return function_ != NULL ? function_(hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamCopyAttributes(CUstream dst, CUstream src)
{
    fn_cuStreamCopyAttributes *function_ = find(S_cuStreamCopyAttributes);
    return function_ != NULL ? function_(dst, src) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)
{
    fn_cuStreamGetAttribute *function_ = find(S_cuStreamGetAttribute);
    return function_ != NULL ? function_(hStream, attr, value_out) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value)
{
    fn_cuStreamSetAttribute *function_ = find(S_cuStreamSetAttribute);
    return function_ != NULL ? function_(hStream, attr, value) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEventCreate(CUevent *phEvent, unsigned int Flags)
{
    fn_cuEventCreate *function_ = find(S_cuEventCreate);
    return function_ != NULL ? function_(phEvent, Flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEventRecord(CUevent hEvent, CUstream hStream)
{
    fn_cuEventRecord *function_ = find(S_cuEventRecord);
    return function_ != NULL ? function_(hEvent, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)
{
    fn_cuEventRecordWithFlags *function_ = find(S_cuEventRecordWithFlags);
    return function_ != NULL ? function_(hEvent, hStream, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEventQuery(CUevent hEvent)
{
    fn_cuEventQuery *function_ = find(S_cuEventQuery);
    return function_ != NULL ? function_(hEvent) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEventSynchronize(CUevent hEvent)
{
    fn_cuEventSynchronize *function_ = find(S_cuEventSynchronize);
    return function_ != NULL ? function_(hEvent) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEventDestroy(CUevent hEvent)
{
    fn_cuEventDestroy *function_ = find(S_cuEventDestroy);
    return function_ != NULL ? function_(hEvent) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
    fn_cuEventElapsedTime *function_ = find(S_cuEventElapsedTime);
    return function_ != NULL ? function_(pMilliseconds, hStart, hEnd) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuImportExternalMemory(CUexternalMemory *extMem_out,
    const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)
{
    fn_cuImportExternalMemory *function_ = find(S_cuImportExternalMemory);
    return function_ != NULL ? function_(extMem_out, memHandleDesc) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)
{
    fn_cuExternalMemoryGetMappedBuffer *function_ = find(S_cuExternalMemoryGetMappedBuffer);
    return function_ != NULL ? function_(devPtr, extMem, bufferDesc) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)
{
    fn_cuExternalMemoryGetMappedMipmappedArray *function_ =
        find(S_cuExternalMemoryGetMappedMipmappedArray);
    return function_ != NULL ? function_(mipmap, extMem, mipmapDesc) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDestroyExternalMemory(CUexternalMemory extMem)
{
    fn_cuDestroyExternalMemory *function_ = find(S_cuDestroyExternalMemory);
    return function_ != NULL ? function_(extMem) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,
    const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)
{
    fn_cuImportExternalSemaphore *function_ = find(S_cuImportExternalSemaphore);
    return function_ != NULL ? function_(extSem_out, semHandleDesc) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream)
{
    fn_cuSignalExternalSemaphoresAsync *function_ = find(S_cuSignalExternalSemaphoresAsync);
    return function_ != NULL ? function_(extSemArray, paramsArray, numExtSems, stream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream)
{
    fn_cuWaitExternalSemaphoresAsync *function_ = find(S_cuWaitExternalSemaphoresAsync);
    return function_ != NULL ? function_(extSemArray, paramsArray, numExtSems, stream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDestroyExternalSemaphore(CUexternalSemaphore extSem)
{
    fn_cuDestroyExternalSemaphore *function_ = find(S_cuDestroyExternalSemaphore);
    return function_ != NULL ? function_(extSem) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)
{
    fn_cuStreamWaitValue32 *function_ = find(S_cuStreamWaitValue32);
    return function_ != NULL ? function_(stream, addr, value, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)
{
    fn_cuStreamWaitValue64 *function_ = find(S_cuStreamWaitValue64);
    return function_ != NULL ? function_(stream, addr, value, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)
{
    fn_cuStreamWriteValue32 *function_ = find(S_cuStreamWriteValue32);
    return function_ != NULL ? function_(stream, addr, value, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)
{
    fn_cuStreamWriteValue64 *function_ = find(S_cuStreamWriteValue64);
    return function_ != NULL ? function_(stream, addr, value, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamBatchMemOp(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray,
    unsigned int flags)
{
    fn_cuStreamBatchMemOp *function_ = find(S_cuStreamBatchMemOp);
    return function_ != NULL ? function_(stream, count, paramArray, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)
{
    fn_cuFuncGetAttribute *function_ = find(S_cuFuncGetAttribute);
    return function_ != NULL ? function_(pi, attrib, hfunc) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
{
    fn_cuFuncSetAttribute *function_ = find(S_cuFuncSetAttribute);
    return function_ != NULL ? function_(hfunc, attrib, value) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)
{
    fn_cuFuncSetCacheConfig *function_ = find(S_cuFuncSetCacheConfig);
    return function_ != NULL ? function_(hfunc, config) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)
{
    fn_cuFuncGetModule *function_ = find(S_cuFuncGetModule);
    return function_ != NULL ? function_(hmod, hfunc) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuFuncGetName(const char **name, CUfunction hfunc)
{
    fn_cuFuncGetName *function_ = find(S_cuFuncGetName);
    return function_ != NULL ? function_(name, hfunc) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)
{
    fn_cuFuncGetParamInfo *function_ = find(S_cuFuncGetParamInfo);
    return function_ != NULL ? function_(func, paramIndex, paramOffset, paramSize)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuFuncGetParamCount(CUfunction func, size_t *paramCount)
{
    fn_cuFuncGetParamCount *function_ = find(S_cuFuncGetParamCount);
    return function_ != NULL ? function_(func, paramCount) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)
{
    fn_cuFuncIsLoaded *function_ = find(S_cuFuncIsLoaded);
    return function_ != NULL ? function_(state, function) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuFuncLoad(CUfunction function)
{
    fn_cuFuncLoad *function_ = find(S_cuFuncLoad);
    return function_ != NULL ? function_(function) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
    unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
    unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra)
{
    fn_cuLaunchKernel *function_ = find(S_cuLaunchKernel);
    return function_ != NULL
        ? function_(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
        sharedMemBytes, hStream, kernelParams, extra) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra)
{
    fn_cuLaunchKernelEx *function_ = find(S_cuLaunchKernelEx);
    return function_ != NULL ? function_(config, f, kernelParams, extra) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
    unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
    unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)
{
    fn_cuLaunchCooperativeKernel *function_ = find(S_cuLaunchCooperativeKernel);
    return function_ != NULL
        ? function_(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
        sharedMemBytes, hStream, kernelParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)
{
    fn_cuLaunchHostFunc *function_ = find(S_cuLaunchHostFunc);
    return function_ != NULL ? function_(hStream, fn, userData) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode)
{
    fn_cuLaunchHostFunc_v2 *function_ = find(S_cuLaunchHostFunc_v2);
    return function_ != NULL ? function_(hStream, fn, userData, syncMode) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)
{
    fn_cuFuncSetBlockShape *function_ = find(S_cuFuncSetBlockShape);
    return function_ != NULL ? function_(hfunc, x, y, z) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)
{
    fn_cuFuncSetSharedSize *function_ = find(S_cuFuncSetSharedSize);
    return function_ != NULL ? function_(hfunc, bytes) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuParamSetSize(CUfunction hfunc, unsigned int numbytes)
{
    fn_cuParamSetSize *function_ = find(S_cuParamSetSize);
    return function_ != NULL ? function_(hfunc, numbytes) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuParamSeti(CUfunction hfunc, int offset, unsigned int value)
{
    fn_cuParamSeti *function_ = find(S_cuParamSeti);
    return function_ != NULL ? function_(hfunc, offset, value) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuParamSetf(CUfunction hfunc, int offset, float value)
{
    fn_cuParamSetf *function_ = find(S_cuParamSetf);
    return function_ != NULL ? function_(hfunc, offset, value) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)
{
    fn_cuParamSetv *function_ = find(S_cuParamSetv);
    return function_ != NULL ? function_(hfunc, offset, ptr, numbytes) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLaunch(CUfunction f)
{
    fn_cuLaunch *function_ = find(S_cuLaunch);
    return function_ != NULL ? function_(f) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLaunchGrid(CUfunction f, int grid_width, int grid_height)
{
    fn_cuLaunchGrid *function_ = find(S_cuLaunchGrid);
    return function_ != NULL ? function_(f, grid_width, grid_height) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)
{
    fn_cuLaunchGridAsync *function_ = find(S_cuLaunchGridAsync);
    return function_ != NULL ? function_(f, grid_width, grid_height, hStream)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList,
    unsigned int numDevices, unsigned int flags)
{
    fn_cuLaunchCooperativeKernelMultiDevice *function_ =
        find(S_cuLaunchCooperativeKernelMultiDevice);
    return function_ != NULL ? function_(launchParamsList, numDevices, flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)
{
    fn_cuParamSetTexRef *function_ = find(S_cuParamSetTexRef);
    return function_ != NULL ? function_(hfunc, texunit, hTexRef) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)
{
    fn_cuFuncSetSharedMemConfig *function_ = find(S_cuFuncSetSharedMemConfig);
    return function_ != NULL ? function_(hfunc, config) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphCreate(CUgraph *phGraph, unsigned int flags)
{
    fn_cuGraphCreate *function_ = find(S_cuGraphCreate);
    return function_ != NULL ? function_(phGraph, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
    fn_cuGraphAddKernelNode *function_ = find(S_cuGraphAddKernelNode);
    return function_ != NULL
        ? function_(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
    fn_cuGraphKernelNodeGetParams *function_ = find(S_cuGraphKernelNodeGetParams);
    return function_ != NULL ? function_(hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
    fn_cuGraphKernelNodeSetParams *function_ = find(S_cuGraphKernelNodeSetParams);
    return function_ != NULL ? function_(hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
{
    fn_cuGraphAddMemcpyNode *function_ = find(S_cuGraphAddMemcpyNode);
    return function_ != NULL
        ? function_(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)
{
    fn_cuGraphMemcpyNodeGetParams *function_ = find(S_cuGraphMemcpyNodeGetParams);
    return function_ != NULL ? function_(hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)
{
    fn_cuGraphMemcpyNodeSetParams *function_ = find(S_cuGraphMemcpyNodeSetParams);
    return function_ != NULL ? function_(hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
{
    fn_cuGraphAddMemsetNode *function_ = find(S_cuGraphAddMemsetNode);
    return function_ != NULL
        ? function_(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)
{
    fn_cuGraphMemsetNodeGetParams *function_ = find(S_cuGraphMemsetNodeGetParams);
    return function_ != NULL ? function_(hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)
{
    fn_cuGraphMemsetNodeSetParams *function_ = find(S_cuGraphMemsetNodeSetParams);
    return function_ != NULL ? function_(hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams)
{
    fn_cuGraphAddHostNode *function_ = find(S_cuGraphAddHostNode);
    return function_ != NULL
        ? function_(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)
{
    fn_cuGraphHostNodeGetParams *function_ = find(S_cuGraphHostNodeGetParams);
    return function_ != NULL ? function_(hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)
{
    fn_cuGraphHostNodeSetParams *function_ = find(S_cuGraphHostNodeSetParams);
    return function_ != NULL ? function_(hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)
{
    fn_cuGraphAddChildGraphNode *function_ = find(S_cuGraphAddChildGraphNode);
    return function_ != NULL
        ? function_(phGraphNode, hGraph, dependencies, numDependencies, childGraph)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)
{
    fn_cuGraphChildGraphNodeGetGraph *function_ = find(S_cuGraphChildGraphNodeGetGraph);
    return function_ != NULL ? function_(hNode, phGraph) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies)
{
    fn_cuGraphAddEmptyNode *function_ = find(S_cuGraphAddEmptyNode);
    return function_ != NULL ? function_(phGraphNode, hGraph, dependencies, numDependencies)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
    fn_cuGraphAddEventRecordNode *function_ = find(S_cuGraphAddEventRecordNode);
    return function_ != NULL ? function_(phGraphNode, hGraph, dependencies, numDependencies, event)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
    fn_cuGraphEventRecordNodeGetEvent *function_ = find(S_cuGraphEventRecordNodeGetEvent);
    return function_ != NULL ? function_(hNode, event_out) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)
{
    fn_cuGraphEventRecordNodeSetEvent *function_ = find(S_cuGraphEventRecordNodeSetEvent);
    return function_ != NULL ? function_(hNode, event) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
    fn_cuGraphAddEventWaitNode *function_ = find(S_cuGraphAddEventWaitNode);
    return function_ != NULL ? function_(phGraphNode, hGraph, dependencies, numDependencies, event)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
    fn_cuGraphEventWaitNodeGetEvent *function_ = find(S_cuGraphEventWaitNodeGetEvent);
    return function_ != NULL ? function_(hNode, event_out) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)
{
    fn_cuGraphEventWaitNodeSetEvent *function_ = find(S_cuGraphEventWaitNodeSetEvent);
    return function_ != NULL ? function_(hNode, event) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
    fn_cuGraphAddExternalSemaphoresSignalNode *function_ =
        find(S_cuGraphAddExternalSemaphoresSignalNode);
    return function_ != NULL
        ? function_(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)
{
    fn_cuGraphExternalSemaphoresSignalNodeGetParams *function_ =
        find(S_cuGraphExternalSemaphoresSignalNodeGetParams);
    return function_ != NULL ? function_(hNode, params_out) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
    fn_cuGraphExternalSemaphoresSignalNodeSetParams *function_ =
        find(S_cuGraphExternalSemaphoresSignalNodeSetParams);
    return function_ != NULL ? function_(hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
    fn_cuGraphAddExternalSemaphoresWaitNode *function_ =
        find(S_cuGraphAddExternalSemaphoresWaitNode);
    return function_ != NULL
        ? function_(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)
{
    fn_cuGraphExternalSemaphoresWaitNodeGetParams *function_ =
        find(S_cuGraphExternalSemaphoresWaitNodeGetParams);
    return function_ != NULL ? function_(hNode, params_out) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
    fn_cuGraphExternalSemaphoresWaitNodeSetParams *function_ =
        find(S_cuGraphExternalSemaphoresWaitNodeSetParams);
    return function_ != NULL ? function_(hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
    fn_cuGraphAddBatchMemOpNode *function_ = find(S_cuGraphAddBatchMemOpNode);
    return function_ != NULL
        ? function_(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)
{
    fn_cuGraphBatchMemOpNodeGetParams *function_ = find(S_cuGraphBatchMemOpNodeGetParams);
    return function_ != NULL ? function_(hNode, nodeParams_out) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
    fn_cuGraphBatchMemOpNodeSetParams *function_ = find(S_cuGraphBatchMemOpNodeSetParams);
    return function_ != NULL ? function_(hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)
{
    fn_cuGraphExecBatchMemOpNodeSetParams *function_ = find(S_cuGraphExecBatchMemOpNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)
{
    fn_cuGraphAddMemAllocNode *function_ = find(S_cuGraphAddMemAllocNode);
    return function_ != NULL
        ? function_(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)
{
    fn_cuGraphMemAllocNodeGetParams *function_ = find(S_cuGraphMemAllocNodeGetParams);
    return function_ != NULL ? function_(hNode, params_out) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)
{
    fn_cuGraphAddMemFreeNode *function_ = find(S_cuGraphAddMemFreeNode);
    return function_ != NULL ? function_(phGraphNode, hGraph, dependencies, numDependencies, dptr)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)
{
    fn_cuGraphMemFreeNodeGetParams *function_ = find(S_cuGraphMemFreeNodeGetParams);
    return function_ != NULL ? function_(hNode, dptr_out) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGraphMemTrim(CUdevice device)
{
    fn_cuDeviceGraphMemTrim *function_ = find(S_cuDeviceGraphMemTrim);
    return function_ != NULL ? function_(device) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
{
    fn_cuDeviceGetGraphMemAttribute *function_ = find(S_cuDeviceGetGraphMemAttribute);
    return function_ != NULL ? function_(device, attr, value) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)
{
    fn_cuDeviceSetGraphMemAttribute *function_ = find(S_cuDeviceSetGraphMemAttribute);
    return function_ != NULL ? function_(device, attr, value) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)
{
    fn_cuGraphClone *function_ = find(S_cuGraphClone);
    return function_ != NULL ? function_(phGraphClone, originalGraph) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph)
{
    fn_cuGraphNodeFindInClone *function_ = find(S_cuGraphNodeFindInClone);
    return function_ != NULL ? function_(phNode, hOriginalNode, hClonedGraph)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)
{
    fn_cuGraphNodeGetType *function_ = find(S_cuGraphNodeGetType);
    return function_ != NULL ? function_(hNode, type) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)
{
    fn_cuGraphNodeGetContainingGraph *function_ = find(S_cuGraphNodeGetContainingGraph);
    return function_ != NULL ? function_(hNode, phGraph) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)
{
    fn_cuGraphNodeGetLocalId *function_ = find(S_cuGraphNodeGetLocalId);
    return function_ != NULL ? function_(hNode, nodeId) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)
{
    fn_cuGraphNodeGetToolsId *function_ = find(S_cuGraphNodeGetToolsId);
    return function_ != NULL ? function_(hNode, toolsNodeId) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphGetId(CUgraph hGraph, unsigned int *graphId)
{
    fn_cuGraphGetId *function_ = find(S_cuGraphGetId);
    return function_ != NULL ? function_(hGraph, graphId) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)
{
    fn_cuGraphExecGetId *function_ = find(S_cuGraphExecGetId);
    return function_ != NULL ? function_(hGraphExec, graphId) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)
{
    fn_cuGraphGetNodes *function_ = find(S_cuGraphGetNodes);
    return function_ != NULL ? function_(hGraph, nodes, numNodes) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)
{
    fn_cuGraphGetRootNodes *function_ = find(S_cuGraphGetRootNodes);
    return function_ != NULL ? function_(hGraph, rootNodes, numRootNodes) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData,
    size_t *numEdges)
{
    fn_cuGraphGetEdges *function_ = find(S_cuGraphGetEdges);
    return function_ != NULL ? function_(hGraph, from, to, edgeData, numEdges)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies,
    CUgraphEdgeData *edgeData, size_t *numDependencies)
{
    fn_cuGraphNodeGetDependencies *function_ = find(S_cuGraphNodeGetDependencies);
    return function_ != NULL ? function_(hNode, dependencies, edgeData, numDependencies)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes,
    CUgraphEdgeData *edgeData, size_t *numDependentNodes)
{
    fn_cuGraphNodeGetDependentNodes *function_ = find(S_cuGraphNodeGetDependentNodes);
    return function_ != NULL ? function_(hNode, dependentNodes, edgeData, numDependentNodes)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
    const CUgraphEdgeData *edgeData, size_t numDependencies)
{
    fn_cuGraphAddDependencies *function_ = find(S_cuGraphAddDependencies);
    return function_ != NULL ? function_(hGraph, from, to, edgeData, numDependencies)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
    const CUgraphEdgeData *edgeData, size_t numDependencies)
{
    fn_cuGraphRemoveDependencies *function_ = find(S_cuGraphRemoveDependencies);
    return function_ != NULL ? function_(hGraph, from, to, edgeData, numDependencies)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphDestroyNode(CUgraphNode hNode)
{
    fn_cuGraphDestroyNode *function_ = find(S_cuGraphDestroyNode);
    return function_ != NULL ? function_(hNode) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long flags)
{
    fn_cuGraphInstantiate *function_ = find(S_cuGraphInstantiate);
    return function_ != NULL ? function_(phGraphExec, hGraph, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
    fn_cuGraphInstantiateWithParams *function_ = find(S_cuGraphInstantiateWithParams);
    return function_ != NULL ? function_(phGraphExec, hGraph, instantiateParams)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)
{
    fn_cuGraphExecGetFlags *function_ = find(S_cuGraphExecGetFlags);
    return function_ != NULL ? function_(hGraphExec, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams)
{
    fn_cuGraphExecKernelNodeSetParams *function_ = find(S_cuGraphExecKernelNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_MEMCPY3D *copyParams, CUcontext ctx)
{
    fn_cuGraphExecMemcpyNodeSetParams *function_ = find(S_cuGraphExecMemcpyNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, hNode, copyParams, ctx) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)
{
    fn_cuGraphExecMemsetNodeSetParams *function_ = find(S_cuGraphExecMemsetNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, hNode, memsetParams, ctx)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_HOST_NODE_PARAMS *nodeParams)
{
    fn_cuGraphExecHostNodeSetParams *function_ = find(S_cuGraphExecHostNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    CUgraph childGraph)
{
    fn_cuGraphExecChildGraphNodeSetParams *function_ = find(S_cuGraphExecChildGraphNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, hNode, childGraph) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)
{
    fn_cuGraphExecEventRecordNodeSetEvent *function_ = find(S_cuGraphExecEventRecordNodeSetEvent);
    return function_ != NULL ? function_(hGraphExec, hNode, event) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)
{
    fn_cuGraphExecEventWaitNodeSetEvent *function_ = find(S_cuGraphExecEventWaitNodeSetEvent);
    return function_ != NULL ? function_(hGraphExec, hNode, event) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)
{
    fn_cuGraphExecExternalSemaphoresSignalNodeSetParams *function_ =
        find(S_cuGraphExecExternalSemaphoresSignalNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)
{
    fn_cuGraphExecExternalSemaphoresWaitNodeSetParams *function_ =
        find(S_cuGraphExecExternalSemaphoresWaitNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled)
{
    fn_cuGraphNodeSetEnabled *function_ = find(S_cuGraphNodeSetEnabled);
    return function_ != NULL ? function_(hGraphExec, hNode, isEnabled) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled)
{
    fn_cuGraphNodeGetEnabled *function_ = find(S_cuGraphNodeGetEnabled);
    return function_ != NULL ? function_(hGraphExec, hNode, isEnabled) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)
{
    fn_cuGraphUpload *function_ = find(S_cuGraphUpload);
    return function_ != NULL ? function_(hGraphExec, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)
{
    fn_cuGraphLaunch *function_ = find(S_cuGraphLaunch);
    return function_ != NULL ? function_(hGraphExec, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExecDestroy(CUgraphExec hGraphExec)
{
    fn_cuGraphExecDestroy *function_ = find(S_cuGraphExecDestroy);
    return function_ != NULL ? function_(hGraphExec) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphDestroy(CUgraph hGraph)
{
    fn_cuGraphDestroy *function_ = find(S_cuGraphDestroy);
    return function_ != NULL ? function_(hGraph) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph,
    CUgraphExecUpdateResultInfo *resultInfo)
{
    fn_cuGraphExecUpdate *function_ = find(S_cuGraphExecUpdate);
    return function_ != NULL ? function_(hGraphExec, hGraph, resultInfo) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)
{
    fn_cuGraphKernelNodeCopyAttributes *function_ = find(S_cuGraphKernelNodeCopyAttributes);
    return function_ != NULL ? function_(dst, src) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
    CUkernelNodeAttrValue *value_out)
{
    fn_cuGraphKernelNodeGetAttribute *function_ = find(S_cuGraphKernelNodeGetAttribute);
    return function_ != NULL ? function_(hNode, attr, value_out) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
    const CUkernelNodeAttrValue *value)
{
    fn_cuGraphKernelNodeSetAttribute *function_ = find(S_cuGraphKernelNodeSetAttribute);
    return function_ != NULL ? function_(hNode, attr, value) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)
{
    fn_cuGraphDebugDotPrint *function_ = find(S_cuGraphDebugDotPrint);
    return function_ != NULL ? function_(hGraph, path, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy,
    unsigned int initialRefcount, unsigned int flags)
{
    fn_cuUserObjectCreate *function_ = find(S_cuUserObjectCreate);
    return function_ != NULL ? function_(object_out, ptr, destroy, initialRefcount, flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuUserObjectRetain(CUuserObject object, unsigned int count)
{
    fn_cuUserObjectRetain *function_ = find(S_cuUserObjectRetain);
    return function_ != NULL ? function_(object, count) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuUserObjectRelease(CUuserObject object, unsigned int count)
{
    fn_cuUserObjectRelease *function_ = find(S_cuUserObjectRelease);
    return function_ != NULL ? function_(object, count) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count,
    unsigned int flags)
{
    fn_cuGraphRetainUserObject *function_ = find(S_cuGraphRetainUserObject);
    return function_ != NULL ? function_(graph, object, count, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)
{
    fn_cuGraphReleaseUserObject *function_ = find(S_cuGraphReleaseUserObject);
    return function_ != NULL ? function_(graph, object, count) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)
{
    fn_cuGraphAddNode *function_ = find(S_cuGraphAddNode);
    return function_ != NULL
        ? function_(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)
{
    fn_cuGraphAddNode_v3 *function_ = find(S_cuGraphAddNode_v3);
    return function_ != NULL
        ? function_(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
    fn_cuGraphNodeSetParams *function_ = find(S_cuGraphNodeSetParams);
    return function_ != NULL ? function_(hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
    fn_cuGraphNodeSetParams_v2 *function_ = find(S_cuGraphNodeSetParams_v2);
    return function_ != NULL ? function_(hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)
{
    fn_cuGraphNodeGetParams *function_ = find(S_cuGraphNodeGetParams);
    return function_ != NULL ? function_(hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    CUgraphNodeParams *nodeParams)
{
    fn_cuGraphExecNodeSetParams *function_ = find(S_cuGraphExecNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, hNode, nodeParams) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph,
    CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)
{
    fn_cuGraphConditionalHandleCreate *function_ = find(S_cuGraphConditionalHandleCreate);
    return function_ != NULL ? function_(pHandle_out, hGraph, ctx, defaultLaunchValue, flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize,
    size_t dynamicSMemSize)
{
    fn_cuOccupancyMaxActiveBlocksPerMultiprocessor *function_ =
        find(S_cuOccupancyMaxActiveBlocksPerMultiprocessor);
    return function_ != NULL ? function_(numBlocks, func, blockSize, dynamicSMemSize)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func,
    int blockSize, size_t dynamicSMemSize, unsigned int flags)
{
    fn_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags *function_ =
        find(S_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags);
    return function_ != NULL ? function_(numBlocks, func, blockSize, dynamicSMemSize, flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func,
    CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit)
{
    fn_cuOccupancyMaxPotentialBlockSize *function_ = find(S_cuOccupancyMaxPotentialBlockSize);
    return function_ != NULL
        ? function_(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize,
        blockSizeLimit) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func,
    CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit,
    unsigned int flags)
{
    fn_cuOccupancyMaxPotentialBlockSizeWithFlags *function_ =
        find(S_cuOccupancyMaxPotentialBlockSizeWithFlags);
    return function_ != NULL
        ? function_(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize,
        blockSizeLimit, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func,
    int numBlocks, int blockSize)
{
    fn_cuOccupancyAvailableDynamicSMemPerBlock *function_ =
        find(S_cuOccupancyAvailableDynamicSMemPerBlock);
    return function_ != NULL ? function_(dynamicSmemSize, func, numBlocks, blockSize)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func,
    const CUlaunchConfig *config)
{
    fn_cuOccupancyMaxPotentialClusterSize *function_ = find(S_cuOccupancyMaxPotentialClusterSize);
    return function_ != NULL ? function_(clusterSize, func, config) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config)
{
    fn_cuOccupancyMaxActiveClusters *function_ = find(S_cuOccupancyMaxActiveClusters);
    return function_ != NULL ? function_(numClusters, func, config) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)
{
    fn_cuTexRefSetArray *function_ = find(S_cuTexRefSetArray);
    return function_ != NULL ? function_(hTexRef, hArray, Flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray,
    unsigned int Flags)
{
    fn_cuTexRefSetMipmappedArray *function_ = find(S_cuTexRefSetMipmappedArray);
    return function_ != NULL ? function_(hTexRef, hMipmappedArray, Flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefSetAddress(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes)
{
    fn_cuTexRefSetAddress *function_ = find(S_cuTexRefSetAddress);
    return function_ != NULL ? function_(ByteOffset, hTexRef, dptr, bytes) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr,
    size_t Pitch)
{
    fn_cuTexRefSetAddress2D *function_ = find(S_cuTexRefSetAddress2D);
    return function_ != NULL ? function_(hTexRef, desc, dptr, Pitch) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)
{
    fn_cuTexRefSetFormat *function_ = find(S_cuTexRefSetFormat);
    return function_ != NULL ? function_(hTexRef, fmt, NumPackedComponents) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)
{
    fn_cuTexRefSetAddressMode *function_ = find(S_cuTexRefSetAddressMode);
    return function_ != NULL ? function_(hTexRef, dim, am) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
    fn_cuTexRefSetFilterMode *function_ = find(S_cuTexRefSetFilterMode);
    return function_ != NULL ? function_(hTexRef, fm) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
    fn_cuTexRefSetMipmapFilterMode *function_ = find(S_cuTexRefSetMipmapFilterMode);
    return function_ != NULL ? function_(hTexRef, fm) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)
{
    fn_cuTexRefSetMipmapLevelBias *function_ = find(S_cuTexRefSetMipmapLevelBias);
    return function_ != NULL ? function_(hTexRef, bias) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp,
    float maxMipmapLevelClamp)
{
    fn_cuTexRefSetMipmapLevelClamp *function_ = find(S_cuTexRefSetMipmapLevelClamp);
    return function_ != NULL ? function_(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)
{
    fn_cuTexRefSetMaxAnisotropy *function_ = find(S_cuTexRefSetMaxAnisotropy);
    return function_ != NULL ? function_(hTexRef, maxAniso) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)
{
    fn_cuTexRefSetBorderColor *function_ = find(S_cuTexRefSetBorderColor);
    return function_ != NULL ? function_(hTexRef, pBorderColor) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)
{
    fn_cuTexRefSetFlags *function_ = find(S_cuTexRefSetFlags);
    return function_ != NULL ? function_(hTexRef, Flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefGetAddress(CUdeviceptr *pdptr, CUtexref hTexRef)
{
    fn_cuTexRefGetAddress *function_ = find(S_cuTexRefGetAddress);
    return function_ != NULL ? function_(pdptr, hTexRef) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)
{
    fn_cuTexRefGetArray *function_ = find(S_cuTexRefGetArray);
    return function_ != NULL ? function_(phArray, hTexRef) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)
{
    fn_cuTexRefGetMipmappedArray *function_ = find(S_cuTexRefGetMipmappedArray);
    return function_ != NULL ? function_(phMipmappedArray, hTexRef) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)
{
    fn_cuTexRefGetAddressMode *function_ = find(S_cuTexRefGetAddressMode);
    return function_ != NULL ? function_(pam, hTexRef, dim) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
    fn_cuTexRefGetFilterMode *function_ = find(S_cuTexRefGetFilterMode);
    return function_ != NULL ? function_(pfm, hTexRef) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)
{
    fn_cuTexRefGetFormat *function_ = find(S_cuTexRefGetFormat);
    return function_ != NULL ? function_(pFormat, pNumChannels, hTexRef) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
    fn_cuTexRefGetMipmapFilterMode *function_ = find(S_cuTexRefGetMipmapFilterMode);
    return function_ != NULL ? function_(pfm, hTexRef) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)
{
    fn_cuTexRefGetMipmapLevelBias *function_ = find(S_cuTexRefGetMipmapLevelBias);
    return function_ != NULL ? function_(pbias, hTexRef) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp,
    CUtexref hTexRef)
{
    fn_cuTexRefGetMipmapLevelClamp *function_ = find(S_cuTexRefGetMipmapLevelClamp);
    return function_ != NULL ? function_(pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)
{
    fn_cuTexRefGetMaxAnisotropy *function_ = find(S_cuTexRefGetMaxAnisotropy);
    return function_ != NULL ? function_(pmaxAniso, hTexRef) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)
{
    fn_cuTexRefGetBorderColor *function_ = find(S_cuTexRefGetBorderColor);
    return function_ != NULL ? function_(pBorderColor, hTexRef) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)
{
    fn_cuTexRefGetFlags *function_ = find(S_cuTexRefGetFlags);
    return function_ != NULL ? function_(pFlags, hTexRef) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefCreate(CUtexref *pTexRef)
{
    fn_cuTexRefCreate *function_ = find(S_cuTexRefCreate);
    return function_ != NULL ? function_(pTexRef) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexRefDestroy(CUtexref hTexRef)
{
    fn_cuTexRefDestroy *function_ = find(S_cuTexRefDestroy);
    return function_ != NULL ? function_(hTexRef) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)
{
    fn_cuSurfRefSetArray *function_ = find(S_cuSurfRefSetArray);
    return function_ != NULL ? function_(hSurfRef, hArray, Flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)
{
    fn_cuSurfRefGetArray *function_ = find(S_cuSurfRefGetArray);
    return function_ != NULL ? function_(phArray, hSurfRef) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
    const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)
{
    fn_cuTexObjectCreate *function_ = find(S_cuTexObjectCreate);
    return function_ != NULL ? function_(pTexObject, pResDesc, pTexDesc, pResViewDesc)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexObjectDestroy(CUtexObject texObject)
{
    fn_cuTexObjectDestroy *function_ = find(S_cuTexObjectDestroy);
    return function_ != NULL ? function_(texObject) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)
{
    fn_cuTexObjectGetResourceDesc *function_ = find(S_cuTexObjectGetResourceDesc);
    return function_ != NULL ? function_(pResDesc, texObject) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)
{
    fn_cuTexObjectGetTextureDesc *function_ = find(S_cuTexObjectGetTextureDesc);
    return function_ != NULL ? function_(pTexDesc, texObject) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject texObject)
{
    fn_cuTexObjectGetResourceViewDesc *function_ = find(S_cuTexObjectGetResourceViewDesc);
    return function_ != NULL ? function_(pResViewDesc, texObject) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc)
{
    fn_cuSurfObjectCreate *function_ = find(S_cuSurfObjectCreate);
    return function_ != NULL ? function_(pSurfObject, pResDesc) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuSurfObjectDestroy(CUsurfObject surfObject)
{
    fn_cuSurfObjectDestroy *function_ = find(S_cuSurfObjectDestroy);
    return function_ != NULL ? function_(surfObject) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject)
{
    fn_cuSurfObjectGetResourceDesc *function_ = find(S_cuSurfObjectGetResourceDesc);
    return function_ != NULL ? function_(pResDesc, surfObject) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
    cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
    const cuuint64_t *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides,
    CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
    CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
{
    fn_cuTensorMapEncodeTiled *function_ = find(S_cuTensorMapEncodeTiled);
    return function_ != NULL
        ? function_(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides,
        boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
    cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
    const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner,
    const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
    const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
    CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
{
    fn_cuTensorMapEncodeIm2col *function_ = find(S_cuTensorMapEncodeIm2col);
    return function_ != NULL
        ? function_(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides,
        pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn,
        elementStrides, interleave, swizzle, l2Promotion, oobFill) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
    cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
    const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth,
    cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides,
    CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle,
    CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
{
    fn_cuTensorMapEncodeIm2colWide *function_ = find(S_cuTensorMapEncodeIm2colWide);
    return function_ != NULL
        ? function_(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides,
        pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn,
        elementStrides, interleave, mode, swizzle, l2Promotion, oobFill) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)
{
    fn_cuTensorMapReplaceAddress *function_ = find(S_cuTensorMapReplaceAddress);
    return function_ != NULL ? function_(tensorMap, globalAddress) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuTensorMapSetAllocationClass(CUtensorMap *tensorMap, CUtensorMapAllocClass allocClass,
    CUtensorMapAllocClass *outAllocClass)
{
    fn_cuTensorMapSetAllocationClass *function_ = find(S_cuTensorMapSetAllocationClass);
    return function_ != NULL ? function_(tensorMap, allocClass, outAllocClass)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
{
    fn_cuDeviceCanAccessPeer *function_ = find(S_cuDeviceCanAccessPeer);
    return function_ != NULL ? function_(canAccessPeer, dev, peerDev) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)
{
    fn_cuCtxEnablePeerAccess *function_ = find(S_cuCtxEnablePeerAccess);
    return function_ != NULL ? function_(peerContext, Flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxDisablePeerAccess(CUcontext peerContext)
{
    fn_cuCtxDisablePeerAccess *function_ = find(S_cuCtxDisablePeerAccess);
    return function_ != NULL ? function_(peerContext) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice,
    CUdevice dstDevice)
{
    fn_cuDeviceGetP2PAttribute *function_ = find(S_cuDeviceGetP2PAttribute);
    return function_ != NULL ? function_(value, attrib, srcDevice, dstDevice)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
    const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice, CUdevice dstDevice)
{
    fn_cuDeviceGetP2PAtomicCapabilities *function_ = find(S_cuDeviceGetP2PAtomicCapabilities);
    return function_ != NULL ? function_(capabilities, operations, count, srcDevice, dstDevice)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphicsUnregisterResource(CUgraphicsResource resource)
{
    fn_cuGraphicsUnregisterResource *function_ = find(S_cuGraphicsUnregisterResource);
    return function_ != NULL ? function_(resource) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource,
    unsigned int arrayIndex, unsigned int mipLevel)
{
    fn_cuGraphicsSubResourceGetMappedArray *function_ = find(S_cuGraphicsSubResourceGetMappedArray);
    return function_ != NULL ? function_(pArray, resource, arrayIndex, mipLevel)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray,
    CUgraphicsResource resource)
{
    fn_cuGraphicsResourceGetMappedMipmappedArray *function_ =
        find(S_cuGraphicsResourceGetMappedMipmappedArray);
    return function_ != NULL ? function_(pMipmappedArray, resource) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphicsResourceGetMappedPointer(CUdeviceptr *pDevPtr, size_t *pSize,
    CUgraphicsResource resource)
{
    fn_cuGraphicsResourceGetMappedPointer *function_ = find(S_cuGraphicsResourceGetMappedPointer);
    return function_ != NULL ? function_(pDevPtr, pSize, resource) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned int flags)
{
    fn_cuGraphicsResourceSetMapFlags *function_ = find(S_cuGraphicsResourceSetMapFlags);
    return function_ != NULL ? function_(resource, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)
{
    fn_cuGraphicsMapResources *function_ = find(S_cuGraphicsMapResources);
    return function_ != NULL ? function_(count, resources, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)
{
    fn_cuGraphicsUnmapResources *function_ = find(S_cuGraphicsUnmapResources);
    return function_ != NULL ? function_(count, resources, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGetProcAddress(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
    CUdriverProcAddressQueryResult *symbolStatus)
{
    fn_cuGetProcAddress *function_ = find(S_cuGetProcAddress);
    return function_ != NULL ? function_(symbol, pfn, cudaVersion, flags, symbolStatus)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
{
    fn_cuCoredumpGetAttribute *function_ = find(S_cuCoredumpGetAttribute);
    return function_ != NULL ? function_(attrib, value, size) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
{
    fn_cuCoredumpGetAttributeGlobal *function_ = find(S_cuCoredumpGetAttributeGlobal);
    return function_ != NULL ? function_(attrib, value, size) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
{
    fn_cuCoredumpSetAttribute *function_ = find(S_cuCoredumpSetAttribute);
    return function_ != NULL ? function_(attrib, value, size) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
{
    fn_cuCoredumpSetAttributeGlobal *function_ = find(S_cuCoredumpSetAttributeGlobal);
    return function_ != NULL ? function_(attrib, value, size) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void *userData,
    CUcoredumpCallbackHandle *callbackOut)
{
    fn_cuCoredumpRegisterStartCallback *function_ = find(S_cuCoredumpRegisterStartCallback);
    return function_ != NULL ? function_(callback, userData, callbackOut) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void *userData,
    CUcoredumpCallbackHandle *callbackOut)
{
    fn_cuCoredumpRegisterCompleteCallback *function_ = find(S_cuCoredumpRegisterCompleteCallback);
    return function_ != NULL ? function_(callback, userData, callbackOut) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)
{
    fn_cuCoredumpDeregisterStartCallback *function_ = find(S_cuCoredumpDeregisterStartCallback);
    return function_ != NULL ? function_(callback) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)
{
    fn_cuCoredumpDeregisterCompleteCallback *function_ =
        find(S_cuCoredumpDeregisterCompleteCallback);
    return function_ != NULL ? function_(callback) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)
{
    fn_cuGetExportTable *function_ = find(S_cuGetExportTable);
    return function_ != NULL ? function_(ppExportTable, pExportTableId) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags)
{
    fn_cuGreenCtxCreate *function_ = find(S_cuGreenCtxCreate);
    return function_ != NULL ? function_(phCtx, desc, dev, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGreenCtxDestroy(CUgreenCtx hCtx)
{
    fn_cuGreenCtxDestroy *function_ = find(S_cuGreenCtxDestroy);
    return function_ != NULL ? function_(hCtx) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)
{
    fn_cuCtxFromGreenCtx *function_ = find(S_cuCtxFromGreenCtx);
    return function_ != NULL ? function_(pContext, hCtx) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)
{
    fn_cuDeviceGetDevResource *function_ = find(S_cuDeviceGetDevResource);
    return function_ != NULL ? function_(device, resource, type) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)
{
    fn_cuCtxGetDevResource *function_ = find(S_cuCtxGetDevResource);
    return function_ != NULL ? function_(hCtx, resource, type) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type)
{
    fn_cuGreenCtxGetDevResource *function_ = find(S_cuGreenCtxGetDevResource);
    return function_ != NULL ? function_(hCtx, resource, type) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups,
    const CUdevResource *input, CUdevResource *remainder, unsigned int flags, unsigned int minCount)
{
    fn_cuDevSmResourceSplitByCount *function_ = find(S_cuDevSmResourceSplitByCount);
    return function_ != NULL ? function_(result, nbGroups, input, remainder, flags, minCount)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups, const CUdevResource *input,
    CUdevResource *remainder, unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)
{
    fn_cuDevSmResourceSplit *function_ = find(S_cuDevSmResourceSplit);
    return function_ != NULL ? function_(result, nbGroups, input, remainder, flags, groupParams)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,
    unsigned int nbResources)
{
    fn_cuDevResourceGenerateDesc *function_ = find(S_cuDevResourceGenerateDesc);
    return function_ != NULL ? function_(phDesc, resources, nbResources) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)
{
    fn_cuGreenCtxRecordEvent *function_ = find(S_cuGreenCtxRecordEvent);
    return function_ != NULL ? function_(hCtx, hEvent) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)
{
    fn_cuGreenCtxWaitEvent *function_ = find(S_cuGreenCtxWaitEvent);
    return function_ != NULL ? function_(hCtx, hEvent) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)
{
    fn_cuStreamGetGreenCtx *function_ = find(S_cuStreamGetGreenCtx);
    return function_ != NULL ? function_(hStream, phCtx) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags,
    int priority)
{
    fn_cuGreenCtxStreamCreate *function_ = find(S_cuGreenCtxStreamCreate);
    return function_ != NULL ? function_(phStream, greenCtx, flags, priority)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)
{
    fn_cuGreenCtxGetId *function_ = find(S_cuGreenCtxGetId);
    return function_ != NULL ? function_(greenCtx, greenCtxId) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuStreamGetDevResource(CUstream hStream, CUdevResource *resource, CUdevResourceType type)
{
    fn_cuStreamGetDevResource *function_ = find(S_cuStreamGetDevResource);
    return function_ != NULL ? function_(hStream, resource, type) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,
    CUlogsCallbackHandle *callback_out)
{
    fn_cuLogsRegisterCallback *function_ = find(S_cuLogsRegisterCallback);
    return function_ != NULL ? function_(callbackFunc, userData, callback_out)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogsUnregisterCallback(CUlogsCallbackHandle callback)
{
    fn_cuLogsUnregisterCallback *function_ = find(S_cuLogsUnregisterCallback);
    return function_ != NULL ? function_(callback) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)
{
    fn_cuLogsCurrent *function_ = find(S_cuLogsCurrent);
    return function_ != NULL ? function_(iterator_out, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)
{
    fn_cuLogsDumpToFile *function_ = find(S_cuLogsDumpToFile);
    return function_ != NULL ? function_(iterator, pathToFile, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned int flags)
{
    fn_cuLogsDumpToMemory *function_ = find(S_cuLogsDumpToMemory);
    return function_ != NULL ? function_(iterator, buffer, size, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)
{
    fn_cuCheckpointProcessGetRestoreThreadId *function_ =
        find(S_cuCheckpointProcessGetRestoreThreadId);
    return function_ != NULL ? function_(pid, tid) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCheckpointProcessGetState(int pid, CUprocessState *state)
{
    fn_cuCheckpointProcessGetState *function_ = find(S_cuCheckpointProcessGetState);
    return function_ != NULL ? function_(pid, state) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)
{
    fn_cuCheckpointProcessLock *function_ = find(S_cuCheckpointProcessLock);
    return function_ != NULL ? function_(pid, args) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)
{
    fn_cuCheckpointProcessCheckpoint *function_ = find(S_cuCheckpointProcessCheckpoint);
    return function_ != NULL ? function_(pid, args) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)
{
    fn_cuCheckpointProcessRestore *function_ = find(S_cuCheckpointProcessRestore);
    return function_ != NULL ? function_(pid, args) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)
{
    fn_cuCheckpointOperationComplete *function_ = find(S_cuCheckpointOperationComplete);
    return function_ != NULL ? function_(handle) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)
{
    fn_cuCheckpointProcessUnlock *function_ = find(S_cuCheckpointProcessUnlock);
    return function_ != NULL ? function_(pid, args) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuProfilerStart(void)
{
    fn_cuProfilerStart *function_ = find(S_cuProfilerStart);
    return function_ != NULL ? function_() : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuProfilerStop(void)
{
    fn_cuProfilerStop *function_ = find(S_cuProfilerStop);
    return function_ != NULL ? function_() : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image,
    unsigned int flags)
{
    fn_cuGraphicsEGLRegisterImage *function_ = find(S_cuGraphicsEGLRegisterImage);
    return function_ != NULL ? function_(pCudaResource, image, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)
{
    fn_cuEGLStreamConsumerConnect *function_ = find(S_cuEGLStreamConsumerConnect);
    return function_ != NULL ? function_(conn, stream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream,
    unsigned int flags)
{
    fn_cuEGLStreamConsumerConnectWithFlags *function_ = find(S_cuEGLStreamConsumerConnectWithFlags);
    return function_ != NULL ? function_(conn, stream, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)
{
    fn_cuEGLStreamConsumerDisconnect *function_ = find(S_cuEGLStreamConsumerDisconnect);
    return function_ != NULL ? function_(conn) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn, CUgraphicsResource *pCudaResource,
    CUstream *pStream, unsigned int timeout)
{
    fn_cuEGLStreamConsumerAcquireFrame *function_ = find(S_cuEGLStreamConsumerAcquireFrame);
    return function_ != NULL ? function_(conn, pCudaResource, pStream, timeout)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn, CUgraphicsResource pCudaResource,
    CUstream *pStream)
{
    fn_cuEGLStreamConsumerReleaseFrame *function_ = find(S_cuEGLStreamConsumerReleaseFrame);
    return function_ != NULL ? function_(conn, pCudaResource, pStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width,
    EGLint height)
{
    fn_cuEGLStreamProducerConnect *function_ = find(S_cuEGLStreamProducerConnect);
    return function_ != NULL ? function_(conn, stream, width, height) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)
{
    fn_cuEGLStreamProducerDisconnect *function_ = find(S_cuEGLStreamProducerDisconnect);
    return function_ != NULL ? function_(conn) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe,
    CUstream *pStream)
{
    fn_cuEGLStreamProducerPresentFrame *function_ = find(S_cuEGLStreamProducerPresentFrame);
    return function_ != NULL ? function_(conn, eglframe, pStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe,
    CUstream *pStream)
{
    fn_cuEGLStreamProducerReturnFrame *function_ = find(S_cuEGLStreamProducerReturnFrame);
    return function_ != NULL ? function_(conn, eglframe, pStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource,
    unsigned int index, unsigned int mipLevel)
{
    fn_cuGraphicsResourceGetMappedEglFrame *function_ = find(S_cuGraphicsResourceGetMappedEglFrame);
    return function_ != NULL ? function_(eglFrame, resource, index, mipLevel)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)
{
    fn_cuEventCreateFromEGLSync *function_ = find(S_cuEventCreateFromEGLSync);
    return function_ != NULL ? function_(phEvent, eglSync, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer, unsigned int Flags)
{
    fn_cuGraphicsGLRegisterBuffer *function_ = find(S_cuGraphicsGLRegisterBuffer);
    return function_ != NULL ? function_(pCudaResource, buffer, Flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum target,
    unsigned int Flags)
{
    fn_cuGraphicsGLRegisterImage *function_ = find(S_cuGraphicsGLRegisterImage);
    return function_ != NULL ? function_(pCudaResource, image, target, Flags)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGLGetDevices(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
    unsigned int cudaDeviceCount, CUGLDeviceList deviceList)
{
    fn_cuGLGetDevices *function_ = find(S_cuGLGetDevices);
    return function_ != NULL
        ? function_(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGLCtxCreate(CUcontext *pCtx, unsigned int Flags, CUdevice device)
{
    fn_cuGLCtxCreate *function_ = find(S_cuGLCtxCreate);
    return function_ != NULL ? function_(pCtx, Flags, device) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGLInit(void)
{
    fn_cuGLInit *function_ = find(S_cuGLInit);
    return function_ != NULL ? function_() : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGLRegisterBufferObject(GLuint buffer)
{
    fn_cuGLRegisterBufferObject *function_ = find(S_cuGLRegisterBufferObject);
    return function_ != NULL ? function_(buffer) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGLMapBufferObject(CUdeviceptr *dptr, size_t *size, GLuint buffer)
{
    fn_cuGLMapBufferObject *function_ = find(S_cuGLMapBufferObject);
    return function_ != NULL ? function_(dptr, size, buffer) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGLUnmapBufferObject(GLuint buffer)
{
    fn_cuGLUnmapBufferObject *function_ = find(S_cuGLUnmapBufferObject);
    return function_ != NULL ? function_(buffer) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGLUnregisterBufferObject(GLuint buffer)
{
    fn_cuGLUnregisterBufferObject *function_ = find(S_cuGLUnregisterBufferObject);
    return function_ != NULL ? function_(buffer) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)
{
    fn_cuGLSetBufferObjectMapFlags *function_ = find(S_cuGLSetBufferObjectMapFlags);
    return function_ != NULL ? function_(buffer, Flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGLMapBufferObjectAsync(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream)
{
    fn_cuGLMapBufferObjectAsync *function_ = find(S_cuGLMapBufferObjectAsync);
    return function_ != NULL ? function_(dptr, size, buffer, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)
{
    fn_cuGLUnmapBufferObjectAsync *function_ = find(S_cuGLUnmapBufferObjectAsync);
    return function_ != NULL ? function_(buffer, hStream) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
{
    fn_cuVDPAUGetDevice *function_ = find(S_cuVDPAUGetDevice);
    return function_ != NULL ? function_(pDevice, vdpDevice, vdpGetProcAddress)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuVDPAUCtxCreate(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
{
    fn_cuVDPAUCtxCreate *function_ = find(S_cuVDPAUCtxCreate);
    return function_ != NULL ? function_(pCtx, flags, device, vdpDevice, vdpGetProcAddress)
        : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource,
    VdpVideoSurface vdpSurface, unsigned int flags)
{
    fn_cuGraphicsVDPAURegisterVideoSurface *function_ = find(S_cuGraphicsVDPAURegisterVideoSurface);
    return function_ != NULL ? function_(pCudaResource, vdpSurface, flags) : CUDA_ERROR_NOT_FOUND;
}

static CUresult
api_cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,
    VdpOutputSurface vdpSurface, unsigned int flags)
{
    fn_cuGraphicsVDPAURegisterOutputSurface *function_ =
        find(S_cuGraphicsVDPAURegisterOutputSurface);
    return function_ != NULL ? function_(pCudaResource, vdpSurface, flags) : CUDA_ERROR_NOT_FOUND;
}

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&driver_api_table, symbols, SYMBOL_COUNT, &last, function,
        symbol);
}

const cubind_driver_api driver_api_table = {
    .layout = CUBIND_DRIVER_API_LAYOUT,
    .api_version = 13050,
    .size = sizeof(cubind_driver_api),
    .find = find_entry,
    .cuGetErrorString = api_cuGetErrorString,
    .cuGetErrorName = api_cuGetErrorName,
    .cuInit = api_cuInit,
    .cuDriverGetVersion = api_cuDriverGetVersion,
    .cuDeviceGet = api_cuDeviceGet,
    .cuDeviceGetCount = api_cuDeviceGetCount,
    .cuDeviceGetName = api_cuDeviceGetName,
    .cuDeviceGetUuid = api_cuDeviceGetUuid,
    .cuDeviceGetLuid = api_cuDeviceGetLuid,
    .cuDeviceTotalMem = api_cuDeviceTotalMem,
    .cuDeviceGetTexture1DLinearMaxWidth = api_cuDeviceGetTexture1DLinearMaxWidth,
    .cuDeviceGetAttribute = api_cuDeviceGetAttribute,
    .cuDeviceGetHostAtomicCapabilities = api_cuDeviceGetHostAtomicCapabilities,
    .cuDeviceGetNvSciSyncAttributes = api_cuDeviceGetNvSciSyncAttributes,
    .cuDeviceSetMemPool = api_cuDeviceSetMemPool,
    .cuDeviceGetMemPool = api_cuDeviceGetMemPool,
    .cuDeviceGetDefaultMemPool = api_cuDeviceGetDefaultMemPool,
    .cuDeviceGetExecAffinitySupport = api_cuDeviceGetExecAffinitySupport,
    .cuFlushGPUDirectRDMAWrites = api_cuFlushGPUDirectRDMAWrites,
    .cuDeviceGetProperties = api_cuDeviceGetProperties,
    .cuDeviceComputeCapability = api_cuDeviceComputeCapability,
    .cuDevicePrimaryCtxRetain = api_cuDevicePrimaryCtxRetain,
    .cuDevicePrimaryCtxRelease = api_cuDevicePrimaryCtxRelease,
    .cuDevicePrimaryCtxSetFlags = api_cuDevicePrimaryCtxSetFlags,
    .cuDevicePrimaryCtxGetState = api_cuDevicePrimaryCtxGetState,
    .cuDevicePrimaryCtxReset = api_cuDevicePrimaryCtxReset,
    .cuCtxCreate = api_cuCtxCreate,
    .cuCtxDestroy = api_cuCtxDestroy,
    .cuCtxPushCurrent = api_cuCtxPushCurrent,
    .cuCtxPopCurrent = api_cuCtxPopCurrent,
    .cuCtxSetCurrent = api_cuCtxSetCurrent,
    .cuCtxGetCurrent = api_cuCtxGetCurrent,
    .cuCtxGetDevice = api_cuCtxGetDevice,
    .cuCtxGetDevice_v2 = api_cuCtxGetDevice_v2,
    .cuCtxGetFlags = api_cuCtxGetFlags,
    .cuCtxSetFlags = api_cuCtxSetFlags,
    .cuCtxGetId = api_cuCtxGetId,
    .cuCtxSynchronize = api_cuCtxSynchronize,
    .cuCtxSynchronize_v2 = api_cuCtxSynchronize_v2,
    .cuCtxSetLimit = api_cuCtxSetLimit,
    .cuCtxGetLimit = api_cuCtxGetLimit,
    .cuCtxGetCacheConfig = api_cuCtxGetCacheConfig,
    .cuCtxSetCacheConfig = api_cuCtxSetCacheConfig,
    .cuCtxGetApiVersion = api_cuCtxGetApiVersion,
    .cuCtxGetStreamPriorityRange = api_cuCtxGetStreamPriorityRange,
    .cuCtxResetPersistingL2Cache = api_cuCtxResetPersistingL2Cache,
    .cuCtxGetExecAffinity = api_cuCtxGetExecAffinity,
    .cuCtxRecordEvent = api_cuCtxRecordEvent,
    .cuCtxWaitEvent = api_cuCtxWaitEvent,
    .cuCtxAttach = api_cuCtxAttach,
    .cuCtxDetach = api_cuCtxDetach,
    .cuCtxGetSharedMemConfig = api_cuCtxGetSharedMemConfig,
    .cuCtxSetSharedMemConfig = api_cuCtxSetSharedMemConfig,
    .cuModuleLoad = api_cuModuleLoad,
    .cuModuleLoadData = api_cuModuleLoadData,
    .cuModuleLoadDataEx = api_cuModuleLoadDataEx,
    .cuModuleLoadFatBinary = api_cuModuleLoadFatBinary,
    .cuModuleUnload = api_cuModuleUnload,
    .cuModuleGetLoadingMode = api_cuModuleGetLoadingMode,
    .cuModuleGetFunction = api_cuModuleGetFunction,
    .cuModuleGetFunctionCount = api_cuModuleGetFunctionCount,
    .cuModuleEnumerateFunctions = api_cuModuleEnumerateFunctions,
    .cuModuleGetGlobal = api_cuModuleGetGlobal,
    .cuLinkCreate = api_cuLinkCreate,
    .cuLinkAddData = api_cuLinkAddData,
    .cuLinkAddFile = api_cuLinkAddFile,
    .cuLinkComplete = api_cuLinkComplete,
    .cuLinkDestroy = api_cuLinkDestroy,
    .cuModuleGetTexRef = api_cuModuleGetTexRef,
    .cuModuleGetSurfRef = api_cuModuleGetSurfRef,
    .cuLibraryLoadData = api_cuLibraryLoadData,
    .cuLibraryLoadFromFile = api_cuLibraryLoadFromFile,
    .cuLibraryUnload = api_cuLibraryUnload,
    .cuLibraryGetKernel = api_cuLibraryGetKernel,
    .cuLibraryGetKernelCount = api_cuLibraryGetKernelCount,
    .cuLibraryEnumerateKernels = api_cuLibraryEnumerateKernels,
    .cuLibraryGetModule = api_cuLibraryGetModule,
    .cuKernelGetFunction = api_cuKernelGetFunction,
    .cuKernelGetLibrary = api_cuKernelGetLibrary,
    .cuLibraryGetGlobal = api_cuLibraryGetGlobal,
    .cuLibraryGetManaged = api_cuLibraryGetManaged,
    .cuLibraryGetUnifiedFunction = api_cuLibraryGetUnifiedFunction,
    .cuKernelGetAttribute = api_cuKernelGetAttribute,
    .cuKernelSetAttribute = api_cuKernelSetAttribute,
    .cuKernelSetCacheConfig = api_cuKernelSetCacheConfig,
    .cuKernelGetName = api_cuKernelGetName,
    .cuKernelGetParamInfo = api_cuKernelGetParamInfo,
    .cuKernelGetParamCount = api_cuKernelGetParamCount,
    .cuMemGetInfo = api_cuMemGetInfo,
    .cuMemAlloc = api_cuMemAlloc,
    .cuMemAllocPitch = api_cuMemAllocPitch,
    .cuMemFree = api_cuMemFree,
    .cuMemGetAddressRange = api_cuMemGetAddressRange,
    .cuMemAllocHost = api_cuMemAllocHost,
    .cuMemFreeHost = api_cuMemFreeHost,
    .cuMemHostAlloc = api_cuMemHostAlloc,
    .cuMemHostGetDevicePointer = api_cuMemHostGetDevicePointer,
    .cuMemHostGetFlags = api_cuMemHostGetFlags,
    .cuMemAllocManaged = api_cuMemAllocManaged,
    .cuDeviceRegisterAsyncNotification = api_cuDeviceRegisterAsyncNotification,
    .cuDeviceUnregisterAsyncNotification = api_cuDeviceUnregisterAsyncNotification,
    .cuDeviceGetByPCIBusId = api_cuDeviceGetByPCIBusId,
    .cuDeviceGetPCIBusId = api_cuDeviceGetPCIBusId,
    .cuIpcGetEventHandle = api_cuIpcGetEventHandle,
    .cuIpcOpenEventHandle = api_cuIpcOpenEventHandle,
    .cuIpcGetMemHandle = api_cuIpcGetMemHandle,
    .cuIpcOpenMemHandle = api_cuIpcOpenMemHandle,
    .cuIpcCloseMemHandle = api_cuIpcCloseMemHandle,
    .cuMemHostRegister = api_cuMemHostRegister,
    .cuMemHostUnregister = api_cuMemHostUnregister,
    .cuMemcpy = api_cuMemcpy,
    .cuMemcpyPeer = api_cuMemcpyPeer,
    .cuMemcpyHtoD = api_cuMemcpyHtoD,
    .cuMemcpyDtoH = api_cuMemcpyDtoH,
    .cuMemcpyDtoD = api_cuMemcpyDtoD,
    .cuMemcpyDtoA = api_cuMemcpyDtoA,
    .cuMemcpyAtoD = api_cuMemcpyAtoD,
    .cuMemcpyHtoA = api_cuMemcpyHtoA,
    .cuMemcpyAtoH = api_cuMemcpyAtoH,
    .cuMemcpyAtoA = api_cuMemcpyAtoA,
    .cuMemcpy2D = api_cuMemcpy2D,
    .cuMemcpy2DUnaligned = api_cuMemcpy2DUnaligned,
    .cuMemcpy3D = api_cuMemcpy3D,
    .cuMemcpy3DPeer = api_cuMemcpy3DPeer,
    .cuMemcpyAsync = api_cuMemcpyAsync,
    .cuMemcpyPeerAsync = api_cuMemcpyPeerAsync,
    .cuMemcpyHtoDAsync = api_cuMemcpyHtoDAsync,
    .cuMemcpyDtoHAsync = api_cuMemcpyDtoHAsync,
    .cuMemcpyDtoDAsync = api_cuMemcpyDtoDAsync,
    .cuMemcpyHtoAAsync = api_cuMemcpyHtoAAsync,
    .cuMemcpyAtoHAsync = api_cuMemcpyAtoHAsync,
    .cuMemcpy2DAsync = api_cuMemcpy2DAsync,
    .cuMemcpy3DAsync = api_cuMemcpy3DAsync,
    .cuMemcpy3DPeerAsync = api_cuMemcpy3DPeerAsync,
    .cuMemcpyBatchAsync = api_cuMemcpyBatchAsync,
    .cuMemcpy3DBatchAsync = api_cuMemcpy3DBatchAsync,
    .cuMemcpyWithAttributesAsync = api_cuMemcpyWithAttributesAsync,
    .cuMemcpy3DWithAttributesAsync = api_cuMemcpy3DWithAttributesAsync,
    .cuMemsetD8 = api_cuMemsetD8,
    .cuMemsetD16 = api_cuMemsetD16,
    .cuMemsetD32 = api_cuMemsetD32,
    .cuMemsetD2D8 = api_cuMemsetD2D8,
    .cuMemsetD2D16 = api_cuMemsetD2D16,
    .cuMemsetD2D32 = api_cuMemsetD2D32,
    .cuMemsetD8Async = api_cuMemsetD8Async,
    .cuMemsetD16Async = api_cuMemsetD16Async,
    .cuMemsetD32Async = api_cuMemsetD32Async,
    .cuMemsetD2D8Async = api_cuMemsetD2D8Async,
    .cuMemsetD2D16Async = api_cuMemsetD2D16Async,
    .cuMemsetD2D32Async = api_cuMemsetD2D32Async,
    .cuArrayCreate = api_cuArrayCreate,
    .cuArrayGetDescriptor = api_cuArrayGetDescriptor,
    .cuArrayGetSparseProperties = api_cuArrayGetSparseProperties,
    .cuMipmappedArrayGetSparseProperties = api_cuMipmappedArrayGetSparseProperties,
    .cuArrayGetMemoryRequirements = api_cuArrayGetMemoryRequirements,
    .cuMipmappedArrayGetMemoryRequirements = api_cuMipmappedArrayGetMemoryRequirements,
    .cuArrayGetPlane = api_cuArrayGetPlane,
    .cuArrayDestroy = api_cuArrayDestroy,
    .cuArray3DCreate = api_cuArray3DCreate,
    .cuArray3DGetDescriptor = api_cuArray3DGetDescriptor,
    .cuMipmappedArrayCreate = api_cuMipmappedArrayCreate,
    .cuMipmappedArrayGetLevel = api_cuMipmappedArrayGetLevel,
    .cuMipmappedArrayDestroy = api_cuMipmappedArrayDestroy,
    .cuMemGetHandleForAddressRange = api_cuMemGetHandleForAddressRange,
    .cuMemBatchDecompressAsync = api_cuMemBatchDecompressAsync,
    .cuMemAddressReserve = api_cuMemAddressReserve,
    .cuMemAddressFree = api_cuMemAddressFree,
    .cuMemCreate = api_cuMemCreate,
    .cuMemRelease = api_cuMemRelease,
    .cuMemMap = api_cuMemMap,
    .cuMemMapArrayAsync = api_cuMemMapArrayAsync,
    .cuMemUnmap = api_cuMemUnmap,
    .cuMemSetAccess = api_cuMemSetAccess,
    .cuMemGetAccess = api_cuMemGetAccess,
    .cuMemExportToShareableHandle = api_cuMemExportToShareableHandle,
    .cuMemImportFromShareableHandle = api_cuMemImportFromShareableHandle,
    .cuMemGetAllocationGranularity = api_cuMemGetAllocationGranularity,
    .cuMemGetAllocationPropertiesFromHandle = api_cuMemGetAllocationPropertiesFromHandle,
    .cuMemRetainAllocationHandle = api_cuMemRetainAllocationHandle,
    .cuMemFreeAsync = api_cuMemFreeAsync,
    .cuMemAllocAsync = api_cuMemAllocAsync,
    .cuMemPoolTrimTo = api_cuMemPoolTrimTo,
    .cuMemPoolSetAttribute = api_cuMemPoolSetAttribute,
    .cuMemPoolGetAttribute = api_cuMemPoolGetAttribute,
    .cuMemPoolSetAccess = api_cuMemPoolSetAccess,
    .cuMemPoolGetAccess = api_cuMemPoolGetAccess,
    .cuMemPoolCreate = api_cuMemPoolCreate,
    .cuMemPoolDestroy = api_cuMemPoolDestroy,
    .cuMemGetDefaultMemPool = api_cuMemGetDefaultMemPool,
    .cuMemGetMemPool = api_cuMemGetMemPool,
    .cuMemSetMemPool = api_cuMemSetMemPool,
    .cuMemAllocFromPoolAsync = api_cuMemAllocFromPoolAsync,
    .cuMemPoolExportToShareableHandle = api_cuMemPoolExportToShareableHandle,
    .cuMemPoolImportFromShareableHandle = api_cuMemPoolImportFromShareableHandle,
    .cuMemPoolExportPointer = api_cuMemPoolExportPointer,
    .cuMemPoolImportPointer = api_cuMemPoolImportPointer,
    .cuMulticastCreate = api_cuMulticastCreate,
    .cuMulticastAddDevice = api_cuMulticastAddDevice,
    .cuMulticastBindMem = api_cuMulticastBindMem,
    .cuMulticastBindMem_v2 = api_cuMulticastBindMem_v2,
    .cuMulticastBindAddr = api_cuMulticastBindAddr,
    .cuMulticastBindAddr_v2 = api_cuMulticastBindAddr_v2,
    .cuMulticastUnbind = api_cuMulticastUnbind,
    .cuMulticastGetGranularity = api_cuMulticastGetGranularity,
    .cuDeviceGetFabricClusterUuid = api_cuDeviceGetFabricClusterUuid,
    .cuDeviceGetCliqueCount = api_cuDeviceGetCliqueCount,
    .cuDeviceGetCliqueInfo = api_cuDeviceGetCliqueInfo,
    .cuLogicalEndpointIdReserve = api_cuLogicalEndpointIdReserve,
    .cuLogicalEndpointIdRelease = api_cuLogicalEndpointIdRelease,
    .cuLogicalEndpointCreate = api_cuLogicalEndpointCreate,
    .cuLogicalEndpointAddDevice = api_cuLogicalEndpointAddDevice,
    .cuLogicalEndpointDestroy = api_cuLogicalEndpointDestroy,
    .cuLogicalEndpointBindAddr = api_cuLogicalEndpointBindAddr,
    .cuLogicalEndpointBindMem = api_cuLogicalEndpointBindMem,
    .cuLogicalEndpointUnbind = api_cuLogicalEndpointUnbind,
    .cuLogicalEndpointExport = api_cuLogicalEndpointExport,
    .cuLogicalEndpointImport = api_cuLogicalEndpointImport,
    .cuLogicalEndpointGetLimits = api_cuLogicalEndpointGetLimits,
    .cuLogicalEndpointQuery = api_cuLogicalEndpointQuery,
    .cuFabricCpyBatchAsync = api_cuFabricCpyBatchAsync,
    .cuPointerGetAttribute = api_cuPointerGetAttribute,
    .cuMemPrefetchAsync = api_cuMemPrefetchAsync,
    .cuMemAdvise = api_cuMemAdvise,
    .cuMemPrefetchBatchAsync = api_cuMemPrefetchBatchAsync,
    .cuMemDiscardBatchAsync = api_cuMemDiscardBatchAsync,
    .cuMemDiscardAndPrefetchBatchAsync = api_cuMemDiscardAndPrefetchBatchAsync,
    .cuMemGetLocationInfo = api_cuMemGetLocationInfo,
    .cuMemRangeGetAttribute = api_cuMemRangeGetAttribute,
    .cuMemRangeGetAttributes = api_cuMemRangeGetAttributes,
    .cuPointerSetAttribute = api_cuPointerSetAttribute,
    .cuPointerGetAttributes = api_cuPointerGetAttributes,
    .cuStreamCreate = api_cuStreamCreate,
    .cuStreamCreateWithPriority = api_cuStreamCreateWithPriority,
    .cuStreamBeginCaptureToCig = api_cuStreamBeginCaptureToCig,
    .cuStreamEndCaptureToCig = api_cuStreamEndCaptureToCig,
    .cuStreamGetPriority = api_cuStreamGetPriority,
    .cuStreamGetDevice = api_cuStreamGetDevice,
    .cuStreamGetFlags = api_cuStreamGetFlags,
    .cuStreamGetId = api_cuStreamGetId,
    .cuStreamGetCtx = api_cuStreamGetCtx,
    .cuStreamGetCtx_v2 = api_cuStreamGetCtx_v2,
    .cuStreamWaitEvent = api_cuStreamWaitEvent,
    .cuStreamAddCallback = api_cuStreamAddCallback,
    .cuStreamBeginCapture = api_cuStreamBeginCapture,
    .cuStreamBeginRecaptureToGraph = api_cuStreamBeginRecaptureToGraph,
    .cuStreamBeginCaptureToGraph = api_cuStreamBeginCaptureToGraph,
    .cuThreadExchangeStreamCaptureMode = api_cuThreadExchangeStreamCaptureMode,
    .cuStreamEndCapture = api_cuStreamEndCapture,
    .cuStreamIsCapturing = api_cuStreamIsCapturing,
    .cuStreamGetCaptureInfo = api_cuStreamGetCaptureInfo,
    .cuStreamUpdateCaptureDependencies = api_cuStreamUpdateCaptureDependencies,
    .cuStreamAttachMemAsync = api_cuStreamAttachMemAsync,
    .cuStreamQuery = api_cuStreamQuery,
    .cuStreamSynchronize = api_cuStreamSynchronize,
    .cuStreamDestroy = api_cuStreamDestroy,
    .cuStreamCopyAttributes = api_cuStreamCopyAttributes,
    .cuStreamGetAttribute = api_cuStreamGetAttribute,
    .cuStreamSetAttribute = api_cuStreamSetAttribute,
    .cuEventCreate = api_cuEventCreate,
    .cuEventRecord = api_cuEventRecord,
    .cuEventRecordWithFlags = api_cuEventRecordWithFlags,
    .cuEventQuery = api_cuEventQuery,
    .cuEventSynchronize = api_cuEventSynchronize,
    .cuEventDestroy = api_cuEventDestroy,
    .cuEventElapsedTime = api_cuEventElapsedTime,
    .cuImportExternalMemory = api_cuImportExternalMemory,
    .cuExternalMemoryGetMappedBuffer = api_cuExternalMemoryGetMappedBuffer,
    .cuExternalMemoryGetMappedMipmappedArray = api_cuExternalMemoryGetMappedMipmappedArray,
    .cuDestroyExternalMemory = api_cuDestroyExternalMemory,
    .cuImportExternalSemaphore = api_cuImportExternalSemaphore,
    .cuSignalExternalSemaphoresAsync = api_cuSignalExternalSemaphoresAsync,
    .cuWaitExternalSemaphoresAsync = api_cuWaitExternalSemaphoresAsync,
    .cuDestroyExternalSemaphore = api_cuDestroyExternalSemaphore,
    .cuStreamWaitValue32 = api_cuStreamWaitValue32,
    .cuStreamWaitValue64 = api_cuStreamWaitValue64,
    .cuStreamWriteValue32 = api_cuStreamWriteValue32,
    .cuStreamWriteValue64 = api_cuStreamWriteValue64,
    .cuStreamBatchMemOp = api_cuStreamBatchMemOp,
    .cuFuncGetAttribute = api_cuFuncGetAttribute,
    .cuFuncSetAttribute = api_cuFuncSetAttribute,
    .cuFuncSetCacheConfig = api_cuFuncSetCacheConfig,
    .cuFuncGetModule = api_cuFuncGetModule,
    .cuFuncGetName = api_cuFuncGetName,
    .cuFuncGetParamInfo = api_cuFuncGetParamInfo,
    .cuFuncGetParamCount = api_cuFuncGetParamCount,
    .cuFuncIsLoaded = api_cuFuncIsLoaded,
    .cuFuncLoad = api_cuFuncLoad,
    .cuLaunchKernel = api_cuLaunchKernel,
    .cuLaunchKernelEx = api_cuLaunchKernelEx,
    .cuLaunchCooperativeKernel = api_cuLaunchCooperativeKernel,
    .cuLaunchHostFunc = api_cuLaunchHostFunc,
    .cuLaunchHostFunc_v2 = api_cuLaunchHostFunc_v2,
    .cuFuncSetBlockShape = api_cuFuncSetBlockShape,
    .cuFuncSetSharedSize = api_cuFuncSetSharedSize,
    .cuParamSetSize = api_cuParamSetSize,
    .cuParamSeti = api_cuParamSeti,
    .cuParamSetf = api_cuParamSetf,
    .cuParamSetv = api_cuParamSetv,
    .cuLaunch = api_cuLaunch,
    .cuLaunchGrid = api_cuLaunchGrid,
    .cuLaunchGridAsync = api_cuLaunchGridAsync,
    .cuLaunchCooperativeKernelMultiDevice = api_cuLaunchCooperativeKernelMultiDevice,
    .cuParamSetTexRef = api_cuParamSetTexRef,
    .cuFuncSetSharedMemConfig = api_cuFuncSetSharedMemConfig,
    .cuGraphCreate = api_cuGraphCreate,
    .cuGraphAddKernelNode = api_cuGraphAddKernelNode,
    .cuGraphKernelNodeGetParams = api_cuGraphKernelNodeGetParams,
    .cuGraphKernelNodeSetParams = api_cuGraphKernelNodeSetParams,
    .cuGraphAddMemcpyNode = api_cuGraphAddMemcpyNode,
    .cuGraphMemcpyNodeGetParams = api_cuGraphMemcpyNodeGetParams,
    .cuGraphMemcpyNodeSetParams = api_cuGraphMemcpyNodeSetParams,
    .cuGraphAddMemsetNode = api_cuGraphAddMemsetNode,
    .cuGraphMemsetNodeGetParams = api_cuGraphMemsetNodeGetParams,
    .cuGraphMemsetNodeSetParams = api_cuGraphMemsetNodeSetParams,
    .cuGraphAddHostNode = api_cuGraphAddHostNode,
    .cuGraphHostNodeGetParams = api_cuGraphHostNodeGetParams,
    .cuGraphHostNodeSetParams = api_cuGraphHostNodeSetParams,
    .cuGraphAddChildGraphNode = api_cuGraphAddChildGraphNode,
    .cuGraphChildGraphNodeGetGraph = api_cuGraphChildGraphNodeGetGraph,
    .cuGraphAddEmptyNode = api_cuGraphAddEmptyNode,
    .cuGraphAddEventRecordNode = api_cuGraphAddEventRecordNode,
    .cuGraphEventRecordNodeGetEvent = api_cuGraphEventRecordNodeGetEvent,
    .cuGraphEventRecordNodeSetEvent = api_cuGraphEventRecordNodeSetEvent,
    .cuGraphAddEventWaitNode = api_cuGraphAddEventWaitNode,
    .cuGraphEventWaitNodeGetEvent = api_cuGraphEventWaitNodeGetEvent,
    .cuGraphEventWaitNodeSetEvent = api_cuGraphEventWaitNodeSetEvent,
    .cuGraphAddExternalSemaphoresSignalNode = api_cuGraphAddExternalSemaphoresSignalNode,
    .cuGraphExternalSemaphoresSignalNodeGetParams =
        api_cuGraphExternalSemaphoresSignalNodeGetParams,
    .cuGraphExternalSemaphoresSignalNodeSetParams =
        api_cuGraphExternalSemaphoresSignalNodeSetParams,
    .cuGraphAddExternalSemaphoresWaitNode = api_cuGraphAddExternalSemaphoresWaitNode,
    .cuGraphExternalSemaphoresWaitNodeGetParams = api_cuGraphExternalSemaphoresWaitNodeGetParams,
    .cuGraphExternalSemaphoresWaitNodeSetParams = api_cuGraphExternalSemaphoresWaitNodeSetParams,
    .cuGraphAddBatchMemOpNode = api_cuGraphAddBatchMemOpNode,
    .cuGraphBatchMemOpNodeGetParams = api_cuGraphBatchMemOpNodeGetParams,
    .cuGraphBatchMemOpNodeSetParams = api_cuGraphBatchMemOpNodeSetParams,
    .cuGraphExecBatchMemOpNodeSetParams = api_cuGraphExecBatchMemOpNodeSetParams,
    .cuGraphAddMemAllocNode = api_cuGraphAddMemAllocNode,
    .cuGraphMemAllocNodeGetParams = api_cuGraphMemAllocNodeGetParams,
    .cuGraphAddMemFreeNode = api_cuGraphAddMemFreeNode,
    .cuGraphMemFreeNodeGetParams = api_cuGraphMemFreeNodeGetParams,
    .cuDeviceGraphMemTrim = api_cuDeviceGraphMemTrim,
    .cuDeviceGetGraphMemAttribute = api_cuDeviceGetGraphMemAttribute,
    .cuDeviceSetGraphMemAttribute = api_cuDeviceSetGraphMemAttribute,
    .cuGraphClone = api_cuGraphClone,
    .cuGraphNodeFindInClone = api_cuGraphNodeFindInClone,
    .cuGraphNodeGetType = api_cuGraphNodeGetType,
    .cuGraphNodeGetContainingGraph = api_cuGraphNodeGetContainingGraph,
    .cuGraphNodeGetLocalId = api_cuGraphNodeGetLocalId,
    .cuGraphNodeGetToolsId = api_cuGraphNodeGetToolsId,
    .cuGraphGetId = api_cuGraphGetId,
    .cuGraphExecGetId = api_cuGraphExecGetId,
    .cuGraphGetNodes = api_cuGraphGetNodes,
    .cuGraphGetRootNodes = api_cuGraphGetRootNodes,
    .cuGraphGetEdges = api_cuGraphGetEdges,
    .cuGraphNodeGetDependencies = api_cuGraphNodeGetDependencies,
    .cuGraphNodeGetDependentNodes = api_cuGraphNodeGetDependentNodes,
    .cuGraphAddDependencies = api_cuGraphAddDependencies,
    .cuGraphRemoveDependencies = api_cuGraphRemoveDependencies,
    .cuGraphDestroyNode = api_cuGraphDestroyNode,
    .cuGraphInstantiate = api_cuGraphInstantiate,
    .cuGraphInstantiateWithParams = api_cuGraphInstantiateWithParams,
    .cuGraphExecGetFlags = api_cuGraphExecGetFlags,
    .cuGraphExecKernelNodeSetParams = api_cuGraphExecKernelNodeSetParams,
    .cuGraphExecMemcpyNodeSetParams = api_cuGraphExecMemcpyNodeSetParams,
    .cuGraphExecMemsetNodeSetParams = api_cuGraphExecMemsetNodeSetParams,
    .cuGraphExecHostNodeSetParams = api_cuGraphExecHostNodeSetParams,
    .cuGraphExecChildGraphNodeSetParams = api_cuGraphExecChildGraphNodeSetParams,
    .cuGraphExecEventRecordNodeSetEvent = api_cuGraphExecEventRecordNodeSetEvent,
    .cuGraphExecEventWaitNodeSetEvent = api_cuGraphExecEventWaitNodeSetEvent,
    .cuGraphExecExternalSemaphoresSignalNodeSetParams =
        api_cuGraphExecExternalSemaphoresSignalNodeSetParams,
    .cuGraphExecExternalSemaphoresWaitNodeSetParams =
        api_cuGraphExecExternalSemaphoresWaitNodeSetParams,
    .cuGraphNodeSetEnabled = api_cuGraphNodeSetEnabled,
    .cuGraphNodeGetEnabled = api_cuGraphNodeGetEnabled,
    .cuGraphUpload = api_cuGraphUpload,
    .cuGraphLaunch = api_cuGraphLaunch,
    .cuGraphExecDestroy = api_cuGraphExecDestroy,
    .cuGraphDestroy = api_cuGraphDestroy,
    .cuGraphExecUpdate = api_cuGraphExecUpdate,
    .cuGraphKernelNodeCopyAttributes = api_cuGraphKernelNodeCopyAttributes,
    .cuGraphKernelNodeGetAttribute = api_cuGraphKernelNodeGetAttribute,
    .cuGraphKernelNodeSetAttribute = api_cuGraphKernelNodeSetAttribute,
    .cuGraphDebugDotPrint = api_cuGraphDebugDotPrint,
    .cuUserObjectCreate = api_cuUserObjectCreate,
    .cuUserObjectRetain = api_cuUserObjectRetain,
    .cuUserObjectRelease = api_cuUserObjectRelease,
    .cuGraphRetainUserObject = api_cuGraphRetainUserObject,
    .cuGraphReleaseUserObject = api_cuGraphReleaseUserObject,
    .cuGraphAddNode = api_cuGraphAddNode,
    .cuGraphAddNode_v3 = api_cuGraphAddNode_v3,
    .cuGraphNodeSetParams = api_cuGraphNodeSetParams,
    .cuGraphNodeSetParams_v2 = api_cuGraphNodeSetParams_v2,
    .cuGraphNodeGetParams = api_cuGraphNodeGetParams,
    .cuGraphExecNodeSetParams = api_cuGraphExecNodeSetParams,
    .cuGraphConditionalHandleCreate = api_cuGraphConditionalHandleCreate,
    .cuOccupancyMaxActiveBlocksPerMultiprocessor = api_cuOccupancyMaxActiveBlocksPerMultiprocessor,
    .cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags =
        api_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    .cuOccupancyMaxPotentialBlockSize = api_cuOccupancyMaxPotentialBlockSize,
    .cuOccupancyMaxPotentialBlockSizeWithFlags = api_cuOccupancyMaxPotentialBlockSizeWithFlags,
    .cuOccupancyAvailableDynamicSMemPerBlock = api_cuOccupancyAvailableDynamicSMemPerBlock,
    .cuOccupancyMaxPotentialClusterSize = api_cuOccupancyMaxPotentialClusterSize,
    .cuOccupancyMaxActiveClusters = api_cuOccupancyMaxActiveClusters,
    .cuTexRefSetArray = api_cuTexRefSetArray,
    .cuTexRefSetMipmappedArray = api_cuTexRefSetMipmappedArray,
    .cuTexRefSetAddress = api_cuTexRefSetAddress,
    .cuTexRefSetAddress2D = api_cuTexRefSetAddress2D,
    .cuTexRefSetFormat = api_cuTexRefSetFormat,
    .cuTexRefSetAddressMode = api_cuTexRefSetAddressMode,
    .cuTexRefSetFilterMode = api_cuTexRefSetFilterMode,
    .cuTexRefSetMipmapFilterMode = api_cuTexRefSetMipmapFilterMode,
    .cuTexRefSetMipmapLevelBias = api_cuTexRefSetMipmapLevelBias,
    .cuTexRefSetMipmapLevelClamp = api_cuTexRefSetMipmapLevelClamp,
    .cuTexRefSetMaxAnisotropy = api_cuTexRefSetMaxAnisotropy,
    .cuTexRefSetBorderColor = api_cuTexRefSetBorderColor,
    .cuTexRefSetFlags = api_cuTexRefSetFlags,
    .cuTexRefGetAddress = api_cuTexRefGetAddress,
    .cuTexRefGetArray = api_cuTexRefGetArray,
    .cuTexRefGetMipmappedArray = api_cuTexRefGetMipmappedArray,
    .cuTexRefGetAddressMode = api_cuTexRefGetAddressMode,
    .cuTexRefGetFilterMode = api_cuTexRefGetFilterMode,
    .cuTexRefGetFormat = api_cuTexRefGetFormat,
    .cuTexRefGetMipmapFilterMode = api_cuTexRefGetMipmapFilterMode,
    .cuTexRefGetMipmapLevelBias = api_cuTexRefGetMipmapLevelBias,
    .cuTexRefGetMipmapLevelClamp = api_cuTexRefGetMipmapLevelClamp,
    .cuTexRefGetMaxAnisotropy = api_cuTexRefGetMaxAnisotropy,
    .cuTexRefGetBorderColor = api_cuTexRefGetBorderColor,
    .cuTexRefGetFlags = api_cuTexRefGetFlags,
    .cuTexRefCreate = api_cuTexRefCreate,
    .cuTexRefDestroy = api_cuTexRefDestroy,
    .cuSurfRefSetArray = api_cuSurfRefSetArray,
    .cuSurfRefGetArray = api_cuSurfRefGetArray,
    .cuTexObjectCreate = api_cuTexObjectCreate,
    .cuTexObjectDestroy = api_cuTexObjectDestroy,
    .cuTexObjectGetResourceDesc = api_cuTexObjectGetResourceDesc,
    .cuTexObjectGetTextureDesc = api_cuTexObjectGetTextureDesc,
    .cuTexObjectGetResourceViewDesc = api_cuTexObjectGetResourceViewDesc,
    .cuSurfObjectCreate = api_cuSurfObjectCreate,
    .cuSurfObjectDestroy = api_cuSurfObjectDestroy,
    .cuSurfObjectGetResourceDesc = api_cuSurfObjectGetResourceDesc,
    .cuTensorMapEncodeTiled = api_cuTensorMapEncodeTiled,
    .cuTensorMapEncodeIm2col = api_cuTensorMapEncodeIm2col,
    .cuTensorMapEncodeIm2colWide = api_cuTensorMapEncodeIm2colWide,
    .cuTensorMapReplaceAddress = api_cuTensorMapReplaceAddress,
    .cuTensorMapSetAllocationClass = api_cuTensorMapSetAllocationClass,
    .cuDeviceCanAccessPeer = api_cuDeviceCanAccessPeer,
    .cuCtxEnablePeerAccess = api_cuCtxEnablePeerAccess,
    .cuCtxDisablePeerAccess = api_cuCtxDisablePeerAccess,
    .cuDeviceGetP2PAttribute = api_cuDeviceGetP2PAttribute,
    .cuDeviceGetP2PAtomicCapabilities = api_cuDeviceGetP2PAtomicCapabilities,
    .cuGraphicsUnregisterResource = api_cuGraphicsUnregisterResource,
    .cuGraphicsSubResourceGetMappedArray = api_cuGraphicsSubResourceGetMappedArray,
    .cuGraphicsResourceGetMappedMipmappedArray = api_cuGraphicsResourceGetMappedMipmappedArray,
    .cuGraphicsResourceGetMappedPointer = api_cuGraphicsResourceGetMappedPointer,
    .cuGraphicsResourceSetMapFlags = api_cuGraphicsResourceSetMapFlags,
    .cuGraphicsMapResources = api_cuGraphicsMapResources,
    .cuGraphicsUnmapResources = api_cuGraphicsUnmapResources,
    .cuGetProcAddress = api_cuGetProcAddress,
    .cuCoredumpGetAttribute = api_cuCoredumpGetAttribute,
    .cuCoredumpGetAttributeGlobal = api_cuCoredumpGetAttributeGlobal,
    .cuCoredumpSetAttribute = api_cuCoredumpSetAttribute,
    .cuCoredumpSetAttributeGlobal = api_cuCoredumpSetAttributeGlobal,
    .cuCoredumpRegisterStartCallback = api_cuCoredumpRegisterStartCallback,
    .cuCoredumpRegisterCompleteCallback = api_cuCoredumpRegisterCompleteCallback,
    .cuCoredumpDeregisterStartCallback = api_cuCoredumpDeregisterStartCallback,
    .cuCoredumpDeregisterCompleteCallback = api_cuCoredumpDeregisterCompleteCallback,
    .cuGetExportTable = api_cuGetExportTable,
    .cuGreenCtxCreate = api_cuGreenCtxCreate,
    .cuGreenCtxDestroy = api_cuGreenCtxDestroy,
    .cuCtxFromGreenCtx = api_cuCtxFromGreenCtx,
    .cuDeviceGetDevResource = api_cuDeviceGetDevResource,
    .cuCtxGetDevResource = api_cuCtxGetDevResource,
    .cuGreenCtxGetDevResource = api_cuGreenCtxGetDevResource,
    .cuDevSmResourceSplitByCount = api_cuDevSmResourceSplitByCount,
    .cuDevSmResourceSplit = api_cuDevSmResourceSplit,
    .cuDevResourceGenerateDesc = api_cuDevResourceGenerateDesc,
    .cuGreenCtxRecordEvent = api_cuGreenCtxRecordEvent,
    .cuGreenCtxWaitEvent = api_cuGreenCtxWaitEvent,
    .cuStreamGetGreenCtx = api_cuStreamGetGreenCtx,
    .cuGreenCtxStreamCreate = api_cuGreenCtxStreamCreate,
    .cuGreenCtxGetId = api_cuGreenCtxGetId,
    .cuStreamGetDevResource = api_cuStreamGetDevResource,
    .cuLogsRegisterCallback = api_cuLogsRegisterCallback,
    .cuLogsUnregisterCallback = api_cuLogsUnregisterCallback,
    .cuLogsCurrent = api_cuLogsCurrent,
    .cuLogsDumpToFile = api_cuLogsDumpToFile,
    .cuLogsDumpToMemory = api_cuLogsDumpToMemory,
    .cuCheckpointProcessGetRestoreThreadId = api_cuCheckpointProcessGetRestoreThreadId,
    .cuCheckpointProcessGetState = api_cuCheckpointProcessGetState,
    .cuCheckpointProcessLock = api_cuCheckpointProcessLock,
    .cuCheckpointProcessCheckpoint = api_cuCheckpointProcessCheckpoint,
    .cuCheckpointProcessRestore = api_cuCheckpointProcessRestore,
    .cuCheckpointOperationComplete = api_cuCheckpointOperationComplete,
    .cuCheckpointProcessUnlock = api_cuCheckpointProcessUnlock,
    .cuProfilerStart = api_cuProfilerStart,
    .cuProfilerStop = api_cuProfilerStop,
    .cuGraphicsEGLRegisterImage = api_cuGraphicsEGLRegisterImage,
    .cuEGLStreamConsumerConnect = api_cuEGLStreamConsumerConnect,
    .cuEGLStreamConsumerConnectWithFlags = api_cuEGLStreamConsumerConnectWithFlags,
    .cuEGLStreamConsumerDisconnect = api_cuEGLStreamConsumerDisconnect,
    .cuEGLStreamConsumerAcquireFrame = api_cuEGLStreamConsumerAcquireFrame,
    .cuEGLStreamConsumerReleaseFrame = api_cuEGLStreamConsumerReleaseFrame,
    .cuEGLStreamProducerConnect = api_cuEGLStreamProducerConnect,
    .cuEGLStreamProducerDisconnect = api_cuEGLStreamProducerDisconnect,
    .cuEGLStreamProducerPresentFrame = api_cuEGLStreamProducerPresentFrame,
    .cuEGLStreamProducerReturnFrame = api_cuEGLStreamProducerReturnFrame,
    .cuGraphicsResourceGetMappedEglFrame = api_cuGraphicsResourceGetMappedEglFrame,
    .cuEventCreateFromEGLSync = api_cuEventCreateFromEGLSync,
    .cuGraphicsGLRegisterBuffer = api_cuGraphicsGLRegisterBuffer,
    .cuGraphicsGLRegisterImage = api_cuGraphicsGLRegisterImage,
    .cuGLGetDevices = api_cuGLGetDevices,
    .cuGLCtxCreate = api_cuGLCtxCreate,
    .cuGLInit = api_cuGLInit,
    .cuGLRegisterBufferObject = api_cuGLRegisterBufferObject,
    .cuGLMapBufferObject = api_cuGLMapBufferObject,
    .cuGLUnmapBufferObject = api_cuGLUnmapBufferObject,
    .cuGLUnregisterBufferObject = api_cuGLUnregisterBufferObject,
    .cuGLSetBufferObjectMapFlags = api_cuGLSetBufferObjectMapFlags,
    .cuGLMapBufferObjectAsync = api_cuGLMapBufferObjectAsync,
    .cuGLUnmapBufferObjectAsync = api_cuGLUnmapBufferObjectAsync,
    .cuVDPAUGetDevice = api_cuVDPAUGetDevice,
    .cuVDPAUCtxCreate = api_cuVDPAUCtxCreate,
    .cuGraphicsVDPAURegisterVideoSurface = api_cuGraphicsVDPAURegisterVideoSurface,
    .cuGraphicsVDPAURegisterOutputSurface = api_cuGraphicsVDPAURegisterOutputSurface,
};
