// api.c of cubind's binding of the CUDA Runtime API, API version 13.5.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/runtime.yaml.
// Header: cuda_runtime_api.h
// Header: driver_types.h
// Header: vector_types.h
// Header: device_types.h
// Header: texture_types.h
// Header: surface_types.h
// Header: library_types.h
// Header: driver_functions.h
// Header: cuda_profiler_api.h
// Header: cuda_egl_interop.h
// Header: cuda_gl_interop.h
// Header: cuda_vdpau_interop.h
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

static cudaError_t
api_cudaDeviceReset(void)
{
    fn_cudaDeviceReset *function_ = find(S_cudaDeviceReset);
    return function_ != NULL ? function_() : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceSynchronize(void)
{
    fn_cudaDeviceSynchronize *function_ = find(S_cudaDeviceSynchronize);
    return function_ != NULL ? function_() : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceSetLimit(enum cudaLimit limit, size_t value)
{
    fn_cudaDeviceSetLimit *function_ = find(S_cudaDeviceSetLimit);
    return function_ != NULL ? function_(limit, value) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetLimit(size_t *pValue, enum cudaLimit limit)
{
    fn_cudaDeviceGetLimit *function_ = find(S_cudaDeviceGetLimit);
    return function_ != NULL ? function_(pValue, limit) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements,
    const struct cudaChannelFormatDesc *fmtDesc, int device)
{
    fn_cudaDeviceGetTexture1DLinearMaxWidth *function_ =
        find(S_cudaDeviceGetTexture1DLinearMaxWidth);
    return function_ != NULL ? function_(maxWidthInElements, fmtDesc, device)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetCacheConfig(enum cudaFuncCache *pCacheConfig)
{
    fn_cudaDeviceGetCacheConfig *function_ = find(S_cudaDeviceGetCacheConfig);
    return function_ != NULL ? function_(pCacheConfig) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
    fn_cudaDeviceGetStreamPriorityRange *function_ = find(S_cudaDeviceGetStreamPriorityRange);
    return function_ != NULL ? function_(leastPriority, greatestPriority) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceSetCacheConfig(enum cudaFuncCache cacheConfig)
{
    fn_cudaDeviceSetCacheConfig *function_ = find(S_cudaDeviceSetCacheConfig);
    return function_ != NULL ? function_(cacheConfig) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)
{
    fn_cudaDeviceGetByPCIBusId *function_ = find(S_cudaDeviceGetByPCIBusId);
    return function_ != NULL ? function_(device, pciBusId) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)
{
    fn_cudaDeviceGetPCIBusId *function_ = find(S_cudaDeviceGetPCIBusId);
    return function_ != NULL ? function_(pciBusId, len, device) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)
{
    fn_cudaIpcGetEventHandle *function_ = find(S_cudaIpcGetEventHandle);
    return function_ != NULL ? function_(handle, event) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)
{
    fn_cudaIpcOpenEventHandle *function_ = find(S_cudaIpcOpenEventHandle);
    return function_ != NULL ? function_(event, handle) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)
{
    fn_cudaIpcGetMemHandle *function_ = find(S_cudaIpcGetMemHandle);
    return function_ != NULL ? function_(handle, devPtr) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)
{
    fn_cudaIpcOpenMemHandle *function_ = find(S_cudaIpcOpenMemHandle);
    return function_ != NULL ? function_(devPtr, handle, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaIpcCloseMemHandle(void *devPtr)
{
    fn_cudaIpcCloseMemHandle *function_ = find(S_cudaIpcCloseMemHandle);
    return function_ != NULL ? function_(devPtr) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceFlushGPUDirectRDMAWrites(enum cudaFlushGPUDirectRDMAWritesTarget target,
    enum cudaFlushGPUDirectRDMAWritesScope scope)
{
    fn_cudaDeviceFlushGPUDirectRDMAWrites *function_ = find(S_cudaDeviceFlushGPUDirectRDMAWrites);
    return function_ != NULL ? function_(target, scope) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceRegisterAsyncNotification(int device, cudaAsyncCallback callbackFunc, void *userData,
    cudaAsyncCallbackHandle_t *callback)
{
    fn_cudaDeviceRegisterAsyncNotification *function_ = find(S_cudaDeviceRegisterAsyncNotification);
    return function_ != NULL ? function_(device, callbackFunc, userData, callback)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceUnregisterAsyncNotification(int device, cudaAsyncCallbackHandle_t callback)
{
    fn_cudaDeviceUnregisterAsyncNotification *function_ =
        find(S_cudaDeviceUnregisterAsyncNotification);
    return function_ != NULL ? function_(device, callback) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *pConfig)
{
    fn_cudaDeviceGetSharedMemConfig *function_ = find(S_cudaDeviceGetSharedMemConfig);
    return function_ != NULL ? function_(pConfig) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config)
{
    fn_cudaDeviceSetSharedMemConfig *function_ = find(S_cudaDeviceSetSharedMemConfig);
    return function_ != NULL ? function_(config) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetLastError(void)
{
    fn_cudaGetLastError *function_ = find(S_cudaGetLastError);
    return function_ != NULL ? function_() : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaPeekAtLastError(void)
{
    fn_cudaPeekAtLastError *function_ = find(S_cudaPeekAtLastError);
    return function_ != NULL ? function_() : cudaErrorInvalidValue;
}

static const char *
api_cudaGetErrorName(cudaError_t error)
{
    fn_cudaGetErrorName *function_ = find(S_cudaGetErrorName);
    return function_ != NULL ? function_(error) : NULL;
}

static const char *
api_cudaGetErrorString(cudaError_t error)
{
    fn_cudaGetErrorString *function_ = find(S_cudaGetErrorString);
    return function_ != NULL ? function_(error) : NULL;
}

static cudaError_t
api_cudaGetDeviceCount(int *count)
{
    fn_cudaGetDeviceCount *function_ = find(S_cudaGetDeviceCount);
    return function_ != NULL ? function_(count) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetDeviceProperties(struct cudaDeviceProp *prop, int device)
{
    fn_cudaGetDeviceProperties *function_ = find(S_cudaGetDeviceProperties);
    return function_ != NULL ? function_(prop, device) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attr, int device)
{
    fn_cudaDeviceGetAttribute *function_ = find(S_cudaDeviceGetAttribute);
    return function_ != NULL ? function_(value, attr, device) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetHostAtomicCapabilities(unsigned int *capabilities,
    const enum cudaAtomicOperation *operations, unsigned int count, int device)
{
    fn_cudaDeviceGetHostAtomicCapabilities *function_ = find(S_cudaDeviceGetHostAtomicCapabilities);
    return function_ != NULL ? function_(capabilities, operations, count, device)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)
{
    fn_cudaDeviceGetDefaultMemPool *function_ = find(S_cudaDeviceGetDefaultMemPool);
    return function_ != NULL ? function_(memPool, device) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)
{
    fn_cudaDeviceSetMemPool *function_ = find(S_cudaDeviceSetMemPool);
    return function_ != NULL ? function_(device, memPool) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)
{
    fn_cudaDeviceGetMemPool *function_ = find(S_cudaDeviceGetMemPool);
    return function_ != NULL ? function_(memPool, device) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags)
{
    fn_cudaDeviceGetNvSciSyncAttributes *function_ = find(S_cudaDeviceGetNvSciSyncAttributes);
    return function_ != NULL ? function_(nvSciSyncAttrList, device, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attr, int srcDevice, int dstDevice)
{
    fn_cudaDeviceGetP2PAttribute *function_ = find(S_cudaDeviceGetP2PAttribute);
    return function_ != NULL ? function_(value, attr, srcDevice, dstDevice) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetP2PAtomicCapabilities(unsigned int *capabilities,
    const enum cudaAtomicOperation *operations, unsigned int count, int srcDevice, int dstDevice)
{
    fn_cudaDeviceGetP2PAtomicCapabilities *function_ = find(S_cudaDeviceGetP2PAtomicCapabilities);
    return function_ != NULL ? function_(capabilities, operations, count, srcDevice, dstDevice)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaChooseDevice(int *device, const struct cudaDeviceProp *prop)
{
    fn_cudaChooseDevice *function_ = find(S_cudaChooseDevice);
    return function_ != NULL ? function_(device, prop) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaInitDevice(int device, unsigned int deviceFlags, unsigned int flags)
{
    fn_cudaInitDevice *function_ = find(S_cudaInitDevice);
    return function_ != NULL ? function_(device, deviceFlags, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaSetDevice(int device)
{
    fn_cudaSetDevice *function_ = find(S_cudaSetDevice);
    return function_ != NULL ? function_(device) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetDevice(int *device)
{
    fn_cudaGetDevice *function_ = find(S_cudaGetDevice);
    return function_ != NULL ? function_(device) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaSetValidDevices(int *device_arr, int len)
{
    fn_cudaSetValidDevices *function_ = find(S_cudaSetValidDevices);
    return function_ != NULL ? function_(device_arr, len) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaSetDeviceFlags(unsigned int flags)
{
    fn_cudaSetDeviceFlags *function_ = find(S_cudaSetDeviceFlags);
    return function_ != NULL ? function_(flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetDeviceFlags(unsigned int *flags)
{
    fn_cudaGetDeviceFlags *function_ = find(S_cudaGetDeviceFlags);
    return function_ != NULL ? function_(flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamCreate(cudaStream_t *pStream)
{
    fn_cudaStreamCreate *function_ = find(S_cudaStreamCreate);
    return function_ != NULL ? function_(pStream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)
{
    fn_cudaStreamCreateWithFlags *function_ = find(S_cudaStreamCreateWithFlags);
    return function_ != NULL ? function_(pStream, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)
{
    fn_cudaStreamCreateWithPriority *function_ = find(S_cudaStreamCreateWithPriority);
    return function_ != NULL ? function_(pStream, flags, priority) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamGetPriority(cudaStream_t hStream, int *priority)
{
    fn_cudaStreamGetPriority *function_ = find(S_cudaStreamGetPriority);
    return function_ != NULL ? function_(hStream, priority) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)
{
    fn_cudaStreamGetFlags *function_ = find(S_cudaStreamGetFlags);
    return function_ != NULL ? function_(hStream, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamGetId(cudaStream_t hStream, unsigned long long *streamId)
{
    fn_cudaStreamGetId *function_ = find(S_cudaStreamGetId);
    return function_ != NULL ? function_(hStream, streamId) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamGetDevice(cudaStream_t hStream, int *device)
{
    fn_cudaStreamGetDevice *function_ = find(S_cudaStreamGetDevice);
    return function_ != NULL ? function_(hStream, device) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaCtxResetPersistingL2Cache(void)
{
    fn_cudaCtxResetPersistingL2Cache *function_ = find(S_cudaCtxResetPersistingL2Cache);
    return function_ != NULL ? function_() : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)
{
    fn_cudaStreamCopyAttributes *function_ = find(S_cudaStreamCopyAttributes);
    return function_ != NULL ? function_(dst, src) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamGetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
    cudaStreamAttrValue *value_out)
{
    fn_cudaStreamGetAttribute *function_ = find(S_cudaStreamGetAttribute);
    return function_ != NULL ? function_(hStream, attr, value_out) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamSetAttribute(cudaStream_t hStream, cudaStreamAttrID attr,
    const cudaStreamAttrValue *value)
{
    fn_cudaStreamSetAttribute *function_ = find(S_cudaStreamSetAttribute);
    return function_ != NULL ? function_(hStream, attr, value) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamDestroy(cudaStream_t stream)
{
    fn_cudaStreamDestroy *function_ = find(S_cudaStreamDestroy);
    return function_ != NULL ? function_(stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)
{
    fn_cudaStreamWaitEvent *function_ = find(S_cudaStreamWaitEvent);
    return function_ != NULL ? function_(stream, event, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void *userData,
    unsigned int flags)
{
    fn_cudaStreamAddCallback *function_ = find(S_cudaStreamAddCallback);
    return function_ != NULL ? function_(stream, callback, userData, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamSynchronize(cudaStream_t stream)
{
    fn_cudaStreamSynchronize *function_ = find(S_cudaStreamSynchronize);
    return function_ != NULL ? function_(stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamQuery(cudaStream_t stream)
{
    fn_cudaStreamQuery *function_ = find(S_cudaStreamQuery);
    return function_ != NULL ? function_(stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)
{
    fn_cudaStreamAttachMemAsync *function_ = find(S_cudaStreamAttachMemAsync);
    return function_ != NULL ? function_(stream, devPtr, length, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamBeginCapture(cudaStream_t stream, enum cudaStreamCaptureMode mode)
{
    fn_cudaStreamBeginCapture *function_ = find(S_cudaStreamBeginCapture);
    return function_ != NULL ? function_(stream, mode) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamBeginRecaptureToGraph(cudaStream_t stream, enum cudaStreamCaptureMode mode,
    cudaGraph_t graph, struct cudaGraphRecaptureCallbackData *callbackData)
{
    fn_cudaStreamBeginRecaptureToGraph *function_ = find(S_cudaStreamBeginRecaptureToGraph);
    return function_ != NULL ? function_(stream, mode, graph, callbackData) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamBeginCaptureToGraph(cudaStream_t stream, cudaGraph_t graph,
    const cudaGraphNode_t *dependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, enum cudaStreamCaptureMode mode)
{
    fn_cudaStreamBeginCaptureToGraph *function_ = find(S_cudaStreamBeginCaptureToGraph);
    return function_ != NULL
        ? function_(stream, graph, dependencies, dependencyData, numDependencies, mode)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *mode)
{
    fn_cudaThreadExchangeStreamCaptureMode *function_ = find(S_cudaThreadExchangeStreamCaptureMode);
    return function_ != NULL ? function_(mode) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)
{
    fn_cudaStreamEndCapture *function_ = find(S_cudaStreamEndCapture);
    return function_ != NULL ? function_(stream, pGraph) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamIsCapturing(cudaStream_t stream, enum cudaStreamCaptureStatus *pCaptureStatus)
{
    fn_cudaStreamIsCapturing *function_ = find(S_cudaStreamIsCapturing);
    return function_ != NULL ? function_(stream, pCaptureStatus) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamGetCaptureInfo(cudaStream_t stream, enum cudaStreamCaptureStatus *captureStatus_out,
    unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    const cudaGraphEdgeData **edgeData_out, size_t *numDependencies_out)
{
    fn_cudaStreamGetCaptureInfo *function_ = find(S_cudaStreamGetCaptureInfo);
    return function_ != NULL
        ? function_(stream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out,
        numDependencies_out) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies,
    const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
{
    fn_cudaStreamUpdateCaptureDependencies *function_ = find(S_cudaStreamUpdateCaptureDependencies);
    return function_ != NULL
        ? function_(stream, dependencies, dependencyData, numDependencies, flags)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEventCreate(cudaEvent_t *event)
{
    fn_cudaEventCreate *function_ = find(S_cudaEventCreate);
    return function_ != NULL ? function_(event) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)
{
    fn_cudaEventCreateWithFlags *function_ = find(S_cudaEventCreateWithFlags);
    return function_ != NULL ? function_(event, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
{
    fn_cudaEventRecord *function_ = find(S_cudaEventRecord);
    return function_ != NULL ? function_(event, stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)
{
    fn_cudaEventRecordWithFlags *function_ = find(S_cudaEventRecordWithFlags);
    return function_ != NULL ? function_(event, stream, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEventQuery(cudaEvent_t event)
{
    fn_cudaEventQuery *function_ = find(S_cudaEventQuery);
    return function_ != NULL ? function_(event) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEventSynchronize(cudaEvent_t event)
{
    fn_cudaEventSynchronize *function_ = find(S_cudaEventSynchronize);
    return function_ != NULL ? function_(event) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEventDestroy(cudaEvent_t event)
{
    fn_cudaEventDestroy *function_ = find(S_cudaEventDestroy);
    return function_ != NULL ? function_(event) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)
{
    fn_cudaEventElapsedTime *function_ = find(S_cudaEventElapsedTime);
    return function_ != NULL ? function_(ms, start, end) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaImportExternalMemory(cudaExternalMemory_t *extMem_out,
    const struct cudaExternalMemoryHandleDesc *memHandleDesc)
{
    fn_cudaImportExternalMemory *function_ = find(S_cudaImportExternalMemory);
    return function_ != NULL ? function_(extMem_out, memHandleDesc) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem,
    const struct cudaExternalMemoryBufferDesc *bufferDesc)
{
    fn_cudaExternalMemoryGetMappedBuffer *function_ = find(S_cudaExternalMemoryGetMappedBuffer);
    return function_ != NULL ? function_(devPtr, extMem, bufferDesc) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap,
    cudaExternalMemory_t extMem, const struct cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)
{
    fn_cudaExternalMemoryGetMappedMipmappedArray *function_ =
        find(S_cudaExternalMemoryGetMappedMipmappedArray);
    return function_ != NULL ? function_(mipmap, extMem, mipmapDesc) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDestroyExternalMemory(cudaExternalMemory_t extMem)
{
    fn_cudaDestroyExternalMemory *function_ = find(S_cudaDestroyExternalMemory);
    return function_ != NULL ? function_(extMem) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out,
    const struct cudaExternalSemaphoreHandleDesc *semHandleDesc)
{
    fn_cudaImportExternalSemaphore *function_ = find(S_cudaImportExternalSemaphore);
    return function_ != NULL ? function_(extSem_out, semHandleDesc) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream)
{
    fn_cudaSignalExternalSemaphoresAsync *function_ = find(S_cudaSignalExternalSemaphoresAsync);
    return function_ != NULL ? function_(extSemArray, paramsArray, numExtSems, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray,
    const struct cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems,
    cudaStream_t stream)
{
    fn_cudaWaitExternalSemaphoresAsync *function_ = find(S_cudaWaitExternalSemaphoresAsync);
    return function_ != NULL ? function_(extSemArray, paramsArray, numExtSems, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)
{
    fn_cudaDestroyExternalSemaphore *function_ = find(S_cudaDestroyExternalSemaphore);
    return function_ != NULL ? function_(extSem) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem,
    cudaStream_t stream)
{
    fn_cudaLaunchKernel *function_ = find(S_cudaLaunchKernel);
    return function_ != NULL ? function_(func, gridDim, blockDim, args, sharedMem, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)
{
    fn_cudaLaunchKernelExC *function_ = find(S_cudaLaunchKernelExC);
    return function_ != NULL ? function_(config, func, args) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args,
    size_t sharedMem, cudaStream_t stream)
{
    fn_cudaLaunchCooperativeKernel *function_ = find(S_cudaLaunchCooperativeKernel);
    return function_ != NULL ? function_(func, gridDim, blockDim, args, sharedMem, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaFuncSetCacheConfig(const void *func, enum cudaFuncCache cacheConfig)
{
    fn_cudaFuncSetCacheConfig *function_ = find(S_cudaFuncSetCacheConfig);
    return function_ != NULL ? function_(func, cacheConfig) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaFuncGetAttributes(struct cudaFuncAttributes *attr, const void *func)
{
    fn_cudaFuncGetAttributes *function_ = find(S_cudaFuncGetAttributes);
    return function_ != NULL ? function_(attr, func) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaFuncSetAttribute(const void *func, enum cudaFuncAttribute attr, int value)
{
    fn_cudaFuncSetAttribute *function_ = find(S_cudaFuncSetAttribute);
    return function_ != NULL ? function_(func, attr, value) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaFuncGetName(const char **name, const void *func)
{
    fn_cudaFuncGetName *function_ = find(S_cudaFuncGetName);
    return function_ != NULL ? function_(name, func) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaFuncGetParamInfo(const void *func, size_t paramIndex, size_t *paramOffset,
    size_t *paramSize)
{
    fn_cudaFuncGetParamInfo *function_ = find(S_cudaFuncGetParamInfo);
    return function_ != NULL ? function_(func, paramIndex, paramOffset, paramSize)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaFuncGetParamCount(const void *func, size_t *paramCount)
{
    fn_cudaFuncGetParamCount *function_ = find(S_cudaFuncGetParamCount);
    return function_ != NULL ? function_(func, paramCount) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)
{
    fn_cudaLaunchHostFunc *function_ = find(S_cudaLaunchHostFunc);
    return function_ != NULL ? function_(stream, fn, userData) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLaunchHostFunc_v2(cudaStream_t stream, cudaHostFn_t fn, void *userData,
    unsigned int syncMode)
{
    fn_cudaLaunchHostFunc_v2 *function_ = find(S_cudaLaunchHostFunc_v2);
    return function_ != NULL ? function_(stream, fn, userData, syncMode) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaFuncSetSharedMemConfig(const void *func, enum cudaSharedMemConfig config)
{
    fn_cudaFuncSetSharedMemConfig *function_ = find(S_cudaFuncSetSharedMemConfig);
    return function_ != NULL ? function_(func, config) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func, int blockSize,
    size_t dynamicSMemSize)
{
    fn_cudaOccupancyMaxActiveBlocksPerMultiprocessor *function_ =
        find(S_cudaOccupancyMaxActiveBlocksPerMultiprocessor);
    return function_ != NULL ? function_(numBlocks, func, blockSize, dynamicSMemSize)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func,
    int numBlocks, int blockSize)
{
    fn_cudaOccupancyAvailableDynamicSMemPerBlock *function_ =
        find(S_cudaOccupancyAvailableDynamicSMemPerBlock);
    return function_ != NULL ? function_(dynamicSmemSize, func, numBlocks, blockSize)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void *func,
    int blockSize, size_t dynamicSMemSize, unsigned int flags)
{
    fn_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags *function_ =
        find(S_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags);
    return function_ != NULL ? function_(numBlocks, func, blockSize, dynamicSMemSize, flags)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func,
    const cudaLaunchConfig_t *launchConfig)
{
    fn_cudaOccupancyMaxPotentialClusterSize *function_ =
        find(S_cudaOccupancyMaxPotentialClusterSize);
    return function_ != NULL ? function_(clusterSize, func, launchConfig) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaOccupancyMaxActiveClusters(int *numClusters, const void *func,
    const cudaLaunchConfig_t *launchConfig)
{
    fn_cudaOccupancyMaxActiveClusters *function_ = find(S_cudaOccupancyMaxActiveClusters);
    return function_ != NULL ? function_(numClusters, func, launchConfig) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)
{
    fn_cudaMallocManaged *function_ = find(S_cudaMallocManaged);
    return function_ != NULL ? function_(devPtr, size, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMalloc(void **devPtr, size_t size)
{
    fn_cudaMalloc *function_ = find(S_cudaMalloc);
    return function_ != NULL ? function_(devPtr, size) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMallocHost(void **ptr, size_t size)
{
    fn_cudaMallocHost *function_ = find(S_cudaMallocHost);
    return function_ != NULL ? function_(ptr, size) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)
{
    fn_cudaMallocPitch *function_ = find(S_cudaMallocPitch);
    return function_ != NULL ? function_(devPtr, pitch, width, height) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMallocArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc, size_t width,
    size_t height, unsigned int flags)
{
    fn_cudaMallocArray *function_ = find(S_cudaMallocArray);
    return function_ != NULL ? function_(array, desc, width, height, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaFree(void *devPtr)
{
    fn_cudaFree *function_ = find(S_cudaFree);
    return function_ != NULL ? function_(devPtr) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaFreeHost(void *ptr)
{
    fn_cudaFreeHost *function_ = find(S_cudaFreeHost);
    return function_ != NULL ? function_(ptr) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaFreeArray(cudaArray_t array)
{
    fn_cudaFreeArray *function_ = find(S_cudaFreeArray);
    return function_ != NULL ? function_(array) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)
{
    fn_cudaFreeMipmappedArray *function_ = find(S_cudaFreeMipmappedArray);
    return function_ != NULL ? function_(mipmappedArray) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaHostAlloc(void **pHost, size_t size, unsigned int flags)
{
    fn_cudaHostAlloc *function_ = find(S_cudaHostAlloc);
    return function_ != NULL ? function_(pHost, size, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaHostRegister(void *ptr, size_t size, unsigned int flags)
{
    fn_cudaHostRegister *function_ = find(S_cudaHostRegister);
    return function_ != NULL ? function_(ptr, size, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaHostUnregister(void *ptr)
{
    fn_cudaHostUnregister *function_ = find(S_cudaHostUnregister);
    return function_ != NULL ? function_(ptr) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)
{
    fn_cudaHostGetDevicePointer *function_ = find(S_cudaHostGetDevicePointer);
    return function_ != NULL ? function_(pDevice, pHost, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaHostGetFlags(unsigned int *pFlags, void *pHost)
{
    fn_cudaHostGetFlags *function_ = find(S_cudaHostGetFlags);
    return function_ != NULL ? function_(pFlags, pHost) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMalloc3D(struct cudaPitchedPtr *pitchedDevPtr, struct cudaExtent extent)
{
    fn_cudaMalloc3D *function_ = find(S_cudaMalloc3D);
    return function_ != NULL ? function_(pitchedDevPtr, extent) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMalloc3DArray(cudaArray_t *array, const struct cudaChannelFormatDesc *desc,
    struct cudaExtent extent, unsigned int flags)
{
    fn_cudaMalloc3DArray *function_ = find(S_cudaMalloc3DArray);
    return function_ != NULL ? function_(array, desc, extent, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
    const struct cudaChannelFormatDesc *desc, struct cudaExtent extent, unsigned int numLevels,
    unsigned int flags)
{
    fn_cudaMallocMipmappedArray *function_ = find(S_cudaMallocMipmappedArray);
    return function_ != NULL ? function_(mipmappedArray, desc, extent, numLevels, flags)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray,
    unsigned int level)
{
    fn_cudaGetMipmappedArrayLevel *function_ = find(S_cudaGetMipmappedArrayLevel);
    return function_ != NULL ? function_(levelArray, mipmappedArray, level) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpy3D(const struct cudaMemcpy3DParms *p)
{
    fn_cudaMemcpy3D *function_ = find(S_cudaMemcpy3D);
    return function_ != NULL ? function_(p) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *p)
{
    fn_cudaMemcpy3DPeer *function_ = find(S_cudaMemcpy3DPeer);
    return function_ != NULL ? function_(p) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream)
{
    fn_cudaMemcpy3DAsync *function_ = find(S_cudaMemcpy3DAsync);
    return function_ != NULL ? function_(p, stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *p, cudaStream_t stream)
{
    fn_cudaMemcpy3DPeerAsync *function_ = find(S_cudaMemcpy3DPeerAsync);
    return function_ != NULL ? function_(p, stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemGetInfo(size_t *free, size_t *total)
{
    fn_cudaMemGetInfo *function_ = find(S_cudaMemGetInfo);
    return function_ != NULL ? function_(free, total) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaArrayGetInfo(struct cudaChannelFormatDesc *desc, struct cudaExtent *extent,
    unsigned int *flags, cudaArray_t array)
{
    fn_cudaArrayGetInfo *function_ = find(S_cudaArrayGetInfo);
    return function_ != NULL ? function_(desc, extent, flags, array) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx)
{
    fn_cudaArrayGetPlane *function_ = find(S_cudaArrayGetPlane);
    return function_ != NULL ? function_(pPlaneArray, hArray, planeIdx) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *memoryRequirements,
    cudaArray_t array, int device)
{
    fn_cudaArrayGetMemoryRequirements *function_ = find(S_cudaArrayGetMemoryRequirements);
    return function_ != NULL ? function_(memoryRequirements, array, device) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMipmappedArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *memoryRequirements,
    cudaMipmappedArray_t mipmap, int device)
{
    fn_cudaMipmappedArrayGetMemoryRequirements *function_ =
        find(S_cudaMipmappedArrayGetMemoryRequirements);
    return function_ != NULL ? function_(memoryRequirements, mipmap, device)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaArrayGetSparseProperties(struct cudaArraySparseProperties *sparseProperties,
    cudaArray_t array)
{
    fn_cudaArrayGetSparseProperties *function_ = find(S_cudaArrayGetSparseProperties);
    return function_ != NULL ? function_(sparseProperties, array) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMipmappedArrayGetSparseProperties(struct cudaArraySparseProperties *sparseProperties,
    cudaMipmappedArray_t mipmap)
{
    fn_cudaMipmappedArrayGetSparseProperties *function_ =
        find(S_cudaMipmappedArrayGetSparseProperties);
    return function_ != NULL ? function_(sparseProperties, mipmap) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpy(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind)
{
    fn_cudaMemcpy *function_ = find(S_cudaMemcpy);
    return function_ != NULL ? function_(dst, src, count, kind) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t count)
{
    fn_cudaMemcpyPeer *function_ = find(S_cudaMemcpyPeer);
    return function_ != NULL ? function_(dst, dstDevice, src, srcDevice, count)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
    size_t height, enum cudaMemcpyKind kind)
{
    fn_cudaMemcpy2D *function_ = find(S_cudaMemcpy2D);
    return function_ != NULL ? function_(dst, dpitch, src, spitch, width, height, kind)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind)
{
    fn_cudaMemcpy2DToArray *function_ = find(S_cudaMemcpy2DToArray);
    return function_ != NULL ? function_(dst, wOffset, hOffset, src, spitch, width, height, kind)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind)
{
    fn_cudaMemcpy2DFromArray *function_ = find(S_cudaMemcpy2DFromArray);
    return function_ != NULL ? function_(dst, dpitch, src, wOffset, hOffset, width, height, kind)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
    cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height,
    enum cudaMemcpyKind kind)
{
    fn_cudaMemcpy2DArrayToArray *function_ = find(S_cudaMemcpy2DArrayToArray);
    return function_ != NULL
        ? function_(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, width, height, kind)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind)
{
    fn_cudaMemcpyToSymbol *function_ = find(S_cudaMemcpyToSymbol);
    return function_ != NULL ? function_(symbol, src, count, offset, kind) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind)
{
    fn_cudaMemcpyFromSymbol *function_ = find(S_cudaMemcpyFromSymbol);
    return function_ != NULL ? function_(dst, symbol, count, offset, kind) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpyAsync(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind,
    cudaStream_t stream)
{
    fn_cudaMemcpyAsync *function_ = find(S_cudaMemcpyAsync);
    return function_ != NULL ? function_(dst, src, count, kind, stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t count,
    cudaStream_t stream)
{
    fn_cudaMemcpyPeerAsync *function_ = find(S_cudaMemcpyPeerAsync);
    return function_ != NULL ? function_(dst, dstDevice, src, srcDevice, count, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpyBatchAsync(void *const *dsts, const void *const *srcs, const size_t *sizes,
    size_t count, struct cudaMemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs,
    cudaStream_t stream)
{
    fn_cudaMemcpyBatchAsync *function_ = find(S_cudaMemcpyBatchAsync);
    return function_ != NULL
        ? function_(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpy3DBatchAsync(size_t numOps, struct cudaMemcpy3DBatchOp *opList,
    unsigned long long flags, cudaStream_t stream)
{
    fn_cudaMemcpy3DBatchAsync *function_ = find(S_cudaMemcpy3DBatchAsync);
    return function_ != NULL ? function_(numOps, opList, flags, stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpyWithAttributesAsync(void *dst, const void *src, size_t size,
    struct cudaMemcpyAttributes *attr, cudaStream_t stream)
{
    fn_cudaMemcpyWithAttributesAsync *function_ = find(S_cudaMemcpyWithAttributesAsync);
    return function_ != NULL ? function_(dst, src, size, attr, stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpy3DWithAttributesAsync(struct cudaMemcpy3DBatchOp *op, unsigned long long flags,
    cudaStream_t stream)
{
    fn_cudaMemcpy3DWithAttributesAsync *function_ = find(S_cudaMemcpy3DWithAttributesAsync);
    return function_ != NULL ? function_(op, flags, stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
    size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    fn_cudaMemcpy2DAsync *function_ = find(S_cudaMemcpy2DAsync);
    return function_ != NULL ? function_(dst, dpitch, src, spitch, width, height, kind, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t spitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    fn_cudaMemcpy2DToArrayAsync *function_ = find(S_cudaMemcpy2DToArrayAsync);
    return function_ != NULL
        ? function_(dst, wOffset, hOffset, src, spitch, width, height, kind, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset,
    size_t hOffset, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    fn_cudaMemcpy2DFromArrayAsync *function_ = find(S_cudaMemcpy2DFromArrayAsync);
    return function_ != NULL
        ? function_(dst, dpitch, src, wOffset, hOffset, width, height, kind, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset,
    enum cudaMemcpyKind kind, cudaStream_t stream)
{
    fn_cudaMemcpyToSymbolAsync *function_ = find(S_cudaMemcpyToSymbolAsync);
    return function_ != NULL ? function_(symbol, src, count, offset, kind, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset,
    enum cudaMemcpyKind kind, cudaStream_t stream)
{
    fn_cudaMemcpyFromSymbolAsync *function_ = find(S_cudaMemcpyFromSymbolAsync);
    return function_ != NULL ? function_(dst, symbol, count, offset, kind, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemset(void *devPtr, int value, size_t count)
{
    fn_cudaMemset *function_ = find(S_cudaMemset);
    return function_ != NULL ? function_(devPtr, value, count) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height)
{
    fn_cudaMemset2D *function_ = find(S_cudaMemset2D);
    return function_ != NULL ? function_(devPtr, pitch, value, width, height)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemset3D(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent)
{
    fn_cudaMemset3D *function_ = find(S_cudaMemset3D);
    return function_ != NULL ? function_(pitchedDevPtr, value, extent) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)
{
    fn_cudaMemsetAsync *function_ = find(S_cudaMemsetAsync);
    return function_ != NULL ? function_(devPtr, value, count, stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t height,
    cudaStream_t stream)
{
    fn_cudaMemset2DAsync *function_ = find(S_cudaMemset2DAsync);
    return function_ != NULL ? function_(devPtr, pitch, value, width, height, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemset3DAsync(struct cudaPitchedPtr pitchedDevPtr, int value, struct cudaExtent extent,
    cudaStream_t stream)
{
    fn_cudaMemset3DAsync *function_ = find(S_cudaMemset3DAsync);
    return function_ != NULL ? function_(pitchedDevPtr, value, extent, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetSymbolAddress(void **devPtr, const void *symbol)
{
    fn_cudaGetSymbolAddress *function_ = find(S_cudaGetSymbolAddress);
    return function_ != NULL ? function_(devPtr, symbol) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetSymbolSize(size_t *size, const void *symbol)
{
    fn_cudaGetSymbolSize *function_ = find(S_cudaGetSymbolSize);
    return function_ != NULL ? function_(size, symbol) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemPrefetchAsync(const void *devPtr, size_t count, struct cudaMemLocation location,
    unsigned int flags, cudaStream_t stream)
{
    fn_cudaMemPrefetchAsync *function_ = find(S_cudaMemPrefetchAsync);
    return function_ != NULL ? function_(devPtr, count, location, flags, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count,
    struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
    unsigned long long flags, cudaStream_t stream)
{
    fn_cudaMemPrefetchBatchAsync *function_ = find(S_cudaMemPrefetchBatchAsync);
    return function_ != NULL
        ? function_(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags,
        stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemDiscardBatchAsync(void **dptrs, size_t *sizes, size_t count, unsigned long long flags,
    cudaStream_t stream)
{
    fn_cudaMemDiscardBatchAsync *function_ = find(S_cudaMemDiscardBatchAsync);
    return function_ != NULL ? function_(dptrs, sizes, count, flags, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemDiscardAndPrefetchBatchAsync(void **dptrs, size_t *sizes, size_t count,
    struct cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
    unsigned long long flags, cudaStream_t stream)
{
    fn_cudaMemDiscardAndPrefetchBatchAsync *function_ = find(S_cudaMemDiscardAndPrefetchBatchAsync);
    return function_ != NULL
        ? function_(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags,
        stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemGetLocationInfo(void *devPtr, size_t size, size_t summaryGranularity,
    size_t samplingGranularity, struct cudaMemLocation *location_out)
{
    fn_cudaMemGetLocationInfo *function_ = find(S_cudaMemGetLocationInfo);
    return function_ != NULL
        ? function_(devPtr, size, summaryGranularity, samplingGranularity, location_out)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemAdvise(const void *devPtr, size_t count, enum cudaMemoryAdvise advice,
    struct cudaMemLocation location)
{
    fn_cudaMemAdvise *function_ = find(S_cudaMemAdvise);
    return function_ != NULL ? function_(devPtr, count, advice, location) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemRangeGetAttribute(void *data, size_t dataSize, enum cudaMemRangeAttribute attribute,
    const void *devPtr, size_t count)
{
    fn_cudaMemRangeGetAttribute *function_ = find(S_cudaMemRangeGetAttribute);
    return function_ != NULL ? function_(data, dataSize, attribute, devPtr, count)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemRangeGetAttributes(void **data, size_t *dataSizes,
    enum cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr, size_t count)
{
    fn_cudaMemRangeGetAttributes *function_ = find(S_cudaMemRangeGetAttributes);
    return function_ != NULL ? function_(data, dataSizes, attributes, numAttributes, devPtr, count)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t count, enum cudaMemcpyKind kind)
{
    fn_cudaMemcpyToArray *function_ = find(S_cudaMemcpyToArray);
    return function_ != NULL ? function_(dst, wOffset, hOffset, src, count, kind)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset,
    size_t count, enum cudaMemcpyKind kind)
{
    fn_cudaMemcpyFromArray *function_ = find(S_cudaMemcpyFromArray);
    return function_ != NULL ? function_(dst, src, wOffset, hOffset, count, kind)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst,
    cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count,
    enum cudaMemcpyKind kind)
{
    fn_cudaMemcpyArrayToArray *function_ = find(S_cudaMemcpyArrayToArray);
    return function_ != NULL
        ? function_(dst, wOffsetDst, hOffsetDst, src, wOffsetSrc, hOffsetSrc, count, kind)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src,
    size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    fn_cudaMemcpyToArrayAsync *function_ = find(S_cudaMemcpyToArrayAsync);
    return function_ != NULL ? function_(dst, wOffset, hOffset, src, count, kind, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset,
    size_t count, enum cudaMemcpyKind kind, cudaStream_t stream)
{
    fn_cudaMemcpyFromArrayAsync *function_ = find(S_cudaMemcpyFromArrayAsync);
    return function_ != NULL ? function_(dst, src, wOffset, hOffset, count, kind, stream)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)
{
    fn_cudaMallocAsync *function_ = find(S_cudaMallocAsync);
    return function_ != NULL ? function_(devPtr, size, hStream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaFreeAsync(void *devPtr, cudaStream_t hStream)
{
    fn_cudaFreeAsync *function_ = find(S_cudaFreeAsync);
    return function_ != NULL ? function_(devPtr, hStream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)
{
    fn_cudaMemPoolTrimTo *function_ = find(S_cudaMemPoolTrimTo);
    return function_ != NULL ? function_(memPool, minBytesToKeep) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemPoolSetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value)
{
    fn_cudaMemPoolSetAttribute *function_ = find(S_cudaMemPoolSetAttribute);
    return function_ != NULL ? function_(memPool, attr, value) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemPoolGetAttribute(cudaMemPool_t memPool, enum cudaMemPoolAttr attr, void *value)
{
    fn_cudaMemPoolGetAttribute *function_ = find(S_cudaMemPoolGetAttribute);
    return function_ != NULL ? function_(memPool, attr, value) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemPoolSetAccess(cudaMemPool_t memPool, const struct cudaMemAccessDesc *descList,
    size_t count)
{
    fn_cudaMemPoolSetAccess *function_ = find(S_cudaMemPoolSetAccess);
    return function_ != NULL ? function_(memPool, descList, count) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t memPool,
    struct cudaMemLocation *location)
{
    fn_cudaMemPoolGetAccess *function_ = find(S_cudaMemPoolGetAccess);
    return function_ != NULL ? function_(flags, memPool, location) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemPoolCreate(cudaMemPool_t *memPool, const struct cudaMemPoolProps *poolProps)
{
    fn_cudaMemPoolCreate *function_ = find(S_cudaMemPoolCreate);
    return function_ != NULL ? function_(memPool, poolProps) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemPoolDestroy(cudaMemPool_t memPool)
{
    fn_cudaMemPoolDestroy *function_ = find(S_cudaMemPoolDestroy);
    return function_ != NULL ? function_(memPool) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemGetDefaultMemPool(cudaMemPool_t *memPool, struct cudaMemLocation *location,
    enum cudaMemAllocationType type)
{
    fn_cudaMemGetDefaultMemPool *function_ = find(S_cudaMemGetDefaultMemPool);
    return function_ != NULL ? function_(memPool, location, type) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemGetMemPool(cudaMemPool_t *memPool, struct cudaMemLocation *location,
    enum cudaMemAllocationType type)
{
    fn_cudaMemGetMemPool *function_ = find(S_cudaMemGetMemPool);
    return function_ != NULL ? function_(memPool, location, type) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemSetMemPool(struct cudaMemLocation *location, enum cudaMemAllocationType type,
    cudaMemPool_t memPool)
{
    fn_cudaMemSetMemPool *function_ = find(S_cudaMemSetMemPool);
    return function_ != NULL ? function_(location, type, memPool) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)
{
    fn_cudaMallocFromPoolAsync *function_ = find(S_cudaMallocFromPoolAsync);
    return function_ != NULL ? function_(ptr, size, memPool, stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool,
    enum cudaMemAllocationHandleType handleType, unsigned int flags)
{
    fn_cudaMemPoolExportToShareableHandle *function_ = find(S_cudaMemPoolExportToShareableHandle);
    return function_ != NULL ? function_(shareableHandle, memPool, handleType, flags)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHandle,
    enum cudaMemAllocationHandleType handleType, unsigned int flags)
{
    fn_cudaMemPoolImportFromShareableHandle *function_ =
        find(S_cudaMemPoolImportFromShareableHandle);
    return function_ != NULL ? function_(memPool, shareableHandle, handleType, flags)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *exportData, void *ptr)
{
    fn_cudaMemPoolExportPointer *function_ = find(S_cudaMemPoolExportPointer);
    return function_ != NULL ? function_(exportData, ptr) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool,
    struct cudaMemPoolPtrExportData *exportData)
{
    fn_cudaMemPoolImportPointer *function_ = find(S_cudaMemPoolImportPointer);
    return function_ != NULL ? function_(ptr, memPool, exportData) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaPointerGetAttributes(struct cudaPointerAttributes *attributes, const void *ptr)
{
    fn_cudaPointerGetAttributes *function_ = find(S_cudaPointerGetAttributes);
    return function_ != NULL ? function_(attributes, ptr) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)
{
    fn_cudaDeviceCanAccessPeer *function_ = find(S_cudaDeviceCanAccessPeer);
    return function_ != NULL ? function_(canAccessPeer, device, peerDevice) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)
{
    fn_cudaDeviceEnablePeerAccess *function_ = find(S_cudaDeviceEnablePeerAccess);
    return function_ != NULL ? function_(peerDevice, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceDisablePeerAccess(int peerDevice)
{
    fn_cudaDeviceDisablePeerAccess *function_ = find(S_cudaDeviceDisablePeerAccess);
    return function_ != NULL ? function_(peerDevice) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)
{
    fn_cudaGraphicsUnregisterResource *function_ = find(S_cudaGraphicsUnregisterResource);
    return function_ != NULL ? function_(resource) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)
{
    fn_cudaGraphicsResourceSetMapFlags *function_ = find(S_cudaGraphicsResourceSetMapFlags);
    return function_ != NULL ? function_(resource, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)
{
    fn_cudaGraphicsMapResources *function_ = find(S_cudaGraphicsMapResources);
    return function_ != NULL ? function_(count, resources, stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)
{
    fn_cudaGraphicsUnmapResources *function_ = find(S_cudaGraphicsUnmapResources);
    return function_ != NULL ? function_(count, resources, stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size,
    cudaGraphicsResource_t resource)
{
    fn_cudaGraphicsResourceGetMappedPointer *function_ =
        find(S_cudaGraphicsResourceGetMappedPointer);
    return function_ != NULL ? function_(devPtr, size, resource) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array, cudaGraphicsResource_t resource,
    unsigned int arrayIndex, unsigned int mipLevel)
{
    fn_cudaGraphicsSubResourceGetMappedArray *function_ =
        find(S_cudaGraphicsSubResourceGetMappedArray);
    return function_ != NULL ? function_(array, resource, arrayIndex, mipLevel)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray,
    cudaGraphicsResource_t resource)
{
    fn_cudaGraphicsResourceGetMappedMipmappedArray *function_ =
        find(S_cudaGraphicsResourceGetMappedMipmappedArray);
    return function_ != NULL ? function_(mipmappedArray, resource) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetChannelDesc(struct cudaChannelFormatDesc *desc, cudaArray_const_t array)
{
    fn_cudaGetChannelDesc *function_ = find(S_cudaGetChannelDesc);
    return function_ != NULL ? function_(desc, array) : cudaErrorInvalidValue;
}

static struct cudaChannelFormatDesc
api_cudaCreateChannelDesc(int x, int y, int z, int w, enum cudaChannelFormatKind f)
{
    fn_cudaCreateChannelDesc *function_ = find(S_cudaCreateChannelDesc);
    return function_ != NULL ? function_(x, y, z, w, f) : (struct cudaChannelFormatDesc){0};
}

static cudaError_t
api_cudaCreateTextureObject(cudaTextureObject_t *pTexObject,
    const struct cudaResourceDesc *pResDesc, const struct cudaTextureDesc *pTexDesc,
    const struct cudaResourceViewDesc *pResViewDesc)
{
    fn_cudaCreateTextureObject *function_ = find(S_cudaCreateTextureObject);
    return function_ != NULL ? function_(pTexObject, pResDesc, pTexDesc, pResViewDesc)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDestroyTextureObject(cudaTextureObject_t texObject)
{
    fn_cudaDestroyTextureObject *function_ = find(S_cudaDestroyTextureObject);
    return function_ != NULL ? function_(texObject) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *pResDesc,
    cudaTextureObject_t texObject)
{
    fn_cudaGetTextureObjectResourceDesc *function_ = find(S_cudaGetTextureObjectResourceDesc);
    return function_ != NULL ? function_(pResDesc, texObject) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject)
{
    fn_cudaGetTextureObjectTextureDesc *function_ = find(S_cudaGetTextureObjectTextureDesc);
    return function_ != NULL ? function_(pTexDesc, texObject) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *pResViewDesc,
    cudaTextureObject_t texObject)
{
    fn_cudaGetTextureObjectResourceViewDesc *function_ =
        find(S_cudaGetTextureObjectResourceViewDesc);
    return function_ != NULL ? function_(pResViewDesc, texObject) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject,
    const struct cudaResourceDesc *pResDesc)
{
    fn_cudaCreateSurfaceObject *function_ = find(S_cudaCreateSurfaceObject);
    return function_ != NULL ? function_(pSurfObject, pResDesc) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)
{
    fn_cudaDestroySurfaceObject *function_ = find(S_cudaDestroySurfaceObject);
    return function_ != NULL ? function_(surfObject) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *pResDesc,
    cudaSurfaceObject_t surfObject)
{
    fn_cudaGetSurfaceObjectResourceDesc *function_ = find(S_cudaGetSurfaceObjectResourceDesc);
    return function_ != NULL ? function_(pResDesc, surfObject) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDriverGetVersion(int *driverVersion)
{
    fn_cudaDriverGetVersion *function_ = find(S_cudaDriverGetVersion);
    return function_ != NULL ? function_(driverVersion) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaRuntimeGetVersion(int *runtimeVersion)
{
    fn_cudaRuntimeGetVersion *function_ = find(S_cudaRuntimeGetVersion);
    return function_ != NULL ? function_(runtimeVersion) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLogsRegisterCallback(cudaLogsCallback_t callbackFunc, void *userData,
    cudaLogsCallbackHandle *callback_out)
{
    fn_cudaLogsRegisterCallback *function_ = find(S_cudaLogsRegisterCallback);
    return function_ != NULL ? function_(callbackFunc, userData, callback_out)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLogsUnregisterCallback(cudaLogsCallbackHandle callback)
{
    fn_cudaLogsUnregisterCallback *function_ = find(S_cudaLogsUnregisterCallback);
    return function_ != NULL ? function_(callback) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLogsCurrent(cudaLogIterator *iterator_out, unsigned int flags)
{
    fn_cudaLogsCurrent *function_ = find(S_cudaLogsCurrent);
    return function_ != NULL ? function_(iterator_out, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLogsDumpToFile(cudaLogIterator *iterator, const char *pathToFile, unsigned int flags)
{
    fn_cudaLogsDumpToFile *function_ = find(S_cudaLogsDumpToFile);
    return function_ != NULL ? function_(iterator, pathToFile, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLogsDumpToMemory(cudaLogIterator *iterator, char *buffer, size_t *size, unsigned int flags)
{
    fn_cudaLogsDumpToMemory *function_ = find(S_cudaLogsDumpToMemory);
    return function_ != NULL ? function_(iterator, buffer, size, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)
{
    fn_cudaGraphCreate *function_ = find(S_cudaGraphCreate);
    return function_ != NULL ? function_(pGraph, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaKernelNodeParams *pNodeParams)
{
    fn_cudaGraphAddKernelNode *function_ = find(S_cudaGraphAddKernelNode);
    return function_ != NULL
        ? function_(pGraphNode, graph, pDependencies, numDependencies, pNodeParams)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphKernelNodeGetParams(cudaGraphNode_t node, struct cudaKernelNodeParams *pNodeParams)
{
    fn_cudaGraphKernelNodeGetParams *function_ = find(S_cudaGraphKernelNodeGetParams);
    return function_ != NULL ? function_(node, pNodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphKernelNodeSetParams(cudaGraphNode_t node,
    const struct cudaKernelNodeParams *pNodeParams)
{
    fn_cudaGraphKernelNodeSetParams *function_ = find(S_cudaGraphKernelNodeSetParams);
    return function_ != NULL ? function_(node, pNodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hDst, cudaGraphNode_t hSrc)
{
    fn_cudaGraphKernelNodeCopyAttributes *function_ = find(S_cudaGraphKernelNodeCopyAttributes);
    return function_ != NULL ? function_(hDst, hSrc) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
    cudaKernelNodeAttrValue *value_out)
{
    fn_cudaGraphKernelNodeGetAttribute *function_ = find(S_cudaGraphKernelNodeGetAttribute);
    return function_ != NULL ? function_(hNode, attr, value_out) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaKernelNodeAttrID attr,
    const cudaKernelNodeAttrValue *value)
{
    fn_cudaGraphKernelNodeSetAttribute *function_ = find(S_cudaGraphKernelNodeSetAttribute);
    return function_ != NULL ? function_(hNode, attr, value) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaMemcpy3DParms *pCopyParams)
{
    fn_cudaGraphAddMemcpyNode *function_ = find(S_cudaGraphAddMemcpyNode);
    return function_ != NULL
        ? function_(pGraphNode, graph, pDependencies, numDependencies, pCopyParams)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol,
    const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    fn_cudaGraphAddMemcpyNodeToSymbol *function_ = find(S_cudaGraphAddMemcpyNodeToSymbol);
    return function_ != NULL
        ? function_(pGraphNode, graph, pDependencies, numDependencies, symbol, src, count, offset,
        kind) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol,
    size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    fn_cudaGraphAddMemcpyNodeFromSymbol *function_ = find(S_cudaGraphAddMemcpyNodeFromSymbol);
    return function_ != NULL
        ? function_(pGraphNode, graph, pDependencies, numDependencies, dst, symbol, count, offset,
        kind) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src,
    size_t count, enum cudaMemcpyKind kind)
{
    fn_cudaGraphAddMemcpyNode1D *function_ = find(S_cudaGraphAddMemcpyNode1D);
    return function_ != NULL
        ? function_(pGraphNode, graph, pDependencies, numDependencies, dst, src, count, kind)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, struct cudaMemcpy3DParms *pNodeParams)
{
    fn_cudaGraphMemcpyNodeGetParams *function_ = find(S_cudaGraphMemcpyNodeGetParams);
    return function_ != NULL ? function_(node, pNodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const struct cudaMemcpy3DParms *pNodeParams)
{
    fn_cudaGraphMemcpyNodeSetParams *function_ = find(S_cudaGraphMemcpyNodeSetParams);
    return function_ != NULL ? function_(node, pNodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, const void *src,
    size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    fn_cudaGraphMemcpyNodeSetParamsToSymbol *function_ =
        find(S_cudaGraphMemcpyNodeSetParamsToSymbol);
    return function_ != NULL ? function_(node, symbol, src, count, offset, kind)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const void *symbol,
    size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    fn_cudaGraphMemcpyNodeSetParamsFromSymbol *function_ =
        find(S_cudaGraphMemcpyNodeSetParamsFromSymbol);
    return function_ != NULL ? function_(node, dst, symbol, count, offset, kind)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src, size_t count,
    enum cudaMemcpyKind kind)
{
    fn_cudaGraphMemcpyNodeSetParams1D *function_ = find(S_cudaGraphMemcpyNodeSetParams1D);
    return function_ != NULL ? function_(node, dst, src, count, kind) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaMemsetParams *pMemsetParams)
{
    fn_cudaGraphAddMemsetNode *function_ = find(S_cudaGraphAddMemsetNode);
    return function_ != NULL
        ? function_(pGraphNode, graph, pDependencies, numDependencies, pMemsetParams)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, struct cudaMemsetParams *pNodeParams)
{
    fn_cudaGraphMemsetNodeGetParams *function_ = find(S_cudaGraphMemsetNodeGetParams);
    return function_ != NULL ? function_(node, pNodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const struct cudaMemsetParams *pNodeParams)
{
    fn_cudaGraphMemsetNodeSetParams *function_ = find(S_cudaGraphMemsetNodeSetParams);
    return function_ != NULL ? function_(node, pNodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaHostNodeParams *pNodeParams)
{
    fn_cudaGraphAddHostNode *function_ = find(S_cudaGraphAddHostNode);
    return function_ != NULL
        ? function_(pGraphNode, graph, pDependencies, numDependencies, pNodeParams)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphHostNodeGetParams(cudaGraphNode_t node, struct cudaHostNodeParams *pNodeParams)
{
    fn_cudaGraphHostNodeGetParams *function_ = find(S_cudaGraphHostNodeGetParams);
    return function_ != NULL ? function_(node, pNodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphHostNodeSetParams(cudaGraphNode_t node, const struct cudaHostNodeParams *pNodeParams)
{
    fn_cudaGraphHostNodeSetParams *function_ = find(S_cudaGraphHostNodeSetParams);
    return function_ != NULL ? function_(node, pNodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)
{
    fn_cudaGraphAddChildGraphNode *function_ = find(S_cudaGraphAddChildGraphNode);
    return function_ != NULL
        ? function_(pGraphNode, graph, pDependencies, numDependencies, childGraph)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)
{
    fn_cudaGraphChildGraphNodeGetGraph *function_ = find(S_cudaGraphChildGraphNodeGetGraph);
    return function_ != NULL ? function_(node, pGraph) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies)
{
    fn_cudaGraphAddEmptyNode *function_ = find(S_cudaGraphAddEmptyNode);
    return function_ != NULL ? function_(pGraphNode, graph, pDependencies, numDependencies)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)
{
    fn_cudaGraphAddEventRecordNode *function_ = find(S_cudaGraphAddEventRecordNode);
    return function_ != NULL ? function_(pGraphNode, graph, pDependencies, numDependencies, event)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)
{
    fn_cudaGraphEventRecordNodeGetEvent *function_ = find(S_cudaGraphEventRecordNodeGetEvent);
    return function_ != NULL ? function_(node, event_out) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
{
    fn_cudaGraphEventRecordNodeSetEvent *function_ = find(S_cudaGraphEventRecordNodeSetEvent);
    return function_ != NULL ? function_(node, event) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)
{
    fn_cudaGraphAddEventWaitNode *function_ = find(S_cudaGraphAddEventWaitNode);
    return function_ != NULL ? function_(pGraphNode, graph, pDependencies, numDependencies, event)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)
{
    fn_cudaGraphEventWaitNodeGetEvent *function_ = find(S_cudaGraphEventWaitNodeGetEvent);
    return function_ != NULL ? function_(node, event_out) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
{
    fn_cudaGraphEventWaitNodeSetEvent *function_ = find(S_cudaGraphEventWaitNodeSetEvent);
    return function_ != NULL ? function_(node, event) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)
{
    fn_cudaGraphAddExternalSemaphoresSignalNode *function_ =
        find(S_cudaGraphAddExternalSemaphoresSignalNode);
    return function_ != NULL
        ? function_(pGraphNode, graph, pDependencies, numDependencies, nodeParams)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode,
    struct cudaExternalSemaphoreSignalNodeParams *params_out)
{
    fn_cudaGraphExternalSemaphoresSignalNodeGetParams *function_ =
        find(S_cudaGraphExternalSemaphoresSignalNodeGetParams);
    return function_ != NULL ? function_(hNode, params_out) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)
{
    fn_cudaGraphExternalSemaphoresSignalNodeSetParams *function_ =
        find(S_cudaGraphExternalSemaphoresSignalNodeSetParams);
    return function_ != NULL ? function_(hNode, nodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)
{
    fn_cudaGraphAddExternalSemaphoresWaitNode *function_ =
        find(S_cudaGraphAddExternalSemaphoresWaitNode);
    return function_ != NULL
        ? function_(pGraphNode, graph, pDependencies, numDependencies, nodeParams)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode,
    struct cudaExternalSemaphoreWaitNodeParams *params_out)
{
    fn_cudaGraphExternalSemaphoresWaitNodeGetParams *function_ =
        find(S_cudaGraphExternalSemaphoresWaitNodeGetParams);
    return function_ != NULL ? function_(hNode, params_out) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode,
    const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)
{
    fn_cudaGraphExternalSemaphoresWaitNodeSetParams *function_ =
        find(S_cudaGraphExternalSemaphoresWaitNodeSetParams);
    return function_ != NULL ? function_(hNode, nodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies,
    struct cudaMemAllocNodeParams *nodeParams)
{
    fn_cudaGraphAddMemAllocNode *function_ = find(S_cudaGraphAddMemAllocNode);
    return function_ != NULL
        ? function_(pGraphNode, graph, pDependencies, numDependencies, nodeParams)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, struct cudaMemAllocNodeParams *params_out)
{
    fn_cudaGraphMemAllocNodeGetParams *function_ = find(S_cudaGraphMemAllocNodeGetParams);
    return function_ != NULL ? function_(node, params_out) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)
{
    fn_cudaGraphAddMemFreeNode *function_ = find(S_cudaGraphAddMemFreeNode);
    return function_ != NULL ? function_(pGraphNode, graph, pDependencies, numDependencies, dptr)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)
{
    fn_cudaGraphMemFreeNodeGetParams *function_ = find(S_cudaGraphMemFreeNodeGetParams);
    return function_ != NULL ? function_(node, dptr_out) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGraphMemTrim(int device)
{
    fn_cudaDeviceGraphMemTrim *function_ = find(S_cudaDeviceGraphMemTrim);
    return function_ != NULL ? function_(device) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr, void *value)
{
    fn_cudaDeviceGetGraphMemAttribute *function_ = find(S_cudaDeviceGetGraphMemAttribute);
    return function_ != NULL ? function_(device, attr, value) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceSetGraphMemAttribute(int device, enum cudaGraphMemAttributeType attr, void *value)
{
    fn_cudaDeviceSetGraphMemAttribute *function_ = find(S_cudaDeviceSetGraphMemAttribute);
    return function_ != NULL ? function_(device, attr, value) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)
{
    fn_cudaGraphClone *function_ = find(S_cudaGraphClone);
    return function_ != NULL ? function_(pGraphClone, originalGraph) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode,
    cudaGraph_t clonedGraph)
{
    fn_cudaGraphNodeFindInClone *function_ = find(S_cudaGraphNodeFindInClone);
    return function_ != NULL ? function_(pNode, originalNode, clonedGraph) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType *pType)
{
    fn_cudaGraphNodeGetType *function_ = find(S_cudaGraphNodeGetType);
    return function_ != NULL ? function_(node, pType) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphNodeGetContainingGraph(cudaGraphNode_t hNode, cudaGraph_t *phGraph)
{
    fn_cudaGraphNodeGetContainingGraph *function_ = find(S_cudaGraphNodeGetContainingGraph);
    return function_ != NULL ? function_(hNode, phGraph) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphNodeGetLocalId(cudaGraphNode_t hNode, unsigned int *nodeId)
{
    fn_cudaGraphNodeGetLocalId *function_ = find(S_cudaGraphNodeGetLocalId);
    return function_ != NULL ? function_(hNode, nodeId) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphNodeGetToolsId(cudaGraphNode_t hNode, unsigned long long *toolsNodeId)
{
    fn_cudaGraphNodeGetToolsId *function_ = find(S_cudaGraphNodeGetToolsId);
    return function_ != NULL ? function_(hNode, toolsNodeId) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphGetId(cudaGraph_t hGraph, unsigned int *graphID)
{
    fn_cudaGraphGetId *function_ = find(S_cudaGraphGetId);
    return function_ != NULL ? function_(hGraph, graphID) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecGetId(cudaGraphExec_t hGraphExec, unsigned int *graphID)
{
    fn_cudaGraphExecGetId *function_ = find(S_cudaGraphExecGetId);
    return function_ != NULL ? function_(hGraphExec, graphID) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)
{
    fn_cudaGraphGetNodes *function_ = find(S_cudaGraphGetNodes);
    return function_ != NULL ? function_(graph, nodes, numNodes) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes)
{
    fn_cudaGraphGetRootNodes *function_ = find(S_cudaGraphGetRootNodes);
    return function_ != NULL ? function_(graph, pRootNodes, pNumRootNodes) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to,
    cudaGraphEdgeData *edgeData, size_t *numEdges)
{
    fn_cudaGraphGetEdges *function_ = find(S_cudaGraphGetEdges);
    return function_ != NULL ? function_(graph, from, to, edgeData, numEdges)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies,
    cudaGraphEdgeData *edgeData, size_t *pNumDependencies)
{
    fn_cudaGraphNodeGetDependencies *function_ = find(S_cudaGraphNodeGetDependencies);
    return function_ != NULL ? function_(node, pDependencies, edgeData, pNumDependencies)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes,
    cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes)
{
    fn_cudaGraphNodeGetDependentNodes *function_ = find(S_cudaGraphNodeGetDependentNodes);
    return function_ != NULL ? function_(node, pDependentNodes, edgeData, pNumDependentNodes)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
    const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)
{
    fn_cudaGraphAddDependencies *function_ = find(S_cudaGraphAddDependencies);
    return function_ != NULL ? function_(graph, from, to, edgeData, numDependencies)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
    const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies)
{
    fn_cudaGraphRemoveDependencies *function_ = find(S_cudaGraphRemoveDependencies);
    return function_ != NULL ? function_(graph, from, to, edgeData, numDependencies)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphDestroyNode(cudaGraphNode_t node)
{
    fn_cudaGraphDestroyNode *function_ = find(S_cudaGraphDestroyNode);
    return function_ != NULL ? function_(node) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)
{
    fn_cudaGraphInstantiate *function_ = find(S_cudaGraphInstantiate);
    return function_ != NULL ? function_(pGraphExec, graph, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    unsigned long long flags)
{
    fn_cudaGraphInstantiateWithFlags *function_ = find(S_cudaGraphInstantiateWithFlags);
    return function_ != NULL ? function_(pGraphExec, graph, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphInstantiateWithParams(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    cudaGraphInstantiateParams *instantiateParams)
{
    fn_cudaGraphInstantiateWithParams *function_ = find(S_cudaGraphInstantiateWithParams);
    return function_ != NULL ? function_(pGraphExec, graph, instantiateParams)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecGetFlags(cudaGraphExec_t graphExec, unsigned long long *flags)
{
    fn_cudaGraphExecGetFlags *function_ = find(S_cudaGraphExecGetFlags);
    return function_ != NULL ? function_(graphExec, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaKernelNodeParams *pNodeParams)
{
    fn_cudaGraphExecKernelNodeSetParams *function_ = find(S_cudaGraphExecKernelNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, node, pNodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaMemcpy3DParms *pNodeParams)
{
    fn_cudaGraphExecMemcpyNodeSetParams *function_ = find(S_cudaGraphExecMemcpyNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, node, pNodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const void *symbol, const void *src, size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    fn_cudaGraphExecMemcpyNodeSetParamsToSymbol *function_ =
        find(S_cudaGraphExecMemcpyNodeSetParamsToSymbol);
    return function_ != NULL ? function_(hGraphExec, node, symbol, src, count, offset, kind)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    void *dst, const void *symbol, size_t count, size_t offset, enum cudaMemcpyKind kind)
{
    fn_cudaGraphExecMemcpyNodeSetParamsFromSymbol *function_ =
        find(S_cudaGraphExecMemcpyNodeSetParamsFromSymbol);
    return function_ != NULL ? function_(hGraphExec, node, dst, symbol, count, offset, kind)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst,
    const void *src, size_t count, enum cudaMemcpyKind kind)
{
    fn_cudaGraphExecMemcpyNodeSetParams1D *function_ = find(S_cudaGraphExecMemcpyNodeSetParams1D);
    return function_ != NULL ? function_(hGraphExec, node, dst, src, count, kind)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaMemsetParams *pNodeParams)
{
    fn_cudaGraphExecMemsetNodeSetParams *function_ = find(S_cudaGraphExecMemsetNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, node, pNodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    const struct cudaHostNodeParams *pNodeParams)
{
    fn_cudaGraphExecHostNodeSetParams *function_ = find(S_cudaGraphExecHostNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, node, pNodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node,
    cudaGraph_t childGraph)
{
    fn_cudaGraphExecChildGraphNodeSetParams *function_ =
        find(S_cudaGraphExecChildGraphNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, node, childGraph) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    cudaEvent_t event)
{
    fn_cudaGraphExecEventRecordNodeSetEvent *function_ =
        find(S_cudaGraphExecEventRecordNodeSetEvent);
    return function_ != NULL ? function_(hGraphExec, hNode, event) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    cudaEvent_t event)
{
    fn_cudaGraphExecEventWaitNodeSetEvent *function_ = find(S_cudaGraphExecEventWaitNodeSetEvent);
    return function_ != NULL ? function_(hGraphExec, hNode, event) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t hNode, const struct cudaExternalSemaphoreSignalNodeParams *nodeParams)
{
    fn_cudaGraphExecExternalSemaphoresSignalNodeSetParams *function_ =
        find(S_cudaGraphExecExternalSemaphoresSignalNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, hNode, nodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t hNode, const struct cudaExternalSemaphoreWaitNodeParams *nodeParams)
{
    fn_cudaGraphExecExternalSemaphoresWaitNodeSetParams *function_ =
        find(S_cudaGraphExecExternalSemaphoresWaitNodeSetParams);
    return function_ != NULL ? function_(hGraphExec, hNode, nodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    unsigned int isEnabled)
{
    fn_cudaGraphNodeSetEnabled *function_ = find(S_cudaGraphNodeSetEnabled);
    return function_ != NULL ? function_(hGraphExec, hNode, isEnabled) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode,
    unsigned int *isEnabled)
{
    fn_cudaGraphNodeGetEnabled *function_ = find(S_cudaGraphNodeGetEnabled);
    return function_ != NULL ? function_(hGraphExec, hNode, isEnabled) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph,
    cudaGraphExecUpdateResultInfo *resultInfo)
{
    fn_cudaGraphExecUpdate *function_ = find(S_cudaGraphExecUpdate);
    return function_ != NULL ? function_(hGraphExec, hGraph, resultInfo) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)
{
    fn_cudaGraphUpload *function_ = find(S_cudaGraphUpload);
    return function_ != NULL ? function_(graphExec, stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)
{
    fn_cudaGraphLaunch *function_ = find(S_cudaGraphLaunch);
    return function_ != NULL ? function_(graphExec, stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecDestroy(cudaGraphExec_t graphExec)
{
    fn_cudaGraphExecDestroy *function_ = find(S_cudaGraphExecDestroy);
    return function_ != NULL ? function_(graphExec) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphDestroy(cudaGraph_t graph)
{
    fn_cudaGraphDestroy *function_ = find(S_cudaGraphDestroy);
    return function_ != NULL ? function_(graph) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)
{
    fn_cudaGraphDebugDotPrint *function_ = find(S_cudaGraphDebugDotPrint);
    return function_ != NULL ? function_(graph, path, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy,
    unsigned int initialRefcount, unsigned int flags)
{
    fn_cudaUserObjectCreate *function_ = find(S_cudaUserObjectCreate);
    return function_ != NULL ? function_(object_out, ptr, destroy, initialRefcount, flags)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)
{
    fn_cudaUserObjectRetain *function_ = find(S_cudaUserObjectRetain);
    return function_ != NULL ? function_(object, count) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)
{
    fn_cudaUserObjectRelease *function_ = find(S_cudaUserObjectRelease);
    return function_ != NULL ? function_(object, count) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count,
    unsigned int flags)
{
    fn_cudaGraphRetainUserObject *function_ = find(S_cudaGraphRetainUserObject);
    return function_ != NULL ? function_(graph, object, count, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count)
{
    fn_cudaGraphReleaseUserObject *function_ = find(S_cudaGraphReleaseUserObject);
    return function_ != NULL ? function_(graph, object, count) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData,
    size_t numDependencies, struct cudaGraphNodeParams *nodeParams)
{
    fn_cudaGraphAddNode *function_ = find(S_cudaGraphAddNode);
    return function_ != NULL
        ? function_(pGraphNode, graph, pDependencies, dependencyData, numDependencies, nodeParams)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphNodeSetParams(cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams)
{
    fn_cudaGraphNodeSetParams *function_ = find(S_cudaGraphNodeSetParams);
    return function_ != NULL ? function_(node, nodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphNodeGetParams(cudaGraphNode_t node, struct cudaGraphNodeParams *nodeParams)
{
    fn_cudaGraphNodeGetParams *function_ = find(S_cudaGraphNodeGetParams);
    return function_ != NULL ? function_(node, nodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphExecNodeSetParams(cudaGraphExec_t graphExec, cudaGraphNode_t node,
    struct cudaGraphNodeParams *nodeParams)
{
    fn_cudaGraphExecNodeSetParams *function_ = find(S_cudaGraphExecNodeSetParams);
    return function_ != NULL ? function_(graphExec, node, nodeParams) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph,
    unsigned int defaultLaunchValue, unsigned int flags)
{
    fn_cudaGraphConditionalHandleCreate *function_ = find(S_cudaGraphConditionalHandleCreate);
    return function_ != NULL ? function_(pHandle_out, graph, defaultLaunchValue, flags)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphConditionalHandleCreate_v2(cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph,
    cudaExecutionContext_t ctx, unsigned int defaultLaunchValue, unsigned int flags)
{
    fn_cudaGraphConditionalHandleCreate_v2 *function_ = find(S_cudaGraphConditionalHandleCreate_v2);
    return function_ != NULL ? function_(pHandle_out, graph, ctx, defaultLaunchValue, flags)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags,
    enum cudaDriverEntryPointQueryResult *driverStatus)
{
    fn_cudaGetDriverEntryPoint *function_ = find(S_cudaGetDriverEntryPoint);
    return function_ != NULL ? function_(symbol, funcPtr, flags, driverStatus)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetDriverEntryPointByVersion(const char *symbol, void **funcPtr, unsigned int cudaVersion,
    unsigned long long flags, enum cudaDriverEntryPointQueryResult *driverStatus)
{
    fn_cudaGetDriverEntryPointByVersion *function_ = find(S_cudaGetDriverEntryPointByVersion);
    return function_ != NULL ? function_(symbol, funcPtr, cudaVersion, flags, driverStatus)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLibraryLoadData(cudaLibrary_t *library, const void *code, enum cudaJitOption *jitOptions,
    void **jitOptionsValues, unsigned int numJitOptions, enum cudaLibraryOption *libraryOptions,
    void **libraryOptionValues, unsigned int numLibraryOptions)
{
    fn_cudaLibraryLoadData *function_ = find(S_cudaLibraryLoadData);
    return function_ != NULL
        ? function_(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLibraryLoadFromFile(cudaLibrary_t *library, const char *fileName,
    enum cudaJitOption *jitOptions, void **jitOptionsValues, unsigned int numJitOptions,
    enum cudaLibraryOption *libraryOptions, void **libraryOptionValues,
    unsigned int numLibraryOptions)
{
    fn_cudaLibraryLoadFromFile *function_ = find(S_cudaLibraryLoadFromFile);
    return function_ != NULL
        ? function_(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions,
        libraryOptionValues, numLibraryOptions) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLibraryUnload(cudaLibrary_t library)
{
    fn_cudaLibraryUnload *function_ = find(S_cudaLibraryUnload);
    return function_ != NULL ? function_(library) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLibraryGetKernel(cudaKernel_t *pKernel, cudaLibrary_t library, const char *name)
{
    fn_cudaLibraryGetKernel *function_ = find(S_cudaLibraryGetKernel);
    return function_ != NULL ? function_(pKernel, library, name) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLibraryGetGlobal(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)
{
    fn_cudaLibraryGetGlobal *function_ = find(S_cudaLibraryGetGlobal);
    return function_ != NULL ? function_(dptr, bytes, library, name) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLibraryGetManaged(void **dptr, size_t *bytes, cudaLibrary_t library, const char *name)
{
    fn_cudaLibraryGetManaged *function_ = find(S_cudaLibraryGetManaged);
    return function_ != NULL ? function_(dptr, bytes, library, name) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLibraryGetUnifiedFunction(void **fptr, cudaLibrary_t library, const char *symbol)
{
    fn_cudaLibraryGetUnifiedFunction *function_ = find(S_cudaLibraryGetUnifiedFunction);
    return function_ != NULL ? function_(fptr, library, symbol) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLibraryGetKernelCount(unsigned int *count, cudaLibrary_t lib)
{
    fn_cudaLibraryGetKernelCount *function_ = find(S_cudaLibraryGetKernelCount);
    return function_ != NULL ? function_(count, lib) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaLibraryEnumerateKernels(cudaKernel_t *kernels, unsigned int numKernels, cudaLibrary_t lib)
{
    fn_cudaLibraryEnumerateKernels *function_ = find(S_cudaLibraryEnumerateKernels);
    return function_ != NULL ? function_(kernels, numKernels, lib) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaKernelSetAttributeForDevice(cudaKernel_t kernel, enum cudaFuncAttribute attr, int value,
    int device)
{
    fn_cudaKernelSetAttributeForDevice *function_ = find(S_cudaKernelSetAttributeForDevice);
    return function_ != NULL ? function_(kernel, attr, value, device) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetDevResource(int device, cudaDevResource *resource, enum cudaDevResourceType type)
{
    fn_cudaDeviceGetDevResource *function_ = find(S_cudaDeviceGetDevResource);
    return function_ != NULL ? function_(device, resource, type) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDevSmResourceSplitByCount(cudaDevResource *result, unsigned int *nbGroups,
    const cudaDevResource *input, cudaDevResource *remaining, unsigned int flags,
    unsigned int minCount)
{
    fn_cudaDevSmResourceSplitByCount *function_ = find(S_cudaDevSmResourceSplitByCount);
    return function_ != NULL ? function_(result, nbGroups, input, remaining, flags, minCount)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDevSmResourceSplit(cudaDevResource *result, unsigned int nbGroups,
    const cudaDevResource *input, cudaDevResource *remainder, unsigned int flags,
    cudaDevSmResourceGroupParams *groupParams)
{
    fn_cudaDevSmResourceSplit *function_ = find(S_cudaDevSmResourceSplit);
    return function_ != NULL ? function_(result, nbGroups, input, remainder, flags, groupParams)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDevResourceGenerateDesc(cudaDevResourceDesc_t *phDesc, cudaDevResource *resources,
    unsigned int nbResources)
{
    fn_cudaDevResourceGenerateDesc *function_ = find(S_cudaDevResourceGenerateDesc);
    return function_ != NULL ? function_(phDesc, resources, nbResources) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGreenCtxCreate(cudaExecutionContext_t *phCtx, cudaDevResourceDesc_t desc, int device,
    unsigned int flags)
{
    fn_cudaGreenCtxCreate *function_ = find(S_cudaGreenCtxCreate);
    return function_ != NULL ? function_(phCtx, desc, device, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaExecutionCtxDestroy(cudaExecutionContext_t ctx)
{
    fn_cudaExecutionCtxDestroy *function_ = find(S_cudaExecutionCtxDestroy);
    return function_ != NULL ? function_(ctx) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaExecutionCtxGetDevResource(cudaExecutionContext_t ctx, cudaDevResource *resource,
    enum cudaDevResourceType type)
{
    fn_cudaExecutionCtxGetDevResource *function_ = find(S_cudaExecutionCtxGetDevResource);
    return function_ != NULL ? function_(ctx, resource, type) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaExecutionCtxGetDevice(int *device, cudaExecutionContext_t ctx)
{
    fn_cudaExecutionCtxGetDevice *function_ = find(S_cudaExecutionCtxGetDevice);
    return function_ != NULL ? function_(device, ctx) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaExecutionCtxGetId(cudaExecutionContext_t ctx, unsigned long long *ctxId)
{
    fn_cudaExecutionCtxGetId *function_ = find(S_cudaExecutionCtxGetId);
    return function_ != NULL ? function_(ctx, ctxId) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaExecutionCtxStreamCreate(cudaStream_t *phStream, cudaExecutionContext_t ctx,
    unsigned int flags, int priority)
{
    fn_cudaExecutionCtxStreamCreate *function_ = find(S_cudaExecutionCtxStreamCreate);
    return function_ != NULL ? function_(phStream, ctx, flags, priority) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaExecutionCtxSynchronize(cudaExecutionContext_t ctx)
{
    fn_cudaExecutionCtxSynchronize *function_ = find(S_cudaExecutionCtxSynchronize);
    return function_ != NULL ? function_(ctx) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaStreamGetDevResource(cudaStream_t hStream, cudaDevResource *resource,
    enum cudaDevResourceType type)
{
    fn_cudaStreamGetDevResource *function_ = find(S_cudaStreamGetDevResource);
    return function_ != NULL ? function_(hStream, resource, type) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaExecutionCtxRecordEvent(cudaExecutionContext_t ctx, cudaEvent_t event)
{
    fn_cudaExecutionCtxRecordEvent *function_ = find(S_cudaExecutionCtxRecordEvent);
    return function_ != NULL ? function_(ctx, event) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaExecutionCtxWaitEvent(cudaExecutionContext_t ctx, cudaEvent_t event)
{
    fn_cudaExecutionCtxWaitEvent *function_ = find(S_cudaExecutionCtxWaitEvent);
    return function_ != NULL ? function_(ctx, event) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaDeviceGetExecutionCtx(cudaExecutionContext_t *ctx, int device)
{
    fn_cudaDeviceGetExecutionCtx *function_ = find(S_cudaDeviceGetExecutionCtx);
    return function_ != NULL ? function_(ctx, device) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)
{
    fn_cudaGetExportTable *function_ = find(S_cudaGetExportTable);
    return function_ != NULL ? function_(ppExportTable, pExportTableId) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)
{
    fn_cudaGetFuncBySymbol *function_ = find(S_cudaGetFuncBySymbol);
    return function_ != NULL ? function_(functionPtr, symbolPtr) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGetKernel(cudaKernel_t *kernelPtr, const void *entryFuncAddr)
{
    fn_cudaGetKernel *function_ = find(S_cudaGetKernel);
    return function_ != NULL ? function_(kernelPtr, entryFuncAddr) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaProfilerStart(void)
{
    fn_cudaProfilerStart *function_ = find(S_cudaProfilerStart);
    return function_ != NULL ? function_() : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaProfilerStop(void)
{
    fn_cudaProfilerStop *function_ = find(S_cudaProfilerStop);
    return function_ != NULL ? function_() : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphicsEGLRegisterImage(cudaGraphicsResource_t *pCudaResource, EGLImageKHR image,
    unsigned int flags)
{
    fn_cudaGraphicsEGLRegisterImage *function_ = find(S_cudaGraphicsEGLRegisterImage);
    return function_ != NULL ? function_(pCudaResource, image, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream)
{
    fn_cudaEGLStreamConsumerConnect *function_ = find(S_cudaEGLStreamConsumerConnect);
    return function_ != NULL ? function_(conn, eglStream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn, EGLStreamKHR eglStream,
    unsigned int flags)
{
    fn_cudaEGLStreamConsumerConnectWithFlags *function_ =
        find(S_cudaEGLStreamConsumerConnectWithFlags);
    return function_ != NULL ? function_(conn, eglStream, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)
{
    fn_cudaEGLStreamConsumerDisconnect *function_ = find(S_cudaEGLStreamConsumerDisconnect);
    return function_ != NULL ? function_(conn) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn,
    cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)
{
    fn_cudaEGLStreamConsumerAcquireFrame *function_ = find(S_cudaEGLStreamConsumerAcquireFrame);
    return function_ != NULL ? function_(conn, pCudaResource, pStream, timeout)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn,
    cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)
{
    fn_cudaEGLStreamConsumerReleaseFrame *function_ = find(S_cudaEGLStreamConsumerReleaseFrame);
    return function_ != NULL ? function_(conn, pCudaResource, pStream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream,
    EGLint width, EGLint height)
{
    fn_cudaEGLStreamProducerConnect *function_ = find(S_cudaEGLStreamProducerConnect);
    return function_ != NULL ? function_(conn, eglStream, width, height) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)
{
    fn_cudaEGLStreamProducerDisconnect *function_ = find(S_cudaEGLStreamProducerDisconnect);
    return function_ != NULL ? function_(conn) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn, cudaEglFrame eglframe,
    cudaStream_t *pStream)
{
    fn_cudaEGLStreamProducerPresentFrame *function_ = find(S_cudaEGLStreamProducerPresentFrame);
    return function_ != NULL ? function_(conn, eglframe, pStream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn, cudaEglFrame *eglframe,
    cudaStream_t *pStream)
{
    fn_cudaEGLStreamProducerReturnFrame *function_ = find(S_cudaEGLStreamProducerReturnFrame);
    return function_ != NULL ? function_(conn, eglframe, pStream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame, cudaGraphicsResource_t resource,
    unsigned int index, unsigned int mipLevel)
{
    fn_cudaGraphicsResourceGetMappedEglFrame *function_ =
        find(S_cudaGraphicsResourceGetMappedEglFrame);
    return function_ != NULL ? function_(eglFrame, resource, index, mipLevel)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags)
{
    fn_cudaEventCreateFromEGLSync *function_ = find(S_cudaEventCreateFromEGLSync);
    return function_ != NULL ? function_(phEvent, eglSync, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices,
    unsigned int cudaDeviceCount, enum cudaGLDeviceList deviceList)
{
    fn_cudaGLGetDevices *function_ = find(S_cudaGLGetDevices);
    return function_ != NULL
        ? function_(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphicsGLRegisterImage(cudaGraphicsResource_t *resource, GLuint image, GLenum target,
    unsigned int flags)
{
    fn_cudaGraphicsGLRegisterImage *function_ = find(S_cudaGraphicsGLRegisterImage);
    return function_ != NULL ? function_(resource, image, target, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphicsGLRegisterBuffer(cudaGraphicsResource_t *resource, GLuint buffer,
    unsigned int flags)
{
    fn_cudaGraphicsGLRegisterBuffer *function_ = find(S_cudaGraphicsGLRegisterBuffer);
    return function_ != NULL ? function_(resource, buffer, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGLSetGLDevice(int device)
{
    fn_cudaGLSetGLDevice *function_ = find(S_cudaGLSetGLDevice);
    return function_ != NULL ? function_(device) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGLRegisterBufferObject(GLuint bufObj)
{
    fn_cudaGLRegisterBufferObject *function_ = find(S_cudaGLRegisterBufferObject);
    return function_ != NULL ? function_(bufObj) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGLMapBufferObject(void **devPtr, GLuint bufObj)
{
    fn_cudaGLMapBufferObject *function_ = find(S_cudaGLMapBufferObject);
    return function_ != NULL ? function_(devPtr, bufObj) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGLUnmapBufferObject(GLuint bufObj)
{
    fn_cudaGLUnmapBufferObject *function_ = find(S_cudaGLUnmapBufferObject);
    return function_ != NULL ? function_(bufObj) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGLUnregisterBufferObject(GLuint bufObj)
{
    fn_cudaGLUnregisterBufferObject *function_ = find(S_cudaGLUnregisterBufferObject);
    return function_ != NULL ? function_(bufObj) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)
{
    fn_cudaGLSetBufferObjectMapFlags *function_ = find(S_cudaGLSetBufferObjectMapFlags);
    return function_ != NULL ? function_(bufObj, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)
{
    fn_cudaGLMapBufferObjectAsync *function_ = find(S_cudaGLMapBufferObjectAsync);
    return function_ != NULL ? function_(devPtr, bufObj, stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)
{
    fn_cudaGLUnmapBufferObjectAsync *function_ = find(S_cudaGLUnmapBufferObjectAsync);
    return function_ != NULL ? function_(bufObj, stream) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
{
    fn_cudaVDPAUGetDevice *function_ = find(S_cudaVDPAUGetDevice);
    return function_ != NULL ? function_(device, vdpDevice, vdpGetProcAddress)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice,
    int (*vdpGetProcAddress)(VdpDevice, uint32_t, void **))
{
    fn_cudaVDPAUSetVDPAUDevice *function_ = find(S_cudaVDPAUSetVDPAUDevice);
    return function_ != NULL ? function_(device, vdpDevice, vdpGetProcAddress)
        : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource_t *resource,
    VdpVideoSurface vdpSurface, unsigned int flags)
{
    fn_cudaGraphicsVDPAURegisterVideoSurface *function_ =
        find(S_cudaGraphicsVDPAURegisterVideoSurface);
    return function_ != NULL ? function_(resource, vdpSurface, flags) : cudaErrorInvalidValue;
}

static cudaError_t
api_cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource_t *resource,
    VdpOutputSurface vdpSurface, unsigned int flags)
{
    fn_cudaGraphicsVDPAURegisterOutputSurface *function_ =
        find(S_cudaGraphicsVDPAURegisterOutputSurface);
    return function_ != NULL ? function_(resource, vdpSurface, flags) : cudaErrorInvalidValue;
}

static void *
find_entry(const char *function, const char *symbol)
{
    static _Atomic(int) last;
    return cb_api_entry((const cb_api *)&runtime_api_table, symbols, SYMBOL_COUNT, &last, function,
        symbol);
}

const cubind_runtime_api runtime_api_table = {
    .layout = CUBIND_RUNTIME_API_LAYOUT,
    .api_version = 13050,
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
