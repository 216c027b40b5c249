// api.c of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/driver.yaml.
// clang-format off

#include "driver_api.h"

#include "cubind/capsule.h"

#include "symbols.h"

_Static_assert(sizeof(cubind_driver_api) == sizeof(cb_api) + SYMBOL_COUNT * sizeof(void *),
    "a member for each symbol");

// The member `name` of the table: calls the library's function, or returns `missing` if there is
// none.
#define API_VALUE(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *call = cb_symbol_address_or_null(&driver_symbols[S_##name]); \
        return call != NULL ? call args : missing; \
    }

// The same for the status type, which most functions return.
#define API(name, params, args) \
    API_VALUE(CUresult, name, params, args, CUDA_ERROR_NOT_FOUND)

API(cuGetErrorString, (CUresult error, const char **pStr), (error, pStr))
API(cuGetErrorName, (CUresult error, const char **pStr), (error, pStr))
API(cuInit, (unsigned int Flags), (Flags))
API(cuDriverGetVersion, (int *driverVersion), (driverVersion))
API(cuDeviceGet, (CUdevice *device, int ordinal), (device, ordinal))
API(cuDeviceGetCount, (int *count), (count))
API(cuDeviceGetName, (char *name, int len, CUdevice dev), (name, len, dev))
API(cuDeviceGetUuid, (CUuuid *uuid, CUdevice dev), (uuid, dev))
API(cuDeviceGetLuid, (char *luid, unsigned int *deviceNodeMask, CUdevice dev),
    (luid, deviceNodeMask, dev))
API(cuDeviceTotalMem, (size_t *bytes, CUdevice dev), (bytes, dev))
API(cuDeviceGetTexture1DLinearMaxWidth,
    (size_t *maxWidthInElements, CUarray_format format, unsigned int numChannels, CUdevice dev),
    (maxWidthInElements, format, numChannels, dev))
API(cuDeviceGetAttribute, (int *pi, CUdevice_attribute attrib, CUdevice dev), (pi, attrib, dev))
API(cuDeviceGetHostAtomicCapabilities,
    (unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count,
        CUdevice dev),
    (capabilities, operations, count, dev))
API(cuDeviceGetNvSciSyncAttributes, (void *nvSciSyncAttrList, CUdevice dev, int flags),
    (nvSciSyncAttrList, dev, flags))
API(cuDeviceSetMemPool, (CUdevice dev, CUmemoryPool pool), (dev, pool))
API(cuDeviceGetMemPool, (CUmemoryPool *pool, CUdevice dev), (pool, dev))
API(cuDeviceGetDefaultMemPool, (CUmemoryPool *pool_out, CUdevice dev), (pool_out, dev))
API(cuDeviceGetExecAffinitySupport, (int *pi, CUexecAffinityType type, CUdevice dev),
    (pi, type, dev))
API(cuFlushGPUDirectRDMAWrites,
    (CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope),
    (target, scope))
API(cuDeviceGetProperties, (CUdevprop *prop, CUdevice dev), (prop, dev))
API(cuDeviceComputeCapability, (int *major, int *minor, CUdevice dev), (major, minor, dev))
API(cuDevicePrimaryCtxRetain, (CUcontext *pctx, CUdevice dev), (pctx, dev))
API(cuDevicePrimaryCtxRelease, (CUdevice dev), (dev))
API(cuDevicePrimaryCtxSetFlags, (CUdevice dev, unsigned int flags), (dev, flags))
API(cuDevicePrimaryCtxGetState, (CUdevice dev, unsigned int *flags, int *active),
    (dev, flags, active))
API(cuDevicePrimaryCtxReset, (CUdevice dev), (dev))
API(cuCtxCreate,
    (CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags, CUdevice dev),
    (pctx, ctxCreateParams, flags, dev))
API(cuCtxDestroy, (CUcontext ctx), (ctx))
API(cuCtxPushCurrent, (CUcontext ctx), (ctx))
API(cuCtxPopCurrent, (CUcontext *pctx), (pctx))
API(cuCtxSetCurrent, (CUcontext ctx), (ctx))
API(cuCtxGetCurrent, (CUcontext *pctx), (pctx))
API(cuCtxGetDevice, (CUdevice *device), (device))
API(cuCtxGetDevice_v2, (CUdevice *device, CUcontext ctx), (device, ctx))
API(cuCtxGetFlags, (unsigned int *flags), (flags))
API(cuCtxSetFlags, (unsigned int flags), (flags))
API(cuCtxGetId, (CUcontext ctx, unsigned long long *ctxId), (ctx, ctxId))
API(cuCtxSynchronize, (void), ())
API(cuCtxSynchronize_v2, (CUcontext ctx), (ctx))
API(cuCtxSetLimit, (CUlimit limit, size_t value), (limit, value))
API(cuCtxGetLimit, (size_t *pvalue, CUlimit limit), (pvalue, limit))
API(cuCtxGetCacheConfig, (CUfunc_cache *pconfig), (pconfig))
API(cuCtxSetCacheConfig, (CUfunc_cache config), (config))
API(cuCtxGetApiVersion, (CUcontext ctx, unsigned int *version), (ctx, version))
API(cuCtxGetStreamPriorityRange, (int *leastPriority, int *greatestPriority),
    (leastPriority, greatestPriority))
API(cuCtxResetPersistingL2Cache, (void), ())
API(cuCtxGetExecAffinity, (CUexecAffinityParam *pExecAffinity, CUexecAffinityType type),
    (pExecAffinity, type))
API(cuCtxRecordEvent, (CUcontext hCtx, CUevent hEvent), (hCtx, hEvent))
API(cuCtxWaitEvent, (CUcontext hCtx, CUevent hEvent), (hCtx, hEvent))
API(cuCtxAttach, (CUcontext *pctx, unsigned int flags), (pctx, flags))
API(cuCtxDetach, (CUcontext ctx), (ctx))
API(cuCtxGetSharedMemConfig, (CUsharedconfig *pConfig), (pConfig))
API(cuCtxSetSharedMemConfig, (CUsharedconfig config), (config))
API(cuModuleLoad, (CUmodule *module, const char *fname), (module, fname))
API(cuModuleLoadData, (CUmodule *module, const void *image), (module, image))
API(cuModuleLoadDataEx,
    (CUmodule *module, const void *image, unsigned int numOptions, CUjit_option *options,
        void **optionValues),
    (module, image, numOptions, options, optionValues))
API(cuModuleLoadFatBinary, (CUmodule *module, const void *fatCubin), (module, fatCubin))
API(cuModuleUnload, (CUmodule hmod), (hmod))
API(cuModuleGetLoadingMode, (CUmoduleLoadingMode *mode), (mode))
API(cuModuleGetFunction, (CUfunction *hfunc, CUmodule hmod, const char *name), (hfunc, hmod, name))
API(cuModuleGetFunctionCount, (unsigned int *count, CUmodule mod), (count, mod))
API(cuModuleEnumerateFunctions, (CUfunction *functions, unsigned int numFunctions, CUmodule mod),
    (functions, numFunctions, mod))
API(cuModuleGetGlobal, (CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name),
    (dptr, bytes, hmod, name))
API(cuLinkCreate,
    (unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut),
    (numOptions, options, optionValues, stateOut))
API(cuLinkAddData,
    (CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name,
        unsigned int numOptions, CUjit_option *options, void **optionValues),
    (state, type, data, size, name, numOptions, options, optionValues))
API(cuLinkAddFile,
    (CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions,
        CUjit_option *options, void **optionValues),
    (state, type, path, numOptions, options, optionValues))
API(cuLinkComplete, (CUlinkState state, void **cubinOut, size_t *sizeOut),
    (state, cubinOut, sizeOut))
API(cuLinkDestroy, (CUlinkState state), (state))
API(cuModuleGetTexRef, (CUtexref *pTexRef, CUmodule hmod, const char *name), (pTexRef, hmod, name))
API(cuModuleGetSurfRef, (CUsurfref *pSurfRef, CUmodule hmod, const char *name),
    (pSurfRef, hmod, name))
API(cuLibraryLoadData,
    (CUlibrary *library, const void *code, CUjit_option *jitOptions, void **jitOptionsValues,
        unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions),
    (library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions))
