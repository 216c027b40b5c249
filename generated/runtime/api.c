// api.c of cubind for CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "runtime_api.h"

#include "cubind/capsule.h"

#include "symbols.h"

_Static_assert(sizeof(cubind_runtime_api) == sizeof(cb_api) + SYMBOL_COUNT * sizeof(void *),
    "a member for each symbol");

// The member `name` of the table: calls the library's function, or returns `missing` if there is
// none.
#define API_VALUE(type, name, params, args, missing) \
    static type api_##name params \
    { \
        fn_##name *call = cb_symbol_address_or_null(&runtime_symbols[S_##name]); \
        return call != NULL ? call args : missing; \
    }

// The same for the status type, which most functions return.
#define API(name, params, args) \
    API_VALUE(cudaError_t, name, params, args, cudaErrorSymbolNotFound)

API(cudaDeviceReset, (void), ())
API(cudaDeviceSynchronize, (void), ())
API(cudaDeviceSetLimit, (enum cudaLimit limit, size_t value), (limit, value))
API(cudaDeviceGetLimit, (size_t *pValue, enum cudaLimit limit), (pValue, limit))
API(cudaDeviceGetTexture1DLinearMaxWidth,
    (size_t *maxWidthInElements, const struct cudaChannelFormatDesc *fmtDesc, int device),
    (maxWidthInElements, fmtDesc, device))
API(cudaDeviceGetCacheConfig, (enum cudaFuncCache *pCacheConfig), (pCacheConfig))
API(cudaDeviceGetStreamPriorityRange, (int *leastPriority, int *greatestPriority),
    (leastPriority, greatestPriority))
API(cudaDeviceSetCacheConfig, (enum cudaFuncCache cacheConfig), (cacheConfig))
API(cudaDeviceGetByPCIBusId, (int *device, const char *pciBusId), (device, pciBusId))
API(cudaDeviceGetPCIBusId, (char *pciBusId, int len, int device), (pciBusId, len, device))
API(cudaIpcGetEventHandle, (cudaIpcEventHandle_t *handle, cudaEvent_t event), (handle, event))
API(cudaIpcOpenEventHandle, (cudaEvent_t *event, cudaIpcEventHandle_t handle), (event, handle))
API(cudaIpcGetMemHandle, (cudaIpcMemHandle_t *handle, void *devPtr), (handle, devPtr))
API(cudaIpcOpenMemHandle, (void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags),
    (devPtr, handle, flags))
API(cudaIpcCloseMemHandle, (void *devPtr), (devPtr))
API(cudaDeviceFlushGPUDirectRDMAWrites,
    (enum cudaFlushGPUDirectRDMAWritesTarget target, enum cudaFlushGPUDirectRDMAWritesScope scope),
    (target, scope))
API(cudaDeviceRegisterAsyncNotification,
    (int device, cudaAsyncCallback callbackFunc, void *userData,
        cudaAsyncCallbackHandle_t *callback),
    (device, callbackFunc, userData, callback))
API(cudaDeviceUnregisterAsyncNotification, (int device, cudaAsyncCallbackHandle_t callback),
    (device, callback))
API(cudaDeviceGetSharedMemConfig, (enum cudaSharedMemConfig *pConfig), (pConfig))
API(cudaDeviceSetSharedMemConfig, (enum cudaSharedMemConfig config), (config))
API(cudaGetLastError, (void), ())
API(cudaPeekAtLastError, (void), ())
API_VALUE(const char *, cudaGetErrorName, (cudaError_t error), (error), NULL)
API_VALUE(const char *, cudaGetErrorString, (cudaError_t error), (error), NULL)
API(cudaGetDeviceCount, (int *count), (count))
API(cudaGetDeviceProperties, (struct cudaDeviceProp *prop, int device), (prop, device))
API(cudaDeviceGetAttribute, (int *value, enum cudaDeviceAttr attr, int device),
    (value, attr, device))
API(cudaDeviceGetHostAtomicCapabilities,
    (unsigned int *capabilities, const enum cudaAtomicOperation *operations, unsigned int count,
        int device),
    (capabilities, operations, count, device))
API(cudaDeviceGetDefaultMemPool, (cudaMemPool_t *memPool, int device), (memPool, device))
API(cudaDeviceSetMemPool, (int device, cudaMemPool_t memPool), (device, memPool))
API(cudaDeviceGetMemPool, (cudaMemPool_t *memPool, int device), (memPool, device))
API(cudaDeviceGetNvSciSyncAttributes, (void *nvSciSyncAttrList, int device, int flags),
    (nvSciSyncAttrList, device, flags))
API(cudaDeviceGetP2PAttribute,
    (int *value, enum cudaDeviceP2PAttr attr, int srcDevice, int dstDevice),
    (value, attr, srcDevice, dstDevice))
API(cudaDeviceGetP2PAtomicCapabilities,
    (unsigned int *capabilities, const enum cudaAtomicOperation *operations, unsigned int count,
        int srcDevice, int dstDevice),
    (capabilities, operations, count, srcDevice, dstDevice))
API(cudaChooseDevice, (int *device, const struct cudaDeviceProp *prop), (device, prop))
API(cudaInitDevice, (int device, unsigned int deviceFlags, unsigned int flags),
    (device, deviceFlags, flags))
API(cudaSetDevice, (int device), (device))
API(cudaGetDevice, (int *device), (device))
API(cudaSetValidDevices, (int *device_arr, int len), (device_arr, len))
API(cudaSetDeviceFlags, (unsigned int flags), (flags))
API(cudaGetDeviceFlags, (unsigned int *flags), (flags))
API(cudaStreamCreate, (cudaStream_t *pStream), (pStream))
API(cudaStreamCreateWithFlags, (cudaStream_t *pStream, unsigned int flags), (pStream, flags))
API(cudaStreamCreateWithPriority, (cudaStream_t *pStream, unsigned int flags, int priority),
    (pStream, flags, priority))
API(cudaStreamGetPriority, (cudaStream_t hStream, int *priority), (hStream, priority))
API(cudaStreamGetFlags, (cudaStream_t hStream, unsigned int *flags), (hStream, flags))
API(cudaStreamGetId, (cudaStream_t hStream, unsigned long long *streamId), (hStream, streamId))
API(cudaStreamGetDevice, (cudaStream_t hStream, int *device), (hStream, device))
API(cudaCtxResetPersistingL2Cache, (void), ())
API(cudaStreamCopyAttributes, (cudaStream_t dst, cudaStream_t src), (dst, src))
API(cudaStreamGetAttribute,
    (cudaStream_t hStream, cudaStreamAttrID attr, cudaStreamAttrValue *value_out),
    (hStream, attr, value_out))
API(cudaStreamSetAttribute,
    (cudaStream_t hStream, cudaStreamAttrID attr, const cudaStreamAttrValue *value),
    (hStream, attr, value))
API(cudaStreamDestroy, (cudaStream_t stream), (stream))
API(cudaStreamWaitEvent, (cudaStream_t stream, cudaEvent_t event, unsigned int flags),
    (stream, event, flags))
API(cudaStreamAddCallback,
    (cudaStream_t stream, cudaStreamCallback_t callback, void *userData, unsigned int flags),
    (stream, callback, userData, flags))
API(cudaStreamSynchronize, (cudaStream_t stream), (stream))
API(cudaStreamQuery, (cudaStream_t stream), (stream))
API(cudaStreamAttachMemAsync,
    (cudaStream_t stream, void *devPtr, size_t length, unsigned int flags),
    (stream, devPtr, length, flags))
API(cudaStreamBeginCapture, (cudaStream_t stream, enum cudaStreamCaptureMode mode), (stream, mode))
API(cudaStreamBeginRecaptureToGraph,
    (cudaStream_t stream, enum cudaStreamCaptureMode mode, cudaGraph_t graph,
        struct cudaGraphRecaptureCallbackData *callbackData),
    (stream, mode, graph, callbackData))
API(cudaStreamBeginCaptureToGraph,
    (cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *dependencies,
        const cudaGraphEdgeData *dependencyData, size_t numDependencies,
        enum cudaStreamCaptureMode mode),
    (stream, graph, dependencies, dependencyData, numDependencies, mode))
API(cudaThreadExchangeStreamCaptureMode, (enum cudaStreamCaptureMode *mode), (mode))
API(cudaStreamEndCapture, (cudaStream_t stream, cudaGraph_t *pGraph), (stream, pGraph))
API(cudaStreamIsCapturing, (cudaStream_t stream, enum cudaStreamCaptureStatus *pCaptureStatus),
    (stream, pCaptureStatus))
API(cudaStreamGetCaptureInfo,
    (cudaStream_t stream, enum cudaStreamCaptureStatus *captureStatus_out,
        unsigned long long *id_out, cudaGraph_t *graph_out,
        const cudaGraphNode_t **dependencies_out, const cudaGraphEdgeData **edgeData_out,
        size_t *numDependencies_out),
    (stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out,
        numDependencies_out))
API(cudaStreamUpdateCaptureDependencies,
    (cudaStream_t stream, cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
        size_t numDependencies, unsigned int flags),
    (stream, dependencies, dependencyData, numDependencies, flags))
API(cudaEventCreate, (cudaEvent_t *event), (event))
API(cudaEventCreateWithFlags, (cudaEvent_t *event, unsigned int flags), (event, flags))
API(cudaEventRecord, (cudaEvent_t event, cudaStream_t stream), (event, stream))
API(cudaEventRecordWithFlags, (cudaEvent_t event, cudaStream_t stream, unsigned int flags),
    (event, stream, flags))
API(cudaEventQuery, (cudaEvent_t event), (event))
API(cudaEventSynchronize, (cudaEvent_t event), (event))
API(cudaEventDestroy, (cudaEvent_t event), (event))
API(cudaEventElapsedTime, (float *ms, cudaEvent_t start, cudaEvent_t end), (ms, start, end))
API(cudaImportExternalMemory,
    (cudaExternalMemory_t *extMem_out, const struct cudaExternalMemoryHandleDesc *memHandleDesc),
    (extMem_out, memHandleDesc))
API(cudaExternalMemoryGetMappedBuffer,
    (void **devPtr, cudaExternalMemory_t extMem,
        const struct cudaExternalMemoryBufferDesc *bufferDesc),
    (devPtr, extMem, bufferDesc))
API(cudaExternalMemoryGetMappedMipmappedArray,
    (cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem,
        const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc),
    (mipmap, extMem, mipmapDesc))
API(cudaDestroyExternalMemory, (cudaExternalMemory_t extMem), (extMem))
API(cudaImportExternalSemaphore,
    (cudaExternalSemaphore_t *extSem_out,
        const struct cudaExternalSemaphoreHandleDesc *semHandleDesc),
    (extSem_out, semHandleDesc))
