// prototypes.h of cubind for CUDA Runtime API, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/runtime.yaml.
// clang-format off

// The types of the library's functions.
#ifndef CUBIND_RUNTIME_PROTOTYPES_H
#define CUBIND_RUNTIME_PROTOTYPES_H

#include "types.h"

typedef cudaError_t fn_cudaDeviceReset(void);
typedef cudaError_t fn_cudaDeviceSynchronize(void);
typedef cudaError_t fn_cudaDeviceSetLimit(enum cudaLimit limit, size_t value);
typedef cudaError_t fn_cudaDeviceGetLimit(size_t *pValue, enum cudaLimit limit);
typedef cudaError_t fn_cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
    const struct cudaChannelFormatDesc *fmtDesc, int device);
typedef cudaError_t fn_cudaDeviceGetCacheConfig(enum cudaFuncCache *pCacheConfig);
typedef cudaError_t fn_cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
typedef cudaError_t fn_cudaDeviceSetCacheConfig(enum cudaFuncCache cacheConfig);
typedef cudaError_t fn_cudaDeviceGetByPCIBusId(int *device, const char *pciBusId);
typedef cudaError_t fn_cudaDeviceGetPCIBusId(char *pciBusId, int len, int device);
typedef cudaError_t fn_cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event);
typedef cudaError_t fn_cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle);
typedef cudaError_t fn_cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr);
typedef cudaError_t fn_cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle,
    unsigned int flags);
typedef cudaError_t fn_cudaIpcCloseMemHandle(void *devPtr);
typedef cudaError_t fn_cudaDeviceFlushGPUDirectRDMAWrites(
    enum cudaFlushGPUDirectRDMAWritesTarget target, enum cudaFlushGPUDirectRDMAWritesScope scope);
typedef cudaError_t fn_cudaDeviceRegisterAsyncNotification(int device,
    cudaAsyncCallback callbackFunc, void *userData, cudaAsyncCallbackHandle_t *callback);
typedef cudaError_t fn_cudaDeviceUnregisterAsyncNotification(int device,
    cudaAsyncCallbackHandle_t callback);
typedef cudaError_t fn_cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *pConfig);
typedef cudaError_t fn_cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config);
typedef cudaError_t fn_cudaThreadExit(void);
typedef cudaError_t fn_cudaThreadSynchronize(void);
typedef cudaError_t fn_cudaThreadSetLimit(enum cudaLimit limit, size_t value);
typedef cudaError_t fn_cudaThreadGetLimit(size_t *pValue, enum cudaLimit limit);
typedef cudaError_t fn_cudaThreadGetCacheConfig(enum cudaFuncCache *pCacheConfig);
typedef cudaError_t fn_cudaThreadSetCacheConfig(enum cudaFuncCache cacheConfig);
typedef cudaError_t fn_cudaGetLastError(void);
typedef cudaError_t fn_cudaPeekAtLastError(void);
typedef const char *fn_cudaGetErrorName(cudaError_t error);
typedef const char *fn_cudaGetErrorString(cudaError_t error);
typedef cudaError_t fn_cudaGetDeviceCount(int *count);
typedef cudaError_t fn_cudaGetDeviceProperties(struct cudaDeviceProp *prop, int device);
typedef cudaError_t fn_cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device);
typedef cudaError_t fn_cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device);
typedef cudaError_t fn_cudaDeviceSetMemPool(int device, cudaMemPool_t memPool);
typedef cudaError_t fn_cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device);
typedef cudaError_t fn_cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device,
    int flags);
typedef cudaError_t fn_cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr,
    int srcDevice, int dstDevice);
typedef cudaError_t fn_cudaChooseDevice(int *device, const struct cudaDeviceProp *prop);
typedef cudaError_t fn_cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags);
typedef cudaError_t fn_cudaSetDevice(int device);
typedef cudaError_t fn_cudaGetDevice(int *device);
typedef cudaError_t fn_cudaSetValidDevices(int *device_arr, int len);
typedef cudaError_t fn_cudaSetDeviceFlags(unsigned int flags);
typedef cudaError_t fn_cudaGetDeviceFlags(unsigned int *flags);
typedef cudaError_t fn_cudaStreamCreate(cudaStream_t *pStream);
typedef cudaError_t fn_cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags);
typedef cudaError_t fn_cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags,
    int priority);