API(cuLibraryLoadFromFile,
    (CUlibrary *library, const char *fileName, CUjit_option *jitOptions, void **jitOptionsValues,
        unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions),
    (library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions))
API(cuLibraryUnload, (CUlibrary library), (library))
API(cuLibraryGetKernel, (CUkernel *pKernel, CUlibrary library, const char *name),
    (pKernel, library, name))
API(cuLibraryGetKernelCount, (unsigned int *count, CUlibrary lib), (count, lib))
API(cuLibraryEnumerateKernels, (CUkernel *kernels, unsigned int numKernels, CUlibrary lib),
    (kernels, numKernels, lib))
API(cuLibraryGetModule, (CUmodule *pMod, CUlibrary library), (pMod, library))
API(cuKernelGetFunction, (CUfunction *pFunc, CUkernel kernel), (pFunc, kernel))
API(cuKernelGetLibrary, (CUlibrary *pLib, CUkernel kernel), (pLib, kernel))
API(cuLibraryGetGlobal, (CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name),
    (dptr, bytes, library, name))
API(cuLibraryGetManaged, (CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name),
    (dptr, bytes, library, name))
API(cuLibraryGetUnifiedFunction, (void **fptr, CUlibrary library, const char *symbol),
    (fptr, library, symbol))
API(cuKernelGetAttribute, (int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev),
    (pi, attrib, kernel, dev))
API(cuKernelSetAttribute, (CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev),
    (attrib, val, kernel, dev))
API(cuKernelSetCacheConfig, (CUkernel kernel, CUfunc_cache config, CUdevice dev),
    (kernel, config, dev))
API(cuKernelGetName, (const char **name, CUkernel hfunc), (name, hfunc))
API(cuKernelGetParamInfo,
    (CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize),
    (kernel, paramIndex, paramOffset, paramSize))
API(cuKernelGetParamCount, (CUkernel kernel, size_t *paramCount), (kernel, paramCount))
API(cuMemGetInfo, (size_t *free, size_t *total), (free, total))
API(cuMemAlloc, (CUdeviceptr *dptr, size_t bytesize), (dptr, bytesize))
API(cuMemAllocPitch,
    (CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height,
        unsigned int ElementSizeBytes),
    (dptr, pPitch, WidthInBytes, Height, ElementSizeBytes))
API(cuMemFree, (CUdeviceptr dptr), (dptr))
API(cuMemGetAddressRange, (CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr),
    (pbase, psize, dptr))
API(cuMemAllocHost, (void **pp, size_t bytesize), (pp, bytesize))
API(cuMemFreeHost, (void *p), (p))
API(cuMemHostAlloc, (void **pp, size_t bytesize, unsigned int Flags), (pp, bytesize, Flags))
API(cuMemHostGetDevicePointer, (CUdeviceptr *pdptr, void *p, unsigned int Flags), (pdptr, p, Flags))
API(cuMemHostGetFlags, (unsigned int *pFlags, void *p), (pFlags, p))
API(cuMemAllocManaged, (CUdeviceptr *dptr, size_t bytesize, unsigned int flags),
    (dptr, bytesize, flags))
API(cuDeviceRegisterAsyncNotification,
    (CUdevice device, CUasyncCallback callbackFunc, void *userData,
        CUasyncCallbackHandle *callback),
    (device, callbackFunc, userData, callback))
API(cuDeviceUnregisterAsyncNotification, (CUdevice device, CUasyncCallbackHandle callback),
    (device, callback))
API(cuDeviceGetByPCIBusId, (CUdevice *dev, const char *pciBusId), (dev, pciBusId))
API(cuDeviceGetPCIBusId, (char *pciBusId, int len, CUdevice dev), (pciBusId, len, dev))
API(cuIpcGetEventHandle, (CUipcEventHandle *pHandle, CUevent event), (pHandle, event))
API(cuIpcOpenEventHandle, (CUevent *phEvent, CUipcEventHandle handle), (phEvent, handle))
API(cuIpcGetMemHandle, (CUipcMemHandle *pHandle, CUdeviceptr dptr), (pHandle, dptr))
API(cuIpcOpenMemHandle, (CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags),
    (pdptr, handle, Flags))
API(cuIpcCloseMemHandle, (CUdeviceptr dptr), (dptr))
API(cuMemHostRegister, (void *p, size_t bytesize, unsigned int Flags), (p, bytesize, Flags))
API(cuMemHostUnregister, (void *p), (p))
API(cuMemcpy, (CUdeviceptr dst, CUdeviceptr src, size_t ByteCount), (dst, src, ByteCount))
API(cuMemcpyPeer,
    (CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext,
        size_t ByteCount),
    (dstDevice, dstContext, srcDevice, srcContext, ByteCount))
API(cuMemcpyHtoD, (CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount),
    (dstDevice, srcHost, ByteCount))
API(cuMemcpyDtoH, (void *dstHost, CUdeviceptr srcDevice, size_t ByteCount),
    (dstHost, srcDevice, ByteCount))
API(cuMemcpyDtoD, (CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount),
    (dstDevice, srcDevice, ByteCount))
API(cuMemcpyDtoA, (CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount),
    (dstArray, dstOffset, srcDevice, ByteCount))
API(cuMemcpyAtoD, (CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount),
    (dstDevice, srcArray, srcOffset, ByteCount))
API(cuMemcpyHtoA, (CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount),
    (dstArray, dstOffset, srcHost, ByteCount))
API(cuMemcpyAtoH, (void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount),
    (dstHost, srcArray, srcOffset, ByteCount))
API(cuMemcpyAtoA,
    (CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount),
    (dstArray, dstOffset, srcArray, srcOffset, ByteCount))
API(cuMemcpy2D, (const CUDA_MEMCPY2D *pCopy), (pCopy))
API(cuMemcpy2DUnaligned, (const CUDA_MEMCPY2D *pCopy), (pCopy))
API(cuMemcpy3D, (const CUDA_MEMCPY3D *pCopy), (pCopy))
API(cuMemcpy3DPeer, (const CUDA_MEMCPY3D_PEER *pCopy), (pCopy))
API(cuMemcpyAsync, (CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream),
    (dst, src, ByteCount, hStream))
API(cuMemcpyPeerAsync,
    (CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext,
        size_t ByteCount, CUstream hStream),
    (dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream))
API(cuMemcpyHtoDAsync,
    (CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream),
    (dstDevice, srcHost, ByteCount, hStream))
API(cuMemcpyDtoHAsync, (void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream),
    (dstHost, srcDevice, ByteCount, hStream))
API(cuMemcpyDtoDAsync,
    (CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream),
    (dstDevice, srcDevice, ByteCount, hStream))
API(cuMemcpyHtoAAsync,
    (CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream),
    (dstArray, dstOffset, srcHost, ByteCount, hStream))
API(cuMemcpyAtoHAsync,
    (void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream),
    (dstHost, srcArray, srcOffset, ByteCount, hStream))
API(cuMemcpy2DAsync, (const CUDA_MEMCPY2D *pCopy, CUstream hStream), (pCopy, hStream))
API(cuMemcpy3DAsync, (const CUDA_MEMCPY3D *pCopy, CUstream hStream), (pCopy, hStream))
API(cuMemcpy3DPeerAsync, (const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream), (pCopy, hStream))
API(cuMemcpyBatchAsync,
    (CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs,
        size_t *attrsIdxs, size_t numAttrs, CUstream hStream),
    (dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream))
API(cuMemcpy3DBatchAsync,
    (size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, unsigned long long flags, CUstream hStream),
    (numOps, opList, flags, hStream))
API(cuMemcpyWithAttributesAsync,
    (CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcpyAttributes *attr, CUstream hStream),
    (dst, src, size, attr, hStream))
API(cuMemcpy3DWithAttributesAsync,
    (CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags, CUstream hStream), (op, flags, hStream))
