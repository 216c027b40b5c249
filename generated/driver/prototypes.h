// prototypes.h of cubind for CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/driver.yaml.
// clang-format off

// The types of the library's functions.
#ifndef CUBIND_DRIVER_PROTOTYPES_H
#define CUBIND_DRIVER_PROTOTYPES_H

#include "types.h"

typedef CUresult fn_cuGetErrorString(CUresult error, const char **pStr);
typedef CUresult fn_cuGetErrorName(CUresult error, const char **pStr);
typedef CUresult fn_cuInit(unsigned int Flags);
typedef CUresult fn_cuDriverGetVersion(int *driverVersion);
typedef CUresult fn_cuDeviceGet(CUdevice *device, int ordinal);
typedef CUresult fn_cuDeviceGetCount(int *count);
typedef CUresult fn_cuDeviceGetName(char *name, int len, CUdevice dev);
typedef CUresult fn_cuDeviceGetUuid(CUuuid *uuid, CUdevice dev);
typedef CUresult fn_cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev);
typedef CUresult fn_cuDeviceTotalMem(size_t *bytes, CUdevice dev);
typedef CUresult fn_cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
    CUarray_format format, unsigned int numChannels, CUdevice dev);
typedef CUresult fn_cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev);
typedef CUresult fn_cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
    const CUatomicOperation *operations, unsigned int count, CUdevice dev);
typedef CUresult fn_cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev,
    int flags);
typedef CUresult fn_cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool);
typedef CUresult fn_cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev);
typedef CUresult fn_cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev);
typedef CUresult fn_cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev);
typedef CUresult fn_cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target,
    CUflushGPUDirectRDMAWritesScope scope);
typedef CUresult fn_cuDeviceGetProperties(CUdevprop *prop, CUdevice dev);
typedef CUresult fn_cuDeviceComputeCapability(int *major, int *minor, CUdevice dev);
typedef CUresult fn_cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev);
typedef CUresult fn_cuDevicePrimaryCtxRelease(CUdevice dev);
typedef CUresult fn_cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned int flags);
typedef CUresult fn_cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active);
typedef CUresult fn_cuDevicePrimaryCtxReset(CUdevice dev);
typedef CUresult fn_cuCtxCreate(CUcontext *pctx, CUctxCreateParams *ctxCreateParams,
    unsigned int flags, CUdevice dev);
typedef CUresult fn_cuCtxDestroy(CUcontext ctx);
typedef CUresult fn_cuCtxPushCurrent(CUcontext ctx);
typedef CUresult fn_cuCtxPopCurrent(CUcontext *pctx);
typedef CUresult fn_cuCtxSetCurrent(CUcontext ctx);
typedef CUresult fn_cuCtxGetCurrent(CUcontext *pctx);
typedef CUresult fn_cuCtxGetDevice(CUdevice *device);
typedef CUresult fn_cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx);
typedef CUresult fn_cuCtxGetFlags(unsigned int *flags);
typedef CUresult fn_cuCtxSetFlags(unsigned int flags);
typedef CUresult fn_cuCtxGetId(CUcontext ctx, unsigned long long *ctxId);
typedef CUresult fn_cuCtxSynchronize(void);
typedef CUresult fn_cuCtxSynchronize_v2(CUcontext ctx);
typedef CUresult fn_cuCtxSetLimit(CUlimit limit, size_t value);
typedef CUresult fn_cuCtxGetLimit(size_t *pvalue, CUlimit limit);
typedef CUresult fn_cuCtxGetCacheConfig(CUfunc_cache *pconfig);
typedef CUresult fn_cuCtxSetCacheConfig(CUfunc_cache config);
typedef CUresult fn_cuCtxGetApiVersion(CUcontext ctx, unsigned int *version);
typedef CUresult fn_cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
typedef CUresult fn_cuCtxResetPersistingL2Cache(void);
typedef CUresult fn_cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity,
    CUexecAffinityType type);
typedef CUresult fn_cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent);
typedef CUresult fn_cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent);
typedef CUresult fn_cuCtxAttach(CUcontext *pctx, unsigned int flags);
typedef CUresult fn_cuCtxDetach(CUcontext ctx);
typedef CUresult fn_cuCtxGetSharedMemConfig(CUsharedconfig *pConfig);
typedef CUresult fn_cuCtxSetSharedMemConfig(CUsharedconfig config);
typedef CUresult fn_cuModuleLoad(CUmodule *module, const char *fname);
typedef CUresult fn_cuModuleLoadData(CUmodule *module, const void *image);
typedef CUresult fn_cuModuleLoadDataEx(CUmodule *module, const void *image,
    unsigned int numOptions, CUjit_option *options, void **optionValues);