typedef cudaError_t fn_cudaStreamGetPriority(cudaStream_t hStream, int *priority);
typedef cudaError_t fn_cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags);
typedef cudaError_t fn_cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId);
typedef cudaError_t fn_cudaStreamGetDevice(cudaStream_t hStream, int *device);
typedef cudaError_t fn_cudaCtxResetPersistingL2Cache(void);
typedef cudaError_t fn_cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src);
typedef cudaError_t fn_cudaStreamGetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
    cudaStreamAttrValue *value_out);
typedef cudaError_t fn_cudaStreamSetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
    const cudaStreamAttrValue *value);
typedef cudaError_t fn_cudaStreamDestroy(cudaStream_t stream);
typedef cudaError_t fn_cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event,
    unsigned int flags);
typedef cudaError_t fn_cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback,
    void *userData, unsigned int flags);
typedef cudaError_t fn_cudaStreamSynchronize(cudaStream_t stream);
typedef cudaError_t fn_cudaStreamQuery(cudaStream_t stream);
typedef cudaError_t fn_cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length,
    unsigned int flags);
typedef cudaError_t fn_cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode);
typedef cudaError_t fn_cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph,
    const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, enum cudaStreamCaptureMode mode);
typedef cudaError_t fn_cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode);
typedef cudaError_t fn_cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph);
typedef cudaError_t fn_cudaStreamIsCapturing(cudaStream_t stream,
    enum cudaStreamCaptureStatus *pCaptureStatus);
typedef cudaError_t fn_cudaStreamGetCaptureInfo(cudaStream_t stream,
    enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
    cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, size_t *numDependencies_out);
typedef cudaError_t fn_cudaStreamGetCaptureInfo_v3(cudaStream_t stream,
    enum cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out,
    cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out);
typedef cudaError_t fn_cudaStreamUpdateCaptureDependencies(cudaStream_t stream,
    cudaGraphNode_t *dependencies, size_t numDependencies, unsigned int flags);
typedef cudaError_t fn_cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream,
    cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies,
    unsigned int flags);
typedef cudaError_t fn_cudaEventCreate(cudaEvent_t *event);
typedef cudaError_t fn_cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags);
typedef cudaError_t fn_cudaEventRecord(cudaEvent_t event, cudaStream_t stream);
typedef cudaError_t fn_cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream,
    unsigned int flags);
typedef cudaError_t fn_cudaEventQuery(cudaEvent_t event);
typedef cudaError_t fn_cudaEventSynchronize(cudaEvent_t event);
typedef cudaError_t fn_cudaEventDestroy(cudaEvent_t event);
typedef cudaError_t fn_cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end);
typedef cudaError_t fn_cudaEventElapsedTime_v2(float *ms, cudaEvent_t start, cudaEvent_t end);
typedef cudaError_t fn_cudaImportExternalMemory(cudaExternalMemory_t *extMem_out,
    const struct cudaExternalMemoryHandleDesc *memHandleDesc);
typedef cudaError_t fn_cudaExternalMemoryGetMappedBuffer(void **devPtr,
    cudaExternalMemory_t extMem, const struct cudaExternalMemoryBufferDesc *bufferDesc);
typedef cudaError_t fn_cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap,
    cudaExternalMemory_t extMem, const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc);
typedef cudaError_t fn_cudaDestroyExternalMemory(cudaExternalMemory_t extMem);
typedef cudaError_t fn_cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out,
    const struct cudaExternalSemaphoreHandleDesc *semHandleDesc);
typedef cudaError_t fn_cudaSignalExternalSemaphoresAsync(
    const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream);
typedef cudaError_t fn_cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream);
typedef cudaError_t fn_cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem);
typedef cudaError_t fn_cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args,
    size_t sharedMem, cudaStream_t stream);
typedef cudaError_t fn_cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func,
    void **args);
typedef cudaError_t fn_cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim,
    void **args, size_t sharedMem, cudaStream_t stream);
typedef cudaError_t fn_cudaLaunchCooperativeKernelMultiDevice(
    struct cudaLaunchParams *launchParamsList, unsigned int numDevices, unsigned int flags);
typedef cudaError_t fn_cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig);
typedef cudaError_t fn_cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func);
typedef cudaError_t fn_cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr,
    int value);