API(cuMemsetD8, (CUdeviceptr dstDevice, unsigned char uc, size_t N), (dstDevice, uc, N))
API(cuMemsetD16, (CUdeviceptr dstDevice, unsigned short us, size_t N), (dstDevice, us, N))
API(cuMemsetD32, (CUdeviceptr dstDevice, unsigned int ui, size_t N), (dstDevice, ui, N))
API(cuMemsetD2D8,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height),
    (dstDevice, dstPitch, uc, Width, Height))
API(cuMemsetD2D16,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height),
    (dstDevice, dstPitch, us, Width, Height))
API(cuMemsetD2D32,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height),
    (dstDevice, dstPitch, ui, Width, Height))
API(cuMemsetD8Async, (CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream),
    (dstDevice, uc, N, hStream))
API(cuMemsetD16Async, (CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream),
    (dstDevice, us, N, hStream))
API(cuMemsetD32Async, (CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream),
    (dstDevice, ui, N, hStream))
API(cuMemsetD2D8Async,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height,
        CUstream hStream),
    (dstDevice, dstPitch, uc, Width, Height, hStream))
API(cuMemsetD2D16Async,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height,
        CUstream hStream),
    (dstDevice, dstPitch, us, Width, Height, hStream))
API(cuMemsetD2D32Async,
    (CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height,
        CUstream hStream),
    (dstDevice, dstPitch, ui, Width, Height, hStream))
API(cuArrayCreate, (CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray),
    (pHandle, pAllocateArray))
API(cuArrayGetDescriptor, (CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray),
    (pArrayDescriptor, hArray))
API(cuArrayGetSparseProperties, (CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array),
    (sparseProperties, array))
API(cuMipmappedArrayGetSparseProperties,
    (CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap),
    (sparseProperties, mipmap))
API(cuArrayGetMemoryRequirements,
    (CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array, CUdevice device),
    (memoryRequirements, array, device))
API(cuMipmappedArrayGetMemoryRequirements,
    (CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap, CUdevice device),
    (memoryRequirements, mipmap, device))
API(cuArrayGetPlane, (CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx),
    (pPlaneArray, hArray, planeIdx))
API(cuArrayDestroy, (CUarray hArray), (hArray))
API(cuArray3DCreate, (CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray),
    (pHandle, pAllocateArray))
API(cuArray3DGetDescriptor, (CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray),
    (pArrayDescriptor, hArray))
API(cuMipmappedArrayCreate,
    (CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc,
        unsigned int numMipmapLevels),
    (pHandle, pMipmappedArrayDesc, numMipmapLevels))
API(cuMipmappedArrayGetLevel,
    (CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level),
    (pLevelArray, hMipmappedArray, level))
API(cuMipmappedArrayDestroy, (CUmipmappedArray hMipmappedArray), (hMipmappedArray))
API(cuMemGetHandleForAddressRange,
    (void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType,
        unsigned long long flags),
    (handle, dptr, size, handleType, flags))
API(cuMemBatchDecompressAsync,
    (CUmemDecompressParams *paramsArray, size_t count, unsigned int flags, size_t *errorIndex,
        CUstream stream),
    (paramsArray, count, flags, errorIndex, stream))
API(cuMemAddressReserve,
    (CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags),
    (ptr, size, alignment, addr, flags))
API(cuMemAddressFree, (CUdeviceptr ptr, size_t size), (ptr, size))
API(cuMemCreate,
    (CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop,
        unsigned long long flags),
    (handle, size, prop, flags))
API(cuMemRelease, (CUmemGenericAllocationHandle handle), (handle))
API(cuMemMap,
    (CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle,
        unsigned long long flags),
    (ptr, size, offset, handle, flags))
API(cuMemMapArrayAsync, (CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream),
    (mapInfoList, count, hStream))
API(cuMemUnmap, (CUdeviceptr ptr, size_t size), (ptr, size))
API(cuMemSetAccess, (CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count),
    (ptr, size, desc, count))
API(cuMemGetAccess, (unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr),
    (flags, location, ptr))
API(cuMemExportToShareableHandle,
    (void *shareableHandle, CUmemGenericAllocationHandle handle,
        CUmemAllocationHandleType handleType, unsigned long long flags),
    (shareableHandle, handle, handleType, flags))
API(cuMemImportFromShareableHandle,
    (CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType),
    (handle, osHandle, shHandleType))
API(cuMemGetAllocationGranularity,
    (size_t *granularity, const CUmemAllocationProp *prop,
        CUmemAllocationGranularity_flags option),
    (granularity, prop, option))
API(cuMemGetAllocationPropertiesFromHandle,
    (CUmemAllocationProp *prop, CUmemGenericAllocationHandle handle), (prop, handle))
API(cuMemRetainAllocationHandle, (CUmemGenericAllocationHandle *handle, void *addr), (handle, addr))
API(cuMemFreeAsync, (CUdeviceptr dptr, CUstream hStream), (dptr, hStream))
API(cuMemAllocAsync, (CUdeviceptr *dptr, size_t bytesize, CUstream hStream),
    (dptr, bytesize, hStream))
API(cuMemPoolTrimTo, (CUmemoryPool pool, size_t minBytesToKeep), (pool, minBytesToKeep))
API(cuMemPoolSetAttribute, (CUmemoryPool pool, CUmemPool_attribute attr, void *value),
    (pool, attr, value))
API(cuMemPoolGetAttribute, (CUmemoryPool pool, CUmemPool_attribute attr, void *value),
    (pool, attr, value))
API(cuMemPoolSetAccess, (CUmemoryPool pool, const CUmemAccessDesc *map, size_t count),
    (pool, map, count))
API(cuMemPoolGetAccess, (CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location),
    (flags, memPool, location))
API(cuMemPoolCreate, (CUmemoryPool *pool, const CUmemPoolProps *poolProps), (pool, poolProps))
API(cuMemPoolDestroy, (CUmemoryPool pool), (pool))
API(cuMemGetDefaultMemPool,
    (CUmemoryPool *pool_out, CUmemLocation *location, CUmemAllocationType type),
    (pool_out, location, type))
API(cuMemGetMemPool, (CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type),
    (pool, location, type))
API(cuMemSetMemPool, (CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool),
    (location, type, pool))
API(cuMemAllocFromPoolAsync,
    (CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream),
    (dptr, bytesize, pool, hStream))
API(cuMemPoolExportToShareableHandle,
    (void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType,
        unsigned long long flags),
    (handle_out, pool, handleType, flags))
API(cuMemPoolImportFromShareableHandle,
    (CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType,
        unsigned long long flags),
    (pool_out, handle, handleType, flags))
API(cuMemPoolExportPointer, (CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr),
    (shareData_out, ptr))
API(cuMemPoolImportPointer,
    (CUdeviceptr *ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData *shareData),
    (ptr_out, pool, shareData))
API(cuMulticastCreate, (CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp *prop),
    (mcHandle, prop))
API(cuMulticastAddDevice, (CUmemGenericAllocationHandle mcHandle, CUdevice dev), (mcHandle, dev))
API(cuMulticastBindMem,
    (CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
        CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
        unsigned long long flags),
    (mcHandle, mcOffset, memHandle, memOffset, size, flags))
API(cuMulticastBindMem_v2,
    (CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset,
        CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
        unsigned long long flags),
    (mcHandle, dev, mcOffset, memHandle, memOffset, size, flags))
API(cuMulticastBindAddr,
    (CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size,
        unsigned long long flags),
    (mcHandle, mcOffset, memptr, size, flags))
API(cuMulticastBindAddr_v2,
    (CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUdeviceptr memptr,
        size_t size, unsigned long long flags),
    (mcHandle, dev, mcOffset, memptr, size, flags))
API(cuMulticastUnbind,
    (CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size),
    (mcHandle, dev, mcOffset, size))
API(cuMulticastGetGranularity,
    (size_t *granularity, const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option),
    (granularity, prop, option))
API(cuDeviceGetFabricClusterUuid, (CUuuid *uuid, CUdevice dev), (uuid, dev))
API(cuDeviceGetCliqueCount, (size_t *count, CUdevice dev), (count, dev))
API(cuDeviceGetCliqueInfo, (CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev),
    (cliqueInfo, count, dev))
API(cuLogicalEndpointIdReserve, (CUlogicalEndpointId *baseLeId, cuuint32_t count),
    (baseLeId, count))