API(cudaSignalExternalSemaphoresAsync,
    (const cudaExternalSemaphore_t *extSemArray,
        const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
        cudaStream_t stream),
    (extSemArray, paramsArray, numExtSems, stream))
API(cudaWaitExternalSemaphoresAsync,
    (const cudaExternalSemaphore_t *extSemArray,
        const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
        cudaStream_t stream),
    (extSemArray, paramsArray, numExtSems, stream))
API(cudaDestroyExternalSemaphore, (cudaExternalSemaphore_t extSem), (extSem))
API(cudaLaunchKernel,
    (const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
        cudaStream_t stream),
    (func, gridDim, blockDim, args, sharedMem, stream))
API(cudaLaunchKernelExC, (const cudaLaunchConfig_t *config, const void *func, void **args),
    (config, func, args))
API(cudaLaunchCooperativeKernel,
    (const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
        cudaStream_t stream),
    (func, gridDim, blockDim, args, sharedMem, stream))
API(cudaFuncSetCacheConfig, (const void *func, enum cudaFuncCache cacheConfig), (func, cacheConfig))
API(cudaFuncGetAttributes, (struct cudaFuncAttributes *attr, const void *func), (attr, func))
API(cudaFuncSetAttribute, (const void *func, enum cudaFuncAttribute attr, int value),
    (func, attr, value))
API(cudaFuncGetName, (const char **name, const void *func), (name, func))
API(cudaFuncGetParamInfo,
    (const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize),
    (func, paramIndex, paramOffset, paramSize))
API(cudaFuncGetParamCount, (const void *func, size_t *paramCount), (func, paramCount))
API(cudaLaunchHostFunc, (cudaStream_t stream, cudaHostFn_t fn, void *userData),
    (stream, fn, userData))
API(cudaLaunchHostFunc_v2,
    (cudaStream_t stream, cudaHostFn_t fn, void *userData, unsigned int syncMode),
    (stream, fn, userData, syncMode))
API(cudaFuncSetSharedMemConfig, (const void *func, enum cudaSharedMemConfig config), (func, config))
API(cudaOccupancyMaxActiveBlocksPerMultiprocessor,
    (int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize),
    (numBlocks, func, blockSize, dynamicSMemSize))
API(cudaOccupancyAvailableDynamicSMemPerBlock,
    (size_t *dynamicSmemSize, const void *func, int numBlocks, int blockSize),
    (dynamicSmemSize, func, numBlocks, blockSize))
API(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    (int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags),
    (numBlocks, func, blockSize, dynamicSMemSize, flags))
API(cudaOccupancyMaxPotentialClusterSize,
    (int *clusterSize, const void *func, const cudaLaunchConfig_t *launchConfig),
    (clusterSize, func, launchConfig))
API(cudaOccupancyMaxActiveClusters,
    (int *numClusters, const void *func, const cudaLaunchConfig_t *launchConfig),
    (numClusters, func, launchConfig))
API(cudaMallocManaged, (void **devPtr, size_t size, unsigned int flags), (devPtr, size, flags))
API(cudaMalloc, (void **devPtr, size_t size), (devPtr, size))
API(cudaMallocHost, (void **ptr, size_t size), (ptr, size))
API(cudaMallocPitch, (void **devPtr, size_t *pitch, size_t width, size_t height),
    (devPtr, pitch, width, height))
API(cudaMallocArray,
    (cudaArray_t *array, const struct cudaChannelFormatDesc *desc, size_t width, size_t height,
        unsigned int flags),
    (array, desc, width, height, flags))
API(cudaFree, (void *devPtr), (devPtr))
API(cudaFreeHost, (void *ptr), (ptr))
API(cudaFreeArray, (cudaArray_t array), (array))
API(cudaFreeMipmappedArray, (cudaMipmappedArray_t mipmappedArray), (mipmappedArray))
API(cudaHostAlloc, (void **pHost, size_t size, unsigned int flags), (pHost, size, flags))
API(cudaHostRegister, (void *ptr, size_t size, unsigned int flags), (ptr, size, flags))
API(cudaHostUnregister, (void *ptr), (ptr))
API(cudaHostGetDevicePointer, (void **pDevice, void *pHost, unsigned int flags),
    (pDevice, pHost, flags))
API(cudaHostGetFlags, (unsigned int *pFlags, void *pHost), (pFlags, pHost))
API(cudaMalloc3D, (struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent),
    (pitchedDevPtr, extent))
API(cudaMalloc3DArray,
    (cudaArray_t *array, const struct cudaChannelFormatDesc *desc, struct cudaExtent extent,
        unsigned int flags),
    (array, desc, extent, flags))
API(cudaMallocMipmappedArray,
    (cudaMipmappedArray_t *mipmappedArray, const struct cudaChannelFormatDesc *desc,
        struct cudaExtent extent, unsigned int numLevels, unsigned int flags),
    (mipmappedArray, desc, extent, numLevels, flags))
API(cudaGetMipmappedArrayLevel,
    (cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level),
    (levelArray, mipmappedArray, level))
API(cudaMemcpy3D, (const struct cudaMemcpy3DParms *p), (p))
API(cudaMemcpy3DPeer, (const struct cudaMemcpy3DPeerParms *p), (p))
API(cudaMemcpy3DAsync, (const struct cudaMemcpy3DParms *p, cudaStream_t stream), (p, stream))
API(cudaMemcpy3DPeerAsync, (const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream),
    (p, stream))
API(cudaMemGetInfo, (size_t *free, size_t *total), (free, total))
API(cudaArrayGetInfo,
    (struct cudaChannelFormatDesc *desc, struct cudaExtent *extent, unsigned int *flags,
        cudaArray_t array),
    (desc, extent, flags, array))
API(cudaArrayGetPlane, (cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx),
    (pPlaneArray, hArray, planeIdx))
API(cudaArrayGetMemoryRequirements,
    (struct cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device),
    (memoryRequirements, array, device))
API(cudaMipmappedArrayGetMemoryRequirements,
    (struct cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap,
        int device),
    (memoryRequirements, mipmap, device))
API(cudaArrayGetSparseProperties,
    (struct cudaArraySparseProperties *sparseProperties, cudaArray_t array),
    (sparseProperties, array))
API(cudaMipmappedArrayGetSparseProperties,
    (struct cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap),
    (sparseProperties, mipmap))
API(cudaMemcpy, (void *dst, const void *src, size_t count, enum cudaMemcpyKind kind),
    (dst, src, count, kind))
API(cudaMemcpyPeer, (void *dst, int dstDevice, const void *src, int srcDevice, size_t count),
    (dst, dstDevice, src, srcDevice, count))
API(cudaMemcpy2D,
    (void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height,
        enum cudaMemcpyKind kind),
    (dst, dpitch, src, spitch, width, height, kind))
API(cudaMemcpy2DToArray,
    (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width,
        size_t height, enum cudaMemcpyKind kind),
    (dst, wOffset, hOffset, src, spitch, width, height, kind))
API(cudaMemcpy2DFromArray,
    (void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width,
        size_t height, enum cudaMemcpyKind kind),
    (dst, dpitch, src, wOffset, hOffset, width, height, kind))
API(cudaMemcpy2DArrayToArray,
    (cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src,
        size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height,
        enum cudaMemcpyKind kind),
    (dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind))
API(cudaMemcpyToSymbol,
    (const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind),
    (symbol, src, count, offset, kind))
API(cudaMemcpyFromSymbol,
    (void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind),
    (dst, symbol, count, offset, kind))
API(cudaMemcpyAsync,
    (void *dst, const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream),
    (dst, src, count, kind, stream))
API(cudaMemcpyPeerAsync,
    (void *dst, int dstDevice, const void *src, int srcDevice, size_t count, cudaStream_t stream),
    (dst, dstDevice, src, srcDevice, count, stream))
API(cudaMemcpyBatchAsync,
    (void *const *dsts, const void *const *srcs, const size_t *sizes, size_t count,
        struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
        cudaStream_t stream),
    (dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, stream))
API(cudaMemcpy3DBatchAsync,
    (size_t numOps, struct cudaMemcpy3DBatchOp *opList, unsigned long long flags,
        cudaStream_t stream),
    (numOps, opList, flags, stream))
API(cudaMemcpyWithAttributesAsync,
    (void *dst, const void *src, size_t size, struct cudaMemcpyAttributes *attr,
        cudaStream_t stream),
    (dst, src, size, attr, stream))
API(cudaMemcpy3DWithAttributesAsync,
    (struct cudaMemcpy3DBatchOp *op, unsigned long long flags, cudaStream_t stream),
    (op, flags, stream))
API(cudaMemcpy2DAsync,
    (void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height,
        enum cudaMemcpyKind kind, cudaStream_t stream),
    (dst, dpitch, src, spitch, width, height, kind, stream))
API(cudaMemcpy2DToArrayAsync,
    (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width,
        size_t height, enum cudaMemcpyKind kind, cudaStream_t stream),
    (dst, wOffset, hOffset, src, spitch, width, height, kind, stream))
API(cudaMemcpy2DFromArrayAsync,
    (void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width,
        size_t height, enum cudaMemcpyKind kind, cudaStream_t stream),
    (dst, dpitch, src, wOffset, hOffset, width, height, kind, stream))
API(cudaMemcpyToSymbolAsync,
    (const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind,
        cudaStream_t stream),
    (symbol, src, count, offset, kind, stream))
API(cudaMemcpyFromSymbolAsync,
    (void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind,
        cudaStream_t stream),
    (dst, symbol, count, offset, kind, stream))
API(cudaMemset, (void *devPtr, int value, size_t count), (devPtr, value, count))
API(cudaMemset2D, (void *devPtr, size_t pitch, int value, size_t width, size_t height),
    (devPtr, pitch, value, width, height))
API(cudaMemset3D, (struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent),
    (pitchedDevPtr, value, extent))
API(cudaMemsetAsync, (void *devPtr, int value, size_t count, cudaStream_t stream),
    (devPtr, value, count, stream))
API(cudaMemset2DAsync,
    (void *devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream),
    (devPtr, pitch, value, width, height, stream))
API(cudaMemset3DAsync,
    (struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent,
        cudaStream_t stream),
    (pitchedDevPtr, value, extent, stream))
API(cudaGetSymbolAddress, (void **devPtr, const void *symbol), (devPtr, symbol))
API(cudaGetSymbolSize, (size_t *size, const void *symbol), (size, symbol))
API(cudaMemPrefetchAsync,
    (const void *devPtr, size_t count, struct cudaMemLocation location, unsigned int flags,
        cudaStream_t stream),
    (devPtr, count, location, flags, stream))
API(cudaMemPrefetchBatchAsync,
    (void **dptrs, size_t *sizes, size_t count, struct cudaMemLocation *prefetchLocs,
        size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags,
        cudaStream_t stream),
    (dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, stream))