typedef CUresult fn_cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin);
typedef CUresult fn_cuModuleUnload(CUmodule hmod);
typedef CUresult fn_cuModuleGetLoadingMode(CUmoduleLoadingMode *mode);
typedef CUresult fn_cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name);
typedef CUresult fn_cuModuleGetFunctionCount(unsigned int *count, CUmodule mod);
typedef CUresult fn_cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions,
    CUmodule mod);
typedef CUresult fn_cuModuleGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod,
    const char *name);
typedef CUresult fn_cuLinkCreate(unsigned int numOptions, CUjit_option *options,
    void **optionValues, CUlinkState *stateOut);
typedef CUresult fn_cuLinkAddData(CUlinkState state, CUjitInputType type, void *data, size_t size,
    const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues);
typedef CUresult fn_cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path,
    unsigned int numOptions, CUjit_option *options, void **optionValues);
typedef CUresult fn_cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut);
typedef CUresult fn_cuLinkDestroy(CUlinkState state);
typedef CUresult fn_cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name);
typedef CUresult fn_cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name);
typedef CUresult fn_cuLibraryLoadData(CUlibrary *library, const void *code,
    CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
    CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions);
typedef CUresult fn_cuLibraryLoadFromFile(CUlibrary *library, const char *fileName,
    CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
    CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions);
typedef CUresult fn_cuLibraryUnload(CUlibrary library);
typedef CUresult fn_cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name);
typedef CUresult fn_cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib);
typedef CUresult fn_cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels,
    CUlibrary lib);
typedef CUresult fn_cuLibraryGetModule(CUmodule *pMod, CUlibrary library);
typedef CUresult fn_cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel);
typedef CUresult fn_cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel);
typedef CUresult fn_cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
    const char *name);
typedef CUresult fn_cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
    const char *name);
typedef CUresult fn_cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol);
typedef CUresult fn_cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel,
    CUdevice dev);
typedef CUresult fn_cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel,
    CUdevice dev);
typedef CUresult fn_cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev);
typedef CUresult fn_cuKernelGetName(const char **name, CUkernel hfunc);
typedef CUresult fn_cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset,
    size_t *paramSize);
typedef CUresult fn_cuKernelGetParamCount(CUkernel kernel, size_t *paramCount);
typedef CUresult fn_cuMemGetInfo(size_t *free, size_t *total);
typedef CUresult fn_cuMemAlloc(CUdeviceptr *dptr, size_t bytesize);
typedef CUresult fn_cuMemAllocPitch(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes,
    size_t Height, unsigned int ElementSizeBytes);
typedef CUresult fn_cuMemFree(CUdeviceptr dptr);
typedef CUresult fn_cuMemGetAddressRange(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr);
typedef CUresult fn_cuMemAllocHost(void **pp, size_t bytesize);
typedef CUresult fn_cuMemFreeHost(void *p);
typedef CUresult fn_cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags);
typedef CUresult fn_cuMemHostGetDevicePointer(CUdeviceptr *pdptr, void *p, unsigned int Flags);
typedef CUresult fn_cuMemHostGetFlags(unsigned int *pFlags, void *p);
typedef CUresult fn_cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags);
typedef CUresult fn_cuDeviceRegisterAsyncNotification(CUdevice device,
    CUasyncCallback callbackFunc, void *userData, CUasyncCallbackHandle *callback);
typedef CUresult fn_cuDeviceUnregisterAsyncNotification(CUdevice device,
    CUasyncCallbackHandle callback);
typedef CUresult fn_cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId);
typedef CUresult fn_cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev);
typedef CUresult fn_cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event);
typedef CUresult fn_cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle);
typedef CUresult fn_cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr);
typedef CUresult fn_cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle handle,
    unsigned int Flags);
typedef CUresult fn_cuIpcCloseMemHandle(CUdeviceptr dptr);
typedef CUresult fn_cuMemHostRegister(void *p, size_t bytesize, unsigned int Flags);
typedef CUresult fn_cuMemHostUnregister(void *p);
typedef CUresult fn_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount);
typedef CUresult fn_cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext,
    CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount);
typedef CUresult fn_cuMemcpyHtoD(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount);
typedef CUresult fn_cuMemcpyDtoH(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount);
typedef CUresult fn_cuMemcpyDtoD(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount);
typedef CUresult fn_cuMemcpyDtoA(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
    size_t ByteCount);
typedef CUresult fn_cuMemcpyAtoD(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
    size_t ByteCount);
typedef CUresult fn_cuMemcpyHtoA(CUarray dstArray, size_t dstOffset, const void *srcHost,
    size_t ByteCount);
typedef CUresult fn_cuMemcpyAtoH(void *dstHost, CUarray srcArray, size_t srcOffset,
    size_t ByteCount);
typedef CUresult fn_cuMemcpyAtoA(CUarray dstArray, size_t dstOffset, CUarray srcArray,
    size_t srcOffset, size_t ByteCount);