API(cuLogicalEndpointIdRelease, (CUlogicalEndpointId baseLeId, cuuint32_t count), (baseLeId, count))
API(cuLogicalEndpointCreate, (CUlogicalEndpointId leId, const CUlogicalEndpointProp *prop),
    (leId, prop))
API(cuLogicalEndpointAddDevice, (CUlogicalEndpointId leId, CUdevice dev), (leId, dev))
API(cuLogicalEndpointDestroy, (CUlogicalEndpointId leId), (leId))
API(cuLogicalEndpointBindAddr,
    (CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, void *ptr, cuuint64_t size,
        unsigned long long flags),
    (leId, dev, offset, ptr, size, flags))
API(cuLogicalEndpointBindMem,
    (CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
        CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size,
        unsigned long long flags),
    (leId, dev, offset, memHandle, memOffset, size, flags))
API(cuLogicalEndpointUnbind,
    (CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, cuuint64_t size),
    (leId, dev, offset, size))
API(cuLogicalEndpointExport,
    (void *handle, CUlogicalEndpointId leId, CUlogicalEndpointIpcHandleType handleType),
    (handle, leId, handleType))
API(cuLogicalEndpointImport,
    (CUlogicalEndpointId leId, const void *handle, CUlogicalEndpointIpcHandleType handleType),
    (leId, handle, handleType))
API(cuLogicalEndpointGetLimits,
    (cuuint64_t *bindAlignment, cuuint64_t *maxSize, const CUlogicalEndpointProp *prop),
    (bindAlignment, maxSize, prop))
API(cuLogicalEndpointQuery, (CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus),
    (leId, count, queryStatus))
API(cuFabricCpyBatchAsync,
    (size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList, unsigned long long flags, CUstream hStream),
    (numOps, opList, flags, hStream))
API(cuPointerGetAttribute, (void *data, CUpointer_attribute attribute, CUdeviceptr ptr),
    (data, attribute, ptr))
API(cuMemPrefetchAsync,
    (CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags,
        CUstream hStream),
    (devPtr, count, location, flags, hStream))
API(cuMemAdvise, (CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location),
    (devPtr, count, advice, location))
API(cuMemPrefetchBatchAsync,
    (CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs,
        size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags,
        CUstream hStream),
    (dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream))
API(cuMemDiscardBatchAsync,
    (CUdeviceptr *dptrs, size_t *sizes, size_t count, unsigned long long flags, CUstream hStream),
    (dptrs, sizes, count, flags, hStream))
API(cuMemDiscardAndPrefetchBatchAsync,
    (CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs,
        size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags,
        CUstream hStream),
    (dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream))
API(cuMemGetLocationInfo,
    (CUdeviceptr ptr, size_t size, size_t summaryGranularity, size_t samplingGranularity,
        CUmemLocation *location_out),
    (ptr, size, summaryGranularity, samplingGranularity, location_out))
API(cuMemRangeGetAttribute,
    (void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr,
        size_t count),
    (data, dataSize, attribute, devPtr, count))
API(cuMemRangeGetAttributes,
    (void **data, size_t *dataSizes, CUmem_range_attribute *attributes, size_t numAttributes,
        CUdeviceptr devPtr, size_t count),
    (data, dataSizes, attributes, numAttributes, devPtr, count))
API(cuPointerSetAttribute, (const void *value, CUpointer_attribute attribute, CUdeviceptr ptr),
    (value, attribute, ptr))
API(cuPointerGetAttributes,
    (unsigned int numAttributes, CUpointer_attribute *attributes, void **data, CUdeviceptr ptr),
    (numAttributes, attributes, data, ptr))
API(cuStreamCreate, (CUstream *phStream, unsigned int Flags), (phStream, Flags))
API(cuStreamCreateWithPriority, (CUstream *phStream, unsigned int flags, int priority),
    (phStream, flags, priority))
API(cuStreamBeginCaptureToCig,
    (CUstream hStream, CUstreamCigCaptureParams *streamCigCaptureParams),
    (hStream, streamCigCaptureParams))
API(cuStreamEndCaptureToCig, (CUstream hStream), (hStream))
API(cuStreamGetPriority, (CUstream hStream, int *priority), (hStream, priority))
API(cuStreamGetDevice, (CUstream hStream, CUdevice *device), (hStream, device))
API(cuStreamGetFlags, (CUstream hStream, unsigned int *flags), (hStream, flags))
API(cuStreamGetId, (CUstream hStream, unsigned long long *streamId), (hStream, streamId))
API(cuStreamGetCtx, (CUstream hStream, CUcontext *pctx), (hStream, pctx))
API(cuStreamGetCtx_v2, (CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx),
    (hStream, pCtx, pGreenCtx))
API(cuStreamWaitEvent, (CUstream hStream, CUevent hEvent, unsigned int Flags),
    (hStream, hEvent, Flags))
API(cuStreamAddCallback,
    (CUstream hStream, CUstreamCallback callback, void *userData, unsigned int flags),
    (hStream, callback, userData, flags))
API(cuStreamBeginCapture, (CUstream hStream, CUstreamCaptureMode mode), (hStream, mode))
API(cuStreamBeginRecaptureToGraph,
    (CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph,
        CUgraphRecaptureCallback callbackFunc, void *userData),
    (hStream, mode, hGraph, callbackFunc, userData))
API(cuStreamBeginCaptureToGraph,
    (CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies,
        const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode),
    (hStream, hGraph, dependencies, dependencyData, numDependencies, mode))
API(cuThreadExchangeStreamCaptureMode, (CUstreamCaptureMode *mode), (mode))
API(cuStreamEndCapture, (CUstream hStream, CUgraph *phGraph), (hStream, phGraph))
API(cuStreamIsCapturing, (CUstream hStream, CUstreamCaptureStatus *captureStatus),
    (hStream, captureStatus))
API(cuStreamGetCaptureInfo,
    (CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out,
        CUgraph *graph_out, const CUgraphNode **dependencies_out,
        const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out),
    (hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out,
        numDependencies_out))
API(cuStreamUpdateCaptureDependencies,
    (CUstream hStream, CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
        size_t numDependencies, unsigned int flags),
    (hStream, dependencies, dependencyData, numDependencies, flags))
API(cuStreamAttachMemAsync,
    (CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags),
    (hStream, dptr, length, flags))
API(cuStreamQuery, (CUstream hStream), (hStream))
API(cuStreamSynchronize, (CUstream hStream), (hStream))
API(cuStreamDestroy, (CUstream hStream), (hStream))
API(cuStreamCopyAttributes, (CUstream dst, CUstream src), (dst, src))
API(cuStreamGetAttribute, (CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out),
    (hStream, attr, value_out))
API(cuStreamSetAttribute, (CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value),
    (hStream, attr, value))
API(cuEventCreate, (CUevent *phEvent, unsigned int Flags), (phEvent, Flags))
API(cuEventRecord, (CUevent hEvent, CUstream hStream), (hEvent, hStream))
API(cuEventRecordWithFlags, (CUevent hEvent, CUstream hStream, unsigned int flags),
    (hEvent, hStream, flags))
API(cuEventQuery, (CUevent hEvent), (hEvent))
API(cuEventSynchronize, (CUevent hEvent), (hEvent))
API(cuEventDestroy, (CUevent hEvent), (hEvent))
API(cuEventElapsedTime, (float *pMilliseconds, CUevent hStart, CUevent hEnd),
    (pMilliseconds, hStart, hEnd))
API(cuImportExternalMemory,
    (CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc),
    (extMem_out, memHandleDesc))
API(cuExternalMemoryGetMappedBuffer,
    (CUdeviceptr *devPtr, CUexternalMemory extMem,
        const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc),
    (devPtr, extMem, bufferDesc))
API(cuExternalMemoryGetMappedMipmappedArray,
    (CUmipmappedArray *mipmap, CUexternalMemory extMem,
        const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc),
    (mipmap, extMem, mipmapDesc))
API(cuDestroyExternalMemory, (CUexternalMemory extMem), (extMem))
API(cuImportExternalSemaphore,
    (CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc),
    (extSem_out, semHandleDesc))