API(cudaMemDiscardBatchAsync,
    (void **dptrs, size_t *sizes, size_t count, unsigned long long flags, cudaStream_t stream),
    (dptrs, sizes, count, flags, stream))
API(cudaMemDiscardAndPrefetchBatchAsync,
    (void **dptrs, size_t *sizes, size_t count, struct cudaMemLocation *prefetchLocs,
        size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags,
        cudaStream_t stream),
    (dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, stream))
API(cudaMemGetLocationInfo,
    (void *devPtr, size_t size, size_t summaryGranularity, size_t samplingGranularity,
        struct cudaMemLocation *location_out),
    (devPtr, size, summaryGranularity, samplingGranularity, location_out))
API(cudaMemAdvise,
    (const void *devPtr, size_t count, enum cudaMemoryAdvise advice,
        struct cudaMemLocation location),
    (devPtr, count, advice, location))
API(cudaMemRangeGetAttribute,
    (void *data, size_t dataSize, enum cudaMemRangeAttribute attribute, const void *devPtr,
        size_t count),
    (data, dataSize, attribute, devPtr, count))
API(cudaMemRangeGetAttributes,
    (void **data, size_t *dataSizes, enum cudaMemRangeAttribute *attributes, size_t numAttributes,
        const void *devPtr, size_t count),
    (data, dataSizes, attributes, numAttributes, devPtr, count))
API(cudaMemcpyToArray,
    (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count,
        enum cudaMemcpyKind kind),
    (dst, wOffset, hOffset, src, count, kind))
API(cudaMemcpyFromArray,
    (void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count,
        enum cudaMemcpyKind kind),
    (dst, src, wOffset, hOffset, count, kind))
API(cudaMemcpyArrayToArray,
    (cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src,
        size_t wOffsetSrc, size_t hOffsetSrc, size_t count, enum cudaMemcpyKind kind),
    (dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind))
API(cudaMemcpyToArrayAsync,
    (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count,
        enum cudaMemcpyKind kind, cudaStream_t stream),
    (dst, wOffset, hOffset, src, count, kind, stream))
API(cudaMemcpyFromArrayAsync,
    (void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count,
        enum cudaMemcpyKind kind, cudaStream_t stream),
    (dst, src, wOffset, hOffset, count, kind, stream))
API(cudaMallocAsync, (void **devPtr, size_t size, cudaStream_t hStream), (devPtr, size, hStream))
API(cudaFreeAsync, (void *devPtr, cudaStream_t hStream), (devPtr, hStream))
API(cudaMemPoolTrimTo, (cudaMemPool_t memPool, size_t minBytesToKeep), (memPool, minBytesToKeep))
API(cudaMemPoolSetAttribute, (cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value),
    (memPool, attr, value))
API(cudaMemPoolGetAttribute, (cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value),
    (memPool, attr, value))
API(cudaMemPoolSetAccess,
    (cudaMemPool_t memPool, const struct cudaMemAccessDesc *descList, size_t count),
    (memPool, descList, count))
API(cudaMemPoolGetAccess,
    (enum cudaMemAccessFlags *flags, cudaMemPool_t memPool, struct cudaMemLocation *location),
    (flags, memPool, location))
API(cudaMemPoolCreate, (cudaMemPool_t *memPool, const struct cudaMemPoolProps *poolProps),
    (memPool, poolProps))
API(cudaMemPoolDestroy, (cudaMemPool_t memPool), (memPool))
API(cudaMemGetDefaultMemPool,
    (cudaMemPool_t *memPool, struct cudaMemLocation *location, enum cudaMemAllocationType type),
    (memPool, location, type))
API(cudaMemGetMemPool,
    (cudaMemPool_t *memPool, struct cudaMemLocation *location, enum cudaMemAllocationType type),
    (memPool, location, type))
API(cudaMemSetMemPool,
    (struct cudaMemLocation *location, enum cudaMemAllocationType type, cudaMemPool_t memPool),
    (location, type, memPool))
API(cudaMallocFromPoolAsync, (void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream),
    (ptr, size, memPool, stream))
API(cudaMemPoolExportToShareableHandle,
    (void *shareableHandle, cudaMemPool_t memPool, enum cudaMemAllocationHandleType handleType,
        unsigned int flags),
    (shareableHandle, memPool, handleType, flags))
API(cudaMemPoolImportFromShareableHandle,
    (cudaMemPool_t *memPool, void *shareableHandle, enum cudaMemAllocationHandleType handleType,
        unsigned int flags),
    (memPool, shareableHandle, handleType, flags))
API(cudaMemPoolExportPointer, (struct cudaMemPoolPtrExportData *exportData, void *ptr),
    (exportData, ptr))
API(cudaMemPoolImportPointer,
    (void **ptr, cudaMemPool_t memPool, struct cudaMemPoolPtrExportData *exportData),
    (ptr, memPool, exportData))
API(cudaPointerGetAttributes, (struct cudaPointerAttributes *attributes, const void *ptr),
    (attributes, ptr))
API(cudaDeviceCanAccessPeer, (int *canAccessPeer, int device, int peerDevice),
    (canAccessPeer, device, peerDevice))
API(cudaDeviceEnablePeerAccess, (int peerDevice, unsigned int flags), (peerDevice, flags))
API(cudaDeviceDisablePeerAccess, (int peerDevice), (peerDevice))
API(cudaGraphicsUnregisterResource, (cudaGraphicsResource_t resource), (resource))
API(cudaGraphicsResourceSetMapFlags, (cudaGraphicsResource_t resource, unsigned int flags),
    (resource, flags))
API(cudaGraphicsMapResources, (int count, cudaGraphicsResource_t *resources, cudaStream_t stream),
    (count, resources, stream))
API(cudaGraphicsUnmapResources,
    (int count, cudaGraphicsResource_t *resources, cudaStream_t stream), (count, resources, stream))
API(cudaGraphicsResourceGetMappedPointer,
    (void **devPtr, size_t *size, cudaGraphicsResource_t resource), (devPtr, size, resource))
API(cudaGraphicsSubResourceGetMappedArray,
    (cudaArray_t *array, cudaGraphicsResource_t resource, unsigned int arrayIndex,
        unsigned int mipLevel),
    (array, resource, arrayIndex, mipLevel))
API(cudaGraphicsResourceGetMappedMipmappedArray,
    (cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource),
    (mipmappedArray, resource))
API(cudaGetChannelDesc, (struct cudaChannelFormatDesc *desc, cudaArray_const_t array),
    (desc, array))
API_VALUE(struct cudaChannelFormatDesc, cudaCreateChannelDesc,
    (int x, int y, int z, int w, enum cudaChannelFormatKind f), (x, y, z, w, f),
    (struct cudaChannelFormatDesc){0})
API(cudaCreateTextureObject,
    (cudaTextureObject_t *pTexObject, const struct cudaResourceDesc *pResDesc,
        const struct cudaTextureDesc *pTexDesc, const struct cudaResourceViewDesc *pResViewDesc),
    (pTexObject, pResDesc, pTexDesc, pResViewDesc))
API(cudaDestroyTextureObject, (cudaTextureObject_t texObject), (texObject))
API(cudaGetTextureObjectResourceDesc,
    (struct cudaResourceDesc *pResDesc, cudaTextureObject_t texObject), (pResDesc, texObject))
API(cudaGetTextureObjectTextureDesc,
    (struct cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject), (pTexDesc, texObject))
API(cudaGetTextureObjectResourceViewDesc,
    (struct cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject),
    (pResViewDesc, texObject))
API(cudaCreateSurfaceObject,
    (cudaSurfaceObject_t *pSurfObject, const struct cudaResourceDesc *pResDesc),
    (pSurfObject, pResDesc))
API(cudaDestroySurfaceObject, (cudaSurfaceObject_t surfObject), (surfObject))
API(cudaGetSurfaceObjectResourceDesc,
    (struct cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject), (pResDesc, surfObject))
API(cudaDriverGetVersion, (int *driverVersion), (driverVersion))
API(cudaRuntimeGetVersion, (int *runtimeVersion), (runtimeVersion))
API(cudaLogsRegisterCallback,
    (cudaLogsCallback_t callbackFunc, void *userData, cudaLogsCallbackHandle *callback_out),
    (callbackFunc, userData, callback_out))
API(cudaLogsUnregisterCallback, (cudaLogsCallbackHandle callback), (callback))
API(cudaLogsCurrent, (cudaLogIterator *iterator_out, unsigned int flags), (iterator_out, flags))
API(cudaLogsDumpToFile, (cudaLogIterator *iterator, const char *pathToFile, unsigned int flags),
    (iterator, pathToFile, flags))
API(cudaLogsDumpToMemory,
    (cudaLogIterator *iterator, char *buffer, size_t *size, unsigned int flags),
    (iterator, buffer, size, flags))
API(cudaGraphCreate, (cudaGraph_t *pGraph, unsigned int flags), (pGraph, flags))
API(cudaGraphAddKernelNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, const struct cudaKernelNodeParams *pNodeParams),
    (pGraphNode, graph, pDependencies, numDependencies, pNodeParams))
API(cudaGraphKernelNodeGetParams, (cudaGraphNode_t node, struct cudaKernelNodeParams *pNodeParams),
    (node, pNodeParams))
API(cudaGraphKernelNodeSetParams,
    (cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams), (node, pNodeParams))
API(cudaGraphKernelNodeCopyAttributes, (cudaGraphNode_t hDst, cudaGraphNode_t hSrc), (hDst, hSrc))
API(cudaGraphKernelNodeGetAttribute,
    (cudaGraphNode_t hNode, cudaKernelNodeAttrID attr, cudaKernelNodeAttrValue *value_out),
    (hNode, attr, value_out))
API(cudaGraphKernelNodeSetAttribute,
    (cudaGraphNode_t hNode, cudaKernelNodeAttrID attr, const cudaKernelNodeAttrValue *value),
    (hNode, attr, value))
API(cudaGraphAddMemcpyNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, const struct cudaMemcpy3DParms *pCopyParams),
    (pGraphNode, graph, pDependencies, numDependencies, pCopyParams))
API(cudaGraphAddMemcpyNodeToSymbol,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, const void *symbol, const void *src, size_t count, size_t offset,
        enum cudaMemcpyKind kind),
    (pGraphNode, graph, pDependencies, numDependencies, symbol, src, count, offset, kind))
API(cudaGraphAddMemcpyNodeFromSymbol,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, void *dst, const void *symbol, size_t count, size_t offset,
        enum cudaMemcpyKind kind),
    (pGraphNode, graph, pDependencies, numDependencies, dst, symbol, count, offset, kind))