typedef CUresult fn_cuMemcpy2D(const CUDA_MEMCPY2D *pCopy);
typedef CUresult fn_cuMemcpy2DUnaligned(const CUDA_MEMCPY2D *pCopy);
typedef CUresult fn_cuMemcpy3D(const CUDA_MEMCPY3D *pCopy);
typedef CUresult fn_cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy);
typedef CUresult fn_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount,
    CUstream hStream);
typedef CUresult fn_cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext,
    CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream);
typedef CUresult fn_cuMemcpyHtoDAsync(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount,
    CUstream hStream);
typedef CUresult fn_cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,
    CUstream hStream);
typedef CUresult fn_cuMemcpyDtoDAsync(CUdeviceptr dstDevice, CUdeviceptr srcDevice,
    size_t ByteCount, CUstream hStream);
typedef CUresult fn_cuMemcpyHtoAAsync(CUarray dstArray, size_t dstOffset, const void *srcHost,
    size_t ByteCount, CUstream hStream);
typedef CUresult fn_cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, size_t srcOffset,
    size_t ByteCount, CUstream hStream);
typedef CUresult fn_cuMemcpy2DAsync(const CUDA_MEMCPY2D *pCopy, CUstream hStream);
typedef CUresult fn_cuMemcpy3DAsync(const CUDA_MEMCPY3D *pCopy, CUstream hStream);
typedef CUresult fn_cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream);
typedef CUresult fn_cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
    size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, CUstream hStream);
typedef CUresult fn_cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
    unsigned long long flags, CUstream hStream);
typedef CUresult fn_cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size,
    CUmemcpyAttributes *attr, CUstream hStream);
typedef CUresult fn_cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op,
    unsigned long long flags, CUstream hStream);
typedef CUresult fn_cuMemsetD8(CUdeviceptr dstDevice, unsigned char uc, size_t N);
typedef CUresult fn_cuMemsetD16(CUdeviceptr dstDevice, unsigned short us, size_t N);
typedef CUresult fn_cuMemsetD32(CUdeviceptr dstDevice, unsigned int ui, size_t N);
typedef CUresult fn_cuMemsetD2D8(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
    size_t Width, size_t Height);
typedef CUresult fn_cuMemsetD2D16(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
    size_t Width, size_t Height);
typedef CUresult fn_cuMemsetD2D32(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
    size_t Width, size_t Height);
typedef CUresult fn_cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N,
    CUstream hStream);
typedef CUresult fn_cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N,
    CUstream hStream);
typedef CUresult fn_cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N,
    CUstream hStream);
typedef CUresult fn_cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
    size_t Width, size_t Height, CUstream hStream);
typedef CUresult fn_cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
    size_t Width, size_t Height, CUstream hStream);
typedef CUresult fn_cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
    size_t Width, size_t Height, CUstream hStream);
typedef CUresult fn_cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray);
typedef CUresult fn_cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray);
typedef CUresult fn_cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
    CUarray array);
typedef CUresult fn_cuMipmappedArrayGetSparseProperties(
    CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap);
typedef CUresult fn_cuArrayGetMemoryRequirements(
    CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array, CUdevice device);
typedef CUresult fn_cuMipmappedArrayGetMemoryRequirements(
    CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap, CUdevice device);
typedef CUresult fn_cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx);
typedef CUresult fn_cuArrayDestroy(CUarray hArray);
typedef CUresult fn_cuArray3DCreate(CUarray *pHandle,
    const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray);
typedef CUresult fn_cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor,
    CUarray hArray);
typedef CUresult fn_cuMipmappedArrayCreate(CUmipmappedArray *pHandle,
    const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels);
typedef CUresult fn_cuMipmappedArrayGetLevel(CUarray *pLevelArray,
    CUmipmappedArray hMipmappedArray, unsigned int level);
typedef CUresult fn_cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray);
typedef CUresult fn_cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size,
    CUmemRangeHandleType handleType, unsigned long long flags);
typedef CUresult fn_cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count,
    unsigned int flags, size_t *errorIndex, CUstream stream);
typedef CUresult fn_cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment,
    CUdeviceptr addr, unsigned long long flags);
typedef CUresult fn_cuMemAddressFree(CUdeviceptr ptr, size_t size);
typedef CUresult fn_cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size,
    const CUmemAllocationProp *prop, unsigned long long flags);
typedef CUresult fn_cuMemRelease(CUmemGenericAllocationHandle handle);
typedef CUresult fn_cuMemMap(CUdeviceptr ptr, size_t size, size_t offset,
    CUmemGenericAllocationHandle handle, unsigned long long flags);
typedef CUresult fn_cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count,
    CUstream hStream);
typedef CUresult fn_cuMemUnmap(CUdeviceptr ptr, size_t size);
typedef CUresult fn_cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc,
    size_t count);
typedef CUresult fn_cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location,
    CUdeviceptr ptr);
typedef CUresult fn_cuMemExportToShareableHandle(void *shareableHandle,
    CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType,
    unsigned long long flags);