API(cuSignalExternalSemaphoresAsync,
    (const CUexternalSemaphore *extSemArray,
        const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
        CUstream stream),
    (extSemArray, paramsArray, numExtSems, stream))
API(cuWaitExternalSemaphoresAsync,
    (const CUexternalSemaphore *extSemArray,
        const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
        CUstream stream),
    (extSemArray, paramsArray, numExtSems, stream))
API(cuDestroyExternalSemaphore, (CUexternalSemaphore extSem), (extSem))
API(cuStreamWaitValue32, (CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags),
    (stream, addr, value, flags))
API(cuStreamWaitValue64, (CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags),
    (stream, addr, value, flags))
API(cuStreamWriteValue32,
    (CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags),
    (stream, addr, value, flags))
API(cuStreamWriteValue64,
    (CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags),
    (stream, addr, value, flags))
API(cuStreamBatchMemOp,
    (CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray,
        unsigned int flags),
    (stream, count, paramArray, flags))
API(cuFuncGetAttribute, (int *pi, CUfunction_attribute attrib, CUfunction hfunc),
    (pi, attrib, hfunc))
API(cuFuncSetAttribute, (CUfunction hfunc, CUfunction_attribute attrib, int value),
    (hfunc, attrib, value))
API(cuFuncSetCacheConfig, (CUfunction hfunc, CUfunc_cache config), (hfunc, config))
API(cuFuncGetModule, (CUmodule *hmod, CUfunction hfunc), (hmod, hfunc))
API(cuFuncGetName, (const char **name, CUfunction hfunc), (name, hfunc))
API(cuFuncGetParamInfo,
    (CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize),
    (func, paramIndex, paramOffset, paramSize))
API(cuFuncGetParamCount, (CUfunction func, size_t *paramCount), (func, paramCount))
API(cuFuncIsLoaded, (CUfunctionLoadingState *state, CUfunction function), (state, function))
API(cuFuncLoad, (CUfunction function), (function))
API(cuLaunchKernel,
    (CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ,
        unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
        unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra),
    (f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream,
        kernelParams, extra))
API(cuLaunchKernelEx,
    (const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra),
    (config, f, kernelParams, extra))
API(cuLaunchCooperativeKernel,
    (CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ,
        unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
        unsigned int sharedMemBytes, CUstream hStream, void **kernelParams),
    (f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream,
        kernelParams))
API(cuLaunchHostFunc, (CUstream hStream, CUhostFn fn, void *userData), (hStream, fn, userData))
API(cuLaunchHostFunc_v2, (CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode),
    (hStream, fn, userData, syncMode))
API(cuFuncSetBlockShape, (CUfunction hfunc, int x, int y, int z), (hfunc, x, y, z))
API(cuFuncSetSharedSize, (CUfunction hfunc, unsigned int bytes), (hfunc, bytes))
API(cuParamSetSize, (CUfunction hfunc, unsigned int numbytes), (hfunc, numbytes))
API(cuParamSeti, (CUfunction hfunc, int offset, unsigned int value), (hfunc, offset, value))
API(cuParamSetf, (CUfunction hfunc, int offset, float value), (hfunc, offset, value))
API(cuParamSetv, (CUfunction hfunc, int offset, void *ptr, unsigned int numbytes),
    (hfunc, offset, ptr, numbytes))
API(cuLaunch, (CUfunction f), (f))
API(cuLaunchGrid, (CUfunction f, int grid_width, int grid_height), (f, grid_width, grid_height))
API(cuLaunchGridAsync, (CUfunction f, int grid_width, int grid_height, CUstream hStream),
    (f, grid_width, grid_height, hStream))
API(cuLaunchCooperativeKernelMultiDevice,
    (CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int numDevices, unsigned int flags),
    (launchParamsList, numDevices, flags))
API(cuParamSetTexRef, (CUfunction hfunc, int texunit, CUtexref hTexRef), (hfunc, texunit, hTexRef))
API(cuFuncSetSharedMemConfig, (CUfunction hfunc, CUsharedconfig config), (hfunc, config))
API(cuGraphCreate, (CUgraph *phGraph, unsigned int flags), (phGraph, flags))
API(cuGraphAddKernelNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams),
    (phGraphNode, hGraph, dependencies, numDependencies, nodeParams))
API(cuGraphKernelNodeGetParams, (CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams),
    (hNode, nodeParams))
API(cuGraphKernelNodeSetParams, (CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams),
    (hNode, nodeParams))
API(cuGraphAddMemcpyNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx),
    (phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx))
API(cuGraphMemcpyNodeGetParams, (CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams), (hNode, nodeParams))
API(cuGraphMemcpyNodeSetParams, (CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams),
    (hNode, nodeParams))
API(cuGraphAddMemsetNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx),
    (phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx))
API(cuGraphMemsetNodeGetParams, (CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams),
    (hNode, nodeParams))
API(cuGraphMemsetNodeSetParams, (CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams),
    (hNode, nodeParams))
API(cuGraphAddHostNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams),
    (phGraphNode, hGraph, dependencies, numDependencies, nodeParams))
API(cuGraphHostNodeGetParams, (CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams),
    (hNode, nodeParams))
API(cuGraphHostNodeSetParams, (CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams),
    (hNode, nodeParams))
API(cuGraphAddChildGraphNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, CUgraph childGraph),
    (phGraphNode, hGraph, dependencies, numDependencies, childGraph))
API(cuGraphChildGraphNodeGetGraph, (CUgraphNode hNode, CUgraph *phGraph), (hNode, phGraph))
API(cuGraphAddEmptyNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies),
    (phGraphNode, hGraph, dependencies, numDependencies))
API(cuGraphAddEventRecordNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, CUevent event),
    (phGraphNode, hGraph, dependencies, numDependencies, event))
API(cuGraphEventRecordNodeGetEvent, (CUgraphNode hNode, CUevent *event_out), (hNode, event_out))
API(cuGraphEventRecordNodeSetEvent, (CUgraphNode hNode, CUevent event), (hNode, event))
API(cuGraphAddEventWaitNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, CUevent event),
    (phGraphNode, hGraph, dependencies, numDependencies, event))
API(cuGraphEventWaitNodeGetEvent, (CUgraphNode hNode, CUevent *event_out), (hNode, event_out))
API(cuGraphEventWaitNodeSetEvent, (CUgraphNode hNode, CUevent event), (hNode, event))
API(cuGraphAddExternalSemaphoresSignalNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams),
    (phGraphNode, hGraph, dependencies, numDependencies, nodeParams))
API(cuGraphExternalSemaphoresSignalNodeGetParams,
    (CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out), (hNode, params_out))
API(cuGraphExternalSemaphoresSignalNodeSetParams,
    (CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams), (hNode, nodeParams))
API(cuGraphAddExternalSemaphoresWaitNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams),
    (phGraphNode, hGraph, dependencies, numDependencies, nodeParams))
API(cuGraphExternalSemaphoresWaitNodeGetParams,
    (CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out), (hNode, params_out))
API(cuGraphExternalSemaphoresWaitNodeSetParams,
    (CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams), (hNode, nodeParams))
API(cuGraphAddBatchMemOpNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams),
    (phGraphNode, hGraph, dependencies, numDependencies, nodeParams))
API(cuGraphBatchMemOpNodeGetParams,
    (CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out), (hNode, nodeParams_out))
API(cuGraphBatchMemOpNodeSetParams,
    (CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams), (hNode, nodeParams))
API(cuGraphExecBatchMemOpNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams),
    (hGraphExec, hNode, nodeParams))
API(cuGraphAddMemAllocNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams),
    (phGraphNode, hGraph, dependencies, numDependencies, nodeParams))
API(cuGraphMemAllocNodeGetParams, (CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out),
    (hNode, params_out))
API(cuGraphAddMemFreeNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        size_t numDependencies, CUdeviceptr dptr),
    (phGraphNode, hGraph, dependencies, numDependencies, dptr))
API(cuGraphMemFreeNodeGetParams, (CUgraphNode hNode, CUdeviceptr *dptr_out), (hNode, dptr_out))
API(cuDeviceGraphMemTrim, (CUdevice device), (device))
API(cuDeviceGetGraphMemAttribute, (CUdevice device, CUgraphMem_attribute attr, void *value),
    (device, attr, value))