API(cudaGraphAddMemcpyNode1D,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, void *dst, const void *src, size_t count,
        enum cudaMemcpyKind kind),
    (pGraphNode, graph, pDependencies, numDependencies, dst, src, count, kind))
API(cudaGraphMemcpyNodeGetParams, (cudaGraphNode_t node, struct cudaMemcpy3DParms *pNodeParams),
    (node, pNodeParams))
API(cudaGraphMemcpyNodeSetParams,
    (cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams), (node, pNodeParams))
API(cudaGraphMemcpyNodeSetParamsToSymbol,
    (cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset,
        enum cudaMemcpyKind kind),
    (node, symbol, src, count, offset, kind))
API(cudaGraphMemcpyNodeSetParamsFromSymbol,
    (cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset,
        enum cudaMemcpyKind kind),
    (node, dst, symbol, count, offset, kind))
API(cudaGraphMemcpyNodeSetParams1D,
    (cudaGraphNode_t node, void *dst, const void *src, size_t count, enum cudaMemcpyKind kind),
    (node, dst, src, count, kind))
API(cudaGraphAddMemsetNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, const struct cudaMemsetParams *pMemsetParams),
    (pGraphNode, graph, pDependencies, numDependencies, pMemsetParams))
API(cudaGraphMemsetNodeGetParams, (cudaGraphNode_t node, struct cudaMemsetParams *pNodeParams),
    (node, pNodeParams))
API(cudaGraphMemsetNodeSetParams,
    (cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams), (node, pNodeParams))
API(cudaGraphAddHostNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, const struct cudaHostNodeParams *pNodeParams),
    (pGraphNode, graph, pDependencies, numDependencies, pNodeParams))
API(cudaGraphHostNodeGetParams, (cudaGraphNode_t node, struct cudaHostNodeParams *pNodeParams),
    (node, pNodeParams))
API(cudaGraphHostNodeSetParams,
    (cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams), (node, pNodeParams))
API(cudaGraphAddChildGraphNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, cudaGraph_t childGraph),
    (pGraphNode, graph, pDependencies, numDependencies, childGraph))
API(cudaGraphChildGraphNodeGetGraph, (cudaGraphNode_t node, cudaGraph_t *pGraph), (node, pGraph))
API(cudaGraphAddEmptyNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies),
    (pGraphNode, graph, pDependencies, numDependencies))
API(cudaGraphAddEventRecordNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, cudaEvent_t event),
    (pGraphNode, graph, pDependencies, numDependencies, event))
API(cudaGraphEventRecordNodeGetEvent, (cudaGraphNode_t node, cudaEvent_t *event_out),
    (node, event_out))
API(cudaGraphEventRecordNodeSetEvent, (cudaGraphNode_t node, cudaEvent_t event), (node, event))
API(cudaGraphAddEventWaitNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, cudaEvent_t event),
    (pGraphNode, graph, pDependencies, numDependencies, event))
API(cudaGraphEventWaitNodeGetEvent, (cudaGraphNode_t node, cudaEvent_t *event_out),
    (node, event_out))
API(cudaGraphEventWaitNodeSetEvent, (cudaGraphNode_t node, cudaEvent_t event), (node, event))
API(cudaGraphAddExternalSemaphoresSignalNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams),
    (pGraphNode, graph, pDependencies, numDependencies, nodeParams))
API(cudaGraphExternalSemaphoresSignalNodeGetParams,
    (cudaGraphNode_t hNode, struct cudaExternalSemaphoreSignalNodeParams *params_out),
    (hNode, params_out))
API(cudaGraphExternalSemaphoresSignalNodeSetParams,
    (cudaGraphNode_t hNode, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams),
    (hNode, nodeParams))
API(cudaGraphAddExternalSemaphoresWaitNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams),
    (pGraphNode, graph, pDependencies, numDependencies, nodeParams))
API(cudaGraphExternalSemaphoresWaitNodeGetParams,
    (cudaGraphNode_t hNode, struct cudaExternalSemaphoreWaitNodeParams *params_out),
    (hNode, params_out))
API(cudaGraphExternalSemaphoresWaitNodeSetParams,
    (cudaGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams),
    (hNode, nodeParams))
API(cudaGraphAddMemAllocNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, struct cudaMemAllocNodeParams *nodeParams),
    (pGraphNode, graph, pDependencies, numDependencies, nodeParams))
API(cudaGraphMemAllocNodeGetParams,
    (cudaGraphNode_t node, struct cudaMemAllocNodeParams *params_out), (node, params_out))
API(cudaGraphAddMemFreeNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        size_t numDependencies, void *dptr),
    (pGraphNode, graph, pDependencies, numDependencies, dptr))
API(cudaGraphMemFreeNodeGetParams, (cudaGraphNode_t node, void *dptr_out), (node, dptr_out))
API(cudaDeviceGraphMemTrim, (int device), (device))
API(cudaDeviceGetGraphMemAttribute, (int device, enum cudaGraphMemAttributeType attr, void *value),
    (device, attr, value))
API(cudaDeviceSetGraphMemAttribute, (int device, enum cudaGraphMemAttributeType attr, void *value),
    (device, attr, value))
API(cudaGraphClone, (cudaGraph_t *pGraphClone, cudaGraph_t originalGraph),
    (pGraphClone, originalGraph))
API(cudaGraphNodeFindInClone,
    (cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph),
    (pNode, originalNode, clonedGraph))
API(cudaGraphNodeGetType, (cudaGraphNode_t node, enum cudaGraphNodeType *pType), (node, pType))
API(cudaGraphNodeGetContainingGraph, (cudaGraphNode_t hNode, cudaGraph_t *phGraph),
    (hNode, phGraph))
API(cudaGraphNodeGetLocalId, (cudaGraphNode_t hNode, unsigned int *nodeId), (hNode, nodeId))
API(cudaGraphNodeGetToolsId, (cudaGraphNode_t hNode, unsigned long long *toolsNodeId),
    (hNode, toolsNodeId))
API(cudaGraphGetId, (cudaGraph_t hGraph, unsigned int *graphID), (hGraph, graphID))
API(cudaGraphExecGetId, (cudaGraphExec_t hGraphExec, unsigned int *graphID), (hGraphExec, graphID))
API(cudaGraphGetNodes, (cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes),
    (graph, nodes, numNodes))
API(cudaGraphGetRootNodes, (cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes),
    (graph, pRootNodes, pNumRootNodes))
API(cudaGraphGetEdges,
    (cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edgeData,
        size_t *numEdges),
    (graph, from, to, edgeData, numEdges))
API(cudaGraphNodeGetDependencies,
    (cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData,
        size_t *pNumDependencies),
    (node, pDependencies, edgeData, pNumDependencies))
API(cudaGraphNodeGetDependentNodes,
    (cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData,
        size_t *pNumDependentNodes),
    (node, pDependentNodes, edgeData, pNumDependentNodes))
API(cudaGraphAddDependencies,
    (cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
        const cudaGraphEdgeData *edgeData, size_t numDependencies),
    (graph, from, to, edgeData, numDependencies))
API(cudaGraphRemoveDependencies,
    (cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
        const cudaGraphEdgeData *edgeData, size_t numDependencies),
    (graph, from, to, edgeData, numDependencies))
API(cudaGraphDestroyNode, (cudaGraphNode_t node), (node))
API(cudaGraphInstantiate,
    (cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags),
    (pGraphExec, graph, flags))
API(cudaGraphInstantiateWithFlags,
    (cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags),
    (pGraphExec, graph, flags))
API(cudaGraphInstantiateWithParams,
    (cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
        cudaGraphInstantiateParams *instantiateParams),
    (pGraphExec, graph, instantiateParams))
API(cudaGraphExecGetFlags, (cudaGraphExec_t graphExec, unsigned long long *flags),
    (graphExec, flags))
API(cudaGraphExecKernelNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
        const struct cudaKernelNodeParams *pNodeParams),
    (hGraphExec, node, pNodeParams))
API(cudaGraphExecMemcpyNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
        const struct cudaMemcpy3DParms *pNodeParams),
    (hGraphExec, node, pNodeParams))
API(cudaGraphExecMemcpyNodeSetParamsToSymbol,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void *symbol, const void *src,
        size_t count, size_t offset, enum cudaMemcpyKind kind),
    (hGraphExec, node, symbol, src, count, offset, kind))
API(cudaGraphExecMemcpyNodeSetParamsFromSymbol,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *symbol, size_t count,
        size_t offset, enum cudaMemcpyKind kind),
    (hGraphExec, node, dst, symbol, count, offset, kind))
API(cudaGraphExecMemcpyNodeSetParams1D,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *src, size_t count,
        enum cudaMemcpyKind kind),
    (hGraphExec, node, dst, src, count, kind))
API(cudaGraphExecMemsetNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams),
    (hGraphExec, node, pNodeParams))
API(cudaGraphExecHostNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
        const struct cudaHostNodeParams *pNodeParams),
    (hGraphExec, node, pNodeParams))
API(cudaGraphExecChildGraphNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph),
    (hGraphExec, node, childGraph))
API(cudaGraphExecEventRecordNodeSetEvent,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event),
    (hGraphExec, hNode, event))
API(cudaGraphExecEventWaitNodeSetEvent,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event),
    (hGraphExec, hNode, event))
API(cudaGraphExecExternalSemaphoresSignalNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
        const struct cudaExternalSemaphoreSignalNodeParams *nodeParams),
    (hGraphExec, hNode, nodeParams))
API(cudaGraphExecExternalSemaphoresWaitNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
        const struct cudaExternalSemaphoreWaitNodeParams *nodeParams),
    (hGraphExec, hNode, nodeParams))
API(cudaGraphNodeSetEnabled,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled),
    (hGraphExec, hNode, isEnabled))
API(cudaGraphNodeGetEnabled,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled),
    (hGraphExec, hNode, isEnabled))
API(cudaGraphExecUpdate,
    (cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo *resultInfo),
    (hGraphExec, hGraph, resultInfo))
API(cudaGraphUpload, (cudaGraphExec_t graphExec, cudaStream_t stream), (graphExec, stream))
API(cudaGraphLaunch, (cudaGraphExec_t graphExec, cudaStream_t stream), (graphExec, stream))
API(cudaGraphExecDestroy, (cudaGraphExec_t graphExec), (graphExec))
API(cudaGraphDestroy, (cudaGraph_t graph), (graph))
API(cudaGraphDebugDotPrint, (cudaGraph_t graph, const char *path, unsigned int flags),
    (graph, path, flags))
API(cudaUserObjectCreate,
    (cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy, unsigned int initialRefcount,
        unsigned int flags),
    (object_out, ptr, destroy, initialRefcount, flags))