typedef CUresult fn_cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle,
    void *osHandle, CUmemAllocationHandleType shHandleType);
typedef CUresult fn_cuMemGetAllocationGranularity(size_t *granularity,
    const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option);
typedef CUresult fn_cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop,
    CUmemGenericAllocationHandle handle);
typedef CUresult fn_cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr);
typedef CUresult fn_cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream);
typedef CUresult fn_cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream);
typedef CUresult fn_cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep);
typedef CUresult fn_cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value);
typedef CUresult fn_cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value);
typedef CUresult fn_cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count);
typedef CUresult fn_cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool,
    CUmemLocation *location);
typedef CUresult fn_cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps);
typedef CUresult fn_cuMemPoolDestroy(CUmemoryPool pool);
typedef CUresult fn_cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location,
    CUmemAllocationType type);
typedef CUresult fn_cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location,
    CUmemAllocationType type);
typedef CUresult fn_cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type,
    CUmemoryPool pool);
typedef CUresult fn_cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
    CUstream hStream);
typedef CUresult fn_cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool,
    CUmemAllocationHandleType handleType, unsigned long long flags);
typedef CUresult fn_cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle,
    CUmemAllocationHandleType handleType, unsigned long long flags);
typedef CUresult fn_cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr);
typedef CUresult fn_cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool,
    CUmemPoolPtrExportData *shareData);
typedef CUresult fn_cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle,
    const CUmulticastObjectProp *prop);
typedef CUresult fn_cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev);
typedef CUresult fn_cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
    CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
    unsigned long long flags);
typedef CUresult fn_cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
    size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
    unsigned long long flags);
typedef CUresult fn_cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
    CUdeviceptr memptr, size_t size, unsigned long long flags);
typedef CUresult fn_cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
    size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags);
typedef CUresult fn_cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
    size_t mcOffset, size_t size);
typedef CUresult fn_cuMulticastGetGranularity(size_t *granularity,
    const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option);
typedef CUresult fn_cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev);
typedef CUresult fn_cuDeviceGetCliqueCount(size_t *count, CUdevice dev);
typedef CUresult fn_cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev);
typedef CUresult fn_cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count);
typedef CUresult fn_cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count);
typedef CUresult fn_cuLogicalEndpointCreate(CUlogicalEndpointId leId,
    const CUlogicalEndpointProp *prop);
typedef CUresult fn_cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev);
typedef CUresult fn_cuLogicalEndpointDestroy(CUlogicalEndpointId leId);
typedef CUresult fn_cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev,
    cuuint64_t offset, void *ptr, cuuint64_t size, unsigned long long flags);
typedef CUresult fn_cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev,
    cuuint64_t offset, CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset,
    cuuint64_t size, unsigned long long flags);
typedef CUresult fn_cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev,
    cuuint64_t offset, cuuint64_t size);
typedef CUresult fn_cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId,
    CUlogicalEndpointIpcHandleType handleType);
typedef CUresult fn_cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle,
    CUlogicalEndpointIpcHandleType handleType);
typedef CUresult fn_cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize,
    const CUlogicalEndpointProp *prop);
typedef CUresult fn_cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count,
    int *queryStatus);
typedef CUresult fn_cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
    unsigned long long flags, CUstream hStream);
typedef CUresult fn_cuPointerGetAttribute(void *data, CUpointer_attribute attribute,
    CUdeviceptr ptr);
typedef CUresult fn_cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUmemLocation location,
    unsigned int flags, CUstream hStream);
typedef CUresult fn_cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
    CUmemLocation location);
typedef CUresult fn_cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
    CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
    unsigned long long flags, CUstream hStream);
typedef CUresult fn_cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count,
    unsigned long long flags, CUstream hStream);
typedef CUresult fn_cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes,
    size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
    unsigned long long flags, CUstream hStream);
typedef CUresult fn_cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity,
    size_t samplingGranularity, CUmemLocation *location_out);
typedef CUresult fn_cuMemRangeGetAttribute(void *data, size_t dataSize,
    CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count);
typedef CUresult fn_cuMemRangeGetAttributes(void **data, size_t *dataSizes,
    CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count);
typedef CUresult fn_cuPointerSetAttribute(const void *value, CUpointer_attribute attribute,
    CUdeviceptr ptr);
typedef CUresult fn_cuPointerGetAttributes(unsigned int numAttributes,
    CUpointer_attribute *attributes, void **data, CUdeviceptr ptr);
typedef CUresult fn_cuStreamCreate(CUstream *phStream, unsigned int Flags);
typedef CUresult fn_cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags,
    int priority);
typedef CUresult fn_cuStreamBeginCaptureToCig(CUstream hStream,
    CUstreamCigCaptureParams *streamCigCaptureParams);