API(cuDeviceSetGraphMemAttribute, (CUdevice device, CUgraphMem_attribute attr, void *value),
    (device, attr, value))
API(cuGraphClone, (CUgraph *phGraphClone, CUgraph originalGraph), (phGraphClone, originalGraph))
API(cuGraphNodeFindInClone, (CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph),
    (phNode, hOriginalNode, hClonedGraph))
API(cuGraphNodeGetType, (CUgraphNode hNode, CUgraphNodeType *type), (hNode, type))
API(cuGraphNodeGetContainingGraph, (CUgraphNode hNode, CUgraph *phGraph), (hNode, phGraph))
API(cuGraphNodeGetLocalId, (CUgraphNode hNode, unsigned int *nodeId), (hNode, nodeId))
API(cuGraphNodeGetToolsId, (CUgraphNode hNode, unsigned long long *toolsNodeId),
    (hNode, toolsNodeId))
API(cuGraphGetId, (CUgraph hGraph, unsigned int *graphId), (hGraph, graphId))
API(cuGraphExecGetId, (CUgraphExec hGraphExec, unsigned int *graphId), (hGraphExec, graphId))
API(cuGraphGetNodes, (CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes),
    (hGraph, nodes, numNodes))
API(cuGraphGetRootNodes, (CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes),
    (hGraph, rootNodes, numRootNodes))
API(cuGraphGetEdges,
    (CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData,
        size_t *numEdges),
    (hGraph, from, to, edgeData, numEdges))
API(cuGraphNodeGetDependencies,
    (CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData,
        size_t *numDependencies),
    (hNode, dependencies, edgeData, numDependencies))
API(cuGraphNodeGetDependentNodes,
    (CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData,
        size_t *numDependentNodes),
    (hNode, dependentNodes, edgeData, numDependentNodes))
API(cuGraphAddDependencies,
    (CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
        const CUgraphEdgeData *edgeData, size_t numDependencies),
    (hGraph, from, to, edgeData, numDependencies))
API(cuGraphRemoveDependencies,
    (CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to,
        const CUgraphEdgeData *edgeData, size_t numDependencies),
    (hGraph, from, to, edgeData, numDependencies))
API(cuGraphDestroyNode, (CUgraphNode hNode), (hNode))
API(cuGraphInstantiate, (CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long flags),
    (phGraphExec, hGraph, flags))
API(cuGraphInstantiateWithParams,
    (CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams),
    (phGraphExec, hGraph, instantiateParams))
API(cuGraphExecGetFlags, (CUgraphExec hGraphExec, cuuint64_t *flags), (hGraphExec, flags))
API(cuGraphExecKernelNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams),
    (hGraphExec, hNode, nodeParams))
API(cuGraphExecMemcpyNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D *copyParams, CUcontext ctx),
    (hGraphExec, hNode, copyParams, ctx))
API(cuGraphExecMemsetNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *memsetParams,
        CUcontext ctx),
    (hGraphExec, hNode, memsetParams, ctx))
API(cuGraphExecHostNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams),
    (hGraphExec, hNode, nodeParams))
API(cuGraphExecChildGraphNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph),
    (hGraphExec, hNode, childGraph))
API(cuGraphExecEventRecordNodeSetEvent, (CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event),
    (hGraphExec, hNode, event))
API(cuGraphExecEventWaitNodeSetEvent, (CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event),
    (hGraphExec, hNode, event))
API(cuGraphExecExternalSemaphoresSignalNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams),
    (hGraphExec, hNode, nodeParams))
API(cuGraphExecExternalSemaphoresWaitNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams),
    (hGraphExec, hNode, nodeParams))
API(cuGraphNodeSetEnabled, (CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled),
    (hGraphExec, hNode, isEnabled))
API(cuGraphNodeGetEnabled, (CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled),
    (hGraphExec, hNode, isEnabled))
API(cuGraphUpload, (CUgraphExec hGraphExec, CUstream hStream), (hGraphExec, hStream))
API(cuGraphLaunch, (CUgraphExec hGraphExec, CUstream hStream), (hGraphExec, hStream))
API(cuGraphExecDestroy, (CUgraphExec hGraphExec), (hGraphExec))
API(cuGraphDestroy, (CUgraph hGraph), (hGraph))
API(cuGraphExecUpdate,
    (CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo *resultInfo),
    (hGraphExec, hGraph, resultInfo))
API(cuGraphKernelNodeCopyAttributes, (CUgraphNode dst, CUgraphNode src), (dst, src))
API(cuGraphKernelNodeGetAttribute,
    (CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue *value_out),
    (hNode, attr, value_out))
API(cuGraphKernelNodeSetAttribute,
    (CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue *value),
    (hNode, attr, value))
API(cuGraphDebugDotPrint, (CUgraph hGraph, const char *path, unsigned int flags),
    (hGraph, path, flags))
API(cuUserObjectCreate,
    (CUuserObject *object_out, void *ptr, CUhostFn destroy, unsigned int initialRefcount,
        unsigned int flags),
    (object_out, ptr, destroy, initialRefcount, flags))
API(cuUserObjectRetain, (CUuserObject object, unsigned int count), (object, count))
API(cuUserObjectRelease, (CUuserObject object, unsigned int count), (object, count))
API(cuGraphRetainUserObject,
    (CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags),
    (graph, object, count, flags))
API(cuGraphReleaseUserObject, (CUgraph graph, CUuserObject object, unsigned int count),
    (graph, object, count))
API(cuGraphAddNode,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        const CUgraphEdgeData *dependencyData, size_t numDependencies,
        CUgraphNodeParams *nodeParams),
    (phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams))
API(cuGraphAddNode_v3,
    (CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies,
        const CUgraphEdgeData *dependencyData, size_t numDependencies,
        CUgraphNodeParams *nodeParams),
    (phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams))
API(cuGraphNodeSetParams, (CUgraphNode hNode, CUgraphNodeParams *nodeParams), (hNode, nodeParams))
API(cuGraphNodeSetParams_v2, (CUgraphNode hNode, CUgraphNodeParams *nodeParams),
    (hNode, nodeParams))
API(cuGraphNodeGetParams, (CUgraphNode hNode, CUgraphNodeParams *nodeParams), (hNode, nodeParams))
API(cuGraphExecNodeSetParams,
    (CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams *nodeParams),
    (hGraphExec, hNode, nodeParams))
API(cuGraphConditionalHandleCreate,
    (CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx,
        unsigned int defaultLaunchValue, unsigned int flags),
    (pHandle_out, hGraph, ctx, defaultLaunchValue, flags))
API(cuOccupancyMaxActiveBlocksPerMultiprocessor,
    (int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize),
    (numBlocks, func, blockSize, dynamicSMemSize))
API(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    (int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags),
    (numBlocks, func, blockSize, dynamicSMemSize, flags))
API(cuOccupancyMaxPotentialBlockSize,
    (int *minGridSize, int *blockSize, CUfunction func,
        CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit),
    (minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit))
API(cuOccupancyMaxPotentialBlockSizeWithFlags,
    (int *minGridSize, int *blockSize, CUfunction func,
        CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit,
        unsigned int flags),
    (minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit,
        flags))
API(cuOccupancyAvailableDynamicSMemPerBlock,
    (size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize),
    (dynamicSmemSize, func, numBlocks, blockSize))
API(cuOccupancyMaxPotentialClusterSize,
    (int *clusterSize, CUfunction func, const CUlaunchConfig *config), (clusterSize, func, config))
API(cuOccupancyMaxActiveClusters,
    (int *numClusters, CUfunction func, const CUlaunchConfig *config), (numClusters, func, config))
API(cuTexRefSetArray, (CUtexref hTexRef, CUarray hArray, unsigned int Flags),
    (hTexRef, hArray, Flags))
API(cuTexRefSetMipmappedArray,
    (CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags),
    (hTexRef, hMipmappedArray, Flags))
API(cuTexRefSetAddress, (size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes),
    (ByteOffset, hTexRef, dptr, bytes))
