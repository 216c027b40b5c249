// driver_api.h of cubind's binding of the CUDA Driver API, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/driver.yaml.
// clang-format off

// C programs on top of the module: `const cubind_driver_api *api = cubind_driver_import();` once,
//     with the GIL held, then
// api->function(...) from any thread. A function that the loaded library lacks returns
//     CUDA_ERROR_NOT_FOUND.
#ifndef CUBIND_DRIVER_API_H
#define CUBIND_DRIVER_API_H

#include <Python.h>

#include "types.h"

#define CUBIND_DRIVER_API_NAME "cubind.driver._C_API"
#define CUBIND_DRIVER_API_LAYOUT 2

// Members are only ever added at the end, while `layout` stays what it is.
typedef struct cubind_driver_api {
    int layout;       // CUBIND_DRIVER_API_LAYOUT
    int api_version;  // 13050
    size_t size;      // bytes of the table
    // A member by its name here, by the one that the library exports, or by both; NULL: none.
    // For programs that are to work with the tables of several releases.
    void *(*find)(const char *function, const char *symbol);
    CUresult (*cuGetErrorString)(CUresult error, const char **pStr);
    CUresult (*cuGetErrorName)(CUresult error, const char **pStr);
    CUresult (*cuInit)(unsigned int Flags);
    CUresult (*cuDriverGetVersion)(int *driverVersion);
    CUresult (*cuDeviceGet)(CUdevice *device, int ordinal);
    CUresult (*cuDeviceGetCount)(int *count);
    CUresult (*cuDeviceGetName)(char *name, int len, CUdevice dev);
    CUresult (*cuDeviceGetUuid)(CUuuid *uuid, CUdevice dev);
    CUresult (*cuDeviceGetLuid)(char *luid, unsigned int *deviceNodeMask, CUdevice dev);
    CUresult (*cuDeviceTotalMem)(size_t *bytes, CUdevice dev);
    CUresult (*cuDeviceGetTexture1DLinearMaxWidth)(size_t *maxWidthInElements,
        CUarray_format format, unsigned int numChannels, CUdevice dev);
    CUresult (*cuDeviceGetAttribute)(int *pi, CUdevice_attribute attrib, CUdevice dev);
    CUresult (*cuDeviceGetHostAtomicCapabilities)(unsigned int *capabilities,
        const CUatomicOperation *operations, unsigned int count, CUdevice dev);
    CUresult (*cuDeviceGetNvSciSyncAttributes)(void *nvSciSyncAttrList, CUdevice dev, int flags);
    CUresult (*cuDeviceSetMemPool)(CUdevice dev, CUmemoryPool pool);
    CUresult (*cuDeviceGetMemPool)(CUmemoryPool *pool, CUdevice dev);
    CUresult (*cuDeviceGetDefaultMemPool)(CUmemoryPool *pool_out, CUdevice dev);
    CUresult (*cuDeviceGetExecAffinitySupport)(int *pi, CUexecAffinityType type, CUdevice dev);
    CUresult (*cuFlushGPUDirectRDMAWrites)(CUflushGPUDirectRDMAWritesTarget target,
        CUflushGPUDirectRDMAWritesScope scope);
    CUresult (*cuDeviceGetProperties)(CUdevprop *prop, CUdevice dev);
    CUresult (*cuDeviceComputeCapability)(int *major, int *minor, CUdevice dev);
    CUresult (*cuDevicePrimaryCtxRetain)(CUcontext *pctx, CUdevice dev);
    CUresult (*cuDevicePrimaryCtxRelease)(CUdevice dev);
    CUresult (*cuDevicePrimaryCtxSetFlags)(CUdevice dev, unsigned int flags);
    CUresult (*cuDevicePrimaryCtxGetState)(CUdevice dev, unsigned int *flags, int *active);
    CUresult (*cuDevicePrimaryCtxReset)(CUdevice dev);
    CUresult (*cuCtxCreate)(CUcontext *pctx, CUctxCreateParams *ctxCreateParams,
        unsigned int flags, CUdevice dev);
    CUresult (*cuCtxDestroy)(CUcontext ctx);
    CUresult (*cuCtxPushCurrent)(CUcontext ctx);
    CUresult (*cuCtxPopCurrent)(CUcontext *pctx);
    CUresult (*cuCtxSetCurrent)(CUcontext ctx);
    CUresult (*cuCtxGetCurrent)(CUcontext *pctx);
    CUresult (*cuCtxGetDevice)(CUdevice *device);
    CUresult (*cuCtxGetDevice_v2)(CUdevice *device, CUcontext ctx);
    CUresult (*cuCtxGetFlags)(unsigned int *flags);
    CUresult (*cuCtxSetFlags)(unsigned int flags);
    CUresult (*cuCtxGetId)(CUcontext ctx, unsigned long long *ctxId);
    CUresult (*cuCtxSynchronize)(void);
    CUresult (*cuCtxSynchronize_v2)(CUcontext ctx);
    CUresult (*cuCtxSetLimit)(CUlimit limit, size_t value);
    CUresult (*cuCtxGetLimit)(size_t *pvalue, CUlimit limit);
    CUresult (*cuCtxGetCacheConfig)(CUfunc_cache *pconfig);
    CUresult (*cuCtxSetCacheConfig)(CUfunc_cache config);
    CUresult (*cuCtxGetApiVersion)(CUcontext ctx, unsigned int *version);
    CUresult (*cuCtxGetStreamPriorityRange)(int *leastPriority, int *greatestPriority);
    CUresult (*cuCtxResetPersistingL2Cache)(void);
    CUresult (*cuCtxGetExecAffinity)(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type);
    CUresult (*cuCtxRecordEvent)(CUcontext hCtx, CUevent hEvent);
    CUresult (*cuCtxWaitEvent)(CUcontext hCtx, CUevent hEvent);
    CUresult (*cuCtxAttach)(CUcontext *pctx, unsigned int flags);
    CUresult (*cuCtxDetach)(CUcontext ctx);
    CUresult (*cuCtxGetSharedMemConfig)(CUsharedconfig *pConfig);
    CUresult (*cuCtxSetSharedMemConfig)(CUsharedconfig config);
    CUresult (*cuModuleLoad)(CUmodule *module, const char *fname);
    CUresult (*cuModuleLoadData)(CUmodule *module, const void *image);
    CUresult (*cuModuleLoadDataEx)(CUmodule *module, const void *image, unsigned int numOptions,
        CUjit_option *options, void **optionValues);
    CUresult (*cuModuleLoadFatBinary)(CUmodule *module, const void *fatCubin);
    CUresult (*cuModuleUnload)(CUmodule hmod);
    CUresult (*cuModuleGetLoadingMode)(CUmoduleLoadingMode *mode);
    CUresult (*cuModuleGetFunction)(CUfunction *hfunc, CUmodule hmod, const char *name);
    CUresult (*cuModuleGetFunctionCount)(unsigned int *count, CUmodule mod);
    CUresult (*cuModuleEnumerateFunctions)(CUfunction *functions, unsigned int numFunctions,
        CUmodule mod);
    CUresult (*cuModuleGetGlobal)(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod,
        const char *name);
    CUresult (*cuLinkCreate)(unsigned int numOptions, CUjit_option *options, void **optionValues,
        CUlinkState *stateOut);
    CUresult (*cuLinkAddData)(CUlinkState state, CUjitInputType type, void *data, size_t size,
        const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues);
    CUresult (*cuLinkAddFile)(CUlinkState state, CUjitInputType type, const char *path,
        unsigned int numOptions, CUjit_option *options, void **optionValues);
    CUresult (*cuLinkComplete)(CUlinkState state, void **cubinOut, size_t *sizeOut);
    CUresult (*cuLinkDestroy)(CUlinkState state);
    CUresult (*cuModuleGetTexRef)(CUtexref *pTexRef, CUmodule hmod, const char *name);
    CUresult (*cuModuleGetSurfRef)(CUsurfref *pSurfRef, CUmodule hmod, const char *name);
    CUresult (*cuLibraryLoadData)(CUlibrary *library, const void *code, CUjit_option *jitOptions,
        void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions,
        void **libraryOptionValues, unsigned int numLibraryOptions);
    CUresult (*cuLibraryLoadFromFile)(CUlibrary *library, const char *fileName,
        CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
        CUlibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions);
    CUresult (*cuLibraryUnload)(CUlibrary library);
    CUresult (*cuLibraryGetKernel)(CUkernel *pKernel, CUlibrary library, const char *name);
    CUresult (*cuLibraryGetKernelCount)(unsigned int *count, CUlibrary lib);
    CUresult (*cuLibraryEnumerateKernels)(CUkernel *kernels, unsigned int numKernels,
        CUlibrary lib);
    CUresult (*cuLibraryGetModule)(CUmodule *pMod, CUlibrary library);
    CUresult (*cuKernelGetFunction)(CUfunction *pFunc, CUkernel kernel);
    CUresult (*cuKernelGetLibrary)(CUlibrary *pLib, CUkernel kernel);
    CUresult (*cuLibraryGetGlobal)(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
        const char *name);
    CUresult (*cuLibraryGetManaged)(CUdeviceptr *dptr, size_t *bytes, CUlibrary library,
        const char *name);
    CUresult (*cuLibraryGetUnifiedFunction)(void **fptr, CUlibrary library, const char *symbol);
    CUresult (*cuKernelGetAttribute)(int *pi, CUfunction_attribute attrib, CUkernel kernel,
        CUdevice dev);
    CUresult (*cuKernelSetAttribute)(CUfunction_attribute attrib, int val, CUkernel kernel,
        CUdevice dev);
    CUresult (*cuKernelSetCacheConfig)(CUkernel kernel, CUfunc_cache config, CUdevice dev);
    CUresult (*cuKernelGetName)(const char **name, CUkernel hfunc);
    CUresult (*cuKernelGetParamInfo)(CUkernel kernel, size_t paramIndex, size_t *paramOffset,
        size_t *paramSize);
    CUresult (*cuKernelGetParamCount)(CUkernel kernel, size_t *paramCount);
    CUresult (*cuMemGetInfo)(size_t *free, size_t *total);
    CUresult (*cuMemAlloc)(CUdeviceptr *dptr, size_t bytesize);
    CUresult (*cuMemAllocPitch)(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes,
        size_t Height, unsigned int ElementSizeBytes);
    CUresult (*cuMemFree)(CUdeviceptr dptr);
    CUresult (*cuMemGetAddressRange)(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr);
    CUresult (*cuMemAllocHost)(void **pp, size_t bytesize);
    CUresult (*cuMemFreeHost)(void *p);
    CUresult (*cuMemHostAlloc)(void **pp, size_t bytesize, unsigned int Flags);
    CUresult (*cuMemHostGetDevicePointer)(CUdeviceptr *pdptr, void *p, unsigned int Flags);
    CUresult (*cuMemHostGetFlags)(unsigned int *pFlags, void *p);
    CUresult (*cuMemAllocManaged)(CUdeviceptr *dptr, size_t bytesize, unsigned int flags);
    CUresult (*cuDeviceRegisterAsyncNotification)(CUdevice device, CUasyncCallback callbackFunc,
        void *userData, CUasyncCallbackHandle *callback);
    CUresult (*cuDeviceUnregisterAsyncNotification)(CUdevice device,
        CUasyncCallbackHandle callback);
    CUresult (*cuDeviceGetByPCIBusId)(CUdevice *dev, const char *pciBusId);
    CUresult (*cuDeviceGetPCIBusId)(char *pciBusId, int len, CUdevice dev);
    CUresult (*cuIpcGetEventHandle)(CUipcEventHandle *pHandle, CUevent event);
    CUresult (*cuIpcOpenEventHandle)(CUevent *phEvent, CUipcEventHandle handle);
    CUresult (*cuIpcGetMemHandle)(CUipcMemHandle *pHandle, CUdeviceptr dptr);
    CUresult (*cuIpcOpenMemHandle)(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags);
    CUresult (*cuIpcCloseMemHandle)(CUdeviceptr dptr);
    CUresult (*cuMemHostRegister)(void *p, size_t bytesize, unsigned int Flags);
    CUresult (*cuMemHostUnregister)(void *p);
    CUresult (*cuMemcpy)(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount);
    CUresult (*cuMemcpyPeer)(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice,
        CUcontext srcContext, size_t ByteCount);
    CUresult (*cuMemcpyHtoD)(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount);
    CUresult (*cuMemcpyDtoH)(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount);
    CUresult (*cuMemcpyDtoD)(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount);
    CUresult (*cuMemcpyDtoA)(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice,
        size_t ByteCount);
    CUresult (*cuMemcpyAtoD)(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset,
        size_t ByteCount);
    CUresult (*cuMemcpyHtoA)(CUarray dstArray, size_t dstOffset, const void *srcHost,
        size_t ByteCount);
    CUresult (*cuMemcpyAtoH)(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount);
    CUresult (*cuMemcpyAtoA)(CUarray dstArray, size_t dstOffset, CUarray srcArray,
        size_t srcOffset, size_t ByteCount);
    CUresult (*cuMemcpy2D)(const CUDA_MEMCPY2D *pCopy);
    CUresult (*cuMemcpy2DUnaligned)(const CUDA_MEMCPY2D *pCopy);
    CUresult (*cuMemcpy3D)(const CUDA_MEMCPY3D *pCopy);
    CUresult (*cuMemcpy3DPeer)(const CUDA_MEMCPY3D_PEER *pCopy);
    CUresult (*cuMemcpyAsync)(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream);
    CUresult (*cuMemcpyPeerAsync)(CUdeviceptr dstDevice, CUcontext dstContext,
        CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream);
    CUresult (*cuMemcpyHtoDAsync)(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount,
        CUstream hStream);
    CUresult (*cuMemcpyDtoHAsync)(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount,
        CUstream hStream);
    CUresult (*cuMemcpyDtoDAsync)(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount,
        CUstream hStream);
    CUresult (*cuMemcpyHtoAAsync)(CUarray dstArray, size_t dstOffset, const void *srcHost,
        size_t ByteCount, CUstream hStream);
    CUresult (*cuMemcpyAtoHAsync)(void *dstHost, CUarray srcArray, size_t srcOffset,
        size_t ByteCount, CUstream hStream);
    CUresult (*cuMemcpy2DAsync)(const CUDA_MEMCPY2D *pCopy, CUstream hStream);
    CUresult (*cuMemcpy3DAsync)(const CUDA_MEMCPY3D *pCopy, CUstream hStream);
    CUresult (*cuMemcpy3DPeerAsync)(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream);
    CUresult (*cuMemcpyBatchAsync)(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes,
        size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
        CUstream hStream);
    CUresult (*cuMemcpy3DBatchAsync)(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList,
        unsigned long long flags, CUstream hStream);
    CUresult (*cuMemcpyWithAttributesAsync)(CUdeviceptr dst, CUdeviceptr src, size_t size,
        CUmemcpyAttributes *attr, CUstream hStream);
    CUresult (*cuMemcpy3DWithAttributesAsync)(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags,
        CUstream hStream);
    CUresult (*cuMemsetD8)(CUdeviceptr dstDevice, unsigned char uc, size_t N);
    CUresult (*cuMemsetD16)(CUdeviceptr dstDevice, unsigned short us, size_t N);
    CUresult (*cuMemsetD32)(CUdeviceptr dstDevice, unsigned int ui, size_t N);
    CUresult (*cuMemsetD2D8)(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
        size_t Width, size_t Height);
    CUresult (*cuMemsetD2D16)(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
        size_t Width, size_t Height);
    CUresult (*cuMemsetD2D32)(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
        size_t Width, size_t Height);
    CUresult (*cuMemsetD8Async)(CUdeviceptr dstDevice, unsigned char uc, size_t N,
        CUstream hStream);
    CUresult (*cuMemsetD16Async)(CUdeviceptr dstDevice, unsigned short us, size_t N,
        CUstream hStream);
    CUresult (*cuMemsetD32Async)(CUdeviceptr dstDevice, unsigned int ui, size_t N,
        CUstream hStream);
    CUresult (*cuMemsetD2D8Async)(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc,
        size_t Width, size_t Height, CUstream hStream);
    CUresult (*cuMemsetD2D16Async)(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us,
        size_t Width, size_t Height, CUstream hStream);
    CUresult (*cuMemsetD2D32Async)(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui,
        size_t Width, size_t Height, CUstream hStream);
    CUresult (*cuArrayCreate)(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray);
    CUresult (*cuArrayGetDescriptor)(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray);
    CUresult (*cuArrayGetSparseProperties)(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
        CUarray array);
    CUresult (*cuMipmappedArrayGetSparseProperties)(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties,
        CUmipmappedArray mipmap);
    CUresult (*cuArrayGetMemoryRequirements)(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements,
        CUarray array, CUdevice device);
    CUresult (*cuMipmappedArrayGetMemoryRequirements)(
        CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap,
        CUdevice device);
    CUresult (*cuArrayGetPlane)(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx);
    CUresult (*cuArrayDestroy)(CUarray hArray);
    CUresult (*cuArray3DCreate)(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray);
    CUresult (*cuArray3DGetDescriptor)(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray);
    CUresult (*cuMipmappedArrayCreate)(CUmipmappedArray *pHandle,
        const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels);
    CUresult (*cuMipmappedArrayGetLevel)(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray,
        unsigned int level);
    CUresult (*cuMipmappedArrayDestroy)(CUmipmappedArray hMipmappedArray);
    CUresult (*cuMemGetHandleForAddressRange)(void *handle, CUdeviceptr dptr, size_t size,
        CUmemRangeHandleType handleType, unsigned long long flags);
    CUresult (*cuMemBatchDecompressAsync)(CUmemDecompressParams *paramsArray, size_t count,
        unsigned int flags, size_t *errorIndex, CUstream stream);
    CUresult (*cuMemAddressReserve)(CUdeviceptr *ptr, size_t size, size_t alignment,
        CUdeviceptr addr, unsigned long long flags);
    CUresult (*cuMemAddressFree)(CUdeviceptr ptr, size_t size);
    CUresult (*cuMemCreate)(CUmemGenericAllocationHandle *handle, size_t size,
        const CUmemAllocationProp *prop, unsigned long long flags);
    CUresult (*cuMemRelease)(CUmemGenericAllocationHandle handle);
    CUresult (*cuMemMap)(CUdeviceptr ptr, size_t size, size_t offset,
        CUmemGenericAllocationHandle handle, unsigned long long flags);
    CUresult (*cuMemMapArrayAsync)(CUarrayMapInfo *mapInfoList, unsigned int count,
        CUstream hStream);
    CUresult (*cuMemUnmap)(CUdeviceptr ptr, size_t size);
    CUresult (*cuMemSetAccess)(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc,
        size_t count);
    CUresult (*cuMemGetAccess)(unsigned long long *flags, const CUmemLocation *location,
        CUdeviceptr ptr);
    CUresult (*cuMemExportToShareableHandle)(void *shareableHandle,
        CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType,
        unsigned long long flags);
    CUresult (*cuMemImportFromShareableHandle)(CUmemGenericAllocationHandle *handle,
        void *osHandle, CUmemAllocationHandleType shHandleType);
    CUresult (*cuMemGetAllocationGranularity)(size_t *granularity, const CUmemAllocationProp *prop,
        CUmemAllocationGranularity_flags option);
    CUresult (*cuMemGetAllocationPropertiesFromHandle)(CUmemAllocationProp *prop,
        CUmemGenericAllocationHandle handle);
    CUresult (*cuMemRetainAllocationHandle)(CUmemGenericAllocationHandle *handle, void *addr);
    CUresult (*cuMemFreeAsync)(CUdeviceptr dptr, CUstream hStream);
    CUresult (*cuMemAllocAsync)(CUdeviceptr *dptr, size_t bytesize, CUstream hStream);
    CUresult (*cuMemPoolTrimTo)(CUmemoryPool pool, size_t minBytesToKeep);
    CUresult (*cuMemPoolSetAttribute)(CUmemoryPool pool, CUmemPool_attribute attr, void *value);
    CUresult (*cuMemPoolGetAttribute)(CUmemoryPool pool, CUmemPool_attribute attr, void *value);
    CUresult (*cuMemPoolSetAccess)(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count);
    CUresult (*cuMemPoolGetAccess)(CUmemAccess_flags *flags, CUmemoryPool memPool,
        CUmemLocation *location);
    CUresult (*cuMemPoolCreate)(CUmemoryPool *pool, const CUmemPoolProps *poolProps);
    CUresult (*cuMemPoolDestroy)(CUmemoryPool pool);
    CUresult (*cuMemGetDefaultMemPool)(CUmemoryPool *pool_out, CUmemLocation *location,
        CUmemAllocationType type);
    CUresult (*cuMemGetMemPool)(CUmemoryPool *pool, CUmemLocation *location,
        CUmemAllocationType type);
    CUresult (*cuMemSetMemPool)(CUmemLocation *location, CUmemAllocationType type,
        CUmemoryPool pool);
    CUresult (*cuMemAllocFromPoolAsync)(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool,
        CUstream hStream);
    CUresult (*cuMemPoolExportToShareableHandle)(void *handle_out, CUmemoryPool pool,
        CUmemAllocationHandleType handleType, unsigned long long flags);
    CUresult (*cuMemPoolImportFromShareableHandle)(CUmemoryPool *pool_out, void *handle,
        CUmemAllocationHandleType handleType, unsigned long long flags);
    CUresult (*cuMemPoolExportPointer)(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr);
    CUresult (*cuMemPoolImportPointer)(CUdeviceptr *ptr_out, CUmemoryPool pool,
        CUmemPoolPtrExportData *shareData);
    CUresult (*cuMulticastCreate)(CUmemGenericAllocationHandle *mcHandle,
        const CUmulticastObjectProp *prop);
    CUresult (*cuMulticastAddDevice)(CUmemGenericAllocationHandle mcHandle, CUdevice dev);
    CUresult (*cuMulticastBindMem)(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
        CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
        unsigned long long flags);
    CUresult (*cuMulticastBindMem_v2)(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
        size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size,
        unsigned long long flags);
    CUresult (*cuMulticastBindAddr)(CUmemGenericAllocationHandle mcHandle, size_t mcOffset,
        CUdeviceptr memptr, size_t size, unsigned long long flags);
    CUresult (*cuMulticastBindAddr_v2)(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
        size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags);
    CUresult (*cuMulticastUnbind)(CUmemGenericAllocationHandle mcHandle, CUdevice dev,
        size_t mcOffset, size_t size);
    CUresult (*cuMulticastGetGranularity)(size_t *granularity, const CUmulticastObjectProp *prop,
        CUmulticastGranularity_flags option);
    CUresult (*cuDeviceGetFabricClusterUuid)(CUuuid *uuid, CUdevice dev);
    CUresult (*cuDeviceGetCliqueCount)(size_t *count, CUdevice dev);
    CUresult (*cuDeviceGetCliqueInfo)(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev);
    CUresult (*cuLogicalEndpointIdReserve)(CUlogicalEndpointId *baseLeId, cuuint32_t count);
    CUresult (*cuLogicalEndpointIdRelease)(CUlogicalEndpointId baseLeId, cuuint32_t count);
    CUresult (*cuLogicalEndpointCreate)(CUlogicalEndpointId leId,
        const CUlogicalEndpointProp *prop);
    CUresult (*cuLogicalEndpointAddDevice)(CUlogicalEndpointId leId, CUdevice dev);
    CUresult (*cuLogicalEndpointDestroy)(CUlogicalEndpointId leId);
    CUresult (*cuLogicalEndpointBindAddr)(CUlogicalEndpointId leId, CUdevice dev,
        cuuint64_t offset, void *ptr, cuuint64_t size, unsigned long long flags);
    CUresult (*cuLogicalEndpointBindMem)(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
        CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size,
        unsigned long long flags);
    CUresult (*cuLogicalEndpointUnbind)(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset,
        cuuint64_t size);
    CUresult (*cuLogicalEndpointExport)(void *handle, CUlogicalEndpointId leId,
        CUlogicalEndpointIpcHandleType handleType);
    CUresult (*cuLogicalEndpointImport)(CUlogicalEndpointId leId, const void *handle,
        CUlogicalEndpointIpcHandleType handleType);
    CUresult (*cuLogicalEndpointGetLimits)(cuuint64_t *bindAlignment, cuuint64_t *maxSize,
        const CUlogicalEndpointProp *prop);
    CUresult (*cuLogicalEndpointQuery)(CUlogicalEndpointId leId, cuuint32_t count,
        int *queryStatus);
    CUresult (*cuFabricCpyBatchAsync)(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList,
        unsigned long long flags, CUstream hStream);
    CUresult (*cuPointerGetAttribute)(void *data, CUpointer_attribute attribute, CUdeviceptr ptr);
    CUresult (*cuMemPrefetchAsync)(CUdeviceptr devPtr, size_t count, CUmemLocation location,
        unsigned int flags, CUstream hStream);
    CUresult (*cuMemAdvise)(CUdeviceptr devPtr, size_t count, CUmem_advise advice,
        CUmemLocation location);
    CUresult (*cuMemPrefetchBatchAsync)(CUdeviceptr *dptrs, size_t *sizes, size_t count,
        CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
        unsigned long long flags, CUstream hStream);
    CUresult (*cuMemDiscardBatchAsync)(CUdeviceptr *dptrs, size_t *sizes, size_t count,
        unsigned long long flags, CUstream hStream);
    CUresult (*cuMemDiscardAndPrefetchBatchAsync)(CUdeviceptr *dptrs, size_t *sizes, size_t count,
        CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
        unsigned long long flags, CUstream hStream);
    CUresult (*cuMemGetLocationInfo)(CUdeviceptr ptr, size_t size, size_t summaryGranularity,
        size_t samplingGranularity, CUmemLocation *location_out);
    CUresult (*cuMemRangeGetAttribute)(void *data, size_t dataSize,
        CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count);
    CUresult (*cuMemRangeGetAttributes)(void **data, size_t *dataSizes,
        CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count);
    CUresult (*cuPointerSetAttribute)(const void *value, CUpointer_attribute attribute,
        CUdeviceptr ptr);
    CUresult (*cuPointerGetAttributes)(unsigned int numAttributes, CUpointer_attribute *attributes,
        void **data, CUdeviceptr ptr);
    CUresult (*cuStreamCreate)(CUstream *phStream, unsigned int Flags);
    CUresult (*cuStreamCreateWithPriority)(CUstream *phStream, unsigned int flags, int priority);
    CUresult (*cuStreamBeginCaptureToCig)(CUstream hStream,
        CUstreamCigCaptureParams *streamCigCaptureParams);
    CUresult (*cuStreamEndCaptureToCig)(CUstream hStream);
    CUresult (*cuStreamGetPriority)(CUstream hStream, int *priority);
    CUresult (*cuStreamGetDevice)(CUstream hStream, CUdevice *device);
    CUresult (*cuStreamGetFlags)(CUstream hStream, unsigned int *flags);
    CUresult (*cuStreamGetId)(CUstream hStream, unsigned long long *streamId);
    CUresult (*cuStreamGetCtx)(CUstream hStream, CUcontext *pctx);
    CUresult (*cuStreamGetCtx_v2)(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx);
    CUresult (*cuStreamWaitEvent)(CUstream hStream, CUevent hEvent, unsigned int Flags);
    CUresult (*cuStreamAddCallback)(CUstream hStream, CUstreamCallback callback, void *userData,
        unsigned int flags);
    CUresult (*cuStreamBeginCapture)(CUstream hStream, CUstreamCaptureMode mode);
    CUresult (*cuStreamBeginRecaptureToGraph)(CUstream hStream, CUstreamCaptureMode mode,
        CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData);
    CUresult (*cuStreamBeginCaptureToGraph)(CUstream hStream, CUgraph hGraph,
        const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
        size_t numDependencies, CUstreamCaptureMode mode);
    CUresult (*cuThreadExchangeStreamCaptureMode)(CUstreamCaptureMode *mode);
    CUresult (*cuStreamEndCapture)(CUstream hStream, CUgraph *phGraph);
    CUresult (*cuStreamIsCapturing)(CUstream hStream, CUstreamCaptureStatus *captureStatus);
    CUresult (*cuStreamGetCaptureInfo)(CUstream hStream, CUstreamCaptureStatus *captureStatus_out,
        cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out,
        const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out);
    CUresult (*cuStreamUpdateCaptureDependencies)(CUstream hStream, CUgraphNode *dependencies,
        const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags);
    CUresult (*cuStreamAttachMemAsync)(CUstream hStream, CUdeviceptr dptr, size_t length,
        unsigned int flags);
    CUresult (*cuStreamQuery)(CUstream hStream);
    CUresult (*cuStreamSynchronize)(CUstream hStream);
    CUresult (*cuStreamDestroy)(CUstream hStream);
    CUresult (*cuStreamCopyAttributes)(CUstream dst, CUstream src);
    CUresult (*cuStreamGetAttribute)(CUstream hStream, CUstreamAttrID attr,
        CUstreamAttrValue *value_out);
    CUresult (*cuStreamSetAttribute)(CUstream hStream, CUstreamAttrID attr,
        const CUstreamAttrValue *value);
    CUresult (*cuEventCreate)(CUevent *phEvent, unsigned int Flags);
    CUresult (*cuEventRecord)(CUevent hEvent, CUstream hStream);
    CUresult (*cuEventRecordWithFlags)(CUevent hEvent, CUstream hStream, unsigned int flags);
    CUresult (*cuEventQuery)(CUevent hEvent);
    CUresult (*cuEventSynchronize)(CUevent hEvent);
    CUresult (*cuEventDestroy)(CUevent hEvent);
    CUresult (*cuEventElapsedTime)(float *pMilliseconds, CUevent hStart, CUevent hEnd);
    CUresult (*cuImportExternalMemory)(CUexternalMemory *extMem_out,
        const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc);
    CUresult (*cuExternalMemoryGetMappedBuffer)(CUdeviceptr *devPtr, CUexternalMemory extMem,
        const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc);
    CUresult (*cuExternalMemoryGetMappedMipmappedArray)(CUmipmappedArray *mipmap,
        CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc);
    CUresult (*cuDestroyExternalMemory)(CUexternalMemory extMem);
    CUresult (*cuImportExternalSemaphore)(CUexternalSemaphore *extSem_out,
        const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc);
    CUresult (*cuSignalExternalSemaphoresAsync)(const CUexternalSemaphore *extSemArray,
        const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems,
        CUstream stream);
    CUresult (*cuWaitExternalSemaphoresAsync)(const CUexternalSemaphore *extSemArray,
        const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems,
        CUstream stream);
    CUresult (*cuDestroyExternalSemaphore)(CUexternalSemaphore extSem);
    CUresult (*cuStreamWaitValue32)(CUstream stream, CUdeviceptr addr, cuuint32_t value,
        unsigned int flags);
    CUresult (*cuStreamWaitValue64)(CUstream stream, CUdeviceptr addr, cuuint64_t value,
        unsigned int flags);
    CUresult (*cuStreamWriteValue32)(CUstream stream, CUdeviceptr addr, cuuint32_t value,
        unsigned int flags);
    CUresult (*cuStreamWriteValue64)(CUstream stream, CUdeviceptr addr, cuuint64_t value,
        unsigned int flags);
    CUresult (*cuStreamBatchMemOp)(CUstream stream, unsigned int count,
        CUstreamBatchMemOpParams *paramArray, unsigned int flags);
    CUresult (*cuFuncGetAttribute)(int *pi, CUfunction_attribute attrib, CUfunction hfunc);
    CUresult (*cuFuncSetAttribute)(CUfunction hfunc, CUfunction_attribute attrib, int value);
    CUresult (*cuFuncSetCacheConfig)(CUfunction hfunc, CUfunc_cache config);
    CUresult (*cuFuncGetModule)(CUmodule *hmod, CUfunction hfunc);
    CUresult (*cuFuncGetName)(const char **name, CUfunction hfunc);
    CUresult (*cuFuncGetParamInfo)(CUfunction func, size_t paramIndex, size_t *paramOffset,
        size_t *paramSize);
    CUresult (*cuFuncGetParamCount)(CUfunction func, size_t *paramCount);
    CUresult (*cuFuncIsLoaded)(CUfunctionLoadingState *state, CUfunction function);
    CUresult (*cuFuncLoad)(CUfunction function);
    CUresult (*cuLaunchKernel)(CUfunction f, unsigned int gridDimX, unsigned int gridDimY,
        unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY,
        unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams,
        void **extra);
    CUresult (*cuLaunchKernelEx)(const CUlaunchConfig *config, CUfunction f, void **kernelParams,
        void **extra);
    CUresult (*cuLaunchCooperativeKernel)(CUfunction f, unsigned int gridDimX,
        unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
        unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
        CUstream hStream, void **kernelParams);
    CUresult (*cuLaunchHostFunc)(CUstream hStream, CUhostFn fn, void *userData);
    CUresult (*cuLaunchHostFunc_v2)(CUstream hStream, CUhostFn fn, void *userData,
        unsigned int syncMode);
    CUresult (*cuFuncSetBlockShape)(CUfunction hfunc, int x, int y, int z);
    CUresult (*cuFuncSetSharedSize)(CUfunction hfunc, unsigned int bytes);
    CUresult (*cuParamSetSize)(CUfunction hfunc, unsigned int numbytes);
    CUresult (*cuParamSeti)(CUfunction hfunc, int offset, unsigned int value);
    CUresult (*cuParamSetf)(CUfunction hfunc, int offset, float value);
    CUresult (*cuParamSetv)(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes);
    CUresult (*cuLaunch)(CUfunction f);
    CUresult (*cuLaunchGrid)(CUfunction f, int grid_width, int grid_height);
    CUresult (*cuLaunchGridAsync)(CUfunction f, int grid_width, int grid_height, CUstream hStream);
    CUresult (*cuLaunchCooperativeKernelMultiDevice)(CUDA_LAUNCH_PARAMS *launchParamsList,
        unsigned int numDevices, unsigned int flags);
    CUresult (*cuParamSetTexRef)(CUfunction hfunc, int texunit, CUtexref hTexRef);
    CUresult (*cuFuncSetSharedMemConfig)(CUfunction hfunc, CUsharedconfig config);
    CUresult (*cuGraphCreate)(CUgraph *phGraph, unsigned int flags);
    CUresult (*cuGraphAddKernelNode)(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_KERNEL_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphKernelNodeGetParams)(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphKernelNodeSetParams)(CUgraphNode hNode,
        const CUDA_KERNEL_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphAddMemcpyNode)(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams,
        CUcontext ctx);
    CUresult (*cuGraphMemcpyNodeGetParams)(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams);
    CUresult (*cuGraphMemcpyNodeSetParams)(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams);
    CUresult (*cuGraphAddMemsetNode)(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx);
    CUresult (*cuGraphMemsetNodeGetParams)(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphMemsetNodeSetParams)(CUgraphNode hNode,
        const CUDA_MEMSET_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphAddHostNode)(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_HOST_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphHostNodeGetParams)(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphHostNodeSetParams)(CUgraphNode hNode,
        const CUDA_HOST_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphAddChildGraphNode)(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph);
    CUresult (*cuGraphChildGraphNodeGetGraph)(CUgraphNode hNode, CUgraph *phGraph);
    CUresult (*cuGraphAddEmptyNode)(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies);
    CUresult (*cuGraphAddEventRecordNode)(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies, CUevent event);
    CUresult (*cuGraphEventRecordNodeGetEvent)(CUgraphNode hNode, CUevent *event_out);
    CUresult (*cuGraphEventRecordNodeSetEvent)(CUgraphNode hNode, CUevent event);
    CUresult (*cuGraphAddEventWaitNode)(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies, CUevent event);
    CUresult (*cuGraphEventWaitNodeGetEvent)(CUgraphNode hNode, CUevent *event_out);
    CUresult (*cuGraphEventWaitNodeSetEvent)(CUgraphNode hNode, CUevent event);
    CUresult (*cuGraphAddExternalSemaphoresSignalNode)(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphExternalSemaphoresSignalNodeGetParams)(CUgraphNode hNode,
        CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out);
    CUresult (*cuGraphExternalSemaphoresSignalNodeSetParams)(CUgraphNode hNode,
        const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphAddExternalSemaphoresWaitNode)(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphExternalSemaphoresWaitNodeGetParams)(CUgraphNode hNode,
        CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out);
    CUresult (*cuGraphExternalSemaphoresWaitNodeSetParams)(CUgraphNode hNode,
        const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphAddBatchMemOpNode)(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphBatchMemOpNodeGetParams)(CUgraphNode hNode,
        CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out);
    CUresult (*cuGraphBatchMemOpNodeSetParams)(CUgraphNode hNode,
        const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphExecBatchMemOpNodeSetParams)(CUgraphExec hGraphExec, CUgraphNode hNode,
        const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphAddMemAllocNode)(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies,
        CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphMemAllocNodeGetParams)(CUgraphNode hNode,
        CUDA_MEM_ALLOC_NODE_PARAMS *params_out);
    CUresult (*cuGraphAddMemFreeNode)(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr);
    CUresult (*cuGraphMemFreeNodeGetParams)(CUgraphNode hNode, CUdeviceptr *dptr_out);
    CUresult (*cuDeviceGraphMemTrim)(CUdevice device);
    CUresult (*cuDeviceGetGraphMemAttribute)(CUdevice device, CUgraphMem_attribute attr,
        void *value);
    CUresult (*cuDeviceSetGraphMemAttribute)(CUdevice device, CUgraphMem_attribute attr,
        void *value);
    CUresult (*cuGraphClone)(CUgraph *phGraphClone, CUgraph originalGraph);
    CUresult (*cuGraphNodeFindInClone)(CUgraphNode *phNode, CUgraphNode hOriginalNode,
        CUgraph hClonedGraph);
    CUresult (*cuGraphNodeGetType)(CUgraphNode hNode, CUgraphNodeType *type);
    CUresult (*cuGraphNodeGetContainingGraph)(CUgraphNode hNode, CUgraph *phGraph);
    CUresult (*cuGraphNodeGetLocalId)(CUgraphNode hNode, unsigned int *nodeId);
    CUresult (*cuGraphNodeGetToolsId)(CUgraphNode hNode, unsigned long long *toolsNodeId);
    CUresult (*cuGraphGetId)(CUgraph hGraph, unsigned int *graphId);
    CUresult (*cuGraphExecGetId)(CUgraphExec hGraphExec, unsigned int *graphId);
    CUresult (*cuGraphGetNodes)(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes);
    CUresult (*cuGraphGetRootNodes)(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes);
    CUresult (*cuGraphGetEdges)(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to,
        CUgraphEdgeData *edgeData, size_t *numEdges);
    CUresult (*cuGraphNodeGetDependencies)(CUgraphNode hNode, CUgraphNode *dependencies,
        CUgraphEdgeData *edgeData, size_t *numDependencies);
    CUresult (*cuGraphNodeGetDependentNodes)(CUgraphNode hNode, CUgraphNode *dependentNodes,
        CUgraphEdgeData *edgeData, size_t *numDependentNodes);
    CUresult (*cuGraphAddDependencies)(CUgraph hGraph, const CUgraphNode *from,
        const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies);
    CUresult (*cuGraphRemoveDependencies)(CUgraph hGraph, const CUgraphNode *from,
        const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies);
    CUresult (*cuGraphDestroyNode)(CUgraphNode hNode);
    CUresult (*cuGraphInstantiate)(CUgraphExec *phGraphExec, CUgraph hGraph,
        unsigned long long flags);
    CUresult (*cuGraphInstantiateWithParams)(CUgraphExec *phGraphExec, CUgraph hGraph,
        CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams);
    CUresult (*cuGraphExecGetFlags)(CUgraphExec hGraphExec, cuuint64_t *flags);
    CUresult (*cuGraphExecKernelNodeSetParams)(CUgraphExec hGraphExec, CUgraphNode hNode,
        const CUDA_KERNEL_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphExecMemcpyNodeSetParams)(CUgraphExec hGraphExec, CUgraphNode hNode,
        const CUDA_MEMCPY3D *copyParams, CUcontext ctx);
    CUresult (*cuGraphExecMemsetNodeSetParams)(CUgraphExec hGraphExec, CUgraphNode hNode,
        const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx);
    CUresult (*cuGraphExecHostNodeSetParams)(CUgraphExec hGraphExec, CUgraphNode hNode,
        const CUDA_HOST_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphExecChildGraphNodeSetParams)(CUgraphExec hGraphExec, CUgraphNode hNode,
        CUgraph childGraph);
    CUresult (*cuGraphExecEventRecordNodeSetEvent)(CUgraphExec hGraphExec, CUgraphNode hNode,
        CUevent event);
    CUresult (*cuGraphExecEventWaitNodeSetEvent)(CUgraphExec hGraphExec, CUgraphNode hNode,
        CUevent event);
    CUresult (*cuGraphExecExternalSemaphoresSignalNodeSetParams)(CUgraphExec hGraphExec,
        CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphExecExternalSemaphoresWaitNodeSetParams)(CUgraphExec hGraphExec,
        CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams);
    CUresult (*cuGraphNodeSetEnabled)(CUgraphExec hGraphExec, CUgraphNode hNode,
        unsigned int isEnabled);
    CUresult (*cuGraphNodeGetEnabled)(CUgraphExec hGraphExec, CUgraphNode hNode,
        unsigned int *isEnabled);
    CUresult (*cuGraphUpload)(CUgraphExec hGraphExec, CUstream hStream);
    CUresult (*cuGraphLaunch)(CUgraphExec hGraphExec, CUstream hStream);
    CUresult (*cuGraphExecDestroy)(CUgraphExec hGraphExec);
    CUresult (*cuGraphDestroy)(CUgraph hGraph);
    CUresult (*cuGraphExecUpdate)(CUgraphExec hGraphExec, CUgraph hGraph,
        CUgraphExecUpdateResultInfo *resultInfo);
    CUresult (*cuGraphKernelNodeCopyAttributes)(CUgraphNode dst, CUgraphNode src);
    CUresult (*cuGraphKernelNodeGetAttribute)(CUgraphNode hNode, CUkernelNodeAttrID attr,
        CUkernelNodeAttrValue *value_out);
    CUresult (*cuGraphKernelNodeSetAttribute)(CUgraphNode hNode, CUkernelNodeAttrID attr,
        const CUkernelNodeAttrValue *value);
    CUresult (*cuGraphDebugDotPrint)(CUgraph hGraph, const char *path, unsigned int flags);
    CUresult (*cuUserObjectCreate)(CUuserObject *object_out, void *ptr, CUhostFn destroy,
        unsigned int initialRefcount, unsigned int flags);
    CUresult (*cuUserObjectRetain)(CUuserObject object, unsigned int count);
    CUresult (*cuUserObjectRelease)(CUuserObject object, unsigned int count);
    CUresult (*cuGraphRetainUserObject)(CUgraph graph, CUuserObject object, unsigned int count,
        unsigned int flags);
    CUresult (*cuGraphReleaseUserObject)(CUgraph graph, CUuserObject object, unsigned int count);
    CUresult (*cuGraphAddNode)(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
        size_t numDependencies, CUgraphNodeParams *nodeParams);
    CUresult (*cuGraphAddNode_v3)(CUgraphNode *phGraphNode, CUgraph hGraph,
        const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
        size_t numDependencies, CUgraphNodeParams *nodeParams);
    CUresult (*cuGraphNodeSetParams)(CUgraphNode hNode, CUgraphNodeParams *nodeParams);
    CUresult (*cuGraphNodeSetParams_v2)(CUgraphNode hNode, CUgraphNodeParams *nodeParams);
    CUresult (*cuGraphNodeGetParams)(CUgraphNode hNode, CUgraphNodeParams *nodeParams);
    CUresult (*cuGraphExecNodeSetParams)(CUgraphExec hGraphExec, CUgraphNode hNode,
        CUgraphNodeParams *nodeParams);
    CUresult (*cuGraphConditionalHandleCreate)(CUgraphConditionalHandle *pHandle_out,
        CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags);
    CUresult (*cuOccupancyMaxActiveBlocksPerMultiprocessor)(int *numBlocks, CUfunction func,
        int blockSize, size_t dynamicSMemSize);
    CUresult (*cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)(int *numBlocks,
        CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags);
    CUresult (*cuOccupancyMaxPotentialBlockSize)(int *minGridSize, int *blockSize, CUfunction func,
        CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit);
    CUresult (*cuOccupancyMaxPotentialBlockSizeWithFlags)(int *minGridSize, int *blockSize,
        CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize,
        int blockSizeLimit, unsigned int flags);
    CUresult (*cuOccupancyAvailableDynamicSMemPerBlock)(size_t *dynamicSmemSize, CUfunction func,
        int numBlocks, int blockSize);
    CUresult (*cuOccupancyMaxPotentialClusterSize)(int *clusterSize, CUfunction func,
        const CUlaunchConfig *config);
    CUresult (*cuOccupancyMaxActiveClusters)(int *numClusters, CUfunction func,
        const CUlaunchConfig *config);
    CUresult (*cuTexRefSetArray)(CUtexref hTexRef, CUarray hArray, unsigned int Flags);
    CUresult (*cuTexRefSetMipmappedArray)(CUtexref hTexRef, CUmipmappedArray hMipmappedArray,
        unsigned int Flags);
    CUresult (*cuTexRefSetAddress)(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr,
        size_t bytes);
    CUresult (*cuTexRefSetAddress2D)(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc,
        CUdeviceptr dptr, size_t Pitch);
    CUresult (*cuTexRefSetFormat)(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents);
    CUresult (*cuTexRefSetAddressMode)(CUtexref hTexRef, int dim, CUaddress_mode am);
    CUresult (*cuTexRefSetFilterMode)(CUtexref hTexRef, CUfilter_mode fm);
    CUresult (*cuTexRefSetMipmapFilterMode)(CUtexref hTexRef, CUfilter_mode fm);
    CUresult (*cuTexRefSetMipmapLevelBias)(CUtexref hTexRef, float bias);
    CUresult (*cuTexRefSetMipmapLevelClamp)(CUtexref hTexRef, float minMipmapLevelClamp,
        float maxMipmapLevelClamp);
    CUresult (*cuTexRefSetMaxAnisotropy)(CUtexref hTexRef, unsigned int maxAniso);
    CUresult (*cuTexRefSetBorderColor)(CUtexref hTexRef, float *pBorderColor);
    CUresult (*cuTexRefSetFlags)(CUtexref hTexRef, unsigned int Flags);
    CUresult (*cuTexRefGetAddress)(CUdeviceptr *pdptr, CUtexref hTexRef);
    CUresult (*cuTexRefGetArray)(CUarray *phArray, CUtexref hTexRef);
    CUresult (*cuTexRefGetMipmappedArray)(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef);
    CUresult (*cuTexRefGetAddressMode)(CUaddress_mode *pam, CUtexref hTexRef, int dim);
    CUresult (*cuTexRefGetFilterMode)(CUfilter_mode *pfm, CUtexref hTexRef);
    CUresult (*cuTexRefGetFormat)(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef);
    CUresult (*cuTexRefGetMipmapFilterMode)(CUfilter_mode *pfm, CUtexref hTexRef);
    CUresult (*cuTexRefGetMipmapLevelBias)(float *pbias, CUtexref hTexRef);
    CUresult (*cuTexRefGetMipmapLevelClamp)(float *pminMipmapLevelClamp,
        float *pmaxMipmapLevelClamp, CUtexref hTexRef);
    CUresult (*cuTexRefGetMaxAnisotropy)(int *pmaxAniso, CUtexref hTexRef);
    CUresult (*cuTexRefGetBorderColor)(float *pBorderColor, CUtexref hTexRef);
    CUresult (*cuTexRefGetFlags)(unsigned int *pFlags, CUtexref hTexRef);
    CUresult (*cuTexRefCreate)(CUtexref *pTexRef);
    CUresult (*cuTexRefDestroy)(CUtexref hTexRef);
    CUresult (*cuSurfRefSetArray)(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags);
    CUresult (*cuSurfRefGetArray)(CUarray *phArray, CUsurfref hSurfRef);
    CUresult (*cuTexObjectCreate)(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc,
        const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc);
    CUresult (*cuTexObjectDestroy)(CUtexObject texObject);
    CUresult (*cuTexObjectGetResourceDesc)(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject);
    CUresult (*cuTexObjectGetTextureDesc)(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject);
    CUresult (*cuTexObjectGetResourceViewDesc)(CUDA_RESOURCE_VIEW_DESC *pResViewDesc,
        CUtexObject texObject);
    CUresult (*cuSurfObjectCreate)(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc);
    CUresult (*cuSurfObjectDestroy)(CUsurfObject surfObject);
    CUresult (*cuSurfObjectGetResourceDesc)(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject);
    CUresult (*cuTensorMapEncodeTiled)(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
        cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
        const cuuint64_t *globalStrides, const cuuint32_t *boxDim,
        const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
        CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
        CUtensorMapFloatOOBfill oobFill);
    CUresult (*cuTensorMapEncodeIm2col)(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType,
        cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim,
        const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner,
        const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
        const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
        CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion,
        CUtensorMapFloatOOBfill oobFill);
    CUresult (*cuTensorMapEncodeIm2colWide)(CUtensorMap *tensorMap,
        CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress,
        const cuuint64_t *globalDim, const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth,
        int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn,
        const cuuint32_t *elementStrides, CUtensorMapInterleave interleave,
        CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle,
        CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill);
    CUresult (*cuTensorMapReplaceAddress)(CUtensorMap *tensorMap, void *globalAddress);
    CUresult (*cuTensorMapSetAllocationClass)(CUtensorMap *tensorMap,
        CUtensorMapAllocClass allocClass, CUtensorMapAllocClass *outAllocClass);
    CUresult (*cuDeviceCanAccessPeer)(int *canAccessPeer, CUdevice dev, CUdevice peerDev);
    CUresult (*cuCtxEnablePeerAccess)(CUcontext peerContext, unsigned int Flags);
    CUresult (*cuCtxDisablePeerAccess)(CUcontext peerContext);
    CUresult (*cuDeviceGetP2PAttribute)(int *value, CUdevice_P2PAttribute attrib,
        CUdevice srcDevice, CUdevice dstDevice);
    CUresult (*cuDeviceGetP2PAtomicCapabilities)(unsigned int *capabilities,
        const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice,
        CUdevice dstDevice);
    CUresult (*cuGraphicsUnregisterResource)(CUgraphicsResource resource);
    CUresult (*cuGraphicsSubResourceGetMappedArray)(CUarray *pArray, CUgraphicsResource resource,
        unsigned int arrayIndex, unsigned int mipLevel);
    CUresult (*cuGraphicsResourceGetMappedMipmappedArray)(CUmipmappedArray *pMipmappedArray,
        CUgraphicsResource resource);
    CUresult (*cuGraphicsResourceGetMappedPointer)(CUdeviceptr *pDevPtr, size_t *pSize,
        CUgraphicsResource resource);
    CUresult (*cuGraphicsResourceSetMapFlags)(CUgraphicsResource resource, unsigned int flags);
    CUresult (*cuGraphicsMapResources)(unsigned int count, CUgraphicsResource *resources,
        CUstream hStream);
    CUresult (*cuGraphicsUnmapResources)(unsigned int count, CUgraphicsResource *resources,
        CUstream hStream);
    CUresult (*cuGetProcAddress)(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
        CUdriverProcAddressQueryResult *symbolStatus);
    CUresult (*cuCoredumpGetAttribute)(CUcoredumpSettings attrib, void *value, size_t *size);
    CUresult (*cuCoredumpGetAttributeGlobal)(CUcoredumpSettings attrib, void *value, size_t *size);
    CUresult (*cuCoredumpSetAttribute)(CUcoredumpSettings attrib, void *value, size_t *size);
    CUresult (*cuCoredumpSetAttributeGlobal)(CUcoredumpSettings attrib, void *value, size_t *size);
    CUresult (*cuCoredumpRegisterStartCallback)(CUcoredumpStatusCallback callback, void *userData,
        CUcoredumpCallbackHandle *callbackOut);
    CUresult (*cuCoredumpRegisterCompleteCallback)(CUcoredumpStatusCallback callback,
        void *userData, CUcoredumpCallbackHandle *callbackOut);
    CUresult (*cuCoredumpDeregisterStartCallback)(CUcoredumpCallbackHandle callback);
    CUresult (*cuCoredumpDeregisterCompleteCallback)(CUcoredumpCallbackHandle callback);
    CUresult (*cuGetExportTable)(const void **ppExportTable, const CUuuid *pExportTableId);
    CUresult (*cuGreenCtxCreate)(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev,
        unsigned int flags);
    CUresult (*cuGreenCtxDestroy)(CUgreenCtx hCtx);
    CUresult (*cuCtxFromGreenCtx)(CUcontext *pContext, CUgreenCtx hCtx);
    CUresult (*cuDeviceGetDevResource)(CUdevice device, CUdevResource *resource,
        CUdevResourceType type);
    CUresult (*cuCtxGetDevResource)(CUcontext hCtx, CUdevResource *resource,
        CUdevResourceType type);
    CUresult (*cuGreenCtxGetDevResource)(CUgreenCtx hCtx, CUdevResource *resource,
        CUdevResourceType type);
    CUresult (*cuDevSmResourceSplitByCount)(CUdevResource *result, unsigned int *nbGroups,
        const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
        unsigned int minCount);
    CUresult (*cuDevSmResourceSplit)(CUdevResource *result, unsigned int nbGroups,
        const CUdevResource *input, CUdevResource *remainder, unsigned int flags,
        CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams);
    CUresult (*cuDevResourceGenerateDesc)(CUdevResourceDesc *phDesc, CUdevResource *resources,
        unsigned int nbResources);
    CUresult (*cuGreenCtxRecordEvent)(CUgreenCtx hCtx, CUevent hEvent);
    CUresult (*cuGreenCtxWaitEvent)(CUgreenCtx hCtx, CUevent hEvent);
    CUresult (*cuStreamGetGreenCtx)(CUstream hStream, CUgreenCtx *phCtx);
    CUresult (*cuGreenCtxStreamCreate)(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags,
        int priority);
    CUresult (*cuGreenCtxGetId)(CUgreenCtx greenCtx, unsigned long long *greenCtxId);
    CUresult (*cuStreamGetDevResource)(CUstream hStream, CUdevResource *resource,
        CUdevResourceType type);
    CUresult (*cuLogsRegisterCallback)(CUlogsCallback callbackFunc, void *userData,
        CUlogsCallbackHandle *callback_out);
    CUresult (*cuLogsUnregisterCallback)(CUlogsCallbackHandle callback);
    CUresult (*cuLogsCurrent)(CUlogIterator *iterator_out, unsigned int flags);
    CUresult (*cuLogsDumpToFile)(CUlogIterator *iterator, const char *pathToFile,
        unsigned int flags);
    CUresult (*cuLogsDumpToMemory)(CUlogIterator *iterator, char *buffer, size_t *size,
        unsigned int flags);
    CUresult (*cuCheckpointProcessGetRestoreThreadId)(int pid, int *tid);
    CUresult (*cuCheckpointProcessGetState)(int pid, CUprocessState *state);
    CUresult (*cuCheckpointProcessLock)(int pid, CUcheckpointLockArgs *args);
    CUresult (*cuCheckpointProcessCheckpoint)(int pid, CUcheckpointCheckpointArgs *args);
    CUresult (*cuCheckpointProcessRestore)(int pid, CUcheckpointRestoreArgs *args);
    CUresult (*cuCheckpointOperationComplete)(CUcheckpointOperationHandle handle);
    CUresult (*cuCheckpointProcessUnlock)(int pid, CUcheckpointUnlockArgs *args);
    CUresult (*cuProfilerStart)(void);
    CUresult (*cuProfilerStop)(void);
    CUresult (*cuGraphicsEGLRegisterImage)(CUgraphicsResource *pCudaResource, EGLImageKHR image,
        unsigned int flags);
    CUresult (*cuEGLStreamConsumerConnect)(CUeglStreamConnection *conn, EGLStreamKHR stream);
    CUresult (*cuEGLStreamConsumerConnectWithFlags)(CUeglStreamConnection *conn,
        EGLStreamKHR stream, unsigned int flags);
    CUresult (*cuEGLStreamConsumerDisconnect)(CUeglStreamConnection *conn);
    CUresult (*cuEGLStreamConsumerAcquireFrame)(CUeglStreamConnection *conn,
        CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout);
    CUresult (*cuEGLStreamConsumerReleaseFrame)(CUeglStreamConnection *conn,
        CUgraphicsResource pCudaResource, CUstream *pStream);
    CUresult (*cuEGLStreamProducerConnect)(CUeglStreamConnection *conn, EGLStreamKHR stream,
        EGLint width, EGLint height);
    CUresult (*cuEGLStreamProducerDisconnect)(CUeglStreamConnection *conn);
    CUresult (*cuEGLStreamProducerPresentFrame)(CUeglStreamConnection *conn, CUeglFrame eglframe,
        CUstream *pStream);
    CUresult (*cuEGLStreamProducerReturnFrame)(CUeglStreamConnection *conn, CUeglFrame *eglframe,
        CUstream *pStream);
    CUresult (*cuGraphicsResourceGetMappedEglFrame)(CUeglFrame *eglFrame,
        CUgraphicsResource resource, unsigned int index, unsigned int mipLevel);
    CUresult (*cuEventCreateFromEGLSync)(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags);
    CUresult (*cuGraphicsGLRegisterBuffer)(CUgraphicsResource *pCudaResource, GLuint buffer,
        unsigned int Flags);
    CUresult (*cuGraphicsGLRegisterImage)(CUgraphicsResource *pCudaResource, GLuint image,
        GLenum target, unsigned int Flags);
    CUresult (*cuGLGetDevices)(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices,
        unsigned int cudaDeviceCount, CUGLDeviceList deviceList);
    CUresult (*cuGLCtxCreate)(CUcontext *pCtx, unsigned int Flags, CUdevice device);
    CUresult (*cuGLInit)(void);
    CUresult (*cuGLRegisterBufferObject)(GLuint buffer);
    CUresult (*cuGLMapBufferObject)(CUdeviceptr *dptr, size_t *size, GLuint buffer);
    CUresult (*cuGLUnmapBufferObject)(GLuint buffer);
    CUresult (*cuGLUnregisterBufferObject)(GLuint buffer);
    CUresult (*cuGLSetBufferObjectMapFlags)(GLuint buffer, unsigned int Flags);
    CUresult (*cuGLMapBufferObjectAsync)(CUdeviceptr *dptr, size_t *size, GLuint buffer,
        CUstream hStream);
    CUresult (*cuGLUnmapBufferObjectAsync)(GLuint buffer, CUstream hStream);
    CUresult (*cuVDPAUGetDevice)(CUdevice *pDevice, VdpDevice vdpDevice,
        int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **));
    CUresult (*cuVDPAUCtxCreate)(CUcontext *pCtx, unsigned int flags, CUdevice device,
        VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **));
    CUresult (*cuGraphicsVDPAURegisterVideoSurface)(CUgraphicsResource *pCudaResource,
        VdpVideoSurface vdpSurface, unsigned int flags);
    CUresult (*cuGraphicsVDPAURegisterOutputSurface)(CUgraphicsResource *pCudaResource,
        VdpOutputSurface vdpSurface, unsigned int flags);
} cubind_driver_api;

extern const cubind_driver_api driver_api_table;

// The table, NULL with an exception. Members beyond its `size` are not there.
static inline const cubind_driver_api *
cubind_driver_import(void)
{
    const cubind_driver_api *api =
        (const cubind_driver_api *)PyCapsule_Import(CUBIND_DRIVER_API_NAME, 0);
    if (api != NULL && api->layout != CUBIND_DRIVER_API_LAYOUT) {
        PyErr_SetString(PyExc_ImportError,
            CUBIND_DRIVER_API_NAME " has another layout; rebuild against this cubind");
        return NULL;
    }
    if (api != NULL && api->api_version / 1000 != 13050 / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, this was built for 13050: choose that or rebuild",
            CUBIND_DRIVER_API_NAME, api->api_version);
        return NULL;
    }
    return api;
}

#endif