typedef CUresult fn_cuStreamEndCaptureToCig(CUstream hStream);
typedef CUresult fn_cuStreamGetPriority(CUstream hStream, int *priority);
typedef CUresult fn_cuStreamGetDevice(CUstream hStream, CUdevice *device);
typedef CUresult fn_cuStreamGetFlags(CUstream hStream, unsigned int *flags);
typedef CUresult fn_cuStreamGetId(CUstream hStream, unsigned long long *streamId);
typedef CUresult fn_cuStreamGetCtx(CUstream hStream, CUcontext *pctx);
typedef CUresult fn_cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx);
typedef CUresult fn_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags);
typedef CUresult fn_cuStreamAddCallback(CUstream hStream, CUstreamCallback callback,
    void *userData, unsigned int flags);
typedef CUresult fn_cuStreamBeginCapture(CUstream hStream, CUstreamCaptureMode mode);
typedef CUresult fn_cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode,
    CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData);
typedef CUresult fn_cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph,
    const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
    CUstreamCaptureMode mode);
typedef CUresult fn_cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode);
typedef CUresult fn_cuStreamEndCapture(CUstream hStream, CUgraph *phGraph);
typedef CUresult fn_cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus);
typedef CUresult fn_cuStreamGetCaptureInfo(CUstream hStream,
    CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
    const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out,
    size_t *numDependencies_out);
typedef CUresult fn_cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies,
    const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags);
typedef CUresult fn_cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length,
    unsigned int flags);
typedef CUresult fn_cuStreamQuery(CUstream hStream);
typedef CUresult fn_cuStreamSynchronize(CUstream hStream);
typedef CUresult fn_cuStreamDestroy(CUstream hStream);
typedef CUresult fn_cuStreamCopyAttributes(CUstream dst, CUstream src);
typedef CUresult fn_cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr,
    CUstreamAttrValue *value_out);
typedef CUresult fn_cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr,
    const CUstreamAttrValue *value);
typedef CUresult fn_cuEventCreate(CUevent *phEvent, unsigned int Flags);
typedef CUresult fn_cuEventRecord(CUevent hEvent, CUstream hStream);
typedef CUresult fn_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags);
typedef CUresult fn_cuEventQuery(CUevent hEvent);
typedef CUresult fn_cuEventSynchronize(CUevent hEvent);
typedef CUresult fn_cuEventDestroy(CUevent hEvent);
typedef CUresult fn_cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd);
typedef CUresult fn_cuImportExternalMemory(CUexternalMemory *extMem_out,
    const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc);
typedef CUresult fn_cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem,
    const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc);
typedef CUresult fn_cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap,
    CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc);
typedef CUresult fn_cuDestroyExternalMemory(CUexternalMemory extMem);
typedef CUresult fn_cuImportExternalSemaphore(CUexternalSemaphore *extSem_out,
    const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc);
typedef CUresult fn_cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream);
typedef CUresult fn_cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray,
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
    CUstream stream);
typedef CUresult fn_cuDestroyExternalSemaphore(CUexternalSemaphore extSem);
typedef CUresult fn_cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value,
    unsigned int flags);
typedef CUresult fn_cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value,
    unsigned int flags);
typedef CUresult fn_cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value,
    unsigned int flags);
typedef CUresult fn_cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value,
    unsigned int flags);
typedef CUresult fn_cuStreamBatchMemOp(CUstream stream, unsigned int count,
    CUstreamBatchMemOpParams *paramArray, unsigned int flags);
typedef CUresult fn_cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc);
typedef CUresult fn_cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value);
typedef CUresult fn_cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config);
typedef CUresult fn_cuFuncGetModule(CUmodule *hmod, CUfunction hfunc);
typedef CUresult fn_cuFuncGetName(const char **name, CUfunction hfunc);
typedef CUresult fn_cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset,
    size_t *paramSize);
typedef CUresult fn_cuFuncGetParamCount(CUfunction func, size_t *paramCount);
typedef CUresult fn_cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function);
typedef CUresult fn_cuFuncLoad(CUfunction function);
typedef CUresult fn_cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
    unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ,
    unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra);
typedef CUresult fn_cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f,
    void **kernelParams, void **extra);
typedef CUresult fn_cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX,
    unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
    unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams);
typedef CUresult fn_cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData);
typedef CUresult fn_cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData,
    unsigned int syncMode);
typedef CUresult fn_cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z);
typedef CUresult fn_cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes);
typedef CUresult fn_cuParamSetSize(CUfunction hfunc, unsigned int numbytes);
typedef CUresult fn_cuParamSeti(CUfunction hfunc, int offset, unsigned int value);
typedef CUresult fn_cuParamSetf(CUfunction hfunc, int offset, float value);
typedef CUresult fn_cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes);
typedef CUresult fn_cuLaunch(CUfunction f);
typedef CUresult fn_cuLaunchGrid(CUfunction f, int grid_width, int grid_height);
typedef CUresult fn_cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height,
    CUstream hStream);