API(cuTexRefSetAddress2D,
    (CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch),
    (hTexRef, desc, dptr, Pitch))
API(cuTexRefSetFormat, (CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents),
    (hTexRef, fmt, NumPackedComponents))
API(cuTexRefSetAddressMode, (CUtexref hTexRef, int dim, CUaddress_mode am), (hTexRef, dim, am))
API(cuTexRefSetFilterMode, (CUtexref hTexRef, CUfilter_mode fm), (hTexRef, fm))
API(cuTexRefSetMipmapFilterMode, (CUtexref hTexRef, CUfilter_mode fm), (hTexRef, fm))
API(cuTexRefSetMipmapLevelBias, (CUtexref hTexRef, float bias), (hTexRef, bias))
API(cuTexRefSetMipmapLevelClamp,
    (CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp),
    (hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp))
API(cuTexRefSetMaxAnisotropy, (CUtexref hTexRef, unsigned int maxAniso), (hTexRef, maxAniso))
API(cuTexRefSetBorderColor, (CUtexref hTexRef, float *pBorderColor), (hTexRef, pBorderColor))
API(cuTexRefSetFlags, (CUtexref hTexRef, unsigned int Flags), (hTexRef, Flags))
API(cuTexRefGetAddress, (CUdeviceptr *pdptr, CUtexref hTexRef), (pdptr, hTexRef))
API(cuTexRefGetArray, (CUarray *phArray, CUtexref hTexRef), (phArray, hTexRef))
API(cuTexRefGetMipmappedArray, (CUmipmappedArray *phMipmappedArray, CUtexref hTexRef),
    (phMipmappedArray, hTexRef))
API(cuTexRefGetAddressMode, (CUaddress_mode *pam, CUtexref hTexRef, int dim), (pam, hTexRef, dim))
API(cuTexRefGetFilterMode, (CUfilter_mode *pfm, CUtexref hTexRef), (pfm, hTexRef))
API(cuTexRefGetFormat, (CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef),
    (pFormat, pNumChannels, hTexRef))
API(cuTexRefGetMipmapFilterMode, (CUfilter_mode *pfm, CUtexref hTexRef), (pfm, hTexRef))
API(cuTexRefGetMipmapLevelBias, (float *pbias, CUtexref hTexRef), (pbias, hTexRef))
API(cuTexRefGetMipmapLevelClamp,
    (float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef),
    (pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef))
API(cuTexRefGetMaxAnisotropy, (int *pmaxAniso, CUtexref hTexRef), (pmaxAniso, hTexRef))
API(cuTexRefGetBorderColor, (float *pBorderColor, CUtexref hTexRef), (pBorderColor, hTexRef))
API(cuTexRefGetFlags, (unsigned int *pFlags, CUtexref hTexRef), (pFlags, hTexRef))
API(cuTexRefCreate, (CUtexref *pTexRef), (pTexRef))
API(cuTexRefDestroy, (CUtexref hTexRef), (hTexRef))
API(cuSurfRefSetArray, (CUsurfref hSurfRef, CUarray hArray, unsigned int Flags),
    (hSurfRef, hArray, Flags))
API(cuSurfRefGetArray, (CUarray *phArray, CUsurfref hSurfRef), (phArray, hSurfRef))
API(cuTexObjectCreate,
    (CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
        const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc),
    (pTexObject, pResDesc, pTexDesc, pResViewDesc))
API(cuTexObjectDestroy, (CUtexObject texObject), (texObject))
API(cuTexObjectGetResourceDesc, (CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject),
    (pResDesc, texObject))
API(cuTexObjectGetTextureDesc, (CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject),
    (pTexDesc, texObject))
API(cuTexObjectGetResourceViewDesc, (CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject texObject),
    (pResViewDesc, texObject))
API(cuSurfObjectCreate, (CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc),
    (pSurfObject, pResDesc))
API(cuSurfObjectDestroy, (CUsurfObject surfObject), (surfObject))
API(cuSurfObjectGetResourceDesc, (CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject),
    (pResDesc, surfObject))
API(cuTensorMapEncodeTiled,
    (CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank,
        void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
        const cuuint32_t *boxDim, const cuuint32_t *elementStrides,
        CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
        CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill),
    (tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim,
        elementStrides, interleave, swizzle, l2Promotion, oobFill))
API(cuTensorMapEncodeIm2col,
    (CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank,
        void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
        const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner,
        cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides,
        CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
        CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill),
    (tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides,
        pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn,
        elementStrides, interleave, swizzle, l2Promotion, oobFill))
API(cuTensorMapEncodeIm2colWide,
    (CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank,
        void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides,
        int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel,
        cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides,
        CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode,
        CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
        CUtensorMapFloatOOBfill oobFill),
    (tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides,
        pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn,
        elementStrides, interleave, mode, swizzle, l2Promotion, oobFill))
API(cuTensorMapReplaceAddress, (CUtensorMap *tensorMap, void *globalAddress),
    (tensorMap, globalAddress))
API(cuTensorMapSetAllocationClass,
    (CUtensorMap *tensorMap, CUtensorMapAllocClass allocClass,
        CUtensorMapAllocClass *outAllocClass),
    (tensorMap, allocClass, outAllocClass))
API(cuDeviceCanAccessPeer, (int *canAccessPeer, CUdevice dev, CUdevice peerDev),
    (canAccessPeer, dev, peerDev))
API(cuCtxEnablePeerAccess, (CUcontext peerContext, unsigned int Flags), (peerContext, Flags))
API(cuCtxDisablePeerAccess, (CUcontext peerContext), (peerContext))
API(cuDeviceGetP2PAttribute,
    (int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice),
    (value, attrib, srcDevice, dstDevice))
API(cuDeviceGetP2PAtomicCapabilities,
    (unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count,
        CUdevice srcDevice, CUdevice dstDevice),
    (capabilities, operations, count, srcDevice, dstDevice))
API(cuGraphicsUnregisterResource, (CUgraphicsResource resource), (resource))
API(cuGraphicsSubResourceGetMappedArray,
    (CUarray *pArray, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel),
    (pArray, resource, arrayIndex, mipLevel))
API(cuGraphicsResourceGetMappedMipmappedArray,
    (CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource), (pMipmappedArray, resource))
API(cuGraphicsResourceGetMappedPointer,
    (CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource), (pDevPtr, pSize, resource))
API(cuGraphicsResourceSetMapFlags, (CUgraphicsResource resource, unsigned int flags),
    (resource, flags))
API(cuGraphicsMapResources, (unsigned int count, CUgraphicsResource *resources, CUstream hStream),
    (count, resources, hStream))
API(cuGraphicsUnmapResources,
    (unsigned int count, CUgraphicsResource *resources, CUstream hStream),
    (count, resources, hStream))
API(cuGetProcAddress,
    (const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
        CUdriverProcAddressQueryResult *symbolStatus),
    (symbol, pfn, cudaVersion, flags, symbolStatus))
API(cuCoredumpGetAttribute, (CUcoredumpSettings attrib, void *value, size_t *size),
    (attrib, value, size))
API(cuCoredumpGetAttributeGlobal, (CUcoredumpSettings attrib, void *value, size_t *size),
    (attrib, value, size))
API(cuCoredumpSetAttribute, (CUcoredumpSettings attrib, void *value, size_t *size),
    (attrib, value, size))
API(cuCoredumpSetAttributeGlobal, (CUcoredumpSettings attrib, void *value, size_t *size),
    (attrib, value, size))
API(cuCoredumpRegisterStartCallback,
    (CUcoredumpStatusCallback callback, void *userData, CUcoredumpCallbackHandle *callbackOut),
    (callback, userData, callbackOut))
API(cuCoredumpRegisterCompleteCallback,
    (CUcoredumpStatusCallback callback, void *userData, CUcoredumpCallbackHandle *callbackOut),
    (callback, userData, callbackOut))
API(cuCoredumpDeregisterStartCallback, (CUcoredumpCallbackHandle callback), (callback))
API(cuCoredumpDeregisterCompleteCallback, (CUcoredumpCallbackHandle callback), (callback))
API(cuGetExportTable, (const void **ppExportTable, const CUuuid *pExportTableId),
    (ppExportTable, pExportTableId))
