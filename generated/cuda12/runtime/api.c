// api.c of cubind's binding of the CUDA Runtime API, API version 12.9.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/runtime.yaml.
// clang-format off

#include "runtime_api.h"

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

API(cudaError_t, cudaDeviceReset, (void), (), cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceSynchronize, (void), (), cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceSetLimit, (enum cudaLimit limit, size_t value), (limit, value),
    cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceGetLimit, (size_t *pValue, enum cudaLimit limit), (pValue, limit),
    cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceGetTexture1DLinearMaxWidth,
    (size_t *maxWidthInElements, const struct cudaChannelFormatDesc *fmtDesc, int device),
    (maxWidthInElements, fmtDesc, device), cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceGetCacheConfig, (enum cudaFuncCache *pCacheConfig), (pCacheConfig),
    cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceGetStreamPriorityRange, (int *leastPriority, int *greatestPriority),
    (leastPriority, greatestPriority), cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceSetCacheConfig, (enum cudaFuncCache cacheConfig), (cacheConfig),
    cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceGetByPCIBusId, (int *device, const char *pciBusId), (device, pciBusId),
    cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceGetPCIBusId, (char *pciBusId, int len, int device),
    (pciBusId, len, device), cudaErrorInvalidValue)
API(cudaError_t, cudaIpcGetEventHandle, (cudaIpcEventHandle_t *handle, cudaEvent_t event),
    (handle, event), cudaErrorInvalidValue)
API(cudaError_t, cudaIpcOpenEventHandle, (cudaEvent_t *event, cudaIpcEventHandle_t handle),
    (event, handle), cudaErrorInvalidValue)
API(cudaError_t, cudaIpcGetMemHandle, (cudaIpcMemHandle_t *handle, void *devPtr), (handle, devPtr),
    cudaErrorInvalidValue)
API(cudaError_t, cudaIpcOpenMemHandle,
    (void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags), (devPtr, handle, flags),
    cudaErrorInvalidValue)
API(cudaError_t, cudaIpcCloseMemHandle, (void *devPtr), (devPtr), cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceFlushGPUDirectRDMAWrites,
    (enum cudaFlushGPUDirectRDMAWritesTarget target, enum cudaFlushGPUDirectRDMAWritesScope scope),
    (target, scope), cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceRegisterAsyncNotification,
    (int device, cudaAsyncCallback callbackFunc, void *userData,
    cudaAsyncCallbackHandle_t *callback), (device, callbackFunc, userData, callback),
    cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceUnregisterAsyncNotification,
    (int device, cudaAsyncCallbackHandle_t callback), (device, callback), cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceGetSharedMemConfig, (enum cudaSharedMemConfig *pConfig), (pConfig),
    cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceSetSharedMemConfig, (enum cudaSharedMemConfig config), (config),
    cudaErrorInvalidValue)
API(cudaError_t, cudaThreadExit, (void), (), cudaErrorInvalidValue)
API(cudaError_t, cudaThreadSynchronize, (void), (), cudaErrorInvalidValue)
API(cudaError_t, cudaThreadSetLimit, (enum cudaLimit limit, size_t value), (limit, value),
    cudaErrorInvalidValue)
API(cudaError_t, cudaThreadGetLimit, (size_t *pValue, enum cudaLimit limit), (pValue, limit),
    cudaErrorInvalidValue)
API(cudaError_t, cudaThreadGetCacheConfig, (enum cudaFuncCache *pCacheConfig), (pCacheConfig),
    cudaErrorInvalidValue)
API(cudaError_t, cudaThreadSetCacheConfig, (enum cudaFuncCache cacheConfig), (cacheConfig),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGetLastError, (void), (), cudaErrorInvalidValue)
API(cudaError_t, cudaPeekAtLastError, (void), (), cudaErrorInvalidValue)
API(const char *, cudaGetErrorName, (cudaError_t error), (error), NULL)
API(const char *, cudaGetErrorString, (cudaError_t error), (error), NULL)
API(cudaError_t, cudaGetDeviceCount, (int *count), (count), cudaErrorInvalidValue)
API(cudaError_t, cudaGetDeviceProperties, (struct cudaDeviceProp *prop, int device),
    (prop, device), cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceGetAttribute, (int *value, enum cudaDeviceAttr attr, int device),
    (value, attr, device), cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceGetDefaultMemPool, (cudaMemPool_t *memPool, int device),
    (memPool, device), cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceSetMemPool, (int device, cudaMemPool_t memPool), (device, memPool),
    cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceGetMemPool, (cudaMemPool_t *memPool, int device), (memPool, device),
    cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceGetNvSciSyncAttributes,
    (void *nvSciSyncAttrList, int device, int flags), (nvSciSyncAttrList, device, flags),
    cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceGetP2PAttribute,
    (int *value, enum cudaDeviceP2PAttr attr, int srcDevice, int dstDevice),
    (value, attr, srcDevice, dstDevice), cudaErrorInvalidValue)
API(cudaError_t, cudaChooseDevice, (int *device, const struct cudaDeviceProp *prop),
    (device, prop), cudaErrorInvalidValue)