typedef CUresult fn_cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList,
    unsigned int numDevices, unsigned int flags);
typedef CUresult fn_cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef);
typedef CUresult fn_cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config);
typedef CUresult fn_cuGraphCreate(CUgraph *phGraph, unsigned int flags);
typedef CUresult fn_cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphKernelNodeGetParams(CUgraphNode hNode,
    CUDA_KERNEL_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphKernelNodeSetParams(CUgraphNode hNode,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams,
    CUcontext ctx);
typedef CUresult fn_cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams);
typedef CUresult fn_cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams);
typedef CUresult fn_cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx);
typedef CUresult fn_cuGraphMemsetNodeGetParams(CUgraphNode hNode,
    CUDA_MEMSET_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphMemsetNodeSetParams(CUgraphNode hNode,
    const CUDA_MEMSET_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_HOST_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphHostNodeSetParams(CUgraphNode hNode,
    const CUDA_HOST_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph);
typedef CUresult fn_cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph);
typedef CUresult fn_cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies);
typedef CUresult fn_cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUevent event);
typedef CUresult fn_cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out);
typedef CUresult fn_cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event);
typedef CUresult fn_cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUevent event);
typedef CUresult fn_cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out);
typedef CUresult fn_cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event);
typedef CUresult fn_cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode,
    CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out);
typedef CUresult fn_cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode,
    const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out);
typedef CUresult fn_cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode,
    const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode,
    CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out);
typedef CUresult fn_cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies,
    CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphMemAllocNodeGetParams(CUgraphNode hNode,
    CUDA_MEM_ALLOC_NODE_PARAMS *params_out);
typedef CUresult fn_cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr);
typedef CUresult fn_cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out);
typedef CUresult fn_cuDeviceGraphMemTrim(CUdevice device);
typedef CUresult fn_cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr,
    void *value);
typedef CUresult fn_cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr,
    void *value);
typedef CUresult fn_cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph);
typedef CUresult fn_cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode,
    CUgraph hClonedGraph);
typedef CUresult fn_cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type);
typedef CUresult fn_cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph);
typedef CUresult fn_cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId);
typedef CUresult fn_cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId);
typedef CUresult fn_cuGraphGetId(CUgraph hGraph, unsigned int *graphId);
typedef CUresult fn_cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId);
typedef CUresult fn_cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes);
typedef CUresult fn_cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes,
    size_t *numRootNodes);
typedef CUresult fn_cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
    CUgraphEdgeData *edgeData, size_t *numEdges);
typedef CUresult fn_cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies,
    CUgraphEdgeData *edgeData, size_t *numDependencies);
typedef CUresult fn_cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes,
    CUgraphEdgeData *edgeData, size_t *numDependentNodes);
typedef CUresult fn_cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from,
    const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies);
typedef CUresult fn_cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from,
    const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies);
typedef CUresult fn_cuGraphDestroyNode(CUgraphNode hNode);
typedef CUresult fn_cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph,
    unsigned long long flags);
typedef CUresult fn_cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph,
    CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams);
typedef CUresult fn_cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags);
typedef CUresult fn_cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_KERNEL_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_MEMCPY3D *copyParams, CUcontext ctx);
typedef CUresult fn_cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx);
typedef CUresult fn_cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    const CUDA_HOST_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    CUgraph childGraph);
typedef CUresult fn_cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
    CUevent event);
typedef CUresult fn_cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode,
    CUevent event);
typedef CUresult fn_cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec,
    CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec,
    CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams);
typedef CUresult fn_cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,
    unsigned int isEnabled);
typedef CUresult fn_cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode,
    unsigned int *isEnabled);
typedef CUresult fn_cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream);
typedef CUresult fn_cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream);
typedef CUresult fn_cuGraphExecDestroy(CUgraphExec hGraphExec);
typedef CUresult fn_cuGraphDestroy(CUgraph hGraph);
typedef CUresult fn_cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph,
    CUgraphExecUpdateResultInfo *resultInfo);
typedef CUresult fn_cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src);
typedef CUresult fn_cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
    CUkernelNodeAttrValue *value_out);
typedef CUresult fn_cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr,
    const CUkernelNodeAttrValue *value);
typedef CUresult fn_cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags);
typedef CUresult fn_cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy,
    unsigned int initialRefcount, unsigned int flags);
typedef CUresult fn_cuUserObjectRetain(CUuserObject object, unsigned int count);
typedef CUresult fn_cuUserObjectRelease(CUuserObject object, unsigned int count);
typedef CUresult fn_cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count,
    unsigned int flags);
typedef CUresult fn_cuGraphReleaseUserObject(CUgraph graph, CUuserObject object,
    unsigned int count);
typedef CUresult fn_cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
    CUgraphNodeParams *nodeParams);
typedef CUresult fn_cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph,
    const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies,
    CUgraphNodeParams *nodeParams);