API(cuGreenCtxCreate,
    (CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags),
    (phCtx, desc, dev, flags))
API(cuGreenCtxDestroy, (CUgreenCtx hCtx), (hCtx))
API(cuCtxFromGreenCtx, (CUcontext *pContext, CUgreenCtx hCtx), (pContext, hCtx))
API(cuDeviceGetDevResource, (CUdevice device, CUdevResource *resource, CUdevResourceType type),
    (device, resource, type))
API(cuCtxGetDevResource, (CUcontext hCtx, CUdevResource *resource, CUdevResourceType type),
    (hCtx, resource, type))
API(cuGreenCtxGetDevResource, (CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type),
    (hCtx, resource, type))
API(cuDevSmResourceSplitByCount,
    (CUdevResource *result, unsigned int *nbGroups, const CUdevResource *input,
        CUdevResource *remainder, unsigned int flags, unsigned int minCount),
    (result, nbGroups, input, remainder, flags, minCount))
API(cuDevSmResourceSplit,
    (CUdevResource *result, unsigned int nbGroups, const CUdevResource *input,
        CUdevResource *remainder, unsigned int flags,
        CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams),
    (result, nbGroups, input, remainder, flags, groupParams))
API(cuDevResourceGenerateDesc,
    (CUdevResourceDesc *phDesc, CUdevResource *resources, unsigned int nbResources),
    (phDesc, resources, nbResources))
API(cuGreenCtxRecordEvent, (CUgreenCtx hCtx, CUevent hEvent), (hCtx, hEvent))
API(cuGreenCtxWaitEvent, (CUgreenCtx hCtx, CUevent hEvent), (hCtx, hEvent))
API(cuStreamGetGreenCtx, (CUstream hStream, CUgreenCtx *phCtx), (hStream, phCtx))
API(cuGreenCtxStreamCreate,
    (CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags, int priority),
    (phStream, greenCtx, flags, priority))
API(cuGreenCtxGetId, (CUgreenCtx greenCtx, unsigned long long *greenCtxId), (greenCtx, greenCtxId))
API(cuStreamGetDevResource, (CUstream hStream, CUdevResource *resource, CUdevResourceType type),
    (hStream, resource, type))
API(cuLogsRegisterCallback,
    (CUlogsCallback callbackFunc, void *userData, CUlogsCallbackHandle *callback_out),
    (callbackFunc, userData, callback_out))
API(cuLogsUnregisterCallback, (CUlogsCallbackHandle callback), (callback))
API(cuLogsCurrent, (CUlogIterator *iterator_out, unsigned int flags), (iterator_out, flags))
API(cuLogsDumpToFile, (CUlogIterator *iterator, const char *pathToFile, unsigned int flags),
    (iterator, pathToFile, flags))
API(cuLogsDumpToMemory, (CUlogIterator *iterator, char *buffer, size_t *size, unsigned int flags),
    (iterator, buffer, size, flags))
API(cuCheckpointProcessGetRestoreThreadId, (int pid, int *tid), (pid, tid))
API(cuCheckpointProcessGetState, (int pid, CUprocessState *state), (pid, state))
API(cuCheckpointProcessLock, (int pid, CUcheckpointLockArgs *args), (pid, args))
API(cuCheckpointProcessCheckpoint, (int pid, CUcheckpointCheckpointArgs *args), (pid, args))
API(cuCheckpointProcessRestore, (int pid, CUcheckpointRestoreArgs *args), (pid, args))
API(cuCheckpointOperationComplete, (CUcheckpointOperationHandle handle), (handle))
API(cuCheckpointProcessUnlock, (int pid, CUcheckpointUnlockArgs *args), (pid, args))
API(cuProfilerStart, (void), ())
API(cuProfilerStop, (void), ())
API(cuGraphicsEGLRegisterImage,
    (CUgraphicsResource *pCudaResource, EGLImageKHR image, unsigned int flags),
    (pCudaResource, image, flags))
API(cuEGLStreamConsumerConnect, (CUeglStreamConnection *conn, EGLStreamKHR stream), (conn, stream))
API(cuEGLStreamConsumerConnectWithFlags,
    (CUeglStreamConnection *conn, EGLStreamKHR stream, unsigned int flags), (conn, stream, flags))
API(cuEGLStreamConsumerDisconnect, (CUeglStreamConnection *conn), (conn))
API(cuEGLStreamConsumerAcquireFrame,
    (CUeglStreamConnection *conn, CUgraphicsResource *pCudaResource, CUstream *pStream,
        unsigned int timeout),
    (conn, pCudaResource, pStream, timeout))
API(cuEGLStreamConsumerReleaseFrame,
    (CUeglStreamConnection *conn, CUgraphicsResource pCudaResource, CUstream *pStream),
    (conn, pCudaResource, pStream))
API(cuEGLStreamProducerConnect,
    (CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width, EGLint height),
    (conn, stream, width, height))
API(cuEGLStreamProducerDisconnect, (CUeglStreamConnection *conn), (conn))
API(cuEGLStreamProducerPresentFrame,
    (CUeglStreamConnection *conn, CUeglFrame eglframe, CUstream *pStream),
    (conn, eglframe, pStream))
API(cuEGLStreamProducerReturnFrame,
    (CUeglStreamConnection *conn, CUeglFrame *eglframe, CUstream *pStream),
    (conn, eglframe, pStream))
API(cuGraphicsResourceGetMappedEglFrame,
    (CUeglFrame *eglFrame, CUgraphicsResource resource, unsigned int index, unsigned int mipLevel),
    (eglFrame, resource, index, mipLevel))
API(cuEventCreateFromEGLSync, (CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags),
    (phEvent, eglSync, flags))
API(cuGraphicsGLRegisterBuffer,
    (CUgraphicsResource *pCudaResource, GLuint buffer, unsigned int Flags),
    (pCudaResource, buffer, Flags))
API(cuGraphicsGLRegisterImage,
    (CUgraphicsResource *pCudaResource, GLuint image, GLenum target, unsigned int Flags),
    (pCudaResource, image, target, Flags))
API(cuGLGetDevices,
    (unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int cudaDeviceCount,
        CUGLDeviceList deviceList),
    (pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList))
API(cuGLCtxCreate, (CUcontext *pCtx, unsigned int Flags, CUdevice device), (pCtx, Flags, device))
API(cuGLInit, (void), ())
API(cuGLRegisterBufferObject, (GLuint buffer), (buffer))
API(cuGLMapBufferObject, (CUdeviceptr *dptr, size_t *size, GLuint buffer), (dptr, size, buffer))
API(cuGLUnmapBufferObject, (GLuint buffer), (buffer))
API(cuGLUnregisterBufferObject, (GLuint buffer), (buffer))
API(cuGLSetBufferObjectMapFlags, (GLuint buffer, unsigned int Flags), (buffer, Flags))
API(cuGLMapBufferObjectAsync, (CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream),
    (dptr, size, buffer, hStream))
API(cuGLUnmapBufferObjectAsync, (GLuint buffer, CUstream hStream), (buffer, hStream))
API(cuVDPAUGetDevice,
    (CUdevice *pDevice, VdpDevice vdpDevice,
        int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)),
    (pDevice, vdpDevice, vdpGetProcAddress))
API(cuVDPAUCtxCreate,
    (CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice,
        int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)),
    (pCtx, flags, device, vdpDevice, vdpGetProcAddress))
API(cuGraphicsVDPAURegisterVideoSurface,
    (CUgraphicsResource *pCudaResource, VdpVideoSurface vdpSurface, unsigned int flags),
    (pCudaResource, vdpSurface, flags))
API(cuGraphicsVDPAURegisterOutputSurface,
    (CUgraphicsResource *pCudaResource, VdpOutputSurface vdpSurface, unsigned int flags),
    (pCudaResource, vdpSurface, flags))

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&driver_api_table, driver_symbols, SYMBOL_COUNT, &last,
        function, symbol);
}

const struct cubind_driver_api driver_api_table = {
    .layout = CUBIND_DRIVER_API_LAYOUT,
    .api_version = CUBIND_DRIVER_API_VERSION,
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