typedef cudaError_t fn_cudaFuncGetName(const char **name, const void *func);
typedef cudaError_t fn_cudaFuncGetParamInfo(const void *func, size_t paramIndex,
    size_t *paramOffset, size_t *paramSize);
typedef cudaError_t fn_cudaSetDoubleForDevice(double *d);
typedef cudaError_t fn_cudaSetDoubleForHost(double *d);
typedef cudaError_t fn_cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData);
typedef cudaError_t fn_cudaFuncSetSharedMemConfig(const void *func,
    enum cudaSharedMemConfig config);
typedef cudaError_t fn_cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks,
    const void *func, int blockSize, size_t dynamicSMemSize);
typedef cudaError_t fn_cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize,
    const void *func, int numBlocks, int blockSize);
typedef cudaError_t fn_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
    const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags);
typedef cudaError_t fn_cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func,
    const cudaLaunchConfig_t *launchConfig);
typedef cudaError_t fn_cudaOccupancyMaxActiveClusters(int *numClusters, const void *func,
    const cudaLaunchConfig_t *launchConfig);
typedef cudaError_t fn_cudaMallocManaged(void **devPtr, size_t size, unsigned int flags);
typedef cudaError_t fn_cudaMalloc(void **devPtr, size_t size);
typedef cudaError_t fn_cudaMallocHost(void **ptr, size_t size);
typedef cudaError_t fn_cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height);
typedef cudaError_t fn_cudaMallocArray(cudaArray_t *array,
    const struct cudaChannelFormatDesc *desc, size_t width, size_t height, unsigned int flags);
typedef cudaError_t fn_cudaFree(void *devPtr);
typedef cudaError_t fn_cudaFreeHost(void *ptr);
typedef cudaError_t fn_cudaFreeArray(cudaArray_t array);
typedef cudaError_t fn_cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray);
typedef cudaError_t fn_cudaHostAlloc(void **pHost, size_t size, unsigned int flags);
typedef cudaError_t fn_cudaHostRegister(void *ptr, size_t size, unsigned int flags);
typedef cudaError_t fn_cudaHostUnregister(void *ptr);
typedef cudaError_t fn_cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags);
typedef cudaError_t fn_cudaHostGetFlags(unsigned int *pFlags, void *pHost);
typedef cudaError_t fn_cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent);
typedef cudaError_t fn_cudaMalloc3DArray(cudaArray_t *array,
    const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int flags);
typedef cudaError_t fn_cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
    const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int numLevels,
    unsigned int flags);
typedef cudaError_t fn_cudaGetMipmappedArrayLevel(cudaArray_t *levelArray,
    cudaMipmappedArray_const_t mipmappedArray, unsigned int level);
typedef cudaError_t fn_cudaMemcpy3D(const struct cudaMemcpy3DParms *p);
typedef cudaError_t fn_cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p);
typedef cudaError_t fn_cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream);
typedef cudaError_t fn_cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p,
    cudaStream_t stream);
typedef cudaError_t fn_cudaMemGetInfo(size_t *free, size_t *total);
typedef cudaError_t fn_cudaArrayGetInfo(struct cudaChannelFormatDesc *desc,
    struct cudaExtent *extent, unsigned int *flags, cudaArray_t array);
typedef cudaError_t fn_cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray,
    unsigned int planeIdx);
typedef cudaError_t fn_cudaArrayGetMemoryRequirements(
    struct cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device);
typedef cudaError_t fn_cudaMipmappedArrayGetMemoryRequirements(
    struct cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap,
    int device);
typedef cudaError_t fn_cudaArrayGetSparseProperties(
    struct cudaArraySparseProperties *sparseProperties, cudaArray_t array);
typedef cudaError_t fn_cudaMipmappedArrayGetSparseProperties(
    struct cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap);
typedef cudaError_t fn_cudaMemcpy(void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,
    size_t count);
typedef cudaError_t fn_cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
    size_t width, size_t height, enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,
    const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src,
    size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst,
    size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width,
    size_t height, enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count,
    size_t offset, enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count,
    size_t offset, enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaMemcpyAsync(void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind, cudaStream_t stream);
typedef cudaError_t fn_cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src,
    int srcDevice, size_t count, cudaStream_t stream);
typedef cudaError_t fn_cudaMemcpyBatchAsync(void **dsts, void **srcs, size_t *sizes, size_t count,
    struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx,
    cudaStream_t stream);