API(cudaUserObjectRetain, (cudaUserObject_t object, unsigned int count), (object, count))
API(cudaUserObjectRelease, (cudaUserObject_t object, unsigned int count), (object, count))
API(cudaGraphRetainUserObject,
    (cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags),
    (graph, object, count, flags))
API(cudaGraphReleaseUserObject, (cudaGraph_t graph, cudaUserObject_t object, unsigned int count),
    (graph, object, count))
API(cudaGraphAddNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
        const cudaGraphEdgeData *dependencyData, size_t numDependencies,
        struct cudaGraphNodeParams *nodeParams),
    (pGraphNode, graph, pDependencies, dependencyData, numDependencies, nodeParams))
API(cudaGraphNodeSetParams, (cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams),
    (node, nodeParams))
API(cudaGraphNodeGetParams, (cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams),
    (node, nodeParams))
API(cudaGraphExecNodeSetParams,
    (cudaGraphExec_t graphExec, cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams),
    (graphExec, node, nodeParams))
API(cudaGraphConditionalHandleCreate,
    (cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue,
        unsigned int flags),
    (pHandle_out, graph, defaultLaunchValue, flags))
API(cudaGraphConditionalHandleCreate_v2,
    (cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, cudaExecutionContext_t ctx,
        unsigned int defaultLaunchValue, unsigned int flags),
    (pHandle_out, graph, ctx, defaultLaunchValue, flags))
API(cudaGetDriverEntryPoint,
    (const char *symbol, void **funcPtr, unsigned long long flags,
        enum cudaDriverEntryPointQueryResult *driverStatus),
    (symbol, funcPtr, flags, driverStatus))
API(cudaGetDriverEntryPointByVersion,
    (const char *symbol, void **funcPtr, unsigned int cudaVersion, unsigned long long flags,
        enum cudaDriverEntryPointQueryResult *driverStatus),
    (symbol, funcPtr, cudaVersion, flags, driverStatus))
API(cudaLibraryLoadData,
    (cudaLibrary_t *library, const void *code, enum cudaJitOption *jitOptions,
        void **jitOptionsValues, unsigned int numJitOptions,
        enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions),
    (library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions))
API(cudaLibraryLoadFromFile,
    (cudaLibrary_t *library, const char *fileName, enum cudaJitOption *jitOptions,
        void **jitOptionsValues, unsigned int numJitOptions,
        enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
        unsigned int numLibraryOptions),
    (library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions))
API(cudaLibraryUnload, (cudaLibrary_t library), (library))
API(cudaLibraryGetKernel, (cudaKernel_t *pKernel, cudaLibrary_t library, const char *name),
    (pKernel, library, name))
API(cudaLibraryGetGlobal, (void **dptr, size_t *bytes, cudaLibrary_t library, const char *name),
    (dptr, bytes, library, name))
API(cudaLibraryGetManaged, (void **dptr, size_t *bytes, cudaLibrary_t library, const char *name),
    (dptr, bytes, library, name))
API(cudaLibraryGetUnifiedFunction, (void **fptr, cudaLibrary_t library, const char *symbol),
    (fptr, library, symbol))
API(cudaLibraryGetKernelCount, (unsigned int *count, cudaLibrary_t lib), (count, lib))
API(cudaLibraryEnumerateKernels,
    (cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib), (kernels, numKernels, lib))
API(cudaKernelSetAttributeForDevice,
    (cudaKernel_t kernel, enum cudaFuncAttribute attr, int value, int device),
    (kernel, attr, value, device))
API(cudaDeviceGetDevResource,
    (int device, cudaDevResource *resource, enum cudaDevResourceType type),
    (device, resource, type))
API(cudaDevSmResourceSplitByCount,
    (cudaDevResource *result, unsigned int *nbGroups, const cudaDevResource *input,
        cudaDevResource *remaining, unsigned int flags, unsigned int minCount),
    (result, nbGroups, input, remaining, flags, minCount))
API(cudaDevSmResourceSplit,
    (cudaDevResource *result, unsigned int nbGroups, const cudaDevResource *input,
        cudaDevResource *remainder, unsigned int flags, cudaDevSmResourceGroupParams *groupParams),
    (result, nbGroups, input, remainder, flags, groupParams))
API(cudaDevResourceGenerateDesc,
    (cudaDevResourceDesc_t *phDesc, cudaDevResource *resources, unsigned int nbResources),
    (phDesc, resources, nbResources))
API(cudaGreenCtxCreate,
    (cudaExecutionContext_t *phCtx, cudaDevResourceDesc_t desc, int device, unsigned int flags),
    (phCtx, desc, device, flags))
API(cudaExecutionCtxDestroy, (cudaExecutionContext_t ctx), (ctx))
API(cudaExecutionCtxGetDevResource,
    (cudaExecutionContext_t ctx, cudaDevResource *resource, enum cudaDevResourceType type),
    (ctx, resource, type))
API(cudaExecutionCtxGetDevice, (int *device, cudaExecutionContext_t ctx), (device, ctx))
API(cudaExecutionCtxGetId, (cudaExecutionContext_t ctx, unsigned long long *ctxId), (ctx, ctxId))
API(cudaExecutionCtxStreamCreate,
    (cudaStream_t *phStream, cudaExecutionContext_t ctx, unsigned int flags, int priority),
    (phStream, ctx, flags, priority))
API(cudaExecutionCtxSynchronize, (cudaExecutionContext_t ctx), (ctx))
API(cudaStreamGetDevResource,
    (cudaStream_t hStream, cudaDevResource *resource, enum cudaDevResourceType type),
    (hStream, resource, type))
API(cudaExecutionCtxRecordEvent, (cudaExecutionContext_t ctx, cudaEvent_t event), (ctx, event))
API(cudaExecutionCtxWaitEvent, (cudaExecutionContext_t ctx, cudaEvent_t event), (ctx, event))
API(cudaDeviceGetExecutionCtx, (cudaExecutionContext_t *ctx, int device), (ctx, device))
API(cudaGetExportTable, (const void **ppExportTable, const cudaUUID_t *pExportTableId),
    (ppExportTable, pExportTableId))
API(cudaGetFuncBySymbol, (cudaFunction_t *functionPtr, const void *symbolPtr),
    (functionPtr, symbolPtr))
API(cudaGetKernel, (cudaKernel_t *kernelPtr, const void *entryFuncAddr), (kernelPtr, entryFuncAddr))
API(cudaProfilerStart, (void), ())
API(cudaProfilerStop, (void), ())
API(cudaGraphicsEGLRegisterImage,
    (cudaGraphicsResource_t *pCudaResource, EGLImageKHR image, unsigned int flags),
    (pCudaResource, image, flags))
API(cudaEGLStreamConsumerConnect, (cudaEglStreamConnection *conn, EGLStreamKHR eglStream),
    (conn, eglStream))
API(cudaEGLStreamConsumerConnectWithFlags,
    (cudaEglStreamConnection *conn, EGLStreamKHR eglStream, unsigned int flags),
    (conn, eglStream, flags))
API(cudaEGLStreamConsumerDisconnect, (cudaEglStreamConnection *conn), (conn))
API(cudaEGLStreamConsumerAcquireFrame,
    (cudaEglStreamConnection *conn, cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream,
        unsigned int timeout),
    (conn, pCudaResource, pStream, timeout))
API(cudaEGLStreamConsumerReleaseFrame,
    (cudaEglStreamConnection *conn, cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream),
    (conn, pCudaResource, pStream))
API(cudaEGLStreamProducerConnect,
    (cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width, EGLint height),
    (conn, eglStream, width, height))
API(cudaEGLStreamProducerDisconnect, (cudaEglStreamConnection *conn), (conn))
API(cudaEGLStreamProducerPresentFrame,
    (cudaEglStreamConnection *conn, cudaEglFrame eglframe, cudaStream_t *pStream),
    (conn, eglframe, pStream))
API(cudaEGLStreamProducerReturnFrame,
    (cudaEglStreamConnection *conn, cudaEglFrame *eglframe, cudaStream_t *pStream),
    (conn, eglframe, pStream))
API(cudaGraphicsResourceGetMappedEglFrame,
    (cudaEglFrame *eglFrame, cudaGraphicsResource_t resource, unsigned int index,
        unsigned int mipLevel),
    (eglFrame, resource, index, mipLevel))
API(cudaEventCreateFromEGLSync, (cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags),
    (phEvent, eglSync, flags))
API(cudaGLGetDevices,
    (unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount,
        enum cudaGLDeviceList deviceList),
    (pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList))
API(cudaGraphicsGLRegisterImage,
    (cudaGraphicsResource_t *resource, GLuint image, GLenum target, unsigned int flags),
    (resource, image, target, flags))
API(cudaGraphicsGLRegisterBuffer,
    (cudaGraphicsResource_t *resource, GLuint buffer, unsigned int flags),
    (resource, buffer, flags))
API(cudaGLSetGLDevice, (int device), (device))
API(cudaGLRegisterBufferObject, (GLuint bufObj), (bufObj))
API(cudaGLMapBufferObject, (void **devPtr, GLuint bufObj), (devPtr, bufObj))
API(cudaGLUnmapBufferObject, (GLuint bufObj), (bufObj))
API(cudaGLUnregisterBufferObject, (GLuint bufObj), (bufObj))
API(cudaGLSetBufferObjectMapFlags, (GLuint bufObj, unsigned int flags), (bufObj, flags))
API(cudaGLMapBufferObjectAsync, (void **devPtr, GLuint bufObj, cudaStream_t stream),
    (devPtr, bufObj, stream))
API(cudaGLUnmapBufferObjectAsync, (GLuint bufObj, cudaStream_t stream), (bufObj, stream))
API(cudaVDPAUGetDevice,
    (int *device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)),
    (device, vdpDevice, vdpGetProcAddress))
API(cudaVDPAUSetVDPAUDevice,
    (int device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)),
    (device, vdpDevice, vdpGetProcAddress))
API(cudaGraphicsVDPAURegisterVideoSurface,
    (cudaGraphicsResource_t *resource, VdpVideoSurface vdpSurface, unsigned int flags),
    (resource, vdpSurface, flags))
API(cudaGraphicsVDPAURegisterOutputSurface,
    (cudaGraphicsResource_t *resource, VdpOutputSurface vdpSurface, unsigned int flags),
    (resource, vdpSurface, flags))

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&runtime_api_table, runtime_symbols, SYMBOL_COUNT, &last,
        function, symbol);
}