API(cudaError_t, cudaInitDevice, (int device, unsigned int deviceFlags, unsigned int flags),
    (device, deviceFlags, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaSetDevice, (int device), (device), cudaErrorInvalidValue)
API(cudaError_t, cudaGetDevice, (int *device), (device), cudaErrorInvalidValue)
API(cudaError_t, cudaSetValidDevices, (int *device_arr, int len), (device_arr, len),
    cudaErrorInvalidValue)
API(cudaError_t, cudaSetDeviceFlags, (unsigned int flags), (flags), cudaErrorInvalidValue)
API(cudaError_t, cudaGetDeviceFlags, (unsigned int *flags), (flags), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamCreate, (cudaStream_t *pStream), (pStream), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamCreateWithFlags, (cudaStream_t *pStream, unsigned int flags),
    (pStream, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamCreateWithPriority,
    (cudaStream_t *pStream, unsigned int flags, int priority), (pStream, flags, priority),
    cudaErrorInvalidValue)
API(cudaError_t, cudaStreamGetPriority, (cudaStream_t hStream, int *priority), (hStream, priority),
    cudaErrorInvalidValue)
API(cudaError_t, cudaStreamGetFlags, (cudaStream_t hStream, unsigned int *flags), (hStream, flags),
    cudaErrorInvalidValue)
API(cudaError_t, cudaStreamGetId, (cudaStream_t hStream, unsigned long long *streamId),
    (hStream, streamId), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamGetDevice, (cudaStream_t hStream, int *device), (hStream, device),
    cudaErrorInvalidValue)
API(cudaError_t, cudaCtxResetPersistingL2Cache, (void), (), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamCopyAttributes, (cudaStream_t dst, cudaStream_t src), (dst, src),
    cudaErrorInvalidValue)
API(cudaError_t, cudaStreamGetAttribute,
    (cudaStream_t hStream, cudaStreamAttrID attr, cudaStreamAttrValue *value_out),
    (hStream, attr, value_out), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamSetAttribute,
    (cudaStream_t hStream, cudaStreamAttrID attr, const cudaStreamAttrValue *value),
    (hStream, attr, value), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamDestroy, (cudaStream_t stream), (stream), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamWaitEvent, (cudaStream_t stream, cudaEvent_t event, unsigned int flags),
    (stream, event, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamAddCallback,
    (cudaStream_t stream, cudaStreamCallback_t callback, void *userData, unsigned int flags),
    (stream, callback, userData, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamSynchronize, (cudaStream_t stream), (stream), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamQuery, (cudaStream_t stream), (stream), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamAttachMemAsync,
    (cudaStream_t stream, void *devPtr, size_t length, unsigned int flags),
    (stream, devPtr, length, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamBeginCapture, (cudaStream_t stream, enum cudaStreamCaptureMode mode),
    (stream, mode), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamBeginCaptureToGraph,
    (cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *dependencies,
    const cudaGraphEdgeData *dependencyData, size_t numDependencies,
    enum cudaStreamCaptureMode mode), (stream, graph, dependencies, dependencyData,
    numDependencies, mode), cudaErrorInvalidValue)
API(cudaError_t, cudaThreadExchangeStreamCaptureMode, (enum cudaStreamCaptureMode *mode), (mode),
    cudaErrorInvalidValue)
API(cudaError_t, cudaStreamEndCapture, (cudaStream_t stream, cudaGraph_t *pGraph),
    (stream, pGraph), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamIsCapturing,
    (cudaStream_t stream, enum cudaStreamCaptureStatus *pCaptureStatus), (stream, pCaptureStatus),
    cudaErrorInvalidValue)
API(cudaError_t, cudaStreamGetCaptureInfo,
    (cudaStream_t stream, enum cudaStreamCaptureStatus *captureStatus_out,
    unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    size_t *numDependencies_out), (stream, captureStatus_out, id_out, graph_out, dependencies_out,
    numDependencies_out), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamGetCaptureInfo_v3,
    (cudaStream_t stream, enum cudaStreamCaptureStatus *captureStatus_out,
    unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out), (stream,
    captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out),
    cudaErrorInvalidValue)
API(cudaError_t, cudaStreamUpdateCaptureDependencies,
    (cudaStream_t stream, cudaGraphNode_t *dependencies, size_t numDependencies,
    unsigned int flags), (stream, dependencies, numDependencies, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaStreamUpdateCaptureDependencies_v2,
    (cudaStream_t stream, cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, unsigned int flags), (stream, dependencies, dependencyData,
    numDependencies, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaEventCreate, (cudaEvent_t *event), (event), cudaErrorInvalidValue)
API(cudaError_t, cudaEventCreateWithFlags, (cudaEvent_t *event, unsigned int flags),
    (event, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaEventRecord, (cudaEvent_t event, cudaStream_t stream), (event, stream),
    cudaErrorInvalidValue)
API(cudaError_t, cudaEventRecordWithFlags,
    (cudaEvent_t event, cudaStream_t stream, unsigned int flags), (event, stream, flags),
    cudaErrorInvalidValue)
API(cudaError_t, cudaEventQuery, (cudaEvent_t event), (event), cudaErrorInvalidValue)
API(cudaError_t, cudaEventSynchronize, (cudaEvent_t event), (event), cudaErrorInvalidValue)
API(cudaError_t, cudaEventDestroy, (cudaEvent_t event), (event), cudaErrorInvalidValue)
API(cudaError_t, cudaEventElapsedTime, (float *ms, cudaEvent_t start, cudaEvent_t end),
    (ms, start, end), cudaErrorInvalidValue)
API(cudaError_t, cudaEventElapsedTime_v2, (float *ms, cudaEvent_t start, cudaEvent_t end),
    (ms, start, end), cudaErrorInvalidValue)
API(cudaError_t, cudaImportExternalMemory,
    (cudaExternalMemory_t *extMem_out, const struct cudaExternalMemoryHandleDesc *memHandleDesc),
    (extMem_out, memHandleDesc), cudaErrorInvalidValue)
API(cudaError_t, cudaExternalMemoryGetMappedBuffer,
    (void **devPtr, cudaExternalMemory_t extMem,
    const struct cudaExternalMemoryBufferDesc *bufferDesc), (devPtr, extMem, bufferDesc),
    cudaErrorInvalidValue)
API(cudaError_t, cudaExternalMemoryGetMappedMipmappedArray,
    (cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem,
    const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc), (mipmap, extMem, mipmapDesc),
    cudaErrorInvalidValue)
API(cudaError_t, cudaDestroyExternalMemory, (cudaExternalMemory_t extMem), (extMem),
    cudaErrorInvalidValue)
API(cudaError_t, cudaImportExternalSemaphore,
    (cudaExternalSemaphore_t *extSem_out,
    const struct cudaExternalSemaphoreHandleDesc *semHandleDesc), (extSem_out, semHandleDesc),
    cudaErrorInvalidValue)
API(cudaError_t, cudaSignalExternalSemaphoresAsync,
    (const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream), (extSemArray, paramsArray, numExtSems, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaWaitExternalSemaphoresAsync,
    (const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream), (extSemArray, paramsArray, numExtSems, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaDestroyExternalSemaphore, (cudaExternalSemaphore_t extSem), (extSem),
    cudaErrorInvalidValue)
API(cudaError_t, cudaLaunchKernel,
    (const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
    cudaStream_t stream), (func, gridDim, blockDim, args, sharedMem, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaLaunchKernelExC,
    (const cudaLaunchConfig_t *config, const void *func, void **args), (config, func, args),
    cudaErrorInvalidValue)
API(cudaError_t, cudaLaunchCooperativeKernel,
    (const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
    cudaStream_t stream), (func, gridDim, blockDim, args, sharedMem, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaLaunchCooperativeKernelMultiDevice,
    (struct cudaLaunchParams *launchParamsList, unsigned int numDevices, unsigned int flags),
    (launchParamsList, numDevices, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaFuncSetCacheConfig, (const void *func, enum cudaFuncCache cacheConfig),
    (func, cacheConfig), cudaErrorInvalidValue)
API(cudaError_t, cudaFuncGetAttributes, (struct cudaFuncAttributes *attr, const void *func),
    (attr, func), cudaErrorInvalidValue)
API(cudaError_t, cudaFuncSetAttribute, (const void *func, enum cudaFuncAttribute attr, int value),
    (func, attr, value), cudaErrorInvalidValue)
API(cudaError_t, cudaFuncGetName, (const char **name, const void *func), (name, func),
    cudaErrorInvalidValue)
API(cudaError_t, cudaFuncGetParamInfo,
    (const void *func, size_t paramIndex, size_t *paramOffset, size_t *paramSize),
    (func, paramIndex, paramOffset, paramSize), cudaErrorInvalidValue)
API(cudaError_t, cudaSetDoubleForDevice, (double *d), (d), cudaErrorInvalidValue)
API(cudaError_t, cudaSetDoubleForHost, (double *d), (d), cudaErrorInvalidValue)
API(cudaError_t, cudaLaunchHostFunc, (cudaStream_t stream, cudaHostFn_t fn, void *userData),
    (stream, fn, userData), cudaErrorInvalidValue)
API(cudaError_t, cudaFuncSetSharedMemConfig, (const void *func, enum cudaSharedMemConfig config),
    (func, config), cudaErrorInvalidValue)
API(cudaError_t, cudaOccupancyMaxActiveBlocksPerMultiprocessor,
    (int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize),
    (numBlocks, func, blockSize, dynamicSMemSize), cudaErrorInvalidValue)
API(cudaError_t, cudaOccupancyAvailableDynamicSMemPerBlock,
    (size_t *dynamicSmemSize, const void *func, int numBlocks, int blockSize),
    (dynamicSmemSize, func, numBlocks, blockSize), cudaErrorInvalidValue)
API(cudaError_t, cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
    (int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags),
    (numBlocks, func, blockSize, dynamicSMemSize, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaOccupancyMaxPotentialClusterSize,
    (int *clusterSize, const void *func, const cudaLaunchConfig_t *launchConfig),
    (clusterSize, func, launchConfig), cudaErrorInvalidValue)
API(cudaError_t, cudaOccupancyMaxActiveClusters,
    (int *numClusters, const void *func, const cudaLaunchConfig_t *launchConfig),
    (numClusters, func, launchConfig), cudaErrorInvalidValue)
API(cudaError_t, cudaMallocManaged, (void **devPtr, size_t size, unsigned int flags),
    (devPtr, size, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaMalloc, (void **devPtr, size_t size), (devPtr, size), cudaErrorInvalidValue)
API(cudaError_t, cudaMallocHost, (void **ptr, size_t size), (ptr, size), cudaErrorInvalidValue)
API(cudaError_t, cudaMallocPitch, (void **devPtr, size_t *pitch, size_t width, size_t height),
    (devPtr, pitch, width, height), cudaErrorInvalidValue)
API(cudaError_t, cudaMallocArray,
    (cudaArray_t *array, const struct cudaChannelFormatDesc *desc, size_t width, size_t height,
    unsigned int flags), (array, desc, width, height, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaFree, (void *devPtr), (devPtr), cudaErrorInvalidValue)
API(cudaError_t, cudaFreeHost, (void *ptr), (ptr), cudaErrorInvalidValue)
API(cudaError_t, cudaFreeArray, (cudaArray_t array), (array), cudaErrorInvalidValue)
API(cudaError_t, cudaFreeMipmappedArray, (cudaMipmappedArray_t mipmappedArray), (mipmappedArray),
    cudaErrorInvalidValue)
API(cudaError_t, cudaHostAlloc, (void **pHost, size_t size, unsigned int flags),
    (pHost, size, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaHostRegister, (void *ptr, size_t size, unsigned int flags),
    (ptr, size, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaHostUnregister, (void *ptr), (ptr), cudaErrorInvalidValue)
API(cudaError_t, cudaHostGetDevicePointer, (void **pDevice, void *pHost, unsigned int flags),
    (pDevice, pHost, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaHostGetFlags, (unsigned int *pFlags, void *pHost), (pFlags, pHost),
    cudaErrorInvalidValue)
API(cudaError_t, cudaMalloc3D, (struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent),
    (pitchedDevPtr, extent), cudaErrorInvalidValue)
API(cudaError_t, cudaMalloc3DArray,
    (cudaArray_t *array, const struct cudaChannelFormatDesc *desc, struct cudaExtent extent,
    unsigned int flags), (array, desc, extent, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaMallocMipmappedArray,
    (cudaMipmappedArray_t *mipmappedArray, const struct cudaChannelFormatDesc *desc,
    struct cudaExtent extent, unsigned int numLevels, unsigned int flags), (mipmappedArray, desc,
    extent, numLevels, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaGetMipmappedArrayLevel,
    (cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level),
    (levelArray, mipmappedArray, level), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpy3D, (const struct cudaMemcpy3DParms *p), (p), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpy3DPeer, (const struct cudaMemcpy3DPeerParms *p), (p),
    cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpy3DAsync, (const struct cudaMemcpy3DParms *p, cudaStream_t stream),
    (p, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpy3DPeerAsync,
    (const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream), (p, stream),
    cudaErrorInvalidValue)
API(cudaError_t, cudaMemGetInfo, (size_t *free, size_t *total), (free, total),
    cudaErrorInvalidValue)
API(cudaError_t, cudaArrayGetInfo,
    (struct cudaChannelFormatDesc *desc, struct cudaExtent *extent, unsigned int *flags,
    cudaArray_t array), (desc, extent, flags, array), cudaErrorInvalidValue)
API(cudaError_t, cudaArrayGetPlane,
    (cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx),
    (pPlaneArray, hArray, planeIdx), cudaErrorInvalidValue)
API(cudaError_t, cudaArrayGetMemoryRequirements,
    (struct cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device),
    (memoryRequirements, array, device), cudaErrorInvalidValue)
API(cudaError_t, cudaMipmappedArrayGetMemoryRequirements,
    (struct cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap,
    int device), (memoryRequirements, mipmap, device), cudaErrorInvalidValue)
API(cudaError_t, cudaArrayGetSparseProperties,
    (struct cudaArraySparseProperties *sparseProperties, cudaArray_t array),
    (sparseProperties, array), cudaErrorInvalidValue)
API(cudaError_t, cudaMipmappedArrayGetSparseProperties,
    (struct cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap),
    (sparseProperties, mipmap), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpy, (void *dst, const void *src, size_t count, enum cudaMemcpyKind kind),
    (dst, src, count, kind), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpyPeer,
    (void *dst, int dstDevice, const void *src, int srcDevice, size_t count),
    (dst, dstDevice, src, srcDevice, count), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpy2D,
    (void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height,
    enum cudaMemcpyKind kind), (dst, dpitch, src, spitch, width, height, kind),
    cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpy2DToArray,
    (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width,
    size_t height, enum cudaMemcpyKind kind), (dst, wOffset, hOffset, src, spitch, width, height,
    kind), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpy2DFromArray,
    (void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width,
    size_t height, enum cudaMemcpyKind kind), (dst, dpitch, src, wOffset, hOffset, width, height,
    kind), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpy2DArrayToArray,
    (cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src,
    size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, enum cudaMemcpyKind kind),
    (dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind),
    cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpyToSymbol,
    (const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind),
    (symbol, src, count, offset, kind), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpyFromSymbol,
    (void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind),
    (dst, symbol, count, offset, kind), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpyAsync,
    (void *dst, const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream),
    (dst, src, count, kind, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpyPeerAsync,
    (void *dst, int dstDevice, const void *src, int srcDevice, size_t count, cudaStream_t stream),
    (dst, dstDevice, src, srcDevice, count, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpyBatchAsync,
    (void **dsts, void **srcs, size_t *sizes, size_t count, struct cudaMemcpyAttributes *attrs,
    size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, cudaStream_t stream), (dsts, srcs, sizes,
    count, attrs, attrsIdxs, numAttrs, failIdx, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpy3DBatchAsync,
    (size_t numOps, struct cudaMemcpy3DBatchOp *opList, size_t *failIdx, unsigned long long flags,
    cudaStream_t stream), (numOps, opList, failIdx, flags, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpy2DAsync,
    (void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height,
    enum cudaMemcpyKind kind, cudaStream_t stream), (dst, dpitch, src, spitch, width, height, kind,
    stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpy2DToArrayAsync,
    (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width,
    size_t height, enum cudaMemcpyKind kind, cudaStream_t stream), (dst, wOffset, hOffset, src,
    spitch, width, height, kind, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpy2DFromArrayAsync,
    (void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width,
    size_t height, enum cudaMemcpyKind kind, cudaStream_t stream), (dst, dpitch, src, wOffset,
    hOffset, width, height, kind, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpyToSymbolAsync,
    (const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind,
    cudaStream_t stream), (symbol, src, count, offset, kind, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpyFromSymbolAsync,
    (void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind,
    cudaStream_t stream), (dst, symbol, count, offset, kind, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemset, (void *devPtr, int value, size_t count), (devPtr, value, count),
    cudaErrorInvalidValue)
API(cudaError_t, cudaMemset2D,
    (void *devPtr, size_t pitch, int value, size_t width, size_t height),
    (devPtr, pitch, value, width, height), cudaErrorInvalidValue)
API(cudaError_t, cudaMemset3D,
    (struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent),
    (pitchedDevPtr, value, extent), cudaErrorInvalidValue)
API(cudaError_t, cudaMemsetAsync, (void *devPtr, int value, size_t count, cudaStream_t stream),
    (devPtr, value, count, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemset2DAsync,
    (void *devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream),
    (devPtr, pitch, value, width, height, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemset3DAsync,
    (struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent,
    cudaStream_t stream), (pitchedDevPtr, value, extent, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaGetSymbolAddress, (void **devPtr, const void *symbol), (devPtr, symbol),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGetSymbolSize, (size_t *size, const void *symbol), (size, symbol),
    cudaErrorInvalidValue)
API(cudaError_t, cudaMemPrefetchAsync,
    (const void *devPtr, size_t count, int dstDevice, cudaStream_t stream),
    (devPtr, count, dstDevice, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemPrefetchAsync_v2,
    (const void *devPtr, size_t count, struct cudaMemLocation location, unsigned int flags,
    cudaStream_t stream), (devPtr, count, location, flags, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemAdvise,
    (const void *devPtr, size_t count, enum cudaMemoryAdvise advice, int device),
    (devPtr, count, advice, device), cudaErrorInvalidValue)
API(cudaError_t, cudaMemAdvise_v2,
    (const void *devPtr, size_t count, enum cudaMemoryAdvise advice,
    struct cudaMemLocation location), (devPtr, count, advice, location), cudaErrorInvalidValue)
API(cudaError_t, cudaMemRangeGetAttribute,
    (void *data, size_t dataSize, enum cudaMemRangeAttribute attribute, const void *devPtr,
    size_t count), (data, dataSize, attribute, devPtr, count), cudaErrorInvalidValue)
API(cudaError_t, cudaMemRangeGetAttributes,
    (void **data, size_t *dataSizes, enum cudaMemRangeAttribute *attributes, size_t numAttributes,
    const void *devPtr, size_t count), (data, dataSizes, attributes, numAttributes, devPtr, count),
    cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpyToArray,
    (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count,
    enum cudaMemcpyKind kind), (dst, wOffset, hOffset, src, count, kind), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpyFromArray,
    (void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count,
    enum cudaMemcpyKind kind), (dst, src, wOffset, hOffset, count, kind), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpyArrayToArray,
    (cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src,
    size_t wOffsetSrc, size_t hOffsetSrc, size_t count, enum cudaMemcpyKind kind), (dst,
    wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpyToArrayAsync,
    (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count,
    enum cudaMemcpyKind kind, cudaStream_t stream), (dst, wOffset, hOffset, src, count, kind,
    stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemcpyFromArrayAsync,
    (void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count,
    enum cudaMemcpyKind kind, cudaStream_t stream), (dst, src, wOffset, hOffset, count, kind,
    stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMallocAsync, (void **devPtr, size_t size, cudaStream_t hStream),
    (devPtr, size, hStream), cudaErrorInvalidValue)
API(cudaError_t, cudaFreeAsync, (void *devPtr, cudaStream_t hStream), (devPtr, hStream),
    cudaErrorInvalidValue)
API(cudaError_t, cudaMemPoolTrimTo, (cudaMemPool_t memPool, size_t minBytesToKeep),
    (memPool, minBytesToKeep), cudaErrorInvalidValue)
API(cudaError_t, cudaMemPoolSetAttribute,
    (cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value), (memPool, attr, value),
    cudaErrorInvalidValue)
API(cudaError_t, cudaMemPoolGetAttribute,
    (cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value), (memPool, attr, value),
    cudaErrorInvalidValue)
API(cudaError_t, cudaMemPoolSetAccess,
    (cudaMemPool_t memPool, const struct cudaMemAccessDesc *descList, size_t count),
    (memPool, descList, count), cudaErrorInvalidValue)
API(cudaError_t, cudaMemPoolGetAccess,
    (enum cudaMemAccessFlags *flags, cudaMemPool_t memPool, struct cudaMemLocation *location),
    (flags, memPool, location), cudaErrorInvalidValue)
API(cudaError_t, cudaMemPoolCreate,
    (cudaMemPool_t *memPool, const struct cudaMemPoolProps *poolProps), (memPool, poolProps),
    cudaErrorInvalidValue)
API(cudaError_t, cudaMemPoolDestroy, (cudaMemPool_t memPool), (memPool), cudaErrorInvalidValue)
API(cudaError_t, cudaMallocFromPoolAsync,
    (void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream),
    (ptr, size, memPool, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaMemPoolExportToShareableHandle,
    (void *shareableHandle, cudaMemPool_t memPool, enum cudaMemAllocationHandleType handleType,
    unsigned int flags), (shareableHandle, memPool, handleType, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaMemPoolImportFromShareableHandle,
    (cudaMemPool_t *memPool, void *shareableHandle, enum cudaMemAllocationHandleType handleType,
    unsigned int flags), (memPool, shareableHandle, handleType, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaMemPoolExportPointer,
    (struct cudaMemPoolPtrExportData *exportData, void *ptr), (exportData, ptr),
    cudaErrorInvalidValue)
API(cudaError_t, cudaMemPoolImportPointer,
    (void **ptr, cudaMemPool_t memPool, struct cudaMemPoolPtrExportData *exportData),
    (ptr, memPool, exportData), cudaErrorInvalidValue)
API(cudaError_t, cudaPointerGetAttributes,
    (struct cudaPointerAttributes *attributes, const void *ptr), (attributes, ptr),
    cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceCanAccessPeer, (int *canAccessPeer, int device, int peerDevice),
    (canAccessPeer, device, peerDevice), cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceEnablePeerAccess, (int peerDevice, unsigned int flags),
    (peerDevice, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceDisablePeerAccess, (int peerDevice), (peerDevice), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphicsUnregisterResource, (cudaGraphicsResource_t resource), (resource),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphicsResourceSetMapFlags,
    (cudaGraphicsResource_t resource, unsigned int flags), (resource, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphicsMapResources,
    (int count, cudaGraphicsResource_t *resources, cudaStream_t stream),
    (count, resources, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphicsUnmapResources,
    (int count, cudaGraphicsResource_t *resources, cudaStream_t stream),
    (count, resources, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphicsResourceGetMappedPointer,
    (void **devPtr, size_t *size, cudaGraphicsResource_t resource), (devPtr, size, resource),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphicsSubResourceGetMappedArray,
    (cudaArray_t *array, cudaGraphicsResource_t resource, unsigned int arrayIndex,
    unsigned int mipLevel), (array, resource, arrayIndex, mipLevel), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphicsResourceGetMappedMipmappedArray,
    (cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource),
    (mipmappedArray, resource), cudaErrorInvalidValue)
API(cudaError_t, cudaGetChannelDesc, (struct cudaChannelFormatDesc *desc, cudaArray_const_t array),
    (desc, array), cudaErrorInvalidValue)
API(struct cudaChannelFormatDesc, cudaCreateChannelDesc,
    (int x, int y, int z, int w, enum cudaChannelFormatKind f), (x, y, z, w, f),
    (struct cudaChannelFormatDesc){0})
API(cudaError_t, cudaCreateTextureObject,
    (cudaTextureObject_t *pTexObject, const struct cudaResourceDesc *pResDesc,
    const struct cudaTextureDesc *pTexDesc, const struct cudaResourceViewDesc *pResViewDesc),
    (pTexObject, pResDesc, pTexDesc, pResViewDesc), cudaErrorInvalidValue)
API(cudaError_t, cudaDestroyTextureObject, (cudaTextureObject_t texObject), (texObject),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGetTextureObjectResourceDesc,
    (struct cudaResourceDesc *pResDesc, cudaTextureObject_t texObject), (pResDesc, texObject),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGetTextureObjectTextureDesc,
    (struct cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject), (pTexDesc, texObject),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGetTextureObjectResourceViewDesc,
    (struct cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject),
    (pResViewDesc, texObject), cudaErrorInvalidValue)
API(cudaError_t, cudaCreateSurfaceObject,
    (cudaSurfaceObject_t *pSurfObject, const struct cudaResourceDesc *pResDesc),
    (pSurfObject, pResDesc), cudaErrorInvalidValue)
API(cudaError_t, cudaDestroySurfaceObject, (cudaSurfaceObject_t surfObject), (surfObject),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGetSurfaceObjectResourceDesc,
    (struct cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject), (pResDesc, surfObject),
    cudaErrorInvalidValue)
API(cudaError_t, cudaDriverGetVersion, (int *driverVersion), (driverVersion), cudaErrorInvalidValue)
API(cudaError_t, cudaRuntimeGetVersion, (int *runtimeVersion), (runtimeVersion),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphCreate, (cudaGraph_t *pGraph, unsigned int flags), (pGraph, flags),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddKernelNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, const struct cudaKernelNodeParams *pNodeParams), (pGraphNode, graph,
    pDependencies, numDependencies, pNodeParams), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphKernelNodeGetParams,
    (cudaGraphNode_t node, struct cudaKernelNodeParams *pNodeParams), (node, pNodeParams),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphKernelNodeSetParams,
    (cudaGraphNode_t node, const struct cudaKernelNodeParams *pNodeParams), (node, pNodeParams),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphKernelNodeCopyAttributes, (cudaGraphNode_t hSrc, cudaGraphNode_t hDst),
    (hSrc, hDst), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphKernelNodeGetAttribute,
    (cudaGraphNode_t hNode, cudaKernelNodeAttrID attr, cudaKernelNodeAttrValue *value_out),
    (hNode, attr, value_out), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphKernelNodeSetAttribute,
    (cudaGraphNode_t hNode, cudaKernelNodeAttrID attr, const cudaKernelNodeAttrValue *value),
    (hNode, attr, value), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddMemcpyNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, const struct cudaMemcpy3DParms *pCopyParams), (pGraphNode, graph,
    pDependencies, numDependencies, pCopyParams), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddMemcpyNodeToSymbol,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind), (pGraphNode, graph, pDependencies, numDependencies, symbol, src,
    count, offset, kind), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddMemcpyNodeFromSymbol,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind), (pGraphNode, graph, pDependencies, numDependencies, dst, symbol,
    count, offset, kind), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddMemcpyNode1D,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, void *dst, const void *src, size_t count, enum cudaMemcpyKind kind),
    (pGraphNode, graph, pDependencies, numDependencies, dst, src, count, kind),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphMemcpyNodeGetParams,
    (cudaGraphNode_t node, struct cudaMemcpy3DParms *pNodeParams), (node, pNodeParams),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphMemcpyNodeSetParams,
    (cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams), (node, pNodeParams),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphMemcpyNodeSetParamsToSymbol,
    (cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind), (node, symbol, src, count, offset, kind), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphMemcpyNodeSetParamsFromSymbol,
    (cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind), (node, dst, symbol, count, offset, kind), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphMemcpyNodeSetParams1D,
    (cudaGraphNode_t node, void *dst, const void *src, size_t count, enum cudaMemcpyKind kind),
    (node, dst, src, count, kind), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddMemsetNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, const struct cudaMemsetParams *pMemsetParams), (pGraphNode, graph,
    pDependencies, numDependencies, pMemsetParams), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphMemsetNodeGetParams,
    (cudaGraphNode_t node, struct cudaMemsetParams *pNodeParams), (node, pNodeParams),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphMemsetNodeSetParams,
    (cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams), (node, pNodeParams),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddHostNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, const struct cudaHostNodeParams *pNodeParams), (pGraphNode, graph,
    pDependencies, numDependencies, pNodeParams), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphHostNodeGetParams,
    (cudaGraphNode_t node, struct cudaHostNodeParams *pNodeParams), (node, pNodeParams),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphHostNodeSetParams,
    (cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams), (node, pNodeParams),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddChildGraphNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, cudaGraph_t childGraph), (pGraphNode, graph, pDependencies,
    numDependencies, childGraph), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphChildGraphNodeGetGraph, (cudaGraphNode_t node, cudaGraph_t *pGraph),
    (node, pGraph), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddEmptyNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies), (pGraphNode, graph, pDependencies, numDependencies),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddEventRecordNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, cudaEvent_t event), (pGraphNode, graph, pDependencies, numDependencies,
    event), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphEventRecordNodeGetEvent, (cudaGraphNode_t node, cudaEvent_t *event_out),
    (node, event_out), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphEventRecordNodeSetEvent, (cudaGraphNode_t node, cudaEvent_t event),
    (node, event), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddEventWaitNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, cudaEvent_t event), (pGraphNode, graph, pDependencies, numDependencies,
    event), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphEventWaitNodeGetEvent, (cudaGraphNode_t node, cudaEvent_t *event_out),
    (node, event_out), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphEventWaitNodeSetEvent, (cudaGraphNode_t node, cudaEvent_t event),
    (node, event), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddExternalSemaphoresSignalNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams),
    (pGraphNode, graph, pDependencies, numDependencies, nodeParams), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExternalSemaphoresSignalNodeGetParams,
    (cudaGraphNode_t hNode, struct cudaExternalSemaphoreSignalNodeParams *params_out),
    (hNode, params_out), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExternalSemaphoresSignalNodeSetParams,
    (cudaGraphNode_t hNode, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams),
    (hNode, nodeParams), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddExternalSemaphoresWaitNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams),
    (pGraphNode, graph, pDependencies, numDependencies, nodeParams), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExternalSemaphoresWaitNodeGetParams,
    (cudaGraphNode_t hNode, struct cudaExternalSemaphoreWaitNodeParams *params_out),
    (hNode, params_out), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExternalSemaphoresWaitNodeSetParams,
    (cudaGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams),
    (hNode, nodeParams), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddMemAllocNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, struct cudaMemAllocNodeParams *nodeParams), (pGraphNode, graph,
    pDependencies, numDependencies, nodeParams), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphMemAllocNodeGetParams,
    (cudaGraphNode_t node, struct cudaMemAllocNodeParams *params_out), (node, params_out),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddMemFreeNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, void *dptr), (pGraphNode, graph, pDependencies, numDependencies, dptr),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphMemFreeNodeGetParams, (cudaGraphNode_t node, void *dptr_out),
    (node, dptr_out), cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceGraphMemTrim, (int device), (device), cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceGetGraphMemAttribute,
    (int device, enum cudaGraphMemAttributeType attr, void *value), (device, attr, value),
    cudaErrorInvalidValue)
API(cudaError_t, cudaDeviceSetGraphMemAttribute,
    (int device, enum cudaGraphMemAttributeType attr, void *value), (device, attr, value),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphClone, (cudaGraph_t *pGraphClone, cudaGraph_t originalGraph),
    (pGraphClone, originalGraph), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphNodeFindInClone,
    (cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph),
    (pNode, originalNode, clonedGraph), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphNodeGetType, (cudaGraphNode_t node, enum cudaGraphNodeType *pType),
    (node, pType), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphGetNodes, (cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes),
    (graph, nodes, numNodes), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphGetRootNodes,
    (cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes),
    (graph, pRootNodes, pNumRootNodes), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphGetEdges,
    (cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *numEdges),
    (graph, from, to, numEdges), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphGetEdges_v2,
    (cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, cudaGraphEdgeData *edgeData,
    size_t *numEdges), (graph, from, to, edgeData, numEdges), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphNodeGetDependencies,
    (cudaGraphNode_t node, cudaGraphNode_t *pDependencies, size_t *pNumDependencies),
    (node, pDependencies, pNumDependencies), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphNodeGetDependencies_v2,
    (cudaGraphNode_t node, cudaGraphNode_t *pDependencies, cudaGraphEdgeData *edgeData,
    size_t *pNumDependencies), (node, pDependencies, edgeData, pNumDependencies),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphNodeGetDependentNodes,
    (cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, size_t *pNumDependentNodes),
    (node, pDependentNodes, pNumDependentNodes), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphNodeGetDependentNodes_v2,
    (cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, cudaGraphEdgeData *edgeData,
    size_t *pNumDependentNodes), (node, pDependentNodes, edgeData, pNumDependentNodes),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddDependencies,
    (cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    size_t numDependencies), (graph, from, to, numDependencies), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddDependencies_v2,
    (cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    const cudaGraphEdgeData *edgeData, size_t numDependencies), (graph, from, to, edgeData,
    numDependencies), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphRemoveDependencies,
    (cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    size_t numDependencies), (graph, from, to, numDependencies), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphRemoveDependencies_v2,
    (cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    const cudaGraphEdgeData *edgeData, size_t numDependencies), (graph, from, to, edgeData,
    numDependencies), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphDestroyNode, (cudaGraphNode_t node), (node), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphInstantiate,
    (cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags),
    (pGraphExec, graph, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphInstantiateWithFlags,
    (cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags),
    (pGraphExec, graph, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphInstantiateWithParams,
    (cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    cudaGraphInstantiateParams *instantiateParams), (pGraphExec, graph, instantiateParams),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecGetFlags, (cudaGraphExec_t graphExec, unsigned long long *flags),
    (graphExec, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecKernelNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaKernelNodeParams *pNodeParams), (hGraphExec, node, pNodeParams),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecMemcpyNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaMemcpy3DParms *pNodeParams), (hGraphExec, node, pNodeParams),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecMemcpyNodeSetParamsToSymbol,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void *symbol, const void *src,
    size_t count, size_t offset, enum cudaMemcpyKind kind), (hGraphExec, node, symbol, src, count,
    offset, kind), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecMemcpyNodeSetParamsFromSymbol,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *symbol, size_t count,
    size_t offset, enum cudaMemcpyKind kind), (hGraphExec, node, dst, symbol, count, offset, kind),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecMemcpyNodeSetParams1D,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind), (hGraphExec, node, dst, src, count, kind), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecMemsetNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams),
    (hGraphExec, node, pNodeParams), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecHostNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaHostNodeParams *pNodeParams), (hGraphExec, node, pNodeParams),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecChildGraphNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph),
    (hGraphExec, node, childGraph), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecEventRecordNodeSetEvent,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event),
    (hGraphExec, hNode, event), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecEventWaitNodeSetEvent,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event),
    (hGraphExec, hNode, event), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecExternalSemaphoresSignalNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams), (hGraphExec, hNode,
    nodeParams), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecExternalSemaphoresWaitNodeSetParams,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams), (hGraphExec, hNode, nodeParams),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphNodeSetEnabled,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled),
    (hGraphExec, hNode, isEnabled), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphNodeGetEnabled,
    (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled),
    (hGraphExec, hNode, isEnabled), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecUpdate,
    (cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphExecUpdateResultInfo *resultInfo),
    (hGraphExec, hGraph, resultInfo), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphUpload, (cudaGraphExec_t graphExec, cudaStream_t stream),
    (graphExec, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphLaunch, (cudaGraphExec_t graphExec, cudaStream_t stream),
    (graphExec, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecDestroy, (cudaGraphExec_t graphExec), (graphExec),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphDestroy, (cudaGraph_t graph), (graph), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphDebugDotPrint, (cudaGraph_t graph, const char *path, unsigned int flags),
    (graph, path, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaUserObjectCreate,
    (cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy, unsigned int initialRefcount,
    unsigned int flags), (object_out, ptr, destroy, initialRefcount, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaUserObjectRetain, (cudaUserObject_t object, unsigned int count),
    (object, count), cudaErrorInvalidValue)
API(cudaError_t, cudaUserObjectRelease, (cudaUserObject_t object, unsigned int count),
    (object, count), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphRetainUserObject,
    (cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags),
    (graph, object, count, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphReleaseUserObject,
    (cudaGraph_t graph, cudaUserObject_t object, unsigned int count), (graph, object, count),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddNode,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, struct cudaGraphNodeParams *nodeParams), (pGraphNode, graph,
    pDependencies, numDependencies, nodeParams), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphAddNode_v2,
    (cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    const cudaGraphEdgeData *dependencyData, size_t numDependencies,
    struct cudaGraphNodeParams *nodeParams), (pGraphNode, graph, pDependencies, dependencyData,
    numDependencies, nodeParams), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphNodeSetParams,
    (cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams), (node, nodeParams),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGraphExecNodeSetParams,
    (cudaGraphExec_t graphExec, cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams),
    (graphExec, node, nodeParams), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphConditionalHandleCreate,
    (cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue,
    unsigned int flags), (pHandle_out, graph, defaultLaunchValue, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaGetDriverEntryPoint,
    (const char *symbol, void **funcPtr, unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus), (symbol, funcPtr, flags, driverStatus),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGetDriverEntryPointByVersion,
    (const char *symbol, void **funcPtr, unsigned int cudaVersion, unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus), (symbol, funcPtr, cudaVersion, flags,
    driverStatus), cudaErrorInvalidValue)
API(cudaError_t, cudaLibraryLoadData,
    (cudaLibrary_t *library, const void *code, enum cudaJitOption *jitOptions,
    void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption *libraryOptions,
    void **libraryOptionValues, unsigned int numLibraryOptions), (library, code, jitOptions,
    jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions),
    cudaErrorInvalidValue)
API(cudaError_t, cudaLibraryLoadFromFile,
    (cudaLibrary_t *library, const char *fileName, enum cudaJitOption *jitOptions,
    void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption *libraryOptions,
    void **libraryOptionValues, unsigned int numLibraryOptions), (library, fileName, jitOptions,
    jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions),
    cudaErrorInvalidValue)
API(cudaError_t, cudaLibraryUnload, (cudaLibrary_t library), (library), cudaErrorInvalidValue)
API(cudaError_t, cudaLibraryGetKernel,
    (cudaKernel_t *pKernel, cudaLibrary_t library, const char *name), (pKernel, library, name),
    cudaErrorInvalidValue)
API(cudaError_t, cudaLibraryGetGlobal,
    (void **dptr, size_t *bytes, cudaLibrary_t library, const char *name),
    (dptr, bytes, library, name), cudaErrorInvalidValue)
API(cudaError_t, cudaLibraryGetManaged,
    (void **dptr, size_t *bytes, cudaLibrary_t library, const char *name),
    (dptr, bytes, library, name), cudaErrorInvalidValue)
API(cudaError_t, cudaLibraryGetUnifiedFunction,
    (void **fptr, cudaLibrary_t library, const char *symbol), (fptr, library, symbol),
    cudaErrorInvalidValue)
API(cudaError_t, cudaLibraryGetKernelCount, (unsigned int *count, cudaLibrary_t lib), (count, lib),
    cudaErrorInvalidValue)
API(cudaError_t, cudaLibraryEnumerateKernels,
    (cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib),
    (kernels, numKernels, lib), cudaErrorInvalidValue)
API(cudaError_t, cudaKernelSetAttributeForDevice,
    (cudaKernel_t kernel, enum cudaFuncAttribute attr, int value, int device),
    (kernel, attr, value, device), cudaErrorInvalidValue)
API(cudaError_t, cudaGetExportTable,
    (const void **ppExportTable, const cudaUUID_t *pExportTableId),
    (ppExportTable, pExportTableId), cudaErrorInvalidValue)
API(cudaError_t, cudaGetFuncBySymbol, (cudaFunction_t *functionPtr, const void *symbolPtr),
    (functionPtr, symbolPtr), cudaErrorInvalidValue)
API(cudaError_t, cudaGetKernel, (cudaKernel_t *kernelPtr, const void *entryFuncAddr),
    (kernelPtr, entryFuncAddr), cudaErrorInvalidValue)
API(cudaError_t, cudaProfilerStart, (void), (), cudaErrorInvalidValue)
API(cudaError_t, cudaProfilerStop, (void), (), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphicsEGLRegisterImage,
    (cudaGraphicsResource_t *pCudaResource, EGLImageKHR image, unsigned int flags),
    (pCudaResource, image, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaEGLStreamConsumerConnect,
    (cudaEglStreamConnection *conn, EGLStreamKHR eglStream), (conn, eglStream),
    cudaErrorInvalidValue)
API(cudaError_t, cudaEGLStreamConsumerConnectWithFlags,
    (cudaEglStreamConnection *conn, EGLStreamKHR eglStream, unsigned int flags),
    (conn, eglStream, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaEGLStreamConsumerDisconnect, (cudaEglStreamConnection *conn), (conn),
    cudaErrorInvalidValue)
API(cudaError_t, cudaEGLStreamConsumerAcquireFrame,
    (cudaEglStreamConnection *conn, cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream,
    unsigned int timeout), (conn, pCudaResource, pStream, timeout), cudaErrorInvalidValue)
API(cudaError_t, cudaEGLStreamConsumerReleaseFrame,
    (cudaEglStreamConnection *conn, cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream),
    (conn, pCudaResource, pStream), cudaErrorInvalidValue)
API(cudaError_t, cudaEGLStreamProducerConnect,
    (cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width, EGLint height),
    (conn, eglStream, width, height), cudaErrorInvalidValue)
API(cudaError_t, cudaEGLStreamProducerDisconnect, (cudaEglStreamConnection *conn), (conn),
    cudaErrorInvalidValue)
API(cudaError_t, cudaEGLStreamProducerPresentFrame,
    (cudaEglStreamConnection *conn, cudaEglFrame eglframe, cudaStream_t *pStream),
    (conn, eglframe, pStream), cudaErrorInvalidValue)
API(cudaError_t, cudaEGLStreamProducerReturnFrame,
    (cudaEglStreamConnection *conn, cudaEglFrame *eglframe, cudaStream_t *pStream),
    (conn, eglframe, pStream), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphicsResourceGetMappedEglFrame,
    (cudaEglFrame *eglFrame, cudaGraphicsResource_t resource, unsigned int index,
    unsigned int mipLevel), (eglFrame, resource, index, mipLevel), cudaErrorInvalidValue)
API(cudaError_t, cudaEventCreateFromEGLSync,
    (cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags), (phEvent, eglSync, flags),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGLGetDevices,
    (unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount,
    enum cudaGLDeviceList deviceList), (pCudaDeviceCount, pCudaDevices, cudaDeviceCount,
    deviceList), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphicsGLRegisterImage,
    (cudaGraphicsResource_t *resource, GLuint image, GLenum target, unsigned int flags),
    (resource, image, target, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphicsGLRegisterBuffer,
    (cudaGraphicsResource_t *resource, GLuint buffer, unsigned int flags),
    (resource, buffer, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaGLSetGLDevice, (int device), (device), cudaErrorInvalidValue)
API(cudaError_t, cudaGLRegisterBufferObject, (GLuint bufObj), (bufObj), cudaErrorInvalidValue)
API(cudaError_t, cudaGLMapBufferObject, (void **devPtr, GLuint bufObj), (devPtr, bufObj),
    cudaErrorInvalidValue)
API(cudaError_t, cudaGLUnmapBufferObject, (GLuint bufObj), (bufObj), cudaErrorInvalidValue)
API(cudaError_t, cudaGLUnregisterBufferObject, (GLuint bufObj), (bufObj), cudaErrorInvalidValue)
API(cudaError_t, cudaGLSetBufferObjectMapFlags, (GLuint bufObj, unsigned int flags),
    (bufObj, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaGLMapBufferObjectAsync, (void **devPtr, GLuint bufObj, cudaStream_t stream),
    (devPtr, bufObj, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaGLUnmapBufferObjectAsync, (GLuint bufObj, cudaStream_t stream),
    (bufObj, stream), cudaErrorInvalidValue)
API(cudaError_t, cudaVDPAUGetDevice,
    (int *device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)),
    (device, vdpDevice, vdpGetProcAddress), cudaErrorInvalidValue)
API(cudaError_t, cudaVDPAUSetVDPAUDevice,
    (int device, VdpDevice vdpDevice, int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **)),
    (device, vdpDevice, vdpGetProcAddress), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphicsVDPAURegisterVideoSurface,
    (cudaGraphicsResource_t *resource, VdpVideoSurface vdpSurface, unsigned int flags),
    (resource, vdpSurface, flags), cudaErrorInvalidValue)
API(cudaError_t, cudaGraphicsVDPAURegisterOutputSurface,
    (cudaGraphicsResource_t *resource, VdpOutputSurface vdpSurface, unsigned int flags),
    (resource, vdpSurface, flags), cudaErrorInvalidValue)

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&runtime_api_table, symbols, SYMBOL_COUNT, &last, function,
        symbol);
}

const cubind_runtime_api runtime_api_table = {
    .layout = CUBIND_RUNTIME_API_LAYOUT,
    .api_version = 12090,
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
    .cudaThreadExit = api_cudaThreadExit,
    .cudaThreadSynchronize = api_cudaThreadSynchronize,
    .cudaThreadSetLimit = api_cudaThreadSetLimit,
    .cudaThreadGetLimit = api_cudaThreadGetLimit,
    .cudaThreadGetCacheConfig = api_cudaThreadGetCacheConfig,
    .cudaThreadSetCacheConfig = api_cudaThreadSetCacheConfig,
    .cudaGetLastError = api_cudaGetLastError,
    .cudaPeekAtLastError = api_cudaPeekAtLastError,
    .cudaGetErrorName = api_cudaGetErrorName,
    .cudaGetErrorString = api_cudaGetErrorString,
    .cudaGetDeviceCount = api_cudaGetDeviceCount,
    .cudaGetDeviceProperties = api_cudaGetDeviceProperties,
    .cudaDeviceGetAttribute = api_cudaDeviceGetAttribute,
    .cudaDeviceGetDefaultMemPool = api_cudaDeviceGetDefaultMemPool,
    .cudaDeviceSetMemPool = api_cudaDeviceSetMemPool,
    .cudaDeviceGetMemPool = api_cudaDeviceGetMemPool,
    .cudaDeviceGetNvSciSyncAttributes = api_cudaDeviceGetNvSciSyncAttributes,
    .cudaDeviceGetP2PAttribute = api_cudaDeviceGetP2PAttribute,
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
    .cudaStreamBeginCaptureToGraph = api_cudaStreamBeginCaptureToGraph,
    .cudaThreadExchangeStreamCaptureMode = api_cudaThreadExchangeStreamCaptureMode,
    .cudaStreamEndCapture = api_cudaStreamEndCapture,
    .cudaStreamIsCapturing = api_cudaStreamIsCapturing,
    .cudaStreamGetCaptureInfo = api_cudaStreamGetCaptureInfo,
    .cudaStreamGetCaptureInfo_v3 = api_cudaStreamGetCaptureInfo_v3,
    .cudaStreamUpdateCaptureDependencies = api_cudaStreamUpdateCaptureDependencies,
    .cudaStreamUpdateCaptureDependencies_v2 = api_cudaStreamUpdateCaptureDependencies_v2,
    .cudaEventCreate = api_cudaEventCreate,
    .cudaEventCreateWithFlags = api_cudaEventCreateWithFlags,
    .cudaEventRecord = api_cudaEventRecord,
    .cudaEventRecordWithFlags = api_cudaEventRecordWithFlags,
    .cudaEventQuery = api_cudaEventQuery,
    .cudaEventSynchronize = api_cudaEventSynchronize,
    .cudaEventDestroy = api_cudaEventDestroy,
    .cudaEventElapsedTime = api_cudaEventElapsedTime,
    .cudaEventElapsedTime_v2 = api_cudaEventElapsedTime_v2,
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
    .cudaLaunchCooperativeKernelMultiDevice = api_cudaLaunchCooperativeKernelMultiDevice,
    .cudaFuncSetCacheConfig = api_cudaFuncSetCacheConfig,
    .cudaFuncGetAttributes = api_cudaFuncGetAttributes,
    .cudaFuncSetAttribute = api_cudaFuncSetAttribute,
    .cudaFuncGetName = api_cudaFuncGetName,
    .cudaFuncGetParamInfo = api_cudaFuncGetParamInfo,
    .cudaSetDoubleForDevice = api_cudaSetDoubleForDevice,
    .cudaSetDoubleForHost = api_cudaSetDoubleForHost,
    .cudaLaunchHostFunc = api_cudaLaunchHostFunc,
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
    .cudaMemPrefetchAsync_v2 = api_cudaMemPrefetchAsync_v2,
    .cudaMemAdvise = api_cudaMemAdvise,
    .cudaMemAdvise_v2 = api_cudaMemAdvise_v2,
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
    .cudaGraphGetNodes = api_cudaGraphGetNodes,
    .cudaGraphGetRootNodes = api_cudaGraphGetRootNodes,
    .cudaGraphGetEdges = api_cudaGraphGetEdges,
    .cudaGraphGetEdges_v2 = api_cudaGraphGetEdges_v2,
    .cudaGraphNodeGetDependencies = api_cudaGraphNodeGetDependencies,
    .cudaGraphNodeGetDependencies_v2 = api_cudaGraphNodeGetDependencies_v2,
    .cudaGraphNodeGetDependentNodes = api_cudaGraphNodeGetDependentNodes,
    .cudaGraphNodeGetDependentNodes_v2 = api_cudaGraphNodeGetDependentNodes_v2,
    .cudaGraphAddDependencies = api_cudaGraphAddDependencies,
    .cudaGraphAddDependencies_v2 = api_cudaGraphAddDependencies_v2,
    .cudaGraphRemoveDependencies = api_cudaGraphRemoveDependencies,
    .cudaGraphRemoveDependencies_v2 = api_cudaGraphRemoveDependencies_v2,
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
    .cudaGraphAddNode_v2 = api_cudaGraphAddNode_v2,
    .cudaGraphNodeSetParams = api_cudaGraphNodeSetParams,
    .cudaGraphExecNodeSetParams = api_cudaGraphExecNodeSetParams,
    .cudaGraphConditionalHandleCreate = api_cudaGraphConditionalHandleCreate,
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