typedef cudaError_t fn_cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList,
    size_t *failIdx, unsigned long long flags, cudaStream_t stream);
typedef cudaError_t fn_cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
    size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream);
typedef cudaError_t fn_cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,
    const void *src, size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind,
    cudaStream_t stream);
typedef cudaError_t fn_cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src,
    size_t wOffset, size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind,
    cudaStream_t stream);
typedef cudaError_t fn_cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count,
    size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream);
typedef cudaError_t fn_cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count,
    size_t offset, enum cudaMemcpyKind kind, cudaStream_t stream);
typedef cudaError_t fn_cudaMemset(void *devPtr, int value, size_t count);
typedef cudaError_t fn_cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width,
    size_t height);
typedef cudaError_t fn_cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value,
    struct cudaExtent extent);
typedef cudaError_t fn_cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream);
typedef cudaError_t fn_cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width,
    size_t height, cudaStream_t stream);
typedef cudaError_t fn_cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value,
    struct cudaExtent extent, cudaStream_t stream);
typedef cudaError_t fn_cudaGetSymbolAddress(void **devPtr, const void *symbol);
typedef cudaError_t fn_cudaGetSymbolSize(size_t *size, const void *symbol);
typedef cudaError_t fn_cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice,
    cudaStream_t stream);
typedef cudaError_t fn_cudaMemPrefetchAsync_v2(const void *devPtr, size_t count,
    struct cudaMemLocation location, unsigned int flags, cudaStream_t stream);
typedef cudaError_t fn_cudaMemAdvise(const void *devPtr, size_t count,
    enum cudaMemoryAdvise advice, int device);
typedef cudaError_t fn_cudaMemAdvise_v2(const void *devPtr, size_t count,
    enum cudaMemoryAdvise advice, struct cudaMemLocation location);
typedef cudaError_t fn_cudaMemRangeGetAttribute(void *data, size_t dataSize,
    enum cudaMemRangeAttribute attribute, const void *devPtr, size_t count);
typedef cudaError_t fn_cudaMemRangeGetAttributes(void **data, size_t *dataSizes,
    enum cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr, size_t count);
typedef cudaError_t fn_cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset,
    const void *src, size_t count, enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t count, enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst,
    size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count,
    enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset,
    const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream);
typedef cudaError_t fn_cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream);
typedef cudaError_t fn_cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream);
typedef cudaError_t fn_cudaFreeAsync(void *devPtr, cudaStream_t hStream);
typedef cudaError_t fn_cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep);
typedef cudaError_t fn_cudaMemPoolSetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr,
    void *value);
typedef cudaError_t fn_cudaMemPoolGetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr,
    void *value);
typedef cudaError_t fn_cudaMemPoolSetAccess(cudaMemPool_t memPool,
    const struct cudaMemAccessDesc *descList, size_t count);
typedef cudaError_t fn_cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool,
    struct cudaMemLocation *location);
typedef cudaError_t fn_cudaMemPoolCreate(cudaMemPool_t *memPool,
    const struct cudaMemPoolProps *poolProps);
typedef cudaError_t fn_cudaMemPoolDestroy(cudaMemPool_t memPool);
typedef cudaError_t fn_cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool,
    cudaStream_t stream);
typedef cudaError_t fn_cudaMemPoolExportToShareableHandle(void *shareableHandle,
    cudaMemPool_t memPool, enum cudaMemAllocationHandleType handleType, unsigned int flags);
typedef cudaError_t fn_cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool,
    void *shareableHandle, enum cudaMemAllocationHandleType handleType, unsigned int flags);
typedef cudaError_t fn_cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData,
    void *ptr);
typedef cudaError_t fn_cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool,
    struct cudaMemPoolPtrExportData *exportData);
typedef cudaError_t fn_cudaPointerGetAttributes(struct cudaPointerAttributes *attributes,
    const void *ptr);
typedef cudaError_t fn_cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice);
typedef cudaError_t fn_cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags);
typedef cudaError_t fn_cudaDeviceDisablePeerAccess(int peerDevice);
typedef cudaError_t fn_cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource);
typedef cudaError_t fn_cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource,
    unsigned int flags);
typedef cudaError_t fn_cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources,
    cudaStream_t stream);
typedef cudaError_t fn_cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources,
    cudaStream_t stream);