typedef CUresult fn_cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams);
typedef CUresult fn_cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams);
typedef CUresult fn_cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams);
typedef CUresult fn_cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode,
    CUgraphNodeParams *nodeParams);
typedef CUresult fn_cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out,
    CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags);
typedef CUresult fn_cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func,
    int blockSize, size_t dynamicSMemSize);
typedef CUresult fn_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
    CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags);
typedef CUresult fn_cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize,
    CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize,
    int blockSizeLimit);
typedef CUresult fn_cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize,
    CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize,
    int blockSizeLimit, unsigned int flags);
typedef CUresult fn_cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize,
    CUfunction func, int numBlocks, int blockSize);
typedef CUresult fn_cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func,
    const CUlaunchConfig *config);
typedef CUresult fn_cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func,
    const CUlaunchConfig *config);
typedef CUresult fn_cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags);
typedef CUresult fn_cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray,
    unsigned int Flags);
typedef CUresult fn_cuTexRefSetAddress(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr,
    size_t bytes);
typedef CUresult fn_cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,
    CUdeviceptr dptr, size_t Pitch);
typedef CUresult fn_cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt,
    int NumPackedComponents);
typedef CUresult fn_cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am);
typedef CUresult fn_cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm);
typedef CUresult fn_cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm);
typedef CUresult fn_cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias);
typedef CUresult fn_cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp,
    float maxMipmapLevelClamp);
typedef CUresult fn_cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso);
typedef CUresult fn_cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor);
typedef CUresult fn_cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags);
typedef CUresult fn_cuTexRefGetAddress(CUdeviceptr *pdptr, CUtexref hTexRef);
typedef CUresult fn_cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef);
typedef CUresult fn_cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef);
typedef CUresult fn_cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim);
typedef CUresult fn_cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef);
typedef CUresult fn_cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef);
typedef CUresult fn_cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef);
typedef CUresult fn_cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef);
typedef CUresult fn_cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp,
    float *pmaxMipmapLevelClamp, CUtexref hTexRef);
typedef CUresult fn_cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef);
typedef CUresult fn_cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef);
typedef CUresult fn_cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef);
typedef CUresult fn_cuTexRefCreate(CUtexref *pTexRef);
typedef CUresult fn_cuTexRefDestroy(CUtexref hTexRef);
typedef CUresult fn_cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags);
typedef CUresult fn_cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef);
typedef CUresult fn_cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
    const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc);
typedef CUresult fn_cuTexObjectDestroy(CUtexObject texObject);
typedef CUresult fn_cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject);
typedef CUresult fn_cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject);
typedef CUresult fn_cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc,
    CUtexObject texObject);
typedef CUresult fn_cuSurfObjectCreate(CUsurfObject *pSurfObject,
    const CUDA_RESOURCE_DESC *pResDesc);
typedef CUresult fn_cuSurfObjectDestroy(CUsurfObject surfObject);
typedef CUresult fn_cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc,
    CUsurfObject surfObject);
typedef CUresult fn_cuTensorMapEncodeTiled(CUtensorMap *tensorMap,
    CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
    const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const cuuint32_t *boxDim,
    const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
    CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill);
typedef CUresult fn_cuTensorMapEncodeIm2col(CUtensorMap *tensorMap,
    CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
    const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner,
    const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
    const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
    CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill);
typedef CUresult fn_cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap,
    CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
    const cuuint64_t *globalDim, const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth,
    int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
    const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
    CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
    CUtensorMapFloatOOBfill oobFill);
typedef CUresult fn_cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress);
typedef CUresult fn_cuTensorMapSetAllocationClass(CUtensorMap *tensorMap,
    CUtensorMapAllocClass allocClass, CUtensorMapAllocClass *outAllocClass);
typedef CUresult fn_cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev);
typedef CUresult fn_cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags);
typedef CUresult fn_cuCtxDisablePeerAccess(CUcontext peerContext);
typedef CUresult fn_cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib,
    CUdevice srcDevice, CUdevice dstDevice);
typedef CUresult fn_cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
    const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice,
    CUdevice dstDevice);
typedef CUresult fn_cuGraphicsUnregisterResource(CUgraphicsResource resource);
typedef CUresult fn_cuGraphicsSubResourceGetMappedArray(CUarray *pArray,
    CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel);
typedef CUresult fn_cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray,
    CUgraphicsResource resource);
typedef CUresult fn_cuGraphicsResourceGetMappedPointer(CUdeviceptr *pDevPtr, size_t *pSize,
    CUgraphicsResource resource);
typedef CUresult fn_cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned int flags);
typedef CUresult fn_cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources,
    CUstream hStream);
typedef CUresult fn_cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources,
    CUstream hStream);
typedef CUresult fn_cuGetProcAddress(const char *symbol, void **pfn, int cudaVersion,
    cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus);