const struct cubind_runtime_api runtime_api_table = {
    .layout = CUBIND_RUNTIME_API_LAYOUT,
    .api_version = CUBIND_RUNTIME_API_VERSION,
    .size = sizeof(cubind_runtime_api),
    .find = find_entry,
    .cudaDeviceReset = api_cudaDeviceReset,
    .cudaDeviceSynchronize = api_cudaDeviceSynchronize,
    .cudaDeviceSetLimit = api_cudaDeviceSetLimit,
    .cudaDeviceGetLimit = api_cudaDeviceGetLimit,
    .cudaDeviceGetTexture1DLinearMaxWidth = api_cudaDeviceGetTexture1DLinearMaxWidth,
    .cudaDeviceGetCacheConfig = api_cudaDeviceGetCacheConfig,
    .cudaDeviceGetStreamPriorityRange = api_cudaDeviceGetStreamPriorityRange,
    .cudaDeviceSetCacheConfig = api_cudaDeviceSetCacheConfig,
    .cudaDeviceGetByPCIBusId = api_cudaDeviceGetByPCIBusId,
    .cudaDeviceGetPCIBusId = api_cudaDeviceGetPCIBusId,
    .cudaIpcGetEventHandle = api_cudaIpcGetEventHandle,
    .cudaIpcOpenEventHandle = api_cudaIpcOpenEventHandle,
    .cudaIpcGetMemHandle = api_cudaIpcGetMemHandle,
    .cudaIpcOpenMemHandle = api_cudaIpcOpenMemHandle,
    .cudaIpcCloseMemHandle = api_cudaIpcCloseMemHandle,
    .cudaDeviceFlushGPUDirectRDMAWrites = api_cudaDeviceFlushGPUDirectRDMAWrites,
    .cudaDeviceRegisterAsyncNotification = api_cudaDeviceRegisterAsyncNotification,
    .cudaDeviceUnregisterAsyncNotification = api_cudaDeviceUnregisterAsyncNotification,
    .cudaDeviceGetSharedMemConfig = api_cudaDeviceGetSharedMemConfig,
    .cudaDeviceSetSharedMemConfig = api_cudaDeviceSetSharedMemConfig,
    .cudaGetLastError = api_cudaGetLastError,
    .cudaPeekAtLastError = api_cudaPeekAtLastError,
    .cudaGetErrorName = api_cudaGetErrorName,
    .cudaGetErrorString = api_cudaGetErrorString,
    .cudaGetDeviceCount = api_cudaGetDeviceCount,
    .cudaGetDeviceProperties = api_cudaGetDeviceProperties,
    .cudaDeviceGetAttribute = api_cudaDeviceGetAttribute,
    .cudaDeviceGetHostAtomicCapabilities = api_cudaDeviceGetHostAtomicCapabilities,
    .cudaDeviceGetDefaultMemPool = api_cudaDeviceGetDefaultMemPool,
    .cudaDeviceSetMemPool = api_cudaDeviceSetMemPool,
    .cudaDeviceGetMemPool = api_cudaDeviceGetMemPool,
    .cudaDeviceGetNvSciSyncAttributes = api_cudaDeviceGetNvSciSyncAttributes,
    .cudaDeviceGetP2PAttribute = api_cudaDeviceGetP2PAttribute,
    .cudaDeviceGetP2PAtomicCapabilities = api_cudaDeviceGetP2PAtomicCapabilities,
    .cudaChooseDevice = api_cudaChooseDevice,
    .cudaInitDevice = api_cudaInitDevice,
    .cudaSetDevice = api_cudaSetDevice,
    .cudaGetDevice = api_cudaGetDevice,
    .cudaSetValidDevices = api_cudaSetValidDevices,
    .cudaSetDeviceFlags = api_cudaSetDeviceFlags,
    .cudaGetDeviceFlags = api_cudaGetDeviceFlags,
    .cudaStreamCreate = api_cudaStreamCreate,
    .cudaStreamCreateWithFlags = api_cudaStreamCreateWithFlags,
    .cudaStreamCreateWithPriority = api_cudaStreamCreateWithPriority,
    .cudaStreamGetPriority = api_cudaStreamGetPriority,
    .cudaStreamGetFlags = api_cudaStreamGetFlags,
    .cudaStreamGetId = api_cudaStreamGetId,
    .cudaStreamGetDevice = api_cudaStreamGetDevice,
    .cudaCtxResetPersistingL2Cache = api_cudaCtxResetPersistingL2Cache,
    .cudaStreamCopyAttributes = api_cudaStreamCopyAttributes,
    .cudaStreamGetAttribute = api_cudaStreamGetAttribute,
    .cudaStreamSetAttribute = api_cudaStreamSetAttribute,
    .cudaStreamDestroy = api_cudaStreamDestroy,
    .cudaStreamWaitEvent = api_cudaStreamWaitEvent,
    .cudaStreamAddCallback = api_cudaStreamAddCallback,
    .cudaStreamSynchronize = api_cudaStreamSynchronize,
    .cudaStreamQuery = api_cudaStreamQuery,
    .cudaStreamAttachMemAsync = api_cudaStreamAttachMemAsync,
    .cudaStreamBeginCapture = api_cudaStreamBeginCapture,
    .cudaStreamBeginRecaptureToGraph = api_cudaStreamBeginRecaptureToGraph,
    .cudaStreamBeginCaptureToGraph = api_cudaStreamBeginCaptureToGraph,
    .cudaThreadExchangeStreamCaptureMode = api_cudaThreadExchangeStreamCaptureMode,
    .cudaStreamEndCapture = api_cudaStreamEndCapture,
    .cudaStreamIsCapturing = api_cudaStreamIsCapturing,
    .cudaStreamGetCaptureInfo = api_cudaStreamGetCaptureInfo,
    .cudaStreamUpdateCaptureDependencies = api_cudaStreamUpdateCaptureDependencies,
    .cudaEventCreate = api_cudaEventCreate,
    .cudaEventCreateWithFlags = api_cudaEventCreateWithFlags,
    .cudaEventRecord = api_cudaEventRecord,
    .cudaEventRecordWithFlags = api_cudaEventRecordWithFlags,
    .cudaEventQuery = api_cudaEventQuery,
    .cudaEventSynchronize = api_cudaEventSynchronize,
    .cudaEventDestroy = api_cudaEventDestroy,
    .cudaEventElapsedTime = api_cudaEventElapsedTime,
    .cudaImportExternalMemory = api_cudaImportExternalMemory,
    .cudaExternalMemoryGetMappedBuffer = api_cudaExternalMemoryGetMappedBuffer,
    .cudaExternalMemoryGetMappedMipmappedArray = api_cudaExternalMemoryGetMappedMipmappedArray,
    .cudaDestroyExternalMemory = api_cudaDestroyExternalMemory,
    .cudaImportExternalSemaphore = api_cudaImportExternalSemaphore,
    .cudaSignalExternalSemaphoresAsync = api_cudaSignalExternalSemaphoresAsync,
    .cudaWaitExternalSemaphoresAsync = api_cudaWaitExternalSemaphoresAsync,
    .cudaDestroyExternalSemaphore = api_cudaDestroyExternalSemaphore,
    .cudaLaunchKernel = api_cudaLaunchKernel,
    .cudaLaunchKernelExC = api_cudaLaunchKernelExC,
    .cudaLaunchCooperativeKernel = api_cudaLaunchCooperativeKernel,
    .cudaFuncSetCacheConfig = api_cudaFuncSetCacheConfig,
    .cudaFuncGetAttributes = api_cudaFuncGetAttributes,
    .cudaFuncSetAttribute = api_cudaFuncSetAttribute,
    .cudaFuncGetName = api_cudaFuncGetName,
    .cudaFuncGetParamInfo = api_cudaFuncGetParamInfo,
    .cudaFuncGetParamCount = api_cudaFuncGetParamCount,
    .cudaLaunchHostFunc = api_cudaLaunchHostFunc,
    .cudaLaunchHostFunc_v2 = api_cudaLaunchHostFunc_v2,
    .cudaFuncSetSharedMemConfig = api_cudaFuncSetSharedMemConfig,
    .cudaOccupancyMaxActiveBlocksPerMultiprocessor =
        api_cudaOccupancyMaxActiveBlocksPerMultiprocessor,
    .cudaOccupancyAvailableDynamicSMemPerBlock = api_cudaOccupancyAvailableDynamicSMemPerBlock,
    .cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags =
        api_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    .cudaOccupancyMaxPotentialClusterSize = api_cudaOccupancyMaxPotentialClusterSize,
    .cudaOccupancyMaxActiveClusters = api_cudaOccupancyMaxActiveClusters,
    .cudaMallocManaged = api_cudaMallocManaged,
    .cudaMalloc = api_cudaMalloc,
    .cudaMallocHost = api_cudaMallocHost,
    .cudaMallocPitch = api_cudaMallocPitch,
    .cudaMallocArray = api_cudaMallocArray,
    .cudaFree = api_cudaFree,
    .cudaFreeHost = api_cudaFreeHost,
    .cudaFreeArray = api_cudaFreeArray,
    .cudaFreeMipmappedArray = api_cudaFreeMipmappedArray,
    .cudaHostAlloc = api_cudaHostAlloc,
    .cudaHostRegister = api_cudaHostRegister,
    .cudaHostUnregister = api_cudaHostUnregister,
    .cudaHostGetDevicePointer = api_cudaHostGetDevicePointer,
    .cudaHostGetFlags = api_cudaHostGetFlags,
    .cudaMalloc3D = api_cudaMalloc3D,
    .cudaMalloc3DArray = api_cudaMalloc3DArray,
    .cudaMallocMipmappedArray = api_cudaMallocMipmappedArray,
    .cudaGetMipmappedArrayLevel = api_cudaGetMipmappedArrayLevel,
    .cudaMemcpy3D = api_cudaMemcpy3D,
    .cudaMemcpy3DPeer = api_cudaMemcpy3DPeer,
    .cudaMemcpy3DAsync = api_cudaMemcpy3DAsync,
    .cudaMemcpy3DPeerAsync = api_cudaMemcpy3DPeerAsync,
    .cudaMemGetInfo = api_cudaMemGetInfo,
    .cudaArrayGetInfo = api_cudaArrayGetInfo,
    .cudaArrayGetPlane = api_cudaArrayGetPlane,
    .cudaArrayGetMemoryRequirements = api_cudaArrayGetMemoryRequirements,
    .cudaMipmappedArrayGetMemoryRequirements = api_cudaMipmappedArrayGetMemoryRequirements,
    .cudaArrayGetSparseProperties = api_cudaArrayGetSparseProperties,
    .cudaMipmappedArrayGetSparseProperties = api_cudaMipmappedArrayGetSparseProperties,
    .cudaMemcpy = api_cudaMemcpy,
    .cudaMemcpyPeer = api_cudaMemcpyPeer,
    .cudaMemcpy2D = api_cudaMemcpy2D,
    .cudaMemcpy2DToArray = api_cudaMemcpy2DToArray,
    .cudaMemcpy2DFromArray = api_cudaMemcpy2DFromArray,
    .cudaMemcpy2DArrayToArray = api_cudaMemcpy2DArrayToArray,
    .cudaMemcpyToSymbol = api_cudaMemcpyToSymbol,
    .cudaMemcpyFromSymbol = api_cudaMemcpyFromSymbol,
    .cudaMemcpyAsync = api_cudaMemcpyAsync,
    .cudaMemcpyPeerAsync = api_cudaMemcpyPeerAsync,
    .cudaMemcpyBatchAsync = api_cudaMemcpyBatchAsync,
    .cudaMemcpy3DBatchAsync = api_cudaMemcpy3DBatchAsync,
    .cudaMemcpyWithAttributesAsync = api_cudaMemcpyWithAttributesAsync,
    .cudaMemcpy3DWithAttributesAsync = api_cudaMemcpy3DWithAttributesAsync,
    .cudaMemcpy2DAsync = api_cudaMemcpy2DAsync,
    .cudaMemcpy2DToArrayAsync = api_cudaMemcpy2DToArrayAsync,
    .cudaMemcpy2DFromArrayAsync = api_cudaMemcpy2DFromArrayAsync,
    .cudaMemcpyToSymbolAsync = api_cudaMemcpyToSymbolAsync,
    .cudaMemcpyFromSymbolAsync = api_cudaMemcpyFromSymbolAsync,
    .cudaMemset = api_cudaMemset,
    .cudaMemset2D = api_cudaMemset2D,
    .cudaMemset3D = api_cudaMemset3D,
    .cudaMemsetAsync = api_cudaMemsetAsync,
    .cudaMemset2DAsync = api_cudaMemset2DAsync,
    .cudaMemset3DAsync = api_cudaMemset3DAsync,
    .cudaGetSymbolAddress = api_cudaGetSymbolAddress,
    .cudaGetSymbolSize = api_cudaGetSymbolSize,
    .cudaMemPrefetchAsync = api_cudaMemPrefetchAsync,
    .cudaMemPrefetchBatchAsync = api_cudaMemPrefetchBatchAsync,
    .cudaMemDiscardBatchAsync = api_cudaMemDiscardBatchAsync,
    .cudaMemDiscardAndPrefetchBatchAsync = api_cudaMemDiscardAndPrefetchBatchAsync,
    .cudaMemGetLocationInfo = api_cudaMemGetLocationInfo,
    .cudaMemAdvise = api_cudaMemAdvise,
    .cudaMemRangeGetAttribute = api_cudaMemRangeGetAttribute,
    .cudaMemRangeGetAttributes = api_cudaMemRangeGetAttributes,
    .cudaMemcpyToArray = api_cudaMemcpyToArray,
    .cudaMemcpyFromArray = api_cudaMemcpyFromArray,
    .cudaMemcpyArrayToArray = api_cudaMemcpyArrayToArray,
    .cudaMemcpyToArrayAsync = api_cudaMemcpyToArrayAsync,
    .cudaMemcpyFromArrayAsync = api_cudaMemcpyFromArrayAsync,
    .cudaMallocAsync = api_cudaMallocAsync,
    .cudaFreeAsync = api_cudaFreeAsync,
    .cudaMemPoolTrimTo = api_cudaMemPoolTrimTo,
    .cudaMemPoolSetAttribute = api_cudaMemPoolSetAttribute,
    .cudaMemPoolGetAttribute = api_cudaMemPoolGetAttribute,
    .cudaMemPoolSetAccess = api_cudaMemPoolSetAccess,
    .cudaMemPoolGetAccess = api_cudaMemPoolGetAccess,
    .cudaMemPoolCreate = api_cudaMemPoolCreate,
    .cudaMemPoolDestroy = api_cudaMemPoolDestroy,
    .cudaMemGetDefaultMemPool = api_cudaMemGetDefaultMemPool,
    .cudaMemGetMemPool = api_cudaMemGetMemPool,
    .cudaMemSetMemPool = api_cudaMemSetMemPool,
    .cudaMallocFromPoolAsync = api_cudaMallocFromPoolAsync,
    .cudaMemPoolExportToShareableHandle = api_cudaMemPoolExportToShareableHandle,
    .cudaMemPoolImportFromShareableHandle = api_cudaMemPoolImportFromShareableHandle,
    .cudaMemPoolExportPointer = api_cudaMemPoolExportPointer,
    .cudaMemPoolImportPointer = api_cudaMemPoolImportPointer,
    .cudaPointerGetAttributes = api_cudaPointerGetAttributes,
    .cudaDeviceCanAccessPeer = api_cudaDeviceCanAccessPeer,
    .cudaDeviceEnablePeerAccess = api_cudaDeviceEnablePeerAccess,
    .cudaDeviceDisablePeerAccess = api_cudaDeviceDisablePeerAccess,
    .cudaGraphicsUnregisterResource = api_cudaGraphicsUnregisterResource,
    .cudaGraphicsResourceSetMapFlags = api_cudaGraphicsResourceSetMapFlags,
    .cudaGraphicsMapResources = api_cudaGraphicsMapResources,
    .cudaGraphicsUnmapResources = api_cudaGraphicsUnmapResources,
    .cudaGraphicsResourceGetMappedPointer = api_cudaGraphicsResourceGetMappedPointer,
    .cudaGraphicsSubResourceGetMappedArray = api_cudaGraphicsSubResourceGetMappedArray,
    .cudaGraphicsResourceGetMappedMipmappedArray = api_cudaGraphicsResourceGetMappedMipmappedArray,
    .cudaGetChannelDesc = api_cudaGetChannelDesc,
    .cudaCreateChannelDesc = api_cudaCreateChannelDesc,
    .cudaCreateTextureObject = api_cudaCreateTextureObject,
    .cudaDestroyTextureObject = api_cudaDestroyTextureObject,
    .cudaGetTextureObjectResourceDesc = api_cudaGetTextureObjectResourceDesc,
    .cudaGetTextureObjectTextureDesc = api_cudaGetTextureObjectTextureDesc,
    .cudaGetTextureObjectResourceViewDesc = api_cudaGetTextureObjectResourceViewDesc,
    .cudaCreateSurfaceObject = api_cudaCreateSurfaceObject,
    .cudaDestroySurfaceObject = api_cudaDestroySurfaceObject,
    .cudaGetSurfaceObjectResourceDesc = api_cudaGetSurfaceObjectResourceDesc,
    .cudaDriverGetVersion = api_cudaDriverGetVersion,
    .cudaRuntimeGetVersion = api_cudaRuntimeGetVersion,
    .cudaLogsRegisterCallback = api_cudaLogsRegisterCallback,
    .cudaLogsUnregisterCallback = api_cudaLogsUnregisterCallback,
    .cudaLogsCurrent = api_cudaLogsCurrent,
    .cudaLogsDumpToFile = api_cudaLogsDumpToFile,
    .cudaLogsDumpToMemory = api_cudaLogsDumpToMemory,
    .cudaGraphCreate = api_cudaGraphCreate,
    .cudaGraphAddKernelNode = api_cudaGraphAddKernelNode,
    .cudaGraphKernelNodeGetParams = api_cudaGraphKernelNodeGetParams,
    .cudaGraphKernelNodeSetParams = api_cudaGraphKernelNodeSetParams,
    .cudaGraphKernelNodeCopyAttributes = api_cudaGraphKernelNodeCopyAttributes,
    .cudaGraphKernelNodeGetAttribute = api_cudaGraphKernelNodeGetAttribute,
    .cudaGraphKernelNodeSetAttribute = api_cudaGraphKernelNodeSetAttribute,
    .cudaGraphAddMemcpyNode = api_cudaGraphAddMemcpyNode,
    .cudaGraphAddMemcpyNodeToSymbol = api_cudaGraphAddMemcpyNodeToSymbol,
    .cudaGraphAddMemcpyNodeFromSymbol = api_cudaGraphAddMemcpyNodeFromSymbol,
    .cudaGraphAddMemcpyNode1D = api_cudaGraphAddMemcpyNode1D,
    .cudaGraphMemcpyNodeGetParams = api_cudaGraphMemcpyNodeGetParams,
    .cudaGraphMemcpyNodeSetParams = api_cudaGraphMemcpyNodeSetParams,
    .cudaGraphMemcpyNodeSetParamsToSymbol = api_cudaGraphMemcpyNodeSetParamsToSymbol,
    .cudaGraphMemcpyNodeSetParamsFromSymbol = api_cudaGraphMemcpyNodeSetParamsFromSymbol,
    .cudaGraphMemcpyNodeSetParams1D = api_cudaGraphMemcpyNodeSetParams1D,
    .cudaGraphAddMemsetNode = api_cudaGraphAddMemsetNode,
    .cudaGraphMemsetNodeGetParams = api_cudaGraphMemsetNodeGetParams,
    .cudaGraphMemsetNodeSetParams = api_cudaGraphMemsetNodeSetParams,
    .cudaGraphAddHostNode = api_cudaGraphAddHostNode,
    .cudaGraphHostNodeGetParams = api_cudaGraphHostNodeGetParams,
    .cudaGraphHostNodeSetParams = api_cudaGraphHostNodeSetParams,
    .cudaGraphAddChildGraphNode = api_cudaGraphAddChildGraphNode,
    .cudaGraphChildGraphNodeGetGraph = api_cudaGraphChildGraphNodeGetGraph,
    .cudaGraphAddEmptyNode = api_cudaGraphAddEmptyNode,
    .cudaGraphAddEventRecordNode = api_cudaGraphAddEventRecordNode,
    .cudaGraphEventRecordNodeGetEvent = api_cudaGraphEventRecordNodeGetEvent,
    .cudaGraphEventRecordNodeSetEvent = api_cudaGraphEventRecordNodeSetEvent,
    .cudaGraphAddEventWaitNode = api_cudaGraphAddEventWaitNode,
    .cudaGraphEventWaitNodeGetEvent = api_cudaGraphEventWaitNodeGetEvent,
    .cudaGraphEventWaitNodeSetEvent = api_cudaGraphEventWaitNodeSetEvent,
    .cudaGraphAddExternalSemaphoresSignalNode = api_cudaGraphAddExternalSemaphoresSignalNode,
    .cudaGraphExternalSemaphoresSignalNodeGetParams =
        api_cudaGraphExternalSemaphoresSignalNodeGetParams,
    .cudaGraphExternalSemaphoresSignalNodeSetParams =
        api_cudaGraphExternalSemaphoresSignalNodeSetParams,
    .cudaGraphAddExternalSemaphoresWaitNode = api_cudaGraphAddExternalSemaphoresWaitNode,
    .cudaGraphExternalSemaphoresWaitNodeGetParams =
        api_cudaGraphExternalSemaphoresWaitNodeGetParams,
    .cudaGraphExternalSemaphoresWaitNodeSetParams =
        api_cudaGraphExternalSemaphoresWaitNodeSetParams,
    .cudaGraphAddMemAllocNode = api_cudaGraphAddMemAllocNode,
    .cudaGraphMemAllocNodeGetParams = api_cudaGraphMemAllocNodeGetParams,
    .cudaGraphAddMemFreeNode = api_cudaGraphAddMemFreeNode,
    .cudaGraphMemFreeNodeGetParams = api_cudaGraphMemFreeNodeGetParams,
    .cudaDeviceGraphMemTrim = api_cudaDeviceGraphMemTrim,
    .cudaDeviceGetGraphMemAttribute = api_cudaDeviceGetGraphMemAttribute,
    .cudaDeviceSetGraphMemAttribute = api_cudaDeviceSetGraphMemAttribute,
    .cudaGraphClone = api_cudaGraphClone,
    .cudaGraphNodeFindInClone = api_cudaGraphNodeFindInClone,
    .cudaGraphNodeGetType = api_cudaGraphNodeGetType,
    .cudaGraphNodeGetContainingGraph = api_cudaGraphNodeGetContainingGraph,
    .cudaGraphNodeGetLocalId = api_cudaGraphNodeGetLocalId,
    .cudaGraphNodeGetToolsId = api_cudaGraphNodeGetToolsId,
    .cudaGraphGetId = api_cudaGraphGetId,
    .cudaGraphExecGetId = api_cudaGraphExecGetId,
    .cudaGraphGetNodes = api_cudaGraphGetNodes,
    .cudaGraphGetRootNodes = api_cudaGraphGetRootNodes,
    .cudaGraphGetEdges = api_cudaGraphGetEdges,
    .cudaGraphNodeGetDependencies = api_cudaGraphNodeGetDependencies,
    .cudaGraphNodeGetDependentNodes = api_cudaGraphNodeGetDependentNodes,
    .cudaGraphAddDependencies = api_cudaGraphAddDependencies,
    .cudaGraphRemoveDependencies = api_cudaGraphRemoveDependencies,
    .cudaGraphDestroyNode = api_cudaGraphDestroyNode,
    .cudaGraphInstantiate = api_cudaGraphInstantiate,
    .cudaGraphInstantiateWithFlags = api_cudaGraphInstantiateWithFlags,
    .cudaGraphInstantiateWithParams = api_cudaGraphInstantiateWithParams,
    .cudaGraphExecGetFlags = api_cudaGraphExecGetFlags,
    .cudaGraphExecKernelNodeSetParams = api_cudaGraphExecKernelNodeSetParams,
    .cudaGraphExecMemcpyNodeSetParams = api_cudaGraphExecMemcpyNodeSetParams,
    .cudaGraphExecMemcpyNodeSetParamsToSymbol = api_cudaGraphExecMemcpyNodeSetParamsToSymbol,
    .cudaGraphExecMemcpyNodeSetParamsFromSymbol = api_cudaGraphExecMemcpyNodeSetParamsFromSymbol,
    .cudaGraphExecMemcpyNodeSetParams1D = api_cudaGraphExecMemcpyNodeSetParams1D,
    .cudaGraphExecMemsetNodeSetParams = api_cudaGraphExecMemsetNodeSetParams,
    .cudaGraphExecHostNodeSetParams = api_cudaGraphExecHostNodeSetParams,
    .cudaGraphExecChildGraphNodeSetParams = api_cudaGraphExecChildGraphNodeSetParams,
    .cudaGraphExecEventRecordNodeSetEvent = api_cudaGraphExecEventRecordNodeSetEvent,
    .cudaGraphExecEventWaitNodeSetEvent = api_cudaGraphExecEventWaitNodeSetEvent,
    .cudaGraphExecExternalSemaphoresSignalNodeSetParams =
        api_cudaGraphExecExternalSemaphoresSignalNodeSetParams,
    .cudaGraphExecExternalSemaphoresWaitNodeSetParams =
        api_cudaGraphExecExternalSemaphoresWaitNodeSetParams,
    .cudaGraphNodeSetEnabled = api_cudaGraphNodeSetEnabled,
    .cudaGraphNodeGetEnabled = api_cudaGraphNodeGetEnabled,
    .cudaGraphExecUpdate = api_cudaGraphExecUpdate,
    .cudaGraphUpload = api_cudaGraphUpload,
    .cudaGraphLaunch = api_cudaGraphLaunch,
    .cudaGraphExecDestroy = api_cudaGraphExecDestroy,
    .cudaGraphDestroy = api_cudaGraphDestroy,
    .cudaGraphDebugDotPrint = api_cudaGraphDebugDotPrint,
    .cudaUserObjectCreate = api_cudaUserObjectCreate,
    .cudaUserObjectRetain = api_cudaUserObjectRetain,
    .cudaUserObjectRelease = api_cudaUserObjectRelease,
    .cudaGraphRetainUserObject = api_cudaGraphRetainUserObject,
    .cudaGraphReleaseUserObject = api_cudaGraphReleaseUserObject,
    .cudaGraphAddNode = api_cudaGraphAddNode,
    .cudaGraphNodeSetParams = api_cudaGraphNodeSetParams,
    .cudaGraphNodeGetParams = api_cudaGraphNodeGetParams,
    .cudaGraphExecNodeSetParams = api_cudaGraphExecNodeSetParams,
    .cudaGraphConditionalHandleCreate = api_cudaGraphConditionalHandleCreate,
    .cudaGraphConditionalHandleCreate_v2 = api_cudaGraphConditionalHandleCreate_v2,
    .cudaGetDriverEntryPoint = api_cudaGetDriverEntryPoint,
    .cudaGetDriverEntryPointByVersion = api_cudaGetDriverEntryPointByVersion,
    .cudaLibraryLoadData = api_cudaLibraryLoadData,
    .cudaLibraryLoadFromFile = api_cudaLibraryLoadFromFile,
    .cudaLibraryUnload = api_cudaLibraryUnload,
    .cudaLibraryGetKernel = api_cudaLibraryGetKernel,
    .cudaLibraryGetGlobal = api_cudaLibraryGetGlobal,
    .cudaLibraryGetManaged = api_cudaLibraryGetManaged,
    .cudaLibraryGetUnifiedFunction = api_cudaLibraryGetUnifiedFunction,
    .cudaLibraryGetKernelCount = api_cudaLibraryGetKernelCount,
    .cudaLibraryEnumerateKernels = api_cudaLibraryEnumerateKernels,
    .cudaKernelSetAttributeForDevice = api_cudaKernelSetAttributeForDevice,
    .cudaDeviceGetDevResource = api_cudaDeviceGetDevResource,
    .cudaDevSmResourceSplitByCount = api_cudaDevSmResourceSplitByCount,
    .cudaDevSmResourceSplit = api_cudaDevSmResourceSplit,
    .cudaDevResourceGenerateDesc = api_cudaDevResourceGenerateDesc,
    .cudaGreenCtxCreate = api_cudaGreenCtxCreate,
    .cudaExecutionCtxDestroy = api_cudaExecutionCtxDestroy,
    .cudaExecutionCtxGetDevResource = api_cudaExecutionCtxGetDevResource,
    .cudaExecutionCtxGetDevice = api_cudaExecutionCtxGetDevice,
    .cudaExecutionCtxGetId = api_cudaExecutionCtxGetId,
    .cudaExecutionCtxStreamCreate = api_cudaExecutionCtxStreamCreate,
    .cudaExecutionCtxSynchronize = api_cudaExecutionCtxSynchronize,
    .cudaStreamGetDevResource = api_cudaStreamGetDevResource,
    .cudaExecutionCtxRecordEvent = api_cudaExecutionCtxRecordEvent,
    .cudaExecutionCtxWaitEvent = api_cudaExecutionCtxWaitEvent,
    .cudaDeviceGetExecutionCtx = api_cudaDeviceGetExecutionCtx,
    .cudaGetExportTable = api_cudaGetExportTable,
    .cudaGetFuncBySymbol = api_cudaGetFuncBySymbol,
    .cudaGetKernel = api_cudaGetKernel,
    .cudaProfilerStart = api_cudaProfilerStart,
    .cudaProfilerStop = api_cudaProfilerStop,
    .cudaGraphicsEGLRegisterImage = api_cudaGraphicsEGLRegisterImage,
    .cudaEGLStreamConsumerConnect = api_cudaEGLStreamConsumerConnect,
    .cudaEGLStreamConsumerConnectWithFlags = api_cudaEGLStreamConsumerConnectWithFlags,
    .cudaEGLStreamConsumerDisconnect = api_cudaEGLStreamConsumerDisconnect,
    .cudaEGLStreamConsumerAcquireFrame = api_cudaEGLStreamConsumerAcquireFrame,
    .cudaEGLStreamConsumerReleaseFrame = api_cudaEGLStreamConsumerReleaseFrame,
    .cudaEGLStreamProducerConnect = api_cudaEGLStreamProducerConnect,
    .cudaEGLStreamProducerDisconnect = api_cudaEGLStreamProducerDisconnect,
    .cudaEGLStreamProducerPresentFrame = api_cudaEGLStreamProducerPresentFrame,
    .cudaEGLStreamProducerReturnFrame = api_cudaEGLStreamProducerReturnFrame,
    .cudaGraphicsResourceGetMappedEglFrame = api_cudaGraphicsResourceGetMappedEglFrame,
    .cudaEventCreateFromEGLSync = api_cudaEventCreateFromEGLSync,
    .cudaGLGetDevices = api_cudaGLGetDevices,
    .cudaGraphicsGLRegisterImage = api_cudaGraphicsGLRegisterImage,
    .cudaGraphicsGLRegisterBuffer = api_cudaGraphicsGLRegisterBuffer,
    .cudaGLSetGLDevice = api_cudaGLSetGLDevice,
    .cudaGLRegisterBufferObject = api_cudaGLRegisterBufferObject,
    .cudaGLMapBufferObject = api_cudaGLMapBufferObject,
    .cudaGLUnmapBufferObject = api_cudaGLUnmapBufferObject,
    .cudaGLUnregisterBufferObject = api_cudaGLUnregisterBufferObject,
    .cudaGLSetBufferObjectMapFlags = api_cudaGLSetBufferObjectMapFlags,
    .cudaGLMapBufferObjectAsync = api_cudaGLMapBufferObjectAsync,
    .cudaGLUnmapBufferObjectAsync = api_cudaGLUnmapBufferObjectAsync,
    .cudaVDPAUGetDevice = api_cudaVDPAUGetDevice,
    .cudaVDPAUSetVDPAUDevice = api_cudaVDPAUSetVDPAUDevice,
    .cudaGraphicsVDPAURegisterVideoSurface = api_cudaGraphicsVDPAURegisterVideoSurface,
    .cudaGraphicsVDPAURegisterOutputSurface = api_cudaGraphicsVDPAURegisterOutputSurface,
};