typedef cudaError_t fn_cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size,
    cudaGraphicsResource_t resource);
typedef cudaError_t fn_cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array,
    cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel);
typedef cudaError_t fn_cudaGraphicsResourceGetMappedMipmappedArray(
    cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource);
typedef cudaError_t fn_cudaGetChannelDesc(struct cudaChannelFormatDesc *desc,
    cudaArray_const_t array);
typedef struct cudaChannelFormatDesc fn_cudaCreateChannelDesc(int x, int y, int z, int w,
    enum cudaChannelFormatKind f);
typedef cudaError_t fn_cudaCreateTextureObject(cudaTextureObject_t *pTexObject,
    const struct cudaResourceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc,
    const struct cudaResourceViewDesc *pResViewDesc);
typedef cudaError_t fn_cudaDestroyTextureObject(cudaTextureObject_t texObject);
typedef cudaError_t fn_cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc,
    cudaTextureObject_t texObject);
typedef cudaError_t fn_cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc,
    cudaTextureObject_t texObject);
typedef cudaError_t fn_cudaGetTextureObjectResourceViewDesc(
    struct cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject);
typedef cudaError_t fn_cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject,
    const struct cudaResourceDesc *pResDesc);
typedef cudaError_t fn_cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject);
typedef cudaError_t fn_cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc,
    cudaSurfaceObject_t surfObject);
typedef cudaError_t fn_cudaDriverGetVersion(int *driverVersion);
typedef cudaError_t fn_cudaRuntimeGetVersion(int *runtimeVersion);
typedef cudaError_t fn_cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags);
typedef cudaError_t fn_cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaKernelNodeParams *pNodeParams);
typedef cudaError_t fn_cudaGraphKernelNodeGetParams(cudaGraphNode_t node,
    struct cudaKernelNodeParams *pNodeParams);
typedef cudaError_t fn_cudaGraphKernelNodeSetParams(cudaGraphNode_t node,
    const struct cudaKernelNodeParams *pNodeParams);
typedef cudaError_t fn_cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hSrc,
    cudaGraphNode_t hDst);
typedef cudaError_t fn_cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode,
    cudaKernelNodeAttrID attr, cudaKernelNodeAttrValue *value_out);
typedef cudaError_t fn_cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode,
    cudaKernelNodeAttrID attr, const cudaKernelNodeAttrValue *value);
typedef cudaError_t fn_cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaMemcpy3DParms *pCopyParams);
typedef cudaError_t fn_cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst,
    const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src,
    size_t count, enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node,
    struct cudaMemcpy3DParms *pNodeParams);
typedef cudaError_t fn_cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node,
    const struct cudaMemcpy3DParms *pNodeParams);
typedef cudaError_t fn_cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node,
    const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst,
    const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst,
    const void *src, size_t count, enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaMemsetParams *pMemsetParams);
typedef cudaError_t fn_cudaGraphMemsetNodeGetParams(cudaGraphNode_t node,
    struct cudaMemsetParams *pNodeParams);
typedef cudaError_t fn_cudaGraphMemsetNodeSetParams(cudaGraphNode_t node,
    const struct cudaMemsetParams *pNodeParams);
typedef cudaError_t fn_cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaHostNodeParams *pNodeParams);
typedef cudaError_t fn_cudaGraphHostNodeGetParams(cudaGraphNode_t node,
    struct cudaHostNodeParams *pNodeParams);
typedef cudaError_t fn_cudaGraphHostNodeSetParams(cudaGraphNode_t node,
    const struct cudaHostNodeParams *pNodeParams);
typedef cudaError_t fn_cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph);
typedef cudaError_t fn_cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph);
typedef cudaError_t fn_cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies);
typedef cudaError_t fn_cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event);
typedef cudaError_t fn_cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node,
    cudaEvent_t *event_out);
typedef cudaError_t fn_cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event);
typedef cudaError_t fn_cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event);
typedef cudaError_t fn_cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out);
typedef cudaError_t fn_cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event);
typedef cudaError_t fn_cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams);
typedef cudaError_t fn_cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode,
    struct cudaExternalSemaphoreSignalNodeParams *params_out);
typedef cudaError_t fn_cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams);
typedef cudaError_t fn_cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams);
typedef cudaError_t fn_cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode,
    struct cudaExternalSemaphoreWaitNodeParams *params_out);