typedef CUresult fn_cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size);
typedef CUresult fn_cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value,
    size_t *size);
typedef CUresult fn_cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size);
typedef CUresult fn_cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value,
    size_t *size);
typedef CUresult fn_cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback,
    void *userData, CUcoredumpCallbackHandle *callbackOut);
typedef CUresult fn_cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback,
    void *userData, CUcoredumpCallbackHandle *callbackOut);
typedef CUresult fn_cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback);
typedef CUresult fn_cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback);
typedef CUresult fn_cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId);
typedef CUresult fn_cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev,
    unsigned int flags);
typedef CUresult fn_cuGreenCtxDestroy(CUgreenCtx hCtx);
typedef CUresult fn_cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx);
typedef CUresult fn_cuDeviceGetDevResource(CUdevice device, CUdevResource *resource,
    CUdevResourceType type);
typedef CUresult fn_cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource,
    CUdevResourceType type);
typedef CUresult fn_cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource,
    CUdevResourceType type);
typedef CUresult fn_cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups,
    const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
    unsigned int minCount);
typedef CUresult fn_cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups,
    const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
    CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams);
typedef CUresult fn_cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources,
    unsigned int nbResources);
typedef CUresult fn_cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent);
typedef CUresult fn_cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent);
typedef CUresult fn_cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx);
typedef CUresult fn_cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx,
    unsigned int flags, int priority);
typedef CUresult fn_cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId);
typedef CUresult fn_cuStreamGetDevResource(CUstream hStream, CUdevResource *resource,
    CUdevResourceType type);
typedef CUresult fn_cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,
    CUlogsCallbackHandle *callback_out);
typedef CUresult fn_cuLogsUnregisterCallback(CUlogsCallbackHandle callback);
typedef CUresult fn_cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags);
typedef CUresult fn_cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile,
    unsigned int flags);
typedef CUresult fn_cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size,
    unsigned int flags);
typedef CUresult fn_cuCheckpointProcessGetRestoreThreadId(int pid, int *tid);
typedef CUresult fn_cuCheckpointProcessGetState(int pid, CUprocessState *state);
typedef CUresult fn_cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args);
typedef CUresult fn_cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args);
typedef CUresult fn_cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args);
typedef CUresult fn_cuCheckpointOperationComplete(CUcheckpointOperationHandle handle);
typedef CUresult fn_cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args);
typedef CUresult fn_cuProfilerStart(void);
typedef CUresult fn_cuProfilerStop(void);
typedef CUresult fn_cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource,
    EGLImageKHR image, unsigned int flags);
typedef CUresult fn_cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream);
typedef CUresult fn_cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn,
    EGLStreamKHR stream, unsigned int flags);
typedef CUresult fn_cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn);
typedef CUresult fn_cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn,
    CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout);
typedef CUresult fn_cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn,
    CUgraphicsResource pCudaResource, CUstream *pStream);
typedef CUresult fn_cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream,
    EGLint width, EGLint height);
typedef CUresult fn_cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn);
typedef CUresult fn_cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn,
    CUeglFrame eglframe, CUstream *pStream);
typedef CUresult fn_cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn,
    CUeglFrame *eglframe, CUstream *pStream);
typedef CUresult fn_cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame,
    CUgraphicsResource resource, unsigned int index, unsigned int mipLevel);
typedef CUresult fn_cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync,
    unsigned int flags);
typedef CUresult fn_cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer,
    unsigned int Flags);
typedef CUresult fn_cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image,
    GLenum target, unsigned int Flags);
typedef CUresult fn_cuGLGetDevices(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
    unsigned int cudaDeviceCount, CUGLDeviceList deviceList);
typedef CUresult fn_cuGLCtxCreate(CUcontext *pCtx, unsigned int Flags, CUdevice device);
typedef CUresult fn_cuGLInit(void);
typedef CUresult fn_cuGLRegisterBufferObject(GLuint buffer);
typedef CUresult fn_cuGLMapBufferObject(CUdeviceptr *dptr, size_t *size, GLuint buffer);
typedef CUresult fn_cuGLUnmapBufferObject(GLuint buffer);
typedef CUresult fn_cuGLUnregisterBufferObject(GLuint buffer);
typedef CUresult fn_cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags);
typedef CUresult fn_cuGLMapBufferObjectAsync(CUdeviceptr *dptr, size_t *size, GLuint buffer,
    CUstream hStream);
typedef CUresult fn_cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream);
typedef CUresult fn_cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **));
typedef CUresult fn_cuVDPAUCtxCreate(CUcontext *pCtx, unsigned int flags, CUdevice device,
    VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **));
typedef CUresult fn_cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource,
    VdpVideoSurface vdpSurface, unsigned int flags);
typedef CUresult fn_cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource,
    VdpOutputSurface vdpSurface, unsigned int flags);

#endif
