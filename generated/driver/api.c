// api.c of cubind's binding of the CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/driver.yaml.
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

// The member `name` of the table: the library's function, or `missing` where there is none.
#define API(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *function_ = find(S_##name); \
        return function_ != NULL ? function_ args : missing; \
    }
#define API_VOID(name, params, args) \
    static void api_##name params \
    { \
        fn_##name *function_ = find(S_##name); \
        if (function_ != NULL) \
            function_ args; \
    }

API(CUresult, cuGetErrorString, (CUresult error, const char **pStr), (error, pStr),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGetErrorName, (CUresult error, const char **pStr), (error, pStr),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuInit, (unsigned int Flags), (Flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDriverGetVersion, (int *driverVersion), (driverVersion), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGet, (CUdevice *device, int ordinal), (device, ordinal), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetCount, (int *count), (count), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetName, (char *name, int len, CUdevice dev), (name, len, dev),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetUuid, (CUuuid *uuid, CUdevice dev), (uuid, dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetLuid, (char *luid, unsigned int *deviceNodeMask, CUdevice dev),
    (luid, deviceNodeMask, dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceTotalMem, (size_t *bytes, CUdevice dev), (bytes, dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetTexture1DLinearMaxWidth,
    (size_t *maxWidthInElements, CUarray_format format, unsigned int numChannels, CUdevice dev),
    (maxWidthInElements, format, numChannels, dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetAttribute, (int *pi, CUdevice_attribute attrib, CUdevice dev),
    (pi, attrib, dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetHostAtomicCapabilities,
    (unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count,
    CUdevice dev), (capabilities, operations, count, dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetNvSciSyncAttributes, (void *nvSciSyncAttrList, CUdevice dev, int flags),
    (nvSciSyncAttrList, dev, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceSetMemPool, (CUdevice dev, CUmemoryPool pool), (dev, pool),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetMemPool, (CUmemoryPool *pool, CUdevice dev), (pool, dev),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetDefaultMemPool, (CUmemoryPool *pool_out, CUdevice dev), (pool_out, dev),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetExecAffinitySupport, (int *pi, CUexecAffinityType type, CUdevice dev),
    (pi, type, dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuFlushGPUDirectRDMAWrites,
    (CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope),
    (target, scope), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetProperties, (CUdevprop *prop, CUdevice dev), (prop, dev),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceComputeCapability, (int *major, int *minor, CUdevice dev),
    (major, minor, dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDevicePrimaryCtxRetain, (CUcontext *pctx, CUdevice dev), (pctx, dev),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDevicePrimaryCtxRelease, (CUdevice dev), (dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDevicePrimaryCtxSetFlags, (CUdevice dev, unsigned int flags), (dev, flags),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDevicePrimaryCtxGetState, (CUdevice dev, unsigned int *flags, int *active),
    (dev, flags, active), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDevicePrimaryCtxReset, (CUdevice dev), (dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxCreate,
    (CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags, CUdevice dev),
    (pctx, ctxCreateParams, flags, dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxDestroy, (CUcontext ctx), (ctx), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxPushCurrent, (CUcontext ctx), (ctx), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxPopCurrent, (CUcontext *pctx), (pctx), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxSetCurrent, (CUcontext ctx), (ctx), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxGetCurrent, (CUcontext *pctx), (pctx), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxGetDevice, (CUdevice *device), (device), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxGetDevice_v2, (CUdevice *device, CUcontext ctx), (device, ctx),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxGetFlags, (unsigned int *flags), (flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxSetFlags, (unsigned int flags), (flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxGetId, (CUcontext ctx, unsigned long long *ctxId), (ctx, ctxId),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxSynchronize, (void), (), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxSynchronize_v2, (CUcontext ctx), (ctx), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxSetLimit, (CUlimit limit, size_t value), (limit, value), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxGetLimit, (size_t *pvalue, CUlimit limit), (pvalue, limit), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxGetCacheConfig, (CUfunc_cache *pconfig), (pconfig), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxSetCacheConfig, (CUfunc_cache config), (config), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxGetApiVersion, (CUcontext ctx, unsigned int *version), (ctx, version),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxGetStreamPriorityRange, (int *leastPriority, int *greatestPriority),
    (leastPriority, greatestPriority), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxResetPersistingL2Cache, (void), (), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxGetExecAffinity, (CUexecAffinityParam *pExecAffinity, CUexecAffinityType type),
    (pExecAffinity, type), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxRecordEvent, (CUcontext hCtx, CUevent hEvent), (hCtx, hEvent),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxWaitEvent, (CUcontext hCtx, CUevent hEvent), (hCtx, hEvent),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxAttach, (CUcontext *pctx, unsigned int flags), (pctx, flags),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxDetach, (CUcontext ctx), (ctx), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxGetSharedMemConfig, (CUsharedconfig *pConfig), (pConfig), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxSetSharedMemConfig, (CUsharedconfig config), (config), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuModuleLoad, (CUmodule *module, const char *fname), (module, fname),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuModuleLoadData, (CUmodule *module, const void *image), (module, image),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuModuleLoadDataEx,
    (CUmodule *module, const void *image, unsigned int numOptions, CUjit_option *options,
    void **optionValues), (module, image, numOptions, options, optionValues), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuModuleLoadFatBinary, (CUmodule *module, const void *fatCubin), (module, fatCubin),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuModuleUnload, (CUmodule hmod), (hmod), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuModuleGetLoadingMode, (CUmoduleLoadingMode *mode), (mode), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuModuleGetFunction, (CUfunction *hfunc, CUmodule hmod, const char *name),
    (hfunc, hmod, name), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuModuleGetFunctionCount, (unsigned int *count, CUmodule mod), (count, mod),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuModuleEnumerateFunctions,
    (CUfunction *functions, unsigned int numFunctions, CUmodule mod),
    (functions, numFunctions, mod), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuModuleGetGlobal,
    (CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name), (dptr, bytes, hmod, name),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLinkCreate,
    (unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut),
    (numOptions, options, optionValues, stateOut), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLinkAddData,
    (CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name,
    unsigned int numOptions, CUjit_option *options, void **optionValues), (state, type, data, size,
    name, numOptions, options, optionValues), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLinkAddFile,
    (CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions,
    CUjit_option *options, void **optionValues), (state, type, path, numOptions, options,
    optionValues), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLinkComplete, (CUlinkState state, void **cubinOut, size_t *sizeOut),
    (state, cubinOut, sizeOut), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLinkDestroy, (CUlinkState state), (state), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuModuleGetTexRef, (CUtexref *pTexRef, CUmodule hmod, const char *name),
    (pTexRef, hmod, name), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuModuleGetSurfRef, (CUsurfref *pSurfRef, CUmodule hmod, const char *name),
    (pSurfRef, hmod, name), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLibraryLoadData,
    (CUlibrary *library, const void *code, CUjit_option *jitOptions, void **jitOptionsValues,
    unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions), (library, code, jitOptions, jitOptionsValues, numJitOptions,
    libraryOptions, libraryOptionValues, numLibraryOptions), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLibraryLoadFromFile,
    (CUlibrary *library, const char *fileName, CUjit_option *jitOptions, void **jitOptionsValues,
    unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions), (library, fileName, jitOptions, jitOptionsValues,
    numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLibraryUnload, (CUlibrary library), (library), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLibraryGetKernel, (CUkernel *pKernel, CUlibrary library, const char *name),
    (pKernel, library, name), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLibraryGetKernelCount, (unsigned int *count, CUlibrary lib), (count, lib),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLibraryEnumerateKernels,
    (CUkernel *kernels, unsigned int numKernels, CUlibrary lib), (kernels, numKernels, lib),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLibraryGetModule, (CUmodule *pMod, CUlibrary library), (pMod, library),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuKernelGetFunction, (CUfunction *pFunc, CUkernel kernel), (pFunc, kernel),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuKernelGetLibrary, (CUlibrary *pLib, CUkernel kernel), (pLib, kernel),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLibraryGetGlobal,
    (CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name),
    (dptr, bytes, library, name), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLibraryGetManaged,
    (CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name),
    (dptr, bytes, library, name), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLibraryGetUnifiedFunction, (void **fptr, CUlibrary library, const char *symbol),
    (fptr, library, symbol), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuKernelGetAttribute,
    (int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev),
    (pi, attrib, kernel, dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuKernelSetAttribute,
    (CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev),
    (attrib, val, kernel, dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuKernelSetCacheConfig, (CUkernel kernel, CUfunc_cache config, CUdevice dev),
    (kernel, config, dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuKernelGetName, (const char **name, CUkernel hfunc), (name, hfunc),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuKernelGetParamInfo,
    (CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize),
    (kernel, paramIndex, paramOffset, paramSize), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuKernelGetParamCount, (CUkernel kernel, size_t *paramCount), (kernel, paramCount),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemGetInfo, (size_t *free, size_t *total), (free, total), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemAlloc, (CUdeviceptr *dptr, size_t bytesize), (dptr, bytesize),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemAllocPitch,
    (CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height,
    unsigned int ElementSizeBytes), (dptr, pPitch, WidthInBytes, Height, ElementSizeBytes),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemFree, (CUdeviceptr dptr), (dptr), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemGetAddressRange, (CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr),
    (pbase, psize, dptr), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemAllocHost, (void **pp, size_t bytesize), (pp, bytesize), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemFreeHost, (void *p), (p), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemHostAlloc, (void **pp, size_t bytesize, unsigned int Flags),
    (pp, bytesize, Flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemHostGetDevicePointer, (CUdeviceptr *pdptr, void *p, unsigned int Flags),
    (pdptr, p, Flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemHostGetFlags, (unsigned int *pFlags, void *p), (pFlags, p), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemAllocManaged, (CUdeviceptr *dptr, size_t bytesize, unsigned int flags),
    (dptr, bytesize, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceRegisterAsyncNotification,
    (CUdevice device, CUasyncCallback callbackFunc, void *userData,
    CUasyncCallbackHandle *callback), (device, callbackFunc, userData, callback),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceUnregisterAsyncNotification,
    (CUdevice device, CUasyncCallbackHandle callback), (device, callback), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetByPCIBusId, (CUdevice *dev, const char *pciBusId), (dev, pciBusId),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetPCIBusId, (char *pciBusId, int len, CUdevice dev), (pciBusId, len, dev),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuIpcGetEventHandle, (CUipcEventHandle *pHandle, CUevent event), (pHandle, event),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuIpcOpenEventHandle, (CUevent *phEvent, CUipcEventHandle handle), (phEvent, handle),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuIpcGetMemHandle, (CUipcMemHandle *pHandle, CUdeviceptr dptr), (pHandle, dptr),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuIpcOpenMemHandle, (CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags),
    (pdptr, handle, Flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuIpcCloseMemHandle, (CUdeviceptr dptr), (dptr), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemHostRegister, (void *p, size_t bytesize, unsigned int Flags),
    (p, bytesize, Flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemHostUnregister, (void *p), (p), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpy, (CUdeviceptr dst, CUdeviceptr src, size_t ByteCount),
    (dst, src, ByteCount), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyPeer,
    (CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext,
    size_t ByteCount), (dstDevice, dstContext, srcDevice, srcContext, ByteCount),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyHtoD, (CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount),
    (dstDevice, srcHost, ByteCount), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyDtoH, (void *dstHost, CUdeviceptr srcDevice, size_t ByteCount),
    (dstHost, srcDevice, ByteCount), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyDtoD, (CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount),
    (dstDevice, srcDevice, ByteCount), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyDtoA,
    (CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount),
    (dstArray, dstOffset, srcDevice, ByteCount), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyAtoD,
    (CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount),
    (dstDevice, srcArray, srcOffset, ByteCount), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyHtoA,
    (CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount),
    (dstArray, dstOffset, srcHost, ByteCount), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyAtoH, (void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount),
    (dstHost, srcArray, srcOffset, ByteCount), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyAtoA,
    (CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount),
    (dstArray, dstOffset, srcArray, srcOffset, ByteCount), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpy2D, (const CUDA_MEMCPY2D *pCopy), (pCopy), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpy2DUnaligned, (const CUDA_MEMCPY2D *pCopy), (pCopy), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpy3D, (const CUDA_MEMCPY3D *pCopy), (pCopy), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpy3DPeer, (const CUDA_MEMCPY3D_PEER *pCopy), (pCopy), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyAsync,
    (CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream),
    (dst, src, ByteCount, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyPeerAsync,
    (CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext,
    size_t ByteCount, CUstream hStream), (dstDevice, dstContext, srcDevice, srcContext, ByteCount,
    hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyHtoDAsync,
    (CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream),
    (dstDevice, srcHost, ByteCount, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyDtoHAsync,
    (void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream),
    (dstHost, srcDevice, ByteCount, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyDtoDAsync,
    (CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream),
    (dstDevice, srcDevice, ByteCount, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyHtoAAsync,
    (CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream),
    (dstArray, dstOffset, srcHost, ByteCount, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyAtoHAsync,
    (void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream),
    (dstHost, srcArray, srcOffset, ByteCount, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpy2DAsync, (const CUDA_MEMCPY2D *pCopy, CUstream hStream), (pCopy, hStream),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpy3DAsync, (const CUDA_MEMCPY3D *pCopy, CUstream hStream), (pCopy, hStream),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpy3DPeerAsync, (const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream),
    (pCopy, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyBatchAsync,
    (CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs,
    size_t *attrsIdxs, size_t numAttrs, CUstream hStream), (dsts, srcs, sizes, count, attrs,
    attrsIdxs, numAttrs, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpy3DBatchAsync,
    (size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, unsigned long long flags, CUstream hStream),
    (numOps, opList, flags, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpyWithAttributesAsync,
    (CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcpyAttributes *attr, CUstream hStream),
    (dst, src, size, attr, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemcpy3DWithAttributesAsync,
    (CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags, CUstream hStream), (op, flags, hStream),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemsetD8, (CUdeviceptr dstDevice, unsigned char uc, size_t N), (dstDevice, uc, N),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemsetD16, (CUdeviceptr dstDevice, unsigned short us, size_t N),
    (dstDevice, us, N), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemsetD32, (CUdeviceptr dstDevice, unsigned int ui, size_t N), (dstDevice, ui, N),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemsetD2D8,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height),
    (dstDevice, dstPitch, uc, Width, Height), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemsetD2D16,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height),
    (dstDevice, dstPitch, us, Width, Height), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemsetD2D32,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height),
    (dstDevice, dstPitch, ui, Width, Height), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemsetD8Async,
    (CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream),
    (dstDevice, uc, N, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemsetD16Async,
    (CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream),
    (dstDevice, us, N, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemsetD32Async,
    (CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream),
    (dstDevice, ui, N, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemsetD2D8Async,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height,
    CUstream hStream), (dstDevice, dstPitch, uc, Width, Height, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemsetD2D16Async,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height,
    CUstream hStream), (dstDevice, dstPitch, us, Width, Height, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemsetD2D32Async,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height,
    CUstream hStream), (dstDevice, dstPitch, ui, Width, Height, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuArrayCreate, (CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray),
    (pHandle, pAllocateArray), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuArrayGetDescriptor, (CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray),
    (pArrayDescriptor, hArray), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuArrayGetSparseProperties,
    (CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array), (sparseProperties, array),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMipmappedArrayGetSparseProperties,
    (CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap),
    (sparseProperties, mipmap), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuArrayGetMemoryRequirements,
    (CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array, CUdevice device),
    (memoryRequirements, array, device), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMipmappedArrayGetMemoryRequirements,
    (CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap, CUdevice device),
    (memoryRequirements, mipmap, device), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuArrayGetPlane, (CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx),
    (pPlaneArray, hArray, planeIdx), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuArrayDestroy, (CUarray hArray), (hArray), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuArray3DCreate, (CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray),
    (pHandle, pAllocateArray), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuArray3DGetDescriptor, (CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray),
    (pArrayDescriptor, hArray), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMipmappedArrayCreate,
    (CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc,
    unsigned int numMipmapLevels), (pHandle, pMipmappedArrayDesc, numMipmapLevels),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMipmappedArrayGetLevel,
    (CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level),
    (pLevelArray, hMipmappedArray, level), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMipmappedArrayDestroy, (CUmipmappedArray hMipmappedArray), (hMipmappedArray),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemGetHandleForAddressRange,
    (void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType,
    unsigned long long flags), (handle, dptr, size, handleType, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemBatchDecompressAsync,
    (CUmemDecompressParams *paramsArray, size_t count, unsigned int flags, size_t *errorIndex,
    CUstream stream), (paramsArray, count, flags, errorIndex, stream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemAddressReserve,
    (CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags),
    (ptr, size, alignment, addr, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemAddressFree, (CUdeviceptr ptr, size_t size), (ptr, size), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemCreate,
    (CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop,
    unsigned long long flags), (handle, size, prop, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemRelease, (CUmemGenericAllocationHandle handle), (handle), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemMap,
    (CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle,
    unsigned long long flags), (ptr, size, offset, handle, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemMapArrayAsync,
    (CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream),
    (mapInfoList, count, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemUnmap, (CUdeviceptr ptr, size_t size), (ptr, size), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemSetAccess,
    (CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count),
    (ptr, size, desc, count), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemGetAccess,
    (unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr),
    (flags, location, ptr), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemExportToShareableHandle,
    (void *shareableHandle, CUmemGenericAllocationHandle handle,
    CUmemAllocationHandleType handleType, unsigned long long flags), (shareableHandle, handle,
    handleType, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemImportFromShareableHandle,
    (CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType),
    (handle, osHandle, shHandleType), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemGetAllocationGranularity,
    (size_t *granularity, const CUmemAllocationProp *prop,
    CUmemAllocationGranularity_flags option), (granularity, prop, option), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemGetAllocationPropertiesFromHandle,
    (CUmemAllocationProp *prop, CUmemGenericAllocationHandle handle), (prop, handle),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemRetainAllocationHandle, (CUmemGenericAllocationHandle *handle, void *addr),
    (handle, addr), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemFreeAsync, (CUdeviceptr dptr, CUstream hStream), (dptr, hStream),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemAllocAsync, (CUdeviceptr *dptr, size_t bytesize, CUstream hStream),
    (dptr, bytesize, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemPoolTrimTo, (CUmemoryPool pool, size_t minBytesToKeep), (pool, minBytesToKeep),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemPoolSetAttribute, (CUmemoryPool pool, CUmemPool_attribute attr, void *value),
    (pool, attr, value), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemPoolGetAttribute, (CUmemoryPool pool, CUmemPool_attribute attr, void *value),
    (pool, attr, value), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemPoolSetAccess, (CUmemoryPool pool, const CUmemAccessDesc *map, size_t count),
    (pool, map, count), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemPoolGetAccess,
    (CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location),
    (flags, memPool, location), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemPoolCreate, (CUmemoryPool *pool, const CUmemPoolProps *poolProps),
    (pool, poolProps), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemPoolDestroy, (CUmemoryPool pool), (pool), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemGetDefaultMemPool,
    (CUmemoryPool *pool_out, CUmemLocation *location, CUmemAllocationType type),
    (pool_out, location, type), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemGetMemPool,
    (CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type),
    (pool, location, type), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemSetMemPool,
    (CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool), (location, type, pool),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemAllocFromPoolAsync,
    (CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream),
    (dptr, bytesize, pool, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemPoolExportToShareableHandle,
    (void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType,
    unsigned long long flags), (handle_out, pool, handleType, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemPoolImportFromShareableHandle,
    (CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType,
    unsigned long long flags), (pool_out, handle, handleType, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemPoolExportPointer, (CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr),
    (shareData_out, ptr), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemPoolImportPointer,
    (CUdeviceptr *ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData *shareData),
    (ptr_out, pool, shareData), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMulticastCreate,
    (CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp *prop), (mcHandle, prop),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMulticastAddDevice, (CUmemGenericAllocationHandle mcHandle, CUdevice dev),
    (mcHandle, dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMulticastBindMem,
    (CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
    CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
    unsigned long long flags), (mcHandle, mcOffset, memHandle, memOffset, size, flags),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMulticastBindMem_v2,
    (CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
    CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
    unsigned long long flags), (mcHandle, dev, mcOffset, memHandle, memOffset, size, flags),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMulticastBindAddr,
    (CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size,
    unsigned long long flags), (mcHandle, mcOffset, memptr, size, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMulticastBindAddr_v2,
    (CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUdeviceptr memptr,
    size_t size, unsigned long long flags), (mcHandle, dev, mcOffset, memptr, size, flags),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMulticastUnbind,
    (CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size),
    (mcHandle, dev, mcOffset, size), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMulticastGetGranularity,
    (size_t *granularity, const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option),
    (granularity, prop, option), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetFabricClusterUuid, (CUuuid *uuid, CUdevice dev), (uuid, dev),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetCliqueCount, (size_t *count, CUdevice dev), (count, dev),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetCliqueInfo, (CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev),
    (cliqueInfo, count, dev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogicalEndpointIdReserve, (CUlogicalEndpointId *baseLeId, cuuint32_t count),
    (baseLeId, count), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogicalEndpointIdRelease, (CUlogicalEndpointId baseLeId, cuuint32_t count),
    (baseLeId, count), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogicalEndpointCreate,
    (CUlogicalEndpointId leId, const CUlogicalEndpointProp *prop), (leId, prop),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogicalEndpointAddDevice, (CUlogicalEndpointId leId, CUdevice dev), (leId, dev),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogicalEndpointDestroy, (CUlogicalEndpointId leId), (leId), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogicalEndpointBindAddr,
    (CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, void *ptr, cuuint64_t size,
    unsigned long long flags), (leId, dev, offset, ptr, size, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogicalEndpointBindMem,
    (CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
    CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size,
    unsigned long long flags), (leId, dev, offset, memHandle, memOffset, size, flags),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogicalEndpointUnbind,
    (CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, cuuint64_t size),
    (leId, dev, offset, size), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogicalEndpointExport,
    (void *handle, CUlogicalEndpointId leId, CUlogicalEndpointIpcHandleType handleType),
    (handle, leId, handleType), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogicalEndpointImport,
    (CUlogicalEndpointId leId, const void *handle, CUlogicalEndpointIpcHandleType handleType),
    (leId, handle, handleType), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogicalEndpointGetLimits,
    (cuuint64_t *bindAlignment, cuuint64_t *maxSize, const CUlogicalEndpointProp *prop),
    (bindAlignment, maxSize, prop), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogicalEndpointQuery,
    (CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus), (leId, count, queryStatus),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuFabricCpyBatchAsync,
    (size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList, unsigned long long flags, CUstream hStream),
    (numOps, opList, flags, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuPointerGetAttribute, (void *data, CUpointer_attribute attribute, CUdeviceptr ptr),
    (data, attribute, ptr), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemPrefetchAsync,
    (CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags,
    CUstream hStream), (devPtr, count, location, flags, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemAdvise,
    (CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location),
    (devPtr, count, advice, location), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemPrefetchBatchAsync,
    (CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs,
    size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream),
    (dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemDiscardBatchAsync,
    (CUdeviceptr *dptrs, size_t *sizes, size_t count, unsigned long long flags, CUstream hStream),
    (dptrs, sizes, count, flags, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemDiscardAndPrefetchBatchAsync,
    (CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs,
    size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream),
    (dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemGetLocationInfo,
    (CUdeviceptr ptr, size_t size, size_t summaryGranularity, size_t samplingGranularity,
    CUmemLocation *location_out), (ptr, size, summaryGranularity, samplingGranularity,
    location_out), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemRangeGetAttribute,
    (void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr,
    size_t count), (data, dataSize, attribute, devPtr, count), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuMemRangeGetAttributes,
    (void **data, size_t *dataSizes, CUmem_range_attribute *attributes, size_t numAttributes,
    CUdeviceptr devPtr, size_t count), (data, dataSizes, attributes, numAttributes, devPtr, count),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuPointerSetAttribute,
    (const void *value, CUpointer_attribute attribute, CUdeviceptr ptr), (value, attribute, ptr),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuPointerGetAttributes,
    (unsigned int numAttributes, CUpointer_attribute *attributes, void **data, CUdeviceptr ptr),
    (numAttributes, attributes, data, ptr), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamCreate, (CUstream *phStream, unsigned int Flags), (phStream, Flags),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamCreateWithPriority, (CUstream *phStream, unsigned int flags, int priority),
    (phStream, flags, priority), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamBeginCaptureToCig,
    (CUstream hStream, CUstreamCigCaptureParams *streamCigCaptureParams),
    (hStream, streamCigCaptureParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamEndCaptureToCig, (CUstream hStream), (hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamGetPriority, (CUstream hStream, int *priority), (hStream, priority),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamGetDevice, (CUstream hStream, CUdevice *device), (hStream, device),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamGetFlags, (CUstream hStream, unsigned int *flags), (hStream, flags),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamGetId, (CUstream hStream, unsigned long long *streamId), (hStream, streamId),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamGetCtx, (CUstream hStream, CUcontext *pctx), (hStream, pctx),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamGetCtx_v2, (CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx),
    (hStream, pCtx, pGreenCtx), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamWaitEvent, (CUstream hStream, CUevent hEvent, unsigned int Flags),
    (hStream, hEvent, Flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamAddCallback,
    (CUstream hStream, CUstreamCallback callback, void *userData, unsigned int flags),
    (hStream, callback, userData, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamBeginCapture, (CUstream hStream, CUstreamCaptureMode mode), (hStream, mode),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamBeginRecaptureToGraph,
    (CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph,
    CUgraphRecaptureCallback callbackFunc, void *userData), (hStream, mode, hGraph, callbackFunc,
    userData), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamBeginCaptureToGraph,
    (CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode),
    (hStream, hGraph, dependencies, dependencyData, numDependencies, mode), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuThreadExchangeStreamCaptureMode, (CUstreamCaptureMode *mode), (mode),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamEndCapture, (CUstream hStream, CUgraph *phGraph), (hStream, phGraph),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamIsCapturing, (CUstream hStream, CUstreamCaptureStatus *captureStatus),
    (hStream, captureStatus), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamGetCaptureInfo,
    (CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out,
    CUgraph *graph_out, const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out,
    size_t *numDependencies_out), (hStream, captureStatus_out, id_out, graph_out, dependencies_out,
    edgeData_out, numDependencies_out), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamUpdateCaptureDependencies,
    (CUstream hStream, CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
    size_t numDependencies, unsigned int flags), (hStream, dependencies, dependencyData,
    numDependencies, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamAttachMemAsync,
    (CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags),
    (hStream, dptr, length, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamQuery, (CUstream hStream), (hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamSynchronize, (CUstream hStream), (hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamDestroy, (CUstream hStream), (hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamCopyAttributes, (CUstream dst, CUstream src), (dst, src),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamGetAttribute,
    (CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out),
    (hStream, attr, value_out), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamSetAttribute,
    (CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value),
    (hStream, attr, value), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEventCreate, (CUevent *phEvent, unsigned int Flags), (phEvent, Flags),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEventRecord, (CUevent hEvent, CUstream hStream), (hEvent, hStream),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEventRecordWithFlags, (CUevent hEvent, CUstream hStream, unsigned int flags),
    (hEvent, hStream, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEventQuery, (CUevent hEvent), (hEvent), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEventSynchronize, (CUevent hEvent), (hEvent), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEventDestroy, (CUevent hEvent), (hEvent), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEventElapsedTime, (float *pMilliseconds, CUevent hStart, CUevent hEnd),
    (pMilliseconds, hStart, hEnd), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuImportExternalMemory,
    (CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc),
    (extMem_out, memHandleDesc), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuExternalMemoryGetMappedBuffer,
    (CUdeviceptr *devPtr, CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc), (devPtr, extMem, bufferDesc),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuExternalMemoryGetMappedMipmappedArray,
    (CUmipmappedArray *mipmap, CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc), (mipmap, extMem, mipmapDesc),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDestroyExternalMemory, (CUexternalMemory extMem), (extMem), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuImportExternalSemaphore,
    (CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc),
    (extSem_out, semHandleDesc), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuSignalExternalSemaphoresAsync,
    (const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream), (extSemArray, paramsArray, numExtSems, stream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuWaitExternalSemaphoresAsync,
    (const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream), (extSemArray, paramsArray, numExtSems, stream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDestroyExternalSemaphore, (CUexternalSemaphore extSem), (extSem),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamWaitValue32,
    (CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags),
    (stream, addr, value, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamWaitValue64,
    (CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags),
    (stream, addr, value, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamWriteValue32,
    (CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags),
    (stream, addr, value, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamWriteValue64,
    (CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags),
    (stream, addr, value, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamBatchMemOp,
    (CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray,
    unsigned int flags), (stream, count, paramArray, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuFuncGetAttribute, (int *pi, CUfunction_attribute attrib, CUfunction hfunc),
    (pi, attrib, hfunc), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuFuncSetAttribute, (CUfunction hfunc, CUfunction_attribute attrib, int value),
    (hfunc, attrib, value), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuFuncSetCacheConfig, (CUfunction hfunc, CUfunc_cache config), (hfunc, config),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuFuncGetModule, (CUmodule *hmod, CUfunction hfunc), (hmod, hfunc),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuFuncGetName, (const char **name, CUfunction hfunc), (name, hfunc),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuFuncGetParamInfo,
    (CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize),
    (func, paramIndex, paramOffset, paramSize), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuFuncGetParamCount, (CUfunction func, size_t *paramCount), (func, paramCount),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuFuncIsLoaded, (CUfunctionLoadingState *state, CUfunction function),
    (state, function), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuFuncLoad, (CUfunction function), (function), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLaunchKernel,
    (CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ,
    unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
    unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra), (f,
    gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream,
    kernelParams, extra), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLaunchKernelEx,
    (const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra),
    (config, f, kernelParams, extra), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLaunchCooperativeKernel,
    (CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ,
    unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
    unsigned int sharedMemBytes, CUstream hStream, void **kernelParams), (f, gridDimX, gridDimY,
    gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLaunchHostFunc, (CUstream hStream, CUhostFn fn, void *userData),
    (hStream, fn, userData), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLaunchHostFunc_v2,
    (CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode),
    (hStream, fn, userData, syncMode), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuFuncSetBlockShape, (CUfunction hfunc, int x, int y, int z), (hfunc, x, y, z),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuFuncSetSharedSize, (CUfunction hfunc, unsigned int bytes), (hfunc, bytes),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuParamSetSize, (CUfunction hfunc, unsigned int numbytes), (hfunc, numbytes),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuParamSeti, (CUfunction hfunc, int offset, unsigned int value),
    (hfunc, offset, value), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuParamSetf, (CUfunction hfunc, int offset, float value), (hfunc, offset, value),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuParamSetv, (CUfunction hfunc, int offset, void *ptr, unsigned int numbytes),
    (hfunc, offset, ptr, numbytes), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLaunch, (CUfunction f), (f), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLaunchGrid, (CUfunction f, int grid_width, int grid_height),
    (f, grid_width, grid_height), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLaunchGridAsync, (CUfunction f, int grid_width, int grid_height, CUstream hStream),
    (f, grid_width, grid_height, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLaunchCooperativeKernelMultiDevice,
    (CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int numDevices, unsigned int flags),
    (launchParamsList, numDevices, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuParamSetTexRef, (CUfunction hfunc, int texunit, CUtexref hTexRef),
    (hfunc, texunit, hTexRef), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuFuncSetSharedMemConfig, (CUfunction hfunc, CUsharedconfig config), (hfunc, config),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphCreate, (CUgraph *phGraph, unsigned int flags), (phGraph, flags),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddKernelNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams), (phGraphNode, hGraph,
    dependencies, numDependencies, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphKernelNodeGetParams, (CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams),
    (hNode, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphKernelNodeSetParams,
    (CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams), (hNode, nodeParams),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddMemcpyNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx), (phGraphNode, hGraph,
    dependencies, numDependencies, copyParams, ctx), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphMemcpyNodeGetParams, (CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams),
    (hNode, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphMemcpyNodeSetParams, (CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams),
    (hNode, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddMemsetNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx),
    (phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphMemsetNodeGetParams, (CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams),
    (hNode, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphMemsetNodeSetParams,
    (CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams), (hNode, nodeParams),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddHostNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams), (phGraphNode, hGraph,
    dependencies, numDependencies, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphHostNodeGetParams, (CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams),
    (hNode, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphHostNodeSetParams,
    (CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams), (hNode, nodeParams),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddChildGraphNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, CUgraph childGraph), (phGraphNode, hGraph, dependencies,
    numDependencies, childGraph), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphChildGraphNodeGetGraph, (CUgraphNode hNode, CUgraph *phGraph),
    (hNode, phGraph), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddEmptyNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies), (phGraphNode, hGraph, dependencies, numDependencies),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddEventRecordNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, CUevent event), (phGraphNode, hGraph, dependencies, numDependencies,
    event), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphEventRecordNodeGetEvent, (CUgraphNode hNode, CUevent *event_out),
    (hNode, event_out), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphEventRecordNodeSetEvent, (CUgraphNode hNode, CUevent event), (hNode, event),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddEventWaitNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, CUevent event), (phGraphNode, hGraph, dependencies, numDependencies,
    event), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphEventWaitNodeGetEvent, (CUgraphNode hNode, CUevent *event_out),
    (hNode, event_out), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphEventWaitNodeSetEvent, (CUgraphNode hNode, CUevent event), (hNode, event),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddExternalSemaphoresSignalNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams), (phGraphNode,
    hGraph, dependencies, numDependencies, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExternalSemaphoresSignalNodeGetParams,
    (CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out), (hNode, params_out),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExternalSemaphoresSignalNodeSetParams,
    (CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams), (hNode, nodeParams),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddExternalSemaphoresWaitNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams), (phGraphNode, hGraph,
    dependencies, numDependencies, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExternalSemaphoresWaitNodeGetParams,
    (CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out), (hNode, params_out),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExternalSemaphoresWaitNodeSetParams,
    (CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams), (hNode, nodeParams),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddBatchMemOpNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams), (phGraphNode, hGraph,
    dependencies, numDependencies, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphBatchMemOpNodeGetParams,
    (CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out), (hNode, nodeParams_out),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphBatchMemOpNodeSetParams,
    (CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams), (hNode, nodeParams),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExecBatchMemOpNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams),
    (hGraphExec, hNode, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddMemAllocNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams), (phGraphNode, hGraph,
    dependencies, numDependencies, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphMemAllocNodeGetParams,
    (CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out), (hNode, params_out),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddMemFreeNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    size_t numDependencies, CUdeviceptr dptr), (phGraphNode, hGraph, dependencies, numDependencies,
    dptr), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphMemFreeNodeGetParams, (CUgraphNode hNode, CUdeviceptr *dptr_out),
    (hNode, dptr_out), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGraphMemTrim, (CUdevice device), (device), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetGraphMemAttribute,
    (CUdevice device, CUgraphMem_attribute attr, void *value), (device, attr, value),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceSetGraphMemAttribute,
    (CUdevice device, CUgraphMem_attribute attr, void *value), (device, attr, value),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphClone, (CUgraph *phGraphClone, CUgraph originalGraph),
    (phGraphClone, originalGraph), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphNodeFindInClone,
    (CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph),
    (phNode, hOriginalNode, hClonedGraph), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphNodeGetType, (CUgraphNode hNode, CUgraphNodeType *type), (hNode, type),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphNodeGetContainingGraph, (CUgraphNode hNode, CUgraph *phGraph),
    (hNode, phGraph), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphNodeGetLocalId, (CUgraphNode hNode, unsigned int *nodeId), (hNode, nodeId),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphNodeGetToolsId, (CUgraphNode hNode, unsigned long long *toolsNodeId),
    (hNode, toolsNodeId), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphGetId, (CUgraph hGraph, unsigned int *graphId), (hGraph, graphId),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExecGetId, (CUgraphExec hGraphExec, unsigned int *graphId),
    (hGraphExec, graphId), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphGetNodes, (CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes),
    (hGraph, nodes, numNodes), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphGetRootNodes, (CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes),
    (hGraph, rootNodes, numRootNodes), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphGetEdges,
    (CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData,
    size_t *numEdges), (hGraph, from, to, edgeData, numEdges), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphNodeGetDependencies,
    (CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData,
    size_t *numDependencies), (hNode, dependencies, edgeData, numDependencies),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphNodeGetDependentNodes,
    (CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData,
    size_t *numDependentNodes), (hNode, dependentNodes, edgeData, numDependentNodes),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddDependencies,
    (CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
    const CUgraphEdgeData *edgeData, size_t numDependencies), (hGraph, from, to, edgeData,
    numDependencies), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphRemoveDependencies,
    (CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
    const CUgraphEdgeData *edgeData, size_t numDependencies), (hGraph, from, to, edgeData,
    numDependencies), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphDestroyNode, (CUgraphNode hNode), (hNode), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphInstantiate,
    (CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long flags),
    (phGraphExec, hGraph, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphInstantiateWithParams,
    (CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams),
    (phGraphExec, hGraph, instantiateParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExecGetFlags, (CUgraphExec hGraphExec, cuuint64_t *flags),
    (hGraphExec, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExecKernelNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams),
    (hGraphExec, hNode, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExecMemcpyNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D *copyParams, CUcontext ctx),
    (hGraphExec, hNode, copyParams, ctx), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExecMemsetNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *memsetParams,
    CUcontext ctx), (hGraphExec, hNode, memsetParams, ctx), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExecHostNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams),
    (hGraphExec, hNode, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExecChildGraphNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph),
    (hGraphExec, hNode, childGraph), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExecEventRecordNodeSetEvent,
    (CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event), (hGraphExec, hNode, event),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExecEventWaitNodeSetEvent,
    (CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event), (hGraphExec, hNode, event),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExecExternalSemaphoresSignalNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams),
    (hGraphExec, hNode, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExecExternalSemaphoresWaitNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams),
    (hGraphExec, hNode, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphNodeSetEnabled,
    (CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled),
    (hGraphExec, hNode, isEnabled), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphNodeGetEnabled,
    (CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled),
    (hGraphExec, hNode, isEnabled), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphUpload, (CUgraphExec hGraphExec, CUstream hStream), (hGraphExec, hStream),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphLaunch, (CUgraphExec hGraphExec, CUstream hStream), (hGraphExec, hStream),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExecDestroy, (CUgraphExec hGraphExec), (hGraphExec), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphDestroy, (CUgraph hGraph), (hGraph), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExecUpdate,
    (CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo *resultInfo),
    (hGraphExec, hGraph, resultInfo), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphKernelNodeCopyAttributes, (CUgraphNode dst, CUgraphNode src), (dst, src),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphKernelNodeGetAttribute,
    (CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue *value_out),
    (hNode, attr, value_out), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphKernelNodeSetAttribute,
    (CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue *value),
    (hNode, attr, value), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphDebugDotPrint, (CUgraph hGraph, const char *path, unsigned int flags),
    (hGraph, path, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuUserObjectCreate,
    (CUuserObject *object_out, void *ptr, CUhostFn destroy, unsigned int initialRefcount,
    unsigned int flags), (object_out, ptr, destroy, initialRefcount, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuUserObjectRetain, (CUuserObject object, unsigned int count), (object, count),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuUserObjectRelease, (CUuserObject object, unsigned int count), (object, count),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphRetainUserObject,
    (CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags),
    (graph, object, count, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphReleaseUserObject, (CUgraph graph, CUuserObject object, unsigned int count),
    (graph, object, count), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams),
    (phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphAddNode_v3,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams),
    (phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphNodeSetParams, (CUgraphNode hNode, CUgraphNodeParams *nodeParams),
    (hNode, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphNodeSetParams_v2, (CUgraphNode hNode, CUgraphNodeParams *nodeParams),
    (hNode, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphNodeGetParams, (CUgraphNode hNode, CUgraphNodeParams *nodeParams),
    (hNode, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphExecNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams *nodeParams),
    (hGraphExec, hNode, nodeParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphConditionalHandleCreate,
    (CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx,
    unsigned int defaultLaunchValue, unsigned int flags), (pHandle_out, hGraph, ctx,
    defaultLaunchValue, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuOccupancyMaxActiveBlocksPerMultiprocessor,
    (int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize),
    (numBlocks, func, blockSize, dynamicSMemSize), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    (int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags),
    (numBlocks, func, blockSize, dynamicSMemSize, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuOccupancyMaxPotentialBlockSize,
    (int *minGridSize, int *blockSize, CUfunction func,
    CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit),
    (minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuOccupancyMaxPotentialBlockSizeWithFlags,
    (int *minGridSize, int *blockSize, CUfunction func,
    CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit,
    unsigned int flags), (minGridSize, blockSize, func, blockSizeToDynamicSMemSize,
    dynamicSMemSize, blockSizeLimit, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuOccupancyAvailableDynamicSMemPerBlock,
    (size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize),
    (dynamicSmemSize, func, numBlocks, blockSize), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuOccupancyMaxPotentialClusterSize,
    (int *clusterSize, CUfunction func, const CUlaunchConfig *config), (clusterSize, func, config),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuOccupancyMaxActiveClusters,
    (int *numClusters, CUfunction func, const CUlaunchConfig *config), (numClusters, func, config),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefSetArray, (CUtexref hTexRef, CUarray hArray, unsigned int Flags),
    (hTexRef, hArray, Flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefSetMipmappedArray,
    (CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags),
    (hTexRef, hMipmappedArray, Flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefSetAddress,
    (size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes),
    (ByteOffset, hTexRef, dptr, bytes), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefSetAddress2D,
    (CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch),
    (hTexRef, desc, dptr, Pitch), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefSetFormat, (CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents),
    (hTexRef, fmt, NumPackedComponents), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefSetAddressMode, (CUtexref hTexRef, int dim, CUaddress_mode am),
    (hTexRef, dim, am), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefSetFilterMode, (CUtexref hTexRef, CUfilter_mode fm), (hTexRef, fm),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefSetMipmapFilterMode, (CUtexref hTexRef, CUfilter_mode fm), (hTexRef, fm),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefSetMipmapLevelBias, (CUtexref hTexRef, float bias), (hTexRef, bias),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefSetMipmapLevelClamp,
    (CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp),
    (hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefSetMaxAnisotropy, (CUtexref hTexRef, unsigned int maxAniso),
    (hTexRef, maxAniso), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefSetBorderColor, (CUtexref hTexRef, float *pBorderColor),
    (hTexRef, pBorderColor), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefSetFlags, (CUtexref hTexRef, unsigned int Flags), (hTexRef, Flags),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefGetAddress, (CUdeviceptr *pdptr, CUtexref hTexRef), (pdptr, hTexRef),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefGetArray, (CUarray *phArray, CUtexref hTexRef), (phArray, hTexRef),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefGetMipmappedArray, (CUmipmappedArray *phMipmappedArray, CUtexref hTexRef),
    (phMipmappedArray, hTexRef), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefGetAddressMode, (CUaddress_mode *pam, CUtexref hTexRef, int dim),
    (pam, hTexRef, dim), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefGetFilterMode, (CUfilter_mode *pfm, CUtexref hTexRef), (pfm, hTexRef),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefGetFormat, (CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef),
    (pFormat, pNumChannels, hTexRef), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefGetMipmapFilterMode, (CUfilter_mode *pfm, CUtexref hTexRef), (pfm, hTexRef),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefGetMipmapLevelBias, (float *pbias, CUtexref hTexRef), (pbias, hTexRef),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefGetMipmapLevelClamp,
    (float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef),
    (pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefGetMaxAnisotropy, (int *pmaxAniso, CUtexref hTexRef), (pmaxAniso, hTexRef),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefGetBorderColor, (float *pBorderColor, CUtexref hTexRef),
    (pBorderColor, hTexRef), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefGetFlags, (unsigned int *pFlags, CUtexref hTexRef), (pFlags, hTexRef),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefCreate, (CUtexref *pTexRef), (pTexRef), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexRefDestroy, (CUtexref hTexRef), (hTexRef), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuSurfRefSetArray, (CUsurfref hSurfRef, CUarray hArray, unsigned int Flags),
    (hSurfRef, hArray, Flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuSurfRefGetArray, (CUarray *phArray, CUsurfref hSurfRef), (phArray, hSurfRef),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexObjectCreate,
    (CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
    const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc), (pTexObject,
    pResDesc, pTexDesc, pResViewDesc), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexObjectDestroy, (CUtexObject texObject), (texObject), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexObjectGetResourceDesc, (CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject),
    (pResDesc, texObject), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexObjectGetTextureDesc, (CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject),
    (pTexDesc, texObject), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTexObjectGetResourceViewDesc,
    (CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject texObject), (pResViewDesc, texObject),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuSurfObjectCreate, (CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc),
    (pSurfObject, pResDesc), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuSurfObjectDestroy, (CUsurfObject surfObject), (surfObject), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuSurfObjectGetResourceDesc, (CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject),
    (pResDesc, surfObject), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTensorMapEncodeTiled,
    (CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank,
    void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
    const cuuint32_t *boxDim, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
    CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
    CUtensorMapFloatOOBfill oobFill), (tensorMap, tensorDataType, tensorRank, globalAddress,
    globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTensorMapEncodeIm2col,
    (CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank,
    void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
    const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel,
    cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
    CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
    CUtensorMapFloatOOBfill oobFill), (tensorMap, tensorDataType, tensorRank, globalAddress,
    globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel,
    pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTensorMapEncodeIm2colWide,
    (CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank,
    void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
    int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel,
    cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
    CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
    CUtensorMapFloatOOBfill oobFill), (tensorMap, tensorDataType, tensorRank, globalAddress,
    globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel,
    pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTensorMapReplaceAddress, (CUtensorMap *tensorMap, void *globalAddress),
    (tensorMap, globalAddress), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuTensorMapSetAllocationClass,
    (CUtensorMap *tensorMap, CUtensorMapAllocClass allocClass,
    CUtensorMapAllocClass *outAllocClass), (tensorMap, allocClass, outAllocClass),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceCanAccessPeer, (int *canAccessPeer, CUdevice dev, CUdevice peerDev),
    (canAccessPeer, dev, peerDev), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxEnablePeerAccess, (CUcontext peerContext, unsigned int Flags),
    (peerContext, Flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxDisablePeerAccess, (CUcontext peerContext), (peerContext), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetP2PAttribute,
    (int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice),
    (value, attrib, srcDevice, dstDevice), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetP2PAtomicCapabilities,
    (unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count,
    CUdevice srcDevice, CUdevice dstDevice), (capabilities, operations, count, srcDevice,
    dstDevice), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphicsUnregisterResource, (CUgraphicsResource resource), (resource),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphicsSubResourceGetMappedArray,
    (CUarray *pArray, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel),
    (pArray, resource, arrayIndex, mipLevel), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphicsResourceGetMappedMipmappedArray,
    (CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource), (pMipmappedArray, resource),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphicsResourceGetMappedPointer,
    (CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource), (pDevPtr, pSize, resource),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphicsResourceSetMapFlags, (CUgraphicsResource resource, unsigned int flags),
    (resource, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphicsMapResources,
    (unsigned int count, CUgraphicsResource *resources, CUstream hStream),
    (count, resources, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphicsUnmapResources,
    (unsigned int count, CUgraphicsResource *resources, CUstream hStream),
    (count, resources, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGetProcAddress,
    (const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
    CUdriverProcAddressQueryResult *symbolStatus), (symbol, pfn, cudaVersion, flags, symbolStatus),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCoredumpGetAttribute, (CUcoredumpSettings attrib, void *value, size_t *size),
    (attrib, value, size), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCoredumpGetAttributeGlobal, (CUcoredumpSettings attrib, void *value, size_t *size),
    (attrib, value, size), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCoredumpSetAttribute, (CUcoredumpSettings attrib, void *value, size_t *size),
    (attrib, value, size), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCoredumpSetAttributeGlobal, (CUcoredumpSettings attrib, void *value, size_t *size),
    (attrib, value, size), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCoredumpRegisterStartCallback,
    (CUcoredumpStatusCallback callback, void *userData, CUcoredumpCallbackHandle *callbackOut),
    (callback, userData, callbackOut), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCoredumpRegisterCompleteCallback,
    (CUcoredumpStatusCallback callback, void *userData, CUcoredumpCallbackHandle *callbackOut),
    (callback, userData, callbackOut), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCoredumpDeregisterStartCallback, (CUcoredumpCallbackHandle callback), (callback),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCoredumpDeregisterCompleteCallback, (CUcoredumpCallbackHandle callback),
    (callback), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGetExportTable, (const void **ppExportTable, const CUuuid *pExportTableId),
    (ppExportTable, pExportTableId), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGreenCtxCreate,
    (CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags),
    (phCtx, desc, dev, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGreenCtxDestroy, (CUgreenCtx hCtx), (hCtx), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxFromGreenCtx, (CUcontext *pContext, CUgreenCtx hCtx), (pContext, hCtx),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDeviceGetDevResource,
    (CUdevice device, CUdevResource *resource, CUdevResourceType type), (device, resource, type),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCtxGetDevResource,
    (CUcontext hCtx, CUdevResource *resource, CUdevResourceType type), (hCtx, resource, type),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGreenCtxGetDevResource,
    (CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type), (hCtx, resource, type),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDevSmResourceSplitByCount,
    (CUdevResource *result, unsigned int *nbGroups, const CUdevResource *input,
    CUdevResource *remainder, unsigned int flags, unsigned int minCount), (result, nbGroups, input,
    remainder, flags, minCount), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDevSmResourceSplit,
    (CUdevResource *result, unsigned int nbGroups, const CUdevResource *input,
    CUdevResource *remainder, unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams),
    (result, nbGroups, input, remainder, flags, groupParams), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuDevResourceGenerateDesc,
    (CUdevResourceDesc *phDesc, CUdevResource *resources, unsigned int nbResources),
    (phDesc, resources, nbResources), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGreenCtxRecordEvent, (CUgreenCtx hCtx, CUevent hEvent), (hCtx, hEvent),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGreenCtxWaitEvent, (CUgreenCtx hCtx, CUevent hEvent), (hCtx, hEvent),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamGetGreenCtx, (CUstream hStream, CUgreenCtx *phCtx), (hStream, phCtx),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGreenCtxStreamCreate,
    (CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags, int priority),
    (phStream, greenCtx, flags, priority), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGreenCtxGetId, (CUgreenCtx greenCtx, unsigned long long *greenCtxId),
    (greenCtx, greenCtxId), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuStreamGetDevResource,
    (CUstream hStream, CUdevResource *resource, CUdevResourceType type), (hStream, resource, type),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogsRegisterCallback,
    (CUlogsCallback callbackFunc, void *userData, CUlogsCallbackHandle *callback_out),
    (callbackFunc, userData, callback_out), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogsUnregisterCallback, (CUlogsCallbackHandle callback), (callback),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogsCurrent, (CUlogIterator *iterator_out, unsigned int flags),
    (iterator_out, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogsDumpToFile,
    (CUlogIterator *iterator, const char *pathToFile, unsigned int flags),
    (iterator, pathToFile, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuLogsDumpToMemory,
    (CUlogIterator *iterator, char *buffer, size_t *size, unsigned int flags),
    (iterator, buffer, size, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCheckpointProcessGetRestoreThreadId, (int pid, int *tid), (pid, tid),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCheckpointProcessGetState, (int pid, CUprocessState *state), (pid, state),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCheckpointProcessLock, (int pid, CUcheckpointLockArgs *args), (pid, args),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCheckpointProcessCheckpoint, (int pid, CUcheckpointCheckpointArgs *args),
    (pid, args), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCheckpointProcessRestore, (int pid, CUcheckpointRestoreArgs *args), (pid, args),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCheckpointOperationComplete, (CUcheckpointOperationHandle handle), (handle),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuCheckpointProcessUnlock, (int pid, CUcheckpointUnlockArgs *args), (pid, args),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuProfilerStart, (void), (), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuProfilerStop, (void), (), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphicsEGLRegisterImage,
    (CUgraphicsResource *pCudaResource, EGLImageKHR image, unsigned int flags),
    (pCudaResource, image, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEGLStreamConsumerConnect, (CUeglStreamConnection *conn, EGLStreamKHR stream),
    (conn, stream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEGLStreamConsumerConnectWithFlags,
    (CUeglStreamConnection *conn, EGLStreamKHR stream, unsigned int flags), (conn, stream, flags),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEGLStreamConsumerDisconnect, (CUeglStreamConnection *conn), (conn),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEGLStreamConsumerAcquireFrame,
    (CUeglStreamConnection *conn, CUgraphicsResource *pCudaResource, CUstream *pStream,
    unsigned int timeout), (conn, pCudaResource, pStream, timeout), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEGLStreamConsumerReleaseFrame,
    (CUeglStreamConnection *conn, CUgraphicsResource pCudaResource, CUstream *pStream),
    (conn, pCudaResource, pStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEGLStreamProducerConnect,
    (CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width, EGLint height),
    (conn, stream, width, height), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEGLStreamProducerDisconnect, (CUeglStreamConnection *conn), (conn),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEGLStreamProducerPresentFrame,
    (CUeglStreamConnection *conn, CUeglFrame eglframe, CUstream *pStream),
    (conn, eglframe, pStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEGLStreamProducerReturnFrame,
    (CUeglStreamConnection *conn, CUeglFrame *eglframe, CUstream *pStream),
    (conn, eglframe, pStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphicsResourceGetMappedEglFrame,
    (CUeglFrame *eglFrame, CUgraphicsResource resource, unsigned int index, unsigned int mipLevel),
    (eglFrame, resource, index, mipLevel), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuEventCreateFromEGLSync, (CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags),
    (phEvent, eglSync, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphicsGLRegisterBuffer,
    (CUgraphicsResource *pCudaResource, GLuint buffer, unsigned int Flags),
    (pCudaResource, buffer, Flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphicsGLRegisterImage,
    (CUgraphicsResource *pCudaResource, GLuint image, GLenum target, unsigned int Flags),
    (pCudaResource, image, target, Flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGLGetDevices,
    (unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int cudaDeviceCount,
    CUGLDeviceList deviceList), (pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGLCtxCreate, (CUcontext *pCtx, unsigned int Flags, CUdevice device),
    (pCtx, Flags, device), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGLInit, (void), (), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGLRegisterBufferObject, (GLuint buffer), (buffer), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGLMapBufferObject, (CUdeviceptr *dptr, size_t *size, GLuint buffer),
    (dptr, size, buffer), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGLUnmapBufferObject, (GLuint buffer), (buffer), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGLUnregisterBufferObject, (GLuint buffer), (buffer), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGLSetBufferObjectMapFlags, (GLuint buffer, unsigned int Flags), (buffer, Flags),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGLMapBufferObjectAsync,
    (CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream),
    (dptr, size, buffer, hStream), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGLUnmapBufferObjectAsync, (GLuint buffer, CUstream hStream), (buffer, hStream),
    CUDA_ERROR_NOT_FOUND)
API(CUresult, cuVDPAUGetDevice,
    (CUdevice *pDevice, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)), (pDevice, vdpDevice,
    vdpGetProcAddress), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuVDPAUCtxCreate,
    (CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)), (pCtx, flags, device, vdpDevice,
    vdpGetProcAddress), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphicsVDPAURegisterVideoSurface,
    (CUgraphicsResource *pCudaResource, VdpVideoSurface vdpSurface, unsigned int flags),
    (pCudaResource, vdpSurface, flags), CUDA_ERROR_NOT_FOUND)
API(CUresult, cuGraphicsVDPAURegisterOutputSurface,
    (CUgraphicsResource *pCudaResource, VdpOutputSurface vdpSurface, unsigned int flags),
    (pCudaResource, vdpSurface, flags), CUDA_ERROR_NOT_FOUND)

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