typedef cudaError_t fn_cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams);
typedef cudaError_t fn_cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    struct cudaMemAllocNodeParams *nodeParams);
typedef cudaError_t fn_cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node,
    struct cudaMemAllocNodeParams *params_out);
typedef cudaError_t fn_cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr);
typedef cudaError_t fn_cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out);
typedef cudaError_t fn_cudaDeviceGraphMemTrim(int device);
typedef cudaError_t fn_cudaDeviceGetGraphMemAttribute(int device,
    enum cudaGraphMemAttributeType attr, void *value);
typedef cudaError_t fn_cudaDeviceSetGraphMemAttribute(int device,
    enum cudaGraphMemAttributeType attr, void *value);
typedef cudaError_t fn_cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph);
typedef cudaError_t fn_cudaGraphNodeFindInClone(cudaGraphNode_t *pNode,
    cudaGraphNode_t originalNode, cudaGraph_t clonedGraph);
typedef cudaError_t fn_cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *pType);
typedef cudaError_t fn_cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes,
    size_t *numNodes);
typedef cudaError_t fn_cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes,
    size_t *pNumRootNodes);
typedef cudaError_t fn_cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from,
    cudaGraphNode_t *to, size_t *numEdges);
typedef cudaError_t fn_cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from,
    cudaGraphNode_t *to, cudaGraphEdgeData *edgeData, size_t *numEdges);
typedef cudaError_t fn_cudaGraphNodeGetDependencies(cudaGraphNode_t node,
    cudaGraphNode_t *pDependencies, size_t *pNumDependencies);
typedef cudaError_t fn_cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node,
    cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData, size_t *pNumDependencies);
typedef cudaError_t fn_cudaGraphNodeGetDependentNodes(cudaGraphNode_t node,
    cudaGraphNode_t *pDependentNodes, size_t *pNumDependentNodes);
typedef cudaError_t fn_cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node,
    cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes);
typedef cudaError_t fn_cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
    const cudaGraphNode_t *to, size_t numDependencies);
typedef cudaError_t fn_cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from,
    const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies);
typedef cudaError_t fn_cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
    const cudaGraphNode_t *to, size_t numDependencies);
typedef cudaError_t fn_cudaGraphRemoveDependencies_v2(cudaGraph_t graph,
    const cudaGraphNode_t *from, const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData,
    size_t numDependencies);
typedef cudaError_t fn_cudaGraphDestroyNode(cudaGraphNode_t node);
typedef cudaError_t fn_cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    unsigned long long flags);
typedef cudaError_t fn_cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec,
    cudaGraph_t graph, unsigned long long flags);
typedef cudaError_t fn_cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec,
    cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams);
typedef cudaError_t fn_cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags);
typedef cudaError_t fn_cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams);
typedef cudaError_t fn_cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams);
typedef cudaError_t fn_cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, void *dst, const void *src, size_t count, enum cudaMemcpyKind kind);
typedef cudaError_t fn_cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams);
typedef cudaError_t fn_cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams);
typedef cudaError_t fn_cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, cudaGraph_t childGraph);
typedef cudaError_t fn_cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t hNode, cudaEvent_t event);
typedef cudaError_t fn_cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t hNode, cudaEvent_t event);
typedef cudaError_t fn_cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams);
typedef cudaError_t fn_cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams);
typedef cudaError_t fn_cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    unsigned int isEnabled);
typedef cudaError_t fn_cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    unsigned int *isEnabled);
typedef cudaError_t fn_cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph,
    cudaGraphExecUpdateResultInfo *resultInfo);
typedef cudaError_t fn_cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream);
typedef cudaError_t fn_cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream);
typedef cudaError_t fn_cudaGraphExecDestroy(cudaGraphExec_t graphExec);
typedef cudaError_t fn_cudaGraphDestroy(cudaGraph_t graph);
typedef cudaError_t fn_cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path,
    unsigned int flags);
typedef cudaError_t fn_cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr,
    cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags);
typedef cudaError_t fn_cudaUserObjectRetain(cudaUserObject_t object, unsigned int count);
typedef cudaError_t fn_cudaUserObjectRelease(cudaUserObject_t object, unsigned int count);
typedef cudaError_t fn_cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object,
    unsigned int count, unsigned int flags);
typedef cudaError_t fn_cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object,
    unsigned int count);
typedef cudaError_t fn_cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    struct cudaGraphNodeParams *nodeParams);
typedef cudaError_t fn_cudaGraphAddNode_v2(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, struct cudaGraphNodeParams *nodeParams);
typedef cudaError_t fn_cudaGraphNodeSetParams(cudaGraphNode_t node,
    struct cudaGraphNodeParams *nodeParams);
typedef cudaError_t fn_cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node,
    struct cudaGraphNodeParams *nodeParams);
typedef cudaError_t fn_cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out,
    cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags);
typedef cudaError_t fn_cudaGetDriverEntryPoint(const char *symbol, void **funcPtr,
    unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus);
typedef cudaError_t fn_cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr,
    unsigned int cudaVersion, unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus);
typedef cudaError_t fn_cudaLibraryLoadData(cudaLibrary_t *library, const void *code,
    enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
    enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions);
typedef cudaError_t fn_cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName,
    enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
    enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions);
typedef cudaError_t fn_cudaLibraryUnload(cudaLibrary_t library);
typedef cudaError_t fn_cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library,
    const char *name);
typedef cudaError_t fn_cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library,
    const char *name);
typedef cudaError_t fn_cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library,
    const char *name);
typedef cudaError_t fn_cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library,
    const char *symbol);
typedef cudaError_t fn_cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib);
typedef cudaError_t fn_cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels,
    cudaLibrary_t lib);
typedef cudaError_t fn_cudaKernelSetAttributeForDevice(cudaKernel_t kernel,
    enum cudaFuncAttribute attr, int value, int device);
typedef cudaError_t fn_cudaGetExportTable(const void **ppExportTable,
    const cudaUUID_t *pExportTableId);
typedef cudaError_t fn_cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr);
typedef cudaError_t fn_cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr);
typedef cudaError_t fn_cudaProfilerStart(void);
typedef cudaError_t fn_cudaProfilerStop(void);
typedef cudaError_t fn_cudaGraphicsEGLRegisterImage(cudaGraphicsResource_t *pCudaResource,
    EGLImageKHR image, unsigned int flags);
typedef cudaError_t fn_cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn,
    EGLStreamKHR eglStream);
typedef cudaError_t fn_cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn,
    EGLStreamKHR eglStream, unsigned int flags);
typedef cudaError_t fn_cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn);
typedef cudaError_t fn_cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn,
    cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout);
typedef cudaError_t fn_cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn,
    cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream);
typedef cudaError_t fn_cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn,
    EGLStreamKHR eglStream, EGLint width, EGLint height);
typedef cudaError_t fn_cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn);
typedef cudaError_t fn_cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn,
    cudaEglFrame eglframe, cudaStream_t *pStream);
typedef cudaError_t fn_cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn,
    cudaEglFrame *eglframe, cudaStream_t *pStream);
typedef cudaError_t fn_cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame,
    cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel);
typedef cudaError_t fn_cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync,
    unsigned int flags);
typedef cudaError_t fn_cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices,
    unsigned int cudaDeviceCount, enum cudaGLDeviceList deviceList);
typedef cudaError_t fn_cudaGraphicsGLRegisterImage(cudaGraphicsResource_t *resource, GLuint image,
    GLenum target, unsigned int flags);
typedef cudaError_t fn_cudaGraphicsGLRegisterBuffer(cudaGraphicsResource_t *resource,
    GLuint buffer, unsigned int flags);
typedef cudaError_t fn_cudaGLSetGLDevice(int device);
typedef cudaError_t fn_cudaGLRegisterBufferObject(GLuint bufObj);
typedef cudaError_t fn_cudaGLMapBufferObject(void **devPtr, GLuint bufObj);
typedef cudaError_t fn_cudaGLUnmapBufferObject(GLuint bufObj);
typedef cudaError_t fn_cudaGLUnregisterBufferObject(GLuint bufObj);
typedef cudaError_t fn_cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags);
typedef cudaError_t fn_cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj,
    cudaStream_t stream);
typedef cudaError_t fn_cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream);
typedef cudaError_t fn_cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **));
typedef cudaError_t fn_cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **));
typedef cudaError_t fn_cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource_t *resource,
    VdpVideoSurface vdpSurface, unsigned int flags);
typedef cudaError_t fn_cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource_t *resource,
    VdpOutputSurface vdpSurface, unsigned int flags);

#endif
